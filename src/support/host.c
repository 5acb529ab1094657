// Constants as buffer contents; index arithmetic as text.
#include "support/host.h"

#include "support/grid.h"
#include "target/target.h"

#define CGI_SIZE_DEPTH 200

CGI_DEF int64_t cgi_tensor_bytes(cg_type tensor) {
  int64_t n = cg_type_num_elements(tensor), size = (int64_t)cg_storage_bytes(cg_type_element(tensor));
  return n < 0 || n > (INT64_MAX >> 2) / (size ? size : 1) ? -1 : n * size;
}

CGI_DEF bool cgi_fill_pattern(cg_attr splat, uint32_t *pattern) {
  int64_t bytes = cgi_tensor_bytes(splat->type);
  if (!cg_attr_is_splat(splat) || bytes < 0 || bytes % 4 != 0) return false;
  size_t n;
  const uint8_t *p = cg_attr_bytes(splat, &n);
  if (n == 0 || (n < 4 && 4 % n != 0) || (n > 4 && n % 4 != 0)) return false;
  for (size_t i = 4; i < n; i++)
    if (p[i] != p[i - 4]) return false;
  *pattern = 0;
  for (unsigned i = 0; i < 4; i++) *pattern |= (uint32_t)p[i % n] << (8 * i);
  return true;
}

CGI_DEF cg_value cgi_build_span(cgi_builder *b, const cgi_layout *l, cg_type shaped, const cg_value *sizes) {
  int64_t fixed = 1; // what the static sizes reach
  cg_value span = NULL, some = NULL, one = cgi_build_index(b, 1);
  for (unsigned i = 0; i < shaped->rank; i++) {
    if (shaped->shape[i] == 0) return cgi_build_index(b, 0);
    if (shaped->shape[i] != CG_DYNAMIC) {
      fixed += (shaped->shape[i] - 1) * l->strides[i];
      continue;
    }
    fixed -= l->strides[i];
    cg_value reach = cgi_build_binary_int(b, CG_ARITH_MULI, sizes[i], l->strides[i]), any = cgi_build_binary(b, CG_ARITH_MINSI, sizes[i], one);
    span = span ? cgi_build_binary(b, CG_ARITH_ADDI, span, reach) : reach;
    some = some ? cgi_build_binary(b, CG_ARITH_MULI, some, any) : any;
  }
  if (!span) return cgi_build_index(b, fixed);
  if (fixed < 0)
    span = cgi_build_binary_int(b, CG_ARITH_SUBI, span, -fixed);
  else
    span = cgi_build_binary_int(b, CG_ARITH_ADDI, span, fixed);
  return cgi_build_binary(b, CG_ARITH_MULI, some, span); // 0 where a size is
}

static bool cgi_is_fixed(cg_value v, cgi_layout *out) {
  cg_block block = cg_value_block(v);
  cg_op func = block ? cg_block_op(block) : NULL;
  return func && func->def->kind == CG_FUNC_FUNC && cgi_layout_at(func, "arg_attrs", v->index, out) && out->fixed;
}

CGI_DEF unsigned cgi_count_buffers(size_t n, const cg_value *tensors) {
  unsigned count = 0;
  cgi_layout a, b;
  for (size_t i = 0; i < n; i++) {
    bool shared = false;
    for (size_t k = 0; k < i && !shared && cgi_is_fixed(tensors[i], &a); k++)
      shared = cgi_is_fixed(tensors[k], &b) && a.set == b.set && a.binding == b.binding;
    count += !shared;
  }
  return count;
}

CGI_DEF size_t cgi_most_sizes(cg_op func) {
  const cg_target *target = cgi_target_of(func);
  cg_attr sizes = NULL, base = NULL;
  cgi_parameters p;
  for (cg_op up = cg_op_parent(func); up; up = cg_op_parent(up)) {
    if (!sizes) sizes = cg_op_attr(up, "codegen.sizes");
    if (!base) base = cg_op_attr(up, "codegen.push_constant_base");
  }
  if (cgi_parameters_of(sizes, &p)) return p.uniform ? SIZE_MAX : 0;
  size_t front = base && base->kind == CG_ATTR_INT ? (size_t)cg_attr_int(base) : 0;
  return !target ? SIZE_MAX : target->max_push_constant_bytes > front ? (target->max_push_constant_bytes - front) / 4 : 0;
}

