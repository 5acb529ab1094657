// Thread, block and grid ids, barriers, shuffles and subgroup reductions.
#include "nvvm/emit.h"

// x, y, z: 0, 1, 2; written as #gpu<dim x>, or as an integer by hal.interface.workgroup.*
static bool cgi_nvvm_dimension(cgi_nvvm_emitter *e, cg_op op, unsigned *out) {
  cg_attr a = cg_op_attr(op, "dimension");
  if (!a) return cgi_nvvm_invalid(e, "has no dimension");
  *out = cg_attr_get_kind(a) == CG_ATTR_INT ? (unsigned)cg_attr_int(a) : cg_attr_has_word(a, "x") ? 0u : cg_attr_has_word(a, "y") ? 1u : 2u;
  return *out < 3 ? true : cgi_nvvm_invalid(e, "has a dimension beyond z");
}

// A call of a function of this name without arguments, which gives less than `end`.
static LLVMValueRef cgi_nvvm_below(cgi_nvvm_emitter *e, const char *name, uint32_t end) {
  LLVMValueRef v = cgi_nvvm_call(e, name, NULL, 0, NULL);
  LLVMMetadataRef range[2];
  if (!v) return NULL;
  range[0] = LLVMValueAsMetadata(cgi_nvvm_u32(e, 0));
  range[1] = LLVMValueAsMetadata(cgi_nvvm_u32(e, end));
  LLVMSetMetadata(v, LLVMGetMDKindIDInContext(e->llvm, "range", 5), LLVMMetadataAsValue(e->llvm, LLVMMDNodeInContext2(e->llvm, range, 2)));
  return v;
}

static LLVMValueRef cgi_nvvm_thread_id(cgi_nvvm_emitter *e, unsigned dimension) {
  static const char *const names[] = {"llvm.nvvm.read.ptx.sreg.tid.x", "llvm.nvvm.read.ptx.sreg.tid.y", "llvm.nvvm.read.ptx.sreg.tid.z"};
  return cgi_nvvm_below(e, names[dimension], e->workgroup_size[dimension]);
}

static LLVMValueRef cgi_nvvm_block_id(cgi_nvvm_emitter *e, unsigned dimension) {
  static const char *const names[] = {"llvm.nvvm.read.ptx.sreg.ctaid.x", "llvm.nvvm.read.ptx.sreg.ctaid.y", "llvm.nvvm.read.ptx.sreg.ctaid.z"};
  return cgi_nvvm_below(e, names[dimension], dimension ? 65535 : INT32_MAX);
}

static LLVMValueRef cgi_nvvm_grid_dim(cgi_nvvm_emitter *e, unsigned dimension) {
  static const char *const names[] = {"llvm.nvvm.read.ptx.sreg.nctaid.x", "llvm.nvvm.read.ptx.sreg.nctaid.y", "llvm.nvvm.read.ptx.sreg.nctaid.z"};
  return cgi_nvvm_below(e, names[dimension], dimension ? 65536 : (uint32_t)INT32_MAX + 1);
}

CGI_NVVM_DEF uint32_t cgi_nvvm_threads(const cgi_nvvm_emitter *e) { return e->workgroup_size[0] * e->workgroup_size[1] * e->workgroup_size[2]; }

// The number of a thread in its block; %warpid may change while a kernel runs, this does not.
static LLVMValueRef cgi_nvvm_linear_id(cgi_nvvm_emitter *e) {
  LLVMValueRef v = NULL;
  for (unsigned i = 3; i-- > 0;) {
    if (e->workgroup_size[i] == 1 && i) continue;
    LLVMValueRef id = cgi_nvvm_thread_id(e, i);
    v = v ? LLVMBuildAdd(e->builder, LLVMBuildMul(e->builder, v, cgi_nvvm_u32(e, e->workgroup_size[i]), ""), id, "") : id;
  }
  return v;
}

CGI_NVVM_DEF LLVMValueRef cgi_nvvm_lane_id(cgi_nvvm_emitter *e) { return cgi_nvvm_below(e, "llvm.nvvm.read.ptx.sreg.laneid", CGI_NVVM_WARP); }

