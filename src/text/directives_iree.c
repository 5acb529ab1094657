// The pieces of syntax that formats of IREE's dialects call by name. They have the names that IREE gives them.
#include "text/format.h"

// ---- values ---------------------------------------------------------------------------------------------------------------------------------------
// ReadOnly, "ReadOnly|Indirect", as a string.
static bool cgi_dir_parse_flags(cgi_fmt_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_buf b;
  cg_str word;
  bool ok = true;
  b.ctx = ctx;
  b.text = NULL;
  do {
    ok = cgi_p_is(f->p, CGI_TOK_STRING) ? cgi_p_string(f->p, &word) : cgi_p_word(f->p, &word);
    if (!ok) break;
    if (cgi_len(b.text)) cgi_buf_char(&b, '|');
    cgi_buf_str(&b, word);
  } while (cgi_p_accept(f->p, '|'));
  if (ok) cgi_dir_set(f, args[0], cgi_attr_str(ctx, cgi_intern(ctx, cgi_buf_view(&b))));
  cgi_buf_free(&b);
  return ok;
}

static void cgi_dir_print_flags(cgi_fmt_print *f, const cg_str *args) {
  cg_str flags = cg_attr_str(cgi_dir_get(f, args[0]));
  cgi_fmt_before(f);
  if (memchr(flags.data, '|', flags.len))
    cgi_pr_quoted(f->pr, flags);
  else
    cgi_pr_str(f->pr, flags);
}

// %a<umin = 0>, %b[<umin = 1>, <udiv = 4>]: a list of #util.int.assumption for each operand.
static bool cgi_dir_parse_assumptions(cgi_fmt_parse *f, const cg_str *args) {
  cgi_parser *p = f->p;
  cg_context *ctx = p->ctx;
  cg_attr *all = NULL, a;
  bool ok = true;
  do {
    cg_attr *one = NULL;
    ok = cgi_dir_operand(f, args[0]);
    bool list = ok && cgi_p_accept(p, '[');
    while (ok && cgi_p_is(p, '<')) {
      ok = cgi_p_dialect_body(p, cgi_s("util.int.assumption"), &a);
      if (ok) cgi_push(one, a);
      if (!list || !cgi_p_accept(p, ',')) break;
    }
    ok = ok && (!list || cgi_p_expect(p, ']'));
    if (ok) cgi_push(all, cgi_attr_array(ctx, cgi_len(one), one));
    cgi_arr_free(ctx, one);
  } while (ok && cgi_p_accept(p, ','));
  if (ok) cgi_dir_set(f, args[1], cgi_attr_array(ctx, cgi_len(all), all));
  cgi_arr_free(ctx, all);
  return ok;
}

static void cgi_dir_print_assumptions(cgi_fmt_print *f, const cg_str *args) {
  cg_attr all = cgi_dir_get(f, args[1]);
  unsigned first, count = cgi_dir_group(f, args[0], &first);
  for (unsigned i = 0; i < count; i++) {
    cg_attr one = cg_attr_get_kind(all) == CG_ATTR_ARRAY && i < cg_attr_len(all) ? cg_attr_at(all, i) : NULL;
    size_t n = one && cg_attr_get_kind(one) == CG_ATTR_ARRAY ? cg_attr_len(one) : 0;
    cgi_pr_z(f->pr, i ? ", " : " ");
    cgi_pr_operand(f->pr, f->op, first + i);
    if (n != 1) cgi_pr_char(f->pr, '[');
    for (size_t k = 0; k < n; k++) {
      if (k) cgi_pr_z(f->pr, ", ");
      cgi_pr_attr_body(f->pr, cg_attr_at(one, k));
    }
    if (n != 1) cgi_pr_char(f->pr, ']');
  }
}

// ---- types with sizes --------------------------------------------------------------------------------------------------------------------------
// {%a, %b} behind a type: its dynamic dims. Nothing is fine.
static bool cgi_dir_dims(cgi_fmt_parse *f, cg_str name) {
  return !cgi_p_accept(f->p, '{') || (cgi_p_operand_list(f->p, cgi_dir_refs(f, name)) && cgi_p_expect(f->p, '}'));
}

