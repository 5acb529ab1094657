// Computing narrow types in 32 bits, for targets that lack them: part of expand-arith.
//
//   %x = memref.load %a[%i] : memref<?xbf16>            %x = memref.load %a[%i] : memref<?xi16>
//   %y = arith.addf %x, %x : bf16                 →     %w = arith.extui %x …  %f = shifted, as f32  %y = arith.addf %f, %f  (rounded to bf16)
//   memref.store %y, %b[%i] : memref<?xbf16>            memref.store (upper half of %y), %b[%i] : memref<?xi16>
//
// First the types of all values change, then each op that minds is mended: what it was is kept beside it.
#include "dialects/scalar.h"
#include "passes/lower/narrow_types.h"

typedef struct cgi_narrow_entry { // an op, and which of its operands and results had the type
  cg_op op;
  uint32_t operands; // bit i: operand i; the last bit stands for all beyond
  bool result;
} cgi_narrow_entry;

typedef struct cgi_narrowing {
  cg_context *ctx;
  const cgi_pass *pass;
  cg_type_kind kind; // CG_TYPE_INTEGER, or a float
  unsigned width;    // bits in memory
  bool native_memory, native_rounding;
  cg_type wide;              // f32 or i32
  cg_type storage;           // element type in memory
  cgi_narrow_entry *entries; // cgi array
  cgi_hmap stored;           // floats: an f32 that holds a rounded number, to the value of the storage type that it was made from; bf16: or to itself
} cgi_narrowing;

static cg_type cgi_narrow_innermost(cg_type t) {
  cg_type e = cg_type_element(t);
  return cg_type_get_kind(e) == CG_TYPE_VECTOR ? cg_type_element(e) : e;
}

static bool cgi_narrow_is(const cgi_narrowing *n, cg_type t) {
  cg_type e = cgi_narrow_innermost(t);
  return cg_type_get_kind(e) == n->kind && (n->kind != CG_TYPE_INTEGER || cg_type_width(e) == n->width);
}

// The same shape (a memref of vectors too) of another scalar type.
static cg_type cgi_narrow_like(cg_type t, cg_type scalar) {
  if (!cg_type_is_shaped(t)) return scalar;
  cg_type e = cg_type_element(t);
  return cgi_type_with_element(t, cg_type_get_kind(e) == CG_TYPE_VECTOR ? cgi_type_with_element(e, scalar) : scalar);
}

static void cgi_narrow_retype(cg_value v, void *user) {
  const cgi_narrowing *n = (const cgi_narrowing *)user;
  if (!cgi_narrow_is(n, v->type)) return;
  if (cg_type_get_kind(v->type) != CG_TYPE_MEMREF)
    cgi_value_set_type(v, cgi_narrow_like(v->type, n->wide));
  else if (n->storage != cgi_narrow_innermost(v->type))
    cgi_value_set_type(v, cgi_narrow_like(v->type, n->storage));
}

static bool cgi_narrow_is_value(const cgi_narrowing *n, cg_value v) {
  return cg_type_get_kind(v->type) != CG_TYPE_MEMREF && cgi_narrow_is(n, v->type);
}

// Ops whose values may change their type while what stands in memory keeps its own.
static bool cgi_narrow_takes(const cgi_narrowing *n, cg_op op, bool values) {
  static const char *const dialects[] = {"arith.", "math.", "scf.", "vector.", "gpu.", "hal.interface.constant.load"};
  cg_str name = cg_op_name(op);
  bool memory = false, known = !values;
  switch (op->def->kind) {
  case CG_MEMREF_LOAD:
  case CG_MEMREF_STORE:
  case CG_MEMREF_ATOMIC_RMW:
  case CG_VECTOR_LOAD:
  case CG_VECTOR_STORE: return true;
  case CG_FUNC_FUNC:
    for (unsigned i = 0; op->regions[0]->first && i < cg_block_num_args(op->regions[0]->first); i++) {
      cg_type t = op->regions[0]->first->args[i]->type;
      bool kept = cg_type_get_kind(t) == CG_TYPE_MEMREF && n->storage == cgi_narrow_innermost(t);
      if (cgi_narrow_is(n, t) && !kept) return cgi_pass_needs(n->pass, op, "kernels without arguments of narrow types");
    }
    return true;
  default: break;
  }
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_type t = cg_op_operand(op, i)->type;
    memory |= cg_type_get_kind(t) == CG_TYPE_MEMREF && cgi_narrow_is(n, t);
  }
  if (memory && (values || cg_op_has_trait(op, CG_TRAIT_STRUCTURED))) return cgi_pass_needs(n->pass, op, "loads and stores: run lower-vectors first");
  for (size_t i = 0; !known && i < sizeof dialects / sizeof dialects[0]; i++) known = cgi_starts_with(name, dialects[i]);
  return known || cgi_pass_needs(n->pass, op, "scalars and vectors: run bufferize and linalg-to-loops first");
}

