// structured.pad of a schedule: operands are padded to static sizes that are multiples of what it says, and the results are cut again.
//
//   %0 = linalg.matmul ins(%a, %b : tensor<7x23xf32>, …) outs(%c)     →     %pa = tensor.pad %a high[1, 1] { %zero } …
//                                                                           %1 = linalg.matmul ins(%pa, %pb) outs(%pc) -> tensor<8x48xf32>
//                                                                           %2 = tensor.extract_slice %1[0, 0] [7, 45] [1, 1]
//                                                                           %0 = linalg.copy ins(%2) outs(%c)
//
// A dynamic size is padded up to its bound, where it has one. What pads a reduction is the author's to choose.
#include "analysis/ranges.h"
#include "passes/tile/transform_tile.h"

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
typedef struct cgi_transform_pads {
  const cgi_transform_padding *how;
  cg_op target;
  cgi_tiler t;
  cg_op **pads;
} cgi_transform_pads;

// Of what a dim's size becomes a multiple; 0: it stays.
static int64_t cgi_transform_multiple(const cgi_transform_padding *how, cg_expr e) {
  int64_t multiple = 0;
  for (size_t i = 0; how->loops && i < cg_attr_int_list_len(how->loops); i++) {
    bool given = how->multiples && i < cg_attr_int_list_len(how->multiples);
    int64_t loop = cg_attr_int_list_at(how->loops, i);
    if (loop >= 0 && loop < CGI_MAX_LOOPS && cgi_expr_uses_dim(e, (unsigned)loop)) multiple = given ? cg_attr_int_list_at(how->multiples, i) : 1;
  }
  return multiple;
}

static bool cgi_transform_pad_operand(cgi_transform_pads *s, unsigned i, cg_value *out) {
  cg_context *ctx = s->target->ctx;
  cg_value v = s->target->operands[i].value;
  cg_map map = cgi_linalg_map(s->target, i);
  cgi_index low[CGI_MAX_LOOPS], high[CGI_MAX_LOOPS];
  int64_t shape[CGI_MAX_LOOPS];
  const cg_attr keep = s->how->keep, values = s->how->values;
  bool needed = keep && i < cg_attr_int_list_len(keep) && cg_attr_int_list_at(keep, i);
  *out = v;
  if (!cg_type_is_shaped(v->type)) return true;
  for (unsigned d = 0; d < v->type->rank; d++) {
    int64_t multiple = cgi_transform_multiple(s->how, map->results[d]), size = v->type->shape[d];
    shape[d] = size;
    low[d] = high[d] = cgi_index_const(0);
    if (!multiple) continue;
    cgi_index known = cgi_tile_dim(&s->t, v, d);
    if (size == CG_DYNAMIC) {
      size = known.value ? cgi_range_of(known.value).hi : known.fixed;
      if (size >= INT32_MAX) return cgi_op_unsupported(s->target, "is not padded: dim %u of operand #%u has no bound", d, i);
    }
    shape[d] = (size + multiple - 1) / multiple * multiple;
    needed = needed || v->type->shape[d] != shape[d];
    high[d] = cgi_tile_sub(&s->t, cgi_index_const(shape[d]), known);
  }
  if (!needed) return true;
  cg_attr value = values && i < cg_attr_len(values) ? cg_attr_at(values, i) : NULL;
  if (!value || cg_attr_type(value) != v->type->element)
    return value ? cgi_op_unsupported(s->target, "is not padded: operand #%u takes a value of %t, not %a", i, v->type->element, value)
                 : cgi_op_unsupported(s->target, "is not padded: there is no value for operand #%u", i);
  cg_type type = cgi_type_tensor(ctx, v->type->rank, shape, v->type->element, NULL);
  *out = cgi_build_pad(&s->t.b, v, type, low, high, value);
  if (keep && i < cg_attr_int_list_len(keep) && cg_attr_int_list_at(keep, i)) cgi_op_mark((*out)->op, "nofold");
  cgi_push(*s->pads, (*out)->op);
  return true;
}

CGI_DEF bool cgi_transform_pad(cg_op target, const cgi_transform_padding *how, cg_op *padded, cg_op **pads, cg_op **copies) {
  cg_context *ctx = target->ctx;
  cgi_dims dims;
  cgi_transform_pads s;
  cg_value operands[CGI_MAX_GENERIC_OPERANDS];
  bool ok = true;
  if (!cgi_linalg_is(target) || !target->num_results || target->num_operands > CGI_MAX_GENERIC_OPERANDS)
    return cgi_op_unsupported(target, "is no linalg op on tensors: only those are padded");
  memset(&dims, 0, sizeof dims);
  dims.ctx = dims.known.ctx = ctx;
  s.how = how;
  s.target = target;
  s.pads = pads;
  cgi_tiler_before(&s.t, target, &dims);
  for (unsigned i = 0; ok && i < target->num_operands; i++) ok = cgi_transform_pad_operand(&s, i, &operands[i]);
  if (ok) {
    unsigned ni = cgi_linalg_num_inputs(target);
    cg_op op = *padded = cgi_op_clone(target, NULL);
    cgi_op_insert_before(op, target);
    for (unsigned i = 0; i < op->num_operands; i++) cgi_op_set_operand(op, i, operands[i]);
    for (unsigned r = 0; r < op->num_results; r++) cgi_value_set_type(op->results[r], operands[ni + r]->type);
    ok = cgi_verify(op);
    for (unsigned r = 0; ok && r < op->num_results; r++) {
      cg_value was = target->operands[ni + r].value, v = op->results[r];
      cgi_range whole[CGI_MAX_LOOPS];
      for (unsigned d = 0; d < was->type->rank; d++) whole[d] = cgi_range_whole(cgi_tile_dim(&s.t, was, d));
      if (v->type != was->type) v = cgi_tile_slice(&s.t, v, whole, NULL);
      if (v->type != was->type) v = cgi_build_unary(&s.t.b, CG_TENSOR_CAST, was->type, v);
      if (how->copies && v->type == was->type) {
        cg_op copy = cgi_build_named_linalg(&s.t.b, CG_LINALG_COPY, 1, &v, 1, &was, 0, NULL);
        cgi_push(*copies, copy);
        v = copy->results[0];
      }
      cgi_value_replace_uses(target->results[r], v);
    }
  }
  return ok;
}
#endif
