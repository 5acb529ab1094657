// tile-to-cooperative-ops: a contraction becomes gpu.subgroup_mma_* ops on tiles, and what is computed from its elements their epilogue. The grid has
// tiles of columns along x, of rows along y, and all other parallel loops along z. A workgroup copies the tiles of both operands to workgroup memory
// as they lie in memory, in pieces of 16 bytes where rows begin and end with such, else element by element, with 16 or 32 bytes behind each row and
// zeros where the operand ends; one tile ahead of that which is multiplied is in registers. Each subgroup holds the accumulators of its part of the
// tile.
//
//   %r = linalg.matmul {lowering_config = …}            %0 = memref.load %a[…] : memref<…xvector<4xi32>>   memref.store %0, %m[…]   gpu.barrier
//     ins(%a, %b) outs(%zero)                     →     %c = scf.for %k = … iter_args(%c = …) { … gpu.subgroup_mma_compute %x, %y, %c … }
//   flow.dispatch.tensor.store %r, …                    gpu.subgroup_mma_store_matrix %c, %out[…]
//
// Where the target copies by itself (CG_FEATURE_ASYNC_COPY), the configuration has two buffers or more, and both operands are copied in pieces, these
// go from memory to memory by nvgpu.device_async_copy, num_buffers - 1 tiles ahead, zeros where the operand ends; one barrier a round.
//
// Where the configuration's subgroups are warpgroups, factors stay in workgroup memory: a load names a place, and products read there by themselves
// while the next one is begun (codegen.wait_group). Of f8, which these add with 13 bits, products of 128 factors are added up by themselves, then to
// the sum, as f32, where codegen.imprecise does not allow as few. Words are cut off to tf32: they have to be it (codegen.rounded). Tiles have no
// space behind their rows then: they are panels of rows of 128 bytes, in which the 16-byte piece p lies at p ^ p / 8 % 8, so that eight rows at once
// are in different banks (codegen.swizzle, the elements from a panel to the next).
//
// Rows of an operand that is no linear function of the loops, windows of images whose loops are collapsed, or is padded with zeros, are gathered:
// where each piece lies is the sum of what the row makes of it, computed once, and of what the round does.
//
// A matrix is opaque. One that is the result of a short sum, or is it after a conversion, is stored at once where all of it is in bounds; else it
// goes through workgroup memory, from where each thread takes elements and computes what the stores need of them, as linalg-to-loops does. Where
// operands are copied in pieces, that is their memory, fragments go through it row by row, and threads take 16 bytes of a row. What a row's
// computation reads of bindings is read some rows ahead, or all of it before a short sum.
//
// Requires: select-configuration; static sizes, but for one parallel loop's, which all operands with it have first. Preserves: bindings and push
// constants. No tensor is left.
#include "analysis/ranges.h"
#include "analysis/whole_bindings.h"
#include "dialects/dialects.h"
#include "dialects/iree.h"
#include "passes/lower/linalg_to_loops.h"
#include "passes/pass_table.h"
#include "passes/vector/super_vectorize.h"
#include "support/grid.h"
#include "support/index.h"
#include "target/configuration.h"
#include "target/matrices.h"

#define CGI_COOP_GROUP 8 // rows of tiles that are walked together, so that what they read of B is still at hand
#define CGI_COOP_FRAGMENTS 64
#define CGI_COOP_COPIES 32      // pieces of a tile that one thread copies
#define CGI_COOP_STAGE_PAD 2    // elements behind a row of the epilogue's tile
#define CGI_COOP_PANEL 8        // pieces of a panel's row
#define CGI_COOP_LONG_SUM 512   // products of an element, from which on results are stored in rows
#define CGI_COOP_AHEAD 8        // rounds of the epilogue, by which its operands are read earlier
#define CGI_COOP_HELD 128       // bytes that a thread holds of these, or of all rounds'
#define CGI_COOP_READS 8        // of a round
#define CGI_COOP_STAGE_PIECES 2 // the same in pieces: what a warp stores is in different banks

// What is asked for most comes first, here and in cgi_coop: the code for it is shorter.
typedef struct cgi_coop_operand {
  unsigned number;                                // of the root's operands
  unsigned outer, inner;                          // loops of the tile: along its rows' places, and along a row, which is contiguous
  unsigned copies, aside;                         // pieces: of each thread; as many of them, a row of threads apart, in a row
  int64_t rows, columns, stride, start, elements; // of the tile; in workgroup memory: of a row, its place, one tile's length
  bool pieces;                                    // rows begin and end where pieces do: copied 16 bytes at once, else one by one
  cg_value view, base;                            // pieces: the binding as such; the tile's place for k = 0, in them or in elements
  cg_value row, column;                           // pieces: of the thread's first one
  int64_t coefficients[CGI_MAX_LOOPS], offset;    // in elements
  cg_value loaded[CGI_COOP_COPIES];               // one tile ahead
  cgi_matrix_gather gather;                       // pieces, with a subspan: whose rows are anywhere; by copies, where they begin, and
  cg_value begin[CGI_COOP_COPIES], *spots;        // that by dims, of which padded ones are looked at
} cgi_coop_operand;

// Where the result is stored as it is, or narrowed: the binding, and the place of an element in it.
typedef struct cgi_coop_plain {
  cg_op subspan; // NULL where it is computed from
  cg_type narrow, memref;
  int64_t offset, count, coefficients[CGI_MAX_LOOPS]; // in elements
} cgi_coop_plain;

typedef struct cgi_coop {
  cg_context *ctx;
  cg_op func, root, begin; // … what comes in front of all rounds
  cgi_loops *elements;
  int64_t threads, subgroup;
  unsigned loops;
  unsigned rows, columns;          // fragments of a subgroup
  bool whole;                      // tiles have no edges
  bool turned;                     // the result's neighbours in memory are those of a column
  bool async;                      // tiles are copied while others are multiplied, num_buffers - 1 rounds ahead
  int64_t tile[3], part[2];        // of the workgroup, along m, n, k; of the subgroup, along m, n
  int64_t rounds, k_rounds, lanes; // steps of the loop over all reductions, over k alone; elements of a piece
#ifndef CODEGEN_NO_WARPGROUPS
  bool warpgroups; // multiply, what lies in panels
  bool briefly;    // they add with few bits: products of a panel's row are added up by themselves, then to the sum
#endif
  unsigned stage_rows;               // fragments of a column that go through workgroup memory at once; 0: each by itself, element by element
  cg_type types[3], element;         // of A, B and C as matrices; of C's elements
  cg_attr start;                     // what is added to: a constant
  cg_value memory, stage;            // workgroup memory: of the operands, of the epilogue
  cg_value thread, lane, part_at[2]; // the subgroup's part begins there in the tile
  cg_value open;                     // the size of the loop whose only a launch tells
  unsigned num_tokens;
  cgi_matrix_product product;
  cg_matrix unit; // of a warpgroup
  cgi_coop_plain plain;
  cg_value first[CGI_MAX_LOOPS]; // where the workgroup's tile begins along each parallel loop
  int64_t size[CGI_MAX_LOOPS];   // of the loops
  cgi_lowering_config config;
  cgi_coop_operand operands[2];
  cg_value tokens[2 * CGI_COOP_COPIES]; // of copies that are begun, in no group yet
} cgi_coop;

#ifndef CODEGEN_NO_WARPGROUPS
#define CGI_COOP_WARPGROUPS(s) (s)->warpgroups
#else
#define CGI_COOP_WARPGROUPS(s) false
#endif

static cg_value cgi_coop_const(cgi_coop *s, int64_t v) { return cgi_elements_index(s->elements, v); }
static cg_value cgi_coop_add(cgi_builder *b, cg_value x, cg_value y) { return cgi_index_op(b, CG_ARITH_ADDI, x, y); }
static cg_value cgi_coop_plus(cgi_coop *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_elements_op(s->elements, b, CG_ARITH_ADDI, x, y); }
static cg_value cgi_coop_walk(cgi_coop *s, cgi_builder *b, cg_value at, cg_value x, int64_t y) { return cgi_elements_walk(s->elements, b, at, x, y); }
static cg_value cgi_coop_mul(cgi_coop *s, cgi_builder *b, cg_value x, int64_t y) { return cgi_elements_op(s->elements, b, CG_ARITH_MULI, x, y); }
static cg_value cgi_coop_div(cgi_coop *s, cgi_builder *b, cg_value x, int64_t y) {
  return y == 1 ? x : cgi_elements_op(s->elements, b, CG_ARITH_DIVUI, x, y);
}
static cg_value cgi_coop_rem(cgi_coop *s, cgi_builder *b, cg_value x, int64_t y) {
  return y == 1 ? cgi_coop_const(s, 0) : cgi_elements_op(s->elements, b, CG_ARITH_REMUI, x, y);
}
static cg_value cgi_coop_below(cgi_coop *s, cgi_builder *b, cg_value x, int64_t size) {
  return cgi_build_cmpi(b, CG_CMPI_SLT, x, cgi_coop_const(s, size));
}

// Whether tiles of so many may reach beyond a loop's end, and whether x has not.
static bool cgi_coop_ends(const cgi_coop *s, unsigned loop, int64_t tile) { return s->size[loop] == CG_DYNAMIC || s->size[loop] % tile; }
static cg_value cgi_coop_in(cgi_coop *s, cgi_builder *b, cg_value x, unsigned loop) {
  return s->size[loop] == CG_DYNAMIC ? cgi_build_cmpi(b, CG_CMPI_SLT, x, s->open) : cgi_coop_below(s, b, x, s->size[loop]);
}

