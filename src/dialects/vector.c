// The vector dialect: verifier, folds and patterns.
#include "dialects/combiner.h"
#include "dialects/dialects.h"
#include "dialects/eval.h"
#include "dialects/linalg.h"

// ---- verifier -----------------------------------------------------------------------------------------------------------------------------
static bool cgi_vector_check(cg_op op, cg_value v, const char *what) {
  if (cg_type_get_kind(cg_value_type(v)) == CG_TYPE_VECTOR) return true;
  return cgi_op_error(op, "%s must be a vector, but got %t", what, cg_value_type(v));
}

static bool cgi_vector_check_operand(cg_op op) { return cgi_vector_check(op, cg_op_operand(op, 0), "operand #0"); }
static bool cgi_vector_check_result(cg_op op) { return cgi_vector_check(op, cg_op_result(op, 0), "result #0"); }
static bool cgi_vector_check_unary(cg_op op) { return cgi_vector_check_operand(op) && cgi_vector_check_result(op); }

static bool cgi_vector_is_vector(cg_type t) { return cg_type_get_kind(t) == CG_TYPE_VECTOR; }

static bool cgi_vector_expect(cg_op op, const char *what, cg_type got, cg_type expected) {
  if (got == expected) return true;
  return cgi_op_error(op, "%s must have type %t, but got %t", what, expected, got);
}

// The type left of `vector` below its first n dims: the element type when none is left.
static cg_type cgi_vector_tail(cg_type vector, unsigned n) {
  if (n >= cg_type_rank(vector)) return cg_type_element(vector);
  return cgi_type_vector(vector->ctx, cg_type_rank(vector) - n, cg_type_shape(vector) + n, cg_type_element(vector));
}

static bool cgi_vector_verify_position(cg_op op, cg_type vector, cg_type part, const char *what) {
  cgi_mixed position;
  if (!cgi_mixed_get(op, "dynamic_position", "static_position", &position))
    return cgi_op_error(op, "has 'static_position' that does not match its dynamic positions");
  if (position.n > cg_type_rank(vector))
    return cgi_op_error(op, "expected position attribute of rank no greater than vector rank: %u for %t", position.n, vector);
  for (unsigned i = 0; i < position.n; i++)
    if (!position.values[i] && (position.fixed[i] < 0 || position.fixed[i] >= cg_type_dim(vector, i)))
      return cgi_op_error(op, "expected position #%u to be a non-negative integer smaller than the corresponding dim of %t, but got %l", i, vector,
                          position.fixed[i]);
  cg_type expected = cgi_vector_tail(vector, position.n);
  if (part == expected) return true;
  if (cgi_vector_is_vector(part) && cg_type_num_elements(part) == 1 && cg_type_element(part) == expected) return true; // vector<1xT> for T
  return cgi_op_error(op, "%s must have type %t, but got %t", what, expected, part);
}

static bool cgi_vector_verify_memory(cg_op op, cg_value base, cg_type vector, unsigned rank_limit) {
  cg_type t = cg_value_type(base);
  if (cg_type_get_kind(t) != CG_TYPE_MEMREF) return cgi_op_error(op, "base must be a memref, but got %t", t);
  if (!cgi_vector_is_vector(vector)) return cgi_op_error(op, "accesses a %t, which is no vector", vector);
  cg_type element = cg_type_element(t);
  if (element != cg_type_element(vector) && element != vector) return cgi_op_error(op, "base %t and vector %t must have one element type", t, vector);
  if (rank_limit && cg_type_rank(vector) > rank_limit) return cgi_op_error(op, "expected a vector of rank %u, but got %t", rank_limit, vector);
  return cgi_check_indices(op, "indices", t);
}

static bool cgi_vector_verify_transfer(cg_op op, bool is_read) {
  cg_value source = cgi_operand_named(op, "source"), mask = cgi_operand_named(op, "mask");
  cg_type t = cg_value_type(source), vector = cg_value_type(is_read ? cg_op_result(op, 0) : cg_op_operand(op, CG_VECTOR_TRANSFER_WRITE_VECTOR));
  cg_attr map = cg_op_attr(op, "permutation_map"), bounds = cg_op_attr(op, "in_bounds");
  cg_type_kind kind = cg_type_get_kind(t);
  if (kind != CG_TYPE_MEMREF && kind != CG_TYPE_TENSOR)
    return cgi_op_error(op, "requires source to be a memref or ranked tensor type, but got %t", t);
  if (!cgi_vector_is_vector(vector)) return cgi_op_error(op, "requires a vector, but got %t", vector);
  if (!cgi_check_indices(op, "indices", t)) return false;
  if (!map || cg_attr_get_kind(map) != CG_ATTR_MAP || cg_map_num_dims(cg_attr_map(map)) != cg_type_rank(t) || cg_map_num_symbols(cg_attr_map(map)) ||
      cg_map_num_results(cg_attr_map(map)) != cg_type_rank(vector))
    return cgi_op_error(op, "requires a permutation_map from the %u dims of %t to the %u dims of %t, but got %a", cg_type_rank(t), t,
                        cg_type_rank(vector), vector, map);
  if (!bounds || cg_attr_get_kind(bounds) != CG_ATTR_ARRAY || cg_attr_len(bounds) != cg_type_rank(vector))
    return cgi_op_error(op, "expects the in_bounds attr of same rank as permutation_map results: %u, but got %a", cg_type_rank(vector), bounds);
  if (cg_type_element(t) != cg_type_element(vector) && !cgi_vector_is_vector(cg_type_element(t)))
    return cgi_op_error(op, "requires one element type, but got %t and %t", t, vector);
  if (is_read) {
    cg_value padding = cgi_operand_named(op, "padding");
    if (cg_value_type(padding) != cg_type_element(t))
      return cgi_op_error(op, "requires padding of the element type of %t, but got %t", t, cg_value_type(padding));
  } else if ((kind == CG_TYPE_TENSOR) != (cg_op_num_results(op) == 1)) {
    return cgi_op_error(op, "has a result for tensors and none for memrefs, but writes %t and has %u results", t, cg_op_num_results(op));
  }
  if (mask && (!cgi_vector_is_vector(cg_value_type(mask)) || cgi_elem(mask) != cgi_type_i(op->ctx, 1)))
    return cgi_op_error(op, "requires a mask vector of i1, but got %t", cg_value_type(mask));
  return true;
}

