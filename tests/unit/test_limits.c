// Memory and instruction limits of a compile, and contexts that live in one block of the caller's.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/core.h"
#include "passes/cg_pass.h"
#include "program/cg_compile.h"
#include "spirv/cg_spirv.h"
#include "sweep.h"
#include "text/cg_text.h"

// ---- helpers --------------------------------------------------------------------------------------------------------------------------------------
static char *read_file(const char *path, size_t *len) {
  FILE *f = fopen(path, "rb");
  char *text = (char *)malloc(1 << 22);
  assert_non_null(f);
  assert_non_null(text);
  *len = fread(text, 1, 1 << 22, f);
  fclose(f);
  return text;
}

static cg_result compile(cg_context *ctx, const char *text, size_t len, size_t memory_limit, size_t max_instructions, cg_program *p) {
  cg_module m;
  cg_compile_desc d;
  cg_result r = cg_parse(ctx, text, len, NULL, &m);
  memset(&d, 0, sizeof d);
  d.target = "vulkan1.1";
  d.backend = cg_spirv_backend();
  d.memory_limit = memory_limit;
  d.max_instructions = max_instructions;
  return r == CG_OK ? cg_compile(m, &d, p) : r;
}

static uint64_t digest_of(const cg_program *p) {
  uint64_t h = 14695981039346656037u;
  for (size_t i = 0; i < p->num_words; i++) h = (h ^ p->words[i]) * 1099511628211u;
  return h;
}

typedef void (*example_fn)(const char *path, const char *text, size_t len);
static void each_example(example_fn fn) {
  DIR *d = opendir("examples");
  struct dirent *e;
  int n = 0;
  assert_non_null(d);
  while ((e = readdir(d)) != NULL) {
    char path[512];
    size_t len = strlen(e->d_name);
    if (len < 6 || strcmp(e->d_name + len - 5, ".mlir") != 0) continue;
    snprintf(path, sizeof path, "examples/%s", e->d_name);
    char *text = read_file(path, &len);
    fn(path, text, len);
    free(text);
    n++;
  }
  closedir(d);
  assert_true(n >= 8);
}

static bool message_has(cg_context *ctx, const char *what) {
  cg_str m = cg_first_error(ctx).message;
  size_t n = strlen(what);
  for (size_t i = 0; i + n <= m.len; i++)
    if (memcmp(m.data + i, what, n) == 0) return true;
  return false;
}

// ---- the allocator in a block --------------------------------------------------------------------------------------------------------------------
static uint64_t random_state = 88172645463325252u;
static uint64_t random_u64(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return random_state;
}

// Thousands of random calls beside a model: nothing overlaps, nothing leaves the block, and what is freed can be had again in one piece.
static void stress(size_t skew, size_t size) {
  enum { N = 64 };
  unsigned char *memory = (unsigned char *)malloc(size + 64), *p[N];
  size_t sizes[N], room = 0, refused = 0;
  assert_non_null(memory);
  memset(memory, 0xee, size + 64);
  cgi_block *b = cgi_block_open(memory + skew, size);
  assert_non_null(b);
  memset(p, 0, sizeof p);
  memset(sizes, 0, sizeof sizes);
  void *all = NULL;
  for (room = size; !all; room--) all = cgi_block_realloc(b, NULL, 0, room);
  assert_true(room + 1 + 96 >= size); // headers and alignment
  cgi_block_realloc(b, all, room + 1, 0);
  for (int step = 0; step < 30000; step++) {
    int i = (int)(random_u64() % N);
    size_t want = random_u64() % 3 == 0 ? 0 : (size_t)(random_u64() % (size / 8)) + 1;
    for (size_t k = 0; k < sizes[i]; k += 7) assert_int_equal(p[i][k], i + 1);
    unsigned char *q = (unsigned char *)cgi_block_realloc(b, p[i], sizes[i], want);
    if (want && !q) {
      refused++;
      continue; // what there was stays
    }
    if (want) {
      assert_int_equal((uintptr_t)q % 16, 0);
      assert_true(q >= memory + skew && q + want <= memory + skew + size);
      size_t kept = sizes[i] < want ? sizes[i] : want;
      for (size_t k = 0; k < kept; k += 7) assert_int_equal(q[k], i + 1);
      memset(q, i + 1, want);
    } else {
      assert_null(q);
    }
    p[i] = q;
    sizes[i] = want;
  }
  assert_true(refused > 0);
  for (int i = 0; i < N; i++) {
    for (size_t k = 0; k < sizes[i]; k++) assert_int_equal(p[i][k], i + 1);
    if (p[i]) cgi_block_realloc(b, p[i], sizes[i], 0);
  }
  all = cgi_block_realloc(b, NULL, 0, room + 1); // one piece again
  assert_non_null(all);
  assert_null(cgi_block_realloc(b, NULL, 0, 1));
  for (size_t k = 0; k < skew; k++) assert_int_equal(memory[k], 0xee);
  for (size_t k = skew + size; k < size + 64; k++) assert_int_equal(memory[k], 0xee);
  free(memory);
}

