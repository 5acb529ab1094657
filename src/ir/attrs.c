// Attributes and locations: uniqued constructors and accessors.
#include "ir/ir.h"
#include "ir/unique.h"

#define CGI_MAX_SPLAT_LIST 65536

static struct cg_attr_s *cgi_attr_fill(cg_context *ctx, void **slot, cg_attr_kind kind) {
  struct cg_attr_s *a = CGI_NEW_HANDLE(ctx, struct cg_attr_s);
  a->ctx = ctx;
  a->kind = kind;
  *slot = a;
  return a;
}

static cg_attr cgi_attr_scalar(cg_context *ctx, cg_attr_kind kind, cg_type type, uint64_t bits) {
  cgi_key_begin(ctx, CGI_KEY_ATTR, (unsigned)kind);
  cgi_key_ptr(ctx, type);
  cgi_key_word(ctx, bits);
  void **slot = cgi_key_find(ctx);
  if (!*slot) {
    struct cg_attr_s *a = cgi_attr_fill(ctx, slot, kind);
    a->type = type;
    a->bits = bits;
  }
  return (cg_attr)*slot;
}

CGI_DEF cg_attr cgi_attr_unit(cg_context *ctx) { return cgi_attr_scalar(ctx, CG_ATTR_UNIT, NULL, 0); }
CGI_DEF cg_attr cgi_attr_bool(cg_context *ctx, bool v) { return cgi_attr_scalar(ctx, CG_ATTR_BOOL, cgi_type_i(ctx, 1), v); }
CGI_DEF cg_attr cgi_attr_type(cg_context *ctx, cg_type t) { return cgi_attr_scalar(ctx, CG_ATTR_TYPE, t, 0); }

CGI_DEF cg_attr cgi_attr_int(cg_context *ctx, cg_type type, int64_t v) {
  uint64_t bits = (uint64_t)v;
  if (type->kind == CG_TYPE_INTEGER && type->width == 1 && type->signedness == CG_SIGNLESS) return cgi_attr_bool(ctx, bits & 1);
  if (type->kind == CG_TYPE_INTEGER && type->width < 64) {
    uint64_t mask = ((uint64_t)1 << type->width) - 1;
    bits &= mask;
    if (type->signedness != CG_UNSIGNED && type->width && bits >> (type->width - 1)) bits |= ~mask;
  }
  return cgi_attr_scalar(ctx, CG_ATTR_INT, type, bits);
}

CGI_DEF cg_attr cgi_attr_i64(cg_context *ctx, int64_t v) { return cgi_attr_int(ctx, cgi_type_i(ctx, 64), v); }
CGI_DEF cg_attr cgi_attr_index(cg_context *ctx, int64_t v) { return cgi_attr_int(ctx, cgi_type_index(ctx), v); }

CGI_DEF cgi_float_format cgi_format_of(cg_type t) {
  switch (t->kind) {
  case CG_TYPE_F16: return CGI_F16;
  case CG_TYPE_BF16: return CGI_BF16;
  case CG_TYPE_F32: return CGI_F32;
  case CG_TYPE_F8E4M3FN: return CGI_F8E4M3FN;
  case CG_TYPE_F8E5M2: return CGI_F8E5M2;
  default: return CGI_F64;
  }
}

CGI_DEF cg_attr cgi_attr_float_bits(cg_context *ctx, cg_type type, uint64_t bits) { return cgi_attr_scalar(ctx, CG_ATTR_FLOAT, type, bits); }
CGI_DEF cg_attr cgi_attr_float(cg_context *ctx, cg_type type, double v) {
  return cgi_attr_float_bits(ctx, type, cgi_encode_float(cgi_format_of(type), v));
}

