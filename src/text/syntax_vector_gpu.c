// Custom syntax of vector and gpu.
#include "text/parser.h"

// ---- transfers ----------------------------------------------------------------------------------------------------------------------------------
// The map that transfers have where none is written: the last dims, in order.
static cg_map cgi_vec_minor_identity(cg_context *ctx, unsigned rank, unsigned results) {
  unsigned dims[32];
  for (unsigned i = 0; i < results && i < 32; i++) dims[i] = rank - results + i;
  return cgi_map_permutation(ctx, rank, results, dims);
}

static unsigned cgi_vec_source_rank(cg_type source) { return cg_type_is_shaped(source) ? cg_type_rank(source) : 0; }

// in_bounds and permutation_map are always there; the text leaves out what is usual.
static bool cgi_vec_transfer_attrs(cgi_parser *p, cgi_op_state *st, cg_type source, cg_type vector, const char *at) {
  cg_context *ctx = p->ctx;
  unsigned rank = cgi_vec_source_rank(source), results = cg_type_rank(vector);
  if (!cgi_st_get(st, "permutation_map")) {
    if (results > rank || results > 32) return cgi_p_error_at(p, at, "%t has more dims than %t: a permutation_map is needed", vector, source);
    cgi_st_attr(p, st, "permutation_map", cgi_attr_of_map(ctx, cgi_vec_minor_identity(ctx, rank, results)));
  }
  if (!cgi_st_get(st, "in_bounds")) {
    cg_attr map = cgi_st_get(st, "permutation_map"), *items = NULL;
    size_t n = cg_attr_get_kind(map) == CG_ATTR_MAP ? cg_map_num_results(cg_attr_map(map)) : results;
    for (size_t i = 0; i < n; i++) cgi_push(items, cgi_attr_bool(ctx, false));
    cgi_st_attr(p, st, "in_bounds", cgi_attr_array(ctx, n, items));
    cgi_arr_free(ctx, items);
  }
  return true;
}

static cg_type cgi_vec_mask_type(cg_context *ctx, cg_attr map, cg_type vector) { // as MLIR infers it: the vector's shape before the permutation
  cg_map m = map && cg_attr_get_kind(map) == CG_ATTR_MAP ? cg_attr_map(map) : NULL;
  int64_t shape[32];
  unsigned n = 0;
  for (unsigned d = 0; m && d < cg_map_num_dims(m) && n < 32; d++) {
    int r = cgi_map_result_of_dim(m, d);
    if (r >= 0 && (unsigned)r < cg_type_rank(vector)) shape[n++] = cg_type_dim(vector, (unsigned)r);
  }
  return cgi_type_vector(ctx, n, shape, cgi_type_i(ctx, 1));
}

// %m[%i, …]
static bool cgi_vec_indexed(cgi_parser *p, cgi_operand_ref *base, cgi_operand_ref **indices) {
  return cgi_p_operand(p, base) && cgi_p_expect(p, '[') && cgi_p_operand_list(p, indices) && cgi_p_expect(p, ']');
}

