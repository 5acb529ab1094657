// Generated from src/codegen_nvvm.h by `make headers`: do not edit.
// codegen_nvvm.h - v0.1.0 - the NVVM backend of codegen.h: PTX for NVIDIA GPUs. Public domain or MIT-0, your choice.
//
// Do this, in the file where codegen.h is implemented or in another one:
//    #define CODEGEN_IMPLEMENTATION         // both implementations, or
//    #define CODEGEN_NVVM_IMPLEMENTATION    // this one alone
//    #include "codegen_nvvm.h"
// Everywhere else, include it without the define. It includes codegen.h, of which it uses the public functions only.
//
//    cg_compile_desc desc = {0};
//    desc.target = "sm_80";
//    desc.backend = cg_nvvm_backend();
//
// The file that implements it needs LLVM's C headers and library, 15 or later, with the target NVPTX: `llvm-config --cflags --ldflags --libs` says
// how to compile and link it. No other file needs them.
//
// codegen.h is long: it is read here only for what it has not given yet.
#if !defined(CODEGEN_H) || (defined(CODEGEN_IMPLEMENTATION) && !defined(CODEGEN_IMPLEMENTED))
#include "codegen.h"
#endif
#ifndef CODEGEN_NVVM_H_INCLUDED
#define CODEGEN_NVVM_H_INCLUDED
// ==== nvvm/cg_nvvm.h
// Public: the NVVM backend. It reads the emission form through codegen.h's public functions alone, and writes LLVM IR through LLVM's C API.
#ifndef CG_NVVM_H
#define CG_NVVM_H

#ifdef __cplusplus
extern "C" {
#endif

// Workgroup memory of a kernel is static up to so many bytes. A kernel with more has all of its cg_kernel.shared_memory_bytes as dynamic shared
// memory: the host allows that many (CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), and gives them to each launch.
#define CG_NVVM_STATIC_SHARED_MEMORY (48u * 1024u)

typedef struct cg_nvvm_options {
  bool llvm_ir;    // cg_program.text is LLVM IR, as it is before LLVM's own passes; else PTX
  unsigned passes; // LLVM's own before it generates code: 0 none; 1 the few that these kernels gain by; 2, 3 all of its levels 2 and 3
} cg_nvvm_options;

// The backend for cg_compile_desc.backend and the targets sm_NN: the kernels of an executable variant become one module of PTX, with an entry each.
// Its parameters are the kernel's bindings in order, as pointers to global memory, then its push constants in order, as 32-bit words. A byte of a
// kernel's name that PTX does not take (what is no letter, digit or underscore; a digit in front) is $ and two hexadecimal digits in the entry's.
// The text lives in the context until cg_reset. Level 1, PTX. Stateless: one pointer serves every context; LLVM's target is initialized by the first
// call, which has to return before other threads make theirs.
CODEGEN_API bool cg_nvvm_knows(const char *target); // whether the LLVM at hand compiles for the target of this name
CODEGEN_API const cg_backend *cg_nvvm_backend(void);
// The same with options, which have to live as long as the backend is used. NULL: those of cg_nvvm_backend.
CODEGEN_API cg_backend cg_nvvm_backend_with(const cg_nvvm_options *options);

// Registers what shows kernels on their way to LLVM as text: the passes scf-to-cf and convert-to-nvvm, which come behind what lowers kernels to the
// emission form, and the operations of the llvm and nvvm dialects that the latter makes, as MLIR writes them. CG_UNSUPPORTED where codegen.h has no
// text or no extensions.
CODEGEN_API cg_result cg_nvvm_register(cg_context *ctx);

#ifdef __cplusplus
}
#endif
#endif
#endif // CODEGEN_NVVM_H_INCLUDED

#if (defined(CODEGEN_IMPLEMENTATION) || defined(CODEGEN_NVVM_IMPLEMENTATION)) && !defined(CODEGEN_NVVM_IMPLEMENTED)
#define CODEGEN_NVVM_IMPLEMENTED
#define CGI_NVVM_ONE_UNIT
// ==== nvvm/emit.h
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
// ==== nvvm/values.c
// LLVM values and types of IR values and types, constants and intrinsics.

static size_t cgi_nvvm_slot_of(const cgi_nvvm_emitter *e, cg_value key) {
  size_t i = (size_t)(((uint64_t)(uintptr_t)key * 0x9e3779b97f4a7c15u) >> 32) & (e->slot_capacity - 1);
  while (e->slots[i].key && e->slots[i].key != key) i = (i + 1) & (e->slot_capacity - 1);
  return i;
}

static bool cgi_nvvm_grow(cgi_nvvm_emitter *e) {
  cgi_nvvm_slot *old = e->slots;
  size_t count = e->slot_capacity, more = count ? 2 * count : 256;
  cgi_nvvm_slot *grown = (cgi_nvvm_slot *)cg_realloc(e->ctx, NULL, 0, more * sizeof *grown);
  if (!grown) {
    e->result = CG_OUT_OF_MEMORY;
    return false;
  }
  e->slots = grown;
  e->slot_capacity = more;
  for (size_t i = 0; i < count; i++)
    if (old[i].key) e->slots[cgi_nvvm_slot_of(e, old[i].key)] = old[i];
  cg_free(e->ctx, old, count * sizeof *old);
  return true;
}

CGI_NVVM_DEF LLVMValueRef cgi_nvvm_find(const cgi_nvvm_emitter *e, cg_value value) {
  return e->slot_capacity ? e->slots[cgi_nvvm_slot_of(e, value)].value : NULL;
}

CGI_NVVM_DEF LLVMValueRef cgi_nvvm_value(cgi_nvvm_emitter *e, cg_value value) {
  LLVMValueRef v = cgi_nvvm_find(e, value);
  if (!v) cgi_nvvm_fail(e, "has an operand that this kernel does not compute", NULL);
  return v;
}

CGI_NVVM_DEF LLVMValueRef cgi_nvvm_operand(cgi_nvvm_emitter *e, cg_op op, unsigned i) { return cgi_nvvm_value(e, cg_op_operand(op, i)); }

CGI_NVVM_DEF bool cgi_nvvm_bind(cgi_nvvm_emitter *e, cg_value value, LLVMValueRef v) {
  if (e->result != CG_OK || (2 * e->num_slots >= e->slot_capacity && !cgi_nvvm_grow(e))) return false;
  cgi_nvvm_slot *slot = &e->slots[cgi_nvvm_slot_of(e, value)];
  if (!slot->key) e->num_slots++;
  slot->key = value;
  slot->value = v;
  return true;
}

CGI_NVVM_DEF bool cgi_nvvm_set_result(cgi_nvvm_emitter *e, cg_op op, LLVMValueRef v) { return cgi_nvvm_bind(e, cg_op_result(op, 0), v); }

// ---- types ----------------------------------------------------------------------------------------------------------------------------
CGI_NVVM_DEF LLVMTypeRef cgi_nvvm_i32(cgi_nvvm_emitter *e) { return LLVMInt32TypeInContext(e->llvm); }

CGI_NVVM_DEF LLVMValueRef cgi_nvvm_u32(cgi_nvvm_emitter *e, uint32_t v) { return LLVMConstInt(cgi_nvvm_i32(e), v, 0); }

CGI_NVVM_DEF LLVMTypeRef cgi_nvvm_type(cgi_nvvm_emitter *e, cg_type type) {
  switch (cg_type_get_kind(type)) {
  case CG_TYPE_INDEX: return cgi_nvvm_i32(e);
  case CG_TYPE_INTEGER: return LLVMIntTypeInContext(e->llvm, cg_type_width(type));
  case CG_TYPE_F16: return LLVMHalfTypeInContext(e->llvm);
  case CG_TYPE_F32: return LLVMFloatTypeInContext(e->llvm);
  case CG_TYPE_F64: return LLVMDoubleTypeInContext(e->llvm);
  case CG_TYPE_VECTOR: {
    LLVMTypeRef element = cgi_nvvm_type(e, cg_type_element(type));
    int64_t lanes = cg_type_num_elements(type);
    if (cg_type_rank(type) > 1 || lanes < 1 || lanes > CGI_NVVM_MAX_LANES) {
      cgi_nvvm_fail(e, "[unsupported-type] has a vector that is not one-dimensional with 1 to 16 elements", NULL);
      return NULL;
    }
    return lanes == 1 || !element ? element : LLVMVectorType(element, (unsigned)lanes);
  }
#ifndef CODEGEN_NO_FAST_PIPELINES
  case CG_TYPE_OPAQUE: {
    static const char token[] = "nvgpu.device.async.token"; // groups are counted: it is nothing
    cg_str text = cg_type_text(type);
    return text.len == sizeof token - 1 && memcmp(text.data, token, text.len) == 0 ? cgi_nvvm_i32(e) : cgi_nvvm_matrix_type(e, type);
  }
#endif
  default: cgi_nvvm_fail(e, "[unsupported-type] has a type that NVVM kernels do not compute with", NULL); return NULL;
  }
}

CGI_NVVM_DEF LLVMTypeRef cgi_nvvm_scalar_type(LLVMTypeRef type) {
  return LLVMGetTypeKind(type) == LLVMVectorTypeKind ? LLVMGetElementType(type) : type;
}

CGI_NVVM_DEF unsigned cgi_nvvm_lanes(LLVMTypeRef type) { return LLVMGetTypeKind(type) == LLVMVectorTypeKind ? LLVMGetVectorSize(type) : 1; }

CGI_NVVM_DEF bool cgi_nvvm_is_int(LLVMTypeRef type) { return LLVMGetTypeKind(cgi_nvvm_scalar_type(type)) == LLVMIntegerTypeKind; }

CGI_NVVM_DEF unsigned cgi_nvvm_width(LLVMTypeRef type) {
  type = cgi_nvvm_scalar_type(type);
  switch (LLVMGetTypeKind(type)) {
  case LLVMIntegerTypeKind: return LLVMGetIntTypeWidth(type);
  case LLVMHalfTypeKind: return 16;
  case LLVMFloatTypeKind: return 32;
  default: return 64;
  }
}

CGI_NVVM_DEF LLVMValueRef cgi_nvvm_lane(cgi_nvvm_emitter *e, LLVMValueRef v, unsigned lane) {
  return cgi_nvvm_lanes(LLVMTypeOf(v)) == 1 ? v : LLVMBuildExtractElement(e->builder, v, cgi_nvvm_u32(e, lane), "");
}

CGI_NVVM_DEF LLVMValueRef cgi_nvvm_construct(cgi_nvvm_emitter *e, unsigned n, const LLVMValueRef *parts) {
  if (n == 1) return parts[0];
  LLVMValueRef v = LLVMGetPoison(LLVMVectorType(LLVMTypeOf(parts[0]), n));
  for (unsigned i = 0; i < n; i++) v = LLVMBuildInsertElement(e->builder, v, parts[i], cgi_nvvm_u32(e, i), "");
  return v;
}

// ---- constants ------------------------------------------------------------------------------------------------------------------------
static LLVMValueRef cgi_nvvm_constant(cgi_nvvm_emitter *e, LLVMTypeRef scalar, uint64_t bits) {
  if (cgi_nvvm_is_int(scalar)) return LLVMConstInt(scalar, bits, 0);
  return LLVMConstBitCast(LLVMConstInt(LLVMIntTypeInContext(e->llvm, cgi_nvvm_width(scalar)), bits, 0), scalar);
}

static uint64_t cgi_nvvm_read_bits(const uint8_t *bytes, size_t n) {
  uint64_t bits = 0;
  for (size_t i = 0; i < n && i < 8; i++) bits |= (uint64_t)bytes[i] << (8 * i);
  return bits;
}

CGI_NVVM_DEF bool cgi_nvvm_emit_constant(cgi_nvvm_emitter *e, cg_op op) {
  cg_attr attr = cg_op_attr(op, "value");
  LLVMTypeRef type = cgi_nvvm_type(e, cg_value_type(cg_op_result(op, 0)));
  LLVMValueRef parts[CGI_NVVM_MAX_LANES];
  const uint8_t *bytes = NULL;
  size_t size = 0, width = 0;
  uint64_t bits = 0;
  if (!attr || !type) return type ? cgi_nvvm_invalid(e, "has no value") : false;
  switch (cg_attr_get_kind(attr)) {
  case CG_ATTR_INT:
    bits = (uint64_t)cg_attr_int(attr);
    if (cg_type_get_kind(cg_attr_type(attr)) == CG_TYPE_INDEX && (cg_attr_int(attr) < INT32_MIN || cg_attr_int(attr) > INT32_MAX))
      return cgi_nvvm_fail(e, "has an index constant beyond 32 bits", NULL);
    break;
  case CG_ATTR_BOOL: bits = cg_attr_int(attr) ? 1 : 0; break;
  case CG_ATTR_FLOAT: bits = cg_attr_float_bits(attr); break;
  case CG_ATTR_DENSE:
    width = cg_storage_bytes(cg_type_element(cg_attr_type(attr)));
    bytes = cg_attr_bytes(attr, &size);
    break;
  default: return cgi_nvvm_fail(e, "has a constant of a kind that NVVM kernels do not take", NULL);
  }
  unsigned lanes = cgi_nvvm_lanes(type);
  for (unsigned i = 0; i < lanes; i++) {
    if (bytes) bits = cgi_nvvm_read_bits(bytes + (cg_attr_is_splat(attr) ? 0 : i * width), width);
    parts[i] = cgi_nvvm_constant(e, cgi_nvvm_scalar_type(type), bits);
  }
  return cgi_nvvm_set_result(e, op, lanes == 1 ? parts[0] : LLVMConstVector(parts, lanes));
}

// ---- assembly and intrinsics --------------------------------------------------------------------------------------------------------------------
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_asm(cgi_nvvm_emitter *e, LLVMTypeRef type, const char *text, const char *constraints, unsigned n,
                                       LLVMValueRef *operands) {
  LLVMTypeRef types[2 * CGI_NVVM_FRAGMENT], function;
  char *parts[2]; // LLVM takes what it does not change
  memcpy(&parts[0], &text, sizeof text);
  memcpy(&parts[1], &constraints, sizeof constraints);
  for (unsigned i = 0; i < n; i++) types[i] = LLVMTypeOf(operands[i]);
  function = LLVMFunctionType(type, types, n, 0);
  LLVMValueRef callee = LLVMGetInlineAsm(function, parts[0], strlen(text), parts[1], strlen(constraints), 1, 0, LLVMInlineAsmDialectATT, 0);
  return LLVMBuildCall2(e->builder, function, callee, operands, n, "");
}

CGI_NVVM_DEF LLVMValueRef cgi_nvvm_call(cgi_nvvm_emitter *e, const char *name, LLVMTypeRef type, unsigned n, LLVMValueRef *operands) {
  unsigned id = LLVMLookupIntrinsicID(name, strlen(name)), types = type ? 1 : 0;
  if (!id) {
    cgi_nvvm_fail(e, "[missing-feature] needs an intrinsic that this LLVM lacks: ", name);
    return NULL;
  }
  LLVMValueRef callee = LLVMGetIntrinsicDeclaration(e->module, id, &type, types);
  return LLVMBuildCall2(e->builder, LLVMIntrinsicGetType(e->llvm, id, &type, types), callee, operands, n, "");
}
// ==== nvvm/memory.c
// Memory: kernel arguments, workgroup and private arrays; loads, stores, atomics. A memref is a pointer to its first element.

static int64_t cgi_nvvm_entry(cg_attr dict, const char *key) {
  cg_attr a = dict ? cg_attr_get(dict, key) : NULL;
  return a ? cg_attr_int(a) : 0;
}

static bool cgi_nvvm_check_memref(cgi_nvvm_emitter *e, cg_type type, int64_t *offset) {
  int64_t stride = 1;
  *offset = 0;
  if (cg_type_get_kind(type) != CG_TYPE_MEMREF || cg_type_rank(type) > 1) return cgi_nvvm_fail(e, "has a memref of more than one dimension", NULL);
  if (cg_type_layout(type) && (!cg_type_strides(type, &stride, offset) || (cg_type_rank(type) == 1 && stride != 1) || *offset == CG_DYNAMIC))
    return cgi_nvvm_fail(e, "has a memref whose layout is neither contiguous nor at a static offset", NULL);
  LLVMTypeRef element = cgi_nvvm_type(e, cg_type_element(type));
  if (!element) return false;
  if (cgi_nvvm_width(element) == 1) return cgi_nvvm_fail(e, "has i1 elements: in memory they are i8", NULL);
  return cgi_nvvm_lanes(element) != 3 || cgi_nvvm_fail(e, "has elements that are vectors of 3", NULL);
}

static unsigned cgi_nvvm_bytes(LLVMTypeRef type) { return cgi_nvvm_width(type) / 8 * cgi_nvvm_lanes(type); }

static LLVMValueRef cgi_nvvm_element_at(cgi_nvvm_emitter *e, LLVMTypeRef element, LLVMValueRef pointer, LLVMValueRef index) {
  if (LLVMIsAConstantInt(index) && LLVMConstIntGetZExtValue(index) == 0) return pointer;
  return LLVMBuildInBoundsGEP2(e->builder, element, pointer, &index, 1, "");
}

// ---- kernel arguments -----------------------------------------------------------------------------------------------------------------
// Which pointer of the kernel a binding is: bindings are in order, and the buffer of the sizes, if there is one, is among them.
static bool cgi_nvvm_pointer_of(cgi_nvvm_emitter *e, int64_t set, int64_t binding, size_t *out) {
  size_t n = e->bindings ? cg_attr_len(e->bindings) : 0;
  for (size_t i = 0; i < n; i++) {
    cg_attr item = cg_attr_at(e->bindings, i);
    if (cgi_nvvm_entry(item, "set") != set || cgi_nvvm_entry(item, "binding") != binding) continue;
    *out = e->parameters && i >= e->parameter_pointer ? i + 1 : i;
    return true;
  }
  return cgi_nvvm_invalid(e, "names a binding that its export does not list");
}

static bool cgi_nvvm_emit_subspan(cgi_nvvm_emitter *e, cg_op op) {
  cg_type type = cg_value_type(cg_op_result(op, 0));
  cg_attr set = cg_op_attr(op, "set"), binding = cg_op_attr(op, "binding");
  int64_t offset;
  size_t index;
  if (!cgi_nvvm_check_memref(e, type, &offset)) return false;
  if (!cgi_nvvm_pointer_of(e, set ? cg_attr_int(set) : 0, binding ? cg_attr_int(binding) : 0, &index)) return false;
  LLVMTypeRef element = cgi_nvvm_type(e, cg_type_element(type));
  LLVMValueRef pointer = LLVMGetParam(e->kernel, (unsigned)index);
  unsigned dynamic = cg_type_rank(type) == 1 && cg_type_dim(type, 0) == CG_DYNAMIC ? 1 : 0;
  if (cg_op_num_operands(op) > dynamic) {
    LLVMValueRef bytes = cgi_nvvm_operand(e, op, CG_HAL_INTERFACE_BINDING_SUBSPAN_BYTE_OFFSET);
    if (!bytes) return false;
    if (LLVMIsAConstantInt(bytes) && LLVMConstIntGetZExtValue(bytes) % cgi_nvvm_bytes(element) != 0)
      return cgi_nvvm_fail(e, "has a byte offset that is no multiple of its element's size", NULL);
    pointer = cgi_nvvm_element_at(e, LLVMInt8TypeInContext(e->llvm), pointer, LLVMBuildZExt(e->builder, bytes, LLVMInt64TypeInContext(e->llvm), ""));
  }
  if (offset) pointer = cgi_nvvm_element_at(e, element, pointer, LLVMConstInt(LLVMInt64TypeInContext(e->llvm), (uint64_t)offset, 1));
  return cgi_nvvm_set_result(e, op, pointer);
}

// A word among the kernel's last arguments, or of the buffer that the sizes come in.
static bool cgi_nvvm_emit_push_constant(cgi_nvvm_emitter *e, cg_op op) {
  cg_attr ordinal = cg_op_attr(op, "ordinal"), at;
  LLVMTypeRef type = cgi_nvvm_type(e, cg_value_type(cg_op_result(op, 0)));
  int64_t i = ordinal ? cg_attr_int(ordinal) : -1;
  LLVMValueRef v;
  if (!type) return false;
  if (i < 0 || (size_t)i >= e->num_constants) return cgi_nvvm_invalid(e, "has no valid ordinal");
  if (cgi_nvvm_width(type) != 32 || cgi_nvvm_lanes(type) != 1) return cgi_nvvm_fail(e, "is no 32-bit value: push constants are 32-bit words", NULL);
  if (e->parameters) {
    at = cg_attr_get(e->parameters, "at");
    int64_t byte = at && (size_t)i < cg_attr_int_list_len(at) ? cg_attr_int_list_at(at, (size_t)i) : cgi_nvvm_entry(e->parameters, "offset") + 4 * i;
    v = LLVMGetParam(e->kernel, (unsigned)e->parameter_pointer);
    v = cgi_nvvm_element_at(e, LLVMInt8TypeInContext(e->llvm), v, LLVMConstInt(LLVMInt64TypeInContext(e->llvm), (uint64_t)byte, 0));
    v = LLVMBuildLoad2(e->builder, cgi_nvvm_i32(e), v, "");
    LLVMSetAlignment(v, 4);
  } else {
    v = LLVMGetParam(e->kernel, (unsigned)(e->num_pointers + (size_t)i));
  }
  return cgi_nvvm_set_result(e, op, LLVMBuildBitCast(e->builder, v, type, ""));
}

// ---- allocations ----------------------------------------------------------------------------------------------------------------------
static bool cgi_nvvm_is_space(cg_attr space, int64_t number, const char *word) {
  if (!space) return false;
  return cg_attr_get_kind(space) == CG_ATTR_INT ? cg_attr_int(space) == number : cg_attr_has_word(space, word);
}

CGI_NVVM_DEF bool cgi_nvvm_is_shared(cg_type type) { return cgi_nvvm_is_space(cg_type_memory_space(type), CGI_NVVM_SHARED, "workgroup"); }

// As cg_kernel.shared_memory_bytes counts them: one array behind another without gaps. *group: log2 of 16, 8, 4, 2 or 1 bytes, of which it is a
// multiple; of warpgroups up to 1024.
static uint64_t cgi_nvvm_shared_size(const cgi_nvvm_emitter *e, cg_op op, unsigned *group) {
  cg_type type = cg_value_type(cg_op_result(op, 0)), element = cg_type_element(type);
  int64_t n = cg_type_num_elements(type), lanes = 1;
  if (cg_op_get_kind(op) != CG_MEMREF_ALLOC || n < 1) return 0;
  if (cg_type_get_kind(element) == CG_TYPE_VECTOR) {
    lanes = cg_type_num_elements(element);
    element = cg_type_element(element);
  }
  uint64_t bytes = (uint64_t)n * (uint64_t)lanes * cg_storage_bytes(element);
  for (*group = e->subgroup == CGI_NVVM_WARPGROUP ? CGI_NVVM_SHARED_GROUPS - 1 : 4; *group && bytes >> *group << *group != bytes;) --*group;
  return bytes;
}

// What the ops of a block and of those inside allocate, in each group. They are nested no deeper than the emitter goes.
static void cgi_nvvm_count_shared(const cgi_nvvm_emitter *e, cg_block block, unsigned depth, uint64_t *groups) {
  for (cg_op op = block && depth ? cg_block_first(block) : NULL; op; op = cg_op_next(op)) {
    unsigned group = 0;
    uint64_t bytes = cg_op_get_kind(op) == CG_MEMREF_ALLOC ? cgi_nvvm_shared_size(e, op, &group) : 0;
    groups[group] += bytes;
    for (unsigned r = 0; r < cg_op_num_regions(op); r++) cgi_nvvm_count_shared(e, cg_region_first(cg_op_region(op, r)), depth - 1, groups);
  }
}

// Static or dynamic; of the latter, the arrays of the largest alignment lie first.
CGI_NVVM_DEF void cgi_nvvm_plan_shared(cgi_nvvm_emitter *e, cg_block body) {
  uint64_t sizes[CGI_NVVM_SHARED_GROUPS] = {0}, all = 0;
  for (; body; body = cg_block_next(body)) cgi_nvvm_count_shared(e, body, CGI_NVVM_MAX_DEPTH, sizes);
  for (unsigned g = CGI_NVVM_SHARED_GROUPS; g-- > 0; all += sizes[g]) e->shared_at[g] = all;
  e->shared_bytes = all;
  e->is_shared_dynamic = all > CG_NVVM_STATIC_SHARED_MEMORY;
}

// An array of its own, or where the kernel has more than may be static, a piece of its dynamic shared memory.
static LLVMValueRef cgi_nvvm_shared(cgi_nvvm_emitter *e, cg_op op, LLVMTypeRef array) {
  LLVMTypeRef byte = LLVMInt8TypeInContext(e->llvm);
  unsigned group = 0;
  uint64_t bytes = cgi_nvvm_shared_size(e, op, &group);
  unsigned aligned = bytes && e->subgroup == CGI_NVVM_WARPGROUP ? CGI_NVVM_SWIZZLE_ALIGNMENT : CGI_NVVM_SHARED_ALIGNMENT;
  if (!e->is_shared_dynamic || !bytes) {
    LLVMValueRef shared = LLVMAddGlobalInAddressSpace(e->module, array, "shared", CGI_NVVM_SHARED);
    LLVMSetLinkage(shared, LLVMInternalLinkage);
    LLVMSetInitializer(shared, LLVMGetUndef(array));
    LLVMSetAlignment(shared, aligned);
    return shared;
  }
  LLVMValueRef all = LLVMGetNamedGlobal(e->module, "dynamic_shared");
  if (!all) {
    all = LLVMAddGlobalInAddressSpace(e->module, LLVMArrayType(byte, 0), "dynamic_shared", CGI_NVVM_SHARED);
    LLVMSetLinkage(all, LLVMExternalLinkage);
    LLVMSetAlignment(all, aligned);
  }
  LLVMValueRef at = cgi_nvvm_u32(e, (uint32_t)e->shared_at[group]);
  e->shared_at[group] += bytes;
  return cgi_nvvm_element_at(e, byte, all, at);
}

static bool cgi_nvvm_emit_alloc(cgi_nvvm_emitter *e, cg_op op) {
  cg_type type = cg_value_type(cg_op_result(op, 0));
  cg_attr space = cg_type_memory_space(type);
  int64_t offset;
  if (!cgi_nvvm_check_memref(e, type, &offset)) return false;
  if (!cg_type_has_static_shape(type) || offset) return cgi_nvvm_fail(e, "allocates a size that is not known at compile time", NULL);
  LLVMTypeRef element = cgi_nvvm_type(e, cg_type_element(type));
  LLVMTypeRef array = LLVMArrayType(element, (unsigned)(cg_type_num_elements(type) > 0 ? cg_type_num_elements(type) : 1));
  if (cgi_nvvm_is_shared(type)) return cgi_nvvm_set_result(e, op, cgi_nvvm_shared(e, op, array));
  if (cg_op_get_kind(op) == CG_MEMREF_ALLOC || (space && !cgi_nvvm_is_space(space, 0, "private") && !cgi_nvvm_is_space(space, 5, "private")))
    return cgi_nvvm_fail(e, "allocates global memory in a kernel: only workgroup memory (space 3) and memref.alloca are possible", NULL);
  LLVMBasicBlockRef here = LLVMGetInsertBlock(e->builder), entry = LLVMGetEntryBasicBlock(e->kernel);
  LLVMValueRef first = LLVMGetFirstInstruction(entry); // once, whatever loop it stands in
  if (first) LLVMPositionBuilderBefore(e->builder, first);
  LLVMValueRef local = LLVMBuildAlloca(e->builder, array, "");
  LLVMSetAlignment(local, 16);
  LLVMPositionBuilderAtEnd(e->builder, here);
  return cgi_nvvm_set_result(e, op, local);
}

// ---- loads and stores -----------------------------------------------------------------------------------------------------------------
static cg_op cgi_nvvm_root(cg_value memref) { // the allocation or the subspan
  cg_op op = cg_value_op(memref);
  while (op && cg_op_get_kind(op) == CG_MEMREF_CAST) op = cg_value_op(cg_op_operand(op, CG_MEMREF_CAST_SOURCE));
  return op;
}

#ifndef CODEGEN_NO_FAST_PIPELINES
// The largest power of two up to 16 that surely divides a value; `depth` bounds how far it is followed.
CGI_NVVM_DEF unsigned cgi_nvvm_divisor(cg_value v, unsigned depth) {
  cg_op op = cg_value_op(v);
  cg_op_kind kind = op ? cg_op_get_kind(op) : CG_OP_UNREGISTERED;
  unsigned a, b;
  if (kind == CG_ARITH_CONSTANT) {
    cg_attr value = cg_op_attr(op, "value");
    uint64_t bits = value && cg_attr_get_kind(value) == CG_ATTR_INT ? (uint64_t)cg_attr_int(value) : 1;
    for (a = 1; a < 16 && bits % (2 * a) == 0;) a *= 2;
    return a;
  }
  bool known = kind == CG_ARITH_ADDI || kind == CG_ARITH_SUBI || kind == CG_ARITH_MULI || kind == CG_ARITH_SHLI;
  if (!known || !depth) return 1;
  a = cgi_nvvm_divisor(cg_op_operand(op, CG_LHS), depth - 1);
  if (kind == CG_ARITH_SHLI) {
    cg_op by = cg_value_op(cg_op_operand(op, CG_RHS));
    cg_attr value = by && cg_op_get_kind(by) == CG_ARITH_CONSTANT ? cg_op_attr(by, "value") : NULL;
    for (int64_t i = value ? cg_attr_int(value) : 0; i > 0 && a < 16; i--) a *= 2;
    return a;
  }
  b = cgi_nvvm_divisor(cg_op_operand(op, CG_RHS), depth - 1);
  return kind == CG_ARITH_MULI ? (a * b < 16 ? a * b : 16) : a < b ? a : b;
}

// The power of two up to 16 that a memref's first element surely is at a multiple of, in bytes.
CGI_NVVM_DEF unsigned cgi_nvvm_memref_alignment(const cgi_nvvm_emitter *e, cg_value memref) {
  cg_op root = cgi_nvvm_root(memref);
  cg_op_kind kind = root ? cg_op_get_kind(root) : CG_OP_UNREGISTERED;
  unsigned group = 0;
  int64_t stride, offset = 0;
  if (kind == CG_MEMREF_ALLOCA) return 16;
  if (kind == CG_MEMREF_ALLOC) return !e->is_shared_dynamic ? 16 : !cgi_nvvm_shared_size(e, root, &group) ? 1 : group < 4 ? 1u << group : 16;
  if (kind != CG_HAL_INTERFACE_BINDING_SUBSPAN) return 1;
  cg_type type = cg_value_type(cg_op_result(root, 0));
  if (cg_type_layout(type) && (!cg_type_strides(type, &stride, &offset) || offset)) return 1;
  unsigned dynamic = cg_type_rank(type) == 1 && cg_type_dim(type, 0) == CG_DYNAMIC ? 1 : 0;
  return cg_op_num_operands(root) > dynamic ? cgi_nvvm_divisor(cg_op_operand(root, CG_HAL_INTERFACE_BINDING_SUBSPAN_BYTE_OFFSET), 8) : 16;
}
#endif

// A pointer to the element that an op's indices name, from operand `first` on; NULL after an error.
static LLVMValueRef cgi_nvvm_address(cgi_nvvm_emitter *e, cg_op op, cg_value memref, unsigned first) {
  LLVMTypeRef element = cgi_nvvm_type(e, cg_type_element(cg_value_type(memref)));
  LLVMValueRef pointer = cgi_nvvm_value(e, memref), index;
  if (!pointer || !element || cg_op_num_operands(op) == first) return pointer; // rank 0
  if (cg_op_num_operands(op) != first + 1) {
    cgi_nvvm_fail(e, "has more than one index", NULL);
    return NULL;
  }
#ifndef CODEGEN_NO_FAST_PIPELINES
  if (e->has_matrices) return cgi_nvvm_place(e, memref, cg_op_operand(op, first)); // neighbours become one access
#endif
  index = cgi_nvvm_operand(e, op, first);
  return index ? cgi_nvvm_element_at(e, element, pointer, index) : NULL;
}

// The alignment of an access of `type`: its own size where memory holds such elements, or keeps vectors of them apart; else that of one element.
// Beside products of matrices what the index says, too, so that LLVM makes one access of neighbours.
static unsigned cgi_nvvm_alignment(const cgi_nvvm_emitter *e, cg_op op, unsigned memref_at, cg_type value, LLVMTypeRef type) {
  cg_value memref = cg_op_operand(op, memref_at);
  cg_op root = cgi_nvvm_root(memref);
  cg_attr lanes = root ? cg_op_attr(root, "cg.lanes") : NULL;
  bool whole = cg_type_element(cg_value_type(memref)) == value || (lanes && cg_attr_int(lanes) == (int64_t)cgi_nvvm_lanes(type));
  unsigned bytes = cgi_nvvm_bytes(type), least = whole && (bytes & (bytes - 1)) == 0 && bytes <= 16 ? bytes : cgi_nvvm_width(type) / 8;
#ifndef CODEGEN_NO_FAST_PIPELINES
  if (e->has_matrices && cg_op_num_operands(op) > memref_at + 1) {
    unsigned unit =
        cgi_nvvm_width(type) / 8 * (cg_type_get_kind(cg_type_element(cg_value_type(memref))) == CG_TYPE_VECTOR ? cgi_nvvm_lanes(type) : 1);
    unsigned all = cgi_nvvm_memref_alignment(e, memref) | cgi_nvvm_divisor(cg_op_operand(op, memref_at + 1), 8) * unit;
    if ((all & (0u - all)) > least) return all & (0u - all);
  }
#else
  (void)e;
#endif
  return least;
}

