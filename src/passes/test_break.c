// test-break: a pass that is wrong on purpose, to show that --validate and the verifier catch such ones. In test builds only (CODEGEN_TEST_PASSES).
//
//   kind=wrong-op        the first arith.addf becomes arith.subf
//   kind=race            every memref.store of a kernel goes to element 0
//   kind=out-of-bounds   every memref.store of a kernel goes past the end
//   kind=invalid         the first arith.addf uses its own result
#include "passes/pass_table.h"

#ifdef CODEGEN_TEST_PASSES

typedef enum { CGI_TEST_BREAK_WRONG_OP, CGI_TEST_BREAK_RACE, CGI_TEST_BREAK_OUT_OF_BOUNDS, CGI_TEST_BREAK_INVALID } cgi_test_break_kind;
typedef struct {
  cg_context *ctx;
  cgi_test_break_kind kind;
  bool done;
} cgi_test_break_state;

static bool cgi_test_break_visit(cg_op op, void *user) {
  cgi_test_break_state *s = (cgi_test_break_state *)user;
  cgi_builder b;
  if (s->kind == CGI_TEST_BREAK_WRONG_OP && op->def->kind == CG_ARITH_ADDF && !s->done) {
    b = cgi_builder_before(op);
    cgi_op_replace1(op, cgi_build_binary(&b, CG_ARITH_SUBF, op->operands[CG_LHS].value, op->operands[CG_RHS].value));
    s->done = true;
  } else if (s->kind == CGI_TEST_BREAK_INVALID && op->def->kind == CG_ARITH_ADDF && !s->done) {
    cgi_op_set_operand(op, 0, op->results[0]);
    s->done = true;
  } else if ((s->kind == CGI_TEST_BREAK_RACE || s->kind == CGI_TEST_BREAK_OUT_OF_BOUNDS) && op->def->kind == CG_MEMREF_STORE) {
    b = cgi_builder_before(op);
    for (unsigned i = 2; i < op->num_operands; i++) cgi_op_set_operand(op, i, cgi_build_index(&b, s->kind == CGI_TEST_BREAK_RACE ? 0 : 1000000));
  }
  return true;
}

CGI_DEF bool cgi_pass_test_break(cgi_pass *pass) {
  cg_str kind = cgi_pass_option(pass, "kind", "wrong-op");
  cgi_test_break_state s;
  s.ctx = pass->ctx;
  s.kind = cgi_str_is(kind, "race")            ? CGI_TEST_BREAK_RACE
           : cgi_str_is(kind, "out-of-bounds") ? CGI_TEST_BREAK_OUT_OF_BOUNDS
           : cgi_str_is(kind, "invalid")       ? CGI_TEST_BREAK_INVALID
                                               : CGI_TEST_BREAK_WRONG_OP;
  s.done = false;
  cgi_walk_post(pass->module, cgi_test_break_visit, &s);
  return true;
}
#endif
