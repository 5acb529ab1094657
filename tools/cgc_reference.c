// cgc bench: single elements of a function's results in double precision, pulled through its linalg ops from the arguments, each with a bound of what
// rounding may do (numerics.md), and the arithmetic that the function asks for. A problem may be far too large to interpret whole; a few hundred of
// its elements never are.
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "cgc.h"

enum { CGC_REF_RANK = 16, CGC_REF_OPS = 64, CGC_REF_OPERANDS = 24, CGC_REF_MEMO = 1 << 16 };

typedef struct { // floats: v, the bound of its error, the sum of magnitudes; integers: i, and err != 0 where a comparison may go either way
  double v, err, mag;
  int64_t i;
} cgc_ref_value;

typedef struct {
  int64_t factor[CGC_REF_RANK], offset;
} cgc_ref_expr;

typedef struct {
  cg_op_kind kind;
  cg_op op;
  cg_type in, out;
  int operands[3]; // slots
} cgc_ref_instruction;

typedef struct cgc_ref_generic {
  cg_op op;
  unsigned num_dims, num_inputs, num_outputs, num_instructions;
  int64_t range[CGC_REF_RANK];
  bool reduction[CGC_REF_RANK], has_reduction, memo;
  cgc_ref_expr maps[CGC_REF_OPERANDS][CGC_REF_RANK];
  unsigned ranks[CGC_REF_OPERANDS];
  cgc_ref_instruction code[CGC_REF_OPS];
  int yields[CGC_REF_OPERANDS];
  struct cgc_ref_generic *next;
} cgc_ref_generic;

typedef struct {
  cg_op op;
  int64_t at;
  unsigned result;
  cgc_ref_value value;
} cgc_ref_memo;

struct cgc_reference {
  cg_op function;
  const cg_array *args;
  size_t num_args;
  cgc_ref_generic *generics[256];
  cgc_ref_memo *memo;
  const char *why; // the first thing that is not understood
  unsigned depth;
};

static bool cgc_ref_eval(cgc_reference *r, cg_value v, const int64_t *index, cgc_ref_value *out);

static bool cgc_ref_fail(cgc_reference *r, const char *why) {
  if (!r->why) r->why = why;
  return false;
}

static double cgc_ref_eps(cg_type t) {
  switch (cg_type_get_kind(t)) {
  case CG_TYPE_F16: return ldexp(1.0, -10);
  case CG_TYPE_BF16: return ldexp(1.0, -7);
  case CG_TYPE_F32: return ldexp(1.0, -23);
  default: return ldexp(1.0, -52);
  }
}

static unsigned cgc_ref_slot(cg_op op) { return (unsigned)(((uintptr_t)op >> 4) * 2654435761u >> 8) & 255; }

// ---- shapes ---------------------------------------------------------------------------------------------------------------------------------
static cgc_ref_generic *cgc_ref_compile(cgc_reference *r, cg_op op);

static bool cgc_ref_shape(cgc_reference *r, cg_value v, int64_t *shape) {
  cg_type t = cg_value_type(v);
  cg_op op = cg_value_op(v);
  unsigned rank = cg_type_is_shaped(t) ? cg_type_rank(t) : 0;
  for (unsigned d = 0; d < rank; d++) {
    shape[d] = cg_type_dim(t, d);
    if (shape[d] != CG_DYNAMIC) continue;
    if (!op && cg_value_index(v) < r->num_args) {
      shape[d] = r->args[cg_value_index(v)].shape[d];
    } else if (op && cg_op_get_kind(op) == CG_LINALG_GENERIC) {
      cgc_ref_generic *g = cgc_ref_compile(r, op);
      int64_t size = -1;
      for (unsigned k = 0; g && k < g->num_dims; k++)
        if (g->maps[g->num_inputs + cg_value_index(v)][d].factor[k] == 1) size = g->range[k];
      if (size < 0) return cgc_ref_fail(r, "a dynamic dim");
      shape[d] = size;
    } else if (op && cg_op_get_kind(op) == CG_TENSOR_CAST) {
      int64_t from[CGC_REF_RANK];
      if (!cgc_ref_shape(r, cg_op_operand(op, 0), from)) return false;
      shape[d] = from[d];
    } else {
      return cgc_ref_fail(r, "a dynamic dim");
    }
  }
  return true;
}

static int64_t cgc_ref_linear(unsigned rank, const int64_t *shape, const int64_t *index) {
  int64_t at = 0;
  for (unsigned d = 0; d < rank; d++) at = at * shape[d] + index[d];
  return at;
}
static void cgc_ref_delinear(unsigned rank, const int64_t *shape, int64_t at, int64_t *index) {
  for (unsigned d = rank; d--;) {
    index[d] = shape[d] ? at % shape[d] : 0;
    if (shape[d]) at /= shape[d];
  }
}

