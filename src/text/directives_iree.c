// The pieces of syntax that formats of IREE's dialects call by name. They have the names that IREE gives them.
#include "text/format.h"

// ---- values ---------------------------------------------------------------------------------------------------------------------------------------
// ReadOnly, "ReadOnly|Indirect", as a string.
static bool cgi_directive_parse_flags(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_buf b;
  cg_str word;
  bool ok = true;
  b.ctx = ctx;
  b.text = NULL;
  do {
    ok = cgi_parser_is(f->p, CGI_TOK_STRING) ? cgi_parser_string(f->p, &word) : cgi_parser_word(f->p, &word);
    if (!ok) break;
    if (cgi_len(b.text)) cgi_buf_char(&b, '|');
    cgi_buf_str(&b, word);
  } while (cgi_parser_accept(f->p, '|'));
  if (ok) cgi_directive_set(f, args[0], cgi_attr_str(ctx, cgi_intern(ctx, cgi_buf_view(&b))));
  cgi_buf_free(&b);
  return ok;
}

static void cgi_directive_print_flags(cgi_format_print *f, const cg_str *args) {
  cg_str flags = cg_attr_str(cgi_directive_get(f, args[0]));
  cgi_format_before(f);
  bool word = flags.len > 0 && !cgi_str_is(flags, "None");
  for (size_t i = 0; i < flags.len; i++) word = word && ((flags.data[i] | 32) >= 'a') && ((flags.data[i] | 32) <= 'z');
  if (!word)
    cgi_printer_quoted(f->pr, flags);
  else
    cgi_printer_str(f->pr, flags);
}

// [[%a, 4], [2]]: the operands of a group, and a list of such lists with CG_DYNAMIC where one stands.
static bool cgi_directive_parse_index_lists(cgi_format_parse *f, const cg_str *args) {
  cgi_parser *p = f->p;
  cg_context *ctx = p->ctx;
  cg_attr *lists = NULL;
  bool ok = cgi_parser_expect(p, '[');
  cgi_directive_indices(f, args[0]);
  while (ok && !cgi_parser_is(p, ']')) {
    int64_t *statics = NULL;
    ok = cgi_parser_index_list(p, '[', ']', cgi_directive_refs(f, args[0]), &statics);
    cgi_push(lists, cgi_attr_i64_array(ctx, cgi_len(statics), statics));
    if (!cgi_parser_accept(p, ',')) break;
  }
  ok = ok && cgi_parser_expect(p, ']') && cgi_directive_set(f, args[1], cgi_attr_array(ctx, cgi_len(lists), lists));
  return ok;
}

static void cgi_directive_print_index_lists(cgi_format_print *f, const cg_str *args) {
  unsigned next;
  cg_attr lists = cgi_directive_get(f, args[1]);
  cgi_directive_group(f, args[0], &next);
  cgi_format_before(f);
  cgi_printer_char(f->pr, '[');
  for (size_t i = 0; i < lists->len; i++) cgi_printer_index_list(f->pr, f->op, &next, lists->items[i].value, i ? ", [" : "[", "]");
  cgi_printer_char(f->pr, ']');
}

// %a<umin = 0>, %b[<umin = 1>, <udiv = 4>]: a list of #util.int.assumption for each operand.
static bool cgi_directive_parse_assumptions(cgi_format_parse *f, const cg_str *args) {
  cgi_parser *p = f->p;
  cg_context *ctx = p->ctx;
  cg_attr *all = NULL, a;
  bool ok = true;
  do {
    cg_attr *one = NULL;
    ok = cgi_directive_operand(f, args[0]);
    bool list = ok && cgi_parser_accept(p, '[');
    while (ok && cgi_parser_is(p, '<')) {
      ok = cgi_parser_dialect_body(p, cgi_s("util.int.assumption"), &a);
      if (ok) cgi_push(one, a);
      if (!list || !cgi_parser_accept(p, ',')) break;
    }
    ok = ok && (!list || cgi_parser_expect(p, ']'));
    if (ok) cgi_push(all, cgi_attr_array(ctx, cgi_len(one), one));
  } while (ok && cgi_parser_accept(p, ','));
  if (ok) cgi_directive_set(f, args[1], cgi_attr_array(ctx, cgi_len(all), all));
  return ok;
}

