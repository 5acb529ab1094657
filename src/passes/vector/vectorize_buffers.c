// Linalg ops on an invocation's own part of buffers, for vectorize: the op becomes one on tensors, each the contents of a buffer at that point, is
// vectorized as such, and what was read and computed goes to the buffers.
//
//   linalg.matmul ins(%a, %b : memref<2x4xf32, …>, memref<4x3xf32, …>)         %0 = vector.transfer_read %a[%c0, %c0] …    %1 = … %b   %2 = … %c
//                 outs(%c : memref<2x3xf32, …>)                            →   %3 = vector.contract … %0, %1, %2
//                                                                              vector.transfer_write %3, %c[%c0, %c0]
#include "passes/tile/place.h"
#include "passes/vector/vectorize.h"
#include "support/structured.h"

#ifndef CODEGEN_NO_TEXT
// A read of a buffer's contents becomes one of the buffer; slices become subviews, of which the same holds.
static void cgi_vectorize_from_buffer(cg_value contents, cg_value memref) {
  while (contents->uses) {
    cg_op op = contents->uses->owner;
    cgi_builder b = cgi_builder_before(op);
    if (op->def->kind == CG_TENSOR_EXTRACT) {
      cg_value operands[CGI_VECTORIZE_RANK + 1];
      for (unsigned i = 0; i < op->num_operands; i++) operands[i] = i ? op->operands[i].value : memref;
      cgi_op_replace1(op, cgi_build_value(&b, CG_MEMREF_LOAD, op->results[0]->type, op->num_operands, operands, NULL));
    } else if (op->def->kind == CG_TENSOR_EXTRACT_SLICE) {
      cgi_mixed m[3];
      (void)cgi_slice_get(op, &m[0], &m[1], &m[2]);
      cg_type type = cgi_subview_type(memref->type, &m[0], &m[1], &m[2]);
      cg_op view = cgi_slice_build(&b, CG_MEMREF_SUBVIEW, 1, &memref, type, m);
      cgi_vectorize_from_buffer(op->results[0], view->results[0]);
      cgi_op_erase(op);
    } else {
      cgi_op_set_operand(op, CG_VECTOR_TRANSFER_READ_SOURCE, memref);
    }
  }
}

static void cgi_vectorize_to_buffer(cgi_builder *b, cg_value vector, cg_value memref) {
  cg_value operands[CGI_VECTORIZE_RANK + 2];
  bool in_bounds[CGI_VECTORIZE_RANK];
  unsigned rank = memref->type->rank;
  operands[0] = vector;
  operands[1] = memref;
  if (!rank) {
    cgi_build(b, CG_MEMREF_STORE, 2, operands, 0, NULL, 0, NULL, 0);
    return;
  }
  for (unsigned i = 0; i < rank; i++) {
    operands[i] = cgi_build_index(b, 0);
    in_bounds[i] = true;
  }
  cgi_vectorize_transfer(b, memref, operands, cgi_map_identity(b->ctx, rank), in_bounds, NULL, vector, NULL);
}

// Why an op on buffers is left to other passes; NULL: it is not.
static const char *cgi_vectorize_leaves(cg_op op) {
  cg_op func = cg_op_parent(op);
  while (func->def->kind != CG_FUNC_FUNC) func = cg_op_parent(func);
  if (cgi_place_of(func, op) != CGI_PLACE_THREAD) return "the threads of a workgroup share it: tile-threads gives each its part";
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value v = op->operands[i].value;
    if (!cg_type_has_static_shape(v->type)) return "its sizes are not static: linalg-to-loops makes loops of it";
    if (!cgi_vectorize_small(v)) return "its buffers are too large, empty or of an element type that vectors lack: linalg-to-loops makes loops of it";
  }
  return NULL;
}

CGI_DEF bool cgi_vectorize_buffers(cgi_vectorize *s, cg_op op) {
  cg_context *ctx = s->ctx;
  const char *left = cgi_vectorize_leaves(op);
  unsigned ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op);
  cgi_builder b = cgi_builder_before(op);
  cg_value *operands = NULL, *memrefs = NULL;
  if (left) {
    cgi_remark(ctx, op->loc, "'%S' op is not vectorized: %s", cg_op_name(op), left);
    return true;
  }
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value v = op->operands[i].value;
    cgi_push(memrefs, v);
    if (v->type->kind == CG_TYPE_MEMREF)
      v = cgi_build_unary(&b, CG_BUILTIN_UNREALIZED_CONVERSION_CAST, cgi_type_tensor(ctx, v->type->rank, v->type->shape, v->type->element, NULL), v);
    cgi_push(operands, v);
  }
  cg_op made = cgi_structured_on_tensors(&b, op, operands);
  cgi_builder after = cgi_builder_before(op);
  bool ok = cgi_vectorize_structured(s, made);
  for (unsigned i = 0; i < no && ok; i++) cgi_vectorize_to_buffer(&after, cgi_vectorize_vector_of(s, made->results[i]), memrefs[ni + i]);
  if (ok) {
    cgi_op_erase(made);
    cgi_op_erase(op);
    for (unsigned i = 0; i < ni + no; i++) {
      if (operands[i] == memrefs[i]) continue;
      cgi_vectorize_from_buffer(operands[i], memrefs[i]);
      cgi_op_erase(operands[i]->op);
    }
  }
  return ok;
}
#endif
