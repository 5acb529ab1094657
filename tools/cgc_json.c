// Reading JSON (RFC 8259): what tools and people write beside kernels. Values live until the process ends. By hand, because `cc tools/cgc.c` builds
// cgc from one file, without a library to find and to link.
#include <stdlib.h>
#include <string.h>
#include "cgc.h"

#define CGC_JSON_DEPTH 32
#define CGC_JSON_DIGITS 64 // of a number's text

typedef struct cgc_json_reader {
  const char *at, *end, *counted; // lines are counted up to there
  unsigned line;
} cgc_json_reader;

static unsigned cgc_json_line(cgc_json_reader *r) {
  for (; r->counted < r->at; r->counted++) r->line += *r->counted == '\n';
  return r->line;
}

static void cgc_json_blank(cgc_json_reader *r) {
  while (r->at < r->end && (*r->at == ' ' || *r->at == '\t' || *r->at == '\n' || *r->at == '\r')) r->at++;
}

static char cgc_json_peek(const cgc_json_reader *r) { return r->at < r->end ? *r->at : '\0'; }

static bool cgc_json_take(cgc_json_reader *r, char c) {
  if (cgc_json_peek(r) != c || r->at == r->end) return false;
  r->at++;
  return true;
}

static bool cgc_json_hex(cgc_json_reader *r, unsigned *out) {
  *out = 0;
  for (int i = 0; i < 4; i++) {
    char c = cgc_json_peek(r);
    unsigned digit = c >= '0' && c <= '9' ? (unsigned)(c - '0') : c >= 'a' && c <= 'f' ? (unsigned)(c - 'a') + 10 : (unsigned)(c - 'A') + 10;
    if (!((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'))) return false;
    *out = *out * 16 + digit;
    r->at++;
  }
  return true;
}

// The character of \uXXXX or of a pair of these, as UTF-8. None is NUL: texts end there.
static bool cgc_json_unicode(cgc_json_reader *r, char **to) {
  unsigned c, low, shift;
  if (!cgc_json_hex(r, &c) || c == 0 || (c >= 0xdc00 && c < 0xe000)) return false;
  if (c >= 0xd800 && c < 0xdc00) {
    if (!cgc_json_take(r, '\\') || !cgc_json_take(r, 'u') || !cgc_json_hex(r, &low) || low < 0xdc00 || low > 0xdfff) return false;
    c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
  }
  if (c < 0x80) {
    *(*to)++ = (char)c;
    return true;
  }
  shift = c < 0x800 ? 6 : c < 0x10000 ? 12 : 18;
  *(*to)++ = (char)((c < 0x800 ? 0xc0 : c < 0x10000 ? 0xe0 : 0xf0) | (c >> shift));
  while (shift) {
    shift -= 6;
    *(*to)++ = (char)(0x80 | ((c >> shift) & 0x3f));
  }
  return true;
}

static char *cgc_json_string(cgc_json_reader *r) {
  static const char names[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
  const char *close = ++r->at;
  char *text, *to;
  while (close < r->end && *close != '"') close += *close == '\\' ? 2 : 1;
  if (close >= r->end) return NULL;
  to = text = (char *)cgc_alloc((size_t)(close - r->at) + 1); // an escape is longer than what it stands for
  while (r->at < close) {
    char c = *r->at++;
    const char *name;
    if ((unsigned char)c < 0x20) return NULL;
    if (c != '\\') {
      *to++ = c;
    } else if (cgc_json_take(r, 'u')) {
      if (!cgc_json_unicode(r, &to)) return NULL;
    } else {
      name = strchr(names, *r->at++);
      if (!name || !*name) return NULL;
      *to++ = meant[name - names];
    }
  }
  r->at++;
  return text;
}

static size_t cgc_json_digits(const char *p, size_t i) {
  while (p[i] >= '0' && p[i] <= '9') i++;
  return i;
}

// -1.5e+3, without strtod's other forms.
static bool cgc_json_number(cgc_json_reader *r, double *out) {
  char text[CGC_JSON_DIGITS + 1];
  size_t n = (size_t)(r->end - r->at), i = 0, from;
  if (n > CGC_JSON_DIGITS) n = CGC_JSON_DIGITS;
  memcpy(text, r->at, n);
  text[n] = '\0';
  if (text[i] == '-') i++;
  from = i;
  i = cgc_json_digits(text, i);
  if (i == from || (text[from] == '0' && i > from + 1)) return false;
  if (text[i] == '.') {
    from = ++i;
    i = cgc_json_digits(text, i);
    if (i == from) return false;
  }
  if (text[i] == 'e' || text[i] == 'E') {
    i++;
    if (text[i] == '+' || text[i] == '-') i++;
    from = i;
    i = cgc_json_digits(text, i);
    if (i == from) return false;
  }
  if (i == CGC_JSON_DIGITS) return false;
  text[i] = '\0';
  *out = strtod(text, NULL);
  r->at += i;
  return true;
}

static bool cgc_json_word(cgc_json_reader *r, const char *word) {
  size_t n = strlen(word);
  if ((size_t)(r->end - r->at) < n || memcmp(r->at, word, n) != 0) return false;
  r->at += n;
  return true;
}

static cgc_json *cgc_json_value(cgc_json_reader *r, unsigned depth);

static bool cgc_json_members(cgc_json_reader *r, cgc_json *v, char close, unsigned depth) {
  cgc_json **tail = &v->first;
  if (depth >= CGC_JSON_DEPTH) return false;
  r->at++;
  cgc_json_blank(r);
  if (cgc_json_take(r, close)) return true;
  do {
    char *key = NULL;
    if (v->kind == '{') {
      cgc_json_blank(r);
      if (cgc_json_peek(r) != '"' || (key = cgc_json_string(r)) == NULL) return false;
      cgc_json_blank(r);
      if (!cgc_json_take(r, ':')) return false;
    }
    if ((*tail = cgc_json_value(r, depth + 1)) == NULL) return false;
    (*tail)->key = key;
    tail = &(*tail)->next;
    cgc_json_blank(r);
  } while (cgc_json_take(r, ','));
  return cgc_json_take(r, close);
}

static cgc_json *cgc_json_value(cgc_json_reader *r, unsigned depth) {
  cgc_json *v = (cgc_json *)cgc_alloc(sizeof *v);
  bool ok;
  cgc_json_blank(r);
  v->kind = cgc_json_peek(r);
  v->line = cgc_json_line(r);
  switch (v->kind) {
  case '"': ok = (v->text = cgc_json_string(r)) != NULL; break;
  case '{': ok = cgc_json_members(r, v, '}', depth); break;
  case '[': ok = cgc_json_members(r, v, ']', depth); break;
  case 't':
  case 'f':
  case 'n':
    v->number = v->kind == 't';
    v->kind = 't';
    ok = cgc_json_word(r, "true") || cgc_json_word(r, "false") || cgc_json_word(r, "null");
    break;
  default: v->kind = '0'; ok = cgc_json_number(r, &v->number);
  }
  return ok ? v : NULL;
}

const cgc_json *cgc_json_parse_lines(const char *text, size_t len, unsigned *line) {
  cgc_json_reader r;
  const cgc_json *v;
  r.at = r.counted = text;
  r.end = text + len;
  r.line = 1;
  v = cgc_json_value(&r, 0);
  if (v) cgc_json_blank(&r);
  if (r.at > r.end) r.at = r.end;
  *line = cgc_json_line(&r);
  return v && r.at == r.end ? v : NULL;
}

const cgc_json *cgc_json_parse(const char *text, size_t len) {
  unsigned line;
  return cgc_json_parse_lines(text, len, &line);
}

// How long the UTF-8 sequence at s is; 0 where there is none.
static size_t cgc_utf8(const unsigned char *s, size_t n) {
  size_t len = *s < 0x80 ? 1 : *s >= 0xc2 && *s < 0xe0 ? 2 : *s >= 0xe0 && *s < 0xf0 ? 3 : *s >= 0xf0 && *s < 0xf5 ? 4 : 0;
  if (len > n) return 0;
  for (size_t i = 1; i < len; i++)
    if ((s[i] & 0xc0) != 0x80) return 0;
  if (len == 3 && ((*s == 0xe0 && s[1] < 0xa0) || (*s == 0xed && s[1] > 0x9f))) return 0;
  if (len == 4 && ((*s == 0xf0 && s[1] < 0x90) || (*s == 0xf4 && s[1] > 0x8f))) return 0;
  return len;
}

// No `<` stays: nothing in a string ends the script element of a page or begins a comment.
void cgc_json_text(cgc_text *t, const char *s, size_t n) {
  cgc_text_add(t, "\"", 1);
  for (size_t i = 0, len; i < n; i += len ? len : 1) {
    unsigned char c = (unsigned char)s[i];
    len = cgc_utf8((const unsigned char *)s + i, n - i);
    if (!len)
      cgc_text_add(t, "\\ufffd", 6);
    else if (c == '"' || c == '\\')
      cgc_text_format(t, "\\%c", c);
    else if (c < 32 || c == '<' || c == 127)
      cgc_text_format(t, "\\u%04x", c);
    else
      cgc_text_add(t, s + i, len);
  }
  cgc_text_add(t, "\"", 1);
}

const cgc_json *cgc_json_get(const cgc_json *object, const char *key) {
  for (const cgc_json *c = object ? object->first : NULL; c; c = c->next)
    if (c->key && strcmp(c->key, key) == 0) return c;
  return NULL;
}

// -1 is all ones; what is out of range gives its nearest end.
uint32_t cgc_json_u32(const cgc_json *v) {
  double x = v ? v->number : 0;
  if (x < 0) return (uint32_t)(int32_t)(x > -2147483648.0 ? x : -2147483648.0);
  return (uint32_t)(x < 4294967295.0 ? x : 4294967295.0);
}

bool cgc_json_amount(const cgc_json *v, double most, double *out) {
  *out = v ? v->number : 0;
  return !v || (v->kind == '0' && v->number >= 0 && v->number <= most);
}

size_t cgc_json_words(const cgc_json *list, uint32_t *out, size_t max) {
  size_t n = 0;
  for (const cgc_json *c = list ? list->first : NULL; c && n < max; c = c->next) out[n++] = cgc_json_u32(c);
  return n;
}

#undef CGC_JSON_DEPTH
#undef CGC_JSON_DIGITS
