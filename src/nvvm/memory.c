// Memory: kernel arguments, workgroup and private arrays; loads, stores, atomics. A memref is a pointer to its first element.
#include "nvvm/emit.h"

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
