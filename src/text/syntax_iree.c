// The pretty forms of hal, flow, stream, util, check, and the extension dialects that ride along, where no format string says them.
#include "text/parser.h"

// ---- helpers ----------------------------------------------------------------------------------------------------------------------------
static cg_str cgi_siree_attr_str(cg_op op, const char *name) {
  cg_attr a = cg_op_attr(op, name);
  return a ? cg_attr_str(a) : cgi_s("");
}
static int64_t cgi_siree_attr_int(cg_op op, const char *name) {
  cg_attr a = cg_op_attr(op, name);
  return a ? cg_attr_int(a) : 0;
}
static cg_attr cgi_siree_index(cgi_parser *p, int64_t v) { return cgi_attr_index(p->ctx, v); }

// Operands of several groups, put into the state in order with their sizes.
typedef struct cgi_siree_groups {
  unsigned n;
  int32_t sizes[8];
} cgi_siree_groups;

static void cgi_siree_group(cgi_parser *p, cgi_op_state *st, cgi_siree_groups *g) { // what was added to the operands since the last group
  size_t total = 0;
  unsigned i;
  (void)p;
  for (i = 0; i < g->n; i++) total += (size_t)g->sizes[i];
  g->sizes[g->n++] = (int32_t)(cgi_len(st->operands) - total);
}

static bool cgi_siree_segments(cgi_parser *p, cgi_op_state *st, const cgi_siree_groups *g) { return cgi_st_segments(p, st, g->n, g->sizes); }

static cg_type cgi_siree_index_type(cgi_parser *p) { return cgi_type_index(p->ctx); }

// `{%a, %b}` behind a type: its dynamic dims. Nothing is fine.
static bool cgi_siree_dims(cgi_parser *p, cgi_operand_ref **refs) {
  if (!cgi_p_accept(p, '{')) return true;
  return cgi_p_operand_list(p, refs) && cgi_p_expect(p, '}');
}

static void cgi_siree_pr_dims(cgi_printer *pr, cg_op op, unsigned first, unsigned count) {
  if (!count) return;
  cgi_pr_char(pr, '{');
  cgi_pr_operands(pr, op, first, count);
  cgi_pr_char(pr, '}');
}

static unsigned cgi_siree_dynamic_count(cg_type t) {
  unsigned n = 0, i;
  if (cg_type_get_kind(t) == CG_TYPE_DISPATCH_TENSOR) t = cg_type_element(t);
  if (!cg_type_is_shaped(t)) return 0;
  for (i = 0; i < cg_type_rank(t); i++) n += cg_type_dim(t, i) == CG_DYNAMIC;
  return n;
}

// [public|private|nested] @name
static bool cgi_siree_symbol_head(cgi_parser *p, cgi_op_state *st) {
  cg_str name;
  if (cgi_p_is_word(p, "public") || cgi_p_is_word(p, "private") || cgi_p_is_word(p, "nested")) {
    cg_str word;
    cgi_p_word(p, &word);
    cgi_st_attr(p, st, "sym_visibility", cgi_attr_str(p->ctx, word));
  }
  return cgi_p_symbol_name(p, &name) && cgi_st_attr(p, st, "sym_name", cgi_attr_str(p->ctx, name));
}

static void cgi_siree_pr_symbol_head(cgi_printer *pr, cg_op op) {
  cg_str visibility = cgi_siree_attr_str(op, "sym_visibility");
  cgi_pr_char(pr, ' ');
  if (visibility.len) {
    cgi_pr_str(pr, visibility);
    cgi_pr_char(pr, ' ');
  }
  cgi_pr_symbol(pr, cgi_siree_attr_str(op, "sym_name"));
}

// ---- symbol tables: hal.executable, flow.executable, stream.executable, hal.interface ---------------------------------------------------
static bool cgi_siree_parse_table(cgi_parser *p, cgi_op_state *st) {
  if (!cgi_siree_symbol_head(p, st) || !cgi_p_attr_dict_keyword(p, st)) return false;
  if (!cgi_p_is(p, '{')) return cgi_block_insert(cgi_st_empty_region(p, st), NULL) != NULL; // a declaration: an empty table
  return cgi_p_region(p, st, 0, NULL);
}

static void cgi_siree_print_table(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"sym_name", "sym_visibility", NULL};
  cgi_siree_pr_symbol_head(pr, op);
  cgi_pr_attr_dict_keyword(pr, op, elided);
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), false, false);
}

// `<…>` as the attribute #name<…>, or any attribute.
static bool cgi_siree_short_attr(cgi_parser *p, const char *name, cg_attr *out) {
  return cgi_p_is(p, '<') ? cgi_p_dialect_body(p, cgi_s(name), out) : cgi_p_attr(p, out);
}

// hal.executable.target "vulkan*" {…}, of 2020: a filter instead of a name.
static bool cgi_siree_variant_filter(cgi_parser *p, cgi_op_state *st) {
  cg_named_attr params[2];
  cg_str filter, name;
  size_t n = 0;
  const char *at = cgi_p_here(p);
  if (!cgi_p_string(p, &filter)) return false;
  while (n < filter.len && ((filter.data[n] >= 'a' && filter.data[n] <= 'z') || filter.data[n] == '-')) n++;
  if (!n) return cgi_p_error_at(p, at, "expected the name of a target");
  name.data = filter.data;
  name.len = n;
  params[0].name = params[1].name = cgi_s("");
  params[0].value = cgi_attr_str(p->ctx, cgi_starts_with(filter, "vulkan") ? cgi_s("vulkan-spirv") : name);
  params[1].value = cgi_attr_str(p->ctx, cgi_starts_with(filter, "vulkan") ? cgi_s("vulkan-spirv-fb") : name);
  cgi_st_attr(p, st, "sym_name", cgi_attr_str(p->ctx, name));
  return cgi_st_attr(p, st, "target", cgi_attr_dialect(p->ctx, cgi_s("hal.executable.target"), cgi_s(""), 2, params));
}

// hal.executable.variant public @name target(<"…">) [objects([…])] [attributes {…}] { … }; also `, target = <"…">` and `, filter = "…"`.
static bool cgi_siree_parse_variant(cgi_parser *p, cgi_op_state *st) {
  cg_attr a;
  if (cgi_p_is(p, CGI_TOK_STRING) ? !cgi_siree_variant_filter(p, st) : !cgi_siree_symbol_head(p, st)) return false;
  for (;;) {
    bool comma = cgi_p_accept(p, ',');
    if (cgi_p_accept_word(p, "target")) {
      bool paren = cgi_p_accept(p, '(');
      if (!paren && !cgi_p_expect(p, '=')) return false;
      if (!cgi_siree_short_attr(p, "hal.executable.target", &a) || (paren && !cgi_p_expect(p, ')'))) return false;
      cgi_st_attr(p, st, "target", a);
    } else if (cgi_p_accept_word(p, "objects") || cgi_p_accept_word(p, "sources")) {
      if (!cgi_p_expect(p, '(') || !cgi_p_attr(p, &a) || !cgi_p_expect(p, ')')) return false;
      cgi_st_attr(p, st, "objects", a);
    } else if (cgi_p_accept_word(p, "filter")) {
      if (!cgi_p_expect(p, '=') || !cgi_p_attr(p, &a)) return false;
    } else if (comma) {
      return cgi_p_error(p, "expected target, objects or filter");
    } else {
      break;
    }
  }
  return cgi_p_attr_dict_keyword(p, st) && cgi_p_region(p, st, 0, NULL);
}

static void cgi_siree_print_variant(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"sym_name", "sym_visibility", "target", "objects", NULL};
  cg_attr target = cg_op_attr(op, "target"), objects = cg_op_attr(op, "objects");
  cgi_siree_pr_symbol_head(pr, op);
  if (target) {
    cgi_pr_z(pr, " target(");
    cgi_pr_attr(pr, target);
    cgi_pr_char(pr, ')');
  }
  if (objects) {
    cgi_pr_z(pr, " objects(");
    cgi_pr_attr(pr, objects);
    cgi_pr_char(pr, ')');
  }
  cgi_pr_attr_dict_keyword(pr, op, elided);
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), false, false);
}

// ---- exports ----------------------------------------------------------------------------------------------------------------------------
// (%a: index, …) -> (index, index, index) { … }: the region that computes workgroup counts.
static bool cgi_siree_count_region(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_arg *args = NULL;
  cg_type *types = NULL;
  bool variadic = false;
  bool ok = cgi_p_args(p, false, true, &args, &variadic) && cgi_p_optional_arrow(p, &types) && cgi_p_region(p, st, cgi_len(args), args);
  cgi_arr_free(ctx, args);
  cgi_arr_free(ctx, types);
  return ok;
}

// hal.executable.export public @f ordinal(0) layout(#layout) [count(…) -> (…) {…}] [attributes {…}] [{ ^bb0(…): … }]
static bool cgi_siree_parse_hal_export(cgi_parser *p, cgi_op_state *st) {
  cg_attr a;
  int64_t n;
  bool region = false;
  if (!cgi_siree_symbol_head(p, st)) return false;
  for (;;) {
    if (cgi_p_accept_word(p, "ordinal")) {
      if (!cgi_p_expect(p, '(') || !cgi_p_int(p, &n) || !cgi_p_expect(p, ')')) return false;
      cgi_st_attr(p, st, "ordinal", cgi_siree_index(p, n));
    } else if (cgi_p_accept_word(p, "layout")) {
      if (!cgi_p_expect(p, '(') || !cgi_siree_short_attr(p, "hal.pipeline.layout", &a) || !cgi_p_expect(p, ')')) return false;
      cgi_st_attr(p, st, "layout", a);
    } else if (cgi_p_is_word(p, "attributes")) {
      if (!cgi_p_attr_dict_keyword(p, st)) return false;
    } else if (!region && cgi_p_accept_word(p, "count")) {
      if (!cgi_siree_count_region(p, st)) return false;
      region = true;
    } else if (!region && cgi_p_is(p, '{')) {
      if (!cgi_p_region(p, st, 0, NULL)) return false;
      region = true;
    } else {
      break;
    }
  }
  return region || cgi_st_empty_region(p, st) != NULL;
}

static void cgi_siree_print_hal_export(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"sym_name", "sym_visibility", "ordinal", "layout", NULL};
  cg_attr layout = cg_op_attr(op, "layout");
  cgi_siree_pr_symbol_head(pr, op);
  if (cg_op_attr(op, "ordinal")) {
    cgi_pr_z(pr, " ordinal(");
    cgi_pr_int(pr, cgi_siree_attr_int(op, "ordinal"));
    cgi_pr_char(pr, ')');
  }
  if (layout) {
    cgi_pr_z(pr, " layout(");
    cgi_pr_attr(pr, layout);
    cgi_pr_char(pr, ')');
  }
  cgi_pr_attr_dict_keyword(pr, op, elided);
  if (!cg_region_first(cg_op_region(op, 0))) return;
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), true, true);
}