// read: %m[%i], %pad[, %mask] {…} : t, v      write: %v, %m[%i][, %mask] {…} : v, t
static bool cgi_vec_transfer(cgi_parser *p, cgi_op_state *st, bool read, cgi_operand_ref **indices) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref base, value, mask;
  cg_type first, second;
  bool masked = false;
  int32_t sizes[4];
  if (!read && (!cgi_p_operand(p, &value) || !cgi_p_expect(p, ','))) return false;
  if (!cgi_vec_indexed(p, &base, indices)) return false;
  if (read && (!cgi_p_expect(p, ',') || !cgi_p_operand(p, &value))) return false;
  if (cgi_p_accept(p, ',')) {
    if (!cgi_p_operand(p, &mask)) return false;
    masked = true;
  }
  const char *at = cgi_p_here(p);
  if (!cgi_p_attr_dict(p, st) || !cgi_p_expect(p, ':') || !cgi_p_type(p, &first) || !cgi_p_expect(p, ',') || !cgi_p_type(p, &second)) return false;
  cg_type source = read ? first : second, vector = read ? second : first;
  if (cg_type_get_kind(vector) != CG_TYPE_VECTOR) return cgi_p_error_at(p, at, "expected a vector type, not %t", vector);
  if (cg_type_get_kind(source) != CG_TYPE_MEMREF && cg_type_get_kind(source) != CG_TYPE_TENSOR)
    return cgi_p_error_at(p, at, "expected a memref or tensor type, not %t", source);
  if (!cgi_vec_transfer_attrs(p, st, source, vector, at)) return false;
  if (!read && !cgi_st_operand(p, st, value, vector)) return false;
  if (!cgi_st_operand(p, st, base, source) || !cgi_p_finish_indices(p, st, *indices, cgi_len(*indices))) return false;
  if (read && !cgi_st_operand(p, st, value, cg_type_element(source))) return false;
  if (masked && !cgi_st_operand(p, st, mask, cgi_vec_mask_type(ctx, cgi_st_get(st, "permutation_map"), vector))) return false;
  if (read || cg_type_get_kind(source) == CG_TYPE_TENSOR) cgi_st_result(p, st, read ? vector : source);
  sizes[0] = 1;
  sizes[1] = read ? (int32_t)cgi_len(*indices) : 1;
  sizes[2] = read ? 1 : (int32_t)cgi_len(*indices);
  sizes[3] = masked;
  return cgi_st_segments(p, st, 4, sizes);
}

static bool cgi_vec_parse_transfer(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *indices = NULL;
  bool ok = cgi_vec_transfer(p, st, st->def->kind == CG_VECTOR_TRANSFER_READ, &indices);
  cgi_arr_free(ctx, indices);
  return ok;
}

static bool cgi_vec_is_usual_bounds(cg_attr a) {
  if (!a || cg_attr_get_kind(a) != CG_ATTR_ARRAY) return false;
  for (size_t i = 0; i < cg_attr_len(a); i++)
    if (cg_attr_int(cg_attr_at(a, i))) return false;
  return true;
}

static void cgi_vec_print_transfer(cgi_printer *pr, cg_op op) {
  bool read = cg_op_get_kind(op) == CG_VECTOR_TRANSFER_READ;
  unsigned base = read ? 0 : 1, first, n = cgi_operand_group(op, "indices", &first), mask, masked = cgi_operand_group(op, "mask", &mask), hidden = 0;
  const char *elided[3];
  cg_type source = cg_value_type(cg_op_operand(op, base));
  cg_type vector = read ? cg_value_type(cg_op_result(op, 0)) : cg_value_type(cg_op_operand(op, 0));
  cg_map map = cg_attr_map(cg_op_attr(op, "permutation_map"));
  unsigned rank = cgi_vec_source_rank(source);
  if (cg_type_rank(vector) <= rank && cg_type_rank(vector) <= 32 && map == cgi_vec_minor_identity(cgi_pr_context(pr), rank, cg_type_rank(vector)))
    elided[hidden++] = "permutation_map";
  if (cgi_vec_is_usual_bounds(cg_op_attr(op, "in_bounds"))) elided[hidden++] = "in_bounds";
  elided[hidden] = NULL;
  cgi_pr_char(pr, ' ');
  cgi_pr_operands(pr, op, 0, base + 1);
  cgi_pr_char(pr, '[');
  cgi_pr_operands(pr, op, first, n);
  cgi_pr_char(pr, ']');
  if (read) {
    cgi_pr_z(pr, ", ");
    cgi_pr_operand(pr, op, first + n);
  }
  if (masked) {
    cgi_pr_z(pr, ", ");
    cgi_pr_operand(pr, op, mask);
  }
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_z(pr, " : ");
  cgi_pr_type(pr, read ? source : vector);
  cgi_pr_z(pr, ", ");
  cgi_pr_type(pr, read ? vector : source);
}

