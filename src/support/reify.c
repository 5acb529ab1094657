// Shapes as arithmetic: looks through producers of tensors to the operands that decide a dimension.
#include "support/reify.h"

#include "dialects/dialects.h"
#include "dialects/iree.h"
#include "dialects/linalg.h"

#define CGI_REIFY_DEPTH 256

CGI_DEF int64_t cgi_mixed_static(cg_op op, const char *statics, unsigned i) {
  cg_attr list = cg_op_attr(op, statics);
  return list && i < cg_attr_int_list_len(list) ? cg_attr_int_list_at(list, i) : CG_DYNAMIC;
}

CGI_DEF cg_value cgi_mixed_value(cgi_builder *b, cg_op op, const char *group, const char *statics, unsigned i) {
  int64_t v = cgi_mixed_static(op, statics, i);
  if (v != CG_DYNAMIC) return cgi_build_index(b, v);
  unsigned first, n = cgi_operand_group(op, group, &first), k = 0;
  for (unsigned j = 0; j < i; j++) k += cgi_mixed_static(op, statics, j) == CG_DYNAMIC;
  return k < n ? cg_op_operand(op, first + k) : cgi_build_index(b, 0);
}

CGI_DEF cg_attr cgi_reassociation_group(cg_op op, unsigned i) {
  cg_attr all = cg_op_attr(op, "reassociation");
  return cg_attr_at(all, i);
}

static cg_value cgi_reify_rec(cgi_dims *d, cg_value v, unsigned i, int depth);

// In front of what makes v, where its operands' sizes are known, and what is asserted of them stands; a tensor.dim of v itself stands behind it.
static cgi_builder cgi_reify_builder(cg_value v, bool behind) {
  cg_op op = cg_value_op(v);
  if (op) return behind ? cgi_builder_after(op) : cgi_builder_before(op);
  cg_block b = cg_value_block(v);
  return cgi_builder_at_start(b, v->loc ? v->loc : cgi_loc_unknown(v->type->ctx));
}

// Member k of the group's dynamic operands that belongs to dim i of a type: counts the dynamic dims in front of it.
static cg_value cgi_reify_dynamic_operand(cg_op op, const char *group, cg_type type, unsigned i) {
  unsigned first, n = cgi_operand_group(op, group, &first), k = 0;
  for (unsigned j = 0; j < i; j++) k += type->shape[j] == CG_DYNAMIC;
  return k < n ? cg_op_operand(op, first + k) : NULL;
}

static cg_value cgi_reify_collapse(cgi_dims *d, cgi_builder *b, cg_op op, unsigned i, int depth) {
  cg_attr group = cgi_reassociation_group(op, i);
  cg_value product = NULL;
  for (size_t k = 0; group && k < cg_attr_int_list_len(group); k++) {
    cg_value dim = cgi_reify_rec(d, cg_op_operand(op, CG_TENSOR_COLLAPSE_SHAPE_SRC), (unsigned)cg_attr_int_list_at(group, k), depth);
    product = product ? cgi_build_binary(b, CG_ARITH_MULI, product, dim) : dim;
  }
  return product ? product : cgi_build_index(b, 1);
}

static cg_value cgi_reify_pad(cgi_dims *d, cgi_builder *b, cg_op op, unsigned i, int depth) {
  cg_value size = cgi_reify_rec(d, cg_op_operand(op, CG_TENSOR_PAD_SOURCE), i, depth);
  cg_value low = cgi_mixed_value(b, op, "low", "static_low", i), high = cgi_mixed_value(b, op, "high", "static_high", i);
  return cgi_build_binary(b, CG_ARITH_ADDI, cgi_build_binary(b, CG_ARITH_ADDI, size, low), high);
}

static cg_value cgi_reify_concat(cgi_dims *d, cgi_builder *b, cg_op op, unsigned i, int depth) {
  cg_attr dim = cg_op_attr(op, "dim");
  if (!dim || cg_attr_int(dim) != (int64_t)i) return cgi_reify_rec(d, cg_op_operand(op, CG_TENSOR_CONCAT_INPUTS), i, depth);
  cg_value sum = NULL;
  for (unsigned k = 0; k < op->num_operands; k++) {
    cg_value one = cgi_reify_rec(d, cg_op_operand(op, k), i, depth);
    sum = sum ? cgi_build_binary(b, CG_ARITH_ADDI, sum, one) : one;
  }
  return sum;
}

// The extract_slice's result may have dropped unit dims: result dim i is the i-th kept one.
static unsigned cgi_reify_slice_dim(cg_op op, unsigned i) {
  unsigned keep[CGI_SLICE_RANK];
  return cgi_slice_dims(op, cg_value_type(cg_op_result(op, 0)), keep) ? keep[i] : i;
}

