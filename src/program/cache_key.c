// cg_cache_key: SHA-256 (FIPS 180-4) over what decides a compile's output. Everything is written as bytes in one order on every machine: numbers as
// eight bytes, the lowest first; texts with their length before them; types, attributes, values and blocks in full where they come first, and by the
// number of that place later. tests/suites/living.sh holds every field of the descriptors against this file.
#include "program/program.h"
#include "target/target.h"

// ---- SHA-256 --------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_sha {
  uint32_t state[8];
  uint64_t length; // bytes so far
  uint8_t block[64];
} cgi_sha;

static void cgi_sha_begin(cgi_sha *s) {
  static const uint32_t start[8] = {0x6a09e667u, 0xbb67ae85u, 0x3c6ef372u, 0xa54ff53au, 0x510e527fu, 0x9b05688cu, 0x1f83d9abu, 0x5be0cd19u};
  memcpy(s->state, start, sizeof start);
  s->length = 0;
}

static uint32_t cgi_sha_turn(uint32_t v, unsigned n) { return v >> n | v << (32 - n); }

static void cgi_sha_block(cgi_sha *s) {
  static const uint32_t k[64] = {
      0x428a2f98u, 0x71374491u, 0xb5c0fbcfu, 0xe9b5dba5u, 0x3956c25bu, 0x59f111f1u, 0x923f82a4u, 0xab1c5ed5u, 0xd807aa98u, 0x12835b01u, 0x243185beu,
      0x550c7dc3u, 0x72be5d74u, 0x80deb1feu, 0x9bdc06a7u, 0xc19bf174u, 0xe49b69c1u, 0xefbe4786u, 0x0fc19dc6u, 0x240ca1ccu, 0x2de92c6fu, 0x4a7484aau,
      0x5cb0a9dcu, 0x76f988dau, 0x983e5152u, 0xa831c66du, 0xb00327c8u, 0xbf597fc7u, 0xc6e00bf3u, 0xd5a79147u, 0x06ca6351u, 0x14292967u, 0x27b70a85u,
      0x2e1b2138u, 0x4d2c6dfcu, 0x53380d13u, 0x650a7354u, 0x766a0abbu, 0x81c2c92eu, 0x92722c85u, 0xa2bfe8a1u, 0xa81a664bu, 0xc24b8b70u, 0xc76c51a3u,
      0xd192e819u, 0xd6990624u, 0xf40e3585u, 0x106aa070u, 0x19a4c116u, 0x1e376c08u, 0x2748774cu, 0x34b0bcb5u, 0x391c0cb3u, 0x4ed8aa4au, 0x5b9cca4fu,
      0x682e6ff3u, 0x748f82eeu, 0x78a5636fu, 0x84c87814u, 0x8cc70208u, 0x90befffau, 0xa4506cebu, 0xbef9a3f7u, 0xc67178f2u};
  uint32_t w[64], v[8];
  for (unsigned i = 0; i < 16; i++) {
    const uint8_t *p = s->block + 4 * i;
    w[i] = (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
  }
  for (unsigned i = 16; i < 64; i++) {
    uint32_t a = w[i - 15], b = w[i - 2];
    w[i] = w[i - 16] + w[i - 7] + (cgi_sha_turn(a, 7) ^ cgi_sha_turn(a, 18) ^ a >> 3) + (cgi_sha_turn(b, 17) ^ cgi_sha_turn(b, 19) ^ b >> 10);
  }
  memcpy(v, s->state, sizeof v);
  for (unsigned i = 0; i < 64; i++) {
    uint32_t e = v[4], a = v[0];
    uint32_t t = v[7] + (cgi_sha_turn(e, 6) ^ cgi_sha_turn(e, 11) ^ cgi_sha_turn(e, 25)) + ((e & v[5]) ^ (~e & v[6])) + k[i] + w[i];
    uint32_t u = (cgi_sha_turn(a, 2) ^ cgi_sha_turn(a, 13) ^ cgi_sha_turn(a, 22)) + ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
    memmove(v + 1, v, 7 * sizeof v[0]);
    v[4] += t;
    v[0] = t + u;
  }
  for (unsigned i = 0; i < 8; i++) s->state[i] += v[i];
}

static void cgi_sha_bytes(cgi_sha *s, const void *data, size_t size) {
  const uint8_t *p = (const uint8_t *)data;
  while (size) {
    size_t at = (size_t)(s->length & 63), n = 64 - at < size ? 64 - at : size;
    memcpy(s->block + at, p, n);
    s->length += n;
    p += n;
    size -= n;
    if (at + n == 64) cgi_sha_block(s);
  }
}

static void cgi_sha_end(cgi_sha *s, uint8_t out[32]) {
  static const uint8_t padding[64] = {0x80};
  uint64_t bits = s->length * 8;
  uint8_t length[8];
  for (unsigned i = 0; i < 8; i++) length[i] = (uint8_t)(bits >> (56 - 8 * i));
  cgi_sha_bytes(s, padding, 1 + (size_t)((119 - (s->length & 63)) & 63));
  cgi_sha_bytes(s, length, 8);
  for (unsigned i = 0; i < 32; i++) out[i] = (uint8_t)(s->state[i / 4] >> (24 - 8 * (i % 4)));
}

// ---- what is written ------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_cache {
  cgi_sha sha;
  cgi_hmap seen; // types, attributes, values, blocks, locations: the number of where they came first
  uint64_t count;
  bool locations;
} cgi_cache;