static bool cgi_vector_verify_contract(cg_op op) {
  cg_attr maps = cg_op_attr(op, "indexing_maps"), iterators = cg_op_attr(op, "iterator_types");
  if (!cgi_vector_check_operand(op) || !cgi_vector_check(op, cg_op_operand(op, CG_VECTOR_CONTRACT_RHS), "operand #1")) return false;
  if (!maps || cg_attr_get_kind(maps) != CG_ATTR_ARRAY || cg_attr_len(maps) != 3)
    return cgi_op_error(op, "expected an indexing map for each vector operand");
  if (!iterators || cg_attr_get_kind(iterators) != CG_ATTR_ARRAY) return cgi_op_error(op, "requires an array attribute 'iterator_types'");
  int64_t sizes[16];
  unsigned loops = (unsigned)cg_attr_len(iterators);
  if (loops > 16) return cgi_op_error(op, "has %u iterators; at most 16 are supported", loops);
  for (unsigned i = 0; i < loops; i++) sizes[i] = CG_DYNAMIC;
  for (unsigned i = 0; i < 3; i++) {
    cg_attr map = cg_attr_at(maps, i);
    cg_type t = cg_value_type(cg_op_operand(op, i));
    unsigned rank = cgi_vector_is_vector(t) ? cg_type_rank(t) : 0;
    if (cg_attr_get_kind(map) != CG_ATTR_MAP || cg_map_num_dims(cg_attr_map(map)) != loops || cg_map_num_results(cg_attr_map(map)) != rank ||
        !cgi_map_is_projected_permutation(cg_attr_map(map)))
      return cgi_op_error(op, "expected indexing map #%u to be a projected permutation of %u dims with %u results for %t, but got %a", i, loops, rank,
                          t, map);
    for (unsigned r = 0; r < rank; r++) {
      unsigned d = (unsigned)cg_expr_value(cg_map_result(cg_attr_map(map), r));
      if (sizes[d] != CG_DYNAMIC && sizes[d] != cg_type_dim(t, r))
        return cgi_op_error(op, "invalid contracting or batch dimension d%u: sizes %l and %l", d, sizes[d], cg_type_dim(t, r));
      sizes[d] = cg_type_dim(t, r);
    }
  }
  return cgi_vector_expect(op, "result", cg_value_type(cg_op_result(op, 0)), cg_value_type(cg_op_operand(op, CG_VECTOR_CONTRACT_ACC)));
}

static bool cgi_vector_verify_multi_reduction(cg_op op) {
  cg_attr dims = cg_op_attr(op, "reduction_dims");
  if (!cgi_vector_check_operand(op)) return false;
  cg_type source = cg_value_type(cg_op_operand(op, CG_VECTOR_MULTI_REDUCTION_SOURCE)), dest = cg_value_type(cg_op_result(op, 0));
  bool reduced[16] = {false};
  int64_t shape[16];
  unsigned n = 0;
  if (!dims || !cg_attr_is_int_list(dims) || cg_type_rank(source) > 16)
    return cgi_op_error(op, "requires an integer array attribute 'reduction_dims'");
  for (size_t i = 0; i < cg_attr_int_list_len(dims); i++) {
    int64_t d = cg_attr_int_list_at(dims, i);
    if (d < 0 || d >= (int64_t)cg_type_rank(source)) return cgi_op_error(op, "has reduction dim %l outside of %t", d, source);
    reduced[d] = true;
  }
  for (unsigned i = 0; i < cg_type_rank(source); i++)
    if (!reduced[i]) shape[n++] = cg_type_dim(source, i);
  cg_type expected = n ? cgi_type_vector(op->ctx, n, shape, cg_type_element(source)) : cg_type_element(source);
  return cgi_vector_expect(op, "destination", dest, expected) &&
         cgi_vector_expect(op, "accumulator", cg_value_type(cg_op_operand(op, CG_VECTOR_MULTI_REDUCTION_ACC)), dest);
}

