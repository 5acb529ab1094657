// Fuzzes the whole compiler: what it accepts is a SPIR-V module that SPIRV-Tools accept, with a description whose sizes can be evaluated.
//
// The first line may choose:
//   //! target=hopper pipeline=Vectorize config=tile=8,8,0;thread=2,2,0 override=1 debug=1 limit=500 most=900 memory=100000 sizes=uniform base=16
#ifndef FUZZ_NO_VALIDATOR
#include <spirv-tools/libspirv.h>
#endif
#include <string.h>
#include "fuzz.h"

static void check_words(const cg_program *p) {
  const uint32_t *w = p->words;
  size_t i = 5;
  if (!p->num_kernels) return;
  fuzz_check(p->num_words > 5, "%zu words", p->num_words);
  fuzz_check(w[0] == 0x07230203u && w[1] == p->target.spirv_version && w[3] > 0 && w[4] == 0, "the header is %08x %08x %u %u", w[0], w[1], w[3],
             w[4]);
  while (i < p->num_words) {
    uint32_t length = w[i] >> 16;
    fuzz_check(length > 0 && length <= p->num_words - i, "the instruction at word %zu has %u words of %zu", i, length, p->num_words - i);
    i += length;
  }
}

#ifndef FUZZ_NO_VALIDATOR
static spv_target_env environment(const cg_target *t) {
  switch (t->vulkan_version & 0xffff) {
  case 0: return SPV_ENV_VULKAN_1_0;
  case 1: return SPV_ENV_VULKAN_1_1;
  case 2: return SPV_ENV_VULKAN_1_2;
  default: return SPV_ENV_VULKAN_1_3;
  }
}

static void check_valid(const cg_program *p) {
  spv_context tools;
  spv_diagnostic why = NULL;
  spv_result_t r;
  if (!p->num_kernels) return;
  tools = spvContextCreate(environment(&p->target));
  r = spvValidateBinary(tools, p->words, p->num_words, &why);
  // The validator may be older than a capability: those of cooperative matrices and bfloat16.
  fuzz_check(r == SPV_SUCCESS || (why && strncmp(why->error, "Invalid capability operand: ", 28) == 0), "spirv-val: %s", why ? why->error : "");
  spvDiagnosticDestroy(why);
  spvContextDestroy(tools);
}
#else
static void check_valid(const cg_program *p) { (void)p; }
#endif

