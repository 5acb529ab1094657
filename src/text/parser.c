// The parser: tokens and errors, SSA names, blocks, regions, operations in both forms, and modules. Types are in parser_types.c, attributes in
// parser_attrs.c, pieces of syntax that formats name in directives*.c, what a few ops have of their own in syntax_*.c.
#include <stdarg.h>

#include "dialects/linalg.h"
#include "dialects/runtime.h"
#include "dialects/transform.h"
#include "text/parser.h"

#define CGI_MAX_ERRORS 64 // per text; behind them nothing more is read

// ---- positions and errors ---------------------------------------------------------------------------------------------------------------
CGI_DEF cg_loc cgi_parser_loc_at(cgi_parser *p, const char *at) {
  size_t offset = (size_t)(at - p->text.data), lo = 0, hi = cgi_len(p->lines);
  while (hi - lo > 1) {
    size_t mid = (lo + hi) / 2;
    if (p->lines[mid] <= offset)
      lo = mid;
    else
      hi = mid;
  }
  return cgi_loc_file(p->ctx, p->file, p->first_line + (uint32_t)lo, (uint32_t)(offset - p->lines[lo]) + 1);
}

static void cgi_parser_report(cgi_parser *p, const char *at, const char *format, va_list args) {
  cg_context *ctx = p->ctx;
  p->errors++;
  if (p->quiet || p->stopped) return;
  p->reported++;
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  cgi_buf_vformat(&b, format, args);
  cg_str message = cgi_buf_view(&b);
  cgi_error(ctx, cgi_parser_loc_at(p, at), cgi_starts_with(message, "[") ? "%S" : "[syntax] %S", message);
  cgi_buf_free(&b);
  if (p->reported >= CGI_MAX_ERRORS) {
    p->stopped = true;
    cgi_error(ctx, cgi_parser_loc_at(p, at), "[too-many-errors] too many errors");
    p->pos = p->end;
    cgi_parser_next(p);
  }
}

CGI_DEF bool cgi_parser_error_at_with(cgi_parser *p, const char *at, const char *format, ...) {
  va_list args;
  va_start(args, format);
  cgi_parser_report(p, at, format, args);
  va_end(args);
  return false;
}

CGI_DEF CGI_NOINLINE bool cgi_parser_error_at_plain(cgi_parser *p, const char *at, const char *format) {
  return cgi_parser_error_at_with(p, at, format);
}

CGI_DEF CGI_NOINLINE bool cgi_parser_error_plain(cgi_parser *p, const char *format) { return cgi_parser_error_with(p, format); }

CGI_DEF bool cgi_parser_error_with(cgi_parser *p, const char *format, ...) {
  if (p->tok.kind == CGI_TOK_ERROR) return false; // the lexer reported
  const char *at = p->tok.text.data;
  if (p->tok.kind == CGI_TOK_ELLIPSIS) p->elided = true;
  if (p->tok.kind == CGI_TOK_ELLIPSIS) return cgi_parser_error_at(p, at, "'...' stands for text that was left out; it cannot be parsed");
  if (p->tok.kind == CGI_TOK_EOF && p->last) at = p->last; // not on the empty line behind everything
  va_list args;
  va_start(args, format);
  cgi_parser_report(p, at, format, args);
  va_end(args);
  return false;
}

CGI_DEF bool cgi_parser_enter(cgi_parser *p) {
  if (p->depth >= CGI_MAX_NESTING) return cgi_parser_error(p, "[nesting] nesting is deeper than %u levels", (unsigned)CGI_MAX_NESTING);
  p->depth++;
  return true;
}
CGI_DEF void cgi_parser_leave(cgi_parser *p) { p->depth--; }

CGI_DEF cgi_parser_mark cgi_parser_save(cgi_parser *p) {
  cgi_parser_mark m;
  m.pos = p->pos;
  m.last = p->last;
  m.tok = p->tok;
  m.errors = p->errors;
  m.depth = p->depth;
  m.quiet = p->quiet;
  return m;
}

CGI_DEF void cgi_parser_restore(cgi_parser *p, const cgi_parser_mark *m) {
  p->pos = m->pos;
  p->last = m->last;
  p->tok = m->tok;
  p->depth = m->depth;
  if (p->quiet) p->errors = m->errors;
  if (p->tok.kind == CGI_TOK_ERROR && m->quiet && !p->quiet) { // it is read in earnest now
    p->pos = p->tok.text.data;
    cgi_parser_next(p);
    p->last = m->last;
  }
}

// ---- tokens -----------------------------------------------------------------------------------------------------------------------------
CGI_DEF void cgi_parser_next(cgi_parser *p) {
  const char *why = NULL;
  p->last = p->tok.text.data + p->tok.text.len;
  p->tok = cgi_lex(&p->pos, p->end, &why);
  if (p->tok.kind == CGI_TOK_ERROR) cgi_parser_error_at(p, p->tok.text.data, "%s", why);
}

static const char *cgi_parser_token_name(int kind, char *buffer) {
  switch (kind) {
  case CGI_TOK_EOF: return "the end of the text";
  case CGI_TOK_WORD: return "a word";
  case CGI_TOK_VALUE: return "an SSA value";
  case CGI_TOK_BLOCK: return "a block name";
  case CGI_TOK_SYMBOL: return "a symbol name";
  case CGI_TOK_INT: return "an integer";
  case CGI_TOK_FLOAT: return "a floating-point number";
  case CGI_TOK_STRING: return "a string";
  case CGI_TOK_ARROW: return "'->'";
  case CGI_TOK_COLONS: return "'::'";
  case CGI_TOK_ELLIPSIS: return "'...'";
  case CGI_TOK_META_CLOSE: return "'#-}'";
  default: break;
  }
  if (kind > 255) return "another token";
  buffer[0] = buffer[2] = '\'';
  buffer[1] = (char)kind;
  buffer[3] = '\0';
  return buffer;
}

CGI_DEF bool cgi_parser_accept(cgi_parser *p, int kind) {
  if (p->tok.kind != kind) return false;
  cgi_parser_next(p);
  return true;
}

CGI_DEF bool cgi_parser_expect(cgi_parser *p, int kind) {
  char buffer[4];
  if (cgi_parser_accept(p, kind)) return true;
  if (p->tok.kind == CGI_TOK_EOF) return cgi_parser_error(p, "expected %s, but the text ends", cgi_parser_token_name(kind, buffer));
  cg_str s = p->tok.text;
  if (s.len > 32) s.len = 32;
  return cgi_parser_error(p, "expected %s, not '%S'", cgi_parser_token_name(kind, buffer), s);
}

CGI_DEF bool cgi_parser_is_word(const cgi_parser *p, const char *word) { return p->tok.kind == CGI_TOK_WORD && cgi_str_is(p->tok.text, word); }

CGI_DEF bool cgi_parser_accept_word(cgi_parser *p, const char *word) {
  if (!cgi_parser_is_word(p, word)) return false;
  cgi_parser_next(p);
  return true;
}

CGI_DEF bool cgi_parser_expect_word(cgi_parser *p, const char *word) {
  return cgi_parser_accept_word(p, word) || cgi_parser_error(p, "expected '%s'", word);
}

CGI_DEF bool cgi_parser_word(cgi_parser *p, cg_str *out) {
  if (p->tok.kind != CGI_TOK_WORD) return cgi_parser_error(p, "expected a word");
  *out = cgi_intern(p->ctx, p->tok.text);
  cgi_parser_next(p);
  return true;
}

