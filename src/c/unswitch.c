// Conditions that a loop does not change, such as those that keep what lies around an image from being read, are tested in front of it: where all
// hold, the loop is written without them, else as it is. Most invocations read within the image.
//
//   for (i…) { x = c ? load(i) : 0; … }     →     if (c) { for (i…) { x = true ? load(i) : 0; … } } else { for (i…) { x = c ? load(i) : 0; … } }
#include "c/emit.h"

#define CGI_C_CONDITIONS 8   // that are tested at once
#define CGI_C_UNSWITCHED 512 // operations of a loop that is written twice

static bool cgi_c_is_within(cg_value v, cg_block body) {
  cg_op op = cg_value_op(v);
  return op ? cg_op_block(op) == body : cg_value_block(v) == body;
}

// The conditions of selections in the loop that come from outside of it. 0: none, or too much.
static unsigned cgi_c_conditions(cgi_c_emitter *e, cg_block body, cg_value *found) {
  unsigned n = 0, ops = 0;
  for (cg_op op = cg_block_first(body); op; op = cg_op_next(op)) {
    if (cg_op_num_regions(op) || ++ops > CGI_C_UNSWITCHED) return 0;
    if (cg_op_get_kind(op) != CG_ARITH_SELECT || !cgi_c_is_needed(e, op)) continue;
    cg_value c = cg_op_operand(op, CG_ARITH_SELECT_CONDITION);
    cg_op from = cg_value_op(c);
    unsigned i = 0;
    if (cg_type_get_kind(cg_value_type(c)) != CG_TYPE_INTEGER || cgi_c_is_within(c, body) || (from && cg_op_get_kind(from) == CG_ARITH_CONSTANT))
      continue;
    while (i < n && found[i] != c) i++;
    if (i == CGI_C_CONDITIONS) return 0;
    if (i == n) found[n++] = c;
  }
  return n;
}

CGI_C_DEF bool cgi_c_unswitch(cgi_c_emitter *e, cg_block body, bool (*write)(cgi_c_emitter *e, const void *user), const void *user) {
  cg_value conditions[CGI_C_CONDITIONS];
  const char *texts[CGI_C_CONDITIONS], *all = NULL;
  unsigned n = cgi_c_conditions(e, body, conditions);
  for (unsigned i = 0; i < n; i++) {
    texts[i] = cgi_c_ref(e, conditions[i]);
    all = all ? cgi_c_format(e, "%s && %s", all, texts[i]) : texts[i];
  }
  if (!n) return write(e, user);
  cgi_c_open_if(e, all);
  for (unsigned i = 0; i < n; i++) cgi_c_bind(e, conditions[i], "true");
  bool ok = write(e, user);
  for (unsigned i = 0; i < n; i++) cgi_c_bind(e, conditions[i], texts[i]);
  e->indent--;
  cgi_c_open_if(e, NULL);
  ok = ok && write(e, user);
  cgi_c_close(e);
  return ok && e->result == CG_OK;
}

#undef CGI_C_CONDITIONS
#undef CGI_C_UNSWITCHED
