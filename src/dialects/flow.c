// flow: verification of dispatches and of the slices that they load and store.
#include "dialects/dialects.h"
#include "dialects/iree.h"
#include "dialects/linalg.h"

#define CGI_FLOW_VIEWS 8 // of a destination, one of another, that are looked through

// Offsets, sizes and strides against the dispatch tensor, and the sizes against the tensor that is loaded or stored (unit dims may be dropped).
static bool cgi_flow_verify_slice(cg_op op, cg_type whole, cg_type part, const char *dims_group) {
  cgi_mixed offsets, sizes, strides;
  cg_type tensor;
  unsigned first, i, k = 0, n = cgi_operand_group(op, dims_group, &first);
  if (cg_type_get_kind(whole) != CG_TYPE_DISPATCH_TENSOR) return cgi_op_error(op, "takes a dispatch tensor, but has %t", whole);
  tensor = cg_type_element(whole);
  if (!cg_type_is_shaped(tensor)) return true;
  if (cg_type_get_kind(part) != CG_TYPE_TENSOR) return cgi_op_error(op, "takes a tensor, but has %t", part);
  if (n && n != cgi_dynamic_dims(whole)) return cgi_op_error(op, "has %u dynamic dims for %t", n, whole);
  if (!cgi_check_slice(op, cg_type_rank(tensor), &offsets, &sizes, &strides)) return false;
  if (cg_type_element(part) != cg_type_element(tensor)) return cgi_op_error(op, "%t and %t have different element types", whole, part);
  for (i = 0; i < sizes.n; i++) {
    if (k < cg_type_rank(part) && (sizes.fixed[i] == cg_type_dim(part, k) || sizes.fixed[i] == CG_DYNAMIC || cg_type_dim(part, k) == CG_DYNAMIC))
      k++;
    else if (sizes.fixed[i] != 1)
      return cgi_op_error(op, "size %l of dim %u does not fit %t", sizes.fixed[i], i, part);
  }
  if (k != cg_type_rank(part)) return cgi_op_error(op, "its sizes do not fit %t", part);
  return cgi_check_slice_bounds(op, tensor, &offsets, &sizes, &strides);
}

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
// hal.interface.bindings says which binding each operand and result goes to: set * 65536 + binding of the i-th, -1 where it says no such thing.
static int64_t cgi_flow_interface_binding(cg_attr list, size_t i) {
  cg_attr a = cg_attr_at(list, i);
  int64_t number[2];
  if (cg_attr_get_kind(a) != CG_ATTR_DIALECT || !cgi_str_is(cg_attr_str(a), "hal.interface.binding") || cg_attr_len(a) != 2) return -1;
  for (unsigned k = 0; k < 2; k++) {
    if (cg_attr_get_kind(cg_attr_at(a, k)) != CG_ATTR_INT) return -1;
    number[k] = cg_attr_int(cg_attr_at(a, k));
    if (number[k] < 0 || number[k] > 65535) return -1;
  }
  return number[0] * 65536 + number[1];
}

CGI_DEF bool cgi_verify_interface_bindings(cg_op op) {
  cg_attr list = cg_op_attr(op, "hal.interface.bindings");
  for (size_t i = 0; list && i < cg_attr_len(list); i++) {
    int64_t at = cgi_flow_interface_binding(list, i);
    if (at < 0) return cgi_op_error(op, "has hal.interface.bindings that are no #hal.interface.binding<set, binding>: %a", list);
    for (size_t k = 0; k < i; k++)
      if (cgi_flow_interface_binding(list, k) == at) return cgi_op_error(op, "binds operands #%u and #%u to one binding", (unsigned)k, (unsigned)i);
  }
  return true;
}

CGI_DEF unsigned cgi_interface_operand(cg_op op, unsigned n, unsigned b) {
  cg_attr list = cg_op_attr(op, "hal.interface.bindings");
  if (!list || cg_attr_len(list) != n) return b;
  for (unsigned i = 0; i < n; i++) { // the one that has b bindings in front of its own
    unsigned below = 0;
    for (unsigned k = 0; k < n; k++) below += cgi_flow_interface_binding(list, k) < cgi_flow_interface_binding(list, i);
    if (below == b) return i;
  }
  return b;
}
#endif

