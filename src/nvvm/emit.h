// Private to the NVVM backend: the state of one emission and what its files offer each other.
#ifndef CGI_NVVM_EMIT_H
#define CGI_NVVM_EMIT_H
#include <string.h>
#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>
#include <llvm-c/DebugInfo.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <llvm/Config/llvm-config.h>
#include "nvvm/cg_nvvm.h"

#if LLVM_VERSION_MAJOR < 15
#error "codegen_nvvm.h needs LLVM 15 or later"
#endif

#ifdef CGI_NVVM_ONE_UNIT
#define CGI_NVVM_DEF static
#else
#define CGI_NVVM_DEF
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define CGI_NVVM_MAX_DEPTH 128 // nested control flow; bounds the emitter's stack
#define CGI_NVVM_MAX_LANES 16
#define CGI_NVVM_WARP 32
#define CGI_NVVM_FRAGMENT 128 // words or elements of a lane's part of a matrix, at most
#define CGI_NVVM_GLOBAL 1u    // address spaces
#define CGI_NVVM_SHARED 3u
#define CGI_NVVM_SHARED_ALIGNMENT 16u
#define CGI_NVVM_SHARED_GROUPS 11u
#define CGI_NVVM_WARPGROUP 128
#define CGI_NVVM_SWIZZLE_ALIGNMENT 1024u // of what warpgroups multiply

typedef struct cgi_nvvm_slot {
  cg_value key;
  LLVMValueRef value;
} cgi_nvvm_slot;

typedef struct cgi_nvvm_emitter {
  cg_context *ctx;
  const cg_emit_input *input;
  const cg_target *target;
  const char *chip;
  cg_result result; // the first failure
  cg_op op;         // being emitted: what errors name
  LLVMContextRef llvm;
  LLVMModuleRef module;
  LLVMBuilderRef builder;
  LLVMTargetMachineRef machine;
  cgi_nvvm_slot *slots; // what IR values are; a memref is a pointer to its first element
  size_t num_slots, slot_capacity;
  // The current function.
  cg_op function;
  LLVMValueRef kernel;
  uint32_t workgroup_size[3], depth;
  cg_attr bindings, parameters; // of the export
  size_t num_pointers, num_constants, parameter_pointer;
  bool *written;                                             // per pointer
  uint64_t shared_at[CGI_NVVM_SHARED_GROUPS];                // where the next array in dynamic shared memory goes
  uint64_t shared_bytes;                                     // static or dynamic
  bool is_shared_dynamic, has_matrices, has_f8, has_pending; // of products of warpgroups
  uint32_t subgroup;                                         // threads of one: a warp's, or a warpgroup's
} cgi_nvvm_emitter;

// emit.c: errors return false, so that `return cgi_nvvm_fail(…)` reads well. `detail` may be NULL; it follows the message.
CGI_NVVM_DEF bool cgi_nvvm_fail(cgi_nvvm_emitter *e, const char *message, const char *detail);
CGI_NVVM_DEF bool cgi_nvvm_invalid(cgi_nvvm_emitter *e, const char *message);
CGI_NVVM_DEF bool cgi_nvvm_emit_ops(cgi_nvvm_emitter *e, cg_block block);          // those of a block up to its terminator
CGI_NVVM_DEF bool cgi_nvvm_emit_block(cgi_nvvm_emitter *e, cg_block block);        // the same of a region of one block
CGI_NVVM_DEF bool cgi_nvvm_begin(cgi_nvvm_emitter *e, const cg_emit_input *input); // makes and verifies the LLVM module
CGI_NVVM_DEF cg_result cgi_nvvm_end(cgi_nvvm_emitter *e);

// values.c
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_value(cgi_nvvm_emitter *e, cg_value value); // NULL after an error
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_find(const cgi_nvvm_emitter *e, cg_value value);
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_operand(cgi_nvvm_emitter *e, cg_op op, unsigned i);
CGI_NVVM_DEF bool cgi_nvvm_bind(cgi_nvvm_emitter *e, cg_value value, LLVMValueRef v);
CGI_NVVM_DEF bool cgi_nvvm_set_result(cgi_nvvm_emitter *e, cg_op op, LLVMValueRef v);
CGI_NVVM_DEF LLVMTypeRef cgi_nvvm_type(cgi_nvvm_emitter *e, cg_type type); // NULL after an error
CGI_NVVM_DEF LLVMTypeRef cgi_nvvm_i32(cgi_nvvm_emitter *e);
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_u32(cgi_nvvm_emitter *e, uint32_t v);
CGI_NVVM_DEF LLVMTypeRef cgi_nvvm_scalar_type(LLVMTypeRef type);
CGI_NVVM_DEF unsigned cgi_nvvm_lanes(LLVMTypeRef type);
CGI_NVVM_DEF unsigned cgi_nvvm_width(LLVMTypeRef type);                                      // bits of a scalar
CGI_NVVM_DEF bool cgi_nvvm_is_int(LLVMTypeRef type);                                         // or a vector of such
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_lane(cgi_nvvm_emitter *e, LLVMValueRef v, unsigned lane); // of a scalar, itself
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_construct(cgi_nvvm_emitter *e, unsigned n, const LLVMValueRef *parts);
// A call of an intrinsic, overloaded on `type` unless that is NULL.
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_call(cgi_nvvm_emitter *e, const char *name, LLVMTypeRef type, unsigned n, LLVMValueRef *operands);
// A line of assembly that stays where it is.
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_asm(cgi_nvvm_emitter *e, LLVMTypeRef type, const char *text, const char *constraints, unsigned n,
                                       LLVMValueRef *operands);
