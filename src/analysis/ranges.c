// Ranges and divisors of indices, computed on demand by walking definitions. A walk has a depth and a budget of steps; beyond them nothing is known.
#include "analysis/ranges.h"

#define CGI_RANGE_DEPTH 40
#define CGI_RANGE_BUDGET 2000
#define CGI_RANGE_ELEMENTS 64
#define CGI_MAX_DIVISOR ((int64_t)1 << 30)

typedef struct cgi_range_walk {
  unsigned depth, budget;
  cg_value assumed[8]; // carried values and the divisor that a walk around their loop takes for granted
  int64_t divisors[8];
  unsigned num_assumed;
} cgi_range_walk;

// Only a lower end is open at INT64_MIN, only an upper one at INT64_MAX.
static CGI_NOINLINE cgi_interval cgi_range_make(int64_t lo, int64_t hi) {
  cgi_interval r;
  r.lo = lo == INT64_MAX ? lo - 1 : lo;
  r.hi = hi == INT64_MIN ? hi + 1 : hi;
  return r;
}

CGI_DEF cgi_interval cgi_range_of_constant(int64_t c) { return cgi_range_make(c, c); }

static CGI_NOINLINE cgi_interval cgi_range_any(void) { return cgi_range_make(INT64_MIN, INT64_MAX); }

static int64_t cgi_saturated_add(int64_t a, int64_t b) {
  if (a == INT64_MIN || a == INT64_MAX) return a;
  if (b == INT64_MIN || b == INT64_MAX) return b;
  if (b > 0 && a > INT64_MAX - b) return INT64_MAX;
  return b < 0 && a < INT64_MIN - b ? INT64_MIN : a + b;
}

static int64_t cgi_saturated_mul(int64_t a, int64_t b) {
  bool negative = (a < 0) != (b < 0);
  uint64_t x = a < 0 ? 0 - (uint64_t)a : (uint64_t)a, y = b < 0 ? 0 - (uint64_t)b : (uint64_t)b;
  if (x && y > (uint64_t)(INT64_MAX - 1) / x) return negative ? INT64_MIN : INT64_MAX; // an open end stays one
  return negative ? -(int64_t)(x * y) : (int64_t)(x * y);
}

static int64_t cgi_floor_div(int64_t a, int64_t b) { // b > 0; open ends stay
  if (a == INT64_MIN || a == INT64_MAX) return a;
  return a / b - (a % b < 0);
}

CGI_DEF cgi_interval cgi_range_add(cgi_interval a, cgi_interval b) {
  return cgi_range_make(cgi_saturated_add(a.lo, b.lo), cgi_saturated_add(a.hi, b.hi));
}

static cgi_interval cgi_range_union(cgi_interval a, cgi_interval b) { return cgi_range_make(a.lo < b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi); }

// The hull of f over the corners of both ranges.
static cgi_interval cgi_range_corners(cgi_interval a, cgi_interval b, int64_t (*f)(int64_t, int64_t)) {
  cgi_interval r = cgi_range_union(cgi_range_make(f(a.lo, b.lo), f(a.lo, b.lo)), cgi_range_make(f(a.hi, b.hi), f(a.hi, b.hi)));
  r = cgi_range_union(r, cgi_range_make(f(a.lo, b.hi), f(a.lo, b.hi)));
  return cgi_range_union(r, cgi_range_make(f(a.hi, b.lo), f(a.hi, b.lo)));
}

CGI_DEF cgi_interval cgi_range_scale(cgi_interval a, int64_t times) { return cgi_range_corners(a, cgi_range_make(times, times), cgi_saturated_mul); }

