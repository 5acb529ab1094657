// hlo-to-linalg, argmax and argmin: a reduction of values and indices whose region picks the pair of the greater (lesser) value, NaN above all, of
// equal values that of the lesser (greater) index. It is two reductions by one op each, which are fast, and the region once for the initial values:
//
//   m = max of values      k = min over i of (values[i] == m or values[i] is NaN ? indices[i] : the largest)      r = region(inits, (m, k))
//
// Where targets have 64-bit integers, values are numbers of 32 bits or less, indices are places, and rows are not short, it is one reduction, which
// reads once: of keys, a value's place in the order of all above its index.
//
//   k = max over i of (order of values[i]) << 32 | (the least index: ~i, the greatest: i)      r = region(inits, (value of k, index of k))
//
// What a region does is found by evaluating it on one pair per order of values and of indices: it may do nothing but compare and choose. Of zeros of
// both signs, and of NaNs, the maximum may be another one than the pair's: where a float's value is asked for, it is read at its index.
#include "dialects/combiner.h"
#include "dialects/eval.h"
#include "dialects/linalg.h"
#include "passes/input/hlo_to_linalg.h"
#include "target/configuration.h"

#define CGI_ARG_COMPARE_OPS 32
#define CGI_ARG_COMPARE_SHORT 1024 // of rows this long lanes exchange words faster than keys. Measured

typedef enum cgi_arg_compare_sort {
  CGI_ARG_COMPARE_VALUE,
  CGI_ARG_COMPARE_INDEX,
  CGI_ARG_COMPARE_CONDITION,
  CGI_ARG_COMPARE_OTHER
} cgi_arg_compare_sort;

typedef struct cgi_arg_compare_known {
  cg_value v;
  cgi_arg_compare_sort sort;
  cgi_scalar scalar;
} cgi_arg_compare_known;

static cgi_arg_compare_sort cgi_arg_compare_result(cg_op op, const cgi_arg_compare_sort *s) {
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_CMPF:
  case CG_ARITH_CMPI: return s[0] == s[1] && s[0] < CGI_ARG_COMPARE_CONDITION ? CGI_ARG_COMPARE_CONDITION : CGI_ARG_COMPARE_OTHER;
  case CG_ARITH_SELECT: return s[0] == CGI_ARG_COMPARE_CONDITION && s[1] == s[2] ? s[1] : CGI_ARG_COMPARE_OTHER;
  case CG_ARITH_ANDI:
  case CG_ARITH_ORI:
  case CG_ARITH_XORI: return s[0] == s[1] && s[0] == CGI_ARG_COMPARE_CONDITION ? s[0] : CGI_ARG_COMPARE_OTHER;
  case CG_ARITH_MINSI:
  case CG_ARITH_MINUI:
  case CG_ARITH_MAXSI:
  case CG_ARITH_MAXUI:
  case CG_ARITH_MINIMUMF:
  case CG_ARITH_MAXIMUMF: return s[0] == s[1] && s[0] < CGI_ARG_COMPARE_CONDITION ? s[0] : CGI_ARG_COMPARE_OTHER;
  default: return CGI_ARG_COMPARE_OTHER;
  }
}

