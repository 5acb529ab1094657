// convert-complex-to-standard: the arithmetic of complex numbers on their parts.
//
// Formulas are words on a stack. a, b are the parts of the first number, c, d those of the second; `x=` binds the top to a letter, `x` puts it back;
// numbers and inf are constants; `?` takes a condition and two values; @name is another formula, which takes and gives all parts of its numbers, or
// what its row says.
// None leaves the range of its type where the result does not, but for products, and results beside poles and zeros of sine, cosine and tangent.
#include "dialects/scalar.h"
#include "passes/input/complex_to_standard.h"
#include "support/index.h"

#define CGI_COMPLEX_STACK 16
#define CGI_COMPLEX_DEPTH 8 // of formulas in formulas
#define CGI_COMPLEX_RESULTS 5

typedef struct cgi_complex_row {
  cg_op_kind kind;
  uint8_t args;     // parts that it takes
  const char *text; // "name: words"; the headers hold it packed behind the colon
} cgi_complex_row;

static const cgi_complex_row cgi_complex_rows[] = {
    {CG_STABLEHLO_COMPLEX, 2, "complex: a b"},
    {CG_STABLEHLO_ADD, 4, "add: a c + b d +"},
    {CG_STABLEHLO_SUBTRACT, 4, "sub: a c - b d -"},
    {CG_STABLEHLO_MULTIPLY, 4, "mul: a c * b d * - a d * b c * +"},
    {CG_STABLEHLO_DIVIDE, 4,
     "div: "
     "c abs d abs ge p= p c d ? u= p d c ? v= v u / r= u v r * + q= p a b ? s= p b a ? t= " // Smith's way
     "u 0 eq z= t s r * - y= z a c abs / s t r * + q / ? z b c abs / p y y neg ? q / ?"},
    {CG_STABLEHLO_ABS, 2, "abs: a b @parts t= v= u= n= m= m inf eq n inf eq or inf u 1 t t * + sqrt * ?"},
    {CG_STABLEHLO_LOG, 2,
     "log: "
     "a b @parts t= v= u= n= m= u 0.5 gt u 2 lt and u 1 - u 1 + * v v * + log1p 0.5 * u log t t * log1p 0.5 * + ? b a atan2"},
    {CG_STABLEHLO_LOG_PLUS_ONE, 2, "log1p: 1 a + b @log y= x= a abs 0.5 lt b abs 0.5 lt and a 2 a + * b b * + log1p 0.5 * x ? y"},
    {CG_STABLEHLO_EXPONENTIAL, 2,
     "exp: "
     "a exp e= a 0.5 * exp h= a 88 gt g= b cos k= b sin l= b 0 eq z= z e g k h * h * k e * ? ? z b g l h * h * l e * ? ?"},
    {CG_STABLEHLO_EXPONENTIAL_MINUS_ONE, 2, "expm1: b 0.5 * sin s= a expm1 b cos * 2 s * s * - b 0 eq b a exp b sin * ?"},
    {CG_STABLEHLO_SQRT, 2,
     "sqrt: "
     "a b @parts t= v= u= n= m= u sqrt 1 t t * + sqrt m n ge 1 t ? + 0.5 * sqrt * w= 2 w * x= u 0 eq n inf eq or z= a 0 ge p= b @negative g= "
     "z n p w n x / ? ? z b p b x / g w neg w ? ? ?"},
    {CG_STABLEHLO_RSQRT, 2, "rsqrt: 1 0 a b @sqrt @div"},
    {CG_STABLEHLO_CBRT, 2, "cbrt: a b 0.333333333333333333 0 @pow"},
    {CG_STABLEHLO_POWER, 4, "pow: c d a b @log @mul @exp y= x= a 0 eq b 0 eq and z= c 0 eq d 0 eq and w= z w 1 0 ? x ? z 0 y ?"},
    {CG_STABLEHLO_SINE, 2, "sin: a sin b @cosh * a cos b @sinh *"},
    {CG_STABLEHLO_COSINE, 2, "cos: a cos b @cosh * a sin b @sinh * neg"},
    {CG_STABLEHLO_TANH, 2,
     "tanh: "
     "b tan t= 1 t t * + g= a @sinh s= 1 g s * s * + k= a abs 20 gt p= p a 0 gt 1 -1 ? g 1 s s * + sqrt * s * k / ? "
     "a abs m= b 0 eq b m inf eq b b - 0 ne and 0 p 4 b sin * b cos * -2 m * exp * t k / ? ? ?"},
    {CG_STABLEHLO_TAN, 2, "tan: b neg a @tanh y= neg x= y x"},
    {CG_STABLEHLO_LOGISTIC, 2, "logistic: a neg b neg @exp y= x= 1 0 1 x + y @div"},
    // In the order of the real parts, then of the imaginary ones.
    {CG_STABLEHLO_MAXIMUM, 4, "maximum: a c eq b d ge a c ge ? p= p a c ? p b d ?"},
    {CG_STABLEHLO_MINIMUM, 4, "minimum: a c eq b d lt a c lt ? p= p a c ? p b d ?"},
    {CG_STABLEHLO_COMPARE, 4, "compare: a c eq b d by a c by ?"}, // by: the op's direction
    {CG_STABLEHLO_SIGN, 2, "sign: a b @abs h= h 0 eq z= z a a h / ? z b b h / ?"},
    {CG_CHLO_SQUARE, 2, "square: a b - a b + * g= a abs b abs eq 0 g ? a b * 2 *"},
    {CG_CHLO_CONJ, 2, "conj: a b neg"},
    {CG_CHLO_TAN, 2, "chlo.tan: a b @tan"},
    {CG_STABLEHLO_ATAN2, 4, "atan2: c d c d @mul h= g= a b a b @mul h + h= g + g= c b - d a + g h @sqrt @div @log y= neg x= y x"},
    {CG_CHLO_SINH, 2, "csinh: a b @halves l= k= f= w= w f k neg k ? a @sinh b cos * ? b 0 eq b w l a @cosh b sin * ? ?"},
    {CG_CHLO_COSH, 2, "ccosh: a b @halves l= k= f= w= w k a @cosh b cos * ? b 0 eq f b neg b ? w f l neg l ? a @sinh b sin * ? ?"},
    // Hull, Fairgrieve, Tang: Implementing the complex arcsine and arccosine functions using exception handling. x + i y = asin(a + i b) is
    // atan2(a, the first), and the second with b's sign; the first is the root of (|a + i b + 1| |a + i b - 1| + 1 - a^2 + b^2) / 2.
    {CG_CHLO_ASIN_ACOS_KERNEL, 2,
     "kernel: "
     "a abs m= b abs n= m 1 + p= m 1 - q= p n @abs r= q n @abs s= r s + 0.5 * h= n n * y= r p + w= "
     "m 1000000000 gt n 1000000000 gt or g= h m + 0.5 * k= "
     "g n m 1 gt k w / k s q + / + sqrt n * k y w / s q - + * sqrt ? ? "
     "m n @log x= 0.69314718055994531 + z= y w / e= m 1 lt e y s q - / + e s q + + ? 0.5 * t= "
     "g z m 1 lt n q abs 0.00000001 * lt and n q neg p * sqrt / t t h 1 + * sqrt + log1p ? ?"},
    {CG_CHLO_ASIN, 2, "asin: a b @kernel y= x= a x atan2 b @negative y neg y ?"},
    {CG_CHLO_ACOS, 2, "acos: a b @kernel y= x= x a atan2 b @negative y y neg ?"},
    {CG_CHLO_ASINH, 2, "asinh: b a @kernel y= x= a @negative y neg y ? b x atan2"},
    {CG_CHLO_ACOSH, 2, "acosh: a b @kernel y= x= y x a atan2 x= b @negative x neg x ?"},
    {CG_CHLO_ATANH, 2,
     "atanh: " // Kahan: Branch cuts for complex elementary functions
     "a abs m= b abs n= m 1 + p= 1 m - q= m inf eq n inf eq or i= m n max 1000000000 gt i or g= 1 0 a b @div s= abs r= "
     "q 0 eq n 1 lt and 0.69314718055994531 n log - n n * 0.25 * log1p 0.5 * + 0.5 * 4 m * q q * n n * + / log1p 0.25 * ? x= "
     "g i 0 r ? x ? x= a @negative x neg x ? "
     "g i b b ne b 0 ? s ? 2 * b @negative -3.14159265358979324 3.14159265358979324 ? + 2 b * q p * n n * - atan2 ? 0.5 *"},
    {CG_CHLO_ATAN, 2, "atan: b neg a @atanh y= neg x= y x"},
    {CG_OP_UNREGISTERED, 1, "cosh: a exp a neg exp + 0.5 *"}, // of real numbers
    {CG_OP_UNREGISTERED, 1, "sinh: a abs 1 gt a exp a neg exp - 0.5 * a expm1 e= e e e 1 + / + 0.5 * ?"},
    // The larger part u, the smaller one v, and v / u, which is 1 where they are equal: both may be 0 or infinite.
    {CG_OP_UNREGISTERED, 2, "parts: a abs m= b abs n= m n max u= m n min v= m n u v u v eq 1 v u / ?"},
    // Of hyperbolic functions, far out (w): those of |a| times cos(b) and sin(b); f: a is negative.
    {CG_OP_UNREGISTERED, 2, "halves: a abs m= m 20 gt w= a 0 lt f= m 0.5 * exp e= w f e b cos * 0.5 * e * e b sin * 0.5 * e *"},
    {CG_OP_UNREGISTERED, 1, "negative: a 0 lt 1 a / 0 lt or"}, // below zero, or -0
    {CG_STABLEHLO_REAL, 2, "real: a"},
    {CG_STABLEHLO_IMAG, 2, "imag: b"},
};

