// Runs functions and kernels step by step on a device: exact-size buffers with guard bytes around them, and what is between arrays compared.
#include "runner_device.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

bool runner_fail(runner_error *error, const char *format, ...) {
  va_list args;
  va_start(args, format);
  if (error) vsnprintf(error->text, sizeof error->text, format, args);
  va_end(args);
  return false;
}

bool runner_symbols(const cg_function *f, const cg_array *args, int64_t *symbols) {
  const int64_t **shapes = (const int64_t **)calloc(f->num_arguments + 1, sizeof *shapes);
  int64_t(*words)[2] = (int64_t(*)[2])calloc(f->num_arguments + 1, sizeof *words);
  bool ok = shapes && words;
  for (size_t i = 0; ok && i < f->num_arguments; i++) {
    shapes[i] = f->arguments[i].scalar ? words[i] : args[i].shape;
    ok = !f->arguments[i].scalar || cg_scalar_words(f->arguments[i].element, args[i].data, words[i]) == CG_OK;
  }
  ok = ok && cg_function_symbols(f, shapes, symbols) == CG_OK;
  free((void *)shapes);
  free(words);
  return ok;
}

// ---- buffers -------------------------------------------------------------------------------------------------------------------------------------
static runner_buffer *runner_buffer_at(runner_run *run, size_t i) { return run->r->device->buffer(run, i); }

void runner_prepare_buffer(runner_buffer *b) {
  memset(b->mapped - b->front, RUNNER_GUARD_BYTE, (size_t)b->front);
  memset(b->mapped, RUNNER_UNWRITTEN, (size_t)b->size);
  memset(b->mapped + b->size, RUNNER_GUARD_BYTE, (size_t)(b->allocated - b->size));
}

static bool runner_check_guards(runner_run *run) {
  for (size_t i = 0; i < run->num_buffers; i++) {
    const runner_buffer *b = runner_buffer_at(run, i);
    for (uint64_t k = 1; k <= b->front; k++)
      if (*(b->mapped - k) != RUNNER_GUARD_BYTE)
        return runner_fail(run->error, "a kernel wrote %llu bytes before the start of buffer %zu", (unsigned long long)k, i);
    for (uint64_t k = b->size; k < b->allocated; k++)
      if (b->mapped[k] != RUNNER_GUARD_BYTE)
        return runner_fail(run->error, "a kernel wrote %llu bytes past the end of buffer %zu", (unsigned long long)(k - b->size), i);
  }
  return true;
}

static bool runner_finish(runner_run *run, runner_times *times) { return run->r->device->finish(run, times) && runner_check_guards(run); }

double runner_clock(void) {
#ifdef _WIN32
  return (double)clock() / CLOCKS_PER_SEC;
#else
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
#endif
}

// ---- a function of a program: buffers are the arguments, the results, the constants, the transients, the parameters, and a pattern for the tails of
// ---- fills. Arrays that the host fixed to one set and binding lie in the buffer of the first of them.
enum { RUNNER_OTHER_BUFFERS = 4, RUNNER_MAX_RANK = 16 };

typedef struct {
  runner_run *run;
  runner_error *error;
  const cg_function *f;
  int64_t *symbols;
  size_t known; // of them: those that steps read come as the steps do
  uint64_t *sizes;
  uint64_t *made; // per buffer: 1 + its size; 0: not made yet
  cg_array *results;
} runner_call;

static const cg_array_type *runner_array(const cg_function *f, size_t i) {
  return i < f->num_arguments ? &f->arguments[i] : &f->results[i - f->num_arguments];
}

static size_t runner_buffer_of(const cg_function *f, size_t i) {
  const cg_array_type *t = runner_array(f, i), *o;
  for (size_t k = 0; t->fixed && k < i; k++) {
    o = runner_array(f, k);
    if (o->fixed && o->set == t->set && o->binding == t->binding) return k;
  }
  return i;
}

