// The pieces of syntax that formats of vector call by name.
#include "text/format.h"

// ---- transfers ----------------------------------------------------------------------------------------------------------------------------------
// The map that transfers have where none is written: the last dims, in order.
static cg_map cgi_directive_minor_identity(cg_context *ctx, unsigned rank, unsigned results) {
  unsigned dims[32];
  for (unsigned i = 0; i < results && i < 32; i++) dims[i] = rank - results + i;
  return cgi_map_permutation(ctx, rank, results, dims);
}

static unsigned cgi_directive_source_rank(cg_type source) { return cg_type_is_shaped(source) ? cg_type_rank(source) : 0; }

// in_bounds and permutation_map are always there; the text leaves out what is usual.
static bool cgi_directive_transfer_attrs(cgi_parser *p, cgi_op_state *st, cg_type source, cg_type vector, const char *at) {
  cg_context *ctx = p->ctx;
  unsigned rank = cgi_directive_source_rank(source), results = cg_type_rank(vector);
  if (!cgi_state_get(st, "permutation_map")) {
    if (results > rank || results > 32) return cgi_parser_error_at(p, at, "%t has more dims than %t: a permutation_map is needed", vector, source);
    cgi_state_attr(p, st, "permutation_map", cgi_attr_of_map(ctx, cgi_directive_minor_identity(ctx, rank, results)));
  }
  if (!cgi_state_get(st, "in_bounds")) {
    cg_attr map = cgi_state_get(st, "permutation_map"), *items = NULL;
    size_t n = cg_attr_get_kind(map) == CG_ATTR_MAP ? cg_map_num_results(cg_attr_map(map)) : results;
    for (size_t i = 0; i < n; i++) cgi_push(items, cgi_attr_bool(ctx, false));
    cgi_state_attr(p, st, "in_bounds", cgi_attr_array(ctx, n, items));
    cgi_arr_free(ctx, items);
  }
  return true;
}

static cg_type cgi_directive_mask_type(cg_context *ctx, cg_attr map, cg_type vector) { // as MLIR infers it: the vector's shape before the permutation
  cg_map m = map && cg_attr_get_kind(map) == CG_ATTR_MAP ? cg_attr_map(map) : NULL;
  int64_t shape[32];
  unsigned n = 0;
  for (unsigned d = 0; m && d < cg_map_num_dims(m) && n < 32; d++) {
    int r = cgi_map_result_of_dim(m, d);
    if (r >= 0 && (unsigned)r < cg_type_rank(vector)) shape[n++] = cg_type_dim(vector, (unsigned)r);
  }
  return cgi_type_vector(ctx, n, shape, cgi_type_i(ctx, 1));
}

static bool cgi_directive_is_usual_bounds(cg_attr a) {
  if (!a || cg_attr_get_kind(a) != CG_ATTR_ARRAY) return false;
  for (size_t i = 0; i < cg_attr_len(a); i++)
    if (cg_attr_int(cg_attr_at(a, i))) return false;
  return true;
}

// Attributes but those that say what is usual.
static bool cgi_directive_parse_transfer_attrs(cgi_format_parse *f, const cg_str *args) {
  (void)args;
  f->attributes = cgi_parser_here(f->p);
  return cgi_parser_attr_dict(f->p, f->st);
}

static void cgi_directive_print_transfer_attrs(cgi_format_print *f, const cg_str *args) {
  const char *hidden[3];
  unsigned n = 0;
  bool read = cg_op_get_kind(f->op) == CG_VECTOR_TRANSFER_READ;
  cg_type source = cg_value_type(cg_op_operand(f->op, read ? CG_VECTOR_TRANSFER_READ_SOURCE : CG_VECTOR_TRANSFER_WRITE_SOURCE));
  cg_type vector = cg_value_type(read ? cg_op_result(f->op, 0) : cg_op_operand(f->op, CG_VECTOR_TRANSFER_WRITE_VECTOR));
  cg_map map = cg_attr_map(cg_op_attr(f->op, "permutation_map"));
  unsigned rank = cgi_directive_source_rank(source), results = cg_type_rank(vector);
  (void)args;
  if (results <= rank && results <= 32 && map == cgi_directive_minor_identity(f->op->ctx, rank, results)) hidden[n++] = "permutation_map";
  if (cgi_directive_is_usual_bounds(cg_op_attr(f->op, "in_bounds"))) hidden[n++] = "in_bounds";
  hidden[n] = NULL;
  cgi_printer_attr_dict(f->pr, f->op, hidden);
}

// What is usual, and the mask's type, of (source, vector, mask), whose types were read.
static bool cgi_directive_parse_transfer_types(cgi_format_parse *f, const cg_str *args) {
  cg_type source = cgi_directive_types(f, args[0])->types[0], vector = cgi_format_types_of(f, args[1])->types[0];
  const char *at = f->attributes;
  if (cg_type_get_kind(vector) != CG_TYPE_VECTOR) return cgi_parser_error_at(f->p, at, "expected a vector type, not %t", vector);
  if (cg_type_get_kind(source) != CG_TYPE_MEMREF && cg_type_get_kind(source) != CG_TYPE_TENSOR)
    return cgi_parser_error_at(f->p, at, "expected a memref or tensor type, not %t", source);
  if (!cgi_directive_transfer_attrs(f->p, f->st, source, vector, at)) return false;
  cgi_format_know(f, cgi_directive_types(f, args[2]), cgi_directive_mask_type(f->p->ctx, cgi_state_get(f->st, "permutation_map"), vector));
  return true;
}

