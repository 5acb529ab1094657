// schedule-concurrency: dispatches that need nothing of one another come side by side, so that schedule has fewer barriers to put between them and a
// device works on several at a time.
//
//   %a = flow.dispatch @partial(%x, %u)           %a = flow.dispatch @partial(%x, %u)
//   %b = flow.dispatch @sum(%a)             →     %c = flow.dispatch @partial(%x, %v)
//   %c = flow.dispatch @partial(%x, %v)           %b = flow.dispatch @sum(%a)
//   %d = flow.dispatch @sum(%c)                   %d = flow.dispatch @sum(%c)
//
// Before a dispatch that has to wait for one since the last barrier come those of the next few that need not, with the views that they read. What
// writes over an operand keeps its place, and so does what a loop carries on, which may take the place of what it carried while others read that. So
// does what gives much: it keeps a device busy alone and would hold memory for longer.
// Requires: dispatches on tensors in host functions, before schedule. Preserves: what every dispatch computes.
#include "dialects/iree.h"
#include "passes/pass_table.h"
#include "support/host_control.h"

#define CGI_CONCURRENCY_AHEAD 8              // dispatches that are looked at
#define CGI_CONCURRENCY_BYTES (16 << 20)     // most that one of them gives
#define CGI_CONCURRENCY_VIEWS 4              // views of views
#define CGI_CONCURRENCY_PENDING (UINT32_MAX) // mark of what is not passed yet; else the wave of the dispatches that it needs, or is in

static bool cgi_concurrency_is_view(cg_op op) { return op->def->kind != CG_FLOW_DISPATCH && !op->num_regions && cgi_op_is_pure(op); }

// The latest wave of what an op of the block reads.
static uint32_t cgi_concurrency_needs(cg_op op) {
  uint32_t latest = 0;
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_op made = cg_value_op(op->operands[i].value);
    if (made && made->block == op->block && made->mark > latest) latest = made->mark;
  }
  return latest;
}

// Whether all that an op reads was given before this wave, or is a view of such.
static bool cgi_concurrency_is_ready(cg_op op, uint32_t wave, unsigned views) {
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_op made = cg_value_op(op->operands[i].value);
    if (!made || made->block != op->block || made->mark < wave) continue;
    if (made->mark != CGI_CONCURRENCY_PENDING || !views || !cgi_concurrency_is_view(made) || !cgi_concurrency_is_ready(made, wave, views - 1))
      return false;
  }
  return true;
}

static void cgi_concurrency_move(cg_op op, cg_op before, uint32_t wave) {
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_op made = cg_value_op(op->operands[i].value);
    if (made && made->block == op->block && made->mark == CGI_CONCURRENCY_PENDING) cgi_concurrency_move(made, before, 0);
  }
  op->mark = wave;
  cgi_op_move_before(op, before);
}

static bool cgi_concurrency_may_move(cg_op op) {
  int64_t bytes = 0;
  for (unsigned r = 0; r < op->num_results; r++) {
    cg_type t = op->results[r]->type;
    int64_t n = t->kind == CG_TYPE_TENSOR ? cg_type_num_elements(t) : 0;
    if (cgi_dispatch_tied(op, r) >= 0) return false;
    CGI_FOREACH_USE(u, op->results[r]) if (cgi_control_ends(u->owner)) return false;
    if (n > 0) bytes = cgi_saturating_add(bytes, cgi_saturating_mul(n, cg_storage_bytes(t->element)));
  }
  return bytes <= CGI_CONCURRENCY_BYTES;
}

// Brings what need not wait in front of op, which has to.
static void cgi_concurrency_fill(cg_op op, uint32_t wave) {
  unsigned seen = 0;
  for (cg_op ahead = op->next, next; ahead && seen < CGI_CONCURRENCY_AHEAD; ahead = next) {
    next = ahead->next;
    if (ahead->def->kind != CG_FLOW_DISPATCH) {
      if (!cgi_concurrency_is_view(ahead)) return;
      continue;
    }
    seen++;
    if (cgi_concurrency_may_move(ahead) && cgi_concurrency_is_ready(ahead, wave, CGI_CONCURRENCY_VIEWS)) cgi_concurrency_move(ahead, op, wave);
  }
}

static void cgi_concurrency_block(cg_block block) {
  uint32_t wave = 1;
  CGI_FOREACH_OP(op, block) op->mark = CGI_CONCURRENCY_PENDING;
  for (cg_op op = block->first; op; op = op->next) {
    for (unsigned r = 0; r < op->num_regions; r++) CGI_FOREACH_BLOCK(inner, op->regions[r]) cgi_concurrency_block(inner);
    if (op->def->kind != CG_FLOW_DISPATCH) {
      op->mark = cgi_concurrency_is_view(op) ? cgi_concurrency_needs(op) : wave++;
      continue;
    }
    if (cgi_concurrency_needs(op) == wave) cgi_concurrency_fill(op, wave++);
    op->mark = wave;
  }
}

CGI_DEF bool cgi_pass_schedule_concurrency(cgi_pass *pass) {
  CGI_FOREACH_BLOCK(block, pass->func->regions[0]) cgi_concurrency_block(block);
  return true;
}

#undef CGI_CONCURRENCY_AHEAD
#undef CGI_CONCURRENCY_BYTES
#undef CGI_CONCURRENCY_VIEWS
#undef CGI_CONCURRENCY_PENDING
