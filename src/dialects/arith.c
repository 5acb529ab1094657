// The arith dialect: verifier, folds (through the evaluator, and identities that hold bit for bit), and patterns that regroup constants.
#include "dialects/dialects.h"
#include "dialects/eval.h"
#include "dialects/scalar.h"

// ---- verifier -----------------------------------------------------------------------------------------------------------------------------
static bool cgi_arith_container(cg_type t) {
  return !cg_type_is_shaped(t) || cg_type_get_kind(t) == CG_TYPE_VECTOR || cg_type_get_kind(t) == CG_TYPE_TENSOR;
}

static bool cgi_arith_is_int(cg_type e) {
  return cg_type_get_kind(e) == CG_TYPE_INDEX || (cg_type_is_int(e) && cg_type_signedness(e) == CG_SIGNLESS);
}

static bool cgi_arith_check_int(cg_op op, cg_value v, const char *what) {
  if (cgi_arith_container(cg_value_type(v)) && cgi_arith_is_int(cgi_elem(v))) return true;
  return cgi_op_error(op, "%s #0 must be signless-integer-like, but got %t", what, cg_value_type(v));
}

static bool cgi_arith_check_float(cg_op op, cg_value v, const char *what) {
  if (cgi_arith_container(cg_value_type(v)) && cg_type_is_float(cgi_elem(v))) return true;
  return cgi_op_error(op, "%s #0 must be floating-point-like, but got %t", what, cg_value_type(v));
}

static bool cgi_arith_verify_constant(cg_op op) {
  cg_attr value = cg_op_attr(op, "value");
  cg_type type = cg_value_type(cg_op_result(op, 0)), attr_type = value ? cg_attr_type(value) : NULL;
  switch (cg_attr_get_kind(value)) {
  case CG_ATTR_BOOL:
  case CG_ATTR_INT:
  case CG_ATTR_FLOAT:
  case CG_ATTR_DENSE:
  case CG_ATTR_RESOURCE: break;
  default: return cgi_op_error(op, "value must be an integer, float, or elements attribute, but got %a", value);
  }
  if (cg_attr_get_kind(value) == CG_ATTR_BOOL) attr_type = cgi_type_i(cg_op_context(op), 1);
  if (attr_type != type) return cgi_op_error(op, "value's type %t must match the result's type %t", attr_type, type);
  if (cg_type_is_int(type) && cg_type_signedness(type) != CG_SIGNLESS)
    return cgi_op_error(op, "integer return type must be signless, but got %t", type);
  return true;
}

// Widths for the casts that need an order: +1 the result is wider, -1 narrower, 0 as wide.
static bool cgi_arith_verify_cast(cg_op op, bool in_float, bool out_float, int order) {
  cg_value in = cg_op_operand(op, CG_OPERAND), out = cg_op_result(op, 0);
  cg_type a = cgi_elem(in), b = cgi_elem(out);
  bool ok = in_float ? cgi_arith_check_float(op, in, "operand") : cgi_arith_check_int(op, in, "operand");
  ok = (out_float ? cgi_arith_check_float(op, out, "result") : cgi_arith_check_int(op, out, "result")) && ok;
  if (!ok) return false;
  if (!cgi_shapes_compatible(cg_value_type(in), cg_value_type(out)))
    return cgi_op_error(op, "operand type %t and result type %t are cast incompatible", cg_value_type(in), cg_value_type(out));
  if (cg_type_get_kind(a) == CG_TYPE_INDEX || cg_type_get_kind(b) == CG_TYPE_INDEX)
    return cgi_op_error(op, "takes no index type, but operand is %t and result is %t", cg_value_type(in), cg_value_type(out));
  if (order > 0 && cg_type_width(b) <= cg_type_width(a)) return cgi_op_error(op, "result type %t must be wider than operand type %t", b, a);
  if (order < 0 && cg_type_width(b) >= cg_type_width(a)) return cgi_op_error(op, "result type %t must be shorter than operand type %t", b, a);
  return true;
}

static bool cgi_arith_verify_index_cast(cg_op op) {
  cg_value in = cg_op_operand(op, CG_OPERAND), out = cg_op_result(op, 0);
  if (!cgi_arith_check_int(op, in, "operand") || !cgi_arith_check_int(op, out, "result")) return false;
  bool in_index = cg_type_get_kind(cgi_elem(in)) == CG_TYPE_INDEX, out_index = cg_type_get_kind(cgi_elem(out)) == CG_TYPE_INDEX;
  if (in_index == out_index || !cgi_shapes_compatible(cg_value_type(in), cg_value_type(out)))
    return cgi_op_error(op, "operand type %t and result type %t are cast incompatible", cg_value_type(in), cg_value_type(out));
  return true;
}

static bool cgi_arith_verify_bitcast(cg_op op) {
  cg_value in = cg_op_operand(op, CG_OPERAND), out = cg_op_result(op, 0);
  cg_type a = cgi_elem(in), b = cgi_elem(out);
  bool ok = (cg_type_is_int(a) || cg_type_is_float(a)) && (cg_type_is_int(b) || cg_type_is_float(b)) && cg_type_width(a) == cg_type_width(b);
  if (ok && cgi_shapes_compatible(cg_value_type(in), cg_value_type(out))) return true;
  return cgi_op_error(op, "operand type %t and result type %t are cast incompatible", cg_value_type(in), cg_value_type(out));
}