static bool cgi_vector_verify_scan(cg_op op) {
  cg_value v = cg_op_operand(op, CG_VECTOR_SCAN_SOURCE);
  cg_attr dim = cg_op_attr(op, "reduction_dim"), inclusive = cg_op_attr(op, "inclusive");
  int64_t shape[16];
  unsigned n = 0;
  if (!cgi_vector_check(op, v, "operand #0")) return false;
  cg_type source = cg_value_type(v), initial = cg_value_type(cg_op_operand(op, CG_VECTOR_SCAN_INITIAL_VALUE));
  if (!dim || cg_attr_get_kind(dim) != CG_ATTR_INT || !inclusive || cg_attr_get_kind(inclusive) != CG_ATTR_BOOL || cg_type_rank(source) > 16)
    return cgi_op_error(op, "requires an integer attribute 'reduction_dim' and a boolean one 'inclusive'");
  if (cg_attr_int(dim) < 0 || cg_attr_int(dim) >= (int64_t)cg_type_rank(source))
    return cgi_op_error(op, "has reduction dim %l outside of %t", cg_attr_int(dim), source);
  for (unsigned i = 0; i < cg_type_rank(source); i++)
    if ((int64_t)i != cg_attr_int(dim)) shape[n++] = cg_type_dim(source, i);
  return cgi_vector_expect(op, "initial value", initial, cgi_type_vector(op->ctx, n, shape, cg_type_element(source))) &&
         cgi_vector_expect(op, "destination", cg_value_type(cg_op_result(op, CG_VECTOR_SCAN_DEST)), source) &&
         cgi_vector_expect(op, "accumulated value", cg_value_type(cg_op_result(op, CG_VECTOR_SCAN_ACCUMULATED_VALUE)), initial);
}

static bool cgi_vector_check_kind(cg_op op, cg_type element) {
  cg_str word = cg_op_attr(op, "kind") ? cgi_attr_word(cg_op_attr(op, "kind")) : cgi_s("add"); // the default
  int takes = cgi_combiner_takes(word, element);
  if (!takes) return cgi_op_error(op, "unsupported reduction kind '%S' for %t", word, element);
  return takes > 0 ? true : cgi_op_error(op, "attribute 'kind' must be a combining kind, but got %a", cg_op_attr(op, "kind"));
}

static bool cgi_vector_verify_broadcast(cg_op op) {
  cg_type source = cg_value_type(cg_op_operand(op, CG_VECTOR_BROADCAST_SOURCE)), result = cg_value_type(cg_op_result(op, 0));
  if (!cgi_vector_check_result(op)) return false;
  if (!cgi_vector_is_vector(source)) return cgi_vector_expect(op, "source", source, cg_type_element(result));
  bool ok = cg_type_element(source) == cg_type_element(result) && cg_type_rank(source) <= cg_type_rank(result);
  for (unsigned i = 0; ok && i < cg_type_rank(source); i++) {
    int64_t s = cg_type_dim(source, i), d = cg_type_dim(result, cg_type_rank(result) - cg_type_rank(source) + i);
    ok = s == d || s == 1;
  }
  return ok ? true : cgi_op_error(op, "cannot broadcast %t to %t", source, result);
}

static bool cgi_vector_verify_shuffle(cg_op op) {
  cg_attr mask = cg_op_attr(op, "mask");
  cg_type a = cg_value_type(cg_op_operand(op, CG_VECTOR_SHUFFLE_V1)), b = cg_value_type(cg_op_operand(op, CG_VECTOR_SHUFFLE_V2)),
          r = cg_value_type(cg_op_result(op, 0));
  if (!cgi_vector_check_operand(op) || !cgi_vector_check(op, cg_op_operand(op, CG_VECTOR_SHUFFLE_V2), "operand #1") || !cgi_vector_check_result(op))
    return false;
  if (!mask || !cg_attr_is_int_list(mask) || cg_attr_int_list_len(mask) == 0)
    return cgi_op_error(op, "requires a non-empty integer array attribute 'mask'");
  if (cg_type_rank(a) != cg_type_rank(b) || (cg_type_rank(a) && cgi_vector_tail(a, 1) != cgi_vector_tail(b, 1)))
    return cgi_op_error(op, "dimension mismatch: %t and %t", a, b);
  int64_t limit = cg_type_rank(a) ? cgi_saturating_add(cg_type_dim(a, 0), cg_type_dim(b, 0)) : 2;
  for (size_t i = 0; i < cg_attr_int_list_len(mask); i++)
    if (cg_attr_int_list_at(mask, i) < 0 || cg_attr_int_list_at(mask, i) >= limit)
      return cgi_op_error(op, "mask index #%u out of range: %l", (unsigned)i + 1, cg_attr_int_list_at(mask, i));
  if (cg_type_rank(r) == 0 || cg_type_dim(r, 0) != (int64_t)cg_attr_int_list_len(mask) || cg_type_element(r) != cg_type_element(a))
    return cgi_op_error(op, "mask length mismatch: %u for %t", (unsigned)cg_attr_int_list_len(mask), r);
  return true;
}

