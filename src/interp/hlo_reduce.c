// StableHLO's reductions, windows, scatters, sorts and contractions.
#include <math.h>

#include "dialects/stablehlo.h"
#include "interp/interp.h"

// ---- folding elements into accumulators through a region ---------------------------------------------------------------------------------------
#define CGI_INTERP_REDUCE_OPERANDS 16

typedef struct cgi_interp_reduce_fold {
  unsigned n;
  const cgi_body *body;
  bool wide; // f16 and bf16 sums accumulate in f32
  cgi_scalar_op add;
  cg_type element[CGI_INTERP_REDUCE_OPERANDS];
} cgi_interp_reduce_fold;

static void cgi_interp_reduce_fold_init(cgi_thread *t, const cgi_ins *in, unsigned n, cg_block block, cgi_interp_reduce_fold *f) {
  memset(f, 0, sizeof *f);
  f->n = n;
  f->body = &in->x->bodies[0];
  for (unsigned i = 0; i < n; ++i) f->element[i] = cgi_in_tensor(t, in, i)->element;
  bool swapped;
  cg_type_kind k = f->element[0]->kind;
  if (n == 1 && (k == CG_TYPE_F16 || k == CG_TYPE_BF16) && block && cgi_hlo_simple_body(block, &swapped) == CG_STABLEHLO_ADD) {
    f->wide = true;
    f->add.code = CGI_S_F32ADD;
    f->add.rule = CGI_SR_ADD;
    f->add.kind = CGI_K_FLOAT;
    f->add.width = 32;
    f->add.arity = 2;
    f->add.op = in->op;
    f->add.in[0] = f->add.in[1] = f->add.out = cgi_type_f32(t->m->ctx);
  }
}

static void cgi_interp_reduce_widen(const cgi_interp_reduce_fold *f, cgi_cell *c) {
  if (f->wide) c->s = cgi_convert_scalar(f->element[0], f->add.out, c->s);
}

static void cgi_interp_reduce_narrow(const cgi_interp_reduce_fold *f, cgi_cell *c) {
  if (!f->wide) return;
  double before = cgi_cell_value(f->add.out, c);
  c->s = cgi_convert_scalar(f->add.out, f->element[0], c->s);
  double after = cgi_cell_value(f->element[0], c);
  if (before != after && c->mag > 0) c->err += cgi_type_eps(f->element[0]) * fabs(before);
}

static bool cgi_interp_reduce_step(cgi_thread *t, const cgi_ins *in, const cgi_interp_reduce_fold *f, cgi_cell *acc, const cgi_cell *x) {
  if (f->wide) {
    cgi_cell w = *x;
    cgi_interp_reduce_widen(f, &w);
    return cgi_ieval(t->m, &f->add, acc, &w, NULL, acc);
  }
  for (unsigned i = 0; i < f->n; ++i) {
    cgi_body_set(t, f->body, i, f->element[i], &acc[i]);
    cgi_body_set(t, f->body, f->n + i, f->element[i], &x[i]);
  }
  if (!cgi_run_body(t, in, f->body)) return false;
  for (unsigned i = 0; i < f->n; ++i) cgi_body_get(t, f->body, i, &acc[i]);
  return true;
}

static bool cgi_interp_reduce_check_body(cgi_thread *t, const cgi_ins *in, unsigned n) {
  if (n == 0 || n > CGI_INTERP_REDUCE_OPERANDS) return cgi_fault(t, in->op, "has %u inputs, which cannot be interpreted", n);
  const cgi_body *b = in->x->num_bodies ? &in->x->bodies[0] : NULL;
  if (!b || b->num_args != 2 * n || b->num_yields != n) return cgi_fault(t, in->op, "has a region of the wrong shape");
  return true;
}

CGI_DEF bool cgi_exec_reduce(cgi_thread *t, const cgi_ins *in) {
  unsigned n = in->x->num_operands / 2, rank = 0;
  if (!cgi_interp_reduce_check_body(t, in, n)) return false;
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STABLEHLO_REDUCE_OPERANDS);
  int64_t dims[CGI_I_RANK], shape[CGI_I_RANK], index[CGI_I_RANK] = {0};
  bool reduced[CGI_I_RANK] = {false};
  int nd = cgi_hlo_list(in->op, "dimensions", CGI_I_RANK, dims);
  for (int i = 0; i < nd; ++i) {
    if (dims[i] < 0 || dims[i] >= (int64_t)v->rank) return cgi_fault(t, in->op, "has no dimension %l", dims[i]);
    reduced[dims[i]] = true;
  }
  for (unsigned d = 0; d < v->rank; ++d)
    if (!reduced[d]) shape[rank++] = v->shape[d];
  cgi_interp_reduce_fold f;
  cgi_interp_reduce_fold_init(t, in, n, cgi_hlo_body(in->op), &f);
  // Accumulators of all results; the operand is walked once, row-major, so that each result sees its elements in order.
  cg_context *ctx = t->m->ctx;
  cgi_tensor *like = cgi_tensor_new(t->m, f.wide ? f.add.out : f.element[0], rank, shape, false);
  int64_t count = like->count;
  cgi_tensor_release(t->m, like);
  cgi_cell *acc = CGI_NEW_ARRAY(ctx, cgi_cell, count * n), x[CGI_INTERP_REDUCE_OPERANDS];
  for (unsigned k = 0; k < n; ++k) {
    cgi_cell init;
    cgi_tget(cgi_in_tensor(t, in, n + k), 0, &init);
    cgi_interp_reduce_widen(&f, &init);
    for (int64_t i = 0; i < count; ++i) acc[i * n + k] = init;
  }
  bool ok = true;
  for (int64_t i = 0; ok && i < v->count; ++i) {
    int64_t at = 0;
    for (unsigned d = 0; d < v->rank; ++d)
      if (!reduced[d]) at = at * v->shape[d] + index[d];
    for (unsigned k = 0; k < n; ++k) cgi_tget(cgi_in_tensor(t, in, k), i, &x[k]);
    ok = cgi_interp_reduce_step(t, in, &f, &acc[at * n], x);
    cgi_next_index(v->rank, v->shape, index);
  }
  for (unsigned k = 0; ok && k < n; ++k) {
    cgi_tensor *r = cgi_tensor_new(t->m, f.element[k], rank, shape, false);
    for (int64_t i = 0; i < count; ++i) {
      cgi_interp_reduce_narrow(&f, &acc[i * n + k]);
      cgi_tset(t->m, r, i, &acc[i * n + k]);
    }
    cgi_out_tensor(t, in, k, r);
  }
  cgi_free(ctx, acc, (size_t)count * n * sizeof *acc);
  return ok;
}

