// promote: operands of a tile's root are copied to workgroup memory. Where each thread reads its slice of a value that the whole workgroup has, all
// threads together fetch the part of that value that they will read in this round of the reduction, and read their slices from there.
//
//   %r = scf.for %k = … {                                  %m = bufferization.alloc_tensor() {memory_space = 3} : tensor<64x20xf32>   (at the top)
//     %a = tensor.extract_slice %A[%ti, %k] [8, 16]        %r = scf.for %k = … {
//     linalg.matmul … ins(%a, …)                      →      %c = scf.forall (%i, %j) = (0, 0) to (64, 16) step (1, 4) shared_outs(%s = %m) {
//   }                                                          %x = tensor.extract_slice %A[%i, %k + %j] [1, 4]   … insert %x into %s[%i, %j] }
//                                                              {mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]}
//                                                            %a = tensor.extract_slice %c[%ti, 0] [8, 16]
//
// The forall of linear dims is collective: every thread has its result, distribute shares the work. Elementwise producers are computed in the copy.
// An operand whose last dim is reduced, while it also runs along the result's last dim, is transposed on the way, so that threads read rows. Rows
// are padded where threads side by side would meet in one memory bank. Of windows of one place what strides leave out is not fetched, and in short
// rounds their places lie along rows. Copies are as wide as a vector where the source's rows are multiples of it.
// A reduction that is marked "workgroup" on views of buffers, in loops by hand, gets copies of its inputs in front of it, between barriers.
// Requires: tile-threads, tile-reduction; promote_operands in the root's lowering_config. An operand of another form stays where it is. Preserves:
// loops, values. With prefetch or num_buffers in the configuration the function gets `prefetch_buffers`, which prefetch-shared-memory takes.
#include "analysis/linear.h"
#include "dialects/dialects.h"
#include "dialects/scalar.h"
#include "passes/pass_table.h"
#include "passes/tile/tiling.h"
#include "passes/tile/transform_tile.h"
#include "support/structured.h"

#define CGI_PROMOTE_RANK 8
#define CGI_PROMOTE_DEPTH 32
#define CGI_PROMOTE_COPY_DIMS 5

typedef struct cgi_promote_memory { // allocations that tiles of one operand share: branches and remainders use them in turn
  unsigned operand;
  cg_type type;
  cg_value alloc;
} cgi_promote_memory;

typedef struct cgi_promote {
  cg_context *ctx;
  cg_op func;
  const cg_target *target;
  cgi_dims dims;
  cgi_promote_memory *memory; // cgi array
  int64_t bytes;
  unsigned buffers; // what the configuration asks for; 0: no prefetching
  // of the root at hand
  cg_op root, threads, at; // the thread forall; the op that the copies stand before
  cgi_lowering_config config;
} cgi_promote;

// One operand: what a thread reads is [base + local, base + local + size) along each dim of `source`; all of them read [base, base + hull).
typedef struct cgi_promote_operand {
  unsigned index, rank;
  cg_value source;
  cg_attr fill; // of what is not valid
  cgi_linear base[CGI_PROMOTE_RANK], local[CGI_PROMOTE_RANK];
  cgi_index valid[CGI_PROMOTE_RANK]; // of the hull, where partial
  int64_t size[CGI_PROMOTE_RANK], hull[CGI_PROMOTE_RANK];
  bool partial[CGI_PROMOTE_RANK];
  bool repeats[CGI_PROMOTE_RANK]; // what is behind valid goes into results that nobody stores: the last elements are taken again, unguarded
  bool shifted[CGI_PROMOTE_RANK];
  int64_t padded[CGI_PROMOTE_RANK];
  bool clipped[CGI_PROMOTE_RANK]; // partial by what each thread has left: all of them read up to `until` of the source
  cgi_linear until[CGI_PROMOTE_RANK];
  unsigned pieces, along; // what a thread reads is so many parts of `size`, `stride` apart along that dim, put together
  int64_t stride;
  unsigned order[CGI_PROMOTE_RANK]; // dim d of the memory is dim order[d] of the operand
  int loop[CGI_PROMOTE_RANK];       // that dim d runs along alone; -1 for none
  int64_t step[CGI_PROMOTE_RANK];   // of the source for one of the memory: windows of one place leave gaps
  int64_t width, pad;               // elements of a copy, of a row's padding
} cgi_promote_operand;

// ---- what a thread reads ----------------------------------------------------------------------------------------------------------------
// The value differs between threads, or between rounds of loops inside of the copies' place.
static bool cgi_promote_is_local(cgi_promote *s, cg_value v, unsigned depth) {
  cg_op owner = v->op ? v->op : v->block->region->op;
  if (depth > CGI_PROMOTE_DEPTH) return true;
  if (!v->op) return owner == s->threads || cgi_op_is_ancestor(s->at, owner);
  if (!cgi_op_is_ancestor(s->threads, owner)) return false;
  for (unsigned i = 0; i < owner->num_operands; i++)
    if (cgi_promote_is_local(s, owner->operands[i].value, depth + 1)) return true;
  return false;
}