// flow.executable.export public @f [workgroups(%a: index) -> (index, index, index) { … }] [attributes {…}]
static bool cgi_siree_parse_export(cgi_parser *p, cgi_op_state *st) {
  if (!cgi_siree_symbol_head(p, st) || !cgi_p_attr_dict_keyword(p, st)) return false;
  if (cgi_p_accept_word(p, "workgroups")) {
    if (!cgi_siree_count_region(p, st)) return false;
  } else if (!cgi_st_empty_region(p, st)) {
    return false;
  }
  return cgi_p_attr_dict_keyword(p, st);
}

static void cgi_siree_print_export(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"sym_name", "sym_visibility", NULL};
  cg_region r = cg_op_region(op, 0);
  cgi_siree_pr_symbol_head(pr, op);
  if (cg_region_first(r)) {
    cgi_pr_z(pr, " workgroups");
    cgi_pr_region_args(pr, r);
    cgi_pr_z(pr, " -> (index, index, index) ");
    cgi_pr_region(pr, r, false, true);
  }
  cgi_pr_attr_dict_keyword(pr, op, elided);
}

// hal.executable.binary public @name attributes {…}
static bool cgi_siree_parse_binary(cgi_parser *p, cgi_op_state *st) { return cgi_siree_symbol_head(p, st) && cgi_p_attr_dict_keyword(p, st); }
static void cgi_siree_print_binary(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"sym_name", "sym_visibility", NULL};
  cgi_siree_pr_symbol_head(pr, op);
  cgi_pr_attr_dict_keyword(pr, op, elided);
}

// ---- the interface ----------------------------------------------------------------------------------------------------------------------
// hal.interface.binding @arg0, set=0, binding=0, type="StorageBuffer", access="Read"
static bool cgi_siree_parse_binding(cgi_parser *p, cgi_op_state *st) {
  if (!cgi_siree_symbol_head(p, st)) return false;
  while (cgi_p_accept(p, ',')) {
    cg_str key, text;
    int64_t n;
    if (!cgi_p_word(p, &key) || !cgi_p_expect(p, '=')) return false;
    if (cgi_str_is(key, "set") || cgi_str_is(key, "binding")) {
      if (!cgi_p_int(p, &n)) return false;
      if (cgi_p_accept(p, ':')) {
        cg_type t;
        if (!cgi_p_type(p, &t)) return false;
      }
      cgi_st_attr(p, st, key.data, cgi_siree_index(p, n));
    } else if (cgi_str_is(key, "type") || cgi_str_is(key, "access")) {
      if (!cgi_p_string(p, &text)) return false;
      cgi_st_attr(p, st, key.data, cgi_attr_str(p->ctx, text));
    } else {
      return cgi_p_error(p, "expected set, binding, type or access, not '%S'", key);
    }
  }
  return cgi_p_attr_dict_keyword(p, st) && cgi_p_attr_dict(p, st);
}

static void cgi_siree_print_binding(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"sym_name", "sym_visibility", "set", "binding", "type", "access", NULL};
  cg_str access = cgi_siree_attr_str(op, "access");
  cgi_siree_pr_symbol_head(pr, op);
  cgi_pr_z(pr, ", set=");
  cgi_pr_int(pr, cgi_siree_attr_int(op, "set"));
  cgi_pr_z(pr, ", binding=");
  cgi_pr_int(pr, cgi_siree_attr_int(op, "binding"));
  cgi_pr_z(pr, ", type=");
  cgi_pr_quoted(pr, cgi_siree_attr_str(op, "type"));
  if (access.len) {
    cgi_pr_z(pr, ", access=");
    cgi_pr_quoted(pr, access);
  }
  cgi_pr_attr_dict(pr, op, elided);
}

// `: type{%dims}` of the subspan's result, behind the optional byte offset.
static bool cgi_siree_subspan_end(cgi_parser *p, cgi_op_state *st, const cgi_operand_ref *offset) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *dims = NULL;
  cgi_siree_groups g;
  cg_type t = NULL;
  bool ok = cgi_p_attr_dict(p, st) && cgi_p_expect(p, ':');
  const char *at = cgi_p_here(p);
  ok = ok && cgi_p_type(p, &t) && cgi_siree_dims(p, &dims);
  memset(&g, 0, sizeof g);
  if (ok && cgi_len(dims) != cgi_siree_dynamic_count(t))
    ok = cgi_p_error_at(p, at, "type %t needs %u dynamic dims, but %u are given", t, cgi_siree_dynamic_count(t), (unsigned)cgi_len(dims));
  ok = ok && (!offset || cgi_st_operand(p, st, *offset, cgi_siree_index_type(p)));
  if (ok) cgi_siree_group(p, st, &g);
  ok = ok && cgi_st_operands(p, st, cgi_len(dims), dims, cgi_siree_index_type(p));
  if (ok) cgi_siree_group(p, st, &g);
  ok = ok && cgi_siree_segments(p, st, &g) && cgi_st_result(p, st, t);
  cgi_arr_free(ctx, dims);
  return ok;
}

// flags(ReadOnly), flags("ReadOnly|Indirect")
static bool cgi_siree_flags(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_buf b;
  cg_str word;
  bool ok = true;
  b.ctx = ctx;
  b.text = NULL;
  do {
    ok = cgi_p_is(p, CGI_TOK_STRING) ? cgi_p_string(p, &word) : cgi_p_word(p, &word);
    if (!ok) break;
    if (cgi_len(b.text)) cgi_buf_char(&b, '|');
    cgi_buf_str(&b, word);
  } while (cgi_p_accept(p, '|'));
  if (ok) cgi_st_attr(p, st, "descriptor_flags", cgi_attr_str(ctx, cgi_intern(ctx, cgi_buf_view(&b))));
  cgi_buf_free(&b);
  return ok;
}

// hal.interface.binding.subspan layout(#l) set(0) binding(0) type(storage_buffer) alignment(64) offset(%c0) flags(ReadOnly) : T{%d}
// hal.interface.binding.subspan @io::@arg0[%c0] : T{%d}
static bool cgi_siree_parse_subspan(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref offset;
  bool has_offset = false;
  if (cgi_p_is(p, CGI_TOK_SYMBOL)) {
    cg_attr symbol;
    if (!cgi_p_symbol_ref(p, &symbol)) return false;
    cgi_st_attr(p, st, "interface", symbol);
    if (cgi_p_accept(p, '[')) {
      if (!cgi_p_operand(p, &offset) || !cgi_p_expect(p, ']')) return false;
      has_offset = true;
    }
    return cgi_siree_subspan_end(p, st, has_offset ? &offset : NULL);
  }
  while (cgi_p_is(p, CGI_TOK_WORD)) {
    cg_str key, word;
    cg_attr a;
    int64_t n;
    bool ok;
    if (!cgi_p_word(p, &key) || !cgi_p_expect(p, '(')) return false;
    if (cgi_str_is(key, "set") || cgi_str_is(key, "binding") || cgi_str_is(key, "alignment")) {
      ok = cgi_p_int(p, &n) && cgi_st_attr(p, st, key.data, cgi_siree_index(p, n));
    } else if (cgi_str_is(key, "layout")) {
      ok = cgi_siree_short_attr(p, "hal.pipeline.layout", &a) && cgi_st_attr(p, st, "layout", a);
    } else if (cgi_str_is(key, "type")) {
      ok = cgi_p_word(p, &word) && cgi_st_attr(p, st, "descriptor_type", cgi_attr_enum(p->ctx, "hal.descriptor_type", word.data));
    } else if (cgi_str_is(key, "offset")) {
      ok = has_offset = cgi_p_operand(p, &offset);
    } else if (cgi_str_is(key, "flags")) {
      ok = cgi_siree_flags(p, st);
    } else {
      ok = cgi_p_error(p, "expected layout, set, binding, type, alignment, offset or flags, not '%S'", key);
    }
    if (!ok || !cgi_p_expect(p, ')')) return false;
  }
  return cgi_siree_subspan_end(p, st, has_offset ? &offset : NULL);
}

static void cgi_siree_pr_paren_int(cgi_printer *pr, cg_op op, const char *name) {
  if (!cg_op_attr(op, name)) return;
  cgi_pr_char(pr, ' ');
  cgi_pr_z(pr, name);
  cgi_pr_char(pr, '(');
  cgi_pr_int(pr, cgi_siree_attr_int(op, name));
  cgi_pr_char(pr, ')');
}

static void cgi_siree_print_subspan(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"layout", "set", "binding", "descriptor_type", "alignment", "descriptor_flags", "interface", NULL};
  cg_attr interface_symbol = cg_op_attr(op, "interface"), layout = cg_op_attr(op, "layout");
  cg_str type = cgi_attr_enum_word(cg_op_attr(op, "descriptor_type")), flags = cgi_siree_attr_str(op, "descriptor_flags");
  unsigned first, offsets = cgi_operand_group(op, "byte_offset", &first), dim, dims = cgi_operand_group(op, "dynamic_dims", &dim);
  if (interface_symbol) {
    cgi_pr_char(pr, ' ');
    cgi_pr_attr(pr, interface_symbol);
    if (offsets) {
      cgi_pr_char(pr, '[');
      cgi_pr_operand(pr, op, first);
      cgi_pr_char(pr, ']');
    }
  } else {
    if (layout) {
      cgi_pr_z(pr, " layout(");
      cgi_pr_attr(pr, layout);
      cgi_pr_char(pr, ')');
    }
    cgi_siree_pr_paren_int(pr, op, "set");
    cgi_siree_pr_paren_int(pr, op, "binding");
    if (type.len) {
      cgi_pr_z(pr, " type(");
      cgi_pr_str(pr, type);
      cgi_pr_char(pr, ')');
    }
    cgi_siree_pr_paren_int(pr, op, "alignment");
    if (offsets) {
      cgi_pr_z(pr, " offset(");
      cgi_pr_operand(pr, op, first);
      cgi_pr_char(pr, ')');
    }
    if (flags.len) {
      cgi_pr_z(pr, " flags(");
      if (memchr(flags.data, '|', flags.len))
        cgi_pr_quoted(pr, flags);
      else
        cgi_pr_str(pr, flags);
      cgi_pr_char(pr, ')');
    }
  }
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_z(pr, " : ");
  cgi_pr_type(pr, cg_value_type(cg_op_result(op, 0)));
  cgi_siree_pr_dims(pr, op, dim, dims);
}

// hal.interface.constant.load layout(#l) ordinal(0) alignment(4) values([…]) : i32, or [0] : i32
static bool cgi_siree_parse_constant_load(cgi_parser *p, cgi_op_state *st) {
  cg_attr a;
  cg_type t;
  int64_t n;
  if (cgi_p_accept(p, '[')) {
    if (!cgi_p_int(p, &n) || !cgi_p_expect(p, ']')) return false;
    cgi_st_attr(p, st, "ordinal", cgi_siree_index(p, n));
  }
  while (cgi_p_is(p, CGI_TOK_WORD)) {
    cg_str key;
    bool ok;
    if (!cgi_p_word(p, &key) || !cgi_p_expect(p, '(')) return false;
    if (cgi_str_is(key, "ordinal") || cgi_str_is(key, "alignment"))
      ok = cgi_p_int(p, &n) && cgi_st_attr(p, st, key.data, cgi_siree_index(p, n));
    else if (cgi_str_is(key, "layout"))
      ok = cgi_siree_short_attr(p, "hal.pipeline.layout", &a) && cgi_st_attr(p, st, "layout", a);
    else if (cgi_str_is(key, "values"))
      ok = cgi_p_attr(p, &a) && cgi_st_attr(p, st, "values", a);
    else
      ok = cgi_p_error(p, "expected layout, ordinal, alignment or values, not '%S'", key);
    if (!ok || !cgi_p_expect(p, ')')) return false;
  }
  return cgi_p_attr_dict(p, st) && cgi_p_colon_type(p, &t) && cgi_st_result(p, st, t);
}

