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
#include "passes/pass_table.h"

#define CGI_EW_MAX_NESTING 256

static const cgi_formula cgi_ew_formulas[] = {
    {"addi", "a,b,c,d", "l = a + c; return l, b + d + (ult(l, a) ? 1 : 0);"}, // the pairs are a,b and c,d, lower words first
    {"subi", "a,b,c,d", "return a - c, b - d - (ult(a, c) ? 1 : 0);"},
    {"muli", "a,b,c,d", "return a * c, mulhu(a, c) + a * d + b * c;"},
    {"andi", "a,b,c,d", "return a & c, b & d;"},
    {"ori", "a,b,c,d", "return a | c, b | d;"},
    {"xori", "a,b,c,d", "return a ^ c, b ^ d;"},
    {"shli", "a,b,c,d",
     "s = c & 31; far = (c & 32) != 0; l = a << s; h = (b << s) | ((a >>> 1) >>> (31 - s));"
     "return far ? 0 : l, far ? l : h;"},
    {"shrui", "a,b,c,d",
     "s = c & 31; far = (c & 32) != 0; h = b >>> s; l = (a >>> s) | ((b << 1) << (31 - s));"
     "return far ? h : l, far ? 0 : h;"},
    {"shrsi", "a,b,c,d",
     "s = c & 31; far = (c & 32) != 0; h = b >> s; l = (a >>> s) | ((b << 1) << (31 - s));"
     "return far ? h : l, far ? b >> 31 : h;"},
    {"less", "a,b,c,d", "return (b < d) | ((b == d) & ult(a, c));"},
    {"below", "a,b,c,d", "return ult(b, d) | ((b == d) & ult(a, c));"},
    {"maxsi", "a,b,c,d", "w = less(a, b, c, d); return w ? c : a, w ? d : b;"},
    {"minsi", "a,b,c,d", "w = less(a, b, c, d); return w ? a : c, w ? b : d;"},
    {"maxui", "a,b,c,d", "w = below(a, b, c, d); return w ? c : a, w ? d : b;"},
    {"minui", "a,b,c,d", "w = below(a, b, c, d); return w ? a : c, w ? b : d;"},
    {"negative", "a,b", "return 0 - a, (a == 0 ? 0 : -1) - b;"},
    {"negative_if", "a,b,w", "na, nb = negative(a, b); return w ? na : a, w ? nb : b;"},
    {"absi", "a,b", "l, h = negative_if(a, b, b < 0); return l, h;"},
    {"sign", "a", "return a >> 31;"},
    // comparisons, by arith.cmpi's numbers
    {"cmp0", "a,b,c,d", "return (a == c) & (b == d);"},
    {"cmp1", "a,b,c,d", "return (a != c) | (b != d);"},
    {"cmp2", "a,b,c,d", "return less(a, b, c, d);"},
    {"cmp3", "a,b,c,d", "return !less(c, d, a, b);"},
    {"cmp4", "a,b,c,d", "return less(c, d, a, b);"},
    {"cmp5", "a,b,c,d", "return !less(a, b, c, d);"},
    {"cmp6", "a,b,c,d", "return below(a, b, c, d);"},
    {"cmp7", "a,b,c,d", "return !below(c, d, a, b);"},
    {"cmp8", "a,b,c,d", "return below(c, d, a, b);"},
    {"cmp9", "a,b,c,d", "return !below(a, b, c, d);"},
    // The leading 32 bits, the last of them sticky, round as the whole does.
    {"uitofp", "a,b",
     "n = b == 0 ? ctlz(a) + 32 : ctlz(b);"
     "l, h = shli(a, b, n, 0);"
     "f = utof(l == 0 ? h : h | 1) * pow2(32 - (n > 63 ? 63 : n));"
     "return (a | b) == 0 ? 0.0 : f;"},
    {"sitofp", "a,b", "l, h = absi(a, b); f = uitofp(l, h); return b < 0 ? -f : f;"},
    {"fptoui", "x", "h = floor(x * 2.32830643653869629e-10); return tou(x - h * 4294967296.0), tou(h);"},
    {"fptosi", "x", "l, h = fptoui(trunc(abs(x))); l, h = negative_if(l, h, x < 0.0); return l, h;"},
    // One step: the quotient's register q moves into the rest r from above.
    {"divide_step", "ra,rb,qa,qb,c,d",
     "over = rb < 0;"
     "sa = (ra << 1) | (qb >>> 31);"
     "sb = (rb << 1) | (ra >>> 31);"
     "fits = over | !below(sa, sb, c, d);"
     "ta, tb = subi(sa, sb, c, d);"
     "ua = (qa << 1) | (fits ? 1 : 0);"
     "return fits ? ta : sa, fits ? tb : sb, ua, (qb << 1) | (qa >>> 31);"},
    {"at", "i", "return i + i, i + i + 1;"},
    {"twice", "n", "return n + n;"},
};
enum { CGI_EW_NUM_FORMULAS = sizeof cgi_ew_formulas / sizeof cgi_ew_formulas[0] };

