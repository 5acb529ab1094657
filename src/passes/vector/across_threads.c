// What the threads of a workgroup do together: values that each has a part of are combined over full subgroups by gpu.subgroup_reduce, inside of
// subgroups by shuffles, beyond them through workgroup memory.
#include "passes/vector/across_threads.h"

#include "dialects/combiner.h"
#include "dialects/dialects.h"
#include "passes/vector/pieces.h"
#include "support/functions.h"
#include "support/grid.h"
#include "support/index.h"
#include "target/configuration.h"

#define CGI_ACROSS_MAX_READ 16   // values of other subgroups that each thread combines by itself; half as many of single threads
#define CGI_ACROSS_MAX_LISTED 16 // … of a scan, each of them in order

// (d0 floordiv by mod n) of v; n 0: no mod.
CGI_DEF cg_value cgi_across_digit(cgi_builder *b, cg_value v, int64_t by, int64_t n) {
  cg_context *ctx = b->ctx;
  cg_expr e = cgi_expr_dim(ctx, 0);
  if (by > 1) e = cgi_expr_binary(ctx, CG_EXPR_FLOORDIV, e, cgi_expr_const(ctx, by));
  if (n) e = cgi_expr_binary(ctx, CG_EXPR_MOD, e, cgi_expr_const(ctx, n));
  return cgi_build_apply(b, 1, e, &v);
}

CGI_DEF cg_value cgi_across_and(cgi_builder *b, cg_value x, cg_value y) { return !x ? y : !y ? x : cgi_build_binary(b, CG_ARITH_ANDI, x, y); }

CGI_DEF void cgi_across_linear_id(cgi_across *d) {
  static const char *const names[] = {"x", "y", "z"};
  cg_context *ctx = d->ctx;
  cg_type index = cgi_type_index(ctx);
  int64_t stride = 1;
  d->linear = NULL;
  for (unsigned i = 0; i < 3; stride *= d->size[i++]) {
    if (d->size[i] == 1 && i) continue;
    cg_value id = cgi_build_with(&d->top, CG_GPU_THREAD_ID, index, 0, NULL, "dimension", cgi_attr_enum(ctx, "gpu.dim", names[i])), operands[2];
    cg_expr e = cgi_expr_mul(ctx, cgi_expr_dim(ctx, 1), cgi_expr_const(ctx, stride));
    e = cgi_expr_add(ctx, cgi_expr_dim(ctx, 0), e);
    operands[0] = d->linear;
    operands[1] = id;
    d->linear = i ? cgi_build_apply(&d->top, 2, e, operands) : id;
  }
}

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
CGI_DEF cg_value cgi_across_grid(cgi_builder *b, cg_op func, int64_t count, cgi_builder *in) {
  cg_context *ctx = b->ctx;
  const cg_target *t = cgi_target_of(func);
  int64_t limit = t ? (int64_t)t->max_workgroup_count[0] : 65535;
  cg_expr e = cgi_expr_const(ctx, count), single = cgi_expr_const(ctx, 1);
  cg_attr maps[3];
  for (unsigned i = 0; i < 3; i++) maps[i] = cgi_attr_of_map(ctx, cgi_map_make(ctx, 0, 0, 1, i ? &single : &e));
  cg_op exported = cgi_export_of(func);
  cgi_op_set_array(exported ? exported : func, "workgroup_count_maps", 3, maps);
  cg_value at = cgi_build_gpu_id(b, CG_GPU_BLOCK_ID, 0);
  *in = *b;
  if (count <= limit) return at;
  cg_value all = cgi_build_index(b, count), step = cgi_build_gpu_id(b, CG_GPU_GRID_DIM, 0);
  cg_op loop = cgi_build_for(b, at, all, step, 0, NULL);
  *in = cgi_builder_in(loop, 0);
  cgi_across_barrier(in);
  return loop->regions[0]->first->args[0];
}

