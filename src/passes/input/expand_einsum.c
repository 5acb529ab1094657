// chlo-legalize-to-stablehlo: einsum and unary_einsum become products, sums and transposes.
//
//   %r = stablehlo.einsum %a, %b, config = "ijk,kl->li" : (tensor<2x3x4xf32>, tensor<4x5xf32>) -> tensor<5x2xf32>
//   -->
//   %s = stablehlo.reduce %a by add across [1]          labels of one operand that the result has not
//   %p = stablehlo.dot_general %s, %b, contracting_dims = [1] x [0] : … -> tensor<2x5xf32>
//   %r = stablehlo.transpose %p, dims = [1, 0]
//
// A label twice in an operand is its diagonal: of the two dims as one, every (n + 1)th element. `...` stands for the dims without a label, and lines
// them up at the end. A dim of size 1 meets any size.
#include "passes/input/chlo_legalize_to_stablehlo.h"
#include "passes/input/complex_to_standard.h"

#define CGI_EINSUM_DOTS 128 // the labels of `...`, from its last dim on

typedef struct cgi_einsum_term {
  cg_value v;
  unsigned n;
  unsigned char label[CGI_HLO_MAX_RANK];
} cgi_einsum_term;

static int cgi_einsum_find(const cgi_einsum_term *t, unsigned from, unsigned label) {
  for (unsigned i = from; i < t->n; ++i)
    if (t->label[i] == label) return (int)i;
  return -1;
}

// The labels of a type's dims.
static bool cgi_einsum_read(cg_op op, cg_str s, cg_type type, cgi_einsum_term *t) {
  unsigned letters = 0, rank = cg_type_rank(type), dots = 0;
  for (size_t i = 0; i < s.len; ++i) letters += s.data[i] != '.' && s.data[i] != ' ';
  memset(t, 0, sizeof *t);
  for (size_t i = 0; i < s.len; ++i) {
    char c = s.data[i];
    if (c == ' ') continue;
    if (c == '.' && dots == 0 && i + 2 < s.len && s.data[i + 1] == '.' && s.data[i + 2] == '.' && letters <= rank) {
      for (unsigned k = rank - letters; k-- > 0;) t->label[t->n++] = (unsigned char)(CGI_EINSUM_DOTS + k);
      dots = 1;
      i += 2;
    } else if (((c | 32) >= 'a' && (c | 32) <= 'z') && t->n < rank) {
      t->label[t->n++] = (unsigned char)c;
    } else {
      return cgi_op_error(op, "has labels '%S' that do not fit %t", s, type);
    }
  }
  return t->n == rank || cgi_op_error(op, "has labels '%S' that do not fit %t", s, type);
}

// The operand with dims in that order, which may leave out dims of size 1.
static void cgi_einsum_order(cgi_builder *b, cgi_einsum_term *t, unsigned n, const int64_t *order) {
  int64_t shape[CGI_HLO_MAX_RANK], all[CGI_HLO_MAX_RANK];
  cgi_einsum_term old = *t;
  bool same = true;
  unsigned rank = 0;
  for (unsigned i = 0; i < n; ++i) {
    all[rank++] = order[i];
    t->label[i] = old.label[order[i]];
    same = same && order[i] == (int64_t)i;
  }
  t->n = n;
  for (unsigned d = 0; d < old.n; ++d) {
    bool kept = false;
    for (unsigned i = 0; i < n; ++i) kept = kept || order[i] == (int64_t)d;
    if (!kept) all[rank++] = d;
  }
  for (unsigned i = 0; i < rank; ++i) shape[i] = cg_type_dim(cg_value_type(old.v), (unsigned)all[i]);
  if (!same) {
    cg_type type = cgi_type_with_shape(cg_value_type(old.v), rank, shape);
    t->v = cgi_build_with(b, CG_STABLEHLO_TRANSPOSE, type, 1, &old.v, "permutation", cgi_attr_i64_array(b->ctx, rank, all));
  }
  if (n < rank) t->v = cgi_hlo_build_reshape(b, t->v, n, shape);
}

