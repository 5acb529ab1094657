// hlo-to-linalg, reductions: reduce, reduce_window and map inline their regions on scalars; the outputs are filled with the initial values. A single
// sum of floats narrower than f32 accumulates in f32. Windows of sums, maxima and minima over the usual layouts become named pooling ops.
#include "dialects/combiner.h"
#include "passes/input/hlo_to_linalg.h"

typedef struct cgi_to_linalg_reduction {
  unsigned n; // operands
  cg_value inputs[CGI_TO_LINALG_MAX_OPERANDS], outputs[CGI_TO_LINALG_MAX_OPERANDS];
  cg_type acc[CGI_TO_LINALG_MAX_OPERANDS], results[CGI_TO_LINALG_MAX_OPERANDS]; // accumulator elements; result types
} cgi_to_linalg_reduction;

static bool cgi_to_linalg_read_reduction(cgi_to_linalg *h, cg_op op, cgi_to_linalg_reduction *r) {
  memset(r, 0, sizeof *r);
  r->n = cgi_hlo_num_inputs(op);
  if (r->n > CGI_TO_LINALG_MAX_OPERANDS)
    return cgi_op_unsupported(op, "has more than %d operands with an initial value each", CGI_TO_LINALG_MAX_OPERANDS);
  cg_block body = cgi_hlo_body(op);
  if (!cgi_to_linalg_capture_scalars(h, cg_op_region(op, 0))) return false;
  bool swapped;
  bool is_sum = r->n == 1 && cgi_hlo_simple_body(body, &swapped) == CG_STABLEHLO_ADD;
  for (unsigned i = 0; i < r->n; ++i) {
    r->inputs[i] = cgi_to_linalg_get(h, cgi_hlo_input(op, i));
    r->results[i] = cgi_to_linalg_result_type(op, i);
    r->acc[i] = is_sum ? cgi_to_linalg_accumulator(cg_type_element(r->results[i])) : cg_type_element(r->results[i]);
  }
  return true;
}

static cg_type cgi_to_linalg_arg_element(cg_op op, unsigned i) { return cg_type_element(cg_value_type(cg_block_arg(cgi_hlo_body(op), i))); }

// Initial value i in the accumulator's type.
static cg_value cgi_to_linalg_init_scalar(cgi_to_linalg *h, cg_op op, const cgi_to_linalg_reduction *r, unsigned i) {
  cg_value v = cgi_hlo_init(op, i);
  return cgi_to_linalg_convert_scalar(&h->b, cgi_to_linalg_scalar_of(h, v), cg_type_element(cg_value_type(v)), r->acc[i]);
}

// Fills the body: arguments are the inputs' elements (`skip` more inputs follow that only give sizes), then the accumulators.
static bool cgi_to_linalg_reduction_body(cgi_to_linalg *h, cg_op op, const cgi_to_linalg_reduction *r, unsigned skip, cg_op generic) {
  cg_block body = cgi_linalg_body(generic);
  cgi_builder b = cgi_builder_at_end(body, h->b.loc);
  cg_value args[2 * CGI_TO_LINALG_MAX_OPERANDS], results[CGI_TO_LINALG_MAX_OPERANDS];
  for (unsigned i = 0; i < r->n; ++i) {
    args[i] = cg_block_arg(body, r->n + skip + i);
    cg_type to = cgi_to_linalg_arg_element(op, r->n + i);
    if (cgi_to_linalg_signless(to) != r->acc[i]) to = r->acc[i]; // a sum that accumulates in f32
    args[r->n + i] = cgi_to_linalg_convert_scalar(&b, cg_block_arg(body, i), cg_type_element(cg_value_type(cgi_hlo_input(op, i))), to);
    if (!args[r->n + i]) return cgi_op_unsupported(op, "has a region whose types its operands cannot be converted to");
  }
  if (r->acc[0] != cg_type_element(r->results[0])) {
    results[0] = cgi_build_binary(&b, CG_ARITH_ADDF, args[0], args[1]);
  } else if (!cgi_to_linalg_inline_region(h, &b, cg_op_region(op, 0), 2 * r->n, args, r->n, results)) {
    return false;
  }
  cgi_build_return(&b, CG_LINALG_YIELD, r->n, results);
  return true;
}

