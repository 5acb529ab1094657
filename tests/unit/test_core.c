// Memory, strings, maps, numbers: the ground everything stands on.
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/core.h"
#include "ir/ir.h"

typedef struct run_args {
  void (*fn)(cg_context *ctx);
} run_args;

static cg_result run_thunk(cg_context *ctx, void *arg) {
  ((run_args *)arg)->fn(ctx);
  return CG_OK;
}

static void with_context(void (*fn)(cg_context *ctx)) {
  cg_context *ctx = cg_create(NULL);
  assert_non_null(ctx);
  run_args a;
  a.fn = fn;
  assert_int_equal(cgi_protect(ctx, run_thunk, &a), CG_OK);
  cg_destroy(ctx);
}

static uint64_t random_state = 88172645463325252u;
static uint64_t random_u64(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return random_state;
}

// ---- memory -------------------------------------------------------------------------------------------------------------------------------
static void check_blocks(cg_context *ctx) {
  enum { N = 600 };
  unsigned char *blocks[N];
  size_t sizes[N];
  for (int i = 0; i < N; i++) {
    sizes[i] = (size_t)(random_u64() % (i % 50 == 0 ? 400000 : 3000));
    blocks[i] = (unsigned char *)cgi_alloc(ctx, sizes[i]);
    assert_int_equal((uintptr_t)blocks[i] % 16, 0);
    for (size_t k = 0; k < sizes[i]; k++) assert_int_equal(blocks[i][k], 0);
    memset(blocks[i], i & 255, sizes[i]);
  }
  for (int i = 0; i < N; i += 2) cgi_free(ctx, blocks[i], sizes[i]);
  for (int i = 0; i < N; i += 2) {
    blocks[i] = (unsigned char *)cgi_alloc(ctx, sizes[i]);
    for (size_t k = 0; k < sizes[i]; k++) assert_int_equal(blocks[i][k], 0);
    memset(blocks[i], i & 255, sizes[i]);
  }
  for (int i = 0; i < N; i++)
    for (size_t k = 0; k < sizes[i]; k++) assert_int_equal(blocks[i][k], i & 255);
}
static void test_blocks(void **state) {
  (void)state;
  with_context(check_blocks);
}

static cg_result grow_forever(cg_context *ctx, void *arg) {
  (void)arg;
  for (;;) cgi_alloc(ctx, 1000);
}

static void test_limit(void **state) {
  (void)state;
  cg_context_desc desc;
  memset(&desc, 0, sizeof desc);
  desc.memory_limit = 300000;
  cg_context *ctx = cg_create(&desc);
  assert_int_equal(cgi_protect(ctx, grow_forever, NULL), CG_OUT_OF_MEMORY);
  assert_true(cg_memory_used(ctx) <= 300000);
  assert_string_equal(cg_first_error(ctx).id, "memory-limit");
  assert_memory_equal(cg_first_error(ctx).message.data, "out of memory: beside ", 22);
  cg_reset(ctx);
  assert_int_equal(cgi_protect(ctx, grow_forever, NULL), CG_OUT_OF_MEMORY); // usable after, and again
  cg_destroy(ctx);
}

static void test_reset_is_flat(void **state) {
  (void)state;
  cg_context *ctx = cg_create(NULL);
  run_args a;
  a.fn = check_blocks;
  uint64_t seed = random_state;
  cgi_protect(ctx, run_thunk, &a);
  cg_reset(ctx);
  size_t used = cg_memory_used(ctx);
  for (int i = 0; i < 20; i++) {
    random_state = seed;
    cgi_protect(ctx, run_thunk, &a);
    cg_reset(ctx);
    assert_int_equal(cg_memory_used(ctx), used);
  }
  cg_destroy(ctx);
}

