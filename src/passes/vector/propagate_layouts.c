// propagate-layouts: from the iree_vector_ext.to_layout ops of a kernel each vector gets a nested layout, forward from operands to results and back
// from results to operands; where an op's operands disagree, the heavier one decides, and the other ones are converted by to_layout ops.
//
//   %x = vector.transfer_read … : vector<64x64xf16>                    %x = vector.transfer_read …
//   %a = to_layout %x to layout(#a)                                    %a = to_layout %x to layout(#a)        // the read has #a: nothing to do
//   %b = to_layout %y to layout(#b)                              →     %b = to_layout %y to layout(#b)
//   %s = arith.addf %a, %b                                             %c = to_layout %b to layout(#a)
//                                                                      %s = arith.addf %a, %c
//
// A dimension of which nothing says anything is whole in every thread. A kernel without to_layout is left alone.
// Preserves: what is computed; it runs on distributed values only after distribute-vectors.
#include "dialects/dialects.h"
#include "dialects/linalg.h"
#include "dialects/vector_ext.h"
#include "passes/pass_table.h"
#include "passes/vector/layouts.h"
#include "target/configuration.h"

static bool cgi_layouts_is_vector(cg_value v) { return v->type->kind == CG_TYPE_VECTOR; }

CGI_DEF const cg_nested_layout *cgi_layout_of_value(cgi_layouts *s, cg_value v) { return (const cg_nested_layout *)cgi_hmap_ptr(&s->of, v); }

static void cgi_layouts_set(cgi_layouts *s, cg_value v, const cg_nested_layout *l) {
  if (!cgi_layouts_is_vector(v) || cgi_layout_of_value(s, v)) return;
  cg_nested_layout *own = (cg_nested_layout *)cgi_alloc(s->ctx, sizeof *own);
  *own = *l;
  cg_nested_layout_normalize(own);
  cgi_hmap_put_ptr(&s->of, v, own);
  s->has_changed = true;
}

static void cgi_layouts_whole(cg_nested_layout *l, unsigned rank, const int64_t *shape) {
  memset(l, 0, sizeof *l);
  l->rank = rank;
  for (unsigned i = 0; i < rank; i++) {
    l->batch_tile[i] = shape[i];
    l->subgroup_tile[i] = l->outer_tile[i] = l->thread_tile[i] = l->element_tile[i] = 1;
  }
}

// ---- how an op's vectors are related ------------------------------------------------------------------------------------------------------------
static int *cgi_layouts_add(cgi_layout_relation *r, cg_value v, int operand) { // loops of its own number by default
  if (!cgi_layouts_is_vector(v) || r->num == CGI_LAYOUTS_VALUES) return NULL;
  int *dims = r->dims[r->num];
  for (unsigned i = 0; i < v->type->rank; i++) dims[i] = (int)i;
  r->operand[r->num] = operand;
  r->values[r->num++] = v;
  return dims;
}

static void cgi_layouts_over(cgi_layout_relation *r, cg_type t) {
  r->loops = t->rank;
  for (unsigned i = 0; i < t->rank; i++) r->size[i] = t->shape[i];
}

static bool cgi_layouts_elementwise(cg_op op, cgi_layout_relation *r) {
  if (op->num_operands + op->num_results > CGI_LAYOUTS_VALUES) return false;
  for (unsigned i = 0; i < op->num_results; i++) cgi_layouts_add(r, op->results[i], -1);
  for (unsigned i = 0; i < op->num_operands; i++) cgi_layouts_add(r, op->operands[i].value, (int)i);
  if (r->num) cgi_layouts_over(r, r->values[0]->type);
  return true;
}

static bool cgi_layouts_broadcast(cg_op op, cgi_layout_relation *r) {
  cg_type to = op->results[0]->type, from = op->operands[CG_VECTOR_BROADCAST_SOURCE].value->type;
  cgi_layouts_over(r, to);
  cgi_layouts_add(r, op->results[0], -1);
  int *dims = cgi_layouts_add(r, op->operands[CG_VECTOR_BROADCAST_SOURCE].value, 0);
  for (unsigned i = 0; dims && i < from->rank; i++) {
    unsigned k = i + to->rank - from->rank;
    dims[i] = from->shape[i] == to->shape[k] ? (int)k : -1;
  }
  return true;
}

