// Fuzzes the algebra of indices against plain evaluation: affine expressions as they simplify, maps as they compose, their text, size expressions,
// strides of layouts, and what the analyses say of index arithmetic (linear forms, ranges, divisors).
//
// The input is a list of instructions, a byte or more each, for a machine that makes expressions out of earlier ones.
#include <stdlib.h>
#include <string.h>
#include "analysis/linear.h"
#include "fuzz.h"
#include "ir/ir.h"

enum { DIMS = 4, SYMBOLS = 3, NODES = 48, MOST_LEAVES = 64, POINTS = 6, VALUES = 32 };

typedef struct node {
  cg_expr_kind kind;
  int64_t value;
  unsigned l, r;
  unsigned leaves;
  bool symbolic; // no dims
  cg_expr e;     // what the library makes of it
} node;

typedef struct point {
  int64_t d[DIMS], s[SYMBOLS];
} point;

typedef struct machine {
  cg_context *ctx;
  fuzz_bytes in;
  node nodes[NODES];
  unsigned count;
  point points[POINTS];
} machine;

// ---- values ---------------------------------------------------------------------------------------------------------------------------------
// What a op b is; false where it has no value. Divisors have to be positive, as MLIR says.
static bool apply(cg_expr_kind kind, int64_t a, int64_t b, int64_t *out) {
  if (kind == CG_EXPR_ADD) return !__builtin_add_overflow(a, b, out);
  if (kind == CG_EXPR_MUL) return !__builtin_mul_overflow(a, b, out);
  if (b <= 0) return false;
  int64_t rest = a % b < 0 ? a % b + b : a % b, floor = a / b - (a % b < 0);
  *out = kind == CG_EXPR_MOD ? rest : kind == CG_EXPR_FLOORDIV ? floor : floor + (rest != 0);
  return true;
}

// Also bounds what any rearrangement can meet on its way; false where that might overflow.
static bool value_of(const machine *m, unsigned i, const point *p, int64_t *out, int64_t *most) {
  const node *n = &m->nodes[i];
  int64_t a, b, ma, mb;
  switch (n->kind) {
  case CG_EXPR_CONST: *out = n->value; break;
  case CG_EXPR_DIM: *out = p->d[n->value]; break;
  case CG_EXPR_SYMBOL: *out = p->s[n->value]; break;
  default:
    if (!value_of(m, n->l, p, &a, &ma) || !value_of(m, n->r, p, &b, &mb) || !apply(n->kind, a, b, out)) return false;
    if (n->kind == CG_EXPR_ADD ? __builtin_add_overflow(ma, mb, most) : __builtin_mul_overflow(ma, mb, most)) return false;
    return *most < INT64_MAX / 4;
  }
  if (*out == INT64_MIN) return false;
  *most = *out < 0 ? -*out : *out;
  if (*most == 0) *most = 1;
  return true;
}

static void check_value(const machine *m, unsigned i) {
  for (int k = 0; k < POINTS; k++) {
    const point *p = &m->points[k];
    int64_t want, got = 0, most;
    if (!value_of(m, i, p, &want, &most)) continue;
    bool defined = cgi_expr_eval(m->nodes[i].e, p->d, p->s, &got);
    fuzz_check(defined && got == want, "expression %u is %lld, simplified it is %lld%s", i, (long long)want, (long long)got,
               defined ? "" : " (undefined)");
  }
}

// ---- the machine ------------------------------------------------------------------------------------------------------------------------------
static int64_t number(fuzz_bytes *in) {
  static const int64_t odd[] = {INT64_MAX,        INT64_MIN,        INT64_MIN + 1,          INT32_MAX,        INT32_MIN,
                                (int64_t)1 << 32, (int64_t)1 << 31, ((int64_t)1 << 31) + 4, (int64_t)1 << 62, 1000003};
  uint8_t b = fuzz_byte(in);
  if (b >= 246) return odd[b - 246];
  if (b >= 200) return (int64_t)1 << (b - 200);
  return (int64_t)b - 40;
}