static bool cgi_narrow_collect(cg_op op, void *user) {
  cgi_narrowing *n = (cgi_narrowing *)user;
  cg_context *ctx = n->ctx;
  cgi_narrow_entry e;
  e.op = op;
  e.operands = 0;
  e.result = false;
  for (unsigned i = 0; i < op->num_operands; i++)
    if (cgi_narrow_is_value(n, cg_op_operand(op, i))) e.operands |= 1u << (i < 31 ? i : 31);
  for (unsigned i = 0; i < op->num_results; i++) e.result |= cgi_narrow_is_value(n, op->results[i]);
  if (e.operands || e.result) cgi_push(n->entries, e);
  return cgi_narrow_takes(n, op, e.operands || e.result);
}

// ---- constants ------------------------------------------------------------------------------------------------------------------------
static cg_attr cgi_narrow_scalar_attr(const cgi_narrowing *n, cg_attr a) {
  if (n->kind == CG_TYPE_INTEGER) return cgi_attr_int(n->ctx, n->wide, cg_attr_int(a));
  return cgi_attr_float(n->ctx, n->wide, cg_attr_float(a));
}

static bool cgi_narrow_constant(const cgi_narrowing *n, cg_op op) {
  cg_attr a = cg_op_attr(op, "value");
  if (a->kind != CG_ATTR_DENSE) {
    cgi_op_set_attr(op, "value", cgi_narrow_scalar_attr(n, a));
    return true;
  }
  cg_type type = cgi_narrow_like(a->type, n->wide);
  int64_t count = cg_type_num_elements(type);
  if (a->splat) {
    cgi_op_set_attr(op, "value", cgi_attr_dense_splat(n->ctx, type, cgi_narrow_scalar_attr(n, cgi_attr_dense_at(n->ctx, a, 0))));
    return true;
  }
  uint8_t bytes[64];
  if (count < 0 || count > 16) return cgi_op_unsupported(op, "has more than 16 elements of a type that the target computes otherwise");
  for (int64_t i = 0; i < count; i++) {
    uint64_t bits = cgi_narrow_scalar_attr(n, cgi_attr_dense_at(n->ctx, a, (uint64_t)i))->bits;
    for (unsigned k = 0; k < 4; k++) bytes[4 * i + k] = (uint8_t)(bits >> (8 * k));
  }
  cgi_op_set_attr(op, "value", cgi_attr_dense(n->ctx, type, bytes, (size_t)count * 4));
  return true;
}

