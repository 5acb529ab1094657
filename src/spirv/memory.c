// SPIR-V memory: storage buffers, push constants, workgroup and private arrays; loads, stores, atomics.
#include "spirv/emit.h"

#define CGI_SPV_TAG_BLOCK 0x10000u // struct types: how they are decorated, and the access of their member
#define CGI_SPV_TAG_CONSTANTS 0x20000u
#define CGI_SPV_TAG_WORKGROUP 0x40000u // variables: and which of the kernel's of that type it is
#define CGI_SPV_NO_CLASS 0xffffffffu

static uint32_t cgi_spv_class_of(cg_type memref) {
  cg_attr space = cg_type_memory_space(memref);
  if (!space) return SpvStorageClassFunction;
  if (cg_attr_get_kind(space) == CG_ATTR_INT) {
    int64_t v = cg_attr_int(space);
    if (v == 3) return SpvStorageClassWorkgroup;
    if (v == 0 || v == 5) return SpvStorageClassFunction;
    return CGI_SPV_NO_CLASS;
  }
  if (cg_attr_has_word(space, "workgroup")) return SpvStorageClassWorkgroup;
  if (cg_attr_has_word(space, "private")) return SpvStorageClassFunction;
  return CGI_SPV_NO_CLASS;
}

static cgi_spv_view *cgi_spv_view_of(cgi_spv_emitter *e, cg_value memref) {
  uint32_t index;
  return cgi_spv_map_get(&e->memrefs, (uint64_t)(uintptr_t)memref, &index) ? &e->views[index] : NULL;
}

static bool cgi_spv_add_view(cgi_spv_emitter *e, cg_value memref, uint32_t variable) {
  if (!cgi_spv_grow(e, (void **)&e->views, &e->view_capacity, e->num_views, sizeof *e->views)) return false;
  e->views[e->num_views].variable = variable;
  e->views[e->num_views].offset = 0;
  cgi_spv_map_put(&e->w, &e->memrefs, (uint64_t)(uintptr_t)memref, e->num_views++);
  return true;
}

static cgi_spv_variable *cgi_spv_add_variable(cgi_spv_emitter *e, cg_op op, cg_type memref) {
  if (!cgi_spv_grow(e, (void **)&e->variables, &e->variable_capacity, e->num_variables, sizeof *e->variables)) return NULL;
  cgi_spv_variable *v = &e->variables[e->num_variables++];
  memset(v, 0, sizeof *v);
  v->op = op;
  v->element_type = cg_type_element(memref);
  v->count = cg_type_rank(memref) == 0 ? 1 : cg_type_dim(memref, 0);
  if (v->count == 0) v->count = v->op && cg_op_get_kind(op) == CG_HAL_INTERFACE_BINDING_SUBSPAN ? CG_DYNAMIC : 1; // SPIR-V has no empty arrays
  return v;
}

static bool cgi_spv_check_memref(cgi_spv_emitter *e, cg_type type) {
  if (cg_type_get_kind(type) != CG_TYPE_MEMREF || cg_type_rank(type) > 1) return cgi_spv_fail(e, "has a memref of more than one dimension", NULL);
  int64_t stride = 1, offset = 0;
  if (cg_type_layout(type) && (!cg_type_strides(type, &stride, &offset) || (cg_type_rank(type) == 1 && stride != 1) || offset == CG_DYNAMIC))
    return cgi_spv_fail(e, "has a memref whose layout is neither contiguous nor at a static offset", NULL);
  return true;
}

static uint32_t cgi_spv_int_attr(cg_op op, const char *name) {
  cg_attr a = cg_op_attr(op, name);
  return a ? (uint32_t)cg_attr_int(a) : 0;
}

static bool cgi_spv_scan_subspan(cgi_spv_emitter *e, cg_op op) {
  cg_value result = cg_op_result(op, 0);
  cg_type type = cg_value_type(result);
  if (!cgi_spv_check_memref(e, type)) return false;
  uint32_t set = cgi_spv_int_attr(op, "set"), binding = cgi_spv_int_attr(op, "binding");
  int64_t stride, offset = 0, count = cg_type_rank(type) == 0 ? 1 : cg_type_dim(type, 0);
  if (cg_type_layout(type)) (void)cg_type_strides(type, &stride, &offset);
  if (cg_op_num_operands(op) > 0 || offset != 0) count = CG_DYNAMIC; // an offset, or dynamic: the array ends where the buffer does
  for (uint32_t i = 0; i < e->num_variables; i++) {
    cgi_spv_variable *v = &e->variables[i];
    if (!v->is_binding || v->set != set || v->binding != binding || v->element_type != cg_type_element(type)) continue;
    if (v->count != count) v->count = CG_DYNAMIC;
    return cgi_spv_add_view(e, result, i);
  }
  cgi_spv_variable *v = cgi_spv_add_variable(e, op, type);
  if (!v) return false;
  if (count == CG_DYNAMIC) v->count = count;
  v->set = set;
  v->binding = binding;
  v->is_binding = true;
  v->storage_class = e->storage_buffer_class ? SpvStorageClassStorageBuffer : SpvStorageClassUniform;
  return cgi_spv_add_view(e, result, e->num_variables - 1);
}

