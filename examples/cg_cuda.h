// cg_cuda.h - launches a cg_program of PTX through the caller's CUDA driver. Public domain or MIT-0, as codegen.h: copy it into your project and
// change it.
//
// In one C or C++ file, after codegen.h and codegen_nvvm.h (of both the declarations suffice, and cg_size_eval, cg_function_unmet, cg_target_at):
//    #define CG_CUDA_IMPLEMENTATION
//    #include "cg_cuda.h"
// Elsewhere without the define. It needs no header of CUDA's: handles are void *, device pointers uint64_t, as the driver has them.
//
//                         cgcu_facts    the target of a device, to compile for
// Once per program:       cgcu_create   the module, and the function of every kernel
// Once per set of sizes:  cgcu_needs_of, cgcu_bytes, cgcu_parameters    how large buffers have to be; what sizes kernels read
// Each time:              cgcu_run      the function's steps go into the caller's stream
// At the end:             cgcu_destroy
//
// It owns no context, stream or memory, loads no library (the driver's functions come through the caller), allocates no host memory, and is as safe
// to call from several threads as the driver is. The caller's context is current in every call. examples/cuda_launch.c is the whole flow.
#ifndef CG_CUDA_H
#define CG_CUDA_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#ifndef CGCU_API
#define CGCU_API
#endif
#ifdef _WIN32
#define CGCU_CALL __stdcall
#else
#define CGCU_CALL
#endif
#ifdef __cplusplus
extern "C" {
#endif

// Of one kernel; cgcu_create refuses more.
#define CGCU_MAX_BINDINGS 64u
#define CGCU_MAX_PUSH 128u

// The driver's functions by their names in libcuda.so.1 or nvcuda.dll: a symbol of that library.
typedef void *(*cgcu_get_proc)(void *user, const char *name);

#define CGCU_FUNCTIONS(X)                                                                                                                            \
  X(GetErrorName, "cuGetErrorName", (int status, const char **name))                                                                                 \
  X(ModuleLoadDataEx, "cuModuleLoadDataEx", (void **module, const void *image, unsigned count, int *options, void **values))                         \
  X(ModuleUnload, "cuModuleUnload", (void *module))                                                                                                  \
  X(ModuleGetFunction, "cuModuleGetFunction", (void **function, void *module, const char *name))                                                     \
  X(FuncSetAttribute, "cuFuncSetAttribute", (void *function, int attribute, int value))                                                              \
  X(MemcpyDtoDAsync, "cuMemcpyDtoDAsync_v2", (uint64_t to, uint64_t from, size_t bytes, void *stream))                                               \
  X(MemcpyDtoHAsync, "cuMemcpyDtoHAsync_v2", (void *to, uint64_t from, size_t bytes, void *stream))                                                  \
  X(MemsetD32Async, "cuMemsetD32Async", (uint64_t to, unsigned value, size_t words, void *stream))                                                   \
  X(MemsetD8Async, "cuMemsetD8Async", (uint64_t to, unsigned char value, size_t bytes, void *stream))                                                \
  X(StreamSynchronize, "cuStreamSynchronize", (void *stream))                                                                                        \
  X(LaunchKernel, "cuLaunchKernel",                                                                                                                  \
    (void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, void *stream, void **parameters, \
     void **extra))

typedef struct cgcu_program {
  const cg_program *program; // must live as long as this
  void *module;
  void **functions;
  int status; // of the last call of the driver that failed: a CUresult
#define CGCU_MEMBER(name, symbol, parameters) int(CGCU_CALL * name) parameters;
  CGCU_FUNCTIONS(CGCU_MEMBER)
#undef CGCU_MEMBER
} cgcu_program;

// The target of CUdevice `device`: that of its chip, or of the last one before it that is known, for cg_compile_desc.target_facts. The functions
// that take `why` (of `size` bytes; may be NULL) report there.
CGCU_API bool cgcu_facts(cgcu_get_proc get, void *user, int device, cg_target *facts, char *why, size_t size);

// Loads the PTX, which the driver compiles, and finds the entries. `functions` is the caller's array of program->num_kernels, kept until
// cgcu_destroy. After false nothing is left to destroy.
CGCU_API bool cgcu_create(cgcu_program *p, const cg_program *program, cgcu_get_proc get, void *user, void **functions, char *why, size_t size);
// The device must have finished with the functions.
CGCU_API void cgcu_destroy(cgcu_program *p);

// What a call of `f` takes, at these symbol values (cg_function_symbols). Symbols that steps read have none yet: set them to the most that they may
// become, here and for cgcu_bytes. cgcu_run says so where they become more than the buffers take.
typedef struct cgcu_needs {
  uint64_t constants;  // bytes of the buffer that holds program->constants; 0: none
  uint64_t transient;  // bytes of scratch memory; 0: none. Two calls that may run at once need one each.
  uint64_t parameters; // bytes of the buffer that gets what cgcu_parameters writes; 0: none
  bool control;        // loops, branches or sizes that the host reads: cgcu_run waits for the stream, which cannot be one that is captured
} cgcu_needs;
CGCU_API bool cgcu_needs_of(const cgcu_program *p, const cg_function *f, const int64_t *symbols, cgcu_needs *needs, char *why, size_t size);
// Bytes of the buffer of argument or result `index`; at least 4. Arrays that are fixed to one set and binding share their buffer.
CGCU_API bool cgcu_bytes(const cg_function *f, const int64_t *symbols, cg_buffer_kind kind, uint32_t index, uint64_t *bytes);
// Sizes that come in a buffer: writes them into `out`, for the caller to copy.
CGCU_API bool cgcu_parameters(const cg_function *f, const int64_t *symbols, void *out);

typedef struct cgcu_range {
  uint64_t pointer; // CUdeviceptr: a multiple of the alignment that the bindings have, which all of cuMemAlloc's are
  uint64_t bytes;   // that may be touched from there on
} cgcu_range;
typedef struct cgcu_buffers {
  const cgcu_range *arguments, *results;       // as many as f has; those of scalar arguments are not read. Results overlap nothing else.
  cgcu_range constants, transient, parameters; // where cgcu_needs asks for them
  int64_t *symbols; // where f reads sizes (cg_symbol.read): room for all of its symbols, which stand there afterwards, and tell how large results are
} cgcu_buffers;
// Puts f's steps into the stream, in order. It returns when they are there, but waits for what the host decides by, where needs.control says so: a
// loop whose condition never ends it never returns then.
CGCU_API bool cgcu_run(cgcu_program *p, const cg_function *f, const int64_t *symbols, const cgcu_buffers *buffers, void *stream, char *why,
                       size_t size);
// One kernel by itself, such as a hand-written dispatch: a pointer per kernel binding, a word per push constant.
CGCU_API bool cgcu_launch(cgcu_program *p, size_t kernel, const uint64_t *pointers, const uint32_t *push, const uint32_t count[3], void *stream,
                          char *why, size_t size);

#ifdef __cplusplus
}
#endif
#endif // CG_CUDA_H