CGI_DEF int cgi_parser_hex(char c) {
  return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

// The text between the quotes, escapes resolved.
static bool cgi_parser_unescape(cgi_parser *p, cg_str quoted, cg_str *out) {
  cg_context *ctx = p->ctx;
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  bool ok = true;
  for (size_t i = 1; ok && i + 1 < quoted.len; i++) {
    char c = quoted.data[i];
    if (c != '\\') {
      cgi_buf_char(&b, c);
      continue;
    }
    char e = quoted.data[++i];
    int hi = cgi_parser_hex(e), lo = i + 2 < quoted.len ? cgi_parser_hex(quoted.data[i + 1]) : -1;
    if (e == 'n' || e == 't' || e == '"' || e == '\\') {
      cgi_buf_char(&b, e == 'n' ? '\n' : e == 't' ? '\t' : e);
    } else if (hi >= 0 && lo >= 0) {
      cgi_buf_char(&b, (char)(hi * 16 + lo));
      i++;
    } else {
      ok = cgi_parser_error_at(p, quoted.data + i, "unknown escape in the string");
    }
  }
  if (ok) *out = cgi_intern(ctx, cgi_buf_view(&b));
  cgi_buf_free(&b);
  return ok;
}

CGI_DEF bool cgi_parser_string(cgi_parser *p, cg_str *out) {
  if (p->tok.kind != CGI_TOK_STRING) return cgi_parser_error(p, "expected a string");
  if (!cgi_parser_unescape(p, p->tok.text, out)) return false;
  cgi_parser_next(p);
  return true;
}

CGI_DEF bool cgi_parser_symbol_name(cgi_parser *p, cg_str *out) {
  if (p->tok.kind != CGI_TOK_SYMBOL) return cgi_parser_error(p, "expected a symbol name: @name");
  cg_str s = p->tok.text;
  s.data++;
  s.len--;
  if (s.data[0] == '"') {
    if (!cgi_parser_unescape(p, s, out)) return false;
    if (!out->len) return cgi_parser_error(p, "a symbol name cannot be empty");
  } else {
    *out = cgi_intern(p->ctx, s);
  }
  cgi_parser_next(p);
  return true;
}

CGI_DEF bool cgi_parser_int(cgi_parser *p, int64_t *out) {
  bool negative = cgi_parser_accept(p, '-');
  uint64_t v = 0;
  if (p->tok.kind != CGI_TOK_INT) return cgi_parser_error(p, "expected an integer");
  if (!cgi_parse_u64(p->tok.text, &v) || v > (uint64_t)INT64_MAX + (negative ? 1u : 0u))
    return cgi_parser_error(p, "[invalid-constant] integer constant is too large");
  *out = (int64_t)(negative ? 0 - v : v);
  cgi_parser_next(p);
  return true;
}

CGI_DEF bool cgi_parser_u32(cgi_parser *p, uint32_t *out) {
  const char *at = cgi_parser_here(p);
  int64_t v;
  if (!cgi_parser_int(p, &v)) return false;
  if (v < 0 || v > (int64_t)UINT32_MAX) return cgi_parser_error_at(p, at, "[invalid-constant] integer constant is out of range");
  *out = (uint32_t)v;
  return true;
}

CGI_DEF bool cgi_parser_int_list(cgi_parser *p, int open, int close, int64_t **out) {
  cg_context *ctx = p->ctx;
  if (open && !cgi_parser_expect(p, open)) return false;
  while (cgi_parser_is(p, CGI_TOK_INT) || cgi_parser_is(p, '-')) {
    int64_t v;
    if (!cgi_parser_int(p, &v)) return false;
    cgi_push(*out, v);
    if (!cgi_parser_accept(p, ',')) break;
  }
  return !close || cgi_parser_expect(p, close);
}

// ---- aliases and resources ----------------------------------------------------------------------------------------------------------------
static cg_str cgi_parser_line_name(const char *q, const char *end) { // `#name` or `!name` at q
  cg_str s;
  s.data = q;
  for (q++; q < end && (cgi_is_word_char(*q) || *q == '$' || *q == '-'); q++) {}
  s.len = (size_t)(q - s.data);
  return s;
}

static void cgi_parser_scan_alias(cgi_parser *p, const char *q) {
  cg_context *ctx = p->ctx;
  cgi_alias a;
  memset(&a, 0, sizeof a);
  cg_str name = cgi_parser_line_name(q, p->end);
  q = name.data + name.len;
  while (q < p->end && (*q == ' ' || *q == '\t')) q++;
  if (name.len < 2 || q >= p->end || *q != '=' || (q + 1 < p->end && q[1] == '=')) return;
  a.name = cgi_intern(ctx, name);
  a.name_at = name.data;
  a.at = q + 1;
  a.is_type = name.data[0] == '!';
  uint64_t index;
  if (cgi_hmap_get(&p->alias_index, (uint64_t)(uintptr_t)a.name.data, &index)) return; // the second definition is reported when it is reached
  cgi_push(p->aliases, a);
  cgi_hmap_put(&p->alias_index, (uint64_t)(uintptr_t)a.name.data, cgi_len(p->aliases));
}

// Finds line starts, and on the way alias definitions and the resource section, which may stand behind their uses.
static void cgi_parser_scan(cgi_parser *p) {
  cg_context *ctx = p->ctx;
  const char *q = p->text.data;
  while (q <= p->end) {
    cgi_push(p->lines, (uint32_t)(q - p->text.data));
    const char *s = q;
    while (s < p->end && (*s == ' ' || *s == '\t')) s++;
    if (s < p->end && (*s == '#' || *s == '!')) cgi_parser_scan_alias(p, s);
    if (p->end - s >= 3 && memcmp(s, "{-#", 3) == 0 && !p->resources_at) p->resources_at = s;
    q = (const char *)memchr(q, '\n', (size_t)(p->end - q));
    if (!q) break;
    q++;
  }
}

static void cgi_parser_read_alias(cgi_parser *p, size_t i) {
  cgi_parser_mark m = cgi_parser_save(p);
  bool quiet = p->quiet;
  p->quiet = false;
  p->aliases[i].busy = true;
  p->pos = p->aliases[i].at;
  cgi_parser_next(p);
  cg_type t = NULL;
  cg_attr a = NULL;
  if (cgi_parser_enter(p)) {
    if (p->aliases[i].is_type) {
      cgi_parser_accept_word(p, "type"); // as older text has it
      if (!cgi_parser_type(p, &t)) t = NULL;
    } else if (!cgi_parser_attr(p, &a)) {
      a = NULL;
    }
    cgi_parser_leave(p);
  }
  cgi_alias *alias = &p->aliases[i]; // the array does not grow after the scan
  alias->type = t;
  alias->attr = a;
  alias->behind = p->last;
  alias->busy = false;
  alias->done = true;
  uint32_t errors = p->errors;
  p->quiet = quiet;
  if (p->stopped) return;
  cgi_parser_restore(p, &m);
  p->errors = errors;
}

CGI_DEF cgi_alias *cgi_parser_alias(cgi_parser *p, cg_str with_sigil) {
  uint64_t index;
  if (!cgi_hmap_get(&p->alias_index, (uint64_t)(uintptr_t)cgi_intern(p->ctx, with_sigil).data, &index)) return NULL;
  cgi_alias *a = &p->aliases[index - 1];
  if (a->busy) {
    cgi_parser_error_at(p, a->name_at, "alias '%S' is defined by itself", a->name);
    return a;
  }
  if (!a->done) cgi_parser_read_alias(p, (size_t)(index - 1));
  return a;
}

// At the top level: `#name = …`.
static bool cgi_parser_alias_definition(cgi_parser *p) {
  const char *at = cgi_parser_here(p);
  cg_str name = p->tok.text;
  if (memchr(name.data, '.', name.len)) return cgi_parser_error(p, "an alias name cannot contain '.'");
  cgi_parser_next(p);
  if (!cgi_parser_expect(p, '=')) return false;
  cgi_alias *a = cgi_parser_alias(p, name);
  if (!a) return cgi_parser_error_at(p, at, "an alias definition starts its line");
  if (a->name_at != at) return cgi_parser_error_at(p, at, "[redefinition] redefinition of alias '%S'", name);
  if (a->is_type ? !a->type : !a->attr) return false;
  p->pos = a->behind;
  p->tok.text.data = a->behind;
  p->tok.text.len = 0;
  cgi_parser_next(p);
  return true;
}

// { key: value, … } where values are strings or again such lists. Entries of dialect_resources two levels down are kept.
static bool cgi_parser_resource_list(cgi_parser *p, unsigned level, bool dialect) {
  cg_context *ctx = p->ctx;
  int close = level ? '}' : (int)CGI_TOK_META_CLOSE;
  if (!cgi_parser_expect(p, level ? '{' : (int)CGI_TOK_META_OPEN) || !cgi_parser_enter(p)) return false;
  while (!cgi_parser_is(p, close)) {
    cgi_resource r;
    if (!(cgi_parser_is(p, CGI_TOK_STRING) ? cgi_parser_string(p, &r.name) : cgi_parser_word(p, &r.name)) || !cgi_parser_expect(p, ':')) return false;
    if (cgi_parser_is(p, '{')) {
      if (!cgi_parser_resource_list(p, level + 1, level ? dialect : cgi_str_is(r.name, "dialect_resources"))) return false;
    } else {
      r.text = p->tok.text;
      if (cgi_parser_is(p, CGI_TOK_STRING) && dialect && level == 2) cgi_push(p->resources, r);
      if (!cgi_parser_is(p, CGI_TOK_STRING) && !cgi_parser_is(p, CGI_TOK_INT) && !cgi_parser_is(p, CGI_TOK_WORD))
        return cgi_parser_error(p, "expected a string");
      cgi_parser_next(p);
    }
    if (!cgi_parser_accept(p, ',')) break;
  }
  cgi_parser_leave(p);
  return cgi_parser_expect(p, close);
}

// ---- SSA names ----------------------------------------------------------------------------------------------------------------------------
static cgi_ssa_binding *cgi_parser_find(cgi_parser *p, cg_str name) {
  uint64_t index;
  if (!cgi_hmap_get(&p->names, (uint64_t)(uintptr_t)name.data, &index) || !index || index - 1 < p->isolated) return NULL;
  return &p->bindings[index - 1];
}

static cg_value cgi_parser_orphan(cgi_parser *p, cg_type t) { // a value of no op: a placeholder
  cg_value v = CGI_NEW_HANDLE(p->ctx, struct cg_value_s);
  v->type = t;
  return v;
}

// Uses that came before this definition are mended.
static void cgi_parser_mend(cgi_parser *p, cg_str name, uint32_t count, cg_value *values) {
  for (size_t i = 0; i < cgi_len(p->forwards); i++) {
    cgi_forward f = p->forwards[i];
    if (f.name.data != name.data || f.level < p->level) continue;
    cgi_del(p->forwards, i);
    i--;
    if (!values) continue; // of a faulty op
    if (f.number >= count)
      cgi_parser_error_at(p, f.at, "'%%%S' has only %u results", name, count);
    else if (f.value->type != values[f.number]->type)
      cgi_parser_error_at(p, f.at, "[type-mismatch] use of value '%%%S' expects different type than its definition: '%t' vs '%t'", name,
                          f.value->type, values[f.number]->type);
    else
      cgi_value_replace_uses(f.value, values[f.number]);
  }
}

static bool cgi_parser_define(cgi_parser *p, cg_str name, const char *at, uint32_t count, cg_value *values) {
  cg_context *ctx = p->ctx;
  cgi_ssa_binding *old = cgi_parser_find(p, name);
  if (old && old->values && values) {
    cgi_parser_error_at(p, at, "[redefinition] redefinition of SSA value '%%%S'", name);
    if (!p->quiet) cgi_note(ctx, cgi_parser_loc_at(p, old->at), "previously defined here");
    return false;
  }
  cgi_ssa_binding b;
  b.name = name;
  b.values = values;
  b.count = count;
  b.at = at;
  b.shadowed = 0;
  cgi_hmap_get(&p->names, (uint64_t)(uintptr_t)name.data, &b.shadowed);
  cgi_push(p->bindings, b);
  cgi_hmap_put(&p->names, (uint64_t)(uintptr_t)name.data, cgi_len(p->bindings));
  if (cgi_len(p->forwards)) cgi_parser_mend(p, name, count, values);
  return true;
}

static CGI_NOINLINE void cgi_parser_unbind(cgi_parser *p, size_t keep) {
  while (cgi_len(p->bindings) > keep) {
    cgi_ssa_binding b = cgi_pop(p->bindings);
    cgi_hmap_put(&p->names, (uint64_t)(uintptr_t)b.name.data, b.shadowed);
  }
}

CGI_DEF bool cgi_parser_operand(cgi_parser *p, cgi_operand_ref *out) {
  if (p->tok.kind != CGI_TOK_VALUE) return cgi_parser_error(p, "expected an SSA value");
  cg_str s = p->tok.text;
  out->at = s.data;
  s.data++;
  s.len--;
  out->name = cgi_intern(p->ctx, s);
  out->number = 0;
  cgi_parser_next(p);
  if (p->tok.kind == CGI_TOK_HASH && p->tok.text.data == p->last && p->tok.text.data[1] >= '0' && p->tok.text.data[1] <= '9') {
    uint64_t n = 0;
    s = p->tok.text;
    s.data++;
    s.len--;
    if (!cgi_parse_u64(s, &n) || n > UINT32_MAX) return cgi_parser_error(p, "invalid result number");
    out->number = (uint32_t)n;
    cgi_parser_next(p);
  }
  return true;
}

CGI_DEF bool cgi_parser_operand_list(cgi_parser *p, cgi_operand_ref **out) {
  cg_context *ctx = p->ctx;
  if (p->tok.kind != CGI_TOK_VALUE) return true;
  do {
    cgi_operand_ref r;
    if (!cgi_parser_operand(p, &r)) return false;
    cgi_push(*out, r);
  } while (cgi_parser_accept(p, ','));
  return true;
}

CGI_DEF bool cgi_parser_paren_operands(cgi_parser *p, cgi_operand_ref **out) {
  return cgi_parser_expect(p, '(') && cgi_parser_operand_list(p, out) && cgi_parser_expect(p, ')');
}

CGI_DEF cg_value cgi_parser_lookup(cgi_parser *p, const cgi_operand_ref *ref) {
  cgi_ssa_binding *b = cgi_parser_find(p, ref->name);
  return b && b->values && ref->number < b->count ? b->values[ref->number] : NULL;
}

CGI_DEF bool cgi_parser_resolve(cgi_parser *p, const cgi_operand_ref *ref, cg_type type, cg_value *out) {
  cg_context *ctx = p->ctx;
  cgi_ssa_binding *b = cgi_parser_find(p, ref->name);
  if (b && b->values) {
    if (ref->number >= b->count) return cgi_parser_error_at(p, ref->at, "'%%%S' has only %u results", ref->name, b->count);
    *out = b->values[ref->number];
    if ((*out)->type == type) return true;
    cgi_parser_error_at(p, ref->at, "[type-mismatch] use of value '%%%S' expects different type than prior uses: '%t' vs '%t'", ref->name, type,
                        (*out)->type);
    if (!p->quiet && !p->stopped) cgi_note(ctx, cgi_parser_loc_at(p, b->at), "prior use here", ref->name);
    return false;
  }
  if (b) { // of a faulty op: that was reported
    *out = cgi_parser_orphan(p, type);
    return true;
  }
  for (size_t i = 0; i < cgi_len(p->forwards); i++) {
    cgi_forward *f = &p->forwards[i];
    if (f->name.data != ref->name.data || f->number != ref->number || f->value->type != type) continue;
    if (f->level > p->level) f->level = p->level;
    *out = f->value;
    return true;
  }
  cgi_forward f;
  f.name = ref->name;
  f.number = ref->number;
  f.level = p->level;
  f.at = ref->at;
  f.value = *out = cgi_parser_orphan(p, type);
  cgi_push(p->forwards, f);
  return true;
}

// At the end of a scope that hides outer names, what is still open is an error.
static CGI_NOINLINE void cgi_parser_close_forwards(cgi_parser *p, size_t first) {
  for (size_t i = first; i < cgi_len(p->forwards); i++) {
    cgi_forward f = p->forwards[i];
    if (!p->elided) cgi_parser_error_at(p, f.at, "[undefined-name] use of undeclared SSA value name '%%%S'", f.name);
  }
  if (cgi_len(p->forwards) > first) cgi_shrink(p->forwards, first);
}

// ---- op states ------------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_state_operand(cgi_parser *p, cgi_op_state *st, const cgi_operand_ref *ref, cg_type type) {
  cg_context *ctx = p->ctx;
  cg_value v;
  if (!cgi_parser_resolve(p, ref, type, &v)) return false;
  cgi_push(st->operands, v);
  return true;
}