CGI_NVVM_DEF bool cgi_nvvm_emit_constant(cgi_nvvm_emitter *e, cg_op op);

// arith.c, memory.c, vector.c, gpu.c, matrix.c, control.c: *handled says whether the op is theirs.
CGI_NVVM_DEF bool cgi_nvvm_emit_arith(cgi_nvvm_emitter *e, cg_op op, bool *handled);
CGI_NVVM_DEF void cgi_nvvm_plan_shared(cgi_nvvm_emitter *e, cg_block body);
CGI_NVVM_DEF bool cgi_nvvm_emit_memory(cgi_nvvm_emitter *e, cg_op op, bool *handled);
CGI_NVVM_DEF bool cgi_nvvm_is_shared(cg_type type);
#ifndef CODEGEN_NO_FAST_PIPELINES
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_place(cgi_nvvm_emitter *e, cg_value memref, cg_value index); // NULL after an error
CGI_NVVM_DEF unsigned cgi_nvvm_divisor(cg_value v, unsigned depth);
CGI_NVVM_DEF unsigned cgi_nvvm_memref_alignment(const cgi_nvvm_emitter *e, cg_value memref);
#endif
CGI_NVVM_DEF void cgi_nvvm_note_write(cgi_nvvm_emitter *e, cg_value memref);
CGI_NVVM_DEF uint32_t cgi_nvvm_threads(const cgi_nvvm_emitter *e); // of a workgroup
CGI_NVVM_DEF bool cgi_nvvm_emit_vector(cgi_nvvm_emitter *e, cg_op op, bool *handled);
CGI_NVVM_DEF bool cgi_nvvm_emit_gpu(cgi_nvvm_emitter *e, cg_op op, bool *handled);
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_lane_id(cgi_nvvm_emitter *e);
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_quarter(cgi_nvvm_emitter *e);
typedef enum cgi_nvvm_mode { CGI_NVVM_UP, CGI_NVVM_DOWN, CGI_NVVM_XOR, CGI_NVVM_IDX } cgi_nvvm_mode;
// Any value, from the lane that is so far away; NULL after an error.
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_shuffle(cgi_nvvm_emitter *e, cgi_nvvm_mode mode, LLVMValueRef v, LLVMValueRef offset);
#ifndef CODEGEN_NO_FAST_PIPELINES
CGI_NVVM_DEF bool cgi_nvvm_emit_matrix(cgi_nvvm_emitter *e, cg_op op, bool *handled);
CGI_NVVM_DEF bool cgi_nvvm_multiplies_f8(cg_op function);
CGI_NVVM_DEF LLVMTypeRef cgi_nvvm_matrix_type(cgi_nvvm_emitter *e, cg_type type); // of a lane's part; NULL after an error
#endif
CGI_NVVM_DEF bool cgi_nvvm_emit_control(cgi_nvvm_emitter *e, cg_op op, bool *handled);
CGI_NVVM_DEF bool cgi_nvvm_emit_body(cgi_nvvm_emitter *e, cg_block entry); // of a kernel
#if !defined(CODEGEN_NO_TEXT) && !defined(CODEGEN_NO_EXTENSIONS)
// dialect.c, convert_to_nvvm.c, scf_to_cf.c
#define CGI_NVVM_DIALECTS 2
CGI_NVVM_DEF const cg_dialect_desc *cgi_nvvm_dialects(void);
CGI_NVVM_DEF cg_result cgi_nvvm_convert_to_nvvm(void *user, const cg_pass_input *input);
CGI_NVVM_DEF cg_result cgi_nvvm_scf_to_cf(void *user, const cg_pass_input *input);
#endif
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_reduce(cgi_nvvm_emitter *e, LLVMValueRef a, LLVMValueRef b, cg_attr how, cg_op op); // one step
CGI_NVVM_DEF void cgi_nvvm_flags(cg_op op, LLVMValueRef v); // puts the op's fast-math flags on an instruction

#ifdef __cplusplus
}
#endif
#endif