// ======================================================================================================================================
#if defined(CG_CUDA_IMPLEMENTATION) && !defined(CG_CUDA_IMPLEMENTED)
#define CG_CUDA_IMPLEMENTED
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static bool cgcu_fail(char *why, size_t size, const char *format, ...) {
  va_list args;
  va_start(args, format);
  if (why && size) vsnprintf(why, size, format, args);
  va_end(args);
  return false;
}

static bool cgcu_check(cgcu_program *p, int status, const char *call, char *why, size_t size) {
  const char *name = NULL;
  if (!status) return true;
  p->status = status;
  if (p->GetErrorName(status, &name) || !name) name = "an unknown error";
  return cgcu_fail(why, size, "%s gives %s", call, name);
}

static bool cgcu_load(cgcu_get_proc get, void *user, const char *name, void *function, char *why, size_t size) {
  void *found = get(user, name);
  if (!found) return cgcu_fail(why, size, "the CUDA driver has no %s", name);
  memcpy(function, &found, sizeof found);
  return true;
}

CGCU_API bool cgcu_facts(cgcu_get_proc get, void *user, int device, cg_target *facts, char *why, size_t size) {
  enum { UNITS = 16, MAJOR = 75, MINOR = 76 }; // CU_DEVICE_ATTRIBUTE_…
  int(CGCU_CALL * attribute)(int *value, int which, int of);
  const cg_target *t;
  int major = 0, minor = 0, units = 0, best = 0;
  if (!cgcu_load(get, user, "cuDeviceGetAttribute", &attribute, why, size)) return false;
  if (attribute(&major, MAJOR, device) || attribute(&minor, MINOR, device) || attribute(&units, UNITS, device))
    return cgcu_fail(why, size, "the device %d tells nothing", device);
  for (size_t i = 0; (t = cg_target_at(i)) != NULL; i++) {
    int chip = 0;
    const char *digit = t->name + 3;
    if (t->format != CG_FORMAT_PTX) continue;
    while (*digit >= '0' && *digit <= '9') chip = 10 * chip + (*digit++ - '0');
    if (*digit || chip <= best || chip > 10 * major + minor) continue; // sm_90a and its kind run on theirs alone
    best = chip;
    *facts = *t;
  }
  facts->compute_units = (uint32_t)units;
  return best || cgcu_fail(why, size, "sm_%d%d is older than all known targets", major, minor);
}

