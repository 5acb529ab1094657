// How a reduction combines two values.
#include "dialects/combiner.h"

#include "dialects/linalg.h"
#include "dialects/scalar.h"

typedef enum cgi_neutral {
  CGI_NEUTRAL_NONE,
  CGI_NEUTRAL_ZERO,
  CGI_NEUTRAL_ONE,
  CGI_NEUTRAL_ONES, // all bits
  CGI_NEUTRAL_LEAST,
  CGI_NEUTRAL_MOST,
  CGI_NEUTRAL_MINUS_ZERO,
  CGI_NEUTRAL_NAN
} cgi_neutral;

typedef struct cgi_combiner_row {
  char word[9];
  uint8_t code;
  uint8_t neutral[2]; // of integers, of floats; as all that follows
  int8_t atomic[2];
  uint16_t op[2];
} cgi_combiner_row;

#define CGI_COMBINER_ROW(word, int_op, int_neutral, int_atomic, float_op, float_neutral, float_atomic, code)                                         \
  {word, CGI_S_##code, {CGI_NEUTRAL_##int_neutral, CGI_NEUTRAL_##float_neutral}, {int_atomic, float_atomic}, {CG_##int_op, CG_##float_op}},
static const cgi_combiner_row cgi_combiner_rows[] = {CGI_COMBINERS(CGI_COMBINER_ROW)};
#undef CGI_COMBINER_ROW
#define CGI_NUM_COMBINERS (sizeof cgi_combiner_rows / sizeof cgi_combiner_rows[0])

static const cgi_combiner_row *cgi_combiner_named(cg_str word) {
  for (size_t i = 0; i < CGI_NUM_COMBINERS; i++)
    if (cgi_str_is(word, cgi_combiner_rows[i].word)) return &cgi_combiner_rows[i];
  return NULL;
}

static const cgi_combiner_row *cgi_combiner_row_of(cg_op_kind kind, unsigned *is_float) {
  for (size_t i = 0; i < 2 * CGI_NUM_COMBINERS && kind != CG_OP_UNREGISTERED; i++)
    if (cgi_combiner_rows[i / 2].op[i % 2] == kind) return *is_float = i % 2, &cgi_combiner_rows[i / 2];
  return NULL;
}

CGI_DEF cg_op_kind cgi_combiner_of(cg_attr kind, bool is_float) {
  const cgi_combiner_row *row = cgi_combiner_named(kind ? cgi_attr_word(kind) : cgi_s("add"));
  return row ? (cg_op_kind)row->op[is_float] : CG_OP_UNREGISTERED;
}

CGI_DEF cg_op_kind cgi_combiner_of_atomic(cg_op op) {
  cg_attr a = cg_op_attr(op, "kind");
  for (size_t i = 0; a && i < 2 * CGI_NUM_COMBINERS; i++)
    if (cgi_combiner_rows[i / 2].atomic[i % 2] >= 0 && cgi_combiner_rows[i / 2].atomic[i % 2] == cg_attr_int(a))
      return (cg_op_kind)cgi_combiner_rows[i / 2].op[i % 2];
  return CG_OP_UNREGISTERED;
}

CGI_DEF int64_t cgi_combiner_atomic(cg_op_kind kind) {
  unsigned is_float;
  const cgi_combiner_row *row = cgi_combiner_row_of(kind, &is_float);
  return row ? row->atomic[is_float] : -1;
}

CGI_DEF const char *cgi_combiner_word(cg_op_kind kind) {
  unsigned is_float;
  const cgi_combiner_row *row = cgi_combiner_row_of(kind, &is_float);
  return row ? row->word : NULL;
}

CGI_DEF unsigned cgi_combiner_code(cg_op_kind kind) {
  unsigned is_float;
  const cgi_combiner_row *row = cgi_combiner_row_of(kind, &is_float);
  return row ? row->code : (unsigned)CGI_S_EVAL;
}

CGI_DEF int cgi_combiner_takes(cg_str word, cg_type element) {
  const cgi_combiner_row *row = cgi_combiner_named(word);
  if (!row) return -1;
  if (row->op[0] == CG_OP_UNREGISTERED) return cg_type_is_float(element);
  return row->op[1] != CG_OP_UNREGISTERED || cg_type_is_int_or_index(element);
}

CGI_DEF cg_attr cgi_small_number(cg_type element, int64_t v) {
  if (cg_type_is_float(element)) return cgi_attr_float(element->ctx, element, (double)v);
  return cg_type_is_int_or_index(element) ? cgi_attr_int(element->ctx, element, v) : NULL;
}

CGI_DEF cg_op cgi_reduction_combiner(cg_op op, unsigned output) {
  cg_block body = cgi_linalg_body(op);
  unsigned at = cgi_linalg_num_inputs(op) + output;
  if (!body || op->def->kind == CG_CODEGEN_SCAN || op->def->kind == CG_CODEGEN_SORT || at >= body->region->op->num_operands ||
      cg_block_num_args(body) <= at || !body->last || output >= body->last->num_operands)
    return NULL;
  cg_value arg = cg_block_arg(body, at);
  cg_op c = body->last->operands[output].value->op;
  if (!c || c->block != body || c->num_operands != 2 || !cg_value_has_one_use(arg) || arg->uses->owner != c || !cgi_combiner_neutral(c)) return NULL;
  return c;
}

CGI_DEF bool cgi_reductions_are_apart(cg_op op) {
  unsigned ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op), i = 0;
  while (i < no && cgi_reduction_combiner(op, i) && cgi_linalg_map(op, ni + i) == cgi_linalg_map(op, ni)) i++;
  return i == no;
}

