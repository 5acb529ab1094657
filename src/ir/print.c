// The text of types, attributes, affine maps and locations: what diagnostics and the module printer share.
#include "ir/ir.h"

#define CGI_TEXT_DEPTH 300
#define CGI_HEX_ELEMENTS 100 // elements attributes with more print as one hexadecimal string

typedef struct cgi_text_out {
  cgi_buf *b;
  const cgi_text_style *style;
  unsigned depth;
} cgi_text_out;

static void cgi_text_type(cgi_text_out *o, cg_type t);
static void cgi_text_attr(cgi_text_out *o, cg_attr a, bool with_type, bool elide_default_type);
static void cgi_text_loc(cgi_text_out *o, cg_loc l);

// ---- words and strings ----------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_is_bare_word(cg_str s) {
  if (!s.len) return false;
  for (size_t i = 0; i < s.len; i++) {
    char c = s.data[i];
    bool rest = (c >= '0' && c <= '9') || c == '$' || c == '.';
    if (i == 0 && rest) return false;
    if (!cgi_is_word_char(c) && !rest) return false;
  }
  return true;
}

CGI_DEF void cgi_print_string(cgi_buf *b, cg_str s) {
  static const char hex[] = "0123456789ABCDEF";
  cgi_buf_char(b, '"');
  for (size_t i = 0; i < s.len; i++) {
    unsigned char c = (unsigned char)s.data[i];
    if (c == '\\') {
      cgi_buf_z(b, "\\\\");
    } else if (c >= 0x20 && c < 0x7F && c != '"') {
      cgi_buf_char(b, (char)c);
    } else {
      cgi_buf_char(b, '\\');
      cgi_buf_char(b, hex[c >> 4]);
      cgi_buf_char(b, hex[c & 15]);
    }
  }
  cgi_buf_char(b, '"');
}

CGI_DEF void cgi_print_symbol(cgi_buf *b, cg_str name) {
  cgi_buf_char(b, '@');
  if (cgi_is_bare_word(name))
    cgi_buf_str(b, name);
  else
    cgi_print_string(b, name);
}

CGI_DEF void cgi_print_attr_name(cgi_buf *b, cg_str name) {
  if (cgi_is_bare_word(name))
    cgi_buf_str(b, name);
  else
    cgi_print_string(b, name);
}

// ---- affine ---------------------------------------------------------------------------------------------------------------------------
static const char *cgi_text_expr_operator(cg_expr_kind kind) {
  switch (kind) {
  case CG_EXPR_MUL: return " * ";
  case CG_EXPR_MOD: return " mod ";
  case CG_EXPR_FLOORDIV: return " floordiv ";
  case CG_EXPR_CEILDIV: return " ceildiv ";
  default: return " + ";
  }
}

static void cgi_text_expr(cgi_text_out *o, cg_expr e, bool strong);

// `a + b` where b is negative prints as a subtraction. `tail` prints what is behind the minus.
static void cgi_text_sum(cgi_text_out *o, cg_expr e) {
  cg_expr r = e->rhs;
  cgi_text_expr(o, e->lhs, false);
  if (r->kind == CG_EXPR_MUL && r->rhs->kind == CG_EXPR_CONST && r->rhs->value < 0 && r->rhs->value != INT64_MIN) {
    cgi_buf_z(o->b, " - ");
    if (r->rhs->value == -1) {
      cgi_text_expr(o, r->lhs, r->lhs->kind == CG_EXPR_ADD);
    } else {
      cgi_text_expr(o, r->lhs, true);
      cgi_buf_z(o->b, " * ");
      cgi_buf_i64(o->b, -r->rhs->value);
    }
  } else if (r->kind == CG_EXPR_CONST && r->value < 0 && r->value != INT64_MIN) {
    cgi_buf_z(o->b, " - ");
    cgi_buf_i64(o->b, -r->value);
  } else {
    cgi_buf_z(o->b, " + ");
    cgi_text_expr(o, r, false);
  }
}

