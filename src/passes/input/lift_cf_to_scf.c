// lift-cf-to-scf: the blocks and branches of a function become scf.for, scf.while and scf.if again.
//
//   cf.br ^head(%a, %x : index, f32)                                        %r = scf.for %i = %a to %b step %c iter_args(%acc = %x) -> (f32) {
//   ^head(%i: index, %acc: f32): %0 = arith.cmpi slt, %i, %b                  … scf.yield %sum
//                                cf.cond_br %0, ^body, ^end           →     }
//   ^body: … %j = arith.addi %i, %c  cf.br ^head(%j, %sum : index, f32)     … %r …
//   ^end: … %acc …
//
// A loop is tested where it begins, and is entered and repeated there alone; what branches apart meets again before the function ends. All else is an
// error where it stands. Loops that do not count up to a bound are scf.while. Requires: verified IR. Preserves: the order of all that is done.
#include "dialects/dialects.h"
#include "passes/pass_table.h"

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
#define CGI_LIFT_DEPTH 64
#define CGI_LIFT_BLOCKS 1024

typedef struct cgi_lift {
  cg_context *ctx;
  cg_region region;
  unsigned depth;
} cgi_lift;

typedef struct cgi_lift_edge { // where control goes, and with what: a cgi array
  cg_block to;
  cg_value *values;
} cgi_lift_edge;

static bool cgi_lift_to(cgi_lift *s, cg_block into, cgi_lift_edge *edge, cg_block stop);

// ---- the graph ----------------------------------------------------------------------------------------------------------------------------
// Whether control that is at the beginning of `from` may come to `to` without passing through `without`.
static bool cgi_lift_reaches(cgi_lift *s, cg_block from, cg_block to, cg_block without) {
  cg_context *ctx = s->ctx;
  cg_block *seen = NULL;
  bool found = from == to;
  if (from != without) cgi_push(seen, from);
  for (size_t i = 0; i < cgi_len(seen) && !found; i++) {
    cg_op last = seen[i]->last;
    for (unsigned k = 0; last && k < last->num_successors && !found; k++) {
      cg_block next = last->successors[k];
      found = next == to;
      bool known = next == without;
      for (size_t j = 0; j < cgi_len(seen) && !known; j++) known = seen[j] == next;
      if (!known) cgi_push(seen, next);
    }
  }
  cgi_arr_free(ctx, seen);
  return found;
}

// Whether control that is at the beginning of `from` comes back to the header: to a predecessor that it comes to through the header alone.
static bool cgi_lift_repeats(cgi_lift *s, cg_block from, cg_block header) {
  cg_block entry = s->region->first;
  for (cg_block b = entry; b; b = b->next)
    for (unsigned k = 0; b->last && k < b->last->num_successors; k++)
      if (b->last->successors[k] == header && !cgi_lift_reaches(s, entry, b, header) && cgi_lift_reaches(s, from, b, from == header ? NULL : header))
        return true;
  return false;
}

static bool cgi_lift_is_header(cgi_lift *s, cg_block header) { return cgi_lift_repeats(s, header, header); }

// Whether every way from `from` that leaves the region, or comes to `stop`, passes through m.
static bool cgi_lift_must_pass(cgi_lift *s, cg_block from, cg_block m, cg_block stop) {
  if (from == m) return true;
  if (stop && stop != m && cgi_lift_reaches(s, from, stop, m)) return false;
  for (cg_block b = s->region->first; b; b = b->next)
    if (b != m && b != stop && b->last && !b->last->num_successors && cgi_lift_reaches(s, from, b, m)) return false;
  return true;
}

// Where both meet again first; NULL: nowhere.
static cg_block cgi_lift_meeting(cgi_lift *s, cg_block x, cg_block y, cg_block stop) {
  cg_block best = NULL;
  for (cg_block m = s->region->first; m; m = m->next) {
    bool reached = cgi_lift_reaches(s, x, m, stop == m ? NULL : stop) && cgi_lift_reaches(s, y, m, stop == m ? NULL : stop);
    if (reached && cgi_lift_must_pass(s, x, m, stop) && cgi_lift_must_pass(s, y, m, stop) && (!best || cgi_lift_reaches(s, x, m, best))) best = m;
  }
  return best;
}

// ---- moving ---------------------------------------------------------------------------------------------------------------------------------
static void cgi_lift_move(cg_block from, cg_block into) { // all but the terminator
  cgi_block_move_ops(from, from->last, into, NULL);
}