static cgi_interval cgi_range_binary(cg_expr_kind kind, cgi_interval a, cgi_interval b) {
  switch (kind) {
  case CG_EXPR_ADD: return cgi_range_add(a, b);
  case CG_EXPR_MUL: return cgi_range_corners(a, b, cgi_saturated_mul);
  case CG_EXPR_FLOORDIV:
  case CG_EXPR_CEILDIV:
    if (b.lo < 1) return a.lo >= 0 && b.lo >= 0 ? cgi_range_make(0, a.hi) : cgi_range_any(); // a division by zero gives no value at all
    if (kind == CG_EXPR_CEILDIV) {                                                           // ceildiv(a, b) = -floordiv(-a, b)
      a = cgi_range_corners(cgi_range_scale(a, -1), b, cgi_floor_div);
      return cgi_range_scale(a, -1);
    }
    return cgi_range_corners(a, b, cgi_floor_div);
  case CG_EXPR_MOD: {
    if (b.lo < 0) return cgi_range_any();
    if (a.lo >= 0 && a.hi < b.lo) return a;
    int64_t most = b.hi > 0 && b.hi != INT64_MAX ? b.hi - 1 : b.hi;
    return cgi_range_make(0, a.lo >= 0 && a.hi < most ? a.hi : most);
  }
  default: return cgi_range_any();
  }
}

static cgi_interval cgi_range_walk_value(cgi_range_walk *w, cg_value v);

static cgi_interval cgi_range_operand(cgi_range_walk *w, cg_op op, unsigned i) { return cgi_range_walk_value(w, op->operands[i].value); }

static cgi_interval cgi_range_expr(cgi_range_walk *w, cg_expr e, cg_op apply, cg_map m) {
  if (e->kind == CG_EXPR_CONST) return cgi_range_make(e->value, e->value);
  if (e->kind == CG_EXPR_DIM) return cgi_range_operand(w, apply, (unsigned)e->value);
  if (e->kind == CG_EXPR_SYMBOL) return cgi_range_operand(w, apply, m->num_dims + (unsigned)e->value);
  if (w->depth >= CGI_RANGE_DEPTH) return cgi_range_any();
  w->depth++;
  cgi_interval l = cgi_range_expr(w, e->lhs, apply, m), r = cgi_range_expr(w, e->rhs, apply, m);
  w->depth--;
  return cgi_range_binary(e->kind, l, r);
}

static cgi_interval cgi_range_min_max(bool max, cgi_interval a, cgi_interval b) {
  if (max) return cgi_range_make(a.lo > b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi);
  return cgi_range_make(a.lo < b.lo ? a.lo : b.lo, a.hi < b.hi ? a.hi : b.hi);
}

static cgi_interval cgi_range_affine(cgi_range_walk *w, cg_op op) {
  cg_map m = cg_attr_map(cg_op_attr(op, "map"));
  cgi_interval r = cgi_range_expr(w, m->results[0], op, m);
  for (unsigned i = 1; i < m->num_results; i++) r = cgi_range_min_max(op->def->kind == CG_AFFINE_MAX, r, cgi_range_expr(w, m->results[i], op, m));
  return r;
}

// ---- ids --------------------------------------------------------------------------------------------------------------------------------
static int64_t cgi_range_dimension(cg_op op) {
  cg_attr a = cg_op_attr(op, "dimension");
  if (!a) return 0;
  if (a->kind == CG_ATTR_INT) return cg_attr_int(a);
  cg_str word = cgi_attr_enum_word(a);
  return word.len == 1 && word.data[0] >= 'x' && word.data[0] <= 'z' ? word.data[0] - 'x' : 0;
}

// What a kernel's export, or the kernel itself, says under `name`.
static cg_attr cgi_kernel_attr(cg_op op, const char *name, cg_op *exported) {
  cg_op func = cgi_op_parent_of_kind(op, CG_FUNC_FUNC), variant = func ? cgi_op_parent_of_kind(func, CG_HAL_EXECUTABLE_VARIANT) : NULL;
  cg_op e = variant ? cgi_symbol_lookup(variant, cgi_symbol_name(func)) : NULL;
  cg_attr a = e ? cg_op_attr(e, name) : NULL;
  if (exported) *exported = e;
  return a ? a : func ? cg_op_attr(func, name) : NULL;
}