static void cgi_siree_print_constant_load(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"layout", "ordinal", "alignment", "values", NULL};
  cg_attr layout = cg_op_attr(op, "layout"), values = cg_op_attr(op, "values");
  if (layout) {
    cgi_pr_z(pr, " layout(");
    cgi_pr_attr(pr, layout);
    cgi_pr_char(pr, ')');
  }
  cgi_siree_pr_paren_int(pr, op, "ordinal");
  cgi_siree_pr_paren_int(pr, op, "alignment");
  if (values) {
    cgi_pr_z(pr, " values(");
    cgi_pr_attr(pr, values);
    cgi_pr_char(pr, ')');
  }
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_z(pr, " : ");
  cgi_pr_type(pr, cg_value_type(cg_op_result(op, 0)));
}

// ---- flow.dispatch.tensor.load, store ---------------------------------------------------------------------------------------------------
// `key = [%a, 4]`: numbers into *fixed, CG_DYNAMIC for each operand.
static bool cgi_siree_mixed(cgi_parser *p, const char *key, int64_t **fixed, cgi_operand_ref **refs) {
  cg_context *ctx = p->ctx;
  if (!cgi_p_expect_word(p, key) || !cgi_p_expect(p, '=') || !cgi_p_expect(p, '[')) return false;
  while (!cgi_p_is(p, ']')) {
    int64_t v = CG_DYNAMIC;
    if (cgi_p_is(p, CGI_TOK_VALUE)) {
      cgi_operand_ref r;
      if (!cgi_p_operand(p, &r)) return false;
      cgi_push(*refs, r);
    } else if (!cgi_p_int(p, &v)) {
      return false;
    }
    cgi_push(*fixed, v);
    if (!cgi_p_accept(p, ',')) break;
  }
  return cgi_p_expect(p, ']');
}

static void cgi_siree_pr_mixed(cgi_printer *pr, cg_op op, const char *key, const char *fixed, const char *group) {
  cg_attr a = cg_op_attr(op, fixed);
  unsigned first, n = cgi_operand_group(op, group, &first), used = 0;
  size_t i, len = a && cg_attr_is_int_list(a) ? cg_attr_int_list_len(a) : 0;
  cgi_pr_z(pr, key);
  cgi_pr_z(pr, " = [");
  for (i = 0; i < len; i++) {
    int64_t v = cg_attr_int_list_at(a, i);
    if (i) cgi_pr_z(pr, ", ");
    if (v == CG_DYNAMIC && used < n)
      cgi_pr_operand(pr, op, first + used++);
    else
      cgi_pr_int(pr, v);
  }
  cgi_pr_char(pr, ']');
}

typedef struct cgi_siree_slice { // cgi arrays
  int64_t *fixed[3];
  cgi_operand_ref *refs[3];
} cgi_siree_slice;

static const char *const cgi_siree_slice_keys[] = {"offsets", "sizes", "strides"};
static const char *const cgi_siree_slice_attrs[] = {"static_offsets", "static_sizes", "static_strides"};

// `, offsets = […], sizes = […], strides = […]`; IREE's oldest form leaves all three out: the whole tensor.
static bool cgi_siree_slice_lists(cgi_parser *p, cgi_siree_slice *s) {
  int i;
  if (!cgi_p_is(p, ',')) return true;
  for (i = 0; i < 3; i++)
    if (!cgi_p_expect(p, ',') || !cgi_siree_mixed(p, cgi_siree_slice_keys[i], &s->fixed[i], &s->refs[i])) return false;
  return true;
}

// Adds the three groups; a slice without lists is filled from `whole` and its dims.
static bool cgi_siree_slice_operands(cgi_parser *p, cgi_op_state *st, cgi_siree_slice *s, cgi_siree_groups *g, cg_type whole,
                                     const cgi_operand_ref *dims, size_t num_dims) {
  cg_context *ctx = p->ctx;
  cg_type tensor = cg_type_get_kind(whole) == CG_TYPE_DISPATCH_TENSOR ? cg_type_element(whole) : whole;
  size_t used = 0;
  unsigned i, k, rank = cg_type_is_shaped(tensor) ? cg_type_rank(tensor) : 0;
  if (!s->fixed[0])
    for (i = 0; i < rank; i++) {
      cgi_push(s->fixed[0], (int64_t)0);
      cgi_push(s->fixed[1], cg_type_dim(tensor, i));
      cgi_push(s->fixed[2], (int64_t)1);
      if (cg_type_dim(tensor, i) == CG_DYNAMIC) {
        if (used >= num_dims) return cgi_p_error(p, "type %t needs its dynamic dims", whole);
        cgi_push(s->refs[1], dims[used]);
        used++;
      }
    }
  for (k = 0; k < 3; k++) {
    if (cgi_len(s->fixed[k]) != rank)
      return cgi_p_error(p, "'%s' has %u entries for %t", cgi_siree_slice_keys[k], (unsigned)cgi_len(s->fixed[k]), whole);
    if (!cgi_st_operands(p, st, cgi_len(s->refs[k]), s->refs[k], cgi_siree_index_type(p))) return false;
    cgi_siree_group(p, st, g);
    cgi_st_attr(p, st, cgi_siree_slice_attrs[k], cgi_attr_i64_array(ctx, cgi_len(s->fixed[k]), s->fixed[k]));
  }
  return cgi_siree_segments(p, st, g);
}

static void cgi_siree_slice_free(cg_context *ctx, cgi_siree_slice *s) {
  int i;
  for (i = 0; i < 3; i++) {
    cgi_arr_free(ctx, s->fixed[i]);
    cgi_arr_free(ctx, s->refs[i]);
  }
}

// flow.dispatch.tensor.load %src, offsets = [%i, 0], sizes = [4, %n], strides = [1, 1] : !flow.dispatch.tensor<…>{%d} -> tensor<…>
static bool cgi_siree_parse_tensor_load(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref source, *dims = NULL;
  cgi_siree_slice s;
  cgi_siree_groups g;
  cg_type from = NULL, to = NULL;
  bool ok;
  memset(&s, 0, sizeof s);
  memset(&g, 0, sizeof g);
  ok = cgi_p_operand(p, &source) && cgi_siree_slice_lists(p, &s) && cgi_p_attr_dict(p, st) && cgi_p_colon_type(p, &from) &&
       cgi_siree_dims(p, &dims) && cgi_p_expect(p, CGI_TOK_ARROW) && cgi_p_type(p, &to) && cgi_st_operand(p, st, source, from);
  if (ok) cgi_siree_group(p, st, &g);
  ok = ok && cgi_st_operands(p, st, cgi_len(dims), dims, cgi_siree_index_type(p));
  if (ok) cgi_siree_group(p, st, &g);
  ok = ok && cgi_siree_slice_operands(p, st, &s, &g, from, dims, cgi_len(dims)) && cgi_st_result(p, st, to);
  cgi_siree_slice_free(ctx, &s);
  cgi_arr_free(ctx, dims);
  return ok;
}

static void cgi_siree_pr_slice(cgi_printer *pr, cg_op op) {
  int i;
  for (i = 0; i < 3; i++) {
    cgi_pr_z(pr, ", ");
    cgi_siree_pr_mixed(pr, op, cgi_siree_slice_keys[i], cgi_siree_slice_attrs[i], cgi_siree_slice_keys[i]);
  }
}

static void cgi_siree_print_tensor_load(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"static_offsets", "static_sizes", "static_strides", NULL};
  unsigned first, n = cgi_operand_group(op, "source_dims", &first);
  cgi_pr_char(pr, ' ');
  cgi_pr_operand(pr, op, 0);
  cgi_siree_pr_slice(pr, op);
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_z(pr, " : ");
  cgi_pr_type(pr, cg_value_type(cg_op_operand(op, 0)));
  cgi_siree_pr_dims(pr, op, first, n);
  cgi_pr_z(pr, " -> ");
  cgi_pr_type(pr, cg_value_type(cg_op_result(op, 0)));
}

static bool cgi_siree_parse_tensor_store(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref value, target, *dims = NULL;
  cgi_siree_slice s;
  cgi_siree_groups g;
  cg_type from = NULL, to = NULL;
  bool ok;
  memset(&s, 0, sizeof s);
  memset(&g, 0, sizeof g);
  ok = cgi_p_operand(p, &value) && cgi_p_expect(p, ',') && cgi_p_operand(p, &target) && cgi_siree_slice_lists(p, &s) && cgi_p_attr_dict(p, st) &&
       cgi_p_colon_type(p, &from) && cgi_p_expect(p, CGI_TOK_ARROW) && cgi_p_type(p, &to) && cgi_siree_dims(p, &dims) &&
       cgi_st_operand(p, st, value, from);
  if (ok) cgi_siree_group(p, st, &g);
  ok = ok && cgi_st_operand(p, st, target, to);
  if (ok) cgi_siree_group(p, st, &g);
  ok = ok && cgi_st_operands(p, st, cgi_len(dims), dims, cgi_siree_index_type(p));
  if (ok) cgi_siree_group(p, st, &g);
  ok = ok && cgi_siree_slice_operands(p, st, &s, &g, to, dims, cgi_len(dims));
  cgi_siree_slice_free(ctx, &s);
  cgi_arr_free(ctx, dims);
  return ok;
}

static void cgi_siree_print_tensor_store(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"static_offsets", "static_sizes", "static_strides", NULL};
  unsigned first, n = cgi_operand_group(op, "target_dims", &first);
  cgi_pr_char(pr, ' ');
  cgi_pr_operands(pr, op, 0, 2);
  cgi_siree_pr_slice(pr, op);
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_z(pr, " : ");
  cgi_pr_type(pr, cg_value_type(cg_op_operand(op, 0)));
  cgi_pr_z(pr, " -> ");
  cgi_pr_type(pr, cg_value_type(cg_op_operand(op, 1)));
  cgi_siree_pr_dims(pr, op, first, n);
}

// %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root %a, %b — or in parentheses, or without operands
static bool cgi_siree_parse_count_from(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *refs = NULL;
  cg_type index = cgi_siree_index_type(p), three[3];
  bool ok = (cgi_p_is(p, '(') ? cgi_p_paren_operands(p, &refs) : cgi_p_operand_list(p, &refs)) && cgi_p_attr_dict(p, st) &&
            cgi_st_operands(p, st, cgi_len(refs), refs, index);
  three[0] = three[1] = three[2] = index;
  cgi_arr_free(ctx, refs);
  return ok && cgi_st_results(p, st, 3, three);
}

static void cgi_siree_print_count_from(cgi_printer *pr, cg_op op) {
  if (cg_op_num_operands(op)) cgi_pr_char(pr, ' ');
  cgi_pr_operands(pr, op, 0, cg_op_num_operands(op));
  cgi_pr_attr_dict(pr, op, NULL);
}

