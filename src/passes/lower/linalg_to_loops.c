// linalg-to-loops: a dispatch's tensor ops become one parallel nest per stored shape, on buffers. The body of the nest computes one element of each
// stored value: it pulls what that element needs through the ops that produce it, so that elementwise producers and consumers, pads, slices and
// reshapes cost index arithmetic and no memory, and a reduction is a loop that carries its accumulator.
//
//   %0 = flow.dispatch.tensor.load %in …                          %m = hal.interface.binding.subspan … : memref<4x5xf32>
//   %1 = linalg.fill ins(%zero) outs(%empty)                      scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
//   %2 = linalg.generic {row sum} ins(%0) outs(%1)           →      %s = scf.for %k = %c0 to %c5 step %c1 iter_args(%a = %zero) {
//   flow.dispatch.tensor.store %2, %out …                             %x = memref.load %m[%i, %k]   %t = arith.addf %x, %a   scf.yield %t }
//                                                                   memref.store %s, %o[%i] }
//
// Requires: dispatch functions in the form of materialize-interface; every stored value computable element by element. Also takes linalg ops on
// buffers, and sorts, scans, top-k and scatters of iree_linalg_ext, whose lines are one invocation's each. Preserves: bindings and push constants.
// No tensor is left.
#include "dialects/dialects.h"
#include "dialects/iree.h"
#include "dialects/eval.h"
#include "dialects/linalg.h"
#include "analysis/ranges.h"
#include "passes/lower/linalg_to_loops.h"
#include "passes/lower/place_nests.h"
#include "passes/pass_table.h"
#include "support/lines.h"
#include "support/structured.h"
#include "support/views.h"
#include "target/matrices.h"

#define CGI_LOOPS_MAX_RANK 16
#define CGI_LOOPS_MAX_DEPTH 200
#define CGI_LOOPS_MAX_NESTED 48   // regions of a kernel: later passes and the module add to them, and what is printed is parsed again
#define CGI_LOOPS_MAX_CONSTANT 64 // elements of a dense constant that become selects
#define CGI_LOOPS_MAX_TABLE 1024  // … that become an array of each thread; only text has such constants in kernels

// A pulled element: (op, result or loop point) and the scalar that was emitted for it.
typedef struct cgi_pulled {
  cg_op op;
  unsigned rank, num_results;
  cg_value index[CGI_LOOPS_MAX_RANK];
  cg_value *results; // one per result of op
} cgi_pulled;

typedef struct cgi_stored_binding { // a binding that the dispatch writes, and where
  cg_value source;
  unsigned rank;
  cg_value index[CGI_LOOPS_MAX_RANK];
} cgi_stored_binding;

struct cgi_loops {
  cg_context *ctx;
  cg_op func;
  cg_op user;               // the op that is being lowered, for errors
  cgi_hmap buffers;         // tensor-typed subspan value to its memref
  cgi_hmap constants;       // index constant to its value in the entry block
  cgi_pulled *pulled;       // cgi array: what is available here; cut back when a scope ends
  cg_value *written;        // cgi array: subspans that the function stores to
  cgi_stored_binding *here; // cgi array: those stored by the nest being built
  cg_op *stores;            // cgi array: of the function
  cg_op computed;           // what another pass computes: its elements are those it has said
  unsigned depth;
};

static bool cgi_pull(cgi_loops *s, cgi_builder *b, cg_value v, const cg_value *index, cg_value *out);
static cg_value cgi_loops_dim(cgi_loops *s, cgi_builder *b, cg_value v, unsigned dim);

// Index constants stand once, at the top: equal indices are then equal values.
static cg_value cgi_loops_index(cgi_loops *s, int64_t v) {
  uint64_t known, key = (uint64_t)v ^ ((uint64_t)1 << 63); // all ones is no key of a map: -1 must not be that
  if (cgi_hmap_get(&s->constants, key, &known)) return (cg_value)(uintptr_t)known;
  cgi_builder top = cgi_builder_at_start(s->func->regions[0]->first, s->func->loc);
  cg_value c = cgi_build_index(&top, v);
  cgi_hmap_put(&s->constants, key, (uint64_t)(uintptr_t)c);
  return c;
}

// Known results are at the top of the function.
static cg_value cgi_loops_op(cgi_loops *s, cgi_builder *b, cg_op_kind kind, cg_value x, cg_value y) {
  int64_t cx, cy;
  if (!cgi_constant_int(x, &cx) || !cgi_constant_int(y, &cy)) return cgi_index_op(b, kind, x, y);
  return cgi_loops_index(s, (int64_t)(kind == CG_ARITH_MULI ? (uint64_t)cx * (uint64_t)cy : (uint64_t)cx + (uint64_t)cy));
}

static cg_value cgi_loops_mul(cgi_loops *s, cgi_builder *b, cg_value x, cg_value y) { return cgi_loops_op(s, b, CG_ARITH_MULI, x, y); }
static cg_value cgi_loops_add(cgi_loops *s, cgi_builder *b, cg_value x, cg_value y) { return cgi_loops_op(s, b, CG_ARITH_ADDI, x, y); }
static cg_value cgi_loops_sub(cgi_builder *b, cg_value x, cg_value y) { return cgi_constant_is(y, 0) ? x : cgi_build_binary(b, CG_ARITH_SUBI, x, y); }

static cg_value cgi_loops_expr(cgi_loops *s, cgi_builder *b, cg_expr e, const cg_value *dims) {
  cg_value lhs;
  switch (e->kind) {
  case CG_EXPR_CONST: return cgi_loops_index(s, e->value);
  case CG_EXPR_DIM: return dims[e->value];
  case CG_EXPR_ADD: lhs = cgi_loops_expr(s, b, e->lhs, dims); return cgi_loops_add(s, b, lhs, cgi_loops_expr(s, b, e->rhs, dims));
  case CG_EXPR_MUL: lhs = cgi_loops_expr(s, b, e->lhs, dims); return cgi_loops_mul(s, b, lhs, cgi_loops_expr(s, b, e->rhs, dims));
  default: break;
  }
  cg_map m = cgi_map_make(s->ctx, CGI_LOOPS_MAX_RANK, 0, 1, &e); // mod and the divisions are left to lower-affine, which knows their signs
  unsigned used = 0;
  cg_expr replace[CGI_LOOPS_MAX_RANK];
  cg_value operands[CGI_LOOPS_MAX_RANK];
  for (unsigned d = 0; d < CGI_LOOPS_MAX_RANK; d++) {
    replace[d] = NULL;
    if (!cgi_expr_uses_dim(e, d)) continue;
    replace[d] = cgi_expr_dim(s->ctx, used);
    operands[used++] = dims[d];
  }
  e = cgi_expr_replace(s->ctx, e, replace, CGI_LOOPS_MAX_RANK, NULL, 0);
  m = cgi_map_make(s->ctx, used, 0, 1, &e);
  return cgi_build_affine_apply(b, m, operands);
}

// ---- scopes: what was pulled inside a loop or branch is not available after it ---------------------------------------------------------------
static size_t cgi_loops_enter(const cgi_loops *s) { return cgi_len(s->pulled); }
static void cgi_loops_leave(cgi_loops *s, size_t scope) { cgi_shrink(s->pulled, scope); }

static cg_value *cgi_loops_find(cgi_loops *s, cg_op op, unsigned rank, const cg_value *index) {
  for (size_t i = cgi_len(s->pulled); i-- > 0;) {
    cgi_pulled *p = &s->pulled[i];
    if (p->op == op && p->rank == rank && (rank == 0 || memcmp(p->index, index, rank * sizeof *index) == 0)) return p->results;
  }
  return NULL;
}

static cg_value *cgi_loops_keep(cgi_loops *s, cg_op op, unsigned rank, const cg_value *index) {
  cg_context *ctx = s->ctx;
  cgi_pulled p;
  memset(&p, 0, sizeof p);
  p.op = op;
  p.rank = rank;
  p.num_results = op->num_results;
  if (rank) memcpy(p.index, index, rank * sizeof *index);
  p.results = CGI_NEW_ARRAY(ctx, cg_value, op->num_results);
  cgi_push(s->pulled, p);
  return p.results;
}

// ---- offsets, sizes and strides: static lists with operands where they are dynamic --------------------------------------------------------------
static cg_value cgi_slice_entry(cgi_loops *s, cg_op op, const char *group, const char *attr, unsigned i) {
  cg_attr list = cg_op_attr(op, attr);
  if (!list || i >= cg_attr_int_list_len(list)) return NULL;
  int64_t v = cg_attr_int_list_at(list, i);
  if (v != CG_DYNAMIC) return cgi_loops_index(s, v);
  unsigned first, n = cgi_operand_group(op, group, &first), dynamic = 0;
  for (unsigned k = 0; k < i; k++)
    if (cg_attr_int_list_at(list, k) == CG_DYNAMIC) dynamic++;
  return dynamic < n ? op->operands[first + dynamic].value : NULL;
}

// Where element `index` of a slice is in the whole; of the whole's dims the slice has those in keep.
static void cgi_slice_place(cgi_loops *s, cgi_builder *b, cg_op op, unsigned full, unsigned kept, const unsigned *keep, const cg_value *index,
                            cg_value *at) {
  for (unsigned i = 0; i < full; i++) at[i] = cgi_slice_entry(s, op, "offsets", "static_offsets", i);
  for (unsigned k = 0; k < kept; k++) {
    cg_value stride = cgi_slice_entry(s, op, "strides", "static_strides", keep[k]);
    at[keep[k]] = cgi_loops_add(s, b, cgi_loops_mul(s, b, index[k], stride), at[keep[k]]);
  }
}