CGI_DEF cg_attr cgi_combiner_neutral(cg_op c) { return cgi_combiner_neutral_of(c->def->kind, c->results[0]->type); }

CGI_DEF cg_attr cgi_combiner_neutral_of(cg_op_kind kind, cg_type t) {
  unsigned is_float;
  const cgi_combiner_row *row = cgi_combiner_row_of(kind, &is_float);
  if (!row || cg_type_is_shaped(t)) return NULL;
  cgi_neutral neutral = (cgi_neutral)row->neutral[is_float];
  int64_t top = cg_type_is_int(t) && t->width < 64 ? ((int64_t)1 << (t->width - 1)) - 1 : INT64_MAX;
  double inf = cgi_bits_double((uint64_t)0x7ff << 52);
  switch (neutral) {
  case CGI_NEUTRAL_ZERO: return cgi_small_number(t, 0);
  case CGI_NEUTRAL_ONE: return cgi_small_number(t, 1);
  case CGI_NEUTRAL_ONES: return cgi_small_number(t, -1);
  case CGI_NEUTRAL_MINUS_ZERO: return cgi_attr_float(t->ctx, t, -0.0);
  case CGI_NEUTRAL_NAN: return cgi_attr_float(t->ctx, t, cgi_bits_double((uint64_t)0x7ff8 << 48));
  default:
    if (!is_float) return cgi_small_number(t, neutral == CGI_NEUTRAL_MOST ? top : -top - 1);
    return t->kind == CG_TYPE_F8E4M3FN ? NULL : cgi_attr_float(t->ctx, t, neutral == CGI_NEUTRAL_MOST ? inf : -inf); // it has no infinities
  }
}

#undef CGI_NUM_COMBINERS

// Made of linalg.index, and of what is the same for the whole op.
static bool cgi_place_is_index(cg_block body, cg_value v) {
  cg_op op = cg_value_op(v);
  for (unsigned i = 0; i < cg_block_num_args(body); i++)
    if (v == cg_block_arg(body, i)) return false;
  if (!op || op->block != body) return true;
  cg_op_kind k = cg_op_get_kind(op);
  if (k == CG_LINALG_INDEX) return true;
  bool ok = k == CG_ARITH_INDEX_CAST || k == CG_ARITH_INDEX_CASTUI || k == CG_AFFINE_APPLY;
  for (unsigned i = 0; ok && i < cg_op_num_operands(op); i++) ok = cgi_place_is_index(body, cg_op_operand(op, i));
  return ok;
}

static bool cgi_place_compares(cg_value v, cg_op_kind kind, int64_t predicate, cg_value lhs, cg_value rhs) {
  cg_op op = cg_value_op(v);
  return op && cg_op_get_kind(op) == kind && cgi_op_int(op, "predicate") == predicate && cg_op_operand(op, CG_LHS) == lhs &&
         cg_op_operand(op, CG_RHS) == rhs;
}

CGI_DEF cg_value cgi_reduction_place(cg_op op) {
  if (!cgi_linalg_is(op) || cgi_linalg_num_inputs(op) != 2 || cgi_linalg_num_outputs(op) != 1 || !cgi_linalg_body(op)) return NULL;
  cg_op combiner = cgi_reduction_combiner(op, 0);
  cg_attr neutral = combiner ? cgi_combiner_neutral(combiner) : NULL;
  if (!neutral) return NULL;
  cg_op_kind kind = cg_op_get_kind(combiner);
  if (kind != CG_ARITH_MINSI && kind != CG_ARITH_MINUI && kind != CG_ARITH_MAXSI && kind != CG_ARITH_MAXUI) return NULL;
  cg_value x = cg_block_arg(cgi_linalg_body(op), 0), m = cg_block_arg(cgi_linalg_body(op), 1), out = cg_block_arg(cgi_linalg_body(op), 2);
  cg_op select = cg_value_op(cg_op_operand(combiner, cg_op_operand(combiner, CG_LHS) == out ? CG_RHS : CG_LHS));
  if (!select || cg_op_get_kind(select) != CG_ARITH_SELECT || cgi_constant_of(cg_op_operand(select, CG_ARITH_SELECT_FALSE_VALUE)) != neutral)
    return NULL;
  cg_value here = cg_op_operand(select, CG_ARITH_SELECT_CONDITION);
  cg_op either = cg_value_op(here);
  bool is_float = cg_type_is_float(cg_value_type(x));
  if (is_float) { // NaN equals nothing
    if (!either || cg_op_get_kind(either) != CG_ARITH_ORI) return NULL;
    bool second = cgi_place_compares(cg_op_operand(either, CG_RHS), CG_ARITH_CMPF, CG_CMPF_UNO, x, x);
    if (!second && !cgi_place_compares(cg_op_operand(either, CG_LHS), CG_ARITH_CMPF, CG_CMPF_UNO, x, x)) return NULL;
    here = cg_op_operand(either, second ? 0 : 1);
  }
  cg_op_kind compare = is_float ? CG_ARITH_CMPF : CG_ARITH_CMPI;
  int64_t equal = is_float ? (int64_t)CG_CMPF_OEQ : (int64_t)CG_CMPI_EQ;
  if (!cgi_place_compares(here, compare, equal, x, m) && !cgi_place_compares(here, compare, equal, m, x)) return NULL;
  return cgi_place_is_index(cgi_linalg_body(op), cg_op_operand(select, CG_ARITH_SELECT_TRUE_VALUE))
             ? cg_op_operand(select, CG_ARITH_SELECT_TRUE_VALUE)
             : NULL;
}
