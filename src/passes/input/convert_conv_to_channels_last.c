// convert-conv-to-channels-last: where all targets have matrix units, or are CPUs, operands of convolutions are transposed, and padded, to what
// kernels read fastest, where that takes a fraction of what is gained; it often joins what is next to them.
//
//   %y = stablehlo.convolution(%x, %w)                          %t = stablehlo.transpose %x, dims = [0, 2, 3, 1]
//        dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]    →   %u = stablehlo.transpose %w, dims = [2, 3, 1, 0]
//                                                               %z = stablehlo.convolution(%t, %u)
//                                                                    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]
//                                                               %y = stablehlo.transpose %z, dims = [0, 3, 1, 2]
//
// Of 16-bit floats features are last, and of large convolutions whole pieces of 16 bytes, since matrix units take rows of neighbours only. Of f32
// they are in networks that work on batches, whose transposes meet and vanish, of images that tiles do not divide, and where results have few; input
// features are padded with zeros to whole vectors and whole rounds, and so are those of the result where they are few, or sums long, and left out
// again; or the kernel alone is turned, as it is for CPUs. Where windows are of whole strides, as those of patches, neighbours within a stride are
// features of one place before they are padded. Convolutions in groups, small ones, and those of sizes that are not known stay.
// Requires: targets. Preserves: values.
#include "dialects/stablehlo.h"
#include "passes/input/chlo_legalize_to_stablehlo.h"
#include "passes/input/complex_to_standard.h"
#include "passes/pass_table.h"
#include "target/configuration.h"
#include "target/target.h"

#ifndef CODEGEN_NO_SECOND_TIER_OPS

#define CGI_CHANNELS_LEAST 16
#define CGI_CHANNELS_PIECE 8        // numbers of 16 bits
#define CGI_CHANNELS_FEWEST 12      // of the result: fewer are not for tiles in workgroup memory
#define CGI_CHANNELS_LONG 512       // sums beside which it takes little to leave features of the result out again
#define CGI_CHANNELS_PLACES 4096    // of windows, for which a kernel is worth turning. Measured, as is all of f32
#define CGI_CHANNELS_NETWORK 4      // convolutions
#define CGI_CHANNELS_WORK (1 << 28) // products of numbers, of f32, that are worth a kernel or two

typedef enum cgi_channels_form { CGI_CHANNELS_STAY, CGI_CHANNELS_KERNEL, CGI_CHANNELS_LAST } cgi_channels_form;

// Products of numbers; 0 where that is not known.
static int64_t cgi_channels_work(cg_op op) {
  cg_type w = op->operands[CG_STABLEHLO_CONVOLUTION_RHS].value->type, y = op->results[0]->type;
  cgi_conv_dims d;
  if (!cgi_hlo_conv_dims(op, &d) || !cg_type_has_static_shape(w) || !cg_type_has_static_shape(y)) return 0;
  return cgi_saturating_mul(cg_type_num_elements(w), cg_type_num_elements(y) / cgi_larger(w->shape[d.kernel_output_feature], 1));
}

// Tiles of 64 places, which are rows of eight and more where that is no more than a sixth of padding, are a third padding.
static bool cgi_channels_pad_images(cg_type y, const cgi_conv_dims *d) {
  if (d->num_spatial < 2) return false;
  int64_t w = y->shape[d->output_spatial[d->num_spatial - 1]], h = y->shape[d->output_spatial[d->num_spatial - 2]];
  int64_t wide = cgi_smaller(cgi_pow2_up(w), 64);
  while (wide > 8 && (cgi_round_up(w, wide) - w) * 6 > w) wide /= 2;
  return cgi_round_up(w, wide) * cgi_round_up(h, 64 / wide) * 2 > w * h * 3;
}

// Neighbours along the last spatial dim, of that size, that are features of one place, c of each: as many as a stride, where windows and what they
// are padded with are of whole ones, and that leaves less of padding; else 1.
static int64_t cgi_channels_folded(const cgi_hlo_window *w, int64_t size, int64_t c) {
  unsigned i = w->n - 1;
  int64_t by = w->n ? w->stride[i] : 1;
  if (by < 2 || size % by || w->size[i] % by || w->pad_low[i] % by || w->pad_low[i] < 0 || w->pad_high[i] < 0 || w->base_dilation[i] != 1 ||
      w->window_dilation[i] != 1 || w->reversal[i])
    return 1;
  return cgi_round_up(by * c, CGI_CHANNELS_PIECE) < by * cgi_round_up(c, CGI_CHANNELS_PIECE) ? by : 1;
}