static bool cgi_layouts_transpose(cg_op op, cgi_layout_relation *r) {
  cg_attr p = cg_op_attr(op, "permutation");
  cgi_layouts_over(r, op->results[0]->type);
  cgi_layouts_add(r, op->results[0], -1);
  int *dims = cgi_layouts_add(r, op->operands[CG_VECTOR_TRANSPOSE_VECTOR].value, 0);
  for (unsigned i = 0; dims && i < r->loops; i++) dims[cg_attr_int_list_at(p, i)] = (int)i;
  return true;
}

static bool cgi_layouts_reduction(cg_op op, cgi_layout_relation *r) {
  cg_attr reduced = cg_op_attr(op, "reduction_dims");
  cg_value source = op->operands[CG_VECTOR_MULTI_REDUCTION_SOURCE].value;
  cgi_layouts_over(r, source->type);
  for (unsigned k = 0; reduced && k < 2; k++) {
    int *dims = k ? cgi_layouts_add(r, op->operands[CG_VECTOR_MULTI_REDUCTION_ACC].value, CG_VECTOR_MULTI_REDUCTION_ACC)
                  : cgi_layouts_add(r, op->results[0], -1);
    for (unsigned i = 0, n = 0; dims && i < source->type->rank; i++)
      if (!cgi_linalg_list_has(reduced, i)) dims[n++] = (int)i;
  }
  cgi_layouts_add(r, source, CG_VECTOR_MULTI_REDUCTION_SOURCE);
  return true;
}

// What a line begins with and comes to has no dimension along it.
static bool cgi_layouts_scan(cg_op op, cgi_layout_relation *r) {
  unsigned dim = (unsigned)cgi_op_int(op, "reduction_dim");
  cgi_layouts_over(r, op->results[CG_VECTOR_SCAN_DEST]->type);
  cgi_layouts_add(r, op->results[CG_VECTOR_SCAN_DEST], -1);
  cgi_layouts_add(r, op->operands[CG_VECTOR_SCAN_SOURCE].value, CG_VECTOR_SCAN_SOURCE);
  for (unsigned k = 0; k < 2; k++) {
    int *dims = k ? cgi_layouts_add(r, op->operands[CG_VECTOR_SCAN_INITIAL_VALUE].value, CG_VECTOR_SCAN_INITIAL_VALUE)
                  : cgi_layouts_add(r, op->results[CG_VECTOR_SCAN_ACCUMULATED_VALUE], -1);
    for (unsigned i = 0, n = 0; dims && i < r->loops; i++)
      if (i != dim) dims[n++] = (int)i;
  }
  return true;
}

static bool cgi_layouts_contract(cg_op op, cgi_layout_relation *r) {
  cg_attr maps = cg_op_attr(op, "indexing_maps");
  if (!maps || cg_attr_len(maps) != 3) return false;
  r->loops = cg_map_num_dims(cg_attr_map(cg_attr_at(maps, 0)));
  for (unsigned k = 0; k < 4; k++) { // result, acc, lhs, rhs
    cg_value v = k ? op->operands[k == 1 ? CG_VECTOR_CONTRACT_ACC : k == 2 ? CG_VECTOR_CONTRACT_LHS : CG_VECTOR_CONTRACT_RHS].value : op->results[0];
    cg_map map = cg_attr_map(cg_attr_at(maps, k < 2 ? 2 : k - 2));
    int *dims = cgi_layouts_add(r, v, k == 0 ? -1 : k == 1 ? CG_VECTOR_CONTRACT_ACC : k == 2 ? CG_VECTOR_CONTRACT_LHS : CG_VECTOR_CONTRACT_RHS);
    for (unsigned i = 0; dims && i < v->type->rank; i++) {
      if (map->results[i]->kind != CG_EXPR_DIM) return false;
      dims[i] = (int)map->results[i]->value;
      r->size[dims[i]] = v->type->shape[i];
    }
  }
  return true;
}

CGI_DEF cg_map cgi_transfer_map(cg_op op, cg_type memory, cg_type vector) {
  cg_attr a = cg_op_attr(op, "permutation_map");
  if (a) return cg_attr_map(a);
  unsigned *dims = CGI_NEW_ARRAY(op->ctx, unsigned, vector->rank);
  for (unsigned i = 0; i < vector->rank; i++) dims[i] = memory->rank - vector->rank + i;
  return cgi_map_permutation(op->ctx, memory->rank, vector->rank, dims);
}