static cg_attr cgi_attr_text(cg_context *ctx, cg_attr_kind kind, cg_type type, cg_str s) {
  cgi_key_begin(ctx, CGI_KEY_ATTR, (unsigned)kind);
  cgi_key_ptr(ctx, type);
  cgi_key_bytes(ctx, s.data, s.len);
  void **slot = cgi_key_find(ctx);
  if (!*slot) {
    cg_str copy = cgi_strdup(ctx, s);
    struct cg_attr_s *a = cgi_attr_fill(ctx, slot, kind);
    a->type = type;
    a->text = copy;
  }
  return (cg_attr)*slot;
}

CGI_DEF cg_attr cgi_attr_str(cg_context *ctx, cg_str s) { return cgi_attr_text(ctx, CG_ATTR_STRING, NULL, s); }
CGI_DEF cg_attr cgi_attr_strz(cg_context *ctx, const char *z) { return cgi_attr_str(ctx, cgi_s(z)); }
CGI_DEF cg_attr cgi_attr_set(cg_context *ctx, cg_str text) { return cgi_attr_text(ctx, CG_ATTR_SET, NULL, text); }
CGI_DEF cg_attr cgi_attr_resource(cg_context *ctx, cg_type shaped, cg_str name) { return cgi_attr_text(ctx, CG_ATTR_RESOURCE, shaped, name); }

// Kinds that hold named items: array (empty names), dict, symbol nesting, dialect parameters.
static cg_attr cgi_attr_items(cg_context *ctx, cg_attr_kind kind, cg_str text, cg_str raw, size_t n, const cg_named_attr *items) {
  cg_str name = cgi_intern(ctx, text);
  cgi_key_begin(ctx, CGI_KEY_ATTR, (unsigned)kind);
  cgi_key_ptr(ctx, name.data);
  cgi_key_bytes(ctx, raw.data, raw.len);
  cgi_key_word(ctx, n);
  for (size_t i = 0; i < n; i++) {
    cgi_key_bytes(ctx, items[i].name.data, items[i].name.len);
    cgi_key_ptr(ctx, items[i].value);
  }
  void **slot = cgi_key_find(ctx);
  if (!*slot) {
    cg_named_attr *copy = CGI_NEW_ARRAY(ctx, cg_named_attr, n);
    for (size_t i = 0; i < n; i++) {
      copy[i].name = items[i].name.len ? cgi_intern(ctx, items[i].name) : cgi_s("");
      copy[i].value = items[i].value;
    }
    cg_str raw_copy = cgi_strdup(ctx, raw);
    struct cg_attr_s *a = CGI_NEW_HANDLE(ctx, struct cg_attr_s);
    a->ctx = ctx;
    a->kind = kind;
    a->text = name;
    a->raw = raw_copy;
    a->len = n;
    a->items = copy;
    *slot = a;
  }
  return (cg_attr)*slot;
}

CGI_DEF cg_attr cgi_attr_array(cg_context *ctx, size_t n, const cg_attr *items) {
  cg_named_attr *named = CGI_NEW_ARRAY(ctx, cg_named_attr, n);
  for (size_t i = 0; i < n; i++) {
    named[i].name = cgi_s("");
    named[i].value = items[i];
  }
  cg_attr a = cgi_attr_items(ctx, CG_ATTR_ARRAY, cgi_s(""), cgi_s(""), n, named);
  cgi_free(ctx, named, n * sizeof *named);
  return a;
}

CGI_DEF cg_attr cgi_attr_ints(cg_context *ctx, size_t n, const int64_t *values) {
  cg_attr *items = CGI_NEW_ARRAY(ctx, cg_attr, n);
  for (size_t i = 0; i < n; i++) items[i] = cgi_attr_i64(ctx, values[i]);
  cg_attr a = cgi_attr_array(ctx, n, items);
  cgi_free(ctx, items, n * sizeof *items);
  return a;
}