typedef struct cgi_ew {
  cg_context *ctx;
  cgi_hmap low, high; // i64 value to its words
  cg_op *dead;        // cgi array: replaced, erased at the end, last first
  bool failed;
} cgi_ew;

static bool cgi_ew_is_wide(cg_type t) {
  cg_type e = cg_type_element(t);
  return cg_type_get_kind(t) != CG_TYPE_MEMREF && cg_type_is_int(e) && cg_type_width(e) == 64;
}

static bool cgi_ew_is_wide_memref(cg_type t) {
  cg_type e = cg_type_element(t);
  if (cg_type_get_kind(e) == CG_TYPE_VECTOR) e = cg_type_element(e);
  return cg_type_get_kind(t) == CG_TYPE_MEMREF && cg_type_is_int(e) && cg_type_width(e) == 64;
}

static cg_type cgi_ew_word(const cgi_ew *w, cg_type t) {
  cg_type i32 = cgi_type_i(w->ctx, 32);
  return cg_type_is_shaped(t) ? cgi_type_with_element(t, i32) : i32;
}

static void cgi_ew_bind(cgi_ew *w, cg_value v, cg_value low, cg_value high) {
  cgi_hmap_put_ptr(&w->low, v, low);
  cgi_hmap_put_ptr(&w->high, v, high);
}

static bool cgi_ew_words(cgi_ew *w, cg_op op, cg_value v, cg_value *out) {
  out[0] = (cg_value)cgi_hmap_ptr(&w->low, v);
  out[1] = (cg_value)cgi_hmap_ptr(&w->high, v);
  if (out[0] && out[1]) return true;
  w->failed = !cgi_op_unsupported(op, "[missing-feature] uses a 64-bit integer that cannot be split on a target without shaderInt64");
  return false;
}

static cgi_formula_target cgi_ew_at(cgi_ew *w, cg_op op, cg_type shape) {
  return cgi_formula_before(op, shape, cgi_type_f32(w->ctx), 32, cgi_ew_formulas, CGI_EW_NUM_FORMULAS);
}

static bool cgi_ew_expand(cgi_ew *w, cgi_formula_target *t, const char *name, unsigned num_args, const cg_value *args, unsigned num_results,
                          cg_value *results) {
  const cgi_formula *f = cgi_formula_find(cgi_ew_formulas, CGI_EW_NUM_FORMULAS, cgi_s(name));
  if (!cgi_formula_expand(t, f, num_args, args, num_results, results)) w->failed = true;
  return !w->failed;
}

static cg_value cgi_ew_constant_word(cgi_ew *w, cgi_formula_target *t, cg_type type, int64_t v) {
  cg_attr a = cgi_attr_int(w->ctx, cgi_type_i(w->ctx, 32), v);
  return cgi_build_constant(&t->b, cg_type_is_shaped(type) ? cgi_attr_dense_splat(w->ctx, type, a) : a);
}

// ---- arithmetic -----------------------------------------------------------------------------------------------------------------------
// Both operands' words into args.
static bool cgi_ew_operands(cgi_ew *w, cg_op op, cg_value *args) {
  for (unsigned i = 0; i < op->num_operands && i < 2; i++)
    if (!cgi_ew_words(w, op, cg_op_operand(op, i), args + 2 * i)) return false;
  return true;
}

