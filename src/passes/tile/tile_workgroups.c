// tile-workgroups: one scf.forall over the tiles of a kernel's parallel loops, mapped to workgroups. What is stored is computed tile by tile, with
// everything that it needs fused into the tile: the root (the op with lowering_config), its producers, its elementwise consumers. Ops in a tile have
// static shapes; where a tile may run over the edge, what is read is padded and what is written is cut. Concatenations, pads and slices of what is
// computed become computations on what is padded or sliced.
//
//   %m = linalg.matmul {lowering_config = …} …                %r = scf.forall (%i, %j) = (0, 0) to (1001, 16) step (8, 8) shared_outs(%o = %e) {
//   %t = linalg.generic {bias, relu} ins(%m, …)                 %s = affine.min (8, -%i + 1001)
//   flow.dispatch.tensor.store %t, …                     →      %a = extract_slice %A[%i, 0] [%s, 24]   %p = tensor.pad %a …   %b = extract_slice …
//                                                               %m = linalg.matmul ins(%p, %b) …        %t = linalg.generic …
//                                                               %v = extract_slice %t[0, 0] [%s, 8]
//                                                               in_parallel { parallel_insert_slice %v into %o[%i, %j] [%s, 8] }
//                                                             } {mapping = [#gpu.block<y>, #gpu.block<x>]}
//                                                             flow.dispatch.tensor.store %r, …
//
// Three loops at most, the innermost is x; further ones are linearized into z. Kernels without lowering_config stay as they are.
// Requires: dispatch functions in the form of materialize-interface, select-configuration. Preserves: bindings and push constants. No linalg op is
// left outside of the forall; the root is marked "workgroup".
#include "dialects/dialects.h"
#include "passes/pass_table.h"
#include "passes/tile/tiling.h"

#define CGI_TILE_WORKGROUPS_STORES 8
#define CGI_TILE_WORKGROUPS_NEUTRAL 64 // ops of a body that pads are moved through

typedef struct cgi_tile_workgroups {
  cg_context *ctx;
  cg_op func, root;
  cg_op *stores; // cgi array
  cgi_dims dims;
  int64_t tile[CGI_MAX_LOOPS];
  cgi_index sizes[CGI_MAX_LOOPS];
  int loops[CGI_TILE_WORKGROUPS_STORES][CGI_MAX_LOOPS]; // of root, per dim of what is stored
  cgi_lowering_config config;
} cgi_tile_workgroups;

// ---- a pad of what is computed becomes a computation on padded operands -----------------------------------------------------------------------
static bool cgi_tile_workgroups_is_plain(cg_op op, void *user) { // neither indices of a pad that is not known, nor accesses outside of it
  const cgi_mixed *low = (const cgi_mixed *)user;
  bool known = true;
  for (unsigned d = 0; d < low->n; d++) known = known && !low->values[d];
  return op->def->kind != CG_TENSOR_EXTRACT && (known || op->def->kind != CG_LINALG_INDEX);
}

// The elementwise op behind a pad whose every input can be padded in its place; NULL where there is none.
static cg_op cgi_tile_workgroups_padded_op(cg_op pad, cgi_mixed *low, cgi_mixed *high) {
  cg_op op = pad->operands[CG_TENSOR_PAD_SOURCE].value->op;
  cg_block body = pad->regions[0]->first;
  if (!op || !cgi_linalg_is(op) || op->num_results != 1 || !cgi_linalg_is_elementwise(op) || op->num_operands > CGI_MAX_GENERIC_OPERANDS) return NULL;
  if (!cgi_map_is_identity(cgi_linalg_output_map(op, 0)) || cgi_linalg_uses_output(op, 0)) return NULL;
  if (!cgi_pad_get(pad, low, high)) return NULL;
  cg_value fill = body->last->operands[CG_TENSOR_YIELD_VALUE].value;
  if (fill->op ? cgi_op_is_ancestor(pad, fill->op) && fill->op->def->kind != CG_ARITH_CONSTANT : fill->block == body) return NULL;
  for (unsigned i = 0; i < cgi_linalg_num_inputs(op); i++) {
    cg_map map = cgi_linalg_map(op, i);
    cg_type element = cgi_elem(op->operands[i].value);
    for (unsigned r = 0; r < map->num_results; r++)
      if (map->results[r]->kind != CG_EXPR_DIM) return NULL;
    if (!cg_type_is_float(element) && !cg_type_is_int_or_index(element)) return NULL;
  }
  return cgi_walk_pre(op, cgi_tile_workgroups_is_plain, low) ? op : NULL;
}

