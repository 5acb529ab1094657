// Variants of a program: the same module compiled for a list of targets or pipelines, best to plain, and the choice among them by a device's facts.
#include "program/program.h"
#include "target/target.h"

// ---- what a device must have ----------------------------------------------------------------------------------------------------------------
static bool cgi_variant_subgroup(const cg_kernel *k, const cg_target *facts) {
  uint32_t s = k->subgroup_size, least = facts->min_subgroup_size, most = facts->max_subgroup_size;
  bool chosen = (facts->features & CG_FEATURE_SUBGROUP_SIZE_CONTROL) != 0;
  if (!s || s == (uint32_t)cgi_target_warpgroup(facts)) return true;
  if (chosen && !cgi_target_takes_subgroups(facts, (int64_t)k->workgroup_size[0] * k->workgroup_size[1] * k->workgroup_size[2] / s)) return false;
  return chosen ? s >= least && s <= most : s == least && s == most;
}

static const char *cgi_variant_missing(const cg_program *p, const cg_kernel *k, const cg_target *facts) {
  uint64_t invocations = (uint64_t)k->workgroup_size[0] * k->workgroup_size[1] * k->workgroup_size[2];
  if (p->target.format != facts->format) return "the format of the binary";
  if (p->target.vulkan_version > facts->vulkan_version || p->target.spirv_version > facts->spirv_version) return "the version of the binary";
  if (p->feature_bits & ~facts->features) return "a feature";
  if (invocations > facts->max_workgroup_invocations) return "invocations a workgroup";
  for (int i = 0; i < 3; i++)
    if (k->workgroup_size[i] > facts->max_workgroup_size[i]) return "the size of a workgroup in one dimension";
  if (k->shared_memory_bytes > facts->max_shared_memory) return "workgroup memory";
  if (cgi_kernel_storage_buffers(k) > facts->max_storage_buffers) return "storage buffers";
  if (cgi_kernel_push_bytes(k) > facts->max_push_constant_bytes) return "push constants";
  if (!cgi_variant_subgroup(k, facts)) return "the subgroup size";
  for (int i = 0; i < 3; i++) {
    int64_t n;
    if (cg_size_eval(k->workgroup_count[i], NULL, 0, &n) == CG_OK && n > (int64_t)facts->max_workgroup_count[i]) return "workgroups in one dimension";
  }
  return NULL;
}

CODEGEN_API bool cg_kernel_runs_on(const cg_program *program, size_t kernel, const cg_target *facts, const char **why) {
  const char *missing = NULL;
  if (!program || !facts)
    missing = program ? "facts of a device" : "a program";
  else if (kernel != CG_ALL_KERNELS && kernel >= program->num_kernels)
    missing = "a kernel of that number";
  for (size_t i = 0; !missing && i < program->num_kernels; i++)
    if (kernel == CG_ALL_KERNELS || kernel == i) missing = cgi_variant_missing(program, &program->kernels[i], facts);
  if (why) *why = missing;
  return !missing;
}

CODEGEN_API const cg_program *cg_variant_choose(const cg_program *best, size_t kernel, const cg_target *facts) {
  for (const cg_program *p = best; p && facts; p = p->plainer)
    if ((kernel == CG_ALL_KERNELS || p == best || p->interchangeable) && cg_kernel_runs_on(p, kernel, facts, NULL)) return p;
  return NULL;
}

// ---- compiling ------------------------------------------------------------------------------------------------------------------------------
static bool cgi_variant_same_sizes(const cg_size *a, const cg_size *b, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (!cgi_str_eq(a[i].text, b[i].text)) return false;
  return true;
}

static bool cgi_variant_same_lists(const cg_step *a, const cg_step *b);

static bool cgi_variant_same_step(const cg_step *a, const cg_step *b) {
  if (a->kind != b->kind || a->kernel != b->kernel) return false; // of one kernel there are as many bindings and push constants
  for (size_t i = 0; i < a->num_bindings; i++) {
    const cg_buffer_range *x = &a->bindings[i], *y = &b->bindings[i];
    if (x->buffer != y->buffer || x->index != y->index || !cgi_variant_same_sizes(&x->offset, &y->offset, 1) ||
        !cgi_variant_same_sizes(&x->bytes, &y->bytes, 1))
      return false;
  }
  return cgi_variant_same_sizes(a->push_constants, b->push_constants, a->num_push_constants) &&
         cgi_variant_same_sizes(&a->trip_count, &b->trip_count, 1) && cgi_variant_same_lists(a, b);
}

static bool cgi_variant_same_steps(size_t n, const cg_step *a, size_t m, const cg_step *b) {
  if (n != m) return false;
  for (size_t i = 0; i < n; i++)
    if (!cgi_variant_same_step(&a[i], &b[i])) return false;
  return true;
}

static bool cgi_variant_same_lists(const cg_step *a, const cg_step *b) {
  if (a->num_lists != b->num_lists) return false;
  for (size_t i = 0; i < a->num_lists; i++)
    if (!cgi_variant_same_steps(a->lists[i].num_steps, a->lists[i].steps, b->lists[i].num_steps, b->lists[i].steps)) return false;
  return true;
}