// ---- linalg.generic, decoded ------------------------------------------------------------------------------------------------------------------
static bool cgc_ref_linearize(cg_expr e, int64_t scale, cgc_ref_expr *out) {
  cg_expr a, b;
  switch (cg_expr_get_kind(e)) {
  case CG_EXPR_CONST: out->offset += scale * cg_expr_value(e); return true;
  case CG_EXPR_DIM:
    if (cg_expr_value(e) >= CGC_REF_RANK) return false;
    out->factor[cg_expr_value(e)] += scale;
    return true;
  case CG_EXPR_ADD: return cgc_ref_linearize(cg_expr_lhs(e), scale, out) && cgc_ref_linearize(cg_expr_rhs(e), scale, out);
  case CG_EXPR_MUL:
    a = cg_expr_lhs(e);
    b = cg_expr_rhs(e);
    if (cg_expr_get_kind(a) == CG_EXPR_CONST) return cgc_ref_linearize(b, scale * cg_expr_value(a), out);
    return cg_expr_get_kind(b) == CG_EXPR_CONST && cgc_ref_linearize(a, scale * cg_expr_value(b), out);
  default: return false;
  }
}

static int cgc_ref_slot_of(const cgc_ref_generic *g, cg_block body, cg_value v) {
  if (!cg_value_op(v)) return cg_value_block(v) == body ? (int)cg_value_index(v) : -1;
  for (unsigned i = 0; i < g->num_instructions; i++)
    if (g->code[i].op == cg_value_op(v)) return (int)(g->num_inputs + g->num_outputs + i);
  return -1;
}

// A value from outside the body is an instruction of its own, which pulls it.
static int cgc_ref_operand(cgc_reference *r, cgc_ref_generic *g, cg_block body, cg_value v) {
  int slot = cgc_ref_slot_of(g, body, v);
  cgc_ref_instruction *c;
  if (slot >= 0) return slot;
  if (!cg_value_op(v) || g->num_instructions == CGC_REF_OPS) return cgc_ref_fail(r, "a body's outer value") - 1;
  c = &g->code[g->num_instructions++];
  c->kind = CG_OP_UNREGISTERED;
  c->op = cg_value_op(v);
  c->in = c->out = cg_value_type(v);
  return (int)(g->num_inputs + g->num_outputs + g->num_instructions - 1);
}

static bool cgc_ref_body(cgc_reference *r, cgc_ref_generic *g) {
  cg_block body = cg_region_first(cg_op_region(g->op, 0));
  for (cg_op op = cg_block_first(body); op; op = cg_op_next(op)) {
    cgc_ref_instruction c;
    unsigned n = cg_op_num_operands(op);
    memset(&c, 0, sizeof c);
    c.kind = cg_op_get_kind(op);
    c.op = op;
    if (c.kind == CG_LINALG_YIELD) {
      for (unsigned i = 0; i < n && i < CGC_REF_OPERANDS; i++) {
        g->yields[i] = cgc_ref_operand(r, g, body, cg_op_operand(op, i));
        if (g->yields[i] < 0) return false;
      }
      return true;
    }
    if (n > 3 || cg_op_num_results(op) != 1 || cg_op_num_regions(op)) return cgc_ref_fail(r, "an op in a body");
    for (unsigned i = 0; i < n; i++) {
      c.operands[i] = cgc_ref_operand(r, g, body, cg_op_operand(op, i));
      if (c.operands[i] < 0) return false;
    }
    c.in = n ? cg_value_type(cg_op_operand(op, c.kind == CG_ARITH_SELECT ? 1 : 0)) : NULL;
    c.out = cg_value_type(cg_op_result(op, 0));
    if (g->num_instructions == CGC_REF_OPS) return cgc_ref_fail(r, "a long body");
    g->code[g->num_instructions++] = c;
  }
  return cgc_ref_fail(r, "a body without a yield");
}

