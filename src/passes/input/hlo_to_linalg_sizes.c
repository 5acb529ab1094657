// hlo-to-linalg, sizes: elements of small integer tensors that shapes are made of (get_dimension_size, arithmetic, concatenations, reshapes and
// slices of these, constants) as index values of the host. A host can add, subtract, multiply, divide with rounding down and take minima and maxima,
// so that comparisons are 0 or 1, and a selection is a sum of products.
#include "analysis/linear.h"
#include "passes/input/hlo_to_linalg.h"
#include "support/host.h"

#define CGI_SIZES_DEPTH 200

// ---- arithmetic on index values, folded as it is built ------------------------------------------------------------------------------

static cg_value cgi_sizes_index(cgi_to_linalg *h, int64_t v) { return cgi_build_index(&h->b, v); }

static void cgi_sizes_enter(cgi_to_linalg *h) { // what was made elsewhere may not dominate this place
  if (h->sizes_block == h->b.block) return;
  cgi_hmap_free(&h->sizes);
  cgi_hmap_keep(&h->sizes);
  h->sizes_block = h->b.block;
}

static bool cgi_sizes_alike(cg_value a, cg_value b) {
  int64_t x, y;
  return a == b || (cgi_constant_int(a, &x) && cgi_constant_int(b, &y) && x == y);
}

// An op of its operands is made once, so that forms that have it cancel.
static cg_value cgi_sizes_build(cgi_to_linalg *h, cg_op_kind kind, cg_value a, cg_value b) {
  const cg_value operands[2] = {a, b};
  uint64_t key = (uint64_t)kind, known;
  cgi_sizes_enter(h);
  for (unsigned i = 0; i < 2; ++i) {
    int64_t c;
    key = key * 0x9E3779B97F4A7C15u + (cgi_constant_int(operands[i], &c) ? (uint64_t)c : (uint64_t)(uintptr_t)operands[i]);
  }
  key |= (uint64_t)1 << 63; // no address has it
  if (cgi_hmap_get(&h->sizes, key, &known)) {
    cg_value made = (cg_value)(uintptr_t)known;
    cg_op op = cg_value_op(made);
    if (cg_op_get_kind(op) == kind && cgi_sizes_alike(cg_op_operand(op, CG_LHS), a) && cgi_sizes_alike(cg_op_operand(op, CG_RHS), b)) return made;
  }
  cg_value made = cgi_build_binary(&h->b, kind, a, b);
  cgi_hmap_put(&h->sizes, key, (uint64_t)(uintptr_t)made);
  return made;
}

// A linear form as ops.
static cg_value cgi_sizes_of_linear(cgi_to_linalg *h, const cgi_linear *x) {
  cg_value sum = NULL;
  for (int pass = 0; pass < 2; ++pass) { // what is added first
    for (unsigned i = 0; i < x->num_terms; ++i) {
      int64_t c = x->coefficients[i];
      if ((c < 0) != (pass == 1)) continue;
      cg_value term = x->values[i];
      if (!sum && c < 0)
        term = cgi_sizes_build(h, CG_ARITH_MULI, term, cgi_sizes_index(h, c));
      else if (c != 1 && c != -1)
        term = cgi_sizes_build(h, CG_ARITH_MULI, term, cgi_sizes_index(h, c < 0 ? -c : c));
      sum = sum ? cgi_sizes_build(h, c < 0 ? CG_ARITH_SUBI : CG_ARITH_ADDI, sum, term) : term;
    }
  }
  if (!sum) return cgi_sizes_index(h, x->constant);
  if (x->constant == 0) return sum;
  bool less = x->constant < 0 && x->constant != INT64_MIN;
  return cgi_sizes_build(h, less ? CG_ARITH_SUBI : CG_ARITH_ADDI, sum, cgi_sizes_index(h, less ? -x->constant : x->constant));
}

static cg_value cgi_sizes_sum(cgi_to_linalg *h, cg_value a, cg_value b, int64_t sign) {
  cgi_linear x = cgi_linear_of(a), y = cgi_linear_of(b);
  if (cgi_linear_add(&x, &y, sign)) return cgi_sizes_of_linear(h, &x);
  return cgi_sizes_build(h, sign < 0 ? CG_ARITH_SUBI : CG_ARITH_ADDI, a, b);
}

