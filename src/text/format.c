// Reads and prints ops by the format strings of the op tables; dialects/cg_ops.h describes the language.
#include "text/format.h"

// ---- the string as elements -----------------------------------------------------------------------------------------------------------------
static bool cgi_format_letter(char c) { return cgi_is_word_char(c) || c == '-'; }

static cg_str cgi_format_word(const char **s) {
  cg_str w;
  w.data = *s;
  while (cgi_format_letter(**s)) ++*s;
  w.len = (size_t)(*s - w.data);
  return w;
}

static cg_str cgi_format_argument(const char **s) { // `$x` or a word, with what is around it
  while (**s == ' ' || **s == '(' || **s == ',' || **s == '$') ++*s;
  cg_str w = cgi_format_word(s);
  while (**s == ' ') ++*s;
  return w;
}

// `operands` and `results` without '$' mean all of them; with it they are groups of that name. Names point into the format string.
static bool cgi_format_is_all(cg_str name, const char *word) { return cgi_str_is(name, word) && name.data[-1] != '$'; }

static void cgi_format_named_element(const char **s, cgi_format_element *e) {
  cg_str w = cgi_format_word(s);
  if (cgi_str_is(w, "attr-dict")) {
    e->kind = CGI_FORMAT_DICT;
  } else if (cgi_str_is(w, "attr-dict-with-keyword")) {
    e->kind = CGI_FORMAT_DICT_KEYWORD;
  } else if (cgi_str_is(w, "operands")) {
    e->kind = CGI_FORMAT_OPERANDS;
  } else if (cgi_str_is(w, "regions")) {
    e->kind = CGI_FORMAT_REGIONS;
  } else if (cgi_str_is(w, "type")) {
    e->kind = CGI_FORMAT_TYPE;
    e->text = cgi_format_argument(s);
    if (**s == ')') ++*s;
  } else if (cgi_str_is(w, "functional-type")) {
    e->kind = CGI_FORMAT_FUNCTION_TYPE;
    e->text = cgi_format_argument(s);
    e->second = cgi_format_argument(s);
    if (**s == ')') ++*s;
  } else if (cgi_str_is(w, "custom")) { // custom<Name>($a, $b)
    e->kind = CGI_FORMAT_CUSTOM;
    if (**s == '<') ++*s;
    e->text = cgi_format_word(s);
    if (**s == '>') ++*s;
    while (**s && **s != ')' && e->num_args < CGI_FORMAT_ARGS) e->args[e->num_args++] = cgi_format_argument(s);
    if (**s == ')') ++*s;
  } else if (cgi_str_is(w, "oilist")) { // oilist(a | b), oilist(`,`: a | b)
    e->kind = CGI_FORMAT_LIST;
    if (**s == '(') ++*s;
    e->comma = strncmp(*s, "`,`:", 4) == 0;
    if (e->comma) *s += 4;
  }
}

static cgi_format_element cgi_format_next(const char **s) {
  cgi_format_element e;
  memset(&e, 0, sizeof e);
  e.text = e.second = cgi_s("");
  while (**s == ' ') ++*s;
  char c = **s;
  if (!c || c == ';') return e;
  if (c == '`') {
    e.text.data = ++*s;
    while (**s && **s != '`') ++*s;
    e.text.len = (size_t)(*s - e.text.data);
    if (**s) ++*s;
    e.kind = !e.text.len || cgi_str_is(e.text, " ") ? CGI_FORMAT_BLANK : CGI_FORMAT_LITERAL;
  } else if (c == '$') {
    ++*s;
    e.text = cgi_format_word(s);
    e.kind = CGI_FORMAT_VAR;
  } else if (c == '(') {
    ++*s;
    e.kind = CGI_FORMAT_OPEN;
  } else if (c == '|') {
    ++*s;
    e.kind = CGI_FORMAT_BAR;
  } else if (c == ')') {
    ++*s;
    while (**s == ' ') ++*s;
    e.kind = CGI_FORMAT_CLOSE;
    if (**s == '?') {
      ++*s;
    } else if (**s == ':') {
      e.kind = CGI_FORMAT_ELSE;
      ++*s;
      while (**s == ' ') ++*s;
      if (**s == '(') ++*s;
    }
  } else {
    const char *before = *s;
    cgi_format_named_element(s, &e);
    if (*s == before) ++*s; // not in the language: never loop
  }
  if (**s == '^') {
    e.anchor = true;
    ++*s;
  }
  return e;
}

// Moves behind what *s is inside of, a group's `)?` or an oilist's end, or to an element of kind `stop` on the way, where there is one (then true).
static bool cgi_format_skip(const char **s, cgi_format_kind stop) {
  unsigned depth = 0;
  for (;;) {
    cgi_format_element e = cgi_format_next(s);
    if (e.kind == CGI_FORMAT_END) return false;
    if (e.kind == CGI_FORMAT_OPEN || e.kind == CGI_FORMAT_LIST) depth++;
    if (e.kind == stop && depth == 0) return true;
    if (e.kind == CGI_FORMAT_CLOSE && depth-- == 0) return false;
  }
}

// Moves behind the clause of an oilist that *s is inside of: true when another one follows.
static bool cgi_format_next_clause(const char **s) { return cgi_format_skip(s, CGI_FORMAT_BAR); }

// What a clause of an oilist is about: the first variable in it; empty for one that has none.
static cg_str cgi_format_clause_name(const char *s) {
  unsigned depth = 0;
  for (;;) {
    cgi_format_element e = cgi_format_next(&s);
    if (e.kind == CGI_FORMAT_OPEN) depth++;
    if (e.kind == CGI_FORMAT_VAR) return e.text;
    if (e.kind == CGI_FORMAT_CUSTOM && e.num_args) return e.args[0];
    if (e.kind == CGI_FORMAT_END || e.kind == CGI_FORMAT_BAR || (e.kind == CGI_FORMAT_CLOSE && depth-- == 0)) return cgi_s("");
  }
}

// The number of the first clause about this.
static unsigned cgi_format_clause_number(const char *first, cg_str name) {
  unsigned i = 0;
  while (!cgi_str_eq(cgi_format_clause_name(first), name) && cgi_format_next_clause(&first)) i++;
  return i;
}

// The next `target = rule` behind the `;`; false where there is none.
static bool cgi_format_next_rule(const char **s, cg_str *target, cg_str *rule) {
  while (**s == ';' || **s == ',' || **s == ' ') ++*s;
  *target = cgi_format_word(s);
  while (**s == ' ' || **s == '=') ++*s;
  rule->data = *s;
  while (**s && **s != ',' && **s != ';') ++*s;
  rule->len = (size_t)(*s - rule->data);
  while (rule->len && rule->data[rule->len - 1] == ' ') rule->len--;
  return target->len && rule->len;
}

// ---- kinds of attributes ----------------------------------------------------------------------------------------------------------------------
static cg_type cgi_format_scalar_type(cg_context *ctx, cg_str s) {
  if (cgi_str_is(s, "index")) return cgi_type_index(ctx);
  if (cgi_str_is(s, "f16")) return cgi_type_float(ctx, CG_TYPE_F16);
  if (cgi_str_is(s, "bf16")) return cgi_type_float(ctx, CG_TYPE_BF16);
  if (cgi_str_is(s, "f32")) return cgi_type_float(ctx, CG_TYPE_F32);
  if (cgi_str_is(s, "f64")) return cgi_type_float(ctx, CG_TYPE_F64);
  if (s.len < 2 || s.len > 3 || s.data[0] != 'i') return NULL;
  unsigned width = 0;
  for (size_t i = 1; i < s.len; i++) {
    if (s.data[i] < '0' || s.data[i] > '9') return NULL;
    width = width * 10 + (unsigned)(s.data[i] - '0');
  }
  return width && width <= 64 ? cgi_type_i(ctx, width) : NULL;
}

// Inside enum(a|b|c): the number of a word, or the word of a number.
static bool cgi_format_enum_next(cg_str kind, const char **p, cg_str *word) { // *p: NULL first
  const char *end = kind.data + kind.len, *at = *p ? *p : (const char *)memchr(kind.data, '(', kind.len);
  if (!at || at == end || *at == ')') return false;
  word->data = ++at;
  while (at < end && *at != '|' && *at != ')') at++;
  word->len = (size_t)(at - word->data);
  *p = at;
  return true;
}

static int64_t cgi_format_enum_index(cg_str kind, cg_str word) {
  const char *p = NULL;
  cg_str w;
  for (int64_t i = 0; cgi_format_enum_next(kind, &p, &w); i++)
    if (cgi_str_eq(w, word)) return i;
  return -1;
}

static cg_str cgi_format_enum_word(cg_str kind, int64_t index) {
  const char *p = NULL;
  cg_str w;
  for (int64_t i = 0; cgi_format_enum_next(kind, &p, &w); i++)
    if (i == index) return w;
  return cgi_s("");
}

