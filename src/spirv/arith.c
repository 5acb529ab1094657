// SPIR-V instructions of arith and math operations on scalars and short vectors.
#include "spirv/emit.h"

typedef enum cgi_spv_form {
  CGI_SPV_FORM_SAME,   // opcode on operands of the result's type; `alternative` for booleans, 0 where they have none
  CGI_SPV_FORM_ROUNDS, // the same, NoContraction unless flagged contract
  CGI_SPV_FORM_GLSL,   // exact, or within Vulkan's bounds
  CGI_SPV_FORM_FAST,   // GLSL only under the afn flag: expanded before otherwise
  CGI_SPV_FORM_NO_NAN, // GLSL only under nnan
  CGI_SPV_FORM_MINMAX  // integers: GLSL at 32 bits, else `alternative` as comparison and a selection
} cgi_spv_form;

typedef struct cgi_spv_rule {
  uint16_t kind, form; // cg_op_kind, cgi_spv_form
  uint16_t opcode, alternative;
} cgi_spv_rule;

// clang-format off
static const cgi_spv_rule cgi_spv_rules[] = {
#define CGI_SPV_RULE(op, form, opcode, alternative) {CG_##op, CGI_SPV_FORM_##form, opcode, alternative},
    CGI_SPV_RULE(ARITH_ADDI, SAME, SpvOpIAdd, SpvOpLogicalNotEqual)
    CGI_SPV_RULE(ARITH_SUBI, SAME, SpvOpISub, SpvOpLogicalNotEqual)
    CGI_SPV_RULE(ARITH_MULI, SAME, SpvOpIMul, SpvOpLogicalAnd)
    CGI_SPV_RULE(ARITH_DIVSI, SAME, SpvOpSDiv, 0)
    CGI_SPV_RULE(ARITH_DIVUI, SAME, SpvOpUDiv, 0)
    CGI_SPV_RULE(ARITH_REMSI, SAME, SpvOpSRem, 0)
    CGI_SPV_RULE(ARITH_REMUI, SAME, SpvOpUMod, 0)
    CGI_SPV_RULE(ARITH_ANDI, SAME, SpvOpBitwiseAnd, SpvOpLogicalAnd)
    CGI_SPV_RULE(ARITH_ORI, SAME, SpvOpBitwiseOr, SpvOpLogicalOr)
    CGI_SPV_RULE(ARITH_XORI, SAME, SpvOpBitwiseXor, SpvOpLogicalNotEqual)
    CGI_SPV_RULE(ARITH_SHLI, SAME, SpvOpShiftLeftLogical, 0)
    CGI_SPV_RULE(ARITH_SHRUI, SAME, SpvOpShiftRightLogical, 0)
    CGI_SPV_RULE(ARITH_SHRSI, SAME, SpvOpShiftRightArithmetic, 0)
    CGI_SPV_RULE(ARITH_NEGF, SAME, SpvOpFNegate, 0)
    CGI_SPV_RULE(ARITH_DIVF, SAME, SpvOpFDiv, 0)
    CGI_SPV_RULE(ARITH_ADDF, ROUNDS, SpvOpFAdd, 0)
    CGI_SPV_RULE(ARITH_SUBF, ROUNDS, SpvOpFSub, 0)
    CGI_SPV_RULE(ARITH_MULF, ROUNDS, SpvOpFMul, 0)
    CGI_SPV_RULE(ARITH_MAXSI, MINMAX, CGI_SPV_GLSL_SMAX, SpvOpSGreaterThan)
    CGI_SPV_RULE(ARITH_MAXUI, MINMAX, CGI_SPV_GLSL_UMAX, SpvOpUGreaterThan)
    CGI_SPV_RULE(ARITH_MINSI, MINMAX, CGI_SPV_GLSL_SMIN, SpvOpSLessThan)
    CGI_SPV_RULE(ARITH_MINUI, MINMAX, CGI_SPV_GLSL_UMIN, SpvOpULessThan)
    CGI_SPV_RULE(ARITH_MAXIMUMF, NO_NAN, CGI_SPV_GLSL_FMAX, 0)
    CGI_SPV_RULE(ARITH_MINIMUMF, NO_NAN, CGI_SPV_GLSL_FMIN, 0)
    CGI_SPV_RULE(ARITH_MAXNUMF, NO_NAN, CGI_SPV_GLSL_FMAX, 0)
    CGI_SPV_RULE(ARITH_MINNUMF, NO_NAN, CGI_SPV_GLSL_FMIN, 0)
    CGI_SPV_RULE(MATH_ABSF, GLSL, CGI_SPV_GLSL_FABS, 0)
    CGI_SPV_RULE(MATH_CEIL, GLSL, CGI_SPV_GLSL_CEIL, 0)
    CGI_SPV_RULE(MATH_FLOOR, GLSL, CGI_SPV_GLSL_FLOOR, 0)
    CGI_SPV_RULE(MATH_TRUNC, GLSL, CGI_SPV_GLSL_TRUNC, 0)
    CGI_SPV_RULE(MATH_SQRT, GLSL, CGI_SPV_GLSL_SQRT, 0)
    CGI_SPV_RULE(MATH_RSQRT, GLSL, CGI_SPV_GLSL_INVERSE_SQRT, 0)
    CGI_SPV_RULE(MATH_ROUNDEVEN, FAST, CGI_SPV_GLSL_ROUND_EVEN, 0)
    CGI_SPV_RULE(MATH_SIN, FAST, CGI_SPV_GLSL_SIN, 0)
    CGI_SPV_RULE(MATH_COS, FAST, CGI_SPV_GLSL_COS, 0)
    CGI_SPV_RULE(MATH_TAN, FAST, CGI_SPV_GLSL_TAN, 0)
    CGI_SPV_RULE(MATH_ASIN, FAST, CGI_SPV_GLSL_ASIN, 0)
    CGI_SPV_RULE(MATH_ACOS, FAST, CGI_SPV_GLSL_ACOS, 0)
    CGI_SPV_RULE(MATH_ATAN, FAST, CGI_SPV_GLSL_ATAN, 0)
    CGI_SPV_RULE(MATH_SINH, FAST, CGI_SPV_GLSL_SINH, 0)
    CGI_SPV_RULE(MATH_COSH, FAST, CGI_SPV_GLSL_COSH, 0)
    CGI_SPV_RULE(MATH_TANH, FAST, CGI_SPV_GLSL_TANH, 0)
    CGI_SPV_RULE(MATH_ASINH, FAST, CGI_SPV_GLSL_ASINH, 0)
    CGI_SPV_RULE(MATH_ACOSH, FAST, CGI_SPV_GLSL_ACOSH, 0)
    CGI_SPV_RULE(MATH_ATANH, FAST, CGI_SPV_GLSL_ATANH, 0)
    CGI_SPV_RULE(MATH_ATAN2, FAST, CGI_SPV_GLSL_ATAN2, 0)
    CGI_SPV_RULE(MATH_POWF, FAST, CGI_SPV_GLSL_POW, 0)
    CGI_SPV_RULE(MATH_EXP, FAST, CGI_SPV_GLSL_EXP, 0)
    CGI_SPV_RULE(MATH_LOG, FAST, CGI_SPV_GLSL_LOG, 0)
    CGI_SPV_RULE(MATH_EXP2, FAST, CGI_SPV_GLSL_EXP2, 0)
    CGI_SPV_RULE(MATH_LOG2, FAST, CGI_SPV_GLSL_LOG2, 0)
#undef CGI_SPV_RULE
};
// clang-format on

