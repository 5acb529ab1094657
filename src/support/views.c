// Views of buffers, taken apart; accesses, compared.
#include "support/index.h"
#include "support/views.h"

#include "analysis/linear.h"
#include "dialects/dialects.h"
#include "dialects/iree.h"
#include "support/formula.h"

CGI_DEF bool cgi_is_view(cg_op op) {
  if (!op) return false;
  switch (op->def->kind) {
  case CG_MEMREF_SUBVIEW:
  case CG_MEMREF_CAST:
  case CG_MEMREF_MEMORY_SPACE_CAST:
  case CG_MEMREF_REINTERPRET_CAST:
  case CG_MEMREF_EXPAND_SHAPE:
  case CG_MEMREF_COLLAPSE_SHAPE: return true;
  default: return false;
  }
}

CGI_DEF cg_value cgi_memory_root(cg_value memref) {
  while (cgi_is_view(memref->op)) memref = memref->op->operands[CG_SOURCE].value;
  return memref;
}

CGI_DEF cg_value cgi_view_dim(cgi_builder *b, cg_value m, unsigned i) {
  cg_op op = m->op;
  unsigned before = 0, first, of[CGI_SLICE_RANK];
  if (m->type->shape[i] != CG_DYNAMIC) return cgi_build_index(b, m->type->shape[i]);
  for (unsigned k = 0; k < i; k++)
    if (m->type->shape[k] == CG_DYNAMIC) before++;
  if (op) {
    switch (op->def->kind) {
    case CG_HAL_INTERFACE_BINDING_SUBSPAN:
      if (cgi_operand_group(op, "dynamic_dims", &first) > before) return op->operands[first + before].value;
      break;
    case CG_MEMREF_ALLOC:
    case CG_MEMREF_ALLOCA: return op->operands[before].value;
    case CG_MEMREF_CAST:
    case CG_MEMREF_MEMORY_SPACE_CAST: return cgi_view_dim(b, op->operands[CG_MEMREF_CAST_SOURCE].value, i);
    case CG_MEMREF_SUBVIEW:
      if (op->operands[CG_MEMREF_SUBVIEW_SOURCE].value->type->rank <= CGI_MAX_INDICES && cgi_slice_dims(op, m->type, of))
        return cgi_mixed_value(b, op, "sizes", "static_sizes", of[i]);
      break;
    case CG_MEMREF_REINTERPRET_CAST: return cgi_mixed_value(b, op, "sizes", "static_sizes", i);
    case CG_MEMREF_EXPAND_SHAPE: return cgi_mixed_value(b, op, "output_shape", "static_output_shape", i);
    case CG_MEMREF_COLLAPSE_SHAPE: {
      cg_attr group = cg_attr_at(cg_op_attr(op, "reassociation"), i);
      cg_value size = cgi_build_index(b, 1);
      for (size_t k = 0; k < cg_attr_int_list_len(group); k++) {
        cg_value d = cgi_view_dim(b, op->operands[CG_MEMREF_COLLAPSE_SHAPE_SRC].value, (unsigned)cg_attr_int_list_at(group, k));
        size = cgi_index_op(b, CG_ARITH_MULI, size, d);
      }
      return size;
    }
    default: break;
    }
  }
  return cgi_build_dim(b, m, i);
}

static void cgi_step_subview(cgi_builder *b, cg_op op, cg_value *index) {
  cg_value in[CGI_MAX_INDICES];
  cg_attr strides = cg_op_attr(op, "static_strides"), offsets = cg_op_attr(op, "static_offsets");
  unsigned of[CGI_SLICE_RANK], n = op->results[0]->type->rank, full = op->operands[CG_MEMREF_SUBVIEW_SOURCE].value->type->rank;
  cgi_slice_dims(op, op->results[0]->type, of);
  for (unsigned i = 0; i < full; i++) in[i] = NULL;
  for (unsigned k = 0; k < n; k++) { // most strides are 1 and most offsets 0: no constants are made of those
    in[of[k]] = index[k];
    if (cg_attr_int_list_at(strides, of[k]) != 1)
      in[of[k]] = cgi_index_op(b, CG_ARITH_MULI, index[k], cgi_mixed_value(b, op, "strides", "static_strides", of[k]));
  }
  for (unsigned i = 0; i < full; i++) {
    if (in[i] && !cg_attr_int_list_at(offsets, i)) {
      index[i] = in[i];
      continue;
    }
    cg_value offset = cgi_mixed_value(b, op, "offsets", "static_offsets", i);
    index[i] = in[i] ? cgi_index_op(b, CG_ARITH_ADDI, in[i], offset) : offset;
  }
}

