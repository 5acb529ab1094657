// Affine expressions and maps: uniqued, simplified as they are made.
#include "ir/ir.h"
#include "ir/unique.h"

static cg_expr cgi_expr_make(cg_context *ctx, cg_expr_kind kind, int64_t value, cg_expr lhs, cg_expr rhs) {
  cgi_key_begin(ctx, CGI_KEY_EXPR, (unsigned)kind);
  cgi_key_word(ctx, (uint64_t)value);
  cgi_key_ptr(ctx, lhs);
  cgi_key_ptr(ctx, rhs);
  void **slot = cgi_key_find(ctx);
  if (!*slot) {
    struct cg_expr_s *e = CGI_NEW_HANDLE(ctx, struct cg_expr_s);
    e->ctx = ctx;
    e->kind = kind;
    e->value = value;
    e->lhs = lhs;
    e->rhs = rhs;
    *slot = e;
  }
  return (cg_expr)*slot;
}

CGI_DEF cg_expr cgi_expr_const(cg_context *ctx, int64_t v) { return cgi_expr_make(ctx, CG_EXPR_CONST, v, NULL, NULL); }
CGI_DEF cg_expr cgi_expr_dim(cg_context *ctx, unsigned i) { // the first ones are asked for all the time
  cg_expr *known = i < CGI_KNOWN_DIMS ? &ctx->dims[i] : NULL;
  if (known && *known) return *known;
  cg_expr e = cgi_expr_make(ctx, CG_EXPR_DIM, (int64_t)i, NULL, NULL);
  if (known) *known = e;
  return e;
}
CGI_DEF cg_expr cgi_expr_symbol(cg_context *ctx, unsigned i) { return cgi_expr_make(ctx, CG_EXPR_SYMBOL, (int64_t)i, NULL, NULL); }

static bool cgi_expr_fold(cg_expr_kind kind, int64_t a, int64_t b, int64_t *out) {
  switch (kind) {
  case CG_EXPR_ADD: return cgi_checked_add(a, b, out);
  case CG_EXPR_MUL: return cgi_checked_mul(a, b, out);
  default: break;
  }
  if (b == 0 || (b == -1 && a == INT64_MIN)) return false;
  int64_t q = a / b, r = a % b;
  bool inexact = r != 0, negative = (a < 0) != (b < 0);
  switch (kind) {
  case CG_EXPR_FLOORDIV: *out = q - (inexact && negative); return true;
  case CG_EXPR_CEILDIV: *out = q + (inexact && !negative); return true;
  case CG_EXPR_MOD: *out = r + (inexact && negative ? b : 0); return true;
  default: return false;
  }
}

// The largest constant known to divide the expression.
static int64_t cgi_expr_divisor(cg_expr e, unsigned depth) {
  if (depth > 64) return 1;
  switch (e->kind) {
  case CG_EXPR_CONST: return e->value < 0 ? (e->value == INT64_MIN ? 1 : -e->value) : e->value;
  case CG_EXPR_MUL: {
    int64_t a = cgi_expr_divisor(e->lhs, depth + 1), b = cgi_expr_divisor(e->rhs, depth + 1), r = 1;
    return cgi_checked_mul(a, b, &r) ? r : 1;
  }
  case CG_EXPR_ADD:
  case CG_EXPR_MOD: {
    int64_t a = cgi_expr_divisor(e->lhs, depth + 1), b = cgi_expr_divisor(e->rhs, depth + 1);
    while (b) {
      int64_t t = a % b;
      a = b;
      b = t;
    }
    return a;
  }
  default: return 1;
  }
}

// Splits t into a term and its constant factor: d0 * 3 gives (d0, 3).
static cg_expr cgi_expr_term(cg_expr t, int64_t *factor) {
  if (t->kind == CG_EXPR_MUL && t->rhs->kind == CG_EXPR_CONST) {
    *factor = t->rhs->value;
    return t->lhs;
  }
  *factor = 1;
  return t;
}

