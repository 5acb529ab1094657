// The rows of elementwise operations by op kind, comparisons, and fast-math flags.
#include "dialects/scalar.h"

#include "dialects/dialects.h"
#include "dialects/linalg.h"

// Functions take the float row: FUNC, ROUNDED and INTEGRAL stand in their own columns.
#define CGI_SCALAR_FUNCTION(X, id, name, hlo, hlo_id, hlo_name, rule, emission, value) X(MATH_##id, FLOAT, id, rule, emission)

CGI_DEF const cgi_scalar_row *cgi_scalar_row_of(cg_op_kind kind) {
#define CGI_SCALAR_ROW(op, types, code, rule, emission) {CG_##op, CGI_ST_##types, CGI_S_##code, CGI_SR_##rule, CGI_SE_##emission},
  static const cgi_scalar_row rows[] = {CGI_SCALAR_OPS(CGI_SCALAR_ROW) CG_SCALAR_FUNCTIONS(CGI_SCALAR_FUNCTION, CGI_SCALAR_ROW)};
  if (kind != CG_VECTOR_FMA && (kind <= CG_ARITH_CONSTANT || kind >= CG_CF_BR)) return NULL; // arith and math stand between them
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
    if (rows[i].kind == kind) return &rows[i];
  return NULL;
#undef CGI_SCALAR_ROW
}

CGI_DEF bool cgi_scalar_folds(cg_op_kind kind) {
  const cgi_scalar_row *row = cgi_scalar_row_of(kind);
  return row && row->rule != CGI_SR_FUNC;
}

// ---- stablehlo and chlo ------------------------------------------------------------------------------------------------------------------------
enum { CGI_HLO_ON_OP_UNREGISTERED = CG_OP_UNREGISTERED };
#define CGI_HLO_FUNCTION(X, id, name, hlo, hlo_id, hlo_name, rule, emission, value) CGI_HLO_FUNCTION_##hlo(X, id, hlo_id)
#define CGI_HLO_FUNCTION_TRANSCENDENTAL(X, id, hlo_id) X(STABLEHLO_##hlo_id, FIELD, MATH_##id)
#define CGI_HLO_FUNCTION_ROUNDING(X, id, hlo_id) X(STABLEHLO_##hlo_id, REAL, MATH_##id)
#define CGI_HLO_FUNCTION_CHLO(X, id, hlo_id) X(CHLO_##hlo_id, ANY, MATH_##id)
#define CGI_HLO_FUNCTION_NONE(X, id, hlo_id)

// Ops that may stand in a row's last columns.
enum {
#define CGI_HLO_ON(op, types, code, rule, emission) CGI_HLO_ON_##op = CG_##op,
  CG_SCALAR_FUNCTIONS(CGI_SCALAR_FUNCTION, CGI_HLO_ON) CGI_SCALAR_OPS(CGI_HLO_ON)
#undef CGI_HLO_ON
};

CGI_DEF const cgi_hlo_row *cgi_hlo_row_of(cg_op_kind kind) {
#define CGI_HLO_ROW(op, broadcast, classes, code, rule, s, u, f, b)                                                                                  \
  {CG_##op, CGI_HLO_##classes, {CGI_HLO_ON_##s, CGI_HLO_ON_##u, CGI_HLO_ON_##f, CGI_HLO_ON_##b}},
#define CGI_HLO_ROW_F(op, classes, math) {CG_##op, CGI_HLO_##classes, {CGI_HLO_ON_NONE, CGI_HLO_ON_NONE, CGI_HLO_ON_##math, CGI_HLO_ON_NONE}},
  static const cgi_hlo_row rows[] = {CG_SCALAR_FUNCTIONS(CGI_HLO_FUNCTION, CGI_HLO_ROW_F) CGI_HLO_SCALARS(CGI_HLO_ROW)};
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
    if (rows[i].kind == kind) return &rows[i];
  return NULL;
#undef CGI_HLO_ROW
#undef CGI_HLO_ROW_F
}

CGI_DEF cg_op_kind cgi_hlo_broadcast_of(cg_op_kind kind) {
#define CGI_HLO_BROADCAST(op, broadcast, classes, code, rule, s, u, f, b) {CG_##broadcast, CG_##op},
  static const uint16_t pairs[][2] = {CGI_HLO_SCALARS(CGI_HLO_BROADCAST)};
#undef CGI_HLO_BROADCAST
  for (size_t i = 0; kind != CG_OP_UNREGISTERED && i < sizeof pairs / sizeof pairs[0]; i++)
    if (pairs[i][0] == kind) return (cg_op_kind)pairs[i][1];
  return CG_OP_UNREGISTERED;
}

// ---- comparisons -------------------------------------------------------------------------------------------------------------------------------
CGI_DEF int64_t cgi_predicate_of(cg_op op) {
  cg_attr a = cg_op_attr(op, "predicate");
  return a && a->kind == CG_ATTR_INT ? cg_attr_int(a) : -1;
}

CGI_DEF bool cgi_cmpi_is_signed(int64_t predicate) { return predicate >= CG_CMPI_SLT && predicate <= CG_CMPI_SGE; }

CGI_DEF bool cgi_cmpi(int64_t predicate, int64_t sx, int64_t sy, uint64_t ux, uint64_t uy) {
  switch (predicate) {
  case CG_CMPI_EQ: return ux == uy;
  case CG_CMPI_NE: return ux != uy;
  case CG_CMPI_SLT: return sx < sy;
  case CG_CMPI_SLE: return sx <= sy;
  case CG_CMPI_SGT: return sx > sy;
  case CG_CMPI_SGE: return sx >= sy;
  case CG_CMPI_ULT: return ux < uy;
  case CG_CMPI_ULE: return ux <= uy;
  case CG_CMPI_UGT: return ux > uy;
  default: return ux >= uy;
  }
}

// ---- fast-math flags ---------------------------------------------------------------------------------------------------------------------------
// The words of #arith.fastmath, in the order of their bits.
static const char *const cgi_fastmath_words[] = {"reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn"};

CODEGEN_API uint32_t cg_op_fastmath(cg_op op) {
  cg_attr a = cg_op_attr(op, "fastmath");
  uint32_t flags = CG_FASTMATH_NONE;
  if (!a) return flags;
  if (cgi_attr_has_word(a, "fast")) return CG_FASTMATH_FAST;
  for (unsigned i = 0; i < sizeof cgi_fastmath_words / sizeof cgi_fastmath_words[0]; i++)
    if (cgi_attr_has_word(a, cgi_fastmath_words[i])) flags |= 1u << i;
  return flags;
}

CGI_DEF bool cgi_has_fastmath(cg_op op, uint32_t flags) { return (cg_op_fastmath(op) & flags) == flags; }

CGI_DEF cg_attr cgi_attr_fastmath(cg_context *ctx, cg_fastmath flag) {
  unsigned i = 0;
  while (((unsigned)flag >> i) > 1) i++;
  return cgi_attr_of_word(ctx, "arith.fastmath", cgi_fastmath_words[i]);
}

#undef CGI_SCALAR_FUNCTION
#undef CGI_HLO_FUNCTION
#undef CGI_HLO_FUNCTION_TRANSCENDENTAL
#undef CGI_HLO_FUNCTION_ROUNDING
#undef CGI_HLO_FUNCTION_CHLO
#undef CGI_HLO_FUNCTION_NONE