CGI_DEF cg_attr cgi_attr_dict(cg_context *ctx, size_t n, const cg_named_attr *items) {
  cg_named_attr *sorted = CGI_NEW_ARRAY(ctx, cg_named_attr, n);
  for (size_t i = 0; i < n; i++) {
    size_t k = i;
    for (; k > 0 && cgi_str_cmp(items[i].name, sorted[k - 1].name) < 0; k--) sorted[k] = sorted[k - 1];
    sorted[k] = items[i];
  }
  cg_attr a = cgi_attr_items(ctx, CG_ATTR_DICT, cgi_s(""), cgi_s(""), n, sorted);
  cgi_free(ctx, sorted, n * sizeof *sorted);
  return a;
}

CGI_DEF cg_attr cgi_attr_symbol_n(cg_context *ctx, cg_str root, size_t n, const cg_str *nested) {
  cg_named_attr *items = CGI_NEW_ARRAY(ctx, cg_named_attr, n);
  for (size_t i = 0; i < n; i++) {
    items[i].name = cgi_intern(ctx, nested[i]);
    items[i].value = cgi_attr_items(ctx, CG_ATTR_SYMBOL, nested[i], cgi_s(""), 0, NULL);
  }
  cg_attr a = cgi_attr_items(ctx, CG_ATTR_SYMBOL, root, cgi_s(""), n, items);
  cgi_free(ctx, items, n * sizeof *items);
  return a;
}
CGI_DEF cg_attr cgi_attr_symbol(cg_context *ctx, cg_str root) { return cgi_attr_symbol_n(ctx, root, 0, NULL); }
CGI_DEF CGI_NOINLINE cg_attr cgi_attr_symbol2(cg_context *ctx, cg_str root, cg_str nested) { return cgi_attr_symbol_n(ctx, root, 1, &nested); }

// Parameters without their text get it here, so that an attribute is the same whether it was parsed or built.
CGI_DEF cg_attr cgi_attr_dialect(cg_context *ctx, cg_str name, cg_str raw, size_t n, const cg_named_attr *params) {
  if (raw.len || !n) return cgi_attr_items(ctx, CG_ATTR_DIALECT, name, raw, n, params);
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  cgi_print_params(&b, name, n, params);
  cg_attr a = cgi_attr_items(ctx, CG_ATTR_DIALECT, name, cgi_buf_view(&b), n, params);
  cgi_buf_free(&b);
  return a;
}

CGI_DEF cg_attr cgi_attr_of_map(cg_context *ctx, cg_map m) {
  cgi_key_begin(ctx, CGI_KEY_ATTR, CG_ATTR_MAP);
  cgi_key_ptr(ctx, m);
  void **slot = cgi_key_find(ctx);
  if (!*slot) cgi_attr_fill(ctx, slot, CG_ATTR_MAP)->map = m;
  return (cg_attr)*slot;
}

CGI_DEF cg_attr cgi_attr_loc(cg_context *ctx, cg_loc loc) {
  cgi_key_begin(ctx, CGI_KEY_ATTR, CG_ATTR_LOC);
  cgi_key_ptr(ctx, loc);
  void **slot = cgi_key_find(ctx);
  if (!*slot) cgi_attr_fill(ctx, slot, CG_ATTR_LOC)->loc = loc;
  return (cg_attr)*slot;
}

CGI_DEF cg_attr cgi_attr_dense(cg_context *ctx, cg_type shaped, const void *bytes, size_t size) {
  int64_t n = cg_type_num_elements(shaped);
  bool splat = size == cg_storage_bytes(shaped->element) && n != 0;
  cgi_key_begin(ctx, CGI_KEY_ATTR, CG_ATTR_DENSE);
  cgi_key_ptr(ctx, shaped);
  cgi_key_bytes(ctx, bytes, size);
  void **slot = cgi_key_find(ctx);
  if (!*slot) {
    const uint8_t *copy = (const uint8_t *)cgi_copy(ctx, bytes, size);
    struct cg_attr_s *a = cgi_attr_fill(ctx, slot, CG_ATTR_DENSE);
    a->type = shaped;
    a->bytes = copy;
    a->len = size;
    a->splat = splat;
  }
  return (cg_attr)*slot;
}