static void cgi_ew_retire(cgi_ew *w, cg_op op) {
  cg_context *ctx = w->ctx;
  cgi_push(w->dead, op);
}

static void cgi_ew_pairwise(cgi_ew *w, cg_op op, const char *name) {
  cg_value args[4], results[2];
  cgi_formula_target t = cgi_ew_at(w, op, op->results[0]->type);
  if (!cgi_ew_operands(w, op, args) || !cgi_ew_expand(w, &t, name, 2 * op->num_operands, args, 2, results)) return;
  cgi_ew_bind(w, op->results[0], results[0], results[1]);
  cgi_ew_retire(w, op);
}

static void cgi_ew_compare(cgi_ew *w, cg_op op) {
  static const char *const names[] = {"cmp0", "cmp1", "cmp2", "cmp3", "cmp4", "cmp5", "cmp6", "cmp7", "cmp8", "cmp9"};
  cg_value args[4], r;
  int64_t predicate = cgi_predicate_of(op);
  cgi_formula_target t = cgi_ew_at(w, op, op->results[0]->type);
  if (predicate < 0 || predicate > CG_CMPI_UGE || !cgi_ew_operands(w, op, args) || !cgi_ew_expand(w, &t, names[predicate], 4, args, 1, &r)) return;
  cgi_value_replace_uses(op->results[0], r);
  cgi_ew_retire(w, op);
}

// %r:2, %q:2 = scf.for 64 times iter_args(rest = 0, quotient = a) { divide_step }
static bool cgi_ew_divide(cgi_ew *w, cgi_formula_target *t, const cg_value *args, cg_value *quotient, cg_value *rest) {
  cg_type i32 = cgi_type_i(w->ctx, 32);
  cg_value init[4], step_args[6], results[4];
  init[0] = init[1] = cgi_ew_constant_word(w, t, args[0]->type, 0);
  init[2] = args[0];
  init[3] = args[1];
  cg_value lower = cgi_build_int(&t->b, i32, 0), upper = cgi_build_int(&t->b, i32, 64), one = cgi_build_int(&t->b, i32, 1);
  cg_op loop = cgi_build_for(&t->b, lower, upper, one, 4, init);
  cg_block body = loop->regions[0]->first;
  cgi_formula_target inner = *t;
  inner.b = cgi_builder_at_end(body, t->b.loc);
  for (unsigned i = 0; i < 4; i++) step_args[i] = body->args[1 + i];
  step_args[4] = args[2];
  step_args[5] = args[3];
  if (!cgi_ew_expand(w, &inner, "divide_step", 6, step_args, 4, results)) return false;
  cgi_build_return(&inner.b, CG_SCF_YIELD, 4, results);
  rest[0] = loop->results[0];
  rest[1] = loop->results[1];
  quotient[0] = loop->results[2];
  quotient[1] = loop->results[3];
  return true;
}

// Signed: on magnitudes; the quotient is negative where the signs differ, the rest where the dividend is.
static void cgi_ew_division(cgi_ew *w, cg_op op, bool is_signed, bool want_rest) {
  static const cgi_formula differ = {"differ", "b,d", "return (b ^ d) < 0;"}, negative = {"is_negative", "b", "return b < 0;"};
  cg_value args[4], magnitudes[4], quotient[2], rest[2], result[3];
  cgi_formula_target t = cgi_ew_at(w, op, op->results[0]->type);
  if (!cgi_ew_operands(w, op, args)) return;
  memcpy(magnitudes, args, sizeof magnitudes);
  for (unsigned i = 0; is_signed && i < 2; i++)
    if (!cgi_ew_expand(w, &t, "absi", 2, args + 2 * i, 2, magnitudes + 2 * i)) return;
  if (!cgi_ew_divide(w, &t, magnitudes, quotient, rest)) return;
  memcpy(result, want_rest ? rest : quotient, sizeof quotient);
  if (is_signed) {
    cg_value signs[2];
    signs[0] = args[1];
    signs[1] = args[3];
    result[2] = cgi_formula_expand1(&t, want_rest ? &negative : &differ, want_rest ? 1 : 2, signs);
    if (!result[2] || !cgi_ew_expand(w, &t, "negative_if", 3, result, 2, quotient)) {
      w->failed = true;
      return;
    }
    memcpy(result, quotient, sizeof quotient);
  }
  cgi_ew_bind(w, op->results[0], result[0], result[1]);
  cgi_ew_retire(w, op);
}