// The body on (value, index) of what comes second and of what is in front; false where it does something else than compare and choose.
static bool cgi_arg_compare_run(cg_block body, const cgi_scalar *args, cgi_scalar *out) {
  cgi_arg_compare_known known[CGI_ARG_COMPARE_OPS + 4];
  unsigned n = 4;
  for (unsigned i = 0; i < 4; i++) {
    known[i].v = cg_block_arg(body, i);
    known[i].sort = i % 2 ? CGI_ARG_COMPARE_INDEX : CGI_ARG_COMPARE_VALUE;
    known[i].scalar = args[i];
  }
  for (cg_op op = cg_block_first(body); op; op = cg_op_next(op)) {
    bool yield = cg_op_get_kind(op) == CG_LINALG_YIELD;
    unsigned operands = cg_op_num_operands(op);
    cgi_scalar in[3];
    cg_type types[3];
    cgi_arg_compare_sort sorts[3];
    if (operands > 3 || n == CGI_ARG_COMPARE_OPS + 4) return false;
    for (unsigned i = 0; i < operands; i++) {
      unsigned k = 0;
      while (k < n && known[k].v != cg_op_operand(op, i)) k++;
      if (k == n) return false;
      in[i] = known[k].scalar;
      sorts[i] = known[k].sort;
      types[i] = cg_value_type(known[k].v);
      if (yield) out[i] = in[i];
    }
    if (yield) return sorts[0] == CGI_ARG_COMPARE_VALUE && sorts[1] == CGI_ARG_COMPARE_INDEX;
    cg_attr constant = cg_op_get_kind(op) == CG_ARITH_CONSTANT ? cg_op_attr(op, "value") : NULL;
    known[n].v = cg_op_result(op, 0);
    if (constant && cg_type_is_int(cg_value_type(known[n].v)) && cg_type_width(cg_value_type(known[n].v)) == 1) {
      known[n].sort = CGI_ARG_COMPARE_CONDITION;
      known[n++].scalar = cgi_scalar_of_attr(constant);
      continue;
    }
    known[n].sort = cgi_arg_compare_result(op, sorts);
    if (known[n].sort == CGI_ARG_COMPARE_OTHER || !cgi_eval(op, types, in, cg_value_type(known[n].v), &known[n].scalar)) return false;
    n++;
  }
  return false;
}

static bool cgi_arg_compare_less(cg_op_kind kind, cg_type t, cgi_scalar a, cgi_scalar b) { // whether a wins
  switch (kind) {
  case CG_ARITH_MAXIMUMF: return cgi_float_to_double(t, a.bits) > cgi_float_to_double(t, b.bits);
  case CG_ARITH_MINIMUMF: return cgi_float_to_double(t, a.bits) < cgi_float_to_double(t, b.bits);
  case CG_ARITH_MAXSI: return cgi_scalar_sext(t, a) > cgi_scalar_sext(t, b);
  case CG_ARITH_MINSI: return cgi_scalar_sext(t, a) < cgi_scalar_sext(t, b);
  case CG_ARITH_MAXUI: return cgi_scalar_zext(t, a) > cgi_scalar_zext(t, b);
  default: return cgi_scalar_zext(t, a) < cgi_scalar_zext(t, b);
  }
}

static cgi_scalar cgi_arg_compare_sample(cg_type t, unsigned i) {
  static const int8_t ints[] = {-1, 1, 2};
  cgi_scalar s;
  s.imag = 0;
  if (cg_type_is_float(t))
    s.bits = cgi_double_to_float(t, i ? (double)i : cgi_bits_double((uint64_t)0x7ff8 << 48));
  else
    s.bits = (uint64_t)(int64_t)ints[i] & (~(uint64_t)0 >> (64 - cg_type_width(t)));
  return s;
}

// Whether the body is that of an argmax by `value` and, of equal ones, by `index`; of two NaNs by `index`, or (ordered) the one in front by the least
// index and the one behind by the greatest, which is the same where indices ascend.
static bool cgi_arg_compare_is(cg_block body, cg_op_kind value, cg_op_kind index, bool ordered) {
  cg_type t = cg_value_type(cg_block_arg(body, 0)), ti = cg_value_type(cg_block_arg(body, 1));
  bool floats = cg_type_is_float(t), least = index == CG_ARITH_MINSI || index == CG_ARITH_MINUI;
  for (unsigned at = 0; at < 81; at++) {
    cgi_scalar a[4], out[2]; // of what comes second, then of what is in front
    for (unsigned i = 0, rest = at; i < 4; i++, rest /= 3) a[i] = cgi_arg_compare_sample(i % 2 ? ti : t, rest % 3);
    if (!cgi_arg_compare_run(body, a, out)) return false;
    bool nan[2], wins[2];
    for (unsigned i = 0; i < 2; i++) nan[i] = floats && a[2 * i].bits == cgi_arg_compare_sample(t, 0).bits;
    for (unsigned i = 0; i < 2; i++) wins[i] = nan[i] ? !nan[!i] : !nan[!i] && cgi_arg_compare_less(value, t, a[2 * i], a[2 * !i]);
    bool tie = !wins[0] && !wins[1];
    for (unsigned i = 0; i < 2 && tie; i++) wins[i] = cgi_arg_compare_less(index, ti, a[2 * i + 1], a[2 * !i + 1]);
    if (nan[0] && nan[1] && ordered) wins[0] = !(wins[1] = least);
    if (!wins[0] && !wins[1]) wins[0] = true; // the same pair twice
    if (out[0].bits != a[wins[0] ? 0 : 2].bits || out[1].bits != a[wins[0] ? 1 : 3].bits) return false;
  }
  return true;
}