CGI_DEF void cgi_across_point(cgi_builder *b, cg_type t, unsigned from, unsigned to, cg_value at, cg_value *point) {
  for (unsigned d = to; d-- > from;) {
    cg_value n = cgi_build_index(b, t->shape[d]);
    point[d] = d == from ? at : cgi_index_op(b, CG_ARITH_REMUI, at, n);
    at = cgi_index_op(b, CG_ARITH_DIVUI, at, n);
  }
}
#endif

// ---- reductions ------------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_across_is_extreme(cg_op_kind kind) { return kind == CG_ARITH_MAXIMUMF || kind == CG_ARITH_MINIMUMF; }

// The n values, and the elements of what they make where `flat`, in a tree: neighbours first; the order depends on n alone.
static cg_value cgi_across_tree(cgi_builder *b, cg_op_kind kind, cg_attr flags, cg_value *v, unsigned n, bool flat) {
  cg_value all = cgi_reduce_tree(b, kind, flags, v, n), lanes[CGI_MAX_LANES];
  if (!flat || all->type->kind != CG_TYPE_VECTOR) return all;
  unsigned w = (unsigned)all->type->shape[0];
  for (unsigned i = 0; i < w; i++) lanes[i] = cgi_build_lane(b, all, i);
  return cgi_reduce_tree(b, kind, flags, lanes, w);
}

CGI_DEF cg_value cgi_across_nan_unless(cgi_builder *b, cg_value nan, cg_value v) {
  cg_attr quiet = cgi_attr_float(b->ctx, v->type->kind == CG_TYPE_VECTOR ? v->type->element : v->type, cgi_bits_double((uint64_t)0x7FF8 << 48));
  cg_value q = cgi_build_constant(b, v->type->kind == CG_TYPE_VECTOR ? cgi_attr_dense_splat(b->ctx, v->type, quiet) : quiet);
  return cgi_build_select(b, nan, q, v);
}

// The tree of a reduction. A minimum or maximum of many keeps count of NaNs apart: comparing alone is one instruction each.
CGI_DEF cg_value cgi_across_combine_all(cgi_builder *b, cg_op_kind kind, cg_value *v, unsigned n, bool flat) {
  cg_type t = v[0]->type;
  if (!cgi_across_is_extreme(kind) || n * (t->kind == CG_TYPE_VECTOR ? 4 : 1) < 4) return cgi_across_tree(b, kind, NULL, v, n, flat);
  cg_value *nans = CGI_SCRATCH(b->ctx, cg_value, n);
  for (unsigned i = 0; i < n; i++) nans[i] = cgi_build_cmpf(b, CG_CMPF_UNO, v[i], v[i]);
  cg_value nan = cgi_across_tree(b, CG_ARITH_ORI, NULL, nans, n, flat);
  cg_value all = cgi_across_tree(b, kind, cgi_attr_dialect(b->ctx, cgi_s("arith.fastmath"), cgi_s("nnan,nsz"), 0, NULL), v, n, flat);
  return cgi_across_nan_unless(b, nan, all);
}

static cg_value cgi_across_subgroup_op(cgi_builder *b, cg_op_kind kind, cg_value v) {
  cg_type t = v->type;
  return cgi_build_with(b, CG_GPU_SUBGROUP_REDUCE, t, 1, &v, "op", cgi_attr_enum(b->ctx, "gpu.all_reduce_op", cgi_combiner_word(kind)));
}

// Over a full subgroup. The instructions leave a NaN's part in a minimum or maximum open: NaNs are counted apart.
static cg_value cgi_across_subgroup(cgi_builder *b, const cgi_across_reduction *r, cg_value v) {
  if (!cgi_across_is_extreme(r->kind)) return cgi_across_subgroup_op(b, r->kind, v);
  cg_value extreme = cgi_across_subgroup_op(b, r->kind == CG_ARITH_MAXIMUMF ? CG_ARITH_MAXNUMF : CG_ARITH_MINNUMF, v),
           nan = cgi_build_cmpf(b, CG_CMPF_UNO, v, v);
  return cgi_across_nan_unless(b, cgi_across_subgroup_op(b, CG_ARITH_ORI, nan), extreme);
}