static bool runner_eval(runner_call *c, cg_size size, uint64_t *out) {
  int64_t v = 0;
  if (cg_size_eval(size, c->symbols, c->f->num_symbols, &v) != CG_OK || v < 0)
    return runner_fail(c->error, "the size '%.*s' has no value", (int)size.text.len, size.text.data);
  *out = (uint64_t)v;
  return true;
}

static bool runner_knows(const runner_call *c, cg_size size) { return cg_size_symbols(size) <= c->known; }

static bool runner_range_of(runner_call *c, const cg_buffer_range *range, runner_range *out) {
  switch (range->buffer) {
  case CG_BUFFER_ARGUMENT: out->buffer = runner_buffer_of(c->f, range->index); break;
  case CG_BUFFER_RESULT: out->buffer = runner_buffer_of(c->f, c->f->num_arguments + range->index); break;
  case CG_BUFFER_CONSTANTS: out->buffer = c->f->num_arguments + c->f->num_results; break;
  case CG_BUFFER_TRANSIENT: out->buffer = c->f->num_arguments + c->f->num_results + 1; break;
  case CG_BUFFER_PARAMETERS: out->buffer = c->f->num_arguments + c->f->num_results + 2; break;
  }
  return runner_eval(c, range->offset, &out->offset) && runner_eval(c, range->bytes, &out->bytes);
}

static bool runner_plan_steps(runner_call *c, size_t count, const cg_step *steps, size_t *sets, size_t *descriptors) {
  size_t n = c->f->num_arguments + c->f->num_results;
  for (size_t s = 0; s < count; s++) {
    for (size_t b = 0; b < steps[s].num_bindings; b++) {
      runner_range range;
      if (!runner_knows(c, steps[s].bindings[b].offset) || !runner_knows(c, steps[s].bindings[b].bytes)) continue;
      if (!runner_range_of(c, &steps[s].bindings[b], &range)) return false;
      if (range.offset + range.bytes > c->sizes[range.buffer]) {
        bool fixed = range.buffer < n || (range.buffer == n + 1 && runner_knows(c, c->f->transient_bytes));
        if (range.offset + range.bytes - c->sizes[range.buffer] > 3 && fixed)
          return runner_fail(c->error, "step %zu reaches %llu bytes into buffer %zu of %llu", s, (unsigned long long)(range.offset + range.bytes),
                             range.buffer, (unsigned long long)c->sizes[range.buffer]);
        c->sizes[range.buffer] = range.offset + range.bytes;
      }
    }
    *descriptors += steps[s].num_bindings;
    *sets += RUNNER_MAX_SETS;
    for (size_t l = 0; l < steps[s].num_lists; l++)
      if (!runner_plan_steps(c, steps[s].lists[l].num_steps, steps[s].lists[l].steps, sets, descriptors)) return false;
  }
  return true;
}

// A buffer is as large as its arrays need, or as a step says where sub-word elements make it round up.
static bool runner_plan_sizes(runner_call *c, size_t *sets, size_t *descriptors) {
  const cg_function *f = c->f;
  size_t n = f->num_arguments + f->num_results;
  *sets = *descriptors = 0;
  for (size_t i = 0; i < n; i++) {
    size_t b = runner_buffer_of(f, i);
    uint64_t bytes;
    if (!runner_knows(c, runner_array(f, i)->bytes)) continue;
    if (!runner_eval(c, runner_array(f, i)->bytes, &bytes)) return false;
    if (bytes > c->sizes[b]) c->sizes[b] = bytes;
  }
  c->sizes[n] = c->run->program->constants_bytes;
  if ((runner_knows(c, f->transient_bytes) && !runner_eval(c, f->transient_bytes, &c->sizes[n + 1])) ||
      !runner_eval(c, f->parameter_bytes, &c->sizes[n + 2]))
    return false;
  c->sizes[n + 3] = 4;
  return runner_plan_steps(c, f->num_steps, f->steps, sets, descriptors);
}