static void cgi_cache_number(cgi_cache *k, uint64_t v) {
  uint8_t bytes[8];
  for (unsigned i = 0; i < 8; i++) bytes[i] = (uint8_t)(v >> (8 * i));
  cgi_sha_bytes(&k->sha, bytes, 8);
}

static void cgi_cache_str(cgi_cache *k, cg_str s) {
  cgi_cache_number(k, s.len);
  cgi_sha_bytes(&k->sha, s.data, s.len);
}

static void cgi_cache_z(cgi_cache *k, const char *z) { // NULL and "" differ
  cgi_cache_number(k, z != NULL);
  cgi_cache_str(k, cgi_s(z));
}

// Writes the thing's number; true when this is where it comes first, and what it is has to follow. NULL is 0.
static bool cgi_cache_first(cgi_cache *k, const void *thing) {
  uint64_t number = 0;
  bool known = !thing || cgi_hmap_get(&k->seen, (uint64_t)(uintptr_t)thing, &number);
  if (!known) {
    number = ++k->count;
    cgi_hmap_put(&k->seen, (uint64_t)(uintptr_t)thing, number);
  }
  cgi_cache_number(k, number);
  return !known;
}

static void cgi_cache_attr(cgi_cache *k, cg_attr a);

static void cgi_cache_type(cgi_cache *k, cg_type t) {
  if (!cgi_cache_first(k, t)) return;
  cgi_cache_number(k, (uint64_t)t->kind);
  cgi_cache_number(k, (uint64_t)t->signedness);
  cgi_cache_number(k, t->width);
  cgi_cache_number(k, (uint64_t)t->access);
  cgi_cache_number(k, t->rank);
  cgi_cache_number(k, t->num_inputs);
  cgi_cache_number(k, t->num_results);
  for (unsigned i = 0; i < t->rank; i++) cgi_cache_number(k, (uint64_t)t->shape[i]);
  for (unsigned i = 0; i < t->num_inputs + t->num_results; i++) cgi_cache_type(k, t->members[i]);
  cgi_cache_type(k, t->element);
  cgi_cache_attr(k, t->layout);
  cgi_cache_attr(k, t->memory_space);
  cgi_cache_attr(k, t->encoding);
  cgi_cache_str(k, t->text);
}

