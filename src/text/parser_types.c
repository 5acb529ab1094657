// Parsing of types and of affine maps and sets.
#include "text/parser.h"

// ---- shapes ---------------------------------------------------------------------------------------------------------------------------
// The lexer reads `4x5xf32` as 4 and x5xf32: the x is split off by reading again behind it.
static bool cgi_parse_type_take_x(cgi_parser *p) {
  if (p->tok.kind != CGI_TOK_WORD || p->tok.text.data[0] != 'x') return cgi_parser_error(p, "expected 'x' in the dimension list");
  p->pos = p->tok.text.data + 1;
  cgi_parser_next(p);
  return true;
}

static bool cgi_parse_type_dim(cgi_parser *p, int64_t *out) {
  cg_str s = p->tok.text;
  if (s.len > 2 && s.data[1] == 'x') { // 0x5xf32 looks like a hexadecimal number
    *out = 0;
    p->pos = s.data + 1;
    cgi_parser_next(p);
    return true;
  }
  uint64_t v = 0;
  if (!cgi_parse_u64(s, &v) || v > INT64_MAX) return cgi_parser_error(p, "dimension is too large");
  *out = (int64_t)v;
  cgi_parser_next(p);
  return true;
}

CGI_DEF bool cgi_parser_dims(cgi_parser *p, int64_t **out) {
  cg_context *ctx = p->ctx;
  while (p->tok.kind == CGI_TOK_INT || p->tok.kind == '?') {
    int64_t d = CG_DYNAMIC;
    if (p->tok.kind == '?')
      cgi_parser_next(p);
    else if (!cgi_parse_type_dim(p, &d))
      return false;
    if (!cgi_parse_type_take_x(p)) return false;
    cgi_push(*out, d);
  }
  if (p->tok.kind == '[') return cgi_parser_error(p, "scalable vectors are not supported");
  return true;
}

// ---- builtin types --------------------------------------------------------------------------------------------------------------------
static bool cgi_parse_type_int_type(cgi_parser *p, cg_type *out) { // i32, si8, ui8
  cg_str s = p->tok.text;
  cg_signedness sign = CG_SIGNLESS;
  if (s.len && (s.data[0] == 's' || s.data[0] == 'u')) {
    sign = s.data[0] == 's' ? CG_SIGNED : CG_UNSIGNED;
    s.data++;
    s.len--;
  }
  if (s.len < 2 || s.data[0] != 'i') return false;
  for (size_t i = 1; i < s.len; i++)
    if (s.data[i] < '0' || s.data[i] > '9') return false;
  uint64_t width = 0;
  s.data++;
  s.len--;
  if (!cgi_parse_u64(s, &width) || width > 64 || width == 0) {
    cgi_parser_error(p, width == 0 ? "an integer type needs a width" : "integer types wider than 64 bits are not supported");
    width = 64;
  }
  *out = cgi_type_int(p->ctx, (unsigned)width, sign);
  return true;
}

static bool cgi_parse_type_scalar(cgi_parser *p, cg_type *out) {
  static const struct {
    const char *name;
    cg_type_kind kind;
  } floats[] = {{"f16", CG_TYPE_F16}, {"bf16", CG_TYPE_BF16},         {"f32", CG_TYPE_F32},
                {"f64", CG_TYPE_F64}, {"f8E4M3FN", CG_TYPE_F8E4M3FN}, {"f8E5M2", CG_TYPE_F8E5M2}};
  for (size_t i = 0; i < sizeof floats / sizeof *floats; i++) {
    if (cgi_str_is(p->tok.text, floats[i].name)) {
      *out = cgi_type_float(p->ctx, floats[i].kind);
      return true;
    }
  }
  if (cgi_str_is(p->tok.text, "index")) {
    *out = cgi_type_index(p->ctx);
    return true;
  }
  if (cgi_str_is(p->tok.text, "none")) {
    *out = cgi_type_none(p->ctx);
    return true;
  }
  return cgi_parse_type_int_type(p, out);
}

static bool cgi_parse_type_complex(cgi_parser *p, cg_type *out) {
  cg_type e;
  if (!cgi_parser_expect(p, '<')) return false;
  const char *at = cgi_parser_here(p);
  if (!cgi_parser_type(p, &e) || !cgi_parser_expect(p, '>')) return false;
  if (!cg_type_is_float(e) && !cg_type_is_int(e)) return cgi_parser_error_at(p, at, "a complex type needs a float or integer element");
  *out = cgi_type_complex(p->ctx, e);
  return true;
}

