// form-dispatches: splits host functions into dispatches. Every tensor that must stand in memory gets a kernel of its own, which also computes, in
// registers, what only it reads.
//
//   %0 = linalg.matmul … ; %1 = linalg.generic {relu} ins(%0) … ; return %1
//     becomes
//   flow.executable private @main_dispatch_0 { flow.executable.export public @main_dispatch_0
//     builtin.module { func.func @main_dispatch_0(%in: !flow.dispatch.tensor<readonly:tensor<4x5xf32>>, …,
//                                                 %out: !flow.dispatch.tensor<writeonly:…>) { … } } }
//   %1 = flow.dispatch @main_dispatch_0::@main_dispatch_0(%a, %b) : (tensor<4x5xf32>, tensor<5x10xf32>) -> tensor<4x10xf32>
//
// The rules, in the order of the questions asked of a value: a function result stands in memory; a reduction's result does, unless its only reader is
// an elementwise op over exactly the result's elements; an elementwise value does when several read it or it would be computed again too often, or
// where it is a factor of a large product that matrix units take, which copy what is in memory; fills and other values made of nothing never do. A
// dispatch takes one reduction at most, or a row chain: reductions along the same dimensions of one iteration space with elementwise ops between and
// after them (softmax, normalizations), all of which lead to one result. Elementwise values over the same elements that share arrays or terms are
// results of one dispatch, which has what they all compute again in registers once. What all readers of a value round to 16 bits first stands in
// memory rounded, where targets have such arrays. No dispatch takes more buffers than the targets have. Reshapes of what stands in memory stay on the
// host as views. Where a host chose layouts (verify-interface), a kernel takes them over for the arguments that it reads and the results that it
// writes; a view of a strided array, and a strided result that no kernel would write by itself, are copied by one. A
// root that by itself has more buffers than the target binds gets the smallest ones packed in one (`codegen.packed` on its kernel's arguments: the
// byte where each begins there), which the steps copy. Loops and branches (scf.while, for, if, index_switch) stay on the host; each of their regions
// has dispatches of its own, to which all that comes from outside stands in memory, but for cheap constants and scalars. What the host decides by is
// a tensor of rank 0 that a tensor.extract reads, and what they carry are tensors of static shape: scalars become such. A slice inserted into what a
// loop carries or a dispatch made, which nothing reads later, or a small one inserted into a large argument, is all that its kernel writes: the
// result is tied to the operand. So is the next value of what a loop carries, made of it element by element where nothing reads the old one later.
// Requires linalg, tensor, arith and math ops in one block, or in those regions; keeps the functions' types.
#include "passes/pass_table.h"

#include "dialects/dialects.h"
#include "dialects/iree.h"
#include "dialects/linalg.h"
#include "support/host.h"
#include "support/reify.h"
#include "support/structured.h"
#include "dialects/combiner.h"
#include "support/index.h"
#include "support/host_control.h"
#include "target/matrices.h"

#define CGI_FORM_BUDGET 400   // ops computed for one element of a single reader
#define CGI_FORM_CHEAP 6      // ops that may be computed again for each of several readings
#define CGI_FORM_BROADCAST 32 // the same for each element that is written anyway: less than the write, or a launch, costs
#define CGI_FORM_EXPENSIVE 8  // what a division or a function counts
#define CGI_FORM_CHAIN 48     // ops of a row chain
#define CGI_FORM_REDUCED 64   // labels of a chain's reduced dims begin here
#define CGI_FORM_DEPTH 8      // of what is made of nothing
#define CGI_FORM_NESTED 24    // conditions around an element: fewer than linalg-to-loops and the parser nest
#define CGI_FORM_LARGE 65536  // elements of an array from which on a copy by a step of its own pays
#define CGI_FORM_LONG 65536   // elements of a row from which on few rows are not a workgroup's work
#define CGI_FORM_FACTOR 64    // uses of an element, and products as a power of two, that are worth a kernel that writes it
#define CGI_FORM_PRODUCTS 27

typedef enum cgi_form_kind {
  CGI_FORM_HOST,  // stays on the host: large constants, index arithmetic, what already is a dispatch
  CGI_FORM_CLONE, // made of nothing: copied into every reader
  CGI_FORM_VIEW,  // a reshape or cast
  CGI_FORM_LIGHT, // elementwise or data movement
  CGI_FORM_ROOT,  // a reduction, or an op that stands alone
  CGI_FORM_RETURN
} cgi_form_kind;

typedef struct cgi_form_node {
  cg_op op;
  cgi_form_kind kind;
  bool stored; // its results stand in memory (or it is a view of what does)
  bool heavy;  // computes a reduction, itself or through what it reads
  bool scalar; // is computed element by element, itself or through what it reads: no part of a root or a chain, which want vectors
  bool dead;
  bool decided;
  bool strict;     // was left out of a group that had too many buffers with it
  unsigned chain;  // 1 + the row chain it belongs to; 0: none
  bool sink;       // what its chain stores
  unsigned weight; // ops for one element
  unsigned length; // about how many instructions a kernel of it becomes
  unsigned nested; // conditions, one in another, around what it reads
  cg_value *leafs; // cgi array: the tensors in memory that it reads
} cgi_form_node;

typedef struct cgi_form {
  cg_context *ctx;
  cg_op module, func;
  cg_block entry;       // the function's block
  cg_block block;       // at hand: that one, or one of a region of its control flow
  cgi_form_node *nodes; // cgi array in program order; op->mark is the index + 1
  cgi_dims dims;
  uint32_t max_buffers;
  size_t max_sizes; // of a kernel, from which on they come in a buffer of their own
  unsigned count;   // dispatches made
  unsigned chains;  // found
  bool layouts;     // a host chose some
} cgi_form;

typedef struct cgi_form_cluster {
  cg_op *ops;        // cgi array, in program order: what the kernel computes
  cg_value *tensors; // cgi array: buffers it reads, in argument order
  cg_value *scalars; // cgi array: index operands, words of scalar arguments
  cg_value *results; // cgi array: buffers it writes
  int64_t *packed;   // cgi array, of tensors and then results: where each begins in the pack; -1: it is bound by itself
  cg_value *over;    // cgi array, of results: the one of `tensors` that it is written over; NULL: none. The one of an insert_slice gets a slice.
} cgi_form_cluster;

// ---- what an op is --------------------------------------------------------------------------------------------------------------------
static cgi_form_node *cgi_form_node_of(cgi_form *fd, cg_value v) {
  cg_op op = cg_value_op(v);
  return op && op->block == fd->block && op->mark ? &fd->nodes[op->mark - 1] : NULL;
}

static bool cgi_form_is_tensor(cg_value v) { return v->type->kind == CG_TYPE_TENSOR; }

static bool cgi_form_has_tensor_result(cg_op op) {
  for (unsigned i = 0; i < op->num_results; i++)
    if (cgi_form_is_tensor(cg_op_result(op, i))) return true;
  return false;
}

static bool cgi_form_is_view(cg_op_kind k) { return k == CG_TENSOR_EXPAND_SHAPE || k == CG_TENSOR_COLLAPSE_SHAPE || k == CG_TENSOR_CAST; }

static bool cgi_form_is_movement(cg_op_kind k) {
  return k == CG_TENSOR_EXTRACT_SLICE || k == CG_TENSOR_INSERT_SLICE || k == CG_TENSOR_PAD || k == CG_TENSOR_CONCAT || k == CG_TENSOR_FROM_ELEMENTS ||
         k == CG_TENSOR_SPLAT || k == CG_TENSOR_GENERATE || k == CG_TENSOR_INSERT || k == CG_TENSOR_BITCAST;
}

// Values an op takes from outside of itself, its regions included.
typedef struct cgi_form_captures {
  cg_context *ctx;
  cg_op root;
  cg_value *values; // cgi array
} cgi_form_captures;

static bool cgi_form_capture(cg_op op, void *user) {
  cgi_form_captures *c = (cgi_form_captures *)user;
  cg_context *ctx = c->ctx;
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value v = cg_op_operand(op, i);
    cg_op owner = cg_value_op(v);
    if (!owner) owner = cg_region_op(cg_value_block(v)->region);
    if (op != c->root && cgi_op_is_ancestor(c->root, owner)) continue;
    cgi_push(c->values, v);
  }
  return true;
}

static cg_value *cgi_form_inputs(cg_context *ctx, cg_op op) {
  cgi_form_captures c;
  c.ctx = ctx;
  c.root = op;
  c.values = NULL;
  if (op->num_regions)
    cgi_walk_pre(op, cgi_form_capture, &c);
  else
    cgi_form_capture(op, &c);
  return c.values;
}

// Index arithmetic that a host can do: shapes and constants only.
static bool cgi_form_host_scalar(cgi_form *fd, cg_op op) {
  cg_op_kind k = op->def->kind;
  if (k == CG_TENSOR_DIM) return true;
  if (k == CG_TENSOR_EXTRACT || op->num_regions) return false;
  for (unsigned i = 0; i < op->num_operands; i++) {
    cgi_form_node *n = cgi_form_node_of(fd, cg_op_operand(op, i));
    if (!n) continue; // a function argument
    if (n->kind != CGI_FORM_HOST) return false;
  }
  return cg_type_get_kind(cg_value_type(cg_op_result(op, 0))) == CG_TYPE_INDEX || cg_type_is_int(cg_value_type(cg_op_result(op, 0)));
}

static bool cgi_form_classify_constant(cg_op op) { // true: it is copied into kernels
  cg_attr value = cg_op_attr(op, "value");
  cg_type t = cg_value_type(cg_op_result(op, 0));
  if (t->kind != CG_TYPE_TENSOR) return true;
  return value && value->kind == CG_ATTR_DENSE && (cg_attr_is_splat(value) || (cg_type_num_elements(t) <= 8 && cgi_tensor_bytes(t) <= 64));
}

static bool cgi_form_refuse(cg_op op) {
  cg_str name = cg_op_name(op);
  if (cgi_starts_with(name, "stablehlo.") || cgi_starts_with(name, "chlo."))
    return cgi_op_unsupported(op, "is not lowered to linalg: it cannot be compiled yet");
  if (op->def->kind == CG_FUNC_CALL)
    return cgi_op_unsupported(op, "is left after inlining: only calls of functions with one block in this module compile");
  if (cgi_starts_with(name, "scf.") || cgi_starts_with(name, "cf."))
    return cgi_op_unsupported(op, "[host-control-flow] decides on the host what runs: control flow between dispatches cannot be compiled yet");
  return cgi_op_unsupported(op, "is no op that a program's host function can hold");
}

static bool cgi_form_is_no_loop(cg_op op, void *user) {
  (void)user;
  return op->def->kind != CG_SCF_WHILE;
}

static bool cgi_form_classify(cgi_form *fd, cgi_form_node *n) {
  cg_op op = n->op;
  cg_op_kind k = op->def->kind;
  cg_str name = cg_op_name(op);
  n->weight = 1;
  if (k == CG_FUNC_RETURN || cgi_control_ends(op)) return n->kind = CGI_FORM_RETURN, true;
  if (k == CG_ARITH_CONSTANT) {
    bool clone = cgi_form_classify_constant(op);
    bool scalar = cg_value_type(cg_op_result(op, 0))->kind != CG_TYPE_TENSOR;
    n->kind = clone && !scalar ? CGI_FORM_CLONE : CGI_FORM_HOST;
    n->stored = !clone;
    n->weight = 0;
    return true;
  }
  if (cgi_control_is(op) || cgi_control_reads_back(op) || cgi_is_read(op) || k == CG_UTIL_UNFOLDABLE_CONSTANT || k == CG_UTIL_OPTIMIZATION_BARRIER ||
      k == CG_UTIL_GLOBAL_LOAD || k == CG_FLOW_DISPATCH || cgi_starts_with(name, "check.")) {
    n->kind = CGI_FORM_HOST;
    n->stored = true;
    return true;
  }
  if (k == CG_CF_ASSERT) {
    cgi_form_node *condition = cgi_form_node_of(fd, cg_op_operand(op, CG_CF_ASSERT_ARG));
    n->kind = CGI_FORM_HOST;
    return (condition && condition->kind == CGI_FORM_HOST) ||
           cgi_op_unsupported(op, "[host-control-flow] asserts what no host knows before a launch");
  }
  if (cgi_starts_with(name, "stablehlo.") || cgi_starts_with(name, "chlo.") || cgi_starts_with(name, "scf.") || cgi_starts_with(name, "cf.") ||
      k == CG_FUNC_CALL || op->num_results == 0)
    return cgi_form_refuse(op);
  if (!cgi_form_has_tensor_result(op)) {
    n->kind = cgi_form_host_scalar(fd, op) ? CGI_FORM_HOST : CGI_FORM_CLONE;
    return true;
  }
  if (k == CG_TENSOR_EMPTY) return n->kind = CGI_FORM_CLONE, n->weight = 0, true;
  if (k == CG_LINALG_FILL) return n->kind = CGI_FORM_CLONE, true;
  if (cgi_form_is_view(k)) return n->kind = CGI_FORM_VIEW, n->weight = k == CG_TENSOR_CAST ? 0 : 4, true;
  if (cgi_form_is_movement(k)) return n->kind = CGI_FORM_LIGHT, n->weight = 2, true;
  n->scalar = cgi_linalg_is(op) && cgi_linalg_is_scalar(op);
  bool loop = cgi_linalg_is(op) && cgi_linalg_num_loops(op) == 0 && !cgi_walk_pre(op, cgi_form_is_no_loop, NULL); // no reader runs it again
  if (!loop && cgi_linalg_is(op) && cgi_linalg_num_reductions(op) == 0 && cgi_linalg_is_elementwise(op)) {
    n->kind = CGI_FORM_LIGHT;
    n->length = cgi_body_length(op);
    return true;
  }
  n->kind = CGI_FORM_ROOT;
  n->heavy = true;
  n->length = cgi_linalg_is(op) ? cgi_body_length(op) : 0;
  return true;
}