// ---- conversions ----------------------------------------------------------------------------------------------------------------------
static void cgi_ew_widen(cgi_ew *w, cg_op op, bool is_signed) { // extsi, extui, index_cast, index_castui to i64
  cg_value v = cg_op_operand(op, 0), high;
  cg_type type = op->results[0]->type, word = cgi_ew_word(w, type);
  cgi_formula_target t = cgi_ew_at(w, op, type);
  if (v->type != word) v = cgi_build_unary(&t.b, op->def->kind, word, v);
  if (!is_signed)
    high = cgi_ew_constant_word(w, &t, word, 0);
  else if (!cgi_ew_expand(w, &t, "sign", 1, &v, 1, &high))
    return;
  cgi_ew_bind(w, op->results[0], v, high);
  cgi_ew_retire(w, op);
}

static void cgi_ew_narrow(cgi_ew *w, cg_op op) { // trunci, index_cast from i64
  cg_value words[2], r;
  cg_type type = op->results[0]->type;
  cgi_builder b = cgi_builder_before(op);
  if (!cgi_ew_words(w, op, cg_op_operand(op, 0), words)) return;
  r = words[0]->type == type ? words[0] : cgi_build_unary(&b, op->def->kind, type, words[0]);
  cgi_value_replace_uses(op->results[0], r);
  cgi_ew_retire(w, op);
}

static bool cgi_ew_is_f64(cg_type t) { return cg_type_get_kind(cg_type_element(t)) == CG_TYPE_F64; }

static void cgi_ew_to_float(cgi_ew *w, cg_op op, const char *name) {
  cg_value words[2], r;
  cg_type type = op->results[0]->type;
  cgi_formula_target t = cgi_ew_at(w, op, type);
  if (cgi_ew_is_f64(type)) {
    w->failed = !cgi_op_unsupported(op, "[missing-feature] to f64 needs shaderInt64");
    return;
  }
  if (!cgi_ew_words(w, op, cg_op_operand(op, 0), words) || !cgi_ew_expand(w, &t, name, 2, words, 1, &r)) return;
  if (r->type != type) r = cgi_build_unary(&t.b, CG_ARITH_TRUNCF, type, r);
  cgi_value_replace_uses(op->results[0], r);
  cgi_ew_retire(w, op);
}

static void cgi_ew_from_float(cgi_ew *w, cg_op op, const char *name) {
  cg_value v = cg_op_operand(op, 0), results[2];
  cgi_formula_target t = cgi_ew_at(w, op, op->results[0]->type);
  if (cgi_ew_is_f64(v->type)) {
    w->failed = !cgi_op_unsupported(op, "[missing-feature] from f64 needs shaderInt64");
    return;
  }
  if (v->type != t.f) v = cgi_build_unary(&t.b, CG_ARITH_EXTF, t.f, v);
  if (!cgi_ew_expand(w, &t, name, 1, &v, 2, results)) return;
  cgi_ew_bind(w, op->results[0], results[0], results[1]);
  cgi_ew_retire(w, op);
}

static void cgi_ew_constant(cgi_ew *w, cg_op op) {
  cg_attr a = cg_op_attr(op, "value");
  cg_type type = op->results[0]->type;
  cg_value words[2];
  cgi_builder b = cgi_builder_before(op);
  cgi_formula_target t = cgi_ew_at(w, op, type);
  for (unsigned k = 0; k < 2; k++) {
    if (a->kind != CG_ATTR_DENSE) {
      words[k] = cgi_ew_constant_word(w, &t, type, cg_attr_int(a) >> (32 * k));
    } else if (a->splat) {
      words[k] = cgi_ew_constant_word(w, &t, cgi_ew_word(w, type), cg_attr_int(cgi_attr_dense_at(w->ctx, a, 0)) >> (32 * k));
    } else {
      uint8_t bytes[64];
      int64_t count = cg_type_num_elements(type);
      if (count < 0 || count > 16) {
        w->failed = !cgi_op_unsupported(op, "[missing-feature] has more than 16 elements of 64 bits on a target without shaderInt64");
        return;
      }
      for (int64_t i = 0; i < count; i++)
        for (int64_t n = 0; n < 4; n++)
          bytes[4 * i + n] = (uint8_t)((uint64_t)cg_attr_int(cgi_attr_dense_at(w->ctx, a, (uint64_t)i)) >> (32 * k + 8 * (unsigned)n));
      words[k] = cgi_build_constant(&b, cgi_attr_dense(w->ctx, cgi_ew_word(w, type), bytes, (size_t)count * 4));
    }
  }
  cgi_ew_bind(w, op->results[0], words[0], words[1]);
  cgi_ew_retire(w, op);
}

