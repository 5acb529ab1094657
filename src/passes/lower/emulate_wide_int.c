// emulate-wide-int: 64-bit integers on targets without shaderInt64, as two 32-bit words. Memory keeps its layout: the lower word comes first.
//
//   %x = memref.load %a[%i] : memref<?xi64>           %l = memref.load %a[2 %i] : memref<?xi32>   %h = memref.load %a[2 %i + 1]
//   %y = arith.addi %x, %x : i64                 →    %yl = arith.addi %l, %l   %carry = ult(%yl, %l)   %yh = %h + %h + %carry
//   scf.yield %y : i64                                scf.yield %yl, %yh : i32, i32
//
// Division is by shifting and subtracting, a bit a step. Conversions from and to f32 round once.
// Requires: flatten-memrefs, expand-arith and approximate-math. Preserves control flow, but for division, which becomes a loop. Ops whose results
// cannot be split (atomics, bit casts to f64) are errors.
#include "dialects/scalar.h"
#include "support/formula.h"
#include "support/one_to_n.h"
#include "passes/pass_table.h"

static const cgi_formula cgi_wide_formulas[] = {
    {"addi(a,b,c,d) l = a + c; return l, b + d + (ult(l, a) ? 1 : 0);"}, // the pairs are a,b and c,d, lower words first
    {"subi(a,b,c,d) return a - c, b - d - (ult(a, c) ? 1 : 0);"},
    {"muli(a,b,c,d) return a * c, mulhu(a, c) + a * d + b * c;"},
    {"andi(a,b,c,d) return a & c, b & d;"},
    {"ori(a,b,c,d) return a | c, b | d;"},
    {"xori(a,b,c,d) return a ^ c, b ^ d;"},
    {"shli(a,b,c,d)"
     "s = c & 31; far = (c & 32) != 0; l = a << s; h = (b << s) | ((a >>> 1) >>> (31 - s));"
     "return far ? 0 : l, far ? l : h;"},
    {"shrui(a,b,c,d)"
     "s = c & 31; far = (c & 32) != 0; h = b >>> s; l = (a >>> s) | ((b << 1) << (31 - s));"
     "return far ? h : l, far ? 0 : h;"},
    {"shrsi(a,b,c,d)"
     "s = c & 31; far = (c & 32) != 0; h = b >> s; l = (a >>> s) | ((b << 1) << (31 - s));"
     "return far ? h : l, far ? b >> 31 : h;"},
    {"less(a,b,c,d) return (b < d) | ((b == d) & ult(a, c));"},
    {"below(a,b,c,d) return ult(b, d) | ((b == d) & ult(a, c));"},
    {"maxsi(a,b,c,d) w = less(a, b, c, d); return w ? c : a, w ? d : b;"},
    {"minsi(a,b,c,d) w = less(a, b, c, d); return w ? a : c, w ? b : d;"},
    {"maxui(a,b,c,d) w = below(a, b, c, d); return w ? c : a, w ? d : b;"},
    {"minui(a,b,c,d) w = below(a, b, c, d); return w ? a : c, w ? b : d;"},
    {"negative(a,b) return 0 - a, (a == 0 ? 0 : -1) - b;"},
    {"negative_if(a,b,w) na, nb = negative(a, b); return w ? na : a, w ? nb : b;"},
    {"absi(a,b) l, h = negative_if(a, b, b < 0); return l, h;"},
    {"sign(a) return a >> 31;"},
    // comparisons, by arith.cmpi's numbers
    {"cmp0(a,b,c,d) return (a == c) & (b == d);"},
    {"cmp1(a,b,c,d) return (a != c) | (b != d);"},
    {"cmp2(a,b,c,d) return less(a, b, c, d);"},
    {"cmp3(a,b,c,d) return !less(c, d, a, b);"},
    {"cmp4(a,b,c,d) return less(c, d, a, b);"},
    {"cmp5(a,b,c,d) return !less(a, b, c, d);"},
    {"cmp6(a,b,c,d) return below(a, b, c, d);"},
    {"cmp7(a,b,c,d) return !below(c, d, a, b);"},
    {"cmp8(a,b,c,d) return below(c, d, a, b);"},
    {"cmp9(a,b,c,d) return !below(a, b, c, d);"},
    // The leading 32 bits, the last of them sticky, round as the whole does.
    {"uitofp(a,b)"
     "n = b == 0 ? ctlz(a) + 32 : ctlz(b);"
     "l, h = shli(a, b, n, 0);"
     "f = utof(l == 0 ? h : h | 1) * pow2(32 - (n > 63 ? 63 : n));"
     "return (a | b) == 0 ? 0.0 : f;"},
    {"sitofp(a,b) l, h = absi(a, b); f = uitofp(l, h); return b < 0 ? -f : f;"},
    {"fptoui(x) h = floor(x * 2.32830643653869629e-10); return tou(x - h * 4294967296.0), tou(h);"},
    {"fptosi(x) l, h = fptoui(trunc(abs(x))); l, h = negative_if(l, h, x < 0.0); return l, h;"},
    // One step: the quotient's register q moves into the rest r from above.
    {"divide_step(ra,rb,qa,qb,c,d)"
     "over = rb < 0;"
     "sa = (ra << 1) | (qb >>> 31);"
     "sb = (rb << 1) | (ra >>> 31);"
     "fits = over | !below(sa, sb, c, d);"
     "ta, tb = subi(sa, sb, c, d);"
     "ua = (qa << 1) | (fits ? 1 : 0);"
     "return fits ? ta : sa, fits ? tb : sb, ua, (qb << 1) | (qa >>> 31);"},
    {"at(i) return i + i, i + i + 1;"},
    {"twice(n) return n + n;"},
};
enum { CGI_WIDE_NUM_FORMULAS = sizeof cgi_wide_formulas / sizeof cgi_wide_formulas[0] };