// #dialect<word> means #dialect<word x>, kept as dialect.word; #dialect.name stays. NUL-terminated in the context.
static cg_str cgi_format_dialect_name(cg_context *ctx, cg_str kind, bool *bare) {
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  *bare = false;
  for (size_t i = 1; i < kind.len && kind.data[i] != '>'; i++) {
    *bare = *bare || kind.data[i] == '<';
    cgi_buf_char(&b, kind.data[i] == '<' ? '.' : kind.data[i]);
  }
  cg_str s = cgi_intern(ctx, cgi_buf_view(&b));
  cgi_buf_free(&b);
  return s;
}

static bool cgi_format_is_int_lists(cg_attr a) {
  bool ok = a->kind == CG_ATTR_ARRAY;
  for (size_t i = 0; ok && i < a->len; i++) ok = a->items[i].value->kind != CG_ATTR_DENSE && cg_attr_is_int_list(a->items[i].value);
  return ok;
}

// What the text behind an attribute's ':' asks for; those that are one word come first, in the order of the words.
typedef enum cgi_format_syntax {
  CGI_SYNTAX_TYPED,
  CGI_SYNTAX_UNIT,
  CGI_SYNTAX_BOOL,
  CGI_SYNTAX_STR,
  CGI_SYNTAX_KW,
  CGI_SYNTAX_SYMNAME,
  CGI_SYNTAX_SYM,
  CGI_SYNTAX_TYPE,
  CGI_SYNTAX_MAP,
  CGI_SYNTAX_INTS,
  CGI_SYNTAX_INTARRAY,
  CGI_SYNTAX_INTARRAYS,
  CGI_SYNTAX_KW_OF,       // kw(a|b)
  CGI_SYNTAX_ENUM,        // enum(a|b), enum32(a|b)
  CGI_SYNTAX_DIALECT,     // #dialect.name
  CGI_SYNTAX_ANY_DIALECT, // any#dialect.name
  CGI_SYNTAX_OTHER        // a number's type, or nothing
} cgi_format_syntax;

static cgi_format_syntax cgi_format_syntax_of(cg_str kind) {
  static const char words[][10] = {"typed", "unit", "bool", "str", "kw", "symname", "sym", "type", "map", "ints", "intarray", "intarrays"};
  unsigned i = 0;
  while (i < CGI_SYNTAX_KW_OF && !cgi_str_is(kind, words[i])) i++;
  if (i < CGI_SYNTAX_KW_OF) return (cgi_format_syntax)i;
  return cgi_starts_with(kind, "kw(")    ? CGI_SYNTAX_KW_OF
         : cgi_starts_with(kind, "enum") ? CGI_SYNTAX_ENUM
         : cgi_starts_with(kind, "#")    ? CGI_SYNTAX_DIALECT
         : cgi_starts_with(kind, "any#") ? CGI_SYNTAX_ANY_DIALECT
                                         : CGI_SYNTAX_OTHER;
}

CGI_DEF bool cgi_format_attr_fits(cg_str kind, cg_str name, cg_attr a) {
  cg_type t;
  switch (cgi_format_syntax_of(kind)) {
  case CGI_SYNTAX_UNIT: return a->kind == CG_ATTR_UNIT;
  case CGI_SYNTAX_BOOL: return a->kind == CG_ATTR_BOOL;
  case CGI_SYNTAX_STR:
  case CGI_SYNTAX_KW:
  case CGI_SYNTAX_SYMNAME: return a->kind == CG_ATTR_STRING;
  case CGI_SYNTAX_KW_OF: return a->kind == CG_ATTR_STRING && cgi_format_enum_index(kind, a->text) >= 0;
  case CGI_SYNTAX_SYM: return a->kind == (cgi_str_is(name, "sym_name") ? CG_ATTR_STRING : CG_ATTR_SYMBOL);
  case CGI_SYNTAX_TYPE: return a->kind == CG_ATTR_TYPE;
  case CGI_SYNTAX_MAP: return a->kind == CG_ATTR_MAP;
  case CGI_SYNTAX_INTS: return cg_attr_is_int_list(a);
  case CGI_SYNTAX_INTARRAY: return a->kind == CG_ATTR_ARRAY && cg_attr_is_int_list(a);
  case CGI_SYNTAX_INTARRAYS: return cgi_format_is_int_lists(a);
  case CGI_SYNTAX_ENUM: return a->kind == CG_ATTR_INT && cgi_format_enum_word(kind, cg_attr_int(a)).len;
  case CGI_SYNTAX_DIALECT: return a->kind == CG_ATTR_DIALECT && (a->len > 0 || a->raw.len > 0);
  case CGI_SYNTAX_OTHER:
    t = cgi_format_scalar_type(a->ctx, kind);
    return !t || ((a->kind == CG_ATTR_INT || a->kind == CG_ATTR_FLOAT || a->kind == CG_ATTR_BOOL) && a->type == t);
  default: return true;
  }
}

// ---- parsing ----------------------------------------------------------------------------------------------------------------------------------
CGI_DEF int cgi_format_group_index(const cgi_group *groups, unsigned n, cg_str name) {
  for (unsigned i = 0; i < n; i++)
    if (cgi_str_eq(groups[i].name, name)) return (int)i;
  return -1;
}

static CGI_NOINLINE bool cgi_format_attr_def(const cgi_op_def *def, cg_str name, cgi_attr_def *out) {
  cgi_attr_def defs[32];
  unsigned n = cgi_def_attrs(def, defs, 32);
  for (unsigned i = 0; i < n; i++) {
    if (!cgi_str_eq(defs[i].name, name)) continue;
    *out = defs[i];
    return true;
  }
  return false;
}

// What of an op has this name, looked up apart from what recurses through regions: the tables' rows take stack.
static CGI_NOINLINE bool cgi_format_is_operand(const cgi_op_def *def, cg_str name) {
  cgi_group groups[CGI_FORMAT_GROUPS];
  unsigned n = cgi_def_operands(def, groups, CGI_FORMAT_GROUPS);
  return cgi_format_group_index(groups, n, name) >= 0;
}

static CGI_NOINLINE int cgi_format_region_def(cg_context *ctx, const cgi_op_def *def, cg_str name,
                                              cgi_region_def *out) { // its number; -1: there is none
  cgi_region_def defs[CGI_DEF_REGIONS];
  unsigned n = cgi_def_regions(ctx, def, defs);
  for (unsigned i = 0; i < n; i++) {
    if (!cgi_str_eq(defs[i].name, name)) continue;
    *out = defs[i];
    return (int)i;
  }
  return -1;
}

static bool cgi_format_parse_ints(cgi_parser *p, bool array, cg_attr *out) {
  cg_context *ctx = p->ctx;
  if (!cgi_parser_is(p, '[')) { // array<…> or dense<…>
    const char *at = cgi_parser_here(p);
    if (!cgi_parser_attr(p, out)) return false;
    return cg_attr_is_int_list(*out) || cgi_parser_error_at(p, at, "expected a list of integers");
  }
  int64_t *values = NULL;
  bool ok = cgi_parser_int_list(p, '[', ']', &values);
  if (ok && !array) *out = cgi_attr_i64_array(ctx, cgi_len(values), values);
  if (ok && array) {
    cg_attr *items = NULL;
    for (size_t i = 0; i < cgi_len(values); i++) cgi_push(items, cgi_attr_i64(ctx, values[i]));
    *out = cgi_attr_array(ctx, cgi_len(items), items);
    cgi_arr_free(ctx, items);
  }
  cgi_arr_free(ctx, values);
  return ok;
}

static bool cgi_format_parse_int_lists(cgi_parser *p, cg_attr *out) {
  const char *at = cgi_parser_here(p);
  return cgi_parser_attr(p, out) && (cgi_format_is_int_lists(*out) || cgi_parser_error_at(p, at, "expected groups of dimensions: [[0, 1], [2]]"));
}

static bool cgi_format_parse_dialect(cgi_parser *p, cg_str kind, cg_attr *out) {
  cg_context *ctx = p->ctx;
  bool bare;
  cg_str name = cgi_format_dialect_name(ctx, kind, &bare), word;
  bool many;
  const char *words = cgi_enum_words(name, &many);
  if (cgi_parser_is(p, CGI_TOK_HASH)) return cgi_parser_attr(p, out); // in full
  if (bare) {
    if (cgi_parser_is(p, CGI_TOK_STRING) ? !cgi_parser_string(p, &word) : !cgi_parser_word(p, &word)) return false;
    *out = cgi_attr_enum(ctx, name.data, word.data);
    return true;
  }
  cg_named_attr *items = NULL;
  bool ok = cgi_parser_expect(p, '<');
  while (ok) {
    cg_named_attr item;
    item.name = cgi_s("");
    const char *at = cgi_parser_here(p);
    ok = cgi_parser_word(p, &word) &&
         (!words || cgi_has_word(cgi_s(words), word) || cgi_parser_error_at(p, at, "there is no '%S'; there are %s", word, words));
    if (!ok) break;
    item.value = cgi_attr_keyword(ctx, word);
    cgi_push(items, item);
    if (!cgi_parser_accept(p, ',') && !cgi_parser_accept(p, '|')) break;
  }
  ok = ok && cgi_parser_expect(p, '>');
  if (ok) *out = cgi_attr_dialect(ctx, name, cgi_s(""), cgi_len(items), items);
  cgi_arr_free(ctx, items);
  return ok;
}