static bool cgi_vector_verify_slice(cg_op op, bool insert) {
  cg_attr offsets = cg_op_attr(op, "offsets"), strides = cg_op_attr(op, "strides"), sizes = insert ? NULL : cg_op_attr(op, "sizes");
  cg_value smaller = insert ? cg_op_operand(op, CG_VECTOR_INSERT_STRIDED_SLICE_SOURCE) : cg_op_result(op, 0),
           whole = cg_op_operand(op, insert ? CG_VECTOR_INSERT_STRIDED_SLICE_DEST : CG_VECTOR_EXTRACT_STRIDED_SLICE_VECTOR);
  if (!cgi_vector_check(op, smaller, insert ? "operand #0" : "result #0") || !cgi_vector_check(op, whole, "the whole")) return false;
  cg_type s = cg_value_type(smaller), w = cg_value_type(whole);
  if (!cg_attr_is_int_list(offsets) || !cg_attr_is_int_list(strides) || (sizes && !cg_attr_is_int_list(sizes)))
    return cgi_op_error(op, "requires integer arrays as offsets, sizes and strides");
  size_t n = cg_attr_int_list_len(offsets);
  if (n > cg_type_rank(w) || cg_type_element(s) != cg_type_element(w))
    return cgi_op_error(op, "expected offsets of size smaller than vector rank, and one element type: %t and %t", s, w);
  for (size_t i = 0; i < cg_attr_int_list_len(strides); i++)
    if (cg_attr_int_list_at(strides, i) != 1)
      return cgi_op_error(op, "expected strides to be confined to [1, 2), but #%u is %l", (unsigned)i, cg_attr_int_list_at(strides, i));
  unsigned lead = insert ? cg_type_rank(w) - cg_type_rank(s) : 0;
  if (cg_type_rank(s) > cg_type_rank(w) || (!insert && cg_type_rank(s) != cg_type_rank(w))) return cgi_op_error(op, "rank mismatch: %t and %t", s, w);
  for (size_t i = 0; i < n; i++) {
    int64_t size = i < lead ? 1 : cg_type_dim(s, (unsigned)i - lead), o = cg_attr_int_list_at(offsets, i);
    if (sizes && (i >= cg_attr_int_list_len(sizes) || cg_attr_int_list_at(sizes, i) != size))
      return cgi_op_error(op, "expected result type to have the sizes of the slice, but got %t", s);
    if (o < 0 || size > cg_type_dim(w, (unsigned)i) || o > cg_type_dim(w, (unsigned)i) - size)
      return cgi_op_error(op, "slice along dimension %u runs out-of-bounds: offset %l, size %l in %t", (unsigned)i, o, size, w);
  }
  return true;
}

// What the fast pipelines make, and no emitter takes.
static bool cgi_vector_verify_shaped(cg_op op) {
#ifdef CODEGEN_NO_FAST_PIPELINES
  return cgi_op_unsupported(op, "[left-out] is lowered by passes that are left out of this build by CODEGEN_NO_FAST_PIPELINES");
#else
  cg_op_kind kind = cg_op_get_kind(op);
  cg_type a, r = cg_op_num_results(op) ? cg_value_type(cg_op_result(op, 0)) : NULL;
  switch (kind) {
  case CG_VECTOR_TRANSFER_READ: return cgi_vector_verify_transfer(op, true);
  case CG_VECTOR_TRANSFER_WRITE: return cgi_vector_verify_transfer(op, false);
  case CG_VECTOR_CONTRACT: return cgi_vector_verify_contract(op) && cgi_vector_check_kind(op, cgi_elem(cg_op_result(op, 0)));
  case CG_VECTOR_MULTI_REDUCTION: return cgi_vector_verify_multi_reduction(op) && cgi_vector_check_kind(op, cgi_elem(cg_op_result(op, 0)));
  case CG_VECTOR_SCAN: return cgi_vector_verify_scan(op) && cgi_vector_check_kind(op, cgi_elem(cg_op_result(op, 0)));
  case CG_VECTOR_EXTRACT_STRIDED_SLICE: return cgi_vector_verify_slice(op, false);
  case CG_VECTOR_INSERT_STRIDED_SLICE:
    return cgi_vector_expect(op, "result", r, cg_value_type(cg_op_operand(op, CG_VECTOR_INSERT_STRIDED_SLICE_DEST))) &&
           cgi_vector_verify_slice(op, true);
  case CG_VECTOR_TRANSPOSE: {
    cg_attr p = cg_op_attr(op, "permutation");
    a = cg_value_type(cg_op_operand(op, CG_VECTOR_TRANSPOSE_VECTOR));
    if (!cgi_vector_check_unary(op)) return false;
    if (!cg_attr_is_int_list(p) || cg_attr_int_list_len(p) != cg_type_rank(a) || cg_type_rank(r) != cg_type_rank(a) ||
        cg_type_element(a) != cg_type_element(r))
      return cgi_op_error(op, "transposition length mismatch: %a for %t and %t", p, a, r);
    if (cg_type_rank(a) > 16) return cgi_op_error(op, "has rank %u; at most 16 is supported", cg_type_rank(a));
    uint64_t seen = 0;
    for (unsigned i = 0; i < cg_type_rank(a); i++) {
      int64_t d = cg_attr_int_list_at(p, i);
      if (d < 0 || d >= (int64_t)cg_type_rank(a) || (seen >> d) & 1) return cgi_op_error(op, "transposition index out of range or duplicate: %l", d);
      seen |= (uint64_t)1 << d;
      if (cg_type_dim(r, i) != cg_type_dim(a, (unsigned)d)) return cgi_op_error(op, "dimension size mismatch at: %l of %t and %t", d, a, r);
    }
    return true;
  }
  case CG_VECTOR_INTERLEAVE:
    a = cg_value_type(cg_op_operand(op, CG_VECTOR_INTERLEAVE_LHS));
    if (!cgi_vector_check_unary(op)) return false;
    if (cg_type_element(a) == cg_type_element(r) && cg_type_rank(a) == cg_type_rank(r) && cg_type_num_elements(r) == 2 * cg_type_num_elements(a))
      return true;
    return cgi_op_error(op, "result must have twice the elements of %t, but got %t", a, r);
  case CG_VECTOR_FROM_ELEMENTS:
  case CG_VECTOR_TO_ELEMENTS: {
    bool from = cg_op_get_kind(op) == CG_VECTOR_FROM_ELEMENTS;
    cg_value whole = from ? cg_op_result(op, 0) : cg_op_operand(op, CG_VECTOR_TO_ELEMENTS_SOURCE);
    unsigned n = from ? cg_op_num_operands(op) : cg_op_num_results(op);
    if (!cgi_vector_check(op, whole, from ? "result #0" : "operand #0")) return false;
    for (unsigned i = 0; i < n; i++)
      if (cg_value_type(from ? cg_op_operand(op, i) : cg_op_result(op, i)) != cg_type_element(cg_value_type(whole)))
        return cgi_op_error(op, "has an element that is no %t", cg_type_element(cg_value_type(whole)));
    return n == cg_type_num_elements(cg_value_type(whole)) || cgi_op_error(op, "has %u elements for %t", n, cg_value_type(whole));
  }
  case CG_VECTOR_MASKEDLOAD: return cgi_vector_verify_memory(op, cg_op_operand(op, CG_VECTOR_MASKEDLOAD_BASE), r, 1);
  case CG_VECTOR_MASKEDSTORE:
    return cgi_vector_verify_memory(op, cg_op_operand(op, CG_VECTOR_MASKEDSTORE_BASE), cg_value_type(cgi_operand_named(op, "valueToStore")), 1);
  case CG_VECTOR_CREATE_MASK:
  case CG_VECTOR_CONSTANT_MASK: {
    if (!cgi_vector_check_result(op)) return false;
    if (kind == CG_VECTOR_CONSTANT_MASK && !cg_attr_is_int_list(cg_op_attr(op, "mask_dim_sizes")))
      return cgi_op_error(op, "requires an integer array attribute 'mask_dim_sizes'");
    size_t n = kind == CG_VECTOR_CREATE_MASK ? cg_op_num_operands(op) : cg_attr_int_list_len(cg_op_attr(op, "mask_dim_sizes"));
    if (cg_type_element(r) != cgi_type_i(op->ctx, 1) || n != (cg_type_rank(r) ? cg_type_rank(r) : 1))
      return cgi_op_error(op, "must specify an operand for each result vector dimension: %u for %t", (unsigned)n, r);
    return true;
  }
  case CG_VECTOR_STEP:
    if (cgi_vector_is_vector(r) && cg_type_rank(r) == 1 && cg_type_get_kind(cg_type_element(r)) == CG_TYPE_INDEX) return true;
    return cgi_op_error(op, "result #0 must be a 1-D vector of index, but got %t", r);
  default: return true;
  }
#endif
}