// The diagonal of dims `i` and `k`, as the last dim.
static bool cgi_einsum_diagonal(cgi_builder *b, cg_op op, cgi_einsum_term *t, unsigned i, unsigned k) {
  cg_type type = cg_value_type(t->v);
  int64_t order[CGI_HLO_MAX_RANK], start[CGI_HLO_MAX_RANK], limit[CGI_HLO_MAX_RANK], step[CGI_HLO_MAX_RANK], shape[CGI_HLO_MAX_RANK],
      n = cg_type_dim(type, i);
  unsigned rank = 0, last = t->n - 2;
  if (!cg_type_has_static_shape(type)) return cgi_op_unsupported(op, "[unsupported-type] takes a diagonal of %t, which is not lowered yet", type);
  if (cg_type_dim(type, k) != n) return cgi_op_error(op, "has a label for dims of different sizes of %t", type);
  for (unsigned d = 0; d < t->n; ++d)
    if (d != i && d != k) order[rank++] = d;
  order[rank++] = i;
  order[rank++] = k;
  cgi_einsum_order(b, t, rank, order);
  for (unsigned d = 0; d <= last; ++d) {
    start[d] = 0;
    limit[d] = d == last ? n * n : cg_type_dim(cg_value_type(t->v), d);
    step[d] = d == last ? n + 1 : 1;
    shape[d] = d == last ? n : limit[d];
  }
  t->n = last + 1;
  t->v = cgi_hlo_build_reshape(b, t->v, t->n, limit);
  t->v = cgi_hlo_build_strided_slice(b, t->v, cgi_type_with_shape(type, t->n, shape), start, limit, step);
  return true;
}

// Leaves out dims of size 1 that meet larger ones, and sums over labels that nothing else has.
static void cgi_einsum_reduce(cgi_builder *b, cgi_einsum_term *t, const cgi_einsum_term *other, const cgi_einsum_term *out) {
  int64_t keep[CGI_HLO_MAX_RANK], sum[CGI_HLO_MAX_RANK], shape[CGI_HLO_MAX_RANK];
  unsigned kept = 0, summed = 0;
  for (unsigned i = 0; i < t->n; ++i) {
    int at = other ? cgi_einsum_find(other, 0, t->label[i]) : -1;
    if (cg_type_dim(cg_value_type(t->v), i) != 1 || at < 0 || cg_type_dim(cg_value_type(other->v), (unsigned)at) == 1) keep[kept++] = i;
  }
  if (kept < t->n) cgi_einsum_order(b, t, kept, keep);
  kept = 0;
  for (unsigned i = 0; i < t->n; ++i) {
    bool used = (other && cgi_einsum_find(other, 0, t->label[i]) >= 0) || cgi_einsum_find(out, 0, t->label[i]) >= 0;
    if (!used) {
      sum[summed++] = i;
      continue;
    }
    shape[kept] = cg_type_dim(cg_value_type(t->v), i);
    t->label[kept++] = t->label[i];
  }
  t->n = kept;
  if (summed) t->v = cgi_legalize_sum(b, t->v, summed, sum, cgi_type_with_shape(cg_value_type(t->v), kept, shape));
}

