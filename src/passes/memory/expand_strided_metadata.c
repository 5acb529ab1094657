// expand-strided-metadata: offset, sizes and strides of views as index arithmetic. Each view that is left becomes one memref.reinterpret_cast of its
// buffer, and what memref.extract_strided_metadata gives is computed.
//
//   %v = memref.subview %m[%i, 0] [4, 8] [1, 1] : memref<16x8xf32> to …
//     →   %0 = arith.muli %i, %c8   %v = memref.reinterpret_cast %m to offset: [%0], sizes: [4, 8], strides: [8, 1]
//
// Requires: kernels on buffers whose layouts are strided. Preserves: the elements that views show.
#include "dialects/dialects.h"
#include "support/views.h"
#include "passes/pass_table.h"

typedef struct cgi_metadata {
  cg_value root, offset; // elements behind the root's start
  cg_value sizes[CGI_MAX_INDICES], strides[CGI_MAX_INDICES];
} cgi_metadata;

// Of a buffer: strides of its type, or products of its sizes.
static bool cgi_metadata_buffer(cgi_builder *b, cg_value m, cgi_metadata *out) {
  int64_t strides[CGI_MAX_INDICES], offset;
  if (m->type->rank > CGI_MAX_INDICES || !cg_type_strides(m->type, strides, &offset)) return false;
  out->root = m;
  out->offset = cgi_build_index(b, 0);
  for (unsigned i = m->type->rank; i-- > 0;) {
    out->sizes[i] = cgi_view_dim(b, m, i);
    if (strides[i] != CG_DYNAMIC)
      out->strides[i] = cgi_build_index(b, strides[i]);
    else if (m->type->layout || i + 1 == m->type->rank)
      return false;
    else
      out->strides[i] = cgi_index_op(b, CG_ARITH_MULI, out->strides[i + 1], out->sizes[i + 1]);
  }
  return true;
}

static void cgi_metadata_subview(cgi_builder *b, cg_op op, cgi_metadata *m) {
  unsigned of[CGI_SLICE_RANK], n = op->results[0]->type->rank, full = op->operands[CG_MEMREF_SUBVIEW_SOURCE].value->type->rank;
  cgi_slice_dims(op, op->results[0]->type, of);
  cgi_metadata from = *m;
  for (unsigned i = 0; i < full; i++) {
    cg_value at = cgi_mixed_value(b, op, "offsets", "static_offsets", i);
    at = cgi_index_op(b, CG_ARITH_MULI, at, from.strides[i]);
    m->offset = cgi_index_op(b, CG_ARITH_ADDI, m->offset, at);
  }
  for (unsigned k = 0; k < n; k++) {
    m->sizes[k] = cgi_mixed_value(b, op, "sizes", "static_sizes", of[k]);
    cg_value by = cgi_mixed_value(b, op, "strides", "static_strides", of[k]);
    m->strides[k] = cgi_index_op(b, CG_ARITH_MULI, from.strides[of[k]], by);
  }
}

static void cgi_metadata_reshape(cgi_builder *b, cg_op op, cgi_metadata *m) {
  bool expand = op->def->kind == CG_MEMREF_EXPAND_SHAPE;
  cg_attr groups = cg_op_attr(op, "reassociation");
  cgi_metadata from = *m;
  for (size_t g = 0; g < groups->len; g++) {
    cg_attr group = cg_attr_at(groups, g);
    size_t n = cg_attr_int_list_len(group);
    cg_value stride = expand ? from.strides[g] : NULL;
    if (!expand) {
      m->sizes[g] = cgi_view_dim(b, op->results[0], (unsigned)g);
      m->strides[g] = cgi_build_index(b, 1); // the last dim that has more than one element decides
      for (size_t k = 0; k < n; k++) {
        unsigned d = (unsigned)cg_attr_int_list_at(group, k);
        if (op->operands[CG_MEMREF_COLLAPSE_SHAPE_SRC].value->type->shape[d] != 1) m->strides[g] = from.strides[d];
      }
      continue;
    }
    for (size_t k = n; k-- > 0;) {
      unsigned d = (unsigned)cg_attr_int_list_at(group, k);
      m->strides[d] = stride;
      m->sizes[d] = cgi_view_dim(b, op->results[0], d);
      if (k) stride = cgi_index_op(b, CG_ARITH_MULI, stride, m->sizes[d]);
    }
  }
}

