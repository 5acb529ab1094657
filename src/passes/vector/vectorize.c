// vectorize: turn what is computed on tiles of static size into vectors, region by region. A tile is read once, by vector.transfer_read, computed
// with as vectors of the tile's shape, and written by vector.transfer_write into a slice of the destination; accumulators of loops are carried as
// vectors. A slice of a pad reads what is inside of the padded tensor and the padding elsewhere.
//
//   %a = tensor.extract_slice %sh[%i, 0] [4, 8] [1, 1]            %0 = vector.transfer_read %a[%c0, %c0], %zero … : vector<4x8xf32>
//   %b = … tensor<8x4xf32>                                        %1 = vector.transfer_read %b[%c0, %c0], %zero … : vector<8x4xf32>
//   %m = linalg.matmul ins(%a, %b) outs(%acc)                 →   %m = vector.contract … %0, %1, %acc
//   in_parallel { tensor.parallel_insert_slice %m into %o[…] }    %s = tensor.extract_slice %o[…]   %w = vector.transfer_write %m, %s[%c0, %c0]
//                                                                 in_parallel { tensor.parallel_insert_slice %w into %o[…] }
//
// Requires: dispatch functions after tiling: the structured ops have static shapes. An op on a thread's part of buffers becomes reads and writes of
// them. Left with a remark is one on buffers that a workgroup's threads share, or whose sizes are not static, and a remainder of unknown size.
// Refuses tiles of more than 32768 elements, bodies with regions, and what would be unrolled into thousands of steps. Preserves: reductions run in
// another order only where their op allows it, multiply and add are contracted only where it allows that. Of tensors, sources and views of them,
// destinations of foralls, alloc_tensor and written slices are left.
#include "passes/tile/tiling.h"
#include "passes/vector/vectorize.h"
#include "target/configuration.h"

#define CGI_VECTORIZE_MAX_REGIONS 64 // nested

static bool cgi_vectorize_block(cgi_vectorize *s, cg_block block, unsigned depth);

// In a branch for what is left over at an edge, an op of unknown size: texts have it, in tiles by hand. It stays a linalg op.
static bool cgi_vectorize_is_rest(cg_op op) {
#ifndef CODEGEN_NO_TEXT
  bool bounded = true;
  for (unsigned i = 0; i < op->num_operands; i++)
    for (unsigned d = 0; d < cgi_vectorize_rank(op->operands[i].value->type); d++)
      bounded = bounded && cgi_vectorize_bound(op->operands[i].value, d) != CG_DYNAMIC;
  for (cg_op at = op, parent; !bounded && (parent = cg_op_parent(at)) != NULL; at = parent)
    if (parent->def->kind == CG_SCF_IF && at->block->region->index == CG_SCF_IF_ELSE_REGION) return true;
#else
  (void)op;
#endif
  return false;
}

// A tile that is computed, not the destination that a loop or forall hands on.
static bool cgi_vectorize_is_tile(cgi_vectorize *s, cg_value v, unsigned depth) {
  cg_op op = v->op;
  if (cgi_vectorize_vector_of(s, v)) return true;
  if (!op || depth > CGI_VECTORIZE_MAX_REGIONS) return false;
  switch (op->def->kind) {
  case CG_TENSOR_PAD: return true;
  case CG_TENSOR_EXTRACT_SLICE:
  case CG_TENSOR_CAST:
  case CG_TENSOR_EXPAND_SHAPE:
  case CG_TENSOR_COLLAPSE_SHAPE: return cgi_vectorize_is_tile(s, op->operands[CG_SOURCE].value, depth + 1);
  case CG_SCF_FOR: return cgi_vectorize_is_tile(s, op->regions[0]->first->last->operands[v->index].value, depth + 1);
  case CG_SCF_IF:
    for (unsigned r = 0; r < 2; r++)
      if (op->regions[r]->first && cgi_vectorize_is_tile(s, op->regions[r]->first->last->operands[v->index].value, depth + 1)) return true;
    return false;
  default: return cgi_linalg_is(op) ? !cgi_vectorize_is_rest(op) : (op->def->traits & CG_TRAIT_ELEMENTWISE) != 0;
  }
}