// Of a warpgroup, as its first lane has it: so that ptxas knows that all have the same.
static LLVMValueRef cgi_nvvm_subgroup_id(cgi_nvvm_emitter *e) {
  LLVMValueRef v = LLVMBuildUDiv(e->builder, cgi_nvvm_linear_id(e), cgi_nvvm_u32(e, e->subgroup), ""), operands[4];
  if (e->subgroup == CGI_NVVM_WARP) return v;
  operands[0] = cgi_nvvm_u32(e, UINT32_MAX);
  operands[1] = v;
  operands[2] = cgi_nvvm_u32(e, 0);
  operands[3] = cgi_nvvm_u32(e, CGI_NVVM_WARP - 1);
  return cgi_nvvm_call(e, "llvm.nvvm.shfl.sync.idx.i32", NULL, 4, operands);
}

// Which of its warpgroup's four a thread's warp is.
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_quarter(cgi_nvvm_emitter *e) {
  LLVMValueRef warp = LLVMBuildUDiv(e->builder, cgi_nvvm_linear_id(e), cgi_nvvm_u32(e, CGI_NVVM_WARP), "");
  return LLVMBuildURem(e->builder, warp, cgi_nvvm_u32(e, 4), "");
}

static bool cgi_nvvm_emit_id(cgi_nvvm_emitter *e, cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  LLVMTypeRef type = cgi_nvvm_type(e, cg_value_type(cg_op_result(op, 0)));
  unsigned dimension = 0;
  LLVMValueRef v;
  if (!type) return false;
  if (type != cgi_nvvm_i32(e)) return cgi_nvvm_fail(e, "gives a type that is not 32 bits wide", NULL);
  switch (kind) {
  case CG_GPU_SUBGROUP_SIZE: return cgi_nvvm_set_result(e, op, cgi_nvvm_u32(e, e->subgroup));
  case CG_GPU_NUM_SUBGROUPS: return cgi_nvvm_set_result(e, op, cgi_nvvm_u32(e, (cgi_nvvm_threads(e) + e->subgroup - 1) / e->subgroup));
  case CG_GPU_SUBGROUP_ID: return cgi_nvvm_set_result(e, op, cgi_nvvm_subgroup_id(e));
  case CG_GPU_LANE_ID:
    v = e->subgroup == CGI_NVVM_WARP ? cgi_nvvm_lane_id(e) : LLVMBuildURem(e->builder, cgi_nvvm_linear_id(e), cgi_nvvm_u32(e, e->subgroup), "");
    return cgi_nvvm_set_result(e, op, v);
  default: break;
  }
  if (!cgi_nvvm_dimension(e, op, &dimension)) return false;
  LLVMValueRef size = cgi_nvvm_u32(e, e->workgroup_size[dimension]);
  switch (kind) {
  case CG_GPU_BLOCK_ID:
  case CG_HAL_INTERFACE_WORKGROUP_ID: v = cgi_nvvm_block_id(e, dimension); break;
  case CG_GPU_GRID_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_COUNT: v = cgi_nvvm_grid_dim(e, dimension); break;
  case CG_GPU_THREAD_ID: v = cgi_nvvm_thread_id(e, dimension); break;
  case CG_GPU_GLOBAL_ID:
    v = LLVMBuildAdd(e->builder, LLVMBuildMul(e->builder, cgi_nvvm_block_id(e, dimension), size, ""), cgi_nvvm_thread_id(e, dimension), "");
    break;
  default: v = size; break; // gpu.block_dim
  }
  return cgi_nvvm_set_result(e, op, v);
}

// Of the warp alone, where codegen.scope says so; where codegen.wait_group does, behind the warpgroup's products.
static bool cgi_nvvm_emit_barrier(cgi_nvvm_emitter *e, cg_op op) {
  LLVMValueRef all = cgi_nvvm_u32(e, UINT32_MAX);
  if (cg_op_attr(op, "codegen.scope")) return cgi_nvvm_call(e, "llvm.nvvm.bar.warp.sync", NULL, 1, &all) != NULL;
  static const char name[] = "llvm.nvvm.barrier0", later[] = "llvm.nvvm.barrier.cta.sync.aligned.all";
  LLVMValueRef zero = cgi_nvvm_u32(e, 0);
  if (cg_op_attr(op, "codegen.wait_group")) cgi_nvvm_asm(e, LLVMVoidTypeInContext(e->llvm), "wgmma.wait_group.sync.aligned 0;", "~{memory}", 0, NULL);
  if (e->subgroup == CGI_NVVM_WARPGROUP) cgi_nvvm_asm(e, LLVMVoidTypeInContext(e->llvm), "fence.proxy.async.shared::cta;", "~{memory}", 0, NULL);
  if (LLVMLookupIntrinsicID(name, sizeof name - 1)) return cgi_nvvm_call(e, name, NULL, 0, NULL) != NULL;
  return cgi_nvvm_call(e, later, NULL, 1, &zero) != NULL;
}