// ---- windows -----------------------------------------------------------------------------------------------------------------------------------
// The operand's index at window place `o`, window element `k`; false in padding and between dilated elements.
static bool cgi_interp_reduce_window_at(const cgi_hlo_window *w, unsigned d, int64_t o, int64_t k, int64_t size, int64_t *at) {
  int64_t x = o * w->stride[d] + k * w->window_dilation[d] - w->pad_low[d];
  if (x < 0 || x % w->base_dilation[d] != 0) return false;
  *at = x / w->base_dilation[d];
  return *at < size;
}

static bool cgi_interp_reduce_place(const cgi_hlo_window *w, const cgi_tensor *v, const int64_t *o, const int64_t *k, int64_t *linear) {
  int64_t at = 0, x;
  for (unsigned d = 0; d < v->rank; ++d) {
    if (!cgi_interp_reduce_window_at(w, d, o[d], k[d], v->shape[d], &x)) return false;
    at = at * v->shape[d] + x;
  }
  *linear = at;
  return true;
}

static bool cgi_interp_reduce_empty(unsigned rank, const int64_t *shape) {
  for (unsigned i = 0; i < rank; ++i)
    if (shape[i] <= 0) return true;
  return false;
}

CGI_DEF bool cgi_exec_reduce_window(cgi_thread *t, const cgi_ins *in) {
  unsigned n = in->x->num_operands / 2;
  cgi_hlo_window w;
  if (!cgi_interp_reduce_check_body(t, in, n)) return false;
  if (!cgi_hlo_window_of(in->op, &w)) return cgi_fault(t, in->op, "has no readable window");
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STABLEHLO_REDUCE_WINDOW_OPERANDS);
  cgi_hlo_window_over(&w, v->shape);
  int64_t shape[CGI_I_RANK], index[CGI_I_RANK] = {0};
  for (unsigned d = 0; d < v->rank; ++d) shape[d] = cgi_hlo_window_places(&w, d, v->shape[d]);
  cgi_interp_reduce_fold f;
  cgi_interp_reduce_fold_init(t, in, n, cgi_hlo_body(in->op), &f);
  cgi_tensor *r[CGI_INTERP_REDUCE_OPERANDS] = {NULL};
  for (unsigned k = 0; k < n; ++k) r[k] = cgi_tensor_new(t->m, f.element[k], v->rank, shape, false);
  for (int64_t i = 0; i < r[0]->count; ++i) {
    cgi_cell acc[CGI_INTERP_REDUCE_OPERANDS], x[CGI_INTERP_REDUCE_OPERANDS];
    int64_t e[CGI_I_RANK] = {0}, at;
    for (unsigned k = 0; k < n; ++k) {
      cgi_tget(cgi_in_tensor(t, in, n + k), 0, &acc[k]);
      cgi_interp_reduce_widen(&f, &acc[k]);
    }
    if (!cgi_interp_reduce_empty(v->rank, w.size)) do {
        bool inside = cgi_interp_reduce_place(&w, v, index, e, &at); // padding holds the initial value
        for (unsigned k = 0; k < n; ++k) cgi_tget(cgi_in_tensor(t, in, inside ? k : n + k), inside ? at : 0, &x[k]);
        if (!cgi_interp_reduce_step(t, in, &f, acc, x)) return false;
      } while (cgi_next_index(v->rank, w.size, e));
    for (unsigned k = 0; k < n; ++k) {
      cgi_interp_reduce_narrow(&f, &acc[k]);
      cgi_tset(t->m, r[k], i, &acc[k]);
    }
    cgi_next_index(v->rank, shape, index);
  }
  for (unsigned k = 0; k < n; ++k) cgi_out_tensor(t, in, k, r[k]);
  return true;
}

// Runs body b on two elements; out gets its first result.
static bool cgi_interp_reduce_pair(cgi_thread *t, const cgi_ins *in, const cgi_body *b, cg_type e, const cgi_cell *x, const cgi_cell *y,
                                   cgi_cell *out) {
  cgi_body_set(t, b, 0, e, x);
  cgi_body_set(t, b, 1, e, y);
  if (!cgi_run_body(t, in, b)) return false;
  cgi_body_get(t, b, 0, out);
  return true;
}

