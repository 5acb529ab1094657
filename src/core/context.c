// Contexts and their memory: chunks from the user's allocator, bump allocation, free lists by size class, one non-local exit when memory runs out.
#include "core/core.h"
#ifndef CODEGEN_NO_MALLOC
#include <stdlib.h>
#endif

#ifdef CODEGEN_TEST_PASSES // the test build: chunks so small that failing allocators meet the code in hundreds of places, and overruns show
#define CGI_FIRST_CHUNK ((size_t)512)
#define CGI_MAX_CHUNK ((size_t)512)
#else
#define CGI_FIRST_CHUNK ((size_t)48 * 1024)
#define CGI_MAX_CHUNK ((size_t)512 * 1024)
#endif
#define CGI_ALIGN(n) (((n) + 15u) & ~(size_t)15u)
#define CGI_CHUNK_HEADER CGI_ALIGN(sizeof(cgi_chunk))
#define CGI_SMALL_MAX ((size_t)CGI_SMALL_CLASSES * 16)
#define CGI_LARGE_MIN_SHIFT 10
#define CGI_LARGE_SIZE(k) (((size_t)1 << (CGI_LARGE_MIN_SHIFT + (k))) + CGI_ALIGN(sizeof(stbds_array_header))) // arrays hold powers of two
#define CGI_LARGE_MAX CGI_LARGE_SIZE(CGI_LARGE_CLASSES - 1)

static void *cgi_default_realloc(void *user, void *ptr, size_t old_size, size_t new_size) {
  (void)user;
  (void)old_size;
#ifdef CODEGEN_NO_MALLOC
  (void)ptr;
  (void)new_size;
  return NULL;
#else
  if (new_size == 0) {
    free(ptr);
    return NULL;
  }
  return realloc(ptr, new_size);
#endif
}

static cgi_chunk *cgi_chunk_create(cg_context *ctx, size_t payload) {
  size_t total = CGI_CHUNK_HEADER + payload;
  if (total < payload) return NULL;
  if (ctx->desc.memory_limit && (total > ctx->desc.memory_limit || ctx->used > ctx->desc.memory_limit - total)) return NULL;
  cgi_chunk *chunk = (cgi_chunk *)ctx->desc.realloc_fn(ctx->desc.alloc_user, NULL, 0, total);
  if (!chunk) return NULL;
  memset(chunk, 0, sizeof *chunk);
  chunk->size = payload;
  ctx->used += total;
  if (ctx->used > ctx->peak) ctx->peak = ctx->used;
  return chunk;
}

static void cgi_chunk_destroy(cg_context *ctx, cgi_chunk *chunk) {
  size_t total = CGI_CHUNK_HEADER + chunk->size;
  ctx->used -= total;
  ctx->desc.realloc_fn(ctx->desc.alloc_user, chunk, total, 0);
}

static void *cgi_chunk_payload(cgi_chunk *chunk) { return (char *)chunk + CGI_CHUNK_HEADER; }

CGI_DEF cg_context *cgi_context_create(const cg_context_desc *desc) {
  cg_context_desc d;
  memset(&d, 0, sizeof d);
  if (desc) d = *desc;
  if (d.block_size && !d.block) return NULL;
  if (d.block) {
    if (d.realloc_fn) return NULL;
    d.alloc_user = cgi_block_open(d.block, d.block_size);
    if (!d.alloc_user) return NULL;
    d.realloc_fn = cgi_block_realloc;
  } else if (!d.realloc_fn) {
    d.realloc_fn = cgi_default_realloc;
  }
  cg_context *ctx = (cg_context *)d.realloc_fn(d.alloc_user, NULL, 0, sizeof(cg_context));
  if (!ctx) return NULL;
  memset(ctx, 0, sizeof *ctx);
  ctx->desc = d;
  ctx->used = ctx->peak = sizeof(cg_context);
  return ctx;
}

static void cgi_free_chunks(cg_context *ctx, cgi_chunk **list) {
  while (*list) {
    cgi_chunk *next = (*list)->next;
    cgi_chunk_destroy(ctx, *list);
    *list = next;
  }
}

#ifdef CODEGEN_CHECK_HANDLES
#define CGI_RETIRED_MOST ((size_t)64 * 1024 * 1024) // bytes of dropped handles that are kept