// a + b where a is a left-leaning sum whose constant, if any, comes last: merges b into an equal term where there is one.
static cg_expr cgi_expr_add_term(cg_context *ctx, cg_expr a, cg_expr b) {
  int64_t fb;
  cg_expr tb = cgi_expr_term(b, &fb);
  for (cg_expr s = a;; s = s->lhs) {
    cg_expr last = s->kind == CG_EXPR_ADD ? s->rhs : s;
    int64_t fa, sum;
    if (last->kind != CG_EXPR_CONST && cgi_expr_term(last, &fa) == tb && cgi_checked_add(fa, fb, &sum)) {
      cg_expr merged = cgi_expr_mul(ctx, tb, cgi_expr_const(ctx, sum));
      // Rebuild the sum without `last`, then with the merged term in its place.
      cg_expr rest = NULL;
      cg_expr terms[64];
      unsigned n = 0;
      for (cg_expr r = a;; r = r->lhs) {
        if (n == 64) return cgi_expr_make(ctx, CG_EXPR_ADD, 0, a, b);
        cg_expr t = r->kind == CG_EXPR_ADD ? r->rhs : r;
        terms[n++] = t == last ? merged : t;
        if (r->kind != CG_EXPR_ADD) break;
      }
      while (n-- > 0) {
        if (terms[n]->kind == CG_EXPR_CONST && terms[n]->value == 0) continue;
        rest = rest ? cgi_expr_make(ctx, CG_EXPR_ADD, 0, rest, terms[n]) : terms[n];
      }
      return rest ? rest : cgi_expr_const(ctx, 0);
    }
    if (s->kind != CG_EXPR_ADD) break;
  }
  return cgi_expr_make(ctx, CG_EXPR_ADD, 0, a, b);
}

CGI_DEF cg_expr cgi_expr_add(cg_context *ctx, cg_expr a, cg_expr b) {
  int64_t r;
  if (a->kind == CG_EXPR_CONST && b->kind == CG_EXPR_CONST && cgi_checked_add(a->value, b->value, &r)) return cgi_expr_const(ctx, r);
  if (a->kind == CG_EXPR_CONST && b->kind != CG_EXPR_CONST) {
    cg_expr t = a;
    a = b;
    b = t;
  }
  if (b->kind == CG_EXPR_CONST) {
    if (b->value == 0) return a;
    if (a->kind == CG_EXPR_ADD && a->rhs->kind == CG_EXPR_CONST && cgi_checked_add(a->rhs->value, b->value, &r))
      return cgi_expr_add(ctx, a->lhs, cgi_expr_const(ctx, r));
    return cgi_expr_make(ctx, CG_EXPR_ADD, 0, a, b);
  }
  if (b->kind == CG_EXPR_ADD) return cgi_expr_add(ctx, cgi_expr_add(ctx, a, b->lhs), b->rhs);
  if (a->kind == CG_EXPR_ADD && a->rhs->kind == CG_EXPR_CONST) return cgi_expr_add(ctx, cgi_expr_add(ctx, a->lhs, b), a->rhs);
  return cgi_expr_add_term(ctx, a, b);
}

CGI_DEF cg_expr cgi_expr_mul(cg_context *ctx, cg_expr a, cg_expr b) {
  int64_t r;
  if (a->kind == CG_EXPR_CONST && b->kind != CG_EXPR_CONST) {
    cg_expr t = a;
    a = b;
    b = t;
  }
  if (b->kind == CG_EXPR_CONST) {
    if (a->kind == CG_EXPR_CONST && cgi_checked_mul(a->value, b->value, &r)) return cgi_expr_const(ctx, r);
    if (b->value == 0) return b;
    if (b->value == 1) return a;
    if (a->kind == CG_EXPR_MUL && a->rhs->kind == CG_EXPR_CONST && cgi_checked_mul(a->rhs->value, b->value, &r))
      return cgi_expr_mul(ctx, a->lhs, cgi_expr_const(ctx, r));
    if (a->kind == CG_EXPR_ADD) return cgi_expr_add(ctx, cgi_expr_mul(ctx, a->lhs, b), cgi_expr_mul(ctx, a->rhs, b));
  }
  return cgi_expr_make(ctx, CG_EXPR_MUL, 0, a, b);
}

CGI_DEF cg_expr cgi_expr_sub(cg_context *ctx, cg_expr a, cg_expr b) { return cgi_expr_add(ctx, a, cgi_expr_mul(ctx, b, cgi_expr_const(ctx, -1))); }

// a / c exactly, where c divides every term of a.
static cg_expr cgi_expr_divide_exactly(cg_context *ctx, cg_expr a, int64_t c) {
  if (a->kind == CG_EXPR_CONST) return cgi_expr_const(ctx, a->value / c);
  if (a->kind == CG_EXPR_ADD) return cgi_expr_add(ctx, cgi_expr_divide_exactly(ctx, a->lhs, c), cgi_expr_divide_exactly(ctx, a->rhs, c));
  if (a->kind == CG_EXPR_MUL && a->rhs->kind == CG_EXPR_CONST) return cgi_expr_mul(ctx, a->lhs, cgi_expr_const(ctx, a->rhs->value / c));
  return a;
}

// Every term is a constant or has a constant factor that c divides.
static bool cgi_expr_divides_all(cg_expr a, int64_t c) {
  if (a->kind == CG_EXPR_CONST) return a->value % c == 0;
  if (a->kind == CG_EXPR_ADD) return cgi_expr_divides_all(a->lhs, c) && cgi_expr_divides_all(a->rhs, c);
  return a->kind == CG_EXPR_MUL && a->rhs->kind == CG_EXPR_CONST && a->rhs->value % c == 0;
}