// Sum of terms as an index made before `b`.
static cgi_index cgi_promote_build(cgi_tiler *t, const cgi_linear *x) {
  cg_context *ctx = t->ctx;
  cg_expr e = cgi_expr_const(ctx, x->constant);
  cgi_index dims[CGI_LINEAR_TERMS];
  for (unsigned i = 0; i < x->num_terms; i++) {
    dims[i] = cgi_index_of(x->values[i]);
    e = cgi_expr_add(ctx, e, cgi_expr_mul(ctx, cgi_expr_dim(ctx, i), cgi_expr_const(ctx, x->coefficients[i])));
  }
  return cgi_tile_apply(t, e, x->num_terms, dims);
}

static bool cgi_promote_through_pad(cgi_promote_operand *o, cg_op pad) {
  cgi_mixed low, high;
  cg_attr fill = cgi_constant_of(pad->regions[0]->first->last->operands[CG_TENSOR_YIELD_VALUE].value);
  if (!fill || (o->fill && fill != o->fill) || !cgi_pad_get(pad, &low, &high) || !cgi_mixed_all(&low, 0)) return false;
  o->fill = fill;
  for (unsigned d = 0; d < o->rank; d++) {
    if (!high.values[d] && !high.fixed[d]) continue;
    if (o->partial[d]) return false;
    o->partial[d] = true;
    o->shifted[d] = o->base[d].num_terms || o->base[d].constant; // valid counts from the pad's own start
    o->padded[d] = pad->results[0]->type->shape[d];
    o->valid[d] = cgi_index_const(pad->operands[CG_TENSOR_PAD_SOURCE].value->type->shape[d]);
  }
  return true;
}

// Usable where the copies stand, and the same for all threads.
static bool cgi_promote_is_common(cgi_promote *s, cg_value v) { return !cgi_promote_is_local(s, v, 0) && cgi_value_dominates(v, s->at); }

// `size` is what a thread has left of a padded dim of `most` elements: min(until - at, most), where the thread's own loops say so.
static bool cgi_promote_until(cgi_promote *s, cg_value size, const cgi_linear *at, int64_t most, cgi_linear *until) {
  cgi_linear x = cgi_linear_of(size), part;
  cg_op op = x.num_terms == 1 && x.coefficients[0] > 0 ? x.values[0]->op : NULL;
  if (!op || op->def->kind != CG_AFFINE_MIN || op->num_operands > CGI_LINEAR_TERMS) return false;
  cg_map m = cg_attr_map(cg_op_attr(op, "map"));
  cg_value operands[CGI_LINEAR_TERMS];
  bool whole = false, left = false;
  for (unsigned i = 0; i < op->num_operands; i++) operands[i] = op->operands[i].value;
  *until = *at;
  for (unsigned k = 0; k < m->num_results; k++) {
    if (!cgi_linear_of_map(m, k, operands, &part)) return false;
    if (!part.num_terms && part.constant * x.coefficients[0] + x.constant == most) {
      whole = true;
    } else {
      if (left || !cgi_linear_add(until, &part, x.coefficients[0])) return false;
      left = true;
      for (unsigned i = 0; i < part.num_terms; i++)
        if (!cgi_promote_is_common(s, part.values[i]) && (part.values[i]->op || part.values[i]->block->region->op != s->threads)) return false;
    }
  }
  until->constant += x.constant;
  return whole && left;
}

static bool cgi_promote_through_slice(cgi_promote *s, cgi_promote_operand *o, cg_op slice) {
  cgi_mixed offsets, sizes;
  if (slice->operands[CG_TENSOR_EXTRACT_SLICE_SOURCE].value->type->rank != o->rank || !cgi_slice_get_unit(slice, &offsets, &sizes)) return false;
  for (unsigned d = 0; d < o->rank; d++) {
    cgi_linear at = offsets.values[d] ? cgi_linear_of(offsets.values[d]) : cgi_linear_constant(offsets.fixed[d]);
    if (!cgi_linear_add(&o->base[d], &at, 1) || (o->clipped[d] && !cgi_linear_add(&o->until[d], &at, 1))) return false;
    if (!o->partial[d] || o->clipped[d] || !cgi_index_is(o->valid[d], CG_DYNAMIC) || !sizes.values[d]) continue;
    o->clipped[d] = !cgi_promote_is_common(s, sizes.values[d]) && cgi_promote_until(s, sizes.values[d], &at, o->padded[d], &o->until[d]);
    o->valid[d] = cgi_index_of(sizes.values[d]);
  }
  return true;
}

