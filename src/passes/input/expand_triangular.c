// expand-triangular: stablehlo.cholesky and triangular_solve become products of matrices and kernels of small blocks.
//
//   A = [A11    ]   L11 = cholesky(A11)   L21 = (L11 \ A21^T)^T   L22 = cholesky(A22 - L21 L21^T)
//       [A21 A22]
//   [L11    ] \ [b1]   x1 = L11 \ b1   x2 = L22 \ (b2 - L21 x1)
//   [L21 L22]   [b2]
//
// halved down to blocks that one kernel factors or solves. A solve is of a lower matrix on the left: others are turned or transposed first. Complex
// matrices are real ones of twice the size, [[re, -im], [im, re]] in place of each number; those of a solve are divided by their diagonals first, so
// that these are triangular, too.
// Requires static shapes, but for one dimension of real ones: of a batch, or along which a solve has its right sides. Preserves everything else.
#include "dialects/linalg.h"
#include "passes/input/complex_to_standard.h"
#include "passes/pass.h"
#include "passes/pass_table.h"

#define CGI_TRIANGULAR_FACTOR 8 // the sizes of blocks, whose arithmetic is a kernel's straight line
#define CGI_TRIANGULAR_SOLVE 16

typedef struct cgi_triangular {
  cgi_builder b;
  int64_t batch; // all matrices are [batch, rows, columns]
} cgi_triangular;

// ---- tensors ----------------------------------------------------------------------------------------------------------------------------
static int64_t cgi_triangular_rows(cg_value v) { return cg_type_dim(v->type, 1); }

static cg_value cgi_triangular_shaped(cgi_triangular *t, cg_value v, int64_t rows, int64_t columns) {
  int64_t shape[3];
  shape[0] = t->batch;
  shape[1] = rows;
  shape[2] = columns;
  return cgi_hlo_build_reshape(&t->b, v, 3, shape);
}

static cg_value cgi_triangular_slice(cgi_triangular *t, cg_value v, int64_t row, int64_t rows, int64_t column, int64_t columns) {
  int64_t start[3], limit[3];
  start[0] = 0, start[1] = row, start[2] = column;
  limit[0] = t->batch, limit[1] = row + rows, limit[2] = column + columns;
  return cgi_hlo_build_slice(&t->b, v, start, limit);
}

static cg_value cgi_triangular_transpose(cgi_triangular *t, cg_value v) {
  static const int64_t order[3] = {0, 2, 1};
  int64_t shape[3];
  for (unsigned i = 0; i < 3; i++) shape[i] = cg_type_dim(v->type, (unsigned)order[i]);
  return cgi_hlo_build_listed(&t->b, CG_STABLEHLO_TRANSPOSE, v, cgi_type_with_shape(v->type, 3, shape), "permutation", 3, order);
}

static cg_value cgi_triangular_reverse(cgi_triangular *t, cg_value v, unsigned n) { // rows; columns, too, where n is 2
  static const int64_t dims[2] = {1, 2};
  return cgi_hlo_build_listed(&t->b, CG_STABLEHLO_REVERSE, v, v->type, "dimensions", n, dims);
}

// x y, or x y^T.
static cg_value cgi_triangular_product(cgi_triangular *t, cg_value x, cg_value y, bool transposed) {
  int64_t shape[3];
  cgi_dot_dims dims;
  cg_value both[2];
  both[0] = x;
  both[1] = y;
  memset(&dims, 0, sizeof dims);
  dims.num_batch = dims.num_contract = 1;
  dims.lhs_contract[0] = 2;
  dims.rhs_contract[0] = transposed ? 2 : 1;
  shape[0] = t->batch;
  shape[1] = cgi_triangular_rows(x);
  shape[2] = cg_type_dim(y->type, transposed ? 1 : 2);
  cg_type type = cgi_type_with_shape(x->type, 3, shape);
  return cgi_build_with(&t->b, CG_STABLEHLO_DOT_GENERAL, type, 2, both, "dot_dimension_numbers", cgi_hlo_dot_attr(t->b.ctx, &dims));
}

// `direction` of row and column, numbers of `unit` rows and columns counted as one.
static cg_value cgi_triangular_where(cgi_triangular *t, const char *direction, int64_t n, int64_t unit, cg_value yes, cg_value no) {
  int64_t shape[5];
  shape[0] = t->batch, shape[1] = shape[3] = n / unit, shape[2] = shape[4] = unit;
  cg_type words = cgi_type_tensor(t->b.ctx, 5, shape, cgi_type_i(t->b.ctx, 32), NULL);
  cg_value row = cgi_hlo_build_iota(&t->b, words, 1), column = cgi_hlo_build_iota(&t->b, words, 3);
  cg_value mask = cgi_triangular_shaped(t, cgi_hlo_build_compare(&t->b, direction, row, column), n, n);
  return cgi_build_ternary(&t->b, CG_STABLEHLO_SELECT, yes->type, mask, yes, no);
}