static cg_result alloc_overflow(cg_context *ctx, void *arg) {
  (void)arg;
  cgi_alloc_array(ctx, SIZE_MAX / 4, 8);
  return CG_OK;
}
static void test_overflow(void **state) {
  (void)state;
  cg_context *ctx = cg_create(NULL);
  assert_int_equal(cgi_protect(ctx, alloc_overflow, NULL), CG_OUT_OF_MEMORY);
  cg_destroy(ctx);
}

// ---- arrays, maps, strings -------------------------------------------------------------------------------------------------------------------
static void check_arrays(cg_context *ctx) {
  uint64_t *a = NULL;
  for (uint64_t i = 0; i < 10000; i++) cgi_push(a, i * i);
  assert_int_equal(cgi_len(a), 10000);
  for (uint64_t i = 0; i < 10000; i++) assert_int_equal(a[i], i * i);
  cgi_del(a, 0);
  assert_int_equal(a[0], 1);
  cgi_insert(a, 1, 77);
  assert_int_equal(a[1], 77);
  assert_int_equal(cgi_pop(a), 9999u * 9999u);
  cgi_arr_free(ctx, a);
  assert_null(a);
}

// What begins between a mark and its release goes with it; what began before, or is kept, stays, however it grows in between.
static void check_scratch(cg_context *ctx) {
  enum { N = 300 };
  uint64_t *outer = NULL, v, taken = 0;
  cgi_hmap before = cgi_hmap_new(ctx), kept = cgi_hmap_new(ctx);
  cgi_scratch all = cgi_scratch_mark(ctx);
  size_t held = 0;
  cgi_push(outer, 0);
  cgi_hmap_put(&before, 0, 0);
  cgi_hmap_keep(&kept);
  for (uint64_t round = 0; round < 100; round++) {
    cgi_scratch one = cgi_scratch_mark(ctx);
    cgi_hmap inner = cgi_hmap_new(ctx);
    uint64_t *a = NULL, *b = CGI_SCRATCH(ctx, uint64_t, N);
    for (uint64_t i = 0; i < N; i++) {
      cgi_push(a, i);
      cgi_hmap_put(&inner, i, b[i]);
      if (round) continue;
      cgi_push(outer, i + 1);
      cgi_hmap_put(&before, i + 1, i + 1);
      cgi_hmap_put(&kept, i, i);
    }
    assert_int_equal(ctx->num_scratch, 5);
    cgi_scratch_release(ctx, one);
    assert_int_equal(ctx->num_scratch, 2);
    if (!round) taken = ctx->taken;
    assert_int_equal(ctx->taken, taken); // each round has the blocks of the one before
  }
  for (uint64_t i = 0; i <= N; i++) {
    assert_int_equal(outer[i], i);
    assert_true(cgi_hmap_get(&before, i, &v) && v == i);
  }
  cgi_scratch_release(ctx, all);
  assert_int_equal(ctx->num_scratch, held);
  assert_false(ctx->scratching);
  for (uint64_t i = 0; i < N; i++) assert_true(cgi_hmap_get(&kept, i, &v) && v == i);
  cgi_hmap_free(&kept);
}

static void check_maps(cg_context *ctx) {
  enum { N = 4000 };
  static uint64_t shadow[N];
  static bool present[N];
  cgi_hmap m;
  memset(&m, 0, sizeof m);
  m.ctx = ctx;
  memset(present, 0, sizeof present);
  for (int step = 0; step < 60000; step++) {
    uint64_t k = random_u64() % N, v = random_u64();
    if (v % 3 == 0) {
      cgi_hmap_remove(&m, k * 64);
      present[k] = false;
    } else {
      cgi_hmap_put(&m, k * 64, v);
      present[k] = true;
      shadow[k] = v;
    }
  }
  uint32_t count = 0;
  for (uint64_t k = 0; k < N; k++) {
    uint64_t v = 0;
    assert_int_equal(cgi_hmap_get(&m, k * 64, &v), present[k]);
    if (present[k]) {
      assert_int_equal(v, shadow[k]);
      count++;
    }
  }
  assert_int_equal(m.count, count);
  cgi_hmap_free(&m);
}

