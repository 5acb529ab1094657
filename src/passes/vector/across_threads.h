// Private: what the threads of a workgroup do together, for distribute-vectors.
#ifndef CGI_ACROSS_THREADS_H
#define CGI_ACROSS_THREADS_H
#include "dialects/linalg.h"
#include "ir/ir.h"
#include "target/cg_target.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cgi_across {
  cg_context *ctx;
  const cg_target *target; // may be NULL
  cgi_builder top;         // the start of the function
  cg_value linear;         // the thread's number
  int64_t size[3], total;  // threads of the workgroup
  int64_t subgroup;        // threads of a full subgroup; 0: not known, or not full
  int64_t shared;          // bytes of workgroup memory
} cgi_across;

// A reduction's values on their way from the pieces to the threads' common results.
typedef struct cgi_across_reduction {
  cg_op_kind kind;
  cg_op op;
  unsigned count;  // results
  cg_value *parts; // what this thread has of each
  // Where the places along the reduced dims do not fill the workgroup evenly: the thread's number among those that have something else, and whether
  // it is the first with that number. The groups' strides are of these numbers then. NULL: each thread has its own.
  cg_value number, first;
  int64_t numbers;
  unsigned num_groups;
  struct {
    int64_t threads, stride; // along a reduced dim
  } groups[CGI_MAX_LOOPS];
} cgi_across_reduction;

// A scan's values on their way through the threads.
typedef struct cgi_across_scan {
  cg_op_kind kind;
  cg_op op;
  cg_attr neutral;
  unsigned count;
  cg_value *parts, *front; // what this thread has of each, then what all have; what those in front of it have
  cg_value memory;         // NULL at first
  cg_value id;             // the least number of a thread that has the same as this one
  bool apart;              // that one may be in another subgroup
} cgi_across_scan;

CGI_DEF void cgi_across_linear_id(cgi_across *d);
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
// The number of the workgroup among `count` along x, which it makes the kernel's grid; in `in` is the place for what it does, inside of a loop where
// the target's grids are shorter, behind a barrier: what the last trip has in workgroup memory has been read.
CGI_DEF cg_value cgi_across_grid(cgi_builder *b, cg_op func, int64_t count, cgi_builder *in);
// Dims [from, to) of a point of t, which is element `at` of them.
CGI_DEF void cgi_across_point(cgi_builder *b, cg_type t, unsigned from, unsigned to, cg_value at, cg_value *point);
#endif
CGI_DEF cg_value cgi_across_digit(cgi_builder *b, cg_value v, int64_t by, int64_t n); // v / by mod n; n 0: no mod
CGI_DEF cg_value cgi_across_and(cgi_builder *b, cg_value x, cg_value y);              // either may be NULL
CGI_DEF void cgi_across_barrier(cgi_builder *b);
CGI_DEF bool cgi_across_in_loop(cg_op op);
CGI_DEF cg_value cgi_across_alloc(cgi_across *d, unsigned rank, const int64_t *shape, cg_type element);
CGI_DEF cg_value cgi_across_shuffle(cgi_across *d, cgi_builder *b, cg_value v, const char *how, cg_value by); // gpu.shuffle
// The kernel runs in full subgroups of known size, which have the feature and exchange such values.
CGI_DEF bool cgi_across_exchanges(const cgi_across *d, cg_type t, uint64_t feature);
// The tree of a reduction over n values, and, if `flat`, over the elements of what they make. It overwrites them.
CGI_DEF cg_value cgi_across_combine_all(cgi_builder *b, cg_op_kind kind, cg_value *v, unsigned n, bool flat);
CGI_DEF bool cgi_across_is_extreme(cg_op_kind kind); // NaNs are counted apart
CGI_DEF cg_value cgi_across_nan_unless(cgi_builder *b, cg_value nan, cg_value v);
// Makes each part the combination of the parts of all threads along the reduced dims.
CGI_DEF void cgi_reduce_across(cgi_across *d, cgi_builder *b, cgi_across_reduction *r);
#ifndef CODEGEN_NO_TEXT
// A scan along the digit (number / stride) mod n of the threads' numbers.
CGI_DEF void cgi_scan_across(cgi_across *d, cgi_builder *b, cgi_across_scan *s, int64_t stride, int64_t n);
// Each part becomes that of the last thread along the digit.
CGI_DEF void cgi_last_across(cgi_across *d, cgi_builder *b, cgi_across_scan *s, int64_t stride, int64_t n);
#endif

#ifdef __cplusplus
}
#endif
#endif
