// An allocator that fails at the k-th call, for every k of a compile of each example: a clean error each time, nothing leaked, the context usable after.
// Where calls are thousands, for the first of them and some later ones.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "codegen.h"
#include "codegen_spirv.h"
#include "spirv/words.h"
#include "sweep.h"

typedef struct {
  size_t calls, fail_at, blocks, bytes; // fail_at 0: never
} counter;

static void *counting_realloc(void *user, void *ptr, size_t old_size, size_t new_size) {
  counter *c = (counter *)user;
  void *p;
  if (!new_size) {
    if (ptr) {
      c->blocks--;
      c->bytes -= old_size;
    }
    free(ptr);
    return NULL;
  }
  if (++c->calls == c->fail_at) return NULL;
  p = realloc(ptr, new_size);
  assert_non_null(p);
  if (!ptr) c->blocks++;
  c->bytes += new_size - (ptr ? old_size : 0);
  return p;
}

static cg_context *open_context(counter *c) {
  cg_context_desc desc;
  memset(&desc, 0, sizeof desc);
  desc.realloc_fn = counting_realloc;
  desc.alloc_user = c;
  return cg_create(&desc);
}

static cg_result compile_text(cg_context *ctx, const char *text, size_t len, uint64_t *digest) {
  cg_module module;
  cg_compile_desc desc;
  cg_program program;
  cg_str json;
  cg_result r = cg_parse(ctx, text, len, NULL, &module);
  memset(&desc, 0, sizeof desc);
  desc.target = "vulkan1.1";
  desc.backend = cg_spirv_backend();
  if (r == CG_OK) r = cg_compile(module, &desc, &program);
  if (r == CG_OK) r = cg_program_json(ctx, &program, NULL, &json);
  if (r != CG_OK) return r;
  *digest = 14695981039346656037u;
  for (size_t i = 0; i < program.num_words; i++) *digest = (*digest ^ program.words[i]) * 1099511628211u;
  return r;
}

static void each_call(const char *path) {
  FILE *f = fopen(path, "rb");
  char *text = (char *)malloc(1 << 22);
  size_t len, total, first = (size_t)sweep(100), later = (size_t)sweep(150);
  uint64_t want = 0, got = 0;
  counter c;
  cg_context *ctx;
  assert_non_null(f);
  assert_non_null(text);
  len = fread(text, 1, 1 << 22, f);
  fclose(f);
  memset(&c, 0, sizeof c);
  ctx = open_context(&c);
  assert_non_null(ctx);
  if (compile_text(ctx, text, len, &want) != CG_OK) fail_msg("%s does not compile", path);
  cg_destroy(ctx);
  total = c.calls;
  assert_int_equal(c.blocks, 0);
  assert_int_equal(c.bytes, 0);
  for (size_t k = 1; k <= total; k++) {
    cg_result r;
    if (total > 400 && k > first && k % (total / later) != 0) continue; // the tiny chunks of the sanitized build make thousands
    memset(&c, 0, sizeof c);
    c.fail_at = k;
    ctx = open_context(&c);
    if (!ctx) {
      assert_int_equal(c.blocks, 0);
      continue;
    }
    r = compile_text(ctx, text, len, &got);
    if (r == CG_OK ? got != want : r != CG_OUT_OF_MEMORY) // a smaller block may do in place of a large one
      fail_msg("%s: call %zu of %zu failed, and the result is %d", path, k, total, (int)r);
    if (k % 8 == 1 || total < 64) { // the same context goes on
      cg_reset(ctx);
      if (compile_text(ctx, text, len, &got) != CG_OK || got != want) fail_msg("%s: not usable after call %zu failed", path, k);
    }
    cg_destroy(ctx);
    if (c.blocks || c.bytes) fail_msg("%s: %zu blocks leaked after call %zu failed", path, c.blocks, k);
  }
  printf("%s: %zu allocator calls\n", path, total);
  free(text);
}

static void test_every_example(void **state) {
  DIR *d = opendir("examples");
  struct dirent *e;
  int n = 0;
  (void)state;
  assert_non_null(d);
  while ((e = readdir(d)) != NULL) {
    char path[512];
    size_t len = strlen(e->d_name);
    if (len < 6 || strcmp(e->d_name + len - 5, ".mlir") != 0) continue;
    snprintf(path, sizeof path, "examples/%s", e->d_name);
    each_call(path);
    n++;
  }
  closedir(d);
  assert_true(n >= 8);
  each_call("tests/launch/layouts.mlir");
  each_call("tests/launch/sizes.mlir");
}