CGI_DEF bool cgi_exec_select_and_scatter(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STABLEHLO_SELECT_AND_SCATTER_OPERAND),
                   *s = cgi_in_tensor(t, in, CG_STABLEHLO_SELECT_AND_SCATTER_SOURCE);
  cgi_hlo_window w;
  if (!cgi_hlo_window_of(in->op, &w) || in->x->num_bodies != 2 || s->rank != v->rank)
    return cgi_fault(t, in->op, "has no readable window or regions");
  const cgi_body *select = &in->x->bodies[0], *scatter = &in->x->bodies[1];
  cgi_tensor *r = cgi_tensor_like(t->m, v->element, v);
  for (int64_t i = 0; i < r->count; ++i) cgi_tcopy(t->m, r, i, cgi_in_tensor(t, in, CG_STABLEHLO_SELECT_AND_SCATTER_INIT_VALUE), 0);
  int64_t index[CGI_I_RANK] = {0};
  for (int64_t i = 0; i < s->count; ++i) {
    int64_t e[CGI_I_RANK] = {0}, at, chosen = -1;
    cgi_cell best, c, keep;
    memset(&best, 0, sizeof best);
    do {
      if (!cgi_interp_reduce_place(&w, v, index, e, &at)) continue;
      cgi_tget(v, at, &c);
      if (chosen >= 0) {
        if (!cgi_interp_reduce_pair(t, in, select, v->element, &best, &c, &keep)) return false;
        if (keep.undef) return cgi_fault(t, in->op, "[uninitialised] selects by a value that is not initialised");
        if (keep.s.bits & 1) continue;
      }
      chosen = at;
      best = c;
    } while (cgi_next_index(v->rank, w.size, e));
    if (chosen >= 0) {
      cgi_cell old, src;
      cgi_tget(r, chosen, &old);
      cgi_tget(s, i, &src);
      if (!cgi_interp_reduce_pair(t, in, scatter, v->element, &old, &src, &old)) return false;
      cgi_tset(t->m, r, chosen, &old);
    }
    cgi_next_index(s->rank, s->shape, index);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

// ---- scatter -----------------------------------------------------------------------------------------------------------------------------------
static bool cgi_interp_reduce_among(int64_t d, unsigned n, const int64_t *list) {
  for (unsigned i = 0; i < n; ++i)
    if (list[i] == d) return true;
  return false;
}

// Where update element `index` goes; *inside false: nowhere.
static bool cgi_interp_reduce_scatter_at(cgi_thread *t, const cgi_ins *in, const cgi_index_dims *g, const cgi_tensor *v, const cgi_tensor *s,
                                         const cgi_tensor *u, const int64_t *index, int64_t *at, bool *inside) {
  int64_t batch[CGI_I_RANK], window[CGI_I_RANK], full[CGI_I_RANK] = {0};
  unsigned nb = 0, nw = 0;
  for (unsigned d = 0; d < u->rank; ++d) {
    if (cgi_interp_reduce_among(d, g->num_window, g->window_dims))
      window[nw++] = index[d];
    else
      batch[nb++] = index[d];
  }
  for (unsigned k = 0; k < g->num_index_map; ++k) {
    int64_t l = 0;
    unsigned b = 0;
    for (unsigned d = 0; d < s->rank; ++d) l = l * s->shape[d] + ((int64_t)d == g->index_vector_dim ? (int64_t)k : batch[b++]);
    cgi_cell c;
    cgi_tget(s, l, &c);
    if (c.undef) return cgi_fault(t, in->op, "[uninitialised] takes an index from a value that is not initialised");
    full[g->index_map[k]] = cgi_cell_start(s->element, &c);
  }
  for (unsigned k = 0; k < g->num_batching; ++k) {
    int64_t d = g->indices_batching_dims[k];
    full[g->operand_batching_dims[k]] = batch[d > g->index_vector_dim ? d - 1 : d];
  }
  *at = 0;
  *inside = true;
  nw = 0;
  for (unsigned d = 0; d < v->rank; ++d) {
    if (!cgi_interp_reduce_among(d, g->num_dropped, g->dropped_dims) && !cgi_interp_reduce_among(d, g->num_batching, g->operand_batching_dims))
      full[d] += window[nw++];
    *inside &= full[d] >= 0 && full[d] < v->shape[d];
    *at = *inside ? *at * v->shape[d] + full[d] : 0;
  }
  return true;
}

CGI_DEF bool cgi_exec_scatter(cgi_thread *t, const cgi_ins *in) {
  unsigned n = in->x->num_results;
  cgi_index_dims g;
  if (in->x->num_operands != 2 * n + 1 || n > CGI_INTERP_REDUCE_OPERANDS || !cgi_hlo_scatter_dims(in->op, &g))
    return cgi_fault(t, in->op, "has no readable scatter_dimension_numbers");
  const cgi_body *b = &in->x->bodies[0];
  if (b->num_args != 2 * n || b->num_yields != n) return cgi_fault(t, in->op, "has a region of the wrong shape");
  const cgi_tensor *s = cgi_in_tensor(t, in, n), *u = cgi_in_tensor(t, in, n + 1);
  cgi_tensor *r[CGI_INTERP_REDUCE_OPERANDS] = {NULL};
  for (unsigned k = 0; k < n; ++k) r[k] = cgi_take_tensor(t, in, k);
  int64_t index[CGI_I_RANK] = {0}, at = 0;
  bool inside = false, ok = true;
  for (int64_t i = 0; ok && i < u->count; ++i) {
    ok = cgi_interp_reduce_scatter_at(t, in, &g, r[0], s, u, index, &at, &inside);
    if (ok && inside) {
      cgi_cell c;
      for (unsigned k = 0; k < n; ++k) {
        cgi_tget(r[k], at, &c);
        cgi_body_set(t, b, k, r[k]->element, &c);
        cgi_tget(cgi_in_tensor(t, in, n + 1 + k), i, &c);
        cgi_body_set(t, b, n + k, r[k]->element, &c);
      }
      ok = cgi_run_body(t, in, b);
      for (unsigned k = 0; ok && k < n; ++k) {
        cgi_body_get(t, b, k, &c);
        cgi_tset(t->m, r[k], at, &c);
      }
    }
    cgi_next_index(u->rank, u->shape, index);
  }
  for (unsigned k = 0; k < n; ++k) cgi_out_tensor(t, in, k, r[k]);
  return ok;
}

// ---- sort and map ------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_interp_reduce_sorter {
  cgi_thread *t;
  const cgi_ins *in;
  unsigned n;
  int64_t base, stride;
} cgi_interp_reduce_sorter;

