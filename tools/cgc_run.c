// cgc run: compiles and executes a function, or a hand-written dispatch by its bindings.
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "cgc_device.h"
#include "npy.h"

enum { CGC_MAX_ARRAYS = 512 };

typedef struct {
  cg_array results[CGC_MAX_ARRAYS];
  double *bounds[CGC_MAX_ARRAYS];
  bool is_result[CGC_MAX_ARRAYS]; // dispatches: which bindings are results
  size_t count;
  double seconds;
} cgc_run_result;

// One execution: the module is parsed anew, so that the devices of --compare see the same input.
typedef struct {
  const cgc_options *o;
  const cgc_source *source;
  const cgc_device *device;
  cgc_session session;
  cg_array args[CGC_MAX_ARRAYS];
  size_t num_args;
  double parse_seconds;
} cgc_execution;

static bool cgc_visit_public(cg_op op, void *user) {
  cg_op *found = (cg_op *)user;
  if (cg_op_get_kind(op) != CG_FUNC_FUNC || !cgc_is_public(op)) return true;
  found[found[0] ? 1 : 0] = op;
  return true;
}

typedef struct {
  const char *names[256];
  size_t count;
} cgc_names;

static bool cgc_visit_name(cg_op op, void *user) {
  cgc_names *n = (cgc_names *)user;
  if (cg_op_get_kind(op) == CG_FUNC_FUNC && n->count < 256) n->names[n->count++] = cgc_str(cg_attr_str(cg_op_attr(op, "sym_name")));
  return true;
}

static void cgc_no_function(cg_module module, const char *name) {
  cgc_names n;
  const char *near;
  n.count = 0;
  cgc_walk(module, cgc_visit_name, &n);
  near = cgc_nearest(name, n.names, n.count);
  if (near)
    cgc_errorf("no function '%s'; did you mean '%s'?", name, near);
  else
    cgc_errorf("no function '%s'", name);
}

// The function, or NULL where its arrays have more dimensions than a cg_array.
static cg_op cgc_of_known_ranks(cg_op function) {
  cg_attr attr = cg_op_attr(function, "function_type");
  cg_type type = attr ? cg_attr_type(attr) : NULL;
  size_t inputs = cg_type_num_inputs(type), all = inputs + cg_type_num_results(type);
  for (size_t i = 0; i < all; i++) {
    if (cg_type_rank(i < inputs ? cg_type_input(type, (unsigned)i) : cg_type_result(type, (unsigned)(i - inputs))) <= 16) continue;
    cgc_errorf("an argument or a result of the function has more than 16 dimensions");
    return NULL;
  }
  return function;
}

cg_op cgc_function_to_run(cg_module module, const char *name) {
  cg_op two[2] = {NULL, NULL}, f = cgc_find_function(module, name ? name : "main");
  if (f || name) {
    if (!f) cgc_no_function(module, name);
    return f ? cgc_of_known_ranks(f) : NULL;
  }
  for (cg_op op = cg_block_first(cg_region_first(cg_op_region(module, 0))); op; op = cg_op_next(op)) cgc_visit_public(op, two);
  if (!two[0]) cgc_walk(module, cgc_visit_public, two); // kernels in executables
  if (!two[0])
    cgc_errorf("the module has no function");
  else if (two[1])
    cgc_errorf("several functions: which one? --function=NAME");
  return !two[0] || two[1] ? NULL : cgc_of_known_ranks(two[0]);
}

static cg_result cgc_prepare_timed(cgc_execution *e, cg_module module, cg_program *program, bool *compiled) {
  cgc_hooks hooks;
  double begin = cgc_now();
  cg_result r;
  cgc_hooks_init(&hooks, e->o, e->session.ctx, module);
  r = cgc_device_prepare(e->device, e->o, &hooks, module, program, compiled);
  if (e->o->timing && *compiled) cgc_print_timing(&hooks, e->parse_seconds, e->parse_seconds + cgc_now() - begin);
  cgc_hooks_free(&hooks);
  return r;
}

