// The linalg dialect: verifier, and patterns: identities, operands that nobody reads. What structured ops have in common is in linalg.c.
#include "dialects/dialects.h"
#include "dialects/linalg.h"

// ---- verifier -----------------------------------------------------------------------------------------------------------------------------
// `num_loops` is NULL where the first map has them.
static bool cgi_linalg_check_maps(cg_op op, const unsigned *num_loops) {
  cg_attr maps = cg_op_attr(op, "indexing_maps");
  unsigned n = cg_op_num_operands(op), loops = num_loops ? *num_loops : 0;
  if (!maps || cg_attr_get_kind(maps) != CG_ATTR_ARRAY) return cgi_op_error(op, "requires an array attribute 'indexing_maps'");
  if (cg_attr_len(maps) != n)
    return cgi_op_error(op, "expected the number of indexing_map (%u) to be equal to the number of input/output operands (%u)",
                        (unsigned)cg_attr_len(maps), n);
  for (unsigned i = 0; i < n; i++) {
    cg_attr map = cg_attr_at(maps, i);
    if (cg_attr_get_kind(map) != CG_ATTR_MAP) return cgi_op_error(op, "indexing map #%u must be an affine map, but got %a", i, map);
    if (cg_map_num_symbols(cg_attr_map(map))) return cgi_op_error(op, "unexpected symbols in indexing_map #%u, %m", i, cg_attr_map(map));
    if (!num_loops && i == 0) loops = cg_map_num_dims(cg_attr_map(map));
    if (cg_map_num_dims(cg_attr_map(map)) != loops)
      return cgi_op_error(op, "expected indexing_map #%u to have %u dim(s) to match the number of loops, but it is %m", i, loops, cg_attr_map(map));
  }
  return true;
}

static bool cgi_linalg_check_generic_attrs(cg_op op) {
  cg_attr iterators = cg_op_attr(op, "iterator_types");
  if (!iterators || cg_attr_get_kind(iterators) != CG_ATTR_ARRAY) return cgi_op_error(op, "requires an array attribute 'iterator_types'");
  unsigned loops = (unsigned)cg_attr_len(iterators);
  if (loops > CGI_MAX_LOOPS) return cgi_op_error(op, "has %u loops; at most %u are supported", loops, (unsigned)CGI_MAX_LOOPS);
  for (unsigned i = 0; i < loops; i++) {
    cg_str word = cgi_attr_word(cg_attr_at(iterators, i));
    if (!cgi_str_is(word, "parallel") && !cgi_str_is(word, "reduction") && !cgi_str_is(word, "window"))
      return cgi_op_error(op, "iterator type #%u must be parallel or reduction, but got %a", i, cg_attr_at(iterators, i));
  }
  return cgi_linalg_check_maps(op, &loops);
}

// transpose, broadcast and reduce: their integer lists.
static bool cgi_linalg_check_dims(cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  const char *name = kind == CG_LINALG_TRANSPOSE ? "permutation" : "dimensions";
  cg_attr list = cg_op_attr(op, name);
  cg_type in = cg_value_type(cgi_linalg_input(op, 0)), out = cg_value_type(cg_op_operand(op, cg_op_num_operands(op) - 1));
  unsigned rank = kind == CG_LINALG_REDUCE ? cg_type_rank(in) : cg_type_rank(out), n;
  bool seen[CGI_MAX_LOOPS] = {false};
  if (!list || !cg_attr_is_int_list(list)) return cgi_op_error(op, "requires an integer array attribute '%s'", name);
  n = (unsigned)cg_attr_int_list_len(list);
  if (rank > CGI_MAX_LOOPS) return cgi_op_error(op, "has %u loops; at most %u are supported", rank, (unsigned)CGI_MAX_LOOPS);
  for (unsigned i = 0; i < n; i++) {
    int64_t d = cg_attr_int_list_at(list, i);
    if (d < 0 || d >= (int64_t)rank || seen[d])
      return cgi_op_error(op, "'%s' must hold distinct dims below %u, but element #%u is %l", name, rank, i, d);
    seen[d] = true;
  }
  if (kind == CG_LINALG_TRANSPOSE && (n != rank || cg_type_rank(in) != rank))
    return cgi_op_error(op, "size of permutation %u does not match the ranks of %t and %t", n, in, out);
  if (kind == CG_LINALG_BROADCAST && cg_type_rank(in) + n != rank)
    return cgi_op_error(op, "input rank plus added dimensions does not match init rank: %t, %u and %t", in, n, out);
  return true;
}