static void cgi_dir_pr_dims(cgi_fmt_print *f, unsigned first, unsigned count) {
  if (!count) return;
  cgi_pr_char(f->pr, '{');
  cgi_pr_operands(f->pr, f->op, first, count);
  cgi_pr_char(f->pr, '}');
}

static unsigned cgi_dir_dynamic_count(cg_type t) {
  unsigned n = 0;
  if (cg_type_get_kind(t) == CG_TYPE_DISPATCH_TENSOR) t = cg_type_element(t);
  if (!cg_type_is_shaped(t)) return 0;
  for (unsigned i = 0; i < cg_type_rank(t); i++) n += cg_type_dim(t, i) == CG_DYNAMIC;
  return n;
}

// type{%dims} of (result, dims): as many as the type has dynamic ones.
static bool cgi_dir_parse_shaped_type(cgi_fmt_parse *f, const cg_str *args) {
  cgi_fmt_types *result = cgi_dir_result(f, args[0]);
  const char *at = cgi_p_here(f->p);
  cg_type t;
  if (!cgi_p_type(f->p, &t) || !cgi_dir_dims(f, args[1])) return false;
  cgi_fmt_know(f, result, t);
  cgi_dir_indices(f, args[1]);
  unsigned needed = cgi_dir_dynamic_count(t), given = (unsigned)cgi_len(*cgi_dir_refs(f, args[1]));
  return needed == given || cgi_p_error_at(f->p, at, "type %t needs %u dynamic dims, but %u are given", t, needed, given);
}

static void cgi_dir_print_shaped_type(cgi_fmt_print *f, const cg_str *args) {
  unsigned first, n = cgi_dir_group(f, args[1], &first);
  cgi_fmt_before(f);
  cgi_pr_result_types(f->pr, f->op);
  cgi_dir_pr_dims(f, first, n);
}

// type{%size}, type{%size} of (resources, sizes).
static bool cgi_dir_parse_sized_types(cgi_fmt_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_fmt_types *t = cgi_dir_types(f, args[0]);
  cg_type one;
  t->known = true;
  cgi_dir_indices(f, args[1]);
  for (size_t i = 0; i < cgi_len(*cgi_dir_refs(f, args[0])); i++) {
    if ((i && !cgi_p_expect(f->p, ',')) || !cgi_p_type(f->p, &one) || !cgi_dir_dims(f, args[1])) return false;
    cgi_push(t->types, one);
  }
  return true;
}

static void cgi_dir_print_sized_types(cgi_fmt_print *f, const cg_str *args) {
  unsigned first, n = cgi_dir_group(f, args[0], &first), size, sizes = cgi_dir_group(f, args[1], &size);
  cgi_fmt_before(f);
  for (unsigned i = 0; i < n; i++) {
    if (i) cgi_pr_z(f->pr, ", ");
    cgi_pr_type(f->pr, cg_value_type(cg_op_operand(f->op, first + i)));
    if (i < sizes) cgi_dir_pr_dims(f, size + i, 1);
  }
}

// `%arg0`, `%arg0 as type{%d}` (the result shares that argument's storage), or `type{%d}`
static bool cgi_dir_tied_result(cgi_fmt_parse *f, const cg_str *args, int64_t **tied) {
  cg_context *ctx = f->p->ctx;
  cgi_operand_ref *arguments = *cgi_dir_refs(f, args[0]), r;
  cgi_fmt_types *in = cgi_dir_types(f, args[0]), *out = &f->result_types[0];
  int64_t k = -1;
  cg_type t;
  if (cgi_p_is(f->p, CGI_TOK_VALUE)) {
    const char *at = cgi_p_here(f->p);
    if (!cgi_p_operand(f->p, &r)) return false;
    for (size_t i = 0; i < cgi_len(arguments) && i < cgi_len(in->types); i++)
      if (cgi_str_eq(arguments[i].name, r.name) && arguments[i].number == r.number) k = (int64_t)i;
    if (k < 0) return cgi_p_error_at(f->p, at, "a tied result must name one of the arguments");
    if (!cgi_p_accept_word(f->p, "as")) {
      cgi_push(out->types, in->types[k]);
      cgi_push(*tied, k);
      return true;
    }
  }
  if (!cgi_p_type(f->p, &t) || !cgi_dir_dims(f, args[2])) return false;
  cgi_push(out->types, t);
  cgi_push(*tied, k);
  return true;
}

