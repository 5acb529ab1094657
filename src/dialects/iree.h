// Private: reading the dialects of a dispatch (hal, flow) whatever age their spelling has.
#ifndef CGI_IREE_H
#define CGI_IREE_H
#include "ir/ir.h"

#ifdef __cplusplus
extern "C" {
#endif

// What hal.interface.load.tensor, hal.interface.store.tensor or hal.interface.binding.subspan refers to.
typedef struct cgi_hal_ref {
  int64_t set, binding;
  unsigned access; // cg_access; 0 when neither the declaration, the flags nor the type tells
  bool discard;    // "Write|Discard": what was there before is not needed
  cg_op decl;      // the hal.interface.binding; NULL where the op itself gives the numbers
} cgi_hal_ref;
// False, without an error, when the op names a binding that is not declared in reach.
CGI_DEF bool cgi_hal_binding(cg_op op, cgi_hal_ref *out);
CGI_DEF unsigned cgi_hal_access_of(cg_str text, bool *discard); // "Read", "Write|Discard", "Read|Write", "ReadWrite"; 0 for other text

// Dynamic dims of a tensor, memref or dispatch tensor type.
CGI_DEF unsigned cgi_dynamic_dims(cg_type t);

#ifdef __cplusplus
}
#endif
#endif