CGI_DEF bool cgi_state_operands(cgi_parser *p, cgi_op_state *st, size_t n, const cgi_operand_ref *refs, cg_type type) {
  for (size_t i = 0; i < n; i++)
    if (!cgi_state_operand(p, st, &refs[i], type)) return false;
  return true;
}

CGI_DEF bool cgi_state_operands_each(cgi_parser *p, cgi_op_state *st, size_t n, const cgi_operand_ref *refs, size_t nt, const cg_type *types,
                                     const char *at) {
  if (n != nt) return cgi_parser_error_at(p, at, "%u operands, but %u types", (unsigned)n, (unsigned)nt);
  for (size_t i = 0; i < n; i++)
    if (!cgi_state_operand(p, st, &refs[i], types[i])) return false;
  return true;
}

CGI_DEF bool cgi_state_result(cgi_parser *p, cgi_op_state *st, cg_type t) {
  cg_context *ctx = p->ctx;
  cgi_push(st->results, t);
  return true;
}

CGI_DEF bool cgi_state_results(cgi_parser *p, cgi_op_state *st, size_t n, const cg_type *types) {
  for (size_t i = 0; i < n; i++) cgi_state_result(p, st, types[i]);
  return true;
}

CGI_DEF cg_attr cgi_state_get(const cgi_op_state *st, const char *name) {
  for (size_t i = 0; i < cgi_len(st->attrs); i++)
    if (cgi_str_is(st->attrs[i].name, name)) return st->attrs[i].value;
  return NULL;
}

