// scf.for, scf.if and scf.while as basic blocks, with phis for values that blocks carry; cf.br and cf.cond_br, which are such already.
#include "nvvm/emit.h"

static LLVMBasicBlockRef cgi_nvvm_new_block(cgi_nvvm_emitter *e, const char *name) { return LLVMAppendBasicBlockInContext(e->llvm, e->kernel, name); }

#define CGI_NVVM_PHIS 64 // elements of a matrix in a lane

static void cgi_nvvm_incoming(LLVMValueRef phi, LLVMValueRef value, LLVMBasicBlockRef block) {
  if (phi && value) LLVMAddIncoming(phi, &value, &block, 1);
}

static LLVMValueRef cgi_nvvm_phi(cgi_nvvm_emitter *e, cg_value argument, LLVMValueRef initial, LLVMBasicBlockRef entry) {
  LLVMTypeRef type = cgi_nvvm_type(e, cg_value_type(argument));
  LLVMValueRef phi = type && initial ? LLVMBuildPhi(e->builder, type, "") : NULL;
  if (phi) cgi_nvvm_incoming(phi, initial, entry);
  if (phi) cgi_nvvm_bind(e, argument, phi);
  return phi;
}

static void cgi_nvvm_unroll(cgi_nvvm_emitter *e, LLVMValueRef branch, bool enable) {
  const char *what = enable ? "llvm.loop.unroll.enable" : "llvm.loop.unroll.disable";
  LLVMMetadataRef parts[2], name = LLVMMDStringInContext2(e->llvm, what, strlen(what));
  parts[0] = LLVMTemporaryMDNode(e->llvm, NULL, 0); // the node names itself
  parts[1] = LLVMMDNodeInContext2(e->llvm, &name, 1);
  LLVMMetadataRef node = LLVMMDNodeInContext2(e->llvm, parts, 2);
  LLVMMetadataReplaceAllUsesWith(parts[0], node);
  LLVMSetMetadata(branch, LLVMGetMDKindIDInContext(e->llvm, "llvm.loop", 9), LLVMMetadataAsValue(e->llvm, node));
}

// How many phis carry a value: of a matrix whose elements the loop computes with one for each, so that LLVM sees which are the same; else 0, which
// stands for the value's own.
static unsigned cgi_nvvm_phis(cg_op loop, unsigned i, LLVMValueRef initial) {
  cg_gpu_matrix m;
  cg_op op = cg_block_first(cg_region_first(cg_op_region(loop, 0)));
  if (!cg_type_gpu_matrix(cg_value_type(cg_op_result(loop, i)), &m)) return 0;
  while (op && cg_op_get_kind(op) != CG_GPU_SUBGROUP_MMA_ELEMENTWISE) op = cg_op_next(op);
  return op ? LLVMGetVectorSize(LLVMTypeOf(initial)) : 0;
}

static bool cgi_nvvm_emit_for(cgi_nvvm_emitter *e, cg_op op) {
  cg_block body = cg_region_first(cg_op_region(op, 0));
  cg_op yield = cg_block_last(body);
  unsigned carried = cg_op_num_results(op);
  LLVMValueRef lower = cgi_nvvm_operand(e, op, CG_SCF_FOR_LOWER_BOUND), upper = cgi_nvvm_operand(e, op, CG_SCF_FOR_UPPER_BOUND),
               step = cgi_nvvm_operand(e, op, CG_SCF_FOR_STEP);
  if (!lower || !upper || !step) return false;
  LLVMBasicBlockRef entry = LLVMGetInsertBlock(e->builder), header = cgi_nvvm_new_block(e, "for"), start = cgi_nvvm_new_block(e, "body"),
                    merge = cgi_nvvm_new_block(e, "end");
  LLVMValueRef enter = LLVMBuildBr(e->builder, header);
  LLVMPositionBuilderAtEnd(e->builder, header);
  LLVMValueRef induction = cgi_nvvm_phi(e, cg_block_arg(body, 0), lower, entry), parts[CGI_NVVM_PHIS];
  for (unsigned i = 0; i < carried; i++) {
    LLVMValueRef initial = cgi_nvvm_operand(e, op, CG_SCF_FOR_INIT_ARGS + i);
    unsigned n = initial ? cgi_nvvm_phis(op, i, initial) : 0;
    if (!n) {
      LLVMValueRef phi = cgi_nvvm_phi(e, cg_block_arg(body, i + 1), initial, entry);
      if (!phi || !cgi_nvvm_bind(e, cg_op_result(op, i), phi)) return false;
    }
    for (unsigned j = 0; j < n; j++) {
      LLVMPositionBuilderBefore(e->builder, enter);
      LLVMValueRef part = cgi_nvvm_lane(e, initial, j);
      LLVMPositionBuilderAtEnd(e->builder, header);
      cgi_nvvm_incoming(LLVMBuildPhi(e->builder, LLVMTypeOf(part), ""), part, entry);
    }
  }
  if (e->result != CG_OK) return false;
  LLVMValueRef at = LLVMGetNextInstruction(induction);
  for (unsigned i = 0; i < carried; i++) {
    unsigned n = cgi_nvvm_phis(op, i, cgi_nvvm_operand(e, op, CG_SCF_FOR_INIT_ARGS + i));
    if (n > CGI_NVVM_PHIS) return cgi_nvvm_fail(e, "carries a matrix that is too large", NULL);
    for (unsigned j = 0; j < (n ? n : 1); j++, at = LLVMGetNextInstruction(at)) parts[j] = at;
    if (!n) continue;
    LLVMValueRef all = cgi_nvvm_construct(e, n, parts);
    if (!cgi_nvvm_bind(e, cg_block_arg(body, i + 1), all) || !cgi_nvvm_bind(e, cg_op_result(op, i), all)) return false;
  }
  LLVMBuildCondBr(e->builder, LLVMBuildICmp(e->builder, LLVMIntSLT, induction, upper, ""), start, merge);
  LLVMPositionBuilderAtEnd(e->builder, start);
  if (!cgi_nvvm_emit_block(e, body)) return false;
  LLVMBasicBlockRef latch = LLVMGetInsertBlock(e->builder);
  at = LLVMGetNextInstruction(induction);
  for (unsigned i = 0; i < carried; i++) {
    LLVMValueRef next = cgi_nvvm_operand(e, yield, i);
    unsigned n = next ? cgi_nvvm_phis(op, i, next) : 0;
    for (unsigned j = 0; j < (n ? n : 1); j++, at = LLVMGetNextInstruction(at)) cgi_nvvm_incoming(at, n ? cgi_nvvm_lane(e, next, j) : next, latch);
  }
  cgi_nvvm_incoming(induction, LLVMBuildAdd(e->builder, induction, step, ""), latch);
  LLVMValueRef back = LLVMBuildBr(e->builder, header);
  cg_attr unroll = cg_op_attr(op, "cg.unroll"); // true or false; without it LLVM decides
  if (unroll) cgi_nvvm_unroll(e, back, cg_attr_int(unroll) != 0);
  LLVMPositionBuilderAtEnd(e->builder, merge);
  return e->result == CG_OK;
}

