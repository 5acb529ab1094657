// Parsing of attributes and locations.
#include "dialects/vector_ext.h"
#include "text/parser.h"

static bool cgi_parse_attr_append_text(cgi_buf *b, cg_str s) {
  cgi_buf_str(b, s);
  return true;
}

// ---- raw bodies -------------------------------------------------------------------------------------------------------------------------
static const char *cgi_parse_attr_raw_string(const char *q, const char *end) {
  for (q++; q < end && *q != '"' && *q != '\n'; q++)
    if (*q == '\\' && q + 1 < end) q++;
  return q < end && *q == '"' ? q + 1 : NULL;
}

static const char *cgi_parse_attr_raw_name(const char *q, const char *end) { // behind # or !
  for (q++; q < end && (cgi_is_word_char(*q) || *q == '$' || *q == '.'); q++) {}
  return q;
}

static bool cgi_parse_attr_raw_alias(cgi_parser *p, cgi_buf *b, cg_str name) {
  if (memchr(name.data, '.', name.len) || name.len < 2) return cgi_parse_attr_append_text(b, name);
  cgi_alias *alias = cgi_parser_alias(p, name);
  if (!alias) return cgi_parse_attr_append_text(b, name);
  if (alias->is_type ? !alias->type : !alias->attr) return false;
  if (alias->is_type)
    cgi_print_type(b, alias->type);
  else
    cgi_print_attr(b, alias->attr);
  return true;
}

// Copies up to the bracket that closes the one at the current token. Strings and arrows are skipped, aliases replaced, runs of blanks become one.
CGI_DEF bool cgi_parser_raw_body(cgi_parser *p, cg_str *out) {
  cg_context *ctx = p->ctx;
  const char *start = p->tok.text.data, *q = start + 1;
  char stack[CGI_MAX_NESTING];
  unsigned n = 0;
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  bool ok = true;
  stack[n++] = '>';
  while (ok && n && q < p->end) {
    char c = *q;
    if (c == '"') {
      const char *s = cgi_parse_attr_raw_string(q, p->end);
      ok = s != NULL;
      if (s) cgi_buf_bytes(&b, q, (size_t)(s - q));
      q = s ? s : q;
      continue;
    }
    if (c == '#' || c == '!') {
      cg_str name;
      name.data = q;
      q = cgi_parse_attr_raw_name(q, p->end);
      name.len = (size_t)(q - name.data);
      ok = q < p->end && *q == '<' ? cgi_parse_attr_append_text(&b, name) : cgi_parse_attr_raw_alias(p, &b, name);
      continue;
    }
    if (c == '-' && q + 1 < p->end && q[1] == '>') {
      cgi_buf_z(&b, "->");
      q += 2;
      continue;
    }
    if (c == '<' || c == '[' || c == '(' || c == '{') {
      if (n == CGI_MAX_NESTING) {
        cgi_arr_free(ctx, b.text);
        return cgi_parser_error(p, "[nesting] nesting is too deep");
      }
      stack[n++] = c == '<' ? '>' : c == '[' ? ']' : c == '(' ? ')' : '}';
    } else if (c == '>' || c == ']' || c == ')' || c == '}') {
      ok = c == stack[n - 1];
      if (!ok || --n == 0) break;
    }
    q++;
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
      size_t len = cgi_len(b.text);
      if (len && b.text[len - 1] != ' ') cgi_buf_char(&b, ' ');
    } else if (c == '\0') {
      ok = false;
    } else {
      if (c == '=' && !cgi_len(b.text)) cgi_buf_char(&b, ' '); // `< =` is no `<=`, and `- >` below no `->`
      cgi_buf_char(&b, c);
    }
  }
  if (ok && n == 0) {
    *out = cgi_strdup(ctx, cgi_buf_view(&b));
    while (out->len && out->data[out->len - 1] == ' ' && !(out->len > 1 && out->data[out->len - 2] == '-')) out->len--;
    p->pos = q + 1;
    p->tok.text.data = q; // the token before the next is this '>'
    p->tok.text.len = 1;
    cgi_parser_next(p);
  } else {
    cgi_parser_error_at(p, start, "unbalanced '<' in the body of a dialect type or attribute");
    ok = false;
  }
  cgi_buf_free(&b);
  return ok;
}

// ---- numbers ----------------------------------------------------------------------------------------------------------------------------
// The bits of an integer of that type, at `at` for errors.
static bool cgi_parse_attr_int_bits(cgi_parser *p, cg_str text, bool negative, cg_type t, const char *at, uint64_t *out) {
  uint64_t v = 0;
  if (!cgi_parse_u64(text, &v)) return cgi_parser_error_at(p, at, "[invalid-constant] integer constant is too large");
  unsigned width = t->kind == CG_TYPE_INDEX ? 64 : t->width;
  bool is_unsigned = t->kind == CG_TYPE_INTEGER && t->signedness == CG_UNSIGNED, is_signed = t->kind == CG_TYPE_INTEGER && t->signedness == CG_SIGNED;
  uint64_t max = width >= 64 ? UINT64_MAX : ((uint64_t)1 << width) - 1, half = (uint64_t)1 << (width - 1);
  if (negative && is_unsigned && v) return cgi_parser_error_at(p, at, "[invalid-constant] a negative number is no value of %t", t);
  if (negative ? v > half : v > (is_signed ? half - 1 : max))
    return cgi_parser_error_at(p, at, "[invalid-constant] integer constant out of range for %t", t);
  *out = negative ? 0 - v : v;
  return true;
}

static bool cgi_parse_attr_is_hex(cg_str s) { return s.len > 2 && s.data[0] == '0' && s.data[1] == 'x'; }