static void cgi_put_le(uint8_t *p, uint64_t bits, unsigned bytes) {
  for (unsigned i = 0; i < bytes; i++) p[i] = (uint8_t)(bits >> (8 * i));
}

static uint64_t cgi_get_le(const uint8_t *p, unsigned bytes) {
  uint64_t v = 0;
  for (unsigned i = 0; i < bytes && i < 8; i++) v |= (uint64_t)p[i] << (8 * i);
  return v;
}

CGI_DEF cg_attr cgi_attr_dense_splat(cg_context *ctx, cg_type shaped, cg_attr element) {
  uint8_t bytes[32];
  memset(bytes, 0, sizeof bytes);
  unsigned size = cg_storage_bytes(shaped->element);
  if (element->kind == CG_ATTR_ARRAY && element->len == 2) { // complex
    cgi_put_le(bytes, element->items[0].value->bits, size / 2);
    cgi_put_le(bytes + size / 2, element->items[1].value->bits, size / 2);
  } else {
    uint64_t bits = element->bits;
    if (shaped->element->width < 8 && shaped->element->kind == CG_TYPE_INTEGER) bits &= ((uint64_t)1 << shaped->element->width) - 1;
    cgi_put_le(bytes, bits, size);
  }
  return cgi_attr_dense(ctx, shaped, bytes, cg_type_num_elements(shaped) == 0 ? 0 : size);
}

static cg_attr cgi_attr_of_bytes(cg_context *ctx, cg_type t, const uint8_t *p) {
  if (t->kind == CG_TYPE_COMPLEX) {
    cg_attr parts[2];
    parts[0] = cgi_attr_of_bytes(ctx, t->element, p);
    parts[1] = cgi_attr_of_bytes(ctx, t->element, p + cg_storage_bytes(t->element));
    return cgi_attr_array(ctx, 2, parts);
  }
  uint64_t bits = cgi_get_le(p, cg_storage_bytes(t));
  if (cg_type_is_float(t)) return cgi_attr_float_bits(ctx, t, bits);
  if (t->kind == CG_TYPE_INDEX) bits = (uint64_t)(int64_t)(int32_t)(uint32_t)bits;
  return cgi_attr_int(ctx, t, (int64_t)bits);
}

CGI_DEF cg_attr cgi_attr_dense_at(cg_context *ctx, cg_attr dense, uint64_t i) {
  cg_type e = dense->type->element;
  size_t size = cg_storage_bytes(e), at = dense->splat ? 0 : (size_t)i * size;
  if (at + size > dense->len) return NULL;
  return cgi_attr_of_bytes(ctx, e, dense->bytes + at);
}

// Kinds that hold integers: arrays of an element type, and strides behind an offset.
static cg_attr cgi_attr_numbers(cg_context *ctx, cg_attr_kind kind, cg_type element, int64_t offset, size_t n, const int64_t *ints) {
  cgi_key_begin(ctx, CGI_KEY_ATTR, (unsigned)kind);
  cgi_key_ptr(ctx, element);
  cgi_key_word(ctx, (uint64_t)offset);
  cgi_key_bytes(ctx, ints, n * sizeof *ints);
  void **slot = cgi_key_find(ctx);
  if (!*slot) {
    const int64_t *copy = (const int64_t *)cgi_copy(ctx, ints, n * sizeof *ints);
    struct cg_attr_s *a = cgi_attr_fill(ctx, slot, kind);
    a->type = element;
    a->bits = (uint64_t)offset;
    a->len = n;
    a->ints = copy;
  }
  return (cg_attr)*slot;
}