static bool cgi_form_count_op(cg_op op, void *user) {
  unsigned *w = (unsigned *)user;
  cg_op_kind k = op->def->kind;
  if (k == CG_LINALG_YIELD || k == CG_TENSOR_YIELD || k == CG_ARITH_CONSTANT || cgi_linalg_is(op)) return true;
  bool expensive = k == CG_ARITH_DIVF || k == CG_ARITH_REMF || k == CG_ARITH_DIVSI || k == CG_ARITH_REMSI || k == CG_ARITH_DIVUI ||
                   k == CG_ARITH_REMUI || (cgi_starts_with(cg_op_name(op), "math.") && k != CG_MATH_ABSF && k != CG_MATH_ABSI && k != CG_MATH_FMA);
  *w += expensive ? CGI_FORM_EXPENSIVE : 1;
  return true;
}

// ---- who reads a value ----------------------------------------------------------------------------------------------------------------
// The op of the function's block that holds a use.
static cg_op cgi_form_user(cgi_form *fd, cgi_use *u) {
  cg_op op = u->owner;
  while (op && op->block != fd->block) op = cg_op_parent(op);
  return op;
}

static unsigned cgi_form_count_uses(cgi_form *fd, cg_op op, cgi_use **only) {
  unsigned n = 0;
  for (unsigned r = 0; r < op->num_results; r++) {
    CGI_FOREACH_USE(u, cg_op_result(op, r)) {
      cg_op user = cgi_form_user(fd, u);
      if (!user || user->def->kind == CG_TENSOR_DIM) continue;
      if (only) *only = u;
      n++;
    }
  }
  return n;
}

static unsigned cgi_form_used_results(cg_op op) {
  unsigned n = 0;
  for (unsigned r = 0; r < op->num_results; r++) n += cg_value_has_uses(cg_op_result(op, r));
  return n;
}

static bool cgi_form_computes(const cgi_form_node *n) { return n->kind == CGI_FORM_LIGHT || n->kind == CGI_FORM_ROOT; }

static void cgi_form_add_leaf(cg_context *ctx, cg_value **leafs, cg_value v) {
  for (size_t i = 0; i < cgi_len(*leafs); i++)
    if ((*leafs)[i] == v) return;
  cgi_push(*leafs, v);
}

// What is copied into kernels, or will be, since it has one reader and nothing is computed for it.
static bool cgi_form_is_made_inside(cgi_form *fd, const cgi_form_node *n) {
  return n->kind == CGI_FORM_CLONE || (n->op->def->kind == CG_TENSOR_EXTRACT_SLICE && cgi_form_count_uses(fd, n->op, NULL) == 1);
}

// Adds what reading v costs in buffers: v itself when it stands in memory, else what it is computed from. What is not decided yet may come to stand
// in memory; what is copied into kernels costs what it is made of.
static void cgi_form_add_reading(cgi_form *fd, cg_value **leafs, cg_value v, unsigned depth) {
  cg_context *ctx = fd->ctx;
  cgi_form_node *n = cgi_form_node_of(fd, v);
  if (n && !n->decided && depth && cgi_form_is_made_inside(fd, n)) {
    cg_value *inputs = cgi_form_inputs(ctx, n->op);
    for (size_t i = 0; i < cgi_len(inputs); i++) cgi_form_add_reading(fd, leafs, inputs[i], depth - 1);
    cgi_arr_free(ctx, inputs);
  } else if (n && n->decided && !n->stored) {
    for (size_t i = 0; i < cgi_len(n->leafs); i++) cgi_form_add_leaf(ctx, leafs, n->leafs[i]);
  } else if (cgi_form_is_tensor(v)) {
    cgi_form_add_leaf(ctx, leafs, v);
  }
}

// Buffers that an op's inputs cost, if it computed `inlined` itself; members of its own chain cost nothing.
static void cgi_form_add_inputs(cgi_form *fd, cgi_form_node *reader, cgi_form_node *inlined, cg_value **leafs) {
  cg_context *ctx = fd->ctx;
  cg_value *inputs = cgi_form_inputs(ctx, reader->op);
  for (size_t i = 0; i < cgi_len(inputs); i++) {
    cg_value v = inputs[i];
    cgi_form_node *n = cgi_form_node_of(fd, v);
    while (n && n->kind == CGI_FORM_VIEW && !n->decided && !n->chain) {
      v = n->op->operands[CG_SOURCE].value;
      n = cgi_form_node_of(fd, v);
    }
    if (n && n->chain && n->chain == reader->chain) continue;
    if (!n || n != inlined)
      cgi_form_add_reading(fd, leafs, v, CGI_FORM_DEPTH);
    else
      for (size_t k = 0; k < cgi_len(n->leafs); k++) cgi_form_add_leaf(ctx, leafs, n->leafs[k]);
  }
}

// The target binds what a kernel reads and its results; `sizes` of the results' own are passed, too.
static bool cgi_form_binds(const cgi_form *fd, const cg_value *leafs, unsigned results, size_t sizes) {
  for (size_t i = 0; i < cgi_len(leafs); i++) sizes += cgi_dynamic_dims(leafs[i]->type);
  return cgi_count_buffers(cgi_len(leafs), leafs) + results + (sizes > fd->max_sizes) <= fd->max_buffers;
}

// Whether the reader, with all of its chain, has buffers enough to compute `inlined` itself.
static bool cgi_form_fits(cgi_form *fd, cgi_form_node *reader, cgi_form_node *inlined) {
  cg_value *leafs = NULL;
  unsigned results = reader->chain ? 1 : cgi_form_used_results(reader->op);
  cgi_form_add_inputs(fd, reader, inlined, &leafs);
  for (size_t i = 0; reader->chain && i < cgi_len(fd->nodes); i++)
    if (fd->nodes[i].chain == reader->chain) cgi_form_add_inputs(fd, &fd->nodes[i], inlined, &leafs);
  bool fits = cgi_form_binds(fd, leafs, results, reader->op->num_results ? cgi_dynamic_dims(cg_value_type(cg_op_result(reader->op, 0))) : 0);
  return fits;
}

// ---- decisions ------------------------------------------------------------------------------------------------------------------------
// How a structured reader reads operand `index`: once per element of its loops, or again and again.
static bool cgi_form_reads_once(cg_op reader, unsigned index) {
  if (!cgi_linalg_is(reader)) return true;
  if (index >= cgi_linalg_num_inputs(reader)) return true; // the initial value of an element
  cg_map m = cgi_linalg_map(reader, index);
  return cgi_map_is_projected_permutation(m) && m->num_results == m->num_dims;
}

// How many conditions decide, one in another, which operand an element is of.
static unsigned cgi_form_conditions(cg_op op) {
  unsigned n = op->def->kind == CG_TENSOR_PAD || op->def->kind == CG_TENSOR_INSERT_SLICE;
  for (unsigned i = 1; op->def->kind == CG_TENSOR_CONCAT && i < op->num_operands; i *= 2) n++;
  return n;
}

// What a reader computes for itself stays short enough for one kernel.
static bool cgi_form_is_short(const cgi_form_node *n, const cgi_form_node *reader) {
  return n->weight + reader->weight <= CGI_FORM_BUDGET && n->length + reader->length <= CGI_LONGEST_BODY &&
         n->nested + cgi_form_conditions(reader->op) <= CGI_FORM_NESTED;
}

// A reduction's (or any heavy value's) only reader may compute it in registers.
static bool cgi_form_joins_root(cgi_form *fd, cgi_form_node *n, cgi_use *use, cgi_form_node *reader) {
  if (reader->kind != CGI_FORM_LIGHT || reader->heavy || reader->chain || !cgi_linalg_is(reader->op) || use->owner != reader->op) return false;
  unsigned index = (unsigned)(use - reader->op->operands);
  if (index >= cgi_linalg_num_inputs(reader->op) || !cgi_linalg_is_elementwise(reader->op)) return false;
  if (!cgi_map_is_permutation(cgi_linalg_map(reader->op, index))) return false;
  if (cgi_linalg_is_ext(n->op->def->kind) && // whose kernel has elements as they lie in the result
      (!cgi_map_is_identity(cgi_linalg_map(reader->op, index)) || !cgi_map_is_identity(cgi_linalg_output_map(reader->op, 0))))
    return false;
  return cgi_form_is_short(n, reader) && cgi_form_fits(fd, reader, n);
}

// A factor that is computed, or whose elements are in another order: matrix units take it in whole pieces from memory, but number by number, for each
// tile again, on the way.
static bool cgi_form_is_factor(const cgi_form_node *n, const cgi_form_node *reader, unsigned index) {
  int64_t work, uses;
  if (!cgi_linalg_is(n->op) || reader->kind != CGI_FORM_ROOT || reader->chain) return false;
  if (cgi_linalg_body(n->op)->first == cgi_linalg_body(n->op)->last && cgi_map_is_projected_permutation(cgi_linalg_map(n->op, 0))) return false;
  uses = cgi_matrix_uses(reader->op, index, &work);
  return uses >= CGI_FORM_FACTOR && work >> CGI_FORM_PRODUCTS;
}

static bool cgi_form_joins_light(cgi_form *fd, cgi_form_node *n, cgi_use *use, cgi_form_node *reader) {
  if (use->owner != reader->op) return false; // read by an op inside, at places of its own
  if (reader->kind == CGI_FORM_ROOT && !cgi_linalg_is(reader->op)) return false;
  if (n->scalar && (reader->kind == CGI_FORM_ROOT || reader->chain)) return false;
  unsigned index = (unsigned)(use - reader->op->operands);
  if (cgi_form_is_factor(n, reader, index)) return false;
  unsigned most = reader->kind == CGI_FORM_LIGHT && !reader->chain ? CGI_FORM_BROADCAST : CGI_FORM_CHEAP;
  if (!cgi_form_reads_once(reader->op, index) && n->weight > most) return false;
  return cgi_form_is_short(n, reader) && cgi_form_fits(fd, reader, n);
}

// Follows views with one reader each to the op that computes with the value; NULL when it must stand in memory on the way.
static cgi_form_node *cgi_form_behind_views(cgi_form *fd, cgi_use **use) {
  for (int depth = 0; depth < 64; depth++) {
    cg_op user = cgi_form_user(fd, *use);
    if (!user || !user->mark) return NULL;
    cgi_form_node *n = &fd->nodes[user->mark - 1];
    if (n->kind != CGI_FORM_VIEW) return cgi_form_computes(n) ? n : NULL;
    if (cgi_form_count_uses(fd, user, use) != 1) return NULL;
  }
  return NULL;
}

// To compute it again costs readers no more than to read it: few ops, or no more to read.
static bool cgi_form_is_cheap(const cgi_form_node *n) {
  if (n->weight <= CGI_FORM_CHEAP && cgi_len(n->leafs) <= 2) return true;
#ifndef CODEGEN_NO_FAST_PIPELINES
  int64_t made = cg_type_num_elements(cg_value_type(cg_op_result(n->op, 0))), read = 0;
  for (size_t i = 0; i < cgi_len(n->leafs) && read >= 0; i++) {
    int64_t one = cg_type_num_elements(n->leafs[i]->type);
    read = one < 0 || one > made ? -1 : read + one;
  }
  return n->weight <= CGI_FORM_BROADCAST && made > 0 && read >= 0 && read - made <= made / 4;
#else
  return false;
#endif
}

static bool cgi_form_inlines_everywhere(cgi_form *fd, cgi_form_node *n) {
  for (unsigned r = 0; r < n->op->num_results; r++) {
    CGI_FOREACH_USE(u, cg_op_result(n->op, r)) {
      cg_op user = cgi_form_user(fd, u);
      if (!user || user->def->kind == CG_TENSOR_DIM) continue;
      cgi_use *use = u;
      cgi_form_node *reader = cgi_form_behind_views(fd, &use);
      if (!reader || !cgi_form_joins_light(fd, n, use, reader)) return false;
    }
  }
  return true;
}

static bool cgi_form_must_store(cgi_form *fd, cgi_form_node *n) {
  cgi_use *only = NULL;
  unsigned uses = cgi_form_count_uses(fd, n->op, &only);
  if (uses == 0) return false; // dead
  if (n->chain) return n->sink;
  if (cgi_form_used_results(n->op) > 1 || cg_op_attr(n->op, "cg.copy")) return true;
  if (uses > 1) return n->heavy || !cgi_form_is_cheap(n) || !cgi_form_inlines_everywhere(fd, n);
  cg_op direct = cgi_form_user(fd, only);
  cgi_form_node *reader = cgi_form_behind_views(fd, &only);
  if (!reader) return true;
  if (n->heavy) {
    if (direct != reader->op || !cgi_form_joins_root(fd, n, only, reader)) return true;
    reader->heavy = true;
  } else if (!cgi_form_joins_light(fd, n, only, reader)) {
    return true;
  }
  reader->length += n->length;
  return false;
}

// ---- row chains -------------------------------------------------------------------------------------------------------------------------
// Reductions along the same dims of one iteration space, and elementwise ops between and behind them. Every dim of their tensors has a label: which
// kept dim of the first reduction it is, or which reduced one; -1 for a dim of one element.
typedef struct cgi_form_chain {
  cgi_form *fd;
  cgi_hmap labels;   // tensor value to its int labels
  unsigned *members; // cgi array of nodes
  int64_t kept[CGI_MAX_LOOPS], reduced[CGI_MAX_LOOPS];
  unsigned num_kept, num_reduced;
  bool wide; // more than the first op runs along the reduced dims
} cgi_form_chain;

static bool cgi_form_is_member(const cgi_form_chain *c, unsigned node) {
  for (size_t i = 0; i < cgi_len(c->members); i++)
    if (c->members[i] == node) return true;
  return false;
}

static int *cgi_form_new_labels(cgi_form_chain *c, cg_value v) {
  int *labels = CGI_NEW_ARRAY(c->fd->ctx, int, CGI_MAX_LOOPS);
  for (unsigned i = 0; i < CGI_MAX_LOOPS; i++) labels[i] = -1;
  cgi_hmap_put_ptr(&c->labels, v, labels);
  return labels;
}