static cg_op cgi_coop_for(cgi_coop *s, cgi_builder *b, int64_t count, unsigned n, const cg_value *init) {
  cg_value zero = cgi_coop_const(s, 0), end = cgi_coop_const(s, count), one = cgi_coop_const(s, 1);
  return cgi_build_for(b, zero, end, one, n, init);
}

static cg_type cgi_coop_type(cgi_coop *s, int64_t rows, int64_t columns, cg_type element, bool is_unsigned, const char *use) {
  if (element->kind == CG_TYPE_INTEGER && element->width == 8) element = cgi_type_int(s->ctx, 8, is_unsigned ? CG_UNSIGNED : CG_SIGNED);
  return cgi_type_opaque(s->ctx, cgi_format(s->ctx, "gpu.mma_matrix<%lx%lx%t, \"%s\">", rows, columns, element, use));
}

// ---- what is there ------------------------------------------------------------------------------------------------------------------------
// Whether the operand can be copied in pieces, and the binding as an array of such.
static bool cgi_coop_in_pieces(cgi_coop *s, cgi_coop_operand *o) {
  int64_t span = 0, width = CGI_BINDING_PIECE / 4;
  cg_op subspan = cgi_matrix_pieces(s->root, o->number, o->inner, s->lanes, o->coefficients, &o->offset, &span);
  if (!subspan && o->inner == s->product.k && cgi_matrix_gathers(s->root, o->number, o->inner, s->lanes, &o->gather)) {
    subspan = o->gather.subspan;
    span = o->gather.span;
  }
  if (!subspan) return false;
  o->view = cgi_binding_view(subspan, span, s->lanes, cgi_type_lanes(s->ctx, width, cgi_type_i(s->ctx, 32)));
  return true;
}

static bool cgi_coop_operand_init(cgi_coop *s, unsigned which) {
  cgi_coop_operand *o = &s->operands[which];
  const cgi_matrix_product *p = &s->product;
  int64_t strides[CGI_MAX_LOOPS];
  unsigned own = which ? p->n : p->m;
  o->number = which ? p->b : p->a;
  if (!cgi_matrix_strides(s->root->operands[o->number].value->type, strides) ||
      !cgi_matrix_access(s->root, o->number, strides, s->loops, o->coefficients, &o->offset))
    return false;
  bool k_inner = o->coefficients[p->k] == 1;
  o->inner = k_inner ? p->k : own;
  o->outer = k_inner ? own : p->k;
  o->columns = k_inner ? s->tile[2] : s->tile[which];
  o->rows = k_inner ? s->tile[which] : s->tile[2];
  o->stride = o->columns + (s->lanes == 4 && !k_inner ? 2 : 1) * s->lanes; // words are read one by one across k: four rows in different banks
  if (CGI_COOP_WARPGROUPS(s)) o->stride = CGI_COOP_PANEL * s->lanes;
  o->elements = o->rows * (CGI_COOP_WARPGROUPS(s) ? o->columns : o->stride);
  o->pieces = cgi_coop_in_pieces(s, o);
  return true;
}

#ifndef CODEGEN_NO_WARPGROUPS
// What a warpgroup multiplies at once: as many columns as it may, or half as many, where it holds them twice; and a panel's row along k.
static bool cgi_coop_warpgroup(cgi_coop *s, const cg_matrix *of) {
  if (!of) return cgi_op_unsupported(s->root, "has factors of types that warpgroups do not multiply");
  if (of->a == CG_MATRIX_TF32 && !cg_op_attr(s->root, CGI_ATTR_ROUNDED))
    return cgi_op_unsupported(s->root, "has factors that are not rounded (codegen.rounded), which warpgroups cut off");
  s->briefly = (of->a == CG_MATRIX_F8E4M3FN || of->a == CG_MATRIX_F8E5M2) && !cg_op_attr(s->root, CGI_ATTR_IMPRECISE);
  s->unit = *of;
  s->unit.n = (uint32_t)cgi_smaller(s->part[1], s->briefly ? of->n / 2 : of->n);
  s->unit.k = (uint32_t)(CGI_COOP_PANEL * s->lanes);
  s->product.shape = &s->unit;
  return s->unit.n % 8 == 0 || cgi_op_unsupported(s->root, "has tiles that warpgroups do not multiply");
}
#endif

static void cgi_coop_find_plain(cgi_coop *s) {
  cgi_coop_plain *out = &s->plain;
  const cgi_matrix_product *p = &s->product;
  int64_t strides[CGI_MAX_LOOPS], of_root[CGI_MAX_LOOPS], offset;
  unsigned dims[CGI_MAX_LOOPS];
  cg_op store = cgi_matrix_plain_store(s->func, s->root, &out->narrow, dims);
  cgi_mixed offsets, sizes;
  if (!store) return;
  cg_op subspan = store->operands[CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].value->op;
  if (!cgi_slice_get_unit(store, &offsets, &sizes) || !cgi_mixed_all(&offsets, 0) || !subspan ||
      subspan->def->kind != CG_HAL_INTERFACE_BINDING_SUBSPAN || !cgi_binding_is_aligned(subspan))
    return;
  cg_type memref = cgi_subspan_memref(subspan);
  cg_map map = cgi_linalg_map(s->root, 2);
  if (memref->rank != map->num_results || !cg_type_strides(memref, strides, &offset) || offset) return;
  for (unsigned d = 0; d < memref->rank; d++) of_root[dims[d]] = strides[d];
  if (!cgi_linear_access(map, of_root, s->loops, out->coefficients, &out->offset) || out->coefficients[p->n] != 1 || out->coefficients[p->m] % 8)
    return;
  out->memref = memref;
  out->count = cg_type_has_static_shape(memref) ? 1 : CG_DYNAMIC;
  for (unsigned d = 0; d < memref->rank; d++) {
    if (strides[d] == CG_DYNAMIC) return;
    if (out->count != CG_DYNAMIC) out->count += (memref->shape[d] - 1) * strides[d];
  }
  out->subspan = subspan;
}

static bool cgi_coop_analyze(cgi_coop *s) {
  cgi_translation_info info;
  const cg_target *t = cgi_target_of(s->func);
  bool ok = true;
  s->root = cgi_configured_root(s->func);
  if (!s->root || !cgi_lowering_config_of(s->root, &s->config, &ok) || !cgi_translation_info_of(s->func, &info, &ok) ||
      !cgi_matrix_product_of(s->root, t, &s->product))
    return ok && cgi_op_unsupported(s->root ? s->root : s->func, "is no product of matrices that the target's units take");
  const cgi_matrix_product *p = &s->product;
  s->loops = cgi_linalg_num_loops(s->root);
  (void)cgi_linalg_loop_sizes(s->root, s->size, NULL);
  s->subgroup = info.subgroup_size ? info.subgroup_size : (int64_t)t->subgroup_size;
  s->threads = info.workgroup_size[0];
  s->tile[0] = s->config.tile[CGI_TILE_WORKGROUP][p->m];
  s->tile[1] = s->config.tile[CGI_TILE_WORKGROUP][p->n];
  s->tile[2] = s->config.tile[CGI_TILE_REDUCTION][p->k];
  s->part[0] = s->config.tile[CGI_TILE_THREAD][p->m];
  s->part[1] = s->config.tile[CGI_TILE_THREAD][p->n];
  cg_type e = s->root->operands[p->a].value->type->element;
  s->lanes = CGI_BINDING_PIECE / (int64_t)cg_storage_bytes(e);
#ifndef CODEGEN_NO_WARPGROUPS
  s->warpgroups = s->subgroup > (int64_t)t->subgroup_size;
  if (s->warpgroups && !cgi_coop_warpgroup(s, cgi_matrix_of_warpgroups(t, p->shape))) return false;
#endif
  const cg_matrix *x = p->shape;
  for (unsigned i = 0; i < 3; i++)
    if (s->tile[i] <= 0 || (i < 2 && (s->part[i] <= 0 || s->tile[i] % s->part[i] || s->part[i] % (i ? x->n : x->m))) || s->tile[2] % x->k)
      return cgi_op_unsupported(s->root, "has tiles that are no multiples of the matrix unit's %ux%ux%u", x->m, x->n, x->k);
  s->rows = (unsigned)(s->part[0] / x->m);
  s->columns = (unsigned)(s->part[1] / x->n);
  if (s->rows * s->columns > CGI_COOP_FRAGMENTS || s->threads != s->tile[0] / s->part[0] * (s->tile[1] / s->part[1]) * s->subgroup ||
      (x->m * x->n) % s->subgroup)
    return cgi_op_unsupported(s->root, "has tiles for another number of threads than %l", s->threads);
  cg_op fill = cgi_linalg_output(s->root, 0)->op;
  s->start = fill && fill->def->kind == CG_LINALG_FILL ? cgi_constant_of(cgi_linalg_input(fill, 0)) : NULL;
  if (!s->start) return cgi_op_unsupported(s->root, "adds to something else than a constant");
  bool is_unsigned = x->a == CG_MATRIX_U8;
  s->element = s->root->results[0]->type->element;
  s->types[0] = cgi_coop_type(s, x->m, x->k, e, is_unsigned, "AOp");
  s->types[1] = cgi_coop_type(s, x->k, x->n, e, is_unsigned, "BOp");
  s->types[2] = cgi_coop_type(s, x->m, x->n, s->element, is_unsigned, "COp");
  s->k_rounds = (s->size[p->k] + s->tile[2] - 1) / s->tile[2];
  s->rounds = s->k_rounds;
  s->whole = !cgi_coop_ends(s, p->m, s->tile[0]) && !cgi_coop_ends(s, p->n, s->tile[1]);
  cgi_coop_find_plain(s);
  s->turned = cgi_matrix_is_turned(s->root, p);
  for (unsigned i = 0; i < s->loops; i++)
    if (cgi_linalg_is_reduction(s->root, i) && i != p->k) s->rounds *= s->size[i];
  return s->rounds <= INT32_MAX || cgi_op_unsupported(s->root, "has a loop too many");
}