static bool cgc_ref_maps(cgc_reference *r, cgc_ref_generic *g) {
  cg_attr maps = cg_op_attr(g->op, "indexing_maps"), iterators = cg_op_attr(g->op, "iterator_types");
  unsigned n = cg_op_num_operands(g->op);
  if (!maps || !iterators || n > CGC_REF_OPERANDS || cg_attr_len(iterators) > CGC_REF_RANK) return cgc_ref_fail(r, "a large linalg op");
  g->num_dims = (unsigned)cg_attr_len(iterators);
  g->num_outputs = cg_op_num_results(g->op);
  g->num_inputs = n - g->num_outputs;
  for (unsigned d = 0; d < g->num_dims; d++) {
    cg_attr a = cg_attr_at(iterators, d);
    g->range[d] = -1;
    g->reduction[d] =
        cg_attr_get_kind(a) == CG_ATTR_STRING ? !cgc_is(cg_attr_str(a), "parallel") : memcmp(cg_attr_raw_text(a).data, "parallel", 8) != 0;
    g->has_reduction = g->has_reduction || g->reduction[d];
  }
  for (unsigned o = 0; o < n; o++) {
    cg_map map = cg_attr_map(cg_attr_at(maps, o));
    int64_t shape[CGC_REF_RANK];
    g->ranks[o] = cg_map_num_results(map);
    if (g->ranks[o] > CGC_REF_RANK) return cgc_ref_fail(r, "a large linalg op");
    for (unsigned k = 0; k < g->ranks[o]; k++)
      if (!cgc_ref_linearize(cg_map_result(map, k), 1, &g->maps[o][k])) return cgc_ref_fail(r, "an indexing map with divisions");
    if (o >= g->num_inputs && !cg_type_has_static_shape(cg_value_type(cg_op_operand(g->op, o)))) continue; // its size follows from the inputs
    if (!cgc_ref_shape(r, cg_op_operand(g->op, o), shape)) return false;
    for (unsigned k = 0; k < g->ranks[o]; k++)
      if (cg_expr_get_kind(cg_map_result(map, k)) == CG_EXPR_DIM) g->range[cg_expr_value(cg_map_result(map, k))] = shape[k];
  }
  for (unsigned d = 0; d < g->num_dims; d++)
    if (g->range[d] < 0) return cgc_ref_fail(r, "a loop of unknown range");
  return true;
}

static cgc_ref_generic *cgc_ref_compile(cgc_reference *r, cg_op op) {
  unsigned slot = cgc_ref_slot(op);
  cgc_ref_generic *g;
  for (g = r->generics[slot]; g; g = g->next)
    if (g->op == op) return g;
  g = (cgc_ref_generic *)cgc_alloc(sizeof *g);
  g->op = op;
  if (!cgc_ref_maps(r, g) || !cgc_ref_body(r, g)) {
    free(g);
    return NULL;
  }
  g->memo = g->has_reduction;
  for (unsigned i = 0; i < g->num_outputs; i++) g->memo = g->memo || !cg_value_has_one_use(cg_op_result(op, i));
  g->next = r->generics[slot];
  r->generics[slot] = g;
  return g;
}

// ---- scalar arithmetic ------------------------------------------------------------------------------------------------------------------------
static int64_t cgc_ref_wrap(cg_type t, int64_t v) {
  unsigned width = cg_type_get_kind(t) == CG_TYPE_INDEX ? 64 : cg_type_width(t);
  uint64_t bits = (uint64_t)v;
  if (width >= 64) return v;
  bits &= ((uint64_t)1 << width) - 1;
  if (width == 1) return (int64_t)bits;
  if (bits >> (width - 1)) bits |= ~(((uint64_t)1 << width) - 1);
  return (int64_t)bits;
}
static uint64_t cgc_ref_unsigned(cg_type t, int64_t v) {
  unsigned width = cg_type_get_kind(t) == CG_TYPE_INDEX ? 64 : cg_type_width(t);
  return width >= 64 ? (uint64_t)v : (uint64_t)v & (((uint64_t)1 << width) - 1);
}

static double cgc_ref_function(cg_op_kind kind, double x) { // the functions of one operand
#define CGC_REF_FUNCTION(X, id, name, hlo, hlo_id, hlo_name, rule, emission, value)                                                                  \
  case CG_MATH_##id: return value;
  switch (kind) {
    CG_SCALAR_FUNCTIONS(CGC_REF_FUNCTION, )
  case CG_MATH_ABSF: return fabs(x);
  default: return x;
  }
#undef CGC_REF_FUNCTION
}

static bool cgc_ref_is_math(cg_op op) {
  cg_str name = cg_op_name(op);
  return name.len > 5 && memcmp(name.data, "math.", 5) == 0;
}