typedef struct cgi_complex_word {
  const char *word;
  uint16_t kind;
  uint8_t args;
} cgi_complex_word;

static const cgi_complex_word cgi_complex_words[] = {
    {"+", CG_STABLEHLO_ADD, 2},
    {"-", CG_STABLEHLO_SUBTRACT, 2},
    {"*", CG_STABLEHLO_MULTIPLY, 2},
    {"/", CG_STABLEHLO_DIVIDE, 2},
    {"?", CG_STABLEHLO_SELECT, 3},
    {"abs", CG_STABLEHLO_ABS, 1},
    {"and", CG_STABLEHLO_AND, 2},
    {"atan2", CG_STABLEHLO_ATAN2, 2},
    {"by", CG_STABLEHLO_COMPARE, 2},
    {"cos", CG_STABLEHLO_COSINE, 1},
    {"eq", CG_STABLEHLO_COMPARE, 2},
    {"exp", CG_STABLEHLO_EXPONENTIAL, 1},
    {"expm1", CG_STABLEHLO_EXPONENTIAL_MINUS_ONE, 1},
    {"ge", CG_STABLEHLO_COMPARE, 2},
    {"gt", CG_STABLEHLO_COMPARE, 2},
    {"log", CG_STABLEHLO_LOG, 1},
    {"log1p", CG_STABLEHLO_LOG_PLUS_ONE, 1},
    {"lt", CG_STABLEHLO_COMPARE, 2},
    {"max", CG_STABLEHLO_MAXIMUM, 2},
    {"min", CG_STABLEHLO_MINIMUM, 2},
    {"ne", CG_STABLEHLO_COMPARE, 2},
    {"neg", CG_STABLEHLO_NEGATE, 1},
    {"or", CG_STABLEHLO_OR, 2},
    {"sin", CG_STABLEHLO_SINE, 1},
    {"sqrt", CG_STABLEHLO_SQRT, 1},
    {"tan", CG_STABLEHLO_TAN, 1},
};