CGI_NVVM_DEF void cgi_nvvm_note_write(cgi_nvvm_emitter *e, cg_value memref) {
  cg_op root = cgi_nvvm_root(memref);
  cg_attr set = root ? cg_op_attr(root, "set") : NULL, binding = root ? cg_op_attr(root, "binding") : NULL;
  size_t i;
  if (root && cg_op_get_kind(root) == CG_HAL_INTERFACE_BINDING_SUBSPAN &&
      cgi_nvvm_pointer_of(e, set ? cg_attr_int(set) : 0, binding ? cg_attr_int(binding) : 0, &i))
    e->written[i] = true;
}

static bool cgi_nvvm_emit_load(cgi_nvvm_emitter *e, cg_op op) {
  cg_type value = cg_value_type(cg_op_result(op, 0));
  LLVMTypeRef type = cgi_nvvm_type(e, value);
  LLVMValueRef pointer = cgi_nvvm_address(e, op, cg_op_operand(op, CG_MEMREF_LOAD_MEMREF), 1);
  if (!type || !pointer) return false;
  LLVMValueRef v = LLVMBuildLoad2(e->builder, type, pointer, "");
  LLVMSetAlignment(v, cgi_nvvm_alignment(e, op, CG_MEMREF_LOAD_MEMREF, value, type));
  return cgi_nvvm_set_result(e, op, v);
}

static bool cgi_nvvm_emit_store(cgi_nvvm_emitter *e, cg_op op) {
  cg_value memref = cg_op_operand(op, CG_MEMREF_STORE_MEMREF);
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_MEMREF_STORE_VALUE), pointer = cgi_nvvm_address(e, op, memref, 2);
  if (!v || !pointer) return false;
  cg_type type = cg_value_type(cg_op_operand(op, CG_MEMREF_STORE_VALUE));
  LLVMSetAlignment(LLVMBuildStore(e->builder, v, pointer), cgi_nvvm_alignment(e, op, CG_MEMREF_STORE_MEMREF, type, LLVMTypeOf(v)));
  cgi_nvvm_note_write(e, memref);
  return e->result == CG_OK;
}

#ifndef CODEGEN_NO_FAST_PIPELINES
// A pointer to an element. What is added to the index as a constant is added last: neighbours have the rest in common, and instructions hold it.
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_place(cgi_nvvm_emitter *e, cg_value memref, cg_value index) {
  LLVMTypeRef element = cgi_nvvm_type(e, cg_type_element(cg_value_type(memref)));
  LLVMValueRef pointer = cgi_nvvm_value(e, memref), at;
  int64_t constant = 0;
  for (cg_op op = cg_value_op(index); op && cg_op_get_kind(op) == CG_ARITH_ADDI; op = cg_value_op(index)) {
    cg_op by = cg_value_op(cg_op_operand(op, CG_RHS));
    cg_attr value = by && cg_op_get_kind(by) == CG_ARITH_CONSTANT ? cg_op_attr(by, "value") : NULL;
    if (!value || cg_attr_get_kind(value) != CG_ATTR_INT || cg_attr_int(value) < 0) break;
    constant += cg_attr_int(value);
    index = cg_op_operand(op, CG_LHS);
  }
  if (!element || !pointer || !(at = cgi_nvvm_value(e, index))) return NULL;
  if (!LLVMIsAConstantInt(at) || LLVMConstIntGetZExtValue(at)) pointer = LLVMBuildGEP2(e->builder, element, pointer, &at, 1, "");
  at = LLVMConstInt(LLVMInt64TypeInContext(e->llvm), (uint64_t)constant, 1);
  return constant ? LLVMBuildGEP2(e->builder, element, pointer, &at, 1, "") : pointer;
}

// cp.async of the bytes of dstElements; by name where LLVM has no intrinsic with a number of bytes. A group is what is begun up to its making.
static bool cgi_nvvm_emit_async_copy(cgi_nvvm_emitter *e, cg_op op) {
  static const char *const names[] = {"llvm.nvvm.cp.async.ca.shared.global.4", "llvm.nvvm.cp.async.ca.shared.global.8",
                                      "llvm.nvvm.cp.async.cg.shared.global.16"};
  unsigned n = cg_op_num_operands(op);
  if (n < 4 || n > 5) return cgi_nvvm_fail(e, "copies from or to a memref of more than one dimension", NULL);
  cg_value to = cg_op_operand(op, CG_NVGPU_DEVICE_ASYNC_COPY_DST), from = cg_op_operand(op, 2);
  LLVMTypeRef element = cgi_nvvm_type(e, cg_type_element(cg_value_type(to)));
  LLVMValueRef operands[3];
  operands[2] = n == 5 ? cgi_nvvm_operand(e, op, 4) : NULL;
  if (!element || (n == 5 && !operands[2])) return false;
  unsigned each = cgi_nvvm_bytes(element), old = e->chip[4] == 0 || (e->chip[5] == 0 && e->chip[3] < '8');
  unsigned bytes = cg_attr_int(cg_op_attr(op, "dstElements")) <= 16 ? (unsigned)cg_attr_int(cg_op_attr(op, "dstElements")) * each : 0;
  cg_op root = cgi_nvvm_root(from);
  if (old || (bytes != 16 && (n == 5 || (bytes != 4 && bytes != 8))))
    return cgi_nvvm_fail(e, "[missing-feature] copies what cp.async does not: 4, 8 or 16 bytes, in part 16 alone, on sm_80 and later", "");
  if (!root || cg_op_get_kind(root) != CG_HAL_INTERFACE_BINDING_SUBSPAN || !cgi_nvvm_is_shared(cg_value_type(to)))
    return cgi_nvvm_fail(e, "copies otherwise than from a binding to workgroup memory", NULL);
  if (each < bytes && (cgi_nvvm_memref_alignment(e, to) % bytes || cgi_nvvm_memref_alignment(e, from) % bytes ||
                       cgi_nvvm_divisor(cg_op_operand(op, CG_NVGPU_DEVICE_ASYNC_COPY_DST_INDICES), 8) * each % bytes ||
                       cgi_nvvm_divisor(cg_op_operand(op, 3), 8) * each % bytes))
    return cgi_nvvm_fail(e, "copies from or to a place that is not known to be aligned", NULL);
  operands[0] = cgi_nvvm_place(e, to, cg_op_operand(op, CG_NVGPU_DEVICE_ASYNC_COPY_DST_INDICES));
  operands[1] = cgi_nvvm_place(e, from, cg_op_operand(op, 3));
  if (!operands[0] || !operands[1]) return false;
  if (n < 5) {
    if (!cgi_nvvm_call(e, names[bytes / 8], NULL, 2, operands)) return false;
  } else {
    operands[2] = LLVMBuildMul(e->builder, operands[2], cgi_nvvm_u32(e, each), "");
    cgi_nvvm_asm(e, LLVMVoidTypeInContext(e->llvm), "cp.async.cg.shared.global [$0], [$1], 16, $2;", "l,l,r,~{memory}", 3, operands);
  }
  return cgi_nvvm_set_result(e, op, cgi_nvvm_u32(e, 0)); // groups are counted: a token is nothing
}

static bool cgi_nvvm_emit_async_wait(cgi_nvvm_emitter *e, cg_op op) {
  cg_attr groups = cg_op_attr(op, "numGroups");
  LLVMValueRef n = cgi_nvvm_u32(e, groups ? (uint32_t)cg_attr_int(groups) : 0);
  return cgi_nvvm_call(e, "llvm.nvvm.cp.async.wait.group", NULL, 1, &n) != NULL;
}
#endif

static bool cgi_nvvm_emit_atomic(cgi_nvvm_emitter *e, cg_op op) {
  static const int kinds[] = {-1,
                              LLVMAtomicRMWBinOpAdd,
                              LLVMAtomicRMWBinOpXchg,
                              -1,
                              LLVMAtomicRMWBinOpMax,
                              LLVMAtomicRMWBinOpUMax,
                              -1,
                              LLVMAtomicRMWBinOpMin,
                              LLVMAtomicRMWBinOpUMin,
                              -1,
                              -1,
                              LLVMAtomicRMWBinOpOr,
                              LLVMAtomicRMWBinOpAnd}; // by the number of memref.atomic_rmw's kind
  cg_value memref = cg_op_operand(op, CG_MEMREF_ATOMIC_RMW_MEMREF);
  cg_attr how = cg_op_attr(op, "kind");
  int64_t number = how ? cg_attr_int(how) : -1;
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_MEMREF_ATOMIC_RMW_VALUE), pointer = cgi_nvvm_address(e, op, memref, CG_MEMREF_ATOMIC_RMW_INDICES);
  if (!v || !pointer) return false;
  LLVMTypeRef type = LLVMTypeOf(v), word = cgi_nvvm_i32(e);
  bool known = number >= 0 && number < (int64_t)(sizeof kinds / sizeof kinds[0]) && kinds[number] >= 0;
  bool exchange = known && kinds[number] == LLVMAtomicRMWBinOpXchg;
  if (!known || cgi_nvvm_lanes(type) != 1 || cgi_nvvm_width(type) != 32 || !(cgi_nvvm_is_int(type) || exchange))
    return cgi_nvvm_fail(e, "is an atomic operation that kernels do not have: 32-bit integers, and no multiplication", NULL);
  LLVMValueRef old = LLVMBuildAtomicRMW(e->builder, (LLVMAtomicRMWBinOp)kinds[number], pointer, LLVMBuildBitCast(e->builder, v, word, ""),
                                        LLVMAtomicOrderingMonotonic, 0);
  cgi_nvvm_note_write(e, memref);
  return cgi_nvvm_set_result(e, op, LLVMBuildBitCast(e->builder, old, type, ""));
}

CGI_NVVM_DEF bool cgi_nvvm_emit_memory(cgi_nvvm_emitter *e, cg_op op, bool *handled) {
  int64_t offset;
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_HAL_INTERFACE_BINDING_SUBSPAN: return cgi_nvvm_emit_subspan(e, op);
  case CG_HAL_INTERFACE_CONSTANT_LOAD: return cgi_nvvm_emit_push_constant(e, op);
  case CG_MEMREF_CAST: {
    LLVMValueRef v = cgi_nvvm_operand(e, op, CG_MEMREF_CAST_SOURCE);
    return v && cgi_nvvm_check_memref(e, cg_value_type(cg_op_result(op, 0)), &offset) && cgi_nvvm_set_result(e, op, v);
  }
  case CG_MEMREF_ALLOC:
  case CG_MEMREF_ALLOCA: return cgi_nvvm_emit_alloc(e, op);
  case CG_MEMREF_DEALLOC:
  case CG_MEMREF_ASSUME_ALIGNMENT: return true;
  case CG_MEMREF_LOAD:
  case CG_VECTOR_LOAD: return cgi_nvvm_emit_load(e, op);
  case CG_MEMREF_STORE:
  case CG_VECTOR_STORE: return cgi_nvvm_emit_store(e, op);
#ifndef CODEGEN_NO_FAST_PIPELINES
  case CG_NVGPU_DEVICE_ASYNC_COPY: return cgi_nvvm_emit_async_copy(e, op);
  case CG_NVGPU_DEVICE_ASYNC_CREATE_GROUP:
    return cgi_nvvm_call(e, "llvm.nvvm.cp.async.commit.group", NULL, 0, NULL) && cgi_nvvm_set_result(e, op, cgi_nvvm_u32(e, 0));
  case CG_NVGPU_DEVICE_ASYNC_WAIT: return cgi_nvvm_emit_async_wait(e, op);
#endif
  case CG_MEMREF_ATOMIC_RMW: return cgi_nvvm_emit_atomic(e, op);
  default: *handled = false; return true;
  }
}
// ==== nvvm/arith.c
// LLVM instructions of arith and math operations on scalars and short vectors.

typedef enum cgi_nvvm_form {
  CGI_NVVM_FORM_NONE,
  CGI_NVVM_FORM_BINARY,    // an opcode
  CGI_NVVM_FORM_INTRINSIC, // overloaded on the result's type
  CGI_NVVM_FORM_NO_NAN,    // the same, only under nnan
  CGI_NVVM_FORM_BITS,      // an intrinsic that is told that zero, or the least number, is a number, too
  CGI_NVVM_FORM_FAST       // the device's own approximation, only under afn: expanded before otherwise
} cgi_nvvm_form;

typedef struct cgi_nvvm_rule {
  cgi_nvvm_form form;
  LLVMOpcode opcode;
  const char *intrinsic;
} cgi_nvvm_rule;

static cgi_nvvm_rule cgi_nvvm_make_rule(cgi_nvvm_form form, LLVMOpcode opcode, const char *intrinsic) {
  cgi_nvvm_rule r;
  r.form = form;
  r.opcode = opcode;
  r.intrinsic = intrinsic;
  return r;
}

static cgi_nvvm_rule cgi_nvvm_rule_of(cg_op_kind kind) {
#define CGI_NVVM_RULE(op, form, opcode, name)                                                                                                        \
  case CG_##op: return cgi_nvvm_make_rule(CGI_NVVM_FORM_##form, opcode, name);
  switch (kind) {
    CGI_NVVM_RULE(ARITH_ADDI, BINARY, LLVMAdd, NULL)
    CGI_NVVM_RULE(ARITH_SUBI, BINARY, LLVMSub, NULL)
    CGI_NVVM_RULE(ARITH_MULI, BINARY, LLVMMul, NULL)
    CGI_NVVM_RULE(ARITH_DIVSI, BINARY, LLVMSDiv, NULL)
    CGI_NVVM_RULE(ARITH_DIVUI, BINARY, LLVMUDiv, NULL)
    CGI_NVVM_RULE(ARITH_REMSI, BINARY, LLVMSRem, NULL)
    CGI_NVVM_RULE(ARITH_REMUI, BINARY, LLVMURem, NULL)
    CGI_NVVM_RULE(ARITH_ANDI, BINARY, LLVMAnd, NULL)
    CGI_NVVM_RULE(ARITH_ORI, BINARY, LLVMOr, NULL)
    CGI_NVVM_RULE(ARITH_XORI, BINARY, LLVMXor, NULL)
    CGI_NVVM_RULE(ARITH_SHLI, BINARY, LLVMShl, NULL)
    CGI_NVVM_RULE(ARITH_SHRUI, BINARY, LLVMLShr, NULL)
    CGI_NVVM_RULE(ARITH_SHRSI, BINARY, LLVMAShr, NULL)
    CGI_NVVM_RULE(ARITH_ADDF, BINARY, LLVMFAdd, NULL)
    CGI_NVVM_RULE(ARITH_SUBF, BINARY, LLVMFSub, NULL)
    CGI_NVVM_RULE(ARITH_MULF, BINARY, LLVMFMul, NULL)
    CGI_NVVM_RULE(ARITH_DIVF, BINARY, LLVMFDiv, NULL)
    CGI_NVVM_RULE(ARITH_MAXSI, INTRINSIC, LLVMCall, "llvm.smax")
    CGI_NVVM_RULE(ARITH_MAXUI, INTRINSIC, LLVMCall, "llvm.umax")
    CGI_NVVM_RULE(ARITH_MINSI, INTRINSIC, LLVMCall, "llvm.smin")
    CGI_NVVM_RULE(ARITH_MINUI, INTRINSIC, LLVMCall, "llvm.umin")
    CGI_NVVM_RULE(ARITH_MAXIMUMF, NO_NAN, LLVMCall, "llvm.maxnum")
    CGI_NVVM_RULE(ARITH_MINIMUMF, NO_NAN, LLVMCall, "llvm.minnum")
    CGI_NVVM_RULE(ARITH_MAXNUMF, NO_NAN, LLVMCall, "llvm.maxnum")
    CGI_NVVM_RULE(ARITH_MINNUMF, NO_NAN, LLVMCall, "llvm.minnum")
    CGI_NVVM_RULE(MATH_ABSF, INTRINSIC, LLVMCall, "llvm.fabs")
    CGI_NVVM_RULE(MATH_CEIL, INTRINSIC, LLVMCall, "llvm.ceil")
    CGI_NVVM_RULE(MATH_FLOOR, INTRINSIC, LLVMCall, "llvm.floor")
    CGI_NVVM_RULE(MATH_TRUNC, INTRINSIC, LLVMCall, "llvm.trunc")
    CGI_NVVM_RULE(MATH_SQRT, INTRINSIC, LLVMCall, "llvm.sqrt")
    CGI_NVVM_RULE(MATH_FMA, INTRINSIC, LLVMCall, "llvm.fma")
    CGI_NVVM_RULE(VECTOR_FMA, INTRINSIC, LLVMCall, "llvm.fma")
    CGI_NVVM_RULE(MATH_CTPOP, INTRINSIC, LLVMCall, "llvm.ctpop")
    CGI_NVVM_RULE(MATH_ABSI, BITS, LLVMCall, "llvm.abs")
    CGI_NVVM_RULE(MATH_CTLZ, BITS, LLVMCall, "llvm.ctlz")
    CGI_NVVM_RULE(MATH_CTTZ, BITS, LLVMCall, "llvm.cttz")
    CGI_NVVM_RULE(MATH_ROUNDEVEN, INTRINSIC, LLVMCall, "llvm.rint")
    CGI_NVVM_RULE(MATH_SIN, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_COS, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_TAN, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_SINH, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_COSH, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_TANH, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_POWF, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_EXP, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_LOG, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_EXP2, FAST, LLVMCall, NULL)
    CGI_NVVM_RULE(MATH_LOG2, FAST, LLVMCall, NULL)
  default: return cgi_nvvm_make_rule(CGI_NVVM_FORM_NONE, LLVMCall, NULL);
  }
#undef CGI_NVVM_RULE
}

// Contraction and the freedom to reorder; nnan and ninf are promises that LLVM would make poison of. Before LLVM 18 its C API has no flags.
CGI_NVVM_DEF void cgi_nvvm_flags(cg_op op, LLVMValueRef v) {
#if LLVM_VERSION_MAJOR >= 18
  unsigned mask = (unsigned)cg_op_fastmath(op), flags = LLVMFastMathNone;
  if (mask & CG_FASTMATH_CONTRACT) flags |= LLVMFastMathAllowContract;
  if (mask & CG_FASTMATH_REASSOC) flags |= LLVMFastMathAllowReassoc;
  if (mask & CG_FASTMATH_ARCP) flags |= LLVMFastMathAllowReciprocal;
  if (mask & CG_FASTMATH_NSZ) flags |= LLVMFastMathNoSignedZeros;
  if (flags && LLVMIsAInstruction(v) && LLVMCanValueUseFastMathFlags(v)) LLVMSetFastMathFlags(v, flags);
#else
  (void)op;
  (void)v;
#endif
}

// ---- approximations -------------------------------------------------------------------------------------------------------------------
static LLVMValueRef cgi_nvvm_f32(cgi_nvvm_emitter *e, double v) { return LLVMConstReal(LLVMFloatTypeInContext(e->llvm), v); }

static LLVMValueRef cgi_nvvm_f32_call(cgi_nvvm_emitter *e, const char *name, LLVMValueRef v) { return cgi_nvvm_call(e, name, NULL, 1, &v); }

static LLVMValueRef cgi_nvvm_exp2(cgi_nvvm_emitter *e, LLVMValueRef x, double scale) {
  return cgi_nvvm_f32_call(e, "llvm.nvvm.ex2.approx.f", LLVMBuildFMul(e->builder, x, cgi_nvvm_f32(e, scale), ""));
}

static LLVMValueRef cgi_nvvm_over(cgi_nvvm_emitter *e, LLVMValueRef a, LLVMValueRef b) { return LLVMBuildFDiv(e->builder, a, b, ""); }

// One lane of f32, under afn. tanh is 1 - 2 / (exp(2 x) + 1), which has the right ends.
static LLVMValueRef cgi_nvvm_fast(cgi_nvvm_emitter *e, cg_op_kind kind, LLVMValueRef x, LLVMValueRef y) {
  static const char sine[] = "llvm.nvvm.sin.approx.f", cosine[] = "llvm.nvvm.cos.approx.f", log2[] = "llvm.nvvm.lg2.approx.f";
  const double log2_e = 1.4426950408889634, ln_2 = 0.69314718055994531;
  LLVMBuilderRef b = e->builder;
  switch (kind) {
  case CG_MATH_SIN: return cgi_nvvm_f32_call(e, sine, x);
  case CG_MATH_COS: return cgi_nvvm_f32_call(e, cosine, x);
  case CG_MATH_TAN: return cgi_nvvm_over(e, cgi_nvvm_f32_call(e, sine, x), cgi_nvvm_f32_call(e, cosine, x));
  case CG_MATH_EXP: return cgi_nvvm_exp2(e, x, log2_e);
  case CG_MATH_EXP2: return cgi_nvvm_exp2(e, x, 1);
  case CG_MATH_LOG2: return cgi_nvvm_f32_call(e, log2, x);
  case CG_MATH_LOG: return LLVMBuildFMul(b, cgi_nvvm_f32_call(e, log2, x), cgi_nvvm_f32(e, ln_2), "");
  case CG_MATH_POWF: return cgi_nvvm_exp2(e, LLVMBuildFMul(b, y, cgi_nvvm_f32_call(e, log2, x), ""), 1);
  case CG_MATH_TANH: {
    LLVMValueRef one = cgi_nvvm_f32(e, 1), sum = LLVMBuildFAdd(b, cgi_nvvm_exp2(e, x, 2 * log2_e), one, "");
    return LLVMBuildFSub(b, one, cgi_nvvm_over(e, cgi_nvvm_f32(e, 2), sum), "");
  }
  default: { // sinh, cosh
    LLVMValueRef up = cgi_nvvm_exp2(e, x, log2_e), down = cgi_nvvm_exp2(e, x, -log2_e);
    return LLVMBuildFMul(b, kind == CG_MATH_SINH ? LLVMBuildFSub(b, up, down, "") : LLVMBuildFAdd(b, up, down, ""), cgi_nvvm_f32(e, 0.5), "");
  }
  }
}

static bool cgi_nvvm_emit_fast(cgi_nvvm_emitter *e, cg_op op, LLVMTypeRef type, const LLVMValueRef *operands) {
  LLVMValueRef parts[CGI_NVVM_MAX_LANES];
  LLVMTypeRef scalar = cgi_nvvm_scalar_type(type), real = LLVMFloatTypeInContext(e->llvm);
  if (!(cg_op_fastmath(op) & CG_FASTMATH_AFN))
    return cgi_nvvm_fail(e, "[missing-pass] is expanded by approximate-math, which did not run: a device's own may be far off", NULL);
  if (cgi_nvvm_width(type) == 64) return cgi_nvvm_fail(e, "has no 64-bit form on the device", NULL);
  for (unsigned i = 0; i < cgi_nvvm_lanes(type); i++) {
    LLVMValueRef x = LLVMBuildFPCast(e->builder, cgi_nvvm_lane(e, operands[0], i), real, ""), y = x;
    if (cg_op_num_operands(op) > 1) y = LLVMBuildFPCast(e->builder, cgi_nvvm_lane(e, operands[1], i), real, "");
    parts[i] = LLVMBuildFPCast(e->builder, cgi_nvvm_fast(e, cg_op_get_kind(op), x, y), scalar, "");
    if (e->result != CG_OK) return false;
  }
  return cgi_nvvm_set_result(e, op, cgi_nvvm_construct(e, cgi_nvvm_lanes(type), parts));
}

// 1 / sqrt(x): the device's own at 32 bits, within 2^-22.9; of narrower numbers through these.
static bool cgi_nvvm_emit_rsqrt(cgi_nvvm_emitter *e, cg_op op) {
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_OPERAND), parts[CGI_NVVM_MAX_LANES];
  if (!v) return false;
  LLVMTypeRef type = LLVMTypeOf(v), scalar = cgi_nvvm_scalar_type(type);
  for (unsigned i = 0; i < cgi_nvvm_lanes(type); i++) {
    LLVMValueRef x = cgi_nvvm_lane(e, v, i);
    if (cgi_nvvm_width(type) == 64) {
      parts[i] = cgi_nvvm_over(e, LLVMConstReal(scalar, 1), cgi_nvvm_call(e, "llvm.sqrt", scalar, 1, &x));
    } else {
      x = LLVMBuildFPCast(e->builder, x, LLVMFloatTypeInContext(e->llvm), "");
      parts[i] = LLVMBuildFPCast(e->builder, cgi_nvvm_f32_call(e, "llvm.nvvm.rsqrt.approx.f", x), scalar, "");
    }
  }
  return cgi_nvvm_set_result(e, op, cgi_nvvm_construct(e, cgi_nvvm_lanes(type), parts));
}

static bool cgi_nvvm_emit_rule(cgi_nvvm_emitter *e, cg_op op, const cgi_nvvm_rule *rule) {
  LLVMTypeRef type = cgi_nvvm_type(e, cg_value_type(cg_op_result(op, 0)));
  LLVMValueRef operands[4], v;
  unsigned n = cg_op_num_operands(op) < 3 ? cg_op_num_operands(op) : 3;
  if (!type) return false;
  for (unsigned i = 0; i < n; i++)
    if (!(operands[i] = cgi_nvvm_operand(e, op, i))) return false;
  switch (rule->form) {
  case CGI_NVVM_FORM_BINARY: v = LLVMBuildBinOp(e->builder, rule->opcode, operands[0], operands[1], ""); break;
  case CGI_NVVM_FORM_FAST: return cgi_nvvm_emit_fast(e, op, type, operands);
  case CGI_NVVM_FORM_BITS:
    operands[n++] = LLVMConstInt(LLVMInt1TypeInContext(e->llvm), 0, 0);
    v = cgi_nvvm_call(e, rule->intrinsic, type, n, operands);
    break;
  case CGI_NVVM_FORM_NO_NAN:
    if (!(cg_op_fastmath(op) & CG_FASTMATH_NNAN))
      return cgi_nvvm_fail(e, "[missing-pass] is expanded by expand-arith, which did not run: a device's own may lose a NaN", NULL);
    v = cgi_nvvm_call(e, rule->intrinsic, type, n, operands);
    break;
  default: v = cgi_nvvm_call(e, rule->intrinsic, type, n, operands); break;
  }
  if (!v) return false;
  cgi_nvvm_flags(op, v);
  return cgi_nvvm_set_result(e, op, v);
}

// ---- comparisons ----------------------------------------------------------------------------------------------------------------------
static bool cgi_nvvm_emit_compare(cgi_nvvm_emitter *e, cg_op op) {
  static const LLVMIntPredicate ints[] = {LLVMIntEQ,  LLVMIntNE,  LLVMIntSLT, LLVMIntSLE, LLVMIntSGT,
                                          LLVMIntSGE, LLVMIntULT, LLVMIntULE, LLVMIntUGT, LLVMIntUGE};
  static const LLVMRealPredicate reals[] = {LLVMRealPredicateFalse,
                                            LLVMRealOEQ,
                                            LLVMRealOGT,
                                            LLVMRealOGE,
                                            LLVMRealOLT,
                                            LLVMRealOLE,
                                            LLVMRealONE,
                                            LLVMRealORD,
                                            LLVMRealUEQ,
                                            LLVMRealUGT,
                                            LLVMRealUGE,
                                            LLVMRealULT,
                                            LLVMRealULE,
                                            LLVMRealUNE,
                                            LLVMRealUNO,
                                            LLVMRealPredicateTrue};
  cg_attr predicate = cg_op_attr(op, "predicate");
  int64_t p = predicate ? cg_attr_int(predicate) : -1;
  bool real = cg_op_get_kind(op) == CG_ARITH_CMPF;
  LLVMValueRef a = cgi_nvvm_operand(e, op, CG_LHS), b = cgi_nvvm_operand(e, op, CG_RHS);
  if (!a || !b) return false;
  if (p < 0 || p >= (int64_t)(real ? sizeof reals / sizeof reals[0] : sizeof ints / sizeof ints[0]))
    return cgi_nvvm_invalid(e, "has no valid predicate");
  return cgi_nvvm_set_result(e, op, real ? LLVMBuildFCmp(e->builder, reals[p], a, b, "") : LLVMBuildICmp(e->builder, ints[p], a, b, ""));
}

// ---- conversions ----------------------------------------------------------------------------------------------------------------------
// Numbers of bf16 are made of f32 here, two by an instruction, and are their bits from then on.
static bool cgi_nvvm_emit_to_bf16(cgi_nvvm_emitter *e, cg_op op) {
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_OPERAND), lanes[CGI_NVVM_MAX_LANES], pair[2];
  LLVMTypeRef i16 = LLVMInt16TypeInContext(e->llvm);
  const unsigned n = v ? cgi_nvvm_lanes(LLVMTypeOf(v)) : 0;
  for (unsigned i = 0; i < n; i += 2) {
    pair[1] = cgi_nvvm_lane(e, v, i); // the upper half comes first
    pair[0] = i + 1 < n ? cgi_nvvm_lane(e, v, i + 1) : pair[1];
    LLVMValueRef word = cgi_nvvm_call(e, "llvm.nvvm.ff2bf16x2.rn", NULL, 2, pair);
    if (!word) return false;
    word = LLVMBuildBitCast(e->builder, word, LLVMVectorType(i16, 2), "");
    for (unsigned j = 0; j < 2 && i + j < n; j++) lanes[i + j] = cgi_nvvm_lane(e, word, j);
  }
  return n && cgi_nvvm_set_result(e, op, n == 1 ? lanes[0] : cgi_nvvm_construct(e, n, lanes));
}

static bool cgi_nvvm_is_bf16(cg_value v) { return cg_type_get_kind(cg_type_element(cg_value_type(v))) == CG_TYPE_BF16; }

static bool cgi_nvvm_emit_cast(cgi_nvvm_emitter *e, cg_op op) {
  if (cg_op_get_kind(op) == CG_ARITH_TRUNCF && cgi_nvvm_is_bf16(cg_op_result(op, 0))) return cgi_nvvm_emit_to_bf16(e, op);
  if (cg_op_get_kind(op) == CG_ARITH_BITCAST && cgi_nvvm_is_bf16(cg_op_operand(op, CG_OPERAND)))
    return cgi_nvvm_set_result(e, op, cgi_nvvm_operand(e, op, CG_OPERAND));
  LLVMTypeRef to = cgi_nvvm_type(e, cg_value_type(cg_op_result(op, 0)));
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_OPERAND);
  LLVMBuilderRef b = e->builder;
  if (!to || !v) return false;
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_EXTSI:
  case CG_ARITH_INDEX_CAST: v = LLVMBuildIntCast2(b, v, to, 1, ""); break;
  case CG_ARITH_EXTUI:
  case CG_ARITH_TRUNCI:
  case CG_ARITH_INDEX_CASTUI: v = LLVMBuildIntCast2(b, v, to, 0, ""); break;
  case CG_ARITH_EXTF:
  case CG_ARITH_TRUNCF: v = LLVMBuildFPCast(b, v, to, ""); break;
  case CG_ARITH_SITOFP: v = LLVMBuildSIToFP(b, v, to, ""); break;
  case CG_ARITH_UITOFP: v = LLVMBuildUIToFP(b, v, to, ""); break;
  case CG_ARITH_FPTOSI: v = LLVMBuildFreeze(b, LLVMBuildFPToSI(b, v, to, ""), ""); break; // of what is out of range: some number
  case CG_ARITH_FPTOUI: v = LLVMBuildFreeze(b, LLVMBuildFPToUI(b, v, to, ""), ""); break;
  default: // arith.bitcast, vector.bitcast
    if (to != LLVMTypeOf(v) && (cgi_nvvm_width(to) == 1 || cgi_nvvm_width(LLVMTypeOf(v)) == 1))
      return cgi_nvvm_fail(e, "has i1 elements, whose bits are no part of the form", NULL);
    v = LLVMBuildBitCast(b, v, to, "");
    break;
  }
  return cgi_nvvm_set_result(e, op, v);
}

