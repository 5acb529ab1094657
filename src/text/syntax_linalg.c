// Custom syntax of linalg.
#include "dialects/linalg.h"
#include "text/parser.h"

// ---- ins and outs -------------------------------------------------------------------------------------------------------------------------------
// ins(%a, %b : t, u) outs(%c : v), each where it is there.
static bool cgi_lin_operands(cgi_parser *p, cgi_op_state *st, int32_t sizes[2]) {
  sizes[0] = sizes[1] = 0;
  if (cgi_p_accept_word(p, "ins") && !cgi_p_typed_group(p, st, &sizes[0])) return false;
  return !cgi_p_accept_word(p, "outs") || cgi_p_typed_group(p, st, &sizes[1]);
}

static bool cgi_lin_needs_segments(const cgi_op_state *st) {
  cgi_group groups[4];
  unsigned n = cgi_def_operands(st->def, groups, 4), open = 0;
  for (unsigned i = 0; i < n; i++) open += groups[i].kind != 0;
  return open > 1;
}

static bool cgi_lin_finish(cgi_parser *p, cgi_op_state *st, const int32_t sizes[2]) {
  return !cgi_lin_needs_segments(st) || cgi_st_segments(p, st, 2, sizes);
}

static void cgi_lin_pr_operands(cgi_printer *pr, cg_op op) {
  unsigned ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op);
  if (ni) {
    cgi_pr_z(pr, " ins");
    cgi_pr_typed_group(pr, op, 0, ni);
  }
  if (no) {
    cgi_pr_z(pr, " outs");
    cgi_pr_typed_group(pr, op, ni, no);
  }
}

// Outputs that are tensors are results, too.
static void cgi_lin_implied_results(cgi_parser *p, cgi_op_state *st, int32_t inputs) {
  for (size_t i = (size_t)inputs; i < cgi_len(st->operands); i++) {
    cg_type t = cg_value_type(st->operands[i]);
    if (cg_type_get_kind(t) != CG_TYPE_MEMREF) cgi_st_result(p, st, t);
  }
}

// ---- named ops ----------------------------------------------------------------------------------------------------------------------------------
static bool cgi_lin_parse_named(cgi_parser *p, cgi_op_state *st) {
  int32_t sizes[2];
  if (!cgi_p_attr_dict(p, st) || !cgi_lin_operands(p, st, sizes) || !cgi_p_attr_dict(p, st) || !cgi_p_optional_arrow(p, &st->results)) return false;
  cgi_st_remove(st, "linalg.memoized_indexing_maps");
  cgi_st_empty_region(p, st);
  return cgi_lin_finish(p, st, sizes);
}

static void cgi_lin_print_named(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"linalg.memoized_indexing_maps", NULL};
  cgi_pr_attr_dict(pr, op, elided);
  cgi_lin_pr_operands(pr, op);
  cgi_pr_arrow(pr, op);
}

// ---- generic ------------------------------------------------------------------------------------------------------------------------------------
// "parallel" is #linalg.iterator_type<parallel>.
static bool cgi_lin_iterators(cgi_parser *p, cgi_op_state *st, const char *enum_name, const char *at) {
  cg_context *ctx = p->ctx;
  cg_attr list = cgi_st_get(st, "iterator_types"), *items = NULL;
  if (!list || cg_attr_get_kind(list) != CG_ATTR_ARRAY) return cgi_p_error_at(p, at, "'%S' needs an array 'iterator_types'", st->def->name);
  for (size_t i = 0; i < cg_attr_len(list); i++) {
    cg_str word = cgi_attr_enum_word(cg_attr_at(list, i));
    if (cgi_str_is(word, "window")) word = cgi_s("reduction");
    cgi_push(items, word.len ? cgi_attr_enum(ctx, enum_name, cgi_intern(ctx, word).data) : cg_attr_at(list, i));
  }
  cgi_st_attr(p, st, "iterator_types", cgi_attr_array(ctx, cgi_len(items), items));
  cgi_arr_free(ctx, items);
  return true;
}