static cgi_lift_edge cgi_lift_edge_of(cg_op branch, unsigned k) {
  static const char *const groups[] = {"trueDestOperands", "falseDestOperands"};
  cgi_lift_edge e;
  unsigned first = 0, n = branch->def->kind == CG_CF_BR ? branch->num_operands : cgi_operand_group(branch, groups[k], &first);
  e.to = branch->successors[k];
  e.values = NULL;
  e.values = cgi_push_operands(e.values, branch, first, first + n);
  return e;
}

static void cgi_lift_results(cgi_lift *s, cgi_lift_edge *edge, cg_op op, cg_block to) {
  cg_context *ctx = s->ctx;
  edge->values = NULL;
  edge->to = to;
  edge->values = cgi_push_values(ctx, edge->values, op->num_results, op->results);
}

// ---- branches -------------------------------------------------------------------------------------------------------------------------------
static bool cgi_lift_if(cgi_lift *s, cg_block into, cg_op branch, cgi_lift_edge *edge, cg_block stop) {
  cg_context *ctx = s->ctx;
  cg_block meeting = cgi_lift_meeting(s, branch->successors[0], branch->successors[1], stop);
  if (!meeting) return cgi_op_unsupported(branch, "branches to what does not meet again: no scf.if is made of it");
  cg_type *types = cgi_push_types(ctx, NULL, cg_block_num_args(meeting), meeting->args);
  cgi_builder b = cgi_builder_at_end(into, branch->loc);
  cg_op made = cgi_build_if(&b, branch->operands[CG_CF_COND_BR_CONDITION].value, cg_block_num_args(meeting), types, true);
  bool ok = true;
  for (unsigned k = 0; k < 2 && ok; k++) {
    cgi_lift_edge arm = cgi_lift_edge_of(branch, k);
    cg_block block = made->regions[k]->first;
    ok = cgi_lift_to(s, block, &arm, meeting);
    cgi_builder in = cgi_builder_at_end(block, branch->loc);
    if (ok) cgi_build_yield(&in, (unsigned)cgi_len(arm.values), arm.values);
  }
  cgi_lift_results(s, edge, made, meeting);
  return ok;
}

// ---- loops ----------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_lift_count { // i = …; i < bound; i += step
  unsigned i;
  cg_value bound, step;
} cgi_lift_count;

// The header's argument is used by the test and in the loop's blocks alone.
static bool cgi_lift_is_inside(cgi_lift *s, cg_value arg, cg_block header, cg_block body) {
  CGI_FOREACH_USE(u, arg) {
    cg_op op = u->owner;
    while (op->block->region != s->region) op = op->block->region->op;
    if (op->block == header ? op == header->last : !cgi_lift_reaches(s, body, op->block, header)) return false;
  }
  return true;
}

// The header holds its test alone, i < bound, and its only other predecessor but the entry adds a step that is known outside.
static bool cgi_lift_counts(cgi_lift *s, cg_block header, cg_block body, cgi_lift_count *c) {
  cg_op test = header->first, last = header->last, back = NULL;
  if (test->next != last || test->def->kind != CG_ARITH_CMPI || last->operands[CG_CF_COND_BR_CONDITION].value != test->results[0] ||
      last->successors[0] != body || cgi_op_int(test, "predicate") != CG_CMPI_SLT || test->results[0]->uses->next)
    return false;
  cg_value iv = test->operands[CG_LHS].value;
  c->bound = test->operands[CG_RHS].value;
  if (iv->op || iv->block != header || (!c->bound->op && c->bound->block == header)) return false;
  c->i = iv->index;
  for (cg_block b = s->region->first; b; b = b->next) {
    if (!b->last || b->last->def->kind != CG_CF_BR || b->last->successors[0] != header || !cgi_lift_reaches(s, body, b, header)) continue;
    if (back) return false;
    back = b->last;
  }
  cg_op add = back ? back->operands[c->i].value->op : NULL;
  if (!add || add->def->kind != CG_ARITH_ADDI || add->operands[CG_LHS].value != iv) return false;
  c->step = add->operands[CG_RHS].value;
  int64_t step;
  return cgi_constant_int(c->step, &step) && step > 0 && cgi_lift_is_inside(s, iv, header, body);
}

// Uses of an argument of the header: in the loop's first block or in the other one (the same, of scf.for), and behind the loop.
static void cgi_lift_replace(cg_value arg, cg_op loop, cg_value first, cg_value inside, cg_value behind) {
  for (cgi_use *u = arg->uses; u; u = arg->uses) {
    cg_op owner = u->owner, op = owner;
    cg_value to = behind;
    if (cgi_op_is_ancestor(loop, owner)) {
      while (op->block->region->op != loop) op = op->block->region->op;
      to = op->block == first->block ? first : inside;
    }
    for (unsigned i = 0; i < owner->num_operands; i++)
      if (owner->operands[i].value == arg) cgi_op_set_operand(owner, i, to);
  }
}