static cg_value cgi_triangular_zeros(cgi_triangular *t, cg_value like, int64_t rows, int64_t columns) {
  return cgi_hlo_build_splat_like(&t->b, cgi_triangular_slice(t, like, 0, rows, 0, columns), 0.0);
}

// ---- blocks -----------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_triangular_block {
  cgi_builder b;
  cg_value index[3], number[CGI_TRIANGULAR_SOLVE];
  int64_t n;
} cgi_triangular_block;

// A kernel of one number a thread, of the shape of `like`, which reads the whole block.
static cg_op cgi_triangular_begin(cgi_triangular *t, cgi_triangular_block *k, cg_value a, cg_value like) {
  cg_value init = cgi_build_empty_as(&t->b, like->type, like);
  cg_op generic = cgi_build_each(&t->b, NULL, init);
  k->b = cgi_builder_in_each(generic, 3, k->index);
  k->n = cgi_triangular_rows(a);
  for (int64_t i = 0; i < k->n; i++) k->number[i] = cgi_build_index(&k->b, i);
  return generic;
}

static cg_value cgi_triangular_read(cgi_triangular_block *k, cg_value v, cg_value row, cg_value column) {
  cg_value at[3];
  at[0] = k->index[0];
  at[1] = row;
  at[2] = column;
  return cgi_build_element(&k->b, v, 3, at);
}

static cg_value cgi_triangular_minus(cgi_triangular_block *k, cg_value from, cg_value x, cg_value y) {
  cg_value product = cgi_build_binary(&k->b, CG_ARITH_MULF, x, y);
  return cgi_build_binary(&k->b, CG_ARITH_SUBF, from, product);
}

// x of a x = b for a block: a thread computes a column, as far as it needs, and keeps one number. `unit`: the diagonal counts as ones.
static cg_value cgi_triangular_substitute(cgi_triangular *t, cg_value a, cg_value b, bool unit) {
  cgi_triangular_block k;
  cg_value x[CGI_TRIANGULAR_SOLVE], r = NULL;
  cg_op generic = cgi_triangular_begin(t, &k, a, b);
  for (int64_t i = 0; i < k.n; i++) {
    x[i] = cgi_triangular_read(&k, b, k.number[i], k.index[2]);
    for (int64_t j = 0; j < i; j++) x[i] = cgi_triangular_minus(&k, x[i], cgi_triangular_read(&k, a, k.number[i], k.number[j]), x[j]);
    if (!unit) x[i] = cgi_build_binary(&k.b, CG_ARITH_DIVF, x[i], cgi_triangular_read(&k, a, k.number[i], k.number[i]));
    r = r ? cgi_build_select(&k.b, cgi_build_cmpi(&k.b, CG_CMPI_EQ, k.index[1], k.number[i]), x[i], r) : x[i];
  }
  cgi_build_linalg_yield(&k.b, r);
  return generic->results[0];
}

static cg_value cgi_triangular_factor(cgi_triangular *t, cg_value a) {
  cgi_triangular_block k;
  cg_value l[CGI_TRIANGULAR_FACTOR][CGI_TRIANGULAR_FACTOR];
  cg_type element = cg_type_element(a->type);
  cg_op generic = cgi_triangular_begin(t, &k, a, a);
  cg_value r = cgi_build_float(&k.b, element, 0.0);
  for (int64_t i = 0; i < k.n; i++) {
    cg_value row = cgi_build_cmpi(&k.b, CG_CMPI_EQ, k.index[1], k.number[i]);
    for (int64_t j = 0; j <= i; j++) {
      cg_value s = cgi_triangular_read(&k, a, k.number[i], k.number[j]);
      for (int64_t m = 0; m < j; m++) s = cgi_triangular_minus(&k, s, l[i][m], l[j][m]);
      l[i][j] = i == j ? cgi_build_unary(&k.b, CG_MATH_SQRT, element, s) : cgi_build_binary(&k.b, CG_ARITH_DIVF, s, l[j][j]);
      cg_value column = cgi_build_cmpi(&k.b, CG_CMPI_EQ, k.index[2], k.number[j]);
      r = cgi_build_select(&k.b, cgi_build_binary(&k.b, CG_ARITH_ANDI, row, column), l[i][j], r);
    }
  }
  cgi_build_linalg_yield(&k.b, r);
  return generic->results[0];
}