static bool cgi_wide_is_wide(cg_type t) {
  cg_type e = cg_type_element(t);
  return cg_type_get_kind(t) != CG_TYPE_MEMREF && cg_type_is_int(e) && cg_type_width(e) == 64;
}

static bool cgi_wide_is_wide_memref(cg_type t) {
  cg_type e = cg_type_element(t);
  if (cg_type_get_kind(e) == CG_TYPE_VECTOR) e = cg_type_element(e);
  return cg_type_get_kind(t) == CG_TYPE_MEMREF && cg_type_is_int(e) && cg_type_width(e) == 64;
}

static cg_type cgi_wide_word(cg_type t) { return cgi_type_with_element(t, cgi_type_i(t->ctx, 32)); }

static unsigned cgi_wide_split(cgi_one_to_n *w, cg_value v, cg_type *piece) {
  (void)w;
  if (!cgi_wide_is_wide(v->type)) return 0;
  if (piece) *piece = cgi_wide_word(v->type);
  return 2;
}

static bool cgi_wide_materialize(cgi_one_to_n *w, cg_value v, cg_value *words) {
  (void)v;
  (void)words;
  return cgi_op_unsupported(w->b.before, "[missing-feature] uses a 64-bit integer that cannot be split on a target without shaderInt64");
}

static bool cgi_wide_define(cgi_one_to_n *w, cg_op op, const cg_value *words) {
  memcpy(cgi_pieces_new(w, op->results[0]), words, 2 * sizeof *words);
  return true;
}

static cgi_formula_target cgi_wide_at(cg_op op, cg_type shape) {
  return cgi_formula_before(op, shape, cgi_type_f32(op->ctx), 32, cgi_wide_formulas, CGI_WIDE_NUM_FORMULAS);
}

static bool cgi_wide_expand(cgi_formula_target *t, const char *name, unsigned num_args, const cg_value *args, unsigned num_results,
                            cg_value *results) {
  const cgi_formula *f = cgi_formula_find(cgi_wide_formulas, CGI_WIDE_NUM_FORMULAS, cgi_s(name));
  return cgi_formula_expand(t, f, num_args, args, num_results, results);
}

static const char *cgi_wide_name(cg_op op) { return strchr(op->def->name.data, '.') + 1; } // of the op's formula

static cg_value cgi_wide_constant_word(cgi_formula_target *t, cg_type type, int64_t v) {
  cg_attr a = cgi_attr_int(type->ctx, cgi_type_i(type->ctx, 32), v);
  return cgi_build_constant(&t->b, cg_type_is_shaped(type) ? cgi_attr_dense_splat(type->ctx, type, a) : a);
}