static void cgi_to_linalg_finish_reduction(cgi_to_linalg *h, cg_op op, const cgi_to_linalg_reduction *r, cg_op made) {
  for (unsigned i = 0; i < r->n; ++i)
    cgi_to_linalg_set(h, cg_op_result(op, i), cgi_to_linalg_truncate(h, cg_op_result(made, i), cg_type_element(r->results[i])));
}

// ---- reduce -------------------------------------------------------------------------------------------------------------------------

static cg_op cgi_to_linalg_reduce_generic(cgi_to_linalg *h, cg_op op, cgi_to_linalg_reduction *r, const bool *reduction) {
  unsigned rank = cg_type_rank(cg_value_type(r->inputs[0])), kept[CGI_HLO_MAX_RANK], num_kept = 0;
  for (unsigned i = 0; i < rank; ++i)
    if (!reduction[i]) kept[num_kept++] = i;
  cg_map maps[2 * CGI_TO_LINALG_MAX_OPERANDS];
  for (unsigned i = 0; i < r->n; ++i) {
    cg_value sizes[CGI_HLO_MAX_RANK];
    cg_type t = r->results[i];
    for (unsigned k = 0; k < num_kept; ++k) sizes[k] = cg_type_dim(t, k) == CG_DYNAMIC ? cgi_build_dim(&h->b, r->inputs[0], kept[k]) : NULL;
    cg_value empty = cgi_to_linalg_empty(h, num_kept, cg_type_shape(t), sizes, r->acc[i]);
    r->outputs[i] = cgi_to_linalg_fill(h, cgi_to_linalg_init_scalar(h, op, r, i), empty);
    maps[i] = cgi_map_identity(h->ctx, rank);
    maps[r->n + i] = cgi_map_permutation(h->ctx, rank, num_kept, kept);
  }
  cg_op generic = cgi_build_generic(&h->b, r->n, r->inputs, r->n, r->outputs, maps, rank, reduction);
  return cgi_to_linalg_reduction_body(h, op, r, 0, generic) ? generic : NULL;
}

CGI_DEF bool cgi_to_linalg_reduce(cgi_to_linalg *h, cg_op op) {
  cgi_to_linalg_reduction r;
  if (!cgi_to_linalg_read_reduction(h, op, &r)) return false;
  int64_t dims[CGI_HLO_MAX_RANK];
  int n = cgi_hlo_list(op, "dimensions", CGI_HLO_MAX_RANK, dims);
  bool reduction[CGI_HLO_MAX_RANK] = {false};
  for (int i = 0; i < n; ++i) reduction[dims[i]] = true;
  cg_op generic;
#ifndef CODEGEN_NO_FAST_PIPELINES
  if (r.n > 1) { // what threads can share is left whole
    generic = cgi_to_linalg_reduce_generic(h, op, &r, reduction);
    if (!generic) return false;
    cg_op made = cgi_reductions_are_apart(generic) ? generic : r.n == 2 ? cgi_to_linalg_arg_compare(h, op, generic) : NULL;
    if (made && made != generic && !cgi_to_linalg_reduction_body(h, op, &r, 0, made)) return false;
    if (made != generic) cgi_op_erase(generic);
    if (made) {
      cgi_to_linalg_finish_reduction(h, op, &r, made);
      return true;
    }
  }
#endif
  if (!cgi_to_linalg_shorten(h, op, r.n, reduction, r.inputs)) return false;
  generic = cgi_to_linalg_reduce_generic(h, op, &r, reduction);
  if (!generic) return false;
  cgi_to_linalg_finish_reduction(h, op, &r, generic);
  return true;
}

// ---- reduce_window ------------------------------------------------------------------------------------------------------------------