// ---- builders -------------------------------------------------------------------------------------------------------------------------
CGI_DEF cg_value cgi_hlo_build_splat_like(cgi_builder *b, cg_value like, double v) {
  cg_type element = cg_type_element(like->type);
  if (cg_type_has_static_shape(like->type)) return cgi_hlo_build_splat(b, like->type, v);
  return cgi_build_with(b, CG_CHLO_CONSTANT_LIKE, like->type, 1, &like, "value", cgi_attr_float(b->ctx, element, v));
}

CGI_DEF cg_value cgi_hlo_build_splat(cgi_builder *b, cg_type tensor, double v) {
  return cgi_hlo_build_constant(b, cgi_attr_dense_splat(b->ctx, tensor, cgi_attr_float(b->ctx, cg_type_element(tensor), v)));
}

CGI_DEF cg_value cgi_hlo_build_reshape(cgi_builder *b, cg_value v, unsigned rank, const int64_t *shape) {
  cg_type t = cgi_type_with_shape(v->type, rank, shape);
  return t == v->type ? v : cgi_build_unary(b, CG_STABLEHLO_RESHAPE, t, v);
}

CGI_DEF cg_value cgi_hlo_build_listed(cgi_builder *b, cg_op_kind kind, cg_value v, cg_type t, const char *name, unsigned n, const int64_t *list) {
  return cgi_build_with(b, kind, t, 1, &v, name, cgi_attr_i64_array(b->ctx, n, list));
}

