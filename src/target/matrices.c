// Contractions as products of matrices: what is multiplied in which types, along which loops.
#include "target/matrices.h"
#include "analysis/ranges.h"
#include "analysis/whole_bindings.h"
#include "dialects/dialects.h"
#include "dialects/iree.h"

static bool cgi_matrix_is_linear(cg_expr e) {
  switch (e->kind) {
  case CG_EXPR_CONST:
  case CG_EXPR_DIM: return true;
  case CG_EXPR_ADD:
  case CG_EXPR_MUL: return cgi_matrix_is_linear(e->lhs) && cgi_matrix_is_linear(e->rhs);
  default: return false;
  }
}

CGI_DEF bool cgi_linear_access(cg_map map, const int64_t *strides, unsigned loops, int64_t *coefficients, int64_t *offset) {
  int64_t point[CGI_MAX_LOOPS] = {0}, at;
  *offset = 0;
  memset(coefficients, 0, loops * sizeof *coefficients);
  if (map->num_symbols || loops > CGI_MAX_LOOPS) return false;
  for (unsigned r = 0; r < map->num_results; r++) {
    int64_t start;
    if (!cgi_matrix_is_linear(map->results[r]) || strides[r] == CG_DYNAMIC || !cgi_expr_eval(map->results[r], point, NULL, &start)) return false;
    *offset += start * strides[r];
    for (unsigned i = 0; i < loops; i++) {
      point[i] = 1;
      if (!cgi_expr_eval(map->results[r], point, NULL, &at)) return false;
      point[i] = 0;
      coefficients[i] += (at - start) * strides[r];
    }
  }
  return true;
}

// A factor of the body: an argument, or one that is widened. Gives the argument's number.
static bool cgi_matrix_factor(cg_value v, cg_block body, unsigned *arg, bool *is_unsigned) {
  if (v->op && (v->op->def->kind == CG_ARITH_EXTF || v->op->def->kind == CG_ARITH_EXTSI || v->op->def->kind == CG_ARITH_EXTUI)) {
    *is_unsigned = v->op->def->kind == CG_ARITH_EXTUI;
    v = v->op->operands[CG_OPERAND].value;
  }
  if (v->op || v->block != body) return false;
  *arg = v->index;
  return true;
}

// yield(c + a * b)
static bool cgi_matrix_body(cg_op root, bool *is_unsigned) {
  cg_block body = cgi_linalg_body(root);
  if (!body || body->last->num_operands != 1) return false;
  cg_op add = body->last->operands[CG_LINALG_YIELD_VALUES].value->op, mul = NULL;
  if (!add || (add->def->kind != CG_ARITH_ADDF && add->def->kind != CG_ARITH_ADDI)) return false;
  for (unsigned i = 0; i < 2; i++)
    if (add->operands[i].value == body->args[2]) mul = add->operands[1 - i].value->op;
  if (!mul || mul->def->kind != (add->def->kind == CG_ARITH_ADDF ? CG_ARITH_MULF : CG_ARITH_MULI)) return false;
  unsigned args[2] = {2, 2};
  bool is_u[2] = {false, false};
  for (unsigned i = 0; i < 2; i++)
    if (!cgi_matrix_factor(mul->operands[i].value, body, &args[i], &is_u[i])) return false;
  *is_unsigned = is_u[0];
  return args[0] + args[1] == 1 && is_u[0] == is_u[1];
}

static cg_matrix_type cgi_matrix_type_of(cg_type element, bool is_unsigned, bool tf32) {
  switch (element->kind) {
  case CG_TYPE_F16: return CG_MATRIX_F16;
  case CG_TYPE_BF16: return CG_MATRIX_BF16;
  case CG_TYPE_F8E4M3FN: return CG_MATRIX_F8E4M3FN;
  case CG_TYPE_F8E5M2: return CG_MATRIX_F8E5M2;
  case CG_TYPE_F32: return tf32 ? CG_MATRIX_TF32 : CG_MATRIX_F32;
  case CG_TYPE_INTEGER:
    if (element->width == 8) return is_unsigned ? CG_MATRIX_U8 : CG_MATRIX_S8;
    return element->width == 32 ? (is_unsigned ? CG_MATRIX_U32 : CG_MATRIX_S32) : CG_MATRIX_OTHER;
  default: return CG_MATRIX_OTHER;
  }
}

