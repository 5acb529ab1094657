// chlo-legalize-to-stablehlo: ragged_dot, a product in which rows of lhs meet the part of rhs of their group. group_sizes says how many rows in a row
// each group has; rows of no group are zeros.
//
//   rows are free:        every row by every group, of which a mask keeps its own:    [b, m, k] x [g, b, k, n] -> [b, m, g, n] -> [b, m, n]
//   rows are contracted:  both operands once per group, zeros where rows are others': [g, b, m, k] x [g, b, k, n] -> [g, b, m, n]
//   rows are a batch:     as without groups
//
// No number of another group is in a sum, not even times zero.
#include "passes/input/chlo_legalize_to_stablehlo.h"
#include "passes/input/complex_to_standard.h"

typedef struct cgi_ragged_dot {
  cgi_builder b;
  cg_op op;
  cg_value starts, ends; // of groups: [prefix…, group]
  int64_t ragged, group; // of lhs and rhs; group -1: none
  unsigned num_prefix;   // dims of lhs that group_sizes has, too
  int64_t prefix[CGI_HLO_MAX_RANK];
  cgi_dot_dims d;
} cgi_ragged_dot;

static bool cgi_ragged_has(unsigned n, const int64_t *list, int64_t v) {
  for (unsigned i = 0; i < n; ++i)
    if (list[i] == v) return true;
  return false;
}

// Whether two lists name dims of a rank, none twice.
static bool cgi_ragged_distinct(unsigned rank, unsigned n, const int64_t *x, unsigned m, const int64_t *y) {
  uint64_t seen = 0;
  for (unsigned i = 0; i < n + m; ++i) {
    int64_t d = i < n ? x[i] : y[i - n];
    if (d < 0 || d >= (int64_t)rank || seen >> d & 1) return false;
    seen |= (uint64_t)1 << d;
  }
  return true;
}

static bool cgi_ragged_same(cg_type l, cg_type r, unsigned n, const int64_t *x, const int64_t *y) {
  for (unsigned i = 0; i < n; ++i)
    if (cg_type_dim(l, (unsigned)x[i]) != cg_type_dim(r, (unsigned)y[i])) return false;
  return true;
}

// The type of the product; NULL where it has too many dims.
static cg_type cgi_ragged_type(const cgi_dot_dims *d, cg_type l, cg_type r, cg_type element) {
  int64_t shape[2 * CGI_HLO_MAX_RANK];
  unsigned n = 0;
  for (unsigned i = 0; i < d->num_batch; ++i) shape[n++] = cg_type_dim(l, (unsigned)d->lhs_batch[i]);
  for (unsigned i = 0; i < cg_type_rank(l); ++i)
    if (!cgi_ragged_has(d->num_batch, d->lhs_batch, i) && !cgi_ragged_has(d->num_contract, d->lhs_contract, i)) shape[n++] = cg_type_dim(l, i);
  for (unsigned i = 0; i < cg_type_rank(r); ++i)
    if (!cgi_ragged_has(d->num_batch, d->rhs_batch, i) && !cgi_ragged_has(d->num_contract, d->rhs_contract, i)) shape[n++] = cg_type_dim(r, i);
  return n > CGI_HLO_MAX_RANK ? NULL : cgi_type_with_element(cgi_type_with_shape(l, n, shape), element);
}

// The place of a free dim of an operand of that rank among its free dims.
static unsigned cgi_ragged_place(const cgi_dot_dims *d, bool rhs, unsigned rank, int64_t dim) {
  unsigned n = 0;
  for (unsigned i = 0; i < rank && (int64_t)i < dim; ++i)
    n += !cgi_ragged_has(d->num_batch, rhs ? d->rhs_batch : d->lhs_batch, i) &&
         !cgi_ragged_has(d->num_contract, rhs ? d->rhs_contract : d->lhs_contract, i);
  return n;
}

