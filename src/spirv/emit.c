// The SPIR-V backend: kernels in the emission form become one binary.
//
// Per kernel: a scan finds bindings, workgroup arrays, push constants and built-ins, and how they are used; these are declared; then the ops are
// written in one walk. The scan visits definitions before uses, and so does the walk.
#include "spirv/emit.h"

#define CGI_SPV_VERSION_1_3 0x00010300u
#define CGI_SPV_VERSION_1_4 0x00010400u
#define CGI_SPV_VERSION_1_5 0x00010500u
#define CGI_SPV_VULKAN_1_1 ((1u << 16) | 1u)
#define CGI_SPV_VULKAN_1_2 ((1u << 16) | 2u)

// ---- what a capability needs ----------------------------------------------------------------------------------------------------------
static const struct {
  uint32_t capability;
  uint64_t feature;            // of the target; 0 for none
  const char *name;            // as Vulkan spells it; listed as a need when it ends up in use
  uint32_t minimum;            // SPIR-V version
  const char *spirv_extension; // needed below `spirv_core`
  uint32_t spirv_core;
  const char *vulkan_extension; // needed below `vulkan_core`
  uint32_t vulkan_core;
} cgi_spv_needs[] = {
    {SpvCapabilityInt8, CG_FEATURE_INT8, "shaderInt8", 0, NULL, 0, "VK_KHR_shader_float16_int8", CGI_SPV_VULKAN_1_2},
    {SpvCapabilityInt16, CG_FEATURE_INT16, "shaderInt16", 0, NULL, 0, NULL, 0},
    {SpvCapabilityInt64, CG_FEATURE_INT64, "shaderInt64", 0, NULL, 0, NULL, 0},
    {SpvCapabilityFloat16, CG_FEATURE_FLOAT16, "shaderFloat16", 0, NULL, 0, "VK_KHR_shader_float16_int8", CGI_SPV_VULKAN_1_2},
    {SpvCapabilityFloat64, CG_FEATURE_FLOAT64, "shaderFloat64", 0, NULL, 0, NULL, 0},
    {SpvCapabilityStorageBuffer8BitAccess, CG_FEATURE_STORAGE8, "storageBuffer8BitAccess", 0, "SPV_KHR_8bit_storage", CGI_SPV_VERSION_1_5,
     "VK_KHR_8bit_storage", CGI_SPV_VULKAN_1_2},
    {SpvCapabilityStorageBuffer16BitAccess, CG_FEATURE_STORAGE16, "storageBuffer16BitAccess", 0, "SPV_KHR_16bit_storage", CGI_SPV_VERSION_1_3,
     "VK_KHR_16bit_storage", CGI_SPV_VULKAN_1_1},
    {SpvCapabilityGroupNonUniform, 0, "subgroup operations (VK_SUBGROUP_FEATURE_BASIC_BIT)", CGI_SPV_VERSION_1_3, NULL, 0, NULL, 0},
    {SpvCapabilityGroupNonUniformArithmetic, CG_FEATURE_SUBGROUP_ARITHMETIC, "VK_SUBGROUP_FEATURE_ARITHMETIC_BIT", CGI_SPV_VERSION_1_3, NULL, 0, NULL,
     0},
    {SpvCapabilityGroupNonUniformShuffle, CG_FEATURE_SUBGROUP_SHUFFLE, "VK_SUBGROUP_FEATURE_SHUFFLE_BIT", CGI_SPV_VERSION_1_3, NULL, 0, NULL, 0},
    {SpvCapabilityGroupNonUniformShuffleRelative, CG_FEATURE_SUBGROUP_SHUFFLE, "VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT", CGI_SPV_VERSION_1_3, NULL,
     0, NULL, 0},
#ifndef CODEGEN_NO_FAST_PIPELINES
    {SpvCapabilityVulkanMemoryModel, CG_FEATURE_COOPERATIVE_MATRIX, "vulkanMemoryModel", CGI_SPV_VERSION_1_3, "SPV_KHR_vulkan_memory_model",
     CGI_SPV_VERSION_1_5, "VK_KHR_vulkan_memory_model", CGI_SPV_VULKAN_1_2},
    {CGI_SPV_CAPABILITY_MATRIX, CG_FEATURE_COOPERATIVE_MATRIX, "cooperativeMatrix", CGI_SPV_VERSION_1_3, "SPV_KHR_cooperative_matrix", UINT32_MAX,
     "VK_KHR_cooperative_matrix", UINT32_MAX},
    {CGI_SPV_CAPABILITY_BFLOAT16, CG_FEATURE_COOPERATIVE_MATRIX, "shaderBFloat16Type", CGI_SPV_VERSION_1_3, "SPV_KHR_bfloat16", UINT32_MAX,
     "VK_KHR_shader_bfloat16", UINT32_MAX},
    {CGI_SPV_CAPABILITY_BFLOAT16_MATRIX, CG_FEATURE_COOPERATIVE_MATRIX, "shaderBFloat16CooperativeMatrix", CGI_SPV_VERSION_1_3, "SPV_KHR_bfloat16",
     UINT32_MAX, "VK_KHR_shader_bfloat16", UINT32_MAX},
    {CGI_SPV_CAPABILITY_MATRIX_REDUCTIONS, CG_FEATURE_COOPERATIVE_MATRIX2, "cooperativeMatrixReductions", CGI_SPV_VERSION_1_3,
     "SPV_NV_cooperative_matrix2", UINT32_MAX, "VK_NV_cooperative_matrix2", UINT32_MAX},
    {CGI_SPV_CAPABILITY_MATRIX_CONVERSIONS, CG_FEATURE_COOPERATIVE_MATRIX2, "cooperativeMatrixConversions", CGI_SPV_VERSION_1_3,
     "SPV_NV_cooperative_matrix2", UINT32_MAX, "VK_NV_cooperative_matrix2", UINT32_MAX},
    {CGI_SPV_CAPABILITY_MATRIX_PER_ELEMENT, CG_FEATURE_COOPERATIVE_MATRIX2, "cooperativeMatrixPerElementOperations", CGI_SPV_VERSION_1_3,
     "SPV_NV_cooperative_matrix2", UINT32_MAX, "VK_NV_cooperative_matrix2", UINT32_MAX},
#endif
};
enum { CGI_SPV_NUM_NEEDS = sizeof cgi_spv_needs / sizeof cgi_spv_needs[0] };

