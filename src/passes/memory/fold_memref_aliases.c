// fold-memref-aliases: views of buffers fold into the indices of their accesses, and go.
//
//   %v = memref.subview %m[%o, 0] [4, 8] [1, 1] : …
//   %x = vector.load %v[%i, %j] : …, vector<4xf32>      →     %0 = arith.addi %i, %o   %x = vector.load %m[%0, %j] : memref<…>, vector<4xf32>
//
// The size of a view becomes what it was made with. A vector folds as long as it runs along the source's last dim; a transfer, where it is in bounds
// as a whole, through subviews of stride 1; what stays (a reinterpret_cast, a vector across dims) flatten-memrefs does. Requires: kernels on
// buffers. Preserves: the elements that are touched.
#include "support/views.h"
#include "passes/pass_table.h"

// Whether the elements behind an access's first one are neighbours in the source, too.
static bool cgi_fold_keeps_runs(cg_op view, const cgi_access *a) {
  cg_type t = view->results[0]->type, source = view->operands[CG_SOURCE].value->type;
  if (a->type == t->element || !t->rank) return true; // one element
  if (view->def->kind == CG_MEMREF_CAST || view->def->kind == CG_MEMREF_MEMORY_SPACE_CAST) return true;
  if (!source->rank) return false;
  if (view->def->kind == CG_MEMREF_SUBVIEW) {
    cg_attr strides = cg_op_attr(view, "static_strides"), sizes = cg_op_attr(view, "static_sizes");
    size_t last = cg_attr_int_list_len(strides) - 1;
    bool kept = t->rank == source->rank || cg_attr_int_list_at(sizes, last) != 1;
    return kept && cg_attr_int_list_at(strides, last) == 1;
  }
  cg_attr groups = cg_op_attr(view, "reassociation");
  return groups->len && cg_attr_int_list_len(cg_attr_at(groups, groups->len - 1)) == 1;
}

static bool cgi_fold_access(cg_op op, const cgi_access *a) {
  cg_value index[CGI_MAX_INDICES], operands[CGI_MAX_INDICES + 2], memref = a->memref;
  bool changed = false;
  if (a->rank > CGI_MAX_INDICES) return true;
  cgi_builder b = cgi_builder_before(op);
  cgi_operand_values(op, a->at + 1, a->at + 1 + a->rank, index);
  while (cgi_is_view(memref->op) && cgi_fold_keeps_runs(memref->op, a) && cgi_view_step(&b, &memref, index)) changed = true;
  if (!changed) return true;
  cgi_operand_values(op, 0, a->at, operands);
  operands[a->at] = memref;
  for (unsigned i = 0; i < memref->type->rank; i++) operands[a->at + 1 + i] = index[i];
  cgi_op_set_operands(op, a->at + 1 + memref->type->rank, operands);
  return true;
}

// A transfer whose elements all exist, through a subview that keeps its dims or drops unit ones.
static bool cgi_fold_transfer(cg_op op, const cgi_access *a) {
  cg_context *ctx = op->ctx;
  cg_op view = a->memref->op;
  cg_attr bounds = cg_op_attr(op, "in_bounds"), map_attr = cg_op_attr(op, "permutation_map");
  cg_value index[CGI_MAX_INDICES], operands[CGI_MAX_INDICES + 2], memref = a->memref;
  if (!view || view->def->kind != CG_MEMREF_SUBVIEW || !bounds || !map_attr || cgi_operand_named(op, "mask") || a->rank > CGI_MAX_INDICES)
    return true;
  for (size_t i = 0; i < cg_attr_len(bounds); i++)
    if (!cg_attr_int(cg_attr_at(bounds, i))) return true;
  cg_map m = cg_attr_map(map_attr);
  cg_attr strides = cg_op_attr(view, "static_strides");
  unsigned full = view->operands[CG_MEMREF_SUBVIEW_SOURCE].value->type->rank;
  for (unsigned i = 0; i < full; i++)
    if (cg_attr_int_list_at(strides, i) != 1) return true;
  cg_expr dims[CGI_MAX_INDICES];
  unsigned of[CGI_SLICE_RANK], k = full <= CGI_MAX_INDICES && cgi_slice_dims(view, view->results[0]->type, of) ? view->results[0]->type->rank : 0;
  for (unsigned i = 0; i < k; i++) dims[i] = cgi_expr_dim(ctx, of[i]);
  cg_expr results[CGI_MAX_INDICES];
  if (k != a->rank || m->num_results > CGI_MAX_INDICES) return true;
  for (unsigned i = 0; i < m->num_results; i++) results[i] = cgi_expr_replace(ctx, m->results[i], dims, k, NULL, 0);
  cgi_builder b = cgi_builder_before(op);
  cgi_operand_values(op, a->at + 1, a->at + 1 + a->rank, index);
  if (!cgi_view_step(&b, &memref, index)) return true;
  unsigned n = 0;
  for (unsigned i = 0; i < a->at; i++) operands[n++] = op->operands[i].value;
  operands[n++] = memref;
  for (unsigned i = 0; i < full; i++) operands[n++] = index[i];
  if (a->reads) operands[n++] = op->operands[a->at + 1 + a->rank].value; // the padding
  cg_attr segments = cg_op_attr(op, "operandSegmentSizes");
  cgi_op_set_operands(op, n, operands);
  cgi_op_set_attr(op, "permutation_map", cgi_attr_of_map(ctx, cgi_map_make(ctx, full, 0, m->num_results, results)));
  if (segments) {
    int32_t s[4];
    s[0] = 1;
    s[1] = a->reads ? (int32_t)full : 1;
    s[2] = a->reads ? 1 : (int32_t)full;
    s[3] = 0;
    cgi_op_set_segments(op, 4, s);
  }
  cgi_access again;
  return cgi_access_of(op, &again) ? cgi_fold_transfer(op, &again) : true;
}

static bool cgi_fold_one(cg_op op, void *user) {
  cgi_access a;
  int64_t i;
  (void)user;
  if (op->def->kind == CG_MEMREF_DIM && op->operands[CG_MEMREF_DIM_SOURCE].value->type->kind == CG_TYPE_MEMREF &&
      cgi_constant_int(op->operands[CG_MEMREF_DIM_INDEX].value, &i) && i >= 0 && (uint64_t)i < op->operands[CG_MEMREF_DIM_SOURCE].value->type->rank) {
    cgi_builder b = cgi_builder_before(op);
    cg_value d = cgi_view_dim(&b, op->operands[CG_MEMREF_DIM_SOURCE].value, (unsigned)i);
    if (d->op && d->op->def->kind == CG_MEMREF_DIM && d->op->operands[CG_MEMREF_DIM_SOURCE].value == op->operands[CG_MEMREF_DIM_SOURCE].value)
      cgi_op_erase(d->op); // not known: no second one
    else
      cgi_op_replace1(op, d);
    return true;
  }
  if (!cgi_access_of(op, &a)) return true;
  bool transfer = op->def->kind == CG_VECTOR_TRANSFER_READ || op->def->kind == CG_VECTOR_TRANSFER_WRITE;
  return transfer ? cgi_fold_transfer(op, &a) : cgi_fold_access(op, &a);
}

CGI_DEF bool cgi_pass_fold_memref_aliases(cgi_pass *pass) {
  bool ok = cgi_walk_post(pass->func, cgi_fold_one, NULL);
  cgi_erase_dead_views(pass->func, false);
  return ok;
}