static bool cgi_flow_verify_dispatch(cg_op op) {
  unsigned first, n = cgi_operand_group(op, "argument_dims", &first), args = cgi_operand_group(op, "arguments", &first), i, dims = 0;
  cg_attr entry = cg_op_attr(op, "entry_point");
  for (i = 0; i < args; i++) dims += cgi_dynamic_dims(cg_value_type(cg_op_operand(op, first + i)));
  if (n && n != dims) return cgi_op_error(op, "has %u dims for %u dynamic dims of its arguments", n, dims);
  if (cg_op_get_kind(op) == CG_FLOW_DISPATCH && cg_attr_get_kind(entry) != CG_ATTR_SYMBOL)
    return cgi_op_error(op, "attribute 'entry_point' must be a symbol such as @executable::@export");
  return cgi_verify_interface_bindings(op);
}

// What is loaded from a tensor that is only written is a destination, with no elements to read.
static bool cgi_flow_verify_destination(cg_value v, cg_type source, unsigned depth) {
  CGI_FOREACH_USE(u, v) {
    cg_op user = u->owner;
    cg_op_kind k = user->def->kind;
    bool view = k == CG_TENSOR_EXTRACT_SLICE || k == CG_TENSOR_EXPAND_SHAPE || k == CG_TENSOR_COLLAPSE_SHAPE || k == CG_TENSOR_CAST;
    bool element = cgi_linalg_is(user) && cgi_linalg_uses_output(user, (unsigned)(u - user->operands) - cgi_linalg_num_inputs(user));
    if (element || k == CG_TENSOR_EXTRACT)
      return cgi_op_error(user, "[uninitialised] reads elements loaded from %t, which is only written: it has to be readwrite", source);
    if (view && depth < CGI_FLOW_VIEWS && user->num_results && !cgi_flow_verify_destination(user->results[0], source, depth + 1)) return false;
  }
  return true;
}

static bool cgi_flow_verify(cg_op op) {
  cg_type t;
  cg_attr d;
  switch (cg_op_get_kind(op)) {
  case CG_FLOW_DISPATCH:
  case CG_FLOW_DISPATCH_WORKGROUPS: return cgi_flow_verify_dispatch(op);
  case CG_FLOW_DISPATCH_TENSOR_LOAD:
    t = cg_value_type(cg_op_operand(op, CG_FLOW_DISPATCH_TENSOR_LOAD_SOURCE));
    if (!cgi_flow_verify_slice(op, t, cg_value_type(cg_op_result(op, 0)), "source_dims")) return false;
    return cg_type_access(t) != CG_ACCESS_WRITE || cgi_flow_verify_destination(op->results[0], t, 0);
  case CG_FLOW_DISPATCH_TENSOR_STORE:
    t = cg_value_type(cg_op_operand(op, CG_FLOW_DISPATCH_TENSOR_STORE_TARGET));
    if (!cgi_flow_verify_slice(op, t, cg_value_type(cg_op_operand(op, CG_FLOW_DISPATCH_TENSOR_STORE_VALUE)), "target_dims")) return false;
    return cg_type_access(t) != CG_ACCESS_READ || cgi_op_error(op, "stores to %t, which is read-only", t);
  case CG_FLOW_DISPATCH_TIE_SHAPE:
    t = cg_value_type(cg_op_result(op, 0));
    if (cg_value_type(cg_op_operand(op, CG_FLOW_DISPATCH_TIE_SHAPE_OPERAND)) != t)
      return cgi_op_error(op, "operand %t and result %t differ", cg_value_type(cg_op_operand(op, CG_FLOW_DISPATCH_TIE_SHAPE_OPERAND)), t);
    return cg_op_num_operands(op) - 1 == cgi_dynamic_dims(t) || cgi_op_error(op, "has %u dims for %t", cg_op_num_operands(op) - 1, t);
  case CG_FLOW_DISPATCH_WORKGROUP_ID:
  case CG_FLOW_DISPATCH_WORKGROUP_COUNT:
  case CG_FLOW_DISPATCH_WORKGROUP_SIZE:
    d = cg_op_attr(op, "dimension");
    return (cg_attr_int(d) >= 0 && cg_attr_int(d) <= 2) || cgi_op_error(op, "dimension must be 0, 1 or 2, but is %l", cg_attr_int(d));
  default: return true;
  }
}

