// Strings, interning, string builders, hashing, hash maps.
#include "core/core.h"
#include "core/pairs.h"

CGI_DEF cg_str cgi_s(const char *z) {
  cg_str s;
  s.data = z ? z : "";
  s.len = z ? strlen(z) : 0;
  return s;
}

CGI_DEF bool cgi_str_eq(cg_str a, cg_str b) { return a.len == b.len && (a.data == b.data || a.len == 0 || memcmp(a.data, b.data, a.len) == 0); }
// Most texts differ from the first character on.
CGI_DEF bool cgi_str_is(cg_str a, const char *z) {
  const char *at = z ? z : "";
  for (; a.len && *at && *at == *a.data; at++, a.data++) a.len--;
  return !a.len && !*at;
}

CGI_DEF bool cgi_starts_with(cg_str a, const char *z) {
  size_t n = 0;
  while (n < a.len && z[n] && z[n] == a.data[n]) n++;
  return !z[n];
}

CGI_DEF bool cgi_is_word_char(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; }

CGI_DEF bool cgi_has_word(cg_str text, cg_str word) {
  for (size_t i = 0, end; i < text.len; i = end + 1) {
    cg_str w;
    for (end = i; end < text.len && cgi_is_word_char(text.data[end]); end++) {}
    w.data = text.data + i;
    w.len = end - i;
    if (w.len && cgi_str_eq(w, word)) return true;
  }
  return false;
}

CGI_DEF int cgi_str_cmp(cg_str a, cg_str b) {
  size_t n = a.len < b.len ? a.len : b.len;
  int c = n ? memcmp(a.data, b.data, n) : 0;
  if (c) return c;
  return a.len < b.len ? -1 : a.len > b.len;
}

CGI_DEF uint64_t cgi_hash_u64(uint64_t seed, uint64_t v) {
  uint64_t h = (seed ^ v) * 0x9E3779B97F4A7C15u;
  h ^= h >> 32;
  h *= 0xD6E8FEB86659FD93u;
  return h ^ (h >> 29);
}

CGI_DEF uint64_t cgi_hash_bytes(uint64_t seed, const void *data, size_t len) {
  const unsigned char *p = (const unsigned char *)data;
  uint64_t h = seed ^ (len * 0x9E3779B97F4A7C15u);
  while (len >= 8) {
    uint64_t w;
    memcpy(&w, p, 8);
    h = cgi_hash_u64(h, w);
    p += 8;
    len -= 8;
  }
  uint64_t tail = 0;
  for (size_t i = 0; i < len; i++) tail |= (uint64_t)p[i] << (8 * i);
  return cgi_hash_u64(h, tail);
}

// ---- interning: open addressing over the strings themselves --------------------------------------------------------------------------
typedef struct cgi_string_table {
  cg_str *slots;
  size_t capacity, count;
} cgi_string_table;

static void cgi_string_table_grow(cg_context *ctx, cgi_string_table *t) {
  size_t old_capacity = t->capacity;
  cg_str *old = t->slots;
  size_t capacity = old_capacity ? old_capacity * 2 : 256;
  cg_str *slots = CGI_NEW_ARRAY(ctx, cg_str, capacity);
  for (size_t i = 0; i < old_capacity; i++) {
    if (!old[i].data) continue;
    size_t k = (size_t)cgi_hash_bytes(0, old[i].data, old[i].len) & (capacity - 1);
    while (slots[k].data) k = (k + 1) & (capacity - 1);
    slots[k] = old[i];
  }
  t->slots = slots;
  t->capacity = capacity;
  cgi_free(ctx, old, old_capacity * sizeof *old);
}

CGI_DEF size_t cgi_utf8_bytes(cg_str s, size_t at) {
  static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000}; // what fewer bytes hold is not written with more
  if (at >= s.len) return 0;
  unsigned char first = (unsigned char)s.data[at];
  size_t n = first < 0x80 ? 1 : first >= 0xC2 && first < 0xE0 ? 2 : first >= 0xE0 && first < 0xF0 ? 3 : first >= 0xF0 && first < 0xF5 ? 4 : 0;
  if (n <= 1) return n;
  if (n > s.len - at) return 0;
  uint32_t c = first & (0xFFu >> (n + 1));
  for (size_t i = 1; i < n; i++) {
    if (((unsigned char)s.data[at + i] & 0xC0) != 0x80) return 0;
    c = c << 6 | ((unsigned char)s.data[at + i] & 0x3F);
  }
  return c < least[n] || c > 0x10FFFF || (c >= 0xD800 && c < 0xE000) ? 0 : n;
}