typedef enum cgi_to_linalg_pool {
  CGI_TO_LINALG_POOL_SUM,
  CGI_TO_LINALG_POOL_MAX,
  CGI_TO_LINALG_POOL_MIN,
  CGI_TO_LINALG_POOL_MAX_UNSIGNED,
  CGI_TO_LINALG_POOL_MIN_UNSIGNED
} cgi_to_linalg_pool;

// The named op by spatial dims (1 to 3), layout and what it computes; CG_OP_UNREGISTERED where there is none.
static cg_op_kind cgi_to_linalg_pool_kind(unsigned spatial, bool channels_last, cgi_to_linalg_pool pool) {
  static const cg_op_kind none = CG_OP_UNREGISTERED;
  static const cg_op_kind last[3][5] = {
      {CG_LINALG_POOLING_NWC_SUM, CG_LINALG_POOLING_NWC_MAX, CG_LINALG_POOLING_NWC_MIN, CG_LINALG_POOLING_NWC_MAX_UNSIGNED,
       CG_LINALG_POOLING_NWC_MIN_UNSIGNED},
      {CG_LINALG_POOLING_NHWC_SUM, CG_LINALG_POOLING_NHWC_MAX, CG_LINALG_POOLING_NHWC_MIN, CG_LINALG_POOLING_NHWC_MAX_UNSIGNED,
       CG_LINALG_POOLING_NHWC_MIN_UNSIGNED},
      {CG_LINALG_POOLING_NDHWC_SUM, CG_LINALG_POOLING_NDHWC_MAX, CG_LINALG_POOLING_NDHWC_MIN, CG_OP_UNREGISTERED, CG_OP_UNREGISTERED}};
  static const cg_op_kind first[2][2] = {{CG_LINALG_POOLING_NCW_SUM, CG_LINALG_POOLING_NCW_MAX},
                                         {CG_LINALG_POOLING_NCHW_SUM, CG_LINALG_POOLING_NCHW_MAX}};
  if (spatial < 1 || spatial > 3) return none;
  if (channels_last) return last[spatial - 1][pool];
  return spatial <= 2 && pool <= CGI_TO_LINALG_POOL_MAX ? first[spatial - 1][pool] : none;
}

static bool cgi_to_linalg_is_plain_dim(const cgi_hlo_window *w, unsigned i) { return w->size[i] == 1 && w->stride[i] == 1; }

// Which named pooling op the op is, and its first spatial dim.
static cg_op_kind cgi_to_linalg_named_pool(cg_op op, const cgi_to_linalg_reduction *r, const cgi_hlo_window *w, unsigned *first_spatial) {
  bool swapped;
  cg_op_kind body = cgi_hlo_simple_body(cgi_hlo_body(op), &swapped);
  cg_type e = cg_type_element(cg_value_type(cgi_hlo_input(op, 0)));
  if (r->n != 1 || w->n < 3 || w->n > 5 || cgi_to_linalg_arg_element(op, 0) != e || (cg_type_is_int(e) && cg_type_width(e) == 1))
    return CG_OP_UNREGISTERED;
  cgi_to_linalg_pool pool;
  if (body == CG_STABLEHLO_ADD)
    pool = CGI_TO_LINALG_POOL_SUM;
  else if (body == CG_STABLEHLO_MAXIMUM)
    pool = cgi_to_linalg_is_unsigned(e) ? CGI_TO_LINALG_POOL_MAX_UNSIGNED : CGI_TO_LINALG_POOL_MAX;
  else if (body == CG_STABLEHLO_MINIMUM)
    pool = cgi_to_linalg_is_unsigned(e) ? CGI_TO_LINALG_POOL_MIN_UNSIGNED : CGI_TO_LINALG_POOL_MIN;
  else
    return CG_OP_UNREGISTERED;
  if (!cgi_to_linalg_is_plain_dim(w, 0)) return CG_OP_UNREGISTERED;
  *first_spatial = 1;
  if (cgi_to_linalg_is_plain_dim(w, w->n - 1)) return cgi_to_linalg_pool_kind(w->n - 2, true, pool);
  *first_spatial = 2;
  return cgi_to_linalg_is_plain_dim(w, 1) ? cgi_to_linalg_pool_kind(w->n - 2, false, pool) : CG_OP_UNREGISTERED;
}

