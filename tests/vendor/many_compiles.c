// Thousands of good and bad compiles, in turn, in one context that is reset between them: what it holds and its peak stay what they were the first
// time round, every good one makes the same words, and every bad one fails with the same result, kind and line.
//
//   many_compiles ROUNDS [BLOCK_KIB]      with a block: the context lives in it, and no allocator is called
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef HOST_IMPLEMENTATION
#define CODEGEN_IMPLEMENTATION
#endif
#include "codegen.h"
#include "codegen_spirv.h"

typedef struct {
  const char *text, *target;
  size_t memory_limit, max_instructions;
  cg_result result;
  const char *id; // "" for the good ones
  uint32_t line;  // of the first error
} job;

#define BINARY(ty, op) "func.func @main(%a: " ty ", %b: " ty ") -> " ty " {\n  %0 = " op " %a, %b : " ty "\n  return %0 : " ty "\n}\n"
#define SUM                                                                                                                                          \
  "func.func @main(%a: tensor<?x300xf32>) -> tensor<?xf32> {\n  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"                                  \
  "  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<?x300xf32>, tensor<f32>) -> tensor<?xf32>\n"         \
  "  return %0 : tensor<?xf32>\n}\n"
#define PRODUCT                                                                                                                                      \
  "func.func @main(%a: tensor<64x96xf32>, %b: tensor<96x128xf32>) -> tensor<64x128xf32> {\n"                                                         \
  "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x96xf32>, tensor<96x128xf32>) -> tensor<64x128xf32>\n"              \
  "  return %0 : tensor<64x128xf32>\n}\n"

static const job good[] = {
    {BINARY("tensor<7x3xf32>", "stablehlo.add"), "vulkan1.1", 0, 0, CG_OK, "", 0},
    {SUM, "vulkan1.0", 0, 0, CG_OK, "", 0},
    {PRODUCT, "hopper", 0, 0, CG_OK, "", 0},
    {BINARY("tensor<33xi64>", "stablehlo.multiply"), "vulkan1.1", 0, 0, CG_OK, "", 0},
    {BINARY("tensor<5x5xf16>", "stablehlo.maximum"), "valhall", 16 << 20, 100000, CG_OK, "", 0},
};
static const job bad[] = {
    {BINARY("tensor<7x3xf32>", "stablehlo.adds"), "vulkan1.1", 0, 0, CG_INVALID_INPUT, "unknown-op", 2},
    {"func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n\n  return %b : tensor<4xf32>\n}\n", "vulkan1.1", 0, 0, CG_INVALID_INPUT,
     "undefined-name", 3},
    {"func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n  return %a : tensor<4xf16>\n}\n", "vulkan1.1", 0, 0, CG_INVALID_INPUT, "type-mismatch",
     2},
    {"func.func @main(%a: tensor<4xf32> -> tensor<4xf32> {\n  return %a : tensor<4xf32>\n}\n", "vulkan1.1", 0, 0, CG_INVALID_INPUT, "syntax", 1},
    {BINARY("tensor<4xf64>", "stablehlo.add"), "vulkan1.1", 0, 0, CG_UNSUPPORTED, "missing-feature", 2},
    {"func.func @main() -> tensor<ui32> {\n  %0 = stablehlo.partition_id : tensor<ui32>\n  return %0 : tensor<ui32>\n}\n", "vulkan1.1", 0, 0,
     CG_UNSUPPORTED, "unsupported-op", 2},
    {BINARY("tensor<7x3xf32>", "stablehlo.add"), "vulkan9", 0, 0, CG_INVALID_ARGUMENT, "unknown-target", 0},
    {PRODUCT, "hopper", 20000, 0, CG_OUT_OF_MEMORY, "memory-limit", 0},
    {PRODUCT, "hopper", 0, 20, CG_UNSUPPORTED, "instruction-limit", 2},
    {"", "vulkan1.1", 1, 0, CG_OUT_OF_MEMORY, "memory-limit", 0},
};
enum { GOOD = sizeof good / sizeof good[0], BAD = sizeof bad / sizeof bad[0] };