// A mask has the dims of the memory that the map uses, in the memory's order.
static bool cgi_layouts_transfer(cg_op op, cgi_layout_relation *r) {
  bool write = op->def->kind == CG_VECTOR_TRANSFER_WRITE;
  cg_value v = write ? op->operands[CG_VECTOR_TRANSFER_WRITE_VECTOR].value : op->results[0], memory = op->operands[write].value;
  cg_map map = cgi_transfer_map(op, memory->type, v->type);
  unsigned mask, n = 0;
  cgi_layouts_over(r, v->type);
  cgi_layouts_add(r, v, write ? CG_VECTOR_TRANSFER_WRITE_VECTOR : -1);
  for (unsigned i = 0; i < v->type->rank; i++)
    if (map->results[i]->kind != CG_EXPR_DIM && map->results[i]->kind != CG_EXPR_CONST) return false;
  int *dims = cgi_operand_group(op, "mask", &mask) ? cgi_layouts_add(r, op->operands[mask].value, (int)mask) : NULL;
  for (unsigned m = 0; dims && m < memory->type->rank; m++)
    for (unsigned i = 0; i < v->type->rank; i++)
      if (map->results[i]->kind == CG_EXPR_DIM && map->results[i]->value == (int64_t)m) dims[n++] = (int)i;
  return true;
}

// transfer_gather: index vectors and the mask run along dims of the vector, by maps of their own.
static bool cgi_layouts_gather(cg_op op, cgi_layout_relation *r) {
  cg_attr maps = cg_op_attr(op, "indexing_maps");
  unsigned first, num_vecs = cgi_operand_group(op, "index_vecs", &first), mask, masked = cgi_operand_group(op, "mask", &mask);
  if (num_vecs + masked + 1 > CGI_LAYOUTS_VALUES) return false;
  cgi_layouts_over(r, op->results[0]->type);
  cgi_layouts_add(r, op->results[0], -1);
  for (unsigned k = 0; k < num_vecs + masked; k++) {
    unsigned operand = k < num_vecs ? first + k : mask;
    cg_value v = op->operands[operand].value;
    int *dims = cgi_layouts_add(r, v, (int)operand);
    for (unsigned i = 0; dims && i < v->type->rank; i++) dims[i] = (int)cg_attr_map(cg_attr_at(maps, 1 + k))->results[i]->value;
  }
  return true;
}

static bool cgi_layouts_position(cg_op op, cgi_layout_relation *r) {
  bool insert = op->def->kind == CG_VECTOR_INSERT;
  cg_value whole = op->operands[insert ? CG_VECTOR_INSERT_DEST : CG_VECTOR_EXTRACT_VECTOR].value,
           part = insert ? op->operands[CG_VECTOR_INSERT_SOURCE].value : op->results[0];
  cg_attr at = cg_op_attr(op, "static_position");
  unsigned n = at ? (unsigned)cg_attr_int_list_len(at) : 0;
  cgi_layouts_over(r, whole->type);
  for (unsigned i = 0; i < n; i++) r->whole[i] = true;
  if (insert) cgi_layouts_add(r, op->results[0], -1);
  cgi_layouts_add(r, whole, (int)insert);
  int *dims = cgi_layouts_add(r, part, insert ? 0 : -1);
  for (unsigned i = 0; dims && i < part->type->rank; i++) dims[i] = (int)(n + i);
  return true;
}

typedef struct cgi_layouts_row {
  cg_op_kind kind;
  bool (*relate)(cg_op op, cgi_layout_relation *r);
} cgi_layouts_row;

static const cgi_layouts_row cgi_layouts_rows[] = {
    {CG_IREE_VECTOR_EXT_TRANSFER_GATHER, cgi_layouts_gather},
    {CG_ARITH_CONSTANT, cgi_layouts_elementwise},
    {CG_VECTOR_BROADCAST, cgi_layouts_broadcast},
    {CG_VECTOR_CONSTANT_MASK, cgi_layouts_elementwise},
    {CG_VECTOR_CONTRACT, cgi_layouts_contract},
    {CG_VECTOR_CREATE_MASK, cgi_layouts_elementwise},
    {CG_VECTOR_EXTRACT, cgi_layouts_position},
    {CG_VECTOR_GATHER, cgi_layouts_elementwise},
    {CG_VECTOR_INSERT, cgi_layouts_position},
    {CG_VECTOR_MULTI_REDUCTION, cgi_layouts_reduction},
    {CG_VECTOR_REDUCTION, cgi_layouts_reduction},
    {CG_VECTOR_SCAN, cgi_layouts_scan},
    {CG_VECTOR_SPLAT, cgi_layouts_broadcast},
    {CG_VECTOR_STEP, cgi_layouts_elementwise},
    {CG_VECTOR_TRANSFER_READ, cgi_layouts_transfer},
    {CG_VECTOR_TRANSFER_WRITE, cgi_layouts_transfer},
    {CG_VECTOR_TRANSPOSE, cgi_layouts_transpose},
};