// ---- flow.dispatch, flow.dispatch.workgroups --------------------------------------------------------------------------------------------
typedef struct cgi_siree_call { // what both share; cgi arrays
  cgi_operand_ref *workload, *arguments, *argument_dims, *result_dims;
  cg_type *argument_types, *result_types;
  int64_t *tied;
  bool any_tied;
} cgi_siree_call;

static void cgi_siree_call_free(cg_context *ctx, cgi_siree_call *c) {
  cgi_arr_free(ctx, c->workload);
  cgi_arr_free(ctx, c->arguments);
  cgi_arr_free(ctx, c->argument_dims);
  cgi_arr_free(ctx, c->result_dims);
  cgi_arr_free(ctx, c->argument_types);
  cgi_arr_free(ctx, c->result_types);
  cgi_arr_free(ctx, c->tied);
}

// `%arg0`, `%arg0 as type{%d}` (the result shares that argument's storage), or `type{%d}`
static bool cgi_siree_call_result(cgi_parser *p, cgi_siree_call *c) {
  cg_context *ctx = p->ctx;
  int64_t tied = -1;
  cg_type t;
  if (cgi_p_is(p, CGI_TOK_VALUE)) {
    cgi_operand_ref r;
    size_t i;
    const char *at = cgi_p_here(p);
    if (!cgi_p_operand(p, &r)) return false;
    for (i = 0; i < cgi_len(c->arguments); i++)
      if (cgi_str_eq(c->arguments[i].name, r.name) && c->arguments[i].number == r.number) tied = (int64_t)i;
    if (tied < 0) return cgi_p_error_at(p, at, "a tied result must name one of the arguments");
    c->any_tied = true;
    if (!cgi_p_accept_word(p, "as")) {
      cgi_push(c->result_types, c->argument_types[tied]);
      cgi_push(c->tied, tied);
      return true;
    }
  }
  if (!cgi_p_type(p, &t) || !cgi_siree_dims(p, &c->result_dims)) return false;
  cgi_push(c->result_types, t);
  cgi_push(c->tied, tied);
  return true;
}

// [%w](%a, %b) … : (t{%d}, t) -> (t{%d}, …). `attrs` takes the attribute dictionary before the colon.
static bool cgi_siree_call_types(cgi_parser *p, cgi_siree_call *c) {
  cg_context *ctx = p->ctx;
  if (!cgi_p_expect(p, ':') || !cgi_p_expect(p, '(')) return false;
  while (!cgi_p_is(p, ')')) {
    cg_type t;
    if ((cgi_len(c->argument_types) && !cgi_p_expect(p, ',')) || !cgi_p_type(p, &t) || !cgi_siree_dims(p, &c->argument_dims)) return false;
    cgi_push(c->argument_types, t);
  }
  if (!cgi_p_expect(p, ')') || !cgi_p_expect(p, CGI_TOK_ARROW)) return false;
  if (!cgi_p_accept(p, '(')) return cgi_siree_call_result(p, c);
  while (!cgi_p_is(p, ')'))
    if ((cgi_len(c->result_types) && !cgi_p_expect(p, ',')) || !cgi_siree_call_result(p, c)) return false;
  return cgi_p_expect(p, ')');
}

static bool cgi_siree_call_operands(cgi_parser *p, cgi_op_state *st, cgi_siree_call *c, const char *at) {
  cg_type index = cgi_siree_index_type(p);
  cgi_siree_groups g;
  memset(&g, 0, sizeof g);
  if (!cgi_st_operands(p, st, cgi_len(c->workload), c->workload, index)) return false;
  cgi_siree_group(p, st, &g);
  if (!cgi_st_operands_each(p, st, cgi_len(c->arguments), c->arguments, cgi_len(c->argument_types), c->argument_types, at)) return false;
  cgi_siree_group(p, st, &g);
  if (!cgi_st_operands(p, st, cgi_len(c->argument_dims), c->argument_dims, index)) return false;
  cgi_siree_group(p, st, &g);
  if (!cgi_st_operands(p, st, cgi_len(c->result_dims), c->result_dims, index)) return false;
  cgi_siree_group(p, st, &g);
  if (c->any_tied) cgi_st_attr(p, st, "tied_operands", cgi_attr_i64_array(p->ctx, cgi_len(c->tied), c->tied));
  return cgi_siree_segments(p, st, &g) && cgi_st_results(p, st, cgi_len(c->result_types), c->result_types);
}

static bool cgi_siree_workload(cgi_parser *p, cgi_operand_ref **refs) {
  return !cgi_p_accept(p, '[') || (cgi_p_operand_list(p, refs) && cgi_p_expect(p, ']'));
}

// flow.dispatch @exe::@entry[%w](%a, %b) {attrs} : (t, t) -> t
static bool cgi_siree_parse_dispatch(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_siree_call c;
  cg_attr symbol = NULL;
  const char *at = cgi_p_here(p);
  bool braces = cgi_p_accept(p, '{'), ok = cgi_p_symbol_ref(p, &symbol);
  memset(&c, 0, sizeof c);
  if (ok && braces && cgi_p_is(p, ',')) ok = cgi_p_error(p, "a dispatch to several entry points is not supported");
  ok = ok && (!braces || cgi_p_expect(p, '}')) && cgi_siree_workload(p, &c.workload) && cgi_p_paren_operands(p, &c.arguments) &&
       cgi_p_attr_dict(p, st) && cgi_siree_call_types(p, &c) && cgi_siree_call_operands(p, st, &c, at);
  if (ok) cgi_st_attr(p, st, "entry_point", symbol);
  cgi_siree_call_free(ctx, &c);
  return ok;
}

// Prints `(t{%d}, t) -> t`.
static void cgi_siree_pr_call_types(cgi_printer *pr, cg_op op) {
  unsigned arg, args = cgi_operand_group(op, "arguments", &arg), dim, i, n;
  cg_attr tied = cg_op_attr(op, "tied_operands");
  cgi_operand_group(op, "argument_dims", &dim);
  cgi_pr_z(pr, " : (");
  for (i = 0; i < args; i++) {
    cg_type t = cg_value_type(cg_op_operand(op, arg + i));
    if (i) cgi_pr_z(pr, ", ");
    cgi_pr_type(pr, t);
    n = cgi_siree_dynamic_count(t);
    if (dim + n > cg_op_num_operands(op)) n = 0;
    cgi_siree_pr_dims(pr, op, dim, n);
    dim += n;
  }
  cgi_pr_z(pr, ") -> ");
  n = cgi_operand_group(op, "result_dims", &dim);
  if (cg_op_num_results(op) != 1) cgi_pr_char(pr, '(');
  for (i = 0; i < cg_op_num_results(op); i++) {
    cg_type t = cg_value_type(cg_op_result(op, i));
    int64_t k = tied && cg_attr_is_int_list(tied) ? cg_attr_int_list_at(tied, i) : -1;
    unsigned dynamic = cgi_siree_dynamic_count(t);
    if (i) cgi_pr_z(pr, ", ");
    if (k >= 0 && k < (int64_t)args) {
      cgi_pr_operand(pr, op, arg + (unsigned)k);
      if (cg_value_type(cg_op_operand(op, arg + (unsigned)k)) == t && !n) continue;
      cgi_pr_z(pr, " as ");
    }
    cgi_pr_type(pr, t);
    if (n < dynamic) continue; // dims are optional for builders
    cgi_siree_pr_dims(pr, op, dim, dynamic);
    dim += dynamic;
    n -= dynamic;
  }
  if (cg_op_num_results(op) != 1) cgi_pr_char(pr, ')');
}

static void cgi_siree_pr_workload(cgi_printer *pr, cg_op op) {
  unsigned first, n = cgi_operand_group(op, "workload", &first);
  if (n) {
    cgi_pr_char(pr, '[');
    cgi_pr_operands(pr, op, first, n);
    cgi_pr_char(pr, ']');
  }
}

static void cgi_siree_print_dispatch(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"entry_point", "tied_operands", NULL};
  cgi_pr_char(pr, ' ');
  if (cg_op_attr(op, "entry_point")) cgi_pr_attr(pr, cg_op_attr(op, "entry_point"));
  cgi_siree_pr_workload(pr, op);
  cgi_pr_char(pr, '(');
  cgi_pr_group(pr, op, "arguments");
  cgi_pr_char(pr, ')');
  cgi_pr_attr_dict(pr, op, elided);
  cgi_siree_pr_call_types(pr, op);
}

// flow.dispatch.workgroups[%w](%a) : (t) -> t [attributes {…}] = (%x: !flow.dispatch.tensor<…>, …) { … }
//     [count(%w: index) -> (index, index, index) { … }]
static bool cgi_siree_parse_workgroups(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_siree_call c;
  cgi_arg *args = NULL;
  const char *at = cgi_p_here(p);
  bool variadic = false, ok;
  memset(&c, 0, sizeof c);
  ok = cgi_siree_workload(p, &c.workload) && cgi_p_paren_operands(p, &c.arguments) && cgi_siree_call_types(p, &c) &&
       cgi_siree_call_operands(p, st, &c, at) && cgi_p_attr_dict_keyword(p, st) && cgi_p_expect(p, '=') &&
       cgi_p_args(p, false, true, &args, &variadic) && cgi_p_region(p, st, cgi_len(args), args);
  if (ok) ok = cgi_p_accept_word(p, "count") ? cgi_siree_count_region(p, st) : cgi_st_empty_region(p, st) != NULL;
  cgi_siree_call_free(ctx, &c);
  cgi_arr_free(ctx, args);
  return ok;
}

static void cgi_siree_print_workgroups(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"tied_operands", NULL};
  cg_region count = cg_op_region(op, 1);
  cgi_siree_pr_workload(pr, op);
  cgi_pr_char(pr, '(');
  cgi_pr_group(pr, op, "arguments");
  cgi_pr_char(pr, ')');
  cgi_siree_pr_call_types(pr, op);
  cgi_pr_attr_dict_keyword(pr, op, elided);
  cgi_pr_z(pr, " =");
  cgi_pr_newline(pr);
  cgi_pr_z(pr, "    ");
  cgi_pr_region_args(pr, cg_op_region(op, 0));
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), false, true);
  if (!cg_region_first(count)) return;
  cgi_pr_z(pr, " count");
  cgi_pr_region_args(pr, count);
  cgi_pr_z(pr, " -> (index, index, index) ");
  cgi_pr_region(pr, count, false, true);
}