CGI_DEF cg_value cgi_hlo_build_broadcast(cgi_builder *b, cg_value v, unsigned rank, const int64_t *shape, const int64_t *dims) {
  cg_type t = cgi_type_with_shape(v->type, rank, shape);
  return cgi_hlo_build_listed(b, CG_STABLEHLO_BROADCAST_IN_DIM, v, t, "broadcast_dimensions", cg_type_rank(v->type), dims);
}

CGI_DEF cg_value cgi_hlo_build_concat(cgi_builder *b, cg_value x, cg_value y, unsigned dim) {
  int64_t shape[CGI_HLO_MAX_RANK + 1];
  unsigned rank = cg_type_rank(x->type);
  cg_value both[2];
  both[0] = x;
  both[1] = y;
  for (unsigned i = 0; i < rank; i++) shape[i] = cg_type_dim(x->type, i) + (i == dim ? cg_type_dim(y->type, i) : 0);
  return cgi_build_with(b, CG_STABLEHLO_CONCATENATE, cgi_type_with_shape(x->type, rank, shape), 2, both, "dimension", cgi_attr_i64(b->ctx, dim));
}

CGI_DEF cg_value cgi_hlo_build_slice(cgi_builder *b, cg_value v, const int64_t *start, const int64_t *limit) {
  return cgi_hlo_build_slice_of(b, v, v->type, start, limit);
}

CGI_DEF cg_value cgi_hlo_build_pad(cgi_builder *b, cg_value v, const int64_t *low, const int64_t *high) {
  int64_t none[CGI_HLO_MAX_RANK], shape[CGI_HLO_MAX_RANK];
  cg_named_attr attrs[3];
  cg_value operands[2];
  cg_type t = v->type;
  bool any = false;
  memset(none, 0, sizeof none);
  for (unsigned i = 0; i < t->rank; i++) {
    shape[i] = low[i] + t->shape[i] + high[i];
    any |= low[i] || high[i];
  }
  if (!any) return v;
  cgi_name_ints(&attrs[0], b->ctx, "edge_padding_low", t->rank, low);
  cgi_name_ints(&attrs[1], b->ctx, "edge_padding_high", t->rank, high);
  cgi_name_ints(&attrs[2], b->ctx, "interior_padding", t->rank, none);
  operands[0] = v;
  operands[1] = cgi_hlo_build_splat(b, cgi_type_with_shape(t, 0, NULL), 0.0);
  t = cgi_type_with_shape(t, t->rank, shape);
  return cgi_build(b, CG_STABLEHLO_PAD, 2, operands, 1, &t, 3, attrs, 0)->results[0];
}

CGI_DEF cg_value cgi_hlo_build_padded(cgi_builder *b, cg_value v, unsigned dim, int64_t size) {
  int64_t low[CGI_HLO_MAX_RANK], high[CGI_HLO_MAX_RANK];
  memset(low, 0, sizeof low);
  memset(high, 0, sizeof high);
  high[dim] = size - v->type->shape[dim];
  return cgi_hlo_build_pad(b, v, low, high);
}

CGI_DEF cg_value cgi_hlo_build_copy(cgi_builder *b, cg_value v, const int64_t *order) {
  int64_t shape[CGI_HLO_MAX_RANK];
  cg_type t = v->type;
  for (unsigned i = 0; i < t->rank; i++) shape[i] = t->shape[order[i]];
  v = cgi_hlo_build_listed(b, CG_STABLEHLO_TRANSPOSE, v, cgi_type_with_shape(t, t->rank, shape), "permutation", t->rank, order);
  cgi_op_mark(v->op, "cg.copy");
  return v;
}

CGI_DEF void cgi_hlo_times(int64_t *size, int64_t by) { *size = *size == CG_DYNAMIC || by == CG_DYNAMIC ? CG_DYNAMIC : *size * by; }

CGI_DEF cg_value cgi_hlo_build_slice_as(cgi_builder *b, cg_value v, cg_type part, unsigned rank, const int64_t *start, const int64_t *limit) {
  cgi_index offsets[CGI_HLO_MAX_RANK + 1], sizes[CGI_HLO_MAX_RANK + 1];
  for (unsigned i = 0; i < rank; i++) {
    offsets[i] = cgi_index_const(start[i]);
    sizes[i] = limit[i] == CG_DYNAMIC ? cgi_index_of(cgi_build_dim(b, v, i)) : cgi_index_const(limit[i] - start[i]);
  }
  return cgi_build_slice_op(b, v, NULL, rank, offsets, sizes, NULL, part)->results[0];
}