// a / n rounded down: what n divides leaves, and what is left begins with a positive term.
static cg_value cgi_sizes_divide(cgi_to_linalg *h, cg_value a, int64_t n) {
  cgi_linear x = cgi_linear_of(a), whole = cgi_linear_constant(0), rest = cgi_linear_constant(0);
  for (unsigned i = 0; i < x.num_terms; ++i) {
    cgi_linear one = cgi_linear_term(x.values[i]);
    bool fits = x.coefficients[i] % n == 0;
    if (!cgi_linear_add(fits ? &whole : &rest, &one, fits ? x.coefficients[i] / n : x.coefficients[i])) return NULL;
  }
  int64_t q = x.constant / n - (x.constant % n < 0);
  whole.constant = q;
  rest.constant = x.constant - q * n;
  if (rest.num_terms == 0) return cgi_sizes_of_linear(h, &whole);
  bool turn = rest.coefficients[0] < 0; // floor(-y / n) = -floor((y + n - 1) / n)
  if (turn) {
    cgi_linear y = cgi_linear_constant(n - 1);
    if (!cgi_linear_add(&y, &rest, -1)) return NULL;
    q = y.constant / n - (y.constant % n < 0);
    whole.constant -= q;
    y.constant -= q * n;
    rest = y;
  }
  cg_value d = cgi_sizes_of_linear(h, &rest);
  if (!turn && whole.num_terms == 0 && whole.constant == 0 && d == a) return NULL;
  cgi_linear f = cgi_linear_term(cgi_sizes_build(h, CG_ARITH_FLOORDIVSI, d, cgi_sizes_index(h, n)));
  return cgi_linear_add(&whole, &f, turn ? -1 : 1) ? cgi_sizes_of_linear(h, &whole) : NULL;
}

// The range of a - b, by what is left of it.
static cgi_interval cgi_sizes_difference(cg_value a, cg_value b) {
  cgi_linear x = cgi_linear_of(a), y = cgi_linear_of(b);
  return cgi_linear_add(&x, &y, -1) ? cgi_linear_range(&x) : cgi_difference_range(a, b);
}

CGI_DEF cg_value cgi_sizes_op(cgi_to_linalg *h, cg_op_kind kind, cg_value a, cg_value b) {
  int64_t x, y, z;
  bool known_a = cgi_constant_int(a, &x), known_b = cgi_constant_int(b, &y);
  cgi_interval d;
  switch (kind) {
  case CG_ARITH_ADDI: return cgi_sizes_sum(h, a, b, 1);
  case CG_ARITH_SUBI: return cgi_sizes_sum(h, a, b, -1);
  case CG_ARITH_MULI:
    if (known_a && known_b && cgi_checked_mul(x, y, &z)) return cgi_sizes_index(h, z);
    if (known_a && !known_b) return cgi_sizes_op(h, kind, b, a);
    if (known_b && y == 0) return b;
    if (known_b && y == 1) return a;
    if (known_b) {
      cgi_linear sum = cgi_linear_constant(0), of = cgi_linear_of(a);
      if (cgi_linear_add(&sum, &of, y)) return cgi_sizes_of_linear(h, &sum);
    }
    break;
  case CG_ARITH_MINSI:
  case CG_ARITH_MAXSI:
    d = cgi_sizes_difference(a, b);
    if (d.lo >= 0) return kind == CG_ARITH_MAXSI ? a : b;
    if (d.hi <= 0) return kind == CG_ARITH_MAXSI ? b : a;
    break;
  case CG_ARITH_FLOORDIVSI:
    if (known_b && y == 1) return a;
    if (known_a && known_b && y > 0) return cgi_sizes_index(h, x / y - (x % y < 0));
    if (known_b && y > 0 && y <= INT32_MAX) {
      cg_value q = cgi_sizes_divide(h, a, y);
      if (q) return q;
    }
    break;
  case CG_ARITH_REMSI: // of what is not negative
    if (known_a && known_b && y > 0) return cgi_sizes_index(h, x % y);
    break;
  default: break;
  }
  return cgi_sizes_build(h, kind, a, b);
}

CGI_DEF bool cgi_to_linalg_same_size(cg_value a, cg_value b) {
  cgi_linear x = cgi_linear_of(a), y = cgi_linear_of(b);
  return a == b || (cgi_linear_add(&x, &y, -1) && x.num_terms == 0 && x.constant == 0);
}

