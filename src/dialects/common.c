// What the upstream dialects' verifiers and folds share.
#include "dialects/dialects.h"
#include "dialects/eval.h"
#include "dialects/scalar.h"

CGI_DEF cg_type cgi_elem(cg_value v) {
  cg_type t = cg_value_type(v);
  return cg_type_is_shaped(t) || cg_type_get_kind(t) == CG_TYPE_UNRANKED_TENSOR ? cg_type_element(t) : t;
}

CGI_DEF bool cgi_is_kind(cg_value v, cg_op_kind kind) { return cgi_def_op(v, kind) != NULL; }

CGI_DEF cg_op cgi_def_op(cg_value v, cg_op_kind kind) {
  cg_op op = v ? cg_value_op(v) : NULL;
  return op && cg_op_get_kind(op) == kind ? op : NULL;
}

CGI_DEF bool cgi_fold_to(cgi_fold *result, cg_value v) {
  result->value = v;
  return v != NULL;
}

CGI_DEF bool cgi_fold_to_attr(cgi_fold *result, cg_attr a) {
  result->attr = a;
  return a != NULL;
}

// ---- shapes -----------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_same_shape(cg_type a, cg_type b) {
  if (cg_type_is_shaped(a) != cg_type_is_shaped(b)) return false;
  if (!cg_type_is_shaped(a)) return true;
  if (cg_type_get_kind(a) != cg_type_get_kind(b) || cg_type_rank(a) != cg_type_rank(b)) return false;
  for (unsigned i = 0; i < cg_type_rank(a); i++)
    if (cg_type_dim(a, i) != cg_type_dim(b, i)) return false;
  return true;
}

CGI_DEF bool cgi_shapes_compatible(cg_type a, cg_type b) {
  if (cg_type_is_shaped(a) != cg_type_is_shaped(b)) return false;
  if (!cg_type_is_shaped(a)) return true;
  if (cg_type_get_kind(a) != cg_type_get_kind(b) || cg_type_rank(a) != cg_type_rank(b)) return false;
  for (unsigned i = 0; i < cg_type_rank(a); i++) {
    int64_t x = cg_type_dim(a, i), y = cg_type_dim(b, i);
    if (x != y && x != CG_DYNAMIC && y != CG_DYNAMIC) return false;
  }
  return true;
}

// ---- constants --------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_attr_scalar_of(cg_attr a, cg_attr *scalar) {
  if (!a) return false;
  switch (cg_attr_get_kind(a)) {
  case CG_ATTR_BOOL:
  case CG_ATTR_INT:
  case CG_ATTR_FLOAT: *scalar = a; return true;
  case CG_ATTR_DENSE:
    if (!cg_attr_is_splat(a)) return false;
    *scalar = cgi_attr_dense_at(a->ctx, a, 0);
    return *scalar != NULL;
  default: return false;
  }
}

CGI_DEF bool cgi_attr_is_scalar_int(cg_attr a, int64_t v) {
  cg_attr s;
  if (!cgi_attr_scalar_of(a, &s)) return false;
  if (cg_attr_get_kind(s) == CG_ATTR_BOOL) return (cg_attr_int(s) != 0) == (v != 0);
  if (cg_attr_get_kind(s) != CG_ATTR_INT) return false;
  return cgi_scalar_sext(cg_attr_type(s), cgi_scalar_of_attr(s)) == v;
}

CGI_DEF cg_attr cgi_attr_like(cg_type type, cg_attr scalar) {
  if (!cg_type_is_shaped(type)) return scalar;
  return cg_type_has_static_shape(type) ? cgi_attr_dense_splat(type->ctx, type, scalar) : NULL;
}

CGI_DEF cg_attr cgi_attr_number(cg_type t, double v) {
  return cg_type_is_float(t) ? cgi_attr_float(t->ctx, t, v) : cgi_attr_int(t->ctx, t, (int64_t)v);
}

CGI_DEF cg_attr cgi_attr_int_like(cg_type type, int64_t v) {
  cg_type element = cg_type_is_shaped(type) ? cg_type_element(type) : type;
  if (!cg_type_is_int_or_index(element)) return NULL;
  return cgi_attr_like(type, cgi_attr_int(type->ctx, element, v));
}

// ---- elementwise folding ----------------------------------------------------------------------------------------------------------------
#define CGI_FOLD_MAX_BYTES 64

static bool cgi_fold_element(cg_op op, const cg_attr *constants, unsigned n, uint64_t at, cgi_scalar *out) {
  cg_type types[4];
  cgi_scalar in[4];
  for (unsigned i = 0; i < n; i++) {
    types[i] = cgi_elem(cg_op_operand(op, i));
    if (cg_attr_get_kind(constants[i]) == CG_ATTR_DENSE) {
      size_t size;
      const uint8_t *bytes = cg_attr_bytes(constants[i], &size);
      in[i] = cgi_load_element(types[i], bytes + (cg_attr_is_splat(constants[i]) ? 0 : at * cg_storage_bytes(types[i])));
    } else {
      in[i] = cgi_scalar_of_attr(constants[i]);
    }
  }
  return cgi_eval(op, types, in, cgi_elem(cg_op_result(op, 0)), out);
}