// Slices of one value side by side, evenly spaced: the chain goes on with the first.
static bool cgi_promote_through_concat(cgi_promote_operand *o, cg_op concat) {
  unsigned n = concat->num_operands, dim = (unsigned)cgi_op_int(concat, "dim");
  cg_op head = concat->operands[CG_TENSOR_CONCAT_INPUTS].value->op;
  if (o->pieces || n < 2 || o->partial[dim] || o->base[dim].num_terms || o->base[dim].constant ||
      o->size[dim] != concat->results[0]->type->shape[dim])
    return false;
  for (unsigned p = 0; p < n; p++) {
    cg_op slice = concat->operands[p].value->op;
    cgi_mixed offsets, sizes;
    if (!slice || slice->def->kind != CG_TENSOR_EXTRACT_SLICE ||
        slice->operands[CG_TENSOR_EXTRACT_SLICE_SOURCE].value != head->operands[CG_TENSOR_EXTRACT_SLICE_SOURCE].value ||
        slice->results[0]->type != head->results[0]->type || slice->operands[CG_TENSOR_EXTRACT_SLICE_SOURCE].value->type->rank != o->rank ||
        !cgi_slice_get_unit(slice, &offsets, &sizes))
      return false;
    for (unsigned d = 0; d < o->rank; d++) {
      cgi_linear at = offsets.values[d] ? cgi_linear_of(offsets.values[d]) : cgi_linear_constant(offsets.fixed[d]);
      cgi_mixed start;
      cgi_mixed_get(head, "offsets", "static_offsets", &start);
      cgi_linear first = start.values[d] ? cgi_linear_of(start.values[d]) : cgi_linear_constant(start.fixed[d]);
      if (!cgi_linear_add(&at, &first, -1) || at.num_terms) return false;
      if (d == dim && p == 1) o->stride = at.constant;
      if (at.constant != (d == dim ? (int64_t)p * o->stride : 0)) return false;
    }
  }
  o->pieces = n;
  o->along = dim;
  o->size[dim] /= n;
  return o->stride > 0;
}

// Through pads at the high end and unit slices inside the thread loop, down to a value of the workgroup: its offsets, and what of it is valid.
static bool cgi_promote_chain(cgi_promote *s, cgi_promote_operand *o, cg_value v) {
  o->rank = v->type->rank;
  if (v->type->kind != CG_TYPE_TENSOR || o->rank == 0 || o->rank > CGI_PROMOTE_RANK || !cg_type_has_static_shape(v->type)) return false;
  for (unsigned d = 0; d < o->rank; d++) {
    o->base[d] = cgi_linear_constant(0);
    o->size[d] = v->type->shape[d];
  }
  for (unsigned depth = 0; v->op && cgi_op_is_ancestor(s->threads, v->op); v = v->op->operands[CG_SOURCE].value) {
    cg_op_kind k = v->op->def->kind;
    bool ok = depth++ < CGI_PROMOTE_DEPTH &&
              (k == CG_TENSOR_CAST || (k == CG_TENSOR_CONCAT && cgi_promote_through_concat(o, v->op)) ||
               (k == CG_TENSOR_PAD && cgi_promote_through_pad(o, v->op)) || (k == CG_TENSOR_EXTRACT_SLICE && cgi_promote_through_slice(s, o, v->op)));
    if (!ok) return false;
  }
  o->source = v;
  return true;
}

// What is valid for all threads together.
static bool cgi_promote_clip(cgi_promote *s, cgi_promote_operand *o, unsigned d) {
  cgi_linear *valid = &o->until[d];
  cgi_tiler t;
  if (!cgi_linear_add(valid, &o->base[d], -1)) return false;
  for (unsigned i = 0; i < valid->num_terms; i++)
    if (!cgi_promote_is_common(s, valid->values[i])) return false;
  cgi_tiler_before(&t, s->at, &s->dims);
  o->valid[d] = cgi_promote_build(&t, valid);
  o->repeats[d] = true;
  return true;
}

// Splits the offsets into what is common and what is a thread's own, and finds the hull of all.
static bool cgi_promote_hull(cgi_promote *s, cgi_promote_operand *o) {
  for (unsigned d = 0; d < o->rank; d++) {
    cgi_linear all = o->base[d];
    int64_t whole = o->source->type->shape[d];
    o->base[d] = cgi_linear_constant(all.constant);
    o->local[d] = cgi_linear_constant(0);
    for (unsigned i = 0; i < all.num_terms; i++) {
      cgi_linear term = cgi_linear_term(all.values[i]);
      bool local = cgi_promote_is_local(s, all.values[i], 0);
      if (!local && !cgi_promote_is_common(s, all.values[i])) return false;
      if (!cgi_linear_add(local ? &o->local[d] : &o->base[d], &term, all.coefficients[i])) return false;
    }
    cgi_interval r = cgi_linear_range(&o->local[d]);
    if (r.lo != 0 || r.hi > INT32_MAX) return false;
    o->hull[d] = r.hi + o->size[d] + (o->pieces && d == o->along ? (o->pieces - 1) * o->stride : 0);
    if (o->clipped[d]) {
      if (!cgi_promote_clip(s, o, d)) return false;
    } else if (o->partial[d] && (o->shifted[d] || (r.hi || cgi_index_is(o->valid[d], CG_DYNAMIC) ||
                                                   (o->valid[d].value && !cgi_promote_is_common(s, o->valid[d].value)))))
      return false;
    if (!o->base[d].num_terms && !o->partial[d] && whole != CG_DYNAMIC && o->base[d].constant + o->hull[d] > whole) return false;
  }
  return true;
}