static bool cgi_arith_i1_like(cg_op op, unsigned result, cg_type like) {
  cg_type i1 = cgi_type_i(cg_op_context(op), 1), expected = cg_type_is_shaped(like) ? cgi_type_with_element(like, i1) : i1;
  cg_type got = cg_value_type(cg_op_result(op, result));
  if (got == expected) return true;
  return cgi_op_error(op, "result #%u must have type %t for operands of type %t, but got %t", result, expected, like, got);
}

static bool cgi_arith_verify_compare(cg_op op, bool is_float) {
  cg_value l = cg_op_operand(op, CG_LHS);
  int64_t predicate = cgi_predicate_of(op);
  if (!(is_float ? cgi_arith_check_float(op, l, "operand") : cgi_arith_check_int(op, l, "operand"))) return false;
  if (predicate < 0 || predicate > (is_float ? (int64_t)CG_CMPF_TRUE : (int64_t)CG_CMPI_UGE))
    return cgi_op_error(op, "attribute 'predicate' must be a comparison predicate, but got %a", cg_op_attr(op, "predicate"));
  return cgi_arith_i1_like(op, 0, cg_value_type(l));
}

static bool cgi_arith_verify_select(cg_op op) {
  cg_type c = cg_value_type(cg_op_operand(op, CG_ARITH_SELECT_CONDITION)), t = cg_value_type(cg_op_operand(op, CG_ARITH_SELECT_TRUE_VALUE)),
          f = cg_value_type(cg_op_operand(op, CG_ARITH_SELECT_FALSE_VALUE));
  cg_type r = cg_value_type(cg_op_result(op, 0)), i1 = cgi_type_i(cg_op_context(op), 1);
  if (t != f || t != r) return cgi_op_error(op, "true value, false value and result must have one type, but got %t, %t and %t", t, f, r);
  if (c == i1) return true;
  if (cg_type_is_shaped(c) && cg_type_element(c) == i1 && cg_type_is_shaped(t) && cgi_same_shape(c, t)) return true;
  return cgi_op_error(op, "expected condition type to be i1, or of the same shape as the result type %t, but got %t", r, c);
}

static bool cgi_arith_verify_add_extended(cg_op op) {
  cg_type t = cg_value_type(cg_op_operand(op, CG_LHS)), sum = cg_value_type(cg_op_result(op, 0));
  if (!cgi_arith_check_int(op, cg_op_operand(op, CG_LHS), "operand")) return false;
  if (sum != t) return cgi_op_error(op, "result #0 must have type %t, as its operands, but got %t", t, sum);
  return cgi_arith_i1_like(op, 1, t);
}

static bool cgi_arith_verify(cg_op op) {
  const cgi_scalar_row *row = cgi_scalar_row_of(cg_op_get_kind(op));
  if (!row) return cgi_arith_verify_constant(op);
  switch ((cgi_scalar_types)row->types) {
  case CGI_ST_INT_WIDER: return cgi_arith_verify_cast(op, false, false, 1);
  case CGI_ST_INT_NARROWER: return cgi_arith_verify_cast(op, false, false, -1);
  case CGI_ST_FLOAT_WIDER: return cgi_arith_verify_cast(op, true, true, 1);
  case CGI_ST_FLOAT_NARROWER: return cgi_arith_verify_cast(op, true, true, -1);
  case CGI_ST_INT_TO_FLOAT: return cgi_arith_verify_cast(op, false, true, 0);
  case CGI_ST_FLOAT_TO_INT: return cgi_arith_verify_cast(op, true, false, 0);
  case CGI_ST_INDEX_CAST: return cgi_arith_verify_index_cast(op);
  case CGI_ST_BITCAST: return cgi_arith_verify_bitcast(op);
  case CGI_ST_COMPARE_INT: return cgi_arith_verify_compare(op, false);
  case CGI_ST_COMPARE_FLOAT: return cgi_arith_verify_compare(op, true);
  case CGI_ST_SELECT: return cgi_arith_verify_select(op);
  case CGI_ST_ADD_EXTENDED: return cgi_arith_verify_add_extended(op);
  case CGI_ST_FLOAT: return cgi_arith_check_float(op, cg_op_operand(op, 0), "operand");
  default: return cgi_arith_check_int(op, cg_op_operand(op, CG_LHS), "operand");
  }
}

// ---- folds --------------------------------------------------------------------------------------------------------------------------------
// A float constant or splat that has these bits in its type: ±0, ±1.
static bool cgi_arith_is_float(cg_attr a, double v) {
  cg_attr s;
  if (!cgi_attr_scalar_of(a, &s) || cg_attr_get_kind(s) != CG_ATTR_FLOAT) return false;
  return cg_attr_float_bits(s) == cgi_double_to_float(cg_attr_type(s), v);
}