static bool cgi_interp_reduce_less(cgi_interp_reduce_sorter *s, int64_t i, int64_t j, bool *less) {
  const cgi_body *b = &s->in->x->bodies[0];
  cgi_cell c;
  for (unsigned k = 0; k < s->n; ++k) {
    const cgi_tensor *v = cgi_in_tensor(s->t, s->in, k);
    cgi_tget(v, s->base + i * s->stride, &c);
    cgi_body_set(s->t, b, 2 * k, v->element, &c);
    cgi_tget(v, s->base + j * s->stride, &c);
    cgi_body_set(s->t, b, 2 * k + 1, v->element, &c);
  }
  if (!cgi_run_body(s->t, s->in, b)) return false;
  cgi_body_get(s->t, b, 0, &c);
  if (c.undef) return cgi_fault(s->t, s->in->op, "[uninitialised] compares values that are not initialised");
  *less = c.s.bits & 1;
  return true;
}

// A stable merge sort of the positions along one line, bottom up.
static bool cgi_interp_reduce_sort_line(cgi_interp_reduce_sorter *s, int64_t n, int64_t *order, int64_t *scratch) {
  for (int64_t i = 0; i < n; ++i) order[i] = i;
  for (int64_t width = 1; width < n; width *= 2) {
    for (int64_t lo = 0; lo < n; lo += 2 * width) {
      int64_t mid = lo + width < n ? lo + width : n, hi = lo + 2 * width < n ? lo + 2 * width : n, a = lo, b = mid, o = lo;
      while (a < mid && b < hi) {
        bool less = false;
        if (!cgi_interp_reduce_less(s, order[b], order[a], &less)) return false;
        scratch[o++] = less ? order[b++] : order[a++];
      }
      while (a < mid) scratch[o++] = order[a++];
      while (b < hi) scratch[o++] = order[b++];
    }
    memcpy(order, scratch, (size_t)n * sizeof *order);
  }
  return true;
}

// stablehlo.sort, and codegen.sort, of whose lines each block is sorted alone.
CGI_DEF bool cgi_exec_sort(cgi_thread *t, const cgi_ins *in) {
  cg_context *ctx = t->m->ctx;
  unsigned n = in->op->num_results;
  cg_attr block = cg_op_attr(in->op, "block");
  const cgi_body *b = &in->x->bodies[0];
  if (n == 0 || n > CGI_INTERP_REDUCE_OPERANDS || b->num_args != 2 * n || b->num_yields != 1)
    return cgi_fault(t, in->op, "has a comparator of the wrong shape");
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STABLEHLO_SORT_INPUTS);
  int64_t dim = cgi_hlo_int(in->op, "dimension", -1), outer = 1, inner = 1;
  if (dim < 0) dim += v->rank;
  if (v->rank && (dim < 0 || dim >= (int64_t)v->rank)) return cgi_fault(t, in->op, "has no dimension %l", dim);
  int64_t len = v->rank ? v->shape[dim] : 1;
  for (unsigned d = 0; d < v->rank; ++d) {
    outer *= (int64_t)d < dim ? v->shape[d] : 1;
    inner *= (int64_t)d > dim ? v->shape[d] : 1;
  }
  cgi_tensor *r[CGI_INTERP_REDUCE_OPERANDS] = {NULL};
  for (unsigned k = 0; k < n; ++k) r[k] = cgi_tensor_copy(t->m, cgi_in_tensor(t, in, k));
  int64_t *order = CGI_NEW_ARRAY(ctx, int64_t, len), *scratch = CGI_NEW_ARRAY(ctx, int64_t, len);
  bool ok = true;
  cgi_interp_reduce_sorter s;
  s.t = t;
  s.in = in;
  s.n = n;
  for (int64_t o = 0; ok && o < outer; ++o)
    for (int64_t i = 0; ok && i < inner; ++i) {
      s.stride = inner;
      int64_t step = block ? cg_attr_int(block) : len, left = len;
      for (int64_t at = 0; ok && left > 0; at += step, left -= step) {
        s.base = (o * len + at) * inner + i;
        ok = cgi_interp_reduce_sort_line(&s, left < step ? left : step, order, scratch);
        for (unsigned k = 0; ok && k < n; ++k)
          for (int64_t p = 0; p < left && p < step; ++p)
            cgi_tcopy(t->m, r[k], s.base + p * inner, cgi_in_tensor(t, in, k), s.base + order[p] * inner);
      }
    }
  cgi_free(ctx, order, (size_t)len * sizeof *order);
  cgi_free(ctx, scratch, (size_t)len * sizeof *scratch);
  for (unsigned k = 0; k < n; ++k) cgi_out_tensor(t, in, k, r[k]);
  return ok;
}

