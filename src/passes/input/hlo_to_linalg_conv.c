// hlo-to-linalg, convolution: the input is padded and dilated as a tensor, then comes a named convolution where one says the same, else a
// linalg.generic. Groups are a parallel loop of their own: the output is computed as […, group, feature in group, …] and collapsed.
#include "passes/input/hlo_to_linalg.h"

typedef struct cgi_to_linalg_conv {
  cgi_conv_dims d;
  cgi_hlo_window w;
  int64_t feature_groups, batch_groups;
  cg_value input, kernel;                     // input: padded
  cg_type input_element, kernel_element, acc; // signedness kept in the first two
  cg_type type;                               // of the result, signless
  bool pointwise;                             // windows of one place: the kernel is a matrix of features
} cgi_to_linalg_conv;

// ---- named forms --------------------------------------------------------------------------------------------------------------------

static bool cgi_to_linalg_dims_are(const int64_t *spatial, unsigned n, int64_t first) {
  for (unsigned i = 0; i < n; ++i)
    if (spatial[i] != first + (int64_t)i) return false;
  return true;
}

// The batch comes first; features have the dim that is left.
static bool cgi_to_linalg_spatial_from(const cgi_conv_dims *d, int64_t first) {
  return d->input_batch == 0 && d->output_batch == 0 && cgi_to_linalg_dims_are(d->input_spatial, d->num_spatial, first) &&
         cgi_to_linalg_dims_are(d->output_spatial, d->num_spatial, first);
}

static bool cgi_to_linalg_is_channels_last(const cgi_conv_dims *d) { return cgi_to_linalg_spatial_from(d, 1); }
static bool cgi_to_linalg_is_channels_first(const cgi_conv_dims *d) { return cgi_to_linalg_spatial_from(d, 2); }

typedef enum cgi_to_linalg_kernel_form {
  CGI_TO_LINALG_KERNEL_OTHER,
  CGI_TO_LINALG_KERNEL_HWCF,
  CGI_TO_LINALG_KERNEL_FCHW,
  CGI_TO_LINALG_KERNEL_FHWC
} cgi_to_linalg_kernel_form;

static cgi_to_linalg_kernel_form cgi_to_linalg_kernel_form_of(const cgi_conv_dims *d) {
  int64_t i = d->kernel_input_feature, o = d->kernel_output_feature;
  if (i < o && cgi_to_linalg_dims_are(d->kernel_spatial, d->num_spatial, 0)) return CGI_TO_LINALG_KERNEL_HWCF;
  if (o < i && cgi_to_linalg_dims_are(d->kernel_spatial, d->num_spatial, 2)) return CGI_TO_LINALG_KERNEL_FCHW;
  if (o < i && cgi_to_linalg_dims_are(d->kernel_spatial, d->num_spatial, 1)) return CGI_TO_LINALG_KERNEL_FHWC;
  return CGI_TO_LINALG_KERNEL_OTHER;
}

static bool cgi_to_linalg_named_can_convolve(const cgi_to_linalg_conv *c) {
  const cg_type elements[2] = {c->input_element, c->kernel_element};
  for (unsigned i = 0; i < 2; ++i) {
    cg_type e = elements[i];
    if (cg_type_is_int(e) && (cg_type_width(e) == 1 || !cg_type_is_int(c->acc))) return false;
    if (cg_type_is_int(e) && cgi_to_linalg_is_unsigned(e) && cg_type_width(e) != cg_type_width(c->acc)) return false;
  }
  return c->batch_groups == 1 && c->d.num_spatial >= 1 && c->d.num_spatial <= 3;
}