// ---- operations of two results --------------------------------------------------------------------------------------------------------
static bool cgi_nvvm_emit_extended(cgi_nvvm_emitter *e, cg_op op) {
  LLVMValueRef a = cgi_nvvm_operand(e, op, CG_LHS), b = cgi_nvvm_operand(e, op, CG_RHS), low, high;
  if (!a || !b) return false;
  LLVMTypeRef type = LLVMTypeOf(a);
  if (cg_op_get_kind(op) == CG_ARITH_ADDUI_EXTENDED) {
    low = LLVMBuildAdd(e->builder, a, b, "");
    high = LLVMBuildICmp(e->builder, LLVMIntULT, low, a, "");
  } else {
    LLVMTypeRef wide = LLVMIntTypeInContext(e->llvm, 2 * cgi_nvvm_width(type));
    LLVMValueRef parts[CGI_NVVM_MAX_LANES];
    unsigned lanes = cgi_nvvm_lanes(type), is_signed = cg_op_get_kind(op) == CG_ARITH_MULSI_EXTENDED;
    if (cgi_nvvm_width(type) == 64) { // no 128 bits: convert-to-nvvm has a text for what is emitted
      for (unsigned i = 0; i < lanes; i++) {
        LLVMValueRef factors[2];
        factors[0] = cgi_nvvm_lane(e, a, i);
        factors[1] = cgi_nvvm_lane(e, b, i);
        if (!(parts[i] = cgi_nvvm_call(e, is_signed ? "llvm.nvvm.mulhi.ll" : "llvm.nvvm.mulhi.ull", NULL, 2, factors))) return false;
      }
      low = LLVMBuildMul(e->builder, a, b, "");
      high = cgi_nvvm_construct(e, lanes, parts);
      return cgi_nvvm_set_result(e, op, low) && cgi_nvvm_bind(e, cg_op_result(op, CG_ARITH_MULUI_EXTENDED_HIGH), high);
    }
    for (unsigned i = 0; i < lanes; i++) parts[i] = LLVMConstInt(wide, cgi_nvvm_width(type), 0);
    if (lanes > 1) wide = LLVMVectorType(wide, lanes);
    a = LLVMBuildIntCast2(e->builder, a, wide, (LLVMBool)is_signed, "");
    b = LLVMBuildIntCast2(e->builder, b, wide, (LLVMBool)is_signed, "");
    LLVMValueRef both = LLVMBuildMul(e->builder, a, b, "");
    low = LLVMBuildTrunc(e->builder, both, type, "");
    high = LLVMBuildTrunc(e->builder, LLVMBuildLShr(e->builder, both, lanes == 1 ? parts[0] : LLVMConstVector(parts, lanes), ""), type, "");
  }
  return cgi_nvvm_set_result(e, op, low) && cgi_nvvm_bind(e, cg_op_result(op, CG_ARITH_MULUI_EXTENDED_HIGH), high);
}

// One step of a reduction by `how` (#vector.kind<…>, #gpu<all_reduce_op …>).
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_reduce(cgi_nvvm_emitter *e, LLVMValueRef a, LLVMValueRef b, cg_attr how, cg_op op) {
  static const struct {
    const char *name;
    LLVMOpcode on_int, on_float; // LLVMCall: none, or the intrinsics below
    const char *int_call, *float_call;
  } steps[] = {{"add", LLVMAdd, LLVMFAdd, NULL, NULL},
               {"mul", LLVMMul, LLVMFMul, NULL, NULL},
               {"and", LLVMAnd, LLVMCall, NULL, NULL},
               {"or", LLVMOr, LLVMCall, NULL, NULL},
               {"xor", LLVMXor, LLVMCall, NULL, NULL},
               {"maxsi", LLVMCall, LLVMCall, "llvm.smax", NULL},
               {"maxui", LLVMCall, LLVMCall, "llvm.umax", NULL},
               {"minsi", LLVMCall, LLVMCall, "llvm.smin", NULL},
               {"minui", LLVMCall, LLVMCall, "llvm.umin", NULL},
               {"minnumf", LLVMCall, LLVMCall, NULL, "llvm.minnum"},
               {"maxnumf", LLVMCall, LLVMCall, NULL, "llvm.maxnum"}};
  LLVMTypeRef type = LLVMTypeOf(a);
  bool whole = cgi_nvvm_is_int(type);
  LLVMValueRef operands[2], v;
  operands[0] = a;
  operands[1] = b;
  for (size_t i = 0; how && i < sizeof steps / sizeof steps[0]; i++) {
    if (!cg_attr_has_word(how, steps[i].name)) continue;
    LLVMOpcode opcode = whole ? steps[i].on_int : steps[i].on_float;
    const char *name = whole ? steps[i].int_call : steps[i].float_call;
    if (opcode == LLVMCall && !name) break;
    v = opcode == LLVMCall ? cgi_nvvm_call(e, name, type, 2, operands) : LLVMBuildBinOp(e->builder, opcode, a, b, "");
    if (v && !whole) cgi_nvvm_flags(op, v);
    return v;
  }
  cgi_nvvm_fail(e, "reduces in a way that has no form here: expand-arith unrolls the others", NULL);
  return NULL;
}

CGI_NVVM_DEF bool cgi_nvvm_emit_arith(cgi_nvvm_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_CONSTANT: return cgi_nvvm_emit_constant(e, op);
  case CG_ARITH_CMPI:
  case CG_ARITH_CMPF: return cgi_nvvm_emit_compare(e, op);
  case CG_ARITH_SELECT: {
    LLVMValueRef c = cgi_nvvm_operand(e, op, CG_ARITH_SELECT_CONDITION), a = cgi_nvvm_operand(e, op, CG_ARITH_SELECT_TRUE_VALUE),
                 b = cgi_nvvm_operand(e, op, CG_ARITH_SELECT_FALSE_VALUE);
    return c && a && b && cgi_nvvm_set_result(e, op, LLVMBuildSelect(e->builder, c, a, b, ""));
  }
  case CG_ARITH_NEGF: {
    LLVMValueRef v = cgi_nvvm_operand(e, op, CG_OPERAND);
    return v && cgi_nvvm_set_result(e, op, LLVMBuildFNeg(e->builder, v, ""));
  }
  case CG_MATH_RSQRT: return cgi_nvvm_emit_rsqrt(e, op);
  case CG_ARITH_EXTSI:
  case CG_ARITH_EXTUI:
  case CG_ARITH_TRUNCI:
  case CG_ARITH_EXTF:
  case CG_ARITH_TRUNCF:
  case CG_ARITH_SITOFP:
  case CG_ARITH_UITOFP:
  case CG_ARITH_FPTOSI:
  case CG_ARITH_FPTOUI:
  case CG_ARITH_INDEX_CAST:
  case CG_ARITH_INDEX_CASTUI:
  case CG_ARITH_BITCAST:
  case CG_VECTOR_BITCAST: return cgi_nvvm_emit_cast(e, op);
  case CG_ARITH_MULSI_EXTENDED:
  case CG_ARITH_MULUI_EXTENDED:
  case CG_ARITH_ADDUI_EXTENDED: return cgi_nvvm_emit_extended(e, op);
  default: {
    cgi_nvvm_rule rule = cgi_nvvm_rule_of(cg_op_get_kind(op));
    *handled = rule.form != CGI_NVVM_FORM_NONE;
    return *handled ? cgi_nvvm_emit_rule(e, op, &rule) : true;
  }
  }
}
// ==== nvvm/vector.c
// Short vectors taken apart and put together. A vector of one element is a scalar.

// vector.broadcast, vector.splat, vector.shape_cast
static bool cgi_nvvm_emit_construct(cgi_nvvm_emitter *e, cg_op op) {
  LLVMTypeRef type = cgi_nvvm_type(e, cg_value_type(cg_op_result(op, 0)));
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_VECTOR_BROADCAST_SOURCE), parts[CGI_NVVM_MAX_LANES];
  if (!type || !v) return false;
  unsigned lanes = cgi_nvvm_lanes(type), from = cgi_nvvm_lanes(LLVMTypeOf(v));
  if (lanes == from) return cgi_nvvm_set_result(e, op, v);
  if (from != 1) return cgi_nvvm_fail(e, "has an operand whose lanes do not fit its result", NULL);
  for (unsigned i = 0; i < lanes; i++) parts[i] = v;
  return cgi_nvvm_set_result(e, op, cgi_nvvm_construct(e, lanes, parts));
}

// The lane that an extract or insert names; NULL after an error.
static LLVMValueRef cgi_nvvm_position(cgi_nvvm_emitter *e, cg_op op, unsigned operand, unsigned lanes) {
  cg_attr position = cg_op_attr(op, "static_position");
  if (position && cg_attr_int_list_len(position) > 0) {
    int64_t p = cg_attr_int_list_at(position, 0);
    if (cg_attr_int_list_len(position) > 1) {
      cgi_nvvm_fail(e, "has a position of more than one dimension", NULL);
      return NULL;
    }
    if (p != CG_DYNAMIC) {
      if (p < 0 || p >= (int64_t)lanes) cgi_nvvm_invalid(e, "has a position outside of the vector");
      return e->result == CG_OK ? cgi_nvvm_u32(e, (uint32_t)p) : NULL;
    }
  }
  return cg_op_num_operands(op) > operand ? cgi_nvvm_operand(e, op, operand) : cgi_nvvm_u32(e, 0);
}

static bool cgi_nvvm_emit_extract(cgi_nvvm_emitter *e, cg_op op) {
  LLVMTypeRef type = cgi_nvvm_type(e, cg_value_type(cg_op_result(op, 0)));
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_VECTOR_EXTRACT_VECTOR);
  if (!type || !v) return false;
  unsigned lanes = cgi_nvvm_lanes(LLVMTypeOf(v));
  LLVMValueRef position = cgi_nvvm_position(e, op, 1, lanes);
  if (!position) return false;
  return cgi_nvvm_set_result(e, op, cgi_nvvm_lanes(type) == lanes ? v : LLVMBuildExtractElement(e->builder, v, position, ""));
}

static bool cgi_nvvm_emit_insert(cgi_nvvm_emitter *e, cg_op op) {
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_VECTOR_INSERT_SOURCE), into = cgi_nvvm_operand(e, op, CG_VECTOR_INSERT_DEST);
  if (!v || !into) return false;
  unsigned lanes = cgi_nvvm_lanes(LLVMTypeOf(into));
  LLVMValueRef position = cgi_nvvm_position(e, op, 2, lanes);
  if (!position) return false;
  return cgi_nvvm_set_result(e, op, cgi_nvvm_lanes(LLVMTypeOf(v)) == lanes ? v : LLVMBuildInsertElement(e->builder, into, v, position, ""));
}

// A choice of lanes from two operands (or one, twice), numbered through both.
static bool cgi_nvvm_emit_lanes(cgi_nvvm_emitter *e, cg_op op, cg_value a, cg_value b, unsigned n, const int64_t *lanes) {
  LLVMValueRef parts[CGI_NVVM_MAX_LANES], va = cgi_nvvm_value(e, a), vb = cgi_nvvm_value(e, b);
  if (!va || !vb) return false;
  unsigned first = cgi_nvvm_lanes(LLVMTypeOf(va)), all = first + cgi_nvvm_lanes(LLVMTypeOf(vb));
  for (unsigned i = 0; i < n; i++) {
    if (lanes[i] < 0 || lanes[i] >= (int64_t)all) return cgi_nvvm_invalid(e, "reaches outside of its operands");
    unsigned lane = (unsigned)lanes[i];
    parts[i] = lane < first ? cgi_nvvm_lane(e, va, lane) : cgi_nvvm_lane(e, vb, lane - first);
  }
  return cgi_nvvm_set_result(e, op, cgi_nvvm_construct(e, n, parts));
}

static int64_t cgi_nvvm_int_at(cg_op op, const char *name, size_t i, int64_t fallback) {
  cg_attr a = cg_op_attr(op, name);
  return a && cg_attr_int_list_len(a) > i ? cg_attr_int_list_at(a, i) : fallback;
}

// vector.shuffle, vector.extract_strided_slice, vector.insert_strided_slice
static bool cgi_nvvm_emit_choice(cgi_nvvm_emitter *e, cg_op op) {
  LLVMTypeRef type = cgi_nvvm_type(e, cg_value_type(cg_op_result(op, 0)));
  int64_t lanes[CGI_NVVM_MAX_LANES], n = type ? (int64_t)cgi_nvvm_lanes(type) : 0, offset = cgi_nvvm_int_at(op, "offsets", 0, 0);
  if (!type) return false;
  if (cg_op_get_kind(op) == CG_VECTOR_SHUFFLE) {
    for (int64_t i = 0; i < n; i++) lanes[i] = cgi_nvvm_int_at(op, "mask", (size_t)i, 0);
    return cgi_nvvm_emit_lanes(e, op, cg_op_operand(op, CG_VECTOR_SHUFFLE_V1), cg_op_operand(op, CG_VECTOR_SHUFFLE_V2), (unsigned)n, lanes);
  }
  if (cg_op_get_kind(op) == CG_VECTOR_EXTRACT_STRIDED_SLICE) {
    cg_value from = cg_op_operand(op, CG_VECTOR_EXTRACT_STRIDED_SLICE_VECTOR);
    for (int64_t i = 0; i < n; i++) lanes[i] = offset + i * cgi_nvvm_int_at(op, "strides", 0, 1);
    if (lanes[0] < 0 || lanes[n - 1] >= cg_type_num_elements(cg_value_type(from))) return cgi_nvvm_invalid(e, "reaches outside of its operand");
    return cgi_nvvm_emit_lanes(e, op, from, from, (unsigned)n, lanes);
  }
  cg_value source = cg_op_operand(op, CG_VECTOR_INSERT_STRIDED_SLICE_SOURCE);
  int64_t count = cg_type_num_elements(cg_value_type(source));
  for (int64_t i = 0; i < n; i++) lanes[i] = i >= offset && i < offset + count ? n + i - offset : i;
  return cgi_nvvm_emit_lanes(e, op, cg_op_operand(op, CG_VECTOR_INSERT_STRIDED_SLICE_DEST), source, (unsigned)n, lanes);
}

// In order from lane 0, the accumulator first.
static bool cgi_nvvm_emit_reduction(cgi_nvvm_emitter *e, cg_op op) {
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_VECTOR_REDUCTION_VECTOR);
  LLVMValueRef sum = cg_op_num_operands(op) > 1 ? cgi_nvvm_operand(e, op, CG_VECTOR_REDUCTION_ACC) : NULL;
  for (unsigned i = 0; v && i < cgi_nvvm_lanes(LLVMTypeOf(v)) && e->result == CG_OK; i++) {
    LLVMValueRef part = cgi_nvvm_lane(e, v, i);
    sum = sum ? cgi_nvvm_reduce(e, sum, part, cg_op_attr(op, "kind"), op) : part;
  }
  return cgi_nvvm_set_result(e, op, sum);
}

CGI_NVVM_DEF bool cgi_nvvm_emit_vector(cgi_nvvm_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_VECTOR_BROADCAST:
  case CG_VECTOR_SPLAT:
  case CG_VECTOR_SHAPE_CAST: return cgi_nvvm_emit_construct(e, op);
  case CG_VECTOR_EXTRACT:
  case CG_VECTOR_EXTRACTELEMENT: return cgi_nvvm_emit_extract(e, op);
  case CG_VECTOR_INSERT:
  case CG_VECTOR_INSERTELEMENT: return cgi_nvvm_emit_insert(e, op);
  case CG_VECTOR_SHUFFLE:
  case CG_VECTOR_EXTRACT_STRIDED_SLICE:
  case CG_VECTOR_INSERT_STRIDED_SLICE: return cgi_nvvm_emit_choice(e, op);
  case CG_VECTOR_REDUCTION: return cgi_nvvm_emit_reduction(e, op);
  default: *handled = false; return true;
  }
}
// ==== nvvm/gpu.c
// Thread, block and grid ids, barriers, shuffles and subgroup reductions.

// x, y, z: 0, 1, 2; written as #gpu<dim x>, or as an integer by hal.interface.workgroup.*
static bool cgi_nvvm_dimension(cgi_nvvm_emitter *e, cg_op op, unsigned *out) {
  cg_attr a = cg_op_attr(op, "dimension");
  if (!a) return cgi_nvvm_invalid(e, "has no dimension");
  *out = cg_attr_get_kind(a) == CG_ATTR_INT ? (unsigned)cg_attr_int(a) : cg_attr_has_word(a, "x") ? 0u : cg_attr_has_word(a, "y") ? 1u : 2u;
  return *out < 3 ? true : cgi_nvvm_invalid(e, "has a dimension beyond z");
}

// A call of a function of this name without arguments, which gives less than `end`.
static LLVMValueRef cgi_nvvm_below(cgi_nvvm_emitter *e, const char *name, uint32_t end) {
  LLVMValueRef v = cgi_nvvm_call(e, name, NULL, 0, NULL);
  LLVMMetadataRef range[2];
  if (!v) return NULL;
  range[0] = LLVMValueAsMetadata(cgi_nvvm_u32(e, 0));
  range[1] = LLVMValueAsMetadata(cgi_nvvm_u32(e, end));
  LLVMSetMetadata(v, LLVMGetMDKindIDInContext(e->llvm, "range", 5), LLVMMetadataAsValue(e->llvm, LLVMMDNodeInContext2(e->llvm, range, 2)));
  return v;
}

static LLVMValueRef cgi_nvvm_thread_id(cgi_nvvm_emitter *e, unsigned dimension) {
  static const char *const names[] = {"llvm.nvvm.read.ptx.sreg.tid.x", "llvm.nvvm.read.ptx.sreg.tid.y", "llvm.nvvm.read.ptx.sreg.tid.z"};
  return cgi_nvvm_below(e, names[dimension], e->workgroup_size[dimension]);
}

static LLVMValueRef cgi_nvvm_block_id(cgi_nvvm_emitter *e, unsigned dimension) {
  static const char *const names[] = {"llvm.nvvm.read.ptx.sreg.ctaid.x", "llvm.nvvm.read.ptx.sreg.ctaid.y", "llvm.nvvm.read.ptx.sreg.ctaid.z"};
  return cgi_nvvm_below(e, names[dimension], dimension ? 65535 : INT32_MAX);
}

static LLVMValueRef cgi_nvvm_grid_dim(cgi_nvvm_emitter *e, unsigned dimension) {
  static const char *const names[] = {"llvm.nvvm.read.ptx.sreg.nctaid.x", "llvm.nvvm.read.ptx.sreg.nctaid.y", "llvm.nvvm.read.ptx.sreg.nctaid.z"};
  return cgi_nvvm_below(e, names[dimension], dimension ? 65536 : (uint32_t)INT32_MAX + 1);
}

CGI_NVVM_DEF uint32_t cgi_nvvm_threads(const cgi_nvvm_emitter *e) { return e->workgroup_size[0] * e->workgroup_size[1] * e->workgroup_size[2]; }

// The number of a thread in its block; %warpid may change while a kernel runs, this does not.
static LLVMValueRef cgi_nvvm_linear_id(cgi_nvvm_emitter *e) {
  LLVMValueRef v = NULL;
  for (unsigned i = 3; i-- > 0;) {
    if (e->workgroup_size[i] == 1 && i) continue;
    LLVMValueRef id = cgi_nvvm_thread_id(e, i);
    v = v ? LLVMBuildAdd(e->builder, LLVMBuildMul(e->builder, v, cgi_nvvm_u32(e, e->workgroup_size[i]), ""), id, "") : id;
  }
  return v;
}

CGI_NVVM_DEF LLVMValueRef cgi_nvvm_lane_id(cgi_nvvm_emitter *e) { return cgi_nvvm_below(e, "llvm.nvvm.read.ptx.sreg.laneid", CGI_NVVM_WARP); }

// Of a warpgroup, as its first lane has it: so that ptxas knows that all have the same.
static LLVMValueRef cgi_nvvm_subgroup_id(cgi_nvvm_emitter *e) {
  LLVMValueRef v = LLVMBuildUDiv(e->builder, cgi_nvvm_linear_id(e), cgi_nvvm_u32(e, e->subgroup), ""), operands[4];
  if (e->subgroup == CGI_NVVM_WARP) return v;
  operands[0] = cgi_nvvm_u32(e, UINT32_MAX);
  operands[1] = v;
  operands[2] = cgi_nvvm_u32(e, 0);
  operands[3] = cgi_nvvm_u32(e, CGI_NVVM_WARP - 1);
  return cgi_nvvm_call(e, "llvm.nvvm.shfl.sync.idx.i32", NULL, 4, operands);
}

// Which of its warpgroup's four a thread's warp is.
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_quarter(cgi_nvvm_emitter *e) {
  LLVMValueRef warp = LLVMBuildUDiv(e->builder, cgi_nvvm_linear_id(e), cgi_nvvm_u32(e, CGI_NVVM_WARP), "");
  return LLVMBuildURem(e->builder, warp, cgi_nvvm_u32(e, 4), "");
}

static bool cgi_nvvm_emit_id(cgi_nvvm_emitter *e, cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  LLVMTypeRef type = cgi_nvvm_type(e, cg_value_type(cg_op_result(op, 0)));
  unsigned dimension = 0;
  LLVMValueRef v;
  if (!type) return false;
  if (type != cgi_nvvm_i32(e)) return cgi_nvvm_fail(e, "gives a type that is not 32 bits wide", NULL);
  switch (kind) {
  case CG_GPU_SUBGROUP_SIZE: return cgi_nvvm_set_result(e, op, cgi_nvvm_u32(e, e->subgroup));
  case CG_GPU_NUM_SUBGROUPS: return cgi_nvvm_set_result(e, op, cgi_nvvm_u32(e, (cgi_nvvm_threads(e) + e->subgroup - 1) / e->subgroup));
  case CG_GPU_SUBGROUP_ID: return cgi_nvvm_set_result(e, op, cgi_nvvm_subgroup_id(e));
  case CG_GPU_LANE_ID:
    v = e->subgroup == CGI_NVVM_WARP ? cgi_nvvm_lane_id(e) : LLVMBuildURem(e->builder, cgi_nvvm_linear_id(e), cgi_nvvm_u32(e, e->subgroup), "");
    return cgi_nvvm_set_result(e, op, v);
  default: break;
  }
  if (!cgi_nvvm_dimension(e, op, &dimension)) return false;
  LLVMValueRef size = cgi_nvvm_u32(e, e->workgroup_size[dimension]);
  switch (kind) {
  case CG_GPU_BLOCK_ID:
  case CG_HAL_INTERFACE_WORKGROUP_ID: v = cgi_nvvm_block_id(e, dimension); break;
  case CG_GPU_GRID_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_COUNT: v = cgi_nvvm_grid_dim(e, dimension); break;
  case CG_GPU_THREAD_ID: v = cgi_nvvm_thread_id(e, dimension); break;
  case CG_GPU_GLOBAL_ID:
    v = LLVMBuildAdd(e->builder, LLVMBuildMul(e->builder, cgi_nvvm_block_id(e, dimension), size, ""), cgi_nvvm_thread_id(e, dimension), "");
    break;
  default: v = size; break; // gpu.block_dim
  }
  return cgi_nvvm_set_result(e, op, v);
}

// Of the warp alone, where codegen.scope says so; where codegen.wait_group does, behind the warpgroup's products.
static bool cgi_nvvm_emit_barrier(cgi_nvvm_emitter *e, cg_op op) {
  LLVMValueRef all = cgi_nvvm_u32(e, UINT32_MAX);
  if (cg_op_attr(op, "codegen.scope")) return cgi_nvvm_call(e, "llvm.nvvm.bar.warp.sync", NULL, 1, &all) != NULL;
  static const char name[] = "llvm.nvvm.barrier0", later[] = "llvm.nvvm.barrier.cta.sync.aligned.all";
  LLVMValueRef zero = cgi_nvvm_u32(e, 0);
  if (cg_op_attr(op, "codegen.wait_group")) cgi_nvvm_asm(e, LLVMVoidTypeInContext(e->llvm), "wgmma.wait_group.sync.aligned 0;", "~{memory}", 0, NULL);
  if (e->subgroup == CGI_NVVM_WARPGROUP) cgi_nvvm_asm(e, LLVMVoidTypeInContext(e->llvm), "fence.proxy.async.shared::cta;", "~{memory}", 0, NULL);
  if (LLVMLookupIntrinsicID(name, sizeof name - 1)) return cgi_nvvm_call(e, name, NULL, 0, NULL) != NULL;
  return cgi_nvvm_call(e, later, NULL, 1, &zero) != NULL;
}

// ---- shuffles -------------------------------------------------------------------------------------------------------------------------

// The lanes that take part: all of the warp, or those of a workgroup that does not fill it.
static LLVMValueRef cgi_nvvm_members(cgi_nvvm_emitter *e) {
  if (cgi_nvvm_threads(e) % CGI_NVVM_WARP == 0) return cgi_nvvm_u32(e, UINT32_MAX);
  uint32_t last = cgi_nvvm_threads(e) / CGI_NVVM_WARP, rest = cgi_nvvm_threads(e) % CGI_NVVM_WARP;
  LLVMValueRef partial = cgi_nvvm_u32(e, (1u << rest) - 1u);
  if (!last) return partial;
  LLVMValueRef warp = LLVMBuildLShr(e->builder, cgi_nvvm_linear_id(e), cgi_nvvm_u32(e, 5), "");
  LLVMValueRef is_last = LLVMBuildICmp(e->builder, LLVMIntEQ, warp, cgi_nvvm_u32(e, last), "");
  return LLVMBuildSelect(e->builder, is_last, partial, cgi_nvvm_u32(e, UINT32_MAX), "");
}

// As words of 32 bits, each shuffled by itself.
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_shuffle(cgi_nvvm_emitter *e, cgi_nvvm_mode mode, LLVMValueRef v, LLVMValueRef offset) {
  static const char *const names[] = {"llvm.nvvm.shfl.sync.up.i32", "llvm.nvvm.shfl.sync.down.i32", "llvm.nvvm.shfl.sync.bfly.i32",
                                      "llvm.nvvm.shfl.sync.idx.i32"};
  LLVMTypeRef type = LLVMTypeOf(v), word = cgi_nvvm_i32(e);
  unsigned bits = cgi_nvvm_width(type) * cgi_nvvm_lanes(type), words = (bits + 31) / 32;
  LLVMTypeRef flat = LLVMIntTypeInContext(e->llvm, bits), padded = LLVMIntTypeInContext(e->llvm, words * 32);
  LLVMTypeRef vector = words == 1 ? word : LLVMVectorType(word, words);
  LLVMValueRef parts[2 * CGI_NVVM_MAX_LANES], operands[4];
  v = LLVMBuildBitCast(e->builder, v, flat, "");
  if (bits != words * 32) v = LLVMBuildZExt(e->builder, v, padded, "");
  v = LLVMBuildBitCast(e->builder, v, vector, "");
  for (unsigned i = 0; i < words; i++) {
    operands[0] = cgi_nvvm_members(e);
    operands[1] = cgi_nvvm_lane(e, v, i);
    operands[2] = offset;
    operands[3] = cgi_nvvm_u32(e, mode == CGI_NVVM_UP ? 0 : CGI_NVVM_WARP - 1);
    parts[i] = cgi_nvvm_call(e, names[mode], NULL, 4, operands);
    if (!parts[i]) return NULL;
  }
  v = LLVMBuildBitCast(e->builder, cgi_nvvm_construct(e, words, parts), padded, "");
  if (bits != words * 32) v = LLVMBuildTrunc(e->builder, v, flat, "");
  return LLVMBuildBitCast(e->builder, v, type, "");
}

static bool cgi_nvvm_emit_shuffle(cgi_nvvm_emitter *e, cg_op op) {
  cg_attr attr = cg_op_attr(op, "mode");
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_GPU_SHUFFLE_VALUE), offset = cgi_nvvm_operand(e, op, CG_GPU_SHUFFLE_OFFSET), valid;
  if (!v || !offset || !attr) return e->result == CG_OK ? cgi_nvvm_invalid(e, "has no mode") : false;
  cgi_nvvm_mode mode = cg_attr_has_word(attr, "up")     ? CGI_NVVM_UP
                       : cg_attr_has_word(attr, "down") ? CGI_NVVM_DOWN
                       : cg_attr_has_word(attr, "xor")  ? CGI_NVVM_XOR
                                                        : CGI_NVVM_IDX;
  v = cgi_nvvm_shuffle(e, mode, v, offset);
  if (!v || !cgi_nvvm_set_result(e, op, v)) return false;
  if (cg_op_num_results(op) <= CG_GPU_SHUFFLE_VALID || !cg_value_has_uses(cg_op_result(op, CG_GPU_SHUFFLE_VALID))) return true;
  if (mode == CGI_NVVM_UP) { // whether the lane read from exists
    valid = LLVMBuildICmp(e->builder, LLVMIntUGE, cgi_nvvm_lane_id(e), offset, "");
  } else if (mode == CGI_NVVM_DOWN) {
    valid = LLVMBuildICmp(e->builder, LLVMIntULT, LLVMBuildAdd(e->builder, cgi_nvvm_lane_id(e), offset, ""), cgi_nvvm_u32(e, CGI_NVVM_WARP), "");
  } else {
    valid = LLVMConstInt(LLVMInt1TypeInContext(e->llvm), 1, 0);
  }
  return cgi_nvvm_bind(e, cg_op_result(op, CG_GPU_SHUFFLE_VALID), valid);
}

// All lanes get what a tree of shuffles adds up. A warp that the workgroup does not fill has no partner for each lane: there lane 0 adds up what
// exists, and gives it to the others.
static bool cgi_nvvm_emit_subgroup_reduce(cgi_nvvm_emitter *e, cg_op op) {
  cg_attr how = cg_op_attr(op, "op");
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_GPU_SUBGROUP_REDUCE_VALUE);
  if (!v || !how) return e->result == CG_OK ? cgi_nvvm_invalid(e, "has no operation") : false;
  if (cg_op_attr(op, "cluster_size")) return cgi_nvvm_fail(e, "reduces clusters of a subgroup", NULL);
  bool full = cgi_nvvm_threads(e) % CGI_NVVM_WARP == 0;
  for (unsigned step = CGI_NVVM_WARP / 2; step; step /= 2) {
    LLVMValueRef offset = cgi_nvvm_u32(e, step), other = cgi_nvvm_shuffle(e, full ? CGI_NVVM_XOR : CGI_NVVM_DOWN, v, offset);
    LLVMValueRef both = other ? cgi_nvvm_reduce(e, v, other, how, op) : NULL;
    if (!both) return false;
    if (!full) {
      LLVMValueRef lane = LLVMBuildAdd(e->builder, cgi_nvvm_lane_id(e), offset, ""), members = cgi_nvvm_members(e), one = cgi_nvvm_u32(e, 1);
      lane = LLVMBuildAnd(e->builder, lane, cgi_nvvm_u32(e, 2 * CGI_NVVM_WARP - 1), ""); // below 48
      LLVMTypeRef wide = LLVMInt64TypeInContext(e->llvm);
      LLVMValueRef bit = LLVMBuildLShr(e->builder, LLVMBuildZExt(e->builder, members, wide, ""), LLVMBuildZExt(e->builder, lane, wide, ""), "");
      LLVMValueRef exists = LLVMBuildAnd(e->builder, LLVMBuildTrunc(e->builder, bit, cgi_nvvm_i32(e), ""), one, "");
      both = LLVMBuildSelect(e->builder, LLVMBuildICmp(e->builder, LLVMIntNE, exists, cgi_nvvm_u32(e, 0), ""), both, v, "");
    }
    v = both;
  }
  if (!full) v = cgi_nvvm_shuffle(e, CGI_NVVM_IDX, v, cgi_nvvm_u32(e, 0));
  return v && cgi_nvvm_set_result(e, op, v);
}

CGI_NVVM_DEF bool cgi_nvvm_emit_gpu(cgi_nvvm_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_GPU_BLOCK_ID:
  case CG_GPU_GRID_DIM:
  case CG_GPU_THREAD_ID:
  case CG_GPU_BLOCK_DIM:
  case CG_GPU_GLOBAL_ID:
  case CG_GPU_SUBGROUP_ID:
  case CG_GPU_NUM_SUBGROUPS:
  case CG_GPU_SUBGROUP_SIZE:
  case CG_GPU_LANE_ID:
  case CG_HAL_INTERFACE_WORKGROUP_ID:
  case CG_HAL_INTERFACE_WORKGROUP_COUNT:
  case CG_HAL_INTERFACE_WORKGROUP_SIZE: return cgi_nvvm_emit_id(e, op);
  case CG_GPU_BARRIER: return cgi_nvvm_emit_barrier(e, op);
  case CG_GPU_SUBGROUP_REDUCE:
    if (e->subgroup != CGI_NVVM_WARP) return cgi_nvvm_fail(e, "reduces across a warpgroup", NULL);
    return cgi_nvvm_emit_subgroup_reduce(e, op);
  case CG_GPU_SHUFFLE:
    if (e->subgroup != CGI_NVVM_WARP) return cgi_nvvm_fail(e, "shuffles across a warpgroup", NULL);
    return cgi_nvvm_emit_shuffle(e, op);
  default: *handled = false; return true;
  }
}
// ==== nvvm/matrix.c
// gpu.subgroup_mma_* on tensor cores: mma.sync, and ldmatrix where an operand lies in workgroup memory as that takes it. A lane's part of a matrix is
// the fragment of PTX's manual, with g = lane / 4 and t = lane % 4:
//
//   A, B   words of 4 bytes: that of kb and ob holds what is at 16 * kb + 4 * t bytes along k, of row (A) or column (B) 8 * ob + g. They are in the
//          order in which mma.sync takes them, so that ldmatrix loads them to registers side by side: of A, word kb * blocks + ob, of B both kb of a
//          product together
//   C      elements: four of each 16x8 block, of rows g and g + 8, columns 2 * t and 2 * t + 1
//
// Of 8-bit matrices, and of what they are added to, rows and columns of two blocks alternate: block ob has 16 * (ob / 2) + 2 * g + ob % 2. So
// ldmatrix, which transposes pairs of bytes, loads them whichever way they lie, and a lane has four elements of C side by side.
//
// In a kernel whose subgroups are warpgroups, factors of wgmma are descriptors of places in workgroup memory, and C is one of 16 rows for each warp.
//
// f32 factors are rounded to tf32 as they are loaded; those that wgmma reads are it. f8 are widened to f16,
// exactly, a word to two: sm_90 has no other product of them by mma.sync, and that of sm_89 adds with 13 bits. So does wgmma: what it is given to
// add to is zero (tile-to-cooperative-ops).