// A float as decimal text, or as its bits in hexadecimal.
static bool cgi_parse_attr_float_bits(cgi_parser *p, cg_str text, bool is_int, bool negative, cg_type t, const char *at, uint64_t *out) {
  if (is_int) {
    uint64_t v = 0;
    if (!cgi_parse_attr_is_hex(text)) return cgi_parser_error_at(p, at, "[invalid-constant] a %t constant needs a decimal point: %S.0", t, text);
    if (negative) return cgi_parser_error_at(p, at, "[invalid-constant] bits of a float have no sign");
    if (!cgi_parse_u64(text, &v) || (t->width < 64 && v >> t->width))
      return cgi_parser_error_at(p, at, "[invalid-constant] hexadecimal constant is too wide for %t", t);
    *out = v;
    return true;
  }
  double d = 0;
  if (!cgi_parse_double(text, &d)) return cgi_parser_error_at(p, at, "[invalid-constant] malformed floating-point number");
  *out = cgi_encode_float(cgi_format_of(t), negative ? -d : d);
  return true;
}

CGI_DEF bool cgi_parser_number_attr(cgi_parser *p, cg_type type, cg_attr *out) {
  const char *at = cgi_parser_here(p);
  cg_context *ctx = p->ctx;
  uint64_t bits = 0;
  if (p->tok.kind == CGI_TOK_WORD && (cgi_parser_is_word(p, "true") || cgi_parser_is_word(p, "false"))) {
    if (type && !(type->kind == CG_TYPE_INTEGER && type->width == 1))
      return cgi_parser_error(p, "[invalid-constant] '%S' is no value of %t", p->tok.text, type);
    *out = cgi_attr_bool(ctx, p->tok.text.data[0] == 't');
    cgi_parser_next(p);
    return true;
  }
  bool negative = cgi_parser_accept(p, '-');
  cgi_token number = p->tok;
  if (number.kind != CGI_TOK_INT && number.kind != CGI_TOK_FLOAT) return cgi_parser_error(p, "expected a number");
  cgi_parser_next(p);
  if (!type && p->tok.kind == ':') {
    cgi_parser_next(p);
    if (!cgi_parser_type(p, &type)) return false;
  }
  if (!type) type = number.kind == CGI_TOK_INT ? cgi_type_i(ctx, 64) : cgi_type_float(ctx, CG_TYPE_F64);
  if (cg_type_is_float(type)) {
    if (!cgi_parse_attr_float_bits(p, number.text, number.kind == CGI_TOK_INT, negative, type, at, &bits)) return false;
    *out = cgi_attr_float_bits(ctx, type, bits);
    return true;
  }
  if (number.kind == CGI_TOK_FLOAT) return cgi_parser_error_at(p, at, "[invalid-constant] floating-point number is no value of %t", type);
  if (!cg_type_is_int_or_index(type)) return cgi_parser_error_at(p, at, "[invalid-constant] integer is no value of %t", type);
  if (!cgi_parse_attr_int_bits(p, number.text, negative, type, at, &bits)) return false;
  *out = cgi_attr_int(ctx, type, (int64_t)bits);
  return true;
}

// ---- dense elements -----------------------------------------------------------------------------------------------------------------------
typedef struct cgi_dense_item {
  cg_str text;
  uint8_t kind; // CGI_TOK_INT, CGI_TOK_FLOAT less 256, 'b' for true and false
  bool negative;
} cgi_dense_item;

typedef struct cgi_dense_list {
  cgi_dense_item *items; // cgi array; two per element where `complex`
  int64_t *dims;         // cgi array
  bool complex, real;    // what was seen
} cgi_dense_list;

static bool cgi_parse_attr_dense_number(cgi_parser *p, cgi_dense_list *l) {
  cg_context *ctx = p->ctx;
  cgi_dense_item item;
  memset(&item, 0, sizeof item);
  item.negative = cgi_parser_accept(p, '-');
  item.text = p->tok.text;
  if (p->tok.kind == CGI_TOK_INT || p->tok.kind == CGI_TOK_FLOAT)
    item.kind = (uint8_t)(p->tok.kind - 256);
  else if (!item.negative && (cgi_parser_is_word(p, "true") || cgi_parser_is_word(p, "false")))
    item.kind = 'b';
  else
    return cgi_parser_error(p, "expected a number, true, false or a list of them");
  cgi_parser_next(p);
  cgi_push(l->items, item);
  return true;
}

static bool cgi_parse_attr_dense_element(cgi_parser *p, cgi_dense_list *l) {
  bool pair = cgi_parser_is(p, '(');
  if (cgi_len(l->items) && (pair ? l->real : l->complex)) return cgi_parser_error(p, "complex and real elements are mixed");
  if (!pair) {
    l->real = true;
    return cgi_parse_attr_dense_number(p, l);
  }
  l->complex = true;
  cgi_parser_next(p);
  return cgi_parse_attr_dense_number(p, l) && cgi_parser_expect(p, ',') && cgi_parse_attr_dense_number(p, l) && cgi_parser_expect(p, ')');
}

// At dimension `dim`, reads a list or an element; *first is true until the innermost list has told the rank.
static bool cgi_parse_attr_dense_nested(cgi_parser *p, cgi_dense_list *l, size_t dim, bool *known) {
  cg_context *ctx = p->ctx;
  if (!cgi_parser_is(p, '[')) {
    if (*known && dim != cgi_len(l->dims)) return cgi_parser_error(p, "[invalid-constant] the elements are not nested equally deep");
    *known = true;
    return cgi_parse_attr_dense_element(p, l);
  }
  if (!cgi_parser_enter(p)) return false;
  if (*known && dim >= cgi_len(l->dims)) return cgi_parser_error(p, "[invalid-constant] the elements are not nested equally deep");
  bool fresh = !*known && dim == cgi_len(l->dims);
  if (fresh) cgi_push(l->dims, (int64_t)-1);
  const char *at = cgi_parser_here(p);
  int64_t count = 0;
  cgi_parser_next(p);
  if (!cgi_parser_is(p, ']')) {
    do {
      if (!cgi_parse_attr_dense_nested(p, l, dim + 1, known)) return false;
      count++;
    } while (cgi_parser_accept(p, ','));
  } else {
    *known = true;
  }
  if (!cgi_parser_expect(p, ']')) return false;
  if (l->dims[dim] < 0) l->dims[dim] = count;
  if (l->dims[dim] != count)
    return cgi_parser_error_at(p, at, "[invalid-constant] this list has %l elements where its neighbour has %l", count, l->dims[dim]);
  cgi_parser_leave(p);
  return true;
}

