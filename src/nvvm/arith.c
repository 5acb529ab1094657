// LLVM instructions of arith and math operations on scalars and short vectors.
#include "nvvm/emit.h"

typedef enum cgi_nvvm_form {
  CGI_NVVM_FORM_NONE,
  CGI_NVVM_FORM_BINARY,    // an opcode
  CGI_NVVM_FORM_INTRINSIC, // overloaded on the result's type
  CGI_NVVM_FORM_NO_NAN,    // the same, only under nnan
  CGI_NVVM_FORM_BITS,      // an intrinsic that is told that zero, or the least number, is a number, too
  CGI_NVVM_FORM_FAST       // the device's own approximation, only under afn: expanded before otherwise
} cgi_nvvm_form;

typedef struct cgi_nvvm_rule {
  cgi_nvvm_form form;
  LLVMOpcode opcode;
  const char *intrinsic;
} cgi_nvvm_rule;

static cgi_nvvm_rule cgi_nvvm_make_rule(cgi_nvvm_form form, LLVMOpcode opcode, const char *intrinsic) {
  cgi_nvvm_rule r;
  r.form = form;
  r.opcode = opcode;
  r.intrinsic = intrinsic;
  return r;
}

static cgi_nvvm_rule cgi_nvvm_rule_of(cg_op_kind kind) {
#define CGI_NVVM_RULE(op, form, opcode, name)                                                                                                        \
  case CG_##op: return cgi_nvvm_make_rule(CGI_NVVM_FORM_##form, opcode, name);
  switch (kind) {
    CGI_NVVM_RULE(ARITH_ADDI, BINARY, LLVMAdd, NULL)
    CGI_NVVM_RULE(ARITH_SUBI, BINARY, LLVMSub, NULL)
    CGI_NVVM_RULE(ARITH_MULI, BINARY, LLVMMul, NULL)
    CGI_NVVM_RULE(ARITH_DIVSI, BINARY, LLVMSDiv, NULL)
    CGI_NVVM_RULE(ARITH_DIVUI, BINARY, LLVMUDiv, NULL)
    CGI_NVVM_RULE(ARITH_REMSI, BINARY, LLVMSRem, NULL)
    CGI_NVVM_RULE(ARITH_REMUI, BINARY, LLVMURem, NULL)
    CGI_NVVM_RULE(ARITH_ANDI, BINARY, LLVMAnd, NULL)
    CGI_NVVM_RULE(ARITH_ORI, BINARY, LLVMOr, NULL)
    CGI_NVVM_RULE(ARITH_XORI, BINARY, LLVMXor, NULL)
    CGI_NVVM_RULE(ARITH_SHLI, BINARY, LLVMShl, NULL)
    CGI_NVVM_RULE(ARITH_SHRUI, BINARY, LLVMLShr, NULL)
    CGI_NVVM_RULE(ARITH_SHRSI, BINARY, LLVMAShr, NULL)
    CGI_NVVM_RULE(ARITH_ADDF, BINARY, LLVMFAdd, NULL)
    CGI_NVVM_RULE(ARITH_SUBF, BINARY, LLVMFSub, NULL)
    CGI_NVVM_RULE(ARITH_MULF, BINARY, LLVMFMul, NULL)
    CGI_NVVM_RULE(ARITH_DIVF, BINARY, LLVMFDiv, NULL)
    CGI_NVVM_RULE(ARITH_MAXSI, INTRINSIC, LLVMCall, "llvm.smax")
    CGI_NVVM_RULE(ARITH_MAXUI, INTRINSIC, LLVMCall, "llvm.umax")
    CGI_NVVM_RULE(ARITH_MINSI, INTRINSIC, LLVMCall, "llvm.smin")
    CGI_NVVM_RULE(ARITH_MINUI, INTRINSIC, LLVMCall, "llvm.umin")
    CGI_NVVM_RULE(ARITH_MAXIMUMF, NO_NAN, LLVMCall, "llvm.maxnum")
    CGI_NVVM_RULE(ARITH_MINIMUMF, NO_NAN, LLVMCall, "llvm.minnum")
    CGI_NVVM_RULE(ARITH_MAXNUMF, NO_NAN, LLVMCall, "llvm.maxnum")
    CGI_NVVM_RULE(ARITH_MINNUMF, NO_NAN, LLVMCall, "llvm.minnum")
    CGI_NVVM_RULE(MATH_ABSF, INTRINSIC, LLVMCall, "llvm.fabs")
    CGI_NVVM_RULE(MATH_CEIL, INTRINSIC, LLVMCall, "llvm.ceil")
    CGI_NVVM_RULE(MATH_FLOOR, INTRINSIC, LLVMCall, "llvm.floor")
    CGI_NVVM_RULE(MATH_TRUNC, INTRINSIC, LLVMCall, "llvm.trunc")
    CGI_NVVM_RULE(MATH_SQRT, INTRINSIC, LLVMCall, "llvm.sqrt")
    CGI_NVVM_RULE(MATH_FMA, INTRINSIC, LLVMCall, "llvm.fma")
    CGI_NVVM_RULE(VECTOR_FMA, INTRINSIC, LLVMCall, "llvm.fma")
    CGI_NVVM_RULE(MATH_CTPOP, INTRINSIC, LLVMCall, "llvm.ctpop")
    CGI_NVVM_RULE(MATH_ABSI, BITS, LLVMCall, "llvm.abs")
    CGI_NVVM_RULE(MATH_CTLZ, BITS, LLVMCall, "llvm.ctlz")
    CGI_NVVM_RULE(MATH_CTTZ, BITS, LLVMCall, "llvm.cttz")
    CGI_NVVM_RULE(MATH_ROUNDEVEN, INTRINSIC, LLVMCall, "llvm.rint")
    CGI_NVVM_RULE(MATH_SIN, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_COS, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_TAN, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_SINH, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_COSH, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_TANH, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_POWF, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_EXP, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_LOG, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_EXP2, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_LOG2, FAST, LLVMCall, NULL)
  default: return cgi_nvvm_make_rule(CGI_NVVM_FORM_NONE, LLVMCall, NULL);
  }
#undef CGI_NVVM_RULE
}