static void cgi_text_expr(cgi_text_out *o, cg_expr e, bool strong) {
  if (o->depth > CGI_TEXT_DEPTH) {
    cgi_buf_z(o->b, "...");
    return;
  }
  switch (e->kind) {
  case CG_EXPR_CONST: cgi_buf_i64(o->b, e->value); return;
  case CG_EXPR_DIM:
  case CG_EXPR_SYMBOL:
    cgi_buf_char(o->b, e->kind == CG_EXPR_DIM ? 'd' : 's');
    cgi_buf_i64(o->b, e->value);
    return;
  default: break;
  }
  o->depth++;
  if (strong) cgi_buf_char(o->b, '(');
  if (e->kind == CG_EXPR_ADD) {
    cgi_text_sum(o, e);
  } else if (e->kind == CG_EXPR_MUL && e->rhs->kind == CG_EXPR_CONST && e->rhs->value == -1) {
    cgi_buf_char(o->b, '-');
    cgi_text_expr(o, e->lhs, true);
  } else {
    cgi_text_expr(o, e->lhs, true);
    cgi_buf_z(o->b, cgi_text_expr_operator(e->kind));
    cgi_text_expr(o, e->rhs, true);
  }
  if (strong) cgi_buf_char(o->b, ')');
  o->depth--;
}

CGI_DEF void cgi_print_expr(cgi_buf *b, cg_expr e) {
  cgi_text_out o;
  o.b = b;
  o.style = NULL;
  o.depth = 0;
  cgi_text_expr(&o, e, false);
}

CGI_DEF void cgi_text_names(cgi_buf *b, char letter, size_t n) {
  for (size_t i = 0; i < n; i++) {
    if (i) cgi_buf_z(b, ", ");
    cgi_buf_char(b, letter);
    cgi_buf_u64(b, i);
  }
}

CGI_DEF void cgi_print_map(cgi_buf *b, cg_map m) {
  cgi_buf_char(b, '(');
  cgi_text_names(b, 'd', m->num_dims);
  cgi_buf_char(b, ')');
  if (m->num_symbols) {
    cgi_buf_char(b, '[');
    cgi_text_names(b, 's', m->num_symbols);
    cgi_buf_char(b, ']');
  }
  cgi_buf_z(b, " -> (");
  for (unsigned i = 0; i < m->num_results; i++) {
    if (i) cgi_buf_z(b, ", ");
    cgi_print_expr(b, m->results[i]);
  }
  cgi_buf_char(b, ')');
}

// ---- types ----------------------------------------------------------------------------------------------------------------------------
static void cgi_text_dims(cgi_text_out *o, cg_type t) {
  for (unsigned i = 0; i < t->rank; i++) {
    if (t->shape[i] == CG_DYNAMIC)
      cgi_buf_char(o->b, '?');
    else
      cgi_buf_i64(o->b, t->shape[i]);
    cgi_buf_char(o->b, 'x');
  }
}

static void cgi_text_type_list(cgi_text_out *o, unsigned n, const cg_type *types) {
  for (unsigned i = 0; i < n; i++) {
    if (i) cgi_buf_z(o->b, ", ");
    cgi_text_type(o, types[i]);
  }
}

static void cgi_text_function(cgi_text_out *o, cg_type t) {
  const cg_type *results = t->members + t->num_inputs;
  cgi_buf_char(o->b, '(');
  cgi_text_type_list(o, t->num_inputs, t->members);
  cgi_buf_z(o->b, ") -> ");
  bool bare = t->num_results == 1 && results[0]->kind != CG_TYPE_FUNCTION;
  if (!bare) cgi_buf_char(o->b, '(');
  cgi_text_type_list(o, t->num_results, results);
  if (!bare) cgi_buf_char(o->b, ')');
}

// A memory space that only we know would be refused by mlir-opt: the generic form carries the word inside it as a string.
static void cgi_text_memory_space(cgi_text_out *o, cg_attr space) {
  cg_str word = o->style && o->style->generic && space->kind == CG_ATTR_DIALECT && cgi_str_is(space->text, "hal.descriptor_type")
                    ? cgi_attr_enum_word(space)
                    : cgi_s("");
  if (word.len)
    cgi_print_string(o->b, word);
  else
    cgi_text_attr(o, space, true, true);
}

