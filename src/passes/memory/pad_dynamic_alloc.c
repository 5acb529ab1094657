// pad-dynamic-alloc: an allocation of dynamic size gets the bound of that size, where its range has one.
//
//   %n = affine.min affine_map<(d0) -> (8, -d0 + 1000)>(%i)
//   %a = memref.alloc(%n) : memref<?x4xf32, 3>                    →     %a = memref.alloc() : memref<8x4xf32, 3>
//
// Requires: kernels on buffers, views of allocations folded where an inner size is dynamic. Preserves: the elements that are touched. An allocation
// without a bound is an error: a kernel cannot have it.
#include "analysis/ranges.h"
#include "support/views.h"
#include "passes/pass_table.h"

#define CGI_PAD_MAX_BOUND ((int64_t)1 << 24)

// The static type, from the bounds of the dynamic sizes.
static cg_type cgi_pad_bounded(cg_op op) {
  cg_type t = op->results[0]->type;
  int64_t shape[CGI_MAX_INDICES];
  unsigned dynamic = 0;
  if (t->rank > CGI_MAX_INDICES || t->layout) return NULL;
  for (unsigned i = 0; i < t->rank; i++) {
    shape[i] = t->shape[i];
    if (shape[i] != CG_DYNAMIC) continue;
    cgi_interval r = cgi_range_of(op->operands[dynamic++].value);
    if (r.hi > CGI_PAD_MAX_BOUND) return NULL;
    shape[i] = r.hi > 0 ? r.hi : 0;
  }
  return cgi_type_memref(t->ctx, t->rank, shape, t->element, NULL, t->memory_space);
}

static bool cgi_pad_alloc(cg_op op) {
  cg_value old = op->results[0], cast = NULL;
  cg_type t = cgi_pad_bounded(op);
  bool outer = true; // only the outermost size is dynamic: rows stay where they are
  if (!t) return cgi_op_unsupported(op, "allocates a size that has no bound");
  for (unsigned i = 1; i < old->type->rank; i++) outer &= old->type->shape[i] != CG_DYNAMIC;
  cgi_builder b = cgi_builder_before(op);
  cg_op made = cgi_build_like(&b, op, 0, NULL, t);
  int32_t segments[2] = {0, 0};
  cgi_op_set_segments(made, 2, segments);
  CGI_FOREACH_USE(u, old) {
    cgi_access a;
    cg_op user = u->owner;
    int64_t d;
    if (user->def->kind == CG_MEMREF_DIM && cgi_constant_int(user->operands[CG_MEMREF_DIM_INDEX].value, &d) && d >= 0 &&
        d < (int64_t)old->type->rank) {
      cgi_builder at = cgi_builder_before(user);
      cgi_op_replace1(user, cgi_view_dim(&at, old, (unsigned)d));
    } else if (cgi_access_of(user, &a) || user->def->kind == CG_MEMREF_DEALLOC || user->def->kind == CG_MEMREF_ASSUME_ALIGNMENT) {
      cgi_op_set_operand(user, (unsigned)(u - user->operands), made->results[0]);
    } else if (outer) {
      if (!cast) cast = cgi_build_unary(&b, CG_MEMREF_CAST, old->type, made->results[0]);
      cgi_op_set_operand(user, (unsigned)(u - user->operands), cast);
    } else {
      return cgi_op_unsupported(user, "uses an allocation whose inner size is dynamic");
    }
  }
  cgi_op_erase(op);
  return true;
}

CGI_DEF bool cgi_pass_pad_dynamic_alloc(cgi_pass *pass) {
  static const cg_op_kind kinds[] = {CG_MEMREF_ALLOC, CG_MEMREF_ALLOCA};
  bool ok = true;
  for (size_t k = 0; k < 2; k++) {
    cg_op *allocs = cgi_collect(pass->func, kinds[k]);
    for (size_t i = 0; i < cgi_len(allocs) && ok; i++)
      if (!cg_type_has_static_shape(allocs[i]->results[0]->type)) ok = cgi_pad_alloc(allocs[i]);
  }
  return ok;
}

#undef CGI_PAD_MAX_BOUND