static void test_block_allocator(void **state) {
  (void)state;
  for (size_t skew = 0; skew < 17; skew += 3) stress(skew, 20000 + skew * 13);
  unsigned char small[256];
  for (size_t size = 0; size < 64; size++) {
    cgi_block *b = cgi_block_open(small + 1, size); // too small, or small: never beyond
    memset(small, 0xee, sizeof small);
    b = cgi_block_open(small + 1, size);
    void *q = b ? cgi_block_realloc(b, NULL, 0, 1) : NULL;
    if (q) assert_true((unsigned char *)q + 1 <= small + 1 + size);
    for (size_t k = 1 + size; k < sizeof small; k++) assert_int_equal(small[k], 0xee);
  }
  cgi_block *b = cgi_block_open(small, sizeof small);
  assert_non_null(b);
  assert_null(cgi_block_realloc(b, NULL, 0, SIZE_MAX));
  assert_null(cgi_block_realloc(b, NULL, 0, SIZE_MAX - 20));
  assert_null(cgi_block_open(NULL, 1000));
}

static void *never_realloc(void *user, void *ptr, size_t old_size, size_t new_size) {
  (void)user, (void)ptr, (void)old_size, (void)new_size;
  fail_msg("an allocator was called");
  return NULL;
}

static cg_context *open_block(void *block, size_t size) {
  cg_context_desc d;
  memset(&d, 0, sizeof d);
  d.block = block;
  d.block_size = size;
  return cg_create(&d);
}

// Each example compiles in a block, to the same words; in a block that is too small the error says so, and the context is good for more.
static void example_in_block(const char *path, const char *text, size_t len) {
  size_t size = (size_t)16 << 20, least = 0;
  char *block = (char *)malloc(size);
  cg_program p;
  assert_non_null(block);
  cg_context *plain = cg_create(NULL);
  assert_int_equal(compile(plain, text, len, 0, 0, &p), CG_OK);
  uint64_t want = digest_of(&p);
  cg_destroy(plain);
  bool refused = false;
  for (size_t n = 512; n <= size; n += sweep(8) < 8 ? n : n / 2) {
    memset(block, 0xcd, size);
    cg_context *ctx = open_block(block + 5, n - 5);
    if (!ctx) {
      refused = true;
      continue;
    }
    for (int round = 0; round < 3; round++) { // the same again in the same block
      cg_result r = compile(ctx, text, len, 0, 0, &p);
      if (r != CG_OK && r != CG_OUT_OF_MEMORY) fail_msg("%s in %zu bytes gives %d", path, n, (int)r);
      if (r == CG_OK && digest_of(&p) != want) fail_msg("%s in %zu bytes makes other words", path, n);
      if (round && (r == CG_OK) != (least != 0)) fail_msg("%s in %zu bytes: %d the next time", path, n, (int)r);
      if (r == CG_OK && !least) least = n;
      if (r == CG_OUT_OF_MEMORY) {
        refused = true;
        assert_string_equal(cg_first_error(ctx).id, "out-of-memory");
        if (!message_has(ctx, "the context's block has")) fail_msg("%.*s", (int)cg_first_error(ctx).message.len, cg_first_error(ctx).message.data);
      }
      assert_true(cg_memory_peak(ctx) < n);
      cg_reset(ctx);
    }
    cg_module m;
    static const char tiny[] = "func.func private @f()"; // something smaller goes on where there is room for anything
    cg_result r = cg_parse(ctx, tiny, sizeof tiny - 1, NULL, &m);
    if (n > 100000) assert_int_equal(r, CG_OK);
    cg_destroy(ctx);
    for (size_t k = n; k < size && k < n + 4096; k++) assert_int_equal((unsigned char)block[k], 0xcd);
  }
  assert_true(refused);
  if (!least) fail_msg("%s does not compile in %zu bytes", path, size);
  printf("%s: a block of %zu KiB is enough\n", path, least >> 10);
  free(block);
}
static void test_examples_in_a_block(void **state) {
  (void)state;
  each_example(example_in_block);
}

static void test_block_and_allocator(void **state) {
  static char block[1 << 16];
  cg_context_desc d;
  (void)state;
  memset(&d, 0, sizeof d);
  d.block = block;
  d.block_size = sizeof block;
  d.realloc_fn = never_realloc;
  assert_null(cg_create(&d));
  d.realloc_fn = NULL;
  d.block_size = 64;
  assert_null(cg_create(&d));
}

