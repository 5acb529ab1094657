// Custom syntax of memref and tensor.
#include "text/parser.h"

// ---- offsets, sizes, strides ----------------------------------------------------------------------------------------------------------------------
typedef struct cgi_mem_slice {
  cgi_operand_ref *refs[3]; // cgi arrays: offsets, sizes, strides
  int64_t *statics[3];
} cgi_mem_slice;

static const char *const cgi_mem_static_names[] = {"static_offsets", "static_sizes", "static_strides", NULL};

static void cgi_mem_slice_free(cgi_parser *p, cgi_mem_slice *s) {
  cg_context *ctx = p->ctx;
  for (unsigned i = 0; i < 3; i++) {
    cgi_arr_free(ctx, s->refs[i]);
    cgi_arr_free(ctx, s->statics[i]);
  }
}

static bool cgi_mem_slice_lists(cgi_parser *p, cgi_mem_slice *s) { // [..] [..] [..]
  for (unsigned i = 0; i < 3; i++)
    if (!cgi_p_index_list(p, '[', ']', &s->refs[i], &s->statics[i])) return false;
  return true;
}

// `leading` operands are in the state already, each a group of its own.
static bool cgi_mem_slice_finish(cgi_parser *p, cgi_op_state *st, const cgi_mem_slice *s, unsigned leading) {
  int32_t sizes[5];
  for (unsigned i = 0; i < leading; i++) sizes[i] = 1;
  for (unsigned i = 0; i < 3; i++) {
    if (!cgi_p_finish_indices(p, st, s->refs[i], cgi_len(s->refs[i]))) return false;
    sizes[leading + i] = (int32_t)cgi_len(s->refs[i]);
    cgi_st_attr(p, st, cgi_mem_static_names[i], cgi_attr_i64_array(p->ctx, cgi_len(s->statics[i]), s->statics[i]));
  }
  return cgi_st_segments(p, st, leading + 3, sizes);
}

static void cgi_mem_slice_print(cgi_printer *pr, cg_op op, unsigned leading) {
  for (unsigned i = 0; i < 3; i++) cgi_pr_index_list(pr, op, &leading, cg_op_attr(op, cgi_mem_static_names[i]), i ? " [" : "[", "]");
}

// %s[…] […] […] : t to u
static bool cgi_mem_parse_subview(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref source;
  cgi_mem_slice s;
  cg_type from, to;
  memset(&s, 0, sizeof s);
  bool ok = cgi_p_operand(p, &source) && cgi_mem_slice_lists(p, &s) && cgi_p_attr_dict(p, st) && cgi_p_colon_type(p, &from) &&
            cgi_p_expect_word(p, "to") && cgi_p_type(p, &to) && cgi_st_operand(p, st, source, from) && cgi_st_result(p, st, to) &&
            cgi_mem_slice_finish(p, st, &s, 1);
  cgi_mem_slice_free(p, &s);
  return ok;
}

static void cgi_mem_print_to(cgi_printer *pr, cg_op op, const char *word) { // : t word u
  cgi_pr_z(pr, " : ");
  cgi_pr_operand_types(pr, op, 0, 1);
  cgi_pr_z(pr, word);
  cgi_pr_result_types(pr, op);
}

static void cgi_mem_print_subview(cgi_printer *pr, cg_op op) {
  cgi_pr_char(pr, ' ');
  cgi_pr_operand(pr, op, 0);
  cgi_mem_slice_print(pr, op, 1);
  cgi_pr_attr_dict(pr, op, cgi_mem_static_names);
  cgi_mem_print_to(pr, op, " to ");
}

// %m to offset: […], sizes: […], strides: […] : t to u
static bool cgi_mem_parse_reinterpret(cgi_parser *p, cgi_op_state *st) {
  static const char *const words[] = {"offset", "sizes", "strides"};
  cgi_operand_ref source;
  cgi_mem_slice s;
  cg_type from, to;
  memset(&s, 0, sizeof s);
  bool ok = cgi_p_operand(p, &source) && cgi_p_expect_word(p, "to");
  for (unsigned i = 0; ok && i < 3; i++)
    ok = (!i || cgi_p_expect(p, ',')) && cgi_p_expect_word(p, words[i]) && cgi_p_expect(p, ':') &&
         cgi_p_index_list(p, '[', ']', &s.refs[i], &s.statics[i]);
  ok = ok && cgi_p_attr_dict(p, st) && cgi_p_colon_type(p, &from) && cgi_p_expect_word(p, "to") && cgi_p_type(p, &to) &&
       cgi_st_operand(p, st, source, from) && cgi_st_result(p, st, to) && cgi_mem_slice_finish(p, st, &s, 1);
  cgi_mem_slice_free(p, &s);
  return ok;
}