// Selections and what moves lanes about: the same op on each word.
static void cgi_ew_by_word(cgi_ew *w, cg_op op) {
  cg_value operands[8], halves[2], words[2];
  cgi_builder b = cgi_builder_before(op);
  for (unsigned k = 0; k < 2; k++) {
    for (unsigned i = 0; i < op->num_operands && i < 8; i++) {
      operands[i] = cg_op_operand(op, i);
      if (!cgi_ew_is_wide(operands[i]->type)) continue;
      if (!cgi_ew_words(w, op, operands[i], words)) return;
      operands[i] = words[k];
    }
    cg_type type = cgi_ew_word(w, op->results[0]->type);
    halves[k] = cgi_build(&b, op->def->kind, op->num_operands, operands, 1, &type, op->num_attrs, op->attrs, 0)->results[0];
  }
  cgi_ew_bind(w, op->results[0], halves[0], halves[1]);
  cgi_ew_retire(w, op);
}

// ---- memory ---------------------------------------------------------------------------------------------------------------------------
static bool cgi_ew_retype_memrefs(cg_op op, void *user) {
  cgi_ew *w = (cgi_ew *)user;
  for (unsigned i = 0; i < op->num_results; i++) {
    cg_value v = op->results[i];
    cg_type t = v->type;
    int64_t stride = 1, offset = 0, count = cg_type_rank(t) == 1 ? 0 : 1;
    if (!cgi_ew_is_wide_memref(t)) continue;
    bool plain = !cg_type_layout(t) || (cg_type_strides(t, &stride, &offset) && offset != CG_DYNAMIC && stride == 1);
    if (cg_type_rank(t) > 1 || !plain || cg_type_get_kind(cg_type_element(t)) == CG_TYPE_VECTOR) {
      w->failed = !cgi_op_unsupported(op, "[missing-feature] has %t, which cannot be split into words on a target without shaderInt64", t);
      return false;
    }
    if (cg_type_rank(t) == 1) count = cg_type_dim(t, 0);
    if (count == CG_DYNAMIC && op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN && op->num_operands) {
      cg_value n = cg_op_operand(op, op->num_operands - 1);
      cgi_formula_target f = cgi_ew_at(w, op, n->type);
      f.i = n->type;
      if (!cgi_ew_expand(w, &f, "twice", 1, &n, 1, &n)) return false;
      cgi_op_set_operand(op, op->num_operands - 1, n);
    }
    if (count != CG_DYNAMIC) count *= 2;
    cg_attr layout = offset ? cgi_attr_strided(w->ctx, 1, &stride, 2 * offset) : NULL;
    cgi_value_set_type(v, cgi_type_memref(w->ctx, 1, &count, cgi_type_i(w->ctx, 32), layout, cg_type_memory_space(t)));
  }
  return true;
}

static bool cgi_ew_place(cgi_ew *w, cg_op op, unsigned first_index, cg_value *at) {
  cgi_builder b = cgi_builder_before(op);
  cg_value index = op->num_operands > first_index ? cg_op_operand(op, first_index) : cgi_build_index(&b, 0);
  cgi_formula_target t = cgi_ew_at(w, op, index->type);
  t.i = index->type;
  return cgi_ew_expand(w, &t, "at", 1, &index, 2, at);
}