static bool cgi_linalg_check_operands(cg_op op) {
  unsigned inputs = cgi_linalg_num_inputs(op), n = cg_op_num_operands(op);
  bool tensors = false, memrefs = false;
  if (n == inputs) return cgi_op_error(op, "expected at least one output operand");
  for (unsigned i = 0; i < n; i++) {
    cg_type t = cg_value_type(cg_op_operand(op, i));
    cg_type_kind kind = cg_type_get_kind(t);
    tensors = tensors || kind == CG_TYPE_TENSOR;
    memrefs = memrefs || kind == CG_TYPE_MEMREF;
    if (i >= inputs && kind != CG_TYPE_TENSOR && kind != CG_TYPE_MEMREF)
      return cgi_op_error(op, "operand #%u must be a ranked tensor or memref, but got %t", i, t);
    if (kind == CG_TYPE_UNRANKED_TENSOR || kind == CG_TYPE_DISPATCH_TENSOR)
      return cgi_op_error(op, "operand #%u must be a scalar, ranked tensor or memref, but got %t", i, t);
  }
  if (tensors && memrefs) return cgi_op_error(op, "expected to have pure tensor or buffer semantics");
  unsigned results = tensors ? n - inputs : 0;
  if (cg_op_num_results(op) != results)
    return cgi_op_error(op, "expected the number of results (%u) to be equal to the number of output tensors (%u)", cg_op_num_results(op), results);
  for (unsigned i = 0; i < results; i++)
    if (cg_value_type(cg_op_result(op, i)) != cg_value_type(cg_op_operand(op, inputs + i)))
      return cgi_op_error(op, "expected type of operand #%u (%t) to match type of corresponding result (%t)", inputs + i,
                          cg_value_type(cg_op_operand(op, inputs + i)), cg_value_type(cg_op_result(op, i)));
  return true;
}

static bool cgi_linalg_check_body(cg_op op) {
  cg_block body = cgi_linalg_body(op);
  unsigned inputs = cgi_linalg_num_inputs(op), outputs = cgi_linalg_num_outputs(op),
           args = cg_op_get_kind(op) == CG_LINALG_MAP ? inputs : inputs + outputs;
  if (!body) return cgi_op_error(op, "expects a region with one block");
  if (cg_block_num_args(body) != args)
    return cgi_op_error(op, "expected as many non-induction variable region arguments as operands: %u, but it has %u", args, cg_block_num_args(body));
  for (unsigned i = 0; i < args; i++)
    if (cg_value_type(cg_block_arg(body, i)) != cgi_elem(cg_op_operand(op, i)))
      return cgi_op_error(op, "expected type of bb argument #%u (%t) to match element or self type of the corresponding operand (%t)", i,
                          cg_value_type(cg_block_arg(body, i)), cg_value_type(cg_op_operand(op, i)));
  cg_op yield = body->last;
  if (!yield || cg_op_get_kind(yield) != CG_LINALG_YIELD) return cgi_op_error(op, "expected its body to end in 'linalg.yield'");
  if (cg_op_num_operands(yield) != outputs)
    return cgi_op_error(yield, "expected number of yield values (%u) to match the number of inits (%u) of '%o'", cg_op_num_operands(yield), outputs,
                        op);
  for (unsigned i = 0; i < outputs; i++)
    if (cg_value_type(cg_op_operand(yield, i)) != cgi_elem(cg_op_operand(op, inputs + i)))
      return cgi_op_error(yield, "type of yield operand #%u (%t) doesn't match the element type of the enclosing op's output (%t)", i,
                          cg_value_type(cg_op_operand(yield, i)), cg_value_type(cg_op_operand(op, inputs + i)));
  return true;
}