// tensor.pad of v by what the loops of its dims are padded by.
static cg_value cgi_tile_workgroups_pad_input(cgi_builder *b, cg_value v, cg_map map, const cgi_mixed *low, const cgi_mixed *high, cg_type padded) {
  static const char *const names[] = {"static_low", "static_high"};
  cgi_mixed m[2];
  int64_t shape[CGI_MAX_LOOPS];
  cg_type index[CGI_MAX_LOOPS];
  bool any = false;
  m[0].n = m[1].n = map->num_results;
  for (unsigned r = 0; r < map->num_results; r++) {
    unsigned l = (unsigned)map->results[r]->value;
    for (unsigned k = 0; k < 2; k++) {
      const cgi_mixed *from = k ? high : low;
      m[k].fixed[r] = from->fixed[l];
      m[k].values[r] = from->values[l];
      any = any || from->values[l] || from->fixed[l];
    }
    shape[r] = padded->shape[l];
    index[r] = cgi_type_index(b->ctx);
  }
  if (!any) return v;
  bool real = cg_type_is_float(v->type->element);
  cg_value zero = real ? cgi_build_float(b, v->type->element, 0.0) : cgi_build_int(b, v->type->element, 0);
  cg_type type = cgi_type_with_shape(v->type, map->num_results, shape);
  cg_op op = cgi_build(b, CG_TENSOR_PAD, 1, &v, 1, &type, 0, NULL, 1);
  cgi_mixed_set(op, 1, 2, names, m, true);
  cgi_builder in = cgi_builder_at_end(cgi_block_create(op->regions[0], map->num_results, index, b->loc), b->loc);
  cgi_build_return(&in, CG_TENSOR_YIELD, 1, &zero);
  return op->results[0];
}

// i1: point `dim` of the padded op lies in what is padded.
static cg_value cgi_tile_workgroups_inside(cgi_builder *b, unsigned dim, cg_value low, cg_value size) {
  cg_value i = cgi_build_loop_index(b, dim);
  cg_value after = cgi_build_cmpi(b, CG_CMPI_SGE, i, low), end = cgi_build_binary(b, CG_ARITH_ADDI, low, size);
  cg_value before = cgi_build_cmpi(b, CG_CMPI_SLT, i, end);
  return cgi_build_binary(b, CG_ARITH_ANDI, after, before);
}

// The body of the padded op: the computation, its indices counted from what was padded, and the padding's value around it.
static void cgi_tile_workgroups_padded_body(cgi_tile_workgroups *s, cg_op op, cg_op pad, cg_op made, const cgi_mixed *low, const cgi_mixed *high,
                                            const cg_value *lows) {
  cg_block body = cgi_linalg_body(op), to = cgi_linalg_body(made);
  cg_value v = body->last->operands[CG_LINALG_YIELD_VALUES].value, fill = pad->regions[0]->first->last->operands[CG_TENSOR_YIELD_VALUE].value,
           inside = NULL;
  cg_expr moved[CGI_MAX_LOOPS];
  unsigned rank = low->n;
  cgi_builder in = cgi_builder_at_end(to, pad->loc);
  cgi_inline_block(&in, body, to->args, &v);
  for (unsigned d = 0; d < rank; d++)
    moved[d] = cgi_expr_sub(s->ctx, cgi_expr_dim(s->ctx, d), cgi_expr_const(s->ctx, low->values[d] ? 0 : low->fixed[d]));
  cgi_remap_indices(to, rank, moved);
  for (unsigned d = 0; d < rank; d++) {
    if (!low->values[d] && !high->values[d] && !low->fixed[d] && !high->fixed[d]) continue;
    cg_value here = cgi_tile_workgroups_inside(&in, d, lows[d], cgi_reify_dim(&s->dims, op->results[0], d));
    inside = cgi_build_and(&in, inside, here);
  }
  if (fill->op && cgi_op_is_ancestor(pad, fill->op)) fill = cgi_build_constant(&in, cg_op_attr(fill->op, "value"));
  if (inside) v = cgi_build_select(&in, inside, v, fill);
  cgi_build_linalg_yield(&in, v);
}