CGI_DEF void cgi_marks_fill(cg_context *ctx, cgi_mark_state state, void *memory, size_t size) {
  cgi_mark *marks = (cgi_mark *)memory;
  for (size_t i = 0; i < size / sizeof *marks; i++) {
    marks[i].state = (uintptr_t)state;
    marks[i].ctx = ctx;
  }
}

CGI_DEF void *cgi_handle_new(cg_context *ctx, size_t size) {
  void *p = cgi_alloc(ctx, CGI_ALIGN(size));
  cgi_marks_fill(ctx, CGI_MARK_LIVE, p, sizeof(cgi_mark));
  return p;
}

// Marks all that the chunks hold. Where memory is not limited the chunks are put aside, so that no new handle equals an old one.
static void cgi_retire(cg_context *ctx) {
  size_t held = 0;
  cgi_chunk *last = NULL;
  for (cgi_chunk *c = ctx->chunks; c; last = c, c = c->next) cgi_marks_fill(ctx, CGI_MARK_RESET, cgi_chunk_payload(c), c->size);
  if (ctx->desc.block || ctx->desc.memory_limit || !last) return;
  for (cgi_chunk *c = ctx->retired; c; c = c->next) held += c->size;
  if (held > CGI_RETIRED_MOST) cgi_free_chunks(ctx, &ctx->retired);
  last->next = ctx->retired;
  ctx->retired = ctx->chunks;
  ctx->chunks = NULL;
}
#undef CGI_RETIRED_MOST
#endif

CGI_DEF void cgi_context_destroy(cg_context *ctx) {
#ifdef CODEGEN_CHECK_HANDLES
  cgi_free_chunks(ctx, &ctx->retired);
#endif
  cgi_free_chunks(ctx, &ctx->blocks);
  cgi_free_chunks(ctx, &ctx->chunks);
  cgi_free_chunks(ctx, &ctx->kept);
  ctx->desc.realloc_fn(ctx->desc.alloc_user, ctx, sizeof(cg_context), 0);
}

CGI_DEF void cgi_context_reset(cg_context *ctx) {
#ifdef CODEGEN_CHECK_HANDLES
  cgi_retire(ctx);
#endif
  cgi_free_chunks(ctx, &ctx->blocks);
  if (ctx->desc.block) cgi_free_chunks(ctx, &ctx->chunks); // it stays ours, and whole again: no chunk of an earlier size divides it
  for (cgi_chunk *c = ctx->chunks; c; c = c->next) c->used = 0;
  ctx->current = ctx->chunks;
  ctx->taken = 0;
  memset(ctx->free_small, 0, sizeof ctx->free_small);
  memset(ctx->free_large, 0, sizeof ctx->free_large);
  ctx->sources = NULL;
  memset(ctx->types, 0, sizeof ctx->types);
  ctx->int_widths = 0;
  memset(ctx->dims, 0, sizeof ctx->dims);
  ctx->scratch = NULL;
  ctx->num_scratch = ctx->capacity_scratch = 0;
  ctx->strings = ctx->uniques = ctx->op_defs = ctx->driver = ctx->targets = ctx->groups = NULL;
  ctx->peak = ctx->used;
}

CODEGEN_API size_t cg_memory_used(const cg_context *ctx) { return ctx ? ctx->used : 0; }
CODEGEN_API size_t cg_memory_peak(const cg_context *ctx) { return ctx ? ctx->peak : 0; }
CODEGEN_API cg_diagnostic cg_first_error(const cg_context *ctx) {
  cg_diagnostic d;
  memset(&d, 0, sizeof d);
  if (ctx) d = ctx->first_error;
  if (!d.id) d.id = "";
  return d;
}

#define CGI_STRINGIZE2(x) #x
#define CGI_STRINGIZE(x) CGI_STRINGIZE2(x)
CODEGEN_API const char *cg_version(void) {
  return CGI_STRINGIZE(CG_VERSION_MAJOR) "." CGI_STRINGIZE(CG_VERSION_MINOR) "." CGI_STRINGIZE(CG_VERSION_PATCH);
}
#undef CGI_STRINGIZE
#undef CGI_STRINGIZE2

// ---- when memory runs out ---------------------------------------------------------------------------------------------------------------
// Appends a text and a number, SIZE_MAX for none.
static size_t cgi_memory_text(cg_context *ctx, size_t at, const char *text, size_t number) {
  char digits[24];
  size_t n = 0;
  while (*text && at + 1 < sizeof ctx->memory_text) ctx->memory_text[at++] = *text++;
  for (size_t rest = number; rest != SIZE_MAX && (rest || !n); rest /= 10) digits[n++] = (char)('0' + rest % 10);
  while (n && at + 1 < sizeof ctx->memory_text) ctx->memory_text[at++] = digits[--n];
  ctx->memory_text[at] = 0;
  return at;
}

