// Choosing a configuration from a root op and a target's facts: which pipeline, which tiles, how many threads. Nothing here knows a vendor.
//
//   contractions of few bits        products of matrices, where the target has units for their types: CooperativeMatrix
//   attention                       tiles of rows for a workgroup, of 64 keys at a time: Attention
//   contractions and convolutions   operand tiles in workgroup memory where that is fast and the problem is big enough: MatmulPromoteVectorize
//   other windows, small products   each thread a register tile, four elements wide along the innermost loop: Vectorize
//   reductions                      a subgroup or a workgroup per row, or threads along both the kept and the reduced loop: VectorDistribute
//   transposes                      square tiles through workgroup memory: Transpose
//   gathers, loops in bodies        SimpleDistribute
//   the rest                        four elements per thread along the innermost loop: Vectorize; what is tiny: SimpleDistribute
#include "analysis/whole_bindings.h"
#include "dialects/combiner.h"
#include "target/configuration.h"
#include "target/matrices.h"
#include "target/scans.h"

#define CGI_HEURISTIC_DYNAMIC 512    // what a dynamic size is taken for
#define CGI_HEURISTIC_MANY 1048576   // the same, where nothing is reduced
#define CGI_HEURISTIC_CHUNK 32768    // elements of a tile that a workgroup reduces at once
#define CGI_HEURISTIC_TINY 64        // points that are not worth tiling
#define CGI_HEURISTIC_MANY_GROUPS 32 // workgroups on each compute unit that are worth being larger
#define CGI_HEURISTIC_LONG 1400      // instructions of all that a thread does with the results of its tile

typedef struct cgi_heuristic {
  cg_op root;
  const cg_target *target;
  cgi_lowering_config *c;
  cgi_translation_info *info;
  unsigned loops, inputs;
  int64_t size[CGI_MAX_LOOPS]; // CG_DYNAMIC where dynamic
  bool reduction[CGI_MAX_LOOPS];
  unsigned order[CGI_MAX_LOOPS], num_parallel; // parallel loops that are not of size 1, from the output's innermost dim outwards
  bool window;                                 // an operand is indexed by a sum of loops
  bool chain;                                  // other ops reduce, too, or use what the root has reduced
  bool spread;                                 // … and something is computed for each element, of what was reduced
  unsigned arrays, bytes;                      // that it reads, of more elements than the root has results; of an element of the last one
  int64_t dynamic;                             // what a dynamic size is taken for
  int64_t units, most, subgroup;               // compute units to fill; invocations of a workgroup; lanes
  bool shared;                                 // workgroup memory is worth using
  int64_t behind;                              // about how many instructions follow the root for each of its results
  int64_t body;                                // … and the ops of its loops take for each of its points
  bool cpu;                                    // its invocations are iterations of a loop
  int64_t lanes;                               // elements that one invocation takes at once
} cgi_heuristic;

// ---- sizes ------------------------------------------------------------------------------------------------------------------------------
static CGI_NOINLINE int64_t cgi_heuristic_size(const cgi_heuristic *h, unsigned loop) {
  return h->size[loop] == CG_DYNAMIC ? h->dynamic : h->size[loop];
}

static int64_t cgi_heuristic_product(const cgi_heuristic *h, uint32_t mask) {
  int64_t all = 1;
  for (unsigned i = 0; i < h->loops; i++)
    if (mask >> i & 1) all = all > INT32_MAX ? all : all * cgi_heuristic_size(h, i);
  return all;
}

static uint32_t cgi_heuristic_kind(const cgi_heuristic *h, bool reduction) {
  uint32_t mask = 0;
  for (unsigned i = 0; i < h->loops; i++)
    if (h->reduction[i] == reduction) mask |= (uint32_t)1 << i;
  return mask;
}

static unsigned cgi_heuristic_bits(const cgi_heuristic *h) { // of the widest operand
  unsigned most = 8;
  for (unsigned o = 0; o < cg_op_num_operands(h->root); o++) {
    unsigned bits = 8 * cg_storage_bytes(cg_type_element(cg_value_type(cg_op_operand(h->root, o))));
    if (bits > most) most = bits;
  }
  return most;
}

CGI_DEF bool cgi_target_iterates(const cg_target *target) { return target && target->slow_shared_memory && target->subgroup_size == 1; }

CGI_DEF unsigned cgi_most_lanes(const cg_target *target) {
  uint32_t bytes = target ? target->max_load_bytes : 0;
  return bytes >= 64 ? CGI_MAX_LANES : bytes >= 32 ? 8 : 4;
}

CGI_DEF unsigned cgi_native_vector_width(const cg_target *target, cg_type element) {
  if (element->kind == CG_TYPE_COMPLEX || (!cg_type_is_float(element) && !cg_type_is_int_or_index(element))) return 1;
  unsigned bytes = cg_storage_bytes(element), load = target && target->max_load_bytes ? target->max_load_bytes : 16;
  bool emulated = target && bytes > 4 && !(target->features & (cg_type_is_float(element) ? CG_FEATURE_FLOAT64 : CG_FEATURE_INT64));
  if (emulated || bytes > 8) return 1;
  unsigned n = load / bytes, most = cgi_most_lanes(target);
  return n >= most ? most : n >= 4 ? n : n >= 2 ? 2 : 1;
}

CGI_DEF bool cgi_target_packs(const cg_target *t, cg_type element) {
  const uint64_t needs = CG_FEATURE_FLOAT16 | CG_FEATURE_STORAGE16;
  return t && element->kind == CG_TYPE_F16 && (t->features & (needs | CG_FEATURE_COOPERATIVE_MATRIX)) == needs && t->max_load_bytes == 16;
}

// ---- what the root is -------------------------------------------------------------------------------------------------------------------
// Loops that operand o is indexed by; `sums` gets those that appear in a sum only.
static uint32_t cgi_heuristic_uses(const cgi_heuristic *h, unsigned o, uint32_t *sums) {
  cg_map map = cgi_linalg_map(h->root, o);
  uint32_t plain = 0, summed = 0;
  for (unsigned r = 0; r < cg_map_num_results(map); r++) {
    cg_expr e = cg_map_result(map, r);
    for (unsigned i = 0; i < h->loops; i++) {
      if (!cgi_expr_uses_dim(e, i)) continue;
      if (cg_expr_get_kind(e) == CG_EXPR_DIM)
        plain |= (uint32_t)1 << i;
      else
        summed |= (uint32_t)1 << i;
    }
  }
  if (sums) *sums = summed & ~plain;
  return plain | summed;
}

// The loop that walks operand o contiguously; -1 for none.
static int cgi_heuristic_innermost(const cgi_heuristic *h, unsigned o) {
  cg_map map = cgi_linalg_map(h->root, o);
  for (unsigned r = cg_map_num_results(map); r-- > 0;) {
    cg_expr e = cg_map_result(map, r);
    if (cg_expr_get_kind(e) == CG_EXPR_CONST) continue;
    if (cg_expr_get_kind(e) != CG_EXPR_DIM) return -1;
    if (h->size[cg_expr_value(e)] != 1) return (int)cg_expr_value(e);
  }
  return -1;
}

// The operand that most of the reading is of.
static unsigned cgi_heuristic_main_operand(const cgi_heuristic *h) {
  unsigned best = 0;
  int64_t most = -1;
  for (unsigned o = 0; o < h->inputs; o++) {
    int64_t n = cgi_heuristic_product(h, cgi_heuristic_uses(h, o, NULL));
    if (n <= most) continue;
    most = n;
    best = o;
  }
  return best;
}

static bool cgi_heuristic_count_reductions(cg_op op, void *user) {
  unsigned *n = (unsigned *)user;
  if (cgi_linalg_is(op) && cgi_linalg_num_reductions(op)) ++*n;
  return true;
}

static bool cgi_heuristic_count_body(cg_op op, void *user) {
  int64_t *n = (int64_t *)user;
  cg_op_kind k = cg_op_get_kind(op);
  bool function = cgi_starts_with(cg_op_name(op), "math.");
  *n += k == CG_MATH_POWF || k == CG_MATH_ERF || k == CG_MATH_ERFC || k == CG_ARITH_REMF || k == CG_MATH_SIN || k == CG_MATH_COS || k == CG_MATH_TAN
            ? 120
        : function ? 40
                   : 1;
  return true;
}

typedef struct cgi_heuristic_results {
  cgi_heuristic *h;
  int64_t count; // results of the root
} cgi_heuristic_results;

// Adds the elementwise ops over as many elements as the root has results to what is behind it, the others to what its loops take.
static bool cgi_heuristic_count_behind(cg_op op, void *user) {
  const cgi_heuristic_results *r = (const cgi_heuristic_results *)user;
  cgi_heuristic *h = r->h;
  if (cg_op_get_kind(op) == CG_FLOW_DISPATCH_TENSOR_LOAD && cg_type_num_elements(cg_value_type(cg_op_result(op, 0))) > r->count) {
    h->arrays++;
    h->bytes = cg_storage_bytes(cg_type_element(cg_value_type(cg_op_result(op, 0))));
  }
  if (!cgi_linalg_is(op) || !cg_op_num_results(op)) return true;
  int64_t count = cgi_linalg_num_reductions(op) ? -1 : cg_type_num_elements(cg_value_type(cg_op_result(op, 0)));
  bool behind = count == r->count;
  h->spread |= count == CG_DYNAMIC || count > r->count;
  if (op != h->root || !behind) cgi_walk_pre(op, cgi_heuristic_count_body, behind ? &h->behind : &h->body);
  return true;
}

static bool cgi_heuristic_takes_vectors(cg_op op, void *user) {
  (void)user;
  return !cgi_linalg_is(op) || !cgi_linalg_is_scalar(op);
}

static bool cgi_heuristic_analyze(cgi_heuristic *h, cg_op func) {
  unsigned reductions = 0;
  h->loops = cgi_linalg_num_loops(h->root);
  h->inputs = cgi_linalg_num_inputs(h->root);
  if (!h->loops || h->loops > CGI_MAX_LOOPS || !cgi_linalg_num_outputs(h->root) || !cgi_linalg_loop_sizes(h->root, h->size, NULL)) return false;
  for (unsigned i = 0; i < h->loops; i++) {
    h->reduction[i] = cgi_linalg_is_reduction(h->root, i);
    if (h->size[i] == 0) return false;
  }
  cg_map out = cgi_linalg_map(h->root, h->inputs);
  if (!cgi_map_is_projected_permutation(out)) return false;
  for (unsigned r = cg_map_num_results(out); r-- > 0;) {
    unsigned loop = (unsigned)cg_expr_value(cg_map_result(out, r));
    if (h->size[loop] != 1) h->order[h->num_parallel++] = loop;
  }
  if (cg_map_num_results(out) + cgi_linalg_num_reductions(h->root) != h->loops) return false; // a parallel loop that no output has
  for (unsigned o = 0; o < h->inputs; o++) {
    uint32_t sums = 0;
    cgi_heuristic_uses(h, o, &sums);
    if (sums & cgi_heuristic_kind(h, true)) h->window = true;
  }
  h->dynamic = cgi_linalg_num_reductions(h->root) ? CGI_HEURISTIC_DYNAMIC : CGI_HEURISTIC_MANY;
  cgi_walk_pre(func, cgi_heuristic_count_reductions, &reductions);
  h->chain = reductions > 1;
  cgi_heuristic_results r;
  r.h = h;
  r.count = cg_op_num_results(h->root) ? cg_type_num_elements(cg_value_type(cg_op_result(h->root, 0))) : 0;
  cgi_walk_pre(func, cgi_heuristic_count_behind, &r);
  return true;
}

// ---- writing down -------------------------------------------------------------------------------------------------------------------------
// Parallel loops without a tile get 1; size-1 ones stay whole.
static void cgi_heuristic_ones(cgi_heuristic *h) {
  for (unsigned i = 0; i < h->loops; i++) {
    int64_t *tile = &h->c->tile[CGI_TILE_WORKGROUP][i];
    if (!h->reduction[i] && !*tile && h->size[i] != 1) *tile = 1;
  }
}

static void cgi_heuristic_finish(cgi_heuristic *h, const char *pipeline) {
  cgi_heuristic_ones(h);
  if (!h->info->pipeline.len) h->info->pipeline = cgi_s(pipeline);
  cgi_derive_workgroup_size(h->c, h->info);
}

static void cgi_heuristic_tile(cgi_heuristic *h, unsigned loop, int64_t threads, int64_t thread_tile) {
  h->c->tile[CGI_TILE_WORKGROUP][loop] = threads * thread_tile;
  h->c->tile[CGI_TILE_THREAD][loop] = thread_tile;
}

static void cgi_heuristic_clear(cgi_heuristic *h) {
  unsigned n = h->c->num_loops;
  memset(h->c, 0, sizeof *h->c);
  h->c->num_loops = n;
  h->c->num_buffers = 1;
}

static int64_t cgi_heuristic_groups(const cgi_heuristic *h) {
  int64_t n = 1;
  for (unsigned k = 0; k < h->num_parallel; k++) {
    unsigned i = h->order[k];
    n *= cgi_ceil_div(cgi_heuristic_size(h, i), cgi_larger(h->c->tile[CGI_TILE_WORKGROUP][i], 1));
    n = cgi_smaller(n, INT32_MAX);
  }
  return n;
}

// Points of the parallel loops; 0: not known.
static int64_t cgi_heuristic_points(const cgi_heuristic *h) {
  int64_t sizes[CGI_MAX_LOOPS], n = 1;
  if (cgi_linalg_num_loops(h->root) > CGI_MAX_LOOPS || !cgi_linalg_loop_sizes(h->root, sizes, NULL)) return 0;
  for (unsigned i = 0; i < cgi_linalg_num_loops(h->root); i++) {
    if (!cgi_linalg_is_parallel(h->root, i)) continue;
    if (sizes[i] < 0) return 0;
    n = cgi_saturating_mul(n, sizes[i]);
  }
  return n;
}

CGI_DEF int64_t cgi_simple_workgroup(const cg_target *target, int64_t points) {
  int64_t usual = target && target->default_workgroup_size ? (int64_t)target->default_workgroup_size : 64, most = 512;
  if (target) most = cgi_smaller(most, cgi_smaller(target->max_workgroup_size[0], target->max_workgroup_invocations));
  // Measured: workgroups start one in 1.2 ns, whatever they do; where there are many, they had better be large.
  while (target && target->compute_units && usual < most && points / usual > CGI_HEURISTIC_MANY_GROUPS * (int64_t)target->compute_units) usual *= 2;
  return cgi_smaller(usual, most);
}

