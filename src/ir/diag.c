// Diagnostics: formatting, the callback, source lines, the first error of a call.
#include <stdarg.h>

#include "ir/ir.h"

CGI_DEF void cgi_buf_vformat(cgi_buf *b, const char *format, va_list args) {
  cgi_buf plain;
  plain.ctx = b->ctx;
  plain.text = NULL;
  cgi_buf_packed(&plain, CGI_PACKED_MESSAGE, format);
  for (const char *p = cgi_buf_view(&plain).data; *p; p++) {
    if (*p != '%') {
      cgi_buf_char(b, *p);
      continue;
    }
    switch (*++p) {
    case 's': cgi_buf_z(b, va_arg(args, const char *)); break;
    case 'p': cgi_buf_packed(b, CGI_PACKED_MESSAGE, va_arg(args, const char *)); break;
    case 'S': cgi_buf_str(b, va_arg(args, cg_str)); break;
    case 'd': cgi_buf_i64(b, va_arg(args, int)); break;
    case 'u': cgi_buf_u64(b, va_arg(args, unsigned)); break;
    case 'l': {
      int64_t v = va_arg(args, int64_t);
      if (v == CG_DYNAMIC)
        cgi_buf_char(b, '?');
      else
        cgi_buf_i64(b, v);
      break;
    }
    case 't': cgi_print_type(b, va_arg(args, cg_type)); break;
    case 'a': cgi_print_attr(b, va_arg(args, cg_attr)); break;
    case 'm': cgi_print_map(b, va_arg(args, cg_map)); break;
    case 'o': cgi_buf_str(b, cg_op_name(va_arg(args, cg_op))); break;
    default: cgi_buf_char(b, *p); break;
    }
    if (!*p) break;
  }
  cgi_buf_free(&plain);
}

CGI_DEF void cgi_buf_format(cgi_buf *b, const char *format, ...) {
  va_list args;
  va_start(args, format);
  cgi_buf_vformat(b, format, args);
  va_end(args);
}

CGI_DEF cg_str cgi_format(cg_context *ctx, const char *format, ...) {
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  va_list args;
  va_start(args, format);
  cgi_buf_vformat(&b, format, args);
  va_end(args);
  cg_str s = cgi_strdup(ctx, cgi_buf_view(&b));
  cgi_buf_free(&b);
  return s;
}

CGI_DEF cg_str cgi_source_add(cg_context *ctx, cg_str filename, cg_str text, uint32_t first_line) {
  cgi_source s;
  s.file = cgi_intern(ctx, filename);
  s.text = cgi_strdup(ctx, text);
  s.first_line = first_line ? first_line : 1;
  cgi_arr_keep(ctx->sources);
  cgi_push(ctx->sources, s);
  return s.text;
}

static cg_str cgi_source_line(const cg_context *ctx, cg_str file, uint32_t line) {
  for (size_t i = cgi_len(ctx->sources); i-- > 0;) {
    const cgi_source *s = &ctx->sources[i];
    if (!cgi_str_eq(s->file, file) || line < s->first_line) continue;
    uint32_t n = s->first_line;
    size_t at = 0;
    while (n < line && at < s->text.len)
      if (s->text.data[at++] == '\n') n++;
    if (n < line) continue;
    cg_str r;
    r.data = s->text.data + at;
    r.len = 0;
    while (at + r.len < s->text.len && r.data[r.len] != '\n') r.len++;
    if (r.len && r.data[r.len - 1] == '\r') r.len--;
    return r;
  }
  return cgi_s("");
}

