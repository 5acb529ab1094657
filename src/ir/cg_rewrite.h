// Public: changing IR. A registered pass (cg_pass.h) may change what it is called for, a registered op's lowering may build in front of its op, its
// fold may set its operands and attributes (cg_dialect.h), and a host may change a module between two calls. What a pass leaves is verified; what a
// host changes between calls it gives to cg_verify before anything else. From other callbacks (hooks, diagnostics, verifiers, evaluators, backends)
// these calls are CG_INVALID_ARGUMENT. With CODEGEN_NO_EXTENSIONS only cg_op_walk is there.
#ifndef CG_REWRITE_H
#define CG_REWRITE_H
#include "ir/cg_ir.h"
#ifdef __cplusplus
extern "C" {
#endif

// What a fold gives for one result of its operation: a value, or a constant of the result's type. Both NULL: nothing.
typedef struct cg_fold_result {
  cg_value value;
  cg_attr attr;
} cg_fold_result;

#ifndef CODEGEN_NO_EXTENSIONS
// What an operation is made of; zero-initialise. Operands and attributes are named by the op's row (cg_ops.h), and where several of its operand
// groups are not single their sizes come as `operandSegmentSizes` (cg_attr_of_ints).
typedef struct cg_op_state {
  const char *name; // "arith.addf": one of the tables, or registered
  size_t num_operands;
  const cg_value *operands;
  size_t num_results;
  const cg_type *result_types;
  size_t num_attrs;
  const char *const *attr_names;
  const cg_attr *attrs;
  size_t num_regions;    // empty: cg_block_create makes their blocks. 64 at most
  cg_loc loc;            // NULL: of `before`, or of the op around the block
  size_t num_successors; // of a branch: blocks of the region that it is made in; its last operands are their arguments, in order
  const cg_block *successors;
} cg_op_state;
// Makes an operation in front of `before`, which is in the block; before NULL: at the block's end. NULL after a report, or when memory runs out.
CODEGEN_API cg_op cg_op_create(const cg_op_state *state, cg_block block, cg_op before);
// A block at the region's end, with arguments of these types. NULL after a report, or when memory runs out.
CODEGEN_API cg_block cg_block_create(cg_region region, size_t num_args, const cg_type *arg_types);
// Erases an operation and all that is inside of it. Nothing else may use its results.
CODEGEN_API cg_result cg_op_erase(cg_op op);
// Takes it from where it is to in front of `before`, or to the block's end.
CODEGEN_API cg_result cg_op_move(cg_op op, cg_block block, cg_op before);
CODEGEN_API cg_result cg_op_set_operand(cg_op op, unsigned i, cg_value value);  // of the operands that it has
CODEGEN_API cg_result cg_op_set_attr(cg_op op, const char *name, cg_attr attr); // NULL removes it
// Whatever uses `value` uses `with` afterwards, which has the same type.
CODEGEN_API cg_result cg_value_replace_uses(cg_value value, cg_value with);
#endif
// The op behind `op` where root and all inside of it are read in order, each before what is inside of it; NULL at the end. Starts with op = root.
// Asked before an op without regions is erased, it is not touched by that.
CODEGEN_API cg_op cg_op_walk(cg_op op, cg_op root);

#ifdef __cplusplus
}
#endif
#endif