// ---- ids ----------------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_coop_id(cgi_builder *b, cg_op_kind kind) {
  cg_type index = cgi_type_index(b->ctx);
  return cgi_build_value(b, kind, index, 0, NULL, NULL);
}

// Which workgroup's tile it is, of a grid along x, y and z.
static void cgi_coop_place_groups(cgi_coop *s, cgi_builder *b, const int64_t *counts) {
  const cgi_matrix_product *p = &s->product;
  cg_value x = cgi_build_gpu_id(b, CG_GPU_BLOCK_ID, 0), y = cgi_build_gpu_id(b, CG_GPU_BLOCK_ID, 1), z = cgi_build_gpu_id(b, CG_GPU_BLOCK_ID, 2);
  int64_t group = CGI_COOP_GROUP, left = counts[2];
  while (counts[1] % group) group /= 2;
  if (group > 1 && counts[0] > 1) {
    cg_value all = cgi_coop_add(b, cgi_coop_mul(s, b, y, counts[0]), x), rest = cgi_coop_rem(s, b, all, group * counts[0]);
    y = cgi_coop_mul(s, b, cgi_coop_div(s, b, all, group * counts[0]), group);
    y = cgi_coop_add(b, y, cgi_coop_rem(s, b, rest, group));
    x = cgi_coop_div(s, b, rest, group);
  }
  s->first[p->n] = cgi_coop_mul(s, b, x, s->tile[1]);
  s->first[p->m] = cgi_coop_mul(s, b, y, s->tile[0]);
  for (unsigned i = s->loops; i-- > 0;) {
    if (s->first[i] || cgi_linalg_is_reduction(s->root, i)) continue;
    s->first[i] = s->size[i] == 1 ? cgi_coop_const(s, 0) : left == s->size[i] ? z : cgi_coop_rem(s, b, z, s->size[i]);
    z = cgi_coop_div(s, b, z, s->size[i]);
    left /= s->size[i];
  }
}

// The same of a grid along x alone, in which the loop whose size a launch tells is the outermost.
static void cgi_coop_place_open(cgi_coop *s, cgi_builder *b, const int64_t *counts, unsigned open) {
  const cgi_matrix_product *p = &s->product;
  cg_value x = cgi_build_gpu_id(b, CG_GPU_BLOCK_ID, 0);
  s->first[p->n] = cgi_coop_mul(s, b, cgi_coop_rem(s, b, x, counts[0]), s->tile[1]);
  x = cgi_coop_div(s, b, x, counts[0]);
  for (unsigned i = s->loops; i-- > 0;) {
    if (i == open || i == p->n || cgi_linalg_is_reduction(s->root, i)) continue;
    int64_t count = i == p->m ? counts[1] : s->size[i];
    s->first[i] = cgi_coop_mul(s, b, cgi_coop_rem(s, b, x, count), i == p->m ? s->tile[0] : 1);
    x = cgi_coop_div(s, b, x, count);
  }
  s->first[open] = cgi_coop_mul(s, b, x, open == p->m ? s->tile[0] : 1);
}

static CGI_NOINLINE bool cgi_coop_grid(cgi_coop *s, cgi_builder *b) {
  const cgi_matrix_product *p = &s->product;
  const cg_target *t = cgi_target_of(s->func);
  int64_t counts[3], all = 1;
  unsigned open = s->loops;
  cg_expr tiles = NULL;
  cg_attr maps[3];
  counts[0] = (s->size[p->n] + s->tile[1] - 1) / s->tile[1];
  counts[1] = (s->size[p->m] + s->tile[0] - 1) / s->tile[0];
  counts[2] = 1;
  for (unsigned i = 0; i < s->loops; i++) {
    if (s->size[i] == CG_DYNAMIC)
      open = i;
    else if (!cgi_linalg_is_reduction(s->root, i) && i != p->m && i != p->n)
      counts[2] *= s->size[i];
  }
  if (open < s->loops) {
    s->open = cgi_elements_size(s->elements, b, s->root, open);
    tiles = cgi_trip_expr(s->ctx, s->open, 0);
    if (!tiles) return cgi_op_unsupported(s->root, "has sizes that no host knows before a launch");
    if (open == p->m) {
      tiles = cgi_expr_binary(s->ctx, CG_EXPR_CEILDIV, tiles, cgi_expr_const(s->ctx, s->tile[0]));
      counts[1] = 1;
    }
  }
  for (unsigned i = 0; i < 3; i++) {
    if (counts[i] > (int64_t)t->max_workgroup_count[i]) return cgi_op_unsupported(s->root, "needs a grid of %l workgroups", counts[i]);
    all = cgi_saturating_mul(all, counts[i]);
  }
  for (unsigned i = 0; i < 3; i++) {
    cg_expr e = cgi_expr_const(s->ctx, !tiles ? counts[i] : i ? 1 : all);
    if (tiles && i == 0) e = cgi_expr_mul(s->ctx, tiles, e);
    maps[i] = cgi_attr_of_map(s->ctx, cgi_map_make(s->ctx, 0, cgi_expr_num_symbols(e), 1, &e));
  }
  cg_op exported = cgi_export_of(s->func);
  cgi_op_set_attr(exported ? exported : s->func, "workgroup_count_maps", cgi_attr_array(s->ctx, 3, maps));
  if (tiles)
    cgi_coop_place_open(s, b, counts, open);
  else
    cgi_coop_place_groups(s, b, counts);
  s->thread = cgi_build_gpu_id(b, CG_GPU_THREAD_ID, 0);
  s->lane = cgi_coop_id(b, CG_GPU_LANE_ID);
  cg_value subgroup = cgi_coop_id(b, CG_GPU_SUBGROUP_ID);
  int64_t across = s->tile[1] / s->part[1];
  s->part_at[0] = cgi_coop_mul(s, b, cgi_coop_div(s, b, subgroup, across), s->part[0]);
  s->part_at[1] = cgi_coop_mul(s, b, cgi_coop_rem(s, b, subgroup, across), s->part[1]);
  return true;
}

// ---- copies -------------------------------------------------------------------------------------------------------------------------------
// In pieces: a row of a subgroup's part in the epilogue, and as many rows as lie there at once.
static int64_t cgi_coop_stage_row(const cgi_coop *s) {
  return s->part[1] * (int64_t)cg_storage_bytes(s->element) / CGI_BINDING_PIECE + CGI_COOP_STAGE_PIECES;
}
static int64_t cgi_coop_stage(const cgi_coop *s) { return (int64_t)s->stage_rows * s->product.shape->m * cgi_coop_stage_row(s); }

// Whether the operand lies along k in workgroup memory.
static bool cgi_coop_along(const cgi_coop *s, const cgi_coop_operand *o) { return o->inner == s->product.k; }

// Workgroup memory: of pieces where both operands are copied in such, else of their elements.
static CGI_NOINLINE bool cgi_coop_memory(cgi_coop *s) {
  bool pieces = s->operands[0].pieces && s->operands[1].pieces;
  int64_t elements = 0, width = CGI_BINDING_PIECE / 4, bytes = (int64_t)cg_storage_bytes(cgi_linalg_input(s->root, 0)->type->element);
  s->operands[0].pieces = s->operands[1].pieces = pieces;
  for (unsigned i = 0; i < 2 && !pieces; i++) memset(&s->operands[i].gather, 0, sizeof s->operands[i].gather);
  s->async = pieces && s->config.num_buffers > 1 && (cgi_target_of(s->func)->features & CG_FEATURE_ASYNC_COPY);
  if (CGI_COOP_WARPGROUPS(s) && !s->async)
    return cgi_op_unsupported(s->root, "has tiles for warpgroups, which are copied asynchronously, in 16-byte pieces");
  if (!s->async && s->config.num_buffers > 2) s->config.num_buffers = 1; // registers hold one tile ahead
  for (unsigned i = 0; i < 2; i++) {
    cgi_coop_operand *o = &s->operands[i];
    int64_t each = o->columns / (pieces ? s->lanes : 1), copies = cgi_matrix_copies(o->rows, each, s->threads);
    o->aside = (unsigned)(each / cgi_gcd(each, s->threads));
    if (o->columns % s->lanes || !copies || copies > CGI_COOP_COPIES)
      return cgi_op_unsupported(s->root, "has a tile of %lx%l, which %l threads do not copy evenly", o->rows, o->columns, s->threads);
    if (CGI_COOP_WARPGROUPS(s) && !cgi_coop_along(s, o) && (s->lanes != 8 || (i ? s->product.shape->n : s->product.shape->m) % 64))
      return cgi_op_unsupported(
          s->root, "has factors of bytes, of words, or of parts of panels, whose rows are not along the sum, which warpgroups do not multiply");
    if (CGI_COOP_WARPGROUPS(s) && (o->aside > 1 || each % CGI_COOP_PANEL || o->rows % CGI_COOP_PANEL || s->threads / each % CGI_COOP_PANEL))
      return cgi_op_unsupported(s->root, "has a tile of %lx%l, which %l threads do not copy as panels", o->rows, o->columns, s->threads);
    o->copies = (unsigned)copies;
    o->start = elements;
    elements += o->elements * (int64_t)s->config.num_buffers;
  }
  int64_t count = pieces ? elements / s->lanes : elements;
  // Measured: of long sums pieces of rows are stored faster than matrices; of short ones they come too often.
  bool rows = !s->async && pieces && !s->turned && s->size[s->product.n] % 8 == 0;
  if (rows && s->rounds * s->tile[2] >= CGI_COOP_LONG_SUM) s->plain.subspan = NULL;
  if (pieces && (s->async || !s->turned) && !(s->whole && s->plain.subspan)) {
    // Fewer copies of a long epilogue's code are worth as much memory again.
    int64_t most = s->async ? count : cgi_smaller(2 * count, (int64_t)cgi_target_of(s->func)->max_shared_memory / CGI_BINDING_PIECE);
    s->stage_rows = s->rows;
    while (s->stage_rows > 1 && cgi_coop_stage(s) * s->threads / s->subgroup > most) s->stage_rows = s->stage_rows % 2 ? 1 : s->stage_rows / 2;
    if (count < cgi_coop_stage(s) * s->threads / s->subgroup) count = (cgi_coop_stage(s) * s->threads / s->subgroup + 63) / 64 * 64; // 1024 bytes
    elements = count * s->lanes;
  }
  cg_type e = pieces ? cgi_type_lanes(s->ctx, width, cgi_type_i(s->ctx, 32)) : s->root->operands[s->operands[0].number].value->type->element;
  s->memory = cgi_elements_memory(s->elements, s->root->loc, e, count);
  const cg_target *target = cgi_target_of(s->func);
  return cgi_target_fits(target, s->root, elements * bytes);
}