static void cgi_parse_attr_store(uint8_t *out, uint64_t bits, unsigned n) {
  for (unsigned i = 0; i < n; i++) out[i] = (uint8_t)(bits >> (8 * i));
}

static bool cgi_parse_attr_dense_store(cgi_parser *p, const cgi_dense_item *item, cg_type t, uint8_t *out) {
  unsigned n = cg_storage_bytes(t);
  uint64_t bits = 0;
  bool is_int = item->kind == (uint8_t)(CGI_TOK_INT - 256);
  if (item->kind == 'b') {
    if (t->kind != CG_TYPE_INTEGER || t->width != 1)
      return cgi_parser_error_at(p, item->text.data, "[invalid-constant] '%S' is no value of %t", item->text, t);
    bits = item->text.data[0] == 't';
  } else if (cg_type_is_float(t)) {
    if (!cgi_parse_attr_float_bits(p, item->text, is_int, item->negative, t, item->text.data, &bits)) return false;
  } else if (!is_int) {
    return cgi_parser_error_at(p, item->text.data, "[invalid-constant] floating-point number is no value of %t", t);
  } else if (!cgi_parse_attr_int_bits(p, item->text, item->negative, t, item->text.data, &bits)) {
    return false;
  } else if (t->kind == CG_TYPE_INDEX && (int64_t)bits != (int32_t)bits) {
    return cgi_parser_error_at(p, item->text.data, "[invalid-constant] integer constant out of range for an index in memory, which has 32 bits");
  }
  if (t->kind == CG_TYPE_INTEGER && t->width < 8 * n) bits &= ((uint64_t)1 << t->width) - 1;
  cgi_parse_attr_store(out, bits, n);
  return true;
}

static bool cgi_parse_attr_is_element(cg_type t) {
  if (t->kind == CG_TYPE_COMPLEX) return cgi_parse_attr_is_element(t->element);
  return cg_type_is_int_or_index(t) || cg_type_is_float(t);
}

static bool cgi_parse_attr_dense_shape(cgi_parser *p, const cgi_dense_list *l, cg_type t, const char *at) {
  if (!cgi_len(l->dims)) return true; // a splat
  bool same = cgi_len(l->dims) == t->rank;
  for (unsigned i = 0; same && i < t->rank; i++) same = l->dims[i] == t->shape[i];
  if (same) return true;
  int64_t all = 1;
  for (size_t i = 0; i < cgi_len(l->dims); i++) all *= l->dims[i] != 0; // an empty list gives any shape without elements
  if (!all && cg_type_num_elements(t) == 0) return true;
  return cgi_parser_error_at(p, at, "[invalid-constant] the nesting of the elements does not match %t", t);
}

static bool cgi_parse_attr_dense_values(cgi_parser *p, const cgi_dense_list *l, cg_type t, const char *at, cg_attr *out) {
  cg_context *ctx = p->ctx;
  cg_type e = t->element, part = e->kind == CG_TYPE_COMPLEX ? e->element : e;
  if (!cgi_parse_attr_dense_shape(p, l, t, at)) return false;
  // A splat of a real number may stand for a complex one.
  size_t parts = l->complex ? 2 : 1, count = cgi_len(l->items) / parts, size = cg_storage_bytes(e),
         step = e->kind == CG_TYPE_COMPLEX ? size / 2 : size;
  if (l->complex != (e->kind == CG_TYPE_COMPLEX) && count)
    return cgi_parser_error_at(p, at, l->complex ? "%t has no complex elements" : "%t has complex elements: (re, im)", t);
  uint8_t *bytes = (uint8_t *)cgi_alloc_array(ctx, count ? count : 1, size);
  bool ok = true;
  for (size_t i = 0; ok && i < count * parts; i++) ok = cgi_parse_attr_dense_store(p, &l->items[i], part, bytes + i * step);
  if (ok) *out = cgi_attr_dense(ctx, t, bytes, count * size);
  cgi_free(ctx, bytes, (count ? count : 1) * size);
  return ok;
}

// "0x…" as bytes, a cgi array.
static bool cgi_parse_attr_hex_bytes(cgi_parser *p, cg_str text, const char *at, uint8_t **out) {
  cg_context *ctx = p->ctx;
  if (text.len < 4 || text.data[1] != '0' || text.data[2] != 'x' || text.len % 2)
    return cgi_parser_error_at(p, at, "expected \"0x...\" with an even number of digits");
  size_t n = (text.len - 4) / 2;
  cgi_setlen(*out, n);
  for (size_t i = 0; i < n; i++) {
    int hi = cgi_parser_hex(text.data[3 + 2 * i]), lo = cgi_parser_hex(text.data[4 + 2 * i]);
    if (hi < 0 || lo < 0) return cgi_parser_error_at(p, text.data + 3 + 2 * i, "expected a hexadecimal digit");
    (*out)[i] = (uint8_t)(hi * 16 + lo);
  }
  return true;
}

// Bytes as MLIR keeps them in memory: index takes eight bytes; i1 in dense<> is packed in bits, in resources it is a byte.
static bool cgi_parse_attr_dense_raw(cgi_parser *p, cg_type t, const uint8_t *raw, size_t size, bool packed_i1, const char *at, cg_attr *out) {
  cg_context *ctx = p->ctx;
  cg_type e = t->element;
  int64_t total = cg_type_num_elements(t);
  size_t ours = cg_storage_bytes(e), theirs = e->kind == CG_TYPE_INDEX ? 8 : ours;
  bool i1 = packed_i1 && e->kind == CG_TYPE_INTEGER && e->width == 1, splat = total != 1 && size == theirs;
  size_t count = (size_t)total;
  if (i1 && size == 1 && total > 8 && (raw[0] == 0 || raw[0] == 0xFF)) {
    uint8_t b = raw[0] & 1;
    *out = cgi_attr_dense(ctx, t, &b, 1);
    return true;
  }
  if (i1) splat = false;
  if (splat) count = 1;
  if ((uint64_t)total > SIZE_MAX / 16 || size != (i1 ? (count + 7) / 8 : count * theirs))
    return cgi_parser_error_at(p, at, "[invalid-constant] the data has %l bytes, which does not match %t", (int64_t)size, t);
  uint8_t *bytes = (uint8_t *)cgi_alloc_array(ctx, count ? count : 1, ours);
  for (size_t i = 0; i < count; i++) {
    if (i1)
      bytes[i] = (uint8_t)(raw[i / 8] >> (i % 8) & 1);
    else
      memcpy(bytes + i * ours, raw + i * theirs, ours);
  }
  *out = cgi_attr_dense(ctx, t, bytes, count * ours);
  cgi_free(ctx, bytes, (count ? count : 1) * ours);
  return true;
}

