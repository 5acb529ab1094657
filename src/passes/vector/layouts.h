// Private: which nested layout each vector of a kernel has.
#ifndef CGI_LAYOUTS_H
#define CGI_LAYOUTS_H
#include "ir/ir.h"
#include "layout/cg_layout.h"
#include "target/cg_target.h"

#ifndef CODEGEN_NO_FAST_PIPELINES
#ifdef __cplusplus
extern "C" {
#endif

typedef struct cgi_layouts {
  cg_context *ctx;
  cg_op func;
  const cg_target *target;          // may be NULL
  int64_t size[3], total, subgroup; // threads of the workgroup and of what layouts call a subgroup
  int64_t full;                     // threads of a subgroup that may exchange what they have: subgroups are full, and of this size; 0: they may not
  cgi_hmap of;                      // a vector value's cg_nested_layout
  bool defaults;                    // what is not known of a dimension is that every thread has all of it
  bool has_changed;
} cgi_layouts;

#define CGI_LAYOUTS_VALUES 8
// The vectors of an op by its loops: dimension i of vector k runs along loop dims[k][i], or has size 1 where that is -1.
typedef struct cgi_layout_relation {
  unsigned loops, num;
  int64_t size[CG_NESTED_LAYOUT_RANK];
  bool whole[CG_NESTED_LAYOUT_RANK]; // a loop that is taken apart: each thread needs all of it
  cg_value values[CGI_LAYOUTS_VALUES];
  int operand[CGI_LAYOUTS_VALUES]; // -1: a result
  int dims[CGI_LAYOUTS_VALUES][CG_NESTED_LAYOUT_RANK];
} cgi_layout_relation;

CGI_DEF bool cgi_layouts_relate(cg_op op, cgi_layout_relation *r); // false: the op's vectors are related in another way, or in none that is known
CGI_DEF bool cgi_layouts_loops(cgi_layouts *s, const cgi_layout_relation *r, cg_nested_layout *out); // of the loops, by what is known
CGI_DEF cg_value cgi_layouts_target(cg_op op, unsigned i, unsigned which); // what an operand of a loop, a branch or a terminator becomes; NULL: none
CGI_DEF const cg_nested_layout *cgi_layout_of_value(cgi_layouts *s, cg_value v); // NULL: not known
CGI_DEF cg_map cgi_transfer_map(cg_op op, cg_type memory, cg_type vector);
// `subgroup` threads make a subgroup; 0: what the function or its target says. False after an error.
CGI_DEF bool cgi_layouts_begin(cgi_layouts *s, cg_op func, int64_t subgroup);
// Gives each vector of the function a layout, and makes conversions explicit: no op's operands disagree then. False after an error.
CGI_DEF bool cgi_layouts_propagate(cgi_layouts *s);
CGI_DEF bool cgi_layouts_asked(cg_op func); // vectors of the function have layouts

#ifdef __cplusplus
}
#endif
#endif
#endif