// The tile of an operand at the edge of a result: a pad in a workgroup's loops, at the high end, of dims that run along loops that are not reduced.
// What lies there goes into results that nobody stores, so it need not be what the pad says, and the copy looks through it.
static int cgi_promote_loop_of(cg_op root, unsigned operand, unsigned d);

static void cgi_promote_look_through_edge(cgi_promote *s, cgi_promote_operand *o) {
  cg_op pad = o->source->op, slice = pad && pad->def->kind == CG_TENSOR_PAD ? pad->operands[CG_TENSOR_PAD_SOURCE].value->op : NULL;
  cgi_mixed low, high, sizes;
  if (!slice || slice->def->kind != CG_TENSOR_EXTRACT_SLICE || cg_op_parent(pad)->def->kind == CG_FUNC_FUNC ||
      slice->operands[CG_TENSOR_EXTRACT_SLICE_SOURCE].value->type->rank != o->rank || !cgi_pad_get(pad, &low, &high) ||
      !cgi_mixed_get(slice, "sizes", "static_sizes", &sizes) || !cgi_mixed_all(&low, 0))
    return;
  for (unsigned d = 0; d < o->rank; d++) {
    if (!high.values[d] && !high.fixed[d]) continue;
    int loop = cgi_promote_loop_of(s->root, o->index, d);
    if (o->partial[d] || o->base[d].num_terms || o->base[d].constant || loop < 0 || cgi_linalg_is_reduction(s->root, (unsigned)loop)) return;
  }
  for (unsigned d = 0; d < o->rank; d++) {
    if (!high.values[d] && !high.fixed[d]) continue;
    o->partial[d] = o->repeats[d] = true;
    o->valid[d] = cgi_mixed_at(&sizes, d);
  }
  o->source = slice->results[0];
}

// Finds the loops, and leaves out what lies between the places of windows that have one each.
static void cgi_promote_steps(cgi_promote *s, cgi_promote_operand *o) {
  cg_map map = cgi_linalg_map(s->root, o->index);
  int64_t sizes[CGI_MAX_LOOPS], by;
  bool known = cgi_linalg_loop_sizes(s->root, sizes, NULL);
  for (unsigned d = 0; d < o->rank; d++) {
    cgi_linear *local = &o->local[d];
    int loop;
    o->step[d] = 1;
    o->loop[d] = cgi_promote_loop_of(s->root, o->index, d);
    if (!known || (o->pieces && d == o->along) || !cgi_expr_only_dim(map->results[d], sizes, &loop, &by)) continue;
    if (by < 0 || (loop < 0 && o->size[d] != 1)) continue;
    int64_t along = by;
    for (unsigned i = 0; i < local->num_terms; i++) by = cgi_gcd(by, local->coefficients[i]);
    if (loop >= 0 && by != along) continue;
    o->loop[d] = loop;
    if (by < 2) continue;
    o->step[d] = by;
    o->hull[d] = (o->hull[d] - 1) / by + 1;
    o->size[d] = (o->size[d] - 1) / by + 1;
    for (unsigned i = 0; i < local->num_terms; i++) local->coefficients[i] /= by;
  }
}

// ---- layout -----------------------------------------------------------------------------------------------------------------------------
// The size of the rows that the value is read by: of the buffer behind it.
static int64_t cgi_promote_row_size(cg_value v) {
  for (unsigned depth = 0; v->op && depth < CGI_PROMOTE_DEPTH; depth++) {
    cg_op op = v->op;
    cg_op_kind k = op->def->kind;
    bool same_rank = op->num_operands && cg_type_is_shaped(op->operands[0].value->type) && op->operands[0].value->type->rank == v->type->rank;
    if ((k == CG_TENSOR_EXTRACT_SLICE || k == CG_TENSOR_PAD || k == CG_TENSOR_CAST) && same_rank)
      v = op->operands[CG_SOURCE].value;
    else if (cgi_linalg_is(op) && cgi_linalg_num_inputs(op) && same_rank && cgi_map_is_identity(cgi_linalg_map(op, 0)))
      v = cgi_linalg_input(op, 0);
    else
      break;
  }
  return v->type->rank ? v->type->shape[v->type->rank - 1] : 1;
}