static bool cgi_flow_slice(cg_op op, cgi_mixed out[3]) { return cgi_slice_get(op, &out[0], &out[1], &out[2]); }

// A load of `tensor`, or with a value a store of it, through offsets, sizes and strides.
static cg_op cgi_flow_access(cgi_builder *b, cg_value value, cg_value from, cg_type tensor, unsigned num_dims, const cg_value *dims,
                             const cgi_mixed slice[3]) {
  static const char *const statics[3] = {"static_offsets", "static_sizes", "static_strides"};
  cg_context *ctx = b->ctx;
  cg_value *operands = NULL;
  int32_t segments[6];
  unsigned n = 0;
  if (value) cgi_push(operands, value), segments[n++] = 1;
  cgi_push(operands, from);
  segments[n++] = 1;
  operands = cgi_push_values(ctx, operands, num_dims, dims);
  segments[n++] = (int32_t)num_dims;
  for (unsigned g = 0; g < 3; g++) {
    size_t before = cgi_len(operands);
    for (unsigned i = 0; i < slice[g].n; i++)
      if (slice[g].values[i]) cgi_push(operands, slice[g].values[i]);
    segments[n++] = (int32_t)(cgi_len(operands) - before);
  }
  cg_op op = cgi_build(b, value ? CG_FLOW_DISPATCH_TENSOR_STORE : CG_FLOW_DISPATCH_TENSOR_LOAD, (unsigned)cgi_len(operands), operands, !value,
                       &tensor, 0, NULL, 0);
  for (unsigned g = 0; g < 3; g++) cgi_op_set_ints(op, statics[g], slice[g].n, slice[g].fixed);
  cgi_op_set_segments(op, n, segments);
  cgi_arr_free(ctx, operands);
  return op;
}

#ifndef CODEGEN_NO_IREE_SYNTAX // in which such ops are written; form-dispatches makes them static where they are
// Constant offsets, sizes and strides become static, and with the sizes the tensor that is loaded.
static bool cgi_flow_slice_constants(cgi_builder *b, cg_op op, void *user) {
  cg_context *ctx = b->ctx;
  bool load = op->def->kind == CG_FLOW_DISPATCH_TENSOR_LOAD, changed = false;
  unsigned first, num_dims = cgi_operand_group(op, load ? "source_dims" : "target_dims", &first);
  cg_value value = load ? NULL : op->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value, *dims = NULL;
  cg_value from = op->operands[load ? CG_FLOW_DISPATCH_TENSOR_LOAD_SOURCE : CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].value;
  cg_type whole = from->type, part = load ? op->results[0]->type : value->type, made_type = part;
  cgi_mixed m[3];
  (void)user;
  if (!cgi_flow_slice(op, m)) return false;
  for (unsigned g = 0; g < 3; g++)
    if (g != 1 || m[g].n == part->rank) changed = cgi_mixed_fold_constants(&m[g]) || changed;
  if (!changed || whole->kind != CG_TYPE_DISPATCH_TENSOR || !cg_type_is_shaped(whole->element) || !cgi_slice_may_fold(whole->element, m))
    return false;
  if (m[1].n == part->rank) made_type = cgi_type_tensor(ctx, m[1].n, m[1].fixed, part->element, part->encoding);
  if (value && made_type != part) value = cgi_build_unary(b, CG_TENSOR_CAST, made_type, value);
  dims = cgi_push_operands(dims, op, first, first + num_dims);
  cg_op made = cgi_flow_access(b, value, from, made_type, num_dims, dims, m);
  if (!load)
    cgi_op_erase(op);
  else
    cgi_op_replace1(op, made_type == part ? made->results[0] : cgi_build_unary(b, CG_TENSOR_CAST, part, made->results[0]));
  return true;
}