static bool cgi_format_parse_enum(cgi_parser *p, cg_str kind, cg_attr *out) {
  const char *at = cgi_parser_here(p);
  cg_str word;
  if (cgi_parser_is(p, CGI_TOK_STRING) ? !cgi_parser_string(p, &word) : !cgi_parser_word(p, &word)) return false;
  int64_t index = cgi_format_enum_index(kind, word);
  if (index < 0) {
    cg_str choices = kind;
    while (choices.len && choices.data[0] != '(') choices.data++, choices.len--;
    return cgi_parser_error_at(p, at, "expected one of %S, not '%S'", choices, word);
  }
  *out = cgi_attr_int(p->ctx, cgi_type_i(p->ctx, cgi_starts_with(kind, "enum32") ? 32 : 64), index);
  return true;
}

static CGI_NOINLINE bool cgi_format_parse_attr(cgi_parser *p, cgi_attr_def def, cg_attr *out) {
  cg_context *ctx = p->ctx;
  cg_str kind = def.kind, s;
  cg_type t = NULL;
  const char *at = cgi_parser_here(p);
  cgi_format_syntax syntax = cgi_format_syntax_of(kind);
  switch (syntax) {
  case CGI_SYNTAX_UNIT: *out = cgi_attr_unit(ctx); return true;
  case CGI_SYNTAX_STR:
    if (!cgi_parser_string(p, &s)) return false;
    break;
  case CGI_SYNTAX_KW:
  case CGI_SYNTAX_KW_OF:
    if (!cgi_parser_word(p, &s)) return false;
    if (syntax == CGI_SYNTAX_KW_OF && cgi_format_enum_index(kind, s) < 0) return cgi_parser_error_at(p, at, "expected one of %S, not '%S'", kind, s);
    break;
  case CGI_SYNTAX_SYM:
  case CGI_SYNTAX_SYMNAME:
    if (syntax == CGI_SYNTAX_SYM && !cgi_str_is(def.name, "sym_name")) return cgi_parser_symbol_ref(p, out);
    if (!cgi_parser_symbol_name(p, &s)) return false;
    break;
  case CGI_SYNTAX_TYPE:
    if (!cgi_parser_type(p, &t)) return false;
    *out = cgi_attr_type(ctx, t);
    return true;
  case CGI_SYNTAX_MAP: return cgi_parser_map_attr(p, out);
  case CGI_SYNTAX_INTS:
  case CGI_SYNTAX_INTARRAY: return cgi_format_parse_ints(p, syntax == CGI_SYNTAX_INTARRAY, out);
  case CGI_SYNTAX_INTARRAYS: return cgi_format_parse_int_lists(p, out);
  case CGI_SYNTAX_ENUM: return cgi_format_parse_enum(p, kind, out);
  case CGI_SYNTAX_DIALECT: return cgi_format_parse_dialect(p, kind, out);
  case CGI_SYNTAX_TYPED:
    if (!cgi_parser_attr(p, out)) return false;
    t = (*out)->kind == CG_ATTR_TYPE || (*out)->kind == CG_ATTR_DENSE_ARRAY ? NULL : cg_attr_type(*out);
    return t || cgi_parser_error_at(p, at, "expected a constant with a type");
  default:
    if (syntax == CGI_SYNTAX_ANY_DIALECT && cgi_parser_is(p, '<')) {
      kind.data += 4, kind.len -= 4;
      return cgi_parser_dialect_body(p, cgi_intern(ctx, kind), out);
    }
    t = syntax == CGI_SYNTAX_BOOL ? cgi_type_i(ctx, 1) : cgi_format_scalar_type(ctx, kind);
    return t ? cgi_parser_number_attr(p, t, out) : cgi_parser_attr(p, out);
  }
  *out = cgi_attr_str(ctx, s);
  return true;
}

// Whether the text goes on with this attribute: decides optional groups that start with one.
static bool cgi_format_attr_follows(cgi_parser *p, cgi_attr_def def) {
  cg_str kind = def.kind;
  int tok = p->tok.kind;
  switch (cgi_format_syntax_of(kind)) {
  case CGI_SYNTAX_STR: return tok == CGI_TOK_STRING;
  case CGI_SYNTAX_SYM: return tok == CGI_TOK_SYMBOL;
  case CGI_SYNTAX_KW: return tok == CGI_TOK_WORD;
  case CGI_SYNTAX_KW_OF:
  case CGI_SYNTAX_ENUM: return tok == CGI_TOK_WORD && cgi_format_enum_index(kind, p->tok.text) >= 0;
  case CGI_SYNTAX_INTS:
  case CGI_SYNTAX_INTARRAY:
  case CGI_SYNTAX_INTARRAYS: return tok == '[';
  case CGI_SYNTAX_ANY_DIALECT: return tok == '<' || tok == CGI_TOK_HASH;
  case CGI_SYNTAX_BOOL: return cgi_parser_is_word(p, "true") || cgi_parser_is_word(p, "false");
  case CGI_SYNTAX_DIALECT: return tok == '<' || (tok == CGI_TOK_WORD && memchr(kind.data, '<', kind.len));
  default: return tok == CGI_TOK_INT || tok == '-' || tok == CGI_TOK_FLOAT || tok == CGI_TOK_HASH || tok == CGI_TOK_WORD;
  }
}

static cg_str cgi_format_clause_words(cg_context *ctx, const char *first) { // what they start with
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  for (bool more = true; more; more = cgi_format_next_clause(&first)) {
    const char *s = first;
    cgi_format_element e = cgi_format_next(&s);
    if (e.kind != CGI_FORMAT_LITERAL) continue;
    if (cgi_len(b.text)) cgi_buf_z(&b, ", ");
    cgi_buf_str(&b, e.text);
  }
  cg_str words = cgi_intern(ctx, cgi_buf_view(&b));
  cgi_buf_free(&b);
  return words;
}

static bool cgi_format_literal_follows(cgi_parser *p, cg_str literal) {
  if (p->tok.kind == CGI_TOK_EOF) return false;
  return cgi_str_eq(p->tok.text, literal);
}

static bool cgi_format_parse_literal(cgi_format_parse *f, cg_str literal) {
  cgi_parser *p = f->p;
  if (cgi_format_literal_follows(p, literal)) {
    f->literal = cgi_parser_here(p);
    cgi_parser_next(p);
    return true;
  }
  if (p->tok.kind == CGI_TOK_EOF) return cgi_parser_error(p, "expected '%S', but the text ends", literal);
  cg_str s = p->tok.text;
  if (s.len > 32) s.len = 32;
  if (p->tok.kind == CGI_TOK_WORD && f->clauses_end == cgi_parser_here(p))
    return cgi_parser_error(p, "expected %S or '%S', not '%S'", cgi_format_clause_words(p->ctx, f->clauses), literal, s);
  return cgi_parser_error(p, "expected '%S', not '%S'", literal, s);
}

// Arguments without a type have that of a carried value's operand, in front of these that of the first operand: an induction variable.
static CGI_NOINLINE bool cgi_format_arg_types(cgi_format_parse *f) {
  size_t n = cgi_len(f->args), first = f->carried ? f->first_carried : n;
  const cgi_format_types *bounds = &f->operand_types[0];
  if (f->carried && cgi_len(f->carried->types) != n - first)
    return cgi_parser_error_at(f->p, f->carried_at, "%u carried values, but %u types", (unsigned)(n - first), (unsigned)cgi_len(f->carried->types));
  for (size_t i = 0; i < n; i++)
    if (!f->args[i].type)
      f->args[i].type = i >= first ? f->carried->types[i - first] : cgi_len(bounds->types) ? bounds->types[0] : cgi_type_index(f->p->ctx);
  return true;
}

static void cgi_format_apply_rules(cgi_format_parse *f);
static bool cgi_format_finish_operands(cgi_format_parse *f);

// Operands whose types are known by now are looked up in front of the region, so that faults are reported in the order of the text.
CGI_DEF bool cgi_format_early_operands(cgi_format_parse *f) {
  if (f->resolved) return true;
  f->early = true; // the text may still give the results their types
  cgi_format_apply_rules(f);
  f->early = false;
  for (unsigned i = 0; i < f->num_operands; i++)
    if (!f->operand_types[i].known && (!f->operands[i].kind || cgi_len(f->refs[i]))) return true;
  f->resolved = true;
  return cgi_format_finish_operands(f);
}

