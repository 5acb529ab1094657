// SPIR-V words: sections, instructions, hash-consed types and constants, the final merge.
#include "spirv/words.h"

#define CGI_SPV_GENERATOR 0u // unregistered
#define CGI_SPV_MAX_INSTRUCTION 65535u

CGI_SPV_DEF void cgi_spv_init(cgi_spv_writer *w, cg_context *ctx, uint32_t version) {
  memset(w, 0, sizeof *w);
  w->ctx = ctx;
  w->version = version;
  w->next_id = 1;
}

CGI_SPV_DEF void cgi_spv_release(cgi_spv_writer *w) {
  for (unsigned s = 0; s < CGI_SPV_NUM_SECTIONS; s++) cg_free(w->ctx, w->sections[s].data, w->sections[s].capacity * sizeof(uint32_t));
  cg_free(w->ctx, w->pool.data, w->pool.capacity * sizeof(uint32_t));
  cg_free(w->ctx, w->uniques, w->unique_capacity * sizeof(cgi_spv_unique));
  memset(w, 0, sizeof *w);
}

CGI_SPV_DEF uint32_t cgi_spv_new_id(cgi_spv_writer *w) { return w->next_id++; }

// Room for `more` words; false (and failed) when there is none.
static bool cgi_spv_reserve(cgi_spv_writer *w, cgi_spv_words *b, size_t more) {
  if (w->failed) return false;
  if (b->capacity - b->len >= more) return true;
  size_t capacity = b->capacity ? b->capacity * 2 : 64;
  while (capacity - b->len < more) capacity *= 2;
  uint32_t *data =
      capacity > SIZE_MAX / 8 ? NULL : (uint32_t *)cg_realloc(w->ctx, b->data, b->capacity * sizeof(uint32_t), capacity * sizeof(uint32_t));
  if (!data) {
    w->failed = true;
    return false;
  }
  b->data = data;
  b->capacity = capacity;
  return true;
}

static void cgi_spv_put(cgi_spv_writer *w, cgi_spv_words *b, uint32_t word) {
  if (cgi_spv_reserve(w, b, 1)) b->data[b->len++] = word;
}

CGI_SPV_DEF void cgi_spv_begin(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode) {
  w->sections[s].start = w->sections[s].len;
  cgi_spv_put(w, &w->sections[s], opcode);
}

CGI_SPV_DEF void cgi_spv_word(cgi_spv_writer *w, cgi_spv_section s, uint32_t word) { cgi_spv_put(w, &w->sections[s], word); }

// A literal ends at its NUL; entry points have none, but file names of locations may.
CGI_SPV_DEF void cgi_spv_string(cgi_spv_writer *w, cgi_spv_section s, cg_str text) {
  const char *nul = text.len ? (const char *)memchr(text.data, 0, text.len) : NULL;
  if (nul) text.len = (size_t)(nul - text.data);
  for (size_t i = 0; i <= text.len; i += 4) { // one byte more than the text: its NUL
    uint32_t word = 0;
    for (size_t k = 0; k < 4 && i + k < text.len; k++) word |= (uint32_t)(unsigned char)text.data[i + k] << (8 * k);
    cgi_spv_word(w, s, word);
  }
}

CGI_SPV_DEF void cgi_spv_end(cgi_spv_writer *w, cgi_spv_section s) {
  cgi_spv_words *b = &w->sections[s];
  if (w->failed) return;
  size_t count = b->len - b->start;
  if (count > CGI_SPV_MAX_INSTRUCTION) {
    w->too_long = true;
    count = CGI_SPV_MAX_INSTRUCTION;
  }
  b->data[b->start] |= (uint32_t)count << SpvWordCountShift;
}

CGI_SPV_DEF void cgi_spv_inst(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode, uint32_t n, const uint32_t *operands) {
  cgi_spv_begin(w, s, opcode);
  for (uint32_t i = 0; i < n; i++) cgi_spv_word(w, s, operands[i]);
  cgi_spv_end(w, s);
}

CGI_SPV_DEF void cgi_spv_inst1(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode, uint32_t a) { cgi_spv_inst(w, s, opcode, 1, &a); }

CGI_SPV_DEF void cgi_spv_inst2(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode, uint32_t a, uint32_t b) {
  uint32_t operands[2];
  operands[0] = a;
  operands[1] = b;
  cgi_spv_inst(w, s, opcode, 2, operands);
}

CGI_SPV_DEF void cgi_spv_inst3(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode, uint32_t a, uint32_t b, uint32_t c) {
  uint32_t operands[3];
  operands[0] = a;
  operands[1] = b;
  operands[2] = c;
  cgi_spv_inst(w, s, opcode, 3, operands);
}