static void cgi_ew_load(cgi_ew *w, cg_op op) {
  cg_value at[2], words[2];
  cgi_builder b = cgi_builder_before(op);
  if (!cgi_ew_place(w, op, 1, at)) return;
  for (unsigned k = 0; k < 2; k++) words[k] = cgi_build_binary_t(&b, CG_MEMREF_LOAD, cgi_type_i(w->ctx, 32), cg_op_operand(op, 0), at[k]);
  cgi_ew_bind(w, op->results[0], words[0], words[1]);
  cgi_ew_retire(w, op);
}

static void cgi_ew_store(cgi_ew *w, cg_op op) {
  cg_value at[2], words[2], operands[3];
  cgi_builder b = cgi_builder_before(op);
  if (!cgi_ew_words(w, op, cg_op_operand(op, 0), words) || !cgi_ew_place(w, op, 2, at)) return;
  for (unsigned k = 0; k < 2; k++) {
    operands[0] = words[k];
    operands[1] = cg_op_operand(op, 1);
    operands[2] = at[k];
    cgi_build(&b, CG_MEMREF_STORE, 3, operands, 0, NULL, 0, NULL, 0);
  }
  cgi_op_erase(op);
}

// ---- control flow: what is carried stands in its order, 32-bit words of wide values behind it --------------------------------------------
static bool cgi_ew_block(cgi_ew *w, cg_block block, unsigned depth);

// operands of op from `first` on, split.
static bool cgi_ew_split_operands(cgi_ew *w, cg_op op, unsigned first, cg_value **out) {
  cg_context *ctx = w->ctx;
  cg_value words[2];
  for (unsigned i = 0; i < op->num_operands; i++)
    if (i < first || !cgi_ew_is_wide(cg_op_operand(op, i)->type)) cgi_push(*out, cg_op_operand(op, i));
  for (unsigned i = first; i < op->num_operands; i++) {
    if (!cgi_ew_is_wide(cg_op_operand(op, i)->type)) continue;
    if (!cgi_ew_words(w, op, cg_op_operand(op, i), words)) return false;
    cgi_push(*out, words[0]);
    cgi_push(*out, words[1]);
  }
  return true;
}

static void cgi_ew_split_types(cgi_ew *w, cg_op op, cg_type **out) {
  cg_context *ctx = w->ctx;
  for (unsigned i = 0; i < op->num_results; i++)
    if (!cgi_ew_is_wide(op->results[i]->type)) cgi_push(*out, op->results[i]->type);
  for (unsigned i = 0; i < op->num_results; i++) {
    if (!cgi_ew_is_wide(op->results[i]->type)) continue;
    cgi_push(*out, cgi_ew_word(w, op->results[i]->type));
    cgi_push(*out, cgi_ew_word(w, op->results[i]->type));
  }
}

static void cgi_ew_split_arguments(cgi_ew *w, cg_block block) { // the wide ones stay until nothing uses them
  unsigned n = cg_block_num_args(block);
  for (unsigned i = 0; i < n; i++) {
    cg_value v = block->args[i];
    if (!cgi_ew_is_wide(v->type)) continue;
    cg_value low = cgi_block_add_arg(block, cgi_ew_word(w, v->type), v->loc), high = cgi_block_add_arg(block, cgi_ew_word(w, v->type), v->loc);
    cgi_ew_bind(w, block->args[i], low, high);
  }
}

static void cgi_ew_take_results(cgi_ew *w, cg_op op, cg_op split) {
  unsigned n = 0;
  for (unsigned i = 0; i < op->num_results; i++)
    if (!cgi_ew_is_wide(op->results[i]->type)) cgi_value_replace_uses(op->results[i], split->results[n++]);
  for (unsigned i = 0; i < op->num_results; i++) {
    if (!cgi_ew_is_wide(op->results[i]->type)) continue;
    cgi_ew_bind(w, op->results[i], split->results[n], split->results[n + 1]);
    n += 2;
  }
}

