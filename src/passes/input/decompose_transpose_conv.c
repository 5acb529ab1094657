// decompose-transpose-conv: a convolution of an input with zeros between its elements becomes some of the input as it is. Places of the result
// between two elements that meet as many of the kernel's, the first at the same element, are features of one of them.
//
//   %y = stablehlo.convolution(%x, %w), window = {pad = [[1, 1]], lhs_dilate = [2]}        : … x[2, i, o] -> [b, 16, o]
//     →
//   %v = stablehlo.reverse, transpose and reshape of %w                                    : [1, i, 2 * o]
//   %z = stablehlo.convolution(%x, %v)                                                     : … -> [b, 8, 2 * o]
//   %n = stablehlo.reduce of what %w by zero is, where a place meets no element            : [2, o]
//   %y = stablehlo.reshape, transpose and reshape of %z + %n                               : [b, 8, 2, o], [b, 16, o]
//
// With elements d apart, place y = d q + p of the result is a sum over t of x[q + t + c] w[k + d t], k = (low - p) mod d, c = (p + k - low) / d.
// Zeros by what is not finite are NaN: %n. Strides and distances inside of the kernel are 1 there. Groups, sizes that are not known, places that meet
// nothing, and more than four convolutions stay; so does what takes no longer than the kernels that it would become. Preserves: values.
#include "dialects/stablehlo.h"
#include "passes/input/chlo_legalize_to_stablehlo.h"
#include "passes/input/complex_to_standard.h"
#include "passes/pass_table.h"

#ifndef CODEGEN_NO_SECOND_TIER_OPS

enum { CGI_TRANSPOSE_CONV_PARTS = 4 };
#define CGI_TRANSPOSE_CONV_WORK (1 << 25) // products of numbers, by the square of how many convolutions they become

// Places of a dim that are features of one convolution: how many, the last one's first element of the kernel, how many each meets, the first of x.
typedef struct cgi_transpose_conv_part {
  int64_t size, last, taps, at;
} cgi_transpose_conv_part;

typedef struct cgi_transpose_conv {
  cgi_conv_dims d;
  cgi_hlo_window w;
  unsigned num_parts[CGI_HLO_MAX_RANK], all; // of each dim; of all together
  cgi_transpose_conv_part parts[CGI_HLO_MAX_RANK][CGI_TRANSPOSE_CONV_PARTS];
} cgi_transpose_conv;

// Where the dims of an array are once places between elements are dims of their own: in front of dim `before`, or, where that is negative, each
// behind the dim of `from` that it belongs to. Gives how many there are.
static unsigned cgi_transpose_conv_split(const cgi_transpose_conv *c, unsigned rank, const int64_t *from, int64_t before, int64_t *outer,
                                         int64_t *inner) {
  unsigned all = 0;
  for (unsigned r = 0; r < rank; r++) {
    for (unsigned i = 0; i < c->w.n && (int64_t)r == before; i++)
      if (c->w.base_dilation[i] > 1) inner[i] = all++;
    outer[r] = all++;
    for (unsigned i = 0; i < c->w.n && before < 0; i++)
      if (c->w.base_dilation[i] > 1 && from[i] == (int64_t)r) inner[i] = all++;
  }
  return all;
}

static bool cgi_transpose_conv_parts_of(cgi_transpose_conv *c, unsigned i) {
  int64_t d = c->w.base_dilation[i], low = c->w.pad_low[i];
  for (int64_t p = 0; p < d; p++) {
    cgi_transpose_conv_part part, *last = c->parts[i] + c->num_parts[i] - 1;
    part.size = 1;
    part.last = ((low - p) % d + d) % d;
    part.taps = cgi_ceil_div(cgi_larger(c->w.size[i] - part.last, 0), d);
    part.at = (p + part.last - low) / d;
    if (d > 1 && !part.taps) return false;
    if (p && last->taps == part.taps && last->at == part.at) {
      last->size++;
      last->last = part.last;
    } else {
      if (c->num_parts[i] == CGI_TRANSPOSE_CONV_PARTS) return false;
      c->parts[i][c->num_parts[i]++] = part;
    }
  }
  c->all *= c->num_parts[i];
  return c->all <= CGI_TRANSPOSE_CONV_PARTS;
}

