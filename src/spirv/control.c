// SPIR-V structured control flow of scf.for, scf.if and scf.while: merge instructions, and OpPhi for values that blocks carry.
//
// The verifier has seen to it that regions are one block, end as they must, and that what is carried is as many values everywhere.
// An OpPhi of a loop header names a value that its body has not computed yet: the word is left zero and patched behind the body.
#include "spirv/emit.h"

CGI_SPV_DEF void cgi_spv_open_block(cgi_spv_emitter *e, uint32_t label) {
  cgi_spv_inst1(&e->w, CGI_SPV_BODY, SpvOpLabel, label);
  e->label = label;
}

static void cgi_spv_branch(cgi_spv_emitter *e, uint32_t target) { cgi_spv_inst1(&e->w, CGI_SPV_BODY, SpvOpBranch, target); }

static void cgi_spv_branch_if(cgi_spv_emitter *e, uint32_t condition, uint32_t then_label, uint32_t else_label) {
  cgi_spv_inst3(&e->w, CGI_SPV_BODY, SpvOpBranchConditional, condition, then_label, else_label);
}

// Type id of a carried value; 0 after an error. What crosses blocks is computed with, even if only stored later.
static uint32_t cgi_spv_carried_type(cgi_spv_emitter *e, cg_value v) {
  cgi_spv_kind kind;
#ifndef CODEGEN_NO_FAST_PIPELINES
  uint32_t matrix;
  if (cgi_spv_is_matrix(cg_value_type(v), e, &matrix)) return matrix;
#endif
  if (!cgi_spv_kind_of(e, cg_value_type(v), &kind) || !cgi_spv_compute(e, &kind)) return 0;
  return cgi_spv_type_of(e, &kind);
}

// Opens an OpPhi for a loop: its value from `entry`, and one from `latch` that cgi_spv_patch fills in. Returns the index of that word.
static size_t cgi_spv_loop_phi(cgi_spv_emitter *e, cg_value argument, uint32_t initial, uint32_t entry, uint32_t latch, uint32_t *id) {
  cgi_spv_writer *w = &e->w;
  uint32_t operands[6];
  operands[0] = cgi_spv_carried_type(e, argument);
  operands[1] = *id = cgi_spv_new_id(w);
  operands[2] = initial;
  operands[3] = entry;
  operands[4] = 0;
  operands[5] = latch;
  size_t at = w->sections[CGI_SPV_BODY].len + 5;
  cgi_spv_inst(w, CGI_SPV_BODY, SpvOpPhi, 6, operands);
  cgi_spv_bind(e, argument, *id);
  return at;
}

static void cgi_spv_patch(cgi_spv_emitter *e, size_t at, uint32_t id) {
  if (!e->w.failed) e->w.sections[CGI_SPV_BODY].data[at] = id;
}

// Words that each phi takes in the body: opcode, type, id, two pairs.
#define CGI_SPV_PHI_WORDS 7

static bool cgi_spv_emit_for(cgi_spv_emitter *e, cg_op op) {
  cg_block body = cg_region_first(cg_op_region(op, 0));
  cg_op yield = cg_block_last(body);
  unsigned carried = cg_op_num_results(op);
  uint32_t header = cgi_spv_new_id(&e->w), start = cgi_spv_new_id(&e->w), latch = cgi_spv_new_id(&e->w), merge = cgi_spv_new_id(&e->w),
           entry = e->label;
  uint32_t lower = cgi_spv_value(e, cg_op_operand(op, CG_SCF_FOR_LOWER_BOUND)), upper = cgi_spv_value(e, cg_op_operand(op, CG_SCF_FOR_UPPER_BOUND)),
           step = cgi_spv_value(e, cg_op_operand(op, CG_SCF_FOR_STEP));
  for (unsigned i = 0; i < carried; i++) (void)cgi_spv_value(e, cg_op_operand(op, CG_SCF_FOR_INIT_ARGS + i)); // constants are made before the phis
  cgi_spv_branch(e, header);
  cgi_spv_open_block(e, header);
  uint32_t induction, id;
  cg_value iv = cg_block_arg(body, 0);
  uint32_t type = cgi_spv_carried_type(e, iv);
  size_t first = cgi_spv_loop_phi(e, iv, lower, entry, latch, &induction);
  for (unsigned i = 0; i < carried; i++) {
    cgi_spv_loop_phi(e, cg_block_arg(body, i + 1), cgi_spv_value(e, cg_op_operand(op, CG_SCF_FOR_INIT_ARGS + i)), entry, latch, &id);
    cgi_spv_bind(e, cg_op_result(op, i), id);
  }
  if (e->result != CG_OK) return false;
  cg_attr unroll = cg_op_attr(op, "cg.unroll"); // true or false; without it the driver decides
  uint32_t control = !unroll ? SpvLoopControlMaskNone : cg_attr_int(unroll) ? SpvLoopControlUnrollMask : SpvLoopControlDontUnrollMask;
  uint32_t more = cgi_spv_op2(e, SpvOpSLessThan, cgi_spv_type_bool(&e->w), induction, upper);
  cgi_spv_inst3(&e->w, CGI_SPV_BODY, SpvOpLoopMerge, merge, latch, control);
  cgi_spv_branch_if(e, more, start, merge);
  cgi_spv_open_block(e, start);
  if (!cgi_spv_emit_block(e, body)) return false;
  for (unsigned i = 0; i < carried; i++) cgi_spv_patch(e, first + (i + 1) * (size_t)CGI_SPV_PHI_WORDS, cgi_spv_value(e, cg_op_operand(yield, i)));
  cgi_spv_branch(e, latch);
  cgi_spv_open_block(e, latch);
  cgi_spv_patch(e, first, cgi_spv_op2(e, SpvOpIAdd, type, induction, step));
  cgi_spv_branch(e, header);
  cgi_spv_open_block(e, merge);
  return e->result == CG_OK;
}

