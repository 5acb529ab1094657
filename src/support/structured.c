// Rewriting structured ops: cloning bodies, renaming loops, keeping attributes.
#include "support/structured.h"

#include "dialects/dialects.h"

CGI_DEF void cgi_copy_discardable_attrs(cg_op from, cg_op to) {
  cgi_attr_def defs[16];
  unsigned n = cgi_def_attrs(from->def, defs, 16);
  for (unsigned i = 0; i < (unsigned)cg_op_num_attrs(from); ++i) {
    cg_named_attr a = cg_op_attr_at(from, i);
    bool own = cgi_str_is(a.name, "operandSegmentSizes");
    for (unsigned k = 0; k < n; ++k) own |= cgi_str_eq(defs[k].name, a.name);
    if (!own) cgi_op_set_attr(to, a.name.data, a.value);
  }
}

CGI_DEF bool cgi_is_generic_on_tensors(cg_op op) {
  if (cg_op_get_kind(op) != CG_LINALG_GENERIC || cg_op_num_operands(op) > CGI_MAX_GENERIC_OPERANDS) return false;
  for (unsigned i = 0; i < cg_op_num_operands(op); ++i) {
    cg_type t = cg_value_type(cg_op_operand(op, i));
    if (cg_type_is_shaped(t) && cg_type_get_kind(t) != CG_TYPE_TENSOR) return false;
  }
  return cgi_linalg_num_loops(op) <= CGI_MAX_LOOPS && cg_op_num_results(op) == cgi_linalg_num_outputs(op) && cgi_linalg_body(op);
}

CGI_DEF cg_expr cgi_expr_zero(cg_context *ctx) { return cgi_expr_const(ctx, 0); }

CGI_DEF void cgi_clone_block_body(cgi_builder *b, cg_block from, cgi_hmap *values) {
  for (cg_op op = from->first; op && op != from->last; op = op->next) {
    cg_op clone = cgi_op_clone(op, values);
    if (b->before)
      cgi_op_insert_before(clone, b->before);
    else
      cgi_op_append(b->block, clone);
  }
}

static cgi_hmap cgi_clone_args(cg_block from, unsigned n, const cg_value *args) {
  cgi_hmap values = cgi_hmap_new(from->last->ctx);
  for (unsigned i = 0; i < n && i < cg_block_num_args(from); i++)
    if (args[i]) cgi_hmap_put_ptr(&values, from->args[i], args[i]);
  return values;
}

CGI_DEF void cgi_inline_block(cgi_builder *b, cg_block from, const cg_value *args, cg_value *yields) {
  cgi_hmap values = cgi_clone_args(from, cg_block_num_args(from), args);
  cgi_clone_block_body(b, from, &values);
  for (unsigned i = 0; yields && i < from->last->num_operands; i++) yields[i] = cgi_mapped(&values, from->last->operands[i].value);
  cgi_hmap_free(&values);
}

CGI_DEF void cgi_clone_block(cg_block from, cg_block to) {
  cgi_hmap values = cgi_clone_args(from, cg_block_num_args(to), to->args);
  for (cg_op op = from->first; op; op = op->next) cgi_op_append(to, cgi_op_clone(op, &values));
  cgi_hmap_free(&values);
}

static bool cgi_structured_add_length(cg_op op, void *user) {
  unsigned *length = (unsigned *)user;
  cg_op_kind k = cg_op_get_kind(op);
  if (k == CG_MATH_POWF || k == CG_ARITH_REMF)
    *length += 200;
  else if (k == CG_MATH_SIN || k == CG_MATH_COS || k == CG_MATH_TAN)
    *length += 120;
  else if (cgi_starts_with(cg_op_name(op), "math.") && k != CG_MATH_ABSF)
    *length += 50;
  else if (k == CG_ARITH_MAXIMUMF || k == CG_ARITH_MINIMUMF)
    *length += 6;
  else
    *length += 2;
  return true;
}

CGI_DEF unsigned cgi_body_length(cg_op op) {
  unsigned length = 0;
  cgi_walk_pre(op, cgi_structured_add_length, &length);
  return length;
}