// ---- memory_limit ------------------------------------------------------------------------------------------------------------------------------------
// There is a least limit that does, the same in a fresh context, in one that was reset, and behind other modules; below it the error names it.
static size_t least_limit(const char *path, const char *text, size_t len, int before) {
  size_t low = 0, high = (size_t)64 << 20;
  static const char other[] = "func.func @other(%a: tensor<64x64xf32>) -> tensor<64x64xf32> {\n  %0 = stablehlo.tanh %a : tensor<64x64xf32>\n"
                              "  return %0 : tensor<64x64xf32>\n}\n";
  cg_context *ctx = cg_create(NULL);
  while (high - low > high / 64 + 512) {
    size_t limit = low + (high - low) / 2;
    cg_program p;
    if (before != 2) {
      cg_destroy(ctx);
      ctx = cg_create(NULL);
    }
    if (before == 1) assert_int_equal(compile(ctx, other, sizeof other - 1, 0, 0, &p), CG_OK);
    if (before == 2) cg_reset(ctx);
    cg_result r = compile(ctx, text, len, limit, 0, &p);
    if (r == CG_OK) {
      high = limit;
    } else {
      char number[32];
      assert_int_equal(r, CG_OUT_OF_MEMORY);
      assert_int_equal(p.num_words, 0);
      assert_string_equal(cg_first_error(ctx).id, "memory-limit");
      snprintf(number, sizeof number, "compile is %zu", limit);
      if (!message_has(ctx, number)) fail_msg("%s: %.*s", path, (int)cg_first_error(ctx).message.len, cg_first_error(ctx).message.data);
      cg_reset(ctx); // the context goes on, and the limit is gone
      assert_int_equal(compile(ctx, text, len, 0, 0, &p), CG_OK);
      low = limit;
    }
  }
  cg_destroy(ctx);
  return high;
}

static void example_memory_limit(const char *path, const char *text, size_t len) {
  size_t fresh = least_limit(path, text, len, 0), behind = least_limit(path, text, len, 1), again = least_limit(path, text, len, 2);
  printf("%s: memory_limit %zu, behind another module %zu, again %zu\n", path, fresh, behind, again);
  assert_true(fresh > 4096 && fresh < (size_t)8 << 20);
  assert_true(behind < fresh + fresh / 8 + 65536 && fresh < behind + behind / 2 + 65536); // types and names may be there already
  assert_true(again < fresh + fresh / 8 && fresh < again + again / 8);
}
static void test_memory_limit(void **state) {
  (void)state;
  each_example(example_memory_limit);
}

// What the context holds stays within what it held and the limit, but for the heads and the ends of chunks, which have 512 bytes in the sanitized
// build.
#ifdef __SANITIZE_ADDRESS__
#define CHUNKS 4
#else
#define CHUNKS 8
#endif
static void test_memory_limit_is_kept(void **state) {
  size_t len;
  cg_program p;
  (void)state;
  char *text = read_file("examples/mlp.mlir", &len);
  for (size_t limit = 4096; limit < (size_t)1 << 20; limit += limit / 2) {
    cg_context *ctx = cg_create(NULL);
    cg_module m;
    cg_compile_desc d;
    memset(&d, 0, sizeof d);
    d.target = "vulkan1.1";
    d.backend = cg_spirv_backend();
    d.memory_limit = limit;
    assert_int_equal(cg_parse(ctx, text, len, NULL, &m), CG_OK);
    size_t before = cg_memory_used(ctx);
    cg_compile(m, &d, &p);
    assert_true(cg_memory_peak(ctx) <= before + limit + limit / CHUNKS + 8192);
    cg_destroy(ctx);
  }
  free(text);
}

// Nothing is lost but what the call was making: in one context, never reset, every limit below the least fails, and a compile behind each failure makes
// the words it always makes; programs from before stay as they are.
static void test_goes_on_without_reset(void **state) {
  size_t len;
  cg_program first, p;
  (void)state;
  char *text = read_file("examples/softmax.mlir", &len);
  cg_context *ctx = cg_create(NULL);
  assert_int_equal(compile(ctx, text, len, 0, 0, &first), CG_OK);
  uint64_t want = digest_of(&first);
  int refused = 0;
  for (size_t limit = 16; limit < 400000; limit += limit / 20 + 16) {
    cg_result r = compile(ctx, text, len, limit, 0, &p);
    assert_true(r == CG_OK || r == CG_OUT_OF_MEMORY);
    if (r == CG_OK) break;
    refused++;
    assert_string_equal(cg_first_error(ctx).id, "memory-limit");
    assert_int_equal(compile(ctx, text, len, 0, 0, &p), CG_OK);
    if (digest_of(&p) != want) fail_msg("other words behind the limit %zu", limit);
    assert_int_equal(digest_of(&first), want);
  }
  assert_true(refused > 50);
  cg_destroy(ctx);
  free(text);
}