static bool cgi_heuristic_simple(cgi_heuristic *h, bool forced) {
  (void)forced;
  cgi_heuristic_clear(h);
  h->info->workgroup_size[0] = cgi_simple_workgroup(h->target, cgi_heuristic_points(h));
  h->info->workgroup_size[1] = h->info->workgroup_size[2] = 1;
  h->info->pipeline = cgi_s("SimpleDistribute");
  return true;
}

// ---- elementwise ----------------------------------------------------------------------------------------------------------------------------
// Four elements per thread along the innermost loop where rows keep that alignment, else four rows, so that neighbours read neighbours.
static void cgi_heuristic_elementwise_with(cgi_heuristic *h, int64_t threads) {
  unsigned n = h->num_parallel < 3 ? h->num_parallel : 3;
  cgi_heuristic_clear(h);
  for (unsigned k = 0; k < n; k++) {
    int64_t size = cgi_heuristic_size(h, h->order[k]), each = 1;
    if (k == 0) {
      each = (h->num_parallel == 1 && size >= 4) || (h->size[h->order[k]] != CG_DYNAMIC && size % 4 == 0) ? 4 : 1;
      if (each == 4 && size >= h->lanes && (h->num_parallel == 1 || size % h->lanes == 0)) each = h->lanes;
    } else if (k == 1 && h->c->tile[CGI_TILE_THREAD][h->order[0]] == 1 && size >= 4)
      each = 4;
    int64_t along = cgi_smaller(threads, cgi_pow2_up(cgi_ceil_div(size, each)));
    if (h->target) along = cgi_smaller(along, cgi_pow2_down((int64_t)h->target->max_workgroup_size[n - 1]));
    cgi_heuristic_tile(h, h->order[k], along, each);
    threads /= along;
  }
}

static void cgi_heuristic_elementwise(cgi_heuristic *h) {
  int64_t threads = cgi_smaller(h->most, h->shared ? 256 : 64);
  if (cgi_heuristic_product(h, cgi_heuristic_kind(h, false)) <= CGI_HEURISTIC_TINY && !h->info->pipeline.len) {
    cgi_heuristic_simple(h, false);
    return;
  }
  do {
    cgi_heuristic_elementwise_with(h, threads);
    threads /= 2;
  } while (threads >= cgi_larger(h->subgroup, 32) && cgi_heuristic_groups(h) < h->units);
  cgi_heuristic_finish(h, "Vectorize");
}

// ---- transposes -----------------------------------------------------------------------------------------------------------------------------
// Inputs whose innermost dim runs along another loop than the output's: two tiles of 32 x 32 and a row to spare must fit.
static bool cgi_heuristic_transpose(cgi_heuristic *h, bool forced) {
  (void)forced;
  int along = -1;
  uint32_t promote = 0;
  if (h->num_parallel < 2 || !h->shared || h->most < 64 || cgi_heuristic_kind(h, true)) return false;
  for (unsigned o = 0; o < h->inputs && o < 32; o++) {
    int inner = cgi_heuristic_innermost(h, o);
    if (inner < 0 || inner == (int)h->order[0] || !(cgi_heuristic_uses(h, o, NULL) >> h->order[0] & 1) ||
        !cgi_map_is_projected_permutation(cgi_linalg_map(h->root, o)))
      continue;
    if (along >= 0 && along != inner) continue;
    along = inner;
    promote |= (uint32_t)1 << o;
  }
  if (along < 0 || cgi_heuristic_size(h, (unsigned)along) < 16 || cgi_heuristic_size(h, h->order[0]) < 16) return false;
  // Rows that do not begin where vectors do are read and written one by one: then neighbours take neighbouring elements.
  int64_t down = cgi_heuristic_size(h, (unsigned)along), across = cgi_heuristic_size(h, h->order[0]);
  int64_t each = down % 4 || across % 4 ? 1 : 4, lanes = 32 / each, side = 32;
  // Twice as long lines of narrow elements, where that leaves tiles for every compute unit; f8 take many instructions each.
  cg_type element = h->root->results[0]->type->element;
  int64_t bytes = (int64_t)cg_storage_bytes(element);
  bool narrow = bytes == 2 || (bytes == 1 && element->kind == CG_TYPE_INTEGER);
  if (each > 1 && narrow && h->most >= 256 && down >= 64 && across >= 128 && down / 64 * (across / 64) >= 2 * h->units) {
    side = 64;
    lanes = 16;
    if (bytes == 1 && across % 8 == 0) each = 8;
  }
  int64_t rows = cgi_smaller(each == 1 ? 8 : 16, cgi_pow2_down(h->most / lanes));
  cgi_heuristic_clear(h);
  cgi_heuristic_tile(h, (unsigned)along, rows, side / rows);
  cgi_heuristic_tile(h, h->order[0], lanes, each);
  h->c->promote = promote;
  cgi_heuristic_ones(h);
  if (h->target && cgi_promoted_bytes(h->root, h->c) / 8 * 9 > (int64_t)h->target->max_shared_memory) return false;
  cgi_heuristic_finish(h, "Transpose");
  return true;
}

// ---- register tiles, straight from memory ---------------------------------------------------------------------------------------------------
// A size that no power of two divides: a small odd number of threads, one element each.
static bool cgi_heuristic_divide_odd(int64_t size, int64_t *threads, int64_t *tile, int64_t *thread) {
  static const uint8_t odd[] = {5, 7, 3, 11};
  for (size_t i = 0; i < sizeof odd; i++) {
    if (size % odd[i] || odd[i] > 2 * *threads) continue;
    *tile = odd[i];
    *thread = 1;
    *threads = cgi_larger(*threads * 4 / odd[i], 1);
    return true;
  }
  return false;
}

// Threads and elements per thread along one loop, such that they divide it; false when nothing but one element does.
static bool cgi_heuristic_divide(int64_t size, int64_t *threads, int64_t *elements, int64_t *tile, int64_t *thread) {
  for (int64_t n = *threads; n >= 1; n /= 2) {
    for (int64_t e = *elements; e >= 1; e /= 2) {
      if (size % (n * e)) continue;
      *tile = n * e;
      *thread = e;
      if (n * e == 1 && *threads > 1 && cgi_heuristic_divide_odd(size, threads, tile, thread)) return true;
      *threads /= n;
      *elements /= e;
      return true;
    }
  }
  return false;
}

static bool cgi_heuristic_packed(const cgi_heuristic *h) {
  bool packed = h->inputs == 2;
  for (unsigned o = 0; o < h->inputs && packed; o++) packed = cgi_target_packs(h->target, cg_type_element(cg_value_type(cg_op_operand(h->root, o))));
  return packed;
}

// Exact tiles of static sizes: all threads along the innermost loop first, four elements each (a CPU's vector), and what is left over the next two
// loops, evenly where they are equal (images are square).
static bool cgi_heuristic_exact(cgi_heuristic *h, int64_t threads, int64_t elements) {
  int64_t tile[3] = {0}, thread[3] = {0}, sizes[3] = {1, 1, 1}, all = threads, wide = 4, lanes = cgi_heuristic_packed(h) ? 8 : h->lanes;
  unsigned n = h->num_parallel < 3 ? h->num_parallel : 3;
  for (unsigned k = 0; k < n; k++) {
    sizes[k] = h->size[h->order[k]];
    if (sizes[k] == CG_DYNAMIC) return false;
  }
  while (wide < lanes && sizes[0] % (2 * wide) == 0) wide *= 2;
  for (int64_t x = threads; x >= (h->cpu ? 1 : 2) && !tile[0]; x /= 2) {
    if (sizes[0] % (x * wide)) continue;
    tile[0] = x * wide;
    thread[0] = wide;
    threads /= x;
    elements = cgi_larger(elements / 4, 1); // of packed ones, twice as many fit
  }
  if (!tile[0]) return false;
  if (n == 3 && sizes[1] == sizes[2] && (threads == 4 || threads == 16 || threads == 64)) {
    int64_t side = threads == 4 ? 2 : threads == 16 ? 4 : 8, e = elements >= 16 ? 4 : elements >= 4 ? 2 : 1;
    while (e > 1 && sizes[1] % (side * e)) e /= 2;
    int64_t along = lanes == 8 && !h->cpu && sizes[1] % (side * e * e) == 0 ? e * e : e; // packed: all in a row
    if (sizes[1] % (side * along) == 0) {
      tile[1] = side * along;
      thread[1] = along;
      thread[2] = e * e / along;
      tile[2] = side * thread[2];
    }
  }
  for (unsigned k = 1; k < n; k++)
    if (!tile[k] && !cgi_heuristic_divide(sizes[k], &threads, &elements, &tile[k], &thread[k])) return false;
  int64_t used = 1;
  for (unsigned k = 0; k < n; k++) used *= tile[k] / thread[k];
  if (2 * used < all) return false; // too many stand idle
  for (unsigned k = 0; k < n; k++) cgi_heuristic_tile(h, h->order[k], tile[k] / thread[k], thread[k]);
  return true;
}

// Tiles that need not divide: powers of two up to the sizes.
static void cgi_heuristic_padded(cgi_heuristic *h, int64_t threads, int64_t elements) {
  unsigned n = h->num_parallel < 3 ? h->num_parallel : 3;
  for (unsigned k = 0; k < n; k++) {
    int64_t size = cgi_heuristic_size(h, h->order[k]), each = cgi_smaller(cgi_smaller(elements, 4), cgi_pow2_down(size));
    if (k == 0 && (size < 4 || (h->num_parallel > 1 && (h->size[h->order[0]] == CG_DYNAMIC || size % 4) && size < 64))) each = 1;
    if (k == 0 && each == 1) elements = cgi_smaller(elements, 4); // scalars: as much code as four times as many
    int64_t along = cgi_smaller(threads, cgi_pow2_up(cgi_ceil_div(size, each)));
    if (k == 2 && h->target) along = cgi_smaller(along, cgi_pow2_down((int64_t)h->target->max_workgroup_size[2]));
    cgi_heuristic_tile(h, h->order[k], along, each);
    threads /= along;
    elements = cgi_larger(elements / each, 1);
  }
}

// Reduction loops of a register tile: windows one by one (or unrolled where they are small and nothing else is reduced), channels by four.
static void cgi_heuristic_direct_reductions(cgi_heuristic *h) {
  uint32_t windows = 0, along = 0, all = cgi_heuristic_kind(h, true);
  for (unsigned o = 0; o < h->inputs; o++) {
    uint32_t sums = 0;
    cgi_heuristic_uses(h, o, &sums);
    windows |= sums & all;
    cg_map map = cgi_linalg_map(h->root, o);
    for (unsigned i = 0; i < h->loops && cg_map_num_results(map); i++)
      if (cgi_expr_uses_dim(cg_map_result(map, cg_map_num_results(map) - 1), i)) along |= (uint32_t)1 << i;
  }
  bool unroll = h->shared && windows == all && cgi_heuristic_product(h, all) <= 16;
  bool last = true;
  int64_t written = 1; // points of the loops inside that are written out
  for (unsigned i = h->loops; i-- > 0;) {
    int64_t *tile = &h->c->tile[CGI_TILE_REDUCTION][i];
    if (!h->reduction[i]) continue;
    if (windows >> i & 1) {
      bool walked = along >> i & 1 && h->size[i] != CG_DYNAMIC && h->size[i] % 4 == 0;
      bool whole = h->shared && written && h->size[i] != CG_DYNAMIC && written * h->size[i] <= 12;
      *tile = unroll || whole ? 0 : walked ? 4 : 1;
    } else {
      *tile = !last ? 1 : h->size[i] != CG_DYNAMIC && (h->size[i] <= 4 || (h->size[i] <= 8 && h->size[i] % 4)) ? 0 : 4;
      last = false;
    }
    written = *tile ? 0 : written * h->size[i];
  }
}

// Each thread a row of its own, read along the row.
static void cgi_heuristic_short_rows(cgi_heuristic *h) {
  cgi_heuristic_clear(h);
  cgi_heuristic_tile(h, h->order[0], cgi_smaller(h->most, 128), 1);
  cgi_heuristic_direct_reductions(h);
  cgi_heuristic_finish(h, "Vectorize");
}

// Whether a thread has registers for its tile. Addresses and counters take some, too.
static bool cgi_heuristic_registers(cgi_heuristic *h) {
  cgi_heuristic_ones(h);
  int64_t most = h->target ? (int64_t)h->target->max_registers : 0;
  return !most || cgi_tile_registers(h->root, h->c) <= most - most / 8;
}

static void cgi_heuristic_direct(cgi_heuristic *h) {
  uint32_t parallel = cgi_heuristic_kind(h, false);
  int64_t threads = h->shared ? cgi_smaller(h->most, 2 * h->subgroup) : h->subgroup, elements = h->inputs == 1 && h->shared ? 4 : 16,
          reduced = cgi_heuristic_product(h, cgi_heuristic_kind(h, true));
  if (cgi_heuristic_product(h, parallel) * reduced <= CGI_HEURISTIC_TINY && !h->info->pipeline.len) {
    cgi_heuristic_simple(h, false);
    return;
  }
  unsigned rows = cgi_heuristic_main_operand(h);
  int inner = h->num_parallel && h->inputs ? cgi_heuristic_innermost(h, rows) : -1;
  for (unsigned o = 0; o < h->inputs && inner >= 0; o++) // the others are the same for all rows
    if ((cgi_heuristic_uses(h, o, NULL) >> h->order[0] & 1) != (o == rows)) inner = -1;
  if (inner >= 0 && cgi_heuristic_product(h, parallel & ~cgi_heuristic_uses(h, rows, NULL)) > 4) inner = -1;
  if (inner >= 0 && h->reduction[inner]) {
    cgi_heuristic_short_rows(h);
    return;
  }
  for (;; elements /= 2) {
    cgi_heuristic_clear(h);
    if (!cgi_heuristic_exact(h, threads, elements)) {
      cgi_heuristic_clear(h);
      cgi_heuristic_padded(h, threads, elements);
    }
    bool few = cgi_heuristic_groups(h) < (h->shared ? 4 : 1) * h->units;
    if (few && h->shared && threads >= 2 * h->subgroup) {
      threads /= 2;
      elements *= 2;
      continue;
    }
    cgi_heuristic_direct_reductions(h);
    // Of long sums single elements, rather than idle units.
    bool fills = cgi_heuristic_groups(h) >= h->units;
    if (elements <= (reduced < 256 || !h->shared || h->cpu || fills ? 4 : 1) || (fills && cgi_heuristic_registers(h))) break;
  }
  cgi_heuristic_finish(h, "Vectorize");
}

// ---- operand tiles in workgroup memory --------------------------------------------------------------------------------------------------------
typedef struct cgi_heuristic_contraction {
  unsigned lhs, rhs;   // operands: rhs has the output's innermost loop
  uint32_t m, n, k, w; // loops: of lhs alone, of rhs alone, reduced in both, windows
  uint32_t slides;     // the parallel loops that windows slide along
  unsigned inner_k;
  bool places; // it has windows, if of one place
} cgi_heuristic_contraction;

