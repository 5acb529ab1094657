// The pass manager: reads a pipeline, checks every name and option before anything runs, then runs the passes in order.
//
//   pipeline := item (',' item)*      item := pass [ '{' option (' ' option)* '}' ] | anchor '(' pipeline ')'      option := name [ '=' value ]
//
// An anchor (`builtin.module`, `func.func`, `hal.executable.variant`) is taken for MLIR's sake: passes find what they work on themselves.
#include "passes/pass_table.h"
#include "passes/pipelines.h"

typedef struct cgi_pass_row {
  const char *name; // and behind its NUL the summary, behind that one's the options, behind those the first letter of what it runs on
  cgi_pass_fn fn;
} cgi_pass_row;

typedef struct cgi_pass_node { // what a host registered
  cgi_pass_row row;            // first: without a function, it is the whole node
  const cg_pass_desc *desc;
  struct cgi_pass_node *next;
} cgi_pass_node;

#define CGI_ON_MODULE "m"
#define CGI_ON_KERNELS "k"
#define CGI_ON_HOST "h"
static const cgi_pass_row cgi_pass_rows[] = {
#define CGI_PASS_ROW(suffix, on, name, summary, options) {name "\0" CGI_HELP(summary) "\0" options "\0" CGI_ON_##on, cgi_pass_##suffix},
    CGI_PASSES(CGI_PASS_ROW)
#undef CGI_PASS_ROW
};
// What this build leaves out: a macro, then the names of its passes, each ended by NUL.
#define CGI_PASS_NAME(suffix, on, name, summary, options) name "\0"
static const char *const cgi_passes_left_out[] = {
#ifdef CODEGEN_NO_FAST_PIPELINES
    "CODEGEN_NO_FAST_PIPELINES\0" CGI_ALL_PASSES(CGI_NO_PASS, CGI_PASS_NAME, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS,
                                                 CGI_NO_PASS) "tile-scan\0tile-sort\0",
#endif
#ifdef CODEGEN_NO_EMULATION
    "CODEGEN_NO_EMULATION\0" CGI_ALL_PASSES(CGI_NO_PASS, CGI_NO_PASS, CGI_PASS_NAME, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS),
#endif
#ifdef CODEGEN_NO_HOST_FORMS
    "CODEGEN_NO_HOST_FORMS\0" CGI_ALL_PASSES(CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_PASS_NAME, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS,
                                             CGI_NO_PASS),
#endif
#ifdef CODEGEN_NO_EXTRA_PASSES
    "CODEGEN_NO_EXTRA_PASSES\0" CGI_ALL_PASSES(CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_PASS_NAME, CGI_NO_PASS, CGI_NO_PASS,
                                               CGI_NO_PASS),
#endif
#ifdef CODEGEN_NO_SECOND_TIER_OPS
    "CODEGEN_NO_SECOND_TIER_OPS\0" CGI_ALL_PASSES(CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_PASS_NAME, CGI_NO_PASS,
                                                  CGI_NO_PASS),
#endif
#ifdef CODEGEN_NO_IREE_SYNTAX
    "CODEGEN_NO_IREE_SYNTAX\0" CGI_ALL_PASSES(CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS,
                                              CGI_PASS_NAME),
#elif defined CODEGEN_NO_TEXT
    "CODEGEN_NO_TEXT\0" CGI_ALL_PASSES(CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_PASS_NAME),
#endif
#ifdef CODEGEN_NO_EXTENSIONS
    "CODEGEN_NO_EXTENSIONS\0" CGI_ALL_PASSES(CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_NO_PASS, CGI_PASS_NAME,
                                             CGI_NO_PASS),
#endif
    NULL};
#undef CGI_PASS_NAME
#define CGI_NUM_PASSES (sizeof cgi_pass_rows / sizeof cgi_pass_rows[0])
#define CGI_MAX_PIPELINE_DEPTH 64
#ifdef CODEGEN_TEST_PASSES // the tests' own builds
#define CGI_VERIFY_ALWAYS true
#else
#define CGI_VERIFY_ALWAYS false
#endif