static int64_t cgi_arith_int_limit(cg_type element, bool highest, bool is_signed) {
  unsigned width = cg_type_width(element);
  if (!is_signed) return highest ? -1 : 0; // as sign-extended bits
  int64_t low = (int64_t)(UINT64_MAX << (width - 1));
  return highest ? ~low : low;
}

static bool cgi_arith_fold_add_sub(cg_op op, const cg_attr *c, cgi_fold *r) {
  cg_value x = cg_op_operand(op, CG_LHS), y = cg_op_operand(op, CG_RHS);
  cg_op def;
  if (cgi_attr_is_scalar_int(c[1], 0)) return cgi_fold_to(r, x);
  if (cg_op_get_kind(op) == CG_ARITH_SUBI) {
    if (x == y) return cgi_fold_to_attr(r, cgi_attr_int_like(cg_value_type(x), 0));
    def = cgi_def_op(x, CG_ARITH_ADDI); // (a + b) - b, (a + b) - a
    if (def && cg_op_operand(def, CG_RHS) == y) return cgi_fold_to(r, cg_op_operand(def, CG_LHS));
    if (def && cg_op_operand(def, CG_LHS) == y) return cgi_fold_to(r, cg_op_operand(def, CG_RHS));
    return false;
  }
  def = cgi_def_op(x, CG_ARITH_SUBI); // (a - b) + b
  if (def && cg_op_operand(def, CG_RHS) == y) return cgi_fold_to(r, cg_op_operand(def, CG_LHS));
  def = cgi_def_op(y, CG_ARITH_SUBI);
  if (def && cg_op_operand(def, CG_RHS) == x) return cgi_fold_to(r, cg_op_operand(def, CG_LHS));
  return false;
}

static bool cgi_arith_fold_int(cg_op op, const cg_attr *c, cgi_fold *r) {
  cg_value x = cg_op_operand(op, CG_LHS), y = cg_op_operand(op, CG_RHS);
  cg_type type = cg_value_type(x), element = cgi_elem(x);
  cg_op_kind kind = cg_op_get_kind(op);
  bool same = x == y;
  switch (kind) {
  case CG_ARITH_ADDI:
  case CG_ARITH_SUBI: return cgi_arith_fold_add_sub(op, c, r);
  case CG_ARITH_MULI:
    if (cgi_attr_is_scalar_int(c[1], 1)) return cg_type_width(element) > 1 && cgi_fold_to(r, x);
    return cgi_attr_is_scalar_int(c[1], 0) && cgi_fold_to(r, y);
  case CG_ARITH_DIVUI:
  case CG_ARITH_DIVSI:
  case CG_ARITH_CEILDIVUI:
  case CG_ARITH_CEILDIVSI:
  case CG_ARITH_FLOORDIVSI: return cgi_attr_is_scalar_int(c[1], 1) && cg_type_width(element) > 1 && cgi_fold_to(r, x);
  case CG_ARITH_REMUI:
  case CG_ARITH_REMSI: return cgi_attr_is_scalar_int(c[1], 1) && cg_type_width(element) > 1 && cgi_fold_to_attr(r, cgi_attr_int_like(type, 0));
  case CG_ARITH_ANDI:
    if (same || cgi_attr_is_scalar_int(c[1], -1)) return cgi_fold_to(r, x);
    return cgi_attr_is_scalar_int(c[1], 0) && cgi_fold_to(r, y);
  case CG_ARITH_ORI:
    if (same || cgi_attr_is_scalar_int(c[1], 0)) return cgi_fold_to(r, x);
    return cgi_attr_is_scalar_int(c[1], -1) && cgi_fold_to(r, y);
  case CG_ARITH_XORI: {
    if (cgi_attr_is_scalar_int(c[1], 0)) return cgi_fold_to(r, x);
    if (same) return cgi_fold_to_attr(r, cgi_attr_int_like(type, 0));
    cg_op def = cgi_def_op(x, CG_ARITH_XORI);
    if (def && cg_op_operand(def, CG_RHS) == y) return cgi_fold_to(r, cg_op_operand(def, CG_LHS));
    if (def && cg_op_operand(def, CG_LHS) == y) return cgi_fold_to(r, cg_op_operand(def, CG_RHS));
    return false;
  }
  case CG_ARITH_SHLI:
  case CG_ARITH_SHRUI:
  case CG_ARITH_SHRSI: return cgi_attr_is_scalar_int(c[1], 0) && cgi_fold_to(r, x);
  case CG_ARITH_MAXSI:
  case CG_ARITH_MAXUI:
  case CG_ARITH_MINSI:
  case CG_ARITH_MINUI: {
    bool is_max = kind == CG_ARITH_MAXSI || kind == CG_ARITH_MAXUI, is_signed = kind == CG_ARITH_MAXSI || kind == CG_ARITH_MINSI;
    if (same || cgi_attr_is_scalar_int(c[1], cgi_arith_int_limit(element, !is_max, is_signed))) return cgi_fold_to(r, x);
    return cgi_attr_is_scalar_int(c[1], cgi_arith_int_limit(element, is_max, is_signed)) && cgi_fold_to(r, y);
  }
  default: return false;
  }
}