// ---- dims -----------------------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_loops_dim(cgi_loops *s, cgi_builder *b, cg_value v, unsigned dim) {
  int64_t size = cg_type_dim(v->type, dim);
  if (size != CG_DYNAMIC) return cgi_loops_index(s, size);
  cg_op op = v->op;
  if (op) {
    switch (op->def->kind) {
    case CG_FLOW_DISPATCH_TENSOR_LOAD:
    case CG_TENSOR_EXTRACT_SLICE: {
      unsigned keep[CGI_SLICE_RANK];
      if (!cgi_slice_dims(op, v->type, keep)) break;
      return cgi_slice_entry(s, op, "sizes", "static_sizes", keep[dim]);
    }
    case CG_TENSOR_EMPTY:
    case CG_TENSOR_SPLAT:
    case CG_TENSOR_GENERATE: {
      unsigned k = op->def->kind == CG_TENSOR_SPLAT ? 1 : 0;
      for (unsigned i = 0; i < dim; i++)
        if (v->type->shape[i] == CG_DYNAMIC) k++;
      return op->operands[k].value;
    }
    case CG_TENSOR_EXPAND_SHAPE: return cgi_slice_entry(s, op, "output_shape", "static_output_shape", dim);
    case CG_TENSOR_CAST: return cgi_loops_dim(s, b, op->operands[CG_TENSOR_CAST_SOURCE].value, dim);
    case CG_TENSOR_INSERT: return cgi_loops_dim(s, b, op->operands[CG_TENSOR_INSERT_DEST].value, dim);
    case CG_TENSOR_INSERT_SLICE: return cgi_loops_dim(s, b, op->operands[CG_TENSOR_INSERT_SLICE_DEST].value, dim);
    case CG_TENSOR_COLLAPSE_SHAPE: {
      cg_attr group = cg_attr_at(cg_op_attr(op, "reassociation"), dim);
      cg_value product = cgi_loops_index(s, 1);
      for (size_t i = 0; i < cg_attr_int_list_len(group); i++)
        product = cgi_loops_mul(s, b, product,
                                cgi_loops_dim(s, b, op->operands[CG_TENSOR_COLLAPSE_SHAPE_SRC].value, (unsigned)cg_attr_int_list_at(group, i)));
      return product;
    }
    case CG_TENSOR_PAD: {
      cg_value low = cgi_slice_entry(s, op, "low", "static_low", dim), high = cgi_slice_entry(s, op, "high", "static_high", dim);
      return cgi_loops_add(s, b, cgi_loops_add(s, b, cgi_loops_dim(s, b, op->operands[CG_TENSOR_PAD_SOURCE].value, dim), low), high);
    }
    case CG_TENSOR_CONCAT: {
      if ((int64_t)dim != cgi_op_int(op, "dim")) return cgi_loops_dim(s, b, op->operands[CG_TENSOR_CONCAT_INPUTS].value, dim);
      cg_value sum = cgi_loops_index(s, 0);
      for (unsigned i = 0; i < op->num_operands; i++) sum = cgi_loops_add(s, b, sum, cgi_loops_dim(s, b, op->operands[i].value, dim));
      return sum;
    }
    default:
      if (cgi_linalg_is(op)) return cgi_loops_dim(s, b, cgi_linalg_output(op, v->index), dim);
      if (op->def->traits & CG_TRAIT_ELEMENTWISE && op->num_operands) return cgi_loops_dim(s, b, op->operands[op->num_operands - 1].value, dim);
      break;
    }
  }
  return cgi_view_dim(b, v, dim);
}

// ---- leaves ---------------------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_loops_buffer(cgi_loops *s, cg_value subspan) {
  cg_value m = (cg_value)cgi_hmap_ptr(&s->buffers, subspan);
  return m ? m : subspan;
}

static bool cgi_same_binding(cg_value a, cg_value b) {
  if (a == b) return true;
  return a->op && b->op && a->op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN && b->op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN &&
         cgi_subspans_overlap(a->op, b->op);
}

// Whether two indices are the same number: sums and products of the same.
static bool cgi_loops_same_index(cg_value a, cg_value b, unsigned depth) {
  int64_t p, q;
  if (a == b) return true;
  if (cgi_constant_int(a, &p) && cgi_constant_int(b, &q)) return p == q;
  if (!a->op || !b->op || a->op->def != b->op->def || depth == 0 || a->type != b->type) return false;
  if (a->op->def->kind != CG_ARITH_ADDI && a->op->def->kind != CG_ARITH_MULI) return false;
  return cgi_loops_same_index(cg_op_operand(a->op, CG_LHS), cg_op_operand(b->op, CG_LHS), depth - 1) &&
         cgi_loops_same_index(cg_op_operand(a->op, CG_RHS), cg_op_operand(b->op, CG_RHS), depth - 1);
}

// An element that another invocation may write meanwhile must not be read: of a buffer that is written, only the element that is stored here.
static bool cgi_check_hazard(cgi_loops *s, cg_op load, cg_value source, unsigned rank, const cg_value *index) {
  bool is_written = false;
  for (size_t i = 0; i < cgi_len(s->written); i++) is_written = is_written || cgi_same_binding(s->written[i], source);
  if (!is_written) return true;
  for (size_t i = 0; i < cgi_len(s->here); i++) {
    cgi_stored_binding *h = &s->here[i];
    bool same = cgi_same_binding(h->source, source) && h->rank == rank;
    for (unsigned k = 0; same && k < rank; k++) same = cgi_loops_same_index(h->index[k], index[k], 4);
    if (same) return true;
  }
  return cgi_op_unsupported(
      load, "[race] reads elements of a buffer that this dispatch writes elsewhere; a dispatch allocates no memory of its own, so split it in two");
}

static bool cgi_pull_load(cgi_loops *s, cgi_builder *b, cg_op op, const cg_value *index, cg_value *out) {
  cg_value source = op->operands[CG_FLOW_DISPATCH_TENSOR_LOAD_SOURCE].value, buffer = cgi_loops_buffer(s, source);
  unsigned full = buffer->type->rank, keep[CGI_LOOPS_MAX_RANK];
  cg_value operands[CGI_LOOPS_MAX_RANK + 1];
  if (buffer->type->kind != CG_TYPE_MEMREF) return cgi_op_error(op, "loads from %t, which is no binding of this dispatch", source->type);
  if (!cgi_slice_dims(op, op->results[0]->type, keep)) return cgi_op_error(op, "drops dimensions whose size is not 1");
  operands[0] = buffer;
  cgi_slice_place(s, b, op, full, op->results[0]->type->rank, keep, index, operands + 1);
  if (!cgi_check_hazard(s, op, source, full, operands + 1)) return false;
  cg_type element = buffer->type->element;
  *out = cgi_build_value(b, CG_MEMREF_LOAD, element, full + 1, operands, NULL);
  return true;
}

static cg_value cgi_loops_linear(cgi_loops *s, cgi_builder *b, cg_type t, const cg_value *index) {
  cg_value linear = cgi_loops_index(s, 0);
  for (unsigned i = 0; i < t->rank; i++) linear = cgi_loops_add(s, b, cgi_loops_mul(s, b, linear, cgi_loops_index(s, t->shape[i])), index[i]);
  return linear;
}

static cg_value cgi_loops_select_by_index(cgi_loops *s, cgi_builder *b, cg_value linear, unsigned n, const cg_value *elements) {
  cg_value r = elements[n - 1];
  for (unsigned i = n - 1; i-- > 0;)
    if (elements[i] != r) r = cgi_build_select(b, cgi_build_cmpi(b, CG_CMPI_EQ, linear, cgi_loops_index(s, (int64_t)i)), elements[i], r);
  return r;
}

#ifndef CODEGEN_NO_TEXT
// An array of the thread's own that holds the elements, made once at the beginning of the kernel; NULL for elements that there are none of yet.
static cg_value cgi_loops_table(cgi_loops *s, cg_op op, cg_attr value, int64_t n) {
  cg_context *ctx = s->ctx;
  cg_block top = s->func->regions[0]->first;
  cg_named_attr of = cgi_named(ctx, "cg.elements", value);
  for (cg_op a = top->first; a; a = a->next)
    if (a->def->kind == CG_MEMREF_ALLOCA && cg_op_attr(a, "cg.elements") == value) return a->results[0];
  cg_type type = cgi_type_memref(ctx, 1, &n, value->type->element, NULL, NULL);
  cgi_builder b = cgi_builder_at_start(top, op->loc);
  cg_value table = cgi_build_alloc(&b, CG_MEMREF_ALLOCA, type, &of);
  for (int64_t i = 0; i < n; i++) {
    cg_attr e = cgi_attr_dense_at(ctx, value, (uint64_t)i);
    if (!e || e->kind == CG_ATTR_ARRAY) return NULL;
    cg_value element = cgi_build_constant(&b, e);
    cgi_build_store(&b, element, table, cgi_build_index(&b, i));
  }
  return table;
}
#endif

static bool cgi_pull_constant(cgi_loops *s, cgi_builder *b, cg_op op, const cg_value *index, cg_value *out) {
  cg_attr value = cg_op_attr(op, "value");
  if (!value || value->kind != CG_ATTR_DENSE) return cgi_op_unsupported(op, "holds elements that are not known");
  int64_t n = cg_type_num_elements(value->type);
  if (value->splat || n <= 1) {
    cgi_scalar unread = {0, 0}; // where there are no elements
    cg_attr e = n ? cgi_attr_dense_at(s->ctx, value, 0) : cgi_attr_of_scalar(s->ctx, value->type->element, unread);
    if (!e || e->kind == CG_ATTR_ARRAY) return cgi_op_unsupported(op, "[unsupported-type] of %t is not lowered yet", value->type);
    *out = cgi_build_constant(b, e);
    return true;
  }
#ifndef CODEGEN_NO_TEXT
  if (n > CGI_LOOPS_MAX_CONSTANT && n <= CGI_LOOPS_MAX_TABLE) {
    cg_value table = cgi_loops_table(s, op, value, n);
    if (!table) return cgi_op_unsupported(op, "[unsupported-type] of %t is not lowered yet", value->type);
    *out = cgi_build_load(b, table, cgi_loops_linear(s, b, value->type, index));
    return true;
  }
#endif
  if (n > CGI_LOOPS_MAX_CONSTANT) return cgi_op_error(op, "is too large to be part of a kernel; it should be a binding");
  cg_value elements[CGI_LOOPS_MAX_CONSTANT];
  for (int64_t i = 0; i < n; i++) {
    cg_attr e = cgi_attr_dense_at(s->ctx, value, (uint64_t)i);
    if (!e || e->kind == CG_ATTR_ARRAY) return cgi_op_unsupported(op, "[unsupported-type] of %t is not lowered yet", value->type);
    elements[i] = i && e == cgi_attr_dense_at(s->ctx, value, (uint64_t)i - 1) ? elements[i - 1] : cgi_build_constant(b, e);
  }
  *out = cgi_loops_select_by_index(s, b, cgi_loops_linear(s, b, value->type, index), (unsigned)n, elements);
  return true;
}