// The type of elements: given, or behind a colon.
static bool cgi_parse_attr_elements_type(cgi_parser *p, cg_type given, cg_type *out) {
  const char *at = cgi_parser_here(p);
  if (given)
    *out = given;
  else if (!cgi_parser_colon_type(p, out))
    return false;
  if ((*out)->kind != CG_TYPE_TENSOR && (*out)->kind != CG_TYPE_VECTOR)
    return cgi_parser_error_at(p, at, "elements need a ranked tensor or vector type, not %t", *out);
  if (!cg_type_has_static_shape(*out)) return cgi_parser_error_at(p, at, "elements need a static shape, not %t", *out);
  return true;
}

static bool cgi_parse_attr_dense_body(cgi_parser *p, cg_type given, cgi_dense_list *l, uint8_t **raw, cg_attr *out) {
  cg_type t;
  cgi_parser_next(p); // dense
  const char *at = cgi_parser_here(p);
  bool known = false, hex = false;
  if (!cgi_parser_expect(p, '<')) return false;
  cg_str text = p->tok.text;
  if (cgi_parser_is_word(p, "__elided__")) { // left out by a printer: the same as dense_resource<__elided__>
    cgi_parser_next(p);
    if (!cgi_parser_expect(p, '>') || !cgi_parse_attr_elements_type(p, given, &t)) return false;
    *out = cgi_attr_resource(p->ctx, t, cgi_s("__elided__"));
    return true;
  }
  if (p->tok.kind == CGI_TOK_STRING) {
    hex = true;
    cgi_parser_next(p);
  } else if (!cgi_parser_is(p, '>') && !cgi_parse_attr_dense_nested(p, l, 0, &known)) {
    return false;
  }
  bool empty = !hex && !known;
  if (!cgi_parser_expect(p, '>') || !cgi_parse_attr_elements_type(p, given, &t)) return false;
  if (!cgi_parse_attr_is_element(t->element)) return cgi_parser_error_at(p, at, "constants of element type %t are not supported", t->element);
  if (hex) return cgi_parse_attr_hex_bytes(p, text, text.data, raw) && cgi_parse_attr_dense_raw(p, t, *raw, cgi_len(*raw), true, text.data, out);
  if (empty && cg_type_num_elements(t) != 0) return cgi_parser_error_at(p, at, "%t has elements, but none are given", t);
  return cgi_parse_attr_dense_values(p, l, t, at, out);
}

static bool cgi_parse_attr_dense(cgi_parser *p, cg_type given, cg_attr *out) {
  cg_context *ctx = p->ctx;
  cgi_dense_list l;
  memset(&l, 0, sizeof l);
  uint8_t *raw = NULL;
  uint32_t depth = p->depth;
  bool ok = cgi_parse_attr_dense_body(p, given, &l, &raw, out);
  p->depth = depth;
  cgi_arr_free(ctx, l.items);
  cgi_arr_free(ctx, l.dims);
  cgi_arr_free(ctx, raw);
  return ok;
}

static bool cgi_parse_attr_resource(cgi_parser *p, cg_type given, cg_attr *out) {
  cg_context *ctx = p->ctx;
  const char *at = cgi_parser_here(p);
  cgi_parser_next(p); // dense_resource
  cg_str name;
  cg_type t;
  if (!cgi_parser_expect(p, '<') || !(cgi_parser_is(p, CGI_TOK_STRING) ? cgi_parser_string(p, &name) : cgi_parser_word(p, &name)) ||
      !cgi_parser_expect(p, '>') || !cgi_parse_attr_elements_type(p, given, &t))
    return false;
  for (size_t i = 0; i < cgi_len(p->resources); i++) {
    if (!cgi_str_eq(p->resources[i].name, name)) continue;
    uint8_t *raw = NULL;
    bool ok = cgi_parse_attr_hex_bytes(p, p->resources[i].text, at, &raw);
    if (ok && (cgi_len(raw) < 4 || !cgi_parse_attr_is_element(t->element))) ok = cgi_parser_error_at(p, at, "resource '%S' does not fit %t", name, t);
    if (ok) ok = cgi_parse_attr_dense_raw(p, t, raw + 4, cgi_len(raw) - 4, false, at, out); // the first four bytes are its alignment
    cgi_arr_free(ctx, raw);
    return ok;
  }
  *out = cgi_attr_resource(ctx, t, name);
  return true;
}

// array<i64: 1, 2>
static bool cgi_parse_attr_dense_array(cgi_parser *p, cg_attr *out) {
  cg_context *ctx = p->ctx;
  cg_type t;
  cgi_parser_next(p); // array
  if (!cgi_parser_expect(p, '<')) return false;
  const char *at = cgi_parser_here(p);
  if (!cgi_parser_type(p, &t)) return false;
  if (!cg_type_is_int(t) && !cg_type_is_float(t)) return cgi_parser_error_at(p, at, "a dense array needs integer or float elements");
  int64_t *values = NULL;
  bool ok = true;
  if (cgi_parser_accept(p, ':')) {
    do {
      cg_attr e;
      ok = cgi_parser_number_attr(p, t, &e);
      if (ok) cgi_push(values, (int64_t)e->bits);
    } while (ok && cgi_parser_accept(p, ','));
  }
  ok = ok && cgi_parser_expect(p, '>');
  if (ok) *out = cgi_attr_dense_array(ctx, t, cgi_len(values), values);
  cgi_arr_free(ctx, values);
  return ok;
}

static bool cgi_parse_attr_stride(cgi_parser *p, int64_t *out) {
  if (cgi_parser_accept(p, '?')) {
    *out = CG_DYNAMIC;
    return true;
  }
  return cgi_parser_int(p, out);
}