static bool cgi_arith_fold_float(cg_op op, const cg_attr *c, cgi_fold *r) {
  cg_value x = cg_op_operand(op, 0);
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_NEGF: {
    cg_op def = cgi_def_op(x, CG_ARITH_NEGF);
    return def && cgi_fold_to(r, cg_op_operand(def, CG_OPERAND));
  }
  case CG_ARITH_ADDF: return cgi_arith_is_float(c[1], -0.0) && cgi_fold_to(r, x);
  case CG_ARITH_SUBF: return cgi_arith_is_float(c[1], 0.0) && cgi_fold_to(r, x);
  case CG_ARITH_MULF:
  case CG_ARITH_DIVF: return cgi_arith_is_float(c[1], 1.0) && cgi_fold_to(r, x);
  case CG_ARITH_MAXIMUMF:
  case CG_ARITH_MINIMUMF:
  case CG_ARITH_MAXNUMF:
  case CG_ARITH_MINNUMF: return x == cg_op_operand(op, CG_RHS) && cgi_fold_to(r, x);
  default: return false;
  }
}

// Comparisons decided by one operand alone.
static bool cgi_arith_fold_cmpi(cg_op op, const cg_attr *c, cgi_fold *r) {
  int64_t p = cgi_predicate_of(op);
  cg_type type = cg_value_type(cg_op_result(op, 0));
  if (cg_op_operand(op, CG_LHS) == cg_op_operand(op, CG_RHS)) return cgi_fold_to_attr(r, cgi_attr_int_like(type, cgi_cmpi(p, 0, 0, 0, 0) ? 1 : 0));
  if (cgi_attr_is_scalar_int(c[1], 0) && (p == CG_CMPI_ULT || p == CG_CMPI_UGE))
    return cgi_fold_to_attr(r, cgi_attr_int_like(type, p == CG_CMPI_UGE ? 1 : 0)); // x < 0, x >= 0
  if (cgi_attr_is_scalar_int(c[0], 0) && (p == CG_CMPI_ULE || p == CG_CMPI_UGT))
    return cgi_fold_to_attr(r, cgi_attr_int_like(type, p == CG_CMPI_ULE ? 1 : 0)); // 0 <= x, 0 > x
  if (type != cgi_type_i(type->ctx, 1) || cgi_elem(cg_op_operand(op, CG_LHS)) != type) return false;
  if ((p == CG_CMPI_NE && cgi_attr_is_scalar_int(c[1], 0)) || (p == CG_CMPI_EQ && cgi_attr_is_scalar_int(c[1], 1)))
    return cgi_fold_to(r, cg_op_operand(op, CG_LHS)); // on i1
  return false;
}

static bool cgi_arith_fold_select(cg_op op, const cg_attr *c, cgi_fold *r) {
  cg_value condition = cg_op_operand(op, CG_ARITH_SELECT_CONDITION), t = cg_op_operand(op, CG_ARITH_SELECT_TRUE_VALUE),
           f = cg_op_operand(op, CG_ARITH_SELECT_FALSE_VALUE);
  cg_attr s;
  if (t == f) return cgi_fold_to(r, t);
  if (cgi_attr_scalar_of(c[0], &s)) return cgi_fold_to(r, cg_attr_int(s) ? t : f);
  if (cg_value_type(condition) == cg_value_type(t) && cgi_attr_is_scalar_int(c[1], 1) && cgi_attr_is_scalar_int(c[2], 0))
    return cgi_fold_to(r, condition);
  cg_op cmp = cgi_def_op(condition, CG_ARITH_CMPI);
  if (cmp && cg_value_type(cg_op_operand(cmp, CG_LHS)) == cg_value_type(t)) {
    int64_t p = cgi_predicate_of(cmp);
    cg_value a = cg_op_operand(cmp, CG_LHS), b = cg_op_operand(cmp, CG_RHS);
    bool match = (a == t && b == f) || (a == f && b == t);
    if (match && p == CG_CMPI_EQ) return cgi_fold_to(r, f); // a == b ? a : b is b
    if (match && p == CG_CMPI_NE) return cgi_fold_to(r, t);
  }
  return false;
}

static bool cgi_arith_fold_cast(cg_op op, cgi_fold *r) {
  cg_value in = cg_op_operand(op, CG_OPERAND);
  cg_type type = cg_value_type(cg_op_result(op, 0));
  cg_op def = cg_value_op(in);
  cg_op_kind kind = cg_op_get_kind(op), inner = def ? cg_op_get_kind(def) : CG_OP_UNREGISTERED;
  if (kind == CG_ARITH_BITCAST && cg_value_type(in) == type) return cgi_fold_to(r, in);
  if (!def) return false;
  switch (kind) { // x through a wider type and back
  case CG_ARITH_TRUNCI:
    if (inner != CG_ARITH_EXTSI && inner != CG_ARITH_EXTUI) return false;
    break;
  case CG_ARITH_TRUNCF:
    if (inner != CG_ARITH_EXTF) return false;
    break;
  case CG_ARITH_INDEX_CAST:
  case CG_ARITH_INDEX_CASTUI:
    if (inner != kind || cg_type_get_kind(cgi_elem(cg_op_operand(def, CG_OPERAND))) == CG_TYPE_INDEX) return false;
    break;
  case CG_ARITH_BITCAST:
    if (inner != CG_ARITH_BITCAST) return false;
    break;
  default: return false;
  }
  return cg_value_type(cg_op_operand(def, CG_OPERAND)) == type && cgi_fold_to(r, cg_op_operand(def, CG_OPERAND));
}