// a / b rounded toward zero; NULL where the sign of b is open.
static cg_value cgi_sizes_quotient(cgi_to_linalg *h, cg_value a, cg_value b) {
  cgi_interval ra = cgi_range_of(a), rb = cgi_range_of(b);
  cg_value zero = cgi_sizes_index(h, 0);
  if (rb.hi < 0) {
    cg_value q = cgi_sizes_quotient(h, a, cgi_sizes_op(h, CG_ARITH_SUBI, zero, b));
    return q ? cgi_sizes_op(h, CG_ARITH_SUBI, zero, q) : NULL;
  }
  if (rb.lo < 0 || (rb.lo == 0 && rb.hi == 0)) return NULL;
  if (ra.lo >= 0) return cgi_sizes_op(h, CG_ARITH_FLOORDIVSI, a, b); // a divisor of 0 is refused by who evaluates it
  cg_value down = cgi_sizes_op(h, CG_ARITH_FLOORDIVSI, cgi_sizes_op(h, CG_ARITH_MAXSI, a, zero), b),
           up = cgi_sizes_op(h, CG_ARITH_MAXSI, cgi_sizes_op(h, CG_ARITH_SUBI, zero, a), zero);
  return cgi_sizes_op(h, CG_ARITH_SUBI, down, cgi_sizes_op(h, CG_ARITH_FLOORDIVSI, up, b));
}

static cg_value cgi_sizes_remainder(cgi_to_linalg *h, cg_value a, cg_value b) {
  if (cgi_range_of(a).lo >= 0 && cgi_range_of(b).lo > 0) return cgi_sizes_op(h, CG_ARITH_REMSI, a, b);
  cg_value q = cgi_sizes_quotient(h, a, b);
  return q ? cgi_sizes_op(h, CG_ARITH_SUBI, a, cgi_sizes_op(h, CG_ARITH_MULI, q, b)) : NULL;
}

// 1 where d, which is not negative, is not 0.
static cg_value cgi_sizes_one_of(cgi_to_linalg *h, cg_value d) { return cgi_sizes_op(h, CG_ARITH_MINSI, d, cgi_sizes_index(h, 1)); }

// 1 where a comparison of a - b with 0 holds, else 0.
static cg_value cgi_sizes_compare(cgi_to_linalg *h, cg_str direction, cg_value a, cg_value b) {
  cg_value zero = cgi_sizes_index(h, 0), one = cgi_sizes_index(h, 1);
  if (cgi_str_is(direction, "GT") || cgi_str_is(direction, "LE")) {
    cg_value t = a;
    a = b;
    b = t;
  }
  cg_value more = cgi_sizes_op(h, CG_ARITH_MAXSI, cgi_sizes_op(h, CG_ARITH_SUBI, b, a), zero);
  if (cgi_str_is(direction, "LT") || cgi_str_is(direction, "GT")) return cgi_sizes_one_of(h, more);
  if (cgi_str_is(direction, "GE") || cgi_str_is(direction, "LE")) return cgi_sizes_op(h, CG_ARITH_SUBI, one, cgi_sizes_one_of(h, more));
  cg_value up = cgi_sizes_op(h, CG_ARITH_SUBI, b, a), down = cgi_sizes_op(h, CG_ARITH_SUBI, a, b),
           differ = cgi_sizes_one_of(h, cgi_sizes_op(h, CG_ARITH_MAXSI, up, down));
  return cgi_str_is(direction, "NE") ? differ : cgi_sizes_op(h, CG_ARITH_SUBI, one, differ);
}

// ---- elements of tensors ------------------------------------------------------------------------------------------------------------

static cg_value cgi_sizes_element(cgi_to_linalg *h, cg_value v, int64_t k, int depth);

static cg_op cgi_sizes_def(cg_value v, cg_op_kind kind) {
  cg_op op = cg_value_op(v);
  return op && cg_op_get_kind(op) == kind ? op : NULL;
}

static bool cgi_sizes_is_compare(cg_op op, const char *direction) { return op && cgi_str_is(cgi_hlo_keyword(op, "comparison_direction"), direction); }

static bool cgi_sizes_is_constant(cgi_to_linalg *h, cg_value v, int64_t k, int64_t want, int depth) {
  cg_value e = cg_value_op(v) ? cgi_sizes_element(h, v, k, depth) : NULL;
  return e && cgi_constant_is(e, want);
}