static void push(machine *m, cg_expr_kind kind, int64_t value, unsigned l, unsigned r) {
  node *n = &m->nodes[m->count];
  n->kind = kind;
  n->value = value;
  n->l = l;
  n->r = r;
  n->leaves = 1;
  n->symbolic = kind != CG_EXPR_DIM;
  if (kind == CG_EXPR_CONST) {
    n->e = cgi_expr_const(m->ctx, value);
  } else if (kind == CG_EXPR_DIM) {
    n->e = cgi_expr_dim(m->ctx, (unsigned)value);
  } else if (kind == CG_EXPR_SYMBOL) {
    n->e = cgi_expr_symbol(m->ctx, (unsigned)value);
  } else {
    n->leaves = m->nodes[l].leaves + m->nodes[r].leaves;
    n->symbolic = m->nodes[l].symbolic && m->nodes[r].symbolic;
    if (n->leaves > MOST_LEAVES || (kind != CG_EXPR_ADD && !m->nodes[r].symbolic)) return; // d0 * d1 is no affine expression, and
    cg_expr by = m->nodes[r].e;                                                            // neither is a division by -1
    if (kind != CG_EXPR_ADD && kind != CG_EXPR_MUL && by->kind == CG_EXPR_CONST && by->value <= 0) return;
    n->e = cgi_expr_binary(m->ctx, kind, m->nodes[l].e, m->nodes[r].e);
  }
  check_value(m, m->count++);
}

static void make_nodes(machine *m) {
  push(m, CG_EXPR_DIM, 0, 0, 0);
  while (m->in.at < m->in.end && m->count < NODES) {
    uint8_t b = fuzz_byte(&m->in);
    unsigned l = m->count - 1, r = b & 0x80 ? fuzz_byte(&m->in) % m->count : m->count > 1 ? m->count - 2 : 0;
    switch (b & 7) {
    case 0: push(m, CG_EXPR_CONST, number(&m->in), 0, 0); break;
    case 1: push(m, CG_EXPR_DIM, (b >> 3) % DIMS, 0, 0); break;
    case 2: push(m, CG_EXPR_SYMBOL, (b >> 3) % SYMBOLS, 0, 0); break;
    case 3: push(m, CG_EXPR_ADD, 0, b & 8 ? r : l, b & 8 ? l : r); break;
    case 4: push(m, CG_EXPR_MUL, 0, b & 8 ? r : l, b & 8 ? l : r); break;
    case 5: push(m, CG_EXPR_MOD, 0, b & 8 ? r : l, b & 8 ? l : r); break;
    case 6: push(m, CG_EXPR_FLOORDIV, 0, b & 8 ? r : l, b & 8 ? l : r); break;
    default: push(m, CG_EXPR_CEILDIV, 0, b & 8 ? r : l, b & 8 ? l : r); break;
    }
  }
}

// ---- maps -------------------------------------------------------------------------------------------------------------------------------------
static cg_map map_of(machine *m, unsigned first, unsigned n, unsigned *nodes) {
  cg_expr results[DIMS];
  for (unsigned i = 0; i < n; i++) {
    nodes[i] = (first + i * 5) % m->count;
    results[i] = m->nodes[nodes[i]].e;
  }
  return cgi_map_make(m->ctx, DIMS, SYMBOLS, n, results);
}

// Every expression was made by the simplifying constructors: its text gives the same one again, not just an equal one.
static void check_text(machine *m, cg_map map) {
  cgi_buf b;
  cg_module module = NULL;
  cg_context *ctx = m->ctx;
  b.ctx = ctx;
  b.text = NULL;
  cgi_buf_z(&b, "module attributes {m = affine_map<");
  cgi_print_map(&b, map);
  cgi_buf_z(&b, ">} {}");
  cg_str text = cgi_buf_view(&b);
  cg_result r = cg_parse(ctx, text.data, text.len, NULL, &module);
  fuzz_check(r == CG_OK, "refused: %.*s: %.*s", (int)text.len, text.data, (int)cg_first_error(ctx).message.len, cg_first_error(ctx).message.data);
  cg_map again = cg_attr_map(cg_op_attr(module, "m"));
  if (again != map) {
    cgi_buf_z(&b, " and ");
    cgi_print_map(&b, again);
    text = cgi_buf_view(&b);
    fuzz_check(false, "another map: %.*s", (int)text.len, text.data);
  }
  cgi_buf_free(&b);
}