#ifndef CODEGEN_NO_FAST_PIPELINES
#define CGI_NVVM_ROW 16     // bytes that ldmatrix takes at once: a row of one block
#define CGI_NVVM_PANEL 128  // bytes of a row of a panel
#define CGI_NVVM_STEPS 8    // of a warpgroup's product, 32 bytes along k each
#define CGI_NVVM_FACTORS 40 // words and places of its factors
#define CGI_NVVM_LINE 8192  // characters of what does it

typedef enum cgi_nvvm_element {
  CGI_NVVM_F16,
  CGI_NVVM_BF16,
  CGI_NVVM_F32,
  CGI_NVVM_TF32,
  CGI_NVVM_E4M3,
  CGI_NVVM_E5M2,
  CGI_NVVM_S8,
  CGI_NVVM_U8,
  CGI_NVVM_I32
} cgi_nvvm_element;

typedef struct cgi_nvvm_matrix {
  cgi_nvvm_element element;
  unsigned rows, columns, bytes; // of an element
  char use;                      // 'A', 'B', 'C'
  unsigned own, k, blocks;       // of A and B: rows or columns, and elements along k; eights of the former
  unsigned parts;                // words, or of C elements, of a lane
  bool alternates, together;     // held by a warpgroup: `rows` of C are those of a warp
} cgi_nvvm_matrix;

// ---- types ----------------------------------------------------------------------------------------------------------------------------
static bool cgi_nvvm_is_f8(const cgi_nvvm_matrix *m) { return m->element == CGI_NVVM_E4M3 || m->element == CGI_NVVM_E5M2; }

// Of what wgmma takes: factors of panels' rows along k, or what A has of them in registers.
static bool cgi_nvvm_warpgroup_matrix(cgi_nvvm_emitter *e, cgi_nvvm_matrix *m) {
  bool is_c = m->use == 'C', own = m->use == 'B' || m->rows == CGI_NVVM_WARPGROUP / 2;
  unsigned n = m->use == 'A' ? 8 : m->columns;
  m->together = true;
  m->alternates = false;
  m->parts = is_c ? m->rows * m->columns / CGI_NVVM_WARPGROUP : m->rows * m->columns * m->bytes / (4 * CGI_NVVM_WARPGROUP);
  m->rows = is_c ? m->rows / 4 : m->rows;
  bool fits =
      own && n % 8 == 0 && n <= 256 &&
      (is_c || (m->k * m->bytes % CGI_NVVM_PANEL == 0 && m->k * m->bytes <= CGI_NVVM_STEPS * 32 && (m->bytes < 4 || m->element == CGI_NVVM_TF32)));
  return fits || cgi_nvvm_fail(e, "[unsupported-type] has a matrix that warpgroups do not take", NULL);
}

// Of what mma.sync takes.
static bool cgi_nvvm_matrix_of(cgi_nvvm_emitter *e, cg_type type, cgi_nvvm_matrix *m) {
  cg_gpu_matrix g;
  memset(m, 0, sizeof *m);
  if (!cg_type_gpu_matrix(type, &g)) return cgi_nvvm_fail(e, "[unsupported-type] has a type that NVVM kernels do not compute with", NULL);
  m->rows = g.rows;
  m->columns = g.columns;
  m->bytes = g.width / 8;
  m->use = g.use;
  switch (g.element) {
  case CG_TYPE_F16: m->element = CGI_NVVM_F16; break;
  case CG_TYPE_BF16: m->element = CGI_NVVM_BF16; break;
  case CG_TYPE_INTEGER: m->element = g.width == 32 ? CGI_NVVM_I32 : g.signedness == CG_UNSIGNED ? CGI_NVVM_U8 : CGI_NVVM_S8; break;
  case CG_TYPE_F8E4M3FN: m->element = CGI_NVVM_E4M3; break;
  case CG_TYPE_F8E5M2: m->element = CGI_NVVM_E5M2; break;
  default: m->element = CGI_NVVM_F32; break; // f64 does not fit by its bytes
  }
  bool is_c = m->use == 'C', is_b = m->use == 'B';
  if (m->element == CGI_NVVM_F32 && !is_c) m->element = CGI_NVVM_TF32;
  m->alternates = m->bytes == 1 || (is_c && (m->element == CGI_NVVM_I32 || e->has_f8));
  m->own = is_b ? m->columns : m->rows;
  m->k = is_b ? m->rows : m->columns;
  m->blocks = m->own / 8;
  if (e->subgroup == CGI_NVVM_WARPGROUP) return cgi_nvvm_warpgroup_matrix(e, m);
  m->parts = is_c ? m->rows * m->columns / CGI_NVVM_WARP : m->rows * m->columns * m->bytes / (4 * CGI_NVVM_WARP);
  unsigned narrow = m->alternates ? 16 : 8;
  bool fits = is_c ? m->rows % 16 == 0 && m->columns % narrow == 0 && (m->bytes == 4 || m->element == CGI_NVVM_F16)
                   : (m->use == 'A' || is_b) && (m->bytes < 4 || m->element == CGI_NVVM_TF32) && m->own % (is_b ? narrow : 16) == 0 &&
                         m->k * m->bytes % 32 == 0;
  if (!fits || !m->parts || m->parts > CGI_NVVM_FRAGMENT)
    return cgi_nvvm_fail(e, "[unsupported-type] has a matrix that tensor cores do not take", NULL);
  bool old = e->chip[4] == 0 || (e->chip[5] == 0 && e->chip[3] < '8');
  if (old) return cgi_nvvm_fail(e, "[missing-feature] multiplies matrices, which needs sm_80 or later", "");
  return cgi_nvvm_threads(e) % CGI_NVVM_WARP == 0 || cgi_nvvm_fail(e, "has a matrix in a workgroup that does not fill its warps", NULL);
}

static LLVMTypeRef cgi_nvvm_matrix_scalar(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m) { // of the fragment's vector
  if (m->use != 'C' || m->element == CGI_NVVM_I32) return cgi_nvvm_i32(e);
  return m->element == CGI_NVVM_F16 ? LLVMHalfTypeInContext(e->llvm) : LLVMFloatTypeInContext(e->llvm);
}

CGI_NVVM_DEF LLVMTypeRef cgi_nvvm_matrix_type(cgi_nvvm_emitter *e, cg_type type) {
  cgi_nvvm_matrix m;
  if (!cgi_nvvm_matrix_of(e, type, &m)) return NULL;
  return m.together && m.use != 'C' ? LLVMInt64TypeInContext(e->llvm) : LLVMVectorType(cgi_nvvm_matrix_scalar(e, &m), m.parts);
}

// Whether a kernel multiplies f8: what its products are added to has the alternating rows and columns then, which its type does not say.
CGI_NVVM_DEF bool cgi_nvvm_multiplies_f8(cg_op function) {
  for (cg_op op = function; op; op = cg_op_walk(op, function)) {
    if (cg_op_get_kind(op) != CG_GPU_SUBGROUP_MMA_COMPUTE) continue;
    cg_gpu_matrix a;
    if (cg_type_gpu_matrix(cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_A)), &a) && a.width == 8 && a.element != CG_TYPE_INTEGER)
      return true;
  }
  return false;
}

// ---- places ---------------------------------------------------------------------------------------------------------------------------
static LLVMValueRef cgi_nvvm_times(cgi_nvvm_emitter *e, LLVMValueRef v, unsigned by) {
  return LLVMBuildNUWMul(e->builder, v, cgi_nvvm_u32(e, by), "");
}
static LLVMValueRef cgi_nvvm_plus(cgi_nvvm_emitter *e, LLVMValueRef a, LLVMValueRef b) { return LLVMBuildNUWAdd(e->builder, a, b, ""); }
static LLVMValueRef cgi_nvvm_quotient(cgi_nvvm_emitter *e, LLVMValueRef v, unsigned by) {
  return LLVMBuildUDiv(e->builder, v, cgi_nvvm_u32(e, by), "");
}
static LLVMValueRef cgi_nvvm_modulo(cgi_nvvm_emitter *e, LLVMValueRef v, unsigned by) {
  return LLVMBuildURem(e->builder, v, cgi_nvvm_u32(e, by), "");
}

typedef struct cgi_nvvm_site { // where a matrix lies
  LLVMValueRef pointer;
  unsigned row, aligned; // bytes from a row to the next as memory has them; what the place is a multiple of, up to 16 bytes
  bool turned, shared;
} cgi_nvvm_site;

static bool cgi_nvvm_site_of(cgi_nvvm_emitter *e, cg_op op, unsigned at, cgi_nvvm_site *out) {
  cg_value memref = cg_op_operand(op, at);
  cg_attr stride = cg_op_attr(op, "leadDimension");
  LLVMTypeRef element = cgi_nvvm_type(e, cg_type_element(cg_value_type(memref)));
  if (!element || !stride) return element ? cgi_nvvm_invalid(e, "has no leadDimension") : false;
  unsigned bytes = cgi_nvvm_width(element) / 8 * cgi_nvvm_lanes(element), divisor = bytes == 16 ? 16 : cgi_nvvm_memref_alignment(e, memref);
  if (cg_attr_int(stride) < 0 || cg_attr_int(stride) > INT32_MAX / 64 / bytes) return cgi_nvvm_fail(e, "has a leadDimension out of range", NULL);
  out->row = (unsigned)cg_attr_int(stride) * bytes;
  unsigned all = divisor | out->row;
  if (cg_op_num_operands(op) != at + 2) return cgi_nvvm_fail(e, "has not one index", NULL);
  all |= cgi_nvvm_divisor(cg_op_operand(op, at + 1), 8) * bytes;
  out->aligned = all & (0u - all);
  if (out->aligned > 16) out->aligned = 16;
  out->turned = cg_op_attr(op, "transpose") != NULL;
  out->shared = cgi_nvvm_is_shared(cg_value_type(memref));
  out->pointer = cgi_nvvm_place(e, memref, cg_op_operand(op, at + 1));
  return out->pointer != NULL;
}

static LLVMValueRef cgi_nvvm_at(cgi_nvvm_emitter *e, const cgi_nvvm_site *p, LLVMValueRef lanes, unsigned bytes) {
  LLVMTypeRef byte = LLVMInt8TypeInContext(e->llvm);
  LLVMValueRef at = LLVMBuildGEP2(e->builder, byte, p->pointer, &lanes, 1, ""), constant = cgi_nvvm_u32(e, bytes);
  return bytes ? LLVMBuildGEP2(e->builder, byte, at, &constant, 1, "") : at;
}

// A row of A, a column of B: of block `ob`, and of `lane`, 0 to 7, in it. Both may be known when the kernel runs only.
static LLVMValueRef cgi_nvvm_own(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, LLVMValueRef ob, LLVMValueRef lane) {
  if (!m->alternates) return cgi_nvvm_plus(e, cgi_nvvm_times(e, ob, 8), lane);
  LLVMValueRef pair = cgi_nvvm_times(e, cgi_nvvm_quotient(e, ob, 2), 16), which = cgi_nvvm_modulo(e, ob, 2);
  return cgi_nvvm_plus(e, cgi_nvvm_plus(e, pair, which), cgi_nvvm_times(e, lane, 2));
}

// ---- A and B --------------------------------------------------------------------------------------------------------------------------
static unsigned cgi_nvvm_word(const cgi_nvvm_matrix *m, unsigned kb, unsigned ob) {
  return m->use == 'B' ? (kb / 2 * m->blocks + ob) * 2 + kb % 2 : kb * m->blocks + ob;
}

// Four blocks by one ldmatrix; parts[0] to parts[3].
static bool cgi_nvvm_ldmatrix(cgi_nvvm_emitter *e, LLVMValueRef pointer, bool turn, LLVMValueRef *parts) {
  LLVMValueRef all = cgi_nvvm_call(e, turn ? "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16" : "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16",
                                   LLVMTypeOf(pointer), 1, &pointer);
  for (unsigned i = 0; all && i < 4; i++) parts[i] = LLVMBuildExtractValue(e->builder, all, i, "");
  return all != NULL;
}

// How many blocks along a row (A) or column (B) four words have.
static unsigned cgi_nvvm_blocks_of_four(const cgi_nvvm_matrix *m) {
  unsigned most = m->use == 'B' ? 2 : 4;
  return m->blocks < most ? m->blocks : most;
}

// Words in their order, four at once: lanes 8 * i to 8 * i + 7 give the rows of the i-th.
static bool cgi_nvvm_load_words(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, const cgi_nvvm_site *p, bool along_k, LLVMValueRef *words) {
  LLVMValueRef lane = cgi_nvvm_lane_id(e), which = cgi_nvvm_quotient(e, lane, 8), row = cgi_nvvm_modulo(e, lane, 8), lanes, ob, kb;
  unsigned some = cgi_nvvm_blocks_of_four(m);
  if (m->use == 'B' && some == 2) {
    ob = cgi_nvvm_quotient(e, which, 2);
    kb = cgi_nvvm_modulo(e, which, 2);
  } else {
    ob = cgi_nvvm_modulo(e, which, some);
    kb = cgi_nvvm_quotient(e, which, some);
  }
  lanes = along_k ? cgi_nvvm_own(e, m, ob, row) : cgi_nvvm_plus(e, cgi_nvvm_times(e, kb, 8), row);
  lanes = cgi_nvvm_times(e, lanes, p->row);
  lanes = cgi_nvvm_plus(e, lanes, cgi_nvvm_times(e, along_k ? kb : ob, CGI_NVVM_ROW));
  for (unsigned k = 0; k < m->parts / m->blocks; k += 4 / some) {
    for (unsigned o = 0; o < m->blocks; o += some) {
      unsigned at = along_k ? o * 8 * p->row + k * CGI_NVVM_ROW : k * 8 * p->row + o * CGI_NVVM_ROW;
      if (!cgi_nvvm_ldmatrix(e, cgi_nvvm_at(e, p, lanes, at), !along_k, words + cgi_nvvm_word(m, k, o))) return false;
    }
  }
  return true;
}

// Bytes whose rows are along k: two blocks at once give, of eight rows of 16 bytes each, pairs of neighbours, which are sorted here.
static bool cgi_nvvm_load_bytes(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, const cgi_nvvm_site *p, LLVMValueRef *words) {
  LLVMValueRef lane = cgi_nvvm_lane_id(e), which = cgi_nvvm_quotient(e, lane, 8), row = cgi_nvvm_modulo(e, lane, 8), halves[4], operands[3];
  unsigned pairs = m->blocks / 2, some = pairs < 2 ? pairs : 2;
  LLVMValueRef pair = cgi_nvvm_quotient(e, which, 2), k = cgi_nvvm_times(e, cgi_nvvm_quotient(e, row, 2), 4), lanes;
  k = cgi_nvvm_plus(e, k, cgi_nvvm_modulo(e, row, 2));
  k = cgi_nvvm_plus(e, k, cgi_nvvm_times(e, cgi_nvvm_modulo(e, which, 2), 2));
  k = cgi_nvvm_plus(e, k, cgi_nvvm_times(e, cgi_nvvm_quotient(e, pair, some), 16));
  lanes = cgi_nvvm_times(e, k, p->row);
  lanes = cgi_nvvm_plus(e, lanes, cgi_nvvm_times(e, cgi_nvvm_modulo(e, pair, some), CGI_NVVM_ROW));
  for (unsigned i = 0; i < m->parts / 2; i += 2) {
    unsigned at = i / pairs * 16 * p->row + i % pairs * CGI_NVVM_ROW;
    if (!cgi_nvvm_ldmatrix(e, cgi_nvvm_at(e, p, lanes, at), true, halves)) return false;
    for (unsigned j = 0; j < 4; j++) {
      operands[0] = halves[j / 2 * 2];
      operands[1] = halves[j / 2 * 2 + 1];
      operands[2] = cgi_nvvm_u32(e, j % 2 ? 0x7531 : 0x6420);
      unsigned block = i + j / 2, word = cgi_nvvm_word(m, block / pairs, block % pairs * 2 + j % 2);
      if (!(words[word] = cgi_nvvm_call(e, "llvm.nvvm.prmt", NULL, 3, operands))) return false;
    }
  }
  return true;
}

// One element after the other, wherever they lie.
static void cgi_nvvm_load_elements(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, const cgi_nvvm_site *p, bool along_k, LLVMValueRef *words) {
  LLVMValueRef lane = cgi_nvvm_lane_id(e), g = cgi_nvvm_quotient(e, lane, 4), t = cgi_nvvm_times(e, cgi_nvvm_modulo(e, lane, 4), 4);
  LLVMTypeRef type = LLVMIntTypeInContext(e->llvm, 8 * m->bytes);
  unsigned along = along_k ? 1 : p->row, across = along_k ? p->row : m->bytes;
  if (!along_k) t = cgi_nvvm_quotient(e, t, m->bytes);
  for (unsigned i = 0; i < m->parts; i++) {
    LLVMValueRef own = cgi_nvvm_own(e, m, cgi_nvvm_u32(e, i % m->blocks), g), word = NULL;
    LLVMValueRef lanes = cgi_nvvm_times(e, own, across);
    lanes = cgi_nvvm_plus(e, lanes, cgi_nvvm_times(e, t, along));
    for (unsigned j = 0; j < 4 / m->bytes; j++) {
      unsigned k = i / m->blocks * CGI_NVVM_ROW / m->bytes + j;
      LLVMValueRef v = LLVMBuildLoad2(e->builder, type, cgi_nvvm_at(e, p, lanes, k * (along_k ? m->bytes : p->row)), "");
      LLVMSetAlignment(v, p->aligned < m->bytes ? p->aligned : m->bytes);
      v = LLVMBuildShl(e->builder, LLVMBuildZExt(e->builder, v, cgi_nvvm_i32(e), ""), cgi_nvvm_u32(e, 8 * m->bytes * j), "");
      word = word ? LLVMBuildOr(e->builder, word, v, "") : v;
    }
    words[cgi_nvvm_word(m, i / m->blocks, i % m->blocks)] = word;
  }
}

static bool cgi_nvvm_load_operand(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, const cgi_nvvm_site *p, LLVMValueRef *words) {
  bool along_k = p->turned == (m->use == 'B'), rows = p->shared && p->aligned == CGI_NVVM_ROW;
  unsigned pairs = m->blocks / 2;
  if (rows && (along_k || m->bytes == 2) && m->parts % 4 == 0 && m->blocks % cgi_nvvm_blocks_of_four(m) == 0)
    return cgi_nvvm_load_words(e, m, p, along_k, words);
  if (rows && !along_k && m->bytes == 1 && m->parts % 4 == 0 && (pairs == 1 || pairs % 2 == 0)) return cgi_nvvm_load_bytes(e, m, p, words);
  cgi_nvvm_load_elements(e, m, p, along_k, words);
  return true;
}

// ---- C --------------------------------------------------------------------------------------------------------------------------------
// Of a 16x8 block, the elements side by side in a row: two, or where blocks alternate, four of two blocks. `run` counts them through the matrix:
// parts[i] are their numbers in the fragment.
typedef struct cgi_nvvm_run {
  unsigned n, parts[4], row, column; // the last two of lane 0
} cgi_nvvm_run;

static cgi_nvvm_run cgi_nvvm_run_of(const cgi_nvvm_matrix *m, unsigned number) {
  cgi_nvvm_run r;
  unsigned each = m->alternates ? 2 : 1, across = m->columns / 8 / each, half = number % 2, block = number / 2;
  unsigned first = (block / across * (m->columns / 8) + block % across * each) * 4 + half * 2;
  r.n = 2 * each;
  for (unsigned i = 0; i < r.n; i++) r.parts[i] = m->alternates ? first + i % 2 * 4 + i / 2 : first + i;
  r.row = block / across * 16 + (m->alternates ? half : half * 8);
  r.column = block % across * each * 8;
  return r;
}

// The row of lane 0's block that the lane has.
static LLVMValueRef cgi_nvvm_first_row(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m) {
  LLVMValueRef row = cgi_nvvm_quotient(e, cgi_nvvm_lane_id(e), 4);
  return m->together ? cgi_nvvm_plus(e, row, cgi_nvvm_times(e, cgi_nvvm_quarter(e), 16)) : row;
}

// Of a and b, this lane keeps the one of its bit, and gets the same of the lane across: both in the order of the lanes they come from.
static bool cgi_nvvm_trade(cgi_nvvm_emitter *e, unsigned bit, LLVMValueRef is_set, LLVMValueRef *a, LLVMValueRef *b) {
  LLVMValueRef theirs = cgi_nvvm_shuffle(e, CGI_NVVM_XOR, LLVMBuildSelect(e->builder, is_set, *a, *b, ""), cgi_nvvm_u32(e, bit));
  if (!theirs) return false;
  LLVMValueRef first = LLVMBuildSelect(e->builder, is_set, theirs, *a, "");
  *b = LLVMBuildSelect(e->builder, is_set, *b, theirs, "");
  *a = first;
  return true;
}

// Pairs of 16 bits to global memory: four lanes side by side have two rows of two blocks, of which each gets a row of one, 16 bytes.
static bool cgi_nvvm_store_rows(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, const cgi_nvvm_site *p, LLVMValueRef *parts) {
  LLVMValueRef lane = cgi_nvvm_lane_id(e), quarter = cgi_nvvm_modulo(e, lane, 4), half = cgi_nvvm_modulo(e, quarter, 2), set[2], words[4];
  LLVMValueRef row = cgi_nvvm_plus(e, cgi_nvvm_first_row(e, m), cgi_nvvm_times(e, half, 8));
  LLVMValueRef lanes = cgi_nvvm_plus(e, cgi_nvvm_times(e, row, p->row), cgi_nvvm_times(e, cgi_nvvm_quotient(e, quarter, 2), CGI_NVVM_ROW));
  set[0] = LLVMBuildTrunc(e->builder, half, LLVMInt1TypeInContext(e->llvm), "");
  set[1] = LLVMBuildICmp(e->builder, LLVMIntUGE, quarter, cgi_nvvm_u32(e, 2), "");
  for (unsigned i = 0; i < m->parts / 2; i += 4) {
    cgi_nvvm_run r = cgi_nvvm_run_of(m, i);
    for (unsigned j = 0; j < 4; j++) {
      cgi_nvvm_run run = cgi_nvvm_run_of(m, i + j);
      LLVMValueRef pair[2];
      for (unsigned k = 0; k < 2; k++) pair[k] = parts[run.parts[k]];
      words[j] = LLVMBuildBitCast(e->builder, cgi_nvvm_construct(e, 2, pair), cgi_nvvm_i32(e), "");
    }
    for (unsigned j = 0; j < 4; j += 2)
      if (!cgi_nvvm_trade(e, 1, set[0], &words[j], &words[j + 1])) return false;
    for (unsigned j = 0; j < 2; j++)
      if (!cgi_nvvm_trade(e, 2, set[1], &words[j], &words[j + 2])) return false;
    LLVMValueRef at = cgi_nvvm_at(e, p, lanes, r.row * p->row + r.column * m->bytes);
    LLVMSetAlignment(LLVMBuildStore(e->builder, cgi_nvvm_construct(e, 4, words), at), CGI_NVVM_ROW);
  }
  return true;
}

// Each run as a vector where it is aligned, else element by element. `store`: from parts, else to them.
static void cgi_nvvm_move_elements(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, const cgi_nvvm_site *p, bool store, LLVMValueRef *parts) {
  LLVMValueRef row = cgi_nvvm_first_row(e, m), column = cgi_nvvm_modulo(e, cgi_nvvm_lane_id(e), 4);
  LLVMTypeRef scalar = cgi_nvvm_matrix_scalar(e, m);
  unsigned across = p->turned ? p->row : m->bytes, down = p->turned ? m->bytes : p->row, side = m->alternates ? 4 : 2;
  LLVMValueRef lanes = cgi_nvvm_times(e, row, m->alternates ? 2 * down : down);
  lanes = cgi_nvvm_plus(e, lanes, cgi_nvvm_times(e, column, side * across));
  bool whole = !p->turned && p->aligned >= side * m->bytes;
  unsigned align = p->aligned < m->bytes ? p->aligned : m->bytes;
  for (unsigned i = 0; i < m->parts / side; i++) {
    cgi_nvvm_run r = cgi_nvvm_run_of(m, i);
    LLVMValueRef run[4], v = cgi_nvvm_at(e, p, lanes, r.row * down + r.column * across);
    for (unsigned j = 0; j < r.n; j++) run[j] = parts[r.parts[j]];
    if (whole && store) {
      LLVMSetAlignment(LLVMBuildStore(e->builder, cgi_nvvm_construct(e, r.n, run), v), r.n * m->bytes);
      continue;
    }
    LLVMValueRef all = whole ? LLVMBuildLoad2(e->builder, LLVMVectorType(scalar, r.n), v, "") : NULL;
    if (whole) LLVMSetAlignment(all, r.n * m->bytes);
    for (unsigned j = 0; j < r.n; j++) {
      LLVMValueRef at = whole ? NULL : cgi_nvvm_at(e, p, lanes, r.row * down + (r.column + j) * across);
      if (store)
        LLVMSetAlignment(LLVMBuildStore(e->builder, run[j], at), align);
      else if (whole)
        parts[r.parts[j]] = cgi_nvvm_lane(e, all, j);
      else
        LLVMSetAlignment(parts[r.parts[j]] = LLVMBuildLoad2(e->builder, scalar, at, ""), align);
    }
  }
}

// f32, rounded; NULL after an error.
static LLVMValueRef cgi_nvvm_as_tf32(cgi_nvvm_emitter *e, LLVMValueRef words) {
  LLVMValueRef parts[CGI_NVVM_MAX_LANES];
  unsigned n = cgi_nvvm_lanes(LLVMTypeOf(words));
  for (unsigned i = 0; i < n; i++) {
    LLVMValueRef v = LLVMBuildBitCast(e->builder, cgi_nvvm_lane(e, words, i), LLVMFloatTypeInContext(e->llvm), "");
    if (!(parts[i] = cgi_nvvm_call(e, "llvm.nvvm.f2tf32.rna", NULL, 1, &v))) return NULL;
  }
  return cgi_nvvm_construct(e, n, parts);
}

// Where a factor is that.
static bool cgi_nvvm_round_words(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, LLVMValueRef *words) {
  for (unsigned i = 0; m->element == CGI_NVVM_TF32 && i < m->parts; i++)
    if (!(words[i] = cgi_nvvm_as_tf32(e, words[i]))) return false;
  return true;
}

// ---- warpgroups -----------------------------------------------------------------------------------------------------------------------
typedef struct cgi_nvvm_line { // of assembly
  char text[CGI_NVVM_LINE];
  size_t n;
} cgi_nvvm_line;

static void cgi_nvvm_put(cgi_nvvm_line *l, const char *text) {
  size_t n = strlen(text);
  if (l->n + n >= sizeof l->text) n = 0;
  memcpy(l->text + l->n, text, n);
  l->n += n;
  l->text[l->n] = 0;
}

static void cgi_nvvm_put_number(cgi_nvvm_line *l, unsigned v) {
  char digits[12];
  size_t i = sizeof digits - 1;
  digits[i] = 0;
  do digits[--i] = (char)('0' + v % 10);
  while ((v /= 10) != 0);
  cgi_nvvm_put(l, digits + i);
}

// Assembly that reads and writes all of a warpgroup's sums, and reads more: $0 and on are the sums, then twice as many numbers on the rest.
static LLVMValueRef cgi_nvvm_asm_on_sums(cgi_nvvm_emitter *e, const char *text, LLVMValueRef sums, unsigned n, const LLVMValueRef *more) {
  LLVMTypeRef vector = LLVMTypeOf(sums), parts[CGI_NVVM_FRAGMENT];
  LLVMValueRef operands[CGI_NVVM_FRAGMENT + CGI_NVVM_FACTORS], results[CGI_NVVM_FRAGMENT], all;
  unsigned count = LLVMGetVectorSize(vector);
  bool is_int = cgi_nvvm_is_int(vector);
  cgi_nvvm_line c;
  c.n = 0;
  for (unsigned i = 0; i < count; i++) {
    cgi_nvvm_put(&c, is_int ? "=r," : "=f,");
    parts[i] = LLVMGetElementType(vector);
    operands[i] = cgi_nvvm_lane(e, sums, i);
  }
  for (unsigned i = 0; i < count; i++) {
    cgi_nvvm_put_number(&c, i);
    cgi_nvvm_put(&c, ",");
  }
  for (unsigned i = 0; i < n; i++) {
    cgi_nvvm_put(&c, cgi_nvvm_width(LLVMTypeOf(more[i])) == 32 ? "r," : "l,");
    operands[count + i] = more[i];
  }
  cgi_nvvm_put(&c, "~{memory}");
  all = cgi_nvvm_asm(e, LLVMStructTypeInContext(e->llvm, parts, count, 0), text, c.text, count + n, operands);
  for (unsigned i = 0; i < count; i++) results[i] = LLVMBuildExtractValue(e->builder, all, i, "");
  return cgi_nvvm_construct(e, count, results);
}

// What is added up, once no product goes on adding to it; so many begun later may go on.
static LLVMValueRef cgi_nvvm_sums(cgi_nvvm_emitter *e, cg_value value, unsigned pending) {
  LLVMValueRef v = cgi_nvvm_value(e, value);
  bool settle = v && e->has_pending && cgi_nvvm_width(LLVMTypeOf(v)) == 32;
  cgi_nvvm_line l;
  if (!settle) return v;
  l.n = 0;
  cgi_nvvm_put(&l, "wgmma.wait_group.sync.aligned ");
  cgi_nvvm_put_number(&l, pending);
  cgi_nvvm_put(&l, ";");
  return cgi_nvvm_asm_on_sums(e, l.text, v, 0, NULL);
}

static unsigned cgi_nvvm_wait_group(cg_op op) {
  cg_attr wait = cg_op_attr(op, "codegen.wait_group");
  return wait && cg_attr_int(wait) >= 0 && cg_attr_int(wait) < 8 ? (unsigned)cg_attr_int(wait) : 0;
}

static bool cgi_nvvm_is_along_k(cg_op load, char use) { return (cg_op_attr(load, "transpose") != NULL) == (use == 'B'); }

// The place of a factor in panels, in units of 16 bytes. From eight rows to the next there are 1024 bytes; what lies across k has panels
// side by side.
static LLVMValueRef cgi_nvvm_descriptor(cgi_nvvm_emitter *e, cg_op op, const cgi_nvvm_matrix *m, const cgi_nvvm_site *p) {
  cg_attr swizzle = cg_op_attr(op, "codegen.swizzle");
  LLVMTypeRef element = cgi_nvvm_type(e, cg_type_element(cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_LOAD_MATRIX_SRC_MEMREF)))),
              wide = LLVMInt64TypeInContext(e->llvm);
  uint64_t panel = swizzle && element ? (uint64_t)cg_attr_int(swizzle) * (cgi_nvvm_width(element) / 8 * cgi_nvvm_lanes(element)) : 0;
  bool along_k = cgi_nvvm_is_along_k(op, m->use);
  if (!p->shared || p->row != CGI_NVVM_PANEL || !panel || panel % CGI_NVVM_SWIZZLE_ALIGNMENT || panel > (1u << 17) ||
      (!along_k && (m->bytes != 2 || m->own * m->bytes % CGI_NVVM_PANEL))) {
    cgi_nvvm_fail(e, "loads a factor of a warpgroup otherwise than from swizzled panels in workgroup memory", NULL);
    return NULL;
  }
  uint64_t rest = (uint64_t)1 << 62 | (uint64_t)(1024 >> 4) << 32 | (along_k ? 1 : panel >> 4) << 16;
  LLVMValueRef v = LLVMBuildPtrToInt(e->builder, p->pointer, cgi_nvvm_i32(e), "");
  v = LLVMBuildLShr(e->builder, LLVMBuildAnd(e->builder, v, cgi_nvvm_u32(e, 0x3FFFF), ""), cgi_nvvm_u32(e, 4), "");
  return LLVMBuildOr(e->builder, LLVMBuildZExt(e->builder, v, wide, ""), LLVMConstInt(wide, rest, 0), "");
}

