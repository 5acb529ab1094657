// SPIR-V built-ins, barriers and subgroup operations.
#include "spirv/emit.h"

static const struct {
  uint32_t builtin, capability; // capability 0: none
  bool vector;
} cgi_spv_builtins[CGI_SPV_NUM_BUILTINS] = {
    {SpvBuiltInWorkgroupId, 0, true},
    {SpvBuiltInNumWorkgroups, 0, true},
    {SpvBuiltInLocalInvocationId, 0, true},
    {SpvBuiltInGlobalInvocationId, 0, true},
    {SpvBuiltInSubgroupId, SpvCapabilityGroupNonUniform, false},
    {SpvBuiltInNumSubgroups, SpvCapabilityGroupNonUniform, false},
    {SpvBuiltInSubgroupSize, SpvCapabilityGroupNonUniform, false},
    {SpvBuiltInSubgroupLocalInvocationId, SpvCapabilityGroupNonUniform, false},
};

// The built-in that an op reads, or CGI_SPV_NUM_BUILTINS.
static cgi_spv_builtin cgi_spv_builtin_of(cg_op op) {
  switch (cg_op_get_kind(op)) {
  case CG_GPU_BLOCK_ID:
  case CG_HAL_INTERFACE_WORKGROUP_ID: return CGI_SPV_WORKGROUP_ID;
  case CG_GPU_GRID_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_COUNT: return CGI_SPV_NUM_WORKGROUPS;
  case CG_GPU_THREAD_ID: return CGI_SPV_LOCAL_ID;
  case CG_GPU_GLOBAL_ID: return CGI_SPV_GLOBAL_ID;
  case CG_GPU_SUBGROUP_ID: return CGI_SPV_SUBGROUP_ID;
  case CG_GPU_NUM_SUBGROUPS: return CGI_SPV_NUM_SUBGROUPS;
  case CG_GPU_SUBGROUP_SIZE: return CGI_SPV_SUBGROUP_SIZE;
  case CG_GPU_LANE_ID: return CGI_SPV_LANE_ID;
  default: return CGI_SPV_NUM_BUILTINS;
  }
}

static bool cgi_spv_valid_is_used(cg_op op) { return cg_op_num_results(op) > 1 && cg_value_has_uses(cg_op_result(op, CG_GPU_SHUFFLE_VALID)); }

CGI_SPV_DEF bool cgi_spv_scan_gpu(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_builtin b = cgi_spv_builtin_of(op);
  if (b != CGI_SPV_NUM_BUILTINS && !e->builtin_used[b]) e->builtin_used[b] = op;
  if (cg_op_get_kind(op) == CG_GPU_SHUFFLE && cgi_spv_valid_is_used(op))
    e->builtin_used[CGI_SPV_LANE_ID] = e->builtin_used[CGI_SPV_SUBGROUP_SIZE] = op;
  return true;
}

// Variables once per module; values loaded once per function, in its entry block, which dominates every use.
CGI_SPV_DEF bool cgi_spv_declare_builtins(cgi_spv_emitter *e) {
  cgi_spv_writer *w = &e->w;
  for (unsigned i = 0; i < CGI_SPV_NUM_BUILTINS; i++) {
    if (!e->builtin_used[i]) continue;
    e->op = e->builtin_used[i];
    if (cgi_spv_builtins[i].capability && !cgi_spv_need(e, cgi_spv_builtins[i].capability)) return false;
    uint32_t type = cgi_spv_type_vector(w, cgi_spv_type_int(w, 32), cgi_spv_builtins[i].vector ? 3 : 1);
    if (!e->builtin_variables[i]) {
      uint32_t operands[3];
      operands[0] = cgi_spv_type_pointer(w, SpvStorageClassInput, type);
      operands[1] = e->builtin_variables[i] = cgi_spv_new_id(w);
      operands[2] = SpvStorageClassInput;
      cgi_spv_inst(w, CGI_SPV_GLOBALS, SpvOpVariable, 3, operands);
      cgi_spv_decorate1(w, operands[1], SpvDecorationBuiltIn, cgi_spv_builtins[i].builtin);
    }
    e->builtin_values[i] = cgi_spv_op1(e, SpvOpLoad, type, e->builtin_variables[i]);
  }
  return true;
}

// x, y, z: 0, 1, 2; written as #gpu<dim x>, or as an integer by hal.interface.workgroup.*
static bool cgi_spv_dimension(cgi_spv_emitter *e, cg_op op, uint32_t *out) {
  cg_attr a = cg_op_attr(op, "dimension");
  if (!a) return cgi_spv_invalid(e, "has no dimension");
  *out = cg_attr_get_kind(a) == CG_ATTR_INT ? (uint32_t)cg_attr_int(a) : cg_attr_has_word(a, "x") ? 0u : cg_attr_has_word(a, "y") ? 1u : 2u;
  return *out < 3 ? true : cgi_spv_invalid(e, "has a dimension beyond z");
}

static bool cgi_spv_emit_builtin(cgi_spv_emitter *e, cg_op op, cgi_spv_builtin b) {
  cgi_spv_kind kind;
  uint32_t id = e->builtin_values[b], word = cgi_spv_type_int(&e->w, 32), dimension = 0;
  if (!cgi_spv_kind_of(e, cg_value_type(cg_op_result(op, 0)), &kind)) return false;
  if (kind.base != CGI_SPV_INT || kind.width != 32) return cgi_spv_fail(e, "gives a type that is not 32 bits wide", NULL);
  if (cgi_spv_builtins[b].vector) {
    if (!cgi_spv_dimension(e, op, &dimension)) return false;
    id = cgi_spv_op2(e, SpvOpCompositeExtract, word, id, dimension);
  }
  cgi_spv_bind(e, cg_op_result(op, 0), id);
  return e->result == CG_OK;
}

