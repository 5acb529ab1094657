// Structured ops on constants, computed element by element with the arithmetic of eval.c, which rounds as kernels do: the constant is what one would
// have made. Splats of any size give splats; other constants are bounded, and never grow.
#include "dialects/dialects.h"
#include "dialects/eval.h"
#include "dialects/linalg.h"
#include "dialects/scalar.h"

#define CGI_LINALG_FOLD_ELEMENTS 4096
#define CGI_LINALG_FOLD_INPUTS 16
#define CGI_LINALG_FOLD_OPS 64 // of the body

typedef struct cgi_linalg_folder {
  cg_context *ctx;
  cg_op op;
  const cg_attr *constants; // of op's operands
  unsigned ni, no;
  int64_t count; // elements of each result: 1 where all are alike
  cgi_hmap at;   // values of the body to their place in scalars
  cgi_scalar scalars[CGI_LINALG_FOLD_INPUTS + CGI_LINALG_FOLD_OPS * 2];
  unsigned num_scalars;
} cgi_linalg_folder;

static bool cgi_linalg_fold_is_constant(cg_attr a, cg_type t) {
  cg_type e = cg_type_is_shaped(t) ? cg_type_element(t) : t;
  if (!a || !(cg_type_is_float(e) || cg_type_is_int_or_index(e))) return false;
  cg_attr_kind k = cg_attr_get_kind(a);
  return k == CG_ATTR_DENSE || k == CG_ATTR_INT || k == CG_ATTR_BOOL || k == CG_ATTR_FLOAT;
}

static bool cgi_linalg_fold_is_uniform(cg_attr a) { return cg_attr_get_kind(a) != CG_ATTR_DENSE || cg_attr_is_splat(a); }

// A body of what eval.c computes, on constants.
static bool cgi_linalg_fold_body_is_known(cg_op op) {
  cg_block body = cgi_linalg_body(op);
  unsigned n = 0;
  CGI_FOREACH_OP(o, body) {
    if (o == body->last) break;
    if (++n > CGI_LINALG_FOLD_OPS || o->num_regions || o->num_results == 0 || o->num_results > 2 || o->num_operands > 4) return false;
    if (!cgi_constant_of(o->results[0]) && !cgi_scalar_folds(cg_op_get_kind(o))) return false;
    for (unsigned i = 0; i < o->num_results; i++)
      if (!cg_type_is_float(o->results[i]->type) && !cg_type_is_int_or_index(o->results[i]->type)) return false;
  }
  return true;
}

static bool cgi_linalg_fold_starts(cgi_linalg_folder *f) {
  cg_op op = f->op;
  cg_block body = cgi_linalg_body(op);
  int64_t most = 1;
  f->ni = cgi_linalg_num_inputs(op);
  f->no = cgi_linalg_num_outputs(op);
  if (!op->num_results || op->num_results != f->no || f->ni > CGI_LINALG_FOLD_INPUTS || cg_op_attr(op, "cg.copy") ||
      cg_op_attr(op, "lowering_config"))
    return false;
  f->count = 1;
  for (unsigned i = 0; i < f->ni; i++) {
    cg_type t = cg_value_type(cg_op_operand(op, i));
    if (!cgi_linalg_fold_is_constant(f->constants[i], t) || cgi_elem(cg_op_operand(op, i)) != cg_value_type(cg_block_arg(body, i))) return false;
    if (cgi_linalg_fold_is_uniform(f->constants[i])) continue;
    f->count = cg_type_num_elements(cg_value_type(cg_op_result(op, 0)));
    if (cg_type_num_elements(t) > most) most = cg_type_num_elements(t);
  }
  for (unsigned i = 0; i < f->no; i++) {
    cg_type t = cg_value_type(cg_op_result(op, i));
    cg_map map = cgi_linalg_map(op, f->ni + i);
    if (!cg_type_has_static_shape(t) || cg_type_num_elements(t) == 0 || !cgi_map_is_identity(map) || cgi_linalg_uses_output(op, i)) return false;
  }
  for (unsigned l = 0; l < cgi_linalg_num_loops(op); l++)
    if (!cgi_linalg_is_parallel(op, l)) return false;
  return f->count <= CGI_LINALG_FOLD_ELEMENTS && f->count <= most && cgi_linalg_fold_body_is_known(op);
}

// The element of input i at these loop indices.
static bool cgi_linalg_fold_input(cgi_linalg_folder *f, unsigned i, const int64_t *loops, cgi_scalar *out) {
  cg_attr a = f->constants[i];
  if (cg_attr_get_kind(a) != CG_ATTR_DENSE) {
    *out = cgi_scalar_of_attr(a);
    return true;
  }
  cg_type t = cg_value_type(cg_op_operand(f->op, i));
  cg_map map = cgi_linalg_map(f->op, i);
  uint64_t at = 0;
  size_t size;
  const uint8_t *bytes = cg_attr_bytes(a, &size);
  for (unsigned r = 0; r < cg_map_num_results(map) && !cg_attr_is_splat(a); r++) {
    int64_t index, dim = cg_type_dim(t, r);
    if (!cgi_expr_eval(cg_map_result(map, r), loops, NULL, &index) || index < 0 || index >= dim) return false;
    at = at * (uint64_t)dim + (uint64_t)index;
  }
  *out = cgi_load_element(cg_type_element(t), bytes + at * cg_storage_bytes(cg_type_element(t)));
  return true;
}

