// util and the dialects that share its table: verification.
#include "dialects/dialects.h"
#include "layout/cg_layout.h"

static bool cgi_util_verify_global(cg_op op, const char *value_name) {
  cg_attr type = cg_op_attr(op, "type"), value = cg_op_attr(op, value_name);
  if (cg_attr_get_kind(type) != CG_ATTR_TYPE) return cgi_op_error(op, "attribute 'type' must be a type");
  if (value && cg_attr_type(value) && cg_attr_type(value) != cg_attr_type(type))
    return cgi_op_error(op, "initial value has type %t, but the global is %t", cg_attr_type(value), cg_attr_type(type));
  return true;
}

// A load or store of a global that is in reach must agree with it.
static bool cgi_util_verify_access(cg_op op, cg_type t) {
  cg_attr symbol = cg_op_attr(op, "global"), type;
  cg_op global;
  if (cg_attr_get_kind(symbol) != CG_ATTR_SYMBOL) return cgi_op_error(op, "attribute 'global' must be a symbol");
  global = cgi_symbol_resolve(op, symbol);
  if (!global) return cgi_op_error(op, "refers to %a, which is not defined", symbol);
  type = cg_op_attr(global, "type");
  if (!type || cg_attr_get_kind(type) != CG_ATTR_TYPE) return cgi_op_error(op, "refers to %a, which is no global", symbol);
  if (cg_attr_type(type) != t) return cgi_op_error(op, "has type %t, but global %a is %t", t, symbol, cg_attr_type(type));
  return true;
}

static bool cgi_util_verify_same(cg_op op) {
  unsigned i;
  if (cg_op_num_operands(op) != cg_op_num_results(op))
    return cgi_op_error(op, "has %u results for %u operands", cg_op_num_results(op), cg_op_num_operands(op));
  for (i = 0; i < cg_op_num_operands(op); i++)
    if (cg_value_type(cg_op_operand(op, i)) != cg_value_type(cg_op_result(op, i)))
      return cgi_op_error(op, "operand %u is %t, but its result is %t", i, cg_value_type(cg_op_operand(op, i)), cg_value_type(cg_op_result(op, i)));
  return true;
}

// scan, sort, scatter, topk: as many results as outputs, of their types.
static bool cgi_util_verify_ext(cg_op op) {
  unsigned first, n = cgi_operand_group(op, "outputs", &first), i;
  if (!cg_op_num_results(op)) return true; // on buffers
  if (cg_op_num_results(op) != n) return cgi_op_error(op, "has %u results for %u outputs", cg_op_num_results(op), n);
  for (i = 0; i < n; i++)
    if (cg_value_type(cg_op_operand(op, first + i)) != cg_value_type(cg_op_result(op, i)))
      return cgi_op_error(op, "output %u is %t, but its result is %t", i, cg_value_type(cg_op_operand(op, first + i)),
                          cg_value_type(cg_op_result(op, i)));
  return true;
}

#ifndef CODEGEN_NO_FAST_PIPELINES
// #iree_vector_ext.nested_layout: its seven lists, each once, of one length.
static bool cgi_vector_ext_layout(cg_op op, cg_attr a, cg_nested_layout *l) {
  static const char *const names[7] = {"subgroup_tile", "batch_tile",       "outer_tile",    "thread_tile",
                                       "element_tile",  "subgroup_strides", "thread_strides"};
  int64_t *const lists[7] = {l->subgroup_tile, l->batch_tile, l->outer_tile, l->thread_tile, l->element_tile, l->subgroup_strides, l->thread_strides};
  if (cg_attr_get_kind(a) != CG_ATTR_DIALECT || !cgi_str_is(cg_attr_str(a), "iree_vector_ext.nested_layout"))
    return cgi_op_error(op, "has the layout %a, which is no #iree_vector_ext.nested_layout", a);
  if (cg_attr_len(a) != 7) return cgi_op_error(op, "has the layout %a, which does not have seven lists", a);
  for (unsigned i = 0; i < 7; i++) {
    cg_attr list = cg_attr_get(a, names[i]);
    if (!list || !cg_attr_is_int_list(list)) return cgi_op_error(op, "has the layout %a, in which %s is no list of integers", a, names[i]);
    size_t n = cg_attr_int_list_len(list);
    if (n > CG_NESTED_LAYOUT_RANK) return cgi_op_error(op, "has the layout %a of more than %u dimensions", a, (unsigned)CG_NESTED_LAYOUT_RANK);
    if (i && n != l->rank) return cgi_op_error(op, "has the layout %a, in which %s has another length than subgroup_tile", a, names[i]);
    l->rank = (unsigned)n;
    for (size_t k = 0; k < n; k++) lists[i][k] = cg_attr_int_list_at(list, k);
  }
  return true;
}