// ---- stream commands --------------------------------------------------------------------------------------------------------------------
// stream.cmd.execute [once] [on(…)] [await(%t) =>] with(%r as %a: type{%size}, …) { … } [=> type]
static bool cgi_siree_parse_execute(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref await, r, *resources = NULL, *sizes = NULL;
  cgi_arg *args = NULL;
  cg_type *types = NULL, index = cgi_siree_index_type(p), timepoint = cgi_type_opaque(ctx, cgi_s("stream.timepoint"));
  cgi_siree_groups g;
  cg_attr affinity;
  const char *at = cgi_p_here(p);
  bool awaits = false, ok = true;
  memset(&g, 0, sizeof g);
  if (cgi_p_accept_word(p, "once")) cgi_st_attr(p, st, "once", cgi_attr_unit(ctx));
  if (cgi_p_accept_word(p, "on"))
    ok = cgi_p_expect(p, '(') && cgi_p_attr(p, &affinity) && cgi_p_expect(p, ')') && cgi_st_attr(p, st, "affinity", affinity);
  if (ok && cgi_p_accept_word(p, "await")) {
    awaits = true;
    ok = cgi_p_expect(p, '(') && cgi_p_operand(p, &await) && cgi_p_expect(p, ')') && cgi_p_expect(p, '=') && cgi_p_expect(p, '>');
  }
  ok = ok && cgi_p_expect_word(p, "with") && cgi_p_expect(p, '(');
  while (ok && !cgi_p_is(p, ')')) {
    cgi_arg arg;
    memset(&arg, 0, sizeof arg);
    ok = (!cgi_len(args) || cgi_p_expect(p, ',')) && cgi_p_operand(p, &r) && cgi_p_expect_word(p, "as") && cgi_p_operand(p, &arg.ref) &&
         cgi_p_colon_type(p, &arg.type) && cgi_siree_dims(p, &sizes);
    if (!ok) break;
    cgi_push(resources, r);
    cgi_push(types, arg.type);
    cgi_push(args, arg);
  }
  ok = ok && cgi_p_expect(p, ')') && (!awaits || cgi_st_operand(p, st, await, timepoint));
  if (ok) cgi_siree_group(p, st, &g);
  ok = ok && cgi_st_operands_each(p, st, cgi_len(resources), resources, cgi_len(types), types, at);
  if (ok) cgi_siree_group(p, st, &g);
  ok = ok && cgi_st_operands(p, st, cgi_len(sizes), sizes, index);
  if (ok) cgi_siree_group(p, st, &g);
  ok = ok && cgi_siree_segments(p, st, &g) && cgi_p_attr_dict_keyword(p, st) && cgi_p_region(p, st, cgi_len(args), args);
  if (ok && cgi_p_accept(p, '=')) ok = cgi_p_expect(p, '>') && cgi_p_type(p, &timepoint);
  ok = ok && cgi_st_result(p, st, timepoint);
  cgi_arr_free(ctx, resources);
  cgi_arr_free(ctx, sizes);
  cgi_arr_free(ctx, args);
  cgi_arr_free(ctx, types);
  return ok;
}

static void cgi_siree_print_execute(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"once", "affinity", NULL};
  unsigned first, n = cgi_operand_group(op, "resources", &first), size, sizes = cgi_operand_group(op, "resource_sizes", &size), at, awaits, i;
  cg_block body = cg_region_first(cg_op_region(op, 0));
  awaits = cgi_operand_group(op, "await_timepoint", &at);
  if (cg_op_attr(op, "once")) cgi_pr_z(pr, " once");
  if (cg_op_attr(op, "affinity")) {
    cgi_pr_z(pr, " on(");
    cgi_pr_attr(pr, cg_op_attr(op, "affinity"));
    cgi_pr_char(pr, ')');
  }
  if (awaits) {
    cgi_pr_z(pr, " await(");
    cgi_pr_operand(pr, op, at);
    cgi_pr_z(pr, ") =>");
  }
  cgi_pr_z(pr, " with(");
  for (i = 0; i < n && body && i < cg_block_num_args(body); i++) {
    if (i) cgi_pr_z(pr, ", ");
    cgi_pr_operand(pr, op, first + i);
    cgi_pr_z(pr, " as ");
    cgi_pr_value(pr, cg_block_arg(body, i));
    cgi_pr_z(pr, ": ");
    cgi_pr_type(pr, cg_value_type(cg_op_operand(op, first + i)));
    if (i < sizes) cgi_siree_pr_dims(pr, op, size + i, 1);
  }
  cgi_pr_char(pr, ')');
  cgi_pr_attr_dict_keyword(pr, op, elided);
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), false, false);
  cgi_pr_z(pr, " => ");
  cgi_pr_type(pr, cg_value_type(cg_op_result(op, 0)));
}

// stream.cmd.serial { … }
static bool cgi_siree_parse_commands(cgi_parser *p, cgi_op_state *st) { return cgi_p_attr_dict_keyword(p, st) && cgi_p_region(p, st, 0, NULL); }
static void cgi_siree_print_commands(cgi_printer *pr, cg_op op) {
  cgi_pr_attr_dict_keyword(pr, op, NULL);
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), false, false);
}

// stream.cmd.dispatch @exe::@entry[%w](%u : i32, …) { ro %r[%offset for %length] : type{%size}, … } [attributes {…}]
static bool cgi_siree_parse_cmd_dispatch(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *workload = NULL, *uniforms = NULL, *resources = NULL, *sizes = NULL, *offsets = NULL, *lengths = NULL, r;
  cg_type *uniform_types = NULL, *types = NULL, t, index = cgi_siree_index_type(p);
  cg_attr *access = NULL, symbol = NULL;
  cgi_siree_groups g;
  const char *at = cgi_p_here(p);
  bool braces = cgi_p_accept(p, '{');
  bool ok = cgi_p_symbol_ref(p, &symbol) && (!braces || cgi_p_expect(p, '}')) && cgi_siree_workload(p, &workload);
  memset(&g, 0, sizeof g);
  if (ok && cgi_p_accept(p, '(')) {
    while (ok && !cgi_p_is(p, ')')) {
      ok = (!cgi_len(uniforms) || cgi_p_expect(p, ',')) && cgi_p_operand(p, &r) && cgi_p_colon_type(p, &t);
      if (!ok) break;
      cgi_push(uniforms, r);
      cgi_push(uniform_types, t);
    }
    ok = ok && cgi_p_expect(p, ')');
  }
  ok = ok && cgi_p_expect(p, '{');
  while (ok && !cgi_p_is(p, '}')) {
    cg_str word;
    ok = (!cgi_len(resources) || cgi_p_expect(p, ',')) && cgi_p_word(p, &word);
    if (ok && !cgi_str_is(word, "ro") && !cgi_str_is(word, "rw") && !cgi_str_is(word, "wo")) ok = cgi_p_error(p, "expected ro, rw or wo");
    ok = ok && cgi_p_operand(p, &r);
    if (!ok) break;
    cgi_push(access, cgi_attr_str(ctx, word));
    cgi_push(resources, r);
    ok = cgi_p_expect(p, '[') && cgi_p_operand(p, &r);
    if (ok) cgi_push(offsets, r);
    ok = ok && cgi_p_expect_word(p, "for") && cgi_p_operand(p, &r);
    if (ok) cgi_push(lengths, r);
    ok = ok && cgi_p_expect(p, ']') && cgi_p_colon_type(p, &t) && cgi_siree_dims(p, &sizes);
    if (ok) cgi_push(types, t);
  }
  ok = ok && cgi_p_expect(p, '}') && cgi_st_operands(p, st, cgi_len(workload), workload, index);
  if (ok) cgi_siree_group(p, st, &g);
  ok = ok && cgi_st_operands_each(p, st, cgi_len(uniforms), uniforms, cgi_len(uniform_types), uniform_types, at);
  if (ok) cgi_siree_group(p, st, &g);
  ok = ok && cgi_st_operands_each(p, st, cgi_len(resources), resources, cgi_len(types), types, at);
  if (ok) cgi_siree_group(p, st, &g);
  ok = ok && cgi_st_operands(p, st, cgi_len(sizes), sizes, index);
  if (ok) cgi_siree_group(p, st, &g);
  ok = ok && cgi_st_operands(p, st, cgi_len(offsets), offsets, index);
  if (ok) cgi_siree_group(p, st, &g);
  ok = ok && cgi_st_operands(p, st, cgi_len(lengths), lengths, index);
  if (ok) cgi_siree_group(p, st, &g);
  if (ok) {
    cgi_st_attr(p, st, "entry_point", symbol);
    cgi_st_attr(p, st, "resource_access", cgi_attr_array(ctx, cgi_len(access), access));
  }
  ok = ok && cgi_siree_segments(p, st, &g) && cgi_p_attr_dict_keyword(p, st);
  cgi_arr_free(ctx, workload);
  cgi_arr_free(ctx, uniforms);
  cgi_arr_free(ctx, resources);
  cgi_arr_free(ctx, sizes);
  cgi_arr_free(ctx, offsets);
  cgi_arr_free(ctx, lengths);
  cgi_arr_free(ctx, uniform_types);
  cgi_arr_free(ctx, types);
  cgi_arr_free(ctx, access);
  return ok;
}

static void cgi_siree_print_cmd_dispatch(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"entry_point", "resource_access", NULL};
  unsigned first, n, size, sizes, offset, offsets, length, lengths, i;
  cg_attr access = cg_op_attr(op, "resource_access");
  cgi_pr_char(pr, ' ');
  if (cg_op_attr(op, "entry_point")) cgi_pr_attr(pr, cg_op_attr(op, "entry_point"));
  cgi_siree_pr_workload(pr, op);
  n = cgi_operand_group(op, "uniforms", &first);
  if (n) {
    cgi_pr_char(pr, '(');
    for (i = 0; i < n; i++) {
      if (i) cgi_pr_z(pr, ", ");
      cgi_pr_operand(pr, op, first + i);
      cgi_pr_z(pr, " : ");
      cgi_pr_type(pr, cg_value_type(cg_op_operand(op, first + i)));
    }
    cgi_pr_char(pr, ')');
  }
  cgi_pr_z(pr, " {");
  n = cgi_operand_group(op, "resources", &first);
  sizes = cgi_operand_group(op, "resource_sizes", &size);
  offsets = cgi_operand_group(op, "resource_offsets", &offset);
  lengths = cgi_operand_group(op, "resource_lengths", &length);
  for (i = 0; i < n; i++) {
    cg_attr a = access && i < cg_attr_len(access) ? cg_attr_at(access, i) : NULL;
    if (i) cgi_pr_char(pr, ',');
    cgi_pr_newline(pr);
    cgi_pr_z(pr, "  ");
    cgi_pr_str(pr, a ? cg_attr_str(a) : cgi_s("rw"));
    cgi_pr_char(pr, ' ');
    cgi_pr_operand(pr, op, first + i);
    if (i < offsets && i < lengths) {
      cgi_pr_char(pr, '[');
      cgi_pr_operand(pr, op, offset + i);
      cgi_pr_z(pr, " for ");
      cgi_pr_operand(pr, op, length + i);
      cgi_pr_char(pr, ']');
    }
    cgi_pr_z(pr, " : ");
    cgi_pr_type(pr, cg_value_type(cg_op_operand(op, first + i)));
    if (i < sizes) cgi_siree_pr_dims(pr, op, size + i, 1);
  }
  if (n) cgi_pr_newline(pr);
  cgi_pr_char(pr, '}');
  cgi_pr_attr_dict_keyword(pr, op, elided);
}

