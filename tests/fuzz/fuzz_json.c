// Fuzzes the tools' JSON reader against cJSON, and what reads tuning files from it. Its allocations, which live as long as the process that the tools
// are, end with the input here.
#include <cjson/cJSON.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cgc.h"
#include "fuzz.h"

// ---- what the reader needs of cgc_io.c ------------------------------------------------------------------------------------------------------
static struct {
  void **blocks;
  size_t count;
  const uint8_t *data; // the file that cgc_read_file reads
  size_t size;
} kept;

void cgc_keep(void *p) {
  kept.blocks = (void **)realloc((void *)kept.blocks, (kept.count + 1) * sizeof *kept.blocks);
  if (!kept.blocks) abort();
  kept.blocks[kept.count++] = p;
}

void *cgc_alloc(size_t size) {
  void *p = calloc(1, size ? size : 1);
  if (!p) abort();
  cgc_keep(p);
  return p;
}

char *cgc_format(const char *format, ...) {
  va_list args;
  int n;
  char *s;
  va_start(args, format);
  n = vsnprintf(NULL, 0, format, args);
  va_end(args);
  s = (char *)cgc_alloc((size_t)n + 1);
  va_start(args, format);
  vsnprintf(s, (size_t)n + 1, format, args);
  va_end(args);
  return s;
}

void cgc_errorf(const char *format, ...) { (void)format; }

bool cgc_read_file(const char *path, char **data, size_t *len) {
  (void)path;
  *data = (char *)cgc_alloc(kept.size + 1);
  if (kept.size) memcpy(*data, kept.data, kept.size);
  *len = kept.size;
  return true;
}

// Nothing is written, and no target named.
void cgc_text_add(cgc_text *t, const char *data, size_t len) { (void)t, (void)data, (void)len; }
void cgc_text_format(cgc_text *t, const char *format, ...) { (void)t, (void)format; }
bool cgc_list_has(const cgc_list *list, const char *item) { return (void)list, (void)item, false; }

static void free_all(void) {
  while (kept.count) free(kept.blocks[--kept.count]);
}

// ---- both readers give one tree ----------------------------------------------------------------------------------------------------------------
static void check_equal(const cgc_json *a, const cJSON *b) {
  const cgc_json *x = a->first;
  switch (a->kind) {
  case '"': fuzz_check(cJSON_IsString(b) && strcmp(a->text, b->valuestring) == 0, "another string: %s", a->text); return;
  case '0': fuzz_check(cJSON_IsNumber(b) && a->number == b->valuedouble, "another number: %g", a->number); return;
  case 't': fuzz_check((a->number != 0) == (cJSON_IsTrue(b) != 0) && !cJSON_IsNumber(b) && !cJSON_IsString(b), "another word"); return;
  default: break;
  }
  fuzz_check(a->kind == '{' ? cJSON_IsObject(b) : cJSON_IsArray(b), "another kind than '%c'", a->kind);
  for (const cJSON *y = b->child; y || x; y = y->next, x = x->next) {
    fuzz_check(x && y, "another number of members");
    fuzz_check(a->kind != '{' || (x->key && strcmp(x->key, y->string) == 0), "another key");
    check_equal(x, y);
  }
}

static unsigned depth_of(const cJSON *j) {
  unsigned deepest = 0;
  for (const cJSON *c = j->child; c; c = c->next) {
    unsigned d = depth_of(c) + 1;
    if (d > deepest) deepest = d;
  }
  return deepest;
}

// What cJSON prints is strict JSON: it has to be read, and read as the same.
static void check_accepted(const cJSON *j) {
  char *text = cJSON_PrintUnformatted(j);
  const cgc_json *v;
  cJSON *again = text ? cJSON_Parse(text) : NULL; // of fewer digits, perhaps
  if (!again) abort();
  v = cgc_json_parse(text, strlen(text));
  fuzz_check(v != NULL, "refused: %s", text);
  check_equal(v, again);
  cJSON_Delete(again);
  cJSON_free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static cgc_options options;
  static char paths[2]; // two names, so that no input finds the file of the one before read already
  static unsigned turn;
  const cg_config *configs;
  const cgc_json *v;
  const char *end = NULL;
  size_t count;
  int status;
  uint32_t words[4];
  cJSON *j = cJSON_ParseWithLengthOpts((const char *)data, size, &end, false);
  kept.data = data;
  kept.size = size;
  v = cgc_json_parse((const char *)data, size);
  if (v) {
    fuzz_check(j != NULL, "cJSON refuses it");
    check_equal(v, j);
    cgc_json_get(v, "configs");
    cgc_json_words(v, words, 4);
  }
  if (j && depth_of(j) < 30) check_accepted(j);
  cJSON_Delete(j);
  options.tuning = &paths[turn++ % 2];
  if (cgc_read_configs(&options, &configs, &count, &status))
    for (size_t i = 0; i < count; i++) fuzz_check(configs[i].config != NULL, "an entry without a configuration");
  free_all();
  return 0;
}