// A backend and hooks run under the limit, too, and the limit ends with the call.
static cg_result hungry_emit(const cg_backend *self, const cg_emit_input *input, cg_emit_output *output) {
  size_t *got = (size_t *)self->user;
  (void)output;
  while (cg_alloc(input->ctx, 10000)) *got += 10000;
  return CG_OUT_OF_MEMORY;
}
static void test_limit_of_backends(void **state) {
  static const char text[] =
      "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo.tanh %a : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n";
  size_t got = 0;
  cg_backend b;
  cg_compile_desc d;
  cg_module m;
  cg_program p;
  (void)state;
  memset(&b, 0, sizeof b);
  memset(&d, 0, sizeof d);
  b.name = "hungry";
  b.emit = hungry_emit;
  b.user = &got;
  d.target = "vulkan1.1";
  d.backend = &b;
  d.memory_limit = 1000000;
  cg_context *ctx = cg_create(NULL);
  assert_int_equal(cg_parse(ctx, text, sizeof text - 1, NULL, &m), CG_OK);
  assert_int_equal(cg_compile(m, &d, &p), CG_OUT_OF_MEMORY);
  assert_true(got > 100000 && got < 1000000);
  assert_string_equal(cg_first_error(ctx).id, "memory-limit");
  assert_non_null(cg_alloc(ctx, 3000000));
  cg_destroy(ctx);
}

// ---- max_instructions -----------------------------------------------------------------------------------------------------------------------------------
static void example_instructions(const char *path, const char *text, size_t len) {
  size_t low = 0, high = 100000; // low is refused, high is not
  cg_program p;
  char number[48];
  while (high - low > 1) {
    size_t most = low + (high - low) / 2;
    cg_context *ctx = cg_create(NULL);
    cg_result r = compile(ctx, text, len, 0, most, &p);
    if (r == CG_OK) {
      high = most;
    } else {
      assert_int_equal(r, CG_UNSUPPORTED);
      assert_string_equal(cg_first_error(ctx).id, "instruction-limit");
      snprintf(number, sizeof number, "max_instructions is %zu", most);
      if (!message_has(ctx, number) || !message_has(ctx, "kernel '"))
        fail_msg("%s: %.*s", path, (int)cg_first_error(ctx).message.len, cg_first_error(ctx).message.data);
      assert_true(cg_first_error(ctx).line > 0);
      assert_int_equal(compile(ctx, text, len, 0, 0, &p), CG_OK); // goes on, without a reset
      low = most;
    }
    cg_destroy(ctx);
  }
  // What the words count is of the same order: a kernel's instructions, and what stands around them.
  printf("%s: the largest kernel has %zu instructions\n", path, high);
  assert_true(high > 5 && high < 2500);
}
static void test_instructions(void **state) {
  (void)state;
  each_example(example_instructions);
}

// What passes hold while they run is not one array for each op of a long function.
static void test_temporaries(void **state) {
  enum { OPS = 2000 };
  static char text[OPS * 200];
  static const char *const ops[] = {"  %%v%d = stablehlo.add %%v%d, %%b : tensor<8x4xf32>\n",
                                    "  %%v%d = stablehlo.transpose %%v%d, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>\n",
                                    "  %%v%d = stablehlo.reshape %%v%d : (tensor<4x8xf32>) -> tensor<8x4xf32>\n",
                                    "  %%v%d = arith.addf %%v%d, %%b : tensor<8x4xf32>\n"};
  size_t at = (size_t)sprintf(text, "func.func @f(%%v0: tensor<8x4xf32>, %%b: tensor<8x4xf32>) -> tensor<8x4xf32> {\n");
  (void)state;
  for (int i = 0; i < OPS; i++) at += (size_t)sprintf(text + at, ops[i % 4], i + 1, i);
  at += (size_t)sprintf(text + at, "  return %%v%d : tensor<8x4xf32>\n}\n", OPS);
  cg_context *ctx = cg_create(NULL);
  cg_module m;
  assert_int_equal(cg_parse(ctx, text, at, NULL, &m), CG_OK);
  assert_int_equal(cg_run_pipeline(m, "hlo-to-linalg,canonicalize,cse,fuse-elementwise", NULL), CG_OK);
  assert_int_equal(ctx->num_scratch, 0);
  assert_true(ctx->capacity_scratch <= OPS / 4);
  cg_destroy(ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_block_allocator),   cmocka_unit_test(test_examples_in_a_block),  cmocka_unit_test(test_block_and_allocator),
      cmocka_unit_test(test_memory_limit),      cmocka_unit_test(test_memory_limit_is_kept), cmocka_unit_test(test_goes_on_without_reset),
      cmocka_unit_test(test_limit_of_backends), cmocka_unit_test(test_instructions),         cmocka_unit_test(test_temporaries)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
