// --parameters: what constants that are not in a module are. A .safetensors file is a length of 8 bytes, JSON that says where each tensor lies, and
// the tensors; an .npz file is a zip archive of .npy files, as they are (numpy.savez) or deflated (numpy.savez_compressed), where zlib is there.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cgc_device.h"
#if !defined(_WIN32) && defined(__has_include)
#if __has_include(<zlib.h>)
#include <dlfcn.h>
#include <zlib.h>
#define CGC_ZLIB 1
#endif
#endif

typedef struct {
  bool any;
} cgc_external_search;

static bool cgc_visit_external(cg_op op, void *user) {
  for (size_t i = 0; i < cg_op_num_attrs(op); i++) {
    cg_attr a = cg_op_attr_at(op, i).value;
    bool named = cg_attr_get_kind(a) == CG_ATTR_DIALECT &&
                 (cgc_is(cg_attr_str(a), "stream.parameter.named") || cgc_is(cg_attr_str(a), "flow.parameter.named"));
    ((cgc_external_search *)user)->any |= named || cg_attr_get_kind(a) == CG_ATTR_RESOURCE;
  }
  return true;
}

bool cgc_parameters_expose(cg_module module) {
  cgc_external_search s = {false};
  cgc_walk(module, cgc_visit_external, &s);
  return !s.any || cg_run_pipeline(module, "inline,external-constants", NULL) == CG_OK;
}

// The name of argument i, where it is such a constant.
static char *cgc_parameter_name(cg_op function, size_t i) {
  cg_attr all = cg_op_attr(function, "arg_attrs"), name = all && i < cg_attr_len(all) ? cg_attr_get(cg_attr_at(all, i), "cg.parameter") : NULL;
  return name ? cgc_str(cg_attr_str(name)) : NULL;
}

size_t cgc_parameters_count(cg_op function) {
  size_t n = 0;
  for (size_t i = 0; i < cg_type_num_inputs(cg_attr_type(cg_op_attr(function, "function_type"))); i++) {
    char *name = cgc_parameter_name(function, i);
    n += name != NULL;
    free(name);
  }
  return n;
}

static uint64_t cgc_little(const char *p, unsigned bytes) {
  uint64_t v = 0;
  for (unsigned i = 0; i < bytes; i++) v |= (uint64_t)(uint8_t)p[i] << (8 * i);
  return v;
}

// The bytes of the tensor `key`; false where there is none. `shape` and `type` are the file's words for what it is.
typedef struct {
  const char *data;
  char *inflated; // the data, in memory of their own; free()
  size_t len;
  int64_t shape[16];
  unsigned rank;
  char type[16];
} cgc_stored;

static bool cgc_safetensors_find(const char *file, size_t len, const char *key, cgc_stored *out, char *why, size_t why_size) {
  uint64_t head = len >= 8 ? cgc_little(file, 8) : 0;
  const cgc_json *all = len >= 8 && head <= len - 8 ? cgc_json_parse(file + 8, (size_t)head) : NULL, *t = all ? cgc_json_get(all, key) : NULL;
  const cgc_json *range = t ? cgc_json_get(t, "data_offsets") : NULL, *shape = t ? cgc_json_get(t, "shape") : NULL,
                 *type = t ? cgc_json_get(t, "dtype") : NULL;
  if (!all) snprintf(why, why_size, "that is no .safetensors file: no head in JSON");
  if (!t) return false;
  snprintf(why, why_size, "'%s' has no dtype, shape and data_offsets that describe a tensor of the file", key);
  if (!range || !range->first || !range->first->next || !shape || !type || !type->text) return false;
  double begin, end, size, room = (double)(len - 8 - (size_t)head);
  if (!cgc_json_amount(range->first, room, &begin) || !cgc_json_amount(range->first->next, room, &end) || end < begin) return false;
  out->data = file + 8 + head + (size_t)begin;
  out->len = (size_t)(end - begin);
  out->rank = 0;
  for (const cgc_json *d = shape->first; d; d = d->next) {
    if (out->rank == sizeof out->shape / sizeof out->shape[0] || !cgc_json_amount(d, 9007199254740992.0, &size) || size != (double)(int64_t)size)
      return false;
    out->shape[out->rank++] = (int64_t)size;
  }
  snprintf(out->type, sizeof out->type, "%s", type->text);
  why[0] = 0;
  return true;
}