CGI_DEF cg_expr cgi_expr_binary(cg_context *ctx, cg_expr_kind kind, cg_expr a, cg_expr b) {
  if (kind == CG_EXPR_ADD) return cgi_expr_add(ctx, a, b);
  if (kind == CG_EXPR_MUL) return cgi_expr_mul(ctx, a, b);
  int64_t r;
  if (a->kind == CG_EXPR_CONST && b->kind == CG_EXPR_CONST && cgi_expr_fold(kind, a->value, b->value, &r)) return cgi_expr_const(ctx, r);
  if (b->kind == CG_EXPR_CONST && b->value > 0) {
    int64_t c = b->value;
    if (kind == CG_EXPR_MOD) {
      if (c == 1 || cgi_expr_divisor(a, 0) % c == 0) return cgi_expr_const(ctx, 0);
      if (a->kind == CG_EXPR_MOD && a->rhs->kind == CG_EXPR_CONST && a->rhs->value > 0 && a->rhs->value % c == 0)
        return cgi_expr_binary(ctx, kind, a->lhs, b);
    } else {
      if (c == 1) return a;
      if (cgi_expr_divides_all(a, c)) return cgi_expr_divide_exactly(ctx, a, c);
    }
  }
  return cgi_expr_make(ctx, kind, 0, a, b);
}

CGI_DEF cg_expr cgi_expr_replace(cg_context *ctx, cg_expr e, const cg_expr *dims, unsigned nd, const cg_expr *syms, unsigned ns) {
  switch (e->kind) {
  case CG_EXPR_CONST: return e;
  case CG_EXPR_DIM: return (uint64_t)e->value < nd && dims && dims[e->value] ? dims[e->value] : e;
  case CG_EXPR_SYMBOL: return (uint64_t)e->value < ns && syms && syms[e->value] ? syms[e->value] : e;
  default: return cgi_expr_binary(ctx, e->kind, cgi_expr_replace(ctx, e->lhs, dims, nd, syms, ns), cgi_expr_replace(ctx, e->rhs, dims, nd, syms, ns));
  }
}

CGI_DEF bool cgi_expr_eval(cg_expr e, const int64_t *dims, const int64_t *syms, int64_t *out) {
  int64_t a, b;
  switch (e->kind) {
  case CG_EXPR_CONST: *out = e->value; return true;
  case CG_EXPR_DIM: *out = dims[e->value]; return true;
  case CG_EXPR_SYMBOL: *out = syms[e->value]; return true;
  default: return cgi_expr_eval(e->lhs, dims, syms, &a) && cgi_expr_eval(e->rhs, dims, syms, &b) && cgi_expr_fold(e->kind, a, b, out);
  }
}

CGI_DEF bool cgi_expr_uses_dim(cg_expr e, unsigned i) {
  if (e->kind == CG_EXPR_DIM) return e->value == (int64_t)i;
  return e->lhs && (cgi_expr_uses_dim(e->lhs, i) || cgi_expr_uses_dim(e->rhs, i));
}

static bool cgi_expr_add_dims(cg_expr e, int64_t by, const int64_t *sizes, int *dim, int64_t *all) {
  if (e->kind == CG_EXPR_CONST) return !e->value;
  if (e->kind == CG_EXPR_ADD) return cgi_expr_add_dims(e->lhs, by, sizes, dim, all) && cgi_expr_add_dims(e->rhs, by, sizes, dim, all);
  if (e->kind == CG_EXPR_MUL && e->rhs->kind == CG_EXPR_CONST)
    return cgi_checked_mul(by, e->rhs->value, &by) && cgi_expr_add_dims(e->lhs, by, sizes, dim, all);
  if (e->kind != CG_EXPR_DIM) return false;
  if (sizes[e->value] == 1) return true;
  if (*dim >= 0 && *dim != e->value) return false;
  *dim = (int)e->value;
  return cgi_checked_add(*all, by, all);
}

CGI_DEF bool cgi_expr_only_dim(cg_expr e, const int64_t *sizes, int *dim, int64_t *by) {
  *dim = -1;
  *by = 0;
  return cgi_expr_add_dims(e, 1, sizes, dim, by);
}