static bool cgi_wide_otherwise(cgi_one_to_n *w, cg_op op) {
  (void)w;
  return cgi_op_unsupported(op, "[missing-feature] on 64-bit integers is not possible on a target without shaderInt64");
}

// ---- arithmetic -----------------------------------------------------------------------------------------------------------------------
// The words of one or two operands into args.
static bool cgi_wide_operands(cgi_one_to_n *w, cg_op op, cg_value *args) {
  for (unsigned i = 0; i < op->num_operands && i < 2; i++) {
    const cg_value *words = cgi_pieces_of(w, cg_op_operand(op, i));
    if (!words) return false;
    memcpy(args + (size_t)2 * i, words, 2 * sizeof *words);
  }
  return true;
}

static bool cgi_wide_pairwise(cgi_one_to_n *w, cg_op op) {
  cg_value args[4], results[2];
  cgi_formula_target t = cgi_wide_at(op, op->results[0]->type);
  return cgi_wide_operands(w, op, args) && cgi_wide_expand(&t, cgi_wide_name(op), 2 * op->num_operands, args, 2, results) &&
         cgi_wide_define(w, op, results);
}

static bool cgi_wide_compare(cgi_one_to_n *w, cg_op op) {
  char name[] = "cmp0";
  cg_value args[4], r;
  cgi_formula_target t = cgi_wide_at(op, op->results[0]->type);
  int64_t predicate = cgi_predicate_of(op);
  if (predicate < 0 || predicate > CG_CMPI_UGE) return cgi_wide_otherwise(w, op);
  name[3] = (char)(name[3] + predicate);
  if (!cgi_wide_operands(w, op, args) || !cgi_wide_expand(&t, name, 4, args, 1, &r)) return false;
  cgi_value_replace_uses(op->results[0], r);
  return true;
}

// %r:2, %q:2 = scf.for 64 times iter_args(rest = 0, quotient = a) { divide_step }
static bool cgi_wide_divide(cgi_formula_target *t, const cg_value *args, cg_value *quotient, cg_value *rest) {
  cg_type i32 = cgi_type_i(t->b.ctx, 32);
  cg_value init[4], step_args[6], results[4];
  init[0] = init[1] = cgi_wide_constant_word(t, args[0]->type, 0);
  init[2] = args[0];
  init[3] = args[1];
  cg_value lower = cgi_build_int(&t->b, i32, 0), upper = cgi_build_int(&t->b, i32, 64), one = cgi_build_int(&t->b, i32, 1);
  cg_op loop = cgi_build_for(&t->b, lower, upper, one, 4, init);
  cgi_formula_target inner = *t;
  inner.b = cgi_builder_in_for(loop, step_args);
  step_args[4] = args[2];
  step_args[5] = args[3];
  if (!cgi_wide_expand(&inner, "divide_step", 6, step_args, 4, results)) return false;
  cgi_build_yield_results(&inner.b, results);
  memcpy(rest, results, 2 * sizeof *rest);
  memcpy(quotient, results + 2, 2 * sizeof *quotient);
  return true;
}

// Signed: on magnitudes; the quotient is negative where the signs differ, the rest where the dividend is.
static bool cgi_wide_division(cgi_one_to_n *w, cg_op op) {
  static const cgi_formula differ = {"differ(b,d) return (b ^ d) < 0;"}, negative = {"is_negative(b) return b < 0;"};
  cg_op_kind kind = op->def->kind;
  bool is_signed = kind == CG_ARITH_DIVSI || kind == CG_ARITH_REMSI, want_rest = kind == CG_ARITH_REMSI || kind == CG_ARITH_REMUI;
  cg_value args[4], magnitudes[4], quotient[2], rest[2], result[3];
  cgi_formula_target t = cgi_wide_at(op, op->results[0]->type);
  if (!cgi_wide_operands(w, op, args)) return false;
  memcpy(magnitudes, args, sizeof magnitudes);
  for (unsigned i = 0; is_signed && i < 2; i++)
    if (!cgi_wide_expand(&t, "absi", 2, args + (size_t)2 * i, 2, magnitudes + (size_t)2 * i)) return false;
  if (!cgi_wide_divide(&t, magnitudes, quotient, rest)) return false;
  memcpy(result, want_rest ? rest : quotient, sizeof quotient);
  if (is_signed) {
    cg_value signs[2];
    signs[0] = args[1];
    signs[1] = args[3];
    result[2] = cgi_formula_expand1(&t, want_rest ? &negative : &differ, want_rest ? 1 : 2, signs);
    if (!result[2] || !cgi_wide_expand(&t, "negative_if", 3, result, 2, quotient)) return false;
    memcpy(result, quotient, sizeof quotient);
  }
  return cgi_wide_define(w, op, result);
}