static bool cgi_transpose_conv_can(cg_op op, cgi_transpose_conv *c, int64_t least) {
  cg_type w = op->operands[CG_STABLEHLO_CONVOLUTION_RHS].value->type, y = op->results[0]->type;
  bool any = false;
  memset(c, 0, sizeof *c);
  c->all = 1;
  if (!cgi_hlo_conv_dims(op, &c->d) || !cgi_hlo_window_of(op, &c->w) || !cg_type_is_float(w->element) || !cg_type_is_float(y->element)) return false;
  if (cgi_op_int(op, "feature_group_count") > 1 || cgi_op_int(op, "batch_group_count") > 1 || 2 * w->rank > CGI_HLO_MAX_RANK) return false;
  for (unsigned i = 0; i < 3; i++) {
    cg_type t = i < 2 ? op->operands[i].value->type : y;
    if (!cg_type_has_static_shape(t) || !cg_type_num_elements(t)) return false;
  }
  for (unsigned i = 0; i < c->w.n; i++) {
    bool apart = c->w.base_dilation[i] > 1;
    if (apart && (c->w.stride[i] != 1 || c->w.window_dilation[i] != 1 || c->w.reversal[i])) return false;
    if (!cgi_transpose_conv_parts_of(c, i)) return false;
    any |= apart;
  }
  int64_t work = cgi_saturating_mul(cg_type_num_elements(w), cg_type_num_elements(y) / w->shape[c->d.kernel_output_feature]);
  return any && work / (c->all * c->all) >= least;
}

// The parts of the dims that the number-th convolution has.
static void cgi_transpose_conv_choose(const cgi_transpose_conv *c, unsigned number, const cgi_transpose_conv_part **parts) {
  for (unsigned i = c->w.n; i-- > 0; number /= c->num_parts[i]) parts[i] = &c->parts[i][number % c->num_parts[i]];
}

// The kernel of one: what its places meet of w, with the places in front of the features.
static cg_value cgi_transpose_conv_kernel(const cgi_transpose_conv *c, cgi_builder *b, cg_value w, const cgi_transpose_conv_part **parts) {
  int64_t low[CGI_HLO_MAX_RANK], high[CGI_HLO_MAX_RANK], split[CGI_HLO_MAX_RANK], none[CGI_HLO_MAX_RANK], order[CGI_HLO_MAX_RANK];
  int64_t outer[CGI_HLO_MAX_RANK], inner[CGI_HLO_MAX_RANK], to_outer[CGI_HLO_MAX_RANK], to_inner[CGI_HLO_MAX_RANK], dims[CGI_HLO_MAX_RANK];
  unsigned rank = w->type->rank, num_dims = 0;
  unsigned all = cgi_transpose_conv_split(c, rank, c->d.kernel_spatial, -1, outer, inner);
  (void)cgi_transpose_conv_split(c, rank, NULL, c->d.kernel_output_feature, to_outer, to_inner);
  memset(none, 0, sizeof none);
  memset(low, 0, sizeof low);
  memset(high, 0, sizeof high);
  for (unsigned r = 0; r < rank; r++) {
    split[outer[r]] = w->type->shape[r];
    order[to_outer[r]] = outer[r];
  }
  for (unsigned i = 0; i < c->w.n; i++) {
    int64_t k = c->d.kernel_spatial[i], d = c->w.base_dilation[i];
    if (d == 1) continue;
    low[k] = -parts[i]->last;
    high[k] = parts[i]->last + parts[i]->taps * d - w->type->shape[k];
    split[outer[k]] = parts[i]->taps;
    split[inner[i]] = d;
    order[to_inner[i]] = inner[i];
    dims[num_dims++] = inner[i];
  }
  w = cgi_hlo_build_reshape(b, cgi_hlo_build_pad(b, w, low, high), all, split);
  for (unsigned i = 0; i < c->w.n; i++)
    if (c->w.base_dilation[i] > 1) split[inner[i]] = parts[i]->size;
  w = cgi_hlo_build_slice(b, w, none, split);
  w = cgi_hlo_build_copy(b, cgi_hlo_build_listed(b, CG_STABLEHLO_REVERSE, w, w->type, "dimensions", num_dims, dims), order);
  for (unsigned r = 0; r < rank; r++) dims[r] = split[outer[r]];
  for (unsigned i = 0; i < c->w.n; i++)
    if (c->w.base_dilation[i] > 1) dims[c->d.kernel_output_feature] *= parts[i]->size;
  return cgi_hlo_build_reshape(b, w, rank, dims);
}

