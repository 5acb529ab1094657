// hlo-to-linalg, scans: a window as wide as its array with padding at one side (cumulative sums, products, maxima) takes work in proportion to the
// array, by generics of parallel loops only.
//
//   up      every 8 elements become one, then every 32 of those, again and again, until 32 are left
//   down    every element folds its block of 8 or 32 up to itself, behind what the blocks in front of it come to
//
// Where every target has fast workgroup memory, lines of known length that one op folds are codegen.scan instead, of which the pipeline Scan makes
// kernels; few lines are cut in blocks, whose sums are one before.
// A reduction by a region of several ops over a long dim into few results goes up likewise until it is short, unless each result has an op of its
// own: threads share those, and split-reduction splits them.
// That takes for granted that the region is associative, which StableHLO asks of reductions. What may be another is folded from the start for every
// element.
#include "dialects/combiner.h"
#include "passes/input/hlo_to_linalg.h"
#include "target/configuration.h"
#include "target/scans.h"

#define CGI_SCAN_BLOCK 32
#define CGI_SCAN_FIRST_BLOCK 8 // of a line's own elements: each is folded by all that follow it in the block
#define CGI_SCAN_SHORT 1024    // elements that one thread may reduce where there are fewer than CGI_SCAN_FEW lines
#define CGI_SCAN_FEW 4096
#define CGI_SCAN_LONGEST ((int64_t)1 << 30) // of a line of unknown length
#define CGI_SCAN_LEVELS 6                   // as many blocks of blocks as make that

typedef struct cgi_scan cgi_scan;
typedef bool (*cgi_scan_combine)(cgi_scan *s, cgi_builder *b, const cg_value *pair, cg_value *out); // pair: what is in front, what follows

typedef struct cgi_scan_level {
  cg_value *arrays;
  cg_value length; // of a line
  int64_t static_length;
} cgi_scan_level;

struct cgi_scan {
  cgi_to_linalg *h;
  cg_op op;
  cgi_scan_combine combine;
  unsigned n, rank, dim;
  bool reverse;   // each element folds what comes behind it
  bool exclusive; // of itself
  bool whole;     // no blocks
  bool shortens;  // goes up alone
  int64_t shape[CGI_HLO_MAX_RANK];
  cg_value sizes[CGI_HLO_MAX_RANK]; // of dynamic dims
  cg_value at[CGI_HLO_MAX_RANK];    // in a body: where this element is
  cgi_scan_level level[CGI_SCAN_LEVELS + 1];
  cg_value in[CGI_TO_LINALG_MAX_OPERANDS];
  bool counts[CGI_TO_LINALG_MAX_OPERANDS];  // its elements are their places
  cg_type from[CGI_TO_LINALG_MAX_OPERANDS]; // their elements, signedness kept
  cg_type acc[CGI_TO_LINALG_MAX_OPERANDS], to[CGI_TO_LINALG_MAX_OPERANDS];
  cg_value init[CGI_TO_LINALG_MAX_OPERANDS]; // NULL: starts with the first element; a scalar, or one per line
};

static int64_t cgi_scan_block(const cgi_scan *s, unsigned level) { return level || s->shortens ? CGI_SCAN_BLOCK : CGI_SCAN_FIRST_BLOCK; }

static cg_value cgi_scan_extract(cgi_scan *s, cgi_builder *b, cg_value tensor, cg_value place) {
  cg_value indices[CGI_HLO_MAX_RANK];
  memcpy(indices, s->at, sizeof indices);
  indices[s->dim] = place;
  return cgi_build_element(b, tensor, s->rank, indices);
}