// The largest and smallest index that a map result takes, from corner to corner; expressions of loops are affine, mod and div fall outside.
static bool cgi_linalg_extent(cg_expr e, const int64_t *sizes, int64_t *lo, int64_t *hi) {
  int64_t a, b, c, d;
  switch (cg_expr_get_kind(e)) {
  case CG_EXPR_CONST: *lo = *hi = cg_expr_value(e); return *lo > -((int64_t)1 << 61) && *hi < (int64_t)1 << 61;
  case CG_EXPR_DIM:
    if (sizes[cg_expr_value(e)] == CG_DYNAMIC || sizes[cg_expr_value(e)] <= 0) return false;
    *lo = 0, *hi = sizes[cg_expr_value(e)] - 1;
    return *hi < ((int64_t)1 << 31);
  case CG_EXPR_ADD:
    if (!cgi_linalg_extent(cg_expr_lhs(e), sizes, &a, &b) || !cgi_linalg_extent(cg_expr_rhs(e), sizes, &c, &d)) return false;
    *lo = a + c, *hi = b + d;
    return *lo > -((int64_t)1 << 61) && *hi < (int64_t)1 << 61;
  case CG_EXPR_MUL:
    if (!cgi_linalg_extent(cg_expr_lhs(e), sizes, &a, &b) || cg_expr_get_kind(cg_expr_rhs(e)) != CG_EXPR_CONST) return false;
    c = cg_expr_value(cg_expr_rhs(e));
    if (c > ((int64_t)1 << 31) || c < -((int64_t)1 << 31) || a < -((int64_t)1 << 31) || b > ((int64_t)1 << 31)) return false;
    *lo = c < 0 ? b * c : a * c, *hi = c < 0 ? a * c : b * c;
    return true;
  default: return false;
  }
}

// The first dim of an operand that is not the size of its loop (*lo is that), or ends before the largest place that the map gives.
typedef struct cgi_linalg_misfit {
  unsigned operand, dim;
  int64_t lo, hi;
  bool loop;
} cgi_linalg_misfit;

static bool cgi_linalg_misfits(cg_op op, const int64_t *sizes, cgi_linalg_misfit *out) {
  for (out->operand = 0; out->operand < cg_op_num_operands(op); out->operand++) {
    cg_map map = cgi_linalg_map(op, out->operand);
    for (out->dim = 0; out->dim < cg_map_num_results(map); out->dim++) {
      cg_expr e = cg_map_result(map, out->dim);
      int64_t dim = cg_type_dim(cg_value_type(cg_op_operand(op, out->operand)), out->dim);
      if (dim == CG_DYNAMIC) continue;
      out->loop = cg_expr_get_kind(e) == CG_EXPR_DIM;
      if (out->loop) out->lo = sizes[cg_expr_value(e)];
      if (out->loop ? out->lo != CG_DYNAMIC && out->lo != dim : cgi_linalg_extent(e, sizes, &out->lo, &out->hi) && (out->lo < 0 || out->hi >= dim))
        return true;
    }
  }
  return false;
}

static bool cgi_linalg_check_shapes(cg_op op) {
  int64_t sizes[CGI_MAX_LOOPS];
  cgi_linalg_misfit m;
  for (unsigned i = 0; i < cg_op_num_operands(op); i++) {
    cg_map map = cgi_linalg_map(op, i);
    cg_type t = cg_value_type(cg_op_operand(op, i));
    unsigned rank = cg_type_is_shaped(t) && cg_type_get_kind(t) != CG_TYPE_VECTOR ? cg_type_rank(t) : 0;
    if (cg_map_num_results(map) != rank)
      return cgi_op_error(op, "expected operand #%u rank (%u) to match the result rank of indexing_map (%u), %m for %t", i, rank,
                          cg_map_num_results(map), map, t);
  }
  if (!cgi_linalg_loop_sizes(op, sizes, NULL))
    return cgi_op_error(op, "expected the shape-to-loops map to be non-null: no operand gives the size of one of its loops");
  if (!cgi_linalg_misfits(op, sizes, &m)) return true;
  cg_type t = cg_value_type(cg_op_operand(op, m.operand));
  int64_t dim = cg_type_dim(t, m.dim);
  if (m.loop)
    return cgi_op_error(op, "inferred input/output operand #%u has shape's dimension #%u to be %l, but found %l in %t", m.operand, m.dim, m.lo, dim,
                        t);
  if (m.lo < 0) return cgi_op_error(op, "unexpected result less than 0 at expression #%u in %m", m.dim, cgi_linalg_map(op, m.operand));
  return cgi_op_error(op, "inferred input/output operand #%u has shape's dimension #%u to be greater than or equal to %l, but found %l in %t",
                      m.operand, m.dim, m.hi + 1, dim, t);
}

