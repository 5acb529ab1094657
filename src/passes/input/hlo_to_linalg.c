// hlo-to-linalg: StableHLO on tensors becomes linalg, tensor, arith and math; from here on integers are signless.
//
//   %0 = stablehlo.add %a, %b : tensor<4xui8>
//   -->
//   %e = tensor.empty() : tensor<4xi8>
//   %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a, %b) outs(%e) { … arith.addi … }
//
// Requires: calls inlined where their results are to be compiled as one. Preserves: operations of other dialects (their types become signless).
// A public function's arguments and results keep their signedness as `cg.type` in their attributes.
#include "passes/input/complex_to_standard.h"
#include "passes/input/hlo_to_linalg.h"
#include "passes/pass.h"
#include "passes/pass_table.h"
#include "support/structured.h"

// ---- types and attributes without signedness ----------------------------------------------------------------------------------------

static cg_type cgi_to_linalg_signless_function(cg_type t);

static cg_type cgi_to_linalg_signless_at(cg_type t, unsigned depth) {
  if (depth > CGI_TO_LINALG_MAX_DEPTH) return t;
  switch (cg_type_get_kind(t)) {
  case CG_TYPE_INTEGER: return cg_type_signedness(t) == CG_SIGNLESS ? t : cgi_type_i(t->ctx, cg_type_width(t));
  case CG_TYPE_TENSOR:
  case CG_TYPE_MEMREF:
  case CG_TYPE_VECTOR: {
    cg_type e = cgi_to_linalg_signless_at(cg_type_element(t), depth + 1);
    return e == cg_type_element(t) ? t : cgi_type_with_element(t, e);
  }
  case CG_TYPE_UNRANKED_TENSOR: return cgi_type_unranked_tensor(t->ctx, cgi_to_linalg_signless_at(cg_type_element(t), depth + 1));
  case CG_TYPE_DISPATCH_TENSOR:
    return cgi_type_dispatch_tensor(t->ctx, cg_type_text(t), cg_type_access(t), cgi_to_linalg_signless_at(cg_type_element(t), depth + 1));
  case CG_TYPE_FUNCTION: return cgi_to_linalg_signless_function(t);
  default: return t;
  }
}

CGI_DEF cg_type cgi_to_linalg_signless(cg_type t) { return cgi_to_linalg_signless_at(t, 0); }

// Tokens order what has effects on a host, and kernels have none.
static bool cgi_to_linalg_is_token(cg_type t) { return cg_type_get_kind(t) == CG_TYPE_OPAQUE && cgi_str_is(cg_type_text(t), "stablehlo.token"); }

// Appends the leaves of t (t itself when it is no tuple; a token has none).
static cg_type *cgi_to_linalg_leaves(cg_context *ctx, cg_type *out, cg_type t, unsigned depth) {
  if (cgi_to_linalg_is_token(t)) return out;
  if (cg_type_get_kind(t) != CG_TYPE_TUPLE || depth > CGI_TO_LINALG_MAX_DEPTH) {
    cgi_push(out, t);
    return out;
  }
  for (unsigned i = 0; i < cg_type_num_inputs(t); ++i) out = cgi_to_linalg_leaves(ctx, out, cg_type_input(t, i), depth + 1);
  return out;
}

// The same, signless.
CGI_DEF cg_type *cgi_to_linalg_flatten_type(cg_context *ctx, cg_type *out, cg_type t, unsigned depth) {
  size_t first = cgi_len(out);
  out = cgi_to_linalg_leaves(ctx, out, t, depth);
  for (size_t i = first; i < cgi_len(out); ++i) out[i] = cgi_to_linalg_signless(out[i]);
  return out;
}

static cg_type cgi_to_linalg_signless_function(cg_type t) {
  cg_context *ctx = t->ctx;
  cg_type *in = NULL, *out = NULL;
  for (unsigned i = 0; i < cg_type_num_inputs(t); ++i) in = cgi_to_linalg_flatten_type(ctx, in, cg_type_input(t, i), 0);
  for (unsigned i = 0; i < cg_type_num_results(t); ++i) out = cgi_to_linalg_flatten_type(ctx, out, cg_type_result(t, i), 0);
  cg_type r = cgi_type_function(ctx, (unsigned)cgi_len(in), in, (unsigned)cgi_len(out), out);
  return r;
}

static cg_attr cgi_to_linalg_attr(cg_context *ctx, cg_attr a, unsigned depth);

static cg_attr cgi_to_linalg_items(cg_context *ctx, cg_attr a, unsigned depth) {
  size_t n = cg_attr_len(a);
  cg_named_attr *items = CGI_SCRATCH(ctx, cg_named_attr, n + 1);
  cg_attr *values = CGI_SCRATCH(ctx, cg_attr, n + 1);
  bool changed = false;
  for (size_t i = 0; i < n; ++i) {
    values[i] = cgi_to_linalg_attr(ctx, cg_attr_at(a, i), depth + 1);
    changed |= values[i] != cg_attr_at(a, i);
    items[i].name = cg_attr_name_at(a, i);
    items[i].value = values[i];
  }
  cg_attr r = !changed ? a : cg_attr_get_kind(a) == CG_ATTR_DICT ? cgi_attr_dict(ctx, n, items) : cgi_attr_array(ctx, n, values);
  return r;
}

static cg_attr cgi_to_linalg_attr(cg_context *ctx, cg_attr a, unsigned depth) {
  if (depth > CGI_TO_LINALG_MAX_DEPTH) return a;
  cg_type t = cg_attr_type(a), s = t ? cgi_to_linalg_signless(t) : NULL;
  switch (cg_attr_get_kind(a)) {
  case CG_ATTR_INT: return s == t ? a : cgi_attr_int(ctx, s, cg_attr_int(a));
  case CG_ATTR_TYPE: return s == t ? a : cgi_attr_type(ctx, s);
  case CG_ATTR_RESOURCE: return s == t ? a : cgi_attr_resource(ctx, s, cg_attr_str(a));
  case CG_ATTR_DENSE: {
    size_t size = 0;
    const uint8_t *bytes = s == t ? NULL : cg_attr_bytes(a, &size);
    return s == t ? a : cgi_attr_dense(ctx, s, bytes, size);
  }
  case CG_ATTR_ARRAY:
  case CG_ATTR_DICT: return cgi_to_linalg_items(ctx, a, depth);
  default: return a;
  }
}

