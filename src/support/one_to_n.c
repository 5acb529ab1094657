// 1:N type conversion: the walk, and control flow that carries pieces.
#include "support/one_to_n.h"

#define CGI_ONE_TO_N_DEPTH 128

CGI_DEF cg_value *cgi_pieces_new(cgi_one_to_n *c, cg_value v) {
  cg_context *ctx = c->ctx;
  cg_value *pieces = NULL;
  cgi_setlen(pieces, c->split(c, v, NULL));
  cgi_hmap_put_ptr(&c->pieces, v, pieces);
  return pieces;
}

CGI_DEF const cg_value *cgi_pieces_of(cgi_one_to_n *c, cg_value v) {
  cg_value *pieces = (cg_value *)cgi_hmap_ptr(&c->pieces, v);
  if (pieces) return pieces;
  pieces = cgi_pieces_new(c, v);
  return c->materialize(c, v, pieces) ? pieces : NULL;
}

CGI_DEF bool cgi_rewrite_by_piece(cgi_one_to_n *c, cg_op op) {
  const cg_value *pieces[8];
  cg_value operands[8], *results[2];
  cg_type types[2];
  unsigned count = 0, split = 0;
  if (op->num_operands > 8 || op->num_results > 2) return cgi_op_unsupported(op, "has too many operands");
  for (unsigned i = 0; i < op->num_results; i++) {
    unsigned n = c->split(c, op->results[i], &types[i]);
    if (i && n != count) return cgi_op_unsupported(op, "has results of unlike pieces");
    count = n;
    if (!n) types[i] = op->results[i]->type;
  }
  for (unsigned i = 0; i < op->num_operands; i++) {
    operands[i] = op->operands[i].value;
    pieces[i] = NULL;
    if (!(split = c->split(c, operands[i], NULL))) continue;
    if (split != count) return cgi_op_unsupported(op, "has operands of other pieces than its results");
    if (!(pieces[i] = cgi_pieces_of(c, operands[i]))) return false;
  }
  // vector.fma is of vectors alone.
  cg_op_kind kind = op->def->kind == CG_VECTOR_FMA && !cg_type_is_shaped(types[0]) ? CG_MATH_FMA : op->def->kind;
  if (!count) { // a row has changed the operand that was split
    cg_op made = cgi_build(&c->b, kind, op->num_operands, operands, op->num_results, types, op->num_attrs, op->attrs, 0);
    cgi_values_replace_uses(op->num_results, op->results, made->results);
    return true;
  }
  for (unsigned i = 0; i < op->num_results; i++) results[i] = cgi_pieces_new(c, op->results[i]);
  for (unsigned k = 0; k < count; k++) {
    bool same = k > 0; // as the piece before: its results will do
    for (unsigned i = 0; i < op->num_operands; i++) {
      if (!pieces[i]) continue;
      same = same && pieces[i][k] == operands[i];
      operands[i] = pieces[i][k];
    }
    cg_op made = same ? NULL : cgi_build(&c->b, kind, op->num_operands, operands, op->num_results, types, op->num_attrs, op->attrs, 0);
    for (unsigned i = 0; i < op->num_results; i++) results[i][k] = same ? results[i][k - 1] : made->results[i];
  }
  return true;
}

// ---- control flow -------------------------------------------------------------------------------------------------------------------------
static bool cgi_one_to_n_carries(cg_op op) {
  switch (op->def->kind) {
  case CG_SCF_FOR:
  case CG_SCF_IF:
  case CG_SCF_WHILE:
  case CG_STABLEHLO_CASE:
  case CG_STABLEHLO_IF:
  case CG_STABLEHLO_OPTIMIZATION_BARRIER:
  case CG_STABLEHLO_REDUCE:
  case CG_STABLEHLO_REDUCE_WINDOW:
  case CG_STABLEHLO_SCATTER:
  case CG_STABLEHLO_SORT:
  case CG_STABLEHLO_WHILE: return true;
  default: return false;
  }
}

// Hands new values to old ones, in order.
static void cgi_one_to_n_hand(cgi_one_to_n *c, unsigned n, const cg_value *old, const cg_value *made) {
  for (unsigned i = 0; i < n; i++) {
    unsigned count = c->split(c, old[i], NULL);
    if (count)
      memcpy(cgi_pieces_new(c, old[i]), made, count * sizeof *made);
    else
      cgi_value_replace_uses(old[i], *made);
    made += count ? count : 1;
  }
}

// The operands in pieces, as a cgi array; NULL after an error.
static cg_value *cgi_one_to_n_operands(cgi_one_to_n *c, cg_op op) {
  cg_context *ctx = c->ctx;
  cg_value *out = NULL;
  for (unsigned i = 0; i < op->num_operands; i++) {
    unsigned count = c->split(c, op->operands[i].value, NULL);
    const cg_value *pieces = count ? cgi_pieces_of(c, op->operands[i].value) : &op->operands[i].value;
    if (!pieces) return NULL;
    for (unsigned k = 0; k < (count ? count : 1); k++) cgi_push(out, pieces[k]);
  }
  return out;
}

