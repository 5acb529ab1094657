// Functions that kernels call: what C has no operator for, and operations on short vectors. Each is written once, before the first that needs it.
#include "c/emit.h"

CGI_C_DEF const char *cgi_c_prelude(void) {
  return "#include <stdbool.h>\n"
         "#include <stddef.h>\n"
         "#include <stdint.h>\n"
         "#include <string.h>\n"
         "\n"
         "// Numbers are exactly what the kernels say: no operation is fused into another one, unless the kernel asks for it.\n"
         "#if defined(__clang__)\n"
         "#pragma STDC FP_CONTRACT OFF\n"
         "#elif defined(__GNUC__)\n"
         "#pragma GCC optimize(\"fp-contract=off\")\n"
         "#pragma GCC optimize(\"no-predictive-commoning\", \"no-tree-pre\") // registers are for sums, not for what is read again\n"
         "#endif\n"
         "#if defined(__GNUC__)\n"
         "#pragma GCC diagnostic ignored \"-Wpsabi\" // wide vectors stay within this file\n"
         "#pragma GCC diagnostic ignored \"-Wtype-limits\" // comparisons are the kernels', whatever a type holds\n"
         "#define CGK_FN static inline __attribute__((unused, always_inline))\n"
         "#else\n"
         "#define CGK_FN static inline\n"
         "#endif\n"
         "#if defined(__GNUC__) || defined(_MSC_VER)\n"
         "#define CGK_RESTRICT __restrict\n"
         "#else\n"
         "#define CGK_RESTRICT\n"
         "#endif\n"
         "#if defined(__BYTE_ORDER__) && defined(__ORDER_BIG_ENDIAN__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__\n"
         "#error \"memory is little-endian here\"\n"
         "#endif\n"
         "// Short vectors: those of GCC and clang, or arrays with CODEGEN_C_NO_VECTORS and elsewhere.\n"
         "#if defined(__GNUC__) && !defined(CODEGEN_C_NO_VECTORS)\n"
         "#define CGK_VECTORS 1\n"
         "#define CGK_VECTOR(name, type, lanes, room) typedef type name __attribute__((vector_size((room) * sizeof(type))));\n"
         "#define CGK_AT(v, i) (v)[i]\n"
         "#define CGK_V(...) {__VA_ARGS__}\n"
         "#else\n"
         "#define CGK_VECTORS 0\n"
         "#define CGK_VECTOR(name, type, lanes, room) typedef struct name { type lane[lanes]; } name;\n"
         "#define CGK_AT(v, i) (v).lane[i]\n"
         "#define CGK_V(...) {{__VA_ARGS__}}\n"
         "#endif\n"
         "#if defined(__has_builtin) && CGK_VECTORS\n"
         "#define CGK_HAS(f) __has_builtin(f)\n"
         "#else\n"
         "#define CGK_HAS(f) 0\n"
         "#endif\n"
         "#if defined(__GNUC__)\n"
         "#define CGK_ALIGNED __attribute__((aligned(64)))\n"
         "#else\n"
         "#define CGK_ALIGNED\n"
         "#endif\n"
         "typedef ptrdiff_t cgk_index;\n"
         "typedef struct cgk_launch {\n"
         "  unsigned char *const *bindings;\n"
         "  const uint32_t *constants, *count;\n"
         "} cgk_launch;\n";
}