CGI_DEF bool cgi_loops_are_covered(unsigned num_loops, unsigned num_maps, const cg_map *maps, uint32_t skip) {
  bool covered[CGI_MAX_LOOPS] = {false};
  for (unsigned m = 0; m < num_maps; ++m) {
    for (unsigned r = 0; m != skip && r < cg_map_num_results(maps[m]); ++r) {
      cg_expr e = cg_map_result(maps[m], r);
      if (cg_expr_get_kind(e) == CG_EXPR_DIM && cg_expr_value(e) < (int64_t)num_loops) covered[cg_expr_value(e)] = true;
    }
  }
  for (unsigned i = 0; i < num_loops; ++i)
    if (!covered[i]) return false;
  return true;
}

typedef struct cgi_remap_state {
  unsigned num_loops;
  const cg_expr *e;
} cgi_remap_state;

static bool cgi_remap_index(cg_op op, void *user) {
  const cgi_remap_state *s = (const cgi_remap_state *)user;
  if (cg_op_get_kind(op) != CG_LINALG_INDEX) return true;
  cg_context *ctx = op->ctx;
  cg_expr e = s->e[cgi_op_int(op, "dim")];
  if (cg_expr_get_kind(e) == CG_EXPR_DIM) {
    cgi_op_set_attr(op, "dim", cgi_attr_i64(ctx, cg_expr_value(e)));
    return true;
  }
  cgi_builder b = cgi_builder_before(op);
  cg_value loops[CGI_MAX_LOOPS];
  if (cg_expr_get_kind(e) == CG_EXPR_CONST) {
    cgi_op_replace1(op, cgi_build_index(&b, cg_expr_value(e)));
    return true;
  }
  for (unsigned i = 0; i < s->num_loops; ++i) loops[i] = cgi_build_loop_index(&b, i);
  cg_value v = cgi_build_apply(&b, s->num_loops, e, loops);
  cgi_op_replace1(op, v);
  for (unsigned i = 0; i < s->num_loops; ++i)
    if (!cg_value_has_uses(loops[i])) cgi_op_erase(cg_value_op(loops[i]));
  return true;
}

CGI_DEF void cgi_remap_indices(cg_block body, unsigned num_new_loops, const cg_expr *e) {
  cgi_remap_state s;
  s.num_loops = num_new_loops;
  s.e = e;
  CGI_FOREACH_OP(op, body)
  cgi_walk_post(op, cgi_remap_index, &s);
}

CGI_DEF void cgi_set_generic_loops(cg_op generic, unsigned num_maps, const cg_map *maps, unsigned num_loops, const bool *reduction) {
  cg_context *ctx = generic->ctx;
  cg_attr old_iterators = cg_op_attr(generic, "iterator_types"), attrs[CGI_MAX_GENERIC_OPERANDS], iterators[CGI_MAX_LOOPS];
  cg_attr parallel = NULL, reduces = NULL; // in the spelling that the op has
  for (unsigned i = 0; i < cgi_linalg_num_loops(generic); ++i) {
    if (cgi_linalg_is_reduction(generic, i))
      reduces = cg_attr_at(old_iterators, i);
    else if (cgi_linalg_is_parallel(generic, i))
      parallel = cg_attr_at(old_iterators, i);
  }
  for (unsigned i = 0; i < num_maps; ++i) attrs[i] = cgi_attr_of_map(ctx, maps[i]);
  for (unsigned i = 0; i < num_loops; ++i) iterators[i] = reduction[i] ? reduces : parallel;
  cgi_op_set_array(generic, "indexing_maps", num_maps, attrs);
  cgi_op_set_array(generic, "iterator_types", num_loops, iterators);
}