// Quotients and remainders that are rounded down are written as corrections of those that StableHLO has:
//   select(sign(a) != sign(b) and rem(a, b) != 0, div(a, b) - 1, div(a, b)) and select((r < 0) != (b < 0) and r != 0, r + b, r), r = rem(a, b).
static cg_value cgi_sizes_floor(cgi_to_linalg *h, cg_op select, int64_t k, int depth) {
  cg_value f = cg_op_operand(select, CG_STABLEHLO_SELECT_ON_FALSE), t = cg_op_operand(select, CG_STABLEHLO_SELECT_ON_TRUE);
  cg_op both = cgi_sizes_def(cg_op_operand(select, CG_STABLEHLO_SELECT_PRED), CG_STABLEHLO_AND), q = cgi_sizes_def(f, CG_STABLEHLO_DIVIDE),
        r = cgi_sizes_def(f, CG_STABLEHLO_REMAINDER), nonzero, signs;
  if (!both || (!q && !r)) return NULL;
  cg_value a = cg_op_operand(q ? q : r, CG_LHS), b = cg_op_operand(q ? q : r, CG_RHS);
  signs = cgi_sizes_def(cg_op_operand(both, CG_LHS), CG_STABLEHLO_COMPARE);
  nonzero = cgi_sizes_def(cg_op_operand(both, CG_RHS), CG_STABLEHLO_COMPARE);
  if (!cgi_sizes_is_compare(signs, "NE") || !cgi_sizes_is_compare(nonzero, "NE")) return NULL;
  if (!cgi_sizes_is_constant(h, cg_op_operand(nonzero, CG_RHS), k, 0, depth)) return NULL;
  cg_op rem = cgi_sizes_def(cg_op_operand(nonzero, CG_LHS), CG_STABLEHLO_REMAINDER),
        step = cgi_sizes_def(t, q ? CG_STABLEHLO_SUBTRACT : CG_STABLEHLO_ADD);
  if (!rem || !step || cg_op_operand(rem, CG_LHS) != a || cg_op_operand(rem, CG_RHS) != b || cg_op_operand(step, CG_LHS) != f) return NULL;
  for (unsigned i = 0; i < 2; ++i) { // the signs of a or r, and of b
    cg_op one = cgi_sizes_def(cg_op_operand(signs, i), q ? CG_STABLEHLO_SIGN : CG_STABLEHLO_COMPARE);
    if (!one || cg_op_operand(one, q ? CG_OPERAND : CG_LHS) != (i ? b : q ? a : f)) return NULL;
    if (r && (!cgi_sizes_is_compare(one, "LT") || !cgi_sizes_is_constant(h, cg_op_operand(one, CG_RHS), k, 0, depth))) return NULL;
  }
  if (q ? !cgi_sizes_is_constant(h, cg_op_operand(step, CG_RHS), k, 1, depth) : cg_op_operand(step, CG_RHS) != b) return NULL;
  cg_value x = cgi_sizes_element(h, a, k, depth), y = x ? cgi_sizes_element(h, b, k, depth) : NULL;
  if (!y || cgi_range_of(y).lo <= 0) return NULL;
  if (r && cgi_range_of(x).lo >= 0) return cgi_sizes_op(h, CG_ARITH_REMSI, x, y);
  cg_value down = cgi_sizes_op(h, CG_ARITH_FLOORDIVSI, x, y);
  return q ? down : cgi_sizes_op(h, CG_ARITH_SUBI, x, cgi_sizes_op(h, CG_ARITH_MULI, down, y));
}

// A divisor that is kept from being zero, select(x == 0, 1, x), is a maximum: known to be positive.
static cg_value cgi_sizes_divisor(cgi_to_linalg *h, cg_op select, int64_t k, int depth) {
  cg_value f = cg_op_operand(select, CG_STABLEHLO_SELECT_ON_FALSE);
  cg_op zero = cgi_sizes_def(cg_op_operand(select, CG_STABLEHLO_SELECT_PRED), CG_STABLEHLO_COMPARE);
  if (!cgi_sizes_is_compare(zero, "EQ") || cg_op_operand(zero, CG_LHS) != f || !cgi_sizes_is_constant(h, cg_op_operand(zero, CG_RHS), k, 0, depth) ||
      !cgi_sizes_is_constant(h, cg_op_operand(select, CG_STABLEHLO_SELECT_ON_TRUE), k, 1, depth))
    return NULL;
  cg_value x = cgi_sizes_element(h, f, k, depth);
  return x && cgi_range_of(x).lo >= 0 ? cgi_sizes_op(h, CG_ARITH_MAXSI, x, cgi_sizes_index(h, 1)) : NULL;
}

static cg_value cgi_sizes_select(cgi_to_linalg *h, cg_op op, int64_t k, int depth) {
  cg_value pred = cg_op_operand(op, CG_STABLEHLO_SELECT_PRED), known = cgi_sizes_floor(h, op, k, depth);
  int64_t which;
  if (!known) known = cgi_sizes_divisor(h, op, k, depth);
  if (known) return known;
  cg_value p = cgi_sizes_element(h, pred, cg_type_rank(cg_value_type(pred)) ? k : 0, depth);
  if (p && cgi_constant_int(p, &which))
    return cgi_sizes_element(h, cg_op_operand(op, which ? CG_STABLEHLO_SELECT_ON_TRUE : CG_STABLEHLO_SELECT_ON_FALSE), k, depth);
  cg_value x = p ? cgi_sizes_element(h, cg_op_operand(op, CG_STABLEHLO_SELECT_ON_TRUE), k, depth) : NULL;
  cg_value y = x ? cgi_sizes_element(h, cg_op_operand(op, CG_STABLEHLO_SELECT_ON_FALSE), k, depth) : NULL;
  return y ? cgi_sizes_op(h, CG_ARITH_ADDI, y, cgi_sizes_op(h, CG_ARITH_MULI, p, cgi_sizes_op(h, CG_ARITH_SUBI, x, y))) : NULL;
}

