// Types: uniqued constructors and accessors.
#include "ir/ir.h"
#include "ir/unique.h"

static struct cg_type_s *cgi_type_fill(cg_context *ctx, void **slot, cg_type_kind kind) {
  struct cg_type_s *t = CGI_NEW_HANDLE(ctx, struct cg_type_s);
  t->ctx = ctx;
  t->kind = kind;
  t->element = t;
  *slot = t;
  return t;
}

static cg_type cgi_type_simple(cg_context *ctx, cg_type_kind kind, unsigned width) {
  void **slot = &ctx->types[kind];
  if (!*slot) cgi_type_fill(ctx, slot, kind)->width = width;
  return (cg_type)*slot;
}

CGI_DEF cg_type cgi_type_none(cg_context *ctx) { return cgi_type_simple(ctx, CG_TYPE_NONE, 0); }
CGI_DEF cg_type cgi_type_index(cg_context *ctx) { return cgi_type_simple(ctx, CG_TYPE_INDEX, 64); }
CGI_DEF cg_type cgi_type_f32(cg_context *ctx) { return cgi_type_float(ctx, CG_TYPE_F32); }
CGI_DEF cg_type cgi_type_i(cg_context *ctx, unsigned width) { return cgi_type_int(ctx, width, CG_SIGNLESS); }

CGI_DEF cg_type cgi_type_float(cg_context *ctx, cg_type_kind kind) {
  unsigned width = 8;
  switch (kind) {
  case CG_TYPE_F16:
  case CG_TYPE_BF16: width = 16; break;
  case CG_TYPE_F32: width = 32; break;
  case CG_TYPE_F64: width = 64; break;
  default: break;
  }
  return cgi_type_simple(ctx, kind, width);
}

CGI_DEF cg_type cgi_type_int(cg_context *ctx, unsigned width, cg_signedness s) {
  void **slot;
  if (s == CG_SIGNLESS && width < CGI_KNOWN_TYPES - CG_TYPE_COMPLEX) {
    slot = &ctx->types[CG_TYPE_COMPLEX + width];
  } else {
    cgi_key_begin(ctx, CGI_KEY_TYPE, CG_TYPE_INTEGER);
    cgi_key_word(ctx, width);
    cgi_key_word(ctx, (uint64_t)s);
    slot = cgi_key_find(ctx);
  }
  if (!*slot) {
    struct cg_type_s *t = cgi_type_fill(ctx, slot, CG_TYPE_INTEGER);
    t->width = width;
    t->signedness = s;
    ctx->int_widths |= width;
  }
  return (cg_type)*slot;
}

CGI_DEF bool cgi_type_occurs(cg_context *ctx, cg_type_kind kind, unsigned width) {
  return kind == CG_TYPE_INTEGER ? (ctx->int_widths & width) != 0 : ctx->types[kind] != NULL;
}

CGI_DEF cg_type cgi_type_complex(cg_context *ctx, cg_type element) {
  cgi_key_begin(ctx, CGI_KEY_TYPE, CG_TYPE_COMPLEX);
  cgi_key_ptr(ctx, element);
  void **slot = cgi_key_find(ctx);
  if (!*slot) {
    struct cg_type_s *t = cgi_type_fill(ctx, slot, CG_TYPE_COMPLEX);
    t->element = element;
    t->width = element->width * 2;
  }
  return (cg_type)*slot;
}

static cg_type cgi_type_shaped(cg_context *ctx, cg_type_kind kind, unsigned rank, const int64_t *shape, cg_type element, cg_attr layout,
                               cg_attr memory_space, cg_attr encoding) {
  cgi_key_begin(ctx, CGI_KEY_TYPE, (unsigned)kind);
  cgi_key_bytes(ctx, shape, rank * sizeof *shape);
  cgi_key_ptr(ctx, element);
  cgi_key_ptr(ctx, layout);
  cgi_key_ptr(ctx, memory_space);
  cgi_key_ptr(ctx, encoding);
  void **slot = cgi_key_find(ctx);
  if (!*slot) {
    const int64_t *copy = (const int64_t *)cgi_copy(ctx, shape, rank * sizeof *shape);
    struct cg_type_s *t = cgi_type_fill(ctx, slot, kind);
    t->rank = rank;
    t->shape = copy;
    t->element = element;
    t->layout = layout;
    t->memory_space = memory_space;
    t->encoding = encoding;
  }
  return (cg_type)*slot;
}