static bool cgi_arith_fold_extended(cg_op op, const cg_attr *c, cgi_fold *r) {
  cg_type high = cg_value_type(cg_op_result(op, CG_ARITH_MULUI_EXTENDED_HIGH));
  if (!cgi_attr_is_scalar_int(c[1], 0)) return false;
  r[0].value = cg_op_get_kind(op) == CG_ARITH_ADDUI_EXTENDED ? cg_op_operand(op, CG_LHS) : cg_op_operand(op, CG_RHS);
  return cgi_fold_to_attr(&r[1], cgi_attr_int_like(high, 0));
}

static bool cgi_arith_fold(cg_op op, const cg_attr *constants, cgi_fold *results) {
  if (cg_op_get_kind(op) == CG_ARITH_CONSTANT) return false;
  if (cgi_fold_elementwise(op, constants, results)) return true;
  for (unsigned i = 0; i < cg_op_num_results(op); i++) results[i].attr = NULL;
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_SELECT: return cgi_arith_fold_select(op, constants, results);
  case CG_ARITH_CMPI: return cgi_arith_fold_cmpi(op, constants, results);
  case CG_ARITH_CMPF: return false;
  case CG_ARITH_ADDUI_EXTENDED:
  case CG_ARITH_MULSI_EXTENDED:
  case CG_ARITH_MULUI_EXTENDED: return cgi_arith_fold_extended(op, constants, results);
  default: break;
  }
  if (cg_op_num_operands(op) == 1 && cg_op_get_kind(op) != CG_ARITH_NEGF) return cgi_arith_fold_cast(op, results);
  return cg_type_is_float(cgi_elem(cg_op_operand(op, 0))) ? cgi_arith_fold_float(op, constants, results) : cgi_arith_fold_int(op, constants, results);
}

// ---- patterns -----------------------------------------------------------------------------------------------------------------------------
// Evaluates `kind` on two constants of one type; NULL where it does not fold.
static cg_value cgi_arith_constants(cgi_builder *b, cg_op_kind kind, cg_value x, cg_value y) {
  cg_attr constants[2];
  cgi_fold result = {NULL, NULL};
  cg_value v = cgi_build_binary(b, kind, x, y);
  constants[0] = cgi_constant_of(x), constants[1] = cgi_constant_of(y);
  if (!cgi_fold_elementwise(cg_value_op(v), constants, &result) || !result.attr) {
    cgi_op_erase(cg_value_op(v));
    return NULL;
  }
  cgi_op_erase(cg_value_op(v));
  return cgi_build_constant(b, result.attr);
}

// (x op c0) op c1 → x op (c0 op c1), for wrapping integer ops; overflow flags do not survive.
static bool cgi_arith_regroup(cgi_builder *b, cg_op op, void *user) {
  cg_op_kind kind = cg_op_get_kind(op);
  cg_value x = cg_op_operand(op, CG_LHS), c1 = cg_op_operand(op, CG_RHS), c;
  cg_op inner = cg_value_op(x);
  (void)user;
  if (!inner || !cgi_constant_of(c1) || cg_op_num_operands(inner) != 2) return false;
  cg_op_kind inner_kind = cg_op_get_kind(inner);
  bool additive = (kind == CG_ARITH_ADDI || kind == CG_ARITH_SUBI) && (inner_kind == CG_ARITH_ADDI || inner_kind == CG_ARITH_SUBI);
  if (!additive && inner_kind != kind) return false;
  cg_value a = cg_op_operand(inner, CG_LHS), c0 = cg_op_operand(inner, CG_RHS);
  if (additive && inner_kind == CG_ARITH_SUBI && cgi_constant_of(a)) { // (c0 - x) ± c1 → (c0 ± c1) - x
    c = cgi_arith_constants(b, kind, a, c1);
    if (!c) return false;
    cgi_op_replace1(op, cgi_build_binary(b, CG_ARITH_SUBI, c, c0));
    return true;
  }
  if (!cgi_constant_of(c0)) return false;
  if (!additive)
    c = cgi_arith_constants(b, kind, c0, c1);
  else if (kind == inner_kind)
    c = cgi_arith_constants(b, CG_ARITH_ADDI, c0, c1);
  else
    c = cgi_arith_constants(b, CG_ARITH_SUBI, c0, c1); // (x + c0) - c1, (x - c0) + c1
  if (!c) return false;
  cgi_op_replace1(op, cgi_build_binary(b, additive ? inner_kind : kind, a, c));
  return true;
}