// Which loop dim d of the operand runs along alone; -1 for none.
static int cgi_promote_loop_of(cg_op root, unsigned operand, unsigned d) {
  cg_map map = cgi_linalg_map(root, operand);
  return d < map->num_results && map->results[d]->kind == CG_EXPR_DIM ? (int)map->results[d]->value : -1;
}

static void cgi_promote_layout(cgi_promote *s, cgi_promote_operand *o) {
  cg_map out = cgi_linalg_output_map(s->root, 0);
  int inner = out->num_results && out->results[out->num_results - 1]->kind == CG_EXPR_DIM ? (int)out->results[out->num_results - 1]->value : -1;
  int last = o->loop[o->rank - 1];
  bool reduces = cgi_linalg_num_reductions(s->root) != 0, reduced = last >= 0 && cgi_linalg_is_reduction(s->root, (unsigned)last);
  unsigned to_end = o->rank;
  for (unsigned d = 0; d + 1 < o->rank; d++)
    if (reduced && inner >= 0 && o->loop[d] == inner) to_end = d;
  // What is not reduced is read by vectors, too; of windows where rounds are short: copies of long ones write to few banks. Measured.
  for (unsigned d = o->rank; d-- > 0 && reduced && to_end == o->rank;) {
    bool slides = d + 1 < o->rank && o->step[d] == 1 && cgi_promote_loop_of(s->root, o->index, d) < 0;
    if (o->loop[d] >= 0 && !cgi_linalg_is_reduction(s->root, (unsigned)o->loop[d]) && o->size[d] % 4 == 0 &&
        (!slides || o->hull[o->rank - 1] <= CGI_TURNED_CHANNELS))
      to_end = d;
  }
  for (unsigned d = 0, k = 0; d < o->rank; d++)
    if (d != to_end) o->order[k++] = d;
  if (to_end < o->rank) o->order[o->rank - 1] = to_end;
  int64_t native = cgi_native_vector_width(s->target, o->source->type->element), row = cgi_promote_row_size(o->source);
  o->width = reduces && cgi_target_packs(s->target, o->source->type->element) ? 2 * native : native;
  while (o->width > 1 && (row == CG_DYNAMIC || o->step[o->rank - 1] > 1 || row % o->width || o->hull[o->rank - 1] % o->width ||
                          cgi_linear_divisor(&o->base[o->rank - 1]) % o->width))
    o->width = o->width > native ? native : 1;
  int64_t across = o->hull[o->order[o->rank - 1]];
  o->pad = 0;
  if (reduces && (reduced || to_end < o->rank)) o->pad = across % 4 == 0 ? 4 : 1;
  if (!reduces && last != inner) o->pad = 1; // read by columns
  for (unsigned d = 0; d < o->rank; d++)     // elements that a copy takes at once are there together, or not at all
    if (o->repeats[d] && d + 1 == o->rank && (o->valid[d].value ? cgi_divisor_of(o->valid[d].value) : o->valid[d].fixed) % o->width) o->width = 1;
}

static int64_t cgi_promote_bits(cg_type element) {
  int64_t bits = element->kind == CG_TYPE_INDEX ? 32 : cg_type_is_float(element) || cg_type_is_int(element) ? (int64_t)cg_type_width(element) : 64;
  return bits < 8 ? 8 : bits;
}

// The memory of the operand's tile: at the top of the function, once for all tiles of that form.
static cg_value cgi_promote_memory_of(cgi_promote *s, const cgi_promote_operand *o) {
  cg_context *ctx = s->ctx;
  int64_t shape[CGI_PROMOTE_RANK], bytes = cgi_promote_bits(o->source->type->element) / 8;
  for (unsigned d = 0; d < o->rank; d++) {
    shape[d] = o->hull[o->order[d]] + (d + 1 == o->rank ? o->pad : 0);
    bytes *= shape[d];
  }
  cg_type type = cgi_type_tensor(ctx, o->rank, shape, o->source->type->element, NULL);
  for (size_t i = 0; i < cgi_len(s->memory); i++)
    if (s->memory[i].operand == o->index && s->memory[i].type == type) return s->memory[i].alloc;
  cgi_builder b = cgi_builder_at_start(s->func->regions[0]->first, s->root->loc);
  cg_named_attr space = cgi_named(ctx, "memory_space", cgi_attr_i64(ctx, 3));
  cg_op op = cgi_build(&b, CG_BUFFERIZATION_ALLOC_TENSOR, 0, NULL, 1, &type, 1, &space, 0);
  int32_t none[3] = {0, 0, 0};
  cgi_op_set_segments(op, 3, none);
  cgi_promote_memory m;
  m.operand = o->index;
  m.type = type;
  m.alloc = op->results[0];
  cgi_push(s->memory, m);
  s->bytes += bytes;
  return m.alloc;
}