// Contraction and the freedom to reorder; nnan and ninf are promises that LLVM would make poison of. Before LLVM 18 its C API has no flags.
CGI_NVVM_DEF void cgi_nvvm_flags(cg_op op, LLVMValueRef v) {
#if LLVM_VERSION_MAJOR >= 18
  unsigned mask = (unsigned)cg_op_fastmath(op), flags = LLVMFastMathNone;
  if (mask & CG_FASTMATH_CONTRACT) flags |= LLVMFastMathAllowContract;
  if (mask & CG_FASTMATH_REASSOC) flags |= LLVMFastMathAllowReassoc;
  if (mask & CG_FASTMATH_ARCP) flags |= LLVMFastMathAllowReciprocal;
  if (mask & CG_FASTMATH_NSZ) flags |= LLVMFastMathNoSignedZeros;
  if (flags && LLVMIsAInstruction(v) && LLVMCanValueUseFastMathFlags(v)) LLVMSetFastMathFlags(v, flags);
#else
  (void)op;
  (void)v;
#endif
}

// ---- approximations -------------------------------------------------------------------------------------------------------------------
static LLVMValueRef cgi_nvvm_f32(cgi_nvvm_emitter *e, double v) { return LLVMConstReal(LLVMFloatTypeInContext(e->llvm), v); }

static LLVMValueRef cgi_nvvm_f32_call(cgi_nvvm_emitter *e, const char *name, LLVMValueRef v) { return cgi_nvvm_call(e, name, NULL, 1, &v); }

static LLVMValueRef cgi_nvvm_exp2(cgi_nvvm_emitter *e, LLVMValueRef x, double scale) {
  return cgi_nvvm_f32_call(e, "llvm.nvvm.ex2.approx.f", LLVMBuildFMul(e->builder, x, cgi_nvvm_f32(e, scale), ""));
}