CGI_SPV_DEF bool cgi_spv_need(cgi_spv_emitter *e, uint32_t capability) {
  for (unsigned i = 0; i < CGI_SPV_NUM_NEEDS; i++) {
    if (cgi_spv_needs[i].capability != capability) continue;
    bool there = (e->target->features & cgi_spv_needs[i].feature) == cgi_spv_needs[i].feature && e->w.version >= cgi_spv_needs[i].minimum;
    if (!there) return cgi_spv_fail(e, "[missing-feature] needs what the target lacks: ", cgi_spv_needs[i].name);
    if (cgi_spv_needs[i].spirv_extension && e->w.version < cgi_spv_needs[i].spirv_core) cgi_spv_extension(&e->w, cgi_spv_needs[i].spirv_extension);
  }
  cgi_spv_capability(&e->w, capability);
  return true;
}

// ---- failures -------------------------------------------------------------------------------------------------------------------------
static void cgi_spv_report(cgi_spv_emitter *e, cg_result result, const char *message, const char *detail) {
  if (e->result != CG_OK || e->w.failed) return; // the first is the cause; out of memory is told at the end
  e->result = result;
  cg_backend_report(e->target, e->op, result, message, detail);
}

CGI_SPV_DEF bool cgi_spv_fail(cgi_spv_emitter *e, const char *message, const char *detail) {
  cgi_spv_report(e, CG_UNSUPPORTED, message, detail);
  return false;
}

CGI_SPV_DEF bool cgi_spv_invalid(cgi_spv_emitter *e, const char *message) {
  cgi_spv_report(e, CG_INVALID_INPUT, message, NULL);
  return false;
}