CGI_DEF void cgi_erase_if_dead(cg_value v) {
  cg_op stack[CGI_MAX_GENERIC_OPERANDS * 2];
  unsigned n = 0;
  if (cg_value_op(v)) stack[n++] = cg_value_op(v);
  while (n) {
    cg_op op = stack[--n];
    if (!cgi_op_is_dead(op)) continue;
    cg_op operands[CGI_MAX_GENERIC_OPERANDS];
    unsigned k = 0;
    for (unsigned i = 0; i < cg_op_num_operands(op) && k < CGI_MAX_GENERIC_OPERANDS; ++i) {
      cg_op def = cg_value_op(cg_op_operand(op, i));
      bool seen = !def;
      for (unsigned j = 0; j < k; ++j) seen |= operands[j] == def;
      for (unsigned j = 0; j < n; ++j) seen |= stack[j] == def;
      if (!seen) operands[k++] = def;
    }
    cgi_op_erase(op);
    for (unsigned i = 0; i < k && n < CGI_MAX_GENERIC_OPERANDS * 2; ++i) stack[n++] = operands[i];
  }
}

CGI_DEF void cgi_erase_generic_input(cg_op op, unsigned i, cg_value replacement) {
  cg_value operands[CGI_MAX_GENERIC_OPERANDS];
  cg_attr maps[CGI_MAX_GENERIC_OPERANDS], old_maps = cg_op_attr(op, "indexing_maps");
  cg_block body = cgi_linalg_body(op);
  unsigned n = cg_op_num_operands(op), ni = cgi_linalg_num_inputs(op), k = 0;
  if (replacement) cgi_value_replace_uses(cg_block_arg(body, i), replacement);
  cgi_block_erase_arg(body, i);
  for (unsigned o = 0; o < n; ++o) {
    if (o == i) continue;
    operands[k] = cg_op_operand(op, o);
    maps[k++] = cg_attr_at(old_maps, o);
  }
  int32_t segments[2];
  segments[0] = (int32_t)(ni - 1);
  segments[1] = (int32_t)(n - ni);
  cgi_op_set_operands(op, k, operands);
  cgi_op_set_segments(op, 2, segments);
  cgi_op_set_array(op, "indexing_maps", k, maps);
}

CGI_DEF cg_attr cgi_reassociation(cg_context *ctx, unsigned groups, const unsigned *group_sizes) {
  cg_attr outer[2 * CGI_MAX_LOOPS];
  int64_t inner[2 * CGI_MAX_LOOPS], next = 0;
  for (unsigned g = 0; g < groups; ++g) {
    for (unsigned i = 0; i < group_sizes[g]; ++i) inner[i] = next++;
    outer[g] = cgi_attr_ints(ctx, group_sizes[g], inner);
  }
  return cgi_attr_array(ctx, groups, outer);
}

CGI_DEF cg_value cgi_build_expand_shape(cgi_builder *b, cg_type type, unsigned n, const cg_value *operands, cg_attr reassociation) {
  cg_named_attr attrs[2];
  cgi_name_attr(&attrs[0], b->ctx, "reassociation", reassociation);
  cgi_name_ints(&attrs[1], b->ctx, "static_output_shape", type->rank, type->shape);
  return cg_op_result(cgi_build(b, CG_TENSOR_EXPAND_SHAPE, n, operands, 1, &type, 2, attrs, 0), 0);
}

// ---- slices ---------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_slice_parts {
  cgi_mixed m[3]; // offsets, sizes, strides
} cgi_slice_parts;

static bool cgi_slice_takes_body(cg_op op, void *user) { // its indices must be expressions
  const cgi_slice_parts *s = (const cgi_slice_parts *)user;
  if (cg_op_get_kind(op) != CG_LINALG_INDEX) return true;
  return !s->m[0].values[cgi_op_int(op, "dim")];
}