// The entry of a kernel: a byte that PTX does not take is $ and two hexadecimal digits.
static bool cgcu_entry(cg_str name, char *out, size_t size) {
  static const char hex[] = "0123456789abcdef";
  size_t n = 0;
  for (size_t i = 0; i < name.len; i++) {
    unsigned char c = (unsigned char)name.data[i];
    bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_', digit = c >= '0' && c <= '9' && i;
    if (n + 4 > size) return false;
    out[n++] = letter || digit ? (char)c : '$';
    if (letter || digit) continue;
    out[n++] = hex[c >> 4];
    out[n++] = hex[c & 15];
  }
  out[n] = 0;
  return true;
}

static bool cgcu_find(cgcu_program *p, size_t kernel, char *why, size_t size) {
  enum { MAX_DYNAMIC_SHARED_SIZE_BYTES = 8 }; // CU_FUNC_ATTRIBUTE_…
  const cg_kernel *k = &p->program->kernels[kernel];
  char name[1024];
  if (k->num_bindings > CGCU_MAX_BINDINGS || k->num_push_constants > CGCU_MAX_PUSH || !cgcu_entry(k->name, name, sizeof name))
    return cgcu_fail(why, size, "kernel '%.*s' has more bindings, push constants or letters than cg_cuda.h has room for", (int)k->name.len,
                     k->name.data);
  if (!cgcu_check(p, p->ModuleGetFunction(&p->functions[kernel], p->module, name), name, why, size)) return false;
  return k->shared_memory_bytes <= CG_NVVM_STATIC_SHARED_MEMORY ||
         cgcu_check(p, p->FuncSetAttribute(p->functions[kernel], MAX_DYNAMIC_SHARED_SIZE_BYTES, (int)k->shared_memory_bytes), "cuFuncSetAttribute",
                    why, size);
}

CGCU_API bool cgcu_create(cgcu_program *p, const cg_program *program, cgcu_get_proc get, void *user, void **functions, char *why, size_t size) {
  enum { ERROR_LOG_BUFFER = 5, ERROR_LOG_BUFFER_SIZE_BYTES = 6 }; // CU_JIT_…
  int options[2] = {ERROR_LOG_BUFFER, ERROR_LOG_BUFFER_SIZE_BYTES};
  char log[512] = "";
  void *values[2];
  memset(p, 0, sizeof *p);
  p->program = program;
  p->functions = functions;
#define CGCU_LOAD(name, symbol, parameters)                                                                                                          \
  if (!cgcu_load(get, user, symbol, &p->name, why, size)) return false;
  CGCU_FUNCTIONS(CGCU_LOAD)
#undef CGCU_LOAD
  if (strcmp(program->format, "ptx") != 0) return cgcu_fail(why, size, "the program is %s: a CUDA device takes PTX", program->format);
  if (!program->num_kernels) return true;
  values[0] = log;
  values[1] = (void *)(uintptr_t)sizeof log;
  p->status = p->ModuleLoadDataEx(&p->module, program->text.data, 2, options, values);
  if (p->status) return cgcu_fail(why, size, "the CUDA driver does not take the PTX: %s", log);
  for (size_t i = 0; i < program->num_kernels; i++) {
    if (cgcu_find(p, i, why, size)) continue;
    cgcu_destroy(p);
    return false;
  }
  return true;
}

CGCU_API void cgcu_destroy(cgcu_program *p) {
  if (p->module) p->ModuleUnload(p->module);
  p->module = NULL;
}

// ---- sizes -------------------------------------------------------------------------------------------------------------------------------------
typedef struct {
  cgcu_program *p;
  const cg_function *f;
  const int64_t *symbols;
  const cgcu_buffers *buffers;
  void *stream;
  char *why;
  size_t size;
} cgcu_call;