static int cgc_run_function(cgc_execution *e, cg_op function, const char *name, cgc_run_result *out) {
  cg_program program;
  cg_module module = function;
  bool compiled;
  int status;
  char why[1024];
  cg_result r;
  while (cg_op_parent(module)) module = cg_op_parent(module);
  if (!cgc_parameters_expose(module)) return CGC_REFUSED;
  cg_type type = cg_attr_type(cg_op_attr(function, "function_type"));
  size_t given = cg_type_num_inputs(type) - cgc_parameters_count(function);
  if (e->o->push.count || e->o->workload.count) {
    cgc_errorf("--push and --workload are for hand-written dispatches, and '%s' is a function", name);
    return CGC_USAGE;
  }
  if (given != e->o->inputs.count) {
    cgc_errorf("function '%s' takes %zu arguments, %zu are given with --input", name, given, e->o->inputs.count);
    return CGC_USAGE;
  }
  if (cg_type_num_inputs(type) > CGC_MAX_ARRAYS || cg_type_num_results(type) > CGC_MAX_ARRAYS) {
    cgc_errorf("more than %d arguments or results", CGC_MAX_ARRAYS);
    return CGC_REFUSED;
  }
  for (; e->num_args < given; e->num_args++) {
    char error[512];
    if (!cgc_array_parse(e->o->inputs.items[e->num_args], cg_type_input(type, (unsigned)e->num_args), &e->args[e->num_args], error, sizeof error)) {
      cgc_errorf("--input %zu: %s", e->num_args, error);
      return CGC_USAGE;
    }
  }
  if (!cgc_parameters_read(e->o, function, e->args, &e->num_args, CGC_MAX_ARRAYS, why, sizeof why)) {
    cgc_errorf("%s", why);
    return CGC_REFUSED;
  }
  r = cgc_prepare_timed(e, module, &program, &compiled);
  if (r != CG_OK) return cgc_status(r);
  out->count = CGC_MAX_ARRAYS;
  if (cgc_device_call(e->device, &program, module, name, e->num_args, e->args, &out->count, out->results, out->bounds, &out->seconds, why, sizeof why,
                      &status)) {
    for (size_t i = 0; i < out->count; i++) out->is_result[i] = true;
    return CGC_DONE;
  }
  out->count = 0;
  if (why[0]) cgc_errorf("%s", why);
  return status;
}

// Bindings in (set, binding) order: Read is an input, ReadWrite an input and a result, Write a result; where there is an --input for each, what is
// in a result before, too.
static int cgc_fill_bindings(cgc_execution *e, const cgc_interface_binding *b, size_t n, cgc_run_result *out) {
  size_t input = 0;
  bool each = e->o->inputs.count == n;
  for (size_t i = 0; i < n; i++) {
    cg_type element = cg_type_is_shaped(b[i].type) ? cg_type_element(b[i].type) : b[i].type;
    unsigned rank = cg_type_is_shaped(b[i].type) ? cg_type_rank(b[i].type) : 0;
    char error[512];
    out->is_result[i] = (b[i].access & CG_ACCESS_WRITE) != 0;
    if (each || b[i].access & CG_ACCESS_READ) {
      if (input == e->o->inputs.count) {
        cgc_errorf("binding (%u, %u) is read: it needs an --input", b[i].set, b[i].binding);
        return CGC_USAGE;
      }
      if (!cgc_array_parse(e->o->inputs.items[input], b[i].type, &out->results[i], error, sizeof error)) {
        cgc_errorf("--input %zu, for binding (%u, %u): %s", input, b[i].set, b[i].binding, error);
        return CGC_USAGE;
      }
      input++;
    } else {
      for (unsigned d = 0; d < rank; d++)
        if (b[i].shape[d] == CG_DYNAMIC) {
          cgc_errorf("the size of binding (%u, %u) is not known from its push constants: give them with --push", b[i].set, b[i].binding);
          return CGC_USAGE;
        }
      out->results[i] = cgc_array_make(element, rank, b[i].shape);
      memset(out->results[i].data, 0xff, out->results[i].size);
    }
    out->count = i + 1;
  }
  if (input == e->o->inputs.count) return CGC_DONE;
  cgc_errorf("%zu inputs are given, the dispatch reads %zu bindings", e->o->inputs.count, input);
  return CGC_USAGE;
}