static cg_op cgi_slice_source(cg_op slice, cgi_slice_parts *s) {
  cg_value v = cg_op_operand(slice, CG_TENSOR_EXTRACT_SLICE_SOURCE);
  cg_op op = cg_value_op(v);
  if (!op || !cgi_linalg_is(op) || cg_op_block(op) != cg_op_block(slice) || cg_op_num_results(op) != 1 || !cg_value_has_one_use(v)) return NULL;
  unsigned ni = cgi_linalg_num_inputs(op);
  if (!cgi_linalg_is_elementwise(op) || cg_op_num_operands(op) > CGI_MAX_GENERIC_OPERANDS || cgi_linalg_uses_output(op, 0)) return NULL;
  if (!cgi_map_is_identity(cgi_linalg_map(op, ni)) || cg_type_rank(cg_value_type(v)) != cg_type_rank(cg_value_type(cg_op_result(slice, 0))))
    return NULL;
  if (!cgi_slice_get(slice, &s->m[0], &s->m[1], &s->m[2])) return NULL;
  for (unsigned d = 0; d < s->m[2].n; ++d)
    if (s->m[2].values[d]) return NULL;
  for (unsigned i = 0; i < ni; ++i) {
    cg_map map = cgi_linalg_map(op, i);
    for (unsigned r = 0; r < cg_map_num_results(map); ++r)
      if (cg_expr_get_kind(cg_map_result(map, r)) != CG_EXPR_DIM) return NULL;
  }
  return cgi_walk_pre(op, cgi_slice_takes_body, s) ? op : NULL;
}

static cg_value cgi_slice_input(cgi_builder *b, cg_value v, cg_map map, const cgi_slice_parts *s, cg_type sliced) {
  cgi_mixed m[3];
  int64_t shape[CGI_MAX_LOOPS];
  unsigned rank = cg_map_num_results(map);
  if (!rank) return v;
  for (unsigned g = 0; g < 3; ++g) {
    m[g].n = rank;
    for (unsigned r = 0; r < rank; ++r) {
      int64_t l = cg_expr_value(cg_map_result(map, r));
      m[g].values[r] = s->m[g].values[l];
      m[g].fixed[r] = s->m[g].fixed[l];
      shape[r] = cg_type_dim(sliced, (unsigned)l);
    }
  }
  cg_type t = cgi_type_tensor(b->ctx, rank, shape, cg_type_element(cg_value_type(v)), NULL);
  return cg_op_result(cgi_slice_build(b, CG_TENSOR_EXTRACT_SLICE, 1, &v, t, m), 0);
}

CGI_DEF cg_op cgi_slice_elementwise(cg_op slice) {
  cg_context *ctx = slice->ctx;
  cgi_slice_parts s;
  cg_op op = cgi_slice_source(slice, &s);
  cg_value inputs[CGI_MAX_GENERIC_OPERANDS], sizes[CGI_MAX_LOOPS];
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  cg_expr moved[CGI_MAX_LOOPS];
  if (!op) return NULL;
  cg_type t = cg_value_type(cg_op_result(slice, 0));
  unsigned ni = cgi_linalg_num_inputs(op), rank = cg_type_rank(t), dynamic = 0;
  cgi_builder b = cgi_builder_before(slice);
  for (unsigned i = 0; i < ni; ++i) {
    cg_value v = cgi_linalg_input(op, i);
    maps[i] = cgi_linalg_map(op, i);
    inputs[i] = cg_type_is_shaped(cg_value_type(v)) ? cgi_slice_input(&b, v, maps[i], &s, t) : v;
  }
  maps[ni] = cgi_map_identity(ctx, rank);
  for (unsigned d = 0; d < rank; ++d) {
    cg_expr at = cgi_expr_mul(ctx, cgi_expr_dim(ctx, d), cgi_expr_const(ctx, s.m[2].fixed[d]));
    moved[d] = cgi_expr_add(ctx, at, cgi_expr_const(ctx, s.m[0].values[d] ? 0 : s.m[0].fixed[d]));
    if (cg_type_dim(t, d) == CG_DYNAMIC) sizes[dynamic++] = s.m[1].values[d];
  }
  cg_value empty = cgi_build_empty(&b, t, sizes);
  cg_op made = cgi_build_elementwise(&b, ni, inputs, empty, maps, rank);
  cgi_copy_discardable_attrs(op, made);
  cg_block from = cgi_linalg_body(op), to = cgi_linalg_body(made);
  cgi_clone_block(from, to);
  cgi_remap_indices(to, rank, moved);
  cgi_value_replace_uses(cg_op_result(slice, 0), cg_op_result(made, 0));
  cgi_op_erase(slice);
  cgi_erase_if_dead(cg_op_result(op, 0));
  return made;
}