static LLVMValueRef cgi_nvvm_over(cgi_nvvm_emitter *e, LLVMValueRef a, LLVMValueRef b) { return LLVMBuildFDiv(e->builder, a, b, ""); }

// One lane of f32, under afn. tanh is 1 - 2 / (exp(2 x) + 1), which has the right ends.
static LLVMValueRef cgi_nvvm_fast(cgi_nvvm_emitter *e, cg_op_kind kind, LLVMValueRef x, LLVMValueRef y) {
  static const char sine[] = "llvm.nvvm.sin.approx.f", cosine[] = "llvm.nvvm.cos.approx.f", log2[] = "llvm.nvvm.lg2.approx.f";
  const double log2_e = 1.4426950408889634, ln_2 = 0.69314718055994531;
  LLVMBuilderRef b = e->builder;
  switch (kind) {
  case CG_MATH_SIN: return cgi_nvvm_f32_call(e, sine, x);
  case CG_MATH_COS: return cgi_nvvm_f32_call(e, cosine, x);
  case CG_MATH_TAN: return cgi_nvvm_over(e, cgi_nvvm_f32_call(e, sine, x), cgi_nvvm_f32_call(e, cosine, x));
  case CG_MATH_EXP: return cgi_nvvm_exp2(e, x, log2_e);
  case CG_MATH_EXP2: return cgi_nvvm_exp2(e, x, 1);
  case CG_MATH_LOG2: return cgi_nvvm_f32_call(e, log2, x);
  case CG_MATH_LOG: return LLVMBuildFMul(b, cgi_nvvm_f32_call(e, log2, x), cgi_nvvm_f32(e, ln_2), "");
  case CG_MATH_POWF: return cgi_nvvm_exp2(e, LLVMBuildFMul(b, y, cgi_nvvm_f32_call(e, log2, x), ""), 1);
  case CG_MATH_TANH: {
    LLVMValueRef one = cgi_nvvm_f32(e, 1), sum = LLVMBuildFAdd(b, cgi_nvvm_exp2(e, x, 2 * log2_e), one, "");
    return LLVMBuildFSub(b, one, cgi_nvvm_over(e, cgi_nvvm_f32(e, 2), sum), "");
  }
  default: { // sinh, cosh
    LLVMValueRef up = cgi_nvvm_exp2(e, x, log2_e), down = cgi_nvvm_exp2(e, x, -log2_e);
    return LLVMBuildFMul(b, kind == CG_MATH_SINH ? LLVMBuildFSub(b, up, down, "") : LLVMBuildFAdd(b, up, down, ""), cgi_nvvm_f32(e, 0.5), "");
  }
  }
}

static bool cgi_nvvm_emit_fast(cgi_nvvm_emitter *e, cg_op op, LLVMTypeRef type, const LLVMValueRef *operands) {
  LLVMValueRef parts[CGI_NVVM_MAX_LANES];
  LLVMTypeRef scalar = cgi_nvvm_scalar_type(type), real = LLVMFloatTypeInContext(e->llvm);
  if (!(cg_op_fastmath(op) & CG_FASTMATH_AFN))
    return cgi_nvvm_fail(e, "[missing-pass] is expanded by approximate-math, which did not run: a device's own may be far off", NULL);
  if (cgi_nvvm_width(type) == 64) return cgi_nvvm_fail(e, "has no 64-bit form on the device", NULL);
  for (unsigned i = 0; i < cgi_nvvm_lanes(type); i++) {
    LLVMValueRef x = LLVMBuildFPCast(e->builder, cgi_nvvm_lane(e, operands[0], i), real, ""), y = x;
    if (cg_op_num_operands(op) > 1) y = LLVMBuildFPCast(e->builder, cgi_nvvm_lane(e, operands[1], i), real, "");
    parts[i] = LLVMBuildFPCast(e->builder, cgi_nvvm_fast(e, cg_op_get_kind(op), x, y), scalar, "");
    if (e->result != CG_OK) return false;
  }
  return cgi_nvvm_set_result(e, op, cgi_nvvm_construct(e, cgi_nvvm_lanes(type), parts));
}

