// The affine dialect: verifier, and simplification of affine.apply, min and max: maps composed, constants put in, unused operands dropped.
#include "dialects/dialects.h"

// ---- verifier -----------------------------------------------------------------------------------------------------------------------------
static bool cgi_affine_check_map(cg_op op, const char *name, const char *group, cg_map *map) {
  cg_attr attr = cg_op_attr(op, name);
  unsigned first, n = cgi_operand_group(op, group, &first);
  if (!attr || cg_attr_get_kind(attr) != CG_ATTR_MAP) return cgi_op_error(op, "requires an affine map attribute '%s'", name);
  *map = cg_attr_map(attr);
  if (n != cg_map_num_dims(*map) + cg_map_num_symbols(*map))
    return cgi_op_error(op, "operand count %u and affine map dimension and symbol count %u must match for %m", n,
                        cg_map_num_dims(*map) + cg_map_num_symbols(*map), *map);
  return cgi_check_are_indices(op, first, n);
}

static bool cgi_affine_verify_access(cg_op op) {
  cg_map map;
  cg_value memref = cgi_operand_named(op, "memref");
  cg_type type = cg_value_type(memref);
  if (!cgi_affine_check_map(op, "map", "indices", &map)) return false;
  if (cg_type_get_kind(type) != CG_TYPE_MEMREF) return cgi_op_error(op, "operand 'memref' must be a memref, but got %t", type);
  if (cg_map_num_results(map) != cg_type_rank(type))
    return cgi_op_error(op, "affine map %m must give %u indices for %t", map, cg_type_rank(type), type);
  cg_type element = cg_value_type(cg_op_get_kind(op) == CG_AFFINE_LOAD ? cg_op_result(op, 0) : cg_op_operand(op, CG_AFFINE_STORE_VALUE));
  if (element != cg_type_element(type)) return cgi_op_error(op, "accesses %t as %t", type, element);
  return true;
}

static bool cgi_affine_verify_for(cg_op op) {
  cg_map lower, upper;
  unsigned first, inits = cgi_operand_group(op, "inits", &first);
  cg_block body = cg_region_first(cg_op_region(op, 0));
  cg_attr step = cg_op_attr(op, "step");
  if (!cgi_affine_check_map(op, "lowerBoundMap", "lowerBoundOperands", &lower) ||
      !cgi_affine_check_map(op, "upperBoundMap", "upperBoundOperands", &upper))
    return false;
  if (!cg_map_num_results(lower) || !cg_map_num_results(upper)) return cgi_op_error(op, "expected its bound maps to have at least one result");
  if (!step || cg_attr_int(step) <= 0) return cgi_op_error(op, "expected step to be a positive integer, but got %a", step);
  if (cg_op_num_results(op) != inits)
    return cgi_op_error(op, "mismatch in number of loop-carried values (%u) and results (%u)", inits, cg_op_num_results(op));
  if (cg_block_num_args(body) != 1 + inits)
    return cgi_op_error(op, "expects its body to have %u arguments, but it has %u", 1 + inits, cg_block_num_args(body));
  if (cg_type_get_kind(cg_value_type(cg_block_arg(body, 0))) != CG_TYPE_INDEX)
    return cgi_op_error(op, "expected its induction variable to be index, but it is %t", cg_value_type(cg_block_arg(body, 0)));
  for (unsigned i = 0; i < inits; i++)
    if (cg_value_type(cg_block_arg(body, 1 + i)) != cg_value_type(cg_op_operand(op, first + i)) ||
        cg_value_type(cg_op_result(op, i)) != cg_value_type(cg_op_operand(op, first + i)))
      return cgi_op_error(op, "loop-carried value #%u has initial type %t, but argument type %t and result type %t", i,
                          cg_value_type(cg_op_operand(op, first + i)), cg_value_type(cg_block_arg(body, 1 + i)), cg_value_type(cg_op_result(op, i)));
  if (body->last && cg_op_get_kind(body->last) == CG_AFFINE_YIELD && cg_op_num_operands(body->last) != inits)
    return cgi_op_error(body->last, "passes %u values, but '%o' has %u results", cg_op_num_operands(body->last), op, inits);
  return true;
}

