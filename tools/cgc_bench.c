// cgc bench: how long a function takes on a device, beside what the device can do and beside peers.
//
// Method: a chain of runs in one command buffer, a barrier after each, at least a millisecond between two timestamps; the median of at least 15
// chains after a warm-up. Peers run in the same command buffers, in turn. Cold runs rotate over input and output sets of at least 300 MB.
// Where the host decides (while, case), a run is its submissions and read-backs, one after the other, by the host's clock.
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "cgc_bench.h"
#include "cgc_ceilings.h"

#define CGC_B_COLD_BYTES 300e6

bool cgc_b_failed(cgc_b *b) {
  if (!b->quiet) cgc_errorf("%s", b->error.text);
  return false;
}

bool cgc_b_run(cgc_b *b, const runner_bench_chain *chains, size_t count, double *seconds) {
  bool ok = runner_bench_run(b->bench, chains, count, seconds, &b->error);
  b->ran = cgc_now();
  return ok;
}

static int cgc_b_order(const void *x, const void *y) {
  double a = *(const double *)x, b = *(const double *)y;
  return (a > b) - (a < b);
}
cgc_b_time cgc_b_summary(const double *times, size_t n) {
  double sorted[CGC_B_SAMPLES];
  cgc_b_time t = {0, 0, 0};
  if (!n) return t;
  memcpy(sorted, times, n * sizeof *sorted);
  qsort(sorted, n, sizeof *sorted, cgc_b_order);
  t.median = n % 2 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
  t.least = sorted[0];
  t.most = sorted[n - 1];
  return t;
}

// ---- inputs and outputs -----------------------------------------------------------------------------------------------------------------------
static void cgc_b_random(cg_array *a, uint64_t *rng) {
  int64_t n = cgc_array_count(a);
  if (cg_type_get_kind(a->element) == CG_TYPE_F32) { // the quick way: a gigabyte is common here
    uint64_t x = cgc_random(rng);
    float *f = (float *)(void *)a->data;
    for (int64_t i = 0; i < n; i++) {
      x = x * 6364136223846793005u + 1442695040888963407u;
      f[i] = (float)(int32_t)(x >> 32) * (1.0f / 2147483648.0f);
    }
    return;
  }
  for (int64_t i = 0; i < n; i++) {
    uint64_t v = cgc_random(rng);
    if (cgc_is_float(a->element) || cg_type_get_kind(a->element) == CG_TYPE_COMPLEX)
      cgc_element_set(a, i, (double)(int64_t)(v >> 12) / 2251799813685248.0 - 1);
    else
      cgc_element_set_int(a, i, cg_type_signedness(a->element) == CG_UNSIGNED ? v % 17 : (uint64_t)((int64_t)(v % 17) - 8));
  }
}

static bool cgc_b_argument(cgc_b *b, cg_type type, uint64_t *rng) {
  cg_array *a = &b->args[b->num_args];
  char why[512];
  if (b->num_args < b->o->inputs.count) {
    if (!cgc_array_parse(b->o->inputs.items[b->num_args], type, a, why, sizeof why)) {
      cgc_errorf("--input %zu: %s", b->num_args, why);
      return false;
    }
  } else if (!cgc_array_of_type(type, a)) {
    cgc_errorf("argument %zu has a dynamic shape: give it with --input=4x5xf32=random", b->num_args);
    return false;
  } else {
    cgc_b_random(a, rng);
  }
  b->arg_bytes[b->num_args++] = a->size;
  b->bytes += (double)a->size;
  return true;
}

static uint64_t cgc_b_seed(const cgc_b *b) { return b->o->seed * 0x9E3779B97F4A7C15u + 1; }

static bool cgc_b_arguments(cgc_b *b) {
  cg_type type = cg_attr_type(cg_op_attr(b->function, "function_type"));
  uint64_t rng = cgc_b_seed(b);
  if (cg_type_num_inputs(type) > CGC_B_ARRAYS || cg_type_num_results(type) > CGC_B_ARRAYS) {
    cgc_errorf("more than %d arguments or results", CGC_B_ARRAYS);
    return false;
  }
  for (unsigned i = 0; i < cg_type_num_inputs(type); i++)
    if (!cgc_b_argument(b, cg_type_input(type, i), &rng)) return false;
  return true;
}

// The reference's copy of the module, and what it asks for.
int cgc_b_reference(cgc_b *b) {
  cg_module module;
  cgc_reference *r;
  bool quiet;
  if (!cgc_session_open(&b->session, b->source, false) || cgc_parse_functions(&b->session, &module) != CG_OK) return CGC_REFUSED;
  b->function = cgc_function_to_run(module, b->o->function);
  if (!b->function) return CGC_USAGE;
  b->name = cgc_str(cg_attr_str(cg_op_attr(b->function, "sym_name")));
  b->is_dispatch = cgc_has_interface_ops(b->function);
  if (!cgc_parse_words("--push", &b->o->push, b->push, RUNNER_BENCH_PUSH, &b->num_push)) return CGC_USAGE;
  if (b->is_dispatch) {
    if (cgc_interface_of(b->function, b->push, b->num_push, b->interface_bindings, &b->num_interface, CGC_B_ARRAYS)) return CGC_DONE;
    cgc_errorf("the bindings of '%s' are not understood", b->name);
    return CGC_REFUSED;
  }
  if (!cgc_b_arguments(b)) return CGC_USAGE;
  quiet = b->session.quiet;
  b->session.quiet = true;
  if (cg_run_pipeline(module, "inline,symbol-dce,hlo-to-linalg,generalize", NULL) != CG_OK) {
    b->session.quiet = quiet;
    return CGC_DONE; // what cannot be lowered is reported by the compile
  }
  b->session.quiet = quiet;
  b->function = cgc_find_function(module, b->name);
  r = cgc_reference_open(b->function, b->num_args, b->args);
  b->flops = cgc_reference_flops(r);
  cgc_reference_close(r);
  return b->function ? CGC_DONE : CGC_REFUSED;
}

static const cg_function *cgc_b_find(const cg_program *p, const char *name) {
  for (size_t i = 0; i < p->num_functions; i++)
    if (cgc_is(p->functions[i].name, name)) return &p->functions[i];
  return NULL;
}

static bool cgc_b_eval(const cg_function *f, const int64_t *symbols, cg_size size, uint64_t *out) {
  int64_t v = 0;
  if (cg_size_eval(size, symbols, f->num_symbols, &v) == CG_OK && v >= 0) {
    *out = (uint64_t)v;
    return true;
  }
  cgc_errorf("the size '%.*s' has no value", (int)size.text.len, size.text.data);
  return false;
}

static bool cgc_b_make_results(cgc_b *b, const cg_function *f, const int64_t *symbols) {
  if (b->num_results) return true;
  for (size_t i = 0; i < f->num_results; i++) {
    int64_t shape[16];
    for (unsigned d = 0; d < f->results[i].rank; d++) {
      uint64_t v;
      if (!cgc_b_eval(f, symbols, f->results[i].shape[d], &v)) return false;
      shape[d] = (int64_t)v;
    }
    b->results[i] = cgc_array_make(f->results[i].element, f->results[i].rank, shape);
    b->results[i].element = cg_type_result(cg_attr_type(cg_op_attr(b->function, "function_type")), (unsigned)i);
    if (cg_type_is_shaped(b->results[i].element)) b->results[i].element = cg_type_element(b->results[i].element);
    b->result_bytes[i] = b->results[i].size;
    b->bytes += (double)b->results[i].size;
  }
  b->num_results = f->num_results;
  return true;
}

// The buffers of a dispatch: what it reads is an argument, what it only writes a result.
static bool cgc_b_make_interface(cgc_b *b, const cg_program *program) {
  uint64_t rng = cgc_b_seed(b);
  if (b->num_args + b->num_results) return true;
  cgc_refine_access(b->interface_bindings, b->num_interface, program, b->name);
  for (size_t i = 0; i < b->num_interface; i++) {
    const cgc_interface_binding *x = &b->interface_bindings[i];
    bool shaped = cg_type_is_shaped(x->type);
    unsigned rank = shaped ? cg_type_rank(x->type) : 0;
    for (unsigned d = 0; d < rank; d++)
      if (x->shape[d] == CG_DYNAMIC && (b->num_args >= b->o->inputs.count || !(x->access & CG_ACCESS_READ))) {
        cgc_errorf("the size of binding (%u, %u) is not known from its push constants: give them with --push", x->set, x->binding);
        return false;
      }
    cg_array made = cgc_array_make(shaped ? cg_type_element(x->type) : x->type, rank, x->shape);
    if (!(x->access & CG_ACCESS_READ)) {
      b->result_bytes[b->num_results] = made.size;
      b->bytes += (double)made.size;
      b->results[b->num_results++] = made;
    } else if (b->num_args < b->o->inputs.count) {
      if (!cgc_b_argument(b, x->type, &rng)) return false;
    } else {
      cgc_b_random(&made, &rng);
      b->arg_bytes[b->num_args] = made.size;
      b->bytes += (double)made.size;
      b->args[b->num_args++] = made;
    }
    if (x->access == CG_ACCESS_READ_WRITE) b->bytes += (double)b->arg_bytes[b->num_args - 1];
  }
  return true;
}

