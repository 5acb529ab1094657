// cg_compile: chooses the target, runs the pipeline, describes the program, lets the backend emit the kernels.
#include "dialects/launch.h"
#include "passes/pass.h"
#include "passes/pipelines.h"
#include "program/program.h"
#include "target/configuration.h"

typedef struct cgi_compile_args {
  cg_op module;
  const cg_compile_desc *desc;
  cg_program *out;
} cgi_compile_args;

static const cg_target *cgi_compile_unknown(cg_context *ctx, cg_str name) {
  const char *near_name = cgi_target_nearest(name);
  if (near_name)
    cgi_argument_error(ctx, "[unknown-target] unknown target '%S'; did you mean '%s'?", name, near_name);
  else
    cgi_argument_error(ctx, "[unknown-target] unknown target '%S'", name);
  return NULL;
}

CGI_DEF const cg_target *cgi_compile_target(cg_op module, const cg_compile_desc *desc) {
  cg_context *ctx = module->ctx;
  if (desc->target_facts) return cgi_target_register(ctx, desc->target_facts);
  if (desc->target) {
    const cg_target *t = cgi_target_lookup(ctx, cgi_s(desc->target));
    return t ? t : cgi_compile_unknown(ctx, cgi_s(desc->target));
  }
  cg_attr *targets = cgi_module_targets(module), chosen = NULL;
  size_t n = cgi_len(targets);
  if (n) chosen = targets[0];
  if (n > 1) {
    cgi_argument_error(ctx, "the module names %u targets: compile for one at a time", (unsigned)n);
    return NULL;
  }
  cg_op *variants = cgi_collect(module, CG_HAL_EXECUTABLE_VARIANT);
  if (!chosen && cgi_len(variants)) chosen = cg_op_attr(variants[0], "target");
  if (!chosen) return cg_target_find("vulkan1.1");
  const cg_target *t = cgi_target_of_attr(chosen);
  return t ? t : cgi_compile_unknown(ctx, cgi_target_attr_name(chosen));
}

static void cgi_compile_assign(cg_op module, const cg_target *t) {
  cg_context *ctx = module->ctx;
  cg_attr device = cgi_target_device_attr(ctx, t);
  cgi_op_set_array(module, "hal.device.targets", 1, &device);
}

// The pass list to run: the whole of it where desc gives one, else the default with the pipeline's name, if any, for every kernel.
static const char *cgi_compile_pipeline(cg_context *ctx, const cg_compile_desc *desc) {
  cgi_buf b;
  cg_str name = cgi_s(desc->pipeline ? desc->pipeline : "");
  if (name.len && !cgi_pipeline_canonical(name).len) return desc->pipeline;
  b.ctx = ctx;
  b.text = NULL;
  cgi_buf_format(&b, "%s,%s", cgi_pipeline_before(), cgi_pipeline_of_kernels());
  if (name.len) cgi_buf_format(&b, "{pipeline=%S}", cgi_pipeline_canonical(name));
  cgi_buf_format(&b, ",lower-executable-target{instruction-limit=%u},%s,", (unsigned)desc->instruction_limit, cgi_pipeline_after());
  if (desc->backend->passes && *desc->backend->passes) cgi_buf_format(&b, "%s,", desc->backend->passes);
  cgi_buf_z(&b, "verify-emission");
  return cgi_buf_view(&b).data;
}

// The variant to emit; NULL when the module has no executable. *ok turns false after an error.
static cg_op cgi_compile_variant(cg_op module, bool *ok) {
  cg_op *variants = cgi_collect(module, CG_HAL_EXECUTABLE_VARIANT), out = cgi_len(variants) ? variants[0] : NULL;
  if (cgi_len(variants) > 1) *ok = cgi_op_error(variants[1], "is a second variant at the end of the pipeline: kernels of one target must be linked");
  return out;
}

static bool cgi_compile_count(cg_op op, void *user) {
  if (op->def->kind != CG_ARITH_CONSTANT && op->def->kind != CG_FUNC_FUNC) ++*(size_t *)user;
  return true;
}

static bool cgi_compile_check_instructions(cg_op module, size_t most) {
  bool ok = true;
  cg_op *kernels = cgi_dispatch_functions(module);
  for (size_t i = 0; most && i < cgi_len(kernels); i++) {
    size_t count = 0;
    cgi_walk_pre(kernels[i], cgi_compile_count, &count);
    if (count > most)
      ok = cgi_op_unsupported(kernels[i], "[instruction-limit] kernel '%S' has %l instructions; max_instructions is %l", cgi_symbol_name(kernels[i]),
                              (int64_t)count, (int64_t)most);
  }
  return ok;
}