static bool cgi_pass_tell(const cgi_pass_row *row, cg_pass_info *out) {
  out->name = row->name;
  out->summary = cgi_next_text(row->name);
  out->options = cgi_next_text(out->summary);
  return true;
}

CODEGEN_API bool cg_pass_at(size_t i, cg_pass_info *out) { return i < CGI_NUM_PASSES && out && cgi_pass_tell(&cgi_pass_rows[i], out); }

#ifndef CODEGEN_NO_EXTENSIONS
CODEGEN_API bool cg_registered_pass_at(const cg_context *ctx, size_t i, cg_pass_info *out) {
  size_t n = 0;
  const cgi_pass_node *p;
  for (p = ctx ? ctx->pass_nodes : NULL; p; p = p->next) n++;
  if (i >= n || !out) return false;
  for (p = ctx->pass_nodes; n - 1 > i; n--) p = p->next; // newest first
  return cgi_pass_tell(&p->row, out);
}
#endif

CGI_DEF bool cgi_backend_takes(cg_op op) {
  const cgi_names *taken = &op->ctx->backend_ops;
  for (size_t i = 0; i < taken->count; i++)
    if (cgi_str_is(op->def->name, taken->names[i])) return true;
  return false;
}

CGI_DEF bool cgi_pass_needs(const cgi_pass *pass, cg_op op, const char *what) {
  return cgi_op_unsupported(op, "[missing-pass] pass '%s' needs %p", pass->name, what);
}

CGI_DEF bool cgi_pass_needs_no_callers(const cgi_pass *pass, cg_op func) {
  cg_op *calls = cgi_collect(pass->module, CG_FUNC_CALL);
  for (size_t i = 0; i < cgi_len(calls); i++)
    if (cgi_symbol_resolve(calls[i], cg_op_attr(calls[i], "callee")) == func)
      return cgi_pass_needs(pass, calls[i], "calls inlined: run inline first");
  return true;
}

typedef struct cgi_pass_tensors {
  const cgi_pass *pass;
  unsigned width;
} cgi_pass_tensors;

static bool cgi_pass_has_no_tensor(cg_op op, void *user) {
  const cgi_pass_tensors *t = (const cgi_pass_tensors *)user;
  for (unsigned i = 0; i < op->num_results; i++) {
    cg_type type = op->results[i]->type;
    if (type->kind == CG_TYPE_DISPATCH_TENSOR) type = type->element;
    if (type->kind != CG_TYPE_TENSOR || !cg_type_is_int(type->element) || cg_type_width(type->element) != t->width) continue;
    return cgi_pass_needs(t->pass, op, "kernels on buffers: run bufferize or linalg-to-loops first");
  }
  return true;
}

CGI_DEF bool cgi_pass_needs_no_tensors(const cgi_pass *pass, cg_op func, unsigned width) {
  cgi_pass_tensors t;
  t.pass = pass;
  t.width = width;
  return cgi_walk_pre(func, cgi_pass_has_no_tensor, &t);
}

// ---- options --------------------------------------------------------------------------------------------------------------------------
static bool cgi_option_find(size_t n, const cg_named_attr *options, const char *name, cg_str *out) {
  for (size_t i = 0; i < n; i++) {
    if (!cgi_str_is(options[i].name, name)) continue;
    *out = cg_attr_str(options[i].value);
    return true;
  }
  return false;
}

CGI_DEF cg_str cgi_pass_option(const cgi_pass *pass, const char *name, const char *default_value) {
  cg_str v;
  return cgi_option_find(pass->num_options, pass->options, name, &v) ? v : cgi_s(default_value);
}

static bool cgi_option_int(cg_str s, int64_t *out) {
  bool negative = s.len > 0 && s.data[0] == '-';
  cg_str digits = s;
  if (negative) digits.data++, digits.len--;
  uint64_t v;
  if (digits.len == 0 || !cgi_parse_u64(digits, &v) || v > (uint64_t)INT64_MAX) return false;
  *out = negative ? -(int64_t)v : (int64_t)v;
  return true;
}