CGI_DEF cg_attr cgi_attr_dense_array(cg_context *ctx, cg_type element, size_t n, const int64_t *ints) {
  return cgi_attr_numbers(ctx, CG_ATTR_DENSE_ARRAY, element, 0, n, ints);
}
CGI_DEF cg_attr cgi_attr_i64_array(cg_context *ctx, size_t n, const int64_t *ints) { return cgi_attr_dense_array(ctx, cgi_type_i(ctx, 64), n, ints); }

CGI_DEF cg_attr cgi_attr_strided(cg_context *ctx, size_t n, const int64_t *strides, int64_t offset) {
  return cgi_attr_numbers(ctx, CG_ATTR_STRIDED, NULL, offset, n, strides);
}

// ---- accessors -----------------------------------------------------------------------------------------------------------------------------
CODEGEN_API int64_t cg_attr_int(cg_attr attr) {
  return CGI_LIVE(attr) && (attr->kind == CG_ATTR_INT || attr->kind == CG_ATTR_BOOL) ? (int64_t)attr->bits : 0;
}
CODEGEN_API double cg_attr_float(cg_attr attr) {
  return CGI_LIVE(attr) && attr->kind == CG_ATTR_FLOAT ? cgi_decode_float(cgi_format_of(attr->type), attr->bits) : 0;
}
CODEGEN_API uint64_t cg_attr_float_bits(cg_attr attr) { return CGI_LIVE(attr) && attr->kind == CG_ATTR_FLOAT ? attr->bits : 0; }
CODEGEN_API cg_str cg_attr_str(cg_attr attr) { return CGI_LIVE(attr) && attr->text.data ? attr->text : cgi_s(""); }
CODEGEN_API cg_str cg_attr_raw_text(cg_attr attr) { return CGI_LIVE(attr) && attr->raw.data ? attr->raw : cgi_s(""); }
CODEGEN_API size_t cg_attr_len(cg_attr attr) { return CGI_LIVE(attr) && attr->kind != CG_ATTR_DENSE ? attr->len : 0; }
CODEGEN_API cg_attr cg_attr_at(cg_attr attr, size_t i) { return CGI_LIVE(attr) && attr->items && i < attr->len ? attr->items[i].value : NULL; }
CODEGEN_API cg_str cg_attr_name_at(cg_attr attr, size_t i) {
  return CGI_LIVE(attr) && attr->items && i < attr->len ? attr->items[i].name : cgi_s("");
}

CODEGEN_API cg_attr cg_attr_get(cg_attr attr, const char *key) {
  if (!CGI_LIVE(attr) || !key || (attr->kind != CG_ATTR_DICT && attr->kind != CG_ATTR_DIALECT)) return NULL;
  for (size_t i = 0; i < attr->len; i++)
    if (cgi_str_is(attr->items[i].name, key)) return attr->items[i].value;
  return NULL;
}

CODEGEN_API bool cg_attr_is_splat(cg_attr attr) { return CGI_LIVE(attr) && attr->kind == CG_ATTR_DENSE && attr->splat; }
CODEGEN_API const uint8_t *cg_attr_bytes(cg_attr attr, size_t *size) {
  bool dense = CGI_LIVE(attr) && attr->kind == CG_ATTR_DENSE;
  if (size) *size = dense ? attr->len : 0;
  return dense ? attr->bytes : NULL;
}

// A splat costs nothing to write; as a list, which is walked, it is no longer than lists that are written out.
static bool cgi_attr_is_walked(cg_attr attr) { return !attr->splat || cg_type_num_elements(attr->type) <= CGI_MAX_SPLAT_LIST; }

CODEGEN_API bool cg_attr_has_word(cg_attr attr, const char *word) {
  if (!CGI_LIVE(attr) || !word) return false;
  if (attr->kind == CG_ATTR_STRING) return cgi_has_word(attr->text, cgi_s(word));
  if (attr->kind != CG_ATTR_DIALECT) return false;
  if (cgi_has_word(attr->raw, cgi_s(word))) return true;
  for (size_t i = 0; i < attr->len; i++) {
    cg_attr item = attr->items[i].value;
    if (item && (item->kind == CG_ATTR_STRING || item->kind == CG_ATTR_DIALECT) && cgi_has_word(item->text, cgi_s(word))) return true;
  }
  return false;
}