CGI_DEF bool cgi_state_attr(cgi_parser *p, cgi_op_state *st, const char *name, cg_attr value) {
  cg_context *ctx = p->ctx;
  for (size_t i = 0; i < cgi_len(st->attrs); i++) {
    if (!cgi_str_is(st->attrs[i].name, name)) continue;
    st->attrs[i].value = value;
    return true;
  }
  cg_named_attr a = cgi_named(ctx, name, value);
  cgi_push(st->attrs, a);
  return true;
}

CGI_DEF void cgi_state_remove(cgi_op_state *st, const char *name) {
  for (size_t i = 0; i < cgi_len(st->attrs); i++) {
    if (!cgi_str_is(st->attrs[i].name, name)) continue;
    cgi_del(st->attrs, i);
    return;
  }
}

CGI_DEF bool cgi_state_segments(cgi_parser *p, cgi_op_state *st, unsigned n, const int32_t *sizes) {
  cg_context *ctx = p->ctx;
  int64_t wide[16];
  if (n > 16) return false;
  for (unsigned i = 0; i < n; i++) wide[i] = sizes[i];
  st->segments = true;
  return cgi_state_attr(p, st, "operandSegmentSizes", cgi_attr_dense_array(ctx, cgi_type_i(ctx, 32), n, wide));
}

CGI_DEF bool cgi_state_set_def(cgi_parser *p, cgi_op_state *st, const char *name) {
  (void)p;
  st->def = cgi_op_def_known(p->ctx, cgi_s(name));
  return st->def || cgi_parser_error_at(p, st->at, "[unknown-op] unknown operation '%s'", name);
}

CGI_DEF bool cgi_parser_attr_dict(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  if (cgi_parser_is(p, '<') && p->tok.text.data + 1 < p->end && p->tok.text.data[1] == '{' && !st->properties) { // <{…}> in front of it
    st->properties = true;
    return cgi_parser_expect(p, '<') && cgi_parser_attr_dict(p, st) && cgi_parser_expect(p, '>') && cgi_parser_attr_dict(p, st);
  }
  if (!cgi_parser_is(p, '{')) return true;
  const char *at = cgi_parser_here(p);
  cg_named_attr *items = NULL;
  bool ok = cgi_parser_dict(p, &items);
  for (size_t i = 0; ok && i < cgi_len(items); i++) {
    if (cgi_state_get(st, items[i].name.data)) ok = cgi_parser_error_at(p, at, "[redefinition] attribute '%S' is given twice", items[i].name);
    cgi_push(st->attrs, items[i]);
  }
  cgi_arr_free(ctx, items);
  return ok;
}

CGI_DEF bool cgi_parser_attr_dict_keyword(cgi_parser *p, cgi_op_state *st) {
  if (!cgi_parser_accept_word(p, "attributes")) return true;
  return cgi_parser_is(p, '{') ? cgi_parser_attr_dict(p, st) : cgi_parser_error(p, "expected '{' behind 'attributes'");
}

static CGI_NOINLINE void cgi_parser_free_state(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_arr_free(ctx, st->operands);
  cgi_arr_free(ctx, st->results);
  cgi_arr_free(ctx, st->attrs);
  cgi_arr_free(ctx, st->regions);
  cgi_arr_free(ctx, st->successors);
  cgi_arr_free(ctx, st->successor_operands);
}

// ---- blocks and regions ---------------------------------------------------------------------------------------------------------------------
static cg_block cgi_parser_block_named(cgi_parser *p, cg_str name, const char *at) {
  cg_context *ctx = p->ctx;
  for (size_t i = 0; i < cgi_len(p->blocks); i++)
    if (p->blocks[i].name.data == name.data) return p->blocks[i].block;
  cgi_block_ref r;
  r.name = name;
  r.block = CGI_NEW_HANDLE(ctx, struct cg_block_s);
  r.defined = false;
  r.at = at;
  cgi_push(p->blocks, r);
  return r.block;
}

static void cgi_parser_link_block(cg_region region, cg_block b) {
  b->region = region;
  b->prev = region->last;
  if (region->last)
    region->last->next = b;
  else
    region->first = b;
  region->last = b;
}

CGI_DEF bool cgi_parser_successor(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  if (p->tok.kind != CGI_TOK_BLOCK) return cgi_parser_error(p, "expected a block name: ^name");
  const char *at = cgi_parser_here(p);
  cg_block b = cgi_parser_block_named(p, cgi_intern(ctx, p->tok.text), at);
  cgi_parser_next(p);
  cgi_operand_ref *refs = NULL;
  cg_type *types = NULL;
  bool ok = true;
  if (cgi_parser_accept(p, '(')) {
    ok = cgi_parser_operand_list(p, &refs);
    if (ok && cgi_len(refs)) ok = cgi_parser_expect(p, ':') && cgi_parser_type_list(p, &types);
    ok = ok && cgi_parser_expect(p, ')') && cgi_state_operands_each(p, st, cgi_len(refs), refs, cgi_len(types), types, at);
  }
  cgi_push(st->successors, b);
  cgi_push(st->successor_operands, (uint32_t)cgi_len(refs));
  cgi_arr_free(ctx, refs);
  cgi_arr_free(ctx, types);
  return ok;
}

static bool cgi_parser_op(cgi_parser *p, cg_block block);

static cg_value cgi_parser_block_arg(cgi_parser *p, cg_block b, const cgi_arg *arg) {
  return cgi_block_add_arg(b, arg->type, arg->loc ? arg->loc : cgi_loc_unknown(p->ctx));
}

static bool cgi_parser_bind_args(cgi_parser *p, cg_block b, size_t n, const cgi_arg *args) {
  bool ok = true;
  for (size_t i = 0; i < n; i++) {
    cg_value *slot = CGI_NEW(p->ctx, cg_value);
    *slot = cgi_parser_block_arg(p, b, &args[i]);
    if (args[i].ref.name.len && !cgi_parser_define(p, args[i].ref.name, args[i].ref.at, 1, slot)) ok = false;
  }
  return ok;
}

// ^name(%a: t, …):
static CGI_NOINLINE bool cgi_parser_block_header(cgi_parser *p, cg_region region, cg_block *out) {
  cg_context *ctx = p->ctx;
  const char *at = cgi_parser_here(p);
  cg_str name = cgi_intern(ctx, p->tok.text);
  cg_block b = cgi_parser_block_named(p, name, at);
  for (size_t i = 0; i < cgi_len(p->blocks); i++) {
    if (p->blocks[i].block != b) continue;
    if (p->blocks[i].defined) return cgi_parser_error(p, "[redefinition] redefinition of block '%S'", name);
    p->blocks[i].defined = true;
  }
  cgi_parser_link_block(region, b);
  *out = b;
  cgi_parser_next(p);
  cgi_arg *args = NULL;
  bool ok = !cgi_parser_is(p, '(') || (cgi_parser_args(p, false, true, &args, NULL) && cgi_parser_bind_args(p, b, cgi_len(args), args));
  cgi_arr_free(ctx, args);
  return ok && cgi_parser_expect(p, ':');
}

// An op whose text is faulty is skipped: to the next line that looks like the start of an op, behind the place of the error and outside of brackets.
static bool cgi_parser_starts_op(cgi_parser *p, cgi_token t) {
  cg_str today;
  cgi_parse_op_fn fn = NULL;
  if (t.kind == CGI_TOK_VALUE || t.kind == CGI_TOK_STRING || t.kind == CGI_TOK_BLOCK) return true;
  if (t.kind != CGI_TOK_WORD) return false;
  return cgi_op_def_known(p->ctx, t.text) || cgi_str_is(t.text, "return") || cgi_str_is(t.text, "func") || cgi_str_is(t.text, "module") ||
         cgi_legacy_op_name(p, t.text, &today, &fn);
}