static bool cgi_lin_add_dict(cgi_parser *p, cgi_op_state *st, cg_attr dict, const char *at) {
  if (cg_attr_get_kind(dict) != CG_ATTR_DICT) return cgi_p_error_at(p, at, "expected a dictionary attribute");
  for (size_t i = 0; i < cg_attr_len(dict); i++) cgi_st_attr(p, st, cg_attr_name_at(dict, i).data, cg_attr_at(dict, i));
  return true;
}

static bool cgi_lin_parse_generic(cgi_parser *p, cgi_op_state *st) {
  int32_t sizes[2];
  cg_attr dict;
  const char *at = cgi_p_here(p);
  if (!cgi_p_attr(p, &dict) || !cgi_lin_add_dict(p, st, dict, at) || !cgi_lin_iterators(p, st, "linalg.iterator_type", at)) return false;
  if (!cgi_st_get(st, "indexing_maps")) return cgi_p_error_at(p, at, "'linalg.generic' needs 'indexing_maps'");
  if (!cgi_lin_operands(p, st, sizes)) return false;
  if (cgi_p_accept_word(p, "attrs") && (!cgi_p_expect(p, '=') || !cgi_p_attr_dict(p, st))) return false;
  return cgi_p_region(p, st, 0, NULL) && cgi_p_attr_dict(p, st) && cgi_p_optional_arrow(p, &st->results) && cgi_lin_finish(p, st, sizes);
}

static void cgi_lin_pr_iterators(cgi_printer *pr, cg_attr list) { // ["parallel", …]
  cgi_pr_z(pr, "iterator_types = [");
  for (size_t i = 0; i < cg_attr_len(list); i++) {
    cg_str word = cgi_attr_enum_word(cg_attr_at(list, i));
    if (i) cgi_pr_z(pr, ", ");
    if (word.len)
      cgi_pr_quoted(pr, word);
    else
      cgi_pr_attr(pr, cg_attr_at(list, i));
  }
  cgi_pr_char(pr, ']');
}

static void cgi_lin_print_generic(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"indexing_maps", "iterator_types", "doc", "library_call", "operandSegmentSizes", NULL};
  static const char *const strings[] = {"doc", "library_call"};
  bool rest = false;
  cgi_pr_z(pr, " {");
  if (cg_op_attr(op, "doc")) {
    cgi_pr_z(pr, "doc = ");
    cgi_pr_attr(pr, cg_op_attr(op, strings[0]));
    cgi_pr_z(pr, ", ");
  }
  cgi_pr_z(pr, "indexing_maps = ");
  cgi_pr_attr(pr, cg_op_attr(op, "indexing_maps"));
  cgi_pr_z(pr, ", ");
  cgi_lin_pr_iterators(pr, cg_op_attr(op, "iterator_types"));
  if (cg_op_attr(op, "library_call")) {
    cgi_pr_z(pr, ", library_call = ");
    cgi_pr_attr(pr, cg_op_attr(op, strings[1]));
  }
  cgi_pr_char(pr, '}');
  cgi_lin_pr_operands(pr, op);
  for (size_t i = 0; i < cg_op_num_attrs(op); i++) {
    bool hidden = false;
    for (unsigned k = 0; elided[k]; k++) hidden = hidden || cgi_str_is(cg_op_attr_at(op, i).name, elided[k]);
    rest = rest || !hidden;
  }
  if (rest) cgi_pr_z(pr, " attrs = ");
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), true, true);
  cgi_pr_arrow(pr, op);
}

// ---- map and reduce -------------------------------------------------------------------------------------------------------------------------------
// The short form `{ arith.addf {attrs} }` stands for a body of that op and linalg.yield.
typedef struct cgi_lin_short {
  const cgi_op_def *def; // NULL: none
  cg_named_attr *attrs;
} cgi_lin_short;

static bool cgi_lin_short_form(cgi_parser *p, cgi_lin_short *s) {
  cgi_op_state inner;
  memset(&inner, 0, sizeof inner);
  if (!cgi_p_accept(p, '{')) return true;
  const char *at = cgi_p_here(p);
  cg_str name;
  if (!cgi_p_word(p, &name)) return false;
  s->def = cgi_op_def_known(p->ctx, name);
  if (!s->def) return cgi_p_error_at(p, at, "[unknown-op] unknown operation '%S'", name);
  if (!cgi_p_attr_dict(p, &inner)) return false;
  s->attrs = inner.attrs;
  return cgi_p_expect(p, '}');
}