// A dispatch as a function of one step, whose symbols are the push constants.
static const cg_function *cgc_b_function_of(const cgc_b *b, const cg_program *program) {
  cg_function *f = (cg_function *)cgc_alloc(sizeof *f);
  cg_step *step = (cg_step *)cgc_alloc(sizeof *step);
  const cg_kernel *k = NULL;
  cg_size zero = {{"0", 1}};
  for (size_t i = 0; i < program->num_kernels; i++)
    if (cgc_is(program->kernels[i].name, b->name)) k = &program->kernels[i];
  if (!k) return NULL;
  cg_buffer_range *ranges = (cg_buffer_range *)cgc_alloc((k->num_bindings + 1) * sizeof *ranges);
  cg_size *push = (cg_size *)cgc_alloc((k->num_push_constants + 1) * sizeof *push);
  step->kernel = (uint32_t)(k - program->kernels);
  step->num_bindings = k->num_bindings;
  step->bindings = ranges;
  for (size_t i = 0; i < k->num_bindings; i++) {
    uint32_t counts[2] = {0, 0}; // of arguments and results before the binding
    for (size_t j = 0; j < b->num_interface; j++) {
      const cgc_interface_binding *x = &b->interface_bindings[j];
      int is_result = !(x->access & CG_ACCESS_READ);
      if (x->set == k->bindings[i].set && x->binding == k->bindings[i].binding) {
        ranges[i].buffer = is_result ? CG_BUFFER_RESULT : CG_BUFFER_ARGUMENT;
        ranges[i].index = counts[is_result];
      }
      counts[is_result]++;
    }
    if (k->num_parameters && i == k->parameter_binding) ranges[i].buffer = CG_BUFFER_PARAMETERS;
    ranges[i].offset = zero;
    ranges[i].bytes = k->bindings[i].bytes;
  }
  step->num_push_constants = k->num_push_constants;
  step->push_constants = push;
  for (size_t i = 0; i < k->num_push_constants; i++) push[i] = k->push_constants[i].value;
  memcpy(step->workgroup_count, k->workgroup_count, sizeof step->workgroup_count);
  f->name = k->name;
  f->num_symbols = b->num_push;
  f->num_steps = 1;
  f->steps = step;
  f->transient_bytes = f->parameter_bytes = zero;
  f->num_parameters = k->num_parameters;
  f->parameters = k->parameters;
  if (k->num_parameters) f->parameter_bytes = k->bindings[k->parameter_binding].bytes;
  return f;
}

static bool cgc_b_make_sets(cgc_b *b) {
  uint64_t bytes = 0, room = runner_memory(b->device.gpu) / 2;
  size_t sets = 1;
  for (size_t i = 0; i < b->num_args; i++) bytes += b->arg_bytes[i];
  for (size_t i = 0; i < b->num_results; i++) bytes += b->result_bytes[i];
  if (!b->o->hot && bytes) sets = (size_t)ceil(CGC_B_COLD_BYTES / (double)bytes);
  if (sets > CGC_B_SETS) sets = CGC_B_SETS;
  while (sets > 1 && sets * bytes > room) sets--;
  b->num_sets = sets;
  for (size_t s = 0; s < sets; s++) {
    for (size_t i = 0; i < b->num_args; i++) {
      size_t *buffer = &b->arg_buffers[s][i];
      if (!runner_bench_buffer(b->bench, b->arg_bytes[i], buffer, &b->error)) return cgc_b_failed(b);
      if (s == 0 ? !runner_bench_write(b->bench, *buffer, b->args[i].data, b->args[i].size, &b->error)
                 : !runner_bench_copy(b->bench, b->arg_buffers[0][i], *buffer, b->arg_bytes[i], &b->error))
        return cgc_b_failed(b);
    }
    for (size_t i = 0; i < b->num_results; i++)
      if (!runner_bench_buffer(b->bench, b->result_bytes[i], &b->result_buffers[s][i], &b->error)) return cgc_b_failed(b);
  }
  return true;
}

// ---- our own programs -------------------------------------------------------------------------------------------------------------------------
typedef struct cgc_b_plan {
  cgc_b *b;
  cgc_b_contender *c;
  const cg_program *program;
  const cg_function *f;
  int64_t *symbols;
  size_t code, constants, parameters, transient[CGC_B_SETS];
} cgc_b_plan;

static bool cgc_b_range(cgc_b_plan *p, const cg_buffer_range *range, size_t set, runner_range *out) {
  switch (range->buffer) {
  case CG_BUFFER_ARGUMENT: out->buffer = p->b->arg_buffers[set][range->index]; break;
  case CG_BUFFER_RESULT: out->buffer = p->b->result_buffers[set][range->index]; break;
  case CG_BUFFER_CONSTANTS: out->buffer = p->constants; break;
  case CG_BUFFER_PARAMETERS: out->buffer = p->parameters; break;
  case CG_BUFFER_TRANSIENT: out->buffer = p->transient[set]; break;
  }
  return cgc_b_eval(p->f, p->symbols, range->offset, &out->offset) && cgc_b_eval(p->f, p->symbols, range->bytes, &out->bytes);
}

// Buffers are as large as their arrays, or as a step says where elements below a word make it round up.
static bool cgc_b_widen(cgc_b_plan *p) {
  for (size_t s = 0; s < p->f->num_steps; s++)
    for (size_t i = 0; i < p->f->steps[s].num_bindings; i++) {
      const cg_buffer_range *range = &p->f->steps[s].bindings[i];
      uint64_t offset, bytes;
      if (!cgc_b_eval(p->f, p->symbols, range->offset, &offset) || !cgc_b_eval(p->f, p->symbols, range->bytes, &bytes)) return false;
      if (range->buffer == CG_BUFFER_ARGUMENT && offset + bytes > p->b->arg_bytes[range->index]) p->b->arg_bytes[range->index] = offset + bytes;
      if (range->buffer == CG_BUFFER_RESULT && offset + bytes > p->b->result_bytes[range->index]) p->b->result_bytes[range->index] = offset + bytes;
    }
  return true;
}

static bool cgc_b_step(cgc_b_plan *p, const cg_step *step, size_t set, runner_bench_step *out) {
  memset(out, 0, sizeof *out);
  out->kind = step->kind;
  out->program = p->code;
  out->kernel = step->kernel;
  out->pattern = step->fill_pattern;
  out->num_ranges = step->num_bindings;
  out->num_push = step->num_push_constants;
  if (step->num_bindings > RUNNER_BENCH_BINDINGS || step->num_push_constants > RUNNER_BENCH_PUSH) {
    cgc_errorf("a step with %zu bindings and %zu push constants", step->num_bindings, step->num_push_constants);
    return false;
  }
  for (size_t i = 0; i < step->num_bindings; i++)
    if (!cgc_b_range(p, &step->bindings[i], set, &out->ranges[i])) return false;
  if (step->kind != CG_STEP_DISPATCH) return true;
  for (size_t i = 0; i < step->num_push_constants; i++) {
    int64_t word;
    if (cg_size_eval(step->push_constants[i], p->symbols, p->f->num_symbols, &word) != CG_OK) {
      cgc_errorf("a push constant has no value");
      return false;
    }
    out->push[i] = (uint32_t)word;
  }
  for (int i = 0; i < 3; i++) {
    uint64_t v;
    if (!cgc_b_eval(p->f, p->symbols, step->workgroup_count[i], &v)) return false;
    out->count[i] = (uint32_t)v;
  }
  return true;
}

