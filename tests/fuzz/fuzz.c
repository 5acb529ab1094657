// What the fuzz targets share; see fuzz.h.
#include "fuzz.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FUZZ_MEMORY ((size_t)512 << 20) // of a context; more is CG_OUT_OF_MEMORY, which is no finding

void fuzz_check(bool condition, const char *format, ...) {
  va_list args;
  if (condition) return;
  fputs("FINDING: ", stderr);
  va_start(args, format);
  vfprintf(stderr, format, args);
  va_end(args);
  fputc('\n', stderr);
  abort();
}

static void fuzz_diagnostic(void *user, const cg_diagnostic *d) {
  fuzz_session *s = (fuzz_session *)user;
  fuzz_check(d->message.len > 0 && d->message.data, "a diagnostic without a message");
  for (size_t i = 0; i < d->message.len; i++) fuzz_check(d->message.data[i] != '\0', "a NUL in a message");
  fuzz_check(!d->column || d->line, "a column without a line");
  if (d->severity != CG_SEVERITY_ERROR) return;
  s->errors++;
  fuzz_check(!s->only_remarks_expected, "%u:%u: an error where there may be none: %.*s", (unsigned)d->line, (unsigned)d->column, (int)d->message.len,
             d->message.data);
}

bool fuzz_open(fuzz_session *s, size_t memory) {
  cg_context_desc desc;
  memset(&desc, 0, sizeof desc);
  memset(s, 0, sizeof *s);
  desc.diagnostic_fn = fuzz_diagnostic;
  desc.diagnostic_user = s;
  desc.memory_limit = memory ? memory : FUZZ_MEMORY;
  s->ctx = cg_create(&desc);
  if (!s->ctx && !memory) abort();
  return s->ctx != NULL;
}

void fuzz_close(fuzz_session *s) { cg_destroy(s->ctx); }

void fuzz_check_result(fuzz_session *s, cg_result result, const char *call) {
  cg_diagnostic first = cg_first_error(s->ctx);
  if (result == CG_OK) {
    fuzz_check(s->errors == 0, "%s succeeds after an error: %.*s", call, (int)first.message.len, first.message.data);
    return;
  }
  fuzz_check(first.message.len > 0, "%s fails with %d and says nothing", call, (int)result);
  fuzz_check(result == CG_OUT_OF_MEMORY || s->errors > 0, "%s fails with %d and reports no error", call, (int)result);
}

cg_result fuzz_verify_after(void *user, const char *pass, cg_op op, bool after) {
  fuzz_session *s = (fuzz_session *)user;
  cg_diagnostic e;
  cg_result r;
  if (!after || s->errors) return CG_OK;
  r = cg_verify(op);
  e = cg_first_error(s->ctx);
  fuzz_check(r == CG_OK || r == CG_OUT_OF_MEMORY, "%s leaves IR that is wrong: %u:%u: %.*s", pass, (unsigned)e.line, (unsigned)e.column,
             (int)e.message.len, e.message.data);
  return r;
}

// ---- text -----------------------------------------------------------------------------------------------------------------------------------
static char *copy_text(cg_str s) {
  char *copy = (char *)malloc(s.len + 1);
  if (!copy) abort();
  if (s.len) memcpy(copy, s.data, s.len);
  copy[s.len] = '\0';
  return copy;
}

char *fuzz_print(fuzz_session *s, cg_module module, fuzz_form form) {
  cg_print_desc how;
  cg_str text;
  cg_result r;
  memset(&how, 0, sizeof how);
  how.generic = form == FUZZ_GENERIC || form == FUZZ_LOCATIONS;
  how.local_scope = form == FUZZ_LOCAL;
  how.debug_info = form == FUZZ_LOCATIONS;
  r = cg_print_to_string(module, &how, &text);
  fuzz_check_result(s, r, "printing");
  return r == CG_OK ? copy_text(text) : NULL;
}

// Two texts are equal; else both are printed around the first difference.
static void check_same(const char *a, const char *b, const char *what) {
  size_t i = 0, from;
  while (a[i] && a[i] == b[i]) i++;
  if (a[i] == b[i]) return;
  from = i < 200 ? 0 : i - 200;
  fuzz_check(false, "%s, at byte %zu:\n%.400s\n---- and ----\n%.400s", what, i, a + from, b + from);
}

void fuzz_check_round_trip(char *text, fuzz_form form) {
  static const char *const names[FUZZ_FORMS] = {"pretty", "generic", "local", "generic with locations"};
  fuzz_session s;
  cg_module module;
  cg_result r;
  char *again = NULL;
  if (!text) return;
  fuzz_open(&s, 0);
  r = cg_parse(s.ctx, text, strlen(text), NULL, &module);
  if (r != CG_OUT_OF_MEMORY) {
    cg_diagnostic e = cg_first_error(s.ctx);
    fuzz_check(r == CG_OK, "the %s text is refused at %u:%u: %.*s\n%.4000s", names[form], (unsigned)e.line, (unsigned)e.column, (int)e.message.len,
               e.message.data, text);
    again = fuzz_print(&s, module, form);
    if (again) check_same(text, again, names[form]);
  }
  free(again);
  free(text);
  fuzz_close(&s);
}

// ---- an input's own choices -------------------------------------------------------------------------------------------------------------------
bool fuzz_choice(const uint8_t *data, size_t size, const char *key, char *value, size_t value_size) {
  const char *p = (const char *)data, *end = p + size, *line = (const char *)memchr(data, '\n', size);
  size_t n = strlen(key), len = 0;
  if (size < 3 || memcmp(p, "//!", 3) != 0) return false;
  if (line) end = line;
  for (p += 3; p < end; p++) {
    if (p[-1] != ' ' || (size_t)(end - p) <= n || memcmp(p, key, n) != 0 || p[n] != '=') continue;
    for (p += n + 1; p < end && *p != ' ' && len + 1 < value_size;) value[len++] = *p++;
    value[len] = '\0';
    return memchr(value, '\0', len) == NULL;
  }
  return false;
}

size_t fuzz_number(const uint8_t *data, size_t size, const char *key) {
  char value[24];
  return fuzz_choice(data, size, key, value, sizeof value) ? (size_t)strtoul(value, NULL, 10) : 0;
}

void fuzz_blanks(char *value) {
  for (; *value; value++)
    if (*value == ';') *value = ' ';
}

bool fuzz_one_in(const uint8_t *data, size_t size, uint32_t n) {
  uint32_t hash = 2166136261u;
  for (size_t i = 0; i < size; i++) hash = (hash ^ data[i]) * 16777619u;
  return (hash >> 8) % n == 0;
}

uint8_t fuzz_byte(fuzz_bytes *b) { return b->at < b->end ? *b->at++ : 0; }