// ---- writing --------------------------------------------------------------------------------------------------------------------------------------
static cg_type cgi_vectorize_tensor_type(cg_value v) {
  cg_type t = v->type;
  return t->kind == CG_TYPE_TENSOR
             ? t
             : cgi_type_tensor(t->ctx, cgi_vectorize_rank(t), cg_type_is_shaped(t) ? t->shape : NULL, cgi_vectorize_element(t), NULL);
}

// A tensor with the vector in it. Dims of dynamic size take what fits.
static cg_value cgi_vectorize_write(cgi_builder *b, cg_value vector, cg_value into) {
  cg_value operands[CGI_VECTORIZE_RANK + 2];
  cg_type t = into->type;
  bool in_bounds[CGI_VECTORIZE_RANK];
  if (!t->rank) {
    operands[0] = vector;
    operands[1] = into;
    return cgi_build_value(b, CG_TENSOR_INSERT, t, 2, operands, NULL);
  }
  cg_value zero = cgi_build_index(b, 0);
  for (unsigned i = 0; i < t->rank; i++) {
    operands[i] = zero;
    in_bounds[i] = t->shape[i] != CG_DYNAMIC;
  }
  return cgi_vectorize_transfer(b, into, operands, cgi_map_identity(b->ctx, t->rank), in_bounds, NULL, vector, t)->results[0];
}

// The vector of a value that is stored; NULL when the value stays a tensor (*ok), or after an error.
static cg_value cgi_vectorize_stored(cgi_vectorize *s, cgi_builder *b, cg_value v, bool *ok) {
  cg_value root = v;
  *ok = true;
  while (root->op && root->op->def->kind == CG_TENSOR_CAST) root = root->op->operands[CG_TENSOR_CAST_SOURCE].value;
  bool tile = cgi_vectorize_is_tile(s, v, 0);
  if (!tile) { // a copy: views of a source only
    cg_op_kind k = root->op ? root->op->def->kind : CG_OP_UNREGISTERED;
    bool view = k == CG_TENSOR_EXTRACT_SLICE || k == CG_TENSOR_EXPAND_SHAPE || k == CG_TENSOR_COLLAPSE_SHAPE || k == CG_FLOW_DISPATCH_TENSOR_LOAD ||
                k == CG_ARITH_CONSTANT || k == CG_TENSOR_SPLAT;
    if (!view || !cgi_vectorize_small(v)) return NULL;
  }
  cg_value vector = cgi_vectorize_read(s, b, v);
  *ok = vector != NULL;
  return vector;
}

// A vector as a tensor of its own, for users that stay on tensors.
static cg_value cgi_vectorize_materialize(cgi_builder *b, cg_value like, cg_value vector) {
  return cgi_vectorize_write(b, vector, cgi_build_empty_as(b, cgi_vectorize_tensor_type(like), like));
}

static bool cgi_vectorize_shares_nothing(cg_op op, void *user) {
  (void)user;
  return !cgi_is_forall_of_threads(op);
}

// The operands of an op that needs tensors.
static bool cgi_vectorize_keep_operands(cgi_vectorize *s, cg_op op, unsigned first, unsigned n) {
  cgi_builder b = cgi_builder_before(op);
  for (unsigned i = first; i < first + n; i++) {
    cg_value v = op->operands[i].value;
    bool ok = true, tensor = v->type->kind == CG_TYPE_TENSOR || v->type->kind == CG_TYPE_VECTOR;
    cg_value vector = tensor && cgi_vectorize_is_tile(s, v, 0) ? cgi_vectorize_stored(s, &b, v, &ok) : NULL;
    if (!ok) return false;
    if (vector && op->num_regions && !cgi_is_in_threads(op) && !cgi_walk_pre(op, cgi_vectorize_shares_nothing, NULL))
      return cgi_vectorize_unsupported(s, "threads would share what each of them computes, with nothing to keep them in order");
    if (vector) cgi_op_set_operand(op, i, cgi_vectorize_materialize(&b, v, vector));
  }
  return true;
}