static int64_t cgi_range_workgroup_size(cg_op op, int64_t d) {
  cg_attr a = cgi_kernel_attr(op, "workgroup_size", NULL);
  if (a && cg_attr_is_int_list(a) && d < (int64_t)cg_attr_int_list_len(a)) return cg_attr_int_list_at(a, (size_t)d);
  return INT32_MAX;
}

// The number of workgroups: from the maps that tiling left, or from the resolved region.
static int64_t cgi_range_workgroup_count(cg_op op, int64_t d) {
  cg_op exported;
  int64_t n;
  cg_attr maps = cgi_kernel_attr(op, "workgroup_count_maps", &exported);
  if (maps && maps->kind == CG_ATTR_ARRAY && d < (int64_t)cg_attr_len(maps)) {
    cg_attr item = cg_attr_at(maps, (size_t)d);
    cg_map m = item->kind == CG_ATTR_MAP ? item->map : NULL;
    if (m && m->num_results == 1 && m->results[0]->kind == CG_EXPR_CONST) return m->results[0]->value;
  }
  cg_block region = exported && exported->num_regions ? exported->regions[0]->first : NULL;
  cg_op last = region ? region->last : NULL;
  if (last && last->def->kind == CG_HAL_RETURN && d < (int64_t)last->num_operands && cgi_constant_int(last->operands[d].value, &n)) return n;
  return INT32_MAX;
}

static cgi_interval cgi_range_id(cg_op op) {
  int64_t d = cgi_range_dimension(op), n = INT32_MAX;
  cg_attr bound = cg_op_attr(op, "upper_bound");
  switch (op->def->kind) {
  case CG_GPU_THREAD_ID: n = cgi_range_workgroup_size(op, d); break;
  case CG_GPU_BLOCK_ID:
  case CG_HAL_INTERFACE_WORKGROUP_ID: n = cgi_range_workgroup_count(op, d); break;
  case CG_GPU_GLOBAL_ID:
    n = cgi_range_workgroup_size(op, d);
    n = cgi_saturated_mul(n, cgi_range_workgroup_count(op, d));
    break;
  case CG_GPU_BLOCK_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_SIZE: n = cgi_range_workgroup_size(op, d); return cgi_range_make(n == INT32_MAX ? 1 : n, n);
  case CG_GPU_GRID_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_COUNT: n = cgi_range_workgroup_count(op, d); return cgi_range_make(n == INT32_MAX ? 1 : n, n);
  case CG_GPU_SUBGROUP_SIZE:
  case CG_GPU_NUM_SUBGROUPS: return cgi_range_make(1, INT32_MAX);
  default: break; // lane and subgroup ids
  }
  if (bound && bound->kind == CG_ATTR_INT && cg_attr_int(bound) > 0 && cg_attr_int(bound) < n) n = cg_attr_int(bound);
  return cgi_range_make(0, n > 0 ? n - 1 : 0);
}

// ---- values -----------------------------------------------------------------------------------------------------------------------------
static cgi_interval cgi_range_of_type(cg_type t) {
  t = cg_type_element(t);
  if (t->kind != CG_TYPE_INTEGER || t->width >= 64) return cgi_range_any();
  int64_t most = (int64_t)1 << (t->width ? t->width - 1 : 0);
  return cgi_range_make(-most, t->width == 1 ? 1 : most - 1);
}

// A loop variable from `lower` below `upper`.
static cgi_interval cgi_range_induction(cgi_range_walk *w, cg_value lower, cg_value upper, cg_value step) {
  cgi_interval l = cgi_range_walk_value(w, lower), u = cgi_range_walk_value(w, upper);
  int64_t by, last = u.hi == INT64_MAX ? u.hi : u.hi - 1;
  if (last != INT64_MAX && l.lo == l.hi && cgi_constant_int(step, &by) && by > 0 && last > l.lo) last -= (last - l.lo) % by;
  return cgi_range_make(l.lo, last > l.lo ? last : l.lo);
}

