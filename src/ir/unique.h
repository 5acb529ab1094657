// Private: the table behind uniqued types, attributes, affine expressions, maps and locations. A key is a sequence of words; equal keys mean one
// object.
#ifndef CGI_UNIQUE_H
#define CGI_UNIQUE_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

typedef enum cgi_unique_tag { CGI_KEY_TYPE = 1, CGI_KEY_ATTR, CGI_KEY_EXPR, CGI_KEY_MAP, CGI_KEY_LOC } cgi_unique_tag;

// begin, words, find: nothing else may be uniqued between begin and find.
CGI_DEF void cgi_key_begin(cg_context *ctx, cgi_unique_tag tag, unsigned kind);
CGI_DEF void cgi_key_word(cg_context *ctx, uint64_t word);
CGI_DEF void cgi_key_ptr(cg_context *ctx, const void *ptr);
CGI_DEF void cgi_key_bytes(cg_context *ctx, const void *data, size_t len);
// The object's slot: *slot is NULL when the key is new, and the caller fills it.
CGI_DEF void **cgi_key_find(cg_context *ctx);

#ifdef __cplusplus
}
#endif
#endif