CGI_DEF bool cgi_is_text(cg_str s) {
  size_t at = 0, n = 1;
  for (; at < s.len && s.data[at] && n; at += n) n = cgi_utf8_bytes(s, at);
  return at == s.len && n;
}

CGI_DEF cg_str cgi_strdup(cg_context *ctx, cg_str s) {
  char *p = (char *)cgi_alloc(ctx, s.len + 1);
  if (s.len) memcpy(p, s.data, s.len);
  cg_str r;
  r.data = p;
  r.len = s.len;
  return r;
}

CGI_DEF cg_str cgi_intern(cg_context *ctx, cg_str s) {
  if (!ctx->strings) ctx->strings = CGI_NEW(ctx, cgi_string_table);
  cgi_string_table *t = (cgi_string_table *)ctx->strings;
  if ((t->count + 1) * 4 > t->capacity * 3) cgi_string_table_grow(ctx, t);
  size_t k = (size_t)cgi_hash_bytes(0, s.data, s.len) & (t->capacity - 1);
  while (t->slots[k].data) {
    if (cgi_str_eq(t->slots[k], s)) return t->slots[k];
    k = (k + 1) & (t->capacity - 1);
  }
  cg_str copy = cgi_strdup(ctx, s);
  t->slots[k] = copy;
  t->count++;
  return copy;
}

// ---- builders --------------------------------------------------------------------------------------------------------------------------
CGI_DEF void cgi_buf_bytes(cgi_buf *b, const char *data, size_t len) {
  cg_context *ctx = b->ctx;
  if (!len) return;
  cgi_arr_keep(b->text);
  char *p = cgi_addn(b->text, len);
  memcpy(p, data, len);
}

CGI_DEF void cgi_buf_char(cgi_buf *b, char c) {
  cg_context *ctx = b->ctx;
  cgi_arr_keep(b->text);
  cgi_push(b->text, c);
}

CGI_DEF void cgi_buf_z(cgi_buf *b, const char *z) { cgi_buf_bytes(b, z, strlen(z)); }
CGI_DEF void cgi_buf_str(cgi_buf *b, cg_str s) { cgi_buf_bytes(b, s.data, s.len); }

static size_t cgi_unpack_byte(const unsigned char *pairs, unsigned c, char *out) {
  size_t n = 0;
  for (; c >= 128 || (c < ' ' && c != '\n'); c = pairs[2 * (c ^ 128) + 1]) n += cgi_unpack_byte(pairs, pairs[2 * (c ^ 128)], out ? out + n : NULL);
  if (out) out[n] = (char)c;
  return n + 1;
}

CGI_DEF size_t cgi_unpack(const unsigned char *pairs, const char *const *phrases, const char *packed, size_t len, char *out) {
  size_t n = 0;
  for (size_t i = 0; i < len; i++) {
    char *rest = out ? out + n : NULL;
    if (phrases && packed[i] == 1) {
      const char *phrase = phrases[(unsigned char)packed[++i] - 1];
      n += cgi_unpack(pairs, phrases, phrase, strlen(phrase), rest);
    } else {
      n += cgi_unpack_byte(pairs, (unsigned char)packed[i], rest);
    }
  }
  return n;
}

CGI_DEF void cgi_buf_packed(cgi_buf *b, cgi_packing packing, const char *z) {
  const unsigned char *pairs = packing == CGI_PACKED_FORMULA ? cgi_formula_pairs : cgi_message_pairs;
  const char *next = (const char *)(packing == CGI_PACKED_FORMULA ? cgi_formula_phrases : cgi_message_phrases), *phrases[256];
  for (size_t i = 0; *next; next = cgi_next_text(next)) phrases[i++] = next;
  cg_context *ctx = b->ctx;
  size_t len = strlen(z), n = cgi_unpack(pairs, phrases, z, len, NULL);
  if (!n) return;
  cgi_arr_keep(b->text);
  char *out = cgi_addn(b->text, n);
  (void)cgi_unpack(pairs, phrases, z, len, out);
}

CGI_DEF void cgi_buf_u64(cgi_buf *b, uint64_t v) {
  char digits[24];
  size_t n = sizeof digits;
  do {
    digits[--n] = (char)('0' + v % 10);
    v /= 10;
  } while (v);
  cgi_buf_bytes(b, digits + n, sizeof digits - n);
}

CGI_DEF void cgi_buf_i64(cgi_buf *b, int64_t v) {
  if (v < 0) cgi_buf_char(b, '-');
  cgi_buf_u64(b, v < 0 ? (uint64_t)0 - (uint64_t)v : (uint64_t)v);
}

CGI_DEF cg_str cgi_buf_view(cgi_buf *b) {
  cgi_buf_char(b, 0);
  (void)cgi_pop(b->text);
  cg_str s;
  s.data = b->text;
  s.len = cgi_len(b->text);
  return s;
}