CGI_DEF cg_value cgi_hlo_build_strided_slice(cgi_builder *b, cg_value v, cg_type part, const int64_t *start, const int64_t *limit,
                                             const int64_t *steps) {
  cg_named_attr attrs[3];
  cgi_name_ints(&attrs[0], b->ctx, "start_indices", part->rank, start);
  cgi_name_ints(&attrs[1], b->ctx, "limit_indices", part->rank, limit);
  cgi_name_ints(&attrs[2], b->ctx, "strides", part->rank, steps);
  return cgi_build(b, CG_STABLEHLO_SLICE, 1, &v, 1, &part, 3, attrs, 0)->results[0];
}

CGI_DEF cg_value cgi_hlo_build_slice_of(cgi_builder *b, cg_value v, cg_type type, const int64_t *start, const int64_t *limit) {
  int64_t shape[CGI_HLO_MAX_RANK + 1], ones[CGI_HLO_MAX_RANK + 1];
  unsigned rank = cg_type_rank(type);
  bool whole = true;
  for (unsigned i = 0; i < rank; i++) {
    shape[i] = limit[i] - start[i];
    ones[i] = 1;
    whole = whole && shape[i] == cg_type_dim(type, i);
  }
  if (whole) return v;
  cg_type t = cgi_type_with_shape(type, rank, shape);
  if (!cg_type_has_static_shape(t)) return cgi_hlo_build_slice_as(b, v, t, rank, start, limit);
  return cgi_hlo_build_strided_slice(b, v, t, start, limit, ones);
}

CGI_DEF cg_value cgi_hlo_build_compare(cgi_builder *b, const char *direction, cg_value x, cg_value y) {
  cg_value operands[2];
  cg_type t = cgi_type_with_element(x->type, cgi_type_i(b->ctx, 1));
  operands[0] = x;
  operands[1] = y;
  return cgi_build_with(b, CG_STABLEHLO_COMPARE, t, 2, operands, "comparison_direction",
                        cgi_hlo_enum(b->ctx, "comparison_direction", cgi_s(direction)));
}

CGI_DEF cg_value cgi_hlo_build_iota(cgi_builder *b, cg_type type, unsigned dim) {
  return cgi_build_with(b, CG_STABLEHLO_IOTA, type, 0, NULL, "iota_dimension", cgi_attr_i64(b->ctx, dim));
}

CGI_DEF cg_value cgi_hlo_build_sum(cgi_builder *b, cg_value v, unsigned n, const int64_t *dims) {
  int64_t shape[CGI_HLO_MAX_RANK + 1];
  unsigned rank = 0;
  for (unsigned i = 0, k = 0; i < cg_type_rank(v->type); i++) {
    if (k < n && dims[k] == (int64_t)i)
      k++;
    else
      shape[rank++] = cg_type_dim(v->type, i);
  }
  cg_type t = cgi_type_with_shape(v->type, rank, shape);
  cg_value zero = cgi_hlo_build_splat(b, cgi_type_tensor(b->ctx, 0, NULL, cg_type_element(t), NULL), 0.0);
  return cgi_hlo_build_reduce(b, CG_STABLEHLO_ADD, v, zero, n, dims, t);
}

// ---- the formulas ----------------------------------------------------------------------------------------------------------------------
typedef struct cgi_complex_eval {
  cgi_builder *b;
  cg_value like; // a part
  cg_op op;      // that is expanded
} cgi_complex_eval;

static const char *cgi_complex_body(const cgi_complex_row *row) { return strchr(row->text, ':') + 1; }

CGI_DEF const char *cgi_complex_formula(cg_op op, unsigned *num_args) {
  cg_op_kind kind = cgi_hlo_broadcast_of(op->def->kind);
  if (kind == CG_OP_UNREGISTERED) kind = op->def->kind;
  for (size_t i = 0; i < sizeof cgi_complex_rows / sizeof cgi_complex_rows[0]; i++) {
    if (cgi_complex_rows[i].kind != kind) continue;
    *num_args = cgi_complex_rows[i].args;
    return cgi_complex_body(&cgi_complex_rows[i]);
  }
  return NULL;
}