static bool cgi_linalg_check_window(cg_op op) {
  static const char *const names[] = {"strides", "dilations"};
  int64_t window = cgi_linalg_window_dims(op);
  for (unsigned i = 0; i < 2; i++) {
    cg_attr list = cg_op_attr(op, names[i]);
    if (!list || !window) continue;
    if (list->kind == CG_ATTR_DENSE && cg_type_num_elements(list->type) != window)
      return cgi_op_error(op, "attribute '%s' takes %l elements, but %t has %l", names[i], window, list->type, cg_type_num_elements(list->type));
    if (!cg_attr_is_int_list(list)) return cgi_op_error(op, "attribute '%s' must be an elements attribute of integers, but got %a", names[i], list);
    if ((int64_t)cg_attr_int_list_len(list) != window)
      return cgi_op_error(op, "attribute '%s' takes %l elements, but %a has %l", names[i], window, list, (int64_t)cg_attr_int_list_len(list));
    for (size_t k = 0; k < cg_attr_int_list_len(list); k++)
      if (cg_attr_int_list_at(list, k) <= 0)
        return cgi_op_error(op, "attribute '%s' must be positive, but element #%u is %l", names[i], (unsigned)k, cg_attr_int_list_at(list, k));
  }
  return true;
}

static bool cgi_linalg_verify_softmax(cg_op op) {
  cg_type in = cg_value_type(cg_op_operand(op, CG_LINALG_SOFTMAX_INPUT)), out = cg_value_type(cg_op_operand(op, CG_LINALG_SOFTMAX_OUTPUT));
  int64_t dim = cgi_op_int(op, "dimension");
  bool tensors = cg_type_get_kind(out) == CG_TYPE_TENSOR;
  if (!cg_type_is_shaped(in) || !cg_type_is_float(cg_type_element(in)))
    return cgi_op_error(op, "operand #0 must be a shaped value of floats, but got %t", in);
  if (!cgi_shapes_compatible(in, out)) return cgi_op_error(op, "incompatible output shape: input is %t and output %t", in, out);
  if (dim < 0 || dim >= (int64_t)cg_type_rank(in)) return cgi_op_error(op, "incorrect dimension specified: %l for %t", dim, in);
  if (cg_op_num_results(op) != (tensors ? 1u : 0u))
    return cgi_op_error(op, "expected %u results, but has %u", tensors ? 1u : 0u, cg_op_num_results(op));
  if (tensors && cg_value_type(cg_op_result(op, 0)) != out)
    return cgi_op_error(op, "expected result to have type %t, but got %t", out, cg_value_type(cg_op_result(op, 0)));
  return true;
}

static bool cgi_linalg_verify_index(cg_op op) {
  cg_op parent = cg_op_parent(op);
  while (parent && !cgi_linalg_is(parent)) parent = cg_op_parent(parent);
  int64_t dim = cgi_op_int(op, "dim");
  if (cg_type_get_kind(cg_value_type(cg_op_result(op, 0))) != CG_TYPE_INDEX)
    return cgi_op_error(op, "result #0 must be index, but got %t", cg_value_type(cg_op_result(op, 0)));
  if (!parent) return cgi_op_error(op, "expected parent op with LinalgOp interface");
  if (dim < 0 || dim >= (int64_t)cgi_linalg_num_loops(parent))
    return cgi_op_error(op, "expected dim (%l) to be lower than the number of loops (%u) of the enclosing LinalgOp", dim,
                        cgi_linalg_num_loops(parent));
  return true;
}