static bool cgi_tile_workgroups_sink_pad(cgi_tile_workgroups *s, cg_op pad) {
  cgi_mixed low, high;
  cg_op op = cgi_tile_workgroups_padded_op(pad, &low, &high);
  cg_value inputs[CGI_MAX_GENERIC_OPERANDS], lows[CGI_MAX_LOOPS], sizes[CGI_MAX_LOOPS];
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  if (!op) return false;
  cg_type type = pad->results[0]->type;
  unsigned ni = cgi_linalg_num_inputs(op), rank = type->rank, dynamic = 0;
  cgi_builder b = cgi_builder_before(pad);
  for (unsigned i = 0; i < ni; i++) {
    cg_value v = op->operands[i].value;
    maps[i] = cgi_linalg_map(op, i);
    inputs[i] = cg_type_is_shaped(v->type) ? cgi_tile_workgroups_pad_input(&b, v, maps[i], &low, &high, type) : v;
  }
  maps[ni] = cgi_map_identity(s->ctx, rank);
  for (unsigned d = 0; d < rank; d++) {
    lows[d] = low.values[d] ? low.values[d] : cgi_build_index(&b, low.fixed[d]);
    if (type->shape[d] == CG_DYNAMIC) sizes[dynamic++] = cgi_reify_dim(&s->dims, pad->results[0], d);
  }
  cg_value empty = cgi_build_empty(&b, type, sizes);
  cg_op made = cgi_build_elementwise(&b, ni, inputs, empty, maps, rank);
  cgi_tile_workgroups_padded_body(s, op, pad, made, &low, &high, lows);
  cgi_value_replace_uses(pad->results[0], made->results[0]);
  if (op == s->root) { // its loops are the padded ones now
    cgi_copy_discardable_attrs(op, made);
    s->root = made;
  }
  return true;
}

// A concatenation becomes the choice of one of its operands, all padded to its shape.
static bool cgi_tile_workgroups_choose_part(cgi_tile_workgroups *s, cg_op concat) {
  cg_type type = concat->results[0]->type;
  unsigned n = concat->num_operands, rank = type->rank, dim = (unsigned)cgi_op_int(concat, "dim"), dynamic = 0;
  cg_value parts[CGI_MAX_GENERIC_OPERANDS], sizes[CGI_MAX_LOOPS];
  cgi_index starts[CGI_MAX_GENERIC_OPERANDS], low[CGI_MAX_LOOPS], high[CGI_MAX_LOOPS];
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  cg_attr zero = cg_type_is_float(type->element)          ? cgi_attr_float(s->ctx, type->element, 0.0)
                 : cg_type_is_int_or_index(type->element) ? cgi_attr_int(s->ctx, type->element, 0)
                                                          : NULL;
  if (!zero || !n || n + 1 > CGI_MAX_GENERIC_OPERANDS || rank > CGI_MAX_LOOPS) return false;
  cgi_tiler t;
  cgi_tiler_before(&t, concat, &s->dims);
  cgi_index at = cgi_index_const(0), all = cgi_tile_dim(&t, concat->results[0], dim);
  for (unsigned d = 0; d < rank; d++) low[d] = high[d] = cgi_index_const(0);
  for (unsigned i = 0; i < n; i++) {
    cg_value v = concat->operands[i].value;
    starts[i] = low[dim] = at;
    at = cgi_tile_add(&t, at, cgi_tile_dim(&t, v, dim));
    high[dim] = cgi_tile_sub(&t, all, at);
    parts[i] = cgi_build_pad(&t.b, v, type, low, high, zero);
    maps[i] = cgi_map_identity(s->ctx, rank);
  }
  maps[n] = cgi_map_identity(s->ctx, rank);
  for (unsigned d = 0; d < rank; d++)
    if (type->shape[d] == CG_DYNAMIC) sizes[dynamic++] = cgi_index_value(&t.b, cgi_tile_dim(&t, concat->results[0], d));
  cg_value empty = cgi_build_empty(&t.b, type, sizes), starts_at[CGI_MAX_GENERIC_OPERANDS];
  for (unsigned i = 1; i < n; i++) starts_at[i] = cgi_index_value(&t.b, starts[i]);
  cg_op made = cgi_build_elementwise(&t.b, n, parts, empty, maps, rank);
  cgi_builder in = cgi_builder_in(made, 0);
  cg_value v = cg_block_arg(cgi_linalg_body(made), 0), i = cgi_build_loop_index(&in, dim);
  for (unsigned k = 1; k < n; k++) {
    cg_value here = cgi_build_cmpi(&in, CG_CMPI_SGE, i, starts_at[k]);
    v = cgi_build_select(&in, here, cg_block_arg(cgi_linalg_body(made), k), v);
  }
  cgi_build_linalg_yield(&in, v);
  cgi_value_replace_uses(concat->results[0], made->results[0]);
  cgi_op_erase(concat);
  return true;
}