static bool cgi_arg_compare_kinds(cg_block body, bool ascending, cg_op_kind *value, cg_op_kind *index) {
  static const cg_op_kind floats[] = {CG_ARITH_MAXIMUMF, CG_ARITH_MINIMUMF};
  static const cg_op_kind ints[] = {CG_ARITH_MAXSI, CG_ARITH_MINSI, CG_ARITH_MAXUI, CG_ARITH_MINUI};
  bool is_float = cg_type_is_float(cg_value_type(cg_block_arg(body, 0)));
  for (unsigned v = 0; v < (is_float ? 2u : 4u); v++)
    for (unsigned i = 0; i < 8; i++) {
      *value = is_float ? floats[v] : ints[v];
      *index = ints[i % 4];
      if ((i < 4 || ascending) && cgi_arg_compare_is(body, *value, *index, i >= 4)) return true;
    }
  return false;
}

// One reduction by `kind` over the loops of `like`: of the values, or (three inputs) of the indices where the value is what is kept. NULL: the type
// has no neutral element.
static cg_value cgi_arg_compare_reduce(cgi_to_linalg *h, cg_op_kind kind, unsigned ni, const cg_value *inputs, cg_op like) {
  cg_map maps[4];
  unsigned loops = cgi_linalg_num_loops(like);
  bool reduction[CGI_HLO_MAX_RANK];
  cg_value out = cgi_linalg_output(like, ni == 3), zero = cgi_to_linalg_zero(&h->b, cg_type_element(cg_value_type(out)));
  cg_op combiner = cg_value_op(cgi_build_binary(&h->b, kind, zero, zero));
  cg_attr neutral = cgi_combiner_neutral(combiner);
  cgi_op_erase(combiner);
  if (!neutral) return NULL;
  for (unsigned i = 0; i < loops; i++) reduction[i] = cgi_linalg_is_reduction(like, i);
  cg_value fill = cgi_to_linalg_fill(h, cgi_build_constant(&h->b, neutral), cgi_linalg_output(cg_value_op(out), 0));
  for (unsigned i = 0; i < ni; i++) maps[i] = i == 1 ? cgi_linalg_map(like, 2) : cgi_linalg_map(like, 0);
  maps[ni] = cgi_linalg_map(like, 2);
  cg_op made = cgi_build_generic(&h->b, ni, inputs, 1, &fill, maps, loops, reduction);
  cg_block body = cgi_linalg_body(made);
  cgi_builder b = cgi_builder_at_end(body, h->b.loc);
  cg_value v = cg_block_arg(body, 0);
  if (ni == 3) {
    bool is_float = cg_type_is_float(cg_value_type(v));
    cg_value m = cg_block_arg(body, 1), here = is_float ? cgi_build_cmpf(&b, CG_CMPF_OEQ, v, m) : cgi_build_cmpi(&b, CG_CMPI_EQ, v, m);
    if (is_float) here = cgi_build_binary(&b, CG_ARITH_ORI, here, cgi_build_cmpf(&b, CG_CMPF_UNO, v, v));
    v = cgi_build_select(&b, here, cg_block_arg(body, 2), cgi_build_constant(&b, neutral));
  }
  v = cgi_build_binary(&b, kind, cg_block_arg(body, ni), v);
  cgi_build_linalg_yield(&b, v);
  return cg_op_result(made, 0);
}

// The indices are places along a reduced dimension of known size, of which there is one at least.
static bool cgi_arg_compare_places(cg_type t, int64_t dim, cg_type index) {
  int64_t n = cg_type_dim(t, (unsigned)dim);
  return n > 0 && (cg_type_width(index) > 63 || n <= (int64_t)1 << (cg_type_width(index) - 1));
}