static bool cgi_vector_verify(cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  cg_type a, r = cg_op_num_results(op) ? cg_value_type(cg_op_result(op, 0)) : NULL;
  switch (kind) {
  case CG_VECTOR_REDUCTION:
    if (!cgi_vector_check_operand(op)) return false;
    a = cg_value_type(cg_op_operand(op, CG_VECTOR_REDUCTION_VECTOR));
    if (cg_type_rank(a) > 1) return cgi_op_error(op, "unsupported reduction rank: %u of %t", cg_type_rank(a), a);
    if (!cgi_vector_expect(op, "result", r, cg_type_element(a))) return false;
    return cgi_vector_check_kind(op, r);
  case CG_VECTOR_FMA:
    if (!cgi_vector_check_operand(op)) return false;
    return cg_type_is_float(cgi_elem(cg_op_operand(op, CG_VECTOR_FMA_LHS)))
               ? true
               : cgi_op_error(op, "operand #0 must be a vector of floats, but got %t", cg_value_type(cg_op_operand(op, CG_VECTOR_FMA_LHS)));
  case CG_VECTOR_BROADCAST: return cgi_vector_verify_broadcast(op);
  case CG_VECTOR_SPLAT:
    if (!cg_type_is_shaped(r)) return cgi_op_error(op, "result must be a vector or tensor, but got %t", r);
    return cgi_vector_expect(op, "operand", cg_value_type(cg_op_operand(op, CG_VECTOR_SPLAT_INPUT)), cg_type_element(r));
  case CG_VECTOR_EXTRACT:
    return cgi_vector_check_operand(op) && cgi_vector_verify_position(op, cg_value_type(cg_op_operand(op, CG_VECTOR_EXTRACT_VECTOR)), r, "result");
  case CG_VECTOR_INSERT:
    return cgi_vector_check(op, cg_op_operand(op, CG_VECTOR_INSERT_DEST), "operand #1") &&
           cgi_vector_expect(op, "result", r, cg_value_type(cg_op_operand(op, CG_VECTOR_INSERT_DEST))) &&
           cgi_vector_verify_position(op, r, cg_value_type(cg_op_operand(op, CG_VECTOR_INSERT_SOURCE)), "source");
  case CG_VECTOR_EXTRACTELEMENT:
  case CG_VECTOR_INSERTELEMENT: {
    cg_value v = cg_op_operand(op, kind == CG_VECTOR_EXTRACTELEMENT ? 0 : 1), position = cgi_operand_named(op, "position");
    if (!cgi_vector_check(op, v, "the vector operand")) return false;
    a = cg_value_type(v);
    if (cg_type_rank(a) > 1 || (cg_type_rank(a) == 1) != (position != NULL))
      return cgi_op_error(op, "expected position for a 1-D vector, and none for 0-D: %t", a);
    if (position && !cg_type_is_int_or_index(cg_value_type(position)))
      return cgi_op_error(op, "position must be an integer or index, but got %t", cg_value_type(position));
    if (kind == CG_VECTOR_EXTRACTELEMENT) return cgi_vector_expect(op, "result", r, cg_type_element(a));
    return cgi_vector_expect(op, "source", cg_value_type(cg_op_operand(op, CG_VECTOR_INSERTELEMENT_SOURCE)), cg_type_element(a)) &&
           cgi_vector_expect(op, "result", r, a);
  }
  case CG_VECTOR_SHUFFLE: return cgi_vector_verify_shuffle(op);
  case CG_VECTOR_SHAPE_CAST:
    a = cg_value_type(cg_op_operand(op, CG_VECTOR_SHAPE_CAST_SOURCE));
    if (!cgi_vector_check_unary(op)) return false;
    if (cg_type_element(a) == cg_type_element(r) && cg_type_num_elements(a) == cg_type_num_elements(r)) return true;
    return cgi_op_error(op, "source/result number of elements and element type must match, but got %t and %t", a, r);
  case CG_VECTOR_LOAD: return cgi_vector_verify_memory(op, cg_op_operand(op, CG_VECTOR_LOAD_BASE), r, 0);
  case CG_VECTOR_STORE:
    return cgi_vector_verify_memory(op, cg_op_operand(op, CG_VECTOR_STORE_BASE), cg_value_type(cg_op_operand(op, CG_VECTOR_STORE_VALUE_TO_STORE)), 0);
  case CG_VECTOR_BITCAST:
    a = cg_value_type(cg_op_operand(op, CG_VECTOR_BITCAST_SOURCE));
    if (!cgi_vector_check_unary(op)) return false;
    if (cg_type_rank(a) == cg_type_rank(r) && cgi_saturating_mul(cg_type_num_elements(a), cg_type_width(cg_type_element(a))) ==
                                                  cgi_saturating_mul(cg_type_num_elements(r), cg_type_width(cg_type_element(r))))
      return true;
    return cgi_op_error(op, "source/result bitwidth of the minor 1-D vectors must be equal, but got %t and %t", a, r);
  default: return cgi_vector_verify_shaped(op);
  }
}

