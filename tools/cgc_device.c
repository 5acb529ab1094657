// cgc: executing functions and dispatches on the interpreter, a Vulkan or a CUDA device, or the CPU by way of C.
#include <stdlib.h>
#include <string.h>
#include "cgc_device.h"

static bool cgc_parse_index(const char *text, int *out) {
  char *end;
  long v = strtol(text, &end, 10);
  if (end == text || *end || v < 0 || v > 31) return false;
  *out = (int)v;
  return true;
}

typedef enum { CGC_INTERP, CGC_VULKAN, CGC_CUDA, CGC_C, CGC_AUTO } cgc_device_kind;

static int cgc_device_named(const char *name, cgc_device_kind *kind, int *index) {
  static const char *const names[] = {"interp", "vulkan", "cuda", "c", "auto"};
  const char *near;
  *index = -1;
  for (int i = 0; i < 5; i++) {
    size_t n = strlen(names[i]);
    *kind = (cgc_device_kind)i;
    if (strcmp(name, names[i]) == 0) return CGC_DONE;
    if (i > CGC_INTERP && i < CGC_AUTO && strncmp(name, names[i], n) == 0 && name[n] == ':' && cgc_parse_index(name + n + 1, index)) return CGC_DONE;
  }
  near = cgc_nearest(name, names, 5);
  if (near)
    cgc_errorf("unknown device '%s'; did you mean '%s'?", name, near);
  else
    cgc_errorf("unknown device '%s': interp, vulkan[:N], cuda[:N], c[:THREADS] or auto", name);
  return CGC_USAGE;
}

// The interpreter, or C, as a device of the target's facts whose subgroups have that many threads.
static bool cgc_device_subgroup(cgc_device *d, uint64_t size, bool chosen) {
  if (!chosen || size > 128 || (size & (size - 1))) {
    cgc_errorf(chosen ? "--subgroup-size takes a power of two up to 128" : "--subgroup-size needs --device=interp or c: a GPU has its own");
    return false;
  }
  d->subgroup = (uint32_t)size;
  if (!d->target) return true;
  d->facts = *cg_target_find(d->target);
  d->facts.subgroup_size = d->facts.min_subgroup_size = d->facts.max_subgroup_size = d->subgroup;
  d->facts.max_workgroup_subgroups = 0;
  d->target = NULL;
  return true;
}

static runner *cgc_device_runner(const cgc_device *d, cgc_device_kind kind, int index, runner_error *error) {
  const cg_target *target = d->target ? cg_target_find(d->target) : &d->facts;
  if (kind == CGC_CUDA) return cuda_runner_open(index, cgc_nvvm_knows, error);
  if (kind != CGC_C) return vulkan_runner_open(index, error);
  if (target->format == CG_FORMAT_C) return c_runner_open(target, index, error);
  snprintf(error->text, sizeof error->text, "--device=c needs a target that takes C, such as c-avx2");
  return NULL;
}

void cgc_device_identify(cgc_device *d) {
  runner_identify(d->gpu, &d->identity);
  d->tuned_on.name = d->identity.name;
  d->tuned_on.driver = d->identity.driver;
  d->tuned_on.version = d->identity.version;
  d->tuned_on.target = d->target ? d->target : d->facts.name;
}

// The options as a compile for this device takes them.
static cgc_options cgc_device_options(const cgc_device *d, const cgc_options *o) {
  cgc_options here = *o;
  if (d->tuned_on.name) here.tuned_on = &d->tuned_on;
  return here;
}

// Whether --tuning is for this device.
static int cgc_device_tuning(cgc_device *d, const cgc_options *o) {
  const cg_config *configs;
  cgc_options here;
  size_t count;
  int status;
  if (!o->tuning) return CGC_DONE;
  cgc_device_identify(d);
  here = cgc_device_options(d, o);
  (void)cgc_read_configs(&here, &configs, &count, &status);
  return status;
}

void cgc_device_close(cgc_device *d) {
  runner_close(d->gpu);
  d->gpu = NULL;
}