CGI_DEF bool cgi_read_begin(cgi_read *r, cg_op op, cg_value source, cg_value out) {
  cgi_builder b = cgi_builder_before(op);
  r->op = op;
  r->source = source;
  r->out = out;
  r->rank = source->type->rank;
  r->num_loops = out->type->rank;
  if (r->rank > CGI_READ_RANK || r->num_loops > CGI_READ_RANK) return cgi_op_unsupported(op, "has more than %d dims", CGI_READ_RANK);
  r->generic = cgi_build_each(&b, NULL, out);
  r->other = cgi_linalg_body(r->generic)->args[0];
  r->b = cgi_builder_in(r->generic, 0);
  for (unsigned i = 0; i < r->num_loops; i++) r->loops[i] = cgi_build_loop_index(&r->b, i);
  return true;
}

CGI_DEF cg_value cgi_read_inside(cgi_read *r, cg_value in, unsigned d) {
  cg_value size = cgi_build_dim(&r->b, r->source, d);
  return cgi_build_and(&r->b, in, cgi_build_cmpi(&r->b, CG_CMPI_ULT, r->at[d], size));
}

CGI_DEF bool cgi_read_end(cgi_read *r, cg_value in) {
  cgi_builder then = r->b;
  cg_op guard = in ? cgi_build_if(&r->b, in, 1, &r->source->type->element, true) : NULL;
  if (guard) then = cgi_builder_in(guard, CG_SCF_IF_THEN_REGION);
  cg_value v = cgi_build_element(&then, r->source, r->rank, r->at);
  if (guard) {
    cgi_builder otherwise = cgi_builder_in(guard, CG_SCF_IF_ELSE_REGION);
    cgi_build_yield(&then, 1, &v);
    cgi_build_yield(&otherwise, 1, &r->other);
    v = guard->results[0];
  }
  cgi_build_linalg_yield(&r->b, v);
  if (r->op->num_results)
    cgi_op_replace1(r->op, r->generic->results[0]);
  else
    cgi_op_erase(r->op);
  return true;
}

CGI_DEF cg_op cgi_generalize(cg_op op) {
  if (!cgi_linalg_is(op) || cg_op_get_kind(op) == CG_LINALG_GENERIC || cgi_linalg_is_ext(cg_op_get_kind(op)) || !cgi_linalg_body(op)) return op;
  unsigned ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op), loops = cgi_linalg_num_loops(op);
  if (ni + no > CGI_MAX_GENERIC_OPERANDS || loops > CGI_MAX_LOOPS) return op;
  cg_value operands[CGI_MAX_GENERIC_OPERANDS];
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  bool reduction[CGI_MAX_LOOPS];
  for (unsigned i = 0; i < ni + no; ++i) {
    operands[i] = cg_op_operand(op, i);
    maps[i] = cgi_linalg_map(op, i);
  }
  for (unsigned i = 0; i < loops; ++i) reduction[i] = cgi_linalg_is_reduction(op, i);
  cgi_builder b = cgi_builder_before(op);
  cg_op generic = cgi_build_generic(&b, ni, operands, no, operands + ni, maps, loops, reduction);
  cgi_clone_block(cgi_linalg_body(op), cgi_linalg_body(generic));
  cgi_copy_discardable_attrs(op, generic);
  if (cg_op_num_results(op))
    cgi_op_replace(op, generic->results);
  else
    cgi_op_erase(op);
  return generic;
}

CGI_DEF cg_op cgi_structured_on_tensors(cgi_builder *b, cg_op op, const cg_value *operands) {
  cg_context *ctx = b->ctx;
  unsigned ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op);
  cg_type *types = NULL;
  for (unsigned i = 0; i < no; i++) cgi_push(types, operands[ni + i]->type);
  cg_op made = cgi_build(b, cg_op_get_kind(op), ni + no, operands, no, types, op->num_attrs, op->attrs, op->num_regions);
  for (unsigned i = 0; i < op->num_regions; i++) cgi_region_move_blocks(op->regions[i], made->regions[i]);
  cgi_arr_free(ctx, types);
  return made;
}