CGI_SPV_DEF bool cgi_spv_grow(cgi_spv_emitter *e, void **items, uint32_t *capacity, uint32_t count, size_t size) {
  if (count < *capacity) return true;
  uint32_t more = *capacity ? *capacity * 2 : 16;
  void *grown = cg_realloc(e->w.ctx, *items, *capacity * size, more * size);
  if (!grown) {
    e->w.failed = true;
    return false;
  }
  *items = grown;
  *capacity = more;
  return true;
}

// ---- values ---------------------------------------------------------------------------------------------------------------------------
CGI_SPV_DEF uint32_t cgi_spv_value(cgi_spv_emitter *e, cg_value value) {
  uint32_t id;
  if (cgi_spv_map_get(&e->values, (uint64_t)(uintptr_t)value, &id)) return id;
  if (!e->w.failed) cgi_spv_fail(e, "has an operand that this kernel does not compute", NULL);
  return 0;
}

CGI_SPV_DEF void cgi_spv_bind(cgi_spv_emitter *e, cg_value value, uint32_t id) { cgi_spv_map_put(&e->w, &e->values, (uint64_t)(uintptr_t)value, id); }

CGI_SPV_DEF uint32_t cgi_spv_op(cgi_spv_emitter *e, uint32_t opcode, uint32_t type, uint32_t n, const uint32_t *operands) {
  uint32_t id = cgi_spv_new_id(&e->w);
  cgi_spv_begin(&e->w, CGI_SPV_BODY, opcode);
  cgi_spv_word(&e->w, CGI_SPV_BODY, type);
  cgi_spv_word(&e->w, CGI_SPV_BODY, id);
  for (uint32_t i = 0; i < n; i++) cgi_spv_word(&e->w, CGI_SPV_BODY, operands[i]);
  cgi_spv_end(&e->w, CGI_SPV_BODY);
  return id;
}

CGI_SPV_DEF uint32_t cgi_spv_op1(cgi_spv_emitter *e, uint32_t opcode, uint32_t type, uint32_t a) { return cgi_spv_op(e, opcode, type, 1, &a); }

CGI_SPV_DEF uint32_t cgi_spv_op2(cgi_spv_emitter *e, uint32_t opcode, uint32_t type, uint32_t a, uint32_t b) {
  uint32_t operands[2];
  operands[0] = a;
  operands[1] = b;
  return cgi_spv_op(e, opcode, type, 2, operands);
}

CGI_SPV_DEF uint32_t cgi_spv_op3(cgi_spv_emitter *e, uint32_t opcode, uint32_t type, uint32_t a, uint32_t b, uint32_t c) {
  uint32_t operands[3];
  operands[0] = a;
  operands[1] = b;
  operands[2] = c;
  return cgi_spv_op(e, opcode, type, 3, operands);
}

CGI_SPV_DEF uint32_t cgi_spv_glsl(cgi_spv_emitter *e, uint32_t instruction, uint32_t type, uint32_t n, const uint32_t *operands) {
  uint32_t all[5];
  all[0] = cgi_spv_glsl_set(&e->w);
  all[1] = instruction;
  for (uint32_t i = 0; i < n && i < 3; i++) all[2 + i] = operands[i];
  return cgi_spv_op(e, SpvOpExtInst, type, n + 2, all);
}

// ---- functions ------------------------------------------------------------------------------------------------------------------------
static bool cgi_spv_scan(cgi_spv_emitter *e) {
  for (cg_op op = cg_op_walk(e->function, e->function); op; op = cg_op_walk(op, e->function)) {
    e->op = op;
    if (!cgi_spv_scan_memory(e, op) || !cgi_spv_scan_gpu(e, op)) return false;
  }
  e->op = e->function;
  return true;
}