// What is known of a fixed helper: what it calls, and its text.
static const struct {
  const char *name, *calls, *text;
} cgi_c_texts[] = {
    {"cgk_f16c", "", "#if defined(__F16C__)\n#include <immintrin.h>\n#endif\n"},
    {"cgk_f16_f32", "cgk_f16c cgk_bits_f32",
     "CGK_FN float cgk_f16_f32(uint16_t h) {\n"
     "#if defined(__F16C__)\n"
     "  return _cvtsh_ss(h);\n"
     "#else\n"
     "  uint32_t sign = (uint32_t)(h & 0x8000u) << 16, m = h & 0x7fffu;\n"
     "  float small = (float)m * 0x1p-24f;\n"
     "  if (m >= 0x7c00u) return cgk_bits_f32(sign | 0x7f800000u | (m & 0x3ffu) << 13);\n"
     "  if (m >= 0x400u) return cgk_bits_f32(sign | ((m << 13) + 0x38000000u));\n"
     "  return sign ? -small : small;\n"
     "#endif\n"
     "}\n"},
    {"cgk_f32_f16", "cgk_f16c cgk_f32_bits",
     "CGK_FN uint16_t cgk_f32_f16(float f) {\n"
     "#if defined(__F16C__)\n"
     "  return _cvtss_sh(f, 0);\n"
     "#else\n"
     "  uint32_t x = cgk_f32_bits(f), sign = x >> 16 & 0x8000u;\n"
     "  x &= 0x7fffffffu;\n"
     "  if (x > 0x7f800000u) return (uint16_t)(sign | 0x7e00u | (x >> 13 & 0x3ffu));\n"
     "  if (x >= 0x477ff000u) return (uint16_t)(sign | 0x7c00u);\n"
     "  if (x < 0x38800000u) return (uint16_t)(sign | (cgk_f32_bits((f < 0 ? -f : f) + 0.5f) - 0x3f000000u));\n"
     "  return (uint16_t)(sign | (x + 0xc8000fffu + (x >> 13 & 1u)) >> 13);\n"
     "#endif\n"
     "}\n"},
    {"cgk_f64_odd", "cgk_bits_f32 cgk_f32_bits", // to odd: what rounds the result again rounds once
     "CGK_FN float cgk_f64_odd(double d) {\n"
     "  float f = (float)d;\n"
     "  uint32_t x = cgk_f32_bits(f);\n"
     "  if (!(f - f == 0) || (double)f == d || (x & 1u)) return f;\n"
     "  return cgk_bits_f32(((double)f < d) == (f > 0 || (f == 0 && d > 0)) ? x + 1u : x - 1u);\n"
     "}\n"},
    {"cgk_f64_f16", "cgk_f64_odd cgk_f32_f16", "CGK_FN uint16_t cgk_f64_f16(double d) { return cgk_f32_f16(cgk_f64_odd(d)); }\n"},
    {"cgk_word", "", "CGK_FN uint32_t cgk_word(const unsigned char *p) {\n  uint32_t v;\n  memcpy(&v, p, 4);\n  return v;\n}\n"},
    {"cgk_bits_f32", "", "CGK_FN float cgk_bits_f32(uint32_t x) {\n  float f;\n  memcpy(&f, &x, sizeof f);\n  return f;\n}\n"},
    {"cgk_f32_bits", "", "CGK_FN uint32_t cgk_f32_bits(float f) {\n  uint32_t x;\n  memcpy(&x, &f, sizeof x);\n  return x;\n}\n"},
    {"cgk_bits_f64", "", "CGK_FN double cgk_bits_f64(uint64_t x) {\n  double f;\n  memcpy(&f, &x, sizeof f);\n  return f;\n}\n"},
    {"cgk_f64_bits", "", "CGK_FN uint64_t cgk_f64_bits(double f) {\n  uint64_t x;\n  memcpy(&x, &f, sizeof x);\n  return x;\n}\n"},
    {"cgk_abs_f32", "cgk_bits_f32 cgk_f32_bits", "CGK_FN float cgk_abs_f32(float x) { return cgk_bits_f32(cgk_f32_bits(x) & 0x7fffffffu); }\n"},
    {"cgk_abs_f64", "cgk_bits_f64 cgk_f64_bits",
     "CGK_FN double cgk_abs_f64(double x) { return cgk_bits_f64(cgk_f64_bits(x) & UINT64_C(0x7fffffffffffffff)); }\n"},
    // Numbers from 2^23 (2^52) on are integral.
    {"cgk_trunc_f32", "cgk_bits_f32 cgk_f32_bits",
     "CGK_FN float cgk_trunc_f32(float x) {\n"
     "  if (!(x > -8388608.0f && x < 8388608.0f)) return x;\n"
     "  return cgk_bits_f32(cgk_f32_bits((float)(int32_t)x) | (cgk_f32_bits(x) & 0x80000000u));\n"
     "}\n"},
    {"cgk_trunc_f64", "cgk_bits_f64 cgk_f64_bits",
     "CGK_FN double cgk_trunc_f64(double x) {\n"
     "  if (!(x > -4503599627370496.0 && x < 4503599627370496.0)) return x;\n"
     "  return cgk_bits_f64(cgk_f64_bits((double)(int64_t)x) | (cgk_f64_bits(x) & UINT64_C(0x8000000000000000)));\n"
     "}\n"},
    {"cgk_floor_f32", "cgk_trunc_f32", "CGK_FN float cgk_floor_f32(float x) {\n  float t = cgk_trunc_f32(x);\n  return t > x ? t - 1.0f : t;\n}\n"},
    {"cgk_floor_f64", "cgk_trunc_f64", "CGK_FN double cgk_floor_f64(double x) {\n  double t = cgk_trunc_f64(x);\n  return t > x ? t - 1.0 : t;\n}\n"},
    {"cgk_ceil_f32", "cgk_trunc_f32", "CGK_FN float cgk_ceil_f32(float x) {\n  float t = cgk_trunc_f32(x);\n  return t < x ? t + 1.0f : t;\n}\n"},
    {"cgk_ceil_f64", "cgk_trunc_f64", "CGK_FN double cgk_ceil_f64(double x) {\n  double t = cgk_trunc_f64(x);\n  return t < x ? t + 1.0 : t;\n}\n"},
    // The instruction where there is one, without the C library's errno; else digit by digit.
    {"cgk_sqrt_f64", "cgk_bits_f64 cgk_f64_bits",
     "#if defined(__SSE2__)\n"
     "#include <emmintrin.h>\n"
     "CGK_FN double cgk_sqrt_f64(double x) { return _mm_cvtsd_f64(_mm_sqrt_sd(_mm_setzero_pd(), _mm_set_sd(x))); }\n"
     "#elif defined(__aarch64__)\n"
     "#include <arm_neon.h>\n"
     "CGK_FN double cgk_sqrt_f64(double x) { return vget_lane_f64(vsqrt_f64(vdup_n_f64(x)), 0); }\n"
     "#else\n"
     "CGK_FN double cgk_sqrt_f64(double x) {\n"
     "  uint64_t m = cgk_f64_bits(x), root = 0, rest = 0;\n"
     "  int e = (int)(m >> 52), i;\n"
     "  if (x == 0 || x != x || e == 2047) return x;\n"
     "  if (e >= 2047) return cgk_bits_f64(UINT64_C(0x7ff8000000000000));\n"
     "  m &= UINT64_C(0xfffffffffffff);\n"
     "  if (e) m |= UINT64_C(0x10000000000000);\n"
     "  else\n"
     "    for (e = 1; !(m >> 52); e--) m <<= 1;\n"
     "  e -= 1023;\n"
     "  if (e & 1) m <<= 1, e--;\n"
     "  for (i = 53; i >= 0; i--) { // two bits of the number, from the highest on, give one of the root\n"
     "    rest = rest << 2 | (i >= 27 ? m >> 2 * (i - 27) & 3u : 0u);\n"
     "    root <<= 1;\n"
     "    if (rest > 2 * root) rest -= 2 * root + 1, root++;\n"
     "  }\n"
     "  root = (root >> 1) + (root & 1);\n"
     "  return cgk_bits_f64(root + ((uint64_t)(e / 2 + 1022) << 52));\n"
     "}\n"
     "#endif\n"},
    {"cgk_sqrt_f32", "cgk_sqrt_f64", // of a double that is a float, rounded twice: it has digits enough
     "#if defined(__SSE2__)\n"
     "CGK_FN float cgk_sqrt_f32(float x) { return _mm_cvtss_f32(_mm_sqrt_ss(_mm_set_ss(x))); }\n"
     "#elif defined(__aarch64__)\n"
     "CGK_FN float cgk_sqrt_f32(float x) { return vget_lane_f32(vsqrt_f32(vdup_n_f32(x)), 0); }\n"
     "#else\n"
     "CGK_FN float cgk_sqrt_f32(float x) { return (float)cgk_sqrt_f64((double)x); }\n"
     "#endif\n"},
    // One rounding: the product is exact in double, and the sum is rounded to odd first.
    {"cgk_fma_f32", "cgk_bits_f64 cgk_f64_bits",
     "CGK_FN float cgk_fma_f32(float a, float b, float c) {\n"
     "#if defined(__FMA__) || defined(__aarch64__)\n"
     "  return __builtin_fmaf(a, b, c);\n"
     "#else\n"
     "  double p = (double)a * (double)b, s = p + (double)c, t = s - p, rest = (p - (s - t)) + ((double)c - t);\n"
     "  uint64_t x = cgk_f64_bits(s);\n"
     "  if (s - s == 0 && rest != 0 && !(x & 1u)) s = cgk_bits_f64((rest > 0) == (s > 0) ? x + 1u : x - 1u);\n"
     "  return (float)s;\n"
     "#endif\n"
     "}\n"},
    {"cgk_fma_f64", "",
     "#if !defined(__GNUC__)\n"
     "#include <"
     "math.h>\n"
     "#endif\n"
     "CGK_FN double cgk_fma_f64(double a, double b, double c) {\n"
     "#if defined(__GNUC__)\n"
     "  return __builtin_fma(a, b, c); // the C library's, where there is no instruction\n"
     "#else\n"
     "  return fma(a, b, c);\n"
     "#endif\n"
     "}\n"},
    {"cgk_ctpop_i32", "",
     "CGK_FN uint32_t cgk_ctpop_i32(uint32_t x) {\n"
     "  x -= x >> 1 & 0x55555555u;\n"
     "  x = (x & 0x33333333u) + (x >> 2 & 0x33333333u);\n"
     "  return ((x + (x >> 4)) & 0x0f0f0f0fu) * 0x01010101u >> 24;\n"
     "}\n"},
    {"cgk_ctlz_i32", "cgk_ctpop_i32",
     "CGK_FN uint32_t cgk_ctlz_i32(uint32_t x) {\n"
     "  x |= x >> 1, x |= x >> 2, x |= x >> 4, x |= x >> 8, x |= x >> 16;\n"
     "  return 32u - cgk_ctpop_i32(x);\n"
     "}\n"},
    {"cgk_cttz_i32", "cgk_ctpop_i32", "CGK_FN uint32_t cgk_cttz_i32(uint32_t x) { return cgk_ctpop_i32(~x & (x - 1u)); }\n"},
    {"cgk_umulh_i64", "",
     "CGK_FN uint64_t cgk_umulh_i64(uint64_t a, uint64_t b) {\n"
     "  uint64_t al = a & 0xffffffffu, ah = a >> 32, bl = b & 0xffffffffu, bh = b >> 32, low = al * bl, one = ah * bl + (low >> 32),\n"
     "           two = al * bh + (one & 0xffffffffu);\n"
     "  return ah * bh + (one >> 32) + (two >> 32);\n"
     "}\n"},
    {"cgk_smulh_i64", "cgk_umulh_i64",
     "CGK_FN uint64_t cgk_smulh_i64(uint64_t a, uint64_t b) { return cgk_umulh_i64(a, b) - (a >> 63 ? b : 0u) - (b >> 63 ? a : 0u); }\n"},
};