static bool cgi_einsum_product(cgi_builder *b, cg_op op, cgi_einsum_term *t, const cgi_einsum_term *out, cg_type element) {
  cgi_einsum_term r;
  cgi_dot_dims d;
  cg_value in[2];
  int64_t shape[2 * CGI_HLO_MAX_RANK];
  memset(&d, 0, sizeof d);
  memset(&r, 0, sizeof r);
  for (unsigned i = 0; i < t[0].n; ++i) {
    int at = cgi_einsum_find(&t[1], 0, t[0].label[i]);
    if (at < 0) continue;
    int64_t n = cg_type_dim(cg_value_type(t[0].v), i), m = cg_type_dim(cg_value_type(t[1].v), (unsigned)at);
    if (n != m && n != CG_DYNAMIC && m != CG_DYNAMIC) return cgi_op_error(op, "has a label for dims of sizes %l and %l", n, m);
    bool batch = cgi_einsum_find(out, 0, t[0].label[i]) >= 0;
    if (batch) shape[r.n] = n, r.label[r.n++] = t[0].label[i];
    unsigned k = batch ? d.num_batch++ : d.num_contract++;
    (batch ? d.lhs_batch : d.lhs_contract)[k] = i;
    (batch ? d.rhs_batch : d.rhs_contract)[k] = at;
  }
  for (unsigned s = 0; s < 2; ++s) {
    for (unsigned i = 0; i < t[s].n; ++i) {
      if (cgi_einsum_find(&t[1 - s], 0, t[s].label[i]) >= 0) continue;
      if (r.n == CGI_HLO_MAX_RANK) return cgi_op_unsupported(op, "makes more than %d dims", CGI_HLO_MAX_RANK);
      shape[r.n] = cg_type_dim(cg_value_type(t[s].v), i);
      r.label[r.n++] = t[s].label[i];
    }
    in[s] = t[s].v;
  }
  cg_type type = cgi_type_with_element(cgi_type_with_shape(cg_value_type(in[0]), r.n, shape), element);
  r.v = cgi_build_with(b, CG_STABLEHLO_DOT_GENERAL, type, 2, in, "dot_dimension_numbers", cgi_hlo_dot_attr(b->ctx, &d));
  t[0] = r;
  return true;
}

CGI_DEF bool cgi_legalize_einsum(cg_op op, unsigned number) {
  cgi_einsum_term t[2], out;
  cgi_builder b = cgi_builder_before(op);
  cg_attr config = cg_op_attr(op, "einsum_config");
  cg_str rest = config ? cg_attr_str(config) : cgi_s(""), part;
  unsigned n = cg_op_num_operands(op);
  cg_type wanted = cg_value_type(cg_op_result(op, 0));
  (void)number;
  for (unsigned i = 0; i <= n; ++i) {
    const char *ends = i + 1 < n ? "," : "->";
    size_t k = 0, len = strlen(ends);
    while (i < n && k + len <= rest.len && memcmp(rest.data + k, ends, len) != 0) k++;
    if (i < n && k + len > rest.len) return cgi_op_error(op, "has no '%s' in '%S'", ends, cg_attr_str(config));
    part = rest;
    if (i < n) part.len = k, rest.data += k + len, rest.len -= k + len;
    if (!cgi_einsum_read(op, part, i < n ? cg_value_type(cg_op_operand(op, i)) : wanted, i < n ? &t[i] : &out)) return false;
    if (i < n) t[i].v = cg_op_operand(op, i);
  }
  for (unsigned s = 0; s < n; ++s)
    for (unsigned i = 0; i < t[s].n;) {
      int again = cgi_einsum_find(&t[s], i + 1, t[s].label[i]);
      if (again >= 0 && !cgi_einsum_diagonal(&b, op, &t[s], i, (unsigned)again)) return false;
      i = again >= 0 ? 0 : i + 1;
    }
  for (unsigned s = 0; s < n; ++s) cgi_einsum_reduce(&b, &t[s], n == 2 ? &t[1 - s] : NULL, &out);
  if (n == 2 && !cgi_einsum_product(&b, op, t, &out, cg_type_element(wanted))) return false;
  int64_t order[CGI_HLO_MAX_RANK];
  for (unsigned i = 0; i < out.n; ++i) {
    order[i] = cgi_einsum_find(&t[0], 0, out.label[i]);
    if (order[i] < 0 || cgi_einsum_find(&out, i + 1, out.label[i]) >= 0)
      return cgi_op_error(op, "has a result with a label that is nowhere else, or twice");
  }
  cgi_einsum_order(&b, &t[0], out.n, order);
  cg_value r = cgi_legalize_convert(&b, t[0].v, cg_type_element(wanted));
  if (!cgi_hlo_compatible(cg_value_type(r), wanted)) return cgi_op_error(op, "gives %t", cg_value_type(r));
  cgi_op_replace1(op, cg_value_type(r) == wanted ? r : cgi_build_unary(&b, CG_TENSOR_CAST, wanted, r));
  return true;
}

#undef CGI_EINSUM_DOTS