static void cgi_directive_print_assumptions(cgi_format_print *f, const cg_str *args) {
  cg_attr all = cgi_directive_get(f, args[1]);
  unsigned first, count = cgi_directive_group(f, args[0], &first);
  for (unsigned i = 0; i < count; i++) {
    cg_attr one = cg_attr_get_kind(all) == CG_ATTR_ARRAY && i < cg_attr_len(all) ? cg_attr_at(all, i) : NULL;
    size_t n = one && cg_attr_get_kind(one) == CG_ATTR_ARRAY ? cg_attr_len(one) : 0;
    cgi_printer_z(f->pr, i ? ", " : " ");
    cgi_printer_operand(f->pr, f->op, first + i);
    if (n != 1) cgi_printer_char(f->pr, '[');
    for (size_t k = 0; k < n; k++) {
      if (k) cgi_printer_z(f->pr, ", ");
      cgi_printer_attr_body(f->pr, cg_attr_at(one, k));
    }
    if (n != 1) cgi_printer_char(f->pr, ']');
  }
}

// ---- types with sizes --------------------------------------------------------------------------------------------------------------------------
// {%a, %b} behind a type: its dynamic dims. Nothing is fine.
static bool cgi_directive_dims(cgi_format_parse *f, cg_str name) {
  return !cgi_parser_accept(f->p, '{') || (cgi_parser_operand_list(f->p, cgi_directive_refs(f, name)) && cgi_parser_expect(f->p, '}'));
}

static void cgi_directive_pr_dims(cgi_format_print *f, unsigned first, unsigned count) {
  if (!count) return;
  cgi_printer_char(f->pr, '{');
  cgi_printer_operands(f->pr, f->op, first, count);
  cgi_printer_char(f->pr, '}');
}

static unsigned cgi_directive_dynamic_count(cg_type t) {
  unsigned n = 0;
  if (cg_type_get_kind(t) == CG_TYPE_DISPATCH_TENSOR) t = cg_type_element(t);
  if (!cg_type_is_shaped(t)) return 0;
  for (unsigned i = 0; i < cg_type_rank(t); i++) n += cg_type_dim(t, i) == CG_DYNAMIC;
  return n;
}

// type{%dims} of (result, dims): as many as the type has dynamic ones.
static bool cgi_directive_parse_shaped_type(cgi_format_parse *f, const cg_str *args) {
  cgi_format_types *result = cgi_directive_result(f, args[0]);
  const char *at = cgi_parser_here(f->p);
  cg_type t;
  if (!cgi_parser_type(f->p, &t) || !cgi_directive_dims(f, args[1])) return false;
  cgi_format_know(f, result, t);
  cgi_directive_indices(f, args[1]);
  unsigned needed = cgi_directive_dynamic_count(t), given = (unsigned)cgi_len(*cgi_directive_refs(f, args[1]));
  return needed == given || cgi_parser_error_at(f->p, at, "type %t needs %u dynamic dims, but %u are given", t, needed, given);
}

static void cgi_directive_print_shaped_type(cgi_format_print *f, const cg_str *args) {
  unsigned first, n = cgi_directive_group(f, args[1], &first);
  cgi_format_before(f);
  cgi_printer_result_types(f->pr, f->op);
  cgi_directive_pr_dims(f, first, n);
}

// type{%size}, type{%size} of (resources, sizes).
static bool cgi_directive_parse_sized_types(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_format_types *t = cgi_directive_types(f, args[0]);
  cg_type one;
  t->known = true;
  cgi_directive_indices(f, args[1]);
  for (size_t i = 0; i < cgi_len(*cgi_directive_refs(f, args[0])); i++) {
    if ((i && !cgi_parser_expect(f->p, ',')) || !cgi_parser_type(f->p, &one) || !cgi_directive_dims(f, args[1])) return false;
    cgi_push(t->types, one);
  }
  return true;
}

static void cgi_directive_print_sized_types(cgi_format_print *f, const cg_str *args) {
  unsigned first, n = cgi_directive_group(f, args[0], &first), size, sizes = cgi_directive_group(f, args[1], &size);
  cgi_format_before(f);
  for (unsigned i = 0; i < n; i++) {
    if (i) cgi_printer_z(f->pr, ", ");
    cgi_printer_type(f->pr, cg_value_type(cg_op_operand(f->op, first + i)));
    if (i < sizes) cgi_directive_pr_dims(f, size + i, 1);
  }
}