// ---- halves -----------------------------------------------------------------------------------------------------------------------------
static int64_t cgi_triangular_half(int64_t n, int64_t block) { return (n / 2 + block - 1) / block * block; }

// x of a x = b, of which only the lower triangle is read, only below the diagonal where `unit`.
static cg_value cgi_triangular_solve(cgi_triangular *t, cg_value a, cg_value b, bool unit) {
  int64_t n = cgi_triangular_rows(a), m = cg_type_dim(b->type, 2), h = cgi_triangular_half(n, CGI_TRIANGULAR_SOLVE);
  if (n <= CGI_TRIANGULAR_SOLVE) return cgi_triangular_substitute(t, a, b, unit);
  cg_value a11 = cgi_triangular_slice(t, a, 0, h, 0, h), b1 = cgi_triangular_slice(t, b, 0, h, 0, m);
  cg_value x1 = cgi_triangular_solve(t, a11, b1, unit);
  cg_value a21 = cgi_triangular_slice(t, a, h, n - h, 0, h), b2 = cgi_triangular_slice(t, b, h, n - h, 0, m);
  cg_value known = cgi_triangular_product(t, a21, x1, false);
  b2 = cgi_build_binary(&t->b, CG_STABLEHLO_SUBTRACT, b2, known);
  cg_value x2 = cgi_triangular_solve(t, cgi_triangular_slice(t, a, h, n - h, h, n - h), b2, unit);
  return cgi_hlo_build_concat(&t->b, x1, x2, 1);
}

static cg_value cgi_triangular_cholesky(cgi_triangular *t, cg_value a) {
  int64_t n = cgi_triangular_rows(a), h = cgi_triangular_half(n, CGI_TRIANGULAR_FACTOR);
  if (n <= CGI_TRIANGULAR_FACTOR) return cgi_triangular_factor(t, a);
  cg_value l11 = cgi_triangular_cholesky(t, cgi_triangular_slice(t, a, 0, h, 0, h));
  cg_value b = cgi_triangular_transpose(t, cgi_triangular_slice(t, a, h, n - h, 0, h));
  cg_value l21 = cgi_triangular_transpose(t, cgi_triangular_solve(t, l11, b, false));
  cg_value square = cgi_triangular_product(t, l21, l21, true);
  cg_value rest = cgi_build_binary(&t->b, CG_STABLEHLO_SUBTRACT, cgi_triangular_slice(t, a, h, n - h, h, n - h), square);
  cg_value l22 = cgi_triangular_cholesky(t, rest);
  cg_value top = cgi_hlo_build_concat(&t->b, l11, cgi_triangular_zeros(t, a, h, n - h), 2);
  return cgi_hlo_build_concat(&t->b, top, cgi_hlo_build_concat(&t->b, l21, l22, 2), 1);
}

// ---- complex numbers ----------------------------------------------------------------------------------------------------------------------
static bool cgi_triangular_is_complex(cg_value v) { return cg_type_element(v->type)->kind == CG_TYPE_COMPLEX; }

static cg_value cgi_triangular_part(cgi_triangular *t, cg_op_kind kind, cg_value v) {
  cg_type real = cgi_type_with_element(v->type, cg_type_element(cg_type_element(v->type)));
  return cgi_build_unary(&t->b, kind, real, v);
}

// [rows, columns] with parts re and im between: rows of re and im in turn, and as many columns where `square`.
static cg_value cgi_triangular_embed(cgi_triangular *t, cg_value re, cg_value im, bool square) {
  int64_t rows = cgi_triangular_rows(re), columns = cg_type_dim(re->type, 2), shape[5];
  shape[0] = t->batch, shape[1] = rows, shape[2] = 1, shape[3] = columns, shape[4] = 1;
  re = cgi_hlo_build_reshape(&t->b, re, 5, shape);
  im = cgi_hlo_build_reshape(&t->b, im, 5, shape);
  if (!square) return cgi_triangular_shaped(t, cgi_hlo_build_concat(&t->b, re, im, 2), 2 * rows, columns);
  cg_value minus = cgi_build_unary(&t->b, CG_STABLEHLO_NEGATE, im->type, im);
  cg_value top = cgi_hlo_build_concat(&t->b, re, minus, 4);
  return cgi_triangular_shaped(t, cgi_hlo_build_concat(&t->b, top, cgi_hlo_build_concat(&t->b, im, re, 4), 2), 2 * rows, 2 * columns);
}