CGI_DEF bool cgi_exec_map(cgi_thread *t, const cgi_ins *in) {
  const cgi_body *b = &in->x->bodies[0];
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STABLEHLO_MAP_INPUTS);
  cgi_tensor *r = cgi_tensor_like(t->m, in->op->results[0]->type->element, v);
  for (int64_t i = 0; i < r->count; ++i) {
    cgi_cell c;
    for (unsigned k = 0; k < in->x->num_operands; ++k) {
      cgi_tget(cgi_in_tensor(t, in, k), i, &c);
      cgi_body_set(t, b, k, cgi_in_tensor(t, in, k)->element, &c);
    }
    if (!cgi_run_body(t, in, b)) return false;
    cgi_body_get(t, b, 0, &c);
    cgi_tset(t->m, r, i, &c);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

// chlo.top_k: the k largest along the last dim, NaN last in ascending order (so first here), ties by index.
static int cgi_interp_reduce_total_cmp(cg_type e, const cgi_cell *x, const cgi_cell *y) {
  if (cgi_kind_of(e) == CGI_K_FLOAT) {
    uint64_t sign = (uint64_t)1 << (e->width - 1), mask = sign | (sign - 1);
    uint64_t a = x->s.bits & sign ? ~x->s.bits & mask : x->s.bits | sign, b = y->s.bits & sign ? ~y->s.bits & mask : y->s.bits | sign;
    return a < b ? -1 : a > b;
  }
  bool u = e->kind == CG_TYPE_INTEGER && (e->signedness == CG_UNSIGNED || e->width == 1);
  int64_t a = cgi_cell_index(e, x), b = cgi_cell_index(e, y);
  if (u) return (uint64_t)a < (uint64_t)b ? -1 : (uint64_t)a > (uint64_t)b;
  return a < b ? -1 : a > b;
}

CGI_DEF bool cgi_exec_top_k(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_CHLO_TOP_K_OPERAND);
  int64_t k = cgi_hlo_int(in->op, "k", 0), shape[CGI_I_RANK];
  if (!v->rank || k < 0 || k > v->shape[v->rank - 1]) return cgi_fault(t, in->op, "asks for %l elements of a line", k);
  int64_t len = v->shape[v->rank - 1], lines = len ? v->count / len : 0;
  for (unsigned d = 0; d < v->rank; ++d) shape[d] = v->shape[d];
  shape[v->rank - 1] = k;
  cgi_tensor *values = cgi_tensor_new(t->m, v->element, v->rank, shape, false);
  cgi_tensor *indices = cgi_tensor_new(t->m, in->op->results[CG_CHLO_TOP_K_INDICES]->type->element, v->rank, shape, false);
  for (int64_t l = 0; l < lines; ++l)
    for (int64_t i = 0; i < len; ++i) { // its rank among the line
      cgi_cell x, y;
      int64_t place = 0;
      cgi_tget(v, l * len + i, &x);
      for (int64_t j = 0; j < len; ++j) {
        cgi_tget(v, l * len + j, &y);
        int c = cgi_interp_reduce_total_cmp(v->element, &y, &x);
        place += c > 0 || (c == 0 && j < i);
      }
      if (place < k) {
        cgi_tset(t->m, values, l * k + place, &x);
        y = cgi_cell_int(indices->element, i);
        cgi_tset(t->m, indices, l * k + place, &y);
      }
    }
  cgi_out_tensor(t, in, 0, values);
  cgi_out_tensor(t, in, 1, indices);
  return true;
}

// ---- multiply and accumulate -------------------------------------------------------------------------------------------------------------------
// Products and sums in double (integers wrap, complex in pairs), rounded once at the end: any order of a device is within the bound.
typedef struct cgi_interp_reduce_mac {
  cgi_kind kind;
  cg_type lhs, rhs, out;
  uint64_t bits;
  double re, im, mag, err;
  int64_t terms;
  bool integral, undef;
} cgi_interp_reduce_mac;

static void cgi_interp_reduce_mac_begin(cgi_interp_reduce_mac *m, cg_type lhs, cg_type rhs, cg_type out) {
  memset(m, 0, sizeof *m);
  m->kind = cgi_kind_of(out);
  m->lhs = lhs;
  m->rhs = rhs;
  m->out = out;
  m->integral = true;
}

static void cgi_interp_reduce_mac_add(cgi_interp_reduce_mac *m, const cgi_cell *a, const cgi_cell *b, bool bounds) {
  m->undef |= a->undef || b->undef;
  ++m->terms;
  switch (m->kind) {
  case CGI_K_BOOL: m->bits |= a->s.bits & b->s.bits; return;
  case CGI_K_INT: m->bits += (uint64_t)cgi_cell_index(m->lhs, a) * (uint64_t)cgi_cell_index(m->rhs, b); return;
  case CGI_K_COMPLEX: {
    cg_type e = m->lhs->element;
    double ar = cgi_float_to_double(e, a->s.bits), ai = cgi_float_to_double(e, a->s.imag), br = cgi_float_to_double(e, b->s.bits),
           bi = cgi_float_to_double(e, b->s.imag);
    m->re += ar * br - ai * bi;
    m->im += ar * bi + ai * br;
    m->mag += (fabs(ar) + fabs(ai)) * (fabs(br) + fabs(bi));
    return;
  }
  default: break;
  }
  double x = cgi_cell_value(m->lhs, a), y = cgi_cell_value(m->rhs, b);
  m->re += x * y;
  if (bounds) {
    double ma = a->mag > fabs(x) ? a->mag : fabs(x), mb = b->mag > fabs(y) ? b->mag : fabs(y);
    m->mag += ma * mb;
    m->err += ma * b->err + mb * a->err;
    m->integral &= floor(x) == x && floor(y) == y;
  }
}

