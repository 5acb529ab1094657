// type-propagation: what memory holds and what a kernel computes in, for the target at hand. In dispatch functions, on tensors or on buffers:
//
//   %m = hal.interface.binding.subspan … : memref<4xi1>        %m = … : memref<4xi8>
//   %v = memref.load %m[%i] : memref<4xi1>              -->    %w = memref.load %m[%i] : memref<4xi8> ; %v = arith.trunci %w : i8 to i1
//
//   %s = arith.addf %x, %y : bf16                       -->    %s = f32 sum of the extended operands, rounded to bf16 and extended again
//
// i1 and i4 lie in memory as i8, index as i32; no size or layout changes. bf16, f16 without float16, and integers below 32 bits without int8 or int16
// are computed in f32 and i32: a narrow value then exists only between memory and its conversion. i64 and f64 that the target lacks are a named
// error.
// Requires: dispatch functions. Preserves: results bit by bit. Runs best after linalg-to-loops, when no narrow accumulator is left in a tensor.
#include "dialects/linalg.h"
#include "dialects/scalar.h"
#include "passes/pass_table.h"
#include "support/structured.h"

#define CGI_PROPAGATE_MAX_DEPTH 256
#define CGI_PROPAGATE_MAX_OPERANDS 16 // of an op that is computed in wider types

typedef struct cgi_propagate {
  cg_context *ctx;
  const cg_target *target; // NULL: only what holds for every target
  cgi_hmap origin;         // a widened value to the narrow element type it stands for
  cgi_hmap clean;          // a widened integer to 1 (zero-extended) or 2 (sign-extended); others have any upper bits
  unsigned depth;
  bool ok;
} cgi_propagate;

// ---- storage types ------------------------------------------------------------------------------------------------------------------

static cg_type cgi_propagate_storage_element(cg_type e) {
  if (cg_type_get_kind(e) == CG_TYPE_INDEX) return cgi_type_i(e->ctx, 32);
  if (cg_type_is_int(e) && cg_type_width(e) < 8) return cgi_type_i(e->ctx, 8);
  return e;
}

// The type with its elements as they lie in memory.
static cg_type cgi_propagate_storage(cg_type t) {
  if (cg_type_get_kind(t) == CG_TYPE_DISPATCH_TENSOR) {
    cg_type inner = cg_type_element(t), s = cgi_propagate_storage(inner);
    return s == inner ? t : cgi_type_dispatch_tensor(t->ctx, cg_type_text(t), cg_type_access(t), s);
  }
  if (!cg_type_is_shaped(t)) return cgi_propagate_storage_element(t);
  cg_type e = cgi_propagate_storage_element(cg_type_element(t));
  return e == cg_type_element(t) ? t : cgi_type_with_element(t, e);
}

static bool cgi_propagate_is_buffer(cg_type t) { return cg_type_get_kind(t) == CG_TYPE_MEMREF || cg_type_get_kind(t) == CG_TYPE_DISPATCH_TENSOR; }

// A scalar or vector, or the body of a generic, between a type and its storage type.
static cg_value cgi_propagate_cast(cgi_builder *b, cg_value v, cg_type to) {
  cg_type from = cg_value_type(v), fe = cg_type_is_shaped(from) ? cg_type_element(from) : from, te = cg_type_is_shaped(to) ? cg_type_element(to) : to;
  if (from == to) return v;
  if (cg_type_get_kind(fe) == CG_TYPE_INDEX || cg_type_get_kind(te) == CG_TYPE_INDEX) return cgi_build_unary(b, CG_ARITH_INDEX_CAST, to, v);
  return cgi_build_unary(b, cg_type_width(fe) < cg_type_width(te) ? CG_ARITH_EXTUI : CG_ARITH_TRUNCI, to, v);
}

// The same for a whole tensor.
static cg_value cgi_propagate_cast_tensor(cgi_builder *b, cg_value v, cg_type to) {
  unsigned rank = cg_type_rank(to);
  if (rank > CGI_MAX_LOOPS) return v;
  cg_value init = cgi_build_empty_as(b, to, v);
  cg_op generic = cgi_build_each(b, v, init);
  cgi_builder inner = cgi_builder_in(generic, 0);
  cg_value r = cgi_propagate_cast(&inner, cg_block_arg(cgi_linalg_body(generic), 0), cg_type_element(to));
  cgi_build_linalg_yield(&inner, r);
  return cg_op_result(generic, 0);
}

static cg_value cgi_propagate_cast_any(cgi_builder *b, cg_value v, cg_type to) {
  if (cg_value_type(v) == to) return v;
  return cg_type_get_kind(to) == CG_TYPE_TENSOR ? cgi_propagate_cast_tensor(b, v, to) : cgi_propagate_cast(b, v, to);
}

// Result 0 comes from memory: it gets its storage type and is converted behind the op.
static void cgi_propagate_fix_load(cg_op op) {
  cg_value old_value = cg_op_result(op, 0);
  cg_type t = cg_value_type(old_value), s = cgi_propagate_storage(t);
  if (s == t) return;
  cg_op loaded = cgi_op_clone(op, NULL);
  cgi_op_insert_before(loaded, op);
  cgi_value_set_type(cg_op_result(loaded, 0), s);
  cgi_builder b = cgi_builder_before(op);
  cgi_op_replace1(op, cgi_propagate_cast_any(&b, cg_op_result(loaded, 0), t));
}

static void cgi_propagate_fix_operand(cg_op op, unsigned i) {
  cg_value v = cg_op_operand(op, i);
  cgi_builder b = cgi_builder_before(op);
  cgi_op_set_operand(op, i, cgi_propagate_cast_any(&b, v, cgi_propagate_storage(cg_value_type(v))));
}