// Appends to the push constants what the kernel counts its workgroups over besides.
static bool cgc_add_workload(const cgc_options *o, const cg_program *p, const char *name, uint32_t *push, size_t max, size_t *num_push) {
  uint32_t given[32];
  size_t n, constants;
  const cg_kernel *k = NULL;
  if (!cgc_parse_words("--workload", &o->workload, given, 32, &n)) return false;
  for (size_t i = 0; i < p->num_kernels; i++)
    if (cgc_is(p->kernels[i].name, name)) k = &p->kernels[i];
  if (n && (!k || n != k->num_workload)) {
    cgc_errorf("--workload gives %zu values, dispatch '%s' counts its workgroups over %zu", n, name, k ? k->num_workload : 0);
    return false;
  }
  constants = k ? k->num_push_constants + k->num_parameters : 0;
  for (size_t i = 0; k && i < k->num_workload; i++) {
    size_t at = k->workload[i];
    if (!n && at >= constants) {
      cgc_errorf("dispatch '%s' counts its workgroups over %zu values; push constants do not say number %zu: give all with --workload=N[,N2…]", name,
                 k->num_workload, i);
      return false;
    }
    if (n && at < *num_push && at < constants && push[at] != given[i]) {
      cgc_errorf("--workload says %u for value %zu, which is push constant %zu, and that is %u", given[i], i, at, push[at]);
      return false;
    }
    for (; n && at >= constants && *num_push <= at && *num_push < max; ++*num_push) push[*num_push] = 0;
    if (n && at >= constants && at < max) push[at] = given[i];
  }
  return true;
}

// What the kernel does with its bindings and is launched over, where the device does not compile it.
static int cgc_facts_by_compiling(cgc_execution *e, cgc_interface_binding *b, size_t n, const char *name, uint32_t *push, size_t max,
                                  size_t *num_push) {
  int status = CGC_DONE;
  cgc_session s;
  cg_module module;
  cg_program program;
  cgc_options plain = *e->o;
  plain.pipeline = NULL;
  memset(&program, 0, sizeof program);
  if (!cgc_session_open(&s, e->source, true)) return CGC_FAILED;
  if (cgc_parse(&s, &module) == CG_OK && cgc_compile_module(NULL, module, &plain, "hopper", NULL, &program) == CG_OK) {
    cgc_refine_access(b, n, &program, name);
    status = cgc_add_workload(e->o, &program, name, push, max, num_push) ? CGC_DONE : CGC_USAGE;
  } else if (strcmp(s.kept_id, "missing-launch") == 0) { // the interpreter cannot know either
    cgc_errorf("%s:%s [%s]", e->source->filename, s.kept, s.kept_id);
    status = CGC_REFUSED;
  }
  cgc_session_close(&s);
  return status;
}

static int cgc_run_dispatch(cgc_execution *e, cg_op function, const char *name, cgc_run_result *out) {
  cgc_interface_binding b[CGC_MAX_ARRAYS];
  uint32_t push[64];
  size_t n, num_push;
  cg_program program;
  cg_module module = function;
  bool compiled;
  int status;
  char why[1024];
  cg_result r;
  while (cg_op_parent(module)) module = cg_op_parent(module);
  if (!cgc_parse_words("--push", &e->o->push, push, 64, &num_push)) return CGC_USAGE;
  if (!cgc_interface_of(function, push, num_push, b, &n, CGC_MAX_ARRAYS)) {
    cgc_errorf("the bindings of '%s' are not understood", name);
    return CGC_REFUSED;
  }
  r = cgc_prepare_timed(e, module, &program, &compiled);
  if (r != CG_OK) return cgc_status(r);
  if (!compiled) {
    status = cgc_facts_by_compiling(e, b, n, name, push, 64, &num_push);
  } else {
    cgc_refine_access(b, n, &program, name);
    status = cgc_add_workload(e->o, &program, name, push, 64, &num_push) ? CGC_DONE : CGC_USAGE;
  }
  if (status != CGC_DONE) return status;
  status = cgc_fill_bindings(e, b, n, out);
  if (status != CGC_DONE) return status;
  if (cgc_device_dispatch(e->device, &program, module, name, n, b, out->results, out->bounds, num_push, push, &out->seconds, why, sizeof why,
                          &status))
    return CGC_DONE;
  if (why[0]) cgc_errorf("%s", why);
  return status;
}