// The body of the short form: map applies the op to its arguments, reduce to (init, element).
static bool cgi_lin_short_body(cgi_parser *p, cgi_op_state *st, const cgi_lin_short *s, int32_t inputs, bool reduce) {
  cg_context *ctx = p->ctx;
  cg_region r = cgi_st_empty_region(p, st);
  cg_value args[8], operands[8];
  cg_block body = cgi_block_insert(r, NULL);
  size_t total = reduce ? cgi_len(st->operands) : (size_t)inputs;
  if (total > 8 || (reduce && total != 2)) return cgi_p_error_at(p, st->at, "the short form of '%S' does not fit these operands", st->def->name);
  for (size_t i = 0; i < total; i++) {
    cg_type t = cg_value_type(st->operands[i]);
    args[i] = cgi_block_add_arg(body, cg_type_is_shaped(t) ? cg_type_element(t) : t, st->loc);
  }
  for (size_t i = 0; i < total; i++) operands[i] = args[reduce ? total - 1 - i : i];
  if (cgi_len(st->operands) == (size_t)inputs) return cgi_p_error_at(p, st->at, "'%S' needs outs", st->def->name);
  cg_type out = cg_value_type(st->operands[cgi_len(st->operands) - 1]);
  if (cg_type_is_shaped(out)) out = cg_type_element(out);
  cg_op op = cgi_op_create(ctx, s->def, st->loc, (unsigned)total, operands, 1, &out, (unsigned)cgi_len(s->attrs), s->attrs, 0);
  cgi_op_append(body, op);
  cg_op yield = cgi_op_create(ctx, cgi_op_def_of(ctx, CG_LINALG_YIELD), st->loc, 1, &op->results[0], 0, NULL, 0, NULL, 0);
  cgi_op_append(body, yield);
  return true;
}

static bool cgi_lin_map_or_reduce(cgi_parser *p, cgi_op_state *st, cgi_lin_short *s) {
  cg_context *ctx = p->ctx;
  int32_t sizes[2];
  bool reduce = st->def->kind == CG_LINALG_REDUCE;
  if (!cgi_lin_short_form(p, s) || !cgi_lin_operands(p, st, sizes)) return false;
  cgi_lin_implied_results(p, st, sizes[0]);
  if (reduce) {
    int64_t *dims = NULL;
    bool ok = cgi_p_expect_word(p, "dimensions") && cgi_p_expect(p, '=') && cgi_p_int_list(p, '[', ']', &dims);
    if (ok) cgi_st_attr(p, st, "dimensions", cgi_attr_i64_array(ctx, cgi_len(dims), dims));
    cgi_arr_free(ctx, dims);
    if (!ok) return false;
  }
  if (!cgi_p_attr_dict(p, st)) return false;
  if (s->def) {
    if (!cgi_lin_short_body(p, st, s, sizes[0], reduce)) return false;
  } else {
    cgi_arg *args = NULL;
    bool ok = cgi_p_args(p, false, true, &args, NULL) && cgi_p_region(p, st, cgi_len(args), args);
    cgi_arr_free(ctx, args);
    if (!ok) return false;
  }
  return cgi_lin_finish(p, st, sizes);
}

static bool cgi_lin_parse_map(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_lin_short s;
  memset(&s, 0, sizeof s);
  bool ok = cgi_lin_map_or_reduce(p, st, &s);
  cgi_arr_free(ctx, s.attrs);
  return ok;
}

// The op of a body that the short form can say, else NULL.
static cg_op cgi_lin_short_op(cg_op op, bool reduce) {
  cg_block body = cg_region_first(cg_op_region(op, 0));
  if (!body || !cg_block_first(body) || cg_block_next(body)) return NULL;
  cg_op payload = cg_block_first(body), yield = cg_op_next(payload);
  unsigned n = cg_block_num_args(body);
  if (!yield || yield != cg_block_last(body) || cg_op_num_operands(yield) != 1 || cg_op_num_results(payload) != 1 || cg_op_num_regions(payload))
    return NULL;
  if (cg_op_operand(yield, 0) != cg_op_result(payload, 0) || cg_op_num_operands(payload) != n || n == 0 || n > 8) return NULL;
  if (cg_op_get_kind(payload) == CG_OP_UNREGISTERED || cg_op_has_trait(payload, CG_TRAIT_CONSTANT) || (reduce && n != 2)) return NULL;
  for (unsigned i = 0; i < n; i++)
    if (cg_op_operand(payload, i) != cg_block_arg(body, reduce ? n - 1 - i : i)) return NULL;
  cg_type out = cg_value_type(cgi_linalg_output(op, 0));
  if (!cg_type_is_shaped(out) || cg_type_element(out) != cg_value_type(cg_op_result(payload, 0))) return NULL;
  return cg_op_num_attrs(payload) && cg_op_attr(payload, "operandSegmentSizes") ? NULL : payload;
}