static void cgi_text_shaped(cgi_text_out *o, cg_type t, const char *name) {
  cgi_buf_z(o->b, name);
  cgi_buf_char(o->b, '<');
  cgi_text_dims(o, t);
  cgi_text_type(o, t->element);
  if (t->encoding) {
    cgi_buf_z(o->b, ", ");
    cgi_text_attr(o, t->encoding, true, false);
  }
  if (t->layout) {
    cgi_buf_z(o->b, ", ");
    cgi_text_attr(o, t->layout, true, false);
  }
  if (t->memory_space) {
    cgi_buf_z(o->b, ", ");
    cgi_text_memory_space(o, t->memory_space);
  }
  cgi_buf_char(o->b, '>');
}

static void cgi_text_dispatch_tensor(cgi_text_out *o, cg_type t) {
  cgi_buf_char(o->b, '!');
  cgi_buf_str(o->b, t->text);
  cgi_buf_z(o->b, ".dispatch.tensor<");
  cgi_buf_z(o->b, t->access == CG_ACCESS_READ ? "readonly:" : t->access == CG_ACCESS_WRITE ? "writeonly:" : "readwrite:");
  cgi_text_type(o, t->element);
  cgi_buf_char(o->b, '>');
}

static void cgi_text_type_body(cgi_text_out *o, cg_type t) {
  cgi_buf *b = o->b;
  switch (t->kind) {
  case CG_TYPE_NONE: cgi_buf_z(b, "none"); break;
  case CG_TYPE_INTEGER:
    cgi_buf_z(b, t->signedness == CG_SIGNLESS ? "i" : t->signedness == CG_SIGNED ? "si" : "ui");
    cgi_buf_u64(b, t->width);
    break;
  case CG_TYPE_INDEX: cgi_buf_z(b, "index"); break;
  case CG_TYPE_F16: cgi_buf_z(b, "f16"); break;
  case CG_TYPE_BF16: cgi_buf_z(b, "bf16"); break;
  case CG_TYPE_F32: cgi_buf_z(b, "f32"); break;
  case CG_TYPE_F64: cgi_buf_z(b, "f64"); break;
  case CG_TYPE_F8E4M3FN: cgi_buf_z(b, "f8E4M3FN"); break;
  case CG_TYPE_F8E5M2: cgi_buf_z(b, "f8E5M2"); break;
  case CG_TYPE_COMPLEX:
    cgi_buf_z(b, "complex<");
    cgi_text_type(o, t->element);
    cgi_buf_char(b, '>');
    break;
  case CG_TYPE_TENSOR: cgi_text_shaped(o, t, "tensor"); break;
  case CG_TYPE_UNRANKED_TENSOR:
    cgi_buf_z(b, "tensor<*x");
    cgi_text_type(o, t->element);
    cgi_buf_char(b, '>');
    break;
  case CG_TYPE_MEMREF: cgi_text_shaped(o, t, "memref"); break;
  case CG_TYPE_VECTOR: cgi_text_shaped(o, t, "vector"); break;
  case CG_TYPE_FUNCTION: cgi_text_function(o, t); break;
  case CG_TYPE_TUPLE:
    cgi_buf_z(b, "tuple<");
    cgi_text_type_list(o, t->num_inputs, t->members);
    cgi_buf_char(b, '>');
    break;
  case CG_TYPE_DISPATCH_TENSOR: cgi_text_dispatch_tensor(o, t); break;
  case CG_TYPE_OPAQUE:
    cgi_buf_char(b, '!');
    cgi_buf_str(b, t->text);
    break;
  }
}

static void cgi_text_type(cgi_text_out *o, cg_type t) {
  if (!t) {
    cgi_buf_z(o->b, "<<null type>>");
  } else if (o->depth > CGI_TEXT_DEPTH) {
    cgi_buf_z(o->b, "...");
  } else {
    o->depth++;
    cgi_text_type_body(o, t);
    o->depth--;
  }
}