// Says how much was needed and what was in the way; nothing may be allocated here.
CGI_NORETURN static void cgi_no_memory_for(cg_context *ctx, size_t size, bool call_limit) {
  size_t total = size + CGI_CHUNK_HEADER, most = ctx->desc.memory_limit, taken = ctx->taken > ctx->limit.start ? ctx->taken - ctx->limit.start : 0;
  bool context_limit = !call_limit && most && (total > most || ctx->used > most - total);
  size_t at = cgi_memory_text(ctx, 0, "out of memory: beside ", call_limit ? taken : ctx->used);
  at = cgi_memory_text(ctx, at, " bytes ", size);
  if (call_limit)
    cgi_memory_text(ctx, at, " more are needed, and the memory limit of this compile is ", ctx->limit.most - ctx->limit.start);
  else if (context_limit)
    cgi_memory_text(ctx, at, " more are needed, and the memory limit of the context is ", most);
  else if (ctx->desc.block)
    cgi_memory_text(ctx, at, " more are needed in one piece, and the context's block has ", ctx->desc.block_size);
  else
    cgi_memory_text(ctx, at, " more are needed in one piece, and the allocator gave none", SIZE_MAX);
  ctx->memory_id = call_limit || context_limit ? "memory-limit" : "out-of-memory";
  longjmp(*ctx->boundary, 1);
}

CGI_DEF void cgi_out_of_memory(cg_context *ctx) { // of more than can be counted
  static const char message[] = "out of memory: more bytes are needed than there are addresses";
  memcpy(ctx->memory_text, message, sizeof message);
  ctx->memory_id = "out-of-memory";
  longjmp(*ctx->boundary, 1);
}

// At the boundary, where no frame of ours is left.
static void cgi_report_memory(cg_context *ctx) {
  cg_diagnostic d;
  memset(&d, 0, sizeof d);
  d.message = cgi_s(ctx->memory_text);
  d.file = d.source_line = cgi_s("");
  d.id = ctx->memory_id;
  if (!ctx->first_error.message.len || ctx->first_error.message.data == ctx->memory_text) ctx->first_error = d; // the text is this one's now
  ctx->has_error = true;
  if (ctx->desc.diagnostic_fn) ctx->desc.diagnostic_fn(ctx->desc.diagnostic_user, &d);
}

CGI_DEF cgi_memory_limit cgi_memory_limit_begin(cg_context *ctx, size_t limit) {
  cgi_memory_limit before = ctx->limit;
  size_t most = limit > SIZE_MAX - ctx->taken ? SIZE_MAX : ctx->taken + limit;
  if (limit && (!before.most || most < before.most)) {
    ctx->limit.start = ctx->taken;
    ctx->limit.most = most;
  }
  return before;
}

CGI_DEF void cgi_memory_limit_end(cg_context *ctx, cgi_memory_limit before) { ctx->limit = before; }

static void cgi_take(cg_context *ctx, size_t size) {
  size_t most = ctx->limit.most;
  if (most && (ctx->taken > most || size > most - ctx->taken)) cgi_no_memory_for(ctx, size, true);
  ctx->taken += size;
}

// ---- allocation -------------------------------------------------------------------------------------------------------------------------
// A chunk to bump in: as large as it may be, and not so large that a call's limit is passed; smaller where memory is short.
static cgi_chunk *cgi_chunk_for(cg_context *ctx, size_t before, size_t size) {
  size_t payload = before ? before * 2 : CGI_FIRST_CHUNK;
  if (payload > CGI_MAX_CHUNK) payload = CGI_MAX_CHUNK;
  if (ctx->limit.most && payload > ctx->limit.most - ctx->taken) payload = CGI_ALIGN(ctx->limit.most - ctx->taken);
  for (; payload > size; payload = CGI_ALIGN(payload / 2)) {
    cgi_chunk *c = cgi_chunk_create(ctx, payload);
    if (c) return c;
  }
  return cgi_chunk_create(ctx, size);
}