static void cgi_cache_expr(cgi_cache *k, cg_expr e) {
  if (!cgi_cache_first(k, e)) return;
  cgi_cache_number(k, (uint64_t)e->kind);
  cgi_cache_number(k, (uint64_t)e->value);
  cgi_cache_expr(k, e->lhs);
  cgi_cache_expr(k, e->rhs);
}

static void cgi_cache_map(cgi_cache *k, cg_map m) {
  if (!cgi_cache_first(k, m)) return;
  cgi_cache_number(k, m->num_dims);
  cgi_cache_number(k, m->num_symbols);
  cgi_cache_number(k, m->num_results);
  for (unsigned i = 0; i < m->num_results; i++) cgi_cache_expr(k, m->results[i]);
}

static void cgi_cache_loc(cgi_cache *k, cg_loc l) {
  if (!k->locations || !cgi_cache_first(k, l)) return;
  cgi_cache_number(k, (uint64_t)l->kind);
  cgi_cache_str(k, l->text);
  cgi_cache_number(k, (uint64_t)l->line << 32 | l->column);
  cgi_cache_number(k, (uint64_t)l->end_line << 32 | l->end_column);
  cgi_cache_loc(k, l->child);
  cgi_cache_loc(k, l->caller);
  cgi_cache_number(k, l->len);
  for (size_t i = 0; i < l->len; i++) cgi_cache_loc(k, l->members[i]);
  cgi_cache_attr(k, l->metadata);
}

static void cgi_cache_attr(cgi_cache *k, cg_attr a) {
  if (!cgi_cache_first(k, a)) return;
  bool ints = a->ints && (a->kind == CG_ATTR_DENSE_ARRAY || a->kind == CG_ATTR_STRIDED);
  cgi_cache_number(k, (uint64_t)a->kind);
  cgi_cache_number(k, a->splat);
  cgi_cache_type(k, a->type);
  cgi_cache_number(k, a->bits);
  cgi_cache_str(k, a->text);
  cgi_cache_str(k, a->raw);
  cgi_cache_number(k, a->len);
  for (size_t i = 0; a->items && i < a->len; i++) {
    cgi_cache_str(k, a->items[i].name);
    cgi_cache_attr(k, a->items[i].value);
  }
  for (size_t i = 0; ints && i < a->len; i++) cgi_cache_number(k, (uint64_t)a->ints[i]);
  if (a->bytes) cgi_sha_bytes(&k->sha, a->bytes, a->len);
  cgi_cache_map(k, a->map);
  cgi_cache_loc(k, a->loc);
}

static int cgi_cache_compare(const cg_op op, uint32_t a, uint32_t b) { return cgi_str_cmp(op->attrs[a].name, op->attrs[b].name); }

// Attributes by name: their order says nothing.
static void cgi_cache_attrs(cgi_cache *k, cg_op op) {
  cg_context *ctx = op->ctx;
  uint32_t n = op->num_attrs, *order = CGI_NEW_ARRAY(ctx, uint32_t, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    uint32_t at = i;
    for (; at > 0 && cgi_cache_compare(op, i, order[at - 1]) < 0; at--) order[at] = order[at - 1];
    order[at] = i;
  }
  cgi_cache_number(k, n);
  for (uint32_t i = 0; i < n; i++) {
    cgi_cache_str(k, op->attrs[order[i]].name);
    cgi_cache_attr(k, op->attrs[order[i]].value);
  }
  cgi_free(ctx, order, (n + 1) * sizeof *order);
}

static void cgi_cache_value(cgi_cache *k, cg_value v) { // where it is defined
  cgi_cache_first(k, v);
  cgi_cache_type(k, v->type);
  cgi_cache_loc(k, v->loc);
}

