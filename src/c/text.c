// Text that grows, and a few formats.
#include "c/emit.h"

CGI_C_DEF void cgi_c_begin(cgi_c_text *t, cg_context *ctx) {
  memset(t, 0, sizeof *t);
  t->ctx = ctx;
}

CGI_C_DEF void cgi_c_add(cgi_c_text *t, const char *data, size_t len) {
  if (t->failed || !len) return;
  if (t->capacity - t->len < len) {
    size_t more = t->capacity ? 2 * t->capacity : 1024;
    while (more - t->len < len) more *= 2;
    char *grown = (char *)cg_realloc(t->ctx, t->data, t->capacity, more);
    if (!grown) {
      t->failed = true;
      return;
    }
    t->data = grown;
    t->capacity = more;
  }
  memcpy(t->data + t->len, data, len);
  t->len += len;
}

static void cgi_c_add_number(cgi_c_text *t, uint64_t v, unsigned base) {
  char digits[24];
  size_t n = sizeof digits;
  do digits[--n] = "0123456789abcdef"[v % base];
  while ((v /= base) != 0);
  cgi_c_add(t, digits + n, sizeof digits - n);
}

static void cgi_c_say_list(cgi_c_text *t, const char *format, va_list *args) {
  for (const char *at = format; *at; at++) {
    size_t n = 0;
    while (at[n] && at[n] != '%') n++;
    cgi_c_add(t, at, n);
    at += n;
    if (!*at) return;
    switch (*++at) {
    case 's': {
      const char *s = va_arg(*args, const char *);
      cgi_c_add(t, s, strlen(s));
      break;
    }
    case 'S': {
      cg_str s = va_arg(*args, cg_str);
      cgi_c_add(t, s.data, s.len);
      break;
    }
    case 'u': cgi_c_add_number(t, va_arg(*args, uint32_t), 10); break;
    case 'x': cgi_c_add_number(t, va_arg(*args, uint64_t), 16); break;
    case 'l': {
      int64_t v = va_arg(*args, int64_t);
      if (v < 0) cgi_c_add(t, "-", 1);
      cgi_c_add_number(t, v < 0 ? 0 - (uint64_t)v : (uint64_t)v, 10);
      break;
    }
    default: cgi_c_add(t, at, 1); break; // %%
    }
  }
}

CGI_C_DEF void cgi_c_say(cgi_c_text *t, const char *format, ...) {
  va_list args;
  va_start(args, format);
  cgi_c_say_list(t, format, &args);
  va_end(args);
}

CGI_C_DEF const char *cgi_c_format(cgi_c_emitter *e, const char *format, ...) {
  cgi_c_text t;
  va_list args;
  cgi_c_begin(&t, e->ctx);
  va_start(args, format);
  cgi_c_say_list(&t, format, &args);
  va_end(args);
  cgi_c_add(&t, "", 1);
  char *kept = t.failed ? NULL : (char *)cg_alloc(e->ctx, t.len);
  if (kept) memcpy(kept, t.data, t.len);
  cgi_c_release(&t);
  if (kept) return kept;
  e->result = CG_OUT_OF_MEMORY;
  return "0";
}

CGI_C_DEF void cgi_c_release(cgi_c_text *t) {
  cg_free(t->ctx, t->data, t->capacity);
  cgi_c_begin(t, t->ctx);
}

CGI_C_DEF cg_str cgi_c_view(const cgi_c_text *t) {
  cg_str s;
  s.data = t->data ? t->data : "";
  s.len = t->len;
  return s;
}

CGI_C_DEF cg_str cgi_c_view_of(const char *text) {
  cg_str s;
  s.data = text;
  s.len = strlen(text);
  return s;
}

CGI_C_DEF void cgi_c_add_comment(cgi_c_text *t, cg_str text) {
  cgi_c_say(t, "// ");
  for (size_t i = 0; i < text.len; i++) {
    char c = text.data[i];
    cgi_c_add(t, (unsigned char)c < ' ' || c == '\\' || c == '?' ? "_" : &c, 1);
  }
  cgi_c_say(t, "\n");
}