static bool cgi_parse_type_tuple(cgi_parser *p, cg_type *out) {
  cg_context *ctx = p->ctx;
  cg_type *members = NULL;
  bool ok = cgi_parser_expect(p, '<') && (cgi_parser_is(p, '>') || cgi_parser_type_list(p, &members)) && cgi_parser_expect(p, '>');
  if (ok) *out = cgi_type_tuple(ctx, (unsigned)cgi_len(members), members);
  cgi_arr_free(ctx, members);
  return ok;
}

static bool cgi_parse_type_tensor_body(cgi_parser *p, int64_t **dims, cg_type *out) {
  cg_type e;
  cg_attr encoding = NULL;
  if (cgi_parser_accept(p, '*')) {
    if (!cgi_parse_type_take_x(p) || !cgi_parser_type(p, &e) || !cgi_parser_expect(p, '>')) return false;
    *out = cgi_type_unranked_tensor(p->ctx, e);
    return true;
  }
  if (!cgi_parser_dims(p, dims)) return false;
  const char *at = cgi_parser_here(p);
  if (!cgi_parser_type(p, &e)) return false;
  if (cg_type_get_kind(e) == CG_TYPE_TENSOR || cg_type_get_kind(e) == CG_TYPE_FUNCTION || cg_type_get_kind(e) == CG_TYPE_TUPLE ||
      cg_type_get_kind(e) == CG_TYPE_MEMREF || cg_type_get_kind(e) == CG_TYPE_UNRANKED_TENSOR)
    return cgi_parser_error_at(p, at, "invalid tensor element type %t", e);
  if (cgi_parser_accept(p, ',') && !cgi_parser_attr(p, &encoding)) return false;
  if (!cgi_parser_expect(p, '>')) return false;
  *out = cgi_type_tensor(p->ctx, (unsigned)cgi_len(*dims), *dims, e, encoding);
  return true;
}

static bool cgi_parse_type_vector_body(cgi_parser *p, int64_t **dims, cg_type *out) {
  cg_type e;
  const char *at = cgi_parser_here(p);
  if (!cgi_parser_dims(p, dims)) return false;
  for (size_t i = 0; i < cgi_len(*dims); i++)
    if ((*dims)[i] <= 0) return cgi_parser_error_at(p, at, "vector types must have positive constant sizes");
  at = cgi_parser_here(p);
  if (!cgi_parser_type(p, &e)) return false;
  if (!cg_type_is_int_or_index(e) && !cg_type_is_float(e)) return cgi_parser_error_at(p, at, "invalid vector element type %t", e);
  if (!cgi_parser_expect(p, '>')) return false;
  *out = cgi_type_vector(p->ctx, (unsigned)cgi_len(*dims), *dims, e);
  return true;
}

// Descriptor types may be written as strings, which mlir-opt accepts as memory space.
static cg_attr cgi_parse_type_memory_space(cgi_parser *p, cg_attr a) {
  if (a->kind == CG_ATTR_INT && a->bits == 0) return NULL;
  if (a->kind == CG_ATTR_STRING && (cgi_str_is(a->text, "storage_buffer") || cgi_str_is(a->text, "uniform_buffer")))
    return cgi_attr_enum(p->ctx, "hal.descriptor_type", a->text.data);
  return a;
}

static bool cgi_parse_type_memref_body(cgi_parser *p, int64_t **dims, cg_type *out) {
  cg_type e;
  cg_attr layout = NULL, space = NULL;
  if (p->tok.kind == '*') return cgi_parser_error(p, "unranked memrefs are not supported");
  if (!cgi_parser_dims(p, dims)) return false;
  unsigned rank = (unsigned)cgi_len(*dims);
  const char *at = cgi_parser_here(p);
  if (!cgi_parser_type(p, &e)) return false;
  if (cg_type_get_kind(e) == CG_TYPE_TENSOR || cg_type_get_kind(e) == CG_TYPE_FUNCTION || cg_type_get_kind(e) == CG_TYPE_TUPLE)
    return cgi_parser_error_at(p, at, "invalid memref element type %t", e);
  while (cgi_parser_accept(p, ',')) {
    cg_attr a;
    at = cgi_parser_here(p);
    if (!cgi_parser_attr(p, &a)) return false;
    if (a->kind == CG_ATTR_MAP || a->kind == CG_ATTR_STRIDED) {
      if (layout || space) return cgi_parser_error_at(p, at, "a memref has one layout, in front of its memory space");
      if ((a->kind == CG_ATTR_MAP ? a->map->num_dims : a->len) != rank) return cgi_parser_error_at(p, at, "the layout is not of rank %u", rank);
      layout = a->kind == CG_ATTR_MAP && cgi_map_is_identity(a->map) ? NULL : a;
    } else {
      if (space) return cgi_parser_error_at(p, at, "a memref has one memory space");
      space = cgi_parse_type_memory_space(p, a);
    }
  }
  if (!cgi_parser_expect(p, '>')) return false;
  *out = cgi_type_memref(p->ctx, rank, *dims, e, layout, space);
  return true;
}

