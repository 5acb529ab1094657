// C expressions of arith and math operations on scalars and short vectors. Integers are unsigned, so that they wrap; an index is a signed number as
// wide as a pointer, of which no more than 32 bits are in use.
#include "c/emit.h"

static const char *cgi_c_signed(cgi_c_type t) {
  if (t.base == CGI_C_INDEX) return "int32_t";
  return t.width == 8 ? "int8_t" : t.width == 16 ? "int16_t" : t.width == 32 ? "int32_t" : "int64_t";
}

static const char *cgi_c_unsigned(cgi_c_type t) {
  return t.width == 8 ? "uint8_t" : t.width == 16 ? "uint16_t" : t.width == 32 ? "uint32_t" : "uint64_t";
}

static bool cgi_c_is_int(cgi_c_type t) { return t.base == CGI_C_INT || t.base == CGI_C_INDEX; }

static bool cgi_c_finish(cgi_c_emitter *e, cg_op op, const char *text) {
  if (e->result == CG_OK && cgi_c_define(e, cg_op_result(op, 0))) cgi_c_say(&e->body, "%s;\n", text);
  return e->result == CG_OK;
}

// The divisor is known, and neither 0 nor -1.
static bool cgi_c_safe_divisor(cg_value v) {
  cg_op op = cg_value_op(v);
  cg_attr a = op && cg_op_get_kind(op) == CG_ARITH_CONSTANT ? cg_op_attr(op, "value") : NULL;
  return a && cg_attr_get_kind(a) == CG_ATTR_INT && cg_attr_int(a) != 0 && cg_attr_int(a) != -1;
}

// A division traps where nothing guards it: the divisor of a value that nothing reads may be anything.
static const char *cgi_c_division(cgi_c_emitter *e, cg_op op, cgi_c_type t) {
  cg_op_kind kind = cg_op_get_kind(op);
  const char *s = cgi_c_signed(t), *u = cgi_c_unsigned(t), *type = cgi_c_type_name(e, cgi_c_scalar(t));
  bool is_signed = kind == CG_ARITH_DIVSI || kind == CG_ARITH_REMSI, rem = kind == CG_ARITH_REMSI || kind == CG_ARITH_REMUI;
  const char *by = is_signed ? s : u, *sign = is_signed ? "" : s, *what = rem ? "%" : "/";
  const char *text = t.base == CGI_C_INDEX && !is_signed ? cgi_c_format(e, "(%s)(%s)((%s)$a %s (%s)$b)", type, sign, by, what, by)
                                                         : cgi_c_format(e, "(%s)((%s)$a %s (%s)$b)", type, by, what, by);
  if (cgi_c_safe_divisor(cg_op_operand(op, CG_RHS)) && t.lanes == 1) return text;
  if (!is_signed) return cgi_c_format(e, "@$b == 0 ? 0 : %s", text);
  if (rem) return cgi_c_format(e, "@$b == 0 || (%s)$b == -1 ? 0 : %s", s, text);
  return cgi_c_format(e, "@$b == 0 ? 0 : (%s)$b == -1 ? (%s)(0 - $a) : %s", s, type, text);
}

static const char *cgi_c_int_text(cgi_c_emitter *e, cg_op op, cgi_c_type t, const char **name, const char **native) {
  const char *type = cgi_c_type_name(e, cgi_c_scalar(t)), *s = cgi_c_signed(t), *u = cgi_c_unsigned(t);
  bool narrow = t.base == CGI_C_INT && t.width < 32, index = t.base == CGI_C_INDEX, flag = t.base == CGI_C_BOOL;
#define CGI_C_PLAIN(word, sign, of_flag)                                                                                                             \
  *name = word;                                                                                                                                      \
  *native = "$a " sign " $b";                                                                                                                        \
  return flag ? of_flag : narrow ? cgi_c_format(e, "(%s)($a " sign " $b)", type) : "$a " sign " $b"
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_ADDI: CGI_C_PLAIN("addi", "+", "$a != $b");
  case CG_ARITH_SUBI: CGI_C_PLAIN("subi", "-", "$a != $b");
  case CG_ARITH_ANDI: CGI_C_PLAIN("andi", "&", "$a && $b");
  case CG_ARITH_ORI: CGI_C_PLAIN("ori", "|", "$a || $b");
  case CG_ARITH_XORI: CGI_C_PLAIN("xori", "^", "$a != $b");
  case CG_ARITH_MULI: // 16 bits by 16 bits would be an int
    *name = "muli";
    *native = "$a * $b";
    return flag ? "$a && $b" : narrow ? cgi_c_format(e, "(%s)((uint32_t)$a * $b)", type) : "$a * $b";
  case CG_ARITH_SHLI:
    *name = "shli";
    return index ? "(cgk_index)(int32_t)((uint32_t)$a << ($b & 31))"
                 : cgi_c_format(e, "(%s)((%s)$a << ($b & %uu))", type, narrow ? "uint32_t" : u, t.width - 1);
  case CG_ARITH_SHRUI:
    *name = "shrui";
    return index ? "(cgk_index)(int32_t)((uint32_t)$a >> ($b & 31))" : cgi_c_format(e, "(%s)($a >> ($b & %uu))", type, t.width - 1);
  case CG_ARITH_SHRSI: *name = "shrsi"; return index ? "$a >> ($b & 31)" : cgi_c_format(e, "(%s)((%s)$a >> ($b & %uu))", type, s, t.width - 1);
  case CG_ARITH_MAXSI: *name = "maxsi"; return cgi_c_format(e, "@(%s)$a > (%s)$b ? $a : $b", s, s);
  case CG_ARITH_MINSI: *name = "minsi"; return cgi_c_format(e, "@(%s)$a < (%s)$b ? $a : $b", s, s);
  case CG_ARITH_MAXUI: *name = "maxui"; return cgi_c_format(e, "@(%s)$a > (%s)$b ? $a : $b", u, u);
  case CG_ARITH_MINUI: *name = "minui"; return cgi_c_format(e, "@(%s)$a < (%s)$b ? $a : $b", u, u);
  case CG_ARITH_DIVSI: *name = "divsi"; return cgi_c_division(e, op, t);
  case CG_ARITH_DIVUI: *name = "divui"; return cgi_c_division(e, op, t);
  case CG_ARITH_REMSI: *name = "remsi"; return cgi_c_division(e, op, t);
  case CG_ARITH_REMUI: *name = "remui"; return cgi_c_division(e, op, t);
  case CG_MATH_ABSI: *name = "absi"; return cgi_c_format(e, "@(%s)$a < 0 ? (%s)(0 - $a) : $a", s, type);
  default: return NULL;
  }
