// The builder: an insertion point and a location.
#include "ir/ir.h"

CGI_DEF CGI_NOINLINE cgi_builder cgi_builder_before(cg_op op) {
  cgi_builder b;
  b.ctx = op->ctx;
  b.block = op->block;
  b.before = op;
  b.loc = op->loc;
  return b;
}

CGI_DEF CGI_NOINLINE cgi_builder cgi_builder_after(cg_op op) {
  cgi_builder b = cgi_builder_before(op);
  b.before = op->next;
  return b;
}

CGI_DEF cgi_builder cgi_builder_at_end(cg_block block, cg_loc loc) {
  cgi_builder b;
  b.ctx = block->region->op->ctx;
  b.block = block;
  b.before = NULL;
  b.loc = loc ? loc : cgi_loc_unknown(b.ctx);
  return b;
}

CGI_DEF cgi_builder cgi_builder_at_start(cg_block block, cg_loc loc) {
  cgi_builder b = cgi_builder_at_end(block, loc);
  b.before = block->first;
  return b;
}

CGI_DEF CGI_NOINLINE cgi_builder cgi_builder_in(cg_op op, unsigned region) { return cgi_builder_at_end(op->regions[region]->first, op->loc); }

CGI_DEF cg_op cgi_build(cgi_builder *b, cg_op_kind kind, unsigned num_operands, const cg_value *operands, unsigned num_results, const cg_type *types,
                        unsigned num_attrs, const cg_named_attr *attrs, unsigned num_regions) {
  cg_op op = cgi_op_create(b->ctx, cgi_op_def_of(b->ctx, kind), b->loc, num_operands, operands, num_results, types, num_attrs, attrs, num_regions);
  if (b->before)
    cgi_op_insert_before(op, b->before);
  else
    cgi_op_append(b->block, op);
  return op;
}

CGI_DEF cg_op cgi_build_plain(cgi_builder *b, cg_op_kind kind, unsigned num_operands, const cg_value *operands) {
  return cgi_build(b, kind, num_operands, operands, 0, NULL, 0, NULL, 0);
}

CGI_DEF cg_op cgi_build_like(cgi_builder *b, cg_op op, unsigned num_operands, const cg_value *operands, cg_type type) {
  return cgi_build(b, op->def->kind, num_operands, operands, 1, &type, op->num_attrs, op->attrs, 0);
}

CGI_DEF cg_op cgi_build_again(cgi_builder *b, cg_op op, const cg_value *operands, const cg_type *types) {
  return cgi_build(b, op->def->kind, op->num_operands, operands, op->num_results, types, op->num_attrs, op->attrs, op->num_regions);
}

CGI_DEF cg_value cgi_build_value(cgi_builder *b, cg_op_kind kind, cg_type type, unsigned num_operands, const cg_value *operands,
                                 const cg_named_attr *attr) {
  return cgi_build(b, kind, num_operands, operands, 1, &type, attr ? 1 : 0, attr, 0)->results[0];
}

CGI_DEF CGI_NOINLINE void cgi_name_attr(cg_named_attr *out, cg_context *ctx, const char *name, cg_attr value) {
  out->name = cgi_intern(ctx, cgi_s(name));
  out->value = value;
}

CGI_DEF CGI_NOINLINE void cgi_name_ints(cg_named_attr *out, cg_context *ctx, const char *name, size_t n, const int64_t *values) {
  cgi_name_attr(out, ctx, name, cgi_attr_i64_array(ctx, n, values));
}

CGI_DEF CGI_NOINLINE void cgi_name_i64(cg_named_attr *out, cg_context *ctx, const char *name, int64_t value) {
  cgi_name_attr(out, ctx, name, cgi_attr_i64(ctx, value));
}

CGI_DEF cg_named_attr cgi_named(cg_context *ctx, const char *name, cg_attr value) {
  cg_named_attr n;
  cgi_name_attr(&n, ctx, name, value);
  return n;
}

CGI_DEF cg_value cgi_build_with(cgi_builder *b, cg_op_kind kind, cg_type type, unsigned num_operands, const cg_value *operands, const char *name,
                                cg_attr value) {
  cg_named_attr attr;
  cgi_name_attr(&attr, b->ctx, name, value);
  return cgi_build_value(b, kind, type, num_operands, operands, &attr);
}