// For all places of all convolutions, and each feature: the sum of zero by each number of the kernel that the place does not meet an element with.
static cg_value cgi_transpose_conv_zeros(const cgi_transpose_conv *c, cgi_builder *b, cg_value w) {
  cg_context *ctx = b->ctx;
  int64_t shape[CGI_HLO_MAX_RANK + 1], dims[CGI_HLO_MAX_RANK + 1], at[CGI_HLO_MAX_RANK], places = 1, elements = 1;
  const cgi_transpose_conv_part *parts[CGI_HLO_MAX_RANK];
  unsigned rank = w->type->rank - 1, n = 0;
  uint8_t *mask = NULL;
  for (unsigned i = 0; i < c->w.n; i++) {
    places *= c->w.base_dilation[i];
    elements *= c->w.size[i];
    shape[1 + i] = c->w.size[i];
    dims[1 + i] = 1 + c->d.kernel_spatial[i] - (c->d.kernel_spatial[i] > c->d.kernel_input_feature);
  }
  for (unsigned number = 0; number < c->all; number++) {
    int64_t own = 1;
    cgi_transpose_conv_choose(c, number, parts);
    for (unsigned i = 0; i < c->w.n; i++) own *= parts[i]->size;
    for (int64_t e = 0; e < own * elements; e++) {
      int64_t element = e % elements, place = e / elements;
      bool meets = true;
      for (unsigned i = c->w.n; i-- > 0;) {
        int64_t first = parts[i]->last + parts[i]->size - 1 - place % parts[i]->size;
        meets = meets && (element % c->w.size[i] - first) % c->w.base_dilation[i] == 0;
        element /= c->w.size[i];
        place /= parts[i]->size;
      }
      cgi_push(mask, (uint8_t)meets);
    }
  }
  shape[0] = places;
  dims[0] = 0;
  cg_type type = cgi_type_tensor(ctx, c->w.n + 1, shape, cgi_type_i(ctx, 1), NULL);
  cg_value meets = cgi_hlo_build_constant(b, cgi_attr_dense(ctx, type, mask, cgi_len(mask)));
  cgi_arr_free(ctx, mask);
  w = cgi_build_binary(b, CG_STABLEHLO_MULTIPLY, w, cgi_hlo_build_splat(b, w->type, 0.0));
  w = cgi_hlo_build_sum(b, w, 1, &c->d.kernel_input_feature);
  for (unsigned r = 0; r < rank; r++) shape[1 + r] = w->type->shape[r], at[r] = r + 1;
  meets = cgi_hlo_build_broadcast(b, meets, rank + 1, shape, dims);
  w = cgi_hlo_build_broadcast(b, w, rank + 1, shape, at);
  w = cgi_build_ternary(b, CG_STABLEHLO_SELECT, w->type, meets, cgi_hlo_build_splat(b, w->type, 0.0), w);
  for (unsigned r = 0; r < rank; r++)
    if ((int64_t)r != c->d.kernel_output_feature - (c->d.kernel_output_feature > c->d.kernel_input_feature)) dims[n++] = r + 1;
  return cgi_hlo_build_sum(b, w, n, dims);
}

// One of the convolutions, with the places as dims of their own in front of the features; its zeros are rows of `zeros` from *row on.
static cg_value cgi_transpose_conv_one(const cgi_transpose_conv *c, cg_op op, unsigned number, cg_value zeros, int64_t *row) {
  cgi_builder b = cgi_builder_before(op);
  const cgi_transpose_conv_part *parts[CGI_HLO_MAX_RANK];
  int64_t shape[CGI_HLO_MAX_RANK], split[CGI_HLO_MAX_RANK], outer[CGI_HLO_MAX_RANK], inner[CGI_HLO_MAX_RANK], pads[2 * CGI_HLO_MAX_RANK];
  int64_t places = 1, from[2], to[2], sizes[2];
  cg_type x = op->operands[CG_STABLEHLO_CONVOLUTION_LHS].value->type, y = op->results[0]->type;
  cgi_transpose_conv_choose(c, number, parts);
  unsigned all = cgi_transpose_conv_split(c, y->rank, NULL, c->d.output_feature, outer, inner);
  memcpy(shape, y->shape, y->rank * sizeof *shape);
  for (unsigned i = 0; i < c->w.n; i++) {
    int64_t o = c->d.output_spatial[i];
    pads[2 * i] = c->w.pad_low[i];
    pads[2 * i + 1] = c->w.pad_high[i];
    if (c->w.base_dilation[i] == 1) continue;
    shape[o] = cgi_ceil_div(shape[o], c->w.base_dilation[i]);
    pads[2 * i] = -parts[i]->at;
    pads[2 * i + 1] = shape[o] + parts[i]->taps - 1 + parts[i]->at - x->shape[c->d.input_spatial[i]];
    split[inner[i]] = parts[i]->size;
    places *= parts[i]->size;
  }
  for (unsigned r = 0; r < y->rank; r++) split[outer[r]] = shape[r];
  from[0] = *row, from[1] = 0;
  to[0] = *row += places, to[1] = shape[c->d.output_feature];
  cg_value kernel = cgi_transpose_conv_kernel(c, &b, op->operands[CG_STABLEHLO_CONVOLUTION_RHS].value, parts);
  sizes[0] = shape[c->d.output_feature] *= places;
  zeros = cgi_hlo_build_reshape(&b, cgi_hlo_build_slice(&b, zeros, from, to), 1, sizes);
  y = cgi_type_with_shape(y, y->rank, shape);
  cg_op conv = cgi_op_clone(op, NULL);
  cgi_op_insert_before(conv, op);
  cgi_op_set_operand(conv, CG_STABLEHLO_CONVOLUTION_RHS, kernel);
  cgi_value_set_type(conv->results[0], y);
  sizes[0] = c->w.n, sizes[1] = 2;
  cgi_op_set_attr(conv, "padding", cgi_hlo_dense_i64(op->ctx, 2, sizes, pads));
  cgi_op_set_attr(conv, "lhs_dilation", NULL);
  zeros = cgi_hlo_build_broadcast(&b, cgi_legalize_convert(&b, zeros, y->element), y->rank, shape, &c->d.output_feature);
  return cgi_hlo_build_reshape(&b, cgi_build_binary(&b, CG_STABLEHLO_ADD, conv->results[0], zeros), all, split);
}

