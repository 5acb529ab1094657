// split-reduction: a reduction whose results are too few to keep the device busy, along a long loop of known size, becomes two: partial results over
// parts of the loop, which are parallel, and a second reduction of those. A program gets two dispatches of it: two-stage sums, split-K products.
//
//   %s = linalg.generic {sum} ins(%x : tensor<1048576xf32>)           %e = tensor.expand_shape %x [[0, 1]] … : tensor<32x32768xf32>
//          outs(%f : tensor<f32>)                                 →   %p = linalg.generic {sum of rows} ins(%e) outs(%zeros) -> tensor<32xf32>
//                                                                     %s = linalg.generic {sum} ins(%p) outs(%f) -> tensor<f32>
//
// Where the size has no divisor near the number of parts that is wanted, the last few elements are reduced on their own, and the second reduction
// starts from what comes of them. Only reductions that may run in any order. An operand has a dimension for that loop alone, or windows along it: it
// stays as it is, and parts divide the loop. These come last, but where matrix units read windows the innermost loop stays in whole pieces.
// Sums of the same arrays (statistics of a batch, gradients of a normalization) become one op of several results first. For a product of many results
// the second op adds slices of what the first gives, element by element: it is fused with what follows.
// Requires: linalg ops on tensors in host functions, before form-dispatches. Preserves: results up to the order of additions.
#include "dialects/combiner.h"
#include "dialects/linalg.h"
#include "passes/pass_table.h"
#include "passes/tensor/split_log_sum.h"
#include "support/host_control.h"
#include "support/index.h"
#include "support/structured.h"
#include "target/configuration.h"

#define CGI_SPLIT_WORK 65536     // elements that one workgroup reduces before it is worth a second dispatch
#define CGI_SPLIT_PART 8192      // … and that each part has at least
#define CGI_SPLIT_UNITS 16       // workgroups that fill a device of which nothing is known
#define CGI_SPLIT_THREADS 4      // … a CPU
#define CGI_SPLIT_LANES 16       // results of one workgroup where memory is contiguous along them
#define CGI_SPLIT_BLOCK 4096     // results of one workgroup of a product
#define CGI_SPLIT_DEPTH 128      // what is left of a product's loop in each part
#define CGI_SPLIT_LONG (1 << 22) // elements of a loop of which a few are worth a kernel of their own
#define CGI_SPLIT_NARROW 256     // the same of results for less than a workgroup
#define CGI_SPLIT_WINDOWS 512    // … and with windows
#define CGI_SPLIT_PIECES 64      // elements that matrix units read of a row
#define CGI_SPLIT_KERNEL 6800000 // what a second kernel takes, in the units of cgi_product_time; 9/4 for each element that it reads. Measured
#define CGI_SPLIT_JOINED 4       // results of one op
#define CGI_SPLIT_ADDENDS 16     // parts that are combined element by element
#define CGI_SPLIT_NEAR 16        // reductions between two that are joined
#define CGI_SPLIT_READ 8         // times the results of others for those of which a second kernel leaves a read out. Measured
#define CGI_SPLIT_MOST 64        // ops that go before the first for the second; arrays that one is known to be computed of

typedef struct cgi_split {
  cg_op op;
  unsigned loop;             // the one that is split
  int64_t parts, rest, tail; // the loop's size is parts * rest + tail
  bool product;              // of a block's results and more
} cgi_split;

// A product's sizes: `others` times [m, k] by [k, n].
typedef struct cgi_split_sizes {
  int64_t others, m, n;
} cgi_split_sizes;

static cgi_split_sizes cgi_split_sizes_of(const int64_t *sizes, unsigned loops, uint32_t rows, uint32_t columns) {
  cgi_split_sizes p = {1, 1, 1};
  for (unsigned l = 0; l < loops; l++) {
    int64_t *of = rows >> l & ~columns >> l & 1 ? &p.m : columns >> l & ~rows >> l & 1 ? &p.n : rows >> l & 1 ? &p.others : NULL;
    if (of) *of = cgi_saturating_mul(*of, sizes[l]);
  }
  return p;
}

// Workgroups of a product, of a block's results each: tiles, square where there are rows and columns enough.
static int64_t cgi_split_tiles(const cgi_split_sizes *p) {
  int64_t side = 64, tile[2], groups;
  tile[0] = cgi_smaller(cgi_pow2_up(p->m), side);
  tile[1] = cgi_smaller(cgi_pow2_up(p->n), CGI_SPLIT_BLOCK / tile[0]);
  tile[0] = cgi_smaller(cgi_pow2_up(p->m), CGI_SPLIT_BLOCK / tile[1]);
  groups = cgi_saturating_mul(p->others, cgi_saturating_mul(cgi_ceil_div(p->m, tile[0]), cgi_ceil_div(p->n, tile[1])));
  return cgi_larger(cgi_saturating_mul(groups, tile[0] * tile[1]) / CGI_SPLIT_BLOCK, 1);
}

// The parts of a product's sum, `most` at most, that take the least time, adding them up included: 1 where it is better whole.
static int64_t cgi_split_parts(const cgi_split_sizes *p, int64_t length, int64_t most, int64_t units) {
  int64_t best = 1, least = cgi_product_time(units, p->others, p->m, p->n, length);
  int64_t results = cgi_saturating_mul(p->others, cgi_saturating_mul(p->m, p->n));
  for (int64_t n = 2; n <= most; n++) {
    int64_t kernels = length % n ? 2 : 1, time = cgi_product_time(units, cgi_saturating_mul(p->others, n), p->m, p->n, length / n);
    time = cgi_saturating_add(time, cgi_saturating_add(kernels * CGI_SPLIT_KERNEL, cgi_saturating_mul(n * 9, results) / 4));
    if (time >= least) continue;
    best = n;
    least = time;
  }
  return best;
}

