// Public: reading and printing MLIR text. Absent with CODEGEN_NO_TEXT.
#ifndef CG_TEXT_H
#define CG_TEXT_H
#include "ir/cg_ir.h"
#ifdef __cplusplus
extern "C" {
#endif

typedef struct cg_parse_desc {
  const char *filename;   // for diagnostics and locations; default "-"
  uint32_t first_line;    // number of the text's first line, for pieces of a split file; 0 means 1
  bool skip_verification; // what is wrong in it then may crash what is called later: cg_verify tells, first
} cg_parse_desc;

// Parses a module (ops at the top level are wrapped in one). The text is copied. On success *out is a verified module that lives until cg_reset.
// On failure the faults that were found (64 at most) are reported and *out is NULL. `desc` may be NULL.
CODEGEN_API cg_result cg_parse(cg_context *ctx, const char *text, size_t len, const cg_parse_desc *desc, cg_module *out);

typedef struct cg_print_desc {
  bool generic;               // "dialect.op"(%a) <{…}> … for every op
  bool local_scope;           // no aliases
  bool debug_info;            // loc(…)
  size_t elide_elements_over; // elements attributes of more elements print as dense_resource<__elided__>; 0 means never
} cg_print_desc;
typedef void (*cg_write_fn)(void *user, const char *data, size_t len);
// Prints op (usually a module) through the callback in pieces. `desc` may be NULL.
CODEGEN_API cg_result cg_print(cg_op op, const cg_print_desc *desc, cg_write_fn write, void *user);
// The same into one string of the context.
CODEGEN_API cg_result cg_print_to_string(cg_op op, const cg_print_desc *desc, cg_str *out);

#ifdef __cplusplus
}
#endif
#endif