// 1 / sqrt(x): the device's own at 32 bits, within 2^-22.9; of narrower numbers through these.
static bool cgi_nvvm_emit_rsqrt(cgi_nvvm_emitter *e, cg_op op) {
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_OPERAND), parts[CGI_NVVM_MAX_LANES];
  if (!v) return false;
  LLVMTypeRef type = LLVMTypeOf(v), scalar = cgi_nvvm_scalar_type(type);
  for (unsigned i = 0; i < cgi_nvvm_lanes(type); i++) {
    LLVMValueRef x = cgi_nvvm_lane(e, v, i);
    if (cgi_nvvm_width(type) == 64) {
      parts[i] = cgi_nvvm_over(e, LLVMConstReal(scalar, 1), cgi_nvvm_call(e, "llvm.sqrt", scalar, 1, &x));
    } else {
      x = LLVMBuildFPCast(e->builder, x, LLVMFloatTypeInContext(e->llvm), "");
      parts[i] = LLVMBuildFPCast(e->builder, cgi_nvvm_f32_call(e, "llvm.nvvm.rsqrt.approx.f", x), scalar, "");
    }
  }
  return cgi_nvvm_set_result(e, op, cgi_nvvm_construct(e, cgi_nvvm_lanes(type), parts));
}

static bool cgi_nvvm_emit_rule(cgi_nvvm_emitter *e, cg_op op, const cgi_nvvm_rule *rule) {
  LLVMTypeRef type = cgi_nvvm_type(e, cg_value_type(cg_op_result(op, 0)));
  LLVMValueRef operands[4], v;
  unsigned n = cg_op_num_operands(op) < 3 ? cg_op_num_operands(op) : 3;
  if (!type) return false;
  for (unsigned i = 0; i < n; i++)
    if (!(operands[i] = cgi_nvvm_operand(e, op, i))) return false;
  switch (rule->form) {
  case CGI_NVVM_FORM_BINARY: v = LLVMBuildBinOp(e->builder, rule->opcode, operands[0], operands[1], ""); break;
  case CGI_NVVM_FORM_FAST: return cgi_nvvm_emit_fast(e, op, type, operands);
  case CGI_NVVM_FORM_BITS:
    operands[n++] = LLVMConstInt(LLVMInt1TypeInContext(e->llvm), 0, 0);
    v = cgi_nvvm_call(e, rule->intrinsic, type, n, operands);
    break;
  case CGI_NVVM_FORM_NO_NAN:
    if (!(cg_op_fastmath(op) & CG_FASTMATH_NNAN))
      return cgi_nvvm_fail(e, "[missing-pass] is expanded by expand-arith, which did not run: a device's own may lose a NaN", NULL);
    v = cgi_nvvm_call(e, rule->intrinsic, type, n, operands);
    break;
  default: v = cgi_nvvm_call(e, rule->intrinsic, type, n, operands); break;
  }
  if (!v) return false;
  cgi_nvvm_flags(op, v);
  return cgi_nvvm_set_result(e, op, v);
}