// A structured op on buffers: its body reads and yields storage types.
static void cgi_propagate_fix_structured(cg_op op) {
  cg_block body = cgi_linalg_body(op);
  if (!body) return;
  cg_op generic = cgi_generalize(op);
  body = cgi_linalg_body(generic);
  for (unsigned i = 0; i < cg_block_num_args(body); ++i) {
    cg_value arg = cg_block_arg(body, i), operand = cg_op_operand(generic, i);
    cg_type t = cg_value_type(arg), s = cgi_propagate_storage(t);
    if (s == t || cg_type_get_kind(cg_value_type(operand)) != CG_TYPE_MEMREF) continue;
    cgi_builder b = cgi_builder_at_start(body, cg_op_loc(generic));
    cgi_value_set_type(arg, s);
    cg_value cast = cgi_propagate_cast(&b, arg, t);
    cgi_value_replace_uses(arg, cast);
    cgi_op_set_operand(cg_value_op(cast), CG_OPERAND, arg);
  }
  cg_op yield = cgi_block_terminator(body);
  for (unsigned i = 0; yield && i < cg_op_num_operands(yield); ++i)
    if (cg_type_get_kind(cg_value_type(cgi_linalg_output(generic, i))) == CG_TYPE_MEMREF) cgi_propagate_fix_operand(yield, i);
}

static void cgi_propagate_retype(cg_value v, void *user) {
  (void)user;
  if (cgi_propagate_is_buffer(cg_value_type(v))) cgi_value_set_type(v, cgi_propagate_storage(cg_value_type(v)));
}

static bool cgi_propagate_fix_access(cg_op op, void *user) {
  (void)user;
  switch (cg_op_get_kind(op)) {
  case CG_MEMREF_LOAD:
  case CG_VECTOR_LOAD:
  case CG_FLOW_DISPATCH_TENSOR_LOAD:
  case CG_HAL_INTERFACE_LOAD_TENSOR: cgi_propagate_fix_load(op); return true;
  case CG_VECTOR_TRANSFER_READ: {
    unsigned first;
    cgi_operand_group(op, "padding", &first);
    cgi_propagate_fix_operand(op, first);
    cgi_propagate_fix_load(op);
    return true;
  }
  case CG_VECTOR_TRANSFER_WRITE:
    if (cg_type_get_kind(cg_value_type(cg_op_operand(op, CG_VECTOR_TRANSFER_WRITE_SOURCE))) != CG_TYPE_MEMREF) return true;
    cgi_propagate_fix_operand(op, CG_VECTOR_TRANSFER_WRITE_VECTOR);
    return true;
  case CG_MEMREF_STORE:
  case CG_VECTOR_STORE:
  case CG_FLOW_DISPATCH_TENSOR_STORE:
  case CG_HAL_INTERFACE_STORE_TENSOR: cgi_propagate_fix_operand(op, CG_HAL_INTERFACE_STORE_TENSOR_OPERAND); return true;
  default:
    if (cgi_linalg_is(op) && cg_op_num_results(op) == 0) cgi_propagate_fix_structured(op);
    return true;
  }
}

static bool cgi_propagate_needs_storage(cg_op op, void *user) {
  (void)user;
  for (unsigned i = 0; i < cg_op_num_operands(op); ++i) {
    cg_type t = cg_value_type(cg_op_operand(op, i));
    if (cgi_propagate_is_buffer(t) && cgi_propagate_storage(t) != t) return false;
  }
  cg_op_kind kind = cg_op_get_kind(op);
  if (kind == CG_HAL_INTERFACE_LOAD_TENSOR && cgi_propagate_storage(cg_value_type(cg_op_result(op, 0))) != cg_value_type(cg_op_result(op, 0)))
    return false;
  return !(kind == CG_HAL_INTERFACE_STORE_TENSOR && cgi_propagate_storage(cg_value_type(cg_op_operand(op, CG_HAL_INTERFACE_STORE_TENSOR_OPERAND))) !=
                                                        cg_value_type(cg_op_operand(op, CG_HAL_INTERFACE_STORE_TENSOR_OPERAND)));
}

static void cgi_propagate_signature(cg_op func) {
  cg_context *ctx = func->ctx;
  cg_attr attr = cg_op_attr(func, "function_type");
  cg_type t = attr ? cg_attr_type(attr) : NULL;
  if (!t || cg_type_get_kind(t) != CG_TYPE_FUNCTION) return;
  cg_type *in = NULL, *out = NULL;
  for (unsigned i = 0; i < cg_type_num_inputs(t); ++i)
    cgi_push(in, cgi_propagate_is_buffer(cg_type_input(t, i)) ? cgi_propagate_storage(cg_type_input(t, i)) : cg_type_input(t, i));
  for (unsigned i = 0; i < cg_type_num_results(t); ++i)
    cgi_push(out, cgi_propagate_is_buffer(cg_type_result(t, i)) ? cgi_propagate_storage(cg_type_result(t, i)) : cg_type_result(t, i));
  cgi_func_set_type(func, (unsigned)cgi_len(in), in, (unsigned)cgi_len(out), out);
}

static void cgi_propagate_store_function(cg_op func) {
  if (cgi_walk_pre(func, cgi_propagate_needs_storage, NULL)) return;
  cgi_walk_values(func, cgi_propagate_retype, NULL);
  cgi_propagate_signature(func);
  cgi_walk_post(func, cgi_propagate_fix_access, NULL);
}

// ---- what the target computes -------------------------------------------------------------------------------------------------------

static bool cgi_propagate_has(const cgi_propagate *p, uint64_t feature) { return !p->target || (p->target->features & feature) != 0; }