static bool cgc_ref_unary(const cgc_ref_instruction *c, const cgc_ref_value *a, cgc_ref_value *out) {
  double low, high;
  switch (c->kind) {
  case CG_ARITH_NEGF:
    *out = *a;
    out->v = -a->v;
    return true;
  case CG_ARITH_EXTF:
  case CG_ARITH_TRUNCF:
    *out = *a;
    if (c->kind == CG_ARITH_TRUNCF) out->err += cgc_ref_eps(c->out) * fabs(a->v);
    return true;
  case CG_ARITH_SITOFP: out->v = (double)a->i; break;
  case CG_ARITH_UITOFP: out->v = (double)cgc_ref_unsigned(c->in, a->i); break;
  case CG_ARITH_FPTOSI:
  case CG_ARITH_FPTOUI: out->i = (int64_t)a->v; return true;
  case CG_ARITH_EXTSI:
  case CG_ARITH_INDEX_CAST: out->i = cg_type_is_int(c->in) && cg_type_width(c->in) == 1 ? -a->i : a->i; return true;
  case CG_ARITH_TRUNCI: out->i = cgc_ref_wrap(c->out, a->i); return true;
  case CG_ARITH_EXTUI:
  case CG_ARITH_INDEX_CASTUI: out->i = (int64_t)cgc_ref_unsigned(c->in, a->i); return true;
  default:
    if (!cgc_ref_is_math(c->op) || !cgc_is_float(c->out)) return false;
    out->v = cgc_ref_function(c->kind, a->v);
    low = fabs(cgc_ref_function(c->kind, a->v - a->err) - out->v);
    high = fabs(cgc_ref_function(c->kind, a->v + a->err) - out->v);
    out->err = (low > high ? low : high) + 8 * cgc_ref_eps(c->out) * fabs(out->v);
    if (c->kind == CG_MATH_ABSF) out->err = a->err;
    break;
  }
  out->mag = fabs(out->v);
  return true;
}

static bool cgc_ref_integer(const cgc_ref_instruction *c, int64_t a, int64_t b, int64_t *out) {
  uint64_t x = cgc_ref_unsigned(c->in, a), y = cgc_ref_unsigned(c->in, b);
  switch (c->kind) {
  case CG_ARITH_ADDI: *out = (int64_t)(x + y); break;
  case CG_ARITH_SUBI: *out = (int64_t)(x - y); break;
  case CG_ARITH_MULI: *out = (int64_t)((uint64_t)a * (uint64_t)b); break;
  case CG_ARITH_DIVSI: *out = b && !(b == -1 && a == INT64_MIN) ? a / b : 0; break;
  case CG_ARITH_DIVUI: *out = y ? (int64_t)(x / y) : 0; break;
  case CG_ARITH_REMSI: *out = b && b != -1 ? a % b : 0; break;
  case CG_ARITH_REMUI: *out = y ? (int64_t)(x % y) : 0; break;
  case CG_ARITH_ANDI: *out = a & b; break;
  case CG_ARITH_ORI: *out = a | b; break;
  case CG_ARITH_XORI: *out = a ^ b; break;
  case CG_ARITH_MAXSI: *out = a > b ? a : b; break;
  case CG_ARITH_MINSI: *out = a < b ? a : b; break;
  case CG_ARITH_MAXUI: *out = x > y ? a : b; break;
  case CG_ARITH_MINUI: *out = x < y ? a : b; break;
  case CG_ARITH_SHLI: *out = y < 64 ? (int64_t)(x << y) : 0; break;
  case CG_ARITH_SHRUI: *out = y < 64 ? (int64_t)(x >> y) : 0; break;
  case CG_ARITH_SHRSI: *out = y < 64 ? a >> y : a >> 63; break;
  default: return false;
  }
  *out = cgc_ref_wrap(c->out, *out);
  return true;
}

static bool cgc_ref_compare(const cgc_ref_instruction *c, const cgc_ref_value *a, const cgc_ref_value *b, cgc_ref_value *out) {
  static const uint8_t float_masks[16] = {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 8, 15}; // bits: equal, greater, less, unordered
  int64_t p = cg_attr_int(cg_op_attr(c->op, "predicate"));
  uint64_t x, y;
  if (c->kind == CG_ARITH_CMPF) {
    unsigned state = isnan(a->v) || isnan(b->v) ? 8 : a->v == b->v ? 1 : a->v > b->v ? 2 : 4;
    out->i = (float_masks[p & 15] & state) != 0;
    out->err = fabs(a->v - b->v) <= a->err + b->err && a->err + b->err > 0;
    return true;
  }
  x = cgc_ref_unsigned(c->in, a->i);
  y = cgc_ref_unsigned(c->in, b->i);
  switch (p) {
  case CG_CMPI_EQ: out->i = x == y; break;
  case CG_CMPI_NE: out->i = x != y; break;
  case CG_CMPI_SLT: out->i = a->i < b->i; break;
  case CG_CMPI_SLE: out->i = a->i <= b->i; break;
  case CG_CMPI_SGT: out->i = a->i > b->i; break;
  case CG_CMPI_SGE: out->i = a->i >= b->i; break;
  case CG_CMPI_ULT: out->i = x < y; break;
  case CG_CMPI_ULE: out->i = x <= y; break;
  case CG_CMPI_UGT: out->i = x > y; break;
  default: out->i = x >= y; break;
  }
  return true;
}