// An expression reads well; its value may overflow, or divide by a symbol that is zero.
static void check_size(cg_size size, size_t symbols) {
  static const int64_t tries[][16] = {{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {7, 5, 3, 2, 9, 4, 8, 6, 7, 5, 3, 2, 9, 4, 8, 6}};
  int64_t v;
  bool read = false;
  if (symbols > 16) return;
  for (int i = 0; i < 2; i++) read |= cg_size_eval(size, tries[i], symbols, &v) == CG_OK;
  fuzz_check(read, "the size \"%.*s\" of %zu symbols has no value", (int)size.text.len, size.text.data, symbols);
}

static void check_description(fuzz_session *s, const cg_program *p) {
  cg_str json;
  cg_result r;
  for (size_t f = 0; f < p->num_functions; f++) {
    const cg_function *fn = &p->functions[f];
    check_size(fn->transient_bytes, fn->num_symbols);
    for (size_t a = 0; a < fn->num_arguments; a++)
      for (uint32_t k = 0; k < fn->arguments[a].rank; k++) check_size(fn->arguments[a].shape[k], fn->num_symbols);
    for (size_t i = 0; i < fn->num_conditions; i++) {
      check_size(fn->conditions[i].left, fn->num_symbols);
      check_size(fn->conditions[i].right, fn->num_symbols);
    }
    for (size_t i = 0; i < fn->num_steps; i++) {
      const cg_step *step = &fn->steps[i];
      fuzz_check(step->kind != CG_STEP_DISPATCH || step->kernel < p->num_kernels, "step %zu dispatches kernel %u", i, step->kernel);
      for (size_t b = 0; b < step->num_bindings; b++) {
        check_size(step->bindings[b].offset, fn->num_symbols);
        check_size(step->bindings[b].bytes, fn->num_symbols);
      }
      for (size_t c = 0; c < step->num_push_constants; c++) check_size(step->push_constants[c], fn->num_symbols);
      if (step->kind == CG_STEP_DISPATCH)
        for (int d = 0; d < 3; d++) check_size(step->workgroup_count[d], fn->num_symbols);
    }
  }
  for (size_t k = 0; k < p->num_kernels; k++) {
    const cg_kernel *kernel = &p->kernels[k];
    uint64_t threads = (uint64_t)kernel->workgroup_size[0] * kernel->workgroup_size[1] * kernel->workgroup_size[2];
    fuzz_check(threads > 0 && threads <= p->target.max_workgroup_invocations, "kernel %zu has %llu threads", k, (unsigned long long)threads);
    fuzz_check(kernel->shared_memory_bytes <= p->target.max_shared_memory, "kernel %zu has %u bytes of workgroup memory", k,
               kernel->shared_memory_bytes);
  }
  r = cg_program_json(s->ctx, p, NULL, &json);
  fuzz_check(r == CG_OK || r == CG_OUT_OF_MEMORY, "the description fails with %d", (int)r);
}

typedef struct choices {
  char target[64], pipeline[1024], config[256], sizes[16], debug[8];
  cg_config own;
  cg_pipeline_desc hooks;
} choices;

static void choose(const uint8_t *data, size_t size, fuzz_session *s, choices *c, cg_compile_desc *desc) {
  memset(c, 0, sizeof *c);
  memset(desc, 0, sizeof *desc);
  desc->backend = cg_spirv_backend();
  c->hooks.hook = fuzz_verify_after;
  c->hooks.user = s;
  desc->hooks = &c->hooks;
  if (fuzz_choice(data, size, "target", c->target, sizeof c->target)) desc->target = c->target;
  if (fuzz_choice(data, size, "pipeline", c->pipeline, sizeof c->pipeline)) desc->pipeline = c->pipeline;
  desc->instruction_limit = fuzz_number(data, size, "limit");
  desc->max_instructions = fuzz_number(data, size, "most");
  desc->memory_limit = fuzz_number(data, size, "memory");
  desc->push_constant_base = (uint32_t)fuzz_number(data, size, "base");
  desc->debug_names = fuzz_choice(data, size, "debug", c->debug, sizeof c->debug);
  if (fuzz_choice(data, size, "sizes", c->sizes, sizeof c->sizes)) {
    desc->sizes = strcmp(c->sizes, "uniform") == 0 ? CG_SIZES_UNIFORM_BUFFER : CG_SIZES_STORAGE_BUFFER;
    desc->sizes_binding = 20;
  }
  if (fuzz_choice(data, size, "config", c->config, sizeof c->config)) {
    fuzz_blanks(c->config);
    c->own.config = c->config;
    c->own.override_attributes = fuzz_number(data, size, "override") != 0;
    desc->configs = &c->own;
    desc->num_configs = 1;
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  fuzz_form form = fuzz_one_in(data, size, 8) ? FUZZ_GENERIC : FUZZ_PRETTY;
  char *text = NULL;
  cg_compile_desc desc;
  cg_program program;
  cg_module module;
  fuzz_session s;
  choices chosen;
  cg_result r;
  choose(data, size, &s, &chosen, &desc);
  fuzz_open(&s, 0);
  // Check ops, of which many seeds are made, become results.
  if (cg_parse(s.ctx, (const char *)data, size, NULL, &module) == CG_OK && cg_run_pipeline(module, "inline,checks-to-results", NULL) == CG_OK) {
    memset(&program, 0, sizeof program);
    r = cg_compile(module, &desc, &program);
    fuzz_check_result(&s, r, "compiling");
    if (r == CG_OK) {
      check_words(&program);
      check_valid(&program);
      check_description(&s, &program);
      if (fuzz_one_in(data, size, 4)) text = fuzz_print(&s, module, form);
    }
  }
  fuzz_close(&s);
  fuzz_check_round_trip(text, form);
  return 0;
}