static cg_value cgi_ragged_product(cgi_ragged_dot *r, const cgi_dot_dims *d, cg_value lhs, cg_value rhs, cg_type type) {
  cg_value in[2];
  in[0] = lhs;
  in[1] = rhs;
  return cgi_build_with(&r->b, CG_STABLEHLO_DOT_GENERAL, type, 2, in, "dot_dimension_numbers", cgi_hlo_dot_attr(r->b.ctx, d));
}

// `v` where dim `row` of it is in the group that dim `group` of it says, else zero; `prefix` are the places of the prefix dims.
static cg_value cgi_ragged_mask(cgi_ragged_dot *r, cg_value v, const int64_t *prefix, int64_t row, int64_t group) {
  cg_type t = cg_value_type(v), words = cgi_type_with_element(t, cg_type_element(cg_value_type(r->ends)));
  int64_t dims[CGI_HLO_MAX_RANK + 1];
  for (unsigned i = 0; i < r->num_prefix; ++i) dims[i] = prefix[i];
  dims[r->num_prefix] = group;
  cg_value rows = cgi_hlo_build_iota(&r->b, words, (unsigned)row);
  cg_value start = cgi_hlo_build_broadcast(&r->b, r->starts, cg_type_rank(t), cg_type_shape(t), dims);
  cg_value end = cgi_hlo_build_broadcast(&r->b, r->ends, cg_type_rank(t), cg_type_shape(t), dims);
  cg_value from = cgi_hlo_build_compare(&r->b, "GE", rows, start), to = cgi_hlo_build_compare(&r->b, "LT", rows, end);
  cg_value mask = cgi_build_binary(&r->b, CG_STABLEHLO_AND, from, to);
  return cgi_build_ternary(&r->b, CG_STABLEHLO_SELECT, t, mask, v, cgi_legalize_zero(&r->b, t));
}

static bool cgi_ragged_begin(cgi_ragged_dot *r, cg_op op) {
  cg_type l = cg_value_type(cg_op_operand(op, CG_CHLO_RAGGED_DOT_LHS)), rt = cg_value_type(cg_op_operand(op, CG_CHLO_RAGGED_DOT_RHS)),
          s = cg_value_type(cg_op_operand(op, CG_CHLO_RAGGED_DOT_GROUP_SIZES)), out = cg_value_type(cg_op_result(op, 0));
  const cgi_dot_dims *d = &r->d;
  if (!cg_type_has_static_shape(l) || !cg_type_has_static_shape(rt) || !cg_type_has_static_shape(s) || !cg_type_has_static_shape(out))
    return cgi_op_unsupported(op, "of a dynamic shape is not lowered yet");
  if (!cgi_hlo_ragged_dims(cg_op_attr(op, "ragged_dot_dimension_numbers"), &r->d, &r->ragged, &r->group) || r->ragged < 0 ||
      r->ragged >= (int64_t)cg_type_rank(l) || r->group >= (int64_t)cg_type_rank(rt) || cg_type_rank(s) < 1 || !cg_type_is_int(cg_type_element(s)) ||
      !cgi_ragged_distinct(cg_type_rank(l), d->num_batch, d->lhs_batch, d->num_contract, d->lhs_contract) ||
      !cgi_ragged_distinct(cg_type_rank(rt), d->num_batch, d->rhs_batch, d->num_contract, d->rhs_contract) ||
      !cgi_ragged_same(l, rt, d->num_batch, d->lhs_batch, d->rhs_batch) || !cgi_ragged_same(l, rt, d->num_contract, d->lhs_contract, d->rhs_contract))
    return cgi_op_error(op, "has dimension numbers that do not fit operands %t and %t", l, rt);
  bool contracted = cgi_ragged_has(d->num_contract, d->lhs_contract, r->ragged), batch = cgi_ragged_has(d->num_batch, d->lhs_batch, r->ragged);
  int64_t groups = cg_type_dim(s, cg_type_rank(s) - 1);
  for (unsigned i = 0; i < d->num_batch && d->lhs_batch[i] != r->ragged; ++i) r->prefix[r->num_prefix++] = d->lhs_batch[i];
  for (unsigned i = 0; contracted && d->lhs_contract[i] != r->ragged; ++i) r->prefix[r->num_prefix++] = d->lhs_contract[i];
  for (unsigned i = 0; !contracted && !batch && i < (unsigned)r->ragged; ++i)
    if (!cgi_ragged_has(d->num_batch, d->lhs_batch, i) && !cgi_ragged_has(d->num_contract, d->lhs_contract, i)) r->prefix[r->num_prefix++] = i;
  if (cg_type_rank(s) == 1) r->num_prefix = 0;
  bool fits = cg_type_rank(s) == r->num_prefix + 1 && (r->group >= 0) == (!contracted && !batch);
  for (unsigned i = 0; fits && i < r->num_prefix; ++i) fits = cg_type_dim(s, i) == cg_type_dim(l, (unsigned)r->prefix[i]);
  if (fits && r->group >= 0)
    fits = cg_type_dim(rt, (unsigned)r->group) == groups && !cgi_ragged_has(d->num_batch, d->rhs_batch, r->group) &&
           !cgi_ragged_has(d->num_contract, d->rhs_contract, r->group);
  return fits || cgi_op_error(op, "has group sizes %t that do not fit operands %t and %t", s, l, rt);
}