static void cgi_lin_print_map(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"dimensions", NULL};
  bool reduce = cg_op_get_kind(op) == CG_LINALG_REDUCE;
  cg_op payload = cgi_lin_short_op(op, reduce);
  if (payload) {
    cgi_pr_z(pr, " { ");
    cgi_pr_str(pr, cg_op_name(payload));
    cgi_pr_attr_dict(pr, payload, NULL);
    cgi_pr_z(pr, " }");
  }
  cgi_lin_pr_operands(pr, op);
  if (reduce) {
    cgi_pr_z(pr, " dimensions = ");
    cgi_pr_int_list(pr, cg_op_attr(op, "dimensions"));
  }
  cgi_pr_attr_dict(pr, op, elided);
  if (payload) return;
  cgi_pr_indent(pr, 2);
  cgi_pr_newline(pr);
  cgi_pr_region_args(pr, cg_op_region(op, 0));
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), false, true);
  cgi_pr_indent(pr, -2);
}

// ---- transpose and broadcast ----------------------------------------------------------------------------------------------------------------------
static bool cgi_lin_parse_permute(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  const char *name = st->def->kind == CG_LINALG_TRANSPOSE ? "permutation" : "dimensions";
  int32_t sizes[2];
  int64_t *dims = NULL;
  if (!cgi_lin_operands(p, st, sizes)) return false;
  bool ok = cgi_p_expect_word(p, name) && cgi_p_expect(p, '=') && cgi_p_int_list(p, '[', ']', &dims) && cgi_p_attr_dict(p, st);
  if (ok) cgi_st_attr(p, st, name, cgi_attr_i64_array(ctx, cgi_len(dims), dims));
  cgi_arr_free(ctx, dims);
  cgi_lin_implied_results(p, st, sizes[0]);
  cgi_st_empty_region(p, st);
  return ok && cgi_lin_finish(p, st, sizes);
}

static void cgi_lin_print_permute(cgi_printer *pr, cg_op op) {
  const char *name = cg_op_get_kind(op) == CG_LINALG_TRANSPOSE ? "permutation" : "dimensions";
  const char *elided[2];
  elided[0] = name;
  elided[1] = NULL;
  cgi_lin_pr_operands(pr, op);
  cgi_pr_char(pr, ' ');
  cgi_pr_z(pr, name);
  cgi_pr_z(pr, " = ");
  cgi_pr_int_list(pr, cg_op_attr(op, name));
  cgi_pr_attr_dict(pr, op, elided);
}

CGI_DEF const cgi_syntax *cgi_syntax_linalg(unsigned *count) {
  static const cgi_syntax special[] = {
      {CG_LINALG_GENERIC, cgi_lin_parse_generic, cgi_lin_print_generic},
      {CG_LINALG_MAP, cgi_lin_parse_map, cgi_lin_print_map},
      {CG_LINALG_REDUCE, cgi_lin_parse_map, cgi_lin_print_map},
      {CG_LINALG_TRANSPOSE, cgi_lin_parse_permute, cgi_lin_print_permute},
      {CG_LINALG_BROADCAST, cgi_lin_parse_permute, cgi_lin_print_permute},
  };
  *count = (unsigned)(sizeof special / sizeof *special);
  return special;
}

// Every other linalg op of hand-written syntax is a named one.
CGI_DEF const cgi_syntax *cgi_syntax_linalg_named(void) {
  static const cgi_syntax row = {CG_OP_UNREGISTERED, cgi_lin_parse_named, cgi_lin_print_named};
  return &row;
}
