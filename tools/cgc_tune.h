// The root ops of a program, and the configurations that may suit them (cgc_candidates.c); cgc_tune.c measures these.
#ifndef CGC_TUNE_H
#define CGC_TUNE_H
#include "cgc_device.h"

enum { CGC_T_LOOPS = 16, CGC_T_OPERANDS = 8 };

typedef struct cgc_t_operand {
  uint32_t loops;     // that it is indexed by
  int inner;          // the loop that walks it contiguously; -1: none
  unsigned bytes;     // of an element
  bool window, input; // a sum of loops indexes it
} cgc_t_operand;

typedef struct cgc_t_config { // as the text of an entry, whose keys it has
  char pipeline[40];
  int64_t tile[CGC_T_LOOPS], thread[CGC_T_LOOPS], reduction[CGC_T_LOOPS], basis[CGC_T_LOOPS];
  int64_t size; // workgroup_size, of what has no tiles; 0: the tiles make it
  uint32_t promote;
  unsigned buffers;
  bool prefetch;
} cgc_t_config;

typedef struct cgc_t_root {                                       // and all kernels that have one like it
  cgc_tuning_entry entry;                                         // the best so far
  char *usual;                                                    // the configuration that the heuristics chose
  unsigned loops, num_operands, order[CGC_T_LOOPS], num_parallel; // parallel loops from the output's innermost dim outwards
  int64_t size[CGC_T_LOOPS];
  bool reduction[CGC_T_LOOPS];
  cgc_t_operand operands[CGC_T_OPERANDS];
  bool known; // loops and operands are; else pipelines alone are tried
  cgc_list kernels;
  cgc_list candidates, seen; // the most promising one first; those that were tried
} cgc_t_root;

typedef struct cgc_t_roots {
  cgc_t_root *items;
  size_t count;
} cgc_t_roots;

// The roots of what is compiled for the device; an exit status.
int cgc_t_find_roots(const cgc_source *source, const cgc_options *o, const cgc_device *d, cgc_t_roots *out);
void cgc_t_roots_free(cgc_t_roots *roots);
void cgc_t_make_candidates(cgc_t_root *root, const cg_target *target);
// Those that differ from `text` in one number, into `out`.
void cgc_t_neighbours(const cgc_t_root *root, const cg_target *target, const char *text, cgc_list *out);

#endif