static cgi_interval cgi_range_argument(cgi_range_walk *w, cg_value v) {
  cg_op op = v->block->region->op;
  if (!op) return cgi_range_any();
  if (op->def->kind == CG_SCF_FOR && v->index == 0)
    return cgi_range_induction(w, op->operands[CG_SCF_FOR_LOWER_BOUND].value, op->operands[CG_SCF_FOR_UPPER_BOUND].value,
                               op->operands[CG_SCF_FOR_STEP].value);
  if (op->def->kind == CG_SCF_PARALLEL) {
    unsigned n = cg_block_num_args(v->block);
    return cgi_range_induction(w, op->operands[v->index].value, op->operands[n + v->index].value, op->operands[2 * n + v->index].value);
  }
  if (op->def->kind == CG_SCF_FORALL) {
    cg_attr lower = cg_op_attr(op, "staticLowerBound"), upper = cg_op_attr(op, "staticUpperBound");
    if (!lower || !upper || v->index >= cg_attr_int_list_len(lower)) return cgi_range_any();
    int64_t l = cg_attr_int_list_at(lower, v->index), u = cg_attr_int_list_at(upper, v->index);
    int64_t by = cg_attr_int_list_at(cg_op_attr(op, "staticStep"), v->index);
    if (l != CG_DYNAMIC && u != CG_DYNAMIC && by > 0 && u > l) u -= (u - 1 - l) % by;
    return cgi_range_make(l == CG_DYNAMIC ? INT64_MIN : l, u == CG_DYNAMIC ? INT32_MAX : u > l ? u - 1 : l);
  }
  return cgi_range_any();
}

// Of a short vector's constant: all its elements.
static bool cgi_range_elements(cg_value v, cgi_interval *r) {
  cg_attr a = v->op && v->op->def->kind == CG_ARITH_CONSTANT ? cg_op_attr(v->op, "value") : NULL;
  int64_t n = a && a->kind == CG_ATTR_DENSE && v->type->kind == CG_TYPE_VECTOR ? cg_type_num_elements(v->type) : 0;
  if (n < 1 || n > CGI_RANGE_ELEMENTS) return false;
  for (int64_t i = 0; i < n; i++) {
    cgi_interval e = cgi_range_of_constant(cg_attr_int(cgi_attr_dense_at(v->type->ctx, a, (uint64_t)i)));
    *r = i ? cgi_range_union(*r, e) : e;
  }
  return true;
}

