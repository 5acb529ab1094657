// Short names for the arithmetic that expand-arith and approximate-math write.
#include "passes/lower/approximate_math.h"

CGI_DEF cg_type cgi_math_type(const cgi_math *m, cg_type element) {
  return cg_type_is_shaped(m->shape) ? cgi_type_with_element(m->shape, element) : element;
}

CGI_DEF cgi_math cgi_math_before(cg_op op, cg_type shape, cg_type float_element, unsigned int_width) {
  cgi_math m;
  m.b = cgi_builder_before(op);
  m.shape = shape;
  m.f = float_element ? cgi_math_type(&m, float_element) : NULL;
  m.i = cgi_math_type(&m, cgi_type_i(m.b.ctx, int_width));
  m.i1 = cgi_math_type(&m, cgi_type_i(m.b.ctx, 1));
  return m;
}

static cg_value cgi_math_constant(cgi_math *m, cg_type type, cg_attr scalar) {
  return cgi_build_constant(&m->b, cg_type_is_shaped(type) ? cgi_attr_dense_splat(m->b.ctx, type, scalar) : scalar);
}

CGI_DEF cg_value cgi_math_c(cgi_math *m, double v) { return cgi_math_constant(m, m->f, cgi_attr_float(m->b.ctx, cg_type_element(m->f), v)); }
CGI_DEF cg_value cgi_math_k(cgi_math *m, int64_t v) { return cgi_math_constant(m, m->i, cgi_attr_int(m->b.ctx, cg_type_element(m->i), v)); }
CGI_DEF cg_value cgi_math_true(cgi_math *m, bool v) {
  cg_attr a = cg_type_is_shaped(m->i1) ? cgi_attr_int(m->b.ctx, cgi_type_i(m->b.ctx, 1), v ? 1 : 0) : cgi_attr_bool(m->b.ctx, v);
  return cgi_math_constant(m, m->i1, a);
}
CGI_DEF cg_value cgi_math_bits(cgi_math *m, cg_value x) { return cgi_build_unary(&m->b, CG_ARITH_BITCAST, m->i, x); }
CGI_DEF cg_value cgi_math_float(cgi_math *m, cg_value x) { return cgi_build_unary(&m->b, CG_ARITH_BITCAST, m->f, x); }
CGI_DEF cg_value cgi_math_add(cgi_math *m, cg_value a, cg_value b) { return cgi_build_binary_t(&m->b, CG_ARITH_ADDF, m->f, a, b); }
CGI_DEF cg_value cgi_math_sub(cgi_math *m, cg_value a, cg_value b) { return cgi_build_binary_t(&m->b, CG_ARITH_SUBF, m->f, a, b); }
CGI_DEF cg_value cgi_math_mul(cgi_math *m, cg_value a, cg_value b) { return cgi_build_binary_t(&m->b, CG_ARITH_MULF, m->f, a, b); }
CGI_DEF cg_value cgi_math_div(cgi_math *m, cg_value a, cg_value b) { return cgi_build_binary_t(&m->b, CG_ARITH_DIVF, m->f, a, b); }
CGI_DEF cg_value cgi_math_iadd(cgi_math *m, cg_value a, cg_value b) { return cgi_build_binary_t(&m->b, CG_ARITH_ADDI, m->i, a, b); }
CGI_DEF cg_value cgi_math_isub(cgi_math *m, cg_value a, cg_value b) { return cgi_build_binary_t(&m->b, CG_ARITH_SUBI, m->i, a, b); }
CGI_DEF cg_value cgi_math_imul(cgi_math *m, cg_value a, cg_value b) { return cgi_build_binary_t(&m->b, CG_ARITH_MULI, m->i, a, b); }
CGI_DEF cg_value cgi_math_and(cgi_math *m, cg_value a, cg_value b) { return cgi_build_binary_t(&m->b, CG_ARITH_ANDI, a->type, a, b); }
CGI_DEF cg_value cgi_math_or(cgi_math *m, cg_value a, cg_value b) { return cgi_build_binary_t(&m->b, CG_ARITH_ORI, a->type, a, b); }
CGI_DEF cg_value cgi_math_xor(cgi_math *m, cg_value a, cg_value b) { return cgi_build_binary_t(&m->b, CG_ARITH_XORI, a->type, a, b); }
CGI_DEF cg_value cgi_math_shl(cgi_math *m, cg_value a, cg_value b) { return cgi_build_binary_t(&m->b, CG_ARITH_SHLI, m->i, a, b); }
CGI_DEF cg_value cgi_math_shru(cgi_math *m, cg_value a, cg_value b) { return cgi_build_binary_t(&m->b, CG_ARITH_SHRUI, m->i, a, b); }
CGI_DEF cg_value cgi_math_shrs(cgi_math *m, cg_value a, cg_value b) { return cgi_build_binary_t(&m->b, CG_ARITH_SHRSI, m->i, a, b); }
CGI_DEF cg_value cgi_math_cmp(cgi_math *m, const char *predicate, cg_value a, cg_value b) { return cgi_build_cmpf(&m->b, predicate, a, b); }
CGI_DEF cg_value cgi_math_icmp(cgi_math *m, const char *predicate, cg_value a, cg_value b) { return cgi_build_cmpi(&m->b, predicate, a, b); }
CGI_DEF cg_value cgi_math_select(cgi_math *m, cg_value c, cg_value a, cg_value b) { return cgi_build_select(&m->b, c, a, b); }
CGI_DEF cg_value cgi_math_unary(cgi_math *m, cg_op_kind kind, cg_value x) { return cgi_build_unary(&m->b, kind, x->type, x); }