// Room for `more` steps of a set behind its first `count`.
static runner_bench_step *cgc_b_more_steps(cgc_b_contender *c, size_t set, size_t count, size_t more) {
  size_t room = 64;
  while (room < count) room *= 2;
  if (!c->steps[set] || count + more > room) {
    while (room < count + more) room *= 2;
    c->steps[set] = (runner_bench_step *)realloc(c->steps[set], room * sizeof **c->steps);
    if (!c->steps[set]) exit(CGC_FAILED);
  }
  memset(&c->steps[set][count], 0, more * sizeof **c->steps);
  return &c->steps[set][count];
}

static void cgc_b_note_dispatch(cgc_b_contender *c, const cg_kernel *k, const runner_bench_step *step, double creation) {
  cgc_b_dispatch *more = (cgc_b_dispatch *)realloc(c->dispatches, (c->num_dispatches + 1) * sizeof *more), *d;
  if (!more) exit(CGC_FAILED);
  c->dispatches = more;
  d = &more[c->num_dispatches++];
  memset(d, 0, sizeof *d);
  d->kernel = cgc_str(k->name);
  d->pipeline = cgc_str(k->pipeline);
  memcpy(d->size, k->workgroup_size, sizeof d->size);
  memcpy(d->count, step->count, sizeof d->count);
  d->subgroup = k->subgroup_size;
  d->creation = creation;
  d->step = (size_t)(step - c->steps[0]);
  for (size_t i = 0; i < step->num_ranges && i < k->num_bindings; i++)
    d->bytes +=
        (double)step->ranges[i].bytes * ((k->bindings[i].access & CG_ACCESS_READ ? 1 : 0) + (k->bindings[i].access & CG_ACCESS_WRITE ? 1 : 0));
}

static bool cgc_b_lists(cgc_b *b, cgc_b_contender *c) {
  for (size_t set = 0; set < b->num_sets; set++) {
    if (!c->plan && !runner_bench_list(b->bench, c->steps[set], c->num_steps, &c->lists[set], &b->error)) return cgc_b_failed(b);
    for (size_t i = 0; i < c->num_segments; i++) {
      cgc_b_segment *g = &c->segments[i];
      if (!runner_bench_list(b->bench, c->steps[set] + g->start, g->count, &g->lists[set], &b->error)) return cgc_b_failed(b);
    }
    for (size_t d = 0; d < c->num_dispatches; d++)
      if (!runner_bench_list(b->bench, &c->steps[set][c->dispatches[d].step], 1, &c->dispatches[d].lists[set], &b->error)) return cgc_b_failed(b);
  }
  return true;
}

static bool cgc_b_parameters(cgc_b_plan *p) {
  cgc_b *b = p->b;
  uint64_t bytes = 0, at = 0;
  if (p->f->num_parameters && !cgc_b_eval(p->f, p->symbols, p->f->parameter_bytes, &bytes)) return false;
  if (!runner_bench_buffer(b->bench, bytes, &p->parameters, &b->error)) return cgc_b_failed(b);
  uint32_t *words = (uint32_t *)calloc((size_t)bytes / 4 + 1, 4);
  if (!words) exit(CGC_FAILED);
  bool ok = true;
  for (size_t i = 0; ok && i < p->f->num_parameters; i++) {
    ok = cgc_b_eval(p->f, p->symbols, p->f->parameters[i].value, &at);
    words[p->f->parameters[i].offset / 4] = (uint32_t)at;
  }
  if (ok && bytes && !runner_bench_write(b->bench, p->parameters, words, bytes, &b->error)) ok = cgc_b_failed(b);
  free(words);
  return ok;
}

typedef struct { // where the next step of a set goes
  size_t set, count;
  bool first; // not in a later trip of a loop: dispatches are noted
} cgc_b_cursor;

// Counted loops as often as they run: ranges and counts are the same in each trip.
static bool cgc_b_flatten(cgc_b_plan *p, const cg_step *steps, size_t count, const double *creation, cgc_b_cursor *at) {
  for (size_t s = 0; s < count; s++) {
    const cg_step *step = &steps[s];
    if (step->kind == CG_STEP_FOR) {
      cgc_b_cursor inner = *at;
      uint64_t trips;
      if (!cgc_b_eval(p->f, p->symbols, step->trip_count, &trips)) return false;
      for (uint64_t i = 0; i < trips; i++, inner.first = false)
        if (!cgc_b_flatten(p, step->lists[0].steps, step->lists[0].num_steps, creation, &inner)) return false;
      at->count = inner.count;
      continue;
    }
    if (at->count == CGC_B_STEPS) {
      cgc_errorf("more than %d steps", CGC_B_STEPS);
      return false;
    }
    runner_bench_step *made = cgc_b_more_steps(p->c, at->set, at->count++, 1);
    if (!cgc_b_step(p, step, at->set, made)) return false;
    if (at->set == 0 && step->kind == CG_STEP_DISPATCH && at->first)
      cgc_b_note_dispatch(p->c, &p->program->kernels[step->kernel], made, creation[step->kernel]);
  }
  return true;
}

// ---- where the host decides ---------------------------------------------------------------------------------------------------------------------
static bool cgc_b_decides(const cg_step *steps, size_t count) {
  for (size_t s = 0; s < count; s++) {
    if (steps[s].kind == CG_STEP_WHILE || steps[s].kind == CG_STEP_CASE || steps[s].kind == CG_STEP_READ) return true;
    for (size_t i = 0; i < steps[s].num_lists; i++)
      if (cgc_b_decides(steps[s].lists[i].steps, steps[s].lists[i].num_steps)) return true;
  }
  return false;
}

// Steps up to a decision, or to a loop that holds one.
static size_t cgc_b_plain(const cg_step *steps, size_t count) {
  size_t n = 0;
  while (n < count && !cgc_b_decides(&steps[n], 1)) n++;
  return n;
}

static bool cgc_b_segments(cgc_b_plan *p, const cg_step *steps, size_t count, const double *creation, cgc_b_cursor *at) {
  for (size_t s = 0; s < count;) {
    size_t n = cgc_b_plain(steps + s, count - s), start = at->count;
    const cg_step *step = &steps[s];
    if (n) {
      if (!cgc_b_flatten(p, step, n, creation, at)) return false;
    } else if (step->kind != CG_STEP_FOR) {
      runner_bench_step *copy = cgc_b_more_steps(p->c, at->set, at->count++, 1);
      copy->kind = CG_STEP_COPY;
      copy->num_ranges = 2;
      if (!cgc_b_range(p, &step->bindings[0], at->set, &copy->ranges[0])) return false;
      copy->ranges[1].buffer = p->c->decision;
      copy->ranges[1].bytes = copy->ranges[0].bytes;
    }
    if (at->set == 0 && at->count > start) {
      cgc_b_segment *more = (cgc_b_segment *)realloc(p->c->segments, (p->c->num_segments + 1) * sizeof *more);
      if (!more) exit(CGC_FAILED);
      memset(&more[p->c->num_segments], 0, sizeof *more);
      more[p->c->num_segments].first = step;
      more[p->c->num_segments].start = start;
      more[p->c->num_segments++].count = at->count - start;
      p->c->segments = more;
    }
    for (size_t i = 0; !n && i < step->num_lists; i++)
      if (!cgc_b_segments(p, step->lists[i].steps, step->lists[i].num_steps, creation, at)) return false;
    s += n ? n : 1;
  }
  return true;
}

static bool cgc_b_submit(const cgc_b_plan *p, const cg_step *first, size_t set) {
  runner_bench_chain chain;
  double seconds;
  memset(&chain, 0, sizeof chain);
  for (size_t i = 0; i < p->c->num_segments; i++)
    if (p->c->segments[i].first == first) chain.lists = &p->c->segments[i].lists[set];
  chain.num_lists = chain.length = 1;
  return !chain.lists || cgc_b_run(p->b, &chain, 1, &seconds) || cgc_b_failed(p->b);
}

// What a decision reads: a byte, or an i32. Of a size that data decides it is the same in each run.
static bool cgc_b_read_back(const cgc_b_plan *p, const cg_step *step, size_t set, int64_t *value) {
  uint64_t bytes;
  unsigned char read[8] = {0};
  if (!cgc_b_eval(p->f, p->symbols, step->bindings[0].bytes, &bytes) || !cgc_b_submit(p, step, set)) return false;
  if (!runner_bench_read(p->b->bench, p->c->decision, read, bytes, &p->b->error)) return cgc_b_failed(p->b);
  *value = bytes == 1 ? read[0] : (int32_t)(read[0] | (uint32_t)read[1] << 8 | (uint32_t)read[2] << 16 | (uint32_t)read[3] << 24);
  return true;
}