// ---- comparisons ----------------------------------------------------------------------------------------------------------------------
static bool cgi_nvvm_emit_compare(cgi_nvvm_emitter *e, cg_op op) {
  static const LLVMIntPredicate ints[] = {LLVMIntEQ,  LLVMIntNE,  LLVMIntSLT, LLVMIntSLE, LLVMIntSGT,
                                          LLVMIntSGE, LLVMIntULT, LLVMIntULE, LLVMIntUGT, LLVMIntUGE};
  static const LLVMRealPredicate reals[] = {LLVMRealPredicateFalse,
                                            LLVMRealOEQ,
                                            LLVMRealOGT,
                                            LLVMRealOGE,
                                            LLVMRealOLT,
                                            LLVMRealOLE,
                                            LLVMRealONE,
                                            LLVMRealORD,
                                            LLVMRealUEQ,
                                            LLVMRealUGT,
                                            LLVMRealUGE,
                                            LLVMRealULT,
                                            LLVMRealULE,
                                            LLVMRealUNE,
                                            LLVMRealUNO,
                                            LLVMRealPredicateTrue};
  cg_attr predicate = cg_op_attr(op, "predicate");
  int64_t p = predicate ? cg_attr_int(predicate) : -1;
  bool real = cg_op_get_kind(op) == CG_ARITH_CMPF;
  LLVMValueRef a = cgi_nvvm_operand(e, op, CG_LHS), b = cgi_nvvm_operand(e, op, CG_RHS);
  if (!a || !b) return false;
  if (p < 0 || p >= (int64_t)(real ? sizeof reals / sizeof reals[0] : sizeof ints / sizeof ints[0]))
    return cgi_nvvm_invalid(e, "has no valid predicate");
  return cgi_nvvm_set_result(e, op, real ? LLVMBuildFCmp(e->builder, reals[p], a, b, "") : LLVMBuildICmp(e->builder, ints[p], a, b, ""));
}

// ---- conversions ----------------------------------------------------------------------------------------------------------------------
// Numbers of bf16 are made of f32 here, two by an instruction, and are their bits from then on.
static bool cgi_nvvm_emit_to_bf16(cgi_nvvm_emitter *e, cg_op op) {
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_OPERAND), lanes[CGI_NVVM_MAX_LANES], pair[2];
  LLVMTypeRef i16 = LLVMInt16TypeInContext(e->llvm);
  const unsigned n = v ? cgi_nvvm_lanes(LLVMTypeOf(v)) : 0;
  for (unsigned i = 0; i < n; i += 2) {
    pair[1] = cgi_nvvm_lane(e, v, i); // the upper half comes first
    pair[0] = i + 1 < n ? cgi_nvvm_lane(e, v, i + 1) : pair[1];
    LLVMValueRef word = cgi_nvvm_call(e, "llvm.nvvm.ff2bf16x2.rn", NULL, 2, pair);
    if (!word) return false;
    word = LLVMBuildBitCast(e->builder, word, LLVMVectorType(i16, 2), "");
    for (unsigned j = 0; j < 2 && i + j < n; j++) lanes[i + j] = cgi_nvvm_lane(e, word, j);
  }
  return n && cgi_nvvm_set_result(e, op, n == 1 ? lanes[0] : cgi_nvvm_construct(e, n, lanes));
}

static bool cgi_nvvm_is_bf16(cg_value v) { return cg_type_get_kind(cg_type_element(cg_value_type(v))) == CG_TYPE_BF16; }

static bool cgi_nvvm_emit_cast(cgi_nvvm_emitter *e, cg_op op) {
  if (cg_op_get_kind(op) == CG_ARITH_TRUNCF && cgi_nvvm_is_bf16(cg_op_result(op, 0))) return cgi_nvvm_emit_to_bf16(e, op);
  if (cg_op_get_kind(op) == CG_ARITH_BITCAST && cgi_nvvm_is_bf16(cg_op_operand(op, CG_OPERAND)))
    return cgi_nvvm_set_result(e, op, cgi_nvvm_operand(e, op, CG_OPERAND));
  LLVMTypeRef to = cgi_nvvm_type(e, cg_value_type(cg_op_result(op, 0)));
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_OPERAND);
  LLVMBuilderRef b = e->builder;
  if (!to || !v) return false;
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_EXTSI:
  case CG_ARITH_INDEX_CAST: v = LLVMBuildIntCast2(b, v, to, 1, ""); break;
  case CG_ARITH_EXTUI:
  case CG_ARITH_TRUNCI:
  case CG_ARITH_INDEX_CASTUI: v = LLVMBuildIntCast2(b, v, to, 0, ""); break;
  case CG_ARITH_EXTF:
  case CG_ARITH_TRUNCF: v = LLVMBuildFPCast(b, v, to, ""); break;
  case CG_ARITH_SITOFP: v = LLVMBuildSIToFP(b, v, to, ""); break;
  case CG_ARITH_UITOFP: v = LLVMBuildUIToFP(b, v, to, ""); break;
  case CG_ARITH_FPTOSI: v = LLVMBuildFreeze(b, LLVMBuildFPToSI(b, v, to, ""), ""); break; // of what is out of range: some number
  case CG_ARITH_FPTOUI: v = LLVMBuildFreeze(b, LLVMBuildFPToUI(b, v, to, ""), ""); break;
  default: // arith.bitcast, vector.bitcast
    if (to != LLVMTypeOf(v) && (cgi_nvvm_width(to) == 1 || cgi_nvvm_width(LLVMTypeOf(v)) == 1))
      return cgi_nvvm_fail(e, "has i1 elements, whose bits are no part of the form", NULL);
    v = LLVMBuildBitCast(b, v, to, "");
    break;
  }
  return cgi_nvvm_set_result(e, op, v);
}

