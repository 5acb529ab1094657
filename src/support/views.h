// Private: views of buffers and accesses to them, as the passes on memory see them.
#ifndef CGI_VIEWS_H
#define CGI_VIEWS_H
#include "support/index.h"
#include "support/reify.h"
#ifdef __cplusplus
extern "C" {
#endif

#define CGI_MAX_INDICES 32

CGI_DEF bool cgi_is_view(cg_op op);                                         // a memref made of another one, operand 0
CGI_DEF cg_value cgi_memory_root(cg_value memref);                          // through views: a binding or an allocation
CGI_DEF cg_value cgi_view_dim(cgi_builder *b, cg_value memref, unsigned i); // its size as an index; a memref.dim where it is not known
CGI_DEF void cgi_erase_dead_views(cg_op root, bool buffers);                // unused views under root, and unused bindings and allocations
// One step down: the element of a view at `index` is that of *memref (then its source) at the new `index`. False for what is no view, or a
// reinterpret_cast, and for reinterpreted shapes of more than CGI_MAX_INDICES dims.
CGI_DEF bool cgi_view_step(cgi_builder *b, cg_value *memref, cg_value *index);

typedef struct cgi_access { // what an op does to memory
  cg_op op;
  cg_value memref;
  unsigned at, rank; // the memref is operand `at`; its indices follow
  cg_value value;    // what is written; else what is read
  cg_type type;      // of it
  bool reads, writes;
} cgi_access;
CGI_DEF bool cgi_access_of(cg_op op, cgi_access *out);              // load, store, transfer on a memref, atomic_rmw; false for other ops
CGI_DEF bool cgi_touches_memory(cg_op op);                          // in any other way: a copy, a gather, a linalg op on buffers
CGI_DEF int64_t cgi_access_extent(const cgi_access *a, unsigned i); // elements along dim i of its memref, at most; 0: not known
// Computed alike, by ops that are pure or name a binding.
CGI_DEF bool cgi_same_value(cg_value a, cg_value b);
// Elements of one and the same place, in one shape: what one wrote the other reads.
CGI_DEF bool cgi_same_place(const cgi_access *a, const cgi_access *b);
CGI_DEF bool cgi_may_overlap(const cgi_access *a, const cgi_access *b); // where nothing says otherwise
// Two memrefs that may share bytes: not when they come from different bindings or allocations.
CGI_DEF bool cgi_may_alias(cg_value a, cg_value b);

#ifdef __cplusplus
}
#endif
#endif