CGI_SPV_DEF void cgi_spv_append(cgi_spv_writer *w, cgi_spv_section to, cgi_spv_section from) {
  cgi_spv_words *source = &w->sections[from], *target = &w->sections[to];
  if (source->len && cgi_spv_reserve(w, target, source->len)) {
    memcpy(target->data + target->len, source->data, source->len * sizeof(uint32_t));
    target->len += source->len;
  }
  source->len = 0;
}

CGI_SPV_DEF void cgi_spv_decorate(cgi_spv_writer *w, uint32_t id, uint32_t decoration) {
  cgi_spv_inst2(w, CGI_SPV_DECORATIONS, SpvOpDecorate, id, decoration);
}

CGI_SPV_DEF void cgi_spv_decorate1(cgi_spv_writer *w, uint32_t id, uint32_t decoration, uint32_t literal) {
  cgi_spv_inst3(w, CGI_SPV_DECORATIONS, SpvOpDecorate, id, decoration, literal);
}

CGI_SPV_DEF void cgi_spv_capability(cgi_spv_writer *w, uint32_t capability) {
  uint32_t i = 0;
  while (i < w->num_capabilities && w->capabilities[i] < capability) i++;
  if ((i < w->num_capabilities && w->capabilities[i] == capability) || w->num_capabilities == CGI_SPV_MAX_CAPABILITIES) return;
  for (uint32_t k = w->num_capabilities++; k > i; k--) w->capabilities[k] = w->capabilities[k - 1];
  w->capabilities[i] = capability;
}

CGI_SPV_DEF void cgi_spv_extension(cgi_spv_writer *w, const char *name) {
  uint32_t i = 0;
  while (i < w->num_extensions && strcmp(w->extensions[i], name) < 0) i++;
  if ((i < w->num_extensions && strcmp(w->extensions[i], name) == 0) || w->num_extensions == CGI_SPV_MAX_EXTENSIONS) return;
  for (uint32_t k = w->num_extensions++; k > i; k--) w->extensions[k] = w->extensions[k - 1];
  w->extensions[i] = name;
}

// ---- hash-consing ---------------------------------------------------------------------------------------------------------------------
static uint32_t cgi_spv_hash(uint32_t h, uint32_t word) { // FNV-1a over the word's bytes
  for (unsigned i = 0; i < 4; i++) h = (h ^ ((word >> (8 * i)) & 0xffu)) * 16777619u;
  return h;
}

static void cgi_spv_grow_uniques(cgi_spv_writer *w) {
  uint32_t capacity = w->unique_capacity ? w->unique_capacity * 2 : 128;
  cgi_spv_unique *table = (cgi_spv_unique *)cg_alloc(w->ctx, capacity * sizeof(cgi_spv_unique));
  if (!table) {
    w->failed = true;
    return;
  }
  for (uint32_t i = 0; i < w->unique_capacity; i++) {
    if (!w->uniques[i].id) continue;
    uint32_t slot = w->uniques[i].hash & (capacity - 1);
    while (table[slot].id) slot = (slot + 1) & (capacity - 1);
    table[slot] = w->uniques[i];
  }
  cg_free(w->ctx, w->uniques, w->unique_capacity * sizeof(cgi_spv_unique));
  w->uniques = table;
  w->unique_capacity = capacity;
}

CGI_SPV_DEF uint32_t cgi_spv_intern(cgi_spv_writer *w, uint32_t opcode, uint32_t type, uint32_t n, const uint32_t *operands, uint32_t tag,
                                    bool *fresh) {
  if (fresh) *fresh = false;
  if (w->num_uniques * 4 >= w->unique_capacity * 3) cgi_spv_grow_uniques(w);
  uint32_t h = cgi_spv_hash(cgi_spv_hash(cgi_spv_hash(2166136261u, opcode), type), tag);
  for (uint32_t i = 0; i < n; i++) h = cgi_spv_hash(h, operands[i]);
  if (w->failed || !cgi_spv_reserve(w, &w->pool, n + 3u)) return 0;
  uint32_t *key = w->pool.data + w->pool.len, length = n + 3;
  key[0] = opcode;
  key[1] = type;
  key[2] = tag;
  for (uint32_t i = 0; i < n; i++) key[3 + i] = operands[i];
  uint32_t slot = h & (w->unique_capacity - 1);
  for (; w->uniques[slot].id; slot = (slot + 1) & (w->unique_capacity - 1)) {
    const cgi_spv_unique *u = &w->uniques[slot];
    if (u->hash == h && u->length == length && memcmp(w->pool.data + u->offset, key, length * sizeof(uint32_t)) == 0) return u->id;
  }
  cgi_spv_unique *u = &w->uniques[slot];
  u->offset = (uint32_t)w->pool.len;
  u->length = length;
  u->hash = h;
  u->id = cgi_spv_new_id(w);
  w->pool.len += length;
  w->num_uniques++;
  if (fresh) *fresh = true;
  cgi_spv_begin(w, CGI_SPV_GLOBALS, opcode);
  if (type) cgi_spv_word(w, CGI_SPV_GLOBALS, type);
  cgi_spv_word(w, CGI_SPV_GLOBALS, u->id);
  for (uint32_t i = 0; i < n; i++) cgi_spv_word(w, CGI_SPV_GLOBALS, operands[i]);
  cgi_spv_end(w, CGI_SPV_GLOBALS);
  return u->id;
}