// ---- operations of two results --------------------------------------------------------------------------------------------------------
static bool cgi_nvvm_emit_extended(cgi_nvvm_emitter *e, cg_op op) {
  LLVMValueRef a = cgi_nvvm_operand(e, op, CG_LHS), b = cgi_nvvm_operand(e, op, CG_RHS), low, high;
  if (!a || !b) return false;
  LLVMTypeRef type = LLVMTypeOf(a);
  if (cg_op_get_kind(op) == CG_ARITH_ADDUI_EXTENDED) {
    low = LLVMBuildAdd(e->builder, a, b, "");
    high = LLVMBuildICmp(e->builder, LLVMIntULT, low, a, "");
  } else {
    LLVMTypeRef wide = LLVMIntTypeInContext(e->llvm, 2 * cgi_nvvm_width(type));
    LLVMValueRef parts[CGI_NVVM_MAX_LANES];
    unsigned lanes = cgi_nvvm_lanes(type), is_signed = cg_op_get_kind(op) == CG_ARITH_MULSI_EXTENDED;
    if (cgi_nvvm_width(type) == 64) { // no 128 bits: convert-to-nvvm has a text for what is emitted
      for (unsigned i = 0; i < lanes; i++) {
        LLVMValueRef factors[2];
        factors[0] = cgi_nvvm_lane(e, a, i);
        factors[1] = cgi_nvvm_lane(e, b, i);
        if (!(parts[i] = cgi_nvvm_call(e, is_signed ? "llvm.nvvm.mulhi.ll" : "llvm.nvvm.mulhi.ull", NULL, 2, factors))) return false;
      }
      low = LLVMBuildMul(e->builder, a, b, "");
      high = cgi_nvvm_construct(e, lanes, parts);
      return cgi_nvvm_set_result(e, op, low) && cgi_nvvm_bind(e, cg_op_result(op, CG_ARITH_MULUI_EXTENDED_HIGH), high);
    }
    for (unsigned i = 0; i < lanes; i++) parts[i] = LLVMConstInt(wide, cgi_nvvm_width(type), 0);
    if (lanes > 1) wide = LLVMVectorType(wide, lanes);
    a = LLVMBuildIntCast2(e->builder, a, wide, (LLVMBool)is_signed, "");
    b = LLVMBuildIntCast2(e->builder, b, wide, (LLVMBool)is_signed, "");
    LLVMValueRef both = LLVMBuildMul(e->builder, a, b, "");
    low = LLVMBuildTrunc(e->builder, both, type, "");
    high = LLVMBuildTrunc(e->builder, LLVMBuildLShr(e->builder, both, lanes == 1 ? parts[0] : LLVMConstVector(parts, lanes), ""), type, "");
  }
  return cgi_nvvm_set_result(e, op, low) && cgi_nvvm_bind(e, cg_op_result(op, CG_ARITH_MULUI_EXTENDED_HIGH), high);
}