static bool cgi_parse_type_shaped(cgi_parser *p, bool (*body)(cgi_parser *p, int64_t **dims, cg_type *out), cg_type *out) {
  cg_context *ctx = p->ctx;
  int64_t *dims = NULL;
  bool ok = cgi_parser_expect(p, '<') && body(p, &dims, out);
  cgi_arr_free(ctx, dims);
  return ok;
}

// ---- dialect types ----------------------------------------------------------------------------------------------------------------------
// Behind `!flow.dispatch.tensor<`: readonly:4x5xf32 or readonly:tensor<4x5xf32>.
static bool cgi_parse_type_dispatch_body(cgi_parser *p, int64_t **dims, cg_type *out) {
  cg_context *ctx = p->ctx;
  cg_access access;
  if (cgi_parser_accept_word(p, "readonly"))
    access = CG_ACCESS_READ;
  else if (cgi_parser_accept_word(p, "writeonly"))
    access = CG_ACCESS_WRITE;
  else if (cgi_parser_accept_word(p, "readwrite"))
    access = CG_ACCESS_READ_WRITE;
  else
    return cgi_parser_error(p, "expected readonly, writeonly or readwrite");
  cg_type t;
  if (!cgi_parser_expect(p, ':') || !cgi_parser_dims(p, dims)) return false;
  const char *at = cgi_parser_here(p);
  if (!cgi_parser_type(p, &t)) return false;
  if (cgi_len(*dims) || cg_type_get_kind(t) != CG_TYPE_TENSOR) {
    if (!cg_type_is_int_or_index(t) && !cg_type_is_float(t) && cg_type_get_kind(t) != CG_TYPE_COMPLEX && cg_type_get_kind(t) != CG_TYPE_OPAQUE)
      return cgi_parser_error_at(p, at, "invalid tensor element type %t", t);
    t = cgi_type_tensor(ctx, (unsigned)cgi_len(*dims), *dims, t, NULL);
  }
  *out = t;
  // The access travels in front of the type for the caller.
  cgi_push(*dims, (int64_t)access);
  return cgi_parser_expect(p, '>');
}

static bool cgi_parse_type_dispatch_tensor(cgi_parser *p, const char *prefix, cg_type *out) {
  cg_context *ctx = p->ctx;
  int64_t *dims = NULL;
  cg_type t = NULL;
  bool ok = cgi_parser_expect(p, '<') && cgi_parse_type_dispatch_body(p, &dims, &t);
  if (ok) *out = cgi_type_dispatch_tensor(ctx, cgi_s(prefix), (cg_access)cgi_last(dims), t);
  cgi_arr_free(ctx, dims);
  return ok;
}

static bool cgi_parse_type_bang(cgi_parser *p, cg_type *out) {
  cg_context *ctx = p->ctx;
  cg_str name = p->tok.text;
  const char *at = name.data;
  bool dialect = memchr(name.data, '.', name.len) != NULL;
  cgi_parser_next(p);
  bool body = p->tok.kind == '<' && p->last == p->tok.text.data;
  if (cgi_str_is(name, "!flow.dispatch.tensor") && body) return cgi_parse_type_dispatch_tensor(p, "flow", out);
  if (cgi_str_is(name, "!iree_tensor_ext.dispatch.tensor") && body) return cgi_parse_type_dispatch_tensor(p, "iree_tensor_ext", out);
  if (!dialect && !body) {
    cgi_alias *alias = cgi_parser_alias(p, name);
    if (!alias) return cgi_parser_error_at(p, at, "[undefined-name] undefined type alias '%S'", name);
    if (!alias->type) return false; // reported where it is defined
    *out = alias->type;
    return true;
  }
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  cgi_buf_bytes(&b, name.data + 1, name.len - 1);
  cg_str raw;
  if (body) {
    if (!cgi_parser_raw_body(p, &raw)) return false;
    cgi_buf_char(&b, '<');
    cgi_buf_str(&b, raw);
    cgi_buf_char(&b, '>');
  }
  *out = cgi_type_opaque(ctx, cgi_buf_view(&b));
  cgi_buf_free(&b);
  return true;
}