static void cgi_mem_print_reinterpret(cgi_printer *pr, cg_op op) {
  unsigned next = 1;
  cgi_pr_char(pr, ' ');
  cgi_pr_operand(pr, op, 0);
  cgi_pr_index_list(pr, op, &next, cg_op_attr(op, "static_offsets"), " to offset: [", "]");
  cgi_pr_index_list(pr, op, &next, cg_op_attr(op, "static_sizes"), ", sizes: [", "]");
  cgi_pr_index_list(pr, op, &next, cg_op_attr(op, "static_strides"), ", strides: [", "]");
  cgi_pr_attr_dict(pr, op, cgi_mem_static_names);
  cgi_mem_print_to(pr, op, " to ");
}

// %s into %d[…] […] […] : t into u
static bool cgi_mem_parse_insert(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref source, dest;
  cgi_mem_slice s;
  cg_type from, to;
  memset(&s, 0, sizeof s);
  bool ok = cgi_p_operand(p, &source) && cgi_p_expect_word(p, "into") && cgi_p_operand(p, &dest) && cgi_mem_slice_lists(p, &s) &&
            cgi_p_attr_dict(p, st) && cgi_p_colon_type(p, &from) && cgi_p_expect_word(p, "into") && cgi_p_type(p, &to) &&
            cgi_st_operand(p, st, source, from) && cgi_st_operand(p, st, dest, to) &&
            (st->def->kind != CG_TENSOR_INSERT_SLICE || cgi_st_result(p, st, to)) && cgi_mem_slice_finish(p, st, &s, 2);
  cgi_mem_slice_free(p, &s);
  return ok;
}

static void cgi_mem_print_insert(cgi_printer *pr, cg_op op) {
  cgi_pr_char(pr, ' ');
  cgi_pr_operand(pr, op, 0);
  cgi_pr_z(pr, " into ");
  cgi_pr_operand(pr, op, 1);
  cgi_mem_slice_print(pr, op, 2);
  cgi_pr_attr_dict(pr, op, cgi_mem_static_names);
  cgi_pr_z(pr, " : ");
  cgi_pr_operand_types(pr, op, 0, 1);
  cgi_pr_z(pr, " into ");
  cgi_pr_operand_types(pr, op, 1, 1);
}

// ---- reshapes -------------------------------------------------------------------------------------------------------------------------------------
// %x [[0, 1], [2]] output_shape [4, %d, 2] : t into u; older text has no output_shape.
static bool cgi_mem_expand_shape(cgi_parser *p, cgi_op_state *st, cgi_operand_ref **refs, int64_t **statics) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref source;
  cg_attr reassociation;
  cg_type from, to;
  if (!cgi_p_operand(p, &source) || !cgi_p_reassociation(p, &reassociation)) return false;
  const char *at = cgi_p_here(p);
  bool given = cgi_p_accept_word(p, "output_shape");
  if (given && !cgi_p_index_list(p, '[', ']', refs, statics)) return false;
  if (!cgi_p_attr_dict(p, st) || !cgi_p_colon_type(p, &from) || !cgi_p_expect_word(p, "into") || !cgi_p_type(p, &to)) return false;
  for (unsigned i = 0; !given && cg_type_is_shaped(to) && i < cg_type_rank(to); i++) {
    if (cg_type_dim(to, i) == CG_DYNAMIC) return cgi_p_error_at(p, at, "expected 'output_shape' with the dynamic sizes");
    cgi_push(*statics, cg_type_dim(to, i));
  }
  cgi_st_attr(p, st, "reassociation", reassociation);
  cgi_st_attr(p, st, "static_output_shape", cgi_attr_i64_array(ctx, cgi_len(*statics), *statics));
  return cgi_st_operand(p, st, source, from) && cgi_p_finish_indices(p, st, *refs, cgi_len(*refs)) && cgi_st_result(p, st, to);
}

static bool cgi_mem_parse_expand(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *refs = NULL;
  int64_t *statics = NULL;
  bool ok = cgi_mem_expand_shape(p, st, &refs, &statics);
  cgi_arr_free(ctx, refs);
  cgi_arr_free(ctx, statics);
  return ok;
}