static bool cgi_lift_for(cgi_lift *s, cg_block into, cg_block header, cg_block body, const cgi_lift_count *c, cgi_lift_edge *edge) {
  cg_context *ctx = s->ctx;
  unsigned n = cg_block_num_args(header);
  cg_value *inits = NULL, *left = NULL;
  for (unsigned i = 0; i < n; i++)
    if (i != c->i) cgi_push(inits, edge->values[i]);
  cgi_builder b = cgi_builder_at_end(into, header->first->loc);
  int64_t step = 0;
  (void)cgi_constant_int(c->step, &step);
  cg_value by = c->bound->type->kind == CG_TYPE_INDEX ? cgi_build_index(&b, step) : cgi_build_int(&b, c->bound->type, step);
  cg_value known = cgi_build_int(&b, cgi_type_i(ctx, 1), 1);
  cg_op loop = cgi_build_for(&b, edge->values[c->i], c->bound, by, n - 1, inits), last = header->last;
  cg_block in = loop->regions[0]->first;
  cgi_lift_edge turn = cgi_lift_edge_of(last, 0);
  bool ok = turn.to == body && cgi_lift_to(s, in, &turn, header);
  if (ok) {
    for (unsigned i = 0; i < n; i++)
      if (i != c->i) cgi_push(left, turn.values[i]);
    cgi_builder end = cgi_builder_at_end(in, loop->loc);
    cgi_build_yield(&end, n - 1, left);
    cgi_lift_edge out = cgi_lift_edge_of(last, 1);
    cgi_op_set_operand(last, CG_CF_COND_BR_CONDITION, known); // the branch stays for what else is asked of the graph
    cgi_op_erase(header->first);
    for (unsigned i = 0, k = 0; i < n; i++) {
      cg_value arg = header->args[i], behind = i == c->i ? edge->values[i] : loop->results[k];
      for (size_t j = 0; j < cgi_len(out.values); j++)
        if (out.values[j] == arg) out.values[j] = behind;
      cg_value inside = in->args[i == c->i ? 0 : k + 1];
      cgi_lift_replace(arg, loop, inside, inside, behind);
      k += i != c->i;
    }
    *edge = out;
  }
  return ok;
}

static bool cgi_lift_while(cgi_lift *s, cg_block into, cg_block header, unsigned body, cgi_lift_edge *edge) {
  cg_context *ctx = s->ctx;
  unsigned n = cg_block_num_args(header);
  cg_op last = header->last;
  cgi_builder b = cgi_builder_at_end(into, last->loc);
  cg_op loop = cgi_build_while(&b, n, edge->values);
  cg_block before = loop->regions[CG_SCF_WHILE_BEFORE]->first, after = loop->regions[CG_SCF_WHILE_AFTER]->first;
  for (cg_op op = header->first; op != last; op = op->next)
    for (unsigned r = 0; r < op->num_results; r++) CGI_FOREACH_USE(u, op->results[r]) {
        cg_op owner = u->owner;
        while (owner->block->region != s->region && owner->block->region->op != loop) owner = owner->block->region->op;
        if (owner->block != header)
          return cgi_op_unsupported(op, "is computed where a loop is tested, and used elsewhere: no scf.while is made of it");
      }
  cgi_lift_move(header, before);
  cgi_lift_edge turn = cgi_lift_edge_of(last, body), out = cgi_lift_edge_of(last, 1 - body);
  if (!cgi_lift_to(s, after, &turn, header)) return false;
  cgi_builder test = cgi_builder_at_end(before, last->loc), end = cgi_builder_at_end(after, last->loc);
  cgi_build_yield(&end, (unsigned)cgi_len(turn.values), turn.values);
  cg_value *passed = NULL, condition = last->operands[CG_CF_COND_BR_CONDITION].value;
  if (body) {
    cg_value one = cgi_build_int(&test, condition->type, 1);
    condition = cgi_build_binary(&test, CG_ARITH_XORI, condition, one);
  }
  cgi_push(passed, condition);
  passed = cgi_push_values(ctx, passed, n, before->args);
  cgi_build_return(&test, CG_SCF_CONDITION, n + 1, passed);
  for (unsigned i = 0; i < n; i++) {
    cg_value arg = header->args[i];
    for (size_t j = 0; j < cgi_len(out.values); j++)
      if (out.values[j] == arg) out.values[j] = loop->results[i];
    cgi_lift_replace(arg, loop, before->args[i], after->args[i], loop->results[i]);
  }
  *edge = out;
  return true;
}