CGI_DEF cg_op cgi_build_symbol(cgi_builder *b, cg_op_kind kind, cg_str name, const char *visibility) {
  cg_named_attr attrs[2];
  cgi_name_attr(&attrs[0], b->ctx, "sym_name", cgi_attr_str(b->ctx, name));
  cgi_name_attr(&attrs[1], b->ctx, "sym_visibility", cgi_attr_strz(b->ctx, visibility));
  return cgi_build(b, kind, 0, NULL, 0, NULL, 2, attrs, 1);
}

CGI_DEF cg_value cgi_build_unary(cgi_builder *b, cg_op_kind kind, cg_type result, cg_value a) {
  return cgi_build_value(b, kind, result, 1, &a, NULL);
}

CGI_DEF cg_value cgi_build_binary_t(cgi_builder *b, cg_op_kind kind, cg_type result, cg_value l, cg_value r) {
  cg_value operands[2];
  operands[0] = l;
  operands[1] = r;
  return cgi_build_value(b, kind, result, 2, operands, NULL);
}

CGI_DEF cg_value cgi_build_binary(cgi_builder *b, cg_op_kind kind, cg_value l, cg_value r) { return cgi_build_binary_t(b, kind, l->type, l, r); }

CGI_DEF cg_value cgi_build_ternary(cgi_builder *b, cg_op_kind kind, cg_type result, cg_value x, cg_value y, cg_value z) {
  cg_value operands[3];
  operands[0] = x;
  operands[1] = y;
  operands[2] = z;
  return cgi_build_value(b, kind, result, 3, operands, NULL);
}

CGI_DEF cg_value cgi_build_constant(cgi_builder *b, cg_attr value) {
  cg_named_attr a = cgi_named(b->ctx, "value", value);
  cg_type t = value->type;
  return cgi_build_value(b, CG_ARITH_CONSTANT, t, 0, NULL, &a);
}

CGI_DEF cg_value cgi_build_index(cgi_builder *b, int64_t v) { return cgi_build_constant(b, cgi_attr_index(b->ctx, v)); }
CGI_DEF cg_value cgi_build_int(cgi_builder *b, cg_type t, int64_t v) { return cgi_build_constant(b, cgi_attr_int(b->ctx, t, v)); }
CGI_DEF cg_value cgi_build_float(cgi_builder *b, cg_type t, double v) { return cgi_build_constant(b, cgi_attr_float(b->ctx, t, v)); }

static cg_type cgi_i1_like(cg_type t) {
  cg_type i1 = cgi_type_i(t->ctx, 1);
  return cg_type_is_shaped(t) ? cgi_type_with_element(t, i1) : i1;
}

static cg_value cgi_build_cmp(cgi_builder *b, cg_op_kind kind, int64_t predicate, cg_value l, cg_value r) {
  cg_value operands[2];
  operands[0] = l;
  operands[1] = r;
  cg_type t = cgi_i1_like(l->type);
  return cgi_build_with(b, kind, t, 2, operands, "predicate", cgi_attr_i64(b->ctx, predicate));
}

CGI_DEF cg_value cgi_build_cmpi(cgi_builder *b, cg_cmpi_predicate predicate, cg_value l, cg_value r) {
  return cgi_build_cmp(b, CG_ARITH_CMPI, predicate, l, r);
}
CGI_DEF cg_value cgi_build_cmpi_int(cgi_builder *b, cg_cmpi_predicate predicate, cg_value x, int64_t c) {
  return cgi_build_cmpi(b, predicate, x, cgi_build_int(b, x->type, c));
}
CGI_DEF cg_value cgi_build_cmpf(cgi_builder *b, cg_cmpf_predicate predicate, cg_value l, cg_value r) {
  return cgi_build_cmp(b, CG_ARITH_CMPF, predicate, l, r);
}

CGI_DEF cg_value cgi_build_binary_int(cgi_builder *b, cg_op_kind kind, cg_value x, int64_t c) {
  return cgi_build_binary(b, kind, x, cgi_build_int(b, x->type, c));
}