// Whether what a product gives is but added to, or waited for where it is used, so that the product may go on when the next ops begin.
static bool cgi_nvvm_may_pend(const cgi_nvvm_emitter *e, cg_op op) {
  for (cg_op user = e->function; user; user = cg_op_walk(user, e->function))
    for (unsigned i = 0; i < cg_op_num_operands(user); i++) {
      bool uses = cg_op_get_kind(user) != CG_SCF_YIELD && cg_op_get_kind(user) != CG_GPU_SUBGROUP_MMA_COMPUTE;
      if (uses && !cg_op_attr(user, "codegen.wait_group") && cg_op_operand(user, i) == cg_op_result(op, 0)) return false;
    }
  return true;
}

// What of wgmma's name follows its columns; NULL where it has no such product.
static const char *cgi_nvvm_wgmma_name(const cgi_nvvm_matrix *m) {
  static const char *const f8[] = {"k32.f32.e4m3.e4m3 {", "k32.f32.e4m3.e5m2 {", "k32.f32.e5m2.e4m3 {", "k32.f32.e5m2.e5m2 {"};
  if (cgi_nvvm_is_f8(&m[0]) && cgi_nvvm_is_f8(&m[1]) && m[2].element == CGI_NVVM_F32)
    return f8[(m[0].element == CGI_NVVM_E5M2 ? 2 : 0) + (m[1].element == CGI_NVVM_E5M2 ? 1 : 0)];
  if (m[0].element != m[1].element || m[2].element != (m[0].bytes == 1 ? CGI_NVVM_I32 : CGI_NVVM_F32)) return NULL;
  switch (m[0].element) {
  case CGI_NVVM_S8: return "k32.s32.s8.s8 {";
  case CGI_NVVM_U8: return "k32.s32.u8.u8 {";
  case CGI_NVVM_F16: return "k16.f32.f16.f16 {";
  case CGI_NVVM_BF16: return "k16.f32.bf16.bf16 {";
  case CGI_NVVM_TF32: return "k8.f32.tf32.tf32 {";
  default: return NULL;
  }
}

// Whether a product is added to zeros: these are no operands then.
static bool cgi_nvvm_begins_sum(cg_op compute) {
  cg_op op = cg_value_op(cg_op_operand(compute, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_C));
  op = op && cg_op_get_kind(op) == CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX ? cg_value_op(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX_VALUE))
                                                                       : NULL;
  cg_attr value = op && cg_op_get_kind(op) == CG_ARITH_CONSTANT ? cg_op_attr(op, "value") : NULL;
  return value && cg_attr_get_kind(value) == CG_ATTR_FLOAT && cg_attr_float_bits(value) == 0;
}

// The place of a step's factor: 32 bytes of k in rows, or as many rows.
static LLVMValueRef cgi_nvvm_step(cgi_nvvm_emitter *e, cg_op load, const cgi_nvvm_matrix *m, LLVMValueRef v, unsigned k, bool across) {
  enum { in_row = CGI_NVVM_PANEL / 32 };
  cg_attr swizzle = cg_op_attr(load, "codegen.swizzle");
  uint64_t panel = (uint64_t)cg_attr_int(swizzle) * CGI_NVVM_PANEL / (uint64_t)cg_attr_int(cg_op_attr(load, "leadDimension"));
  uint64_t by = across ? (uint64_t)k * (32 / m->bytes * CGI_NVVM_PANEL) : k / in_row * panel + k % in_row * 32;
  return LLVMBuildAdd(e->builder, v, LLVMConstInt(LLVMInt64TypeInContext(e->llvm), by >> 4, 0), "");
}

// One product after the other along k, as a group; codegen.wait_group such groups may go on behind it.
static bool cgi_nvvm_emit_wgmma(cgi_nvvm_emitter *e, cg_op op, const cgi_nvvm_matrix *m, LLVMValueRef *v) {
  unsigned groups = cgi_nvvm_may_pend(e, op) ? cgi_nvvm_wait_group(op) : 0, steps = m[0].k * m[0].bytes / 32, count = m[2].parts, n = 0;
  LLVMValueRef factors[CGI_NVVM_FACTORS];
  cg_op loads[2];
  bool across[2], held = LLVMGetTypeKind(LLVMTypeOf(v[0])) == LLVMVectorTypeKind; // A, in registers
  cgi_nvvm_line l;
  for (unsigned i = 0; i < 2; i++) {
    loads[i] = cg_value_op(cg_op_operand(op, i));
    if (!loads[i] || (cg_op_get_kind(loads[i]) != CG_GPU_SUBGROUP_MMA_LOAD_MATRIX && !(held && i == 0)))
      return cgi_nvvm_fail(e, "multiplies in a warpgroup what is no factor in workgroup memory", NULL);
    across[i] = !cgi_nvvm_is_along_k(loads[i], m[i].use);
  }
  for (unsigned k = 0; k < steps; k++) {
    for (unsigned i = 0; held && i < 4; i++) factors[n++] = cgi_nvvm_lane(e, v[0], 4 * k + i);
    for (unsigned i = held; i < 2; i++) factors[n++] = cgi_nvvm_step(e, loads[i], &m[i], v[i], k, across[i]);
  }
  const char *name = cgi_nvvm_wgmma_name(m);
  if (!name) return cgi_nvvm_fail(e, "[unsupported-type] multiplies matrices of types that tensor cores do not take", NULL);
  l.n = 0;
  bool begins = cgi_nvvm_begins_sum(op);
  cgi_nvvm_put(&l, begins ? "{ .reg .pred p, q; setp.ne.b32 q, 0, 0; " : "{ .reg .pred p; ");
  cgi_nvvm_put(&l, "setp.ne.b32 p, 1, 0; wgmma.fence.sync.aligned;\n");
  for (unsigned k = 0; k < steps; k++) {
    cgi_nvvm_put(&l, "wgmma.mma_async.sync.aligned.m64n");
    cgi_nvvm_put_number(&l, m[2].columns);
    cgi_nvvm_put(&l, name);
    for (unsigned i = 0; i < count; i++) {
      cgi_nvvm_put(&l, i ? ", $" : "$");
      cgi_nvvm_put_number(&l, i);
    }
    cgi_nvvm_put(&l, held ? "}, {" : "}, ");
    for (unsigned i = 0; i < n / steps; i++) {
      cgi_nvvm_put(&l, i == 0 ? "$" : held && i == 4 ? "}, $" : ", $");
      cgi_nvvm_put_number(&l, 2 * count + n / steps * k + i);
    }
    cgi_nvvm_put(&l, begins && !k ? ", q" : ", p");
    if (m[2].element == CGI_NVVM_F32) cgi_nvvm_put(&l, ", 1, 1");
    if (m[0].bytes == 2 && !held) cgi_nvvm_put(&l, across[0] ? ", 1" : ", 0");
    if (m[0].bytes == 2) cgi_nvvm_put(&l, across[1] ? ", 1" : ", 0");
    cgi_nvvm_put(&l, ";\n");
  }
  cgi_nvvm_put(&l, "wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned ");
  cgi_nvvm_put_number(&l, groups);
  cgi_nvvm_put(&l, "; }");
  e->has_matrices = true;
  e->has_pending |= groups != 0;
  if (begins) v[2] = LLVMGetUndef(LLVMTypeOf(v[2]));
  return cgi_nvvm_set_result(e, op, cgi_nvvm_asm_on_sums(e, l.text, v[2], n, factors));
}

static bool cgi_nvvm_emit_matrix_memory(cgi_nvvm_emitter *e, cg_op op, bool store) {
  unsigned at = store ? CG_GPU_SUBGROUP_MMA_STORE_MATRIX_DST_MEMREF : CG_GPU_SUBGROUP_MMA_LOAD_MATRIX_SRC_MEMREF;
  cg_value value = store ? cg_op_operand(op, CG_GPU_SUBGROUP_MMA_STORE_MATRIX_SRC) : cg_op_result(op, 0);
  LLVMValueRef parts[CGI_NVVM_FRAGMENT] = {NULL}, v;
  cgi_nvvm_matrix m;
  cgi_nvvm_site p;
  if (!cgi_nvvm_matrix_of(e, cg_value_type(value), &m) || !cgi_nvvm_site_of(e, op, at, &p)) return false;
  if (store) {
    if (m.use != 'C') return cgi_nvvm_fail(e, "stores a factor: only what products add up to is stored", NULL);
    if (!(v = cgi_nvvm_sums(e, value, 0))) return false;
    for (unsigned i = 0; i < m.parts; i++) parts[i] = cgi_nvvm_lane(e, v, i);
    bool rows = m.bytes == 2 && m.columns % 16 == 0 && !m.alternates && !p.turned && !p.shared && p.aligned == CGI_NVVM_ROW;
    if (!rows)
      cgi_nvvm_move_elements(e, &m, &p, true, parts);
    else if (!cgi_nvvm_store_rows(e, &m, &p, parts))
      return false;
    cgi_nvvm_note_write(e, cg_op_operand(op, at));
    return e->result == CG_OK;
  }
  if (m.together && m.use != 'C') return (v = cgi_nvvm_descriptor(e, op, &m, &p)) != NULL && cgi_nvvm_set_result(e, op, v);
  if (m.use == 'C')
    cgi_nvvm_move_elements(e, &m, &p, false, parts);
  else if (!cgi_nvvm_load_operand(e, &m, &p, parts) || !cgi_nvvm_round_words(e, &m, parts))
    return false;
  return cgi_nvvm_set_result(e, op, cgi_nvvm_construct(e, m.parts, parts));
}

// ---- products -------------------------------------------------------------------------------------------------------------------------
static const char *cgi_nvvm_product_name(const cgi_nvvm_matrix *a, const cgi_nvvm_matrix *b, const cgi_nvvm_matrix *c) {
  static const char *const bytes[] = {"llvm.nvvm.mma.m16n8k32.row.col.s8", "llvm.nvvm.mma.m16n8k32.row.col.s8.u8",
                                      "llvm.nvvm.mma.m16n8k32.row.col.u8.s8", "llvm.nvvm.mma.m16n8k32.row.col.u8"};
  if (a->bytes == 1 && b->bytes == 1 && c->element == CGI_NVVM_I32)
    return bytes[(a->element == CGI_NVVM_U8 ? 2 : 0) + (b->element == CGI_NVVM_U8 ? 1 : 0)];
  bool f8 = cgi_nvvm_is_f8(a) && cgi_nvvm_is_f8(b);
  if (a->element != b->element && !f8) return NULL;
  if (a->element == CGI_NVVM_TF32 && c->element == CGI_NVVM_F32) return "llvm.nvvm.mma.m16n8k8.row.col.tf32";
  if (a->element == CGI_NVVM_BF16 && c->element == CGI_NVVM_F32) return "llvm.nvvm.mma.m16n8k16.row.col.bf16";
  if (a->element != CGI_NVVM_F16 && !f8) return NULL;
  return c->element == CGI_NVVM_F32   ? "llvm.nvvm.mma.m16n8k16.row.col.f32.f32"
         : c->element == CGI_NVVM_F16 ? "llvm.nvvm.mma.m16n8k16.row.col.f16.f16"
                                      : NULL;
}

// Two of a word's four f8, as f16. It does nothing else, so that LLVM makes one of equal ones.
static LLVMValueRef cgi_nvvm_widened(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, LLVMValueRef word, unsigned half) {
  LLVMTypeRef pair = LLVMInt16TypeInContext(e->llvm), type = LLVMFunctionType(cgi_nvvm_i32(e), &pair, 1, 0);
  char text[] = "cvt.rn.f16x2.e4m3x2 $0, $1;", constraints[] = "=r,h";
  if (m->element == CGI_NVVM_E5M2) memcpy(strchr(text, 'e'), "e5m2", 4);
  LLVMValueRef callee = LLVMGetInlineAsm(type, text, sizeof text - 1, constraints, sizeof constraints - 1, 0, 0, LLVMInlineAsmDialectATT, 0);
  LLVMValueRef v = LLVMBuildTrunc(e->builder, LLVMBuildLShr(e->builder, word, cgi_nvvm_u32(e, 16 * half), ""), pair, "");
  LLVMValueRef call = LLVMBuildCall2(e->builder, type, callee, &v, 1, "");
  const char *pure = LLVM_VERSION_MAJOR < 16 ? "readnone" : "memory"; // nothing of it
  LLVMAddCallSiteAttribute(call, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                           LLVMCreateEnumAttribute(e->llvm, LLVMGetEnumAttributeKindForName(pure, strlen(pure)), 0));
  return call;
}

// A row and a column of blocks: the four words of A and the two of B that a product takes, from block kb on.
static void cgi_nvvm_factors(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, LLVMValueRef v, unsigned kb, unsigned ob, LLVMValueRef *factors) {
  unsigned n = m->use == 'A' ? 2 : 1;
  for (unsigned j = 0; j < 2 * n; j++)
    factors[j] = cgi_nvvm_is_f8(m) ? cgi_nvvm_widened(e, m, cgi_nvvm_lane(e, v, cgi_nvvm_word(m, kb, ob + j % n)), j / n)
                                   : cgi_nvvm_lane(e, v, cgi_nvvm_word(m, kb + j / n, ob + j % n));
}

// One mma.sync; sum[0] to sum[3] are added to.
static bool cgi_nvvm_mma(cgi_nvvm_emitter *e, const char *name, bool is_f16, bool is_half, LLVMValueRef *factors, LLVMValueRef *sum) {
  LLVMTypeRef pair = LLVMVectorType(LLVMHalfTypeInContext(e->llvm), 2);
  LLVMValueRef operands[10], all;
  unsigned n = 0;
  for (; n < 6; n++) operands[n] = is_f16 ? LLVMBuildBitCast(e->builder, factors[n], pair, "") : factors[n];
  for (unsigned i = 0; i < 4; i += is_half ? 2 : 1) operands[n++] = is_half ? cgi_nvvm_construct(e, 2, sum + i) : sum[i];
  if (!(all = cgi_nvvm_call(e, name, NULL, n, operands))) return false;
  for (unsigned i = 0; i < 4; i++) {
    LLVMValueRef part = LLVMBuildExtractValue(e->builder, all, is_half ? i / 2 : i, "");
    sum[i] = is_half ? cgi_nvvm_lane(e, part, i % 2) : part;
  }
  return true;
}

static bool cgi_nvvm_emit_matrix_compute(cgi_nvvm_emitter *e, cg_op op) {
  cgi_nvvm_matrix a, b, c, all[3];
  LLVMValueRef va = cgi_nvvm_operand(e, op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_A), vb = cgi_nvvm_operand(e, op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_B),
               vc = cgi_nvvm_operand(e, op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_C), factors[6], sums[CGI_NVVM_FRAGMENT];
  if (!va || !vb || !vc) return false;
  if (cg_op_attr(op, "a_transpose") || cg_op_attr(op, "b_transpose")) return cgi_nvvm_fail(e, "transposes an operand: load it transposed", NULL);
  if (!cgi_nvvm_matrix_of(e, cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_A)), &a) ||
      !cgi_nvvm_matrix_of(e, cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_B)), &b) ||
      !cgi_nvvm_matrix_of(e, cg_value_type(cg_op_result(op, 0)), &c))
    return false;
  if (c.together) {
    factors[0] = va, factors[1] = vb, factors[2] = vc;
    all[0] = a, all[1] = b, all[2] = c;
    return cgi_nvvm_emit_wgmma(e, op, all, factors);
  }
  const char *name = cgi_nvvm_product_name(&a, &b, &c);
  if (!name || a.use != 'A' || b.use != 'B' || c.use != 'C')
    return cgi_nvvm_fail(e, "[unsupported-type] multiplies matrices of types that tensor cores do not take", NULL);
  if (a.alternates != c.alternates) return cgi_nvvm_fail(e, "multiplies other matrices than f8 in a kernel that multiplies such", NULL);
  bool f8 = cgi_nvvm_is_f8(&a), lacks = e->chip[3] == '8' && (e->chip[4] < '9' || LLVM_VERSION_MAJOR < 18);
  if (f8 && lacks) return cgi_nvvm_fail(e, "[missing-feature] multiplies f8, which needs sm_89 or later, and LLVM 18 for that", "");
  e->has_matrices = true;
  for (unsigned i = 0; i < c.parts; i++) sums[i] = cgi_nvvm_lane(e, vc, i);
  for (unsigned k = 0; k < a.k * a.bytes / CGI_NVVM_ROW; k += f8 ? 1 : 2) {
    for (unsigned i = 0; i < c.parts / 4; i++) {
      unsigned row = i / b.blocks * 2, column = i % b.blocks;
      cgi_nvvm_factors(e, &a, va, k, row, factors);
      cgi_nvvm_factors(e, &b, vb, k, column, factors + 4);
      if (!cgi_nvvm_mma(e, name, f8 || a.element == CGI_NVVM_F16, c.element == CGI_NVVM_F16, factors, sums + (size_t)i * 4)) return false;
    }
  }
  return cgi_nvvm_set_result(e, op, cgi_nvvm_construct(e, c.parts, sums));
}

// ---- elements -------------------------------------------------------------------------------------------------------------------------
static bool cgi_nvvm_emit_matrix_constant(cgi_nvvm_emitter *e, cg_op op) {
  cgi_nvvm_matrix m;
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX_VALUE), parts[CGI_NVVM_FRAGMENT];
  if (!v || !cgi_nvvm_matrix_of(e, cg_value_type(cg_op_result(op, 0)), &m)) return false;
  if (cgi_nvvm_width(LLVMTypeOf(v)) != 8 * m.bytes) return cgi_nvvm_invalid(e, "has a value of another type than its elements");
  if (m.together && m.use != 'C') return cgi_nvvm_fail(e, "has a factor of a warpgroup that is no place in workgroup memory", NULL);
  if (m.use != 'C') { // as often as a word has it
    static const uint32_t often[] = {0x01010101u, 0x00010001u, 0, 1};
    v = LLVMBuildBitCast(e->builder, v, LLVMIntTypeInContext(e->llvm, 8 * m.bytes), "");
    v = LLVMBuildMul(e->builder, LLVMBuildZExt(e->builder, v, cgi_nvvm_i32(e), ""), cgi_nvvm_u32(e, often[m.bytes - 1]), "");
  }
  for (unsigned i = 0; i < m.parts; i++) parts[i] = v;
  return cgi_nvvm_round_words(e, &m, parts) && cgi_nvvm_set_result(e, op, cgi_nvvm_construct(e, m.parts, parts));
}

static LLVMValueRef cgi_nvvm_elementwise(cgi_nvvm_emitter *e, cg_attr how, LLVMTypeRef type, unsigned n, LLVMValueRef *v) {
  static const struct {
    const char *name;
    LLVMOpcode opcode;
  } binary[] = {{"addf", LLVMFAdd}, {"mulf", LLVMFMul}, {"subf", LLVMFSub}, {"divf", LLVMFDiv}, {"addi", LLVMAdd},
                {"muli", LLVMMul},  {"subi", LLVMSub},  {"divs", LLVMSDiv}, {"divu", LLVMUDiv}};
  bool is_int = cgi_nvvm_is_int(type);
  for (size_t i = 0; n == 2 && i < sizeof binary / sizeof binary[0]; i++)
    if (cg_attr_has_word(how, binary[i].name) && is_int == (i > 3)) return LLVMBuildBinOp(e->builder, binary[i].opcode, v[0], v[1], "");
  if (n == 2 && !is_int && cg_attr_has_word(how, "maxf")) return cgi_nvvm_call(e, "llvm.maximum", type, 2, v);
  if (n == 2 && !is_int && cg_attr_has_word(how, "minf")) return cgi_nvvm_call(e, "llvm.minimum", type, 2, v);
  if (n == 1 && !is_int && cg_attr_has_word(how, "negatef")) return LLVMBuildFNeg(e->builder, v[0], "");
  if (n == 1 && is_int && cg_attr_has_word(how, "negates")) return LLVMBuildNeg(e->builder, v[0], "");
  bool single = LLVMGetTypeKind(type) == LLVMFloatTypeKind;
  if (n == 1 && single && cg_attr_has_word(how, "exp2")) return cgi_nvvm_call(e, "llvm.nvvm.ex2.approx.f", NULL, 1, v);
  if (n == 1 && !is_int && cg_attr_has_word(how, "extf")) return LLVMBuildFPExt(e->builder, v[0], type, "");
  if (n == 1 && !is_int && cg_attr_has_word(how, "truncf")) return LLVMBuildFPTrunc(e->builder, v[0], type, "");
  cgi_nvvm_fail(e, "does what is not done to matrices on tensor cores", NULL);
  return NULL;
}

// Each element of `to` becomes what its row's are together: a lane has two rows of 16, which four lanes side by side share.
static LLVMValueRef cgi_nvvm_across_rows(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, const cgi_nvvm_matrix *to, LLVMValueRef v, bool sum) {
  LLVMValueRef rows[2] = {NULL, NULL}, parts[CGI_NVVM_FRAGMENT], both[2];
  LLVMTypeRef type = cgi_nvvm_matrix_scalar(e, m);
  for (unsigned i = 0; i < m->parts; i++) {
    LLVMValueRef *row = &rows[i / 2 % 2];
    both[0] = cgi_nvvm_lane(e, v, i);
    both[1] = *row;
    *row = !*row ? both[0] : sum ? LLVMBuildFAdd(e->builder, both[0], both[1], "") : cgi_nvvm_call(e, "llvm.maximum", type, 2, both);
  }
  for (unsigned r = 0; r < 2; r++) {
    for (unsigned step = 1; step < 4; step *= 2) {
      both[0] = rows[r];
      if (!(both[1] = cgi_nvvm_shuffle(e, CGI_NVVM_XOR, rows[r], cgi_nvvm_u32(e, step)))) return NULL;
      rows[r] = sum ? LLVMBuildFAdd(e->builder, both[0], both[1], "") : cgi_nvvm_call(e, "llvm.maximum", type, 2, both);
    }
  }
  for (unsigned i = 0; i < to->parts; i++) parts[i] = rows[i / 2 % 2];
  return cgi_nvvm_construct(e, to->parts, parts);
}

// v where a column, less the row, is `last` at most, or, without rows, before it; else minus infinity.
static LLVMValueRef cgi_nvvm_until(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *m, LLVMValueRef v, LLVMValueRef last, bool rows) {
  LLVMTypeRef type = LLVMFloatTypeInContext(e->llvm);
  LLVMValueRef own = cgi_nvvm_times(e, cgi_nvvm_modulo(e, cgi_nvvm_lane_id(e), 4), 2), parts[CGI_NVVM_FRAGMENT],
               none = LLVMConstRealOfString(type, "-inf");
  if (rows) own = LLVMBuildSub(e->builder, own, cgi_nvvm_first_row(e, m), "");
  own = LLVMBuildSIToFP(e->builder, own, type, "");
  for (unsigned i = 0; i < m->parts / 2; i++) {
    cgi_nvvm_run r = cgi_nvvm_run_of(m, i);
    for (unsigned j = 0; j < 2; j++) {
      double at = (double)(r.column + j) - (rows ? (double)r.row : 0);
      LLVMValueRef place = LLVMBuildFAdd(e->builder, own, LLVMConstReal(type, at), ""), part = cgi_nvvm_lane(e, v, r.parts[j]);
      LLVMValueRef in = LLVMBuildFCmp(e->builder, rows ? LLVMRealOLE : LLVMRealOLT, place, cgi_nvvm_lane(e, last, r.parts[j]), "");
      parts[r.parts[j]] = LLVMBuildSelect(e->builder, in, part, none, "");
    }
  }
  return cgi_nvvm_construct(e, m->parts, parts);
}

// What a product added up to, as a factor of another, which has the same elements in the same lanes: two to a word.
static LLVMValueRef cgi_nvvm_as_factor(cgi_nvvm_emitter *e, const cgi_nvvm_matrix *to, LLVMValueRef v) {
  const char *name = to->element == CGI_NVVM_BF16 ? "llvm.nvvm.ff2bf16x2.rn" : "llvm.nvvm.ff2f16x2.rn"; // the upper half comes first
  LLVMValueRef words[CGI_NVVM_FRAGMENT], pair[2];
  for (unsigned i = 0; i < to->parts; i++) {
    for (unsigned j = 0; j < 2; j++) pair[1 - j] = cgi_nvvm_lane(e, v, 2 * i + j);
    LLVMValueRef both = cgi_nvvm_call(e, name, NULL, 2, pair);
    if (!both) return NULL;
    words[i] = LLVMBuildBitCast(e->builder, both, cgi_nvvm_i32(e), "");
  }
  return cgi_nvvm_construct(e, to->parts, words);
}

// A lane has the same elements of each matrix of a shape, whatever their type, but where blocks alternate.
static bool cgi_nvvm_emit_matrix_elementwise(cgi_nvvm_emitter *e, cg_op op) {
  cgi_nvvm_matrix m, from;
  LLVMValueRef v[2];
  cg_attr how = cg_op_attr(op, "opType");
  unsigned n = cg_op_num_operands(op);
  if (n < 1 || n > 2 || !how) return cgi_nvvm_invalid(e, "has no opType");
  if (!cgi_nvvm_matrix_of(e, cg_value_type(cg_op_result(op, 0)), &m)) return false;
  for (unsigned i = 0; i < n; i++) {
    bool settles = i == 0 && cg_op_attr(op, "codegen.wait_group");
    v[i] = settles ? cgi_nvvm_sums(e, cg_op_operand(op, i), cgi_nvvm_wait_group(op)) : cgi_nvvm_operand(e, op, i);
    if (!v[i] || !cgi_nvvm_matrix_of(e, cg_value_type(cg_op_operand(op, i)), &from)) return false;
    bool converts = cg_attr_has_word(how, "extf") || cg_attr_has_word(how, "truncf");
    bool factor = m.use == 'A' && from.use == 'C' && (m.together || (m.rows == 16 && m.columns == 16)) && m.bytes == 2 &&
                  from.element == CGI_NVVM_F32 && !from.alternates && cg_attr_has_word(how, "truncf");
    if (factor) {
      LLVMValueRef words = cgi_nvvm_as_factor(e, &m, v[0]);
      return words && cgi_nvvm_set_result(e, op, words);
    }
    if (m.use != 'C' || from.use != 'C' || from.alternates != m.alternates || (from.element != m.element && !converts))
      return cgi_nvvm_fail(e, "does what is not done to matrices on tensor cores", NULL);
  }
  bool sum = cg_attr_has_word(how, "row_sum");
  bool single = m.element == CGI_NVVM_F32 && from.element == CGI_NVVM_F32, open = single && m.rows == 16 && !m.alternates;
  if (open && n == 1 && (sum || cg_attr_has_word(how, "row_max"))) {
    LLVMValueRef all = cgi_nvvm_across_rows(e, &from, &m, v[0], sum);
    return all && cgi_nvvm_set_result(e, op, all);
  }
  bool rows = cg_attr_has_word(how, "tril");
  if (open && n == 2 && (rows || cg_attr_has_word(how, "until"))) return cgi_nvvm_set_result(e, op, cgi_nvvm_until(e, &m, v[0], v[1], rows));
  LLVMTypeRef scalar = cgi_nvvm_matrix_scalar(e, &m);
  if (!single) {
    LLVMValueRef result = cgi_nvvm_elementwise(e, how, LLVMVectorType(scalar, m.parts), n, v);
    return result && cgi_nvvm_set_result(e, op, result);
  }
  LLVMValueRef parts[CGI_NVVM_FRAGMENT]; // one by one: LLVM sees which are the same
  for (unsigned i = 0; i < m.parts; i++) {
    LLVMValueRef x[2];
    for (unsigned j = 0; j < n; j++) x[j] = cgi_nvvm_lane(e, v[j], i);
    if (!(parts[i] = cgi_nvvm_elementwise(e, how, scalar, n, x))) return false;
    cgi_nvvm_flags(op, parts[i]);
  }
  return cgi_nvvm_set_result(e, op, cgi_nvvm_construct(e, m.parts, parts));
}

CGI_NVVM_DEF bool cgi_nvvm_emit_matrix(cgi_nvvm_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_GPU_SUBGROUP_MMA_LOAD_MATRIX: return cgi_nvvm_emit_matrix_memory(e, op, false);
  case CG_GPU_SUBGROUP_MMA_STORE_MATRIX: return cgi_nvvm_emit_matrix_memory(e, op, true);
  case CG_GPU_SUBGROUP_MMA_COMPUTE: return cgi_nvvm_emit_matrix_compute(e, op);
  case CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX: return cgi_nvvm_emit_matrix_constant(e, op);
  case CG_GPU_SUBGROUP_MMA_ELEMENTWISE: return cgi_nvvm_emit_matrix_elementwise(e, op);
  default: *handled = false; return true;
  }
}

#undef CGI_NVVM_ROW
#undef CGI_NVVM_PANEL
#undef CGI_NVVM_FACTORS
#undef CGI_NVVM_LINE
#endif
// ==== nvvm/control.c
// scf.for, scf.if and scf.while as basic blocks, with phis for values that blocks carry; cf.br and cf.cond_br, which are such already.

static LLVMBasicBlockRef cgi_nvvm_new_block(cgi_nvvm_emitter *e, const char *name) { return LLVMAppendBasicBlockInContext(e->llvm, e->kernel, name); }

#define CGI_NVVM_PHIS 64 // elements of a matrix in a lane

static void cgi_nvvm_incoming(LLVMValueRef phi, LLVMValueRef value, LLVMBasicBlockRef block) {
  if (phi && value) LLVMAddIncoming(phi, &value, &block, 1);
}

static LLVMValueRef cgi_nvvm_phi(cgi_nvvm_emitter *e, cg_value argument, LLVMValueRef initial, LLVMBasicBlockRef entry) {
  LLVMTypeRef type = cgi_nvvm_type(e, cg_value_type(argument));
  LLVMValueRef phi = type && initial ? LLVMBuildPhi(e->builder, type, "") : NULL;
  if (phi) cgi_nvvm_incoming(phi, initial, entry);
  if (phi) cgi_nvvm_bind(e, argument, phi);
  return phi;
}

static void cgi_nvvm_unroll(cgi_nvvm_emitter *e, LLVMValueRef branch, bool enable) {
  const char *what = enable ? "llvm.loop.unroll.enable" : "llvm.loop.unroll.disable";
  LLVMMetadataRef parts[2], name = LLVMMDStringInContext2(e->llvm, what, strlen(what));
  parts[0] = LLVMTemporaryMDNode(e->llvm, NULL, 0); // the node names itself
  parts[1] = LLVMMDNodeInContext2(e->llvm, &name, 1);
  LLVMMetadataRef node = LLVMMDNodeInContext2(e->llvm, parts, 2);
  LLVMMetadataReplaceAllUsesWith(parts[0], node);
  LLVMSetMetadata(branch, LLVMGetMDKindIDInContext(e->llvm, "llvm.loop", 9), LLVMMetadataAsValue(e->llvm, node));
}

// How many phis carry a value: of a matrix whose elements the loop computes with one for each, so that LLVM sees which are the same; else 0, which
// stands for the value's own.
static unsigned cgi_nvvm_phis(cg_op loop, unsigned i, LLVMValueRef initial) {
  cg_gpu_matrix m;
  cg_op op = cg_block_first(cg_region_first(cg_op_region(loop, 0)));
  if (!cg_type_gpu_matrix(cg_value_type(cg_op_result(loop, i)), &m)) return 0;
  while (op && cg_op_get_kind(op) != CG_GPU_SUBGROUP_MMA_ELEMENTWISE) op = cg_op_next(op);
  return op ? LLVMGetVectorSize(LLVMTypeOf(initial)) : 0;
}