CGI_DEF cg_type cgi_type_tensor(cg_context *ctx, unsigned rank, const int64_t *shape, cg_type element, cg_attr encoding) {
  return cgi_type_shaped(ctx, CG_TYPE_TENSOR, rank, shape, element, NULL, NULL, encoding);
}
CGI_DEF cg_type cgi_type_unranked_tensor(cg_context *ctx, cg_type element) {
  return cgi_type_shaped(ctx, CG_TYPE_UNRANKED_TENSOR, 0, NULL, element, NULL, NULL, NULL);
}
CGI_DEF cg_type cgi_type_vector(cg_context *ctx, unsigned rank, const int64_t *shape, cg_type element) {
  return cgi_type_shaped(ctx, CG_TYPE_VECTOR, rank, shape, element, NULL, NULL, NULL);
}
CGI_DEF cg_type cgi_type_lanes(cg_context *ctx, int64_t n, cg_type element) { return cgi_type_vector(ctx, 1, &n, element); }
// An identity layout is no layout, so that equal memrefs are one type.
CGI_DEF cg_type cgi_type_memref(cg_context *ctx, unsigned rank, const int64_t *shape, cg_type element, cg_attr layout, cg_attr memory_space) {
  if (layout && layout->kind == CG_ATTR_MAP && cgi_map_is_identity(layout->map)) layout = NULL;
  return cgi_type_shaped(ctx, CG_TYPE_MEMREF, rank, shape, element, layout, memory_space, NULL);
}

CGI_DEF cg_type cgi_type_function(cg_context *ctx, unsigned ni, const cg_type *inputs, unsigned nr, const cg_type *results) {
  cgi_key_begin(ctx, CGI_KEY_TYPE, CG_TYPE_FUNCTION);
  cgi_key_word(ctx, ni);
  for (unsigned i = 0; i < ni; i++) cgi_key_ptr(ctx, inputs[i]);
  for (unsigned i = 0; i < nr; i++) cgi_key_ptr(ctx, results[i]);
  void **slot = cgi_key_find(ctx);
  if (!*slot) {
    cg_type *members = CGI_NEW_ARRAY(ctx, cg_type, ni + nr);
    if (ni) memcpy(members, inputs, ni * sizeof *members);
    if (nr) memcpy(members + ni, results, nr * sizeof *members);
    struct cg_type_s *t = cgi_type_fill(ctx, slot, CG_TYPE_FUNCTION);
    t->num_inputs = ni;
    t->num_results = nr;
    t->members = members;
  }
  return (cg_type)*slot;
}

CGI_DEF cg_type cgi_type_tuple(cg_context *ctx, unsigned n, const cg_type *members) {
  cgi_key_begin(ctx, CGI_KEY_TYPE, CG_TYPE_TUPLE);
  for (unsigned i = 0; i < n; i++) cgi_key_ptr(ctx, members[i]);
  void **slot = cgi_key_find(ctx);
  if (!*slot) {
    const cg_type *copy = (const cg_type *)cgi_copy(ctx, members, n * sizeof *members);
    struct cg_type_s *t = cgi_type_fill(ctx, slot, CG_TYPE_TUPLE);
    t->num_inputs = n;
    t->members = copy;
  }
  return (cg_type)*slot;
}

CGI_DEF cg_type cgi_type_dispatch_tensor(cg_context *ctx, cg_str prefix, cg_access access, cg_type tensor) {
  cg_str text = cgi_intern(ctx, prefix);
  cgi_key_begin(ctx, CGI_KEY_TYPE, CG_TYPE_DISPATCH_TENSOR);
  cgi_key_ptr(ctx, text.data);
  cgi_key_word(ctx, (uint64_t)access);
  cgi_key_ptr(ctx, tensor);
  void **slot = cgi_key_find(ctx);
  if (!*slot) {
    struct cg_type_s *t = cgi_type_fill(ctx, slot, CG_TYPE_DISPATCH_TENSOR);
    t->text = text;
    t->access = access;
    t->element = tensor;
  }
  return (cg_type)*slot;
}

CGI_DEF cg_type cgi_type_opaque(cg_context *ctx, cg_str text) {
  cg_str s = cgi_intern(ctx, text);
  cgi_key_begin(ctx, CGI_KEY_TYPE, CG_TYPE_OPAQUE);
  cgi_key_ptr(ctx, s.data);
  void **slot = cgi_key_find(ctx);
  if (!*slot) cgi_type_fill(ctx, slot, CG_TYPE_OPAQUE)->text = s;
  return (cg_type)*slot;
}

CGI_DEF cg_type cgi_type_with_element(cg_type t, cg_type element) {
  switch (t->kind) {
  case CG_TYPE_TENSOR:
  case CG_TYPE_UNRANKED_TENSOR:
  case CG_TYPE_MEMREF:
  case CG_TYPE_VECTOR: return cgi_type_shaped(t->ctx, t->kind, t->rank, t->shape, element, t->layout, t->memory_space, t->encoding);
  default: return element;
  }
}

CGI_DEF cg_type cgi_type_with_shape(cg_type t, unsigned rank, const int64_t *shape) {
  return cgi_type_shaped(t->ctx, t->kind, rank, shape, t->element, NULL, t->memory_space, t->encoding);
}