CGI_DEF bool cgi_expr_uses_symbols_from(cg_expr e, unsigned i) {
  if (e->kind == CG_EXPR_SYMBOL) return e->value >= (int64_t)i;
  return e->lhs && (cgi_expr_uses_symbols_from(e->lhs, i) || cgi_expr_uses_symbols_from(e->rhs, i));
}
CODEGEN_API cg_expr cg_expr_lhs(cg_expr e) { return CGI_LIVE(e) ? e->lhs : NULL; }
CODEGEN_API cg_expr cg_expr_rhs(cg_expr e) { return CGI_LIVE(e) ? e->rhs : NULL; }

// ---- maps ----------------------------------------------------------------------------------------------------------------------------------
CGI_DEF cg_map cgi_map_make(cg_context *ctx, unsigned nd, unsigned ns, unsigned nr, const cg_expr *results) {
  cgi_key_begin(ctx, CGI_KEY_MAP, 0);
  cgi_key_word(ctx, (uint64_t)nd << 32 | ns);
  for (unsigned i = 0; i < nr; i++) cgi_key_ptr(ctx, results[i]);
  void **slot = cgi_key_find(ctx);
  if (!*slot) {
    const cg_expr *copy = (const cg_expr *)cgi_copy(ctx, results, nr * sizeof *results);
    struct cg_map_s *m = CGI_NEW_HANDLE(ctx, struct cg_map_s);
    m->ctx = ctx;
    m->num_dims = nd;
    m->num_symbols = ns;
    m->num_results = nr;
    m->results = copy;
    *slot = m;
  }
  return (cg_map)*slot;
}

CGI_DEF cg_map cgi_map_permutation(cg_context *ctx, unsigned nd, unsigned nr, const unsigned *dims) {
  cg_expr *results = CGI_NEW_ARRAY(ctx, cg_expr, nr);
  for (unsigned i = 0; i < nr; i++) results[i] = cgi_expr_dim(ctx, dims ? dims[i] : i);
  cg_map m = cgi_map_make(ctx, nd, 0, nr, results);
  cgi_free(ctx, results, nr * sizeof *results);
  return m;
}

CGI_DEF cg_map cgi_map_identity(cg_context *ctx, unsigned n) { return cgi_map_permutation(ctx, n, n, NULL); }

CGI_DEF cg_map cgi_map_compose(cg_context *ctx, cg_map f, cg_map g) {
  unsigned ns = f->num_symbols, total = ns + g->num_symbols;
  cg_expr *inner = CGI_NEW_ARRAY(ctx, cg_expr, g->num_results), *shift = CGI_NEW_ARRAY(ctx, cg_expr, g->num_symbols);
  for (unsigned i = 0; i < g->num_symbols; i++) shift[i] = cgi_expr_symbol(ctx, ns + i);
  for (unsigned i = 0; i < g->num_results; i++) inner[i] = cgi_expr_replace(ctx, g->results[i], NULL, 0, shift, g->num_symbols);
  cg_expr *results = CGI_NEW_ARRAY(ctx, cg_expr, f->num_results);
  for (unsigned i = 0; i < f->num_results; i++) results[i] = cgi_expr_replace(ctx, f->results[i], inner, g->num_results, NULL, 0);
  cg_map m = cgi_map_make(ctx, g->num_dims, total, f->num_results, results);
  cgi_free(ctx, inner, g->num_results * sizeof *inner);
  cgi_free(ctx, shift, g->num_symbols * sizeof *shift);
  cgi_free(ctx, results, f->num_results * sizeof *results);
  return m;
}

CGI_DEF bool cgi_map_is_identity(cg_map m) {
  if (m->num_symbols || m->num_results != m->num_dims) return false;
  for (unsigned i = 0; i < m->num_results; i++)
    if (m->results[i]->kind != CG_EXPR_DIM || m->results[i]->value != (int64_t)i) return false;
  return true;
}

CGI_DEF bool cgi_map_is_projected_permutation(cg_map m) {
  if (m->num_symbols) return false;
  for (unsigned i = 0; i < m->num_results; i++) {
    if (m->results[i]->kind != CG_EXPR_DIM) return false;
    for (unsigned j = 0; j < i; j++)
      if (m->results[j] == m->results[i]) return false;
  }
  return true;
}

CGI_DEF bool cgi_map_is_permutation(cg_map m) { return m->num_dims == m->num_results && cgi_map_is_projected_permutation(m); }

CGI_DEF int cgi_map_result_of_dim(cg_map m, unsigned dim) {
  for (unsigned i = 0; i < m->num_results; i++)
    if (m->results[i]->kind == CG_EXPR_DIM && m->results[i]->value == (int64_t)dim) return (int)i;
  return -1;
}
CODEGEN_API unsigned cg_map_num_dims(cg_map m) { return CGI_LIVE(m) ? m->num_dims : 0; }
CODEGEN_API unsigned cg_map_num_symbols(cg_map m) { return CGI_LIVE(m) ? m->num_symbols : 0; }