// ---- scalars as words --------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_type_is_scalar(cg_type t) { return cg_type_is_int_or_index(t) || cg_type_is_float(t); }

CGI_DEF unsigned cgi_argument_symbols(cg_type t) {
  return t->kind == CG_TYPE_TENSOR ? cgi_dynamic_dims(t) : !cgi_type_is_scalar(t) ? 0 : t->kind != CG_TYPE_INDEX && cg_type_width(t) > 32 ? 2 : 1;
}

CGI_DEF bool cgi_argument_symbol(cg_value v, uint32_t *argument, uint32_t *part) {
  cg_op op = cg_value_op(v);
  int64_t i = 0;
  if (op && op->def->kind == CG_TENSOR_DIM) {
    if (!cgi_constant_int(cg_op_operand(op, CG_TENSOR_DIM_INDEX), &i)) return false;
    v = cg_op_operand(op, CG_TENSOR_DIM_SOURCE);
  } else if (v->type->kind != CG_TYPE_INDEX && !(cg_type_is_int(v->type) && v->type->width == 32)) {
    return false;
  }
  bool dim = op && op->def->kind == CG_TENSOR_DIM;
  for (op = cg_value_op(v); op; op = cg_value_op(v)) { // what cgi_split_scalars built
    bool half = op->def->kind == CG_ARITH_SHRUI && i == 0 && cgi_constant_is(cg_op_operand(op, CG_RHS), 32);
    if (dim || v->type->kind == CG_TYPE_INDEX) return false;
    if (!half && op->def->kind != CG_ARITH_EXTUI && op->def->kind != CG_ARITH_BITCAST && op->def->kind != CG_ARITH_TRUNCI) return false;
    v = cg_op_operand(op, half ? CG_LHS : CG_OPERAND);
    i += half;
  }
  if (!cg_value_block(v) || cg_region_op(cg_value_block(v)->region)->def->kind != CG_FUNC_FUNC) return false;
  if (!dim && !cgi_type_is_scalar(v->type)) return false;
  *argument = v->index;
  *part = (uint32_t)i;
  return true;
}

CGI_DEF bool cgi_is_read(cg_op op) {
  return op && (op->def->kind == CG_TENSOR_EXTRACT || op->def->kind == CG_STREAM_ASYNC_LOAD) && op->block &&
         cg_region_op(op->block->region)->def->kind == CG_FUNC_FUNC && cg_op_attr(op, CGI_READ);
}

CGI_DEF bool cgi_program_symbol(void *user, cg_value v, uint32_t *symbol) {
  uint32_t argument, part = 0;
  cg_op op = cg_value_op(v);
  bool read = cgi_is_read(op);
  (void)user;
  if (!read && !cgi_argument_symbol(v, &argument, &part)) return false;
  while (!read && cg_value_op(v)) v = cg_op_operand(cg_value_op(v), CG_TENSOR_DIM_SOURCE);
  cg_block entry = read ? op->block : cg_value_block(v);
  if (read) argument = cg_block_num_args(entry);
  *symbol = 0;
  while (read && (op = op->prev) != NULL) *symbol += cgi_is_read(op);
  for (unsigned a = 0; a < argument; a++) *symbol += cgi_argument_symbols(cg_block_arg(entry, a)->type);
  for (unsigned i = 0; i < part; i++) *symbol += v->type->kind != CG_TYPE_TENSOR || v->type->shape[i] == CG_DYNAMIC;
  return true;
}

static cg_value cgi_build_word(cgi_builder *b, cg_value v, bool high) {
  cg_type i32 = cgi_type_i(b->ctx, 32), t = cgi_type_i(b->ctx, cg_type_width(v->type));
  if (t != v->type) v = cgi_build_unary(b, CG_ARITH_BITCAST, t, v);
  if (high) v = cgi_build_binary_int(b, CG_ARITH_SHRUI, v, 32);
  return t == i32 ? v : cgi_build_unary(b, t->width > 32 ? CG_ARITH_TRUNCI : CG_ARITH_EXTUI, i32, v);
}