static const cgi_spv_rule *cgi_spv_rule_of(cg_op_kind kind) { // NULL: it has none
  for (size_t i = 0; i < sizeof cgi_spv_rules / sizeof *cgi_spv_rules; i++)
    if (cgi_spv_rules[i].kind == kind) return &cgi_spv_rules[i];
  return NULL;
}

// Result kind, and the ids of all operands.
static bool cgi_spv_operands(cgi_spv_emitter *e, cg_op op, cgi_spv_kind *kind, uint32_t *ids) {
  if (!cgi_spv_kind_of(e, cg_value_type(cg_op_result(op, 0)), kind)) return false;
  for (unsigned i = 0; i < cg_op_num_operands(op) && i < 3; i++) ids[i] = cgi_spv_value(e, cg_op_operand(op, i));
  return e->result == CG_OK;
}

static bool cgi_spv_set_result(cgi_spv_emitter *e, cg_op op, uint32_t id) {
  cgi_spv_bind(e, cg_op_result(op, 0), id);
  return e->result == CG_OK;
}

static uint32_t cgi_spv_bool_type(cgi_spv_emitter *e, uint32_t lanes) {
  cgi_spv_kind k = cgi_spv_make_kind(CGI_SPV_BOOL, 1, lanes);
  return cgi_spv_type_of(e, &k);
}