CGI_DEF int64_t cgi_pass_option_int(const cgi_pass *pass, const char *name) {
  cg_str v;
  int64_t n;
  return cgi_option_find(pass->num_options, pass->options, name, &v) && cgi_option_int(v, &n) ? n : 0;
}

static bool cgi_option_true(cg_str v) { return cgi_str_is(v, "true") || cgi_str_is(v, "1") || v.len == 0; }

CGI_DEF bool cgi_pass_option_bool(const cgi_pass *pass, const char *name, bool default_value) {
  cg_str v;
  if (!cgi_option_find(pass->num_options, pass->options, name, &v)) return default_value;
  return cgi_option_true(v);
}

static bool cgi_list_filler(char c) { return c == ' ' || c == ',' || c == '[' || c == ']' || c == '"' || c == '\''; }

CGI_DEF bool cgi_list_next(cg_str *rest, cg_str *item) {
  size_t i = 0, start;
  while (i < rest->len && cgi_list_filler(rest->data[i])) i++;
  start = i;
  while (i < rest->len && !cgi_list_filler(rest->data[i])) i++;
  item->data = rest->data + start;
  item->len = i - start;
  rest->data += i;
  rest->len -= i;
  return item->len > 0;
}

// ---- parsing --------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_pipeline_item {
  const cgi_pass_row *row;
  cg_named_attr *options; // cgi array
} cgi_pipeline_item;

typedef struct cgi_pipeline_parser {
  cg_context *ctx;
  const char *text, *at;
  cgi_pipeline_item *items; // cgi array
#ifdef CGI_PASS_ALIASES
  bool runs; // else it is read alone
#endif
} cgi_pipeline_parser;

static bool cgi_pipeline_error(cg_context *ctx, cg_str message) {
  return cgi_argument_error(ctx, cgi_starts_with(message, "[") ? "%S" : "[pass-list] %S", message);
}

static bool cgi_pipeline_syntax(cgi_pipeline_parser *p, const char *what) {
  return cgi_pipeline_error(p->ctx, cgi_format(p->ctx, "in the pipeline at character %d: %p", (int)(p->at - p->text) + 1, what));
}

static void cgi_pipeline_blanks(cgi_pipeline_parser *p) {
  while (*p->at == ' ' || *p->at == '\t' || *p->at == '\n' || *p->at == '\r') p->at++;
}

static bool cgi_pipeline_letter(char c) { return cgi_is_word_char(c) || c == '-' || c == '.'; }

static cg_str cgi_pipeline_word(cgi_pipeline_parser *p) {
  cg_str s;
  s.data = p->at;
  for (;; p->at++) {
    if (p->at[0] == ':' && p->at[1] == ':')
      p->at++; // of a class name's namespaces
    else if (!cgi_pipeline_letter(*p->at))
      break;
  }
  s.len = (size_t)(p->at - s.data);
  return s;
}

static const cgi_pass_row *cgi_pass_find(cg_context *ctx, cg_str name) {
  for (size_t i = 0; i < CGI_NUM_PASSES; i++)
    if (cgi_str_is(name, cgi_pass_rows[i].name)) return &cgi_pass_rows[i];
  for (const cgi_pass_node *p = ctx->pass_nodes; p; p = p->next)
    if (cgi_str_is(name, p->row.name)) return &p->row;
  return NULL;
}

static const char *cgi_pass_left_out_by(cg_str name) { // the macro; NULL: it is not
  for (size_t i = 0; cgi_passes_left_out[i]; i++)
    for (const char *s = cgi_passes_left_out[i]; *s; s = cgi_next_text(s))
      if (cgi_str_is(name, s)) return cgi_passes_left_out[i];
  return NULL;
}