static bool cgc_ref_binary(const cgc_ref_instruction *c, const cgc_ref_value *a, const cgc_ref_value *b, cgc_ref_value *out) {
  double eps = c->out ? cgc_ref_eps(c->out) : 0;
  switch (c->kind) {
  case CG_ARITH_CMPF:
  case CG_ARITH_CMPI: return cgc_ref_compare(c, a, b, out);
  case CG_ARITH_ADDF:
  case CG_ARITH_SUBF:
    out->v = c->kind == CG_ARITH_ADDF ? a->v + b->v : a->v - b->v;
    out->mag = a->mag + b->mag;
    out->err = a->err + b->err + eps * out->mag;
    return true;
  case CG_ARITH_MULF:
    out->v = a->v * b->v;
    out->err = fabs(a->v) * b->err + fabs(b->v) * a->err + a->err * b->err + eps * fabs(out->v);
    break;
  case CG_ARITH_DIVF:
    out->v = a->v / b->v;
    out->err = (a->err + fabs(out->v) * b->err) / (fabs(b->v) - b->err) + 3 * eps * fabs(out->v);
    if (!(fabs(b->v) > b->err)) out->err = (double)INFINITY;
    break;
  case CG_ARITH_MAXIMUMF:
  case CG_ARITH_MAXNUMF:
  case CG_ARITH_MINIMUMF:
  case CG_ARITH_MINNUMF:
    out->v = (c->kind == CG_ARITH_MAXIMUMF || c->kind == CG_ARITH_MAXNUMF) == (a->v > b->v) ? a->v : b->v;
    if (isnan(a->v) || isnan(b->v)) out->v = (double)NAN;
    out->err = a->err > b->err ? a->err : b->err;
    break;
  case CG_MATH_POWF:
    out->v = pow(a->v, b->v);
    out->err = fabs(pow(a->v + a->err, b->v + b->err) - out->v) + fabs(pow(a->v - a->err, b->v - b->err) - out->v) + 16 * eps * fabs(out->v);
    break;
  default: return cgc_ref_integer(c, a->i, b->i, &out->i);
  }
  out->mag = fabs(out->v);
  return true;
}

static bool cgc_ref_execute(cgc_reference *r, const cgc_ref_instruction *c, const int64_t *iv, const cgc_ref_value *slots, cgc_ref_value *out) {
  const cgc_ref_value *a = &slots[c->operands[0]], *b = &slots[c->operands[1]], *d = &slots[c->operands[2]];
  bool ok = false;
  memset(out, 0, sizeof *out);
  switch (c->kind) {
  case CG_OP_UNREGISTERED:
  case CG_ARITH_CONSTANT: return cgc_ref_eval(r, cg_op_result(c->op, 0), iv, out);
  case CG_LINALG_INDEX: out->i = iv[cg_attr_int(cg_op_attr(c->op, "dim"))]; return true;
  case CG_ARITH_SELECT:
    *out = a->i ? *b : *d;
    if (a->err != 0 && cgc_is_float(c->out)) out->err = fabs(b->v - d->v) + b->err + d->err;
    return true;
  case CG_MATH_FMA:
    out->v = a->v * b->v + d->v;
    out->mag = fabs(a->v * b->v) + d->mag;
    out->err = fabs(a->v) * b->err + fabs(b->v) * a->err + d->err + cgc_ref_eps(c->out) * out->mag;
    return true;
  default: break;
  }
  if (cg_op_num_operands(c->op) == 1) ok = cgc_ref_unary(c, a, out);
  if (cg_op_num_operands(c->op) == 2) ok = cgc_ref_binary(c, a, b, out);
  return ok || cgc_ref_fail(r, "an op in a body");
}

// ---- pulling ----------------------------------------------------------------------------------------------------------------------------------
static bool cgc_ref_step(cgc_reference *r, const cgc_ref_generic *g, const int64_t *iv, cgc_ref_value *acc) {
  cgc_ref_value slots[2 * CGC_REF_OPERANDS + CGC_REF_OPS];
  for (unsigned o = 0; o < g->num_inputs; o++) {
    int64_t index[CGC_REF_RANK];
    for (unsigned k = 0; k < g->ranks[o]; k++) {
      int64_t at = g->maps[o][k].offset;
      for (unsigned d = 0; d < g->num_dims; d++) at += g->maps[o][k].factor[d] * iv[d];
      index[k] = at;
    }
    if (!cgc_ref_eval(r, cg_op_operand(g->op, o), index, &slots[o])) return false;
  }
  for (unsigned o = 0; o < g->num_outputs; o++) slots[g->num_inputs + o] = acc[o];
  for (unsigned i = 0; i < g->num_instructions; i++)
    if (!cgc_ref_execute(r, &g->code[i], iv, slots, &slots[g->num_inputs + g->num_outputs + i])) return false;
  for (unsigned o = 0; o < g->num_outputs; o++) acc[o] = slots[g->yields[o]];
  return true;
}