static void check_strings(cg_context *ctx) {
  cg_str a = cgi_intern(ctx, cgi_s("alpha")), b = cgi_intern(ctx, cgi_s("alpha")), e = cgi_intern(ctx, cgi_s(""));
  assert_ptr_equal(a.data, b.data);
  assert_int_equal(e.len, 0);
  char name[16];
  const char *first[2000];
  for (int i = 0; i < 2000; i++) {
    snprintf(name, sizeof name, "n%d", i);
    first[i] = cgi_intern(ctx, cgi_s(name)).data;
  }
  for (int i = 0; i < 2000; i++) {
    snprintf(name, sizeof name, "n%d", i);
    assert_ptr_equal(cgi_intern(ctx, cgi_s(name)).data, first[i]);
    assert_string_equal(first[i], name);
  }
  assert_true(cgi_str_cmp(cgi_s("ab"), cgi_s("abc")) < 0);
  assert_true(cgi_str_cmp(cgi_s("b"), cgi_s("abc")) > 0);
}

static void test_arrays(void **state) {
  (void)state;
  with_context(check_arrays);
  with_context(check_scratch);
}
static void test_maps(void **state) {
  (void)state;
  with_context(check_maps);
}
static void test_strings(void **state) {
  (void)state;
  with_context(check_strings);
}

// ---- numbers: against the C library, which is right in the C locale on this machine -------------------------------------------------------------
static void check_parse(cg_context *ctx) {
  (void)ctx;
  static const char *const texts[] = {"0",
                                      "-0.0",
                                      "1",
                                      "0.1",
                                      "1e22",
                                      "1e23",
                                      "123456789012345678",
                                      "2.2250738585072011e-308",
                                      "4.9e-324",
                                      "2.4703282292062328e-324",
                                      "1.7976931348623157e308",
                                      "1.7976931348623159e308",
                                      "1e400",
                                      "1e-400",
                                      "9007199254740993",
                                      "9007199254740992.99999999999999999999999",
                                      "0.3",
                                      "5e-324",
                                      "8.98846567431158e307",
                                      "1.e5",
                                      "12345678901234567890e-30"};
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
    double ours = -1, theirs = strtod(texts[i], NULL);
    assert_true(cgi_parse_double(cgi_s(texts[i]), &ours));
    assert_true(cgi_double_bits(ours) == cgi_double_bits(theirs));
  }
  for (int i = 0; i < 20000; i++) {
    char text[64];
    double v = cgi_bits_double(random_u64());
    if (v != v || v - v != 0) continue;
    snprintf(text, sizeof text, i & 1 ? "%.17g" : "%.9e", v);
    double ours = 0;
    assert_true(cgi_parse_double(cgi_s(text), &ours));
    assert_true(cgi_double_bits(ours) == cgi_double_bits(strtod(text, NULL)));
  }
  double unused;
  static const char *const bad[] = {"", "-", "e5", "1e", "1e+", "1.2.3", "0x", "12a", " 1"};
  for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) assert_false(cgi_parse_double(cgi_s(bad[i]), &unused));
}

static void check_print(cg_context *ctx) {
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  for (int i = 0; i < 20000; i++) {
    double v = cgi_bits_double(random_u64());
    if (v != v || v - v != 0) continue;
    cgi_setlen(b.text, 0);
    cgi_buf_double(&b, v);
    double back = strtod(cgi_buf_view(&b).data, NULL);
    assert_true(cgi_double_bits(back) == cgi_double_bits(v));
    float f = (float)v;
    if (f - f != 0) continue;
    uint32_t fbits;
    memcpy(&fbits, &f, 4);
    cgi_setlen(b.text, 0);
    cgi_buf_real(&b, CGI_F32, fbits);
    float fback = strtof(cgi_buf_view(&b).data, NULL);
    assert_true(memcmp(&fback, &f, 4) == 0);
  }
  cgi_setlen(b.text, 0);
  cgi_buf_double(&b, 0.5);
  assert_string_equal(cgi_buf_view(&b).data, "5.000000e-01");
  cgi_setlen(b.text, 0);
  cgi_buf_double(&b, 1e100);
  assert_string_equal(cgi_buf_view(&b).data, "1.000000e+100");
  cgi_setlen(b.text, 0);
  cgi_buf_i64(&b, INT64_MIN);
  assert_string_equal(cgi_buf_view(&b).data, "-9223372036854775808");
}

