// The cf dialect: verifier, and patterns that shorten control flow: decided branches, single-predecessor blocks, unreachable blocks.
#include "dialects/dialects.h"

static bool cgi_cf_verify(cg_op op) {
  if (cg_op_get_kind(op) == CG_CF_BR) return true;
  cg_type t = cg_value_type(cg_op_operand(op, CG_CF_COND_BR_CONDITION));
  if (t != cgi_type_i(cg_op_context(op), 1)) return cgi_op_error(op, "operand #0 must be i1, but got %t", t);
  return true;
}

// How many edges lead to `block`; the last one's op in *from.
static unsigned cgi_cf_predecessors(cg_block block, cg_op *from) {
  unsigned n = 0;
  CGI_FOREACH_BLOCK(b, block->region) {
    cg_op last = b->last;
    for (unsigned i = 0; last && i < last->num_successors; i++)
      if (last->successors[i] == block) n++, *from = last;
  }
  return n;
}

static bool cgi_cf_drop_operands(cg_op op, void *user) {
  (void)user;
  cgi_op_set_operands(op, 0, NULL);
  return true;
}

// Erases the blocks of a region that no path from its entry reaches.
static bool cgi_cf_erase_unreachable(cg_context *ctx, cg_region region) {
  cgi_hmap seen = cgi_hmap_new(ctx);
  cg_block *work = NULL, *dead = NULL;
  cgi_push(work, region->first);
  cgi_hmap_put_ptr(&seen, region->first, region->first);
  while (cgi_len(work)) {
    cg_block b = cgi_pop(work);
    for (unsigned i = 0; b->last && i < b->last->num_successors; i++) {
      cg_block s = b->last->successors[i];
      if (cgi_hmap_ptr(&seen, s)) continue;
      cgi_hmap_put_ptr(&seen, s, s);
      cgi_push(work, s);
    }
  }
  CGI_FOREACH_BLOCK(b, region)
  if (!cgi_hmap_ptr(&seen, b)) cgi_push(dead, b);
  for (size_t i = 0; i < cgi_len(dead); i++)
    for (cg_op op = dead[i]->first; op; op = op->next) {
      cgi_op_set_successors(op, 0, NULL, NULL);
      cgi_walk_pre(op, cgi_cf_drop_operands, NULL);
    }
  for (size_t i = 0; i < cgi_len(dead); i++) {
    while (dead[i]->last) cgi_op_erase(dead[i]->last);
    while (cg_block_num_args(dead[i])) cgi_block_erase_arg(dead[i], cg_block_num_args(dead[i]) - 1);
  }
  for (size_t i = 0; i < cgi_len(dead); i++) cgi_block_erase(dead[i]);
  bool any = cgi_len(dead) > 0;
  return any;
}

static void cgi_cf_replace_by_br(cgi_builder *b, cg_op op, cg_block dest, unsigned first, unsigned n) {
  cg_context *ctx = b->ctx;
  uint32_t count = n;
  cg_value *operands = cgi_push_operands(NULL, op, first, first + n);
  cg_region region = op->block->region;
  cg_op br = cgi_build_plain(b, CG_CF_BR, n, operands);
  cgi_op_set_successors(br, 1, &dest, &count);
  cgi_op_erase(op);
  cgi_cf_erase_unreachable(ctx, region);
}

static bool cgi_cf_cond_br(cgi_builder *b, cg_op op, void *user) {
  int64_t condition;
  (void)user;
  if (op->num_successors != 2) return false;
  unsigned nt = op->successor_operands[0], nf = op->successor_operands[1];
  bool same = op->successors[0] == op->successors[1] && nt == nf;
  for (unsigned i = 0; same && i < nt; i++)
    same = cg_op_operand(op, CG_CF_COND_BR_TRUE_DEST_OPERANDS + i) == cg_op_operand(op, CG_CF_COND_BR_TRUE_DEST_OPERANDS + nt + i);
  bool decided = cgi_constant_int(cg_op_operand(op, CG_CF_COND_BR_CONDITION), &condition);
  if (!same && !decided) return false;
  bool taken = same || condition != 0;
  cgi_cf_replace_by_br(b, op, op->successors[taken ? 0 : 1], taken ? 1 : 1 + nt, taken ? nt : nf);
  return true;
}

// A block that only this branch enters joins its predecessor.
static bool cgi_cf_br(cgi_builder *b, cg_op op, void *user) {
  cg_op from = NULL;
  (void)b, (void)user;
  if (op->num_successors != 1) return false;
  cg_block dest = op->successors[0], home = op->block;
  if (dest == home || dest == home->region->first || cgi_cf_predecessors(dest, &from) != 1) return false;
  cgi_values_replace_by_operands(cg_block_num_args(dest), dest->args, op, 0);
  while (cg_block_num_args(dest)) cgi_block_erase_arg(dest, cg_block_num_args(dest) - 1);
  while (dest->first) cgi_op_move_before(dest->first, op);
  cgi_op_erase(op);
  cgi_block_erase(dest);
  return true;
}

static bool cgi_cf_assert(cgi_builder *b, cg_op op, void *user) {
  int64_t v;
  (void)b, (void)user;
  if (!cgi_constant_int(cg_op_operand(op, CG_CF_ASSERT_ARG), &v) || v == 0) return false;
  cgi_op_erase(op);
  return true;
}

CGI_DEF const cgi_dialect *cgi_dialect_cf(void) {
  static const cgi_pattern patterns[] = {{CG_CF_COND_BR, cgi_cf_cond_br}, {CG_CF_BR, cgi_cf_br}, {CG_CF_ASSERT, cgi_cf_assert}};
  static const cgi_dialect dialect = {"cf", CGI_VERIFIER(cgi_cf_verify), NULL, patterns, sizeof patterns / sizeof patterns[0]};
  return &dialect;
}