static bool cgi_sizes_fits(cg_value v, cg_type element) { // what a conversion keeps
  cgi_interval r = cgi_range_of(v);
  if (cg_type_get_kind(element) == CG_TYPE_INDEX) return true;
  if (cgi_to_linalg_is_unsigned(element) && r.lo < 0) return false;
  return cg_type_width(element) >= 32 || (r.lo >= 0 && r.hi < ((int64_t)1 << (cg_type_width(element) - !cgi_to_linalg_is_unsigned(element))));
}

static cg_value cgi_sizes_unary(cgi_to_linalg *h, cg_op op, int64_t k, int depth) {
  cg_value x = cgi_sizes_element(h, cg_op_operand(op, CG_OPERAND), k, depth), zero = cgi_sizes_index(h, 0), one = cgi_sizes_index(h, 1);
  if (!x) return NULL;
  switch (cg_op_get_kind(op)) {
  case CG_STABLEHLO_CONVERT: return cgi_sizes_fits(x, cg_type_element(cg_value_type(cg_op_result(op, 0)))) ? x : NULL;
  case CG_STABLEHLO_NEGATE: return cgi_sizes_op(h, CG_ARITH_SUBI, zero, x);
  case CG_STABLEHLO_ABS: return cgi_sizes_op(h, CG_ARITH_MAXSI, x, cgi_sizes_op(h, CG_ARITH_SUBI, zero, x));
  case CG_STABLEHLO_SIGN: x = cgi_sizes_op(h, CG_ARITH_MINSI, x, one); return cgi_sizes_op(h, CG_ARITH_MAXSI, x, cgi_sizes_index(h, -1));
  default: return cg_type_width(cgi_to_linalg_operand_element(op, 0)) == 1 ? cgi_sizes_op(h, CG_ARITH_SUBI, one, x) : NULL; // not
  }
}

static cg_value cgi_sizes_binary(cgi_to_linalg *h, cg_op op, int64_t k, int depth) {
  cg_value x = cgi_sizes_element(h, cg_op_operand(op, CG_LHS), k, depth), y = x ? cgi_sizes_element(h, cg_op_operand(op, CG_RHS), k, depth) : NULL;
  cg_type element = cgi_to_linalg_operand_element(op, 0);
  bool boolean = cg_type_is_int(element) && cg_type_width(element) == 1;
  if (!y) return NULL;
  if (boolean) {
    switch (cg_op_get_kind(op)) {
    case CG_STABLEHLO_AND:
    case CG_STABLEHLO_MULTIPLY:
    case CG_STABLEHLO_MINIMUM: return cgi_sizes_op(h, CG_ARITH_MINSI, x, y);
    case CG_STABLEHLO_OR:
    case CG_STABLEHLO_ADD:
    case CG_STABLEHLO_MAXIMUM: return cgi_sizes_op(h, CG_ARITH_MAXSI, x, y);
    case CG_STABLEHLO_XOR: return cgi_sizes_compare(h, cgi_s("NE"), x, y);
    case CG_STABLEHLO_COMPARE: return cgi_sizes_compare(h, cgi_hlo_keyword(op, "comparison_direction"), x, y);
    default: return NULL;
    }
  }
  switch (cg_op_get_kind(op)) {
  case CG_STABLEHLO_ADD: return cgi_sizes_op(h, CG_ARITH_ADDI, x, y);
  case CG_STABLEHLO_SUBTRACT: return cgi_sizes_op(h, CG_ARITH_SUBI, x, y);
  case CG_STABLEHLO_MULTIPLY: return cgi_sizes_op(h, CG_ARITH_MULI, x, y);
  case CG_STABLEHLO_MINIMUM: return cgi_sizes_op(h, CG_ARITH_MINSI, x, y);
  case CG_STABLEHLO_MAXIMUM: return cgi_sizes_op(h, CG_ARITH_MAXSI, x, y);
  case CG_STABLEHLO_DIVIDE: return cgi_sizes_quotient(h, x, y);
  case CG_STABLEHLO_REMAINDER: return cgi_sizes_remainder(h, x, y);
  case CG_STABLEHLO_COMPARE: return cgi_sizes_compare(h, cgi_hlo_keyword(op, "comparison_direction"), x, y);
  default: return NULL;
  }
}