// ---- the map from old to new --------------------------------------------------------------------------------------------------------

CGI_DEF CGI_NOINLINE cg_value cgi_to_linalg_get(cgi_to_linalg *h, cg_value old_value) { return (cg_value)cgi_hmap_ptr(&h->values, old_value); }

CGI_DEF cg_value cgi_to_linalg_cast_to(cgi_to_linalg *h, cg_value v, cg_type type) {
  if (cg_value_type(v) == type || cg_type_get_kind(type) != CG_TYPE_TENSOR) return v;
  return cgi_build_unary(&h->b, CG_TENSOR_CAST, type, v);
}

CGI_DEF void cgi_to_linalg_set(cgi_to_linalg *h, cg_value old_value, cg_value new_value) {
  new_value = cgi_to_linalg_cast_to(h, new_value, cgi_to_linalg_signless(cg_value_type(old_value)));
  cgi_hmap_put_ptr(&h->values, old_value, new_value);
}

CGI_DEF cg_type cgi_to_linalg_result_type(cg_op op, unsigned i) { return cgi_to_linalg_signless(cg_value_type(cg_op_result(op, i))); }
CGI_DEF cg_type cgi_to_linalg_operand_element(cg_op op, unsigned i) { return cg_type_element(cg_value_type(cg_op_operand(op, i))); }

CGI_DEF cg_value cgi_to_linalg_scalar_of(cgi_to_linalg *h, cg_value old_value) {
  cg_attr a = cgi_constant_of(old_value);
  if (a && cg_attr_get_kind(a) == CG_ATTR_DENSE)
    a = cg_type_num_elements(cg_attr_type(a)) == 1 || cg_attr_is_splat(a) ? cgi_attr_dense_at(h->ctx, a, 0) : NULL;
  if (a && cg_attr_get_kind(a) == CG_ATTR_FLOAT) return cgi_build_constant(&h->b, a);
  if (a && (cg_attr_get_kind(a) == CG_ATTR_INT || cg_attr_get_kind(a) == CG_ATTR_BOOL))
    return cgi_build_int(&h->b, cgi_to_linalg_signless(cg_type_element(cg_value_type(old_value))), cg_attr_int(a));
  cg_value v = cgi_to_linalg_get(h, old_value);
  return cg_type_is_shaped(cg_value_type(v)) ? cgi_build_element(&h->b, v, 0, NULL) : v;
}

CGI_DEF bool cgi_to_linalg_is_amount(int64_t v) { return v > -((int64_t)1 << 31) && v < ((int64_t)1 << 31); }

CGI_DEF bool cgi_to_linalg_check_window(cg_op op, const cgi_hlo_window *w) {
  for (unsigned i = 0; i < w->n; ++i)
    if ((w->size[i] != CG_DYNAMIC && !cgi_to_linalg_is_amount(w->size[i])) || !cgi_to_linalg_is_amount(w->base_dilation[i]) ||
        !cgi_to_linalg_is_amount(w->window_dilation[i])) // the verifier limits strides and padding
      return cgi_op_unsupported(op, "[index-range] has a window of more than an index can count");
  return true;
}

// ---- builders on tensors ------------------------------------------------------------------------------------------------------------

CGI_DEF cg_type cgi_to_linalg_tensor(cgi_to_linalg *h, unsigned rank, const int64_t *shape, cg_type element) {
  return cgi_type_tensor(h->ctx, rank, shape, element, NULL);
}

CGI_DEF cg_value cgi_to_linalg_empty(cgi_to_linalg *h, unsigned rank, const int64_t *shape, const cg_value *sizes, cg_type element) {
  cg_value dynamic[CGI_HLO_MAX_RANK];
  unsigned n = 0;
  for (unsigned i = 0; i < rank; ++i)
    if (shape[i] == CG_DYNAMIC) dynamic[n++] = sizes[i];
  return cgi_build_empty(&h->b, cgi_to_linalg_tensor(h, rank, shape, element), dynamic);
}

CGI_DEF cg_value cgi_to_linalg_empty_like(cgi_to_linalg *h, cg_type type, cg_value source) {
  return cgi_build_empty_as(&h->b, cgi_to_linalg_tensor(h, cg_type_rank(type), cg_type_shape(type), cg_type_element(type)), source);
}

CGI_DEF cg_value cgi_to_linalg_fill(cgi_to_linalg *h, cg_value scalar, cg_value out) { return cgi_build_fill(&h->b, scalar, out); }

CGI_DEF cg_value cgi_to_linalg_zero(cgi_builder *b, cg_type t) { return cg_type_is_float(t) ? cgi_build_float(b, t, 0.0) : cgi_build_int(b, t, 0); }

CGI_DEF cg_type cgi_to_linalg_accumulator(cg_type element) {
  return cg_type_is_float(element) && cg_type_width(element) < 32 ? cgi_type_f32(element->ctx) : element;
}

CGI_DEF cg_value cgi_to_linalg_truncate(cgi_to_linalg *h, cg_value source, cg_type element) {
  cg_type t = cg_value_type(source);
  if (cg_type_element(t) == element) return source;
  cg_value init = cgi_to_linalg_empty_like(h, cgi_type_with_element(t, element), source);
  cg_op generic = cgi_build_each(&h->b, source, init);
  cg_block body = cgi_linalg_body(generic);
  cgi_builder b = cgi_builder_at_end(body, h->b.loc);
  cg_value r = cgi_to_linalg_convert_scalar(&b, cg_block_arg(body, 0), cg_type_element(t), element);
  cgi_build_linalg_yield(&b, r);
  return cg_op_result(generic, 0);
}