CGI_DEF bool cgi_rewrite_carrier(cgi_one_to_n *c, cg_op op) {
  cg_context *ctx = c->ctx;
  cg_value *operands = cgi_one_to_n_operands(c, op);
  cg_type *types = NULL;
  if (!operands && op->num_operands) return false;
  for (unsigned i = 0; i < op->num_results; i++) {
    cg_type type = op->results[i]->type;
    unsigned count = c->split(c, op->results[i], &type);
    for (unsigned k = 0; k < (count ? count : 1); k++) cgi_push(types, type);
  }
  cg_op made = cgi_build(&c->b, op->def->kind, (unsigned)cgi_len(operands), operands, (unsigned)cgi_len(types), types, op->num_attrs, op->attrs,
                         op->num_regions);
  cgi_one_to_n_hand(c, op->num_results, op->results, made->results);
  for (unsigned r = 0; r < op->num_regions; r++) cgi_region_move_blocks(op->regions[r], made->regions[r]);
  c->into = made;
  return true;
}

// The arguments from the first that splits on again, in pieces; what comes before, a loop's induction variable among it, is what it was all the time.
// A comparator of stablehlo.sort takes two of each operand: the first pieces of both, then the next.
static CGI_NOINLINE void cgi_one_to_n_arguments(cgi_one_to_n *c, cg_block block, unsigned *first, unsigned *end) {
  unsigned n = *end = cg_block_num_args(block);
  while (*first < n && !c->split(c, block->args[*first], NULL)) ++*first;
  if (*first == n) return;
  cg_context *ctx = c->ctx;
  unsigned group = block->region->op->def->kind == CG_STABLEHLO_SORT ? 2 : 1;
  cg_value *made = NULL; // in the order of the old ones
  for (unsigned i = *first; i < n; i += group) {
    cg_type type = block->args[i]->type;
    unsigned count = c->split(c, block->args[i], &type), pieces = count ? count : 1;
    for (unsigned k = 0; k < pieces * group; k++) cgi_block_add_arg(block, type, block->args[i + k % group]->loc);
    for (unsigned g = 0; g < group; g++)
      for (unsigned k = 0; k < pieces; k++) cgi_push(made, block->args[cg_block_num_args(block) - (pieces - k) * group + g]);
  }
  cgi_one_to_n_hand(c, n - *first, block->args + *first, made);
}

// ---- the walk -----------------------------------------------------------------------------------------------------------------------------
static bool cgi_one_to_n_touches(cgi_one_to_n *c, cg_op op) {
  for (unsigned i = 0; i < op->num_operands; i++)
    if (c->split(c, op->operands[i].value, NULL)) return true;
  for (unsigned i = 0; i < op->num_results; i++)
    if (c->split(c, op->results[i], NULL)) return true;
  return false;
}

// *into: the op whose regions are next, which is another one, or NULL, where op is replaced.
static CGI_NOINLINE bool cgi_one_to_n_op(cgi_one_to_n *c, cg_op op, cg_op *into) {
  cg_op_kind kind = op->def->kind;
  cgi_one_to_n_fn rewrite = cgi_one_to_n_carries(op) ? cgi_rewrite_carrier : c->otherwise;
  *into = op;
  if (!cgi_one_to_n_touches(c, op)) return true;
  c->b = cgi_builder_before(op);
  c->keep = false;
  c->into = NULL;
  for (size_t i = 0; i < c->num_rows; i++)
    for (unsigned k = 0; k < CGI_ONE_TO_N_KINDS && c->rows[i].kinds[k]; k++)
      if (c->rows[i].kinds[k] == kind) rewrite = c->rows[i].rewrite;
  if ((kind == CG_SCF_YIELD || kind == CG_SCF_CONDITION || kind == CG_STABLEHLO_RETURN) && cgi_one_to_n_carries(cg_op_parent(op))) {
    cg_value *operands = cgi_one_to_n_operands(c, op);
    if (!operands) return false;
    cgi_op_set_operands(op, (unsigned)cgi_len(operands), operands);
    return true;
  }
  if (!rewrite(c, op)) return false;
  if (!c->keep) *into = c->into;
  return true;
}

static bool cgi_one_to_n_block(cgi_one_to_n *c, cg_block block, unsigned depth) {
  cg_context *ctx = c->ctx;
  cg_op *dead = NULL, into, next;
  unsigned first = 0, end = 0; // of the old arguments, which nothing but old ops use
  if (depth > CGI_ONE_TO_N_DEPTH) return cgi_op_unsupported(block->region->op, "[nesting] is nested too deeply");
  if (cgi_one_to_n_carries(block->region->op)) cgi_one_to_n_arguments(c, block, &first, &end);
  for (cg_op op = block->first; op; op = next) {
    next = op->next;
    if (!cgi_one_to_n_op(c, op, &into)) return false;
    if (into != op) cgi_push(dead, op);
    for (unsigned r = 0; into && r < into->num_regions; r++)
      for (cg_block b = into->regions[r]->first; b; b = b->next)
        if (!cgi_one_to_n_block(c, b, depth + 1)) return false;
  }
  for (size_t i = cgi_len(dead); i-- > 0;) cgi_op_erase(dead[i]);
  while (end > first) cgi_block_erase_arg(block, --end);
  return true;
}

CGI_DEF bool cgi_one_to_n_run(cgi_one_to_n *c, cg_op func) {
  bool ok = true;
  c->pieces.ctx = c->ctx;
  for (cg_block b = func->regions[0]->first; b && ok; b = b->next) ok = cgi_one_to_n_block(c, b, 0);
  return ok;
}

#undef CGI_ONE_TO_N_DEPTH