// The type that stands in for a narrow element type; NULL where the target computes it itself.
static cg_type cgi_propagate_wide_element(const cgi_propagate *p, cg_type e) {
  switch (cg_type_get_kind(e)) {
  case CG_TYPE_BF16:
  case CG_TYPE_F8E4M3FN:
  case CG_TYPE_F8E5M2: return cgi_type_f32(p->ctx);
  case CG_TYPE_F16: return cgi_propagate_has(p, CG_FEATURE_FLOAT16) ? NULL : cgi_type_f32(p->ctx);
  case CG_TYPE_INTEGER: {
    unsigned w = cg_type_width(e);
    if (w == 1 || w >= 32 || (!p->target && (w == 8 || w == 16))) return NULL;
    bool has = (w == 8 && cgi_propagate_has(p, CG_FEATURE_INT8)) || (w == 16 && cgi_propagate_has(p, CG_FEATURE_INT16));
    return has ? NULL : cgi_type_i(p->ctx, 32);
  }
  default: return NULL;
  }
}

static cg_type cgi_propagate_wide(const cgi_propagate *p, cg_type t) {
  if (cg_type_get_kind(t) == CG_TYPE_VECTOR) {
    cg_type w = cgi_propagate_wide_element(p, cg_type_element(t));
    return w ? cgi_type_with_element(t, w) : NULL;
  }
  return cg_type_is_shaped(t) ? NULL : cgi_propagate_wide_element(p, t);
}

static cg_type cgi_propagate_scalar_of(cg_type t) { return cg_type_is_shaped(t) || cgi_propagate_is_buffer(t) ? cg_type_element(t) : t; }

static bool cgi_propagate_check_type(cgi_propagate *p, cg_op op, cg_type t) {
  cg_type e = cgi_propagate_scalar_of(cgi_propagate_scalar_of(t)); // a dispatch tensor holds a tensor
  if (cg_type_is_int(e) && cg_type_width(e) > 64) return cgi_op_unsupported(op, "[missing-feature] computes in %t, which no target has", e);
  if (cg_type_is_int(e) && cg_type_width(e) > 32 && cg_type_width(e) != 64 && !cgi_propagate_has(p, CG_FEATURE_INT64)) // emulate-wide-int splits i64
    return cgi_op_unsupported(op, "[missing-feature] needs %t, which target '%s' does not compute", e, p->target->name);
  if (cg_type_get_kind(e) == CG_TYPE_F64 && !cgi_propagate_has(p, CG_FEATURE_FLOAT64))
    return cgi_op_unsupported(op, "[missing-feature] needs f64, which target '%s' does not compute", p->target->name);
  return true;
}

static bool cgi_propagate_check_op(cg_op op, void *user) {
  cgi_propagate *p = (cgi_propagate *)user;
  for (unsigned i = 0; i < cg_op_num_results(op); ++i)
    if (!cgi_propagate_check_type(p, op, cg_value_type(cg_op_result(op, i)))) return p->ok = false;
  for (unsigned i = 0; i < cg_op_num_operands(op); ++i)
    if (!cgi_propagate_check_type(p, op, cg_value_type(cg_op_operand(op, i)))) return p->ok = false;
  return true;
}

// ---- widening -----------------------------------------------------------------------------------------------------------------------

static cg_type cgi_propagate_origin(const cgi_propagate *p, cg_value v) { return (cg_type)cgi_hmap_ptr(&p->origin, v); }

static void cgi_propagate_put(cgi_propagate *p, cg_value wide, cg_type narrow_element, uint64_t clean) {
  cgi_hmap_put_ptr(&p->origin, wide, narrow_element);
  if (clean) cgi_hmap_put(&p->clean, (uint64_t)(uintptr_t)wide, clean);
}

static cg_value cgi_propagate_const_int(cgi_builder *b, cg_type t, int64_t v) {
  if (!cg_type_is_shaped(t)) return cgi_build_int(b, t, v);
  return cgi_build_constant(b, cgi_attr_dense_splat(b->ctx, t, cgi_attr_int(b->ctx, cg_type_element(t), v)));
}

static bool cgi_propagate_is_clean(const cgi_propagate *p, cg_value v, uint64_t how) {
  uint64_t known;
  return cgi_hmap_get(&p->clean, (uint64_t)(uintptr_t)v, &known) && known == how;
}

// The value of a widened integer, by zero or by sign; other values as they are.
static cg_value cgi_propagate_extend(cgi_propagate *p, cgi_builder *b, cg_value v, bool by_sign) {
  cg_type narrow = cgi_propagate_origin(p, v), t = cg_value_type(v);
  if (!narrow || !cg_type_is_int(narrow) || cgi_propagate_is_clean(p, v, by_sign ? 2 : 1)) return v;
  if (!by_sign) return cgi_build_binary(b, CG_ARITH_ANDI, v, cgi_propagate_const_int(b, t, ((int64_t)1 << cg_type_width(narrow)) - 1));
  cg_value amount = cgi_propagate_const_int(b, t, 32 - (int64_t)cg_type_width(narrow));
  return cgi_build_binary(b, CG_ARITH_SHRSI, cgi_build_binary(b, CG_ARITH_SHLI, v, amount), amount);
}

// The widened value in its narrow type, for memory and for ops that know no other.
static cg_value cgi_propagate_narrow(cgi_propagate *p, cgi_builder *b, cg_value v) {
  cg_type narrow = cgi_propagate_origin(p, v), t = cg_value_type(v);
  if (!narrow) return v;
  cg_type to = cg_type_is_shaped(t) ? cgi_type_with_element(t, narrow) : narrow;
  return cgi_build_unary(b, cg_type_is_float(narrow) ? CG_ARITH_TRUNCF : CG_ARITH_TRUNCI, to, v);
}