// What the labels of a tensor say of the loops that run along its dims; -2 where a loop has no label yet.
static bool cgi_form_label_loops(cgi_form_chain *c, cg_value v, cg_map map, int *loops) {
  int *labels = (int *)cgi_hmap_ptr(&c->labels, v);
  for (unsigned r = 0; r < map->num_results; r++) {
    cg_expr e = map->results[r];
    if (e->kind == CG_EXPR_CONST && e->value == 0) continue;
    if (e->kind != CG_EXPR_DIM) return false;
    if (!labels) continue;
    if (loops[e->value] != -2 && loops[e->value] != labels[r]) return false;
    loops[e->value] = labels[r];
  }
  return true;
}

// A loop that no labelled tensor tells of runs along the dim of its size that nothing else does.
static int cgi_form_guess_label(const cgi_form_chain *c, int64_t size, unsigned n, const int *loops) {
  if (size == 1) return -1;
  for (unsigned pass = 0; pass < 2 && size != CG_DYNAMIC; pass++) {
    const int64_t *sizes = pass ? c->kept : c->reduced;
    for (unsigned i = pass ? c->num_kept : c->num_reduced; i-- > 0;) {
      int label = (int)i + (pass ? 0 : CGI_FORM_REDUCED);
      bool taken = sizes[i] != size;
      for (unsigned l = 0; l < n; l++) taken |= loops[l] == label;
      if (!taken) return label;
    }
  }
  return -2;
}

static bool cgi_form_check_loops(cgi_form_chain *c, cg_op op, unsigned n, const int *loops) {
  unsigned reduced = 0;
  for (unsigned l = 0; l < n; l++) {
    bool along = loops[l] >= CGI_FORM_REDUCED;
    for (unsigned k = 0; k < l; k++)
      if (loops[l] >= 0 && loops[k] == loops[l]) return false;
    if (cgi_linalg_num_reductions(op) && cgi_linalg_is_reduction(op, l) != along) return false;
    reduced += along;
  }
  if (reduced && cgi_len(c->members)) c->wide = true;
  return !cgi_linalg_num_reductions(op) || reduced == c->num_reduced;
}

static bool cgi_form_label_op(cgi_form_chain *c, cg_op op) {
  int64_t sizes[CGI_MAX_LOOPS];
  int loops[CGI_MAX_LOOPS];
  unsigned n = cgi_linalg_num_loops(op), ni = cgi_linalg_num_inputs(op);
  if (n > CGI_MAX_LOOPS || !cgi_linalg_loop_sizes(op, sizes, NULL)) return false;
  bool first = !cgi_len(c->members);
  for (unsigned l = 0; l < n; l++) {
    loops[l] = -2;
    if (!first) continue;
    bool reduces = cgi_linalg_is_reduction(op, l);
    loops[l] = reduces ? CGI_FORM_REDUCED + (int)c->num_reduced : sizes[l] == 1 ? -1 : (int)c->num_kept;
    if (reduces)
      c->reduced[c->num_reduced++] = sizes[l];
    else
      c->kept[c->num_kept++] = sizes[l];
  }
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value v = i < ni ? op->operands[i].value : op->results[i - ni];
    if (cgi_form_is_tensor(v) && !cgi_form_label_loops(c, v, cgi_linalg_map(op, i), loops)) return false;
  }
  for (unsigned l = 0; l < n; l++) {
    if (loops[l] == -2) loops[l] = cgi_form_guess_label(c, sizes[l], n, loops);
    if (loops[l] == -2) return false;
  }
  if (!cgi_form_check_loops(c, op, n, loops)) return false;
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value v = i < ni ? op->operands[i].value : op->results[i - ni];
    cg_map map = cgi_linalg_map(op, i);
    if (!cgi_form_is_tensor(v) || cgi_hmap_ptr(&c->labels, v)) continue;
    int *labels = cgi_form_new_labels(c, v);
    for (unsigned r = 0; r < map->num_results; r++)
      if (map->results[r]->kind == CG_EXPR_DIM) labels[r] = loops[map->results[r]->value];
  }
  return true;
}

// A reshape that only adds or drops dims of one element.
static bool cgi_form_label_view(cgi_form_chain *c, cg_op op) {
  cg_value from = op->operands[CG_SOURCE].value, to = op->results[0];
  int *labels = (int *)cgi_hmap_ptr(&c->labels, from), *made;
  unsigned i = 0, k = 0, ni = from->type->rank, nk = to->type->rank;
  if (!labels || ni > CGI_MAX_LOOPS || nk > CGI_MAX_LOOPS) return false;
  made = cgi_form_new_labels(c, to);
  for (;; i++, k++) {
    while (i < ni && from->type->shape[i] == 1) i++;
    while (k < nk && to->type->shape[k] == 1) k++;
    if (i == ni || k == nk) return i == ni && k == nk;
    if (from->type->shape[i] != to->type->shape[k]) return false;
    made[k] = labels[i];
  }
}

static bool cgi_form_branches(cg_op op) { // or loops, in its body
  for (cg_op o = cgi_linalg_body(op)->first; o; o = o->next)
    if (o->num_regions) return true;
  return false;
}

static bool cgi_form_label(cgi_form_chain *c, cgi_form_node *n) {
  cg_op op = n->op;
  if (n->chain || cgi_len(c->members) >= CGI_FORM_CHAIN) return false;
  if (n->kind == CGI_FORM_VIEW) return cgi_form_label_view(c, op);
  if (!cgi_linalg_is(op) || !cgi_linalg_body(op) || op->num_results != cgi_linalg_num_outputs(op)) return false;
  if (n->scalar && cgi_form_branches(op)) return false;
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_type_kind e = cgi_elem(op->operands[i].value)->kind;
    if (e == CG_TYPE_COMPLEX || e == CG_TYPE_OPAQUE) return false;
  }
  if (n->kind != CGI_FORM_LIGHT && n->kind != CGI_FORM_ROOT) return false;
  for (unsigned i = 0; cgi_linalg_num_reductions(op) && i < op->num_results; i++) {
    cg_op combiner = cgi_reduction_combiner(op, i);
    if (!combiner || !cgi_combiner_neutral(combiner)) return false;
  }
  if (n->kind == CGI_FORM_ROOT && !cgi_linalg_num_reductions(op)) return false;
  return cgi_form_label_op(c, op);
}

// Buffers and ops of a dispatch of the first `count` members.
static bool cgi_form_chain_fits(cgi_form_chain *c, size_t count) {
  cgi_form *fd = c->fd;
  cg_context *ctx = fd->ctx;
  cg_value *leafs = NULL;
  unsigned weight = 0;
  for (size_t i = 0; i < count; i++) {
    cg_op op = fd->nodes[c->members[i]].op;
    cgi_walk_pre(op, cgi_form_count_op, &weight);
    cg_value *inputs = cgi_form_inputs(ctx, op);
    for (size_t k = 0; k < cgi_len(inputs); k++) {
      cgi_form_node *from = cgi_form_node_of(fd, inputs[k]);
      bool inside = false;
      for (size_t m = 0; m < count && from && !inside; m++) inside = &fd->nodes[c->members[m]] == from;
      if (!inside) cgi_form_add_reading(fd, &leafs, inputs[k], CGI_FORM_DEPTH);
    }
  }
  bool fits = weight <= CGI_FORM_BUDGET && cgi_form_binds(fd, leafs, 1, 0);
  return fits;
}

// Adds the readers of a member to the frontier, which is kept in program order. False: somebody else wants the value.
static bool cgi_form_chain_readers(cgi_form *fd, cg_op op, unsigned **frontier) {
  cg_context *ctx = fd->ctx;
  for (unsigned r = 0; r < op->num_results; r++) {
    CGI_FOREACH_USE(u, cg_op_result(op, r)) {
      cg_op user = cgi_form_user(fd, u);
      if (user && user->def->kind == CG_TENSOR_DIM) continue;
      if (!user || !user->mark || user != u->owner) return false;
      unsigned node = user->mark - 1;
      bool known = false;
      for (size_t i = 0; i < cgi_len(*frontier); i++) known |= (*frontier)[i] == node;
      if (known) continue;
      cgi_push(*frontier, node);
      for (size_t i = cgi_len(*frontier) - 1; i > 0 && (*frontier)[i - 1] > node; i--) {
        (*frontier)[i] = (*frontier)[i - 1];
        (*frontier)[i - 1] = node;
      }
    }
  }
  return true;
}

// Follows the readers until nothing more can join; returns how many members lead to one result, the last of them.
static size_t cgi_form_chain_grow(cgi_form_chain *c, unsigned seed) {
  cgi_form *fd = c->fd;
  cg_context *ctx = fd->ctx;
  unsigned *frontier = NULL;
  size_t best = 0;
  cgi_push(frontier, seed);
  while (cgi_len(frontier)) {
    unsigned at = frontier[0];
    cgi_form_node *n = &fd->nodes[at];
    bool alone = cgi_len(frontier) == 1;
    for (size_t i = 1; i < cgi_len(frontier); i++) frontier[i - 1] = frontier[i];
    (void)cgi_pop(frontier);
    if (!cgi_form_label(c, n)) break;
    cgi_push(c->members, at);
    if (alone && at != seed && n->kind != CGI_FORM_VIEW && cgi_form_used_results(n->op) == 1 && c->wide &&
        cgi_form_chain_fits(c, cgi_len(c->members)))
      best = cgi_len(c->members);
    if (!cgi_form_chain_readers(fd, n->op, &frontier)) break;
  }
  return best;
}

static bool cgi_form_read_by_members(cgi_form_chain *c, cg_op op) {
  for (unsigned r = 0; r < op->num_results; r++) CGI_FOREACH_USE(u, cg_op_result(op, r)) {
      cg_op user = cgi_form_user(c->fd, u);
      if (user && user->def->kind == CG_TENSOR_DIM) continue;
      if (!user || !user->mark || user != u->owner || !cgi_form_is_member(c, user->mark - 1)) return false;
    }
  return cgi_form_count_uses(c->fd, op, NULL) > 0;
}

// Its operand comes from a product or window op, whose kernel it had better end; one of any layout where that stores shorter elements.
static bool cgi_form_ends_product(cgi_form *fd, cg_op op) {
  for (unsigned i = 0; i < op->num_operands; i++) {
    cgi_form_node *from = cgi_form_node_of(fd, op->operands[i].value);
    if (!from || from->kind != CGI_FORM_ROOT || from->op->def->kind == CG_LINALG_REDUCE) continue;
    if (from->op->def->kind != CG_LINALG_GENERIC) return true;
    bool product = cgi_linalg_num_inputs(from->op) == 2 && cgi_linalg_num_reductions(from->op) && op->num_results == 1;
    for (unsigned j = 0; j < 2 && product; j++) product = !cgi_form_reads_once(from->op, j);
    if (product && cg_storage_bytes(cgi_elem(op->results[0])) < cg_storage_bytes(cgi_elem(op->operands[i].value))) return true;
  }
  return false;
}

// One workgroup works on a row: few long rows are better shared out, op by op.
static bool cgi_form_chain_is_parallel(const cgi_form_chain *c) {
  int64_t rows = 1, length = 1;
  for (unsigned i = 0; i < c->num_kept; i++) rows = c->kept[i] == CG_DYNAMIC || rows > CGI_FORM_LONG ? CGI_FORM_LONG : rows * c->kept[i];
  for (unsigned i = 0; i < c->num_reduced; i++) {
    if (c->reduced[i] == CG_DYNAMIC) return true;
    length = length > CGI_FORM_LONG ? length : length * c->reduced[i];
  }
  return length < CGI_FORM_LONG || rows >= 64;
}

// The row chain that starts with a reduction, where there is one: what leads to its sink, and what nobody else reads, is computed in one dispatch.
static void cgi_form_find_chain(cgi_form *fd, unsigned seed) {
  cg_context *ctx = fd->ctx;
  cgi_form_chain c;
  cgi_form_node *first = &fd->nodes[seed];
  if (first->kind != CGI_FORM_ROOT || first->chain || !cgi_linalg_is(first->op) || !cgi_linalg_num_reductions(first->op)) return;
  memset(&c, 0, sizeof c);
  c.fd = fd;
  c.labels.ctx = ctx;
  size_t count = cgi_form_chain_grow(&c, seed);
  if (count && cgi_form_chain_is_parallel(&c)) {
    cgi_shrink(c.members, count);
    unsigned sink = c.members[count - 1];
    for (unsigned i = sink; i-- > 0;) { // producers that only members read
      cgi_form_node *n = &fd->nodes[i];
      bool may = n->kind == CGI_FORM_LIGHT ? !cgi_form_ends_product(fd, n->op) : n->kind == CGI_FORM_ROOT;
      may = may && !n->scalar && !cgi_form_is_member(&c, i) && cgi_form_read_by_members(&c, n->op);
      if (!may || !cgi_form_label(&c, n)) continue;
      cgi_push(c.members, i);
      if (!cgi_form_chain_fits(&c, cgi_len(c.members))) (void)cgi_pop(c.members);
    }
    fd->chains++;
    for (size_t i = 0; i < cgi_len(c.members); i++) fd->nodes[c.members[i]].chain = fd->chains;
    fd->nodes[sink].sink = true;
  }
}

// ---- what stands in memory -----------------------------------------------------------------------------------------------------------------
// A value copied into readers stands in memory all the same when the function returns it, a host op reads it, or a view of it stands there.
// This use wants the value in memory.
static bool cgi_form_wants_memory(cgi_form *fd, cgi_use *u) {
  cg_op user = cgi_form_user(fd, u);
  cgi_form_node *reader = user && user->mark ? &fd->nodes[user->mark - 1] : NULL;
  if (!reader) return true;
  if (reader->kind == CGI_FORM_HOST) return user->def->kind != CG_TENSOR_DIM;
  return reader->kind == CGI_FORM_RETURN || (reader->kind == CGI_FORM_VIEW && reader->stored);
}

static bool cgi_form_clone_is_stored(cgi_form *fd, cgi_form_node *n) {
  for (unsigned r = 0; r < n->op->num_results; r++) CGI_FOREACH_USE(u, cg_op_result(n->op, r)) {
      if (cgi_form_wants_memory(fd, u)) return true;
    }
  return false;
}