// One step of a reduction by `how` (#vector.kind<…>, #gpu<all_reduce_op …>).
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_reduce(cgi_nvvm_emitter *e, LLVMValueRef a, LLVMValueRef b, cg_attr how, cg_op op) {
  static const struct {
    const char *name;
    LLVMOpcode on_int, on_float; // LLVMCall: none, or the intrinsics below
    const char *int_call, *float_call;
  } steps[] = {{"add", LLVMAdd, LLVMFAdd, NULL, NULL},
               {"mul", LLVMMul, LLVMFMul, NULL, NULL},
               {"and", LLVMAnd, LLVMCall, NULL, NULL},
               {"or", LLVMOr, LLVMCall, NULL, NULL},
               {"xor", LLVMXor, LLVMCall, NULL, NULL},
               {"maxsi", LLVMCall, LLVMCall, "llvm.smax", NULL},
               {"maxui", LLVMCall, LLVMCall, "llvm.umax", NULL},
               {"minsi", LLVMCall, LLVMCall, "llvm.smin", NULL},
               {"minui", LLVMCall, LLVMCall, "llvm.umin", NULL},
               {"minnumf", LLVMCall, LLVMCall, NULL, "llvm.minnum"},
               {"maxnumf", LLVMCall, LLVMCall, NULL, "llvm.maxnum"}};
  LLVMTypeRef type = LLVMTypeOf(a);
  bool whole = cgi_nvvm_is_int(type);
  LLVMValueRef operands[2], v;
  operands[0] = a;
  operands[1] = b;
  for (size_t i = 0; how && i < sizeof steps / sizeof steps[0]; i++) {
    if (!cg_attr_has_word(how, steps[i].name)) continue;
    LLVMOpcode opcode = whole ? steps[i].on_int : steps[i].on_float;
    const char *name = whole ? steps[i].int_call : steps[i].float_call;
    if (opcode == LLVMCall && !name) break;
    v = opcode == LLVMCall ? cgi_nvvm_call(e, name, type, 2, operands) : LLVMBuildBinOp(e->builder, opcode, a, b, "");
    if (v && !whole) cgi_nvvm_flags(op, v);
    return v;
  }
  cgi_nvvm_fail(e, "reduces in a way that has no form here: expand-arith unrolls the others", NULL);
  return NULL;
}

CGI_NVVM_DEF bool cgi_nvvm_emit_arith(cgi_nvvm_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_CONSTANT: return cgi_nvvm_emit_constant(e, op);
  case CG_ARITH_CMPI:
  case CG_ARITH_CMPF: return cgi_nvvm_emit_compare(e, op);
  case CG_ARITH_SELECT: {
    LLVMValueRef c = cgi_nvvm_operand(e, op, CG_ARITH_SELECT_CONDITION), a = cgi_nvvm_operand(e, op, CG_ARITH_SELECT_TRUE_VALUE),
                 b = cgi_nvvm_operand(e, op, CG_ARITH_SELECT_FALSE_VALUE);
    return c && a && b && cgi_nvvm_set_result(e, op, LLVMBuildSelect(e->builder, c, a, b, ""));
  }
  case CG_ARITH_NEGF: {
    LLVMValueRef v = cgi_nvvm_operand(e, op, CG_OPERAND);
    return v && cgi_nvvm_set_result(e, op, LLVMBuildFNeg(e->builder, v, ""));
  }
  case CG_MATH_RSQRT: return cgi_nvvm_emit_rsqrt(e, op);
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
  case CG_VECTOR_BITCAST: return cgi_nvvm_emit_cast(e, op);
  case CG_ARITH_MULSI_EXTENDED:
  case CG_ARITH_MULUI_EXTENDED:
  case CG_ARITH_ADDUI_EXTENDED: return cgi_nvvm_emit_extended(e, op);
  default: {
    cgi_nvvm_rule rule = cgi_nvvm_rule_of(cg_op_get_kind(op));
    *handled = rule.form != CGI_NVVM_FORM_NONE;
    return *handled ? cgi_nvvm_emit_rule(e, op, &rule) : true;
  }
  }
}