// The type of the slice that an insert writes: the inserted value's, which may have become a vector.
static cg_type cgi_vectorize_slice_type(cg_value v, const cgi_mixed *sizes) {
  cg_type t = v->type;
  unsigned n = 0, rank = cgi_vectorize_rank(t);
  int64_t shape[CGI_VECTORIZE_RANK];
  if (t->kind == CG_TYPE_TENSOR) return t;
  for (unsigned i = 0; i < sizes->n; i++) {
    bool last = sizes->n - i == rank - n; // none is left to drop
    if (n < rank && (last || sizes->values[i] || sizes->fixed[i] == t->shape[n])) shape[n++] = sizes->values[i] ? CG_DYNAMIC : sizes->fixed[i];
  }
  return cgi_type_tensor(t->ctx, rank, shape, cgi_vectorize_element(t), NULL);
}

// In a forall over workgroups, outside of one over threads.
static bool cgi_vectorize_of_workgroup(cg_op op) {
  cg_op forall = cgi_op_parent_of_kind(op, CG_SCF_FORALL);
  cg_attr mapping = forall ? cg_op_attr(forall, "mapping") : NULL;
  return mapping && cg_attr_len(mapping) && cgi_str_is(cg_attr_str(cg_attr_at(mapping, 0)), "gpu.block");
}

// [parallel_]insert_slice of a vector becomes a write into that slice of the destination.
static bool cgi_vectorize_insert(cgi_vectorize *s, cg_op op, cgi_builder *b) {
  cg_value v = op->operands[CG_TENSOR_INSERT_SLICE_SOURCE].value, dest = op->operands[CG_TENSOR_INSERT_SLICE_DEST].value;
  cgi_mixed parts[3];
  bool ok;
  cg_value vector = cgi_vectorize_stored(s, b, v, &ok);
  if (!vector) return ok;
  if (s->by_threads && cgi_vectorize_of_workgroup(op)) return cgi_vectorize_unsupported(s, "what is inserted is not tiled onto threads");
  if (!cgi_slice_get(op, &parts[0], &parts[1], &parts[2])) return cgi_op_error(op, "has malformed offsets, sizes or strides");
  if (cgi_vectorize_vector_of(s, dest)) { // a destination that is a vector itself
    int64_t at[CGI_VECTORIZE_RANK], shape[CGI_VECTORIZE_RANK];
    for (unsigned i = 0; i < parts[0].n; i++) {
      cgi_mixed_fold_constants(&parts[0]);
      if (parts[0].values[i] || parts[1].values[i] || !cgi_mixed_all(&parts[2], 1) || op->def->kind != CG_TENSOR_INSERT_SLICE)
        return cgi_op_unsupported(op, "writes into values in registers at an offset that is known at run time only");
      at[i] = parts[0].fixed[i];
      shape[i] = parts[1].fixed[i];
    }
    cg_value whole = cgi_vectorize_vector_of(s, dest), part = cgi_vectorize_reshape(b, vector, parts[0].n, shape);
    cgi_vectorize_map(s, op->results[0], parts[0].n ? cgi_vectorize_insert_at(b, part, whole, at) : vector);
    return true;
  }
  cg_type type = cgi_vectorize_slice_type(v, &parts[1]);
  cg_op slice = cgi_slice_build(b, CG_TENSOR_EXTRACT_SLICE, 1, &dest, type, parts);
  cgi_op_set_operand(op, CG_TENSOR_INSERT_SLICE_SOURCE, cgi_vectorize_write(b, vector, slice->results[0]));
  return true;
}