CGI_DEF bool cgi_layouts_relate(cg_op op, cgi_layout_relation *r) {
  memset(r, 0, sizeof *r);
  for (size_t i = 0; i < sizeof cgi_layouts_rows / sizeof cgi_layouts_rows[0]; i++)
    if (cgi_layouts_rows[i].kind == op->def->kind) return cgi_layouts_rows[i].relate(op, r);
  return op->def->traits & CG_TRAIT_ELEMENTWISE ? cgi_layouts_elementwise(op, r) : false;
}

// ---- the loops' layout --------------------------------------------------------------------------------------------------------------------------
// Results were decided before; of operands the one decides whose conversion would move the most.
static int64_t cgi_layouts_weight(const cgi_layout_relation *r, unsigned k) {
  return r->operand[k] < 0 ? INT64_MAX : cg_type_num_elements(r->values[k]->type) * (int64_t)cg_type_width(r->values[k]->type->element);
}

static void cgi_layouts_copy_dim(cg_nested_layout *to, unsigned i, const cg_nested_layout *from, unsigned k) {
  to->subgroup_tile[i] = from->subgroup_tile[k];
  to->batch_tile[i] = from->batch_tile[k];
  to->outer_tile[i] = from->outer_tile[k];
  to->thread_tile[i] = from->thread_tile[k];
  to->element_tile[i] = from->element_tile[k];
  to->subgroup_strides[i] = from->subgroup_strides[k];
  to->thread_strides[i] = from->thread_strides[k];
}

// Loops of which something is known, as bits; the others are whole. Vectors are asked from the heaviest on, each for the loops that are still open,
// as long as the threads of what it adds are not taken.
static uint32_t cgi_layouts_assemble(cgi_layouts *s, const cgi_layout_relation *r, cg_nested_layout *out) {
  uint32_t known = 0, placed = 0, asked = 0; // what does not fit leaves its loops to the vectors behind it
  cgi_layouts_whole(out, r->loops, r->size);
  for (unsigned turn = 0; turn < r->num; turn++) {
    unsigned best = r->num;
    for (unsigned k = 0; k < r->num; k++)
      if (!(asked >> k & 1) && (best == r->num || cgi_layouts_weight(r, k) > cgi_layouts_weight(r, best))) best = k;
    asked |= 1u << best;
    const cg_nested_layout *l = cgi_layout_of_value(s, r->values[best]);
    if (!l) continue;
    cg_nested_layout with = *out;
    uint32_t more = placed;
    for (unsigned i = 0; i < l->rank; i++) {
      int loop = r->dims[best][i];
      if (loop < 0 || placed >> loop & 1) continue;
      more |= 1u << loop;
      if (!r->whole[loop]) cgi_layouts_copy_dim(&with, (unsigned)loop, l, i);
    }
    known |= more;
    bool fits = cg_nested_layout_verify(&with, r->size, r->loops, NULL) == CG_LAYOUT_OK &&
                cg_nested_layout_num_ids(&with, CG_LAYOUT_THREAD) <= s->subgroup &&
                cg_nested_layout_num_ids(&with, CG_LAYOUT_SUBGROUP) <= s->total / s->subgroup;
    if (!fits) continue;
    *out = with;
    placed = more;
  }
  return known;
}

CGI_DEF bool cgi_layouts_loops(cgi_layouts *s, const cgi_layout_relation *r, cg_nested_layout *out) {
  return cgi_layouts_assemble(s, r, out) == (1u << r->loops) - 1;
}

// ---- flow ---------------------------------------------------------------------------------------------------------------------------------------
static void cgi_layouts_same(cgi_layouts *s, cg_value a, cg_value b) { // each from the other
  const cg_nested_layout *x = cgi_layout_of_value(s, a), *y = cgi_layout_of_value(s, b);
  if (x) cgi_layouts_set(s, b, x);
  if (!x && y) cgi_layouts_set(s, a, y);
}