// No text is refused, and no op left out, without a word: should what found the fault not have reported it, the place is reported.
static void cgi_parser_explain(cgi_parser *p, const char *at) {
  if (!p->reported) cgi_parser_error_at(p, at, "the text cannot be read on from here");
}

static void cgi_parser_skip_op(cgi_parser *p, const char *start) {
  const char *failed = p->tok.text.data, *why, *before = start;
  unsigned depth = 0;
  cgi_parser_explain(p, failed);
  if (p->stopped) return;
  p->pos = start;
  for (bool first = true;; first = false) {
    const char *at = p->pos;
    cgi_token t = cgi_lex(&p->pos, p->end, &why);
    bool fresh = !first && memchr(before, '\n', (size_t)(t.text.data - before)) != NULL;
    before = t.text.data + t.text.len;
    bool stop = t.kind == CGI_TOK_EOF || (depth == 0 && t.kind == '}');
    if (depth == 0 && fresh && t.text.data >= failed && t.text.data > start && cgi_parser_starts_op(p, t)) stop = true;
    if (stop) {
      p->pos = at;
      break;
    }
    if (t.kind == '(' || t.kind == '[' || t.kind == '{') depth++;
    if ((t.kind == ')' || t.kind == ']' || t.kind == '}') && depth) depth--;
  }
  cgi_parser_next(p);
}

static bool cgi_parser_body(cgi_parser *p, cg_region region, cg_block block) {
  bool ok = true;
  while (!cgi_parser_is(p, '}') && !cgi_parser_is(p, CGI_TOK_EOF)) {
    const char *start = cgi_parser_here(p);
    uint32_t depth = p->depth;
    bool one;
    if (cgi_parser_is(p, CGI_TOK_BLOCK)) {
      one = cgi_parser_block_header(p, region, &block);
    } else {
      if (!block) { block = cgi_block_insert(region, NULL); }
      one = cgi_parser_op(p, block);
    }
    if (one) continue;
    ok = false;
    p->depth = depth;
    if (!block) block = cgi_block_insert(region, NULL);
    cgi_parser_skip_op(p, start);
  }
  for (size_t i = 0; i < cgi_len(p->blocks); i++)
    if (!p->blocks[i].defined)
      ok = cgi_parser_error_at(p, p->blocks[i].at, "[undefined-name] reference to an undefined block '%S'", p->blocks[i].name);
  return ok;
}

// Adds the terminator that the text may leave out.
static CGI_NOINLINE void cgi_parser_terminate(cgi_parser *p, const cgi_op_state *st, cg_region region, const char *at) {
  cg_context *ctx = p->ctx;
  cgi_region_def defs[CGI_DEF_REGIONS];
  unsigned n = cgi_def_regions(ctx, st->def, defs), index = (unsigned)cgi_len(st->regions) - 1;
  if (!n || (index >= n && defs[n - 1].kind != '*')) return;
  cg_op_kind kind = defs[index < n ? index : n - 1].terminator;
  if (st->generic) kind = CG_OP_UNREGISTERED;
  bool wants_block = kind != CG_OP_UNREGISTERED || (st->def->traits & (CG_TRAIT_NO_TERMINATOR | (st->generic ? 0 : CG_TRAIT_SINGLE_BLOCK)));
  if (!region->first && wants_block) cgi_block_insert(region, NULL);
  if (kind == CG_OP_UNREGISTERED || region->first != region->last || !region->first) return;
  cg_op last = region->first->last;
  if (last && (last->def->traits & CG_TRAIT_TERMINATOR)) return;
  const cgi_op_def *def = cgi_op_def_of(ctx, kind);
  unsigned inner = cgi_def_regions(ctx, def, defs);
  if (inner && defs[inner - 1].kind == '*') inner--;
  cg_op op = cgi_op_create(ctx, def, cgi_parser_loc_at(p, at), 0, NULL, 0, NULL, 0, NULL, inner);
  for (unsigned i = 0; i < inner; i++) cgi_block_insert(op->regions[i], NULL);
  cgi_op_append(region->first, op);
}

CGI_DEF cg_region cgi_state_empty_region(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cg_region r = CGI_NEW_HANDLE(ctx, struct cg_region_s);
  r->op = p->region ? p->region->op : NULL; // until its own op is made: what needs the context finds it
  cgi_push(st->regions, r);
  return r;
}

CGI_DEF bool cgi_parser_region(cgi_parser *p, cgi_op_state *st, size_t num_args, const cgi_arg *args) {
  cg_context *ctx = p->ctx;
  const char *open = cgi_parser_here(p);
  if (!cgi_parser_is(p, '{')) return cgi_parser_expect(p, '{');
  if (p->level >= CGI_MAX_REGION_NESTING)
    return cgi_parser_error(p, "[nesting] regions are nested deeper than %u levels", (unsigned)CGI_MAX_REGION_NESTING);
  if (!cgi_parser_enter(p)) return false;
  cg_region region = cgi_state_empty_region(p, st), outer_region = p->region;
  size_t bindings = cgi_len(p->bindings), forwards = cgi_len(p->forwards);
  uint32_t isolated = p->isolated;
  cgi_block_ref *blocks = p->blocks;
  const cgi_op_def *parent = p->parent;
  bool is_isolated = (st->def->traits & CG_TRAIT_ISOLATED) != 0;
  p->blocks = NULL;
  p->parent = st->def;
  p->region = region;
  p->level++;
  if (is_isolated) p->isolated = (uint32_t)bindings;
  cg_block entry = NULL;
  bool ok = true;
  if (num_args) {
    entry = cgi_block_insert(region, NULL);
    ok = cgi_parser_bind_args(p, entry, num_args, args);
  }
  cgi_parser_next(p);
  if (entry && cgi_parser_is(p, CGI_TOK_BLOCK) && (st->def->traits & CG_TRAIT_SINGLE_BLOCK))
    ok = cgi_parser_error(p, "the entry block has its arguments already");
  if (!cgi_parser_body(p, region, entry)) ok = false;
  const char *close = cgi_parser_here(p);
  if (cgi_parser_is(p, CGI_TOK_EOF)) {
    ok = cgi_parser_error_at(p, open, "this '{' is never closed");
  } else {
    cgi_parser_next(p);
  }
  cgi_parser_terminate(p, st, region, close);
  p->level--;
  if (is_isolated)
    cgi_parser_close_forwards(p, forwards);
  else
    for (size_t i = forwards; i < cgi_len(p->forwards); i++)
      if (p->forwards[i].level > p->level) p->forwards[i].level = p->level;
  cgi_parser_unbind(p, bindings);
  p->isolated = isolated;
  cgi_arr_free(ctx, p->blocks);
  p->blocks = blocks;
  p->parent = parent;
  p->region = outer_region;
  cgi_parser_leave(p);
  return ok || p->errors > 0; // faults inside were reported: the op around goes on
}

static bool cgi_parser_arg(cgi_parser *p, bool allow_types, bool need_types, cgi_arg *arg) {
  cg_context *ctx = p->ctx;
  memset(arg, 0, sizeof *arg);
  arg->ref.name = cgi_s("");
  arg->ref.at = cgi_parser_here(p);
  if (cgi_parser_is(p, CGI_TOK_VALUE)) {
    if (!cgi_parser_operand(p, &arg->ref)) return false;
    if (arg->ref.number) return cgi_parser_error_at(p, arg->ref.at, "an argument has no result number");
    if (cgi_parser_accept(p, ':')) {
      if (!cgi_parser_type(p, &arg->type)) return false;
    } else if (need_types) {
      return cgi_parser_expect(p, ':');
    }
  } else {
    if (!allow_types) return cgi_parser_error(p, "expected an argument: %%name: type");
    if (!cgi_parser_type(p, &arg->type)) return false;
  }
  if (cgi_parser_is(p, '{')) {
    cg_named_attr *items = NULL;
    bool ok = cgi_parser_dict(p, &items);
    if (ok) arg->attrs = cgi_attr_dict(ctx, cgi_len(items), items);
    cgi_arr_free(ctx, items);
    if (!ok) return false;
  }
  arg->loc = cgi_parser_loc_at(p, arg->ref.at);
  return cgi_parser_optional_loc(p, &arg->loc);
}