// Workgroups for so many results, of *each: by the dim that memory is contiguous along in what is reduced. What has one value for all of a row counts
// for nothing.
static int64_t cgi_split_groups(cg_op op, const int64_t *sizes, int64_t results, int64_t *each, cgi_split_sizes *product) {
  unsigned ni = cgi_linalg_num_inputs(op), kept = 0;
  uint32_t shaped = 0, rows = 0; // the parallel loops of the first that has some of more than a few steps: these, and all
  for (unsigned i = 0; i < ni; i++) {
    cg_map m = cgi_linalg_map(op, i);
    if (!m->num_results) continue;
    cg_expr last = m->results[m->num_results - 1];
    bool own = false, along = false; // runs along a parallel loop of more than a few steps; along a reduced one
    int64_t positions = 1;           // of windows
    uint32_t loops = 0, all = 0;
    for (unsigned r = 0; r < m->num_results; r++)
      for (unsigned l = 0; l < cgi_linalg_num_loops(op); l++) {
        along |= cgi_linalg_is_reduction(op, l) && cgi_expr_uses_dim(m->results[r], l);
        if (cgi_linalg_is_reduction(op, l) || !cgi_expr_uses_dim(m->results[r], l)) continue;
        all |= 1u << l;
        if (m->results[r]->kind == CG_EXPR_DIM && sizes[l] <= 4) continue;
        loops |= 1u << l;
        if (m->results[r]->kind == CG_EXPR_DIM)
          own = true;
        else
          positions = cgi_saturating_mul(positions, sizes[l]);
      }
    if (!along) continue;
    own |= positions > 4;
    if (own && shaped && loops & ~shaped && shaped & ~loops) { // each side has loops of its own
      *each = CGI_SPLIT_BLOCK;
      *product = cgi_split_sizes_of(sizes, cgi_linalg_num_loops(op), rows, all);
      return cgi_split_tiles(product);
    }
    if (own && !shaped) shaped = loops, rows = all;
    kept += last->kind == CG_EXPR_DIM && !cgi_linalg_is_reduction(op, (unsigned)last->value);
  }
  *each = kept ? CGI_SPLIT_LANES : 1;
  return cgi_larger(results / *each, 1);
}

// The divisor of size, from half to twice of `wanted`, that is closest to it; 0 when there is none. Of those from three quarters to `most` the one
// of the least time, of `groups` workgroups a part: parts begin and end, and take an eighth longer where they begin at no vector. Measured.
static int64_t cgi_split_divisor(int64_t size, int64_t wanted, int64_t most, int64_t groups, int64_t units, int64_t ends) {
  int64_t best = 0, least = INT64_MAX;
  for (int64_t n = cgi_larger(cgi_ceil_div(wanted, 2), 2); n <= 2 * wanted; n++) {
    if (size % n) continue;
    int64_t rest = size / n, time = cgi_larger(n - wanted, wanted - n) + INT32_MAX;
    if (n <= most && n * 4 >= wanted * 3)
      time = cgi_smaller(
          cgi_saturating_mul(cgi_ceil_div(cgi_saturating_mul(groups, n), units), cgi_saturating_mul(rest, rest % 4 ? 9 : 8) / 8 + ends), INT32_MAX);
    if (time > least) continue;
    best = n;
    least = time;
  }
  return best;
}

// Whether operands may have another dim for the parts of the loop.
static bool cgi_split_can_split(cg_op op) {
  for (unsigned i = 0; i < cgi_linalg_num_inputs(op); i++)
    if (cg_type_rank(op->operands[i].value->type) + 1 > CGI_MAX_LOOPS) return false;
  return true;
}

// Whether some operand has no dim for the loop alone, but windows along it. It stays as it is, and parts are whole.
static bool cgi_split_is_window(cg_op op, unsigned loop) {
  for (unsigned i = 0; i < cgi_linalg_num_inputs(op); i++) {
    cg_map m = cgi_linalg_map(op, i);
    for (unsigned r = 0; r < m->num_results; r++)
      if (m->results[r]->kind != CG_EXPR_DIM && cgi_expr_uses_dim(m->results[r], loop)) return true;
  }
  return false;
}

// Whether an operand is padded along the loop: a kernel pads as it reads a part of that, but not what is reshaped then.
static bool cgi_split_is_padded(cg_op op, unsigned loop) {
  for (unsigned i = 0; i < cgi_linalg_num_inputs(op); i++) {
    cg_op pad = cg_value_op(cgi_linalg_input(op, i));
    cg_map m = cgi_linalg_map(op, i);
    cg_attr low = NULL, high = NULL;
    if (pad && pad->def->kind == CG_TENSOR_PAD) low = cg_op_attr(pad, "static_low"), high = cg_op_attr(pad, "static_high");
    for (unsigned r = 0; r < m->num_results && low && high; r++)
      if (m->results[r]->kind == CG_EXPR_DIM && cgi_expr_uses_dim(m->results[r], loop) &&
          (cg_attr_int_list_at(low, r) || cg_attr_int_list_at(high, r)))
        return true;
  }
  return false;
}