static void check_encodings(cg_context *ctx) {
  (void)ctx;
  for (uint64_t bits = 0; bits < 65536; bits++) { // every f16 and bf16 survives the way to double and back
    static const cgi_float_format formats[] = {CGI_F16, CGI_BF16, CGI_F8E4M3FN, CGI_F8E5M2};
    for (int k = 0; k < 4; k++) {
      if (k >= 2 && bits > 255) continue;
      double v = cgi_decode_float(formats[k], bits);
      if (v != v) {
        double again = cgi_decode_float(formats[k], cgi_encode_float(formats[k], v));
        assert_true(again != again);
      } else {
        assert_int_equal(cgi_encode_float(formats[k], v), bits);
      }
    }
  }
  for (int i = 0; i < 200000; i++) { // f32 as the machine rounds
    double v = cgi_bits_double(random_u64());
    if (i & 1) v = cgi_bits_double((random_u64() & 0x800FFFFFFFFFFFFFu) | (uint64_t)(1023 - 150 + random_u64() % 300) << 52);
    if (v != v) continue;
    float f = (float)v;
    uint32_t want;
    memcpy(&want, &f, 4);
    assert_int_equal(cgi_encode_float(CGI_F32, v), want);
  }
  assert_int_equal(cgi_encode_float(CGI_F16, 65519.999), 0x7BFF);
  assert_int_equal(cgi_encode_float(CGI_F16, 65520.0), 0x7C00);
  assert_int_equal(cgi_encode_float(CGI_F8E4M3FN, 448.0), 0x7E);
  assert_int_equal(cgi_encode_float(CGI_F8E4M3FN, 1e9), 0x7F);
}

static void test_parse(void **state) {
  (void)state;
  with_context(check_parse);
}
static void test_print(void **state) {
  (void)state;
  with_context(check_print);
}
static void test_encodings(void **state) {
  (void)state;
  with_context(check_encodings);
}

static void test_u64(void **state) {
  (void)state;
  uint64_t v;
  assert_true(cgi_parse_u64(cgi_s("18446744073709551615"), &v) && v == UINT64_MAX);
  assert_true(cgi_parse_u64(cgi_s("-9223372036854775808"), &v) && v == (uint64_t)1 << 63);
  assert_true(cgi_parse_u64(cgi_s("0xFf"), &v) && v == 255);
  assert_false(cgi_parse_u64(cgi_s("18446744073709551616"), &v));
  assert_false(cgi_parse_u64(cgi_s("-9223372036854775809"), &v));
  assert_false(cgi_parse_u64(cgi_s("0x"), &v));
  assert_false(cgi_parse_u64(cgi_s("1 "), &v));
}

// ---- affine: every simplification keeps the value ----------------------------------------------------------------------------------------------
static cg_expr random_expr(cg_context *ctx, int depth) {
  uint64_t k = random_u64() % 8;
  if (depth == 0 || k < 2) return k & 1 ? cgi_expr_dim(ctx, (unsigned)(random_u64() % 3)) : cgi_expr_const(ctx, (int64_t)(random_u64() % 13) - 6);
  static const cg_expr_kind kinds[] = {CG_EXPR_ADD, CG_EXPR_ADD, CG_EXPR_MUL, CG_EXPR_MOD, CG_EXPR_FLOORDIV, CG_EXPR_CEILDIV};
  cg_expr_kind kind = kinds[k - 2];
  cg_expr a = random_expr(ctx, depth - 1);
  cg_expr b = kind == CG_EXPR_ADD ? random_expr(ctx, depth - 1) : cgi_expr_const(ctx, (int64_t)(random_u64() % 7) + 1);
  return cgi_expr_binary(ctx, kind, a, b);
}