static void check_composition(machine *m, cg_map f, const unsigned *f_nodes, cg_map g, const unsigned *g_nodes) {
  cg_map both = cgi_map_compose(m->ctx, f, g);
  fuzz_check(both->num_dims == g->num_dims && both->num_symbols == f->num_symbols + g->num_symbols && both->num_results == f->num_results,
             "a composition of the wrong form");
  for (int k = 0; k < POINTS; k++) {
    const point *p = &m->points[k];
    point inner = *p;
    int64_t symbols[2 * SYMBOLS], want, got = 0, most, before = 1;
    bool known = true;
    memcpy(symbols, p->s, sizeof p->s); // f's, then g's
    memcpy(symbols + SYMBOLS, p->s, sizeof p->s);
    for (unsigned i = 0; i < g->num_results && known; i++) {
      known = value_of(m, g_nodes[i], p, &inner.d[i], &most);
      if (known && most > before) before = most;
    }
    for (unsigned i = 0; i < f->num_results && known; i++) {
      if (!value_of(m, f_nodes[i], &inner, &want, &most) || most > (int64_t)1 << 20 || before > (int64_t)1 << 6) continue; // no overflow on any way
      bool defined = cgi_expr_eval(both->results[i], p->d, symbols, &got);
      fuzz_check(defined && got == want, "composed, result %u is %lld, not %lld", i, (long long)got, (long long)want);
    }
  }
}

// Text of an expression without symbols is a size expression as well.
static void check_size(machine *m, unsigned i) {
  cgi_buf b;
  cg_size size;
  b.ctx = m->ctx;
  b.text = NULL;
  if (cgi_expr_uses_symbols_from(m->nodes[i].e, 0)) return;
  cgi_print_expr(&b, m->nodes[i].e);
  size.text = cgi_buf_view(&b);
  for (int k = 0; k < POINTS; k++) {
    const point *p = &m->points[k];
    int64_t want, got = 0, most;
    if (!value_of(m, i, p, &want, &most)) continue;
    cg_result r = cg_size_eval(size, p->d, DIMS, &got);
    fuzz_check(r == CG_OK && got == want, "the size \"%.*s\" is %lld, not %lld (%d)", (int)size.text.len, size.text.data, (long long)got,
               (long long)want, (int)r);
  }
  cgi_buf_free(&b);
}

// Strides that are known are differences of the layout's map, an offset that is known its value at the origin.
static void check_strides(machine *m, unsigned i) {
  static const int64_t shape[DIMS] = {8, 8, CG_DYNAMIC, 8};
  int64_t strides[DIMS], offset, at, next, most;
  cg_map map = cgi_map_make(m->ctx, DIMS, SYMBOLS, 1, &m->nodes[i].e);
  cg_type t = cgi_type_memref(m->ctx, DIMS, shape, cgi_type_f32(m->ctx), cgi_attr_of_map(m->ctx, map), NULL);
  if (!cg_type_strides(t, strides, &offset)) return;
  for (int k = 0; k < POINTS; k++) {
    point p = m->points[k];
    for (int d = 0; d < DIMS; d++) {
      point q = p;
      if (q.d[d] == INT64_MAX) continue;
      q.d[d]++;
      if (strides[d] == CG_DYNAMIC || !value_of(m, i, &p, &at, &most) || !value_of(m, i, &q, &next, &most)) continue;
      fuzz_check(next - at == strides[d], "stride %d is %lld, not %lld", d, (long long)strides[d], (long long)(next - at));
    }
    memset(p.d, 0, sizeof p.d);
    if (offset != CG_DYNAMIC && value_of(m, i, &p, &at, &most))
      fuzz_check(at == offset, "the offset is %lld, not %lld", (long long)offset, (long long)at);
  }
}