// ---- floats ---------------------------------------------------------------------------------------------------------------------------
// decode: the bits, in an i32, to the number as f32; encode: a number to the nearest, ties to even. Subnormal results round by adding a power of two
// whose last place is theirs.
static const cgi_formula cgi_narrow_codecs[] = {
    {"decode_bf16(h) return flt(h << 16);"},
    {"encode_bf16(x)"
     "u = bits(x);"
     "r = (u + 0x7fff + ((u >>> 16) & 1)) >>> 16;"
     "return isnan(x) ? (u >>> 16) | 0x40 : r;"},
    {"round_bf16(x)" // to an f32, whose upper half it is
     "u = bits(x);"
     "r = (u + 0x7fff + ((u >>> 16) & 1)) & 0xffff0000;"
     "return isnan(x) ? nan : flt(r);"},
    {"upper_half(x) return bits(x) >>> 16;"},
    {"decode_f16(h)"
     "o = (h & 0x7fff) << 13;"
     "e = o & 0xf800000;"
     "o = o + 0x38000000;"
     "sub = bits(flt(o + 0x800000) - 6.103515625e-5);"
     "o = e == 0xf800000 ? o + 0x38000000 : (e == 0 ? sub : o);"
     "return flt(o | ((h & 0x8000) << 16));"},
    {"encode_f16(x)"
     "u = bits(x);"
     "f = u & 0x7fffffff;"
     "sub = bits(flt(f) + 0.5) - 0x3f000000;"
     "normal = (f - 0x38000000 + 0xfff + ((f >>> 13) & 1)) >>> 13;"
     "r = f < 0x38800000 ? sub : normal;"
     "r = f < 0x47800000 ? r : (f > 0x7f800000 ? 0x7e00 : 0x7c00);"
     "return r | ((u >>> 16) & 0x8000);"},
    {"decode_f8E5M2(h) return decode_f16(h << 8);"},
    {"encode_f8E5M2(x)"
     "u = bits(x);"
     "f = u & 0x7fffffff;"
     "sub = bits(flt(f) + 128.0) - 0x43000000;"
     "normal = (f - 0x38000000 + 0xfffff + ((f >>> 21) & 1)) >>> 21;"
     "r = f < 0x38800000 ? sub : normal;"
     "r = f < 0x47800000 ? r : (f > 0x7f800000 ? 0x7e : 0x7c);"
     "return r | ((u >>> 24) & 0x80);"},
    {"decode_f8E4M3FN(h)"
     "m = h & 0x7f;"
     "o = (m << 20) + 0x3c000000;"
     "sub = bits(flt(o + 0x800000) - 0.015625);"
     "o = m < 8 ? sub : o;"
     "o = m == 0x7f ? 0x7fc00000 : o;"
     "return flt(o | ((h & 0x80) << 24));"},
    {"encode_f8E4M3FN(x)"
     "u = bits(x);"
     "f = u & 0x7fffffff;"
     "sub = bits(flt(f) + 16384.0) - 0x46800000;"
     "normal = (f - 0x3c000000 + 0x7ffff + ((f >>> 20) & 1)) >>> 20;"
     "r = f < 0x3c800000 ? sub : (normal > 0x7e ? 0x7f : normal);"
     "return r | ((u >>> 24) & 0x80);"},
};
enum { CGI_NARROW_NUM_CODECS = sizeof cgi_narrow_codecs / sizeof cgi_narrow_codecs[0] };

static const char *cgi_narrow_codec(cg_type_kind kind, bool encode) {
  switch (kind) {
  case CG_TYPE_BF16: return encode ? "encode_bf16" : "decode_bf16";
  case CG_TYPE_F16: return encode ? "encode_f16" : "decode_f16";
  case CG_TYPE_F8E5M2: return encode ? "encode_f8E5M2" : "decode_f8E5M2";
  default: return encode ? "encode_f8E4M3FN" : "decode_f8E4M3FN";
  }
}

// Bits in an i32 (decode) or a number in f32 (encode), of v's shape, before `at`. NULL after an error.
static cg_value cgi_narrow_apply(const cgi_narrowing *n, cg_op at, cg_value v, const char *formula) {
  cgi_formula_target t = cgi_formula_before(at, v->type, cgi_type_f32(n->ctx), 32, cgi_narrow_codecs, CGI_NARROW_NUM_CODECS);
  return cgi_formula_expand1(&t, cgi_formula_find(cgi_narrow_codecs, CGI_NARROW_NUM_CODECS, cgi_s(formula)), 1, &v);
}

static cg_value cgi_narrow_convert(const cgi_narrowing *n, cg_op at, cg_value v, bool encode) {
  return cgi_narrow_apply(n, at, v, cgi_narrow_codec(n->kind, encode));
}

// From what memory holds to f32, and back.
static cg_value cgi_narrow_from_storage(cgi_narrowing *n, cg_op at, cg_value v) {
  cgi_builder b = cgi_builder_before(at);
  cg_value wide;
  if (n->native_memory) {
    wide = cgi_build_unary(&b, CG_ARITH_EXTF, cgi_narrow_like(v->type, n->wide), v);
  } else {
    wide = cgi_build_unary(&b, CG_ARITH_EXTUI, cgi_narrow_like(v->type, cgi_type_i(n->ctx, 32)), v);
    wide = cgi_narrow_convert(n, at, wide, false);
  }
  if (wide) cgi_hmap_put_ptr(&n->stored, wide, v);
  return wide;
}