static cg_value cgi_build_from_words(cgi_builder *b, cg_type type, cg_value low, cg_value high) {
  cg_type t = cgi_type_i(b->ctx, cg_type_width(type));
  cg_value v = low;
  if (high) {
    v = cgi_build_unary(b, CG_ARITH_EXTUI, t, high);
    v = cgi_build_binary_int(b, CG_ARITH_SHLI, v, 32);
    low = cgi_build_unary(b, CG_ARITH_EXTUI, t, low);
    v = cgi_build_binary(b, CG_ARITH_ORI, v, low);
  } else if (t->width < 32) {
    v = cgi_build_unary(b, CG_ARITH_TRUNCI, t, v);
  }
  return t == type ? v : cgi_build_unary(b, CG_ARITH_BITCAST, type, v);
}

// An integer that becomes an index in front of the kernels is a size or a place: not negative.
static void cgi_assert_index(cg_block entry, cg_value arg) {
  cg_context *ctx = arg->type->ctx;
  bool used = false;
  CGI_FOREACH_USE(u, arg) {
    cg_op_kind k = u->owner->def->kind;
    used = used || (u->owner->block == entry && (k == CG_ARITH_INDEX_CAST || k == CG_ARITH_INDEX_CASTUI));
  }
  if (!used) return;
  cgi_builder b = cgi_builder_at_start(entry, arg->loc ? arg->loc : cgi_loc_unknown(ctx));
  cg_str message = cgi_format(ctx, "argument %u must not be negative", (unsigned)arg->index);
  cgi_build_assert(&b, cgi_build_cmpi_int(&b, CG_CMPI_SGE, arg, 0), message);
}

CGI_DEF void cgi_split_scalars(cg_block entry) {
  cg_context *ctx = cg_block_op(entry)->ctx;
  for (unsigned i = cg_block_num_args(entry); i-- > 0;) {
    cg_value arg = entry->args[i];
    if (!cgi_type_is_scalar(arg->type) || arg->type->kind == CG_TYPE_INDEX || !cg_value_has_uses(arg)) continue;
    if (cg_type_is_int(arg->type) && arg->type->width == 32) {
      cgi_assert_index(entry, arg);
      continue;
    }
    cgi_use **uses = NULL; // before its words use it, too
    CGI_FOREACH_USE(u, arg) cgi_push(uses, u);
    cgi_builder b = cgi_builder_at_start(entry, arg->loc ? arg->loc : cgi_loc_unknown(ctx));
    cg_value low = cgi_build_word(&b, arg, false), high = cgi_argument_symbols(arg->type) > 1 ? cgi_build_word(&b, arg, true) : NULL;
    cg_value whole = cgi_build_from_words(&b, arg->type, low, high);
    for (size_t k = 0; k < cgi_len(uses); k++) cgi_op_set_operand(uses[k]->owner, (unsigned)(uses[k] - uses[k]->owner->operands), whole);
  }
}

// ---- size expressions -----------------------------------------------------------------------------------------------------------------
typedef enum cgi_host_kind {
  CGI_HOST_CONST,
  CGI_HOST_SYMBOL,
  CGI_HOST_ADD,
  CGI_HOST_SUB,
  CGI_HOST_MUL,
  CGI_HOST_CEILDIV,
  CGI_HOST_FLOORDIV,
  CGI_HOST_MOD,
  CGI_HOST_MIN,
  CGI_HOST_MAX
} cgi_host_kind;

typedef struct cgi_host {
  cgi_host_kind kind;
  int64_t value; // constant or symbol number
  struct cgi_host *a, *b;
} cgi_host;

typedef struct cgi_host_reader {
  cg_context *ctx;
  cgi_symbol_fn symbol;
  void *user;
  bool quiet; // what cannot be said is no error
} cgi_host_reader;

static cgi_host *cgi_host_new(cg_context *ctx, cgi_host_kind kind, int64_t value, cgi_host *a, cgi_host *b) {
  cgi_host *e = CGI_NEW(ctx, cgi_host);
  e->kind = kind;
  e->value = value;
  e->a = a;
  e->b = b;
  return e;
}

static CGI_NOINLINE bool cgi_host_is(const cgi_host *e, int64_t v) { return e->kind == CGI_HOST_CONST && e->value == v; }

static int64_t cgi_host_floordiv(int64_t a, int64_t b) { return a / b - ((a % b != 0) && ((a < 0) != (b < 0))); }