static bool cgi_dir_shaped_function(cgi_fmt_parse *f, const cg_str *args, int64_t **tied) {
  cg_context *ctx = f->p->ctx;
  cgi_parser *p = f->p;
  cgi_fmt_types *in = cgi_dir_types(f, args[0]);
  in->known = f->result_types[0].known = true;
  cgi_dir_indices(f, args[1]);
  cgi_dir_indices(f, args[2]);
  if (!cgi_p_expect(p, '(')) return false;
  while (!cgi_p_is(p, ')')) {
    cg_type t;
    if ((cgi_len(in->types) && !cgi_p_expect(p, ',')) || !cgi_p_type(p, &t) || !cgi_dir_dims(f, args[1])) return false;
    cgi_push(in->types, t);
  }
  if (!cgi_p_expect(p, ')') || !cgi_p_expect(p, CGI_TOK_ARROW)) return false;
  if (!cgi_p_accept(p, '(')) return cgi_dir_tied_result(f, args, tied);
  while (!cgi_p_is(p, ')'))
    if ((cgi_len(*tied) && !cgi_p_expect(p, ',')) || !cgi_dir_tied_result(f, args, tied)) return false;
  return cgi_p_expect(p, ')');
}

// (t{%d}, t) -> (t{%d}, %a as t) of (arguments, argument dims, result dims, tied operands).
static bool cgi_dir_parse_shaped_function(cgi_fmt_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  int64_t *tied = NULL;
  bool ok = cgi_dir_shaped_function(f, args, &tied), any = false;
  for (size_t i = 0; i < cgi_len(tied); i++) any = any || tied[i] >= 0;
  if (ok && any) cgi_dir_set(f, args[3], cgi_attr_i64_array(ctx, cgi_len(tied), tied));
  cgi_arr_free(ctx, tied);
  return ok;
}

static void cgi_dir_print_shaped_function(cgi_fmt_print *f, const cg_str *args) {
  cgi_printer *pr = f->pr;
  cg_op op = f->op;
  unsigned arg, num_args = cgi_dir_group(f, args[0], &arg), dim, i, n;
  cg_attr tied = cgi_dir_get(f, args[3]);
  cgi_dir_group(f, args[1], &dim);
  cgi_fmt_before(f);
  cgi_pr_char(pr, '(');
  for (i = 0; i < num_args; i++) {
    cg_type t = cg_value_type(cg_op_operand(op, arg + i));
    if (i) cgi_pr_z(pr, ", ");
    cgi_pr_type(pr, t);
    n = cgi_dir_dynamic_count(t);
    if (dim + n > cg_op_num_operands(op)) n = 0;
    cgi_dir_pr_dims(f, dim, n);
    dim += n;
  }
  cgi_pr_z(pr, ") -> ");
  n = cgi_dir_group(f, args[2], &dim);
  if (cg_op_num_results(op) != 1) cgi_pr_char(pr, '(');
  for (i = 0; i < cg_op_num_results(op); i++) {
    cg_type t = cg_value_type(cg_op_result(op, i));
    int64_t k = tied && cg_attr_is_int_list(tied) ? cg_attr_int_list_at(tied, i) : -1;
    unsigned dynamic = cgi_dir_dynamic_count(t);
    if (i) cgi_pr_z(pr, ", ");
    if (k >= 0 && k < (int64_t)num_args) {
      cgi_pr_operand(pr, op, arg + (unsigned)k);
      if (cg_value_type(cg_op_operand(op, arg + (unsigned)k)) == t && !n) continue;
      cgi_pr_z(pr, " as ");
    }
    cgi_pr_type(pr, t);
    if (n < dynamic) continue; // dims are optional for builders
    cgi_dir_pr_dims(f, dim, dynamic);
    dim += dynamic;
    n -= dynamic;
  }
  if (cg_op_num_results(op) != 1) cgi_pr_char(pr, ')');
}