// ---- folds --------------------------------------------------------------------------------------------------------------------------------
// The value of the scalar that fills a vector: through splat and broadcast.
static cg_value cgi_vector_splat_of(cg_value v) {
  cg_op def = cg_value_op(v);
  if (!def || (cg_op_get_kind(def) != CG_VECTOR_SPLAT && cg_op_get_kind(def) != CG_VECTOR_BROADCAST)) return NULL;
  cg_value source = cg_op_operand(def, CG_VECTOR_BROADCAST_SOURCE);
  return cg_type_is_shaped(cg_value_type(source)) ? NULL : source;
}

static bool cgi_vector_static_position(cg_op op, int64_t *out, unsigned *n) {
  cgi_mixed position;
  if (!cgi_mixed_get(op, "dynamic_position", "static_position", &position)) return false;
  cgi_mixed_fold_constants(&position);
  *n = position.n;
  for (unsigned i = 0; i < position.n; i++) {
    if (position.values[i]) return false;
    out[i] = position.fixed[i];
  }
  return true;
}

// Follows an extraction of one element of a 1-D vector back through the op that made the vector.
static bool cgi_vector_fold_element(cg_value vector, int64_t at, cgi_fold *r) {
  cg_op def = cg_value_op(vector);
  int64_t position[16], size = cg_type_dim(cg_value_type(vector), 0);
  unsigned n;
  if (!def || at < 0 || at >= size) return false;
  switch (cg_op_get_kind(def)) {
  case CG_VECTOR_INSERT:
    if (!cgi_vector_static_position(def, position, &n) || n != 1) return false;
    if (position[0] == at)
      return cgi_fold_to(
          r, cg_type_is_shaped(cg_value_type(cg_op_operand(def, CG_VECTOR_INSERT_SOURCE))) ? NULL : cg_op_operand(def, CG_VECTOR_INSERT_SOURCE));
    return false;
  case CG_VECTOR_INSERTELEMENT:
    if (cg_op_num_operands(def) != 3 || !cgi_constant_int(cg_op_operand(def, CG_VECTOR_INSERT_DYNAMIC_POSITION), &position[0])) return false;
    return position[0] == at && cgi_fold_to(r, cg_op_operand(def, CG_VECTOR_INSERT_SOURCE));
  default: return false;
  }
}

static bool cgi_vector_fold_extract(cg_op op, const cg_attr *c, cgi_fold *r) {
  cg_value vector = cg_op_operand(op, CG_VECTOR_EXTRACT_VECTOR), splat = cgi_vector_splat_of(vector);
  cg_type type = cg_value_type(vector), result = cg_value_type(cg_op_result(op, 0));
  int64_t position[16];
  unsigned n = 0;
  if (splat && cg_value_type(splat) == result) return cgi_fold_to(r, splat);
  if (c[0] && cg_attr_get_kind(c[0]) == CG_ATTR_DENSE && cg_attr_is_splat(c[0]))
    return cgi_fold_to_attr(r, cgi_attr_like(result, cgi_attr_dense_at(op->ctx, c[0], 0)));
  if (cg_op_get_kind(op) == CG_VECTOR_EXTRACTELEMENT) {
    if (cg_op_num_operands(op) != 2 || !c[1]) return false;
    position[0] = cg_attr_int(c[1]), n = 1;
  } else if (!cgi_vector_static_position(op, position, &n)) {
    return false;
  }
  if (n == 0 && type == result) return cgi_fold_to(r, vector);
  if (n == 1 && cg_type_rank(type) == 1 && !cg_type_is_shaped(result) && cgi_vector_fold_element(vector, position[0], r)) return true;
  if (cg_type_is_shaped(result) || n != cg_type_rank(type) || !c[0] || cg_attr_get_kind(c[0]) != CG_ATTR_DENSE) return false;
  uint64_t at = 0;
  for (unsigned i = 0; i < n; i++) {
    if (position[i] < 0 || position[i] >= cg_type_dim(type, i)) return false;
    at = at * (uint64_t)cg_type_dim(type, i) + (uint64_t)position[i];
  }
  return cgi_fold_to_attr(r, cgi_attr_dense_at(op->ctx, c[0], at));
}