// Of delinearize_index and linearize_index: a size for each of n indices, the outermost excepted.
static bool cgi_affine_verify_basis(cg_op op, unsigned n) {
  cg_attr basis = cg_op_attr(op, "static_basis");
  unsigned first, given = cgi_operand_group(op, "dynamic_basis", &first), sizes = basis ? (unsigned)cg_attr_int_list_len(basis) : given;
  unsigned dynamic = basis ? 0 : given;
  if (!n) return cgi_op_error(op, "expected at least one index");
  for (unsigned i = 0; basis && i < sizes; i++) {
    int64_t size = cg_attr_int_list_at(basis, i);
    if (size != CG_DYNAMIC && size <= 0) return cgi_op_error(op, "has a basis element of %l", size);
    dynamic += size == CG_DYNAMIC;
  }
  if (sizes != n && sizes + 1 != n)
    return cgi_op_error(op, "should have a basis element for each index, the outermost excepted, but has %u for %u", sizes, n);
  return dynamic == given || cgi_op_error(op, "has %u dynamic basis elements, but %u operands for them", dynamic, given);
}

static bool cgi_affine_verify(cg_op op) {
  cg_map map;
  switch (cg_op_get_kind(op)) {
  case CG_AFFINE_APPLY:
    if (!cgi_affine_check_map(op, "map", "mapOperands", &map)) return false;
    if (cg_map_num_results(map) != 1) return cgi_op_error(op, "mapping must produce one value, but %m gives %u", map, cg_map_num_results(map));
    break;
  case CG_AFFINE_MIN:
  case CG_AFFINE_MAX:
    if (!cgi_affine_check_map(op, "map", "operands", &map)) return false;
    if (cg_map_num_results(map) == 0) return cgi_op_error(op, "affine map expect at least one result");
    break;
  case CG_AFFINE_LOAD:
  case CG_AFFINE_STORE: return cgi_affine_verify_access(op);
  case CG_AFFINE_FOR: return cgi_affine_verify_for(op);
  case CG_AFFINE_DELINEARIZE_INDEX: return cgi_affine_verify_basis(op, cg_op_num_results(op));
  case CG_AFFINE_LINEARIZE_INDEX: {
    unsigned first;
    if (!cgi_affine_verify_basis(op, cgi_operand_group(op, "multi_index", &first))) return false;
    break;
  }
  default: return true;
  }
  if (cg_type_get_kind(cg_value_type(cg_op_result(op, 0))) != CG_TYPE_INDEX)
    return cgi_op_error(op, "result #0 must be index, but got %t", cg_value_type(cg_op_result(op, 0)));
  return true;
}

// ---- composing ------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_affine_operands { // operands of the map under construction, without duplicates
  cg_context *ctx;
  cg_value *dims, *syms; // cgi arrays
  bool changed;
} cgi_affine_operands;

static unsigned cgi_affine_operand(cgi_affine_operands *o, cg_value v, bool is_symbol) {
  cg_context *ctx = o->ctx;
  const cg_value *list = is_symbol ? o->syms : o->dims;
  unsigned n = (unsigned)cgi_len(is_symbol ? o->syms : o->dims);
  for (unsigned i = 0; i < n; i++)
    if (list[i] == v) {
      o->changed = true;
      return i;
    }
  if (is_symbol)
    cgi_push(o->syms, v);
  else
    cgi_push(o->dims, v);
  return n;
}

