// Public: dialects of a host's own. Their operations are read and printed, verified, folded, merged, interpreted and lowered as the library's are.
// With CODEGEN_NO_EXTENSIONS cg_register_dialect is not there.
#ifndef CG_DIALECT_H
#define CG_DIALECT_H
#include "ir/cg_ir.h"
#include "ir/cg_rewrite.h"
#ifdef __cplusplus
extern "C" {
#endif

// One operation: a row in the language that the head of cg_ops.h explains, without custom<…>, and what it means. Strings that are NULL are empty. The
// callbacks may be NULL; `user` is the dialect's. One that gives a failure reports why, by cg_op_report.
typedef struct cg_op_desc {
  const char *name; // "my.softsign": the dialect's name and a word
  // CG_TRAIT_*. CG_TRAIT_ELEMENTWISE makes an operation go with the library's own through fusion, tiling, vectors and unrolling: it has one result,
  // no region, CG_TRAIT_PURE, and operands of the result's shape. CG_TRAIT_STRUCTURED and CG_TRAIT_CONSTANT are the library's alone.
  uint64_t traits;
  const char *operands, *results, *attributes, *regions, *format;
  // Called where the row and the traits are satisfied.
  cg_result (*verify)(void *user, cg_op op);
  // constants[i] is operand i's attribute, or NULL. Fills `results` and returns true where the operation folds. It may change the op's operands and
  // attributes; where that is all, it leaves the results empty.
  bool (*fold)(void *user, cg_op op, const cg_attr *constants, cg_fold_result *results);
  // For the interpreter: computes on arrays; a scalar has rank 0, a vector its own. Results have the shapes of their types, dynamic sizes those of
  // the first operand of the same rank; their data are to be written. Operations on memrefs and with regions cannot be interpreted.
  cg_result (*evaluate)(void *user, cg_op op, const cg_array *operands, cg_array *results);
  // Builds in front of op what computes the same (cg_op_create), and fills `values` with what takes the place of its results; op is erased then.
  // Called by the pass lower-registered: on tensors before they become linalg, and once more on scalars and vectors in kernels. An elementwise op on
  // tensors waits for the second time.
  cg_result (*lower)(void *user, cg_op op, cg_value *values);
} cg_op_desc;

typedef struct cg_dialect_desc {
  const char *name; // "my"
  const cg_op_desc *ops;
  size_t num_ops;
  void *user; // for the callbacks
} cg_dialect_desc;

#ifndef CODEGEN_NO_EXTENSIONS
// Registers a dialect with the context. It stays until cg_destroy, through cg_reset, and so has to stay what the descriptor points to. The same
// descriptor again is CG_OK; names that are taken, rows that are wrong and formats that could not be read back are CG_INVALID_ARGUMENT, and nothing
// is registered then. Modules that are there keep what they know of these names, so it is best called behind cg_create.
CODEGEN_API cg_result cg_register_dialect(cg_context *ctx, const cg_dialect_desc *dialect);
#endif

#ifdef __cplusplus
}
#endif
#endif