// ---- index arithmetic ----------------------------------------------------------------------------------------------------------------------------
typedef struct computed {
  cg_value v;
  bool known[POINTS]; // it has a value there, and none on the way to it overflowed
  int64_t at[POINTS];
} computed;

static const computed *find(const computed *all, unsigned n, cg_value v) {
  for (unsigned i = 0; i < n; i++)
    if (all[i].v == v) return &all[i];
  return NULL;
}

static void check_analyses(const computed *all, unsigned n) {
  const computed *c = &all[n - 1];
  cgi_interval range = cgi_range_of(c->v);
  cgi_linear sum = cgi_linear_of(c->v);
  int64_t divisor = cgi_divisor_of(c->v);
  for (int k = 0; k < POINTS; k++) {
    int64_t total = sum.constant;
    bool known = true;
    if (!c->known[k]) continue;
    fuzz_check(range.lo <= c->at[k] && c->at[k] <= range.hi, "%lld is not between %lld and %lld", (long long)c->at[k], (long long)range.lo,
               (long long)range.hi);
    fuzz_check(divisor ? c->at[k] % divisor == 0 : c->at[k] == 0, "%lld does not divide %lld", (long long)divisor, (long long)c->at[k]);
    for (unsigned i = 0; i < sum.num_terms; i++) {
      const computed *t = find(all, n, sum.values[i]);
      fuzz_check(t != NULL, "a term that nobody made");
      known &= t->known[k];
      if (known) total = (int64_t)((uint64_t)total + (uint64_t)t->at[k] * (uint64_t)sum.coefficients[i]);
    }
    fuzz_check(!known || total == c->at[k], "%lld is taken apart into %lld", (long long)c->at[k], (long long)total);
  }
}