// Operands and attributes that tensor.extract_slice and insert_slice share.
static cg_op cgi_to_linalg_slice_op(cgi_to_linalg *h, cg_op_kind kind, unsigned num_tensors, const cg_value *tensors, cg_type result, unsigned rank,
                                    const int64_t *offsets, const cg_value *offset_values, const int64_t *sizes, const cg_value *size_values,
                                    const int64_t *strides) {
  cg_value operands[2 * CGI_HLO_MAX_RANK + 2];
  int32_t segments[5];
  unsigned n = 0, s = 0;
  for (unsigned i = 0; i < num_tensors; ++i, segments[s++] = 1) operands[n++] = tensors[i];
  unsigned first = n;
  for (unsigned i = 0; i < rank; ++i)
    if (offsets[i] == CG_DYNAMIC) operands[n++] = offset_values[i];
  segments[s++] = (int32_t)(n - first);
  first = n;
  for (unsigned i = 0; i < rank; ++i)
    if (sizes[i] == CG_DYNAMIC) operands[n++] = size_values[i];
  segments[s++] = (int32_t)(n - first);
  segments[s++] = 0;
  cg_named_attr attrs[3];
  cgi_name_ints(&attrs[0], h->ctx, "static_offsets", rank, offsets);
  cgi_name_ints(&attrs[1], h->ctx, "static_sizes", rank, sizes);
  cgi_name_ints(&attrs[2], h->ctx, "static_strides", rank, strides);
  cg_op op = cgi_build(&h->b, kind, n, operands, 1, &result, 3, attrs, 0);
  cgi_op_set_segments(op, s, segments);
  return op;
}

CGI_DEF cg_value cgi_to_linalg_extract_slice(cgi_to_linalg *h, cg_value source, const int64_t *offsets, const cg_value *offset_values,
                                             const int64_t *sizes, const cg_value *size_values, const int64_t *strides) {
  unsigned rank = cg_type_rank(cg_value_type(source));
  cg_type t = cgi_to_linalg_tensor(h, rank, sizes, cg_type_element(cg_value_type(source)));
  return cg_op_result(cgi_to_linalg_slice_op(h, CG_TENSOR_EXTRACT_SLICE, 1, &source, t, rank, offsets, offset_values, sizes, size_values, strides),
                      0);
}

CGI_DEF cg_value cgi_to_linalg_insert_slice(cgi_to_linalg *h, cg_value source, cg_value dest, const int64_t *offsets, const cg_value *offset_values) {
  unsigned rank = cg_type_rank(cg_value_type(dest));
  int64_t strides[CGI_HLO_MAX_RANK];
  cg_value sizes[CGI_HLO_MAX_RANK], tensors[2];
  tensors[0] = source;
  tensors[1] = dest;
  for (unsigned i = 0; i < rank; ++i) {
    strides[i] = 1;
    sizes[i] = cg_type_dim(cg_value_type(source), i) == CG_DYNAMIC ? cgi_build_dim(&h->b, source, i) : NULL;
  }
  return cg_op_result(cgi_to_linalg_slice_op(h, CG_TENSOR_INSERT_SLICE, 2, tensors, cg_value_type(dest), rank, offsets, offset_values,
                                             cg_type_shape(cg_value_type(source)), sizes, strides),
                      0);
}

CGI_DEF cg_attr cgi_to_linalg_dense_i64(cg_context *ctx, unsigned n, const int64_t *v) {
  uint8_t bytes[8 * CGI_HLO_MAX_RANK];
  int64_t shape = (int64_t)n;
  cg_type t = cgi_type_tensor(ctx, 1, &shape, cgi_type_i(ctx, 64), NULL);
  bool splat = true;
  for (unsigned i = 0; i < n; ++i) {
    splat &= v[i] == v[0];
    for (unsigned k = 0; k < 8; ++k) bytes[8 * i + k] = (uint8_t)((uint64_t)v[i] >> (8 * k));
  }
  return cgi_attr_dense(ctx, t, bytes, splat ? 8 : 8 * (size_t)n);
}

CGI_DEF cg_value cgi_to_linalg_collapse(cgi_to_linalg *h, cg_value source, cg_type type, unsigned groups, const unsigned *group_sizes) {
  if (cg_value_type(source) == type) return source;
  return cgi_build_with(&h->b, CG_TENSOR_COLLAPSE_SHAPE, type, 1, &source, "reassociation", cgi_reassociation(h->ctx, groups, group_sizes));
}

CGI_DEF cg_value cgi_to_linalg_expand(cgi_to_linalg *h, cg_value source, cg_type type, unsigned groups, const unsigned *group_sizes,
                                      const cg_value *sizes) {
  if (cg_value_type(source) == type) return source;
  cg_value operands[CGI_HLO_MAX_RANK * 2 + 1];
  unsigned n = 0;
  operands[n++] = source;
  for (unsigned i = 0; i < cg_type_rank(type); ++i)
    if (cg_type_dim(type, i) == CG_DYNAMIC) operands[n++] = sizes[i];
  return cgi_build_expand_shape(&h->b, type, n, operands, cgi_reassociation(h->ctx, groups, group_sizes));
}

// ---- other dialects' operations, with types made signless ---------------------------------------------------------------------------

static bool cgi_to_linalg_op(cgi_to_linalg *h, cg_op op);

CGI_DEF cg_value *cgi_to_linalg_operands(cgi_to_linalg *h, cg_op op, bool *ok) {
  cg_context *ctx = h->ctx;
  cg_value *out = NULL;
  *ok = true;
  for (unsigned i = 0; i < cg_op_num_operands(op) && *ok; ++i) {
    cg_value old_value = cg_op_operand(op, i), v = cgi_to_linalg_get(h, old_value);
    cgi_to_linalg_tuple *tuple = v ? NULL : (cgi_to_linalg_tuple *)cgi_hmap_ptr(&h->tuples, old_value);
    if (v)
      cgi_push(out, v);
    else if (tuple)
      for (unsigned k = 0; k < tuple->n; ++k) cgi_push(out, tuple->values[k]);
    else
      *ok = cgi_op_unsupported(op, "operand %u is defined in a block that comes later", i);
  }
  return out;
}

CGI_DEF void cgi_to_linalg_take_leaves(cgi_to_linalg *h, cg_value old_value, const cg_value *values, unsigned *next) {
  cg_context *ctx = h->ctx;
  if (cg_type_get_kind(cg_value_type(old_value)) != CG_TYPE_TUPLE && !cgi_to_linalg_is_token(cg_value_type(old_value))) {
    cgi_to_linalg_set(h, old_value, values[(*next)++]);
    return;
  }
  cg_type *leaves = cgi_to_linalg_flatten_type(ctx, NULL, cg_value_type(old_value), 0);
  cgi_to_linalg_tuple *tuple = CGI_NEW(ctx, cgi_to_linalg_tuple);
  tuple->n = (unsigned)cgi_len(leaves);
  tuple->values = CGI_NEW_ARRAY(ctx, cg_value, tuple->n + 1);
  for (unsigned i = 0; i < tuple->n; ++i) tuple->values[i] = values[(*next)++];
  cgi_hmap_put_ptr(&h->tuples, old_value, tuple);
}