// The values that stand at the indices `place`.
static cg_value cgi_arg_compare_values(cgi_to_linalg *h, cg_value place, cg_op like, int64_t dim) {
  cg_value in = cgi_linalg_input(like, 0), at[CGI_HLO_MAX_RANK], out = cgi_linalg_output(cg_value_op(cgi_linalg_output(like, 0)), 0);
  unsigned rank = cg_type_rank(cg_value_type(in)), kept = 0;
  cg_op made = cgi_build_each(&h->b, place, out);
  cgi_builder b = cgi_builder_in(made, 0);
  for (unsigned d = 0; d < rank; d++)
    at[d] = d == (unsigned)dim ? cgi_build_unary(&b, CG_ARITH_INDEX_CAST, cgi_type_index(h->ctx), cg_block_arg(cgi_linalg_body(made), 0))
                               : cgi_build_loop_index(&b, kept++);
  cg_value v = cgi_build_element(&b, in, rank, at);
  cgi_build_linalg_yield(&b, v);
  return cg_op_result(made, 0);
}

// ---- keys -----------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_arg_compare_key {
  cg_type value, index, word, key;
  bool least, least_index, is_unsigned;
} cgi_arg_compare_key;

static bool cgi_arg_compare_has_keys(cg_context *ctx, cg_op generic, cg_type value) {
  const cg_target *one = cgi_target_of(generic), **targets = one ? NULL : cgi_targets_around(generic);
  bool all = cg_type_width(value) <= 32 && (one || cgi_len(targets));
  for (size_t i = 0; i < (one ? 1 : cgi_len(targets)); i++) {
    const cg_target *t = one ? one : targets[i];
    all = all && t && t->features & CG_FEATURE_INT64 && !cgi_target_iterates(t);
  }
  if (targets) cgi_arr_free(ctx, targets);
  return all;
}

static cg_value cgi_arg_compare_flip(cgi_builder *b, const cgi_arg_compare_key *k, cg_value x) { // of integers: their order, or back
  int64_t flips = (k->is_unsigned ? 0 : INT32_MIN) ^ (k->least ? -1 : 0);
  return flips ? cgi_build_binary_int(b, CG_ARITH_XORI, x, flips) : x;
}

// The bits, turned over where `sign` is all ones, or as far as the sign; for a minimum the other way around.
static cg_value cgi_arg_compare_turn(cgi_builder *b, const cgi_arg_compare_key *k, cg_value sign, cg_value bits) {
  if (k->least) sign = cgi_build_binary_int(b, CG_ARITH_XORI, sign, -1);
  cg_value flips = cgi_build_binary_int(b, k->least ? CG_ARITH_ANDI : CG_ARITH_ORI, sign, k->least ? INT32_MAX : INT32_MIN);
  return cgi_build_binary(b, CG_ARITH_XORI, bits, flips);
}

// All ones for a NaN; both zeros are one.
static cg_value cgi_arg_compare_order(cgi_builder *b, const cgi_arg_compare_key *k, cg_value x) {
  cg_type f32 = cgi_type_f32(b->ctx);
  if (!cg_type_is_float(k->value)) {
    if (x->type != k->word) x = cgi_build_unary(b, k->is_unsigned ? CG_ARITH_EXTUI : CG_ARITH_EXTSI, k->word, x);
    return cgi_arg_compare_flip(b, k, x);
  }
  if (x->type != f32) x = cgi_build_unary(b, CG_ARITH_EXTF, f32, x);
  cg_value bits = cgi_build_unary(b, CG_ARITH_BITCAST, k->word, x), ones = cgi_build_int(b, k->word, -1), none = cgi_build_int(b, k->word, 0);
  cg_value twice = cgi_build_binary_int(b, CG_ARITH_SHLI, bits, 1), zero = cgi_build_cmpi(b, CG_CMPI_EQ, twice, none);
  bits = cgi_build_select(b, zero, none, bits);
  cg_value sign = cgi_build_binary_int(b, CG_ARITH_SHRSI, bits, 31), order = cgi_arg_compare_turn(b, k, sign, bits);
  cg_value nan = cgi_build_cmpf(b, CG_CMPF_UNO, x, x);
  return cgi_build_select(b, nan, ones, order);
}

