// flatten-memrefs: every buffer becomes one-dimensional, and every access computes its linear index; views (subview, cast, reshapes) become index
// arithmetic and go.
//
//   %m = hal.interface.binding.subspan … : memref<4x5xf32>        %m = hal.interface.binding.subspan … : memref<20xf32>
//   %x = memref.load %m[%i, %j]                              →    %0 = arith.muli %i, %c5   %1 = arith.addi %0, %j   %x = memref.load %m[%1]
//
// Requires: kernels on buffers whose layouts are strided. Preserves: the bytes that are touched.
#include "passes/pass_table.h"

#define CGI_FLATTEN_RANK 32

typedef struct cgi_flatten {
  cg_context *ctx;
  cgi_hmap flat; // memref value to its one-dimensional twin
} cgi_flatten;

static cg_value cgi_flat_add(cgi_builder *b, cg_value x, cg_value y) {
  int64_t cx, cy;
  bool kx = cgi_constant_int(x, &cx), ky = cgi_constant_int(y, &cy);
  if (kx && ky) return cgi_build_index(b, (int64_t)((uint64_t)cx + (uint64_t)cy));
  return kx && cx == 0 ? y : ky && cy == 0 ? x : cgi_build_binary(b, CG_ARITH_ADDI, x, y);
}

static cg_value cgi_flat_mul(cgi_builder *b, cg_value x, cg_value y) {
  int64_t cx, cy;
  bool kx = cgi_constant_int(x, &cx), ky = cgi_constant_int(y, &cy);
  if (kx && ky) return cgi_build_index(b, (int64_t)((uint64_t)cx * (uint64_t)cy));
  return kx && cx == 1 ? y : ky && cy == 1 ? x : (kx && cx == 0) ? x : (ky && cy == 0) ? y : cgi_build_binary(b, CG_ARITH_MULI, x, y);
}

// Entry i of a mixed list: a constant, or the next operand of the group.
static cg_value cgi_flat_mixed(cgi_builder *b, cg_op op, const char *group, const char *attr, unsigned i) {
  cg_attr list = cg_op_attr(op, attr);
  int64_t v = cg_attr_int_list_at(list, i);
  if (v != CG_DYNAMIC) return cgi_build_index(b, v);
  unsigned first, dynamic = 0;
  cgi_operand_group(op, group, &first);
  for (unsigned k = 0; k < i; k++)
    if (cg_attr_int_list_at(list, k) == CG_DYNAMIC) dynamic++;
  return op->operands[first + dynamic].value;
}

// Size of dim i of a memref value as an index.
static cg_value cgi_flat_dim(cgi_builder *b, cg_value m, unsigned i) {
  int64_t d = cg_type_dim(m->type, i);
  if (d != CG_DYNAMIC) return cgi_build_index(b, d);
  cg_op op = m->op;
  unsigned before = 0, first;
  for (unsigned k = 0; k < i; k++)
    if (m->type->shape[k] == CG_DYNAMIC) before++;
  if (op) {
    switch (op->def->kind) {
    case CG_HAL_INTERFACE_BINDING_SUBSPAN:
      if (cgi_operand_group(op, "dynamic_dims", &first) > before) return op->operands[first + before].value;
      break;
    case CG_MEMREF_ALLOC:
    case CG_MEMREF_ALLOCA: return op->operands[before].value;
    case CG_MEMREF_CAST: return cgi_flat_dim(b, op->operands[0].value, i);
    case CG_MEMREF_SUBVIEW:
      if (op->operands[0].value->type->rank == m->type->rank) return cgi_flat_mixed(b, op, "sizes", "static_sizes", i);
      break;
    case CG_MEMREF_REINTERPRET_CAST: return cgi_flat_mixed(b, op, "sizes", "static_sizes", i);
    case CG_MEMREF_EXPAND_SHAPE: return cgi_flat_mixed(b, op, "output_shape", "static_output_shape", i);
    default: break;
    }
  }
  return cgi_build_dim(b, m, i);
}

