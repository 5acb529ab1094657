// Where run and check execute: the interpreter, a Vulkan or a CUDA device, or the CPU by way of C.
#ifndef CGC_DEVICE_H
#define CGC_DEVICE_H
#include "cgc.h"
#include "runner.h"

typedef struct cgc_device {
  runner *gpu;              // NULL: the interpreter
  cg_target facts;          // of the device, or of the target with --subgroup-size
  const char *target;       // --target; NULL: none given, or the facts tell it
  uint32_t subgroup;        // --subgroup-size; 0: none given
  uint64_t max_loop_trips;  // --max-loop-trips; 0: none given
  uint32_t workgroups[3];   // --workgroups; 0: none given
  runner_identity identity; // of the gpu
  cgc_tuning_device tuned_on;
  bool compile; // the interpreter runs the final kernels, not the module as given
} cgc_device;

// From --device and --target; CGC_DONE or an exit status after a message.
int cgc_device_open(cgc_device *d, const cgc_options *o);
void cgc_device_close(cgc_device *d);
void cgc_device_identify(cgc_device *d); // fills identity and tuned_on; --tuning asks for it
const char *cgc_device_name(const cgc_device *d);
// Compiles for the device when it needs that (fills *program, *compiled).
cg_result cgc_device_prepare(const cgc_device *d, const cgc_options *o, cgc_hooks *hooks, cg_module module, cg_program *program, bool *compiled);
// The function's symbols for these arguments; false with the reason where their shapes do not fit, or a condition does not hold.
bool cgc_fits(const cg_function *f, const cg_array *args, int64_t *symbols, char *why, size_t why_size);
// Runs a function. `args` are unchanged; results get malloc'ed data (free with cgc_array_free). *num_results: capacity in, count out. bounds (or
// NULL) gets malloc'ed error bounds per result, where the interpreter ran. False with a reason in `why` (empty when diagnostics said it); *status an
// exit status.
bool cgc_device_call(const cgc_device *d, const cg_program *program, cg_module module, const char *function, size_t num_args, const cg_array *args,
                     size_t *num_results, cg_array *results, double **bounds, double *seconds, char *why, size_t why_size, int *status);
// Runs a hand-written dispatch in place; bounds as above, per binding.
bool cgc_device_dispatch(const cgc_device *d, const cg_program *program, cg_module module, const char *function, size_t num_bindings,
                         const cgc_interface_binding *interface_bindings, cg_array *bindings, double **bounds, size_t num_push, const uint32_t *push,
                         double *seconds, char *why, size_t why_size, int *status);

#endif