static bool cgi_pass_unknown(cg_context *ctx, cg_str name) {
  const char *macro = cgi_pass_left_out_by(name);
  if (macro) return cgi_unsupported(ctx, cgi_loc_unknown(ctx), "[left-out] pass '%S' is left out of this build by %s", name, macro);
  const char *best = NULL;
  unsigned best_distance = 1 + (unsigned)name.len / 2;
  for (size_t i = 0; i < CGI_NUM_PASSES; i++) {
    unsigned d = cgi_edit_distance(name, cgi_s(cgi_pass_rows[i].name));
    if (d < best_distance) {
      best_distance = d;
      best = cgi_pass_rows[i].name;
    }
  }
  if (best) return cgi_pipeline_error(ctx, cgi_format(ctx, "[unknown-pass] unknown pass '%S'; did you mean '%s'?", name, best));
  return cgi_pipeline_error(ctx, cgi_format(ctx, "[unknown-pass] unknown pass '%S' (cgc opt --list-passes names them all)", name));
}

// One entry "name:type=default|help" of a row's options; false at the end.
static bool cgi_option_spec_next(const char **spec, cg_str *name, cg_str *type) {
  const char *s = *spec;
  if (!*s) return false;
  name->data = s;
  while (*s && *s != ':' && *s != '\n') s++;
  name->len = (size_t)(s - name->data);
  if (*s == ':') s++;
  type->data = s;
  while (*s && *s != '=' && *s != '|' && *s != '\n') s++;
  type->len = (size_t)(s - type->data);
  while (*s && *s != '\n') s++;
  *spec = *s ? s + 1 : s;
  return true;
}

static bool cgi_option_value_ok(cg_str type, cg_str value) {
  int64_t n;
  if (cgi_str_is(type, "int")) return cgi_option_int(value, &n);
  if (cgi_starts_with(type, "int[")) // int[A..B], both digits
    return cgi_option_int(value, &n) && n >= type.data[4] - '0' && n <= type.data[7] - '0';
  if (cgi_str_is(type, "bool"))
    return value.len == 0 || cgi_str_is(value, "true") || cgi_str_is(value, "false") || cgi_str_is(value, "0") || cgi_str_is(value, "1");
  if (cgi_str_is(type, "ints")) {
    cg_str item;
    while (cgi_list_next(&value, &item))
      if (!cgi_option_int(item, &n)) return false;
  }
  return true;
}

static bool cgi_option_check(cg_context *ctx, const cgi_pass_row *row, cg_str name, cg_str value) {
  const char *options = cgi_next_text(cgi_next_text(row->name)), *spec = options;
  cg_str known, type, best = cgi_s("");
  unsigned best_distance = 1 + (unsigned)name.len / 2;
  while (cgi_option_spec_next(&spec, &known, &type)) {
    if (cgi_str_eq(known, name)) {
      if (cgi_option_value_ok(type, value)) return true;
      return cgi_pipeline_error(ctx, cgi_format(ctx, "pass '%s': option '%S' takes %S, not '%S'", row->name, name, type, value));
    }
    unsigned d = cgi_edit_distance(name, known);
    if (d < best_distance) best_distance = d, best = known;
  }
  if (!options[0]) return cgi_pipeline_error(ctx, cgi_format(ctx, "pass '%s' has no options, but '%S' is given", row->name, name));
  if (best.len) return cgi_pipeline_error(ctx, cgi_format(ctx, "pass '%s' has no option '%S'; did you mean '%S'?", row->name, name, best));
  spec = options;
  cgi_option_spec_next(&spec, &known, &type);
  return cgi_pipeline_error(ctx, cgi_format(ctx, "pass '%s' has no option '%S' (it has '%S')", row->name, name, known));
}

// A value ends at a blank or the closing brace outside of quotes and brackets.
static bool cgi_pipeline_value(cgi_pipeline_parser *p, cg_str *out) {
  out->data = p->at;
  int depth = 0;
  char quote = 0;
  for (; *p->at; p->at++) {
    char c = *p->at;
    if (quote) {
      if (c == quote) quote = 0;
      continue;
    }
    if (depth == 0 && (c == ' ' || c == '}' || c == '\n' || c == '\t')) break;
    if (c == '"' || c == '\'') quote = c;
    if (c == '[' || c == '{') depth++;
    if (c == ']' || c == '}') depth--;
  }
  out->len = (size_t)(p->at - out->data);
  if (quote || depth) return cgi_pipeline_syntax(p, "a quote or bracket of an option's value is not closed");
  if (out->len >= 2 && (out->data[0] == '"' || out->data[0] == '\'') && out->data[out->len - 1] == out->data[0]) out->data++, out->len -= 2;
  return true;
}