// A slice of (tensor, its dims) that names no offsets, sizes and strides is all of it.
static bool cgi_dir_parse_whole_slice(cgi_fmt_parse *f, const cg_str *args) {
  static const char *const groups[] = {"offsets", "sizes", "strides"}, *const statics[] = {"static_offsets", "static_sizes", "static_strides"};
  cg_context *ctx = f->p->ctx;
  cg_type whole = cgi_dir_types(f, args[0])->types[0], t = cg_type_get_kind(whole) == CG_TYPE_DISPATCH_TENSOR ? cg_type_element(whole) : whole;
  cgi_operand_ref *dims = *cgi_dir_refs(f, args[1]), **sizes = cgi_dir_refs(f, cgi_s(groups[1]));
  unsigned rank = cg_type_is_shaped(t) ? cg_type_rank(t) : 0;
  int64_t *lists[3] = {NULL, NULL, NULL};
  size_t used = 0;
  bool ok = true, given = cgi_st_get(f->st, statics[0]) != NULL;
  for (unsigned i = 0; !given && ok && i < rank; i++) {
    cgi_push(lists[0], (int64_t)0);
    cgi_push(lists[1], cg_type_dim(t, i));
    cgi_push(lists[2], (int64_t)1);
    if (cg_type_dim(t, i) != CG_DYNAMIC) continue;
    ok = used < cgi_len(dims) || cgi_p_error(f->p, "type %t needs its dynamic dims", whole);
    if (ok) cgi_push(*sizes, dims[used]);
    used++;
  }
  for (unsigned k = 0; k < 3; k++) {
    cgi_dir_indices(f, cgi_s(groups[k]));
    if (ok && !given) cgi_st_attr(f->p, f->st, statics[k], cgi_attr_i64_array(ctx, cgi_len(lists[k]), lists[k]));
    size_t n = ok ? cg_attr_int_list_len(cgi_st_get(f->st, statics[k])) : rank;
    if (n != rank) ok = cgi_p_error(f->p, "'%s' has %u entries for %t", groups[k], (unsigned)n, whole);
    cgi_arr_free(ctx, lists[k]);
  }
  return ok;
}

// ---- dispatches -----------------------------------------------------------------------------------------------------------------------------------
// @exe::@entry, also as {@exe::@entry}.
static bool cgi_dir_parse_entry_point(cgi_fmt_parse *f, const cg_str *args) {
  cg_attr symbol;
  bool braces = cgi_p_accept(f->p, '{');
  if (!cgi_p_symbol_ref(f->p, &symbol)) return false;
  if (braces && cgi_p_is(f->p, ',')) return cgi_p_error(f->p, "a dispatch to several entry points is not supported");
  return (!braces || cgi_p_expect(f->p, '}')) && cgi_dir_set(f, args[0], symbol);
}

static void cgi_dir_print_entry_point(cgi_fmt_print *f, const cg_str *args) {
  cgi_fmt_before(f);
  cgi_pr_attr(f->pr, cgi_dir_get(f, args[0]));
}

// (%a: t, %b: t) of the region that comes next, on a line of its own.
static bool cgi_dir_parse_body_args(cgi_fmt_parse *f, const cg_str *args) {
  (void)args;
  return cgi_p_args(f->p, false, true, &f->args, NULL);
}

static void cgi_dir_print_body_args(cgi_fmt_print *f, const cg_str *args) {
  (void)args;
  cgi_pr_newline(f->pr);
  cgi_pr_z(f->pr, "    ");
  cgi_pr_region_args(f->pr, cg_op_region(f->op, 0));
  f->args_printed = true;
}

// (%w: index) -> (index, index, index) { … }: the last region of the op, which computes workgroup counts.
static bool cgi_dir_parse_count_region(cgi_fmt_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cg_type *types = NULL;
  (void)args;
  bool ok =
      cgi_p_args(f->p, false, true, &f->args, NULL) && cgi_p_optional_arrow(f->p, &types) && cgi_p_region(f->p, f->st, cgi_len(f->args), f->args);
  cgi_arr_free(ctx, f->args);
  cgi_arr_free(ctx, types);
  return ok;
}