// Makes what has a size by now, and makes larger what has to be.
static bool runner_make_buffers(runner_call *c, size_t *sets, size_t *descriptors) {
  const runner_device *d = c->run->r->device;
  size_t n = c->f->num_arguments + c->f->num_results;
  bool first = !c->made[n]; // the buffer of the constants
  if (!runner_plan_sizes(c, sets, descriptors)) return false;
  for (size_t b = 0; b < c->run->num_buffers; b++) {
    bool knows = true;
    for (size_t i = b; i < n && b < n; i++) knows = knows && (runner_buffer_of(c->f, i) != b || runner_knows(c, runner_array(c->f, i)->bytes));
    if (!knows || c->made[b] > c->sizes[b]) continue;
    if (!(first ? d->make_buffer : d->remake_buffer)(c->run, b, c->sizes[b])) return false;
    c->made[b] = c->sizes[b] + 1;
  }
  return true;
}

static bool runner_record_copy(runner_call *c, const runner_range *from, const runner_range *to) {
  uint64_t bytes = from->bytes < to->bytes ? from->bytes : to->bytes;
  return !bytes || c->run->r->device->copy(c->run, from, to, bytes);
}

// A device fills whole words; what remains is copied from a word that holds the pattern.
static bool runner_record_fill(runner_call *c, const runner_range *to, uint32_t pattern) {
  const runner_device *d = c->run->r->device;
  runner_range word, tail;
  uint64_t whole = to->bytes & ~(uint64_t)3;
  if (to->offset % 4) return runner_fail(c->error, "a fill at offset %llu", (unsigned long long)to->offset);
  if (whole && !d->fill(c->run, to, whole, pattern)) return false;
  if (whole == to->bytes) return true;
  word.buffer = c->run->num_buffers - 1;
  word.offset = 0;
  word.bytes = to->bytes - whole;
  tail.buffer = to->buffer;
  tail.offset = to->offset + whole;
  tail.bytes = word.bytes;
  if (!d->fill(c->run, &word, 4, pattern)) return false;
  d->barrier(c->run);
  return runner_record_copy(c, &word, &tail);
}

// ---- control flow: the host waits for what it decides by, and for what a loop has used up
static bool runner_record_steps(runner_call *c, size_t count, const cg_step *steps);

static bool runner_read_back(runner_call *c, const runner_range *range, int64_t *out) {
  uint8_t bytes[8] = {0};
  int32_t word;
  runner_range there = *range;
  if (there.bytes > 8) there.bytes = 8;
  if (!c->run->r->device->wait(c->run) || !c->run->r->device->read(c->run, &there, bytes)) return false;
  memcpy(&word, bytes, 4);
  *out = range->bytes == 1 ? bytes[0] : word;
  if (range->bytes == 8) memcpy(out, bytes, 8);
  return true;
}

// Arrays for the results of which the sizes are known by now.
static bool runner_make_results(runner_call *c) {
  for (size_t i = 0; i < c->f->num_results; i++) {
    const cg_array_type *t = &c->f->results[i];
    cg_array *r = &c->results[i];
    uint64_t size = cg_storage_bytes(t->element), dim;
    bool knows = runner_knows(c, t->bytes);
    for (uint32_t d = 0; d < t->rank; d++) knows = knows && runner_knows(c, t->shape[d]);
    if (r->data || !knows) continue;
    r->element = t->element;
    r->rank = t->rank;
    for (uint32_t d = 0; d < t->rank; d++) {
      if (!runner_eval(c, t->shape[d], &dim)) return false;
      r->shape[d] = (int64_t)dim;
      size *= dim;
    }
    r->size = (size_t)size;
    r->data = (uint8_t *)calloc(1, r->size ? r->size : 1);
    if (!r->data) return runner_fail(c->error, "out of memory");
  }
  return true;
}

