// A host program in every way of building: it includes the shipped headers, compiles two functions for three targets and prints a digest of the words,
// so that builds of all compilers and machines can be compared. Macros choose the way; see tests/suites/vendor.sh.
#ifdef HOST_POSIX
#define _POSIX_C_SOURCE 200809L
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef HOST_RUDE_NAMES // what windows.h and X11 define
#define interface struct
#define near
#define far
#define small char
#define min(a, b) ((a) < (b) ? (a) : (b))
#define max(a, b) ((a) > (b) ? (a) : (b))
#define IN
#define OUT
#define None 0L
#define Bool int
#define Status int
#define True 1
#define False 0
#define Always 2
#define Success 0
#define ERROR 0
#define NO_ERROR 0L
#define DELETE (0x00010000L)
#endif
#ifdef HOST_STB_BEFORE
#define STB_DS_IMPLEMENTATION
#include "stb_ds.h"
#endif
#ifndef HOST_NO_IMPLEMENTATION
#define CODEGEN_IMPLEMENTATION
#endif
#include "codegen.h"
#include "codegen_spirv.h"
#ifdef HOST_STB_AFTER
#define STB_DS_IMPLEMENTATION
#include "stb_ds.h"
#endif
#ifdef HOST_RUDE_NAMES
#undef interface
#undef small
#undef near
#undef far
#endif
#ifdef HOST_LOCALE
#include <locale.h>
#endif
#ifdef HOST_THREADS
#include <pthread.h>
#endif

#if defined(HOST_STB_BEFORE) || defined(HOST_STB_AFTER)
static int use_stb(void) { // the host's own stb_ds goes on working
  int *a = NULL, sum = 0;
  for (int i = 0; i < 100; i++) arrput(a, i);
  for (int i = 0; i < arrlen(a); i++) sum += a[i];
  arrfree(a);
  return sum == 4950;
}
#endif

static const char dense[] =
    "func.func @main(%x: tensor<4x5xf32>, %w: tensor<5x10xf32>, %b: tensor<10xf32>) -> tensor<4x10xf32> {\n"
    "  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x10xf32>) -> tensor<4x10xf32>\n"
    "  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<10xf32>) -> tensor<4x10xf32>\n"
    "  %2 = stablehlo.add %0, %1 : tensor<4x10xf32>\n"
    "  %c = stablehlo.constant dense<1.250000e-01> : tensor<f32>\n"
    "  %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<4x10xf32>\n"
    "  %4 = stablehlo.maximum %2, %3 : tensor<4x10xf32>\n"
    "  return %4 : tensor<4x10xf32>\n}\n";
static const char dynamic[] =
    "func.func @main(%a: tensor<?x7xf32>) -> tensor<?xf32> {\n"
    "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %0 = stablehlo.exponential %a : tensor<?x7xf32>\n"
    "  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<?x7xf32>, tensor<f32>) -> tensor<?xf32>\n"
    "  return %1 : tensor<?xf32>\n}\n";

// Kernels of the tiled pipelines: a product in workgroup memory with edges, a convolution with a border, rows shared by threads.
static const char product[] =
    "func.func @main(%a: tensor<70x65xf32>, %b: tensor<65x66xf32>, %r: tensor<70x66xf32>) -> tensor<70x66xf32> {\n"
    "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<70x65xf32>, tensor<65x66xf32>) -> tensor<70x66xf32>\n"
    "  %1 = stablehlo.add %0, %r : tensor<70x66xf32>\n"
    "  return %1 : tensor<70x66xf32>\n}\n";
static const char convolution[] =
    "func.func @main(%x: tensor<1x15x13x16xf32>, %f: tensor<3x3x16x20xf32>) -> tensor<1x8x7x20xf32> {\n"
    "  %0 = stablehlo.convolution(%x, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [2, 0]]} "
    "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x15x13x16xf32>, tensor<3x3x16x20xf32>) -> tensor<1x8x7x20xf32>\n"
    "  return %0 : tensor<1x8x7x20xf32>\n}\n";
static const char rows[] =
    "func.func @main(%a: tensor<9x515xf32>) -> tensor<9x515xf32> {\n"
    "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<9x515xf32>, tensor<f32>) -> tensor<9xf32>\n"
    "  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<9xf32>) -> tensor<9x515xf32>\n"
    "  %2 = stablehlo.subtract %a, %1 : tensor<9x515xf32>\n"
    "  return %2 : tensor<9x515xf32>\n}\n";

static void on_diagnostic(void *user, const cg_diagnostic *d) {
  (void)user;
  fprintf(stderr, "%u:%u: %.*s\n", d->line, d->column, (int)d->message.len, d->message.data);
}