// Threads side by side along a row; rows from a thread's first piece, or element, to its j-th; how many of these further on it is in its row.
static int64_t cgi_coop_side(const cgi_coop *s, const cgi_coop_operand *o) { return o->columns / (o->pieces ? s->lanes : 1) / o->aside; }
static int64_t cgi_coop_row(const cgi_coop *s, const cgi_coop_operand *o, int64_t j) { return j / o->aside * (s->threads / cgi_coop_side(s, o)); }
static int64_t cgi_coop_along_row(const cgi_coop *s, const cgi_coop_operand *o, int64_t j) { return j % o->aside * cgi_coop_side(s, o); }

// Where the rows of a tile that is gathered begin, by copies.
static void cgi_coop_place_gathered(cgi_coop *s, cgi_builder *b, cgi_coop_operand *o) {
  const cgi_matrix_gather *g = &o->gather;
  cg_context *ctx = s->ctx;
  o->spots = CGI_SCRATCH(ctx, cg_value, o->copies * g->rank);
  for (unsigned j = 0; j < o->copies; j++) {
    cg_value point[CGI_MAX_LOOPS], *spot = o->spots + j * g->rank;
    for (unsigned i = 0; i < s->loops; i++) point[i] = cgi_linalg_is_reduction(s->root, i) ? cgi_coop_const(s, 0) : s->first[i];
    point[o->outer] = cgi_coop_add(b, point[o->outer], cgi_coop_plus(s, b, o->row, cgi_coop_row(s, o, j)));
    cgi_elements_place(s->elements, b, s->root, o->number, point, spot);
    o->begin[j] = cgi_coop_div(s, b, spot[g->rank - 1], s->lanes);
    for (unsigned d = 0; d + 1 < g->rank; d++) {
      spot[d] = cgi_coop_plus(s, b, spot[d], -g->low[d]);
      o->begin[j] = cgi_coop_walk(s, b, o->begin[j], spot[d], g->strides[d] / s->lanes);
    }
  }
}

// How far from there a round's pieces of the thread are, and by dims.
static cg_value cgi_coop_gathered_round(cgi_coop *s, cgi_builder *b, cgi_coop_operand *o, const cg_value *loops, cg_value *spot) {
  const cgi_matrix_gather *g = &o->gather;
  cg_value point[CGI_MAX_LOOPS], at = cgi_coop_const(s, 0);
  for (unsigned i = 0; i < s->loops; i++) point[i] = cgi_linalg_is_reduction(s->root, i) ? loops[i] : cgi_coop_const(s, 0);
  cgi_elements_place(s->elements, b, s->root, o->number, point, spot);
  for (unsigned d = 0; d + 1 < g->rank; d++) at = cgi_coop_walk(s, b, at, spot[d], g->strides[d] / s->lanes);
  return cgi_coop_add(b, at, cgi_coop_div(s, b, spot[g->rank - 1], s->lanes));
}

// Where the tile begins for k = 0, in pieces; and which of its pieces the thread copies first.
static void cgi_coop_place(cgi_coop *s, cgi_builder *b, cgi_coop_operand *o) {
  int64_t side = cgi_coop_side(s, o);
  cg_value at = cgi_coop_const(s, o->offset / s->lanes);
  o->column = cgi_coop_rem(s, b, s->thread, side);
  o->row = cgi_coop_div(s, b, s->thread, side);
  if (o->gather.subspan) cgi_coop_place_gathered(s, b, o);
  if (!o->pieces || o->gather.subspan) return;
  for (unsigned i = 0; i < s->loops; i++) {
    if (cgi_linalg_is_reduction(s->root, i) || !o->coefficients[i] || s->size[i] == 1) continue;
    cg_value from = i == o->inner ? cgi_coop_div(s, b, s->first[i], s->lanes) : cgi_coop_mul(s, b, s->first[i], o->coefficients[i] / s->lanes);
    at = cgi_coop_add(b, at, from);
  }
  at = cgi_coop_walk(s, b, at, o->row, o->coefficients[o->outer] / s->lanes);
  o->base = cgi_coop_add(b, at, o->column);
}

// The point of the reduction loops that a round is at; k is where its tile begins.
static void cgi_coop_round(cgi_coop *s, cgi_builder *b, cg_value round, cg_value *loops) {
  int64_t left = s->rounds / s->k_rounds;
  cg_value rest = left == 1 ? cgi_coop_const(s, 0) : cgi_coop_div(s, b, round, s->k_rounds);
  memcpy(loops, s->first, sizeof s->first);
  loops[s->product.k] = cgi_coop_mul(s, b, left == 1 ? round : cgi_coop_rem(s, b, round, s->k_rounds), s->tile[2]);
  for (unsigned i = s->loops; i-- > 0;) {
    if (!cgi_linalg_is_reduction(s->root, i) || i == s->product.k) continue;
    left /= s->size[i];
    loops[i] = s->size[i] == 1 ? cgi_coop_const(s, 0) : left == 1 ? rest : cgi_coop_rem(s, b, rest, s->size[i]);
    rest = cgi_coop_div(s, b, rest, s->size[i]);
  }
}

// A piece, or an element, of an operand: the latter is computed, whatever it takes.
static bool cgi_coop_read(cgi_coop *s, cgi_builder *b, cgi_coop_operand *o, cg_value place, const cg_value *point, cg_value *out) {
  if (!o->pieces) return cgi_elements_read(s->elements, b, s->root, o->number, point, out);
  *out = cgi_build_binary_t(b, CG_MEMREF_LOAD, s->memory->type->element, o->view, place);
  return true;
}

static cg_value cgi_coop_buffer(cgi_coop *s, cgi_builder *b, const cgi_coop_operand *o, cg_value buffer) { // its place, in pieces or elements
  int64_t unit = o->pieces ? s->lanes : 1;
  cg_value at = cgi_coop_const(s, o->start / unit);
  return buffer ? cgi_coop_walk(s, b, at, buffer, o->elements / unit) : at;
}

// Begins the copy of a piece; without `guard` being so, of zeros.
static void cgi_coop_begin_copy(cgi_coop *s, cgi_builder *b, const cgi_coop_operand *o, cg_value from, cg_value to, cg_value guard) {
  cg_value all = cgi_coop_const(s, 1), none = cgi_coop_const(s, 0), elements = guard ? cgi_build_select(b, guard, all, none) : NULL;
  s->tokens[s->num_tokens++] = cgi_build_async_copy(b, s->memory, to, o->view, from, elements);
}

static cg_value cgi_coop_group(cgi_coop *s, cgi_builder *b) { // of what was begun since the last one
  unsigned n = s->num_tokens;
  s->num_tokens = 0;
  return cgi_build_async_group(b, n, s->tokens);
}

// Where the thread's first piece or element goes in the tile; the others are so many rows apart that they are swizzled alike.
static cg_value cgi_coop_slot(cgi_coop *s, cgi_builder *b, const cgi_coop_operand *o) {
  int64_t unit = o->pieces ? s->lanes : 1;
  cg_value at = cgi_coop_mul(s, b, o->row, o->stride / unit);
  if (!CGI_COOP_WARPGROUPS(s)) return cgi_coop_add(b, at, o->column);
  cg_value in_row = cgi_coop_rem(s, b, o->column, CGI_COOP_PANEL), panel = cgi_coop_div(s, b, o->column, CGI_COOP_PANEL);
  at = cgi_coop_add(b, at, cgi_build_binary(b, CG_ARITH_XORI, in_row, cgi_coop_rem(s, b, o->row, CGI_COOP_PANEL)));
  return o->columns == o->stride ? at : cgi_coop_walk(s, b, at, panel, CGI_COOP_PANEL * o->rows);
}