static void cgi_interp_reduce_mac_end(const cgi_interp_reduce_mac *m, bool bounds, cgi_cell *out) {
  memset(out, 0, sizeof *out);
  out->undef = m->undef ? CGI_UNDEF : 0;
  if (m->kind == CGI_K_INT || m->kind == CGI_K_BOOL) {
    out->s.bits = m->out->width >= 64 ? m->bits : m->bits & (((uint64_t)1 << m->out->width) - 1);
    return;
  }
  cg_type e = m->kind == CGI_K_COMPLEX ? m->out->element : m->out;
  out->s.bits = cgi_double_to_float(e, m->re);
  if (m->kind == CGI_K_COMPLEX) out->s.imag = cgi_double_to_float(e, m->im);
  if (!bounds) return;
  double eps = e->kind == CG_TYPE_F64 ? cgi_type_eps(e) : ldexp(1.0, -23), v = cgi_float_to_double(e, out->s.bits);
  out->mag = m->mag;
  out->err = m->err;
  if (!(m->mag < HUGE_VAL)) { // infinities and NaN among the terms
    out->mag = out->err = 0;
    return;
  }
  if (!m->integral || m->mag > 1.0 / (eps / 2) || m->kind == CGI_K_COMPLEX)
    out->err += (double)(m->terms + 1) * eps * m->mag;
  else if (v == 0)
    out->err += ldexp(1.0, -1074);
  if (v != m->re) out->err += cgi_type_eps(e) * fabs(v) + ldexp(1.0, -126);
}