// ---- kinds ------------------------------------------------------------------------------------------------------------------------------
// docs/diagnostics.md says what each is about. A message that begins with one of them in brackets, "[race] …", is of that kind; others are of the
// kind that stands for the way they were reported.
static const char cgi_diagnostic_ids[] = // each ended by NUL
    "arithmetic-overflow\0"
    "backend-mismatch\0"
    "check-failed\0"
    "divergence\0"
    "dominance\0"
    "emission-form\0"
    "fault\0"
    "freed-buffer\0"
    "host-control-flow\0"
    "index-range\0"
    "instruction-limit\0"
    "invalid-argument\0"
    "invalid-call\0"
    "invalid-configuration\0"
    "invalid-constant\0"
    "invalid-input\0"
    "invalid-layout\0"
    "invalid-op\0"
    "left-out\0"
    "limit-binding-size\0"
    "limit-loop-trips\0"
    "limit-private-memory\0"
    "limit-push-constants\0"
    "limit-shared-memory\0"
    "limit-storage-buffers\0"
    "limit-workgroup\0"
    "limit-workgroup-count\0"
    "memory-limit\0"
    "missing-feature\0"
    "missing-launch\0"
    "missing-pass\0"
    "nesting\0"
    "note\0"
    "out-of-bounds\0"
    "out-of-memory\0"
    "pass-list\0"
    "pipeline-gives-way\0"
    "race\0"
    "read-only\0"
    "recursion\0"
    "redefinition\0"
    "step-limit\0"
    "syntax\0"
    "text-too-large\0"
    "too-many-errors\0"
    "type-mismatch\0"
    "undefined-name\0"
    "uninitialised\0"
    "unknown-op\0"
    "unknown-pass\0"
    "unknown-pipeline\0"
    "unknown-target\0"
    "unsupported-op\0"
    "unsupported-type\0";

// Takes the kind off the message, which begins at `start`; gives `otherwise` where there is none.
static const char *cgi_take_id(cgi_buf *b, size_t start, const char *otherwise) {
  cg_str text = cgi_buf_view(b);
  if (start >= text.len || text.data[start] != '[') return otherwise;
  for (const char *id = cgi_diagnostic_ids; *id; id = cgi_next_text(id)) {
    size_t n = strlen(id), rest = start + n + 3; // behind "[id] "
    if (text.len < rest || memcmp(text.data + start + 1, id, n) != 0 || text.data[rest - 2] != ']' || text.data[rest - 1] != ' ') continue;
    memmove(b->text + start, b->text + rest, text.len - rest);
    cgi_shrink(b->text, text.len - (n + 3));
    return id;
  }
  return otherwise;
}

// ---- reporting --------------------------------------------------------------------------------------------------------------------------
// The first error's strings move to the context itself, cut where they do not fit, so that they outlive cg_reset.
static void cgi_keep_first_error(cg_context *ctx, const cg_diagnostic *d) {
  size_t room = sizeof ctx->error_text, at = 0;
  ctx->first_error = *d;
  cg_str *parts[3];
  parts[0] = &ctx->first_error.message;
  parts[1] = &ctx->first_error.file;
  parts[2] = &ctx->first_error.source_line;
  for (unsigned i = 0; i < 3; i++) {
    size_t n = parts[i]->len < room - at ? parts[i]->len : room - at;
    if (n) memcpy(ctx->error_text + at, parts[i]->data, n);
    parts[i]->data = ctx->error_text + at;
    parts[i]->len = n;
    at += n;
  }
  ctx->has_error = true;
}

CGI_DEF CGI_NOINLINE void cgi_trial_begin(cg_context *ctx, cgi_trial *t) {
  memset(t, 0, sizeof *t);
  t->id = "invalid-input";
  t->had_error = ctx->has_error; // what was before comes back at the end
  t->failure = ctx->failure;
  ctx->has_error = false;
  ctx->failure = CG_OK;
  ctx->trial = t;
}

CGI_DEF void cgi_trial_end(cg_context *ctx) {
  cgi_trial *t = ctx->trial, outside = *t;
  t->had_error = ctx->has_error;
  t->failure = ctx->failure;
  ctx->has_error = outside.had_error;
  ctx->failure = outside.failure;
  ctx->trial = NULL;
}

