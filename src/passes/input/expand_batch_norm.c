// chlo-legalize-to-stablehlo: batch_norm_training and batch_norm_grad as StableHLO's specification composes them: reductions to one number per
// feature and elementwise work around them, in f32 where the type is narrower.
#include "passes/input/chlo_legalize_to_stablehlo.h"

typedef struct cgi_batch_norm {
  cgi_builder b;
  cg_op op;
  cg_value x;      // the operand, computed with
  cg_type element; // of the computation
  unsigned rank, feature;
  cg_type channel;  // tensor of one number per feature
  cg_value one[1];  // the size of a channel, for tensor.empty
  cg_value count;   // elements per feature, as a float
  cg_value epsilon; // a float
  cg_map all, of;   // of elements, of features
} cgi_batch_norm;

static bool cgi_batch_norm_begin(cgi_batch_norm *n, cg_op op) {
  cg_context *ctx = cg_op_context(op);
  cg_type t = cg_value_type(cg_op_operand(op, CG_OPERAND)), e = cg_type_element(t);
  int64_t feature = cgi_hlo_int(op, "feature_index", 0), static_count = 1, size;
  cg_attr epsilon = cg_op_attr(op, "epsilon");
  if (feature < 0 || feature >= (int64_t)cg_type_rank(t) || !epsilon || !cg_type_is_float(e))
    return cgi_op_error(op, "needs operands of floats, an epsilon and a feature dimension of its operand");
  n->b = cgi_builder_before(op);
  n->op = op;
  n->element = cg_type_width(e) < 32 ? cgi_type_f32(ctx) : e;
  n->rank = cg_type_rank(t);
  n->feature = (unsigned)feature;
  n->x = cgi_legalize_convert(&n->b, cg_op_operand(op, CG_OPERAND), n->element);
  size = cg_type_dim(t, n->feature);
  n->channel = cgi_type_tensor(ctx, 1, &size, n->element, NULL);
  n->one[0] = size == CG_DYNAMIC ? cgi_build_dim(&n->b, n->x, n->feature) : NULL;
  n->all = cgi_map_identity(ctx, n->rank);
  n->of = cgi_map_permutation(ctx, n->rank, 1, &n->feature);
  n->count = NULL;
  for (unsigned d = 0; d < n->rank; ++d) {
    if (d == n->feature) continue;
    if (cg_type_dim(t, d) != CG_DYNAMIC) {
      static_count *= cg_type_dim(t, d);
      continue;
    }
    cg_value dim = cgi_build_unary(&n->b, CG_ARITH_INDEX_CAST, cgi_type_i(ctx, 32), cgi_build_dim(&n->b, n->x, d));
    dim = cgi_build_unary(&n->b, CG_ARITH_SITOFP, n->element, dim);
    n->count = n->count ? cgi_build_binary(&n->b, CG_ARITH_MULF, n->count, dim) : dim;
  }
  cg_value known = cgi_build_float(&n->b, n->element, (double)static_count);
  n->count = n->count ? cgi_build_binary(&n->b, CG_ARITH_MULF, n->count, known) : known;
  n->epsilon = cgi_build_float(&n->b, n->element, cg_attr_float(epsilon));
  return true;
}

static cg_value cgi_batch_norm_operand(cgi_batch_norm *n, unsigned i) { return cgi_legalize_convert(&n->b, cg_op_operand(n->op, i), n->element); }

// Sums of a formula over the elements of each feature.
static cg_value cgi_batch_norm_sum(cgi_batch_norm *n, unsigned num, const cg_value *in, const cg_map *maps, const cgi_formula *formula) {
  bool reduction[CGI_HLO_MAX_RANK];
  cgi_legalize_body body;
  memset(&body, 0, sizeof body);
  body.table = formula;
  body.table_size = 1;
  for (unsigned d = 0; d < n->rank; ++d) reduction[d] = d != n->feature;
  cg_value zero = cgi_build_float(&n->b, n->element, 0.0), out = cgi_build_empty(&n->b, n->channel, n->one);
  return cgi_legalize_generic(&n->b, num, in, cgi_build_fill(&n->b, zero, out), maps, reduction, &body);
}

// A formula of numbers per feature, the elements' count and epsilon.
static cg_value cgi_batch_norm_channel(cgi_batch_norm *n, unsigned num, const cg_value *in, const cgi_formula *formula) {
  cg_map maps[4];
  cg_value extra[2];
  cgi_legalize_body body;
  for (unsigned i = 0; i <= num; ++i) maps[i] = cgi_map_identity(n->b.ctx, 1);
  extra[0] = n->count;
  extra[1] = n->epsilon;
  body.table = formula;
  body.table_size = 1;
  body.num_extra = 2;
  body.extra = extra;
  return cgi_legalize_generic(&n->b, num, in, cgi_build_empty(&n->b, n->channel, n->one), maps, NULL, &body);
}

static void cgi_batch_norm_end(cgi_batch_norm *n, cg_value *results) {
  for (unsigned i = 0; i < 3; ++i) results[i] = cgi_legalize_convert(&n->b, results[i], cg_type_element(cg_value_type(cg_op_result(n->op, i))));
  cgi_op_replace(n->op, results);
}