// Reads a round's tile to registers, zeros where the operand has ended; or begins to copy it to `buffer`, if `more` is so.
static bool cgi_coop_load(cgi_coop *s, cgi_builder *b, cgi_coop_operand *o, cg_value *loops, cg_value buffer, cg_value more) {
  int64_t unit = o->pieces ? s->lanes : 1;
  cg_type type = s->memory->type->element;
  cg_value at = o->base, inside = NULL, point[CGI_MAX_LOOPS], spot[CGI_MAX_LOOPS], zero = NULL, to = NULL;
  const cgi_matrix_gather *g = &o->gather;
  if (s->async) {
    to = cgi_coop_slot(s, b, o);
    to = cgi_coop_add(b, to, cgi_coop_buffer(s, b, o, buffer));
  }
  for (unsigned i = 0; o->pieces && !g->subspan && i < s->loops; i++) {
    if (!cgi_linalg_is_reduction(s->root, i) || !o->coefficients[i] || s->size[i] == 1) continue;
    at = cgi_coop_add(b, at, i == o->inner ? cgi_coop_div(s, b, loops[i], unit) : cgi_coop_mul(s, b, loops[i], o->coefficients[i] / unit));
  }
  memcpy(point, loops, sizeof point);
  point[o->inner] = cgi_coop_walk(s, b, loops[o->inner], o->column, unit);
  bool columns_end = cgi_coop_ends(s, o->inner, o->columns), rows_end = cgi_coop_ends(s, o->outer, o->rows);
  cg_value first = point[o->inner], row = rows_end || !o->pieces ? cgi_coop_add(b, loops[o->outer], o->row) : NULL;
  if (columns_end || rows_end || g->padded) {
    cg_type e = type->kind == CG_TYPE_VECTOR ? type->element : type;
    cg_attr none = cgi_attr_number(e, 0);
    zero = cgi_build_constant(b, e == type ? none : cgi_attr_dense_splat(s->ctx, type, none));
  }
  for (unsigned j = 0; j < o->copies; j++) {
    cg_value guard, place = NULL, v;
    int64_t further = cgi_coop_row(s, o, j), along = cgi_coop_along_row(s, o, j);
    if (j == 0 || o->aside > 1) {
      point[o->inner] = cgi_coop_plus(s, b, first, along * unit);
      if (columns_end) inside = cgi_coop_in(s, b, point[o->inner], o->inner);
      if (g->subspan) at = cgi_coop_gathered_round(s, b, o, point, spot);
    }
    guard = inside;
    if (row) point[o->outer] = cgi_coop_plus(s, b, row, further);
    if (o->pieces) place = cgi_coop_add(b, at, g->subspan ? o->begin[j] : cgi_coop_const(s, further * (o->coefficients[o->outer] / unit) + along));
    for (unsigned d = 0; d < g->rank; d++)
      if (g->padded >> d & 1) {
        cg_value x = cgi_coop_add(b, spot[d], o->spots[j * g->rank + d]);
        guard = cgi_build_and(b, guard, cgi_build_cmpi(b, CG_CMPI_ULT, x, cgi_coop_const(s, g->size[d])));
      }
    if (rows_end) guard = cgi_build_and(b, guard, cgi_coop_in(s, b, point[o->outer], o->outer));
    if (s->async) {
      cg_value next = cgi_coop_plus(s, b, to, further * (o->stride / unit) + along);
      cgi_coop_begin_copy(s, b, o, place, next, cgi_build_and(b, more, guard));
      continue;
    }
    if (!guard) {
      if (!cgi_coop_read(s, b, o, place, point, &o->loaded[j])) return false;
      continue;
    }
    cgi_builder in;
    o->loaded[j] = cgi_build_if_else(b, guard, 1, &zero, &in)->results[0];
    if (!cgi_coop_read(s, &in, o, place, point, &v)) return false;
    cgi_build_yield(&in, 1, &v);
  }
  return true;
}

static void cgi_coop_keep(cgi_coop *s, cgi_builder *b, const cgi_coop_operand *o, cg_value buffer) {
  int64_t unit = o->pieces ? s->lanes : 1, stride = o->stride / unit;
  cg_value place = cgi_coop_buffer(s, b, o, buffer);
  cg_value at = cgi_coop_add(b, cgi_coop_slot(s, b, o), place);
  for (unsigned j = 0; j < o->copies; j++)
    cgi_build_store(b, o->loaded[j], s->memory, cgi_coop_plus(s, b, at, cgi_coop_row(s, o, j) * stride + cgi_coop_along_row(s, o, j)));
}

static void cgi_coop_barrier(cgi_builder *b) { cgi_build_plain(b, CG_GPU_BARRIER, 0, NULL); }

// ---- products -----------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_coop_fragment(cgi_coop *s, cgi_builder *b, unsigned which, cg_value base, int64_t own, int64_t k) {
  const cgi_coop_operand *o = &s->operands[which];
  bool k_inner = cgi_coop_along(s, o), transposed = k_inner == (which == 1);
  int64_t unit = o->pieces ? s->lanes : 1, along = CGI_COOP_WARPGROUPS(s) ? o->rows : 1,
          at = k_inner ? own * o->stride + k * along : k * o->stride + own * along;
  cg_value v = cgi_build_load_matrix(b, s->types[which], s->memory, cgi_coop_plus(s, b, base, at / unit), o->stride / unit, transposed);
  if (CGI_COOP_WARPGROUPS(s)) cgi_op_set_attr(v->op, CGI_ATTR_SWIZZLE, cgi_attr_index(s->ctx, o->rows * o->stride / unit));
  return v;
}

// Where the subgroup's part of each operand begins in workgroup memory.
static void cgi_coop_bases(cgi_coop *s, cgi_builder *b, cg_value buffer, cg_value *base) {
  for (unsigned i = 0; i < 2; i++) {
    const cgi_coop_operand *o = &s->operands[i];
    int64_t unit = o->pieces ? s->lanes : 1;
    bool k_inner = cgi_coop_along(s, o);
    cg_value own = k_inner                  ? cgi_coop_mul(s, b, s->part_at[i], o->stride / unit)
                   : CGI_COOP_WARPGROUPS(s) ? cgi_coop_mul(s, b, s->part_at[i], o->rows / unit)
                                            : cgi_coop_div(s, b, s->part_at[i], unit);
    cg_value place = cgi_coop_buffer(s, b, o, buffer);
    base[i] = cgi_coop_add(b, place, own);
  }
}

// Adds the products of a row of A's fragments and one of B to c's column j.
static void cgi_coop_column(cgi_coop *s, cgi_builder *b, const cg_value *rows, cg_value column, unsigned j, cg_value *c) {
  cg_value operands[3];
  operands[CG_GPU_SUBGROUP_MMA_COMPUTE_OP_B] = column;
  for (unsigned i = 0; i < s->rows; i++) {
    cg_value *into = &c[i * s->columns + j];
    operands[CG_GPU_SUBGROUP_MMA_COMPUTE_OP_A] = rows[i];
    operands[CG_GPU_SUBGROUP_MMA_COMPUTE_OP_C] = *into;
    *into = cgi_build_value(b, CG_GPU_SUBGROUP_MMA_COMPUTE, s->types[2], 3, operands, NULL);
  }
}

static void cgi_coop_multiply(cgi_coop *s, cgi_builder *b, cg_value buffer, cg_value *c) {
  const cg_matrix *x = s->product.shape;
  cg_value base[2], fragments[CGI_COOP_FRAGMENTS];
  cgi_coop_bases(s, b, buffer, base);
  for (int64_t k = 0; k < s->tile[2]; k += x->k) {
    for (unsigned i = 0; i < s->rows; i++) fragments[i] = cgi_coop_fragment(s, b, 0, base[0], (int64_t)i * x->m, k);
    for (unsigned j = 0; j < s->columns; j++) cgi_coop_column(s, b, fragments, cgi_coop_fragment(s, b, 1, base[1], (int64_t)j * x->n, k), j, c);
  }
}

// All fragments of a step along k: A's rows, then B's columns.
static void cgi_coop_fragments(cgi_coop *s, cgi_builder *b, const cg_value *base, int64_t k, cg_value *fragments) {
  const cg_matrix *x = s->product.shape;
  for (unsigned i = 0; i < s->rows; i++) fragments[i] = cgi_coop_fragment(s, b, 0, base[0], (int64_t)i * x->m, k);
  for (unsigned j = 0; j < s->columns; j++) fragments[s->rows + j] = cgi_coop_fragment(s, b, 1, base[1], (int64_t)j * x->n, k);
}

// One round: `next` is read before this one is multiplied, and kept after it, in the other of two buffers or when all have left the one.
static bool cgi_coop_step(cgi_coop *s, cgi_builder *b, cg_value next, cg_value buffer, cg_value other, cg_value *c) {
  cg_value loops[CGI_MAX_LOOPS];
  cgi_coop_round(s, b, next, loops);
  if (!cgi_coop_load(s, b, &s->operands[0], loops, NULL, NULL) || !cgi_coop_load(s, b, &s->operands[1], loops, NULL, NULL)) return false;
  cgi_coop_multiply(s, b, buffer, c);
  if (!other) cgi_coop_barrier(b);
  for (unsigned i = 0; i < 2; i++) cgi_coop_keep(s, b, &s->operands[i], other);
  cgi_coop_barrier(b);
  return true;
}