CGI_DEF bool cgi_matrix_is_turned(cg_op root, const cgi_matrix_product *p) {
  cg_op *stores = cgi_collect(cg_op_parent(root), CG_FLOW_DISPATCH_TENSOR_STORE);
  cg_map map = cgi_linalg_map(root, 2);
  unsigned dims[CGI_MAX_LOOPS];
  bool known = cgi_len(stores) == 1 && cgi_linalg_dims_of(root, stores[0]->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value, dims);
  cgi_arr_free(root->ctx, stores);
  if (!known || !map->num_results) return false;
  cg_expr last = map->results[dims[map->num_results - 1]];
  return last->kind == CG_EXPR_DIM && last->value == (int64_t)p->m;
}

CGI_DEF int64_t cgi_matrix_copies(int64_t rows, int64_t pieces, int64_t threads) {
  int64_t side = cgi_gcd(pieces, threads), at_once = threads / side;
  return rows % at_once ? 0 : rows / at_once * (pieces / side);
}

CGI_DEF bool cgi_matrix_targets_multiply(cg_op op, cg_matrix_scope scope, cg_type element, bool tf32) {
  cg_context *ctx = op->ctx;
  const cg_target **targets = cgi_targets_around(op);
  cg_matrix_type of = cgi_matrix_type_of(element, false, tf32);
  bool all = cgi_len(targets) > 0;
  for (size_t i = 0; i < cgi_len(targets) && all; i++) {
    bool has = false;
    for (uint32_t j = 0; targets[i] && j < targets[i]->num_matrices; j++)
      has |= targets[i]->matrices[j].scope == scope && targets[i]->matrices[j].a == of;
    all = has && (targets[i]->features & CG_FEATURE_COOPERATIVE_MATRIX);
  }
  cgi_arr_free(ctx, targets);
  return all;
}

// The largest shape of these types; of f64 there is none, of f32 where its factors may be rounded to tf32.
static const cg_matrix *cgi_matrix_shape(const cg_target *t, cg_matrix_type ab, cg_matrix_type c) {
  const cg_matrix *best = NULL;
  for (uint32_t i = 0; i < t->num_matrices; i++) {
    const cg_matrix *m = &t->matrices[i];
    if (m->a != ab || m->b != ab || m->c != c || m->result != c || m->scope != CG_MATRIX_SUBGROUP || m->saturating) continue;
    if (m->m % 16 || m->n % 16 || m->k % (ab == CG_MATRIX_TF32 ? 8 : 16) || m->m > 64 || m->n > 64 || m->k > 64)
      continue; // rows of tiles are whole 16-byte pieces
    if (!best || m->m * m->n * m->k > best->m * best->n * best->k) best = m;
  }
  return best;
}

// ---- where they lie -----------------------------------------------------------------------------------------------------------------------
CGI_DEF cg_op cgi_matrix_pieces(cg_op root, unsigned operand, unsigned inner, int64_t lanes, int64_t *coefficients, int64_t *offset, int64_t *span) {
  int64_t size[CGI_MAX_LOOPS], strides[CGI_MAX_LOOPS], start = 0;
  unsigned loops = cgi_linalg_num_loops(root);
  cg_op subspan = cgi_whole_binding(root->operands[operand].value);
  if (!subspan || !cgi_binding_is_aligned(subspan) || !cgi_linalg_loop_sizes(root, size, NULL)) return NULL;
  cg_type memref = cgi_subspan_memref(subspan);
  for (unsigned d = 1; d < memref->rank; d++)
    if (memref->shape[d] == CG_DYNAMIC) return NULL;
  if (memref->rank > CGI_MAX_LOOPS || !cg_type_strides(memref, strides, &start) || start ||
      !cgi_linear_access(cgi_linalg_map(root, operand), strides, loops, coefficients, offset))
    return NULL;
  if (coefficients[inner] != 1 || *offset % lanes || size[inner] % lanes) return NULL;
  for (unsigned i = 0; i < loops; i++) {
    if (i != inner && size[i] != 1 && coefficients[i] % lanes) return NULL;
    if (coefficients[i] < 0) return NULL;
  }
  *span = cg_type_has_static_shape(memref) ? 1 : CG_DYNAMIC;
  for (unsigned d = 0; d < memref->rank && *span != CG_DYNAMIC; d++) *span += (memref->shape[d] - 1) * strides[d];
  return subspan;
}