// ---- shuffles -------------------------------------------------------------------------------------------------------------------------

// The lanes that take part: all of the warp, or those of a workgroup that does not fill it.
static LLVMValueRef cgi_nvvm_members(cgi_nvvm_emitter *e) {
  if (cgi_nvvm_threads(e) % CGI_NVVM_WARP == 0) return cgi_nvvm_u32(e, UINT32_MAX);
  uint32_t last = cgi_nvvm_threads(e) / CGI_NVVM_WARP, rest = cgi_nvvm_threads(e) % CGI_NVVM_WARP;
  LLVMValueRef partial = cgi_nvvm_u32(e, (1u << rest) - 1u);
  if (!last) return partial;
  LLVMValueRef warp = LLVMBuildLShr(e->builder, cgi_nvvm_linear_id(e), cgi_nvvm_u32(e, 5), "");
  LLVMValueRef is_last = LLVMBuildICmp(e->builder, LLVMIntEQ, warp, cgi_nvvm_u32(e, last), "");
  return LLVMBuildSelect(e->builder, is_last, partial, cgi_nvvm_u32(e, UINT32_MAX), "");
}

// As words of 32 bits, each shuffled by itself.
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_shuffle(cgi_nvvm_emitter *e, cgi_nvvm_mode mode, LLVMValueRef v, LLVMValueRef offset) {
  static const char *const names[] = {"llvm.nvvm.shfl.sync.up.i32", "llvm.nvvm.shfl.sync.down.i32", "llvm.nvvm.shfl.sync.bfly.i32",
                                      "llvm.nvvm.shfl.sync.idx.i32"};
  LLVMTypeRef type = LLVMTypeOf(v), word = cgi_nvvm_i32(e);
  unsigned bits = cgi_nvvm_width(type) * cgi_nvvm_lanes(type), words = (bits + 31) / 32;
  LLVMTypeRef flat = LLVMIntTypeInContext(e->llvm, bits), padded = LLVMIntTypeInContext(e->llvm, words * 32);
  LLVMTypeRef vector = words == 1 ? word : LLVMVectorType(word, words);
  LLVMValueRef parts[2 * CGI_NVVM_MAX_LANES], operands[4];
  v = LLVMBuildBitCast(e->builder, v, flat, "");
  if (bits != words * 32) v = LLVMBuildZExt(e->builder, v, padded, "");
  v = LLVMBuildBitCast(e->builder, v, vector, "");
  for (unsigned i = 0; i < words; i++) {
    operands[0] = cgi_nvvm_members(e);
    operands[1] = cgi_nvvm_lane(e, v, i);
    operands[2] = offset;
    operands[3] = cgi_nvvm_u32(e, mode == CGI_NVVM_UP ? 0 : CGI_NVVM_WARP - 1);
    parts[i] = cgi_nvvm_call(e, names[mode], NULL, 4, operands);
    if (!parts[i]) return NULL;
  }
  v = LLVMBuildBitCast(e->builder, cgi_nvvm_construct(e, words, parts), padded, "");
  if (bits != words * 32) v = LLVMBuildTrunc(e->builder, v, flat, "");
  return LLVMBuildBitCast(e->builder, v, type, "");
}

static bool cgi_nvvm_emit_shuffle(cgi_nvvm_emitter *e, cg_op op) {
  cg_attr attr = cg_op_attr(op, "mode");
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_GPU_SHUFFLE_VALUE), offset = cgi_nvvm_operand(e, op, CG_GPU_SHUFFLE_OFFSET), valid;
  if (!v || !offset || !attr) return e->result == CG_OK ? cgi_nvvm_invalid(e, "has no mode") : false;
  cgi_nvvm_mode mode = cg_attr_has_word(attr, "up")     ? CGI_NVVM_UP
                       : cg_attr_has_word(attr, "down") ? CGI_NVVM_DOWN
                       : cg_attr_has_word(attr, "xor")  ? CGI_NVVM_XOR
                                                        : CGI_NVVM_IDX;
  v = cgi_nvvm_shuffle(e, mode, v, offset);
  if (!v || !cgi_nvvm_set_result(e, op, v)) return false;
  if (cg_op_num_results(op) <= CG_GPU_SHUFFLE_VALID || !cg_value_has_uses(cg_op_result(op, CG_GPU_SHUFFLE_VALID))) return true;
  if (mode == CGI_NVVM_UP) { // whether the lane read from exists
    valid = LLVMBuildICmp(e->builder, LLVMIntUGE, cgi_nvvm_lane_id(e), offset, "");
  } else if (mode == CGI_NVVM_DOWN) {
    valid = LLVMBuildICmp(e->builder, LLVMIntULT, LLVMBuildAdd(e->builder, cgi_nvvm_lane_id(e), offset, ""), cgi_nvvm_u32(e, CGI_NVVM_WARP), "");
  } else {
    valid = LLVMConstInt(LLVMInt1TypeInContext(e->llvm), 1, 0);
  }
  return cgi_nvvm_bind(e, cg_op_result(op, CG_GPU_SHUFFLE_VALID), valid);
}