// Whether some operand lies along the loop.
static bool cgi_split_is_contiguous(cg_op op, unsigned loop) {
  bool found = false;
  for (unsigned i = 0; i < cgi_linalg_num_inputs(op); i++) {
    cg_map m = cgi_linalg_map(op, i);
    found |= m->num_results && cgi_expr_uses_dim(m->results[m->num_results - 1], loop);
  }
  return found;
}

static bool cgi_split_no_function(cg_op op, void *user) {
  (void)user;
  return !cgi_starts_with(cg_op_name(op), "math.");
}

// Measured: where functions take as long as memory does, or elements are narrow, a second wave of workgroups, or reading one by one, doubles the
// time; for long loops that is more than a kernel for what parts of vectors leave over.
static bool cgi_split_is_exact(cg_op op, int64_t size, int64_t n, int64_t wanted) {
  bool plain = cg_storage_bytes(cg_type_element(cgi_linalg_input(op, 0)->type)) >= 4 && cgi_walk_pre(op, cgi_split_no_function, NULL);
  return n && (plain || size < CGI_SPLIT_LONG || (n <= wanted && size / n % 8 == 0));
}

// Whether matrix units take the operands in pieces of 16 bytes.
static bool cgi_split_suits_matrices(cg_op op) {
  if (!cgi_targets_have(op, CG_FEATURE_COOPERATIVE_MATRIX)) return false;
  for (unsigned i = 0; i < cgi_linalg_num_inputs(op); i++) {
    cg_type t = cgi_linalg_input(op, i)->type;
    int64_t bytes = cg_storage_bytes(cg_type_element(t));
    if (bytes > 2 || !cg_type_rank(t) || cg_type_dim(t, cg_type_rank(t) - 1) * bytes % 16) return false;
  }
  return true;
}

#ifndef CODEGEN_NO_WARPGROUPS
// A product whose tiles of 128 x 128, which warpgroups multiply, leave units idle. In ns: 8 for a step along the sum of a turn of tiles, 3000 for the
// second kernel, which reads 3000 bytes in one. Measured, H200.
static bool cgi_split_for_warpgroups(cgi_split *s, const int64_t *sizes, const cgi_split_sizes *p, int64_t length, int64_t units) {
  enum { side = 128, most = 8 };
  cg_context *ctx = s->op->ctx;
  int64_t bytes = cg_storage_bytes(cg_type_element(cgi_linalg_input(s->op, 0)->type)), panel = 128 / bytes;
  int64_t tiles = cgi_saturating_mul(p->others, cgi_saturating_mul(cgi_ceil_div(p->m, side), cgi_ceil_div(p->n, side)));
  int64_t results = cgi_saturating_mul(p->others, cgi_saturating_mul(p->m, p->n)), least = length * 8;
  const cg_target **targets = cgi_targets_around(s->op);
  bool found = false, all = cgi_len(targets) > 0 && p->m > side / 2 && p->n > side / 2 && tiles * 2 <= units;
  for (size_t i = 0; i < cgi_len(targets); i++) all = all && targets[i] && cgi_target_warpgroup(targets[i]);
  cgi_arr_free(ctx, targets);
  for (unsigned l = 0; all && l < cgi_linalg_num_loops(s->op); l++) {
    if (!cgi_linalg_is_reduction(s->op, l) || cgi_split_is_window(s->op, l) || cgi_split_is_padded(s->op, l)) continue;
    for (int64_t n = 2; n <= most; n++) {
      int64_t time = cgi_ceil_div(tiles * n, units) * (length / n) * 8 + 3000 + n * results * 4 / 3000;
      if (sizes[l] % (n * panel) || time >= least) continue;
      s->loop = l;
      s->parts = n;
      s->rest = sizes[l] / n;
      s->tail = 0;
      least = time;
      found = true;
    }
  }
  return found;
}
#endif