// Whether a term of `inner` alone is the same for so many neighbours along it, or, of the last dim, steps with them.
static bool cgi_matrix_in_pieces(cg_expr e, int64_t lanes, bool last) {
  bool whole = e->kind != CG_EXPR_DIM && e->kind != CG_EXPR_CONST && e->lhs->kind == CG_EXPR_DIM && e->rhs->value % lanes == 0;
  switch (e->kind) {
  case CG_EXPR_DIM: return last;
  case CG_EXPR_MOD: return last ? whole : cgi_matrix_in_pieces(e->lhs, lanes, false);
  case CG_EXPR_FLOORDIV: return !last && (whole || cgi_matrix_in_pieces(e->lhs, lanes, false));
  default: return false;
  }
}

// A sum of terms of one loop each; of the last dim, those of other loops than `inner` are multiples of so many elements.
static bool cgi_matrix_is_separable(cg_expr e, unsigned loops, unsigned inner, int64_t lanes, bool last) {
  unsigned used = 0;
  if (e->kind == CG_EXPR_ADD || (!last && e->kind == CG_EXPR_MUL))
    return cgi_matrix_is_separable(e->lhs, loops, inner, lanes, last) && cgi_matrix_is_separable(e->rhs, loops, inner, lanes, last);
  for (unsigned i = 0; i < loops; i++) used += cgi_expr_uses_dim(e, i);
  if (cgi_expr_uses_dim(e, inner)) return used < 2 && cgi_matrix_in_pieces(e, lanes, last);
  return used < 2 && (!last || (e->kind == CG_EXPR_MUL && e->rhs->kind == CG_EXPR_CONST && e->rhs->value % lanes == 0));
}

CGI_DEF bool cgi_matrix_gathers(cg_op root, unsigned operand, unsigned inner, int64_t lanes, cgi_matrix_gather *out) {
  const int64_t zeros[CGI_MAX_LOOPS] = {0};
  unsigned loops = cgi_linalg_num_loops(root);
  cg_map map = cgi_linalg_map(root, operand);
  cg_value v = root->operands[operand].value;
  cg_op pad = v->op && v->op->def->kind == CG_TENSOR_PAD ? v->op : NULL;
  cgi_mixed low, high;
  int64_t start;
  memset(out, 0, sizeof *out);
  if (pad) {
    cg_attr padding = cgi_constant_of(pad->regions[0]->first->last->operands[0].value);
    if (!cgi_pad_get(pad, &low, &high) || padding != cgi_attr_number(v->type->element, 0)) return false;
    v = pad->operands[CG_TENSOR_PAD_SOURCE].value;
  }
  out->subspan = cgi_whole_binding(v);
  if (!out->subspan || !cgi_binding_is_aligned(out->subspan) || map->num_symbols || loops > CGI_MAX_LOOPS) return false;
  cg_type memref = cgi_subspan_memref(out->subspan);
  unsigned rank = out->rank = memref->rank;
  if (!rank || rank > CGI_MAX_LOOPS || !cg_type_strides(memref, out->strides, &start) || start || out->strides[rank - 1] != 1) return false;
  out->span = 1;
  for (unsigned d = 0; d < rank; d++) {
    bool last = d + 1 == rank;
    if (memref->shape[d] == CG_DYNAMIC) return false;
    if (pad && (low.values[d] || high.values[d] || (last && (low.fixed[d] || high.fixed[d])))) return false;
    if (pad && (low.fixed[d] || high.fixed[d])) out->padded |= 1u << d;
    out->low[d] = pad ? low.fixed[d] : 0;
    out->size[d] = memref->shape[d];
    out->span += (memref->shape[d] - 1) * out->strides[d];
    if (out->strides[d] == CG_DYNAMIC || (!last && out->strides[d] % lanes) || !cgi_expr_eval(map->results[d], zeros, NULL, &start) || start ||
        !cgi_matrix_is_separable(map->results[d], loops, inner, lanes, last) || (last && !cgi_expr_uses_dim(map->results[d], inner)))
      return false;
  }
  return true;
}