int cgc_device_open(cgc_device *d, const cgc_options *o) {
  const char *name = o->device ? o->device : "auto";
  cgc_device_kind kind;
  int index, status;
  runner_error error;
  memset(d, 0, sizeof *d);
  status = cgc_device_named(name, &kind, &index);
  if (status != CGC_DONE) return status;
  if (!cgc_parse_workgroups(o, d->workgroups)) return CGC_USAGE;
  d->max_loop_trips = o->max_loop_trips;
  if (o->targets.count > 1) {
    cgc_errorf("one target at a time here");
    return CGC_USAGE;
  }
  if (o->targets.count) {
    d->target = o->targets.items[0];
    if (!cgc_find_target(d->target)) return CGC_USAGE;
  }
  if (kind == CGC_C && !d->target) d->target = "c";
  d->compile = d->target != NULL;
  if (o->subgroup_size && !cgc_device_subgroup(d, o->subgroup_size, kind == CGC_INTERP || kind == CGC_C)) return CGC_USAGE;
  if (kind == CGC_INTERP) return CGC_DONE;
  d->gpu = cgc_device_runner(d, kind, index, &error);
  if (!d->gpu && kind == CGC_AUTO) return CGC_DONE;
  if (!d->gpu) {
    cgc_errorf("%s", error.text);
    return CGC_FAILED;
  }
  d->facts = *runner_target(d->gpu);
  d->compile = true;
  status = cgc_device_tuning(d, o);
  if (status != CGC_DONE) cgc_device_close(d);
  return status;
}

const char *cgc_device_name(const cgc_device *d) { return d->gpu ? runner_name(d->gpu) : "interpreter"; }

cg_result cgc_device_prepare(const cgc_device *d, const cgc_options *o, cgc_hooks *hooks, cg_module module, cg_program *program, bool *compiled) {
  cgc_options here = cgc_device_options(d, o);
  memset(program, 0, sizeof *program);
  *compiled = d->compile;
  if (!d->compile) return CG_OK;
  cg_target facts = d->facts;
  const char *target = d->target;
  if (target && d->gpu && d->facts.max_loop_trips &&
      !cg_target_find(target)->max_loop_trips) { // the driver ends loops whatever they are compiled for
    facts = *cg_target_find(target);
    facts.max_loop_trips = d->facts.max_loop_trips;
    target = NULL;
  }
  return cgc_compile_module(hooks, module, &here, target, target ? NULL : &facts, program);
}

static const cg_function *cgc_program_function(const cg_program *p, const char *name) {
  for (size_t i = 0; i < p->num_functions; i++)
    if (cgc_is(p->functions[i].name, name)) return &p->functions[i];
  return NULL;
}

// The interpreter's bounds live in the context: a copy outlives it.
static void cgc_keep_bound(double **bounds, size_t i, const cg_array *of) {
  size_t bytes = (size_t)cgc_array_count(of) * sizeof(double);
  double *copy;
  if (!bounds || !bounds[i]) return;
  copy = (double *)cgc_alloc(bytes);
  if (bytes) memcpy(copy, bounds[i], bytes);
  bounds[i] = copy;
}

static cg_result cgc_prepare(cg_module module) { // for what the interpreter has no row for
  return cg_run_pipeline(module, "stablehlo-legalize-quant-to-math,chlo-legalize-to-stablehlo{interpreted}", NULL);
}

static bool cgc_interp_call(const cgc_device *d, cg_module module, const char *function, size_t num_args, const cg_array *args, size_t *num_results,
                            cg_array *results, double **bounds, int *status) {
  cg_interp_desc desc;
  cg_result r;
  memset(&desc, 0, sizeof desc);
  desc.check_races = true;
  desc.subgroup_size = d->subgroup;
  desc.max_loop_trips = d->max_loop_trips;
  desc.bounds = bounds;
  r = cgc_prepare(module);
  if (r == CG_OK) r = cg_interpret(module, function, num_args, args, num_results, results, &desc);
  *status = cgc_status(r);
  if (r != CG_OK) return false;
  for (size_t i = 0; i < *num_results; i++) { // results live in the context: copies outlive it
    results[i] = cgc_array_copy(&results[i]);
    cgc_keep_bound(bounds, i, &results[i]);
  }
  return true;
}

bool cgc_fits(const cg_function *f, const cg_array *args, int64_t *symbols, char *why, size_t why_size) {
  const cg_condition *unmet;
  int64_t left = 0, right = 0;
  if (runner_symbols(f, args, symbols)) return true;
  snprintf(why, why_size, "the arguments' shapes do not fit the function");
  unmet = cg_function_unmet(f, symbols);
  if (!unmet) return false;
  (void)cg_size_eval(unmet->left, symbols, f->num_symbols, &left);
  (void)cg_size_eval(unmet->right, symbols, f->num_symbols, &right);
  snprintf(why, why_size, "%.*s: %.*s is %lld, %.*s is %lld", (int)unmet->message.len, unmet->message.data, (int)unmet->left.text.len,
           unmet->left.text.data, (long long)left, (int)unmet->right.text.len, unmet->right.text.data, (long long)right);
  return false;
}

