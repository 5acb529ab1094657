// Uniquing by word keys; see unique.h.
#include "ir/unique.h"

typedef struct cgi_unique_entry {
  uint64_t hash;
  const uint64_t *key;
  size_t len;
  void *object;
} cgi_unique_entry;

typedef struct cgi_unique_table {
  cgi_unique_entry *slots;
  size_t capacity, count;
  uint64_t *key; // cgi array: the key being built
} cgi_unique_table;

static cgi_unique_table *cgi_unique_table_of(cg_context *ctx) {
  if (!ctx->uniques) ctx->uniques = CGI_NEW(ctx, cgi_unique_table);
  return (cgi_unique_table *)ctx->uniques;
}

CGI_DEF void cgi_key_begin(cg_context *ctx, cgi_unique_tag tag, unsigned kind) {
  cgi_unique_table *t = cgi_unique_table_of(ctx);
  cgi_arr_keep(t->key);
  cgi_shrink(t->key, 0);
  cgi_push(t->key, (uint64_t)tag << 32 | kind);
}

CGI_DEF void cgi_key_word(cg_context *ctx, uint64_t word) {
  cgi_unique_table *t = (cgi_unique_table *)ctx->uniques;
  cgi_push(t->key, word);
}

CGI_DEF void cgi_key_ptr(cg_context *ctx, const void *ptr) { cgi_key_word(ctx, (uint64_t)(uintptr_t)ptr); }

CGI_DEF void cgi_key_bytes(cg_context *ctx, const void *data, size_t len) {
  cgi_unique_table *t = (cgi_unique_table *)ctx->uniques;
  cgi_key_word(ctx, len);
  size_t words = (len + 7) / 8;
  if (!words) return;
  uint64_t *p = cgi_addn(t->key, words);
  p[words - 1] = 0;
  memcpy(p, data, len);
}

static void cgi_unique_grow(cg_context *ctx, cgi_unique_table *t) {
  size_t old_capacity = t->capacity, capacity = old_capacity ? old_capacity * 2 : 256;
  cgi_unique_entry *old = t->slots, *slots = CGI_NEW_ARRAY(ctx, cgi_unique_entry, capacity);
  for (size_t i = 0; i < old_capacity; i++) {
    if (!old[i].key) continue;
    size_t k = (size_t)old[i].hash & (capacity - 1);
    while (slots[k].key) k = (k + 1) & (capacity - 1);
    slots[k] = old[i];
  }
  t->slots = slots;
  t->capacity = capacity;
  cgi_free(ctx, old, old_capacity * sizeof *old);
}

CGI_DEF void **cgi_key_find(cg_context *ctx) {
  cgi_unique_table *t = (cgi_unique_table *)ctx->uniques;
  if ((t->count + 1) * 4 > t->capacity * 3) cgi_unique_grow(ctx, t);
  size_t len = cgi_len(t->key), bytes = len * sizeof(uint64_t);
  uint64_t hash = cgi_hash_bytes(7, t->key, bytes);
  size_t k = (size_t)hash & (t->capacity - 1);
  for (; t->slots[k].key; k = (k + 1) & (t->capacity - 1))
    if (t->slots[k].hash == hash && t->slots[k].len == len && memcmp(t->slots[k].key, t->key, bytes) == 0) return &t->slots[k].object;
  const uint64_t *copy = (const uint64_t *)cgi_copy(ctx, t->key, bytes);
  t->slots[k].hash = hash;
  t->slots[k].key = copy;
  t->slots[k].len = len;
  t->slots[k].object = NULL;
  t->count++;
  return &t->slots[k].object;
}