#undef CGI_C_PLAIN
}

static const char *cgi_c_fixed(cgi_c_emitter *e, const char *what, cgi_c_type t, const char *arguments) {
  const char *helper = cgi_c_format(e, "cgk_%s_%s", what, cgi_c_suffix(e, cgi_c_scalar(t)));
  cgi_c_need_text(e, helper);
  return cgi_c_format(e, "%s(%s)", helper, arguments);
}

// A NaN operand wins; of equal numbers only zeros differ, in their sign.
static const char *cgi_c_total_extreme(cgi_c_emitter *e, cgi_c_type t, bool larger, const char **name) {
  const char *f = cgi_c_suffix(e, cgi_c_scalar(t)), *to = cgi_c_format(e, "cgk_bits_%s", f), *from = cgi_c_format(e, "cgk_%s_bits", f);
  cgi_c_need_text(e, to);
  cgi_c_need_text(e, from);
  *name = larger ? "maximum" : "minimum";
  const char *than = larger ? ">" : "<", *both = larger ? "&" : "|";
  return cgi_c_format(e, "@$a %s $b || $a != $a ? $a : $b %s $a || $b != $b ? $b : %s(%s($a) %s %s($b))", than, than, to, from, both, from);
}

static const char *cgi_c_float_text_of(cgi_c_emitter *e, cg_op op, cgi_c_type t, const char **name, const char **native) {
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_ADDF: *name = "addf"; return *native = "$a + $b";
  case CG_ARITH_SUBF: *name = "subf"; return *native = "$a - $b";
  case CG_ARITH_MULF: *name = "mulf"; return *native = "$a * $b";
  case CG_ARITH_DIVF: *name = "divf"; return *native = "$a / $b";
  case CG_ARITH_NEGF: *name = "negf"; return *native = "-$a";
  case CG_ARITH_MAXIMUMF:
  case CG_ARITH_MINIMUMF:
    if (!(cg_op_fastmath(op) & CG_FASTMATH_NNAN)) return cgi_c_total_extreme(e, t, cg_op_get_kind(op) == CG_ARITH_MAXIMUMF, name);
    *name = cg_op_get_kind(op) == CG_ARITH_MAXIMUMF ? "maxf" : "minf";
    return cg_op_get_kind(op) == CG_ARITH_MAXIMUMF ? "@$a > $b ? $a : $b" : "@$a < $b ? $a : $b";
  case CG_ARITH_MAXNUMF: *name = "maxf"; return "@$a > $b ? $a : $b"; // under nnan
  case CG_ARITH_MINNUMF: *name = "minf"; return "@$a < $b ? $a : $b";
  case CG_MATH_ABSF: *name = "absf"; return cgi_c_fixed(e, "abs", t, "$a");
  case CG_MATH_CEIL: *name = "ceilf"; return cgi_c_fixed(e, "ceil", t, "$a");
  case CG_MATH_FLOOR: *name = "floorf"; return cgi_c_fixed(e, "floor", t, "$a");
  case CG_MATH_TRUNC: *name = "truncate"; return cgi_c_fixed(e, "trunc", t, "$a");
  case CG_MATH_SQRT: *name = "sqrtf"; return cgi_c_fixed(e, "sqrt", t, "$a");
  case CG_MATH_RSQRT: *name = "rsqrtf"; return cgi_c_format(e, t.width == 32 ? "1.0f / %s" : "1.0 / %s", cgi_c_fixed(e, "sqrt", t, "$a"));
  case CG_MATH_FMA: *name = "fma"; return cgi_c_fixed(e, "fma", t, "$a, $b, $c");
  default: return NULL;
  }
}

static const char *cgi_c_mask_name(cgi_c_emitter *e, cgi_c_type t) {
  t.base = CGI_C_BOOL;
  t.width = 1;
  return cgi_c_type_name(e, t);
}

// An instruction of x86-64 for vectors of so many 32-bit lanes, as the beginning of a `native` expression: `form` is a format of up to two calls of
// the compiler's function, each with two arguments or one. Of 16 lanes it has a mask and what is taken where that is 0, or neither, and a rounding
// mode. "" where there is none for so many lanes.
static const char *cgi_c_x86(cgi_c_emitter *e, uint32_t lanes, const char *isa, const char *function, const char *form, const char *given,
                             const char *swapped, const char *masked) {
  const char *text = "";
  for (unsigned i = 0; i < (lanes == 16 ? 2u : lanes == 4 || lanes == 8 ? 1u : 0u); i++) {
    const char *full = cgi_c_format(e, lanes == 4 ? "%s" : lanes == 8 ? "%s256" : i ? "%s512" : "%s512_mask", function);
    const char *rest = lanes != 16 ? "" : i ? ", 4" : cgi_c_format(e, ", %s, -1, 4", masked);
    const char *call = cgi_c_format(e, "%s(%s%s)", full, given, rest), *other = cgi_c_format(e, "%s(%s%s)", full, swapped, rest);
    text = cgi_c_format(e, "%s#defined(__%s__) && CGK_HAS(%s)#%s#", text,
                        lanes == 4   ? isa
                        : lanes == 8 ? "AVX"
                                     : "AVX512F",
                        full, cgi_c_format(e, form, call, other));
  }
  return text;
}