// A sum over loops that two operands share, each with a parallel loop of its own.
static bool cgi_heuristic_contraction_of(const cgi_heuristic *h, cgi_heuristic_contraction *p) {
  uint32_t reductions = cgi_heuristic_kind(h, true), uses[2] = {0, 0}, sums[2] = {0, 0}, k;
  unsigned operands[2], n = 0;
  if (!h->num_parallel || !reductions) return false;
  for (unsigned o = 0; o < h->inputs && o < 32; o++) {
    if (!(cgi_heuristic_uses(h, o, NULL) & reductions)) continue;
    if (n == 2) return false;
    uses[n] = cgi_heuristic_uses(h, o, &sums[n]);
    operands[n++] = o;
  }
  if (n != 2) return false;
  uint32_t x = (uint32_t)1 << h->order[0];
  if (!((uses[0] ^ uses[1]) & x)) return false; // in both, or in none
  unsigned r = uses[1] & x ? 1 : 0, l = 1 - r;
  memset(p, 0, sizeof *p);
  p->lhs = operands[l];
  p->rhs = operands[r];
  p->w = (sums[0] | sums[1]) & reductions;
  p->places = p->w != 0;
  for (unsigned i = 0; i < h->loops; i++)
    if (h->size[i] == 1) p->w &= ~((uint32_t)1 << i); // a window of one place is none
  p->k = k = uses[0] & uses[1] & reductions & ~(sums[0] | sums[1]);
  p->m = uses[l] & ~uses[r] & ~reductions;
  p->n = uses[r] & ~uses[l] & ~reductions;
  p->slides = p->w ? (sums[0] | sums[1]) & ~reductions : 0;
  if (!k || !p->m) return false;
  int inner = cgi_heuristic_innermost(h, p->lhs);
  if (inner < 0 || !(k >> inner & 1)) inner = cgi_heuristic_innermost(h, p->rhs);
  if (inner < 0 || !(k >> inner & 1))
    for (inner = (int)h->loops - 1; !(k >> inner & 1);) inner--;
  p->inner_k = (unsigned)inner;
  return true;
}

// What a tile of `want` elements takes of a group's loop order[k], where the next one has the rest: t, or less where there is a tenth less padding.
static int64_t cgi_heuristic_narrower(const cgi_heuristic *h, uint32_t group, unsigned k, int64_t want, int64_t t) {
  int64_t size = cgi_heuristic_size(h, h->order[k]), best = t, least = 0;
  unsigned next = k + 1;
  while (next < h->num_parallel && !(group >> h->order[next] & 1)) next++;
  if (next == h->num_parallel) return t;
  int64_t other = cgi_heuristic_size(h, h->order[next]);
  for (; t >= 1 && want / t <= cgi_pow2_up(other); t /= 2) {
    int64_t all = cgi_round_up(size, t) * cgi_round_up(other, want / t);
    if (least && all * 10 >= least * 9) continue;
    best = t;
    least = all;
  }
  return best;
}

// Spreads a tile of `want` elements, `each` of them per thread, over the loops of a group, innermost first and over two at most. Tiles divide the
// sizes where there are several loops to choose from.
static void cgi_heuristic_spread(cgi_heuristic *h, uint32_t group, int64_t want, int64_t each, unsigned most_loops) {
  unsigned used = 0, left = 0;
  for (unsigned k = 0; k < h->num_parallel; k++) left += group >> h->order[k] & 1;
  for (unsigned k = 0; k < h->num_parallel && used < most_loops && want > 1; k++) {
    unsigned i = h->order[k];
    int64_t size = cgi_heuristic_size(h, i), t = cgi_smaller(want, cgi_pow2_up(size));
    if (!(group >> i & 1)) continue;
    if (used + 1 < most_loops && left > 1) {
      int64_t d = t;
      while (d > 1 && (h->size[i] == CG_DYNAMIC || size % d)) d /= 2;
      if (d >= 8) t = d;
      while (t > 8 && (cgi_round_up(size, t) - size) * 6 > size) t /= 2; // more than a sixth is padding
      if (!(group >> h->order[0] & 1)) t = cgi_heuristic_narrower(h, group, k, want, t);
    }
    int64_t e = cgi_smaller(each, t);
    if (e > 4 && e == t && k == 0 && left > 1 && used + 1 < most_loops) e = 4; // neighbours would read from the same bank
    cgi_heuristic_tile(h, i, t / e, e);
    want /= t;
    each = cgi_larger(each / e, 1);
    used++;
    left--;
  }
}

static int64_t cgi_heuristic_threads(const cgi_heuristic *h) {
  int64_t all = 1;
  for (unsigned i = 0; i < h->loops; i++)
    if (h->c->tile[CGI_TILE_THREAD][i]) all *= h->c->tile[CGI_TILE_WORKGROUP][i] / h->c->tile[CGI_TILE_THREAD][i];
  return all;
}

// Rows, columns, and per thread; how long an element of the tile takes, measured, and how long where each compute unit has one tile. 0: only with
// windows, as only without them are others of 64 elements a thread.
static const uint16_t cgi_heuristic_tiles[][6] = {{64, 256, 8, 8, 15, 17}, {128, 128, 8, 8, 0, 0},  {128, 128, 8, 8, 15, 17}, {64, 128, 8, 4, 19, 17},
                                                  {128, 64, 8, 8, 16, 19}, {64, 128, 8, 8, 16, 19}, {64, 64, 8, 4, 18, 19},   {32, 128, 4, 8, 22, 23},
                                                  {32, 64, 4, 4, 25, 28},  {32, 32, 4, 4, 30, 50},  {16, 64, 4, 4, 30, 50},   {16, 32, 2, 4, 44, 66},
                                                  {8, 64, 2, 4, 48, 68},   {8, 32, 1, 4, 75, 112},  {64, 16, 4, 4, 34, 55},   {8, 16, 1, 4, 110, 260},
                                                  {4, 32, 1, 2, 130, 220}};
// Of rows that begin where vectors do not, whose elements threads store side by side; and how long it takes to store others, in steps of the sum.
static const uint16_t cgi_heuristic_scattered_tiles[][6] = {{64, 128, 8, 4, 20, 22}, {64, 64, 8, 2, 35, 37}};
#define CGI_HEURISTIC_SCATTERED 96
#define CGI_HEURISTIC_ROUND 40   // channels of a round at most, where tiles are of threads with many products each
#define CGI_HEURISTIC_SINGLES 25 // the same, read one by one
#define CGI_HEURISTIC_FITTED 96  // threads of a tile that is fitted, at least
#define CGI_HEURISTIC_ENDS 24    // steps of a sum that the first read and the last write of a product take as long as

// Reading and converting elements is long code: 8 and 16 bits on targets that have none of that width.
static bool cgi_heuristic_emulated(const cgi_heuristic *h, unsigned operand) {
  cg_type t = cg_type_element(cg_value_type(cg_op_operand(h->root, operand)));
  unsigned bytes = cg_storage_bytes(t);
  uint64_t needs = bytes == 2 ? CG_FEATURE_STORAGE16 : bytes == 1 ? CG_FEATURE_STORAGE8 : 0;
  if (t->kind == CG_TYPE_F16) needs |= CG_FEATURE_FLOAT16;
  return needs && h->target && (h->target->features & needs) != needs;
}

// Narrow values may be kept as f32 or i32 in workgroup memory.
static int64_t cgi_heuristic_widened(const cgi_heuristic *h, unsigned operand) {
  cg_type t = cg_type_element(cg_value_type(cg_op_operand(h->root, operand)));
  unsigned bytes = cg_storage_bytes(t);
  return bytes >= 4 || t->kind == CG_TYPE_F16 ? 1 : 4 / bytes;
}

// Puts both operands in workgroup memory, in the tiles that are set, twice where `pairs`; false where they do not fit.
static bool cgi_heuristic_promote_fits(cgi_heuristic *h, const cgi_heuristic_contraction *p, bool pairs) {
  int64_t k = h->size[p->inner_k], tk = h->c->tile[CGI_TILE_REDUCTION][p->inner_k], limit = h->target ? (int64_t)h->target->max_shared_memory : 16384;
  cgi_heuristic_ones(h);
  h->c->promote = (uint32_t)1 << p->lhs;
  int64_t lhs = cgi_promoted_bytes(h->root, h->c);
  h->c->promote |= (uint32_t)1 << p->rhs;
  int64_t bytes = cgi_promoted_bytes(h->root, h->c);
  if (bytes == INT64_MAX) return false;
  int64_t end = k != CG_DYNAMIC && k > tk ? bytes * (k % tk) / tk : 0; // of the sum has tiles of its own
  bytes += bytes / 8 + (tk <= 4 ? lhs : 0) + end;                      // rows are padded, by four elements where they are short
  bytes *= cgi_heuristic_widened(h, p->rhs);
  if (cgi_heuristic_threads(h) > h->most || bytes > limit) return false;
  h->c->prefetch = k == CG_DYNAMIC || k > tk;
  for (unsigned i = 0; i < h->loops; i++) // rounds of all windows follow each other
    if (p->w >> i & 1 && h->c->tile[CGI_TILE_REDUCTION][i] < h->size[i]) h->c->prefetch = true;
  if (h->c->prefetch && pairs && 2 * bytes <= limit) h->c->num_buffers = 2;
  return true;
}

// Reads by which each thread copies its part of a round of `tk`; many of them become a loop, which nothing is read ahead in.
static int64_t cgi_heuristic_copies(const cgi_heuristic *h, const cgi_heuristic_contraction *p, const uint16_t *tile, int64_t tk) {
  int lhs = cgi_heuristic_innermost(h, p->lhs), rhs = cgi_heuristic_innermost(h, p->rhs);
  int64_t reads = tile[0] / (lhs >= 0 && h->size[lhs] % 4 == 0 ? 4 : 1) + tile[1] / (rhs >= 0 && h->size[rhs] % 4 == 0 ? 4 : 1);
  return reads * tk * tile[2] * tile[3] / (tile[0] * tile[1]);
}

// An element of the tile then takes so much longer.
static void cgi_tile_slower(uint16_t *tile, int64_t by, int64_t of) {
  for (unsigned t = 4; t < 6; t++) tile[t] = (uint16_t)(tile[t] * by / of);
}

// Windows of known sizes: tiles as the sizes have them, not powers of two. Along features, if they are one tile; then along places, where the threads
// that there are have any number of rows, and of columns. *tile then has the sizes; false where there is nothing to gain.
static bool cgi_heuristic_fit(cgi_heuristic *h, const cgi_heuristic_contraction *p, uint16_t *tile) {
  int64_t *across = h->c->tile[CGI_TILE_WORKGROUP], *each = h->c->tile[CGI_TILE_THREAD], all = cgi_heuristic_threads(h);
  unsigned slides[2], found = 0, x = h->order[0];
  bool fits = false;
  if (p->n >> x & 1 && !(p->slides >> x & 1) && h->size[x] > 0 && h->size[x] <= across[x] && across[x] >= 32 && each[x] <= 4) {
    int64_t narrow = cgi_round_up(h->size[x], each[x]);
    if (narrow * 10 <= across[x] * 9) {
      cgi_heuristic_tile(h, x, narrow / each[x], each[x]);
      cgi_tile_slower(tile, 4, 3); // subgroups are of parts of rows. Measured
      fits = true;
    }
  }
  for (unsigned i = 0; i < h->num_parallel; i++)
    if (p->slides >> h->order[i] & 1 && found++ < 2) slides[found - 1] = h->order[i];
  if (found == 2 && each[slides[1]] <= 1 && h->size[slides[0]] > 0 && h->size[slides[1]] > 0) {
    int64_t w = h->size[slides[0]], high = h->size[slides[1]], e = cgi_larger(each[slides[0]], 1), rows = cgi_larger(across[slides[1]], 1);
    int64_t now = cgi_heuristic_threads(h), others = now / (cgi_larger(across[slides[0]] / e, 1) * rows), most = all / others, least = INT64_MAX;
    int64_t area = cgi_round_up(w, cgi_larger(across[slides[0]], 1)) * cgi_round_up(high, rows), best[2] = {0, 0};
    area = area * cgi_round_up(now, h->subgroup) / now; // subgroups that are not whole take as long
    for (int64_t k = 1; k <= most; k++)
      for (rows = most / k; rows * k * 2 >= most; rows--) {
        int64_t threads = k * rows * others, fitted = cgi_round_up(w, k * e) * cgi_round_up(high, rows);
        fitted = fitted * cgi_round_up(threads, h->subgroup) / threads;
        if (threads < CGI_HEURISTIC_FITTED || fitted > least) continue;
        least = fitted;
        best[0] = k;
        best[1] = rows;
      }
    if (least < INT64_MAX && least * 10 <= area * 9) {
      cgi_heuristic_tile(h, slides[0], best[0], e);
      cgi_heuristic_tile(h, slides[1], best[1], 1);
      fits = true;
    }
  }
  all = cgi_heuristic_threads(h);
  cgi_tile_slower(tile, cgi_round_up(all, h->subgroup), all);
  for (unsigned g = 0; g < 2; g++) {
    tile[g] = 1;
    for (unsigned i = 0; i < h->loops; i++)
      if ((g ? p->n : p->m) >> i & 1) tile[g] = (uint16_t)(tile[g] * cgi_larger(across[i], 1));
  }
  return fits && all >= CGI_HEURISTIC_FITTED;
}

// Channels of a round, of which there are none left over, so that rounds of all windows follow each other: about 16, in vectors where all are.
static int64_t cgi_heuristic_whole_rounds(int64_t k) {
  int64_t by = k % 4 ? 1 : 4, tk;
  for (tk = CGI_TURNED_CHANNELS; tk >= 12; tk -= by)
    if (k % tk == 0) return tk;
  for (tk = CGI_TURNED_CHANNELS + by; tk <= CGI_HEURISTIC_ROUND; tk += by)
    if (k % tk == 0) return tk;
  for (tk = 12 - by; tk >= 8; tk -= by)
    if (k % tk == 0) return tk;
  return 16;
}