CGI_C_DEF bool cgi_c_need(cgi_c_emitter *e, const char *name) {
  for (size_t i = 0; i < e->num_known; i++)
    if (strcmp(e->known[i], name) == 0) return false;
  if (e->num_known == e->known_capacity) {
    size_t more = e->known_capacity ? 2 * e->known_capacity : 32;
    char **grown = (char **)cg_realloc(e->ctx, e->known, e->known_capacity * sizeof *grown, more * sizeof *grown);
    if (!grown) {
      e->result = CG_OUT_OF_MEMORY;
      return false;
    }
    e->known = grown;
    e->known_capacity = more;
  }
  size_t n = strlen(name) + 1;
  char *kept = (char *)cg_alloc(e->ctx, n);
  if (!kept) {
    e->result = CG_OUT_OF_MEMORY;
    return false;
  }
  memcpy(kept, name, n);
  e->known[e->num_known++] = kept;
  return true;
}

CGI_C_DEF void cgi_c_need_text(cgi_c_emitter *e, const char *name) {
  for (size_t i = 0; i < sizeof cgi_c_texts / sizeof cgi_c_texts[0]; i++) {
    if (strcmp(cgi_c_texts[i].name, name) != 0) continue;
    if (!cgi_c_need(e, name)) return;
    for (const char *at = cgi_c_texts[i].calls; *at;) {
      char called[CGI_C_NAME];
      size_t n = 0;
      while (at[n] && at[n] != ' ') n++;
      memcpy(called, at, n);
      called[n] = 0;
      cgi_c_need_text(e, called);
      at += n + (at[n] == ' ');
    }
    cgi_c_say(&e->helpers, "%s", cgi_c_texts[i].text);
    return;
  }
}