static bool cgc_b_host(const cgc_b_plan *p, const cg_step *steps, size_t count, size_t set);

static bool cgc_b_host_list(const cgc_b_plan *p, const cg_step *step, size_t list, size_t set) {
  return cgc_b_host(p, step->lists[list].steps, step->lists[list].num_steps, set);
}

static bool cgc_b_host(const cgc_b_plan *p, const cg_step *steps, size_t count, size_t set) {
  for (size_t s = 0; s < count;) {
    size_t n = cgc_b_plain(steps + s, count - s);
    const cg_step *step = &steps[s];
    int64_t value = 1;
    uint64_t trips;
    s += n ? n : 1;
    if (n) {
      if (!cgc_b_submit(p, step, set)) return false;
    } else if (step->kind == CG_STEP_FOR) {
      if (!cgc_b_eval(p->f, p->symbols, step->trip_count, &trips)) return false;
      for (; trips; trips--)
        if (!cgc_b_host_list(p, step, 0, set)) return false;
    } else if (step->kind == CG_STEP_WHILE) {
      while (value) {
        if (!cgc_b_host_list(p, step, 0, set) || !cgc_b_read_back(p, step, set, &value)) return false;
        if (value && !cgc_b_host_list(p, step, 1, set)) return false;
      }
    } else {
      if (!cgc_b_read_back(p, step, set, &value)) return false;
      if (step->kind == CG_STEP_READ) continue;
      if (value < 0 || value >= (int64_t)step->num_lists) value = (int64_t)step->num_lists - 1;
      if (!cgc_b_host_list(p, step, (size_t)value, set)) return false;
    }
  }
  return true;
}

// `length` runs, with the sets in turn from `start` on; seconds of one.
static bool cgc_b_host_runs(cgc_b *b, const cgc_b_contender *c, size_t start, size_t length, double *seconds) {
  double begin = cgc_now();
  for (size_t i = 0; i < length; i++)
    if (!cgc_b_host(c->plan, c->plan->f->steps, c->plan->f->num_steps, (start + i) % b->num_sets)) return false;
  *seconds = (cgc_now() - begin) / (double)length;
  return true;
}

static bool cgc_b_plan_steps(cgc_b_plan *p, const double *creation) {
  cgc_b *b = p->b;
  uint64_t transient;
  if (!cgc_b_eval(p->f, p->symbols, p->f->transient_bytes, &transient)) return false;
  if (!runner_bench_buffer(b->bench, p->program->constants_bytes, &p->constants, &b->error)) return cgc_b_failed(b);
  if (p->program->constants_bytes && !runner_bench_write(b->bench, p->constants, p->program->constants, p->program->constants_bytes, &b->error))
    return cgc_b_failed(b);
  if (!cgc_b_parameters(p)) return false;
  if (cgc_b_decides(p->f->steps, p->f->num_steps)) {
    p->c->plan = p;
    if (!runner_bench_buffer(b->bench, 8, &p->c->decision, &b->error)) return cgc_b_failed(b);
  }
  for (size_t set = 0; set < b->num_sets; set++) {
    cgc_b_cursor at = {set, 0, true};
    if (!runner_bench_buffer(b->bench, transient, &p->transient[set], &b->error)) return cgc_b_failed(b);
    if (!(p->c->plan ? cgc_b_segments : cgc_b_flatten)(p, p->f->steps, p->f->num_steps, creation, &at)) return false;
    p->c->num_steps = at.count;
  }
  return cgc_b_lists(b, p->c);
}

static cgc_b_contender *cgc_b_contender_named(cgc_b *b, char *name) {
  cgc_b_contender *c = (cgc_b_contender *)cgc_alloc(sizeof *c);
  c->name = name;
  b->contenders[b->num_contenders++] = c;
  return c;
}

int cgc_b_add_program(cgc_b *b, const char *pipeline, char *name) {
  cgc_b_contender *c = cgc_b_contender_named(b, name);
  cgc_options o = *b->o;
  cg_module module;
  cgc_hooks hooks;
  cg_program *program = (cg_program *)cgc_alloc(sizeof *program);
  char why[1024];
  double *creation, begin = cgc_now();
  cgc_b_plan *p = (cgc_b_plan *)cgc_alloc(sizeof *p);
  bool compiled, ok;
  cg_result r;
  if (pipeline) o.pipeline = pipeline;
  if (!cgc_session_open(&c->session, b->source, b->quiet)) return CGC_FAILED;
  r = cgc_parse(&c->session, &module);
  if (r == CG_OK) {
    cgc_hooks_init(&hooks, &o, c->session.ctx, module);
    r = cgc_device_prepare(&b->device, &o, &hooks, module, program, &compiled);
    if (b->o->timing) cgc_print_timing(&hooks, 0, cgc_now() - begin);
    cgc_hooks_free(&hooks);
  }
  if (r != CG_OK) return cgc_status(r);
  c->compile = cgc_now() - begin;
  c->program = program;
  p->b = b;
  p->c = c;
  p->program = program;
  if (b->is_dispatch && !cgc_b_make_interface(b, program)) return CGC_REFUSED;
  p->f = b->is_dispatch ? cgc_b_function_of(b, program) : cgc_b_find(program, b->name);
  if (!p->f) {
    cgc_errorf("the compiled program has no function '%s'", b->name);
    return CGC_REFUSED;
  }
  p->symbols = (int64_t *)cgc_alloc((p->f->num_symbols + 1) * sizeof *p->symbols);
  if (b->is_dispatch) {
    for (size_t i = 0; i < b->num_push; i++) p->symbols[i] = (int32_t)b->push[i];
  } else if (!cgc_fits(p->f, b->args, p->symbols, why, sizeof why)) {
    cgc_errorf("%s", why);
    return CGC_REFUSED;
  }
  if ((p->f->step_kinds >> CG_STEP_READ & 1) && !runner_sizes(b->device.gpu, program, p->f, b->args, p->symbols, &b->error)) {
    cgc_b_failed(b);
    return CGC_FAILED;
  }
  if (!b->is_dispatch && !cgc_b_make_results(b, p->f, p->symbols)) return CGC_REFUSED;
  if (!b->num_sets && (!cgc_b_widen(p) || !cgc_b_make_sets(b))) return CGC_FAILED;
  creation = (double *)cgc_alloc((program->num_kernels + 1) * sizeof *creation);
  ok = runner_bench_program(b->bench, program, NULL, 0, &p->code, creation, &b->error) || cgc_b_failed(b);
  for (size_t i = 0; ok && i < program->num_kernels; i++) c->creation += creation[i];
  ok = ok && cgc_b_plan_steps(p, creation);
  free(creation);
  return ok ? CGC_DONE : CGC_FAILED;
}

// ---- peers: SPIR-V with a description ---------------------------------------------------------------------------------------------------------
// {"spirv": "matmul.spv", "entry": "main", "groups": [32, 32, 1], "bindings": ["arg0", "arg1", "res0"], "push": [4096],
//  "specialization": [4096, 4096], "transients": [bytes of "tmp0", …], "subgroup": 32}, or "steps": a list of such objects, which run one after
// another. Bindings without "bindings" are the arguments, then the results, in set 0.
static bool cgc_b_peer_failed(cgc_b *b, const char *path, const char *why) {
  b->refused = true;
  cgc_errorf("peer '%s': %s", path, why);
  return false;
}

static bool cgc_b_peer_buffer(cgc_b *b, const char *path, const char *text, const size_t (*tmps)[8], size_t set, size_t *out) {
  char *end;
  unsigned long i = strlen(text) > 3 ? strtoul(text + 3, &end, 10) : 99;
  if (strncmp(text, "arg", 3) == 0 && i < b->num_args)
    *out = b->arg_buffers[set][i];
  else if (strncmp(text, "res", 3) == 0 && i < b->num_results)
    *out = b->result_buffers[set][i];
  else if (strncmp(text, "tmp", 3) == 0 && i < 8)
    *out = tmps[set][i];
  else
    return cgc_b_peer_failed(b, path, "bindings are \"arg0\", \"res0\", \"tmp0\" and so on");
  return true;
}

static char *cgc_b_beside(const char *path, const char *name) {
  const char *slash = strrchr(path, '/');
  if (name[0] == '/' || !slash) return cgc_format("%s", name);
  return cgc_format("%.*s/%s", (int)(slash - path), path, name);
}