static cg_block cgi_to_linalg_block(cgi_to_linalg *h, cg_region region, cg_block old_block) {
  cg_context *ctx = h->ctx;
  cg_type *types = NULL;
  for (unsigned i = 0; i < cg_block_num_args(old_block); ++i)
    types = cgi_to_linalg_flatten_type(ctx, types, cg_value_type(cg_block_arg(old_block, i)), 0);
  cg_block made = cgi_block_create(region, (unsigned)cgi_len(types), types, h->b.loc);
  unsigned next = 0;
  for (unsigned i = 0; i < cg_block_num_args(old_block); ++i) {
    cg_value old_arg = cg_block_arg(old_block, i);
    unsigned first = next;
    cgi_to_linalg_take_leaves(h, old_arg, made->args, &next);
    for (unsigned k = first; k < next; ++k) made->args[k]->loc = old_arg->loc;
  }
  cgi_hmap_put_ptr(&h->blocks, old_block, made);
  return made;
}

CGI_DEF bool cgi_to_linalg_ops(cgi_to_linalg *h, cg_block from, cg_block to) {
  cgi_builder saved = h->b;
  h->b.block = to;
  h->b.before = NULL;
  CGI_FOREACH_OP(op, from) {
    h->b.loc = cg_op_loc(op);
    cgi_scratch mark = cgi_scratch_mark(h->ctx); // what one op takes does not wait for the others
    bool ok = cgi_to_linalg_op(h, op);
    cgi_scratch_release(h->ctx, mark);
    if (!ok) return false;
  }
  h->b = saved;
  return true;
}

// Converts the blocks from `first` to `last` of `from`, appending the new ones to `to` (which may be the same region).
static bool cgi_to_linalg_blocks(cgi_to_linalg *h, cg_block first, cg_block last, cg_region to) {
  if (++h->depth > CGI_TO_LINALG_MAX_DEPTH)
    return cgi_op_error(cg_region_op(to), "[nesting] regions are nested more than %d deep", CGI_TO_LINALG_MAX_DEPTH);
  for (cg_block b = first; b; b = b == last ? NULL : b->next) cgi_to_linalg_block(h, to, b);
  for (cg_block b = first; b; b = b == last ? NULL : b->next) {
    if (!cgi_to_linalg_ops(h, b, (cg_block)cgi_hmap_ptr(&h->blocks, b))) return false;
  }
  --h->depth;
  return true;
}

CGI_DEF bool cgi_to_linalg_region(cgi_to_linalg *h, cg_region from, cg_region to) {
  cgi_builder saved = h->b;
  if (from->first && !cgi_to_linalg_blocks(h, from->first, from->last, to)) return false;
  h->b = saved;
  return true;
}

static bool cgi_to_linalg_clone_regions(cgi_to_linalg *h, cg_op op, cg_op made) {
  for (unsigned i = 0; i < cg_op_num_regions(op); ++i)
    if (!cgi_to_linalg_region(h, cg_op_region(op, i), cg_op_region(made, i))) return false;
  return true;
}

static void cgi_to_linalg_clone_successors(cgi_to_linalg *h, cg_op op, cg_op made) {
  unsigned n = cg_op_num_successors(op);
  if (n == 0) return;
  cg_block *blocks = CGI_SCRATCH(h->ctx, cg_block, n);
  for (unsigned i = 0; i < n; ++i) blocks[i] = (cg_block)cgi_hmap_ptr(&h->blocks, cg_op_successor(op, i));
  cgi_op_set_successors(made, n, blocks, op->successor_operands);
}

static bool cgi_to_linalg_clone(cgi_to_linalg *h, cg_op op) {
  cg_context *ctx = h->ctx;
  bool ok;
  cg_value *operands = cgi_to_linalg_operands(h, op, &ok);
  cg_type *types = NULL;
  for (unsigned i = 0; i < cg_op_num_results(op); ++i) types = cgi_to_linalg_flatten_type(ctx, types, cg_value_type(cg_op_result(op, i)), 0);
  if (ok && cgi_len(operands) != cg_op_num_operands(op) && cg_op_num_successors(op)) ok = cgi_op_unsupported(op, "passes a tuple to a block");
  if (ok) {
    unsigned na = (unsigned)cg_op_num_attrs(op);
    cg_named_attr *attrs = CGI_SCRATCH(ctx, cg_named_attr, na + 1);
    for (unsigned i = 0; i < na; ++i) {
      attrs[i] = cg_op_attr_at(op, i);
      attrs[i].value = cgi_to_linalg_attr(ctx, attrs[i].value, 0);
    }
    cg_op made = cgi_op_create(ctx, op->def, op->loc, (unsigned)cgi_len(operands), operands, (unsigned)cgi_len(types), types, na, attrs,
                               cg_op_num_regions(op));
    cgi_op_append(h->b.block, made);
    unsigned next = 0;
    for (unsigned i = 0; i < cg_op_num_results(op); ++i) cgi_to_linalg_take_leaves(h, cg_op_result(op, i), made->results, &next);
    cgi_to_linalg_clone_successors(h, op, made);
    ok = cgi_to_linalg_clone_regions(h, op, made);
  }
  return ok;
}

CGI_DEF bool cgi_to_linalg_inline_scalar(cgi_to_linalg *h, cgi_builder *b, cg_region region, unsigned n, const cg_value *args, cg_value *result) {
  cg_block block = cg_region_first(region);
  if (!block || cg_block_next(block) || cg_block_num_args(block) != n || cg_op_num_operands(cg_block_last(block)) != 1)
    return cgi_op_error(cg_region_op(region), "needs a region of one block that takes %u values and yields 1", n);
  for (unsigned i = 0; i < n; ++i) {
    if (cg_value_type(cg_block_arg(block, i)) != cg_value_type(args[i]))
      return cgi_op_error(cg_region_op(region), "has a region that takes %t where %t is expected", cg_value_type(cg_block_arg(block, i)),
                          cg_value_type(args[i]));
    cgi_hmap_put_ptr(&h->values, cg_block_arg(block, i), args[i]);
  }
  for (cg_op op = cg_block_first(block); op != cg_block_last(block); op = cg_op_next(op)) cgi_op_append(b->block, cgi_op_clone(op, &h->values));
  *result = cgi_to_linalg_get(h, cg_op_operand(cg_block_last(block), 0));
  return true;
}