// Where each group ends: sums of the sizes up to it, a product with ones above a diagonal.
static void cgi_ragged_bounds(cgi_ragged_dot *r) {
  cg_value sizes = cg_op_operand(r->op, CG_CHLO_RAGGED_DOT_GROUP_SIZES);
  if (cg_type_width(cg_type_element(cg_value_type(sizes))) < 32) sizes = cgi_legalize_convert(&r->b, sizes, cgi_type_i(r->b.ctx, 32));
  cg_type t = cg_value_type(sizes);
  int64_t shape[2];
  cgi_dot_dims d;
  memset(&d, 0, sizeof d);
  shape[0] = shape[1] = cg_type_dim(t, cg_type_rank(t) - 1);
  cg_type square = cgi_type_with_shape(t, 2, shape);
  cg_value row = cgi_hlo_build_iota(&r->b, square, 0), column = cgi_hlo_build_iota(&r->b, square, 1);
  cg_value ones = cgi_build_unary(&r->b, CG_STABLEHLO_CONVERT, square, cgi_hlo_build_compare(&r->b, "LE", row, column));
  d.num_contract = 1;
  d.lhs_contract[0] = cg_type_rank(t) - 1;
  r->ends = cgi_ragged_product(r, &d, sizes, ones, t);
  r->starts = cgi_build_binary(&r->b, CG_STABLEHLO_SUBTRACT, r->ends, sizes);
}

// An operand once per group, masked along its dim `ragged`.
static cg_value cgi_ragged_per_group(cgi_ragged_dot *r, cg_value v, int64_t ragged, bool rhs) {
  cg_type t = cg_value_type(v);
  int64_t shape[CGI_HLO_MAX_RANK + 1], dims[CGI_HLO_MAX_RANK], prefix[CGI_HLO_MAX_RANK];
  unsigned rank = cg_type_rank(t), last = cg_type_rank(cg_value_type(r->ends)) - 1;
  shape[0] = cg_type_dim(cg_value_type(r->ends), last);
  for (unsigned i = 0; i < rank; ++i) {
    shape[i + 1] = cg_type_dim(t, i);
    dims[i] = i + 1;
  }
  for (unsigned i = 0; i < r->num_prefix; ++i) // batch dims, then contracted ones
    prefix[i] = 1 + (!rhs ? r->prefix[i] : i < r->d.num_batch ? r->d.rhs_batch[i] : r->d.rhs_contract[i - r->d.num_batch]);
  return cgi_ragged_mask(r, cgi_hlo_build_broadcast(&r->b, v, rank + 1, shape, dims), prefix, 1 + ragged, 0);
}