// ---- data movement --------------------------------------------------------------------------------------------------------------------------------
// An scf.if that gives one of two elements; NULL, with an error, where it is nested too deep.
static cg_op cgi_loops_branch(cgi_loops *s, cgi_builder *b, cg_op op, cg_value condition, cg_type element) {
  unsigned n = 0;
  for (cg_op p = cg_region_op(b->block->region); p && p != s->func; p = cg_op_parent(p)) n++;
  if (n < CGI_LOOPS_MAX_NESTED) return cgi_build_if(b, condition, 1, &element, true);
  cgi_op_unsupported(op, "[nesting] stands behind %u conditions and loops, one in another: split this dispatch in two", n);
  return NULL;
}

// scf.if that pulls one of two values; `in` decides.
static bool cgi_pull_branch(cgi_loops *s, cgi_builder *b, cg_op op, cg_value in, cg_value then_value, const cg_value *then_index, cg_value else_value,
                            const cg_value *else_index, cg_type element, cg_value *out) {
  int64_t known;
  if (cgi_constant_int(in, &known)) return known ? cgi_pull(s, b, then_value, then_index, out) : cgi_pull(s, b, else_value, else_index, out);
  cg_op branch = cgi_loops_branch(s, b, op, in, element);
  if (!branch) return false;
  for (unsigned side = 0; side < 2; side++) {
    cgi_builder inner = cgi_builder_in(branch, side);
    size_t scope = cgi_loops_enter(s);
    cg_value v;
    if (!cgi_pull(s, &inner, side ? else_value : then_value, side ? else_index : then_index, &v)) return false;
    cgi_build_yield(&inner, 1, &v);
    cgi_loops_leave(s, scope);
  }
  *out = branch->results[0];
  return true;
}

static bool cgi_pull_pad(cgi_loops *s, cgi_builder *b, cg_op op, const cg_value *index, cg_value *out) {
  cg_value source = op->operands[CG_TENSOR_PAD_SOURCE].value, in = NULL, inner_index[CGI_LOOPS_MAX_RANK];
  cg_type element = source->type->element;
  for (unsigned i = 0; i < source->type->rank; i++) {
    cg_value low = cgi_slice_entry(s, op, "low", "static_low", i), high = cgi_slice_entry(s, op, "high", "static_high", i);
    inner_index[i] = cgi_loops_sub(b, index[i], low);
    int64_t c;
    bool low_none = cgi_constant_int(low, &c) && c <= 0, high_none = cgi_constant_int(high, &c) && c <= 0;
    if (!low_none) in = cgi_build_and(b, in, cgi_build_cmpi(b, CG_CMPI_SGE, inner_index[i], cgi_loops_index(s, 0)));
    if (!high_none) in = cgi_build_and(b, in, cgi_build_cmpi(b, CG_CMPI_SLT, inner_index[i], cgi_loops_dim(s, b, source, i)));
  }
  if (!in) return cgi_pull(s, b, source, inner_index, out);
  cg_op branch = cgi_loops_branch(s, b, op, in, element);
  if (!branch) return false;
  cgi_builder inner = cgi_builder_in(branch, CG_SCF_IF_THEN_REGION);
  size_t scope = cgi_loops_enter(s);
  cg_value v;
  if (!cgi_pull(s, &inner, source, inner_index, &v)) return false;
  cgi_build_yield(&inner, 1, &v);
  cgi_loops_leave(s, scope);
  inner = cgi_builder_in(branch, CG_SCF_IF_ELSE_REGION);
  cgi_inline_block(&inner, op->regions[0]->first, index, &v);
  cgi_build_yield(&inner, 1, &v);
  *out = branch->results[0];
  return true;
}

static bool cgi_pull_extract_slice(cgi_loops *s, cgi_builder *b, cg_op op, const cg_value *index, cg_value *out) {
  cg_value source = op->operands[CG_TENSOR_EXTRACT_SLICE_SOURCE].value, at[CGI_LOOPS_MAX_RANK];
  unsigned keep[CGI_SLICE_RANK];
  cgi_slice_dims(op, op->results[0]->type, keep);
  cgi_slice_place(s, b, op, source->type->rank, op->results[0]->type->rank, keep, index, at);
  return cgi_pull(s, b, source, at, out);
}

static bool cgi_pull_insert_slice(cgi_loops *s, cgi_builder *b, cg_op op, const cg_value *index, cg_value *out) {
  cg_value source = op->operands[CG_TENSOR_INSERT_SLICE_SOURCE].value, dest = op->operands[CG_TENSOR_INSERT_SLICE_DEST].value, in = NULL,
           at[CGI_LOOPS_MAX_RANK], inside[CGI_LOOPS_MAX_RANK];
  unsigned full = dest->type->rank, keep[CGI_SLICE_RANK], kept = source->type->rank;
  cgi_slice_dims(op, source->type, keep);
  for (unsigned i = 0; i < full; i++) {
    cg_value offset = cgi_slice_entry(s, op, "offsets", "static_offsets", i), stride = cgi_slice_entry(s, op, "strides", "static_strides", i);
    cg_value size = cgi_slice_entry(s, op, "sizes", "static_sizes", i), relative = cgi_loops_sub(b, index[i], offset);
    int64_t whole;
    bool covers = cgi_constant_is(offset, 0) && cgi_constant_is(stride, 1) && cgi_constant_int(size, &whole) && dest->type->shape[i] == whole;
    if (!covers) {
      in = cgi_build_and(b, in, cgi_build_cmpi(b, CG_CMPI_SGE, relative, cgi_loops_index(s, 0)));
      if (!cgi_constant_is(stride, 1)) {
        cg_value rest = cgi_build_binary(b, CG_ARITH_REMSI, relative, stride);
        in = cgi_build_and(b, in, cgi_build_cmpi(b, CG_CMPI_EQ, rest, cgi_loops_index(s, 0)));
        relative = cgi_build_binary(b, CG_ARITH_DIVSI, relative, stride);
      }
      in = cgi_build_and(b, in, cgi_build_cmpi(b, CG_CMPI_SLT, relative, size));
    }
    inside[i] = relative;
  }
  for (unsigned k = 0; k < kept; k++) at[k] = inside[keep[k]];
  if (!in) return cgi_pull(s, b, source, at, out);
  return cgi_pull_branch(s, b, op, in, source, at, dest, index, dest->type->element, out);
}

static bool cgi_pull_insert(cgi_loops *s, cgi_builder *b, cg_op op, const cg_value *index, cg_value *out) {
  cg_value in = NULL, old_value;
  if (!cgi_pull(s, b, op->operands[CG_TENSOR_INSERT_DEST].value, index, &old_value)) return false;
  for (unsigned i = CG_TENSOR_INSERT_INDICES; i < op->num_operands; i++)
    in = cgi_build_and(b, in, cgi_build_cmpi(b, CG_CMPI_EQ, index[i - CG_TENSOR_INSERT_INDICES], op->operands[i].value));
  cg_value v = op->operands[CG_TENSOR_INSERT_SCALAR].value;
  *out = in ? cgi_build_select(b, in, v, old_value) : v;
  return true;
}

// Of operands [from, to), the first of which begins at `start`: halves, in halves.
static bool cgi_pull_concat(cgi_loops *s, cgi_builder *b, cg_op op, unsigned from, unsigned to, const cg_value *index, cg_value start,
                            cg_value *out) {
  unsigned dim = (unsigned)cgi_op_int(op, "dim"), rank = op->results[0]->type->rank, half = from + (to - from) / 2;
  cg_type element = op->results[0]->type->element;
  if (from + 1 == to) {
    cg_value at[CGI_LOOPS_MAX_RANK];
    memcpy(at, index, rank * sizeof *at);
    at[dim] = cgi_loops_sub(b, index[dim], start);
    return cgi_pull(s, b, op->operands[from].value, at, out);
  }
  cg_value middle = start;
  for (unsigned i = from; i < half; i++) middle = cgi_loops_add(s, b, middle, cgi_loops_dim(s, b, op->operands[i].value, dim));
  cg_op branch = cgi_loops_branch(s, b, op, cgi_build_cmpi(b, CG_CMPI_SLT, index[dim], middle), element);
  if (!branch) return false;
  for (unsigned side = 0; side < 2; side++) {
    cgi_builder inner = cgi_builder_in(branch, side);
    size_t scope = cgi_loops_enter(s);
    cg_value v;
    if (!cgi_pull_concat(s, &inner, op, side ? half : from, side ? to : half, index, side ? middle : start, &v)) return false;
    cgi_build_yield(&inner, 1, &v);
    cgi_loops_leave(s, scope);
  }
  *out = branch->results[0];
  return true;
}