static bool cgi_spv_emit_block_dim(cgi_spv_emitter *e, cg_op op) {
  uint32_t dimension;
  if (!cgi_spv_dimension(e, op, &dimension)) return false;
  cgi_spv_bind(e, cg_op_result(op, 0), cgi_spv_const_u32(&e->w, e->workgroup_size[dimension]));
  return true;
}

// Of the subgroup alone, where codegen.scope says so.
static bool cgi_spv_emit_barrier(cgi_spv_emitter *e, cg_op op) {
  uint32_t scope = cgi_spv_const_u32(&e->w, cg_op_attr(op, "codegen.scope") ? SpvScopeSubgroup : SpvScopeWorkgroup);
  uint32_t semantics = cgi_spv_const_u32(&e->w, SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsWorkgroupMemoryMask);
  cgi_spv_inst3(&e->w, CGI_SPV_BODY, SpvOpControlBarrier, scope, scope, semantics);
  return true;
}

static bool cgi_spv_emit_subgroup_reduce(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  uint32_t operands[3];
  const cgi_spv_combiner *c = cgi_spv_combiner_of(cg_op_attr(op, "op"));
  if (!cgi_spv_kind_of(e, cg_value_type(cg_op_result(op, 0)), &kind) || !cgi_spv_compute(e, &kind)) return false;
  if (!cgi_spv_need(e, SpvCapabilityGroupNonUniformArithmetic)) return false;
  uint32_t opcode = c ? c->group[kind.base] : 0;
  if (!opcode) return cgi_spv_fail(e, "reduces in a way that no subgroup instruction does", NULL);
  operands[0] = cgi_spv_const_u32(&e->w, SpvScopeSubgroup);
  operands[1] = SpvGroupOperationReduce;
  operands[2] = cgi_spv_value(e, cg_op_operand(op, CG_GPU_SUBGROUP_REDUCE_VALUE));
  cgi_spv_bind(e, cg_op_result(op, 0), cgi_spv_op(e, opcode, cgi_spv_type_of(e, &kind), 3, operands));
  return e->result == CG_OK;
}

// Whether the lane read from exists: lane - offset >= 0 going up, lane + offset < size going down.
static uint32_t cgi_spv_shuffle_valid(cgi_spv_emitter *e, bool up, bool down, uint32_t offset) {
  uint32_t word = cgi_spv_type_int(&e->w, 32), boolean = cgi_spv_type_bool(&e->w), lane = e->builtin_values[CGI_SPV_LANE_ID];
  if (up) return cgi_spv_op2(e, SpvOpUGreaterThanEqual, boolean, lane, offset);
  if (!down) return cgi_spv_const_bool(&e->w, true);
  return cgi_spv_op2(e, SpvOpULessThan, boolean, cgi_spv_op2(e, SpvOpIAdd, word, lane, offset), e->builtin_values[CGI_SPV_SUBGROUP_SIZE]);
}

static bool cgi_spv_emit_subgroup_shuffle(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  uint32_t operands[3];
  cg_attr mode = cg_op_attr(op, "mode");
  if (!mode || !cgi_spv_kind_of(e, cg_value_type(cg_op_result(op, 0)), &kind) || !cgi_spv_compute(e, &kind))
    return e->result == CG_OK ? cgi_spv_invalid(e, "has no mode") : false;
  bool up = cg_attr_has_word(mode, "up"), down = cg_attr_has_word(mode, "down");
  uint32_t opcode = up                              ? SpvOpGroupNonUniformShuffleUp
                    : down                          ? SpvOpGroupNonUniformShuffleDown
                    : cg_attr_has_word(mode, "xor") ? SpvOpGroupNonUniformShuffleXor
                                                    : SpvOpGroupNonUniformShuffle;
  if (!cgi_spv_need(e, up || down ? SpvCapabilityGroupNonUniformShuffleRelative : SpvCapabilityGroupNonUniformShuffle)) return false;
  operands[0] = cgi_spv_const_u32(&e->w, SpvScopeSubgroup);
  operands[1] = cgi_spv_value(e, cg_op_operand(op, CG_GPU_SHUFFLE_VALUE));
  operands[2] = cgi_spv_value(e, cg_op_operand(op, CG_GPU_SHUFFLE_OFFSET));
  cgi_spv_bind(e, cg_op_result(op, 0), cgi_spv_op(e, opcode, cgi_spv_type_of(e, &kind), 3, operands));
  if (cgi_spv_valid_is_used(op)) cgi_spv_bind(e, cg_op_result(op, CG_GPU_SHUFFLE_VALID), cgi_spv_shuffle_valid(e, up, down, operands[2]));
  return e->result == CG_OK;
}

CGI_SPV_DEF bool cgi_spv_emit_gpu(cgi_spv_emitter *e, cg_op op, bool *handled) {
  cgi_spv_builtin b = cgi_spv_builtin_of(op);
  *handled = true;
  if (b != CGI_SPV_NUM_BUILTINS) return cgi_spv_emit_builtin(e, op, b);
  switch (cg_op_get_kind(op)) {
  case CG_GPU_BLOCK_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_SIZE: return cgi_spv_emit_block_dim(e, op);
  case CG_GPU_BARRIER: return cgi_spv_emit_barrier(e, op);
  case CG_GPU_SUBGROUP_REDUCE: return cgi_spv_emit_subgroup_reduce(e, op);
  case CG_GPU_SHUFFLE: return cgi_spv_emit_subgroup_shuffle(e, op);
  default: *handled = false; return true;
  }
}