// A narrow value widened: exact.
static cg_value cgi_propagate_widen(cgi_propagate *p, cgi_builder *b, cg_value v, cg_type wide) {
  cg_type e = cgi_propagate_scalar_of(cg_value_type(v));
  cg_value w = cgi_build_unary(b, cg_type_is_float(e) ? CG_ARITH_EXTF : CG_ARITH_EXTUI, wide, v);
  cgi_propagate_put(p, w, e, cg_type_is_int(e) ? 1 : 0);
  return w;
}

// The widened value as a value of its own right. One SSA value either stands for a narrow one or is what it is; what is twofold here cse merges
// later.
static cg_value cgi_propagate_fresh(cgi_propagate *p, cgi_builder *b, cg_value v) {
  cg_op def = cg_value_op(v);
  if (!cgi_propagate_origin(p, v)) return v;
  if (def && cg_op_num_results(def) == 1 && cg_op_num_regions(def) == 0 && cgi_op_is_pure(def)) {
    cg_op again = cgi_op_clone(def, NULL);
    cgi_op_insert_before(again, b->before);
    return cg_op_result(again, 0);
  }
  if (cg_type_is_int(cgi_propagate_scalar_of(cg_value_type(v))))
    return cgi_build_binary(b, CG_ARITH_ORI, v, cgi_propagate_const_int(b, cg_value_type(v), 0));
  return cgi_build_unary(b, CG_ARITH_EXTF, cg_value_type(v), cgi_propagate_narrow(p, b, v));
}

// f32 arithmetic rounded to the narrow type.
static cg_value cgi_propagate_round(cgi_builder *b, cg_value v, cg_type narrow_element) {
  cg_type t = cg_value_type(v), n = cg_type_is_shaped(t) ? cgi_type_with_element(t, narrow_element) : narrow_element;
  return cgi_build_unary(b, CG_ARITH_EXTF, t, cgi_build_unary(b, CG_ARITH_TRUNCF, n, v));
}

static void cgi_propagate_take(cgi_propagate *p, cg_op op, cg_value v, cg_type narrow_element, uint64_t clean) {
  if (narrow_element) cgi_propagate_put(p, v, narrow_element, clean);
  cgi_op_replace1(op, v);
}

// The op again on the operands given, with a result of type t.
static cg_value cgi_propagate_again(cgi_builder *b, cg_op op, const cg_value *operands, cg_type t) {
  cg_op made = cgi_build_like(b, op, cg_op_num_operands(op), operands, t);
  return cg_op_result(made, 0);
}

static bool cgi_propagate_rounds_nothing(cg_op_kind kind) {
  switch (kind) {
  case CG_ARITH_NEGF:
  case CG_ARITH_MAXIMUMF:
  case CG_ARITH_MINIMUMF:
  case CG_ARITH_MAXNUMF:
  case CG_ARITH_MINNUMF:
  case CG_ARITH_REMF:
  case CG_MATH_ABSF:
  case CG_MATH_CEIL:
  case CG_MATH_FLOOR:
  case CG_MATH_ROUND:
  case CG_MATH_ROUNDEVEN:
  case CG_MATH_TRUNC:
  case CG_MATH_COPYSIGN: return true;
  default: return false;
  }
}

// What an integer op asks of its operands: low bits only, their value by zero, by sign.
typedef enum cgi_propagate_need {
  CGI_PROPAGATE_ANY,
  CGI_PROPAGATE_ZERO,
  CGI_PROPAGATE_SIGN,
  CGI_PROPAGATE_SIGN_THEN_ZERO,
  CGI_PROPAGATE_ANY_THEN_ZERO,
  CGI_PROPAGATE_UNKNOWN
} cgi_propagate_need;

static cgi_propagate_need cgi_propagate_int_need(cg_op_kind kind) {
  switch (kind) {
  case CG_ARITH_ADDI:
  case CG_ARITH_SUBI:
  case CG_ARITH_MULI:
  case CG_ARITH_ANDI:
  case CG_ARITH_ORI:
  case CG_ARITH_XORI: return CGI_PROPAGATE_ANY;
  case CG_ARITH_SHLI: return CGI_PROPAGATE_ANY_THEN_ZERO;
  case CG_ARITH_SHRUI:
  case CG_ARITH_DIVUI:
  case CG_ARITH_REMUI:
  case CG_ARITH_CEILDIVUI:
  case CG_ARITH_MAXUI:
  case CG_ARITH_MINUI:
  case CG_MATH_CTPOP: return CGI_PROPAGATE_ZERO;
  case CG_ARITH_SHRSI: return CGI_PROPAGATE_SIGN_THEN_ZERO;
  case CG_ARITH_DIVSI:
  case CG_ARITH_REMSI:
  case CG_ARITH_CEILDIVSI:
  case CG_ARITH_FLOORDIVSI:
  case CG_ARITH_MAXSI:
  case CG_ARITH_MINSI:
  case CG_MATH_ABSI: return CGI_PROPAGATE_SIGN;
  default: return CGI_PROPAGATE_UNKNOWN;
  }
}

static cg_value cgi_propagate_as(cgi_propagate *p, cgi_builder *b, cg_value v, cgi_propagate_need need) {
  return need == CGI_PROPAGATE_ZERO || need == CGI_PROPAGATE_SIGN ? cgi_propagate_extend(p, b, v, need == CGI_PROPAGATE_SIGN) : v;
}