static bool cgi_split_choose(cgi_split *s, int64_t units) {
  cg_op op = s->op;
  int64_t sizes[CGI_MAX_LOOPS], results = 1, length = 1;
  unsigned nl = cgi_linalg_num_loops(op), ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op);
  if (!cgi_linalg_num_reductions(op) || no > CGI_SPLIT_JOINED || op->num_results != no || nl >= CGI_MAX_LOOPS || !cgi_linalg_body(op)) return false;
  if (!cgi_linalg_loop_sizes(op, sizes, NULL) || !cgi_map_is_projected_permutation(cgi_linalg_map(op, ni))) return false;
  for (unsigned l = 0; l < nl; l++) {
    bool reduces = cgi_linalg_is_reduction(op, l);
    int64_t *into = reduces ? &length : &results;
    if (sizes[l] < 1 || (!reduces && !cgi_linalg_is_parallel(op, l)) || !cgi_checked_mul(*into, sizes[l], into)) return false;
  }
  if (!cgi_reductions_are_apart(op) || !cgi_split_can_split(op)) return false;
  cgi_split_sizes product = {1, 1, 1};
  int64_t each, groups = cgi_split_groups(op, sizes, results, &each, &product), work = cgi_saturating_mul(length, cgi_larger(results / groups, 1));
  bool block = each == CGI_SPLIT_BLOCK, windows = false;
  for (unsigned i = 0; i < ni; i++) windows = windows || !cgi_map_is_projected_permutation(cgi_linalg_map(op, i));
  bool wide = block && results >= each && !windows, narrow = cg_storage_bytes(cg_type_element(cgi_linalg_input(op, 0)->type)) < 4;
  // Measured: tiles of windows that do not fill a device wait for each other; CPUs have few units.
  int64_t few = wide ? units + units / 2 : block && windows && !narrow && units > CGI_SPLIT_UNITS ? units : units / 2;
  if (block && cgi_split_suits_matrices(op)) {
    if (wide) few = units / 4; // whose smallest tiles are half of such a block
#ifndef CODEGEN_NO_WARPGROUPS
    s->product = wide;
    if (cgi_split_for_warpgroups(s, sizes, &product, length, units)) return true;
#endif
  }
  bool keys = cg_type_width(cg_type_element(op->results[0]->type)) == 64; // of a value and its index, which take more than twice as long
  if (groups > few || work < (keys ? CGI_SPLIT_WORK / 2 : CGI_SPLIT_WORK)) return false; // measured
  int64_t parts = (groups > units ? 4 : 2) * units / groups;                             // two turns of all units, or four instead of one and a bit
  if (parts > work / CGI_SPLIT_PART) parts = work / CGI_SPLIT_PART;
  int64_t depth = wide ? CGI_SPLIT_DEPTH : windows ? CGI_SPLIT_WINDOWS : CGI_SPLIT_NARROW;
  if (block && parts > length / depth) parts = length / depth;
  if (wide && !narrow) parts = cgi_split_parts(&product, length, cgi_smaller(length / depth, 8 * units / groups), units);
  if (parts < 2) return false;
  int64_t most = block ? 0 : cgi_larger(work / CGI_SPLIT_PART, parts + parts / 8);
  // The outermost that can be: its parts are whole blocks of memory. Rather one without windows; where matrix units read these, that of most parts.
  bool matrices = windows && block && cgi_split_suits_matrices(op);
  s->parts = 1;
  for (unsigned i = 0; i < 2 * nl && (matrices || s->parts == 1); i++) {
    unsigned l = i % nl;
    if (!cgi_linalg_is_reduction(op, l)) continue;
    bool window = cgi_split_is_window(op, l), along = cgi_split_is_contiguous(op, l);
    if (window != (i >= nl)) continue;
    int64_t n = parts < sizes[l] ? cgi_split_divisor(sizes[l], parts, most, groups, units, CGI_SPLIT_PART / each) : sizes[l];
    if (!n && block && parts < 4) { // not worth a kernel for what parts leave over
      n = cgi_split_divisor(sizes[l], 3 * parts, 0, groups, units, 0);
      if (!n) continue;
    }
    if (each == 1 && !cgi_split_is_exact(op, sizes[l], n, parts)) n = 0;
    int64_t rest = n ? sizes[l] / n : sizes[l] / parts;
    if (!n) {
      n = parts;
      rest -= rest >= 256 && (block || along) ? rest % 16 : 0; // parts begin where whole vectors do
    }
    if (n * (matrices ? 8 : 2) < parts || (n * rest != sizes[l] && (window || cgi_split_is_padded(op, l)))) continue;
    if (matrices && along && (rest < CGI_SPLIT_PIECES || rest % 8)) continue;
    if (cgi_smaller(n, parts) <= s->parts) continue;
    s->loop = l;
    s->product = wide;
    s->parts = n;
    s->rest = rest;
    s->tail = sizes[l] - n * rest;
  }
  return s->parts > 1;
}

static bool cgi_split_is_loop(const cgi_split *s, cg_expr e) { return e->kind == CG_EXPR_DIM && e->value == (int64_t)s->loop; }

// Elements [from, from + size) of the operand along the loop; the operand itself where it does not run along the loop.
static cg_value cgi_split_slice(const cgi_split *s, cgi_builder *b, cg_value v, cg_map map, int64_t from, int64_t size) {
  cgi_index offsets[CGI_MAX_LOOPS], sizes[CGI_MAX_LOOPS];
  bool found = false;
  for (unsigned r = 0; r < map->num_results; r++) {
    bool here = cgi_split_is_loop(s, map->results[r]);
    found |= here;
    offsets[r] = cgi_index_const(here ? from : 0);
    sizes[r] = cgi_index_const(here ? size : v->type->shape[r]);
  }
  return found ? cgi_build_slice(b, v, map->num_results, offsets, sizes) : v;
}

// The whole loop becomes parallel as it is: nothing is left of it to reduce.
static bool cgi_split_is_whole(const cgi_split *s) { return s->rest == 1 && !s->tail; }

static cg_value cgi_split_expand(cgi_split *s, cgi_builder *b, cg_value v, cg_map map);

// What is padded along other dims is split first, and padded then: kernels pad as they read. NULL for anything else.
static cg_value cgi_split_expand_pad(cgi_split *s, cgi_builder *b, cg_value v, cg_map map) {
  cg_op pad = cg_value_op(v);
  cgi_index low[CGI_MAX_LOOPS + 1], high[CGI_MAX_LOOPS + 1];
  int64_t shape[CGI_MAX_LOOPS + 1];
  unsigned n = 0;
  if (!pad || pad->def->kind != CG_TENSOR_PAD || pad->num_operands != 1 || !pad->regions[0]->first) return NULL;
  cg_attr before = cg_op_attr(pad, "static_low"), behind = cg_op_attr(pad, "static_high");
  cg_attr fill = cgi_constant_of(cg_op_operand(pad->regions[0]->first->last, CG_TENSOR_YIELD_VALUE));
  if (!fill || !before || !behind) return NULL;
  for (unsigned r = 0; r < map->num_results; r++) {
    bool here = cgi_split_is_loop(s, map->results[r]);
    int64_t l = cg_attr_int_list_at(before, r), h = cg_attr_int_list_at(behind, r);
    if (here && (l || h)) return NULL;
    if (here) {
      low[n] = high[n] = cgi_index_const(0);
      shape[n++] = s->parts;
    }
    low[n] = cgi_index_const(l);
    high[n] = cgi_index_const(h);
    shape[n++] = here ? s->rest : v->type->shape[r];
  }
  cg_value source = cgi_split_expand(s, b, cg_op_operand(pad, CG_TENSOR_PAD_SOURCE), map);
  return cgi_build_pad(b, source, cgi_type_tensor(b->ctx, n, shape, v->type->element, NULL), low, high, fill);
}