// ---- entry points -----------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_parser_type_list(cgi_parser *p, cg_type **out) {
  cg_context *ctx = p->ctx;
  do {
    cg_type t;
    if (!cgi_parser_type(p, &t)) return false;
    cgi_push(*out, t);
  } while (cgi_parser_accept(p, ','));
  return true;
}

CGI_DEF bool cgi_parser_paren_types(cgi_parser *p, cg_type **out) {
  if (!cgi_parser_expect(p, '(')) return false;
  if (cgi_parser_accept(p, ')')) return true;
  return cgi_parser_type_list(p, out) && cgi_parser_expect(p, ')');
}

CGI_DEF bool cgi_parser_arrow_types(cgi_parser *p, cg_type **out) {
  cg_context *ctx = p->ctx;
  if (p->tok.kind == '(') return cgi_parser_paren_types(p, out);
  cg_type t;
  if (!cgi_parser_type(p, &t)) return false;
  cgi_push(*out, t);
  return true;
}

CGI_DEF bool cgi_parser_optional_arrow(cgi_parser *p, cg_type **out) {
  return !cgi_parser_accept(p, CGI_TOK_ARROW) || cgi_parser_arrow_types(p, out);
}

CGI_DEF bool cgi_parser_function_type(cgi_parser *p, cg_type *out) {
  cg_context *ctx = p->ctx;
  cg_type *in = NULL, *results = NULL;
  bool ok = cgi_parser_paren_types(p, &in) && cgi_parser_expect(p, CGI_TOK_ARROW) && cgi_parser_arrow_types(p, &results);
  if (ok) *out = cgi_type_function(ctx, (unsigned)cgi_len(in), in, (unsigned)cgi_len(results), results);
  cgi_arr_free(ctx, in);
  cgi_arr_free(ctx, results);
  return ok;
}

static bool cgi_parse_type_word(cgi_parser *p, cg_type *out, bool *found) {
  if (cgi_parse_type_scalar(p, out)) {
    cgi_parser_next(p);
    return true;
  }
  cg_str s = p->tok.text;
  bool angle = p->pos < p->end && *p->pos == '<';
  if (angle && cgi_str_is(s, "tensor")) return cgi_parser_next(p), cgi_parse_type_shaped(p, cgi_parse_type_tensor_body, out);
  if (angle && cgi_str_is(s, "memref")) return cgi_parser_next(p), cgi_parse_type_shaped(p, cgi_parse_type_memref_body, out);
  if (angle && cgi_str_is(s, "vector")) return cgi_parser_next(p), cgi_parse_type_shaped(p, cgi_parse_type_vector_body, out);
  if (angle && cgi_str_is(s, "complex")) return cgi_parser_next(p), cgi_parse_type_complex(p, out);
  if (angle && cgi_str_is(s, "tuple")) return cgi_parser_next(p), cgi_parse_type_tuple(p, out);
  *found = false;
  return true;
}

CGI_DEF bool cgi_parser_optional_type(cgi_parser *p, cg_type *out, bool *found) {
  *found = true;
  if (p->tok.kind != CGI_TOK_BANG && p->tok.kind != '(' && p->tok.kind != CGI_TOK_WORD) {
    *found = false;
    return true;
  }
  if (!cgi_parser_enter(p)) return false;
  bool ok = p->tok.kind == CGI_TOK_BANG ? cgi_parse_type_bang(p, out)
            : p->tok.kind == '('        ? cgi_parser_function_type(p, out)
                                        : cgi_parse_type_word(p, out, found);
  cgi_parser_leave(p);
  return ok;
}