#ifndef CODEGEN_NO_SECOND_TIER_OPS
// ---- control flow of a host -------------------------------------------------------------------------------------------------------------------
static cg_value cgi_reify_clone(cgi_dims *d, cg_value v, cg_op op, int depth) {
  cg_op from = cg_value_op(v);
  cgi_hmap map;
  int64_t i;
  if (!cgi_op_is_ancestor(op, from ? from : cg_region_op(v->block->region))) return v;
  if (!from || depth > CGI_REIFY_DEPTH || from->num_results != 1 || from->num_regions || !cgi_op_is_pure(from)) return NULL;
  if (from->def->kind == CG_TENSOR_DIM) {
    cg_value source = cg_op_operand(from, CG_TENSOR_DIM_SOURCE);
    if (!cgi_constant_int(cg_op_operand(from, CG_TENSOR_DIM_INDEX), &i) || i < 0 || i >= (int64_t)source->type->rank) return NULL;
    cg_value size = cgi_reify_rec(d, source, (unsigned)i, depth + 1);
    return size == v ? NULL : cgi_reify_clone(d, size, op, depth + 1);
  }
  memset(&map, 0, sizeof map);
  map.ctx = d->ctx;
  for (i = 0; i < (int64_t)from->num_operands; i++) {
    cg_value x = cg_op_operand(from, (unsigned)i);
    cg_value made = x->type->kind == CG_TYPE_TENSOR ? NULL : cgi_reify_clone(d, x, op, depth + 1);
    if (!made) break;
    cgi_hmap_put_ptr(&map, x, made);
  }
  cg_op made = i < (int64_t)from->num_operands ? NULL : cgi_op_clone(from, &map);
  cgi_hmap_free(&map);
  if (!made) return NULL;
  cgi_op_insert_before(made, op);
  return cg_op_result(made, 0);
}

CGI_DEF cg_value cgi_reify_outside(cgi_dims *dims, cg_value v, cg_op op) { return cgi_reify_clone(dims, v, op, 0); }

static cg_value cgi_reify_by_control(cgi_dims *d, cg_value v, unsigned i, int depth) {
  cg_op made_by = cg_value_op(v), op = made_by ? made_by : cg_region_op(v->block->region), end;
  cg_op_kind k = op->def->kind;
  bool first = !made_by && op->num_regions && v->block == cg_region_first(op->regions[0]);
  if (!d->host) return NULL;
  if (k == CG_SCF_FOR) {
    if (first && !v->index) return NULL;
    return cgi_reify_rec(d, cg_op_operand(op, CG_SCF_FOR_INIT_ARGS + v->index - (first ? 1 : 0)), i, depth);
  }
  if (k == CG_SCF_WHILE && first) return cgi_reify_rec(d, cg_op_operand(op, v->index), i, depth);
  if (k != CG_SCF_WHILE && (!made_by || (k != CG_SCF_IF && k != CG_SCF_INDEX_SWITCH))) return NULL;
  end = cg_region_first(op->regions[0])->last;
  return cgi_reify_outside(d, cgi_reify_rec(d, cg_op_operand(end, v->index + (k == CG_SCF_WHILE)), i, depth), op);
}
#endif

static cg_value cgi_reify_dispatch(cgi_dims *d, cg_value v, unsigned i, int depth) {
  cg_op op = cg_value_op(v);
  int64_t over = cgi_dispatch_tied(op, v->index), given = cgi_dispatch_dim(op, v->index, i);
  if (over >= 0 && cg_op_operand(op, (unsigned)over)->type == v->type) return cgi_reify_rec(d, cg_op_operand(op, (unsigned)over), i, depth);
  return given < 0 ? NULL : cg_op_operand(op, (unsigned)given);
}