CGI_DEF bool cgi_across_exchanges(const cgi_across *d, cg_type t, uint64_t feature) {
  cg_type e = t->kind == CG_TYPE_VECTOR ? t->element : t;
  bool exchanged = (cg_type_is_int(e) || e->kind == CG_TYPE_F32) && e->width == 32;
  return exchanged && d->target && (d->target->features & feature) && d->subgroup > 1 && d->total % d->subgroup == 0;
}

// How many neighbouring threads one subgroup instruction combines: the subgroup's size, or 1.
static int64_t cgi_across_subgroup_of(const cgi_across *d, const cgi_across_reduction *r) {
  cg_type t = r->parts[0]->type;
  bool can = t->kind != CG_TYPE_VECTOR && cgi_across_exchanges(d, t, CG_FEATURE_SUBGROUP_ARITHMETIC);
  if (!can || r->kind == CG_ARITH_MAXNUMF || r->kind == CG_ARITH_MINNUMF) return 1;
  for (unsigned i = 0; i < r->num_groups; i++)
    if (r->groups[i].stride == 1 && r->groups[i].threads % d->subgroup == 0) return d->subgroup;
  return 1;
}

CGI_DEF cg_value cgi_across_shuffle(cgi_across *d, cgi_builder *b, cg_value v, const char *how, cg_value by) {
  cg_context *ctx = d->ctx;
  if (v->type->kind == CG_TYPE_VECTOR) { // gpu.shuffle moves scalars
    cg_value all = v;
    for (int64_t lane = 0; lane < v->type->shape[0]; lane++)
      all = cgi_build_with_lane(b, cgi_across_shuffle(d, b, cgi_build_lane(b, v, lane), how, by), all, lane);
    return all;
  }
  cg_type types[2];
  cg_value operands[3];
  operands[0] = v;
  operands[1] = by;
  operands[2] = cgi_build_int(b, cgi_type_i(ctx, 32), d->subgroup);
  types[0] = v->type;
  types[1] = cgi_type_i(ctx, 1);
  cg_named_attr mode = cgi_named(ctx, "mode", cgi_attr_enum(ctx, "gpu.shuffle_mode", how));
  return cgi_build(b, CG_GPU_SHUFFLE, 3, operands, 2, types, 1, &mode, 0)->results[0];
}

static bool cgi_across_is_power(int64_t n) { return n > 0 && !(n & (n - 1)); }

// What lies inside of a subgroup, but does not fill it, is exchanged lane by lane; what is left of each group is farther apart.
static void cgi_across_lanes(cgi_across *d, cgi_builder *b, cgi_across_reduction *r) {
  unsigned left = 0;
  bool whole = cgi_across_subgroup_of(d, r) > 1, can = !whole && cgi_across_exchanges(d, r->parts[0]->type, CG_FEATURE_SUBGROUP_SHUFFLE);
  for (unsigned g = 0; g < r->num_groups; g++) {
    int64_t n = r->groups[g].threads, by = r->groups[g].stride, inside = by < d->subgroup && n > d->subgroup / by ? d->subgroup / by : n;
    bool within =
        can && by < d->subgroup && cgi_across_is_power(by) && cgi_across_is_power(inside) && cgi_across_is_power(d->subgroup) && n % inside == 0;
    for (int64_t s = by; within && s < by * inside; s *= 2)
      for (unsigned k = 0; k < r->count; k++) {
        cg_value other = cgi_across_shuffle(d, b, r->parts[k], "xor", cgi_build_int(b, cgi_type_i(d->ctx, 32), s));
        r->parts[k] = cgi_build_binary(b, r->kind, r->parts[k], other);
      }
    r->groups[left].threads = within ? n / inside : n;
    r->groups[left].stride = within ? by * inside : by;
    left += r->groups[left].threads > 1;
  }
  r->num_groups = left;
}