bool cgc_device_call(const cgc_device *d, const cg_program *program, cg_module module, const char *function, size_t num_args, const cg_array *args,
                     size_t *num_results, cg_array *results, double **bounds, double *seconds, char *why, size_t why_size, int *status) {
  const cg_function *f;
  runner_error error;
  runner_times times;
  why[0] = 0;
  *seconds = 0;
  *status = CGC_DONE;
  if (!d->gpu) {
    double begin = cgc_now();
    bool ok = cgc_interp_call(d, module, function, num_args, args, num_results, results, bounds, status);
    *seconds = cgc_now() - begin;
    return ok;
  }
  f = cgc_program_function(program, function);
  *status = CGC_REFUSED;
  if (!f || f->num_results > *num_results) {
    snprintf(why, why_size, "the compiled program has no function '%s'", function);
    return false;
  }
  int64_t *symbols = (int64_t *)cgc_alloc((f->num_symbols + 1) * sizeof *symbols);
  bool fits = cgc_fits(f, args, symbols, why, why_size);
  free(symbols);
  if (!fits) return false;
  *num_results = f->num_results;
  if (runner_function(d->gpu, program, f, args, results, &times, &error)) {
    *seconds = times.device_seconds;
    *status = CGC_DONE;
    return true;
  }
  snprintf(why, why_size, "%s", error.text);
  *status = CGC_FAILED;
  return false;
}

static const cg_kernel *cgc_program_kernel(const cg_program *p, const char *name) {
  for (size_t i = 0; i < p->num_kernels; i++)
    if (cgc_is(p->kernels[i].name, name)) return &p->kernels[i];
  return NULL;
}

bool cgc_device_dispatch(const cgc_device *d, const cg_program *program, cg_module module, const char *function, size_t n,
                         const cgc_interface_binding *interface_bindings, cg_array *bindings, double **bounds, size_t num_push, const uint32_t *push,
                         double *seconds, char *why, size_t why_size, int *status) {
  const cg_kernel *k;
  cg_array ordered[64];
  size_t from[64];
  runner_error error;
  runner_times times;
  why[0] = 0;
  *seconds = 0;
  *status = CGC_DONE;
  if (!d->gpu) {
    cg_interp_desc desc;
    double begin = cgc_now();
    cg_result r;
    memset(&desc, 0, sizeof desc);
    desc.check_races = true;
    desc.subgroup_size = d->subgroup;
    desc.max_loop_trips = d->max_loop_trips;
    desc.bounds = bounds;
    r = cgc_prepare(module);
    if (r == CG_OK)
      r = cg_interpret_dispatch(module, function, n, bindings, num_push, push, d->compile || !d->workgroups[0] ? NULL : d->workgroups, &desc);
    for (size_t i = 0; i < n; i++) {
      if (r != CG_OK && bounds) bounds[i] = NULL;
      cgc_keep_bound(bounds, i, &bindings[i]);
    }
    *seconds = cgc_now() - begin;
    *status = cgc_status(r);
    return r == CG_OK;
  }
  *status = CGC_REFUSED;
  k = cgc_program_kernel(program, function);
  if (!k || k->num_bindings > 64) {
    snprintf(why, why_size, "the compiled program has no kernel '%s'", function);
    return false;
  }
  for (size_t i = 0, given = 0; i < k->num_bindings; i++) {
    if (k->num_parameters && i == k->parameter_binding) continue;
    from[i] = n;
    for (size_t b = 0; b < n; b++)
      if (interface_bindings[b].set == k->bindings[i].set && interface_bindings[b].binding == k->bindings[i].binding) from[i] = b;
    if (from[i] == n) {
      snprintf(why, why_size, "kernel '%s' has a binding (%u, %u) that the dispatch does not show", function, k->bindings[i].set,
               k->bindings[i].binding);
      return false;
    }
    ordered[given++] = bindings[from[i]];
  }
  if (runner_kernel(d->gpu, program, k, ordered, push, num_push, &times, &error)) {
    *seconds = times.device_seconds;
    *status = CGC_DONE;
    return true;
  }
  snprintf(why, why_size, "%s", error.text);
  *status = CGC_FAILED;
  return false;
}