// strided<[1, ?], offset: ?>
static bool cgi_parse_attr_strided(cgi_parser *p, cg_attr *out) {
  cg_context *ctx = p->ctx;
  int64_t *strides = NULL, offset = 0;
  cgi_parser_next(p);
  bool ok = cgi_parser_expect(p, '<') && cgi_parser_expect(p, '[');
  while (ok && !cgi_parser_is(p, ']')) {
    int64_t v;
    ok = cgi_parse_attr_stride(p, &v);
    if (ok) cgi_push(strides, v);
    if (!ok || !cgi_parser_accept(p, ',')) break;
  }
  ok = ok && cgi_parser_expect(p, ']');
  if (ok && cgi_parser_accept(p, ',')) ok = cgi_parser_expect_word(p, "offset") && cgi_parser_expect(p, ':') && cgi_parse_attr_stride(p, &offset);
  ok = ok && cgi_parser_expect(p, '>');
  if (ok) *out = cgi_attr_strided(ctx, cgi_len(strides), strides, offset);
  cgi_arr_free(ctx, strides);
  return ok;
}

// ---- dialect attributes -------------------------------------------------------------------------------------------------------------------
static bool cgi_parse_attr_param(cgi_parser *p, cg_attr *out);

// Up to and including `close`: values with an optional `key =`, separated by commas or by nothing.
static bool cgi_parse_attr_param_list(cgi_parser *p, int close, cg_named_attr **out) {
  cg_context *ctx = p->ctx;
  while (!cgi_parser_is(p, close)) {
    cg_named_attr item;
    item.name = cgi_s("");
    if (cgi_parser_is(p, CGI_TOK_WORD)) {
      cgi_parser_mark m = cgi_parser_save(p);
      cgi_parser_word(p, &item.name);
      if (!cgi_parser_accept(p, '=')) {
        item.name = cgi_s("");
        cgi_parser_restore(p, &m);
      }
    }
    if (!cgi_parse_attr_param(p, &item.value)) return false;
    cgi_push(*out, item);
    if (cgi_parser_accept(p, ',')) continue;
    if (close == ']' && !cgi_parser_is(p, close)) return false;
  }
  cgi_parser_next(p);
  return true;
}

static bool cgi_parse_attr_param_array(cgi_parser *p, cg_attr *out) {
  cg_context *ctx = p->ctx;
  cg_attr *items = NULL;
  bool ok = true;
  cgi_parser_next(p);
  while (ok && !cgi_parser_is(p, ']')) {
    cg_attr a;
    ok = cgi_parse_attr_param(p, &a);
    if (ok) cgi_push(items, a);
    if (!ok || !cgi_parser_accept(p, ',')) break;
  }
  ok = ok && cgi_parser_accept(p, ']');
  if (ok) *out = cgi_attr_array(ctx, cgi_len(items), items);
  cgi_arr_free(ctx, items);
  return ok;
}

static bool cgi_parse_attr_param_group(cgi_parser *p, cg_attr *out) { // `<…>` of an elided name
  cg_context *ctx = p->ctx;
  cg_named_attr *items = NULL;
  cgi_parser_next(p);
  bool ok = cgi_parse_attr_param_list(p, '>', &items);
  if (ok) *out = cgi_attr_dialect(ctx, cgi_s(""), cgi_s(""), cgi_len(items), items);
  cgi_arr_free(ctx, items);
  return ok;
}

static bool cgi_parse_attr_param_word(cgi_parser *p, cg_attr *out) {
  static const char *const with_body[] = {"affine_map", "affine_set", "array", "dense", "dense_resource", "strided"};
  if (p->pos < p->end && *p->pos == '<')
    for (size_t i = 0; i < sizeof with_body / sizeof *with_body; i++)
      if (cgi_parser_is_word(p, with_body[i])) return cgi_parser_attr(p, out);
  if (cgi_parser_is_word(p, "true") || cgi_parser_is_word(p, "false")) return cgi_parser_attr(p, out);
  cg_type t;
  bool found = false;
  if (!cgi_parser_is_word(p, "none") && !cgi_parser_optional_type(p, &t, &found)) return false;
  if (found) {
    *out = cgi_attr_type(p->ctx, t);
    return true;
  }
  if (memchr(p->tok.text.data, '.', p->tok.text.len)) return false; // as in v1.3: the whole body stays raw
  *out = cgi_attr_keyword(p->ctx, p->tok.text);
  cgi_parser_next(p);
  return true;
}

static bool cgi_parse_attr_param(cgi_parser *p, cg_attr *out) {
  if (!cgi_parser_enter(p)) return false;
  bool ok = p->tok.kind == '['            ? cgi_parse_attr_param_array(p, out)
            : p->tok.kind == '<'          ? cgi_parse_attr_param_group(p, out)
            : p->tok.kind == CGI_TOK_WORD ? cgi_parse_attr_param_word(p, out)
                                          : cgi_parser_attr(p, out);
  cgi_parser_leave(p);
  return ok;
}

static bool cgi_parse_attr_same_but_blanks(cg_str a, cg_str b) {
  size_t i = 0, k = 0;
  for (;;) {
    while (i < a.len && a.data[i] == ' ') i++;
    while (k < b.len && b.data[k] == ' ') k++;
    if (i == a.len || k == b.len) return i == a.len && k == b.len;
    if (a.data[i++] != b.data[k++]) return false;
  }
}

// MLIR writes some enum attributes as #dialect<name word>; they are kept as dialect.name with one parameter.
static cg_attr cgi_parse_attr_bare_enum(cgi_parser *p, cg_str name, size_t n, const cg_named_attr *items) {
  cg_context *ctx = p->ctx;
  if (!(cgi_str_is(name, "gpu") || cgi_str_is(name, "stablehlo") || cgi_str_is(name, "chlo"))) return NULL;
  if (n < 2 || items[0].name.len || items[0].value->kind != CG_ATTR_DIALECT || items[0].value->len || items[0].value->raw.len ||
      !items[0].value->text.len)
    return NULL;
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  cgi_buf_str(&b, name);
  cgi_buf_char(&b, '.');
  cgi_buf_str(&b, items[0].value->text);
  cg_attr a = cgi_attr_dialect(ctx, cgi_buf_view(&b), cgi_s(""), n - 1, items + 1);
  cgi_buf_free(&b);
  return a;
}