// expand_shape is read by linearizing each group of result dims, collapse_shape by splitting each result dim over its group.
static bool cgi_pull_reshape(cgi_loops *s, cgi_builder *b, cg_op op, bool expand, const cg_value *index, cg_value *out) {
  cg_value source = op->operands[CG_SOURCE].value, at[CGI_LOOPS_MAX_RANK];
  cg_attr groups = cg_op_attr(op, "reassociation");
  for (size_t g = 0; g < groups->len; g++) {
    cg_attr group = cg_attr_at(groups, g);
    size_t n = cg_attr_int_list_len(group);
    if (expand) {
      cg_value linear = cgi_loops_index(s, 0);
      for (size_t i = 0; i < n; i++) {
        unsigned d = (unsigned)cg_attr_int_list_at(group, i);
        linear = cgi_loops_add(s, b, cgi_loops_mul(s, b, linear, i ? cgi_loops_dim(s, b, op->results[0], d) : cgi_loops_index(s, 1)), index[d]);
      }
      at[g] = linear;
    } else {
      cg_value rest = index[g];
      for (size_t i = n; i-- > 0;) {
        unsigned d = (unsigned)cg_attr_int_list_at(group, i);
        cg_value size = cgi_loops_dim(s, b, source, d);
        if (cgi_constant_is(size, 1)) {
          at[d] = cgi_loops_index(s, 0);
        } else if (i == 0) {
          at[d] = rest;
        } else {
          bool more = false; // a dim before this one that is not 1
          for (size_t k = 0; k < i; k++) more = more || !cgi_constant_is(cgi_loops_dim(s, b, source, (unsigned)cg_attr_int_list_at(group, k)), 1);
          at[d] = more ? cgi_build_binary(b, CG_ARITH_REMUI, rest, size) : rest;
          rest = more ? cgi_build_binary(b, CG_ARITH_DIVUI, rest, size) : cgi_loops_index(s, 0);
        }
      }
    }
  }
  return cgi_pull(s, b, source, at, out);
}

static bool cgi_pull_from_elements(cgi_loops *s, cgi_builder *b, cg_op op, const cg_value *index, cg_value *out) {
  unsigned n = op->num_operands;
  if (n == 0) return cgi_op_error(op, "has no element to read");
  cg_value *elements = cgi_push_operands(NULL, op, 0, n);
  *out = n == 1 ? elements[0] : cgi_loops_select_by_index(s, b, cgi_loops_linear(s, b, op->results[0]->type, index), n, elements);
  return true;
}

// ---- computing ------------------------------------------------------------------------------------------------------------------------------------
// tensor.extract inside a body reads another tensor at computed places.
static bool cgi_loops_extracts(cgi_loops *s, cg_op root) {
  cg_op *found = cgi_collect(root, CG_TENSOR_EXTRACT);
  bool ok = true;
  for (size_t i = 0; i < cgi_len(found) && ok; i++) {
    cgi_builder b = cgi_builder_before(found[i]);
    cg_value index[CGI_LOOPS_MAX_RANK], v;
    cgi_operand_values(found[i], 1, found[i]->num_operands, index);
    size_t scope = cgi_loops_enter(s);
    ok = cgi_pull(s, &b, found[i]->operands[CG_TENSOR_EXTRACT_TENSOR].value, index, &v);
    cgi_loops_leave(s, scope);
    if (ok) cgi_op_replace1(found[i], v);
  }
  return ok;
}

// Clones the body of a structured op with its block arguments and linalg.index replaced; `yielded` gets the terminator's operands.
static bool cgi_inline_body(cgi_loops *s, cgi_builder *b, cg_block body, const cg_value *args, const cg_value *loops, cg_value *yielded) {
  cgi_hmap values = cgi_hmap_new(s->ctx);
  for (unsigned i = 0; i < cg_block_num_args(body); i++)
    if (args[i]) cgi_hmap_put_ptr(&values, body->args[i], args[i]);
  bool ok = true;
  for (cg_op o = body->first; o != body->last && ok; o = o->next) {
    if (o->def->kind == CG_LINALG_INDEX) {
      cgi_hmap_put_ptr(&values, o->results[0], loops[cgi_op_int(o, "dim")]);
      continue;
    }
    if (o->def->kind == CG_TENSOR_EXTRACT) { // before cloning: the pulled value takes its place
      cg_value index[CGI_LOOPS_MAX_RANK], v;
      for (unsigned k = 1; k < o->num_operands; k++) index[k - 1] = cgi_mapped(&values, o->operands[k].value);
      ok = cgi_pull(s, b, o->operands[CG_TENSOR_EXTRACT_TENSOR].value, index, &v);
      if (ok) cgi_hmap_put_ptr(&values, o->results[0], v);
      continue;
    }
    cg_op copy = cgi_op_clone(o, &values);
    if (b->before)
      cgi_op_insert_before(copy, b->before);
    else
      cgi_op_append(b->block, copy);
    if (copy->num_regions) {
      cg_op *indices = cgi_collect(copy, CG_LINALG_INDEX);
      for (size_t i = 0; i < cgi_len(indices); i++) cgi_op_replace1(indices[i], loops[cgi_op_int(indices[i], "dim")]);
      ok = cgi_loops_extracts(s, copy);
    }
  }
  for (unsigned i = 0; ok && i < body->last->num_operands; i++) yielded[i] = cgi_mapped(&values, body->last->operands[i].value);
  cgi_hmap_free(&values);
  return ok;
}

static bool cgi_map_at(cgi_loops *s, cgi_builder *b, cg_map m, const cg_value *loops, cg_value *index) {
  if (m->num_symbols) return false;
  for (unsigned i = 0; i < m->num_results; i++) index[i] = cgi_loops_expr(s, b, m->results[i], loops);
  return true;
}

CGI_DEF void cgi_elements_place(cgi_loops *s, cgi_builder *b, cg_op op, unsigned operand, const cg_value *loops, cg_value *index) {
  (void)cgi_map_at(s, b, cgi_linalg_map(op, operand), loops, index);
}

// Pulls operand k of a structured op at a loop point; buffers are read directly.
static bool cgi_pull_operand(cgi_loops *s, cgi_builder *b, cg_op op, unsigned k, cg_value v, const cg_value *loops, cg_value *out) {
  cg_value index[CGI_LOOPS_MAX_RANK];
  if (!cg_type_is_shaped(v->type)) { // fill takes a scalar
    *out = v;
    return true;
  }
  if (!cgi_map_at(s, b, cgi_linalg_map(op, k), loops, index)) return cgi_op_unsupported(op, "has an indexing map with symbols");
  return cgi_pull(s, b, v, index, out);
}

CGI_DEF cg_value cgi_elements_size(cgi_loops *s, cgi_builder *b, cg_op op, unsigned loop) {
  int64_t sizes[CGI_MAX_LOOPS];
  cgi_dim_source sources[CGI_MAX_LOOPS];
  if (!cgi_linalg_loop_sizes(op, sizes, sources)) return NULL;
  if (sizes[loop] != CG_DYNAMIC) return cgi_loops_index(s, sizes[loop]);
  return cgi_loops_dim(s, b, op->operands[sources[loop].operand].value, sources[loop].dim);
}

// The reduction loops of a structured op from loop `at` on; carried holds the accumulators. Leaves the results of the outermost loop in it.
static bool cgi_reduce_loops(cgi_loops *s, cgi_builder *b, cg_op op, unsigned at, cg_value *loops, cg_value *carried) {
  unsigned n = cgi_linalg_num_loops(op), ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op);
  while (at < n && !cgi_linalg_is_reduction(op, at)) at++;
  if (at == n) {
    cg_value *args = CGI_SCRATCH(s->ctx, cg_value, ni + no);
    cg_block body = cgi_linalg_body(op);
    bool ok = true;
    for (unsigned i = 0; i < ni && ok; i++)
      if (body->args[i]->uses) ok = cgi_pull_operand(s, b, op, i, cgi_linalg_input(op, i), loops, &args[i]);
    for (unsigned i = 0; i < no; i++) args[ni + i] = carried[i];
    ok = ok && cgi_inline_body(s, b, body, args, loops, carried);
    return ok;
  }
  cg_value upper = cgi_elements_size(s, b, op, at);
  if (!upper) return cgi_op_error(op, "has a loop whose size no operand tells");
  if (cgi_constant_is(upper, 1)) {
    loops[at] = cgi_loops_index(s, 0);
    return cgi_reduce_loops(s, b, op, at + 1, loops, carried);
  }
  cg_value lower = cgi_loops_index(s, 0);
  cg_op loop = cgi_build_for(b, lower, upper, cgi_loops_index(s, 1), no, carried);
  cgi_builder inner = cgi_builder_in_for(loop, carried);
  size_t scope = cgi_loops_enter(s);
  loops[at] = inner.block->args[0];
  if (!cgi_reduce_loops(s, &inner, op, at + 1, loops, carried)) return false;
  cgi_build_yield_results(&inner, carried);
  cgi_loops_leave(s, scope);
  return true;
}

// A result along a loop that reduces (a scan) has a value for each step, of which only the last would be left.
static bool cgi_reduces_along_result(cg_op op) {
  unsigned ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op), n = cgi_linalg_num_loops(op);
  for (unsigned l = 0; l < n; l++) {
    if (!cgi_linalg_is_reduction(op, l)) continue;
    for (unsigned i = 0; i < no; i++) {
      cg_map m = cgi_linalg_map(op, ni + i);
      for (unsigned r = 0; r < m->num_results; r++)
        if (cgi_expr_uses_dim(m->results[r], l)) return true;
    }
  }
  return false;
}

// ---- attention --------------------------------------------------------------------------------------------------------------------------------
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
CGI_DEF bool cgi_elements_score(cgi_loops *s, cgi_builder *b, cg_op op, const cg_value *loops, cg_value sum, cg_value *out) {
  cg_block body = cgi_linalg_body(op);
  cg_value args[CGI_LOOPS_MAX_RANK], scale;
  if (body->args[0]->type != sum->type || cg_block_num_args(body) > CGI_LOOPS_MAX_RANK) return cgi_op_unsupported(op, "has scores of another type");
  if (!cgi_pull_operand(s, b, op, 3, cgi_linalg_input(op, 3), loops, &scale)) return false;
  if (scale->type != sum->type) scale = cgi_build_unary(b, CG_ARITH_EXTF, sum->type, scale);
  cg_attr known = cgi_constant_of(scale);
  args[0] = known && cg_attr_float(known) == 1 ? sum : cgi_build_binary(b, CG_ARITH_MULF, sum, scale);
  for (unsigned i = 1; i < cg_block_num_args(body); i++)
    if (!cgi_pull_operand(s, b, op, i + 3, cgi_linalg_input(op, i + 3), loops, &args[i])) return false;
  return cgi_inline_body(s, b, body, args, loops, out);
}