static void cgi_ew_structured(cgi_ew *w, cg_op op, unsigned depth) { // scf.for, scf.if, scf.while
  cg_context *ctx = w->ctx;
  bool wide = false;
  unsigned first = op->def->kind == CG_SCF_FOR ? 3 : op->def->kind == CG_SCF_IF ? 1 : 0;
  for (unsigned i = 0; i < op->num_operands; i++) wide |= cgi_ew_is_wide(cg_op_operand(op, i)->type);
  for (unsigned i = 0; i < op->num_results; i++) wide |= cgi_ew_is_wide(op->results[i]->type);
  for (unsigned i = 0; i < first; i++) {
    if (!cgi_ew_is_wide(cg_op_operand(op, i)->type)) continue;
    w->failed = !cgi_op_unsupported(op, "[missing-feature] counts in 64 bits, on a target without shaderInt64");
    return;
  }
  cg_op target = op;
  if (wide) {
    cg_value *operands = NULL;
    cg_type *types = NULL;
    if (cgi_ew_split_operands(w, op, first, &operands)) {
      cgi_builder b = cgi_builder_before(op);
      cgi_ew_split_types(w, op, &types);
      target = cgi_build(&b, op->def->kind, (unsigned)cgi_len(operands), operands, (unsigned)cgi_len(types), types, op->num_attrs, op->attrs,
                         op->num_regions);
      for (unsigned r = 0; r < op->num_regions; r++) {
        cgi_region_move_blocks(op->regions[r], target->regions[r]);
        if (target->regions[r]->first) cgi_ew_split_arguments(w, target->regions[r]->first);
      }
    }
    cgi_arr_free(ctx, operands);
    cgi_arr_free(ctx, types);
  }
  for (unsigned r = 0; r < target->num_regions && !w->failed; r++)
    for (cg_block block = target->regions[r]->first; block && !w->failed; block = block->next) cgi_ew_block(w, block, depth + 1);
  if (w->failed || !wide) return;
  cgi_ew_take_results(w, op, target);
  cgi_ew_retire(w, op);
}

static void cgi_ew_terminator(cgi_ew *w, cg_op op) { // scf.yield, scf.condition
  cg_value *operands = NULL;
  if (cgi_ew_split_operands(w, op, 0, &operands)) cgi_op_set_operands(op, (unsigned)cgi_len(operands), operands);
}

// ---- the walk -------------------------------------------------------------------------------------------------------------------------
static const char *cgi_ew_pairwise_name(cg_op_kind kind) {
  switch (kind) {
  case CG_ARITH_ADDI: return "addi";
  case CG_ARITH_SUBI: return "subi";
  case CG_ARITH_MULI: return "muli";
  case CG_ARITH_ANDI: return "andi";
  case CG_ARITH_ORI: return "ori";
  case CG_ARITH_XORI: return "xori";
  case CG_ARITH_SHLI: return "shli";
  case CG_ARITH_SHRUI: return "shrui";
  case CG_ARITH_SHRSI: return "shrsi";
  case CG_ARITH_MAXSI: return "maxsi";
  case CG_ARITH_MINSI: return "minsi";
  case CG_ARITH_MAXUI: return "maxui";
  case CG_ARITH_MINUI: return "minui";
  case CG_MATH_ABSI: return "absi";
  default: return NULL;
  }
}

