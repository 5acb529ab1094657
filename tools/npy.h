// Reading and writing NumPy's .npy files (format version 1.0, C order).
#ifndef CGC_NPY_H
#define CGC_NPY_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct npy_array {
  char kind;      // 'f', 'i', 'u', 'b', 'c', or 'V' (bfloat16 as JAX saves it)
  unsigned bytes; // of one element
  unsigned rank;
  int64_t shape[16];
  uint8_t *data; // little-endian, row-major; free()
  size_t size;
} npy_array;

// False with a reason in `error`.
bool npy_read(const char *path, npy_array *out, char *error, size_t error_size);
// The file's bytes are there already; `path` is for the reason.
bool npy_decode(const char *path, const uint8_t *bytes, size_t len, npy_array *out, char *error, size_t error_size);
// The file's bytes in memory; free() them.
uint8_t *npy_encode(const npy_array *array, size_t *len);

#endif