static void test_memory_limit(void **state) {
  static const char text[] =
      "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo.add %a, %a : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n";
  cg_context_desc desc;
  uint64_t digest;
  bool refused = false, compiled = false;
  (void)state;
  for (size_t limit = 16384; limit <= (size_t)64 << 20; limit *= 2) {
    cg_context *ctx;
    cg_result r;
    memset(&desc, 0, sizeof desc);
    desc.memory_limit = limit;
    ctx = cg_create(&desc);
    if (!ctx) {
      refused = true;
      continue;
    }
    r = compile_text(ctx, text, strlen(text), &digest);
    assert_true(r == CG_OK || r == CG_OUT_OF_MEMORY);
    assert_true(cg_memory_peak(ctx) <= limit);
    refused = refused || r == CG_OUT_OF_MEMORY;
    compiled = compiled || r == CG_OK;
    cg_destroy(ctx);
  }
  assert_true(refused);
  assert_true(compiled);
}

// Thousands of good and bad compiles in one context leave its memory flat.
static void test_flat_memory(void **state) {
  static const char good[] =
      "func.func @main(%a: tensor<7x3xf32>) -> tensor<7x3xf32> {\n  %0 = stablehlo.tanh %a : tensor<7x3xf32>\n  return %0 : tensor<7x3xf32>\n}\n";
  static const char bad[] =
      "func.func @main(%a: tensor<7x3xf32>) -> tensor<7x3xf32> {\n  %0 = stablehlo.add %a, %b : tensor<7x3xf32>\n  return %0 : tensor<7x3xf32>\n}\n";
  counter c;
  cg_context *ctx;
  size_t after_some = 0;
  uint64_t digest;
  (void)state;
  memset(&c, 0, sizeof c);
  ctx = open_context(&c);
  assert_non_null(ctx);
  for (int i = 0; i < sweep(2000); i++) {
    assert_int_equal(compile_text(ctx, good, strlen(good), &digest), CG_OK);
    cg_reset(ctx);
    assert_int_equal(compile_text(ctx, bad, strlen(bad), &digest), CG_INVALID_INPUT);
    cg_reset(ctx);
    if (i == 20) after_some = c.bytes;
    if (i > 20) assert_true(c.bytes <= after_some);
  }
  cg_destroy(ctx);
  assert_int_equal(c.blocks, 0);
}

// The emitter's map in a context without room: what was put in stays, what comes later is left out, and the writer knows.
static void test_map(void **state) {
  enum { MOST = 100000 };
  cg_context_desc desc;
  cgi_spv_writer w;
  cgi_spv_map map;
  uint32_t value, kept = 0;
  (void)state;
  memset(&desc, 0, sizeof desc);
  memset(&map, 0, sizeof map);
  memset(&w, 0, sizeof w);
  desc.memory_limit = 256 << 10;
  w.ctx = cg_create(&desc);
  assert_non_null(w.ctx);
  assert_false(cgi_spv_map_get(&map, 1, &value));
  for (uint32_t i = 1; i <= MOST && !w.failed; i++) {
    cgi_spv_map_put(&w, &map, (uint64_t)i << 12, i + 7);
    assert_true(map.count * 4 <= map.capacity * 3); // else a search might find no end
    if (!w.failed) kept = i;
  }
  assert_true(w.failed);
  assert_true(kept >= 256 && map.count == kept);
  for (uint32_t i = 1; i <= kept; i++) {
    assert_true(cgi_spv_map_get(&map, (uint64_t)i << 12, &value));
    assert_int_equal(value, i + 7);
  }
  assert_false(cgi_spv_map_get(&map, (uint64_t)(kept + 1) << 12, &value));
  cgi_spv_map_clear(&w, &map);
  assert_false(cgi_spv_map_get(&map, 1 << 12, &value));
  cg_destroy(w.ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_example), cmocka_unit_test(test_memory_limit), cmocka_unit_test(test_flat_memory),
                                     cmocka_unit_test(test_map)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
