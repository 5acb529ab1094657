// Linear forms of indices: taking them apart, and building them where they are cheapest.
#include "analysis/linear.h"

CGI_DEF cgi_linear cgi_linear_constant(int64_t c) {
  cgi_linear x;
  memset(&x, 0, sizeof x);
  x.constant = c;
  return x;
}

CGI_DEF cgi_linear cgi_linear_term(cg_value v) {
  cgi_linear x = cgi_linear_constant(0);
  x.num_terms = 1;
  x.values[0] = v;
  x.coefficients[0] = 1;
  return x;
}

static int64_t cgi_wrap_mul(int64_t a, int64_t b) { return (int64_t)((uint64_t)a * (uint64_t)b); }
static int64_t cgi_wrap_add(int64_t a, int64_t b) { return (int64_t)((uint64_t)a + (uint64_t)b); }

CGI_DEF bool cgi_linear_add(cgi_linear *sum, const cgi_linear *x, int64_t times) {
  cgi_linear r = *sum;
  r.constant = cgi_wrap_add(r.constant, cgi_wrap_mul(x->constant, times));
  for (unsigned i = 0; i < x->num_terms && times; i++) {
    unsigned k = 0;
    while (k < r.num_terms && r.values[k] != x->values[i]) k++;
    if (k == r.num_terms) {
      if (k == CGI_LINEAR_TERMS) return false;
      r.values[k] = x->values[i];
      r.coefficients[k] = 0;
      r.num_terms++;
    }
    r.coefficients[k] = cgi_wrap_add(r.coefficients[k], cgi_wrap_mul(x->coefficients[i], times));
    if (r.coefficients[k]) continue;
    r.num_terms--;
    r.values[k] = r.values[r.num_terms];
    r.coefficients[k] = r.coefficients[r.num_terms];
  }
  *sum = r;
  return true;
}

static bool cgi_linear_value(cg_value v, int64_t times, cgi_linear *sum, unsigned depth);

static bool cgi_linear_expr(cg_expr e, int64_t times, cg_map m, const cg_value *operands, cgi_linear *sum, unsigned depth) {
  if (depth > 30) return false;
  switch (e->kind) {
  case CG_EXPR_CONST: sum->constant = cgi_wrap_add(sum->constant, cgi_wrap_mul(e->value, times)); return true;
  case CG_EXPR_DIM: return cgi_linear_value(operands[e->value], times, sum, depth + 1);
  case CG_EXPR_SYMBOL: return cgi_linear_value(operands[m->num_dims + (unsigned)e->value], times, sum, depth + 1);
  case CG_EXPR_ADD: return cgi_linear_expr(e->lhs, times, m, operands, sum, depth + 1) && cgi_linear_expr(e->rhs, times, m, operands, sum, depth + 1);
  case CG_EXPR_MUL: return e->rhs->kind == CG_EXPR_CONST && cgi_linear_expr(e->lhs, cgi_wrap_mul(times, e->rhs->value), m, operands, sum, depth + 1);
  default: return false;
  }
}

static bool cgi_linear_apply(cg_op op, int64_t times, cgi_linear *sum, unsigned depth) {
  cg_value operands[16];
  cg_map m = cg_attr_map(cg_op_attr(op, "map"));
  if (op->num_operands > 16) return false;
  cgi_operand_values(op, 0, op->num_operands, operands);
  return cgi_linear_expr(m->results[0], times, m, operands, sum, depth + 1);
}