CGI_DEF bool cgi_parser_args(cgi_parser *p, bool allow_types, bool need_types, cgi_arg **out, bool *variadic) {
  cg_context *ctx = p->ctx;
  if (!cgi_parser_expect(p, '(')) return false;
  while (!cgi_parser_is(p, ')')) {
    if (variadic && cgi_parser_accept(p, CGI_TOK_ELLIPSIS)) {
      *variadic = true;
      break;
    }
    cgi_arg arg;
    if (!cgi_parser_arg(p, allow_types, need_types, &arg)) return false;
    cgi_push(*out, arg);
    if (!cgi_parser_accept(p, ',')) break;
  }
  return cgi_parser_expect(p, ')');
}

CGI_DEF bool cgi_parser_assignments(cgi_parser *p, cgi_arg **args, cgi_operand_ref **inits) {
  cg_context *ctx = p->ctx;
  if (!cgi_parser_expect(p, '(')) return false;
  while (!cgi_parser_is(p, ')')) {
    cgi_arg arg;
    cgi_operand_ref init;
    memset(&arg, 0, sizeof arg);
    if (!cgi_parser_operand(p, &arg.ref) || !cgi_parser_expect(p, '=') || !cgi_parser_operand(p, &init)) return false;
    arg.loc = cgi_parser_loc_at(p, arg.ref.at);
    cgi_push(*args, arg);
    cgi_push(*inits, init);
    if (!cgi_parser_accept(p, ',')) break;
  }
  return cgi_parser_expect(p, ')');
}

// ---- operations: the generic form ---------------------------------------------------------------------------------------------------------------
static CGI_NOINLINE bool cgi_parser_generic_successors(cgi_parser *p, cgi_op_state *st) {
  if (!cgi_parser_accept(p, '[')) return true;
  do {
    if (!cgi_parser_successor(p, st)) return false;
  } while (cgi_parser_accept(p, ','));
  return cgi_parser_expect(p, ']');
}

static bool cgi_parser_generic_regions(cgi_parser *p, cgi_op_state *st) {
  if (!cgi_parser_accept(p, '(')) return true;
  do {
    if (!cgi_parser_region(p, st, 0, NULL)) return false;
  } while (cgi_parser_accept(p, ','));
  return cgi_parser_expect(p, ')');
}

// MLIR keeps no segment sizes for linalg.reduce: its two groups are equally long.
static void cgi_parser_reduce_segments(cgi_parser *p, cgi_op_state *st) {
  size_t n = cgi_len(st->operands);
  int32_t sizes[2];
  if (st->def->kind != CG_LINALG_REDUCE || n % 2 || cgi_state_get(st, "operandSegmentSizes")) return;
  sizes[0] = sizes[1] = (int32_t)(n / 2);
  cgi_state_segments(p, st, 2, sizes);
}

// Operands of successors are the last groups of the operand list in the generic form: how many belong to which.
static CGI_NOINLINE bool cgi_parser_count_successor_operands(cgi_parser *p, cgi_op_state *st) {
  size_t n = cgi_len(st->successors);
  if (!n) return true;
  cgi_group groups[16];
  unsigned ng = cgi_def_operands(st->def, groups, 16);
  cg_attr segments = cgi_state_get(st, "operandSegmentSizes");
  for (size_t i = 0; i < n; i++) {
    int64_t count = 0;
    if (st->def->kind == CG_OP_UNREGISTERED) {
      count = st->successor_operands[i];
    } else if (segments && cg_attr_is_int_list(segments) && cg_attr_int_list_len(segments) == ng && ng >= n) {
      count = cg_attr_int_list_at(segments, ng - n + i);
    } else if (n == 1 && ng) {
      count = (int64_t)cgi_len(st->operands) - (int64_t)(ng - 1);
    }
    if (count < 0 || count > (int64_t)cgi_len(st->operands))
      return cgi_parser_error_at(p, st->at, "'%S' has a wrong number of successor operands", st->def->name);
    st->successor_operands[i] = (uint32_t)count;
  }
  return true;
}

// A dialect that is known once a text has an op of it.
static void cgi_parser_know(cg_context *ctx, cg_str name) {
#ifndef CODEGEN_NO_IREE_SYNTAX
  if (cgi_starts_with(name, "transform.")) cgi_transform_define(ctx);
  if (cgi_runtime_has(name)) cgi_runtime_define(ctx);
#else
  (void)ctx, (void)name;
#endif
}

static bool cgi_parser_generic(cgi_parser *p, cgi_op_state *st, cg_str name) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *refs = NULL;
  cg_type *types = NULL;
  cg_str today;
  cgi_parse_op_fn fn = NULL;
  cgi_parser_know(ctx, name);
  st->def = cgi_op_def_by_name(ctx, name);
  if (st->def->kind == CG_OP_UNREGISTERED && cgi_legacy_op_name(p, name, &today, &fn)) st->def = cgi_op_def_by_name(ctx, today);
  if (CGI_OP_LEFT_OUT(st->def)) return cgi_parser_error_at(p, st->at, CGI_LEFT_OUT_OP, name);
  bool ok = cgi_parser_paren_operands(p, &refs);
  // Regions see values that are defined later in the text only where the whole op does; operands are looked up when their types are known.
  ok = ok && cgi_parser_generic_successors(p, st);
  if (ok && cgi_parser_is(p, '<')) ok = cgi_parser_expect(p, '<') && cgi_parser_attr_dict(p, st) && cgi_parser_expect(p, '>');
  ok = ok && cgi_parser_generic_regions(p, st) && cgi_parser_attr_dict(p, st) && cgi_parser_generic_regions(p, st);
  const char *at = cgi_parser_here(p);
  ok = ok && cgi_parser_expect(p, ':') && cgi_parser_paren_types(p, &types);
  ok = ok && cgi_parser_expect(p, CGI_TOK_ARROW) && cgi_parser_arrow_types(p, &st->results);
  ok = ok && cgi_state_operands_each(p, st, cgi_len(refs), refs, cgi_len(types), types, at);
  if (ok) cgi_parser_reduce_segments(p, st);
  ok = ok && cgi_parser_count_successor_operands(p, st);
  cgi_arr_free(ctx, refs);
  cgi_arr_free(ctx, types);
  return ok;
}

// ---- operations: the pretty form -----------------------------------------------------------------------------------------------------------------
static unsigned cgi_parser_distance(cg_str a, cg_str b) { // edits from one word to the other; 255 when far
  unsigned row[64];
  if (a.len >= 63 || b.len >= 63) return 255;
  for (unsigned i = 0; i <= b.len; i++) row[i] = i;
  for (unsigned i = 1; i <= a.len; i++) {
    unsigned diagonal = row[0];
    row[0] = i;
    for (unsigned k = 1; k <= b.len; k++) {
      unsigned up = row[k], best = diagonal + (a.data[i - 1] != b.data[k - 1]);
      if (up + 1 < best) best = up + 1;
      if (row[k - 1] + 1 < best) best = row[k - 1] + 1;
      diagonal = up;
      row[k] = best;
    }
  }
  return row[b.len];
}

static cg_str cgi_nearest_op_name(cg_context *ctx, cg_str name) { // empty when none is near
  char spelled[CGI_MAX_OP_NAME];
  cg_str best = cgi_s("");
  unsigned best_distance = (unsigned)(name.len / 4 + 2);
  for (unsigned kind = 1; kind < CG_OP_COUNT; kind++) {
    cg_str candidate = cgi_op_kind_name((cg_op_kind)kind, spelled);
    unsigned distance = cgi_parser_distance(name, candidate);
    if (distance >= best_distance) continue;
    best_distance = distance;
    best = cgi_intern(ctx, candidate);
  }
  return best;
}

#ifndef CODEGEN_NO_IREE_SYNTAX
#define CGI_UNKNOWN_OP "[unknown-op] unknown operation '%S'"
#else // it may be an older name
#define CGI_UNKNOWN_OP "[unknown-op] unknown operation '%S' (older names are left out of this build by CODEGEN_NO_IREE_SYNTAX)"
#endif
static CGI_NOINLINE bool cgi_parser_unknown_op(cgi_parser *p, cg_str name, const char *at) {
  cg_str near_name = cgi_nearest_op_name(p->ctx, name);
  if (near_name.len) return cgi_parser_error_at(p, at, CGI_UNKNOWN_OP "; did you mean '%S'?", name, near_name);
  if (memchr(name.data, '.', name.len))
    return cgi_parser_error_at(p, at, CGI_UNKNOWN_OP ": operations that this library does not know are read in the generic form only", name);
  return cgi_parser_error_at(p, at, CGI_UNKNOWN_OP, name);
}
#undef CGI_UNKNOWN_OP