static void cgi_dir_print_count_region(cgi_fmt_print *f, const cg_str *args) {
  cg_region r = cg_op_region(f->op, cg_op_num_regions(f->op) - 1);
  (void)args;
  cgi_pr_region_args(f->pr, r);
  cgi_pr_z(f->pr, " -> (index, index, index) ");
  cgi_pr_region(f->pr, r, false, true);
}

// (%r as %a: type{%size}, …) of (resources, sizes): the arguments of the region that comes next.
static bool cgi_dir_parse_resource_args(cgi_fmt_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_parser *p = f->p;
  cgi_fmt_types *t = cgi_dir_types(f, args[0]);
  t->known = true;
  cgi_dir_indices(f, args[1]);
  if (!cgi_p_expect(p, '(')) return false;
  while (!cgi_p_is(p, ')')) {
    cgi_arg arg;
    memset(&arg, 0, sizeof arg);
    if ((cgi_len(f->args) && !cgi_p_expect(p, ',')) || !cgi_dir_operand(f, args[0]) || !cgi_p_expect_word(p, "as") || !cgi_p_operand(p, &arg.ref) ||
        !cgi_dir_colon_type(f, args[0]) || !cgi_dir_dims(f, args[1]))
      return false;
    arg.type = cgi_last(t->types);
    cgi_push(f->args, arg);
  }
  return cgi_p_expect(p, ')');
}

static void cgi_dir_print_resource_args(cgi_fmt_print *f, const cg_str *args) {
  unsigned first, n = cgi_dir_group(f, args[0], &first), size, sizes = cgi_dir_group(f, args[1], &size);
  cg_block body = cg_region_first(cg_op_region(f->op, 0));
  cgi_pr_char(f->pr, '(');
  for (unsigned i = 0; i < n && body && i < cg_block_num_args(body); i++) {
    if (i) cgi_pr_z(f->pr, ", ");
    cgi_pr_operand(f->pr, f->op, first + i);
    cgi_pr_z(f->pr, " as ");
    cgi_pr_value(f->pr, cg_block_arg(body, i));
    cgi_pr_z(f->pr, ": ");
    cgi_pr_type(f->pr, cg_value_type(cg_op_operand(f->op, first + i)));
    if (i < sizes) cgi_dir_pr_dims(f, size + i, 1);
  }
  cgi_pr_char(f->pr, ')');
  f->space = f->args_printed = true;
  f->punctuation = false;
}

// (%u : i32, …), or nothing.
static bool cgi_dir_parse_typed_operands(cgi_fmt_parse *f, const cg_str *args) {
  cgi_dir_types(f, args[0])->known = true;
  if (!cgi_p_accept(f->p, '(')) return true;
  while (!cgi_p_is(f->p, ')'))
    if ((cgi_len(*cgi_dir_refs(f, args[0])) && !cgi_p_expect(f->p, ',')) || !cgi_dir_operand(f, args[0]) || !cgi_dir_colon_type(f, args[0]))
      return false;
  return cgi_p_expect(f->p, ')');
}

static void cgi_dir_print_typed_operands(cgi_fmt_print *f, const cg_str *args) {
  unsigned first, n = cgi_dir_group(f, args[0], &first);
  for (unsigned i = 0; i < n; i++) {
    cgi_pr_z(f->pr, i ? ", " : "(");
    cgi_pr_operand(f->pr, f->op, first + i);
    cgi_pr_z(f->pr, " : ");
    cgi_pr_operand_types(f->pr, f->op, first + i, 1);
  }
  if (n) cgi_pr_char(f->pr, ')');
}