CGI_DEF bool cgi_parser_type(cgi_parser *p, cg_type *out) {
  bool found;
  if (!cgi_parser_optional_type(p, out, &found)) return false;
  if (found) return true;
  if (p->tok.kind == CGI_TOK_WORD) return cgi_parser_error(p, "unknown type '%S'", p->tok.text);
  return cgi_parser_error(p, "expected a type");
}

CGI_DEF bool cgi_parser_colon_type(cgi_parser *p, cg_type *out) { return cgi_parser_expect(p, ':') && cgi_parser_type(p, out); }

// ---- affine expressions -----------------------------------------------------------------------------------------------------------------
#define CGI_AFFINE_OPERATORS 256 // per expression: they nest

typedef struct cgi_affine_scope {
  cg_str *names; // cgi array: dims, then symbols
  unsigned num_dims, operators;
  bool ssa; // operands are SSA values, collected as they come
  cgi_operand_ref **dims, **symbols;
} cgi_affine_scope;

static bool cgi_parse_type_affine_sum(cgi_parser *p, cgi_affine_scope *s, cg_expr *out);

static unsigned cgi_parse_type_affine_ref(cgi_parser *p, cgi_operand_ref **refs, const cgi_operand_ref *ref) {
  cg_context *ctx = p->ctx;
  for (size_t i = 0; i < cgi_len(*refs); i++)
    if ((*refs)[i].name.data == ref->name.data && (*refs)[i].number == ref->number) return (unsigned)i;
  cgi_push(*refs, *ref);
  return (unsigned)(cgi_len(*refs) - 1);
}

static bool cgi_parse_type_affine_atom(cgi_parser *p, cgi_affine_scope *s, cg_expr *out) {
  cg_context *ctx = p->ctx;
  if (p->tok.kind == CGI_TOK_INT) {
    int64_t v;
    if (!cgi_parser_int(p, &v)) return false;
    *out = cgi_expr_const(ctx, v);
    return true;
  }
  if (s->ssa && (p->tok.kind == CGI_TOK_VALUE || cgi_parser_is_word(p, "symbol"))) {
    bool symbol = cgi_parser_accept_word(p, "symbol");
    cgi_operand_ref ref;
    if ((symbol && !cgi_parser_expect(p, '(')) || !cgi_parser_operand(p, &ref) || (symbol && !cgi_parser_expect(p, ')'))) return false;
    unsigned i = cgi_parse_type_affine_ref(p, symbol ? s->symbols : s->dims, &ref);
    *out = symbol ? cgi_expr_symbol(ctx, i) : cgi_expr_dim(ctx, i);
    return true;
  }
  if (p->tok.kind == CGI_TOK_WORD) {
    for (size_t i = 0; i < cgi_len(s->names); i++) {
      if (!cgi_str_eq(s->names[i], p->tok.text)) continue;
      *out = i < s->num_dims ? cgi_expr_dim(ctx, (unsigned)i) : cgi_expr_symbol(ctx, (unsigned)i - s->num_dims);
      cgi_parser_next(p);
      return true;
    }
    return cgi_parser_error(p, "use of undeclared identifier '%S'", p->tok.text);
  }
  return cgi_parser_error(p, "expected an affine expression");
}

static bool cgi_parse_type_affine_factor(cgi_parser *p, cgi_affine_scope *s, cg_expr *out) {
  cg_context *ctx = p->ctx;
  if (p->tok.kind != '(' && p->tok.kind != '-') return cgi_parse_type_affine_atom(p, s, out);
  if (!cgi_parser_enter(p)) return false;
  bool ok;
  if (cgi_parser_accept(p, '(')) {
    ok = cgi_parse_type_affine_sum(p, s, out) && cgi_parser_expect(p, ')');
  } else {
    cgi_parser_next(p);
    if (p->tok.kind == CGI_TOK_INT) {
      uint64_t v = 0;
      ok = cgi_parse_u64(p->tok.text, &v) && v <= (uint64_t)1 << 63;
      if (!ok)
        cgi_parser_error(p, "integer constant is too large");
      else
        cgi_parser_next(p);
      *out = cgi_expr_const(ctx, (int64_t)(0 - v));
    } else {
      ok = cgi_parse_type_affine_factor(p, s, out);
      if (ok) *out = cgi_expr_mul(ctx, *out, cgi_expr_const(ctx, -1));
    }
  }
  cgi_parser_leave(p);
  return ok;
}