// `%arg0`, `%arg0 as type{%d}` (the result shares that argument's storage), or `type{%d}`
static bool cgi_directive_tied_result(cgi_format_parse *f, const cg_str *args, int64_t **tied) {
  cg_context *ctx = f->p->ctx;
  cgi_operand_ref *arguments = *cgi_directive_refs(f, args[0]), r;
  cgi_format_types *in = cgi_directive_types(f, args[0]), *out = &f->result_types[0];
  int64_t k = -1;
  cg_type t;
  if (cgi_parser_is(f->p, CGI_TOK_VALUE)) {
    const char *at = cgi_parser_here(f->p);
    if (!cgi_parser_operand(f->p, &r)) return false;
    for (size_t i = 0; i < cgi_len(arguments) && i < cgi_len(in->types); i++)
      if (cgi_str_eq(arguments[i].name, r.name) && arguments[i].number == r.number) k = (int64_t)i;
    if (k < 0) return cgi_parser_error_at(f->p, at, "a tied result must name one of the arguments");
    if (!cgi_parser_accept_word(f->p, "as")) {
      cgi_push(out->types, in->types[k]);
      cgi_push(*tied, k);
      return true;
    }
  }
  if (!cgi_parser_type(f->p, &t) || !cgi_directive_dims(f, args[2])) return false;
  cgi_push(out->types, t);
  cgi_push(*tied, k);
  return true;
}

static bool cgi_directive_shaped_function(cgi_format_parse *f, const cg_str *args, int64_t **tied) {
  cg_context *ctx = f->p->ctx;
  cgi_parser *p = f->p;
  cgi_format_types *in = cgi_directive_types(f, args[0]);
  in->known = f->result_types[0].known = true;
  cgi_directive_indices(f, args[1]);
  cgi_directive_indices(f, args[2]);
  if (!cgi_parser_expect(p, '(')) return false;
  while (!cgi_parser_is(p, ')')) {
    cg_type t;
    if ((cgi_len(in->types) && !cgi_parser_expect(p, ',')) || !cgi_parser_type(p, &t) || !cgi_directive_dims(f, args[1])) return false;
    cgi_push(in->types, t);
  }
  if (!cgi_parser_expect(p, ')') || !cgi_parser_expect(p, CGI_TOK_ARROW)) return false;
  if (!cgi_parser_accept(p, '(')) return cgi_directive_tied_result(f, args, tied);
  while (!cgi_parser_is(p, ')'))
    if ((cgi_len(*tied) && !cgi_parser_expect(p, ',')) || !cgi_directive_tied_result(f, args, tied)) return false;
  return cgi_parser_expect(p, ')');
}

// (t{%d}, t) -> (t{%d}, %a as t) of (arguments, argument dims, result dims, tied operands).
static bool cgi_directive_parse_shaped_function(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  int64_t *tied = NULL;
  bool ok = cgi_directive_shaped_function(f, args, &tied), any = false;
  for (size_t i = 0; i < cgi_len(tied); i++) any = any || tied[i] >= 0;
  if (ok && any) cgi_directive_set(f, args[3], cgi_attr_i64_array(ctx, cgi_len(tied), tied));
  return ok;
}