static bool cgi_heuristic_promote_with(cgi_heuristic *h, const cgi_heuristic_contraction *p, uint16_t *tile, bool fit) {
  int64_t k = h->size[p->inner_k], tk = 16;
  cgi_heuristic_clear(h);
  cgi_heuristic_spread(h, p->n, tile[1], tile[3], 2);
  cgi_heuristic_spread(h, p->m, tile[0], tile[2], 2);
  if (fit && !cgi_heuristic_fit(h, p, tile)) return false;
  for (unsigned i = 0; i < h->loops; i++)
    if (h->reduction[i]) h->c->tile[CGI_TILE_REDUCTION][i] = 1;
  if (cg_type_element(cg_value_type(cg_op_operand(h->root, p->rhs)))->kind == CG_TYPE_BF16) tk = 8;               // each use of a value converts it
  if (tile[0] * tile[1] <= 2048 && tile[1] >= 64 && k != CG_DYNAMIC && k % 64 == 0 && !p->w && tk == 16) tk = 32; // rounds long enough to hide a read
  // Measured: small tiles wait for each round, unless there are many of them: of 46 shapes the geometric mean is 1.19 times as fast, the least 0.94.
  if (tile[0] * tile[1] <= 1024 && k != CG_DYNAMIC && k >= 64 && !p->w && tk == 16 && cgi_heuristic_bits(h) <= 32 &&
      cgi_heuristic_copies(h, p, tile, 32) <= 32 && cgi_heuristic_groups(h) <= 8 * h->units)
    tk = 32;
  // Measured: with windows, a round of a small tile takes a third of a microsecond, however little it computes.
  int64_t most = p->places && tk == 16 && k != CG_DYNAMIC && cgi_heuristic_bits(h) <= 32 ? 32768 / ((int64_t)tile[0] * tile[1]) : 0;
  for (most = cgi_smaller(most, 64); most > 16 && tk == 16; most -= 8)
    if (k % most == 0) tk = most;
  if (k == CG_DYNAMIC && tile[2] * tile[3] >= 32) tk = 8; // its end is a second, guarded body
  if (k != CG_DYNAMIC && k < tk)
    tk = k;
  else if (k != CG_DYNAMIC && k % 16 && p->w && tk == 16 && (k % 4 == 0 || k <= CGI_HEURISTIC_SINGLES))
    tk = cgi_heuristic_whole_rounds(k);
  else if (k != CG_DYNAMIC && k < 64 && k % 16 && k % 8 == 0)
    tk = 8;
  h->c->tile[CGI_TILE_REDUCTION][p->inner_k] = tk;
  // Measured: of this tile two are on a unit at a time with rounds of 16, more of them with rounds of 8, which by themselves are slower.
  int64_t turns = cgi_ceil_div(cgi_heuristic_groups(h), h->units);
  if (tile[0] * tile[1] == 4096 && tile[2] * tile[3] == 32 && tk == 16 && !p->w && turns > 1 && turns % 2 && k != CG_DYNAMIC && k % 16 == 0)
    h->c->tile[CGI_TILE_REDUCTION][p->inner_k] = tk = 8;
  // Measured: two buffers pay where rounds go in pairs and the body of the loop stays small, with nothing but the sum inside.
  bool pairs = k != CG_DYNAMIC && k % (2 * tk) == 0 && !p->w && cgi_heuristic_threads(h) * 64 > tile[0] * tile[1];
  bool fits = cgi_heuristic_promote_fits(h, p, pairs);
  if (!fits && tk > 16 && (!p->w || k % 16 == 0)) {
    h->c->tile[CGI_TILE_REDUCTION][p->inner_k] = 16;
    fits = cgi_heuristic_promote_fits(h, p, pairs);
  }
  if (!fits) return false;
  // Threads take vectors that lie a row of threads apart: neighbours then read workgroup memory side by side.
  for (unsigned i = 0; i < h->loops; i++) {
    int64_t each = h->c->tile[CGI_TILE_THREAD][i];
    bool wide = p->n >> i & 1 || tile[3] <= 4;
    if (each > 4 && each % 4 == 0 && wide && h->c->tile[CGI_TILE_WORKGROUP][i] > each) h->c->batch[i] = each / 4;
  }
  return true;
}

// How far windows slide along the loop.
static int64_t cgi_heuristic_stride(const cgi_heuristic *h, unsigned operand, unsigned loop) {
  cg_map map = cgi_linalg_map(h->root, operand);
  int64_t sizes[CGI_MAX_LOOPS], by;
  int of;
  for (unsigned i = 0; i < h->loops; i++) sizes[i] = i == loop ? 2 : 1;
  for (unsigned r = 0; r < map->num_results; r++)
    if (cgi_expr_only_dim(map->results[r], sizes, &of, &by) && of >= 0) return by;
  return 1;
}

// Small windows that slide along two loops: all of the window in a round of four channels, since the values of overlapping windows are then in
// workgroup memory together, and each that is read from there serves several products. Measured: it pays for few channels; for more where tiles by
// eights would be padded, as those of images by multiples of 7 are, tiles are not small, and units have two workgroups; of strided ones not many.
static bool cgi_heuristic_windows(cgi_heuristic *h, const cgi_heuristic_contraction *p) {
  static const uint8_t rows[2][3] = {{8, 7, 4}, {4, 7, 8}};
  int64_t windows = cgi_heuristic_product(h, p->w), k = h->size[p->inner_k];
  unsigned slides[2], found = 0;
  cgi_heuristic_clear(h);
  for (unsigned i = 0; i < h->num_parallel; i++)
    if ((p->slides & p->m) >> h->order[i] & 1 && found++ < 2) slides[found - 1] = h->order[i];
  if (found != 2 || k < 32 || k % 4 || windows <= 3 || windows > 9 || cgi_heuristic_bits(h) > 32) return false; // CG_DYNAMIC is negative
  for (unsigned i = 0; i < h->num_parallel; i++) {
    unsigned n = h->order[i];
    if (!(p->n >> n & 1)) continue;
    if (cgi_round_up(cgi_heuristic_size(h, n), 64) * 5 > cgi_heuristic_size(h, n) * 6) return false; // more than a sixth would be padding
    cgi_heuristic_tile(h, n, 16, 4);
    break;
  }
  int64_t width = cgi_heuristic_size(h, slides[0]), height = cgi_heuristic_size(h, slides[1]);
  int64_t each = cgi_round_up(width, 7) < cgi_round_up(width, 8) || width % 7 == 0 ? 7 : 8;
  unsigned two = each == 7 && width % 14 == 0 && height % 8 ? 1 : 0;
  int64_t high = rows[two][0];
  for (int i = 1; i < 3; i++)
    if (cgi_round_up(height, rows[two][i]) < cgi_round_up(height, high)) high = rows[two][i];
  int64_t padded = cgi_round_up(width, each * (two + 1)) * cgi_round_up(height, high);
  if (k > 64 ? width % 7 || high * (two + 1) < 7 : padded * 4 > width * height * 5) return false;
  cgi_heuristic_tile(h, slides[0], two + 1, each);
  cgi_heuristic_tile(h, slides[1], high, 1);
  for (unsigned i = 0; i < h->loops; i++)
    if (h->reduction[i]) h->c->tile[CGI_TILE_REDUCTION][i] = p->w >> i & 1 ? h->size[i] : 1;
  h->c->tile[CGI_TILE_REDUCTION][p->inner_k] = 4;
  int64_t groups = cgi_heuristic_groups(h);
  if (groups > (k > 64 ? 4 : 3) * h->units && cgi_heuristic_stride(h, p->lhs, slides[0]) > 1) return false;
  return cgi_heuristic_promote_fits(h, p, false) && groups * 10 >= h->units * (k > 64 ? 19 : 9);
}

// About how long so many tiles take, in units of one step of the sum of one element: they have turns on the compute units, and begin and end once.
static int64_t cgi_tile_time(const uint16_t *tile, int64_t groups, int64_t units, int64_t steps) {
  int64_t turns = cgi_ceil_div(groups, units);
  return cgi_saturating_mul(tile[0] * tile[1] * tile[turns == 1 ? 5 : 4], cgi_saturating_add(cgi_saturating_mul(turns, steps), CGI_HEURISTIC_ENDS));
}

static int64_t cgi_heuristic_time(const cgi_heuristic *h, const uint16_t *tile, int64_t steps) {
  return cgi_tile_time(tile, cgi_heuristic_groups(h), h->units, steps);
}

static bool cgi_tile_fills(int64_t groups, int64_t units) { return groups * 10 >= units * 7; }

static bool cgi_tile_is_last(size_t i) { return i + 1 == sizeof cgi_heuristic_tiles / sizeof cgi_heuristic_tiles[0]; }

// Whether tile i is for m rows, n columns and sums of k, 0 where they end anywhere.
static bool cgi_tile_suits(size_t i, int64_t m, int64_t n, int64_t k) {
  const uint16_t *tile = cgi_heuristic_tiles[i];
  // Measured: guards take registers, and fewer of these are there at once.
  if (tile[1] == 128 && tile[3] == 8 && tile[4] == 15 && (m % 128 || n % 128 || !k || k % 16)) return false;
  return cgi_tile_is_last(i) || (2 * m > tile[0] && 2 * n > tile[1]); // else half of it would be padding
}

CGI_DEF int64_t cgi_product_time(int64_t units, int64_t others, int64_t m, int64_t n, int64_t k) {
  int64_t best = INT64_MAX;
  for (size_t i = 0; i < sizeof cgi_heuristic_tiles / sizeof cgi_heuristic_tiles[0]; i++) {
    const uint16_t *tile = cgi_heuristic_tiles[i];
    int64_t groups = cgi_saturating_mul(others, cgi_saturating_mul(cgi_ceil_div(m, tile[0]), cgi_ceil_div(n, tile[1])));
    if (tile[4] && tile[1] < 256 && cgi_tile_suits(i, m, n, k) && cgi_tile_fills(groups, units))
      best = cgi_smaller(best, cgi_tile_time(tile, groups, units, k));
  }
  return best;
}

// Whether rows of results do not begin where vectors do.
static bool cgi_heuristic_odd_rows(const cgi_heuristic *h, const cgi_heuristic_contraction *p) {
  unsigned x = h->order[0];
  return !p->w && p->n >> x & 1 && h->size[x] % 4 && (h->size[x] > 96 || (h->size[x] > 32 && h->size[x] <= 64)) && h->subgroup == 32 &&
         cgi_heuristic_bits(h) == 32;
}

// There, the shortest sums take as long as their stores, and need no tiles of operands.
static bool cgi_heuristic_short_sums(cgi_heuristic *h, const cgi_heuristic_contraction *p) {
  unsigned x = h->order[0];
  int64_t k = cgi_heuristic_product(h, p->k);
  cgi_heuristic_clear(h);
  for (unsigned i = 1; k >= 2 && k <= 8 && i < h->num_parallel; i++) {
    unsigned m = h->order[i];
    if (!(p->m >> m & 1) || h->size[m] < 8) continue;
    int64_t columns = cgi_smaller(cgi_pow2_up(h->size[x]), 256);
    cgi_heuristic_tile(h, x, columns, 1);
    cgi_heuristic_tile(h, m, 256 / columns, 8);
    cgi_heuristic_direct_reductions(h);
    cgi_heuristic_finish(h, "Vectorize");
    return true;
  }
  return false;
}

// There, each of a subgroup's stores is of neighbours, all in one row.
static bool cgi_heuristic_scattered(cgi_heuristic *h, const cgi_heuristic_contraction *p, int64_t *time) {
  unsigned x = h->order[0];
  uint16_t tile[6];
  int64_t k = h->size[p->inner_k];
  memcpy(tile, cgi_heuristic_scattered_tiles[h->size[x] <= 64], sizeof tile);
  if (k < 2 || cgi_heuristic_product(h, p->m) < 32 || h->behind * tile[2] * tile[3] > CGI_HEURISTIC_LONG ||
      !cgi_heuristic_promote_with(h, p, tile, false))
    return false;
  h->c->batch[x] = tile[3];
  h->c->tile[CGI_TILE_REDUCTION][p->inner_k] = k > 16 ? 8 : k; // single elements are long code
  h->c->num_buffers = 1;
  if (!cgi_heuristic_registers(h) || cgi_heuristic_groups(h) < h->units) return false;
  *time = cgi_heuristic_time(h, tile, k);
  return true;
}

static void cgi_heuristic_basis_finish(cgi_heuristic *h);

// Five to twelve columns, of which other tiles leave most of their threads without work: many rows in tiles of 16 of them, fewer by lanes along the
// sum. Measured.
static bool cgi_heuristic_few_columns(cgi_heuristic *h, const cgi_heuristic_contraction *p, bool forced) {
  unsigned m = 0, n = h->order[0];
  while (!(p->m >> m & 1)) m++;
  int64_t rows = h->size[m], columns = h->size[n], k = h->size[p->inner_k], wide = columns > 8 ? 16 : 8;
  bool plain = p->m == (uint32_t)1 << m && p->n == (uint32_t)1 << n && p->k == (uint32_t)1 << p->inner_k && !p->w && !h->chain && h->subgroup == 32;
  if (!plain || rows == CG_DYNAMIC || columns < 5 || columns > 12 || k < 64 ||
      cg_storage_bytes(cg_value_type(cg_op_operand(h->root, p->lhs))->element) != 4)
    return false;
  int64_t all = cgi_heuristic_product(h, cgi_heuristic_kind(h, false)) / columns, most = 4096 / wide;
  bool many = all >= 62 * h->units;
  if (all != rows ? !many || wide > 8 : !many && forced) return false;
  cgi_heuristic_clear(h);
  if (many) {
    cgi_heuristic_tile(h, n, wide / 4, 4);
    cgi_heuristic_tile(h, m, 128 / wide, wide / 8);
    h->c->tile[CGI_TILE_REDUCTION][p->inner_k] = 32;
    if (!cgi_heuristic_promote_fits(h, p, false)) return false;
    cgi_heuristic_finish(h, "MatmulPromoteVectorize");
    return true;
  }
  h->c->tile[CGI_TILE_WORKGROUP][m] = 2;
  h->c->tile[CGI_TILE_WORKGROUP][n] = wide;
  h->c->threads[n] = wide / 8;
  h->c->threads[p->inner_k] = 256 / wide;
  h->c->tile[CGI_TILE_REDUCTION][p->inner_k] = cgi_smaller(most, cgi_pow2_up(k));
  cgi_heuristic_basis_finish(h);
  return true;
}