static int64_t cgi_math_magnitude_mask(const cgi_math *m) {
  unsigned width = cg_type_width(cg_type_element(m->i));
  return width == 64 ? INT64_MAX : ((int64_t)1 << (width - 1)) - 1;
}

// The bits of infinity: the exponent all ones.
static int64_t cgi_math_inf_bits(const cgi_math *m) {
  switch (cg_type_get_kind(cg_type_element(m->f))) {
  case CG_TYPE_F16:
    return 0x7c00;
  case CG_TYPE_BF16:
    return 0x7f80;
  case CG_TYPE_F64:
    return (int64_t)0x7ff << 52;
  default:
    return 0x7f800000;
  }
}

CGI_DEF cg_value cgi_math_is_nan(cgi_math *m, cg_value x) {
  cg_value magnitude = cgi_math_and(m, cgi_math_bits(m, x), cgi_math_k(m, cgi_math_magnitude_mask(m)));
  return cgi_math_icmp(m, "sgt", magnitude, cgi_math_k(m, cgi_math_inf_bits(m)));
}

CGI_DEF cg_value cgi_math_copysign(cgi_math *m, cg_value magnitude, cg_value sign) {
  int64_t mask = cgi_math_magnitude_mask(m);
  cg_value low = cgi_math_and(m, cgi_math_bits(m, magnitude), cgi_math_k(m, mask)), high = cgi_math_and(m, cgi_math_bits(m, sign), cgi_math_k(m, ~mask));
  return cgi_math_float(m, cgi_math_or(m, low, high));
}

// 2^n from its exponent field.
static cg_value cgi_math_pow2(cgi_math *m, cg_value n) {
  bool wide = cg_type_width(cg_type_element(m->i)) == 64;
  return cgi_math_float(m, cgi_math_shl(m, cgi_math_iadd(m, n, cgi_math_k(m, wide ? 1023 : 127)), cgi_math_k(m, wide ? 52 : 23)));
}

CGI_DEF cg_value cgi_math_scale(cgi_math *m, cg_value x, cg_value n) {
  cg_value half = cgi_math_shrs(m, n, cgi_math_k(m, 1)), rest = cgi_math_isub(m, n, half);
  return cgi_math_mul(m, cgi_math_mul(m, x, cgi_math_pow2(m, half)), cgi_math_pow2(m, rest));
}

// The attribute's text has the word: contract, nnan, … in #arith.fastmath<contract,nnan>.
CGI_DEF bool cgi_has_fastmath(cg_op op, const char *flag) {
  cg_attr a = cg_op_attr(op, "fastmath");
  const char *words[2];
  words[0] = flag;
  words[1] = "fast";
  if (!a || a->kind != CG_ATTR_DIALECT) return false;
  for (unsigned w = 0; w < 2; w++) {
    size_t n = strlen(words[w]);
    for (size_t i = 0; i < a->len; i++)
      if (a->items[i].value && a->items[i].value->kind == CG_ATTR_STRING && cgi_str_is(a->items[i].value->text, words[w])) return true;
    for (size_t i = 0; i + n <= a->raw.len; i++) {
      bool starts = i == 0 || a->raw.data[i - 1] == ',' || a->raw.data[i - 1] == ' ', ends = i + n == a->raw.len || a->raw.data[i + n] == ',' || a->raw.data[i + n] == ' ';
      if (starts && ends && memcmp(a->raw.data + i, words[w], n) == 0) return true;
    }
  }
  return false;
}