// Begins to copy a round's tile of operand `which` to a buffer.
static bool cgi_coop_begin_round(cgi_coop *s, cgi_builder *b, unsigned which, cg_value round, cg_value buffer, cg_value more) {
  cg_value loops[CGI_MAX_LOOPS];
  cgi_coop_round(s, b, round, loops);
  return cgi_coop_load(s, b, &s->operands[which], loops, buffer, more);
}

// Begins to copy what the first rounds read, a group each.
static bool cgi_coop_first_rounds(cgi_coop *s, cgi_builder *b, int64_t rounds, cg_value *token) {
  for (unsigned i = 0; i < 2; i++) cgi_coop_place(s, b, &s->operands[i]);
  for (int64_t i = 0; i < rounds; i++) {
    bool more = i < s->rounds;
    cg_value no = more ? NULL : cgi_build_constant(b, cgi_attr_int(s->ctx, cgi_type_i(s->ctx, 1), 0));
    cg_value round = cgi_coop_const(s, more ? i : 0), buffer = cgi_coop_const(s, i);
    if (!cgi_coop_begin_round(s, b, 0, round, buffer, no) || !cgi_coop_begin_round(s, b, 1, round, buffer, no)) return false;
    *token = cgi_coop_group(s, b);
  }
  return true;
}

// A group of copies for each round, num_buffers - 1 rounds ahead; the fragments of a step along k are loaded while those of the step before it are
// multiplied, the first of a round at the end of the one before, and before copies begin, which they would wait for. By the barrier at that end all
// have left this round's buffer, to which the next one copies. What is loaded behind the last round are zeros that nothing uses.
static bool cgi_coop_async_loop(cgi_coop *s, cgi_builder *b, cg_value *c) {
  unsigned n = s->rows * s->columns, m = s->rows + s->columns;
  int64_t stages = (int64_t)s->config.num_buffers, ahead = stages - 1, step = s->product.shape->k, steps = s->tile[2] / step;
  cg_value carried[2 * CGI_COOP_FRAGMENTS + 2], fragments[CGI_COOP_FRAGMENTS + 1], token = NULL, base[2], next_base[2];
  if (!cgi_coop_first_rounds(s, b, ahead, &token)) return false;
  cgi_build_async_wait(b, token, stages - 2);
  cgi_coop_barrier(b);
  cgi_coop_bases(s, b, cgi_coop_const(s, 0), base);
  memcpy(carried, c, n * sizeof *c);
  carried[n] = token;
  cgi_coop_fragments(s, b, base, 0, carried + n + 1);
  cgi_builder in = cgi_builder_in_for(cgi_coop_for(s, b, s->rounds, n + 1 + m, carried), carried);
  cg_value round = in.block->args[0], next = cgi_coop_plus(s, &in, round, ahead), more = cgi_coop_below(s, &in, next, s->rounds);
  cg_value buffer = cgi_coop_rem(s, &in, next, stages);
  cgi_coop_bases(s, &in, cgi_coop_rem(s, &in, round, stages), base);
  cgi_coop_bases(s, &in, cgi_coop_rem(s, &in, cgi_coop_plus(s, &in, round, 1), stages), next_base);
  for (int64_t k = 0; k < steps; k++) {
    bool last = k + 1 == steps;
    memcpy(fragments, carried + n + 1, m * sizeof *fragments);
    if (!last) cgi_coop_fragments(s, &in, base, (k + 1) * step, carried + n + 1);
    for (unsigned i = 0; i < 2; i++)
      if (k == (i && steps > 2 ? 1 : 0) && !cgi_coop_begin_round(s, &in, i, next, buffer, more)) return false;
    if (s->num_tokens && k == (steps > 2 ? 1 : 0)) carried[n] = cgi_coop_group(s, &in);
    if (last) {
      cgi_build_async_wait(&in, carried[n], stages - 2);
      cgi_coop_barrier(&in);
      cgi_coop_fragments(s, &in, next_base, 0, carried + n + 1);
    }
    for (unsigned j = 0; j < s->columns; j++) cgi_coop_column(s, &in, fragments, fragments[s->rows + j], j, carried);
  }
  cgi_build_yield_results(&in, carried);
  memcpy(c, carried, n * sizeof *c);
  cgi_build_async_wait(b, carried[n], 0);
  return true;
}

#ifndef CODEGEN_NO_WARPGROUPS
// The products of a round, in the order of c's fragments.
static void cgi_coop_warpgroup_products(cgi_coop *s, cgi_builder *b, const cg_value *base, cg_value zero, int64_t pending, cg_value *c) {
  unsigned n = s->rows * s->columns;
  cg_attr wait = cgi_attr_int(s->ctx, cgi_type_i(s->ctx, 32), pending);
  cg_named_attr add = cgi_named(s->ctx, "opType", cgi_attr_enum(s->ctx, "gpu.mma_element_wise", "addf"));
  cg_value fragments[CGI_COOP_FRAGMENTS + 1], operands[3], sum[2];
  for (int64_t k = 0; k < s->tile[2]; k += s->product.shape->k) {
    cgi_coop_fragments(s, b, base, k, fragments);
    for (unsigned m = 0; m < n; m++) {
      operands[CG_GPU_SUBGROUP_MMA_COMPUTE_OP_A] = fragments[m / s->columns];
      operands[CG_GPU_SUBGROUP_MMA_COMPUTE_OP_B] = fragments[s->rows + m % s->columns];
      operands[CG_GPU_SUBGROUP_MMA_COMPUTE_OP_C] = zero ? zero : c[m];
      sum[0] = c[m];
      sum[1] = c[m] = cgi_build_with(b, CG_GPU_SUBGROUP_MMA_COMPUTE, s->types[2], 3, operands, CGI_ATTR_WAIT_GROUP, wait);
      if (zero) c[m] = cgi_build_value(b, CG_GPU_SUBGROUP_MMA_ELEMENTWISE, s->types[2], 2, sum, &add);
    }
  }
}

// A round of warpgroups: copies begin to what the round before the last one read, which all have left by the barrier, and the round's products, at
// whose end those of the last one are waited for: the units always have the next ones.
static bool cgi_coop_warpgroup_loop(cgi_coop *s, cgi_builder *b, cg_value *c) {
  unsigned n = s->rows * s->columns, all = n + 1;
  int64_t stages = (int64_t)s->config.num_buffers, pending = stages > 2 && !s->briefly, ahead = stages - 1 - pending;
  cg_value carried[CGI_COOP_FRAGMENTS + 1], token = NULL, base[2];
  cg_value zero = s->briefly ? cgi_build_constant(b, cgi_attr_float(s->ctx, s->element, 0)) : NULL;
  if (zero) zero = cgi_build_value(b, CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX, s->types[2], 1, &zero, NULL);
  if (!cgi_coop_first_rounds(s, b, ahead, &token)) return false;
  memcpy(carried, c, n * sizeof *c);
  carried[n] = token;
  cgi_builder in = cgi_builder_in_for(cgi_coop_for(s, b, s->rounds, all, carried), carried);
  cg_value round = in.block->args[0], next = cgi_coop_plus(s, &in, round, ahead);
  cg_value buffer = cgi_coop_rem(s, &in, next, stages);
  cgi_coop_bases(s, &in, cgi_coop_rem(s, &in, round, stages), base);
  cg_value more = cgi_coop_below(s, &in, next, s->rounds);
  cgi_build_async_wait(&in, carried[n], ahead - 1);
  cgi_coop_barrier(&in);
  for (unsigned i = 0; i < 2; i++)
    if (!cgi_coop_begin_round(s, &in, i, next, buffer, more)) return false;
  carried[n] = cgi_coop_group(s, &in);
  cgi_coop_warpgroup_products(s, &in, base, zero, pending * (int64_t)n * (s->tile[2] / (int64_t)s->product.shape->k), carried);
  cgi_build_yield_results(&in, carried);
  memcpy(c, carried, n * sizeof *c);
  cgi_build_async_wait(b, carried[n], 0);
  return true;
}
#endif

static CGI_NOINLINE bool cgi_coop_loop(cgi_coop *s, cgi_builder *b, cg_value *c) {
#ifndef CODEGEN_NO_WARPGROUPS
  if (s->warpgroups) return cgi_coop_warpgroup_loop(s, b, c);
#endif
  if (s->async) return cgi_coop_async_loop(s, b, c);
  unsigned n = s->rows * s->columns;
  bool two = s->config.num_buffers > 1, even = two && s->rounds % 2 == 0;
  int64_t trips = two ? (s->rounds - 1) / 2 : s->rounds - 1; // of two buffers each has a place of its own in the code
  cg_value loops[CGI_MAX_LOOPS], carried[CGI_COOP_FRAGMENTS], zero = cgi_coop_const(s, 0), one = cgi_coop_const(s, 1);
  for (unsigned i = 0; i < 2; i++) cgi_coop_place(s, b, &s->operands[i]);
  cgi_coop_round(s, b, zero, loops);
  if (!cgi_coop_load(s, b, &s->operands[0], loops, NULL, NULL) || !cgi_coop_load(s, b, &s->operands[1], loops, NULL, NULL)) return false;
  for (unsigned i = 0; i < 2; i++) cgi_coop_keep(s, b, &s->operands[i], NULL);
  cgi_coop_barrier(b);
  if (trips) {
    memcpy(carried, c, n * sizeof *c);
    cg_op loop = cgi_coop_for(s, b, trips, n, carried);
    // Measured: unrolled by a driver, what rounds read stands between two barriers, and more registers are taken.
    cgi_op_set_attr(loop, "cg.unroll", cgi_attr_bool(s->ctx, false));
    cgi_builder in = cgi_builder_in_for(loop, carried);
    cg_value round = cgi_coop_mul(s, &in, in.block->args[0], two ? 2 : 1), next = cgi_coop_plus(s, &in, round, 1);
    if (!cgi_coop_step(s, &in, next, NULL, two ? one : NULL, carried)) return false;
    next = cgi_coop_plus(s, &in, round, 2);
    if (two && !cgi_coop_step(s, &in, next, one, zero, carried)) return false;
    cgi_build_yield_results(&in, carried);
    memcpy(c, carried, n * sizeof *c);
  }
  if (even && !cgi_coop_step(s, b, cgi_coop_const(s, s->rounds - 1), NULL, one, c)) return false;
  cgi_coop_multiply(s, b, even ? one : NULL, c);
  return true;
}