static bool cgi_vector_fold_shuffle(cg_op op, cgi_fold *r) {
  cg_attr mask = cg_op_attr(op, "mask");
  cg_type result = cg_value_type(cg_op_result(op, 0)), a = cg_value_type(cg_op_operand(op, CG_VECTOR_SHUFFLE_V1));
  size_t n = cg_attr_int_list_len(mask);
  bool first = true, second = true;
  for (size_t i = 0; i < n; i++) {
    first = first && cg_attr_int_list_at(mask, i) == (int64_t)i;
    second = second && cg_type_rank(a) == 1 && cg_attr_int_list_at(mask, i) == (int64_t)i + cg_type_dim(a, 0);
  }
  if (first && a == result) return cgi_fold_to(r, cg_op_operand(op, CG_VECTOR_SHUFFLE_V1));
  return second && cg_value_type(cg_op_operand(op, CG_VECTOR_SHUFFLE_V2)) == result && cgi_fold_to(r, cg_op_operand(op, CG_VECTOR_SHUFFLE_V2));
}

static bool cgi_vector_fold(cg_op op, const cg_attr *c, cgi_fold *r) {
  cg_attr scalar;
  cg_op_kind kind = cg_op_get_kind(op);
  cg_value x = cg_op_num_operands(op) ? cg_op_operand(op, 0) : NULL;
  cg_type result = cg_op_num_results(op) ? cg_value_type(cg_op_result(op, 0)) : NULL;
  cg_op inner;
  switch (kind) {
  case CG_VECTOR_FMA: return cgi_fold_elementwise(op, c, r);
  case CG_VECTOR_EXTRACT:
  case CG_VECTOR_EXTRACTELEMENT: return cgi_vector_fold_extract(op, c, r);
  case CG_VECTOR_BROADCAST:
  case CG_VECTOR_SPLAT:
    if (cg_value_type(x) == result) return cgi_fold_to(r, x);
    return cgi_attr_scalar_of(c[0], &scalar) && cgi_fold_to_attr(r, cgi_attr_like(result, scalar));
  case CG_VECTOR_SHAPE_CAST:
  case CG_VECTOR_BITCAST:
    if (cg_value_type(x) == result) return cgi_fold_to(r, x);
    inner = cgi_def_op(x, kind);
    if (inner && cg_value_type(cg_op_operand(inner, CG_VECTOR_SHAPE_CAST_SOURCE)) == result)
      return cgi_fold_to(r, cg_op_operand(inner, CG_VECTOR_SHAPE_CAST_SOURCE));
    if (kind == CG_VECTOR_SHAPE_CAST && c[0] && cg_attr_get_kind(c[0]) == CG_ATTR_DENSE) {
      size_t size;
      const uint8_t *bytes = cg_attr_bytes(c[0], &size);
      return cgi_fold_to_attr(r, cgi_attr_dense(op->ctx, result, bytes, size));
    }
    return false;
  case CG_VECTOR_TRANSPOSE: {
    cg_attr p = cg_op_attr(op, "permutation");
    bool identity = true;
    for (size_t i = 0; i < cg_attr_int_list_len(p); i++) identity = identity && cg_attr_int_list_at(p, i) == (int64_t)i;
    if (identity) return cgi_fold_to(r, x);
    return cgi_attr_scalar_of(c[0], &scalar) && cgi_fold_to_attr(r, cgi_attr_like(result, scalar));
  }
  case CG_VECTOR_SHUFFLE: return cgi_vector_fold_shuffle(op, r);
  case CG_VECTOR_EXTRACT_STRIDED_SLICE: return cg_value_type(x) == result && cgi_fold_to(r, x);
  case CG_VECTOR_INSERT_STRIDED_SLICE: return cg_value_type(x) == result && cgi_fold_to(r, x);
  case CG_VECTOR_INSERT: return cg_value_type(x) == result && cg_attr_int_list_len(cg_op_attr(op, "static_position")) == 0 && cgi_fold_to(r, x);
  case CG_VECTOR_STEP: {
    uint8_t bytes[64];
    cgi_scalar s = {0, 0};
    int64_t n = cg_type_dim(result, 0);
    unsigned size = cg_storage_bytes(cg_type_element(result));
    if (n <= 0 || n * (int64_t)size > 64) return false;
    for (unsigned i = 0; i < (unsigned)n; i++) s.bits = i, cgi_store_element(cg_type_element(result), bytes + i * size, s);
    return cgi_fold_to_attr(r, cgi_attr_dense(op->ctx, result, bytes, (size_t)n * size));
  }
  default: return false;
  }
}

// ---- patterns -----------------------------------------------------------------------------------------------------------------------------
// Constant dynamic positions become static.
static bool cgi_vector_position_constants(cgi_builder *b, cg_op op, void *user) {
  static const char *const names[] = {"static_position"};
  cgi_mixed position;
  cg_type vector = cg_value_type(cg_op_operand(op, cg_op_get_kind(op) == CG_VECTOR_EXTRACT ? 0 : 1));
  (void)b, (void)user;
  if (!cgi_mixed_get(op, "dynamic_position", "static_position", &position) || !cgi_mixed_fold_constants(&position)) return false;
  for (unsigned i = 0; i < position.n; i++)
    if (!position.values[i] && (position.fixed[i] < 0 || position.fixed[i] >= cg_type_dim(vector, i))) return false;
  cgi_mixed_set(op, cg_op_get_kind(op) == CG_VECTOR_EXTRACT ? 1 : 2, 1, names, &position, false);
  return true;
}