// ---- short vectors ----------------------------------------------------------------------------------------------------------------------
CGI_C_DEF const char *cgi_c_lane(cgi_c_emitter *e, const char *v, cgi_c_type t, uint32_t lane) {
  if (t.lanes == 1) return v;
  return cgi_c_format(e, t.base == CGI_C_BOOL ? "(CGK_AT(%s, %u) != 0)" : "CGK_AT(%s, %u)", v, lane);
}

static void cgi_c_parts(cgi_c_emitter *e, cgi_c_type t, bool splat) {
  for (uint32_t i = 0; i < t.lanes; i++)
    cgi_c_say(&e->helpers, t.base == CGI_C_BOOL ? "%s-(int32_t)a%u" : "%sa%u", i ? ", " : "", splat ? (uint32_t)0 : i);
}

CGI_C_DEF const char *cgi_c_make(cgi_c_emitter *e, cgi_c_type t, const char *const *parts) {
  if (t.lanes == 1) return parts[0];
  const char *type = cgi_c_type_name(e, t), *name = cgi_c_format(e, "cgk_make_%s", cgi_c_suffix(e, t));
  const char *part = cgi_c_type_name(e, cgi_c_scalar(t)), *text;
  if (cgi_c_need(e, name)) {
    cgi_c_say(&e->helpers, "CGK_FN %s %s(", type, name);
    for (uint32_t i = 0; i < t.lanes; i++) cgi_c_say(&e->helpers, "%s%s a%u", i ? ", " : "", part, i);
    cgi_c_say(&e->helpers, ") {\n  %s r = CGK_V(", type);
    cgi_c_parts(e, t, false);
    cgi_c_say(&e->helpers, ");\n  return r;\n}\n");
  }
  text = cgi_c_format(e, "%s(%s", name, parts[0]);
  for (uint32_t i = 1; i < t.lanes; i++) text = cgi_c_format(e, "%s, %s", text, parts[i]);
  return cgi_c_format(e, "%s)", text);
}