CGI_SPV_DEF uint32_t cgi_spv_type_void(cgi_spv_writer *w) { return cgi_spv_intern(w, SpvOpTypeVoid, 0, 0, NULL, 0, NULL); }
CGI_SPV_DEF uint32_t cgi_spv_type_bool(cgi_spv_writer *w) { return cgi_spv_intern(w, SpvOpTypeBool, 0, 0, NULL, 0, NULL); }

CGI_SPV_DEF uint32_t cgi_spv_type_int(cgi_spv_writer *w, uint32_t width) {
  uint32_t operands[2], *id = &w->scalars[0][width / 16];
  operands[0] = width;
  operands[1] = 0; // signedness is in the operations
  if (width == 64) cgi_spv_capability(w, SpvCapabilityInt64);
  if (!*id) *id = cgi_spv_intern(w, SpvOpTypeInt, 0, 2, operands, 0, NULL);
  return *id;
}

CGI_SPV_DEF uint32_t cgi_spv_type_float(cgi_spv_writer *w, uint32_t width) {
  uint32_t *id = &w->scalars[1][width / 16];
  if (width == 64) cgi_spv_capability(w, SpvCapabilityFloat64);
  if (!*id) *id = cgi_spv_intern(w, SpvOpTypeFloat, 0, 1, &width, 0, NULL);
  return *id;
}

CGI_SPV_DEF uint32_t cgi_spv_type_vector(cgi_spv_writer *w, uint32_t component, uint32_t n) {
  uint32_t operands[2];
  if (n == 1) return component;
  operands[0] = component;
  operands[1] = n;
  return cgi_spv_intern(w, SpvOpTypeVector, 0, 2, operands, 0, NULL);
}

CGI_SPV_DEF uint32_t cgi_spv_type_pointer(cgi_spv_writer *w, uint32_t storage_class, uint32_t pointee) {
  uint32_t operands[2];
  operands[0] = storage_class;
  operands[1] = pointee;
  return cgi_spv_intern(w, SpvOpTypePointer, 0, 2, operands, 0, NULL);
}

CGI_SPV_DEF uint32_t cgi_spv_const_bits(cgi_spv_writer *w, uint32_t type, uint32_t width, uint64_t bits) {
  uint32_t operands[2];
  if (width < 32) bits &= ((uint64_t)1 << width) - 1; // types of signedness 0 are zero-extended
  operands[0] = (uint32_t)bits;
  operands[1] = (uint32_t)(bits >> 32);
  return cgi_spv_intern(w, SpvOpConstant, type, width > 32 ? 2 : 1, operands, 0, NULL);
}

CGI_SPV_DEF uint32_t cgi_spv_const_bool(cgi_spv_writer *w, bool value) {
  return cgi_spv_intern(w, value ? SpvOpConstantTrue : SpvOpConstantFalse, cgi_spv_type_bool(w), 0, NULL, 0, NULL);
}

CGI_SPV_DEF uint32_t cgi_spv_const_u32(cgi_spv_writer *w, uint32_t value) { return cgi_spv_const_bits(w, cgi_spv_type_int(w, 32), 32, value); }

CGI_SPV_DEF uint32_t cgi_spv_const_composite(cgi_spv_writer *w, uint32_t type, uint32_t n, const uint32_t *parts) {
  return n == 1 ? parts[0] : cgi_spv_intern(w, SpvOpConstantComposite, type, n, parts, 0, NULL);
}

CGI_SPV_DEF uint32_t cgi_spv_glsl_set(cgi_spv_writer *w) {
  static const char name[] = "GLSL.std.450";
  if (!w->glsl) {
    cg_str s;
    s.data = name;
    s.len = sizeof name - 1;
    w->glsl = cgi_spv_new_id(w);
    cgi_spv_begin(w, CGI_SPV_IMPORTS, SpvOpExtInstImport);
    cgi_spv_word(w, CGI_SPV_IMPORTS, w->glsl);
    cgi_spv_string(w, CGI_SPV_IMPORTS, s);
    cgi_spv_end(w, CGI_SPV_IMPORTS);
  }
  return w->glsl;
}