static cgi_interval cgi_range_op(cgi_range_walk *w, cg_value v) {
  cg_op op = v->op;
  cg_type from;
  int64_t c;
  cgi_interval a, b;
  cg_expr_kind kind;
  switch (op->def->kind) {
  case CG_GPU_BLOCK_ID:
  case CG_GPU_BLOCK_DIM:
  case CG_GPU_GRID_DIM:
  case CG_GPU_THREAD_ID:
  case CG_GPU_GLOBAL_ID:
  case CG_GPU_LANE_ID:
  case CG_GPU_SUBGROUP_ID:
  case CG_GPU_SUBGROUP_SIZE:
  case CG_GPU_NUM_SUBGROUPS:
  case CG_HAL_INTERFACE_WORKGROUP_ID:
  case CG_HAL_INTERFACE_WORKGROUP_COUNT:
  case CG_HAL_INTERFACE_WORKGROUP_SIZE: return cgi_range_id(op);
  case CG_TENSOR_DIM:
  case CG_MEMREF_DIM: return cgi_range_make(0, INT32_MAX);
  case CG_ARITH_INDEX_CASTUI:
  case CG_ARITH_EXTUI:
    a = cgi_range_operand(w, op, CG_OPERAND);
    from = cg_type_element(op->operands[CG_OPERAND].value->type);
    c = from->kind == CG_TYPE_INTEGER && from->width < 63 ? ((int64_t)1 << from->width) - 1 : INT64_MAX;
    if (op->def->kind == CG_ARITH_INDEX_CASTUI && c > INT32_MAX) c = INT32_MAX;
    return a.lo >= 0 ? a : cgi_range_make(0, c);
  case CG_VECTOR_STEP: return cgi_range_make(0, v->type->shape[0] - 1);
  case CG_VECTOR_BROADCAST:
  case CG_VECTOR_EXTRACT:
  case CG_ARITH_INDEX_CAST:
  case CG_ARITH_EXTSI:
  case CG_ARITH_TRUNCI:
  case CG_FLOW_DISPATCH_WORKLOAD_ORDINAL: return cgi_range_operand(w, op, 0); // all begin with what they pass on
  case CG_ARITH_SELECT:
    a = cgi_range_operand(w, op, CG_ARITH_SELECT_TRUE_VALUE);
    return cgi_range_union(a, cgi_range_operand(w, op, CG_ARITH_SELECT_FALSE_VALUE));
  case CG_ARITH_MINSI:
  case CG_ARITH_MAXSI:
    a = cgi_range_operand(w, op, CG_LHS);
    return cgi_range_min_max(op->def->kind == CG_ARITH_MAXSI, a, cgi_range_operand(w, op, CG_RHS));
  case CG_ARITH_ADDI: kind = CG_EXPR_ADD; break; // without wrap: an index that overflows is an error anyway
  case CG_ARITH_MULI: kind = CG_EXPR_MUL; break;
  case CG_ARITH_FLOORDIVSI: kind = CG_EXPR_FLOORDIV; break;
  case CG_ARITH_CEILDIVSI: kind = CG_EXPR_CEILDIV; break;
  case CG_ARITH_SUBI: a = cgi_range_operand(w, op, CG_LHS); return cgi_range_add(a, cgi_range_scale(cgi_range_operand(w, op, CG_RHS), -1));
  case CG_ARITH_DIVUI:
  case CG_ARITH_DIVSI:
  case CG_ARITH_CEILDIVUI:
  case CG_ARITH_REMUI:
  case CG_ARITH_REMSI:
    a = cgi_range_operand(w, op, CG_LHS);
    b = cgi_range_operand(w, op, CG_RHS);
    kind = op->def->kind == CG_ARITH_CEILDIVUI                                  ? CG_EXPR_CEILDIV
           : op->def->kind == CG_ARITH_REMUI || op->def->kind == CG_ARITH_REMSI ? CG_EXPR_MOD
                                                                                : CG_EXPR_FLOORDIV;
    if (op->def->kind == CG_ARITH_REMSI && a.lo >= 0 && b.lo < 0) return cgi_range_make(0, a.hi);
    if (a.lo < 0 && op->def->kind != CG_ARITH_REMUI) return cgi_range_any();
    return cgi_range_binary(kind, a, b);
  case CG_ARITH_SHLI:
  case CG_ARITH_SHRUI:
  case CG_ARITH_SHRSI:
    a = cgi_range_operand(w, op, CG_LHS);
    if (!cgi_constant_int(op->operands[CG_RHS].value, &c) || c < 0 || c > 31) return cgi_range_any();
    if (op->def->kind == CG_ARITH_SHLI) return cgi_range_scale(a, (int64_t)1 << c);
    return a.lo < 0 && op->def->kind == CG_ARITH_SHRUI ? cgi_range_any()
                                                       : cgi_range_binary(CG_EXPR_FLOORDIV, a, cgi_range_make((int64_t)1 << c, (int64_t)1 << c));
  case CG_ARITH_ANDI: return cgi_constant_int(op->operands[CG_RHS].value, &c) && c >= 0 ? cgi_range_make(0, c) : cgi_range_any();
  case CG_AFFINE_APPLY:
  case CG_AFFINE_MIN:
  case CG_AFFINE_MAX: return cgi_range_affine(w, op);
  case CG_SCF_IF: {
    cg_block t = op->regions[CG_SCF_IF_THEN_REGION]->first, e = op->num_regions > 1 ? op->regions[CG_SCF_IF_ELSE_REGION]->first : NULL;
    if (!t || !e || !t->last || !e->last || t->last->num_operands <= v->index || e->last->num_operands <= v->index) return cgi_range_any();
    a = cgi_range_operand(w, t->last, v->index);
    return cgi_range_union(a, cgi_range_operand(w, e->last, v->index));
  }
  default: return cgi_range_any();
  }
  a = cgi_range_operand(w, op, CG_LHS);
  return cgi_range_binary(kind, a, cgi_range_operand(w, op, CG_RHS));
}