static bool cgi_heuristic_promote(cgi_heuristic *h, bool forced) {
  cgi_heuristic_contraction p;
  cgi_lowering_config best;
  int64_t best_groups = 0, best_time = 0;
  bool best_fills = false, best_wide = false;
  if (!cgi_heuristic_contraction_of(h, &p)) return false;
  int64_t m = cgi_heuristic_product(h, p.m), n = cgi_heuristic_product(h, p.n), k = cgi_heuristic_product(h, p.k);
  if (!forced && (cgi_heuristic_emulated(h, p.lhs) || cgi_heuristic_emulated(h, p.rhs))) return false;
  // Measured: up to six rows by rows that lie along a long sum: lanes along it, and each value of the right side is read once.
  // Four rows by columns of a long sum: tiles of so few rows leave most of the device without work.
  int64_t few = cgi_heuristic_innermost(h, p.rhs) == (int)p.inner_k ? (k >= 2048 ? 7 : 4) : (k >= 512 && n >= 16 && !p.w && !h->cpu ? 5 : 4);
  // Measured: rounds of few channels are short, and wait for each other where there are not many tiles.
  int64_t results = cgi_heuristic_product(h, cgi_heuristic_kind(h, false)), least = p.slides & p.n ? 24 : 32;
  bool brief = p.w && (k < 3 || k * cgi_heuristic_product(h, p.w) < least || m < 12 || n < 12 || (k < 8 && results < 6144 * h->units));
  if (!forced && (!h->shared || m < few || n < 4 || brief)) return false;
  if (cgi_heuristic_few_columns(h, &p, forced)) return true;
  if (cgi_heuristic_windows(h, &p)) {
    cgi_heuristic_finish(h, "MatmulPromoteVectorize");
    return true;
  }
  bool odd = cgi_heuristic_odd_rows(h, &p);
  if (odd && !forced && cgi_heuristic_short_sums(h, &p)) return true;
  bool scattered = odd && cgi_heuristic_scattered(h, &p, &best_time);
  cgi_lowering_config side_by_side = *h->c;
  int64_t shortest = best_time;
  if (!forced && k < 8 && !scattered && !p.w) return false;
  bool wide = cgi_heuristic_bits(h) > 32;
  const size_t tiles = sizeof cgi_heuristic_tiles / sizeof cgi_heuristic_tiles[0],
               turns = p.w ? 2 * tiles : tiles; // windows' as they are, and fitted
  for (size_t turn = 0; turn < turns && (k >= 8 || !scattered); turn++) {
    uint16_t tile[6];
    size_t i = turn % tiles;
    bool fit = turn >= tiles;
    memcpy(tile, cgi_heuristic_tiles[i], sizeof tile);
    bool last = cgi_tile_is_last(i);
    if (tile[2] * tile[3] == 64 && !tile[4] != (p.w != 0)) continue;
    // Measured: a row of threads that is a subgroup reads one value of the left operand for all of it; in long sums that pays for the narrower tile.
    if (tile[1] == 256 && (h->subgroup != 32 || k < 256 || n % 256)) continue;
    if (((wide || p.slides & p.n) && tile[0] * tile[1] > 4096) || !cgi_tile_suits(i, m, n, h->size[p.inner_k] == CG_DYNAMIC ? 0 : k)) continue;
    // Guarded edges and a guarded end of the sum are two more copies of the code: half as much of it.
    while (h->behind * tile[2] * tile[3] > 4 * CGI_HEURISTIC_LONG && tile[2] * tile[3] > 4) {
      tile[tile[2] > tile[3] || tile[3] <= 4 ? 2 : 3] /= 2;
      cgi_tile_slower(tile, 6, 5); // each value that is read serves fewer
    }
    if (!tile[4]) tile[4] = 15, tile[5] = 17; // as of products
    if (p.w && tile[2] * tile[3] == 64 && (m % tile[0] || n % tile[1])) {
      tile[4] = (uint16_t)(tile[4] + 4);
      tile[5] = (uint16_t)(tile[5] + 4);
      if (h->size[p.inner_k] == CG_DYNAMIC || k % 16) tile[2] = 4;
    }
    if (!cgi_heuristic_promote_with(h, &p, tile, fit) || (!last && !cgi_heuristic_registers(h))) continue;
    int64_t groups = cgi_heuristic_groups(h), floor = h->subgroup < 32 ? h->subgroup : 32;
    if (best_groups && cgi_heuristic_threads(h) < floor) { // more workgroups, but not more threads
      if (fit) break;
      turn = tiles - 1;
      continue;
    }
    bool fills = p.w ? groups * 10 >= h->units * 9 : cgi_tile_fills(groups, h->units);
    for (unsigned l = 0; p.w && l < h->num_parallel; l++) // all tiles are at the edge
      if (h->size[h->order[l]] > 0 && h->size[h->order[l]] * 8 < h->c->tile[CGI_TILE_WORKGROUP][h->order[l]] * 7) {
        cgi_tile_slower(tile, 5, 4);
        break;
      }
    // Measured: many single reads and writes are waited for less where there are more threads.
    if (odd && tile[2] * tile[3] == 32 && groups >= 7 * h->units) tile[4]--;
    int64_t time = fills ? cgi_heuristic_time(h, tile, k + (scattered ? CGI_HEURISTIC_SCATTERED : 0)) : INT64_MAX - groups;
    // Of windows the first that fills the device, unless another leaves a fifth less to do, an eighth of wide ones: sizes that it does not divide.
    // Those that fit leave a tenth less.
    if (!best_groups || time < (!p.w || !best_fills ? best_time : fit ? best_time / 10 * 9 : best_wide ? best_time / 8 * 7 : best_time / 5 * 4)) {
      best_wide = tile[1] >= 128;
      best = *h->c;
      best_fills = fills;
      best_groups = groups;
      best_time = time;
    }
  }
  if (scattered && (!best_groups || shortest < best_time))
    best = side_by_side;
  else if (!best_groups)
    return false;
  *h->c = best;
  cgi_heuristic_finish(h, "MatmulPromoteVectorize");
  return true;
}

// ---- reductions -------------------------------------------------------------------------------------------------------------------------------
// Full subgroups of the target's size, where threads exchange what they have.
static void cgi_heuristic_subgroups(cgi_heuristic *h, int64_t threads) {
  const cg_target *t = h->target;
  int64_t size = t ? (int64_t)t->subgroup_size : 0;
  if (size && (t->features & CG_FEATURE_SUBGROUP_ARITHMETIC) && (t->features & CG_FEATURE_SUBGROUP_SIZE_CONTROL) && threads % size == 0 &&
      cgi_target_takes_subgroups(t, threads / size))
    h->info->subgroup_size = size;
}

static void cgi_heuristic_basis_finish(cgi_heuristic *h) {
  int64_t all = 1;
  for (unsigned i = 0; i < h->loops; i++) {
    if (!h->c->threads[i]) h->c->threads[i] = 1;
    all *= h->c->threads[i];
  }
  cgi_heuristic_finish(h, "VectorDistribute");
  cgi_heuristic_subgroups(h, all);
}

// Rows in several pieces, each too short for the threads that the device has for a row: the rest of them goes along the pieces.
static void cgi_heuristic_pieces(cgi_heuristic *h, unsigned inner, int64_t rows) {
  unsigned outer = inner;
  for (unsigned i = 0; i < h->loops; i++)
    if (h->reduction[i] && i != inner && cgi_heuristic_size(h, i) > (outer == inner ? 1 : cgi_heuristic_size(h, outer))) outer = i;
  int64_t along = h->c->threads[inner], size = cgi_heuristic_size(h, outer), each = h->c->tile[CGI_TILE_REDUCTION][inner] / along;
  if (outer == inner || rows * along >= h->units * 256 || cgi_heuristic_size(h, inner) > along * each) return;
  int64_t threads = cgi_pow2_down(h->most) / along;
  while (threads > 1 && (rows * along * threads > h->units * 1024 || threads * 4 > size * each)) threads /= 2;
  if (threads == 1) return;
  int64_t tile = cgi_ceil_div(size, threads), most = h->chain && h->size[outer] != CG_DYNAMIC && tile * each <= 64 ? 64 : 16;
  tile = cgi_smaller(cgi_pow2_up(tile), cgi_larger(cgi_pow2_down(most / each), 1));
  h->c->threads[outer] = threads;
  h->c->tile[CGI_TILE_REDUCTION][outer] = threads * tile;
  for (unsigned k = 0; k < h->num_parallel; k++) {
    h->c->threads[h->order[k]] = 0;
    h->c->tile[CGI_TILE_WORKGROUP][h->order[k]] = 1;
  }
}

// Contiguous along the reduced loop `inner`: threads along the row, several rows a workgroup where they are short. Each value of the main operand is
// used `reuse` times by the thread that has it.
static void cgi_heuristic_rows(cgi_heuristic *h, unsigned inner, unsigned main_operand, int64_t reuse) {
  int64_t length = cgi_heuristic_size(h, inner), rows = cgi_heuristic_product(h, cgi_heuristic_kind(h, false)) / reuse;
  uint32_t uses = cgi_heuristic_uses(h, main_operand, NULL);
  unsigned row = 0; // the innermost loop along its rows
  while (row + 1 < h->num_parallel && reuse > 1 && !(uses >> h->order[row] & 1)) row++;
  bool few = rows < h->units || (h->chain && length > 8192); // a workgroup should hold all of its row
  int64_t most = cgi_smaller(h->most, few ? 1024 : 512), chunks = 4, along_rows = 1;
  int64_t along = cgi_pow2_up(cgi_ceil_div(length, rows < 4 * h->units ? 4 : 16));
  along = cgi_smaller(cgi_larger(along, h->subgroup), cgi_pow2_down(most));
  int64_t least = !h->chain ? 4 : h->spread || rows < 16 * h->units ? 8 : 16; // elements of a thread; measured
  along = cgi_smaller(along, cgi_larger(cgi_pow2_up(cgi_ceil_div(length, least)), 1));
  // Rows enough: each is held by few threads, which wait for fewer of each other, up to 44 elements by one; measured. Rows that begin at odd places
  // are read in more loads, which more threads have on their way.
  bool held = h->chain && !h->cpu && h->size[inner] != CG_DYNAMIC && rows >= 4 * h->units && h->arrays == 1 && length % h->bytes == 0;
  if (held) along = cgi_smaller(along, cgi_larger(cgi_pow2_up(cgi_ceil_div(length, 44)), 2 * h->subgroup));
  bool whole = h->chain && h->size[inner] != CG_DYNAMIC && length <= along * 64;
  if (whole) chunks = cgi_ceil_div(length, along * 4);
  while (chunks > 1 && along * 4 * chunks / 2 >= length) chunks /= 2;
  h->c->threads[inner] = along;
  if (h->cpu) { // one iteration reads the row
    h->c->threads[inner] = 1;
    if (h->num_parallel) h->c->tile[CGI_TILE_WORKGROUP][h->order[0]] = h->c->threads[h->order[0]] = 1;
    h->c->tile[CGI_TILE_REDUCTION][inner] = cgi_smaller(4 * h->lanes, cgi_pow2_up(length));
    return;
  }
  if (h->num_parallel) {
    int64_t group = held && along > h->subgroup ? 1 : cgi_smaller(h->most, 256) / along,
            r = cgi_larger(cgi_smaller(group, cgi_pow2_down(cgi_heuristic_size(h, h->order[row]))), 1);
    while (r > 1 && cgi_ceil_div(rows, r) < h->units) r /= 2;
    h->c->threads[h->order[row]] = r;
    if (chunks == 1 && !h->chain && reuse == 1 && rows >= 16 * r * h->units) r *= 2; // two loads on their way, not one
    h->c->tile[CGI_TILE_WORKGROUP][h->order[row]] = r;
    along_rows = r * reuse;
  }
  if (along * 4 * chunks * along_rows > CGI_HEURISTIC_CHUNK) chunks = cgi_pow2_up(chunks);
  while (chunks > 1 && along * 4 * chunks * along_rows > CGI_HEURISTIC_CHUNK) chunks /= 2;
  h->c->tile[CGI_TILE_REDUCTION][inner] = along * 4 * chunks;
  cgi_heuristic_pieces(h, inner, rows);
}

// Parallel loops that the main operand has not: its values are used again along them. Gives how many of its values' uses a tile has.
static int64_t cgi_heuristic_reuse(cgi_heuristic *h, unsigned main_operand) {
  uint32_t uses = cgi_heuristic_uses(h, main_operand, NULL);
  int64_t all = 1;
  for (unsigned k = 0; k < h->num_parallel; k++) {
    unsigned i = h->order[k];
    if ((uses >> i & 1) || h->size[i] == CG_DYNAMIC || h->size[i] > 4) continue;
    all *= h->c->tile[CGI_TILE_WORKGROUP][i] = h->size[i];
  }
  return all;
}

// Columns that a workgroup's registers hold: threads are 1024, and a row of theirs is 128 bytes where a thread has registers for as many rows as that
// leaves; longer columns in shorter rows, short ones of fewer threads; few columns, of which the rest of a row is not read by others, in more rows.
// Measured.
static bool cgi_heuristic_held_columns(cgi_heuristic *h, unsigned inner, unsigned reduced, int64_t width, int64_t length, int64_t outer) {
  bool is_static = h->size[reduced] != CG_DYNAMIC && h->size[inner] != CG_DYNAMIC, narrow = h->bytes == 2, few = width <= 64;
  if (!h->chain || h->cpu || !is_static || h->most < 1024 || h->arrays != 1 || h->bytes > 4 || (narrow && !h->spread)) return false;
  int64_t lanes = narrow ? 64 : 32, along = 1024 / lanes, limit = few ? 46 : 40, most = narrow ? limit : 28, columns = 1;
  if (narrow && !few && length > 16 * along && length <= most * along) return false; // of rows that begin anywhere
  for (; lanes > 16 && cgi_ceil_div(length, along) > most; along *= 2) lanes /= 2;
  if (lanes == 16 && cgi_ceil_div(length, along) > limit && (narrow || few || h->body < 40)) lanes = 8, along *= 2;
  if (narrow && (few || lanes == 8) && width % 4 == 0 && length <= 12 * 256) { // vectors
    columns = 4;
    lanes = cgi_larger(cgi_smaller(cgi_pow2_up(cgi_ceil_div(width, columns)), 16), 4);
    for (along = 1024 / lanes; length > 12 * along; along *= 2) lanes /= 2;
    while (along > 4 && length <= 3 * along) along /= 2;
  } else {
    for (; along > 4 && cgi_ceil_div(length, along) <= 10; along /= 2)
      if (lanes < 64) lanes *= 2;
  }
  int64_t tile = lanes * columns, tiles = cgi_ceil_div(width, tile);
  if (cgi_ceil_div(length, along) > limit || tiles * outer < (tile > 8 ? 2 : 4) * h->units || tiles * tile * 4 > width * (few ? 6 : 5)) return false;
  h->c->threads[inner] = lanes;
  h->c->tile[CGI_TILE_WORKGROUP][inner] = tile;
  h->c->tile[CGI_TILE_REDUCTION][reduced] = along * cgi_ceil_div(length, along);
  h->c->threads[reduced] = along;
  return true;
}