static void cgi_form_decide(cgi_form *fd, cgi_form_node *n) {
  cg_context *ctx = fd->ctx;
  cg_op op = n->op;
  cg_value *inputs = cgi_form_inputs(ctx, op);
  bool view_of_stored = false;
  if (n->kind != CGI_FORM_HOST && n->kind != CGI_FORM_RETURN) {
    if (cgi_form_computes(n)) cgi_walk_pre(op, cgi_form_count_op, &n->weight);
    for (size_t i = 0; i < cgi_len(inputs); i++) {
      cgi_form_node *p = cgi_form_node_of(fd, inputs[i]);
      bool stored = !p || p->stored;
      if (n->kind == CGI_FORM_VIEW && i == 0) view_of_stored = stored;
      if (!cgi_form_is_tensor(inputs[i]) && stored) continue;
      cgi_form_add_reading(fd, &n->leafs, inputs[i], CGI_FORM_DEPTH);
      if (!stored) {
        n->weight += p->weight;
        n->nested = n->nested > p->nested ? n->nested : p->nested;
        n->scalar = n->scalar || p->scalar;
      }
    }
  }
  cgi_arr_free(ctx, inputs);
  n->nested += cgi_form_conditions(op);
  if (cgi_form_computes(n)) n->stored = cgi_form_must_store(fd, n);
  if (n->kind == CGI_FORM_VIEW) n->stored = view_of_stored;
  n->decided = true;
}

// Views of copied values, and copied values that are wanted in memory, need the consumers' kinds: a backward look after the forward one.
static void cgi_form_store_clones(cgi_form *fd) {
  for (size_t i = cgi_len(fd->nodes); i-- > 0;) {
    cgi_form_node *n = &fd->nodes[i];
    bool scalar_or_view = n->kind == CGI_FORM_CLONE || (n->kind == CGI_FORM_VIEW && !n->stored);
    if (scalar_or_view && cgi_form_has_tensor_result(n->op)) n->stored = cgi_form_clone_is_stored(fd, n);
  }
}

// ---- several results of one kernel ----------------------------------------------------------------------------------------------------------
// Elementwise ops over the same elements, each with a kernel of its own, become one op with several results where one reads another's result, or both
// read one array. What depends on a member in another way than element by element stays behind it. What is computed again by its readers, and reads a
// member element by element, is a member for readers among them; it is kept for the others.
#define CGI_FORM_RESULTS 8 // that pipelines tile
#define CGI_FORM_OPEN 4    // groups that may still grow, each over other sizes
#define CGI_FORM_AHEAD 24  // members that a group may have more than it has buffers for, as what they read of it is no result in the end
#define CGI_FORM_ROUNDS 4  // of looking for groups, where some were left out

typedef struct cgi_form_group {
  unsigned id;       // from 1 on
  unsigned *members; // cgi array of nodes
  size_t fits;       // the first of them, for which there are buffers enough
  cg_value *leafs;   // cgi array: what is read from memory
  unsigned weight, length;
} cgi_form_group;

typedef struct cgi_form_merge {
  cgi_form *fd;
  unsigned *member;                  // of each node: its group; 0: none
  unsigned (*behind)[CGI_FORM_OPEN]; // of each node: the last group of the place that it depends on otherwise
  cgi_form_group open[CGI_FORM_OPEN];
  cgi_form_group *done; // cgi array: of more than one member
  unsigned groups;
  bool again; // some were left out
} cgi_form_merge;

static bool cgi_form_reads_tensor(cg_op op, void *user) { // at places of its own
  for (unsigned i = 0; i < op->num_operands && op != (cg_op)user; i++)
    if (cgi_form_is_tensor(cg_op_operand(op, i))) return false;
  return true;
}

// Whether readers compute it themselves.
static bool cgi_form_is_copied(const cgi_form_node *n) {
#ifndef CODEGEN_NO_FAST_PIPELINES
  return !n->stored;
#else // such are no members
  (void)n;
  return false;
#endif
}

static bool cgi_form_may_merge(const cgi_form_node *n) {
  cg_op op = n->op;
  if (n->kind != CGI_FORM_LIGHT || (!n->stored && !cgi_form_is_copied(n)) || n->heavy || n->chain || !cgi_is_generic_on_tensors(op) ||
      cg_op_attr(op, "cg.copy"))
    return false;
  for (unsigned i = 0; i < op->num_results; i++) {
    cg_type t = cg_value_type(cg_op_result(op, i));
    if (!cg_type_has_static_shape(t) || cg_type_num_elements(t) == 0 || cgi_linalg_uses_output(op, i) ||
        !cgi_map_is_identity(cgi_linalg_output_map(op, i)))
      return false;
  }
  return op->num_results != 0 && cgi_walk_pre(op, cgi_form_reads_tensor, op);
}

static bool cgi_form_same_shape(cg_type a, cg_type b) { return a->rank == b->rank && memcmp(a->shape, b->shape, a->rank * sizeof *a->shape) == 0; }

// Whether the group's members compute v.
static bool cgi_form_in_group(const cgi_form_merge *m, cg_value v, unsigned group) {
  cgi_form_node *n = cgi_form_node_of(m->fd, v);
  return n && m->member[n - m->fd->nodes] == group;
}

static bool cgi_form_is_kept(cgi_form_merge *m, const cgi_form_node *n, unsigned group);

static bool cgi_form_used_outside(cgi_form_merge *m, cg_value v, unsigned group) {
  CGI_FOREACH_USE(u, v) {
    cg_op user = cgi_form_user(m->fd, u);
    if (!user || user != u->owner || !user->mark || m->member[user->mark - 1] != group || cgi_form_is_kept(m, &m->fd->nodes[user->mark - 1], group))
      return true;
  }
  return false;
}

// A member that others compute again for themselves.
static bool cgi_form_is_kept(cgi_form_merge *m, const cgi_form_node *n, unsigned group) {
  bool kept = false;
  for (unsigned r = 0; cgi_form_is_copied(n) && r < n->op->num_results; r++) kept = kept || cgi_form_used_outside(m, cg_op_result(n->op, r), group);
  return kept;
}

static bool cgi_form_used_inside(cgi_form_merge *m, const cgi_form_node *n, unsigned group) {
  for (unsigned r = 0; r < n->op->num_results; r++) CGI_FOREACH_USE(u, cg_op_result(n->op, r)) {
      if (u->owner->mark && u->owner->block == m->fd->block && m->member[u->owner->mark - 1] == group) return true;
    }
  return false;
}

// Whether the group makes result r of a member.
static bool cgi_form_gives(cgi_form_merge *m, const cgi_form_group *g, const cgi_form_node *n, unsigned r) {
  return !cgi_form_is_copied(n) && cgi_form_used_outside(m, cg_op_result(n->op, r), g->id);
}

// Buffers of the group with one node more, which is a member already.
static bool cgi_form_group_binds(cgi_form_merge *m, const cgi_form_group *g, const cgi_form_node *n) {
  cgi_form *fd = m->fd;
  cg_context *ctx = fd->ctx;
  cg_value *leafs = NULL;
  unsigned results = 0;
  for (size_t i = 0; i < cgi_len(g->leafs); i++) cgi_push(leafs, g->leafs[i]);
  for (size_t i = 0; i < cgi_len(n->leafs); i++)
    if (!cgi_form_in_group(m, n->leafs[i], g->id)) cgi_form_add_leaf(ctx, &leafs, n->leafs[i]);
  for (size_t k = 0; k <= cgi_len(g->members); k++) {
    const cgi_form_node *member = k < cgi_len(g->members) ? &fd->nodes[g->members[k]] : n;
    for (unsigned r = 0; r < member->op->num_results; r++) results += cgi_form_gives(m, g, member, r);
  }
  bool fits = results <= CGI_FORM_RESULTS && cgi_form_binds(fd, leafs, results, 0);
  cgi_arr_free(ctx, leafs);
  return fits;
}

// The node reads the group's results element by element where it does, and shares an array of all elements with it.
static bool cgi_form_shares(cgi_form_merge *m, const cgi_form_group *g, const cgi_form_node *n) {
  cg_op op = n->op;
  bool shares = false;
  for (unsigned i = 0; i < op->num_operands; i++) {
    if (!cgi_form_in_group(m, cg_op_operand(op, i), g->id)) continue;
    if (i >= cgi_linalg_num_inputs(op) || !cgi_map_is_identity(cgi_linalg_map(op, i))) return false;
    shares = true;
  }
  int64_t count = cg_type_num_elements(cg_value_type(cg_op_result(op, 0)));
  for (size_t i = 0; !cgi_form_is_copied(n) && i < cgi_len(n->leafs) && !shares; i++)
    for (size_t k = 0; k < cgi_len(g->leafs) && !shares; k++) shares = n->leafs[i] == g->leafs[k] && cg_type_num_elements(n->leafs[i]->type) >= count;
  return shares;
}

static bool cgi_form_join(cgi_form_merge *m, unsigned place, unsigned at) {
  cgi_form *fd = m->fd;
  cgi_form_group *g = &m->open[place];
  cgi_form_node *n = &fd->nodes[at];
  cg_context *ctx = fd->ctx;
  if (m->behind[at][place] == g->id || !cgi_form_shares(m, g, n)) return false;
  if (cgi_form_is_copied(n)) { // its readers count it
    m->member[at] = g->id;
    cgi_push(g->members, at);
    return true;
  }
  if (g->weight + n->weight > CGI_FORM_BUDGET || g->length + n->length > CGI_LONGEST_BODY) return false;
  m->member[at] = g->id;
  bool fits = cgi_form_group_binds(m, g, n);
  if (!fits && (n->strict || cgi_len(g->members) >= g->fits + CGI_FORM_AHEAD)) return m->member[at] = 0, false;
  for (size_t i = 0; i < cgi_len(n->leafs); i++)
    if (!cgi_form_in_group(m, n->leafs[i], g->id)) cgi_form_add_leaf(ctx, &g->leafs, n->leafs[i]);
  cgi_push(g->members, at);
  g->weight += n->weight;
  g->length += n->length;
  if (fits) g->fits = cgi_len(g->members);
  return true;
}

static void cgi_form_close(cgi_form_merge *m, unsigned place) {
  cg_context *ctx = m->fd->ctx;
  cgi_form_group *g = &m->open[place];
  size_t left = 0;
  for (size_t k = cgi_len(g->members); k-- > 0;) { // what there are no buffers for, and what only others compute again
    unsigned at = g->members[k];
    cgi_form_node *n = &m->fd->nodes[at];
    bool fits = k < g->fits, copied = cgi_form_is_copied(n);
    if (!fits) n->strict = true;
    m->again = m->again || (!fits && !copied);
    if (!fits || (copied && !cgi_form_used_inside(m, n, g->id))) m->member[at] = 0;
  }
  for (size_t k = 0; k < cgi_len(g->members); k++)
    if (m->member[g->members[k]]) g->members[left++] = g->members[k];
  if (left) cgi_shrink(g->members, left);
  bool joined = cgi_len(g->members) > 1;
  if (joined) cgi_push(m->done, *g);
  if (!joined) cgi_arr_free(ctx, g->leafs), cgi_arr_free(ctx, g->members);
  memset(g, 0, sizeof *g);
}

static void cgi_form_begin(cgi_form_merge *m, unsigned at) {
  cgi_form *fd = m->fd;
  cg_context *ctx = fd->ctx;
  unsigned place = 0;
  cg_type t = cg_value_type(cg_op_result(fd->nodes[at].op, 0));
  for (unsigned i = 0; i < CGI_FORM_OPEN; i++) { // the one of this shape, else the oldest
    cgi_form_group *g = &m->open[i];
    if (g->id < m->open[place].id) place = i;
    if (!g->id || !cgi_form_same_shape(t, cg_value_type(cg_op_result(fd->nodes[g->members[0]].op, 0)))) continue;
    place = i;
    break;
  }
  cgi_form_close(m, place);
  cgi_form_group *g = &m->open[place];
  g->id = ++m->groups;
  g->fits = 1;
  g->weight = fd->nodes[at].weight;
  g->length = fd->nodes[at].length;
  for (size_t i = 0; i < cgi_len(fd->nodes[at].leafs); i++) cgi_push(g->leafs, fd->nodes[at].leafs[i]);
  cgi_push(g->members, at);
  m->member[at] = g->id;
}

// What the node depends on, and whether it joins a group.
static void cgi_form_place(cgi_form_merge *m, unsigned at) {
  cgi_form *fd = m->fd;
  cg_context *ctx = fd->ctx;
  cgi_form_node *n = &fd->nodes[at];
  cg_value *inputs = cgi_form_inputs(ctx, n->op);
  bool joined = false, may = cgi_form_may_merge(n);
  for (unsigned p = 0; p < CGI_FORM_OPEN; p++) {
    unsigned id = m->open[p].id;
    for (size_t i = 0; i < cgi_len(inputs) && id; i++) {
      cgi_form_node *from = cgi_form_node_of(fd, inputs[i]);
      if (from && m->behind[from - fd->nodes][p] == id) m->behind[at][p] = id;
    }
  }
  for (unsigned p = 0; p < CGI_FORM_OPEN && may && !joined; p++) {
    cgi_form_group *g = &m->open[p];
    bool same = g->id && cgi_form_same_shape(cg_value_type(cg_op_result(n->op, 0)), cg_value_type(cg_op_result(fd->nodes[g->members[0]].op, 0)));
    joined = same && cgi_form_join(m, p, at);
  }
  if (may && !joined && !cgi_form_is_copied(n)) cgi_form_begin(m, at);
  for (unsigned p = 0; p < CGI_FORM_OPEN; p++) {
    unsigned id = m->open[p].id;
    for (size_t i = 0; i < cgi_len(inputs) && id && m->member[at] != id; i++)
      if (cgi_form_in_group(m, inputs[i], id)) m->behind[at][p] = id;
  }
  cgi_arr_free(ctx, inputs);
}