static int64_t slow_eval(cg_expr_kind kind, int64_t a, int64_t b) {
  switch (kind) {
  case CG_EXPR_ADD: return a + b;
  case CG_EXPR_MUL: return a * b;
  case CG_EXPR_MOD: return ((a % b) + b) % b;
  case CG_EXPR_FLOORDIV: return (int64_t)floor((double)a / (double)b);
  default: return (int64_t)ceil((double)a / (double)b);
  }
}

static void check_affine(cg_context *ctx) {
  for (int i = 0; i < 4000; i++) {
    cg_expr a = random_expr(ctx, 3);
    static const cg_expr_kind kinds[] = {CG_EXPR_ADD, CG_EXPR_MUL, CG_EXPR_MOD, CG_EXPR_FLOORDIV, CG_EXPR_CEILDIV};
    cg_expr_kind kind = kinds[random_u64() % 5];
    cg_expr b = kind == CG_EXPR_ADD ? random_expr(ctx, 3) : cgi_expr_const(ctx, (int64_t)(random_u64() % 9) + 1);
    cg_expr e = cgi_expr_binary(ctx, kind, a, b);
    for (int t = 0; t < 20; t++) {
      int64_t dims[3], va, vb, ve;
      for (int d = 0; d < 3; d++) dims[d] = (int64_t)(random_u64() % 41) - 20;
      if (!cgi_expr_eval(a, dims, NULL, &va) || !cgi_expr_eval(b, dims, NULL, &vb) || !cgi_expr_eval(e, dims, NULL, &ve)) continue;
      if (va > 1000000 || va < -1000000) continue;
      assert_int_equal(ve, slow_eval(kind, va, vb));
    }
  }
  cg_expr d0 = cgi_expr_dim(ctx, 0), d1 = cgi_expr_dim(ctx, 1), c4 = cgi_expr_const(ctx, 4);
  assert_ptr_equal(cgi_expr_add(ctx, d0, cgi_expr_const(ctx, 0)), d0);
  assert_ptr_equal(cgi_expr_sub(ctx, cgi_expr_add(ctx, d0, d1), d1), d0);
  assert_ptr_equal(cgi_expr_binary(ctx, CG_EXPR_FLOORDIV, cgi_expr_mul(ctx, d0, cgi_expr_const(ctx, 8)), c4),
                   cgi_expr_mul(ctx, d0, cgi_expr_const(ctx, 2)));
  assert_ptr_equal(cgi_expr_binary(ctx, CG_EXPR_MOD, cgi_expr_mul(ctx, d0, c4), c4), cgi_expr_const(ctx, 0));
  assert_ptr_equal(cgi_expr_add(ctx, c4, d0), cgi_expr_add(ctx, d0, c4));
  assert_int_equal(cgi_expr_add(ctx, cgi_expr_const(ctx, INT64_MAX), cgi_expr_const(ctx, 1))->kind, CG_EXPR_ADD); // no overflow in folding
}
static void test_affine(void **state) {
  (void)state;
  with_context(check_affine);
}

static void check_maps_algebra(cg_context *ctx) {
  unsigned perm[3] = {2, 0, 1};
  cg_map p = cgi_map_permutation(ctx, 3, 3, perm), id = cgi_map_identity(ctx, 3);
  assert_true(cgi_map_is_identity(id));
  assert_true(cgi_map_is_permutation(p) && !cgi_map_is_identity(p));
  assert_ptr_equal(cgi_map_compose(ctx, p, cgi_map_compose(ctx, p, p)), id);
  assert_int_equal(cgi_map_result_of_dim(p, 0), 1);
  unsigned proj[2] = {2, 0};
  assert_true(cgi_map_is_projected_permutation(cgi_map_permutation(ctx, 3, 2, proj)));
  unsigned twice[2] = {1, 1};
  assert_false(cgi_map_is_projected_permutation(cgi_map_permutation(ctx, 3, 2, twice)));
}
static void test_maps_algebra(void **state) {
  (void)state;
  with_context(check_maps_algebra);
}