// The expression that stands for operand v: a constant, what its affine.apply computes, or a dim or symbol.
static cg_expr cgi_affine_expr_of(cgi_affine_operands *o, cg_value v, bool is_symbol) {
  cg_context *ctx = o->ctx;
  int64_t c;
  if (cgi_constant_int(v, &c)) {
    o->changed = true;
    return cgi_expr_const(ctx, c);
  }
  cg_op apply = cgi_def_op(v, CG_AFFINE_APPLY);
  if (!apply) {
    unsigned i = cgi_affine_operand(o, v, is_symbol);
    return is_symbol ? cgi_expr_symbol(ctx, i) : cgi_expr_dim(ctx, i);
  }
  // One level at a time: the apply's operands are composed when the driver comes back to this op.
  cg_map map = cg_attr_map(cg_op_attr(apply, "map"));
  unsigned nd = cg_map_num_dims(map), ns = cg_map_num_symbols(map);
  cg_expr *known = CGI_SCRATCH(ctx, cg_expr, nd + ns + 1);
  for (unsigned i = 0; i < nd + ns; i++) {
    cg_value operand = cg_op_operand(apply, i);
    if (cgi_constant_int(operand, &c)) {
      known[i] = cgi_expr_const(ctx, c);
      continue;
    }
    bool symbol = is_symbol || i >= nd;
    unsigned at = cgi_affine_operand(o, operand, symbol);
    known[i] = symbol ? cgi_expr_symbol(ctx, at) : cgi_expr_dim(ctx, at);
  }
  cg_expr e = cgi_expr_replace(ctx, cg_map_result(map, 0), known, nd, known + nd, ns);
  o->changed = true;
  return e;
}

static bool cgi_affine_uses_symbol(cg_expr e, unsigned i) {
  switch (cg_expr_get_kind(e)) {
  case CG_EXPR_SYMBOL: return cg_expr_value(e) == (int64_t)i;
  case CG_EXPR_CONST:
  case CG_EXPR_DIM: return false;
  default: return cgi_affine_uses_symbol(cg_expr_lhs(e), i) || cgi_affine_uses_symbol(cg_expr_rhs(e), i);
  }
}

// Drops operands that no result uses; renumbers.
static void cgi_affine_drop_unused(cgi_affine_operands *o, cg_expr *results, unsigned n) {
  cg_context *ctx = o->ctx;
  unsigned nd = (unsigned)cgi_len(o->dims), ns = (unsigned)cgi_len(o->syms), kd = 0, ks = 0;
  cg_expr *renamed = CGI_SCRATCH(ctx, cg_expr, nd + ns + 1);
  for (unsigned i = 0; i < nd + ns; i++) {
    bool used = false;
    for (unsigned r = 0; r < n && !used; r++) used = i < nd ? cgi_expr_uses_dim(results[r], i) : cgi_affine_uses_symbol(results[r], i - nd);
    if (!used) {
      o->changed = true;
      continue;
    }
    if (i < nd)
      renamed[i] = cgi_expr_dim(ctx, kd), o->dims[kd++] = o->dims[i];
    else
      renamed[i] = cgi_expr_symbol(ctx, ks), o->syms[ks++] = o->syms[i - nd];
  }
  for (unsigned r = 0; r < n && kd + ks < nd + ns; r++) results[r] = cgi_expr_replace(ctx, results[r], renamed, nd, renamed + nd, ns);
  cgi_shrink(o->dims, kd);
  cgi_shrink(o->syms, ks);
}

// min and max: equal results once, all constants as one.
static unsigned cgi_affine_unique_results(cg_context *ctx, cg_op_kind kind, cg_expr *results, unsigned n) {
  unsigned out = 0;
  for (unsigned i = 0; i < n; i++) {
    bool drop = false;
    for (unsigned k = 0; k < out && !drop; k++) {
      drop = results[k] == results[i];
      if (!drop && cg_expr_get_kind(results[k]) == CG_EXPR_CONST && cg_expr_get_kind(results[i]) == CG_EXPR_CONST) {
        int64_t a = cg_expr_value(results[k]), b = cg_expr_value(results[i]);
        results[k] = cgi_expr_const(ctx, (kind == CG_AFFINE_MIN) == (a < b) ? a : b);
        drop = true;
      }
    }
    if (!drop) results[out++] = results[i];
  }
  return out;
}