// Applies a word's op to the top of the stack.
static cg_value cgi_complex_apply(cgi_complex_eval *e, const cgi_complex_word *w, const cg_value *top) {
  if (w->kind == CG_STABLEHLO_COMPARE) {
    const char *from = w->word[0] == 'b' ? cgi_hlo_keyword(e->op, "comparison_direction").data : w->word;
    char direction[3];
    direction[0] = (char)(from[0] & ~32); // capitals
    direction[1] = (char)(from[1] & ~32);
    direction[2] = 0;
    return cgi_hlo_build_compare(e->b, direction, top[0], top[1]);
  }
  cg_type t = w->kind == CG_STABLEHLO_SELECT ? top[1]->type : top[0]->type;
  return cgi_build_value(e->b, (cg_op_kind)w->kind, t, w->args, top, NULL);
}

// The number of values that are left on the stack; 0 for a formula that is no formula.
static unsigned cgi_complex_eval_body(cgi_complex_eval *e, const char *packed, const cg_value *args, cg_value *out, unsigned depth) {
  cg_value stack[CGI_COMPLEX_STACK], letters[26];
  unsigned n = 0;
  cgi_buf body;
  body.ctx = e->b->ctx;
  body.text = NULL;
  cgi_buf_packed(&body, CGI_PACKED_FORMULA, packed);
  memset(letters, 0, sizeof letters);
  for (unsigned i = 0; i < 4; i++) letters[i] = args[i];
  for (const char *s = cgi_buf_view(&body).data, *end;; s = end) {
    while (*s == ' ') s++;
    if (!*s) break;
    end = s;
    while (*end && *end != ' ') end++;
    cg_str word = cgi_s(s);
    word.len = (size_t)(end - s);
    bool letter = *s >= 'a' && *s <= 'z';
    double number;
    if (letter && word.len == 2 && s[1] == '=') {
      letters[*s - 'a'] = stack[--n];
    } else if (letter && word.len == 1) {
      stack[n++] = letters[*s - 'a'];
    } else if (*s == '@') {
      for (size_t i = 0; i < sizeof cgi_complex_rows / sizeof cgi_complex_rows[0]; i++) {
        const cgi_complex_row *row = &cgi_complex_rows[i];
        if (strncmp(row->text, s + 1, word.len - 1) != 0 || row->text[word.len - 1] != ':') continue;
        cg_value in[4], results[CGI_COMPLEX_RESULTS];
        for (unsigned k = 0; k < 4; k++) in[k] = k < row->args ? stack[n - row->args + k] : NULL;
        unsigned count = depth < CGI_COMPLEX_DEPTH ? cgi_complex_eval_body(e, cgi_complex_body(row), in, results, depth + 1) : 0;
        n -= row->args;
        for (unsigned k = 0; k < count; k++) stack[n++] = results[k];
      }
    } else if ((*s >= '0' && *s <= '9') || (*s == '-' && word.len > 1)) {
      (void)cgi_parse_double(word, &number);
      stack[n++] = cgi_hlo_build_splat_like(e->b, e->like, number);
    } else if (cgi_str_is(word, "inf")) {
      stack[n++] = cgi_hlo_build_splat_like(e->b, e->like, cgi_bits_double((uint64_t)0x7FF << 52));
    } else {
      for (size_t i = 0; i < sizeof cgi_complex_words / sizeof cgi_complex_words[0]; i++) {
        const cgi_complex_word *w = &cgi_complex_words[i];
        if (!cgi_str_is(word, w->word)) continue;
        n -= w->args;
        stack[n] = cgi_complex_apply(e, w, stack + n);
        n++;
      }
    }
  }
  cgi_buf_free(&body);
  for (unsigned i = 0; i < n && i < CGI_COMPLEX_RESULTS; i++) out[i] = stack[i];
  return n;
}

CGI_DEF unsigned cgi_complex_expand(cgi_builder *b, cg_op op, const char *formula, const cg_value args[4], cg_value results[2]) {
  cgi_complex_eval e;
  cg_value out[CGI_COMPLEX_RESULTS];
  e.b = b;
  e.like = args[0];
  e.op = op;
  unsigned n = cgi_complex_eval_body(&e, formula, args, out, 0);
  for (unsigned i = 0; i < n && i < 2; i++) results[i] = out[i];
  return n;
}

#undef CGI_COMPLEX_STACK
#undef CGI_COMPLEX_DEPTH
#undef CGI_COMPLEX_RESULTS