CGI_DEF void cgi_print_type_styled(cgi_buf *b, cg_type t, const cgi_text_style *style) {
  cgi_text_out o;
  o.b = b;
  o.style = style;
  o.depth = 0;
  cgi_text_type(&o, t);
}
CGI_DEF void cgi_print_type(cgi_buf *b, cg_type t) { cgi_print_type_styled(b, t, NULL); }

// ---- numbers --------------------------------------------------------------------------------------------------------------------------
// Infinities, NaNs, and what would look like an integer print as the bits, all digits written.
static void cgi_text_float(cgi_buf *b, cg_type t, uint64_t bits) {
  static const char hex[] = "0123456789ABCDEF";
  uint64_t d = cgi_double_bits(cgi_decode_float(cgi_format_of(t), bits));
  size_t start = cgi_len(b->text);
  if ((d >> 52 & 0x7FF) != 0x7FF) {
    cgi_buf_real(b, cgi_format_of(t), bits);
    if (memchr(b->text + start, '.', cgi_len(b->text) - start)) return;
    cgi_shrink(b->text, start);
  }
  cgi_buf_z(b, "0x");
  for (unsigned i = t->width; i >= 4; i -= 4) cgi_buf_char(b, hex[bits >> (i - 4) & 15]);
}

static void cgi_text_int(cgi_buf *b, cg_type t, uint64_t bits) {
  if (t->kind == CG_TYPE_INTEGER && t->width == 1 && t->signedness == CG_SIGNLESS)
    cgi_buf_z(b, bits & 1 ? "true" : "false");
  else if (t->kind == CG_TYPE_INTEGER && t->signedness == CG_UNSIGNED)
    cgi_buf_u64(b, bits);
  else
    cgi_buf_i64(b, (int64_t)bits);
}

// ---- elements -------------------------------------------------------------------------------------------------------------------------
static uint64_t cgi_text_load(const uint8_t *bytes, unsigned n) {
  uint64_t v = 0;
  for (unsigned i = 0; i < n; i++) v |= (uint64_t)bytes[i] << (8 * i);
  return v;
}

static void cgi_text_element(cgi_buf *b, cg_type t, const uint8_t *bytes) {
  if (t->kind == CG_TYPE_COMPLEX) {
    unsigned half = cg_storage_bytes(t) / 2;
    cgi_buf_char(b, '(');
    cgi_text_element(b, t->element, bytes);
    cgi_buf_char(b, ',');
    cgi_text_element(b, t->element, bytes + half);
    cgi_buf_char(b, ')');
    return;
  }
  unsigned n = cg_storage_bytes(t);
  uint64_t v = cgi_text_load(bytes, n);
  if (cg_type_is_float(t)) {
    cgi_text_float(b, t, v);
    return;
  }
  unsigned width = t->kind == CG_TYPE_INTEGER ? t->width : 8 * n;
  if (width < 64) {
    uint64_t mask = ((uint64_t)1 << width) - 1;
    v &= mask;
    if (!(t->kind == CG_TYPE_INTEGER && t->signedness == CG_UNSIGNED) && v >> (width - 1)) v |= ~mask;
  }
  cgi_text_int(b, t, v);
}

// One hexadecimal string in the layout that MLIR keeps in memory: bits for i1, eight bytes for index.
static void cgi_text_hex(cgi_buf *b, cg_attr a, size_t count) {
  static const char hex[] = "0123456789ABCDEF";
  cg_type t = a->type->element;
  unsigned n = cg_storage_bytes(t);
  bool i1 = t->kind == CG_TYPE_INTEGER && t->width == 1;
  cgi_buf_z(b, "\"0x");
  for (size_t i = 0; i < count; i += i1 ? 8 : 1) {
    uint8_t element[16];
    unsigned out = n;
    if (i1) {
      out = 1;
      element[0] = 0;
      for (size_t k = i; k < count && k < i + 8; k++) element[0] = (uint8_t)(element[0] | (a->bytes[k] & 1) << (k - i));
    } else {
      memcpy(element, a->bytes + i * n, n);
      if (t->kind == CG_TYPE_INDEX) {
        for (; out < 8; out++) element[out] = element[n - 1] & 0x80 ? 0xFF : 0;
      }
    }
    for (unsigned k = 0; k < out; k++) {
      cgi_buf_char(b, hex[element[k] >> 4]);
      cgi_buf_char(b, hex[element[k] & 15]);
    }
  }
  cgi_buf_char(b, '"');
}