// One access of the workgroup memory that holds `count` rows of slots; value NULL reads.
static cg_value cgi_across_slot(cgi_builder *b, cg_value memory, unsigned row, cg_value slot, cg_value value, cg_type t) {
  cg_value operands[5];
  unsigned n = 0;
  if (value) operands[n++] = value;
  operands[n++] = memory;
  operands[n++] = cgi_build_index(b, (int64_t)row);
  operands[n++] = slot;
  if (t->kind == CG_TYPE_VECTOR) operands[n++] = cgi_build_index(b, 0);
  if (value) {
    cgi_build_plain(b, t->kind == CG_TYPE_VECTOR ? CG_VECTOR_STORE : CG_MEMREF_STORE, n, operands);
    return value;
  }
  return cgi_build_value(b, t->kind == CG_TYPE_VECTOR ? CG_VECTOR_LOAD : CG_MEMREF_LOAD, t, n, operands, NULL);
}

CGI_DEF cg_value cgi_across_alloc(cgi_across *d, unsigned rank, const int64_t *shape, cg_type element) {
  cg_type memory = cgi_type_memref(d->ctx, rank, shape, element, NULL, cgi_attr_i64(d->ctx, 3));
  int64_t bytes = (int64_t)cg_storage_bytes(element);
  for (unsigned i = 0; i < rank; i++) bytes *= shape[i];
  d->shared += bytes;
  return cgi_build_alloc(&d->top, CG_MEMREF_ALLOC, memory, NULL);
}

CGI_DEF void cgi_across_barrier(cgi_builder *b) { cgi_build_plain(b, CG_GPU_BARRIER, 0, NULL); }

static cg_value cgi_across_offset(cgi_builder *b, cg_value v, int64_t by) {
  cg_expr e = cgi_expr_add(b->ctx, cgi_expr_dim(b->ctx, 0), cgi_expr_const(b->ctx, by));
  return cgi_build_apply(b, 1, e, &v);
}

// Halves the slots that hold something of group g until `limit` are left; returns how many are.
static int64_t cgi_across_halve(cgi_across_reduction *r, cgi_builder *b, cg_value memory, unsigned g, int64_t limit, cg_value slot, cg_value first,
                                cg_type t) {
  int64_t n = r->groups[g].threads, by = r->groups[g].stride, slots = memory->type->shape[1];
  cg_value lane = n > limit ? cgi_across_digit(b, slot, by, by * n == slots ? 0 : n) : NULL;
  while (n > limit) {
    int64_t half = (n + 1) / 2;
    cg_value condition = cgi_build_index(b, n - half);
    condition = cgi_across_and(b, first, cgi_build_cmpi(b, CG_CMPI_ULT, lane, condition));
    cgi_builder in = cgi_build_guard(b, condition);
    cg_value other = cgi_across_offset(&in, slot, half * by);
    for (unsigned k = 0; k < r->count; k++) {
      cg_value x = cgi_across_slot(&in, memory, k, slot, NULL, t), y = cgi_across_slot(&in, memory, k, other, NULL, t);
      cgi_across_slot(&in, memory, k, slot, cgi_build_binary(&in, r->kind, x, y), t);
    }
    cgi_across_barrier(b);
    n = half;
  }
  return n;
}

// The slot where the thread's results stand: its own with every reduced place at 0.
static cg_value cgi_across_base(cgi_across_reduction *r, cgi_builder *b, cg_value slot, int64_t slots) {
  cg_context *ctx = b->ctx;
  cg_expr e = cgi_expr_dim(ctx, 0), all = e;
  int64_t covered = 1;
  for (unsigned g = 0; g < r->num_groups; g++) {
    cg_expr lane = cgi_expr_binary(ctx, CG_EXPR_FLOORDIV, all, cgi_expr_const(ctx, r->groups[g].stride));
    lane = cgi_expr_binary(ctx, CG_EXPR_MOD, lane, cgi_expr_const(ctx, r->groups[g].threads));
    e = cgi_expr_sub(ctx, e, cgi_expr_mul(ctx, lane, cgi_expr_const(ctx, r->groups[g].stride)));
    covered *= r->groups[g].threads;
  }
  if (covered == slots) return cgi_build_index(b, 0);
  return cgi_build_apply(b, 1, e, &slot);
}