// A size that data decides.
static bool runner_run_read(runner_call *c, const cg_step *step, const runner_range *from) {
  const cg_condition *unmet;
  int64_t value, left = 0, right = 0;
  size_t sets, descriptors, known = step->symbol + (size_t)1;
  if (!runner_read_back(c, from, &value)) return false;
  if (cg_function_read(c->f, step->symbol, value, c->symbols, &unmet) != CG_OK) {
    if (!unmet) return runner_fail(c->error, "a size that data gives is %lld: arrays cannot be as large as that makes them", (long long)value);
    (void)cg_size_eval(unmet->left, c->symbols, known, &left);
    (void)cg_size_eval(unmet->right, c->symbols, known, &right);
    return runner_fail(c->error, "%.*s: %.*s is %lld, %.*s is %lld", (int)unmet->message.len, unmet->message.data, (int)unmet->left.text.len,
                       unmet->left.text.data, (long long)left, (int)unmet->right.text.len, unmet->right.text.data, (long long)right);
  }
  c->known = known;
  return runner_make_results(c) && runner_make_buffers(c, &sets, &descriptors);
}

static bool runner_run_while(runner_call *c, const cg_step *step, const runner_range *condition) {
  for (int64_t go_on = 1;;) {
    if (!runner_record_steps(c, step->lists[0].num_steps, step->lists[0].steps) || !runner_read_back(c, condition, &go_on)) return false;
    if (!go_on) return true;
    if (!runner_record_steps(c, step->lists[1].num_steps, step->lists[1].steps)) return false;
  }
}

static bool runner_run_for(runner_call *c, const cg_step *step) {
  uint64_t count;
  if (!runner_eval(c, step->trip_count, &count)) return false;
  for (uint64_t i = 0; i < count; i++)
    if (!runner_record_steps(c, step->lists[0].num_steps, step->lists[0].steps) || !c->run->r->device->wait(c->run)) return false;
  return true;
}

static bool runner_run_case(runner_call *c, const cg_step *step, const runner_range *index) {
  int64_t i;
  if (!runner_read_back(c, index, &i)) return false;
  const cg_step_list *list = &step->lists[i >= 0 && (uint64_t)i < step->num_lists ? (size_t)i : step->num_lists - 1];
  return runner_record_steps(c, list->num_steps, list->steps);
}

static bool runner_record_step(runner_call *c, const cg_step *step) {
  runner_range ranges[64];
  uint32_t push[RUNNER_MAX_PUSH], count[3];
  uint64_t v;
  if (step->num_bindings > 64 || step->num_push_constants > RUNNER_MAX_PUSH)
    return runner_fail(c->error, "a step with %zu bindings", step->num_bindings);
  for (size_t i = 0; i < step->num_bindings; i++)
    if (!runner_range_of(c, &step->bindings[i], &ranges[i])) return false;
  switch (step->kind) {
  case CG_STEP_BARRIER: c->run->r->device->barrier(c->run); return true;
  case CG_STEP_COPY: return runner_record_copy(c, &ranges[0], &ranges[1]);
  case CG_STEP_FILL: return runner_record_fill(c, &ranges[0], step->fill_pattern);
  case CG_STEP_WHILE: return runner_run_while(c, step, &ranges[0]);
  case CG_STEP_FOR: return runner_run_for(c, step);
  case CG_STEP_CASE: return runner_run_case(c, step, &ranges[0]);
  case CG_STEP_READ: return runner_run_read(c, step, &ranges[0]);
  case CG_STEP_DISPATCH: break;
  }
  for (size_t i = 0; i < step->num_push_constants; i++) {
    int64_t word;
    if (cg_size_eval(step->push_constants[i], c->symbols, c->f->num_symbols, &word) != CG_OK)
      return runner_fail(c->error, "a push constant has no value");
    push[i] = (uint32_t)word;
  }
  for (int i = 0; i < 3; i++) {
    if (!runner_eval(c, step->workgroup_count[i], &v)) return false;
    count[i] = (uint32_t)v;
  }
  return c->run->r->device->dispatch(c->run, step->kernel, ranges, push, step->num_push_constants, count);
}

