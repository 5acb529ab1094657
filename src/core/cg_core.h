// Public: contexts, results, strings, diagnostics, version.
#ifndef CG_CORE_H
#define CG_CORE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CG_VERSION_MAJOR 0
#define CG_VERSION_MINOR 1
#define CG_VERSION_PATCH 0
// One integer that grows with every release: 1002003 is 1.2.3. `#if CG_VERSION >= 2000`: 0.2.0 or later.
#define CG_VERSION (CG_VERSION_MAJOR * 1000000 + CG_VERSION_MINOR * 1000 + CG_VERSION_PATCH)

#ifndef CODEGEN_API
#ifdef CODEGEN_STATIC
#define CODEGEN_API static
#else
#define CODEGEN_API extern
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

// Everything the library allocates belongs to a context. One thread at a time may use a context; two contexts are independent.
typedef struct cg_context cg_context;

typedef enum cg_result {
  CG_OK = 0,
  CG_INVALID_INPUT,    // the IR or the text is wrong; a diagnostic says where and why
  CG_UNSUPPORTED,      // the input is legal, but this library or the target cannot do it; a diagnostic names op and place
  CG_INVALID_ARGUMENT, // the call itself is wrong: NULL, a count without its array, an unknown target, pass, option
  CG_OUT_OF_MEMORY
} cg_result;

// A string with its length; `data` is not always NUL-terminated. Strings that the library returns live as long as the context's contents.
typedef struct cg_str {
  const char *data;
  size_t len;
} cg_str;

typedef enum cg_severity { CG_SEVERITY_ERROR, CG_SEVERITY_WARNING, CG_SEVERITY_REMARK, CG_SEVERITY_NOTE } cg_severity;

// What a diagnostic callback gets; valid during the call. `line` and `column` count from 1, 0 means unknown.
typedef struct cg_diagnostic {
  cg_severity severity;
  cg_str message;
  cg_str file;
  uint32_t line, column;
  cg_str source_line; // the text of that line, empty when unknown
  const char *id;     // what kind it is: "syntax", "memory-limit"; stable, static, listed in docs/diagnostics.md; "" when there is none
} cg_diagnostic;

// Reallocates: `ptr` NULL allocates, `new_size` 0 frees, `old_size` is what the block was asked with. Returns NULL on failure. Alignment 16.
typedef void *(*cg_realloc_fn)(void *user, void *ptr, size_t old_size, size_t new_size);
typedef void (*cg_diagnostic_fn)(void *user, const cg_diagnostic *diagnostic);

// All fields optional; a zero-initialised desc is valid.
typedef struct cg_context_desc {
  cg_realloc_fn realloc_fn; // default: the C library's, unless CODEGEN_NO_MALLOC
  void *alloc_user;
  cg_diagnostic_fn diagnostic_fn; // default: none; the first error is kept for cg_first_error
  void *diagnostic_user;
  size_t memory_limit; // bytes; 0 means none. Beyond it an allocation fails.
  // All the memory there is: block_size bytes of the caller's, which holds the context, too, and belongs to it until cg_destroy. No allocator is
  // called then; realloc_fn has to be NULL. Any alignment. The configuration CODEGEN_NO_MALLOC needs this or a realloc_fn.
  void *block;
  size_t block_size;
} cg_context_desc;

// Returns NULL when the first allocation fails, the block is too small, a size is given without a block, or a block and a realloc_fn are given.
// `desc` may be NULL. Destroy with cg_destroy.
CODEGEN_API cg_context *cg_create(const cg_context_desc *desc);
// Frees the context and everything in it; NULL is allowed. Neither this nor cg_reset can be called from a callback of the context.
CODEGEN_API void cg_destroy(cg_context *ctx);
// Drops every module, type, attribute and program of the context (all handles become invalid) and keeps its memory for the next compile.
CODEGEN_API void cg_reset(cg_context *ctx);
// Bytes that the context holds from its allocator now, and the most it held since creation or cg_reset.
CODEGEN_API size_t cg_memory_used(const cg_context *ctx);
CODEGEN_API size_t cg_memory_peak(const cg_context *ctx);
// The first error since the last API call that cleared it (cg_parse, cg_compile, cg_run_pipeline, …); empty message when there was none.
CODEGEN_API cg_diagnostic cg_first_error(const cg_context *ctx);
// For backends and hooks: zeroed memory of the context, aligned to 16, that lives until it is freed or cg_reset. NULL when memory runs out.
CODEGEN_API void *cg_alloc(cg_context *ctx, size_t size);
CODEGEN_API void *cg_realloc(cg_context *ctx, void *ptr, size_t old_size, size_t new_size); // what is added is zeroed; on failure ptr stays
CODEGEN_API void cg_free(cg_context *ctx, void *ptr, size_t size);
// "0.1.0"
CODEGEN_API const char *cg_version(void);

#ifdef __cplusplus
}
#endif
#endif