// { ro %r[%offset for %length] : type{%size}, … } of (resources, sizes, offsets, lengths, access).
static bool cgi_dir_resource(cgi_fmt_parse *f, const cg_str *args, cg_attr **access) {
  cg_context *ctx = f->p->ctx;
  cgi_parser *p = f->p;
  cg_str word;
  if ((cgi_len(*access) && !cgi_p_expect(p, ',')) || !cgi_p_word(p, &word)) return false;
  if (!cgi_str_is(word, "ro") && !cgi_str_is(word, "rw") && !cgi_str_is(word, "wo")) return cgi_p_error(p, "expected ro, rw or wo");
  cgi_push(*access, cgi_attr_str(ctx, word));
  return cgi_dir_operand(f, args[0]) && cgi_p_expect(p, '[') && cgi_dir_operand(f, args[2]) && cgi_p_expect_word(p, "for") &&
         cgi_dir_operand(f, args[3]) && cgi_p_expect(p, ']') && cgi_dir_colon_type(f, args[0]) && cgi_dir_dims(f, args[1]);
}

static bool cgi_dir_parse_resources(cgi_fmt_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cg_attr *access = NULL;
  cgi_dir_types(f, args[0])->known = true;
  for (unsigned i = 1; i < 4; i++) cgi_dir_indices(f, args[i]);
  bool ok = cgi_p_expect(f->p, '{');
  while (ok && !cgi_p_is(f->p, '}')) ok = cgi_dir_resource(f, args, &access);
  ok = ok && cgi_p_expect(f->p, '}');
  if (ok) cgi_dir_set(f, args[4], cgi_attr_array(ctx, cgi_len(access), access));
  cgi_arr_free(ctx, access);
  return ok;
}

static void cgi_dir_print_resources(cgi_fmt_print *f, const cg_str *args) {
  cgi_printer *pr = f->pr;
  unsigned first[4], n[4];
  cg_attr access = cgi_dir_get(f, args[4]);
  for (unsigned i = 0; i < 4; i++) n[i] = cgi_dir_group(f, args[i], &first[i]);
  cgi_pr_z(pr, " {");
  for (unsigned i = 0; i < n[0]; i++) {
    if (i) cgi_pr_char(pr, ',');
    cgi_pr_newline(pr);
    cgi_pr_z(pr, "  ");
    cgi_pr_str(pr, i < cg_attr_len(access) ? cg_attr_str(cg_attr_at(access, i)) : cgi_s("rw"));
    cgi_pr_char(pr, ' ');
    cgi_pr_operand(pr, f->op, first[0] + i);
    if (i < n[2] && i < n[3]) {
      cgi_pr_char(pr, '[');
      cgi_pr_operand(pr, f->op, first[2] + i);
      cgi_pr_z(pr, " for ");
      cgi_pr_operand(pr, f->op, first[3] + i);
      cgi_pr_char(pr, ']');
    }
    cgi_pr_z(pr, " : ");
    cgi_pr_operand_types(pr, f->op, first[0] + i, 1);
    if (i < n[1]) cgi_dir_pr_dims(f, first[1] + i, 1);
  }
  if (n[0]) cgi_pr_newline(pr);
  cgi_pr_char(pr, '}');
}

CGI_DEF const cgi_fmt_custom *cgi_fmt_iree_customs(unsigned *count) {
  static const cgi_fmt_custom rows[] = {
      {"WholeSlice", cgi_dir_parse_whole_slice, NULL},
      {"DescriptorFlags", cgi_dir_parse_flags, cgi_dir_print_flags},
      {"Assumptions", cgi_dir_parse_assumptions, cgi_dir_print_assumptions},
      {"ShapedType", cgi_dir_parse_shaped_type, cgi_dir_print_shaped_type},
      {"SizeAwareTypes", cgi_dir_parse_sized_types, cgi_dir_print_sized_types},
      {"ShapedFunctionType", cgi_dir_parse_shaped_function, cgi_dir_print_shaped_function},
      {"DispatchEntryPoint", cgi_dir_parse_entry_point, cgi_dir_print_entry_point},
      {"DispatchBodyArguments", cgi_dir_parse_body_args, cgi_dir_print_body_args},
      {"WorkgroupCountRegion", cgi_dir_parse_count_region, cgi_dir_print_count_region},
      {"ResourceArguments", cgi_dir_parse_resource_args, cgi_dir_print_resource_args},
      {"TypedOperands", cgi_dir_parse_typed_operands, cgi_dir_print_typed_operands},
      {"DispatchResources", cgi_dir_parse_resources, cgi_dir_print_resources},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