// ---- contract --------------------------------------------------------------------------------------------------------------------
static bool cgi_vec_iterators(cgi_parser *p, cgi_op_state *st, const char *at) { // "parallel" is #vector.iterator_type<parallel>
  cg_context *ctx = p->ctx;
  cg_attr list = cgi_st_get(st, "iterator_types"), *items = NULL;
  if (!list || cg_attr_get_kind(list) != CG_ATTR_ARRAY || !cgi_st_get(st, "indexing_maps"))
    return cgi_p_error_at(p, at, "'vector.contract' needs 'indexing_maps' and 'iterator_types'");
  for (size_t i = 0; i < cg_attr_len(list); i++) {
    cg_str word = cgi_attr_enum_word(cg_attr_at(list, i));
    cgi_push(items, word.len ? cgi_attr_enum(ctx, "vector.iterator_type", cgi_intern(ctx, word).data) : cg_attr_at(list, i));
  }
  cgi_st_attr(p, st, "iterator_types", cgi_attr_array(ctx, cgi_len(items), items));
  cgi_arr_free(ctx, items);
  return true;
}

// {…} %a, %b, %c : t, u into v
static bool cgi_vec_parse_contract(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref refs[3];
  cg_type types[3];
  cg_attr dict;
  const char *at = cgi_p_here(p);
  if (!cgi_p_attr(p, &dict)) return false;
  if (cg_attr_get_kind(dict) != CG_ATTR_DICT) return cgi_p_error_at(p, at, "expected a dictionary attribute");
  for (size_t i = 0; i < cg_attr_len(dict); i++) cgi_st_attr(p, st, cg_attr_name_at(dict, i).data, cg_attr_at(dict, i));
  if (!cgi_vec_iterators(p, st, at)) return false;
  for (unsigned i = 0; i < 3; i++)
    if ((i && !cgi_p_expect(p, ',')) || !cgi_p_operand(p, &refs[i])) return false;
  if (!cgi_p_attr_dict(p, st) || !cgi_p_colon_type(p, &types[0]) || !cgi_p_expect(p, ',') || !cgi_p_type(p, &types[1]) ||
      !cgi_p_expect_word(p, "into") || !cgi_p_type(p, &types[2]))
    return false;
  for (unsigned i = 0; i < 3; i++)
    if (!cgi_st_operand(p, st, refs[i], types[i])) return false;
  return cgi_st_result(p, st, types[2]);
}

static void cgi_vec_print_contract(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"indexing_maps", "iterator_types", "kind", NULL};
  cg_attr iterators = cg_op_attr(op, "iterator_types"), kind = cg_op_attr(op, "kind");
  cgi_pr_z(pr, " {indexing_maps = ");
  cgi_pr_attr(pr, cg_op_attr(op, "indexing_maps"));
  cgi_pr_z(pr, ", iterator_types = [");
  for (size_t i = 0; i < cg_attr_len(iterators); i++) {
    if (i) cgi_pr_z(pr, ", ");
    cgi_pr_quoted(pr, cgi_attr_enum_word(cg_attr_at(iterators, i)));
  }
  cgi_pr_z(pr, "], kind = ");
  cgi_pr_attr(pr, kind ? kind : cgi_attr_enum(cgi_pr_context(pr), "vector.kind", "add"));
  cgi_pr_z(pr, "} ");
  cgi_pr_operands(pr, op, 0, 3);
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_z(pr, " : ");
  cgi_pr_operand_types(pr, op, 0, 2);
  cgi_pr_z(pr, " into ");
  cgi_pr_result_types(pr, op);
}