static bool cgi_spv_emit_minmax(cgi_spv_emitter *e, cg_op op, const cgi_spv_rule *rule, const cgi_spv_kind *kind, const uint32_t *ids) {
  uint32_t type = cgi_spv_type_of(e, kind);
  if (kind->base == CGI_SPV_BOOL) return cgi_spv_fail(e, "[missing-pass] on i1 is expanded by expand-arith, which did not run", NULL);
  if (kind->width == 32) return cgi_spv_set_result(e, op, cgi_spv_glsl(e, rule->opcode, type, 2, ids));
  uint32_t less = cgi_spv_op2(e, rule->alternative, cgi_spv_bool_type(e, kind->lanes), ids[0], ids[1]);
  return cgi_spv_set_result(e, op, cgi_spv_op3(e, SpvOpSelect, type, less, ids[0], ids[1]));
}

static bool cgi_spv_emit_rule(cgi_spv_emitter *e, cg_op op, const cgi_spv_rule *rule) {
  cgi_spv_kind kind;
  uint32_t ids[3], opcode = rule->opcode, n = cg_op_num_operands(op);
  if (!cgi_spv_operands(e, op, &kind, ids) || !cgi_spv_compute(e, &kind)) return false;
  uint32_t type = cgi_spv_type_of(e, &kind);
  switch ((cgi_spv_form)rule->form) {
  case CGI_SPV_FORM_SAME:
    if (kind.base == CGI_SPV_BOOL) opcode = rule->alternative;
    if (!opcode) return cgi_spv_fail(e, "[missing-pass] on i1 is expanded by expand-arith, which did not run", NULL);
    return cgi_spv_set_result(e, op, cgi_spv_op(e, opcode, type, n, ids));
  case CGI_SPV_FORM_ROUNDS: {
    uint32_t id = cgi_spv_op(e, opcode, type, n, ids);
    if (!(cg_op_fastmath(op) & CG_FASTMATH_CONTRACT)) cgi_spv_decorate(&e->w, id, SpvDecorationNoContraction);
    return cgi_spv_set_result(e, op, id);
  }
  case CGI_SPV_FORM_MINMAX: return cgi_spv_emit_minmax(e, op, rule, &kind, ids);
  case CGI_SPV_FORM_FAST:
    if (!(cg_op_fastmath(op) & CG_FASTMATH_AFN))
      return cgi_spv_fail(e, "[missing-pass] is expanded by approximate-math, which did not run: a device's own may be far off", NULL);
    if (kind.width == 64) return cgi_spv_fail(e, "has no 64-bit form in GLSL.std.450", NULL);
    break;
  case CGI_SPV_FORM_NO_NAN:
    if (!(cg_op_fastmath(op) & CG_FASTMATH_NNAN))
      return cgi_spv_fail(e, "[missing-pass] is expanded by expand-arith, which did not run: a device's own may lose a NaN", NULL);
    break;
  default: break;
  }
  return cgi_spv_set_result(e, op, cgi_spv_glsl(e, opcode, type, n, ids));
}