// The session stays open: the results' element types live in it.
static int cgc_execute(cgc_execution *e, char **name, cgc_run_result *out) {
  cg_module module;
  cg_op function;
  cg_result r;
  memset(out, 0, sizeof *out);
  if (!cgc_session_open(&e->session, e->source, false)) return CGC_FAILED;
  e->parse_seconds = -cgc_now();
  r = cgc_parse_functions(&e->session, &module);
  e->parse_seconds += cgc_now();
  if (r != CG_OK) return cgc_status(r);
  function = cgc_function_to_run(module, e->o->function);
  if (!function) return CGC_USAGE;
  *name = cgc_str(cg_attr_str(cg_op_attr(function, "sym_name")));
  return cgc_has_interface_ops(function) ? cgc_run_dispatch(e, function, *name, out) : cgc_run_function(e, function, *name, out);
}

static void cgc_execution_end(cgc_execution *e, cgc_run_result *r) {
  for (size_t i = 0; i < e->num_args; i++) cgc_array_free(&e->args[i]);
  for (size_t i = 0; i < r->count; i++) {
    cgc_array_free(&r->results[i]);
    free(r->bounds[i]);
  }
  if (e->session.ctx) cgc_session_close(&e->session);
}

static bool cgc_write_npy(cgc_outputs *outputs, const char *path, const cg_array *a) {
  npy_array npy;
  uint8_t *bytes;
  size_t len;
  bool ok;
  memset(&npy, 0, sizeof npy);
  npy.bytes = cg_storage_bytes(a->element);
  npy.kind = cgc_is_float(a->element) ? 'f' : cg_type_signedness(a->element) == CG_UNSIGNED ? 'u' : 'i';
  if (cg_type_get_kind(a->element) == CG_TYPE_BF16 || (npy.bytes == 1 && npy.kind == 'f')) npy.kind = 'V';
  if (cg_type_get_kind(a->element) == CG_TYPE_COMPLEX) npy.kind = 'c';
  if (cg_type_get_kind(a->element) == CG_TYPE_INTEGER && cg_type_width(a->element) == 1) npy.kind = 'b';
  npy.rank = a->rank;
  memcpy(npy.shape, a->shape, sizeof npy.shape);
  npy.data = a->data;
  npy.size = a->size;
  bytes = npy_encode(&npy, &len);
  if (bytes && npy.kind == 'i' && cg_type_get_kind(a->element) == CG_TYPE_INTEGER && cg_type_width(a->element) < 8)
    for (size_t i = 0; i < npy.size; i++) bytes[len - npy.size + i] = (uint8_t)(int)cgc_element_double(a, (int64_t)i); // with its sign
  ok = bytes && cgc_outputs_add(outputs, path, bytes, len);
  free(bytes);
  return ok;
}

static int cgc_show_results(const cgc_options *o, const char *name, const cgc_run_result *r) {
  cgc_outputs outputs;
  size_t k = 0, results = 0;
  memset(&outputs, 0, sizeof outputs);
  for (size_t i = 0; i < r->count; i++) results += r->is_result[i];
  if (o->outputs.count > results) {
    cgc_errorf("%zu files are given with --output, '%s' has %zu results", o->outputs.count, name, results);
    return CGC_USAGE;
  }
  printf("EXEC @%s\n", name);
  for (size_t i = 0; i < r->count; i++) {
    if (!r->is_result[i]) continue;
    if (k < o->outputs.count) {
      const char *path = o->outputs.items[k];
      if (path[0] != '@') {
        cgc_errorf("--output takes @FILE.npy, not '%s'", path);
        cgc_outputs_discard(&outputs);
        return CGC_USAGE;
      }
      if (!cgc_write_npy(&outputs, path + 1, &r->results[i])) {
        bool misnamed = outputs.misnamed;
        cgc_outputs_discard(&outputs);
        return misnamed ? CGC_USAGE : CGC_FAILED;
      }
    } else {
      printf("result[%zu]: hal.buffer_view\n", k);
      cgc_array_print(stdout, &r->results[i], o->print_limit);
    }
    k++;
  }
  return cgc_outputs_commit(&outputs) ? CGC_DONE : CGC_FAILED;
}

static double cgc_array_largest(const cg_array *a) {
  double most = 0;
  for (int64_t i = 0; i < cgc_array_count(a); i++) {
    double x = fabs(cgc_element_double(a, i));
    if (x > most && isfinite(x)) most = x;
  }
  return most;
}