// ---- conversions ----------------------------------------------------------------------------------------------------------------------
static bool cgi_wide_widen(cgi_one_to_n *w, cg_op op) { // extsi, extui, index_cast, index_castui to i64
  cg_op_kind kind = op->def->kind;
  cg_value v = cg_op_operand(op, CG_OPERAND), words[2];
  cg_type type = op->results[0]->type, word = cgi_wide_word(type);
  cgi_formula_target t = cgi_wide_at(op, type);
  words[0] = v->type != word ? cgi_build_unary(&t.b, kind, word, v) : v;
  if (kind == CG_ARITH_EXTUI || kind == CG_ARITH_INDEX_CASTUI)
    words[1] = cgi_wide_constant_word(&t, word, 0);
  else if (!cgi_wide_expand(&t, "sign", 1, words, 1, words + 1))
    return false;
  return cgi_wide_define(w, op, words);
}

static bool cgi_wide_narrow(cgi_one_to_n *w, cg_op op) { // trunci, index_cast from i64
  const cg_value *words = cgi_pieces_of(w, cg_op_operand(op, CG_OPERAND));
  cg_type type = op->results[0]->type;
  if (!words) return false;
  cgi_value_replace_uses(op->results[0], words[0]->type == type ? words[0] : cgi_build_unary(&w->b, op->def->kind, type, words[0]));
  return true;
}

static bool cgi_wide_index_cast(cgi_one_to_n *w, cg_op op) {
  return cgi_wide_is_wide(op->results[0]->type) ? cgi_wide_widen(w, op) : cgi_wide_narrow(w, op);
}

static bool cgi_wide_is_f64(cg_type t) { return cg_type_get_kind(cg_type_element(t)) == CG_TYPE_F64; }

static bool cgi_wide_to_float(cgi_one_to_n *w, cg_op op) {
  cg_value words[2], r;
  cg_type type = op->results[0]->type;
  cgi_formula_target t = cgi_wide_at(op, type);
  if (cgi_wide_is_f64(type)) return cgi_op_unsupported(op, "[missing-feature] to f64 needs shaderInt64");
  if (!cgi_wide_operands(w, op, words) || !cgi_wide_expand(&t, cgi_wide_name(op), 2, words, 1, &r)) return false;
  cgi_value_replace_uses(op->results[0], r->type != type ? cgi_build_unary(&t.b, CG_ARITH_TRUNCF, type, r) : r);
  return true;
}

static bool cgi_wide_from_float(cgi_one_to_n *w, cg_op op) {
  cg_value v = cg_op_operand(op, CG_OPERAND), words[2];
  cgi_formula_target t = cgi_wide_at(op, op->results[0]->type);
  if (cgi_wide_is_f64(v->type)) return cgi_op_unsupported(op, "[missing-feature] from f64 needs shaderInt64");
  if (v->type != t.f) v = cgi_build_unary(&t.b, CG_ARITH_EXTF, t.f, v);
  return cgi_wide_expand(&t, cgi_wide_name(op), 1, &v, 2, words) && cgi_wide_define(w, op, words);
}