static void cgi_spv_emit_line(cgi_spv_emitter *e, cg_op op) {
  cg_loc loc = cg_op_loc(op);
  cg_str file = cg_loc_file(loc);
  if (!e->input->debug_names || !file.len || !cg_loc_line(loc)) return;
  if (e->file_name != file.data) {
    e->file = cgi_spv_new_id(&e->w);
    e->file_name = file.data;
    cgi_spv_begin(&e->w, CGI_SPV_STRINGS, SpvOpString);
    cgi_spv_word(&e->w, CGI_SPV_STRINGS, e->file);
    cgi_spv_string(&e->w, CGI_SPV_STRINGS, file);
    cgi_spv_end(&e->w, CGI_SPV_STRINGS);
  }
  cgi_spv_inst3(&e->w, CGI_SPV_BODY, SpvOpLine, e->file, cg_loc_line(loc), cg_loc_column(loc));
}

static bool cgi_spv_emit_op(cgi_spv_emitter *e, cg_op op) {
  bool handled = false;
  e->op = op;
  cgi_spv_emit_line(e, op);
  if (!cgi_spv_emit_arith(e, op, &handled)) return false;
  if (!handled && !cgi_spv_emit_memory(e, op, &handled)) return false;
  if (!handled && !cgi_spv_emit_control(e, op, &handled)) return false;
  if (!handled && !cgi_spv_emit_gpu(e, op, &handled)) return false;
  if (!handled && !cgi_spv_emit_vector(e, op, &handled)) return false;
#ifndef CODEGEN_NO_FAST_PIPELINES
  if (!handled && !cgi_spv_emit_matrix(e, op, &handled)) return false;
#endif
  return handled ? e->result == CG_OK && !e->w.failed : cgi_spv_fail(e, "is not part of the form that SPIR-V is emitted from", NULL);
}

CGI_SPV_DEF bool cgi_spv_emit_block(cgi_spv_emitter *e, cg_block block) {
  if (e->depth >= CGI_SPV_MAX_DEPTH) return cgi_spv_fail(e, "[nesting] is nested too deeply", NULL);
  if (cg_block_next(block)) return cgi_spv_fail(e, "has a region of more than one block", NULL);
  cg_op parent = e->op;
  e->depth++;
  for (cg_op op = cg_block_first(block); op && op != cg_block_last(block); op = cg_op_next(op))
    if (!cgi_spv_emit_op(e, op)) return false;
  e->depth--;
  e->op = parent;
  return true;
}

static void cgi_spv_emit_name(cgi_spv_emitter *e, uint32_t id, cg_str name) {
  if (!e->input->debug_names) return;
  cgi_spv_begin(&e->w, CGI_SPV_NAMES, SpvOpName);
  cgi_spv_word(&e->w, CGI_SPV_NAMES, id);
  cgi_spv_string(&e->w, CGI_SPV_NAMES, name);
  cgi_spv_end(&e->w, CGI_SPV_NAMES);
}

static void cgi_spv_name_variables(cgi_spv_emitter *e) {
  static const char *const digits = "0123456789";
  for (uint32_t i = 0; i < e->num_variables; i++) {
    char text[48] = "shared";
    cg_str name;
    if (e->variables[i].named) continue;
    name.data = text;
    name.len = 6;
    if (e->variables[i].is_binding) { // binding_SET_NUMBER
      uint32_t parts[2];
      parts[0] = e->variables[i].set;
      parts[1] = e->variables[i].binding;
      memcpy(text, "binding", 7);
      name.len = 7;
      for (unsigned k = 0; k < 2; k++) {
        char reversed[12];
        size_t n = 0;
        do reversed[n++] = digits[parts[k] % 10];
        while ((parts[k] /= 10) != 0);
        text[name.len++] = '_';
        while (n) text[name.len++] = reversed[--n];
      }
    } else if (e->variables[i].storage_class == SpvStorageClassFunction) {
      memcpy(text, "local", 5);
      name.len = 5;
    }
    cgi_spv_emit_name(e, e->variables[i].id, name);
  }
}