// The larger or lesser of integers.
static const char *cgi_c_int_extreme(cgi_c_emitter *e, cgi_c_type t, bool larger, bool is_signed, const char *rest) {
  const char *v = cgi_c_type_name(e, t), *m = cgi_c_mask_name(e, t), *what = larger ? "max" : "min", *as = is_signed ? m : v;
  const char *gcc = t.lanes == 4 ? "128" : "256", *isa = t.lanes == 4 ? "SSE4_1" : "AVX2";
  const char *text = cgi_c_format(e, "#CGK_HAS(__builtin_elementwise_%s)#(%s)__builtin_elementwise_%s((%s)$a, (%s)$b)#", what, v, what, as, as);
  if (t.lanes == 4 || t.lanes == 8) {
    const char *function = cgi_c_format(e, "__builtin_ia32_p%s%sd%s", what, is_signed ? "s" : "u", gcc);
    text = cgi_c_format(e, "%s#defined(__%s__) && CGK_HAS(%s)#(%s)%s((%s)$a, (%s)$b)#", text, isa, function, v, function, m, m);
  }
  return cgi_c_format(e, "%s%s", text, rest);
}

// The larger or lesser of floats, of which a NaN wins, and of zeros the one without a sign. x86-64's gives the second operand of NaN and of zeros.
static const char *cgi_c_total_extreme_wide(cgi_c_emitter *e, cgi_c_type t, bool larger) {
  const char *m = cgi_c_mask_name(e, t), *v = cgi_c_type_name(e, t);
  const char *form =
      larger ? cgi_c_format(e, "(%s)(((%s)%%s & (%s)%%s) | ($a != $a) | ($b != $b))", v, m, m) : cgi_c_format(e, "(%s)((%s)%%s | (%s)%%s)", v, m, m);
  const char *rest = larger ? cgi_c_format(e, "(%s)((((%s)$a | ($a < $b)) & ((%s)$b | ($a > $b))) | ($a != $a) | ($b != $b))", v, m, m)
                            : cgi_c_format(e, "(%s)(((%s)$a & ~($a > $b)) | ((%s)$b & ~($a < $b)))", v, m, m);
  const char *neon = "";
  if (t.lanes == 4) {
    const char *function = larger ? "__builtin_aarch64_fmax_nanv4sf" : "__builtin_aarch64_fmin_nanv4sf";
    neon = cgi_c_format(e, "#CGK_HAS(%s)#%s($a, $b)#", function, function);
  }
  return cgi_c_format(e, "%s%s%s",
                      cgi_c_x86(e, t.lanes, "SSE", larger ? "__builtin_ia32_maxps" : "__builtin_ia32_minps", form, "$a, $b", "$b, $a", "$a"), neon,
                      rest);
}

// On whole vectors of 32-bit lanes: M is the type of masks, words of 0 or -1, which numbers with a sign are as well. NULL: lane by lane.
static const char *cgi_c_wide_text(cgi_c_emitter *e, cg_op op, cgi_c_type t) {
  if (t.lanes == 1 || t.width != 32 || t.base == CGI_C_BOOL) return NULL;
  const char *m = cgi_c_mask_name(e, t), *v = cgi_c_type_name(e, t), *sign = "";
  cg_op_kind kind = cg_op_get_kind(op);
  if ((kind == CG_ARITH_MAXIMUMF || kind == CG_ARITH_MINIMUMF) && !(cg_op_fastmath(op) & CG_FASTMATH_NNAN))
    return cgi_c_total_extreme_wide(e, t, kind == CG_ARITH_MAXIMUMF);
  switch (kind) {
  case CG_ARITH_SHLI: return "$a << ($b & 31u)";
  case CG_ARITH_SHRUI: return "$a >> ($b & 31u)";
  case CG_ARITH_SHRSI: return cgi_c_format(e, "(%s)((%s)$a >> (%s)($b & 31u))", v, m, m);
  case CG_ARITH_MAXSI:
  case CG_ARITH_MINSI:
    return cgi_c_int_extreme(
        e, t, kind == CG_ARITH_MAXSI, true,
        cgi_c_format(e, "(%s)((%s)$b ^ (((%s)$a ^ (%s)$b) & ((%s)$a %s (%s)$b)))", v, m, m, m, m, kind == CG_ARITH_MAXSI ? ">" : "<", m));
  case CG_ARITH_MAXUI:
  case CG_ARITH_MINUI: sign = kind == CG_ARITH_MAXUI ? ">" : "<"; break;
  case CG_ARITH_MAXIMUMF:
  case CG_ARITH_MAXNUMF: sign = ">"; break;
  case CG_ARITH_MINIMUMF:
  case CG_ARITH_MINNUMF: sign = "<"; break;
  case CG_MATH_ABSF: return cgi_c_format(e, "(%s)((%s)$a & 0x7fffffff)", v, m);
  default: return NULL;
  }
  const char *text = cgi_c_format(e, "(%s)(((%s)$a & ($a %s $b)) | ((%s)$b & ~($a %s $b)))", v, m, sign, m, sign);
  if (t.base == CGI_C_INT) return cgi_c_int_extreme(e, t, *sign == '>', false, text);
  const char *function = *sign == '>' ? "__builtin_ia32_maxps" : "__builtin_ia32_minps";
  return cgi_c_format(e, "%s%s", cgi_c_x86(e, t.lanes, "SSE", function, "%s", "$a, $b", "", "$a"), text);
}