static const uint8_t *cgi_text_nested(cgi_buf *b, cg_type t, unsigned dim, const uint8_t *bytes) {
  if (dim == t->rank) {
    cgi_text_element(b, t->element, bytes);
    return bytes + cg_storage_bytes(t->element);
  }
  cgi_buf_char(b, '[');
  for (int64_t i = 0; i < t->shape[dim]; i++) {
    if (i) cgi_buf_z(b, ", ");
    bytes = cgi_text_nested(b, t, dim + 1, bytes);
  }
  cgi_buf_char(b, ']');
  return bytes;
}

static void cgi_text_dense(cgi_text_out *o, cg_attr a) {
  int64_t n = cg_type_num_elements(a->type);
  size_t count = n > 0 ? (size_t)n : 0;
  if (o->style && o->style->elide_elements_over && count > o->style->elide_elements_over && !a->splat) {
    cgi_buf_z(o->b, "dense_resource<__elided__>");
    return;
  }
  cgi_buf_z(o->b, "dense<");
  if (a->splat && count)
    cgi_text_element(o->b, a->type->element, a->bytes);
  else if (count > CGI_HEX_ELEMENTS)
    cgi_text_hex(o->b, a, count);
  else if (count)
    cgi_text_nested(o->b, a->type, 0, a->bytes);
  cgi_buf_char(o->b, '>');
}

static void cgi_text_dense_array(cgi_text_out *o, cg_attr a) {
  cgi_buf_z(o->b, "array<");
  cgi_text_type(o, a->type);
  for (size_t i = 0; i < a->len; i++) {
    cgi_buf_z(o->b, i ? ", " : ": ");
    if (cg_type_is_float(a->type))
      cgi_text_float(o->b, a->type, (uint64_t)a->ints[i]);
    else
      cgi_text_int(o->b, a->type, (uint64_t)a->ints[i]);
  }
  cgi_buf_char(o->b, '>');
}

// ---- dialect attributes -----------------------------------------------------------------------------------------------------------------
CGI_DEF cg_attr cgi_attr_keyword(cg_context *ctx, cg_str word) { return cgi_attr_dialect(ctx, word, cgi_s(""), 0, NULL); }

CGI_DEF cg_attr cgi_attr_enum(cg_context *ctx, const char *name, const char *word) {
  cg_named_attr param;
  param.name = cgi_s("");
  param.value = cgi_attr_keyword(ctx, cgi_s(word));
  return cgi_attr_dialect(ctx, cgi_s(name), cgi_s(""), 1, &param);
}

static bool cgi_text_is_keyword(cg_attr a) {
  return a->kind == CG_ATTR_DIALECT && !a->len && !a->raw.len && a->text.len && !memchr(a->text.data, '.', a->text.len);
}

CGI_DEF cg_str cgi_attr_enum_word(cg_attr a) {
  if (!a) return cgi_s("");
  if (a->kind == CG_ATTR_STRING || cgi_text_is_keyword(a)) return a->text;
  if (a->kind == CG_ATTR_DIALECT && a->len == 1 && !a->items[0].name.len) {
    cg_attr v = a->items[0].value;
    if (v->kind == CG_ATTR_STRING || cgi_text_is_keyword(v)) return v->text;
  }
  return cgi_s("");
}