// Places of the window over the padded input, as values where the result's dim is dynamic.
static void cgi_to_linalg_window_sizes(cgi_to_linalg *h, const cgi_hlo_window *w, cg_value padded, cg_type t, cg_value *sizes) {
  cgi_builder *b = &h->b;
  for (unsigned i = 0; i < w->n; ++i) {
    sizes[i] = NULL;
    if (cg_type_dim(t, i) != CG_DYNAMIC) continue;
    int64_t reach = (w->size[i] - 1) * w->window_dilation[i] + 1;
    cg_value room = cgi_build_dim(b, padded, i);
    room = cgi_build_binary_int(b, CG_ARITH_ADDI, room, w->stride[i] - reach);
    room = cgi_build_binary_int(b, CG_ARITH_MAXSI, room, 0);
    sizes[i] = w->stride[i] == 1 ? room : cgi_build_binary_int(b, CG_ARITH_DIVUI, room, w->stride[i]);
  }
}

static cg_op cgi_to_linalg_generic_window(cgi_to_linalg *h, cg_op op, cgi_to_linalg_reduction *r, const cgi_hlo_window *w) {
  cg_context *ctx = h->ctx;
  unsigned loops = w->n, num_window = 0, out_dims[CGI_HLO_MAX_RANK], window_dims[CGI_HLO_MAX_RANK];
  int64_t window_shape[CGI_HLO_MAX_RANK];
  bool reduction[2 * CGI_HLO_MAX_RANK] = {false};
  cg_expr exprs[CGI_HLO_MAX_RANK];
  for (unsigned i = 0; i < w->n; ++i) loops += w->size[i] != 1;
  if (loops > CGI_MAX_LOOPS) {
    cgi_op_unsupported(op, "needs %u loops; %d is the most", loops, CGI_MAX_LOOPS);
    return NULL;
  }
  for (unsigned i = 0; i < w->n; ++i) { // dims without a window have no window loop
    out_dims[i] = i;
    exprs[i] = cgi_expr_mul(ctx, cgi_expr_dim(ctx, i), cgi_expr_const(ctx, w->stride[i]));
    if (w->size[i] == 1) continue;
    unsigned loop = w->n + num_window;
    reduction[loop] = true;
    window_dims[num_window] = loop;
    window_shape[num_window++] = w->size[i];
    exprs[i] = cgi_expr_add(ctx, exprs[i], cgi_expr_mul(ctx, cgi_expr_dim(ctx, loop), cgi_expr_const(ctx, w->window_dilation[i])));
  }
  cg_map maps[2 * CGI_TO_LINALG_MAX_OPERANDS + 1];
  cg_value inputs[CGI_TO_LINALG_MAX_OPERANDS + 1];
  unsigned ni = r->n;
  for (unsigned i = 0; i < r->n; ++i) {
    inputs[i] = r->inputs[i];
    maps[i] = cgi_map_make(ctx, loops, 0, w->n, exprs);
  }
  if (num_window) { // gives the window loops their sizes
    inputs[ni] = cgi_to_linalg_empty(h, num_window, window_shape, NULL, cg_type_element(cg_value_type(r->inputs[0])));
    maps[ni++] = cgi_map_permutation(ctx, loops, num_window, window_dims);
  }
  for (unsigned i = 0; i < r->n; ++i) maps[ni + i] = cgi_map_permutation(ctx, loops, w->n, out_dims);
  cg_op generic = cgi_build_generic(&h->b, ni, inputs, r->n, r->outputs, maps, loops, reduction);
  return cgi_to_linalg_reduction_body(h, op, r, ni - r->n, generic) ? generic : NULL;
}

