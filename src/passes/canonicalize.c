// canonicalize: every dialect's folds and canonicalization patterns, and removal of dead pure ops, until nothing changes.
//
//   %s = arith.addi %c1, %x          %s = arith.addi %x, %c1
//   %t = arith.addi %s, %c2     →    (gone)
//   %u = arith.muli %t, %c1          %t = arith.addi %x, %c3
//
// Requires: verified IR of any phase. Preserves: everything but the form.
#include "passes/pass_table.h"

CGI_DEF void cgi_canonicalize(cg_op root) {
  cg_context *ctx = root->ctx;
  cgi_pattern *patterns = NULL;
  const cgi_dialect *d;
  for (unsigned i = 0; (d = cgi_dialect_at(i)) != NULL; i++)
    for (unsigned k = 0; k < d->num_patterns; k++) cgi_push(patterns, d->patterns[k]);
  cgi_rewrite_greedily(root, patterns, cgi_len(patterns), NULL);
}

CGI_DEF bool cgi_pass_canonicalize(cgi_pass *pass) {
  cgi_canonicalize(pass->module);
  return !pass->ctx->has_error;
}