// ---- mask, print -------------------------------------------------------------------------------------------------------------------------
// %m[, %passthru] { op } : t -> u. The region's vector.yield is made of the op's results where it is not written.
static bool cgi_vec_parse_mask(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref mask, passthru;
  cg_type t;
  if (!cgi_p_operand(p, &mask)) return false;
  bool pass = cgi_p_accept(p, ',');
  if ((pass && !cgi_p_operand(p, &passthru)) || !cgi_p_region(p, st, 0, NULL) || !cgi_p_attr_dict(p, st) || !cgi_p_colon_type(p, &t) ||
      !cgi_p_optional_arrow(p, &st->results) || !cgi_st_operand(p, st, mask, t))
    return false;
  if (pass && (!cgi_len(st->results) || !cgi_st_operand(p, st, passthru, st->results[0])))
    return cgi_p_error_at(p, st->at, "a passthru value needs a result");
  cg_block b = st->regions[0]->first;
  cg_op yield = b ? b->last : NULL, inner = yield ? yield->prev : NULL;
  if (yield && inner && yield->def->kind == CG_VECTOR_YIELD && !yield->num_operands && inner->num_results) {
    cg_value *values = NULL;
    for (unsigned i = 0; i < inner->num_results; i++) cgi_push(values, inner->results[i]);
    cgi_op_set_operands(yield, inner->num_results, values);
    cgi_arr_free(ctx, values);
  }
  return true;
}

// One op whose results are what is yielded: on one line.
static cg_op cgi_vec_masked_op(cg_op op) {
  cg_block b = cg_region_first(cg_op_region(op, 0));
  cg_op inner = b ? cg_block_first(b) : NULL, yield = inner ? cg_op_next(inner) : NULL;
  if (!yield || yield != cg_block_last(b) || cg_op_get_kind(yield) != CG_VECTOR_YIELD || cg_op_num_regions(inner) || cg_block_next(b)) return NULL;
  if (cg_op_num_operands(yield) != cg_op_num_results(inner)) return NULL;
  for (unsigned i = 0; i < cg_op_num_results(inner); i++)
    if (cg_op_operand(yield, i) != cg_op_result(inner, i)) return NULL;
  return inner;
}

static void cgi_vec_print_mask(cgi_printer *pr, cg_op op) {
  cg_op inner = cgi_vec_masked_op(op);
  cgi_pr_char(pr, ' ');
  cgi_pr_operands(pr, op, 0, cg_op_num_operands(op));
  cgi_pr_char(pr, ' ');
  if (inner) {
    cgi_pr_z(pr, "{ ");
    cgi_pr_op_text(pr, inner);
    cgi_pr_z(pr, " }");
  } else {
    cgi_pr_region(pr, cg_op_region(op, 0), false, true);
  }
  cgi_pr_attr_dict(pr, op, NULL);
  cgi_pr_z(pr, " : ");
  cgi_pr_operand_types(pr, op, 0, 1);
  cgi_pr_arrow(pr, op);
}

static bool cgi_vec_parse_print(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref ref;
  cg_type t;
  cg_str s;
  if (cgi_p_is(p, CGI_TOK_VALUE)) {
    cgi_p_mark m = cgi_p_save(p);
    if (!cgi_p_operand(p, &ref) || !cgi_p_attr_dict(p, st)) return false;
    bool next_op =
        cgi_p_is(p, '=') || cgi_p_is(p, ',') || (cgi_p_accept(p, ':') && cgi_p_is(p, CGI_TOK_INT)); // the value is a result of the op behind
    if (!next_op) return cgi_p_type(p, &t) && cgi_st_operand(p, st, ref, t);
    cgi_p_restore(p, m);
  }
  if (cgi_p_accept_word(p, "str")) {
    if (!cgi_p_string(p, &s)) return false;
    cgi_st_attr(p, st, "stringLiteral", cgi_attr_str(p->ctx, s));
  } else if (cgi_p_accept_word(p, "punctuation")) {
    if (!cgi_p_expect(p, '<') || !cgi_p_word(p, &s) || !cgi_p_expect(p, '>')) return false;
    cgi_st_attr(p, st, "punctuation", cgi_attr_enum(p->ctx, "vector.punctuation", s.data));
  }
  return cgi_p_attr_dict(p, st);
}