static cg_op cgi_to_linalg_pooling(cgi_to_linalg *h, cg_op_kind kind, const cgi_to_linalg_reduction *r, const cgi_hlo_window *w, unsigned first) {
  unsigned n = w->n - 2;
  cg_named_attr attrs[2];
  cgi_name_attr(&attrs[0], h->ctx, "dilations", cgi_to_linalg_dense_i64(h->ctx, n, w->window_dilation + first));
  cgi_name_attr(&attrs[1], h->ctx, "strides", cgi_to_linalg_dense_i64(h->ctx, n, w->stride + first));
  cg_value inputs[2];
  inputs[0] = r->inputs[0];
  inputs[1] = cgi_to_linalg_empty(h, n, w->size + first, NULL, cg_type_element(cg_value_type(r->inputs[0])));
  return cgi_build_named_linalg(&h->b, kind, 2, inputs, 1, r->outputs, 2, attrs);
}

// The edges hold the initial value.
static void cgi_to_linalg_pad_window(cgi_to_linalg *h, cg_op op, cgi_to_linalg_reduction *r, const cgi_hlo_window *w) {
  int64_t interior[CGI_HLO_MAX_RANK];
  bool any = false;
  for (unsigned i = 0; i < w->n; ++i) {
    interior[i] = w->base_dilation[i] - 1;
    any |= w->pad_low[i] != 0 || w->pad_high[i] != 0 || interior[i] != 0;
  }
  for (unsigned i = 0; i < r->n && any; ++i) {
    cg_value old_init = cgi_hlo_init(op, i);
    cg_value init = cgi_to_linalg_convert_scalar(&h->b, cgi_to_linalg_scalar_of(h, old_init), cg_type_element(cg_value_type(old_init)),
                                                 cg_type_element(cg_value_type(cgi_hlo_input(op, i))));
    r->inputs[i] = cgi_to_linalg_pad(h, r->inputs[i], w->pad_low, w->pad_high, interior, init);
  }
}

CGI_DEF bool cgi_to_linalg_reduce_window(cgi_to_linalg *h, cg_op op) {
  cgi_to_linalg_reduction r;
  cgi_hlo_window w;
  if (!cgi_to_linalg_read_reduction(h, op, &r)) return false;
  (void)cgi_hlo_window_of(op, &w);
  unsigned first = 1;
  bool reverse;
  if (!cgi_to_linalg_check_window(op, &w)) return false;
  if (cgi_to_linalg_is_scan(op, &w, &first, &reverse)) return cgi_to_linalg_scan_window(h, op, first, reverse);
  for (unsigned d = 0; d < w.n; ++d)
    if (w.size[d] == CG_DYNAMIC) return cgi_op_unsupported(op, "has a window of sizes that are not constant");
  if (cg_type_num_elements(r.results[0]) == 0) {
    for (unsigned i = 0; i < r.n; ++i)
      cgi_to_linalg_set(h, cg_op_result(op, i), cgi_to_linalg_empty(h, w.n, cg_type_shape(r.results[i]), NULL, cg_type_element(r.results[i])));
    return true;
  }
  cgi_to_linalg_pad_window(h, op, &r, &w);
  cg_value sizes[CGI_HLO_MAX_RANK];
  cgi_to_linalg_window_sizes(h, &w, r.inputs[0], r.results[0], sizes);
  for (unsigned i = 0; i < r.n; ++i) {
    cg_value init = cgi_to_linalg_init_scalar(h, op, &r, i);
    r.outputs[i] = cgi_to_linalg_fill(h, init, cgi_to_linalg_empty(h, w.n, cg_type_shape(r.results[i]), sizes, r.acc[i]));
  }
  first = 1;
  cg_op_kind kind = cgi_to_linalg_named_pool(op, &r, &w, &first);
  cg_op made = kind == CG_OP_UNREGISTERED ? cgi_to_linalg_generic_window(h, op, &r, &w) : cgi_to_linalg_pooling(h, kind, &r, &w, first);
  if (!made) return false;
  cgi_to_linalg_finish_reduction(h, op, &r, made);
  return true;
}

// ---- map, batch_norm_inference ------------------------------------------------------------------------------------------------------