static void cgi_mem_print_expand(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"reassociation", "static_output_shape", NULL};
  unsigned next = 1;
  cgi_pr_char(pr, ' ');
  cgi_pr_operand(pr, op, 0);
  cgi_pr_char(pr, ' ');
  cgi_pr_reassociation(pr, cg_op_attr(op, "reassociation"));
  cgi_pr_index_list(pr, op, &next, cg_op_attr(op, "static_output_shape"), " output_shape [", "]");
  cgi_pr_attr_dict(pr, op, elided);
  cgi_mem_print_to(pr, op, " into ");
}

static bool cgi_mem_parse_collapse(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref source;
  cg_attr reassociation;
  cg_type from, to;
  if (!cgi_p_operand(p, &source) || !cgi_p_reassociation(p, &reassociation)) return false;
  cgi_st_attr(p, st, "reassociation", reassociation);
  return cgi_p_attr_dict(p, st) && cgi_p_colon_type(p, &from) && cgi_p_expect_word(p, "into") && cgi_p_type(p, &to) &&
         cgi_st_operand(p, st, source, from) && cgi_st_result(p, st, to);
}

static void cgi_mem_print_collapse(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"reassociation", NULL};
  cgi_pr_char(pr, ' ');
  cgi_pr_operand(pr, op, 0);
  cgi_pr_char(pr, ' ');
  cgi_pr_reassociation(pr, cg_op_attr(op, "reassociation"));
  cgi_pr_attr_dict(pr, op, elided);
  cgi_mem_print_to(pr, op, " into ");
}

// ---- memref.global --------------------------------------------------------------------------------------------------------------------------------
// "private" constant @name : memref<…> = dense<…>; `uninitialized` is kept as a unit attribute.
static bool cgi_mem_parse_global(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cg_str s;
  cg_type t;
  if (cgi_p_is(p, CGI_TOK_STRING)) {
    if (!cgi_p_string(p, &s)) return false;
    cgi_st_attr(p, st, "sym_visibility", cgi_attr_str(ctx, s));
  }
  if (cgi_p_accept_word(p, "constant")) cgi_st_attr(p, st, "constant", cgi_attr_unit(ctx));
  if (!cgi_p_symbol_name(p, &s) || !cgi_p_expect(p, ':')) return false;
  const char *at = cgi_p_here(p);
  if (!cgi_p_type(p, &t)) return false;
  if (cg_type_get_kind(t) != CG_TYPE_MEMREF) return cgi_p_error_at(p, at, "expected a memref type, not %t", t);
  cgi_st_attr(p, st, "sym_name", cgi_attr_str(ctx, s));
  cgi_st_attr(p, st, "type", cgi_attr_type(ctx, t));
  if (cgi_p_accept(p, '=')) {
    cg_attr value = cgi_attr_unit(ctx);
    cg_type tensor = cgi_type_tensor(ctx, cg_type_rank(t), cg_type_shape(t), cg_type_element(t), NULL);
    if (!cgi_p_accept_word(p, "uninitialized") && !cgi_p_attr_typed(p, tensor, &value)) return false;
    cgi_st_attr(p, st, "initial_value", value);
  }
  return cgi_p_attr_dict(p, st);
}

static void cgi_mem_print_global(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"sym_name", "sym_visibility", "type", "initial_value", "constant", NULL};
  cg_attr visibility = cg_op_attr(op, "sym_visibility"), value = cg_op_attr(op, "initial_value");
  cgi_pr_char(pr, ' ');
  if (visibility) {
    cgi_pr_quoted(pr, cg_attr_str(visibility));
    cgi_pr_char(pr, ' ');
  }
  if (cg_op_attr(op, "constant")) cgi_pr_z(pr, "constant ");
  cgi_pr_symbol(pr, cgi_symbol_name(op));
  cgi_pr_z(pr, " : ");
  cgi_pr_type(pr, cg_attr_type(cg_op_attr(op, "type")));
  if (value) {
    cgi_pr_z(pr, " = ");
    if (cg_attr_get_kind(value) == CG_ATTR_UNIT)
      cgi_pr_z(pr, "uninitialized");
    else
      cgi_pr_attr_no_type(pr, value);
  }
  cgi_pr_attr_dict(pr, op, elided);
}