// A program of one kernel from a .spv file.
static cg_program *cgc_b_peer_program(const char *spirv, const char *entry, size_t num_bindings, size_t num_push, uint32_t subgroup) {
  char *data;
  size_t len;
  uint32_t *words;
  cg_program *program;
  cg_kernel *k;
  cg_binding *bindings;
  cg_push_constant *push;
  if (!cgc_read_file(spirv, &data, &len)) return NULL;
  words = (uint32_t *)cgc_alloc(len + 4);
  memcpy(words, data, len);
  program = (cg_program *)cgc_alloc(sizeof *program);
  k = (cg_kernel *)cgc_alloc(sizeof *k);
  bindings = (cg_binding *)cgc_alloc((num_bindings + 1) * sizeof *bindings);
  push = (cg_push_constant *)cgc_alloc((num_push + 1) * sizeof *push);
  for (size_t i = 0; i < num_bindings; i++) bindings[i].binding = (uint32_t)i;
  for (size_t i = 0; i < num_push; i++) push[i].offset = (uint32_t)(4 * i);
  k->name.data = entry;
  k->name.len = strlen(entry);
  k->num_bindings = num_bindings;
  k->bindings = bindings;
  k->num_push_constants = num_push;
  k->push_constants = push;
  k->subgroup_size = subgroup;
  program->format = "spirv";
  program->words = words;
  program->num_words = len / 4;
  program->num_kernels = 1;
  program->kernels = k;
  return program;
}

static bool cgc_b_peer_step(cgc_b *b, cgc_b_contender *c, const char *path, const char *default_spirv, const cgc_json *top, const cgc_json *j,
                            const size_t (*tmps)[8]) {
  const cgc_json *spirv = cgc_json_get(j, "spirv"), *entry = cgc_json_get(j, "entry"), *names = cgc_json_get(j, "bindings");
  const cgc_json *subgroup = cgc_json_get(j, "subgroup");
  uint32_t special[RUNNER_BENCH_PUSH], push[RUNNER_BENCH_PUSH], groups[3] = {1, 1, 1};
  size_t num_special = cgc_json_words(cgc_json_get(j, "specialization"), special, RUNNER_BENCH_PUSH);
  size_t num_push = cgc_json_words(cgc_json_get(j, "push"), push, RUNNER_BENCH_PUSH), n = 0, code;
  char *file;
  cg_program *program;
  double creation;
  if (!spirv) spirv = cgc_json_get(top, "spirv");
  if (!cgc_json_get(j, "groups")) return cgc_b_peer_failed(b, path, "no \"groups\"");
  cgc_json_words(cgc_json_get(j, "groups"), groups, 3);
  if (names)
    for (const cgc_json *k = names->first; k; k = k->next) n++;
  else
    n = b->num_args + b->num_results;
  if (n > RUNNER_BENCH_BINDINGS) return cgc_b_peer_failed(b, path, "too large");
  file = spirv && spirv->text ? cgc_b_beside(path, spirv->text) : cgc_format("%s", default_spirv);
  program = cgc_b_peer_program(file, entry && entry->text ? entry->text : "main", n, num_push, cgc_json_u32(subgroup));
  if (!program) return false;
  if (!runner_bench_program(b->bench, program, special, num_special, &code, &creation, &b->error)) return cgc_b_failed(b);
  c->creation += creation;
  for (size_t set = 0; set < b->num_sets; set++) {
    runner_bench_step *s = cgc_b_more_steps(c, set, c->num_steps, 2);
    const cgc_json *name = names ? names->first : NULL;
    s->kind = CG_STEP_DISPATCH;
    s->program = code;
    s->num_ranges = n;
    s->num_push = num_push;
    memcpy(s->push, push, sizeof push);
    memcpy(s->count, groups, sizeof groups);
    for (size_t i = 0; i < n; i++, name = name ? name->next : NULL) {
      if (!names)
        s->ranges[i].buffer = i < b->num_args ? b->arg_buffers[set][i] : b->result_buffers[set][i - b->num_args];
      else if (!name->text || !cgc_b_peer_buffer(b, path, name->text, tmps, set, &s->ranges[i].buffer))
        return false;
    }
    c->steps[set][c->num_steps + 1].kind = CG_STEP_BARRIER;
  }
  cgc_b_note_dispatch(c, program->kernels, &c->steps[0][c->num_steps], creation);
  c->num_steps += 2;
  return true;
}

static bool cgc_b_add_peer(cgc_b *b, const char *path) {
  size_t len, n = strlen(path), tmps[CGC_B_SETS][8];
  bool is_json = n > 5 && strcmp(path + n - 5, ".json") == 0;
  char *stem = cgc_format("%.*s", (int)(n - (is_json ? 5 : n > 4 && strcmp(path + n - 4, ".spv") == 0 ? 4 : 0)), path);
  char *description = cgc_format("%s.json", stem), *spirv = cgc_format("%s.spv", stem), *data;
  const cgc_json *j, *list, *name;
  cgc_b_contender *c;
  uint32_t bytes[8];
  size_t num_tmps;
  if (!cgc_read_file(description, &data, &len)) return false;
  j = cgc_json_parse(data, len);
  if (!j || j->kind != '{') return cgc_b_peer_failed(b, description, "this is no JSON object");
  name = cgc_json_get(j, "name");
  c = cgc_b_contender_named(b, cgc_format("%s", name && name->text ? name->text : path));
  num_tmps = cgc_json_words(cgc_json_get(j, "transients"), bytes, 8);
  memset(tmps, 0, sizeof tmps);
  for (size_t set = 0; set < b->num_sets; set++)
    for (size_t i = 0; i < num_tmps; i++)
      if (!runner_bench_buffer(b->bench, bytes[i], &tmps[set][i], &b->error)) return cgc_b_failed(b);
  list = cgc_json_get(j, "steps");
  if (!list) {
    if (!cgc_b_peer_step(b, c, description, spirv, j, j, (const size_t(*)[8])tmps)) return false;
  } else {
    for (const cgc_json *step = list->first; step; step = step->next)
      if (!cgc_b_peer_step(b, c, description, spirv, j, step, (const size_t(*)[8])tmps)) return false;
  }
  return cgc_b_lists(b, c);
}

// ---- checking -----------------------------------------------------------------------------------------------------------------------------------
bool cgc_b_run_once(cgc_b *b, const cgc_b_contender *c) {
  runner_bench_chain chain;
  double seconds;
  chain.lists = c->lists;
  chain.num_lists = 1;
  chain.start = 0;
  chain.length = 1;
  for (size_t i = 0; i < b->num_results; i++) // what nothing writes reads as NaN or -1
    if (!runner_bench_fill(b->bench, b->result_buffers[0][i], 0xffffffffu, &b->error)) return cgc_b_failed(b);
  if (c->plan) return cgc_b_host_runs(b, c, 0, 1, &seconds);
  return cgc_b_run(b, &chain, 1, &seconds) || cgc_b_failed(b);
}

// Element number k of those that are looked at: the corners, then random ones.
static int64_t cgc_b_pick(const cg_array *a, int64_t k, int64_t count, uint64_t *rng) {
  if (count <= CGC_B_CHECKED) return k;
  if (k == 0) return 0;
  if (k == 1) return count - 1;
  if (k == 2 && a->rank) return a->shape[a->rank - 1] - 1;
  if (k == 3 && a->rank) return count - a->shape[a->rank - 1];
  return (int64_t)(cgc_random(rng) % (uint64_t)count);
}

static bool cgc_b_unwritten(const cg_array *a, int64_t *at) {
  int64_t n = cgc_array_count(a);
  if (cg_type_get_kind(a->element) != CG_TYPE_F32) return false;
  for (*at = 0; *at < n; ++*at) {
    uint32_t word;
    memcpy(&word, a->data + 4 * (size_t)*at, 4);
    if (word == 0xffffffffu) return true;
  }
  return false;
}

typedef struct {
  cgc_reference *r;
  double *values[CGC_B_ARRAYS], *bounds[CGC_B_ARRAYS]; // of the picked elements
  int64_t *at[CGC_B_ARRAYS], num[CGC_B_ARRAYS];
} cgc_b_expected;

