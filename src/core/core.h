// Private: memory, strings, growing arrays, formatting. Every function here that allocates leaves the current API call by longjmp when memory
// runs out, so none returns NULL.
#ifndef CGI_CORE_H
#define CGI_CORE_H
#include <setjmp.h>
#include <string.h>

#include "core/cg_core.h"
#include "core/stb_ds_include.h"

// Privates that cross files: extern in the split build, static in the shipped one.
#ifndef CGI_DEF
#ifdef CGI_ONE_UNIT
#define CGI_DEF static
#else
#define CGI_DEF extern
#endif
#endif
#if defined(__GNUC__) || defined(__clang__)
#define CGI_UNUSED __attribute__((unused))
#define CGI_NORETURN __attribute__((noreturn))
// Whose frame shall not be part of one that recurses; which works on a large struct of its caller's: by a pointer that takes fewer bytes of code
// than places on the stack do; or which is called so often that compilers, which take it for as short as the call, are wrong to copy it.
#define CGI_NOINLINE __attribute__((noinline))
#else
#define CGI_UNUSED
#define CGI_NORETURN
#define CGI_NOINLINE
#endif

#define CGI_SAYS(text) text // a message that a function returns; formatted by %p

#if defined CODEGEN_NO_TEXT || defined CODEGEN_NO_MESSAGES // of passes, options and targets, for who writes pass lists and IR by hand
#define CGI_HELP(text) ""
#else
#define CGI_HELP(text) text
#endif

#ifndef CGI_TEXT // messages of the shipped headers: tools/amalgamate.c writes all forms
#ifndef CODEGEN_NO_MESSAGES
#define CGI_TEXT(brief, text) text
#define CGI_MESSAGE(brief, packed, text) packed
#else
#define CGI_TEXT(brief, text) brief
#define CGI_MESSAGE(brief, packed, text) brief
#endif
#define CGI_PACKED(packed, text) packed
#endif