// ---- tensor.pad -----------------------------------------------------------------------------------------------------------------------------------
// %x nofold low[…] high[…] { ^bb0(%i: index, …): … } : t to u
static bool cgi_mem_pad(cgi_parser *p, cgi_op_state *st, cgi_mem_slice *s) {
  static const char *const words[] = {"low", "high"}, *const names[] = {"static_low", "static_high"};
  cg_context *ctx = p->ctx;
  cgi_operand_ref source;
  cg_type from, to;
  int32_t sizes[3];
  if (!cgi_p_operand(p, &source)) return false;
  if (cgi_p_accept_word(p, "nofold")) cgi_st_attr(p, st, "nofold", cgi_attr_unit(ctx));
  for (unsigned i = 0; i < 2; i++) {
    if (!cgi_p_expect_word(p, words[i]) || !cgi_p_index_list(p, '[', ']', &s->refs[i], &s->statics[i])) return false;
    cgi_st_attr(p, st, names[i], cgi_attr_i64_array(ctx, cgi_len(s->statics[i]), s->statics[i]));
  }
  if (!cgi_p_region(p, st, 0, NULL) || !cgi_p_attr_dict(p, st) || !cgi_p_colon_type(p, &from) || !cgi_p_expect_word(p, "to") || !cgi_p_type(p, &to) ||
      !cgi_st_operand(p, st, source, from))
    return false;
  sizes[0] = 1;
  for (unsigned i = 0; i < 2; i++) {
    if (!cgi_p_finish_indices(p, st, s->refs[i], cgi_len(s->refs[i]))) return false;
    sizes[i + 1] = (int32_t)cgi_len(s->refs[i]);
  }
  return cgi_st_result(p, st, to) && cgi_st_segments(p, st, 3, sizes);
}

static bool cgi_mem_parse_pad(cgi_parser *p, cgi_op_state *st) {
  cgi_mem_slice s;
  memset(&s, 0, sizeof s);
  bool ok = cgi_mem_pad(p, st, &s);
  cgi_mem_slice_free(p, &s);
  return ok;
}

static void cgi_mem_print_pad(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"static_low", "static_high", "nofold", NULL};
  unsigned next = 1;
  cgi_pr_char(pr, ' ');
  cgi_pr_operand(pr, op, 0);
  if (cg_op_attr(op, "nofold")) cgi_pr_z(pr, " nofold");
  cgi_pr_index_list(pr, op, &next, cg_op_attr(op, "static_low"), " low[", "]");
  cgi_pr_index_list(pr, op, &next, cg_op_attr(op, "static_high"), " high[", "]");
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), true, true);
  cgi_pr_attr_dict(pr, op, elided);
  cgi_mem_print_to(pr, op, " to ");
}

// ---- pack and unpack ------------------------------------------------------------------------------------------------------------------------------
// `word = [1, 0]` into an array<i64: …>.
static bool cgi_mem_int_list_attr(cgi_parser *p, cgi_op_state *st, const char *word) {
  cg_context *ctx = p->ctx;
  int64_t *values = NULL;
  bool ok = cgi_p_expect_word(p, word) && cgi_p_expect(p, '=') && cgi_p_int_list(p, '[', ']', &values);
  if (ok) cgi_st_attr(p, st, word, cgi_attr_i64_array(ctx, cgi_len(values), values));
  cgi_arr_free(ctx, values);
  return ok;
}

// %s [padding_value(%p : f32)] [outer_dims_perm = […]] inner_dims_pos = […] inner_tiles = […] into %d : t -> u
static bool cgi_mem_pack(cgi_parser *p, cgi_op_state *st, cgi_operand_ref **tiles, int64_t **statics) {
  cgi_operand_ref source, dest, padding;
  cg_type from, to, padding_type = NULL;
  int32_t sizes[4];
  bool pack = st->def->kind == CG_TENSOR_PACK;
  if (!cgi_p_operand(p, &source)) return false;
  if (pack && cgi_p_accept_word(p, "padding_value") &&
      (!cgi_p_expect(p, '(') || !cgi_p_operand(p, &padding) || !cgi_p_colon_type(p, &padding_type) || !cgi_p_expect(p, ')')))
    return false;
  if (cgi_p_is_word(p, "outer_dims_perm") && !cgi_mem_int_list_attr(p, st, "outer_dims_perm")) return false;
  if (!cgi_mem_int_list_attr(p, st, "inner_dims_pos") || !cgi_p_expect_word(p, "inner_tiles") || !cgi_p_expect(p, '=') ||
      !cgi_p_index_list(p, '[', ']', tiles, statics) || !cgi_p_expect_word(p, "into") || !cgi_p_operand(p, &dest) || !cgi_p_attr_dict(p, st) ||
      !cgi_p_colon_type(p, &from) || !cgi_p_expect(p, CGI_TOK_ARROW) || !cgi_p_type(p, &to))
    return false;
  cgi_st_attr(p, st, "static_inner_tiles", cgi_attr_i64_array(p->ctx, cgi_len(*statics), *statics));
  if (!cgi_st_operand(p, st, source, from) || !cgi_st_operand(p, st, dest, to) || (padding_type && !cgi_st_operand(p, st, padding, padding_type)) ||
      !cgi_p_finish_indices(p, st, *tiles, cgi_len(*tiles)))
    return false;
  sizes[0] = sizes[1] = 1;
  sizes[2] = padding_type != NULL;
  sizes[3] = (int32_t)cgi_len(*tiles);
  return cgi_st_result(p, st, to) && (!pack || cgi_st_segments(p, st, 4, sizes));
}