// The operand with the split dim as two.
static cg_value cgi_split_expand(cgi_split *s, cgi_builder *b, cg_value v, cg_map map) {
  cg_context *ctx = b->ctx;
  unsigned groups[CGI_MAX_LOOPS], n = 0;
  int64_t shape[CGI_MAX_LOOPS + 1];
  bool split = false;
  for (unsigned r = 0; r < map->num_results; r++) split |= cgi_split_is_loop(s, map->results[r]);
  if (!split || cgi_split_is_whole(s)) return v;
  cg_value padded = cgi_split_expand_pad(s, b, v, map);
  if (padded) return padded;
  if (s->tail) v = cgi_split_slice(s, b, v, map, 0, s->parts * s->rest);
  for (unsigned r = 0; r < map->num_results; r++) {
    bool here = cgi_split_is_loop(s, map->results[r]);
    groups[r] = here ? 2 : 1;
    if (here) shape[n++] = s->parts;
    shape[n++] = here ? s->rest : v->type->shape[r];
  }
  cg_type type = cgi_type_tensor(ctx, n, shape, v->type->element, NULL);
  return cgi_build_expand_shape(b, type, 1, &v, cgi_reassociation(ctx, map->num_results, groups));
}

// The old loops in the new ones: the parallel loop over the parts comes first, as it does in the result, then the others.
static void cgi_split_loops(const cgi_split *s, cg_context *ctx, unsigned num_loops, cg_expr *dims) {
  bool whole = cgi_split_is_whole(s);
  for (unsigned l = 0; l < num_loops; l++) dims[l] = cgi_expr_dim(ctx, whole && l >= s->loop ? l : l + 1);
  if (whole) dims[s->loop] = cgi_expr_dim(ctx, 0);
}

// Where along the old loop a step of what is left of it is.
static cg_expr cgi_split_index(const cgi_split *s, cg_expr e) {
  cg_context *ctx = s->op->ctx;
  return cgi_split_is_whole(s) ? e : cgi_expr_add(ctx, cgi_expr_mul(ctx, cgi_expr_dim(ctx, 0), cgi_expr_const(ctx, s->rest)), e);
}

// The map over the new loops, where the loop over the parts precedes what is left of the loop that is split; `front`: it is the first result. Windows
// are along both.
static cg_map cgi_split_map(cgi_split *s, cg_map map, bool front) {
  cg_context *ctx = map->ctx;
  cg_expr own[CGI_MAX_LOOPS], dims[CGI_MAX_LOOPS], results[CGI_MAX_LOOPS + 1];
  unsigned n = 0, more = !cgi_split_is_whole(s);
  cgi_split_loops(s, ctx, map->num_dims, own);
  memcpy(dims, own, sizeof dims);
  dims[s->loop] = cgi_split_index(s, own[s->loop]);
  if (front) results[n++] = cgi_expr_dim(ctx, 0);
  for (unsigned r = 0; r < map->num_results; r++) {
    bool here = cgi_split_is_loop(s, map->results[r]);
    if (more && here) results[n++] = cgi_expr_dim(ctx, 0);
    results[n++] = cgi_expr_replace(ctx, map->results[r], here ? own : dims, map->num_dims, NULL, 0);
  }
  return cgi_map_make(ctx, map->num_dims + more, 0, n, results);
}

static cg_op cgi_split_partial(cgi_split *s, cgi_builder *b, bool named) {
  cg_context *ctx = b->ctx;
  cg_op op = s->op;
  unsigned ni = cgi_linalg_num_inputs(op), no = op->num_results, nl = cgi_linalg_num_loops(op), more = !cgi_split_is_whole(s);
  cg_value inputs[CGI_MAX_GENERIC_OPERANDS], fills[CGI_SPLIT_JOINED];
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  cg_expr index[CGI_MAX_LOOPS];
  bool reduction[CGI_MAX_LOOPS + 1];
  int64_t shape[CGI_MAX_LOOPS + 1];
  for (unsigned i = 0; i < ni; i++) {
    cg_map m = cgi_linalg_map(op, i);
    inputs[i] = op->operands[i].value;
    if (inputs[i]->type->kind == CG_TYPE_TENSOR) inputs[i] = cgi_split_expand(s, b, inputs[i], m);
    maps[i] = cgi_split_map(s, m, false);
  }
  cgi_split_loops(s, ctx, nl, index);
  reduction[0] = false;
  for (unsigned l = 0; l < nl; l++)
    if (more || l != s->loop) reduction[cg_expr_value(index[l])] = cgi_linalg_is_reduction(op, l);
  shape[0] = s->parts;
  for (unsigned i = 0; i < no; i++) {
    cg_type t = cgi_linalg_output(op, i)->type;
    maps[ni + i] = cgi_split_map(s, cgi_linalg_map(op, ni), true);
    for (unsigned r = 0; r < t->rank; r++) shape[1 + r] = t->shape[r];
    cg_value empty = cgi_build_empty(b, cgi_type_tensor(ctx, t->rank + 1, shape, t->element, NULL), NULL);
    cg_value neutral = cgi_build_constant(b, cgi_combiner_neutral(cgi_reduction_combiner(op, i)));
    fills[i] = cgi_build_fill(b, neutral, empty);
  }
  cg_op made = cgi_build_generic(b, ni, inputs, no, fills, maps, nl + more, reduction);
  cgi_copy_discardable_attrs(op, made);
  cg_block to = cgi_linalg_body(made);
  cgi_clone_block(cgi_linalg_body(op), to);
  index[s->loop] = cgi_split_index(s, index[s->loop]);
  cgi_remap_indices(to, nl + more, index);
  if (named) cgi_linalg_allow_contraction(made); // what stands in a named op may contract
  return made;
}