// With the arguments that were read in front of it.
CGI_DEF bool cgi_format_parse_region(cgi_format_parse *f) {
  cg_context *ctx = f->p->ctx;
  bool ok = cgi_format_early_operands(f) && cgi_format_arg_types(f) && cgi_parser_region(f->p, f->st, cgi_len(f->args), f->args);
  f->carried = NULL;
  cgi_arr_free(ctx, f->args);
  return ok;
}

static bool cgi_format_parse_region_var(cgi_format_parse *f, cg_str name) {
  cg_context *ctx = f->p->ctx;
  cgi_region_def def;
  if (cgi_format_region_def(ctx, f->st->def, name, &def) < 0) { // the tables name no successors: any other name is all of them
    for (unsigned i = 0; i < cgi_def_successors(f->st->def); i++)
      if ((i && !cgi_parser_expect(f->p, ',')) || !cgi_parser_successor(f->p, f->st)) return false;
    return true;
  }
  if (def.kind && !cgi_parser_is(f->p, '{')) {
    if (def.kind == '?') cgi_state_empty_region(f->p, f->st);
    return true;
  }
  if ((f->st->def->traits & CG_TRAIT_NO_TERMINATOR) && f->st->def->kind != CG_BUILTIN_MODULE && !cgi_parser_is(f->p, '{')) // a declaration
    return cgi_block_insert(cgi_state_empty_region(f->p, f->st), NULL) != NULL;
  if (def.kind != '*') { return cgi_format_parse_region(f); }
  do {
    if (!cgi_format_parse_region(f)) return false;
  } while (cgi_parser_accept(f->p, ','));
  return true;
}

static bool cgi_format_parse_var(cgi_format_parse *f, cg_str name, bool anchor) {
  cg_context *ctx = f->p->ctx;
  int g = cgi_format_group_index(f->operands, f->num_operands, name);
  if (g >= 0) {
    if (f->operands[g].kind == '*') return cgi_parser_operand_list(f->p, &f->refs[g]);
    if (f->operands[g].kind == '?' && !anchor && !cgi_parser_is(f->p, CGI_TOK_VALUE)) return true;
    cgi_operand_ref ref;
    if (!cgi_parser_operand(f->p, &ref)) return false;
    cgi_push(f->refs[g], ref);
    return true;
  }
  cgi_attr_def def;
  if (cgi_format_attr_def(f->st->def, name, &def)) {
    cg_attr a;
    if (!cgi_format_parse_attr(f->p, def, &a)) return false;
    return cgi_state_attr(f->p, f->st, cgi_intern(ctx, name).data, a);
  }
  return cgi_format_parse_region_var(f, name);
}

// All operands in one list: they go to the groups in order, a variadic one taking what the others leave.
static CGI_NOINLINE bool cgi_format_parse_operands(cgi_format_parse *f) {
  cg_context *ctx = f->p->ctx;
  cgi_operand_ref *all = NULL;
  const char *at = cgi_parser_here(f->p);
  if (!cgi_parser_operand_list(f->p, &all)) {
    cgi_arr_free(ctx, all);
    return false;
  }
  unsigned singles = 0;
  for (unsigned i = 0; i < f->num_operands; i++) singles += f->operands[i].kind == 0;
  size_t total = cgi_len(all), rest = total > singles ? total - singles : 0, next = 0;
  for (unsigned i = 0; i < f->num_operands; i++) {
    size_t take = f->operands[i].kind ? (f->operands[i].kind == '?' && rest > 1 ? 1 : rest) : 1;
    if (f->operands[i].kind) rest -= take;
    if (i + 1 == f->num_operands && next + take < total) take = total - next;
    for (size_t k = 0; k < take && next < total; k++) cgi_push(f->refs[i], all[next++]);
    if (cgi_len(f->refs[i]) != take || (!f->operands[i].kind && take != 1)) f->miscounted = at;
  }
  cgi_arr_free(ctx, all);
  return true;
}

// Type lists that stand for all operands, or results, are dealt out to the groups.
CGI_DEF bool cgi_format_deal(cgi_format_parse *f, bool operands, const cg_type *types, size_t n, const char *at) {
  cg_context *ctx = f->p->ctx;
  unsigned groups = operands ? f->num_operands : f->num_results, singles = 0;
  const cgi_group *group = operands ? f->operands : f->results;
  for (unsigned i = 0; i < groups; i++) singles += group[i].kind == 0;
  size_t rest = n > singles ? n - singles : 0, next = 0;
  for (unsigned i = 0; i < groups; i++) {
    cgi_format_types *t = operands ? &f->operand_types[i] : &f->result_types[i];
    size_t take = operands ? cgi_len(f->refs[i]) : group[i].kind ? rest : 1;
    if (!operands && group[i].kind) rest = 0;
    t->known = true;
    for (size_t k = 0; k < take && next < n; k++) cgi_push(t->types, types[next++]);
    if (next == n && cgi_len(t->types) < take) next = n + 1;
  }
  if (next == n) return true;
  return cgi_parser_error_at(f->p, at, operands ? "'%S' has another number of operands than types" : "'%S' has another number of results",
                             f->st->def->name);
}

static bool cgi_format_type_list_follows(cgi_parser *p) {
  return cgi_parser_is(p, CGI_TOK_WORD) || cgi_parser_is(p, CGI_TOK_BANG) || cgi_parser_is(p, '(');
}

static CGI_NOINLINE bool cgi_format_parse_type(cgi_format_parse *f, cg_str name) {
  cg_context *ctx = f->p->ctx;
  cgi_parser *p = f->p;
  const char *at = cgi_parser_here(p);
  bool operands = cgi_format_is_all(name, "operands");
  if (operands || cgi_format_is_all(name, "results")) {
    cg_type *types = NULL;
    bool ok = !cgi_format_type_list_follows(p) || cgi_parser_type_list(p, &types);
    ok = ok && cgi_format_deal(f, operands, types, cgi_len(types), at);
    cgi_arr_free(ctx, types);
    return ok;
  }
  int g = cgi_format_group_index(f->operands, f->num_operands, name), r = cgi_format_group_index(f->results, f->num_results, name);
  if (g < 0 && r < 0) return cgi_parser_error(p, "the format of '%S' names no '%S'", f->st->def->name, name);
  cgi_format_types *t = g >= 0 ? &f->operand_types[g] : &f->result_types[r];
  uint8_t kind = g >= 0 ? f->operands[g].kind : f->results[r].kind;
  t->known = true;
  if (kind == '*') {
    if (g >= 0 && !cgi_len(f->refs[g])) return true;
    if (g < 0 && !cgi_format_type_list_follows(p)) return true;
    if (g < 0 && cgi_parser_is(p, '(')) return cgi_parser_arrow_types(p, &t->types);
    return cgi_parser_type_list(p, &t->types);
  }
  if (kind == '?' && g >= 0 && !cgi_len(f->refs[g])) return true;
  cg_type one;
  if (!cgi_parser_type(p, &one)) return false;
  cgi_push(t->types, one);
  return true;
}

CGI_DEF CGI_NOINLINE bool cgi_format_parse_function_type(cgi_format_parse *f) { // of all operands and results
  cg_context *ctx = f->p->ctx;
  cg_type *in = NULL, *out = NULL;
  const char *at = cgi_parser_here(f->p);
  bool ok = cgi_parser_paren_types(f->p, &in) && cgi_parser_expect(f->p, CGI_TOK_ARROW) && cgi_parser_arrow_types(f->p, &out) &&
            cgi_format_deal(f, true, in, cgi_len(in), at) && cgi_format_deal(f, false, out, cgi_len(out), at);
  cgi_arr_free(ctx, in);
  cgi_arr_free(ctx, out);
  return ok;
}

static bool cgi_format_group_follows(cgi_format_parse *f, const char *s) {
  cgi_format_element e = cgi_format_next(&s);
  while (e.kind == CGI_FORMAT_BLANK) e = cgi_format_next(&s);
  cgi_attr_def def;
  switch (e.kind) {
  case CGI_FORMAT_LITERAL: return cgi_format_literal_follows(f->p, e.text);
  case CGI_FORMAT_VAR:
    if (cgi_format_group_index(f->operands, f->num_operands, e.text) >= 0) return cgi_parser_is(f->p, CGI_TOK_VALUE);
    if (cgi_format_attr_def(f->st->def, e.text, &def)) return cgi_format_attr_follows(f->p, def);
    return cgi_parser_is(f->p, '{') || cgi_parser_is(f->p, CGI_TOK_BLOCK);
  case CGI_FORMAT_OPERANDS: return cgi_parser_is(f->p, CGI_TOK_VALUE);
  case CGI_FORMAT_REGIONS:
  case CGI_FORMAT_DICT: return cgi_parser_is(f->p, '{');
  case CGI_FORMAT_DICT_KEYWORD: return cgi_parser_is_word(f->p, "attributes");
  case CGI_FORMAT_CUSTOM: return cgi_parser_is(f->p, '(');
  default: return false;
  }
}

static bool cgi_format_parse_elements(cgi_format_parse *f, const char **s);