static void cgi_tile_workgroups_choose_parts(cgi_tile_workgroups *s) {
  cg_op *concats = cgi_collect(s->func, CG_TENSOR_CONCAT);
  for (size_t i = 0; i < cgi_len(concats); i++) cgi_tile_workgroups_choose_part(s, concats[i]);
}

// A slice of what is computed becomes a computation on slices.
static bool cgi_tile_workgroups_sink_slices(cgi_tile_workgroups *s) {
  cg_op *slices = cgi_collect(s->func, CG_TENSOR_EXTRACT_SLICE);
  bool changed = false;
  for (size_t i = 0; i < cgi_len(slices); i++) {
    bool root = slices[i]->operands[CG_TENSOR_EXTRACT_SLICE_SOURCE].value->op == s->root;
    cg_op made = cgi_slice_elementwise(slices[i]);
    if (made && root) s->root = made;
    changed = changed || made;
  }
  return changed;
}

// From the last pad to the first, so that a chain of elementwise ops is walked up to the sources.
static void cgi_tile_workgroups_sink_pads(cgi_tile_workgroups *s) {
  unsigned budget = CGI_TILE_WORKGROUPS_NEUTRAL;
  for (bool changed = true; changed && budget;) {
    changed = cgi_tile_workgroups_sink_slices(s);
    budget -= changed;
    cg_op *pads = cgi_collect(s->func, CG_TENSOR_PAD);
    for (size_t i = 0; i < cgi_len(pads) && budget; i++) {
      if (cg_value_has_uses(pads[i]->results[0]) && !cgi_is_source(pads[i]->results[0]) && cgi_tile_workgroups_sink_pad(s, pads[i]))
        changed = true, budget--;
    }
  }
}

// ---- reshapes of what is stored -----------------------------------------------------------------------------------------------------------------
// The binding of a whole store seen in another shape; NULL where the store is not of all of it.
static cg_op cgi_tile_workgroups_subspan_as(cgi_tile_workgroups *s, cg_op store, cg_type type, unsigned nd, const cg_value *dims) {
  cg_context *ctx = s->ctx;
  cg_op subspan = store->operands[CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].value->op;
  cg_type from = store->operands[CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].value->type;
  cgi_mixed offsets;
  unsigned first, n;
  if (!subspan || subspan->def->kind != CG_HAL_INTERFACE_BINDING_SUBSPAN) return NULL;
  if (cg_op_attr(subspan, "codegen.strides")) return NULL; // the strides are those of its own shape
  if (!cgi_mixed_get(store, "offsets", "static_offsets", &offsets) || !cgi_mixed_all(&offsets, 0)) return NULL;
  if (from->element != store->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value->type) return NULL;
  n = cgi_operand_group(subspan, "dynamic_dims", &first);
  cg_value *operands = cgi_push_operands(NULL, subspan, 0, subspan->num_operands - n);
  operands = cgi_push_values(ctx, operands, nd, dims);
  cg_type seen = cgi_type_dispatch_tensor(ctx, from->text, from->access, type);
  cgi_builder b = cgi_builder_before(store);
  cg_op view = cgi_build_like(&b, subspan, (unsigned)cgi_len(operands), operands, seen);
  int32_t segments[2];
  segments[0] = (int32_t)(subspan->num_operands - n);
  segments[1] = (int32_t)nd;
  cgi_op_set_segments(view, 2, segments);
  return view;
}

