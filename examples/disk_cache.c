// Keeps compiled programs on disk: words and launch facts, under the key of what they were made from. The second run does not compile.
//   cc -I. examples/disk_cache.c -lm -o disk_cache && ./disk_cache examples/mlp.mlir /tmp vulkan1.1
// A changed input, target, option or library has another key; a file that is cut short, damaged or of another key is not used, but made anew.
#define CODEGEN_IMPLEMENTATION
#include "codegen.h"
#include "codegen_spirv.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// ---- a program as bytes: one list of fields, that writes or reads ------------------------------------------------------------------------------
typedef struct archive {
  cg_context *ctx; // what is read lives there
  bool reading, ok;
  uint8_t *data;
  size_t size, at, capacity;
} archive;

static void put_bytes(archive *a, void *p, size_t n) {
  if (!n) return;
  if (a->ok && a->reading) {
    a->ok = n <= a->size - a->at;
    if (a->ok) memcpy(p, a->data + a->at, n);
  } else if (a->ok) {
    if (a->at + n > a->capacity) {
      size_t capacity = (a->at + n) * 2;
      uint8_t *more = (uint8_t *)realloc(a->data, capacity);
      a->ok = more != NULL;
      if (!more) return;
      a->data = more;
      a->capacity = capacity;
    }
    memcpy(a->data + a->at, p, n);
  }
  a->at += a->ok ? n : 0;
}

static void put_number(archive *a, uint64_t *v, int bytes) { // little-endian on every machine
  uint8_t b[8] = {0};
  for (int i = 0; i < bytes; i++) b[i] = (uint8_t)(*v >> (8 * i));
  put_bytes(a, b, (size_t)bytes);
  *v = 0;
  for (int i = 0; i < bytes; i++) *v |= (uint64_t)b[i] << (8 * i);
}
static void put_u32(archive *a, uint32_t *v) {
  uint64_t wide = *v;
  put_number(a, &wide, 4);
  *v = (uint32_t)wide;
}
static void put_u64(archive *a, uint64_t *v) { put_number(a, v, 8); }
static void put_bool(archive *a, bool *v) {
  uint32_t word = *v;
  put_u32(a, &word);
  *v = word != 0;
}
#define PUT_ENUM(a, type, v)                                                                                                                         \
  do {                                                                                                                                               \
    uint32_t word_ = (uint32_t)(v);                                                                                                                  \
    put_u32(a, &word_);                                                                                                                              \
    (v) = (type)word_;                                                                                                                               \
  } while (0)

// An array: its length, then room for it. Every element takes at least a byte of the file, so a damaged length is found before it is allocated.
static void *put_array(archive *a, const void *p, size_t *count, size_t element) {
  uint64_t n = *count;
  put_u64(a, &n);
  if (a->reading && (!a->ok || n > a->size - a->at)) a->ok = false, n = 0;
  *count = (size_t)n;
  if (!a->reading) return (void *)(uintptr_t)p;
  void *made = n ? cg_alloc(a->ctx, (size_t)n * element) : NULL;
  if (n && !made) a->ok = false, *count = 0;
  return made;
}

static void put_str(archive *a, cg_str *s) {
  size_t n = s->len;
  char *text = (char *)put_array(a, s->data, &n, 1);
  put_bytes(a, text, n);
  if (!a->reading) return;
  s->data = text ? text : "";
  s->len = n;
}
static void put_name(archive *a, const char **name) { // NUL-terminated
  size_t n = a->reading ? 0 : strlen(*name) + 1;
  char *text = (char *)put_array(a, *name, &n, 1);
  put_bytes(a, text, n);
  if (!n || text[n - 1] != 0) a->ok = false;
  *name = text;
}
static void put_sizes(archive *a, cg_size *s, size_t n) {
  for (size_t i = 0; i < n; i++) put_str(a, &s[i].text);
}
// As many as `count` says, which is written elsewhere.
static cg_size *put_size_array(archive *a, const cg_size *s, size_t count) {
  size_t n = s ? count : 0;
  cg_size *made = (cg_size *)put_array(a, s, &n, sizeof *s);
  if (n && n != count) a->ok = false;
  if (a->ok) put_sizes(a, made, n);
  return made;
}

static void put_words(archive *a, const cg_push_constant **words, size_t *count) {
  cg_push_constant *w = (cg_push_constant *)put_array(a, *words, count, sizeof *w);
  for (size_t i = 0; i < *count; i++) {
    put_u32(a, &w[i].offset);
    put_sizes(a, &w[i].value, 1);
  }
  *words = w;
}