CGI_DEF bool cgi_matrix_access(cg_op root, unsigned operand, const int64_t *strides, unsigned loops, int64_t *coefficients, int64_t *offset) {
  cg_map map = cgi_linalg_map(root, operand);
  int64_t start, at, point[CGI_MAX_LOOPS] = {0};
  if (cgi_linear_access(map, strides, loops, coefficients, offset)) return true;
  if (operand == 2 || map->num_symbols) return false;
  for (unsigned i = 0; i < loops; i++) {
    bool used = false;
    coefficients[i] = 0;
    for (unsigned r = 0; r < map->num_results; r++) {
      used |= cgi_expr_uses_dim(map->results[r], i);
      point[i] = 0;
      if (!cgi_expr_eval(map->results[r], point, NULL, &start)) return false;
      point[i] = 1;
      if (!cgi_expr_eval(map->results[r], point, NULL, &at)) return false;
      coefficients[i] += (at - start) * strides[r];
    }
    if (used && !coefficients[i]) coefficients[i] = 2;
    point[i] = 0;
  }
  return true;
}

static bool cgi_matrix_map_uses(cg_map map, unsigned loop) {
  bool used = false;
  for (unsigned r = 0; r < map->num_results; r++) used |= cgi_expr_uses_dim(map->results[r], loop);
  return used;
}

#define CGI_MATRIX_DYNAMIC 1024 // what a size is taken for that a launch tells
CGI_DEF int64_t cgi_matrix_uses(cg_op root, unsigned operand, int64_t *work) {
  cg_context *ctx = root->ctx;
  int64_t size[CGI_MAX_LOOPS], uses = 1;
  cgi_matrix_product p;
  const cg_target **targets = cgi_targets_around(root);
  bool all = cgi_len(targets) > 0 && operand < 2 && cgi_linalg_is(root);
  for (size_t i = 0; i < cgi_len(targets) && all; i++) all = cgi_matrix_product_of(root, targets[i], &p);
  cgi_arr_free(ctx, targets);
  if (!all || !cgi_linalg_loop_sizes(root, size, NULL)) return 0;
  *work = 1;
  cg_map map = cgi_linalg_map(root, operand);
  for (unsigned i = 0; i < cgi_linalg_num_loops(root); i++) {
    int64_t n = size[i] == CG_DYNAMIC ? CGI_MATRIX_DYNAMIC : size[i];
    *work = cgi_saturating_mul(*work, n);
    if (!cgi_matrix_map_uses(map, i)) uses = cgi_saturating_mul(uses, n);
  }
  return uses;
}

CGI_DEF bool cgi_matrix_windows(cg_op root, const cg_target *t, cgi_matrix_product *p) {
  int64_t size[CGI_MAX_LOOPS], rows = 1, sums = 1;
  if (!cgi_linalg_is(root) || !cgi_matrix_product_of(root, t, p)) return false;
  cg_map map = cgi_linalg_map(root, p->a);
  (void)cgi_linalg_loop_sizes(root, size, NULL);
  bool windows = false;
  for (unsigned r = 0; r < map->num_results; r++) windows |= map->results[r]->kind != CG_EXPR_DIM && map->results[r]->kind != CG_EXPR_CONST;
  for (unsigned i = 0; i < cgi_linalg_num_loops(root); i++) {
    if (size[i] == CG_DYNAMIC) return false;
    *(cgi_linalg_is_reduction(root, i) ? &sums : &rows) *= cgi_matrix_map_uses(map, i) ? size[i] : 1;
  }
  cgi_matrix_gather gather;
  int64_t lanes = CGI_BINDING_PIECE / (int64_t)cg_storage_bytes(root->operands[p->a].value->type->element);
  return windows && rows >= 24 && size[p->n] >= 32 && sums >= 32 && size[p->k] % lanes == 0 && cgi_matrix_gathers(root, p->a, p->k, lanes, &gather);
}

