// The NVVM backend: kernels in the emission form become one LLVM module, and PTX.
#include "nvvm/emit.h"

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