// ceil, floor and trunc of a vector: numbers from 2^23 on are integral, and the sign stays.
static const char *cgi_c_emit_wide_rounding(cgi_c_emitter *e, cg_op_kind kind, cgi_c_type t, const char *operand) {
  const char *what = kind == CG_MATH_CEIL ? "ceil" : kind == CG_MATH_FLOOR ? "floor" : "trunc";
  const char *name = cgi_c_format(e, "cgk_%s_%s", what, cgi_c_suffix(e, t)), *v = cgi_c_type_name(e, t), *m = cgi_c_mask_name(e, t);
  (void)cgi_c_fixed(e, what, t, ""); // for one lane
  if (cgi_c_need(e, name)) {
    cgi_c_text *h = &e->helpers;
    const char *what64 = kind == CG_MATH_CEIL    ? "__builtin_aarch64_ceilv4sf"
                         : kind == CG_MATH_FLOOR ? "__builtin_aarch64_floorv4sf"
                                                 : "__builtin_aarch64_btruncv4sf";
    const char *word = t.lanes == 4 || t.lanes == 8 || t.lanes == 16 ? "elif" : "if";
    const char *x86 = t.lanes == 4 ? "__builtin_ia32_roundps" : t.lanes == 8 ? "__builtin_ia32_roundps256" : "__builtin_ia32_rndscaleps_mask";
    cgi_c_say(h, "CGK_FN %s %s(%s a) {\n", v, name, v);
    if (*word == 'e')
      cgi_c_say(h, "#if defined(__%s__) && CGK_HAS(%s)\n  return %s(a, %u%s);\n",
                t.lanes == 4   ? "SSE4_1"
                : t.lanes == 8 ? "AVX"
                               : "AVX512F",
                x86, x86,
                (uint32_t)(kind == CG_MATH_CEIL    ? 2
                           : kind == CG_MATH_FLOOR ? 1
                                                   : 3),
                t.lanes == 16 ? ", a, -1, 4" : "");
    if (t.lanes == 4) cgi_c_say(h, "#elif CGK_HAS(%s)\n  return %s(a);\n", what64, what64);
    cgi_c_say(h, "#%s CGK_VECTORS\n", word);
    cgi_c_say(h, "  %s small = (a > -8388608.0f) & (a < 8388608.0f), sign = (%s)a & (-2147483647 - 1);\n", m, m);
    cgi_c_say(h, "  %s t = __builtin_convertvector(__builtin_convertvector((%s)((%s)a & small), %s), %s);\n", v, v, m, m, v);
    if (kind != CG_MATH_TRUNC) {
      const char *by = kind == CG_MATH_FLOOR ? "-" : "+", *than = kind == CG_MATH_FLOOR ? ">" : "<";
      cgi_c_say(h, "  t = t %s (%s)((t %s a) & 0x3f800000);\n", by, v, than);
    }
    cgi_c_say(h, "  return (%s)(((((%s)t & 0x7fffffff) | sign) & small) | ((%s)a & ~small));\n#else\n  %s r = CGK_V(", v, m, m, v);
    for (uint32_t i = 0; i < t.lanes; i++) cgi_c_say(h, i ? ", cgk_%s_f32(CGK_AT(a, %u))" : "cgk_%s_f32(CGK_AT(a, %u))", what, i);
    cgi_c_say(h, ");\n  return r;\n#endif\n}\n");
  }
  return cgi_c_format(e, "%s(%s)", name, operand);
}

// vector.fma may be a multiplication and an addition: one instruction where there is one.
static bool cgi_c_emit_vector_fma(cgi_c_emitter *e, cg_op op) {
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0));
  if (t.base != CGI_C_FLOAT) return cgi_c_fail(e, "has a type that C kernels do not compute with");
  const char *name = cgi_c_format(e, "cgk_mac_%s", cgi_c_suffix(e, t)), *type = cgi_c_type_name(e, t), *one = t.width == 32 ? "f" : "";
  if (cgi_c_need(e, name)) {
    cgi_c_say(&e->helpers, "CGK_FN %s %s(%s a, %s b, %s c) {\n", type, name, type, type, type);
    cgi_c_say(&e->helpers, "#if defined(__FMA__) || defined(__aarch64__)\n");
    if (t.lanes == 1) {
      cgi_c_say(&e->helpers, "  return __builtin_fma%s(a, b, c);\n#else\n  return a * b + c;\n#endif\n}\n", one);
    } else {
      cgi_c_say(&e->helpers, "  %s r = CGK_V(", type);
      for (uint32_t i = 0; i < t.lanes; i++)
        cgi_c_say(&e->helpers, "%s__builtin_fma%s(CGK_AT(a, %u), CGK_AT(b, %u), CGK_AT(c, %u))", i ? ", " : "", one, i, i, i);
      cgi_c_say(&e->helpers, ");\n  return r;\n#elif CGK_VECTORS\n  return a * b + c;\n#else\n  %s r = CGK_V(", type);
      for (uint32_t i = 0; i < t.lanes; i++) cgi_c_say(&e->helpers, "%sCGK_AT(a, %u) * CGK_AT(b, %u) + CGK_AT(c, %u)", i ? ", " : "", i, i, i);
      cgi_c_say(&e->helpers, ");\n  return r;\n#endif\n}\n");
    }
  }
  return cgi_c_finish(e, op,
                      cgi_c_format(e, "%s(%s, %s, %s)", name, cgi_c_operand(e, op, CG_MATH_FMA_A), cgi_c_operand(e, op, CG_MATH_FMA_B),
                                   cgi_c_operand(e, op, CG_MATH_FMA_C)));
}

// ---- comparisons and selection ----------------------------------------------------------------------------------------------------------
static const char *cgi_c_cmpi_text(cgi_c_emitter *e, int64_t p, cgi_c_type t) {
  static const char *const signs[] = {"==", "!=", "<", "<=", ">", ">=", "<", "<=", ">", ">="};
  if (t.base == CGI_C_BOOL || p <= CG_CMPI_NE) return cgi_c_format(e, "$a %s $b", signs[p]);
  if (p >= CG_CMPI_ULT)
    return t.base == CGI_C_INDEX ? cgi_c_format(e, "(uint32_t)$a %s (uint32_t)$b", signs[p]) : cgi_c_format(e, "$a %s $b", signs[p]);
  if (t.base == CGI_C_INDEX) return cgi_c_format(e, "$a %s $b", signs[p]);
  const char *s = cgi_c_signed(t);
  return cgi_c_format(e, "(%s)$a %s (%s)$b", s, signs[p], s);
}

static const char *cgi_c_cmpf_text(int64_t p) {
  static const char *const texts[] = {"false",
                                      "$a == $b",
                                      "$a > $b",
                                      "$a >= $b",
                                      "$a < $b",
                                      "$a <= $b",
                                      "$a < $b || $a > $b",
                                      "$a == $a && $b == $b",
                                      "!($a < $b || $a > $b)",
                                      "!($a <= $b)",
                                      "!($a < $b)",
                                      "!($a >= $b)",
                                      "!($a > $b)",
                                      "$a != $b",
                                      "$a != $a || $b != $b",
                                      "true"};
  return texts[p];
}

