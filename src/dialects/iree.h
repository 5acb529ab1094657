// Private: reading the dialects of a dispatch (hal, flow) whatever age their spelling has.
#ifndef CGI_IREE_H
#define CGI_IREE_H
#include "ir/ir.h"

#ifdef __cplusplus
extern "C" {
#endif

// What hal.interface.load.tensor, hal.interface.store.tensor or hal.interface.binding.subspan refers to.
typedef struct cgi_hal_ref {
  int64_t set, binding;
  unsigned access; // cg_access; 0 when neither the declaration, the flags nor the type tells
  bool discard;    // "Write|Discard": what was there before is not needed
  cg_op decl;      // the hal.interface.binding; NULL where the op itself gives the numbers
} cgi_hal_ref;
// False, without an error, when the op names a binding that is not declared in reach.
CGI_DEF bool cgi_hal_binding(cg_op op, cgi_hal_ref *out);
CGI_DEF bool cgi_hal_reads_only(cg_op load);                    // whether a memref.load or vector.load is of a binding that its kernel only reads
CGI_DEF unsigned cgi_hal_access_of(cg_str text, bool *discard); // "Read", "Write|Discard", "Read|Write", "ReadWrite"; 0 for other text

// A host's own layout of an array (docs/abi.md): what the attributes codegen.set, .binding, .offset and .strides of an argument or result say.
#define CGI_LAYOUT_RANK 16
typedef struct cgi_layout {
  bool fixed; // at this set and binding
  int64_t set, binding;
  int64_t offset;                   // bytes from where the buffer is bound
  unsigned num_strides;             // 0: dense
  int64_t strides[CGI_LAYOUT_RANK]; // elements
} cgi_layout;
CGI_DEF bool cgi_layout_of(cg_attr dict, cgi_layout *out);                             // false where the dictionary (or NULL) says nothing of it
CGI_DEF bool cgi_layout_at(cg_op func, const char *list, unsigned i, cgi_layout *out); // of an entry of arg_attrs or res_attrs
// Where a kernel's sizes come from when they are no push constants: what codegen.sizes of a module and cg.parameters of an export say.
typedef struct cgi_parameters {
  bool uniform; // a uniform buffer; else a storage buffer
  int64_t set, binding, offset;
} cgi_parameters;
CGI_DEF bool cgi_parameters_of(cg_attr dict, cgi_parameters *out); // false where it is no such dictionary
// Elements from the array's first to its last, both included; 0 where it has none, CG_DYNAMIC where that depends on a dynamic dim.
CGI_DEF int64_t cgi_layout_span(const cgi_layout *l, cg_type shaped);
// The memref that a hal.interface.binding.subspan of a dispatch tensor is: with the strides that its attribute codegen.strides says.
CGI_DEF cg_type cgi_subspan_memref(cg_op subspan);
// Whether two subspans may share a byte: those of different bindings do not, nor do parts of one binding that the host keeps apart
// (codegen.disjoint) at different offsets.
CGI_DEF bool cgi_subspans_overlap(cg_op a, cg_op b);

// A hand-written kernel's workload: the arguments of the region that counts, behind the device, of its export or dispatch_config. Writes the
// symbol that each is, up to CGI_MAX_WORKLOAD of them, and gives their number: the push constant that flow.dispatch.workload.ordinal ties it to, push
// constant i for argument i in a kernel without such ties, or else a symbol of its own behind the push constants. `cg.workload` of the export keeps
// the answer.
#define CGI_MAX_WORKLOAD 32
CGI_DEF unsigned cgi_workload_symbols(cg_op exported, cg_op func, int64_t *symbols);

// flow.dispatch.tensor.load of the dispatch tensor `from`, or the store of `value` (else NULL) to it: all of it, or what `view` (else NULL), a
// subview, takes. `dims` are its dynamic sizes; `tensor` is what is read or written.
CGI_DEF cg_op cgi_build_dispatch_access(cgi_builder *b, cg_value value, cg_value from, cg_type tensor, unsigned num_dims, const cg_value *dims,
                                        cg_op view);
// The number of the operand that a result of a flow.dispatch is written over, -1: none. Such a result has the sizes of that operand.
CGI_DEF int64_t cgi_dispatch_tied(cg_op op, unsigned result);
// The number of the operand that says dimension i of a result, which is dynamic; -1: none does.
CGI_DEF int64_t cgi_dispatch_dim(cg_op op, unsigned result, unsigned i);
CGI_DEF cg_op cgi_dispatch_config_of(cg_op func); // the iree_codegen.dispatch_config beside a kernel; NULL where there is none
// codegen.workgroup_count of a function, or of what is around it (*holder); NULL where there is none. It counts the workgroups of a kernel that came
// distributed and has no count region.
CGI_DEF cg_attr cgi_given_workgroup_count(cg_op func, cg_op *holder);

// hal.interface.bindings of a dispatch, where it has them: each operand and result has another one, and which of the `n` goes to the b-th.
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
CGI_DEF bool cgi_verify_interface_bindings(cg_op op);
CGI_DEF unsigned cgi_interface_operand(cg_op op, unsigned n, unsigned b);
#else
#define cgi_verify_interface_bindings(op) true
#define cgi_interface_operand(op, n, b) (b)
#endif

// Dynamic dims of a tensor, memref or dispatch tensor type.
CGI_DEF unsigned cgi_dynamic_dims(cg_type t);

#ifdef __cplusplus
}
#endif
#endif