// Between the first member and `at`, the last one, what depends on members moves behind that. False, and nothing moves, where a member depends on
// such an op: groups that are one op now may have made it so.
static bool cgi_form_move_behind(cgi_form_merge *m, const cgi_form_group *g, cg_op at) {
  cgi_form *fd = m->fd;
  cg_context *ctx = fd->ctx;
  cg_op from = at, after = at;
  bool ok = true;
  cgi_hmap late = cgi_hmap_new(ctx);
  for (size_t k = 0; k < cgi_len(g->members); k++)
    if (cgi_op_before(fd->nodes[g->members[k]].op, from)) from = fd->nodes[g->members[k]].op;
  for (cg_op op = from; op != at->next && ok; op = op->next) {
    bool member = op->mark && m->member[op->mark - 1] == g->id, behind = member && cgi_form_is_kept(m, &fd->nodes[op->mark - 1], g->id);
    cg_value *inputs = cgi_form_inputs(ctx, op);
    for (size_t i = 0; i < cgi_len(inputs) && !behind; i++) {
      bool in_group = cgi_form_in_group(m, inputs[i], g->id);
      if (cg_value_op(inputs[i]) && cgi_hmap_get(&late, (uint64_t)(uintptr_t)cg_value_op(inputs[i]), NULL) && !in_group)
        behind = true, ok = !member;
      else if (!member)
        behind = in_group;
    }
    cgi_arr_free(ctx, inputs);
    if (behind) cgi_hmap_put(&late, (uint64_t)(uintptr_t)op, 1);
  }
  for (cg_op op = from, next; ok && late.count && op != at; op = next) {
    next = op->next;
    if (!cgi_hmap_get(&late, (uint64_t)(uintptr_t)op, NULL)) continue;
    cgi_op_remove(op);
    cgi_op_insert_after(op, after);
    after = op;
  }
  cgi_hmap_free(&late);
  return ok;
}

typedef struct cgi_form_joint { // the operands of a group's op, and what its results replace
  cg_value given[CGI_MAX_GENERIC_OPERANDS];
  cg_value values[CGI_MAX_GENERIC_OPERANDS];
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  unsigned n;
} cgi_form_joint;

static unsigned cgi_form_joint_find(const cgi_form_joint *j, cg_value v, cg_map map) {
  unsigned i = 0;
  while (i < j->n && (j->values[i] != v || j->maps[i] != map)) i++;
  return i;
}

static bool cgi_form_joint_add(cgi_form_joint *j, cg_value v, cg_map map) {
  if (j->n == CGI_MAX_GENERIC_OPERANDS) return false;
  j->values[j->n] = v;
  j->maps[j->n++] = map;
  return true;
}

static bool cgi_form_joint_operands(cgi_form_merge *m, const cgi_form_group *g, cgi_form_joint *j, unsigned *inputs) {
  j->n = 0;
  for (unsigned pass = 0; pass < 2; pass++) {
    for (size_t k = 0; k < cgi_len(g->members); k++) {
      cg_op op = m->fd->nodes[g->members[k]].op;
      unsigned ni = cgi_linalg_num_inputs(op);
      for (unsigned i = 0; i < ni && !pass; i++) {
        cg_value v = cg_op_operand(op, i);
        cg_map map = cgi_linalg_map(op, i);
        if (!cgi_form_in_group(m, v, g->id) && cgi_form_joint_find(j, v, map) == j->n && !cgi_form_joint_add(j, v, map)) return false;
      }
      for (unsigned r = 0; r < op->num_results && pass; r++)
        if (cgi_form_gives(m, g, &m->fd->nodes[g->members[k]], r)) {
          if (!cgi_form_joint_add(j, cg_op_operand(op, ni + r), cgi_linalg_map(op, ni + r))) return false;
          j->given[j->n - 1 - *inputs] = cg_op_result(op, r);
        }
    }
    if (!pass) *inputs = j->n;
  }
  return *inputs < j->n;
}

// Moves the members' bodies into one; what each yields stands in `elements`, by its result.
static void cgi_form_joint_body(cgi_form_merge *m, const cgi_form_group *g, const cgi_form_joint *j, cg_block to, cgi_hmap *elements) {
  for (size_t k = 0; k < cgi_len(g->members); k++) {
    const cgi_form_node *n = &m->fd->nodes[g->members[k]];
    cg_op op = n->op, twin = cgi_form_is_kept(m, n, g->id) ? cgi_op_clone(op, NULL) : NULL;
    cg_block from = cgi_linalg_body(twin ? twin : op);
    for (unsigned i = 0; i < cgi_linalg_num_inputs(op); i++) {
      cg_value v = cg_op_operand(op, i), inside = (cg_value)cgi_hmap_ptr(elements, v);
      if (!inside) inside = cg_block_arg(to, cgi_form_joint_find(j, v, cgi_linalg_map(op, i)));
      cgi_value_replace_uses(cg_block_arg(from, i), inside);
    }
    for (cg_op o = from->first, next; o != from->last; o = next) {
      next = o->next;
      cgi_op_remove(o);
      cgi_op_append(to, o);
    }
    for (unsigned r = 0; r < op->num_results; r++) cgi_hmap_put_ptr(elements, cg_op_result(op, r), cg_op_operand(from->last, r));
    if (twin) cgi_op_erase(twin);
  }
}

static void cgi_form_build_joint(cgi_form_merge *m, const cgi_form_group *g) {
  cgi_form *fd = m->fd;
  cg_context *ctx = fd->ctx;
  cgi_form_joint j;
  unsigned inputs = 0, last = g->members[cgi_len(g->members) - 1];
  for (size_t k = 0; k < cgi_len(g->members); k++) { // groups before moved ops
    const cgi_form_node *n = &fd->nodes[g->members[k]];
    if (!cgi_form_is_copied(n) && cgi_op_before(fd->nodes[last].op, n->op)) last = g->members[k];
  }
  cg_op at = fd->nodes[last].op;
  if (!cgi_form_joint_operands(m, g, &j, &inputs) || !cgi_form_move_behind(m, g, at)) return;
  cgi_builder b = cgi_builder_before(at);
  cg_op made = cgi_build_generic(&b, inputs, j.values, j.n - inputs, j.values + inputs, j.maps, cgi_linalg_num_loops(at), NULL);
  cgi_op_copy_attr(at, made, "iterator_types");
  cg_block to = cgi_linalg_body(made);
  cgi_hmap elements = cgi_hmap_new(ctx);
  cgi_form_joint_body(m, g, &j, to, &elements);
  cg_value yielded[CGI_MAX_GENERIC_OPERANDS];
  for (unsigned i = 0; i < made->num_results; i++) yielded[i] = (cg_value)cgi_hmap_ptr(&elements, j.given[i]);
  cgi_builder in = cgi_builder_at_end(to, at->loc);
  cgi_build_return(&in, CG_LINALG_YIELD, made->num_results, yielded);
  cgi_hmap_free(&elements);
  for (unsigned i = 0; i < made->num_results; i++) CGI_FOREACH_USE(u, j.given[i]) {
      cg_op user = cgi_form_user(fd, u);
      if (user->mark && m->member[user->mark - 1] == g->id && !cgi_form_is_kept(m, &fd->nodes[user->mark - 1], g->id)) continue;
      cgi_op_set_operand(u->owner, (unsigned)(u - u->owner->operands), cg_op_result(made, i));
    }
  unsigned weight = 0, length = 0;
  for (size_t k = cgi_len(g->members); k-- > 0;) {
    cgi_form_node *n = &fd->nodes[g->members[k]];
    weight += cgi_form_is_copied(n) ? 0 : n->weight;
    length += cgi_form_is_copied(n) ? 0 : n->length;
    if (cgi_form_is_kept(m, n, g->id)) continue;
    n->dead = true;
    cgi_op_erase(n->op);
  }
  fd->nodes[last].op = made;
  fd->nodes[last].dead = false;
  fd->nodes[last].weight = weight;
  fd->nodes[last].length = length;
  made->mark = last + 1;
}

// The nodes in the order that the ops have now.
static void cgi_form_renumber(cgi_form *fd) {
  cg_context *ctx = fd->ctx;
  cgi_form_node *nodes = NULL;
  for (cg_op op = fd->block->first; op; op = op->next) {
    if (!op->mark) continue;
    cgi_push(nodes, fd->nodes[op->mark - 1]);
    op->mark = (uint32_t)cgi_len(nodes);
  }
  cgi_arr_free(ctx, fd->nodes);
  fd->nodes = nodes;
}

// What nodes read from memory, after some were made one.
static void cgi_form_read_again(cgi_form *fd) {
  cg_context *ctx = fd->ctx;
  for (size_t k = 0; k < cgi_len(fd->nodes); k++) {
    cgi_form_node *n = &fd->nodes[k];
    cg_value *inputs = cgi_form_inputs(ctx, n->op);
    cgi_shrink(n->leafs, 0);
    for (size_t i = 0; i < cgi_len(inputs) && n->kind != CGI_FORM_HOST; i++)
      if (cgi_form_is_tensor(inputs[i])) cgi_form_add_reading(fd, &n->leafs, inputs[i], CGI_FORM_DEPTH);
    cgi_arr_free(ctx, inputs);
  }
}

// Whether to look again.
static bool cgi_form_merge_results(cgi_form *fd) {
  cg_context *ctx = fd->ctx;
  cgi_form_merge m;
  size_t count = cgi_len(fd->nodes);
  memset(&m, 0, sizeof m);
  m.fd = fd;
  if (fd->layouts || !count) return false;
  m.member = CGI_SCRATCH(ctx, unsigned, count);
  m.behind = (unsigned(*)[CGI_FORM_OPEN])CGI_SCRATCH(ctx, unsigned, count *CGI_FORM_OPEN);
  for (size_t i = 0; i < count; i++) cgi_form_place(&m, (unsigned)i);
  for (unsigned p = 0; p < CGI_FORM_OPEN; p++) cgi_form_close(&m, p);
  for (size_t i = 0; i < cgi_len(m.done); i++) cgi_form_build_joint(&m, &m.done[i]);
  if (cgi_len(m.done)) cgi_form_renumber(fd);
  if (m.again) cgi_form_read_again(fd);
  return m.again;
}

// ---- a host's own layouts -------------------------------------------------------------------------------------------------------------------
static bool cgi_form_is_alias(cg_op_kind k) { return cgi_form_is_view(k) || k == CG_UTIL_OPTIMIZATION_BARRIER; }

static cg_value cgi_form_behind_aliases(cg_value v) {
  for (cg_op op = cg_value_op(v); op && cgi_form_is_alias(op->def->kind); op = cg_value_op(v))
    v = cg_op_operand(op, op->def->kind == CG_UTIL_OPTIMIZATION_BARRIER ? v->index : 0);
  return v;
}

// Where a value that stands in memory stands, if a host chose that: an argument, or what a dispatch makes for a result.
static cg_attr cgi_form_layout(cgi_form *fd, cg_value v, cg_op root, cgi_layout *out) {
  cg_value base = cgi_form_behind_aliases(v);
  cg_op op = cg_value_op(base), ret = cgi_block_terminator(fd->entry);
  const char *list = op ? "res_attrs" : "arg_attrs";
  unsigned i = base->index;
  memset(out, 0, sizeof *out);
  if (!fd->layouts || (op && op != root && op->def->kind != CG_FLOW_DISPATCH) || (!op && base->block != fd->entry)) return NULL;
  if (op) {
    i = 0;
    while (i < ret->num_operands && cgi_form_behind_aliases(cg_op_operand(ret, i)) != base) i++;
    if (i == ret->num_operands) return NULL;
  }
  cg_attr all = cg_op_attr(fd->func, list), dict = cg_attr_at(all, i);
  return cgi_layout_of(dict, out) ? dict : NULL;
}

// v, element by element.
static cg_value cgi_form_copy(cgi_builder *b, cg_value v) {
  cg_value out = cgi_build_empty_as(b, v->type, v);
  cg_op op = cgi_build_each(b, v, out);
  cgi_builder in = cgi_builder_in(op, 0);
  cg_block body = in.block;
  cgi_build_linalg_yield(&in, body->args[0]);
  cgi_op_mark(op, "cg.copy"); // between two places: no op for nothing
  return op->results[0];
}

// Uses of argument i that a kernel does not read in the host's layout read a copy.
static void cgi_form_fix_argument(cgi_form *fd, unsigned i) {
  cg_value arg = fd->block->args[i], copy = NULL;
  cgi_layout l;
  if (!cgi_layout_at(fd->func, "arg_attrs", i, &l)) return;
  fd->layouts = true;
  CGI_FOREACH_USE(u, arg) {
    cg_op_kind k = u->owner->def->kind;
    bool moves = cgi_form_is_alias(k) || k == CG_FUNC_RETURN || cgi_control_ends(u->owner) || cgi_control_is(u->owner);
    bool strange = k == CG_FLOW_DISPATCH || (l.num_strides && moves);
    if (!strange || cg_type_num_elements(arg->type) == 0) continue;
    cgi_builder b = cgi_builder_at_start(fd->block, u->owner->loc);
    if (!copy) copy = cgi_form_copy(&b, arg);
    cgi_op_set_operand(u->owner, (unsigned)(u - u->owner->operands), copy);
  }
}

// A result with a layout is written by a kernel of its own fusing, unless one computes it for the return alone.
static void cgi_form_fix_result(cgi_form *fd, cg_op ret, unsigned i) {
  cgi_layout l;
  cg_value v = cg_op_operand(ret, i);
  cg_op op = cg_value_op(v);
  if (!cgi_layout_at(fd->func, "res_attrs", i, &l)) return;
  fd->layouts = true;
  if (cg_type_num_elements(v->type) == 0) return;
  cg_op_kind k = op ? op->def->kind : CG_FUNC_RETURN;
  if (k == CG_TENSOR_EMPTY || (!l.num_strides && k != CG_FLOW_DISPATCH && !(op && cgi_control_is(op)))) return;
  bool computed = op && !cgi_form_is_alias(k) && k != CG_ARITH_CONSTANT && k != CG_LINALG_FILL && k != CG_UTIL_UNFOLDABLE_CONSTANT &&
                  k != CG_UTIL_GLOBAL_LOAD && k != CG_FLOW_DISPATCH && !cgi_control_is(op);
  if (computed && cg_value_has_one_use(v)) return;
  cgi_builder b = cgi_builder_before(ret);
  cgi_op_set_operand(ret, i, cgi_form_copy(&b, v));
}