static bool cgi_vectorize_in_parallel(cgi_vectorize *s, cg_op op) {
  cgi_builder b = cgi_builder_before(op);
  if (!op->num_regions || !op->regions[0]->first) return true;
  for (cg_op insert = op->regions[0]->first->first; insert; insert = insert->next) {
    s->user = insert;
    if (insert->def->kind == CG_TENSOR_PARALLEL_INSERT_SLICE && !cgi_vectorize_insert(s, insert, &b)) return false;
  }
  return true;
}

// ---- loops and branches: values that become vectors change their types in place ---------------------------------------------------------------
static bool cgi_vectorize_for(cgi_vectorize *s, cg_op op, unsigned depth) {
  cg_block body = op->regions[0]->first;
  cgi_builder b = cgi_builder_before(op);
  for (unsigned i = 0; i < op->num_results; i++) {
    cg_value init = op->operands[CG_SCF_FOR_INIT_ARGS + i].value;
    if (op->results[i]->type->kind != CG_TYPE_TENSOR) continue;
    if (!cgi_vectorize_is_tile(s, body->last->operands[i].value, 0) || !cgi_vectorize_small(op->results[i]) ||
        !cg_type_has_static_shape(op->results[i]->type)) {
      if (!cgi_vectorize_keep_operands(s, op, CG_SCF_FOR_INIT_ARGS + i, 1)) return false;
      continue;
    }
    cg_value vector = cgi_vectorize_read(s, &b, init);
    if (!vector) return false;
    cgi_op_set_operand(op, CG_SCF_FOR_INIT_ARGS + i, vector);
    cgi_value_set_type(body->args[1 + i], vector->type);
    cgi_value_set_type(op->results[i], vector->type);
  }
  return cgi_vectorize_block(s, body, depth);
}

static bool cgi_vectorize_yield_of_for(cgi_vectorize *s, cg_op loop, cg_op yield) {
  cgi_builder b = cgi_builder_before(yield);
  for (unsigned i = 0; i < loop->num_results; i++) {
    cg_type t = loop->results[i]->type;
    if (yield->operands[i].value->type->kind != CG_TYPE_TENSOR) continue;
    if (t->kind == CG_TYPE_TENSOR) {
      if (!cgi_vectorize_keep_operands(s, yield, i, 1)) return false;
      continue;
    }
    cg_value y = cgi_vectorize_read(s, &b, yield->operands[i].value);
    if (!y) return false;
    if (y->type != t) return cgi_vectorize_unsupported(s, "a loop's values change their shape");
    cgi_op_set_operand(yield, i, y);
  }
  return true;
}

static bool cgi_vectorize_if(cgi_vectorize *s, cg_op op, unsigned depth) {
  for (unsigned r = 0; r < 2; r++)
    if (op->regions[r]->first && !cgi_vectorize_block(s, op->regions[r]->first, depth)) return false;
  return true;
}

// Results of a branch that one side computes become vectors; a dynamic size is then that of the valid part at the vector's front.
// The vectors of a side are known at its end only, so this runs there, and the types change after the last side.
static bool cgi_vectorize_yield_of_if(cgi_vectorize *s, cg_op branch, cg_op yield) {
  cgi_builder b = cgi_builder_before(yield);
  bool last = yield->block->region->index == 1 || !branch->regions[CG_SCF_IF_ELSE_REGION]->first;
  for (unsigned i = 0; i < branch->num_results; i++) {
    cg_value result = branch->results[i], v = yield->operands[i].value;
    if (result->type->kind != CG_TYPE_TENSOR) continue;
    if (cgi_vectorize_is_tile(s, result, 0)) {
      cg_value vector = cgi_vectorize_read(s, &b, v);
      if (!vector) return false;
      cgi_op_set_operand(yield, i, vector);
      cg_value other = last ? branch->regions[CG_SCF_IF_THEN_REGION]->first->last->operands[i].value : vector;
      if (other->type != vector->type) return cgi_vectorize_unsupported(s, "two branches give tiles of different sizes");
      if (last) cgi_value_set_type(result, vector->type);
    }
  }
  return true;
}