static const char *cgi_c_signed_compare(cgi_c_emitter *e, const char *m, int64_t p) {
  static const char *const signs[] = {"<", "<=", ">", ">="};
  return cgi_c_format(e, "(%s)((%s)$a %s (%s)$b)", m, m, signs[p - CG_CMPI_SLT], m);
}

static bool cgi_c_emit_compare(cgi_c_emitter *e, cg_op op) {
  static const char *const cmpi[] = {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"};
  static const char *const cmpf[] = {"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
                                     "ueq",   "ugt", "uge", "ult", "ule", "une", "uno", "true"};
  bool ints = cg_op_get_kind(op) == CG_ARITH_CMPI;
  cg_attr predicate = cg_op_attr(op, "predicate");
  int64_t p = predicate ? cg_attr_int(predicate) : -1;
  if (p < 0 || p > (ints ? (int64_t)CG_CMPI_UGE : (int64_t)CG_CMPF_TRUE)) return cgi_c_invalid(e, "has no valid predicate");
  cgi_c_type types[2], result = cgi_c_value_type(e, cg_op_result(op, 0));
  types[0] = types[1] = cgi_c_value_type(e, cg_op_operand(op, CG_LHS));
  if (e->result != CG_OK) return false;
  if (types[0].base == CGI_C_HALF) return cgi_c_fail(e, "[missing-pass] on f16 is expanded by expand-arith, which did not run");
  const char *operands[2], *native = NULL, *scalar = ints ? cgi_c_cmpi_text(e, p, types[0]) : cgi_c_cmpf_text(p);
  operands[0] = cgi_c_operand(e, op, CG_LHS);
  operands[1] = cgi_c_operand(e, op, CG_RHS);
  bool plain = !strstr(scalar, "||") && !strstr(scalar, "&&") && *scalar == '$' && !strchr(scalar, '!');
  if (types[0].lanes > 1 && types[0].width == 32 && types[0].base != CGI_C_INDEX && plain)
    native = cgi_c_format(e, "(%s)(%s)", cgi_c_type_name(e, result), scalar);
  if (types[0].lanes > 1 && types[0].width == 32 && ints && p >= CG_CMPI_SLT && p < CG_CMPI_ULT) {
    const char *m = cgi_c_type_name(e, result); // of words with a sign
    native = cgi_c_signed_compare(e, m, p);
  }
  return cgi_c_finish(
      e, op, cgi_c_apply(e, cgi_c_format(e, "cmp%s_%s", ints ? "i" : "f", ints ? cmpi[p] : cmpf[p]), scalar, native, result, 2, operands, types));
}

// $a ? $b : $c of types[0 to 2], where $a may be one condition for all lanes.
CGI_C_DEF const char *cgi_c_select(cgi_c_emitter *e, cgi_c_type result, const char *const *operands, const cgi_c_type *types) {
  const char *native = NULL;
  if (result.lanes > 1 && result.width == 32 && result.base != CGI_C_INDEX) {
    cgi_c_type lanes = types[0];
    lanes.lanes = result.lanes;
    const char *mask = cgi_c_type_name(e, lanes), *all = types[0].lanes > 1 ? "$a" : cgi_c_splat(e, lanes, "$a");
    const char *blend = "", *v = cgi_c_type_name(e, result);
    if (types[0].lanes > 1 && result.lanes <= 8) {
      cgi_c_type f = result;
      f.base = CGI_C_FLOAT;
      const char *floats = cgi_c_type_name(e, f), *given = cgi_c_format(e, "(%s)$c, (%s)$b, (%s)$a", floats, floats, floats);
      blend = cgi_c_x86(e, result.lanes, "SSE4_1", "__builtin_ia32_blendvps", cgi_c_format(e, "(%s)%%s", v), given, "", "$a");
    }
    native = cgi_c_format(e, "%s(%s)(((%s)$b & %s) | ((%s)$c & ~%s))", blend, v, mask, all, mask, all);
  }
  return cgi_c_apply(e, "select", "$a ? $b : $c", native, result, 3, operands, types);
}

static bool cgi_c_emit_select(cgi_c_emitter *e, cg_op op) {
  cgi_c_type types[3], result = cgi_c_value_type(e, cg_op_result(op, 0));
  const char *operands[3];
  for (unsigned i = 0; i < 3; i++) {
    types[i] = cgi_c_value_type(e, cg_op_operand(op, i));
    operands[i] = cgi_c_operand(e, op, i);
  }
  return cgi_c_finish(e, op, cgi_c_select(e, result, operands, types));
}

// ---- conversions ------------------------------------------------------------------------------------------------------------------------
// To an integer: toward zero, to the nearest that there is, and 0 of NaN.
static const char *cgi_c_to_int(cgi_c_emitter *e, cgi_c_type to, cgi_c_type from, bool is_signed) {
  const char *type = cgi_c_type_name(e, cgi_c_scalar(to)), *s = cgi_c_signed(to), *f = from.width == 32 ? "f" : "";
  uint32_t w = to.width;
  if (!is_signed)
    return cgi_c_format(e, "@$a > -1.0%s && $a < 0x1p%u%s ? (%s)(%s)$a : $a > 0 ? (%s)~(%s)0 : 0", f, w, f, type, cgi_c_unsigned(to), type,
                        cgi_c_unsigned(to));
  bool exact = w < 32 || (w == 32 && from.width == 64); // the number below the least one is a float, too
  const char *low = exact ? cgi_c_format(e, "> -0x1p%u%s - 1.0%s", w - 1, f, f) : cgi_c_format(e, ">= -0x1p%u%s", w - 1, f);
  return cgi_c_format(e, "@$a %s && $a < 0x1p%u%s ? (%s)(%s)$a : $a != $a ? 0 : (%s)($a > 0 ? INT%u_MAX : INT%u_MIN)", low, w - 1, f, type, s, type,
                      w, w);
}

static const char *cgi_c_int_cast(cgi_c_emitter *e, cgi_c_type to, cgi_c_type from, bool is_signed) {
  const char *type = cgi_c_type_name(e, cgi_c_scalar(to));
  if (to.base == CGI_C_BOOL) return from.base == CGI_C_BOOL ? "$a" : "($a & 1) != 0";
  if (from.base == CGI_C_BOOL) return is_signed ? cgi_c_format(e, "(%s)(0 - (%s)$a)", type, type) : cgi_c_format(e, "(%s)$a", type);
  if (to.base == CGI_C_INDEX && from.width >= 32) return "(cgk_index)(int32_t)$a";
  if (to.width > from.width && is_signed) return cgi_c_format(e, "(%s)(%s)(%s)$a", type, cgi_c_signed(to), cgi_c_signed(from));
  if (from.base == CGI_C_INDEX && to.width > 32) return cgi_c_format(e, "(%s)(uint32_t)$a", type);
  return cgi_c_format(e, "(%s)$a", type);
}

static const char *cgi_c_float_cast(cgi_c_emitter *e, cgi_c_type to, cgi_c_type from) {
  if (to.base == CGI_C_HALF && from.base == CGI_C_HALF) return "$a";
  if (from.base == CGI_C_HALF) {
    cgi_c_need_text(e, "cgk_f16_f32");
    return to.width == 64 ? "(double)cgk_f16_f32($a)" : "cgk_f16_f32($a)";
  }
  if (to.base == CGI_C_HALF) {
    const char *helper = from.width == 64 ? "cgk_f64_f16" : "cgk_f32_f16";
    cgi_c_need_text(e, helper);
    return cgi_c_format(e, "%s($a)", helper);
  }
  return cgi_c_format(e, "(%s)$a", cgi_c_type_name(e, cgi_c_scalar(to)));
}

// From f16 to f32 or back, whole vectors: as cgk_f16_f32 and cgk_f32_f16 have it. Halves times 2^112 are numbers as small ones are, too.
static const char *cgi_c_wide_half_cast(cgi_c_emitter *e, cgi_c_type to, cgi_c_type from) {
  bool widens = from.base == CGI_C_HALF;
  cgi_c_type ints = widens ? to : from;
  uint32_t lanes = to.lanes;
  if ((to.base == CGI_C_HALF) == widens || ints.width != 32 || (lanes != 4 && lanes != 8 && lanes != 16)) return NULL;
  ints.base = CGI_C_INT;
  const char *u = cgi_c_type_name(e, ints), *t = cgi_c_type_name(e, to), *x86;
  if (widens) {
    x86 = lanes == 4   ? "_mm_cvtph_ps(_mm_loadl_epi64((const __m128i *)(const void *)&$a))"
          : lanes == 8 ? "_mm256_cvtph_ps((__m128i)$a)"
                       : "_mm512_cvtph_ps((__m256i)$a)";
    const char *x = cgi_c_format(e, "__builtin_convertvector($a, %s)", u);
    return cgi_c_format(e,
                        "#CGK_VECTORS && defined(__%s__)#(%s)%s#(%s)((%s)((%s)((%s & 0x7fffu) << 13) * 0x1p112f) | (%s & 0x8000u) << 16 | "
                        "((%s)((%s & 0x7c00u) == 0x7c00u) & 0x7f800000u))",
                        lanes == 16 ? "AVX512F" : "F16C", t, x86, t, u, t, x, x, u, x);
  }
  x86 = lanes == 4   ? "_mm_cvtsi128_si64(_mm_cvtps_ph((__m128)$a, 0))"
        : lanes == 8 ? "_mm256_cvtps_ph((__m256)$a, 0)"
                     : "_mm512_cvtps_ph((__m512)$a, 0)";
  const char *f = cgi_c_type_name(e, from), *x = cgi_c_format(e, "((%s)$a & 0x7fffffffu)", u);
  const char *small = cgi_c_format(e, "(%s)(%s < 0x38800000u)", u, x), *large = cgi_c_format(e, "(%s)(%s >= 0x477ff000u)", u, x);
  const char *nan = cgi_c_format(e, "((%s)(%s > 0x7f800000u) & (0x200u | (%s >> 13 & 0x3ffu)))", u, x, x);
  const char *number = cgi_c_format(e, "((%s + 0xc8000fffu + (%s >> 13 & 1u)) >> 13)", x, x);
  return cgi_c_format(
      e,
      "#CGK_VECTORS && defined(__%s__)#(%s)%s#__builtin_convertvector(((%s)$a >> 16 & 0x8000u) | (((%s)((%s)%s + 0.5f) - 0x3f000000u) & %s) | "
      "(%s & ~%s & ~%s) | (%s & 0x7c00u) | %s, %s)",
      lanes == 16  ? "AVX512F"
      : lanes == 8 ? "F16C"
                   : "F16C) && defined(__x86_64",
      t, x86, u, u, f, x, small, number, small, large, large, nan, t);
}

static bool cgi_c_emit_cast(cgi_c_emitter *e, cg_op op) {
  cgi_c_type to = cgi_c_value_type(e, cg_op_result(op, 0)), from = cgi_c_value_type(e, cg_op_operand(op, CG_OPERAND));
  cg_op_kind kind = cg_op_get_kind(op);
  const char *operand = cgi_c_operand(e, op, CG_OPERAND), *scalar, *name = cg_op_get_kind(op) == CG_ARITH_EXTUI ? "extui" : "cast", *native = NULL;
  if (e->result != CG_OK) return false;
  switch (kind) {
  case CG_ARITH_EXTSI:
  case CG_ARITH_INDEX_CAST:
    name = "extsi";
    scalar = cgi_c_int_cast(e, to, from, true);
    break;
  case CG_ARITH_EXTUI:
  case CG_ARITH_TRUNCI:
  case CG_ARITH_INDEX_CASTUI: scalar = cgi_c_int_cast(e, to, from, false); break;
  case CG_ARITH_EXTF:
  case CG_ARITH_TRUNCF:
    scalar = cgi_c_float_cast(e, to, from);
    native = cgi_c_wide_half_cast(e, to, from);
    break;
  case CG_ARITH_SITOFP:
  case CG_ARITH_UITOFP:
    if (to.base != CGI_C_FLOAT) return cgi_c_fail(e, "[missing-pass] on f16 is expanded by expand-arith, which did not run");
    name = kind == CG_ARITH_SITOFP ? "sitofp" : "uitofp";
    if (to.lanes > 1 && to.width == 32 && from.width == 32)
      native = cgi_c_format(e, kind == CG_ARITH_SITOFP ? "__builtin_convertvector((%s)$a, %s)" : "__builtin_convertvector($a, %s%s)",
                            kind == CG_ARITH_SITOFP ? cgi_c_mask_name(e, to) : "", cgi_c_type_name(e, to));
    if (from.base == CGI_C_BOOL)
      scalar = kind == CG_ARITH_SITOFP ? "$a ? -1 : 0" : "$a ? 1 : 0";
    else
      scalar =
          cgi_c_format(e, "(%s)(%s)$a", cgi_c_type_name(e, cgi_c_scalar(to)), kind == CG_ARITH_SITOFP ? cgi_c_signed(from) : cgi_c_unsigned(from));
    break;
  case CG_ARITH_FPTOSI:
  case CG_ARITH_FPTOUI:
    if (from.base != CGI_C_FLOAT || to.base == CGI_C_BOOL) return cgi_c_fail(e, "[missing-pass] is expanded by expand-arith, which did not run");
    name = kind == CG_ARITH_FPTOSI ? "fptosi" : "fptoui";
    scalar = cgi_c_to_int(e, to, from, kind == CG_ARITH_FPTOSI);
    if (to.lanes > 1 && to.width == 32 && from.width == 32 && kind == CG_ARITH_FPTOSI) {
      const char *m = cgi_c_mask_name(e, to), *v = cgi_c_type_name(e, from);
      const char *form = cgi_c_format(e, "(%s)(((%s)%%s ^ ($a >= 0x1p31f)) & ($a == $a))", cgi_c_type_name(e, to), m); // INT_MIN where it has none
      native = cgi_c_format(e,
                            "%s(%s)(__builtin_convertvector((%s)((%s)$a & ($a >= -0x1p31f) & ($a < 0x1p31f)), %s) | (($a >= 0x1p31f) & 2147483647) | "
                            "(($a < -0x1p31f) & (-2147483647 - 1)))",
                            cgi_c_x86(e, to.lanes, "SSE2", "__builtin_ia32_cvttps2dq", form, "$a", "", cgi_c_format(e, "(%s)$a", m)),
                            cgi_c_type_name(e, to), v, m, m);
    }
    break;
  default: // arith.bitcast, vector.bitcast
    if (to.base == from.base && to.width == from.width && to.lanes == from.lanes) return cgi_c_finish(e, op, operand);
    if (to.base == CGI_C_BOOL || from.base == CGI_C_BOOL || to.base == CGI_C_INDEX || from.base == CGI_C_INDEX)
      return cgi_c_fail(e, "is between types of which one has no bits");
    return cgi_c_finish(e, op, cgi_c_format(e, "%s(%s)", cgi_c_bitcast(e, to, from), operand));
  }
  return cgi_c_finish(e, op, cgi_c_apply(e, name, scalar, native, to, 1, &operand, &from));
}

// ---- operations of two results, bits, reductions ----------------------------------------------------------------------------------------
static bool cgi_c_emit_extended(cgi_c_emitter *e, cg_op op) {
  cgi_c_type types[2], high = cgi_c_value_type(e, cg_op_result(op, CG_ARITH_MULUI_EXTENDED_HIGH));
  const char *operands[2], *scalar, *native = NULL, *name = "addui_carry";
  for (unsigned i = 0; i < 2; i++) {
    types[i] = cgi_c_value_type(e, cg_op_operand(op, i));
    operands[i] = cgi_c_operand(e, op, i);
  }
  cgi_c_type t = types[0];
  if (t.base != CGI_C_INT) return cgi_c_fail(e, "[missing-pass] is expanded by expand-arith, which did not run");
  const char *u = cgi_c_unsigned(t), *s = cgi_c_signed(t), *wide = t.width == 32 ? "int64_t" : "int32_t";
  bool add = cg_op_get_kind(op) == CG_ARITH_ADDUI_EXTENDED, is_signed = cg_op_get_kind(op) == CG_ARITH_MULSI_EXTENDED;
  if (add) {
    scalar = cgi_c_format(e, "(%s)($a + $b) < $a", u);
  } else if (t.width == 64) {
    scalar = cgi_c_fixed(e, is_signed ? "smulh" : "umulh", t, "$a, $b");
  } else {
    scalar = is_signed ? cgi_c_format(e, "(%s)(((%s)(%s)$a * (%s)(%s)$b) >> %u)", u, wide, s, wide, s, t.width)
                       : cgi_c_format(e, "(%s)(((u%s)$a * (u%s)$b) >> %u)", u, wide, wide, t.width);
  }
  if (!add) name = is_signed ? "mulsi_high" : "mului_high";
  const char *text = cgi_c_apply(e, name, scalar, native, high, 2, operands, types);
  if (cgi_c_define(e, cg_op_result(op, CG_ARITH_MULUI_EXTENDED_HIGH))) cgi_c_say(&e->body, "%s;\n", text);
  const char *low = add ? cgi_c_format(e, "(%s)($a + $b)", u) : cgi_c_format(e, "(%s)((%s)$a * $b)", u, t.width < 32 ? "uint32_t" : u);
  return cgi_c_finish(e, op, cgi_c_apply(e, add ? "addui_low" : "muli_low", low, NULL, t, 2, operands, types));
}

static bool cgi_c_emit_bits(cgi_c_emitter *e, cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0));
  const char *what = kind == CG_MATH_CTPOP ? "ctpop" : kind == CG_MATH_CTLZ ? "ctlz" : "cttz", *operand = cgi_c_operand(e, op, CG_OPERAND);
  if (t.base != CGI_C_INT || t.width != 32)
    return cgi_c_fail(e, "[missing-pass] on other than 32 bits is expanded by expand-arith, which did not run");
  return cgi_c_finish(e, op, cgi_c_apply(e, cgi_c_format(e, "%s_of", what), cgi_c_fixed(e, what, t, "$a"), NULL, t, 1, &operand, &t));
}