static bool cgi_pipeline_options(cgi_pipeline_parser *p, cgi_pipeline_item *item) {
  cg_context *ctx = p->ctx;
  p->at++;
  for (;;) {
    cgi_pipeline_blanks(p);
    if (*p->at == '}') break;
    cg_str name = cgi_pipeline_word(p), value = cgi_s("");
    if (name.len == 0) return cgi_pipeline_syntax(p, "expected an option's name or '}'");
    if (*p->at == '=') {
      p->at++;
      if (!cgi_pipeline_value(p, &value)) return false;
    }
    if (!cgi_option_check(ctx, item->row, name, value)) return false;
    cg_named_attr option;
    option.name = cgi_intern(ctx, name);
    option.value = cgi_attr_str(ctx, value);
    cgi_push(item->options, option);
  }
  p->at++;
  return true;
}

static bool cgi_pipeline_list(cgi_pipeline_parser *p, int depth);

// What a name stands for, in its place.
static bool cgi_pipeline_named(cgi_pipeline_parser *p, const char *passes, int depth) {
  const char *rest = p->at;
  if (*rest == '{') return cgi_pipeline_syntax(p, "the name stands for several passes, which take their options by their own names");
  p->at = passes;
  bool ok = cgi_pipeline_list(p, depth);
  p->at = rest;
  return ok;
}

static bool cgi_pipeline_item_parse(cgi_pipeline_parser *p, int depth) {
  cg_context *ctx = p->ctx;
  cgi_pipeline_blanks(p);
  cg_str name = cgi_pipeline_word(p);
  if (name.len == 0) return cgi_pipeline_syntax(p, *p->at ? "expected a pass's name" : "expected a pass's name, not the end");
  cgi_pipeline_blanks(p);
  if (*p->at == '(') {
    p->at++;
    if (depth >= CGI_MAX_PIPELINE_DEPTH) return cgi_pipeline_syntax(p, "nested too deep");
    cgi_pipeline_blanks(p);
    if (*p->at != ')' && !cgi_pipeline_list(p, depth + 1)) return false;
    if (*p->at != ')') return cgi_pipeline_syntax(p, "expected ',' or ')'");
    p->at++;
    cgi_pipeline_blanks(p);
    return true;
  }
  cgi_pipeline_item item;
  memset(&item, 0, sizeof item);
  const char *passes = cgi_pipeline_part(name);
  if (passes) return cgi_pipeline_named(p, passes, depth);
  item.row = cgi_pass_find(ctx, name);
#ifdef CGI_PASS_ALIASES
  if (!item.row) passes = cgi_pass_alias_find(name);
  if (passes && *passes == '!') {
    if (p->runs) cgi_remark(ctx, cgi_loc_unknown(ctx), "pass '%S' has nothing to do here: %p", name, passes + 1);
    return true;
  }
  if (passes && strchr(passes, ',')) return cgi_pipeline_named(p, passes, depth);
  if (passes) item.row = cgi_pass_find(ctx, cgi_s(passes));
#endif
  if (!item.row) return cgi_pass_unknown(ctx, name);
  if (*p->at == '{' && !cgi_pipeline_options(p, &item)) return false;
  cgi_pipeline_blanks(p);
  cgi_push(p->items, item);
  return true;
}

static bool cgi_pipeline_list(cgi_pipeline_parser *p, int depth) {
  for (;;) {
    if (!cgi_pipeline_item_parse(p, depth)) return false;
    if (*p->at != ',') return true;
    p->at++;
  }
}