// Linear index of `index` in a buffer that is no view: strides of its layout, or products of its trailing sizes.
static bool cgi_flat_linear(cgi_builder *b, cg_value m, const cg_value *index, cg_value *out) {
  int64_t strides[CGI_FLATTEN_RANK], offset;
  cg_value linear, step = cgi_build_index(b, 1);
  if (!cg_type_strides(m->type, strides, &offset) || offset == CG_DYNAMIC) return false;
  linear = cgi_build_index(b, offset);
  for (unsigned i = m->type->rank; i-- > 0;) {
    if (strides[i] != CG_DYNAMIC)
      step = cgi_build_index(b, strides[i]);
    else if (m->type->layout)
      return false;
    linear = cgi_flat_add(b, cgi_flat_mul(b, index[i], step), linear);
    if (i && (strides[i - 1] == CG_DYNAMIC)) step = cgi_flat_mul(b, step, cgi_flat_dim(b, m, i));
  }
  *out = linear;
  return true;
}

// Follows views down to a buffer: *base and the linear index in it.
static bool cgi_flat_access(cgi_builder *b, cg_op user, cg_value m, const cg_value *index, cg_value *base, cg_value *linear, unsigned depth) {
  cg_op op = m->op;
  cg_value at[CGI_FLATTEN_RANK];
  if (m->type->rank > CGI_FLATTEN_RANK || depth > 100) return cgi_op_unsupported(user, "accesses %t through too many views", m->type);
  if (op && (op->def->kind == CG_MEMREF_CAST || op->def->kind == CG_MEMREF_MEMORY_SPACE_CAST))
    return cgi_flat_access(b, user, op->operands[0].value, index, base, linear, depth + 1);
  if (op && op->def->kind == CG_MEMREF_SUBVIEW) {
    cg_value source = op->operands[0].value;
    unsigned full = source->type->rank, reduced = m->type->rank, k = 0, drop = full - reduced;
    for (unsigned i = 0; i < full; i++) {
      bool unit = cg_attr_int_list_at(cg_op_attr(op, "static_sizes"), i) == 1 && drop &&
                  !(k < reduced && m->type->shape[k] == 1 && full - i - 1 < reduced - k);
      cg_value in = unit ? cgi_build_index(b, 0) : index[k];
      if (unit)
        drop--;
      else
        k++;
      in = cgi_flat_mul(b, in, cgi_flat_mixed(b, op, "strides", "static_strides", i));
      at[i] = cgi_flat_add(b, in, cgi_flat_mixed(b, op, "offsets", "static_offsets", i));
    }
    return cgi_flat_access(b, user, source, at, base, linear, depth + 1);
  }
  if (op && op->def->kind == CG_MEMREF_REINTERPRET_CAST) {
    cg_value zero[CGI_FLATTEN_RANK], sum = cgi_flat_mixed(b, op, "offsets", "static_offsets", 0), source = op->operands[0].value;
    for (unsigned i = 0; i < m->type->rank; i++)
      sum = cgi_flat_add(b, cgi_flat_mul(b, index[i], cgi_flat_mixed(b, op, "strides", "static_strides", i)), sum);
    for (unsigned i = 0; i < source->type->rank; i++) zero[i] = cgi_build_index(b, 0);
    cg_value start;
    if (!cgi_flat_access(b, user, source, zero, base, &start, depth + 1)) return false;
    *linear = cgi_flat_add(b, start, sum);
    return true;
  }
  if (op && (op->def->kind == CG_MEMREF_EXPAND_SHAPE || op->def->kind == CG_MEMREF_COLLAPSE_SHAPE)) {
    bool expand = op->def->kind == CG_MEMREF_EXPAND_SHAPE;
    cg_value source = op->operands[0].value;
    cg_attr groups = cg_op_attr(op, "reassociation");
    for (size_t g = 0; g < groups->len; g++) {
      cg_attr group = cg_attr_at(groups, g);
      size_t n = cg_attr_int_list_len(group);
      cg_value rest = expand ? cgi_build_index(b, 0) : index[g];
      for (size_t i = expand ? 0 : n; expand ? i < n : i-- > 0;) {
        unsigned d = (unsigned)cg_attr_int_list_at(group, i);
        if (expand) {
          rest = cgi_flat_add(b, cgi_flat_mul(b, rest, cgi_flat_dim(b, m, d)), index[d]);
          i++;
        } else {
          cg_value size = cgi_flat_dim(b, source, d);
          at[d] = i ? cgi_build_binary(b, CG_ARITH_REMUI, rest, size) : rest;
          if (i) rest = cgi_build_binary(b, CG_ARITH_DIVUI, rest, size);
        }
      }
      if (expand) at[g] = rest;
    }
    return cgi_flat_access(b, user, source, at, base, linear, depth + 1);
  }
  *base = m;
  if (!cgi_flat_linear(b, m, index, linear)) return cgi_op_unsupported(user, "accesses %t, whose layout is not strided", m->type);
  return true;
}