static bool cgi_spv_scan_alloc(cgi_spv_emitter *e, cg_op op) {
  cg_type type = cg_value_type(cg_op_result(op, 0));
  if (!cgi_spv_check_memref(e, type)) return false;
  if (!cg_type_has_static_shape(type)) return cgi_spv_fail(e, "allocates a size that is not known at compile time", NULL);
  uint32_t cls = cgi_spv_class_of(type);
  if (cls == CGI_SPV_NO_CLASS || (cls == SpvStorageClassFunction && cg_op_get_kind(op) == CG_MEMREF_ALLOC))
    return cgi_spv_fail(e, "allocates global memory in a kernel: only workgroup memory (space 3) and memref.alloca are possible", NULL);
  cgi_spv_variable *v = cgi_spv_add_variable(e, op, type);
  if (!v) return false;
  v->storage_class = cls;
  cg_attr lanes = cg_op_attr(op, "cg.lanes");
  if (lanes && (cg_attr_int(lanes) == 2 || cg_attr_int(lanes) == 4) && cg_type_get_kind(v->element_type) != CG_TYPE_VECTOR) {
    v->lanes = (uint32_t)cg_attr_int(lanes);
    v->count = (v->count + v->lanes - 1) / v->lanes;
  }
  return cgi_spv_add_view(e, cg_op_result(op, 0), e->num_variables - 1);
}

static bool cgi_spv_scan_access(cgi_spv_emitter *e, cg_value memref, bool reads, bool writes) {
  cgi_spv_view *view = cgi_spv_view_of(e, memref);
  if (!view) return cgi_spv_fail(e, "has a memref that comes from no binding and no allocation", NULL);
  e->variables[view->variable].reads |= reads;
  e->variables[view->variable].writes |= writes;
  return true;
}

CGI_SPV_DEF bool cgi_spv_scan_memory(cgi_spv_emitter *e, cg_op op) {
  switch (cg_op_get_kind(op)) {
  case CG_HAL_INTERFACE_BINDING_SUBSPAN: return cgi_spv_scan_subspan(e, op);
  case CG_HAL_INTERFACE_CONSTANT_LOAD: {
    int64_t ordinal = cg_op_attr(op, "ordinal") ? cg_attr_int(cg_op_attr(op, "ordinal")) : -1;
    if (ordinal < 0 || ordinal >= 1024) return cgi_spv_invalid(e, "has no valid ordinal");
    if ((uint32_t)ordinal >= e->num_push_constants) e->num_push_constants = (uint32_t)ordinal + 1;
    return true;
  }
  case CG_MEMREF_ALLOC:
  case CG_MEMREF_ALLOCA: return cgi_spv_scan_alloc(e, op);
  case CG_MEMREF_CAST: {
    cgi_spv_view *view = cgi_spv_view_of(e, cg_op_operand(op, CG_MEMREF_CAST_SOURCE));
    if (!view) return cgi_spv_fail(e, "has a memref that comes from no binding and no allocation", NULL);
    return cgi_spv_check_memref(e, cg_value_type(cg_op_result(op, 0))) && cgi_spv_add_view(e, cg_op_result(op, 0), view->variable);
  }
  case CG_MEMREF_LOAD:
  case CG_VECTOR_LOAD: return cgi_spv_scan_access(e, cg_op_operand(op, CG_MEMREF_LOAD_MEMREF), true, false);
  case CG_MEMREF_STORE:
  case CG_VECTOR_STORE: return cgi_spv_scan_access(e, cg_op_operand(op, CG_MEMREF_STORE_MEMREF), false, true);
  case CG_MEMREF_ATOMIC_RMW: return cgi_spv_scan_access(e, cg_op_operand(op, CG_MEMREF_ATOMIC_RMW_MEMREF), true, true);
  case CG_GPU_SUBGROUP_MMA_LOAD_MATRIX: return cgi_spv_scan_access(e, cg_op_operand(op, CG_GPU_SUBGROUP_MMA_LOAD_MATRIX_SRC_MEMREF), true, false);
  case CG_GPU_SUBGROUP_MMA_STORE_MATRIX: return cgi_spv_scan_access(e, cg_op_operand(op, CG_GPU_SUBGROUP_MMA_STORE_MATRIX_DST_MEMREF), false, true);
  default: return true;
  }
}