static bool cgc_ref_generic_element(cgc_reference *r, cg_op op, unsigned result, const int64_t *index, cgc_ref_value *out) {
  cgc_ref_generic *g = cgc_ref_compile(r, op);
  cgc_ref_value acc[CGC_REF_OPERANDS];
  int64_t iv[CGC_REF_RANK] = {0}, at = 0;
  cgc_ref_memo *memo;
  bool empty = false;
  if (!g) return false;
  for (unsigned k = 0; k < g->ranks[g->num_inputs + result]; k++)
    for (unsigned d = 0; d < g->num_dims; d++)
      if (g->maps[g->num_inputs + result][k].factor[d]) iv[d] = index[k];
  for (unsigned d = 0; d < g->num_dims; d++)
    if (!g->reduction[d]) at = at * g->range[d] + iv[d];
  memo = &r->memo[(((uintptr_t)op >> 4) * 31 + (uint64_t)at * 7 + result) & (CGC_REF_MEMO - 1)];
  if (g->memo && memo->op == op && memo->at == at && memo->result == result) {
    *out = memo->value;
    return true;
  }
  for (unsigned o = 0; o < g->num_outputs; o++)
    if (!cgc_ref_eval(r, cg_op_operand(op, g->num_inputs + o), index, &acc[o])) return false;
  for (unsigned d = 0; d < g->num_dims; d++) empty = empty || (g->reduction[d] && g->range[d] == 0);
  while (!empty) {
    unsigned d = g->num_dims;
    if (!cgc_ref_step(r, g, iv, acc)) return false;
    while (d) { // the next point of the reduction's loops
      d--;
      if (!g->reduction[d]) continue;
      if (++iv[d] < g->range[d]) break;
      iv[d] = 0;
      if (d == 0) empty = true;
    }
    if (!g->has_reduction) break;
    for (d = 0, empty = true; d < g->num_dims; d++) empty = empty && (!g->reduction[d] || iv[d] == 0);
  }
  *out = acc[result];
  if (g->memo) {
    memo->op = op;
    memo->at = at;
    memo->result = result;
    memo->value = *out;
  }
  return true;
}

static bool cgc_ref_load(const cg_array *a, int64_t at, cgc_ref_value *out) {
  memset(out, 0, sizeof *out);
  if (cg_type_get_kind(a->element) == CG_TYPE_F32) {
    float f;
    memcpy(&f, a->data + 4 * at, 4);
    out->v = (double)f;
  } else if (cgc_is_float(a->element)) {
    out->v = cgc_element_double(a, at);
  } else if (cg_type_is_int(a->element)) {
    out->i = cgc_ref_wrap(a->element, (int64_t)cgc_element_bits(a, at));
  } else {
    return false;
  }
  out->mag = fabs(out->v);
  return true;
}

static bool cgc_ref_constant(cgc_reference *r, cg_op op, const int64_t *index, cgc_ref_value *out) {
  cg_attr value = cg_op_attr(op, "value");
  cg_type t = cg_attr_type(value);
  cg_array a;
  size_t size;
  memset(out, 0, sizeof *out);
  if (cg_attr_get_kind(value) == CG_ATTR_FLOAT) {
    out->v = cg_attr_float(value);
    out->mag = fabs(out->v);
    return true;
  }
  if (cg_attr_get_kind(value) == CG_ATTR_INT || cg_attr_get_kind(value) == CG_ATTR_BOOL) {
    out->i = cg_attr_int(value);
    return true;
  }
  if (cg_attr_get_kind(value) != CG_ATTR_DENSE) return cgc_ref_fail(r, "a constant without its data");
  memset(&a, 0, sizeof a);
  a.element = cg_type_element(t);
  a.data = (uint8_t *)(uintptr_t)cg_attr_bytes(value, &size);
  return cgc_ref_load(&a, cg_attr_is_splat(value) ? 0 : cgc_ref_linear(cg_type_rank(t), cg_type_shape(t), index), out) ||
         cgc_ref_fail(r, "a constant's type");
}