static bool cgi_propagate_int_op(cgi_propagate *p, cgi_builder *b, cg_op op, cg_type narrow, cg_type wide) {
  cg_op_kind kind = cg_op_get_kind(op);
  cg_value in[2];
  unsigned n = cg_op_num_operands(op), width = cg_type_width(narrow);
  if (kind == CG_MATH_CTLZ || kind == CG_MATH_CTTZ) {
    cg_value x = cg_op_operand(op, CG_OPERAND);
    if (kind == CG_MATH_CTLZ) {
      x = cgi_build_unary(b, kind, wide, cgi_propagate_extend(p, b, x, false));
      x = cgi_build_binary(b, CG_ARITH_SUBI, x, cgi_propagate_const_int(b, wide, 32 - (int64_t)width));
    } else { // a bit behind the last stops the count
      x = cgi_build_unary(b, kind, wide, cgi_build_binary(b, CG_ARITH_ORI, x, cgi_propagate_const_int(b, wide, (int64_t)1 << width)));
    }
    cgi_propagate_take(p, op, x, narrow, 1);
    return true;
  }
  cgi_propagate_need need = cgi_propagate_int_need(kind);
  if (need == CGI_PROPAGATE_UNKNOWN || n > 2 || cg_op_num_results(op) != 1) return false;
  for (unsigned i = 0; i < n; ++i) {
    cgi_propagate_need one = need;
    if (need == CGI_PROPAGATE_SIGN_THEN_ZERO)
      one = i ? CGI_PROPAGATE_ZERO : CGI_PROPAGATE_SIGN;
    else if (need == CGI_PROPAGATE_ANY_THEN_ZERO)
      one = i ? CGI_PROPAGATE_ZERO : CGI_PROPAGATE_ANY;
    in[i] = cgi_propagate_as(p, b, cg_op_operand(op, i), one);
  }
  cg_value made = cgi_build_value(b, kind, wide, n, in, NULL); // overflow flags spoke of the narrow type
  cgi_propagate_take(p, op, made, narrow, need == CGI_PROPAGATE_ZERO && kind != CG_ARITH_CEILDIVUI ? 1 : 0);
  return true;
}

static bool cgi_propagate_constant(cgi_propagate *p, cgi_builder *b, cg_op op, cg_type narrow, cg_type wide) {
  cg_context *ctx = p->ctx;
  cg_attr a = cg_op_attr(op, "value");
  cg_type e = cgi_propagate_scalar_of(wide);
  if (cg_attr_get_kind(a) == CG_ATTR_DENSE) {
    if (!cg_attr_is_splat(a)) return false;
    a = cgi_attr_dense_at(ctx, a, 0);
  }
  cg_attr w = cg_type_is_float(e) ? cgi_attr_float(ctx, e, cg_attr_float(a)) : cgi_attr_int(ctx, e, cg_attr_int(a));
  if (cg_type_is_shaped(wide)) w = cgi_attr_dense_splat(ctx, wide, w);
  bool negative = cg_type_is_int(narrow) && cg_attr_int(a) < 0;
  cgi_propagate_take(p, op, cgi_build_constant(b, w), narrow, cg_type_is_int(narrow) ? (negative ? 2 : 1) : 0);
  return true;
}

static cg_value cgi_propagate_const_float(cgi_builder *b, cg_type t, double v) {
  if (!cg_type_is_shaped(t)) return cgi_build_float(b, t, v);
  return cgi_build_constant(b, cgi_attr_dense_splat(b->ctx, t, cgi_attr_float(b->ctx, cg_type_element(t), v)));
}

// The encoding of a bf16 or f16 value that f32 holds, in the low bits of an i32.
static cg_value cgi_propagate_encode(cgi_builder *b, cg_value x, cg_type narrow, cg_type i32) {
  cg_type f32 = cg_value_type(x);
  cg_value bits = cgi_build_unary(b, CG_ARITH_BITCAST, i32, x), sixteen = cgi_propagate_const_int(b, i32, 16);
  cg_value high = cgi_build_binary(b, CG_ARITH_SHRUI, bits, sixteen);
  if (cg_type_get_kind(narrow) == CG_TYPE_BF16) return high;
  cg_value thirteen = cgi_propagate_const_int(b, i32, 13);
  cg_value magnitude = cgi_build_binary(b, CG_ARITH_ANDI, bits, cgi_propagate_const_int(b, i32, 0x7FFFFFFF));
  cg_value normal =
      cgi_build_binary(b, CG_ARITH_SHRUI, cgi_build_binary(b, CG_ARITH_SUBI, magnitude, cgi_propagate_const_int(b, i32, 0x38000000)), thirteen);
  cg_value payload = cgi_build_binary(b, CG_ARITH_SHRUI, magnitude, thirteen);
  payload = cgi_build_binary(b, CG_ARITH_ANDI, payload, cgi_propagate_const_int(b, i32, 0x3FF));
  cg_value special = cgi_build_binary(b, CG_ARITH_ORI, payload, cgi_propagate_const_int(b, i32, 0x7C00)); // infinity and NaN
  cg_value is_tiny =
      cgi_build_cmpi(b, CG_CMPI_ULT, magnitude, cgi_propagate_const_int(b, i32, 0x38800000)); // below the normal numbers of f16: units of 2^-24
  cg_value absolute = cgi_build_unary(b, CG_ARITH_BITCAST, f32, magnitude);
  cg_value denormal = cgi_build_select(b, is_tiny, absolute, cgi_propagate_const_float(b, f32, 0.0));
  cg_value tiny =
      cgi_build_unary(b, CG_ARITH_FPTOUI, i32, cgi_build_binary(b, CG_ARITH_MULF, denormal, cgi_propagate_const_float(b, f32, 16777216.0)));
  cg_value is_special = cgi_build_cmpi(b, CG_CMPI_UGE, magnitude, cgi_propagate_const_int(b, i32, 0x7F800000));
  cg_value r = cgi_build_select(b, is_special, special, cgi_build_select(b, is_tiny, tiny, normal));
  return cgi_build_binary(b, CG_ARITH_ORI, r, cgi_build_binary(b, CG_ARITH_ANDI, high, cgi_propagate_const_int(b, i32, 0x8000)));
}