static void put_kernel(archive *a, cg_kernel *k) {
  cg_binding *b;
  uint64_t parameter_binding = k->parameter_binding;
  put_str(a, &k->name);
  for (int i = 0; i < 3; i++) put_u32(a, &k->workgroup_size[i]);
  put_u32(a, &k->subgroup_size);
  put_str(a, &k->pipeline);
  put_str(a, &k->tile_sizes);
  put_u32(a, &k->registers);
  b = (cg_binding *)put_array(a, k->bindings, &k->num_bindings, sizeof *b);
  for (size_t i = 0; i < k->num_bindings; i++) {
    put_u32(a, &b[i].set);
    put_u32(a, &b[i].binding);
    PUT_ENUM(a, cg_access, b[i].access);
    put_sizes(a, &b[i].bytes, 1);
    put_u32(a, &b[i].alignment);
    PUT_ENUM(a, cg_binding_type, b[i].type);
  }
  k->bindings = b;
  put_words(a, &k->push_constants, &k->num_push_constants);
  put_sizes(a, k->workgroup_count, 3);
  put_u32(a, &k->shared_memory_bytes);
  put_words(a, &k->parameters, &k->num_parameters);
  put_u64(a, &parameter_binding);
  k->parameter_binding = (size_t)parameter_binding;
}

static void put_type(archive *a, cg_type *type) { // numbers; a complex element is not kept
  uint32_t kind = *type ? (uint32_t)cg_type_get_kind(*type) : 0, width = 0, sign = 0;
  if (!a->reading && cg_type_is_int(*type)) width = cg_type_width(*type), sign = (uint32_t)cg_type_signedness(*type);
  put_u32(a, &kind);
  put_u32(a, &width);
  put_u32(a, &sign);
  if (a->reading && a->ok)
    *type = width ? cg_type_integer(a->ctx, width, (cg_signedness)sign) : cg_type_scalar(a->ctx, (cg_type_kind)kind);
  else if (a->ok && !width && cg_type_is_float(*type) == false && kind != CG_TYPE_INDEX)
    a->ok = false;
  if (!*type) a->ok = false;
}

static void put_arrays(archive *a, const cg_array_type **arrays, size_t *count) {
  cg_array_type *t = (cg_array_type *)put_array(a, *arrays, count, sizeof *t);
  for (size_t i = 0; i < *count && a->ok; i++) {
    put_u32(a, &t[i].rank);
    put_type(a, &t[i].element);
    t[i].shape = put_size_array(a, t[i].shape, t[i].rank);
    t[i].strides = put_size_array(a, t[i].strides, t[i].rank);
    put_sizes(a, &t[i].offset, 1);
    put_sizes(a, &t[i].bytes, 1);
    put_bool(a, &t[i].scalar);
    put_bool(a, &t[i].fixed);
    put_u32(a, &t[i].set);
    put_u32(a, &t[i].binding);
  }
  *arrays = t;
}

static void put_steps(archive *a, const cg_step **list, size_t *count);

static void put_step(archive *a, cg_step *s) {
  cg_buffer_range *r;
  cg_size *push;
  cg_step_list *lists;
  PUT_ENUM(a, cg_step_kind, s->kind);
  put_u32(a, &s->kernel);
  r = (cg_buffer_range *)put_array(a, s->bindings, &s->num_bindings, sizeof *r);
  for (size_t i = 0; i < s->num_bindings; i++) {
    PUT_ENUM(a, cg_buffer_kind, r[i].buffer);
    put_u32(a, &r[i].index);
    put_sizes(a, &r[i].offset, 1);
    put_sizes(a, &r[i].bytes, 1);
  }
  s->bindings = r;
  push = (cg_size *)put_array(a, s->push_constants, &s->num_push_constants, sizeof *push);
  put_sizes(a, push, s->num_push_constants);
  s->push_constants = push;
  put_sizes(a, s->workgroup_count, 3);
  put_u32(a, &s->fill_pattern);
  put_sizes(a, &s->trip_count, 1);
  put_u32(a, &s->symbol);
  lists = (cg_step_list *)put_array(a, s->lists, &s->num_lists, sizeof *lists);
  for (size_t i = 0; i < s->num_lists; i++) put_steps(a, &lists[i].steps, &lists[i].num_steps);
  s->lists = lists;
}

static void put_steps(archive *a, const cg_step **list, size_t *count) {
  cg_step *steps = (cg_step *)put_array(a, *list, count, sizeof *steps);
  for (size_t i = 0; i < *count; i++) put_step(a, &steps[i]);
  *list = steps;
}