static bool cgi_parse_type_is_symbolic(cg_expr e) { // no dims in it
  if (e->kind == CG_EXPR_DIM) return false;
  return !e->lhs || (cgi_parse_type_is_symbolic(e->lhs) && cgi_parse_type_is_symbolic(e->rhs));
}

static bool cgi_parse_type_affine_count(cgi_parser *p, cgi_affine_scope *s) {
  return ++s->operators < CGI_AFFINE_OPERATORS || cgi_parser_error(p, "the affine expression is too long");
}

static bool cgi_parse_type_affine_product(cgi_parser *p, cgi_affine_scope *s, cg_expr *out) {
  cg_context *ctx = p->ctx;
  if (!cgi_parse_type_affine_factor(p, s, out)) return false;
  for (;;) {
    cg_expr_kind kind;
    const char *at = cgi_parser_here(p);
    if (cgi_parser_is(p, '*'))
      kind = CG_EXPR_MUL;
    else if (cgi_parser_is_word(p, "mod"))
      kind = CG_EXPR_MOD;
    else if (cgi_parser_is_word(p, "floordiv"))
      kind = CG_EXPR_FLOORDIV;
    else if (cgi_parser_is_word(p, "ceildiv"))
      kind = CG_EXPR_CEILDIV;
    else
      return true;
    cgi_parser_next(p);
    cg_expr r;
    if (!cgi_parse_type_affine_count(p, s) || !cgi_parse_type_affine_factor(p, s, &r)) return false;
    if (kind == CG_EXPR_MUL ? !cgi_parse_type_is_symbolic(*out) && !cgi_parse_type_is_symbolic(r) : !cgi_parse_type_is_symbolic(r))
      return cgi_parser_error_at(p, at,
                                 kind == CG_EXPR_MUL ? "non-affine expression: one side of '*' has to be a constant or symbolic"
                                                     : "non-affine expression: the right side of a division or mod has to be a constant or symbolic");
    if (kind != CG_EXPR_MUL && r->kind == CG_EXPR_CONST && r->value <= 0)
      return cgi_parser_error_at(p, at, "the right side of a division or mod has to be positive");
    *out = cgi_expr_binary(ctx, kind, *out, r);
  }
}

static bool cgi_parse_type_affine_sum(cgi_parser *p, cgi_affine_scope *s, cg_expr *out) {
  cg_context *ctx = p->ctx;
  if (!cgi_parse_type_affine_product(p, s, out)) return false;
  while (cgi_parser_is(p, '+') || cgi_parser_is(p, '-')) {
    bool minus = cgi_parser_is(p, '-');
    cg_expr r;
    cgi_parser_next(p);
    if (!cgi_parse_type_affine_count(p, s) || !cgi_parse_type_affine_product(p, s, &r)) return false;
    *out = minus ? cgi_expr_sub(ctx, *out, r) : cgi_expr_add(ctx, *out, r);
  }
  return true;
}

static bool cgi_parse_type_affine_expr(cgi_parser *p, cgi_affine_scope *s, cg_expr *out) {
  s->operators = 0;
  return cgi_parse_type_affine_sum(p, s, out);
}

// (d0, d1)[s0]
static bool cgi_parse_type_affine_names(cgi_parser *p, cgi_affine_scope *s) {
  cg_context *ctx = p->ctx;
  for (unsigned round = 0; round < 2; round++) {
    int close = round ? ']' : ')';
    if (round && !cgi_parser_is(p, '[')) break;
    if (!cgi_parser_expect(p, round ? '[' : '(')) return false;
    while (!cgi_parser_is(p, close)) {
      cg_str name;
      for (size_t i = 0; i < cgi_len(s->names); i++)
        if (cgi_str_eq(s->names[i], p->tok.text)) return cgi_parser_error(p, "[redefinition] redefinition of identifier '%S'", p->tok.text);
      if (!cgi_parser_word(p, &name)) return false;
      cgi_push(s->names, name);
      if (!cgi_parser_accept(p, ',')) break;
    }
    if (!cgi_parser_expect(p, close)) return false;
    if (!round) s->num_dims = (unsigned)cgi_len(s->names);
  }
  return true;
}