// Adds times * v to the sum; where v cannot be taken apart, or into too many terms, as one term.
static bool cgi_linear_value(cg_value v, int64_t times, cgi_linear *sum, unsigned depth) {
  int64_t c;
  cg_op op = v->op;
  cgi_linear before = *sum, term;
  if (cgi_constant_int(v, &c)) {
    sum->constant = cgi_wrap_add(sum->constant, cgi_wrap_mul(c, times));
    return true;
  }
  if (op && depth < 30 && v->type->kind == CG_TYPE_INDEX) {
    cg_value l = op->num_operands > 0 ? op->operands[CG_LHS].value : NULL, r = op->num_operands > 1 ? op->operands[CG_RHS].value : NULL;
    bool ok = false;
    switch (op->def->kind) {
    case CG_ARITH_ADDI: ok = cgi_linear_value(l, times, sum, depth + 1) && cgi_linear_value(r, times, sum, depth + 1); break;
    case CG_ARITH_SUBI: ok = cgi_linear_value(l, times, sum, depth + 1) && cgi_linear_value(r, cgi_wrap_mul(times, -1), sum, depth + 1); break;
    case CG_ARITH_MULI:
      if (cgi_constant_int(r, &c))
        ok = cgi_linear_value(l, cgi_wrap_mul(times, c), sum, depth + 1);
      else if (cgi_constant_int(l, &c))
        ok = cgi_linear_value(r, cgi_wrap_mul(times, c), sum, depth + 1);
      break;
    case CG_ARITH_SHLI:
      ok = cgi_constant_int(r, &c) && c >= 0 && c < 31 && cgi_linear_value(l, cgi_wrap_mul(times, (int64_t)1 << c), sum, depth + 1);
      break;
    case CG_AFFINE_APPLY: ok = cgi_linear_apply(op, times, sum, depth); break;
    default: break;
    }
    if (ok) return true;
    *sum = before;
  }
  term = cgi_linear_term(v);
  return cgi_linear_add(sum, &term, times);
}

CGI_DEF cgi_linear cgi_linear_of(cg_value v) {
  cgi_linear x = cgi_linear_constant(0);
  return cgi_linear_value(v, 1, &x, 0) ? x : cgi_linear_term(v);
}

CGI_DEF bool cgi_linear_of_map(cg_map m, unsigned i, const cg_value *operands, cgi_linear *out) {
  *out = cgi_linear_constant(0);
  return cgi_linear_expr(m->results[i], 1, m, operands, out, 0);
}

CGI_DEF cgi_interval cgi_linear_range(const cgi_linear *x) {
  cgi_interval r = cgi_range_of_constant(x->constant);
  for (unsigned i = 0; i < x->num_terms; i++) r = cgi_range_add(r, cgi_range_scale(cgi_range_of(x->values[i]), x->coefficients[i]));
  return r;
}

CGI_DEF cgi_interval cgi_difference_range(cg_value a, cg_value b) {
  cgi_linear d = cgi_linear_of(b), from = cgi_linear_of(a);
  cgi_interval r;
  if (cgi_linear_add(&d, &from, -1)) return cgi_linear_range(&d);
  r = cgi_range_of(b);
  return cgi_range_add(r, cgi_range_scale(cgi_range_of(a), -1));
}

CGI_DEF int64_t cgi_linear_divisor(const cgi_linear *x) {
  int64_t d = cgi_gcd(x->constant, 0);
  for (unsigned i = 0; i < x->num_terms && d != 1; i++) {
    int64_t t = cgi_divisor_of(x->values[i]), c = cgi_gcd(x->coefficients[i], 0);
    d = cgi_gcd(d, t && c > ((int64_t)1 << 30) / t ? (t > c ? t : c) : t * c);
  }
  return d;
}

// ---- building ---------------------------------------------------------------------------------------------------------------------------
static unsigned cgi_value_depth(cg_value v) {
  unsigned depth = 0;
  for (cg_op op = v->op ? cg_op_parent(v->op) : v->block->region->op; op; op = cg_op_parent(op)) depth++;
  return depth;
}

// Of two values that are both available somewhere: the one that is available later.
static bool cgi_value_is_later(cg_value a, cg_value b) {
  unsigned da = cgi_value_depth(a), db = cgi_value_depth(b);
  if (da != db) return da > db;
  if (!a->op || !b->op) return a->op != NULL;
  return a->op != b->op && cgi_op_before(b->op, a->op);
}

static cgi_builder cgi_builder_behind(cg_value v, cg_loc loc) {
  cgi_builder b;
  if (v->op) {
    b = cgi_builder_after(v->op);
    b.loc = loc;
    return b;
  }
  return cgi_builder_at_start(v->block, loc);
}

static cg_value cgi_linear_constant_op(cg_value where, int64_t c, cg_loc loc) {
  cgi_builder b = cgi_builder_behind(where, loc);
  return cgi_build_int(&b, where->type, c);
}

