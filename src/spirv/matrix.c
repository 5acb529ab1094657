// SPIR-V cooperative matrices (SPV_KHR_cooperative_matrix) of gpu.subgroup_mma_*. Which lane holds what is the driver's affair: nothing here asks.
#include "spirv/emit.h"

#ifndef CODEGEN_NO_FAST_PIPELINES
// What Debian's spirv.h (1.6.1) does not have yet.
enum {
  CGI_SPV_OP_TYPE_MATRIX = 4456,
  CGI_SPV_OP_MATRIX_LOAD = 4457,
  CGI_SPV_OP_MATRIX_STORE = 4458,
  CGI_SPV_OP_MATRIX_MUL_ADD = 4459,
  CGI_SPV_OP_MATRIX_CONVERT = 5293, // of SPV_NV_cooperative_matrix2, as the next two
  CGI_SPV_OP_MATRIX_REDUCE = 5366,
  CGI_SPV_OP_MATRIX_PER_ELEMENT = 5369,
  CGI_SPV_REDUCE_ROW = 1,
  CGI_SPV_A_IS_SIGNED = 1,
  CGI_SPV_B_IS_SIGNED = 2,
  CGI_SPV_C_IS_SIGNED = 4,
  CGI_SPV_RESULT_IS_SIGNED = 8
};

static uint32_t cgi_spv_matrix_element(cgi_spv_emitter *e, const cg_gpu_matrix *m) {
  uint32_t operands[2];
  cgi_spv_kind kind;
  if (m->element == CG_TYPE_BF16) {
    if (!cgi_spv_need(e, CGI_SPV_CAPABILITY_BFLOAT16) || !cgi_spv_need(e, CGI_SPV_CAPABILITY_BFLOAT16_MATRIX)) return 0;
    operands[0] = 16;
    operands[1] = 0; // BFloat16KHR
    return cgi_spv_intern(&e->w, SpvOpTypeFloat, 0, 2, operands, 0, NULL);
  }
  kind.base = m->element == CG_TYPE_INTEGER ? CGI_SPV_INT : CGI_SPV_FLOAT;
  kind.width = m->width;
  kind.lanes = 1;
  return cgi_spv_compute(e, &kind) ? cgi_spv_type_of(e, &kind) : 0;
}

static uint32_t cgi_spv_matrix_type(cgi_spv_emitter *e, const cg_gpu_matrix *m) {
  uint32_t operands[5];
  if (!cgi_spv_need(e, CGI_SPV_CAPABILITY_MATRIX)) return 0;
  operands[0] = cgi_spv_matrix_element(e, m);
  operands[1] = cgi_spv_const_u32(&e->w, SpvScopeSubgroup);
  operands[2] = cgi_spv_const_u32(&e->w, m->rows);
  operands[3] = cgi_spv_const_u32(&e->w, m->columns);
  operands[4] = cgi_spv_const_u32(&e->w, (uint32_t)(m->use - 'A')); // MatrixA, MatrixB, MatrixAccumulator
  return operands[0] ? cgi_spv_intern(&e->w, CGI_SPV_OP_TYPE_MATRIX, 0, 5, operands, 0, NULL) : 0;
}

CGI_SPV_DEF bool cgi_spv_is_matrix(cg_type type, cgi_spv_emitter *e, uint32_t *id) {
  cg_gpu_matrix m;
  if (!cg_type_gpu_matrix(type, &m)) return false;
  if (id) *id = cgi_spv_matrix_type(e, &m);
  return true;
}