static bool cgi_wide_constant(cgi_one_to_n *w, cg_op op) {
  cg_attr a = cg_op_attr(op, "value");
  cg_type type = op->results[0]->type;
  cg_value words[2];
  cgi_formula_target t = cgi_wide_at(op, type);
  for (unsigned k = 0; k < 2; k++) {
    if (a->kind != CG_ATTR_DENSE) {
      words[k] = cgi_wide_constant_word(&t, type, cg_attr_int(a) >> (32 * k));
    } else if (a->splat) {
      words[k] = cgi_wide_constant_word(&t, cgi_wide_word(type), cg_attr_int(cgi_attr_dense_at(w->ctx, a, 0)) >> (32 * k));
    } else {
      uint8_t bytes[64];
      int64_t count = cg_type_num_elements(type);
      if (count < 0 || count > 16)
        return cgi_op_unsupported(op, "[missing-feature] has more than 16 elements of 64 bits on a target without shaderInt64");
      for (int64_t i = 0; i < count; i++)
        for (int64_t n = 0; n < 4; n++)
          bytes[4 * i + n] = (uint8_t)((uint64_t)cg_attr_int(cgi_attr_dense_at(w->ctx, a, (uint64_t)i)) >> (32 * k + 8 * (unsigned)n));
      words[k] = cgi_build_constant(&w->b, cgi_attr_dense(w->ctx, cgi_wide_word(type), bytes, (size_t)count * 4));
    }
  }
  return cgi_wide_define(w, op, words);
}

// ---- memory ---------------------------------------------------------------------------------------------------------------------------
// Memory of wide integers becomes that of words, before all else.
static bool cgi_wide_retype_memrefs(cg_op op, void *user) {
  (void)user;
  if (op->def->kind == CG_SCF_FOR && cgi_wide_is_wide(cg_op_operand(op, CG_SCF_FOR_LOWER_BOUND)->type))
    return cgi_op_unsupported(op, "[missing-feature] counts in 64 bits, on a target without shaderInt64");
  for (unsigned i = 0; i < op->num_results; i++) {
    cg_value v = op->results[i];
    cg_type t = v->type;
    int64_t stride = 1, offset = 0, count = cg_type_rank(t) == 1 ? 0 : 1;
    if (!cgi_wide_is_wide_memref(t)) continue;
    bool plain = !cg_type_layout(t) || (cg_type_strides(t, &stride, &offset) && offset != CG_DYNAMIC && stride == 1);
    if (cg_type_rank(t) > 1 || !plain || cg_type_get_kind(cg_type_element(t)) == CG_TYPE_VECTOR)
      return cgi_op_unsupported(op, "[missing-feature] has %t, which cannot be split into words on a target without shaderInt64", t);
    if (cg_type_rank(t) == 1) count = cg_type_dim(t, 0);
    if (count == CG_DYNAMIC && op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN && op->num_operands) {
      cg_value n = cg_op_operand(op, op->num_operands - 1);
      cgi_formula_target f = cgi_wide_at(op, n->type);
      f.i = n->type;
      if (!cgi_wide_expand(&f, "twice", 1, &n, 1, &n)) return false;
      cgi_op_set_operand(op, op->num_operands - 1, n);
    }
    if (count != CG_DYNAMIC) count *= 2;
    cg_attr layout = offset ? cgi_attr_strided(op->ctx, 1, &stride, 2 * offset) : NULL;
    cgi_value_set_type(v, cgi_type_memref(op->ctx, 1, &count, cgi_type_i(op->ctx, 32), layout, cg_type_memory_space(t)));
  }
  return true;
}

static bool cgi_wide_place(cgi_one_to_n *w, cg_op op, unsigned first_index, cg_value *at) {
  cg_value index = op->num_operands > first_index ? cg_op_operand(op, first_index) : cgi_build_index(&w->b, 0);
  cgi_formula_target t = cgi_wide_at(op, index->type);
  t.i = index->type;
  return cgi_wide_expand(&t, "at", 1, &index, 2, at);
}

static bool cgi_wide_load(cgi_one_to_n *w, cg_op op) {
  cg_value at[2], words[2];
  if (!cgi_wide_place(w, op, 1, at)) return false;
  for (unsigned k = 0; k < 2; k++)
    words[k] = cgi_build_binary_t(&w->b, CG_MEMREF_LOAD, cgi_type_i(w->ctx, 32), cg_op_operand(op, CG_MEMREF_LOAD_MEMREF), at[k]);
  return cgi_wide_define(w, op, words);
}