static bool cgi_pipeline_parse(cgi_pipeline_parser *p, const char *text) {
  p->text = p->at = text;
  cgi_pipeline_blanks(p);
  if (!*p->at) return true; // an empty pipeline does nothing
  if (!cgi_pipeline_list(p, 0)) return false;
  return *p->at ? cgi_pipeline_syntax(p, "expected ',' or the end") : true;
}

#ifndef CODEGEN_NO_EXTENSIONS
// ---- registering -------------------------------------------------------------------------------------------------------------------------
// Entries as cgi_option_spec_next and cgi_option_value_ok read them.
static bool cgi_option_spec_ok(const char *spec) {
  cg_str name, type;
  while (cgi_option_spec_next(&spec, &name, &type)) {
    bool known = cgi_has_word(cgi_s("bool, int, string, list, ints"), type) ||
                 (type.len == strlen("int[0..9]") && cgi_starts_with(type, "int[") && type.data[4] >= '0' && type.data[5] == '.' &&
                  type.data[6] == '.' && type.data[4] <= type.data[7] && type.data[7] <= '9' && type.data[8] == ']');
    for (size_t i = 0; i < name.len; i++) known = known && cgi_pipeline_letter(name.data[i]);
    if (!known || !name.len) return false;
  }
  return true;
}

static cg_result cgi_pass_register(cg_context *ctx, void *arg) {
  const cg_pass_desc *desc = (const cg_pass_desc *)arg;
  cgi_pass_node *p = (cgi_pass_node *)cgi_alloc_kept(ctx, sizeof *p);
  const char *on = desc->on == CG_PASS_ON_MODULE ? CGI_ON_MODULE : desc->on == CG_PASS_ON_HOST ? CGI_ON_HOST : CGI_ON_KERNELS;
  const char *texts[] = {desc->name, desc->summary ? desc->summary : "", desc->options ? desc->options : "", on};
  size_t n = 0, len[4];
  for (unsigned i = 0; i < 4; i++) n += len[i] = strlen(texts[i]) + 1;
  char *all = (char *)cgi_alloc_kept(ctx, n);
  p->row.name = all;
  for (unsigned i = 0; i < 4; all += len[i++]) memcpy(all, texts[i], len[i]);
  p->desc = desc;
  p->next = ctx->pass_nodes;
  ctx->pass_nodes = p;
  return CG_OK;
}

CODEGEN_API cg_str cg_pass_option(const cg_pass_input *input, const char *name, const char *default_value) {
  cg_str v;
  return input && name && cgi_option_find(input->num_options, input->options, name, &v) ? v : cgi_s(default_value ? default_value : "");
}

CODEGEN_API int64_t cg_pass_option_int(const cg_pass_input *input, const char *name, int64_t default_value) {
  cg_str v;
  int64_t n;
  if (!input || !name || !cgi_option_find(input->num_options, input->options, name, &v)) return default_value;
  return cgi_option_int(v, &n) ? n : cgi_option_true(v);
}

CODEGEN_API cg_result cg_register_pass(cg_context *ctx, const cg_pass_desc *pass) {
  if (!ctx || !CGI_GIVEN(ctx, pass)) return CG_INVALID_ARGUMENT;
  for (const cgi_pass_node *p = ctx->pass_nodes; p; p = p->next)
    if (p->desc == pass) return CG_OK;
  if (!cgi_given(ctx, __func__, "pass->name", pass->name)) return CG_INVALID_ARGUMENT;
  const char *c = pass->name;
  while (cgi_pipeline_letter(*c)) c++;
  if (*c || !*pass->name) return cgi_misuse(ctx, __func__, "pass->name is '%s', no name", pass->name);
  if (cgi_pass_find(ctx, cgi_s(pass->name)) || cgi_pipeline_part(cgi_s(pass->name)) || cgi_pass_left_out_by(cgi_s(pass->name)))
    return cgi_misuse(ctx, __func__, "pass->name is '%s', which is taken", pass->name);
  if ((unsigned)pass->on > CG_PASS_ON_HOST) return cgi_misuse(ctx, __func__, "pass->on is %d, no cg_pass_on", (int)pass->on);
  if (pass->options && !cgi_option_spec_ok(pass->options)) return cgi_misuse(ctx, __func__, "pass->options has an entry that is none");
  if (!pass->run) return cgi_misuse(ctx, __func__, "pass->run is NULL");
  return cgi_protect(ctx, cgi_pass_register, (void *)(uintptr_t)pass);
}
#endif