// ---- the copy ---------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_promote_permuted(cgi_builder *b, cg_value tile, const cgi_promote_operand *o) {
  cg_context *ctx = b->ctx;
  int64_t shape[CGI_PROMOTE_RANK], order[CGI_PROMOTE_RANK];
  bool same = true;
  for (unsigned d = 0; d < o->rank; d++) {
    order[d] = o->order[d];
    shape[d] = tile->type->shape[o->order[d]];
    same = same && o->order[d] == d;
  }
  if (same) return tile;
  cg_value empty = cgi_build_empty(b, cgi_type_tensor(ctx, o->rank, shape, tile->type->element, NULL), NULL);
  cg_named_attr a = cgi_named(ctx, "permutation", cgi_attr_i64_array(ctx, o->rank, order));
  return cgi_build_named_linalg(b, CG_LINALG_TRANSPOSE, 1, &tile, 1, &empty, 1, &a)->results[0];
}

// The part of the source that one step of the copy takes, padded where it is not valid.
static bool cgi_promote_copied(cgi_tiler *t, const cgi_promote_operand *o, const cgi_index *at, cg_value *out) {
  cgi_range ranges[CGI_MAX_LOOPS];
  for (unsigned d = 0; d < o->rank; d++) {
    cgi_index step = cgi_index_const(d + 1 == o->rank ? o->width : 1), start = at[d], valid = step;
    start = cgi_tile_apply(t, cgi_expr_mul(t->ctx, cgi_expr_dim(t->ctx, 0), cgi_expr_const(t->ctx, o->step[d])), 1, &start);
    if (o->partial[d] && o->repeats[d]) {
      start = cgi_tile_min(t, start, cgi_tile_sub(t, o->valid[d], step));
    } else if (o->partial[d]) {
      start = cgi_tile_min(t, start, o->valid[d]);
      valid = cgi_tile_min(t, step, cgi_tile_sub(t, o->valid[d], start));
    }
    ranges[d] = cgi_range_whole(step);
    ranges[d].offset = cgi_tile_add(t, cgi_promote_build(t, &o->base[d]), start);
    ranges[d].valid = valid;
  }
  if (cgi_is_source(o->source)) {
    *out = cgi_tile_slice(t, o->source, ranges, o->fill);
    return true;
  }
  if (!cgi_tile_value(t, o->source, ranges, out)) return false;
  if (o->fill) *out = cgi_tile_repad(t, *out, o->rank, ranges, o->fill);
  return true;
}

static bool cgi_promote_copy(cgi_promote *s, cgi_promote_operand *o, cg_value memory, cg_value *out) {
  cgi_index upper[CGI_PROMOTE_COPY_DIMS], at[CGI_PROMOTE_RANK];
  int64_t step[CGI_PROMOTE_COPY_DIMS];
  unsigned n = 0, dim[CGI_PROMOTE_RANK];
  for (unsigned d = 0; d < o->rank; d++) {
    int64_t by = d + 1 == o->rank ? o->width : 1;
    dim[d] = CGI_PROMOTE_COPY_DIMS;
    at[d] = cgi_index_const(0);
    if (o->hull[d] == by && (n || d + 1 < o->rank)) continue;
    if (n == CGI_PROMOTE_COPY_DIMS) return cgi_op_unsupported(s->root, "has an operand of too many dimensions to be copied to workgroup memory");
    upper[n] = cgi_index_const(o->hull[d]);
    step[n] = by;
    dim[d] = n++;
  }
  cgi_builder b = cgi_builder_before(s->at);
  cg_op forall = cgi_build_forall(&b, n, upper, step, 1, &memory, "gpu.thread.linear");
  cgi_tiler t;
  cgi_range inserted[CGI_MAX_LOOPS];
  cg_value tile;
  cgi_builder in = cgi_builder_in(forall, 0);
  cgi_tiler_init(&t, &in, &s->dims);
  for (unsigned d = 0; d < o->rank; d++)
    if (dim[d] < n) at[d] = cgi_index_of(cg_block_arg(forall->regions[0]->first, dim[d]));
  bool ok = cgi_promote_copied(&t, o, at, &tile);
  if (ok) {
    tile = cgi_promote_permuted(&t.b, tile, o);
    for (unsigned d = 0; d < o->rank; d++) {
      inserted[d] = cgi_range_whole(cgi_index_const(tile->type->shape[d]));
      inserted[d].offset = at[o->order[d]];
    }
    cgi_end_forall(forall, &tile, inserted);
    *out = forall->results[0];
  }
  return ok;
}