static cg_result cgi_compile_emit(const cg_compile_desc *desc, cg_op variant, cg_program *p) {
  cg_context *ctx = variant->ctx;
  cg_emit_input in;
  cg_emit_output out;
  memset(&in, 0, sizeof in);
  memset(&out, 0, sizeof out);
  in.ctx = ctx;
  in.variant = variant;
  in.target = &p->target;
  in.debug_names = desc->debug_names;
  for (cg_op op = variant->regions[0]->first->first; op; op = op->next)
    if (op->def->kind == CG_BUILTIN_MODULE) in.module = op;
  if (!in.module) return cgi_result(ctx, cgi_op_error(variant, "has no module to emit"));
  void *token = cgi_callback_begin(ctx);
  cg_result r = desc->backend->emit(desc->backend, &in, &out);
  cgi_callback_end(ctx, token);
  if (r != CG_OK) return r;
  p->words = out.words;
  p->num_words = out.num_words;
  p->text = out.text;
  p->num_extensions = out.num_extensions;
  p->extensions = out.extensions;
  p->num_features = out.num_features;
  p->features = out.features;
  p->feature_bits = out.feature_bits;
  return CG_OK;
}

// The least version of SPIR-V that the target and a spv.target_env around kernels have.
static void cgi_compile_version(cg_op module, cg_target *target) {
#if !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_TEXT
  cg_op *kernels = cgi_dispatch_functions(module);
  for (size_t i = 0; i < cgi_len(kernels); i++) {
    uint64_t minor = cgi_target_env_number(kernels[i], "vce<v1.", 0);
    if (minor < (target->spirv_version >> 8 & 255)) target->spirv_version = 0x00010000u | (uint32_t)minor << 8;
  }
#else
  (void)module, (void)target;
#endif
}

#if !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_TEXT
enum { CGI_WORDS_HEADER = 5, CGI_WORDS_EXTENSION = 10, CGI_WORDS_CAPABILITY = 17 }; // of a SPIR-V module

// Whether list `which` of #spv.vce<v1.3, [Shader, …], [SPV_…]> has the name, or there is no such list. UniformAndStorageBuffer… is StorageBuffer…,
// too, and GroupNonUniform… is GroupNonUniform.
static bool cgi_compile_env_has(cg_str env, unsigned which, const char *name, size_t n) {
  size_t i = 0, end;
  for (unsigned k = 0; k <= which; k++) {
    while (i < env.len && env.data[i] != '[') i++;
    i++;
  }
  if (i >= env.len) return true;
  for (end = i; end < env.len && env.data[end] != ']'; end++) continue;
  for (; i + n <= end; i++) {
    const char *at = env.data + i;
    bool starts = at[-1] == '[' || at[-1] == ' ' || at[-1] == ',' || (n > 7 && at[-1] == 'd' && memcmp(name, "Storage", 7) == 0);
    bool ends = at[n] == ']' || at[n] == ' ' || at[n] == ',' || (n == 15 && memcmp(name, "GroupNonUniform", n) == 0);
    if (starts && ends && memcmp(at, name, n) == 0) return true;
  }
  return false;
}

static const char *cgi_compile_capability(uint32_t number) { // those that a target may lack
  static const struct {
    uint32_t number;
    const char *name;
  } names[] = {{9, "Float16"},
               {10, "Float64"},
               {11, "Int64"},
               {22, "Int16"},
               {39, "Int8"},
               {61, "GroupNonUniform"},
               {63, "GroupNonUniformArithmetic"},
               {65, "GroupNonUniformShuffle"},
               {66, "GroupNonUniformShuffleRelative"},
               {4433, "StorageBuffer16BitAccess"},
               {4448, "StorageBuffer8BitAccess"},
               {5345, "VulkanMemoryModel"},
               {6022, "CooperativeMatrixKHR"}};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
    if (names[i].number == number) return names[i].name;
  return NULL;
}

// What the words declare is what the spv.target_env around their kernels has.
static cg_result cgi_compile_env(cg_program *p) {
  cg_context *ctx = p->module->ctx;
  cg_op *kernels = cgi_dispatch_functions(p->module);
  char text[64] = "";
  bool ok = true;
  for (size_t k = 0; k < cgi_len(kernels) && ok; k++) {
    cg_str env = cgi_target_env(kernels[k]);
    for (size_t i = CGI_WORDS_HEADER, n; env.len && ok && i < p->num_words && (n = p->words[i] >> 16) > 1; i += n) {
      uint32_t code = p->words[i] & 65535;
      if (code != CGI_WORDS_CAPABILITY && code != CGI_WORDS_EXTENSION) break;
      const char *name = code == CGI_WORDS_EXTENSION ? text : cgi_compile_capability(p->words[i + 1]);
      for (size_t c = 0; c < 4 * (n - 1) && c < sizeof text - 1; c++) text[c] = (char)(p->words[i + 1 + c / 4] >> c % 4 * 8 & 255);
      if (!name || cgi_compile_env_has(env, code == CGI_WORDS_EXTENSION ? 1 : 0, name, strlen(name))) continue;
      ok = cgi_op_unsupported(kernels[k], "[missing-feature] kernels for target '%s' have the %s %s, and their target_env has not: %S",
                              p->target.name, code == CGI_WORDS_EXTENSION ? "extension" : "capability", name, env);
    }
  }
  return cgi_result(ctx, ok);
}
#endif