// Element i of the line, as the region takes it.
static bool cgi_scan_element(cgi_scan *s, cgi_builder *b, unsigned level, cg_value i, cg_value *out) {
  for (unsigned k = 0; k < s->n; ++k) {
    if (level) {
      out[k] = cgi_scan_extract(s, b, s->level[level].arrays[k], i);
      continue;
    }
    cg_value place = i;
    if (s->reverse) {
      cg_value last = cgi_build_binary_int(b, CG_ARITH_SUBI, s->level[0].length, 1);
      place = cgi_build_binary(b, CG_ARITH_SUBI, last, i);
    }
    if (s->counts[k])
      out[k] = cgi_build_unary(b, CG_ARITH_INDEX_CAST, s->acc[k], place);
    else
      out[k] = cgi_to_linalg_convert_scalar(b, cgi_scan_extract(s, b, s->in[k], place), s->from[k], s->acc[k]);
    if (!out[k]) return cgi_op_unsupported(s->op, "has a region whose types its operands cannot be converted to");
  }
  return true;
}

// What the line starts with. False where nothing does.
static bool cgi_scan_start(cgi_scan *s, cgi_builder *b, cg_value *out) {
  if (!s->init[0]) return false;
  for (unsigned k = 0; k < s->n; ++k) {
    cg_value line[CGI_HLO_MAX_RANK];
    unsigned n = 0;
    out[k] = s->init[k];
    if (!cg_type_is_shaped(cg_value_type(out[k]))) continue;
    for (unsigned d = 0; d < s->rank; ++d)
      if (d != s->dim) line[n++] = s->at[d];
    out[k] = cgi_build_element(b, out[k], n, line);
  }
  return true;
}

// acc, then the elements [begin, end) of the line.
static bool cgi_scan_fold(cgi_scan *s, cgi_builder *b, unsigned level, cg_value begin, cg_value end, cg_value *acc) {
  cg_value pair[2 * CGI_TO_LINALG_MAX_OPERANDS];
  cgi_builder in = cgi_builder_in_for(cgi_build_for(b, begin, end, cgi_build_index(b, 1), s->n, acc), pair);
  if (!cgi_scan_element(s, &in, level, cg_block_arg(in.block, 0), pair + s->n) || !s->combine(s, &in, pair, acc)) return false;
  cgi_build_yield_results(&in, acc);
  return true;
}

// What the blocks in front of block q come to, from the level above; in block 0 what the line starts with. *begin is where to go on.
static bool cgi_scan_front(cgi_scan *s, cgi_builder *b, unsigned level, cg_value *const *fronts, cg_value q, cg_value base, cg_value *acc,
                           cg_value *begin) {
  cg_value start[CGI_TO_LINALG_MAX_OPERANDS], pair[2 * CGI_TO_LINALG_MAX_OPERANDS];
  bool starts = level == 0 && cgi_scan_start(s, b, start);
  if (!starts && !cgi_scan_element(s, b, level, base, start)) return false;
  *begin = starts ? base : cgi_build_binary_int(b, CG_ARITH_ADDI, base, 1);
  memcpy(acc, start, s->n * sizeof *acc);
  if (!fronts) return true;
  cg_value zero = cgi_build_index(b, 0), first = cgi_build_cmpi(b, CG_CMPI_EQ, q, zero);
  cg_value before = cgi_build_binary(b, CG_ARITH_MAXSI, cgi_build_binary_int(b, CG_ARITH_SUBI, q, 1), zero);
  memcpy(pair, start, s->n * sizeof *pair);
  for (unsigned k = 0; k < s->n; ++k) acc[k] = pair[s->n + k] = cgi_scan_extract(s, b, (*fronts)[k], before);
  if (starts && !s->combine(s, b, pair, acc)) return false;
  for (unsigned k = 0; k < s->n; ++k) acc[k] = cgi_build_select(b, first, start[k], acc[k]);
  *begin = cgi_build_select(b, first, *begin, base);
  return true;
}