static cg_value cgi_narrow_to_storage(const cgi_narrowing *n, cg_op at, cg_value v) {
  cgi_builder b = cgi_builder_before(at);
  cg_type type = cgi_narrow_like(v->type, n->storage);
  cg_value known = (cg_value)cgi_hmap_ptr(&n->stored, v);
  if (known && known != v) return known;
  if (n->native_memory) return cgi_build_unary(&b, CG_ARITH_TRUNCF, type, v);
  if (n->native_rounding) {
    v = cgi_build_unary(&b, CG_ARITH_TRUNCF, cgi_narrow_like(v->type, cgi_type_float(n->ctx, n->kind)), v);
    return cgi_build_unary(&b, CG_ARITH_BITCAST, type, v);
  }
  v = known ? cgi_narrow_apply(n, at, v, "upper_half") : cgi_narrow_convert(n, at, v, true);
  return v ? cgi_build_unary(&b, CG_ARITH_TRUNCI, type, v) : NULL;
}

// The f32 nearest to v that the narrow type has.
static cg_value cgi_narrow_round(cgi_narrowing *n, cg_op at, cg_value v) {
  if (n->kind == CG_TYPE_BF16 && !n->native_rounding && !cgi_hmap_ptr(&n->stored, v)) {
    v = cgi_narrow_apply(n, at, v, "round_bf16");
    if (v) cgi_hmap_put_ptr(&n->stored, v, v);
    return v;
  }
  v = cgi_narrow_to_storage(n, at, v);
  return v ? cgi_narrow_from_storage(n, at, v) : NULL;
}

static bool cgi_narrow_round_result(cgi_narrowing *n, cg_op op) {
  cg_op next = op->next;
  cg_value rounded = cgi_narrow_round(n, next, op->results[0]);
  if (!rounded) return false;
  // All uses but those of the rounding itself, which stands between op and next.
  CGI_FOREACH_USE(u, op->results[0]) {
    if (u->owner->block == op->block && cgi_op_before(u->owner, next)) continue;
    cgi_op_set_operand(u->owner, (unsigned)(u - u->owner->operands), rounded);
  }
  return true;
}

static bool cgi_narrow_load(cgi_narrowing *n, cg_op op, bool is_int) {
  cg_value v = op->results[0];
  cg_op next = op->next;
  cgi_value_set_type(v, cgi_narrow_like(v->type, n->storage));
  cg_value wide;
  if (is_int) {
    cgi_builder b = cgi_builder_before(next);
    wide = cgi_build_unary(&b, CG_ARITH_EXTUI, cgi_narrow_like(v->type, n->wide), v);
  } else {
    wide = cgi_narrow_from_storage(n, next, v);
  }
  if (!wide) return false;
  cgi_value_replace_uses_except(v, wide, op->next);
  return true;
}

static bool cgi_narrow_store(const cgi_narrowing *n, cg_op op, bool is_int) {
  cg_value v = cg_op_operand(op, CG_MEMREF_STORE_VALUE);
  if (is_int) {
    cgi_builder b = cgi_builder_before(op);
    v = cgi_build_unary(&b, CG_ARITH_TRUNCI, cgi_narrow_like(v->type, n->storage), v);
  } else {
    v = cgi_narrow_to_storage(n, op, v);
  }
  if (!v) return false;
  cgi_op_set_operand(op, CG_MEMREF_STORE_VALUE, v);
  return true;
}