// ---- declarations ---------------------------------------------------------------------------------------------------------------------
static uint32_t cgi_spv_array_type(cgi_spv_emitter *e, const cgi_spv_variable *v, uint32_t stride) { // stride 0: no layout
  bool fresh;
  uint32_t operands[2];
  operands[0] = v->element;
  if (v->count == CG_DYNAMIC || v->count > UINT32_MAX) {
    uint32_t id = cgi_spv_intern(&e->w, SpvOpTypeRuntimeArray, 0, 1, operands, stride, &fresh);
    if (fresh && stride) cgi_spv_decorate1(&e->w, id, SpvDecorationArrayStride, stride);
    return id;
  }
  operands[1] = cgi_spv_const_u32(&e->w, (uint32_t)v->count);
  uint32_t id = cgi_spv_intern(&e->w, SpvOpTypeArray, 0, 2, operands, stride, &fresh);
  if (fresh && stride) cgi_spv_decorate1(&e->w, id, SpvDecorationArrayStride, stride);
  return id;
}

static bool cgi_spv_storage_capability(cgi_spv_emitter *e, const cgi_spv_kind *kind) {
  if (kind->width == 8) return cgi_spv_need(e, SpvCapabilityStorageBuffer8BitAccess);
  return kind->width != 16 || cgi_spv_need(e, SpvCapabilityStorageBuffer16BitAccess);
}

// How the variables of one binding, of several types, are used; *others: there is more than one.
static void cgi_spv_binding_use(const cgi_spv_emitter *e, uint32_t index, bool *others, bool *writes) {
  const cgi_spv_variable *v = &e->variables[index];
  *others = *writes = false;
  for (uint32_t i = 0; i < e->num_variables; i++) {
    const cgi_spv_variable *o = &e->variables[i];
    if (!o->is_binding || o->set != v->set || o->binding != v->binding) continue;
    *others |= i != index;
    *writes |= o->writes;
  }
}

// struct { element array[]; } : one per array type and kind of block. What is read and written has one that no NonWritable variable has: a compiler
// that takes the type's word for all of its variables would read what is not up to date.
static uint32_t cgi_spv_block_type(cgi_spv_emitter *e, uint32_t index, uint32_t array) {
  bool fresh, others, writes;
  cgi_spv_binding_use(e, index, &others, &writes);
  uint32_t id = cgi_spv_intern(&e->w, SpvOpTypeStruct, 0, 1, &array, CGI_SPV_TAG_BLOCK | (writes && e->variables[index].reads), &fresh);
  if (fresh) {
    uint32_t offset[4];
    cgi_spv_decorate(&e->w, id, e->storage_buffer_class ? SpvDecorationBlock : SpvDecorationBufferBlock);
    offset[0] = id;
    offset[1] = 0;
    offset[2] = SpvDecorationOffset;
    offset[3] = 0;
    cgi_spv_inst(&e->w, CGI_SPV_DECORATIONS, SpvOpMemberDecorate, 4, offset);
  }
  return id;
}

// Different bindings are different memory; two variables of one binding are the same, which matters as soon as one of them writes.
static void cgi_spv_decorate_binding(cgi_spv_emitter *e, uint32_t index) {
  const cgi_spv_variable *v = &e->variables[index];
  cgi_spv_writer *w = &e->w;
  bool others, writes;
  cgi_spv_binding_use(e, index, &others, &writes);
  cgi_spv_decorate1(w, v->id, SpvDecorationDescriptorSet, v->set);
  cgi_spv_decorate1(w, v->id, SpvDecorationBinding, v->binding);
  if (others && writes) cgi_spv_decorate(w, v->id, SpvDecorationAliased);
  if (!writes) cgi_spv_decorate(w, v->id, SpvDecorationNonWritable);
  if (!v->reads) cgi_spv_decorate(w, v->id, SpvDecorationNonReadable);
  if (!others) cgi_spv_decorate(w, v->id, SpvDecorationRestrict);
}

// Workgroup memory of one type is one variable for all kernels, each of which has it by itself: there are drivers that add up a module's.
static uint32_t cgi_spv_workgroup_variable(cgi_spv_emitter *e, uint32_t index, uint32_t type) {
  cgi_spv_variable *v = &e->variables[index];
  uint32_t tag = CGI_SPV_TAG_WORKGROUP;
  bool fresh;
  for (uint32_t i = 0; i < index; i++) {
    const cgi_spv_variable *o = &e->variables[i];
    tag += o->storage_class == v->storage_class && o->element == v->element && o->count == v->count;
  }
  uint32_t id = cgi_spv_intern(&e->w, SpvOpVariable, type, 1, &v->storage_class, tag, &fresh);
  v->named = !fresh;
  return id;
}