static int compile_one(cg_context *ctx, const char *text, const char *target, uint64_t *digest, size_t *words) {
  uint8_t key[CG_CACHE_KEY_BYTES];
  cg_module module;
  cg_compile_desc desc;
  cg_program program;
  cg_str json;
  memset(&desc, 0, sizeof desc);
  desc.target = target;
  desc.backend = cg_spirv_backend();
  if (cg_parse(ctx, text, strlen(text), NULL, &module) != CG_OK) return 0;
  if (cg_cache_key(module, &desc, key) != CG_OK) return 0; // the same on every machine, too
  if (cg_compile(module, &desc, &program) != CG_OK) return 0;
  if (cg_program_json(ctx, &program, NULL, &json) != CG_OK) return 0;
  for (size_t i = 0; i < program.num_words; i++) *digest = (*digest ^ program.words[i]) * 1099511628211u;
  for (size_t i = 0; i < json.len; i++) *digest = (*digest ^ (unsigned char)json.data[i]) * 1099511628211u;
  for (size_t i = 0; i < sizeof key; i++) *digest = (*digest ^ key[i]) * 1099511628211u;
  *words += program.num_words;
  cg_reset(ctx);
  return 1;
}

#ifdef HOST_BLOCK // CODEGEN_NO_MALLOC: all memory is one block
typedef struct {
  unsigned char *base;
  size_t used, size;
} block;
static void *block_realloc(void *user, void *ptr, size_t old_size, size_t new_size) {
  block *b = (block *)user;
  void *p;
  size_t need = (new_size + 15) & ~(size_t)15;
  if (!new_size) return NULL;
  if (need > b->size - b->used) return NULL;
  p = b->base + b->used;
  b->used += need;
  if (ptr) memcpy(p, ptr, old_size < new_size ? old_size : new_size);
  return p;
}
static union {
  unsigned char bytes[64 << 20];
  double align;
} host_memory;
#endif

static int compile_all(uint64_t *digest, size_t *words) {
  static const char *const targets[] = {"vulkan1.0", "vulkan1.1", "vulkan1.3"}, *const fast[] = {product, convolution, rows};
  cg_context_desc desc;
  cg_context *ctx;
  int ok = 1;
  memset(&desc, 0, sizeof desc);
  desc.diagnostic_fn = on_diagnostic;
#ifdef HOST_BLOCK
  block b = {host_memory.bytes, 0, sizeof host_memory};
  desc.realloc_fn = block_realloc;
  desc.alloc_user = &b;
#endif
  ctx = cg_create(&desc);
  if (!ctx) return 0;
  for (int i = 0; i < 3 && ok; i++) ok = compile_one(ctx, dense, targets[i], digest, words) && compile_one(ctx, dynamic, targets[i], digest, words);
  for (int i = 0; i < 3 && ok; i++) ok = compile_one(ctx, fast[i], "hopper", digest, words) && compile_one(ctx, fast[i], "valhall", digest, words);
  cg_destroy(ctx);
  return ok;
}

#ifdef HOST_THREADS
typedef struct {
  uint64_t digest;
  size_t words;
  int ok;
} job;
static void *run_job(void *arg) {
  job *j = (job *)arg;
  j->digest = 14695981039346656037u;
  j->words = 0;
  j->ok = 1;
  for (int i = 0; i < HOST_THREADS_ROUNDS && j->ok; i++) {
    j->digest = 14695981039346656037u;
    j->words = 0;
    j->ok = compile_all(&j->digest, &j->words);
  }
  return NULL;
}
#endif

int main(void) {
  uint64_t digest = 14695981039346656037u;
  size_t words = 0;
#ifdef HOST_LOCALE
  if (!setlocale(LC_ALL, HOST_LOCALE) || strcmp(localeconv()->decimal_point, ",") != 0) {
    fprintf(stderr, "no locale with a comma\n");
    return 1;
  }
#endif
#if defined(HOST_STB_BEFORE) || defined(HOST_STB_AFTER)
  if (!use_stb()) return 1;
#endif
#ifdef HOST_THREADS
  {
    job jobs[2];
    pthread_t threads[2];
    pthread_attr_t attr;
    pthread_attr_init(&attr);
#ifdef HOST_STACK
    pthread_attr_setstacksize(&attr, HOST_STACK);
#endif
    for (int i = 0; i < 2; i++)
      if (pthread_create(&threads[i], &attr, run_job, &jobs[i]) != 0) return 1;
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    if (!jobs[0].ok || !jobs[1].ok || jobs[0].digest != jobs[1].digest) return 1;
    digest = jobs[0].digest;
    words = jobs[0].words;
  }
#else
  if (!compile_all(&digest, &words)) return 1;
#endif
  printf("%zu words, digest %08lx%08lx\n", words, (unsigned long)(digest >> 32), (unsigned long)(digest & 0xffffffffu));
  return 0;
}
