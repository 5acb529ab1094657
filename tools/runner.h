// Runs compiled programs and kernels on a device: Vulkan's (vulkan_runner.c), CUDA's (cuda_runner.c), or the CPU by way of C (c_runner.c). A loader
// is opened at run time and never linked; without one, opening fails with a message.
// CGC_VULKAN_VALIDATION=1 turns the Khronos validation layer on; what it finds then makes the run fail.
#ifndef RUNNER_H
#define RUNNER_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef CGC_SPLIT
#include "codegen.h"
#endif

typedef struct runner runner;
typedef struct runner_error {
  char text[1024];
} runner_error;

// index < 0: the best device (of Vulkan: discrete, integrated, virtual, then CPU). NULL on failure with the reason in `error`.
runner *vulkan_runner_open(int index, runner_error *error);
runner *cuda_runner_open(int index, bool (*knows)(const char *target), runner_error *error); // which chip's own target may be taken
// For a target of format CG_FORMAT_C; functions are spread over so many threads, at least one.
runner *c_runner_open(const cg_target *target, int threads, runner_error *error);
void runner_close(runner *r);
const char *runner_name(const runner *r);
// What its times depend on: the device, its driver, and that one's version; of C the CPU, the compiler, and that one's version.
typedef struct runner_identity {
  char name[256], driver[256], version[256];
} runner_identity;
void runner_identify(runner *r, runner_identity *out);
// Target facts from what the device reports. They live as long as the runner.
const cg_target *runner_target(const runner *r);

typedef struct runner_times {
  double device_seconds; // between timestamps around all steps; 0 when the device has none
} runner_times;

// The symbols of f for these arguments; false where they do not fit.
bool runner_symbols(const cg_function *f, const cg_array *args, int64_t *symbols);
// Runs one function of a program: `args` as the function says, dense whatever its layouts are; `results` (num_results of them) get malloc'ed data.
// Buffers are bound at offsets that are not 0; the run fails where a kernel wrote any byte around or between its results. `times` may be NULL.
bool runner_function(runner *r, const cg_program *program, const cg_function *function, const cg_array *args, cg_array *results, runner_times *times,
                     runner_error *error);
// The function's symbols, of which a run reads those that data decides.
bool runner_sizes(runner *r, const cg_program *program, const cg_function *f, const cg_array *args, int64_t *symbols, runner_error *error);
// Runs one kernel: a buffer per kernel binding but that of its parameters, in the order of kernel->bindings; those that the kernel writes are read
// back. `push` are its push constants or parameters.
bool runner_kernel(runner *r, const cg_program *program, const cg_kernel *kernel, cg_array *bindings, const uint32_t *push, size_t num_push,
                   runner_times *times, runner_error *error);

// ---- timing ------------------------------------------------------------------------------------------------------------------------------------
// A bench holds device-local buffers, pipelines and recorded step lists; buffers, programs and lists are numbered from 0 as they are made.
typedef struct runner_bench runner_bench;
enum { RUNNER_BENCH_BINDINGS = 24, RUNNER_BENCH_PUSH = 64 };

typedef struct runner_range {
  size_t buffer;
  uint64_t offset, bytes;
} runner_range;

typedef struct runner_bench_step {
  cg_step_kind kind;
  size_t program;  // dispatch
  uint32_t kernel; // dispatch: of that program
  size_t num_ranges;
  runner_range ranges[RUNNER_BENCH_BINDINGS]; // as cg_step's bindings; 0 bytes: to the buffer's end
  size_t num_push;
  uint32_t push[RUNNER_BENCH_PUSH];
  uint32_t count[3];
  uint32_t pattern; // fill
} runner_bench_step;

// `length` runs of step lists, in turn from `start` on, a barrier after each.
typedef struct runner_bench_chain {
  const size_t *lists;
  size_t num_lists, start, length;
} runner_bench_chain;

runner_bench *runner_bench_open(runner *r);
void runner_bench_close(runner_bench *b);
bool runner_is_cpu(const runner *r);
uint64_t runner_memory(const runner *r); // of the largest device-local heap
bool runner_bench_buffer(runner_bench *b, uint64_t bytes, size_t *buffer, runner_error *error);
bool runner_bench_write(runner_bench *b, size_t buffer, const void *data, uint64_t bytes, runner_error *error);
bool runner_bench_read(runner_bench *b, size_t buffer, void *data, uint64_t bytes, runner_error *error);
bool runner_bench_copy(runner_bench *b, size_t from, size_t to, uint64_t bytes, runner_error *error);
bool runner_bench_fill(runner_bench *b, size_t buffer, uint32_t pattern, runner_error *error);
// The program must outlive the bench. Specialization constants 0, 1, … get `specialization`'s words. Makes every kernel's pipeline; `seconds` (of
// num_kernels) says how long each took, or NULL.
bool runner_bench_program(runner_bench *b, const cg_program *program, const uint32_t *specialization, size_t num_specialization, size_t *index,
                          double *seconds, runner_error *error);
bool runner_bench_list(runner_bench *b, const runner_bench_step *steps, size_t count, size_t *list, runner_error *error);
// Runs the chains one after another in one submission; seconds[i] is the device's time for chain i.
bool runner_bench_run(runner_bench *b, const runner_bench_chain *chains, size_t count, double *seconds, runner_error *error);

#endif
