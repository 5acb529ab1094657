// strip-debug: locations go.
//
//   %0 = arith.addf %arg0, %arg1 : f32 loc("f.mlir":3:2)     →     %0 = arith.addf %arg0, %arg1 : f32
//
// Requires: nothing. Preserves: the IR itself.
#include "passes/pass_table.h"

static bool cgi_strip_debug_one(cg_op op, void *user) {
  cg_loc unknown = (cg_loc)user;
  op->loc = unknown;
  for (unsigned r = 0; r < op->num_regions; r++) CGI_FOREACH_BLOCK(b, op->regions[r]) {
      for (unsigned i = 0; i < cg_block_num_args(b); i++) b->args[i]->loc = unknown;
    }
  return true;
}

CGI_DEF bool cgi_pass_strip_debug(cgi_pass *pass) {
  union {
    cg_loc loc;
    void *user;
  } u;
  u.loc = cgi_loc_unknown(pass->ctx);
  return cgi_walk_pre(pass->module, cgi_strip_debug_one, u.user);
}
