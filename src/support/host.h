// Private: what the passes over host functions share: constants as buffer contents, and index values as size expressions in text (docs: abi).
#ifndef CGI_HOST_H
#define CGI_HOST_H
#include "dialects/iree.h"
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

// The 32-bit word that, repeated, gives every byte of a splat: false where there is none or the size is no multiple of four bytes.
CGI_DEF bool cgi_fill_pattern(cg_attr splat, uint32_t *pattern);
// Bytes of a dense row-major tensor of static shape; -1 when it is not static or does not fit 62 bits.
CGI_DEF int64_t cgi_tensor_bytes(cg_type tensor);

// The number of elements from an array's first to its last, both included, as index arithmetic over its sizes; 0 for an array without elements.
CGI_DEF cg_value cgi_build_span(cgi_builder *b, const cgi_layout *l, cg_type shaped, const cg_value *sizes);

// How many buffers tensors take when a kernel reads them: arguments that a host keeps in one buffer take one.
CGI_DEF unsigned cgi_count_buffers(size_t n, const cg_value *tensors);

// How many sizes a kernel of the function may have before they take one of its storage buffers: the push constants that are left for them, all where
// they come in a uniform buffer, none where they come in a storage buffer anyway (codegen.sizes).
CGI_DEF size_t cgi_most_sizes(cg_op func);

// Scalar arguments are passed as 32-bit words, as push constants are: one, two of 64-bit types.
CGI_DEF bool cgi_type_is_scalar(cg_type t); // an integer, index, a float
// Symbols of a program that an argument of this type gives: its dynamic dims, or its words.
CGI_DEF unsigned cgi_argument_symbols(cg_type t);
// Whether v is one: which dim of the argument, of all its dims, or which word. i32 and index scalars are their own words; low words are truncations,
// high words the rest, and narrower integers and the bits of floats are extended with zeros.
CGI_DEF bool cgi_argument_symbol(cg_value v, uint32_t *argument, uint32_t *part);
CGI_DEF bool cgi_program_symbol(void *user, cg_value v, uint32_t *symbol); // which of all the function's symbols, a cgi_symbol_fn
// Lets the ops of a function's block read its other scalar arguments from their words, and asserts that what becomes an index is not negative.
CGI_DEF void cgi_split_scalars(cg_block entry);

// A size that data decides: a tensor.extract with this attribute in the function's own block, which the host reads when the steps come to it; then
// the stream.async.load that it has become. Its value is a symbol behind those of the arguments.
#define CGI_READ "codegen.read"
CGI_DEF bool cgi_is_read(cg_op op); // NULL: no

// An index value as text over symbols: "d0*20", "(d0 + 3) ceildiv 4", "min(d0, 7)". Constants fold, units vanish. `symbol` says which symbol a value
// is, or returns false where it is none; then the value's op is looked through. Reports an error on the op that cannot be said and returns false.
typedef bool (*cgi_symbol_fn)(void *user, cg_value v, uint32_t *symbol);
CGI_DEF bool cgi_size_text(cg_value v, cgi_symbol_fn symbol, void *user, cg_str *out);
CGI_DEF bool cgi_size_text_known(cg_value v, cgi_symbol_fn symbol, void *user, cg_str *out); // false without an error

#ifdef __cplusplus
}
#endif
#endif