static void cgi_directive_print_shaped_function(cgi_format_print *f, const cg_str *args) {
  cgi_printer *pr = f->pr;
  cg_op op = f->op;
  unsigned arg, num_args = cgi_directive_group(f, args[0], &arg), dim, i, n;
  cg_attr tied = cgi_directive_get(f, args[3]);
  cgi_directive_group(f, args[1], &dim);
  cgi_format_before(f);
  cgi_printer_char(pr, '(');
  for (i = 0; i < num_args; i++) {
    cg_type t = cg_value_type(cg_op_operand(op, arg + i));
    if (i) cgi_printer_z(pr, ", ");
    cgi_printer_type(pr, t);
    n = cgi_directive_dynamic_count(t);
    if (dim + n > cg_op_num_operands(op)) n = 0;
    cgi_directive_pr_dims(f, dim, n);
    dim += n;
  }
  cgi_printer_z(pr, ") -> ");
  n = cgi_directive_group(f, args[2], &dim);
  if (cg_op_num_results(op) != 1) cgi_printer_char(pr, '(');
  for (i = 0; i < cg_op_num_results(op); i++) {
    cg_type t = cg_value_type(cg_op_result(op, i));
    int64_t k = tied && cg_attr_is_int_list(tied) ? cg_attr_int_list_at(tied, i) : -1;
    unsigned dynamic = cgi_directive_dynamic_count(t);
    if (i) cgi_printer_z(pr, ", ");
    if (k >= 0 && k < (int64_t)num_args) {
      cgi_printer_operand(pr, op, arg + (unsigned)k);
      if (cg_value_type(cg_op_operand(op, arg + (unsigned)k)) == t && !n) continue;
      cgi_printer_z(pr, " as ");
    }
    cgi_printer_type(pr, t);
    if (n < dynamic) continue; // dims are optional for builders
    cgi_directive_pr_dims(f, dim, dynamic);
    dim += dynamic;
    n -= dynamic;
  }
  if (cg_op_num_results(op) != 1) cgi_printer_char(pr, ')');
}

// A slice of (tensor, its dims) that names no offsets, sizes and strides is all of it.
static bool cgi_directive_parse_whole_slice(cgi_format_parse *f, const cg_str *args) {
  static const char *const groups[] = {"offsets", "sizes", "strides"}, *const statics[] = {"static_offsets", "static_sizes", "static_strides"};
  cg_context *ctx = f->p->ctx;
  cg_type whole = cgi_directive_types(f, args[0])->types[0], t = cg_type_get_kind(whole) == CG_TYPE_DISPATCH_TENSOR ? cg_type_element(whole) : whole;
  cgi_operand_ref *dims = *cgi_directive_refs(f, args[1]), **sizes = cgi_directive_refs(f, cgi_s(groups[1]));
  unsigned rank = cg_type_is_shaped(t) ? cg_type_rank(t) : 0;
  int64_t *lists[3] = {NULL, NULL, NULL};
  size_t used = 0;
  bool ok = true, given = cgi_state_get(f->st, statics[0]) != NULL;
  for (unsigned i = 0; !given && ok && i < rank; i++) {
    cgi_push(lists[0], (int64_t)0);
    cgi_push(lists[1], cg_type_dim(t, i));
    cgi_push(lists[2], (int64_t)1);
    if (cg_type_dim(t, i) != CG_DYNAMIC) continue;
    ok = used < cgi_len(dims) || cgi_parser_error(f->p, "type %t needs its dynamic dims", whole);
    if (ok) cgi_push(*sizes, dims[used]);
    used++;
  }
  for (unsigned k = 0; k < 3; k++) {
    cgi_directive_indices(f, cgi_s(groups[k]));
    if (ok && !given) cgi_state_attr(f->p, f->st, statics[k], cgi_attr_i64_array(ctx, cgi_len(lists[k]), lists[k]));
    size_t n = ok ? cg_attr_int_list_len(cgi_state_get(f->st, statics[k])) : rank;
    if (n != rank) ok = cgi_parser_error(f->p, "'%s' has %u entries for %t", groups[k], (unsigned)n, whole);
  }
  return ok;
}

// ---- dispatches -----------------------------------------------------------------------------------------------------------------------------------
// @exe::@entry, also as {@exe::@entry}.
static bool cgi_directive_parse_entry_point(cgi_format_parse *f, const cg_str *args) {
  cg_attr symbol;
  bool braces = cgi_parser_accept(f->p, '{');
  if (!cgi_parser_symbol_ref(f->p, &symbol)) return false;
  if (braces && cgi_parser_is(f->p, ',')) return cgi_parser_error(f->p, "a dispatch to several entry points is not supported");
  return (!braces || cgi_parser_expect(f->p, '}')) && cgi_directive_set(f, args[0], symbol);
}

static void cgi_directive_print_entry_point(cgi_format_print *f, const cg_str *args) {
  cgi_format_before(f);
  cgi_printer_attr(f->pr, cgi_directive_get(f, args[0]));
}