static cgi_interval cgi_range_walk_value(cgi_range_walk *w, cg_value v) {
  int64_t c;
  cgi_interval r, whole = cgi_range_of_type(v->type);
  if (cgi_constant_int(v, &c)) return cgi_range_make(c, c);
  if (cgi_range_elements(v, &r)) return r;
  if (!cg_type_is_int_or_index(cg_type_element(v->type)) || w->depth >= CGI_RANGE_DEPTH || !w->budget) return whole;
  w->budget--;
  w->depth++;
  r = v->op ? cgi_range_op(w, v) : cgi_range_argument(w, v);
  w->depth--;
  return r.lo < whole.lo || r.hi > whole.hi ? whole : r; // an integer wraps
}

static void cgi_range_walk_begin(cgi_range_walk *w) {
  memset(w, 0, sizeof *w);
  w->budget = CGI_RANGE_BUDGET;
}

CGI_DEF cgi_interval cgi_range_of(cg_value v) {
  cgi_range_walk w;
  cgi_range_walk_begin(&w);
  return cgi_range_walk_value(&w, v);
}

CGI_DEF cgi_interval cgi_range_of_expr(cg_expr e, cg_op affine) {
  cgi_range_walk w;
  cgi_range_walk_begin(&w);
  return cgi_range_expr(&w, e, affine, cg_attr_map(cg_op_attr(affine, "map")));
}

CGI_DEF bool cgi_is_non_negative(cg_value v) { return cgi_range_of(v).lo >= 0; }

// ---- divisors ---------------------------------------------------------------------------------------------------------------------------
CGI_DEF int64_t cgi_gcd(int64_t a, int64_t b) {
  uint64_t x = a < 0 ? 0 - (uint64_t)a : (uint64_t)a, y = b < 0 ? 0 - (uint64_t)b : (uint64_t)b;
  while (y) {
    uint64_t r = x % y;
    x = y;
    y = r;
  }
  if (x <= (uint64_t)CGI_MAX_DIVISOR) return (int64_t)x;
  x &= 0 - x; // a power of two that divides it
  return x > (uint64_t)CGI_MAX_DIVISOR ? CGI_MAX_DIVISOR : (int64_t)x;
}

static int64_t cgi_divisor_walk(cgi_range_walk *w, cg_value v);

// Of what a divides and b divides; `by` is the right side where that is a positive constant, else 0.
static int64_t cgi_divisor_binary(cg_expr_kind kind, int64_t a, int64_t b, int64_t by) {
  switch (kind) {
  case CG_EXPR_ADD: return cgi_gcd(a, b);
  case CG_EXPR_MUL: return a && b && a > CGI_MAX_DIVISOR / b ? (a > b ? a : b) : a * b;
  case CG_EXPR_FLOORDIV:
  case CG_EXPR_CEILDIV: return a == 0 ? 0 : by > 0 && a % by == 0 ? a / by : 1;
  case CG_EXPR_MOD: return cgi_gcd(a, b);
  default: return 1;
  }
}