// ---- stablehlo operations -----------------------------------------------------------------------------------------------------------

static bool cgi_to_linalg_constant(cgi_to_linalg *h, cg_op op) {
  cg_attr value = cgi_to_linalg_attr(h->ctx, cg_op_attr(op, "value"), 0);
  return cgi_to_linalg_done(h, op, cgi_build_constant(&h->b, value));
}

static bool cgi_to_linalg_constant_like(cgi_to_linalg *h, cg_op op) {
  cg_type type = cgi_to_linalg_result_type(op, 0), e = cg_type_element(type);
  cg_attr a = cg_op_attr(op, "value");
  cg_attr_kind kind = a ? cg_attr_get_kind(a) : CG_ATTR_UNIT;
  cg_value scalar = NULL;
  if (cg_type_is_float(e) && kind == CG_ATTR_FLOAT) scalar = cgi_build_float(&h->b, e, cg_attr_float(a));
  if (cg_type_is_int(e) && (kind == CG_ATTR_INT || kind == CG_ATTR_BOOL)) scalar = cgi_build_int(&h->b, e, cg_attr_int(a));
  if (!scalar) return cgi_op_unsupported(op, "has a value that is no element of %t", type);
  cg_value like = cgi_to_linalg_get(h, cg_op_operand(op, CG_CHLO_CONSTANT_LIKE_OPERAND));
  return cgi_to_linalg_done(h, op, cgi_to_linalg_fill(h, scalar, cgi_to_linalg_empty_like(h, type, like)));
}

static bool cgi_to_linalg_forward(cgi_to_linalg *h, cg_op op) {
  for (unsigned i = 0; i < cg_op_num_results(op) && i < cg_op_num_operands(op); ++i) {
    cg_value v = cgi_to_linalg_get(h, cg_op_operand(op, i));
    if (v)
      cgi_to_linalg_set(h, cg_op_result(op, i), v);
    else
      cgi_hmap_put_ptr(&h->tuples, cg_op_result(op, i), cgi_hmap_ptr(&h->tuples, cg_op_operand(op, i)));
  }
  return true;
}

static bool cgi_to_linalg_make_tuple(cgi_to_linalg *h, cg_op op) {
  bool ok;
  cg_value *values = cgi_to_linalg_operands(h, op, &ok);
  unsigned next = 0;
  if (ok) cgi_to_linalg_take_leaves(h, cg_op_result(op, 0), values, &next);
  return ok;
}

static bool cgi_to_linalg_token(cgi_to_linalg *h, cg_op op) {
  unsigned next = 0;
  cgi_to_linalg_take_leaves(h, cg_op_result(op, 0), NULL, &next);
  return true;
}

static bool cgi_to_linalg_get_element(cgi_to_linalg *h, cg_op op) {
  cg_context *ctx = h->ctx;
  cg_value operand = cg_op_operand(op, CG_STABLEHLO_GET_TUPLE_ELEMENT_OPERAND);
  cgi_to_linalg_tuple *tuple = (cgi_to_linalg_tuple *)cgi_hmap_ptr(&h->tuples, operand);
  cg_type t = cg_value_type(operand);
  int64_t index = cg_op_attr(op, "index") ? cgi_op_int(op, "index") : 0;
  if (!tuple || cg_type_get_kind(t) != CG_TYPE_TUPLE || index < 0 || index >= (int64_t)cg_type_num_inputs(t))
    return cgi_op_error(op, "takes an element that its operand does not have");
  unsigned first = 0;
  for (unsigned i = 0; i < (unsigned)index; ++i) {
    cg_type *leaves = cgi_to_linalg_flatten_type(ctx, NULL, cg_type_input(t, i), 0);
    first += (unsigned)cgi_len(leaves);
  }
  cgi_to_linalg_take_leaves(h, cg_op_result(op, 0), tuple->values, &first);
  return true;
}

#ifndef CODEGEN_NO_SECOND_TIER_OPS
// What JAX prints where a platform has a library for it, by how the names begin, and what to do instead.
typedef struct cgi_to_linalg_foreign {
  const char *begins, *contains, *instead;
} cgi_to_linalg_foreign;
static const cgi_to_linalg_foreign cgi_to_linalg_foreigns[] = {
    {"lapack_", "potrf", CGI_SAYS("lower for another platform (jax.export with platforms=['tpu']), where it is stablehlo.cholesky")},
    {"lapack_", "trsm", CGI_SAYS("lower for another platform (jax.export with platforms=['tpu']), where it is stablehlo.triangular_solve")},
    {"cusolver_", "potrf", CGI_SAYS("lower for another platform (jax.export with platforms=['tpu']), where it is stablehlo.cholesky")},
    {"cublas_", "trsm", CGI_SAYS("lower for another platform (jax.export with platforms=['tpu']), where it is stablehlo.triangular_solve")},
    {"cu_threefry", "", CGI_SAYS("lower for another platform (jax.export with platforms=['cpu']), where it is arithmetic")},
    {"xla_", "callback", CGI_SAYS("take the callback out of what is exported")},
    {"lapack_", "",
     CGI_SAYS("a library for CPUs; no platform has ops for this decomposition: write it as array operations, or leave it to the host")},
    {"cusolver_", "", CGI_SAYS("a library for CUDA; lower for another platform, or leave it to the host")},
    {"cublas_", "", CGI_SAYS("a library for CUDA; lower for another platform, or leave it to the host")},
    {"cusparse_", "", CGI_SAYS("a library for CUDA; lower for another platform, or leave it to the host")},
    {"cu_", "", CGI_SAYS("a library for CUDA; lower for another platform, or leave it to the host")},
    {"Qr", "", CGI_SAYS("a matrix decomposition that no platform has ops for: write it as array operations, or leave it to the host")},
    {"Eigh", "", CGI_SAYS("a matrix decomposition that no platform has ops for: write it as array operations, or leave it to the host")},
    {"LuDecomposition", "", CGI_SAYS("a matrix decomposition that no platform has ops for: write it as array operations, or leave it to the host")},
    {"ProductOfElementaryHouseholderReflectors", "", CGI_SAYS("part of a matrix decomposition that no platform has ops for: leave it to the host")},
};