static void put_function(archive *a, cg_function *f) {
  cg_symbol *symbols;
  cg_condition *conditions;
  put_str(a, &f->name);
  symbols = (cg_symbol *)put_array(a, f->symbols, &f->num_symbols, sizeof *symbols);
  for (size_t i = 0; i < f->num_symbols; i++) {
    put_u32(a, &symbols[i].argument);
    put_u32(a, &symbols[i].dim);
    put_bool(a, &symbols[i].read);
  }
  f->symbols = symbols;
  conditions = (cg_condition *)put_array(a, f->conditions, &f->num_conditions, sizeof *conditions);
  for (size_t i = 0; i < f->num_conditions; i++) {
    put_sizes(a, &conditions[i].left, 1);
    put_sizes(a, &conditions[i].right, 1);
    put_str(a, &conditions[i].message);
  }
  f->conditions = conditions;
  put_arrays(a, &f->arguments, &f->num_arguments);
  put_arrays(a, &f->results, &f->num_results);
  put_sizes(a, &f->transient_bytes, 1);
  put_sizes(a, &f->parameter_bytes, 1);
  put_words(a, &f->parameters, &f->num_parameters);
  put_steps(a, &f->steps, &f->num_steps);
  put_u32(a, &f->step_kinds);
}

static void put_names(archive *a, const char *const **names, size_t *count) {
  const char **n = (const char **)put_array(a, (const void *)*names, count, sizeof *n);
  for (size_t i = 0; i < *count && a->ok; i++) put_name(a, &n[i]);
  *names = n;
}

// All but the target, which is the compile descriptor's; of it the version of SPIR-V, for a program may ask for a lower one.
static void put_program(archive *a, cg_program *p) {
  uint32_t *words = (uint32_t *)put_array(a, p->words, &p->num_words, sizeof *words);
  for (size_t i = 0; i < p->num_words; i++) put_u32(a, &words[i]);
  p->words = words;
  cg_kernel *kernels = (cg_kernel *)put_array(a, p->kernels, &p->num_kernels, sizeof *kernels);
  for (size_t i = 0; i < p->num_kernels; i++) put_kernel(a, &kernels[i]);
  p->kernels = kernels;
  cg_function *functions = (cg_function *)put_array(a, p->functions, &p->num_functions, sizeof *functions);
  for (size_t i = 0; i < p->num_functions; i++) put_function(a, &functions[i]);
  p->functions = functions;
  uint8_t *constants = (uint8_t *)put_array(a, p->constants, &p->constants_bytes, 1);
  put_bytes(a, constants, p->constants_bytes);
  p->constants = constants;
  put_names(a, &p->extensions, &p->num_extensions);
  put_names(a, &p->features, &p->num_features);
  put_u64(a, &p->feature_bits);
  put_u32(a, &p->target.spirv_version);
}

// ---- the cache ------------------------------------------------------------------------------------------------------------------------------------
// A file: 8 bytes of magic, the key, the length and a checksum of the rest, the rest.
enum { HEADER = 8 + CG_CACHE_KEY_BYTES + 8 + 8 };
static const char magic[8] = {'c', 'g', 'c', 'a', 'c', 'h', 'e', '5'};

static uint64_t checksum(const uint8_t *p, size_t n) { // FNV-1a
  uint64_t h = 14695981039346656037u;
  for (size_t i = 0; i < n; i++) h = (h ^ p[i]) * 1099511628211u;
  return h;
}

static void put_header(archive *a, const uint8_t *key, uint64_t length, uint64_t sum) {
  uint8_t same[8 + CG_CACHE_KEY_BYTES];
  uint64_t found_length = length, found_sum = sum;
  memcpy(same, magic, 8);
  memcpy(same + 8, key, CG_CACHE_KEY_BYTES);
  put_bytes(a, same, sizeof same);
  put_u64(a, &found_length);
  put_u64(a, &found_sum);
  if (memcmp(same, magic, 8) != 0 || memcmp(same + 8, key, CG_CACHE_KEY_BYTES) != 0 || found_length != length || found_sum != sum) a->ok = false;
}

// False where the bytes are anything but what cache_write wrote under this key.
static bool cache_read(cg_context *ctx, uint8_t *data, size_t size, const uint8_t *key, const cg_target *target, cg_program *out) {
  archive a = {0};
  memset(out, 0, sizeof *out);
  a.ctx = ctx;
  a.reading = a.ok = size >= HEADER;
  a.data = data;
  a.size = size;
  if (!a.ok) return false;
  put_header(&a, key, size - HEADER, checksum(data + HEADER, size - HEADER));
  if (!a.ok) return false;
  out->target = *target;
  put_program(&a, out);
  out->format = "spirv";
  return a.ok && a.at == a.size;
}