#ifdef __cplusplus
extern "C" {
#endif

// ---- handles ----------------------------------------------------------------------------------------------------------------------------
// With CODEGEN_CHECK_HANDLES whatever a handle points to begins with a mark, which cg_reset and erasing turn; that memory keeps its marks for a while
// before it is used again. CGI_LIVE(h) is false for NULL and, then, for a handle that is no longer valid, which it reports.
#ifdef CODEGEN_CHECK_HANDLES
typedef enum cgi_mark_state { CGI_MARK_LIVE = 0x4C495645, CGI_MARK_RESET = 0x52455345, CGI_MARK_ERASED = 0x45524153 } cgi_mark_state;
typedef struct cgi_mark {
  uintptr_t state;
  cg_context *ctx;
} cgi_mark;
#define CGI_MARK cgi_mark handle_mark;
#define CGI_NEW_HANDLE(ctx, T) ((T *)cgi_handle_new((ctx), sizeof(T)))
#define CGI_FREE_HANDLE(ctx, h) cgi_marks_fill((ctx), CGI_MARK_ERASED, (h), sizeof *(h))
#define CGI_LIVE_AS(h, function, name) cgi_handle_live((h), (function), (name))
CGI_DEF void *cgi_handle_new(cg_context *ctx, size_t size);
CGI_DEF void cgi_marks_fill(cg_context *ctx, cgi_mark_state state, void *memory, size_t size);
CGI_DEF bool cgi_handle_live(const void *handle, const char *function, const char *name); // ir/misuse.c
#else
#define CGI_MARK
#define CGI_NEW_HANDLE(ctx, T) CGI_NEW((ctx), T)
#define CGI_FREE_HANDLE(ctx, h) cgi_free((ctx), (h), sizeof *(h))
#define CGI_LIVE_AS(h, function, name) ((h) != NULL)
#endif
#define CGI_LIVE(h) CGI_LIVE_AS(h, __func__, #h)

// ---- the context ----------------------------------------------------------------------------------------------------------------------
typedef struct cgi_chunk { // a block from the user's allocator; its payload follows
  struct cgi_chunk *next, *prev;
  size_t size, used; // payload bytes
} cgi_chunk;

// Source text that diagnostics quote.
typedef struct cgi_source {
  cg_str file, text;
  uint32_t first_line;
} cgi_source;

// What `taken` may become during an API call, and what it was when the limit was set; most 0: no limit.
typedef struct cgi_memory_limit {
  size_t start, most;
} cgi_memory_limit;

#define CGI_SMALL_CLASSES 32 // multiples of 16 up to 512
#define CGI_LARGE_CLASSES 8  // powers of two, and an array's header, from 1 KiB up to 128 KiB; larger blocks are chunks of their own

struct cg_op_s;
typedef struct cgi_names {
  const char *const *names;
  size_t count;
} cgi_names;

// What the user's code may do to the IR while the library calls it: nothing from a callback that is only told something.
typedef enum cgi_edit_level {
  CGI_EDIT_NOTHING,
  CGI_EDIT_VALUES, // operands and attributes: a fold
  CGI_EDIT_BUILD,  // new operations, too: a lowering
  CGI_EDIT_ALL
} cgi_edit_level;
typedef struct cgi_edit {
  cgi_edit_level level;
  unsigned depth;       // the number of callbacks where it holds
  struct cg_op_s *root; // nothing outside of it, nor it itself
  bool changed;         // operands or attributes
} cgi_edit;

#define CGI_KNOWN_DIMS 8
#define CGI_KNOWN_TYPES 74 // one of a kind each, then signless integers of 0 to 64 bits
struct cg_context {
  cg_context_desc desc;
  size_t used, peak;           // held from the allocator
  size_t taken;                // handed out by the chunks and in blocks
  cgi_memory_limit limit;      // of this API call
  cgi_chunk *chunks, *current; // bump allocation; kept by cg_reset
  cgi_chunk *blocks;           // one block each; freed at once
#ifdef CODEGEN_CHECK_HANDLES
  cgi_chunk *retired; // full of marks of what cg_reset dropped
#endif
  jmp_buf *boundary;  // of the current API call
  unsigned callbacks; // that the user's code is in
  cgi_edit edit;
  bool has_error;
  cg_result failure; // what the reported error makes of the API call
  cg_diagnostic first_error;
  const char *memory_id;
  void **scratch; // the blocks of the arrays that end with a pass, by their place in it; NULL where one was freed before
  size_t num_scratch, capacity_scratch;
  bool scratching;                                             // a new array is such a one
  const struct cgi_dialect *(*dialect_of)(struct cg_op_s *op); // what op kinds mean: dialects/registry.c
  struct cgi_trial *trial;                                     // while something is tried that may fail (ir/ir.h); NULL else
  // What a host registered lives until cg_destroy, in memory of its own.
  cgi_chunk *kept;
  struct cgi_op_range *op_ranges;   // newest first (ir/ir.h)
  struct cgi_pass_node *pass_nodes; // newest first (passes/pass.c)
  uint32_t backend_formats;         // 1 << cg_target_format that the backend of the compile that runs emits for; 0: none runs
  cgi_names backend_ops;            // what the backend of the compile that runs takes beside the emission form
  // What follows is dropped by cg_reset, up to the arrays at the end.
  cgi_source *sources;                                  // cgi array
  void *types[CGI_KNOWN_TYPES];                         // ir/types.c: those without parts; NULL until they are asked for, like the next
  unsigned int_widths;                                  // all widths of integer types, or-ed: what has no bit in it does not occur
  const struct cg_expr_s *dims[CGI_KNOWN_DIMS];         // d0, d1, …
  void *strings, *uniques, *op_defs, *driver, *targets; // tables of core/string.c, ir/unique.c, ir/defs.c, ir/rewrite.c, target/
  void *groups;                                         // of ir/defs.c: those of the list that was read last; made with the first op
  // Long, so they stand last: error_text holds first_error's strings, which outlive cg_reset, memory_text says why there is no memory.
  void *free_small[CGI_SMALL_CLASSES + 1];
  void *free_large[CGI_LARGE_CLASSES];
  char error_text[512];
  char memory_text[192];
};

// Behind cg_create, cg_reset and cg_destroy (dialects/context.c).
CGI_DEF cg_context *cgi_context_create(const cg_context_desc *desc); // NULL: the descriptor is wrong, or there is no memory
CGI_DEF void cgi_context_reset(cg_context *ctx);
CGI_DEF void cgi_context_destroy(cg_context *ctx);

// ---- memory -------------------------------------------------------------------------------------------------------------------------
// Zeroed, aligned to 16. Blocks up to a few KiB come from the context's chunks and go back to size-class free lists; all end with cg_reset.
CGI_DEF void *cgi_alloc(cg_context *ctx, size_t size);
CGI_DEF void cgi_free(cg_context *ctx, void *ptr, size_t size);
CGI_DEF void *cgi_copy(cg_context *ctx, const void *data, size_t size);
CGI_DEF void *cgi_alloc_kept(cg_context *ctx, size_t size); // until cg_destroy, through cg_reset
#define CGI_NEW(ctx, T) ((T *)cgi_alloc((ctx), sizeof(T)))
#define CGI_NEW_ARRAY(ctx, T, n) ((T *)cgi_alloc_array((ctx), (size_t)(n), sizeof(T)))
CGI_DEF void *cgi_alloc_array(cg_context *ctx, size_t count, size_t size); // overflow of count*size counts as out of memory
// Runs fn(arg) under the API boundary: an allocation failure inside becomes CG_OUT_OF_MEMORY here. Nested calls run fn directly.
typedef cg_result (*cgi_protected_fn)(cg_context *ctx, void *arg);
CGI_DEF cg_result cgi_protect(cg_context *ctx, cgi_protected_fn fn, void *arg);
CGI_NORETURN CGI_DEF void cgi_out_of_memory(cg_context *ctx);
// From here to the end of this API call, `limit` bytes more may be taken; 0: any number. Gives what was in force before, to be put back by
// cgi_memory_limit_end; an allocation failure puts it back by itself.
CGI_DEF cgi_memory_limit cgi_memory_limit_begin(cg_context *ctx, size_t limit);
CGI_DEF void cgi_memory_limit_end(cg_context *ctx, cgi_memory_limit before);
// An allocator in one block of memory (core/block.c); NULL when it is too small. cgi_block_realloc is a cg_realloc_fn.
typedef struct cgi_block cgi_block;
CGI_DEF cgi_block *cgi_block_open(void *memory, size_t size);
CGI_DEF void *cgi_block_realloc(void *block, void *ptr, size_t old_size, size_t new_size);
// Brackets a call of user code (a callback), so that no non-local exit crosses it: API calls made inside have a boundary of their own.
CGI_DEF void *cgi_callback_begin(cg_context *ctx);
CGI_DEF void cgi_callback_end(cg_context *ctx, void *token);
// The same for a callback that may change the IR inside of root, as far as the level says.
typedef struct cgi_edit_token {
  void *callback;
  cgi_edit before;
} cgi_edit_token;
CGI_DEF cgi_edit_token cgi_edit_begin(cg_context *ctx, cgi_edit_level level, struct cg_op_s *root);
CGI_DEF void cgi_edit_end(cg_context *ctx, cgi_edit_token token);

// ---- wrong calls (ir/misuse.c) ----------------------------------------------------------------------------------------------------------
// What a public function asks of its arguments first. What is wrong is reported as "FUNCTION: ARGUMENT …" and makes the call CG_INVALID_ARGUMENT.
CGI_DEF cg_result cgi_misuse(cg_context *ctx, const char *function, const char *format, ...); // gives CG_INVALID_ARGUMENT
CGI_DEF bool cgi_given(cg_context *ctx, const char *function, const char *name, const void *argument);
CGI_DEF bool cgi_given_n(cg_context *ctx, const char *function, const char *count_name, size_t count, const char *name, const void *array);
struct cg_type_s;
struct cg_attr_s;
CGI_DEF bool cgi_given_types(cg_context *ctx, const char *function, size_t n, const struct cg_type_s *const *types); // of this context
CGI_DEF bool cgi_given_attrs(cg_context *ctx, const char *function, size_t n, const char *const *names, const struct cg_attr_s *const *attrs);
CGI_DEF bool cgi_same_context(cg_context *ctx, const char *function, const char *name, const cg_context *owner);
#define CGI_GIVEN(ctx, argument) cgi_given((ctx), __func__, #argument, (argument))
#define CGI_GIVEN_N(ctx, count, array) cgi_given_n((ctx), __func__, #count, (count), #array, (array)) // it may be NULL where count is 0

// ---- growing arrays (stb_ds layout, our allocator): `T *a = NULL; cgi_push(a, x);` needs `ctx` in scope --------------------------------
// cgi_len(a) is a size_t; cgi_pop, cgi_setlen, cgi_addn as in stb_ds; cgi_shrink(a, n) leaves the first n elements; cgi_arr_free(ctx, a) returns the
// block to the context. Between a mark and its release every new array is scratch, and goes back with the release, and so does what a hash map holds;
// but for those that begin with cgi_arr_keep or cgi_hmap_keep. A mark is set around each pass, and around each function of one that runs by
// functions: what a pass needs to its end, or once for an op of a kernel, is not freed by hand. What an array outside of a mark is to hold may not
// begin between the mark and its release.
// Defined in stb_ds_include.h.

// ---- strings ------------------------------------------------------------------------------------------------------------------------
CGI_DEF cg_str cgi_s(const char *z);                                                 // of a NUL-terminated string (no copy); NULL gives empty
static inline const char *cgi_next_text(const char *z) { return z + strlen(z) + 1; } // of texts one behind the other, each ended by NUL
CGI_DEF bool cgi_str_eq(cg_str a, cg_str b);
CGI_DEF bool cgi_str_is(cg_str a, const char *z);
CGI_DEF bool cgi_starts_with(cg_str a, const char *z);
CGI_DEF bool cgi_is_word_char(char c);               // a letter, a digit or _
CGI_DEF bool cgi_has_word(cg_str text, cg_str word); // whether it is one of the words (letters, digits, _) in the text, whatever is between them
CGI_DEF int cgi_str_cmp(cg_str a, cg_str b);
CGI_DEF size_t cgi_utf8_bytes(cg_str s, size_t at); // of the character at `at`: 1 to 4; 0 where there is none in UTF-8
CGI_DEF bool cgi_is_text(cg_str s);                 // UTF-8 without NUL bytes
// Uniqued, NUL-terminated, context lifetime: equal text means equal `data`.
CGI_DEF cg_str cgi_intern(cg_context *ctx, cg_str s);
CGI_DEF cg_str cgi_strdup(cg_context *ctx, cg_str s); // a private NUL-terminated copy
CGI_DEF uint64_t cgi_hash_bytes(uint64_t seed, const void *data, size_t len);
CGI_DEF uint64_t cgi_hash_u64(uint64_t seed, uint64_t v);

// A string builder on a growing array; `text` is NUL-terminated after cgi_buf_str.
typedef struct cgi_buf {
  cg_context *ctx;
  char *text; // cgi array
} cgi_buf;
CGI_DEF void cgi_buf_char(cgi_buf *b, char c);
CGI_DEF void cgi_buf_bytes(cgi_buf *b, const char *data, size_t len);
CGI_DEF void cgi_buf_z(cgi_buf *b, const char *z);
CGI_DEF void cgi_buf_str(cgi_buf *b, cg_str s);
// A text that tools/amalgamate.c may have packed (core/pairs.h); others come out as they are.
typedef enum cgi_packing { CGI_PACKED_MESSAGE, CGI_PACKED_FORMULA } cgi_packing;
CGI_DEF void cgi_buf_packed(cgi_buf *b, cgi_packing packing, const char *z);
// What the bytes stand for, by their table of pairs and the phrases (NULL: there are none): written to `out` unless that is NULL; gives the length.
CGI_DEF size_t cgi_unpack(const unsigned char *pairs, const char *const *phrases, const char *packed, size_t len, char *out);
CGI_DEF void cgi_buf_i64(cgi_buf *b, int64_t v);
CGI_DEF void cgi_buf_u64(cgi_buf *b, uint64_t v);
CGI_DEF cg_str cgi_buf_view(cgi_buf *b); // NUL-terminated view; valid until the next append
CGI_DEF void cgi_buf_free(cgi_buf *b);
CGI_DEF void cgi_arr_release(cg_context *ctx, void *arr, size_t elem_size);
// A zeroed array of this capacity and without elements; scratch as `before` is, unless that is NULL, whose place it takes.
CGI_DEF void *cgi_arr_new(cg_context *ctx, void *before, size_t count, size_t elem_size);
#define CGI_SCRATCH(ctx, T, n) ((T *)cgi_arr_new((ctx), NULL, (size_t)(n), sizeof(T)))
typedef struct cgi_scratch {
  size_t from;
  bool was;
} cgi_scratch;
CGI_DEF cgi_scratch cgi_scratch_mark(cg_context *ctx);
CGI_DEF void cgi_scratch_release(cg_context *ctx, cgi_scratch mark);

// ---- 64-bit arithmetic on sizes that a text may choose (core/number.c) ------------------------------------------------------------------
// A sum, difference or product; false, and *out as it was, where it overflows. The saturating ones give the end of the range that was passed:
// they are for sizes that are only compared.
CGI_DEF bool cgi_checked_add(int64_t a, int64_t b, int64_t *out);
CGI_DEF bool cgi_checked_sub(int64_t a, int64_t b, int64_t *out);
CGI_DEF bool cgi_checked_mul(int64_t a, int64_t b, int64_t *out);
CGI_DEF int64_t cgi_saturating_add(int64_t a, int64_t b);
CGI_DEF int64_t cgi_saturating_mul(int64_t a, int64_t b);
CGI_DEF int64_t cgi_smaller(int64_t a, int64_t b);
CGI_DEF int64_t cgi_larger(int64_t a, int64_t b);
CGI_DEF int64_t cgi_ceil_div(int64_t a, int64_t b); // of no negative number, by a positive one
CGI_DEF int64_t cgi_round_up(int64_t a, int64_t b); // to a multiple; of the same numbers
CGI_DEF int64_t cgi_pow2_up(int64_t n);             // the power of two that is no less, 2^30 at most
CGI_DEF int64_t cgi_pow2_down(int64_t n);           // the one that is no more; 1 where n is none

// ---- numbers as text, without locale (core/number.c) ----------------------------------------------------------------------------------
// Correctly rounded. Reads decimal or hexadecimal floating text; false when it is no number.
CGI_DEF bool cgi_parse_double(cg_str s, double *out);
CGI_DEF void cgi_buf_double(cgi_buf *b, double v); // as cgi_buf_real of an f64; inf and nan in words
// Decimal or 0x…; false on overflow of 64 bits or stray characters. `negative` text gives two's complement.
CGI_DEF bool cgi_parse_u64(cg_str s, uint64_t *out);

// Encodings of the float types: bits to double is exact; double to bits rounds once, to nearest even. A NaN becomes the canonical quiet NaN with
// its sign; overflow gives infinity, or NaN where the format has no infinity.
typedef enum cgi_float_format { CGI_F16, CGI_BF16, CGI_F32, CGI_F64, CGI_F8E4M3FN, CGI_F8E5M2 } cgi_float_format;
typedef struct cgi_format_facts {
  int exponent_bits, mantissa_bits;
  bool has_infinity;
} cgi_format_facts;
CGI_DEF cgi_format_facts cgi_facts_of(cgi_float_format format);
CGI_DEF double cgi_decode_float(cgi_float_format format, uint64_t bits);
CGI_DEF uint64_t cgi_encode_float(cgi_float_format format, double v);
CGI_DEF uint64_t cgi_double_bits(double v);
CGI_DEF double cgi_bits_double(uint64_t bits);
// MLIR's text of a finite float of that format: 1.000000e+00 with six digits where they read back the same, else as many as are sure to, as in
// 3.14159274.
CGI_DEF void cgi_buf_real(cgi_buf *b, cgi_float_format format, uint64_t bits);

// ---- a hash map from 64-bit keys (pointers, hashes) to 64-bit values ------------------------------------------------------------------
// Insertion order is kept by nobody: never iterate one to decide an output.
typedef struct cgi_hmap {
  cg_context *ctx;
  uint64_t *keys, *values; // one block, a cgi array
  uint32_t capacity, count;
} cgi_hmap;
CGI_DEF cgi_hmap cgi_hmap_new(cg_context *ctx); // empty, as one whose bytes but for ctx are zero
CGI_DEF bool cgi_hmap_get(const cgi_hmap *m, uint64_t key, uint64_t *value);
CGI_DEF void cgi_hmap_put(cgi_hmap *m, uint64_t key, uint64_t value);
CGI_DEF void cgi_hmap_remove(cgi_hmap *m, uint64_t key);
CGI_DEF void cgi_hmap_free(cgi_hmap *m);
CGI_DEF void cgi_hmap_keep(cgi_hmap *m);                        // it outlives a scratch release: called before what it holds comes
CGI_DEF void *cgi_hmap_ptr(const cgi_hmap *m, const void *key); // NULL when absent
CGI_DEF void cgi_hmap_put_ptr(cgi_hmap *m, const void *key, const void *value);

#ifdef __cplusplus
}
#endif
#endif