// The slice at `offsets`, and those behind it along dim d of the memory, as one value.
static cg_value cgi_promote_pieces(cgi_tiler *t, const cgi_promote_operand *o, cg_value copied, unsigned d, cgi_index *offsets,
                                   const cgi_index *sizes, cg_value first) {
  cg_value parts[CGI_MAX_PIECES];
  int64_t shape[CGI_PROMOTE_RANK];
  parts[0] = first;
  for (unsigned p = 1; p < o->pieces; p++) {
    cgi_index at = offsets[d];
    offsets[d] = cgi_tile_add(t, at, cgi_index_const((int64_t)p * o->stride));
    parts[p] = cgi_build_slice(&t->b, copied, o->rank, offsets, sizes);
    offsets[d] = at;
  }
  for (unsigned i = 0; i < o->rank; i++) shape[i] = sizes[i].fixed * (i == d ? o->pieces : 1);
  cg_type type = cgi_type_with_shape(first->type, o->rank, shape);
  return cgi_build_with(&t->b, CG_TENSOR_CONCAT, type, o->pieces, parts, "dim", cgi_attr_i64(t->ctx, d));
}

// The root reads the tile's slice instead of its operand, by a map that follows the memory's order.
static void cgi_promote_read(cgi_promote *s, const cgi_promote_operand *o, cg_value copied) {
  cg_context *ctx = s->ctx;
  cgi_index offsets[CGI_PROMOTE_RANK], sizes[CGI_PROMOTE_RANK];
  bool same = true;
  cgi_tiler t;
  cgi_tiler_before(&t, s->root, &s->dims);
  for (unsigned d = 0; d < o->rank; d++) {
    offsets[d] = cgi_promote_build(&t, &o->local[o->order[d]]);
    sizes[d] = cgi_index_const(o->size[o->order[d]]);
    same = same && o->order[d] == d && o->step[d] == 1;
  }
  cg_value slice = cgi_build_slice(&t.b, copied, o->rank, offsets, sizes);
  for (unsigned d = 0; o->pieces && d < o->rank; d++)
    if (o->order[d] == o->along) slice = cgi_promote_pieces(&t, o, copied, d, offsets, sizes, slice);
  if (!same) {
    bool named = s->root->def->kind != CG_LINALG_GENERIC, moves = s->at == s->root;
    cg_op generic = cgi_generalize(s->root);
    CGI_FOREACH_OP(op, cgi_linalg_body(generic)) {
      bool product = op->def->kind == CG_ARITH_MULF || op->def->kind == CG_ARITH_ADDF;
      if (named && product) cgi_op_set_attr(op, "fastmath", cgi_attr_fastmath(ctx, CG_FASTMATH_CONTRACT));
    }
    s->root = generic;
    if (moves) s->at = generic;
    cg_map map = cgi_linalg_map(generic, o->index);
    cg_expr results[CGI_PROMOTE_RANK];
    cg_attr maps[CGI_MAX_GENERIC_OPERANDS];
    for (unsigned d = 0; d < o->rank; d++) {
      unsigned from = o->order[d];
      results[d] = o->step[from] > 1 && o->loop[from] >= 0 ? cgi_expr_dim(ctx, (unsigned)o->loop[from]) : map->results[from];
    }
    for (unsigned i = 0; i < generic->num_operands; i++) maps[i] = cgi_attr_of_map(ctx, cgi_linalg_map(generic, i));
    maps[o->index] = cgi_attr_of_map(ctx, cgi_map_make(ctx, map->num_dims, 0, o->rank, results));
    cgi_op_set_array(generic, "indexing_maps", generic->num_operands, maps);
  }
  cgi_op_set_operand(s->root, o->index, slice);
}

// ---- roots ------------------------------------------------------------------------------------------------------------------------------
// Loops of the inner reduction level read what the level around them has copied.
static bool cgi_promote_is_inner_loop(cgi_promote *s, cg_op loop) {
  int64_t lower, upper, step;
  if (loop->def->kind != CG_SCF_FOR || !cgi_constant_int(loop->operands[CG_SCF_FOR_LOWER_BOUND].value, &lower) ||
      !cgi_constant_int(loop->operands[CG_SCF_FOR_UPPER_BOUND].value, &upper) || !cgi_constant_int(loop->operands[CG_SCF_FOR_STEP].value, &step) ||
      lower)
    return false;
  for (unsigned l = 0; l < s->config.num_loops; l++)
    if (s->config.tile[CGI_TILE_INNER][l] == step && s->config.tile[CGI_TILE_REDUCTION][l] == upper) return true;
  return false;
}