// The same op on what the parts leave over.
static cg_op cgi_split_tail(cgi_split *s, cgi_builder *b) {
  cg_context *ctx = b->ctx;
  cg_op op = s->op;
  unsigned ni = cgi_linalg_num_inputs(op), nl = cgi_linalg_num_loops(op);
  int64_t from = s->parts * s->rest;
  cg_op tail = cgi_op_clone(op, NULL);
  for (unsigned i = 0; i < ni; i++) {
    cg_value v = op->operands[i].value;
    if (v->type->kind == CG_TYPE_TENSOR) cgi_op_set_operand(tail, i, cgi_split_slice(s, b, v, cgi_linalg_map(op, i), from, s->tail));
  }
  cgi_op_insert_before(tail, op);
  cg_expr index[CGI_MAX_LOOPS];
  for (unsigned l = 0; l < nl; l++) index[l] = cgi_expr_dim(ctx, l);
  index[s->loop] = cgi_expr_add(ctx, index[s->loop], cgi_expr_const(ctx, from));
  cgi_remap_indices(cgi_linalg_body(tail), nl, index);
  return tail;
}

// The op that combines the parts with `inits`. A product's few parts are slices and it is element by element, so that what follows is fused with it.
static cg_op cgi_split_second(cgi_split *s, cgi_builder *b, cg_op partial, const cg_value *inits) {
  cg_context *ctx = b->ctx;
  unsigned rank = inits[0]->type->rank, no = partial->num_results;
  bool slices = s->product && no == 1 && s->parts <= CGI_SPLIT_ADDENDS;
  unsigned ni = slices ? (unsigned)s->parts + 1 : no;
  cg_value ins[CGI_SPLIT_ADDENDS + 1], outs[CGI_SPLIT_JOINED];
  cg_map maps[CGI_SPLIT_ADDENDS + 1 + CGI_SPLIT_JOINED];
  cg_expr results[CGI_MAX_LOOPS + 1];
  cgi_index offsets[CGI_MAX_LOOPS + 1], sizes[CGI_MAX_LOOPS + 1];
  bool reduction[CGI_MAX_LOOPS + 1];
  unsigned dims[CGI_MAX_LOOPS], loops = rank + !slices;
  results[0] = slices ? cgi_expr_const(ctx, 0) : cgi_expr_dim(ctx, rank);
  sizes[0] = cgi_index_const(1);
  for (unsigned r = 0; r < rank; r++) {
    results[1 + r] = cgi_expr_dim(ctx, r);
    offsets[1 + r] = cgi_index_const(0);
    sizes[1 + r] = cgi_index_const(inits[0]->type->shape[r]);
    dims[r] = r;
    reduction[r] = false;
  }
  reduction[rank] = true;
  for (unsigned i = 0; i < ni; i++) {
    offsets[0] = cgi_index_const((int64_t)i - 1);
    ins[i] = !slices ? partial->results[i] : i ? cgi_build_slice(b, partial->results[0], rank + 1, offsets, sizes) : inits[0];
    maps[i] = cgi_map_make(ctx, loops, 0, rank + 1, results);
  }
  for (unsigned i = 0; i < no; i++) {
    maps[ni + i] = cgi_map_permutation(ctx, loops, rank, dims);
    outs[i] = slices ? cgi_build_empty(b, inits[i]->type, NULL) : inits[i];
  }
  if (slices) maps[0] = maps[ni];
  cg_op second = cgi_build_generic(b, ni, ins, no, outs, maps, loops, reduction);
  cg_block body = cgi_linalg_body(second);
  cgi_builder in = cgi_builder_at_end(body, s->op->loc);
  for (unsigned i = 0; i < no; i++) {
    cg_value operands[2];
    operands[0] = cg_block_arg(body, slices ? 0 : no + i);
    for (unsigned k = slices ? 1 : i; k < (slices ? ni : i + 1); k++) {
      operands[1] = cg_block_arg(body, k);
      operands[0] = cgi_build_like(&in, cgi_reduction_combiner(s->op, i), 2, operands, operands[0]->type)->results[0];
    }
    outs[i] = operands[0];
  }
  cgi_build_return(&in, CG_LINALG_YIELD, no, outs);
  return second;
}

static void cgi_split_split(cgi_split *s) {
  cg_op op = s->op;
  cgi_builder b = cgi_builder_before(op);
  cg_op partial = cgi_split_partial(s, &b, op->def->kind != CG_LINALG_GENERIC), tail = s->tail ? cgi_split_tail(s, &b) : NULL;
  cg_value inits[CGI_SPLIT_JOINED];
  for (unsigned i = 0; i < op->num_results; i++) inits[i] = tail ? tail->results[i] : cgi_linalg_output(op, i);
  cgi_op_replace(op, cgi_split_second(s, &b, partial, inits)->results);
}