static bool cgc_ref_pad(cgc_reference *r, cg_op op, const int64_t *index, cgc_ref_value *out) {
  cg_attr low = cg_op_attr(op, "static_low");
  int64_t shape[CGC_REF_RANK], inner[CGC_REF_RANK];
  cg_type t = cg_value_type(cg_op_operand(op, 0));
  cg_op yield = cg_block_last(cg_region_first(cg_op_region(op, 0)));
  if (!cgc_ref_shape(r, cg_op_operand(op, 0), shape)) return false;
  for (unsigned d = 0; d < cg_type_rank(t); d++) {
    int64_t by = low ? cg_attr_int_list_at(low, d) : CG_DYNAMIC;
    if (by == CG_DYNAMIC) return cgc_ref_fail(r, "a dynamic pad");
    inner[d] = index[d] - by;
    if (inner[d] < 0 || inner[d] >= shape[d]) return cgc_ref_eval(r, cg_op_operand(yield, 0), index, out);
  }
  return cgc_ref_eval(r, cg_op_operand(op, 0), inner, out);
}

// Element of the slice that `index` of the whole lies in (inverse) or the whole's element that `index` of the slice is.
static bool cgc_ref_slice(cgc_reference *r, cg_op op, const int64_t *index, bool inverse, int64_t *out, bool *inside) {
  cg_attr offsets = cg_op_attr(op, "static_offsets"), sizes = cg_op_attr(op, "static_sizes"), strides = cg_op_attr(op, "static_strides");
  unsigned rank = offsets ? (unsigned)cg_attr_int_list_len(offsets) : 0;
  *inside = true;
  if (rank != cg_type_rank(cg_value_type(cg_op_operand(op, 0)))) return cgc_ref_fail(r, "a slice that changes rank");
  if (!inverse && rank != cg_type_rank(cg_value_type(cg_op_result(op, 0)))) return cgc_ref_fail(r, "a slice that changes rank");
  for (unsigned d = 0; d < rank; d++) {
    int64_t o = cg_attr_int_list_at(offsets, d), n = cg_attr_int_list_at(sizes, d), s = cg_attr_int_list_at(strides, d);
    if (o == CG_DYNAMIC || s == CG_DYNAMIC || (inverse && n == CG_DYNAMIC)) return cgc_ref_fail(r, "a dynamic slice");
    if (!inverse) {
      out[d] = o + index[d] * s;
      continue;
    }
    out[d] = (index[d] - o) / s;
    if (index[d] < o || (index[d] - o) % s || out[d] >= n) *inside = false;
  }
  return true;
}

static bool cgc_ref_concat(cgc_reference *r, cg_op op, const int64_t *index, cgc_ref_value *out) {
  unsigned dim = (unsigned)cg_attr_int(cg_op_attr(op, "dim")), rank = cg_type_rank(cg_value_type(cg_op_result(op, 0)));
  int64_t at[CGC_REF_RANK], shape[CGC_REF_RANK];
  memcpy(at, index, rank * sizeof *at);
  for (unsigned i = 0; i < cg_op_num_operands(op); i++) {
    if (!cgc_ref_shape(r, cg_op_operand(op, i), shape)) return false;
    if (at[dim] < shape[dim]) return cgc_ref_eval(r, cg_op_operand(op, i), at, out);
    at[dim] -= shape[dim];
  }
  return cgc_ref_fail(r, "a concatenation");
}

static bool cgc_ref_eval_op(cgc_reference *r, cg_value v, const int64_t *index, cgc_ref_value *out) {
  cg_op op = cg_value_op(v);
  int64_t shape[CGC_REF_RANK], from[CGC_REF_RANK], at[CGC_REF_RANK];
  bool inside;
  switch (cg_op_get_kind(op)) {
  case CG_LINALG_GENERIC: return cgc_ref_generic_element(r, op, cg_value_index(v), index, out);
  case CG_ARITH_CONSTANT: return cgc_ref_constant(r, op, index, out);
  case CG_TENSOR_EMPTY: memset(out, 0, sizeof *out); return true;
  case CG_TENSOR_CAST: return cgc_ref_eval(r, cg_op_operand(op, 0), index, out);
  case CG_TENSOR_PAD: return cgc_ref_pad(r, op, index, out);
  case CG_TENSOR_CONCAT: return cgc_ref_concat(r, op, index, out);
  case CG_TENSOR_EXPAND_SHAPE:
  case CG_TENSOR_COLLAPSE_SHAPE:
  case CG_TENSOR_RESHAPE:
    if (!cgc_ref_shape(r, v, shape) || !cgc_ref_shape(r, cg_op_operand(op, 0), from)) return false;
    cgc_ref_delinear(cg_type_rank(cg_value_type(cg_op_operand(op, 0))), from, cgc_ref_linear(cg_type_rank(cg_value_type(v)), shape, index), at);
    return cgc_ref_eval(r, cg_op_operand(op, 0), at, out);
  case CG_TENSOR_EXTRACT_SLICE: return cgc_ref_slice(r, op, index, false, at, &inside) && cgc_ref_eval(r, cg_op_operand(op, 0), at, out);
  case CG_TENSOR_INSERT_SLICE:
    return cgc_ref_slice(r, op, index, true, at, &inside) && cgc_ref_eval(r, cg_op_operand(op, inside ? 0 : 1), inside ? at : index, out);
  default: return cgc_ref_fail(r, "an op");
  }
}