// The other way; upper bits of v may be anything.
static cg_value cgi_propagate_decode(cgi_builder *b, cg_value v, cg_type narrow, cg_type f32) {
  cg_type i32 = cg_value_type(v);
  cg_value sixteen = cgi_propagate_const_int(b, i32, 16);
  if (cg_type_get_kind(narrow) == CG_TYPE_BF16) return cgi_build_unary(b, CG_ARITH_BITCAST, f32, cgi_build_binary(b, CG_ARITH_SHLI, v, sixteen));
  cg_value magnitude = cgi_build_binary(b, CG_ARITH_ANDI, v, cgi_propagate_const_int(b, i32, 0x7FFF));
  cg_value shifted = cgi_build_binary(b, CG_ARITH_SHLI, magnitude, cgi_propagate_const_int(b, i32, 13));
  cg_value normal = cgi_build_binary(b, CG_ARITH_ADDI, shifted, cgi_propagate_const_int(b, i32, 0x38000000));
  cg_value special = cgi_build_binary(b, CG_ARITH_ORI, shifted, cgi_propagate_const_int(b, i32, 0x7F800000));
  cg_value units = cgi_build_unary(b, CG_ARITH_UITOFP, f32, cgi_build_binary(b, CG_ARITH_ANDI, magnitude, cgi_propagate_const_int(b, i32, 0x3FF)));
  cg_value tiny =
      cgi_build_unary(b, CG_ARITH_BITCAST, i32, cgi_build_binary(b, CG_ARITH_MULF, units, cgi_propagate_const_float(b, f32, 1.0 / 16777216.0)));
  cg_value is_tiny = cgi_build_cmpi(b, CG_CMPI_ULT, magnitude, cgi_propagate_const_int(b, i32, 0x400));
  cg_value is_special = cgi_build_cmpi(b, CG_CMPI_UGE, magnitude, cgi_propagate_const_int(b, i32, 0x7C00));
  cg_value r = cgi_build_select(b, is_special, special, cgi_build_select(b, is_tiny, tiny, normal));
  cg_value sign = cgi_build_binary(b, CG_ARITH_SHLI, cgi_build_binary(b, CG_ARITH_ANDI, v, cgi_propagate_const_int(b, i32, 0x8000)), sixteen);
  return cgi_build_unary(b, CG_ARITH_BITCAST, f32, cgi_build_binary(b, CG_ARITH_ORI, r, sign));
}

static bool cgi_propagate_is_half(cg_type t) { return t && (cg_type_get_kind(t) == CG_TYPE_BF16 || cg_type_get_kind(t) == CG_TYPE_F16); }

// Bits of bf16 and f16 from and to 16-bit integers and each other, through an i32.
static bool cgi_propagate_bitcast(cgi_propagate *p, cgi_builder *b, cg_op op, cg_type narrow, cg_type t) {
  cg_value x = cg_op_operand(op, CG_OPERAND), bits;
  cg_type from = cgi_propagate_origin(p, x), i32 = cgi_type_i(p->ctx, 32), i16 = cgi_type_i(p->ctx, 16);
  if (cg_type_is_shaped(t)) {
    i32 = cgi_type_with_element(t, i32);
    i16 = cgi_type_with_element(t, i16);
  }
  if (cgi_propagate_is_half(from))
    bits = cgi_propagate_encode(b, x, from, i32);
  else if (from && cg_type_is_int(from) && cg_type_width(from) == 16)
    bits = x;
  else if (!from && cg_type_width(cgi_propagate_scalar_of(cg_value_type(x))) == 16) { // the target has this one
    if (cg_value_type(x) != i16) x = cgi_build_unary(b, CG_ARITH_BITCAST, i16, x);
    bits = cgi_build_unary(b, CG_ARITH_EXTUI, i32, x);
  } else
    return false;
  if (cgi_propagate_is_half(narrow)) {
    cgi_propagate_take(p, op, cgi_propagate_decode(b, bits, narrow, t), narrow, 0);
  } else if (narrow) {
    cgi_propagate_take(p, op, bits == x ? cgi_propagate_fresh(p, b, x) : bits, narrow, 0);
  } else {
    bits = cgi_build_unary(b, CG_ARITH_TRUNCI, i16, bits);
    cgi_propagate_take(p, op, t == i16 ? bits : cgi_build_unary(b, CG_ARITH_BITCAST, t, bits), NULL, 0);
  }
  return true;
}

// x as t, which is wider or narrower: what is widened on a target may be either beside what the target has.
static cg_value cgi_propagate_resize(cgi_builder *b, cg_value x, cg_type t, cg_op_kind extend, cg_op_kind truncate) {
  unsigned from = cg_type_width(cgi_propagate_scalar_of(cg_value_type(x))), to = cg_type_width(cgi_propagate_scalar_of(t));
  return from == to ? x : cgi_build_unary(b, from < to ? extend : truncate, t, x);
}