// Load and store: pointer, layout, stride; the stride counts elements of the memref.
static bool cgi_spv_emit_matrix_memory(cgi_spv_emitter *e, cg_op op, bool store) {
  cg_gpu_matrix m;
  uint32_t operands[6], n = 0, type;
  unsigned at = store ? CG_GPU_SUBGROUP_MMA_STORE_MATRIX_DST_MEMREF : CG_GPU_SUBGROUP_MMA_LOAD_MATRIX_SRC_MEMREF;
  cg_value memref = cg_op_operand(op, at), value = store ? cg_op_operand(op, CG_GPU_SUBGROUP_MMA_STORE_MATRIX_SRC) : cg_op_result(op, 0);
  cg_attr stride = cg_op_attr(op, "leadDimension");
  if (!stride || !cg_type_gpu_matrix(cg_value_type(value), &m)) return cgi_spv_invalid(e, "has no matrix, or no leadDimension");
  if (!(type = cgi_spv_matrix_type(e, &m))) return false;
  uint32_t pointer = cgi_spv_pointer(e, memref, cgi_spv_index_operand(e, op, at + 1));
  operands[n++] = pointer;
  if (store) operands[n++] = cgi_spv_value(e, value);
  operands[n++] = cgi_spv_const_u32(&e->w, cg_op_attr(op, "transpose") ? 1 : 0); // ColumnMajorKHR, RowMajorKHR
  operands[n++] = cgi_spv_const_u32(&e->w, (uint32_t)cg_attr_int(stride));
  n += cgi_spv_access(e, memref, store, operands + n);
  if (e->result != CG_OK) return false;
  if (store)
    cgi_spv_inst(&e->w, CGI_SPV_BODY, CGI_SPV_OP_MATRIX_STORE, n, operands);
  else
    cgi_spv_bind(e, value, cgi_spv_op(e, CGI_SPV_OP_MATRIX_LOAD, type, n, operands));
  return e->result == CG_OK;
}

static bool cgi_spv_emit_matrix_compute(cgi_spv_emitter *e, cg_op op) {
  cg_gpu_matrix a, b, c;
  uint32_t operands[4], type, is_signed = 0;
  if (cg_op_attr(op, "a_transpose") || cg_op_attr(op, "b_transpose")) return cgi_spv_fail(e, "transposes an operand: load it transposed", NULL);
  if (!cg_type_gpu_matrix(cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_A)), &a) ||
      !cg_type_gpu_matrix(cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_B)), &b) ||
      !cg_type_gpu_matrix(cg_value_type(cg_op_result(op, 0)), &c) || !(type = cgi_spv_matrix_type(e, &c)))
    return e->result == CG_OK ? cgi_spv_invalid(e, "has operands that are no matrices") : false;
  for (unsigned i = 0; i < 3; i++) operands[i] = cgi_spv_value(e, cg_op_operand(op, i));
  if (a.element == CG_TYPE_INTEGER && a.signedness != CG_UNSIGNED) is_signed |= CGI_SPV_A_IS_SIGNED;
  if (b.element == CG_TYPE_INTEGER && b.signedness != CG_UNSIGNED) is_signed |= CGI_SPV_B_IS_SIGNED;
  if (is_signed) is_signed |= CGI_SPV_C_IS_SIGNED | CGI_SPV_RESULT_IS_SIGNED;
  operands[3] = is_signed;
  cgi_spv_bind(e, cg_op_result(op, 0), cgi_spv_op(e, CGI_SPV_OP_MATRIX_MUL_ADD, type, is_signed ? 4 : 3, operands));
  return e->result == CG_OK;
}

// What is written into the body goes elsewhere until this is called again.
static void cgi_spv_set_body_aside(cgi_spv_writer *w) {
  cgi_spv_words body = w->sections[CGI_SPV_BODY];
  w->sections[CGI_SPV_BODY] = w->sections[CGI_SPV_HELPER];
  w->sections[CGI_SPV_HELPER] = body;
}