CGI_DEF bool cgi_across_in_loop(cg_op op) { return cgi_op_parent_of_kind(op, CG_SCF_FOR) || cgi_op_parent_of_kind(op, CG_SCF_WHILE); }

// Makes each part the combination of the parts of all threads along the reduced dims. The greatest of 16-bit floats is that of 32-bit ones, which
// subgroups exchange.
CGI_DEF void cgi_reduce_across(cgi_across *d, cgi_builder *b, cgi_across_reduction *r) {
  cg_type t = r->parts[0]->type, f32 = cgi_type_f32(d->ctx);
  if (cgi_across_is_extreme(r->kind) && cg_type_is_float(t) && t->width == 16 && cgi_across_exchanges(d, f32, CG_FEATURE_SUBGROUP_ARITHMETIC)) {
    for (unsigned k = 0; k < r->count; k++) r->parts[k] = cgi_build_unary(b, CG_ARITH_EXTF, f32, r->parts[k]);
    cgi_reduce_across(d, b, r);
    for (unsigned k = 0; k < r->count; k++) r->parts[k] = cgi_build_unary(b, CG_ARITH_TRUNCF, t, r->parts[k]);
    return;
  }
  if (!r->number) cgi_across_lanes(d, b, r);
  t = r->parts[0]->type;
  int64_t lanes = r->number ? 1 : cgi_across_subgroup_of(d, r), rest = 1, slots = r->number ? r->numbers : d->total / lanes;
  for (unsigned k = 0; lanes > 1 && k < r->count; k++) r->parts[k] = cgi_across_subgroup(b, r, r->parts[k]);
  for (unsigned g = 0; lanes > 1 && g < r->num_groups; g++) {
    if (r->groups[g].stride == 1)
      r->groups[g].threads /= lanes;
    else
      r->groups[g].stride /= lanes;
  }
  for (unsigned g = 0; g < r->num_groups; g++) rest *= r->groups[g].threads;
  if (rest == 1) return;
  int64_t shape[3];
  shape[0] = r->count;
  shape[1] = slots;
  shape[2] = t->kind == CG_TYPE_VECTOR ? t->shape[0] : 1;
  cg_value memory = cgi_across_alloc(d, t->kind == CG_TYPE_VECTOR ? 3 : 2, shape, cg_type_element(t)),
           slot = r->number ? r->number : cgi_across_digit(b, d->linear, lanes, 0), first = r->first;
  if (cgi_across_in_loop(r->op)) cgi_across_barrier(b); // the last turn's results have been read
  if (lanes > 1) {
    cg_value zero = cgi_build_index(b, 0);
    first = cgi_build_cmpi(b, CG_CMPI_EQ, cgi_across_digit(b, d->linear, 1, lanes), zero);
  }
  cgi_builder in = cgi_build_guard(b, first);
  for (unsigned k = 0; k < r->count; k++) cgi_across_slot(&in, memory, k, slot, r->parts[k], t);
  cgi_across_barrier(b);
  // As many results as a subgroup has lanes: each lane takes one, and they are combined once more.
  bool again = lanes > 1 && r->num_groups == 1 && rest == lanes;
  int64_t left = 1, most = lanes > 1 ? CGI_ACROSS_MAX_READ : CGI_ACROSS_MAX_READ / 2;
  for (unsigned g = 0; g < r->num_groups && !again; g++) left = cgi_across_halve(r, b, memory, g, g + 1 == r->num_groups ? most : 1, slot, first, t);
  cg_value base = cgi_across_base(r, b, slot, slots), lane = again ? cgi_across_digit(b, d->linear, 1, lanes) : NULL;
  if (again && !cgi_constant_is(base, 0)) lane = cgi_build_binary(b, CG_ARITH_ADDI, base, lane);
  for (unsigned k = 0; k < r->count; k++) {
    cg_value v[CGI_ACROSS_MAX_READ];
    for (int64_t i = 0; i < left && !again; i++) {
      cg_value from = cgi_across_offset(b, base, i * r->groups[r->num_groups - 1].stride);
      v[i] = cgi_across_slot(b, memory, k, from, NULL, t);
    }
    r->parts[k] = again ? cgi_across_subgroup(b, r, cgi_across_slot(b, memory, k, lane, NULL, t))
                        : cgi_across_combine_all(b, r->kind, v, (unsigned)left, false);
  }
}