static void cgi_step_reshape(cgi_builder *b, cg_op op, cg_value *index) {
  bool expand = op->def->kind == CG_MEMREF_EXPAND_SHAPE;
  cg_value source = op->operands[CG_SOURCE].value, at[CGI_MAX_INDICES];
  cg_attr groups = cg_op_attr(op, "reassociation");
  for (size_t g = 0; g < groups->len; g++) {
    cg_attr group = cg_attr_at(groups, g);
    size_t n = cg_attr_int_list_len(group);
    cg_value rest = expand ? cgi_build_index(b, 0) : index[g];
    for (size_t k = 0; k < n; k++) {
      unsigned d = (unsigned)cg_attr_int_list_at(group, expand ? k : n - 1 - k);
      cg_value size = cgi_view_dim(b, expand ? op->results[0] : source, d);
      if (expand) {
        rest = cgi_index_op(b, CG_ARITH_MULI, rest, size);
        rest = cgi_index_op(b, CG_ARITH_ADDI, rest, index[d]);
      } else {
        at[d] = k + 1 < n ? cgi_index_op(b, CG_ARITH_REMUI, rest, size) : rest;
        if (k + 1 < n) rest = cgi_index_op(b, CG_ARITH_DIVUI, rest, size);
      }
    }
    if (expand) at[g] = rest;
  }
  for (unsigned i = 0; i < source->type->rank; i++) index[i] = at[i];
  if (!expand && !groups->len) // all dims are 1
    for (unsigned i = 0; i < source->type->rank; i++) index[i] = cgi_build_index(b, 0);
}

CGI_DEF bool cgi_view_step(cgi_builder *b, cg_value *memref, cg_value *index) {
  cg_op op = (*memref)->op;
  if (!cgi_is_view(op) || op->def->kind == CG_MEMREF_REINTERPRET_CAST) return false;
  cg_value source = op->operands[CG_SOURCE].value;
  if (source->type->rank > CGI_MAX_INDICES) return false;
  if (op->def->kind == CG_MEMREF_SUBVIEW) cgi_step_subview(b, op, index);
  if (op->def->kind == CG_MEMREF_EXPAND_SHAPE || op->def->kind == CG_MEMREF_COLLAPSE_SHAPE) cgi_step_reshape(b, op, index);
  *memref = source;
  return true;
}

CGI_DEF void cgi_erase_dead_views(cg_op root, bool buffers) {
  for (unsigned r = 0; r < root->num_regions; r++) CGI_FOREACH_BLOCK(block, root->regions[r]) {
      for (cg_op op = block->last, previous; op; op = previous) {
        previous = op->prev;
        bool buffer = buffers && (cg_op_has_trait(op, CG_TRAIT_ALLOCATES) || op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN);
        if (op->num_regions)
          cgi_erase_dead_views(op, buffers);
        else if ((buffer || cgi_is_view(op)) && !op->results[0]->uses)
          cgi_op_erase(op);
      }
    }
}

// ---- accesses ---------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_access_of(cg_op op, cgi_access *out) {
  memset(out, 0, sizeof *out);
  out->op = op;
  switch (op->def->kind) {
  case CG_MEMREF_LOAD:
  case CG_VECTOR_LOAD:
  case CG_VECTOR_TRANSFER_READ: out->reads = true; break;
  case CG_MEMREF_ATOMIC_RMW: out->reads = true; // fallthrough
  case CG_MEMREF_STORE:
  case CG_VECTOR_STORE:
  case CG_VECTOR_TRANSFER_WRITE:
    out->at = 1;
    out->writes = true;
    break;
  default: return false;
  }
  out->memref = op->operands[out->at].value;
  if (out->memref->type->kind != CG_TYPE_MEMREF) return false; // a transfer on a tensor
  out->rank = out->memref->type->rank;
  out->value = out->at ? op->operands[CG_MEMREF_STORE_VALUE].value : op->results[0]; // all that write begin with it
  out->type = out->value->type;
  return true;
}

CGI_DEF bool cgi_touches_memory(cg_op op) {
  switch (op->def->kind) {
  case CG_GPU_SHUFFLE:
  case CG_GPU_SUBGROUP_REDUCE:
  case CG_GPU_ALL_REDUCE:
  case CG_GPU_BARRIER:
  case CG_MEMREF_ASSUME_ALIGNMENT: return false;
  case CG_OP_UNREGISTERED: return true;
  default: return cg_op_has_trait(op, CG_TRAIT_READS) || cg_op_has_trait(op, CG_TRAIT_WRITES) || cg_op_has_trait(op, CG_TRAIT_STRUCTURED);
  }
}