// What deflated bytes come to, in memory of their own; NULL where they are none, or where zlib is not there.
static char *cgc_inflate(const char *data, size_t len, size_t size) {
#ifdef CGC_ZLIB
  typedef int init_fn(z_stream *, int, const char *, int);
  typedef int inflate_fn(z_stream *, int);
  typedef int end_fn(z_stream *);
  void *library = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) library = dlopen("libz.1.dylib", RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  init_fn *init;
  inflate_fn *run;
  end_fn *end;
  *(void **)&init = dlsym(library, "inflateInit2_");
  *(void **)&run = dlsym(library, "inflate");
  *(void **)&end = dlsym(library, "inflateEnd");
  z_stream z;
  char *out = (char *)malloc(size ? size : 1);
  bool ok = false;
  memset(&z, 0, sizeof z);
  if (init && run && end && out && len <= UINT32_MAX && size <= UINT32_MAX && init(&z, -MAX_WBITS, ZLIB_VERSION, (int)sizeof z) == Z_OK) {
    z.next_in = (Bytef *)(uintptr_t)data;
    z.avail_in = (uInt)len;
    z.next_out = (Bytef *)out;
    z.avail_out = (uInt)size;
    ok = run(&z, Z_FINISH) == Z_STREAM_END && z.avail_out == 0;
    end(&z);
  }
  dlclose(library);
  if (ok) return out;
  free(out);
#else
  (void)data, (void)len, (void)size;
#endif
  return NULL;
}

static uint32_t cgc_crc(const char *data, size_t len) { // zip's checksum, four bits at a time
  uint32_t table[16], crc = UINT32_MAX;
  for (uint32_t i = 0; i < 16; i++) {
    table[i] = i;
    for (int k = 0; k < 4; k++) table[i] = table[i] >> 1 ^ (table[i] & 1 ? 0xedb88320u : 0);
  }
  for (size_t i = 0; i < len; i++) {
    crc ^= (uint8_t)data[i];
    crc = crc >> 4 ^ table[crc & 15];
    crc = crc >> 4 ^ table[crc & 15];
  }
  return ~crc;
}

// An entry of a zip archive's directory; its name is the array's with .npy behind.
static bool cgc_npz_find(const char *file, size_t len, const char *key, cgc_stored *out, char *why, size_t why_size) {
  size_t end = len < 22 ? 0 : len - 22;
  while (end > 0 && cgc_little(file + end, 4) != 0x06054b50) end--;
  if (len < 22 || cgc_little(file + end, 4) != 0x06054b50) {
    snprintf(why, why_size, "that is no .npz file: no zip archive");
    return false;
  }
  size_t at = (size_t)cgc_little(file + end + 16, 4), count = (size_t)cgc_little(file + end + 10, 2);
  for (size_t i = 0; i < count && at + 46 <= len && cgc_little(file + at, 4) == 0x02014b50; i++) {
    size_t name = (size_t)cgc_little(file + at + 28, 2), extra = (size_t)cgc_little(file + at + 30, 2), note = (size_t)cgc_little(file + at + 32, 2);
    size_t size = (size_t)cgc_little(file + at + 20, 4), local = (size_t)cgc_little(file + at + 42, 4),
           method = (size_t)cgc_little(file + at + 10, 2);
    if (at + 46 + name > len) return false;
    bool match = name == strlen(key) + 4 && memcmp(file + at + 46, key, name - 4) == 0 && memcmp(file + at + 46 + name - 4, ".npy", 4) == 0;
    if (match && local + 30 <= len) {
      size_t data = local + 30 + (size_t)cgc_little(file + local + 26, 2) + (size_t)cgc_little(file + local + 28, 2);
      if (data > len || size > len - data) return false;
      out->data = file + data;
      out->len = size;
      if (method != 0) {
        out->len = (size_t)cgc_little(file + at + 24, 4);
        out->data = out->inflated = method == 8 ? cgc_inflate(file + data, size, out->len) : NULL;
      }
      if (!out->data)
        snprintf(why, why_size, "'%s' is compressed, and cannot be read here: write the file by numpy.savez", key);
      else if (cgc_crc(out->data, out->len) != cgc_little(file + at + 16, 4))
        snprintf(why, why_size, "'%s' is damaged: its checksum is not that of its bytes", key);
      else
        return true;
      free(out->inflated);
      out->inflated = NULL;
      return false;
    }
    at += 46 + name + extra + note;
  }
  return false;
}