static const cgi_op_def *cgi_parser_prefixed(cgi_parser *p, const char *prefix, cg_str name) {
  cg_context *ctx = p->ctx;
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  cgi_buf_z(&b, prefix);
  cgi_buf_str(&b, name);
  const cgi_op_def *def = cgi_op_def_known(p->ctx, cgi_buf_view(&b));
  cgi_buf_free(&b);
  return def;
}

static bool cgi_parser_custom(cgi_parser *p, cgi_op_state *st) {
  cg_str name = p->tok.text, today;
  const char *at = cgi_parser_here(p);
  cgi_parse_op_fn fn = NULL;
  if (cgi_legacy_op_name(p, name, &today, &fn)) {
    st->def = cgi_op_def_known(p->ctx, today);
  } else {
    cgi_parser_know(p->ctx, name);
    st->def = cgi_op_def_known(p->ctx, name);
    if (!st->def && !memchr(name.data, '.', name.len)) {
      st->def = cgi_parser_prefixed(p, "builtin.", name);
      if (!st->def) st->def = cgi_parser_prefixed(p, "func.", name);
    }
  }
  if (!st->def) return cgi_parser_unknown_op(p, name, at);
  if (CGI_OP_LEFT_OUT(st->def)) return cgi_parser_error_at(p, at, CGI_LEFT_OUT_OP, name);
  cgi_parser_next(p);
  const cgi_syntax *s = cgi_syntax_of(st->def, p->syntax);
  if (!fn && s) fn = s->parse;
  if (fn) return fn(p, st);
  const char *format = st->def->format;
#ifdef CODEGEN_NO_IREE_SYNTAX
  if (strcmp(format, "custom") == 0)
    return cgi_parser_error_at(p, at, "[left-out] the syntax of '%S' is left out of this build by CODEGEN_NO_IREE_SYNTAX; the generic form is read",
                               name);
#endif
  if (!*format || strcmp(format, "custom") == 0)
    return cgi_parser_error_at(p, at, "'%S' has only the generic form: \"%S\"(...) {...} : (...) -> ...", st->def->name, st->def->name);
  return cgi_parser_format(p, st, format);
}

// ---- operations -----------------------------------------------------------------------------------------------------------------------------------
// Attributes that say what is meant without them, too, are dropped, so that equal ops look equal.
static CGI_NOINLINE void cgi_parser_drop_defaults(cgi_parser *p, cgi_op_state *st) {
  for (size_t k = cgi_len(st->attrs); k-- > 0;)
    if (cgi_def_attr_is_default(st->def, st->attrs[k], p->ctx)) cgi_del(st->attrs, k);
}

static CGI_NOINLINE cg_op cgi_parser_make(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  unsigned regions = (unsigned)cgi_len(st->regions);
  cg_op op = cgi_op_create(ctx, st->def, st->loc, (unsigned)cgi_len(st->operands), st->operands, (unsigned)cgi_len(st->results), st->results,
                           (unsigned)cgi_len(st->attrs), st->attrs, regions);
  for (unsigned i = 0; i < regions; i++) cgi_region_move_blocks(st->regions[i], op->regions[i]);
  if (cgi_len(st->successors)) cgi_op_set_successors(op, (unsigned)cgi_len(st->successors), st->successors, st->successor_operands);
  return op;
}

typedef struct cgi_result_name {
  cg_str name;
  uint32_t count;
  const char *at;
} cgi_result_name;

// `%a, %b:2 =`
static CGI_NOINLINE bool cgi_parser_result_names(cgi_parser *p, cgi_result_name **out, unsigned *total) {
  cg_context *ctx = p->ctx;
  do {
    cgi_operand_ref ref;
    cgi_result_name r;
    if (!cgi_parser_operand(p, &ref)) return false;
    r.name = ref.name;
    r.at = ref.at;
    r.count = 1;
    if (cgi_parser_accept(p, ':')) {
      const char *at = cgi_parser_here(p);
      if (!cgi_parser_u32(p, &r.count)) return false;
      if (r.count == 0 || r.count > 65536) return cgi_parser_error_at(p, at, "invalid number of results");
    }
    *total += r.count;
    cgi_push(*out, r);
  } while (cgi_parser_accept(p, ','));
  return cgi_parser_expect(p, '=');
}

static CGI_NOINLINE bool cgi_parser_name_results(cgi_parser *p, cg_op op, const cgi_result_name *names, unsigned total) {
  if (!cgi_len(names)) return true;
#ifndef CODEGEN_NO_IREE_SYNTAX
  if (op->def->kind == CG_MEMREF_ASSUME_ALIGNMENT && total == 1 && op->num_operands == 1) // returns what it is told of, since 2025
    return cgi_parser_define(p, names[0].name, names[0].at, 1, &op->operands[CG_MEMREF_ASSUME_ALIGNMENT_MEMREF].value);
#endif
  if (total != op->num_results)
    return cgi_parser_error_at(p, names[0].at, "'%S' has %u results, but %u are named", op->def->name, op->num_results, total);
  bool ok = true;
  unsigned first = 0;
  for (size_t i = 0; i < cgi_len(names); i++) {
    if (!cgi_parser_define(p, names[i].name, names[i].at, names[i].count, op->results + first)) ok = false;
    first += names[i].count;
  }
  return ok;
}

static bool cgi_parser_op_text(cgi_parser *p, cgi_op_state *st, cg_str *spelled) {
  st->at = cgi_parser_here(p);
  st->loc = cgi_parser_loc_at(p, st->at);
  bool ok;
  if (cgi_parser_is(p, CGI_TOK_STRING)) {
    if (!cgi_parser_string(p, spelled)) return false;
    if (!spelled->len) return cgi_parser_error_at(p, st->at, "the name of an operation cannot be empty");
    st->generic = true;
    ok = cgi_parser_generic(p, st, *spelled);
  } else if (cgi_parser_is(p, CGI_TOK_WORD)) {
    *spelled = p->tok.text;
    ok = cgi_parser_custom(p, st);
  } else {
    return cgi_parser_error(p, "expected an operation");
  }
  return ok && cgi_parser_optional_loc(p, &st->loc) && cgi_legacy_normalize(p, *spelled, st);
}

static bool cgi_parser_op(cgi_parser *p, cg_block block) {
  cg_context *ctx = p->ctx;
  cgi_result_name *names = NULL;
  cgi_op_state st;
  memset(&st, 0, sizeof st);
  unsigned total = 0;
  cg_str spelled = cgi_s("");
  bool ok = !cgi_parser_is(p, CGI_TOK_VALUE) || cgi_parser_result_names(p, &names, &total);
  cg_block outer = p->block;
  st.num_names = total;
  p->block = block;
  ok = ok && cgi_parser_op_text(p, &st, &spelled);
  if (ok) {
    cgi_parser_drop_defaults(p, &st);
    cg_op op = cgi_parser_make(p, &st);
    cgi_op_append(block, op);
    if (op->def->traits & CG_TRAIT_STRUCTURED) cgi_linalg_build_body(op); // named ops: where the text leaves it out
    ok = cgi_parser_name_results(p, op, names, total);
  } else {
    for (size_t i = 0; i < cgi_len(names); i++) cgi_parser_define(p, names[i].name, names[i].at, 0, NULL);
  }
  p->block = outer;
  cgi_arr_free(ctx, names);
  cgi_parser_free_state(p, &st);
  return ok;
}