static bool cgi_spv_find_workgroup_size(cgi_spv_emitter *e, cg_op exported) {
  cg_attr size = cg_op_attr(exported, "workgroup_size");
  if (!size) size = cg_op_attr(e->function, "workgroup_size");
  if (!size || !cg_attr_is_int_list(size)) return cgi_spv_invalid(e, "has no workgroup_size, neither on its export nor on itself");
  for (size_t i = 0; i < 3; i++) {
    int64_t n = i < cg_attr_int_list_len(size) ? cg_attr_int_list_at(size, i) : 1;
    if (n < 1 || n > (int64_t)UINT32_MAX) return cgi_spv_invalid(e, "has a workgroup_size that is not positive");
    e->workgroup_size[i] = (uint32_t)n;
  }
  return true;
}

// Where the kernel's constants come from.
static void cgi_spv_find_constants(cgi_spv_emitter *e, cg_op exported) {
  cg_attr base = cg_op_attr(exported, "cg.push_constant_base");
  e->parameters = cg_op_attr(exported, "cg.parameters");
  e->push_base = base ? (uint32_t)cg_attr_int(base) : 0;
  e->num_functions++;
}

static void cgi_spv_emit_entry_point(cgi_spv_emitter *e, uint32_t function, cg_str name) {
  cgi_spv_writer *w = &e->w;
  cgi_spv_section s = CGI_SPV_ENTRY_POINTS;
  cgi_spv_begin(w, s, SpvOpEntryPoint);
  cgi_spv_word(w, s, SpvExecutionModelGLCompute);
  cgi_spv_word(w, s, function);
  cgi_spv_string(w, s, name);
  for (unsigned i = 0; i < CGI_SPV_NUM_BUILTINS; i++)
    if (e->builtin_used[i]) cgi_spv_word(w, s, e->builtin_variables[i]);
  if (w->version >= CGI_SPV_VERSION_1_4) { // from there on every global
    for (uint32_t i = 0; i < e->num_variables; i++)
      if (e->variables[i].storage_class != SpvStorageClassFunction) cgi_spv_word(w, s, e->variables[i].id);
    if (e->num_push_constants) cgi_spv_word(w, s, e->push_constants);
  }
  cgi_spv_end(w, s);
  uint32_t mode[5];
  mode[0] = function;
  mode[1] = SpvExecutionModeLocalSize;
  for (unsigned i = 0; i < 3; i++) mode[2 + i] = e->workgroup_size[i];
  cgi_spv_inst(w, CGI_SPV_EXECUTION_MODES, SpvOpExecutionMode, 5, mode);
}

static void cgi_spv_begin_function(cgi_spv_emitter *e, cg_op function) {
  cgi_spv_map_clear(&e->w, &e->values);
  cgi_spv_map_clear(&e->w, &e->memrefs);
  e->function = e->op = function;
  e->num_variables = e->num_views = e->num_push_constants = e->depth = 0;
  memset(e->builtin_used, 0, sizeof e->builtin_used);
  e->w.sections[CGI_SPV_BODY].len = e->w.sections[CGI_SPV_LOCALS].len = 0;
}

