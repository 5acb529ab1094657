// How cgc bench measures, for cgc tune, too.
#ifndef CGC_BENCH_H
#define CGC_BENCH_H
#include "cgc_device.h"

enum { CGC_B_ARRAYS = 512, CGC_B_STEPS = 1 << 17, CGC_B_SETS = 64, CGC_B_PEERS = 14 };
enum { CGC_B_SAMPLES = 501, CGC_B_CHECKED = 256, CGC_B_MAX_LENGTH = 4096 };

// ---- contenders -------------------------------------------------------------------------------------------------------------------------------
typedef struct {
  char *kernel, *pipeline;
  uint32_t size[3], count[3], subgroup;
  size_t step;            // the first that dispatches it
  double creation, bytes; // of the pipeline, seconds; read once plus written once
  size_t lists[CGC_B_SETS];
  double times[CGC_B_SAMPLES];
  size_t length;
} cgc_b_dispatch;

typedef struct { // steps of a program in which the host decides, up to a decision; or the copy of what it decides by
  const cg_step *first;
  size_t start, count, lists[CGC_B_SETS];
} cgc_b_segment;

struct cgc_b_plan;

typedef struct { // our program, a peer's SPIR-V, or our program under another pipeline
  char *name;
  cgc_session session;
  runner_bench_step *steps[CGC_B_SETS];
  size_t num_steps; // of each
  size_t lists[CGC_B_SETS];
  cgc_b_dispatch *dispatches;
  size_t num_dispatches;
  const struct cgc_b_plan *plan; // where the host decides, else NULL
  cgc_b_segment *segments;
  size_t num_segments, decision; // the buffer that is read back
  double creation, compile;
  const cg_program *program; // ours
  size_t length;             // runs of one chain
  double times[CGC_B_SAMPLES];
  bool wrong;
} cgc_b_contender;

typedef struct {
  const cgc_options *o;
  const cgc_source *source;
  cgc_device device;
  runner_bench *bench;
  double ran; // cgc_now() behind the last chains that the device ran; 0: there were none
  runner_error error;
  cgc_session session; // of the reference: inlined and lowered to linalg
  cg_op function;
  char *name;
  cg_array args[CGC_B_ARRAYS], results[CGC_B_ARRAYS];
  uint64_t arg_bytes[CGC_B_ARRAYS], result_bytes[CGC_B_ARRAYS]; // of the buffers: some kernels want whole words
  size_t num_args, num_results, num_sets;
  cgc_interface_binding interface_bindings[CGC_B_ARRAYS]; // of a hand-written dispatch, which has no reference
  uint32_t push[RUNNER_BENCH_PUSH];
  size_t num_interface, num_push;
  bool is_dispatch, refused, quiet; // quiet: what is wrong with a program is not said
  size_t arg_buffers[CGC_B_SETS][CGC_B_ARRAYS], result_buffers[CGC_B_SETS][CGC_B_ARRAYS];
  cgc_b_contender *contenders[CGC_B_PEERS + 2];
  size_t num_contenders, samples;
  double flops, bytes, copy_rate, fma_rate;
  char checked[256];
} cgc_b;

typedef struct {
  double median, least, most;
} cgc_b_time;

bool cgc_b_failed(cgc_b *b); // says why
cgc_b_time cgc_b_summary(const double *times, size_t n);
// Parses the source, finds the function and makes its arguments. An exit status.
int cgc_b_reference(cgc_b *b);
// Compiles as `cgc run` does. The first program also says what results there are, and makes the sets.
int cgc_b_add_program(cgc_b *b, const char *pipeline, char *name);
bool cgc_b_run_once(cgc_b *b, const cgc_b_contender *c); // with the first set, whose results are unwritten before
// How many runs of the lists, one of each set, fill the millisecond.
bool cgc_b_run(cgc_b *b, const runner_bench_chain *chains, size_t count, double *seconds); // false with b->error
bool cgc_b_length(cgc_b *b, const size_t *lists, size_t *length);
runner_bench_chain cgc_b_chain(const cgc_b *b, const size_t *lists, size_t start, size_t length);
void cgc_b_close(cgc_b *b); // the device stays

#endif