static bool cgc_b_expect(cgc_b *b, cgc_b_expected *e, const char **why) {
  uint64_t rng = b->o->seed + 77;
  e->r = cgc_reference_open(b->function, b->num_args, b->args);
  for (size_t i = 0; i < b->num_results; i++) {
    int64_t count = cgc_array_count(&b->results[i]);
    e->num[i] = count < CGC_B_CHECKED ? count : (int64_t)CGC_B_CHECKED;
    e->values[i] = (double *)cgc_alloc((size_t)e->num[i] * sizeof(double));
    e->bounds[i] = (double *)cgc_alloc((size_t)e->num[i] * sizeof(double));
    e->at[i] = (int64_t *)cgc_alloc((size_t)e->num[i] * sizeof(int64_t));
    for (int64_t k = 0; k < e->num[i]; k++) {
      e->at[i][k] = cgc_b_pick(&b->results[i], k, count, &rng);
      if (!cgc_reference_element(e->r, i, &b->results[i], e->at[i][k], &e->values[i][k], &e->bounds[i][k], why)) return false;
    }
  }
  return true;
}

static bool cgc_b_judge(cgc_b *b, cgc_b_contender *c, const cgc_b_expected *e, double *worst) {
  if (!cgc_b_run_once(b, c)) return false;
  for (size_t i = 0; i < b->num_results; i++) {
    cg_array *a = &b->results[i];
    int64_t hole;
    char index[256];
    if (!runner_bench_read(b->bench, b->result_buffers[0][i], a->data, a->size, &b->error)) return cgc_b_failed(b);
    if (cgc_b_unwritten(a, &hole)) {
      cgc_index_text(index, sizeof index, a, hole);
      cgc_errorf("%s: result %zu: element %s is never written", c->name, i, index);
      c->wrong = true;
    }
    for (int64_t k = 0; k < e->num[i] && !c->wrong; k++) {
      double got = cgc_is_float(a->element) ? cgc_element_double(a, e->at[i][k]) : (double)(int64_t)cgc_element_bits(a, e->at[i][k]);
      double want = e->values[i][k], off = fabs(got - want), eps = cg_storage_bytes(a->element) == 2 ? 1e-2 : 1e-6;
      double bound = e->bounds[i][k] + (cgc_is_float(a->element) ? 4 * eps * fabs(want) * 0.1 : 0);
      if (!cgc_is_float(a->element))
        want = (double)(int64_t)((uint64_t)(int64_t)want & (~(uint64_t)0 >> (64 - 8 * cg_storage_bytes(a->element)))), off = fabs(got - want);
      if (off / bound > *worst) *worst = off / bound;
      if (off <= bound || (isnan(got) && isnan(want)) || got == want) continue;
      cgc_index_text(index, sizeof index, a, e->at[i][k]);
      cgc_errorf("%s: result %zu: element %s is %.9g, expected %.9g (bound %.3g)", c->name, i, index, got, want, bound);
      c->wrong = true;
    }
  }
  return true;
}

// Where single elements cannot be pulled, small problems are interpreted whole.
static bool cgc_b_interpret(cgc_b *b, cgc_b_expected *e) {
  cg_array results[CGC_B_ARRAYS];
  double *bounds[CGC_B_ARRAYS] = {NULL};
  size_t n = CGC_B_ARRAYS;
  cg_interp_desc desc;
  cg_module module = b->function;
  while (cg_op_parent(module)) module = cg_op_parent(module);
  memset(&desc, 0, sizeof desc);
  desc.bounds = bounds;
  desc.max_steps = 400000000;
  if (b->flops > 1e8 || cg_interpret(module, b->name, b->num_args, b->args, &n, results, &desc) != CG_OK) return false;
  for (size_t i = 0; i < n; i++)
    for (int64_t k = 0; k < e->num[i]; k++) {
      if (!e->at[i]) return false;
      e->values[i][k] = cgc_is_float(results[i].element) ? cgc_element_double(&results[i], e->at[i][k])
                                                         : (double)(int64_t)cgc_element_bits(&results[i], e->at[i][k]);
      e->bounds[i][k] = bounds[i] ? 2 * bounds[i][e->at[i][k]] + 1.2e-38 : 1.2e-38;
    }
  return true;
}

static bool cgc_b_check(cgc_b *b, bool *wrong) {
  cgc_b_expected *e = (cgc_b_expected *)cgc_alloc(sizeof *e);
  const char *why = "";
  double worst = 0;
  int64_t looked_at = 0;
  if (b->is_dispatch) {
    snprintf(b->checked, sizeof b->checked, "not checked (a dispatch is compared by `cgc run --compare`)");
    return true;
  }
  if (!cgc_b_expect(b, e, &why) && !cgc_b_interpret(b, e)) {
    snprintf(b->checked, sizeof b->checked, "not checked (%s)", why);
    return true;
  }
  for (size_t i = 0; i < b->num_results; i++) looked_at += e->num[i];
  for (size_t i = 0; i < b->num_contenders; i++) {
    if (!cgc_b_judge(b, b->contenders[i], e, &worst)) return false;
    *wrong = *wrong || b->contenders[i]->wrong;
  }
  cgc_reference_close(e->r);
  snprintf(b->checked, sizeof b->checked, "%s: %lld elements, worst error %.3g of the bound", *wrong ? "WRONG" : "correct", (long long)looked_at,
           worst);
  return true;
}

// ---- measuring ----------------------------------------------------------------------------------------------------------------------------------
runner_bench_chain cgc_b_chain(const cgc_b *b, const size_t *lists, size_t start, size_t length) {
  runner_bench_chain chain;
  chain.lists = lists;
  chain.num_lists = b->num_sets;
  chain.start = start;
  chain.length = length;
  return chain;
}

// How many runs fill the millisecond; the runs on the way are the warm-up, long enough for a GPU's clocks to rise: half a second where it had nothing
// to do for as long (arrays were drawn, or results compared).
bool cgc_b_length(cgc_b *b, const size_t *lists, size_t *length) {
  bool cpu = runner_is_cpu(b->device.gpu);
  double least = cpu ? 1.2e-3 : 2e-3, warm = cpu ? 0 : cgc_now() - b->ran > 0.5 ? 0.5 : 0.06, seconds = 0, spent = 0;
  *length = 1;
  for (int i = 0; i < 64 || (spent < warm && i < 1000); i++) {
    runner_bench_chain chain = cgc_b_chain(b, lists, 0, *length);
    double more;
    if (!cgc_b_run(b, &chain, 1, &seconds)) return cgc_b_failed(b);
    spent += seconds;
    if (seconds >= least && spent >= warm && (i >= 2 || spent > 0.2)) return true;
    if (seconds >= least) continue;
    more = seconds > 0 ? ceil((double)*length * least * 1.1 / seconds) : (double)*length * 16;
    if (more > (double)*length * 16) more = (double)*length * 16;
    if (more > CGC_B_MAX_LENGTH) more = CGC_B_MAX_LENGTH;
    if ((size_t)more <= *length && *length == CGC_B_MAX_LENGTH && spent >= warm) return true;
    if (*length == CGC_B_MAX_LENGTH) continue;
    *length = (size_t)more > *length ? (size_t)more : *length + 1;
  }
  return true;
}

// The same where the host decides, beside whatever else is measured.
static bool cgc_b_measure_by_host(cgc_b *b, bool warm, size_t sample) {
  for (size_t k = 0; k < b->num_contenders; k++) {
    cgc_b_contender *c = b->contenders[(k + sample) % b->num_contenders];
    double seconds;
    if (!c->plan) continue;
    if (warm) c->length = 1;
    for (int i = 0; i < (warm ? 3 : 1); i++)
      if (!cgc_b_host_runs(b, c, sample * c->length, c->length, &seconds)) return false;
    if (warm && seconds > 0 && seconds < 2e-3) c->length = (size_t)ceil(2e-3 / seconds);
    if (!warm) c->times[sample] = seconds;
  }
  return true;
}

static bool cgc_b_measure(cgc_b *b) {
  size_t start[CGC_B_PEERS + 2] = {0}, n = b->num_contenders;
  for (size_t i = 0; i < n; i++)
    if (!b->contenders[i]->plan && !cgc_b_length(b, b->contenders[i]->lists, &b->contenders[i]->length)) return false;
  if (!cgc_b_measure_by_host(b, true, 0)) return false;
  for (size_t s = 0; s < b->samples; s++) {
    runner_bench_chain chains[CGC_B_PEERS + 2];
    size_t which[CGC_B_PEERS + 2], m = 0;
    double seconds[CGC_B_PEERS + 2];
    for (size_t k = 0; k < n; k++) { // the order turns, so that nobody always follows the same one
      size_t i = (k + s) % n;
      if (b->contenders[i]->plan) continue;
      which[m] = i;
      chains[m++] = cgc_b_chain(b, b->contenders[i]->lists, start[i], b->contenders[i]->length);
      start[i] += b->contenders[i]->length;
    }
    if (m && !cgc_b_run(b, chains, m, seconds)) return cgc_b_failed(b);
    for (size_t k = 0; k < m; k++) b->contenders[which[k]]->times[s] = seconds[k] / (double)b->contenders[which[k]]->length;
    if (!cgc_b_measure_by_host(b, false, s)) return false;
  }
  return true;
}