static int64_t cgi_divisor_expr(cgi_range_walk *w, cg_expr e, cg_op apply, cg_map m) {
  if (e->kind == CG_EXPR_CONST) return cgi_gcd(e->value, 0);
  if (e->kind == CG_EXPR_DIM) return cgi_divisor_walk(w, apply->operands[e->value].value);
  if (e->kind == CG_EXPR_SYMBOL) return cgi_divisor_walk(w, apply->operands[m->num_dims + (unsigned)e->value].value);
  if (w->depth >= CGI_RANGE_DEPTH) return 1;
  w->depth++;
  int64_t l = cgi_divisor_expr(w, e->lhs, apply, m), r = cgi_divisor_expr(w, e->rhs, apply, m);
  w->depth--;
  return cgi_divisor_binary(e->kind, l, r, e->rhs->kind == CG_EXPR_CONST ? e->rhs->value : 0);
}

// A value that a loop carries: what divides its start and, with that taken for granted, what the loop yields.
static int64_t cgi_divisor_carried(cgi_range_walk *w, cg_op loop, unsigned i) {
  cg_block body = loop->regions[0]->first;
  cg_op yield = body ? body->last : NULL;
  cg_value argument = body && i + 1 < cg_block_num_args(body) ? body->args[i + 1] : NULL;
  if (!argument || !yield || yield->num_operands <= i) return 1;
  for (unsigned k = 0; k < w->num_assumed; k++)
    if (w->assumed[k] == argument) return w->divisors[k];
  if (w->num_assumed == 8) return 1;
  int64_t d = cgi_divisor_walk(w, loop->operands[CG_SCF_FOR_INIT_ARGS + i].value);
  unsigned at = w->num_assumed++;
  w->assumed[at] = argument;
  for (unsigned round = 0; round < 4; round++) {
    w->divisors[at] = d;
    int64_t next = cgi_gcd(d, cgi_divisor_walk(w, yield->operands[i].value));
    if (next == d) {
      w->num_assumed--;
      return d;
    }
    d = next;
  }
  w->num_assumed--;
  return 1;
}