// Device against interpreter: within the interpreter's error bound (numerics.md's 2 n eps sum|terms|) and a few ULP for functions.
static int cgc_show_comparison(const cgc_run_result *device, const cgc_run_result *reference, const char *device_name) {
  int status = CGC_DONE;
  size_t k = 0;
  for (size_t i = 0; i < device->count && i < reference->count; i++) {
    char why[512], index[256], x[64], y[64];
    int64_t at;
    double worst;
    const cg_array *a = &device->results[i], *b = &reference->results[i];
    bool floats = cgc_is_float(a->element) || cg_type_get_kind(a->element) == CG_TYPE_COMPLEX;
    double eps = cg_storage_bytes(a->element) == 2 ? 1e-2 : cg_type_get_kind(a->element) == CG_TYPE_F64 ? 1e-14 : 1e-5;
    if (!device->is_result[i]) continue;
    // A hand-written dispatch has no bounds: sums in another order are taken for equal within a share of the largest element.
    double slack = floats && !reference->bounds[i] ? eps * cgc_array_largest(b) : 0;
    if (!cgc_array_equal(a, b, floats ? eps * 0.1 + slack : -1, floats ? eps : 0, reference->bounds[i], why, sizeof why)) {
      printf("compare result[%zu]: DIFFERS: %s on %s\n", k, why, device_name);
      status = CGC_REFUSED;
    }
    if (a->size == b->size) {
      worst = cgc_array_worst(a, b, &at);
      if (cgc_array_count(a)) {
        cgc_index_text(index, sizeof index, a, at);
        cgc_element_print(x, sizeof x, a, at);
        cgc_element_print(y, sizeof y, b, at);
        printf("compare result[%zu]: worst difference %g at %s (%s: %s, interpreter: %s)\n", k, worst, index, device_name, x, y);
      } else {
        printf("compare result[%zu]: no elements\n", k);
      }
    }
    k++;
  }
  return status;
}

int cgc_main_run(const cgc_options *o) {
  cgc_source *sources;
  size_t num_sources;
  cgc_device device;
  cgc_execution e, reference;
  cgc_run_result result, expected;
  char *name = NULL;
  int status;
  if (o->files.count != 1) {
    cgc_errorf(o->files.count ? "more than one input file" : "no input file; - is standard input");
    return CGC_USAGE;
  }
  if (o->split_input_file && !o->function) {
    cgc_errorf("--split-input-file needs --function here");
    return CGC_USAGE;
  }
  if (!cgc_read_sources(o->files.items[0], o->split_input_file, &sources, &num_sources)) return CGC_FAILED;
  for (size_t i = 0; i + 1 < num_sources; i++) { // the piece that holds the function
    char *pattern = cgc_format("@%s(", o->function), *piece = cgc_format("%.*s", (int)sources[i].len, sources[i].text);
    bool here = strstr(piece, pattern) != NULL;
    free(piece);
    free(pattern);
    if (here) {
      sources = &sources[i];
      break;
    }
    if (i + 2 == num_sources) sources = &sources[i + 1];
  }
  status = cgc_device_open(&device, o);
  if (status != CGC_DONE) return status;
  memset(&e, 0, sizeof e);
  e.o = o;
  e.source = sources;
  e.device = &device;
  status = cgc_execute(&e, &name, &result);
  if (status == CGC_DONE) status = cgc_show_results(o, name, &result);
  if (status == CGC_DONE && o->timing) fprintf(stderr, "%s: %.6f s on %s\n", name, result.seconds, cgc_device_name(&device));
  if (status == CGC_DONE && o->compare) {
    cgc_device interp;
    memset(&interp, 0, sizeof interp);
    memcpy(interp.workgroups, device.workgroups, sizeof interp.workgroups);
    memset(&reference, 0, sizeof reference);
    reference.o = o;
    reference.source = sources;
    reference.device = &interp;
    status = cgc_execute(&reference, &name, &expected);
    if (status == CGC_DONE) status = cgc_show_comparison(&result, &expected, cgc_device_name(&device));
    cgc_execution_end(&reference, &expected);
  }
  cgc_execution_end(&e, &result);
  cgc_device_close(&device);
  return status;
}