// (%a: t, %b: t) of the region that comes next, on a line of its own.
static bool cgi_directive_parse_body_args(cgi_format_parse *f, const cg_str *args) {
  (void)args;
  return cgi_parser_args(f->p, false, true, &f->args, NULL);
}

static void cgi_directive_print_body_args(cgi_format_print *f, const cg_str *args) {
  (void)args;
  cgi_printer_newline(f->pr);
  cgi_printer_z(f->pr, "    ");
  cgi_printer_region_args(f->pr, cg_op_region(f->op, 0));
  f->args_printed = true;
}

// (%w: index) -> (index, index, index) { … }: the last region of the op, which computes workgroup counts.
static bool cgi_directive_parse_count_region(cgi_format_parse *f, const cg_str *args) {
  cg_type *types = NULL;
  (void)args;
  return cgi_parser_args(f->p, false, true, &f->args, NULL) && cgi_parser_optional_arrow(f->p, &types) &&
         cgi_parser_region(f->p, f->st, cgi_len(f->args), f->args);
}

static void cgi_directive_print_count_region(cgi_format_print *f, const cg_str *args) {
  cg_region r = cg_op_region(f->op, cg_op_num_regions(f->op) - 1);
  (void)args;
  cgi_printer_region_args(f->pr, r);
  cgi_printer_z(f->pr, " -> (index, index, index) ");
  cgi_printer_region(f->pr, r, false, true);
}

// (%r as %a: type{%size}, …) of (resources, sizes): the arguments of the region that comes next.
static bool cgi_directive_parse_resource_args(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_parser *p = f->p;
  cgi_format_types *t = cgi_directive_types(f, args[0]);
  t->known = true;
  cgi_directive_indices(f, args[1]);
  if (!cgi_parser_expect(p, '(')) return false;
  while (!cgi_parser_is(p, ')')) {
    cgi_arg arg;
    memset(&arg, 0, sizeof arg);
    if ((cgi_len(f->args) && !cgi_parser_expect(p, ',')) || !cgi_directive_operand(f, args[0]) || !cgi_parser_expect_word(p, "as") ||
        !cgi_parser_operand(p, &arg.ref) || !cgi_directive_colon_type(f, args[0]) || !cgi_directive_dims(f, args[1]))
      return false;
    arg.type = cgi_last(t->types);
    cgi_push(f->args, arg);
  }
  return cgi_parser_expect(p, ')');
}

static void cgi_directive_print_resource_args(cgi_format_print *f, const cg_str *args) {
  unsigned first, n = cgi_directive_group(f, args[0], &first), size, sizes = cgi_directive_group(f, args[1], &size);
  cg_block body = cg_region_first(cg_op_region(f->op, 0));
  cgi_printer_char(f->pr, '(');
  for (unsigned i = 0; i < n && body && i < cg_block_num_args(body); i++) {
    if (i) cgi_printer_z(f->pr, ", ");
    cgi_printer_operand(f->pr, f->op, first + i);
    cgi_printer_z(f->pr, " as ");
    cgi_printer_value(f->pr, cg_block_arg(body, i));
    cgi_printer_z(f->pr, ": ");
    cgi_printer_type(f->pr, cg_value_type(cg_op_operand(f->op, first + i)));
    if (i < sizes) cgi_directive_pr_dims(f, size + i, 1);
  }
  cgi_printer_char(f->pr, ')');
  f->space = f->args_printed = true;
  f->punctuation = false;
}

// (%u, %v : i32, i32), (%u : i32, %v : i32), or nothing.
static bool cgi_directive_parse_typed_operands(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_format_types *types = cgi_directive_types(f, args[0]);
  types->known = true;
  if (!cgi_parser_accept(f->p, '(')) return true;
  while (!cgi_parser_is(f->p, ')')) {
    if (cgi_len(*cgi_directive_refs(f, args[0])) && !cgi_parser_expect(f->p, ',')) return false;
    if (!cgi_directive_operand(f, args[0])) return false;
    if (!cgi_parser_accept(f->p, ':')) continue;
    while (cgi_len(types->types) < cgi_len(*cgi_directive_refs(f, args[0]))) {
      cg_type t;
      if (!cgi_parser_type(f->p, &t)) return false;
      cgi_push(types->types, t);
      if (cgi_len(types->types) < cgi_len(*cgi_directive_refs(f, args[0])) && !cgi_parser_expect(f->p, ',')) return false;
    }
  }
  if (cgi_len(types->types) < cgi_len(*cgi_directive_refs(f, args[0]))) return cgi_parser_expect(f->p, ':');
  return cgi_parser_expect(f->p, ')');
}