static bool cgi_linalg_verify(cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  if (kind == CG_LINALG_SOFTMAX) return cgi_linalg_verify_softmax(op);
  if (kind == CG_LINALG_INDEX) return cgi_linalg_verify_index(op);
  if (kind == CG_LINALG_YIELD) return true;
  if (!cgi_linalg_check_operands(op)) return false;
  if (kind == CG_LINALG_GENERIC && !cgi_linalg_check_generic_attrs(op)) return false;
  if (kind == CG_LINALG_CONTRACT && !cgi_linalg_check_maps(op, NULL)) return false;
  unsigned loops = cgi_linalg_num_loops(op);
  bool checked = kind == CG_LINALG_GENERIC || kind == CG_LINALG_CONTRACT;
  if (!checked && cg_op_attr(op, "indexing_maps") && !cgi_linalg_check_maps(op, &loops)) return false;
  if ((kind == CG_LINALG_TRANSPOSE || kind == CG_LINALG_BROADCAST || kind == CG_LINALG_REDUCE) && !cgi_linalg_check_dims(op)) return false;
  bool named = kind != CG_LINALG_GENERIC && kind != CG_LINALG_MAP && kind != CG_LINALG_REDUCE;
  if (named && !cgi_linalg_operands_match(op))
    return cgi_op_error(op, "has %u inputs and %u outputs, which is not what it defines", cgi_linalg_num_inputs(op), cgi_linalg_num_outputs(op));
  if (loops > CGI_MAX_LOOPS) return cgi_op_error(op, "has %u loops; at most %u are supported", loops, (unsigned)CGI_MAX_LOOPS);
  return cgi_linalg_check_window(op) && cgi_linalg_check_shapes(op) && cgi_linalg_check_body(op);
}

// ---- folds --------------------------------------------------------------------------------------------------------------------------------
static bool cgi_linalg_fold(cg_op op, const cg_attr *constants, cgi_fold *results) {
  cg_op_kind kind = cg_op_get_kind(op);
  cg_attr list, scalar;
  if (kind == CG_LINALG_GENERIC) return cgi_linalg_fold_constants(op, constants, results);
  if (cg_op_num_results(op) != 1 || cg_op_num_operands(op) == 0) return false;
  cg_value in = cgi_linalg_input(op, 0);
  bool same = cg_value_type(in) == cg_value_type(cg_op_result(op, 0));
  switch (kind) {
  case CG_LINALG_COPY: return same && cgi_fold_to(results, in);
  case CG_LINALG_BROADCAST:
    list = cg_op_attr(op, "dimensions");
    if (same && cg_attr_int_list_len(list) == 0) return cgi_fold_to(results, in);
    break;
  case CG_LINALG_TRANSPOSE:
    list = cg_op_attr(op, "permutation");
    for (size_t i = 0; i < cg_attr_int_list_len(list) && same; i++) same = cg_attr_int_list_at(list, i) == (int64_t)i;
    if (same) return cgi_fold_to(results, in);
    break;
  default: return false;
  }
  return cgi_attr_scalar_of(constants[0], &scalar) && cg_type_is_shaped(cg_value_type(in)) &&
         cgi_fold_to_attr(results, cgi_attr_like(cg_value_type(cg_op_result(op, 0)), scalar)); // of a splat
}

