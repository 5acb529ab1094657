// Conditions that keep what lies around an image from being read are tested in front of a loop: those that it does not change, and those that hold
// for all rounds if they do for the first and the last one, as comparisons do of what changes evenly. Where all hold, the loop is written without
// them, else as it is. Most invocations read within the image.
//
//   for (i…) { x = c ? load(i) : 0; … }   →   if (c) { for (i…) { x = true ? load(i) : 0; … } } else { for (i…) { x = c ? load(i) : 0; … } }
#include "c/emit.h"

#define CGI_C_CONDITIONS 8   // that are tested at once
#define CGI_C_UNSWITCHED 512 // operations of a loop that is written twice
#define CGI_C_GUARD_OPS 64   // that one condition takes

enum { CGI_C_GUARD_SLICE = 1, CGI_C_GUARD_WANTED = 2, CGI_C_GUARD_UNWRITTEN = 4 }; // of a value's `guard`

static bool cgi_c_is_within(cg_value v, cg_block body) {
  cg_op op = cg_value_op(v);
  return op ? cg_op_block(op) == body : cg_value_block(v) == body;
}

// ---- conditions of all rounds ---------------------------------------------------------------------------------------------------------------
// Whether v is the same in all rounds, or else grows evenly with the loop's variable. `budget` bounds the search.
typedef enum cgi_c_change { CGI_C_SAME, CGI_C_EVEN, CGI_C_UNEVEN } cgi_c_change;

static cgi_c_change cgi_c_change_of(cg_value v, cg_block body, unsigned *budget) {
  cg_op op = cg_value_op(v);
  cgi_c_change all = CGI_C_SAME;
  if (!cgi_c_is_within(v, body)) return CGI_C_SAME;
  if (!op) return v == cg_block_arg(body, 0) && cg_type_get_kind(cg_value_type(v)) == CG_TYPE_INDEX ? CGI_C_EVEN : CGI_C_UNEVEN;
  if (!*budget || cg_op_num_results(op) != 1 || !cg_op_has_trait(op, CG_TRAIT_PURE) || !cgi_c_keeps_uniform(op)) return CGI_C_UNEVEN;
  --*budget;
  for (unsigned i = 0; i < cg_op_num_operands(op); i++) {
    cgi_c_change one = cgi_c_change_of(cg_op_operand(op, i), body, budget);
    if (one == CGI_C_EVEN && all == CGI_C_EVEN && cg_op_get_kind(op) == CG_ARITH_MULI) return CGI_C_UNEVEN;
    all = one > all ? one : all;
  }
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_ADDI:
  case CG_ARITH_SUBI:
  case CG_ARITH_MULI: return all;
  default: return all == CGI_C_SAME ? CGI_C_SAME : CGI_C_UNEVEN;
  }
}

// Whether v holds in all rounds if it does in the first and the last one.
static bool cgi_c_is_guard(cg_value v, cg_block body, unsigned *budget) {
  cg_op op = cg_value_op(v);
  if (!cgi_c_is_within(v, body)) return true;
  if (!op || !*budget) return false;
  --*budget;
  if (cg_op_get_kind(op) == CG_ARITH_ANDI)
    return cgi_c_is_guard(cg_op_operand(op, CG_LHS), body, budget) && cgi_c_is_guard(cg_op_operand(op, CG_RHS), body, budget);
  if (cg_op_get_kind(op) != CG_ARITH_CMPI || cg_type_get_kind(cg_value_type(cg_op_operand(op, CG_LHS))) != CG_TYPE_INDEX) return false;
  cgi_c_change lhs = cgi_c_change_of(cg_op_operand(op, CG_LHS), body, budget), rhs = cgi_c_change_of(cg_op_operand(op, CG_RHS), body, budget);
  cg_attr predicate = cg_op_attr(op, "predicate");
  if (!predicate || lhs == CGI_C_UNEVEN || rhs == CGI_C_UNEVEN) return false;
  switch (cg_attr_int(predicate)) {
  case CG_CMPI_SLT:
  case CG_CMPI_SLE:
  case CG_CMPI_SGT:
  case CG_CMPI_SGE: return true;
  case CG_CMPI_ULT:
  case CG_CMPI_ULE: return rhs == CGI_C_SAME; // from 0 on
  default: return false;
  }
}

// Writes what v, of the loop, is for the round that its variable is bound to.
static bool cgi_c_write_guard(cgi_c_emitter *e, cg_value v, cg_block body) {
  cg_op op = cg_value_op(v);
  if (!op || cg_op_block(op) != body) return true;
  for (unsigned i = 0; i < cg_op_num_operands(op); i++)
    if (!cgi_c_write_guard(e, cg_op_operand(op, i), body)) return false;
  cgi_c_value *slot = cgi_c_slot(e, v);
  if (slot) slot->guard |= CGI_C_GUARD_SLICE;
  return cgi_c_emit_op(e, op);
}

