// The pieces of syntax that formats call by name: custom<Name>($group, $attribute, $region). They have the names that MLIR and IREE give them.
#include "text/format.h"

// ---- helpers ------------------------------------------------------------------------------------------------------------------------------------
CGI_DEF cgi_operand_ref **cgi_dir_refs(cgi_fmt_parse *f, cg_str name) { return &f->refs[cgi_fmt_group_index(f->operands, f->num_operands, name)]; }
static cgi_fmt_types *cgi_dir_types(cgi_fmt_parse *f, cg_str name) {
  return &f->operand_types[cgi_fmt_group_index(f->operands, f->num_operands, name)];
}
static cgi_fmt_types *cgi_dir_result(cgi_fmt_parse *f, cg_str name) {
  return &f->result_types[cgi_fmt_group_index(f->results, f->num_results, name)];
}
static void cgi_dir_indices(cgi_fmt_parse *f, cg_str name) { cgi_fmt_know(f, cgi_dir_types(f, name), cgi_type_index(f->p->ctx)); }
CGI_DEF bool cgi_dir_set(cgi_fmt_parse *f, cg_str name, cg_attr a) { return cgi_st_attr(f->p, f->st, cgi_fmt_z(f->p->ctx, name), a); }
CGI_DEF cg_attr cgi_dir_get(cgi_fmt_print *f, cg_str name) { return cg_op_attr(f->op, cgi_fmt_z(f->op->ctx, name)); }
static unsigned cgi_dir_group(cgi_fmt_print *f, cg_str name, unsigned *first) { return cgi_operand_group(f->op, cgi_fmt_z(f->op->ctx, name), first); }

static bool cgi_dir_operand(cgi_fmt_parse *f, cg_str name) { // one more of a group
  cg_context *ctx = f->p->ctx;
  cgi_operand_ref r;
  if (!cgi_p_operand(f->p, &r)) return false;
  cgi_push(*cgi_dir_refs(f, name), r);
  return true;
}

static bool cgi_dir_colon_type(cgi_fmt_parse *f, cg_str name) { // `: type` of one more of a group
  cg_context *ctx = f->p->ctx;
  cgi_fmt_types *t = cgi_dir_types(f, name);
  cg_type one;
  t->known = true;
  if (!cgi_p_colon_type(f->p, &one)) return false;
  cgi_push(t->types, one);
  return true;
}

// ---- lists of sizes -------------------------------------------------------------------------------------------------------------------------------
// [%a, 4]: the operands of a group, and an attribute with CG_DYNAMIC where one stands.
static bool cgi_dir_parse_index_list(cgi_fmt_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  int64_t *statics = NULL;
  bool ok = cgi_p_index_list(f->p, '[', ']', cgi_dir_refs(f, args[0]), &statics);
  cgi_dir_indices(f, args[0]);
  if (ok) cgi_dir_set(f, args[1], cgi_attr_i64_array(ctx, cgi_len(statics), statics));
  cgi_arr_free(ctx, statics);
  return ok;
}

static void cgi_dir_print_index_list(cgi_fmt_print *f, const cg_str *args) {
  unsigned next = 0;
  cgi_dir_group(f, args[0], &next);
  cgi_fmt_before(f);
  cgi_pr_index_list(f->pr, f->op, &next, cgi_dir_get(f, args[1]), "[", "]");
}