static void check_arithmetic(machine *m, fuzz_bytes in) {
  static const struct {
    cg_op_kind op;
    cg_expr_kind kind;
  } binary[] = {{CG_ARITH_ADDI, CG_EXPR_ADD},          {CG_ARITH_SUBI, CG_EXPR_ADD},
                {CG_ARITH_MULI, CG_EXPR_MUL},          {CG_ARITH_FLOORDIVSI, CG_EXPR_FLOORDIV},
                {CG_ARITH_CEILDIVSI, CG_EXPR_CEILDIV}, {CG_ARITH_REMUI, CG_EXPR_MOD},
                {CG_ARITH_DIVUI, CG_EXPR_FLOORDIV},    {CG_ARITH_MINSI, CG_EXPR_CONST},
                {CG_ARITH_MAXSI, CG_EXPR_CONST}};
  cg_context *ctx = m->ctx;
  computed all[VALUES];
  unsigned n = 0;
  cg_module module = cg_module_create(ctx);
  cg_type index = cgi_type_index(ctx), types[DIMS] = {index, index, index, index};
  cg_builder f = module ? cg_function_begin(module, "f", DIMS, types) : NULL;
  fuzz_check(f != NULL, "no function");
  cgi_builder b = cgi_builder_at_end(cg_value_block(cg_argument(f, 0)), cgi_loc_unknown(ctx));
  memset(all, 0, sizeof all);
  for (unsigned i = 0; i < DIMS; i++, n++) {
    all[n].v = cg_argument(f, i);
    for (int k = 0; k < POINTS; k++) all[n].known[k] = true, all[n].at[k] = m->points[k].d[i];
  }
  while (in.at < in.end && n < VALUES) {
    computed *c = &all[n];
    uint8_t way = fuzz_byte(&in);
    const computed *x = &all[fuzz_byte(&in) % n], *y = &all[fuzz_byte(&in) % n];
    if (way % 4 == 0) { // a constant
      int64_t v = number(&in);
      c->v = cgi_build_index(&b, v);
      for (int k = 0; k < POINTS; k++) c->known[k] = true, c->at[k] = v;
    } else if (way % 4 == 1) { // an affine.apply of an expression made above
      unsigned i = fuzz_byte(&in) % m->count;
      cg_value operands[DIMS + SYMBOLS];
      for (unsigned d = 0; d < DIMS + SYMBOLS; d++) operands[d] = (d & 1 ? x : d & 2 ? y : &all[d % n])->v;
      c->v = cgi_build_affine_apply(&b, cgi_map_make(ctx, DIMS, SYMBOLS, 1, &m->nodes[i].e), operands);
      if (find(all, n, c->v)) continue;
      for (int k = 0; k < POINTS; k++) {
        point p;
        int64_t most;
        c->known[k] = true;
        for (unsigned d = 0; d < DIMS + SYMBOLS; d++) {
          const computed *o = d & 1 ? x : d & 2 ? y : &all[d % n];
          c->known[k] &= o->known[k];
          *(d < DIMS ? &p.d[d] : &p.s[d - DIMS]) = o->at[k];
        }
        c->known[k] = c->known[k] && value_of(m, i, &p, &c->at[k], &most) && most < (int64_t)1 << 40;
      }
    } else {
      unsigned o = (way >> 2) % (sizeof binary / sizeof *binary);
      c->v = cgi_build_binary(&b, binary[o].op, x->v, y->v);
      for (int k = 0; k < POINTS; k++) {
        int64_t u = x->at[k], v = y->at[k];
        bool is_unsigned = binary[o].op == CG_ARITH_REMUI || binary[o].op == CG_ARITH_DIVUI;
        c->known[k] = x->known[k] && y->known[k] && !(is_unsigned && (u < 0 || v < 0)) && v != INT64_MIN;
        if (!c->known[k]) continue;
        if (binary[o].op == CG_ARITH_SUBI) v = -v;
        if (binary[o].kind == CG_EXPR_CONST)
          c->at[k] = (binary[o].op == CG_ARITH_MINSI) == (u < v) ? u : v;
        else
          c->known[k] = apply(binary[o].kind, u, v, &c->at[k]);
        c->known[k] = c->known[k] && c->at[k] > -((int64_t)1 << 40) && c->at[k] < (int64_t)1 << 40; // an index that overflows is an error anyway
      }
    }
    n++;
    check_analyses(all, n);
  }
  cg_function_end(f, 0, NULL);
}

static cg_result run(cg_context *ctx, void *arg) {
  machine *m = (machine *)arg;
  unsigned f_nodes[DIMS], g_nodes[DIMS];
  m->ctx = ctx;
  for (int k = 0; k < POINTS; k++) {
    for (int i = 0; i < DIMS; i++) m->points[k].d[i] = k == 0 ? 0 : (k * 7 + i * 3) % 11 - (k > 3 ? 6 : 0);
    for (int i = 0; i < SYMBOLS; i++) m->points[k].s[i] = k == 0 ? 1 : (k * 5 + i * 2) % 9 + 1;
  }
  for (int i = 0; i < DIMS; i++) m->points[POINTS - 1].d[i] = number(&m->in);
  fuzz_bytes rest = m->in;
  make_nodes(m);
  cg_map f = map_of(m, m->count - 1, 3, f_nodes), g = map_of(m, m->count / 2, DIMS, g_nodes);
  check_text(m, f);
  check_composition(m, f, f_nodes, g, g_nodes);
  for (unsigned i = 0; i < m->count; i++) {
    check_size(m, i);
    check_strides(m, i);
  }
  check_arithmetic(m, rest);
  return CG_OK;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static machine m;
  fuzz_session s;
  cg_size text;
  const int64_t symbols[] = {3, 0, -5};
  int64_t v;
  memset(&m, 0, sizeof m);
  m.in.at = data;
  m.in.end = data + size;
  text.text.data = (const char *)data; // any text at all
  text.text.len = size;
  if (data) cg_size_eval(text, symbols, 3, &v);
  fuzz_open(&s, 0);
  cgi_protect(s.ctx, run, &m);
  fuzz_close(&s);
  return 0;
}