// ---- the epilogue -------------------------------------------------------------------------------------------------------------------------
// Stores the fragments as they are.
static void cgi_coop_store_plain(cgi_coop *s, cgi_builder *b, const cg_value *c) {
  const cgi_coop_plain *to = &s->plain;
  const cgi_matrix_product *p = &s->product;
  const cg_matrix *x = p->shape;
  cg_value view = cgi_binding_view(to->subspan, to->count, 1, to->memref->element), at = cgi_coop_const(s, to->offset);
  for (unsigned i = 0; i < s->loops; i++)
    if (to->coefficients[i] && s->size[i] != 1) at = cgi_coop_walk(s, b, at, s->first[i], to->coefficients[i]);
  at = cgi_coop_walk(s, b, at, s->part_at[0], to->coefficients[p->m]);
  at = cgi_coop_add(b, at, s->part_at[1]);
  cg_named_attr how = cgi_named(s->ctx, "opType", cgi_attr_enum(s->ctx, "gpu.mma_element_wise", "truncf"));
  cg_type type = to->narrow ? cgi_coop_type(s, x->m, x->n, to->narrow, false, "COp") : NULL;
  for (unsigned i = 0; i < s->rows; i++) {
    for (unsigned j = 0; j < s->columns; j++) {
      cg_value v = c[i * s->columns + j];
      if (to->narrow) {
        v = cgi_build_value(b, CG_GPU_SUBGROUP_MMA_ELEMENTWISE, type, 1, &v, &how);
        if (CGI_COOP_WARPGROUPS(s)) cgi_op_set_attr(v->op, CGI_ATTR_WAIT_GROUP, cgi_attr_int(s->ctx, cgi_type_i(s->ctx, 32), 0));
      }
      cg_value place = cgi_coop_plus(s, b, at, i * x->m * to->coefficients[p->m] + j * x->n);
      cgi_build_store_matrix(b, v, view, place, to->coefficients[p->m]);
    }
  }
}

// Where along a loop an element of the subgroup's part is.
static cg_value cgi_coop_point(cgi_coop *s, cgi_builder *b, unsigned loop, unsigned dim, cg_value at) {
  cg_value part = cgi_coop_add(b, s->first[loop], s->part_at[dim]);
  return cgi_coop_add(b, part, at);
}

// One fragment through the subgroup's tile of workgroup memory.
static bool cgi_coop_store_staged(cgi_coop *s, cgi_builder *b, cg_value c, unsigned i, unsigned j) {
  const cgi_matrix_product *p = &s->product;
  const cg_matrix *x = p->shape;
  int64_t stride = x->n + CGI_COOP_STAGE_PAD, each = x->m * x->n / s->subgroup;
  cg_value at = cgi_coop_mul(s, b, cgi_coop_id(b, CG_GPU_SUBGROUP_ID), x->m * stride);
  cgi_build_store_matrix(b, c, s->stage, at, stride);
  cgi_coop_barrier(b);
  cg_op loop = cgi_coop_for(s, b, each, 0, NULL);
  cgi_builder in = cgi_builder_in(loop, 0);
  cg_value n = cgi_coop_add(&in, cgi_coop_mul(s, &in, loop->regions[0]->first->args[0], s->subgroup), s->lane), point[CGI_MAX_LOOPS], inside = NULL;
  int64_t line = s->turned ? x->m : x->n; // lanes are side by side where the result's elements are
  cg_value over = cgi_coop_div(s, &in, n, line), along = cgi_coop_rem(s, &in, n, line);
  cg_value row = s->turned ? along : over, column = s->turned ? over : along;
  memcpy(point, s->first, sizeof point);
  point[p->m] = cgi_coop_point(s, &in, p->m, 0, cgi_coop_plus(s, &in, row, i * x->m));
  point[p->n] = cgi_coop_point(s, &in, p->n, 1, cgi_coop_plus(s, &in, column, j * x->n));
  if (cgi_coop_ends(s, p->m, s->tile[0])) inside = cgi_coop_in(s, &in, point[p->m], p->m);
  if (cgi_coop_ends(s, p->n, s->tile[1])) inside = cgi_build_and(&in, inside, cgi_coop_in(s, &in, point[p->n], p->n));
  cgi_builder then = cgi_build_guard(&in, inside);
  cg_value v = cgi_build_load(&then, s->stage, cgi_coop_add(&then, cgi_coop_add(&then, cgi_coop_mul(s, &then, row, stride), column), at));
  if (!cgi_elements_store(s->elements, &then, s->root, point, &v)) return false;
  in = cgi_builder_in(loop, 0);
  cgi_build_yield(&in, 0, NULL);
  cgi_coop_barrier(b);
  return true;
}

// Elements of a piece from the i-th on, as many as a vector has.
static cg_value cgi_coop_lanes(cgi_coop *s, cgi_builder *b, cg_value piece, int64_t i) {
  cg_type type = cgi_type_lanes(s->ctx, CGI_SUPER_LANES, s->element);
  int64_t words[2] = {i / 2, i / 2 + 1};
  if (cg_storage_bytes(s->element) == 2) piece = cgi_build_shuffle(b, piece, piece, 2, words);
  return type == piece->type ? piece : cgi_build_unary(b, CG_VECTOR_BITCAST, type, piece);
}

// What the stores put where the elements of a piece belong, which is at `at` of the stage: as vectors where the result's rows are whole pieces and
// all ops are of elements, or each by itself.
static bool cgi_coop_store_piece(cgi_coop *s, cgi_builder *b, cg_value at, cg_value row, cg_value column) {
  const cgi_matrix_product *p = &s->product;
  int64_t n = CGI_BINDING_PIECE / (int64_t)cg_storage_bytes(s->element);
  cg_value point[CGI_MAX_LOOPS], inside = NULL;
  memcpy(point, s->first, sizeof point);
  point[p->m] = cgi_coop_point(s, b, p->m, 0, row);
  point[p->n] = cgi_coop_point(s, b, p->n, 1, column);
  bool whole = s->size[p->n] % n == 0;
  if (cgi_coop_ends(s, p->m, s->tile[0])) inside = cgi_coop_in(s, b, point[p->m], p->m);
  if (cgi_coop_ends(s, p->n, s->tile[1]) && whole) inside = cgi_build_and(b, inside, cgi_coop_in(s, b, point[p->n], p->n));
  cgi_builder in = cgi_build_guard(b, inside);
  cg_value piece = cgi_build_load(&in, s->memory, at), begin = point[p->n];
  for (int64_t i = 0; i < n; i += CGI_SUPER_LANES) {
    cg_value vector = cgi_coop_lanes(s, &in, piece, i), first = cgi_coop_plus(s, &in, begin, i);
    for (int64_t j = 0; j < CGI_SUPER_LANES; j++) {
      cg_value v = cgi_build_lane(&in, vector, j);
      cg_op op = v->op;
      point[p->n] = cgi_coop_plus(s, &in, first, j);
      cgi_builder one = cgi_build_guard(&in, whole ? NULL : cgi_coop_in(s, &in, point[p->n], p->n));
      if (!cgi_elements_store(s->elements, &one, s->root, point, &v)) return false;
      if (whole && j == 0 && cgi_super_vectorize_rest(op, first, v, vector)) break;
    }
  }
  return true;
}

// What an op's operands come from: 1: from before the loop; 2: from the round, too; 0: from something else in its body.
static uint32_t cgi_coop_origin(cg_op op, cg_block body) {
  uint32_t out = 1;
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value v = op->operands[i].value;
    if (v->op ? v->op->block != body : v->block != body) continue;
    uint32_t from = v->op ? v->op->mark : 2;
    if (!from) return 0;
    if (from > out) out = from;
  }
  return out;
}

// What a round reads, of another one, and the marked ops that it takes, before an op.
static void cgi_coop_read_round(cg_block body, cg_op end, const cg_op *reads, cg_value round, cg_op before, cg_value *out) {
  cgi_hmap values = cgi_hmap_new(before->ctx);
  cgi_hmap_put_ptr(&values, body->args[0], round);
  for (cg_op op = body->first; op != end; op = op->next) {
    bool is_read = op == *reads;
    if (!is_read && !op->mark) continue;
    cg_op copy = cgi_op_clone(op, &values);
    cgi_op_insert_before(copy, before);
    if (!is_read) continue;
    *out++ = copy->results[0];
    reads++;
  }
  cgi_hmap_free(&values);
}