// extf and truncf from and to the type, which is f32 by now.
static bool cgi_narrow_float_cast(cgi_narrowing *n, cg_op op, bool from, bool to) {
  cgi_builder b = cgi_builder_before(op);
  cg_value v = cg_op_operand(op, CG_OPERAND);
  cg_type type = op->results[0]->type;
  unsigned have = cg_type_width(cg_type_element(v->type)), want = cg_type_width(cg_type_element(type));
  if (to) {
    if (have > 32) v = cgi_build_unary(&b, CG_ARITH_TRUNCF, type, v);
    if (have < 32) v = cgi_build_unary(&b, CG_ARITH_EXTF, type, v);
    v = from ? v : cgi_narrow_round(n, op, v);
  } else if (want != 32) {
    v = cgi_build_unary(&b, want > 32 ? CG_ARITH_EXTF : CG_ARITH_TRUNCF, type, v);
  }
  if (!v) return false;
  cgi_op_replace1(op, v);
  return true;
}

static bool cgi_narrow_float_bitcast(cgi_narrowing *n, cg_op op, bool from) {
  cgi_builder b = cgi_builder_before(op);
  cg_value v = cg_op_operand(op, CG_OPERAND);
  cg_type type = op->results[0]->type, i = cgi_narrow_like(v->type, cgi_type_i(n->ctx, n->width)), narrow = cgi_narrow_like(type, n->storage);
  bool lanes = op->def->kind == CG_VECTOR_BITCAST;
  if (from) {
    v = cgi_narrow_to_storage(n, op, v);
    if (v && lanes)
      v = cgi_build_unary(&b, CG_VECTOR_BITCAST, type, v);
    else if (v && n->native_memory)
      v = cgi_build_unary(&b, CG_ARITH_BITCAST, i, v);
  } else {
    if (lanes || n->native_memory) v = cgi_build_unary(&b, op->def->kind, narrow, v);
    v = cgi_narrow_from_storage(n, op, v);
  }
  if (!v) return false;
  cgi_op_replace1(op, v);
  return true;
}

static bool cgi_narrow_float_op(cgi_narrowing *n, const cgi_narrow_entry *e) {
  cg_op op = e->op;
  switch (op->def->kind) {
  case CG_ARITH_CONSTANT: return cgi_narrow_constant(n, op);
  case CG_MEMREF_LOAD:
  case CG_VECTOR_LOAD: return cgi_narrow_load(n, op, false);
  case CG_MEMREF_STORE:
  case CG_VECTOR_STORE: return cgi_narrow_store(n, op, false);
  case CG_ARITH_EXTF:
  case CG_ARITH_TRUNCF: return cgi_narrow_float_cast(n, op, e->operands != 0, e->result);
  case CG_VECTOR_BITCAST:
    if (e->operands && e->result) return true;
    // fallthrough
  case CG_ARITH_BITCAST: return cgi_narrow_float_bitcast(n, op, e->operands != 0);
  case CG_VECTOR_EXTRACT:
    if (n->kind == CG_TYPE_BF16 && cgi_hmap_ptr(&n->stored, op->operands[0].value)) cgi_hmap_put_ptr(&n->stored, op->results[0], op->results[0]);
    return true;
  case CG_MEMREF_ATOMIC_RMW: return cgi_op_unsupported(op, "[missing-feature] is not possible on a float type that the target lacks");
  // Exact: the result is one of the operands, or has no more bits than they.
  case CG_ARITH_NEGF:
  case CG_ARITH_MAXIMUMF:
  case CG_ARITH_MINIMUMF:
  case CG_ARITH_MAXNUMF:
  case CG_ARITH_MINNUMF:
  case CG_MATH_ABSF:
  case CG_MATH_CEIL:
  case CG_MATH_FLOOR:
  case CG_MATH_ROUND:
  case CG_MATH_ROUNDEVEN:
  case CG_MATH_TRUNC:
  case CG_MATH_COPYSIGN:
  case CG_ARITH_SELECT: return true;
  default: break;
  }
  bool computes = e->result && op->num_results == 1 && op->num_regions == 0 && (op->def->traits & CG_TRAIT_ELEMENTWISE);
  return computes || op->def->kind == CG_GPU_SUBGROUP_REDUCE || op->def->kind == CG_VECTOR_FMA ? cgi_narrow_round_result(n, op) : true;
}

