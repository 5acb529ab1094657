// Private: every dialect's descriptor; dialects/registry.c lists them. What upstream dialects share for verifying and folding.
#ifndef CGI_DIALECTS_H
#define CGI_DIALECTS_H
#include "ir/ir.h"

#ifdef __cplusplus
extern "C" {
#endif

CGI_DEF const cgi_dialect *cgi_registry_dialect_of(cg_op op); // NULL for unregistered ops

// On gpu.subgroup_mma_load_matrix: what it reads lies in panels, whose rows have 128 bytes, this many elements of the memref apart; the 16-byte piece
// p of the memref is at p ^ p / 8 % 8.
#define CGI_ATTR_SWIZZLE "codegen.swizzle"
// On gpu.subgroup_mma_compute: so many products that warpgroups began may go on behind it, waitGroup of nvgpu.warpgroup.mma. On gpu.barrier 0: none.
#define CGI_ATTR_WAIT_GROUP "codegen.wait_group"

// Rows beside the tables (dialects/registered.c): the definition of row i of a dialect, which refers to it; the first kind that no dialect has; and
// making a dialect's rows known as the kinds from there on, of which there are CG_OP_LAST at most.
struct cg_dialect_desc;
#if !defined CODEGEN_NO_EXTENSIONS || (!defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX)
CGI_DEF void cgi_registered_def(cgi_op_def *def, cg_op_kind kind, const struct cg_dialect_desc *d, size_t i);
CGI_DEF unsigned cgi_registered_first(cg_context *ctx);
CGI_DEF void cgi_registered_add(cg_context *ctx, const struct cg_dialect_desc *d);
CGI_DEF void cgi_registered_define(cg_context *ctx, const struct cg_dialect_desc *d); // adds it, unless one of that name is there
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
typedef struct cgi_registered_row {
  const char *name;
  uint64_t traits;
} cgi_registered_row;
// The same of rows, whose other columns are cgi_op_registered_text from `first` on; the verifier is NULL or one for all.
CGI_DEF void cgi_registered_define_rows(cg_context *ctx, const char *dialect, size_t first, size_t n, const cgi_registered_row *rows,
                                        cg_result (*verify)(void *user, cg_op op));
#endif
#endif

#ifndef CODEGEN_NO_EXTENSIONS
// Of every operation that a host registered; each one's row is in op->def->desc (dialects/registered.c).
CGI_DEF const cgi_dialect *cgi_dialect_registered(void);
// What a host's callback gave, after a report where it failed without one: "is refused by its WHAT".
CGI_DEF bool cgi_registered_result(cg_op op, cg_result r, const char *what, bool had_error);
#endif

CGI_DEF const cgi_dialect *cgi_dialect_builtin(void);
CGI_DEF const cgi_dialect *cgi_dialect_func(void);
CGI_DEF const cgi_dialect *cgi_dialect_arith(void);
CGI_DEF const cgi_dialect *cgi_dialect_math(void);
CGI_DEF const cgi_dialect *cgi_dialect_cf(void);
CGI_DEF const cgi_dialect *cgi_dialect_scf(void);
CGI_DEF const cgi_dialect *cgi_dialect_affine(void);
CGI_DEF const cgi_dialect *cgi_dialect_memref(void);
CGI_DEF const cgi_dialect *cgi_dialect_tensor(void);
CGI_DEF const cgi_dialect *cgi_dialect_bufferization(void);
CGI_DEF const cgi_dialect *cgi_dialect_linalg(void);
CGI_DEF const cgi_dialect *cgi_dialect_vector(void);
CGI_DEF const cgi_dialect *cgi_dialect_gpu(void);
CGI_DEF const cgi_dialect *cgi_dialect_stablehlo(void);
CGI_DEF const cgi_dialect *cgi_dialect_chlo(void);
CGI_DEF const cgi_dialect *cgi_dialect_hal(void);
CGI_DEF const cgi_dialect *cgi_dialect_flow(void);
CGI_DEF const cgi_dialect *cgi_dialect_stream(void);
CGI_DEF const cgi_dialect *cgi_dialect_util(void);
CGI_DEF const cgi_dialect *cgi_dialect_vector_ext(void);
CGI_DEF const cgi_dialect *cgi_dialect_check(void);

// Helpers of the upstream dialects (dialects/common.c).
CGI_DEF cg_type cgi_elem(cg_value v);                        // element type of a shaped value, or its type
CGI_DEF bool cgi_is_kind(cg_value v, cg_op_kind kind);       // defined by an op of that kind
CGI_DEF cg_op cgi_def_op(cg_value v, cg_op_kind kind);       // the defining op if it is of that kind, else NULL
CGI_DEF bool cgi_attr_is_scalar_int(cg_attr a, int64_t v);   // an int or bool constant, or splat, of that (sign-extended) value
CGI_DEF bool cgi_attr_scalar_of(cg_attr a, cg_attr *scalar); // the scalar behind a constant: itself, or a splat's element
CGI_DEF bool cgi_attr_has_word(cg_attr a, const char *word); // in what stands between #dialect.name< and >
CGI_DEF bool cgi_is_workgroup_memory(cg_type memref);        // memory space 3
CGI_DEF cg_attr cgi_attr_like(cg_type type, cg_attr scalar); // the scalar as a constant of that type: itself or a splat
CGI_DEF cg_attr cgi_attr_int_like(cg_type type, int64_t v);
CGI_DEF cg_attr cgi_attr_number(cg_type t, double v); // of a float, integer or index type
// Folds an elementwise op through cgi_eval: scalars, splats, and dense constants of at most 64 bytes. False where not all operands are constant.
CGI_DEF bool cgi_fold_elementwise(cg_op op, const cg_attr *constants, cgi_fold *results);
CGI_DEF bool cgi_fold_to(cgi_fold *result, cg_value v);
CGI_DEF bool cgi_fold_to_attr(cgi_fold *result, cg_attr a);
CGI_DEF bool cgi_same_shape(cg_type a, cg_type b);        // both scalars, or same kind, rank and dims
CGI_DEF bool cgi_shapes_compatible(cg_type a, cg_type b); // as cgi_same_shape, a dynamic dim fits any

// Offsets, sizes and strides of subview-like ops: static_<name> lists with CG_DYNAMIC where the operands of group <name> stand.
typedef struct cgi_mixed {
  unsigned n;
  int64_t fixed[16]; // CG_DYNAMIC where values[i] stands
  cg_value values[16];
} cgi_mixed;
CGI_DEF bool cgi_mixed_get(cg_op op, const char *group, const char *static_name, cgi_mixed *out); // false where malformed
// Of a slice or view; false where one is malformed. The second: also where not all strides are 1. Then of a pad.
CGI_DEF bool cgi_slice_get(cg_op op, cgi_mixed *offsets, cgi_mixed *sizes, cgi_mixed *strides);
CGI_DEF bool cgi_slice_get_unit(cg_op op, cgi_mixed *offsets, cgi_mixed *sizes);
// A slice or view of a kind of op, from its `lead` first operands and offsets, sizes and strides; type NULL: it has no result.
CGI_DEF cg_op cgi_slice_build(cgi_builder *b, cg_op_kind kind, unsigned lead, const cg_value *operands, cg_type type, const cgi_mixed *groups);
CGI_DEF bool cgi_pad_get(cg_op op, cgi_mixed *low, cgi_mixed *high);
CGI_DEF bool cgi_mixed_fold_constants(cgi_mixed *m); // constants of operands become fixed
CGI_DEF bool cgi_mixed_all(const cgi_mixed *m, int64_t v);
CGI_DEF bool cgi_mixed_equal(const cgi_mixed *a, const cgi_mixed *b);
// Rewrites the groups of op (in operand order, the first `lead` operands kept) and their static lists.
CGI_DEF void cgi_mixed_set(cg_op op, unsigned lead, unsigned n, const char *const *static_names, const cgi_mixed *groups, bool segments);

// Checks and facts that memref and tensor share (dialects/memref.c).
// Whether an operand (`group`), or the first result (NULL), is a memref or ranked tensor (`kind`), and its type; an error where it is not.
CGI_DEF bool cgi_check_shaped(cg_op op, const char *group, cg_type_kind kind, cg_type *type);
CGI_DEF bool cgi_check_are_indices(cg_op op, unsigned first, unsigned n); // those operands
CGI_DEF bool cgi_check_indices(cg_op op, const char *group, cg_type shaped);
CGI_DEF bool cgi_check_dynamic_sizes(cg_op op, const char *group, cg_type shaped);
CGI_DEF bool cgi_check_slice(cg_op op, unsigned rank, cgi_mixed *offsets, cgi_mixed *sizes, cgi_mixed *strides);
// A static slice must lie inside a static source.
CGI_DEF bool cgi_check_slice_bounds(cg_op op, cg_type source, const cgi_mixed *offsets, const cgi_mixed *sizes, const cgi_mixed *strides);
// All of it, where `part` is the slice of `whole`; message: of the types of both, where sizes differ.
CGI_DEF bool cgi_check_slice_of(cg_op op, cg_type whole, cg_type part, const char *message);
// The verifier takes a slice of these offsets, sizes and strides; a fold that makes one of others leaves the op as it is.
CGI_DEF bool cgi_slice_may_fold(cg_type source, const cgi_mixed m[3]);
// The dims of a slice of these sizes (CG_DYNAMIC where they are no constants) that `type` keeps, in its order, all but some of size 1: which of
// several ones stay does not matter. False where the type is not the slice's. keep[i] is the slice's dim that is dim i of the type.
CGI_DEF bool cgi_kept_dims(unsigned n, const int64_t *sizes, cg_type type, unsigned *keep);
#define CGI_SLICE_RANK 64
CGI_DEF bool cgi_slice_dims(cg_op op, cg_type type, unsigned *keep); // the same of the op's static_sizes, up to CGI_SLICE_RANK
CGI_DEF cg_type cgi_subview_type(cg_type source, const cgi_mixed *offsets, const cgi_mixed *sizes, const cgi_mixed *strides); // NULL: not strided
CGI_DEF cg_value cgi_dynamic_size_operand(cg_op op, const char *group, cg_type type, unsigned dim);

// The reassociation attribute, reassociation[i] lists the expanded dims of collapsed dim i: checks it and the shapes against it.
CGI_DEF bool cgi_reassociation_verify(cg_op op, cg_type expanded, cg_type collapsed);

#ifdef __cplusplus
}
#endif
#endif