// One generic over the line at `level`: `up` gives each block's fold, else each element's with what is in front of it.
static bool cgi_scan_pass(cgi_scan *s, unsigned level, bool up, cg_value *const *fronts, cg_value *results) {
  cgi_to_linalg *h = s->h;
  cg_value outs[CGI_TO_LINALG_MAX_OPERANDS], acc[CGI_TO_LINALG_MAX_OPERANDS], begin;
  cg_map maps[CGI_TO_LINALG_MAX_OPERANDS];
  const cgi_scan_level *l = &s->level[level], *made = l + up;
  int64_t block = cgi_scan_block(s, level);
  s->shape[s->dim] = made->static_length;
  s->sizes[s->dim] = made->length;
  for (unsigned k = 0; k < s->n; ++k) {
    maps[k] = cgi_map_identity(h->ctx, s->rank);
    outs[k] = cgi_to_linalg_empty(h, s->rank, s->shape, s->sizes, level || up ? s->acc[k] : s->to[k]);
  }
  cg_op generic = cgi_build_generic(&h->b, 0, NULL, s->n, outs, maps, s->rank, NULL);
  cgi_builder b = cgi_builder_in_each(generic, s->rank, s->at);
  cg_value i = s->at[s->dim], end;
  if (!up && level == 0 && s->reverse) i = cgi_build_binary(&b, CG_ARITH_SUBI, cgi_build_binary_int(&b, CG_ARITH_SUBI, l->length, 1), i);
  bool from_start = !up && !fronts; // one block
  cg_value q = up ? i : from_start ? cgi_build_index(&b, 0) : cgi_build_binary_int(&b, CG_ARITH_DIVUI, i, block);
  cg_value base = from_start ? q : cgi_build_binary_int(&b, CG_ARITH_MULI, q, block);
  if (up) {
    end = cgi_build_binary(&b, CG_ARITH_MINSI, cgi_build_binary_int(&b, CG_ARITH_ADDI, base, block), l->length);
    if (!cgi_scan_element(s, &b, level, base, acc)) return false;
    begin = cgi_build_binary_int(&b, CG_ARITH_ADDI, base, 1);
  } else {
    end = s->exclusive && level == 0 ? i : cgi_build_binary_int(&b, CG_ARITH_ADDI, i, 1);
    if (!cgi_scan_front(s, &b, level, fronts, q, base, acc, &begin)) return false;
  }
  if (!cgi_scan_fold(s, &b, level, begin, end, acc)) return false;
  for (unsigned k = 0; k < s->n && !level && !up; ++k) acc[k] = cgi_to_linalg_convert_scalar(&b, acc[k], s->acc[k], s->to[k]);
  cgi_build_return(&b, CG_LINALG_YIELD, s->n, acc);
  memcpy(results, generic->results, s->n * sizeof *results);
  return true;
}

static int64_t cgi_scan_blocks(int64_t n, int64_t block) { return n / block + (n % block != 0); }

// Sizes of the operands, and of their lines.
static bool cgi_scan_begin(cgi_scan *s) {
  cg_type t = cg_value_type(s->in[0]);
  s->rank = cg_type_rank(t);
  for (unsigned d = 0; d < s->rank; ++d) {
    s->shape[d] = cg_type_dim(t, d);
    s->sizes[d] = s->shape[d] == CG_DYNAMIC || d == s->dim ? cgi_build_dim(&s->h->b, s->in[0], d) : NULL;
  }
  s->level[0].length = s->sizes[s->dim];
  s->level[0].static_length = s->shape[s->dim];
  int64_t n = s->shape[s->dim];
  return n == CG_DYNAMIC || n <= CGI_SCAN_LONGEST || cgi_op_unsupported(s->op, "[index-range] has lines of %l elements", n);
}

// Goes up from a level.
static bool cgi_scan_up(cgi_scan *s, unsigned level) {
  cgi_builder *b = &s->h->b;
  cgi_scan_level *l = &s->level[level];
  bool dynamic = l->static_length == CG_DYNAMIC;
  int64_t block = cgi_scan_block(s, level);
  l[1].static_length = dynamic ? CG_DYNAMIC : cgi_scan_blocks(l->static_length, block);
  cg_value rounded = dynamic ? cgi_build_binary_int(b, CG_ARITH_ADDI, l->length, block - 1) : NULL;
  l[1].length = dynamic ? cgi_build_binary_int(b, CG_ARITH_DIVUI, rounded, block) : cgi_build_index(b, l[1].static_length);
  l[1].arrays = CGI_NEW_ARRAY(s->h->ctx, cg_value, s->n);
  return cgi_scan_pass(s, level, true, NULL, l[1].arrays);
}