CGI_C_DEF const char *cgi_c_splat(cgi_c_emitter *e, cgi_c_type t, const char *part) {
  if (t.lanes == 1) return part;
  const char *type = cgi_c_type_name(e, t), *name = cgi_c_format(e, "cgk_splat_%s", cgi_c_suffix(e, t));
  if (cgi_c_need(e, name)) {
    cgi_c_say(&e->helpers, "CGK_FN %s %s(%s a0) {\n  %s r = CGK_V(", type, name, cgi_c_type_name(e, cgi_c_scalar(t)), type);
    cgi_c_parts(e, t, true);
    cgi_c_say(&e->helpers, ");\n  return r;\n}\n");
  }
  return cgi_c_format(e, "%s(%s)", name, part);
}

// `expression` with $a, $b, $c replaced.
static const char *cgi_c_substitute(cgi_c_emitter *e, const char *expression, const char *const *operands) { // to its end, or a #
  cgi_c_text t;
  cgi_c_begin(&t, e->ctx);
  for (const char *at = expression; *at && *at != '#'; at++) {
    if (*at != '$') {
      cgi_c_add(&t, at, 1);
      continue;
    }
    at++;
    cgi_c_say(&t, "%s", operands[*at - 'a']);
  }
  cgi_c_add(&t, "", 1);
  const char *text = t.failed ? (e->result = CG_OUT_OF_MEMORY, "0") : cgi_c_format(e, "%s", t.data);
  cgi_c_release(&t);
  return text;
}

static const char *const cgi_c_parameters[] = {"a", "b", "c"};

static void cgi_c_open_helper(cgi_c_emitter *e, const char *name, cgi_c_type result, unsigned n, const cgi_c_type *types) {
  cgi_c_say(&e->helpers, "CGK_FN %s %s(", cgi_c_type_name(e, result), name);
  for (unsigned i = 0; i < n; i++) cgi_c_say(&e->helpers, "%s%s %s", i ? ", " : "", cgi_c_type_name(e, types[i]), cgi_c_parameters[i]);
  cgi_c_say(&e->helpers, ") {\n");
}

// The helper's name: that of the operation, of its last operand's type, and of the result's, where it is another one.
static const char *cgi_c_helper_name(cgi_c_emitter *e, const char *name, cgi_c_type result, unsigned n, const cgi_c_type *types) {
  cgi_c_type last = types[n - 1];
  bool same = last.base == result.base && last.width == result.width && last.lanes == result.lanes;
  if (same) return cgi_c_format(e, "cgk_%s_%s", name, cgi_c_suffix(e, last));
  return cgi_c_format(e, "cgk_%s_%s_%s", name, cgi_c_suffix(e, last), cgi_c_suffix(e, result));
}

static const char *cgi_c_call(cgi_c_emitter *e, const char *name, unsigned n, const char *const *operands) {
  if (n == 1) return cgi_c_format(e, "%s(%s)", name, operands[0]);
  if (n == 2) return cgi_c_format(e, "%s(%s, %s)", name, operands[0], operands[1]);
  return cgi_c_format(e, "%s(%s, %s, %s)", name, operands[0], operands[1], operands[2]);
}