static int64_t cgi_divisor_op(cgi_range_walk *w, cg_value v) {
  cg_op op = v->op;
  int64_t c, d;
  cg_expr_kind kind;
  switch (op->def->kind) {
  case CG_HAL_INTERFACE_CONSTANT_LOAD: {
    cg_attr a = cg_op_attr(op, "alignment"), values = cg_op_attr(op, "values");
    d = a && a->kind == CG_ATTR_INT && cg_attr_int(a) > 0 ? cg_attr_int(a) : 1;
    if (!values || values->kind != CG_ATTR_ARRAY || !cg_attr_len(values)) return d;
    for (size_t i = 0, n = cg_attr_len(values); i < n; i++) c = cgi_gcd(i ? c : 0, cg_attr_int(cg_attr_at(values, i)));
    return c;
  }
  case CG_ARITH_INDEX_CAST:
  case CG_ARITH_INDEX_CASTUI:
  case CG_ARITH_EXTSI:
  case CG_ARITH_EXTUI:
  case CG_FLOW_DISPATCH_WORKLOAD_ORDINAL: return cgi_divisor_walk(w, op->operands[CG_FLOW_DISPATCH_WORKLOAD_ORDINAL_OPERAND].value);
  case CG_ARITH_SELECT:
    d = cgi_divisor_walk(w, op->operands[CG_ARITH_SELECT_TRUE_VALUE].value);
    return cgi_gcd(d, cgi_divisor_walk(w, op->operands[CG_ARITH_SELECT_FALSE_VALUE].value));
  case CG_ARITH_ADDI:
  case CG_ARITH_SUBI:
  case CG_ARITH_MINSI:
  case CG_ARITH_MAXSI:
  case CG_ARITH_MINUI:
  case CG_ARITH_MAXUI: kind = CG_EXPR_ADD; break; // the greatest common divisor
  case CG_ARITH_MULI: kind = CG_EXPR_MUL; break;
  case CG_ARITH_DIVUI:
  case CG_ARITH_DIVSI:
  case CG_ARITH_FLOORDIVSI:
  case CG_ARITH_CEILDIVSI:
  case CG_ARITH_CEILDIVUI: kind = CG_EXPR_FLOORDIV; break;
  case CG_ARITH_REMUI:
  case CG_ARITH_REMSI: kind = CG_EXPR_MOD; break;
  case CG_ARITH_SHLI:
  case CG_ARITH_SHRUI:
  case CG_ARITH_SHRSI:
    d = cgi_divisor_walk(w, op->operands[CG_LHS].value);
    if (!cgi_constant_int(op->operands[CG_RHS].value, &c) || c < 0 || c > 30) return 1;
    return cgi_divisor_binary(op->def->kind == CG_ARITH_SHLI ? CG_EXPR_MUL : CG_EXPR_FLOORDIV, d, (int64_t)1 << c, (int64_t)1 << c);
  case CG_ARITH_ANDI: return cgi_constant_int(op->operands[CG_RHS].value, &c) && c > 0 ? c & -c : 1;
  case CG_AFFINE_APPLY:
  case CG_AFFINE_MIN:
  case CG_AFFINE_MAX: {
    cg_map m = cg_attr_map(cg_op_attr(op, "map"));
    d = 0;
    for (unsigned i = 0; i < m->num_results; i++) d = cgi_gcd(d, cgi_divisor_expr(w, m->results[i], op, m));
    return d;
  }
  case CG_SCF_FOR: return cgi_divisor_carried(w, op, v->index);
  case CG_SCF_IF:
    d = 0;
    for (unsigned r = 0; r < 2; r++) {
      cg_op yield = op->num_regions > r && op->regions[r]->first ? op->regions[r]->first->last : NULL;
      if (!yield || yield->num_operands <= v->index) return 1;
      d = cgi_gcd(d, cgi_divisor_walk(w, yield->operands[v->index].value));
    }
    return d;
  default: return 1;
  }
  d = cgi_divisor_walk(w, op->operands[CG_LHS].value);
  if (!cgi_constant_int(op->operands[CG_RHS].value, &c)) c = 0;
  return cgi_divisor_binary(kind, d, cgi_divisor_walk(w, op->operands[CG_RHS].value), c);
}

static int64_t cgi_divisor_walk(cgi_range_walk *w, cg_value v) {
  int64_t d = 1;
  if (cgi_constant_int(v, &d)) return cgi_gcd(d, 0);
  if (!cg_type_is_int_or_index(cg_type_element(v->type)) || w->depth >= CGI_RANGE_DEPTH || !w->budget) return 1;
  w->budget--;
  w->depth++;
  cg_op owner = v->op ? NULL : v->block->region->op;
  if (v->op) {
    d = cgi_divisor_op(w, v);
  } else if (owner && owner->def->kind == CG_SCF_FOR) {
    d = v->index ? cgi_divisor_carried(w, owner, v->index - 1) : cgi_divisor_walk(w, owner->operands[CG_SCF_FOR_LOWER_BOUND].value);
    if (!v->index) d = cgi_gcd(d, cgi_divisor_walk(w, owner->operands[CG_SCF_FOR_STEP].value));
  } else {
    d = 1;
  }
  w->depth--;
  return d;
}

CGI_DEF int64_t cgi_divisor_of(cg_value v) {
  cgi_range_walk w;
  cgi_range_walk_begin(&w);
  return cgi_divisor_walk(&w, v);
}

#undef CGI_RANGE_DEPTH
#undef CGI_RANGE_BUDGET
#undef CGI_MAX_DIVISOR