// stream.timepoint.immediate => type
static bool cgi_siree_parse_immediate(cgi_parser *p, cgi_op_state *st) {
  cg_type t;
  return cgi_p_attr_dict(p, st) && cgi_p_expect(p, '=') && cgi_p_expect(p, '>') && cgi_p_type(p, &t) && cgi_st_result(p, st, t);
}
static void cgi_siree_print_immediate(cgi_printer *pr, cg_op op) {
  cgi_pr_attr_dict(pr, op, NULL);
  cgi_pr_z(pr, " => ");
  cgi_pr_type(pr, cg_value_type(cg_op_result(op, 0)));
}

// stream.timepoint.await %t => %a, %b : type{%size}, type{%size}
static bool cgi_siree_parse_await(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref timepoint, *resources = NULL, *sizes = NULL;
  cg_type *types = NULL, t;
  cgi_siree_groups g;
  const char *at = cgi_p_here(p);
  bool ok;
  memset(&g, 0, sizeof g);
  ok = cgi_p_operand(p, &timepoint) && cgi_p_expect(p, '=') && cgi_p_expect(p, '>') && cgi_p_operand_list(p, &resources) && cgi_p_attr_dict(p, st) &&
       cgi_p_expect(p, ':');
  while (ok && cgi_len(types) < cgi_len(resources)) {
    ok = (!cgi_len(types) || cgi_p_expect(p, ',')) && cgi_p_type(p, &t) && cgi_siree_dims(p, &sizes);
    if (ok) cgi_push(types, t);
  }
  ok = ok && cgi_st_operand(p, st, timepoint, cgi_type_opaque(ctx, cgi_s("stream.timepoint"))) &&
       cgi_st_operands_each(p, st, cgi_len(resources), resources, cgi_len(types), types, at) &&
       cgi_st_operands(p, st, cgi_len(sizes), sizes, cgi_siree_index_type(p)) && cgi_st_results(p, st, cgi_len(types), types);
  if (ok) {
    g.n = 3;
    g.sizes[0] = 1;
    g.sizes[1] = (int32_t)cgi_len(resources);
    g.sizes[2] = (int32_t)cgi_len(sizes);
    ok = cgi_siree_segments(p, st, &g);
  }
  cgi_arr_free(ctx, resources);
  cgi_arr_free(ctx, sizes);
  cgi_arr_free(ctx, types);
  return ok;
}

static void cgi_siree_print_await(cgi_printer *pr, cg_op op) {
  unsigned first, n = cgi_operand_group(op, "resources", &first), size, sizes = cgi_operand_group(op, "resource_sizes", &size), i;
  cgi_pr_char(pr, ' ');
  cgi_pr_operand(pr, op, 0);
  cgi_pr_z(pr, " => ");
  cgi_pr_operands(pr, op, first, n);
  cgi_pr_attr_dict(pr, op, NULL);
  cgi_pr_z(pr, " : ");
  for (i = 0; i < n; i++) {
    if (i) cgi_pr_z(pr, ", ");
    cgi_pr_type(pr, cg_value_type(cg_op_operand(op, first + i)));
    if (i < sizes) cgi_siree_pr_dims(pr, op, size + i, 1);
  }
}

// ---- util, ml_program, sdy --------------------------------------------------------------------------------------------------------------
// util.global private mutable @x {attrs} = dense<…> : type; `= #util.byte_pattern<1> : type`, or only `: type`.
// ml_program.global writes `@x(value : type) : type`.
static bool cgi_siree_parse_global(cgi_parser *p, cgi_op_state *st) {
  cg_str name, word;
  cg_attr value = NULL;
  cg_type t = NULL;
  bool paren, ml = cgi_str_is(st->def->name, "ml_program.global");
  while (cgi_p_is(p, CGI_TOK_WORD)) {
    cgi_p_word(p, &word);
    if (cgi_str_is(word, "mutable"))
      cgi_st_attr(p, st, "is_mutable", cgi_attr_unit(p->ctx));
    else
      cgi_st_attr(p, st, "sym_visibility", cgi_attr_str(p->ctx, word));
  }
  if (!cgi_p_symbol_name(p, &name)) return false;
  cgi_st_attr(p, st, "sym_name", cgi_attr_str(p->ctx, name));
  paren = cgi_p_accept(p, '(');
  if (!paren && !cgi_p_attr_dict(p, st)) return false;
  if (paren || cgi_p_accept(p, '=')) {
    if (!cgi_p_attr(p, &value) || (paren && !cgi_p_expect(p, ')'))) return false;
    cgi_st_attr(p, st, ml ? "value" : "initial_value", value);
  }
  if (cgi_p_accept(p, ':')) {
    if (!cgi_p_type(p, &t)) return false;
  } else {
    t = value ? cg_attr_type(value) : NULL;
    if (!t) return cgi_p_expect(p, ':');
  }
  cgi_st_attr(p, st, "type", cgi_attr_type(p->ctx, t));
  return cgi_p_attr_dict(p, st);
}

static void cgi_siree_print_global(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"sym_name", "sym_visibility", "is_mutable", "type", "initial_value", "value", NULL};
  bool ml = cg_op_get_kind(op) == CG_ML_PROGRAM_GLOBAL;
  cg_attr value = cg_op_attr(op, ml ? "value" : "initial_value"), type = cg_op_attr(op, "type");
  cg_str visibility = cgi_siree_attr_str(op, "sym_visibility");
  cgi_pr_char(pr, ' ');
  if (visibility.len) {
    cgi_pr_str(pr, visibility);
    cgi_pr_char(pr, ' ');
  }
  if (cg_op_attr(op, "is_mutable")) cgi_pr_z(pr, "mutable ");
  cgi_pr_symbol(pr, cgi_siree_attr_str(op, "sym_name"));
  if (ml && value) {
    cgi_pr_char(pr, '(');
    cgi_pr_attr(pr, value);
    cgi_pr_char(pr, ')');
  }
  if (!ml) cgi_pr_attr_dict(pr, op, elided);
  if (!ml && value) {
    cgi_pr_z(pr, " = ");
    cgi_pr_attr(pr, value);
  }
  if (ml || !value || !cg_attr_type(value)) {
    cgi_pr_z(pr, " : ");
    if (type) cgi_pr_type(pr, cg_attr_type(type));
  }
  if (ml) cgi_pr_attr_dict(pr, op, elided);
}

// util.global.load [immutable] @x : type
static bool cgi_siree_parse_global_load(cgi_parser *p, cgi_op_state *st) {
  cg_attr symbol;
  cg_type t;
  if (cgi_p_accept_word(p, "immutable")) cgi_st_attr(p, st, "is_immutable", cgi_attr_unit(p->ctx));
  return cgi_p_symbol_ref(p, &symbol) && cgi_st_attr(p, st, "global", symbol) && cgi_p_attr_dict(p, st) && cgi_p_colon_type(p, &t) &&
         cgi_st_result(p, st, t);
}

static void cgi_siree_print_global_load(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"global", "is_immutable", NULL};
  cgi_pr_z(pr, cg_op_attr(op, "is_immutable") ? " immutable " : " ");
  if (cg_op_attr(op, "global")) cgi_pr_attr(pr, cg_op_attr(op, "global"));
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_z(pr, " : ");
  cgi_pr_type(pr, cg_value_type(cg_op_result(op, 0)));
}

// util.global.store %v, @x : type
static bool cgi_siree_parse_global_store(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref ref;
  cg_attr symbol;
  cg_type t;
  return cgi_p_operand(p, &ref) && cgi_p_expect(p, ',') && cgi_p_symbol_ref(p, &symbol) && cgi_st_attr(p, st, "global", symbol) &&
         cgi_p_attr_dict(p, st) && cgi_p_colon_type(p, &t) && cgi_st_operand(p, st, ref, t);
}

static void cgi_siree_print_global_store(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"global", NULL};
  cgi_pr_char(pr, ' ');
  cgi_pr_operand(pr, op, 0);
  cgi_pr_z(pr, ", ");
  if (cg_op_attr(op, "global")) cgi_pr_attr(pr, cg_op_attr(op, "global"));
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_z(pr, " : ");
  cgi_pr_type(pr, cg_value_type(cg_op_operand(op, 0)));
}

// util.initializer { … }
static bool cgi_siree_parse_initializer(cgi_parser *p, cgi_op_state *st) { return cgi_p_attr_dict_keyword(p, st) && cgi_p_region(p, st, 0, NULL); }
static void cgi_siree_print_initializer(cgi_printer *pr, cg_op op) {
  cgi_pr_attr_dict_keyword(pr, op, NULL);
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), false, true);
}

// util.unfoldable_constant dense<…> : type
static bool cgi_siree_parse_unfoldable(cgi_parser *p, cgi_op_state *st) {
  cg_attr value;
  cg_type t;
  if (!cgi_p_attr_dict(p, st) || !cgi_p_attr(p, &value)) return false;
  t = cg_attr_type(value);
  if (!t && cg_attr_get_kind(value) == CG_ATTR_BOOL) t = cgi_type_i(p->ctx, 1);
  if (!t) return cgi_p_error(p, "expected a value with a type");
  return cgi_st_attr(p, st, "value", value) && cgi_st_result(p, st, t);
}

static void cgi_siree_print_unfoldable(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"value", NULL};
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_char(pr, ' ');
  if (cg_op_attr(op, "value")) cgi_pr_attr(pr, cg_op_attr(op, "value"));
}

// util.optimization_barrier %a, %b : t, t
static bool cgi_siree_parse_barrier(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *refs = NULL;
  cg_type *types = NULL;
  const char *at = cgi_p_here(p);
  bool ok = cgi_p_operand_list(p, &refs) && cgi_p_attr_dict(p, st);
  if (ok && cgi_len(refs)) ok = cgi_p_expect(p, ':') && cgi_p_type_list(p, &types);
  ok = ok && cgi_st_operands_each(p, st, cgi_len(refs), refs, cgi_len(types), types, at) && cgi_st_results(p, st, cgi_len(types), types);
  cgi_arr_free(ctx, refs);
  cgi_arr_free(ctx, types);
  return ok;
}

static void cgi_siree_print_barrier(cgi_printer *pr, cg_op op) {
  unsigned n = cg_op_num_operands(op);
  if (n) cgi_pr_char(pr, ' ');
  cgi_pr_operands(pr, op, 0, n);
  cgi_pr_attr_dict(pr, op, NULL);
  if (n) cgi_pr_z(pr, " : ");
  cgi_pr_operand_types(pr, op, 0, n);
}

// hal.buffer_view.dim<%view : !hal.buffer_view>[0] : index
static bool cgi_siree_parse_view_dim(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref ref;
  cg_type t, result;
  int64_t i;
  return cgi_p_expect(p, '<') && cgi_p_operand(p, &ref) && cgi_p_colon_type(p, &t) && cgi_p_expect(p, '>') && cgi_p_expect(p, '[') &&
         cgi_p_int(p, &i) && cgi_p_expect(p, ']') && cgi_st_attr(p, st, "index", cgi_siree_index(p, i)) && cgi_p_attr_dict(p, st) &&
         cgi_p_colon_type(p, &result) && cgi_st_operand(p, st, ref, t) && cgi_st_result(p, st, result);
}