static bool cgi_mem_parse_pack(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *tiles = NULL;
  int64_t *statics = NULL;
  bool ok = cgi_mem_pack(p, st, &tiles, &statics);
  cgi_arr_free(ctx, tiles);
  cgi_arr_free(ctx, statics);
  return ok;
}

static void cgi_mem_print_pack(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"outer_dims_perm", "inner_dims_pos", "static_inner_tiles", NULL};
  unsigned first, next;
  cgi_pr_char(pr, ' ');
  cgi_pr_operand(pr, op, 0);
  if (cg_op_get_kind(op) == CG_TENSOR_PACK && cgi_operand_group(op, "padding_value", &first)) {
    cgi_pr_z(pr, " padding_value(");
    cgi_pr_operand(pr, op, first);
    cgi_pr_z(pr, " : ");
    cgi_pr_operand_types(pr, op, first, 1);
    cgi_pr_char(pr, ')');
  }
  cg_attr perm = cg_op_attr(op, "outer_dims_perm");
  if (perm && cg_attr_int_list_len(perm)) {
    cgi_pr_z(pr, " outer_dims_perm = ");
    cgi_pr_int_list(pr, perm);
  }
  cgi_pr_z(pr, " inner_dims_pos = ");
  cgi_pr_int_list(pr, cg_op_attr(op, "inner_dims_pos"));
  cgi_operand_group(op, "inner_tiles", &next);
  cgi_pr_index_list(pr, op, &next, cg_op_attr(op, "static_inner_tiles"), " inner_tiles = [", "]");
  cgi_pr_z(pr, " into ");
  cgi_pr_operand(pr, op, 1);
  cgi_pr_attr_dict(pr, op, elided);
  cgi_mem_print_to(pr, op, " -> ");
}

CGI_DEF const cgi_syntax *cgi_syntax_memref(unsigned *count) {
  static const cgi_syntax rows[] = {
      {CG_MEMREF_SUBVIEW, cgi_mem_parse_subview, cgi_mem_print_subview},
      {CG_MEMREF_REINTERPRET_CAST, cgi_mem_parse_reinterpret, cgi_mem_print_reinterpret},
      {CG_MEMREF_EXPAND_SHAPE, cgi_mem_parse_expand, cgi_mem_print_expand},
      {CG_MEMREF_COLLAPSE_SHAPE, cgi_mem_parse_collapse, cgi_mem_print_collapse},
      {CG_MEMREF_GLOBAL, cgi_mem_parse_global, cgi_mem_print_global},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}

CGI_DEF const cgi_syntax *cgi_syntax_tensor(unsigned *count) {
  static const cgi_syntax rows[] = {
      {CG_TENSOR_EXTRACT_SLICE, cgi_mem_parse_subview, cgi_mem_print_subview},
      {CG_TENSOR_INSERT_SLICE, cgi_mem_parse_insert, cgi_mem_print_insert},
      {CG_TENSOR_PARALLEL_INSERT_SLICE, cgi_mem_parse_insert, cgi_mem_print_insert},
      {CG_TENSOR_EXPAND_SHAPE, cgi_mem_parse_expand, cgi_mem_print_expand},
      {CG_TENSOR_COLLAPSE_SHAPE, cgi_mem_parse_collapse, cgi_mem_print_collapse},
      {CG_TENSOR_PAD, cgi_mem_parse_pad, cgi_mem_print_pad},
      {CG_TENSOR_PACK, cgi_mem_parse_pack, cgi_mem_print_pack},
      {CG_TENSOR_UNPACK, cgi_mem_parse_pack, cgi_mem_print_pack},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