// The row-major place of an element as one place a dimension.
static void cgi_sizes_unravel(cg_type t, int64_t k, int64_t *index) {
  for (unsigned i = cg_type_rank(t); i-- > 0; k /= cg_type_dim(t, i)) index[i] = k % cg_type_dim(t, i);
}

static int64_t cgi_sizes_ravel(cg_type t, const int64_t *index) {
  int64_t k = 0;
  for (unsigned i = 0; i < cg_type_rank(t); ++i) k = k * cg_type_dim(t, i) + index[i];
  return k;
}

// Where an element of a movement's result comes from: operand and place. False: of no operand.
static bool cgi_sizes_moved(cg_op op, int64_t k, cg_value *from, int64_t *place) {
  int64_t index[CGI_HLO_MAX_RANK], source[CGI_HLO_MAX_RANK] = {0}, list[CGI_HLO_MAX_RANK], strides[CGI_HLO_MAX_RANK];
  unsigned which = 0, rank;
  cgi_sizes_unravel(cg_value_type(cg_op_result(op, 0)), k, index);
  *from = cg_op_operand(op, CG_OPERAND);
  rank = cg_type_rank(cg_value_type(*from));
  switch (cg_op_get_kind(op)) {
  case CG_STABLEHLO_CONCATENATE: {
    int64_t dim = cgi_hlo_int(op, "dimension", 0);
    for (; which < cg_op_num_operands(op); ++which) {
      *from = cg_op_operand(op, which);
      if (!cg_type_has_static_shape(cg_value_type(*from))) return false;
      if (index[dim] < cg_type_dim(cg_value_type(*from), (unsigned)dim)) break;
      index[dim] -= cg_type_dim(cg_value_type(*from), (unsigned)dim);
    }
    memcpy(source, index, sizeof source);
    break;
  }
  case CG_STABLEHLO_SLICE:
    if (!cgi_hlo_int_list(op, "start_indices", rank, 0, list) || !cgi_hlo_int_list(op, "strides", rank, 1, strides)) return false;
    for (unsigned i = 0; i < rank; ++i) source[i] = list[i] + index[i] * strides[i];
    break;
  default: // broadcast_in_dim
    if (!cgi_hlo_int_list(op, "broadcast_dimensions", rank, 0, list)) return false;
    for (unsigned i = 0; i < rank; ++i) source[i] = cg_type_dim(cg_value_type(*from), i) == 1 ? 0 : index[list[i]];
    break;
  }
  if (which == cg_op_num_operands(op) || !cg_type_has_static_shape(cg_value_type(*from))) return false;
  *place = cgi_sizes_ravel(cg_value_type(*from), source);
  return true;
}

// A reduction of all of a vector, unrolled: the number of elements that a shape says.
static cg_value cgi_sizes_reduce(cgi_to_linalg *h, cg_op op, int depth) {
  bool swapped;
  cg_block body = cgi_hlo_body(op);
  if (cgi_hlo_num_inputs(op) != 1 || !body || cg_type_rank(cg_value_type(cg_op_result(op, 0)))) return NULL;
  cg_op_kind kind = cgi_hlo_simple_body(body, &swapped);
  cg_value in = cgi_hlo_input(op, 0), sum = cgi_sizes_element(h, cgi_hlo_init(op, 0), 0, depth);
  int64_t n = cg_type_num_elements(cg_value_type(in));
  kind = kind == CG_STABLEHLO_ADD        ? CG_ARITH_ADDI
         : kind == CG_STABLEHLO_MULTIPLY ? CG_ARITH_MULI
         : kind == CG_STABLEHLO_MAXIMUM  ? CG_ARITH_MAXSI
         : kind == CG_STABLEHLO_MINIMUM  ? CG_ARITH_MINSI
                                         : CG_OP_UNREGISTERED;
  if (kind == CG_OP_UNREGISTERED || cg_type_width(cg_type_element(cg_value_type(in))) == 1 || n < 0 || n > 2 * CGI_HLO_MAX_RANK) return NULL;
  for (int64_t i = 0; sum && i < n; ++i) {
    cg_value e = cgi_sizes_element(h, in, i, depth);
    sum = e ? cgi_sizes_op(h, kind, sum, e) : NULL;
  }
  return sum;
}