// Opens a function of f32 that elements are given to, `count` of them, behind where the first one is if place; written into the body, which is the
// kernel's again once it is closed.
static uint32_t cgi_spv_begin_matrix_function(cgi_spv_emitter *e, bool place, uint32_t count, uint32_t *parameters) {
  cgi_spv_writer *w = &e->w;
  uint32_t f32 = cgi_spv_type_float(w, 32), n = 0, types[5], operands[4];
  types[n++] = f32;
  for (uint32_t i = 0; place && i < 2; i++) types[n++] = cgi_spv_type_int(w, 32); // row and column
  for (uint32_t i = 0; i < count; i++) types[n++] = f32;
  operands[0] = f32;
  operands[1] = cgi_spv_new_id(w);
  operands[2] = SpvFunctionControlMaskNone;
  operands[3] = cgi_spv_intern(w, SpvOpTypeFunction, 0, n, types, 0, NULL);
  cgi_spv_set_body_aside(w);
  cgi_spv_inst(w, CGI_SPV_BODY, SpvOpFunction, 4, operands);
  for (uint32_t i = 1; i < n; i++) parameters[i - 1] = cgi_spv_op(e, SpvOpFunctionParameter, types[i], 0, NULL);
  cgi_spv_inst1(w, CGI_SPV_BODY, SpvOpLabel, cgi_spv_new_id(w));
  return operands[1];
}

static void cgi_spv_end_matrix_function(cgi_spv_emitter *e, uint32_t result) {
  cgi_spv_inst1(&e->w, CGI_SPV_BODY, SpvOpReturnValue, result);
  cgi_spv_inst(&e->w, CGI_SPV_BODY, SpvOpFunctionEnd, 0, NULL);
  cgi_spv_append(&e->w, CGI_SPV_FUNCTIONS, CGI_SPV_BODY);
  cgi_spv_set_body_aside(&e->w);
}

static uint32_t cgi_spv_round_to_bf16(cgi_spv_emitter *e, uint32_t x, bool nan) {
  cgi_spv_writer *w = &e->w;
  uint32_t u32 = cgi_spv_type_int(w, 32), bits = cgi_spv_op1(e, SpvOpBitcast, u32, x);
  uint32_t odd = cgi_spv_op2(e, SpvOpShiftRightLogical, u32, bits, cgi_spv_const_u32(w, 16));
  odd = cgi_spv_op2(e, SpvOpBitwiseAnd, u32, odd, cgi_spv_const_u32(w, 1));
  uint32_t up = cgi_spv_op2(e, SpvOpIAdd, u32, bits, cgi_spv_const_u32(w, 0x7fff));
  up = cgi_spv_op2(e, SpvOpIAdd, u32, up, odd);
  if (nan) {
    uint32_t magnitude = cgi_spv_op2(e, SpvOpBitwiseAnd, u32, bits, cgi_spv_const_u32(w, 0x7fffffff));
    uint32_t truth = cgi_spv_type_bool(w), is_nan = cgi_spv_op2(e, SpvOpUGreaterThan, truth, magnitude, cgi_spv_const_u32(w, 0x7f800000));
    up = cgi_spv_op3(e, SpvOpSelect, u32, is_nan, cgi_spv_op2(e, SpvOpBitwiseOr, u32, bits, cgi_spv_const_u32(w, 0x400000)), up);
  }
  return cgi_spv_op1(e, SpvOpBitcast, cgi_spv_type_float(w, 32), up);
}

