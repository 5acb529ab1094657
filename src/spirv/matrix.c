// SPIR-V cooperative matrices (SPV_KHR_cooperative_matrix) of gpu.subgroup_mma_*. Which lane holds what is the driver's affair: nothing here asks.
#include "spirv/emit.h"

#ifndef CODEGEN_NO_FAST_PIPELINES
// What Debian's spirv.h (1.6.1) does not have yet.
enum {
  CGI_SPV_OP_TYPE_MATRIX = 4456,
  CGI_SPV_OP_MATRIX_LOAD = 4457,
  CGI_SPV_OP_MATRIX_STORE = 4458,
  CGI_SPV_OP_MATRIX_MUL_ADD = 4459,
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

static bool cgi_spv_emit_matrix_elementwise(cgi_spv_emitter *e, cg_op op) {
  static const struct {
    const char *name;
    uint32_t opcode;
  } how[] = {{"addf", SpvOpFAdd},       {"mulf", SpvOpFMul},     {"subf", SpvOpFSub},      {"divf", SpvOpFDiv}, {"addi", SpvOpIAdd},
             {"muli", SpvOpIMul},       {"subi", SpvOpISub},     {"divs", SpvOpSDiv},      {"divu", SpvOpUDiv}, {"negatef", SpvOpFNegate},
             {"negates", SpvOpSNegate}, {"extf", SpvOpFConvert}, {"truncf", SpvOpFConvert}};
  uint32_t operands[2] = {0, 0}, type = 0;
  unsigned n = cg_op_num_operands(op);
  cg_attr attr = cg_op_attr(op, "opType");
  if (n < 1 || n > 2 || !attr || !cgi_spv_is_matrix(cg_value_type(cg_op_result(op, 0)), e, &type)) return cgi_spv_invalid(e, "has no opType");
  for (unsigned i = 0; i < n; i++) operands[i] = cgi_spv_value(e, cg_op_operand(op, i));
  for (size_t i = 0; i < sizeof how / sizeof how[0]; i++) {
    if (!cg_attr_has_word(attr, how[i].name)) continue;
    cgi_spv_bind(e, cg_op_result(op, 0), cgi_spv_op(e, how[i].opcode, type, n, operands));
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