// The body as parameters where it has that form, and as raw text where parameters would not print the same.
// What has rules of its own is held to them, and becomes the same where it means the same.
static bool cgi_parse_attr_checked(cgi_parser *p, const char *at, cg_attr *out) {
#ifdef CODEGEN_NO_FAST_PIPELINES
  (void)p, (void)at, (void)out;
#else
  cg_nested_layout layout;
  cgi_layout_fault fault;
  if (!cgi_attr_is_nested_layout(*out)) return true;
  if (!cgi_nested_layout_of(*out, &layout, &fault)) {
    if (fault.reason) return cgi_parser_error_at(p, at, "the nested_layout, dimension %u: %s", fault.dim, cg_layout_reason_text(fault.reason));
    if (fault.list) return cgi_parser_error_at(p, at, "the nested_layout, in which %s %p", fault.list, fault.what);
    return cgi_parser_error_at(p, at, "the nested_layout %p", fault.what);
  }
  *out = cgi_attr_nested_layout(p->ctx, &layout);
#endif
  return true;
}

static bool cgi_parse_attr_dialect_body(cgi_parser *p, cg_str name, cg_attr *out) {
  cg_context *ctx = p->ctx;
  cgi_parser_mark m = cgi_parser_save(p);
  bool quiet = p->quiet;
  uint32_t depth = p->depth;
  cg_named_attr *items = NULL;
  p->quiet = true;
  cgi_parser_next(p);
  bool params = cgi_parse_attr_param_list(p, '>', &items);
  cgi_parser_mark behind = cgi_parser_save(p);
  cgi_parser_restore(p, &m); // while quiet: the errors of the attempt do not count
  p->quiet = quiet;
  p->depth = depth;
  cg_attr a = params ? cgi_parse_attr_bare_enum(p, name, cgi_len(items), items) : NULL;
  if (a) {
    cgi_parser_restore(p, &behind);
    *out = a;
    cgi_arr_free(ctx, items);
    return true;
  }
  cg_str raw;
  bool ok = cgi_parser_raw_body(p, &raw);
  if (ok) {
    if (raw.len && raw.data[raw.len - 1] == ',') raw.len--;
    *out = cgi_attr_dialect(ctx, name, raw, 0, NULL);
    if (params && cgi_len(items)) {
      cg_attr clean = cgi_attr_dialect(ctx, name, cgi_s(""), cgi_len(items), items);
      *out = cgi_parse_attr_same_but_blanks(clean->raw, raw) ? clean : cgi_attr_dialect(ctx, name, raw, cgi_len(items), items);
    }
  }
  cgi_arr_free(ctx, items);
  return ok;
}

// #complex.number<:f32 1.0, -2.0> : complex<f32> is [1.0 : f32, -2.0 : f32], as the op complex.constant has it.
static bool cgi_parse_attr_complex(cgi_parser *p, cg_attr *out) {
  cg_attr parts[2];
  cg_type t, whole;
  cgi_parser_next(p);
  const char *at = cgi_parser_here(p);
  if (!cgi_parser_colon_type(p, &t)) return false;
  if (!cg_type_is_float(t)) return cgi_parser_error_at(p, at, "a complex number has parts of a float type");
  if (!cgi_parser_number_attr(p, t, &parts[0]) || !cgi_parser_expect(p, ',') || !cgi_parser_number_attr(p, t, &parts[1]) ||
      !cgi_parser_expect(p, '>'))
    return false;
  *out = cgi_attr_array(p->ctx, 2, parts);
  return p->tok.kind != ':' || cgi_parser_colon_type(p, &whole);
}

CGI_DEF bool cgi_parser_dialect_body(cgi_parser *p, cg_str name, cg_attr *out) {
  const char *at = cgi_parser_here(p);
  if (cgi_str_is(name, "complex.number")) return cgi_parse_attr_complex(p, out);
  return cgi_parse_attr_dialect_body(p, name, out) && cgi_parse_attr_checked(p, at, out);
}

// #mhlo.… and #xla_hlo.… are #stablehlo.…
static cg_str cgi_parse_attr_dialect_name(cgi_parser *p, cg_str name) {
  cg_context *ctx = p->ctx;
  size_t skip = cgi_starts_with(name, "mhlo") ? 4 : cgi_starts_with(name, "xla_hlo") ? 7 : 0;
  if (!skip || (name.len > skip && name.data[skip] != '.')) return cgi_intern(ctx, name);
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  cgi_buf_z(&b, "stablehlo");
  cgi_buf_bytes(&b, name.data + skip, name.len - skip);
  cg_str s = cgi_intern(ctx, cgi_buf_view(&b));
  cgi_buf_free(&b);
  return s;
}

static bool cgi_parse_attr_hash(cgi_parser *p, cg_attr *out) {
  cg_str name = p->tok.text;
  cgi_parser_next(p);
  bool body = p->tok.kind == '<' && p->last == p->tok.text.data;
  if (!body && !memchr(name.data, '.', name.len)) {
    cgi_alias *alias = cgi_parser_alias(p, name);
    if (!alias) return cgi_parser_error_at(p, name.data, "[undefined-name] undefined attribute alias '%S'", name);
    if (!alias->attr) return false;
    *out = alias->attr;
    return true;
  }
  cg_str bare = name;
  bare.data++;
  bare.len--;
  bare = cgi_parse_attr_dialect_name(p, bare);
#ifndef CODEGEN_NO_IREE_SYNTAX
  const char *q = p->tok.text.data;
  if (body && cgi_str_is(bare, "iree_codegen.workgroup_mapping") && p->end - q > 2 && q[1] >= 'x' && q[1] <= 'z' && q[2] == '>')
    bare = cgi_intern(p->ctx, cgi_s("gpu.block"));
  if (body && cgi_starts_with(bare, "hal.device.")) { // #hal.device.target<…> : !hal.device
    cg_type ignored;
    return cgi_parser_dialect_body(p, bare, out) && (!cgi_parser_accept(p, ':') || cgi_parser_type(p, &ignored));
  }
#endif
  if (body) return cgi_parser_dialect_body(p, bare, out);
  *out = cgi_attr_dialect(p->ctx, bare, cgi_s(""), 0, NULL);
  return cgi_parse_attr_checked(p, name.data, out);
}