static void cgi_form_fix_layouts(cgi_form *fd) {
  cg_op ret = cgi_block_terminator(fd->block);
  for (unsigned i = 0; i < cg_block_num_args(fd->block); i++) cgi_form_fix_argument(fd, i);
  for (unsigned i = 0; ret && ret->def->kind == CG_FUNC_RETURN && i < ret->num_operands; i++) cgi_form_fix_result(fd, ret, i);
}

// ---- more buffers than a target binds -----------------------------------------------------------------------------------------------------
#define CGI_FORM_PACK 64 // bytes; what begins there can be read as vectors

static cg_value cgi_form_buffer(const cgi_form_cluster *c, size_t i) {
  return i < cgi_len(c->tensors) ? c->tensors[i] : c->results[i - cgi_len(c->tensors)];
}

// Buffer i is a part of one that the host binds for several arrays.
static bool cgi_form_is_shared(cgi_form *fd, cg_op root, const cgi_form_cluster *c, size_t i, bool earlier) {
  cgi_layout l, other;
  size_t n = earlier ? i : cgi_len(c->tensors) + cgi_len(c->results);
  if (!cgi_form_layout(fd, cgi_form_buffer(c, i), root, &l) || !l.fixed) return false;
  for (size_t k = 0; k < n; k++)
    if (k != i && cgi_form_layout(fd, cgi_form_buffer(c, k), root, &other) && other.fixed && other.set == l.set && other.binding == l.binding)
      return true;
  return false;
}

// Bytes of what may be copied to a pack; -1 for what may not.
static int64_t cgi_form_pack_bytes(cgi_form *fd, cg_op root, const cgi_form_cluster *c, size_t i) {
  cgi_layout l;
  int64_t bytes = cgi_tensor_bytes(cgi_form_buffer(c, i)->type);
  (void)cgi_form_layout(fd, cgi_form_buffer(c, i), root, &l);
  return l.num_strides || cgi_form_is_shared(fd, root, c, i, false) || bytes > INT32_MAX / 2 ? -1 : bytes;
}

// Chooses what is packed: the smallest first.
static void cgi_form_pack(cgi_form *fd, cg_op root, cgi_form_cluster *c) {
  cg_context *ctx = fd->ctx;
  size_t n = cgi_len(c->tensors) + cgi_len(c->results), need = 0, packed = 0;
  int64_t at = 0;
  for (size_t i = 0; i < n; i++) {
    cgi_push(c->packed, -1);
    need += !cgi_form_is_shared(fd, root, c, i, true);
  }
  need += cgi_len(c->scalars) > fd->max_sizes;
  while (need - (packed ? packed - 1 : 0) > fd->max_buffers) {
    size_t best = n;
    int64_t least = 0;
    for (size_t i = 0; i < n; i++) {
      int64_t bytes = c->packed[i] < 0 ? cgi_form_pack_bytes(fd, root, c, i) : -1;
      if (bytes < 0 || (best < n && bytes >= least)) continue;
      best = i;
      least = bytes;
    }
    if (best == n) break; // what is left is refused for its number of buffers
    c->packed[best] = 0;
    packed++;
  }
  for (size_t i = 0; i < n; i++) {
    if (packed < 2) c->packed[i] = -1;
    if (c->packed[i] < 0) continue;
    int64_t bytes = cgi_form_pack_bytes(fd, root, c, i); // what is empty has a place of its own, too
    c->packed[i] = at;
    at += ((bytes ? bytes : 1) + CGI_FORM_PACK - 1) / CGI_FORM_PACK * CGI_FORM_PACK;
  }
}

static cg_attr cgi_form_argument_attr(cgi_form *fd, cg_op root, const cgi_form_cluster *c, size_t i) {
  cg_context *ctx = fd->ctx;
  cgi_layout l;
  cg_attr dict = cgi_form_layout(fd, cgi_form_buffer(c, i), root, &l);
  if (c->packed[i] < 0) return dict ? dict : cgi_attr_dict(ctx, 0, NULL);
  cg_named_attr packed = cgi_named(ctx, "codegen.packed", cgi_attr_i64(ctx, c->packed[i]));
  return cgi_attr_dict(ctx, 1, &packed);
}

// What the kernel's arguments take over, and which sets and bindings none of its other buffers may take.
static void cgi_form_pass_layouts(cgi_form *fd, cg_op root, const cgi_form_cluster *c, cg_op kernel) {
  cg_context *ctx = fd->ctx;
  cg_attr *dicts = NULL, none = cgi_attr_dict(ctx, 0, NULL);
  int64_t *reserved = NULL;
  cgi_layout l;
  bool any = fd->layouts;
  for (size_t i = 0; i < cgi_len(c->packed); i++) any = any || c->packed[i] >= 0;
  if (!any) return;
  for (size_t i = 0; i < cgi_len(c->packed); i++) {
    if (i == cgi_len(c->tensors))
      for (size_t k = 0; k < cgi_len(c->scalars); k++) cgi_push(dicts, none);
    cg_attr dict = cgi_form_argument_attr(fd, root, c, i);
    cgi_push(dicts, dict);
  }
  for (unsigned k = 0; k < 2; k++) {
    const char *list = k ? "res_attrs" : "arg_attrs";
    cg_attr all = cg_op_attr(fd->func, list);
    for (unsigned i = 0; all && i < cg_attr_len(all); i++) {
      if (!cgi_layout_at(fd->func, list, i, &l) || !l.fixed) continue;
      cgi_push(reserved, l.set);
      cgi_push(reserved, l.binding);
    }
  }
  cgi_op_set_array(kernel, "arg_attrs", cgi_len(dicts), dicts);
  if (cgi_len(reserved)) cgi_op_set_ints(kernel, "codegen.reserved", cgi_len(reserved), reserved);
}

// ---- building a dispatch ----------------------------------------------------------------------------------------------------------------
static bool cgi_form_in_kernel(cgi_form *fd, cg_value v, cg_op root) {
  uint32_t argument, part;
  cg_op op = cg_value_op(v);
  if (!op || op->block != fd->block || !op->mark) return false;
  cgi_form_node *n = &fd->nodes[op->mark - 1];
  if (op == root || n->kind == CGI_FORM_CLONE) return true;
  if (n->kind == CGI_FORM_HOST && cgi_argument_symbol(v, &argument, &part)) return false;
  if (n->kind == CGI_FORM_HOST) { // constants and non-index arithmetic are computed where they are used
    if (op->def->kind == CG_ARITH_CONSTANT && !cgi_form_is_tensor(v)) return true;
    return !cgi_form_has_tensor_result(op) && v->type->kind != CG_TYPE_INDEX && op->def->kind != CG_TENSOR_EXTRACT;
  }
  return !n->stored;
}

static unsigned cgi_form_argument_class(cg_value v) {
  cg_op op = cg_value_op(v);
  if (!op) return 0;
  cg_op_kind k = op->def->kind;
  return k == CG_ARITH_CONSTANT || k == CG_UTIL_UNFOLDABLE_CONSTANT || k == CG_UTIL_GLOBAL_LOAD ? 2 : 1;
}

// Order of buffers among the arguments: the function's own first, then values of dispatches, then constants.
static bool cgi_form_argument_before(cg_value a, cg_value b) {
  unsigned ca = cgi_form_argument_class(a), cb = cgi_form_argument_class(b);
  cg_block of_a = cg_value_op(a) ? cg_value_op(a)->block : a->block, of_b = cg_value_op(b) ? cg_value_op(b)->block : b->block;
  if (ca != cb) return ca < cb;
  if (of_a != of_b) return cgi_control_depth(of_a) < cgi_control_depth(of_b);
  if (ca == 0 || cg_value_op(a) == cg_value_op(b)) return a->index < b->index;
  return cgi_op_before(cg_value_op(a), cg_value_op(b));
}

static void cgi_form_sort_tensors(cgi_form_cluster *c) {
  for (size_t i = 1; i < cgi_len(c->tensors); i++) {
    cg_value v = c->tensors[i];
    size_t k = i;
    for (; k > 0 && cgi_form_argument_before(v, c->tensors[k - 1]); k--) c->tensors[k] = c->tensors[k - 1];
    c->tensors[k] = v;
  }
}

static void cgi_form_insert_sorted(cg_context *ctx, cg_op **ops, cg_op op) {
  cgi_push(*ops, op);
  size_t i = cgi_len(*ops) - 1;
  for (; i > 0 && (*ops)[i - 1]->mark > op->mark; i--) (*ops)[i] = (*ops)[i - 1];
  (*ops)[i] = op;
}

// Gathers what the root needs: a worklist over inputs; every op is taken once.
static void cgi_form_gather(cgi_form *fd, cg_op root, cgi_form_cluster *c) {
  cg_context *ctx = fd->ctx;
  cg_op *work = NULL;
  cgi_hmap seen = cgi_hmap_new(ctx);
  cgi_push(work, root);
  cgi_hmap_put_ptr(&seen, root, root);
  while (cgi_len(work)) {
    cg_op op = cgi_pop(work);
    cgi_form_insert_sorted(ctx, &c->ops, op);
    cg_value *inputs = cgi_form_inputs(ctx, op);
    for (size_t i = 0; i < cgi_len(inputs); i++) {
      cg_value v = inputs[i];
      if (cgi_form_in_kernel(fd, v, root)) {
        if (cgi_hmap_ptr(&seen, cg_value_op(v))) continue;
        cgi_hmap_put_ptr(&seen, cg_value_op(v), v);
        cgi_push(work, cg_value_op(v));
      } else if (cgi_form_is_tensor(v)) {
        cgi_form_add_leaf(ctx, &c->tensors, v);
      } else {
        cgi_form_add_leaf(ctx, &c->scalars, v);
      }
    }
  }
  cgi_form_sort_tensors(c);
}

// Puts the dynamic dims of buffers and results in front of the other index operands: by argument, then by dim.
static void cgi_form_order_scalars(cgi_form *fd, cg_op root, cgi_form_cluster *c) {
  cg_context *ctx = fd->ctx;
  cg_value *ordered = NULL;
  for (size_t i = 0; i < cgi_len(c->tensors); i++) {
    cg_type t = c->tensors[i]->type;
    for (unsigned k = 0; k < t->rank; k++)
      if (t->shape[k] == CG_DYNAMIC) cgi_form_add_leaf(ctx, &ordered, cgi_reify_dim(&fd->dims, c->tensors[i], k));
  }
  for (unsigned r = 0; r < root->num_results; r++) {
    cg_value v = cg_op_result(root, r);
    for (unsigned k = 0; cg_value_has_uses(v) && k < v->type->rank; k++)
      if (v->type->shape[k] == CG_DYNAMIC) cgi_form_add_leaf(ctx, &ordered, cgi_reify_dim(&fd->dims, v, k));
  }
  for (size_t i = 0; i < cgi_len(c->scalars); i++) cgi_form_add_leaf(ctx, &ordered, c->scalars[i]);
  c->scalars = ordered;
}

// ---- slices in place ----------------------------------------------------------------------------------------------------------------------
static bool cgi_form_is_operand(cg_context *ctx, cg_op op, cg_value v) {
  cg_value *inputs = cgi_form_inputs(ctx, op);
  bool found = false;
  for (size_t i = 0; i < cgi_len(inputs); i++) found = found || inputs[i] == v;
  return found;
}

static int64_t cgi_form_place_of(const cgi_form_cluster *c, cg_value tensor) {
  int64_t i = (int64_t)cgi_len(c->tensors);
  while (--i >= 0 && c->tensors[i] != tensor) {}
  return i;
}

#ifndef CODEGEN_NO_FAST_PIPELINES
// Whether the op reads what it does of these values element by element, each where it writes it.
static bool cgi_form_reads_along(cg_op op, size_t n, const cg_value *values) {
  if (!cgi_is_generic_on_tensors(op) || !cgi_linalg_is_elementwise(op)) return false;
  for (size_t k = 0; k < n; k++) CGI_FOREACH_USE(u, values[k]) {
      bool inside = u->owner != op && cgi_op_is_ancestor(op, u->owner);
      if (inside || (u->owner == op && !cgi_map_is_identity(cgi_linalg_map(op, (unsigned)(u - op->operands))))) return false;
    }
  for (unsigned r = 0; r < op->num_results; r++)
    if (!cgi_map_is_identity(cgi_linalg_output_map(op, r))) return false;
  return true;
}

// Of what `root` inserts a slice into, the kernel may read the elements of that slice, each where it is written: through an extract_slice of the same
// place that the generic which makes the slice runs over.
static bool cgi_form_reads_in_place(cg_op read, cg_op root) {
  static const char *const groups[] = {"offsets", "sizes", "strides"}, *const numbers[] = {"static_offsets", "static_sizes", "static_strides"};
  cg_op made = cg_value_op(cg_op_operand(root, CG_TENSOR_INSERT_SLICE_SOURCE));
  if (read->def->kind != CG_TENSOR_EXTRACT_SLICE || !made || made->def->kind != CG_LINALG_GENERIC || made->num_results != 1) return false;
  if (read->results[0]->type != made->results[0]->type) return false;
  for (unsigned g = 0; g < 3; g++) {
    unsigned first, at, n = cgi_operand_group(read, groups[g], &first);
    if (cgi_operand_group(root, groups[g], &at) != n || cg_op_attr(read, numbers[g]) != cg_op_attr(root, numbers[g])) return false;
    for (unsigned i = 0; i < n; i++)
      if (cg_op_operand(read, first + i) != cg_op_operand(root, at + i)) return false;
  }
  CGI_FOREACH_USE(u, read->results[0])
  if (u->owner != made) return false;
  return cgi_form_reads_along(made, 1, read->results);
}