// Features in whole vectors, more than 28 of them in whole rounds of 12 to 28; in sixteens where that adds no more than a tenth.
static int64_t cgi_channels_whole(int64_t c) {
  if (cgi_round_up(c, 16) * 10 <= c * 11) return cgi_round_up(c, 16);
  for (int64_t all = cgi_round_up(c, 4);; all += 4)
    for (int64_t round = 12; round <= 28; round += 4)
      if (all <= 28 || all % round == 0) return all;
}

// What a convolution becomes, of so many products of numbers, which are enough by itself if at least `least`; *features: those of the input, with
// padding, of *by neighbours; *results: those of the result.
static cgi_channels_form cgi_channels_form_of(cg_op op, const cgi_conv_dims *d, bool cpu, bool network, int64_t work, int64_t least,
                                              int64_t *features, int64_t *results, int64_t *by) {
  cg_type x = op->operands[CG_STABLEHLO_CONVOLUTION_LHS].value->type, w = op->operands[CG_STABLEHLO_CONVOLUTION_RHS].value->type,
          y = op->results[0]->type;
  cg_type_kind e = x->element->kind;
  cgi_hlo_window window;
  *by = 1;
  bool worth = work >= least, last = d->input_feature == d->num_spatial + 1, plain = true, turned = d->kernel_output_feature != d->num_spatial + 1;
  if ((e != CG_TYPE_F16 && e != CG_TYPE_BF16 && e != CG_TYPE_F32) || w->element != x->element || !cgi_hlo_window_of(op, &window))
    return CGI_CHANNELS_STAY;
  if (cgi_op_int(op, "feature_group_count") > 1 || cgi_op_int(op, "batch_group_count") > 1) return CGI_CHANNELS_STAY;
  if (!cg_type_has_static_shape(x) || !cg_type_has_static_shape(w) || !cg_type_has_static_shape(y)) return CGI_CHANNELS_STAY;
  int64_t c = *features = w->shape[d->kernel_input_feature], o = w->shape[d->kernel_output_feature],
          places = cg_type_num_elements(y) / cgi_larger(o, 1);
  *results = o;
  int64_t size = cg_type_num_elements(w) / cgi_larger(c * o, 1);
  bool many = c >= CGI_CHANNELS_LEAST && o >= CGI_CHANNELS_FEWEST;
  if (cpu) return turned && many && size > 1 && places >= CGI_CHANNELS_PLACES / 32 ? CGI_CHANNELS_KERNEL : CGI_CHANNELS_STAY;
  if (e != CG_TYPE_F32) {
    if (worth && c % CGI_CHANNELS_PIECE) {
      *by = cgi_channels_folded(&window, window.n ? x->shape[d->input_spatial[window.n - 1]] : 1, c);
      *features = cgi_round_up(*by * c, CGI_CHANNELS_PIECE);
    }
    return (last ? *features > c : many || *features > c) && o >= 2 * CGI_CHANNELS_LEAST ? CGI_CHANNELS_LAST : CGI_CHANNELS_STAY;
  }
  if (d->input_batch) return CGI_CHANNELS_STAY; // a gradient of a kernel
  network = network && !last && x->shape[d->input_batch] > 1;
  for (unsigned i = 0; i < window.n; i++) plain = plain && window.stride[i] == 1;
  if (c >= CGI_CHANNELS_LEAST && o > 2 && o < CGI_CHANNELS_FEWEST && size > 1 && work >= least / 8 &&
      (last ? c % 4 || o % 4 : size > 9 && places >= 8 * CGI_CHANNELS_PLACES)) {
    *features = cgi_round_up(c, 4);
    *results = cgi_round_up(o, 4);
    return CGI_CHANNELS_LAST;
  }
  if ((!many || size == 1 || !worth) && !network) return CGI_CHANNELS_STAY;
  if (c % 4 && c >= CGI_CHANNELS_LEAST) *features = cgi_channels_whole(c);
  if (c * size >= CGI_CHANNELS_LONG && o > 2 * CGI_CHANNELS_LEAST && o <= 8 * CGI_CHANNELS_LEAST) *results = cgi_round_up(o, 4);
  bool few = c >= 2 * CGI_CHANNELS_LEAST && o < 3 * CGI_CHANNELS_LEAST, odd = c % 4 && !plain;
  if (network || (odd && !last && places >= CGI_CHANNELS_PLACES / 16)) return CGI_CHANNELS_LAST;
  if (places * 2 >= CGI_CHANNELS_PLACES && (last ? *features > c || *results > o : few || cgi_channels_pad_images(y, d))) return CGI_CHANNELS_LAST;
  return turned && places >= CGI_CHANNELS_PLACES && (last || plain) ? CGI_CHANNELS_KERNEL : CGI_CHANNELS_STAY;
}