static bool cgi_spv_declare_variable(cgi_spv_emitter *e, uint32_t index) {
  cgi_spv_variable *v = &e->variables[index];
  cgi_spv_writer *w = &e->w;
  cgi_spv_kind kind;
  e->op = v->op;
  if (!cgi_spv_kind_of(e, v->element_type, &kind)) return false;
  if (kind.base == CGI_SPV_BOOL) return cgi_spv_fail(e, "has i1 elements: in memory they are i8", NULL);
  if (kind.lanes == 3) return cgi_spv_fail(e, "has elements that are vectors of 3", NULL);
  if (v->is_binding ? !cgi_spv_storage_capability(e, &kind) : !cgi_spv_compute(e, &kind)) return false;
  v->pointer = cgi_spv_type_pointer(w, v->storage_class, cgi_spv_type_of(e, &kind));
  if (v->lanes) kind.lanes = v->lanes;
  v->element = cgi_spv_type_of(e, &kind);
  uint32_t type = v->is_binding ? cgi_spv_block_type(e, index, cgi_spv_array_type(e, v, kind.width / 8 * kind.lanes)) : cgi_spv_array_type(e, v, 0);
  uint32_t operands[3];
  operands[0] = cgi_spv_type_pointer(w, v->storage_class, type);
  if (v->storage_class == SpvStorageClassWorkgroup) {
    v->id = cgi_spv_workgroup_variable(e, index, operands[0]);
    return e->result == CG_OK;
  }
  operands[1] = v->id = cgi_spv_new_id(w);
  operands[2] = v->storage_class;
  cgi_spv_inst(w, v->storage_class == SpvStorageClassFunction ? CGI_SPV_LOCALS : CGI_SPV_GLOBALS, SpvOpVariable, 3, operands);
  if (v->is_binding) cgi_spv_decorate_binding(e, index);
  return e->result == CG_OK;
}

static uint32_t cgi_spv_int_entry(cg_attr dict, const char *key) {
  cg_attr a = cg_attr_get(dict, key);
  return a ? (uint32_t)cg_attr_int(a) : 0;
}

// The byte that constant i begins at: among the push constants, or in the buffer that the constants come in.
static uint32_t cgi_spv_constant_offset(const cgi_spv_emitter *e, uint32_t i) {
  cg_attr at = e->parameters ? cg_attr_get(e->parameters, "at") : NULL;
  if (at && i < cg_attr_int_list_len(at)) return (uint32_t)cg_attr_int_list_at(at, i);
  return (e->parameters ? cgi_spv_int_entry(e->parameters, "offset") : e->push_base) + 4 * i;
}

// Constants may share a word: the members are the words that there are, in order. Returns the number of the member at byte `offset`, or how many are
// before it.
static uint32_t cgi_spv_constant_member(const cgi_spv_emitter *e, uint32_t offset) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < e->num_push_constants; i++) {
    uint32_t own = cgi_spv_constant_offset(e, i);
    bool first = own < offset;
    for (uint32_t k = 0; k < i && first; k++) first = cgi_spv_constant_offset(e, k) != own;
    n += first;
  }
  return n;
}

// The next word behind `from` (from itself included); 0xffffffff for none.
static uint32_t cgi_spv_next_constant(const cgi_spv_emitter *e, uint32_t from) {
  uint32_t least = 0xffffffffu;
  for (uint32_t i = 0; i < e->num_push_constants; i++) {
    uint32_t own = cgi_spv_constant_offset(e, i);
    if (own >= from && own < least) least = own;
  }
  return least;
}

static bool cgi_spv_is_uniform(const cgi_spv_emitter *e) {
  cg_attr from = e->parameters ? cg_attr_get(e->parameters, "from") : NULL;
  return from && cg_attr_get_kind(from) == CG_ATTR_STRING && cg_attr_str(from).len > 0 && cg_attr_str(from).data[0] == 'u';
}