// The map and operands are what op has already.
static bool cgi_affine_is_same(cg_op op, const cgi_affine_operands *o, const cg_expr *results, unsigned n) {
  cg_map map = cg_attr_map(cg_op_attr(op, "map"));
  unsigned nd = (unsigned)cgi_len(o->dims), ns = (unsigned)cgi_len(o->syms);
  if (cgi_map_make(o->ctx, nd, ns, n, results) != map) return false;
  for (unsigned i = 0; i < nd + ns; i++)
    if (cg_op_operand(op, i) != (i < nd ? o->dims[i] : o->syms[i - nd])) return false;
  return true;
}

static void cgi_affine_rebuild(cgi_builder *b, cg_op op, cgi_affine_operands *o, cg_expr *results, unsigned n) {
  cg_context *ctx = b->ctx;
  cg_value *operands = cgi_push_values(ctx, NULL, cgi_len(o->dims), o->dims);
  operands = cgi_push_values(ctx, operands, cgi_len(o->syms), o->syms);
  cg_expr e = results[0];
  cg_expr_kind kind = cg_expr_get_kind(e);
  if (n == 1 && kind == CG_EXPR_CONST) {
    cgi_op_replace1(op, cgi_build_index(b, cg_expr_value(e)));
  } else if (n == 1 && kind == CG_EXPR_DIM) {
    cgi_op_replace1(op, o->dims[cg_expr_value(e)]);
  } else if (n == 1 && kind == CG_EXPR_SYMBOL) {
    cgi_op_replace1(op, o->syms[cg_expr_value(e)]);
  } else {
    cg_map map = cgi_map_make(ctx, (unsigned)cgi_len(o->dims), (unsigned)cgi_len(o->syms), n, results);
    cg_op_kind made = n == 1 ? CG_AFFINE_APPLY : cg_op_get_kind(op);
    cgi_op_replace1(op, cgi_build_with(b, made, cgi_type_index(ctx), (unsigned)cgi_len(operands), operands, "map", cgi_attr_of_map(ctx, map)));
  }
}

static bool cgi_affine_simplify(cgi_builder *b, cg_op op, void *user) {
  cg_context *ctx = b->ctx;
  cg_map map = cg_attr_map(cg_op_attr(op, "map"));
  unsigned nd = cg_map_num_dims(map), ns = cg_map_num_symbols(map), n = cg_map_num_results(map), total = nd + ns + 1;
  cgi_affine_operands o = {ctx, NULL, NULL, false};
  (void)user;
  cg_expr *known = CGI_SCRATCH(ctx, cg_expr, total), *results = CGI_SCRATCH(ctx, cg_expr, n);
  for (unsigned i = 0; i < nd + ns; i++) known[i] = cgi_affine_expr_of(&o, cg_op_operand(op, i), i >= nd);
  bool kept_operands = !o.changed; // each stands for itself
  for (unsigned r = 0; r < n; r++) {
    results[r] = kept_operands ? cg_map_result(map, r) : cgi_expr_replace(ctx, cg_map_result(map, r), known, nd, known + nd, ns);
    if (results[r] != cg_map_result(map, r)) o.changed = true;
  }
  unsigned kept = cgi_affine_unique_results(ctx, cg_op_get_kind(op), results, n);
  cgi_affine_drop_unused(&o, results, kept);
  cg_expr_kind kind = cg_expr_get_kind(results[0]);
  bool trivial = kept == 1 && (kind == CG_EXPR_CONST || kind == CG_EXPR_DIM || kind == CG_EXPR_SYMBOL || cg_op_get_kind(op) != CG_AFFINE_APPLY);
  bool changed = trivial || ((o.changed || kept != n) && !cgi_affine_is_same(op, &o, results, kept));
  if (changed) cgi_affine_rebuild(b, op, &o, results, kept);
  return changed;
}

CGI_DEF const cgi_dialect *cgi_dialect_affine(void) {
  static const cgi_pattern patterns[] = {
      {CG_AFFINE_APPLY, cgi_affine_simplify}, {CG_AFFINE_MIN, cgi_affine_simplify}, {CG_AFFINE_MAX, cgi_affine_simplify}};
  static const cgi_dialect dialect = {"affine", CGI_VERIFIER(cgi_affine_verify), NULL, patterns, sizeof patterns / sizeof patterns[0]};
  return &dialect;
}