// Contiguous along the kept loop `inner`: lanes along it, with as many columns each as rows begin where vectors do, the rest of the workgroup along
// the reduced loop. Where columns keep the device busy by themselves, a chain takes more of a column a thread and fewer threads a column.
static void cgi_heuristic_columns(cgi_heuristic *h, unsigned inner, unsigned reduced, int64_t reuse) {
  int64_t width = cgi_heuristic_size(h, inner), length = cgi_heuristic_size(h, reduced),
          sector =
              32 / cgi_larger((int64_t)cg_storage_bytes(cg_type_element(cg_value_type(cg_op_operand(h->root, cgi_heuristic_main_operand(h))))), 1),
          outer = cgi_heuristic_product(h, cgi_heuristic_kind(h, false)) / width / reuse;
  // What several rows of a product use is worth four columns a thread, wherever rows begin; loads one by one hold more registers. Measured.
  bool product = h->inputs > 1, odd = width % 4 != 0;
  int64_t columns = odd && !(product && reuse > 1) ? 1 : 4, wide = 1, lanes = cgi_smaller(32, cgi_pow2_up(cgi_ceil_div(width, columns)));
  for (int64_t half; lanes > 4 && lanes * columns > sector && cgi_ceil_div(width, columns * lanes) * outer * 10 < h->units * 9; lanes /= 2) {
    half = cgi_ceil_div(width, columns * lanes / 2) * outer;
    if (half <= h->units || half * 10 >= h->units * 13) continue;
    // A few units would have two: all have where rows are as short again.
    if (lanes > 8 && lanes * columns / 2 > sector && cgi_ceil_div(width, columns * lanes / 4) * outer * 10 >= h->units * 16) lanes /= 4;
    break;
  }
  if (cgi_heuristic_held_columns(h, inner, reduced, width, length, outer * reuse)) return;
  bool one_wave = cgi_ceil_div(width, columns * lanes) * outer <= h->units;
  for (unsigned o = 0; o < h->inputs; o++)
    if (cgi_heuristic_innermost(h, o) == (int)reduced) wide = 4;
  // Blocks of memory of one workgroup each: fewer threads wait for fewer of each other. Measured.
  bool block = !h->cpu && !h->chain && reuse == 1 && wide == 1 && lanes * columns >= width && outer >= h->units * 4 && outer < h->units * 512;
  int64_t threads = cgi_pow2_down(cgi_smaller(h->most, one_wave ? 1024 : block ? 128 : 512));
  int64_t room = cgi_pow2_down(CGI_HEURISTIC_CHUNK / (lanes * columns * reuse)), along = cgi_smaller(threads / lanes, room / wide);
  along = cgi_larger(cgi_smaller(along, cgi_pow2_up(cgi_ceil_div(length, 4))), 1);
  // Loads one by one are many as they are; more at once pays where the result is what comparing takes longest, an index in 64 bits. Measured.
  bool few = odd && (product || cg_type_width(cg_type_element(cg_value_type(cg_op_operand(h->root, h->inputs)))) <= 32);
  int64_t rows = (product && one_wave && !(odd && h->chain) ? 32 : few ? 8 : 16) / columns;
  if (h->chain && h->size[reduced] != CG_DYNAMIC && h->size[inner] != CG_DYNAMIC) {
    int64_t own = (h->body < 40 ? 32 : 8) / columns; // the code of each element is long where functions are in it
    while (along > 1 && width * outer * along >= h->units * 2048 * columns && length * 2 <= along * own) along /= 2;
    if (length <= along * own) rows = cgi_larger(rows, own);
    while (lanes * along < 128 && lanes * columns < width) lanes *= 2;
    room = cgi_pow2_down(CGI_HEURISTIC_CHUNK / (lanes * columns * reuse));
  }
  // Small blocks, and many: a workgroup has several, each a subgroup's where that is long enough.
  bool several = !h->cpu && h->num_parallel > 1 && reuse == 1 && wide == 1 && lanes * columns >= width && outer >= h->units * 512;
  while (several && lanes * along > h->subgroup && length <= along * 4) along /= 2;
  int64_t blocks = several ? cgi_smaller(h->most, 512) / (lanes * along) : 1;
  if (blocks > 1) h->c->tile[CGI_TILE_WORKGROUP][h->order[1]] = h->c->threads[h->order[1]] = blocks;
  int64_t each = cgi_smaller(cgi_smaller(rows, room / along), cgi_pow2_up(cgi_ceil_div(length, along)));
  h->c->tile[CGI_TILE_WORKGROUP][inner] = lanes * columns;
  h->c->threads[inner] = lanes;
  h->c->tile[CGI_TILE_REDUCTION][reduced] = along * cgi_larger(each, 1);
  h->c->threads[reduced] = along;
}

static bool cgi_heuristic_reduce(cgi_heuristic *h, bool forced) {
  uint32_t reductions = cgi_heuristic_kind(h, true), parallel = cgi_heuristic_kind(h, false);
  if (!reductions || h->window || !h->inputs || (cgi_linalg_num_outputs(h->root) > 1 && !cgi_reductions_are_apart(h->root))) return false;
  int64_t kept = cgi_heuristic_product(h, parallel), reduced = cgi_heuristic_product(h, reductions);
  if (!forced && kept * reduced <= 4 * CGI_HEURISTIC_TINY && reduced <= CGI_HEURISTIC_TINY && !h->chain) return cgi_heuristic_simple(h, false);
  unsigned main_operand = cgi_heuristic_main_operand(h);
  int inner = cgi_heuristic_innermost(h, main_operand);
  if (inner < 0) return false;
  bool by_row = (reductions >> inner & 1) != 0;
  // Threads enough without sharing a sum, and too little to share.
  if (!forced && !h->chain && reduced <= (by_row ? 32 : 64) && kept >= 1024) return false;
  int64_t longest = 0;
  unsigned along = (unsigned)inner;
  for (unsigned i = 0; i < h->loops; i++) {
    if (!h->reduction[i] || (by_row && i != (unsigned)inner) || cgi_heuristic_size(h, i) <= longest) continue;
    longest = cgi_heuristic_size(h, i);
    along = i;
  }
  cgi_heuristic_clear(h);
  for (unsigned i = 0; i < h->loops; i++)
    if (h->reduction[i]) h->c->tile[CGI_TILE_REDUCTION][i] = 1;
  int64_t reuse = cgi_heuristic_reuse(h, main_operand);
  if (by_row)
    cgi_heuristic_rows(h, along, main_operand, reuse);
  else
    cgi_heuristic_columns(h, (unsigned)inner, along, reuse);
  cgi_heuristic_basis_finish(h);
  return true;
}

// ---- matrix units -----------------------------------------------------------------------------------------------------------------------------
// Tiles of the workgroup and the subgroup: rows, columns; from the largest.
static const uint16_t cgi_heuristic_matrices[][4] = {{128, 256, 64, 32}, {128, 128, 64, 64}, {64, 128, 32, 64}, {64, 64, 32, 32}, {32, 64, 16, 32}};
// The same of 16-bit numbers that registers hold one tile of ahead, and what a tile of 32 x 64 takes in each. The last ones are those of short sums,
// of which a compute unit has several to do something else while one begins or ends, and for which copies that go on by themselves begin too late.
// The first one is of sums of 16 bits, of which registers hold twice as many. Measured: 20 products and convolutions, H200, ten tiles each; sides of
// 192: eleven products.
static const uint16_t cgi_heuristic_modelled[][5] = {{256, 256, 128, 64, 31}, {128, 256, 64, 64, 41}, {128, 192, 64, 48, 40}, {192, 128, 48, 64, 42},
                                                     {128, 128, 64, 32, 42},  {64, 192, 32, 48, 52},  {64, 128, 32, 32, 55},  {128, 64, 64, 32, 55},
                                                     {64, 64, 32, 32, 63},    {32, 64, 16, 32, 87}};
enum { CGI_HEURISTIC_SHORT_SUMS = 7, CGI_HEURISTIC_SHORT_SUM = 320 };
// Where copies go on by themselves, parts are as large as registers allow: what they wait for is workgroup memory.
static const uint16_t cgi_heuristic_async_matrices[][4] = {{128, 256, 64, 64}, {128, 128, 64, 64}, {64, 128, 32, 64},
                                                           {128, 64, 64, 32},  {64, 64, 32, 32},   {32, 64, 16, 32}};
// Pieces of 16 bytes along k, and copies of the tiles, from the best; the largest tile begins with the first, whose barriers are fewest, the others,
// of which a compute unit is to hold several workgroups, with the third. Without such copies registers hold one tile ahead.
static const uint8_t cgi_heuristic_stages[][2] = {{8, 4}, {8, 3}, {4, 4}, {4, 3}};

// Whether a factor is copied in pieces of so many elements, whichever way it lies; *along_k: in rows along the sum.
static bool cgi_heuristic_in_pieces(cgi_heuristic *h, const cgi_matrix_product *p, unsigned which, int64_t lanes, bool *along_k) {
  int64_t coefficients[CGI_MAX_LOOPS], offset, span;
  unsigned operand = which ? p->b : p->a;
  cgi_matrix_gather gather;
  *along_k =
      cgi_matrix_pieces(h->root, operand, p->k, lanes, coefficients, &offset, &span) || cgi_matrix_gathers(h->root, operand, p->k, lanes, &gather);
  return *along_k || cgi_matrix_pieces(h->root, operand, which ? p->n : p->m, lanes, coefficients, &offset, &span);
}

static void cgi_heuristic_set_matrix(cgi_heuristic *h, const cgi_matrix_product *p, const uint16_t *tile, int64_t each, int64_t buffers) {
  cgi_heuristic_clear(h);
  h->c->tile[CGI_TILE_WORKGROUP][p->m] = tile[0];
  h->c->tile[CGI_TILE_WORKGROUP][p->n] = tile[1];
  h->c->tile[CGI_TILE_THREAD][p->m] = tile[2];
  h->c->tile[CGI_TILE_THREAD][p->n] = tile[3];
  for (unsigned r = 0; r < h->loops; r++)
    if (h->reduction[r]) h->c->tile[CGI_TILE_REDUCTION][r] = r == p->k ? each : 1;
  cgi_heuristic_ones(h);
  h->c->num_buffers = (unsigned)buffers;
}

// Bytes of what is added to.
static int64_t cgi_heuristic_sum_bytes(const cgi_heuristic *h) {
  return (int64_t)cg_storage_bytes(cg_type_element(cg_value_type(cg_op_result(h->root, 0))));
}

// A tile with so many pieces and copies; false where the target has not the memory or the threads for it.
static bool cgi_heuristic_matrix_tile(cgi_heuristic *h, const cgi_matrix_product *p, const uint16_t *tile, int64_t pieces, int64_t stages,
                                      bool last) {
  const cg_target *t = h->target;
  int64_t lanes = 16 / (int64_t)cg_storage_bytes(cg_type_element(cg_value_type(cgi_linalg_input(h->root, 0)))), unit = p->shape->k;
  int64_t each = cgi_smaller(pieces * lanes, cgi_ceil_div(h->size[p->k], unit) * unit), rounds = 1;
  int64_t threads = tile[0] / tile[2] * (tile[1] / tile[3]) * (int64_t)t->subgroup_size;
  bool whole = true, even = true; // they are copied in pieces; threads copy as many pieces each
  for (unsigned i = 0; i < 2; i++) {
    bool along_k, pieces_only = cgi_heuristic_in_pieces(h, p, i, lanes, &along_k);
    whole = whole && pieces_only;
    even = even && cgi_matrix_copies(along_k ? tile[i] : each, (along_k ? each : tile[i]) / lanes, threads);
  }
  if (!whole && (tile[0] > tile[1] ? tile[0] : tile[1]) * each > 32 * threads) return false; // more than a thread copies element by element
  if (!even && !last) return false;
  if (!even) each = pieces * lanes;
  if (pieces > 4 && cgi_ceil_div(h->size[p->k], each) * each * 8 > h->size[p->k] * 9) return false; // too much padding
  for (unsigned r = 0; r < h->loops; r++)
    if (h->reduction[r]) rounds *= cgi_ceil_div(h->size[r], r == p->k ? each : 1);
  stages = cgi_smaller(stages, rounds + 1); // there is no more to be ahead by
  int64_t epilogue = threads / (int64_t)t->subgroup_size * 16 * 18 * cgi_heuristic_sum_bytes(h),
          bytes = 16 / lanes * (each + lanes) * (tile[0] + tile[1]) * stages, most = (int64_t)t->max_shared_memory;
  cgi_heuristic_set_matrix(h, p, tile, each, stages);
  if (threads > h->most || bytes > most || epilogue > most) return false;
  return bytes + epilogue <= most || (whole && !cgi_matrix_is_turned(h->root, p)); // which is in the tiles' memory
}

#ifndef CODEGEN_NO_WARPGROUPS
// Tiles of the workgroup and the warpgroup, buffers, and what they take beside each other; the last is for half of the columns of the one in front.
// Measured. Of all but the first, with a buffer less, a compute unit has two, where there are so many: then one begins or ends while the other
// multiplies, of which short sums are most of the time (21 products and convolutions of 16-bit numbers, H200).
static const uint16_t cgi_heuristic_warpgroups[][6] = {{128, 256, 64, 256, 4, 3}, {128, 128, 64, 128, 4, 2}, {128, 64, 64, 64, 4, 2}};

// Products that warpgroups take: of operands that are copied in pieces, of bytes, and of words that are rounded, with rows along the
// sum; not mostly padding.
static bool cgi_heuristic_warpgroup(cgi_heuristic *h, const cgi_matrix_product *p, bool is_short) {
  const cg_target *t = h->target;
  const cg_matrix *of = cgi_matrix_of_warpgroups(t, p->shape);
  int64_t bytes = (int64_t)cg_storage_bytes(cg_type_element(cg_value_type(cgi_linalg_input(h->root, 0)))), lanes = CGI_BINDING_PIECE / bytes,
          each = 8 * lanes, padded = cgi_ceil_div(h->size[p->k], each) * each;
  if (!of || (bytes > 2 && !cg_op_attr(h->root, CGI_ATTR_ROUNDED)) || !(t->features & CG_FEATURE_ASYNC_COPY) ||
      (is_short ? padded * 3 > h->size[p->k] * 4 : padded * 8 > h->size[p->k] * 9))
    return false;
  for (unsigned i = 0; i < 2; i++) {
    bool along_k, whole = cgi_heuristic_in_pieces(h, p, i, lanes, &along_k);
    if (!whole || (!along_k && bytes != 2)) return false;
  }
  const size_t count = sizeof cgi_heuristic_warpgroups / sizeof cgi_heuristic_warpgroups[0];
  size_t best = count;
  int64_t least = INT64_MAX;
  bool two = false;
  for (size_t i = is_short; i < (bytes == 2 ? count : count - 1); i++) {
    const uint16_t *tile = cgi_heuristic_warpgroups[i];
    int64_t m = h->size[p->m], n = h->size[p->n], threads = tile[0] / tile[2] * (tile[1] / tile[3]) * cgi_target_warpgroup(t);
    int64_t memory = bytes * each * (tile[0] + tile[1]) * tile[4]; // what is staged in the end takes less, and the same
    if (threads > h->most || memory > (int64_t)t->max_shared_memory || m * 2 <= tile[0] || n * 2 <= tile[1]) continue;
    cgi_heuristic_set_matrix(h, p, tile, each, tile[4]);
    int64_t groups = cgi_heuristic_groups(h), time = cgi_ceil_div(groups, cgi_larger(h->units, 1)) * tile[5];
    if (groups * 10 < h->units * (is_short ? 10 : 3) || time >= least) continue;
    best = i;
    least = time;
    two = i > 0 && bytes == 2 && groups > h->units;
  }
  if (best == count) return false;
  cgi_heuristic_set_matrix(h, p, cgi_heuristic_warpgroups[best], each, cgi_heuristic_warpgroups[best][4] - two);
  h->info->subgroup_size = cgi_target_warpgroup(t);
  return true;
}
#endif