#ifndef CODEGEN_NO_TEXT // vector.scan is in kernels that text has, and in those of codegen.scan
// ---- scans -----------------------------------------------------------------------------------------------------------------------------------
// The parts of the thread with the number `from`: inside of a full subgroup by shuffles, else through workgroup memory.
static void cgi_scan_fetch(cgi_across *d, cgi_builder *b, cgi_across_scan *s, bool inside, cg_value from) {
  cg_type t = s->parts[0]->type;
  if (inside) {
    cg_value lane = cgi_build_unary(b, CG_ARITH_INDEX_CAST, cgi_type_i(d->ctx, 32), cgi_across_digit(b, from, 1, d->subgroup));
    for (unsigned k = 0; k < s->count; k++) s->parts[k] = cgi_across_shuffle(d, b, s->parts[k], "idx", lane);
    return;
  }
  int64_t shape[2];
  shape[0] = s->count;
  shape[1] = d->total;
  if (s->memory || cgi_across_in_loop(s->op)) cgi_across_barrier(b); // what was there before has been read
  if (!s->memory) s->memory = cgi_across_alloc(d, 2, shape, t);
  for (unsigned k = 0; k < s->count; k++) cgi_across_slot(b, s->memory, k, d->linear, s->parts[k], t);
  cgi_across_barrier(b);
  for (unsigned k = 0; k < s->count; k++) s->parts[k] = cgi_across_slot(b, s->memory, k, from, NULL, t);
}

static bool cgi_scan_is_inside(const cgi_across *d, const cgi_across_scan *s, int64_t threads) {
  return !s->apart && cgi_across_exchanges(d, s->parts[0]->type, CG_FEATURE_SUBGROUP_SHUFFLE) && d->subgroup % threads == 0;
}

// The number of the thread that is `by` in front, where there is one.
static cg_value cgi_scan_before(cgi_builder *b, const cgi_across_scan *s, cg_value has, int64_t by) {
  return cgi_build_select(b, has, cgi_across_offset(b, s->id, -by), s->id);
}

CGI_DEF void cgi_last_across(cgi_across *d, cgi_builder *b, cgi_across_scan *s, int64_t stride, int64_t n) {
  cg_context *ctx = d->ctx;
  cg_expr id = cgi_expr_dim(ctx, 0), at = cgi_expr_binary(ctx, CG_EXPR_FLOORDIV, id, cgi_expr_const(ctx, stride));
  at = cgi_expr_sub(ctx, cgi_expr_const(ctx, n - 1), cgi_expr_binary(ctx, CG_EXPR_MOD, at, cgi_expr_const(ctx, n)));
  at = cgi_expr_add(ctx, id, cgi_expr_mul(ctx, at, cgi_expr_const(ctx, stride)));
  if (n > 1) cgi_scan_fetch(d, b, s, cgi_scan_is_inside(d, s, stride * n), cgi_build_apply(b, 1, at, &s->id));
}