static void cgi_transpose_conv_convert(cg_op op, const cgi_transpose_conv *c) {
  cgi_builder b = cgi_builder_before(op);
  cg_value some[CGI_TRANSPOSE_CONV_PARTS];
  int64_t row = 0, none[CGI_HLO_MAX_RANK], shape[CGI_HLO_MAX_RANK], order[CGI_HLO_MAX_RANK], turned[CGI_HLO_MAX_RANK];
  int64_t outer[CGI_HLO_MAX_RANK], inner[CGI_HLO_MAX_RANK], to_outer[CGI_HLO_MAX_RANK], to_inner[CGI_HLO_MAX_RANK];
  cg_type y = op->results[0]->type;
  cg_value zeros = cgi_transpose_conv_zeros(c, &b, op->operands[CG_STABLEHLO_CONVOLUTION_RHS].value);
  for (unsigned k = 0; k < c->all; k++) some[k] = cgi_transpose_conv_one(c, op, k, zeros, &row);
  (void)cgi_transpose_conv_split(c, y->rank, NULL, c->d.output_feature, outer, inner);
  unsigned all = cgi_transpose_conv_split(c, y->rank, c->d.output_spatial, -1, to_outer, to_inner), left = c->all;
  for (unsigned i = c->w.n; i-- > 0; left /= c->num_parts[i])
    for (unsigned k = 0; k < left; k++) { // those that differ in dim i alone are side by side
      unsigned first = k / c->num_parts[i];
      some[first] = k % c->num_parts[i] ? cgi_hlo_build_concat(&b, some[first], some[k], (unsigned)inner[i]) : some[k];
    }
  for (unsigned r = 0; r < y->rank; r++) order[to_outer[r]] = outer[r];
  for (unsigned i = 0; i < c->w.n; i++)
    if (c->w.base_dilation[i] > 1) order[to_inner[i]] = inner[i];
  for (unsigned i = 0; i < all; i++) turned[i] = some[0]->type->shape[order[i]];
  cg_value v = cgi_hlo_build_listed(&b, CG_STABLEHLO_TRANSPOSE, some[0], cgi_type_with_shape(y, all, turned), "permutation", all, order);
  for (unsigned r = 0; r < y->rank; r++) shape[r] = turned[to_outer[r]];
  for (unsigned i = 0; i < c->w.n; i++)
    if (c->w.base_dilation[i] > 1) shape[c->d.output_spatial[i]] *= c->w.base_dilation[i];
  memset(none, 0, sizeof none);
  v = cgi_hlo_build_slice(&b, cgi_hlo_build_reshape(&b, v, y->rank, shape), none, y->shape);
  cgi_op_replace(op, &v);
}

CGI_DEF bool cgi_pass_decompose_transpose_conv(cgi_pass *pass) {
  cg_op *ops = cgi_collect(pass->module, CG_STABLEHLO_CONVOLUTION);
  int64_t least = cgi_pass_option_int(pass, "work");
  for (size_t i = 0; i < cgi_len(ops); i++) {
    cgi_transpose_conv c;
    if (cgi_transpose_conv_can(ops[i], &c, least > 0 ? least : CGI_TRANSPOSE_CONV_WORK)) cgi_transpose_conv_convert(ops[i], &c);
  }
  return true;
}

#undef CGI_TRANSPOSE_CONV_WORK
#endif