CGI_DEF cg_value cgi_build_and(cgi_builder *b, cg_value x, cg_value y) { return x && y ? cgi_build_binary(b, CG_ARITH_ANDI, x, y) : x ? x : y; }

CGI_DEF cg_value cgi_build_select(cgi_builder *b, cg_value c, cg_value t, cg_value f) {
  return cgi_build_ternary(b, CG_ARITH_SELECT, t->type, c, t, f);
}

CGI_DEF void cgi_build_assert(cgi_builder *b, cg_value holds, cg_str message) {
  cg_named_attr msg = cgi_named(b->ctx, "msg", cgi_attr_str(b->ctx, message));
  cgi_build(b, CG_CF_ASSERT, 1, &holds, 0, NULL, 1, &msg, 0);
}

CGI_DEF cg_value cgi_build_affine_apply(cgi_builder *b, cg_map m, const cg_value *operands) {
  cg_expr e = m->results[0];
  if (e->kind == CG_EXPR_CONST) return cgi_build_index(b, e->value);
  if (e->kind == CG_EXPR_DIM) return operands[e->value];
  if (e->kind == CG_EXPR_SYMBOL) return operands[m->num_dims + (unsigned)e->value];
  unsigned n = m->num_dims + m->num_symbols;
  cg_expr *known = CGI_NEW_ARRAY(b->ctx, cg_expr, n);
  bool any = false;
  for (unsigned i = 0; i < n; i++) {
    int64_t v;
    if (cgi_constant_int(operands[i], &v)) {
      known[i] = cgi_expr_const(b->ctx, v);
      any = true;
    }
  }
  cg_expr folded = any ? cgi_expr_replace(b->ctx, e, known, m->num_dims, known + m->num_dims, m->num_symbols) : e;
  cgi_free(b->ctx, known, n * sizeof *known);
  if (folded->kind == CG_EXPR_CONST) return cgi_build_index(b, folded->value);
  if (folded->kind == CG_EXPR_DIM) return operands[folded->value];
  if (folded->kind == CG_EXPR_SYMBOL) return operands[m->num_dims + (unsigned)folded->value];
  cg_named_attr a = cgi_named(b->ctx, "map", cgi_attr_of_map(b->ctx, cgi_map_make(b->ctx, m->num_dims, m->num_symbols, 1, &folded)));
  cg_type index = cgi_type_index(b->ctx);
  return cgi_build_value(b, CG_AFFINE_APPLY, index, n, operands, &a);
}

CGI_DEF cg_value cgi_build_apply(cgi_builder *b, unsigned num_dims, cg_expr e, const cg_value *dims) {
  return cgi_build_affine_apply(b, cgi_map_make(b->ctx, num_dims, 0, 1, &e), dims);
}

CGI_DEF cg_value cgi_build_dim(cgi_builder *b, cg_value shaped, unsigned i) {
  if (cg_type_dim(shaped->type, i) != CG_DYNAMIC) return cgi_build_index(b, shaped->type->shape[i]);
  return cgi_build_binary_t(b, shaped->type->kind == CG_TYPE_MEMREF ? CG_MEMREF_DIM : CG_TENSOR_DIM, cgi_type_index(b->ctx), shaped,
                            cgi_build_index(b, (int64_t)i));
}

CGI_DEF cg_value cgi_build_alloc(cgi_builder *b, cg_op_kind kind, cg_type type, const cg_named_attr *attr) {
  static const int32_t none[2] = {0, 0};
  cg_value memory = cgi_build_value(b, kind, type, 0, NULL, attr);
  cgi_op_set_segments(memory->op, 2, none);
  return memory;
}

CGI_DEF cg_value cgi_build_load(cgi_builder *b, cg_value memref, cg_value at) {
  return cgi_build_binary_t(b, CG_MEMREF_LOAD, memref->type->element, memref, at);
}

CGI_DEF cg_value cgi_build_element(cgi_builder *b, cg_value array, unsigned n, const cg_value *at) {
  cg_value operands[CGI_ELEMENT_RANK + 1];
  operands[CG_TENSOR_EXTRACT_TENSOR] = array;
  for (unsigned i = 0; i < n; i++) operands[CG_TENSOR_EXTRACT_INDICES + i] = at[i];
  return cgi_build_value(b, array->type->kind == CG_TYPE_MEMREF ? CG_MEMREF_LOAD : CG_TENSOR_EXTRACT, array->type->element, n + 1, operands, NULL);
}

