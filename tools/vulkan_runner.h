// Runs compiled programs and kernels on a Vulkan device. The loader is opened at run time and never linked; without one, opening fails with a
// message.
// CGC_VULKAN_VALIDATION=1 turns the Khronos validation layer on; what it finds then makes the run fail.
#ifndef VULKAN_RUNNER_H
#define VULKAN_RUNNER_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef CGC_SPLIT
#include "codegen.h"
#endif

typedef struct vulkan_runner vulkan_runner;
typedef struct vulkan_error {
  char text[1024];
} vulkan_error;

// index < 0: the best device (discrete, integrated, virtual, then CPU). NULL on failure with the reason in `error`.
vulkan_runner *vulkan_runner_open(int index, vulkan_error *error);
void vulkan_runner_close(vulkan_runner *r);
const char *vulkan_runner_name(const vulkan_runner *r);
// Target facts from what the device reports. `name` is the target's; it must outlive the compile.
void vulkan_runner_target(const vulkan_runner *r, const char *name, cg_target *out);

typedef struct vulkan_times {
  double device_seconds; // between timestamps around all steps; 0 when the queue has none
} vulkan_times;

// The symbols of f for these arguments; false where they do not fit.
bool vulkan_symbols(const cg_function *f, const cg_array *args, int64_t *symbols);
// Runs one function of a program: `args` as the function says, dense whatever its layouts are; `results` (num_results of them) get malloc'ed data.
// Buffers are bound at offsets that are not 0; the run fails where a kernel wrote any byte around or between its results. `times` may be NULL.
bool vulkan_runner_function(vulkan_runner *r, const cg_program *program, const cg_function *function, const cg_array *args, cg_array *results,
                            vulkan_times *times, vulkan_error *error);
// Runs one kernel: a buffer per kernel binding but that of its parameters, in the order of kernel->bindings; those that the kernel writes are read
// back. `push` are its push constants or parameters.
bool vulkan_runner_kernel(vulkan_runner *r, const cg_program *program, const cg_kernel *kernel, cg_array *bindings, const uint32_t *push,
                          size_t num_push, vulkan_times *times, vulkan_error *error);

// ---- timing ------------------------------------------------------------------------------------------------------------------------------------
// A bench holds device-local buffers, pipelines and recorded step lists; buffers, programs and lists are numbered from 0 as they are made.
typedef struct vulkan_bench vulkan_bench;
enum { VULKAN_BENCH_BINDINGS = 24, VULKAN_BENCH_PUSH = 64 };

typedef struct vulkan_bench_range {
  size_t buffer;
  uint64_t offset, bytes;
} vulkan_bench_range;

typedef struct vulkan_bench_step {
  cg_step_kind kind;
  size_t program;  // dispatch
  uint32_t kernel; // dispatch: of that program
  size_t num_ranges;
  vulkan_bench_range ranges[VULKAN_BENCH_BINDINGS]; // as cg_step's bindings
  size_t num_push;
  uint32_t push[VULKAN_BENCH_PUSH];
  uint32_t count[3];
  uint32_t pattern; // fill
} vulkan_bench_step;

// `length` runs of step lists, in turn from `start` on, a barrier after each.
typedef struct vulkan_bench_chain {
  const size_t *lists;
  size_t num_lists, start, length;
} vulkan_bench_chain;

vulkan_bench *vulkan_bench_open(vulkan_runner *r);
void vulkan_bench_close(vulkan_bench *b);
bool vulkan_bench_is_cpu(const vulkan_runner *r);
uint64_t vulkan_bench_memory(const vulkan_runner *r); // of the largest device-local heap
bool vulkan_bench_buffer(vulkan_bench *b, uint64_t bytes, size_t *buffer, vulkan_error *error);
bool vulkan_bench_write(vulkan_bench *b, size_t buffer, const void *data, uint64_t bytes, vulkan_error *error);
bool vulkan_bench_read(vulkan_bench *b, size_t buffer, void *data, uint64_t bytes, vulkan_error *error);
bool vulkan_bench_copy(vulkan_bench *b, size_t from, size_t to, uint64_t bytes, vulkan_error *error);
bool vulkan_bench_fill(vulkan_bench *b, size_t buffer, uint32_t pattern, vulkan_error *error);
// The program must outlive the bench. Specialization constants 0, 1, … get `specialization`'s words. Makes every kernel's pipeline; `seconds` (of
// num_kernels) says how long each took, or NULL.
bool vulkan_bench_program(vulkan_bench *b, const cg_program *program, const uint32_t *specialization, size_t num_specialization, size_t *index,
                          double *seconds, vulkan_error *error);
bool vulkan_bench_list(vulkan_bench *b, const vulkan_bench_step *steps, size_t count, size_t *list, vulkan_error *error);
// Runs the chains one after another in one submission; seconds[i] is the device's time for chain i.
bool vulkan_bench_run(vulkan_bench *b, const vulkan_bench_chain *chains, size_t count, double *seconds, vulkan_error *error);

#endif