static bool cgi_parse_type_affine_exprs(cgi_parser *p, cgi_affine_scope *s, int close, cg_expr **out) {
  cg_context *ctx = p->ctx;
  while (!cgi_parser_is(p, close)) {
    cg_expr e;
    if (!cgi_parse_type_affine_expr(p, s, &e)) return false;
    cgi_push(*out, e);
    if (!cgi_parser_accept(p, ',')) break;
  }
  return cgi_parser_expect(p, close);
}

CGI_DEF bool cgi_parser_map(cgi_parser *p, cg_map *out) {
  cg_context *ctx = p->ctx;
  cgi_affine_scope s;
  memset(&s, 0, sizeof s);
  cg_expr *results = NULL;
  bool ok = cgi_parse_type_affine_names(p, &s) && cgi_parser_expect(p, CGI_TOK_ARROW) && cgi_parser_expect(p, '(') &&
            cgi_parse_type_affine_exprs(p, &s, ')', &results);
  if (ok) *out = cgi_map_make(ctx, s.num_dims, (unsigned)cgi_len(s.names) - s.num_dims, (unsigned)cgi_len(results), results);
  cgi_arr_free(ctx, results);
  cgi_arr_free(ctx, s.names);
  return ok;
}

CGI_DEF bool cgi_parser_map_attr(cgi_parser *p, cg_attr *out) {
  const char *at = cgi_parser_here(p);
  if (!cgi_parser_attr(p, out)) return false;
  return (*out)->kind == CG_ATTR_MAP || cgi_parser_error_at(p, at, "expected an affine map");
}

CGI_DEF bool cgi_parser_affine_subscripts(cgi_parser *p, int open, int close, cg_map *map, cgi_operand_ref **dims, cgi_operand_ref **symbols) {
  cg_context *ctx = p->ctx;
  cgi_affine_scope s;
  memset(&s, 0, sizeof s);
  s.ssa = true;
  s.dims = dims;
  s.symbols = symbols;
  cg_expr *results = NULL;
  bool ok = cgi_parser_expect(p, open) && cgi_parse_type_affine_exprs(p, &s, close, &results);
  if (ok) *map = cgi_map_make(ctx, (unsigned)cgi_len(*dims), (unsigned)cgi_len(*symbols), (unsigned)cgi_len(results), results);
  cgi_arr_free(ctx, results);
  return ok;
}

// ---- affine sets: kept as normalised text -------------------------------------------------------------------------------------------------
static bool cgi_parse_type_constraint(cgi_parser *p, cgi_affine_scope *s, cgi_buf *b) {
  cg_expr l, r;
  if (!cgi_parse_type_affine_expr(p, s, &l)) return false;
  int kind = p->tok.kind;
  if (kind != CGI_TOK_GE && kind != CGI_TOK_LE && kind != CGI_TOK_EQ) return cgi_parser_error(p, "expected '>=', '<=' or '=='");
  cgi_parser_next(p);
  if (!cgi_parse_type_affine_expr(p, s, &r)) return false;
  cgi_print_expr(b, kind == CGI_TOK_LE ? cgi_expr_sub(p->ctx, r, l) : cgi_expr_sub(p->ctx, l, r));
  cgi_buf_z(b, kind == CGI_TOK_EQ ? " == 0" : " >= 0");
  return true;
}

CGI_DEF bool cgi_parser_set_text(cgi_parser *p, cgi_buf *b) {
  cg_context *ctx = p->ctx;
  cgi_affine_scope s;
  memset(&s, 0, sizeof s);
  bool ok = cgi_parse_type_affine_names(p, &s) && cgi_parser_expect(p, ':') && cgi_parser_expect(p, '(');
  cgi_buf_char(b, '(');
  cgi_text_names(b, 'd', s.num_dims);
  cgi_buf_char(b, ')');
  if (cgi_len(s.names) > s.num_dims) {
    cgi_buf_char(b, '[');
    cgi_text_names(b, 's', cgi_len(s.names) - s.num_dims);
    cgi_buf_char(b, ']');
  }
  cgi_buf_z(b, " : (");
  bool first = true;
  while (ok && !cgi_parser_is(p, ')')) {
    if (!first) cgi_buf_z(b, ", ");
    first = false;
    ok = cgi_parse_type_constraint(p, &s, b);
    if (!ok || !cgi_parser_accept(p, ',')) break;
  }
  cgi_buf_char(b, ')');
  ok = ok && cgi_parser_expect(p, ')');
  cgi_arr_free(ctx, s.names);
  return ok;
}

#undef CGI_AFFINE_OPERATORS