static bool runner_record_steps(runner_call *c, size_t count, const cg_step *steps) {
  for (size_t i = 0; i < count; i++)
    if (!runner_record_step(c, &steps[i])) return false;
  return true;
}

typedef enum { RUNNER_PUT, RUNNER_GET, RUNNER_COVER } runner_move;

// Between an array, whose elements are dense, and its buffer, where a host's strides may say otherwise. RUNNER_COVER marks its bytes in `data`.
static bool runner_move_array(runner_call *c, size_t i, const cg_array *a, runner_move how, uint8_t *data) {
  const cg_array_type *t = runner_array(c->f, i);
  uint64_t offset, strides[RUNNER_MAX_RANK], width = cg_storage_bytes(t->element), count = 1, index[RUNNER_MAX_RANK] = {0};
  if (!runner_eval(c, t->offset, &offset)) return false;
  for (uint32_t d = 0; d < t->rank; d++) {
    if (!runner_eval(c, t->strides[d], &strides[d])) return false;
    count *= (uint64_t)a->shape[d];
  }
  bool dense = true;
  for (uint64_t d = t->rank, stride = 1; d-- > 0; stride *= (uint64_t)a->shape[d]) dense = dense && (strides[d] == stride || a->shape[d] == 1);
  if (dense) { // as one element
    width *= count;
    count = width != 0;
  }
  for (uint64_t e = 0; e < count; e++) {
    uint64_t at = 0;
    for (uint32_t d = 0; d < t->rank; d++) at += index[d] * strides[d];
    uint8_t *there = data + offset + at * width, *here = (uint8_t *)a->data + e * width;
    switch (how) {
    case RUNNER_PUT: memcpy(there, here, (size_t)width); break;
    case RUNNER_GET: memcpy(here, there, (size_t)width); break;
    case RUNNER_COVER: memset(there, 1, (size_t)(dense ? (width + 3) / 4 * 4 : width)); break; // buffers are whole words, and so are copies
    }
    for (uint32_t d = t->rank; !dense && d-- > 0 && ++index[d] == (uint64_t)a->shape[d];) index[d] = 0;
  }
  return true;
}

// Arguments are as they were, and what lies between the arrays of a buffer is as before.
static bool runner_check_rest(runner_call *c, size_t buffer, const cg_array *args, const cg_array *results) {
  const cg_function *f = c->f;
  const runner_buffer *b = runner_buffer_at(c->run, buffer);
  uint8_t *covered = (uint8_t *)calloc(1, (size_t)b->size + 3), *were = (uint8_t *)malloc((size_t)b->size);
  bool ok = covered && were;
  if (were) memset(were, RUNNER_UNWRITTEN, (size_t)b->size);
  for (size_t i = 0; ok && i < f->num_arguments + f->num_results; i++) {
    if (runner_buffer_of(f, i) != buffer) continue;
    ok = i < f->num_arguments ? runner_move_array(c, i, &args[i], RUNNER_PUT, were)
                              : runner_move_array(c, i, &results[i - f->num_arguments], RUNNER_COVER, covered);
  }
  for (uint64_t k = 0; ok && k < b->size; k++)
    if (!covered[k] && b->mapped[k] != were[k])
      ok = runner_fail(c->error, "a kernel wrote byte %llu of buffer %zu, which is none of its results'", (unsigned long long)k, buffer);
  free(covered);
  free(were);
  return ok;
}

static bool runner_fill_parameters(runner_call *c, size_t buffer) {
  for (size_t i = 0; i < c->f->num_parameters; i++) {
    int64_t v;
    if (cg_size_eval(c->f->parameters[i].value, c->symbols, c->f->num_symbols, &v) != CG_OK) return runner_fail(c->error, "a parameter has no value");
    uint32_t word = (uint32_t)v;
    memcpy(runner_buffer_at(c->run, buffer)->mapped + c->f->parameters[i].offset, &word, 4);
  }
  return true;
}