static bool cgcu_eval(const cgcu_call *c, cg_size s, uint64_t *out) {
  int64_t v = 0;
  if (cg_size_eval(s, c->symbols, c->f->num_symbols, &v) != CG_OK || v < 0)
    return cgcu_fail(c->why, c->size, "the size '%.*s' has no value", (int)s.text.len, s.text.data);
  *out = (uint64_t)v;
  return true;
}

// Narrow elements make a kernel's range end with a whole word.
static bool cgcu_add_bytes(const cgcu_call *c, size_t count, const cg_step *steps, cg_buffer_kind kind, uint32_t index, uint64_t *bytes) {
  for (size_t i = 0; i < count; i++) {
    for (size_t k = 0; k < steps[i].num_bindings; k++) {
      const cg_buffer_range *r = &steps[i].bindings[k];
      uint64_t offset, length;
      if (r->buffer != kind || r->index != index) continue;
      if (!cgcu_eval(c, r->offset, &offset) || !cgcu_eval(c, r->bytes, &length)) return false;
      if (offset + length > *bytes) *bytes = offset + length;
    }
    for (size_t k = 0; k < steps[i].num_lists; k++)
      if (!cgcu_add_bytes(c, steps[i].lists[k].num_steps, steps[i].lists[k].steps, kind, index, bytes)) return false;
  }
  return true;
}

CGCU_API bool cgcu_needs_of(const cgcu_program *p, const cg_function *f, const int64_t *symbols, cgcu_needs *needs, char *why, size_t size) {
  cgcu_call c = {NULL, f, symbols, NULL, NULL, why, size};
  const cg_condition *unmet = cg_function_unmet(f, symbols);
  memset(needs, 0, sizeof *needs);
  if (unmet) return cgcu_fail(why, size, "%.*s", (int)unmet->message.len, unmet->message.data);
  needs->control = f->step_kinds >> CG_STEP_WHILE != 0;
  needs->constants = p->program->constants_bytes;
  return cgcu_eval(&c, f->transient_bytes, &needs->transient) &&
         cgcu_add_bytes(&c, f->num_steps, f->steps, CG_BUFFER_TRANSIENT, 0, &needs->transient) &&
         cgcu_add_bytes(&c, f->num_steps, f->steps, CG_BUFFER_CONSTANTS, 0, &needs->constants) &&
         (!f->num_parameters || cgcu_eval(&c, f->parameter_bytes, &needs->parameters));
}

CGCU_API bool cgcu_bytes(const cg_function *f, const int64_t *symbols, cg_buffer_kind kind, uint32_t index, uint64_t *bytes) {
  cgcu_call c = {NULL, f, symbols, NULL, NULL, NULL, 0};
  const cg_array_type *of = kind == CG_BUFFER_ARGUMENT ? &f->arguments[index] : &f->results[index];
  *bytes = 4;
  for (size_t i = 0; i < f->num_arguments + f->num_results; i++) {
    const cg_array_type *a = i < f->num_arguments ? &f->arguments[i] : &f->results[i - f->num_arguments];
    uint64_t n;
    if (a != of && !(a->fixed && of->fixed && a->set == of->set && a->binding == of->binding)) continue;
    if (!cgcu_eval(&c, a->bytes, &n)) return false;
    if (n > *bytes) *bytes = n;
  }
  return cgcu_add_bytes(&c, f->num_steps, f->steps, kind, index, bytes);
}

CGCU_API bool cgcu_parameters(const cg_function *f, const int64_t *symbols, void *out) {
  for (size_t i = 0; i < f->num_parameters; i++) {
    int64_t v;
    uint32_t word;
    if (cg_size_eval(f->parameters[i].value, symbols, f->num_symbols, &v) != CG_OK) return false;
    word = (uint32_t)v;
    memcpy((uint8_t *)out + f->parameters[i].offset, &word, 4);
  }
  return true;
}

// ---- steps -------------------------------------------------------------------------------------------------------------------------------------
static bool cgcu_place(const cgcu_call *c, const cg_buffer_range *r, cgcu_range *out) {
  static const char *const names[] = {"argument", "result", "the constants,", "the transients,", "the parameters,"};
  const cgcu_buffers *b = c->buffers;
  const cgcu_range *base = NULL;
  uint64_t offset, bytes;
  switch (r->buffer) {
  case CG_BUFFER_ARGUMENT: base = &b->arguments[r->index]; break;
  case CG_BUFFER_RESULT: base = &b->results[r->index]; break;
  case CG_BUFFER_CONSTANTS: base = &b->constants; break;
  case CG_BUFFER_TRANSIENT: base = &b->transient; break;
  case CG_BUFFER_PARAMETERS: base = &b->parameters; break;
  }
  if (!cgcu_eval(c, r->offset, &offset) || !cgcu_eval(c, r->bytes, &bytes)) return false;
  if (offset > base->bytes || bytes > base->bytes - offset)
    return cgcu_fail(c->why, c->size, "%s %u needs %llu bytes; %llu are given", names[r->buffer], r->index, (unsigned long long)(offset + bytes),
                     (unsigned long long)base->bytes);
  out->pointer = base->pointer + offset;
  out->bytes = bytes;
  return true;
}