// What is stored reshaped is stored as it is, through a binding of its shape.
static bool cgi_tile_workgroups_fold_reshape(cgi_tile_workgroups *s, cg_op store) {
  static const char *const names[] = {"static_offsets", "static_sizes", "static_strides"};
  cg_op reshape = store->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value->op;
  if (!reshape || (reshape->def->kind != CG_TENSOR_EXPAND_SHAPE && reshape->def->kind != CG_TENSOR_COLLAPSE_SHAPE)) return false;
  cg_value source = reshape->operands[CG_TENSOR_COLLAPSE_SHAPE_SRC].value, ends[2 + 2 * CGI_MAX_LOOPS];
  cg_type type = source->type;
  unsigned nd = 0;
  if (cgi_is_source(source) || type->rank > CGI_MAX_LOOPS) return false;
  int64_t numbers[3][CGI_MAX_LOOPS];
  for (unsigned d = 0; d < type->rank; d++) {
    numbers[0][d] = 0;
    numbers[1][d] = type->shape[d];
    numbers[2][d] = 1;
    if (type->shape[d] == CG_DYNAMIC) ends[2 + nd++] = cgi_reify_dim(&s->dims, source, d);
  }
  cg_op view = cgi_tile_workgroups_subspan_as(s, store, type, nd, ends + 2);
  if (!view) return false;
  ends[0] = source;
  ends[1] = view->results[0];
  for (unsigned i = 0; i < nd; i++) ends[2 + nd + i] = ends[2 + i]; // target_dims, then sizes
  cgi_builder b = cgi_builder_before(store);
  cg_op made = cgi_build_plain(&b, CG_FLOW_DISPATCH_TENSOR_STORE, 2 + 2 * nd, ends);
  int32_t segments[6] = {1, 1, 0, 0, 0, 0};
  segments[2] = segments[4] = (int32_t)nd;
  for (unsigned g = 0; g < 3; g++) cgi_op_set_ints(made, names[g], type->rank, numbers[g]);
  cgi_op_set_segments(made, 6, segments);
  cgi_op_erase(store);
  return true;
}

// ---- the loops ------------------------------------------------------------------------------------------------------------------------------------
// A stored value that does not come from the root runs along the loops of one that does, where the shapes are equal.
static bool cgi_tile_workgroups_same_shape(cgi_tile_workgroups *s, cgi_tiler *t, cg_value a, unsigned b) {
  cg_value other = s->stores[b]->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value;
  bool same = a->type->rank == other->type->rank;
  for (unsigned d = 0; same && d < a->type->rank; d++) {
    cgi_index size = cgi_tile_dim(t, a, d);
    same = cgi_index_equal(size, cgi_tile_dim(t, other, d));
  }
  return same;
}

static bool cgi_tile_workgroups_map_stores(cgi_tile_workgroups *s, cgi_tiler *t) {
  bool mapped[CGI_TILE_WORKGROUPS_STORES] = {false}, all = true;
  unsigned n = (unsigned)cgi_len(s->stores);
  for (unsigned i = 0; i < n; i++)
    mapped[i] = cgi_dims_to_loops(s->root, s->stores[i]->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value, s->loops[i]);
  for (unsigned i = 0; i < n; i++) {
    for (unsigned k = 0; k < n && !mapped[i]; k++) {
      if (!mapped[k] || !cgi_tile_workgroups_same_shape(s, t, s->stores[i]->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value, k)) continue;
      memcpy(s->loops[i], s->loops[k], sizeof s->loops[i]);
      mapped[i] = true;
    }
    all = all && mapped[i];
  }
  if (!all) return cgi_op_unsupported(s->root, "is not what the kernel stores, nor do all stores follow it element by element");
  for (unsigned l = 0; l < cgi_linalg_num_loops(s->root); l++) {
    if (!s->tile[l] || cgi_tile_is_once(s->sizes[l], s->tile[l])) continue;
    for (unsigned i = 0; i < n; i++) {
      unsigned found = 0;
      for (unsigned d = 0; d < s->stores[i]->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value->type->rank; d++) found += s->loops[i][d] == (int)l;
      if (found != 1) return cgi_op_unsupported(s->root, "has a tiled loop #%u that what is stored does not run along", l);
    }
  }
  return true;
}