CGI_DEF cg_op cgi_matrix_plain_store(cg_op func, cg_op root, cg_type *narrow, unsigned *dims) {
  cg_op *stores = cgi_collect(func, CG_FLOW_DISPATCH_TENSOR_STORE);
  *narrow = NULL;
  if (cgi_len(stores) != 1) return NULL;
  cg_value v = stores[0]->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value;
  if (!cgi_linalg_dims_of(root, v, dims)) return NULL;
  cg_op op = v->op;
  if (op == root) return stores[0];
  if (op->def->kind != CG_LINALG_GENERIC || cgi_linalg_num_inputs(op) != 1 || cgi_linalg_num_outputs(op) != 1 ||
      cgi_linalg_input(op, 0) != root->results[0])
    return NULL;
  cg_block body = cgi_linalg_body(op);
  cg_op convert = body->first;
  if (body->last->operands[CG_LINALG_YIELD_VALUES].value == body->args[0]) return stores[0];
  if (convert->def->kind != CG_ARITH_TRUNCF || convert->next != body->last || convert->operands[CG_OPERAND].value != body->args[0] ||
      body->last->operands[CG_LINALG_YIELD_VALUES].value != convert->results[0])
    return NULL;
  *narrow = v->type->element;
  return (*narrow)->kind == CG_TYPE_F16 ? stores[0] : NULL;
}

#ifndef CODEGEN_NO_WARPGROUPS
CGI_DEF const cg_matrix *cgi_matrix_of_warpgroups(const cg_target *t, const cg_matrix *shape) {
  for (uint32_t i = 0; i < t->num_matrices; i++) {
    const cg_matrix *m = &t->matrices[i];
    if (m->scope == CG_MATRIX_WARPGROUP && m->a == shape->a && m->b == shape->b && m->c == shape->c && m->result == shape->result) return m;
  }
  return NULL;
}
#endif

CGI_DEF bool cgi_matrix_strides(cg_type type, int64_t *strides) {
  int64_t stride = 1;
  if (!cg_type_is_shaped(type) || type->rank > CGI_MAX_LOOPS) return false;
  for (unsigned d = type->rank; d-- > 0;) {
    strides[d] = stride;
    if (d && type->shape[d] == CG_DYNAMIC) return false;
    if (d) stride *= type->shape[d];
  }
  return true;
}