// All passes; a result per operand, in the operands' shape.
static bool cgi_scan_lines(cgi_scan *s, cg_value *results) {
  unsigned top = 0;
  if (!cgi_scan_begin(s)) return false;
  int64_t longest = s->shape[s->dim] == CG_DYNAMIC ? CGI_SCAN_LONGEST : s->shape[s->dim];
  for (; longest > CGI_SCAN_BLOCK && !s->whole; longest = cgi_scan_blocks(longest, cgi_scan_block(s, top)), ++top)
    if (!cgi_scan_up(s, top)) return false;
  cg_value *fronts = NULL;
  for (unsigned level = top;; --level) {
    cg_value *made = level ? CGI_NEW_ARRAY(s->h->ctx, cg_value, s->n) : results;
    if (!cgi_scan_pass(s, level, false, fronts ? &fronts : NULL, made)) return false;
    fronts = made;
    if (!level) return true;
  }
}

// ---- codegen.scan -----------------------------------------------------------------------------------------------------------------------
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_FAST_PIPELINES
static cg_value cgi_scan_converted(cgi_scan *s, cg_value v, cg_type from, cg_type to) {
  cgi_to_linalg *h = s->h;
  if (cgi_to_linalg_signless(from) == cgi_to_linalg_signless(to)) return v;
  cg_value out = cgi_to_linalg_empty(h, s->rank, cg_type_shape(cg_value_type(v)), NULL, to);
  cg_op generic = cgi_build_each(&h->b, v, out);
  cgi_builder b = cgi_builder_in(generic, 0);
  cg_value e = cgi_to_linalg_convert_scalar(&b, cg_block_arg(cgi_linalg_body(generic), 0), from, to);
  if (!e) return NULL;
  cgi_build_linalg_yield(&b, e);
  return cg_op_result(generic, 0);
}

// The scan of v; NULL for `sums`: what each block comes to.
static cg_value cgi_scan_build(cgi_scan *s, cg_value v, cg_value sums, bool whole, int64_t block, cg_op_kind combiner) {
  cgi_to_linalg *h = s->h;
  cg_context *ctx = h->ctx;
  cg_type t = cg_value_type(v), e = cg_type_element(t), types[3];
  int64_t shape[CGI_HLO_MAX_RANK];
  cg_expr results[CGI_HLO_MAX_RANK];
  cg_value operands[3];
  unsigned n = 0;
  for (unsigned d = 0; d < s->rank; ++d) {
    bool here = d == s->dim;
    shape[d] = here ? cgi_scan_blocks(cg_type_dim(t, d), block) : cg_type_dim(t, d);
    results[d] = cgi_expr_dim(ctx, d);
    if (here) results[d] = cgi_expr_binary(ctx, CG_EXPR_FLOORDIV, results[d], cgi_expr_const(ctx, block));
  }
  cg_attr own = cgi_attr_of_map(ctx, cgi_map_identity(ctx, s->rank)), each = cgi_attr_of_map(ctx, cgi_map_make(ctx, s->rank, 0, s->rank, results));
  cg_attr maps[3];
  maps[n] = own, operands[n++] = v;
  if (sums) maps[n] = each, operands[n++] = sums;
  maps[n] = whole ? own : each;
  operands[n++] = cgi_to_linalg_empty(h, s->rank, whole ? cg_type_shape(t) : shape, NULL, e);
  cg_named_attr attrs[4];
  cgi_name_attr(&attrs[0], ctx, "indexing_maps", cgi_attr_array(ctx, n, maps));
  cgi_name_i64(&attrs[1], ctx, "dimension", s->dim);
  cgi_name_i64(&attrs[2], ctx, "block", block);
  cgi_name_attr(&attrs[3], ctx, "reverse", cgi_attr_bool(ctx, s->reverse));
  cg_type result = cg_value_type(operands[n - 1]);
  cg_op op = cgi_build(&h->b, CG_CODEGEN_SCAN, n, operands, 1, &result, 4, attrs, 1);
  int32_t segments[2];
  segments[0] = (int32_t)n - 1, segments[1] = 1;
  cgi_op_set_segments(op, 2, segments);
  for (unsigned i = 0; i < n; ++i) types[i] = e;
  cg_block body = cgi_block_create(cg_op_region(op, 0), n, types, h->b.loc);
  cgi_builder b = cgi_builder_at_end(body, h->b.loc);
  cg_value combined = cgi_build_binary(&b, combiner, cg_block_arg(body, n - 1), cg_block_arg(body, 0));
  cgi_build_linalg_yield(&b, combined);
  return cg_op_result(op, 0);
}