static bool cgi_nvvm_emit_if(cgi_nvvm_emitter *e, cg_op op) {
  cg_block blocks[2];
  LLVMBasicBlockRef labels[2], ends[2], merge;
  LLVMValueRef condition = cgi_nvvm_operand(e, op, CG_SCF_IF_CONDITION);
  blocks[0] = cg_region_first(cg_op_region(op, CG_SCF_IF_THEN_REGION));
  blocks[1] = cg_op_num_regions(op) > 1 ? cg_region_first(cg_op_region(op, CG_SCF_IF_ELSE_REGION)) : NULL;
  if (!condition) return false;
  labels[0] = cgi_nvvm_new_block(e, "then");
  labels[1] = blocks[1] ? cgi_nvvm_new_block(e, "else") : NULL;
  merge = cgi_nvvm_new_block(e, "join");
  LLVMBuildCondBr(e->builder, condition, labels[0], labels[1] ? labels[1] : merge);
  for (unsigned k = 0; k < 2; k++) {
    if (!blocks[k]) continue;
    LLVMPositionBuilderAtEnd(e->builder, labels[k]);
    if (!cgi_nvvm_emit_block(e, blocks[k])) return false;
    ends[k] = LLVMGetInsertBlock(e->builder);
    LLVMBuildBr(e->builder, merge);
  }
  LLVMPositionBuilderAtEnd(e->builder, merge);
  for (unsigned i = 0; i < cg_op_num_results(op); i++) {
    LLVMValueRef phi = cgi_nvvm_phi(e, cg_op_result(op, i), cgi_nvvm_operand(e, cg_block_last(blocks[0]), i), ends[0]);
    cgi_nvvm_incoming(phi, cgi_nvvm_operand(e, cg_block_last(blocks[1]), i), ends[1]);
  }
  return e->result == CG_OK;
}

static bool cgi_nvvm_emit_while(cgi_nvvm_emitter *e, cg_op op) {
  cg_block before = cg_region_first(cg_op_region(op, CG_SCF_WHILE_BEFORE)), after = cg_region_first(cg_op_region(op, CG_SCF_WHILE_AFTER));
  cg_op condition = cg_block_last(before), yield = cg_block_last(after);
  unsigned carried = cg_op_num_operands(op), results = cg_op_num_results(op);
  LLVMBasicBlockRef entry = LLVMGetInsertBlock(e->builder), header = cgi_nvvm_new_block(e, "while"), body = cgi_nvvm_new_block(e, "body"),
                    merge = cgi_nvvm_new_block(e, "end");
  LLVMBuildBr(e->builder, header);
  LLVMPositionBuilderAtEnd(e->builder, header);
  for (unsigned i = 0; i < carried; i++)
    if (!cgi_nvvm_phi(e, cg_block_arg(before, i), cgi_nvvm_operand(e, op, i), entry)) return false;
  if (!cgi_nvvm_emit_block(e, before)) return false;
  for (unsigned i = 0; i < results; i++) {
    LLVMValueRef v = cgi_nvvm_operand(e, condition, i + 1);
    if (!v || !cgi_nvvm_bind(e, cg_block_arg(after, i), v) || !cgi_nvvm_bind(e, cg_op_result(op, i), v)) return false;
  }
  LLVMValueRef goes_on = cgi_nvvm_operand(e, condition, CG_SCF_CONDITION_CONDITION);
  if (!goes_on) return false;
  LLVMBuildCondBr(e->builder, goes_on, body, merge);
  LLVMPositionBuilderAtEnd(e->builder, body);
  if (!cgi_nvvm_emit_block(e, after)) return false;
  for (unsigned i = 0; i < carried; i++)
    cgi_nvvm_incoming(cgi_nvvm_value(e, cg_block_arg(before, i)), cgi_nvvm_operand(e, yield, i), LLVMGetInsertBlock(e->builder));
  LLVMBuildBr(e->builder, header);
  LLVMPositionBuilderAtEnd(e->builder, merge);
  return e->result == CG_OK;
}