// The clauses of an oilist: each at most once, in any order; with `comma` each behind a comma.
static bool cgi_format_parse_list(cgi_format_parse *f, const char **s, bool comma) {
  const char *first = *s;
  uint32_t seen = 0;
  while (!comma || cgi_parser_is(f->p, ',')) {
    if (comma) cgi_parser_next(f->p);
    const char *at = cgi_parser_here(f->p), *clause = first;
    bool found = true;
    while (found && !cgi_format_group_follows(f, clause)) found = cgi_format_next_clause(&clause);
    if (!found && comma) return cgi_parser_error(f->p, "expected one of %S", cgi_format_clause_words(f->p->ctx, first));
    if (!found) break;
    uint32_t bit = (uint32_t)1 << cgi_format_clause_number(first, cgi_format_clause_name(clause)) % 32;
    if (seen & bit) return cgi_parser_error_at(f->p, at, "[redefinition] a clause of '%S' is given twice", f->st->def->name);
    seen |= bit;
    if (!cgi_format_parse_elements(f, &clause)) return false;
  }
  while (cgi_format_next_clause(s)) {}
  f->clauses = first;
  f->clauses_end = cgi_parser_here(f->p);
  return true;
}

// Up to the end of the format, or of the clause that *s is inside of.
static bool cgi_format_parse_elements(cgi_format_parse *f, const char **s) {
  unsigned depth = 0;
  for (;;) {
    cgi_format_element e = cgi_format_next(s);
    bool ok = true;
    switch (e.kind) {
    case CGI_FORMAT_END:
    case CGI_FORMAT_BAR: return true;
    case CGI_FORMAT_LITERAL: ok = cgi_format_parse_literal(f, e.text); break;
    case CGI_FORMAT_BLANK: break;
    case CGI_FORMAT_VAR: ok = cgi_format_parse_var(f, e.text, e.anchor); break;
    case CGI_FORMAT_TYPE: ok = cgi_format_parse_type(f, e.text); break;
    case CGI_FORMAT_FUNCTION_TYPE: ok = cgi_format_parse_function_type(f); break;
    case CGI_FORMAT_CUSTOM: ok = cgi_format_custom_of(e.text)->parse(f, e.args); break;
    case CGI_FORMAT_LIST: ok = cgi_format_parse_list(f, s, e.comma); break;
    case CGI_FORMAT_DICT: ok = cgi_parser_attr_dict(f->p, f->st); break;
    case CGI_FORMAT_DICT_KEYWORD: ok = cgi_parser_attr_dict_keyword(f->p, f->st); break;
    case CGI_FORMAT_OPERANDS: ok = cgi_format_parse_operands(f); break;
    case CGI_FORMAT_REGIONS:
      while (ok && cgi_parser_is(f->p, '{')) ok = cgi_format_parse_region(f);
      break;
    case CGI_FORMAT_OPEN: // groups need no nesting here: their elements are read in line
      if (cgi_format_group_follows(f, *s)) {
        depth++;
        break;
      }
      f->skipped = cgi_parser_here(f->p);
      if (cgi_format_skip(s, CGI_FORMAT_ELSE)) depth++;
      break;
    case CGI_FORMAT_CLOSE:
      if (depth-- == 0) return true;
      break;
    case CGI_FORMAT_ELSE:
      cgi_format_skip(s, CGI_FORMAT_END);
      depth--;
      break;
    }
    if (!ok) return false;
  }
}

CGI_DEF cgi_format_types *cgi_format_types_of(cgi_format_parse *f, cg_str name) { // of operands, else of results
  int g = cgi_format_group_index(f->operands, f->num_operands, name);
  return g >= 0 ? &f->operand_types[g] : &f->result_types[cgi_format_group_index(f->results, f->num_results, name)];
}

// ---- formats of a host's own ------------------------------------------------------------------------------------------------------------------
static unsigned cgi_format_index_of(cg_str name, const cgi_group *groups, unsigned n) { // n: there is none
  int i = cgi_format_group_index(groups, n, name);
  return i < 0 ? n : (unsigned)i;
}

typedef struct cgi_format_check {
  const cgi_op_def *def;
  cg_context *ctx;
  cgi_group operands[CGI_FORMAT_GROUPS], results[CGI_FORMAT_GROUPS];
  unsigned num_operands, num_results, num_regions;
  uint32_t seen, typed, regions; // operands; results whose types are there; regions
  bool dict;
} cgi_format_check;

static bool cgi_format_check_type(cgi_format_check *c, cg_str name) {
  unsigned r = cgi_format_index_of(name, c->results, c->num_results);
  if (cgi_format_is_all(name, "results")) c->typed = UINT32_MAX;
  c->typed |= r < c->num_results ? (uint32_t)1 << r : 0;
  return cgi_format_is_all(name, "results") || cgi_format_is_all(name, "operands") || r < c->num_results ||
         cgi_format_index_of(name, c->operands, c->num_operands) < c->num_operands;
}

static bool cgi_format_check_var(cgi_format_check *c, cg_str name) {
  unsigned i = cgi_format_index_of(name, c->operands, c->num_operands);
  cgi_attr_def attr;
  cgi_region_def region;
  if (i < c->num_operands) {
    c->seen |= (uint32_t)1 << i;
    return true;
  }
  if (cgi_format_attr_def(c->def, name, &attr)) return true;
  int r = cgi_format_region_def(c->ctx, c->def, name, &region);
  if (r >= 0) c->regions |= (uint32_t)1 << r;
  unsigned successors = r < 0 && name.len ? cgi_def_successors(c->def) : 0; // one variable is all of them, with what they are given
  for (unsigned k = 0; k < successors; k++) c->seen |= (uint32_t)1 << (c->num_operands - 1 - k);
  return r >= 0 || successors;
}

// `target = rule`, as cgi_format_apply_rule takes it.
static bool cgi_format_check_rule(cgi_format_check *c, cg_str target, cg_str rule) {
  static const char *const functions[] = {"same(", "elem(", "i1like(", "each("};
  unsigned r = cgi_format_index_of(target, c->results, c->num_results);
  bool known = r < c->num_results || cgi_str_is(target, "results") || cgi_str_is(target, "operands") ||
               cgi_format_index_of(target, c->operands, c->num_operands) < c->num_operands;
  if (r < c->num_results) c->typed |= (uint32_t)1 << r;
  if (cgi_str_is(target, "results")) c->typed = UINT32_MAX;
  if (!known || !rule.len) return false;
  if (rule.data[0] == '!') return rule.len > 1;
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    size_t n = strlen(functions[i]);
    cg_str arg = rule;
    cgi_attr_def attr;
    if (!cgi_starts_with(rule, functions[i]) || rule.data[rule.len - 1] != ')') continue;
    arg.data += n;
    arg.len -= n + 1;
    return cgi_format_index_of(arg, c->operands, c->num_operands) < c->num_operands ||
           cgi_format_index_of(arg, c->results, c->num_results) < c->num_results || cgi_format_attr_def(c->def, arg, &attr);
  }
  return cgi_format_scalar_type(c->ctx, rule) != NULL;
}

static const char *cgi_format_check_rules(cgi_format_check *c, const char *s) {
  cg_str target, rule;
  while (cgi_format_next_rule(&s, &target, &rule))
    if (!cgi_format_check_rule(c, target, rule)) return CGI_SAYS("format has a rule behind ';' that is none");
  return *s || target.len || rule.len ? "format has a rule behind ';' that is none" : NULL;
}

static const char *cgi_format_check_elements(cgi_format_check *c, const char *s) {
  char open[16]; // '(' of a group, ':' of its else part, '|' of an oilist
  unsigned depth = 0;
  for (;;) {
    while (*s == ' ') s++;
    bool end = !*s || *s == ';';
    cgi_format_element e = cgi_format_next(&s);
    char in = depth ? open[depth - 1] : 0;
    switch (e.kind) {
    case CGI_FORMAT_END:
      if (!end) return CGI_SAYS("format has something that is no element of formats");
      return depth ? "format has a group that does not end" : cgi_format_check_rules(c, s);
    case CGI_FORMAT_LITERAL:
    case CGI_FORMAT_BLANK:
      if (e.text.data[e.text.len] != '`') return CGI_SAYS("format has a literal that does not end");
      break;
    case CGI_FORMAT_VAR:
      if (!cgi_format_check_var(c, e.text)) return CGI_SAYS("format names something that the op does not have");
      break;
    case CGI_FORMAT_TYPE:
      if (!cgi_format_check_type(c, e.text)) return CGI_SAYS("format has the type of something that the op does not have");
      break;
    case CGI_FORMAT_FUNCTION_TYPE: c->typed = UINT32_MAX; break;
    case CGI_FORMAT_CUSTOM: return CGI_SAYS("format has a custom<>, which is the library's own");
    case CGI_FORMAT_DICT:
    case CGI_FORMAT_DICT_KEYWORD: c->dict = true; break;
    case CGI_FORMAT_OPERANDS: c->seen = UINT32_MAX; break;
    case CGI_FORMAT_REGIONS: c->regions = UINT32_MAX; break;
    case CGI_FORMAT_BAR:
      if (in != '|') return CGI_SAYS("format has a '|' outside of an oilist");
      break;
    case CGI_FORMAT_ELSE:
      if (in != '(') return CGI_SAYS("format has a ')' too many");
      open[depth - 1] = ':';
      break;
    case CGI_FORMAT_CLOSE:
      if (!depth--) return CGI_SAYS("format has a ')' too many");
      break;
    case CGI_FORMAT_OPEN:
    case CGI_FORMAT_LIST:
      if (depth == sizeof open) return CGI_SAYS("format is nested too deeply");
      open[depth++] = e.kind == CGI_FORMAT_OPEN ? '(' : '|';
      break;
    }
  }
}