// ---- modules ------------------------------------------------------------------------------------------------------------------------------------
static void cgi_parser_top(cgi_parser *p, cg_block block) {
  while (!cgi_parser_is(p, CGI_TOK_EOF)) {
    const char *start = cgi_parser_here(p);
    bool ok;
    if (cgi_parser_is(p, CGI_TOK_HASH) || cgi_parser_is(p, CGI_TOK_BANG)) {
      ok = cgi_parser_alias_definition(p);
    } else if (cgi_parser_is(p, CGI_TOK_META_OPEN)) {
      bool quiet = p->quiet;
      p->quiet = start == p->resources_at; // it was read, and reported, in front
      size_t n = cgi_len(p->resources);
      ok = cgi_parser_resource_list(p, 0, false);
      if (ok) cgi_shrink(p->resources, n);
      p->quiet = quiet;
      if (!ok) break;
    } else if (cgi_parser_is(p, '}')) {
      ok = cgi_parser_error(p, "'}' without its '{'");
      cgi_parser_next(p);
      continue;
    } else {
      ok = cgi_parser_op(p, block);
    }
    if (ok) continue;
    p->depth = 0;
    cgi_parser_skip_op(p, start);
    if (cgi_parser_here(p) == start && !cgi_parser_is(p, CGI_TOK_EOF)) cgi_parser_next(p);
  }
}

static void cgi_parser_free(cgi_parser *p) {
  cg_context *ctx = p->ctx;
  cgi_arr_free(ctx, p->lines);
  cgi_arr_free(ctx, p->aliases);
  cgi_arr_free(ctx, p->bindings);
  cgi_arr_free(ctx, p->forwards);
  cgi_arr_free(ctx, p->blocks);
  cgi_arr_free(ctx, p->resources);
  cgi_hmap_free(&p->alias_index);
  cgi_hmap_free(&p->names);
  cgi_free(ctx, (void *)p->syntax, CG_OP_COUNT * sizeof *p->syntax);
}

static cg_op cgi_parser_module(cgi_parser *p) {
  cg_context *ctx = p->ctx;
  const cgi_op_def *def = cgi_op_def_of(ctx, CG_BUILTIN_MODULE);
  cg_op module = cgi_op_create(ctx, def, cgi_loc_file(ctx, p->file, p->first_line, 1), 0, NULL, 0, NULL, 0, NULL, 1);
  cg_block block = cgi_block_insert(module->regions[0], NULL);
  cgi_parser_scan(p);
  if (p->resources_at) {
    p->pos = p->resources_at;
    cgi_parser_next(p);
    cgi_parser_resource_list(p, 0, false);
    p->depth = 0;
  }
  p->pos = p->text.data;
  p->tok.text.data = p->text.data;
  p->tok.text.len = 0;
  cgi_parser_next(p);
  p->region = module->regions[0];
  if (!p->stopped) cgi_parser_top(p, block);
  cgi_parser_close_forwards(p, 0);
  // A text that is one module is that module.
  cg_op only = block->first;
  if (only && only == block->last && only->def->kind == CG_BUILTIN_MODULE) {
    cgi_op_remove(only);
    return only;
  }
  return module;
}

// ---- what is no MLIR text -----------------------------------------------------------------------------------------------------------------
static bool cgi_parser_begins(cg_str text, const char *bytes, size_t n) { return text.len >= n && memcmp(text.data, bytes, n) == 0; }

static bool cgi_parser_contains(cg_str text, const char *word) {
  size_t n = strlen(word);
  for (size_t i = 0; i + n <= text.len; i++)
    if (memcmp(text.data + i, word, n) == 0) return true;
  return false;
}

// Files that models come in and that are no MLIR text, by their first bytes; NULL for text.
static const char *cgi_parser_foreign(cg_str text) {
  cg_str head = text;
  if (head.len > 64) head.len = 64;
  if (cgi_parser_begins(head, "ML\xEFR", 4))
    return cgi_parser_contains(head, "StableHLO_v")
               ? "this is a portable artifact of StableHLO, no text: `stablehlo-translate --deserialize FILE` gives its text"
               : "this is MLIR bytecode, no text: `mlir-opt FILE`, or the tool that wrote it, gives its text";
  if (cgi_parser_begins(head, "HloModule ", 10))
    return "this is HLO text of XLA, no MLIR: XLA's translation tools convert it to StableHLO, and frameworks can print StableHLO themselves "
           "(JAX: jax.jit(f).lower(...).as_text())";
  if (cgi_parser_begins(head, "\x03\x02\x23\x07", 4)) return "this is SPIR-V, no MLIR text";
  if (cgi_parser_begins(head, "BC\xC0\xDE", 4)) return "this is LLVM bitcode, no MLIR text";
  if (cgi_parser_begins(head, "\x1F\x8B", 2) || cgi_parser_begins(head, "PK\x03\x04", 4))
    return "this is a compressed file, no text: unpack it first";
  if (cgi_parser_begins(head, "\xFF\xFE", 2) || cgi_parser_begins(head, "\xFE\xFF", 2)) return "this is text in UTF-16: MLIR text is UTF-8";
  if (!head.len || (head.data[0] != 0x08 && head.data[0] != 0x0A)) return NULL;
  for (size_t i = 1; i < head.len; i++) // a first field of a number or of bytes, and then what no text has
    if ((unsigned char)head.data[i] < '\t')
      return "this is binary, probably a protocol buffer (HloModuleProto, ONNX, TensorFlow): convert the model to StableHLO text first";
  return NULL;
}

typedef struct cgi_parse_call {
  const char *text;
  size_t len;
  const cg_parse_desc *desc;
  cg_module *out;
} cgi_parse_call;

static cg_result cgi_parse_protected(cg_context *ctx, void *arg) {
  cgi_parse_call *call = (cgi_parse_call *)arg;
  cgi_parser p;
  memset(&p, 0, sizeof p);
  p.ctx = ctx;
  p.file = cgi_intern(ctx, cgi_s(call->desc && call->desc->filename ? call->desc->filename : "-"));
  p.first_line = call->desc && call->desc->first_line ? call->desc->first_line : 1;
  cg_str text;
  text.data = call->text;
  text.len = call->len;
  if (call->len >= UINT32_MAX / 2) {
    cgi_error(ctx, cgi_loc_file(ctx, p.file, 1, 1), "[text-too-large] the text is larger than 2 GiB");
    return CG_INVALID_INPUT;
  }
  if (cgi_parser_begins(text, "\xEF\xBB\xBF", 3)) { // the byte order mark that some editors begin UTF-8 with
    text.data += 3;
    text.len -= 3;
  }
  const char *foreign = cgi_parser_foreign(text);
  if (foreign) return cgi_result(ctx, cgi_error(ctx, cgi_loc_file(ctx, p.file, p.first_line, 1), "[syntax] %s", foreign));
  p.text = cgi_source_add(ctx, p.file, text, p.first_line);
  p.pos = p.last = p.tok.text.data = p.text.data;
  p.end = p.text.data + p.text.len;
  p.alias_index.ctx = p.names.ctx = ctx;
  p.syntax = cgi_syntax_table(ctx);
  cg_op module = cgi_parser_module(&p);
  bool ok = p.errors == 0 && p.reported == 0;
  if (!ok) cgi_parser_explain(&p, p.tok.text.data);
  cgi_parser_free(&p);
  if (ok && !(call->desc && call->desc->skip_verification)) ok = cgi_verify(module);
  if (ok) *call->out = module;
  return cgi_result(ctx, ok);
}

CODEGEN_API cg_result cg_parse(cg_context *ctx, const char *text, size_t len, const cg_parse_desc *desc, cg_module *out) {
  cgi_parse_call call;
  call.text = text;
  call.len = len;
  call.desc = desc;
  call.out = out;
  if (out) *out = NULL;
  if (!ctx) return CG_INVALID_ARGUMENT;
  cgi_errors_begin(ctx);
  if (!CGI_GIVEN(ctx, out) || !CGI_GIVEN_N(ctx, len, text)) return CG_INVALID_ARGUMENT;
  return cgi_protect(ctx, cgi_parse_protected, &call);
}

// ---- the table of hand-written syntax ------------------------------------------------------------------------------------------------------------
CGI_DEF const struct cgi_syntax **cgi_syntax_table(cg_context *ctx) {
  typedef const cgi_syntax *(*rows_fn)(unsigned *count);
  static const rows_fn files[] = {cgi_syntax_common, cgi_syntax_vector,
#ifndef CODEGEN_NO_IREE_SYNTAX
                                  cgi_syntax_iree
#endif
  };
  const cgi_syntax **table = (const cgi_syntax **)cgi_alloc_array(ctx, CG_OP_COUNT, sizeof *table);
  for (size_t f = 0; f < sizeof files / sizeof *files; f++) {
    unsigned n;
    const cgi_syntax *rows = files[f](&n);
    for (unsigned i = 0; i < n; i++) table[rows[i].kind] = &rows[i];
  }
  return table;
}

#undef CGI_MAX_ERRORS