#ifndef CODEGEN_NO_FAST_PIPELINES
// ---- sums of the same arrays --------------------------------------------------------------------------------------------------------------
typedef struct cgi_split_needs {
  cg_op before;
  cg_op *ops; // cgi array; each behind those that it needs
} cgi_split_needs;

// What op, or an op in its regions, needs of the ops from `before` on. False where that is `before` itself, or too much.
static bool cgi_split_needed(cg_op op, void *user) {
  cgi_split_needs *n = (cgi_split_needs *)user;
  cg_context *ctx = n->before->ctx;
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_op made = cg_value_op(op->operands[i].value);
    size_t k = 0;
    if (!made || made->block != n->before->block || cgi_op_before(made, n->before)) continue;
    while (k < cgi_len(n->ops) && n->ops[k] != made) k++;
    if (k < cgi_len(n->ops)) continue;
    if (made == n->before || k >= CGI_SPLIT_MOST || !cgi_op_is_pure(made) || !cgi_walk_pre(made, cgi_split_needed, n)) return false;
    cgi_push(n->ops, made);
  }
  return true;
}

// v, and the arrays of as many elements that it is computed of element by element: whether `other` or one of its own is among them.
static bool cgi_split_shares(cg_value v, cg_value other, unsigned *most) {
  for (unsigned side = 0; side < 2; side++) {
    cg_op op = cg_value_op(side ? other : v);
    if (v == other) return true;
    for (unsigned i = 0; op && cgi_linalg_is(op) && cgi_linalg_is_elementwise(op) && i < cgi_linalg_num_inputs(op) && *most; i++, --*most) {
      cg_value w = cg_op_operand(op, i);
      bool large = w->type->kind == CG_TYPE_TENSOR && cg_type_num_elements(w->type) == cg_type_num_elements(v->type);
      if (large && cgi_split_shares(side ? v : w, side ? w : other, most)) return true;
    }
  }
  return false;
}

// Both have the same loops, of which an array that both read, or are computed of, has all: products share but a side.
static bool cgi_split_can_join(cg_op a, cg_op b, size_t most) {
  unsigned na = cgi_linalg_num_inputs(a), nb = cgi_linalg_num_inputs(b), look = CGI_SPLIT_MOST, outs = a->num_results + b->num_results;
  if (a->block != b->block || cgi_linalg_map(a, na) != cgi_linalg_map(b, nb) || outs > CGI_SPLIT_JOINED || na + nb + outs > most / 2) return false;
  for (unsigned i = 0; i < na * nb; i++) {
    cg_value v = cg_op_operand(a, i / nb), w = cg_op_operand(b, i % nb);
    cg_map m = cgi_linalg_map(a, i / nb);
    if (v->type == w->type && m == cgi_linalg_map(b, i % nb) && cgi_map_is_permutation(m) && cgi_split_shares(v, w, &look)) return true;
  }
  return false;
}

// One op of the results of both, where a stands.
static cg_op cgi_split_join(cg_op a, cg_op b) {
  cgi_builder builder = cgi_builder_before(a);
  cg_op from[2] = {a, b};
  cg_value operands[2][CGI_MAX_GENERIC_OPERANDS], yields[CGI_SPLIT_JOINED];
  cg_map maps[CGI_MAX_GENERIC_OPERANDS], out = cgi_linalg_output_map(a, 0);
  unsigned n[2] = {0, 0}, at[2][CGI_MAX_GENERIC_OPERANDS];
  bool reduction[CGI_MAX_LOOPS];
  for (unsigned l = 0; l < out->num_dims; l++) reduction[l] = cgi_linalg_is_reduction(a, l);
  for (unsigned f = 0; f < 2; f++)
    for (unsigned i = 0, ni = cgi_linalg_num_inputs(from[f]); i < from[f]->num_operands; i++) {
      cg_value v = cg_op_operand(from[f], i);
      unsigned o = i >= ni, k = o ? n[1] : 0;
      while (k < n[o] && (operands[o][k] != v || maps[k] != cgi_linalg_map(from[f], i))) k++;
      if (!o && k == n[0]) maps[k] = cgi_linalg_map(from[f], i);
      if (k == n[o]) operands[o][n[o]++] = v;
      at[f][i] = k;
    }
  for (unsigned i = 0; i < n[1]; i++) maps[n[0] + i] = out;
  cg_op made = cgi_build_generic(&builder, n[0], operands[0], n[1], operands[1], maps, out->num_dims, reduction);
  cg_block to = cgi_linalg_body(made);
  for (unsigned f = 0; f < 2; f++) {
    cg_block body = cgi_linalg_body(from[f]);
    unsigned ni = cgi_linalg_num_inputs(from[f]);
    for (unsigned i = 0; i < from[f]->num_operands; i++)
      cgi_value_replace_uses(cg_block_arg(body, i), cg_block_arg(to, at[f][i] + (i >= ni ? n[0] : 0)));
    for (unsigned i = 0; i < body->last->num_operands; i++) yields[at[f][ni + i]] = cg_op_operand(body->last, i);
    for (cg_op o = body->first; o != body->last; o = body->first) {
      cgi_op_remove(o);
      cgi_op_append(to, o);
    }
  }
  cgi_builder in = cgi_builder_at_end(to, a->loc);
  cgi_build_return(&in, CG_LINALG_YIELD, n[1], yields);
  cgi_op_replace(b, made->results + a->num_results);
  cgi_op_replace(a, made->results);
  return made;
}