static cg_op_kind cgi_to_linalg_named_conv(const cgi_to_linalg_conv *c) {
  static const cg_op_kind last[3] = {CG_LINALG_CONV_1D_NWC_WCF, CG_LINALG_CONV_2D_NHWC_HWCF, CG_LINALG_CONV_3D_NDHWC_DHWCF};
  static const cg_op_kind first[3] = {CG_LINALG_CONV_1D_NCW_FCW, CG_LINALG_CONV_2D_NCHW_FCHW, CG_LINALG_CONV_3D_NCDHW_FCDHW};
  if (c->feature_groups != 1 || c->pointwise || !cgi_to_linalg_named_can_convolve(c)) return CG_OP_UNREGISTERED;
  cgi_to_linalg_kernel_form form = cgi_to_linalg_kernel_form_of(&c->d);
  if (cgi_to_linalg_is_channels_last(&c->d)) {
    if (form == CGI_TO_LINALG_KERNEL_HWCF) return last[c->d.num_spatial - 1];
    if (form == CGI_TO_LINALG_KERNEL_FHWC && c->d.num_spatial == 2) return CG_LINALG_CONV_2D_NHWC_FHWC;
  }
  if (cgi_to_linalg_is_channels_first(&c->d) && form == CGI_TO_LINALG_KERNEL_FCHW) return first[c->d.num_spatial - 1];
  return CG_OP_UNREGISTERED;
}

static cg_op cgi_to_linalg_build_windowed(cgi_to_linalg *h, cg_op_kind kind, const cgi_to_linalg_conv *c, cg_value kernel, cg_value out) {
  cg_named_attr attrs[2];
  cgi_name_attr(&attrs[0], h->ctx, "dilations", cgi_to_linalg_dense_i64(h->ctx, c->d.num_spatial, c->w.window_dilation));
  cgi_name_attr(&attrs[1], h->ctx, "strides", cgi_to_linalg_dense_i64(h->ctx, c->d.num_spatial, c->w.stride));
  cg_value inputs[2];
  inputs[0] = c->input;
  inputs[1] = kernel;
  return cgi_build_named_linalg(&h->b, kind, 2, inputs, 1, &out, 2, attrs);
}

// ---- sizes --------------------------------------------------------------------------------------------------------------------------

// (padded - ((size - 1) * dilation + 1)) / stride + 1, and 0 when the window does not fit.
static cg_value cgi_to_linalg_conv_places(cgi_to_linalg *h, const cgi_to_linalg_conv *c, unsigned i) {
  cgi_builder *b = &h->b;
  cg_value padded = cgi_build_dim(b, c->input, (unsigned)c->d.input_spatial[i]);
  cg_value size = cgi_build_dim(b, c->kernel, (unsigned)c->d.kernel_spatial[i]);
  cg_value one = cgi_build_index(b, 1), stride = cgi_build_index(b, c->w.stride[i]);
  cg_value reach = cgi_build_binary(b, CG_ARITH_SUBI, size, one);
  reach = cgi_build_binary_int(b, CG_ARITH_MULI, reach, c->w.window_dilation[i]);
  cg_value room = cgi_build_binary(b, CG_ARITH_SUBI, cgi_build_binary(b, CG_ARITH_SUBI, padded, reach), one);
  cg_value steps = cgi_build_binary(b, CG_ARITH_ADDI, room, stride);
  steps = cgi_build_binary_int(b, CG_ARITH_MAXSI, steps, 0);
  return cgi_build_binary(b, CG_ARITH_DIVUI, steps, stride);
}

// Sizes of the dynamic dims of the result, in its own layout.
static void cgi_to_linalg_conv_sizes(cgi_to_linalg *h, const cgi_to_linalg_conv *c, cg_value *sizes) {
  for (unsigned p = 0; p < cg_type_rank(c->type); ++p) {
    sizes[p] = NULL;
    if (cg_type_dim(c->type, p) != CG_DYNAMIC) continue;
    if ((int64_t)p == c->d.output_batch) {
      sizes[p] = cgi_build_dim(&h->b, c->input, (unsigned)c->d.input_batch);
      if (c->batch_groups != 1) sizes[p] = cgi_build_binary_int(&h->b, CG_ARITH_DIVUI, sizes[p], c->batch_groups);
    } else if ((int64_t)p == c->d.output_feature) {
      sizes[p] = cgi_build_dim(&h->b, c->kernel, (unsigned)c->d.kernel_output_feature);
    }
    for (unsigned i = 0; i < c->d.num_spatial; ++i)
      if (c->d.output_spatial[i] == (int64_t)p) sizes[p] = cgi_to_linalg_conv_places(h, c, i);
  }
}