static bool cgi_tile_workgroups_loops(cgi_tile_workgroups *s, cgi_tiler *t) {
  int64_t sizes[CGI_MAX_LOOPS];
  cgi_dim_source from[CGI_MAX_LOOPS];
  unsigned n = cgi_linalg_num_loops(s->root);
  if (!cgi_tile_loop_sizes(s->root, sizes, from)) return false;
  if (s->config.num_loops != n) return cgi_op_error(s->root, "has %u loops, but tile sizes for %u", n, s->config.num_loops);
  for (unsigned l = 0; l < n; l++) {
    s->sizes[l] = cgi_tile_dim(t, cg_op_operand(s->root, from[l].operand), from[l].dim);
    s->tile[l] = s->config.tile[CGI_TILE_WORKGROUP][l];
    if (s->tile[l] && !cgi_linalg_is_parallel(s->root, l))
      return cgi_op_unsupported(s->root, "reduces along loop #%u, which workgroups cannot share", l);
  }
  return true;
}

// ---- the function ---------------------------------------------------------------------------------------------------------------------------------
// Dead tensor code goes; what is left of structured ops outside of the forall would be computed whole by every workgroup.
static bool cgi_tile_workgroups_sweep(cgi_tile_workgroups *s, cg_op forall) {
  cg_block entry = forall->block;
  for (cg_op op = entry->last, previous; op; op = previous) {
    previous = op->prev;
    bool unused = op->num_results > 0 && op->def->kind == CG_FLOW_DISPATCH_TENSOR_LOAD;
    for (unsigned i = 0; i < op->num_results; i++) unused = unused && !op->results[i]->uses;
    if (unused || cgi_op_is_dead(op)) cgi_op_erase(op);
  }
  (void)s;
  CGI_FOREACH_OP(op, entry) {
    if (cgi_linalg_is(op)) return cgi_op_unsupported(op, "is needed whole by every tile");
  }
  return true;
}

static cg_value cgi_tile_workgroups_empty_like(cgi_tiler *t, cg_value v) {
  cg_value sizes[CGI_MAX_LOOPS];
  unsigned n = 0;
  for (unsigned d = 0; d < v->type->rank; d++)
    if (v->type->shape[d] == CG_DYNAMIC) sizes[n++] = cgi_index_value(&t->b, cgi_tile_dim(t, v, d));
  return cgi_build_empty(&t->b, v->type, sizes);
}

