// NumPy's .npy format.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "npy.h"

static bool npy_fail(FILE *f, char *error, size_t size, const char *path, const char *why) {
  if (f) fclose(f);
  snprintf(error, size, "%s: %s", path, why);
  return false;
}

static const char *npy_value(const char *header, const char *key) {
  const char *p = strstr(header, key);
  if (!p) return NULL;
  p = strchr(p, ':');
  if (!p) return NULL;
  for (p++; *p == ' '; p++) {}
  return p;
}

static bool npy_parse_header(const char *header, npy_array *out, bool *swap, const char **why) {
  const char *descr = npy_value(header, "'descr'"), *order = npy_value(header, "'fortran_order'"), *shape = npy_value(header, "'shape'");
  char *end;
  *why = "no .npy header";
  if (!descr || !order || !shape || *descr != '\'' || *shape != '(') return false;
  *why = "Fortran order is not read";
  if (strncmp(order, "False", 5) != 0) return false;
  *swap = descr[1] == '>';
  out->kind = descr[2];
  out->bytes = (unsigned)strtoul(descr + 3, &end, 10);
  *why = "its element type is not read";
  if (!strchr("fiubcV", out->kind) || !out->bytes || out->bytes > 16 || *end != '\'') return false;
  *why = "its shape is not read";
  for (const char *p = shape + 1; *p && *p != ')';) {
    if (*p == ',' || *p == ' ') {
      p++;
      continue;
    }
    if (out->rank == 16) return false;
    out->shape[out->rank] = strtoll(p, &end, 10);
    if (end == p || out->shape[out->rank] < 0) return false;
    out->rank++;
    p = end;
  }
  return true;
}

static void npy_swap(npy_array *a) {
  unsigned unit = a->kind == 'c' ? a->bytes / 2 : a->bytes;
  for (size_t i = 0; unit > 1 && i + unit <= a->size; i += unit)
    for (unsigned k = 0; k < unit / 2; k++) {
      uint8_t t = a->data[i + k];
      a->data[i + k] = a->data[i + unit - 1 - k];
      a->data[i + unit - 1 - k] = t;
    }
}

bool npy_decode(const char *path, const uint8_t *bytes, size_t len, npy_array *out, char *error, size_t error_size) {
  const char *why = "";
  size_t head = 10, header_len, size;
  bool swap;
  memset(out, 0, sizeof *out);
  if (len < head || memcmp(bytes, "\x93NUMPY", 6) != 0) return npy_fail(NULL, error, error_size, path, "is no .npy file");
  header_len = (size_t)bytes[8] | (size_t)bytes[9] << 8;
  if (bytes[6] > 1) {
    head = 12;
    if (len < head) return npy_fail(NULL, error, error_size, path, "is cut off");
    header_len |= (size_t)bytes[10] << 16;
  }
  char *header = len - head < header_len ? NULL : (char *)calloc(1, header_len + 1);
  if (header) memcpy(header, bytes + head, header_len);
  if (!header || !npy_parse_header(header, out, &swap, &why)) {
    if (!header) why = len - head < header_len ? "is cut off" : "out of memory";
    free(header);
    return npy_fail(NULL, error, error_size, path, why);
  }
  free(header);
  size = out->bytes;
  for (unsigned i = 0; i < out->rank; i++) {
    if (out->shape[i] && size > SIZE_MAX / 2 / (size_t)out->shape[i]) return npy_fail(NULL, error, error_size, path, "is too large");
    size *= (size_t)out->shape[i];
  }
  out->size = size;
  if (len - head - header_len < size) return npy_fail(NULL, error, error_size, path, "is cut off");
  out->data = (uint8_t *)malloc(size ? size : 1);
  if (!out->data) return npy_fail(NULL, error, error_size, path, "out of memory");
  memcpy(out->data, bytes + head + header_len, size);
  if (swap) npy_swap(out);
  return true;
}

bool npy_read(const char *path, npy_array *out, char *error, size_t error_size) {
  FILE *f = fopen(path, "rb");
  uint8_t *bytes = NULL;
  size_t len = 0, room = 0;
  memset(out, 0, sizeof *out);
  if (!f) return npy_fail(f, error, error_size, path, "cannot be opened");
  for (size_t more = 1; more; len += more) {
    if (len == room) {
      room = room ? room * 2 : 1 << 16;
      uint8_t *grown = (uint8_t *)realloc(bytes, room);
      if (!grown) {
        free(bytes);
        return npy_fail(f, error, error_size, path, "out of memory");
      }
      bytes = grown;
    }
    more = fread(bytes + len, 1, room - len, f);
  }
  fclose(f);
  bool ok = npy_decode(path, bytes, len, out, error, error_size);
  free(bytes);
  return ok;
}

uint8_t *npy_encode(const npy_array *a, size_t *len) {
  char dict[640];
  size_t n, total;
  uint8_t *data;
  n = (size_t)snprintf(dict, sizeof dict, "{'descr': '%c%c%u', 'fortran_order': False, 'shape': (", a->bytes == 1 || a->kind == 'V' ? '|' : '<',
                       a->kind, a->bytes);
  for (unsigned i = 0; i < a->rank; i++)
    n += (size_t)snprintf(dict + n, sizeof dict - n, a->rank == 1 ? "%lld," : i ? ", %lld" : "%lld", (long long)a->shape[i]);
  n += (size_t)snprintf(dict + n, sizeof dict - n, "), }");
  while ((10 + n + 1) % 64) dict[n++] = ' ';
  dict[n++] = '\n';
  total = 10 + n + a->size;
  data = (uint8_t *)malloc(total);
  if (!data) return NULL;
  memcpy(data, "\x93NUMPY\x01\x00", 8);
  data[8] = (uint8_t)n;
  data[9] = (uint8_t)(n >> 8);
  memcpy(data + 10, dict, n);
  memcpy(data + 10 + n, a->data, a->size);
  *len = total;
  return data;
}