static bool cgi_layouts_reshape(const cg_nested_layout *from, cg_type to, cg_nested_layout *out) {
  return from && cg_nested_layout_reshape(from, to->shape, to->rank, out) == CG_LAYOUT_OK;
}

// The value that an operand of a loop, a branch or a terminator becomes; NULL: it is none of these.
CGI_DEF cg_value cgi_layouts_target(cg_op op, unsigned i, unsigned which) {
  cg_op parent = cg_op_parent(op);
  cg_op_kind k = op->def->kind, p = parent ? parent->def->kind : CG_OP_UNREGISTERED;
  if (k == CG_SCF_FOR && i >= CG_SCF_FOR_INIT_ARGS)
    return which ? op->results[i - CG_SCF_FOR_INIT_ARGS] : op->regions[0]->first->args[1 + i - CG_SCF_FOR_INIT_ARGS];
  if (k == CG_SCF_WHILE) return which ? NULL : op->regions[0]->first->args[i];
  if (k == CG_SCF_CONDITION && i) return which ? parent->results[i - 1] : parent->regions[CG_SCF_WHILE_AFTER]->first->args[i - 1];
  if (k != CG_SCF_YIELD) return NULL;
  if (p == CG_SCF_IF) return which ? NULL : parent->results[i];
  if (p == CG_SCF_WHILE) return which ? NULL : parent->regions[0]->first->args[i];
  return p != CG_SCF_FOR ? NULL : which ? parent->results[i] : parent->regions[0]->first->args[1 + i];
}

static void cgi_layouts_flow(cgi_layouts *s, cg_op op, bool back) {
  cgi_layout_relation r;
  cg_nested_layout l;
  if (op->def->kind == CG_IREE_VECTOR_EXT_TO_LAYOUT) {
    cgi_layout_fault fault;
    if (!cgi_layouts_is_vector(op->results[0]) || !cgi_nested_layout_of(cg_op_attr(op, "layout"), &l, &fault)) return;
    cgi_layouts_set(s, op->results[0], &l);
    if (back) cgi_layouts_set(s, op->operands[CG_IREE_VECTOR_EXT_TO_LAYOUT_INPUT].value, &l);
    return;
  }
  if (op->def->kind == CG_VECTOR_SHAPE_CAST) {
    cg_value from = op->operands[CG_VECTOR_SHAPE_CAST_SOURCE].value, to = op->results[0];
    if (cgi_layouts_reshape(cgi_layout_of_value(s, from), to->type, &l)) cgi_layouts_set(s, to, &l);
    if (back && cgi_layouts_reshape(cgi_layout_of_value(s, to), from->type, &l)) cgi_layouts_set(s, from, &l);
    return;
  }
  for (unsigned i = 0; i < op->num_operands; i++)
    for (unsigned which = 0; which < 2; which++) {
      cg_value v = op->operands[i].value, to = cgi_layouts_is_vector(v) ? cgi_layouts_target(op, i, which) : NULL;
      if (to && (back || cgi_layout_of_value(s, v))) cgi_layouts_same(s, v, to);
    }
  if (!cgi_layouts_relate(op, &r)) return;
  uint32_t known = cgi_layouts_assemble(s, &r, &l);
  for (unsigned k = 0; k < r.num; k++) {
    cg_nested_layout own;
    uint32_t needs = 0;
    for (unsigned i = 0; i < r.values[k]->type->rank; i++)
      if (r.dims[k][i] >= 0) needs |= 1u << r.dims[k][i];
    bool take = r.operand[k] < 0 ? (known & needs) == needs || s->defaults : back && needs && (known & needs) == needs;
    if (known && take && cg_nested_layout_apply_map(&l, r.dims[k], r.values[k]->type->rank, &own) == CG_LAYOUT_OK)
      cgi_layouts_set(s, r.values[k], &own);
  }
}

typedef struct cgi_layouts_walk {
  cgi_layouts *s;
  cg_op *ops; // cgi array, in program order
} cgi_layouts_walk;

static bool cgi_layouts_push(cg_op op, void *user) {
  cgi_layouts_walk *w = (cgi_layouts_walk *)user;
  cg_context *ctx = w->s->ctx;
  cgi_push(w->ops, op);
  return true;
}