static bool cgi_spv_emit_function(cgi_spv_emitter *e, cg_op function) {
  cgi_spv_writer *w = &e->w;
  cg_attr symbol = cg_op_attr(function, "sym_name");
  cg_block body = cg_op_num_regions(function) ? cg_region_first(cg_op_region(function, 0)) : NULL;
  if (!body) return true; // a declaration
  cgi_spv_begin_function(e, function);
  if (!symbol) return cgi_spv_invalid(e, "has no name");
  if (cg_block_num_args(body)) return cgi_spv_fail(e, "is a kernel with arguments: these come from bindings and push constants", NULL);
  cg_op last = cg_block_last(body);
  if (!last || cg_op_get_kind(last) != CG_FUNC_RETURN || cg_op_num_operands(last))
    return cgi_spv_invalid(e, "is a kernel that does not end in an empty return");
  cg_str name = cg_attr_str(symbol);
  cg_op exported = cg_symbol_lookup(e->input->variant, name);
  cgi_spv_find_constants(e, exported);
  if (!cgi_spv_find_workgroup_size(e, exported) || !cgi_spv_scan(e) || !cgi_spv_declare_memory(e)) return false;
  uint32_t id = cgi_spv_new_id(w), label = cgi_spv_new_id(w), nothing = cgi_spv_type_void(w), operands[4];
  e->label = label;
  if (!cgi_spv_declare_builtins(e) || !cgi_spv_emit_block(e, body)) return false;
  operands[0] = nothing;
  operands[1] = id;
  operands[2] = SpvFunctionControlMaskNone;
  operands[3] = cgi_spv_intern(w, SpvOpTypeFunction, 0, 1, &nothing, 0, NULL);
  cgi_spv_inst(w, CGI_SPV_FUNCTIONS, SpvOpFunction, 4, operands);
  cgi_spv_inst1(w, CGI_SPV_FUNCTIONS, SpvOpLabel, label);
  cgi_spv_append(w, CGI_SPV_FUNCTIONS, CGI_SPV_LOCALS);
  cgi_spv_append(w, CGI_SPV_FUNCTIONS, CGI_SPV_BODY);
  cgi_spv_inst(w, CGI_SPV_FUNCTIONS, SpvOpReturn, 0, NULL);
  cgi_spv_inst(w, CGI_SPV_FUNCTIONS, SpvOpFunctionEnd, 0, NULL);
  cgi_spv_emit_name(e, id, name);
  cgi_spv_name_variables(e);
  cgi_spv_emit_entry_point(e, id, name);
  return e->result == CG_OK;
}

// ---- the module -----------------------------------------------------------------------------------------------------------------------
// Storage buffers below SPIR-V 1.3 are uniform blocks, unless narrow elements need the extension's own class anyway.
static bool cgi_spv_choose_class(cgi_spv_emitter *e) {
  if (e->w.version >= CGI_SPV_VERSION_1_3) return true;
  for (cg_op op = cg_op_walk(e->input->module, e->input->module); op; op = cg_op_walk(op, e->input->module)) {
    if (cg_op_get_kind(op) != CG_HAL_INTERFACE_BINDING_SUBSPAN) continue;
    cg_type element = cg_type_element(cg_value_type(cg_op_result(op, 0)));
    if (cg_type_get_kind(element) == CG_TYPE_VECTOR) element = cg_type_element(element);
    if (cg_type_get_kind(element) == CG_TYPE_INDEX || cg_type_width(element) >= 32) continue;
    cgi_spv_extension(&e->w, "SPV_KHR_storage_buffer_storage_class");
    return true;
  }
  return false;
}

// Matrices need Vulkan's memory model, which is the whole module's.
static bool cgi_spv_choose_model(cgi_spv_emitter *e) {
#ifndef CODEGEN_NO_FAST_PIPELINES
  for (cg_op op = cg_op_walk(e->input->module, e->input->module); op && !e->vulkan_memory_model; op = cg_op_walk(op, e->input->module))
    e->vulkan_memory_model = cg_op_get_kind(op) == CG_GPU_SUBGROUP_MMA_COMPUTE || cg_op_get_kind(op) == CG_GPU_SUBGROUP_MMA_STORE_MATRIX;
  if (e->vulkan_memory_model && !cgi_spv_need(e, SpvCapabilityVulkanMemoryModel)) return false;
#endif
  cgi_spv_inst2(&e->w, CGI_SPV_MEMORY_MODEL, SpvOpMemoryModel, SpvAddressingModelLogical,
                CGI_SPV_VULKAN_MODEL(e) ? SpvMemoryModelVulkan : SpvMemoryModelGLSL450);
  return true;
}

static void cgi_spv_list(const char *name, const char **list, size_t *n) { // once, in order
  size_t i = 0;
  while (i < *n && strcmp(list[i], name) < 0) i++;
  if (i < *n && strcmp(list[i], name) == 0) return;
  for (size_t k = (*n)++; k > i; k--) list[k] = list[k - 1];
  list[i] = name;
}