// ---- ops ----------------------------------------------------------------------------------------------------------------------------------------
// An elementwise op on whole tensors.
static bool cgi_vectorize_elementwise(cgi_vectorize *s, cg_op op) {
  cg_value operands[4];
  cg_type types[2];
  cgi_builder b = cgi_builder_before(op);
  if (op->num_operands > 4 || op->num_results > 2) return cgi_vectorize_unsupported(s, "it has too many operands");
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value v = op->operands[i].value;
    operands[i] = v->type->kind == CG_TYPE_TENSOR ? cgi_vectorize_read(s, &b, v) : v;
    if (!operands[i]) return false;
  }
  for (unsigned i = 0; i < op->num_results; i++) {
    cg_type t = op->results[i]->type;
    types[i] = cgi_vectorize_type(s->ctx, t->rank, t->shape, t->element);
  }
  cg_op made = cgi_build_again(&b, op, operands, types);
  for (unsigned i = 0; i < op->num_results; i++) cgi_vectorize_map(s, op->results[i], made->results[i]);
  return true;
}

static bool cgi_vectorize_extract(cgi_vectorize *s, cg_op op) {
  cg_value at[CGI_VECTORIZE_RANK];
  cgi_builder b = cgi_builder_before(op);
  if (!cgi_vectorize_is_tile(s, op->operands[CG_TENSOR_EXTRACT_TENSOR].value, 0) || op->num_operands > CGI_VECTORIZE_RANK + 1) return true;
  cgi_operand_values(op, 1, op->num_operands, at);
  cg_value v = cgi_vectorize_read_element(s, &b, op->operands[CG_TENSOR_EXTRACT_TENSOR].value, at);
  if (v) cgi_op_replace1(op, v);
  return v != NULL;
}

static bool cgi_vectorize_op(cgi_vectorize *s, cg_op op, unsigned depth) {
  cg_op parent = cg_op_parent(op);
  cg_op_kind kind = op->def->kind;
  cgi_builder b = cgi_builder_before(op);
  s->user = op;
  bool tensors = op->num_results && op->results[0]->type->kind == CG_TYPE_TENSOR, used = false;
  for (unsigned i = 0; i < op->num_results; i++) used = used || op->results[i]->uses;
#ifndef CODEGEN_NO_TEXT
  if (cgi_linalg_is(op) && !op->num_results) return cgi_vectorize_buffers(s, op);
#endif
  if (cgi_linalg_is(op)) { // a fill of any size is read through
    if (!tensors || !used || (kind == CG_LINALG_FILL && !cgi_vectorize_small(op->results[0]))) return true;
    if (cgi_vectorize_is_rest(op)) {
      cgi_remark(s->ctx, op->loc, "'%S' op is not vectorized: its sizes are not static: linalg-to-loops makes loops of it", cg_op_name(op));
      return true;
    }
    return cgi_vectorize_structured(s, op);
  }
  switch (kind) {
  case CG_SCF_FORALL: {
    unsigned first, n = cgi_operand_group(op, "outputs", &first);
    return cgi_vectorize_keep_operands(s, op, first, n) && cgi_vectorize_block(s, op->regions[0]->first, depth);
  }
  case CG_SCF_FORALL_IN_PARALLEL: return cgi_vectorize_in_parallel(s, op);
  case CG_SCF_FOR: return cgi_vectorize_for(s, op, depth);
  case CG_SCF_IF: return cgi_vectorize_if(s, op, depth);
  case CG_SCF_YIELD:
    if (parent->def->kind == CG_SCF_FOR) return cgi_vectorize_yield_of_for(s, parent, op);
    return parent->def->kind != CG_SCF_IF || cgi_vectorize_yield_of_if(s, parent, op);
  case CG_TENSOR_INSERT_SLICE: return cgi_vectorize_insert(s, op, &b);
  case CG_TENSOR_EXTRACT: return cgi_vectorize_extract(s, op);
  case CG_FLOW_DISPATCH_TENSOR_STORE: return cgi_vectorize_keep_operands(s, op, 0, 1);
  case CG_FUNC_RETURN: return cgi_vectorize_keep_operands(s, op, 0, op->num_operands);
  case CG_TENSOR_PAD:
  case CG_TENSOR_GENERATE: return true;
  default: break;
  }
  if (tensors && op->def->traits & CG_TRAIT_ELEMENTWISE) return !used || cgi_vectorize_elementwise(s, op);
  for (unsigned r = 0; r < op->num_regions; r++) CGI_FOREACH_BLOCK(block, op->regions[r])
  if (!cgi_vectorize_block(s, block, depth)) return false;
  return true;
}