static bool cgi_metadata_of(cgi_builder *b, cg_value v, cgi_metadata *out, unsigned depth) {
  cg_op op = v->op;
  if (v->type->kind != CG_TYPE_MEMREF || v->type->rank > CGI_MAX_INDICES || depth > 64) return false;
  if (!cgi_is_view(op)) return cgi_metadata_buffer(b, v, out);
  if (!cgi_metadata_of(b, op->operands[CG_SOURCE].value, out, depth + 1)) return false;
  if (op->def->kind == CG_MEMREF_SUBVIEW) cgi_metadata_subview(b, op, out);
  if (op->def->kind == CG_MEMREF_EXPAND_SHAPE || op->def->kind == CG_MEMREF_COLLAPSE_SHAPE) cgi_metadata_reshape(b, op, out);
  if (op->def->kind != CG_MEMREF_REINTERPRET_CAST) return true;
  cg_value at = cgi_mixed_value(b, op, "offsets", "static_offsets", 0);
  out->offset = cgi_index_op(b, CG_ARITH_ADDI, out->offset, at);
  for (unsigned i = 0; i < v->type->rank; i++) {
    out->sizes[i] = cgi_mixed_value(b, op, "sizes", "static_sizes", i);
    out->strides[i] = cgi_mixed_value(b, op, "strides", "static_strides", i);
  }
  return true;
}

// A list of `n` values for reinterpret_cast: static where the type that is to come out says so.
static void cgi_metadata_list(cgi_mixed *list, unsigned n, const cg_value *values, const int64_t *wanted) {
  list->n = n;
  for (unsigned i = 0; i < n; i++) {
    list->fixed[i] = wanted[i];
    list->values[i] = wanted[i] == CG_DYNAMIC ? values[i] : NULL;
  }
}

static cg_value cgi_metadata_cast(cgi_builder *b, const cgi_metadata *m, cg_type t) {
  cgi_mixed lists[3];
  int64_t strides[CGI_MAX_INDICES], offset, root_strides[CGI_MAX_INDICES], start, known;
  cg_value root = m->root;
  if (t->rank > 16 || !cg_type_strides(t, strides, &offset) || !cg_type_strides(root->type, root_strides, &start) || start) return NULL;
  if (offset != CG_DYNAMIC && cgi_constant_int(m->offset, &known) && known != offset) return NULL;
  cgi_metadata_list(&lists[0], 1, &m->offset, &offset);
  cgi_metadata_list(&lists[1], t->rank, m->sizes, t->shape);
  cgi_metadata_list(&lists[2], t->rank, m->strides, strides);
  return cgi_slice_build(b, CG_MEMREF_REINTERPRET_CAST, 1, &root, t, lists)->results[0];
}

static bool cgi_metadata_one(cg_op op, void *user) {
  cgi_metadata m;
  cgi_builder b = cgi_builder_before(op);
  (void)user;
  if (op->def->kind == CG_MEMREF_SUBVIEW || op->def->kind == CG_MEMREF_EXPAND_SHAPE || op->def->kind == CG_MEMREF_COLLAPSE_SHAPE) {
    cg_value v = cgi_metadata_of(&b, op->results[0], &m, 0) ? cgi_metadata_cast(&b, &m, op->results[0]->type) : NULL;
    if (v) cgi_op_replace1(op, v);
    return true;
  }
  if (op->def->kind != CG_MEMREF_EXTRACT_STRIDED_METADATA) return true;
  cg_value source = op->operands[CG_MEMREF_EXTRACT_STRIDED_METADATA_SOURCE].value, values[2 + 2 * CGI_MAX_INDICES];
  int64_t strides[CGI_MAX_INDICES], offset;
  unsigned rank = source->type->rank;
  if (!cgi_metadata_of(&b, source, &m, 0) || !cg_type_strides(m.root->type, strides, &offset) || offset == CG_DYNAMIC)
    return cgi_op_unsupported(op, "of %t, whose layout is not strided", source->type);
  cgi_metadata base = m;
  base.offset = cgi_build_index(&b, 0);
  values[0] = op->results[0]->uses ? cgi_metadata_cast(&b, &base, op->results[0]->type) : op->results[0];
  if (!values[0]) return cgi_op_unsupported(op, "of %t, whose buffer does not begin at its start", source->type);
  cg_value start = cgi_build_index(&b, offset);
  values[1] = cgi_index_op(&b, CG_ARITH_ADDI, m.offset, start);
  for (unsigned i = 0; i < rank; i++) {
    values[2 + i] = m.sizes[i];
    values[2 + rank + i] = m.strides[i];
  }
  if (op->num_results != 2 + 2 * rank) return cgi_op_error(op, "has %u results for %t", op->num_results, source->type);
  for (unsigned i = 0; i < op->num_results; i++)
    if (values[i] != op->results[i]) cgi_value_replace_uses(op->results[i], values[i]);
  cgi_op_erase(op);
  return true;
}

CGI_DEF bool cgi_pass_expand_strided_metadata(cgi_pass *pass) {
  bool ok = cgi_walk_post(pass->func, cgi_metadata_one, NULL);
  cgi_erase_dead_views(pass->func, false);
  return ok;
}