// Each thread folds what all have, in order, and keeps what that was when its own turn came: one round through workgroup memory.
static void cgi_scan_listed(cgi_across *d, cgi_builder *b, cgi_across_scan *s, int64_t stride, int64_t n, cg_value at) {
  cg_context *ctx = d->ctx;
  cg_type t = s->parts[0]->type;
  cg_expr e[2];
  cg_value operands[2], neutral = cgi_build_constant(b, s->neutral), is[CGI_ACROSS_MAX_LISTED];
  int64_t shape[2];
  shape[0] = s->count;
  shape[1] = d->total;
  operands[0] = s->id;
  operands[1] = at;
  e[0] = cgi_expr_sub(ctx, cgi_expr_dim(ctx, 0), cgi_expr_mul(ctx, cgi_expr_dim(ctx, 1), cgi_expr_const(ctx, stride)));
  cg_value base = cgi_build_apply(b, 2, e[0], operands), memory = cgi_across_alloc(d, 2, shape, t);
  if (cgi_across_in_loop(s->op)) cgi_across_barrier(b); // what was there before has been read
  for (unsigned k = 0; k < s->count; k++) cgi_across_slot(b, memory, k, d->linear, s->parts[k], t);
  cgi_across_barrier(b);
  for (int64_t i = 1; i < n; i++) is[i] = cgi_build_cmpi_int(b, CG_CMPI_EQ, at, i);
  for (unsigned k = 0; k < s->count; k++) {
    cg_value all = cgi_across_slot(b, memory, k, base, NULL, t);
    s->front[k] = neutral;
    for (int64_t i = 1; i < n; i++) {
      s->front[k] = cgi_build_select(b, is[i], all, s->front[k]);
      all = cgi_build_binary(b, s->kind, all, cgi_across_slot(b, memory, k, cgi_across_offset(b, base, i * stride), NULL, t));
    }
    s->parts[k] = all;
  }
}

// In turns each thread folds what is one, two, four … in front of it. Subgroups are scanned by themselves first.
CGI_DEF void cgi_scan_across(cgi_across *d, cgi_builder *b, cgi_across_scan *s, int64_t stride, int64_t n) {
  cg_context *ctx = d->ctx;
  int64_t lanes = d->subgroup > stride && d->subgroup % stride == 0 ? d->subgroup / stride : 1;
  size_t bytes = s->count * sizeof *s->parts;
  cg_value *mine = CGI_SCRATCH(ctx, cg_value, s->count);
  if (lanes > 1 && n > lanes && n % lanes == 0 && cgi_scan_is_inside(d, s, stride * lanes)) {
    cgi_scan_across(d, b, s, stride, lanes);
    memcpy(mine, s->front, bytes);
    cgi_scan_across(d, b, s, stride * lanes, n / lanes);
    for (unsigned k = 0; k < s->count; k++) s->front[k] = cgi_build_binary(b, s->kind, s->front[k], mine[k]);
    return;
  }
  bool inside = cgi_scan_is_inside(d, s, stride * n);
  cg_value at = cgi_across_digit(b, s->id, stride, stride * n == d->total ? 0 : n), neutral = cgi_build_constant(b, s->neutral);
  if (!inside && n <= CGI_ACROSS_MAX_LISTED) {
    cgi_scan_listed(d, b, s, stride, n, at);
    return;
  }
  for (int64_t by = 1; by < n; by *= 2) {
    cg_value has = cgi_build_cmpi_int(b, CG_CMPI_UGE, at, by);
    memcpy(mine, s->parts, bytes);
    cgi_scan_fetch(d, b, s, inside, cgi_scan_before(b, s, has, by * stride));
    for (unsigned k = 0; k < s->count; k++) s->parts[k] = cgi_build_select(b, has, cgi_build_binary(b, s->kind, s->parts[k], mine[k]), mine[k]);
  }
  cg_value has = cgi_build_cmpi_int(b, CG_CMPI_NE, at, 0);
  memcpy(mine, s->parts, bytes);
  cgi_scan_fetch(d, b, s, inside, cgi_scan_before(b, s, has, stride));
  for (unsigned k = 0; k < s->count; k++) s->front[k] = cgi_build_select(b, has, s->parts[k], neutral);
  memcpy(s->parts, mine, bytes);
  cgi_last_across(d, b, s, stride, n);
}
#endif

#undef CGI_ACROSS_MAX_READ
#undef CGI_ACROSS_MAX_LISTED