// The one-dimensional twin of a buffer, made beside it: of its exact length where that is known, as bytes touched from its start.
static bool cgi_flat_twin(cgi_flatten *s, cg_value m, cg_value *twin, cg_value *shift) {
  cg_context *ctx = s->ctx;
  cg_op op = m->op;
  *shift = NULL;
  if (!op) return false;
  cg_value known = (cg_value)cgi_hmap_ptr(&s->flat, m);
  int64_t strides[CGI_FLATTEN_RANK], offset, size = 1, byte_offset = 0;
  cg_type element = m->type->element;
  if (!cg_type_strides(m->type, strides, &offset) || offset == CG_DYNAMIC) return false;
  bool empty = false;
  size = offset + 1;
  for (unsigned i = 0; i < m->type->rank && size != CG_DYNAMIC; i++) {
    int64_t d = m->type->shape[i];
    if (d == CG_DYNAMIC || strides[i] == CG_DYNAMIC)
      size = CG_DYNAMIC;
    else if (d == 0)
      empty = true;
    else
      size += (d - 1) * strides[i];
  }
  if (empty) size = 0;
  cgi_builder b = cgi_builder_before(op);
  if (op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN) {
    unsigned first;
    cg_value by = cgi_operand_group(op, "byte_offset", &first) ? op->operands[first].value : NULL;
    if (by && !(cgi_constant_int(by, &byte_offset) && byte_offset == 0)) {
      cg_value bytes = cgi_build_index(&b, (int64_t)cg_storage_bytes(element));
      *shift = cgi_constant_int(by, &byte_offset) ? cgi_build_index(&b, byte_offset / (int64_t)cg_storage_bytes(element))
                                                  : cgi_build_binary(&b, CG_ARITH_DIVUI, by, bytes);
      if (cgi_constant_int(*shift, &byte_offset) && size != CG_DYNAMIC)
        size += byte_offset;
      else
        size = CG_DYNAMIC;
    }
  }
  if (known) {
    *twin = known;
    return true;
  }
  cg_value dynamic = NULL, zero = cgi_build_index(&b, 0);
  if (size == CG_DYNAMIC) {
    dynamic = cgi_build_index(&b, 1);
    for (unsigned i = 0; i < m->type->rank; i++) dynamic = cgi_flat_mul(&b, dynamic, cgi_flat_dim(&b, m, i));
    if (*shift) dynamic = cgi_flat_add(&b, dynamic, *shift);
  }
  cg_type t = cgi_type_memref(ctx, 1, &size, element, NULL, m->type->memory_space);
  cg_op made;
  if (op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN) {
    cg_value operands[2];
    unsigned n = 0;
    operands[n++] = zero;
    if (dynamic) operands[n++] = dynamic;
    made = cgi_build(&b, op->def->kind, n, operands, 1, &t, op->num_attrs, op->attrs, 0);
    int32_t segments[2];
    segments[0] = 1;
    segments[1] = dynamic ? 1 : 0;
    cgi_op_set_segments(made, "operandSegmentSizes", 2, segments);
  } else if (op->def->kind == CG_MEMREF_ALLOC || op->def->kind == CG_MEMREF_ALLOCA) {
    made = cgi_build(&b, op->def->kind, dynamic ? 1 : 0, &dynamic, 1, &t, op->num_attrs, op->attrs, 0);
    int32_t segments[2];
    segments[0] = dynamic ? 1 : 0;
    segments[1] = 0;
    cgi_op_set_segments(made, "operandSegmentSizes", 2, segments);
  } else {
    return false;
  }
  made->results[0]->name = m->name;
  *twin = made->results[0];
  cgi_hmap_put_ptr(&s->flat, m, *twin);
  return true;
}