static bool cgi_wide_store(cgi_one_to_n *w, cg_op op) {
  cg_value at[2], operands[3];
  const cg_value *words = cgi_pieces_of(w, cg_op_operand(op, CG_MEMREF_STORE_VALUE));
  if (!words || !cgi_wide_place(w, op, 2, at)) return false;
  for (unsigned k = 0; k < 2; k++) {
    operands[0] = words[k];
    operands[1] = cg_op_operand(op, CG_MEMREF_STORE_MEMREF);
    operands[2] = at[k];
    cgi_build_plain(&w->b, CG_MEMREF_STORE, 3, operands);
  }
  return true;
}

// The position is its lower word.
static bool cgi_wide_element(cgi_one_to_n *w, cg_op op) {
  unsigned at = op->def->kind == CG_VECTOR_EXTRACTELEMENT ? CG_VECTOR_EXTRACTELEMENT_POSITION : CG_VECTOR_INSERTELEMENT_POSITION;
  if (at < op->num_operands && w->split(w, cg_op_operand(op, at), NULL)) {
    const cg_value *words = cgi_pieces_of(w, cg_op_operand(op, at));
    if (!words) return false;
    cgi_op_set_operand(op, at, words[0]);
  }
  return cgi_rewrite_by_piece(w, op);
}

// ---- the ops --------------------------------------------------------------------------------------------------------------------------
static const cgi_one_to_n_row cgi_wide_rows[] = {
    {cgi_wide_pairwise, {CG_ARITH_ADDI, CG_ARITH_ANDI, CG_ARITH_MAXSI, CG_ARITH_MAXUI}},
    {cgi_wide_pairwise, {CG_ARITH_MINSI, CG_ARITH_MINUI, CG_ARITH_MULI, CG_ARITH_ORI}},
    {cgi_wide_pairwise, {CG_ARITH_SHLI, CG_ARITH_SHRSI, CG_ARITH_SHRUI, CG_ARITH_SUBI}},
    {cgi_wide_pairwise, {CG_ARITH_XORI, CG_MATH_ABSI}},
    {cgi_wide_compare, {CG_ARITH_CMPI}},
    {cgi_wide_constant, {CG_ARITH_CONSTANT}},
    {cgi_wide_division, {CG_ARITH_DIVSI, CG_ARITH_DIVUI, CG_ARITH_REMSI, CG_ARITH_REMUI}},
    {cgi_wide_widen, {CG_ARITH_EXTSI, CG_ARITH_EXTUI}},
    {cgi_wide_from_float, {CG_ARITH_FPTOSI, CG_ARITH_FPTOUI}},
    {cgi_wide_index_cast, {CG_ARITH_INDEX_CAST, CG_ARITH_INDEX_CASTUI}},
    {cgi_rewrite_by_piece, {CG_ARITH_SELECT, CG_VECTOR_BROADCAST, CG_VECTOR_EXTRACT, CG_VECTOR_INSERT}},
    {cgi_rewrite_by_piece, {CG_VECTOR_SHAPE_CAST, CG_VECTOR_SHUFFLE, CG_VECTOR_SPLAT}},
    {cgi_wide_to_float, {CG_ARITH_SITOFP, CG_ARITH_UITOFP}},
    {cgi_wide_narrow, {CG_ARITH_TRUNCI}},
    {cgi_wide_load, {CG_MEMREF_LOAD}},
    {cgi_wide_store, {CG_MEMREF_STORE}},
    {cgi_wide_element, {CG_VECTOR_EXTRACTELEMENT, CG_VECTOR_INSERTELEMENT}},
};

CGI_DEF bool cgi_pass_emulate_wide_int(cgi_pass *pass) {
  const cg_target *target = cgi_target_of(pass->func);
  cgi_one_to_n w;
  if (!target || (target->features & CG_FEATURE_INT64)) return true;
  if (!cgi_pass_needs_no_tensors(pass, pass->func, 64) || !cgi_walk_pre(pass->func, cgi_wide_retype_memrefs, NULL)) return false;
  memset(&w, 0, sizeof w);
  w.ctx = pass->ctx;
  w.split = cgi_wide_split;
  w.materialize = cgi_wide_materialize;
  w.rows = cgi_wide_rows;
  w.num_rows = sizeof cgi_wide_rows / sizeof cgi_wide_rows[0];
  w.otherwise = cgi_wide_otherwise;
  return cgi_one_to_n_run(&w, pass->func);
}