// ---- accessors -----------------------------------------------------------------------------------------------------------------------------
CODEGEN_API cg_signedness cg_type_signedness(cg_type type) { return CGI_LIVE(type) ? type->signedness : CG_SIGNLESS; }
CODEGEN_API bool cg_type_is_int_or_index(cg_type type) { return CGI_LIVE(type) && (type->kind == CG_TYPE_INTEGER || type->kind == CG_TYPE_INDEX); }
CODEGEN_API bool cg_type_is_float(cg_type type) { return CGI_LIVE(type) && type->kind >= CG_TYPE_F16 && type->kind <= CG_TYPE_F8E5M2; }
CODEGEN_API bool cg_type_is_shaped(cg_type type) {
  return CGI_LIVE(type) && (type->kind == CG_TYPE_TENSOR || type->kind == CG_TYPE_MEMREF || type->kind == CG_TYPE_VECTOR);
}
CODEGEN_API int64_t cg_type_dim(cg_type type, unsigned i) { return CGI_LIVE(type) && i < type->rank ? type->shape[i] : CG_DYNAMIC; }
CODEGEN_API const int64_t *cg_type_shape(cg_type type) { return CGI_LIVE(type) ? type->shape : NULL; }

CODEGEN_API bool cg_type_has_static_shape(cg_type type) {
  if (!cg_type_is_shaped(type)) return CGI_LIVE(type) && type->kind != CG_TYPE_UNRANKED_TENSOR;
  for (unsigned i = 0; i < type->rank; i++)
    if (type->shape[i] == CG_DYNAMIC) return false;
  return true;
}

CODEGEN_API int64_t cg_type_num_elements(cg_type type) {
  if (!cg_type_has_static_shape(type)) return CG_DYNAMIC;
  int64_t n = 1;
  bool zero = false;
  for (unsigned i = 0; i < cg_type_rank(type); i++) {
    int64_t d = type->shape[i];
    if (d == 0)
      zero = true;
    else
      n = n > INT64_MAX / d ? INT64_MAX : n * d;
  }
  return zero ? 0 : n;
}

CODEGEN_API unsigned cg_type_num_inputs(cg_type type) { return CGI_LIVE(type) ? type->num_inputs : 0; }
CODEGEN_API unsigned cg_type_num_results(cg_type type) { return CGI_LIVE(type) ? type->num_results : 0; }
CODEGEN_API cg_type cg_type_input(cg_type type, unsigned i) { return i < cg_type_num_inputs(type) ? type->members[i] : NULL; }
CODEGEN_API cg_type cg_type_result(cg_type type, unsigned i) { return i < cg_type_num_results(type) ? type->members[type->num_inputs + i] : NULL; }
CODEGEN_API cg_access cg_type_access(cg_type type) { return CGI_LIVE(type) ? type->access : (cg_access)0; }
CODEGEN_API cg_str cg_type_text(cg_type type) { return CGI_LIVE(type) && type->text.data ? type->text : cgi_s(""); }
CODEGEN_API cg_attr cg_type_layout(cg_type type) { return CGI_LIVE(type) ? type->layout : NULL; }
CODEGEN_API cg_attr cg_type_memory_space(cg_type type) { return CGI_LIVE(type) ? type->memory_space : NULL; }
CODEGEN_API cg_attr cg_type_encoding(cg_type type) { return CGI_LIVE(type) ? type->encoding : NULL; }

// Adds to a stride or an offset; what is not known makes all of it unknown.
static bool cgi_strides_add(int64_t *sum, int64_t v, bool known) {
  if (*sum != CG_DYNAMIC && known) return cgi_checked_add(*sum, v, sum);
  *sum = CG_DYNAMIC;
  return true;
}

// Reads `c0*d0 + … + offset` off an affine layout map; symbols count as dynamic. False where it has no such form, or one that overflows.
static bool cgi_strides_of_expr(cg_expr e, int64_t factor, bool factor_known, int64_t *strides, int64_t *offset) {
  int64_t product = 0;
  switch (e->kind) {
  case CG_EXPR_ADD:
    return cgi_strides_of_expr(e->lhs, factor, factor_known, strides, offset) && cgi_strides_of_expr(e->rhs, factor, factor_known, strides, offset);
  case CG_EXPR_CONST: return (!factor_known || cgi_checked_mul(e->value, factor, &product)) && cgi_strides_add(offset, product, factor_known);
  case CG_EXPR_SYMBOL: return cgi_strides_add(offset, 0, false);
  case CG_EXPR_DIM: return cgi_strides_add(&strides[e->value], factor, factor_known);
  case CG_EXPR_MUL:
    if (e->rhs->kind == CG_EXPR_CONST)
      return (!factor_known || cgi_checked_mul(factor, e->rhs->value, &product)) &&
             cgi_strides_of_expr(e->lhs, product, factor_known, strides, offset);
    return e->rhs->kind == CG_EXPR_SYMBOL && cgi_strides_of_expr(e->lhs, 0, false, strides, offset);
  default: return false;
  }
}