static bool cgi_flatten_access_op(cgi_flatten *s, cg_op op, unsigned at) {
  cg_value m = op->operands[at].value, base, linear, twin, shift, index[CGI_FLATTEN_RANK];
  unsigned rank = m->type->rank;
  if (rank > CGI_FLATTEN_RANK) return cgi_op_unsupported(op, "accesses %t", m->type);
  cgi_builder b = cgi_builder_before(op);
  for (unsigned i = 0; i < rank; i++) index[i] = op->operands[at + 1 + i].value;
  if (!cgi_flat_access(&b, op, m, index, &base, &linear, 0)) return false;
  if (!cgi_flat_twin(s, base, &twin, &shift)) return cgi_op_unsupported(op, "accesses %t, which is no buffer of the kernel", base->type);
  if (shift) linear = cgi_flat_add(&b, linear, shift);
  cg_value operands[4];
  unsigned n = 0;
  for (unsigned i = 0; i < at; i++) operands[n++] = op->operands[i].value;
  operands[n++] = twin;
  operands[n++] = linear;
  cgi_op_set_operands(op, n, operands);
  return true;
}

static bool cgi_flatten_one(cg_op op, void *user) {
  cgi_flatten *s = (cgi_flatten *)user;
  switch (op->def->kind) {
  case CG_MEMREF_LOAD:
  case CG_VECTOR_LOAD: return cgi_flatten_access_op(s, op, 0);
  case CG_MEMREF_STORE:
  case CG_VECTOR_STORE:
  case CG_MEMREF_ATOMIC_RMW: return cgi_flatten_access_op(s, op, 1);
  case CG_MEMREF_ASSUME_ALIGNMENT:
  case CG_MEMREF_DEALLOC: cgi_op_erase(op); return true;
  case CG_MEMREF_DIM: {
    int64_t i;
    cgi_builder b = cgi_builder_before(op);
    if (!cgi_constant_int(op->operands[1].value, &i) || i < 0 || (uint64_t)i >= op->operands[0].value->type->rank)
      return cgi_op_unsupported(op, "of a dimension that is not constant");
    cg_value d = cgi_flat_dim(&b, op->operands[0].value, (unsigned)i);
    if (d->op == op || (d->op && d->op->def->kind == CG_MEMREF_DIM)) return cgi_op_unsupported(op, "of a view whose size is not known");
    cgi_op_replace1(op, d);
    return true;
  }
  default: return true;
  }
}

static bool cgi_is_view(cg_op_kind k) {
  return k == CG_MEMREF_SUBVIEW || k == CG_MEMREF_CAST || k == CG_MEMREF_REINTERPRET_CAST || k == CG_MEMREF_EXPAND_SHAPE ||
         k == CG_MEMREF_COLLAPSE_SHAPE || k == CG_MEMREF_MEMORY_SPACE_CAST || k == CG_MEMREF_ALLOC || k == CG_MEMREF_ALLOCA ||
         k == CG_HAL_INTERFACE_BINDING_SUBSPAN;
}

static void cgi_flatten_sweep(cg_block block) {
  for (cg_op op = block->last, previous; op; op = previous) {
    previous = op->prev;
    if (cgi_is_view(op->def->kind) && !op->results[0]->uses) cgi_op_erase(op);
  }
}

CGI_DEF bool cgi_pass_flatten_memrefs(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cg_op *functions = cgi_dispatch_functions(pass->module);
  bool ok = true;
  for (size_t i = 0; i < cgi_len(functions) && ok; i++) {
    cgi_flatten s;
    memset(&s, 0, sizeof s);
    s.ctx = s.flat.ctx = ctx;
    ok = cgi_walk_post(functions[i], cgi_flatten_one, &s);
    if (ok) CGI_FOREACH_BLOCK(b, functions[i]->regions[0]) cgi_flatten_sweep(b);
    cgi_hmap_free(&s.flat);
  }
  cgi_arr_free(ctx, functions);
  return ok;
}

#undef CGI_FLATTEN_RANK