static cg_value cgi_arg_compare_unorder(cgi_builder *b, const cgi_arg_compare_key *k, cg_value order) {
  cg_type f32 = cgi_type_f32(b->ctx);
  if (!cg_type_is_float(k->value)) {
    order = cgi_arg_compare_flip(b, k, order);
    return order->type == k->value ? order : cgi_build_unary(b, CG_ARITH_TRUNCI, k->value, order);
  }
  cg_value nan = cgi_build_cmpi_int(b, CG_CMPI_EQ, order, -1), sign = cgi_build_binary_int(b, CG_ARITH_SHRSI, order, 31);
  if (!k->least) sign = cgi_build_binary_int(b, CG_ARITH_XORI, sign, -1); // its top bit stands for numbers from 0 on
  cg_value bits = cgi_arg_compare_turn(b, k, sign, order), none = cgi_build_int(b, k->word, INT32_MAX);
  bits = cgi_build_select(b, nan, none, bits);
  cg_value x = cgi_build_unary(b, CG_ARITH_BITCAST, f32, bits);
  return k->value == f32 ? x : cgi_build_unary(b, CG_ARITH_TRUNCF, k->value, x);
}

// What wins of the values and their places, in[1] and in[2].
static void cgi_arg_compare_by_keys(cgi_to_linalg *h, cg_op like, cg_op_kind value, cg_op_kind index, cg_value *in) {
  cgi_arg_compare_key k;
  cg_map maps[3];
  bool reduction[CGI_HLO_MAX_RANK];
  unsigned loops = cgi_linalg_num_loops(like);
  k.value = cg_type_element(cg_value_type(cgi_linalg_input(like, 0)));
  k.index = cg_type_element(cg_value_type(cgi_linalg_input(like, 1)));
  k.word = cgi_type_i(h->ctx, 32);
  k.key = cgi_type_i(h->ctx, 64);
  k.least = value == CG_ARITH_MINIMUMF || value == CG_ARITH_MINSI || value == CG_ARITH_MINUI;
  k.least_index = index == CG_ARITH_MINSI || index == CG_ARITH_MINUI;
  k.is_unsigned = value == CG_ARITH_MAXUI || value == CG_ARITH_MINUI;
  cg_value out = cgi_linalg_output(like, 0), operands[2];
  cg_value keys = cgi_to_linalg_empty_like(h, cgi_type_with_element(cg_value_type(out), k.key), cgi_linalg_output(cg_value_op(out), 0));
  keys = cgi_to_linalg_fill(h, cgi_build_int(&h->b, k.key, 0), keys);
  for (unsigned i = 0; i < loops; i++) reduction[i] = cgi_linalg_is_reduction(like, i);
  for (unsigned i = 0; i < 2; i++) operands[i] = cgi_linalg_input(like, i);
  maps[0] = maps[1] = cgi_linalg_map(like, 0);
  maps[2] = cgi_linalg_map(like, 2);
  cg_op made = cgi_build_generic(&h->b, 2, operands, 1, &keys, maps, loops, reduction);
  cgi_builder b = cgi_builder_in(made, 0);
  cg_value high = cgi_arg_compare_order(&b, &k, cg_block_arg(cgi_linalg_body(made), 0)), low = cg_block_arg(cgi_linalg_body(made), 1);
  if (low->type != k.word) low = cgi_build_unary(&b, CG_ARITH_TRUNCI, k.word, low); // places have 32 bits or more
  if (k.least_index) low = cgi_build_binary_int(&b, CG_ARITH_XORI, low, -1);
  high = cgi_build_binary_int(&b, CG_ARITH_SHLI, cgi_build_unary(&b, CG_ARITH_EXTUI, k.key, high), 32);
  high = cgi_build_binary(&b, CG_ARITH_ORI, high, cgi_build_unary(&b, CG_ARITH_EXTUI, k.key, low));
  cgi_build_linalg_yield(&b, cgi_build_binary(&b, CG_ARITH_MAXUI, cg_block_arg(cgi_linalg_body(made), 2), high));

  for (unsigned i = 0; i < 2; i++) { // two ops, which fuse into the one behind them
    cg_op part = cgi_build_each(&h->b, made->results[0], cgi_linalg_output(cg_value_op(cgi_linalg_output(like, i)), 0));
    b = cgi_builder_in(part, 0);
    cg_value v = cg_block_arg(cgi_linalg_body(part), 0);
    v = cgi_build_unary(&b, CG_ARITH_TRUNCI, k.word, i ? v : cgi_build_binary_int(&b, CG_ARITH_SHRUI, v, 32));
    if (i && k.least_index) v = cgi_build_binary_int(&b, CG_ARITH_XORI, v, -1);
    if (i && v->type != k.index) v = cgi_build_unary(&b, CG_ARITH_EXTUI, k.index, v);
    cgi_build_linalg_yield(&b, i ? v : cgi_arg_compare_unorder(&b, &k, v));
    in[1 + i] = part->results[0];
  }
}