// One of the modelled tiles: eight pieces along k but for short sums, and windows where units have several workgroups.
static bool cgi_heuristic_modelled_tile(cgi_heuristic *h, const cgi_matrix_product *p, size_t i, bool is_short, bool gathered) {
  const uint16_t *tile = cgi_heuristic_modelled[i];
  if (i == 0 && cgi_heuristic_sum_bytes(h) > 2) return false;
  bool long_steps = !is_short && cgi_heuristic_matrix_tile(h, p, tile, 8, 1, false);
  return (long_steps && !(gathered && cgi_heuristic_groups(h) * 2 >= h->units * 5)) || cgi_heuristic_matrix_tile(h, p, tile, 4, 1, false);
}

// Turns of the compute units by what a tile takes. Factors are copied in pieces.
static bool cgi_heuristic_modelled_matrix(cgi_heuristic *h, const cgi_matrix_product *p, bool is_short) {
  int64_t least = INT64_MAX, coefficients[CGI_MAX_LOOPS], offset, span;
  size_t best = 0, count = sizeof cgi_heuristic_modelled / sizeof cgi_heuristic_modelled[0];
  bool along_k;
  for (unsigned i = 0; i < 2; i++)
    if (!cgi_heuristic_in_pieces(h, p, i, CGI_BINDING_PIECE / 2, &along_k)) return false;
  bool gathered = !cgi_matrix_pieces(h->root, p->a, p->k, CGI_BINDING_PIECE / 2, coefficients, &offset, &span);
  for (size_t i = is_short ? CGI_HEURISTIC_SHORT_SUMS : 0; i < count; i++) {
    const uint16_t *tile = cgi_heuristic_modelled[i];
    if (!cgi_heuristic_modelled_tile(h, p, i, is_short, gathered)) continue;
    int64_t time = cgi_ceil_div(cgi_heuristic_groups(h), cgi_larger(h->units, 1)) * (tile[0] * tile[1] / 2048) * tile[4];
    if (time >= least) continue;
    best = i;
    least = time;
  }
  return least < INT64_MAX && cgi_heuristic_modelled_tile(h, p, best, is_short, gathered);
}

static bool cgi_heuristic_matrix(cgi_heuristic *h, bool forced) {
  cgi_matrix_product p;
  if (h->info->subgroup_size || !cgi_matrix_product_of(h->root, h->target, &p)) return false;
  bool async = (h->target->features & CG_FEATURE_ASYNC_COPY) != 0, done = false;
  int64_t m = cgi_heuristic_size(h, p.m), n = h->size[p.n], k = h->size[p.k];
  bool images = m >= 14 && cgi_heuristic_product(h, cgi_heuristic_kind(h, false)) >= 32 * m * n; // rows of many more: half of a tile still gains
  if (!forced && ((m < 24 && !images) || n < 32 || k < 16 || cgi_heuristic_product(h, cgi_heuristic_kind(h, true)) < 32)) return false; // padding
  for (unsigned i = 0; i < h->loops; i++) h->size[i] = cgi_heuristic_size(h, i);
  const uint64_t bytes = cg_storage_bytes(cg_type_element(cg_value_type(cgi_linalg_input(h->root, 0))));
  const int64_t sum = cgi_heuristic_product(h, cgi_heuristic_kind(h, true));
  bool is_short = bytes == 2 && sum < CGI_HEURISTIC_SHORT_SUM;
#ifndef CODEGEN_NO_WARPGROUPS
  if (cgi_heuristic_warpgroup(h, &p, is_short)) {
    cgi_heuristic_finish(h, "CooperativeMatrix");
    return true;
  }
#endif
  if (!async && bytes == 1) { // measured: of bytes along the sum
    bool along[2] = {false, false};
    for (unsigned i = 0; i < 2; i++) (void)cgi_heuristic_in_pieces(h, &p, i, 16, &along[i]);
    done = along[0] && along[1] && m > 64 && n > 64 && cgi_heuristic_matrix_tile(h, &p, cgi_heuristic_matrices[1], 8, 1, false) &&
           cgi_heuristic_groups(h) * 10 >= h->units * 9;
  }
  if ((!async && bytes == 2) || is_short)
    done = cgi_heuristic_modelled_matrix(h, &p, is_short) && (!async || cgi_heuristic_groups(h) >= 2 * h->units);
  const size_t count = async ? sizeof cgi_heuristic_async_matrices / sizeof cgi_heuristic_async_matrices[0]
                             : sizeof cgi_heuristic_matrices / sizeof cgi_heuristic_matrices[0];
  for (size_t i = 0; i < count && !done; i++) {
    const uint16_t *tile = async ? cgi_heuristic_async_matrices[i] : cgi_heuristic_matrices[i];
    bool last = i + 1 == count, fits = !async && cgi_heuristic_matrix_tile(h, &p, tile, 4, 1, last);
    for (size_t j = i ? 2 : 0; async && !fits && j < sizeof cgi_heuristic_stages / sizeof cgi_heuristic_stages[0]; j++)
      fits = cgi_heuristic_matrix_tile(h, &p, tile, cgi_heuristic_stages[j][0], cgi_heuristic_stages[j][1], last);
    if (!fits && !last) continue;
    if (tile[0] == 64 && tile[1] == 128 && (m % 64 || n % 128)) continue; // measured: edges of small products cost less in small tiles
    done = last || (m * 2 > tile[0] && n * 2 > tile[1] && cgi_heuristic_groups(h) * 10 >= h->units * 9);
  }
  h->info->subgroup_size = (int64_t)h->target->subgroup_size;
  cgi_heuristic_finish(h, "CooperativeMatrix");
  return true;
}

// ---- attention ------------------------------------------------------------------------------------------------------------------------------
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
static void cgi_heuristic_set_attention(cgi_heuristic *h, const cgi_attention *a, int64_t rows, int64_t part, int64_t keys) {
  int64_t columns = cgi_round_up(a->size[a->n], 16);
  cgi_heuristic_clear(h);
  h->c->tile[CGI_TILE_WORKGROUP][a->m] = rows;
  h->c->tile[CGI_TILE_THREAD][a->m] = part;
  h->c->tile[CGI_TILE_WORKGROUP][a->n] = h->c->tile[CGI_TILE_THREAD][a->n] = columns;
  h->c->tile[CGI_TILE_REDUCTION][a->k1] = cgi_round_up(a->size[a->k1], 16);
  h->c->tile[CGI_TILE_REDUCTION][a->k2] = keys;
  cgi_heuristic_ones(h);
}

static bool cgi_heuristic_finish_attention(cgi_heuristic *h, int64_t subgroup) {
  h->info->subgroup_size = subgroup;
  h->c->num_buffers = 2;
  cgi_heuristic_finish(h, "Attention");
  return true;
}

#ifndef CODEGEN_NO_WARPGROUPS
// A warpgroup with 64 rows and 64 keys at a time, where what it multiplies is copied in pieces and scores become weights in registers. Measured: as
// fast as larger tiles of 128 columns, and faster of 64, of which a compute unit has four.
static bool cgi_heuristic_attention_warpgroups(cgi_heuristic *h, const cgi_attention *a) {
  enum { rows = 64, keys = 64, panel = 64, most = 128 };
  const cg_target *t = h->target;
  int64_t coefficients[CGI_MAX_LOOPS], offset, span, depth = a->size[a->k1], columns = a->size[a->n],
                                                     bytes = 2 * rows * depth + 4 * keys * (depth + columns);
  double factor;
  for (unsigned i = 0; i < 3; i++)
    if (!cgi_matrix_pieces(h->root, i, i == 2 ? a->n : a->k1, CGI_BINDING_PIECE / 2, coefficients, &offset, &span)) return false;
  if (!cgi_target_warpgroup(t) || !(t->features & CG_FEATURE_ASYNC_COPY) || !cgi_attention_is_plain(h->root, a, &factor) || depth % panel ||
      columns % panel || depth > most || columns > most || bytes > (int64_t)t->max_shared_memory || cgi_target_warpgroup(t) > h->most)
    return false;
  cgi_heuristic_set_attention(h, a, rows, rows, keys);
  return cgi_heuristic_groups(h) * 10 >= h->units * 6 && cgi_heuristic_finish_attention(h, cgi_target_warpgroup(t));
}
#endif

// Rows of a workgroup, rows of a subgroup, keys at a time, from the best; those of scores that stay in registers, or of those that are stored.
static bool cgi_heuristic_attention_tiles(cgi_heuristic *h, const cgi_attention *a, const uint8_t (*tiles)[3], bool registers, bool async) {
  int64_t lanes = (int64_t)h->target->subgroup_size, depth = cgi_round_up(a->size[a->k1], 16), columns = cgi_round_up(a->size[a->n], 16);
  for (; (*tiles)[0]; tiles++) {
    int64_t rows = (*tiles)[0], part = (*tiles)[1], keys = (*tiles)[2], threads = rows / part * lanes, queries = rows * 2 * (depth + 8),
            bytes = keys * 2 * (depth + columns + 16), places = rows / part * 16 * (keys + 8) * 2;
    if (!registers)
      bytes += places + threads * 4;
    else
      bytes = cgi_larger(bytes * (async ? 2 : 1), cgi_larger(queries, places)) +
              (part * depth > CGI_ATTENTION_HELD * 256 ? queries : 0); // as tile-attention has them
    cgi_heuristic_set_attention(h, a, rows, part, keys);
    if (threads > h->most || bytes > (int64_t)h->target->max_shared_memory) continue;
    if (tiles[1][0] && tiles[1][0] < rows && cgi_heuristic_groups(h) * 10 < h->units * 9) continue;
    return cgi_heuristic_finish_attention(h, lanes);
  }
  return false;
}

static bool cgi_heuristic_attention_matrix(cgi_heuristic *h, const cgi_attention *a) {
  // Of up to 32 columns, up to 64, and more.
  static const uint8_t narrow[][3] = {{128, 32, 128}, {64, 16, 64}, {64, 16, 32}, {0, 0, 0}},
                       slim[][3] = {{128, 32, 64}, {64, 16, 64}, {64, 16, 32}, {0, 0, 0}}, wide[][3] = {{128, 32, 32}, {64, 16, 32}, {0, 0, 0}},
                       wide_by_hand[][3] = {{128, 16, 64}, {64, 16, 32}, {0, 0, 0}}; // copies take registers, too
  cg_value operands[3];
  double factor;
  int64_t behind, most = cgi_larger(a->size[a->n], a->size[a->k1]);
  for (unsigned i = 0; i < 3; i++) operands[i] = cgi_linalg_input(h->root, i);
  if (!cgi_attention_suits_matrices(operands, h->target, a) || cgi_heuristic_size(h, a->m) < 16) return false;
#ifndef CODEGEN_NO_WARPGROUPS
  if (cgi_heuristic_attention_warpgroups(h, a)) return true;
#endif
  bool async = (h->target->features & CG_FEATURE_ASYNC_COPY) != 0;
  bool pieces = a->size[a->n] % 8 == 0 && a->size[a->k1] % 8 == 0;
  bool registers = (h->target->features & CG_FEATURE_COOPERATIVE_MATRIX2) && pieces && cgi_attention_is_plain(h->root, a, &factor);
  const uint8_t(*tiles)[3] = most > 64 ? (async ? wide : wide_by_hand) : most > 32 || async ? slim : narrow;
  if (most <= 64 && !async && cgi_attention_is_causal(h->root, a, &behind)) tiles++; // many rows have few keys
  if (registers && cgi_heuristic_attention_tiles(h, a, tiles, true, async)) return true;
  // More rows need more instructions, which elements that are read one by one, or rounded by hand, need, too.
  bool few = pieces && operands[0]->type->element->kind == CG_TYPE_F16 && (most <= 64 || async);
  return cgi_heuristic_attention_tiles(h, a, few ? wide : wide + 1, false, async);
}

#ifndef CODEGEN_NO_FAST_PIPELINES
// A piece of a line at a time: lanes along what lies inside of the lines, the rest of the workgroup along them.
static bool cgi_heuristic_scan(cgi_heuristic *h) {
  cgi_scan_shape s;
  if (!cgi_scan_of(h->root, &s)) return false;
  cgi_heuristic_clear(h);
  h->c->tile[CGI_TILE_REDUCTION][s.dim] = s.tile.threads * s.tile.groups * s.tile.width;
  h->c->threads[s.dim] = s.tile.threads;
  if (s.tile.groups > 1) h->c->batch[s.dim] = s.tile.groups;
  unsigned last = h->c->num_loops - 1;
  if (s.tile.lanes > 1) h->c->tile[CGI_TILE_WORKGROUP][last] = h->c->threads[last] = s.tile.lanes;
  if (s.tile.lines > 1) h->c->tile[CGI_TILE_WORKGROUP][s.dim - 1] = h->c->threads[s.dim - 1] = s.tile.lines;
  h->info->pipeline = cgi_s("Scan");
  cgi_derive_workgroup_size(h->c, h->info);
  cgi_heuristic_subgroups(h, s.tile.threads * s.tile.lanes * s.tile.lines);
  return true;
}

// A tile of a line, or of several, at a time: threads along it.
static bool cgi_heuristic_sort(cgi_heuristic *h) {
  cgi_sort_shape s;
  unsigned last = h->c->num_loops - 1;
  if (!cgi_sort_of(h->root, &s)) return false;
  cgi_heuristic_clear(h);
  h->c->tile[CGI_TILE_REDUCTION][last] = s.tile;
  h->c->threads[last] = s.threads;
  h->info->pipeline = cgi_s("Sort");
  cgi_derive_workgroup_size(h->c, h->info);
  return true;
}
#endif