static void cgi_siree_print_view_dim(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"index", NULL};
  cgi_pr_char(pr, '<');
  cgi_pr_operand(pr, op, 0);
  cgi_pr_z(pr, " : ");
  cgi_pr_type(pr, cg_value_type(cg_op_operand(op, 0)));
  cgi_pr_z(pr, ">[");
  cgi_pr_int(pr, cgi_siree_attr_int(op, "index"));
  cgi_pr_char(pr, ']');
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_z(pr, " : ");
  cgi_pr_type(pr, cg_value_type(cg_op_result(op, 0)));
}

// util.assume.int %a<umin = 0, umax = 7>, %b[<umin = 1>, <udiv = 4>] : index, i32
static bool cgi_siree_parse_assume(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *refs = NULL, r;
  cg_attr *all = NULL, *one = NULL, a;
  cg_type *types = NULL;
  const char *at = cgi_p_here(p);
  bool ok = true;
  do {
    bool list;
    ok = cgi_p_operand(p, &r);
    if (!ok) break;
    cgi_push(refs, r);
    one = NULL;
    list = cgi_p_accept(p, '[');
    while (ok && cgi_p_is(p, '<')) {
      ok = cgi_p_dialect_body(p, cgi_s("util.int.assumption"), &a);
      if (ok) cgi_push(one, a);
      if (!list || !cgi_p_accept(p, ',')) break;
    }
    ok = ok && (!list || cgi_p_expect(p, ']'));
    if (ok) cgi_push(all, cgi_attr_array(ctx, cgi_len(one), one));
    cgi_arr_free(ctx, one);
  } while (ok && cgi_p_accept(p, ','));
  ok = ok && cgi_st_attr(p, st, "assumptions", cgi_attr_array(ctx, cgi_len(all), all)) && cgi_p_attr_dict(p, st) && cgi_p_expect(p, ':') &&
       cgi_p_type_list(p, &types) && cgi_st_operands_each(p, st, cgi_len(refs), refs, cgi_len(types), types, at) &&
       cgi_st_results(p, st, cgi_len(types), types);
  cgi_arr_free(ctx, refs);
  cgi_arr_free(ctx, all);
  cgi_arr_free(ctx, types);
  return ok;
}

static void cgi_siree_print_assume(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"assumptions", NULL};
  cg_attr all = cg_op_attr(op, "assumptions");
  unsigned i;
  size_t k;
  for (i = 0; i < cg_op_num_operands(op); i++) {
    cg_attr one = all && cg_attr_get_kind(all) == CG_ATTR_ARRAY && i < cg_attr_len(all) ? cg_attr_at(all, i) : NULL;
    size_t n = one && cg_attr_get_kind(one) == CG_ATTR_ARRAY ? cg_attr_len(one) : 0;
    cgi_pr_z(pr, i ? ", " : " ");
    cgi_pr_operand(pr, op, i);
    if (n != 1) cgi_pr_char(pr, '[');
    for (k = 0; k < n; k++) {
      if (k) cgi_pr_z(pr, ", ");
      cgi_pr_attr_body(pr, cg_attr_at(one, k));
    }
    if (n != 1) cgi_pr_char(pr, ']');
  }
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_z(pr, " : ");
  cgi_pr_operand_types(pr, op, 0, cg_op_num_operands(op));
}

// iree_codegen.dispatch_config @f [workgroup_size = [64, 1, 1]] [subgroup_size = 32] { ^bb0(…): … }
static bool cgi_siree_parse_config(cgi_parser *p, cgi_op_state *st) {
  cg_attr a;
  if (!cgi_p_symbol_ref(p, &a)) return false;
  cgi_st_attr(p, st, "function_ref", a);
  while (cgi_p_is_word(p, "workgroup_size") || cgi_p_is_word(p, "subgroup_size")) {
    cg_str key;
    if (!cgi_p_word(p, &key) || !cgi_p_expect(p, '=') || !cgi_p_attr(p, &a)) return false;
    cgi_st_attr(p, st, key.data, a);
  }
  return cgi_p_attr_dict_keyword(p, st) && cgi_p_region(p, st, 0, NULL);
}

static void cgi_siree_print_config(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"workgroup_size", "subgroup_size", "function_ref", NULL};
  int i;
  cgi_pr_char(pr, ' ');
  if (cg_op_attr(op, "function_ref")) cgi_pr_attr(pr, cg_op_attr(op, "function_ref"));
  for (i = 0; i < 2; i++) {
    cg_attr a = cg_op_attr(op, elided[i]);
    if (!a) continue;
    cgi_pr_char(pr, ' ');
    cgi_pr_z(pr, elided[i]);
    cgi_pr_z(pr, " = ");
    cgi_pr_attr_no_type(pr, a);
  }
  cgi_pr_attr_dict_keyword(pr, op, elided);
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), true, true);
}

// sdy.mesh @mesh = <["x"=2]>
static bool cgi_siree_parse_mesh(cgi_parser *p, cgi_op_state *st) {
  cg_attr a;
  return cgi_siree_symbol_head(p, st) && cgi_p_expect(p, '=') && cgi_siree_short_attr(p, "sdy.mesh", &a) && cgi_st_attr(p, st, "mesh", a) &&
         cgi_p_attr_dict(p, st);
}

static void cgi_siree_print_mesh(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"sym_name", "sym_visibility", "mesh", NULL};
  cgi_siree_pr_symbol_head(pr, op);
  cgi_pr_z(pr, " = ");
  if (cg_op_attr(op, "mesh")) cgi_pr_attr(pr, cg_op_attr(op, "mesh"));
  cgi_pr_attr_dict(pr, op, elided);
}

// sdy.sharding_constraint %a <@mesh, […]> : type
static bool cgi_siree_parse_sharding(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref ref;
  cg_attr a;
  cg_type t;
  return cgi_p_operand(p, &ref) && cgi_siree_short_attr(p, "sdy.sharding", &a) && cgi_st_attr(p, st, "sharding", a) && cgi_p_attr_dict(p, st) &&
         cgi_p_colon_type(p, &t) && cgi_st_operand(p, st, ref, t) && cgi_st_result(p, st, t);
}

static void cgi_siree_print_sharding(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"sharding", NULL};
  cgi_pr_char(pr, ' ');
  cgi_pr_operand(pr, op, 0);
  cgi_pr_char(pr, ' ');
  if (cg_op_attr(op, "sharding")) cgi_pr_attr(pr, cg_op_attr(op, "sharding"));
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_z(pr, " : ");
  cgi_pr_type(pr, cg_value_type(cg_op_operand(op, 0)));
}

// ---- check ------------------------------------------------------------------------------------------------------------------------------
// `, atol 1.0e-04, rtol 0.0` and `, tolerance = 1.0e-4`, `, max_ulp_difference = 3`
static bool cgi_siree_check_options(cgi_parser *p, cgi_op_state *st) {
  while (cgi_p_accept(p, ',')) {
    cg_str key;
    cg_attr a;
    bool integer;
    if (!cgi_p_word(p, &key)) return false;
    integer = cgi_str_is(key, "max_ulp_difference") || cgi_str_is(key, "min_ulp_difference");
    if (!integer && !cgi_str_is(key, "atol") && !cgi_str_is(key, "rtol") && !cgi_str_is(key, "tolerance"))
      return cgi_p_error(p, "expected atol, rtol, tolerance or max_ulp_difference, not '%S'", key);
    cgi_p_accept(p, '=');
    if (!cgi_p_attr_typed(p, integer ? cgi_type_i(p->ctx, 64) : cgi_type_f32(p->ctx), &a)) return false;
    cgi_st_attr(p, st, key.data, a);
  }
  return true;
}

// expect_eq(%a, %b) : t; expect_eq_const(%a, dense<…> : t) : t; expect_almost_eq(%a, %b, atol …) : t; and StableHLO's spelling without
// parentheses, where expect_close and expect_eq give both types: `%a, %b : t, t`.
static bool cgi_siree_parse_check(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref refs[2];
  cg_type types[2], t;
  unsigned n = st->def->kind == CG_CHECK_EXPECT_EQ || st->def->kind == CG_CHECK_EXPECT_ALMOST_EQ || st->def->kind == CG_CHECK_EXPECT_CLOSE ? 2 : 1;
  bool constant = st->def->kind == CG_CHECK_EXPECT_EQ_CONST || st->def->kind == CG_CHECK_EXPECT_ALMOST_EQ_CONST;
  bool paren = cgi_p_accept(p, '(');
  cg_attr value = NULL;
  (void)ctx;
  if (!cgi_p_operand(p, &refs[0])) return false;
  if (n == 2 && (!cgi_p_expect(p, ',') || !cgi_p_operand(p, &refs[1]))) return false;
  if (constant && (!cgi_p_expect(p, ',') || !cgi_p_attr(p, &value) || !cgi_st_attr(p, st, "value", value))) return false;
  if (!cgi_siree_check_options(p, st) || (paren && !cgi_p_expect(p, ')')) || !cgi_p_attr_dict(p, st)) return false;
  if (constant && !cgi_p_is(p, ':') && cg_attr_type(value)) { // `%a, dense<…> : t` is complete
    return cgi_st_operand(p, st, refs[0], cg_attr_type(value));
  }
  if (!cgi_p_colon_type(p, &t)) return false;
  types[0] = types[1] = t;
  if (cgi_p_accept(p, ',') && !cgi_p_type(p, &types[1])) return false;
  return cgi_st_operand(p, st, refs[0], types[0]) && (n < 2 || cgi_st_operand(p, st, refs[1], types[1]));
}

static void cgi_siree_print_check(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"value", "atol", "rtol", "tolerance", "max_ulp_difference", "min_ulp_difference", NULL};
  cg_attr value = cg_op_attr(op, "value");
  unsigned i;
  cgi_pr_char(pr, '(');
  cgi_pr_operands(pr, op, 0, cg_op_num_operands(op));
  if (value) {
    cgi_pr_z(pr, ", ");
    cgi_pr_attr(pr, value);
  }
  for (i = 1; elided[i]; i++) {
    cg_attr a = cg_op_attr(op, elided[i]);
    if (!a) continue;
    cgi_pr_z(pr, ", ");
    cgi_pr_z(pr, elided[i]);
    cgi_pr_z(pr, i < 3 ? " " : " = ");
    cgi_pr_attr_no_type(pr, a);
  }
  cgi_pr_char(pr, ')');
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_z(pr, " : ");
  cgi_pr_type(pr, cg_value_type(cg_op_operand(op, 0)));
  if (cg_op_num_operands(op) == 2 && cg_value_type(cg_op_operand(op, 1)) != cg_value_type(cg_op_operand(op, 0))) {
    cgi_pr_z(pr, ", ");
    cgi_pr_type(pr, cg_value_type(cg_op_operand(op, 1)));
  }
}

// ---- iree_linalg_ext --------------------------------------------------------------------------------------------------------------------
// ins(%a, %b : t, t)
static bool cgi_siree_ext_group(cgi_parser *p, cgi_operand_ref **refs, cg_type **types) {
  return cgi_p_expect(p, '(') && (cgi_p_is(p, ')') || (cgi_p_operand_list(p, refs) && cgi_p_expect(p, ':') && cgi_p_type_list(p, types))) &&
         cgi_p_expect(p, ')');
}

