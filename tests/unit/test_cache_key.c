// cg_cache_key: what it depends on and what it does not; SHA-256 against the standard's vectors.
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "program/cache_key.c" // for the hash itself
#include "program/cg_build.h"
#include "spirv/cg_spirv.h"
#include "text/cg_text.h"

// ---- the hash ---------------------------------------------------------------------------------------------------------------------------------
static void assert_digest(const char *text, size_t repeat, size_t piece, const char *hex) {
  cgi_sha s;
  uint8_t out[32];
  char got[65];
  size_t len = strlen(text);
  cgi_sha_begin(&s);
  for (size_t r = 0; r < repeat; r++)
    for (size_t at = 0; at < len; at += piece) cgi_sha_bytes(&s, text + at, len - at < piece ? len - at : piece);
  cgi_sha_end(&s, out);
  for (int i = 0; i < 32; i++) snprintf(got + 2 * i, 3, "%02x", out[i]);
  assert_string_equal(got, hex);
}

static void test_sha256(void **state) { // FIPS 180-4's examples, and lengths around a block's end
  (void)state;
  assert_digest("", 1, 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  assert_digest("abc", 1, 3, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  assert_digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1, 7, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  assert_digest("a", 1000000, 1, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
  assert_digest("a", 55, 1, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
  assert_digest("a", 56, 1, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a");
  assert_digest("a", 64, 1, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
  assert_digest("aa", 32, 2, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
}

// ---- keys -------------------------------------------------------------------------------------------------------------------------------------
typedef struct key {
  uint8_t bytes[CG_CACHE_KEY_BYTES];
} key;

static bool same(key a, key b) { return memcmp(a.bytes, b.bytes, sizeof a.bytes) == 0; }

static key key_of(cg_module m, const cg_compile_desc *desc) {
  key k;
  memset(&k, 0x5a, sizeof k);
  assert_int_equal(cg_cache_key(m, desc, k.bytes), CG_OK);
  return k;
}

static cg_compile_desc plain_desc(void) {
  cg_compile_desc d;
  memset(&d, 0, sizeof d);
  d.backend = cg_spirv_backend();
  d.target = "vulkan1.1";
  return d;
}

static cg_module parse(cg_context *ctx, const char *text) {
  cg_module m = NULL;
  if (cg_parse(ctx, text, strlen(text), NULL, &m) != CG_OK)
    fail_msg("does not parse: %.*s", (int)cg_first_error(ctx).message.len, cg_first_error(ctx).message.data);
  return m;
}

static key key_of_text(const char *text, bool debug_names) {
  cg_context *ctx = cg_create(NULL);
  cg_compile_desc d = plain_desc();
  d.debug_names = debug_names;
  key k = key_of(parse(ctx, text), &d);
  cg_destroy(ctx);
  return k;
}

static const char dense[] =
    "func.func @main(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>) -> tensor<4x6xf32> {\n"
    "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x6xf32>) -> tensor<4x6xf32>\n"
    "  %c = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>\n"
    "  %1 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<6xf32>) -> tensor<4x6xf32>\n"
    "  %2 = stablehlo.add %0, %1 : tensor<4x6xf32>\n"
    "  return %2 : tensor<4x6xf32>\n}\n";

// Text with FROM replaced by TO, which must be there.
static const char *with(const char *text, const char *from, const char *to) {
  static char out[4096];
  const char *at = strstr(text, from);
  assert_non_null(at);
  snprintf(out, sizeof out, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
  return out;
}

static void test_meaning(void **state) {
  (void)state;
  key k = key_of_text(dense, false);
  assert_true(same(k, key_of_text(dense, false)));
  // Names of values, blanks, comments and places say nothing.
  assert_true(same(k, key_of_text(with(dense, "  %c = stab", "\n // why\n  %c   =   stab"), false)));
  assert_true(same(
      k, key_of_text("func.func @main(%x: tensor<4x5xf32>, %y: tensor<5x6xf32>) -> tensor<4x6xf32> {\n"
                     "  %p = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x6xf32>) -> tensor<4x6xf32>\n"
                     "  %q = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>\n"
                     "  %r = stablehlo.broadcast_in_dim %q, dims = [1] : (tensor<6xf32>) -> tensor<4x6xf32>\n"
                     "  %s = stablehlo.add %p, %r : tensor<4x6xf32>\n"
                     "  return %s : tensor<4x6xf32>\n}\n",
                     false)));
  // The order of attributes neither.
  key ab = key_of_text("func.func private @f() attributes {a = 1 : i32, b = \"x\"}", false);
  assert_true(same(ab, key_of_text("func.func private @f() attributes {b = \"x\", a = 1 : i32}", false)));
  assert_false(same(ab, key_of_text("func.func private @f() attributes {a = \"x\", b = 1 : i32}", false)));
  assert_false(same(ab, key_of_text("func.func private @f() attributes {a = 1 : i64, b = \"x\"}", false)));
  // Everything else does.
  static const char *const changes[][2] = {{"@main", "@mean"},         {"stablehlo.add %0, %1", "stablehlo.add %1, %0"},
                                           {"2.0, 3.0", "2.0, 3.5"},   {"stablehlo.add %0", "stablehlo.multiply %0"},
                                           {"return %2", "return %0"}, {"return %2", "return %1"}};
  for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++)
    if (same(k, key_of_text(with(dense, changes[i][0], changes[i][1]), false)))
      fail_msg("'%s' for '%s' changes nothing", changes[i][1], changes[i][0]);
  assert_false(same(key_of_text("func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n return %a : tensor<4xf32>\n}", false),
                    key_of_text("func.func @f(%a: tensor<4xf16>) -> tensor<4xf16> {\n return %a : tensor<4xf16>\n}", false)));
  // With names for debuggers places are in the binary, too.
  key g = key_of_text(dense, true);
  assert_false(same(k, g));
  assert_true(same(g, key_of_text(dense, true)));
  assert_false(same(g, key_of_text(with(dense, "  %c = stab", "\n  %c = stab"), true)));
}

// Every structure of the IR: regions, blocks with arguments, maps, nested attributes.
static void test_structures(void **state) {
  static const char cfg[] =
      "func.func private @f(%c: i1, %v: i32) -> i32 {\n  cf.cond_br %c, ^a(%v : i32), ^b\n^a(%x: i32):\n  %s = arith.addi %x, %v : i32\n"
      "  cf.br ^c(%s : i32)\n^b:\n  cf.br ^c(%v : i32)\n^c(%r: i32):\n  return %r : i32\n}\n";
  static const char generic[] = "func.func private @g(%a: tensor<4x8xf32>, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {\n"
                                "  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], "
                                "iterator_types = [\"parallel\", \"parallel\"]} ins(%a : tensor<4x8xf32>) outs(%o : tensor<8x4xf32>) {\n"
                                "  ^bb0(%x: f32, %y: f32):\n    %m = arith.mulf %x, %y : f32\n    linalg.yield %m : f32\n  } -> tensor<8x4xf32>\n"
                                "  return %0 : tensor<8x4xf32>\n}\n";
  (void)state;
  assert_true(same(key_of_text(cfg, false), key_of_text(cfg, false)));
  assert_false(same(key_of_text(cfg, false), key_of_text(with(cfg, "%x, %v", "%v, %x"), false)));
  assert_false(same(key_of_text(cfg, false), key_of_text(with(cfg, "cf.br ^c(%s", "cf.br ^c(%x"), false)));
  assert_false(same(key_of_text(generic, false), key_of_text(with(generic, "%x, %y : f32", "%x, %x : f32"), false)));
  assert_false(same(key_of_text(generic, false), key_of_text(with(generic, "yield %m", "yield %x"), false)));
  assert_false(
      same(key_of_text(generic, false), key_of_text(with(generic, "(d0, d1) -> (d0, d1)>]", "(d0, d1) -> (d0, d1)>], tag = [1, [2]]"), false)));
}

static void test_built_as_parsed(void **state) {
  static const float bias[6] = {1, 2, 3, 4, 5, 6};
  static const int64_t a[] = {4, 5}, b[] = {5, 6}, c[] = {6}, r[] = {4, 6};
  (void)state;
  cg_context *ctx = cg_create(NULL);
  cg_module m = cg_module_create(ctx);
  cg_type f32 = cg_type_scalar(ctx, CG_TYPE_F32), types[2];
  types[0] = cg_type_tensor(ctx, f32, 2, a);
  types[1] = cg_type_tensor(ctx, f32, 2, b);
  cg_builder f = cg_function_begin(m, "main", 2, types);
  cg_value product = cg_matmul(f, cg_argument(f, 0), cg_argument(f, 1));
  cg_value constant = cg_constant(f, cg_type_tensor(ctx, f32, 1, c), bias, sizeof bias);
  cg_value sum = cg_add(f, product, cg_broadcast(f, constant, 2, r));
  assert_int_equal(cg_function_end(f, 1, &sum), CG_OK);
  cg_compile_desc d = plain_desc();
  key built = key_of(m, &d), parsed, printed;
  cg_str text;
  assert_int_equal(cg_print_to_string(m, NULL, &text), CG_OK);
  char *copy = (char *)malloc(text.len + 1);
  assert_non_null(copy);
  memcpy(copy, text.data, text.len);
  copy[text.len] = 0;
  printed = key_of_text(copy, false);
  if (!same(built, printed)) fail_msg("the printed text has another key:\n%s", copy);
  parsed = key_of_text(dense, false);
  if (!same(built, parsed)) fail_msg("this text has another key:\n%s\nbuilt:\n%s", dense, copy);
  free(copy);
  cg_destroy(ctx);
}

// Every example, as it is, printed, and printed in the generic form: one key.
static void test_printed(void **state) {
  DIR *d = opendir("examples");
  struct dirent *e;
  int n = 0;
  (void)state;
  assert_non_null(d);
  while ((e = readdir(d)) != NULL) {
    static char text[1 << 16];
    char path[512];
    size_t len = strlen(e->d_name);
    if (len < 6 || strcmp(e->d_name + len - 5, ".mlir") != 0) continue;
    snprintf(path, sizeof path, "examples/%s", e->d_name);
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    text[fread(text, 1, sizeof text - 1, f)] = 0;
    fclose(f);
    key want = key_of_text(text, false);
    for (int generic = 0; generic < 2; generic++) {
      cg_context *ctx = cg_create(NULL);
      cg_print_desc print;
      cg_str printed;
      memset(&print, 0, sizeof print);
      print.generic = generic != 0;
      assert_int_equal(cg_print_to_string(parse(ctx, text), &print, &printed), CG_OK);
      char *copy = (char *)calloc(printed.len + 1, 1);
      assert_non_null(copy);
      memcpy(copy, printed.data, printed.len);
      if (!same(want, key_of_text(copy, false))) fail_msg("%s: printed%s it has another key", path, generic ? " in the generic form" : "");
      free(copy);
      cg_destroy(ctx);
    }
    n++;
  }
  closedir(d);
  assert_true(n >= 8);
}

static void test_module_unchanged(void **state) {
  (void)state;
  cg_context *ctx = cg_create(NULL);
  cg_module m = parse(ctx, dense);
  cg_compile_desc d = plain_desc();
  cg_str before, after;
  cg_program with_key, without;
  assert_int_equal(cg_print_to_string(m, NULL, &before), CG_OK);
  key first = key_of(m, &d);
  size_t used = cg_memory_used(ctx);
  for (int i = 0; i < 100; i++) assert_true(same(first, key_of(m, &d)));
  assert_int_equal(cg_memory_used(ctx), used);
  assert_int_equal(cg_print_to_string(m, NULL, &after), CG_OK);
  assert_int_equal(before.len, after.len);
  assert_memory_equal(before.data, after.data, before.len);
  assert_int_equal(cg_compile(m, &d, &with_key), CG_OK);
  assert_int_equal(cg_compile(parse(ctx, dense), &d, &without), CG_OK);
  assert_int_equal(with_key.num_words, without.num_words);
  assert_memory_equal(with_key.words, without.words, without.num_words * 4);
  assert_false(same(first, key_of(m, &d))); // it is lowered now
  cg_destroy(ctx);
}

// ---- the descriptor: every field but those that say nothing about the output ----------------------------------------------------------------
static cg_result no_emit(const cg_backend *self, const cg_emit_input *input, cg_emit_output *output) {
  (void)self, (void)input, (void)output;
  return CG_UNSUPPORTED;
}
static cg_result no_hook(void *user, const char *pass, cg_op op, bool after) {
  (void)user, (void)pass, (void)op, (void)after;
  return CG_OK;
}

static void test_every_option(void **state) {
  static const char *const names[] = {"main"}, *const other_names[] = {"mean"};
  static const int64_t strides[] = {6, 1}, other_strides[] = {8, 1};
  (void)state;
  cg_context *ctx = cg_create(NULL);
  cg_module m = parse(ctx, dense);
  enum { MOST = 64 };
  const char *what[MOST];
  key keys[MOST];
  int n = 0;
  cg_compile_desc d = plain_desc();
  cg_config configs[2];
  cg_argument_desc arguments[2];
  cg_backend backend;
  cg_pipeline_desc hooks;
  memset(configs, 0, sizeof configs);
  memset(arguments, 0, sizeof arguments);
  memset(&backend, 0, sizeof backend);
  memset(&hooks, 0, sizeof hooks);
  key plain = key_of(m, &d);
  what[n] = "nothing", keys[n++] = plain;
#define CHANGED(assignment) d = plain_desc(), (assignment), what[n] = #assignment, keys[n++] = key_of(m, &d)
  CHANGED(d.target = "vulkan1.2");
  CHANGED(d.target = "valhall");
  CHANGED(d.target_facts = cg_target_find("hopper"));
  backend.name = "other", backend.emit = no_emit;
  CHANGED(d.backend = &backend);
  backend.name = "other", backend.format = CG_FORMAT_PTX;
  CHANGED(d.backend = &backend);
  CHANGED(d.pipeline = "SimpleDistribute");
  CHANGED(d.pipeline = "Vectorize");
  CHANGED(d.debug_names = true);
  CHANGED(d.instruction_limit = 1);
  CHANGED(d.max_instructions = 1);
  CHANGED(d.push_constant_base = 16);
  CHANGED(d.sizes = CG_SIZES_UNIFORM_BUFFER);
  CHANGED(d.sizes = CG_SIZES_STORAGE_BUFFER);
  CHANGED(d.sizes_set = 1);
  CHANGED(d.sizes_binding = 1);
  CHANGED(d.sizes_offset = 1);
  CHANGED((d.entry_points = names, d.num_entry_points = 1));
  CHANGED((d.entry_points = other_names, d.num_entry_points = 1));
#define CONFIG(assignment) memset(configs, 0, sizeof configs), CHANGED((assignment, d.configs = configs, d.num_configs = 1))
  CONFIG(configs[0].config = "");
  CONFIG(configs[0].config = "tile=1");
  CONFIG(configs[0].op = "linalg.matmul");
  CONFIG(configs[0].iterator_types = "parallel");
  CONFIG(configs[0].operands = "*");
  CONFIG(configs[0].target = "*");
  CONFIG(configs[0].override_attributes = true);
  CHANGED((d.configs = configs, d.num_configs = 2));
#define ARGUMENT(assignment) memset(arguments, 0, sizeof arguments), CHANGED((assignment, d.arguments = arguments, d.num_arguments = 1))
  ARGUMENT(arguments[0].index = 0);
  ARGUMENT(arguments[0].index = 1);
  ARGUMENT(arguments[0].function = "main");
  ARGUMENT(arguments[0].is_result = true);
  ARGUMENT(arguments[0].fixed = true);
  ARGUMENT(arguments[0].set = 1);
  ARGUMENT(arguments[0].binding = 1);
  ARGUMENT(arguments[0].byte_offset = 1);
  ARGUMENT((arguments[0].strides = strides, arguments[0].num_strides = 2));
  ARGUMENT((arguments[0].strides = other_strides, arguments[0].num_strides = 2));
  ARGUMENT((arguments[0].strides = other_strides, arguments[0].num_strides = 1));
  for (int i = 0; i < n; i++)
    for (int k = 0; k < i; k++)
      if (same(keys[i], keys[k])) fail_msg("one key for '%s' and '%s'", what[i], what[k]);
        // What decides whether and how it compiles, not what comes out.
#define UNCHANGED(assignment) d = plain_desc(), (assignment), assert_true(same(plain, key_of(m, &d)))
  UNCHANGED(d.memory_limit = 1000);
  hooks.hook = no_hook;
  UNCHANGED(d.hooks = &hooks);
  UNCHANGED(d.pipeline = "");
  UNCHANGED((d.target_facts = cg_target_find("vulkan1.1"), d.target = "ignored"));
  UNCHANGED(d.target = NULL); // the default
  d.target = "vulkan1.9";
  uint8_t out[CG_CACHE_KEY_BYTES];
  assert_int_equal(cg_cache_key(m, &d, out), CG_INVALID_ARGUMENT);
  assert_string_equal(cg_first_error(ctx).id, "unknown-target");
  for (int i = 0; i < CG_CACHE_KEY_BYTES; i++) assert_int_equal(out[i], 0);
  assert_int_equal(cg_cache_key(NULL, &d, out), CG_INVALID_ARGUMENT);
  assert_int_equal(cg_cache_key(m, NULL, out), CG_INVALID_ARGUMENT);
  cg_destroy(ctx);
}

// Every byte of a target's facts, whatever the fields are; the name by its text, the summary not at all.
static void test_every_fact(void **state) {
  (void)state;
  cg_context *ctx = cg_create(NULL);
  cg_module m = parse(ctx, "func.func private @f()");
  cg_compile_desc d = plain_desc();
  cg_target facts = *cg_target_find("valhall");
  size_t names = offsetof(cg_target, format), padding = 0;
  d.target_facts = &facts;
  key plain = key_of(m, &d);
  for (size_t at = names; at < sizeof facts; at++) {
    unsigned char *p = (unsigned char *)&facts + at;
    if (at > offsetof(cg_target, format) && at < offsetof(cg_target, vulkan_version)) continue; // no format at all
    if (at >= offsetof(cg_target, matrices)) continue;                                          // below
    bool truth = at == offsetof(cg_target, slow_shared_memory);
    *p ^= 1;
    if (!truth && same(plain, key_of(m, &d))) padding++;
    if (truth) assert_false(same(plain, key_of(m, &d)));
    *p ^= 1;
  }
  assert_true(padding < 2 * sizeof(uint64_t)); // in front of 64-bit facts, behind slow_shared_memory, and at the end
  cg_matrix matrices[2] = {{16, 16, 16, CG_MATRIX_F16, CG_MATRIX_F16, CG_MATRIX_F32, CG_MATRIX_F32, CG_MATRIX_SUBGROUP, false},
                           {16, 8, 16, CG_MATRIX_F16, CG_MATRIX_F16, CG_MATRIX_F32, CG_MATRIX_F32, CG_MATRIX_SUBGROUP, false}};
  facts.matrices = matrices;
  facts.num_matrices = 1;
  key one = key_of(m, &d);
  assert_false(same(plain, one));
  facts.num_matrices = 2;
  key two = key_of(m, &d);
  assert_false(same(one, two));
  const cg_matrix was = matrices[1];
#define CHANGES(field, value)                                                                                                                        \
  matrices[1].field = value;                                                                                                                         \
  assert_false(same(two, key_of(m, &d)));                                                                                                            \
  matrices[1] = was;
  CHANGES(m, 8)
  CHANGES(n, 16)
  CHANGES(k, 8)
  CHANGES(a, CG_MATRIX_BF16)
  CHANGES(b, CG_MATRIX_BF16)
  CHANGES(c, CG_MATRIX_F16)
  CHANGES(result, CG_MATRIX_F16)
  CHANGES(scope, CG_MATRIX_WORKGROUP)
  CHANGES(saturating, true)
#undef CHANGES
  assert_true(same(two, key_of(m, &d)));
  facts.matrices = NULL;
  facts.num_matrices = 0;
  facts.summary = "another";
  assert_true(same(plain, key_of(m, &d)));
  facts.name = "another";
  assert_false(same(plain, key_of(m, &d)));
  cg_destroy(ctx);
}

// No memory for it, at any of its allocations: an error, and the context goes on.
typedef struct failing {
  size_t calls, fail_at; // 0: never
} failing;
static void *failing_realloc(void *user, void *ptr, size_t old_size, size_t new_size) {
  failing *f = (failing *)user;
  (void)old_size;
  if (!new_size) {
    free(ptr);
    return NULL;
  }
  return ++f->calls == f->fail_at ? NULL : realloc(ptr, new_size);
}

static void test_out_of_memory(void **state) {
  static char wide[1 << 19] = "func.func private @f() {\n";
  size_t len = strlen(wide);
  (void)state;
  for (int i = 0; i < 8000; i++) len += (size_t)snprintf(wide + len, sizeof wide - len, "%%%d = arith.constant %d : i32\n", i, i);
  snprintf(wide + len, sizeof wide - len, "return\n}\n");
  size_t refused = 0, fail = 1;
  for (bool done = false; !done; fail++) {
    failing f = {0, 0};
    cg_context_desc desc;
    uint8_t out[CG_CACHE_KEY_BYTES];
    cg_compile_desc d = plain_desc();
    memset(&desc, 0, sizeof desc);
    desc.realloc_fn = failing_realloc;
    desc.alloc_user = &f;
    cg_context *ctx = cg_create(&desc);
    cg_module m = parse(ctx, wide);
    f.fail_at = f.calls + fail;
    cg_result r = cg_cache_key(m, &d, out);
    done = f.calls < f.fail_at;                                  // all there are went well
    assert_true(r == CG_OK || (!done && r == CG_OUT_OF_MEMORY)); // a smaller piece may do
    refused += r != CG_OK;
    f.fail_at = 0;
    if (r != CG_OK) assert_string_equal(cg_first_error(ctx).id, "out-of-memory");
    assert_true(same(key_of(m, &d), key_of_text(wide, false)));
    cg_destroy(ctx);
  }
  assert_true(refused >= 2); // the keys and values of its map
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_sha256),          cmocka_unit_test(test_meaning),    cmocka_unit_test(test_structures),
      cmocka_unit_test(test_built_as_parsed), cmocka_unit_test(test_printed),    cmocka_unit_test(test_module_unchanged),
      cmocka_unit_test(test_every_option),    cmocka_unit_test(test_every_fact), cmocka_unit_test(test_out_of_memory)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
