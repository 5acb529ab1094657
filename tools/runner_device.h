// What a device does for runner.c: its own structs begin with these.
#ifndef RUNNER_DEVICE_H
#define RUNNER_DEVICE_H
#include "runner.h"

typedef struct runner_buffer {
  uint8_t *mapped;          // what the host sees of it
  uint64_t front;           // guard bytes before it: a range of it is bound at an offset that is not 0
  uint64_t size, allocated; // what the kernel may touch; what is there behind `front`, guard bytes included
} runner_buffer;

typedef struct runner_run { // of a function or kernel
  runner *r;
  runner_error *error;
  const cg_program *program;
  size_t num_buffers;
} runner_run;

typedef struct runner_device {
  void (*close)(runner *r);
  void (*identify)(runner *r, runner_identity *out); // the driver and its version
  // A run is started, its buffers are made and filled through `mapped`, it begins, takes steps, and finishes, whereupon `mapped` shows what they did.
  // It is ended in any case. What it binds at most, it is told.
  runner_run *(*start)(runner *r, const cg_program *program, size_t num_buffers, runner_error *error);
  runner_buffer *(*buffer)(runner_run *run, size_t i);
  bool (*make_buffer)(runner_run *run, size_t i, uint64_t size); // RUNNER_GUARD bytes and more around it
  bool (*begin)(runner_run *run, size_t sets, size_t descriptors);
  void (*barrier)(runner_run *run);
  bool (*dispatch)(runner_run *run, size_t kernel, const runner_range *ranges, const uint32_t *push, size_t num_push, const uint32_t count[3]);
  bool (*copy)(runner_run *run, const runner_range *from, const runner_range *to, uint64_t bytes);
  bool (*fill)(runner_run *run, const runner_range *to, uint64_t bytes, uint32_t pattern); // whole words
  bool (*wait)(runner_run *run);                                                           // for the steps so far
  bool (*read)(runner_run *run, const runner_range *range, void *out);                     // after a wait
  bool (*finish)(runner_run *run, runner_times *times);
  bool (*end)(runner_run *run, bool ok);
  // As the functions of runner.h.
  runner_bench *(*bench_open)(runner *r);
  void (*bench_close)(runner_bench *b);
  bool (*bench_buffer)(runner_bench *b, uint64_t bytes, size_t *buffer);
  bool (*bench_write)(runner_bench *b, size_t buffer, const void *data, uint64_t bytes);
  bool (*bench_read)(runner_bench *b, size_t buffer, void *data, uint64_t bytes);
  bool (*bench_copy)(runner_bench *b, size_t from, size_t to, uint64_t bytes);
  bool (*bench_fill)(runner_bench *b, size_t buffer, uint32_t pattern);
  bool (*bench_program)(runner_bench *b, const cg_program *program, const uint32_t *specialization, size_t num, size_t *index, double *seconds);
  bool (*bench_list)(runner_bench *b, const runner_bench_step *steps, size_t count, size_t *list);
  bool (*bench_run)(runner_bench *b, const runner_bench_chain *chains, size_t count, double *seconds);
  // Runs a function whole, and may make the buffer `transient` anew; NULL: its steps are taken one by one. `buffers`: of its arguments and results.
  bool (*call)(runner_run *run, const cg_function *f, const int64_t *symbols, const size_t *buffers, size_t transient);
  // After a wait: a buffer that a run did not have when it began, or a larger one with what the old one held.
  bool (*remake_buffer)(runner_run *run, size_t i, uint64_t size);
} runner_device;

struct runner {
  const runner_device *device;
  const char *name;
  cg_target facts;
  bool is_cpu;
  uint64_t memory;
};

typedef struct runner_list {
  runner_bench_step *steps;
  size_t count;
} runner_list;

struct runner_bench {
  runner *r;
  runner_error *error; // of the call that runs
  runner_list *lists;  // of runner_add_list
  size_t num_lists;
};

enum { RUNNER_MAX_SETS = 8, RUNNER_MAX_PUSH = 64, RUNNER_GUARD = 256, RUNNER_GUARD_BYTE = 0xA5, RUNNER_UNWRITTEN = 0xff };

bool runner_fail(runner_error *error, const char *format, ...);
double runner_clock(void);
void runner_prepare_buffer(runner_buffer *b);             // guard bytes, and what nothing writes reads as NaN or -1
void *runner_more(void *list, size_t count, size_t size); // room for one more, zeros; NULL without memory
// Lists as copies of their steps, for devices that record nothing: bench_list; what bench_close does with them; each step of a chain in turn.
bool runner_add_list(runner_bench *b, const runner_bench_step *steps, size_t count, size_t *list);
void runner_free_lists(runner_bench *b);
bool runner_play(runner_bench *b, const runner_bench_chain *chain, bool (*step)(runner_bench *b, const runner_bench_step *step));

#endif