// The zero-filled accumulator. With `groups`, the feature dim is split in two.
static cg_value cgi_to_linalg_conv_output(cgi_to_linalg *h, const cgi_to_linalg_conv *c, int64_t groups) {
  cg_value sizes[CGI_HLO_MAX_RANK + 1], split_sizes[CGI_HLO_MAX_RANK + 1];
  int64_t shape[CGI_HLO_MAX_RANK + 1];
  unsigned n = 0;
  cgi_to_linalg_conv_sizes(h, c, sizes);
  for (unsigned p = 0; p < cg_type_rank(c->type); ++p) {
    int64_t size = cg_type_dim(c->type, p);
    if (groups > 1 && (int64_t)p == c->d.output_feature) {
      shape[n++] = groups;
      size = size / groups;
    }
    split_sizes[n] = sizes[p];
    shape[n++] = size;
  }
  cg_value empty = cgi_to_linalg_empty(h, n, shape, split_sizes, c->acc);
  return cgi_to_linalg_fill(h, cgi_to_linalg_zero(&h->b, c->acc), empty);
}

// ---- the generic form ---------------------------------------------------------------------------------------------------------------

typedef struct cgi_to_linalg_conv_loops {
  unsigned batch, group, feature, spatial[CGI_HLO_MAX_RANK], window[CGI_HLO_MAX_RANK], channel, n;
  bool reduction[CGI_MAX_LOOPS];
} cgi_to_linalg_conv_loops;

static bool cgi_to_linalg_number_loops(const cgi_to_linalg_conv *c, int64_t groups, cgi_to_linalg_conv_loops *l) {
  unsigned rank = c->d.num_spatial + 2;
  memset(l, 0, sizeof *l);
  if (rank + (groups > 1) + c->d.num_spatial + 1 > CGI_MAX_LOOPS) return false;
  for (unsigned p = 0; p < rank; ++p) { // in the output's layout
    if ((int64_t)p == c->d.output_batch)
      l->batch = l->n;
    else if ((int64_t)p == c->d.output_feature) {
      if (groups > 1) l->group = l->n++;
      l->feature = l->n;
    }
    for (unsigned i = 0; i < c->d.num_spatial; ++i)
      if (c->d.output_spatial[i] == (int64_t)p) l->spatial[i] = l->n;
    ++l->n;
  }
  for (unsigned i = 0; i < c->d.num_spatial && !c->pointwise; ++i) {
    l->reduction[l->n] = true;
    l->window[i] = l->n++;
  }
  l->reduction[l->n] = true;
  l->channel = l->n++;
  return true;
}

static cg_expr cgi_to_linalg_scaled(cg_context *ctx, unsigned loop, int64_t factor) {
  return cgi_expr_mul(ctx, cgi_expr_dim(ctx, loop), cgi_expr_const(ctx, factor));
}

static void cgi_to_linalg_conv_maps(cg_context *ctx, const cgi_to_linalg_conv *c, const cgi_to_linalg_conv_loops *l, int64_t groups, cg_map *maps) {
  cg_expr in[CGI_HLO_MAX_RANK], kernel[CGI_HLO_MAX_RANK];
  unsigned rank = c->d.num_spatial + 2, out_dims[CGI_MAX_LOOPS], num_out = rank + (groups > 1);
  cg_type kt = cg_value_type(c->kernel);
  cg_expr batch = cgi_expr_dim(ctx, l->batch), channel = cgi_expr_dim(ctx, l->channel), feature = cgi_expr_dim(ctx, l->feature);
  if (groups > 1) {
    feature = cgi_expr_add(ctx, cgi_to_linalg_scaled(ctx, l->group, cg_type_dim(kt, (unsigned)c->d.kernel_output_feature) / groups), feature);
    if (c->batch_groups > 1)
      batch = cgi_expr_add(ctx, cgi_to_linalg_scaled(ctx, l->group, cg_type_dim(c->type, (unsigned)c->d.output_batch)), batch);
    else
      channel = cgi_expr_add(ctx, cgi_to_linalg_scaled(ctx, l->group, cg_type_dim(kt, (unsigned)c->d.kernel_input_feature)), channel);
  }
  in[c->d.input_batch] = batch;
  in[c->d.input_feature] = channel;
  kernel[c->d.kernel_input_feature] = cgi_expr_dim(ctx, l->channel);
  kernel[c->d.kernel_output_feature] = feature;
  for (unsigned i = 0; i < c->d.num_spatial; ++i) {
    cg_expr at = cgi_to_linalg_scaled(ctx, l->spatial[i], c->w.stride[i]);
    if (!c->pointwise) at = cgi_expr_add(ctx, at, cgi_to_linalg_scaled(ctx, l->window[i], c->w.window_dilation[i]));
    in[c->d.input_spatial[i]] = at;
    kernel[c->d.kernel_spatial[i]] = cgi_expr_dim(ctx, l->window[i]);
  }
  if (c->pointwise) {
    bool turned = c->d.kernel_output_feature < c->d.kernel_input_feature;
    kernel[turned] = cgi_expr_dim(ctx, l->channel);
    kernel[!turned] = feature;
  }
  for (unsigned i = 0; i < num_out; ++i) out_dims[i] = i;
  maps[0] = cgi_map_make(ctx, l->n, 0, rank, in);
  maps[1] = cgi_map_make(ctx, l->n, 0, c->pointwise ? 2 : rank, kernel);
  maps[2] = cgi_map_permutation(ctx, l->n, num_out, out_dims);
}