CODEGEN_API bool cg_attr_is_int_list(cg_attr attr) {
  if (!CGI_LIVE(attr)) return false;
  if (attr->kind == CG_ATTR_DENSE_ARRAY) return attr->type->kind == CG_TYPE_INTEGER;
  if (attr->kind == CG_ATTR_DENSE)
    return cg_type_is_int_or_index(attr->type->element) && attr->type->kind != CG_TYPE_MEMREF && cgi_attr_is_walked(attr);
  if (attr->kind != CG_ATTR_ARRAY) return false;
  for (size_t i = 0; i < attr->len; i++)
    if (attr->items[i].value->kind != CG_ATTR_INT && attr->items[i].value->kind != CG_ATTR_BOOL) return false;
  return true;
}

CODEGEN_API size_t cg_attr_int_list_len(cg_attr attr) {
  if (!CGI_LIVE(attr)) return 0;
  if (attr->kind == CG_ATTR_DENSE) return cgi_attr_is_walked(attr) ? (size_t)cg_type_num_elements(attr->type) : 0;
  return attr->kind == CG_ATTR_ARRAY || attr->kind == CG_ATTR_DENSE_ARRAY ? attr->len : 0;
}

CODEGEN_API int64_t cg_attr_int_list_at(cg_attr attr, size_t i) {
  if (i >= cg_attr_int_list_len(attr)) return 0;
  if (attr->kind == CG_ATTR_DENSE_ARRAY) return attr->ints[i];
  if (attr->kind == CG_ATTR_ARRAY) return cg_attr_int(attr->items[i].value);
  cg_type e = attr->type->element;
  unsigned size = cg_storage_bytes(e);
  uint64_t bits = cgi_get_le(attr->bytes + (attr->splat ? 0 : i * size), size);
  unsigned width = e->kind == CG_TYPE_INDEX ? 32 : e->width;
  if (width < 64) {
    uint64_t mask = ((uint64_t)1 << width) - 1;
    bits &= mask;
    if (e->signedness != CG_UNSIGNED && width > 1 && bits >> (width - 1)) bits |= ~mask;
  }
  return (int64_t)bits;
}

// ---- locations -----------------------------------------------------------------------------------------------------------------------------
static cg_loc cgi_loc_make(cg_context *ctx, const struct cg_loc_s *l) {
  cgi_key_begin(ctx, CGI_KEY_LOC, (unsigned)l->kind);
  cgi_key_ptr(ctx, l->text.data);
  cgi_key_word(ctx, (uint64_t)l->line << 32 | l->column);
  cgi_key_word(ctx, (uint64_t)l->end_line << 32 | l->end_column);
  cgi_key_ptr(ctx, l->child);
  cgi_key_ptr(ctx, l->caller);
  cgi_key_ptr(ctx, l->metadata);
  cgi_key_ptr(ctx, l->place);
  for (size_t i = 0; i < l->len; i++) cgi_key_ptr(ctx, l->members[i]);
  void **slot = cgi_key_find(ctx);
  if (!*slot) {
    const cg_loc *members = l->len ? (const cg_loc *)cgi_copy(ctx, l->members, l->len * sizeof *l->members) : NULL;
    struct cg_loc_s *copy = CGI_NEW_HANDLE(ctx, struct cg_loc_s);
    memcpy((char *)copy + offsetof(struct cg_loc_s, kind), &l->kind, sizeof *l - offsetof(struct cg_loc_s, kind)); // all but its mark
    copy->members = members;
    *slot = copy;
  }
  return (cg_loc)*slot;
}