static CGI_NOINLINE bool cgi_promote_root(cgi_promote *s) {
  s->threads = s->root;
  while (s->threads && !(s->threads->def->kind == CG_SCF_FORALL && cgi_is_forall_of(s->threads, "gpu.thread"))) s->threads = cg_op_parent(s->threads);
  if (!s->threads) return true;
  s->at = s->root;
  while (cg_op_parent(s->at) != s->threads && cgi_promote_is_inner_loop(s, cg_op_parent(s->at))) s->at = cg_op_parent(s->at);
  for (unsigned i = 0; i < cgi_linalg_num_inputs(s->root) && i < 32; i++) {
    cgi_promote_operand o;
    cg_value copied = NULL;
    if (!(s->config.promote >> i & 1)) continue;
    memset(&o, 0, sizeof o);
    o.index = i;
    if (!cgi_promote_chain(s, &o, s->root->operands[i].value) || !cgi_promote_hull(s, &o)) continue;
    cgi_promote_look_through_edge(s, &o);
    cgi_promote_steps(s, &o);
    cgi_promote_layout(s, &o);
    cg_value memory = cgi_promote_memory_of(s, &o);
    if (!cgi_promote_copy(s, &o, memory, &copied)) return false;
    cgi_promote_read(s, &o, copied);
    if (s->config.num_buffers > 2) return cgi_op_unsupported(s->root, "has %u buffers: registers hold one tile ahead", s->config.num_buffers);
    unsigned buffers = s->config.num_buffers > 1 ? 2 : s->config.prefetch ? 1 : 0;
    if (buffers > s->buffers) s->buffers = buffers;
  }
  return true;
}

static bool cgi_promote_is_root(cg_op op) { return cgi_linalg_is(op) && cg_op_attr(op, "lowering_config"); }

static bool cgi_promote_function(cg_context *ctx, cg_op func) {
  cgi_promote s;
  bool ok = true;
  memset(&s, 0, sizeof s);
  s.ctx = s.dims.ctx = s.dims.known.ctx = ctx;
  s.func = func;
  s.target = cgi_target_of(func);
  cg_op *roots = cgi_collect_if(func, cgi_promote_is_root);
  for (size_t i = 0; i < cgi_len(roots) && ok; i++) {
    s.root = roots[i];
    if (cgi_lowering_config_of(s.root, &s.config, &ok) && s.config.promote) ok = ok && cgi_promote_root(&s);
  }
  int64_t most = s.target ? (int64_t)s.target->max_shared_memory : 32768;
  if (ok && s.bytes > most)
    ok = cgi_op_unsupported(func, "[limit-shared-memory] needs %l bytes of workgroup memory; the target has %l", s.bytes, most);
  if (ok && s.bytes * 2 > most && s.buffers == 2) s.buffers = 1;
  if (ok && s.buffers) cgi_op_set_attr(func, "prefetch_buffers", cgi_attr_i64(ctx, s.buffers));
  return ok;
}

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
// A reduction that a text has on a workgroup's views of buffers: marked, and no operand promoted so far.
static bool cgi_promote_is_by_hand(cg_op op) {
  cg_attr marker = cg_op_attr(op, CGI_MARKER);
  bool views = false, shared = false;
  if (!marker || !cgi_str_is(cg_attr_str(marker), "workgroup") || !cgi_linalg_is(op) || op->num_results || !cgi_linalg_num_reductions(op))
    return false;
  for (unsigned i = 0; i < op->num_operands; i++) {
    views = views || cgi_is_kind(op->operands[i].value, CG_MEMREF_SUBVIEW);
    shared = shared || cgi_is_workgroup_memory(op->operands[i].value->type);
  }
  return views && !shared;
}

// Its inputs are copied in front of it, or the operands that its configuration says.
static bool cgi_promote_by_hand(cg_context *ctx, cg_op func) {
  cg_op *ops = cgi_collect_if(func, cgi_promote_is_by_hand);
  bool ok = true;
  for (size_t i = 0; i < cgi_len(ops) && ok; i++) {
    cgi_lowering_config config;
    cgi_transform_promotion how;
    int64_t operands[CGI_MAX_GENERIC_OPERANDS];
    unsigned n = 0;
    bool has = cgi_lowering_config_of(ops[i], &config, &ok);
    if (!ok) break;
    for (unsigned k = 0; k < cgi_linalg_num_inputs(ops[i]) && k < CGI_MAX_GENERIC_OPERANDS; k++)
      if (!has || config.promote >> k & 1) operands[n++] = k;
    memset(&how, 0, sizeof how);
    how.operands = cgi_attr_ints(ctx, n, operands);
    how.space = cgi_attr_i64(ctx, 3);
    if (n) ok = cgi_transform_promote(ops[i], &how);
  }
  return ok;
}
#endif

CGI_DEF bool cgi_pass_promote(cgi_pass *pass) {
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
  if (!cgi_promote_by_hand(pass->ctx, pass->func)) return false;
#endif
  return cgi_promote_function(pass->ctx, pass->func);
}

#undef CGI_PROMOTE_RANK
#undef CGI_PROMOTE_DEPTH
#undef CGI_PROMOTE_COPY_DIMS