static bool cgi_fold_is_scalar(cg_attr a) {
  cg_attr_kind kind = cg_attr_get_kind(a);
  return kind == CG_ATTR_INT || kind == CG_ATTR_BOOL || kind == CG_ATTR_FLOAT;
}

CGI_DEF bool cgi_fold_elementwise(cg_op op, const cg_attr *constants, cgi_fold *results) {
  cg_context *ctx = cg_op_context(op);
  unsigned n = cg_op_num_operands(op), nr = cg_op_num_results(op);
  bool uniform = true;
  cgi_scalar out[2] = {{0, 0}, {0, 0}};
  if (n == 0 || n > 4 || nr == 0 || nr > 2 || !cgi_scalar_folds(cg_op_get_kind(op))) return false;
  for (unsigned i = 0; i < n; i++) {
    if (!constants[i]) return false;
    bool dense = cg_attr_get_kind(constants[i]) == CG_ATTR_DENSE;
    if (!dense && !cgi_fold_is_scalar(constants[i])) return false;
    if (cg_type_get_kind(cgi_elem(cg_op_operand(op, i))) == CG_TYPE_COMPLEX) return false;
    uniform = uniform && (!dense || cg_attr_is_splat(constants[i]));
  }
  cg_type type = cg_value_type(cg_op_result(op, 0));
  if (!cg_type_is_shaped(type) || uniform) {
    if (!cgi_fold_element(op, constants, n, 0, out)) return false;
    for (unsigned r = 0; r < nr; r++) {
      cg_type t = cg_value_type(cg_op_result(op, r));
      results[r].attr = cgi_attr_like(t, cgi_attr_of_scalar(ctx, cgi_elem(cg_op_result(op, r)), out[r]));
      if (!results[r].attr) return false;
    }
    return true;
  }
  int64_t count = cg_type_num_elements(type);
  uint8_t bytes[2][CGI_FOLD_MAX_BYTES];
  unsigned size[2] = {0, 0};
  for (unsigned r = 0; r < nr; r++) {
    size[r] = cg_storage_bytes(cgi_elem(cg_op_result(op, r)));
    if (count <= 0 || count > CGI_FOLD_MAX_BYTES || count * (int64_t)size[r] > CGI_FOLD_MAX_BYTES) return false;
  }
  for (unsigned i = 0; i < (unsigned)count; i++) {
    if (!cgi_fold_element(op, constants, n, i, out)) return false;
    for (unsigned r = 0; r < nr; r++) cgi_store_element(cgi_elem(cg_op_result(op, r)), bytes[r] + i * size[r], out[r]);
  }
  for (unsigned r = 0; r < nr; r++) results[r].attr = cgi_attr_dense(ctx, cg_value_type(cg_op_result(op, r)), bytes[r], (size_t)count * size[r]);
  return true;
}
#undef CGI_FOLD_MAX_BYTES

// ---- offsets, sizes, strides ------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_mixed_get(cg_op op, const char *group, const char *static_name, cgi_mixed *out) {
  cg_attr list = cg_op_attr(op, static_name);
  unsigned first = 0, dynamic = cgi_operand_group(op, group, &first), used = 0;
  memset(out, 0, sizeof *out);
  if (!list || !cg_attr_is_int_list(list) || cg_attr_int_list_len(list) > 16) return false;
  out->n = (unsigned)cg_attr_int_list_len(list);
  for (unsigned i = 0; i < out->n; i++) {
    out->fixed[i] = cg_attr_int_list_at(list, i);
    if (out->fixed[i] != CG_DYNAMIC) continue;
    if (used == dynamic) return false;
    out->values[i] = cg_op_operand(op, first + used++);
  }
  return used == dynamic;
}

CGI_DEF bool cgi_slice_get(cg_op op, cgi_mixed *offsets, cgi_mixed *sizes, cgi_mixed *strides) {
  return cgi_mixed_get(op, "offsets", "static_offsets", offsets) && cgi_mixed_get(op, "sizes", "static_sizes", sizes) &&
         cgi_mixed_get(op, "strides", "static_strides", strides);
}

CGI_DEF bool cgi_slice_get_unit(cg_op op, cgi_mixed *offsets, cgi_mixed *sizes) {
  cgi_mixed strides;
  return cgi_slice_get(op, offsets, sizes, &strides) && cgi_mixed_all(&strides, 1);
}

CGI_DEF bool cgi_pad_get(cg_op op, cgi_mixed *low, cgi_mixed *high) {
  return cgi_mixed_get(op, "low", "static_low", low) && cgi_mixed_get(op, "high", "static_high", high);
}

CGI_DEF bool cgi_mixed_fold_constants(cgi_mixed *m) {
  bool changed = false;
  for (unsigned i = 0; i < m->n; i++)
    if (m->values[i] && cgi_constant_int(m->values[i], &m->fixed[i])) m->values[i] = NULL, changed = true;
  return changed;
}

CGI_DEF bool cgi_mixed_all(const cgi_mixed *m, int64_t v) {
  for (unsigned i = 0; i < m->n; i++)
    if (m->values[i] || m->fixed[i] != v) return false;
  return true;
}