CGI_C_DEF const char *cgi_c_reduce(cgi_c_emitter *e, cgi_c_type t, const char *a, const char *b, cg_attr how) {
  static const struct {
    const char *name, *of_int, *of_float, *of_bool;
  } steps[] = {{"add", "+", "+", "!="}, {"mul", "*", "*", "&&"}, {"and", "&", NULL, "&&"}, {"or", "|", NULL, "||"}, {"xor", "^", NULL, "!="}};
  static const struct {
    const char *name, *sign;
    bool is_float, is_signed;
  } extremes[] = {{"maxsi", ">", false, true},  {"maxui", ">", false, false},  {"minsi", "<", false, true},
                  {"minui", "<", false, false}, {"maxnumf", ">", true, false}, {"minnumf", "<", true, false}};
  for (size_t i = 0; how && i < sizeof steps / sizeof steps[0]; i++) {
    if (!cgi_c_has_word(how, steps[i].name)) continue;
    const char *sign = t.base == CGI_C_BOOL ? steps[i].of_bool : t.base == CGI_C_FLOAT ? steps[i].of_float : cgi_c_is_int(t) ? steps[i].of_int : NULL;
    if (!sign) break;
    if (t.base == CGI_C_INT && t.width < 32) return cgi_c_format(e, "(%s)((uint32_t)%s %s %s)", cgi_c_unsigned(t), a, sign, b);
    return cgi_c_format(e, "%s %s %s", a, sign, b);
  }
  for (size_t i = 0; how && i < sizeof extremes / sizeof extremes[0]; i++) {
    if (!cgi_c_has_word(how, extremes[i].name) || extremes[i].is_float != (t.base == CGI_C_FLOAT) || t.base == CGI_C_BOOL || t.base == CGI_C_HALF)
      continue;
    if (t.base == CGI_C_FLOAT) // a number wins over NaN
      return cgi_c_format(e, "%s != %s ? %s : %s %s %s ? %s : %s", a, a, b, b, extremes[i].sign, a, b, a);
    const char *by = extremes[i].is_signed ? cgi_c_signed(t) : cgi_c_unsigned(t);
    return cgi_c_format(e, "(%s)%s %s (%s)%s ? %s : %s", by, a, extremes[i].sign, by, b, a, b);
  }
  cgi_c_fail(e, "reduces in a way that has no form here: expand-arith unrolls the others");
  return NULL;
}