CGI_DEF bool cgi_exec_dot(cgi_thread *t, const cgi_ins *in) { // dot and dot_general
  const cgi_tensor *a = cgi_in_tensor(t, in, 0), *b = cgi_in_tensor(t, in, 1);
  cgi_dot_dims g;
  if (!cgi_hlo_dot_dims(in->op, &g)) return cgi_fault(t, in->op, "has no readable dot_dimension_numbers");
  int64_t as[CGI_I_RANK], bs[CGI_I_RANK], shape[CGI_I_RANK], sa[CGI_I_RANK] = {0}, sb[CGI_I_RANK] = {0}, k_shape[CGI_I_RANK];
  unsigned rank = 0;
  cgi_row_strides(a->rank, a->shape, as);
  cgi_row_strides(b->rank, b->shape, bs);
  for (unsigned i = 0; i < g.num_batch; ++i) {
    sa[rank] = as[g.lhs_batch[i]];
    sb[rank] = bs[g.rhs_batch[i]];
    if (a->shape[g.lhs_batch[i]] != b->shape[g.rhs_batch[i]]) return cgi_fault(t, in->op, "has batch dimensions of different sizes");
    shape[rank++] = a->shape[g.lhs_batch[i]];
  }
  if (a->rank + b->rank - g.num_batch > CGI_I_RANK) return cgi_fault(t, in->op, "has too many dimensions");
  for (unsigned d = 0; d < a->rank; ++d)
    if (!cgi_interp_reduce_among(d, g.num_batch, g.lhs_batch) && !cgi_interp_reduce_among(d, g.num_contract, g.lhs_contract)) {
      sa[rank] = as[d];
      shape[rank++] = a->shape[d];
    }
  for (unsigned d = 0; d < b->rank; ++d)
    if (!cgi_interp_reduce_among(d, g.num_batch, g.rhs_batch) && !cgi_interp_reduce_among(d, g.num_contract, g.rhs_contract)) {
      sb[rank] = bs[d];
      shape[rank++] = b->shape[d];
    }
  int64_t terms = 1;
  for (unsigned i = 0; i < g.num_contract; ++i) {
    k_shape[i] = a->shape[g.lhs_contract[i]];
    terms *= k_shape[i];
    if (k_shape[i] != b->shape[g.rhs_contract[i]]) return cgi_fault(t, in->op, "has contracting dimensions of different sizes");
  }
  cgi_tensor *r = cgi_tensor_new(t->m, in->op->results[0]->type->element, rank, shape, false);
  int64_t index[CGI_I_RANK] = {0};
  for (int64_t i = 0; i < r->count; ++i) {
    int64_t ia = 0, ib = 0, k[CGI_I_RANK] = {0};
    cgi_interp_reduce_mac mac;
    cgi_cell x, y;
    for (unsigned d = 0; d < rank; ++d) {
      ia += index[d] * sa[d];
      ib += index[d] * sb[d];
    }
    cgi_interp_reduce_mac_begin(&mac, a->element, b->element, r->element);
    for (int64_t n = 0; n < terms; ++n) {
      int64_t pa = ia, pb = ib;
      for (unsigned d = 0; d < g.num_contract; ++d) {
        pa += k[d] * as[g.lhs_contract[d]];
        pb += k[d] * bs[g.rhs_contract[d]];
      }
      cgi_tget(a, pa, &x);
      cgi_tget(b, pb, &y);
      cgi_interp_reduce_mac_add(&mac, &x, &y, t->m->bounds);
      cgi_next_index(g.num_contract, k_shape, k);
    }
    cgi_interp_reduce_mac_end(&mac, t->m->bounds, &x);
    cgi_tset(t->m, r, i, &x);
    cgi_next_index(rank, shape, index);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

// ---- convolution -------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_interp_reduce_conv {
  cgi_conv_dims d;
  cgi_hlo_window w;
  int64_t groups, batch_groups, features, channels; // output features, input channels per group
  int64_t sa[CGI_I_RANK], sb[CGI_I_RANK];
  const cgi_tensor *a, *b;
} cgi_interp_reduce_conv;

static void cgi_interp_reduce_conv_at(cgi_thread *t, const cgi_interp_reduce_conv *c, int64_t n, int64_t f, const int64_t *o,
                                      cgi_interp_reduce_mac *mac) {
  int64_t group = f / (c->features / c->groups), batch_group = f / (c->features / c->batch_groups);
  int64_t batch = c->a->shape[c->d.input_batch] / c->batch_groups;
  int64_t a0 = (batch_group * batch + n) * c->sa[c->d.input_batch], b0 = f * c->sb[c->d.kernel_output_feature];
  int64_t k[CGI_I_RANK] = {0};
  if (cgi_interp_reduce_empty(c->w.n, c->w.size)) return;
  do {
    int64_t pa = a0, pb = b0, x;
    bool inside = true; // else in padding, which is zero: a weight that is infinite gives NaN there
    for (unsigned i = 0; i < c->w.n; ++i) {
      inside = cgi_interp_reduce_window_at(&c->w, i, o[i], k[i], c->a->shape[c->d.input_spatial[i]], &x) && inside;
      pa += inside ? x * c->sa[c->d.input_spatial[i]] : 0;
      pb += (c->w.reversal[i] ? c->w.size[i] - 1 - k[i] : k[i]) * c->sb[c->d.kernel_spatial[i]];
    }
    for (int64_t ch = 0; ch < c->channels; ++ch) {
      cgi_cell u, v;
      memset(&u, 0, sizeof u);
      if (inside) cgi_tget(c->a, pa + (group * c->channels + ch) * c->sa[c->d.input_feature], &u);
      cgi_tget(c->b, pb + ch * c->sb[c->d.kernel_input_feature], &v);
      cgi_interp_reduce_mac_add(mac, &u, &v, t->m->bounds);
    }
  } while (cgi_next_index(c->w.n, c->w.size, k));
}

CGI_DEF bool cgi_exec_convolution(cgi_thread *t, const cgi_ins *in) {
  cgi_interp_reduce_conv c;
  memset(&c, 0, sizeof c);
  c.a = cgi_in_tensor(t, in, CG_STABLEHLO_CONVOLUTION_LHS);
  c.b = cgi_in_tensor(t, in, CG_STABLEHLO_CONVOLUTION_RHS);
  if (!cgi_hlo_conv_dims(in->op, &c.d) || !cgi_hlo_window_of(in->op, &c.w))
    return cgi_fault(t, in->op, "has no readable dimension_numbers or window");
  c.groups = cgi_hlo_int(in->op, "feature_group_count", 1);
  c.batch_groups = cgi_hlo_int(in->op, "batch_group_count", 1);
  if (in->op->def->kind == CG_STABLEHLO_DYNAMIC_CONV) {
    int64_t pad[2 * CGI_I_RANK];
    unsigned n;
    if (!cgi_tensor_ints(t, in, 2, 2 * CGI_I_RANK, pad, &n) || n != 2 * c.w.n)
      return cgi_fault(t, in->op, "has padding of another rank than its window");
    for (unsigned i = 0; i < c.w.n; ++i) {
      c.w.pad_low[i] = pad[2 * i];
      c.w.pad_high[i] = pad[2 * i + 1];
    }
  }
  int64_t shape[CGI_I_RANK], index[CGI_I_RANK] = {0}, o[CGI_I_RANK];
  for (unsigned i = 0; i < c.w.n; ++i) {
    c.w.size[i] = c.b->shape[c.d.kernel_spatial[i]];
    shape[c.d.output_spatial[i]] = cgi_hlo_window_places(&c.w, i, c.a->shape[c.d.input_spatial[i]]);
  }
  c.features = c.b->shape[c.d.kernel_output_feature];
  c.channels = c.b->shape[c.d.kernel_input_feature];
  if (c.groups < 1 || c.batch_groups < 1 || c.features % c.groups || c.features % c.batch_groups ||
      c.a->shape[c.d.input_feature] != c.channels * c.groups || c.a->shape[c.d.input_batch] % c.batch_groups)
    return cgi_fault(t, in->op, "has feature or batch groups that do not fit its operands");
  shape[c.d.output_batch] = c.a->shape[c.d.input_batch] / c.batch_groups;
  shape[c.d.output_feature] = c.features;
  cgi_row_strides(c.a->rank, c.a->shape, c.sa);
  cgi_row_strides(c.b->rank, c.b->shape, c.sb);
  cgi_tensor *r = cgi_tensor_new(t->m, in->op->results[0]->type->element, c.a->rank, shape, false);
  for (int64_t i = 0; i < r->count; ++i) {
    cgi_interp_reduce_mac mac;
    cgi_cell x;
    for (unsigned k = 0; k < c.w.n; ++k) o[k] = index[c.d.output_spatial[k]];
    cgi_interp_reduce_mac_begin(&mac, c.a->element, c.b->element, r->element);
    cgi_interp_reduce_conv_at(t, &c, index[c.d.output_batch], index[c.d.output_feature], o, &mac);
    cgi_interp_reduce_mac_end(&mac, t->m->bounds, &x);
    cgi_tset(t->m, r, i, &x);
    cgi_next_index(r->rank, shape, index);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

// ---- batch norm --------------------------------------------------------------------------------------------------------------------------------
// Computed in double and rounded once; the bound allows for the operations of the decomposition in the element type.
static double cgi_interp_reduce_at(const cgi_tensor *v, int64_t i, bool *undef, double *err) {
  cgi_cell c;
  cgi_tget(v, i, &c);
  *undef |= c.undef != 0;
  *err = c.err;
  return cgi_float_to_double(v->element, c.s.bits);
}

// err: what comes of the operands'.
static void cgi_interp_reduce_put(cgi_thread *t, cgi_tensor *r, int64_t i, double v, double mag, double ops, bool undef, double err) {
  cgi_cell c;
  memset(&c, 0, sizeof c);
  c.s.bits = cgi_double_to_float(r->element, v);
  c.undef = undef ? CGI_UNDEF : 0;
  c.mag = mag;
  c.err = mag < HUGE_VAL ? ops * cgi_type_eps(r->element) * mag + err : 0;
  cgi_tset(t->m, r, i, &c);
}

static int64_t cgi_interp_reduce_feature(const cgi_tensor *v, int64_t f, int64_t i) {
  int64_t inner = 1;
  for (unsigned d = (unsigned)f + 1; d < v->rank; ++d) inner *= v->shape[d];
  return i / inner % v->shape[f];
}

static double cgi_interp_reduce_rounded(cg_type element, double v) { return cgi_float_to_double(element, cgi_double_to_float(element, v)); }

CGI_DEF bool cgi_exec_batch_norm(cgi_thread *t, const cgi_ins *in) { // inference and training
  bool training = in->op->def->kind == CG_STABLEHLO_BATCH_NORM_TRAINING;
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STABLEHLO_BATCH_NORM_INFERENCE_OPERAND),
                   *scale = cgi_in_tensor(t, in, CG_STABLEHLO_BATCH_NORM_INFERENCE_SCALE),
                   *offset = cgi_in_tensor(t, in, CG_STABLEHLO_BATCH_NORM_INFERENCE_OFFSET);
  double eps = cg_attr_float(cg_op_attr(in->op, "epsilon"));
  int64_t f = cgi_hlo_int(in->op, "feature_index", 0);
  if (f < 0 || f >= (int64_t)v->rank) return cgi_fault(t, in->op, "has no dimension %l", f);
  cgi_tensor *mean = training ? cgi_tensor_like(t->m, v->element, scale) : cgi_in_tensor(t, in, CG_STABLEHLO_BATCH_NORM_INFERENCE_MEAN);
  cgi_tensor *var = training ? cgi_tensor_like(t->m, v->element, scale) : cgi_in_tensor(t, in, CG_STABLEHLO_BATCH_NORM_INFERENCE_VARIANCE);
  if (training)
    for (int64_t k = 0; k < v->shape[f]; ++k) {
      double sum = 0, sq = 0, mag = 0, e = 0, moved = 0, spread = 0;
      int64_t n = 0;
      bool undef = false;
      for (int64_t i = 0; i < v->count; ++i)
        if (cgi_interp_reduce_feature(v, f, i) == k) {
          double x = cgi_interp_reduce_at(v, i, &undef, &e);
          sum += x;
          mag += fabs(x);
          moved += e;
          ++n;
        }
      double m = sum / (double)n;
      for (int64_t i = 0; i < v->count; ++i)
        if (cgi_interp_reduce_feature(v, f, i) == k) {
          double x = cgi_interp_reduce_at(v, i, &undef, &e) - m;
          sq += x * x;
          spread += 2 * fabs(x) * (e + moved / (double)n) + (e + moved / (double)n) * (e + moved / (double)n);
        }
      cgi_interp_reduce_put(t, mean, k, m, mag / (double)n, (double)n + 4, undef, moved / (double)n);
      cgi_interp_reduce_put(t, var, k, sq / (double)n, (sq / (double)n + mag / (double)n * (mag / (double)n)) * 2, 4 * (double)n + 8, undef,
                            spread / (double)n);
    }
  cgi_tensor *r = cgi_tensor_like(t->m, v->element, v);
  for (int64_t i = 0; i < v->count; ++i) {
    int64_t k = cgi_interp_reduce_feature(v, f, i);
    bool undef = false;
    double es, eo, em, ed, ex, s = cgi_interp_reduce_at(scale, k, &undef, &es), o = cgi_interp_reduce_at(offset, k, &undef, &eo),
                               m = cgi_interp_reduce_at(mean, k, &undef, &em);
    double d = cgi_interp_reduce_at(var, k, &undef, &ed), x = cgi_interp_reduce_at(v, i, &undef, &ex), inv = 1 / sqrt(d + eps), least = d - ed + eps;
    double value = s * (x - m) * inv + o;
    if (!training) { // defined step by step in the element type
      double deviation =
          cgi_interp_reduce_rounded(v->element, sqrt(cgi_interp_reduce_rounded(v->element, d + cgi_interp_reduce_rounded(v->element, eps))));
      double normal = cgi_interp_reduce_rounded(v->element, cgi_interp_reduce_rounded(v->element, x - m) / deviation);
      value = cgi_interp_reduce_rounded(v->element, s * normal) + o;
    }
    double away = fabs(x - m) + ex + em, err = HUGE_VAL; // the operands' bounds, to where they are worst
    if (least > 0) err = ((fabs(s) + es) * (ex + em) + away * es) / sqrt(least) + (fabs(s) + es) * away * (1 / sqrt(least) - inv) + eo;
    cgi_interp_reduce_put(t, r, i, value, fabs(s) * (fabs(x) + fabs(m)) * inv + fabs(o), training ? 8 * (double)v->count + 16 : 16, undef,
                          err == err ? err : HUGE_VAL);
  }
  cgi_out_tensor(t, in, 0, r);
  if (training) {
    cgi_out_tensor(t, in, 1, mean);
    cgi_out_tensor(t, in, 2, var);
  }
  return true;
}
#undef CGI_INTERP_REDUCE_OPERANDS