static bool runner_call_whole(runner_call *c, size_t transient) {
  size_t n = c->f->num_arguments + c->f->num_results, *buffers = (size_t *)calloc(n + 1, sizeof *buffers);
  if (!buffers) return runner_fail(c->error, "out of memory");
  for (size_t i = 0; i < n; i++) buffers[i] = runner_buffer_of(c->f, i);
  bool ok = c->run->r->device->call(c->run, c->f, c->symbols, buffers, transient);
  free(buffers);
  return ok;
}

static bool runner_call_run(runner_call *c, const cg_array *args, runner_times *times) {
  const cg_function *f = c->f;
  size_t sets, descriptors, n = f->num_arguments + f->num_results;
  if (!runner_make_buffers(c, &sets, &descriptors)) return false;
  for (size_t i = 0; i < f->num_arguments; i++)
    if (!runner_move_array(c, i, &args[i], RUNNER_PUT, runner_buffer_at(c->run, runner_buffer_of(f, i))->mapped)) return false;
  if (c->run->program->constants_bytes) memcpy(runner_buffer_at(c->run, n)->mapped, c->run->program->constants, c->run->program->constants_bytes);
  if (!runner_fill_parameters(c, n + 2)) return false;
  if (!c->run->r->device->begin(c->run, sets, descriptors)) return false;
  if (!(c->run->r->device->call ? runner_call_whole(c, n + 1) : runner_record_steps(c, f->num_steps, f->steps))) return false;
  if (!runner_finish(c->run, times)) return false;
  for (size_t i = 0; i < f->num_results; i++)
    if (!runner_move_array(c, f->num_arguments + i, &c->results[i], RUNNER_GET,
                           runner_buffer_at(c->run, runner_buffer_of(f, f->num_arguments + i))->mapped))
      return false;
  for (size_t i = 0; i < n; i++)
    if (runner_buffer_of(f, i) == i && !runner_check_rest(c, i, args, c->results)) return false;
  return true;
}

static bool runner_run_function(runner *r, const cg_program *program, const cg_function *f, const cg_array *args, cg_array *results, int64_t *symbols,
                                runner_times *times, runner_error *error) {
  runner_call c;
  bool ok = symbols != NULL;
  memset(&c, 0, sizeof c);
  c.f = f;
  c.symbols = symbols;
  while (c.known < f->num_symbols && !f->symbols[c.known].read) c.known++;
  c.sizes = (uint64_t *)calloc(f->num_arguments + f->num_results + RUNNER_OTHER_BUFFERS, sizeof *c.sizes);
  c.made = (uint64_t *)calloc(f->num_arguments + f->num_results + RUNNER_OTHER_BUFFERS, sizeof *c.made);
  c.results = results;
  c.error = error;
  memset(results, 0, f->num_results * sizeof *results);
  if (ok && !runner_symbols(f, args, symbols)) ok = runner_fail(error, "the arguments' shapes do not fit the function");
  ok = ok && c.sizes && c.made && runner_make_results(&c);
  if (ok) c.run = r->device->start(r, program, f->num_arguments + f->num_results + RUNNER_OTHER_BUFFERS, error);
  if (c.run) ok = runner_call_run(&c, args, times), ok = r->device->end(c.run, ok);
  ok = ok && c.run;
  if (!ok)
    for (size_t i = 0; i < f->num_results; i++) {
      free(results[i].data);
      results[i].data = NULL;
    }
  free(c.sizes);
  free(c.made);
  return ok;
}

bool runner_function(runner *r, const cg_program *program, const cg_function *f, const cg_array *args, cg_array *results, runner_times *times,
                     runner_error *error) {
  int64_t *symbols = (int64_t *)calloc(f->num_symbols + 1, sizeof *symbols);
  bool ok = runner_run_function(r, program, f, args, results, symbols, times, error);
  free(symbols);
  return ok;
}