// Operands and result of one type.
static bool cgi_c_emit_same(cgi_c_emitter *e, cg_op op, bool *handled) {
  cgi_c_type types[3], t;
  const char *operands[3], *name = NULL, *native = NULL, *scalar = NULL;
  unsigned n = cg_op_num_operands(op);
  if (n < 1 || n > 3 || cg_op_num_results(op) != 1 || !cg_op_has_trait(op, CG_TRAIT_ELEMENTWISE)) {
    *handled = false;
    return true;
  }
  if (!cgi_c_type_of(e, cg_value_type(cg_op_result(op, 0)), &t)) return false;
  if (t.base == CGI_C_FLOAT) scalar = cgi_c_float_text_of(e, op, t, &name, &native);
  if (cgi_c_is_int(t) || t.base == CGI_C_BOOL) scalar = cgi_c_int_text(e, op, t, &name, &native);
  *handled = scalar != NULL;
  if (!scalar) return true;
  if (t.base == CGI_C_BOOL && (*scalar == '@' || *scalar == '('))
    return cgi_c_fail(e, "[missing-pass] on i1 is expanded by expand-arith, which did not run");
  if (t.base == CGI_C_BOOL && t.lanes > 1 && native && strchr("+-*", native[3])) native = NULL; // of bits, not of words
  for (unsigned i = 0; i < n; i++) {
    types[i] = t;
    operands[i] = cgi_c_operand(e, op, i);
  }
  cg_op_kind kind = cg_op_get_kind(op);
  bool rounding = kind == CG_MATH_CEIL || kind == CG_MATH_FLOOR || kind == CG_MATH_TRUNC;
  if (rounding && t.lanes > 1 && t.width == 32) return cgi_c_finish(e, op, cgi_c_emit_wide_rounding(e, kind, t, operands[0]));
  if (!native) native = cgi_c_wide_text(e, op, t);
  return cgi_c_finish(e, op, cgi_c_apply(e, name, scalar, native, t, n, operands, types));
}