// What nothing is known of: the first such value of the function is whole.
static void cgi_layouts_default(cgi_layouts *s, cg_op op) {
  cg_nested_layout l;
  cgi_layouts_flow(s, op, false);
  for (unsigned i = 0; i < op->num_results + op->num_operands && !s->has_changed; i++) {
    cg_value v = i < op->num_results ? op->results[i] : op->operands[i - op->num_results].value;
    if (!cgi_layouts_is_vector(v) || (op->num_regions && i < op->num_results) || v->type->rank > CG_NESTED_LAYOUT_RANK) continue;
    cgi_layouts_whole(&l, v->type->rank, v->type->shape);
    cgi_layouts_set(s, v, &l);
  }
}

static void cgi_layouts_solve(cgi_layouts_walk *w) {
  cgi_layouts *s = w->s;
  size_t n = cgi_len(w->ops);
  do {
    s->has_changed = s->defaults = false;
    for (size_t i = 0; i < n; i++) cgi_layouts_flow(s, w->ops[i], false);
    for (size_t i = n; i-- > 0 && !s->has_changed;) cgi_layouts_flow(s, w->ops[i], true);
    s->defaults = true;
    for (size_t i = 0; i < n && !s->has_changed; i++) cgi_layouts_default(s, w->ops[i]);
  } while (s->has_changed);
}

// ---- conversions ---------------------------------------------------------------------------------------------------------------------------------
static void cgi_layouts_convert(cgi_layouts *s, cg_op op, unsigned i, const cg_nested_layout *want) {
  cg_value v = op->operands[i].value;
  const cg_nested_layout *has = cgi_layout_of_value(s, v);
  if (!has || cg_nested_layout_equal(has, want)) return;
  cgi_builder b = cgi_builder_before(op);
  cg_value made = cgi_build_with(&b, CG_IREE_VECTOR_EXT_TO_LAYOUT, v->type, 1, &v, "layout", cgi_attr_nested_layout(s->ctx, want));
  cgi_layouts_set(s, made, want);
  cgi_op_set_operand(op, i, made);
}

// The result comes in this layout, and is converted to the one that its users count on.
static void cgi_layouts_convert_result(cgi_layouts *s, cg_op op, cg_value v, const cg_nested_layout *comes) {
  const cg_nested_layout *has = cgi_layout_of_value(s, v);
  if (cg_nested_layout_equal(has, comes)) return;
  cgi_builder b = cgi_builder_after(op);
  cg_value made = cgi_build_with(&b, CG_IREE_VECTOR_EXT_TO_LAYOUT, v->type, 1, &v, "layout", cgi_attr_nested_layout(s->ctx, has));
  cgi_value_replace_uses(v, made);
  cgi_op_set_operand(made->op, CG_IREE_VECTOR_EXT_TO_LAYOUT_INPUT, v);
  cgi_layouts_set(s, made, has);
  cgi_hmap_put_ptr(&s->of, v, NULL);
  cgi_layouts_set(s, v, comes);
}

// Where no layout of the operand is the result's in the other shape, every thread has all of both.
static void cgi_layouts_resolve_cast(cgi_layouts *s, cg_op op) {
  cg_value from = op->operands[CG_VECTOR_SHAPE_CAST_SOURCE].value, to = op->results[0];
  cg_nested_layout own;
  if (!cgi_layouts_reshape(cgi_layout_of_value(s, to), from->type, &own)) {
    cgi_layouts_whole(&own, to->type->rank, to->type->shape);
    cgi_layouts_convert_result(s, op, to, &own);
    cgi_layouts_whole(&own, from->type->rank, from->type->shape);
  }
  cgi_layouts_convert(s, op, 0, &own);
}

static bool cgi_layouts_resolve(cgi_layouts *s, cg_op op) {
  cgi_layout_relation r;
  cg_nested_layout l, own;
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value v = op->operands[i].value, to = cgi_layouts_is_vector(v) ? cgi_layouts_target(op, i, 0) : NULL;
    const cg_nested_layout *want = to ? cgi_layout_of_value(s, to) : NULL;
    if (want) cgi_layouts_convert(s, op, i, want);
  }
  if (op->def->kind == CG_VECTOR_SHAPE_CAST) cgi_layouts_resolve_cast(s, op);
  if (!cgi_layouts_relate(op, &r)) return true;
  cgi_layouts_assemble(s, &r, &l);
  for (unsigned k = 0; k < r.num; k++) {
    cg_layout_reason reason = cg_nested_layout_apply_map(&l, r.dims[k], r.values[k]->type->rank, &own);
    if (reason != CG_LAYOUT_OK) return cgi_op_unsupported(op, "has vectors without a layout: %s", cg_layout_reason_text(reason));
    if (r.operand[k] >= 0)
      cgi_layouts_convert(s, op, (unsigned)r.operand[k], &own);
    else
      cgi_layouts_convert_result(s, op, r.values[k], &own);
  }
  return true;
}