CGCU_API bool cgcu_launch(cgcu_program *p, size_t kernel, const uint64_t *pointers, const uint32_t *push, const uint32_t count[3], void *stream,
                          char *why, size_t size) {
  const cg_kernel *k = &p->program->kernels[kernel];
  void *parameters[CGCU_MAX_BINDINGS + CGCU_MAX_PUSH];
  uint64_t buffers[CGCU_MAX_BINDINGS];
  uint32_t words[CGCU_MAX_PUSH], shared = k->shared_memory_bytes > CG_NVVM_STATIC_SHARED_MEMORY ? k->shared_memory_bytes : 0;
  size_t n = 0;
  if (!count[0] || !count[1] || !count[2]) return true;
  for (size_t i = 0; i < k->num_bindings; i++) buffers[i] = pointers[i], parameters[n++] = &buffers[i];
  for (size_t i = 0; i < k->num_push_constants; i++) words[i] = push[i], parameters[n++] = &words[i];
  return cgcu_check(p,
                    p->LaunchKernel(p->functions[kernel], count[0], count[1], count[2], k->workgroup_size[0], k->workgroup_size[1],
                                    k->workgroup_size[2], shared, stream, parameters, NULL),
                    "cuLaunchKernel", why, size);
}

static bool cgcu_dispatch(const cgcu_call *c, const cg_step *s) {
  uint64_t pointers[CGCU_MAX_BINDINGS], v;
  uint32_t push[CGCU_MAX_PUSH], count[3];
  cgcu_range range;
  for (size_t i = 0; i < s->num_bindings; i++) {
    if (!cgcu_place(c, &s->bindings[i], &range)) return false;
    pointers[i] = range.pointer;
  }
  for (size_t i = 0; i < s->num_push_constants; i++) {
    int64_t word;
    if (cg_size_eval(s->push_constants[i], c->symbols, c->f->num_symbols, &word) != CG_OK)
      return cgcu_fail(c->why, c->size, "a push constant has no value");
    push[i] = (uint32_t)word;
  }
  for (int i = 0; i < 3; i++) {
    if (!cgcu_eval(c, s->workgroup_count[i], &v)) return false;
    count[i] = v > UINT32_MAX ? UINT32_MAX : (uint32_t)v;
  }
  return cgcu_launch(c->p, s->kernel, pointers, push, count, c->stream, c->why, c->size);
}

static bool cgcu_fill(const cgcu_call *c, const cg_step *s) {
  cgcu_range to;
  if (!cgcu_place(c, &s->bindings[0], &to)) return false;
  uint64_t words = to.bytes / 4;
  if (words && !cgcu_check(c->p, c->p->MemsetD32Async(to.pointer, s->fill_pattern, (size_t)words, c->stream), "cuMemsetD32Async", c->why, c->size))
    return false;
  for (uint64_t i = 4 * words; i < to.bytes; i++) {
    unsigned char byte = (unsigned char)(s->fill_pattern >> (8 * (i % 4)));
    if (!cgcu_check(c->p, c->p->MemsetD8Async(to.pointer + i, byte, 1, c->stream), "cuMemsetD8Async", c->why, c->size)) return false;
  }
  return true;
}

static bool cgcu_copy(const cgcu_call *c, const cg_step *s) {
  cgcu_range from, to;
  if (!cgcu_place(c, &s->bindings[0], &from) || !cgcu_place(c, &s->bindings[1], &to)) return false;
  size_t bytes = (size_t)(from.bytes < to.bytes ? from.bytes : to.bytes);
  return !bytes || cgcu_check(c->p, c->p->MemcpyDtoDAsync(to.pointer, from.pointer, bytes, c->stream), "cuMemcpyDtoDAsync", c->why, c->size);
}