static bool cgi_to_linalg_contains(cg_str s, const char *part) {
  size_t n = strlen(part);
  for (size_t i = 0; i + n <= s.len; ++i)
    if (memcmp(s.data + i, part, n) == 0) return true;
  return false;
}
#endif

CGI_DEF bool cgi_to_linalg_is_annotation(cg_op op) {
  cg_str name = cg_op_attr(op, "call_target_name") ? cg_attr_str(cg_op_attr(op, "call_target_name")) : cgi_s("");
  return (cgi_str_is(name, "Sharding") || cgi_str_is(name, "SPMDFullToShardShape") || cgi_str_is(name, "SPMDShardToFullShape")) &&
         cg_op_num_operands(op) == 1 && cg_op_num_results(op) == 1;
}

CGI_DEF bool cgi_to_linalg_foreign_call(cg_op op) {
  cg_attr target = cg_op_attr(op, "call_target_name");
  cg_str name = target ? cg_attr_str(target) : cgi_s("");
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  for (size_t i = 0; i < sizeof cgi_to_linalg_foreigns / sizeof *cgi_to_linalg_foreigns; ++i) {
    const cgi_to_linalg_foreign *f = &cgi_to_linalg_foreigns[i];
    if (cgi_starts_with(name, f->begins) && cgi_to_linalg_contains(name, f->contains))
      return cgi_op_unsupported(op, "calls '%S': %p", name, f->instead);
  }
#endif
  return cgi_op_unsupported(op, "calls '%S', which this compiler does not know; it knows the check targets", name);
}

static bool cgi_to_linalg_custom_call(cgi_to_linalg *h, cg_op op) {
  cg_attr target = cg_op_attr(op, "call_target_name");
  cg_str name = target ? cg_attr_str(target) : cgi_s("");
  if (cgi_starts_with(name, "check.")) return cgi_to_linalg_clone(h, op);
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  if (cgi_str_is(name, "shape_assertion")) return cgi_to_linalg_shape_assertion(h, op);
#endif
  return cgi_to_linalg_is_annotation(op) ? cgi_to_linalg_forward(h, op) : cgi_to_linalg_foreign_call(op);
}

static bool cgi_to_linalg_is_hlo(cg_op op) {
  cg_str name = cg_op_name(op);
  cg_op_kind kind = cg_op_get_kind(op);
  return cgi_starts_with(name, "stablehlo.") || cgi_starts_with(name, "chlo.") || kind == CG_SDY_SHARDING_CONSTRAINT || kind == CG_TENSOR_RESHAPE;
}

static bool cgi_to_linalg_is_ext_scatter(cg_op op) { // on tensors
  return cg_op_get_kind(op) == CG_IREE_LINALG_EXT_SCATTER && cg_op_num_results(op) != 0;
}

static bool cgi_to_linalg_type_ok(cg_type t) { // scalars are tensors of rank 0
  cg_type_kind kind = cg_type_get_kind(t);
  cg_type e = kind == CG_TYPE_TENSOR ? cg_type_element(t) : NULL;
  return kind == CG_TYPE_TUPLE || cgi_to_linalg_is_token(t) || (e && (cg_type_is_int_or_index(e) || cg_type_is_float(e)));
}

static bool cgi_to_linalg_check_types(cg_op op) {
  for (unsigned i = 0; i < cg_op_num_operands(op); ++i)
    if (!cgi_to_linalg_type_ok(cg_value_type(cg_op_operand(op, i))))
      return cgi_op_unsupported(op, "[unsupported-type] operand %u has type %t, which is not lowered yet", i, cg_value_type(cg_op_operand(op, i)));
  for (unsigned i = 0; i < cg_op_num_results(op); ++i)
    if (!cgi_to_linalg_type_ok(cg_value_type(cg_op_result(op, i))))
      return cgi_op_unsupported(op, "[unsupported-type] has a result of type %t, which is not lowered yet", cg_value_type(cg_op_result(op, i)));
  return true;
}

static bool cgi_to_linalg_is_resizing_bitcast(cg_op op) {
  return cg_op_get_kind(op) == CG_STABLEHLO_BITCAST_CONVERT &&
         cg_type_width(cgi_to_linalg_operand_element(op, CG_STABLEHLO_BITCAST_CONVERT_OPERAND)) !=
             cg_type_width(cg_type_element(cg_value_type(cg_op_result(op, 0))));
}

// Ops of other dialects that become generics, too, where they are on tensors in a host function; in a kernel they stay as they are.
static cgi_to_linalg_fn cgi_to_linalg_ext(cg_op op) {
  cgi_to_linalg_fn lower;
  switch (cg_op_get_kind(op)) {
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  case CG_IREE_LINALG_EXT_SCAN: lower = cgi_to_linalg_ext_scan; break;
  case CG_IREE_LINALG_EXT_SORT: lower = cgi_to_linalg_ext_sort; break;
  case CG_IREE_LINALG_EXT_TOPK: lower = cgi_to_linalg_ext_topk; break;
#endif
  default: return NULL;
  }
  cg_op func = cgi_op_parent_of_kind(op, CG_FUNC_FUNC);
  bool kernel = !func || cgi_len(cgi_collect(func, CG_HAL_INTERFACE_BINDING_SUBSPAN)) || cgi_len(cgi_collect(func, CG_FLOW_DISPATCH_TENSOR_LOAD));
  return cg_op_num_results(op) && !kernel ? lower : NULL;
}