// Reads of bindings that nobody writes begin some rounds earlier, the first ones at the barrier, or before a short sum, if a thread can hold all of
// them so long: a driver whose stores are branches, since it looks at bounds, begins a read where it is used, behind the store before it.
static void cgi_coop_read_ahead(cgi_coop *s, cg_op loop, cg_op barrier, int64_t count) {
  cg_op reads[CGI_COOP_READS + 1];
  cg_value carried[CGI_COOP_READS * (CGI_COOP_AHEAD + 1)];
  cg_block body = loop->regions[0]->first;
  unsigned n = 0;
  int64_t bytes = 0;
  CGI_FOREACH_OP(op, body) {
    bool pure = (op->def->traits & CG_TRAIT_PURE) && !op->num_regions && !(op->def->traits & CG_TRAIT_TERMINATOR);
    bool is_read = (op->def->kind == CG_MEMREF_LOAD || op->def->kind == CG_VECTOR_LOAD) && cgi_hal_reads_only(op);
    op->mark = pure || is_read ? cgi_coop_origin(op, body) : 0;
    if (!is_read) continue;
    if (op->mark == 2 && n < CGI_COOP_READS) {
      reads[n++] = op;
      bytes += (int64_t)cg_storage_bytes(cg_type_element(op->results[0]->type)) * (op->def->kind == CG_VECTOR_LOAD ? CGI_SUPER_LANES : 1);
    }
    op->mark = 0;
  }
  if (!n || bytes > CGI_COOP_HELD) return;
  unsigned ahead = (unsigned)cgi_smaller(cgi_smaller(CGI_COOP_AHEAD, count), CGI_COOP_HELD / bytes), all = n * ahead;
  bool early = s->rounds * s->tile[2] < CGI_COOP_LONG_SUM && bytes * count * (s->rows / s->stage_rows) <= CGI_COOP_HELD;
  cg_op end = reads[n - 1]->next;
  reads[n] = NULL;
  for (unsigned i = 0; i < ahead; i++) cgi_coop_read_round(body, end, reads, cgi_coop_const(s, i), early ? s->begin : barrier, carried + i * n);
  cgi_builder b = cgi_builder_before(loop);
  cg_op made = cgi_coop_for(s, &b, count, all, carried);
  cg_block to = made->regions[0]->first;
  cgi_block_move_body(body, body->last, to);
  memcpy(carried, to->args + 1, all * sizeof *carried);
  memcpy(carried + all, carried, n * sizeof *carried); // behind the last rounds nothing is read
  if (ahead < count) {
    b = cgi_builder_before(to->first);
    cg_value later = cgi_coop_plus(s, &b, to->args[0], ahead);
    later = cgi_build_binary(&b, CG_ARITH_MINUI, later, cgi_coop_const(s, count - 1));
    cgi_coop_read_round(to, end, reads, later, later->op->next, carried + all);
  }
  for (unsigned i = 0; i < n; i++) cgi_op_replace1(reads[i], to->args[1 + i]);
  b = cgi_builder_at_end(to, loop->loc);
  cgi_build_yield(&b, all, carried + n);
  cgi_op_erase(loop);
}

// All fragments, or as many rows of them as it holds at once, through the operands' memory, which nothing reads any more behind the barrier.
static bool cgi_coop_store_reusing(cgi_coop *s, cgi_builder *b, const cg_value *c) {
  const cg_matrix *x = s->product.shape;
  int64_t n = CGI_BINDING_PIECE / (int64_t)cg_storage_bytes(s->element), across = s->part[1] / n, stride = cgi_coop_stage_row(s);
  cg_named_attr wait = cgi_named(s->ctx, CGI_ATTR_WAIT_GROUP, cgi_attr_int(s->ctx, cgi_type_i(s->ctx, 32), 0));
  cg_value own = cgi_coop_mul(s, b, cgi_coop_id(b, CG_GPU_SUBGROUP_ID), cgi_coop_stage(s));
  for (unsigned from = 0; from < s->rows; from += s->stage_rows) {
    cg_op barrier = cgi_build(b, CG_GPU_BARRIER, 0, NULL, 0, NULL, CGI_COOP_WARPGROUPS(s), &wait, 0);
    int64_t count = (int64_t)s->stage_rows * x->m * across / s->subgroup;
    for (unsigned i = 0; i < s->stage_rows * s->columns; i++) {
      cg_value at = cgi_coop_plus(s, b, own, i / s->columns * x->m * stride + i % s->columns * x->n / n);
      cgi_build_store_matrix(b, c[from * s->columns + i], s->memory, at, stride);
    }
    cgi_coop_barrier(b);
    cg_op loop = cgi_coop_for(s, b, count, 0, NULL);
    cgi_builder in = cgi_builder_in(loop, 0);
    cg_value round = loop->regions[0]->first->args[0], row, column;
    if (s->subgroup % across == 0) { // what is computed from the columns alone is computed once
      row = cgi_coop_div(s, &in, s->lane, across);
      row = cgi_coop_add(&in, cgi_coop_mul(s, &in, round, s->subgroup / across), row);
      column = cgi_coop_rem(s, &in, s->lane, across);
    } else {
      cg_value number = cgi_coop_add(&in, cgi_coop_mul(s, &in, round, s->subgroup), s->lane);
      row = cgi_coop_div(s, &in, number, across);
      column = cgi_coop_rem(s, &in, number, across);
    }
    cg_value at = cgi_coop_add(&in, own, cgi_coop_add(&in, cgi_coop_mul(s, &in, row, stride), column));
    row = cgi_coop_plus(s, &in, row, (int64_t)from * x->m);
    if (!cgi_coop_store_piece(s, &in, at, row, cgi_coop_mul(s, &in, column, n))) return false;
    in = cgi_builder_in(loop, 0);
    cgi_build_yield(&in, 0, NULL);
    if (!s->async) cgi_coop_read_ahead(s, loop, barrier, count);
  }
  return true;
}

static bool cgi_coop_store_computed(cgi_coop *s, cgi_builder *b, const cg_value *c) {
  if (s->stage_rows) return cgi_coop_store_reusing(s, b, c);
  for (unsigned i = 0; i < s->rows; i++)
    for (unsigned j = 0; j < s->columns; j++)
      if (!cgi_coop_store_staged(s, b, c[i * s->columns + j], i, j)) return false;
  return true;
}

// Where tiles have edges, those that are whole are stored as they are.
static CGI_NOINLINE bool cgi_coop_epilogue(cgi_coop *s, cgi_builder *b, const cg_value *c) {
  const cgi_matrix_product *p = &s->product;
  cg_value inside = NULL;
  unsigned loops[2];
  if (s->plain.subspan && s->whole) {
    cgi_coop_store_plain(s, b, c);
    return true;
  }
  if (!s->stage_rows)
    s->stage =
        cgi_elements_memory(s->elements, s->root->loc, s->element, s->threads / s->subgroup * p->shape->m * (p->shape->n + CGI_COOP_STAGE_PAD));
  if (!s->plain.subspan) return cgi_coop_store_computed(s, b, c);
  loops[0] = p->m;
  loops[1] = p->n;
  for (unsigned i = 0; i < 2; i++)
    if (cgi_coop_ends(s, loops[i], s->tile[i])) {
      cg_value last = cgi_coop_plus(s, b, s->first[loops[i]], s->tile[i] - 1);
      inside = cgi_build_and(b, inside, cgi_coop_in(s, b, last, loops[i]));
    }
  cg_op branch = cgi_build_if(b, inside, 0, NULL, true);
  cgi_builder whole = cgi_builder_in(branch, 0), edge = cgi_builder_in(branch, 1);
  cgi_coop_store_plain(s, &whole, c);
  cgi_build_yield(&whole, 0, NULL);
  if (!cgi_coop_store_computed(s, &edge, c)) return false;
  cgi_build_yield(&edge, 0, NULL);
  return true;
}

CGI_DEF bool cgi_pass_tile_to_cooperative_ops(cgi_pass *pass) {
  cgi_coop s;
  cg_value c[CGI_COOP_FRAGMENTS];
  memset(&s, 0, sizeof s);
  s.ctx = pass->ctx;
  s.func = pass->func;
  if (!cgi_coop_analyze(&s) || !(s.elements = cgi_elements_begin(s.func))) return false;
  cgi_builder b = cgi_builder_before(s.func->regions[0]->first->last);
  b.loc = s.root->loc;
  for (unsigned i = 0; i < 2; i++)
    if (!cgi_coop_operand_init(&s, i)) return false;
  if (!cgi_coop_memory(&s) || !cgi_coop_grid(&s, &b)) return false;
  cg_value start = cgi_build_constant(&b, s.start);
  s.begin = start->op;
  c[0] = cgi_build_value(&b, CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX, s.types[2], 1, &start, NULL);
  for (unsigned i = 1; i < s.rows * s.columns; i++) c[i] = c[0];
  if (!cgi_coop_loop(&s, &b, c) || !cgi_coop_epilogue(&s, &b, c)) return false;
  cgi_elements_end(s.elements);
  return true;
}

#undef CGI_COOP_GROUP
#undef CGI_COOP_FRAGMENTS
#undef CGI_COOP_COPIES
#undef CGI_COOP_STAGE_PAD
#undef CGI_COOP_PANEL
#undef CGI_COOP_LONG_SUM
#undef CGI_COOP_STAGE_PIECES
#undef CGI_COOP_AHEAD
#undef CGI_COOP_HELD
#undef CGI_COOP_READS
#undef CGI_COOP_WARPGROUPS