static bool cgc_parameter_fits(const char *name, const cgc_stored *s, const cg_array *a, char *why, size_t why_size) {
  static const char *const types[][2] = {{"F32", "f32"},  {"F16", "f16"},  {"BF16", "bf16"}, {"F64", "f64"},          {"I8", "i8"},
                                         {"I16", "i16"},  {"I32", "i32"},  {"I64", "i64"},   {"U8", "ui8"},           {"U16", "ui16"},
                                         {"U32", "ui32"}, {"U64", "ui64"}, {"BOOL", "i1"},   {"F8_E4M3", "f8E4M3FN"}, {"F8_E5M2", "f8E5M2"}};
  char *want = cgc_type_text(a->element);
  bool ok = s->rank == a->rank && s->len == a->size;
  for (unsigned i = 0; i < a->rank && ok; i++) ok = s->shape[i] == a->shape[i];
  bool same = false;
  for (size_t i = 0; i < sizeof types / sizeof *types; i++) // what is unsigned there may be signless here
    same = same ||
           (strcmp(types[i][0], s->type) == 0 && (strcmp(types[i][1], want) == 0 || (types[i][1][0] == 'u' && strcmp(types[i][1] + 1, want) == 0)));
  if (!ok || !same) snprintf(why, why_size, "--parameters: '%s' is of another type than %s in the file (%s, %zu bytes)", name, want, s->type, s->len);
  free(want);
  return ok && same;
}

bool cgc_parameters_read(const cgc_options *o, cg_op function, cg_array *args, size_t *count, size_t max, char *why, size_t why_size) {
  cg_type type = cg_attr_type(cg_op_attr(function, "function_type"));
  size_t n = cg_type_num_inputs(type), external = cgc_parameters_count(function), path = o->parameters ? strlen(o->parameters) : 0;
  bool random = o->parameters && strncmp(o->parameters, "random", 6) == 0 &&
                (!o->parameters[6] || (o->parameters[6] == ':' && o->parameters[7] && !o->parameters[7 + strspn(o->parameters + 7, "0123456789")]));
  bool npz = path > 4 && strcmp(o->parameters + path - 4, ".npz") == 0;
  char *file = NULL;
  size_t len = 0;
  bool ok = true;
  FILE *there = o->parameters && !random && !external ? fopen(o->parameters, "rb") : NULL; // no file is named in vain
  if (there) fclose(there);
  if (!external && (there || random || !o->parameters)) return true;
  why[0] = 0;
  if (!o->parameters) {
    char *first = cgc_parameter_name(function, n - external);
    snprintf(why, why_size,
             "%zu constants are not in the module ('%s' is the first): give them with --parameters=FILE.safetensors or FILE.npz, or draw them with "
             "--parameters=random[:SEED]",
             external, first);
    free(first);
    return false;
  }
  if (!random && !cgc_read_file(o->parameters, &file, &len)) {
    snprintf(why, why_size, "--parameters=%s cannot be read", o->parameters);
    return false;
  }
  for (size_t i = n - external; i < n && ok && *count < max; i++) {
    char *name = cgc_parameter_name(function, i), text[64];
    const char *key = strstr(name, "::");
    cg_type t = cg_type_input(type, (unsigned)i);
    cgc_stored s;
    memset(&s, 0, sizeof s);
    if (random) {
      unsigned long long seed = strtoull(o->parameters[6] ? o->parameters + 7 : "0", NULL, 10) + i;
      snprintf(text, sizeof text, "random:%llu", seed);
      ok = cgc_array_parse(text, t, &args[*count], why, why_size);
    } else {
      const char *keys[2] = {name, key ? key + 2 : name}; // with its scope, or without
      bool found = false;
      for (int k = 0; k < 2 && !found; k++)
        found = npz ? cgc_npz_find(file, len, keys[k], &s, why, why_size) : cgc_safetensors_find(file, len, keys[k], &s, why, why_size);
      ok = found;
      if (!found && !why[0]) snprintf(why, why_size, "--parameters=%s has no '%s'", o->parameters, name);
      if (found && npz) {
        ok = cgc_array_of_npy(o->parameters, s.data, s.len, t, &args[*count], why, why_size);
      } else if (found) {
        ok = cgc_array_of_type(t, &args[*count]) && cgc_parameter_fits(name, &s, &args[*count], why, why_size);
        if (ok) memcpy(args[*count].data, s.data, s.len);
      }
    }
    *count += ok;
    free(s.inflated);
    free(name);
  }
  free(file);
  return ok;
}