// ---- comparisons and selection --------------------------------------------------------------------------------------------------------
// The operands of a comparison and its predicate, one of `count`.
static bool cgi_spv_comparison(cgi_spv_emitter *e, cg_op op, int64_t count, int64_t *p, cgi_spv_kind *kind, cgi_spv_kind *in, uint32_t *ids) {
  cg_attr predicate = cg_op_attr(op, "predicate");
  *p = predicate ? cg_attr_int(predicate) : -1;
  if (*p < 0 || *p >= count) return cgi_spv_invalid(e, "has no valid predicate");
  return cgi_spv_operands(e, op, kind, ids) && cgi_spv_kind_of(e, cg_value_type(cg_op_operand(op, CG_LHS)), in) && cgi_spv_compute(e, in);
}

static bool cgi_spv_emit_cmpi(cgi_spv_emitter *e, cg_op op) {
  static const uint32_t opcodes[] = {SpvOpIEqual,       SpvOpINotEqual,         SpvOpSLessThan, SpvOpSLessThanEqual,
                                     SpvOpSGreaterThan, SpvOpSGreaterThanEqual, SpvOpULessThan, SpvOpULessThanEqual,
                                     SpvOpUGreaterThan, SpvOpUGreaterThanEqual};
  cgi_spv_kind kind, in;
  uint32_t ids[3];
  int64_t p;
  if (!cgi_spv_comparison(e, op, (int64_t)(sizeof opcodes / sizeof opcodes[0]), &p, &kind, &in, ids)) return false;
  uint32_t opcode = opcodes[p];
  if (in.base == CGI_SPV_BOOL) {
    if (p > CG_CMPI_NE) return cgi_spv_fail(e, "[missing-pass] on i1 is expanded by expand-arith, which did not run", NULL);
    opcode = p == CG_CMPI_EQ ? SpvOpLogicalEqual : SpvOpLogicalNotEqual;
  }
  return cgi_spv_set_result(e, op, cgi_spv_op2(e, opcode, cgi_spv_type_of(e, &kind), ids[0], ids[1]));
}

static bool cgi_spv_emit_cmpf(cgi_spv_emitter *e, cg_op op) {
  static const uint32_t opcodes[] = {0,
                                     SpvOpFOrdEqual,
                                     SpvOpFOrdGreaterThan,
                                     SpvOpFOrdGreaterThanEqual,
                                     SpvOpFOrdLessThan,
                                     SpvOpFOrdLessThanEqual,
                                     SpvOpFOrdNotEqual,
                                     0,
                                     SpvOpFUnordEqual,
                                     SpvOpFUnordGreaterThan,
                                     SpvOpFUnordGreaterThanEqual,
                                     SpvOpFUnordLessThan,
                                     SpvOpFUnordLessThanEqual,
                                     SpvOpFUnordNotEqual,
                                     0,
                                     0};
  cgi_spv_kind kind, in;
  uint32_t ids[3];
  int64_t p;
  if (!cgi_spv_comparison(e, op, (int64_t)(sizeof opcodes / sizeof opcodes[0]), &p, &kind, &in, ids)) return false;
  uint32_t type = cgi_spv_type_of(e, &kind);
  if (p == CG_CMPF_FALSE || p == CG_CMPF_TRUE) return cgi_spv_set_result(e, op, cgi_spv_splat(e, &kind, p == CG_CMPF_TRUE));
  if (p == CG_CMPF_ORD || p == CG_CMPF_UNO) { // OpOrdered is for kernels of OpenCL only
    uint32_t first = cgi_spv_op1(e, SpvOpIsNan, type, ids[0]), second = cgi_spv_op1(e, SpvOpIsNan, type, ids[1]);
    uint32_t either = cgi_spv_op2(e, SpvOpLogicalOr, type, first, second);
    return cgi_spv_set_result(e, op, p == CG_CMPF_UNO ? either : cgi_spv_op1(e, SpvOpLogicalNot, type, either));
  }
  return cgi_spv_set_result(e, op, cgi_spv_op2(e, opcodes[p], type, ids[0], ids[1]));
}