// Conversions with a widened operand or result. `narrow` is the result's narrow element or NULL, `t` its type after widening.
static bool cgi_propagate_conversion(cgi_propagate *p, cgi_builder *b, cg_op op, cg_type narrow, cg_type t) {
  cg_op_kind kind = cg_op_get_kind(op);
  cg_value x = cg_op_operand(op, CG_OPERAND), v;
  bool clean;
  switch (kind) {
  case CG_ARITH_EXTUI:
  case CG_ARITH_EXTSI:
    x = cgi_propagate_extend(p, b, x, kind == CG_ARITH_EXTSI);
    v = cg_value_type(x) == t ? cgi_propagate_fresh(p, b, x) : cgi_propagate_resize(b, x, t, kind, CG_ARITH_TRUNCI);
    cgi_propagate_take(p, op, v, narrow, narrow ? (kind == CG_ARITH_EXTUI ? 1 : 2) : 0);
    return true;
  case CG_ARITH_TRUNCI:
    v = cgi_propagate_resize(b, x, t, CG_ARITH_EXTUI, kind);
    clean = narrow && cg_type_width(cgi_propagate_scalar_of(cg_value_type(x))) <= cg_type_width(cgi_propagate_scalar_of(t));
    if (clean) v = cgi_build_binary(b, CG_ARITH_ANDI, v, cgi_propagate_const_int(b, t, ((int64_t)1 << cg_type_width(narrow)) - 1));
    cgi_propagate_take(p, op, v, narrow, clean ? 1 : 0);
    return true;
  case CG_ARITH_SITOFP:
  case CG_ARITH_UITOFP:
    v = cgi_build_unary(b, kind, t, cgi_propagate_extend(p, b, x, kind == CG_ARITH_SITOFP));
    cgi_propagate_take(p, op, narrow ? cgi_propagate_round(b, v, narrow) : v, narrow, 0);
    return true;
  case CG_ARITH_FPTOSI:
  case CG_ARITH_FPTOUI: cgi_propagate_take(p, op, cgi_build_unary(b, kind, t, x), narrow, 0); return true;
  case CG_ARITH_INDEX_CAST:
  case CG_ARITH_INDEX_CASTUI:
    v = cgi_propagate_extend(p, b, x, kind == CG_ARITH_INDEX_CAST);
    cgi_propagate_take(p, op, cgi_build_unary(b, kind, t, v), narrow, 0);
    return true;
  case CG_ARITH_EXTF:
    v = cg_value_type(x) == t ? cgi_propagate_fresh(p, b, x) : cgi_propagate_resize(b, x, t, kind, CG_ARITH_TRUNCF);
    cgi_propagate_take(p, op, v, narrow, 0);
    return true;
  case CG_ARITH_TRUNCF:
    v = cgi_propagate_resize(b, x, t, CG_ARITH_EXTF, kind);
    cgi_propagate_take(p, op, narrow ? cgi_propagate_round(b, v, narrow) : v, narrow, 0);
    return true;
  case CG_ARITH_BITCAST: return cgi_propagate_bitcast(p, b, op, narrow, t);
  default: return false;
  }
}

static bool cgi_propagate_compare(cgi_propagate *p, cgi_builder *b, cg_op op) {
  cg_value in[2];
  bool is_signed = cgi_cmpi_is_signed(cgi_predicate_of(op));
  for (unsigned i = 0; i < 2; ++i) {
    in[i] = cg_op_operand(op, i);
    if (cg_op_get_kind(op) == CG_ARITH_CMPI) in[i] = cgi_propagate_extend(p, b, in[i], is_signed);
  }
  cgi_op_set_operands(op, 2, in);
  return true;
}

// Elements moved about inside vectors: the same op on the wide type.
static bool cgi_propagate_moves_elements(cg_op_kind kind) {
  switch (kind) {
  case CG_ARITH_SELECT:
  case CG_VECTOR_EXTRACT:
  case CG_VECTOR_INSERT:
  case CG_VECTOR_EXTRACTELEMENT:
  case CG_VECTOR_INSERTELEMENT:
  case CG_VECTOR_BROADCAST:
  case CG_VECTOR_SPLAT:
  case CG_VECTOR_SHUFFLE:
  case CG_VECTOR_SHAPE_CAST:
  case CG_VECTOR_TRANSPOSE:
  case CG_VECTOR_EXTRACT_STRIDED_SLICE:
  case CG_VECTOR_INSERT_STRIDED_SLICE: return true;
  default: return false;
  }
}

// An op that computes: returns false where it is not known, and then stays in its narrow types.
static bool cgi_propagate_compute(cgi_propagate *p, cg_op op) {
  cgi_builder b = cgi_builder_before(op);
  cg_op_kind kind = cg_op_get_kind(op);
  if (cg_op_num_results(op) != 1 || cg_op_num_regions(op) || cg_op_num_operands(op) > CGI_PROPAGATE_MAX_OPERANDS) return false;
  cg_type t = cg_value_type(cg_op_result(op, 0)), wide = cgi_propagate_wide(p, t), narrow = wide ? cgi_propagate_scalar_of(t) : NULL;
  if (kind == CG_ARITH_CONSTANT) return wide && cgi_propagate_constant(p, &b, op, narrow, wide);
  if (kind == CG_ARITH_CMPI || kind == CG_ARITH_CMPF) return cgi_propagate_compare(p, &b, op);
  if (!cg_op_num_operands(op)) return false;
  if (cgi_propagate_conversion(p, &b, op, narrow, wide ? wide : t)) return true;
  if (!wide) return false;
  cg_value in[CGI_PROPAGATE_MAX_OPERANDS];
  for (unsigned i = 0; i < cg_op_num_operands(op); ++i) in[i] = cg_op_operand(op, i);
  if (cgi_propagate_moves_elements(kind)) {
    cgi_propagate_take(p, op, cgi_propagate_again(&b, op, in, wide), narrow, 0);
    return true;
  }
  if (cg_type_is_int(narrow)) return cgi_propagate_int_op(p, &b, op, narrow, wide);
  if (!cg_op_has_trait(op, CG_TRAIT_ELEMENTWISE)) return false;
  cg_value v = cgi_propagate_again(&b, op, in, wide);
  cgi_propagate_take(p, op, cgi_propagate_rounds_nothing(kind) ? v : cgi_propagate_round(&b, v, narrow), narrow, 0);
  return true;
}