CGI_DEF bool cgi_to_linalg_map(cgi_to_linalg *h, cg_op op) {
  unsigned n = cg_op_num_operands(op), rank = cg_type_rank(cgi_to_linalg_result_type(op, 0));
  if (n == 0 || n > CGI_TO_LINALG_MAX_OPERANDS) return cgi_op_unsupported(op, "needs between 1 and %d operands", CGI_TO_LINALG_MAX_OPERANDS);
  if (!cgi_to_linalg_capture_scalars(h, cg_op_region(op, 0))) return false;
  cg_value inputs[CGI_TO_LINALG_MAX_OPERANDS], args[CGI_TO_LINALG_MAX_OPERANDS], result;
  cg_map maps[CGI_TO_LINALG_MAX_OPERANDS + 1];
  for (unsigned i = 0; i < n; ++i) {
    inputs[i] = cgi_to_linalg_get(h, cg_op_operand(op, i));
    maps[i] = cgi_map_identity(h->ctx, rank);
    if (cg_type_rank(cg_value_type(inputs[i])) != rank) return cgi_op_error(op, "has operands of different ranks");
  }
  maps[n] = maps[0];
  cg_value init = cgi_to_linalg_empty_like(h, cgi_to_linalg_result_type(op, 0), inputs[0]);
  cg_op generic = cgi_build_elementwise(&h->b, n, inputs, init, maps, rank);
  cg_block body = cgi_linalg_body(generic);
  cgi_builder b = cgi_builder_at_end(body, h->b.loc);
  memcpy(args, body->args, n * sizeof *args);
  if (!cgi_to_linalg_inline_region(h, &b, cg_op_region(op, 0), n, args, 1, &result)) return false;
  cgi_build_linalg_yield(&b, result);
  return cgi_to_linalg_done(h, op, cg_op_result(generic, 0));
}

// scale * (x - mean) / sqrt(variance + epsilon) + offset
CGI_DEF bool cgi_to_linalg_batch_norm_inference(cgi_to_linalg *h, cg_op op) {
  cg_type t = cgi_to_linalg_result_type(op, 0), e = cg_type_element(t);
  unsigned rank = cg_type_rank(t);
  int64_t feature = cgi_hlo_int(op, "feature_index", 0);
  cg_attr epsilon = cg_op_attr(op, "epsilon");
  if (feature < 0 || feature >= (int64_t)rank || !epsilon || cg_op_num_operands(op) != 5 || !cg_type_is_float(e))
    return cgi_op_error(op, "needs five operands of floats, an epsilon and a feature dimension of its operand");
  cg_value inputs[5], a[5];
  cg_map maps[6];
  unsigned f = (unsigned)feature;
  for (unsigned i = 0; i < 5; ++i) {
    inputs[i] = cgi_to_linalg_get(h, cg_op_operand(op, i));
    maps[i] = i == 0 ? cgi_map_identity(h->ctx, rank) : cgi_map_permutation(h->ctx, rank, 1, &f);
  }
  maps[5] = maps[0];
  cg_value init = cgi_to_linalg_empty_like(h, t, inputs[0]);
  cg_op generic = cgi_build_elementwise(&h->b, 5, inputs, init, maps, rank);
  cg_block body = cgi_linalg_body(generic);
  cgi_builder b = cgi_builder_at_end(body, h->b.loc);
  memcpy(a, body->args, 5 * sizeof *a);
  cg_value centered = cgi_build_binary(&b, CG_ARITH_SUBF, a[0], a[3]);
  cg_value deviation =
      cgi_build_unary(&b, CG_MATH_SQRT, e, cgi_build_binary(&b, CG_ARITH_ADDF, a[4], cgi_build_float(&b, e, cg_attr_float(epsilon))));
  cg_value scaled = cgi_build_binary(&b, CG_ARITH_MULF, a[1], cgi_build_binary(&b, CG_ARITH_DIVF, centered, deviation));
  cg_value r = cgi_build_binary(&b, CG_ARITH_ADDF, scaled, a[2]);
  cgi_build_linalg_yield(&b, r);
  return cgi_to_linalg_done(h, op, cg_op_result(generic, 0));
}