static cg_value cgi_batch_norm_mean(cgi_batch_norm *n, unsigned num, const cg_value *in, const cg_map *maps, const cgi_formula *formula) {
  static const cgi_formula mean[] = {{"mean(s,n,e) return s / n;"}};
  cg_value sum = cgi_batch_norm_sum(n, num, in, maps, formula);
  return sum ? cgi_batch_norm_channel(n, 1, &sum, mean) : NULL;
}

CGI_DEF bool cgi_legalize_batch_norm_training(cg_op op, unsigned number) {
  static const cgi_formula first[] = {{"sum(x,s) return s + x;"}};
  static const cgi_formula second[] = {{"spread(x,m,s) d = x - m; return s + d * d;"}};
  cgi_batch_norm n;
  cg_value in[5], results[3];
  cg_map maps[3];
  (void)number;
  if (!cgi_batch_norm_begin(&n, op)) return false;
  in[0] = n.x;
  maps[0] = n.all;
  maps[1] = maps[2] = n.of;
  if (!(in[1] = cgi_batch_norm_mean(&n, 1, in, maps, first)) || !(in[4] = cgi_batch_norm_mean(&n, 2, in, maps, second))) return false;
  cg_type e = cg_type_element(cg_value_type(cg_op_operand(op, CG_OPERAND)));
  for (unsigned i = 0; i < 2; ++i) { // as the type has them
    results[1 + i] = cgi_legalize_convert(&n.b, in[i ? 4 : 1], e);
    in[3 + i] = cgi_legalize_convert(&n.b, results[1 + i], n.element);
  }
  in[1] = cgi_batch_norm_operand(&n, CG_STABLEHLO_BATCH_NORM_TRAINING_SCALE);
  in[2] = cgi_batch_norm_operand(&n, CG_STABLEHLO_BATCH_NORM_TRAINING_OFFSET);
  cg_named_attr attrs[2];
  cgi_name_attr(&attrs[0], n.b.ctx, "epsilon", cg_op_attr(op, "epsilon"));
  cgi_name_attr(&attrs[1], n.b.ctx, "feature_index", cg_op_attr(op, "feature_index"));
  cg_type t = cg_value_type(n.x);
  results[0] = cg_op_result(cgi_build(&n.b, CG_STABLEHLO_BATCH_NORM_INFERENCE, 5, in, 1, &t, 2, attrs, 0), 0);
  cgi_batch_norm_end(&n, results);
  return true;
}

// With d = x - mean, s = sqrt(variance + epsilon) and N elements per feature:
//   grad_offset = sum g,  grad_scale = sum(g d) / s,  grad_operand = scale / (N s) (N g - sum g - d sum(g d) / s^2)
CGI_DEF bool cgi_legalize_batch_norm_grad(cg_op op, unsigned number) {
  static const cgi_formula sum[] = {{"sum(g,s) return s + g;"}};
  static const cgi_formula product[] = {{"product(g,x,m,s) return s + g * (x - m);"}};
  static const cgi_formula scaled[] = {{"scaled(p,v,n,e) return p / sqrt(v + e);"}};
  static const cgi_formula operand[] = {{"operand(g,x,m,a,v,s,p,n,e)"
                                         "w = v + e;"
                                         "return a / sqrt(w) / n * (n * g - s - (x - m) * (p / w));"}};
  cgi_batch_norm n;
  cg_value in[7], results[3], extra[2], per[2];
  cg_map maps[8];
  cgi_legalize_body body;
  (void)number;
  if (!cgi_batch_norm_begin(&n, op)) return false;
  in[0] = cgi_batch_norm_operand(&n, CG_STABLEHLO_BATCH_NORM_GRAD_GRAD_OUTPUT);
  in[1] = n.x;
  in[2] = cgi_batch_norm_operand(&n, CG_STABLEHLO_BATCH_NORM_GRAD_MEAN);
  in[3] = cgi_batch_norm_operand(&n, CG_STABLEHLO_BATCH_NORM_GRAD_SCALE);
  in[4] = cgi_batch_norm_operand(&n, CG_STABLEHLO_BATCH_NORM_GRAD_VARIANCE);
  maps[0] = n.all;
  maps[1] = n.of;
  if (!(in[5] = results[2] = cgi_batch_norm_sum(&n, 1, in, maps, sum))) return false;
  maps[1] = n.all;
  for (unsigned i = 2; i < 7; ++i) maps[i] = n.of;
  if (!(in[6] = cgi_batch_norm_sum(&n, 3, in, maps, product))) return false;
  per[0] = in[6];
  per[1] = in[4];
  if (!(results[1] = cgi_batch_norm_channel(&n, 2, per, scaled))) return false;
  maps[7] = n.all;
  extra[0] = n.count;
  extra[1] = n.epsilon;
  body.table = operand;
  body.table_size = 1;
  body.num_extra = 2;
  body.extra = extra;
  if (!(results[0] = cgi_legalize_generic(&n.b, 7, in, cgi_build_empty_as(&n.b, cg_value_type(n.x), n.x), maps, NULL, &body))) return false;
  cgi_batch_norm_end(&n, results);
  return true;
}