// A small slice of a large array of the host's: to copy all of it by a step, and write the slice, is quicker than a kernel that looks at each
// element.
static bool cgi_form_slice_is_small(cg_value source, cg_value over) {
  int64_t part = cg_type_num_elements(source->type), all = cg_type_num_elements(over->type);
  return part > 0 && all >= CGI_FORM_LARGE && part <= all / 8;
}

// Whether anything but root reads v behind it, or what is computed of v by readers there.
static bool cgi_form_is_read_behind(cgi_form *fd, cg_value v, cg_op root, unsigned depth) {
  CGI_FOREACH_USE(u, v) {
    cg_op reader = u->owner;
    while (reader && reader->block != fd->block) reader = cg_op_parent(reader);
    if (!reader || !depth) return true;
    if (reader == root) continue;
    if (!cgi_op_before(reader, root)) return true;
    const cgi_form_node *n = reader->mark ? &fd->nodes[reader->mark - 1] : NULL;
    for (unsigned r = 0; n && !n->stored && r < reader->num_results; r++)
      if (cgi_form_is_read_behind(fd, cg_op_result(reader, r), root, depth - 1)) return true;
  }
  return false;
}

// A slice that is inserted into what a loop carries, or a dispatch made, and nothing reads later, or a small one of an argument: the kernel writes
// the slice alone, over what is there. schedule sees to it that nothing else reads that: here it need only be likely.
static cg_value cgi_form_written_over(cgi_form *fd, cg_op root, const cgi_form_cluster *c) {
  cg_value over = cg_op_operand(root, CG_TENSOR_INSERT_SLICE_DEST), source = cg_op_operand(root, CG_TENSOR_INSERT_SLICE_SOURCE);
  cg_op def = cg_value_op(over);
  cgi_mixed strides;
  bool ok = def ? def->block == fd->block && (def->def->kind == CG_FLOW_DISPATCH || cgi_control_is(def))
                : over->block == fd->block && (fd->block != fd->entry || cgi_form_slice_is_small(source, over));
  ok = ok && source != over && source->type->rank == over->type->rank && cgi_mixed_get(root, "strides", "static_strides", &strides) &&
       cgi_mixed_all(&strides, 1);
  for (size_t i = 0; ok && i < cgi_len(c->ops); i++)
    ok = c->ops[i] == root || !cgi_form_is_operand(fd->ctx, c->ops[i], over) || cgi_form_reads_in_place(c->ops[i], root);
  return ok ? over : NULL;
}

// What result r is written over: what the loop carries in whose place it belongs, where the kernel reads each element of that where it writes it, and
// nothing reads it behind that.
static cg_value cgi_form_carried_over(cgi_form *fd, cg_op root, const cgi_form_cluster *c, unsigned r) {
  cg_context *ctx = fd->ctx;
  cg_op end = fd->block->last, loop = cg_region_op(fd->block->region),
        condition = loop->def->kind == CG_SCF_WHILE ? loop->regions[0]->first->last : NULL;
  cg_value result = cg_op_result(root, r), over = NULL, *read = NULL;
  if (end->def->kind != CG_SCF_YIELD) return NULL;
  for (unsigned i = 0; i < end->num_operands; i++) {
    if (cg_op_operand(end, i) != result) continue;
    if (loop->def->kind == CG_SCF_FOR) over = fd->block->args[i + 1];
    for (unsigned k = CG_SCF_CONDITION_ARGS; condition && k < condition->num_operands; k++)
      if (cg_op_operand(condition, k) == condition->block->args[i]) over = fd->block->args[k - CG_SCF_CONDITION_ARGS];
  }
  bool ok = over && over->type == result->type && cgi_form_place_of(c, over) >= 0;
  if (ok) cgi_push(read, over);
  for (size_t i = 0; ok && i < cgi_len(c->ops); i++) {
    bool reads = c->ops[i] == root;
    for (size_t k = 0; k < cgi_len(read); k++) reads = reads || cgi_form_is_operand(ctx, c->ops[i], read[k]);
    ok = !reads || cgi_form_reads_along(c->ops[i], cgi_len(read), read);
    for (unsigned k = 0; reads && k < c->ops[i]->num_results; k++) cgi_push(read, cg_op_result(c->ops[i], k));
  }
  return ok ? over : NULL;
}

static void cgi_form_find_over(cgi_form *fd, cg_op root, cgi_form_cluster *c) {
  cg_context *ctx = fd->ctx;
  bool may = !fd->layouts;
  for (size_t i = 0; i < cgi_len(c->packed); i++) may = may && c->packed[i] < 0;
  for (unsigned r = 0; r < root->num_results; r++) {
    cg_value over = !may                                        ? NULL
                    : root->def->kind == CG_TENSOR_INSERT_SLICE ? cgi_form_written_over(fd, root, c)
                                                                : cgi_form_carried_over(fd, root, c, r);
    // narrow elements may share words, which threads write whole
    if (over && (cg_storage_bytes(over->type->element) < 4 || cgi_form_is_read_behind(fd, over, root, CGI_FORM_DEPTH))) over = NULL;
    if (cg_value_has_uses(cg_op_result(root, r))) cgi_push(c->over, over);
  }
}

static cg_value cgi_form_over(const cgi_form_cluster *c, size_t i) { return c->over[i]; }
#else // whole arrays are made anew
static cg_value cgi_form_over(const cgi_form_cluster *c, size_t i) {
  (void)c, (void)i;
  return NULL;
}
#endif

static bool cgi_form_is_over(const cgi_form_cluster *c, cg_value v) {
  bool is = false;
  for (size_t i = 0; i < cgi_len(c->results); i++) is = is || cgi_form_over(c, i) == v;
  return is;
}

// What a slice is written over.
static cg_value cgi_form_slice_over(cg_op root, const cgi_form_cluster *c) {
  return root->def->kind == CG_TENSOR_INSERT_SLICE ? cgi_form_over(c, 0) : NULL;
}

static int32_t cgi_form_append_group(cg_op op, const char *name, const cgi_hmap *values, cg_value **to) {
  cg_context *ctx = op->ctx;
  unsigned first, n = cgi_operand_group(op, name, &first);
  for (unsigned i = 0; i < n; i++) {
    cg_value v = (cg_value)cgi_hmap_ptr(values, cg_op_operand(op, first + i));
    cgi_push(*to, v);
  }
  return (int32_t)n;
}

// Stores the slice that `insert` would insert.
static CGI_NOINLINE void cgi_form_store_slice(cgi_builder *b, cg_op insert, const cgi_hmap *values, cg_value target, const cg_value *dims) {
  static const char *const groups[] = {"offsets", "sizes", "strides"}, *const numbers[] = {"static_offsets", "static_sizes", "static_strides"};
  cg_context *ctx = b->ctx;
  cg_value value = (cg_value)cgi_hmap_ptr(values, cg_op_operand(insert, CG_TENSOR_INSERT_SLICE_SOURCE)), *operands = NULL, *sizes = NULL;
  int32_t segments[6] = {1, 1, 0, 0, 0, 0};
  if (!cg_value_op(value) || !cg_op_has_trait(cg_value_op(value), CG_TRAIT_STRUCTURED)) { // a kernel's result is one of a structured op
    (void)cgi_form_append_group(insert, "sizes", values, &sizes);
    cg_value init = cgi_build_empty(b, value->type, sizes);
    cg_op copy = cgi_build_each(b, value, init);
    cg_value element = cg_block_arg(cgi_linalg_body(copy), 0);
    cgi_builder in = cgi_builder_in(copy, 0);
    cgi_build_linalg_yield(&in, element);
    value = cg_op_result(copy, 0);
  }
  cgi_push(operands, value);
  cgi_push(operands, target);
  operands = cgi_push_values(ctx, operands, cgi_len(dims), dims);
  segments[2] = (int32_t)cgi_len(dims);
  for (unsigned g = 0; g < 3; g++) segments[3 + g] = cgi_form_append_group(insert, groups[g], values, &operands);
  cg_op op = cgi_build_plain(b, CG_FLOW_DISPATCH_TENSOR_STORE, (unsigned)cgi_len(operands), operands);
  for (unsigned g = 0; g < 3; g++) cgi_op_copy_attr(insert, op, numbers[g]);
  cgi_op_set_segments(op, 6, segments);
}

// The kernel's values for the dynamic dims of a tensor of the host.
static cg_value *cgi_form_kernel_dims(cgi_form *fd, cg_value tensor, const cgi_hmap *values) {
  cg_context *ctx = fd->ctx;
  cg_value *dims = NULL;
  for (unsigned k = 0; k < tensor->type->rank; k++) {
    if (tensor->type->shape[k] != CG_DYNAMIC) continue;
    cg_value inside = (cg_value)cgi_hmap_ptr(values, cgi_reify_dim(&fd->dims, tensor, k));
    cgi_push(dims, inside);
  }
  return dims;
}

static cg_type *cgi_form_kernel_types(cgi_form *fd, const cgi_form_cluster *c) {
  cg_context *ctx = fd->ctx;
  cg_type *types = NULL;
  cg_str flow = cgi_s("flow");
  for (size_t i = 0; i < cgi_len(c->tensors); i++) {
    cg_access access = cgi_form_is_over(c, c->tensors[i]) ? CG_ACCESS_READ_WRITE : CG_ACCESS_READ;
    cgi_push(types, cgi_type_dispatch_tensor(ctx, flow, access, c->tensors[i]->type));
  }
  types = cgi_push_types(ctx, types, cgi_len(c->scalars), c->scalars);
  for (size_t i = 0; i < cgi_len(c->results); i++)
    if (!cgi_form_over(c, i)) cgi_push(types, cgi_type_dispatch_tensor(ctx, flow, CG_ACCESS_WRITE, c->results[i]->type));
  return types;
}

static void cgi_form_build_body(cgi_form *fd, cg_op root, const cgi_form_cluster *c, cg_block entry) {
  cg_context *ctx = fd->ctx;
  cgi_builder b = cgi_builder_at_end(entry, root->loc);
  cgi_hmap values = cgi_hmap_new(ctx);
  size_t nt = cgi_len(c->tensors), ns = cgi_len(c->scalars);
  cg_value slice_over = cgi_form_slice_over(root, c);
  for (size_t i = 0; i < ns; i++) cgi_hmap_put_ptr(&values, c->scalars[i], entry->args[nt + i]);
  for (size_t i = 0; i < nt; i++) {
    bool read = c->tensors[i] != slice_over;
    for (size_t k = 0; k < cgi_len(c->ops) && !read; k++) read = c->ops[k] != root && cgi_form_is_operand(ctx, c->ops[k], slice_over);
    if (!read) continue;
    cg_value *dims = cgi_form_kernel_dims(fd, c->tensors[i], &values);
    cgi_hmap_put_ptr(&values, c->tensors[i],
                     cgi_build_dispatch_access(&b, NULL, entry->args[i], c->tensors[i]->type, (unsigned)cgi_len(dims), dims, NULL)->results[0]);
  }
  for (size_t i = 0; i < cgi_len(c->ops); i++)
    if (c->ops[i] != root || !slice_over) cgi_op_append(entry, cgi_op_clone(c->ops[i], &values));
  size_t next = nt + ns;
  for (size_t i = 0; i < cgi_len(c->results); i++) {
    cg_value v = c->results[i], over = cgi_form_over(c, i), target = entry->args[over ? (size_t)cgi_form_place_of(c, over) : next++];
    cg_value *dims = cgi_form_kernel_dims(fd, v, &values), stored = (cg_value)cgi_hmap_ptr(&values, v);
    if (slice_over)
      cgi_form_store_slice(&b, root, &values, target, dims);
    else
      cgi_build_dispatch_access(&b, stored, target, stored->type, (unsigned)cgi_len(dims), dims, NULL);
  }
  cgi_build_return(&b, CG_FUNC_RETURN, 0, NULL);
}

static void cgi_form_build_executable(cgi_form *fd, cg_op root, const cgi_form_cluster *c, cg_str name) {
  cg_type *types = cgi_form_kernel_types(fd, c);
  cgi_builder b = cgi_builder_before(fd->func);
  b.loc = root->loc;
  cg_op exported, func = cgi_build_flow_kernel(&b, name, (unsigned)cgi_len(types), types, &exported);
  cg_block entry = cgi_block_create(func->regions[0], (unsigned)cgi_len(types), types, root->loc);
  cgi_form_build_body(fd, root, c, entry);
  cgi_form_pass_layouts(fd, root, c, func);
}

// The host's op in place of the root.
static void cgi_form_build_call(cgi_form *fd, cg_op root, const cgi_form_cluster *c, cg_str name) {
  cg_context *ctx = fd->ctx;
  cg_value *operands = NULL;
  cg_type *types = NULL;
  int32_t segments[4] = {0, 0, 0, 0};
  operands = cgi_push_values(ctx, operands, cgi_len(c->tensors), c->tensors);
  operands = cgi_push_values(ctx, operands, cgi_len(c->scalars), c->scalars);
  segments[1] = (int32_t)cgi_len(operands);
  for (size_t i = 0; i < cgi_len(c->tensors); i++) operands = cgi_reify_push(&fd->dims, operands, c->tensors[i]);
  segments[2] = (int32_t)cgi_len(operands) - segments[1];
  for (unsigned r = 0; r < root->num_results; r++) {
    cg_value v = cg_op_result(root, r);
    if (!cg_value_has_uses(v)) continue;
    cgi_push(types, v->type);
    operands = cgi_reify_push(&fd->dims, operands, v);
  }
  segments[3] = (int32_t)cgi_len(operands) - segments[1] - segments[2];
  // Dims of the root's results were computed behind the root: the dispatch takes its place behind them.
  cg_op at = root;
  for (size_t i = 0; i < cgi_len(operands); i++) {
    cg_op def = cg_value_op(operands[i]);
    if (def && def->block == fd->block && cgi_op_before(at, def)) at = def;
  }
  cgi_builder b = cgi_builder_after(at);
  b.loc = root->loc;
  cg_named_attr entry = cgi_named(ctx, "entry_point", cgi_attr_symbol2(ctx, name, name));
  cg_op call = cgi_build(&b, CG_FLOW_DISPATCH, (unsigned)cgi_len(operands), operands, (unsigned)cgi_len(types), types, 1, &entry, 0);
  cgi_op_set_segments(call, 4, segments);
  int64_t *tied = NULL;
  bool any = false;
  for (size_t i = 0; i < cgi_len(c->results); i++) {
    any = any || cgi_form_over(c, i);
    cgi_push(tied, cgi_form_over(c, i) ? cgi_form_place_of(c, cgi_form_over(c, i)) : -1);
  }
  if (any) cgi_op_set_ints(call, "tied_operands", cgi_len(tied), tied);
  unsigned next = 0;
  bool cloned = fd->nodes[root->mark - 1].kind == CGI_FORM_CLONE; // other kernels go on computing it themselves
  for (unsigned r = 0; r < root->num_results; r++) {
    cg_value v = cg_op_result(root, r);
    if (!cg_value_has_uses(v)) continue;
    cg_value made = cg_op_result(call, next++);
    CGI_FOREACH_USE(u, v) {
      if (!cloned || cgi_form_wants_memory(fd, u)) cgi_op_set_operand(u->owner, (unsigned)(u - u->owner->operands), made);
    }
  }
}