// What is loaded from where nobody has written is any tensor of its shape: IREE's destinations.
static bool cgi_flow_load_nothing(cgi_builder *b, cg_op op, void *user) {
  cg_context *ctx = b->ctx;
  cg_type t = op->results[0]->type, source = op->operands[CG_FLOW_DISPATCH_TENSOR_LOAD_SOURCE].value->type;
  cg_value *sizes = NULL;
  cgi_mixed m;
  (void)user;
  if (source->kind != CG_TYPE_DISPATCH_TENSOR || source->access != CG_ACCESS_WRITE || !cgi_mixed_get(op, "sizes", "static_sizes", &m)) return false;
  for (unsigned i = 0, k = 0; i < m.n && k < t->rank; i++) {
    if (m.fixed[i] != t->shape[k] && !(m.values[i] && t->shape[k] == CG_DYNAMIC)) continue; // a dropped dim
    if (m.values[i]) cgi_push(sizes, m.values[i]);
    k++;
  }
  bool whole = cgi_len(sizes) == cgi_dynamic_dims(t);
  if (whole) cgi_op_replace1(op, cgi_build_value(b, CG_TENSOR_EMPTY, t, (unsigned)cgi_len(sizes), sizes, NULL));
  return whole;
}
#endif

CGI_DEF const cgi_dialect *cgi_dialect_flow(void) {
#ifndef CODEGEN_NO_IREE_SYNTAX
  static const cgi_pattern patterns[] = {
      {CG_FLOW_DISPATCH_TENSOR_LOAD, cgi_flow_load_nothing},
      {CG_FLOW_DISPATCH_TENSOR_LOAD, cgi_flow_slice_constants},
      {CG_FLOW_DISPATCH_TENSOR_STORE, cgi_flow_slice_constants},
  };
  static const cgi_dialect dialect = {"flow", CGI_VERIFIER(cgi_flow_verify), NULL, patterns, sizeof patterns / sizeof patterns[0]};
#else
  static const cgi_dialect dialect = {"flow", CGI_VERIFIER(cgi_flow_verify), NULL, NULL, 0};
#endif
  return &dialect;
}

CGI_DEF cg_op cgi_build_dispatch_access(cgi_builder *b, cg_value value, cg_value from, cg_type tensor, unsigned num_dims, const cg_value *dims,
                                        cg_op view) {
  cgi_mixed slice[3];
  unsigned next = 0;
  memset(slice, 0, sizeof slice);
  if (view) {
    cgi_flow_slice(view, slice);
  } else {
    for (unsigned i = 0; i < tensor->rank; i++) {
      slice[1].fixed[i] = tensor->shape[i];
      slice[2].fixed[i] = 1;
      if (tensor->shape[i] == CG_DYNAMIC) slice[1].values[i] = dims[next++];
    }
    slice[0].n = slice[1].n = slice[2].n = tensor->rank;
  }
  return cgi_flow_access(b, value, from, tensor, num_dims, dims, slice);
}

#undef CGI_FLOW_VIEWS

CGI_DEF int64_t cgi_dispatch_tied(cg_op op, unsigned result) {
#if defined(CODEGEN_NO_FAST_PIPELINES) && defined(CODEGEN_NO_HOST_FORMS) // nothing makes any
  (void)op, (void)result;
  return -1;
#else
  cg_attr tied = cg_op_attr(op, "tied_operands");
  unsigned first, n = cgi_operand_group(op, "arguments", &first);
  int64_t k = tied && cg_attr_is_int_list(tied) && result < cg_attr_int_list_len(tied) ? cg_attr_int_list_at(tied, result) : -1;
  return k >= 0 && k < (int64_t)n ? k + (int64_t)first : -1;
#endif
}

// The dims that a dispatch is given are those of all its results, or of those that are not tied to an operand of their type.
CGI_DEF int64_t cgi_dispatch_dim(cg_op op, unsigned result, unsigned i) {
  unsigned first, n = cgi_operand_group(op, "result_dims", &first), all = 0, k = 0;
  for (unsigned r = 0; r < op->num_results; r++) all += cgi_dynamic_dims(cg_op_result(op, r)->type);
  for (unsigned r = 0; r <= result; r++) {
    cg_type t = cg_op_result(op, r)->type;
    int64_t over = cgi_dispatch_tied(op, r);
    if (n != all && over >= 0 && cg_op_operand(op, (unsigned)over)->type == t) continue;
    for (unsigned j = 0; j < (r < result ? t->rank : i); j++) k += t->shape[j] == CG_DYNAMIC;
  }
  return k < n ? (int64_t)(first + k) : -1;
}