// Chains of one cast: ext of ext, trunc of ext or trunc.
static bool cgi_arith_cast_chain(cgi_builder *b, cg_op op, void *user) {
  cg_op inner = cg_value_op(cg_op_operand(op, CG_OPERAND));
  cg_op_kind kind = cg_op_get_kind(op), k = inner ? cg_op_get_kind(inner) : CG_OP_UNREGISTERED, built = CG_OP_UNREGISTERED;
  cg_type type = cg_value_type(cg_op_result(op, 0));
  (void)user;
  if (!inner) return false;
  if ((kind == CG_ARITH_EXTSI || kind == CG_ARITH_EXTUI || kind == CG_ARITH_TRUNCI || kind == CG_ARITH_BITCAST) && k == kind)
    built = kind;
  else if (kind == CG_ARITH_EXTSI && k == CG_ARITH_EXTUI)
    built = CG_ARITH_EXTUI;
  else if (kind == CG_ARITH_TRUNCI && (k == CG_ARITH_EXTSI || k == CG_ARITH_EXTUI))
    built = cg_type_width(cgi_elem(cg_op_operand(inner, CG_OPERAND))) < cg_type_width(cgi_elem(cg_op_result(op, 0))) ? k : CG_ARITH_TRUNCI;
  else if (kind == CG_ARITH_INDEX_CAST && k == CG_ARITH_EXTSI)
    built = CG_ARITH_INDEX_CAST;
  else if ((kind == CG_ARITH_INDEX_CASTUI || kind == CG_ARITH_INDEX_CAST) && k == CG_ARITH_EXTUI)
    built = CG_ARITH_INDEX_CASTUI;
  else if (kind == CG_ARITH_SITOFP && k == CG_ARITH_EXTSI)
    built = CG_ARITH_SITOFP;
  else if ((kind == CG_ARITH_UITOFP || kind == CG_ARITH_SITOFP) && k == CG_ARITH_EXTUI)
    built = CG_ARITH_UITOFP;
  else if (kind == CG_ARITH_EXTF && k == CG_ARITH_EXTF)
    built = CG_ARITH_EXTF;
  if (built == CG_OP_UNREGISTERED) return false;
  if (cg_type_get_kind(cgi_elem(cg_op_operand(inner, CG_OPERAND))) == CG_TYPE_INDEX) return false;
  cgi_op_replace1(op, cgi_build_unary(b, built, type, cg_op_operand(inner, CG_OPERAND)));
  return true;
}

static bool cgi_arith_is_true(cg_value v) {
  cg_attr s;
  return cgi_attr_scalar_of(cgi_constant_of(v), &s) && cg_attr_get_kind(s) == CG_ATTR_BOOL && cg_attr_int(s);
}

// The x of `xori x, true`, or NULL.
static cg_value cgi_arith_not_of(cg_value v) {
  cg_op def = cgi_def_op(v, CG_ARITH_XORI);
  return def && cgi_arith_is_true(cg_op_operand(def, CG_RHS)) ? cg_op_operand(def, CG_LHS) : NULL;
}

// not (a < b) → a >= b.
static bool cgi_arith_not_cmp(cgi_builder *b, cg_op op, void *user) {
  static const uint8_t inverse_int[] = {CG_CMPI_NE,  CG_CMPI_EQ,  CG_CMPI_SGE, CG_CMPI_SGT, CG_CMPI_SLE,
                                        CG_CMPI_SLT, CG_CMPI_UGE, CG_CMPI_UGT, CG_CMPI_ULE, CG_CMPI_ULT};
  static const uint8_t inverse_float[] = {CG_CMPF_TRUE, CG_CMPF_UNE, CG_CMPF_ULE, CG_CMPF_ULT, CG_CMPF_UGE, CG_CMPF_UGT, CG_CMPF_UEQ, CG_CMPF_UNO,
                                          CG_CMPF_ONE,  CG_CMPF_OLE, CG_CMPF_OLT, CG_CMPF_OGE, CG_CMPF_OGT, CG_CMPF_OEQ, CG_CMPF_ORD, CG_CMPF_FALSE};
  cg_value x = cgi_arith_not_of(cg_op_result(op, 0));
  cg_op cmp = x ? cg_value_op(x) : NULL;
  (void)user;
  if (!cmp || (cg_op_get_kind(cmp) != CG_ARITH_CMPI && cg_op_get_kind(cmp) != CG_ARITH_CMPF)) return false;
  bool is_int = cg_op_get_kind(cmp) == CG_ARITH_CMPI;
  int64_t p = cgi_predicate_of(cmp);
  cg_value operands[2];
  operands[0] = cg_op_operand(cmp, CG_LHS), operands[1] = cg_op_operand(cmp, CG_RHS);
  cg_attr predicate = cgi_attr_i64(b->ctx, is_int ? inverse_int[p] : inverse_float[p]);
  cg_value made = cgi_build_with(b, cg_op_get_kind(cmp), cg_value_type(x), 2, operands, "predicate", predicate);
  if (cg_op_attr(cmp, "fastmath")) cgi_op_copy_attr(cmp, cg_value_op(made), "fastmath");
  cgi_op_replace1(op, made);
  return true;
}