// Lines of known length that one op folds are scanned by kernels of their own: sums of blocks first, where there are too few lines. *made stays NULL
// for others. False after an error.
static bool cgi_scan_whole(cgi_scan *s, cg_op_kind combiner, cg_value *made) {
  cg_type t = cg_value_type(s->in[0]), acc = s->acc[0];
  int64_t outer = 1, inner = 1;
  *made = NULL;
  if (s->n != 1 || !cg_type_has_static_shape(t) || !cgi_combiner_neutral_of(combiner, cgi_to_linalg_signless(acc))) return true;
  if (!(cg_type_is_float(acc) || cg_type_is_int(acc)) || cg_type_width(acc) < 8 || cg_type_width(acc) > 32) return true;
  s->rank = cg_type_rank(t);
  for (unsigned d = 0; d < s->rank; ++d)
    if (d != s->dim) *(d < s->dim ? &outer : &inner) = cgi_saturating_mul(cg_type_dim(t, d), d < s->dim ? outer : inner);
  int64_t length = cg_type_dim(t, s->dim), block = outer && inner ? cgi_scan_block_for(s->op, outer, length, inner) : 0;
  if (!block || length > CGI_SCAN_LONGEST) return true;
  cg_value v = cgi_scan_converted(s, s->in[0], s->from[0], acc), sums = NULL;
  if (!v) return cgi_op_unsupported(s->op, "has a region whose types its operands cannot be converted to");
  if (block < length) sums = cgi_scan_build(s, v, NULL, false, block, combiner);
  v = cgi_scan_build(s, v, sums, true, block, combiner);
  *made = cgi_scan_converted(s, v, acc, s->to[0]);
  return true;
}
#endif

// ---- reduce_window --------------------------------------------------------------------------------------------------------------------

// Whether an initial value changes nothing: of the ops that say so themselves. Of a region of several ops StableHLO asks it.
static bool cgi_scan_is_neutral(cg_op_kind kind, cg_type e, cg_value init) {
  cg_op op = cg_value_op(init);
  for (; op && (cg_op_get_kind(op) == CG_STABLEHLO_BROADCAST_IN_DIM || cg_op_get_kind(op) == CG_STABLEHLO_RESHAPE); op = cg_value_op(init))
    init = cg_op_operand(op, CG_OPERAND); // JAX broadcasts scalars to scalars
  const cgi_hlo_row *row = cgi_hlo_row_of(kind);
  cg_attr a = cgi_constant_of(init), neutral = row ? cgi_combiner_neutral_of((cg_op_kind)cgi_to_linalg_on(row, e), cgi_to_linalg_signless(e)) : NULL;
  if (a && cg_attr_get_kind(a) == CG_ATTR_DENSE) a = cgi_attr_dense_at(e->ctx, a, 0);
  if (!a || !neutral || cg_attr_type(a) != e) return false;
  if (cg_type_is_float(e)) return cg_attr_float(a) == cg_attr_float(neutral); // either zero
  return (uint64_t)(cg_attr_int(a) ^ cg_attr_int(neutral)) << (64 - cg_type_width(e)) == 0;
}