static cg_value cgi_reify_by_op(cgi_dims *d, cg_value v, unsigned i, int depth) {
  cg_op op = cg_value_op(v);
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  cg_value carried = cgi_reify_by_control(d, v, i, depth);
  if (carried) return carried;
#endif
  if (!op) return NULL;
  cgi_builder b = cgi_reify_builder(v, false);
  if (cgi_linalg_is(op)) return cgi_reify_rec(d, cgi_linalg_output(op, v->index), i, depth);
  switch (op->def->kind) {
  case CG_TENSOR_EMPTY: return cgi_reify_dynamic_operand(op, "dynamicSizes", v->type, i);
  case CG_TENSOR_SPLAT: return cgi_reify_dynamic_operand(op, "dynamicSizes", v->type, i);
  case CG_TENSOR_GENERATE: return cgi_reify_dynamic_operand(op, "dynamicExtents", v->type, i);
  case CG_TENSOR_CAST:
  case CG_TENSOR_BITCAST:
  case CG_UTIL_OPTIMIZATION_BARRIER: return cgi_reify_rec(d, cg_op_operand(op, v->index), i, depth);
  case CG_TENSOR_INSERT:
  case CG_TENSOR_INSERT_SLICE:
  case CG_TENSOR_SCATTER: return cgi_reify_rec(d, cg_op_operand(op, CG_TENSOR_INSERT_SLICE_DEST), i, depth);
  case CG_LINALG_SOFTMAX: return cgi_reify_rec(d, cg_op_operand(op, CG_LINALG_SOFTMAX_OUTPUT), i, depth);
  case CG_FLOW_DISPATCH_TENSOR_LOAD:
  case CG_TENSOR_EXTRACT_SLICE: return cgi_mixed_value(&b, op, "sizes", "static_sizes", cgi_reify_slice_dim(op, i));
  case CG_TENSOR_PAD: return cgi_reify_pad(d, &b, op, i, depth);
  case CG_TENSOR_CONCAT: return cgi_reify_concat(d, &b, op, i, depth);
  case CG_TENSOR_EXPAND_SHAPE: return cgi_mixed_value(&b, op, "output_shape", "static_output_shape", i);
  case CG_TENSOR_COLLAPSE_SHAPE: return cgi_reify_collapse(d, &b, op, i, depth);
  case CG_FLOW_DISPATCH: return cgi_reify_dispatch(d, v, i, depth);
  default: { // elementwise ops on tensors; a select's condition may be one for all
    cg_value last = op->num_operands && (op->def->traits & CG_TRAIT_ELEMENTWISE) ? op->operands[op->num_operands - 1].value : NULL;
    return last && last->type->kind == CG_TYPE_TENSOR && last->type->rank == v->type->rank ? cgi_reify_rec(d, last, i, depth) : NULL;
  }
  }
}

static cg_value cgi_reify_rec(cgi_dims *d, cg_value v, unsigned i, int depth) {
  if (v->type->shape[i] != CG_DYNAMIC) {
    cgi_builder b = cgi_reify_builder(v, false);
    return cgi_build_index(&b, v->type->shape[i]);
  }
  uint64_t key = (uint64_t)(uintptr_t)v + i, known; // unique: a value is larger than any rank
  if (cgi_hmap_get(&d->known, key, &known)) return (cg_value)(uintptr_t)known;
  cg_value out = depth < CGI_REIFY_DEPTH ? cgi_reify_by_op(d, v, i, depth + 1) : NULL;
  if (!out) {
    cgi_builder b = cgi_reify_builder(v, true);
    out = cgi_build_dim(&b, v, i);
  }
  cgi_hmap_put(&d->known, key, (uint64_t)(uintptr_t)out);
  return out;
}

CGI_DEF cg_value cgi_reify_dim(cgi_dims *dims, cg_value tensor, unsigned i) { return cgi_reify_rec(dims, tensor, i, 0); }

CGI_DEF cg_value *cgi_reify_push(cgi_dims *dims, cg_value *sizes, cg_value tensor) {
  cg_context *ctx = dims->ctx;
  for (unsigned i = 0; i < tensor->type->rank; i++)
    if (tensor->type->shape[i] == CG_DYNAMIC) cgi_push(sizes, cgi_reify_dim(dims, tensor, i));
  return sizes;
}

CGI_DEF cg_value cgi_reify_from_operands(cgi_dims *dims, cg_value tensor, unsigned i) { return cgi_reify_by_op(dims, tensor, i, 1); }

typedef struct cgi_reify_walk {
  cgi_dims *dims;
} cgi_reify_walk;

static bool cgi_reify_visit(cg_op op, void *user) {
  cgi_dims *d = ((cgi_reify_walk *)user)->dims;
  int64_t i;
  if (op->def->kind != CG_TENSOR_DIM || !cgi_constant_int(cg_op_operand(op, CG_TENSOR_DIM_INDEX), &i)) return true;
  cg_value v = cg_op_operand(op, CG_TENSOR_DIM_SOURCE);
  if (i < 0 || i >= (int64_t)cg_type_rank(v->type)) return true;
  cg_value dim = cgi_reify_dim(d, v, (unsigned)i);
  if (dim == cg_op_result(op, 0)) return true;
  cgi_op_replace1(op, dim);
  return true;
}

CGI_DEF void cgi_reify_function(cgi_dims *dims, cg_op func) {
  cg_block entry = cg_region_first(cg_op_region(func, 0));
  if (!entry) return;
  cgi_reify_walk w;
  w.dims = dims;
  cgi_walk_post(func, cgi_reify_visit, &w);
}

#undef CGI_REIFY_DEPTH