// What lowers an op; NULL: nothing does yet.
static cgi_to_linalg_fn cgi_to_linalg_lowering(cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  if (cgi_to_linalg_is_ext_scatter(op)) return cgi_to_linalg_scatter_op;
  cgi_to_linalg_fn ext = cgi_to_linalg_ext(op);
  if (ext) return ext;
  if (!cgi_to_linalg_is_hlo(op)) return cgi_to_linalg_clone;
  if (cgi_to_linalg_is_elementwise(kind) && !cgi_to_linalg_is_resizing_bitcast(op)) return cgi_to_linalg_elementwise;
  switch (kind) {
  case CG_STABLEHLO_CUSTOM_CALL: return cgi_to_linalg_custom_call;
  case CG_STABLEHLO_CONSTANT:
  case CG_CHLO_CONSTANT: return cgi_to_linalg_constant;
  case CG_CHLO_CONSTANT_LIKE: return cgi_to_linalg_constant_like;
  case CG_SDY_SHARDING_CONSTRAINT:
  case CG_STABLEHLO_OPTIMIZATION_BARRIER: return cgi_to_linalg_forward;
  case CG_STABLEHLO_TUPLE: return cgi_to_linalg_make_tuple;
  case CG_STABLEHLO_CREATE_TOKEN:
  case CG_STABLEHLO_AFTER_ALL: return cgi_to_linalg_token;
  case CG_STABLEHLO_GET_TUPLE_ELEMENT: return cgi_to_linalg_get_element;
  case CG_STABLEHLO_DOT:
  case CG_STABLEHLO_DOT_GENERAL: return cgi_to_linalg_dot;
  case CG_STABLEHLO_CONVOLUTION: return cgi_to_linalg_convolution;
  case CG_STABLEHLO_GATHER:
  case CG_STABLEHLO_DYNAMIC_GATHER: return cgi_to_linalg_gather_op;
  case CG_STABLEHLO_TORCH_INDEX_SELECT: return cgi_to_linalg_torch_index_select;
  case CG_STABLEHLO_SCATTER: return cgi_to_linalg_scatter_op;
  case CG_STABLEHLO_SELECT_AND_SCATTER: return cgi_to_linalg_select_and_scatter;
  case CG_STABLEHLO_REDUCE: return cgi_to_linalg_reduce;
  case CG_STABLEHLO_REDUCE_WINDOW: return cgi_to_linalg_reduce_window;
  case CG_STABLEHLO_SORT: return cgi_to_linalg_sort;
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  case CG_CHLO_TOP_K: return cgi_to_linalg_top_k;
#endif
  case CG_STABLEHLO_MAP: return cgi_to_linalg_map;
  case CG_STABLEHLO_BATCH_NORM_INFERENCE: return cgi_to_linalg_batch_norm_inference;
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  case CG_STABLEHLO_WHILE: return cgi_to_linalg_while;
  case CG_STABLEHLO_IF: return cgi_to_linalg_if;
  case CG_STABLEHLO_CASE: return cgi_to_linalg_case;
#endif
  case CG_STABLEHLO_RETURN: return cgi_to_linalg_return;
  default: return cgi_to_linalg_shape_op(kind);
  }
}

static bool cgi_to_linalg_not_lowered(cg_op op, unsigned count, cg_op func) {
  if (!cgi_dialect_of(op)) return cgi_op_unsupported(op, "is no op that is known here: its name is misspelled, or newer than this compiler");
  if (count < 2) return cgi_op_unsupported(op, "is read, but not lowered to kernels");
  return cgi_op_unsupported(op, "is read, but not lowered to kernels (%u of them in '%S')", count, cgi_symbol_name(func));
}

// An op that fails is reported, and the next ones are looked at all the same, so that one compile tells of all: what uses its results is left out.
static bool cgi_to_linalg_give_up(cgi_to_linalg *h, cg_op op) {
  h->failed = true;
  for (unsigned i = 0; i < cg_op_num_results(op); ++i) cgi_hmap_put_ptr(&h->missing, cg_op_result(op, i), op);
  return true;
}

static bool cgi_to_linalg_op(cgi_to_linalg *h, cg_op op) {
  cgi_to_linalg_fn lower = cgi_to_linalg_lowering(op);
  bool reported = cg_op_parent(op) == h->func, checked = cgi_to_linalg_is_hlo(op) && cg_op_get_kind(op) != CG_STABLEHLO_CUSTOM_CALL;
  if (!lower && !reported) (void)cgi_to_linalg_not_lowered(op, 1, NULL);
  if (!lower || (checked && !cgi_to_linalg_check_types(op))) return cgi_to_linalg_give_up(h, op);
  for (unsigned i = 0; i < cg_op_num_operands(op); ++i) {
    cg_value v = cg_op_operand(op, i);
    if (cgi_hmap_ptr(&h->missing, v)) return cgi_to_linalg_give_up(h, op);
    if (checked && !cgi_to_linalg_get(h, v) && !cgi_hmap_ptr(&h->tuples, v)) {
      (void)cgi_op_unsupported(op, "operand %u is defined in a block that comes later", i);
      return cgi_to_linalg_give_up(h, op);
    }
  }
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  return cgi_to_linalg_refined(h, op, lower) || cgi_to_linalg_give_up(h, op);
#else
  return lower(h, op) || cgi_to_linalg_give_up(h, op);
#endif
}

// ---- functions ----------------------------------------------------------------------------------------------------------------------

static bool cgi_to_linalg_is_clean(cg_op op, void *user) {
  (void)user;
  if (cgi_to_linalg_is_hlo(op) || cgi_to_linalg_is_ext_scatter(op) || cgi_to_linalg_ext(op)) return false;
  for (unsigned i = 0; i < cg_op_num_results(op); ++i)
    if (cgi_to_linalg_signless(cg_value_type(cg_op_result(op, i))) != cg_value_type(cg_op_result(op, i))) return false;
  for (unsigned i = 0; i < cg_op_num_operands(op); ++i)
    if (cgi_to_linalg_signless(cg_value_type(cg_op_operand(op, i))) != cg_value_type(cg_op_operand(op, i))) return false;
  return true;
}

// A dictionary with `cg.type`, the element type that was signed.
static cg_attr cgi_to_linalg_add_type(cg_context *ctx, cg_attr dict, cg_type leaf) {
  if (cgi_to_linalg_signless(leaf) == leaf || cg_attr_get(dict, "cg.type")) return dict;
  cg_named_attr *items = NULL;
  for (size_t k = 0; k < cg_attr_len(dict); ++k) {
    cg_named_attr item;
    item.name = cg_attr_name_at(dict, k);
    item.value = cg_attr_at(dict, k);
    cgi_push(items, item);
  }
  cg_named_attr type_item = cgi_named(ctx, "cg.type", cgi_attr_type(ctx, cg_type_element(leaf)));
  cgi_push(items, type_item);
  dict = cgi_attr_dict(ctx, cgi_len(items), items);
  return dict;
}