CGI_DEF bool cgi_to_linalg_is_scan(cg_op op, const cgi_hlo_window *w, unsigned *dim, bool *reverse) {
  cg_type t = cg_value_type(cgi_hlo_input(op, 0));
  unsigned found = 0;
  bool swapped;
  for (unsigned i = 0; i < w->n; ++i) {
    int64_t n = cg_type_dim(t, i), edge = n == CG_DYNAMIC ? n : n - 1;
    if (w->stride[i] != 1 || w->base_dilation[i] != 1) return false;
    if (w->size[i] == 1 && w->pad_low[i] == 0 && w->pad_high[i] == 0) continue;
    bool low = w->pad_low[i] == edge && w->pad_high[i] == 0, high = w->pad_low[i] == 0 && w->pad_high[i] == edge;
    if ((n != CG_DYNAMIC && n <= CGI_SCAN_BLOCK) || w->size[i] != n || w->window_dilation[i] != 1 || !(low || high)) return false;
    *dim = i;
    *reverse = high;
    ++found;
  }
  cg_op_kind kind = cgi_hlo_simple_body(cgi_hlo_body(op), &swapped);
  if (found != 1 || cgi_hlo_num_inputs(op) > CGI_TO_LINALG_MAX_OPERANDS) return false;
  return kind == CG_OP_UNREGISTERED || cgi_scan_is_neutral(kind, cg_type_element(t), cgi_hlo_init(op, 0));
}

static bool cgi_scan_by_region(cgi_scan *s, cgi_builder *b, const cg_value *pair, cg_value *out) {
  cg_value args[2 * CGI_TO_LINALG_MAX_OPERANDS];
  unsigned n = s->n;
  for (unsigned k = 0; k < n; ++k) { // what is in front in this order is behind in the array's
    args[k] = pair[s->reverse ? n + k : k];
    args[n + k] = pair[s->reverse ? k : n + k];
  }
  if (s->acc[0] == s->to[0]) return cgi_to_linalg_inline_region(s->h, b, cg_op_region(s->op, 0), 2 * n, args, n, out);
  out[0] = cgi_build_binary(b, CG_ARITH_ADDF, args[0], args[1]); // a sum in a wider type
  return true;
}

CGI_DEF bool cgi_to_linalg_scan_window(cgi_to_linalg *h, cg_op op, unsigned dim, bool reverse) {
  cgi_scan s;
  cg_value results[CGI_TO_LINALG_MAX_OPERANDS];
  bool swapped;
  memset(&s, 0, sizeof s);
  s.h = h;
  s.op = op;
  s.combine = cgi_scan_by_region;
  s.n = cgi_hlo_num_inputs(op);
  s.dim = dim;
  s.reverse = reverse;
  bool is_sum = s.n == 1 && cgi_hlo_simple_body(cgi_hlo_body(op), &swapped) == CG_STABLEHLO_ADD;
  for (unsigned k = 0; k < s.n; ++k) {
    cg_value init = cgi_hlo_init(op, k);
    s.in[k] = cgi_to_linalg_get(h, cgi_hlo_input(op, k));
    s.from[k] = cg_type_element(cg_value_type(cgi_hlo_input(op, k)));
    s.to[k] = cg_type_element(cgi_to_linalg_result_type(op, k));
    s.acc[k] = is_sum ? cgi_to_linalg_accumulator(s.to[k]) : s.to[k];
    s.init[k] = cgi_to_linalg_convert_scalar(&h->b, cgi_to_linalg_scalar_of(h, init), cg_type_element(cg_value_type(init)), s.acc[k]);
    if (!s.init[k]) return cgi_op_unsupported(op, "has a region whose types its operands cannot be converted to");
  }
  results[0] = NULL;
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_FAST_PIPELINES
  const cgi_hlo_row *row = cgi_hlo_row_of(cgi_hlo_simple_body(cgi_hlo_body(op), &swapped));
  if (row && !cgi_scan_whole(&s, (cg_op_kind)cgi_to_linalg_on(row, s.from[0]), results)) return false; // signs count
#endif
  if (!results[0] && !cgi_scan_lines(&s, results)) return false;
  for (unsigned k = 0; k < s.n; ++k) cgi_to_linalg_set(h, cg_op_result(op, k), results[k]);
  return true;
}