CGI_DEF const char *cgi_format_fault(cg_context *ctx, const cgi_op_def *def) {
  cgi_format_check c;
  cgi_region_def regions[CGI_DEF_REGIONS];
  memset(&c, 0, sizeof c);
  c.def = def;
  c.ctx = ctx;
  c.num_operands = cgi_def_operands(def, c.operands, CGI_FORMAT_GROUPS);
  c.num_results = cgi_def_results(def, c.results, CGI_FORMAT_GROUPS);
  c.num_regions = cgi_def_regions(ctx, def, regions);
  if (!*def->format) return NULL; // the generic form
  const char *fault = cgi_format_check_elements(&c, def->format);
  if (fault) return fault;
  if (def->traits & CG_TRAIT_SAME_TYPES && c.num_operands) c.typed = UINT32_MAX;
  if (~c.seen & (((uint32_t)1 << c.num_operands) - 1)) return CGI_SAYS("format leaves out an operand");
  if (~c.regions & (((uint32_t)1 << c.num_regions) - 1)) return CGI_SAYS("format leaves out a region");
  if (~c.typed & (((uint32_t)1 << c.num_results) - 1)) return CGI_SAYS("format leaves out a result's type");
  return c.dict ? NULL : "format has no attr-dict";
}

// ---- types that the text leaves out -------------------------------------------------------------------------------------------------------------
static cg_type cgi_format_type_of(cgi_format_parse *f, cg_str name) { // the first type of a group; NULL while unknown
  int g = cgi_format_group_index(f->operands, f->num_operands, name), r = cgi_format_group_index(f->results, f->num_results, name);
  if (g >= 0 && f->operand_types[g].known && cgi_len(f->operand_types[g].types)) return f->operand_types[g].types[0];
  if (g >= 0 && cgi_len(f->refs[g])) {
    cg_value v = cgi_parser_lookup(f->p, &f->refs[g][0]);
    if (v) return v->type;
  }
  if (r >= 0 && f->result_types[r].known && cgi_len(f->result_types[r].types)) return f->result_types[r].types[0];
  cg_attr a = cgi_state_get(f->st, cgi_intern(f->p->ctx, name).data);
  return a && a->kind == CG_ATTR_BOOL ? cgi_type_i(f->p->ctx, 1) : a ? a->type : NULL;
}

static cg_type cgi_format_rule_type(cgi_format_parse *f, cg_str rule) {
  cg_context *ctx = f->p->ctx;
  const char *open = (const char *)memchr(rule.data, '(', rule.len);
  if (rule.data[0] == '!') {
    rule.data++, rule.len--;
    return cgi_type_opaque(ctx, cgi_intern(ctx, rule));
  }
  if (!open) return cgi_format_scalar_type(ctx, rule);
  cg_str fn = rule, arg;
  fn.len = (size_t)(open - rule.data);
  arg.data = open + 1;
  arg.len = rule.len - fn.len - 2;
  cg_type t = cgi_format_type_of(f, arg);
  if (!t) return NULL;
  if (cgi_str_is(fn, "elem")) return cg_type_element(t);
  if (cgi_str_is(fn, "i1like")) return cgi_type_with_element(t, cgi_type_i(ctx, 1));
  return t;
}

CGI_DEF void cgi_format_know(cgi_format_parse *f, cgi_format_types *t, cg_type type) {
  cg_context *ctx = f->p->ctx;
  if (t->known) return;
  t->known = t->all = true;
  cgi_push(t->types, type);
}

// Rules for the types of a group, one by one: as those of another group; those that are no memrefs; what a function takes or gives.
static bool cgi_format_list_rule(cgi_format_parse *f, cg_str target, cg_str rule) {
  static const char *const names[] = {"each(", "tensors(", "inputs(", "outputs("};
  enum { EACH, TENSORS, INPUTS, OUTPUTS, NONE };
  cg_context *ctx = f->p->ctx;
  cg_str arg = rule;
  unsigned k = 0;
  while (k < NONE && !cgi_starts_with(rule, names[k])) k++;
  if (k == NONE) return false;
  arg.data += strlen(names[k]);
  arg.len -= strlen(names[k]) + 1;
  const cgi_format_types *from = cgi_format_types_of(f, arg);
  cgi_format_types *to = cgi_format_types_of(f, target);
  if (to->known || !from->known || (f->early && (to < f->operand_types || to >= f->operand_types + CGI_FORMAT_GROUPS))) return true;
  to->known = true;
  for (size_t i = 0; i < cgi_len(from->types); i++) {
    cg_type t = from->types[i];
    unsigned inputs = k >= INPUTS ? cg_type_num_inputs(t) : 0, n = k == INPUTS ? inputs : k == OUTPUTS ? cg_type_num_results(t) : 0;
    if (k < INPUTS && !(k == TENSORS && cg_type_get_kind(t) == CG_TYPE_MEMREF)) cgi_push(to->types, t);
    for (unsigned j = 0; j < n; j++) cgi_push(to->types, k == INPUTS ? cg_type_input(t, j) : cg_type_result(t, j));
  }
  return true;
}

static void cgi_format_apply_rule(cgi_format_parse *f, cg_str target, cg_str rule) {
  if (cgi_format_list_rule(f, target, rule)) return;
  cg_type t = cgi_format_rule_type(f, rule);
  if (!t) return;
  int g = cgi_format_group_index(f->operands, f->num_operands, target), r = cgi_format_group_index(f->results, f->num_results, target);
  if (g >= 0) cgi_format_know(f, &f->operand_types[g], t);
  if (r >= 0 && !f->early) cgi_format_know(f, &f->result_types[r], t);
  for (unsigned i = 0; i < f->num_operands && cgi_str_is(target, "operands"); i++) cgi_format_know(f, &f->operand_types[i], t);
  for (unsigned i = 0; !f->early && i < f->num_results && cgi_str_is(target, "results"); i++) cgi_format_know(f, &f->result_types[i], t);
}

static void cgi_format_apply_rules(cgi_format_parse *f) {
  const char *s = strchr(f->format, ';');
  cg_str target, rule;
  while (s && cgi_format_next_rule(&s, &target, &rule)) cgi_format_apply_rule(f, target, rule);
}

// One type for all, where traits say so.
static void cgi_format_apply_traits(cgi_format_parse *f) {
  uint64_t traits = f->st->def->traits;
  if (!(traits & (CG_TRAIT_SAME_TYPES | CG_TRAIT_SAME_OPERAND_TYPES))) return;
  cg_type t = NULL;
  for (unsigned i = 0; !t && i < f->num_operands; i++)
    if (f->operand_types[i].known && cgi_len(f->operand_types[i].types)) t = f->operand_types[i].types[0];
  for (unsigned i = 0; !t && (traits & CG_TRAIT_SAME_TYPES) && i < f->num_results; i++)
    if (f->result_types[i].known && cgi_len(f->result_types[i].types)) t = f->result_types[i].types[0];
  if (!t) return;
  for (unsigned i = 0; i < f->num_operands; i++) cgi_format_know(f, &f->operand_types[i], t);
  for (unsigned i = 0; (traits & CG_TRAIT_SAME_TYPES) && i < f->num_results; i++) cgi_format_know(f, &f->result_types[i], t);
}

static bool cgi_format_resolve_operands(cgi_format_parse *f, int32_t *sizes) {
  if (f->miscounted) return cgi_parser_error_at(f->p, f->miscounted, "'%S' takes another number of operands", f->st->def->name);
  for (unsigned i = 0; i < f->num_operands; i++) {
    cgi_format_types *t = &f->operand_types[i];
    size_t n = cgi_len(f->refs[i]);
    sizes[i] = (int32_t)n;
    const char *at = n ? f->refs[i][0].at : f->st->at;
    if (!f->operands[i].kind && n != 1) return cgi_parser_error_at(f->p, at, "'%S' misses its operand '%S'", f->st->def->name, f->operands[i].name);
    for (size_t k = 0; !t->known && k < n; k++) {
      cg_value v = cgi_parser_lookup(f->p, &f->refs[i][k]);
      if (!v) return cgi_parser_error_at(f->p, f->refs[i][k].at, "the type of '%%%S' is not known here", f->refs[i][k].name);
      if (!cgi_state_operand(f->p, f->st, &f->refs[i][k], v->type)) return false;
    }
    if (!t->known) continue;
    if (t->all ? !cgi_state_operands(f->p, f->st, n, f->refs[i], n ? t->types[0] : NULL)
               : !cgi_state_operands_each(f->p, f->st, n, f->refs[i], cgi_len(t->types), t->types, at))
      return false;
  }
  return true;
}