// What the device must have, from the capabilities in use.
static void cgi_spv_list_needs(cgi_spv_emitter *e, cg_emit_output *output) {
  const char **extensions = (const char **)cg_alloc(e->w.ctx, (CGI_SPV_NUM_NEEDS + 1) * sizeof(char *));
  const char **features = (const char **)cg_alloc(e->w.ctx, CGI_SPV_NUM_NEEDS * sizeof(char *));
  if (!extensions || !features) {
    e->w.failed = true;
    return;
  }
  for (uint32_t c = 0; c < e->w.num_capabilities; c++) {
    for (unsigned i = 0; i < CGI_SPV_NUM_NEEDS; i++) {
      if (cgi_spv_needs[i].capability != e->w.capabilities[c]) continue;
      output->feature_bits |= cgi_spv_needs[i].feature;
      if (cgi_spv_needs[i].feature) cgi_spv_list(cgi_spv_needs[i].name, features, &output->num_features);
      if (cgi_spv_needs[i].vulkan_extension && e->target->vulkan_version < cgi_spv_needs[i].vulkan_core)
        cgi_spv_list(cgi_spv_needs[i].vulkan_extension, extensions, &output->num_extensions);
    }
  }
  if (e->w.version < CGI_SPV_VERSION_1_3 && e->storage_buffer_class)
    cgi_spv_list("VK_KHR_storage_buffer_storage_class", extensions, &output->num_extensions);
  output->extensions = extensions;
  output->features = features;
}

static bool cgi_spv_emit_module(cgi_spv_emitter *e) {
  cg_region region = cg_op_region(e->input->module, 0);
  cg_block block = cg_region_first(region);
  cgi_spv_capability(&e->w, SpvCapabilityShader);
  if (!cgi_spv_choose_model(e)) return false;
  e->storage_buffer_class = cgi_spv_choose_class(e);
  for (cg_op op = block ? cg_block_first(block) : NULL; op; op = cg_op_next(op))
    if (cg_op_get_kind(op) == CG_FUNC_FUNC && !cgi_spv_emit_function(e, op)) return false;
  return true;
}

static cg_result cgi_spv_emit(const cg_backend *self, const cg_emit_input *input, cg_emit_output *output) {
  cgi_spv_emitter e;
  (void)self;
  memset(&e, 0, sizeof e);
  memset(output, 0, sizeof *output);
  e.input = input;
  e.target = input->target;
  e.op = input->module;
  cgi_spv_init(&e.w, input->ctx, input->target->spirv_version);
  bool ok = cgi_spv_emit_module(&e);
  if (ok) {
    output->words = cgi_spv_finish(&e.w, &output->num_words);
    if (e.w.too_long) cgi_spv_fail(&e, "has an instruction longer than SPIR-V allows", NULL);
    cgi_spv_list_needs(&e, output);
  }
  if (e.w.failed && e.result == CG_OK) e.result = CG_OUT_OF_MEMORY;
  if (e.result == CG_OK && !output->words) e.result = CG_INVALID_INPUT; // not reached: each way to fail has set a result
  cgi_spv_map_clear(&e.w, &e.values);
  cgi_spv_map_clear(&e.w, &e.memrefs);
  cg_free(input->ctx, e.variables, e.variable_capacity * sizeof *e.variables);
  cg_free(input->ctx, e.views, e.view_capacity * sizeof *e.views);
  cg_result result = e.result;
  cgi_spv_release(&e.w);
  return result;
}

CODEGEN_API const cg_backend *cg_spirv_backend(void) {
  static const cg_backend backend = {"spirv", CG_FORMAT_SPIRV, cgi_spv_emit, NULL, "limit-loops", NULL, 0, NULL, 0, NULL, 0};
  return &backend;
}

#undef CGI_SPV_VERSION_1_3
#undef CGI_SPV_VERSION_1_4
#undef CGI_SPV_VERSION_1_5
#undef CGI_SPV_VULKAN_1_1
#undef CGI_SPV_VULKAN_1_2