static void cgi_split_join_all(cg_context *ctx, cg_op *ops, size_t most) {
  for (size_t i = 0; i < cgi_len(ops); i++)
    for (size_t k = i + 1; ops[i] && k < cgi_len(ops) && k < i + CGI_SPLIT_NEAR; k++) {
      if (!ops[k] || !cgi_split_can_join(ops[i], ops[k], most)) continue;
      bool ordered = cgi_op_before(ops[i], ops[k]); // not where the second went before another
      cg_op b = ops[ordered ? k : i];
      cgi_split_needs needs = {ops[ordered ? i : k], NULL};
      if (cgi_split_needed(b, &needs)) {
        for (size_t m = 0; m < cgi_len(needs.ops); m++) cgi_op_move_before(needs.ops[m], needs.before);
        ops[i] = cgi_split_join(needs.before, b);
        ops[k] = NULL;
      }
      cgi_arr_free(ctx, needs.ops);
    }
}
#endif

// ---- functions ----------------------------------------------------------------------------------------------------------------------------
static int64_t cgi_split_units_of(const cg_target *t) { return t && cgi_target_iterates(t) ? CGI_SPLIT_THREADS : t ? (int64_t)t->compute_units : 0; }

// The most compute units of the devices that the module is for.
static int64_t cgi_split_units(cg_op op) {
  const cg_target *one = cgi_target_of(op);
  int64_t units = cgi_split_units_of(one);
  const cg_target **targets = one ? NULL : cgi_targets_around(op);
  for (size_t i = 0; i < cgi_len(targets); i++) units = cgi_larger(units, cgi_split_units_of(targets[i]));
  return units ? units : CGI_SPLIT_UNITS;
}

// Tiles that somebody chose are for the op's own loops: in lowering_config, or in an entry of the module's codegen.configs.
// *ok turns false after an error.
static bool cgi_split_is_configured(cg_op op, bool *ok) {
  cg_op holder = cgi_configs_holder(op);
  cg_attr configs = holder ? cg_op_attr(holder, "codegen.configs") : NULL;
  if (cg_op_attr(op, "lowering_config") || cg_op_attr(op, "compilation_info")) return true;
  for (size_t i = 0; configs && i < cg_attr_len(configs); i++) {
    cg_attr entry = cg_attr_at(configs, i), text = cg_attr_get(entry, "config");
    cgi_override o;
    if (!text || !cgi_override_matches(entry, op, cgi_target_of(op))) continue;
    *ok = cgi_override_parse(op->ctx, cg_attr_str(text), &o);
    if (!*ok) return true;
    if (o.op.len && !cgi_str_eq(o.op, cg_op_name(op))) continue;
    for (unsigned k = 0; k < sizeof o.has_list / sizeof o.has_list[0]; k++)
      if (o.has_list[k]) return true;
  }
  return false;
}

// The reductions that are to be split, or for which a read would be worth it, those in bodies of host loops and branches included.
static void cgi_split_find(cg_region region, int64_t units, cg_op **ops, bool *ok) {
  CGI_FOREACH_BLOCK(block, region) {
    CGI_FOREACH_OP(op, block) {
      cg_context *ctx = op->ctx;
      cgi_split s;
      memset(&s, 0, sizeof s);
      s.op = op;
      if (cgi_linalg_is(op) && !cgi_split_is_configured(op, ok) && (cgi_split_choose(&s, units) || cgi_split_choose(&s, CGI_SPLIT_READ * units)))
        cgi_push(*ops, op);
      for (unsigned r = 0; cgi_control_is(op) && r < op->num_regions; r++) cgi_split_find(op->regions[r], units, ops, ok);
    }
  }
}

CGI_DEF bool cgi_pass_split_reduction(cgi_pass *pass) {
  int64_t wanted = cgi_pass_option_int(pass, "parallel"), units = wanted > 0 ? wanted : cgi_split_units(pass->func);
  bool ok = true;
  cg_op *ops = NULL;
  cgi_split s;
  memset(&s, 0, sizeof s);
  cgi_split_find(pass->func->regions[0], units, &ops, &ok);
  for (size_t i = 0; i < cgi_len(ops); i++) {
    cg_op most = ops[i] ? cgi_split_log_sum(ops[i]) : NULL;
    s.op = ops[i];
    if (s.op && !most && !cgi_split_choose(&s, units)) ops[i] = NULL;
    for (size_t k = 0; most && k < cgi_len(ops); k++)
      if (k == i || ops[k] == most) ops[k] = NULL;
  }
#ifndef CODEGEN_NO_FAST_PIPELINES
  cgi_split_join_all(pass->ctx, ops, cgi_target_max_storage_buffers(pass->func));
#endif
  for (size_t i = 0; i < cgi_len(ops); i++) {
    s.op = ops[i];
    if (s.op && cgi_split_choose(&s, units)) cgi_split_split(&s);
  }
  return ok;
}

#undef CGI_SPLIT_WORK
#undef CGI_SPLIT_PART
#undef CGI_SPLIT_UNITS
#undef CGI_SPLIT_LANES
#undef CGI_SPLIT_BLOCK
#undef CGI_SPLIT_DEPTH
#undef CGI_SPLIT_LONG
#undef CGI_SPLIT_NARROW
#undef CGI_SPLIT_WINDOWS
#undef CGI_SPLIT_JOINED
#undef CGI_SPLIT_ADDENDS
#undef CGI_SPLIT_PIECES
#undef CGI_SPLIT_KERNEL
#undef CGI_SPLIT_NEAR
#undef CGI_SPLIT_READ
#undef CGI_SPLIT_MOST
