// hlo-to-linalg, argmax and argmin: a reduction of values and indices whose region picks the pair of the greater (lesser) value, NaN above all, of
// equal values that of the lesser (greater) index. It is two reductions by one op each, which are fast, and the region once for the initial values:
//
//   m = max of values      k = min over i of (values[i] == m or values[i] is NaN ? indices[i] : the largest)      r = region(inits, (m, k))
//
// What a region does is found by evaluating it on one pair per order of values and of indices: it may do nothing but compare and choose. Of zeros of
// both signs, and of NaNs, the maximum may be another one than the pair's: where a float's value is asked for, it is read at its index.
#include "dialects/combiner.h"
#include "dialects/eval.h"
#include "dialects/linalg.h"
#include "passes/input/hlo_to_linalg.h"

#define CGI_ARG_COMPARE_OPS 32

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
  cg_map maps[2];
  cg_value in = cgi_linalg_input(like, 0), at[CGI_HLO_MAX_RANK], out = cgi_linalg_output(cg_value_op(cgi_linalg_output(like, 0)), 0);
  unsigned rank = cg_type_rank(cg_value_type(in)), kept = 0;
  maps[0] = maps[1] = cgi_map_identity(h->ctx, rank - 1);
  cg_op made = cgi_build_elementwise(&h->b, 1, &place, out, maps, rank - 1);
  cgi_builder b = cgi_builder_in(made, 0);
  for (unsigned d = 0; d < rank; d++)
    at[d] = d == (unsigned)dim ? cgi_build_unary(&b, CG_ARITH_INDEX_CAST, cgi_type_index(h->ctx), cg_block_arg(cgi_linalg_body(made), 0))
                               : cgi_to_linalg_linalg_index(&b, kept++);
  cg_value v = cgi_to_linalg_extract(&b, in, rank, at);
  cgi_build_linalg_yield(&b, v);
  return cg_op_result(made, 0);
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
  in[1] = cgi_arg_compare_reduce(h, value, 1, in, generic);
  in[2] = cgi_linalg_input(generic, 1);
  in[2] = in[1] ? cgi_arg_compare_reduce(h, index, 3, in, generic) : NULL;
  if (!in[2]) return NULL;
  if (valued) in[1] = cgi_arg_compare_values(h, in[2], generic, dim);
  for (unsigned i = 0; i < 4; i++) maps[i] = cgi_map_identity(h->ctx, cg_type_rank(cg_value_type(in[1])));
  cg_value outs[2];
  outs[0] = cgi_linalg_output(generic, 0);
  outs[1] = cgi_linalg_output(generic, 1);
  return cgi_build_generic(&h->b, 2, in + 1, 2, outs, maps, cg_type_rank(cg_value_type(in[1])), NULL);
}

#undef CGI_ARG_COMPARE_OPS