CGI_DEF void cgi_buf_free(cgi_buf *b) { cgi_arr_free(b->ctx, b->text); }

// ---- hash maps -------------------------------------------------------------------------------------------------------------------------
// Key 0 marks an empty slot, so keys are stored plus one rotated: every 64-bit key but ~0 is allowed.
static uint64_t cgi_hmap_code(uint64_t key) { return key + 1; }

CGI_DEF bool cgi_hmap_get(const cgi_hmap *m, uint64_t key, uint64_t *value) {
  if (!m->capacity) return false;
  uint64_t code = cgi_hmap_code(key);
  for (uint32_t k = (uint32_t)cgi_hash_u64(1, code) & (m->capacity - 1);; k = (k + 1) & (m->capacity - 1)) {
    if (m->keys[k] == code) {
      if (value) *value = m->values[k];
      return true;
    }
    if (m->keys[k] == 0) return false;
  }
}

static void cgi_hmap_grow(cgi_hmap *m) {
  uint32_t old_capacity = m->capacity, capacity = old_capacity ? old_capacity * 2 : 16;
  uint64_t *keys = (uint64_t *)cgi_arr_new(m->ctx, m->keys, (size_t)capacity * 2, sizeof *keys), *values = keys + capacity;
  for (uint32_t i = 0; i < old_capacity; i++) {
    if (!m->keys[i]) continue;
    uint32_t k = (uint32_t)cgi_hash_u64(1, m->keys[i]) & (capacity - 1);
    while (keys[k]) k = (k + 1) & (capacity - 1);
    keys[k] = m->keys[i];
    values[k] = m->values[i];
  }
  cgi_arr_release(m->ctx, m->keys, sizeof *keys);
  m->keys = keys;
  m->values = values;
  m->capacity = capacity;
}

CGI_DEF cgi_hmap cgi_hmap_new(cg_context *ctx) {
  cgi_hmap m;
  memset(&m, 0, sizeof m);
  m.ctx = ctx;
  return m;
}

CGI_DEF void cgi_hmap_put(cgi_hmap *m, uint64_t key, uint64_t value) {
  if ((m->count + 1) * 4 > m->capacity * 3) cgi_hmap_grow(m);
  uint64_t code = cgi_hmap_code(key);
  uint32_t k = (uint32_t)cgi_hash_u64(1, code) & (m->capacity - 1);
  while (m->keys[k] && m->keys[k] != code) k = (k + 1) & (m->capacity - 1);
  if (!m->keys[k]) m->count++;
  m->keys[k] = code;
  m->values[k] = value;
}

// Closes the gap by moving later entries of the probe sequence back.
CGI_DEF void cgi_hmap_remove(cgi_hmap *m, uint64_t key) {
  if (!m->capacity) return;
  uint32_t mask = m->capacity - 1;
  uint64_t code = cgi_hmap_code(key);
  uint32_t k = (uint32_t)cgi_hash_u64(1, code) & mask;
  while (m->keys[k] != code) {
    if (!m->keys[k]) return;
    k = (k + 1) & mask;
  }
  uint32_t hole = k;
  for (k = (k + 1) & mask; m->keys[k]; k = (k + 1) & mask) {
    uint32_t home = (uint32_t)cgi_hash_u64(1, m->keys[k]) & mask;
    if (((k - home) & mask) >= ((k - hole) & mask)) {
      m->keys[hole] = m->keys[k];
      m->values[hole] = m->values[k];
      hole = k;
    }
  }
  m->keys[hole] = 0;
  m->count--;
}

CGI_DEF void cgi_hmap_free(cgi_hmap *m) {
  cgi_arr_release(m->ctx, m->keys, sizeof *m->keys);
  m->keys = m->values = NULL;
  m->capacity = m->count = 0;
}

CGI_DEF void cgi_hmap_keep(cgi_hmap *m) {
  bool was = m->ctx->scratching;
  if (m->capacity) return;
  m->ctx->scratching = false;
  cgi_hmap_grow(m);
  m->ctx->scratching = was;
}

CGI_DEF void *cgi_hmap_ptr(const cgi_hmap *m, const void *key) {
  uint64_t v = 0;
  return cgi_hmap_get(m, (uint64_t)(uintptr_t)key, &v) ? (void *)(uintptr_t)v : NULL;
}

CGI_DEF void cgi_hmap_put_ptr(cgi_hmap *m, const void *key, const void *value) {
  cgi_hmap_put(m, (uint64_t)(uintptr_t)key, (uint64_t)(uintptr_t)value);
}