// Bump allocation; a chunk's tail that is too short is lost until cg_reset.
static void *cgi_bump(cg_context *ctx, size_t size) {
  cgi_chunk *c = ctx->current;
  cgi_take(ctx, size);
  while (c && c->size - c->used < size) {
    c = c->next;
    if (c) ctx->current = c;
  }
  if (!c) {
    cgi_chunk *last = ctx->current;
    while (last && last->next) last = last->next;
    c = cgi_chunk_for(ctx, last ? last->size : 0, size);
    if (!c) cgi_no_memory_for(ctx, size, false);
    c->prev = last;
    if (last)
      last->next = c;
    else
      ctx->chunks = c;
    ctx->current = c;
  }
  void *p = (char *)cgi_chunk_payload(c) + c->used;
  c->used += size;
  return p;
}

static unsigned cgi_large_class(size_t size) {
  unsigned k = 0;
  while (CGI_LARGE_SIZE(k) < size) k++;
  return k;
}

// Where blocks of `size` wait when free, and the size they really take; NULL for those that are chunks of their own.
static void **cgi_size_class(cg_context *ctx, size_t size, size_t *rounded) {
#ifdef CODEGEN_TEST_BLOCKS // builds with sanitizers: every block comes from the allocator by itself, so that its bounds and its lifetime are seen
  return NULL;
#endif
  if (size <= CGI_SMALL_MAX) {
    size_t k = size ? (size + 15) / 16 : 1;
    *rounded = k * 16;
    return &ctx->free_small[k];
  }
  if (size <= CGI_LARGE_MAX) {
    unsigned k = cgi_large_class(size);
    *rounded = CGI_LARGE_SIZE(k);
    return &ctx->free_large[k];
  }
  return NULL;
}

CGI_DEF void *cgi_alloc(cg_context *ctx, size_t size) {
  size_t rounded = 0;
  void **list = cgi_size_class(ctx, size, &rounded);
  if (list) {
    void *p = *list;
    if (p)
      memcpy(list, p, sizeof(void *));
    else
      p = cgi_bump(ctx, rounded);
    memset(p, 0, rounded);
    return p;
  }
  if (size > SIZE_MAX / 2) cgi_out_of_memory(ctx);
  cgi_take(ctx, size);
  cgi_chunk *block = cgi_chunk_create(ctx, size);
  if (!block) {
    ctx->taken -= size;
    cgi_no_memory_for(ctx, size, false);
  }
  block->next = ctx->blocks;
  if (ctx->blocks) ctx->blocks->prev = block;
  ctx->blocks = block;
  memset(cgi_chunk_payload(block), 0, size);
  return cgi_chunk_payload(block);
}

CGI_DEF void cgi_free(cg_context *ctx, void *ptr, size_t size) {
  if (!ptr) return;
  size_t rounded = 0;
  void **list = cgi_size_class(ctx, size, &rounded);
  if (list) {
    memcpy(ptr, list, sizeof(void *));
    *list = ptr;
    return;
  }
  cgi_chunk *block = (cgi_chunk *)(void *)((char *)ptr - CGI_CHUNK_HEADER);
  if (block->prev)
    block->prev->next = block->next;
  else
    ctx->blocks = block->next;
  if (block->next) block->next->prev = block->prev;
  ctx->taken -= size;
  cgi_chunk_destroy(ctx, block);
}

CGI_DEF void *cgi_alloc_array(cg_context *ctx, size_t count, size_t size) {
  if (size && count > SIZE_MAX / 2 / size) cgi_out_of_memory(ctx);
  return cgi_alloc(ctx, count * size);
}

CGI_DEF void *cgi_copy(cg_context *ctx, const void *data, size_t size) {
  void *p = cgi_alloc(ctx, size);
  if (size) memcpy(p, data, size);
  return p;
}

CGI_DEF void *cgi_alloc_kept(cg_context *ctx, size_t size) {
  cgi_chunk *c = cgi_chunk_create(ctx, size);
  if (!c) cgi_no_memory_for(ctx, size, false);
  c->next = ctx->kept;
  ctx->kept = c;
  memset(cgi_chunk_payload(c), 0, size);
  return cgi_chunk_payload(c);
}