// ---- reduce -----------------------------------------------------------------------------------------------------------------------------

CGI_DEF bool cgi_to_linalg_shorten(cgi_to_linalg *h, cg_op op, unsigned n, const bool *reduced, cg_value *inputs) {
  cgi_scan s;
  cg_type t = cg_value_type(inputs[0]);
  int64_t lines = 1, longest = 0;
  bool swapped;
  memset(&s, 0, sizeof s);
  for (unsigned d = 0; d < cg_type_rank(t); ++d) {
    int64_t size = cg_type_dim(t, d);
    if (reduced[d] && size > longest) {
      longest = size;
      s.dim = d;
    }
    if (!reduced[d]) lines = size < 0 || size >= CGI_SCAN_FEW ? CGI_SCAN_FEW : lines * size;
    if (lines >= CGI_SCAN_FEW) return true;
  }
  if (longest <= CGI_SCAN_SHORT || lines == 0 || (n == 1 && cgi_hlo_simple_body(cgi_hlo_body(op), &swapped) != CG_OP_UNREGISTERED)) return true;
  s.h = h;
  s.op = op;
  s.combine = cgi_scan_by_region;
  s.shortens = true;
  s.n = n;
  for (unsigned k = 0; k < n; ++k) {
    cg_type e = cg_type_element(cg_value_type(inputs[k])), region = cg_type_element(cg_value_type(cg_block_arg(cgi_hlo_body(op), k)));
    s.in[k] = inputs[k];
    s.counts[k] = cgi_to_linalg_counts(cgi_hlo_input(op, k), s.dim);
    s.from[k] = region;
    s.acc[k] = s.to[k] = e;
    if (cgi_to_linalg_signless(region) != e) return true; // one that converts
  }
  if (!cgi_scan_begin(&s)) return false;
  unsigned level = 0;
  for (; s.level[level].static_length > CGI_SCAN_SHORT; ++level)
    if (!cgi_scan_up(&s, level)) return false;
  memcpy(inputs, s.level[level].arrays, n * sizeof *inputs);
  return true;
}

// ---- iree_linalg_ext.scan -----------------------------------------------------------------------------------------------------------

static bool cgi_scan_by_scalars(cgi_scan *s, cgi_builder *b, const cg_value *pair, cg_value *out) {
  return cgi_to_linalg_inline_scalar(s->h, b, cg_op_region(s->op, 0), 2, pair, out);
}

// One op of both arguments that is known to be associative.
static bool cgi_scan_is_associative(cg_block body) {
  cg_op c = body ? cg_block_first(body) : NULL, yield = body ? cg_block_last(body) : NULL;
  if (!c || cg_op_next(c) != yield || cg_op_num_operands(c) != 2 || cg_op_num_results(c) != 1 || cg_block_num_args(body) != 2) return false;
  bool both = cg_op_operand(c, CG_LHS) != cg_op_operand(c, CG_RHS) && cg_value_block(cg_op_operand(c, CG_LHS)) == body &&
              cg_value_block(cg_op_operand(c, CG_RHS)) == body;
  return both && cgi_combiner_word(cg_op_get_kind(c)) && cg_op_operand(yield, CG_IREE_LINALG_EXT_YIELD_OPERANDS) == cg_op_result(c, 0);
}