static uint32_t cgi_spv_matrix_function(cgi_spv_emitter *e, cgi_spv_matrix_how how) {
  cgi_spv_writer *w = &e->w;
  bool place = how > CGI_SPV_ROW_MAX, rows = how == CGI_SPV_TRIL;
  uint32_t f32 = cgi_spv_type_float(w, 32), ids[4], *id = &e->matrix_functions[how], result;
  const uint32_t *v = ids + (place ? 2 : 0);
  if (*id) return *id;
  *id = cgi_spv_begin_matrix_function(e, place, place && how < CGI_SPV_MAXF ? 1 : 2, ids);
  if (how == CGI_SPV_ROW_SUM) {
    result = cgi_spv_op2(e, SpvOpFAdd, f32, v[0], v[1]);
  } else if (how == CGI_SPV_ROW_MAX || how == CGI_SPV_MAXF) {
    result = cgi_spv_glsl(e, CGI_SPV_GLSL_FMAX, f32, 2, v);
  } else if (how == CGI_SPV_EXP2) {
    result = cgi_spv_glsl(e, CGI_SPV_GLSL_EXP2, f32, 1, v);
  } else if (how < CGI_SPV_MAXF) {
    result = cgi_spv_round_to_bf16(e, v[0], how == CGI_SPV_BF16);
  } else { // the column, less the row, up to a number; the column below it
    uint32_t at = rows ? cgi_spv_op2(e, SpvOpISub, cgi_spv_type_int(w, 32), ids[1], ids[0]) : ids[1];
    at = cgi_spv_op1(e, SpvOpConvertSToF, f32, at);
    at = cgi_spv_op2(e, rows ? SpvOpFOrdLessThanEqual : SpvOpFOrdLessThan, cgi_spv_type_bool(w), at, v[1]);
    result = cgi_spv_op3(e, SpvOpSelect, f32, at, v[0], cgi_spv_const_bits(w, f32, 32, 0xff800000));
  }
  cgi_spv_end_matrix_function(e, result);
  return *id;
}

// By a function for each element, or for the elements of a row; 0 after an error.
static uint32_t cgi_spv_apply_to_matrix(cgi_spv_emitter *e, cg_op op, cgi_spv_matrix_how how, uint32_t type, const uint32_t *v) {
  cg_gpu_matrix m;
  bool reduces = how <= CGI_SPV_ROW_MAX, two = how >= CGI_SPV_MAXF;
  if (!cg_type_gpu_matrix(cg_value_type(cg_op_operand(op, 0)), &m) || m.element != CG_TYPE_F32 || cg_op_num_operands(op) != (two ? 2 : 1)) {
    cgi_spv_fail(e, "does what no instruction on matrices does", NULL);
    return 0;
  }
  if (!cgi_spv_need(e, reduces ? CGI_SPV_CAPABILITY_MATRIX_REDUCTIONS : CGI_SPV_CAPABILITY_MATRIX_PER_ELEMENT)) return 0;
  uint32_t function = cgi_spv_matrix_function(e, how), operands[3];
  operands[0] = v[0];
  operands[1] = reduces ? (uint32_t)CGI_SPV_REDUCE_ROW : function;
  operands[2] = reduces ? function : v[1];
  return cgi_spv_op(e, reduces ? CGI_SPV_OP_MATRIX_REDUCE : CGI_SPV_OP_MATRIX_PER_ELEMENT, type, reduces || two ? 3 : 2, operands);
}

// What a product added up to is converted first, then becomes a factor.
static uint32_t cgi_spv_convert_matrix(cgi_spv_emitter *e, cg_op op, uint32_t type, const uint32_t *v) {
  cg_gpu_matrix to, from;
  uint32_t between = type, x = v[0];
  if (!cg_type_gpu_matrix(cg_value_type(cg_op_result(op, 0)), &to) || !cg_type_gpu_matrix(cg_value_type(cg_op_operand(op, 0)), &from)) return 0;
  bool factor = to.use != from.use, rounds = to.element == CG_TYPE_BF16 && !(e->target->trusted & CG_TRUSTED_BF16_ROUNDING);
  cgi_spv_matrix_how how = cg_op_fastmath(op) & CG_FASTMATH_NNAN ? CGI_SPV_BF16_NOT_NAN : CGI_SPV_BF16;
  if (rounds && !(x = cgi_spv_apply_to_matrix(e, op, how, cgi_spv_matrix_type(e, &from), v))) return 0;
  to.use = from.use;
  if (factor && (!cgi_spv_need(e, CGI_SPV_CAPABILITY_MATRIX_CONVERSIONS) || !(between = cgi_spv_matrix_type(e, &to)))) return 0;
  x = cgi_spv_op1(e, SpvOpFConvert, between, x);
  return factor ? cgi_spv_op1(e, CGI_SPV_OP_MATRIX_CONVERT, type, x) : x;
}