static void cgi_linalg_fold_define(cgi_linalg_folder *f, cg_value v) { cgi_hmap_put(&f->at, (uint64_t)(uintptr_t)v, f->num_scalars++); }

static bool cgi_linalg_fold_value(const cgi_linalg_folder *f, cg_value v, cgi_scalar *out) {
  uint64_t at;
  if (cgi_hmap_get(&f->at, (uint64_t)(uintptr_t)v, &at)) {
    *out = f->scalars[at];
    return true;
  }
  cg_attr a = cgi_constant_of(v);
  if (!a || cg_attr_get_kind(a) == CG_ATTR_DENSE || !cgi_linalg_fold_is_constant(a, v->type)) return false;
  *out = cgi_scalar_of_attr(a);
  return true;
}

static bool cgi_linalg_fold_element(cgi_linalg_folder *f, const int64_t *loops) {
  cg_block body = cgi_linalg_body(f->op);
  unsigned next = f->ni;
  for (unsigned i = 0; i < f->ni; i++)
    if (!cgi_linalg_fold_input(f, i, loops, &f->scalars[i])) return false;
  CGI_FOREACH_OP(o, body) {
    cg_type types[4];
    cgi_scalar in[4];
    if (o == body->last) break;
    if (cgi_constant_of(o->results[0])) continue;
    for (unsigned i = 0; i < o->num_operands; i++) {
      types[i] = cg_op_operand(o, i)->type;
      if (!cgi_linalg_fold_value(f, cg_op_operand(o, i), &in[i])) return false;
    }
    if (!cgi_eval(o, types, in, o->results[0]->type, f->scalars + next)) return false;
    next += o->num_results;
  }
  return true;
}

// Result r of the element that was computed last, as bytes.
static bool cgi_linalg_fold_store(cgi_linalg_folder *f, unsigned r, uint8_t *bytes) {
  cgi_scalar s;
  if (!cgi_linalg_fold_value(f, cg_op_operand(cgi_linalg_body(f->op)->last, r), &s)) return false;
  cgi_store_element(cgi_elem(cg_op_result(f->op, r)), bytes, s);
  return true;
}

static bool cgi_linalg_fold_all(cgi_linalg_folder *f, uint8_t *const *bytes) {
  cg_type t = cg_value_type(cg_op_result(f->op, 0));
  int64_t loops[CGI_MAX_LOOPS] = {0};
  for (int64_t e = 0; e < f->count; e++) {
    int64_t rest = e;
    for (unsigned d = cg_type_rank(t); d-- > 0;) {
      loops[d] = rest % cg_type_dim(t, d);
      rest /= cg_type_dim(t, d);
    }
    if (!cgi_linalg_fold_element(f, loops)) return false;
    for (unsigned r = 0; r < f->no; r++)
      if (!cgi_linalg_fold_store(f, r, bytes[r] + (size_t)e * cg_storage_bytes(cgi_elem(cg_op_result(f->op, r))))) return false;
  }
  return true;
}

CGI_DEF bool cgi_linalg_fold_constants(cg_op op, const cg_attr *constants, cgi_fold *results) {
  cgi_linalg_folder f;
  uint8_t *bytes[4];
  cg_context *ctx = op->ctx;
  f.ctx = ctx;
  f.op = op;
  f.constants = constants;
  f.num_scalars = 0;
  memset(&f.at, 0, sizeof f.at);
  f.at.ctx = ctx;
  if (!cgi_linalg_fold_starts(&f) || f.no > 4) return false;
  for (unsigned i = 0; i < f.ni; i++) cgi_linalg_fold_define(&f, cg_block_arg(cgi_linalg_body(op), i));
  CGI_FOREACH_OP(o, cgi_linalg_body(op)) {
    for (unsigned r = 0; r < o->num_results && !cgi_constant_of(o->results[0]); r++) cgi_linalg_fold_define(&f, o->results[r]);
  }
  for (unsigned r = 0; r < f.no; r++) bytes[r] = CGI_SCRATCH(ctx, uint8_t, (size_t)f.count * cg_storage_bytes(cgi_elem(cg_op_result(op, r))));
  bool ok = cgi_linalg_fold_all(&f, bytes);
  for (unsigned r = 0; r < f.no; r++) {
    size_t size = (size_t)f.count * cg_storage_bytes(cgi_elem(cg_op_result(op, r)));
    if (ok) results[r].attr = cgi_attr_dense(ctx, cg_value_type(cg_op_result(op, r)), bytes[r], size);
  }
  return ok;
}

#undef CGI_LINALG_FOLD_ELEMENTS
#undef CGI_LINALG_FOLD_INPUTS
#undef CGI_LINALG_FOLD_OPS