// The location that the text gave, where a diagnostic was reported at the text itself.
static void cgi_note_source(cg_context *ctx, cg_loc loc) {
  cg_diagnostic d;
  if (!ctx->desc.diagnostic_fn) return;
  memset(&d, 0, sizeof d);
  d.severity = CG_SEVERITY_NOTE;
  d.id = "note";
  d.message = cgi_s("its loc(…)");
  d.file = cg_loc_file(loc);
  d.line = cg_loc_line(loc);
  d.column = cg_loc_column(loc);
  d.source_line = cgi_source_line(ctx, d.file, d.line);
  void *token = cgi_callback_begin(ctx);
  ctx->desc.diagnostic_fn(ctx->desc.diagnostic_user, &d);
  cgi_callback_end(ctx, token);
}

static void cgi_emit(cg_context *ctx, cg_severity severity, const char *id, cg_loc loc, cgi_buf *message) {
  cg_diagnostic d;
  if (ctx->trial) {
    if (severity == CG_SEVERITY_ERROR && !ctx->has_error) {
      ctx->trial->message = cgi_strdup(ctx, cgi_buf_view(message));
      ctx->trial->id = id;
      ctx->trial->loc = loc;
      ctx->has_error = true;
    }
    cgi_buf_free(message);
    return;
  }
  memset(&d, 0, sizeof d);
  d.severity = severity;
  d.id = id;
  d.message = cgi_buf_view(message);
  d.file = d.source_line = cgi_s("");
  cg_loc place = cgi_loc_place(loc), at = place ? place : loc;
  if (at) {
    d.file = cg_loc_file(at);
    d.line = cg_loc_line(at);
    d.column = cg_loc_column(at);
    if (d.line) d.source_line = cgi_source_line(ctx, d.file, d.line);
  }
  if (severity == CG_SEVERITY_ERROR && !ctx->has_error) cgi_keep_first_error(ctx, &d);
  if (ctx->desc.diagnostic_fn) {
    void *token = cgi_callback_begin(ctx);
    ctx->desc.diagnostic_fn(ctx->desc.diagnostic_user, &d);
    cgi_callback_end(ctx, token);
  }
  cgi_buf_free(message);
  if (place && severity == CG_SEVERITY_ERROR && cg_loc_line(loc)) cgi_note_source(ctx, loc);
}

// What the functions that report differ in: the kind is that of messages which have none of their own.
typedef struct cgi_report_how {
  cg_severity severity;
  cg_result failure; // of the compile, where it is the first
  const char *id;
} cgi_report_how;

// Formats what the caller was given, behind the name of `op` where there is one.
static CGI_NOINLINE void cgi_report_formatted(cg_context *ctx, const cgi_report_how *how, cg_op op, cg_loc loc, const char *format, va_list args) {
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  if (op) {
    cgi_buf_char(&b, '\'');
    cgi_buf_str(&b, cg_op_name(op));
    cgi_buf_z(&b, "' op ");
  }
  size_t start = cgi_len(b.text);
  cgi_buf_vformat(&b, format, args);
  const char *id = cgi_take_id(&b, start, how->id);
  if (ctx->failure == CG_OK) ctx->failure = how->failure;
  cgi_emit(ctx, how->severity, id, loc, &b);
}

#define CGI_REPORT(ctx, severity, failure, id, op, loc)                                                                                              \
  static const cgi_report_how how = {severity, failure, id};                                                                                         \
  va_list args;                                                                                                                                      \
  va_start(args, format);                                                                                                                            \
  cgi_report_formatted(ctx, &how, op, loc, format, args);                                                                                            \
  va_end(args)

CGI_DEF bool cgi_error(cg_context *ctx, cg_loc loc, const char *format, ...) {
  CGI_REPORT(ctx, CG_SEVERITY_ERROR, CG_INVALID_INPUT, "invalid-input", NULL, loc);
  return false;
}