static bool cgi_same_index(cg_value a, cg_value b) {
  int64_t x, y;
  return a == b || (cgi_constant_int(a, &x) && cgi_constant_int(b, &y) && x == y);
}

static bool cgi_is_transfer(cg_op op) { return op->def->kind == CG_VECTOR_TRANSFER_READ || op->def->kind == CG_VECTOR_TRANSFER_WRITE; }

static bool cgi_is_same_value(cg_value a, cg_value b, unsigned depth) {
  int64_t x, y;
  if (a == b || (cgi_constant_int(a, &x) && cgi_constant_int(b, &y) && x == y)) return true;
  cg_op p = a->op, q = b->op;
  if (!p || !q || !depth || p->def != q->def || p->num_operands != q->num_operands || p->num_attrs != q->num_attrs || p->num_regions ||
      a->type != b->type || a->index != b->index || (p->def->kind != CG_HAL_INTERFACE_BINDING_SUBSPAN && !cgi_op_is_pure(p)))
    return false;
  for (unsigned i = 0; i < p->num_attrs; i++)
    if (p->attrs[i].name.data != q->attrs[i].name.data || p->attrs[i].value != q->attrs[i].value) return false;
  for (unsigned i = 0; i < p->num_operands; i++)
    if (!cgi_is_same_value(p->operands[i].value, q->operands[i].value, depth - 1)) return false;
  return true;
}

CGI_DEF bool cgi_same_value(cg_value a, cg_value b) { return cgi_is_same_value(a, b, 16); }

CGI_DEF bool cgi_same_place(const cgi_access *a, const cgi_access *b) {
  if (a->memref != b->memref || a->type != b->type || cgi_is_transfer(a->op) != cgi_is_transfer(b->op)) return false;
  for (unsigned i = 0; i < a->rank; i++)
    if (!cgi_same_index(a->op->operands[a->at + 1 + i].value, b->op->operands[b->at + 1 + i].value)) return false;
  if (!cgi_is_transfer(a->op)) return true;
  // Of transfers, those without mask that walk the memory alike and stay within it.
  cg_attr bounds = cg_op_attr(a->op, "in_bounds");
  for (unsigned k = 0; k < 2; k++) {
    const cgi_access *x = k ? b : a;
    if (cgi_operand_named(x->op, "mask")) return false;
  }
  for (size_t i = 0; bounds && i < cg_attr_len(bounds); i++)
    if (!cg_attr_int(cg_attr_at(bounds, i))) return false;
  return (bounds || !a->type->rank) && bounds == cg_op_attr(b->op, "in_bounds") &&
         cg_op_attr(a->op, "permutation_map") == cg_op_attr(b->op, "permutation_map");
}

CGI_DEF bool cgi_may_alias(cg_value a, cg_value b) {
  cg_value x = cgi_memory_root(a), y = cgi_memory_root(b);
  if (x == y) return true;
  if (!x->op || !y->op) return true;
  bool bx = x->op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN, by = y->op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN;
  if (bx && by) return cgi_subspans_overlap(x->op, y->op);
  bool ax = cg_op_has_trait(x->op, CG_TRAIT_ALLOCATES), ay = cg_op_has_trait(y->op, CG_TRAIT_ALLOCATES);
  return !((ax || bx) && (ay || by));
}

CGI_DEF int64_t cgi_access_extent(const cgi_access *a, unsigned i) {
  if (a->type->kind != CG_TYPE_VECTOR || a->type == a->memref->type->element) return 1;
  if (!cgi_is_transfer(a->op)) return i + 1 == a->rank ? cg_type_num_elements(a->type) : a->type->rank == 1 ? 1 : 0;
  cg_map m = cg_attr_map(cg_op_attr(a->op, "permutation_map"));
  for (unsigned k = 0; k < m->num_results; k++)
    if (m->results[k]->kind == CG_EXPR_DIM && (unsigned)m->results[k]->value == i) return a->type->shape[k];
  return 1;
}

CGI_DEF bool cgi_may_overlap(const cgi_access *a, const cgi_access *b) {
  if (a->memref != b->memref) return cgi_may_alias(a->memref, b->memref);
  for (unsigned i = 0; i < a->rank; i++) {
    cg_value x = a->op->operands[a->at + 1 + i].value, y = b->op->operands[b->at + 1 + i].value;
    int64_t nx = cgi_access_extent(a, i), ny = cgi_access_extent(b, i);
    if (x == y || !nx || !ny) continue;
    cgi_linear d = cgi_linear_of(y), from = cgi_linear_of(x);
    if (!cgi_linear_add(&d, &from, -1) || d.num_terms) continue;
    if (d.constant >= nx || d.constant <= -ny) return false;
  }
  return true;
}