CGI_DEF bool cgi_mixed_equal(const cgi_mixed *a, const cgi_mixed *b) {
  if (a->n != b->n) return false;
  for (unsigned i = 0; i < a->n; i++)
    if (a->values[i] != b->values[i] || (!a->values[i] && a->fixed[i] != b->fixed[i])) return false;
  return true;
}

CGI_DEF void cgi_mixed_set(cg_op op, unsigned lead, unsigned n, const char *const *static_names, const cgi_mixed *groups, bool segments) {
  cg_context *ctx = cg_op_context(op);
  cg_value *operands = NULL;
  int32_t sizes[16];
  for (unsigned i = 0; i < lead; i++) cgi_push(operands, cg_op_operand(op, i)), sizes[i] = 1;
  for (unsigned g = 0; g < n; g++) {
    int64_t fixed[16];
    sizes[lead + g] = 0;
    for (unsigned i = 0; i < groups[g].n; i++) {
      fixed[i] = groups[g].values[i] ? CG_DYNAMIC : groups[g].fixed[i];
      if (groups[g].values[i]) cgi_push(operands, groups[g].values[i]), sizes[lead + g]++;
    }
    cgi_op_set_ints(op, static_names[g], groups[g].n, fixed);
  }
  cgi_op_set_operands(op, (unsigned)cgi_len(operands), operands);
  if (segments) cgi_op_set_segments(op, lead + n, sizes);
  cgi_arr_free(ctx, operands);
}

CGI_DEF cg_op cgi_slice_build(cgi_builder *b, cg_op_kind kind, unsigned lead, const cg_value *operands, cg_type type, const cgi_mixed *groups) {
  static const char *const names[] = {"static_offsets", "static_sizes", "static_strides"};
  cg_op op = cgi_build(b, kind, lead, operands, type ? 1 : 0, &type, 0, NULL, 0);
  cgi_mixed_set(op, lead, 3, names, groups, true);
  return op;
}

// ---- reassociation ------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_reassociation_verify(cg_op op, cg_type expanded, cg_type collapsed) {
  cg_attr list = cg_op_attr(op, "reassociation");
  int64_t next = 0;
  if (!list || cg_attr_get_kind(list) != CG_ATTR_ARRAY) return cgi_op_error(op, "requires 'reassociation' to be an array of arrays of integers");
  if (cg_attr_len(list) != cg_type_rank(collapsed))
    return cgi_op_error(op, "expected %u reassociation groups, one for each dim of %t, but found %u", cg_type_rank(collapsed), collapsed,
                        (unsigned)cg_attr_len(list));
  for (unsigned g = 0; g < cg_attr_len(list); g++) {
    cg_attr dims = cg_attr_at(list, g);
    int64_t product = 1, size = cg_type_dim(collapsed, g);
    bool dynamic = false;
    if (!cg_attr_is_int_list(dims)) return cgi_op_error(op, "requires 'reassociation' to be an array of arrays of integers");
    for (unsigned i = 0; i < cg_attr_int_list_len(dims); i++, next++) {
      if (cg_attr_int_list_at(dims, i) != next || next >= (int64_t)cg_type_rank(expanded))
        return cgi_op_error(op, "expected reassociation map #%u to be contiguous and within the %u dims of %t", g, cg_type_rank(expanded), expanded);
      int64_t d = cg_type_dim(expanded, (unsigned)next);
      if (d == CG_DYNAMIC)
        dynamic = true;
      else if (d != 0 && product > INT64_MAX / d)
        return cgi_op_error(op, "has a size in %t that is too large", expanded);
      else
        product *= d;
    }
    if (dynamic != (size == CG_DYNAMIC))
      return cgi_op_error(op, "expected dimension %u of %t to be %s, as its group in %t is", g, collapsed, dynamic ? "dynamic" : "static", expanded);
    if (!dynamic && product != size)
      return cgi_op_error(op, "expected dimension %u of collapsed type %t to be static value of %l, the product of its group in %t", g, collapsed,
                          product, expanded);
  }
  if (cg_attr_len(list) == 0) { // rank 0: all dims are one
    for (unsigned i = 0; i < cg_type_rank(expanded); i++)
      if (cg_type_dim(expanded, i) != 1) return cgi_op_error(op, "expected dimension %u of %t to be 1, as %t has rank 0", i, expanded, collapsed);
  } else if (next != (int64_t)cg_type_rank(expanded)) {
    return cgi_op_error(op, "expected the reassociation to cover all %u dims of %t, but it covers %l", cg_type_rank(expanded), expanded, next);
  }
  return true;
}

CGI_DEF bool cgi_attr_has_word(cg_attr a, const char *word) { return a && a->kind == CG_ATTR_DIALECT && cg_attr_has_word(a, word); }

CGI_DEF bool cgi_is_workgroup_memory(cg_type memref) {
  cg_attr space = memref->memory_space;
  return space &&
         (space->kind == CG_ATTR_INT ? cg_attr_int(space) == 3 : cgi_attr_has_word(space, "workgroup") || cgi_attr_has_word(space, "Workgroup"));
}