CGI_DEF bool cgi_matrix_product_of(cg_op root, const cg_target *t, cgi_matrix_product *p) {
  int64_t size[CGI_MAX_LOOPS], strides[CGI_MAX_LOOPS], coefficients[3][CGI_MAX_LOOPS], offset;
  unsigned loops = cgi_linalg_num_loops(root);
  bool is_unsigned;
  memset(p, 0, sizeof *p);
  if (!t || !(t->features & CG_FEATURE_COOPERATIVE_MATRIX) || !t->subgroup_size || cgi_linalg_num_inputs(root) != 2 ||
      cgi_linalg_num_outputs(root) != 1 || !root->num_results || loops > CGI_MAX_LOOPS || !cgi_linalg_loop_sizes(root, size, NULL) ||
      !cgi_matrix_body(root, &is_unsigned))
    return false;
  int m = -1, n = -1, k = -1, open = -1;
  for (unsigned i = 0; i < loops; i++) {
    // One, as long as grids may be: they are not walked in rounds.
    if (size[i] == CG_DYNAMIC && open < 0 && !cgi_linalg_is_reduction(root, i) && t->max_workgroup_count[0] >= INT32_MAX) {
      open = (int)i;
      size[i] = INT64_MAX;
    }
    if (size[i] < 1) return false;
  }
  for (unsigned o = 0; o < 3; o++) {
    if (!cgi_matrix_strides(root->operands[o].value->type, strides) || !cgi_matrix_access(root, o, strides, loops, coefficients[o], &offset))
      return false;
  }
  for (unsigned i = 0; i < loops; i++)
    if (size[i] > 1 && !cgi_linalg_is_reduction(root, i) && coefficients[2][i] == 1) n = (int)i;
  if (n < 0) return false;
  p->b = coefficients[1][n] ? 1 : 0;
  p->a = 1 - p->b;
  const int64_t *a = coefficients[p->a], *b = coefficients[p->b];
  if (!b[n] || a[n]) return false;
  for (unsigned i = 0; i < loops; i++) {
    bool both = a[i] && b[i];
    if (size[i] == 1) continue;
    if (cgi_linalg_is_reduction(root, i)) {
      if (both && (k < 0 || a[i] == 1 || (b[i] == 1 && a[k] != 1))) k = (int)i;
    } else if (a[i] && !b[i] && (m < 0 || size[i] >= size[m])) {
      m = (int)i;
    }
  }
  if (m < 0 || k < 0 || open == n || (a[m] != 1 && a[k] != 1) || (b[n] != 1 && b[k] != 1)) return false;
  p->m = (unsigned)m;
  p->n = (unsigned)n;
  p->k = (unsigned)k;
  cg_type ea = root->operands[p->a].value->type->element, eb = root->operands[p->b].value->type->element;
  if (ea != eb) return false;
  bool tf32 = cg_op_attr(root, CGI_ATTR_TF32) != NULL;
  p->shape = cgi_matrix_shape(t, cgi_matrix_type_of(ea, is_unsigned, tf32), cgi_matrix_type_of(root->results[0]->type->element, is_unsigned, false));
  return p->shape != NULL;
}

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
CGI_DEF bool cgi_attention_loops(unsigned n, const cg_value *operands, const cg_map *maps, cgi_attention *a) {
  const unsigned none = CGI_MAX_LOOPS;
  memset(a, 0, sizeof *a);
  a->loops = maps[0]->num_dims;
  a->m = a->n = a->k1 = a->k2 = none;
  for (unsigned l = 0; l < a->loops; l++) a->size[l] = 1;
  for (unsigned i = 0; i < n; i++)
    for (unsigned r = 0; r < maps[i]->num_results; r++) {
      cg_expr e = maps[i]->results[r];
      int64_t size = operands[i]->type->shape[r];
      if (e->kind != CG_EXPR_DIM && e->kind != CG_EXPR_CONST) return false;
      if (e->kind == CG_EXPR_DIM && (size != CG_DYNAMIC || a->size[e->value] == 1)) a->size[e->value] = size;
    }
  for (unsigned l = 0; l < a->loops; l++) {
    bool q = cgi_map_result_of_dim(maps[0], l) >= 0, k = cgi_map_result_of_dim(maps[1], l) >= 0, v = cgi_map_result_of_dim(maps[2], l) >= 0;
    bool large = a->size[l] == CG_DYNAMIC, reduces = cgi_map_result_of_dim(maps[n - 1], l) < 0;
    unsigned *into = reduces ? (v ? &a->k2 : &a->k1) : q && !k && !v ? &a->m : v && !q && !k ? &a->n : NULL;
    if (reduces && (*into != none || (v ? q || !k : !q || !k))) return false;
    if (into && (*into == none || large || (a->size[*into] != CG_DYNAMIC && a->size[l] > a->size[*into]))) *into = l;
  }
  return a->m != none && a->n != none && a->k1 != none && a->k2 != none && a->size[a->n] > 0 && a->size[a->n] <= CGI_ATTENTION_COLUMNS;
}

CGI_DEF bool cgi_attention_of(cg_op op, cgi_attention *out) {
  enum { most = 16 };
  cg_value operands[most];
  cg_map maps[most];
  if (op->def->kind != CG_IREE_LINALG_EXT_ATTENTION || op->num_operands > most) return false;
  for (unsigned i = 0; i < op->num_operands; i++) operands[i] = op->operands[i].value, maps[i] = cgi_linalg_map(op, i);
  return cgi_attention_loops(op->num_operands, operands, maps, out);
}

// v as loop + *offset.
static bool cgi_attention_loop_of(cg_value v, unsigned *loop, int64_t *offset) {
  int64_t c;
  for (*offset = 0; v->op;) {
    cg_op op = v->op;
    switch (op->def->kind) {
    case CG_ARITH_INDEX_CAST:
    case CG_ARITH_INDEX_CASTUI: v = op->operands[CG_OPERAND].value; continue;
    case CG_ARITH_ADDI: {
      unsigned constant = cgi_constant_int(op->operands[CG_RHS].value, &c) ? 1 : 0;
      if (!cgi_constant_int(op->operands[constant].value, &c) || c < -INT32_MAX || c > INT32_MAX) return false;
      v = op->operands[1 - constant].value;
      *offset += c;
      continue;
    }
    case CG_LINALG_INDEX: *loop = (unsigned)cgi_op_int(op, "dim"); return true;
    default: return false;
    }
  }
  return false;
}