// A block of words, in push constants or in a buffer. Its type is the kernel's own: others may have their words elsewhere.
static void cgi_spv_declare_constants(cgi_spv_emitter *e) {
  cgi_spv_writer *w = &e->w;
  bool fresh, uniform = cgi_spv_is_uniform(e);
  uint32_t word = cgi_spv_type_int(w, 32), count = 0, operands[4], tag = CGI_SPV_TAG_CONSTANTS | (e->parameters ? e->num_functions : 0);
  uint32_t class_of_buffer = uniform || !e->storage_buffer_class ? SpvStorageClassUniform : SpvStorageClassStorageBuffer;
  uint32_t storage_class = e->parameters ? class_of_buffer : (uint32_t)SpvStorageClassPushConstant;
  size_t mark = w->sections[CGI_SPV_LOCALS].len; // the struct's operands stand in the scratch section for locals, which gives them back
  for (uint32_t at = cgi_spv_next_constant(e, 0); at != 0xffffffffu; at = cgi_spv_next_constant(e, at + 1)) {
    cgi_spv_word(w, CGI_SPV_LOCALS, word);
    count++;
  }
  if (w->failed) return;
  uint32_t type = cgi_spv_intern(w, SpvOpTypeStruct, 0, count, w->sections[CGI_SPV_LOCALS].data + mark, tag, &fresh);
  w->sections[CGI_SPV_LOCALS].len = mark;
  if (fresh) {
    cgi_spv_decorate(w, type, e->parameters && !uniform && !e->storage_buffer_class ? SpvDecorationBufferBlock : SpvDecorationBlock);
    uint32_t member = 0;
    for (uint32_t at = cgi_spv_next_constant(e, 0); at != 0xffffffffu; at = cgi_spv_next_constant(e, at + 1)) {
      operands[0] = type;
      operands[1] = member++;
      operands[2] = SpvDecorationOffset;
      operands[3] = at;
      cgi_spv_inst(w, CGI_SPV_DECORATIONS, SpvOpMemberDecorate, 4, operands);
    }
  }
  operands[0] = cgi_spv_type_pointer(w, storage_class, type);
  operands[1] = e->push_constants = cgi_spv_new_id(w);
  operands[2] = storage_class;
  cgi_spv_inst(w, CGI_SPV_GLOBALS, SpvOpVariable, 3, operands);
  e->push_pointer = cgi_spv_type_pointer(w, storage_class, word);
  if (!e->parameters) return;
  cgi_spv_decorate1(w, e->push_constants, SpvDecorationDescriptorSet, cgi_spv_int_entry(e->parameters, "set"));
  cgi_spv_decorate1(w, e->push_constants, SpvDecorationBinding, cgi_spv_int_entry(e->parameters, "binding"));
  if (!uniform) cgi_spv_decorate(w, e->push_constants, SpvDecorationNonWritable);
}

CGI_SPV_DEF bool cgi_spv_declare_memory(cgi_spv_emitter *e) {
  for (uint32_t i = 0; i < e->num_variables; i++)
    if (!cgi_spv_declare_variable(e, i)) return false;
  if (e->num_push_constants) cgi_spv_declare_constants(e);
  return true;
}

// ---- instructions ---------------------------------------------------------------------------------------------------------------------
// The element offset of a subspan: its layout's, plus its byte offset by the element's size.
static bool cgi_spv_emit_subspan(cgi_spv_emitter *e, cg_op op) {
  cg_value result = cg_op_result(op, 0);
  cg_type type = cg_value_type(result);
  cgi_spv_view *view = cgi_spv_view_of(e, result);
  cgi_spv_kind kind;
  int64_t stride = 1, offset = 0;
  if (!view || !cgi_spv_kind_of(e, cg_type_element(type), &kind)) return false;
  if (cg_type_layout(type)) (void)cg_type_strides(type, &stride, &offset);
  unsigned dynamic = cg_type_rank(type) == 1 && cg_type_dim(type, 0) == CG_DYNAMIC ? 1 : 0;
  uint32_t word = cgi_spv_type_int(&e->w, 32), id = offset ? cgi_spv_const_u32(&e->w, (uint32_t)offset) : 0;
  if (cg_op_num_operands(op) > dynamic) {
    cg_value byte_offset = cg_op_operand(op, CG_HAL_INTERFACE_BINDING_SUBSPAN_BYTE_OFFSET);
    cg_op constant = cg_value_op(byte_offset);
    uint32_t bytes = kind.width / 8 * kind.lanes, elements;
    if (constant && cg_op_get_kind(constant) == CG_ARITH_CONSTANT) {
      int64_t value = cg_attr_int(cg_op_attr(constant, "value")) + offset * (int64_t)bytes;
      if (value % bytes != 0) return cgi_spv_fail(e, "has a byte offset that is no multiple of its element's size", NULL);
      id = value ? cgi_spv_const_u32(&e->w, (uint32_t)(value / bytes)) : 0;
    } else {
      elements = cgi_spv_op2(e, SpvOpUDiv, word, cgi_spv_value(e, byte_offset), cgi_spv_const_u32(&e->w, bytes));
      id = id ? cgi_spv_op2(e, SpvOpIAdd, word, elements, id) : elements;
    }
  }
  view->offset = id;
  return e->result == CG_OK;
}