// v with its dims in the order of `from`, or, back again, a result that has them in that order as `type`.
static cg_value cgi_channels_turn(cgi_builder *b, cg_value v, cg_type type, const int64_t *from, bool back) {
  int64_t order[CGI_HLO_MAX_RANK];
  bool same = type == v->type;
  for (unsigned i = 0; i < type->rank; i++) {
    order[from[i]] = i;
    same = same && from[i] == i;
  }
  if (same) return v;
  if (!back) return cgi_hlo_build_copy(b, v, from); // not read where it is
  return cgi_hlo_build_listed(b, CG_STABLEHLO_TRANSPOSE, v, type, "permutation", type->rank, order);
}

// v with its dims in the order of `from`, and `by` neighbours along the dim `at` then as features of the one behind it, padded to so many.
static cg_value cgi_channels_fold(cgi_builder *b, cg_value v, const int64_t *from, unsigned at, int64_t by, int64_t features) {
  int64_t shape[CGI_HLO_MAX_RANK], same[CGI_HLO_MAX_RANK];
  cg_type t = v->type;
  unsigned rank = t->rank, moved = 0;
  for (unsigned i = 0; i < rank; i++) {
    moved += from[i] != i;
    same[i] = i;
  }
  if (moved) v = cgi_hlo_build_copy(b, v, from);
  t = v->type;
  memcpy(shape, t->shape, rank * sizeof *shape);
  shape[at] /= by;
  shape[at + 1] *= by;
  v = cgi_hlo_build_reshape(b, v, rank, shape);
  return shape[at + 1] == features ? v : cgi_hlo_build_copy(b, cgi_hlo_build_padded(b, v, at + 1, features), same);
}

// Strides of the last spatial dim are of whole folded places then, and the padding in front; behind is what the result needs.
static void cgi_channels_fold_window(cg_op op, int64_t by, int64_t input, int64_t places) {
  cgi_hlo_window w;
  int64_t pads[2 * CGI_HLO_MAX_RANK], strides[CGI_HLO_MAX_RANK], sizes[2];
  (void)cgi_hlo_window_of(op, &w);
  for (unsigned i = 0; i < w.n; i++) {
    bool last = i + 1 == w.n;
    strides[i] = last ? 1 : w.stride[i];
    pads[2 * i] = last ? w.pad_low[i] / by : w.pad_low[i];
    pads[2 * i + 1] = last ? places + w.size[i] / by - 1 - input - w.pad_low[i] / by : w.pad_high[i];
  }
  sizes[0] = w.n;
  sizes[1] = 2;
  cgi_op_set_attr(op, "padding", cgi_hlo_dense_i64(op->ctx, 2, sizes, pads));
  cgi_op_set_ints(op, "window_strides", w.n, strides);
}