CGI_DEF void cgi_build_store(cgi_builder *b, cg_value value, cg_value memref, cg_value at) {
  cg_value operands[3];
  operands[CG_MEMREF_STORE_VALUE] = value;
  operands[CG_MEMREF_STORE_MEMREF] = memref;
  operands[CG_MEMREF_STORE_INDICES] = at;
  cgi_build_plain(b, CG_MEMREF_STORE, 3, operands);
}

CGI_DEF cg_value cgi_build_vector_extract(cgi_builder *b, cg_value v, unsigned n, const int64_t *position) {
  return cgi_build_with(b, CG_VECTOR_EXTRACT, v->type->element, 1, &v, "static_position", cgi_attr_i64_array(b->ctx, n, position));
}

CGI_DEF cg_value cgi_build_vector_insert(cgi_builder *b, cg_value scalar, cg_value v, unsigned n, const int64_t *position) {
  cg_named_attr at = cgi_named(b->ctx, "static_position", cgi_attr_i64_array(b->ctx, n, position));
  cg_value operands[2];
  operands[CG_VECTOR_INSERT_SOURCE] = scalar;
  operands[CG_VECTOR_INSERT_DEST] = v;
  return cgi_build_value(b, CG_VECTOR_INSERT, v->type, 2, operands, &at);
}

CGI_DEF cg_value cgi_build_lane(cgi_builder *b, cg_value v, int64_t lane) { return cgi_build_vector_extract(b, v, 1, &lane); }

CGI_DEF cg_value cgi_build_shuffle(cgi_builder *b, cg_value x, cg_value y, int64_t n, const int64_t *mask) {
  cg_value operands[2];
  operands[CG_VECTOR_SHUFFLE_V1] = x;
  operands[CG_VECTOR_SHUFFLE_V2] = y;
  return cgi_build_with(b, CG_VECTOR_SHUFFLE, cgi_type_lanes(b->ctx, n, x->type->element), 2, operands, "mask",
                        cgi_attr_ints(b->ctx, (size_t)n, mask));
}

CGI_DEF cg_value cgi_build_with_lane(cgi_builder *b, cg_value scalar, cg_value v, int64_t lane) {
  return cgi_build_vector_insert(b, scalar, v, 1, &lane);
}

CGI_DEF cg_op cgi_build_return(cgi_builder *b, cg_op_kind kind, unsigned n, const cg_value *values) { return cgi_build_plain(b, kind, n, values); }

CGI_DEF cg_op cgi_build_yield(cgi_builder *b, unsigned n, const cg_value *values) { return cgi_build_return(b, CG_SCF_YIELD, n, values); }
CGI_DEF cg_op cgi_build_linalg_yield(cgi_builder *b, cg_value v) { return cgi_build_return(b, CG_LINALG_YIELD, 1, &v); }

CGI_DEF cg_op cgi_build_for(cgi_builder *b, cg_value lower, cg_value upper, cg_value step, unsigned n, const cg_value *init) {
  cg_value *operands = CGI_NEW_ARRAY(b->ctx, cg_value, n + 3);
  cg_type *types = CGI_NEW_ARRAY(b->ctx, cg_type, n + 1);
  operands[CG_SCF_FOR_LOWER_BOUND] = lower;
  operands[CG_SCF_FOR_UPPER_BOUND] = upper;
  operands[CG_SCF_FOR_STEP] = step;
  types[0] = lower->type;
  for (unsigned i = 0; i < n; i++) {
    operands[CG_SCF_FOR_INIT_ARGS + i] = init[i];
    types[1 + i] = init[i]->type;
  }
  cg_op op = cgi_build(b, CG_SCF_FOR, n + 3, operands, n, types + 1, 0, NULL, 1);
  cgi_block_create(op->regions[0], n + 1, types, b->loc);
  cgi_free(b->ctx, operands, (n + 3) * sizeof *operands);
  cgi_free(b->ctx, types, (n + 1) * sizeof *types);
  return op;
}