static cg_value cgi_to_linalg_kernel_matrix(cgi_to_linalg *h, const cgi_to_linalg_conv *c) {
  int64_t i = c->d.kernel_input_feature, o = c->d.kernel_output_feature, shape[2];
  cg_type t = cg_value_type(c->kernel);
  shape[0] = cg_type_dim(t, (unsigned)cgi_smaller(i, o));
  shape[1] = cg_type_dim(t, (unsigned)cgi_larger(i, o));
  return cgi_to_linalg_reshape(h, c->kernel, cgi_to_linalg_tensor(h, 2, shape, cg_type_element(t)));
}

static cg_value cgi_to_linalg_generic_conv(cgi_to_linalg *h, cg_op op, const cgi_to_linalg_conv *c) {
  int64_t groups = c->feature_groups > 1 ? c->feature_groups : c->batch_groups;
  cgi_to_linalg_conv_loops l;
  if (groups > 1 && (cg_type_dim(c->type, (unsigned)c->d.output_feature) == CG_DYNAMIC ||
                     (c->batch_groups > 1 && cg_type_dim(c->type, (unsigned)c->d.output_batch) == CG_DYNAMIC))) {
    cgi_op_unsupported(op, "has groups of unknown size");
    return NULL;
  }
  if (!cgi_to_linalg_number_loops(c, groups, &l)) {
    cgi_op_unsupported(op, "needs more than %d loops", CGI_MAX_LOOPS);
    return NULL;
  }
  cg_map maps[3];
  cgi_to_linalg_conv_maps(h->ctx, c, &l, groups, maps);
  cg_value inputs[2], out = cgi_to_linalg_conv_output(h, c, groups);
  inputs[0] = c->input;
  inputs[1] = c->pointwise ? cgi_to_linalg_kernel_matrix(h, c) : c->kernel;
  cg_op generic = cgi_build_generic(&h->b, 2, inputs, 1, &out, maps, l.n, l.reduction);
  cgi_to_linalg_product_body(h, generic, c->input_element, c->kernel_element, c->acc);
  cg_value r = cgi_to_linalg_truncate(h, cg_op_result(generic, 0), cg_type_element(c->type));
  if (groups == 1) return r;
  unsigned sizes[CGI_HLO_MAX_RANK];
  for (unsigned p = 0; p < c->d.num_spatial + 2; ++p) sizes[p] = (int64_t)p == c->d.output_feature ? 2 : 1;
  return cgi_to_linalg_collapse(h, r, c->type, c->d.num_spatial + 2, sizes);
}

// ---- depthwise ----------------------------------------------------------------------------------------------------------------------

