// interchange{permutation=…}: permutes the loops of every linalg.generic that has as many loops as the permutation. Loop i of the result is loop
// permutation[i] of the input; without a permutation the parallel loops come first.
//
//   iterator_types = ["reduction", "parallel"], (d0, d1) -> (d1, d0)
//   --> permutation=1,0
//   iterator_types = ["parallel", "reduction"], (d0, d1) -> (d0, d1)
//
// Requires: generics (generalize makes them). Preserves: results, up to the order in which a reduction runs.
#include "passes/pass_table.h"
#include "support/structured.h"

typedef struct cgi_interchange_state {
  unsigned n;
  bool given;
  unsigned permutation[CGI_MAX_LOOPS];
} cgi_interchange_state;

static void cgi_interchange_parallel_first(cg_op op, cgi_interchange_state *s) {
  unsigned loops = cgi_linalg_num_loops(op);
  s->n = 0;
  for (unsigned i = 0; i < loops; ++i)
    if (cgi_linalg_is_parallel(op, i)) s->permutation[s->n++] = i;
  for (unsigned i = 0; i < loops; ++i)
    if (!cgi_linalg_is_parallel(op, i)) s->permutation[s->n++] = i;
}

static bool cgi_interchange_op(cg_op op, void *user) {
  cgi_interchange_state s = *(const cgi_interchange_state *)user;
  if (cg_op_get_kind(op) != CG_LINALG_GENERIC || cg_op_num_operands(op) > CGI_MAX_GENERIC_OPERANDS || cgi_linalg_num_loops(op) > CGI_MAX_LOOPS)
    return true;
  if (!s.given) cgi_interchange_parallel_first(op, &s);
  if (s.n != cgi_linalg_num_loops(op)) return true;
  cg_context *ctx = op->ctx;
  cg_expr e[CGI_MAX_LOOPS];
  bool reduction[CGI_MAX_LOOPS];
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  for (unsigned i = 0; i < s.n; ++i) {
    e[s.permutation[i]] = cgi_expr_dim(ctx, i);
    reduction[i] = cgi_linalg_is_reduction(op, s.permutation[i]);
  }
  for (unsigned m = 0; m < cg_op_num_operands(op); ++m) {
    cg_map map = cgi_linalg_map(op, m);
    cg_expr results[CGI_MAX_LOOPS];
    unsigned n = cg_map_num_results(map);
    if (n > CGI_MAX_LOOPS) return true;
    for (unsigned r = 0; r < n; ++r) results[r] = cgi_expr_replace(ctx, cg_map_result(map, r), e, s.n, NULL, 0);
    maps[m] = cgi_map_make(ctx, s.n, 0, n, results);
  }
  cgi_set_generic_loops(op, cg_op_num_operands(op), maps, s.n, reduction);
  cgi_remap_indices(cgi_linalg_body(op), s.n, e);
  return true;
}

// "1,0,2", also in brackets and with blanks.
static bool cgi_interchange_parse(cg_str text, cgi_interchange_state *s) {
  unsigned seen = 0;
  size_t i = 0;
  while (i < text.len) {
    char c = text.data[i];
    if (c == ' ' || c == ',' || c == '[' || c == ']') {
      ++i;
      continue;
    }
    unsigned v = 0, digits = 0;
    for (; i < text.len && text.data[i] >= '0' && text.data[i] <= '9' && digits < 3; ++i, ++digits) v = v * 10 + (unsigned)(text.data[i] - '0');
    if (!digits || v >= CGI_MAX_LOOPS || (seen >> v & 1u) || s->n == CGI_MAX_LOOPS) return false;
    seen |= 1u << v;
    s->permutation[s->n++] = v;
  }
  return seen == (s->n == 32 ? UINT32_MAX : (1u << s->n) - 1);
}

CGI_DEF bool cgi_pass_interchange(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cgi_interchange_state s;
  memset(&s, 0, sizeof s);
  cg_str text = cgi_pass_option(pass, "permutation", "");
  if (!cgi_interchange_parse(text, &s))
    return cgi_error(ctx, cgi_loc_unknown(ctx), "interchange: '%S' is no permutation of the numbers from 0", text);
  s.given = s.n != 0;
  return cgi_walk_post(pass->module, cgi_interchange_op, &s);
}