// The last element of each line of `made`; of a line without elements what it starts with.
static cg_value cgi_scan_last(cgi_scan *s, cg_value made, cg_value start) {
  cgi_to_linalg *h = s->h;
  cg_type t = cg_value_type(start);
  cg_value out = cgi_to_linalg_empty_like(h, t, start), length = s->level[0].length, r;
  cg_op generic = cgi_build_each(&h->b, start, out);
  cgi_builder b = cgi_builder_in(generic, 0), then;
  for (unsigned d = 0, k = 0; d < s->rank; ++d)
    if (d != s->dim) s->at[d] = cgi_build_loop_index(&b, k++);
  cg_value zero = cgi_build_index(&b, 0), any = cgi_build_cmpi(&b, CG_CMPI_SGT, length, zero);
  cgi_build_if_else(&b, any, 1, b.block->args, &then);
  r = cgi_scan_extract(s, &then, made, cgi_build_binary_int(&then, CG_ARITH_SUBI, length, 1));
  cgi_build_yield_results(&then, &r);
  cgi_build_linalg_yield(&b, r);
  return cg_op_result(generic, 0);
}

CGI_DEF bool cgi_to_linalg_ext_scan(cgi_to_linalg *h, cg_op op) {
  cgi_scan s;
  unsigned first, outputs = cgi_operand_group(op, "outputs", &first);
  cg_attr inclusive = cg_op_attr(op, "inclusive");
  memset(&s, 0, sizeof s);
  s.h = h;
  s.op = op;
  s.combine = cgi_scan_by_scalars;
  s.n = 1;
  s.in[0] = cgi_to_linalg_get(h, cg_op_operand(op, CG_IREE_LINALG_EXT_SCAN_INPUTS));
  s.from[0] = s.acc[0] = s.to[0] = cg_type_element(cg_value_type(s.in[0]));
  int64_t dim = cgi_hlo_int(op, "dimension", 0);
  if (first != 1 || outputs != 2 || dim < 0 || dim >= (int64_t)cg_type_rank(cg_value_type(s.in[0])))
    return cgi_op_error(op, "needs an input, an output, what its lines start with, and one of its dimensions");
  s.dim = (unsigned)dim;
  s.whole = !cgi_scan_is_associative(cg_region_first(cg_op_region(op, 0)));
  s.exclusive = !inclusive || !cg_attr_int(inclusive);
  cg_value made = cgi_to_linalg_get(h, cg_op_operand(op, first)), start = cgi_to_linalg_get(h, cg_op_operand(op, first + 1));
  cg_type line = cg_value_type(start);
  bool fits = cgi_to_linalg_same_lines(s.in[0], made, CGI_HLO_MAX_RANK) && cg_type_get_kind(line) == CG_TYPE_TENSOR &&
              cg_type_rank(line) + 1 == cg_type_rank(cg_value_type(made)) && cg_type_element(line) == s.to[0] &&
              cg_type_element(cg_value_type(made)) == s.to[0];
  for (unsigned d = 0; fits && d < cg_type_rank(line); ++d) {
    int64_t n = cg_type_dim(line, d), of = cg_type_dim(cg_value_type(made), d + (d >= s.dim));
    fits = n == of || n == CG_DYNAMIC || of == CG_DYNAMIC;
  }
  if (!fits) return cgi_op_error(op, "has outputs that do not fit its input");
  if (s.exclusive) s.init[0] = start;
  if (cg_type_num_elements(cg_value_type(s.in[0])) != 0) {
    cg_value by_kernels = NULL;
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_FAST_PIPELINES
    cg_op combiner = cg_block_first(cg_region_first(cg_op_region(op, 0)));
    if (!s.whole && !s.exclusive && !cgi_scan_whole(&s, cg_op_get_kind(combiner), &by_kernels)) return false;
    if (by_kernels && !cgi_scan_begin(&s)) return false;
#endif
    if (by_kernels)
      made = by_kernels;
    else if (!cgi_scan_lines(&s, &made))
      return false;
    start = cgi_scan_last(&s, made, start);
  }
  cgi_to_linalg_set(h, cg_op_result(op, 0), made);
  cgi_to_linalg_set(h, cg_op_result(op, 1), start);
  return true;
}