static bool cache_write(const cg_program *program, const uint8_t *key, uint8_t **data, size_t *size) {
  archive a = {0}, head = {0};
  cg_program copy = *program;
  a.ok = head.ok = true;
  put_program(&a, &copy);
  if (a.ok) put_header(&head, key, a.at, checksum(a.data, a.at));
  if (a.ok) put_bytes(&head, a.data, a.at);
  free(a.data);
  *data = head.data;
  *size = head.at;
  return a.ok && head.ok;
}

static uint8_t *read_file(const char *path, size_t *size) {
  FILE *in = fopen(path, "rb");
  long end = in && fseek(in, 0, SEEK_END) == 0 ? ftell(in) : -1;
  uint8_t *data = end >= 0 ? (uint8_t *)malloc((size_t)end + 1) : NULL;
  *size = 0;
  if (data && fseek(in, 0, SEEK_SET) == 0) *size = fread(data, 1, (size_t)end, in);
  if (in) fclose(in);
  return data;
}

// Written beside its place and renamed, so that a reader sees all of it or nothing. A cache that cannot be written is none.
static void write_file(const char *path, const uint8_t *data, size_t size) {
  char temporary[600];
  snprintf(temporary, sizeof temporary, "%s.new", path);
  FILE *out = fopen(temporary, "wb");
  bool ok = out && fwrite(data, 1, size, out) == size;
  if (out && fclose(out) != 0) ok = false;
  if (!ok || rename(temporary, path) != 0) remove(temporary);
}

// desc->target has to be given. *from says where the program comes from.
static cg_result compile_cached(cg_module module, const cg_compile_desc *desc, cg_context *ctx, const char *folder, cg_program *out,
                                const char **from) {
  uint8_t key[CG_CACHE_KEY_BYTES], *data;
  char path[512];
  size_t size, n = (size_t)snprintf(path, sizeof path - 2 * CG_CACHE_KEY_BYTES - 9, "%s/", folder);
  cg_result r = cg_cache_key(module, desc, key);
  if (r != CG_OK) return r;
  if (n >= sizeof path - 2 * CG_CACHE_KEY_BYTES - 9) return CG_INVALID_ARGUMENT;
  for (size_t i = 0; i < CG_CACHE_KEY_BYTES; i++) n += (size_t)snprintf(path + n, 3, "%02x", key[i]);
  snprintf(path + n, 9, ".cgcache");
  data = read_file(path, &size);
  bool hit = data && cache_read(ctx, data, size, key, cg_target_find(desc->target), out);
  *from = hit ? "read" : data ? "compiled, for the file is damaged" : "compiled";
  free(data);
  if (hit) return CG_OK;
  r = cg_compile(module, desc, out);
  if (r == CG_OK && cache_write(out, key, &data, &size)) write_file(path, data, size);
  if (r == CG_OK) free(data);
  return r;
}

int main(int argc, char **argv) {
  if (argc < 4) return fprintf(stderr, "usage: disk_cache IN.mlir FOLDER TARGET [PIPELINE]\n"), 2;
  size_t len;
  char *text = (char *)read_file(argv[1], &len);
  cg_context *ctx = cg_create(NULL);
  cg_module module;
  cg_program program;
  cg_compile_desc desc = {0};
  const char *from = "";
  desc.target = argv[3];
  desc.pipeline = argc > 4 ? argv[4] : NULL;
  desc.backend = cg_spirv_backend();
  if (!text) return fprintf(stderr, "%s is not there\n", argv[1]), 3;
  if (cg_parse(ctx, text, len, NULL, &module) != CG_OK)
    return fprintf(stderr, "%.*s\n", (int)cg_first_error(ctx).message.len, cg_first_error(ctx).message.data), 1;
  clock_t begin = clock();
  if (compile_cached(module, &desc, ctx, argv[2], &program, &from) != CG_OK)
    return fprintf(stderr, "%s does not compile for %s\n", argv[1], argv[3]), 1;
  double ms = (double)(clock() - begin) * 1e3 / CLOCKS_PER_SEC;
  printf("%s: %zu kernels, %zu words\n", from, program.num_kernels, program.num_words);
  fprintf(stderr, "%.2f ms\n", ms);
  free(text);
  cg_destroy(ctx);
  return 0;
}
