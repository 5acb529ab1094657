// Reading JSON: what tools and people write beside kernels. Strings keep their escapes; values live until the process ends.
#include <stdlib.h>
#include <string.h>
#include "cgc.h"

static void cgc_json_blank(const char **p) {
  while (**p == ' ' || **p == '\t' || **p == '\n' || **p == '\r') ++*p;
}

static char *cgc_json_string(const char **p) {
  const char *end = *p + 1;
  char *text;
  while (*end && *end != '"') end += *end == '\\' && end[1] ? 2 : 1;
  if (!*end) return NULL;
  text = cgc_format("%.*s", (int)(end - *p - 1), *p + 1);
  *p = end + 1;
  return text;
}

cgc_json *cgc_json_value(const char **p, unsigned depth) {
  cgc_json *v = (cgc_json *)cgc_alloc(sizeof *v), **tail = &v->first;
  char *end;
  cgc_json_blank(p);
  v->kind = **p;
  if (v->kind == '"') return (v->text = cgc_json_string(p)) != NULL ? v : NULL;
  if (v->kind != '{' && v->kind != '[') {
    v->number = strtod(*p, &end);
    v->kind = end == *p ? 't' : '0';
    if (end == *p) {
      v->number = **p == 't'; // true, false, null
      while (*end >= 'a' && *end <= 'z') end++;
    }
    if (end == *p) return NULL;
    *p = end;
    return v;
  }
  ++*p;
  for (cgc_json_blank(p); **p != '}' && **p != ']'; cgc_json_blank(p)) {
    char *key = NULL;
    if (v->kind == '{') {
      if (**p != '"' || (key = cgc_json_string(p)) == NULL) return NULL;
      cgc_json_blank(p);
      if (*(*p)++ != ':') return NULL;
    }
    if (depth > 16 || (*tail = cgc_json_value(p, depth + 1)) == NULL) return NULL;
    (*tail)->key = key;
    tail = &(*tail)->next;
    cgc_json_blank(p);
    if (**p == ',')
      ++*p;
    else if (**p != '}' && **p != ']')
      return NULL;
  }
  ++*p;
  return v;
}

const cgc_json *cgc_json_get(const cgc_json *object, const char *key) {
  for (const cgc_json *c = object ? object->first : NULL; c; c = c->next)
    if (c->key && strcmp(c->key, key) == 0) return c;
  return NULL;
}

size_t cgc_json_words(const cgc_json *list, uint32_t *out, size_t max) {
  size_t n = 0;
  for (const cgc_json *c = list ? list->first : NULL; c && n < max; c = c->next) out[n++] = (uint32_t)(int64_t)c->number;
  return n;
}