CGI_DEF cg_value cgi_elements_first_sum(cgi_loops *s, cgi_builder *b, const cgi_attention *a, cg_value keys) {
  cg_type f32 = cgi_type_f32(s->ctx);
  cg_value zero = cgi_build_float(b, f32, 0);
  if (a->size[a->k2] > 0) return zero;
  cg_value nothing = cgi_build_cmpi(b, CG_CMPI_EQ, keys, cgi_loops_index(s, 0)), one = cgi_build_float(b, f32, 1);
  return cgi_build_select(b, nothing, one, zero);
}

static bool cgi_loops_wide(cgi_loops *s, cgi_builder *b, cg_op op, unsigned operand, const cg_value *loops, cg_value *out) { // an element as f32
  cg_type f32 = cgi_type_f32(s->ctx);
  if (!cgi_pull_operand(s, b, op, operand, op->operands[operand].value, loops, out)) return false;
  if (cg_type_width((*out)->type) < 32) *out = cgi_build_unary(b, CG_ARITH_EXTF, f32, *out);
  return (*out)->type == f32 || cgi_op_unsupported(op, "takes other floats than of 32 bits and fewer");
}

// One element: keys in order, with the greatest score so far, the sum of the exponentials, and that of the values that they weigh.
static bool cgi_loops_attention(cgi_loops *s, cgi_builder *b, cg_op op, cg_value *loops, cg_value *out) {
  cgi_attention a;
  cg_type f32 = cgi_type_f32(s->ctx);
  cg_value q, k, v, score, zero = cgi_build_float(b, f32, 0), one = cgi_loops_index(s, 1), none = cgi_loops_index(s, 0), carried[3];
  if (!cgi_attention_of(op, &a)) return cgi_op_unsupported(op, "has other loops than the kernel takes");
  cg_value keys = cgi_elements_size(s, b, op, a.k2), length = cgi_elements_size(s, b, op, a.k1);
  carried[0] = zero;
  carried[1] = cgi_elements_first_sum(s, b, &a, keys);
  carried[2] = cgi_build_constant(b, cgi_attr_float_bits(s->ctx, f32, 0xff7fffff)); // the least number: infinities have no difference
  cg_op outer = cgi_build_for(b, none, keys, one, 3, carried);
  cgi_builder in = cgi_builder_in(outer, 0);
  cg_block body = in.block;
  size_t scope = cgi_loops_enter(s);
  loops[a.k2] = body->args[0];
  cg_op inner = cgi_build_for(&in, none, length, one, 1, &zero);
  cgi_builder products = cgi_builder_in(inner, 0);
  loops[a.k1] = inner->regions[0]->first->args[0];
  size_t point = cgi_loops_enter(s);
  if (!cgi_loops_wide(s, &products, op, 0, loops, &q) || !cgi_loops_wide(s, &products, op, 1, loops, &k)) return false;
  cg_value sum = cgi_build_ternary(&products, CG_MATH_FMA, f32, q, k, inner->regions[0]->first->args[1]);
  cgi_build_yield(&products, 1, &sum);
  cgi_loops_leave(s, point);
  if (!cgi_elements_score(s, &in, op, loops, inner->results[0], &score) || !cgi_loops_wide(s, &in, op, 2, loops, &v)) return false;
  cg_value top = cgi_build_select(&in, cgi_build_cmpf(&in, CG_CMPF_OGT, score, body->args[3]), score, body->args[3]);
  cg_value weight = cgi_build_unary(&in, CG_MATH_EXP, f32, cgi_build_binary(&in, CG_ARITH_SUBF, score, top));
  cg_value before = cgi_build_unary(&in, CG_MATH_EXP, f32, cgi_build_binary(&in, CG_ARITH_SUBF, body->args[3], top));
  carried[0] = cgi_build_ternary(&in, CG_MATH_FMA, f32, weight, v, cgi_build_binary(&in, CG_ARITH_MULF, body->args[1], before));
  carried[1] = cgi_build_ternary(&in, CG_MATH_FMA, f32, body->args[2], before, weight);
  carried[2] = top;
  cgi_build_yield(&in, 3, carried);
  cgi_loops_leave(s, scope);
  *out = cgi_build_binary(b, CG_ARITH_DIVF, outer->results[0], outer->results[1]);
  cg_type t = op->operands[op->num_operands - 1].value->type->element;
  if (t != f32) *out = cgi_build_unary(b, CG_ARITH_TRUNCF, t, *out);
  return true;
}
#endif

// All results of a structured op at one point of its parallel loops (reduction entries of `loops` are set here).
static bool cgi_compute_structured(cgi_loops *s, cgi_builder *b, cg_op op, cg_value *loops, cg_value *results) {
  unsigned ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op);
  if (op == s->computed) return cgi_op_unsupported(op, "is used at another place than where its element is");
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
  if (op->def->kind == CG_IREE_LINALG_EXT_ATTENTION) return cgi_loops_attention(s, b, op, loops, results);
#endif
  if (!cgi_linalg_body(op)) return cgi_op_unsupported(op, "has no body; it must be decomposed before it is lowered to loops");
  bool reduces = cgi_linalg_num_reductions(op) > 0;
  if (reduces && cgi_reduces_along_result(op)) return cgi_op_unsupported(op, "has a result along a loop that reduces");
  for (unsigned i = 0; i < no; i++) {
    results[i] = NULL;
    if ((reduces || cgi_linalg_uses_output(op, i)) && !cgi_pull_operand(s, b, op, ni + i, cgi_linalg_output(op, i), loops, &results[i])) return false;
  }
  return cgi_reduce_loops(s, b, op, 0, loops, results);
}

static bool cgi_pull_structured(cgi_loops *s, cgi_builder *b, cg_op op, unsigned result, const cg_value *index, cg_value *out) {
  unsigned n = cgi_linalg_num_loops(op), ni = cgi_linalg_num_inputs(op);
  cg_value loops[CGI_LOOPS_MAX_RANK];
  memset(loops, 0, sizeof loops);
  cg_map m = cgi_linalg_map(op, ni + result);
  for (unsigned d = 0; d < n; d++) {
    if (!cgi_linalg_is_parallel(op, d)) continue;
    int at = cgi_map_result_of_dim(m, d);
    if (at < 0) return cgi_op_unsupported(op, "has a result whose indexing map does not fix parallel loop %u", d);
    loops[d] = index[at];
  }
  cg_value *known = cgi_loops_find(s, op, n, loops);
  if (!known) {
    cg_value key[CGI_LOOPS_MAX_RANK];
    memcpy(key, loops, sizeof key);
    cg_value *results = CGI_NEW_ARRAY(s->ctx, cg_value, cgi_linalg_num_outputs(op));
    if (!cgi_compute_structured(s, b, op, loops, results)) return false;
    known = cgi_loops_keep(s, op, n, key);
    memcpy(known, results, cgi_linalg_num_outputs(op) * sizeof *results);
  }
  *out = known[result];
  return true;
}

// An elementwise op on tensors (arith, math): the same op on their elements.
static bool cgi_pull_elementwise(cgi_loops *s, cgi_builder *b, cg_op op, const cg_value *index, cg_value *out) {
  cg_value operands[8];
  if (op->num_operands > 8 || op->num_results != 1) return cgi_op_unsupported(op, "is not lowered to loops");
  for (unsigned i = 0; i < op->num_operands; i++) {
    operands[i] = op->operands[i].value;
    if (cg_type_is_shaped(operands[i]->type) && !cgi_pull(s, b, operands[i], index, &operands[i])) return false;
  }
  cg_type t = op->results[0]->type->element;
  *out = cgi_build_like(b, op, op->num_operands, operands, t)->results[0];
  return true;
}

static bool cgi_pull_generate(cgi_loops *s, cgi_builder *b, cg_op op, const cg_value *index, cg_value *out) {
  cg_block body = op->regions[0]->first;
  return cgi_inline_body(s, b, body, index, index, out);
}

static bool cgi_pull_op(cgi_loops *s, cgi_builder *b, cg_op op, unsigned result, const cg_value *index, cg_value *out) {
  switch (op->def->kind) {
  case CG_FLOW_DISPATCH_TENSOR_LOAD: return cgi_pull_load(s, b, op, index, out);
  case CG_ARITH_CONSTANT: return cgi_pull_constant(s, b, op, index, out);
  case CG_TENSOR_PAD: return cgi_pull_pad(s, b, op, index, out);
  case CG_TENSOR_EXTRACT_SLICE: return cgi_pull_extract_slice(s, b, op, index, out);
  case CG_TENSOR_INSERT_SLICE: return cgi_pull_insert_slice(s, b, op, index, out);
  case CG_TENSOR_INSERT: return cgi_pull_insert(s, b, op, index, out);
  case CG_TENSOR_CONCAT: return cgi_pull_concat(s, b, op, 0, op->num_operands, index, cgi_loops_index(s, 0), out);
  case CG_TENSOR_EXPAND_SHAPE: return cgi_pull_reshape(s, b, op, true, index, out);
  case CG_TENSOR_COLLAPSE_SHAPE: return cgi_pull_reshape(s, b, op, false, index, out);
  case CG_TENSOR_FROM_ELEMENTS: return cgi_pull_from_elements(s, b, op, index, out);
  case CG_TENSOR_GENERATE: return cgi_pull_generate(s, b, op, index, out);
  case CG_TENSOR_CAST: return cgi_pull(s, b, op->operands[CG_TENSOR_CAST_SOURCE].value, index, out);
  case CG_TENSOR_SPLAT: *out = op->operands[CG_TENSOR_SPLAT_INPUT].value; return true;
  case CG_TENSOR_BITCAST: {
    cg_value v;
    if (!cgi_pull(s, b, op->operands[CG_TENSOR_BITCAST_SOURCE].value, index, &v)) return false;
    *out = cgi_build_unary(b, CG_ARITH_BITCAST, op->results[0]->type->element, v);
    return true;
  }
  case CG_TENSOR_EMPTY: { // nothing was written there: any value will do
    cg_type t = op->results[0]->type->element;
    *out = cgi_build_constant(b, cgi_attr_number(t, 0));
    return true;
  }
  default: break;
  }
  if (cgi_linalg_is(op)) return cgi_pull_structured(s, b, op, result, index, out);
  if (op->def->traits & CG_TRAIT_ELEMENTWISE) return cgi_pull_elementwise(s, b, op, index, out);
  return cgi_op_unsupported(op, "is not lowered to loops");
}

