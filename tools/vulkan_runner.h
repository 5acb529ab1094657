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

// Runs one function of a program: `args` as the function says; `results` (num_results of them) get malloc'ed data. `times` may be NULL.
bool vulkan_runner_function(vulkan_runner *r, const cg_program *program, const cg_function *function, const cg_array *args, cg_array *results,
                            vulkan_times *times, vulkan_error *error);
// Runs one kernel: a buffer per kernel binding, in the order of kernel->bindings; those that the kernel writes are read back. `push` are its push
// constants.
bool vulkan_runner_kernel(vulkan_runner *r, const cg_program *program, const cg_kernel *kernel, cg_array *bindings, const uint32_t *push,
                          size_t num_push, vulkan_times *times, vulkan_error *error);

#endif