// A vector has the layout's shape; a tensor or memref may be smaller, the rest is masked.
static bool cgi_vector_ext_verify_layout(cg_op op, cg_type t) {
  cg_nested_layout l;
  memset(&l, 0, sizeof l);
  cg_attr a = cg_op_attr(op, "layout");
  unsigned dim, rank = cg_type_rank(t);
  if (!cgi_vector_ext_layout(op, a, &l)) return false;
  cg_layout_reason r = cg_nested_layout_verify(&l, NULL, 0, &dim);
  if (r != CG_LAYOUT_OK) return cgi_op_error(op, "has the layout %a, dimension %u: %s", a, dim, cg_layout_reason_text(r));
  if (l.rank != rank) return cgi_op_error(op, "has a layout of %u dimensions on %t", l.rank, t);
  int64_t shape[CG_NESTED_LAYOUT_RANK];
  cg_nested_layout_shape(&l, CG_LAYOUT_UNDISTRIBUTED, shape);
  for (unsigned i = 0; i < rank; i++) {
    int64_t size = cg_type_dim(t, i);
    if (size == shape[i] || (cg_type_get_kind(t) != CG_TYPE_VECTOR && (size == CG_DYNAMIC || size < shape[i]))) continue;
    return cgi_op_error(op, "has a layout of %l elements along dimension %u of %t", shape[i], i, t);
  }
  return true;
}
#else // no pass reads it
static bool cgi_vector_ext_verify_layout(cg_op op, cg_type t) {
  (void)op, (void)t;
  return true;
}
#endif

static bool cgi_util_verify(cg_op op) {
  cg_type t;
  switch (cg_op_get_kind(op)) {
  case CG_UTIL_GLOBAL: return cgi_util_verify_global(op, "initial_value");
  case CG_ML_PROGRAM_GLOBAL: return cgi_util_verify_global(op, "value");
  case CG_UTIL_GLOBAL_LOAD:
  case CG_ML_PROGRAM_GLOBAL_LOAD:
  case CG_ML_PROGRAM_GLOBAL_LOAD_CONST: return cgi_util_verify_access(op, cg_value_type(cg_op_result(op, 0)));
  case CG_UTIL_GLOBAL_STORE:
  case CG_ML_PROGRAM_GLOBAL_STORE: return cgi_util_verify_access(op, cg_value_type(cg_op_operand(op, CG_UTIL_GLOBAL_STORE_VALUE)));
  case CG_UTIL_UNFOLDABLE_CONSTANT:
    t = cg_attr_type(cg_op_attr(op, "value"));
    return !t || t == cg_value_type(cg_op_result(op, 0)) ||
           cgi_op_error(op, "has a value of type %t, but its result is %t", t, cg_value_type(cg_op_result(op, 0)));
  case CG_UTIL_ASSUME_INT:
  case CG_UTIL_OPTIMIZATION_BARRIER: return cgi_util_verify_same(op);
  case CG_IREE_VECTOR_EXT_TO_LAYOUT:
    t = cg_value_type(cg_op_operand(op, CG_IREE_VECTOR_EXT_TO_LAYOUT_INPUT));
    if (t != cg_value_type(cg_op_result(op, 0)))
      return cgi_op_error(op, "operand is %t, but its result is %t", t, cg_value_type(cg_op_result(op, 0)));
    return cgi_vector_ext_verify_layout(op, t);
  case CG_IREE_VECTOR_EXT_TO_SIMD:
  case CG_IREE_VECTOR_EXT_TO_SIMT:
    t = cg_value_type(cg_op_operand(op, 0));
    return cg_type_element(t) == cg_type_element(cg_value_type(cg_op_result(op, 0))) ||
           cgi_op_error(op, "%t and %t have different element types", t, cg_value_type(cg_op_result(op, 0)));
  case CG_IREE_LINALG_EXT_SCAN:
  case CG_IREE_LINALG_EXT_SORT:
  case CG_IREE_LINALG_EXT_SCATTER:
  case CG_IREE_LINALG_EXT_TOPK:
  case CG_IREE_LINALG_EXT_REVERSE:
  case CG_IREE_LINALG_EXT_FFT: return cgi_util_verify_ext(op);
  default: return true;
  }
}

// Assumptions are for later; what is assumed of is the same value.
static bool cgi_util_fold(cg_op op, const cg_attr *constants, cgi_fold *results) {
  unsigned i;
  (void)constants;
  if (cg_op_get_kind(op) != CG_UTIL_ASSUME_INT) return false;
  for (i = 0; i < cg_op_num_operands(op); i++) results[i].value = cg_op_operand(op, i);
  return cg_op_num_operands(op) > 0;
}

CGI_DEF const cgi_dialect *cgi_dialect_util(void) {
  static const cgi_dialect dialect = {"util", CGI_VERIFIER(cgi_util_verify), cgi_util_fold, NULL, 0};
  return &dialect;
}