static void cgi_ew_op(cgi_ew *w, cg_op op) {
  const char *pairwise = cgi_ew_pairwise_name(op->def->kind);
  if (pairwise) {
    cgi_ew_pairwise(w, op, pairwise);
    return;
  }
  switch (op->def->kind) {
  case CG_ARITH_CONSTANT: cgi_ew_constant(w, op); break;
  case CG_ARITH_CMPI: cgi_ew_compare(w, op); break;
  case CG_ARITH_DIVSI: cgi_ew_division(w, op, true, false); break;
  case CG_ARITH_REMSI: cgi_ew_division(w, op, true, true); break;
  case CG_ARITH_DIVUI: cgi_ew_division(w, op, false, false); break;
  case CG_ARITH_REMUI: cgi_ew_division(w, op, false, true); break;
  case CG_ARITH_EXTSI: cgi_ew_widen(w, op, true); break;
  case CG_ARITH_EXTUI: cgi_ew_widen(w, op, false); break;
  case CG_ARITH_TRUNCI: cgi_ew_narrow(w, op); break;
  case CG_ARITH_INDEX_CAST:
  case CG_ARITH_INDEX_CASTUI:
    if (cgi_ew_is_wide(op->results[0]->type))
      cgi_ew_widen(w, op, op->def->kind == CG_ARITH_INDEX_CAST);
    else
      cgi_ew_narrow(w, op);
    break;
  case CG_ARITH_SITOFP: cgi_ew_to_float(w, op, "sitofp"); break;
  case CG_ARITH_UITOFP: cgi_ew_to_float(w, op, "uitofp"); break;
  case CG_ARITH_FPTOSI: cgi_ew_from_float(w, op, "fptosi"); break;
  case CG_ARITH_FPTOUI: cgi_ew_from_float(w, op, "fptoui"); break;
  case CG_ARITH_SELECT:
  case CG_VECTOR_BROADCAST:
  case CG_VECTOR_SPLAT:
  case CG_VECTOR_SHAPE_CAST:
  case CG_VECTOR_EXTRACT:
  case CG_VECTOR_INSERT:
  case CG_VECTOR_EXTRACTELEMENT:
  case CG_VECTOR_INSERTELEMENT:
  case CG_VECTOR_SHUFFLE: cgi_ew_by_word(w, op); break;
  case CG_MEMREF_LOAD: cgi_ew_load(w, op); break;
  case CG_MEMREF_STORE: cgi_ew_store(w, op); break;
  case CG_SCF_YIELD:
  case CG_SCF_CONDITION: cgi_ew_terminator(w, op); break;
  default: w->failed = !cgi_op_unsupported(op, "[missing-feature] on 64-bit integers is not possible on a target without shaderInt64"); break;
  }
}

static bool cgi_ew_touches(cg_op op) {
  for (unsigned i = 0; i < op->num_operands; i++)
    if (cgi_ew_is_wide(cg_op_operand(op, i)->type)) return true;
  for (unsigned i = 0; i < op->num_results; i++)
    if (cgi_ew_is_wide(op->results[i]->type)) return true;
  return false;
}

static bool cgi_ew_block(cgi_ew *w, cg_block block, unsigned depth) {
  if (depth > CGI_EW_MAX_NESTING) {
    w->failed = !cgi_error(w->ctx, block->first ? block->first->loc : NULL, "[nesting] control flow is nested too deeply");
    return false;
  }
  for (cg_op op = block->first, next; op && !w->failed; op = next) {
    next = op->next;
    if (op->def->kind == CG_SCF_FOR || op->def->kind == CG_SCF_IF || op->def->kind == CG_SCF_WHILE)
      cgi_ew_structured(w, op, depth);
    else if (cgi_ew_touches(op))
      cgi_ew_op(w, op);
  }
  return !w->failed;
}

static bool cgi_ew_erase_arguments(cg_op op, void *user) {
  (void)user;
  for (unsigned r = 0; r < op->num_regions; r++)
    for (cg_block b = op->regions[r]->first; b; b = b->next)
      for (unsigned i = cg_block_num_args(b); i-- > 0;)
        if (cgi_ew_is_wide(b->args[i]->type) && !b->args[i]->uses) cgi_block_erase_arg(b, i);
  return true;
}

static bool cgi_ew_run(cg_op function) {
  cg_context *ctx = function->ctx;
  cgi_ew w;
  memset(&w, 0, sizeof w);
  w.ctx = w.low.ctx = w.high.ctx = ctx;
  cgi_walk_pre(function, cgi_ew_retype_memrefs, &w);
  if (!w.failed) cgi_ew_block(&w, function->regions[0]->first, 0);
  if (!w.failed) {
    for (size_t i = cgi_len(w.dead); i-- > 0;) cgi_op_erase(w.dead[i]);
    cgi_walk_pre(function, cgi_ew_erase_arguments, NULL);
  }
  cgi_hmap_free(&w.low);
  cgi_hmap_free(&w.high);
  return !w.failed;
}

CGI_DEF bool cgi_pass_emulate_wide_int(cgi_pass *pass) {
  const cg_target *target = cgi_target_of(pass->func);
  if (!target || (target->features & CG_FEATURE_INT64)) return true;
  return cgi_pass_needs_no_tensors(pass, pass->func, 64) && cgi_ew_run(pass->func);
}

#undef CGI_EW_MAX_NESTING