CGI_C_DEF bool cgi_c_emit_arith(cgi_c_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_CONSTANT: return cgi_c_emit_constant(e, op);
  case CG_ARITH_CMPI:
  case CG_ARITH_CMPF: return cgi_c_emit_compare(e, op);
  case CG_ARITH_SELECT: return cgi_c_emit_select(e, op);
  case CG_ARITH_EXTSI:
  case CG_ARITH_EXTUI:
  case CG_ARITH_TRUNCI:
  case CG_ARITH_EXTF:
  case CG_ARITH_TRUNCF:
  case CG_ARITH_SITOFP:
  case CG_ARITH_UITOFP:
  case CG_ARITH_FPTOSI:
  case CG_ARITH_FPTOUI:
  case CG_ARITH_INDEX_CAST:
  case CG_ARITH_INDEX_CASTUI:
  case CG_ARITH_BITCAST:
  case CG_VECTOR_BITCAST: return cgi_c_emit_cast(e, op);
  case CG_ARITH_MULSI_EXTENDED:
  case CG_ARITH_MULUI_EXTENDED:
  case CG_ARITH_ADDUI_EXTENDED: return cgi_c_emit_extended(e, op);
  case CG_MATH_CTPOP:
  case CG_MATH_CTLZ:
  case CG_MATH_CTTZ: return cgi_c_emit_bits(e, op);
  case CG_VECTOR_FMA: return cgi_c_emit_vector_fma(e, op);
  default: return cgi_c_emit_same(e, op, handled);
  }
}