// What the host decides by: a condition of one byte, an index, or a size.
static bool cgcu_decide(const cgcu_call *c, const cg_step *s, int64_t *out) {
  cgcu_range from;
  uint8_t bytes[8] = {0};
  int32_t word;
  if (!cgcu_place(c, &s->bindings[0], &from)) return false;
  if (!cgcu_check(c->p, c->p->MemcpyDtoHAsync(bytes, from.pointer, from.bytes < 8 ? (size_t)from.bytes : 8, c->stream), "cuMemcpyDtoHAsync", c->why,
                  c->size) ||
      !cgcu_check(c->p, c->p->StreamSynchronize(c->stream), "cuStreamSynchronize", c->why, c->size))
    return false;
  memcpy(&word, bytes, 4);
  *out = from.bytes == 1 ? bytes[0] : word;
  if (from.bytes == 8) memcpy(out, bytes, 8);
  return true;
}

// A size that data decides.
static bool cgcu_read(const cgcu_call *c, const cg_step *s) {
  const cg_condition *unmet;
  int64_t v;
  if (!cgcu_decide(c, s, &v)) return false;
  if (cg_function_read(c->f, s->symbol, v, c->buffers->symbols, &unmet) == CG_OK) return true;
  if (!unmet) return cgcu_fail(c->why, c->size, "a size that data gives is %lld: arrays cannot be as large as that makes them", (long long)v);
  return cgcu_fail(c->why, c->size, "%.*s", (int)unmet->message.len, unmet->message.data);
}

static bool cgcu_steps(const cgcu_call *c, size_t count, const cg_step *steps);
static bool cgcu_list(const cgcu_call *c, const cg_step *s, size_t list) { return cgcu_steps(c, s->lists[list].num_steps, s->lists[list].steps); }

static bool cgcu_step(const cgcu_call *c, const cg_step *s) {
  uint64_t trips;
  int64_t v;
  switch (s->kind) {
  case CG_STEP_DISPATCH: return cgcu_dispatch(c, s);
  case CG_STEP_COPY: return cgcu_copy(c, s);
  case CG_STEP_FILL: return cgcu_fill(c, s);
  case CG_STEP_BARRIER: return true; // a stream keeps the order
  case CG_STEP_READ: return cgcu_read(c, s);
  case CG_STEP_WHILE:
    for (;;) {
      if (!cgcu_list(c, s, 0) || !cgcu_decide(c, s, &v)) return false;
      if (!v) return true;
      if (!cgcu_list(c, s, 1)) return false;
    }
  case CG_STEP_FOR:
    if (!cgcu_eval(c, s->trip_count, &trips)) return false;
    for (uint64_t i = 0; i < trips; i++)
      if (!cgcu_list(c, s, 0)) return false;
    return true;
  case CG_STEP_CASE: return cgcu_decide(c, s, &v) && cgcu_list(c, s, v >= 0 && (uint64_t)v < s->num_lists ? (size_t)v : s->num_lists - 1);
  }
  return false;
}

static bool cgcu_steps(const cgcu_call *c, size_t count, const cg_step *steps) {
  for (size_t i = 0; i < count; i++)
    if (!cgcu_step(c, &steps[i])) return false;
  return true;
}

CGCU_API bool cgcu_run(cgcu_program *p, const cg_function *f, const int64_t *symbols, const cgcu_buffers *buffers, void *stream, char *why,
                       size_t size) {
  cgcu_call c = {p, f, symbols, buffers, stream, why, size};
  cgcu_needs needs;
  if (f->step_kinds >> CG_STEP_READ & 1) { // what is bound is compared as sizes come to be known
    const cg_condition *unmet = cg_function_unmet(f, symbols);
    if (unmet) return cgcu_fail(why, size, "%.*s", (int)unmet->message.len, unmet->message.data);
    if (!buffers->symbols) return cgcu_fail(why, size, "the function reads sizes: cgcu_buffers.symbols has to be there");
    for (size_t i = 0; i < f->num_symbols; i++) buffers->symbols[i] = symbols[i];
    c.symbols = buffers->symbols;
    return cgcu_steps(&c, f->num_steps, f->steps);
  }
  if (!cgcu_needs_of(p, f, symbols, &needs, why, size)) return false;
  if (needs.transient > buffers->transient.bytes)
    return cgcu_fail(why, size, "the transients need %llu bytes; %llu are given", (unsigned long long)needs.transient,
                     (unsigned long long)buffers->transient.bytes);
  return cgcu_steps(&c, f->num_steps, f->steps);
}
#endif // CG_CUDA_IMPLEMENTATION