// op [{attrs}] [dimension(0)] [inclusive(true)] [dimension_map = [0]] [unique_indices(true)] [dimensions(…)]
//     ins(…) outs(…) [{ region }] [-> types | : types]
static bool cgi_siree_parse_ext(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *ins = NULL, *outs = NULL;
  cg_type *in_types = NULL, *out_types = NULL, *results = NULL;
  const char *at = cgi_p_here(p);
  int32_t sizes[2];
  int64_t *list = NULL;
  cg_attr a;
  bool ok = cgi_p_attr_dict(p, st), region = st->def->kind != CG_IREE_LINALG_EXT_REVERSE && st->def->kind != CG_IREE_LINALG_EXT_FFT;
  while (ok && cgi_p_is(p, CGI_TOK_WORD)) {
    cg_str key;
    cgi_p_word(p, &key);
    if (cgi_str_is(key, "ins")) {
      ok = cgi_siree_ext_group(p, &ins, &in_types);
    } else if (cgi_str_is(key, "outs")) {
      ok = cgi_siree_ext_group(p, &outs, &out_types);
    } else if (cgi_str_is(key, "dimension_map")) {
      ok = cgi_p_expect(p, '=') && cgi_p_int_list(p, '[', ']', &list);
      if (ok) cgi_st_attr(p, st, key.data, cgi_attr_i64_array(ctx, cgi_len(list), list));
    } else {
      ok = cgi_p_expect(p, '(') && cgi_p_attr(p, &a) && cgi_p_expect(p, ')');
      if (ok) cgi_st_attr(p, st, key.data, a);
    }
  }
  ok = ok && cgi_p_attr_dict_keyword(p, st) && cgi_st_operands_each(p, st, cgi_len(ins), ins, cgi_len(in_types), in_types, at) &&
       cgi_st_operands_each(p, st, cgi_len(outs), outs, cgi_len(out_types), out_types, at);
  sizes[0] = (int32_t)cgi_len(ins);
  sizes[1] = (int32_t)cgi_len(outs);
  ok = ok && cgi_st_segments(p, st, 2, sizes);
  if (ok && region) ok = cgi_p_region(p, st, 0, NULL);
  if (ok && cgi_p_accept(p, CGI_TOK_ARROW)) {
    ok = cgi_p_is(p, '(') ? cgi_p_paren_types(p, &results) : cgi_p_type_list(p, &results);
  } else if (ok && cgi_p_accept(p, ':')) {
    ok = cgi_p_type_list(p, &results);
  }
  ok = ok && cgi_st_results(p, st, cgi_len(results), results);
  cgi_arr_free(ctx, ins);
  cgi_arr_free(ctx, outs);
  cgi_arr_free(ctx, in_types);
  cgi_arr_free(ctx, out_types);
  cgi_arr_free(ctx, results);
  cgi_arr_free(ctx, list);
  return ok;
}

static void cgi_siree_pr_ext_group(cgi_printer *pr, cg_op op, const char *key, const char *group) {
  unsigned first, n = cgi_operand_group(op, group, &first);
  if (!n) return;
  cgi_pr_char(pr, ' ');
  cgi_pr_z(pr, key);
  cgi_pr_char(pr, '(');
  cgi_pr_operands(pr, op, first, n);
  cgi_pr_z(pr, " : ");
  cgi_pr_operand_types(pr, op, first, n);
  cgi_pr_char(pr, ')');
}

static void cgi_siree_print_ext(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"dimension", "inclusive", "dimension_map", "unique_indices", "dimensions", NULL};
  unsigned i;
  cgi_pr_attr_dict(pr, op, elided);
  for (i = 0; elided[i]; i++) {
    cg_attr a = cg_op_attr(op, elided[i]);
    if (!a) continue;
    cgi_pr_char(pr, ' ');
    cgi_pr_z(pr, elided[i]);
    if (i == 2 && cg_attr_is_int_list(a)) {
      cgi_pr_z(pr, " = ");
      cgi_pr_int_list(pr, a);
    } else {
      cgi_pr_char(pr, '(');
      if (i == 0)
        cgi_pr_attr_no_type(pr, a);
      else
        cgi_pr_attr(pr, a);
      cgi_pr_char(pr, ')');
    }
  }
  cgi_siree_pr_ext_group(pr, op, "ins", "inputs");
  cgi_siree_pr_ext_group(pr, op, "outs", "outputs");
  if (cg_op_num_regions(op)) {
    cgi_pr_char(pr, ' ');
    cgi_pr_region(pr, cg_op_region(op, 0), true, true);
  }
  if (!cg_op_num_results(op)) return;
  cgi_pr_z(pr, cg_op_num_regions(op) ? " -> " : " : ");
  cgi_pr_result_types(pr, op);
}

// ---- the table --------------------------------------------------------------------------------------------------------------------------
static const cgi_syntax cgi_siree_table[] = {
    {CG_HAL_EXECUTABLE, cgi_siree_parse_table, cgi_siree_print_table},
    {CG_HAL_EXECUTABLE_SOURCE, cgi_siree_parse_table, cgi_siree_print_table},
    {CG_HAL_EXECUTABLE_VARIANT, cgi_siree_parse_variant, cgi_siree_print_variant},
    {CG_HAL_EXECUTABLE_EXPORT, cgi_siree_parse_hal_export, cgi_siree_print_hal_export},
    {CG_HAL_EXECUTABLE_BINARY, cgi_siree_parse_binary, cgi_siree_print_binary},
    {CG_HAL_INTERFACE, cgi_siree_parse_table, cgi_siree_print_table},
    {CG_HAL_INTERFACE_BINDING, cgi_siree_parse_binding, cgi_siree_print_binding},
    {CG_HAL_INTERFACE_BINDING_SUBSPAN, cgi_siree_parse_subspan, cgi_siree_print_subspan},
    {CG_HAL_INTERFACE_CONSTANT_LOAD, cgi_siree_parse_constant_load, cgi_siree_print_constant_load},
    {CG_FLOW_EXECUTABLE, cgi_siree_parse_table, cgi_siree_print_table},
    {CG_FLOW_EXECUTABLE_EXPORT, cgi_siree_parse_export, cgi_siree_print_export},
    {CG_FLOW_DISPATCH, cgi_siree_parse_dispatch, cgi_siree_print_dispatch},
    {CG_FLOW_DISPATCH_WORKGROUPS, cgi_siree_parse_workgroups, cgi_siree_print_workgroups},
    {CG_FLOW_DISPATCH_TENSOR_LOAD, cgi_siree_parse_tensor_load, cgi_siree_print_tensor_load},
    {CG_FLOW_DISPATCH_TENSOR_STORE, cgi_siree_parse_tensor_store, cgi_siree_print_tensor_store},
    {CG_FLOW_DISPATCH_WORKGROUP_COUNT_FROM_DAG_ROOT, cgi_siree_parse_count_from, cgi_siree_print_count_from},
    {CG_FLOW_DISPATCH_WORKGROUP_COUNT_FROM_SLICE, cgi_siree_parse_count_from, cgi_siree_print_count_from},
    {CG_STREAM_EXECUTABLE, cgi_siree_parse_table, cgi_siree_print_table},
    {CG_STREAM_EXECUTABLE_EXPORT, cgi_siree_parse_export, cgi_siree_print_export},
    {CG_STREAM_CMD_EXECUTE, cgi_siree_parse_execute, cgi_siree_print_execute},
    {CG_STREAM_CMD_SERIAL, cgi_siree_parse_commands, cgi_siree_print_commands},
    {CG_STREAM_CMD_CONCURRENT, cgi_siree_parse_commands, cgi_siree_print_commands},
    {CG_STREAM_CMD_DISPATCH, cgi_siree_parse_cmd_dispatch, cgi_siree_print_cmd_dispatch},
    {CG_STREAM_TIMEPOINT_AWAIT, cgi_siree_parse_await, cgi_siree_print_await},
    {CG_STREAM_TIMEPOINT_IMMEDIATE, cgi_siree_parse_immediate, cgi_siree_print_immediate},
    {CG_UTIL_GLOBAL, cgi_siree_parse_global, cgi_siree_print_global},
    {CG_UTIL_GLOBAL_LOAD, cgi_siree_parse_global_load, cgi_siree_print_global_load},
    {CG_UTIL_GLOBAL_STORE, cgi_siree_parse_global_store, cgi_siree_print_global_store},
    {CG_UTIL_INITIALIZER, cgi_siree_parse_initializer, cgi_siree_print_initializer},
    {CG_UTIL_UNFOLDABLE_CONSTANT, cgi_siree_parse_unfoldable, cgi_siree_print_unfoldable},
    {CG_UTIL_OPTIMIZATION_BARRIER, cgi_siree_parse_barrier, cgi_siree_print_barrier},
    {CG_ML_PROGRAM_GLOBAL, cgi_siree_parse_global, cgi_siree_print_global},
    {CG_HAL_BUFFER_VIEW_DIM, cgi_siree_parse_view_dim, cgi_siree_print_view_dim},
    {CG_UTIL_ASSUME_INT, cgi_siree_parse_assume, cgi_siree_print_assume},
    {CG_IREE_CODEGEN_DISPATCH_CONFIG, cgi_siree_parse_config, cgi_siree_print_config},
    {CG_SDY_MESH, cgi_siree_parse_mesh, cgi_siree_print_mesh},
    {CG_SDY_SHARDING_CONSTRAINT, cgi_siree_parse_sharding, cgi_siree_print_sharding},
    {CG_IREE_LINALG_EXT_SCAN, cgi_siree_parse_ext, cgi_siree_print_ext},
    {CG_IREE_LINALG_EXT_SORT, cgi_siree_parse_ext, cgi_siree_print_ext},
    {CG_IREE_LINALG_EXT_SCATTER, cgi_siree_parse_ext, cgi_siree_print_ext},
    {CG_IREE_LINALG_EXT_TOPK, cgi_siree_parse_ext, cgi_siree_print_ext},
    {CG_IREE_LINALG_EXT_REVERSE, cgi_siree_parse_ext, cgi_siree_print_ext},
    {CG_IREE_LINALG_EXT_FFT, cgi_siree_parse_ext, cgi_siree_print_ext},
    {CG_CHECK_EXPECT_TRUE, cgi_siree_parse_check, cgi_siree_print_check},
    {CG_CHECK_EXPECT_FALSE, cgi_siree_parse_check, cgi_siree_print_check},
    {CG_CHECK_EXPECT_ALL_TRUE, cgi_siree_parse_check, cgi_siree_print_check},
    {CG_CHECK_EXPECT_EQ, cgi_siree_parse_check, cgi_siree_print_check},
    {CG_CHECK_EXPECT_EQ_CONST, cgi_siree_parse_check, cgi_siree_print_check},
    {CG_CHECK_EXPECT_ALMOST_EQ, cgi_siree_parse_check, cgi_siree_print_check},
    {CG_CHECK_EXPECT_ALMOST_EQ_CONST, cgi_siree_parse_check, cgi_siree_print_check},
    {CG_CHECK_EXPECT_CLOSE, cgi_siree_parse_check, cgi_siree_print_check},
};

CGI_DEF const cgi_syntax *cgi_syntax_iree(unsigned *count) {
  *count = (unsigned)(sizeof cgi_siree_table / sizeof *cgi_siree_table);
  return cgi_siree_table;
}