CGI_NVVM_DEF bool cgi_nvvm_emit_control(cgi_nvvm_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_SCF_FOR: return cgi_nvvm_emit_for(e, op);
  case CG_SCF_IF: return cgi_nvvm_emit_if(e, op);
  case CG_SCF_WHILE: return cgi_nvvm_emit_while(e, op);
  default: *handled = false; return true;
  }
}

// ---- the blocks of a kernel -------------------------------------------------------------------------------------------------------------
static cg_value cgi_nvvm_block_key(cg_block block) { return (cg_value)(void *)block; } // blocks have slots as values do

static LLVMBasicBlockRef cgi_nvvm_block_of(cgi_nvvm_emitter *e, cg_block block) {
  LLVMValueRef v = cgi_nvvm_value(e, cgi_nvvm_block_key(block));
  return v ? LLVMValueAsBasicBlock(v) : NULL;
}

static bool cgi_nvvm_add_block(cgi_nvvm_emitter *e, cg_block block) {
  LLVMBasicBlockRef made = cgi_nvvm_new_block(e, "block");
  LLVMPositionBuilderAtEnd(e->builder, made);
  for (unsigned i = 0; i < cg_block_num_args(block); i++) {
    LLVMTypeRef type = cgi_nvvm_type(e, cg_value_type(cg_block_arg(block, i)));
    if (!type || !cgi_nvvm_bind(e, cg_block_arg(block, i), LLVMBuildPhi(e->builder, type, ""))) return false;
  }
  return cgi_nvvm_bind(e, cgi_nvvm_block_key(block), LLVMBasicBlockAsValue(made));
}

static bool cgi_nvvm_emit_branch(cgi_nvvm_emitter *e, cg_op op) {
  unsigned n = cg_op_num_successors(op), at = n - 1;
  LLVMBasicBlockRef here = LLVMGetInsertBlock(e->builder), to[2];
  for (unsigned i = 0; i < n; i++) {
    cg_block block = cg_op_successor(op, i);
    if (!(to[i] = cgi_nvvm_block_of(e, block))) return false;
    for (unsigned k = 0; k < cg_block_num_args(block); k++, at++)
      cgi_nvvm_incoming(cgi_nvvm_value(e, cg_block_arg(block, k)), cgi_nvvm_operand(e, op, at), here);
  }
  LLVMValueRef condition = n == 2 ? cgi_nvvm_operand(e, op, CG_CF_COND_BR_CONDITION) : NULL;
  if (e->result != CG_OK) return false;
  LLVMValueRef branch = n == 2 ? LLVMBuildCondBr(e->builder, condition, to[0], to[1]) : LLVMBuildBr(e->builder, to[0]);
  cg_attr unroll = cg_op_attr(op, "cg.unroll");
  if (unroll) cgi_nvvm_unroll(e, branch, cg_attr_int(unroll) != 0);
  return true;
}

// One block, or those that scf-to-cf makes: what a block uses is computed in one that stands in front of it.
CGI_NVVM_DEF bool cgi_nvvm_emit_body(cgi_nvvm_emitter *e, cg_block entry) {
  LLVMBasicBlockRef first = LLVMGetInsertBlock(e->builder);
  for (cg_block b = cg_block_next(entry); b; b = cg_block_next(b))
    if (!cgi_nvvm_add_block(e, b)) return false;
  for (cg_block b = entry; b; b = cg_block_next(b)) {
    cg_op last = cg_block_last(b);
    cg_op_kind kind = last ? cg_op_get_kind(last) : CG_OP_UNREGISTERED;
    bool ends = kind == CG_FUNC_RETURN && !cg_op_num_operands(last);
    if (!ends && kind != CG_CF_BR && kind != CG_CF_COND_BR) return cgi_nvvm_invalid(e, "is a kernel that does not end in an empty return");
    LLVMPositionBuilderAtEnd(e->builder, b == entry ? first : cgi_nvvm_block_of(e, b));
    if (!cgi_nvvm_emit_ops(e, b)) return false;
    e->op = last;
    if (ends)
      LLVMBuildRetVoid(e->builder);
    else if (!cgi_nvvm_emit_branch(e, last))
      return false;
    e->op = e->function;
  }
  return true;
}