static bool cgi_spv_emit_select(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind, condition;
  uint32_t ids[3];
  if (!cgi_spv_operands(e, op, &kind, ids) || !cgi_spv_compute(e, &kind) ||
      !cgi_spv_kind_of(e, cg_value_type(cg_op_operand(op, CG_ARITH_SELECT_CONDITION)), &condition))
    return false;
  if (condition.lanes < kind.lanes) { // one condition for all lanes is core from 1.4 on only
    uint32_t parts[CGI_SPV_MAX_LANES];
    for (uint32_t i = 0; i < kind.lanes; i++) parts[i] = ids[0];
    ids[0] = cgi_spv_op(e, SpvOpCompositeConstruct, cgi_spv_bool_type(e, kind.lanes), kind.lanes, parts);
  }
  return cgi_spv_set_result(e, op, cgi_spv_op(e, SpvOpSelect, cgi_spv_type_of(e, &kind), 3, ids));
}

// ---- conversions ----------------------------------------------------------------------------------------------------------------------
static uint64_t cgi_spv_one(const cgi_spv_kind *kind, bool negative) {
  if (kind->base != CGI_SPV_FLOAT) return negative ? UINT64_MAX : 1;
  if (kind->width == 16) return negative ? 0xbc00u : 0x3c00u;
  if (kind->width == 32) return negative ? 0xbf800000u : 0x3f800000u;
  return (uint64_t)(negative ? 0xbff00000u : 0x3ff00000u) << 32;
}

static uint32_t cgi_spv_from_bool(cgi_spv_emitter *e, const cgi_spv_kind *kind, uint32_t value, bool negative) {
  if (!cgi_spv_compute(e, kind)) return 0;
  uint32_t type = cgi_spv_type_of(e, kind), one = cgi_spv_splat(e, kind, cgi_spv_one(kind, negative)), zero = cgi_spv_splat(e, kind, 0);
  return cgi_spv_op3(e, SpvOpSelect, type, value, one, zero);
}

static uint32_t cgi_spv_to_bool(cgi_spv_emitter *e, const cgi_spv_kind *in, uint32_t value) { // the lowest bit
  if (!cgi_spv_compute(e, in)) return 0;
  uint32_t type = cgi_spv_type_of(e, in), boolean = cgi_spv_bool_type(e, in->lanes), one = cgi_spv_splat(e, in, 1), zero = cgi_spv_splat(e, in, 0);
  return cgi_spv_op2(e, SpvOpINotEqual, boolean, cgi_spv_op2(e, SpvOpBitwiseAnd, type, value, one), zero);
}

// Between integers and index: nothing, a change of width, or one from or to booleans.
static uint32_t cgi_spv_convert_int(cgi_spv_emitter *e, const cgi_spv_kind *to, const cgi_spv_kind *from, uint32_t value, bool is_signed) {
  if (to->width == from->width) return value;
  if (from->base == CGI_SPV_BOOL) return cgi_spv_from_bool(e, to, value, is_signed);
  if (to->base == CGI_SPV_BOOL) return cgi_spv_to_bool(e, from, value);
  if (!cgi_spv_convertible(e, to) || !cgi_spv_convertible(e, from)) return 0;
  return cgi_spv_op1(e, is_signed ? SpvOpSConvert : SpvOpUConvert, cgi_spv_type_of(e, to), value);
}