static bool cgi_spv_emit_matrix_elementwise(cgi_spv_emitter *e, cg_op op) {
  static const struct {
    const char *name;
    uint32_t opcode; // or a cgi_spv_matrix_how: there is no instruction of so small a number that is meant here
  } how[] = {{"addf", SpvOpFAdd},       {"mulf", SpvOpFMul},          {"subf", SpvOpFSub},          {"divf", SpvOpFDiv},
             {"addi", SpvOpIAdd},       {"muli", SpvOpIMul},          {"subi", SpvOpISub},          {"divs", SpvOpSDiv},
             {"divu", SpvOpUDiv},       {"negatef", SpvOpFNegate},    {"negates", SpvOpSNegate},    {"extf", SpvOpFConvert},
             {"truncf", SpvOpFConvert}, {"row_sum", CGI_SPV_ROW_SUM}, {"row_max", CGI_SPV_ROW_MAX}, {"exp2", CGI_SPV_EXP2},
             {"maxf", CGI_SPV_MAXF},    {"tril", CGI_SPV_TRIL},       {"until", CGI_SPV_UNTIL}};
  uint32_t operands[2] = {0, 0}, type = 0;
  unsigned n = cg_op_num_operands(op);
  cg_attr attr = cg_op_attr(op, "opType");
  if (n < 1 || n > 2 || !attr || !cgi_spv_is_matrix(cg_value_type(cg_op_result(op, 0)), e, &type)) return cgi_spv_invalid(e, "has no opType");
  for (unsigned i = 0; i < n; i++) operands[i] = cgi_spv_value(e, cg_op_operand(op, i));
  for (size_t i = 0; i < sizeof how / sizeof how[0]; i++) {
    uint32_t opcode = how[i].opcode, id;
    if (!cg_attr_has_word(attr, how[i].name)) continue;
    if (opcode < CGI_SPV_MATRIX_FUNCTIONS)
      id = cgi_spv_apply_to_matrix(e, op, (cgi_spv_matrix_how)opcode, type, operands);
    else if (opcode == SpvOpFConvert)
      id = cgi_spv_convert_matrix(e, op, type, operands);
    else
      id = cgi_spv_op(e, opcode, type, n, operands);
    if (id) cgi_spv_bind(e, cg_op_result(op, 0), id);
    return e->result == CG_OK;
  }
  return cgi_spv_fail(e, "does what no instruction on matrices does", NULL);
}

CGI_SPV_DEF bool cgi_spv_emit_matrix(cgi_spv_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_GPU_SUBGROUP_MMA_LOAD_MATRIX: return cgi_spv_emit_matrix_memory(e, op, false);
  case CG_GPU_SUBGROUP_MMA_STORE_MATRIX: return cgi_spv_emit_matrix_memory(e, op, true);
  case CG_GPU_SUBGROUP_MMA_COMPUTE: return cgi_spv_emit_matrix_compute(e, op);
  case CG_GPU_SUBGROUP_MMA_ELEMENTWISE: return cgi_spv_emit_matrix_elementwise(e, op);
  case CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX: {
    uint32_t type = 0, value = cgi_spv_value(e, cg_op_operand(op, CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX_VALUE));
    if (!cgi_spv_is_matrix(cg_value_type(cg_op_result(op, 0)), e, &type)) return cgi_spv_invalid(e, "has no matrix");
    cgi_spv_bind(e, cg_op_result(op, 0), cgi_spv_op1(e, SpvOpCompositeConstruct, type, value));
    return e->result == CG_OK;
  }
  default: *handled = false; return true;
  }
}
#endif