// One input channel a group. *multiplies: the form with a channel multiplier.
static cg_op_kind cgi_to_linalg_named_depthwise(const cgi_to_linalg_conv *c, bool *multiplies) {
  static const cg_op_kind last[3] = {CG_LINALG_DEPTHWISE_CONV_1D_NWC_WC, CG_LINALG_DEPTHWISE_CONV_2D_NHWC_HWC,
                                     CG_LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC};
  static const cg_op_kind last_m[3] = {CG_LINALG_DEPTHWISE_CONV_1D_NWC_WCM, CG_LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM,
                                       CG_LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM};
  static const cg_op_kind first[3] = {CG_LINALG_DEPTHWISE_CONV_1D_NCW_CW, CG_LINALG_DEPTHWISE_CONV_2D_NCHW_CHW,
                                      CG_LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW};
  cg_type kt = cg_value_type(c->kernel);
  int64_t channels = cg_type_dim(kt, (unsigned)c->d.kernel_input_feature), features = cg_type_dim(kt, (unsigned)c->d.kernel_output_feature);
  if (c->feature_groups == 1 || channels != 1 || !cgi_to_linalg_named_can_convolve(c) || !cg_type_has_static_shape(kt) ||
      cg_type_dim(cg_value_type(c->input), (unsigned)c->d.input_feature) != c->feature_groups)
    return CG_OP_UNREGISTERED;
  *multiplies = features != c->feature_groups;
  cgi_to_linalg_kernel_form form = cgi_to_linalg_kernel_form_of(&c->d);
  if (form == CGI_TO_LINALG_KERNEL_HWCF && cgi_to_linalg_is_channels_last(&c->d))
    return *multiplies ? last_m[c->d.num_spatial - 1] : last[c->d.num_spatial - 1];
  if (form == CGI_TO_LINALG_KERNEL_FCHW && cgi_to_linalg_is_channels_first(&c->d) && !*multiplies) return first[c->d.num_spatial - 1];
  return CG_OP_UNREGISTERED;
}

static cg_value cgi_to_linalg_depthwise(cgi_to_linalg *h, const cgi_to_linalg_conv *c, cg_op_kind kind, bool multiplies) {
  cg_type kt = cg_value_type(c->kernel);
  int64_t shape[CGI_HLO_MAX_RANK + 1];
  unsigned n = 0, rank = c->d.num_spatial + 2, groups[CGI_HLO_MAX_RANK];
  for (unsigned p = 0; p < rank; ++p) { // the kernel without its unit dim, the multiplier behind the channels
    if ((int64_t)p == c->d.kernel_input_feature) continue;
    shape[n++] = (int64_t)p == c->d.kernel_output_feature && multiplies ? c->feature_groups : cg_type_dim(kt, p);
    if ((int64_t)p == c->d.kernel_output_feature && multiplies) shape[n++] = cg_type_dim(kt, p) / c->feature_groups;
  }
  cg_value kernel = cgi_to_linalg_reshape(h, c->kernel, cgi_to_linalg_tensor(h, n, shape, cg_type_element(kt)));
  if (!kernel) return NULL;
  cg_value out = cgi_to_linalg_conv_output(h, c, multiplies ? c->feature_groups : 1);
  cg_op conv = cgi_to_linalg_build_windowed(h, kind, c, kernel, out);
  cg_value r = cgi_to_linalg_truncate(h, cg_op_result(conv, 0), cg_type_element(c->type));
  if (!multiplies) return r;
  for (unsigned p = 0; p < rank; ++p) groups[p] = (int64_t)p == c->d.output_feature ? 2 : 1;
  return cgi_to_linalg_collapse(h, r, c->type, rank, groups);
}

// ---- the op -------------------------------------------------------------------------------------------------------------------------

static bool cgi_to_linalg_read_conv(cgi_to_linalg *h, cg_op op, cgi_to_linalg_conv *c) {
  memset(c, 0, sizeof *c);
  if (!cgi_hlo_conv_dims(op, &c->d) || !cgi_hlo_window_of(op, &c->w))
    return cgi_op_error(op, "has dimension numbers or a window that cannot be read");
  if (!cgi_to_linalg_check_window(op, &c->w)) return false;
  c->feature_groups = cgi_hlo_int(op, "feature_group_count", 1);
  c->batch_groups = cgi_hlo_int(op, "batch_group_count", 1);
  if (c->feature_groups < 1 || c->batch_groups < 1 || (c->feature_groups > 1 && c->batch_groups > 1))
    return cgi_op_error(op, "has group counts that do not go together");
  c->input = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_CONVOLUTION_LHS));
  c->kernel = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_CONVOLUTION_RHS));
  c->input_element = cgi_to_linalg_operand_element(op, CG_STABLEHLO_CONVOLUTION_LHS);
  c->kernel_element = cgi_to_linalg_operand_element(op, CG_STABLEHLO_CONVOLUTION_RHS);
  c->pointwise = cg_type_has_static_shape(cg_value_type(c->kernel));
  for (unsigned i = 0; i < c->d.num_spatial; ++i) c->pointwise &= c->w.size[i] == 1;
  c->type = cgi_to_linalg_result_type(op, 0);
  c->acc = cgi_to_linalg_accumulator(cg_type_element(c->type));
  return true;
}