static cg_value cgi_sizes_by_op(cgi_to_linalg *h, cg_op op, cg_value v, int64_t k, int depth) {
  cg_attr constant = cgi_constant_of(v);
  cg_value from;
  if (cg_op_get_kind(op) == CG_UTIL_UNFOLDABLE_CONSTANT) constant = cg_op_attr(op, "value"); // known, as a size
  if (constant && cg_attr_get_kind(constant) == CG_ATTR_DENSE) {
    constant = cgi_attr_dense_at(h->ctx, constant, (size_t)k);
    bool number = cg_attr_get_kind(constant) == CG_ATTR_INT || cg_attr_get_kind(constant) == CG_ATTR_BOOL;
    return number ? cgi_sizes_index(h, cg_attr_int(constant)) : NULL;
  }
  switch (cg_op_get_kind(op)) {
  case CG_STABLEHLO_GET_DIMENSION_SIZE:
    return cgi_to_linalg_dim(h, cgi_to_linalg_get(h, cg_op_operand(op, CG_OPERAND)), (unsigned)cgi_hlo_int(op, "dimension", 0));
  case CG_TENSOR_FROM_ELEMENTS: {
    cg_value e = cgi_to_linalg_get(h, cg_op_operand(op, (unsigned)k));
    return !e || cg_type_get_kind(cg_value_type(e)) == CG_TYPE_INDEX ? e : cgi_build_unary(&h->b, CG_ARITH_INDEX_CAST, cgi_type_index(h->ctx), e);
  }
  case CG_STABLEHLO_RESHAPE: return cgi_sizes_element(h, cg_op_operand(op, CG_OPERAND), k, depth);
  case CG_STABLEHLO_OPTIMIZATION_BARRIER: return cgi_sizes_element(h, cg_op_operand(op, v->index), k, depth);
  case CG_STABLEHLO_CONCATENATE:
  case CG_STABLEHLO_SLICE:
  case CG_STABLEHLO_BROADCAST_IN_DIM: return cgi_sizes_moved(op, k, &from, &k) ? cgi_sizes_element(h, from, k, depth) : NULL;
  case CG_STABLEHLO_SELECT: return cgi_sizes_select(h, op, k, depth);
  case CG_STABLEHLO_CLAMP: {
    cg_value parts[3];
    for (unsigned i = 0; i < 3; ++i) {
      parts[i] = cgi_sizes_element(h, cg_op_operand(op, i), cg_type_rank(cg_value_type(cg_op_operand(op, i))) ? k : 0, depth);
      if (!parts[i]) return NULL;
    }
    return cgi_sizes_op(h, CG_ARITH_MINSI, cgi_sizes_op(h, CG_ARITH_MAXSI, parts[1], parts[0]), parts[2]);
  }
  case CG_STABLEHLO_REDUCE: return cgi_sizes_reduce(h, op, depth);
  case CG_STABLEHLO_CONVERT:
  case CG_STABLEHLO_NEGATE:
  case CG_STABLEHLO_ABS:
  case CG_STABLEHLO_SIGN:
  case CG_STABLEHLO_NOT: return cgi_sizes_unary(h, op, k, depth);
  default: return cg_op_num_operands(op) == 2 && cgi_to_linalg_is_elementwise(cg_op_get_kind(op)) ? cgi_sizes_binary(h, op, k, depth) : NULL;
  }
}

// What nothing here computes is read from the tensor.
static cg_value cgi_sizes_read(cgi_to_linalg *h, cg_value v, int64_t k) {
  cg_value tensor = cgi_to_linalg_get(h, v), indices[CGI_HLO_MAX_RANK];
  cg_type t = cg_value_type(v), index = cgi_type_index(h->ctx);
  int64_t at[CGI_HLO_MAX_RANK];
  if (!tensor || cg_type_get_kind(cg_value_type(tensor)) != CG_TYPE_TENSOR) return NULL;
  cgi_sizes_unravel(t, k, at);
  for (unsigned i = 0; i < cg_type_rank(t); ++i) indices[i] = cgi_sizes_index(h, at[i]);
  cg_value e = cgi_build_element(&h->b, tensor, cg_type_rank(t), indices);
  cg_type element = cg_value_type(e);
  bool is_unsigned = cgi_to_linalg_is_unsigned(cg_type_element(t));
  if (element == index) return e;
  if (cg_type_width(element) >= 32 && (is_unsigned || cg_type_width(element) > 32)) { // more than an index counts is as much as it counts
    cg_value most = cgi_build_int(&h->b, element, INT32_MAX), least = is_unsigned ? NULL : cgi_build_int(&h->b, element, INT32_MIN);
    e = cgi_build_binary(&h->b, is_unsigned ? CG_ARITH_MINUI : CG_ARITH_MINSI, e, most);
    if (least) e = cgi_build_binary(&h->b, CG_ARITH_MAXSI, e, least);
  }
  return cgi_build_unary(&h->b, is_unsigned ? CG_ARITH_INDEX_CASTUI : CG_ARITH_INDEX_CAST, index, e);
}