// A pointer to the element at memref[index + extra], or to the `lanes` elements from there on, where memory holds such vectors.
static uint32_t cgi_spv_element_pointer(cgi_spv_emitter *e, cg_value memref, uint32_t index, uint32_t extra, uint32_t lanes) {
  cgi_spv_view *view = cgi_spv_view_of(e, memref); // there is one: cgi_spv_scan_memory has looked
  const cgi_spv_variable *v = &e->variables[view->variable];
  uint32_t word = cgi_spv_type_int(&e->w, 32), operands[4], n = 0, pointer = v->pointer;
  if (extra) index = cgi_spv_op2(e, SpvOpIAdd, word, index, cgi_spv_const_u32(&e->w, extra));
  if (view->offset) index = cgi_spv_op2(e, SpvOpIAdd, word, index, view->offset);
  operands[n++] = v->id;
  if (v->is_binding) operands[n++] = cgi_spv_const_u32(&e->w, 0);
  operands[n++] = index;
  if (v->lanes) { // scalars are components of vectors
    operands[n - 1] = cgi_spv_op2(e, SpvOpShiftRightLogical, word, index, cgi_spv_const_u32(&e->w, v->lanes == 4 ? 2 : 1));
    if (lanes == 1)
      operands[n++] = cgi_spv_op2(e, SpvOpBitwiseAnd, word, index, cgi_spv_const_u32(&e->w, v->lanes - 1));
    else
      pointer = cgi_spv_type_pointer(&e->w, v->storage_class, v->element);
  }
  return cgi_spv_op(e, SpvOpAccessChain, pointer, n, operands);
}

#ifndef CODEGEN_NO_FAST_PIPELINES
CGI_SPV_DEF uint32_t cgi_spv_pointer(cgi_spv_emitter *e, cg_value memref, uint32_t index) { return cgi_spv_element_pointer(e, memref, index, 0, 1); }
#endif

// Under Vulkan's memory model threads see each other's accesses where these say so; under GLSL450 those of workgroup memory do by themselves.
CGI_SPV_DEF uint32_t cgi_spv_access(cgi_spv_emitter *e, cg_value memref, bool store, uint32_t out[2]) {
  cgi_spv_view *view = cgi_spv_view_of(e, memref);
  if (!CGI_SPV_VULKAN_MODEL(e) || !view || e->variables[view->variable].storage_class != SpvStorageClassWorkgroup) return 0;
  out[0] = SpvMemoryAccessNonPrivatePointerMask | (store ? SpvMemoryAccessMakePointerAvailableMask : SpvMemoryAccessMakePointerVisibleMask);
  out[1] = cgi_spv_const_u32(&e->w, SpvScopeWorkgroup);
  return 2;
}

static uint32_t cgi_spv_load(cgi_spv_emitter *e, cg_value memref, uint32_t type, uint32_t pointer) {
  uint32_t operands[3];
  operands[0] = pointer;
  return cgi_spv_op(e, SpvOpLoad, type, 1 + cgi_spv_access(e, memref, false, operands + 1), operands);
}

static void cgi_spv_store(cgi_spv_emitter *e, cg_value memref, uint32_t pointer, uint32_t value) {
  uint32_t operands[4];
  operands[0] = pointer;
  operands[1] = value;
  cgi_spv_inst(&e->w, CGI_SPV_BODY, SpvOpStore, 2 + cgi_spv_access(e, memref, true, operands + 2), operands);
}

// Memory holds vectors of `lanes` elements behind scalar ones: vector.load and vector.store of that many are aligned and access one.
static bool cgi_spv_holds_vectors(cgi_spv_emitter *e, cg_value memref, uint32_t lanes) {
  cgi_spv_view *view = cgi_spv_view_of(e, memref);
  return view && lanes > 1 && e->variables[view->variable].lanes == lanes;
}

CGI_SPV_DEF uint32_t cgi_spv_index_operand(cgi_spv_emitter *e, cg_op op, unsigned first) {
  unsigned n = cg_op_num_operands(op);
  if (n == first) return cgi_spv_const_u32(&e->w, 0); // rank 0
  if (n == first + 1) return cgi_spv_value(e, cg_op_operand(op, first));
  cgi_spv_fail(e, "has more than one index", NULL);
  return 0;
}