// Threads are 16 along a row, each with four keys, or columns of the result, at a time. As many rows each as registers and workgroup memory hold, and
// as leave every compute unit a workgroup.
static bool cgi_heuristic_attention(cgi_heuristic *h, bool forced) {
  enum { across = 16, keys = 64, most_sums = 16, least_threads = 128 };
  cgi_attention a;
  (void)forced;
  if (!cgi_attention_of(h->root, &a) || h->most < least_threads || h->info->subgroup_size) return false;
  if (cgi_heuristic_attention_matrix(h, &a)) return true;
  int64_t down = cgi_smaller(h->most / across, 16), columns = cgi_ceil_div(a.size[a.n], keys), groups,
          limit = h->target ? (int64_t)h->target->max_shared_memory : 16384, depth = a.size[a.k1] != CG_DYNAMIC && a.size[a.k1] <= 8 ? 8 : 16;
  int64_t length = 0, bytes = 0;
  cgi_walk_pre(h->root, cgi_heuristic_count_body, &length);
  bool plain = cgi_linalg_num_inputs(h->root) == 4 && length < 8; // else scores take many instructions
  // Two vectors of keys for each thread, of fewer rows of threads, so that operands are read for twice as many products; else one.
  bool twice = plain && columns <= 2 && a.size[a.k2] != CG_DYNAMIC && a.size[a.k2] >= 2 * keys && a.size[a.k1] % 4 == 0 &&
               (length < 4 || a.size[a.k2] % (2 * keys) == 0) && cgi_linalg_input(h->root, 0)->type->element->kind == CG_TYPE_F32;
  for (int64_t rows = plain ? 8 : 4, wide = twice ? 2 : 1; rows; rows = wide > 1 ? rows : rows / 2, wide = 1) {
    int64_t below = wide > 1 ? cgi_smaller(down, 8) : down;
    cgi_heuristic_clear(h);
    h->c->tile[CGI_TILE_WORKGROUP][a.m] = rows * below;
    h->c->tile[CGI_TILE_THREAD][a.m] = rows;
    h->c->tile[CGI_TILE_WORKGROUP][a.n] = columns * keys;
    h->c->tile[CGI_TILE_THREAD][a.n] = columns * keys / across;
    h->c->tile[CGI_TILE_REDUCTION][a.k1] = depth;
    h->c->tile[CGI_TILE_REDUCTION][a.k2] = keys * wide;
    cgi_heuristic_ones(h);
    groups = cgi_heuristic_groups(h) / columns;
    bytes = 16 * (rows * below * (across * wide + 1) +
                  cgi_larger(depth * (cgi_larger(columns, wide) * across + 1), across * below * cgi_ceil_div(rows, 4)));
    if (rows * columns > most_sums || bytes > limit) continue;
    if (rows == 1 || (groups * 10 >= h->units * 9 && rows * below < 2 * cgi_heuristic_size(h, a.m))) break;
  }
  if (bytes > limit) return false;
  cgi_heuristic_finish(h, "Attention");
  return true;
}
#endif

// ---- the choice -------------------------------------------------------------------------------------------------------------------------------
static void cgi_heuristic_facts(cgi_heuristic *h) {
  const cg_target *t = h->target;
  h->units = t && t->compute_units ? (int64_t)t->compute_units : 16;
  h->most = t ? cgi_smaller((int64_t)t->max_workgroup_invocations, (int64_t)t->max_workgroup_size[0]) : 128;
  h->most = cgi_pow2_down(cgi_larger(cgi_smaller(h->most, 1024), 1));
  h->subgroup = t && t->subgroup_size ? (int64_t)t->subgroup_size : 32;
  h->subgroup = cgi_larger(cgi_smaller(cgi_pow2_down(h->subgroup), 64), 8);
  h->cpu = cgi_target_iterates(t);
  h->lanes = h->cpu ? (int64_t)cgi_most_lanes(t) : 4;
  h->shared = !(t && t->slow_shared_memory) && (!t || t->max_shared_memory >= 16384);
}

typedef struct cgi_heuristic_pipeline {
  const char *name;
  bool (*choose)(cgi_heuristic *h, bool forced); // false where the root is nothing for it
  bool only;                                     // it has no form for other roots: these get what suits them
} cgi_heuristic_pipeline;

static const cgi_heuristic_pipeline cgi_heuristic_pipelines[] = {
    {"SimpleDistribute", cgi_heuristic_simple, false},
    {"CooperativeMatrix", cgi_heuristic_matrix, true},
    {"MatmulPromoteVectorize", cgi_heuristic_promote, false},
    {"VectorDistribute", cgi_heuristic_reduce, true},
    {"Transpose", cgi_heuristic_transpose, false},
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
    {"Attention", cgi_heuristic_attention, true},
#endif
};

// A pipeline that was asked for.
static bool cgi_heuristic_forced(cgi_heuristic *h) {
  cg_str name = h->info->pipeline;
  if (!name.len) return false;
  for (size_t i = 0; i < sizeof cgi_heuristic_pipelines / sizeof cgi_heuristic_pipelines[0]; i++) {
    const cgi_heuristic_pipeline *p = &cgi_heuristic_pipelines[i];
    if (!cgi_str_is(name, p->name)) continue;
    if (p->choose(h, true)) return true;
    if (!p->only) break;
    h->info->pipeline = cgi_s("");
    cgi_heuristic_clear(h);
    return false;
  }
  if (cgi_heuristic_kind(h, true))
    cgi_heuristic_direct(h);
  else
    cgi_heuristic_elementwise(h);
  return true;
}

// A CPU: an invocation is an iteration of a loop, so that tiles are of registers and of the cache. What an inner row of the right operand holds is
// used for some rows of the left one at once, and by those of so many iterations while it is in the cache.
#define CGI_HEURISTIC_READERS 32
// Steps of a sum that are written out: they divide it, so that no step has guards.
static int64_t cgi_heuristic_depth(int64_t k, int64_t most) {
  if (k == CG_DYNAMIC) return 1;
  if (k <= most) return 0;
  while (k % most) most /= 2;
  return most;
}

// One row: the right operand is read once, many columns side by side.
static bool cgi_heuristic_cpu_row(cgi_heuristic *h, const cgi_heuristic_contraction *p, unsigned n) {
  int64_t columns = 8 * h->lanes;
  if (h->size[n] < columns || cgi_heuristic_innermost(h, p->rhs) != (int)n) return false;
  cgi_heuristic_clear(h);
  cgi_heuristic_tile(h, n, 1, columns);
  for (unsigned i = 0; i < h->loops; i++)
    if (h->reduction[i]) h->c->tile[CGI_TILE_REDUCTION][i] = 1;
  h->c->tile[CGI_TILE_REDUCTION][p->inner_k] = cgi_heuristic_depth(h->size[p->inner_k], 2);
  cgi_heuristic_finish(h, "Vectorize");
  return true;
}

typedef struct cgi_cpu_tile {
  unsigned m, n, y;            // loops of rows and columns, and another one of rows or none: the number of loops
  int64_t each, columns;       // of an iteration
  int64_t readers, more, time; // iterations of a workgroup, and those along y
} cgi_cpu_tile;

// They divide the rows if any number of them does, else the last workgroup has about as many; where rows are short, those of the next loop read what
// they have in common, too.
static void cgi_heuristic_cpu_readers(const cgi_heuristic *h, cgi_cpu_tile *t) {
  int64_t rows = cgi_heuristic_size(h, t->m), all = cgi_ceil_div(rows, t->each);
  t->readers = cgi_ceil_div(all, cgi_ceil_div(all, CGI_HEURISTIC_READERS));
  for (int64_t n = CGI_HEURISTIC_READERS; n > 8 && h->size[t->m] != CG_DYNAMIC; n--) {
    if (rows % (t->each * n)) continue;
    t->readers = n;
    break;
  }
  for (t->more = t->y < h->loops ? CGI_HEURISTIC_READERS / t->readers : 1; t->more > 1 && h->size[t->y] % t->more;) t->more--;
}

// In sixteenths of a cycle, as fits what 13 products and convolutions took of all tiles (Zen 5 with AVX2). A step of a sum takes half a cycle for
// each product of vectors, but waits for the step before; many rows have many addresses. Copying a row of a panel takes as long as 16 cycles for each
// vector, two of them at least, since they share a line of the cache; columns that lie across are put together. What is left over is a second body,
// with guards.
static void cgi_heuristic_cpu_time(const cgi_heuristic *h, cgi_cpu_tile *t, bool lie_across) {
  int64_t v = cgi_ceil_div(t->columns, h->lanes), rows = cgi_heuristic_size(h, t->m), width = cgi_heuristic_size(h, t->n);
  int64_t products = t->each * v, step = cgi_larger(8 * products, 60 + products) + 6 * cgi_larger(t->each - 5, 0) + 6 * t->each + 2 * v;
  cgi_heuristic_cpu_readers(h, t);
  int64_t all = t->readers * t->more, shared = all < 4 ? 1 : all;
  step += (shared > 1 ? 256 * cgi_larger(v, 2) : 24 * v) / shared + (lie_across ? 8 * t->columns / shared : 0);
  t->time = cgi_saturating_mul(cgi_ceil_div(rows, t->each) + (rows % t->each != 0), width / t->columns + 2 * (width % t->columns != 0));
  t->time = cgi_saturating_mul(t->time, step);
}

static bool cgi_heuristic_cpu_product(cgi_heuristic *h) {
  cgi_heuristic_contraction p;
  cgi_cpu_tile t, best;
  if (!cgi_heuristic_contraction_of(h, &p)) return false;
  t.n = h->order[0];
  t.m = t.y = h->loops;
  for (unsigned k = 1; k < h->num_parallel && t.y == h->loops; k++)
    if (p.m >> h->order[k] & 1 && h->size[h->order[k]] != 1) *(t.m == h->loops ? &t.m : &t.y) = h->order[k];
  if (!(p.n >> t.n & 1)) return false;
  if (t.m == h->loops) return cgi_heuristic_cpu_row(h, &p, t.n);
  int64_t width = h->size[t.n], rows = cgi_heuristic_size(h, t.m), registers = h->lanes > 8 ? 32 : 16;
  bool narrow = width != CG_DYNAMIC && width < 4; // a few columns: each is a sum
  if (narrow && (rows < 16 || width < 2)) return false;
  bool lie_across = cgi_heuristic_innermost(h, p.rhs) == (int)p.inner_k;
  best = t;
  best.each = 1;
  best.columns = 4;
  best.time = INT64_MAX;
  for (int64_t lanes = h->lanes; lanes >= 4; lanes /= 2)
    for (t.columns = lanes; t.columns <= cgi_heuristic_size(h, t.n) && 2 * t.columns < registers * lanes; t.columns += lanes)
      for (t.each = 1; t.each <= cgi_smaller(8, rows) && (t.each + 1) * (t.columns / lanes) < registers; t.each++) {
        cgi_heuristic_cpu_time(h, &t, lie_across);
        if (t.time < best.time || (t.time == best.time && t.each * t.columns > best.each * best.columns)) best = t;
      }
  if (narrow) {
    best.columns = width;
    best.each = 4;
    cgi_heuristic_cpu_readers(h, &best);
  }
  cgi_heuristic_clear(h);
  cgi_heuristic_tile(h, t.n, 1, best.columns);
  cgi_heuristic_tile(h, t.m, best.readers, best.each);
  if (best.more > 1) cgi_heuristic_tile(h, t.y, best.more, 1);
  for (unsigned i = 0; i < h->loops; i++)
    if (h->reduction[i]) h->c->tile[CGI_TILE_REDUCTION][i] = 1;
  bool slides = p.w && cgi_heuristic_innermost(h, p.lhs) != (int)p.inner_k; // columns do: each step of the sum reads vectors of its own
  h->c->tile[CGI_TILE_REDUCTION][p.inner_k] = cgi_heuristic_depth(h->size[p.inner_k], narrow ? 2 : slides ? 4 : 8);
  cgi_heuristic_finish(h, "Vectorize");
  return true;
}

CGI_DEF void cgi_choose_configuration(cg_op func, cg_op root, const cg_target *target, cgi_lowering_config *config, cgi_translation_info *info) {
  cgi_heuristic h;
  memset(&h, 0, sizeof h);
  memset(config, 0, sizeof *config);
  h.root = root;
  h.target = target;
  h.c = config;
  h.info = info;
  config->num_buffers = 1;
  config->num_loops = cgi_linalg_num_loops(root);
  info->subgroup_size = 0;
  cgi_heuristic_facts(&h);
#ifdef CODEGEN_NO_FAST_PIPELINES
  (void)func;
  cgi_heuristic_simple(&h, false);
#else
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
  if (cgi_heuristic_scan(&h) || cgi_heuristic_sort(&h)) return;
#endif
  if (!cgi_heuristic_analyze(&h, func) || (!info->pipeline.len && !cgi_walk_pre(func, cgi_heuristic_takes_vectors, NULL))) {
    cgi_heuristic_simple(&h, false);
    return;
  }
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
  if (root->def->kind == CG_IREE_LINALG_EXT_ATTENTION) { // nothing else takes it
    if ((info->pipeline.len && !cgi_str_is(info->pipeline, "Attention")) || !cgi_heuristic_attention(&h, false)) cgi_heuristic_simple(&h, false);
    return;
  }
#endif
  if (cgi_heuristic_forced(&h)) return;
  if (!cgi_heuristic_kind(&h, true)) {
    if (!cgi_heuristic_transpose(&h, false)) cgi_heuristic_elementwise(&h);
    return;
  }
  if (cgi_linalg_num_outputs(root) > 1) { // reduced together: by threads that share the loops, or in an order of their own
    if (!cgi_heuristic_reduce(&h, false)) cgi_heuristic_simple(&h, false);
    return;
  }
  if (h.cpu && cgi_heuristic_cpu_product(&h)) return;
  if (cgi_heuristic_matrix(&h, false) || cgi_heuristic_promote(&h, false)) return;
  cgi_heuristic_contraction p;
  bool reused = cgi_heuristic_contraction_of(&h, &p) && cgi_heuristic_product(&h, p.m) > 4 && cgi_heuristic_product(&h, p.n) > 4;
  if (reused || !cgi_heuristic_reduce(&h, false)) cgi_heuristic_direct(&h);
#endif
}

#undef CGI_HEURISTIC_DYNAMIC
#undef CGI_HEURISTIC_MANY
#undef CGI_HEURISTIC_MANY_GROUPS
#undef CGI_HEURISTIC_READERS
#undef CGI_HEURISTIC_CHUNK
#undef CGI_HEURISTIC_TINY
#undef CGI_HEURISTIC_LONG
#undef CGI_HEURISTIC_SCATTERED
#undef CGI_HEURISTIC_ENDS