// Emits at b what computes element `index` of tensor (or buffer) v.
static bool cgi_pull(cgi_loops *s, cgi_builder *b, cg_value v, const cg_value *index, cg_value *out) {
  cg_op op = v->op;
  unsigned rank = cg_type_rank(v->type);
  if (v->type->kind == CG_TYPE_MEMREF) {
    cg_value operands[CGI_LOOPS_MAX_RANK + 1];
    operands[0] = v;
    if (rank) memcpy(operands + 1, index, rank * sizeof *index);
    cg_type element = v->type->element;
    *out = cgi_build_value(b, CG_MEMREF_LOAD, element, rank + 1, operands, NULL);
    return true;
  }
  if (!op) return cgi_op_error(s->user, "reads a tensor that is neither loaded from a binding nor computed in this dispatch");
  if (s->depth > CGI_LOOPS_MAX_DEPTH) return cgi_op_unsupported(op, "is too deep a chain of operations for one dispatch");
  bool structured = cgi_linalg_is(op);
  cg_value *known = structured ? NULL : cgi_loops_find(s, op, rank, index);
  if (known) {
    *out = known[v->index];
    return true;
  }
  cg_loc outer = b->loc;
  b->loc = op->loc;
  s->depth++;
  bool ok = cgi_pull_op(s, b, op, v->index, index, out);
  s->depth--;
  b->loc = outer;
  if (ok && !structured) cgi_loops_keep(s, op, rank, index)[v->index] = *out;
  return ok;
}

// ---- nests ----------------------------------------------------------------------------------------------------------------------------------------
// scf.parallel over the dims that are not 1 (one loop of one trip where none is left); `index` gets the point, dims of 1 being zero.
static cg_op cgi_build_nest(cgi_loops *s, cgi_builder *b, unsigned rank, const cg_value *sizes, cg_value *index) {
  cg_value operands[3 * CGI_LOOPS_MAX_RANK];
  unsigned dims[CGI_LOOPS_MAX_RANK], n = 0;
  for (unsigned i = 0; i < rank; i++) {
    index[i] = cgi_loops_index(s, 0);
    if (!cgi_constant_is(sizes[i], 1)) dims[n++] = i;
  }
  unsigned loops = n ? n : 1;
  for (unsigned i = 0; i < loops; i++) {
    operands[i] = cgi_loops_index(s, 0);
    operands[loops + i] = n ? sizes[dims[i]] : cgi_loops_index(s, 1);
    operands[2 * loops + i] = cgi_loops_index(s, 1);
  }
  cg_op nest = cgi_build_parallel(b, loops, operands);
  for (unsigned i = 0; i < n; i++) index[dims[i]] = nest->regions[0]->first->args[i];
  return nest;
}

static cg_value cgi_store_value(cg_op store) { return store->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value; }

static bool cgi_same_space(cgi_loops *s, cg_op a, cg_op c) {
  cg_type ta = cgi_store_value(a)->type, tc = cgi_store_value(c)->type;
  if (ta->rank != tc->rank) return false;
  for (unsigned i = 0; i < ta->rank; i++)
    if (ta->shape[i] != tc->shape[i]) return false;
  if (cg_type_has_static_shape(ta)) return true;
  unsigned full = (unsigned)cg_attr_int_list_len(cg_op_attr(a, "static_sizes"));
  if (full != cg_attr_int_list_len(cg_op_attr(c, "static_sizes"))) return false;
  for (unsigned i = 0; i < full; i++)
    if (cgi_slice_entry(s, a, "sizes", "static_sizes", i) != cgi_slice_entry(s, c, "sizes", "static_sizes", i)) return false;
  return true;
}

// Where an element of a stored value goes.
static bool cgi_store_index(cgi_loops *s, cgi_builder *b, cg_op store, const cg_value *index, cg_value *at) {
  cg_value target = cgi_loops_buffer(s, store->operands[CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].value);
  if (target->type->kind != CG_TYPE_MEMREF)
    return cgi_op_error(store, "stores to %t, which is no binding of this dispatch",
                        store->operands[CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].value->type);
  cg_type type = cgi_store_value(store)->type;
  unsigned keep[CGI_SLICE_RANK];
  if (!cgi_slice_dims(store, type, keep)) return cgi_op_error(store, "drops dimensions whose size is not 1");
  cgi_slice_place(s, b, store, target->type->rank, cg_type_rank(type), keep, index, at);
  return true;
}

// ---- rows ---------------------------------------------------------------------------------------------------------------------------------------
// A value that needs reductions which do not run along all of its dims (softmax): the nest is over the dims that the reductions keep, one after the
// other is computed at its top, and loops inside run along the other dims.
typedef struct cgi_rows {
  cg_op reductions[CGI_LOOPS_MAX_RANK]; // with the stored value's dim that each parallel loop runs along, -1 for a loop of one step
  int dims[CGI_LOOPS_MAX_RANK][CGI_LOOPS_MAX_RANK];
  unsigned num_reductions, visits;
  bool kept[CGI_LOOPS_MAX_RANK];
} cgi_rows;

static void cgi_rows_add(cgi_rows *r, cg_op op, unsigned rank, const int *loops) {
  unsigned n = cgi_linalg_num_loops(op), along = 0;
  int64_t sizes[CGI_MAX_LOOPS];
  if (r->num_reductions == CGI_LOOPS_MAX_RANK || !cgi_linalg_loop_sizes(op, sizes, NULL)) return;
  for (unsigned l = 0; l < n; l++) {
    if (cgi_linalg_is_reduction(op, l)) continue;
    if (loops[l] < 0 && sizes[l] != 1) return; // one of many per point
    along += loops[l] >= 0;
  }
  for (unsigned k = 0; k < r->num_reductions; k++)
    if (r->reductions[k] == op) return;
  if (along >= rank) return;
  for (unsigned l = 0; l < n; l++) {
    r->dims[r->num_reductions][l] = cgi_linalg_is_reduction(op, l) ? -1 : loops[l];
    if (!cgi_linalg_is_reduction(op, l) && loops[l] >= 0) r->kept[loops[l]] = true;
  }
  r->reductions[r->num_reductions++] = op;
}

// Visits what v, whose dims run along the stored value's dims `dims` (-1: along none), is computed from.
static void cgi_rows_visit(cgi_rows *r, cg_value v, unsigned rank, const int *dims, unsigned depth) {
  cg_op op = v->op;
  int loops[CGI_LOOPS_MAX_RANK], inner[CGI_LOOPS_MAX_RANK];
  if (!op || !cgi_linalg_is(op) || depth > 64 || ++r->visits > 256) return;
  cg_map out = cgi_linalg_output_map(op, v->index);
  for (unsigned l = 0; l < CGI_LOOPS_MAX_RANK; l++) loops[l] = -1;
  for (unsigned i = 0; i < out->num_results; i++)
    if (out->results[i]->kind == CG_EXPR_DIM) loops[out->results[i]->value] = dims[i];
  for (unsigned i = 0; i < cgi_linalg_num_inputs(op); i++) {
    cg_map m = cgi_linalg_map(op, i);
    if (!cg_type_is_shaped(op->operands[i].value->type)) continue;
    for (unsigned k = 0; k < m->num_results; k++) inner[k] = m->results[k]->kind == CG_EXPR_DIM ? loops[m->results[k]->value] : -1;
    cgi_rows_visit(r, op->operands[i].value, rank, inner, depth + 1);
  }
  if (cgi_linalg_num_reductions(op)) cgi_rows_add(r, op, rank, loops); // behind those that it needs
}

// Whether the value is computed row by row; kept dims of one element do not matter.
static bool cgi_find_rows(cg_value v, cgi_rows *r) {
  int dims[CGI_LOOPS_MAX_RANK] = {0};
  unsigned rank = v->type->rank, real = 0;
  memset(r, 0, sizeof *r);
  for (unsigned i = 0; i < rank; i++) {
    dims[i] = v->type->shape[i] == 1 ? -1 : (int)i;
    real += dims[i] >= 0;
  }
  cgi_rows_visit(r, v, real, dims, 0);
  bool inside = false;
  for (unsigned i = 0; i < rank; i++) inside = inside || (dims[i] >= 0 && !r->kept[i]);
  return r->num_reductions && inside;
}

// Computes the reductions at a row; `index` is a point of the stored value.
static bool cgi_pull_rows(cgi_loops *s, cgi_builder *b, const cgi_rows *r, const cg_value *index) {
  for (unsigned k = 0; k < r->num_reductions; k++) {
    cg_op op = r->reductions[k];
    cg_map m = cgi_linalg_output_map(op, 0);
    cg_value at[CGI_LOOPS_MAX_RANK], v;
    for (unsigned i = 0; i < m->num_results; i++) {
      int dim = m->results[i]->kind == CG_EXPR_DIM ? r->dims[k][m->results[i]->value] : -1;
      at[i] = dim < 0 ? cgi_loops_index(s, 0) : index[dim];
    }
    if (!cgi_pull(s, b, op->results[0], at, &v)) return false;
  }
  return true;
}

static void cgi_loops_store(cgi_loops *s, cgi_builder *b, const cgi_stored_binding *h, cg_value value) {
  cg_value operands[CGI_LOOPS_MAX_RANK + 2];
  operands[CG_MEMREF_STORE_VALUE] = value;
  operands[CG_MEMREF_STORE_MEMREF] = cgi_loops_buffer(s, h->source);
  if (h->rank) memcpy(operands + CG_MEMREF_STORE_INDICES, h->index, h->rank * sizeof *operands);
  cgi_build_plain(b, CG_MEMREF_STORE, h->rank + 2, operands);
}