static void cgi_channels_convert(cg_op op, bool cpu, bool network, int64_t work, int64_t least) {
  cgi_conv_dims d, last;
  int64_t x[CGI_HLO_MAX_RANK], w[CGI_HLO_MAX_RANK], y[CGI_HLO_MAX_RANK], shape[CGI_HLO_MAX_RANK], from[CGI_HLO_MAX_RANK], features, results, by;
  cgi_channels_form form = CGI_CHANNELS_STAY;
  if (cgi_hlo_conv_dims(op, &d)) form = cgi_channels_form_of(op, &d, cpu, network, work, least, &features, &results, &by);
  unsigned n = d.num_spatial;
  if (form == CGI_CHANNELS_STAY) return;
  last = d;
  for (unsigned i = 0; i < n; i++) {
    x[i + 1] = d.input_spatial[i];
    w[i] = d.kernel_spatial[i];
    y[i + 1] = d.output_spatial[i];
    last.kernel_spatial[i] = i;
  }
  x[0] = d.input_batch, x[n + 1] = d.input_feature;
  w[n] = d.kernel_input_feature, w[n + 1] = d.kernel_output_feature;
  y[0] = d.output_batch, y[n + 1] = d.output_feature;
  last.kernel_input_feature = n;
  last.kernel_output_feature = n + 1;
  cgi_builder before = cgi_builder_before(op), after = cgi_builder_after(op);
  cg_value lhs = op->operands[CG_STABLEHLO_CONVOLUTION_LHS].value, rhs = op->operands[CG_STABLEHLO_CONVOLUTION_RHS].value, r = op->results[0];
  if (form == CGI_CHANNELS_LAST) {
    for (unsigned i = 0; i < n; i++) last.input_spatial[i] = last.output_spatial[i] = i + 1;
    last.input_batch = last.output_batch = 0;
    last.input_feature = last.output_feature = n + 1;
    if (by > 1) {
      lhs = cgi_channels_fold(&before, lhs, x, n, by, features);
      cgi_channels_fold_window(op, by, lhs->type->shape[n], r->type->shape[d.output_spatial[n - 1]]);
    } else {
      cg_value padded = cgi_hlo_build_padded(&before, lhs, (unsigned)d.input_feature, features);
      lhs = cgi_channels_turn(&before, padded, lhs->type, x, false);
      rhs = cgi_hlo_build_padded(&before, rhs, (unsigned)d.kernel_input_feature, features);
      rhs = cgi_hlo_build_padded(&before, rhs, (unsigned)d.kernel_output_feature, results);
    }
    cgi_op_set_operand(op, CG_STABLEHLO_CONVOLUTION_LHS, lhs);
    cg_type type = r->type;
    for (unsigned i = 0; i < type->rank; i++) shape[i] = type->shape[y[i]];
    shape[n + 1] = results;
    cgi_value_set_type(r, cgi_type_with_shape(type, type->rank, shape));
    memset(from, 0, sizeof from);
    shape[n + 1] = type->shape[d.output_feature];
    cg_value cut = shape[n + 1] < results ? cgi_hlo_build_slice(&after, r, from, shape) : r, turned = cgi_channels_turn(&after, cut, type, y, true);
    if (turned != r) cgi_value_replace_uses_except(r, turned, cut == r ? turned->op : cut->op);
  }
  cg_type plain = op->operands[CG_STABLEHLO_CONVOLUTION_RHS].value->type;
  rhs = by > 1 ? cgi_channels_fold(&before, rhs, w, n - 1, by, features) : cgi_channels_turn(&before, rhs, plain, w, false);
  cgi_op_set_operand(op, CG_STABLEHLO_CONVOLUTION_RHS, rhs);
  cgi_op_set_attr(op, "dimension_numbers", cgi_hlo_conv_attr(op->ctx, &last));
}

static bool cgi_channels_cpu(cg_op op) {
  const cg_target **targets = cgi_targets_around(op);
  bool cpu = cgi_len(targets) > 0;
  for (size_t i = 0; i < cgi_len(targets); i++) cpu = cpu && targets[i] && cgi_target_iterates(targets[i]);
  cgi_arr_free(op->ctx, targets);
  return cpu;
}

CGI_DEF bool cgi_pass_convert_conv_to_channels_last(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cg_op *ops = cgi_collect(pass->module, CG_STABLEHLO_CONVOLUTION);
  int64_t *work = NULL, least = cgi_pass_option_int(pass, "work");
  if (least <= 0) least = CGI_CHANNELS_WORK;
  for (size_t i = 0; i < cgi_len(ops); i++) {
    int64_t products = cgi_channels_work(ops[i]);
    cgi_push(work, products);
  }
  for (size_t i = 0; i < cgi_len(ops); i++) {
    int64_t around = 0, all = 0; // in the same block, this one and its neighbours
    for (size_t k = i < CGI_CHANNELS_NETWORK ? 0 : i + 1 - CGI_CHANNELS_NETWORK; k < cgi_len(ops) && k < i + CGI_CHANNELS_NETWORK; k++) {
      if (ops[k]->block != ops[i]->block) continue;
      all = cgi_saturating_add(all, work[k]);
      around++;
    }
    bool network = around >= CGI_CHANNELS_NETWORK && all / around * 2 >= least, cpu = cgi_channels_cpu(ops[i]);
    int64_t enough = ops[i]->operands[0].value->type->element->kind == CG_TYPE_F32 ? least : least / 4;
    if (cpu || cgi_targets_have(ops[i], CG_FEATURE_COOPERATIVE_MATRIX)) cgi_channels_convert(ops[i], cpu, network, work[i], enough);
  }
  return true;
}

#undef CGI_CHANNELS_LEAST
#undef CGI_CHANNELS_PIECE
#undef CGI_CHANNELS_FEWEST
#undef CGI_CHANNELS_PLACES
#undef CGI_CHANNELS_LONG
#undef CGI_CHANNELS_NETWORK
#undef CGI_CHANNELS_WORK
#endif