static bool cgi_spv_emit_if(cgi_spv_emitter *e, cg_op op) {
  cg_block blocks[2];
  unsigned results = cg_op_num_results(op);
  blocks[0] = cg_region_first(cg_op_region(op, CG_SCF_IF_THEN_REGION));
  blocks[1] = cg_op_num_regions(op) > 1 ? cg_region_first(cg_op_region(op, CG_SCF_IF_ELSE_REGION)) : NULL;
  uint32_t labels[2], ends[2], condition = cgi_spv_value(e, cg_op_operand(op, CG_SCF_IF_CONDITION)), merge = cgi_spv_new_id(&e->w);
  ends[0] = ends[1] = e->label;
  for (unsigned k = 0; k < 2; k++) labels[k] = blocks[k] ? cgi_spv_new_id(&e->w) : merge;
  cgi_spv_inst2(&e->w, CGI_SPV_BODY, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
  cgi_spv_branch_if(e, condition, labels[0], labels[1]);
  for (unsigned k = 0; k < 2; k++) {
    if (!blocks[k]) continue;
    cgi_spv_open_block(e, labels[k]);
    if (!cgi_spv_emit_block(e, blocks[k])) return false;
    ends[k] = e->label;
    cgi_spv_branch(e, merge);
  }
  cgi_spv_open_block(e, merge);
  for (unsigned i = 0; i < results; i++) {
    uint32_t operands[4];
    for (unsigned k = 0; k < 2; k++) {
      operands[2 * k] = cgi_spv_value(e, cg_op_operand(cg_block_last(blocks[k]), i));
      operands[2 * k + 1] = ends[k];
    }
    cgi_spv_bind(e, cg_op_result(op, i), cgi_spv_op(e, SpvOpPhi, cgi_spv_carried_type(e, cg_op_result(op, i)), 4, operands));
  }
  return e->result == CG_OK;
}

// The condition is computed in the loop's own blocks, which leave by a branch to the merge.
static bool cgi_spv_emit_while(cgi_spv_emitter *e, cg_op op) {
  cg_block before = cg_region_first(cg_op_region(op, CG_SCF_WHILE_BEFORE)), after = cg_region_first(cg_op_region(op, CG_SCF_WHILE_AFTER));
  cg_op condition = cg_block_last(before), yield = cg_block_last(after);
  unsigned carried = cg_op_num_operands(op), results = cg_op_num_results(op);
  uint32_t header = cgi_spv_new_id(&e->w), start = cgi_spv_new_id(&e->w), body = cgi_spv_new_id(&e->w), latch = cgi_spv_new_id(&e->w);
  uint32_t merge = cgi_spv_new_id(&e->w), entry = e->label, id;
  size_t first = 0;
  for (unsigned i = 0; i < carried; i++) (void)cgi_spv_value(e, cg_op_operand(op, i));
  cgi_spv_branch(e, header);
  cgi_spv_open_block(e, header);
  for (unsigned i = 0; i < carried; i++) {
    size_t at = cgi_spv_loop_phi(e, cg_block_arg(before, i), cgi_spv_value(e, cg_op_operand(op, i)), entry, latch, &id);
    if (i == 0) first = at;
  }
  if (e->result != CG_OK) return false;
  cgi_spv_inst3(&e->w, CGI_SPV_BODY, SpvOpLoopMerge, merge, latch, SpvLoopControlMaskNone);
  cgi_spv_branch(e, start);
  cgi_spv_open_block(e, start);
  if (!cgi_spv_emit_block(e, before)) return false;
  for (unsigned i = 0; i < results; i++) {
    id = cgi_spv_value(e, cg_op_operand(condition, i + 1));
    cgi_spv_bind(e, cg_block_arg(after, i), id);
    cgi_spv_bind(e, cg_op_result(op, i), id);
  }
  cgi_spv_branch_if(e, cgi_spv_value(e, cg_op_operand(condition, CG_SCF_CONDITION_CONDITION)), body, merge);
  cgi_spv_open_block(e, body);
  if (!cgi_spv_emit_block(e, after)) return false;
  for (unsigned i = 0; i < carried; i++) cgi_spv_patch(e, first + i * (size_t)CGI_SPV_PHI_WORDS, cgi_spv_value(e, cg_op_operand(yield, i)));
  cgi_spv_branch(e, latch);
  cgi_spv_open_block(e, latch);
  cgi_spv_branch(e, header);
  cgi_spv_open_block(e, merge);
  return e->result == CG_OK;
}

CGI_SPV_DEF bool cgi_spv_emit_control(cgi_spv_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_SCF_FOR: return cgi_spv_emit_for(e, op);
  case CG_SCF_IF: return cgi_spv_emit_if(e, op);
  case CG_SCF_WHILE: return cgi_spv_emit_while(e, op);
  default: *handled = false; return true;
  }
}

#undef CGI_SPV_PHI_WORDS