static void cgi_to_linalg_pad_input(cgi_to_linalg *h, cgi_to_linalg_conv *c) {
  int64_t low[CGI_HLO_MAX_RANK], high[CGI_HLO_MAX_RANK], interior[CGI_HLO_MAX_RANK];
  bool any = false;
  memset(low, 0, sizeof low);
  memset(high, 0, sizeof high);
  memset(interior, 0, sizeof interior);
  for (unsigned i = 0; i < c->d.num_spatial; ++i) {
    int64_t p = c->d.input_spatial[i];
    low[p] = c->w.pad_low[i];
    high[p] = c->w.pad_high[i];
    interior[p] = c->w.base_dilation[i] - 1;
    any |= low[p] != 0 || high[p] != 0 || interior[p] != 0;
  }
  if (any) c->input = cgi_to_linalg_pad(h, c->input, low, high, interior, cgi_to_linalg_zero(&h->b, cgi_to_linalg_signless(c->input_element)));
}

// A reversed window is a reversed kernel: a tensor of its own, as the window's loops need its dims unreversed to have sizes.
static void cgi_to_linalg_reverse_kernel(cgi_to_linalg *h, cgi_to_linalg_conv *c) {
  bool reversed[CGI_HLO_MAX_RANK] = {false};
  for (unsigned i = 0; i < c->d.num_spatial; ++i) reversed[c->d.kernel_spatial[i]] = c->w.reversal[i];
  c->kernel = cgi_to_linalg_reverse_dims(h, c->kernel, reversed);
}

CGI_DEF bool cgi_to_linalg_convolution(cgi_to_linalg *h, cg_op op) {
  cgi_to_linalg_conv c;
  if (!cgi_to_linalg_read_conv(h, op, &c)) return false;
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  if (cg_op_get_kind(op) == CG_STABLEHLO_DYNAMIC_CONV) c.input = cgi_to_linalg_pad_dynamic_conv(h, op, c.input, &c.d, &c.w);
#endif
  if (!c.input) return false;
  cgi_to_linalg_pad_input(h, &c);
  cgi_to_linalg_reverse_kernel(h, &c);
  cg_value r;
  bool multiplies = false;
  cg_op_kind named = cgi_to_linalg_named_conv(&c), depthwise = cgi_to_linalg_named_depthwise(&c, &multiplies);
  if (cg_type_num_elements(c.type) == 0)
    r = cgi_to_linalg_empty(h, cg_type_rank(c.type), cg_type_shape(c.type), NULL, cg_type_element(c.type));
  else if (cg_type_num_elements(cg_value_type(c.kernel)) == 0 || cg_type_num_elements(cg_value_type(c.input)) == 0)
    r = cgi_to_linalg_truncate(h, cgi_to_linalg_conv_output(h, &c, 1), cg_type_element(c.type)); // sums of nothing
  else if (named != CG_OP_UNREGISTERED)
    r = cgi_to_linalg_truncate(h, cg_op_result(cgi_to_linalg_build_windowed(h, named, &c, c.kernel, cgi_to_linalg_conv_output(h, &c, 1)), 0),
                               cg_type_element(c.type));
  else if (depthwise != CG_OP_UNREGISTERED)
    r = cgi_to_linalg_depthwise(h, &c, depthwise, multiplies);
  else
    r = cgi_to_linalg_generic_conv(h, op, &c);
  if (!r) return false;
  return cgi_to_linalg_done(h, op, r);
}