static void cgi_vec_print_print(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"stringLiteral", "punctuation", NULL};
  cg_attr text = cg_op_attr(op, "stringLiteral"), punctuation = cg_op_attr(op, "punctuation");
  if (cg_op_num_operands(op)) {
    cgi_pr_char(pr, ' ');
    cgi_pr_operand(pr, op, 0);
    cgi_pr_attr_dict(pr, op, elided);
    cgi_pr_z(pr, " : ");
    cgi_pr_operand_types(pr, op, 0, 1);
    return;
  }
  if (text) {
    cgi_pr_z(pr, " str ");
    cgi_pr_attr(pr, text);
  } else if (punctuation) {
    cgi_pr_z(pr, " punctuation <");
    cgi_pr_str(pr, cgi_attr_enum_word(punctuation));
    cgi_pr_char(pr, '>');
  }
  cgi_pr_attr_dict(pr, op, elided);
}

CGI_DEF const cgi_syntax *cgi_syntax_vector(unsigned *count) {
  static const cgi_syntax rows[] = {
      {CG_VECTOR_TRANSFER_READ, cgi_vec_parse_transfer, cgi_vec_print_transfer},
      {CG_VECTOR_TRANSFER_WRITE, cgi_vec_parse_transfer, cgi_vec_print_transfer},
      {CG_VECTOR_CONTRACT, cgi_vec_parse_contract, cgi_vec_print_contract},
      {CG_VECTOR_MASK, cgi_vec_parse_mask, cgi_vec_print_mask},
      {CG_VECTOR_PRINT, cgi_vec_parse_print, cgi_vec_print_print},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}

// ---- gpu ------------------------------------------------------------------------------------------------------------------------------------------
// [add] %x [uniform] [{ region }] : (t) -> t
static bool cgi_vec_parse_all_reduce(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref ref;
  cg_type t;
  if (cgi_p_is(p, CGI_TOK_WORD)) {
    cg_str word;
    if (!cgi_p_word(p, &word)) return false;
    cgi_st_attr(p, st, "op", cgi_attr_enum(ctx, "gpu.all_reduce_op", word.data));
  }
  if (!cgi_p_operand(p, &ref)) return false;
  if (cgi_p_accept_word(p, "uniform")) cgi_st_attr(p, st, "uniform", cgi_attr_unit(ctx));
  if (cgi_p_is(p, '{')) {
    if (!cgi_p_region(p, st, 0, NULL)) return false;
  } else {
    cgi_st_empty_region(p, st);
  }
  const char *at = cgi_p_here(p);
  if (!cgi_p_attr_dict(p, st) || !cgi_p_expect(p, ':') || !cgi_p_function_type(p, &t)) return false;
  return cgi_st_operands_each(p, st, 1, &ref, t->rank, t->members, at) && cgi_st_results(p, st, t->num_results, t->members + t->rank);
}

static void cgi_vec_print_all_reduce(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"op", "uniform", NULL};
  cg_attr kind = cg_op_attr(op, "op");
  cgi_pr_char(pr, ' ');
  if (kind) {
    cgi_pr_str(pr, cgi_attr_enum_word(kind));
    cgi_pr_char(pr, ' ');
  }
  cgi_pr_operand(pr, op, 0);
  if (cg_op_attr(op, "uniform")) cgi_pr_z(pr, " uniform");
  cgi_pr_z(pr, " ");
  cgi_pr_region(pr, cg_op_region(op, 0), true, true);
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_z(pr, " : ");
  cgi_pr_function_type(pr, op);
}

CGI_DEF const cgi_syntax *cgi_syntax_gpu(unsigned *count) {
  static const cgi_syntax rows[] = {
      {CG_GPU_ALL_REDUCE, cgi_vec_parse_all_reduce, cgi_vec_print_all_reduce},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