static void cgi_directive_print_typed_operands(cgi_format_print *f, const cg_str *args) {
  unsigned first, n = cgi_directive_group(f, args[0], &first);
  for (unsigned i = 0; i < n; i++) {
    cgi_printer_z(f->pr, i ? ", " : "(");
    cgi_printer_operand(f->pr, f->op, first + i);
    cgi_printer_z(f->pr, " : ");
    cgi_printer_operand_types(f->pr, f->op, first + i, 1);
  }
  if (n) cgi_printer_char(f->pr, ')');
}

// { ro %r[%offset for %length] : type{%size}, … } of (resources, sizes, offsets, lengths, access).
static bool cgi_directive_resource(cgi_format_parse *f, const cg_str *args, cg_attr **access) {
  cg_context *ctx = f->p->ctx;
  cgi_parser *p = f->p;
  cg_str word;
  if ((cgi_len(*access) && !cgi_parser_expect(p, ',')) || !cgi_parser_word(p, &word)) return false;
  if (!cgi_str_is(word, "ro") && !cgi_str_is(word, "rw") && !cgi_str_is(word, "wo")) return cgi_parser_error(p, "expected ro, rw or wo");
  cgi_push(*access, cgi_attr_str(ctx, word));
  return cgi_directive_operand(f, args[0]) && cgi_parser_expect(p, '[') && cgi_directive_operand(f, args[2]) && cgi_parser_expect_word(p, "for") &&
         cgi_directive_operand(f, args[3]) && cgi_parser_expect(p, ']') && cgi_directive_colon_type(f, args[0]) && cgi_directive_dims(f, args[1]);
}

static bool cgi_directive_parse_resources(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cg_attr *access = NULL;
  cgi_directive_types(f, args[0])->known = true;
  for (unsigned i = 1; i < 4; i++) cgi_directive_indices(f, args[i]);
  bool ok = cgi_parser_expect(f->p, '{');
  while (ok && !cgi_parser_is(f->p, '}')) ok = cgi_directive_resource(f, args, &access);
  ok = ok && cgi_parser_expect(f->p, '}');
  if (ok) cgi_directive_set(f, args[4], cgi_attr_array(ctx, cgi_len(access), access));
  return ok;
}

static void cgi_directive_print_resources(cgi_format_print *f, const cg_str *args) {
  cgi_printer *pr = f->pr;
  unsigned first[4], n[4];
  cg_attr access = cgi_directive_get(f, args[4]);
  for (unsigned i = 0; i < 4; i++) n[i] = cgi_directive_group(f, args[i], &first[i]);
  cgi_printer_z(pr, " {");
  for (unsigned i = 0; i < n[0]; i++) {
    if (i) cgi_printer_char(pr, ',');
    cgi_printer_newline(pr);
    cgi_printer_z(pr, "  ");
    cgi_printer_str(pr, i < cg_attr_len(access) ? cg_attr_str(cg_attr_at(access, i)) : cgi_s("rw"));
    cgi_printer_char(pr, ' ');
    cgi_printer_operand(pr, f->op, first[0] + i);
    if (i < n[2] && i < n[3]) {
      cgi_printer_char(pr, '[');
      cgi_printer_operand(pr, f->op, first[2] + i);
      cgi_printer_z(pr, " for ");
      cgi_printer_operand(pr, f->op, first[3] + i);
      cgi_printer_char(pr, ']');
    }
    cgi_printer_z(pr, " : ");
    cgi_printer_operand_types(pr, f->op, first[0] + i, 1);
    if (i < n[1]) cgi_directive_pr_dims(f, first[1] + i, 1);
  }
  if (n[0]) cgi_printer_newline(pr);
  cgi_printer_char(pr, '}');
}