static const char *cgi_c_scalar_helper(cgi_c_emitter *e, const char *name, const char *scalar, cgi_c_type result, unsigned n,
                                       const cgi_c_type *types) {
  const char *full = cgi_c_helper_name(e, name, result, n, types);
  if (cgi_c_need(e, full)) {
    cgi_c_open_helper(e, full, result, n, types);
    cgi_c_say(&e->helpers, "  return %s;\n}\n", cgi_c_substitute(e, scalar, cgi_c_parameters));
  }
  return full;
}

static size_t cgi_c_until(const char *text, char end) {
  const char *at = strchr(text, end);
  return at ? (size_t)(at - text) : strlen(text);
}

// `native` begins with "#condition#expression#" for each instruction that a machine may have, the first that holds is taken.
static void cgi_c_say_native(cgi_c_emitter *e, const char *native) {
  const char *word = "if";
  for (; *native == '#'; word = "elif") {
    size_t condition = cgi_c_until(++native, '#'), expression = cgi_c_until(native + condition + 1, '#');
    cgi_c_say(&e->helpers, "#%s ", word);
    cgi_c_add(&e->helpers, native, condition);
    native += condition + 1;
    cgi_c_say(&e->helpers, "\n  return %s;\n", cgi_c_substitute(e, native, cgi_c_parameters));
    native += expression + 1;
  }
  cgi_c_say(&e->helpers, "#%s CGK_VECTORS\n  return %s;\n#else\n", word, cgi_c_substitute(e, native, cgi_c_parameters));
}

CGI_C_DEF const char *cgi_c_apply(cgi_c_emitter *e, const char *name, const char *scalar, const char *native, cgi_c_type result, unsigned n,
                                  const char *const *operands, const cgi_c_type *types) {
  cgi_c_type scalars[3];
  bool function = *scalar == '@'; // more than one line should have
  scalar += function;
  for (unsigned i = 0; i < n; i++) scalars[i] = cgi_c_scalar(types[i]);
  if (result.lanes == 1 && !function) return cgi_c_substitute(e, scalar, operands);
  const char *one = cgi_c_scalar_helper(e, name, scalar, cgi_c_scalar(result), n, scalars);
  if (result.lanes == 1) return cgi_c_call(e, one, n, operands);
  const char *full = types[0].lanes == 1 ? cgi_c_format(e, "%s_one", name) : name; // a scalar condition
  full = cgi_c_helper_name(e, full, result, n, types);
  (void)cgi_c_type_name(e, result); // in front of the helper
  for (unsigned i = 0; i < n; i++) (void)cgi_c_type_name(e, types[i]);
  if (!cgi_c_need(e, full)) return cgi_c_call(e, full, n, operands);
  cgi_c_open_helper(e, full, result, n, types);
  if (native) cgi_c_say_native(e, native);
  cgi_c_say(&e->helpers, "  %s r = CGK_V(", cgi_c_type_name(e, result));
  for (uint32_t i = 0; i < result.lanes; i++) {
    cgi_c_say(&e->helpers, i ? ", %s%s(" : "%s%s(", result.base == CGI_C_BOOL ? "-(int32_t)" : "", one);
    for (unsigned k = 0; k < n; k++) cgi_c_say(&e->helpers, "%s%s", k ? ", " : "", cgi_c_lane(e, cgi_c_parameters[k], types[k], i));
    cgi_c_say(&e->helpers, ")");
  }
  cgi_c_say(&e->helpers, native ? ");\n  return r;\n#endif\n}\n" : ");\n  return r;\n}\n");
  return cgi_c_call(e, full, n, operands);
}

CGI_C_DEF const char *cgi_c_bitcast(cgi_c_emitter *e, cgi_c_type to, cgi_c_type from) {
  const char *name = cgi_c_format(e, "cgk_bitcast_%s_%s", cgi_c_suffix(e, from), cgi_c_suffix(e, to));
  (void)cgi_c_type_name(e, to);
  (void)cgi_c_type_name(e, from);
  if (!cgi_c_need(e, name)) return name;
  cgi_c_open_helper(e, name, to, 1, &from);
  cgi_c_say(&e->helpers, "  %s r;\n  memcpy(&r, &a, sizeof r);\n  return r;\n}\n", cgi_c_type_name(e, to));
  return name;
}