// A new place in the list of scratch arrays, counted from 1.
static ptrdiff_t cgi_scratch_place(cg_context *ctx) {
  if (ctx->num_scratch == ctx->capacity_scratch) {
    size_t capacity = ctx->capacity_scratch ? 2 * ctx->capacity_scratch : 64;
    void **list = CGI_NEW_ARRAY(ctx, void *, capacity);
    if (ctx->num_scratch) memcpy((void *)list, (void *)ctx->scratch, ctx->num_scratch * sizeof *list);
    cgi_free(ctx, (void *)ctx->scratch, ctx->capacity_scratch * sizeof *list);
    ctx->scratch = list;
    ctx->capacity_scratch = capacity;
  }
  ctx->scratch[ctx->num_scratch] = NULL;
  return (ptrdiff_t)++ctx->num_scratch;
}

CGI_DEF cgi_scratch cgi_scratch_mark(cg_context *ctx) {
  cgi_scratch mark;
  mark.from = ctx->num_scratch;
  mark.was = ctx->scratching;
  ctx->scratching = true;
  return mark;
}

CGI_DEF void cgi_scratch_release(cg_context *ctx, cgi_scratch mark) {
  ctx->scratching = mark.was;
  while (ctx->num_scratch > mark.from) {
    void *a = ctx->scratch[ctx->num_scratch - 1];
    if (a)
      cgi_arr_release(ctx, a, (size_t)(uintptr_t)stbds_header(a)->hash_table);
    else
      ctx->num_scratch--;
  }
}

CGI_DEF void *cgi_arr_new(cg_context *ctx, void *before, size_t count, size_t elem_size) {
  if (count > (SIZE_MAX / 2 - sizeof(stbds_array_header)) / elem_size) cgi_out_of_memory(ctx);
  char *block = (char *)cgi_alloc(ctx, sizeof(stbds_array_header) + count * elem_size);
  void *result = block + sizeof(stbds_array_header);
  ptrdiff_t place = before ? stbds_header(before)->temp : ctx->scratching ? cgi_scratch_place(ctx) : 0;
  if (before) stbds_header(before)->temp = 0;
  stbds_header(result)->capacity = count;
  stbds_header(result)->hash_table = (void *)(uintptr_t)elem_size; // stb_ds's fields for its hash tables, which arrays do not use
  stbds_header(result)->temp = place;
  if (place) ctx->scratch[place - 1] = result;
  return result;
}

// stb_ds's growth rule on our memory: the header precedes the elements.
CGI_DEF void *cgi_arr_grow(cg_context *ctx, void *a, size_t elem_size, size_t add, size_t min_cap) {
  size_t len = a ? stbds_header(a)->length : 0, cap = a ? stbds_header(a)->capacity : 0;
  if (len + add < len) cgi_out_of_memory(ctx);
  if (len + add > min_cap) min_cap = len + add;
  if (min_cap <= cap) return a;
  if (min_cap < 2 * cap) min_cap = 2 * cap;
  if (min_cap < 4) min_cap = 4;
  void *result = cgi_arr_new(ctx, a, min_cap, elem_size);
  if (a) memcpy(result, a, len * elem_size);
  cgi_arr_release(ctx, a, elem_size);
  stbds_header(result)->length = len;
  return result;
}

CGI_DEF void *cgi_arr_more(cg_context *ctx, void *a, size_t elem_size) {
  if (!a || stbds_header(a)->length == stbds_header(a)->capacity) a = cgi_arr_grow(ctx, a, elem_size, 1, 0);
  stbds_header(a)->length++;
  return a;
}

CGI_DEF void cgi_arr_shrink(void *a, size_t n) {
  if (a) stbds_header(a)->length = n;
}

#ifdef __OPTIMIZE_SIZE__
CGI_DEF size_t cgi_arr_len(const void *a) { return a ? ((const stbds_array_header *)a - 1)->length : 0; }
#endif

#ifdef CGI_PUSHES_BY_CALL
CGI_DEF void *cgi_arr_push_word(cg_context *ctx, void *a, uintptr_t word) {
  a = cgi_arr_more(ctx, a, sizeof word);
  memcpy((char *)a + (stbds_header(a)->length - 1) * sizeof word, &word, sizeof word);
  return a;
}

CGI_DEF void *cgi_arr_push_bytes(cg_context *ctx, void *a, const void *element, size_t elem_size) {
  a = cgi_arr_more(ctx, a, elem_size);
  memcpy((char *)a + (stbds_header(a)->length - 1) * elem_size, element, elem_size);
  return a;
}
#endif