// <name = attribute, …> of inherent attributes, where they are not in the dictionary; those that are named are printed so.
static bool cgi_directive_parse_properties(cgi_format_parse *f, const cg_str *args) {
  cgi_parser *p = f->p;
  (void)args;
  if (!cgi_parser_accept(p, '<')) return true;
  do {
    const char *at = cgi_parser_here(p);
    cg_str name;
    cg_attr a = cgi_attr_unit(p->ctx);
    if (!cgi_parser_word(p, &name)) return false;
    const char *z = cgi_format_z(p->ctx, name);
    if (cgi_state_get(f->st, z)) return cgi_parser_error_at(p, at, "[redefinition] duplicate key '%S' in the dictionary", name);
    if (cgi_parser_accept(p, '=') && !cgi_parser_accept_word(p, "unit") && !cgi_parser_attr(p, &a)) return false;
    cgi_state_attr(p, f->st, z, a);
  } while (cgi_parser_accept(p, ','));
  return cgi_parser_expect(p, '>');
}

static void cgi_directive_print_properties(cgi_format_print *f, const cg_str *args) {
  cg_attr a = args[0].len ? cgi_directive_get(f, args[0]) : NULL;
  if (!a) return;
  cgi_printer_z(f->pr, " <");
  cgi_printer_str(f->pr, args[0]);
  cgi_printer_z(f->pr, " = ");
  cgi_printer_attr(f->pr, a);
  cgi_printer_char(f->pr, '>');
}

// `-> resource{size}` of (dims, result, size, encoding), behind {dims} of an array; a buffer view has `-> encoding{dims} in resource{size}`.
static bool cgi_directive_parse_imported(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_format_types *result = cgi_directive_result(f, args[1]);
  cg_type t;
  cgi_directive_indices(f, args[0]);
  cgi_directive_indices(f, args[2]);
  if (cgi_parser_is(f->p, '{') && !cgi_directive_dims(f, args[0])) return false;
  if (!cgi_parser_expect(f->p, CGI_TOK_ARROW) || !cgi_parser_type(f->p, &t)) return false;
  if (cg_type_is_shaped(t)) {
    if (cgi_parser_is(f->p, '{') && !cgi_directive_dims(f, args[0])) return false;
    cgi_directive_set(f, args[3], cgi_attr_type(ctx, t));
    if (!cgi_parser_expect_word(f->p, "in") || !cgi_parser_type(f->p, &t)) return false;
  }
  result->known = true;
  cgi_push(result->types, t);
  return cgi_directive_dims(f, args[2]);
}

static void cgi_directive_print_encoding(cgi_format_print *f, cg_str dims, cg_attr encoding) {
  unsigned first, n = cgi_directive_group(f, dims, &first);
  if (encoding) cgi_printer_type(f->pr, cg_attr_type(encoding));
  if (n) cgi_directive_pr_dims(f, first, n);
}

static void cgi_directive_print_imported(cgi_format_print *f, const cg_str *args) {
  unsigned size;
  cg_attr encoding = cgi_directive_get(f, args[3]);
  cgi_directive_group(f, args[2], &size);
  if (!encoding) cgi_directive_print_encoding(f, args[0], NULL);
  cgi_printer_z(f->pr, " -> ");
  if (encoding) cgi_directive_print_encoding(f, args[0], encoding), cgi_printer_z(f->pr, " in ");
  cgi_printer_type(f->pr, cg_value_type(cg_op_result(f->op, 0)));
  cgi_directive_pr_dims(f, size, 1);
}

// `resource{size} -> array{dims}` of (dims, source, size, result, encoding), or `encoding{dims} in resource{size} -> buffer view`.
static bool cgi_directive_parse_exported(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_format_types *source = cgi_directive_types(f, args[1]), *result = cgi_directive_result(f, args[3]);
  bool encoded = false;
  cg_type t;
  cgi_directive_indices(f, args[0]);
  cgi_directive_indices(f, args[2]);
  if (!cgi_parser_type(f->p, &t)) return false;
  if (cg_type_is_shaped(t)) {
    if (cgi_parser_is(f->p, '{') && !cgi_directive_dims(f, args[0])) return false;
    encoded = cgi_directive_set(f, args[4], cgi_attr_type(ctx, t));
    if (!cgi_parser_expect_word(f->p, "in") || !cgi_parser_type(f->p, &t)) return false;
  }
  source->known = true;
  cgi_push(source->types, t);
  if (!cgi_directive_dims(f, args[2]) || !cgi_parser_expect(f->p, CGI_TOK_ARROW) || !cgi_parser_type(f->p, &t)) return false;
  result->known = true;
  cgi_push(result->types, t);
  return encoded || cgi_directive_dims(f, args[0]);
}