// ---- collections --------------------------------------------------------------------------------------------------------------------------
static bool cgi_parse_attr_array(cgi_parser *p, cg_attr *out) {
  cg_context *ctx = p->ctx;
  cg_attr *items = NULL;
  bool ok = cgi_parser_expect(p, '[');
  while (ok && !cgi_parser_is(p, ']')) {
    cg_attr a;
    ok = cgi_parser_attr(p, &a);
    if (ok) cgi_push(items, a);
    if (!ok || !cgi_parser_accept(p, ',')) break;
  }
  ok = ok && cgi_parser_expect(p, ']');
  if (ok) *out = cgi_attr_array(ctx, cgi_len(items), items);
  cgi_arr_free(ctx, items);
  return ok;
}

CGI_DEF bool cgi_parser_dict(cgi_parser *p, cg_named_attr **out) {
  cg_context *ctx = p->ctx;
  if (!cgi_parser_expect(p, '{')) return false;
  size_t first = cgi_len(*out);
  while (!cgi_parser_is(p, '}')) {
    cg_named_attr item;
    const char *at = cgi_parser_here(p);
    if (!(cgi_parser_is(p, CGI_TOK_STRING) ? cgi_parser_string(p, &item.name) : cgi_parser_is(p, CGI_TOK_WORD) && cgi_parser_word(p, &item.name)))
      return cgi_parser_error(p, "expected the name of an attribute");
    if (!item.name.len) return cgi_parser_error_at(p, at, "expected the name of an attribute");
    for (size_t i = first; i < cgi_len(*out); i++)
      if ((*out)[i].name.data == item.name.data) return cgi_parser_error_at(p, at, "[redefinition] duplicate key '%S' in the dictionary", item.name);
    item.value = cgi_attr_unit(ctx);
    if (cgi_parser_accept(p, '=') && !cgi_parser_attr(p, &item.value)) return false;
    cgi_push(*out, item);
    if (!cgi_parser_accept(p, ',')) break;
  }
  return cgi_parser_expect(p, '}');
}

static bool cgi_parse_attr_dict_attr(cgi_parser *p, cg_attr *out) {
  cg_context *ctx = p->ctx;
  cg_named_attr *items = NULL;
  bool ok = cgi_parser_dict(p, &items);
  if (ok) *out = cgi_attr_dict(ctx, cgi_len(items), items);
  cgi_arr_free(ctx, items);
  return ok;
}

CGI_DEF bool cgi_parser_symbol_ref(cgi_parser *p, cg_attr *out) {
  cg_context *ctx = p->ctx;
  cg_str root, *nested = NULL;
  bool ok = cgi_parser_symbol_name(p, &root);
  while (ok && cgi_parser_accept(p, CGI_TOK_COLONS)) {
    cg_str s;
    ok = cgi_parser_symbol_name(p, &s);
    if (ok) cgi_push(nested, s);
  }
  if (ok) *out = cgi_attr_symbol_n(ctx, root, cgi_len(nested), nested);
  cgi_arr_free(ctx, nested);
  return ok;
}

static bool cgi_parse_attr_affine_set(cgi_parser *p, cg_attr *out) {
  cg_context *ctx = p->ctx;
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  cgi_parser_next(p);
  bool ok = cgi_parser_expect(p, '<') && cgi_parser_set_text(p, &b) && cgi_parser_expect(p, '>');
  if (ok) *out = cgi_attr_set(ctx, cgi_buf_view(&b));
  cgi_buf_free(&b);
  return ok;
}

static bool cgi_parse_attr_affine_map(cgi_parser *p, cg_attr *out) {
  cg_map m;
  cgi_parser_next(p);
  if (!cgi_parser_expect(p, '<') || !cgi_parser_map(p, &m) || !cgi_parser_expect(p, '>')) return false;
  *out = cgi_attr_of_map(p->ctx, m);
  return true;
}

static bool cgi_parse_attr_loc_attr(cgi_parser *p, cg_attr *out) {
  cg_loc l = NULL;
  if (!cgi_parser_optional_loc(p, &l) || !l) return false;
  *out = cgi_attr_loc(p->ctx, l);
  return true;
}

static bool cgi_parse_attr_type_attr(cgi_parser *p, cg_attr *out) {
  cg_type t;
  bool found;
  if (!cgi_parser_optional_type(p, &t, &found)) return false;
  if (!found) {
    if (p->tok.kind == CGI_TOK_WORD) return cgi_parser_error(p, "expected an attribute value, not '%S'", p->tok.text);
    return cgi_parser_error(p, "expected an attribute value");
  }
  *out = cgi_attr_type(p->ctx, t);
  return true;
}

static bool cgi_parse_attr_word(cgi_parser *p, cg_type type, cg_attr *out) {
  bool angle = p->pos < p->end && *p->pos == '<';
  if (cgi_parser_is_word(p, "true") || cgi_parser_is_word(p, "false")) return cgi_parser_number_attr(p, type, out);
  if (cgi_parser_accept_word(p, "unit")) {
    *out = cgi_attr_unit(p->ctx);
    return true;
  }
  if (cgi_parser_is_word(p, "loc") && p->pos < p->end && *p->pos == '(') return cgi_parse_attr_loc_attr(p, out);
  if (!angle) return cgi_parse_attr_type_attr(p, out);
  if (cgi_parser_is_word(p, "dense")) return cgi_parse_attr_dense(p, type, out);
  if (cgi_parser_is_word(p, "dense_resource")) return cgi_parse_attr_resource(p, type, out);
  if (cgi_parser_is_word(p, "affine_map")) return cgi_parse_attr_affine_map(p, out);
  if (cgi_parser_is_word(p, "affine_set")) return cgi_parse_attr_affine_set(p, out);
  if (cgi_parser_is_word(p, "array")) return cgi_parse_attr_dense_array(p, out);
  if (cgi_parser_is_word(p, "strided")) return cgi_parse_attr_strided(p, out);
  if (cgi_parser_is_word(p, "sparse") || cgi_parser_is_word(p, "opaque"))
    return cgi_parser_error(p, "'%S' attributes are not supported", p->tok.text);
  return cgi_parse_attr_type_attr(p, out);
}

