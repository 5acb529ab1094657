// Private: finds stb_ds.h and gives its growing arrays our allocator for the length of the implementation (codegen.h ends it).
#ifndef CGI_STB_DS_INCLUDE_H
#define CGI_STB_DS_INCLUDE_H
#include "core/cg_core.h"

// A host may be implementing stb_ds in this unit: that happens where it says, not here.
#pragma push_macro("STB_DS_IMPLEMENTATION")
#undef STB_DS_IMPLEMENTATION
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wundef" // of __clang__
#endif
// The copy beside this header, or one on the include path, first; then where systems keep it: Debian, Fedora, Arch.
#ifdef CODEGEN_STB_DS_H
#include CODEGEN_STB_DS_H
#elif defined(__has_include)
#if __has_include("stb_ds.h")
#include "stb_ds.h"
#elif __has_include(<stb/stb_ds.h>)
#include <stb/stb_ds.h>
#else
#error "codegen.h needs stb_ds.h (https://github.com/nothings/stb): put it beside codegen.h, or define CODEGEN_STB_DS_H as its path"
#endif
#else
#include "stb_ds.h"
#endif
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif
#pragma pop_macro("STB_DS_IMPLEMENTATION")

#ifdef __cplusplus
extern "C" {
#endif
#ifdef CGI_ONE_UNIT
#define CGI_ARR_DEF static
#else
#define CGI_ARR_DEF extern
#endif
CGI_ARR_DEF void *cgi_arr_grow(cg_context *ctx, void *a, size_t elem_size, size_t add, size_t min_cap);
CGI_ARR_DEF void *cgi_arr_more(cg_context *ctx, void *a, size_t elem_size); // one element longer
CGI_ARR_DEF void cgi_arr_shrink(void *a, size_t n);
#if defined(__GNUC__) && !defined(__cplusplus)
#define CGI_PUSHES_BY_CALL
CGI_ARR_DEF void *cgi_arr_push_word(cg_context *ctx, void *a, uintptr_t word);
CGI_ARR_DEF void *cgi_arr_push_bytes(cg_context *ctx, void *a, const void *element, size_t elem_size);
#endif
#ifdef __OPTIMIZE_SIZE__ // a call is shorter than the length in place, and there are a thousand
CGI_ARR_DEF __attribute__((noinline, pure)) size_t cgi_arr_len(const void *a);
#define cgi_len(a) cgi_arr_len(a)
#else
#define cgi_len(a) stbds_arrlenu(a)
#endif
#undef CGI_ARR_DEF
#ifdef __cplusplus
}
#endif

// stb_ds grows through one macro; in C++ through a template of another name. Ours takes the `ctx` in scope.
#pragma push_macro("stbds_arrgrowf")
#pragma push_macro("stbds_arrgrowf_wrapper")
#undef stbds_arrgrowf
#undef stbds_arrgrowf_wrapper
#ifdef __cplusplus
template <class T> static inline T *cgi_arr_grow_typed(cg_context *ctx, T *a, size_t elem_size, size_t add, size_t min_cap) {
  return (T *)cgi_arr_grow(ctx, (void *)a, elem_size, add, min_cap);
}
template <class T> static inline T *cgi_arr_more_typed(cg_context *ctx, T *a) { return (T *)cgi_arr_more(ctx, (void *)a, sizeof *a); }
#define CGI_ARR_MORE(a) cgi_arr_more_typed(ctx, (a))
#define stbds_arrgrowf_wrapper(a, e, n, m) cgi_arr_grow_typed(ctx, (a), (e), (n), (m))
#define stbds_arrgrowf(a, e, n, m) cgi_arr_grow(ctx, (a), (e), (n), (m))
#else
#define CGI_ARR_MORE(a) cgi_arr_more(ctx, (a), sizeof *(a))
#define stbds_arrgrowf_wrapper(a, e, n, m) cgi_arr_grow(ctx, (a), (e), (n), (m))
#define stbds_arrgrowf(a, e, n, m) cgi_arr_grow(ctx, (a), (e), (n), (m))
#endif

// stb_ds's arrput does all of it in place; a call is smaller, and there are hundreds of pushes. Where C can ask for the type, the element goes in by
// the call, too: in a register where it is as long as a pointer, as most are.
#ifdef CGI_PUSHES_BY_CALL
#define cgi_push(a, v)                                                                                                                               \
  __extension__({                                                                                                                                    \
    __typeof__(*(a)) cgi_pushed = (v);                                                                                                               \
    if (sizeof cgi_pushed == sizeof(uintptr_t)) {                                                                                                    \
      uintptr_t cgi_word = 0;                                                                                                                        \
      memcpy(&cgi_word, &cgi_pushed, sizeof cgi_pushed < sizeof cgi_word ? sizeof cgi_pushed : sizeof cgi_word);                                     \
      (a) = cgi_arr_push_word(ctx, (a), cgi_word);                                                                                                   \
    } else {                                                                                                                                         \
      (a) = cgi_arr_push_bytes(ctx, (a), &cgi_pushed, sizeof cgi_pushed);                                                                            \
    }                                                                                                                                                \
  })
#else
#define cgi_push(a, v) ((a) = CGI_ARR_MORE(a), (a)[stbds_header(a)->length - 1] = (v))
#endif
#define cgi_pop(a) stbds_arrpop(a)
#define cgi_setlen(a, n) stbds_arrsetlen(a, n)
#define cgi_shrink(a, n) cgi_arr_shrink((a), (n)) // to the first n elements, which it has
#define cgi_addn(a, n) stbds_arraddnptr(a, n)
#define cgi_last(a) stbds_arrlast(a)
#define cgi_insert(a, i, v) stbds_arrins(a, i, v)
#define cgi_del(a, i) stbds_arrdel(a, i)
// An array that outlives a scratch release: made so while it is still NULL.
#define cgi_arr_keep(a)                                                                                                                              \
  do {                                                                                                                                               \
    if (!(a)) {                                                                                                                                      \
      bool cgi_was = ctx->scratching;                                                                                                                \
      ctx->scratching = false;                                                                                                                       \
      stbds_arrsetcap(a, 1);                                                                                                                         \
      ctx->scratching = cgi_was;                                                                                                                     \
    }                                                                                                                                                \
  } while (0)
#define cgi_arr_free(ctx, a) (cgi_arr_release((ctx), (a), sizeof *(a)), (a) = NULL)
#endif