CGI_DEF void cgi_arr_release(cg_context *ctx, void *arr, size_t elem_size) {
  if (!arr) return;
  stbds_array_header *h = stbds_header(arr);
  if (h->temp) { // the last places go, so that the list does not grow with what came and went
    ctx->scratch[h->temp - 1] = NULL;
    while (ctx->num_scratch && !ctx->scratch[ctx->num_scratch - 1]) ctx->num_scratch--;
  }
  cgi_free(ctx, h, sizeof(stbds_array_header) + h->capacity * elem_size);
}

CGI_DEF cg_result cgi_protect(cg_context *ctx, cgi_protected_fn fn, void *arg) {
  if (ctx->boundary) return fn(ctx, arg);
  jmp_buf here;
  const cgi_memory_limit limit = ctx->limit;
  struct cgi_trial *const trial = ctx->trial;
  const cgi_names backend_ops = ctx->backend_ops;
  const uint32_t backend_formats = ctx->backend_formats;
  void *const driver = ctx->driver;
  const size_t num_scratch = ctx->num_scratch;
  const bool scratching = ctx->scratching; // of the call whose callback this one is made from
  ctx->boundary = &here;
  ctx->scratching = false;
  if (setjmp(here) != 0) {
    ctx->boundary = NULL;
    ctx->driver = driver;
    ctx->backend_ops = backend_ops;
    ctx->backend_formats = backend_formats;
    ctx->limit = limit;
    ctx->trial = trial;
    ctx->num_scratch = num_scratch;
    ctx->scratching = scratching;
    cgi_report_memory(ctx);
    return CG_OUT_OF_MEMORY;
  }
  cg_result result = fn(ctx, arg);
  ctx->boundary = NULL;
  ctx->scratching = scratching;
  return result;
}

CGI_DEF void *cgi_callback_begin(cg_context *ctx) {
  void *token = (void *)ctx->boundary;
  ctx->boundary = NULL;
  ctx->callbacks++;
  return token;
}

CGI_DEF void cgi_callback_end(cg_context *ctx, void *token) {
  ctx->boundary = (jmp_buf *)token;
  ctx->callbacks--;
}

CGI_DEF cgi_edit_token cgi_edit_begin(cg_context *ctx, cgi_edit_level level, struct cg_op_s *root) {
  cgi_edit_token token;
  token.callback = cgi_callback_begin(ctx);
  token.before = ctx->edit;
  ctx->edit.level = level;
  ctx->edit.depth = ctx->callbacks;
  ctx->edit.root = root;
  ctx->edit.changed = false;
  return token;
}

CGI_DEF CGI_NOINLINE void cgi_edit_end(cg_context *ctx, cgi_edit_token token) {
  ctx->edit = token.before;
  cgi_callback_end(ctx, token.callback);
}

// Memory for backends and hooks: failure is a NULL here, never an exit across their frames.
typedef struct cgi_alloc_request {
  void *ptr;
  size_t old_size, new_size;
} cgi_alloc_request;

static cg_result cgi_alloc_thunk(cg_context *ctx, void *arg) {
  cgi_alloc_request *r = (cgi_alloc_request *)arg;
  void *p = cgi_alloc(ctx, r->new_size);
  if (r->ptr) {
    memcpy(p, r->ptr, r->old_size < r->new_size ? r->old_size : r->new_size);
    cgi_free(ctx, r->ptr, r->old_size);
  }
  r->ptr = p;
  return CG_OK;
}

CODEGEN_API void *cg_realloc(cg_context *ctx, void *ptr, size_t old_size, size_t new_size) {
  cgi_alloc_request r;
  if (!ctx) return NULL;
  r.ptr = ptr;
  r.old_size = old_size;
  r.new_size = new_size;
  void *token = cgi_callback_begin(ctx);
  cg_result result = cgi_protect(ctx, cgi_alloc_thunk, &r);
  cgi_callback_end(ctx, token);
  return result == CG_OK ? r.ptr : NULL;
}

CODEGEN_API void *cg_alloc(cg_context *ctx, size_t size) { return cg_realloc(ctx, NULL, 0, size); }
CODEGEN_API void cg_free(cg_context *ctx, void *ptr, size_t size) {
  if (ctx) cgi_free(ctx, ptr, size);
}

#undef CGI_FIRST_CHUNK
#undef CGI_MAX_CHUNK
#undef CGI_ALIGN
#undef CGI_CHUNK_HEADER
#undef CGI_SMALL_MAX
#undef CGI_LARGE_MIN_SHIFT
#undef CGI_LARGE_SIZE
#undef CGI_LARGE_MAX