static CGI_NOINLINE bool cgi_format_finish_operands(cgi_format_parse *f) {
  cg_context *ctx = f->p->ctx;
  int32_t sizes[CGI_FORMAT_GROUPS];
  unsigned open = 0, successors = (unsigned)cgi_len(f->st->successors);
  cg_value *behind = f->st->operands; // those of successors: the last groups
  if (successors) f->st->operands = NULL;
  bool ok = cgi_format_resolve_operands(f, sizes);
  for (size_t i = 0; successors && i < cgi_len(behind); i++) cgi_push(f->st->operands, behind[i]);
  if (successors) cgi_arr_free(ctx, behind);
  for (unsigned i = 0; i < f->num_operands; i++) open += f->operands[i].kind != 0;
  for (unsigned i = 0; ok && i < successors; i++) sizes[f->num_operands - successors + i] = (int32_t)f->st->successor_operands[i];
  return ok && (open < 2 || cgi_state_segments(f->p, f->st, f->num_operands, sizes));
}

static CGI_NOINLINE bool cgi_format_finish_results(cgi_format_parse *f) {
  for (unsigned i = 0; i < f->num_results; i++) {
    cgi_format_types *t = &f->result_types[i];
    if (!t->known && f->results[i].kind) continue;
    if (!t->known) return cgi_parser_error_at(f->p, f->st->at, "the type of result '%S' of '%S' is not known", f->results[i].name, f->st->def->name);
    cgi_state_results(f->p, f->st, cgi_len(t->types), t->types);
  }
  return true;
}

// Regions that may be empty, of clauses that were left out; and those that named structured ops own.
static CGI_NOINLINE void cgi_format_finish_regions(cgi_format_parse *f) {
  cgi_region_def defs[CGI_DEF_REGIONS];
  unsigned n = cgi_def_regions(f->p->ctx, f->st->def, defs);
  for (unsigned i = (unsigned)cgi_len(f->st->regions); i < n && (defs[i].kind == '?' || (f->st->def->traits & CG_TRAIT_STRUCTURED)); i++)
    cgi_state_empty_region(f->p, f->st);
}

CGI_DEF bool cgi_parser_format(cgi_parser *p, cgi_op_state *st, const char *format) {
  cg_context *ctx = p->ctx;
  cgi_format_parse *f = CGI_NEW(ctx, cgi_format_parse); // not on the stack: regions recurse through here
  f->p = p;
  f->st = st;
  f->format = format;
  f->num_operands = cgi_def_operands(st->def, f->operands, CGI_FORMAT_GROUPS);
  f->num_results = cgi_def_results(st->def, f->results, CGI_FORMAT_GROUPS);
  const char *s = format;
  bool ok = cgi_format_parse_elements(f, &s);
  if (ok) {
    cgi_format_apply_rules(f);
    cgi_format_apply_traits(f);
    cgi_format_apply_rules(f); // those that wait for others
    ok = (f->resolved || cgi_format_finish_operands(f)) && cgi_format_finish_results(f);
    cgi_format_finish_regions(f);
  }
  cgi_arr_free(ctx, f->args);
  cgi_arr_free(ctx, f->payload_attrs);
  for (unsigned i = 0; i < CGI_FORMAT_GROUPS; i++) {
    cgi_arr_free(ctx, f->refs[i]);
    cgi_arr_free(ctx, f->operand_types[i].types);
    cgi_arr_free(ctx, f->result_types[i].types);
  }
  cgi_free(ctx, f, sizeof *f);
  return ok;
}

// ---- printing -----------------------------------------------------------------------------------------------------------------------------------
static bool cgi_format_in(cg_str s, const char *set) { return s.len == 1 && strchr(set, s.data[0]) != NULL; }

static CGI_NOINLINE void cgi_format_print_literal(cgi_format_print *f, cg_str s) {
  bool blank = true;
  if (s.len == 1 || cgi_str_is(s, "->")) {
    if (cgi_str_is(s, "->"))
      blank = true;
    else
      blank = f->punctuation ? !cgi_format_in(s, ">)}],") : !cgi_format_in(s, "<>(){}[],");
  }
  if (f->space && blank) cgi_printer_char(f->pr, ' ');
  cgi_printer_str(f->pr, s);
  f->space = !cgi_format_in(s, "<({[");
  f->punctuation = !cgi_format_letter(s.data[0]) || s.data[0] == '-';
}

static void cgi_format_print_blank(cgi_format_print *f, cg_str s) {
  if (s.len) {
    cgi_printer_char(f->pr, ' ');
    f->punctuation = false;
  } else {
    f->punctuation = true;
  }
  f->space = false;
}

CGI_DEF void cgi_format_before(cgi_format_print *f) {
  if (f->space || !f->punctuation) cgi_printer_char(f->pr, ' ');
  f->space = true;
  f->punctuation = false;
}

static CGI_NOINLINE void cgi_format_print_attr(cgi_format_print *f, cgi_attr_def def, cg_attr a) {
  cg_context *ctx = f->op->ctx;
  cgi_printer *pr = f->pr;
  cg_str kind = def.kind;
  cgi_format_syntax syntax = cgi_format_syntax_of(kind);
  bool bare = false;
  switch (syntax) {
  case CGI_SYNTAX_STR: cgi_printer_quoted(pr, a->text); break;
  case CGI_SYNTAX_KW:
  case CGI_SYNTAX_KW_OF: cgi_printer_str(pr, a->text); break;
  case CGI_SYNTAX_INTS:
  case CGI_SYNTAX_INTARRAY: cgi_printer_int_list(pr, a); break;
  case CGI_SYNTAX_INTARRAYS:
    cgi_printer_char(pr, '[');
    for (size_t i = 0; i < a->len; i++) {
      if (i) cgi_printer_z(pr, ", ");
      cgi_printer_int_list(pr, a->items[i].value);
    }
    cgi_printer_char(pr, ']');
    break;
  case CGI_SYNTAX_ENUM: cgi_printer_str(pr, cgi_format_enum_word(kind, cg_attr_int(a))); break;
  case CGI_SYNTAX_DIALECT:
    cgi_format_dialect_name(ctx, kind, &bare);
    if (!bare) cgi_printer_char(pr, '<');
    cgi_printer_str(pr, a->raw);
    if (!bare) cgi_printer_char(pr, '>');
    break;
  default:
    if ((syntax == CGI_SYNTAX_SYM || syntax == CGI_SYNTAX_SYMNAME) && a->kind == CG_ATTR_STRING)
      cgi_printer_symbol(pr, a->text);
    else if (kind.len && syntax != CGI_SYNTAX_TYPED && syntax != CGI_SYNTAX_ANY_DIALECT)
      cgi_printer_attr_no_type(pr, a);
    else
      cgi_printer_attr(pr, a);
  }
}

// A region of this name, else a successor.
static void cgi_format_print_region(cgi_format_print *f, cg_str name) {
  cg_op op = f->op;
  cgi_region_def def;
  int first = cgi_format_region_def(op->ctx, op->def, name, &def);
  if (first < 0) {
    for (unsigned i = 0; i < op->num_successors; i++) {
      if (i) cgi_printer_char(f->pr, ',');
      cgi_format_before(f);
      cgi_printer_successor(f->pr, op, i);
    }
    return;
  }
  unsigned from = (unsigned)first, to = def.kind == '*' ? op->num_regions : from + 1;
  for (unsigned i = from; i < to && i < op->num_regions; i++) {
    if (def.kind == '?' && !op->regions[i]->first) continue;
    if (i > from) cgi_printer_char(f->pr, ',');
    cgi_format_before(f);
    uint64_t made = def.terminator ? cgi_op_def_of(op->ctx, def.terminator)->traits : 0; // of the one that the text may leave out
    bool terminator = !(op->def->traits & CG_TRAIT_NO_TERMINATOR) && (!made || (made & CG_TRAIT_RECURSIVE_PURE));
    cgi_printer_region(f->pr, op->regions[i], !f->args_printed, terminator);
    f->args_printed = false;
  }
}

CGI_DEF const char *cgi_format_z(cg_context *ctx, cg_str s) { return cgi_intern(ctx, s).data; }