// Folds two constants; false where the result overflows or is undefined: then the evaluator reports it.
static bool cgi_host_fold(cgi_host_kind kind, int64_t a, int64_t b, int64_t *out) {
  switch (kind) {
  case CGI_HOST_ADD: return cgi_checked_add(a, b, out);
  case CGI_HOST_SUB: return cgi_checked_sub(a, b, out);
  case CGI_HOST_MUL: return cgi_checked_mul(a, b, out);
  case CGI_HOST_MIN: *out = a < b ? a : b; return true;
  case CGI_HOST_MAX: *out = a > b ? a : b; return true;
  default: break;
  }
  if (b <= 0) return false;
  int64_t q = cgi_host_floordiv(a, b);
  *out = kind == CGI_HOST_FLOORDIV ? q : kind == CGI_HOST_MOD ? a % b + (a % b < 0 ? b : 0) : q + (a % b != 0);
  return true;
}

static bool cgi_host_equal(const cgi_host *x, const cgi_host *y, int depth) {
  if (x == y) return true;
  if (depth > 8 || x->kind != y->kind || x->value != y->value) return false;
  return x->kind <= CGI_HOST_SYMBOL || (cgi_host_equal(x->a, y->a, depth + 1) && cgi_host_equal(x->b, y->b, depth + 1));
}

static cgi_host *cgi_host_make(cg_context *ctx, cgi_host_kind kind, cgi_host *a, cgi_host *b) {
  int64_t v;
  if (a->kind == CGI_HOST_CONST && b->kind == CGI_HOST_CONST && cgi_host_fold(kind, a->value, b->value, &v))
    return cgi_host_new(ctx, CGI_HOST_CONST, v, NULL, NULL);
  bool commutes = kind == CGI_HOST_ADD || kind == CGI_HOST_MUL || kind == CGI_HOST_MIN || kind == CGI_HOST_MAX;
  if (commutes && a->kind == CGI_HOST_CONST) {
    cgi_host *t = a;
    a = b;
    b = t;
  }
  switch (kind) {
  case CGI_HOST_ADD:
  case CGI_HOST_SUB:
    if (cgi_host_is(b, 0)) return a;
    break;
  case CGI_HOST_MUL:
    if (cgi_host_is(b, 1)) return a;
    if (cgi_host_is(b, 0)) return b;
    if (b->kind == CGI_HOST_CONST && a->kind == CGI_HOST_MUL && a->b->kind == CGI_HOST_CONST && cgi_host_fold(kind, a->b->value, b->value, &v))
      return cgi_host_make(ctx, CGI_HOST_MUL, a->a, cgi_host_new(ctx, CGI_HOST_CONST, v, NULL, NULL));
    if (b->kind != CGI_HOST_CONST && a->kind == CGI_HOST_MUL && a->b->kind == CGI_HOST_CONST) // constants last: d0*d1*4
      return cgi_host_make(ctx, CGI_HOST_MUL, cgi_host_make(ctx, CGI_HOST_MUL, a->a, b), a->b);
    break;
  case CGI_HOST_CEILDIV:
  case CGI_HOST_FLOORDIV:
    if (cgi_host_is(b, 1)) return a;
    break;
  case CGI_HOST_MOD:
    if (cgi_host_is(b, 1)) return cgi_host_new(ctx, CGI_HOST_CONST, 0, NULL, NULL);
    break;
  case CGI_HOST_MIN:
  case CGI_HOST_MAX:
    if (cgi_host_equal(a, b, 0)) return a;
    break;
  default: break;
  }
  return cgi_host_new(ctx, kind, 0, a, b);
}

static cgi_host *cgi_host_read(cgi_host_reader *r, cg_value v, int depth);

// Affine expressions over the operands of an affine op.
static cgi_host *cgi_host_affine(cgi_host_reader *r, cg_expr e, cgi_host *const *dims, cgi_host *const *symbols) {
  cg_context *ctx = r->ctx;
  switch (e->kind) {
  case CG_EXPR_CONST: return cgi_host_new(ctx, CGI_HOST_CONST, e->value, NULL, NULL);
  case CG_EXPR_DIM: return dims[e->value];
  case CG_EXPR_SYMBOL: return symbols[e->value];
  default: break;
  }
  static const cgi_host_kind kinds[] = {CGI_HOST_ADD, CGI_HOST_MUL, CGI_HOST_MOD, CGI_HOST_FLOORDIV, CGI_HOST_CEILDIV};
  cgi_host *a = cgi_host_affine(r, e->lhs, dims, symbols), *b = cgi_host_affine(r, e->rhs, dims, symbols);
  return cgi_host_make(ctx, kinds[e->kind], a, b);
}