bool runner_sizes(runner *r, const cg_program *program, const cg_function *f, const cg_array *args, int64_t *symbols, runner_error *error) {
  cg_array *results = (cg_array *)calloc(f->num_results + 1, sizeof *results);
  bool ok = results ? runner_run_function(r, program, f, args, results, symbols, NULL, error) : runner_fail(error, "out of memory");
  for (size_t i = 0; results && i < f->num_results; i++) free(results[i].data);
  free(results);
  return ok;
}

// Which array binding i of a kernel is, of those that are given: the buffer of its parameters is not among them.
static size_t runner_given(const cg_kernel *k, size_t i) { return k->num_parameters && i > k->parameter_binding ? i - 1 : i; }

static bool runner_kernel_run(runner_run *run, const cg_kernel *k, cg_array *bindings, const uint32_t *push, size_t num_push, runner_times *times) {
  runner_range ranges[64];
  int64_t symbols[RUNNER_MAX_PUSH];
  uint32_t count[3];
  if (k->num_bindings > 64 || num_push > RUNNER_MAX_PUSH) return runner_fail(run->error, "a kernel with %zu bindings", k->num_bindings);
  size_t constants = k->num_push_constants + k->num_parameters;
  if (num_push < constants)
    return runner_fail(run->error, "kernel '%.*s' takes %zu push constants, %zu are given", (int)k->name.len, k->name.data, constants, num_push);
  for (size_t i = 0; i < num_push; i++) symbols[i] = (int64_t)(int32_t)push[i];
  for (size_t i = 0; i < k->num_bindings; i++) {
    bool parameters = k->num_parameters && i == k->parameter_binding;
    const cg_array *a = parameters ? NULL : &bindings[runner_given(k, i)];
    int64_t bytes;
    uint64_t size = a ? a->size : 0;
    if (cg_size_eval(k->bindings[i].bytes, symbols, num_push, &bytes) == CG_OK && bytes > (int64_t)size) {
      if (a && (uint64_t)bytes - size > 3)
        return runner_fail(run->error, "binding %u holds %llu bytes, kernel '%.*s' needs %lld", k->bindings[i].binding, (unsigned long long)size,
                           (int)k->name.len, k->name.data, (long long)bytes);
      size = (uint64_t)bytes;
    }
    ranges[i].buffer = i;
    ranges[i].offset = 0;
    ranges[i].bytes = size;
    if (!run->r->device->make_buffer(run, i, size)) return false;
    uint8_t *mapped = runner_buffer_at(run, i)->mapped;
    if (a && a->size && (k->bindings[i].access & CG_ACCESS_READ)) memcpy(mapped, a->data, a->size);
    for (size_t w = 0; parameters && w < k->num_parameters; w++) memcpy(mapped + k->parameters[w].offset, &push[w], 4);
  }
  if (cg_workgroup_count(k, symbols, num_push, count) != CG_OK) return runner_fail(run->error, "the workgroup count has no value");
  if (!run->r->device->begin(run, RUNNER_MAX_SETS, k->num_bindings)) return false;
  if (!run->r->device->dispatch(run, (size_t)(k - run->program->kernels), ranges, push, num_push, count)) return false;
  if (!runner_finish(run, times)) return false;
  for (size_t i = 0; i < k->num_bindings; i++) {
    cg_array *a = k->num_parameters && i == k->parameter_binding ? NULL : &bindings[runner_given(k, i)];
    if (a && a->size && (k->bindings[i].access & CG_ACCESS_WRITE)) memcpy(a->data, runner_buffer_at(run, i)->mapped, a->size);
  }
  return true;
}

bool runner_kernel(runner *r, const cg_program *program, const cg_kernel *k, cg_array *bindings, const uint32_t *push, size_t num_push,
                   runner_times *times, runner_error *error) {
  runner_run *run = r->device->start(r, program, k->num_bindings, error);
  return run && r->device->end(run, runner_kernel_run(run, k, bindings, push, num_push, times));
}