// ---- types ------------------------------------------------------------------------------------------------------------------------------------
// `f32 from vector<…>` of (vector, result, position); older text has the vector's type only.
static bool cgi_directive_parse_extract_types(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_parser *p = f->p;
  cg_type result, vector;
  const char *at = cgi_parser_here(p);
  if (!cgi_parser_type(p, &result)) return false;
  if (cgi_parser_accept_word(p, "from")) {
    if (!cgi_parser_type(p, &vector)) return false;
  } else {
    unsigned n = (unsigned)cg_attr_int_list_len(cgi_state_get(f->st, cgi_format_z(ctx, args[2])));
    vector = result;
    if (cg_type_get_kind(vector) != CG_TYPE_VECTOR || n > cg_type_rank(vector))
      return cgi_parser_error_at(p, at, "%u positions do not fit %t", n, vector);
    result = n == cg_type_rank(vector) ? cg_type_element(vector)
                                       : cgi_type_vector(ctx, cg_type_rank(vector) - n, cg_type_shape(vector) + n, cg_type_element(vector));
  }
  cgi_format_know(f, cgi_directive_types(f, args[0]), vector);
  cgi_format_know(f, cgi_directive_result(f, args[1]), result);
  return true;
}

static void cgi_directive_print_extract_types(cgi_format_print *f, const cg_str *args) {
  (void)args;
  cgi_format_before(f);
  cgi_printer_result_types(f->pr, f->op);
  cgi_printer_z(f->pr, " from ");
  cgi_printer_operand_types(f->pr, f->op, 0, 1);
}

// The result of vector.shuffle, of (first, result, mask).
static bool cgi_directive_parse_shuffle_type(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cg_type t = cgi_directive_types(f, args[0])->types[0];
  size_t n = cg_attr_int_list_len(cgi_state_get(f->st, cgi_format_z(ctx, args[2])));
  int64_t shape[32];
  if (cg_type_get_kind(t) != CG_TYPE_VECTOR || cg_type_rank(t) > 32 || !n)
    return cgi_parser_error_at(f->p, f->st->at, "'vector.shuffle' needs vectors and a mask");
  unsigned rank = cg_type_rank(t) ? cg_type_rank(t) : 1;
  shape[0] = (int64_t)n;
  for (unsigned i = 1; i < rank; i++) shape[i] = cg_type_dim(t, i);
  cgi_format_know(f, cgi_directive_result(f, args[1]), cgi_type_vector(ctx, rank, shape, cg_type_element(t)));
  return true;
}

// The type of (lhs, rhs, acc, result) of vector.outerproduct.
static bool cgi_directive_parse_outer_type(cgi_format_parse *f, const cg_str *args) {
  cg_type a = cgi_directive_types(f, args[0])->types[0], b = cgi_directive_types(f, args[1])->types[0], out = a;
  bool matrix = cg_type_get_kind(b) == CG_TYPE_VECTOR;
  if (cg_type_get_kind(a) != CG_TYPE_VECTOR || cg_type_rank(a) != 1) return cgi_parser_error_at(f->p, f->st->at, "expected a 1-D vector, not %t", a);
  if (matrix && cg_type_rank(b) != 1) return cgi_parser_error_at(f->p, f->st->at, "expected a 1-D vector, not %t", b);
  if (matrix) {
    int64_t shape[2];
    shape[0] = cg_type_dim(a, 0);
    shape[1] = cg_type_dim(b, 0);
    out = cgi_type_vector(f->p->ctx, 2, shape, cg_type_element(a));
  }
  cgi_format_know(f, cgi_directive_types(f, args[2]), out);
  cgi_format_know(f, cgi_directive_result(f, args[3]), out);
  return true;
}

// The results of (vector, elements): as many as it has.
static bool cgi_directive_parse_elements_of(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_format_types *out = cgi_directive_result(f, args[1]);
  cg_type t = cgi_directive_types(f, args[0])->types[0];
  out->known = true;
  for (int64_t i = 0; cg_type_get_kind(t) == CG_TYPE_VECTOR && i < cg_type_num_elements(t) && i < 65536; i++)
    cgi_push(out->types, cg_type_element(t));
  return true;
}

CGI_DEF const cgi_format_custom *cgi_format_vector_customs(unsigned *count) {
  static const cgi_format_custom rows[] = {
      {"ElementsOf", cgi_directive_parse_elements_of, NULL},
      {"TransferAttributes", cgi_directive_parse_transfer_attrs, cgi_directive_print_transfer_attrs},
      {"TransferTypes", cgi_directive_parse_transfer_types, NULL},
      {"ExtractTypes", cgi_directive_parse_extract_types, cgi_directive_print_extract_types},
      {"ShuffleType", cgi_directive_parse_shuffle_type, NULL},
      {"OuterProductType", cgi_directive_parse_outer_type, NULL},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