// All lanes get what a tree of shuffles adds up. A warp that the workgroup does not fill has no partner for each lane: there lane 0 adds up what
// exists, and gives it to the others.
static bool cgi_nvvm_emit_subgroup_reduce(cgi_nvvm_emitter *e, cg_op op) {
  cg_attr how = cg_op_attr(op, "op");
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_GPU_SUBGROUP_REDUCE_VALUE);
  if (!v || !how) return e->result == CG_OK ? cgi_nvvm_invalid(e, "has no operation") : false;
  if (cg_op_attr(op, "cluster_size")) return cgi_nvvm_fail(e, "reduces clusters of a subgroup", NULL);
  bool full = cgi_nvvm_threads(e) % CGI_NVVM_WARP == 0;
  for (unsigned step = CGI_NVVM_WARP / 2; step; step /= 2) {
    LLVMValueRef offset = cgi_nvvm_u32(e, step), other = cgi_nvvm_shuffle(e, full ? CGI_NVVM_XOR : CGI_NVVM_DOWN, v, offset);
    LLVMValueRef both = other ? cgi_nvvm_reduce(e, v, other, how, op) : NULL;
    if (!both) return false;
    if (!full) {
      LLVMValueRef lane = LLVMBuildAdd(e->builder, cgi_nvvm_lane_id(e), offset, ""), members = cgi_nvvm_members(e), one = cgi_nvvm_u32(e, 1);
      lane = LLVMBuildAnd(e->builder, lane, cgi_nvvm_u32(e, 2 * CGI_NVVM_WARP - 1), ""); // below 48
      LLVMTypeRef wide = LLVMInt64TypeInContext(e->llvm);
      LLVMValueRef bit = LLVMBuildLShr(e->builder, LLVMBuildZExt(e->builder, members, wide, ""), LLVMBuildZExt(e->builder, lane, wide, ""), "");
      LLVMValueRef exists = LLVMBuildAnd(e->builder, LLVMBuildTrunc(e->builder, bit, cgi_nvvm_i32(e), ""), one, "");
      both = LLVMBuildSelect(e->builder, LLVMBuildICmp(e->builder, LLVMIntNE, exists, cgi_nvvm_u32(e, 0), ""), both, v, "");
    }
    v = both;
  }
  if (!full) v = cgi_nvvm_shuffle(e, CGI_NVVM_IDX, v, cgi_nvvm_u32(e, 0));
  return v && cgi_nvvm_set_result(e, op, v);
}

CGI_NVVM_DEF bool cgi_nvvm_emit_gpu(cgi_nvvm_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_GPU_BLOCK_ID:
  case CG_GPU_GRID_DIM:
  case CG_GPU_THREAD_ID:
  case CG_GPU_BLOCK_DIM:
  case CG_GPU_GLOBAL_ID:
  case CG_GPU_SUBGROUP_ID:
  case CG_GPU_NUM_SUBGROUPS:
  case CG_GPU_SUBGROUP_SIZE:
  case CG_GPU_LANE_ID:
  case CG_HAL_INTERFACE_WORKGROUP_ID:
  case CG_HAL_INTERFACE_WORKGROUP_COUNT:
  case CG_HAL_INTERFACE_WORKGROUP_SIZE: return cgi_nvvm_emit_id(e, op);
  case CG_GPU_BARRIER: return cgi_nvvm_emit_barrier(e, op);
  case CG_GPU_SUBGROUP_REDUCE:
    if (e->subgroup != CGI_NVVM_WARP) return cgi_nvvm_fail(e, "reduces across a warpgroup", NULL);
    return cgi_nvvm_emit_subgroup_reduce(e, op);
  case CG_GPU_SHUFFLE:
    if (e->subgroup != CGI_NVVM_WARP) return cgi_nvvm_fail(e, "shuffles across a warpgroup", NULL);
    return cgi_nvvm_emit_shuffle(e, op);
  default: *handled = false; return true;
  }
}