static bool cgi_spv_emit_cast(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind to, from;
  uint32_t ids[3], id = 0;
  if (!cgi_spv_operands(e, op, &to, ids) || !cgi_spv_kind_of(e, cg_value_type(cg_op_operand(op, CG_OPERAND)), &from)) return false;
  uint32_t type = cgi_spv_type_of(e, &to);
  cg_op_kind kind = cg_op_get_kind(op);
  switch (kind) {
  case CG_ARITH_EXTSI:
  case CG_ARITH_EXTUI:
  case CG_ARITH_TRUNCI:
  case CG_ARITH_INDEX_CAST:
  case CG_ARITH_INDEX_CASTUI: id = cgi_spv_convert_int(e, &to, &from, ids[0], kind == CG_ARITH_EXTSI || kind == CG_ARITH_INDEX_CAST); break;
  case CG_ARITH_EXTF:
  case CG_ARITH_TRUNCF:
    if (!cgi_spv_convertible(e, &to) || !cgi_spv_convertible(e, &from)) return false;
    id = to.width == from.width ? ids[0] : cgi_spv_op1(e, SpvOpFConvert, type, ids[0]);
    break;
  case CG_ARITH_SITOFP:
  case CG_ARITH_UITOFP:
    if (from.base == CGI_SPV_BOOL) {
      id = cgi_spv_from_bool(e, &to, ids[0], kind == CG_ARITH_SITOFP);
    } else if (cgi_spv_compute(e, &from) && cgi_spv_compute(e, &to)) {
      id = cgi_spv_op1(e, kind == CG_ARITH_SITOFP ? SpvOpConvertSToF : SpvOpConvertUToF, type, ids[0]);
    }
    break;
  case CG_ARITH_FPTOSI:
  case CG_ARITH_FPTOUI:
    if (to.base == CGI_SPV_BOOL) return cgi_spv_fail(e, "[missing-pass] to i1 is expanded by expand-arith, which did not run", NULL);
    if (cgi_spv_compute(e, &from) && cgi_spv_compute(e, &to))
      id = cgi_spv_op1(e, kind == CG_ARITH_FPTOSI ? SpvOpConvertFToS : SpvOpConvertFToU, type, ids[0]);
    break;
  default: // arith.bitcast, vector.bitcast
    if (to.base == from.base && to.width == from.width && to.lanes == from.lanes) {
      id = ids[0];
    } else {
      if (to.base == CGI_SPV_BOOL || from.base == CGI_SPV_BOOL) return cgi_spv_fail(e, "has i1 elements, which have no bits in SPIR-V", NULL);
      if (cgi_spv_compute(e, &from) && cgi_spv_compute(e, &to)) id = cgi_spv_op1(e, SpvOpBitcast, type, ids[0]);
    }
    break;
  }
  return cgi_spv_set_result(e, op, id);
}

// ---- operations of two results, bits, fma ---------------------------------------------------------------------------------------------
static bool cgi_spv_emit_extended(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  uint32_t ids[3], members[2];
  if (!cgi_spv_operands(e, op, &kind, ids) || !cgi_spv_compute(e, &kind)) return false;
  if (kind.base != CGI_SPV_INT) return cgi_spv_fail(e, "[missing-pass] on i1 is expanded by expand-arith, which did not run", NULL);
  cg_op_kind k = cg_op_get_kind(op);
  uint32_t type = cgi_spv_type_of(e, &kind);
  members[0] = members[1] = type;
  uint32_t pair = cgi_spv_intern(&e->w, SpvOpTypeStruct, 0, 2, members, 0, NULL);
  uint32_t opcode = k == CG_ARITH_MULSI_EXTENDED ? SpvOpSMulExtended : k == CG_ARITH_MULUI_EXTENDED ? SpvOpUMulExtended : SpvOpIAddCarry;
  uint32_t both = cgi_spv_op2(e, opcode, pair, ids[0], ids[1]);
  uint32_t low = cgi_spv_op2(e, SpvOpCompositeExtract, type, both, 0), high = cgi_spv_op2(e, SpvOpCompositeExtract, type, both, 1);
  if (k == CG_ARITH_ADDUI_EXTENDED) {
    uint32_t boolean = cgi_spv_bool_type(e, kind.lanes), zero = cgi_spv_splat(e, &kind, 0);
    high = cgi_spv_op2(e, SpvOpINotEqual, boolean, high, zero);
  }
  cgi_spv_bind(e, cg_op_result(op, CG_ARITH_MULUI_EXTENDED_HIGH), high);
  return cgi_spv_set_result(e, op, low);
}