static bool cgc_ref_eval(cgc_reference *r, cg_value v, const int64_t *index, cgc_ref_value *out) {
  bool ok;
  if (!cg_value_op(v)) {
    unsigned i = cg_value_index(v);
    if (cg_op_get_kind(cg_block_op(cg_value_block(v))) != CG_FUNC_FUNC || i >= r->num_args) return cgc_ref_fail(r, "a block argument");
    return cgc_ref_load(&r->args[i], cgc_ref_linear(r->args[i].rank, r->args[i].shape, index), out) || cgc_ref_fail(r, "an argument's type");
  }
  if (r->depth > 400) return cgc_ref_fail(r, "a deep program");
  r->depth++;
  ok = cgc_ref_eval_op(r, v, index, out);
  r->depth--;
  return ok;
}

// ---- the whole --------------------------------------------------------------------------------------------------------------------------------
cgc_reference *cgc_reference_open(cg_op function, size_t num_args, const cg_array *args) {
  cgc_reference *r = (cgc_reference *)cgc_alloc(sizeof *r);
  r->function = function;
  r->args = args;
  r->num_args = num_args;
  r->memo = (cgc_ref_memo *)cgc_alloc(CGC_REF_MEMO * sizeof *r->memo);
  return r;
}

void cgc_reference_close(cgc_reference *r) {
  if (!r) return;
  for (size_t i = 0; i < sizeof r->generics / sizeof r->generics[0]; i++)
    while (r->generics[i]) {
      cgc_ref_generic *next = r->generics[i]->next;
      free(r->generics[i]);
      r->generics[i] = next;
    }
  free(r->memo);
  free(r);
}

bool cgc_reference_element(cgc_reference *r, size_t result, const cg_array *shape, int64_t at, double *value, double *bound, const char **why) {
  cg_op last = cg_block_last(cg_region_first(cg_op_region(r->function, 0)));
  int64_t index[CGC_REF_RANK];
  cgc_ref_value v;
  bool ok = last && result < cg_op_num_operands(last);
  if (ok) {
    cgc_ref_delinear(shape->rank, shape->shape, at, index);
    ok = cgc_ref_eval(r, cg_op_operand(last, (unsigned)result), index, &v);
  }
  *why = r->why ? r->why : "no such result";
  if (!ok) return false;
  *value = cgc_is_float(shape->element) ? v.v : (double)v.i;
  *bound = v.err + 1.2e-38;
  return true;
}

typedef struct {
  cgc_reference *r;
  double flops;
} cgc_ref_flops;
static double cgc_ref_cost(cg_op op) {
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_ADDF:
  case CG_ARITH_SUBF:
  case CG_ARITH_MULF:
  case CG_ARITH_DIVF:
  case CG_ARITH_REMF:
  case CG_ARITH_MAXIMUMF:
  case CG_ARITH_MINIMUMF:
  case CG_ARITH_MAXNUMF:
  case CG_ARITH_MINNUMF:
  case CG_ARITH_ADDI:
  case CG_ARITH_SUBI:
  case CG_ARITH_MULI:
  case CG_ARITH_DIVSI:
  case CG_ARITH_DIVUI:
  case CG_ARITH_MAXSI:
  case CG_ARITH_MINSI:
  case CG_ARITH_MAXUI:
  case CG_ARITH_MINUI: return 1;
  case CG_MATH_FMA: return 2;
  default: break;
  }
  return cgc_ref_is_math(op) ? 1 : 0;
}
static bool cgc_ref_visit_flops(cg_op op, void *user) {
  cgc_ref_flops *f = (cgc_ref_flops *)user;
  cgc_ref_generic *g;
  double points = 1, cost = 0;
  if (cg_op_get_kind(op) != CG_LINALG_GENERIC) return true;
  g = cgc_ref_compile(f->r, op);
  if (!g) return true;
  for (unsigned d = 0; d < g->num_dims; d++) points *= (double)g->range[d];
  for (cg_op o = cg_block_first(cg_region_first(cg_op_region(op, 0))); o; o = cg_op_next(o)) cost += cgc_ref_cost(o);
  f->flops += points * cost;
  return true;
}
double cgc_reference_flops(cgc_reference *r) {
  cgc_ref_flops f;
  f.r = r;
  f.flops = 0;
  cgc_walk(r->function, cgc_ref_visit_flops, &f);
  return f.flops;
}