static void cgi_directive_print_exported(cgi_format_print *f, const cg_str *args) {
  unsigned source, size;
  cg_attr encoding = cgi_directive_get(f, args[4]);
  cgi_directive_group(f, args[1], &source);
  cgi_directive_group(f, args[2], &size);
  cgi_format_before(f);
  if (encoding) cgi_directive_print_encoding(f, args[0], encoding), cgi_printer_z(f->pr, " in ");
  cgi_printer_operand_types(f->pr, f->op, source, 1);
  cgi_directive_pr_dims(f, size, 1);
  cgi_printer_z(f->pr, " -> ");
  cgi_printer_type(f->pr, cg_value_type(cg_op_result(f->op, 0)));
  if (!encoding) cgi_directive_print_encoding(f, args[0], NULL);
}

// `type`, or `encoding as type`, of (encoding, value): the result of an import, the operand of an export.
static bool cgi_directive_parse_type_alias(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  bool import = f->st->def->kind == CG_HAL_TENSOR_IMPORT;
  cgi_format_types *value = import ? cgi_directive_result(f, args[1]) : cgi_directive_types(f, args[1]);
  cg_type t;
  if (!cgi_parser_type(f->p, &t)) return false;
  if (cgi_parser_accept_word(f->p, "as")) {
    cgi_directive_set(f, args[0], cgi_attr_type(ctx, t));
    if (!cgi_parser_type(f->p, &t)) return false;
  }
  value->known = true;
  cgi_push(value->types, t);
  return true;
}

static void cgi_directive_print_type_alias(cgi_format_print *f, const cg_str *args) {
  cg_attr encoding = cgi_directive_get(f, args[0]);
  cg_op op = f->op;
  cgi_format_before(f);
  if (encoding) cgi_printer_type(f->pr, cg_attr_type(encoding)), cgi_printer_z(f->pr, " as ");
  cgi_printer_type(f->pr, cg_value_type(op->def->kind == CG_HAL_TENSOR_IMPORT ? cg_op_result(op, 0) : cg_op_operand(op, 0)));
}

CGI_DEF const cgi_format_custom *cgi_format_iree_customs(unsigned *count) {
  static const cgi_format_custom rows[] = {
      {"DynamicIndexLists", cgi_directive_parse_index_lists, cgi_directive_print_index_lists},
      {"WholeSlice", cgi_directive_parse_whole_slice, NULL},
      {"DescriptorFlags", cgi_directive_parse_flags, cgi_directive_print_flags},
      {"Assumptions", cgi_directive_parse_assumptions, cgi_directive_print_assumptions},
      {"ShapedType", cgi_directive_parse_shaped_type, cgi_directive_print_shaped_type},
      {"SizeAwareTypes", cgi_directive_parse_sized_types, cgi_directive_print_sized_types},
      {"ShapedFunctionType", cgi_directive_parse_shaped_function, cgi_directive_print_shaped_function},
      {"DispatchEntryPoint", cgi_directive_parse_entry_point, cgi_directive_print_entry_point},
      {"DispatchBodyArguments", cgi_directive_parse_body_args, cgi_directive_print_body_args},
      {"WorkgroupCountRegion", cgi_directive_parse_count_region, cgi_directive_print_count_region},
      {"ResourceArguments", cgi_directive_parse_resource_args, cgi_directive_print_resource_args},
      {"ImportedAs", cgi_directive_parse_imported, cgi_directive_print_imported},
      {"ExportedAs", cgi_directive_parse_exported, cgi_directive_print_exported},
      {"TypeAlias", cgi_directive_parse_type_alias, cgi_directive_print_type_alias},
      {"TypedOperands", cgi_directive_parse_typed_operands, cgi_directive_print_typed_operands},
      {"DispatchResources", cgi_directive_parse_resources, cgi_directive_print_resources},
      {"Properties", cgi_directive_parse_properties, cgi_directive_print_properties},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