static bool cgi_spv_emit_bits(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  uint32_t ids[3], id;
  if (!cgi_spv_operands(e, op, &kind, ids)) return false;
  cg_op_kind k = cg_op_get_kind(op);
  uint32_t type = cgi_spv_type_of(e, &kind), boolean = cgi_spv_bool_type(e, kind.lanes);
  if (k == CG_MATH_ABSI && kind.base == CGI_SPV_INT && kind.width != 32) {
    if (!cgi_spv_compute(e, &kind)) return false;
    uint32_t zero = cgi_spv_splat(e, &kind, 0), negative = cgi_spv_op2(e, SpvOpSLessThan, boolean, ids[0], zero);
    return cgi_spv_set_result(e, op, cgi_spv_op3(e, SpvOpSelect, type, negative, cgi_spv_op1(e, SpvOpSNegate, type, ids[0]), ids[0]));
  }
  if (kind.base != CGI_SPV_INT || kind.width != 32)
    return cgi_spv_fail(e, "[missing-pass] on other than 32 bits is expanded by expand-arith, which did not run", NULL);
  switch (k) {
  case CG_MATH_ABSI: id = cgi_spv_glsl(e, CGI_SPV_GLSL_SABS, type, 1, ids); break;
  case CG_MATH_CTPOP: id = cgi_spv_op1(e, SpvOpBitCount, type, ids[0]); break;
  case CG_MATH_CTLZ: // the highest set bit is -1 for zero
    id = cgi_spv_glsl(e, CGI_SPV_GLSL_FIND_UMSB, type, 1, ids);
    id = cgi_spv_op2(e, SpvOpISub, type, cgi_spv_splat(e, &kind, 31), id);
    break;
  default: { // cttz: the lowest set bit is -1 for zero
    uint32_t lowest = cgi_spv_glsl(e, CGI_SPV_GLSL_FIND_LSB, type, 1, ids);
    uint32_t none = cgi_spv_op2(e, SpvOpIEqual, boolean, ids[0], cgi_spv_splat(e, &kind, 0));
    id = cgi_spv_op3(e, SpvOpSelect, type, none, cgi_spv_splat(e, &kind, 32), lowest);
    break;
  }
  }
  return cgi_spv_set_result(e, op, id);
}

// math.fma rounds once: NoContraction makes GLSL's Fma a single operation. vector.fma is a contraction that may be split.
static bool cgi_spv_emit_fma(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  uint32_t ids[3];
  if (!cgi_spv_operands(e, op, &kind, ids) || !cgi_spv_compute(e, &kind)) return false;
  uint32_t id = cgi_spv_glsl(e, CGI_SPV_GLSL_FMA, cgi_spv_type_of(e, &kind), 3, ids);
  if (cg_op_get_kind(op) == CG_MATH_FMA && !(cg_op_fastmath(op) & CG_FASTMATH_CONTRACT)) cgi_spv_decorate(&e->w, id, SpvDecorationNoContraction);
  return cgi_spv_set_result(e, op, id);
}