CGI_DEF cg_op cgi_to_linalg_arg_compare(cgi_to_linalg *h, cg_op op, cg_op generic) {
  cg_block body = cgi_linalg_body(generic);
  cg_op_kind value, index;
  cg_value in[3];
  cg_map maps[4];
  bool is_float = cg_type_is_float(cg_value_type(cg_block_arg(body, 0)));
  for (unsigned i = 0; i < 2; i++) {
    cg_type t = cg_value_type(cg_block_arg(body, i));
    if (t != cg_value_type(cg_block_arg(body, 2 + i)) || cg_type_width(t) < 8 || !(cg_type_is_int(t) || (is_float && !i))) return NULL;
  }
  int64_t dim;
  bool ascending = cgi_hlo_list(op, "dimensions", 1, &dim) == 1 && cgi_to_linalg_counts(cgi_hlo_input(op, 1), dim);
  bool valued = is_float && cg_value_has_uses(cg_op_result(op, 0));
  if (!cgi_linalg_num_reductions(generic)) return NULL;
  if (valued && !(ascending && cgi_arg_compare_places(cg_value_type(cgi_linalg_input(generic, 0)), dim, cg_value_type(cg_block_arg(body, 1)))))
    return NULL;
  if (!cgi_arg_compare_kinds(body, ascending, &value, &index)) return NULL;
  in[0] = cgi_linalg_input(generic, 0);
  cg_type v = cg_type_element(cg_value_type(in[0])), i = cg_type_element(cg_value_type(cgi_linalg_input(generic, 1)));
  int64_t places = ascending && cgi_arg_compare_places(cg_value_type(in[0]), dim, i) ? cg_type_dim(cg_value_type(in[0]), (unsigned)dim) : 0;
  bool rows = dim + 1 == (int64_t)cg_type_rank(cg_value_type(in[0]));
  if (places > (rows ? CGI_ARG_COMPARE_SHORT : 0) && places <= INT32_MAX && cgi_arg_compare_has_keys(h->ctx, generic, v)) {
    cgi_arg_compare_by_keys(h, generic, value, index, in);
  } else {
    in[1] = cgi_arg_compare_reduce(h, value, 1, in, generic);
    in[2] = cgi_linalg_input(generic, 1);
    in[2] = in[1] ? cgi_arg_compare_reduce(h, index, 3, in, generic) : NULL;
    if (!in[2]) return NULL;
  }
  if (valued) in[1] = cgi_arg_compare_values(h, in[2], generic, dim);
  for (unsigned k = 0; k < 4; k++) maps[k] = cgi_map_identity(h->ctx, cg_type_rank(cg_value_type(in[1])));
  cg_value outs[2];
  outs[0] = cgi_linalg_output(generic, 0);
  outs[1] = cgi_linalg_output(generic, 1);
  return cgi_build_generic(&h->b, 2, in + 1, 2, outs, maps, cg_type_rank(cg_value_type(in[1])), NULL);
}

#undef CGI_ARG_COMPARE_OPS
#undef CGI_ARG_COMPARE_SHORT