// ---- the module -----------------------------------------------------------------------------------------------------------------------
static void cgi_spv_write_preamble(cgi_spv_writer *w) { // into the body section, which is empty by now
  cgi_spv_section s = CGI_SPV_BODY;
  w->sections[s].len = 0;
  cgi_spv_word(w, s, SpvMagicNumber);
  cgi_spv_word(w, s, w->version);
  cgi_spv_word(w, s, CGI_SPV_GENERATOR);
  cgi_spv_word(w, s, w->next_id);
  cgi_spv_word(w, s, 0);
  for (uint32_t i = 0; i < w->num_capabilities; i++) cgi_spv_inst1(w, s, SpvOpCapability, w->capabilities[i]);
  for (uint32_t i = 0; i < w->num_extensions; i++) {
    cg_str name;
    name.data = w->extensions[i];
    name.len = strlen(name.data);
    cgi_spv_begin(w, s, SpvOpExtension);
    cgi_spv_string(w, s, name);
    cgi_spv_end(w, s);
  }
}

CGI_SPV_DEF uint32_t *cgi_spv_finish(cgi_spv_writer *w, size_t *num_words) {
  cgi_spv_write_preamble(w);
  for (unsigned s = 0; s < CGI_SPV_LOCALS; s++) cgi_spv_append(w, CGI_SPV_BODY, (cgi_spv_section)s);
  *num_words = 0;
  if (w->failed || w->too_long) return NULL;
  size_t count = w->sections[CGI_SPV_BODY].len;
  uint32_t *words = (uint32_t *)cg_alloc(w->ctx, count * sizeof(uint32_t));
  if (!words) {
    w->failed = true;
    return NULL;
  }
  memcpy(words, w->sections[CGI_SPV_BODY].data, count * sizeof(uint32_t));
  *num_words = count;
  return words;
}

// ---- maps -----------------------------------------------------------------------------------------------------------------------------
static uint32_t cgi_spv_map_slot(const cgi_spv_map *m, uint64_t key) {
  uint64_t h = key * 0x9e3779b97f4a7c15u;
  uint32_t slot = (uint32_t)(h >> 32) & (m->capacity - 1);
  while (m->keys[slot] && m->keys[slot] != key) slot = (slot + 1) & (m->capacity - 1);
  return slot;
}

CGI_SPV_DEF bool cgi_spv_map_get(const cgi_spv_map *m, uint64_t key, uint32_t *value) {
  if (!m->capacity) return false;
  uint32_t slot = cgi_spv_map_slot(m, key);
  if (!m->keys[slot]) return false;
  *value = m->values[slot];
  return true;
}

CGI_SPV_DEF void cgi_spv_map_clear(cgi_spv_writer *w, cgi_spv_map *m) {
  cg_free(w->ctx, m->keys, m->capacity * sizeof(uint64_t));
  cg_free(w->ctx, m->values, m->capacity * sizeof(uint32_t));
  memset(m, 0, sizeof *m);
}

static void cgi_spv_map_grow(cgi_spv_writer *w, cgi_spv_map *m) {
  cgi_spv_map bigger;
  memset(&bigger, 0, sizeof bigger);
  bigger.capacity = m->capacity ? m->capacity * 2 : 256;
  bigger.keys = (uint64_t *)cg_alloc(w->ctx, bigger.capacity * sizeof(uint64_t));
  bigger.values = (uint32_t *)cg_alloc(w->ctx, bigger.capacity * sizeof(uint32_t));
  if (!bigger.keys || !bigger.values) {
    w->failed = true;
    cgi_spv_map_clear(w, &bigger);
    return;
  }
  for (uint32_t i = 0; i < m->capacity; i++) {
    if (!m->keys[i]) continue;
    uint32_t slot = cgi_spv_map_slot(&bigger, m->keys[i]);
    bigger.keys[slot] = m->keys[i];
    bigger.values[slot] = m->values[i];
  }
  bigger.count = m->count;
  cgi_spv_map_clear(w, m);
  *m = bigger;
}

CGI_SPV_DEF void cgi_spv_map_put(cgi_spv_writer *w, cgi_spv_map *m, uint64_t key, uint32_t value) {
  if (m->count * 4 >= m->capacity * 3) cgi_spv_map_grow(w, m);
  if (w->failed) return;
  uint32_t slot = cgi_spv_map_slot(m, key);
  if (!m->keys[slot]) m->count++;
  m->keys[slot] = key;
  m->values[slot] = value;
}

#undef CGI_SPV_GENERATOR
#undef CGI_SPV_MAX_INSTRUCTION