// extract past an insert elsewhere; extract of extract.
static bool cgi_vector_extract_chain(cgi_builder *b, cg_op op, void *user) {
  cg_value vector = cg_op_operand(op, CG_VECTOR_EXTRACT_VECTOR);
  cg_op def = cg_value_op(vector);
  int64_t p[16], q[32];
  unsigned n, m;
  (void)b, (void)user;
  if (!def || !cgi_vector_static_position(op, p, &n)) return false;
  if (cg_op_get_kind(def) == CG_VECTOR_INSERT && cgi_vector_static_position(def, q, &m) && m > 0 && n > 0) {
    for (unsigned i = 0; i < n && i < m; i++)
      if (p[i] != q[i]) {
        cgi_op_set_operand(op, CG_VECTOR_EXTRACT_VECTOR, cg_op_operand(def, CG_VECTOR_INSERT_DEST));
        return true;
      }
    return false;
  }
  if (cg_op_get_kind(def) != CG_VECTOR_EXTRACT || !cgi_vector_static_position(def, q, &m) || n + m > 16) return false;
  if (cgi_vector_tail(cg_value_type(cg_op_operand(def, CG_VECTOR_EXTRACT_VECTOR)), m) != cg_value_type(vector)) return false;
  for (unsigned i = 0; i < n; i++) q[m + i] = p[i];
  cg_value source = cg_op_operand(def, CG_VECTOR_EXTRACT_VECTOR);
  cgi_op_set_operands(op, 1, &source);
  cgi_op_set_ints(op, "static_position", n + m, q);
  return true;
}

static bool cgi_vector_cast_chain(cgi_builder *b, cg_op op, void *user) {
  cg_op inner = cgi_def_op(cg_op_operand(op, CG_VECTOR_SHAPE_CAST_SOURCE), cg_op_get_kind(op));
  (void)b, (void)user;
  if (!inner) return false;
  cgi_op_set_operand(op, CG_VECTOR_SHAPE_CAST_SOURCE, cg_op_operand(inner, CG_VECTOR_SHAPE_CAST_SOURCE));
  return true;
}

// A reduction of one element is that element.
static bool cgi_vector_reduce_one(cgi_builder *b, cg_op op, void *user) {
  cg_value v = cg_op_operand(op, CG_VECTOR_REDUCTION_VECTOR);
  cg_type t = cg_value_type(v), element = cg_type_element(t);
  (void)user;
  if (cg_type_rank(t) != 1 || cg_type_dim(t, 0) != 1) return false;
  int64_t zero = 0;
  cg_op_kind kind = cgi_combiner_of(cg_op_attr(op, "kind"), cg_type_is_float(element));
  if (kind == CG_OP_UNREGISTERED) return false;
  cg_value x = cgi_build_with(b, CG_VECTOR_EXTRACT, element, 1, &v, "static_position", cgi_attr_i64_array(b->ctx, 1, &zero));
  if (cg_op_num_operands(op) > 1) x = cgi_build_binary(b, kind, x, cg_op_operand(op, CG_VECTOR_REDUCTION_ACC));
  cgi_op_replace1(op, x);
  return true;
}

// create_mask of constants is a constant_mask, its sizes brought into the vector's.
static bool cgi_vector_mask_constants(cgi_builder *b, cg_op op, void *user) {
  cg_context *ctx = b->ctx;
  cg_type type = cg_value_type(cg_op_result(op, 0));
  int64_t sizes[16];
  unsigned n = cg_op_num_operands(op);
  bool none = false;
  (void)user;
  if (n > 16 || cg_type_rank(type) != n) return false;
  for (unsigned i = 0; i < n; i++) {
    int64_t v;
    if (!cgi_constant_int(cg_op_operand(op, i), &v)) return false;
    if (v < 0) v = 0;
    if (v > cg_type_dim(type, i)) v = cg_type_dim(type, i);
    none = none || v == 0;
    sizes[i] = v;
  }
  if (none) memset(sizes, 0, sizeof sizes); // one empty dim empties the mask
  cgi_op_replace1(op, cgi_build_with(b, CG_VECTOR_CONSTANT_MASK, type, 0, NULL, "mask_dim_sizes", cgi_attr_ints(ctx, n, sizes)));
  return true;
}

CGI_DEF const cgi_dialect *cgi_dialect_vector(void) {
  static const cgi_pattern patterns[] = {
      {CG_VECTOR_EXTRACT, cgi_vector_position_constants}, {CG_VECTOR_INSERT, cgi_vector_position_constants},
      {CG_VECTOR_EXTRACT, cgi_vector_extract_chain},      {CG_VECTOR_SHAPE_CAST, cgi_vector_cast_chain},
      {CG_VECTOR_BITCAST, cgi_vector_cast_chain},         {CG_VECTOR_REDUCTION, cgi_vector_reduce_one},
#ifndef CODEGEN_NO_FAST_PIPELINES
      {CG_VECTOR_TRANSPOSE, cgi_transpose_chain},         {CG_VECTOR_CREATE_MASK, cgi_vector_mask_constants},
#endif
  };
  static const cgi_dialect dialect = {"vector", CGI_VERIFIER(cgi_vector_verify), cgi_vector_fold, patterns, sizeof patterns / sizeof patterns[0]};
  return &dialect;
}