CODEGEN_API bool cg_type_strides(cg_type type, int64_t *strides, int64_t *offset) {
  if (!cg_type_is_shaped(type) || !offset || (type->rank && !strides)) return false;
  cg_attr layout = type->layout;
  *offset = 0;
  if (!layout) {
    int64_t stride = 1;
    for (unsigned i = type->rank; i-- > 0;) {
      strides[i] = stride;
      int64_t d = type->shape[i];
      if (stride != CG_DYNAMIC) stride = d == CG_DYNAMIC ? CG_DYNAMIC : (d && stride > INT64_MAX / d) ? INT64_MAX : stride * d;
    }
    return true;
  }
  if (layout->kind == CG_ATTR_STRIDED) {
    if (layout->len != type->rank) return false;
    for (unsigned i = 0; i < type->rank; i++) strides[i] = layout->ints[i];
    *offset = (int64_t)layout->bits;
    return true;
  }
  if (layout->kind != CG_ATTR_MAP || layout->map->num_results != 1 || layout->map->num_dims != type->rank) return false;
  for (unsigned i = 0; i < type->rank; i++) strides[i] = 0;
  return cgi_strides_of_expr(layout->map->results[0], 1, true, strides, offset);
}

static bool cgi_matrix_take(cg_str *s, const char *text) {
  size_t n = strlen(text);
  for (; s->len && *s->data == ' '; s->data++) s->len--;
  if (!cgi_starts_with(*s, text)) return false;
  s->data += n;
  s->len -= n;
  return true;
}

static unsigned cgi_matrix_number(cg_str *s) {
  unsigned n = 0;
  for (; s->len && *s->data >= '0' && *s->data <= '9' && n <= 1024; s->data++, s->len--) n = n * 10 + (unsigned)(*s->data - '0');
  return n <= 1024 ? n : 0;
}

static bool cgi_matrix_element(cg_str *s, cg_gpu_matrix *m) {
  static const struct {
    const char *name;
    cg_type_kind kind;
    unsigned width;
  } floats[] = {{"f16", CG_TYPE_F16, 16}, {"bf16", CG_TYPE_BF16, 16},        {"f32", CG_TYPE_F32, 32},
                {"f64", CG_TYPE_F64, 64}, {"f8E4M3FN", CG_TYPE_F8E4M3FN, 8}, {"f8E5M2", CG_TYPE_F8E5M2, 8}};
  for (size_t i = 0; i < sizeof floats / sizeof floats[0]; i++)
    if (cgi_matrix_take(s, floats[i].name)) {
      m->element = floats[i].kind;
      m->width = floats[i].width;
      return true;
    }
  m->element = CG_TYPE_INTEGER;
  m->signedness = cgi_matrix_take(s, "u") ? CG_UNSIGNED : cgi_matrix_take(s, "s") ? CG_SIGNED : CG_SIGNLESS;
  return cgi_matrix_take(s, "i") && ((m->width = cgi_matrix_number(s)) == 8 || m->width == 32);
}

CODEGEN_API bool cg_type_gpu_matrix(cg_type type, cg_gpu_matrix *out) {
  if (!out) return false;
  memset(out, 0, sizeof *out);
  if (!CGI_LIVE(type) || type->kind != CG_TYPE_OPAQUE) return false;
  cg_gpu_matrix m = *out;
  cg_str s = type->text;
  if (!cgi_matrix_take(&s, "gpu.mma_matrix<") || !(m.rows = cgi_matrix_number(&s)) || !cgi_matrix_take(&s, "x") ||
      !(m.columns = cgi_matrix_number(&s)) || !cgi_matrix_take(&s, "x") || !cgi_matrix_element(&s, &m) || !cgi_matrix_take(&s, ",") ||
      !cgi_matrix_take(&s, "\"") || !s.len)
    return false;
  m.use = *s.data++;
  s.len--;
  if (m.use < 'A' || m.use > 'C' || !cgi_matrix_take(&s, "Op\"") || !cgi_matrix_take(&s, ">") || s.len) return false;
  *out = m;
  return true;
}

CODEGEN_API unsigned cg_storage_bytes(cg_type element) {
  if (!CGI_LIVE(element)) return 0;
  switch (element->kind) {
  case CG_TYPE_INDEX: return 4;
  case CG_TYPE_COMPLEX: return 2 * cg_storage_bytes(element->element);
  case CG_TYPE_VECTOR: {
    int64_t n = cg_type_num_elements(element);
    return (unsigned)n * cg_storage_bytes(element->element);
  }
  default: return element->width <= 8 ? 1 : (element->width + 7) / 8;
  }
}