// ---- integers -------------------------------------------------------------------------------------------------------------------------
// An operand's upper bits made what the op reads: zeros, or copies of the sign.
static void cgi_narrow_normalise(const cgi_narrowing *n, const cgi_narrow_entry *e, unsigned i, bool is_signed) {
  static const cgi_formula formulas[] = {
      {"zero8(x) return x & 0xff;"}, {"zero16(x) return x & 0xffff;"}, {"sign8(x) return (x << 24) >> 24;"}, {"sign16(x) return (x << 16) >> 16;"}};
  cg_op op = e->op;
  int64_t known;
  cg_value v = cg_op_operand(op, i);
  if (!(e->operands & (1u << (i < 31 ? i : 31)))) return;
  if (cgi_constant_int(v, &known)) { // constants are sign-extended
    if (is_signed || known >= 0) return;
  }
  if (!is_signed && v->op && v->op->def->kind == CG_ARITH_EXTUI) { // a load: its upper bits are zeros
    cg_type from = cg_type_element(cg_op_operand(v->op, CG_OPERAND)->type);
    if (cg_type_is_int(from) && cg_type_width(from) <= n->width) return;
  }
  cgi_formula_target t = cgi_formula_before(op, v->type, NULL, 32, formulas, 4);
  v = cgi_formula_expand1(&t, &formulas[(is_signed ? 2 : 0) + (n->width == 16 ? 1 : 0)], 1, &v);
  if (v) cgi_op_set_operand(op, i, v);
}

// extsi, extui, trunci from and to the type, which is i32 by now: beside a type that the target has they may turn round.
static bool cgi_narrow_int_cast(cg_op op) {
  cg_value v = cg_op_operand(op, CG_OPERAND);
  cg_type type = op->results[0]->type;
  unsigned have = cg_type_width(cg_type_element(v->type)), want = cg_type_width(cg_type_element(type));
  bool truncates = op->def->kind == CG_ARITH_TRUNCI;
  if (have == want) {
    cgi_op_replace1(op, v);
  } else if (truncates != (have > want)) {
    cgi_builder b = cgi_builder_before(op);
    cgi_op_replace1(op, cgi_build_unary(&b, truncates ? CG_ARITH_EXTUI : CG_ARITH_TRUNCI, type, v));
  }
  return true;
}

// mulsi_extended, mului_extended and addui_extended: both words of the result are in the i32 one.
static bool cgi_narrow_extended(const cgi_narrowing *n, const cgi_narrow_entry *e) {
  static const cgi_formula formulas[] = {{"mul8(a,b) p = a * b; return p, p >> 8;"},
                                         {"mul16(a,b) p = a * b; return p, p >> 16;"},
                                         {"add8(a,b) s = a + b; return s, (s >>> 8) != 0;"},
                                         {"add16(a,b) s = a + b; return s, (s >>> 16) != 0;"}};
  cg_op op = e->op;
  bool add = op->def->kind == CG_ARITH_ADDUI_EXTENDED, is_signed = op->def->kind == CG_ARITH_MULSI_EXTENDED;
  cg_value args[2], results[2];
  cgi_narrow_normalise(n, e, 0, is_signed);
  cgi_narrow_normalise(n, e, 1, is_signed);
  args[0] = cg_op_operand(op, CG_LHS);
  args[1] = cg_op_operand(op, CG_RHS);
  cgi_formula_target t = cgi_formula_before(op, args[0]->type, NULL, 32, formulas, 4);
  if (!cgi_formula_expand(&t, &formulas[(add ? 2 : 0) + (n->width == 16 ? 1 : 0)], 2, args, 2, results)) return false;
  cgi_op_replace(op, results);
  return true;
}