CGI_DEF cg_op cgi_build_while(cgi_builder *b, unsigned n, const cg_value *init) {
  cg_type *types = CGI_NEW_ARRAY(b->ctx, cg_type, n);
  for (unsigned i = 0; i < n; i++) types[i] = init[i]->type;
  cg_op op = cgi_build(b, CG_SCF_WHILE, n, init, n, types, 0, NULL, 2);
  for (unsigned r = 0; r < 2; r++) cgi_block_create(op->regions[r], n, types, b->loc);
  cgi_free(b->ctx, types, n * sizeof *types);
  return op;
}

CGI_DEF cg_op cgi_build_parallel(cgi_builder *b, unsigned n, const cg_value *bounds) {
  cg_op nest = cgi_build(b, CG_SCF_PARALLEL, 3 * n, bounds, 0, NULL, 0, NULL, 1);
  int32_t segments[4];
  segments[0] = segments[1] = segments[2] = (int32_t)n;
  segments[3] = 0;
  cgi_op_set_segments(nest, 4, segments);
  cg_block body = cgi_block_create(nest->regions[0], 0, NULL, b->loc);
  for (unsigned i = 0; i < n; i++) cgi_block_add_arg(body, cgi_type_index(b->ctx), b->loc);
  return nest;
}

CGI_DEF cg_op cgi_build_if(cgi_builder *b, cg_value condition, unsigned n, const cg_type *result_types, bool with_else) {
  cg_op op = cgi_build(b, CG_SCF_IF, 1, &condition, n, result_types, 0, NULL, 2);
  cgi_block_create(op->regions[CG_SCF_IF_THEN_REGION], 0, NULL, b->loc);
  if (with_else) cgi_block_create(op->regions[CG_SCF_IF_ELSE_REGION], 0, NULL, b->loc);
  return op;
}

CGI_DEF cgi_builder cgi_builder_in_for(cg_op loop, cg_value *carried) {
  cgi_builder in = cgi_builder_in(loop, 0);
  memcpy(carried, in.block->args + 1, loop->num_results * sizeof *carried);
  return in;
}

CGI_DEF void cgi_build_yield_results(cgi_builder *b, cg_value *values) {
  cg_op op = b->block->region->op;
  cgi_build_yield(b, op->num_results, values);
  for (unsigned i = 0; i < op->num_results; i++) values[i] = op->results[i];
}

CGI_DEF cgi_builder cgi_build_guard(cgi_builder *b, cg_value condition) {
  if (!condition) return *b;
  cgi_builder in = cgi_builder_in(cgi_build_if(b, condition, 0, NULL, false), CG_SCF_IF_THEN_REGION);
  return cgi_builder_before(cgi_build_yield(&in, 0, NULL));
}

CGI_DEF cg_op cgi_build_if_else(cgi_builder *b, cg_value condition, unsigned n, const cg_value *otherwise, cgi_builder *then) {
  cg_type *types = cgi_push_types(b->ctx, NULL, n, otherwise);
  cg_op op = cgi_build_if(b, condition, n, types, true);
  *then = cgi_builder_in(op, CG_SCF_IF_ELSE_REGION);
  cgi_build_yield(then, n, otherwise);
  *then = cgi_builder_in(op, CG_SCF_IF_THEN_REGION);
  cgi_arr_release(b->ctx, types, sizeof *types);
  return op;
}

CGI_DEF cg_attr cgi_constant_of(cg_value v) {
  if (!v || !v->op || !(v->op->def->traits & CG_TRAIT_CONSTANT)) return NULL;
  return cg_op_attr(v->op, "value");
}

CGI_DEF bool cgi_constant_int(cg_value v, int64_t *out) {
  cg_attr a = cgi_constant_of(v);
  if (!a) return false;
  if (a->kind == CG_ATTR_DENSE && a->splat && cg_type_is_int_or_index(a->type->element)) a = cgi_attr_dense_at(v->type->ctx, a, 0);
  if (a->kind != CG_ATTR_INT && a->kind != CG_ATTR_BOOL) return false;
  *out = cg_attr_int(a);
  return true;
}

CGI_DEF bool cgi_constant_is(cg_value v, int64_t want) {
  int64_t c;
  return cgi_constant_int(v, &c) && c == want;
}