static bool cgi_vectorize_block(cgi_vectorize *s, cg_block block, unsigned depth) {
  size_t scope = cgi_len(s->mapped), loads = cgi_len(s->loaded);
  if (depth > CGI_VECTORIZE_MAX_REGIONS) return cgi_vectorize_unsupported(s, "it is nested too deeply");
  for (cg_op op = block->first, next; op; op = next) {
    next = op->next;
    if (!cgi_vectorize_op(s, op, depth + 1)) return false;
  }
  while (cgi_len(s->mapped) > scope) cgi_hmap_remove(&s->vectors, (uint64_t)(uintptr_t)cgi_pop(s->mapped));
  cgi_shrink(s->loaded, loads);
  return true;
}

// ---- functions ----------------------------------------------------------------------------------------------------------------------------------
static void cgi_vectorize_sweep(cg_block block, unsigned depth) {
  for (cg_op op = block->last, previous; op; op = previous) {
    previous = op->prev;
    for (unsigned r = 0; r < op->num_regions && depth < 2 * CGI_VECTORIZE_MAX_REGIONS; r++)
      CGI_FOREACH_BLOCK(b, op->regions[r]) cgi_vectorize_sweep(b, depth + 1);
    if (cgi_op_is_dead(op)) cgi_op_erase(op);
  }
}

static bool cgi_vectorize_check(cg_op op, void *user) {
  bool tensors = op->num_results && op->results[0]->type->kind == CG_TYPE_TENSOR;
  (void)user;
  if ((tensors && cgi_linalg_is(op) && !cgi_vectorize_is_rest(op)) || op->def->kind == CG_TENSOR_PAD || op->def->kind == CG_TENSOR_GENERATE)
    return cgi_op_unsupported(op, "is not vectorized: %t is used as a tensor", op->results[0]->type);
  return true;
}

static bool cgi_vectorize_function(cg_context *ctx, cg_op func) {
  cgi_vectorize s;
  cgi_translation_info info;
  bool ok = true;
  memset(&s, 0, sizeof s);
  s.ctx = s.vectors.ctx = ctx;
  s.user = func;
  s.by_threads = cgi_translation_info_of(func, &info, &ok) && cgi_pipeline_threads(info.pipeline) != CGI_THREADS_SHARE_TILES;
  if (!ok) return false;
  cgi_vectorize_sweep(func->regions[0]->first, 0);
  ok = cgi_vectorize_block(&s, func->regions[0]->first, 0);
  if (ok) cgi_vectorize_sweep(func->regions[0]->first, 0);
  ok = ok && cgi_walk_pre(func, cgi_vectorize_check, NULL);
  return ok;
}

CGI_DEF bool cgi_pass_vectorize(cgi_pass *pass) {
#ifndef CODEGEN_NO_HOST_FORMS
  if (!cgi_pass_debufferize(pass)) return false;
#endif
  return cgi_vectorize_function(pass->ctx, pass->func);
}

#undef CGI_VECTORIZE_MAX_REGIONS