static struct cg_loc_s cgi_loc_blank(cgi_loc_kind kind) {
  struct cg_loc_s l;
  memset(&l, 0, sizeof l);
  l.kind = kind;
  l.text = cgi_s("");
  return l;
}

CGI_DEF cg_loc cgi_loc_unknown(cg_context *ctx) {
  struct cg_loc_s l = cgi_loc_blank(CGI_LOC_UNKNOWN);
  l.text.data = NULL;
  return cgi_loc_make(ctx, &l);
}

CGI_DEF cg_loc cgi_loc_file(cg_context *ctx, cg_str file, uint32_t line, uint32_t column) { return cgi_loc_range(ctx, file, line, column, 0, 0); }

CGI_DEF cg_loc cgi_loc_range(cg_context *ctx, cg_str file, uint32_t line, uint32_t column, uint32_t end_line, uint32_t end_column) {
  struct cg_loc_s l = cgi_loc_blank(CGI_LOC_FILE);
  l.text = cgi_intern(ctx, file);
  l.line = line;
  l.column = column;
  l.end_line = end_line;
  l.end_column = end_column;
  return cgi_loc_make(ctx, &l);
}

CGI_DEF cg_loc cgi_loc_name(cg_context *ctx, cg_str name, cg_loc child) {
  struct cg_loc_s l = cgi_loc_blank(CGI_LOC_NAME);
  l.text = cgi_intern(ctx, name);
  l.child = child;
  return cgi_loc_make(ctx, &l);
}

CGI_DEF cg_loc cgi_loc_callsite(cg_context *ctx, cg_loc callee, cg_loc caller) {
  struct cg_loc_s l = cgi_loc_blank(CGI_LOC_CALLSITE);
  l.text.data = NULL;
  l.child = callee;
  l.caller = caller;
  return cgi_loc_make(ctx, &l);
}

CGI_DEF cg_loc cgi_loc_fused(cg_context *ctx, size_t n, const cg_loc *members, cg_attr metadata) {
  struct cg_loc_s l = cgi_loc_blank(CGI_LOC_FUSED);
  l.text.data = NULL;
  l.members = members;
  l.len = n;
  l.metadata = metadata;
  return cgi_loc_make(ctx, &l);
}

CGI_DEF cg_loc cgi_loc_placed(cg_context *ctx, cg_loc loc, cg_loc place) {
  struct cg_loc_s l = *loc;
  l.place = place;
  return cgi_loc_make(ctx, &l);
}

static cg_loc cgi_loc_inner(cg_loc l) {
  if (l->kind != CGI_LOC_FUSED) return l->child;
  for (size_t i = 0; i < l->len; i++)
    if (l->members[i]->kind != CGI_LOC_UNKNOWN) return l->members[i];
  return NULL;
}

CGI_DEF cg_loc cgi_loc_place(cg_loc l) {
  for (unsigned depth = 0; l && depth < 64; depth++) {
    if (l->place) return l->place;
    l = cgi_loc_inner(l);
  }
  return NULL;
}

static cg_loc cgi_loc_innermost(cg_loc l) {
  for (unsigned depth = 0; l && depth < 64; depth++) {
    if (l->kind == CGI_LOC_FILE) return l;
    l = cgi_loc_inner(l);
  }
  return NULL;
}

CODEGEN_API cg_str cg_loc_file(cg_loc loc) {
  cg_loc l = CGI_LIVE(loc) ? cgi_loc_innermost(loc) : NULL;
  return l ? l->text : cgi_s("");
}
CODEGEN_API uint32_t cg_loc_line(cg_loc loc) {
  cg_loc l = CGI_LIVE(loc) ? cgi_loc_innermost(loc) : NULL;
  return l ? l->line : 0;
}
CODEGEN_API uint32_t cg_loc_column(cg_loc loc) {
  cg_loc l = CGI_LIVE(loc) ? cgi_loc_innermost(loc) : NULL;
  return l ? l->column : 0;
}

#undef CGI_MAX_SPLAT_LIST