static bool cgi_spv_emit_load(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  cg_value result = cg_op_result(op, 0);
  if (!cgi_spv_kind_of(e, cg_value_type(result), &kind)) return false;
  uint32_t pointer =
      cgi_spv_element_pointer(e, cg_op_operand(op, CG_MEMREF_LOAD_MEMREF), cgi_spv_index_operand(e, op, CG_MEMREF_LOAD_INDICES), 0, kind.lanes);
  cgi_spv_bind(e, result, cgi_spv_load(e, cg_op_operand(op, CG_MEMREF_LOAD_MEMREF), cgi_spv_type_of(e, &kind), pointer));
  return e->result == CG_OK;
}

static bool cgi_spv_emit_store(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  if (!cgi_spv_kind_of(e, cg_value_type(cg_op_operand(op, CG_MEMREF_STORE_VALUE)), &kind)) return false;
  uint32_t value = cgi_spv_value(e, cg_op_operand(op, CG_MEMREF_STORE_VALUE));
  uint32_t pointer =
      cgi_spv_element_pointer(e, cg_op_operand(op, CG_MEMREF_STORE_MEMREF), cgi_spv_index_operand(e, op, CG_MEMREF_STORE_INDICES), 0, kind.lanes);
  cgi_spv_store(e, cg_op_operand(op, CG_MEMREF_STORE_MEMREF), pointer, value);
  return e->result == CG_OK;
}

// vector.load and vector.store: the lanes one after another, or at once where the memref's element is the vector.
static bool cgi_spv_emit_vector_load(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind, scalar;
  cg_value result = cg_op_result(op, 0);
  uint32_t parts[CGI_SPV_MAX_LANES];
  if (cg_type_element(cg_value_type(cg_op_operand(op, CG_VECTOR_LOAD_BASE))) == cg_value_type(result)) return cgi_spv_emit_load(e, op);
  if (!cgi_spv_kind_of(e, cg_value_type(result), &kind)) return false;
  if (cgi_spv_holds_vectors(e, cg_op_operand(op, CG_VECTOR_LOAD_BASE), kind.lanes)) return cgi_spv_emit_load(e, op);
  scalar = cgi_spv_make_kind(kind.base, kind.width, 1);
  uint32_t index = cgi_spv_index_operand(e, op, CG_VECTOR_LOAD_INDICES);
  uint32_t type = cgi_spv_type_of(e, &scalar);
  for (uint32_t i = 0; i < kind.lanes; i++)
    parts[i] = cgi_spv_load(e, cg_op_operand(op, CG_VECTOR_LOAD_BASE), type,
                            cgi_spv_element_pointer(e, cg_op_operand(op, CG_VECTOR_LOAD_BASE), index, i, 1));
  if (kind.lanes > 1 && !cgi_spv_compute(e, &kind)) return false;
  cgi_spv_bind(e, result, kind.lanes == 1 ? parts[0] : cgi_spv_op(e, SpvOpCompositeConstruct, cgi_spv_type_of(e, &kind), kind.lanes, parts));
  return e->result == CG_OK;
}

static bool cgi_spv_emit_vector_store(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind, scalar;
  cg_value source = cg_op_operand(op, CG_VECTOR_STORE_VALUE_TO_STORE);
  if (cg_type_element(cg_value_type(cg_op_operand(op, CG_VECTOR_STORE_BASE))) == cg_value_type(source)) return cgi_spv_emit_store(e, op);
  if (!cgi_spv_kind_of(e, cg_value_type(source), &kind)) return false;
  if (cgi_spv_holds_vectors(e, cg_op_operand(op, CG_VECTOR_STORE_BASE), kind.lanes)) return cgi_spv_emit_store(e, op);
  scalar = cgi_spv_make_kind(kind.base, kind.width, 1);
  uint32_t index = cgi_spv_index_operand(e, op, CG_VECTOR_STORE_INDICES), value = cgi_spv_value(e, source);
  if (kind.lanes > 1 && !cgi_spv_compute(e, &kind)) return false;
  for (uint32_t i = 0; i < kind.lanes; i++) {
    uint32_t part = kind.lanes == 1 ? value : cgi_spv_op2(e, SpvOpCompositeExtract, cgi_spv_type_of(e, &scalar), value, i);
    cgi_spv_store(e, cg_op_operand(op, CG_VECTOR_STORE_BASE), cgi_spv_element_pointer(e, cg_op_operand(op, CG_VECTOR_STORE_BASE), index, i, 1), part);
  }
  return e->result == CG_OK;
}