static cg_value cgi_triangular_unembed(cgi_triangular *t, cg_value v, int64_t rows, int64_t columns, cg_type element) {
  int64_t shape[5], start[5] = {0, 0, 0, 0, 0}, limit[5];
  cg_value parts[2];
  shape[0] = t->batch, shape[1] = rows, shape[2] = 2, shape[3] = columns, shape[4] = cg_type_dim(v->type, 2) / columns;
  v = cgi_hlo_build_reshape(&t->b, v, 5, shape);
  memcpy(limit, shape, sizeof limit);
  limit[4] = 1;
  for (unsigned k = 0; k < 2; k++) {
    start[2] = k;
    limit[2] = k + 1;
    parts[k] = cgi_triangular_shaped(t, cgi_hlo_build_slice(&t->b, v, start, limit), rows, columns);
  }
  return cgi_build_binary_t(&t->b, CG_STABLEHLO_COMPLEX, cgi_type_with_element(parts[0]->type, element), parts[0], parts[1]);
}

static cg_value cgi_triangular_conj(cgi_triangular *t, cg_value v) {
  return cgi_triangular_is_complex(v) ? cgi_build_unary(&t->b, CG_CHLO_CONJ, v->type, v) : v;
}

// The diagonal of a real matrix, along the rows of another.
static cg_value cgi_triangular_diagonal(cgi_triangular *t, cg_value a, cg_type like) {
  static const int64_t last = 2, rows[2] = {0, 1};
  int64_t n = cgi_triangular_rows(a);
  cg_value d = cgi_triangular_where(t, "EQ", n, 1, a, cgi_triangular_zeros(t, a, n, n));
  return cgi_hlo_build_broadcast(&t->b, cgi_hlo_build_sum(&t->b, d, 1, &last), 3, cg_type_shape(like), rows);
}

// Both by a's diagonal, row by row.
static void cgi_triangular_divide(cgi_triangular *t, cg_value *a, cg_value *b) {
  cg_value re = cgi_triangular_part(t, CG_STABLEHLO_REAL, *a), im = cgi_triangular_part(t, CG_STABLEHLO_IMAG, *a);
  for (unsigned i = 0; i < 2; i++) {
    cg_value *v = i ? b : a, x = cgi_triangular_diagonal(t, re, (*v)->type), y = cgi_triangular_diagonal(t, im, (*v)->type);
    cg_value by = cgi_build_binary_t(&t->b, CG_STABLEHLO_COMPLEX, (*v)->type, x, y);
    *v = cgi_build_binary(&t->b, CG_STABLEHLO_DIVIDE, *v, by);
  }
}

// ---- the ops ------------------------------------------------------------------------------------------------------------------------------
// `side`: the dimension of the last operand that is as long as the matrix.
static bool cgi_triangular_takes(cgi_triangular *t, cg_op op, unsigned side) {
  cg_type type = op->operands[CG_STABLEHLO_CHOLESKY_A].value->type;
  unsigned rank = cg_type_rank(type);
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value v = op->operands[i].value, other = op->operands[op->num_operands - 1 - i].value;
    unsigned open = 0;
    for (unsigned k = 0; k < rank; k++) {
      if (cg_type_dim(v->type, k) != CG_DYNAMIC) continue;
      bool free = k + 2 < rank ? cg_type_dim(other->type, k) == CG_DYNAMIC : i && k != side;
      if (!free || (open++ && rank != 3) || cgi_triangular_is_complex(v))
        return cgi_op_unsupported(op, "[unsupported-type] has a dynamic shape, which is not lowered yet");
    }
  }
  t->b = cgi_builder_before(op);
  t->batch = 1;
  for (unsigned i = 0; i + 2 < rank; i++) cgi_hlo_times(&t->batch, cg_type_dim(type, i));
  return true;
}