static bool cgi_narrow_int_op(cgi_narrowing *n, const cgi_narrow_entry *e) {
  cg_op op = e->op;
  switch (op->def->kind) {
  case CG_ARITH_CONSTANT: return cgi_narrow_constant(n, op);
  case CG_MEMREF_LOAD:
  case CG_VECTOR_LOAD: return cgi_narrow_load(n, op, true);
  case CG_MEMREF_STORE:
  case CG_VECTOR_STORE: return cgi_narrow_store(n, op, true);
  case CG_ARITH_EXTUI: cgi_narrow_normalise(n, e, 0, false); return cgi_narrow_int_cast(op);
  case CG_ARITH_EXTSI: cgi_narrow_normalise(n, e, 0, true); return cgi_narrow_int_cast(op);
  case CG_ARITH_TRUNCI: return cgi_narrow_int_cast(op);
  case CG_ARITH_MULSI_EXTENDED:
  case CG_ARITH_MULUI_EXTENDED:
  case CG_ARITH_ADDUI_EXTENDED: return cgi_narrow_extended(n, e);
  case CG_MEMREF_ATOMIC_RMW:
  case CG_ARITH_BITCAST:
  case CG_VECTOR_BITCAST: return cgi_op_unsupported(op, "[missing-feature] is not possible on an integer type that the target lacks");
  case CG_ARITH_SHLI: cgi_narrow_normalise(n, e, 1, false); return true;
  case CG_ARITH_SHRSI:
    cgi_narrow_normalise(n, e, 0, true);
    cgi_narrow_normalise(n, e, 1, false);
    return true;
  case CG_SCF_FOR:
    for (unsigned i = 0; i < 3; i++) cgi_narrow_normalise(n, e, i, true);
    return true;
  case CG_ARITH_DIVSI:
  case CG_ARITH_REMSI:
  case CG_ARITH_MAXSI:
  case CG_ARITH_MINSI:
  case CG_ARITH_SITOFP:
  case CG_ARITH_INDEX_CAST:
  case CG_MATH_ABSI:
  case CG_MATH_IPOWI:
    for (unsigned i = 0; i < op->num_operands; i++) cgi_narrow_normalise(n, e, i, true);
    return true;
  case CG_ARITH_CMPI:
    for (unsigned i = 0; i < 2; i++) cgi_narrow_normalise(n, e, i, cgi_cmpi_is_signed(cgi_predicate_of(op)));
    return true;
  case CG_ARITH_DIVUI:
  case CG_ARITH_REMUI:
  case CG_ARITH_SHRUI:
  case CG_ARITH_MAXUI:
  case CG_ARITH_MINUI:
  case CG_ARITH_UITOFP:
  case CG_ARITH_INDEX_CASTUI:
    for (unsigned i = 0; i < op->num_operands; i++) cgi_narrow_normalise(n, e, i, false);
    return true;
  default: return true; // what does not look at the upper bits
  }
}

// ---- drivers --------------------------------------------------------------------------------------------------------------------------
static bool cgi_narrow_run(cgi_narrowing *n, cg_op function) {
  cg_context *ctx = n->ctx;
  n->stored.ctx = ctx;
  bool ok = cgi_walk_pre(function, cgi_narrow_collect, n);
  if (ok) cgi_walk_values(function, cgi_narrow_retype, n);
  for (size_t i = 0; ok && i < cgi_len(n->entries); i++)
    ok = n->kind == CG_TYPE_INTEGER ? cgi_narrow_int_op(n, &n->entries[i]) : cgi_narrow_float_op(n, &n->entries[i]);
  return ok;
}

CGI_DEF bool cgi_narrow_floats(const cgi_pass *pass, cg_op function, cg_type_kind kind, bool native_memory, bool native_rounding) {
  cgi_narrowing n;
  if (!cgi_type_occurs(function->ctx, kind, 0)) return true;
  memset(&n, 0, sizeof n);
  n.ctx = function->ctx;
  n.pass = pass;
  n.kind = kind;
  n.width = kind == CG_TYPE_F16 || kind == CG_TYPE_BF16 ? 16 : 8;
  n.native_memory = native_memory;
  n.native_rounding = native_rounding;
  n.wide = cgi_type_f32(n.ctx);
  n.storage = native_memory ? cgi_type_float(n.ctx, kind) : cgi_type_i(n.ctx, n.width);
  return cgi_narrow_run(&n, function);
}

CGI_DEF bool cgi_narrow_ints(const cgi_pass *pass, cg_op function, unsigned width) {
  cgi_narrowing n;
  if (!cgi_type_occurs(function->ctx, CG_TYPE_INTEGER, width)) return true;
  memset(&n, 0, sizeof n);
  n.ctx = function->ctx;
  n.pass = pass;
  n.kind = CG_TYPE_INTEGER;
  n.width = width;
  n.native_memory = true;
  n.wide = cgi_type_i(n.ctx, 32);
  n.storage = cgi_type_i(n.ctx, width);
  return cgi_narrow_run(&n, function);
}