// The op stays as it is, between conversions: loads, stores and whatever else knows the narrow type only.
static void cgi_propagate_boundary(cgi_propagate *p, cg_op op) {
  cgi_builder before = cgi_builder_before(op), after = cgi_builder_after(op);
  for (unsigned i = 0; i < cg_op_num_operands(op); ++i)
    if (cgi_propagate_origin(p, cg_op_operand(op, i))) cgi_op_set_operand(op, i, cgi_propagate_narrow(p, &before, cg_op_operand(op, i)));
  for (unsigned i = 0; i < cg_op_num_results(op); ++i) {
    cg_value v = cg_op_result(op, i);
    cg_type wide = cgi_propagate_wide(p, cg_value_type(v));
    if (!wide || !cg_value_has_uses(v)) continue;
    cg_value w = cgi_propagate_widen(p, &after, v, wide);
    cgi_value_replace_uses(v, w);
    cgi_op_set_operand(cg_value_op(w), CG_OPERAND, v);
  }
}

static bool cgi_propagate_is_control(cg_op op) {
  cg_str name = cg_op_name(op);
  return cgi_starts_with(name, "scf.") || cgi_starts_with(name, "cf.");
}

static void cgi_propagate_retype_value(cgi_propagate *p, cg_value v) {
  cg_type t = cg_value_type(v), wide = cgi_propagate_wide(p, t);
  if (!wide) return;
  cgi_value_set_type(v, wide);
  cgi_propagate_put(p, v, cgi_propagate_scalar_of(t), 0);
}

static bool cgi_propagate_region(cgi_propagate *p, cg_region region, bool carries);

static bool cgi_propagate_is_f8(cg_type t) { return t && cg_type_is_float(t) && cg_type_width(t) == 8; }

static bool cgi_propagate_op(cgi_propagate *p, cg_op op) {
  bool touched = false, control = cgi_propagate_is_control(op);
  for (unsigned i = 0; i < cg_op_num_operands(op) && !touched; ++i) touched = cgi_propagate_origin(p, cg_op_operand(op, i)) != NULL;
  for (unsigned i = 0; i < cg_op_num_results(op) && !touched; ++i) touched = cgi_propagate_wide(p, cg_value_type(cg_op_result(op, i))) != NULL;
  for (unsigned i = 0; i < cg_op_num_regions(op); ++i)
    if (!cgi_propagate_region(p, cg_op_region(op, i), control)) return false;
  if (!touched) return true;
  if (control) {
    for (unsigned i = 0; i < cg_op_num_results(op); ++i) cgi_propagate_retype_value(p, cg_op_result(op, i));
    return true;
  }
  cg_op_kind kind = cg_op_get_kind(op);
  if (kind == CG_ARITH_BITCAST && (cgi_propagate_is_f8(cgi_propagate_origin(p, cg_op_operand(op, CG_OPERAND))) ||
                                   cgi_propagate_is_f8(cgi_propagate_scalar_of(cg_value_type(cg_op_result(op, 0)))))) {
    cgi_propagate_boundary(p, op); // expand-arith knows the bytes
    return true;
  }
  if (cgi_propagate_compute(p, op)) return true;
  if (kind == CG_ARITH_BITCAST)
    return cgi_op_unsupported(op, "[missing-feature] reinterprets bits of a type that target '%s' does not compute",
                              p->target ? p->target->name : "any");
  cgi_propagate_boundary(p, op);
  return true;
}

// Block arguments of control flow carry wide values; those of structured ops are elements of memory.
static bool cgi_propagate_region(cgi_propagate *p, cg_region region, bool carries) {
  if (++p->depth > CGI_PROPAGATE_MAX_DEPTH)
    return cgi_op_error(cg_region_op(region), "[nesting] regions are nested more than %d deep", CGI_PROPAGATE_MAX_DEPTH);
  CGI_FOREACH_BLOCK(block, region) {
    bool entry = block == region->first;
    cg_op first = block->first;
    for (unsigned i = 0; i < cg_block_num_args(block); ++i) {
      cg_value arg = cg_block_arg(block, i);
      cg_type wide = cgi_propagate_wide(p, cg_value_type(arg));
      if (carries || !entry) {
        cgi_propagate_retype_value(p, arg);
      } else if (wide && cg_value_has_uses(arg)) {
        cgi_builder b = cgi_builder_at_start(block, cg_op_loc(cg_region_op(region)));
        cg_value w = cgi_propagate_widen(p, &b, arg, wide);
        cgi_value_replace_uses(arg, w);
        cgi_op_set_operand(cg_value_op(w), CG_OPERAND, arg);
      }
    }
    for (cg_op op = first; op;) {
      cg_op next = op->next;
      if (!cgi_propagate_op(p, op)) return false;
      op = next;
    }
  }
  --p->depth;
  return true;
}

// ---- the pass -----------------------------------------------------------------------------------------------------------------------

static bool cgi_propagate_function(cg_context *ctx, cg_op func) {
  cg_region region = cg_op_num_regions(func) ? cg_op_region(func, 0) : NULL;
  if (!region || !region->first) return true;
  cgi_propagate p;
  memset(&p, 0, sizeof p);
  p.ctx = p.origin.ctx = p.clean.ctx = ctx;
  p.target = cgi_target_of(func);
  p.ok = true;
  cgi_propagate_store_function(func);
  if (p.target) cgi_walk_pre(func, cgi_propagate_check_op, &p);
  bool ok = p.ok && cgi_propagate_region(&p, region, false);
  return ok;
}

CGI_DEF bool cgi_pass_type_propagation(cgi_pass *pass) { return cgi_propagate_function(pass->ctx, pass->func); }

#undef CGI_PROPAGATE_MAX_DEPTH
#undef CGI_PROPAGATE_MAX_OPERANDS