// Enum attributes that MLIR writes as #dialect<name word>, the others being #dialect.name<word>.
static bool cgi_text_is_bare_enum(cg_attr a) {
  if (a->len != 1 || a->items[0].name.len || !cgi_text_is_keyword(a->items[0].value)) return false;
  if (cgi_starts_with(a->text, "gpu."))
    return cgi_str_is(a->text, "gpu.dim") || cgi_str_is(a->text, "gpu.all_reduce_op") || cgi_str_is(a->text, "gpu.shuffle_mode") ||
           cgi_str_is(a->text, "gpu.mma_element_wise");
  return cgi_starts_with(a->text, "stablehlo.") || cgi_starts_with(a->text, "chlo.");
}

// Builders may give words of these as strings; they print bare all the same.
static bool cgi_text_bare_strings(cg_str name) {
  return cgi_str_is(name, "hal.pipeline.binding") || cgi_str_is(name, "hal.pipeline.layout") || cgi_str_is(name, "hal.descriptor_type") ||
         cgi_starts_with(name, "gpu.") || cgi_starts_with(name, "arith.");
}

static void cgi_text_param(cgi_text_out *o, cg_attr a, bool bare_strings) {
  if (o->depth > CGI_TEXT_DEPTH) {
    cgi_buf_z(o->b, "...");
    return;
  }
  o->depth++;
  if (cgi_text_is_keyword(a)) {
    cgi_buf_str(o->b, a->text);
  } else if (a->kind == CG_ATTR_STRING && bare_strings && cgi_is_bare_word(a->text)) {
    cgi_buf_str(o->b, a->text);
  } else if (a->kind == CG_ATTR_ARRAY) {
    cgi_buf_char(o->b, '[');
    for (size_t i = 0; i < a->len; i++) {
      if (i) cgi_buf_z(o->b, ", ");
      cgi_text_param(o, a->items[i].value, bare_strings);
    }
    cgi_buf_char(o->b, ']');
  } else {
    cgi_text_attr(o, a, true, true);
  }
  o->depth--;
}

static void cgi_text_params(cgi_text_out *o, cg_str name, size_t n, const cg_named_attr *params) {
  bool bare = cgi_text_bare_strings(name), tight = cgi_str_is(name, "arith.fastmath"); // MLIR writes <nnan,ninf> there
  for (size_t i = 0; i < n; i++) {
    if (i) cgi_buf_z(o->b, tight ? "," : ", ");
    if (params[i].name.len) {
      cgi_buf_str(o->b, params[i].name);
      cgi_buf_z(o->b, " = ");
    }
    cgi_text_param(o, params[i].value, bare);
  }
}

CGI_DEF void cgi_print_params(cgi_buf *b, cg_str name, size_t n, const cg_named_attr *params) {
  cgi_text_out o;
  o.b = b;
  o.style = NULL;
  o.depth = 0;
  cgi_text_params(&o, name, n, params);
}

static void cgi_text_dialect(cgi_text_out *o, cg_attr a) {
  cgi_buf *b = o->b;
  const char *dot = a->text.len ? (const char *)memchr(a->text.data, '.', a->text.len) : NULL;
  if (a->text.len) cgi_buf_char(b, '#'); // else a nested `<…>` of an elided name
  if (dot && cgi_text_is_bare_enum(a)) {
    size_t head = (size_t)(dot - a->text.data);
    cgi_buf_bytes(b, a->text.data, head);
    cgi_buf_char(b, '<');
    cgi_buf_bytes(b, dot + 1, a->text.len - head - 1);
    cgi_buf_char(b, ' ');
    cgi_buf_str(b, a->items[0].value->text);
    cgi_buf_char(b, '>');
    return;
  }
  cgi_buf_str(b, a->text);
  if (!a->len && !a->raw.len && a->text.len) return;
  cgi_buf_char(b, '<');
  cgi_buf_str(b, a->raw);
  cgi_buf_char(b, '>');
}