static cg_result cgi_compile_register(cg_context *ctx, const cg_backend *b) {
  cg_result r = CG_OK;
#ifdef CODEGEN_NO_EXTENSIONS
  if (b->num_dialects + b->num_own_passes)
    r = cgi_result(ctx,
                   cgi_unsupported(ctx, cgi_loc_unknown(ctx), "[left-out] has a backend whose dialects and passes CODEGEN_NO_EXTENSIONS leaves out"));
#else
  for (size_t i = 0; r == CG_OK && i < b->num_dialects; i++) r = cg_register_dialect(ctx, &b->dialects[i]);
  for (size_t i = 0; r == CG_OK && i < b->num_own_passes; i++) r = cg_register_pass(ctx, &b->own_passes[i]);
#endif
  return r;
}

static cg_result cgi_compile_run(cg_context *ctx, const cgi_compile_args *a) {
  const cg_compile_desc *desc = a->desc;
  const cg_backend *backend = desc->backend;
  cg_program *p = a->out;
  const cg_target *t = cgi_compile_target(a->module, desc);
  if (!t) return cgi_failure(ctx);
  if (backend->format != t->format && backend->format != CG_FORMAT_OTHER) {
    cgi_argument_error(ctx, "[backend-mismatch] target '%s' needs a backend for %s; the backend '%s' is none", t->name,
                       cgi_target_format_name(t->format, CGI_FORMAT_SPELLED_OUT), backend->name);
    return cgi_failure(ctx);
  }
  const char *pipeline = cgi_compile_pipeline(ctx, desc);
  if (!pipeline) return cgi_failure(ctx);
  cgi_compile_assign(a->module, t);
  if (!cgi_compile_interface(a->module, desc)) return cgi_failure(ctx);
  if (desc->num_configs && cg_set_configs(a->module, desc->configs, desc->num_configs) != CG_OK) return cgi_failure(ctx);
  cg_result r = cgi_compile_register(ctx, backend);
  if (r == CG_OK) r = cg_run_pipeline(a->module, pipeline, desc->hooks);
  if (r != CG_OK) return r;
  p->target = *t;
  p->format = backend->format == CG_FORMAT_OTHER ? backend->name : cgi_target_format_name(t->format, CGI_FORMAT_WORD);
  p->text = cgi_s("");
  p->module = a->module;
  bool ok = true;
  cg_op variant = cgi_compile_variant(a->module, &ok);
  if (!ok || !cgi_program_build(a->module, variant, p) || !cgi_program_check_limits(a->module, p) ||
      !cgi_compile_check_instructions(a->module, desc->max_instructions))
    return cgi_failure(ctx);
  cgi_compile_version(a->module, &p->target);
  if (!p->num_kernels && !p->num_functions)
    return cgi_result(ctx, cgi_error(ctx, a->module->loc, "nothing to compile: no public function and no executable"));
  if (variant) r = cgi_compile_emit(desc, variant, p);
#if !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_TEXT
  if (r == CG_OK && backend->format == CG_FORMAT_SPIRV) r = cgi_compile_env(p);
#endif
  return r;
}

static cg_result cgi_compile_thunk(cg_context *ctx, void *arg) {
  const cgi_compile_args *a = (const cgi_compile_args *)arg;
  cgi_memory_limit before = cgi_memory_limit_begin(ctx, a->desc->memory_limit);
  cgi_names outer = ctx->backend_ops; // of a compile that this one is made within
  uint32_t formats = ctx->backend_formats, format = (uint32_t)a->desc->backend->format;
  ctx->backend_formats = format == CG_FORMAT_OTHER ? UINT32_MAX : 1u << format;
  ctx->backend_ops.names = a->desc->backend->ops;
  ctx->backend_ops.count = a->desc->backend->num_ops;
  cgi_scratch mark = cgi_scratch_mark(ctx); // what the program keeps is in blocks of its own
  cg_result r = cgi_compile_run(ctx, a);
  cgi_scratch_release(ctx, mark);
  ctx->backend_ops = outer;
  ctx->backend_formats = formats;
  cgi_memory_limit_end(ctx, before);
  return r;
}