// The nest of `op` is complete; the op that it is part of says who runs it.
static void cgi_loops_end_nest(cgi_builder *inner, cg_op func, cg_op op, cg_op nest) {
  cgi_build_plain(inner, CG_SCF_REDUCE, 0, NULL);
#ifndef CODEGEN_NO_TEXT
  cgi_place_nest(nest, cgi_place_of(func, op));
#else
  (void)func, (void)op, (void)nest;
#endif
}

// One nest for the stores [0, n): all values are computed before any is stored.
static bool cgi_lower_stores(cgi_loops *s, cg_op *stores, size_t n) {
  cg_context *ctx = s->ctx;
  cg_op first = stores[0], last = stores[n - 1];
  cg_value value = cgi_store_value(first), sizes[CGI_LOOPS_MAX_RANK], index[CGI_LOOPS_MAX_RANK];
  unsigned rank = cg_type_rank(value->type), keep[CGI_LOOPS_MAX_RANK];
  s->user = first;
  cgi_builder b = cgi_builder_before(last);
  if (!cgi_slice_dims(first, value->type, keep)) return cgi_op_error(first, "drops dimensions whose size is not 1");
  for (unsigned i = 0; i < rank; i++) {
    sizes[i] =
        value->type->shape[i] != CG_DYNAMIC ? cgi_loops_index(s, value->type->shape[i]) : cgi_slice_entry(s, first, "sizes", "static_sizes", keep[i]);
  }
  cgi_rows rows;
  bool by_row = n == 1 && cgi_find_rows(value, &rows);
  cg_value kept[CGI_LOOPS_MAX_RANK] = {NULL};
  for (unsigned i = 0; i < rank; i++) kept[i] = by_row && !rows.kept[i] ? cgi_loops_index(s, 1) : sizes[i];
  cg_op nest = cgi_build_nest(s, &b, rank, kept, index);
  cgi_builder inner = cgi_builder_in(nest, 0);
  cg_block body = inner.block;
  size_t scope = cgi_loops_enter(s);
  if (by_row && !cgi_pull_rows(s, &inner, &rows, index)) return false;
  for (unsigned i = 0; by_row && i < rank; i++) {
    if (rows.kept[i] || cgi_constant_is(sizes[i], 1)) continue;
    cg_value lower = cgi_loops_index(s, 0), step = cgi_loops_index(s, 1);
    cg_op loop = cgi_build_for(&inner, lower, sizes[i], step, 0, NULL);
    index[i] = loop->regions[0]->first->args[0];
    inner = cgi_builder_in(loop, 0);
  }
  cgi_shrink(s->here, 0);
  for (size_t i = 0; i < n; i++) {
    cgi_stored_binding h;
    memset(&h, 0, sizeof h);
    h.source = stores[i]->operands[CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].value;
    h.rank = cgi_loops_buffer(s, h.source)->type->rank;
    if (!cgi_store_index(s, &inner, stores[i], index, h.index)) return false;
    cgi_push(s->here, h);
  }
  cg_value *values = CGI_SCRATCH(ctx, cg_value, n);
  for (size_t i = 0; i < n; i++)
    if (!cgi_pull(s, &inner, cgi_store_value(stores[i]), index, &values[i])) return false;
  for (size_t i = 0; i < n; i++) cgi_loops_store(s, &inner, &s->here[i], values[i]);
  while (inner.block != body) {
    cgi_build_yield(&inner, 0, NULL);
    inner = cgi_builder_at_end(inner.block->region->op->block, first->loc);
  }
  cgi_loops_end_nest(&inner, s->func, first, nest);
  cgi_loops_leave(s, scope);
  for (size_t i = 0; i < n; i++) cgi_op_erase(stores[i]);
  return true;
}

// A structured op on buffers: a nest over its parallel loops.
static bool cgi_lower_buffer_op(cgi_loops *s, cg_op op) {
  unsigned n = cgi_linalg_num_loops(op), ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op), rank = 0;
  int64_t extents[CGI_MAX_LOOPS];
  cgi_dim_source sources[CGI_MAX_LOOPS];
  s->user = op;
  if (no > CGI_LOOPS_MAX_RANK || !cgi_linalg_loop_sizes(op, extents, sources))
    return cgi_op_unsupported(op, "has loops or outputs that cannot be lowered");
  cgi_builder b = cgi_builder_before(op);
  cg_value sizes[CGI_LOOPS_MAX_RANK], point[CGI_LOOPS_MAX_RANK], loops[CGI_LOOPS_MAX_RANK];
  memset(sizes, 0, sizeof sizes);
  memset(loops, 0, sizeof loops);
  for (unsigned d = 0; d < n; d++)
    if (cgi_linalg_is_parallel(op, d))
      sizes[rank++] =
          extents[d] != CG_DYNAMIC ? cgi_loops_index(s, extents[d]) : cgi_build_dim(&b, op->operands[sources[d].operand].value, sources[d].dim);
  cg_op nest = cgi_build_nest(s, &b, rank, sizes, point);
  cgi_builder inner = cgi_builder_in(nest, 0);
  for (unsigned d = 0, k = 0; d < n; d++)
    if (cgi_linalg_is_parallel(op, d)) loops[d] = point[k++];
  size_t scope = cgi_loops_enter(s);
  cg_value results[CGI_LOOPS_MAX_RANK];
  if (!cgi_compute_structured(s, &inner, op, loops, results)) return false;
  for (unsigned i = 0; i < no; i++) {
    cg_value operands[CGI_LOOPS_MAX_RANK + 2], target = cgi_linalg_output(op, i);
    operands[CG_MEMREF_STORE_VALUE] = results[i];
    operands[CG_MEMREF_STORE_MEMREF] = target;
    if (!cgi_map_at(s, &inner, cgi_linalg_map(op, ni + i), loops, operands + CG_MEMREF_STORE_INDICES))
      return cgi_op_unsupported(op, "has an indexing map with symbols");
    cgi_build_plain(&inner, CG_MEMREF_STORE, target->type->rank + 2, operands);
  }
  cgi_loops_end_nest(&inner, s->func, op, nest);
  cgi_loops_leave(s, scope);
  cgi_op_erase(op);
  return true;
}

// memref.copy becomes a nest of its own.
static bool cgi_lower_copy(cgi_loops *s, cg_op op) {
  cg_value from = op->operands[CG_MEMREF_COPY_SOURCE].value, to = op->operands[CG_MEMREF_COPY_TARGET].value, sizes[CGI_LOOPS_MAX_RANK],
           operands[CGI_LOOPS_MAX_RANK + 2], v;
  unsigned rank = to->type->rank;
  cgi_builder b = cgi_builder_before(op);
  for (unsigned i = 0; i < rank; i++) sizes[i] = cgi_loops_dim(s, &b, from->type->shape[i] != CG_DYNAMIC ? from : to, i);
  cg_op nest = cgi_build_nest(s, &b, rank, sizes, operands + 2);
  cgi_builder inner = cgi_builder_in(nest, 0);
  if (!cgi_pull(s, &inner, from, operands + CG_MEMREF_STORE_INDICES, &v)) return false;
  operands[CG_MEMREF_STORE_VALUE] = v;
  operands[CG_MEMREF_STORE_MEMREF] = to;
  cgi_build_plain(&inner, CG_MEMREF_STORE, rank + 2, operands);
  cgi_loops_end_nest(&inner, s->func, op, nest);
  cgi_op_erase(op);
  return true;
}

#ifndef CODEGEN_NO_TEXT
// A sort, a scan or a top-k on buffers: its outputs are where they begin.
static bool cgi_lower_lines(cgi_loops *s, cg_op op) {
  unsigned first;
  cg_value *operands = CGI_SCRATCH(s->ctx, cg_value, op->num_operands);
  cgi_operand_values(op, 0, op->num_operands, operands);
  (void)cgi_operand_group(op, "outputs", &first);
  cgi_builder b = cgi_builder_before(op);
  cg_op nest = cgi_build_lines(&b, op, operands, operands + first, operands + first);
  if (nest) cgi_place_nest(nest, cgi_place_of(s->func, op));
  if (nest) cgi_op_erase(op);
  return nest != NULL;
}
#endif

// ---- functions ------------------------------------------------------------------------------------------------------------------------------------
// Every subspan of a dispatch tensor gets a buffer beside it.
static void cgi_loops_buffers(cgi_loops *s) {
  cg_context *ctx = s->ctx;
  cg_op *subspans = cgi_collect(s->func, CG_HAL_INTERFACE_BINDING_SUBSPAN);
  for (size_t i = 0; i < cgi_len(subspans); i++) {
    cg_op op = subspans[i];
    if (op->results[0]->type->kind != CG_TYPE_DISPATCH_TENSOR) continue;
    cg_type m = cgi_subspan_memref(op);
    cg_value *operands = CGI_SCRATCH(ctx, cg_value, op->num_operands);
    cgi_operand_values(op, 0, op->num_operands, operands);
    cgi_builder b = cgi_builder_before(op);
    cg_op buffer = cgi_build_like(&b, op, op->num_operands, operands, m);
    cgi_hmap_put_ptr(&s->buffers, op->results[0], buffer->results[0]);
  }
}

// Tensor code that is left is dead now.
static void cgi_loops_sweep(cg_block block) {
  for (cg_op op = block->last, previous; op; op = previous) {
    previous = op->prev;
    bool tensor = op->def->kind == CG_FLOW_DISPATCH_TENSOR_LOAD;
    for (unsigned i = 0; i < op->num_results; i++) tensor = tensor && !op->results[i]->uses;
    if (tensor || cgi_op_is_dead(op)) cgi_op_erase(op);
  }
}

