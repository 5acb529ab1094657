// generalize: named linalg ops become linalg.generic.
//
//   %0 = linalg.matmul ins(%a, %b) outs(%c)
//   -->
//   %0 = linalg.generic {indexing_maps = […], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b) outs(%c) { … mulf … addf … }
//
// Requires: structured ops on tensors or buffers. Preserves: everything else, and attributes that are not the op's own.
#include "passes/pass_table.h"
#include "support/structured.h"

static bool cgi_generalize_op(cg_op op, void *user) {
  (void)user;
  cgi_generalize(op);
  return true;
}

CGI_DEF bool cgi_pass_generalize(cgi_pass *pass) { return cgi_walk_post(pass->module, cgi_generalize_op, NULL); }