static cg_value cgi_sizes_element(cgi_to_linalg *h, cg_value v, int64_t k, int depth) {
  cg_type t = cg_value_type(v);
  cg_op op = cg_value_op(v);
  uint64_t key = (uint64_t)(uintptr_t)v + (uint64_t)k, known; // unique: a value is larger than any shape is long
  if (cg_type_get_kind(t) != CG_TYPE_TENSOR || !cg_type_is_int_or_index(cg_type_element(t)) || !cg_type_has_static_shape(t)) return NULL;
  if (cg_type_num_elements(t) > 2 * CGI_HLO_MAX_RANK || k >= cg_type_num_elements(t) || depth > CGI_SIZES_DEPTH) return NULL;
  cgi_sizes_enter(h);
  if (cgi_hmap_get(&h->sizes, key, &known)) return (cg_value)(uintptr_t)known;
  cg_value out = op ? cgi_sizes_by_op(h, op, v, k, depth + 1) : NULL;
  if (!out) out = cgi_sizes_read(h, v, k);
  if (out) cgi_hmap_put(&h->sizes, key, (uint64_t)(uintptr_t)out);
  return out;
}

CGI_DEF cg_value cgi_to_linalg_size(cgi_to_linalg *h, cg_value old_value, int64_t k) { return cgi_sizes_element(h, old_value, k, 0); }

// An index value by what its operands are known to be: dimensions of tensors that are computed become those of what they are computed from.
static cg_value cgi_sizes_resolve(cgi_to_linalg *h, cg_value v, int depth) {
  cg_op op = cg_value_op(v);
  int64_t i;
  uint64_t known, key = (uint64_t)(uintptr_t)v + 2 * CGI_HLO_MAX_RANK; // beside those of elements
  if (!op || depth > CGI_SIZES_DEPTH || cgi_constant_of(v)) return v;
  cgi_sizes_enter(h);
  if (cgi_hmap_get(&h->sizes, key, &known)) return (cg_value)(uintptr_t)known;
  cg_value out = v;
  switch (cg_op_get_kind(op)) {
  case CG_TENSOR_DIM:
    if (!cgi_constant_int(cg_op_operand(op, CG_TENSOR_DIM_INDEX), &i)) break;
    out = cgi_reify_dim(&h->dims, cg_op_operand(op, CG_TENSOR_DIM_SOURCE), (unsigned)i);
    out = out == v ? v : cgi_sizes_resolve(h, out, depth + 1);
    break;
  case CG_ARITH_ADDI:
  case CG_ARITH_SUBI:
  case CG_ARITH_MULI:
  case CG_ARITH_FLOORDIVSI:
  case CG_ARITH_MINSI:
  case CG_ARITH_MAXSI: {
    cg_value a = cg_op_operand(op, CG_LHS), b = cg_op_operand(op, CG_RHS), ra = cgi_sizes_resolve(h, a, depth + 1),
             rb = cgi_sizes_resolve(h, b, depth + 1);
    if (a != ra || b != rb) out = cgi_sizes_op(h, cg_op_get_kind(op), ra, rb);
    break;
  }
  default: break;
  }
  cgi_hmap_put(&h->sizes, key, (uint64_t)(uintptr_t)out);
  return out;
}

CGI_DEF cg_value cgi_to_linalg_dim(cgi_to_linalg *h, cg_value tensor, unsigned i) {
  return cgi_sizes_resolve(h, cgi_reify_dim(&h->dims, tensor, i), 0);
}

// Marks what v depends on, where `read`. False: nothing is data, or all of it is read.
static bool cgi_sizes_data(cg_value v, bool read, int depth) {
  cg_op op = cg_value_op(v);
  if (!op || cg_op_get_kind(op) == CG_TENSOR_DIM) return false;
  if (depth > CGI_SIZES_DEPTH) return true;
  if (cg_op_get_kind(op) == CG_TENSOR_EXTRACT) {
    if (read && cg_storage_bytes(cg_value_type(v)) >= 4) cgi_op_mark(op, CGI_READ);
    return !read || !cgi_is_read(op);
  }
  for (unsigned i = 0; i < cg_op_num_operands(op); ++i)
    if (cgi_sizes_data(cg_op_operand(op, i), read, depth + 1)) return true;
  return false;
}

CGI_DEF bool cgi_to_linalg_is_data(cg_value v) { return cgi_sizes_data(v, false, 0); }
CGI_DEF bool cgi_to_linalg_read(cg_value v) { return !cgi_sizes_data(v, true, 0); }

#undef CGI_SIZES_DEPTH