static cgi_host *cgi_host_read_affine(cgi_host_reader *r, cg_op op, int depth) {
  cg_context *ctx = r->ctx;
  cg_map m = cg_attr_map(cg_op_attr(op, "map"));
  cgi_host **operands = NULL, *out = NULL;
  bool ok = m != NULL;
  for (unsigned i = 0; ok && i < op->num_operands; i++) {
    cgi_host *e = cgi_host_read(r, cg_op_operand(op, i), depth + 1);
    ok = e != NULL;
    cgi_push(operands, e);
  }
  for (unsigned i = 0; ok && i < m->num_results; i++) {
    cgi_host *e = cgi_host_affine(r, m->results[i], operands, operands + m->num_dims);
    out = !out ? e : cgi_host_make(ctx, op->def->kind == CG_AFFINE_MAX ? CGI_HOST_MAX : CGI_HOST_MIN, out, e);
  }
  cgi_arr_free(ctx, operands);
  return out;
}

static bool cgi_host_binary_kind(cg_op_kind k, cgi_host_kind *out) {
  switch (k) {
  case CG_ARITH_ADDI: *out = CGI_HOST_ADD; return true;
  case CG_ARITH_SUBI: *out = CGI_HOST_SUB; return true;
  case CG_ARITH_MULI: *out = CGI_HOST_MUL; return true;
  case CG_ARITH_CEILDIVSI:
  case CG_ARITH_CEILDIVUI: *out = CGI_HOST_CEILDIV; return true;
  case CG_ARITH_FLOORDIVSI:
  case CG_ARITH_DIVUI:
  case CG_ARITH_DIVSI: *out = CGI_HOST_FLOORDIV; return true; // sizes are not negative
  case CG_ARITH_REMSI:
  case CG_ARITH_REMUI: *out = CGI_HOST_MOD; return true;
  case CG_ARITH_MINSI:
  case CG_ARITH_MINUI: *out = CGI_HOST_MIN; return true;
  case CG_ARITH_MAXSI:
  case CG_ARITH_MAXUI: *out = CGI_HOST_MAX; return true;
  default: return false;
  }
}

static cgi_host *cgi_host_read(cgi_host_reader *r, cg_value v, int depth) {
  cg_context *ctx = r->ctx;
  int64_t c;
  uint32_t symbol;
  cgi_host_kind kind;
  if (r->symbol && r->symbol(r->user, v, &symbol)) return cgi_host_new(ctx, CGI_HOST_SYMBOL, symbol, NULL, NULL);
  if (cgi_constant_int(v, &c)) return cgi_host_new(ctx, CGI_HOST_CONST, c, NULL, NULL);
  cg_op op = cg_value_op(v);
  if (op && op->def->kind == CG_UTIL_UNFOLDABLE_CONSTANT && cg_type_is_int_or_index(v->type))
    return cgi_host_new(ctx, CGI_HOST_CONST, cgi_op_int(op, "value"), NULL, NULL);
  if (!op) {
    if (!r->quiet) cgi_error(ctx, v->loc, "a size depends on a value of type %t that is no dimension and no push constant", v->type);
    return NULL;
  }
  if (depth > CGI_SIZE_DEPTH) {
    if (!r->quiet) cgi_op_error(op, "[nesting] ends a size expression that is nested too deep");
    return NULL;
  }
  cg_op_kind k = op->def->kind;
  if (k == CG_AFFINE_APPLY || k == CG_AFFINE_MIN || k == CG_AFFINE_MAX) return cgi_host_read_affine(r, op, depth);
  if (k == CG_ARITH_INDEX_CAST || k == CG_ARITH_INDEX_CASTUI || k == CG_ARITH_EXTUI || k == CG_ARITH_EXTSI || k == CG_ARITH_TRUNCI ||
      k == CG_FLOW_DISPATCH_WORKLOAD_ORDINAL || k == CG_UTIL_OPTIMIZATION_BARRIER || k == CG_UTIL_ASSUME_INT)
    return cgi_host_read(r, cg_op_operand(op, v->index), depth + 1);
  if (cgi_is_high_word(op, &c)) {
    cgi_host *x = cgi_host_read(r, cg_op_operand(op, CG_LHS), depth + 1);
    return x ? cgi_host_make(ctx, CGI_HOST_MUL, x, cgi_host_new(ctx, CGI_HOST_CONST, (int64_t)1 << c, NULL, NULL)) : NULL;
  }
  if (k == CG_ARITH_SHRUI && cgi_constant_int(cg_op_operand(op, CG_RHS), &c) && c >= 0 && c < 63) { // sizes are not negative
    cgi_host *x = cgi_host_read(r, cg_op_operand(op, CG_LHS), depth + 1);
    return x ? cgi_host_make(ctx, CGI_HOST_FLOORDIV, x, cgi_host_new(ctx, CGI_HOST_CONST, (int64_t)1 << c, NULL, NULL)) : NULL;
  }
  if (cgi_joins_words(op)) k = CG_ARITH_ADDI;
  if (!cgi_host_binary_kind(k, &kind)) {
    if (r->quiet) return NULL;
    cgi_op_unsupported(
        op, "[host-control-flow] decides a size or count: a host can evaluate sums, products, quotients, minima and maxima of dimensions only");
    return NULL;
  }
  cgi_host *a = cgi_host_read(r, cg_op_operand(op, CG_LHS), depth + 1), *b = a ? cgi_host_read(r, cg_op_operand(op, CG_RHS), depth + 1) : NULL;
  return b ? cgi_host_make(ctx, kind, a, b) : NULL;
}