// The conditions of selections in the loop that can be tested in front of it. 0: none, or too much.
static unsigned cgi_c_conditions(cgi_c_emitter *e, cg_block body, cg_value *found) {
  unsigned n = 0, ops = 0;
  for (cg_op op = cg_block_first(body); op; op = cg_op_next(op)) {
    if (cg_op_num_regions(op) || ++ops > CGI_C_UNSWITCHED) return 0;
    if (cg_op_get_kind(op) != CG_ARITH_SELECT || !cgi_c_is_needed(e, op)) continue;
    cg_value c = cg_op_operand(op, CG_ARITH_SELECT_CONDITION);
    cg_op from = cg_value_op(c);
    unsigned i = 0, budget = CGI_C_GUARD_OPS;
    if (cg_type_get_kind(cg_value_type(c)) != CG_TYPE_INTEGER || (from && cg_op_get_kind(from) == CG_ARITH_CONSTANT)) continue;
    if (!cgi_c_is_guard(c, body, &budget)) continue;
    while (i < n && found[i] != c) i++;
    if (i == CGI_C_CONDITIONS) return 0;
    if (i == n) found[n++] = c;
  }
  return n;
}

// What only conditions that hold read is not written; `held` is false to take that back.
static void cgi_c_hold(cgi_c_emitter *e, cg_block body, const cg_value *conditions, unsigned n, bool held) {
  cgi_c_value *slot;
  for (cg_op op = cg_block_first(body); op; op = cg_op_next(op)) {
    slot = cg_op_num_results(op) == 1 ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
    if (slot) slot->guard &= held ? CGI_C_GUARD_SLICE : 0;
  }
  for (unsigned i = 0; i < n && held; i++)
    if ((slot = cgi_c_slot(e, conditions[i])) != NULL && cgi_c_is_within(conditions[i], body)) slot->guard = CGI_C_GUARD_UNWRITTEN;
  for (cg_op op = held ? cg_block_last(body) : NULL; op; op = cg_op_prev(op)) {
    slot = cg_op_num_results(op) == 1 ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
    if (slot && slot->guard == CGI_C_GUARD_SLICE) slot->guard = CGI_C_GUARD_UNWRITTEN; // nothing read it
    if (!cgi_c_is_needed(e, op)) continue;
    for (unsigned i = 0; i < cgi_c_num_sources(e, op); i++)
      if ((slot = cgi_c_slot(e, cgi_c_source(e, op, i))) != NULL && slot->guard != CGI_C_GUARD_UNWRITTEN) slot->guard |= CGI_C_GUARD_WANTED;
  }
}

CGI_C_DEF bool cgi_c_is_unwritten(cgi_c_emitter *e, cg_op op) {
  const cgi_c_value *slot = cg_op_num_results(op) == 1 ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
  return slot && slot->guard & CGI_C_GUARD_UNWRITTEN;
}

CGI_C_DEF bool cgi_c_unswitch(cgi_c_emitter *e, cg_block body, const char *first, const char *last, bool (*write)(cgi_c_emitter *e, const void *user),
                              const void *user) {
  cg_value conditions[CGI_C_CONDITIONS];
  const char *texts[CGI_C_CONDITIONS], *all = NULL, *ends[2];
  unsigned n = cgi_c_conditions(e, body, conditions);
  ends[0] = first;
  ends[1] = last;
  for (unsigned i = 0; i < n; i++) {
    bool within = cgi_c_is_within(conditions[i], body);
    for (unsigned k = 0; k < (within ? 2u : 1u); k++) {
      if (within) cgi_c_bind(e, cg_block_arg(body, 0), ends[k]);
      if (within && !cgi_c_write_guard(e, conditions[i], body)) return false;
      texts[i] = cgi_c_ref(e, conditions[i]);
      all = all ? cgi_c_format(e, "%s && %s", all, texts[i]) : texts[i];
    }
  }
  if (!n) return write(e, user);
  cgi_c_open_if(e, all);
  cgi_c_hold(e, body, conditions, n, true);
  for (unsigned i = 0; i < n; i++) cgi_c_bind(e, conditions[i], "true");
  bool ok = write(e, user);
  cgi_c_hold(e, body, conditions, n, false);
  for (unsigned i = 0; i < n; i++) cgi_c_bind(e, conditions[i], texts[i]);
  e->indent--;
  cgi_c_open_if(e, NULL);
  ok = ok && write(e, user);
  cgi_c_close(e);
  return ok && e->result == CG_OK;
}

#undef CGI_C_CONDITIONS
#undef CGI_C_UNSWITCHED
#undef CGI_C_GUARD_OPS