static void cgi_cache_op(cgi_cache *k, cg_op op) {
  cgi_cache_str(k, cg_op_name(op));
  cgi_cache_loc(k, op->loc);
  cgi_cache_attrs(k, op);
  cgi_cache_number(k, op->num_operands);
  for (uint32_t i = 0; i < op->num_operands; i++) cgi_cache_first(k, cg_op_operand(op, i));
  cgi_cache_number(k, op->num_successors);
  for (uint32_t i = 0; i < op->num_successors; i++) {
    cgi_cache_first(k, op->successors[i]);
    cgi_cache_number(k, op->successor_operands ? op->successor_operands[i] : 0);
  }
  cgi_cache_number(k, op->num_results);
  for (uint32_t i = 0; i < op->num_results; i++) cgi_cache_value(k, op->results[i]);
  cgi_cache_number(k, op->num_regions);
  for (uint32_t r = 0; r < op->num_regions; r++) {
    CGI_FOREACH_BLOCK(b, op->regions[r]) {
      cgi_cache_number(k, 1);
      cgi_cache_first(k, b);
      cgi_cache_number(k, cgi_len(b->args));
      for (size_t i = 0; i < cgi_len(b->args); i++) cgi_cache_value(k, b->args[i]);
      for (cg_op inner = b->first; inner; inner = inner->next) {
        cgi_cache_number(k, 1);
        cgi_cache_op(k, inner);
      }
      cgi_cache_number(k, 0);
    }
    cgi_cache_number(k, 0);
  }
}

// Every fact but the summary, which says nothing.
static void cgi_cache_target(cgi_cache *k, const cg_target *t) {
  cgi_cache_z(k, t->name);
  cgi_cache_number(k, (uint64_t)t->format);
  cgi_cache_number(k, t->vulkan_version);
  cgi_cache_number(k, t->spirv_version);
  cgi_cache_number(k, t->max_workgroup_invocations);
  for (unsigned i = 0; i < 3; i++) cgi_cache_number(k, t->max_workgroup_size[i]);
  for (unsigned i = 0; i < 3; i++) cgi_cache_number(k, t->max_workgroup_count[i]);
  cgi_cache_number(k, t->max_shared_memory);
  cgi_cache_number(k, t->max_push_constant_bytes);
  cgi_cache_number(k, t->max_storage_buffers);
  cgi_cache_number(k, t->max_storage_range);
  cgi_cache_number(k, t->min_storage_offset_alignment);
  cgi_cache_number(k, t->subgroup_size);
  cgi_cache_number(k, t->min_subgroup_size);
  cgi_cache_number(k, t->max_subgroup_size);
  cgi_cache_number(k, t->default_workgroup_size);
  cgi_cache_number(k, t->features);
  cgi_cache_number(k, t->compute_units);
  cgi_cache_number(k, t->max_load_bytes);
  cgi_cache_number(k, t->slow_shared_memory);
  cgi_cache_number(k, t->max_workgroup_subgroups);
  cgi_cache_number(k, t->max_loop_trips);
  cgi_cache_number(k, t->trusted);
  cgi_cache_number(k, t->max_registers);
#ifndef CODEGEN_NO_FAST_PIPELINES
  cgi_cache_number(k, t->num_matrices);
  for (uint32_t i = 0; t->matrices && i < t->num_matrices; i++) {
    const cg_matrix *m = &t->matrices[i];
    uint64_t types = (uint64_t)m->a << 24 | (uint64_t)m->b << 16 | (uint64_t)m->c << 8 | (uint64_t)m->result;
    cgi_cache_number(k, (uint64_t)m->m << 40 | (uint64_t)m->n << 20 | m->k);
    cgi_cache_number(k, types << 2 | (uint64_t)m->scope << 1 | m->saturating);
  }
#endif
}

static void cgi_cache_config(cgi_cache *k, const cg_config *c) {
  cgi_cache_z(k, c->op);
  cgi_cache_z(k, c->operands);
  cgi_cache_z(k, c->target);
  cgi_cache_z(k, c->config);
  cgi_cache_number(k, c->override_attributes);
  cgi_cache_z(k, c->iterator_types);
}

