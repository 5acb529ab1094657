// Public: the reference interpreter. It runs functions on tensors, programs of dispatches, and kernels (workgroups and threads).
// Absent with CODEGEN_NO_INTERP.
#ifndef CG_INTERP_H
#define CG_INTERP_H
#include "ir/cg_ir.h"
#ifdef __cplusplus
extern "C" {
#endif

typedef struct cg_interp_desc {
  uint64_t max_steps;     // operations before it gives up with an error; 0 means no limit
  bool check_races;       // on bindings and workgroup memory
  uint32_t subgroup_size; // lanes in lockstep for subgroup ops, and no kernel that requires another number; 0: what a kernel requires, or 32
  bool flush_denormals;
  uint64_t max_loop_trips; // as of cg_target: a thread whose loops come round more often is a fault; 0: no limit
  // An array result's error bound, filled where not NULL: for each result an array of doubles, one per element: 2 n eps sum|terms| from the shadow.
  double **bounds;
} cg_interp_desc;

// Runs function `name` of the module. Arguments in order; results are allocated in the context (valid until cg_reset). *num_results holds the
// capacity of `results` on entry, and afterwards how many there are. Faults (out of bounds, uninitialised reads, races, division by zero) are
// diagnostics with the op's location.
CODEGEN_API cg_result cg_interpret(cg_module module, const char *name, size_t num_args, const cg_array *args, size_t *num_results, cg_array *results,
                                   const cg_interp_desc *desc);
// Runs a dispatch function: its bindings in (set, binding) order, read, written in place. `workgroups` NULL: evaluated from the export's region, or
// one when there is none. Push constants as 32-bit words.
CODEGEN_API cg_result cg_interpret_dispatch(cg_module module, const char *name, size_t num_bindings, cg_array *bindings, size_t num_push,
                                            const uint32_t *push, const uint32_t workgroups[3], const cg_interp_desc *desc);

#ifdef __cplusplus
}
#endif
#endif