static bool cgi_tile_workgroups_tile(cgi_tile_workgroups *s, cgi_tiler *t) {
  unsigned n = (unsigned)cgi_len(s->stores), nl = cgi_linalg_num_loops(s->root);
  cg_value outs[CGI_TILE_WORKGROUPS_STORES], tiles[CGI_TILE_WORKGROUPS_STORES], written[CGI_TILE_WORKGROUPS_STORES];
  cgi_range loops[CGI_MAX_LOOPS], *ranges = CGI_SCRATCH(s->ctx, cgi_range, n * CGI_MAX_LOOPS);
  cgi_tiler inner;
  for (unsigned i = 0; i < n; i++) outs[i] = cgi_tile_workgroups_empty_like(t, s->stores[i]->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value);
  cg_op forall = cgi_build_tile_forall(t, nl, s->sizes, s->tile, NULL, n, outs, "gpu.block", &inner, loops);
  for (unsigned l = 0; l < nl; l++) { // threads share what they divide: an only tile is padded as the last of many is
    int64_t threads = s->config.threads[l];
    bool once = s->tile[l] && cgi_tile_is_once(s->sizes[l], s->tile[l]);
    if (once && threads > 1 && s->sizes[l].fixed % threads) loops[l] = cgi_range_tile(&inner, cgi_index_const(0), s->tile[l], s->sizes[l]);
  }
  for (unsigned i = 0; i < n; i++) {
    cg_value v = s->stores[i]->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value;
    written[i] = s->stores[i]->operands[CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].value;
    for (unsigned d = 0; d < v->type->rank; d++)
      ranges[i * CGI_MAX_LOOPS + d] = s->loops[i][d] >= 0 ? loops[s->loops[i][d]] : cgi_range_whole(cgi_tile_dim(t, v, d));
  }
  inner.written = written;
  inner.writes = ranges;
  inner.num_written = n;
  inner.marker = "workgroup";
  bool ok = true;
  for (unsigned i = 0; i < n && ok; i++) {
    cg_value v = s->stores[i]->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value;
    ok = cgi_tile_value(&inner, v, &ranges[i * CGI_MAX_LOOPS], &tiles[i]);
    if (ok) tiles[i] = cgi_tile_valid(&inner, tiles[i], v->type->rank, &ranges[i * CGI_MAX_LOOPS]);
  }
  if (ok) {
    cgi_end_forall(forall, tiles, ranges);
    for (unsigned i = 0; i < n; i++) {
      cgi_op_move_before(s->stores[i], forall);
      cgi_op_move_before(forall, s->stores[i]);
      cgi_op_set_operand(s->stores[i], CG_FLOW_DISPATCH_TENSOR_STORE_VALUE, forall->results[i]);
    }
    ok = cgi_tile_workgroups_sweep(s, forall);
  }
  return ok;
}

static CGI_NOINLINE bool cgi_tile_workgroups_function(cgi_tile_workgroups *s) {
  cg_block entry = s->func->regions[0]->first;
  bool ok = true;
  s->root = cgi_configured_root(s->func);
#ifndef CODEGEN_NO_IREE_SYNTAX
  // Tiled for workgroups in the text already: what threads share is marked.
  if (s->root && cgi_is_forall_of(s->root->block->region->op, "gpu.block") && !cg_op_attr(s->root, CGI_MARKER))
    cgi_op_set_attr(s->root, CGI_MARKER, cgi_attr_strz(s->ctx, "workgroup"));
#endif
  if (!s->root || s->root->block != entry || !cgi_lowering_config_of(s->root, &s->config, &ok)) return ok;
  if (!cgi_function_needs_return(s->func)) return false;
  for (bool folded = true; folded;) {
    folded = false;
    s->stores = cgi_collect(s->func, CG_FLOW_DISPATCH_TENSOR_STORE);
    for (size_t i = 0; i < cgi_len(s->stores); i++) folded = cgi_tile_workgroups_fold_reshape(s, s->stores[i]) || folded;
  }
  size_t n = cgi_len(s->stores);
  if (!n || n > CGI_TILE_WORKGROUPS_STORES) return cgi_op_unsupported(s->func, "stores %u tensors, which is not tiled", (unsigned)n);
  for (size_t i = 0; i < n; i++)
    if (s->stores[i]->block != entry || s->stores[i]->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value->type->kind != CG_TYPE_TENSOR)
      return cgi_op_unsupported(s->stores[i], "is not a whole kernel's store");
  cgi_tile_workgroups_choose_parts(s);
  cgi_tile_workgroups_sink_pads(s);
  cgi_tiler t;
  cgi_tiler_before(&t, s->stores[n - 1], &s->dims);
  ok = cgi_tile_workgroups_loops(s, &t) && cgi_tile_workgroups_map_stores(s, &t) && cgi_tile_workgroups_tile(s, &t);
  return ok;
}

CGI_DEF bool cgi_pass_tile_workgroups(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cgi_tile_workgroups s;
  memset(&s, 0, sizeof s);
  s.ctx = s.dims.ctx = s.dims.known.ctx = ctx;
  s.func = pass->func;
  bool ok = true;
#ifndef CODEGEN_NO_HOST_FORMS
  ok = cgi_pass_debufferize(pass);
#endif
  ok = ok && cgi_tile_workgroups_function(&s);
  return ok;
}

#undef CGI_TILE_WORKGROUPS_STORES
#undef CGI_TILE_WORKGROUPS_NEUTRAL