static bool cgi_spv_emit_atomic(cgi_spv_emitter *e, cg_op op) {
  static const uint32_t opcodes[] = {
      0, SpvOpAtomicIAdd, SpvOpAtomicExchange, 0, SpvOpAtomicSMax, SpvOpAtomicUMax, 0, SpvOpAtomicSMin, SpvOpAtomicUMin, 0,
      0, SpvOpAtomicOr,   SpvOpAtomicAnd}; // by the number of memref.atomic_rmw's kind
  cgi_spv_kind kind;
  cg_value result = cg_op_result(op, 0), memref = cg_op_operand(op, CG_MEMREF_ATOMIC_RMW_MEMREF);
  cg_attr how = cg_op_attr(op, "kind");
  int64_t number = how ? cg_attr_int(how) : -1;
  if (!cgi_spv_kind_of(e, cg_value_type(result), &kind)) return false;
  bool known = number >= 0 && number < (int64_t)(sizeof opcodes / sizeof opcodes[0]) && opcodes[number];
  if (!known || kind.lanes != 1 || kind.width != 32 || (kind.base != CGI_SPV_INT && opcodes[number] != SpvOpAtomicExchange))
    return cgi_spv_fail(e, "is an atomic operation that SPIR-V without extensions lacks: 32-bit integers, and no multiplication", NULL);
  uint32_t operands[4], value = cgi_spv_value(e, cg_op_operand(op, CG_MEMREF_ATOMIC_RMW_VALUE));
  operands[0] = cgi_spv_element_pointer(e, memref, cgi_spv_index_operand(e, op, CG_MEMREF_ATOMIC_RMW_INDICES), 0, 1);
  if (e->result != CG_OK) return false;
  bool shared = e->variables[cgi_spv_view_of(e, memref)->variable].storage_class == SpvStorageClassWorkgroup;
  operands[1] = cgi_spv_const_u32(&e->w, shared ? SpvScopeWorkgroup : CGI_SPV_VULKAN_MODEL(e) ? SpvScopeQueueFamily : SpvScopeDevice);
  operands[2] = cgi_spv_const_u32(&e->w, SpvMemorySemanticsMaskNone);
  operands[3] = value;
  cgi_spv_bind(e, result, cgi_spv_op(e, opcodes[number], cgi_spv_type_of(e, &kind), 4, operands));
  return e->result == CG_OK;
}

static bool cgi_spv_emit_push_constant(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  cg_value result = cg_op_result(op, 0);
  uint32_t word = cgi_spv_type_int(&e->w, 32), operands[2];
  if (!cgi_spv_kind_of(e, cg_value_type(result), &kind)) return false;
  if (kind.width != 32 || kind.lanes != 1) return cgi_spv_fail(e, "is no 32-bit value: push constants are 32-bit words", NULL);
  operands[0] = e->push_constants;
  uint32_t ordinal = (uint32_t)cg_attr_int(cg_op_attr(op, "ordinal"));
  operands[1] = cgi_spv_const_u32(&e->w, cgi_spv_constant_member(e, cgi_spv_constant_offset(e, ordinal)));
  uint32_t id = cgi_spv_op1(e, SpvOpLoad, word, cgi_spv_op(e, SpvOpAccessChain, e->push_pointer, 2, operands));
  if (kind.base == CGI_SPV_FLOAT) id = cgi_spv_op1(e, SpvOpBitcast, cgi_spv_type_of(e, &kind), id);
  cgi_spv_bind(e, result, id);
  return e->result == CG_OK;
}

CGI_SPV_DEF bool cgi_spv_emit_memory(cgi_spv_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_HAL_INTERFACE_BINDING_SUBSPAN: return cgi_spv_emit_subspan(e, op);
  case CG_HAL_INTERFACE_CONSTANT_LOAD: return cgi_spv_emit_push_constant(e, op);
  case CG_MEMREF_CAST: {
    cgi_spv_view *from = cgi_spv_view_of(e, cg_op_operand(op, CG_MEMREF_CAST_SOURCE)), *to = cgi_spv_view_of(e, cg_op_result(op, 0));
    if (from && to) to->offset = from->offset;
    return from && to;
  }
  case CG_MEMREF_ALLOC:
  case CG_MEMREF_ALLOCA:
  case CG_MEMREF_DEALLOC:
  case CG_MEMREF_ASSUME_ALIGNMENT: return true;
  case CG_MEMREF_LOAD: return cgi_spv_emit_load(e, op);
  case CG_MEMREF_STORE: return cgi_spv_emit_store(e, op);
  case CG_VECTOR_LOAD: return cgi_spv_emit_vector_load(e, op);
  case CG_VECTOR_STORE: return cgi_spv_emit_vector_store(e, op);
  case CG_MEMREF_ATOMIC_RMW: return cgi_spv_emit_atomic(e, op);
  default: *handled = false; return true;
  }
}

#undef CGI_SPV_TAG_BLOCK
#undef CGI_SPV_TAG_CONSTANTS
#undef CGI_SPV_TAG_WORKGROUP
#undef CGI_SPV_NO_CLASS