static cg_value cgi_ragged_contracted(cgi_ragged_dot *r, cg_value lhs, cg_value rhs, cg_type element) {
  cgi_dot_dims d;
  if (cg_type_rank(cg_value_type(lhs)) >= CGI_HLO_MAX_RANK || cg_type_rank(cg_value_type(rhs)) >= CGI_HLO_MAX_RANK) return NULL;
  int64_t other = 0;
  memset(&d, 0, sizeof d);
  d.num_batch = 1;
  for (unsigned i = 0; i < r->d.num_batch; ++i) {
    d.lhs_batch[d.num_batch] = r->d.lhs_batch[i] + 1;
    d.rhs_batch[d.num_batch++] = r->d.rhs_batch[i] + 1;
  }
  for (unsigned i = 0; i < r->d.num_contract; ++i) {
    if (r->d.lhs_contract[i] == r->ragged) other = r->d.rhs_contract[i];
    d.lhs_contract[d.num_contract] = r->d.lhs_contract[i] + 1;
    d.rhs_contract[d.num_contract++] = r->d.rhs_contract[i] + 1;
  }
  lhs = cgi_ragged_per_group(r, lhs, r->ragged, false);
  rhs = cgi_ragged_per_group(r, rhs, other, true);
  cg_type type = cgi_ragged_type(&d, cg_value_type(lhs), cg_value_type(rhs), element);
  return type ? cgi_ragged_product(r, &d, lhs, rhs, type) : NULL;
}

CGI_DEF bool cgi_legalize_ragged_dot(cg_op op, unsigned number) {
  cgi_ragged_dot r;
  (void)number;
  memset(&r, 0, sizeof r);
  r.b = cgi_builder_before(op);
  r.op = op;
  if (!cgi_ragged_begin(&r, op)) return false;
  cg_value lhs = cg_op_operand(op, CG_CHLO_RAGGED_DOT_LHS), rhs = cg_op_operand(op, CG_CHLO_RAGGED_DOT_RHS), v;
  cg_type l = cg_value_type(lhs), rt = cg_value_type(rhs), out = cg_value_type(cg_op_result(op, 0)), e = cg_type_element(out);
  cg_type type = cgi_ragged_type(&r.d, l, rt, e);
  if (!type) return cgi_op_unsupported(op, "needs more than %d dimensions", CGI_HLO_MAX_RANK);
  if (cgi_ragged_has(r.d.num_batch, r.d.lhs_batch, r.ragged)) {
    v = cgi_ragged_product(&r, &r.d, lhs, rhs, type);
  } else if (cgi_ragged_has(r.d.num_contract, r.d.lhs_contract, r.ragged)) {
    cgi_ragged_bounds(&r);
    v = cgi_ragged_contracted(&r, lhs, rhs, e);
  } else {
    int64_t prefix[CGI_HLO_MAX_RANK], shape[CGI_HLO_MAX_RANK];
    unsigned free = cgi_ragged_place(&r.d, false, cg_type_rank(l), cg_type_rank(l)), n = 0;
    int64_t group = r.d.num_batch + free + cgi_ragged_place(&r.d, true, cg_type_rank(rt), r.group);
    cgi_ragged_bounds(&r);
    for (unsigned i = 0; i < r.num_prefix; ++i) // batch dims, then free ones, as they stand in the product
      prefix[i] = i;
    unsigned row = r.d.num_batch + cgi_ragged_place(&r.d, false, cg_type_rank(l), r.ragged);
    v = cgi_ragged_mask(&r, cgi_ragged_product(&r, &r.d, lhs, rhs, type), prefix, row, group);
    for (unsigned i = 0; i < cg_type_rank(type); ++i)
      if ((int64_t)i != group) shape[n++] = cg_type_dim(type, i);
    v = cgi_legalize_sum(&r.b, v, 1, &group, cgi_type_with_shape(type, n, shape));
  }
  if (!v) return cgi_op_unsupported(op, "needs more than %d dimensions", CGI_HLO_MAX_RANK);
  if (cg_value_type(v) != out) return cgi_op_error(op, "has the result %t, but its operands make %t", out, cg_value_type(v));
  cgi_op_replace1(op, v);
  return true;
}