// A truth made a number is above zero, or another than it, where it is the truth.
static bool cgi_arith_cmpf(cgi_builder *b, cg_op op, void *user) {
  cg_op from = cg_value_op(cg_op_operand(op, CG_LHS));
  cg_attr zero = cgi_constant_of(cg_op_operand(op, CG_RHS));
  int64_t p = cgi_predicate_of(op);
  (void)b;
  (void)user;
  if (!from || cg_op_get_kind(from) != CG_ARITH_UITOFP || !zero || (p != CG_CMPF_UNE && p != CG_CMPF_ONE && p != CG_CMPF_OGT && p != CG_CMPF_UGT))
    return false;
  if (cg_attr_get_kind(zero) == CG_ATTR_DENSE && cg_attr_is_splat(zero)) zero = cgi_attr_dense_at(op->ctx, zero, 0);
  cg_value truth = cg_op_operand(from, CG_OPERAND);
  if (cg_attr_get_kind(zero) != CG_ATTR_FLOAT || cg_attr_float(zero) != 0 || cg_value_type(truth) != cg_value_type(cg_op_result(op, 0))) return false;
  cgi_op_replace1(op, truth);
  return true;
}

static bool cgi_arith_select(cgi_builder *b, cg_op op, void *user) {
  cg_value c = cg_op_operand(op, CG_ARITH_SELECT_CONDITION), t = cg_op_operand(op, CG_ARITH_SELECT_TRUE_VALUE),
           f = cg_op_operand(op, CG_ARITH_SELECT_FALSE_VALUE), x = cgi_arith_not_of(c);
  (void)user;
  if (x) { // select(not x, t, f)
    cgi_op_replace1(op, cgi_build_select(b, x, f, t));
    return true;
  }
  if (cg_value_type(c) == cg_value_type(t) && cgi_attr_is_scalar_int(cgi_constant_of(t), 0) && cgi_arith_is_true(f)) { // select(x, false, true)
    cgi_op_replace1(op, cgi_build_binary(b, CG_ARITH_XORI, c, f));
    return true;
  }
  cg_op inner = cgi_def_op(t, CG_ARITH_SELECT); // select(c, select(c, a, _), f)
  if (inner && cg_op_operand(inner, CG_ARITH_SELECT_CONDITION) == c) {
    cgi_op_set_operand(op, CG_ARITH_SELECT_TRUE_VALUE, cg_op_operand(inner, CG_ARITH_SELECT_TRUE_VALUE));
    return true;
  }
  inner = cgi_def_op(f, CG_ARITH_SELECT);
  if (inner && cg_op_operand(inner, CG_ARITH_SELECT_CONDITION) == c) {
    cgi_op_set_operand(op, CG_ARITH_SELECT_FALSE_VALUE, cg_op_operand(inner, CG_ARITH_SELECT_FALSE_VALUE));
    return true;
  }
  return false;
}

// Constant c in the type that `ext` extends, where it extends to c; NULL elsewhere. Below 32 bits it would gain nothing.
static cg_value cgi_arith_before_extension(cgi_builder *b, cg_op ext, cg_value c) {
  cg_type t = cg_value_type(cg_op_operand(ext, CG_OPERAND)), element = cg_type_is_shaped(t) ? cg_type_element(t) : t;
  cg_attr a;
  if (cg_type_get_kind(element) != CG_TYPE_INTEGER || cg_type_width(element) != 32 || !cgi_attr_scalar_of(cgi_constant_of(c), &a) ||
      cg_attr_get_kind(a) != CG_ATTR_INT)
    return NULL;
  int64_t v = cg_attr_int(a);
  bool same = cg_op_get_kind(ext) == CG_ARITH_EXTSI ? v == (int64_t)(int32_t)(uint32_t)v : v == (int64_t)(uint32_t)v;
  return same ? cgi_build_constant(b, cgi_attr_like(t, cgi_attr_int(b->ctx, element, v))) : NULL;
}

// max(extend(x), c) → extend(max(x, c)).
static bool cgi_arith_narrow_extreme(cgi_builder *b, cg_op op, void *user) {
  cg_op ext = cg_value_op(cg_op_operand(op, CG_LHS));
  cg_op_kind k = cg_op_get_kind(op);
  (void)user;
  if (!ext || (cg_op_get_kind(ext) != CG_ARITH_EXTSI && cg_op_get_kind(ext) != CG_ARITH_EXTUI)) return false;
  cg_value c = cgi_arith_before_extension(b, ext, cg_op_operand(op, CG_RHS));
  if (!c) return false;
  if (cg_op_get_kind(ext) == CG_ARITH_EXTUI) k = k == CG_ARITH_MAXSI ? CG_ARITH_MAXUI : k == CG_ARITH_MINSI ? CG_ARITH_MINUI : k;
  cg_value narrow = cgi_build_binary(b, k, cg_op_operand(ext, CG_OPERAND), c);
  cgi_op_replace1(op, cgi_build_unary(b, cg_op_get_kind(ext), cg_value_type(cg_op_result(op, 0)), narrow));
  return true;
}