// f16 has no number below -65504.
CGI_DEF bool cgi_attention_leaves_out(cg_attr score) {
  return score && cg_attr_float(score) <= (score->type && score->type->kind == CG_TYPE_F16 ? -6e4 : -1e8);
}

// yield(select(key <= row + behind, score, …))
CGI_DEF bool cgi_attention_is_causal(cg_op op, const cgi_attention *a, int64_t *behind) {
  cg_op select = cgi_linalg_body(op)->last->operands[0].value->op;
  unsigned loops[2];
  int64_t offsets[2];
  if (!select || select->def->kind != CG_ARITH_SELECT) return false;
  cg_op compare = select->operands[CG_ARITH_SELECT_CONDITION].value->op;
  cg_attr other = cgi_constant_of(select->operands[CG_ARITH_SELECT_FALSE_VALUE].value), how = compare ? cg_op_attr(compare, "predicate") : NULL;
  if (!compare || compare->def->kind != CG_ARITH_CMPI || !how || !cgi_attention_leaves_out(other)) return false;
  for (unsigned i = 0; i < 2; i++)
    if (!cgi_attention_loop_of(compare->operands[i].value, &loops[i], &offsets[i])) return false;
  int64_t p = cg_attr_int(how);
  unsigned keys = p == CG_CMPI_SGE || p == CG_CMPI_SGT ? 1 : 0;
  if ((p != CG_CMPI_SGE && p != CG_CMPI_SGT && p != CG_CMPI_SLE && p != CG_CMPI_SLT) || loops[keys] != a->k2 || loops[1 - keys] != a->m) return false;
  *behind = offsets[1 - keys] - offsets[keys] - (p == CG_CMPI_SGT || p == CG_CMPI_SLT);
  return *behind >= 0;
}

// The region multiplies scores with a constant, and leaves out keys that are no row's: *factor.
CGI_DEF bool cgi_attention_is_plain(cg_op op, const cgi_attention *a, double *factor) {
  int64_t behind;
  cg_block body = cgi_linalg_body(op);
  cg_value v = body->last->operands[CG_IREE_LINALG_EXT_YIELD_OPERANDS].value;
  cg_attr known = cgi_constant_of(cgi_linalg_input(op, 3));
  if (!known || cgi_linalg_num_inputs(op) != 4) return false;
  *factor = cg_attr_float(known);
  if (cgi_attention_is_causal(op, a, &behind)) v = v->op->operands[CG_ARITH_SELECT_TRUE_VALUE].value;
  while (v->op && v->op->def->kind == CG_ARITH_MULF) {
    unsigned constant = cgi_constant_of(v->op->operands[CG_LHS].value) ? 0 : 1;
    known = cgi_constant_of(v->op->operands[constant].value);
    if (!known) return false;
    *factor *= cg_attr_float(known);
    v = v->op->operands[1 - constant].value;
  }
  return v == body->args[0];
}

CGI_DEF bool cgi_attention_suits_matrices(const cg_value *operands, const cg_target *t, const cgi_attention *a) {
  enum { side = 16 };
  cg_type e = operands[0]->type->element;
  if (!t || !(t->features & CG_FEATURE_COOPERATIVE_MATRIX) || !(t->features & CG_FEATURE_SUBGROUP_SHUFFLE) || t->subgroup_size != 2 * side ||
      (e->kind != CG_TYPE_F16 && e->kind != CG_TYPE_BF16))
    return false;
  for (unsigned i = 1; i < 3; i++)
    if (operands[i]->type->element != e) return false;
  for (unsigned l = 0; l < a->loops; l++)
    if (a->size[l] == 0 || (a->size[l] == CG_DYNAMIC && (l == a->n || l == a->k1))) return false;
  cg_matrix_type ab = cgi_matrix_type_of(e, false, false);
  for (uint32_t i = 0; i < t->num_matrices; i++) {
    const cg_matrix *m = &t->matrices[i];
    if (m->a == ab && m->b == ab && m->c == CG_MATRIX_F32 && m->result == CG_MATRIX_F32 && m->scope == CG_MATRIX_SUBGROUP && !m->saturating &&
        m->m == side && m->n == side && m->k == side)
      return a->size[a->k1] <= CGI_ATTENTION_COLUMNS;
  }
  return false;
}
#endif

#undef CGI_MATRIX_DYNAMIC