static void cgi_cache_argument(cgi_cache *k, const cg_argument_desc *a) {
  cgi_cache_z(k, a->function);
  cgi_cache_number(k, a->is_result);
  cgi_cache_number(k, a->index);
  cgi_cache_number(k, a->fixed);
  cgi_cache_number(k, a->set);
  cgi_cache_number(k, a->binding);
  cgi_cache_number(k, a->byte_offset);
  cgi_cache_number(k, a->num_strides);
  for (size_t i = 0; i < a->num_strides; i++) cgi_cache_number(k, (uint64_t)a->strides[i]);
}

// What d->target and d->target_facts say is in the target. d->hooks look on, and d->memory_limit decides whether there is an output, not which.
static void cgi_cache_desc(cgi_cache *k, const cg_compile_desc *d) {
  cgi_cache_z(k, d->backend->name);
  cgi_cache_number(k, (uint64_t)d->backend->format);
  cgi_cache_str(k, cgi_s(d->pipeline));
  cgi_cache_number(k, d->debug_names);
  cgi_cache_number(k, d->instruction_limit);
  cgi_cache_number(k, d->max_instructions);
  cgi_cache_number(k, d->num_configs);
  for (size_t i = 0; i < d->num_configs; i++) cgi_cache_config(k, &d->configs[i]);
  cgi_cache_number(k, d->num_arguments);
  for (size_t i = 0; i < d->num_arguments; i++) cgi_cache_argument(k, &d->arguments[i]);
  cgi_cache_number(k, d->push_constant_base);
  cgi_cache_number(k, (uint64_t)d->sizes);
  cgi_cache_number(k, d->sizes_set);
  cgi_cache_number(k, d->sizes_binding);
  cgi_cache_number(k, d->sizes_offset);
  for (unsigned i = 0; i < 3; i++) cgi_cache_number(k, d->workgroup_count[i]);
  cgi_cache_number(k, d->num_entry_points);
  for (size_t i = 0; i < d->num_entry_points; i++) cgi_cache_z(k, d->entry_points[i]);
}

typedef struct cgi_cache_args {
  cg_op module;
  const cg_compile_desc *desc;
  uint8_t *out;
} cgi_cache_args;

static cg_result cgi_cache_thunk(cg_context *ctx, void *user) {
  const cgi_cache_args *a = (const cgi_cache_args *)user;
  cgi_scratch mark = cgi_scratch_mark(ctx);
  const cg_target *t = a->desc->target_facts ? a->desc->target_facts : cgi_compile_target(a->module, a->desc);
  if (t) {
    cgi_cache *k = CGI_SCRATCH(ctx, cgi_cache, 1);
    k->seen.ctx = ctx;
    k->locations = a->desc->debug_names;
    cgi_sha_begin(&k->sha);
    cgi_cache_z(k, "codegen");
    cgi_cache_number(k, CG_VERSION);
    cgi_cache_target(k, t);
    cgi_cache_desc(k, a->desc);
    cgi_cache_op(k, a->module);
    cgi_sha_end(&k->sha, a->out);
  }
  cgi_scratch_release(ctx, mark);
  return cgi_result(ctx, t != NULL);
}

CODEGEN_API cg_result cg_cache_key(cg_module module, const cg_compile_desc *desc, uint8_t out[CG_CACHE_KEY_BYTES]) {
  cgi_cache_args a;
  if (out) memset(out, 0, CG_CACHE_KEY_BYTES);
  cg_context *ctx = cgi_begin_on(module, __func__);
  if (!ctx || !CGI_GIVEN(ctx, out) || !cgi_compile_check(ctx, __func__, desc)) return CG_INVALID_ARGUMENT;
  a.module = module;
  a.desc = desc;
  a.out = out;
  return cgi_protect(ctx, cgi_cache_thunk, &a);
}