// How #vector.kind<…> and #gpu<all_reduce_op …> combine.
static const cgi_spv_combiner cgi_spv_combiners[] = {
    {"add", {SpvOpLogicalNotEqual, SpvOpIAdd, SpvOpFAdd}, {0, SpvOpGroupNonUniformIAdd, SpvOpGroupNonUniformFAdd}, false},
    {"mul", {SpvOpLogicalAnd, SpvOpIMul, SpvOpFMul}, {0, SpvOpGroupNonUniformIMul, SpvOpGroupNonUniformFMul}, false},
    {"minsi", {0, SpvOpSLessThan, 0}, {0, SpvOpGroupNonUniformSMin, 0}, true},
    {"minui", {0, SpvOpULessThan, 0}, {0, SpvOpGroupNonUniformUMin, 0}, true},
    {"maxsi", {0, SpvOpSGreaterThan, 0}, {0, SpvOpGroupNonUniformSMax, 0}, true},
    {"maxui", {0, SpvOpUGreaterThan, 0}, {0, SpvOpGroupNonUniformUMax, 0}, true},
    {"minnumf", {0, 0, 0}, {0, 0, SpvOpGroupNonUniformFMin}, false},
    {"maxnumf", {0, 0, 0}, {0, 0, SpvOpGroupNonUniformFMax}, false},
    {"and", {SpvOpLogicalAnd, SpvOpBitwiseAnd, 0}, {SpvOpGroupNonUniformLogicalAnd, SpvOpGroupNonUniformBitwiseAnd, 0}, false},
    {"or", {SpvOpLogicalOr, SpvOpBitwiseOr, 0}, {SpvOpGroupNonUniformLogicalOr, SpvOpGroupNonUniformBitwiseOr, 0}, false},
    {"xor", {SpvOpLogicalNotEqual, SpvOpBitwiseXor, 0}, {SpvOpGroupNonUniformLogicalXor, SpvOpGroupNonUniformBitwiseXor, 0}, false}};

CGI_SPV_DEF const cgi_spv_combiner *cgi_spv_combiner_of(cg_attr how) {
  for (size_t i = 0; how && i < sizeof cgi_spv_combiners / sizeof cgi_spv_combiners[0]; i++)
    if (cg_attr_has_word(how, cgi_spv_combiners[i].word)) return &cgi_spv_combiners[i];
  return NULL;
}

CGI_SPV_DEF uint32_t cgi_spv_reduce(cgi_spv_emitter *e, const cgi_spv_kind *kind, uint32_t a, uint32_t b, cg_attr how, bool contract) {
  const cgi_spv_combiner *c = cgi_spv_combiner_of(how);
  uint32_t type = cgi_spv_type_of(e, kind), opcode = c ? c->step[kind->base] : 0;
  if (!opcode) {
    cgi_spv_fail(e, "reduces in a way that has no form here: expand-arith unrolls the others", NULL);
    return 0;
  }
  if (c->compares) return cgi_spv_op3(e, SpvOpSelect, type, cgi_spv_op2(e, opcode, cgi_spv_bool_type(e, kind->lanes), a, b), a, b);
  uint32_t id = cgi_spv_op2(e, opcode, type, a, b);
  if (kind->base == CGI_SPV_FLOAT && !contract) cgi_spv_decorate(&e->w, id, SpvDecorationNoContraction);
  return id;
}

CGI_SPV_DEF bool cgi_spv_emit_arith(cgi_spv_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_CONSTANT: return cgi_spv_emit_constant(e, op);
  case CG_ARITH_CMPI: return cgi_spv_emit_cmpi(e, op);
  case CG_ARITH_CMPF: return cgi_spv_emit_cmpf(e, op);
  case CG_ARITH_SELECT: return cgi_spv_emit_select(e, op);
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
  case CG_VECTOR_BITCAST: return cgi_spv_emit_cast(e, op);
  case CG_ARITH_MULSI_EXTENDED:
  case CG_ARITH_MULUI_EXTENDED:
  case CG_ARITH_ADDUI_EXTENDED: return cgi_spv_emit_extended(e, op);
  case CG_MATH_ABSI:
  case CG_MATH_CTPOP:
  case CG_MATH_CTLZ:
  case CG_MATH_CTTZ: return cgi_spv_emit_bits(e, op);
  case CG_MATH_FMA:
  case CG_VECTOR_FMA: return cgi_spv_emit_fma(e, op);
  default: {
    const cgi_spv_rule *rule = cgi_spv_rule_of(cg_op_get_kind(op));
    *handled = rule != NULL;
    return !rule || cgi_spv_emit_rule(e, op, rule);
  }
  }
}