// ---- running --------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_pipeline_args {
  cg_op module;
  const char *text;
  const cg_pipeline_desc *desc;
} cgi_pipeline_args;

static cg_result cgi_pipeline_hook(cg_context *ctx, const cg_pipeline_desc *desc, const char *pass, cg_op op, bool after) {
  if (!desc || !desc->hook) return CG_OK;
  void *token = cgi_callback_begin(ctx);
  cg_result r = desc->hook(desc->user, pass, op, after);
  cgi_callback_end(ctx, token);
  return r;
}

#ifndef CODEGEN_NO_EXTENSIONS
// The user's own: what it leaves of what it was called for is looked at at once, as others rely on it.
static bool cgi_pipeline_registered(const cg_pass_desc *desc, cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cg_op root = pass->func ? pass->func : pass->module;
  cg_pass_input in;
  in.ctx = ctx;
  in.module = pass->module;
  in.func = pass->func;
  in.target = pass->func ? cgi_target_of(pass->func) : NULL;
  in.num_options = pass->num_options;
  in.options = pass->options;
  bool before = ctx->has_error; // of another function
  cgi_edit_token token = cgi_edit_begin(ctx, CGI_EDIT_ALL, root);
  cg_result r = desc->run(desc->user, &in);
  cgi_edit_end(ctx, token);
  if (r != CG_OK && !ctx->has_error) cgi_op_error(root, "is refused by the pass '%s'", desc->name);
  if (r != CG_OK) ctx->failure = r;
  bool ok = r == CG_OK && (before || !ctx->has_error), right = !ok || cgi_verify(root);
  if (ctx->trial && (!right || r == CG_OUT_OF_MEMORY)) ctx->trial->final = true; // nothing else is tried
  if (!right) cgi_note(ctx, cgi_loc_unknown(ctx), "the IR was wrong after pass '%s'", desc->name);
  return ok && right;
}
#endif

static bool cgi_pipeline_one(const cgi_pass_row *row, cgi_pass *pass) {
#ifndef CODEGEN_NO_EXTENSIONS
  if (!row->fn) return cgi_pipeline_registered(((const cgi_pass_node *)(const void *)row)->desc, pass);
#endif
  return row->fn(pass);
}

static bool cgi_pipeline_call(const cgi_pass_row *row, cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cgi_scratch mark = cgi_scratch_mark(ctx);
  bool ok = true;
  char on = *cgi_next_text(cgi_next_text(cgi_next_text(row->name)));
  if (on == *CGI_ON_MODULE) {
    ok = cgi_pipeline_one(row, pass);
    cgi_scratch_release(ctx, mark);
    return ok;
  }
  cg_op *functions = on == *CGI_ON_HOST ? cgi_host_functions(pass->module) : cgi_dispatch_functions(pass->module);
  for (size_t i = 0; i < cgi_len(functions); i++) {
    cgi_scratch one = cgi_scratch_mark(ctx);
    pass->func = functions[i];
    ok = cgi_pipeline_one(row, pass) && ok;
    cgi_scratch_release(ctx, one);
  }
  cgi_scratch_release(ctx, mark);
  return ok;
}

static cg_result cgi_pipeline_run_item(cg_context *ctx, const cgi_pipeline_args *a, const cgi_pipeline_item *item) {
  cgi_pass pass;
  pass.ctx = ctx;
  pass.name = item->row->name;
  pass.module = a->module;
  pass.func = NULL;
  pass.options = item->options;
  pass.num_options = cgi_len(item->options);
  pass.hooks = a->desc;
  cg_result r = cgi_pipeline_hook(ctx, a->desc, item->row->name, a->module, false);
  if (r != CG_OK) return r;
  if (!cgi_pipeline_call(item->row, &pass)) return cgi_failure(ctx);
  if ((CGI_VERIFY_ALWAYS || (a->desc && a->desc->verify_each)) && !cgi_verify(a->module)) {
    if (ctx->trial) ctx->trial->final = true;
    cgi_note(ctx, cgi_loc_unknown(ctx), "the IR was wrong after pass '%s'", item->row->name);
    return cgi_failure(ctx);
  }
  return cgi_pipeline_hook(ctx, a->desc, item->row->name, a->module, true);
}