static bool cgi_nvvm_emit_for(cgi_nvvm_emitter *e, cg_op op) {
  cg_block body = cg_region_first(cg_op_region(op, 0));
  cg_op yield = cg_block_last(body);
  unsigned carried = cg_op_num_results(op);
  LLVMValueRef lower = cgi_nvvm_operand(e, op, CG_SCF_FOR_LOWER_BOUND), upper = cgi_nvvm_operand(e, op, CG_SCF_FOR_UPPER_BOUND),
               step = cgi_nvvm_operand(e, op, CG_SCF_FOR_STEP);
  if (!lower || !upper || !step) return false;
  LLVMBasicBlockRef entry = LLVMGetInsertBlock(e->builder), header = cgi_nvvm_new_block(e, "for"), start = cgi_nvvm_new_block(e, "body"),
                    merge = cgi_nvvm_new_block(e, "end");
  LLVMValueRef enter = LLVMBuildBr(e->builder, header);
  LLVMPositionBuilderAtEnd(e->builder, header);
  LLVMValueRef induction = cgi_nvvm_phi(e, cg_block_arg(body, 0), lower, entry), parts[CGI_NVVM_PHIS];
  for (unsigned i = 0; i < carried; i++) {
    LLVMValueRef initial = cgi_nvvm_operand(e, op, CG_SCF_FOR_INIT_ARGS + i);
    unsigned n = initial ? cgi_nvvm_phis(op, i, initial) : 0;
    if (!n) {
      LLVMValueRef phi = cgi_nvvm_phi(e, cg_block_arg(body, i + 1), initial, entry);
      if (!phi || !cgi_nvvm_bind(e, cg_op_result(op, i), phi)) return false;
    }
    for (unsigned j = 0; j < n; j++) {
      LLVMPositionBuilderBefore(e->builder, enter);
      LLVMValueRef part = cgi_nvvm_lane(e, initial, j);
      LLVMPositionBuilderAtEnd(e->builder, header);
      cgi_nvvm_incoming(LLVMBuildPhi(e->builder, LLVMTypeOf(part), ""), part, entry);
    }
  }
  if (e->result != CG_OK) return false;
  LLVMValueRef at = LLVMGetNextInstruction(induction);
  for (unsigned i = 0; i < carried; i++) {
    unsigned n = cgi_nvvm_phis(op, i, cgi_nvvm_operand(e, op, CG_SCF_FOR_INIT_ARGS + i));
    if (n > CGI_NVVM_PHIS) return cgi_nvvm_fail(e, "carries a matrix that is too large", NULL);
    for (unsigned j = 0; j < (n ? n : 1); j++, at = LLVMGetNextInstruction(at)) parts[j] = at;
    if (!n) continue;
    LLVMValueRef all = cgi_nvvm_construct(e, n, parts);
    if (!cgi_nvvm_bind(e, cg_block_arg(body, i + 1), all) || !cgi_nvvm_bind(e, cg_op_result(op, i), all)) return false;
  }
  LLVMBuildCondBr(e->builder, LLVMBuildICmp(e->builder, LLVMIntSLT, induction, upper, ""), start, merge);
  LLVMPositionBuilderAtEnd(e->builder, start);
  if (!cgi_nvvm_emit_block(e, body)) return false;
  LLVMBasicBlockRef latch = LLVMGetInsertBlock(e->builder);
  at = LLVMGetNextInstruction(induction);
  for (unsigned i = 0; i < carried; i++) {
    LLVMValueRef next = cgi_nvvm_operand(e, yield, i);
    unsigned n = next ? cgi_nvvm_phis(op, i, next) : 0;
    for (unsigned j = 0; j < (n ? n : 1); j++, at = LLVMGetNextInstruction(at)) cgi_nvvm_incoming(at, n ? cgi_nvvm_lane(e, next, j) : next, latch);
  }
  cgi_nvvm_incoming(induction, LLVMBuildAdd(e->builder, induction, step, ""), latch);
  LLVMValueRef back = LLVMBuildBr(e->builder, header);
  cg_attr unroll = cg_op_attr(op, "cg.unroll"); // true or false; without it LLVM decides
  if (unroll) cgi_nvvm_unroll(e, back, cg_attr_int(unroll) != 0);
  LLVMPositionBuilderAtEnd(e->builder, merge);
  return e->result == CG_OK;
}

static bool cgi_nvvm_emit_if(cgi_nvvm_emitter *e, cg_op op) {
  cg_block blocks[2];
  LLVMBasicBlockRef labels[2], ends[2], merge;
  LLVMValueRef condition = cgi_nvvm_operand(e, op, CG_SCF_IF_CONDITION);
  blocks[0] = cg_region_first(cg_op_region(op, CG_SCF_IF_THEN_REGION));
  blocks[1] = cg_op_num_regions(op) > 1 ? cg_region_first(cg_op_region(op, CG_SCF_IF_ELSE_REGION)) : NULL;
  if (!condition) return false;
  labels[0] = cgi_nvvm_new_block(e, "then");
  labels[1] = blocks[1] ? cgi_nvvm_new_block(e, "else") : NULL;
  merge = cgi_nvvm_new_block(e, "join");
  LLVMBuildCondBr(e->builder, condition, labels[0], labels[1] ? labels[1] : merge);
  for (unsigned k = 0; k < 2; k++) {
    if (!blocks[k]) continue;
    LLVMPositionBuilderAtEnd(e->builder, labels[k]);
    if (!cgi_nvvm_emit_block(e, blocks[k])) return false;
    ends[k] = LLVMGetInsertBlock(e->builder);
    LLVMBuildBr(e->builder, merge);
  }
  LLVMPositionBuilderAtEnd(e->builder, merge);
  for (unsigned i = 0; i < cg_op_num_results(op); i++) {
    LLVMValueRef phi = cgi_nvvm_phi(e, cg_op_result(op, i), cgi_nvvm_operand(e, cg_block_last(blocks[0]), i), ends[0]);
    cgi_nvvm_incoming(phi, cgi_nvvm_operand(e, cg_block_last(blocks[1]), i), ends[1]);
  }
  return e->result == CG_OK;
}

static bool cgi_nvvm_emit_while(cgi_nvvm_emitter *e, cg_op op) {
  cg_block before = cg_region_first(cg_op_region(op, CG_SCF_WHILE_BEFORE)), after = cg_region_first(cg_op_region(op, CG_SCF_WHILE_AFTER));
  cg_op condition = cg_block_last(before), yield = cg_block_last(after);
  unsigned carried = cg_op_num_operands(op), results = cg_op_num_results(op);
  LLVMBasicBlockRef entry = LLVMGetInsertBlock(e->builder), header = cgi_nvvm_new_block(e, "while"), body = cgi_nvvm_new_block(e, "body"),
                    merge = cgi_nvvm_new_block(e, "end");
  LLVMBuildBr(e->builder, header);
  LLVMPositionBuilderAtEnd(e->builder, header);
  for (unsigned i = 0; i < carried; i++)
    if (!cgi_nvvm_phi(e, cg_block_arg(before, i), cgi_nvvm_operand(e, op, i), entry)) return false;
  if (!cgi_nvvm_emit_block(e, before)) return false;
  for (unsigned i = 0; i < results; i++) {
    LLVMValueRef v = cgi_nvvm_operand(e, condition, i + 1);
    if (!v || !cgi_nvvm_bind(e, cg_block_arg(after, i), v) || !cgi_nvvm_bind(e, cg_op_result(op, i), v)) return false;
  }
  LLVMValueRef goes_on = cgi_nvvm_operand(e, condition, CG_SCF_CONDITION_CONDITION);
  if (!goes_on) return false;
  LLVMBuildCondBr(e->builder, goes_on, body, merge);
  LLVMPositionBuilderAtEnd(e->builder, body);
  if (!cgi_nvvm_emit_block(e, after)) return false;
  for (unsigned i = 0; i < carried; i++)
    cgi_nvvm_incoming(cgi_nvvm_value(e, cg_block_arg(before, i)), cgi_nvvm_operand(e, yield, i), LLVMGetInsertBlock(e->builder));
  LLVMBuildBr(e->builder, header);
  LLVMPositionBuilderAtEnd(e->builder, merge);
  return e->result == CG_OK;
}

CGI_NVVM_DEF bool cgi_nvvm_emit_control(cgi_nvvm_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_SCF_FOR: return cgi_nvvm_emit_for(e, op);
  case CG_SCF_IF: return cgi_nvvm_emit_if(e, op);
  case CG_SCF_WHILE: return cgi_nvvm_emit_while(e, op);
  default: *handled = false; return true;
  }
}

// ---- the blocks of a kernel -------------------------------------------------------------------------------------------------------------
static cg_value cgi_nvvm_block_key(cg_block block) { return (cg_value)(void *)block; } // blocks have slots as values do

static LLVMBasicBlockRef cgi_nvvm_block_of(cgi_nvvm_emitter *e, cg_block block) {
  LLVMValueRef v = cgi_nvvm_value(e, cgi_nvvm_block_key(block));
  return v ? LLVMValueAsBasicBlock(v) : NULL;
}

static bool cgi_nvvm_add_block(cgi_nvvm_emitter *e, cg_block block) {
  LLVMBasicBlockRef made = cgi_nvvm_new_block(e, "block");
  LLVMPositionBuilderAtEnd(e->builder, made);
  for (unsigned i = 0; i < cg_block_num_args(block); i++) {
    LLVMTypeRef type = cgi_nvvm_type(e, cg_value_type(cg_block_arg(block, i)));
    if (!type || !cgi_nvvm_bind(e, cg_block_arg(block, i), LLVMBuildPhi(e->builder, type, ""))) return false;
  }
  return cgi_nvvm_bind(e, cgi_nvvm_block_key(block), LLVMBasicBlockAsValue(made));
}

static bool cgi_nvvm_emit_branch(cgi_nvvm_emitter *e, cg_op op) {
  unsigned n = cg_op_num_successors(op), at = n - 1;
  LLVMBasicBlockRef here = LLVMGetInsertBlock(e->builder), to[2];
  for (unsigned i = 0; i < n; i++) {
    cg_block block = cg_op_successor(op, i);
    if (!(to[i] = cgi_nvvm_block_of(e, block))) return false;
    for (unsigned k = 0; k < cg_block_num_args(block); k++, at++)
      cgi_nvvm_incoming(cgi_nvvm_value(e, cg_block_arg(block, k)), cgi_nvvm_operand(e, op, at), here);
  }
  LLVMValueRef condition = n == 2 ? cgi_nvvm_operand(e, op, CG_CF_COND_BR_CONDITION) : NULL;
  if (e->result != CG_OK) return false;
  LLVMValueRef branch = n == 2 ? LLVMBuildCondBr(e->builder, condition, to[0], to[1]) : LLVMBuildBr(e->builder, to[0]);
  cg_attr unroll = cg_op_attr(op, "cg.unroll");
  if (unroll) cgi_nvvm_unroll(e, branch, cg_attr_int(unroll) != 0);
  return true;
}

// One block, or those that scf-to-cf makes: what a block uses is computed in one that stands in front of it.
CGI_NVVM_DEF bool cgi_nvvm_emit_body(cgi_nvvm_emitter *e, cg_block entry) {
  LLVMBasicBlockRef first = LLVMGetInsertBlock(e->builder);
  for (cg_block b = cg_block_next(entry); b; b = cg_block_next(b))
    if (!cgi_nvvm_add_block(e, b)) return false;
  for (cg_block b = entry; b; b = cg_block_next(b)) {
    cg_op last = cg_block_last(b);
    cg_op_kind kind = last ? cg_op_get_kind(last) : CG_OP_UNREGISTERED;
    bool ends = kind == CG_FUNC_RETURN && !cg_op_num_operands(last);
    if (!ends && kind != CG_CF_BR && kind != CG_CF_COND_BR) return cgi_nvvm_invalid(e, "is a kernel that does not end in an empty return");
    LLVMPositionBuilderAtEnd(e->builder, b == entry ? first : cgi_nvvm_block_of(e, b));
    if (!cgi_nvvm_emit_ops(e, b)) return false;
    e->op = last;
    if (ends)
      LLVMBuildRetVoid(e->builder);
    else if (!cgi_nvvm_emit_branch(e, last))
      return false;
    e->op = e->function;
  }
  return true;
}
// ==== nvvm/dialect.c
// The operations of the llvm and nvvm dialects that convert-to-nvvm makes, as MLIR writes them.

#if !defined(CODEGEN_NO_TEXT) && !defined(CODEGEN_NO_EXTENSIONS)
#define CGI_NVVM_ROW(name, traits, operands, results, attributes, regions, format)                                                                   \
  { name, traits, operands, results, attributes, regions, format, NULL, NULL, NULL, NULL }
#define CGI_NVVM_BINARY(name)                                                                                                                        \
  CGI_NVVM_ROW("llvm." name, CG_TRAIT_PURE | CG_TRAIT_SAME_TYPES, "lhs,rhs", "res", "fastmathFlags?", NULL, "$lhs `,` $rhs attr-dict `:` type($res)")
#define CGI_NVVM_CAST(name)                                                                                                                          \
  CGI_NVVM_ROW("llvm." name, CG_TRAIT_PURE, "arg", "res", "fastmathFlags?", NULL, "$arg attr-dict `:` type($arg) `to` type($res)")
#define CGI_NVVM_VALUE(name) CGI_NVVM_ROW("llvm.mlir." name, CG_TRAIT_PURE, NULL, "res", NULL, NULL, "attr-dict `:` type($res)")
#define CGI_NVVM_SREG(name) CGI_NVVM_ROW("nvvm.read.ptx.sreg." name, CG_TRAIT_PURE, NULL, "res", NULL, NULL, "attr-dict `:` type($res)")
#define CGI_NVVM_SREGS(name) CGI_NVVM_SREG(name ".x"), CGI_NVVM_SREG(name ".y"), CGI_NVVM_SREG(name ".z")

CGI_NVVM_DEF const cg_dialect_desc *cgi_nvvm_dialects(void) {
  static const cg_op_desc llvm[] = {
      CGI_NVVM_ROW("llvm.func", CG_TRAIT_ISOLATED | CG_TRAIT_SYMBOL, NULL, NULL, "sym_name,function_type,linkage,CConv?,arg_attrs?,passthrough?",
                   "body?", NULL),
      CGI_NVVM_ROW("llvm.mlir.global", CG_TRAIT_ISOLATED | CG_TRAIT_SYMBOL, NULL, NULL, "sym_name,global_type,linkage,addr_space?,alignment?",
                   "initializer?", NULL),
      CGI_NVVM_ROW("llvm.mlir.addressof", CG_TRAIT_PURE, NULL, "res", "global_name", NULL, NULL),
      CGI_NVVM_ROW("llvm.mlir.constant", CG_TRAIT_PURE, NULL, "res", "value", NULL, "`(` $value `)` attr-dict `:` type($res)"),
      CGI_NVVM_VALUE("undef"),
      CGI_NVVM_VALUE("poison"),
      CGI_NVVM_VALUE("zero"),
      CGI_NVVM_BINARY("add"),
      CGI_NVVM_BINARY("sub"),
      CGI_NVVM_BINARY("mul"),
      CGI_NVVM_BINARY("sdiv"),
      CGI_NVVM_BINARY("udiv"),
      CGI_NVVM_BINARY("srem"),
      CGI_NVVM_BINARY("urem"),
      CGI_NVVM_BINARY("and"),
      CGI_NVVM_BINARY("or"),
      CGI_NVVM_BINARY("xor"),
      CGI_NVVM_BINARY("shl"),
      CGI_NVVM_BINARY("lshr"),
      CGI_NVVM_BINARY("ashr"),
      CGI_NVVM_BINARY("fadd"),
      CGI_NVVM_BINARY("fsub"),
      CGI_NVVM_BINARY("fmul"),
      CGI_NVVM_BINARY("fdiv"),
      CGI_NVVM_CAST("zext"),
      CGI_NVVM_CAST("sext"),
      CGI_NVVM_CAST("trunc"),
      CGI_NVVM_CAST("fpext"),
      CGI_NVVM_CAST("fptrunc"),
      CGI_NVVM_CAST("sitofp"),
      CGI_NVVM_CAST("uitofp"),
      CGI_NVVM_CAST("fptosi"),
      CGI_NVVM_CAST("fptoui"),
      CGI_NVVM_CAST("bitcast"),
      CGI_NVVM_CAST("ptrtoint"),
      CGI_NVVM_CAST("inttoptr"),
      CGI_NVVM_CAST("addrspacecast"),
      CGI_NVVM_ROW("llvm.fneg", CG_TRAIT_PURE | CG_TRAIT_SAME_TYPES, "operand", "res", "fastmathFlags?", NULL, NULL),
      CGI_NVVM_ROW("llvm.freeze", CG_TRAIT_PURE | CG_TRAIT_SAME_TYPES, "val", "res", NULL, NULL, NULL),
      CGI_NVVM_ROW("llvm.icmp", CG_TRAIT_PURE, "lhs,rhs", "res", "predicate", NULL, NULL),
      CGI_NVVM_ROW("llvm.fcmp", CG_TRAIT_PURE, "lhs,rhs", "res", "predicate,fastmathFlags?", NULL, NULL),
      CGI_NVVM_ROW("llvm.select", CG_TRAIT_PURE, "condition,trueValue,falseValue", "res", "fastmathFlags?", NULL, NULL),
      CGI_NVVM_ROW("llvm.extractelement", CG_TRAIT_PURE, "vector,position", "res", NULL, NULL, NULL),
      CGI_NVVM_ROW("llvm.insertelement", CG_TRAIT_PURE, "vector,value,position", "res", NULL, NULL, NULL),
      CGI_NVVM_ROW("llvm.extractvalue", CG_TRAIT_PURE, "container", "res", "position", NULL, NULL),
      CGI_NVVM_ROW("llvm.insertvalue", CG_TRAIT_PURE, "container,value", "res", "position", NULL, NULL),
      CGI_NVVM_ROW("llvm.getelementptr", CG_TRAIT_PURE, "base,dynamicIndices*", "res", "rawConstantIndices,elem_type,inbounds?", NULL, NULL),
      CGI_NVVM_ROW("llvm.alloca", CG_TRAIT_ALLOCATES, "arraySize", "res", "alignment?,elem_type", NULL, NULL),
      CGI_NVVM_ROW("llvm.load", CG_TRAIT_READS, "addr", "res", "alignment?", NULL, "$addr attr-dict `:` type($addr) `->` type($res)"),
      CGI_NVVM_ROW("llvm.store", CG_TRAIT_WRITES, "value,addr", NULL, "alignment?", NULL,
                   "$value `,` $addr attr-dict `:` type($value) `,` type($addr)"),
      CGI_NVVM_ROW("llvm.atomicrmw", CG_TRAIT_READS | CG_TRAIT_WRITES, "ptr,val", "res", "bin_op,ordering,alignment?", NULL, NULL),
      CGI_NVVM_ROW("llvm.call_intrinsic", CG_TRAIT_READS | CG_TRAIT_WRITES, "args*", "results*", "intrin,fastmathFlags?", NULL, NULL),
      CGI_NVVM_ROW("llvm.inline_asm", CG_TRAIT_READS | CG_TRAIT_WRITES, "operands*", "res*", "asm_string,constraints,has_side_effects?", NULL, NULL),
      CGI_NVVM_ROW("llvm.br", CG_TRAIT_TERMINATOR, "destOperands*", NULL, "loop_annotation?", "^1", "$dest attr-dict"),
      CGI_NVVM_ROW("llvm.cond_br", CG_TRAIT_TERMINATOR, "condition,trueDestOperands*,falseDestOperands*", NULL, NULL, "^2",
                   "$condition `,` $dests attr-dict; condition = i1"),
      CGI_NVVM_ROW("llvm.return", CG_TRAIT_TERMINATOR, "arg?", NULL, NULL, NULL, "attr-dict ($arg^ `:` type($arg))?")};
  static const cg_op_desc nvvm[] = {CGI_NVVM_SREGS("tid"), CGI_NVVM_SREGS("ctaid"), CGI_NVVM_SREGS("nctaid"), CGI_NVVM_SREG("laneid"),
                                    CGI_NVVM_ROW("nvvm.barrier0", CG_TRAIT_READS | CG_TRAIT_WRITES, NULL, NULL, NULL, NULL, "attr-dict")};
  static const cg_dialect_desc dialects[CGI_NVVM_DIALECTS] = {{"llvm", llvm, sizeof llvm / sizeof *llvm, NULL},
                                                              {"nvvm", nvvm, sizeof nvvm / sizeof *nvvm, NULL}};
  return dialects;
}
#endif
// ==== nvvm/scf_to_cf.c
// scf-to-cf: scf.for, scf.if and scf.while of kernels become blocks and branches, one behind another as they are run.
//
//   scf.for %i = %a to %b step %c { … }      cf.br ^head(%a)
//                                           ^head(%i): cf.cond_br %i < %b, ^body, ^end
//                                           ^body: … cf.br ^head(%i + %c)
//                                           ^end:

#if !defined(CODEGEN_NO_TEXT) && !defined(CODEGEN_NO_EXTENSIONS)
#define CGI_NVVM_CARRIED 256 // values of one op

typedef struct cgi_nvvm_flat {
  cg_context *ctx;
  cg_region region; // of the kernel
  unsigned depth;
  bool failed;
} cgi_nvvm_flat;

static bool cgi_nvvm_flatten(cgi_nvvm_flat *f, cg_block *block, cg_op op);

static cg_op cgi_nvvm_flat_op(cgi_nvvm_flat *f, const cg_op_state *s, cg_block block) {
  cg_op op = cg_op_create(s, block, NULL);
  if (!op) f->failed = true;
  return op;
}

// A branch to one block, or under a condition to one of two, of which the second is given no operands.
static cg_op cgi_nvvm_branch(cgi_nvvm_flat *f, cg_block from, cg_value condition, cg_block to, cg_block otherwise, const cg_value *values, unsigned n,
                             cg_loc loc) {
  static const char *const name = "operandSegmentSizes";
  cg_value operands[CGI_NVVM_CARRIED + 1];
  cg_block successors[2];
  int64_t sizes[3];
  cg_op_state s;
  memset(&s, 0, sizeof s);
  s.name = condition ? "cf.cond_br" : "cf.br";
  if (condition) operands[s.num_operands++] = condition;
  for (unsigned i = 0; i < n; i++) operands[s.num_operands++] = values[i];
  s.operands = operands;
  successors[0] = to;
  successors[1] = otherwise;
  s.successors = successors;
  s.num_successors = condition ? 2 : 1;
  s.loc = loc;
  sizes[0] = 1;
  sizes[1] = condition && cg_block_num_args(to) ? (int64_t)n : 0;
  sizes[2] = (int64_t)n - sizes[1];
  cg_attr segments = cg_attr_of_ints(f->ctx, 3, sizes);
  if (!segments) return f->failed = true, (cg_op)NULL;
  s.attr_names = &name;
  s.attrs = &segments;
  s.num_attrs = condition ? 1 : 0;
  return cgi_nvvm_flat_op(f, &s, from);
}

static cg_block cgi_nvvm_flat_block(cgi_nvvm_flat *f, unsigned n, const cg_value *like) {
  cg_type types[CGI_NVVM_CARRIED];
  for (unsigned i = 0; i < n; i++) types[i] = cg_value_type(like[i]);
  cg_block block = cg_block_create(f->region, n, types);
  if (!block) f->failed = true;
  return block;
}

static void cgi_nvvm_results(cgi_nvvm_flat *f, cg_op op, const cg_value *values) {
  for (unsigned i = 0; i < cg_op_num_results(op) && !f->failed; i++) f->failed = cg_value_replace_uses(cg_op_result(op, i), values[i]) != CG_OK;
}

static unsigned cgi_nvvm_operands_from(cg_op op, unsigned first, cg_value *values) {
  unsigned n = 0;
  for (unsigned i = first; i < cg_op_num_operands(op); i++) values[n++] = cg_op_operand(op, i);
  return n;
}

// The ops of a region's block go to the end of *block, which is where they end, and become flat themselves; its terminator stays.
static bool cgi_nvvm_take_in(cgi_nvvm_flat *f, cg_block *block, cg_block from) {
  cg_op first = cg_block_first(from);
  for (cg_op op = first, next; op && op != cg_block_last(from) && !f->failed; op = next) {
    next = cg_op_next(op);
    f->failed = cg_op_move(op, *block, NULL) != CG_OK;
  }
  return !f->failed && cgi_nvvm_flatten(f, block, cg_block_first(*block));
}

static cg_value cgi_nvvm_flat_value(cgi_nvvm_flat *f, cg_block block, const char *name, cg_value a, cg_value b, cg_type type, const char *key,
                                    cg_attr attr, cg_loc loc) {
  cg_value operands[2];
  cg_op_state s;
  memset(&s, 0, sizeof s);
  operands[0] = a;
  operands[1] = b;
  s.name = name;
  s.num_operands = 2;
  s.operands = operands;
  s.num_results = 1;
  s.result_types = &type;
  s.num_attrs = key ? 1 : 0;
  s.attr_names = &key;
  s.attrs = &attr;
  s.loc = loc;
  cg_op op = cgi_nvvm_flat_op(f, &s, block);
  return op ? cg_op_result(op, 0) : NULL;
}

static bool cgi_nvvm_flat_for(cgi_nvvm_flat *f, cg_block *block, cg_op op) {
  cg_value values[CGI_NVVM_CARRIED];
  cg_block body = cg_region_first(cg_op_region(op, 0));
  cg_op yield = cg_block_last(body);
  cg_loc loc = cg_op_loc(op);
  cg_value step = cg_op_operand(op, CG_SCF_FOR_STEP), upper = cg_op_operand(op, CG_SCF_FOR_UPPER_BOUND);
  unsigned n = 1 + cgi_nvvm_operands_from(op, CG_SCF_FOR_INIT_ARGS, values + 1);
  values[0] = cg_op_operand(op, CG_SCF_FOR_LOWER_BOUND);
  cg_block head = cgi_nvvm_flat_block(f, n, values);
  if (!head || !cgi_nvvm_branch(f, *block, NULL, head, NULL, values, n, loc)) return false;
  for (unsigned i = 0; i < n; i++) {
    values[i] = cg_block_arg(head, i);
    if (cg_value_replace_uses(cg_block_arg(body, i), values[i]) != CG_OK) return !(f->failed = true);
  }
  cgi_nvvm_results(f, op, values + 1);
  cg_block start = cgi_nvvm_flat_block(f, 0, NULL), end = start;
  if (!start || f->failed || !cgi_nvvm_take_in(f, &end, body)) return false;
  cg_type i1 = cg_type_integer(f->ctx, 1, CG_SIGNLESS), i64 = cg_type_integer(f->ctx, 64, CG_SIGNLESS);
  cg_attr less = i64 ? cg_attr_of_int(f->ctx, i64, 2) : NULL; // slt
  cg_value goes_on = i1 && less ? cgi_nvvm_flat_value(f, head, "arith.cmpi", cg_block_arg(head, 0), upper, i1, "predicate", less, loc) : NULL;
  cg_value next = cgi_nvvm_flat_value(f, end, "arith.addi", cg_block_arg(head, 0), step, cg_value_type(step), NULL, NULL, loc);
  n = 1 + cgi_nvvm_operands_from(yield, 0, values + 1);
  values[0] = next;
  cg_op back = next ? cgi_nvvm_branch(f, end, NULL, head, NULL, values, n, loc) : NULL;
  cg_attr unroll = cg_op_attr(op, "cg.unroll");
  if (back && unroll && cg_op_set_attr(back, "cg.unroll", unroll) != CG_OK) return !(f->failed = true);
  *block = goes_on && back ? cgi_nvvm_flat_block(f, 0, NULL) : NULL;
  return *block && cgi_nvvm_branch(f, head, goes_on, start, *block, NULL, 0, loc);
}

static bool cgi_nvvm_flat_if(cgi_nvvm_flat *f, cg_block *block, cg_op op) {
  cg_value values[CGI_NVVM_CARRIED], condition = cg_op_operand(op, CG_SCF_IF_CONDITION);
  cg_block from = *block, starts[2], ends[2];
  cg_loc loc = cg_op_loc(op);
  unsigned n = cg_op_num_results(op);
  for (unsigned k = 0; k < 2; k++) {
    cg_block inner = k < cg_op_num_regions(op) ? cg_region_first(cg_op_region(op, k)) : NULL;
    starts[k] = ends[k] = inner ? cgi_nvvm_flat_block(f, 0, NULL) : NULL;
    if (f->failed || (inner && !cgi_nvvm_take_in(f, &ends[k], inner))) return false;
  }
  for (unsigned i = 0; i < n; i++) values[i] = cg_op_result(op, i);
  cg_block end = *block = cgi_nvvm_flat_block(f, n, values);
  if (!end || !cgi_nvvm_branch(f, from, condition, starts[0], starts[1] ? starts[1] : end, NULL, 0, loc)) return false;
  for (unsigned k = 0; k < 2 && starts[k]; k++) {
    unsigned given = cgi_nvvm_operands_from(cg_block_last(cg_region_first(cg_op_region(op, k))), 0, values);
    if (!cgi_nvvm_branch(f, ends[k], NULL, end, NULL, values, given, loc)) return false;
  }
  for (unsigned i = 0; i < n; i++) values[i] = cg_block_arg(end, i);
  cgi_nvvm_results(f, op, values);
  return !f->failed;
}

static bool cgi_nvvm_flat_while(cgi_nvvm_flat *f, cg_block *block, cg_op op) {
  cg_value values[CGI_NVVM_CARRIED];
  cg_block before = cg_region_first(cg_op_region(op, CG_SCF_WHILE_BEFORE)), after = cg_region_first(cg_op_region(op, CG_SCF_WHILE_AFTER));
  cg_op condition = cg_block_last(before), yield = cg_block_last(after);
  cg_loc loc = cg_op_loc(op);
  unsigned n = cgi_nvvm_operands_from(op, 0, values);
  cg_block head = cgi_nvvm_flat_block(f, n, values);
  if (!head || !cgi_nvvm_branch(f, *block, NULL, head, NULL, values, n, loc)) return false;
  for (unsigned i = 0; i < n; i++)
    if (cg_value_replace_uses(cg_block_arg(before, i), cg_block_arg(head, i)) != CG_OK) return !(f->failed = true);
  cg_block tested = head;
  if (!cgi_nvvm_take_in(f, &tested, before)) return false;
  n = cgi_nvvm_operands_from(condition, 1, values); // computed wherever they are read: they need no arguments
  for (unsigned i = 0; i < n; i++)
    if (cg_value_replace_uses(cg_block_arg(after, i), values[i]) != CG_OK) return !(f->failed = true);
  cgi_nvvm_results(f, op, values);
  cg_block start = cgi_nvvm_flat_block(f, 0, NULL), end = start;
  if (!start || f->failed || !cgi_nvvm_take_in(f, &end, after)) return false;
  n = cgi_nvvm_operands_from(yield, 0, values);
  if (!cgi_nvvm_branch(f, end, NULL, head, NULL, values, n, loc)) return false;
  *block = cgi_nvvm_flat_block(f, 0, NULL);
  return *block && cgi_nvvm_branch(f, tested, cg_op_operand(condition, CG_SCF_CONDITION_CONDITION), start, *block, NULL, 0, loc);
}

static bool cgi_nvvm_flat_op_of(cgi_nvvm_flat *f, cg_block *block, cg_op op) {
  if (f->depth >= CGI_NVVM_MAX_DEPTH || cg_op_num_operands(op) + cg_op_num_results(op) + 2 > CGI_NVVM_CARRIED) {
    cg_op_report(op, CG_UNSUPPORTED, "[nesting] is nested too deeply, or carries more than 254 values");
    return false;
  }
  switch (cg_op_get_kind(op)) {
  case CG_SCF_FOR: return cgi_nvvm_flat_for(f, block, op);
  case CG_SCF_IF: return cgi_nvvm_flat_if(f, block, op);
  default: return cgi_nvvm_flat_while(f, block, op);
  }
}

// From `op` on to the end of *block, which is where control is afterwards. What is behind a branch goes there.
static bool cgi_nvvm_flatten(cgi_nvvm_flat *f, cg_block *block, cg_op op) {
  for (cg_op next; op; op = next) {
    cg_op_kind kind = cg_op_get_kind(op);
    cg_block here = *block;
    next = cg_op_next(op);
    if (kind != CG_SCF_FOR && kind != CG_SCF_IF && kind != CG_SCF_WHILE) continue;
    f->depth++;
    if (!cgi_nvvm_flat_op_of(f, block, op)) return false;
    f->depth--;
    for (cg_op rest = next, after; rest && rest != cg_block_last(here); rest = after) {
      after = cg_op_next(rest);
      if (cg_op_move(rest, *block, NULL) != CG_OK) return false;
    }
    if (next && cg_op_block(next) == here) next = NULL; // the branch
    if (cg_op_erase(op) != CG_OK) return false;
  }
  return true;
}

CGI_NVVM_DEF cg_result cgi_nvvm_scf_to_cf(void *user, const cg_pass_input *input) {
  cgi_nvvm_flat f;
  (void)user;
  memset(&f, 0, sizeof f);
  f.ctx = input->ctx;
  f.region = cg_op_region(input->func, 0);
  for (cg_block b = cg_region_first(f.region); b; b = cg_block_next(b)) {
    cg_block end = b;
    if (!cgi_nvvm_flatten(&f, &end, cg_block_first(b))) return CG_UNSUPPORTED; // reported, or out of memory
  }
  return CG_OK;
}

#undef CGI_NVVM_CARRIED
#endif
// ==== nvvm/convert_to_nvvm.c
// convert-to-nvvm: the kernels of a variant for NVIDIA GPUs, in the emission form or as scf-to-cf leaves them, become llvm.func of the llvm and nvvm
// dialects: the LLVM IR that is emitted otherwise, op by op, so that mlir-translate makes the same of it.
//
//   func.func @k() { %0 = hal.interface.binding… }      "llvm.func"() <{sym_name = "k", …}> ({ ^bb0(%arg0: !llvm.ptr<1>): … })

#if !defined(CODEGEN_NO_TEXT) && !defined(CODEGEN_NO_EXTENSIONS)
#define CGI_NVVM_ATTRS 9
#define CGI_NVVM_OPERANDS 64

typedef struct cgi_nvvm_import {
  cgi_nvvm_emitter *e;
  cg_context *ctx;
  char *text; // of a type or an attribute, which the parser makes
  size_t len, room;
  cg_block block; // where ops go: the end of it, in front of `before` where that is not NULL
  cg_op before, made;
  cg_op_state s; // of the next op
  cg_value operands[CGI_NVVM_OPERANDS];
  const char *names[CGI_NVVM_ATTRS];
  cg_attr attrs[CGI_NVVM_ATTRS];
  cg_type result;
  bool failed;
} cgi_nvvm_import;