// ---- patterns -----------------------------------------------------------------------------------------------------------------------------
// A generic on tensors that yields its inputs as they are, by the same map, is its inputs.
static bool cgi_linalg_identity_generic(cgi_builder *b, cg_op op, void *user) {
  cg_context *ctx = b->ctx;
  cg_block body = cgi_linalg_body(op);
  unsigned inputs = cgi_linalg_num_inputs(op), n = cg_op_num_results(op), loops = cgi_linalg_num_loops(op);
  cg_value *values = NULL;
  bool identity = n > 0 && body && body->first && body->first == body->last && !cg_op_attr(op, "cg.copy");
  (void)user;
  for (unsigned i = 0; i < loops && identity; i++) identity = cgi_linalg_is_parallel(op, i);
  for (unsigned i = 0; i < n && identity; i++) {
    cg_value v = cg_op_operand(body->last, i);
    unsigned arg = cg_value_index(v);
    identity = !cg_value_op(v) && cg_value_block(v) == body && arg < cg_op_num_operands(op) &&
               cgi_linalg_map(op, arg) == cgi_linalg_map(op, inputs + i) && cgi_map_is_permutation(cgi_linalg_map(op, arg)) &&
               cg_value_type(cg_op_operand(op, arg)) == cg_value_type(cg_op_result(op, i));
    cgi_push(values, identity ? cg_op_operand(op, arg) : NULL);
  }
  if (identity) cgi_op_replace(op, values);
  return identity;
}

// The loop keeps a size without operand `skip`.
static bool cgi_linalg_loops_known_without(cg_op op, unsigned skip, const bool *dropped) {
  unsigned loops = cgi_linalg_num_loops(op), n = cg_op_num_operands(op);
  for (unsigned l = 0; l < loops; l++) {
    bool known = false;
    for (unsigned o = 0; o < n && !known; o++) known = o != skip && !dropped[o] && cgi_map_result_of_dim(cgi_linalg_map(op, o), l) >= 0;
    if (!known) return false;
  }
  return true;
}

// linalg.generic: an input given twice by one map is taken once, an input that the body does not read goes.
static bool cgi_linalg_drop_inputs(cgi_builder *b, cg_op op, void *user) {
  cg_context *ctx = b->ctx;
  cg_block body = cgi_linalg_body(op);
  unsigned inputs = cgi_linalg_num_inputs(op), n = cg_op_num_operands(op), kept = 0;
  bool *dropped = CGI_SCRATCH(ctx, bool, n), changed = false;
  (void)user;
  for (unsigned i = 0; i < inputs; i++) {
    cg_value arg = cg_block_arg(body, i);
    for (unsigned k = 0; k < i && cg_value_has_uses(arg); k++)
      if (!dropped[k] && cg_op_operand(op, k) == cg_op_operand(op, i) && cgi_linalg_map(op, k) == cgi_linalg_map(op, i)) {
        cgi_value_replace_uses(arg, cg_block_arg(body, k));
        changed = true;
      }
    if (!cg_value_has_uses(arg) && cgi_linalg_loops_known_without(op, i, dropped)) dropped[i] = true, changed = true;
  }
  if (changed) {
    cg_attr maps = cg_op_attr(op, "indexing_maps"), *items = NULL;
    cg_value *operands = NULL;
    int32_t sizes[2];
    for (unsigned i = 0; i < n; i++) {
      if (dropped[i]) continue;
      cgi_push(operands, cg_op_operand(op, i));
      cgi_push(items, cg_attr_at(maps, i));
      kept += i < inputs ? 1 : 0;
    }
    for (unsigned i = inputs; i-- > 0;)
      if (dropped[i]) cgi_block_erase_arg(body, i);
    sizes[0] = (int32_t)kept, sizes[1] = (int32_t)(n - inputs);
    cgi_op_set_operands(op, (unsigned)cgi_len(operands), operands);
    cgi_op_set_array(op, "indexing_maps", cgi_len(items), items);
    cgi_op_set_segments(op, 2, sizes);
  }
  return changed;
}

// transpose of transpose, of tensors and vectors.
CGI_DEF bool cgi_transpose_chain(cgi_builder *b, cg_op op, void *user) {
  cg_op inner = cgi_def_op(cg_op_operand(op, 0), cg_op_get_kind(op));
  int64_t dims[CGI_MAX_LOOPS];
  (void)b, (void)user;
  if (!inner) return false;
  cg_attr x = cg_op_attr(inner, "permutation"), y = cg_op_attr(op, "permutation");
  unsigned n = (unsigned)cg_attr_int_list_len(y);
  if (n > CGI_MAX_LOOPS) return false;
  for (unsigned i = 0; i < n; i++) dims[i] = cg_attr_int_list_at(x, (size_t)cg_attr_int_list_at(y, i));
  cgi_op_set_ints(op, "permutation", n, dims);
  cgi_op_set_operand(op, 0, cg_op_operand(inner, 0));
  return true;
}