// A constant on the left goes right, the predicate turned; extensions of both sides fall away.
static bool cgi_arith_cmpi(cgi_builder *b, cg_op op, void *user) {
  static const uint8_t turned[] = {CG_CMPI_EQ,  CG_CMPI_NE,  CG_CMPI_SGT, CG_CMPI_SGE, CG_CMPI_SLT,
                                   CG_CMPI_SLE, CG_CMPI_UGT, CG_CMPI_UGE, CG_CMPI_ULT, CG_CMPI_ULE};
  static const uint8_t as_unsigned[] = {CG_CMPI_EQ,  CG_CMPI_NE,  CG_CMPI_ULT, CG_CMPI_ULE, CG_CMPI_UGT,
                                        CG_CMPI_UGE, CG_CMPI_ULT, CG_CMPI_ULE, CG_CMPI_UGT, CG_CMPI_UGE};
  cg_value l = cg_op_operand(op, CG_LHS), r = cg_op_operand(op, CG_RHS);
  int64_t p = cgi_predicate_of(op);
  (void)user;
  if (cgi_constant_of(l) && !cgi_constant_of(r)) {
    cgi_op_set_operand(op, CG_LHS, r);
    cgi_op_set_operand(op, CG_RHS, l);
    cgi_op_set_attr(op, "predicate", cgi_attr_i64(b->ctx, turned[p]));
    return true;
  }
  cg_op x = cg_value_op(l), y = cg_value_op(r);
  bool sext = x && cg_op_get_kind(x) == CG_ARITH_EXTSI, zext = x && cg_op_get_kind(x) == CG_ARITH_EXTUI;
  if (!sext && !zext) return false;
  r = y && cg_op_get_kind(x) == cg_op_get_kind(y) ? cg_op_operand(y, CG_OPERAND) : cgi_arith_before_extension(b, x, r);
  if (!r || cg_value_type(cg_op_operand(x, CG_OPERAND)) != cg_value_type(r)) return false;
  cgi_op_set_operand(op, CG_LHS, cg_op_operand(x, CG_OPERAND));
  cgi_op_set_operand(op, CG_RHS, r);
  if (zext) cgi_op_set_attr(op, "predicate", cgi_attr_i64(b->ctx, as_unsigned[p]));
  return true;
}

// x - c → x + -c keeps one form for chains of index arithmetic.
static bool cgi_arith_sub_constant(cgi_builder *b, cg_op op, void *user) {
  cg_value c = cg_op_operand(op, CG_RHS);
  (void)user;
  if (!cgi_constant_of(c) || cgi_constant_of(cg_op_operand(op, CG_LHS)) || cg_type_get_kind(cg_value_type(c)) != CG_TYPE_INDEX) return false;
  cg_value negated = cgi_arith_constants(b, CG_ARITH_SUBI, cgi_build_index(b, 0), c);
  if (!negated) return false;
  cgi_op_replace1(op, cgi_build_binary(b, CG_ARITH_ADDI, cg_op_operand(op, CG_LHS), negated));
  return true;
}

CGI_DEF const cgi_dialect *cgi_dialect_arith(void) {
  static const cgi_pattern patterns[] = {
      {CG_ARITH_ADDI, cgi_arith_regroup},
      {CG_ARITH_SUBI, cgi_arith_regroup},
      {CG_ARITH_MULI, cgi_arith_regroup},
      {CG_ARITH_ANDI, cgi_arith_regroup},
      {CG_ARITH_ORI, cgi_arith_regroup},
      {CG_ARITH_XORI, cgi_arith_regroup},
      {CG_ARITH_MAXSI, cgi_arith_regroup},
      {CG_ARITH_MAXUI, cgi_arith_regroup},
      {CG_ARITH_MINSI, cgi_arith_regroup},
      {CG_ARITH_MINUI, cgi_arith_regroup},
      {CG_ARITH_MAXSI, cgi_arith_narrow_extreme},
      {CG_ARITH_MAXUI, cgi_arith_narrow_extreme},
      {CG_ARITH_MINSI, cgi_arith_narrow_extreme},
      {CG_ARITH_MINUI, cgi_arith_narrow_extreme},
      {CG_ARITH_XORI, cgi_arith_not_cmp},
      {CG_ARITH_SELECT, cgi_arith_select},
      {CG_ARITH_CMPI, cgi_arith_cmpi},
      {CG_ARITH_CMPF, cgi_arith_cmpf},
      {CG_ARITH_SUBI, cgi_arith_sub_constant},
      {CG_ARITH_EXTSI, cgi_arith_cast_chain},
      {CG_ARITH_EXTUI, cgi_arith_cast_chain},
      {CG_ARITH_EXTF, cgi_arith_cast_chain},
      {CG_ARITH_TRUNCI, cgi_arith_cast_chain},
      {CG_ARITH_BITCAST, cgi_arith_cast_chain},
      {CG_ARITH_SITOFP, cgi_arith_cast_chain},
      {CG_ARITH_UITOFP, cgi_arith_cast_chain},
      {CG_ARITH_INDEX_CAST, cgi_arith_cast_chain},
      {CG_ARITH_INDEX_CASTUI, cgi_arith_cast_chain},
  };
  static const cgi_dialect dialect = {"arith", CGI_VERIFIER(cgi_arith_verify), cgi_arith_fold, patterns, sizeof patterns / sizeof patterns[0]};
  return &dialect;
}