// Real and imaginary parts of a Hermitian matrix's lower triangle, as one real matrix.
static bool cgi_triangular_expand_cholesky(cgi_triangular *t, cg_op op) {
  cg_value a = op->operands[CG_STABLEHLO_CHOLESKY_A].value, result = op->results[0];
  bool lower = cgi_hlo_bool(op, "lower", false), is_complex = cgi_triangular_is_complex(a);
  if (!cgi_triangular_takes(t, op, 0)) return false;
  int64_t n = cg_type_dim(a->type, cg_type_rank(a->type) - 1);
  if (cg_type_num_elements(a->type) == 0) return cgi_op_replace1(op, a), true;
  a = cgi_triangular_shaped(t, a, n, n);
  if (!lower) a = cgi_triangular_conj(t, cgi_triangular_transpose(t, a));
  if (is_complex) {
    cg_value re = cgi_triangular_part(t, CG_STABLEHLO_REAL, a), im = cgi_triangular_part(t, CG_STABLEHLO_IMAG, a);
    im = cgi_triangular_where(t, "EQ", n, 1, cgi_triangular_zeros(t, im, n, n), im);
    a = cgi_triangular_embed(t, re, im, true);
  }
  a = cgi_triangular_cholesky(t, a);
  if (is_complex) a = cgi_triangular_unembed(t, a, n, n, cg_type_element(result->type));
  if (!lower) a = cgi_triangular_conj(t, cgi_triangular_transpose(t, a));
  cgi_op_replace1(op, cgi_hlo_build_reshape(&t->b, a, cg_type_rank(result->type), cg_type_shape(result->type)));
  return true;
}

static bool cgi_triangular_expand_solve(cgi_triangular *t, cg_op op) {
  cg_value a = op->operands[CG_STABLEHLO_TRIANGULAR_SOLVE_A].value, b = op->operands[CG_STABLEHLO_TRIANGULAR_SOLVE_B].value, result = op->results[0];
  cg_str way = cgi_hlo_keyword(op, "transpose_a");
  bool left = cgi_hlo_bool(op, "left_side", true), adjoint = cgi_str_is(way, "ADJOINT"), is_complex = cgi_triangular_is_complex(a);
  bool turned = (adjoint || cgi_str_is(way, "TRANSPOSE")) == left, lower = cgi_hlo_bool(op, "lower", true) != turned;
  bool unit = cgi_hlo_bool(op, "unit_diagonal", false);
  unsigned rank = cg_type_rank(b->type);
  if (!cgi_triangular_takes(t, op, left ? rank - 2 : rank - 1)) return false;
  int64_t n = cg_type_dim(a->type, rank - 1), m = cg_type_dim(b->type, left ? rank - 1 : rank - 2);
  if (cg_type_num_elements(b->type) == 0) return cgi_op_replace1(op, b), true;
  a = cgi_triangular_shaped(t, a, n, n);
  b = cgi_triangular_shaped(t, b, left ? n : m, left ? m : n);
  if (adjoint) a = cgi_triangular_conj(t, a);
  if (turned) a = cgi_triangular_transpose(t, a);
  if (!left) b = cgi_triangular_transpose(t, b); // x a = b is a^T x^T = b^T
  if (!lower) {
    a = cgi_triangular_reverse(t, a, 2);
    b = cgi_triangular_reverse(t, b, 1);
  }
  if (is_complex) {
    if (!unit) cgi_triangular_divide(t, &a, &b);
    cg_value re = cgi_triangular_part(t, CG_STABLEHLO_REAL, a), im = cgi_triangular_part(t, CG_STABLEHLO_IMAG, a);
    a = cgi_triangular_embed(t, re, im, true);
    a = cgi_triangular_where(t, "GT", 2 * n, 2, a, cgi_triangular_zeros(t, a, 2 * n, 2 * n));
    re = cgi_triangular_part(t, CG_STABLEHLO_REAL, b);
    im = cgi_triangular_part(t, CG_STABLEHLO_IMAG, b);
    b = cgi_triangular_embed(t, re, im, false);
  }
  cg_value x = cgi_triangular_solve(t, a, b, unit || is_complex);
  if (is_complex) x = cgi_triangular_unembed(t, x, n, m, cg_type_element(result->type));
  if (!lower) x = cgi_triangular_reverse(t, x, 1);
  if (!left) x = cgi_triangular_transpose(t, x);
  cgi_op_replace1(op, cgi_hlo_build_reshape(&t->b, x, rank, cg_type_shape(result->type)));
  return true;
}

CGI_DEF bool cgi_pass_expand_triangular(cgi_pass *pass) {
  cgi_triangular t;
  bool ok = true;
  for (unsigned k = 0; k < 2; k++) {
    cg_op *ops = cgi_collect(pass->module, k ? CG_STABLEHLO_TRIANGULAR_SOLVE : CG_STABLEHLO_CHOLESKY);
    for (size_t i = 0; i < cgi_len(ops); i++) ok = (k ? cgi_triangular_expand_solve : cgi_triangular_expand_cholesky)(&t, ops[i]) && ok;
  }
  return ok;
}

#undef CGI_TRIANGULAR_FACTOR
#undef CGI_TRIANGULAR_SOLVE