// What overwrites a tensor without reading it does not need what was in it: fill of fill, transpose into fill, …
static bool cgi_linalg_overwrite(cgi_builder *b, cg_op op, void *user) {
  cg_op init = cg_op_num_results(op) == 1 ? cgi_def_op(cgi_linalg_output(op, 0), CG_LINALG_FILL) : NULL;
  (void)b, (void)user;
  if (!init || cgi_linalg_uses_output(op, 0) || cgi_linalg_num_reductions(op)) return false;
  if (!cgi_map_is_permutation(cgi_linalg_output_map(op, 0))) return false; // writes only a part
  cgi_op_set_operand(op, cg_op_num_operands(op) - 1, cgi_linalg_output(init, 0));
  return true;
}

#ifndef CODEGEN_NO_TEXT
// What a cast only makes forget, sizes and a buffer's layout, linalg ops take as it was before; a tensor that comes out forgets it in turn.
static bool cgi_linalg_before_cast(cgi_builder *b, cg_op cast, void *user) {
  cg_value from = cg_op_operand(cast, 0), to = cg_op_result(cast, 0);
  cg_type known = cg_value_type(from), less = cg_value_type(to);
  bool changed = false;
  (void)b, (void)user;
  if (cg_type_get_kind(known) != cg_type_get_kind(less) || cg_type_rank(known) != cg_type_rank(less)) return false;
  for (unsigned d = 0; d < cg_type_rank(known); d++)
    if (cg_type_dim(known, d) == CG_DYNAMIC && cg_type_dim(less, d) != CG_DYNAMIC) return false;
  CGI_FOREACH_USE(u, to) {
    cg_op op = u->owner;
    int64_t sizes[CGI_MAX_LOOPS];
    cgi_linalg_misfit misfit;
    if (!cgi_linalg_is(op)) continue;
    unsigned i = (unsigned)(u - op->operands), inputs = cgi_linalg_num_inputs(op);
    cgi_op_set_operand(op, i, from);
    if (!cgi_linalg_loop_sizes(op, sizes, NULL) || cgi_linalg_misfits(op, sizes, &misfit)) {
      cgi_op_set_operand(op, i, to);
      continue;
    }
    changed = true;
    if (i < inputs || !cg_op_num_results(op)) continue;
    cg_value result = cg_op_result(op, i - inputs);
    cgi_builder after = cgi_builder_after(op);
    cg_value forgets = cgi_build_unary(&after, CG_TENSOR_CAST, less, from);
    cgi_value_replace_uses(result, forgets);
    cgi_value_set_type(result, known);
    cgi_op_set_operand(cg_value_op(forgets), CG_TENSOR_CAST_SOURCE, result);
  }
  return changed;
}
#endif

CGI_DEF const cgi_dialect *cgi_dialect_linalg(void) {
  static const cgi_pattern patterns[] = {
#ifndef CODEGEN_NO_TEXT
      {CG_TENSOR_CAST, cgi_linalg_before_cast},         {CG_MEMREF_CAST, cgi_linalg_before_cast},
#endif
      {CG_LINALG_GENERIC, cgi_linalg_identity_generic}, {CG_LINALG_GENERIC, cgi_linalg_drop_inputs}, {CG_LINALG_TRANSPOSE, cgi_transpose_chain},
      {CG_LINALG_FILL, cgi_linalg_overwrite},           {CG_LINALG_GENERIC, cgi_linalg_overwrite},   {CG_LINALG_TRANSPOSE, cgi_linalg_overwrite},
      {CG_LINALG_BROADCAST, cgi_linalg_overwrite},
  };
  static const cgi_dialect dialect = {"linalg", CGI_VERIFIER(cgi_linalg_verify), cgi_linalg_fold, patterns, sizeof patterns / sizeof patterns[0]};
  return &dialect;
}