static bool cgi_variant_same_words(const cg_push_constant *a, const cg_push_constant *b, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (a[i].offset != b[i].offset) return false;
  return true;
}

static bool cgi_variant_interchangeable(const cg_program *a, const cg_program *b) {
  if (a->num_kernels != b->num_kernels || a->num_functions != b->num_functions || a->constants_bytes != b->constants_bytes ||
      (a->constants_bytes && memcmp(a->constants, b->constants, a->constants_bytes) != 0))
    return false;
  for (size_t i = 0; i < a->num_kernels; i++) {
    const cg_kernel *x = &a->kernels[i], *y = &b->kernels[i];
    if (!cgi_str_eq(x->name, y->name) || x->num_bindings != y->num_bindings || x->num_push_constants != y->num_push_constants) return false;
    for (size_t k = 0; k < x->num_bindings; k++)
      if (x->bindings[k].set != y->bindings[k].set || x->bindings[k].binding != y->bindings[k].binding || x->bindings[k].type != y->bindings[k].type)
        return false;
    if (!cgi_variant_same_words(x->push_constants, y->push_constants, x->num_push_constants) || x->num_parameters != y->num_parameters ||
        !cgi_variant_same_words(x->parameters, y->parameters, x->num_parameters))
      return false;
  }
  for (size_t f = 0; f < a->num_functions; f++) {
    const cg_function *x = &a->functions[f], *y = &b->functions[f];
    if (x->num_parameters != y->num_parameters || !cgi_variant_same_words(x->parameters, y->parameters, x->num_parameters)) return false;
    if (!cgi_variant_same_sizes(&x->transient_bytes, &y->transient_bytes, 1) ||
        !cgi_variant_same_steps(x->num_steps, x->steps, y->num_steps, y->steps))
      return false;
  }
  return true;
}

typedef struct cgi_variant_args {
  cg_op module;
  const cg_compile_desc *descs;
  size_t count;
  cg_program *out;
} cgi_variant_args;

static const cg_target *cgi_variant_target(cg_context *ctx, const cg_compile_desc *d) {
  return d->target_facts ? d->target_facts : d->target ? cgi_target_lookup(ctx, cgi_s(d->target)) : NULL;
}

// Buffers are planned, and dispatches are formed, alike for all: by the largest offset alignment and the fewest storage buffers.
static cg_result cgi_variant_thunk(cg_context *ctx, void *user) {
  const cgi_variant_args *a = (const cgi_variant_args *)user;
  uint32_t alignment = 0, buffers = UINT32_MAX;
  for (size_t i = 0; i < a->count; i++) {
    const cg_target *t = cgi_variant_target(ctx, &a->descs[i]);
    if (t && t->min_storage_offset_alignment > alignment) alignment = t->min_storage_offset_alignment;
    if (t && t->max_storage_buffers < buffers) buffers = t->max_storage_buffers;
  }
  for (size_t i = 0; i < a->count; i++) {
    cg_compile_desc desc = a->descs[i];
    const cg_target *t = cgi_variant_target(ctx, &desc);
    cg_target facts;
    if (t && (t->min_storage_offset_alignment != alignment || t->max_storage_buffers != buffers)) {
      facts = *t;
      facts.name = cgi_format(ctx, "%s (variant)", t->name ? t->name : "device").data;
      facts.min_storage_offset_alignment = alignment;
      facts.max_storage_buffers = buffers;
      desc.target_facts = &facts;
    }
    cg_op copy = i + 1 < a->count ? cgi_op_clone(a->module, NULL) : a->module; // the last one may have the module itself
    cg_result r = cg_compile(copy, &desc, &a->out[i]);
    if (r != CG_OK) return r;
    if (t) a->out[i].target = *t;
    a->out[i].interchangeable = i == 0 || cgi_variant_interchangeable(&a->out[0], &a->out[i]);
    if (i) a->out[i - 1].plainer = &a->out[i];
  }
  return CG_OK;
}

CODEGEN_API cg_result cg_compile_variants(cg_module module, const cg_compile_desc *descs, size_t count, cg_program *out) {
  cgi_variant_args a;
  cg_context *ctx = cgi_begin_on(module, __func__);
  if (!ctx || !CGI_GIVEN(ctx, descs) || !CGI_GIVEN(ctx, out) || !cgi_may_run(module, __func__)) return CG_INVALID_ARGUMENT;
  if (!count) return cgi_misuse(ctx, __func__, "count is 0");
  for (size_t i = 0; i < count; i++)
    if (!cgi_compile_check(ctx, __func__, &descs[i])) return CG_INVALID_ARGUMENT;
  memset(out, 0, count * sizeof *out);
  a.module = module;
  a.descs = descs;
  a.count = count;
  a.out = out;
  cg_result r = cgi_protect(ctx, cgi_variant_thunk, &a);
  if (r != CG_OK) memset(out, 0, count * sizeof *out);
  return r;
}