// ---- attributes -------------------------------------------------------------------------------------------------------------------------
static void cgi_text_strided(cgi_text_out *o, cg_attr a) {
  cgi_buf_z(o->b, "strided<[");
  for (size_t i = 0; i < a->len; i++) {
    if (i) cgi_buf_z(o->b, ", ");
    if (a->ints[i] == CG_DYNAMIC)
      cgi_buf_char(o->b, '?');
    else
      cgi_buf_i64(o->b, a->ints[i]);
  }
  cgi_buf_char(o->b, ']');
  if (a->bits) {
    cgi_buf_z(o->b, ", offset: ");
    if ((int64_t)a->bits == CG_DYNAMIC)
      cgi_buf_char(o->b, '?');
    else
      cgi_buf_i64(o->b, (int64_t)a->bits);
  }
  cgi_buf_char(o->b, '>');
}

static void cgi_text_symbol(cgi_text_out *o, cg_attr a) {
  cgi_print_symbol(o->b, a->text);
  for (size_t i = 0; i < a->len; i++) {
    cgi_buf_z(o->b, "::");
    cgi_print_symbol(o->b, a->items[i].name);
  }
}

static void cgi_text_items(cgi_text_out *o, cg_attr a) {
  bool dict = a->kind == CG_ATTR_DICT;
  cgi_buf_char(o->b, dict ? '{' : '[');
  for (size_t i = 0; i < a->len; i++) {
    if (i) cgi_buf_z(o->b, ", ");
    if (dict) {
      cgi_print_attr_name(o->b, a->items[i].name);
      if (a->items[i].value->kind == CG_ATTR_UNIT) continue;
      cgi_buf_z(o->b, " = ");
    }
    cgi_text_attr(o, a->items[i].value, true, !dict);
  }
  cgi_buf_char(o->b, dict ? '}' : ']');
}

static void cgi_text_colon_type(cgi_text_out *o, cg_type t) {
  cgi_buf_z(o->b, " : ");
  cgi_text_type(o, t);
}

static void cgi_text_attr_body(cgi_text_out *o, cg_attr a, bool with_type, bool elide_default_type) {
  cgi_buf *b = o->b;
  size_t start = cgi_len(b->text);
  switch (a->kind) {
  case CG_ATTR_UNIT: cgi_buf_z(b, "unit"); break;
  case CG_ATTR_BOOL: cgi_buf_z(b, a->bits ? "true" : "false"); break;
  case CG_ATTR_INT:
    cgi_text_int(b, a->type, a->bits);
    if (with_type && !(elide_default_type && a->type->kind == CG_TYPE_INTEGER && a->type->width == 64 && a->type->signedness == CG_SIGNLESS))
      cgi_text_colon_type(o, a->type);
    break;
  case CG_ATTR_FLOAT:
    cgi_text_float(b, a->type, a->bits);
    if (with_type && !(elide_default_type && a->type->kind == CG_TYPE_F64 && memchr(b->text + start, '.', cgi_len(b->text) - start)))
      cgi_text_colon_type(o, a->type); // bits in hexadecimal would read back as an integer without it
    break;
  case CG_ATTR_STRING: cgi_print_string(b, a->text); break;
  case CG_ATTR_TYPE: cgi_text_type(o, a->type); break;
  case CG_ATTR_ARRAY:
  case CG_ATTR_DICT: cgi_text_items(o, a); break;
  case CG_ATTR_SYMBOL: cgi_text_symbol(o, a); break;
  case CG_ATTR_MAP:
    cgi_buf_z(b, "affine_map<");
    cgi_print_map(b, a->map);
    cgi_buf_char(b, '>');
    break;
  case CG_ATTR_SET:
    cgi_buf_z(b, "affine_set<");
    cgi_buf_str(b, a->text);
    cgi_buf_char(b, '>');
    break;
  case CG_ATTR_DENSE:
    cgi_text_dense(o, a);
    if (with_type) cgi_text_colon_type(o, a->type);
    break;
  case CG_ATTR_RESOURCE:
    cgi_buf_z(b, "dense_resource<");
    cgi_print_attr_name(b, a->text);
    cgi_buf_char(b, '>');
    if (with_type) cgi_text_colon_type(o, a->type);
    break;
  case CG_ATTR_DENSE_ARRAY: cgi_text_dense_array(o, a); break;
  case CG_ATTR_STRIDED: cgi_text_strided(o, a); break;
  case CG_ATTR_DIALECT: cgi_text_dialect(o, a); break;
  case CG_ATTR_LOC:
    cgi_buf_z(b, "loc(");
    cgi_text_loc(o, a->loc);
    cgi_buf_char(b, ')');
    break;
  }
}