// kind(x, y), or kind(x, c) where y is NULL, behind the later of both; once.
static cg_value cgi_linear_op(cgi_linear_builder *lb, cg_op_kind kind, cg_value x, cg_value y, int64_t c, cg_loc loc) {
  uint64_t key = cgi_hash_u64(cgi_hash_u64((uint64_t)kind, (uint64_t)(uintptr_t)x), y ? (uint64_t)(uintptr_t)y : (uint64_t)c) >> 1;
  uint64_t found;
  if (cgi_hmap_get(&lb->made, key, &found)) {
    cg_op op = ((cg_value)(uintptr_t)found)->op;
    bool same = op && op->def->kind == kind && op->operands[CG_LHS].value == x;
    if (same && (y ? op->operands[CG_RHS].value == y : cgi_constant_is(op->operands[CG_RHS].value, c))) return op->results[0];
  }
  cg_value last = y && cgi_value_is_later(y, x) ? y : x;
  if (!y) last = y = cgi_linear_constant_op(x, c, loc);
  cgi_builder b = cgi_builder_behind(last, loc);
  cg_value v = cgi_build_binary(&b, kind, x, y);
  cgi_hmap_put(&lb->made, key, (uint64_t)(uintptr_t)v);
  return v;
}

CGI_DEF cg_value cgi_linear_build(cgi_linear_builder *lb, const cgi_linear *x, cg_op user) {
  unsigned order[CGI_LINEAR_TERMS];
  cg_value sum = NULL;
  cgi_builder b = cgi_builder_before(user);
  for (unsigned i = 0; i < x->num_terms; i++) { // what is available first is added first
    unsigned k = i;
    for (; k > 0 && cgi_value_is_later(x->values[order[k - 1]], x->values[i]); k--) order[k] = order[k - 1];
    order[k] = i;
  }
  for (unsigned i = 0; i < x->num_terms; i++) {
    cg_value v = x->values[order[i]];
    int64_t c = x->coefficients[order[i]];
    if (c != 1) v = cgi_linear_op(lb, CG_ARITH_MULI, v, NULL, c, user->loc);
    sum = sum ? cgi_linear_op(lb, CG_ARITH_ADDI, sum, v, 0, user->loc) : v;
  }
  if (!sum) return cgi_build_index(&b, x->constant);
  return x->constant ? cgi_build_binary_int(&b, CG_ARITH_ADDI, sum, x->constant) : sum;
}

CGI_DEF bool cgi_linear_times(cgi_linear_builder *lb, const cgi_linear *x, cg_value v, cgi_linear *out) {
  int64_t c;
  *out = cgi_linear_constant(0);
  if (cgi_constant_int(v, &c)) return cgi_linear_add(out, x, c);
  cgi_linear by = cgi_linear_term(v);
  if (!cgi_linear_add(out, &by, x->constant)) return false;
  for (unsigned i = 0; i < x->num_terms; i++) {
    cgi_linear product = cgi_linear_term(cgi_linear_op(lb, CG_ARITH_MULI, x->values[i], v, 0, v->op ? v->op->loc : v->loc));
    if (!cgi_linear_add(out, &product, x->coefficients[i])) return false;
  }
  return true;
}

CGI_DEF bool cgi_linear_divide(cgi_linear_builder *lb, cgi_linear *x, int64_t by) {
  int64_t shifts[CGI_LINEAR_TERMS];
  if (x->constant % by) return false;
  for (unsigned i = 0; i < x->num_terms; i++) {
    int64_t rest = by / cgi_gcd(by, x->coefficients[i]);
    if (rest > 1 && cgi_divisor_of(x->values[i]) % rest) return false;
    shifts[i] = 0;
    while (((int64_t)1 << shifts[i]) < rest) shifts[i]++;
  }
  cgi_linear out = cgi_linear_constant(x->constant / by);
  for (unsigned i = 0; i < x->num_terms; i++) {
    cg_value v = x->values[i];
    if (shifts[i]) v = cgi_linear_op(lb, CG_ARITH_SHRSI, v, NULL, shifts[i], v->op ? v->op->loc : v->loc);
    cgi_linear term = cgi_linear_term(v);
    if (!cgi_linear_add(&out, &term, x->coefficients[i] / (by >> shifts[i]))) return false;
  }
  *x = out;
  return true;
}