// Sums bind weaker than products and quotients, which associate to the left. A quotient on the left keeps its parentheses all the same, for the
// reader.
static void cgi_host_print(cgi_buf *out, const cgi_host *e, int level) {
  static const char *const infix[] = {"", "", " + ", " - ", "*", " ceildiv ", " floordiv ", " mod "};
  if (e->kind == CGI_HOST_CONST) {
    if (e->value < 0 && level > 0) cgi_buf_char(out, '(');
    cgi_buf_i64(out, e->value);
    if (e->value < 0 && level > 0) cgi_buf_char(out, ')');
    return;
  }
  if (e->kind == CGI_HOST_SYMBOL) {
    cgi_buf_char(out, 'd');
    cgi_buf_i64(out, e->value);
    return;
  }
  if (e->kind == CGI_HOST_MIN || e->kind == CGI_HOST_MAX) {
    cgi_buf_z(out, e->kind == CGI_HOST_MIN ? "min(" : "max(");
    cgi_host_print(out, e->a, 0);
    cgi_buf_z(out, ", ");
    cgi_host_print(out, e->b, 0);
    cgi_buf_char(out, ')');
    return;
  }
  int own = e->kind == CGI_HOST_ADD || e->kind == CGI_HOST_SUB ? 1 : 2;
  if (own < level) cgi_buf_char(out, '(');
  cgi_host_print(out, e->a, own == 2 && e->a->kind > CGI_HOST_MUL ? 3 : own);
  cgi_buf_z(out, infix[e->kind]);
  cgi_host_print(out, e->b, own + 1);
  if (own < level) cgi_buf_char(out, ')');
}

static bool cgi_host_text(cg_value v, cgi_symbol_fn symbol, void *user, bool quiet, cg_str *out) {
  cg_context *ctx = v->type->ctx;
  cgi_host_reader r;
  r.quiet = quiet;
  r.ctx = ctx;
  r.symbol = symbol;
  r.user = user;
  cgi_host *e = cgi_host_read(&r, v, 0);
  if (!e) return false;
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  cgi_host_print(&b, e, 0);
  *out = cgi_intern(ctx, cgi_buf_view(&b));
  cgi_buf_free(&b);
  return true;
}

CGI_DEF bool cgi_size_text(cg_value v, cgi_symbol_fn symbol, void *user, cg_str *out) { return cgi_host_text(v, symbol, user, false, out); }
CGI_DEF bool cgi_size_text_known(cg_value v, cgi_symbol_fn symbol, void *user, cg_str *out) { return cgi_host_text(v, symbol, user, true, out); }

#undef CGI_SIZE_DEPTH