// ---- text -----------------------------------------------------------------------------------------------------------------------------
static void cgi_nvvm_add_text(cgi_nvvm_import *m, const char *s, size_t n) {
  if (m->room - m->len < n) {
    char *grown = (char *)cg_realloc(m->ctx, m->text, m->room, 2 * m->room + n);
    if (!grown) {
      m->failed = true;
      return;
    }
    m->text = grown;
    m->room = 2 * m->room + n;
  }
  memcpy(m->text + m->len, s, n);
  m->len += n;
}

static void cgi_nvvm_add(cgi_nvvm_import *m, const char *s) { cgi_nvvm_add_text(m, s, strlen(s)); }

static void cgi_nvvm_add_number(cgi_nvvm_import *m, uint64_t v, unsigned base) {
  static const char digits[] = "0123456789abcdef";
  char text[20];
  size_t at = sizeof text;
  do text[--at] = digits[v % base];
  while ((v /= base) != 0);
  cgi_nvvm_add_text(m, text + at, sizeof text - at);
}

// An attribute of what was added since cgi_nvvm_begin_text; NULL after an error.
static void cgi_nvvm_begin_text(cgi_nvvm_import *m) {
  m->len = 0;
  cgi_nvvm_add(m, "module attributes {cg.a = ");
}

static cg_attr cgi_nvvm_end_text(cgi_nvvm_import *m) {
  cg_module module = NULL;
  cgi_nvvm_add(m, "} {}");
  cg_attr a = !m->failed && cg_parse(m->ctx, m->text, m->len, NULL, &module) == CG_OK ? cg_op_attr(module, "cg.a") : NULL;
  if (!a) m->failed = true;
  return a;
}

static cg_attr cgi_nvvm_attr_of(cgi_nvvm_import *m, const char *text) {
  cgi_nvvm_begin_text(m);
  cgi_nvvm_add(m, text);
  return cgi_nvvm_end_text(m);
}

static cg_attr cgi_nvvm_symbol(cgi_nvvm_import *m, const char *mark, LLVMValueRef v) {
  size_t n;
  const char *name = LLVMGetValueName2(v, &n);
  cgi_nvvm_begin_text(m);
  cgi_nvvm_add(m, mark);
  cgi_nvvm_add(m, "\"");
  cgi_nvvm_add_text(m, name, n); // letters, digits, _, $ and .
  cgi_nvvm_add(m, "\"");
  return cgi_nvvm_end_text(m);
}

// ---- types ----------------------------------------------------------------------------------------------------------------------------
static void cgi_nvvm_add_list(cgi_nvvm_import *m, const char *open, unsigned n, const LLVMTypeRef *types, const char *close);

static void cgi_nvvm_add_type(cgi_nvvm_import *m, LLVMTypeRef type) {
  LLVMTypeRef parts[CGI_NVVM_OPERANDS];
  unsigned n;
  switch (LLVMGetTypeKind(type)) {
  case LLVMVoidTypeKind: cgi_nvvm_add(m, "!llvm.void"); return;
  case LLVMHalfTypeKind: cgi_nvvm_add(m, "f16"); return;
  case LLVMBFloatTypeKind: cgi_nvvm_add(m, "bf16"); return;
  case LLVMFloatTypeKind: cgi_nvvm_add(m, "f32"); return;
  case LLVMDoubleTypeKind: cgi_nvvm_add(m, "f64"); return;
  case LLVMIntegerTypeKind:
    if (LLVMGetIntTypeWidth(type) > 64) {
      m->failed = true;
      cgi_nvvm_fail(m->e, "[unsupported-type] is computed with integers of more than 64 bits, which text here has not", NULL);
    }
    cgi_nvvm_add(m, "i");
    cgi_nvvm_add_number(m, LLVMGetIntTypeWidth(type), 10);
    return;
  case LLVMPointerTypeKind:
    cgi_nvvm_add(m, "!llvm.ptr");
    n = LLVMGetPointerAddressSpace(type);
    if (!n) return;
    cgi_nvvm_add(m, "<");
    cgi_nvvm_add_number(m, n, 10);
    break;
  case LLVMVectorTypeKind:
  case LLVMArrayTypeKind:
    n = LLVMGetTypeKind(type) == LLVMVectorTypeKind ? LLVMGetVectorSize(type) : LLVMGetArrayLength(type);
    cgi_nvvm_add(m, LLVMGetTypeKind(type) == LLVMVectorTypeKind ? "vector<" : "!llvm.array<");
    cgi_nvvm_add_number(m, n, 10);
    cgi_nvvm_add(m, LLVMGetTypeKind(type) == LLVMVectorTypeKind ? "x" : " x ");
    cgi_nvvm_add_type(m, LLVMGetElementType(type));
    break;
  case LLVMStructTypeKind:
    n = LLVMCountStructElementTypes(type);
    if (n > CGI_NVVM_OPERANDS) m->failed = true;
    if (m->failed) return;
    LLVMGetStructElementTypes(type, parts);
    cgi_nvvm_add_list(m, "!llvm.struct<(", n, parts, ")");
    break;
  default: m->failed = true; return;
  }
  cgi_nvvm_add(m, ">");
}

static void cgi_nvvm_add_list(cgi_nvvm_import *m, const char *open, unsigned n, const LLVMTypeRef *types, const char *close) {
  cgi_nvvm_add(m, open);
  for (unsigned i = 0; i < n; i++) {
    if (i) cgi_nvvm_add(m, ", ");
    cgi_nvvm_add_type(m, types[i]);
  }
  cgi_nvvm_add(m, close);
}

// Types that IR has are made once: their slot is their LLVM type's.
static cg_type cgi_nvvm_type_of(cgi_nvvm_import *m, LLVMTypeRef type) {
  cg_value key = (cg_value)(void *)type;
  if (LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) <= 64)
    return cg_type_integer(m->ctx, LLVMGetIntTypeWidth(type), CG_SIGNLESS);
  cg_type t = (cg_type)(void *)cgi_nvvm_find(m->e, key);
  if (t) return t;
  cgi_nvvm_begin_text(m);
  cgi_nvvm_add_type(m, type);
  cg_attr a = cgi_nvvm_end_text(m);
  t = a ? cg_attr_type(a) : NULL;
  if (!t || !cgi_nvvm_bind(m->e, key, (LLVMValueRef)(void *)t)) m->failed = true;
  return t;
}

// ---- ops ------------------------------------------------------------------------------------------------------------------------------
static void cgi_nvvm_start(cgi_nvvm_import *m, const char *name) {
  memset(&m->s, 0, sizeof m->s);
  m->s.name = name;
  m->s.operands = m->operands;
  m->s.attr_names = m->names;
  m->s.attrs = m->attrs;
  m->s.result_types = &m->result;
}

static void cgi_nvvm_put_attr(cgi_nvvm_import *m, const char *name, cg_attr attr) {
  if (!attr || m->s.num_attrs == CGI_NVVM_ATTRS) {
    m->failed = true;
    return;
  }
  m->names[m->s.num_attrs] = name;
  m->attrs[m->s.num_attrs++] = attr;
}

static void cgi_nvvm_put_text(cgi_nvvm_import *m, const char *name, const char *text) { cgi_nvvm_put_attr(m, name, cgi_nvvm_attr_of(m, text)); }

static void cgi_nvvm_put_int(cgi_nvvm_import *m, const char *name, unsigned width, uint64_t v) {
  cgi_nvvm_put_attr(m, name, cg_attr_of_int(m->ctx, cg_type_integer(m->ctx, width, CG_SIGNLESS), (int64_t)v));
}

static void cgi_nvvm_put_type(cgi_nvvm_import *m, const char *name, LLVMTypeRef type) {
  cg_type t = cgi_nvvm_type_of(m, type);
  cgi_nvvm_put_attr(m, name, t ? cg_attr_of_type(m->ctx, t) : NULL);
}

static void cgi_nvvm_put_operand(cgi_nvvm_import *m, cg_value v) {
  if (!v || m->s.num_operands == CGI_NVVM_OPERANDS)
    m->failed = true;
  else
    m->operands[m->s.num_operands++] = v;
}

static void cgi_nvvm_put_result(cgi_nvvm_import *m, LLVMTypeRef type) {
  if (LLVMGetTypeKind(type) == LLVMVoidTypeKind) return;
  m->result = cgi_nvvm_type_of(m, type);
  m->s.num_results = 1;
}

// The op; its result where it has one.
static cg_value cgi_nvvm_finish(cgi_nvvm_import *m) {
  m->made = m->failed ? NULL : cg_op_create(&m->s, m->block, m->before);
  if (!m->made) m->failed = true;
  return m->made && m->s.num_results ? cg_op_result(m->made, 0) : NULL;
}

// ---- constants ------------------------------------------------------------------------------------------------------------------------
static bool cgi_nvvm_is_number(LLVMValueRef v) { return LLVMIsAConstantInt(v) || LLVMIsAConstantFP(v); }

static uint64_t cgi_nvvm_bits(cgi_nvvm_import *m, LLVMValueRef v) {
  return LLVMConstIntGetZExtValue(LLVMConstBitCast(v, LLVMIntTypeInContext(m->e->llvm, cgi_nvvm_width(LLVMTypeOf(v)))));
}

// In bits, which every number has.
static void cgi_nvvm_add_constant(cgi_nvvm_import *m, LLVMValueRef v) {
  LLVMTypeRef type = LLVMTypeOf(v);
  unsigned lanes = cgi_nvvm_lanes(type);
  if (!cgi_nvvm_is_number(v)) cgi_nvvm_add(m, "dense<[");
  for (unsigned i = 0; i < lanes; i++) {
    LLVMValueRef part = cgi_nvvm_is_number(v) ? v : LLVMGetAggregateElement(v, i);
    if (i) cgi_nvvm_add(m, ", ");
    if (cgi_nvvm_width(type) == 1) {
      cgi_nvvm_add(m, cgi_nvvm_bits(m, part) ? "true" : "false");
    } else {
      cgi_nvvm_add(m, "0x");
      uint64_t bits = cgi_nvvm_bits(m, part);
      for (unsigned k = cgi_nvvm_width(type) / 4; k > 1 && !(bits >> 4 * (k - 1)); k--) cgi_nvvm_add(m, "0"); // as many digits as a float has
      cgi_nvvm_add_number(m, bits, 16);
    }
  }
  if (!cgi_nvvm_is_number(v)) cgi_nvvm_add(m, "]>");
  if (cgi_nvvm_is_number(v) && cgi_nvvm_width(type) == 1) return;
  cgi_nvvm_add(m, " : ");
  cgi_nvvm_add_type(m, type);
}

static cg_value cgi_nvvm_import_value(cgi_nvvm_import *m, LLVMValueRef v);
static bool cgi_nvvm_import_op(cgi_nvvm_import *m, LLVMValueRef v, LLVMOpcode opcode);

// A constant vector of which not all is known: element by element.
static cg_value cgi_nvvm_import_partial(cgi_nvvm_import *m, LLVMValueRef v) {
  cg_value sum = cgi_nvvm_import_value(m, LLVMGetPoison(LLVMTypeOf(v)));
  for (unsigned i = 0; i < cgi_nvvm_lanes(LLVMTypeOf(v)) && !m->failed; i++) {
    LLVMValueRef part = LLVMGetAggregateElement(v, i);
    if (!cgi_nvvm_is_number(part)) continue;
    cg_value value = cgi_nvvm_import_value(m, part), at = cgi_nvvm_import_value(m, cgi_nvvm_u32(m->e, i));
    cgi_nvvm_start(m, "llvm.insertelement");
    cgi_nvvm_put_operand(m, sum);
    cgi_nvvm_put_operand(m, value);
    cgi_nvvm_put_operand(m, at);
    cgi_nvvm_put_result(m, LLVMTypeOf(v));
    sum = cgi_nvvm_finish(m);
  }
  return sum;
}

// What an operand is: an argument, a result, or a constant, which is made in front of its use.
static cg_value cgi_nvvm_import_value(cgi_nvvm_import *m, LLVMValueRef v) {
  const char *name = LLVMIsPoison(v) ? "llvm.mlir.poison" : LLVMIsUndef(v) ? "llvm.mlir.undef" : "llvm.mlir.zero";
  if (m->failed) return NULL;
  if (!LLVMIsConstant(v)) return (cg_value)(void *)cgi_nvvm_value(m->e, (cg_value)(void *)v);
  if (LLVMIsAConstantExpr(v)) return cgi_nvvm_import_op(m, v, LLVMGetConstOpcode(v)) ? cg_op_result(m->made, 0) : NULL;
  bool whole = true;
  for (unsigned i = 0; LLVMIsAConstantVector(v) && i < cgi_nvvm_lanes(LLVMTypeOf(v)); i++) whole = whole && cgi_nvvm_is_number(LLVMGetOperand(v, i));
  if (!whole) return cgi_nvvm_import_partial(m, v);
  if (LLVMIsAGlobalVariable(v)) {
    cgi_nvvm_start(m, "llvm.mlir.addressof");
    cgi_nvvm_put_attr(m, "global_name", cgi_nvvm_symbol(m, "@", v));
  } else if (cgi_nvvm_is_number(v) || LLVMIsAConstantDataSequential(v) || LLVMIsAConstantVector(v)) {
    cgi_nvvm_start(m, "llvm.mlir.constant");
    cgi_nvvm_begin_text(m);
    cgi_nvvm_add_constant(m, v);
    cgi_nvvm_put_attr(m, "value", cgi_nvvm_end_text(m));
  } else {
    cgi_nvvm_start(m, name);
    m->failed = m->failed || !(LLVMIsUndef(v) || LLVMIsNull(v)); // poison is undefined, too
  }
  cgi_nvvm_put_result(m, LLVMTypeOf(v));
  return cgi_nvvm_finish(m);
}

// ---- instructions ---------------------------------------------------------------------------------------------------------------------
static const char *cgi_nvvm_op_name(LLVMOpcode opcode) {
  static const struct {
    LLVMOpcode opcode;
    const char *name;
  } ops[] = {{LLVMAdd, "llvm.add"},
             {LLVMSub, "llvm.sub"},
             {LLVMMul, "llvm.mul"},
             {LLVMSDiv, "llvm.sdiv"},
             {LLVMUDiv, "llvm.udiv"},
             {LLVMSRem, "llvm.srem"},
             {LLVMURem, "llvm.urem"},
             {LLVMAnd, "llvm.and"},
             {LLVMOr, "llvm.or"},
             {LLVMXor, "llvm.xor"},
             {LLVMShl, "llvm.shl"},
             {LLVMLShr, "llvm.lshr"},
             {LLVMAShr, "llvm.ashr"},
             {LLVMFAdd, "llvm.fadd"},
             {LLVMFSub, "llvm.fsub"},
             {LLVMFMul, "llvm.fmul"},
             {LLVMFDiv, "llvm.fdiv"},
             {LLVMFNeg, "llvm.fneg"},
             {LLVMZExt, "llvm.zext"},
             {LLVMSExt, "llvm.sext"},
             {LLVMTrunc, "llvm.trunc"},
             {LLVMFPExt, "llvm.fpext"},
             {LLVMFPTrunc, "llvm.fptrunc"},
             {LLVMSIToFP, "llvm.sitofp"},
             {LLVMUIToFP, "llvm.uitofp"},
             {LLVMFPToSI, "llvm.fptosi"},
             {LLVMFPToUI, "llvm.fptoui"},
             {LLVMBitCast, "llvm.bitcast"},
             {LLVMPtrToInt, "llvm.ptrtoint"},
             {LLVMIntToPtr, "llvm.inttoptr"},
             {LLVMAddrSpaceCast, "llvm.addrspacecast"},
             {LLVMFreeze, "llvm.freeze"},
             {LLVMICmp, "llvm.icmp"},
             {LLVMFCmp, "llvm.fcmp"},
             {LLVMSelect, "llvm.select"},
             {LLVMExtractElement, "llvm.extractelement"},
             {LLVMInsertElement, "llvm.insertelement"},
             {LLVMExtractValue, "llvm.extractvalue"},
             {LLVMInsertValue, "llvm.insertvalue"},
             {LLVMGetElementPtr, "llvm.getelementptr"},
             {LLVMAlloca, "llvm.alloca"},
             {LLVMLoad, "llvm.load"},
             {LLVMStore, "llvm.store"},
             {LLVMAtomicRMW, "llvm.atomicrmw"}};
  for (size_t i = 0; i < sizeof ops / sizeof *ops; i++)
    if (ops[i].opcode == opcode) return ops[i].name;
  return NULL;
}

static int64_t cgi_nvvm_predicate(LLVMIntPredicate p) {
  static const LLVMIntPredicate order[] = {LLVMIntEQ,  LLVMIntNE,  LLVMIntSLT, LLVMIntSLE, LLVMIntSGT,
                                           LLVMIntSGE, LLVMIntULT, LLVMIntULE, LLVMIntUGT, LLVMIntUGE};
  int64_t i = 0;
  while (order[i] != p) i++;
  return i;
}

static int64_t cgi_nvvm_real_predicate(LLVMRealPredicate p) { // MLIR has uno behind une
  return p == LLVMRealUNO ? 14 : p >= LLVMRealUEQ && p <= LLVMRealUNE ? (int64_t)p - 1 : (int64_t)p;
}

static void cgi_nvvm_put_flags(cgi_nvvm_import *m, LLVMValueRef v) {
#if LLVM_VERSION_MAJOR >= 18
  static const char *const names[] = {"reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn"};
  unsigned flags = LLVMIsAInstruction(v) && LLVMCanValueUseFastMathFlags(v) ? LLVMGetFastMathFlags(v) : 0, any = 0;
  if (!flags) return;
  cgi_nvvm_begin_text(m);
  cgi_nvvm_add(m, "#llvm.fastmath<");
  for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
    if (!(flags >> i & 1)) continue;
    cgi_nvvm_add(m, any++ ? ", " : "");
    cgi_nvvm_add(m, names[i]);
  }
  cgi_nvvm_add(m, ">");
  cgi_nvvm_put_attr(m, "fastmathFlags", cgi_nvvm_end_text(m));
#else
  (void)m, (void)v;
#endif
}

// What an instruction is beside its operands.
static void cgi_nvvm_put_details(cgi_nvvm_import *m, LLVMValueRef v, LLVMOpcode opcode) {
  int64_t position;
  switch (opcode) {
  case LLVMICmp: cgi_nvvm_put_int(m, "predicate", 64, (uint64_t)cgi_nvvm_predicate(LLVMGetICmpPredicate(v))); break;
  case LLVMFCmp: cgi_nvvm_put_int(m, "predicate", 64, (uint64_t)cgi_nvvm_real_predicate(LLVMGetFCmpPredicate(v))); break;
  case LLVMExtractValue:
  case LLVMInsertValue:
    position = (int64_t)LLVMGetIndices(v)[0];
    cgi_nvvm_put_attr(m, "position", LLVMGetNumIndices(v) == 1 ? cg_attr_of_ints(m->ctx, 1, &position) : NULL);
    break;
  case LLVMGetElementPtr:
    cgi_nvvm_begin_text(m);
    cgi_nvvm_add(m, "array<i32: -2147483648"); // each index is an operand
    for (int i = 2; i < LLVMGetNumOperands(v); i++) cgi_nvvm_add(m, ", -2147483648");
    cgi_nvvm_add(m, ">");
    cgi_nvvm_put_attr(m, "rawConstantIndices", cgi_nvvm_end_text(m));
    cgi_nvvm_put_type(m, "elem_type", LLVMGetGEPSourceElementType(v));
    if (LLVMIsInBounds(v)) cgi_nvvm_put_text(m, "inbounds", "unit");
    break;
  case LLVMAlloca:
    cgi_nvvm_put_type(m, "elem_type", LLVMGetAllocatedType(v));
    cgi_nvvm_put_int(m, "alignment", 64, LLVMGetAlignment(v));
    break;
  case LLVMLoad:
  case LLVMStore: cgi_nvvm_put_int(m, "alignment", 64, LLVMGetAlignment(v)); break;
  case LLVMAtomicRMW:
    cgi_nvvm_put_int(m, "bin_op", 64, (uint64_t)LLVMGetAtomicRMWBinOp(v)); // both are numbered alike
    cgi_nvvm_put_int(m, "ordering", 64, (uint64_t)LLVMGetOrdering(v));
    break;
  default: break;
  }
  cgi_nvvm_put_flags(m, v);
}

static bool cgi_nvvm_import_op(cgi_nvvm_import *m, LLVMValueRef v, LLVMOpcode opcode) {
  const char *name = cgi_nvvm_op_name(opcode);
  cg_value operands[8];
  int n = LLVMGetNumOperands(v);
  if (!name || n > 8) return cgi_nvvm_fail(m->e, "becomes what the llvm dialect is not written with", NULL);
  for (int i = 0; i < n; i++) operands[i] = cgi_nvvm_import_value(m, LLVMGetOperand(v, (unsigned)i));
  cgi_nvvm_start(m, name);
  for (int i = 0; i < n; i++) cgi_nvvm_put_operand(m, operands[i]);
  cgi_nvvm_put_details(m, v, opcode);
  cgi_nvvm_put_result(m, LLVMTypeOf(v));
  cgi_nvvm_finish(m);
  return !m->failed;
}

#if LLVM_VERSION_MAJOR >= 18
static cg_attr cgi_nvvm_quoted(cgi_nvvm_import *m, const char *text, size_t n) {
  char *z = (char *)cg_alloc(m->ctx, n + 1);
  if (!z) return NULL;
  memcpy(z, text, n);
  z[n] = 0;
  return cg_attr_of_string(m->ctx, z);
}
#endif

static bool cgi_nvvm_start_asm(cgi_nvvm_import *m, LLVMValueRef callee) {
#if LLVM_VERSION_MAJOR >= 18
  size_t n, c;
  const char *text = LLVMGetInlineAsmAsmString(callee, &n), *constraints = LLVMGetInlineAsmConstraintString(callee, &c);
  cgi_nvvm_start(m, "llvm.inline_asm");
  cgi_nvvm_put_attr(m, "asm_string", cgi_nvvm_quoted(m, text, n));
  cgi_nvvm_put_attr(m, "constraints", cgi_nvvm_quoted(m, constraints, c));
  if (LLVMGetInlineAsmHasSideEffects(callee)) cgi_nvvm_put_text(m, "has_side_effects", "unit");
  return true;
#else
  (void)callee;
  return cgi_nvvm_fail(m->e, "[missing-feature] is inline assembly, which LLVM before 18 does not tell", "");
#endif
}

// An intrinsic by its own op, where it is one of the document's; else by name. Or inline assembly.
static bool cgi_nvvm_import_call(cgi_nvvm_import *m, LLVMValueRef v) {
  static const char sreg[] = "llvm.nvvm.read.ptx.sreg.", barrier[] = "llvm.nvvm.barrier0";
  LLVMValueRef callee = LLVMGetCalledValue(v);
  cg_value operands[CGI_NVVM_OPERANDS];
  size_t len = 0;
  unsigned n = LLVMGetNumArgOperands(v);
  if (n > CGI_NVVM_OPERANDS) return cgi_nvvm_fail(m->e, "has too many operands", NULL);
  for (unsigned i = 0; i < n; i++) operands[i] = cgi_nvvm_import_value(m, LLVMGetOperand(v, i));
  if (LLVMIsAInlineAsm(callee)) {
    if (!cgi_nvvm_start_asm(m, callee)) return false;
  } else {
    const char *name = LLVMGetValueName2(callee, &len);
    bool own = strncmp(name, sreg, sizeof sreg - 1) == 0 || strcmp(name, barrier) == 0;
    cgi_nvvm_start(m, own ? name + 5 : "llvm.call_intrinsic");
    if (!own) cgi_nvvm_put_attr(m, "intrin", cg_attr_of_string(m->ctx, name));
    cgi_nvvm_put_flags(m, v);
  }
  for (unsigned i = 0; i < n; i++) cgi_nvvm_put_operand(m, operands[i]);
  cgi_nvvm_put_result(m, LLVMTypeOf(v));
  cgi_nvvm_finish(m);
  return !m->failed;
}

// ---- blocks ---------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_nvvm_label(LLVMBasicBlockRef block) { return (cg_value)(void *)LLVMBasicBlockAsValue(block); }

static unsigned cgi_nvvm_put_phis(cgi_nvvm_import *m, LLVMBasicBlockRef from, LLVMBasicBlockRef to, cg_value *values, unsigned n) {
  for (LLVMValueRef phi = LLVMGetFirstInstruction(to); phi && LLVMIsAPHINode(phi); phi = LLVMGetNextInstruction(phi))
    for (unsigned i = 0; i < LLVMCountIncoming(phi); i++) {
      if (LLVMGetIncomingBlock(phi, i) != from) continue;
      if (n == CGI_NVVM_OPERANDS) m->failed = true;
      if (m->failed) return n;
      values[n++] = cgi_nvvm_import_value(m, LLVMGetIncomingValue(phi, i));
      break;
    }
  return n;
}

static bool cgi_nvvm_import_end(cgi_nvvm_import *m, LLVMValueRef v) {
  LLVMBasicBlockRef here = LLVMGetInstructionParent(v);
  cg_value values[CGI_NVVM_OPERANDS];
  cg_block to[2];
  int64_t sizes[3];
  unsigned successors = LLVMGetNumSuccessors(v), n = 0;
  bool conditional = successors == 2;
  if (conditional) values[n++] = cgi_nvvm_import_value(m, LLVMGetCondition(v));
  sizes[0] = 1;
  for (unsigned i = 0; i < successors; i++) {
    unsigned before = n;
    LLVMBasicBlockRef block = LLVMGetSuccessor(v, i);
    n = cgi_nvvm_put_phis(m, here, block, values, n);
    sizes[i + 1] = (int64_t)(n - before);
    to[i] = (cg_block)(void *)cgi_nvvm_value(m->e, cgi_nvvm_label(block));
  }
  cgi_nvvm_start(m, !successors ? "llvm.return" : conditional ? "llvm.cond_br" : "llvm.br");
  for (unsigned i = 0; i < n; i++) cgi_nvvm_put_operand(m, values[i]);
  if (conditional) cgi_nvvm_put_attr(m, "operandSegmentSizes", cg_attr_of_ints(m->ctx, 3, sizes));
  m->s.num_successors = successors;
  m->s.successors = to;
  cgi_nvvm_finish(m);
  return !m->failed;
}

static bool cgi_nvvm_import_block(cgi_nvvm_import *m, LLVMBasicBlockRef block) {
  m->block = (cg_block)(void *)cgi_nvvm_value(m->e, cgi_nvvm_label(block));
  m->before = NULL;
  for (LLVMValueRef v = LLVMGetFirstInstruction(block); v && !m->failed; v = LLVMGetNextInstruction(v)) {
    LLVMOpcode opcode = LLVMGetInstructionOpcode(v);
    if (opcode == LLVMPHI) continue;
    bool ends = opcode == LLVMBr || opcode == LLVMRet;
    if (!(ends ? cgi_nvvm_import_end(m, v) : opcode == LLVMCall ? cgi_nvvm_import_call(m, v) : cgi_nvvm_import_op(m, v, opcode))) return false;
    if (!ends && m->s.num_results) cgi_nvvm_bind(m->e, (cg_value)(void *)v, (LLVMValueRef)(void *)cg_op_result(m->made, 0));
  }
  return !m->failed;
}

// A block with its arguments: a kernel's, or a phi's.
static bool cgi_nvvm_make_block(cgi_nvvm_import *m, cg_region region, LLVMBasicBlockRef block, LLVMValueRef kernel) {
  LLVMValueRef first = kernel ? LLVMGetFirstParam(kernel) : LLVMGetFirstInstruction(block), v;
  unsigned n = 0;
  for (v = first; v && (kernel || LLVMIsAPHINode(v)); v = kernel ? LLVMGetNextParam(v) : LLVMGetNextInstruction(v)) n++;
  cg_type *types = (cg_type *)cg_realloc(m->ctx, NULL, 0, (n + 1) * sizeof *types);
  if (!types) return false;
  n = 0;
  for (v = first; v && (kernel || LLVMIsAPHINode(v)); v = kernel ? LLVMGetNextParam(v) : LLVMGetNextInstruction(v))
    types[n++] = cgi_nvvm_type_of(m, LLVMTypeOf(v));
  cg_block made = m->failed ? NULL : cg_block_create(region, n, types);
  cg_free(m->ctx, types, (n + 1) * sizeof *types);
  n = 0;
  for (v = first; made && v && (kernel || LLVMIsAPHINode(v)); v = kernel ? LLVMGetNextParam(v) : LLVMGetNextInstruction(v))
    cgi_nvvm_bind(m->e, (cg_value)(void *)v, (LLVMValueRef)(void *)cg_block_arg(made, n++));
  return made && cgi_nvvm_bind(m->e, cgi_nvvm_label(block), (LLVMValueRef)(void *)made);
}

// Blocks in an order in which each comes behind those that dominate it, and a loop's before what is behind the loop.
static size_t cgi_nvvm_order(cgi_nvvm_import *m, LLVMValueRef kernel, LLVMBasicBlockRef *order, LLVMBasicBlockRef *stack) {
  size_t n = LLVMCountBasicBlocks(kernel), at = n, depth = 0;
  stack[depth++] = LLVMGetEntryBasicBlock(kernel);
  cgi_nvvm_bind(m->e, cgi_nvvm_label(stack[0]), kernel); // seen
  while (depth && m->e->result == CG_OK) {
    LLVMValueRef end = LLVMGetBasicBlockTerminator(stack[depth - 1]);
    unsigned i = LLVMGetNumSuccessors(end);
    while (i && cgi_nvvm_find(m->e, cgi_nvvm_label(LLVMGetSuccessor(end, i - 1)))) i--;
    if (!i) {
      order[--at] = stack[--depth];
      continue;
    }
    stack[depth++] = LLVMGetSuccessor(end, i - 1);
    cgi_nvvm_bind(m->e, cgi_nvvm_label(stack[depth - 1]), kernel);
  }
  for (size_t i = at; i < n; i++) order[i - at] = order[i]; // what is not reached goes
  return n - at;
}

static bool cgi_nvvm_import_body(cgi_nvvm_import *m, LLVMValueRef kernel, cg_op function) {
  size_t n = LLVMCountBasicBlocks(kernel), bytes = 2 * n * sizeof(LLVMBasicBlockRef);
  LLVMBasicBlockRef *order = (LLVMBasicBlockRef *)cg_realloc(m->ctx, NULL, 0, bytes);
  bool ok = order != NULL;
  if (!ok) return false;
  n = cgi_nvvm_order(m, kernel, order, order + n);
  for (size_t i = 0; ok && i < n; i++) ok = cgi_nvvm_make_block(m, cg_op_region(function, 0), order[i], i ? NULL : kernel);
  for (size_t i = 0; ok && i < n; i++) ok = cgi_nvvm_import_block(m, order[i]);
  cg_free(m->ctx, order, bytes);
  return ok;
}

// ---- functions and globals ------------------------------------------------------------------------------------------------------------
static LLVMAttributeRef cgi_nvvm_has(LLVMValueRef kernel, LLVMAttributeIndex at, const char *name) {
  return LLVMGetEnumAttributeAtIndex(kernel, at, LLVMGetEnumAttributeKindForName(name, strlen(name)));
}

static cg_attr cgi_nvvm_arg_attrs(cgi_nvvm_import *m, LLVMValueRef kernel) {
  cgi_nvvm_begin_text(m);
  cgi_nvvm_add(m, "[");
  for (unsigned i = 0; i < LLVMCountParams(kernel); i++) {
    LLVMAttributeRef align = cgi_nvvm_has(kernel, i + 1, "align");
    cgi_nvvm_add(m, i ? ", {" : "{");
    if (align) {
      cgi_nvvm_add(m, "llvm.align = ");
      cgi_nvvm_add_number(m, LLVMGetEnumAttributeValue(align), 10);
      cgi_nvvm_add(m, " : i64");
    }
    if (cgi_nvvm_has(kernel, i + 1, "noalias")) cgi_nvvm_add(m, ", llvm.noalias");
    if (cgi_nvvm_has(kernel, i + 1, "readonly")) cgi_nvvm_add(m, ", llvm.readonly");
    cgi_nvvm_add(m, "}");
  }
  cgi_nvvm_add(m, "]");
  return cgi_nvvm_end_text(m);
}

static void cgi_nvvm_put_bound(cgi_nvvm_import *m, LLVMValueRef kernel, const char *name, const char *open, const char *close) {
  LLVMAttributeRef a = LLVMGetStringAttributeAtIndex(kernel, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, name, (unsigned)strlen(name));
  unsigned n;
  if (!a) return;
  const char *text = LLVMGetStringAttributeValue(a, &n);
  cgi_nvvm_begin_text(m);
  cgi_nvvm_add(m, open);
  cgi_nvvm_add_text(m, text, n);
  cgi_nvvm_add(m, close);
  cgi_nvvm_put_attr(m, name, cgi_nvvm_end_text(m));
}