static cg_result cgi_pipeline_thunk(cg_context *ctx, void *arg) {
  const cgi_pipeline_args *a = (const cgi_pipeline_args *)arg;
  cgi_pipeline_parser p;
  memset(&p, 0, sizeof p);
  p.ctx = ctx;
#ifdef CGI_PASS_ALIASES
  p.runs = a->module != NULL;
#endif
#ifdef CODEGEN_NO_VERIFY
  if (a->desc && a->desc->verify_each) return cgi_result(ctx, cgi_unsupported(ctx, cgi_loc_unknown(ctx), CGI_NO_VERIFIER));
#endif
  bool ok = cgi_pipeline_parse(&p, a->text);
  cg_result r = ok ? CG_OK : cgi_failure(ctx);
  for (size_t i = 0; r == CG_OK && a->module && i < cgi_len(p.items); i++) r = cgi_pipeline_run_item(ctx, a, &p.items[i]);
  for (size_t i = 0; i < cgi_len(p.items); i++) cgi_arr_free(ctx, p.items[i].options);
  cgi_arr_free(ctx, p.items);
  return r;
}

CGI_DEF cg_result cgi_run_passes(cg_op root, const char *passes, const cg_pipeline_desc *hooks) {
  cgi_pipeline_args a;
  a.module = root;
  a.text = passes;
  a.desc = hooks;
  return cgi_pipeline_thunk(root->ctx, &a);
}

CGI_DEF cg_result cgi_run_named_passes(cg_op root, cg_op owner, cg_str passes, const cg_pipeline_desc *hooks) {
  cg_context *ctx = root->ctx;
  const char *text = cgi_strdup(ctx, passes).data;
  cgi_pipeline_args a;
  cgi_trial trial;
  a.module = NULL; // it is read alone
  a.text = text;
  a.desc = NULL;
  if (strlen(text) != passes.len) return cgi_result(ctx, cgi_op_error(owner, "[pass-list] has a NUL byte in its pass list"));
  cgi_trial_begin(ctx, &trial);
  cg_result r = cgi_pipeline_thunk(ctx, &a);
  cgi_trial_end(ctx);
  if (r != CG_OK) return cgi_result(ctx, cgi_op_error(owner, "[%s] has a pass list that cannot be run: %S", trial.id, trial.message));
  return cgi_run_passes(root, text, hooks);
}

CODEGEN_API cg_result cg_run_pipeline(cg_module module, const char *pipeline, const cg_pipeline_desc *desc) {
  cg_context *ctx = cgi_begin_on(module, __func__);
  if (!ctx || !CGI_GIVEN(ctx, pipeline) || !cgi_may_run(module, __func__)) return CG_INVALID_ARGUMENT;
  cgi_pipeline_args a;
  a.module = module;
  a.text = pipeline;
  a.desc = desc;
  return cgi_protect(ctx, cgi_pipeline_thunk, &a);
}

CODEGEN_API cg_result cg_check_pipeline(cg_context *ctx, const char *pipeline) {
  if (!ctx) return CG_INVALID_ARGUMENT;
  if (!ctx->boundary) cgi_errors_begin(ctx);
  if (!CGI_GIVEN(ctx, pipeline)) return CG_INVALID_ARGUMENT;
  cgi_pipeline_args a;
  a.module = NULL;
  a.text = pipeline;
  a.desc = NULL;
  return cgi_protect(ctx, cgi_pipeline_thunk, &a);
}

#undef CGI_NUM_PASSES
#undef CGI_MAX_PIPELINE_DEPTH
#undef CGI_VERIFY_ALWAYS