static bool cgi_form_check_scalars(const cgi_form_cluster *c, cg_op root) {
  for (size_t i = 0; i < cgi_len(c->scalars); i++) {
    cg_value v = c->scalars[i];
    cg_op def = cg_value_op(v);
    uint32_t argument, part;
    if (def && def->def->kind == CG_TENSOR_DIM && cg_value_op(cg_op_operand(def, CG_TENSOR_DIM_SOURCE)) == root)
      return cgi_op_unsupported(root, "makes a tensor of a size that nothing else knows");
    if (v->type->kind == CG_TYPE_INDEX || cgi_argument_symbol(v, &argument, &part)) continue;
    return cgi_op_unsupported(root, "reads a host value of type %t, which no push constant can hold", v->type);
  }
  return true;
}

static bool cgi_form_is_empty(cg_op op) { // every result has no element
  for (unsigned r = 0; r < op->num_results; r++) {
    cg_type t = cg_value_type(cg_op_result(op, r));
    if (t->kind != CG_TYPE_TENSOR || cg_type_num_elements(t) != 0) return false;
  }
  return true;
}

// Nothing to compute: the value is as good as any of its shape.
static void cgi_form_replace_empty(cg_op op) {
  cgi_builder b = cgi_builder_before(op);
  for (unsigned r = 0; r < op->num_results; r++) {
    cg_value v = cg_op_result(op, r);
    if (cg_type_has_static_shape(v->type) && cg_value_has_uses(v)) cgi_value_replace_uses(v, cgi_build_empty(&b, v->type, NULL));
  }
}

static bool cgi_form_build_dispatch(cgi_form *fd, cg_op root) {
  cg_context *ctx = fd->ctx;
  if (cgi_form_is_empty(root)) {
    cgi_form_replace_empty(root);
    return true;
  }
  cgi_form_cluster c;
  memset(&c, 0, sizeof c);
  cgi_form_gather(fd, root, &c);
  for (unsigned r = 0; r < root->num_results; r++)
    if (cg_value_has_uses(cg_op_result(root, r))) cgi_push(c.results, cg_op_result(root, r));
  cgi_form_order_scalars(fd, root, &c);
  cgi_form_pack(fd, root, &c);
#ifndef CODEGEN_NO_FAST_PIPELINES
  cgi_form_find_over(fd, root, &c);
#endif
  bool ok = cgi_form_check_scalars(&c, root);
  if (ok) {
    cg_str base = cgi_format(ctx, "%S_dispatch_%u", cgi_symbol_name(fd->func), fd->count++);
    cg_str name = cgi_symbol_unique(fd->module, base);
    cgi_form_build_executable(fd, root, &c, name);
    cgi_form_build_call(fd, root, &c, name);
  }
  return ok;
}

// ---- narrower values ----------------------------------------------------------------------------------------------------------------------
// What all readers of v round it to first thing; NULL where there is no such type.
static cg_type cgi_form_rounded(cg_value v) {
  cg_type to = NULL;
  CGI_FOREACH_USE(u, v) {
    unsigned i = (unsigned)(u - u->owner->operands);
    if (u->owner->def->kind != CG_LINALG_GENERIC || i >= cgi_linalg_num_inputs(u->owner)) return NULL;
    CGI_FOREACH_USE(read, u->owner->regions[0]->first->args[i]) {
      cg_type t = read->owner->def->kind == CG_ARITH_TRUNCF ? read->owner->results[0]->type : NULL;
      if (!t || cg_storage_bytes(t) != 2 || (to && to != t)) return NULL;
      to = t;
    }
  }
  return to;
}

// A value that would stand in memory, and that all of its readers round, is rounded by the kernel that makes it. Whether there is one.
static bool cgi_form_narrow(cgi_form *fd) {
  bool any = false;
  for (size_t i = 0; i < cgi_len(fd->nodes); i++) {
    cgi_form_node *n = &fd->nodes[i];
    if (!n->stored || n->chain || !cgi_form_computes(n) || n->op->num_results != 1) continue;
    cg_value v = n->op->results[0];
    cg_type to = cgi_form_is_tensor(v) ? cgi_form_rounded(v) : NULL;
    if (!to || !cgi_targets_have(n->op, CG_FEATURE_STORAGE16)) continue;
    cgi_builder b = cgi_builder_after(n->op);
    cg_value out = cgi_build_empty_as(&b, cgi_type_with_element(v->type, to), v);
    cg_op op = cgi_build_each(&b, v, out);
    cgi_builder in = cgi_builder_in(op, 0);
    cg_value rounded = cgi_build_unary(&in, CG_ARITH_TRUNCF, to, in.block->args[0]);
    cgi_build_linalg_yield(&in, rounded);
    CGI_FOREACH_USE(u, v) {
      cg_op reader = u->owner;
      unsigned k = (unsigned)(u - reader->operands);
      if (reader->def->kind != CG_LINALG_GENERIC || reader == op) continue; // what was made here
      cg_value element = reader->regions[0]->first->args[k];
      cgi_op_set_operand(reader, k, op->results[0]);
      cgi_value_set_type(element, to);
      while (element->uses && element->uses->owner->def->kind == CG_ARITH_TRUNCF) cgi_op_replace1(element->uses->owner, element);
    }
    any = true;
  }
  return any;
}

// ---- a function -------------------------------------------------------------------------------------------------------------------------
// A constant that a fill or copy step can write needs no kernel.
static bool cgi_form_is_transfer(cg_op op) {
  cg_attr value = cg_op_attr(op, "value");
  cg_type t = cg_value_type(cg_op_result(op, 0));
  uint32_t pattern;
  if (op->def->kind != CG_ARITH_CONSTANT || !value || value->kind != CG_ATTR_DENSE) return false;
  int64_t n = cg_type_num_elements(t);
  return !cg_attr_is_splat(value) || n <= 8 || cgi_fill_pattern(value, &pattern);
}

static bool cgi_form_needs_dispatch(const cgi_form_node *n) {
  if (!n->stored) return false;
  if (cgi_form_computes(n)) return true;
  if (n->kind == CGI_FORM_CLONE) return n->op->def->kind != CG_TENSOR_EMPTY && !cgi_form_is_transfer(n->op);
  return false;
}

static void cgi_form_erase_dead(cgi_form *fd) {
  for (cg_op op = fd->block->last, prev; op; op = prev) {
    prev = op->prev;
    bool removable = op->def->kind != CG_FUNC_RETURN && op->def->kind != CG_FLOW_DISPATCH &&
                     (cgi_op_is_pure(op) || (op->mark && !cgi_control_is(op))) && op->num_results > 0;
    bool used = false;
    for (unsigned r = 0; r < op->num_results; r++) used = used || cg_value_has_uses(cg_op_result(op, r));
    if (removable && !used) cgi_op_erase(op);
  }
}

// A concatenation of more tensors than a dispatch has buffers becomes one of concatenations.
static void cgi_form_split_concat(cgi_form *fd, cg_op op) {
  cg_context *ctx = fd->ctx;
  unsigned most = fd->max_buffers > 3 ? fd->max_buffers - 1 : 2;
  int64_t dim = cg_op_attr(op, "dim") ? cgi_op_int(op, "dim") : 0;
  while (op->num_operands > most) {
    cg_value *inputs = NULL, *rest = NULL;
    int64_t *shape = NULL, size = 0;
    cg_type t = cg_value_type(cg_op_operand(op, CG_TENSOR_CONCAT_INPUTS));
    for (unsigned i = 0; i < most; i++) {
      int64_t one = cg_value_type(cg_op_operand(op, i))->shape[dim];
      size = one == CG_DYNAMIC || size == CG_DYNAMIC ? CG_DYNAMIC : size + one;
      cgi_push(inputs, cg_op_operand(op, i));
    }
    for (unsigned i = 0; i < t->rank; i++) cgi_push(shape, i == dim ? size : cg_value_type(cg_op_result(op, 0))->shape[i]);
    t = cgi_type_with_shape(t, t->rank, shape);
    cgi_builder b = cgi_builder_before(op);
    cg_value part = cgi_build_with(&b, CG_TENSOR_CONCAT, t, most, inputs, "dim", cg_op_attr(op, "dim"));
    cgi_push(rest, part);
    rest = cgi_push_operands(rest, op, most, op->num_operands);
    cgi_op_set_operands(op, (unsigned)cgi_len(rest), rest);
  }
}

// Nodes for the ops of the block, and what becomes of each.
static bool cgi_form_decide_all(cgi_form *fd) {
  cg_context *ctx = fd->ctx;
  bool ok = true;
  fd->nodes = NULL;
  fd->chains = 0;
  for (cg_op op = fd->block->first; op; op = op->next) op->mark = 0;
  for (cg_op op = fd->block->first; op; op = op->next) {
    cgi_form_node n;
    memset(&n, 0, sizeof n);
    n.op = op;
    ok = cgi_form_classify(fd, &n) && ok;
    cgi_push(fd->nodes, n);
    op->mark = (uint32_t)cgi_len(fd->nodes);
  }
  size_t count = cgi_len(fd->nodes);
  for (size_t i = 0; ok && i < count; i++) {
    cgi_scratch mark = cgi_scratch_mark(ctx);
    cgi_form_find_chain(fd, (unsigned)i);
    cgi_scratch_release(ctx, mark);
  }
  for (size_t i = 0; ok && i < count; i++) cgi_form_decide(fd, &fd->nodes[i]);
  if (ok) cgi_form_store_clones(fd);
  return ok;
}

// Dispatches for the ops of one block, then for those of the blocks of its control flow, to which everything outside stands in memory.
static bool cgi_form_block(cgi_form *fd, cg_block block) {
  cg_context *ctx = fd->ctx;
  fd->block = block;
  CGI_FOREACH_OP(op, fd->block) {
    if (op->def->kind == CG_TENSOR_CONCAT) cgi_form_split_concat(fd, op);
  }
  bool ok = cgi_form_decide_all(fd);
  if (ok && cgi_form_narrow(fd)) ok = cgi_form_decide_all(fd);
  for (unsigned round = 0; ok && round < CGI_FORM_ROUNDS && cgi_form_merge_results(fd); round++) {}
  for (size_t i = 0; ok && i < cgi_len(fd->nodes); i++) {
    cgi_scratch mark = cgi_scratch_mark(ctx);
    if (cgi_form_needs_dispatch(&fd->nodes[i])) ok = cgi_form_build_dispatch(fd, fd->nodes[i].op);
    cgi_scratch_release(ctx, mark);
  }
  if (ok) cgi_form_erase_dead(fd);
  for (cg_op op = block->first; ok && op; op = op->next)
    for (unsigned r = 0; ok && cgi_control_is(op) && r < op->num_regions; r++)
      if (op->regions[r]->first) ok = cgi_form_block(fd, op->regions[r]->first);
  return ok;
}

static bool cgi_form_function(cgi_form *fd, cg_op func) {
  fd->func = func;
  fd->entry = fd->block = func->regions[0]->first;
  fd->count = 0;
  if (!cgi_function_needs_return(func)) return false;
  cgi_split_scalars(fd->entry);
  if (!cgi_control_prepare(fd->entry)) return false;
  cgi_form_fix_layouts(fd);
  memset(&fd->dims, 0, sizeof fd->dims);
  fd->dims.ctx = fd->dims.known.ctx = fd->ctx;
  fd->dims.host = true;
  cgi_hmap_keep(&fd->dims.known); // from dispatch to dispatch
  cgi_reify_function(&fd->dims, func);
  bool ok = cgi_form_block(fd, fd->entry);
  cgi_hmap_free(&fd->dims.known);
  return ok;
}

CGI_DEF bool cgi_pass_form_dispatches(cgi_pass *pass) {
  cgi_form fd;
  if (cgi_function_has_steps(pass->func)) return true;
  memset(&fd, 0, sizeof fd);
  fd.ctx = pass->ctx;
  fd.module = cg_op_parent(pass->func) ? cg_op_parent(pass->func) : pass->module;
  int64_t most = cgi_pass_option_int(pass, "max-bindings");
  fd.max_buffers = most > 0 && most < 65536 ? (uint32_t)most : cgi_target_max_storage_buffers(pass->func);
  fd.max_sizes = cgi_most_sizes(pass->func);
  return cgi_form_function(&fd, pass->func);
}

#undef CGI_FORM_OPEN
#undef CGI_FORM_AHEAD
#undef CGI_FORM_ROUNDS
#undef CGI_FORM_RESULTS
#undef CGI_FORM_PACK
#undef CGI_FORM_BUDGET
#undef CGI_FORM_CHEAP
#undef CGI_FORM_EXPENSIVE
#undef CGI_FORM_CHAIN
#undef CGI_FORM_REDUCED
#undef CGI_FORM_DEPTH
#undef CGI_FORM_NESTED
#undef CGI_FORM_LONG
#undef CGI_FORM_LARGE
#undef CGI_FORM_FACTOR
#undef CGI_FORM_PRODUCTS
#undef CGI_FORM_BROADCAST