typedef struct { // counts what the context takes
  size_t bytes, blocks, calls;
} counter;
static void *counting_realloc(void *user, void *ptr, size_t old_size, size_t new_size) {
  counter *c = (counter *)user;
  void *p;
  c->calls++;
  c->bytes += new_size - old_size;
  c->blocks += (size_t)(ptr == NULL) - (size_t)(new_size == 0);
  if (!new_size) {
    free(ptr);
    return NULL;
  }
  p = realloc(ptr, new_size);
  if (!p) exit(3);
  return p;
}

static uint64_t digest_of(const cg_program *p) {
  uint64_t h = 14695981039346656037u;
  for (size_t i = 0; i < p->num_words; i++) h = (h ^ p->words[i]) * 1099511628211u;
  return h;
}

typedef struct { // how a job went the first time
  uint64_t digest;
  size_t peak;
} record;

static int run(cg_context *ctx, const job *j, record *r, size_t round) {
  cg_module module;
  cg_compile_desc desc;
  cg_program program;
  cg_diagnostic e;
  uint64_t digest = 0;
  cg_result result = cg_parse(ctx, j->text, strlen(j->text), NULL, &module);
  if (result == CG_OK) {
    memset(&desc, 0, sizeof desc);
    desc.target = j->target;
    desc.backend = cg_spirv_backend();
    desc.memory_limit = j->memory_limit;
    desc.max_instructions = j->max_instructions;
    result = cg_compile(module, &desc, &program);
  }
  if (result == CG_OK) digest = digest_of(&program);
  e = cg_first_error(ctx);
  if (result != j->result || strcmp(e.id, j->id) != 0 || e.line != j->line) {
    fprintf(stderr, "round %zu: result %d on line %u [%s] '%.*s', not %d on line %u [%s]\n", round, (int)result, e.line, e.id, (int)e.message.len,
            e.message.data, (int)j->result, j->line, j->id);
    return 0;
  }
  if (round >= 2 && (r->digest != digest || r->peak != cg_memory_peak(ctx))) {
    fprintf(stderr, "round %zu: digest %llx for %llx, peak %zu for %zu\n", round, (unsigned long long)digest, (unsigned long long)r->digest,
            cg_memory_peak(ctx), r->peak);
    return 0;
  }
  r->digest = digest;
  r->peak = cg_memory_peak(ctx);
  cg_reset(ctx);
  return 1;
}

int main(int argc, char **argv) {
  static record good_records[GOOD], bad_records[BAD];
  size_t rounds = argc > 1 ? (size_t)strtoul(argv[1], NULL, 10) : 100, kib = argc > 2 ? (size_t)strtoul(argv[2], NULL, 10) : 0, warm = 0, held = 0;
  counter c = {0, 0, 0};
  cg_context_desc desc;
  cg_context *ctx;
  memset(&desc, 0, sizeof desc);
  if (kib) {
    desc.block = malloc(kib * 1024);
    desc.block_size = kib * 1024;
  } else {
    desc.realloc_fn = counting_realloc;
    desc.alloc_user = &c;
  }
  ctx = cg_create(&desc);
  if (!ctx) return 1;
  // Every good job beside every bad one, twice; from then on nothing may change.
  for (size_t round = 0; round < rounds; round++) {
    size_t pair = round % (GOOD * BAD), lap = round / (GOOD * BAD);
    if (!run(ctx, &good[pair % GOOD], &good_records[pair % GOOD], lap) || !run(ctx, &bad[pair / GOOD], &bad_records[pair / GOOD], lap)) return 1;
    if (lap == 1) warm = c.calls, held = cg_memory_used(ctx);
    if (lap >= 2 && (cg_memory_used(ctx) != held || (!kib && (c.bytes != held)))) {
      fprintf(stderr, "round %zu: the context holds %zu bytes, the allocator gave %zu; it was %zu\n", round, cg_memory_used(ctx), c.bytes, held);
      return 1;
    }
  }
  printf("%zu compiles: %zu KiB held, %zu allocator calls, %zu since the second round of all\n", 2 * rounds, held >> 10, c.calls, c.calls - warm);
  cg_destroy(ctx);
  free(desc.block);
  if (rounds < 3 * GOOD * BAD || c.bytes || c.blocks) {
    fprintf(stderr, "too few rounds, or %zu blocks leaked\n", c.blocks);
    return 1;
  }
  return 0;
}