static bool cgi_parse_attr_string(cgi_parser *p, cg_attr *out) {
  cg_str s;
  cg_type ignored;
  if (!cgi_parser_string(p, &s)) return false;
  if (cgi_parser_accept(p, ':') && !cgi_parser_type(p, &ignored)) return false;
  *out = cgi_attr_str(p->ctx, s);
  return true;
}

static bool cgi_parse_attr_attr(cgi_parser *p, cg_type type, cg_attr *out) {
  switch (p->tok.kind) {
  case '[': return cgi_parse_attr_array(p, out);
  case '{': return cgi_parse_attr_dict_attr(p, out);
  case '-':
  case CGI_TOK_INT:
  case CGI_TOK_FLOAT: return cgi_parser_number_attr(p, type, out);
  case CGI_TOK_STRING: return cgi_parse_attr_string(p, out);
  case CGI_TOK_SYMBOL: return cgi_parser_symbol_ref(p, out);
  case CGI_TOK_HASH: return cgi_parse_attr_hash(p, out);
  case CGI_TOK_WORD: return cgi_parse_attr_word(p, type, out);
  default: return cgi_parse_attr_type_attr(p, out);
  }
}

CGI_DEF bool cgi_parser_attr_typed(cgi_parser *p, cg_type type, cg_attr *out) {
  if (!cgi_parser_enter(p)) return false;
  bool ok = cgi_parse_attr_attr(p, type, out);
  cgi_parser_leave(p);
  return ok;
}
CGI_DEF bool cgi_parser_attr(cgi_parser *p, cg_attr *out) { return cgi_parser_attr_typed(p, NULL, out); }

// ---- locations ----------------------------------------------------------------------------------------------------------------------------
static bool cgi_parse_attr_file_loc(cgi_parser *p, cg_str file, cg_loc *out) {
  cg_context *ctx = p->ctx;
  uint32_t line, column, end_line, end_column;
  if (!cgi_parser_u32(p, &line) || !cgi_parser_expect(p, ':') || !cgi_parser_u32(p, &column)) return false;
  *out = cgi_loc_file(ctx, file, line, column);
  if (!cgi_parser_accept_word(p, "to")) return true;
  end_line = line;
  if (!cgi_parser_is(p, ':') && !cgi_parser_u32(p, &end_line)) return false;
  if (!cgi_parser_expect(p, ':') || !cgi_parser_u32(p, &end_column)) return false;
  *out = cgi_loc_range(ctx, file, line, column, end_line, end_column);
  return true;
}

static bool cgi_parse_attr_fused(cgi_parser *p, cg_loc *out) {
  cg_context *ctx = p->ctx;
  cg_attr metadata = NULL;
  cg_loc *members = NULL;
  bool ok = true;
  if (cgi_parser_accept(p, '<')) ok = cgi_parser_attr(p, &metadata) && cgi_parser_expect(p, '>');
  ok = ok && cgi_parser_expect(p, '[');
  while (ok && !cgi_parser_is(p, ']')) {
    cg_loc l;
    ok = cgi_parser_location(p, &l);
    if (ok) cgi_push(members, l);
    if (!ok || !cgi_parser_accept(p, ',')) break;
  }
  ok = ok && cgi_parser_expect(p, ']');
  if (ok) *out = cgi_loc_fused(ctx, cgi_len(members), members, metadata);
  cgi_arr_free(ctx, members);
  return ok;
}

static bool cgi_parse_attr_location(cgi_parser *p, cg_loc *out) {
  cg_context *ctx = p->ctx;
  if (cgi_parser_is(p, CGI_TOK_STRING)) {
    cg_str s;
    cg_loc child = NULL;
    if (!cgi_parser_string(p, &s)) return false;
    if (cgi_parser_accept(p, ':')) return cgi_parse_attr_file_loc(p, s, out);
    if (cgi_parser_accept(p, '(') && (!cgi_parser_location(p, &child) || !cgi_parser_expect(p, ')'))) return false;
    *out = cgi_loc_name(ctx, s, child ? child : cgi_loc_unknown(ctx));
    return true;
  }
  if (cgi_parser_is(p, CGI_TOK_HASH)) {
    cg_attr a;
    const char *at = cgi_parser_here(p);
    if (!cgi_parser_attr(p, &a)) return false;
    if (a->kind != CG_ATTR_LOC) return cgi_parser_error_at(p, at, "expected a location");
    *out = a->loc;
    return true;
  }
  if (cgi_parser_accept_word(p, "unknown")) {
    *out = cgi_loc_unknown(ctx);
    return true;
  }
  if (cgi_parser_accept_word(p, "callsite")) {
    cg_loc callee, caller;
    if (!cgi_parser_expect(p, '(') || !cgi_parser_location(p, &callee) || !cgi_parser_expect_word(p, "at") || !cgi_parser_location(p, &caller) ||
        !cgi_parser_expect(p, ')'))
      return false;
    *out = cgi_loc_callsite(ctx, callee, caller);
    return true;
  }
  if (cgi_parser_accept_word(p, "fused")) return cgi_parse_attr_fused(p, out);
  return cgi_parser_error(p, "expected a location");
}

CGI_DEF bool cgi_parser_location(cgi_parser *p, cg_loc *out) {
  if (!cgi_parser_enter(p)) return false;
  bool ok = cgi_parse_attr_location(p, out);
  cgi_parser_leave(p);
  return ok;
}

CGI_DEF bool cgi_parser_optional_loc(cgi_parser *p, cg_loc *out) {
  cg_loc place = *out, loc = NULL;
  if (!cgi_parser_is_word(p, "loc")) return true;
  cgi_parser_next(p);
  if (!cgi_parser_expect(p, '(') || !cgi_parser_location(p, &loc) || !cgi_parser_expect(p, ')')) return false;
  *out = place ? cgi_loc_placed(p->ctx, loc, place) : loc;
  return true;
}