static bool cgi_layouts_is_asked(cg_op op, void *user) {
  (void)user;
  return op->def->kind != CG_IREE_VECTOR_EXT_TO_LAYOUT || !cgi_layouts_is_vector(op->results[0]);
}

CGI_DEF bool cgi_layouts_asked(cg_op func) { return !cgi_walk_pre(func, cgi_layouts_is_asked, NULL); }

static bool cgi_layouts_ranks(cg_op op, void *user) {
  (void)user;
  for (unsigned i = 0; i < op->num_results + op->num_operands; i++) {
    cg_type t = (i < op->num_results ? op->results[i] : op->operands[i - op->num_results].value)->type;
    if (t->kind == CG_TYPE_VECTOR && t->rank > CG_NESTED_LAYOUT_RANK)
      return cgi_op_unsupported(op, "has %t of too many dimensions to be distributed", t);
  }
  return true;
}

CGI_DEF bool cgi_layouts_begin(cgi_layouts *s, cg_op func, int64_t subgroup) {
  cgi_translation_info info;
  bool ok = true;
  memset(s, 0, sizeof *s);
  s->ctx = s->of.ctx = func->ctx;
  s->func = func;
  s->target = cgi_target_of(func);
  if (!cgi_translation_info_of(func, &info, &ok)) {
    if (!ok) return false;
    memset(&info, 0, sizeof info);
  }
  s->total = 1;
  for (unsigned i = 0; i < 3; i++) s->total *= s->size[i] = info.workgroup_size[i] > 0 ? info.workgroup_size[i] : 1;
  s->subgroup = subgroup ? subgroup : info.subgroup_size ? info.subgroup_size : s->target && s->target->subgroup_size ? s->target->subgroup_size : 32;
  s->full = info.subgroup_size > 1 && s->total % info.subgroup_size == 0 && info.subgroup_size == s->subgroup ? s->subgroup : 0;
  if (cg_op_attr(func, "thread_basis")) s->subgroup = s->total; // layouts of configure-vector-layouts: of the workgroup's threads as one subgroup
  if (s->total < s->subgroup) s->subgroup = s->total;
  return s->total % s->subgroup == 0 || cgi_op_unsupported(func, "has %l threads, which are no full subgroups of %l", s->total, s->subgroup);
}

// Each layout's threads are there.
static bool cgi_layouts_check(cgi_layouts *s, cg_op op) {
  for (unsigned i = 0; i < op->num_results; i++) {
    const cg_nested_layout *l = cgi_layouts_is_vector(op->results[i]) ? cgi_layout_of_value(s, op->results[i]) : NULL;
    if (!l) continue;
    int64_t subgroups = cg_nested_layout_num_ids(l, CG_LAYOUT_SUBGROUP), lanes = cg_nested_layout_num_ids(l, CG_LAYOUT_THREAD);
    if (lanes > s->subgroup || subgroups > s->total / s->subgroup)
      return cgi_op_unsupported(op, "is laid out on %l subgroups of %l threads; the workgroup has %l of %l", subgroups, lanes, s->total / s->subgroup,
                                s->subgroup);
  }
  return true;
}

CGI_DEF bool cgi_layouts_propagate(cgi_layouts *s) {
  cgi_layouts_walk w;
  bool ok = true;
  w.s = s;
  w.ops = NULL;
  if (!cgi_walk_pre(s->func, cgi_layouts_ranks, NULL)) return false;
  cgi_walk_pre(s->func, cgi_layouts_push, &w);
  cgi_layouts_solve(&w);
  for (size_t i = 0; i < cgi_len(w.ops) && ok; i++) ok = cgi_layouts_check(s, w.ops[i]) && cgi_layouts_resolve(s, w.ops[i]);
  return ok;
}

CGI_DEF bool cgi_pass_propagate_layouts(cgi_pass *pass) {
  cgi_layouts s;
  if (!cgi_layouts_asked(pass->func)) return true;
  bool ok = cgi_layouts_begin(&s, pass->func, cgi_pass_option_int(pass, "subgroup-size")) && cgi_layouts_propagate(&s);
  return ok;
}