// ---- types and attributes are uniqued -----------------------------------------------------------------------------------------------------------
static void check_uniquing(cg_context *ctx) {
  int64_t shape[2] = {4, CG_DYNAMIC};
  cg_type f32 = cgi_type_f32(ctx);
  assert_ptr_equal(cgi_type_tensor(ctx, 2, shape, f32, NULL), cgi_type_tensor(ctx, 2, shape, f32, NULL));
  assert_ptr_not_equal(cgi_type_tensor(ctx, 2, shape, f32, NULL), cgi_type_vector(ctx, 2, shape, f32));
  assert_ptr_not_equal(cgi_type_int(ctx, 8, CG_UNSIGNED), cgi_type_i(ctx, 8));
  assert_ptr_equal(cgi_type_memref(ctx, 1, shape, f32, cgi_attr_of_map(ctx, cgi_map_identity(ctx, 1)), NULL),
                   cgi_type_memref(ctx, 1, shape, f32, NULL, NULL));
  assert_int_equal(cg_attr_int(cgi_attr_int(ctx, cgi_type_i(ctx, 8), 255)), -1);
  assert_int_equal(cg_attr_int(cgi_attr_int(ctx, cgi_type_int(ctx, 8, CG_UNSIGNED), 255)), 255);
  assert_ptr_equal(cgi_attr_int(ctx, cgi_type_i(ctx, 1), 3), cgi_attr_bool(ctx, true));
  cg_named_attr a[2], b[2];
  a[0] = b[1] = cgi_named(ctx, "x", cgi_attr_i64(ctx, 1));
  a[1] = b[0] = cgi_named(ctx, "a", cgi_attr_unit(ctx));
  assert_ptr_equal(cgi_attr_dict(ctx, 2, a), cgi_attr_dict(ctx, 2, b));
  int64_t strides[2], offset, huge[2] = {INT64_MAX, INT64_MAX};
  int64_t st[2] = {4, 6};
  assert_true(cg_type_strides(cgi_type_memref(ctx, 2, st, f32, NULL, NULL), strides, &offset));
  assert_int_equal(strides[0], 6);
  assert_int_equal(cg_type_num_elements(cgi_type_tensor(ctx, 2, huge, f32, NULL)), INT64_MAX);
}
static void test_uniquing(void **state) {
  (void)state;
  with_context(check_uniquing);
}

// ---- the version -----------------------------------------------------------------------------------------------------------------------------
#if CG_VERSION < 1000
#error "CG_VERSION cannot be compared by the preprocessor"
#endif
static void test_version(void **state) {
  char text[32];
  (void)state;
  snprintf(text, sizeof text, "%d.%d.%d", CG_VERSION_MAJOR, CG_VERSION_MINOR, CG_VERSION_PATCH);
  assert_string_equal(cg_version(), text);
  assert_int_equal(CG_VERSION / 1000000, CG_VERSION_MAJOR);
  assert_int_equal(CG_VERSION / 1000 % 1000, CG_VERSION_MINOR);
  assert_int_equal(CG_VERSION % 1000, CG_VERSION_PATCH);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_version),  cmocka_unit_test(test_blocks),       cmocka_unit_test(test_limit),     cmocka_unit_test(test_reset_is_flat),
      cmocka_unit_test(test_overflow), cmocka_unit_test(test_arrays),       cmocka_unit_test(test_maps),      cmocka_unit_test(test_strings),
      cmocka_unit_test(test_parse),    cmocka_unit_test(test_print),        cmocka_unit_test(test_encodings), cmocka_unit_test(test_u64),
      cmocka_unit_test(test_affine),   cmocka_unit_test(test_maps_algebra), cmocka_unit_test(test_uniquing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