CGI_DEF bool cgi_op_error_with(cg_op op, const char *format, ...) {
  CGI_REPORT(op->ctx, CG_SEVERITY_ERROR, CG_INVALID_INPUT, "invalid-op", op, op->loc);
  return false;
}

CGI_DEF CGI_NOINLINE bool cgi_op_error_plain(cg_op op, const char *format) { return cgi_op_error_with(op, format); }

CGI_DEF bool cgi_op_unsupported_with(cg_op op, const char *format, ...) {
  CGI_REPORT(op->ctx, CG_SEVERITY_ERROR, CG_UNSUPPORTED, "unsupported-op", op, op->loc);
  return false;
}

CGI_DEF CGI_NOINLINE bool cgi_op_unsupported_plain(cg_op op, const char *format) { return cgi_op_unsupported_with(op, format); }

CGI_DEF bool cgi_unsupported(cg_context *ctx, cg_loc loc, const char *format, ...) {
  CGI_REPORT(ctx, CG_SEVERITY_ERROR, CG_UNSUPPORTED, "unsupported-op", NULL, loc);
  return false;
}

CGI_DEF bool cgi_argument_error(cg_context *ctx, const char *format, ...) {
  CGI_REPORT(ctx, CG_SEVERITY_ERROR, CG_INVALID_ARGUMENT, "invalid-argument", NULL, NULL);
  return false;
}

CGI_DEF void cgi_note(cg_context *ctx, cg_loc loc, const char *format, ...) { CGI_REPORT(ctx, CG_SEVERITY_NOTE, CG_OK, "note", NULL, loc); }

CGI_DEF void cgi_remark(cg_context *ctx, cg_loc loc, const char *format, ...) { CGI_REPORT(ctx, CG_SEVERITY_REMARK, CG_OK, "note", NULL, loc); }
#undef CGI_REPORT

CGI_DEF void cgi_errors_begin(cg_context *ctx) {
  if (ctx->trial) return; // a hook calls while something is tried: its errors are the trial's
  ctx->has_error = false;
  ctx->failure = CG_OK;
  memset(&ctx->first_error, 0, sizeof ctx->first_error);
}

CGI_DEF CGI_NOINLINE cg_result cgi_failure(cg_context *ctx) { return ctx->failure == CG_OK ? CG_INVALID_INPUT : ctx->failure; }
CGI_DEF CGI_NOINLINE cg_result cgi_result(cg_context *ctx, bool ok) { return ok ? CG_OK : cgi_failure(ctx); }

// The public way to report, for backends and hooks: no non-local exit crosses the caller's frames.
typedef struct cgi_report {
  cg_op op;
  cg_result result;
  const char *message;
} cgi_report;

static cg_result cgi_report_thunk(cg_context *ctx, void *arg) {
  cgi_report *r = (cgi_report *)arg;
  if (ctx->failure == CG_OK) ctx->failure = r->result;
  if (r->result == CG_UNSUPPORTED)
    cgi_op_unsupported(r->op, "%s", r->message);
  else
    cgi_op_error(r->op, "%s", r->message);
  return r->result;
}

CODEGEN_API cg_result cg_op_report(cg_op op, cg_result result, const char *message) {
  if (!CGI_LIVE(op)) return CG_INVALID_ARGUMENT;
  cg_context *ctx = op->ctx;
  cgi_report r;
  if (!CGI_GIVEN(ctx, message)) return CG_INVALID_ARGUMENT;
  if (result == CG_OK || (unsigned)result > CG_OUT_OF_MEMORY) return cgi_misuse(ctx, __func__, "result is %d, no failure", (int)result);
  r.op = op;
  r.result = result;
  r.message = message;
  void *token = cgi_callback_begin(ctx);
  result = cgi_protect(ctx, cgi_report_thunk, &r);
  cgi_callback_end(ctx, token);
  return result;
}