static bool cgc_b_measure_dispatches(cgc_b *b, cgc_b_contender *c) {
  for (size_t d = 0; d < c->num_dispatches; d++) {
    size_t start = 0;
    if (c->num_dispatches == 1 && !c->plan) {
      memcpy(c->dispatches[0].times, c->times, sizeof c->times);
      break;
    }
    if (!cgc_b_length(b, c->dispatches[d].lists, &c->dispatches[d].length)) return false;
    for (size_t s = 0; s < b->samples; s++) {
      runner_bench_chain chain = cgc_b_chain(b, c->dispatches[d].lists, start, c->dispatches[d].length);
      double seconds;
      if (!cgc_b_run(b, &chain, 1, &seconds)) return cgc_b_failed(b);
      c->dispatches[d].times[s] = seconds / (double)c->dispatches[d].length;
      start += c->dispatches[d].length;
    }
  }
  return true;
}

// ---- what the device can do -----------------------------------------------------------------------------------------------------------------------
static bool cgc_b_ceiling(cgc_b *b, const uint32_t *words, size_t num_words, const char *ptx, runner_bench_step *step, size_t num_bindings,
                          size_t num_push, double *seconds) {
  cg_program *program = (cg_program *)cgc_alloc(sizeof *program);
  cg_kernel *k = (cg_kernel *)cgc_alloc(sizeof *k);
  cg_binding *bindings = (cg_binding *)cgc_alloc(4 * sizeof *bindings);
  cg_push_constant *push = (cg_push_constant *)cgc_alloc(4 * sizeof *push);
  size_t list, length = 1, sets = b->num_sets, samples = runner_is_cpu(b->device.gpu) ? 5 : 15;
  double times[15];
  bool ok;
  for (size_t i = 0; i < num_bindings; i++) bindings[i].binding = (uint32_t)i;
  k->name.data = "main";
  k->name.len = 4;
  k->num_bindings = num_bindings;
  k->bindings = bindings;
  k->num_push_constants = num_push;
  k->push_constants = push;
  k->workgroup_size[0] = 256;
  k->workgroup_size[1] = k->workgroup_size[2] = 1;
  program->format = b->device.facts.format == CG_FORMAT_PTX ? "ptx" : "spirv";
  program->words = words;
  program->num_words = num_words;
  program->text.data = ptx;
  program->text.len = strlen(ptx);
  program->num_kernels = 1;
  program->kernels = k;
  if (!runner_bench_program(b->bench, program, NULL, 0, &step->program, NULL, &b->error)) return cgc_b_failed(b);
  if (!runner_bench_list(b->bench, step, 1, &list, &b->error)) return cgc_b_failed(b);
  b->num_sets = 1;
  ok = cgc_b_length(b, &list, &length);
  for (size_t s = 0; ok && s < samples; s++) {
    runner_bench_chain chain = cgc_b_chain(b, &list, 0, length);
    ok = cgc_b_run(b, &chain, 1, &times[s]) || cgc_b_failed(b);
    times[s] /= (double)length;
  }
  b->num_sets = sets;
  *seconds = cgc_b_summary(times, samples).median;
  return ok;
}

// The best of some copies between buffers; what multiplications and additions a CPU can do is not measured.
static bool cgc_b_ceiling_of_c(cgc_b *b) {
  const uint64_t bytes = (uint64_t)64 << 20;
  size_t buffers[2];
  double least = 0;
  for (int i = 0; i < 2; i++)
    if (!runner_bench_buffer(b->bench, bytes, &buffers[i], &b->error) || !runner_bench_fill(b->bench, buffers[i], 0x3f000000u, &b->error))
      return cgc_b_failed(b);
  for (int i = 0; i < 15; i++) {
    double begin = cgc_now(), seconds;
    if (!runner_bench_copy(b->bench, buffers[0], buffers[1], bytes, &b->error)) return cgc_b_failed(b);
    seconds = cgc_now() - begin;
    if (!i || seconds < least) least = seconds;
  }
  b->copy_rate = 2 * (double)bytes / least;
  return true;
}

static bool cgc_b_ceilings(cgc_b *b) {
  bool cpu = runner_is_cpu(b->device.gpu);
  uint64_t bytes = (uint64_t)(cpu ? 64 : 1024) << 20;
  uint32_t groups = cpu ? 64 : 4096, rounds = cpu ? 16 : 64;
  runner_bench_step copy, fma;
  size_t buffers[3];
  double seconds;
  if (b->device.facts.format == CG_FORMAT_C) return cgc_b_ceiling_of_c(b);
  while (bytes * 8 > runner_memory(b->device.gpu) && bytes > (1 << 20)) bytes /= 2;
  memset(&copy, 0, sizeof copy);
  memset(&fma, 0, sizeof fma);
  for (int i = 0; i < 3; i++)
    if (!runner_bench_buffer(b->bench, i < 2 ? bytes : 8192, &buffers[i], &b->error) ||
        !runner_bench_fill(b->bench, buffers[i], 0x3f000000u, &b->error))
      return cgc_b_failed(b);
  copy.kind = fma.kind = CG_STEP_DISPATCH;
  copy.num_ranges = 2;
  copy.ranges[0].buffer = buffers[0];
  copy.ranges[1].buffer = buffers[1];
  copy.count[0] = (uint32_t)(bytes / 4096 < 32768 ? bytes / 4096 : 32768);
  copy.count[1] = (uint32_t)(bytes / 4096 / copy.count[0]);
  copy.count[2] = 1;
  if (!cgc_b_ceiling(b, cgc_ceiling_copy, sizeof cgc_ceiling_copy / 4, cgc_ceiling_copy_ptx, &copy, 2, 0, &seconds)) return false;
  b->copy_rate = 2 * (double)bytes / seconds;
  fma.num_ranges = 1;
  fma.ranges[0].buffer = buffers[2];
  fma.num_push = 1;
  fma.push[0] = rounds;
  fma.count[0] = groups;
  fma.count[1] = fma.count[2] = 1;
  if (!cgc_b_ceiling(b, cgc_ceiling_fma, sizeof cgc_ceiling_fma / 4, cgc_ceiling_fma_ptx, &fma, 1, 1, &seconds)) return false;
  b->fma_rate = 2.0 * 128 * rounds * 256 * groups / seconds;
  return true;
}

// ---- reporting ------------------------------------------------------------------------------------------------------------------------------------
static void cgc_b_rates(const cgc_b *b, double seconds, double flops, double bytes) {
  if (seconds <= 0) return;
  if (flops > 0) printf("  %.2f GFLOP/s", flops / seconds * 1e-9);
  if (flops > 0 && b->fma_rate > 0) printf(" (%.1f %% of FMA)", 100 * flops / seconds / b->fma_rate);
  if (bytes > 0) printf("  %.2f GB/s (%.1f %% of copy)", bytes / seconds * 1e-9, 100 * bytes / seconds / b->copy_rate);
}