static size_t cgi_backend_say(char *text, size_t n, size_t size, const char *s) {
  while (*s && n < size - 1) text[n++] = *s++;
  text[n] = 0;
  return n;
}

CODEGEN_API cg_result cg_backend_report(const cg_target *target, cg_op op, cg_result result, const char *message, const char *detail) {
  char text[512];
  if (!CGI_LIVE(op) || !CGI_GIVEN(op->ctx, message) || (detail && !CGI_GIVEN(op->ctx, target))) return CG_INVALID_ARGUMENT;
  size_t n = cgi_backend_say(text, 0, sizeof text, *message == '[' ? "" : "[emission-form] ");
  n = cgi_backend_say(text, n, sizeof text, message);
  if (detail) n = cgi_backend_say(text, n, sizeof text, detail), n = cgi_backend_say(text, n, sizeof text, ", target ");
  if (detail) cgi_backend_say(text, n, sizeof text, target->name);
  return cg_op_report(op, result, text);
}

// What cg_compile and its like ask of a descriptor.
CGI_DEF bool cgi_compile_check(cg_context *ctx, const char *function, const cg_compile_desc *desc) {
  size_t i;
  if (!cgi_given(ctx, function, "desc", desc)) return false;
  if (!desc->backend) return cgi_misuse(ctx, function, "desc->backend is NULL; for SPIR-V it is cg_spirv_backend() of codegen_spirv.h") == CG_OK;
  const cg_backend *b = desc->backend;
  if (!b->name || !b->emit) return cgi_misuse(ctx, function, "desc->backend has no name, or nothing to emit with") == CG_OK;
  if ((unsigned)b->format > CG_FORMAT_C)
    return cgi_misuse(ctx, function, "desc->backend->format is %d, no cg_target_format", (int)b->format) == CG_OK;
  if (!cgi_given_n(ctx, function, "desc->backend->num_dialects", b->num_dialects, "desc->backend->dialects", b->dialects) ||
      !cgi_given_n(ctx, function, "desc->backend->num_own_passes", b->num_own_passes, "desc->backend->own_passes", b->own_passes) ||
      !cgi_given_n(ctx, function, "desc->backend->num_ops", b->num_ops, "desc->backend->ops", b->ops))
    return false;
  for (i = 0; i < b->num_ops && b->ops[i]; i++) continue;
  if (i < b->num_ops) return cgi_misuse(ctx, function, "desc->backend->ops[%u] is NULL", (unsigned)i) == CG_OK;
  if ((unsigned)desc->sizes > CG_SIZES_STORAGE_BUFFER)
    return cgi_misuse(ctx, function, "desc->sizes is %d, no cg_sizes_from", (int)desc->sizes) == CG_OK;
  if (desc->target_facts && ((unsigned)desc->target_facts->format > CG_FORMAT_C || desc->target_facts->format == CG_FORMAT_OTHER))
    return cgi_misuse(ctx, function, "desc->target_facts->format is %d, no cg_target_format", (int)desc->target_facts->format) == CG_OK;
  if (!cgi_given_n(ctx, function, "desc->num_configs", desc->num_configs, "desc->configs", desc->configs) ||
      !cgi_given_n(ctx, function, "desc->num_arguments", desc->num_arguments, "desc->arguments", desc->arguments) ||
      !cgi_given_n(ctx, function, "desc->num_entry_points", desc->num_entry_points, "desc->entry_points", desc->entry_points))
    return false;
  for (i = 0; i < desc->num_arguments && (desc->arguments[i].strides || !desc->arguments[i].num_strides); i++) continue;
  if (i < desc->num_arguments) return cgi_misuse(ctx, function, "desc->arguments[%u] has no strides", (unsigned)i) == CG_OK;
  for (i = 0; i < desc->num_entry_points && desc->entry_points[i]; i++) continue;
  return i == desc->num_entry_points || cgi_misuse(ctx, function, "desc->entry_points[%u] is NULL", (unsigned)i) == CG_OK;
}

CODEGEN_API cg_result cg_compile(cg_module module, const cg_compile_desc *desc, cg_program *out) {
  cgi_compile_args a;
  if (out) memset(out, 0, sizeof *out);
  cg_context *ctx = cgi_begin_on(module, __func__);
  if (!ctx || !CGI_GIVEN(ctx, out) || !cgi_compile_check(ctx, __func__, desc) || !cgi_may_run(module, __func__)) return CG_INVALID_ARGUMENT;
  a.module = module;
  a.desc = desc;
  a.out = out;
  cg_result r = cgi_protect(ctx, cgi_compile_thunk, &a);
  if (r != CG_OK) memset(out, 0, sizeof *out);
  return r;
}