static bool cgi_lift_loop(cgi_lift *s, cg_block into, cgi_lift_edge *edge) {
  cg_block header = edge->to;
  cg_op last = header->last;
  cgi_lift_count c;
  if (last->def->kind != CG_CF_COND_BR) return cgi_op_unsupported(last, "is where a loop begins, and does not test whether it goes on");
  bool repeats[2];
  for (unsigned k = 0; k < 2; k++) repeats[k] = cgi_lift_repeats(s, last->successors[k], header);
  if (repeats[0] == repeats[1]) return cgi_op_unsupported(last, "is where a loop begins, and leaves it on neither of its branches");
  unsigned body = repeats[0] ? 0 : 1;
  if (!body && cgi_lift_counts(s, header, last->successors[0], &c)) return cgi_lift_for(s, into, header, last->successors[0], &c, edge);
  return cgi_lift_while(s, into, header, body, edge);
}

// Appends what is done from the edge on until control comes to `stop`; the edge is then the one to it. Without `stop`, until the function ends.
static bool cgi_lift_to(cgi_lift *s, cg_block into, cgi_lift_edge *edge, cg_block stop) {
  bool ok = true;
  if (++s->depth > CGI_LIFT_DEPTH) return cgi_op_unsupported(into->region->op, "[nesting] has branches that are nested too deep");
  while (ok && edge->to != stop) {
    cg_block at = edge->to;
    if (cgi_lift_is_header(s, at)) {
      ok = cgi_lift_loop(s, into, edge);
      continue;
    }
    for (unsigned i = 0; i < cg_block_num_args(at); i++)
      if (at->args[i] != edge->values[i]) cgi_value_replace_uses(at->args[i], edge->values[i]);
    cgi_lift_move(at, into);
    cg_op last = at->last;
    if (last->def->kind == CG_CF_BR) {
      *edge = cgi_lift_edge_of(last, 0);
    } else if (last->def->kind == CG_CF_COND_BR) {
      ok = cgi_lift_if(s, into, last, edge, stop);
    } else if (stop) {
      ok = cgi_op_unsupported(last, "ends the function inside of what branches or repeats");
    } else {
      cgi_op_remove(last);
      cgi_op_append(into, last);
      edge->to = NULL;
    }
  }
  s->depth--;
  return ok;
}

static bool cgi_lift_function(cg_context *ctx, cg_op func) {
  cg_region region = func->regions[0];
  cgi_lift s;
  cgi_lift_edge edge;
  unsigned blocks = 0;
  for (cg_block b = region->first; b; b = b->next, blocks++)
    if (b->last && b->last->num_successors && b->last->def->kind != CG_CF_BR && b->last->def->kind != CG_CF_COND_BR) return true;
  if (blocks > CGI_LIFT_BLOCKS) return true;
  s.ctx = ctx;
  s.region = region;
  s.depth = 0;
  cg_block entry = region->first, into = cgi_block_create(region, 0, NULL, func->loc);
  edge.to = entry;
  edge.values = NULL;
  edge.values = cgi_push_values(ctx, edge.values, cgi_len(entry->args), entry->args);
  bool ok = cgi_lift_to(&s, into, &edge, NULL);
  if (!ok) return false;
  for (cg_block b = region->first; b; b = b->next)
    if (b != into && b->last) cgi_op_erase(b->last); // a branch, all else has moved; or what no way comes to
  for (cg_block b = entry->next, next; b; b = next) {
    next = b->next;
    if (b != into && !b->first) cgi_block_erase(b);
  }
  for (cg_op op = into->first, next; op; op = next) {
    next = op->next;
    cgi_op_remove(op);
    cgi_op_append(entry, op);
  }
  cgi_block_erase(into);
  return entry->next == NULL || cgi_op_unsupported(func, "has blocks that no way comes to");
}

CGI_DEF bool cgi_pass_lift_cf_to_scf(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cg_op *functions = cgi_collect(pass->module, CG_FUNC_FUNC);
  bool ok = true;
  for (size_t i = 0; i < cgi_len(functions); i++) {
    cg_region body = functions[i]->num_regions ? functions[i]->regions[0] : NULL;
    if (body && body->first && body->first != body->last) ok = cgi_lift_function(ctx, functions[i]) && ok;
  }
  return ok;
}
#endif