static void cgc_b_print(cgc_b *b) {
  const cgc_b_contender *ours = b->contenders[0];
  cgc_b_time t = cgc_b_summary(ours->times, b->samples);
  for (size_t i = 1; i < b->num_contenders; i++) {
    const cgc_b_contender *c = b->contenders[i];
    cgc_b_time p = cgc_b_summary(c->times, b->samples);
    printf("ratio %.3f to %s (its time by ours): %.2f us by %.2f us%s\n", p.median / t.median, c->name, p.median * 1e6, t.median * 1e6,
           c->wrong ? "; its result is WRONG" : "");
  }
  printf("%s: copy %.1f GB/s", runner_name(b->device.gpu), b->copy_rate * 1e-9);
  if (b->fma_rate > 0) printf(", FMA %.1f GFLOP/s", b->fma_rate * 1e-9);
  printf("\n");
  printf("%s: %.2f us (min %.2f, max %.2f)", b->name, t.median * 1e6, t.least * 1e6, t.most * 1e6);
  cgc_b_rates(b, t.median, b->flops, b->bytes);
  printf("\n  %s, %zu set%s, chains of %zu%s, median of %zu; compile %.2f ms, pipelines %.1f ms%s%s\n", b->o->hot ? "hot" : "cold", b->num_sets,
         b->num_sets > 1 ? "s" : "", ours->length, ours->plan ? " by the host" : "", b->samples, ours->compile * 1e3, ours->creation * 1e3,
         b->checked[0] ? "; " : "", b->checked);
  for (size_t i = 0; i < b->num_contenders; i++) {
    const cgc_b_contender *c = b->contenders[i];
    if (i) {
      cgc_b_time p = cgc_b_summary(c->times, b->samples);
      printf("%s: %.2f us (min %.2f, max %.2f)", c->name, p.median * 1e6, p.least * 1e6, p.most * 1e6);
      cgc_b_rates(b, p.median, b->flops, b->bytes);
      printf("\n  chains of %zu; pipelines %.1f ms\n", c->length, c->creation * 1e3);
    }
    for (size_t k = 0; k < c->num_dispatches; k++) {
      const cgc_b_dispatch *d = &c->dispatches[k];
      cgc_b_time p = cgc_b_summary(d->times, b->samples);
      printf("  %s%s%s%s: %.2f us (min %.2f, max %.2f)", d->kernel, d->pipeline[0] ? " (" : "", d->pipeline, d->pipeline[0] ? ")" : "",
             p.median * 1e6, p.least * 1e6, p.most * 1e6);
      cgc_b_rates(b, p.median, 0, d->bytes);
      printf("  %ux%ux%u groups", d->count[0], d->count[1], d->count[2]);
      if (d->size[0]) printf(" of %ux%ux%u", d->size[0], d->size[1], d->size[2]);
      printf(", pipeline %.1f ms\n", d->creation * 1e3);
    }
  }
}

static void cgc_b_json_text(const char *key, const char *text, const char *after) {
  printf("\"%s\": \"", key);
  for (; *text; text++) {
    if (*text == '"' || *text == '\\') putchar('\\');
    putchar((unsigned char)*text < 32 ? ' ' : *text);
  }
  printf("\"%s", after);
}

static void cgc_b_json_time(const double *times, size_t n) {
  cgc_b_time t = cgc_b_summary(times, n);
  printf("\"median_us\": %.4f, \"min_us\": %.4f, \"max_us\": %.4f", t.median * 1e6, t.least * 1e6, t.most * 1e6);
}

static void cgc_b_print_json(cgc_b *b) {
  double ours = cgc_b_summary(b->contenders[0]->times, b->samples).median;
  printf("{\"version\": 1, ");
  cgc_b_json_text("device", runner_name(b->device.gpu), ", ");
  printf("\"copy_gb_per_s\": %.6g, \"fma_gflop_per_s\": %.6g,\n ", b->copy_rate * 1e-9, b->fma_rate * 1e-9);
  cgc_b_json_text("function", b->name, ", ");
  printf("\"mode\": \"%s\", \"sets\": %zu, \"samples\": %zu, \"flops\": %.0f, \"bytes\": %.0f,\n ", b->o->hot ? "hot" : "cold", b->num_sets,
         b->samples, b->flops, b->bytes);
  cgc_b_json_text("check", b->checked, ",\n \"contenders\": [");
  for (size_t i = 0; i < b->num_contenders; i++) {
    const cgc_b_contender *c = b->contenders[i];
    double median = cgc_b_summary(c->times, b->samples).median;
    printf("%s\n  {", i ? "," : "");
    cgc_b_json_text("name", c->name, ", ");
    cgc_b_json_time(c->times, b->samples);
    printf(", \"ratio\": %.4f, \"gflop_per_s\": %.6g, \"gb_per_s\": %.6g, \"chain\": %zu, \"compile_ms\": %.3f, \"pipeline_creation_ms\": %.2f, "
           "\"correct\": %s,\n   \"dispatches\": [",
           median / ours, b->flops / median * 1e-9, b->bytes / median * 1e-9, c->length, c->compile * 1e3, c->creation * 1e3,
           c->wrong                                               ? "false"
           : strncmp(b->checked, "not", 3) == 0 || !b->checked[0] ? "null"
                                                                  : "true");
    for (size_t k = 0; k < c->num_dispatches; k++) {
      const cgc_b_dispatch *d = &c->dispatches[k];
      printf("%s\n    {", k ? "," : "");
      cgc_b_json_text("kernel", d->kernel, ", ");
      cgc_b_json_text("pipeline", d->pipeline, ", ");
      cgc_b_json_time(d->times, b->samples);
      printf(", \"gb_per_s\": %.6g, \"groups\": [%u, %u, %u], \"workgroup_size\": [%u, %u, %u], \"pipeline_creation_ms\": %.2f}",
             d->bytes / cgc_b_summary(d->times, b->samples).median * 1e-9, d->count[0], d->count[1], d->count[2], d->size[0], d->size[1], d->size[2],
             d->creation * 1e3);
    }
    printf("]}");
  }
  printf("]}\n");
}

void cgc_b_close(cgc_b *b) {
  runner_bench_close(b->bench);
  for (size_t i = 0; i < b->num_contenders; i++) {
    cgc_b_contender *c = b->contenders[i];
    for (size_t k = 0; k < c->num_dispatches; k++) {
      free(c->dispatches[k].kernel);
      free(c->dispatches[k].pipeline);
    }
    free(c->dispatches);
    free(c->segments);
    for (size_t set = 0; set < CGC_B_SETS; set++) free(c->steps[set]);
    if (c->session.ctx) cgc_session_close(&c->session);
    free(c);
  }
  for (size_t i = 0; i < b->num_args; i++) cgc_array_free(&b->args[i]);
  for (size_t i = 0; i < b->num_results; i++) cgc_array_free(&b->results[i]);
  if (b->session.ctx) cgc_session_close(&b->session);
  free(b);
}

static int cgc_b_all(cgc_b *b) {
  const cgc_options *o = b->o;
  bool wrong = false;
  int status;
  if (!b->device.gpu) {
    cgc_errorf("bench needs a device: --device=vulkan, cuda or c");
    return o->device && strcmp(o->device, "interp") == 0 ? CGC_USAGE : CGC_FAILED;
  }
  b->bench = runner_bench_open(b->device.gpu);
  if (!b->bench) return CGC_FAILED;
  status = cgc_b_reference(b);
  if (status != CGC_DONE) return status;
  status = cgc_b_add_program(b, NULL, cgc_format("cgc"));
  for (size_t i = 0; status == CGC_DONE && i < o->peers.count; i++)
    if (!cgc_b_add_peer(b, o->peers.items[i])) status = b->refused ? CGC_REFUSED : CGC_FAILED;
  for (size_t i = 0; status == CGC_DONE && i < o->peer_pipelines.count; i++)
    status = cgc_b_add_program(b, o->peer_pipelines.items[i], cgc_format("cgc %s", o->peer_pipelines.items[i]));
  if (status != CGC_DONE) return status;
  if (o->check_results && !cgc_b_check(b, &wrong)) return CGC_FAILED;
  if (!cgc_b_ceilings(b) || !cgc_b_measure(b)) return CGC_FAILED;
  for (size_t i = 0; i < b->num_contenders; i++)
    if (!cgc_b_measure_dispatches(b, b->contenders[i])) return CGC_FAILED;
  if (o->json)
    cgc_b_print_json(b);
  else
    cgc_b_print(b);
  return wrong ? CGC_REFUSED : CGC_DONE;
}

int cgc_main_bench(const cgc_options *o) {
  cgc_source *sources;
  size_t num_sources;
  cgc_device device;
  cgc_b *b;
  int status;
  if (o->files.count != 1 || (o->hot && o->cold) || o->peers.count + o->peer_pipelines.count > CGC_B_PEERS) {
    cgc_errorf(o->files.count > 1  ? "more than one input file"
               : !o->files.count   ? "no input file; - is standard input"
               : o->hot && o->cold ? "--hot or --cold, not both"
                                   : "too many peers");
    return CGC_USAGE;
  }
  if (!cgc_read_sources(o->files.items[0], false, &sources, &num_sources)) return CGC_FAILED;
  b = (cgc_b *)cgc_alloc(sizeof *b);
  b->o = o;
  b->source = sources;
  b->samples = o->repeat ? (size_t)o->repeat : 15;
  if (b->samples > CGC_B_SAMPLES) b->samples = CGC_B_SAMPLES;
  status = cgc_device_open(&device, o);
  b->device = device;
  if (status == CGC_DONE) status = cgc_b_all(b);
  cgc_b_close(b);
  cgc_device_close(&device);
  return status;
}