static void cgi_text_attr(cgi_text_out *o, cg_attr a, bool with_type, bool elide_default_type) {
  if (!a) {
    cgi_buf_z(o->b, "<<null attribute>>");
    return;
  }
  if (o->depth > CGI_TEXT_DEPTH) {
    cgi_buf_z(o->b, "...");
    return;
  }
  if (o->style && o->style->alias && o->style->alias(o->style->user, o->b, a)) return;
  o->depth++;
  cgi_text_attr_body(o, a, with_type, elide_default_type);
  o->depth--;
}

CGI_DEF void cgi_print_attr_styled(cgi_buf *b, cg_attr a, bool with_type, const cgi_text_style *style) {
  cgi_text_out o;
  o.b = b;
  o.style = style;
  o.depth = 0;
  cgi_text_attr(&o, a, with_type, false);
}
CGI_DEF void cgi_print_attr(cgi_buf *b, cg_attr a) { cgi_print_attr_styled(b, a, true, NULL); }

// ---- locations --------------------------------------------------------------------------------------------------------------------------
static void cgi_text_file_loc(cgi_buf *b, cg_loc l) {
  cgi_print_string(b, l->text);
  cgi_buf_char(b, ':');
  cgi_buf_u64(b, l->line);
  cgi_buf_char(b, ':');
  cgi_buf_u64(b, l->column);
  if (l->end_line || l->end_column) {
    cgi_buf_z(b, " to ");
    if (l->end_line && l->end_line != l->line) cgi_buf_u64(b, l->end_line);
    cgi_buf_char(b, ':');
    cgi_buf_u64(b, l->end_column);
  }
}

static void cgi_text_loc_body(cgi_text_out *o, cg_loc l) {
  cgi_buf *b = o->b;
  switch (l->kind) {
  case CGI_LOC_UNKNOWN: cgi_buf_z(b, "unknown"); break;
  case CGI_LOC_FILE: cgi_text_file_loc(b, l); break;
  case CGI_LOC_NAME:
    cgi_print_string(b, l->text);
    if (l->child && l->child->kind != CGI_LOC_UNKNOWN) {
      cgi_buf_char(b, '(');
      cgi_text_loc(o, l->child);
      cgi_buf_char(b, ')');
    }
    break;
  case CGI_LOC_CALLSITE:
    cgi_buf_z(b, "callsite(");
    cgi_text_loc(o, l->child);
    cgi_buf_z(b, " at ");
    cgi_text_loc(o, l->caller);
    cgi_buf_char(b, ')');
    break;
  case CGI_LOC_FUSED:
    cgi_buf_z(b, "fused");
    if (l->metadata) {
      cgi_buf_char(b, '<');
      cgi_text_attr(o, l->metadata, true, false);
      cgi_buf_char(b, '>');
    }
    cgi_buf_char(b, '[');
    for (size_t i = 0; i < l->len; i++) {
      if (i) cgi_buf_z(b, ", ");
      cgi_text_loc(o, l->members[i]);
    }
    cgi_buf_char(b, ']');
    break;
  }
}

static void cgi_text_loc(cgi_text_out *o, cg_loc l) {
  if (!l || o->depth > CGI_TEXT_DEPTH) {
    cgi_buf_z(o->b, "unknown");
    return;
  }
  o->depth++;
  cgi_text_loc_body(o, l);
  o->depth--;
}

CGI_DEF void cgi_print_loc(cgi_buf *b, cg_loc l) {
  cgi_text_out o;
  o.b = b;
  o.style = NULL;
  o.depth = 0;
  cgi_text_loc(&o, l);
}

#undef CGI_TEXT_DEPTH
#undef CGI_HEX_ELEMENTS