// arg_attrs or res_attrs for the leaves of old types.
static cg_attr cgi_to_linalg_value_attrs(cg_context *ctx, cg_attr old_attrs, cg_type function, bool results) {
  unsigned n = results ? cg_type_num_results(function) : cg_type_num_inputs(function);
  cg_attr *dicts = NULL;
  bool any = false;
  for (unsigned i = 0; i < n; ++i) {
    cg_type *leaves = cgi_to_linalg_leaves(ctx, NULL, results ? cg_type_result(function, i) : cg_type_input(function, i), 0);
    cg_attr dict = old_attrs && i < cg_attr_len(old_attrs) ? cg_attr_at(old_attrs, i) : cgi_attr_dict(ctx, 0, NULL);
    for (size_t k = 0; k < cgi_len(leaves); ++k) {
      cg_attr one = cgi_to_linalg_add_type(ctx, dict, leaves[k]);
      any |= cg_attr_len(one) != 0;
      cgi_push(dicts, one);
    }
  }
  cg_attr r = any ? cgi_attr_array(ctx, cgi_len(dicts), dicts) : NULL;
  return r;
}

static void cgi_to_linalg_signature(cg_op func) {
  cg_context *ctx = func->ctx;
  cg_attr type = cg_op_attr(func, "function_type");
  if (!type || cg_type_get_kind(cg_attr_type(type)) != CG_TYPE_FUNCTION) return;
  cg_type old_type = cg_attr_type(type), new_type = cgi_to_linalg_signless(old_type);
  if (old_type == new_type) return;
  cgi_op_set_attr(func, "arg_attrs", cgi_to_linalg_value_attrs(ctx, cg_op_attr(func, "arg_attrs"), old_type, false));
  cgi_op_set_attr(func, "res_attrs", cgi_to_linalg_value_attrs(ctx, cg_op_attr(func, "res_attrs"), old_type, true));
  cgi_op_set_attr(func, "function_type", cgi_attr_type(ctx, new_type));
}

// Later blocks use what earlier ones define, so the last goes first.
static void cgi_to_linalg_erase_old(cg_region region, cg_block last) {
  for (cg_block b = last; b;) {
    cg_block prev = b->prev;
    while (b->last) cgi_op_erase(b->last);
    b = prev;
  }
  while (region->first) {
    cg_block b = region->first;
    bool is_last = b == last;
    cgi_block_erase(b);
    if (is_last) break;
  }
}

// Every op of the function that nothing lowers is reported, of a kind that there are many of the first ones, and how many there are.
static bool cgi_to_linalg_all_lowered(cg_op func) {
  bool ok = true;
  CGI_FOREACH_BLOCK(block, func->regions[0]) {
    for (cg_op op = block->first; op; op = op->next) op->mark = cgi_to_linalg_lowering(op) != NULL;
  }
  CGI_FOREACH_BLOCK(block, func->regions[0]) {
    for (cg_op op = block->first; op; op = op->next) {
      unsigned count = 0;
      if (op->mark) continue;
      CGI_FOREACH_BLOCK(b, func->regions[0]) {
        for (cg_op same = b->first; same; same = same->next) count += !same->mark && same->def == op->def;
      }
      ok = cgi_to_linalg_not_lowered(op, count, func);
      unsigned told = 0;
      CGI_FOREACH_BLOCK(b, func->regions[0]) {
        for (cg_op same = b->first; same; same = same->next) {
          if (same->mark || same->def != op->def) continue;
          same->mark = 1;
          if (same != op && ++told < CGI_TO_LINALG_TOLD) (void)cgi_op_unsupported(same, "is not lowered to kernels, either");
        }
      }
    }
  }
  return ok;
}

static bool cgi_to_linalg_function(cg_context *ctx, cg_op func) {
  cg_region region = cg_op_num_regions(func) ? cg_op_region(func, 0) : NULL;
  bool clean = cgi_walk_pre(func, cgi_to_linalg_is_clean, NULL);
  cg_attr type = cg_op_attr(func, "function_type");
  if (clean && (!type || cgi_to_linalg_signless(cg_attr_type(type)) == cg_attr_type(type))) return true;
  bool ok = !region || cgi_to_linalg_all_lowered(func);
  cgi_to_linalg_signature(func);
  if (!region || !region->first) return ok;
  cgi_to_linalg h;
  memset(&h, 0, sizeof h);
  h.ctx = ctx;
  h.dims.ctx = ctx;
  cgi_hmap *const maps[] = {&h.values, &h.scalars, &h.tuples, &h.blocks, &h.sizes, &h.declared, &h.missing, &h.dims.known};
  for (size_t i = 0; i < sizeof maps / sizeof *maps; i++) {
    maps[i]->ctx = ctx;
    cgi_hmap_keep(maps[i]); // they go from op to op
  }
  h.func = func;
  h.b = cgi_builder_at_end(region->first, cg_op_loc(func));
  cg_block last = region->last;
  ok = cgi_to_linalg_blocks(&h, region->first, last, region) && ok && !h.failed;
  if (ok) cgi_to_linalg_erase_old(region, last);
  for (size_t i = 0; i < sizeof maps / sizeof *maps; i++) cgi_hmap_free(maps[i]);
  return ok;
}

static bool cgi_to_linalg_global(cg_op op, void *user) {
  cg_context *ctx = (cg_context *)user;
  cg_op_kind kind = cg_op_get_kind(op);
  if (kind != CG_UTIL_GLOBAL && kind != CG_ML_PROGRAM_GLOBAL) return true;
  for (size_t i = 0; i < cg_op_num_attrs(op); ++i) op->attrs[i].value = cgi_to_linalg_attr(ctx, op->attrs[i].value, 0);
  return true;
}

CGI_DEF bool cgi_pass_hlo_to_linalg(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cg_op *functions = cgi_collect(pass->module, CG_FUNC_FUNC);
  bool ok = true;
  for (size_t i = 0; i < cgi_len(functions); ++i) ok = cgi_to_linalg_function(ctx, functions[i]) && ok;
  if (ok) cgi_walk_pre(pass->module, cgi_to_linalg_global, ctx);
  return ok;
}