// ---- what the device does by itself --------------------------------------------------------------------------------------------------------------
void runner_close(runner *r) {
  if (r) r->device->close(r);
}
const char *runner_name(const runner *r) { return r->name; }

void runner_identify(runner *r, runner_identity *out) {
  memset(out, 0, sizeof *out);
  snprintf(out->name, sizeof out->name, "%s", r->name);
  r->device->identify(r, out);
}

const cg_target *runner_target(const runner *r) { return &r->facts; }
bool runner_is_cpu(const runner *r) { return r->is_cpu; }
uint64_t runner_memory(const runner *r) { return r->memory; }

void *runner_more(void *list, size_t count, size_t size) {
  uint8_t *more = (uint8_t *)realloc(list, (count + 1) * size);
  if (more) memset(more + count * size, 0, size);
  return more;
}

bool runner_add_list(runner_bench *b, const runner_bench_step *steps, size_t count, size_t *list) {
  runner_list *more = (runner_list *)runner_more(b->lists, b->num_lists, sizeof *more);
  if (!more) return runner_fail(b->error, "out of memory");
  b->lists = more;
  more[b->num_lists].steps = (runner_bench_step *)calloc(count + 1, sizeof *steps);
  if (!more[b->num_lists].steps) return runner_fail(b->error, "out of memory");
  if (count) memcpy(more[b->num_lists].steps, steps, count * sizeof *steps);
  more[b->num_lists].count = count;
  *list = b->num_lists++;
  return true;
}

void runner_free_lists(runner_bench *b) {
  for (size_t i = 0; i < b->num_lists; i++) free(b->lists[i].steps);
  free(b->lists);
}

bool runner_play(runner_bench *b, const runner_bench_chain *chain, bool (*step)(runner_bench *b, const runner_bench_step *step)) {
  for (size_t i = 0; i < chain->length; i++) {
    const runner_list *l = &b->lists[chain->lists[(chain->start + i) % chain->num_lists]];
    for (size_t s = 0; s < l->count; s++)
      if (!step(b, &l->steps[s])) return false;
  }
  return true;
}

runner_bench *runner_bench_open(runner *r) { return r->device->bench_open(r); }
void runner_bench_close(runner_bench *b) {
  if (b) b->r->device->bench_close(b);
}
bool runner_bench_buffer(runner_bench *b, uint64_t bytes, size_t *buffer, runner_error *error) {
  b->error = error;
  return b->r->device->bench_buffer(b, bytes, buffer);
}
bool runner_bench_write(runner_bench *b, size_t buffer, const void *data, uint64_t bytes, runner_error *error) {
  b->error = error;
  return b->r->device->bench_write(b, buffer, data, bytes);
}
bool runner_bench_read(runner_bench *b, size_t buffer, void *data, uint64_t bytes, runner_error *error) {
  b->error = error;
  return b->r->device->bench_read(b, buffer, data, bytes);
}
bool runner_bench_copy(runner_bench *b, size_t from, size_t to, uint64_t bytes, runner_error *error) {
  b->error = error;
  return !bytes || b->r->device->bench_copy(b, from, to, bytes);
}
bool runner_bench_fill(runner_bench *b, size_t buffer, uint32_t pattern, runner_error *error) {
  b->error = error;
  return b->r->device->bench_fill(b, buffer, pattern);
}
bool runner_bench_program(runner_bench *b, const cg_program *program, const uint32_t *specialization, size_t num_specialization, size_t *index,
                          double *seconds, runner_error *error) {
  b->error = error;
  return b->r->device->bench_program(b, program, specialization, num_specialization, index, seconds);
}
bool runner_bench_list(runner_bench *b, const runner_bench_step *steps, size_t count, size_t *list, runner_error *error) {
  b->error = error;
  return b->r->device->bench_list(b, steps, count, list);
}
bool runner_bench_run(runner_bench *b, const runner_bench_chain *chains, size_t count, double *seconds, runner_error *error) {
  b->error = error;
  return b->r->device->bench_run(b, chains, count, seconds);
}