// Indices are kept in arrays of that length.
static bool cgi_loops_has_few_dims(cg_op op, void *user) {
  (void)user;
  bool buffers = op->def->kind == CG_MEMREF_COPY || cgi_linalg_is(op);
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_type t = op->operands[i].value->type;
    if ((buffers || t->kind == CG_TYPE_TENSOR) && cg_type_rank(t) > CGI_LOOPS_MAX_RANK)
      return cgi_op_unsupported(op, "takes %t, which has more than %d dims", t, CGI_LOOPS_MAX_RANK);
  }
  return true;
}

static bool cgi_loops_begin(cgi_loops *s, cg_op func) {
  cg_context *ctx = func->ctx;
  s->ctx = s->buffers.ctx = s->constants.ctx = ctx;
  s->func = s->user = func;
  cg_block entry = func->regions[0]->first;
  if (!cgi_function_needs_return(func) || !cgi_walk_pre(func, cgi_loops_has_few_dims, NULL)) return false;
  cgi_loops_buffers(s);
  cg_op *stores = s->stores = cgi_collect(func, CG_FLOW_DISPATCH_TENSOR_STORE);
  for (size_t i = 0; i < cgi_len(stores); i++) {
    if (stores[i]->block != entry) return cgi_op_unsupported(stores[i], "inside another op is not lowered by this pipeline");
    cgi_push(s->written, stores[i]->operands[CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].value);
  }
  // Scalars that the function reads from tensors come first: sizes and bodies may use them.
  for (cg_op op = entry->first, next; op; op = next) {
    next = op->next;
    if (op->def->kind != CG_TENSOR_EXTRACT) continue;
    cgi_builder b = cgi_builder_before(op);
    cg_value index[CGI_LOOPS_MAX_RANK], v;
    cgi_operand_values(op, 1, op->num_operands, index);
    s->user = op;
    if (!cgi_pull(s, &b, op->operands[CG_TENSOR_EXTRACT_TENSOR].value, index, &v)) return false;
    cgi_op_replace1(op, v);
  }
  return true;
}

static bool cgi_loops_block(cgi_loops *s, cg_block block) {
  bool ok = true;
  for (cg_op op = block->first, next; op && ok; op = next) {
    next = op->next;
    if (op->def->kind == CG_MEMREF_COPY)
      ok = cgi_lower_copy(s, op);
    else if (cgi_linalg_is(op) && op->num_results == 0 && cgi_linalg_num_outputs(op) && cgi_linalg_output(op, 0)->type->kind == CG_TYPE_MEMREF)
      ok = cgi_lower_buffer_op(s, op);
#ifndef CODEGEN_NO_TEXT
    else if ((cgi_works_on_lines(op) || op->def->kind == CG_IREE_LINALG_EXT_SCATTER) && !op->num_results)
      ok = cgi_lower_lines(s, op);
#endif
    else if (cgi_starts_with(cg_op_name(op), "iree_linalg_ext.") && op->num_operands && op->operands[0].value->type->kind == CG_TYPE_MEMREF)
      ok = cgi_op_unsupported(op, "on buffers is not lowered to loops: it is on tensors");
#ifndef CODEGEN_NO_TEXT
    else if (!cgi_linalg_is(op))
      for (unsigned r = 0; r < op->num_regions; r++) CGI_FOREACH_BLOCK(b, op->regions[r]) ok = ok && cgi_loops_block(s, b);
#endif
  }
  return ok;
}

static bool cgi_loops_function(cgi_loops *s, cg_op func) {
  bool ok = cgi_loops_begin(s, func);
  cg_block entry = func->regions[0]->first;
  cg_op *stores = s->stores;
  for (size_t i = 0; i < cgi_len(stores) && ok;) {
    size_t n = 1;
    while (i + n < cgi_len(stores) && cgi_same_space(s, stores[i], stores[i + n])) n++;
    ok = cgi_lower_stores(s, stores + i, n);
    i += n;
  }
#ifndef CODEGEN_NO_TEXT
  ok = ok && cgi_place_tiles(func) && cgi_place_in_order(func);
  if (ok) cgi_place_shared(func);
#endif
  ok = ok && cgi_loops_block(s, entry);
  if (ok) cgi_loops_sweep(entry);
  return ok;
}

#ifndef CODEGEN_NO_TEXT
// Tiles by hand, whose tensors are the bindings' parts: what is stored, carried or shared inside of the function; and lines.
static bool cgi_loops_has_no_tiles(cg_op op, void *user) {
  cg_op_kind k = op->def->kind;
  bool tiles = cgi_works_on_lines(op) || (k == CG_FLOW_DISPATCH_TENSOR_STORE && cg_op_parent(op) != (cg_op)user);
  for (unsigned i = 0; (k == CG_SCF_FORALL || k == CG_SCF_FOR) && i < op->num_results; i++)
    tiles = tiles || op->results[i]->type->kind == CG_TYPE_TENSOR;
  return !tiles;
}
#endif

CGI_DEF bool cgi_pass_linalg_to_loops(cgi_pass *pass) {
  cgi_loops s;
#ifndef CODEGEN_NO_TEXT
  if (!cgi_walk_pre(pass->func, cgi_loops_has_no_tiles, pass->func) && !cgi_pass_bufferize(pass)) return false;
#endif
  memset(&s, 0, sizeof s);
  return cgi_loops_function(&s, pass->func);
}

// ---- for passes that compute the root themselves ------------------------------------------------------------------------------------------------
CGI_DEF cgi_loops *cgi_elements_begin(cg_op func) {
  cg_context *ctx = func->ctx;
  cgi_loops *s = CGI_NEW_ARRAY(ctx, cgi_loops, 1);
  return cgi_loops_begin(s, func) ? s : NULL;
}

CGI_DEF cg_value cgi_elements_index(cgi_loops *s, int64_t v) { return cgi_loops_index(s, v); }

CGI_DEF cg_value cgi_elements_op(cgi_loops *s, cgi_builder *b, cg_op_kind kind, cg_value x, int64_t y) {
  return cgi_index_op(b, kind, x, cgi_loops_index(s, y));
}

CGI_DEF cg_value cgi_elements_walk(cgi_loops *s, cgi_builder *b, cg_value at, cg_value x, int64_t y) {
  return cgi_index_op(b, CG_ARITH_ADDI, at, cgi_elements_op(s, b, CG_ARITH_MULI, x, y));
}

CGI_DEF cg_value cgi_elements_memory(cgi_loops *s, cg_loc loc, cg_type element, int64_t count) {
  cg_type t = cgi_type_memref(s->ctx, 1, &count, element, NULL, cgi_attr_i64(s->ctx, 3));
  cgi_builder top = cgi_builder_at_start(s->func->regions[0]->first, loc);
  return cgi_build_alloc(&top, CG_MEMREF_ALLOC, t, NULL);
}

CGI_DEF bool cgi_elements_read(cgi_loops *s, cgi_builder *b, cg_op op, unsigned operand, const cg_value *loops, cg_value *out) {
  size_t scope = cgi_loops_enter(s);
  bool ok = cgi_pull_operand(s, b, op, operand, op->operands[operand].value, loops, out);
  cgi_loops_leave(s, scope);
  return ok;
}

CGI_DEF bool cgi_elements_store(cgi_loops *s, cgi_builder *b, cg_op root, const cg_value *loops, const cg_value *values) {
  size_t scope = cgi_loops_enter(s), n = cgi_len(s->stores);
  cg_context *ctx = s->ctx;
  cg_map out = cgi_linalg_output_map(root, 0);
  cg_value index[CGI_LOOPS_MAX_RANK], key[CGI_LOOPS_MAX_RANK];
  memset(key, 0, sizeof key);
  s->computed = root;
  for (unsigned d = 0; d < cgi_linalg_num_loops(root); d++) key[d] = cgi_linalg_is_parallel(root, d) ? loops[d] : NULL;
  if (!cgi_map_at(s, b, out, loops, index)) return cgi_op_unsupported(root, "has an indexing map with symbols");
  memcpy(cgi_loops_keep(s, root, cgi_linalg_num_loops(root), key), values, root->num_results * sizeof *values);
  cgi_shrink(s->here, 0);
  cg_value *stored = CGI_SCRATCH(ctx, cg_value, n), *at = CGI_SCRATCH(ctx, cg_value, n * out->num_results);
  for (size_t i = 0; i < n; i++) {
    cgi_stored_binding h;
    unsigned dims[CGI_LOOPS_MAX_RANK];
    cg_value v = cgi_store_value(s->stores[i]), *place = at + i * out->num_results;
    memset(&h, 0, sizeof h);
    h.source = s->stores[i]->operands[CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].value;
    h.rank = cgi_loops_buffer(s, h.source)->type->rank;
    bool same = cgi_same_space(s, s->stores[0], s->stores[i]) && v->type->rank == out->num_results;
    if (same && !cgi_linalg_dims_of(root, v, dims))
      for (unsigned d = 0; d < out->num_results; d++) dims[d] = d;
    for (unsigned d = 0; same && d < out->num_results; d++) {
      same = v->type->shape[d] == root->results[0]->type->shape[dims[d]];
      place[d] = index[dims[d]];
    }
    if (!same) return cgi_op_unsupported(s->stores[i], "stores another shape than the root's");
    s->user = s->stores[i];
    if (!cgi_store_index(s, b, s->stores[i], place, h.index)) return false;
    cgi_push(s->here, h);
  }
  for (size_t i = 0; i < n; i++)
    if (!cgi_pull(s, b, cgi_store_value(s->stores[i]), at + i * out->num_results, &stored[i])) return false;
  for (size_t i = 0; i < n; i++) cgi_loops_store(s, b, &s->here[i], stored[i]);
  cgi_loops_leave(s, scope);
  return true;
}

CGI_DEF void cgi_elements_end(cgi_loops *s) {
  for (size_t i = 0; i < cgi_len(s->stores); i++) cgi_op_erase(s->stores[i]);
  cgi_loops_sweep(s->func->regions[0]->first);
}

#undef CGI_LOOPS_MAX_RANK
#undef CGI_LOOPS_MAX_DEPTH
#undef CGI_LOOPS_MAX_NESTED
#undef CGI_LOOPS_MAX_CONSTANT
#undef CGI_LOOPS_MAX_TABLE