static bool cgi_nvvm_import_function(cgi_nvvm_import *m, LLVMValueRef kernel, cg_op function) {
  LLVMTypeRef type = LLVMGlobalGetValueType(kernel), parts[CGI_NVVM_OPERANDS];
  unsigned n = LLVMCountParamTypes(type);
  if (n > CGI_NVVM_OPERANDS) return cgi_nvvm_fail(m->e, "has too many arguments", NULL);
  LLVMGetParamTypes(type, parts);
  m->block = cg_op_block(function);
  m->before = function;
  cgi_nvvm_start(m, "llvm.func");
  cgi_nvvm_put_attr(m, "sym_name", cgi_nvvm_symbol(m, "", kernel));
  cgi_nvvm_begin_text(m);
  cgi_nvvm_add_list(m, "!llvm.func<void (", n, parts, ")>");
  cgi_nvvm_put_attr(m, "function_type", cgi_nvvm_end_text(m));
  cgi_nvvm_put_text(m, "linkage", "#llvm.linkage<external>");
  cgi_nvvm_put_text(m, "CConv", "#llvm.cconv<ptx_kernelcc>");
  if (n) cgi_nvvm_put_attr(m, "arg_attrs", cgi_nvvm_arg_attrs(m, kernel));
  cgi_nvvm_put_text(m, "passthrough", "[\"nounwind\"]");
  cgi_nvvm_put_text(m, "nvvm.kernel", "unit");
  cgi_nvvm_put_bound(m, kernel, "nvvm.reqntid", "array<i32: ", ">");
  cgi_nvvm_put_bound(m, kernel, "nvvm.minctasm", "", " : i32");
  m->s.num_regions = 1;
  cgi_nvvm_finish(m);
  return !m->failed && cgi_nvvm_import_body(m, kernel, m->made) && cg_op_erase(function) == CG_OK;
}

static bool cgi_nvvm_import_global(cgi_nvvm_import *m, LLVMValueRef global, cg_op before) {
  LLVMTypeRef type = LLVMGlobalGetValueType(global);
  bool internal = LLVMGetLinkage(global) == LLVMInternalLinkage;
  m->block = cg_op_block(before);
  m->before = before;
  cgi_nvvm_start(m, "llvm.mlir.global");
  cgi_nvvm_put_attr(m, "sym_name", cgi_nvvm_symbol(m, "", global));
  cgi_nvvm_put_type(m, "global_type", type);
  cgi_nvvm_put_text(m, "linkage", internal ? "#llvm.linkage<internal>" : "#llvm.linkage<external>");
  cgi_nvvm_put_int(m, "addr_space", 32, LLVMGetPointerAddressSpace(LLVMTypeOf(global)));
  cgi_nvvm_put_int(m, "alignment", 64, LLVMGetAlignment(global));
  m->s.num_regions = 1;
  cgi_nvvm_finish(m);
  if (m->failed || !internal) return !m->failed;
  m->block = cg_block_create(cg_op_region(m->made, 0), 0, NULL);
  m->before = NULL;
  cg_value value = m->block ? cgi_nvvm_import_value(m, LLVMGetInitializer(global)) : NULL;
  cgi_nvvm_start(m, "llvm.return");
  cgi_nvvm_put_operand(m, value);
  cgi_nvvm_finish(m);
  return !m->failed;
}

// The module's kernels, which LLVM's module has in the same order.
static bool cgi_nvvm_import_module(cgi_nvvm_emitter *e) {
  cgi_nvvm_import m;
  cg_block block = cg_region_first(cg_op_region(e->input->module, 0));
  LLVMValueRef kernel = LLVMGetFirstFunction(e->module);
  memset(&m, 0, sizeof m);
  m.e = e;
  m.ctx = e->ctx;
  e->num_slots = 0;
  if (e->slots) memset(e->slots, 0, e->slot_capacity * sizeof *e->slots);
  cg_op first = block ? cg_block_first(block) : NULL;
  for (LLVMValueRef g = LLVMGetFirstGlobal(e->module); g && first; g = LLVMGetNextGlobal(g))
    if (!cgi_nvvm_import_global(&m, g, first)) return false;
  for (cg_op op = first, next; op; op = next) {
    next = cg_op_next(op);
    if (cg_op_get_kind(op) != CG_FUNC_FUNC) continue;
    if (!cg_region_first(cg_op_region(op, 0))) continue; // a declaration
    while (kernel && !LLVMCountBasicBlocks(kernel)) kernel = LLVMGetNextFunction(kernel);
    e->op = op;
    if (!kernel || !cgi_nvvm_import_function(&m, kernel, op)) return false;
    kernel = LLVMGetNextFunction(kernel);
  }
  cg_op_set_attr(e->input->module, "llvm.target_triple", cg_attr_of_string(e->ctx, LLVMGetTarget(e->module)));
  cg_op_set_attr(e->input->module, "llvm.data_layout", cg_attr_of_string(e->ctx, LLVMGetDataLayoutStr(e->module)));
  cg_free(e->ctx, m.text, m.room);
  return true;
}

static const cg_target *cgi_nvvm_target_of(cg_op variant) {
  cg_attr target = cg_op_attr(variant, "target"), name = target ? cg_attr_at(target, cg_attr_len(target) - 1) : NULL;
  const cg_target *found = NULL;
  name = name ? cg_attr_get(name, "target") : NULL;
  for (size_t i = 0; name && (found = cg_target_at(i)) != NULL; i++)
    if (strlen(found->name) == cg_attr_str(name).len && memcmp(found->name, cg_attr_str(name).data, cg_attr_str(name).len) == 0) break;
  return found && found->format == CG_FORMAT_PTX ? found : NULL;
}

CGI_NVVM_DEF cg_result cgi_nvvm_convert_to_nvvm(void *user, const cg_pass_input *input) {
  (void)user;
  for (cg_op op = input->module, next; op; op = next) {
    cgi_nvvm_emitter e;
    cg_emit_input in;
    next = cg_op_walk(op, input->module);
    if (cg_op_get_kind(op) != CG_BUILTIN_MODULE || !cg_op_parent(op) || cg_op_get_kind(cg_op_parent(op)) != CG_HAL_EXECUTABLE_VARIANT) continue;
    memset(&in, 0, sizeof in);
    in.ctx = input->ctx;
    in.module = op;
    in.variant = cg_op_parent(op);
    in.target = cgi_nvvm_target_of(in.variant);
    if (!in.target) continue; // another backend's
    next = op;
    while (next && next != input->module && !cg_op_next(next)) next = cg_op_parent(next);
    next = next && next != input->module ? cg_op_next(next) : NULL;
    bool ok = cgi_nvvm_begin(&e, &in) && cgi_nvvm_import_module(&e);
    if (!ok && e.result == CG_OK) cgi_nvvm_fail(&e, "becomes what the llvm dialect is not written with", NULL);
    cg_result r = cgi_nvvm_end(&e);
    if (r != CG_OK) return r;
  }
  return CG_OK;
}
#endif
// ==== nvvm/emit.c
// The NVVM backend: kernels in the emission form become one LLVM module, and PTX.

#define CGI_NVVM_TRIPLE "nvptx64-nvidia-cuda"
#define CGI_NVVM_KERNEL_CONVENTION 71 // llvm::CallingConv::PTX_Kernel
#define CGI_NVVM_ALIGNMENT 16         // of buffers, at least: docs/abi.md

// ---- failures -------------------------------------------------------------------------------------------------------------------------
static void cgi_nvvm_report(cgi_nvvm_emitter *e, cg_result result, const char *message, const char *detail) {
  if (e->result != CG_OK) return; // the first is the cause
  e->result = result;
  cg_backend_report(e->target, e->op, result, message, detail);
}

CGI_NVVM_DEF bool cgi_nvvm_fail(cgi_nvvm_emitter *e, const char *message, const char *detail) {
  cgi_nvvm_report(e, CG_UNSUPPORTED, message, detail);
  return false;
}

CGI_NVVM_DEF bool cgi_nvvm_invalid(cgi_nvvm_emitter *e, const char *message) {
  cgi_nvvm_report(e, CG_INVALID_INPUT, message, NULL);
  return false;
}

// LLVM's own errors, which would end the process otherwise.
static void cgi_nvvm_diagnostic(LLVMDiagnosticInfoRef info, void *user) {
  cgi_nvvm_emitter *e = (cgi_nvvm_emitter *)user;
  if (LLVMGetDiagInfoSeverity(info) != LLVMDSError) return;
  char *text = LLVMGetDiagInfoDescription(info);
  cgi_nvvm_fail(e, "[emission-form] is refused by LLVM: ", text);
  LLVMDisposeMessage(text);
}

// ---- ops ------------------------------------------------------------------------------------------------------------------------------
static bool cgi_nvvm_emit_op(cgi_nvvm_emitter *e, cg_op op) {
  bool handled = false;
  e->op = op;
  if (!cgi_nvvm_emit_arith(e, op, &handled)) return false;
  if (!handled && !cgi_nvvm_emit_memory(e, op, &handled)) return false;
  if (!handled && !cgi_nvvm_emit_control(e, op, &handled)) return false;
  if (!handled && !cgi_nvvm_emit_gpu(e, op, &handled)) return false;
  if (!handled && !cgi_nvvm_emit_vector(e, op, &handled)) return false;
#ifndef CODEGEN_NO_FAST_PIPELINES
  if (!handled && !cgi_nvvm_emit_matrix(e, op, &handled)) return false;
#endif
  return handled ? e->result == CG_OK : cgi_nvvm_fail(e, "is not part of the form that NVVM is emitted from", NULL);
}

CGI_NVVM_DEF bool cgi_nvvm_emit_ops(cgi_nvvm_emitter *e, cg_block block) {
  if (e->depth >= CGI_NVVM_MAX_DEPTH) return cgi_nvvm_fail(e, "[nesting] is nested too deeply", NULL);
  cg_op parent = e->op;
  e->depth++;
  for (cg_op op = cg_block_first(block); op && op != cg_block_last(block); op = cg_op_next(op))
    if (!cgi_nvvm_emit_op(e, op)) return false;
  e->depth--;
  e->op = parent;
  return true;
}

CGI_NVVM_DEF bool cgi_nvvm_emit_block(cgi_nvvm_emitter *e, cg_block block) {
  if (cg_block_next(block)) return cgi_nvvm_fail(e, "has a region of more than one block", NULL);
  return cgi_nvvm_emit_ops(e, block);
}

// ---- kernels --------------------------------------------------------------------------------------------------------------------------
static bool cgi_nvvm_find_workgroup_size(cgi_nvvm_emitter *e, cg_op exported) {
  cg_attr size = cg_op_attr(exported, "workgroup_size");
  if (!size) size = cg_op_attr(e->function, "workgroup_size");
  if (!size || !cg_attr_is_int_list(size)) return cgi_nvvm_invalid(e, "has no workgroup_size, neither on its export nor on itself");
  for (size_t i = 0; i < 3; i++) {
    int64_t n = i < cg_attr_int_list_len(size) ? cg_attr_int_list_at(size, i) : 1;
    if (n < 1 || n > 1024) return cgi_nvvm_invalid(e, "has a workgroup_size that is not positive, or beyond 1024");
    e->workgroup_size[i] = (uint32_t)n;
  }
  return true;
}

// Subgroups are warps, whatever size an export names, but on the chips that have products of warpgroups.
static bool cgi_nvvm_find_subgroup(cgi_nvvm_emitter *e, cg_op exported) {
  cg_attr size = cg_op_attr(exported, "subgroup_size");
  bool groups = size && cg_attr_get_kind(size) == CG_ATTR_INT && cg_attr_int(size) == CGI_NVVM_WARPGROUP;
  e->subgroup = groups ? CGI_NVVM_WARPGROUP : CGI_NVVM_WARP;
  if (!groups) return true;
  if (strcmp(e->chip, "sm_90a") != 0) return cgi_nvvm_fail(e, "[missing-feature] has subgroups that are warpgroups, which needs sm_90a", "");
  return cgi_nvvm_threads(e) % CGI_NVVM_WARPGROUP == 0 || cgi_nvvm_fail(e, "has a workgroup that does not fill its warpgroups", NULL);
}

static int64_t cgi_nvvm_number(cg_attr dict, const char *key) {
  cg_attr a = cg_attr_get(dict, key);
  return a ? cg_attr_int(a) : 0;
}

// The kernel's pointers are the export's bindings, among them the buffer of the sizes; its words are the constants that come in no buffer.
static bool cgi_nvvm_find_arguments(cgi_nvvm_emitter *e, cg_op exported) {
  cg_attr constants = cg_op_attr(exported, "cg.constants");
  e->bindings = cg_op_attr(exported, "cg.bindings");
  e->parameters = cg_op_attr(exported, "cg.parameters");
  e->num_constants = constants ? (size_t)cg_attr_int(constants) : 0;
  e->num_pointers = e->bindings ? cg_attr_len(e->bindings) : 0;
  e->parameter_pointer = 0;
  if (!e->num_constants) e->parameters = NULL;
  if (!e->parameters) return true;
  int64_t set = cgi_nvvm_number(e->parameters, "set"), binding = cgi_nvvm_number(e->parameters, "binding");
  for (size_t i = 0; i < e->num_pointers; i++) {
    cg_attr item = cg_attr_at(e->bindings, i);
    int64_t s = cgi_nvvm_number(item, "set");
    if (s < set || (s == set && cgi_nvvm_number(item, "binding") < binding)) e->parameter_pointer = i + 1;
  }
  e->num_pointers++;
  return true;
}

static LLVMAttributeRef cgi_nvvm_attribute(cgi_nvvm_emitter *e, const char *name, uint64_t value) {
  return LLVMCreateEnumAttribute(e->llvm, LLVMGetEnumAttributeKindForName(name, strlen(name)), value);
}

static void cgi_nvvm_annotate(cgi_nvvm_emitter *e, const char *name, uint32_t value) {
  LLVMMetadataRef parts[3];
  parts[0] = LLVMValueAsMetadata(e->kernel);
  parts[1] = LLVMMDStringInContext2(e->llvm, name, strlen(name));
  parts[2] = LLVMValueAsMetadata(cgi_nvvm_u32(e, value));
  LLVMAddNamedMetadataOperand(e->module, "nvvm.annotations", LLVMMetadataAsValue(e->llvm, LLVMMDNodeInContext2(e->llvm, parts, 3)));
}

static void cgi_nvvm_text_attribute(cgi_nvvm_emitter *e, const char *name, const char *text, size_t n) {
  LLVMAddAttributeAtIndex(e->kernel, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                          LLVMCreateStringAttribute(e->llvm, name, (unsigned)strlen(name), text, (unsigned)n));
}

// The workgroup's size is exact. Two of up to 256 threads on a multiprocessor leave 128 registers to a thread: where it took a few more, one would be
// there alone; what sums of matrices take is no few. LLVM 21 made attributes of these; what a version does not know does no harm.
static void cgi_nvvm_launch_bounds(cgi_nvvm_emitter *e) {
  static const char *const names[] = {"reqntidx", "reqntidy", "reqntidz"};
  char text[48];
  size_t n = 0;
  cgi_nvvm_annotate(e, "kernel", 1);
  for (unsigned i = 0; i < 3; i++) {
    char reversed[12];
    size_t digits = 0;
    uint32_t rest = e->workgroup_size[i];
    cgi_nvvm_annotate(e, names[i], rest);
    do reversed[digits++] = (char)('0' + rest % 10);
    while ((rest /= 10) != 0);
    if (i) text[n++] = ',';
    while (digits) text[n++] = reversed[--digits];
  }
  cgi_nvvm_text_attribute(e, "nvvm.reqntid", text, n);
  if (e->has_matrices || cgi_nvvm_threads(e) <= 128 || cgi_nvvm_threads(e) > 256 || 2 * e->shared_bytes > e->target->max_shared_memory) return;
  cgi_nvvm_annotate(e, "minctasm", 2);
  cgi_nvvm_text_attribute(e, "nvvm.minctasm", "2", 1);
}

static bool cgi_nvvm_word_char(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; }

// A name as PTX takes it: what is no letter, digit or underscore, and a digit in front, is $ and two hexadecimal digits.
static void cgi_nvvm_mangle(cg_str name, char *out) {
  static const char hex[] = "0123456789abcdef";
  size_t n = 0;
  for (size_t i = 0; i < name.len; i++) {
    unsigned char c = (unsigned char)name.data[i];
    bool plain = cgi_nvvm_word_char((char)c) && (i || c < '0' || c > '9');
    if (plain) {
      out[n++] = (char)c;
    } else {
      out[n++] = '$';
      out[n++] = hex[c >> 4];
      out[n++] = hex[c & 15];
    }
  }
  out[n] = 0;
}

static bool cgi_nvvm_begin_kernel(cgi_nvvm_emitter *e, cg_str name) {
  size_t count = e->num_pointers + (e->parameters ? 0 : e->num_constants);
  LLVMTypeRef *types = (LLVMTypeRef *)cg_realloc(e->ctx, NULL, 0, (count + 1) * sizeof *types);
  char *text = (char *)cg_alloc(e->ctx, 3 * name.len + 1);
  e->written = (bool *)cg_alloc(e->ctx, count + 1);
  if (!types || !text || !e->written) {
    cg_free(e->ctx, types, (count + 1) * sizeof *types);
    e->result = CG_OUT_OF_MEMORY;
    return false;
  }
  memset(e->written, 0, count + 1);
  cgi_nvvm_mangle(name, text);
  for (size_t i = 0; i < count; i++) types[i] = i < e->num_pointers ? LLVMPointerTypeInContext(e->llvm, CGI_NVVM_GLOBAL) : cgi_nvvm_i32(e);
  e->kernel = LLVMAddFunction(e->module, text, LLVMFunctionType(LLVMVoidTypeInContext(e->llvm), types, (unsigned)count, 0));
  cg_free(e->ctx, types, (count + 1) * sizeof *types);
  LLVMSetFunctionCallConv(e->kernel, CGI_NVVM_KERNEL_CONVENTION);
  LLVMAddAttributeAtIndex(e->kernel, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, cgi_nvvm_attribute(e, "nounwind", 0));
  LLVMPositionBuilderAtEnd(e->builder, LLVMAppendBasicBlockInContext(e->llvm, e->kernel, "entry"));
  return true;
}

// Different bindings are different memory.
static void cgi_nvvm_end_kernel(cgi_nvvm_emitter *e) {
  cgi_nvvm_launch_bounds(e);
  for (size_t i = 0; i < e->num_pointers; i++) {
    LLVMAttributeIndex at = (LLVMAttributeIndex)(i + 1);
    LLVMAddAttributeAtIndex(e->kernel, at, cgi_nvvm_attribute(e, "align", CGI_NVVM_ALIGNMENT));
    LLVMAddAttributeAtIndex(e->kernel, at, cgi_nvvm_attribute(e, "noalias", 0));
    if (!e->written[i]) LLVMAddAttributeAtIndex(e->kernel, at, cgi_nvvm_attribute(e, "readonly", 0));
  }
}

static bool cgi_nvvm_emit_function(cgi_nvvm_emitter *e, cg_op function) {
  cg_attr symbol = cg_op_attr(function, "sym_name");
  cg_block body = cg_op_num_regions(function) ? cg_region_first(cg_op_region(function, 0)) : NULL;
  if (!body) return true; // a declaration
  e->function = e->op = function;
  e->depth = 0;
  e->num_slots = 0;
  e->has_matrices = e->has_pending = false;
  if (e->slots) memset(e->slots, 0, e->slot_capacity * sizeof *e->slots);
  if (!symbol) return cgi_nvvm_invalid(e, "has no name");
  if (cg_block_num_args(body)) return cgi_nvvm_fail(e, "is a kernel with arguments: these come from bindings and push constants", NULL);
  cg_op exported = cg_symbol_lookup(e->input->variant, cg_attr_str(symbol));
  if (!cgi_nvvm_find_workgroup_size(e, exported) || !cgi_nvvm_find_subgroup(e, exported) || !cgi_nvvm_find_arguments(e, exported)) return false;
  cgi_nvvm_plan_shared(e, body);
#ifndef CODEGEN_NO_FAST_PIPELINES
  e->has_f8 = cgi_nvvm_multiplies_f8(function);
#endif
  if (!cgi_nvvm_begin_kernel(e, cg_attr_str(symbol)) || !cgi_nvvm_emit_body(e, body)) return false;
  cgi_nvvm_end_kernel(e);
  return e->result == CG_OK;
}

// ---- the module -----------------------------------------------------------------------------------------------------------------------
// The chips, and the LLVM that knows each: it takes an unknown one for another.
static const struct {
  const char *name;
  unsigned llvm;
} cgi_nvvm_chips[] = {{"sm_35", 15}, {"sm_50", 15},  {"sm_52", 15},  {"sm_53", 15},   {"sm_60", 15},  {"sm_61", 15}, {"sm_62", 15},
                      {"sm_70", 15}, {"sm_72", 15},  {"sm_75", 15},  {"sm_80", 15},   {"sm_86", 15},  {"sm_87", 16}, {"sm_89", 16},
                      {"sm_90", 16}, {"sm_90a", 18}, {"sm_100", 20}, {"sm_100a", 20}, {"sm_101", 20}, {"sm_120", 20}};

static const char *cgi_nvvm_chip(const char *target) {
  for (size_t i = 0; i < sizeof cgi_nvvm_chips / sizeof cgi_nvvm_chips[0]; i++)
    if (strcmp(cgi_nvvm_chips[i].name, target) == 0 && cgi_nvvm_chips[i].llvm <= LLVM_VERSION_MAJOR) return cgi_nvvm_chips[i].name;
  return NULL;
}

CODEGEN_API bool cg_nvvm_knows(const char *target) { return cgi_nvvm_chip(target) != NULL; }

static bool cgi_nvvm_find_chip(cgi_nvvm_emitter *e) {
  e->chip = cgi_nvvm_chip(e->target->name);
  if (e->chip) return true;
  return cgi_nvvm_fail(e, "[unknown-target] is for a chip that this LLVM does not know: ", LLVM_VERSION_STRING);
}

static bool cgi_nvvm_create(cgi_nvvm_emitter *e) {
  LLVMTargetRef target;
  char *message = NULL;
  e->llvm = LLVMContextCreate();
  LLVMContextSetDiagnosticHandler(e->llvm, cgi_nvvm_diagnostic, e);
  e->module = LLVMModuleCreateWithNameInContext("codegen", e->llvm);
  e->builder = LLVMCreateBuilderInContext(e->llvm);
  if (LLVMGetTargetFromTriple(CGI_NVVM_TRIPLE, &target, &message)) {
    cgi_nvvm_fail(e, "[missing-feature] needs an LLVM that is built with the target NVPTX: ", message);
    LLVMDisposeMessage(message);
    return false;
  }
  bool old = e->chip[4] == 0 || (e->chip[5] == 0 && e->chip[3] < '7');       // sm_70 brings the PTX of shfl.sync along
  bool converts = LLVM_VERSION_MAJOR >= 18 && strcmp(e->chip, "sm_89") == 0; // f8, from PTX 8.1 on
  e->machine = LLVMCreateTargetMachine(target, CGI_NVVM_TRIPLE, e->chip,
                                       old        ? "+ptx60"
                                       : converts ? "+ptx81"
                                                  : "",
                                       LLVMCodeGenLevelAggressive, LLVMRelocDefault, LLVMCodeModelDefault);
  LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(e->machine);
  LLVMSetModuleDataLayout(e->module, layout);
  LLVMDisposeTargetData(layout);
  LLVMSetTarget(e->module, CGI_NVVM_TRIPLE);
  return true;
}

static bool cgi_nvvm_emit_module(cgi_nvvm_emitter *e) {
  cg_block block = cg_region_first(cg_op_region(e->input->module, 0));
  char *message = NULL;
  for (cg_op op = block ? cg_block_first(block) : NULL; op; op = cg_op_next(op))
    if (cg_op_get_kind(op) == CG_FUNC_FUNC && !cgi_nvvm_emit_function(e, op)) return false;
  e->op = e->input->module;
  if (LLVMVerifyModule(e->module, LLVMReturnStatusAction, &message)) cgi_nvvm_fail(e, "[emission-form] is refused by LLVM's verifier: ", message);
  LLVMDisposeMessage(message);
  return e->result == CG_OK;
}

static bool cgi_nvvm_keep(cgi_nvvm_emitter *e, const char *text, size_t n, cg_emit_output *output) {
  char *out = (char *)cg_alloc(e->ctx, n + 1);
  if (!out) {
    e->result = CG_OUT_OF_MEMORY;
    return false;
  }
  memcpy(out, text, n);
  out[n] = 0;
  output->text.data = out;
  output->text.len = n;
  return true;
}

static bool cgi_nvvm_print(cgi_nvvm_emitter *e, cg_emit_output *output) {
  char *text = LLVMPrintModuleToString(e->module);
  bool ok = cgi_nvvm_keep(e, text, strlen(text), output);
  LLVMDisposeMessage(text);
  return ok;
}

// ptxas takes a negation of 16 bits into the conversion that reads it, at 32 bits, and one of 32 bits into a minimum or maximum, which is then wrong:
// -x is 2^(n-1) - (x xor 2^(n-1)) here, behind LLVM's passes, which know it for a negation.
static void cgi_nvvm_hide_negation(cgi_nvvm_emitter *e, LLVMValueRef v) {
  LLVMTypeRef type = LLVMTypeOf(v);
  if (LLVMGetInstructionOpcode(v) != LLVMSub || !cgi_nvvm_is_int(type) || !LLVMIsConstant(LLVMGetOperand(v, 0)) || !LLVMIsNull(LLVMGetOperand(v, 0)))
    return;
  unsigned bits = cgi_nvvm_width(type), lanes = cgi_nvvm_lanes(type);
  if ((bits != 16 && bits != 32) || lanes > CGI_NVVM_MAX_LANES) return;
  char text16[] = "sub.s16 $0, -32768, $1;", text32[] = "sub.s32 $0, -2147483648, $1;", in16[] = "=h,h", in32[] = "=r,r";
  char *text = bits == 16 ? text16 : text32, *constraints = bits == 16 ? in16 : in32;
  LLVMTypeRef scalar = cgi_nvvm_scalar_type(type), function = LLVMFunctionType(scalar, &scalar, 1, 0);
  LLVMValueRef callee = LLVMGetInlineAsm(function, text, strlen(text), constraints, 4, 0, 0, LLVMInlineAsmDialectATT, 0), parts[CGI_NVVM_MAX_LANES];
  LLVMPositionBuilderBefore(e->builder, v);
  for (unsigned i = 0; i < lanes; i++) {
    LLVMValueRef x = cgi_nvvm_lane(e, LLVMGetOperand(v, 1), i);
    x = LLVMBuildXor(e->builder, x, LLVMConstInt(scalar, (uint64_t)1 << (bits - 1), 0), "");
    parts[i] = LLVMBuildCall2(e->builder, function, callee, &x, 1, "");
  }
  LLVMReplaceAllUsesWith(v, cgi_nvvm_construct(e, lanes, parts));
  LLVMInstructionEraseFromParent(v);
}

static void cgi_nvvm_hide_negations(cgi_nvvm_emitter *e) {
  for (LLVMValueRef f = LLVMGetFirstFunction(e->module); f; f = LLVMGetNextFunction(f))
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
      for (LLVMValueRef v = LLVMGetFirstInstruction(b), next; v; v = next) {
        next = LLVMGetNextInstruction(v);
        cgi_nvvm_hide_negation(e, v);
      }
}

#if LLVM_VERSION_MAJOR >= 18
#define CGI_NVVM_COMBINE "instcombine<no-verify-fixpoint>"
#else
#define CGI_NVVM_COMBINE "instcombine"
#endif

static bool cgi_nvvm_assemble(cgi_nvvm_emitter *e, unsigned level, cg_emit_output *output) {
  static const char *const passes[] = {"default<O0>",
                                       "function(sroa,early-cse<memssa>," CGI_NVVM_COMBINE
                                       ",simplifycfg,reassociate,loop-mssa(loop-rotate,licm),loop(indvars),"
                                       "loop-unroll<O2>,early-cse<memssa>," CGI_NVVM_COMBINE ")",
                                       "default<O2>", "default<O3>"};
  LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
  LLVMErrorRef error = LLVMRunPasses(e->module, passes[level < 3 ? level : 3], e->machine, options);
  LLVMMemoryBufferRef buffer = NULL;
  char *message = NULL;
  LLVMDisposePassBuilderOptions(options);
  if (error) {
    message = LLVMGetErrorMessage(error);
    cgi_nvvm_fail(e, "[emission-form] is refused by LLVM's passes: ", message);
    LLVMDisposeErrorMessage(message);
    return false;
  }
  cgi_nvvm_hide_negations(e);
  if (LLVMTargetMachineEmitToMemoryBuffer(e->machine, e->module, LLVMAssemblyFile, &message, &buffer)) {
    cgi_nvvm_fail(e, "[emission-form] is refused by LLVM's code generator: ", message);
    LLVMDisposeMessage(message);
    return false;
  }
  bool ok = e->result == CG_OK && cgi_nvvm_keep(e, LLVMGetBufferStart(buffer), LLVMGetBufferSize(buffer), output);
  LLVMDisposeMemoryBuffer(buffer);
  return ok;
}

CGI_NVVM_DEF bool cgi_nvvm_begin(cgi_nvvm_emitter *e, const cg_emit_input *input) {
  memset(e, 0, sizeof *e);
  e->ctx = input->ctx;
  e->input = input;
  e->target = input->target;
  e->op = input->module;
  return cgi_nvvm_find_chip(e) && cgi_nvvm_create(e) && cgi_nvvm_emit_module(e);
}

CGI_NVVM_DEF cg_result cgi_nvvm_end(cgi_nvvm_emitter *e) {
  cg_free(e->ctx, e->slots, e->slot_capacity * sizeof *e->slots);
  if (e->builder) LLVMDisposeBuilder(e->builder);
  if (e->module) LLVMDisposeModule(e->module);
  if (e->machine) LLVMDisposeTargetMachine(e->machine);
  if (e->llvm) LLVMContextDispose(e->llvm);
  return e->result;
}

static cg_result cgi_nvvm_emit(const cg_backend *self, const cg_emit_input *input, cg_emit_output *output) {
  const cg_nvvm_options *options = (const cg_nvvm_options *)self->user;
  cgi_nvvm_emitter e;
  memset(output, 0, sizeof *output);
  if (cgi_nvvm_begin(&e, input)) {
    if (options && options->llvm_ir)
      cgi_nvvm_print(&e, output);
    else
      cgi_nvvm_assemble(&e, options ? options->passes : 1, output);
  }
  return cgi_nvvm_end(&e);
}

static void cgi_nvvm_initialize(void) { // LLVM keeps a list of targets, and takes one that is there for done
  LLVMInitializeNVPTXTargetInfo();
  LLVMInitializeNVPTXTarget();
  LLVMInitializeNVPTXTargetMC();
  LLVMInitializeNVPTXAsmPrinter();
}

CODEGEN_API const cg_backend *cg_nvvm_backend(void) {
  static const cg_backend backend = {"nvvm", CG_FORMAT_PTX, cgi_nvvm_emit, NULL, NULL, NULL, 0, NULL, 0, NULL, 0};
  cgi_nvvm_initialize();
  return &backend;
}

CODEGEN_API cg_result cg_nvvm_register(cg_context *ctx) {
#if !defined(CODEGEN_NO_TEXT) && !defined(CODEGEN_NO_EXTENSIONS)
  static const cg_pass_desc passes[] = {
      {"scf-to-cf", "Turn the loops and branches of kernels into blocks", NULL, CG_PASS_ON_KERNELS, cgi_nvvm_scf_to_cf, NULL},
      {"convert-to-nvvm", "Turn kernels into the llvm and nvvm dialects", NULL, CG_PASS_ON_MODULE, cgi_nvvm_convert_to_nvvm, NULL}};
  const cg_dialect_desc *dialects = cgi_nvvm_dialects();
  cg_result r = CG_OK;
  cgi_nvvm_initialize();
  for (size_t i = 0; i < CGI_NVVM_DIALECTS && r == CG_OK; i++) r = cg_register_dialect(ctx, &dialects[i]);
  for (size_t i = 0; i < sizeof passes / sizeof *passes && r == CG_OK; i++) r = cg_register_pass(ctx, &passes[i]);
  return r;
#else
  (void)ctx;
  return CG_UNSUPPORTED;
#endif
}

CODEGEN_API cg_backend cg_nvvm_backend_with(const cg_nvvm_options *options) {
  cg_backend backend = *cg_nvvm_backend();
  memcpy(&backend.user, &options, sizeof options); // read only
  return backend;
}

#undef CGI_NVVM_TRIPLE
#undef CGI_NVVM_KERNEL_CONVENTION
#undef CGI_NVVM_ALIGNMENT
#endif // CODEGEN_NVVM_IMPLEMENTATION

// This software is available under two licenses, choose whichever you prefer: MIT No Attribution (MIT-0), Copyright (c) the codegen contributors,
// or the public domain (www.unlicense.org). The full texts are in the file LICENSE. It comes without warranty of any kind.
