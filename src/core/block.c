// An allocator inside one block of the caller's: pieces side by side, each with a header that gives its size and its neighbour's before it, so that
// what is freed joins what is free around it. A context takes few and large pieces: the best fit is found by walking them.
#include "core/core.h"

#define CGI_PIECE_ALIGN ((size_t)16)
#define CGI_PIECE_FREE ((size_t)1) // in `size`, which is a multiple of 16

typedef struct cgi_piece {
  size_t size, before; // bytes of this piece and of the one before it, headers included; 0: there is none before
} cgi_piece;

struct cgi_block { // at the block's start
  char *first, *end;
};

static size_t cgi_piece_header(void) { return (sizeof(cgi_piece) + CGI_PIECE_ALIGN - 1) & ~(CGI_PIECE_ALIGN - 1); }
static size_t cgi_piece_size(const cgi_piece *p) { return p->size & ~CGI_PIECE_FREE; }
static cgi_piece *cgi_piece_at(char *p) { return (cgi_piece *)(void *)p; }

static cgi_piece *cgi_piece_after(const cgi_block *b, cgi_piece *p) {
  char *next = (char *)p + cgi_piece_size(p);
  return next < b->end ? cgi_piece_at(next) : NULL;
}

CGI_DEF cgi_block *cgi_block_open(void *memory, size_t size) {
  size_t skip = (CGI_PIECE_ALIGN - (size_t)((uintptr_t)memory & (CGI_PIECE_ALIGN - 1))) & (CGI_PIECE_ALIGN - 1);
  size_t head = (sizeof(cgi_block) + CGI_PIECE_ALIGN - 1) & ~(CGI_PIECE_ALIGN - 1);
  if (!memory || size < skip + head + cgi_piece_header()) return NULL;
  size_t room = (size - skip - head) & ~(CGI_PIECE_ALIGN - 1);
  cgi_block *b = (cgi_block *)(void *)((char *)memory + skip);
  b->first = (char *)b + head;
  b->end = b->first + room;
  cgi_piece_at(b->first)->size = room | CGI_PIECE_FREE;
  cgi_piece_at(b->first)->before = 0;
  return b;
}

// Makes one piece of `p` and the one after it.
static void cgi_piece_join(const cgi_block *b, cgi_piece *p, cgi_piece *next) {
  p->size += cgi_piece_size(next);
  cgi_piece *after = cgi_piece_after(b, p);
  if (after) after->before = cgi_piece_size(p);
}

static void cgi_piece_free(const cgi_block *b, cgi_piece *p) {
  cgi_piece *next = cgi_piece_after(b, p);
  p->size |= CGI_PIECE_FREE;
  if (next && (next->size & CGI_PIECE_FREE)) cgi_piece_join(b, p, next);
  if (!p->before) return;
  cgi_piece *before = cgi_piece_at((char *)p - p->before);
  if (before->size & CGI_PIECE_FREE) cgi_piece_join(b, before, p);
}

static cgi_piece *cgi_piece_take(const cgi_block *b, size_t size) {
  cgi_piece *best = NULL;
  for (cgi_piece *p = cgi_piece_at(b->first); p; p = cgi_piece_after(b, p))
    if ((p->size & CGI_PIECE_FREE) && cgi_piece_size(p) >= size && (!best || p->size < best->size)) best = p;
  if (!best) return NULL;
  size_t rest = cgi_piece_size(best) - size;
  best->size = rest > cgi_piece_header() ? size : size + rest;
  if (best->size == size && rest) {
    cgi_piece *tail = cgi_piece_at((char *)best + size), *after;
    tail->size = rest | CGI_PIECE_FREE;
    tail->before = size;
    after = cgi_piece_after(b, tail);
    if (after) after->before = rest;
  }
  return best;
}

CGI_DEF void *cgi_block_realloc(void *block, void *ptr, size_t old_size, size_t new_size) {
  const cgi_block *b = (const cgi_block *)block;
  size_t head = cgi_piece_header();
  cgi_piece *old = ptr ? cgi_piece_at((char *)ptr - head) : NULL, *piece = NULL;
  if (new_size) {
    if (new_size > SIZE_MAX - head - CGI_PIECE_ALIGN) return NULL;
    piece = cgi_piece_take(b, head + ((new_size + CGI_PIECE_ALIGN - 1) & ~(CGI_PIECE_ALIGN - 1)));
    if (!piece) return NULL;
    if (ptr) memcpy((char *)piece + head, ptr, old_size < new_size ? old_size : new_size);
  }
  if (old) cgi_piece_free(b, old);
  return piece ? (char *)piece + head : NULL;
}

#undef CGI_PIECE_ALIGN
#undef CGI_PIECE_FREE