static void cgi_format_print_var(cgi_format_print *f, cg_str name) {
  cg_context *ctx = f->op->ctx;
  if (cgi_format_is_operand(f->op->def, name)) {
    unsigned first, count = cgi_operand_group(f->op, cgi_format_z(ctx, name), &first);
    // MLIR writes the blank in front of an empty list, too, but not behind an opening bracket: nothing is to be seen either way.
    if (!count) return;
    cgi_format_before(f);
    cgi_printer_operands(f->pr, f->op, first, count);
    return;
  }
  cgi_attr_def def;
  if (!cgi_format_attr_def(f->op->def, name, &def)) {
    cgi_format_print_region(f, name);
    return;
  }
  cg_attr a = cg_op_attr(f->op, cgi_format_z(ctx, name));
  if (!a || cgi_str_is(def.kind, "unit")) return;
  cgi_format_before(f);
  cgi_format_print_attr(f, def, a);
}

static CGI_NOINLINE void cgi_format_print_type(cgi_format_print *f, cg_str name) {
  cg_op op = f->op;
  cg_context *ctx = op->ctx;
  unsigned first = 0, count = op->num_operands;
  bool all_operands = cgi_format_is_all(name, "operands"), all_results = cgi_format_is_all(name, "results");
  if (all_operands || (!all_results && cgi_format_is_operand(op->def, name))) {
    if (!all_operands) count = cgi_operand_group(op, cgi_format_z(ctx, name), &first);
    if (!count) return;
    cgi_format_before(f);
    cgi_printer_operand_types(f->pr, op, first, count);
    return;
  }
  count = op->num_results;
  if (!all_results) count = cgi_result_group(op, cgi_format_z(ctx, name), &first);
  if (!count) return;
  cgi_format_before(f);
  for (unsigned i = 0; i < count; i++) {
    if (i) cgi_printer_z(f->pr, ", ");
    cgi_printer_type(f->pr, op->results[first + i]->type);
  }
}

// Whether the group at s may be printed: it has an anchor.
static bool cgi_format_group_anchored(const char *s) {
  for (unsigned depth = 0;;) {
    cgi_format_element e = cgi_format_next(&s);
    if (e.kind == CGI_FORMAT_END) return false;
    if (e.anchor) return true;
    if (e.kind == CGI_FORMAT_OPEN || e.kind == CGI_FORMAT_LIST) depth++;
    if ((e.kind == CGI_FORMAT_CLOSE || e.kind == CGI_FORMAT_ELSE) && depth-- == 0) return false;
  }
}

CGI_DEF CGI_NOINLINE void cgi_format_print_dict(cgi_format_print *f, const char *open) {
  const char *elided[34];
  unsigned n = 0;
  const char *s = f->format;
  for (;;) {
    cgi_format_element e = cgi_format_next(&s);
    if (e.kind == CGI_FORMAT_END) break;
    if (e.kind == CGI_FORMAT_OPEN && !cgi_format_group_anchored(s)) cgi_format_skip(&s, CGI_FORMAT_ELSE); // what it reads the dictionary prints
    if (e.kind == CGI_FORMAT_VAR && n < 33) elided[n++] = cgi_format_z(f->op->ctx, e.text);
    for (unsigned i = 0; i < e.num_args && n < 33; i++) elided[n++] = cgi_format_z(f->op->ctx, e.args[i]);
  }
  elided[n] = NULL;
  cgi_printer_dict(f->pr, f->op, elided, open);
  f->space = true;
  f->punctuation = false;
}

// Whether an optional group is printed: by its anchor.
static bool cgi_format_anchor_present(cgi_format_print *f, cg_str name, bool is_type) {
  cg_op op = f->op;
  cg_context *ctx = op->ctx;
  const char *z = cgi_format_z(ctx, name);
  unsigned first;
  cgi_attr_def def;
  if (is_type && cgi_format_is_all(name, "operands")) return op->num_operands > 0;
  if (is_type && cgi_format_is_all(name, "results")) return op->num_results > 0;
  if (cgi_operand_group(op, z, &first)) return true;
  if (is_type) return cgi_result_group(op, z, &first) > 0;
  if (cgi_format_attr_def(op->def, name, &def)) {
    cg_attr a = cg_op_attr(op, z);
    if (a && def.optional && (cgi_str_is(def.kind, "ints") ? !cg_attr_int_list_len(a) : a->kind == CG_ATTR_ARRAY && !a->len)) return false;
    return a && !cgi_def_attr_is_default(op->def, cgi_named(ctx, z, a), ctx);
  }
  cgi_region_def region;
  int r = cgi_format_region_def(ctx, op->def, name, &region);
  return r >= 0 && (unsigned)r < op->num_regions && op->regions[r]->first;
}

static CGI_NOINLINE bool cgi_format_group_present(cgi_format_print *f, const char *s) {
  unsigned depth = 0;
  for (;;) {
    cgi_format_element e = cgi_format_next(&s);
    if (e.kind == CGI_FORMAT_END) return false;
    if (e.kind == CGI_FORMAT_OPEN || e.kind == CGI_FORMAT_LIST) depth++;
    if (e.kind == CGI_FORMAT_ELSE && depth == 0) return false;
    if (e.kind == CGI_FORMAT_CLOSE && depth-- == 0) return false;
    if (!e.anchor || depth) continue;
    if (e.kind == CGI_FORMAT_OPERANDS) return f->op->num_operands > 0;
    if (e.kind == CGI_FORMAT_CUSTOM) {
      bool any = false;
      for (unsigned i = 0; i < e.num_args; i++)
        any = any || cgi_format_anchor_present(f, e.args[i], false) || cgi_format_anchor_present(f, e.args[i], true);
      return any;
    }
    return cgi_format_anchor_present(f, e.text, e.kind == CGI_FORMAT_TYPE);
  }
}

static CGI_NOINLINE bool cgi_format_clause_present(cgi_format_print *f, const char *first, const char *clause) {
  cg_str name = cgi_format_clause_name(clause);
  if (!name.len) return true;
  for (bool more = true; more && first != clause; more = cgi_format_next_clause(&first)) // what two clauses say is printed by the first
    if (cgi_str_eq(cgi_format_clause_name(first), name)) return false;
  return cgi_format_anchor_present(f, name, false);
}

static void cgi_format_print_elements(cgi_format_print *f, const char **s);

static void cgi_format_print_list(cgi_format_print *f, const char **s, bool comma) {
  const char *first = *s;
  do {
    const char *clause = *s;
    if (!cgi_format_clause_present(f, first, clause)) continue;
    if (comma) cgi_format_print_literal(f, cgi_s(","));
    cgi_format_print_elements(f, &clause);
  } while (cgi_format_next_clause(s));
}

static void cgi_format_print_elements(cgi_format_print *f, const char **s) {
  cgi_printer *pr = f->pr;
  cg_op op = f->op;
  unsigned depth = 0;
  for (;;) {
    cgi_format_element e = cgi_format_next(s);
    switch (e.kind) {
    case CGI_FORMAT_END:
    case CGI_FORMAT_BAR: return;
    case CGI_FORMAT_LITERAL: cgi_format_print_literal(f, e.text); break;
    case CGI_FORMAT_BLANK: cgi_format_print_blank(f, e.text); break;
    case CGI_FORMAT_VAR: cgi_format_print_var(f, e.text); break;
    case CGI_FORMAT_TYPE: cgi_format_print_type(f, e.text); break;
    case CGI_FORMAT_FUNCTION_TYPE:
      cgi_format_before(f);
      cgi_printer_function_type(pr, op);
      break;
    case CGI_FORMAT_CUSTOM: {
      const cgi_format_custom *custom = cgi_format_custom_of(e.text);
      if (custom->print) custom->print(f, e.args);
      break;
    }
    case CGI_FORMAT_LIST: cgi_format_print_list(f, s, e.comma); break;
    case CGI_FORMAT_DICT: cgi_format_print_dict(f, " {"); break;
    case CGI_FORMAT_DICT_KEYWORD: cgi_format_print_dict(f, " attributes {"); break;
    case CGI_FORMAT_OPERANDS:
      if (!op->num_operands) break;
      cgi_format_before(f);
      cgi_printer_operands(pr, op, 0, op->num_operands);
      break;
    case CGI_FORMAT_REGIONS:
      for (unsigned i = 0; i < op->num_regions; i++) {
        cgi_format_before(f);
        cgi_printer_region(pr, op->regions[i], !f->args_printed, true);
      }
      break;
    case CGI_FORMAT_OPEN:
      if (cgi_format_group_present(f, *s) || cgi_format_skip(s, CGI_FORMAT_ELSE)) depth++;
      break;
    case CGI_FORMAT_CLOSE:
      if (depth-- == 0) return;
      break;
    case CGI_FORMAT_ELSE:
      cgi_format_skip(s, CGI_FORMAT_END);
      depth--;
      break;
    }
  }
}

CGI_DEF void cgi_printer_format(cgi_printer *pr, cg_op op, const char *format) {
  cgi_format_print f;
  f.pr = pr;
  f.op = op;
  f.format = format;
  f.space = true;
  f.punctuation = f.args_printed = false;
  const char *s = format;
  cgi_format_print_elements(&f, &s);
}