// The shape of a result, where the text did not give it: (static shape, result).
static bool cgi_dir_parse_shape_of(cgi_fmt_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cg_type t = cgi_dir_result(f, args[1])->types[0];
  if (cgi_st_get(f->st, cgi_fmt_z(ctx, args[0]))) return true;
  for (unsigned i = 0; cg_type_is_shaped(t) && i < cg_type_rank(t); i++)
    if (cg_type_dim(t, i) == CG_DYNAMIC) return cgi_p_error_at(f->p, f->skipped, "expected the dynamic sizes of %t", t);
  bool shaped = cg_type_is_shaped(t);
  return cgi_dir_set(f, args[0], cgi_attr_i64_array(ctx, shaped ? cg_type_rank(t) : 0, shaped ? cg_type_shape(t) : NULL));
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

// ---- values ---------------------------------------------------------------------------------------------------------------------------------------
// memref<…> = dense<…>, of (type, value); `uninitialized` is kept as a unit attribute.
static bool cgi_dir_parse_memref_value(cgi_fmt_parse *f, const cg_str *args) {
  cgi_parser *p = f->p;
  const char *at = cgi_p_here(p);
  cg_type t;
  if (!cgi_p_type(p, &t)) return false;
  if (cg_type_get_kind(t) != CG_TYPE_MEMREF) return cgi_p_error_at(p, at, "expected a memref type, not %t", t);
  cgi_dir_set(f, args[0], cgi_attr_type(p->ctx, t));
  if (!cgi_p_accept(p, '=')) return true;
  cg_attr value = cgi_attr_unit(p->ctx);
  cg_type tensor = cgi_type_tensor(p->ctx, cg_type_rank(t), cg_type_shape(t), cg_type_element(t), NULL);
  return (cgi_p_accept_word(p, "uninitialized") || cgi_p_attr_typed(p, tensor, &value)) && cgi_dir_set(f, args[1], value);
}

static void cgi_dir_print_memref_value(cgi_fmt_print *f, const cg_str *args) {
  cg_attr value = cgi_dir_get(f, args[1]);
  cgi_fmt_before(f);
  cgi_pr_type(f->pr, cg_attr_type(cgi_dir_get(f, args[0])));
  if (!value) return;
  cgi_pr_z(f->pr, " = ");
  if (cg_attr_get_kind(value) == CG_ATTR_UNIT)
    cgi_pr_z(f->pr, "uninitialized");
  else
    cgi_pr_attr_no_type(f->pr, value);
}

// `= value`, `= value : type` where the value has none of its own, or `: type`.
static bool cgi_dir_parse_type_or_attr(cgi_fmt_parse *f, const cg_str *args) {
  cgi_parser *p = f->p;
  cg_attr value = NULL;
  cg_type t = NULL;
  if (cgi_p_accept(p, '=') && (!cgi_p_attr(p, &value) || !cgi_dir_set(f, args[1], value))) return false;
  if (cgi_p_is(p, ':') || !value || !cg_attr_type(value)) {
    if (!cgi_p_colon_type(p, &t)) return false;
  } else {
    t = cg_attr_type(value);
  }
  return cgi_dir_set(f, args[0], cgi_attr_type(p->ctx, t));
}

static void cgi_dir_print_type_or_attr(cgi_fmt_print *f, const cg_str *args) {
  cg_attr type = cgi_dir_get(f, args[0]), value = cgi_dir_get(f, args[1]);
  if (value) {
    cgi_pr_z(f->pr, " = ");
    cgi_pr_attr(f->pr, value);
    if (cg_attr_type(value)) return;
  }
  cgi_pr_z(f->pr, " : ");
  cgi_pr_type(f->pr, cg_attr_type(type));
}

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

// ---- types ---------------------------------------------------------------------------------------------------------------------------------------
// `t` of both, or `t, u`.
static bool cgi_dir_parse_one_or_both(cgi_fmt_parse *f, const cg_str *args) {
  cg_type t, u;
  if (!cgi_p_type(f->p, &t)) return false;
  u = t;
  if (cgi_p_accept(f->p, ',') && !cgi_p_type(f->p, &u)) return false;
  cgi_fmt_know(f, cgi_dir_types(f, args[0]), t);
  cgi_fmt_know(f, cgi_dir_types(f, args[1]), u);
  return true;
}

static void cgi_dir_print_one_or_both(cgi_fmt_print *f, const cg_str *args) {
  unsigned a, b;
  cgi_dir_group(f, args[0], &a);
  cgi_dir_group(f, args[1], &b);
  cg_type t = cg_value_type(cg_op_operand(f->op, a)), u = cg_value_type(cg_op_operand(f->op, b));
  cgi_fmt_before(f);
  cgi_pr_type(f->pr, t);
  if (t == u) return;
  cgi_pr_z(f->pr, ", ");
  cgi_pr_type(f->pr, u);
}

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

// ---- loops ------------------------------------------------------------------------------------------------------------------------------------
// `%i`: the first argument of the region that comes next, of the type of the op's first operand.
static bool cgi_dir_parse_induction_var(cgi_fmt_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_arg arg;
  (void)args;
  memset(&arg, 0, sizeof arg);
  arg.loc = f->st->loc;
  if (!cgi_p_operand(f->p, &arg.ref)) return false;
  cgi_push(f->args, arg);
  return true;
}

static void cgi_dir_print_induction_var(cgi_fmt_print *f, const cg_str *args) {
  (void)args;
  cgi_fmt_before(f);
  cgi_pr_value(f->pr, cg_block_arg(cg_region_first(cg_op_region(f->op, 0)), 0));
  f->args_printed = true;
}

// The same, with its location.
static bool cgi_dir_parse_region_argument(cgi_fmt_parse *f, const cg_str *args) {
  return cgi_dir_parse_induction_var(f, args) && cgi_p_optional_loc(f->p, &f->args[0].loc);
}

static void cgi_dir_print_region_argument(cgi_fmt_print *f, const cg_str *args) {
  cg_value v = cg_block_arg(cg_region_first(cg_op_region(f->op, 0)), 0);
  cgi_dir_print_induction_var(f, args);
  if (v->loc) cgi_pr_loc(f->pr, v->loc);
}

// (%i, %j): as many as the bounds of this name, of type index.
static bool cgi_dir_parse_induction_vars(cgi_fmt_parse *f, const cg_str *args) {
  (void)args;
  if (!cgi_p_args(f->p, false, false, &f->args, NULL)) return false;
  for (size_t i = 0; i < cgi_len(f->args); i++) {
    if (f->args[i].type) return cgi_p_error_at(f->p, f->args[i].ref.at, "an induction variable is written without type");
    f->args[i].type = cgi_type_index(f->p->ctx);
  }
  return true;
}

static void cgi_dir_print_induction_vars(cgi_fmt_print *f, const cg_str *args) {
  cg_block body = cg_region_first(cg_op_region(f->op, 0));
  cg_attr list = cgi_dir_get(f, args[0]);
  unsigned first, n = list ? (unsigned)cg_attr_int_list_len(list) : cgi_dir_group(f, args[0], &first);
  cgi_fmt_before(f);
  cgi_pr_char(f->pr, '(');
  for (unsigned i = 0; i < n && i < cg_block_num_args(body); i++) {
    if (i) cgi_pr_z(f->pr, ", ");
    cgi_pr_value(f->pr, cg_block_arg(body, i));
  }
  cgi_pr_char(f->pr, ')');
  f->args_printed = true;
}

static bool cgi_dir_bounds_fit(cgi_fmt_parse *f, size_t n, const char *at) {
  return n == cgi_len(f->args) || cgi_p_error_at(f->p, at, "%u bounds for %u induction variables", (unsigned)n, (unsigned)cgi_len(f->args));
}

// (%a, %b): a bound for each induction variable.
static bool cgi_dir_parse_bounds(cgi_fmt_parse *f, const cg_str *args) {
  const char *at = cgi_p_here(f->p);
  cgi_dir_indices(f, args[0]);
  return cgi_p_paren_operands(f->p, cgi_dir_refs(f, args[0])) && cgi_dir_bounds_fit(f, cgi_len(*cgi_dir_refs(f, args[0])), at);
}

static void cgi_dir_print_bounds(cgi_fmt_print *f, const cg_str *args) {
  unsigned first, n = cgi_dir_group(f, args[0], &first);
  cgi_fmt_before(f);
  cgi_pr_char(f->pr, '(');
  cgi_pr_operands(f->pr, f->op, first, n);
  cgi_pr_char(f->pr, ')');
}

// `in (%n, 4)`, or `= (…) to (…) step (…)`: of (operands, attribute) of lower bounds, upper bounds and steps.
static bool cgi_dir_parse_static_bounds(cgi_fmt_parse *f, const cg_str *args) {
  static const char *const words[] = {"=", "to", "step"};
  cg_context *ctx = f->p->ctx;
  bool in = cgi_p_accept_word(f->p, "in"), ok = true;
  for (unsigned k = 0; ok && k < 3; k++) {
    int64_t *list = NULL;
    const char *at = cgi_p_here(f->p);
    cgi_dir_indices(f, args[2 * k]);
    if (!in) ok = k ? cgi_p_expect_word(f->p, words[k]) : cgi_p_expect(f->p, '=');
    if (in && k != 1)
      for (size_t i = 0; i < cgi_len(f->args); i++) cgi_push(list, (int64_t)(k == 2));
    else
      ok = ok && cgi_p_index_list(f->p, '(', ')', cgi_dir_refs(f, args[2 * k]), &list) && cgi_dir_bounds_fit(f, cgi_len(list), at);
    if (ok) cgi_dir_set(f, args[2 * k + 1], cgi_attr_i64_array(ctx, cgi_len(list), list));
    cgi_arr_free(ctx, list);
  }
  return ok;
}

static bool cgi_dir_all_are(cg_attr list, int64_t v) {
  for (size_t i = 0; i < cg_attr_int_list_len(list); i++)
    if (cg_attr_int_list_at(list, i) != v) return false;
  return true;
}

static void cgi_dir_print_static_bounds(cgi_fmt_print *f, const cg_str *args) {
  static const char *const words[] = {" = (", " to (", " step ("};
  unsigned next = 0;
  bool in = cgi_dir_all_are(cgi_dir_get(f, args[1]), 0) && cgi_dir_all_are(cgi_dir_get(f, args[5]), 1);
  for (unsigned k = in; k < (in ? 2u : 3u); k++)
    cgi_pr_index_list(f->pr, f->op, &next, cgi_dir_get(f, args[2 * k + 1]), in ? " in (" : words[k], ")");
}

// `: type` of the bounds and the step, where it is not index.
static bool cgi_dir_parse_loop_type(cgi_fmt_parse *f, const cg_str *args) {
  const char *at = cgi_p_here(f->p);
  cg_type t = cgi_type_index(f->p->ctx);
  if (cgi_p_accept(f->p, ':') && !cgi_p_type(f->p, &t)) return false;
  if (!cg_type_is_int_or_index(t)) return cgi_p_error_at(f->p, at, "loop bounds are integers or index, not %t", t);
  for (unsigned i = 0; i < 3; i++) cgi_fmt_know(f, cgi_dir_types(f, args[i]), t);
  return true;
}

static void cgi_dir_print_loop_type(cgi_fmt_print *f, const cg_str *args) {
  unsigned first;
  cgi_dir_group(f, args[0], &first);
  cg_type t = cg_value_type(cg_op_operand(f->op, first));
  if (cg_type_get_kind(t) == CG_TYPE_INDEX) return;
  cgi_pr_z(f->pr, " : ");
  cgi_pr_type(f->pr, t);
}

// (%a = %init, …): arguments of the region that comes next, and the operands they start with.
static bool cgi_dir_assignments(cgi_fmt_parse *f, cg_str group, const char *at) {
  f->carried = cgi_dir_types(f, group);
  f->first_carried = cgi_len(f->args);
  f->carried_at = at;
  return cgi_p_assignments(f->p, &f->args, cgi_dir_refs(f, group));
}

static bool cgi_dir_parse_assignments(cgi_fmt_parse *f, const cg_str *args) { return cgi_dir_assignments(f, args[0], cgi_p_here(f->p)); }

static void cgi_dir_print_assignments(cgi_fmt_print *f, const cg_str *args) {
  cg_block entry = cg_region_first(cg_op_region(f->op, 0));
  unsigned first, n = cgi_dir_group(f, args[0], &first), arg = cg_block_num_args(entry) - n;
  cgi_pr_char(f->pr, '(');
  for (unsigned i = 0; i < n; i++) {
    if (i) cgi_pr_z(f->pr, ", ");
    cgi_pr_value(f->pr, cg_block_arg(entry, arg + i));
    cgi_pr_z(f->pr, " = ");
    cgi_pr_operand(f->pr, f->op, first + i);
  }
  cgi_pr_char(f->pr, ')');
  f->args_printed = true;
  f->space = true;
  f->punctuation = false;
}

// (%a = %init, …) -> (t, …), of (inits, results).
static bool cgi_dir_parse_iter_args(cgi_fmt_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_fmt_types *inits = cgi_dir_types(f, args[0]), *results = cgi_dir_result(f, args[1]);
  if (!cgi_dir_assignments(f, args[0], f->literal) || !cgi_p_expect(f->p, CGI_TOK_ARROW) || !cgi_p_arrow_types(f->p, &results->types)) return false;
  results->known = inits->known = true;
  for (size_t i = 0; i < cgi_len(results->types); i++) cgi_push(inits->types, results->types[i]);
  return true;
}

static void cgi_dir_print_paren_types(cgi_fmt_print *f, const cg_str *args);
static void cgi_dir_print_iter_args(cgi_fmt_print *f, const cg_str *args) {
  cgi_dir_print_assignments(f, args);
  cgi_pr_z(f->pr, " ->");
  cgi_dir_print_paren_types(f, args);
}

// case 2 { … } default { … }, the default region first in the op.
static bool cgi_dir_parse_cases(cgi_fmt_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_op_state *st = f->st;
  int64_t *cases = NULL, v;
  bool ok = true;
  while (ok && cgi_p_accept_word(f->p, "case")) {
    ok = cgi_p_int(f->p, &v) && cgi_p_region(f->p, st, 0, NULL);
    cgi_push(cases, v);
  }
  ok = ok && cgi_p_expect_word(f->p, "default") && cgi_p_region(f->p, st, 0, NULL);
  if (ok) {
    size_t n = cgi_len(st->regions);
    cg_region last = st->regions[n - 1];
    memmove(st->regions + 1, st->regions, (n - 1) * sizeof *st->regions);
    st->regions[0] = last;
    cgi_dir_set(f, args[0], cgi_attr_i64_array(ctx, cgi_len(cases), cases));
  }
  cgi_arr_free(ctx, cases);
  return ok;
}

static void cgi_dir_print_cases(cgi_fmt_print *f, const cg_str *args) {
  cg_attr cases = cgi_dir_get(f, args[0]);
  unsigned n = cg_op_num_regions(f->op);
  for (unsigned i = 1; i <= n; i++) {
    cgi_pr_newline(f->pr);
    cgi_pr_z(f->pr, i < n ? "case " : "default ");
    if (i < n) {
      cgi_pr_int(f->pr, i - 1 < cg_attr_int_list_len(cases) ? cg_attr_int_list_at(cases, i - 1) : 0);
      cgi_pr_char(f->pr, ' ');
    }
    cgi_pr_region(f->pr, cg_op_region(f->op, i % n), false, cg_op_num_results(f->op) != 0);
  }
}

// ---- structured ops -----------------------------------------------------------------------------------------------------------------------------
// "parallel" is #linalg.iterator_type<parallel>; "window" was a word, too.
static cg_attr cgi_dir_iterators(cg_context *ctx, const char *name, cg_attr list) {
  cg_attr *items = NULL;
  for (size_t i = 0; i < cg_attr_len(list); i++) {
    cg_str word = cgi_attr_enum_word(cg_attr_at(list, i));
    if (cgi_str_is(word, "window")) word = cgi_s("reduction");
    cgi_push(items, word.len ? cgi_attr_enum(ctx, name, cgi_intern(ctx, word).data) : cg_attr_at(list, i));
  }
  list = cgi_attr_array(ctx, cgi_len(items), items);
  cgi_arr_free(ctx, items);
  return list;
}

// {indexing_maps = […], iterator_types = ["parallel", …], …}: these attributes, in this order; any dictionary, or an alias of one, is read.
static bool cgi_dir_parse_indexing(cgi_fmt_parse *f, const cg_str *args) {
  cgi_parser *p = f->p;
  const char *at = cgi_p_here(p);
  cg_attr dict, list;
  (void)args;
  if (!cgi_p_attr(p, &dict)) return false;
  if (cg_attr_get_kind(dict) != CG_ATTR_DICT) return cgi_p_error_at(p, at, "expected a dictionary attribute");
  for (size_t i = 0; i < cg_attr_len(dict); i++) cgi_st_attr(p, f->st, cg_attr_name_at(dict, i).data, cg_attr_at(dict, i));
  list = cgi_st_get(f->st, "iterator_types");
  if (!list || cg_attr_get_kind(list) != CG_ATTR_ARRAY || !cgi_st_get(f->st, "indexing_maps"))
    return cgi_p_error_at(p, at, "'%S' needs 'indexing_maps' and 'iterator_types'", f->st->def->name);
  bool vector = cgi_starts_with(f->st->def->name, "vector.");
  return cgi_st_attr(p, f->st, "iterator_types", cgi_dir_iterators(p->ctx, vector ? "vector.iterator_type" : "linalg.iterator_type", list));
}

static void cgi_dir_pr_iterators(cgi_printer *pr, cg_attr list) { // ["parallel", …]
  cgi_pr_char(pr, '[');
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

static void cgi_dir_print_indexing(cgi_fmt_print *f, const cg_str *args) {
  const char *separator = " {";
  for (unsigned i = 0; args[i].len; i++) {
    cg_attr a = cgi_dir_get(f, args[i]);
    if (!a && cgi_str_is(args[i], "kind")) a = cgi_attr_enum(f->op->ctx, "vector.kind", "add");
    if (!a) continue;
    cgi_pr_z(f->pr, separator);
    cgi_pr_str(f->pr, args[i]);
    cgi_pr_z(f->pr, " = ");
    if (cgi_str_is(args[i], "iterator_types"))
      cgi_dir_pr_iterators(f->pr, a);
    else
      cgi_pr_attr(f->pr, a);
    separator = ", ";
  }
  cgi_pr_char(f->pr, '}');
}

// attrs = {…}: what is in no other place.
static bool cgi_dir_parse_attrs(cgi_fmt_parse *f, const cg_str *args) {
  (void)args;
  return !cgi_p_accept_word(f->p, "attrs") || (cgi_p_expect(f->p, '=') && cgi_p_attr_dict(f->p, f->st));
}

static void cgi_dir_print_attrs(cgi_fmt_print *f, const cg_str *args) {
  (void)args;
  cgi_fmt_print_dict(f, " attrs =  {", NULL);
}

// t, or the condition's type and t, where that is no i1, of (condition, values…, result).
static bool cgi_dir_parse_select_types(cgi_fmt_parse *f, const cg_str *args) {
  cg_type condition = cgi_type_i(f->p->ctx, 1), t;
  if (!cgi_p_type(f->p, &t)) return false;
  if (cgi_p_accept(f->p, ',')) {
    condition = t;
    if (!cgi_p_type(f->p, &t)) return false;
  }
  cgi_fmt_know(f, cgi_dir_types(f, args[0]), condition);
  for (unsigned i = 1; i < 4; i++) cgi_fmt_know(f, cgi_fmt_types_of(f, args[i]), t);
  return true;
}

static void cgi_dir_print_select_types(cgi_fmt_print *f, const cg_str *args) {
  cg_type condition = cg_value_type(cg_op_operand(f->op, 0));
  (void)args;
  cgi_fmt_before(f);
  if (cg_type_is_shaped(condition)) {
    cgi_pr_type(f->pr, condition);
    cgi_pr_z(f->pr, ", ");
  }
  cgi_pr_result_types(f->pr, f->op);
}

// ---- transfers ----------------------------------------------------------------------------------------------------------------------------------
// The map that transfers have where none is written: the last dims, in order.
static cg_map cgi_dir_minor_identity(cg_context *ctx, unsigned rank, unsigned results) {
  unsigned dims[32];
  for (unsigned i = 0; i < results && i < 32; i++) dims[i] = rank - results + i;
  return cgi_map_permutation(ctx, rank, results, dims);
}

static unsigned cgi_dir_source_rank(cg_type source) { return cg_type_is_shaped(source) ? cg_type_rank(source) : 0; }

// in_bounds and permutation_map are always there; the text leaves out what is usual.
static bool cgi_dir_transfer_attrs(cgi_parser *p, cgi_op_state *st, cg_type source, cg_type vector, const char *at) {
  cg_context *ctx = p->ctx;
  unsigned rank = cgi_dir_source_rank(source), results = cg_type_rank(vector);
  if (!cgi_st_get(st, "permutation_map")) {
    if (results > rank || results > 32) return cgi_p_error_at(p, at, "%t has more dims than %t: a permutation_map is needed", vector, source);
    cgi_st_attr(p, st, "permutation_map", cgi_attr_of_map(ctx, cgi_dir_minor_identity(ctx, rank, results)));
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

static cg_type cgi_dir_mask_type(cg_context *ctx, cg_attr map, cg_type vector) { // as MLIR infers it: the vector's shape before the permutation
  cg_map m = map && cg_attr_get_kind(map) == CG_ATTR_MAP ? cg_attr_map(map) : NULL;
  int64_t shape[32];
  unsigned n = 0;
  for (unsigned d = 0; m && d < cg_map_num_dims(m) && n < 32; d++) {
    int r = cgi_map_result_of_dim(m, d);
    if (r >= 0 && (unsigned)r < cg_type_rank(vector)) shape[n++] = cg_type_dim(vector, (unsigned)r);
  }
  return cgi_type_vector(ctx, n, shape, cgi_type_i(ctx, 1));
}

static bool cgi_dir_is_usual_bounds(cg_attr a) {
  if (!a || cg_attr_get_kind(a) != CG_ATTR_ARRAY) return false;
  for (size_t i = 0; i < cg_attr_len(a); i++)
    if (cg_attr_int(cg_attr_at(a, i))) return false;
  return true;
}

// Attributes but those that say what is usual.
static bool cgi_dir_parse_transfer_attrs(cgi_fmt_parse *f, const cg_str *args) {
  (void)args;
  f->attributes = cgi_p_here(f->p);
  return cgi_p_attr_dict(f->p, f->st);
}

static void cgi_dir_print_transfer_attrs(cgi_fmt_print *f, const cg_str *args) {
  const char *hidden[3];
  unsigned n = 0;
  bool read = cg_op_get_kind(f->op) == CG_VECTOR_TRANSFER_READ;
  cg_type source = cg_value_type(cg_op_operand(f->op, read ? 0 : 1));
  cg_type vector = cg_value_type(read ? cg_op_result(f->op, 0) : cg_op_operand(f->op, 0));
  cg_map map = cg_attr_map(cg_op_attr(f->op, "permutation_map"));
  unsigned rank = cgi_dir_source_rank(source), results = cg_type_rank(vector);
  (void)args;
  if (results <= rank && results <= 32 && map == cgi_dir_minor_identity(f->op->ctx, rank, results)) hidden[n++] = "permutation_map";
  if (cgi_dir_is_usual_bounds(cg_op_attr(f->op, "in_bounds"))) hidden[n++] = "in_bounds";
  hidden[n] = NULL;
  cgi_pr_attr_dict(f->pr, f->op, hidden);
}

// What is usual, and the mask's type, of (source, vector, mask), whose types were read.
static bool cgi_dir_parse_transfer_types(cgi_fmt_parse *f, const cg_str *args) {
  cg_type source = cgi_dir_types(f, args[0])->types[0], vector = cgi_fmt_types_of(f, args[1])->types[0];
  const char *at = f->attributes;
  if (cg_type_get_kind(vector) != CG_TYPE_VECTOR) return cgi_p_error_at(f->p, at, "expected a vector type, not %t", vector);
  if (cg_type_get_kind(source) != CG_TYPE_MEMREF && cg_type_get_kind(source) != CG_TYPE_TENSOR)
    return cgi_p_error_at(f->p, at, "expected a memref or tensor type, not %t", source);
  if (!cgi_dir_transfer_attrs(f->p, f->st, source, vector, at)) return false;
  cgi_fmt_know(f, cgi_dir_types(f, args[2]), cgi_dir_mask_type(f->p->ctx, cgi_st_get(f->st, "permutation_map"), vector));
  return true;
}

// ---- result types --------------------------------------------------------------------------------------------------------------------------------
// `f32 from vector<…>` of (vector, result, position); older text has the vector's type only.
static bool cgi_dir_parse_extract_types(cgi_fmt_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_parser *p = f->p;
  cg_type result, vector;
  const char *at = cgi_p_here(p);
  if (!cgi_p_type(p, &result)) return false;
  if (cgi_p_accept_word(p, "from")) {
    if (!cgi_p_type(p, &vector)) return false;
  } else {
    unsigned n = (unsigned)cg_attr_int_list_len(cgi_st_get(f->st, cgi_fmt_z(ctx, args[2])));
    vector = result;
    if (cg_type_get_kind(vector) != CG_TYPE_VECTOR || n > cg_type_rank(vector)) return cgi_p_error_at(p, at, "%u positions do not fit %t", n, vector);
    result = n == cg_type_rank(vector) ? cg_type_element(vector)
                                       : cgi_type_vector(ctx, cg_type_rank(vector) - n, cg_type_shape(vector) + n, cg_type_element(vector));
  }
  cgi_fmt_know(f, cgi_dir_types(f, args[0]), vector);
  cgi_fmt_know(f, cgi_dir_result(f, args[1]), result);
  return true;
}

static void cgi_dir_print_extract_types(cgi_fmt_print *f, const cg_str *args) {
  (void)args;
  cgi_fmt_before(f);
  cgi_pr_result_types(f->pr, f->op);
  cgi_pr_z(f->pr, " from ");
  cgi_pr_operand_types(f->pr, f->op, 0, 1);
}

// The result of vector.shuffle, of (first, result, mask).
static bool cgi_dir_parse_shuffle_type(cgi_fmt_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cg_type t = cgi_dir_types(f, args[0])->types[0];
  size_t n = cg_attr_int_list_len(cgi_st_get(f->st, cgi_fmt_z(ctx, args[2])));
  int64_t shape[32];
  if (cg_type_get_kind(t) != CG_TYPE_VECTOR || cg_type_rank(t) > 32 || !n)
    return cgi_p_error_at(f->p, f->st->at, "'vector.shuffle' needs vectors and a mask");
  unsigned rank = cg_type_rank(t) ? cg_type_rank(t) : 1;
  shape[0] = (int64_t)n;
  for (unsigned i = 1; i < rank; i++) shape[i] = cg_type_dim(t, i);
  cgi_fmt_know(f, cgi_dir_result(f, args[1]), cgi_type_vector(ctx, rank, shape, cg_type_element(t)));
  return true;
}

// The type of (lhs, rhs, acc, result) of vector.outerproduct.
static bool cgi_dir_parse_outer_type(cgi_fmt_parse *f, const cg_str *args) {
  cg_type a = cgi_dir_types(f, args[0])->types[0], b = cgi_dir_types(f, args[1])->types[0], out = a;
  bool matrix = cg_type_get_kind(b) == CG_TYPE_VECTOR;
  if (cg_type_get_kind(a) != CG_TYPE_VECTOR || cg_type_rank(a) != 1) return cgi_p_error_at(f->p, f->st->at, "expected a 1-D vector, not %t", a);
  if (matrix && cg_type_rank(b) != 1) return cgi_p_error_at(f->p, f->st->at, "expected a 1-D vector, not %t", b);
  if (matrix) {
    int64_t shape[2];
    shape[0] = cg_type_dim(a, 0);
    shape[1] = cg_type_dim(b, 0);
    out = cgi_type_vector(f->p->ctx, 2, shape, cg_type_element(a));
  }
  cgi_fmt_know(f, cgi_dir_types(f, args[2]), out);
  cgi_fmt_know(f, cgi_dir_result(f, args[3]), out);
  return true;
}

// Behind `->`: one type, or (t, …).
static bool cgi_dir_parse_arrow_types(cgi_fmt_parse *f, const cg_str *args) {
  cgi_fmt_types *t = cgi_dir_result(f, args[0]);
  t->known = true;
  return cgi_p_arrow_types(f->p, &t->types);
}

static void cgi_dir_print_arrow_types(cgi_fmt_print *f, const cg_str *args) {
  (void)args;
  bool paren = cg_op_num_results(f->op) != 1 || cg_type_get_kind(cg_value_type(cg_op_result(f->op, 0))) == CG_TYPE_FUNCTION;
  cgi_fmt_before(f);
  if (paren) cgi_pr_char(f->pr, '(');
  cgi_pr_result_types(f->pr, f->op);
  if (paren) cgi_pr_char(f->pr, ')');
}

static void cgi_dir_print_paren_types(cgi_fmt_print *f, const cg_str *args) {
  (void)args;
  cgi_fmt_before(f);
  cgi_pr_char(f->pr, '(');
  cgi_pr_result_types(f->pr, f->op);
  cgi_pr_char(f->pr, ')');
}

// `%a, %b,`: a word is behind the last comma.
static bool cgi_dir_parse_operands_comma(cgi_fmt_parse *f, const cg_str *args) {
  while (cgi_p_is(f->p, CGI_TOK_VALUE))
    if (!cgi_dir_operand(f, args[0]) || !cgi_p_expect(f->p, ',')) return false;
  return true;
}

static void cgi_dir_print_operands_comma(cgi_fmt_print *f, const cg_str *args) {
  unsigned first, n = cgi_dir_group(f, args[0], &first);
  if (!n) return;
  cgi_fmt_before(f);
  cgi_pr_operands(f->pr, f->op, first, n);
  cgi_pr_char(f->pr, ',');
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

static const cgi_fmt_custom *cgi_fmt_common_customs(unsigned *count) {
  static const cgi_fmt_custom rows[] = {
      {"DynamicIndexList", cgi_dir_parse_index_list, cgi_dir_print_index_list},
      {"ShapeOf", cgi_dir_parse_shape_of, NULL},
      {"InductionVar", cgi_dir_parse_induction_var, cgi_dir_print_induction_var},
      {"RegionArgument", cgi_dir_parse_region_argument, cgi_dir_print_region_argument},
      {"InductionVars", cgi_dir_parse_induction_vars, cgi_dir_print_induction_vars},
      {"LoopBounds", cgi_dir_parse_bounds, cgi_dir_print_bounds},
      {"StaticLoopBounds", cgi_dir_parse_static_bounds, cgi_dir_print_static_bounds},
      {"LoopType", cgi_dir_parse_loop_type, cgi_dir_print_loop_type},
      {"AssignmentList", cgi_dir_parse_assignments, cgi_dir_print_assignments},
      {"IterArgs", cgi_dir_parse_iter_args, cgi_dir_print_iter_args},
      {"SwitchCases", cgi_dir_parse_cases, cgi_dir_print_cases},
      {"IndexingAttributes", cgi_dir_parse_indexing, cgi_dir_print_indexing},
      {"TransferAttributes", cgi_dir_parse_transfer_attrs, cgi_dir_print_transfer_attrs},
      {"TransferTypes", cgi_dir_parse_transfer_types, NULL},
      {"Attrs", cgi_dir_parse_attrs, cgi_dir_print_attrs},
      {"SelectTypes", cgi_dir_parse_select_types, cgi_dir_print_select_types},
      {"WholeSlice", cgi_dir_parse_whole_slice, NULL},
      {"GlobalMemrefOpTypeAndInitialValue", cgi_dir_parse_memref_value, cgi_dir_print_memref_value},
      {"TypeOrAttr", cgi_dir_parse_type_or_attr, cgi_dir_print_type_or_attr},
      {"DescriptorFlags", cgi_dir_parse_flags, cgi_dir_print_flags},
      {"Assumptions", cgi_dir_parse_assumptions, cgi_dir_print_assumptions},
      {"OneOrBothTypes", cgi_dir_parse_one_or_both, cgi_dir_print_one_or_both},
      {"ExtractTypes", cgi_dir_parse_extract_types, cgi_dir_print_extract_types},
      {"ShuffleType", cgi_dir_parse_shuffle_type, NULL},
      {"OuterProductType", cgi_dir_parse_outer_type, NULL},
      {"ArrowTypes", cgi_dir_parse_arrow_types, cgi_dir_print_arrow_types},
      {"ParenTypes", cgi_dir_parse_arrow_types, cgi_dir_print_paren_types},
      {"VariadicOperandWithAttribute", cgi_dir_parse_operands_comma, cgi_dir_print_operands_comma},
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

CGI_DEF const cgi_fmt_custom *cgi_fmt_custom_of(cg_str name) {
  typedef const cgi_fmt_custom *(*rows_fn)(unsigned *count);
  static const rows_fn files[] = {cgi_fmt_common_customs, cgi_fmt_linalg_customs, cgi_fmt_hlo_customs, cgi_fmt_affine_customs};
  const cgi_fmt_custom *rows = NULL;
  for (unsigned f = 0; f < sizeof files / sizeof *files; f++) {
    unsigned n;
    rows = files[f](&n);
    for (unsigned i = 0; i < n; i++)
      if (cgi_str_is(name, rows[i].name)) return &rows[i];
  }
  return rows; // the tables name no others
}
