// Formulas: text to arith and math operations, by recursive descent; operations are built in the order of the text.
#include "dialects/linalg.h"
#include "support/formula.h"

#define CGI_EXPANSION_MAX_NAMES 64
#define CGI_EXPANSION_MAX_RESULTS 6
#define CGI_EXPANSION_MAX_ARGS 36
#define CGI_EXPANSION_MAX_CONSTANTS 96
#define CGI_EXPANSION_MAX_DEPTH 8 // formulas that use formulas

typedef struct cgi_expansion_name {
  cg_str name;
  cg_value value;
} cgi_expansion_name;

typedef struct cgi_expansion_constant {
  cg_type type;
  uint64_t bits;
  cg_value value;
} cgi_expansion_constant;

typedef struct cgi_expansion_pool { // constants of one expansion, each made once
  cgi_expansion_constant items[CGI_EXPANSION_MAX_CONSTANTS];
  unsigned count;
} cgi_expansion_pool;

typedef struct cgi_expansion { // one formula being expanded
  cgi_formula_target *t;
  cgi_expansion_pool *pool;
  const cgi_formula *formula;
  const char *p;
  unsigned depth, num_names, num_results;
  bool failed;
  cgi_expansion_name names[CGI_EXPANSION_MAX_NAMES];
  cg_value results[CGI_EXPANSION_MAX_RESULTS];
} cgi_expansion;

static cg_type cgi_expansion_shaped(cg_type shape, cg_type element) {
  return cg_type_is_shaped(shape) ? cgi_type_with_element(shape, element) : element;
}

CGI_DEF cgi_formula_target cgi_formula_before(cg_op op, cg_type shape, cg_type element, unsigned int_width, const cgi_formula *table,
                                              size_t table_size) {
  cgi_formula_target t;
  memset(&t, 0, sizeof t);
  t.b = cgi_builder_before(op);
  t.f = element ? cgi_expansion_shaped(shape, element) : NULL;
  t.i = cgi_expansion_shaped(shape, cgi_type_i(op->ctx, int_width));
  t.i1 = cgi_expansion_shaped(shape, cgi_type_i(op->ctx, 1));
  t.table = table;
  t.table_size = table_size;
  return t;
}

CGI_DEF const cgi_formula *cgi_formula_find(const cgi_formula *table, size_t table_size, cg_str name) {
  for (size_t i = 0; i < table_size; i++)
    if (strncmp(table[i].text, name.data, name.len) == 0 && table[i].text[name.len] == '(') return &table[i];
  return NULL;
}

CGI_DEF void cgi_formula_also(cgi_formula_target *t, const cgi_formula *table, size_t size) {
  t->more[t->num_more].table = table;
  t->more[t->num_more++].size = size;
}

CGI_DEF const cgi_formula *cgi_formula_of(const cgi_formula_target *t, cg_str name) {
  const cgi_formula *f = cgi_formula_find(t->table, t->table_size, name);
  for (unsigned i = 0; !f && i < t->num_more; i++) f = cgi_formula_find(t->more[i].table, t->more[i].size, name);
  return f;
}

static cg_value cgi_expansion_fail(cgi_expansion *x, const char *what) {
  const char *end = strchr(x->formula->text, '(');
  cg_str name = {x->formula->text, end ? (size_t)(end - x->formula->text) : 0};
  if (!x->failed) cgi_error(x->t->b.ctx, x->t->b.loc, "formula %S: %p at '%s'", name, what, x->p);
  x->failed = true;
  return NULL;
}

// ---- lexing ---------------------------------------------------------------------------------------------------------------------------
static bool cgi_expansion_is_digit(char c) { return c >= '0' && c <= '9'; }

static void cgi_expansion_blanks(cgi_expansion *x) {
  while (*x->p == ' ' || *x->p == '\n') x->p++;
}

static bool cgi_expansion_take(cgi_expansion *x, const char *token) {
  cgi_expansion_blanks(x);
  size_t n = strlen(token);
  if (strncmp(x->p, token, n) != 0) return false;
  x->p += n;
  return true;
}

static cg_str cgi_expansion_word(cgi_expansion *x) {
  cg_str s;
  cgi_expansion_blanks(x);
  s.data = x->p;
  while (cgi_is_word_char(*x->p)) x->p++;
  s.len = (size_t)(x->p - s.data);
  return s;
}

// ---- building -------------------------------------------------------------------------------------------------------------------------
static bool cgi_expansion_is_float(cgi_expansion *x, cg_value v) { return v->type == x->t->f; }

static cg_value cgi_expansion_constant_of(cgi_expansion *x, cg_type type, cg_attr scalar) {
  cgi_expansion_pool *pool = x->pool;
  for (unsigned i = 0; i < pool->count; i++)
    if (pool->items[i].type == type && pool->items[i].bits == scalar->bits) return pool->items[i].value;
  cg_value v = cgi_build_constant(&x->t->b, cg_type_is_shaped(type) ? cgi_attr_dense_splat(x->t->b.ctx, type, scalar) : scalar);
  if (pool->count < CGI_EXPANSION_MAX_CONSTANTS) {
    pool->items[pool->count].type = type;
    pool->items[pool->count].bits = scalar->bits;
    pool->items[pool->count++].value = v;
  }
  return v;
}

static cg_value cgi_expansion_int(cgi_expansion *x, int64_t v) {
  return cgi_expansion_constant_of(x, x->t->i, cgi_attr_int(x->t->b.ctx, cg_type_element(x->t->i), v));
}
static cg_value cgi_expansion_real(cgi_expansion *x, double v) {
  return cgi_expansion_constant_of(x, x->t->f, cgi_attr_float(x->t->b.ctx, cg_type_element(x->t->f), v));
}
static cg_value cgi_expansion_float_bits(cgi_expansion *x, uint64_t bits) {
  return cgi_expansion_constant_of(x, x->t->f, cgi_attr_float_bits(x->t->b.ctx, cg_type_element(x->t->f), bits));
}

static cg_value cgi_expansion_op2(cgi_expansion *x, cg_op_kind kind, cg_value a, cg_value b) {
  if (a->type != b->type) return cgi_expansion_fail(x, "operands of different types");
  return cgi_build_binary(&x->t->b, kind, a, b);
}

typedef struct cgi_expansion_format { // of the float type
  uint64_t infinity, magnitude;
  int64_t bias, mantissa_bits;
} cgi_expansion_format;

static cgi_expansion_format cgi_expansion_format_of(cgi_expansion *x) {
  cgi_format_facts facts = cgi_facts_of(cgi_format_of(cg_type_element(x->t->f)));
  cgi_expansion_format f;
  f.mantissa_bits = facts.mantissa_bits;
  f.bias = ((int64_t)1 << (facts.exponent_bits - 1)) - 1;
  f.infinity = (uint64_t)(2 * f.bias + 1) << f.mantissa_bits;
  f.magnitude = ((uint64_t)(2 * f.bias + 2) << f.mantissa_bits) - 1;
  if (!facts.has_infinity) f.infinity = f.magnitude - 1; // above its largest number is NaN
  return f;
}

static cg_value cgi_expansion_bits(cgi_expansion *x, cg_value v) { return cgi_build_unary(&x->t->b, CG_ARITH_BITCAST, x->t->i, v); }
static cg_value cgi_expansion_flt(cgi_expansion *x, cg_value v) { return cgi_build_unary(&x->t->b, CG_ARITH_BITCAST, x->t->f, v); }

static cg_value cgi_expansion_isnan(cgi_expansion *x, cg_value v) {
  cgi_expansion_format f = cgi_expansion_format_of(x);
  cg_value bits = cgi_expansion_bits(x, v); // one call after another: the order in which C computes arguments is the compiler's
  cg_value magnitude = cgi_build_binary(&x->t->b, CG_ARITH_ANDI, bits, cgi_expansion_int(x, (int64_t)f.magnitude));
  return cgi_build_cmpi(&x->t->b, CG_CMPI_SGT, magnitude, cgi_expansion_int(x, (int64_t)f.infinity));
}

static cg_value cgi_expansion_copysign(cgi_expansion *x, cg_value magnitude, cg_value sign) {
  cgi_expansion_format f = cgi_expansion_format_of(x);
  cg_value a = cgi_expansion_bits(x, magnitude), b = cgi_expansion_bits(x, sign);
  cg_value low = cgi_build_binary(&x->t->b, CG_ARITH_ANDI, a, cgi_expansion_int(x, (int64_t)f.magnitude));
  cg_value high = cgi_build_binary(&x->t->b, CG_ARITH_ANDI, b, cgi_expansion_int(x, ~(int64_t)f.magnitude));
  return cgi_expansion_flt(x, cgi_build_binary(&x->t->b, CG_ARITH_ORI, low, high));
}

static cg_value cgi_expansion_pow2(cgi_expansion *x, cg_value n) {
  cgi_expansion_format f = cgi_expansion_format_of(x);
  cg_value high = cgi_expansion_op2(x, CG_ARITH_SHLI, n, cgi_expansion_int(x, f.mantissa_bits)); // then added: devices do both at once
  return cgi_expansion_flt(x, cgi_expansion_op2(x, CG_ARITH_ADDI, high, cgi_expansion_int(x, f.bias << f.mantissa_bits)));
}

// In two steps: the first factor keeps the product normal, the second rounds where the result is subnormal.
static cg_value cgi_expansion_scale(cgi_expansion *x, cg_value v, cg_value n) {
  cg_value half = cgi_expansion_op2(x, CG_ARITH_SHRSI, n, cgi_expansion_int(x, 1));
  cg_value rest = cgi_expansion_op2(x, CG_ARITH_SUBI, n, half);
  cg_value first = cgi_expansion_pow2(x, half), second = cgi_expansion_pow2(x, rest);
  return cgi_expansion_op2(x, CG_ARITH_MULF, cgi_expansion_op2(x, CG_ARITH_MULF, v, first), second);
}

static cg_value cgi_expansion_mulhu(cgi_expansion *x, cg_value a, cg_value b) {
  cg_value operands[2];
  cg_type types[2];
  operands[0] = a;
  operands[1] = b;
  types[0] = types[1] = x->t->i;
  return cgi_build(&x->t->b, CG_ARITH_MULUI_EXTENDED, 2, operands, 2, types, 0, NULL, 0)->results[1];
}

// ---- functions ------------------------------------------------------------------------------------------------------------------------
static bool cgi_expansion_run(cgi_formula_target *t, cgi_expansion_pool *pool, unsigned depth, const cgi_formula *formula, unsigned num_args,
                              const cg_value *args, unsigned num_results, cg_value *results);
static cg_value cgi_expansion_expr(cgi_expansion *x);

static cg_value cgi_expansion_flagged(cgi_expansion *x, cg_op_kind kind, cg_value a, cg_value b, const char *flags) {
  cg_value r = a && b ? cgi_expansion_op2(x, kind, a, b) : NULL;
  if (r) cgi_op_set_attr(r->op, "fastmath", cgi_attr_of_word(x->t->b.ctx, "arith.fastmath", flags));
  return r;
}

static cg_value cgi_expansion_fma(cgi_expansion *x, cg_value a, cg_value b, cg_value c) {
  return cgi_expansion_flagged(x, CG_ARITH_ADDF, cgi_expansion_flagged(x, CG_ARITH_MULF, a, b, "contract"), c, "contract");
}

static cg_value cgi_expansion_poly(cgi_expansion *x, const cg_value *args, unsigned n) {
  cg_value r = args[n - 1];
  for (unsigned i = n - 2; i >= 1 && r; i--) r = cgi_expansion_fma(x, r, args[0], args[i]);
  return r;
}

// *known says whether the name is a built-in function.
static cg_value cgi_expansion_builtin(cgi_expansion *x, cg_str name, const cg_value *a, unsigned n, bool *known) {
  static const struct {
    const char *name;
    cg_op_kind kind;
    char result; // the type of the result: f, i
  } unary[] = {{"floor", CG_MATH_FLOOR, 'f'},     {"ceil", CG_MATH_CEIL, 'f'},     {"trunc", CG_MATH_TRUNC, 'f'},  {"abs", CG_MATH_ABSF, 'f'},
               {"sqrt", CG_MATH_SQRT, 'f'},       {"bits", CG_ARITH_BITCAST, 'i'}, {"flt", CG_ARITH_BITCAST, 'f'}, {"toi", CG_ARITH_FPTOSI, 'i'},
               {"tou", CG_ARITH_FPTOUI, 'i'},     {"tof", CG_ARITH_SITOFP, 'f'},   {"utof", CG_ARITH_UITOFP, 'f'}, {"ctlz", CG_MATH_CTLZ, 'i'},
               {"native_exp2", CG_MATH_EXP2, 'f'}};
  *known = true;
  for (size_t k = 0; n == 1 && k < sizeof unary / sizeof unary[0]; k++)
    if (cgi_str_is(name, unary[k].name)) {
      cg_value r = cgi_build_unary(&x->t->b, unary[k].kind, unary[k].result == 'f' ? x->t->f : x->t->i, a[0]);
      if (unary[k].kind == CG_MATH_EXP2) cgi_op_set_attr(r->op, "fastmath", cgi_attr_of_word(x->t->b.ctx, "arith.fastmath", "afn"));
      return r;
    }
  if (n == 1 && cgi_str_is(name, "isnan")) return cgi_expansion_isnan(x, a[0]);
  if (n == 1 && cgi_str_is(name, "pow2")) return cgi_expansion_pow2(x, a[0]);
  if (n == 2 && cgi_str_is(name, "copysign")) return cgi_expansion_copysign(x, a[0], a[1]);
  if (n == 2 && cgi_str_is(name, "scale")) return cgi_expansion_scale(x, a[0], a[1]);
  if (n == 2 && cgi_str_is(name, "udiv")) return cgi_expansion_op2(x, CG_ARITH_DIVUI, a[0], a[1]);
  if (n == 2 && cgi_str_is(name, "urem")) return cgi_expansion_op2(x, CG_ARITH_REMUI, a[0], a[1]);
  if (n == 2 && cgi_str_is(name, "ult")) return cgi_build_cmpi(&x->t->b, CG_CMPI_ULT, a[0], a[1]);
  if (n == 2 && cgi_str_is(name, "mulhu")) return cgi_expansion_mulhu(x, a[0], a[1]);
  bool larger = cgi_str_is(name, "max");
  if (n == 2 && (larger || cgi_str_is(name, "min")))
    return cgi_expansion_flagged(x, larger ? CG_ARITH_MAXIMUMF : CG_ARITH_MINIMUMF, a[0], a[1], "nnan,nsz");
  if (n == 3 && cgi_str_is(name, "fma")) return cgi_expansion_fma(x, a[0], a[1], a[2]);
  if (n == 3 && cgi_str_is(name, "fused")) return cgi_build_ternary(&x->t->b, CG_MATH_FMA, x->t->f, a[0], a[1], a[2]);
  if (n > 2 && cgi_str_is(name, "poly")) return cgi_expansion_poly(x, a, n);
  *known = false;
  return NULL;
}

// Arguments up to ')', then the function's value; more results than one go to x->results, and the first is returned.
static cg_value cgi_expansion_call(cgi_expansion *x, cg_str name, unsigned wanted, cg_value *results) {
  cg_value args[CGI_EXPANSION_MAX_ARGS];
  unsigned n = 0;
  bool known;
  while (!cgi_expansion_take(x, ")")) {
    if (n && !cgi_expansion_take(x, ",")) return cgi_expansion_fail(x, "expected ','");
    if (n == CGI_EXPANSION_MAX_ARGS) return cgi_expansion_fail(x, "too many arguments");
    if (!(args[n++] = cgi_expansion_expr(x))) return NULL;
  }
  results[0] = cgi_expansion_builtin(x, name, args, n, &known);
  if (known) return results[0];
  const cgi_formula *f = cgi_formula_of(x->t, name);
  if (!f) return cgi_expansion_fail(x, "unknown function");
  if (!cgi_expansion_run(x->t, x->pool, x->depth + 1, f, n, args, wanted, results)) {
    x->failed = true;
    return NULL;
  }
  return results[0];
}

// ---- expressions ----------------------------------------------------------------------------------------------------------------------
static cg_value cgi_expansion_number(cgi_expansion *x) {
  cg_str s;
  bool real = false;
  uint64_t v = 0;
  double d = 0;
  s.data = x->p;
  while (cgi_is_word_char(*x->p) || *x->p == '.' || ((*x->p == '-' || *x->p == '+') && x->p[-1] == 'e' && real)) real |= *x->p++ == '.';
  s.len = (size_t)(x->p - s.data);
  if (real) return cgi_parse_double(s, &d) ? cgi_expansion_real(x, d) : cgi_expansion_fail(x, "malformed number");
  return cgi_parse_u64(s, &v) ? cgi_expansion_int(x, (int64_t)v) : cgi_expansion_fail(x, "malformed number");
}

static cg_value cgi_expansion_primary(cgi_expansion *x) {
  cg_value results[CGI_EXPANSION_MAX_RESULTS];
  cgi_expansion_blanks(x);
  if (cgi_expansion_take(x, "(")) {
    cg_value v = cgi_expansion_expr(x);
    return v && !cgi_expansion_take(x, ")") ? cgi_expansion_fail(x, "expected ')'") : v;
  }
  if (cgi_expansion_take(x, "-")) {
    cg_value v = cgi_expansion_primary(x);
    if (!v) return NULL;
    return cgi_expansion_is_float(x, v) ? cgi_build_unary(&x->t->b, CG_ARITH_NEGF, v->type, v)
                                        : cgi_expansion_op2(x, CG_ARITH_SUBI, cgi_expansion_int(x, 0), v);
  }
  if (cgi_expansion_take(x, "~") || cgi_expansion_take(x, "!")) {
    bool condition = x->p[-1] == '!';
    cg_value v = cgi_expansion_primary(x), ones;
    if (!v) return NULL;
    ones = condition ? cgi_expansion_constant_of(x, x->t->i1, cgi_attr_bool(x->t->b.ctx, true)) : cgi_expansion_int(x, -1);
    return cgi_expansion_op2(x, CG_ARITH_XORI, v, ones);
  }
  if (cgi_expansion_is_digit(*x->p)) return cgi_expansion_number(x);
  cg_str name = cgi_expansion_word(x);
  if (!name.len) return cgi_expansion_fail(x, "expected a value");
  if (cgi_expansion_take(x, "(")) return cgi_expansion_call(x, name, 1, results);
  for (unsigned i = x->num_names; i-- > 0;)
    if (cgi_str_eq(x->names[i].name, name)) return x->names[i].value;
  if (cgi_str_is(name, "inf")) return cgi_expansion_float_bits(x, cgi_expansion_format_of(x).infinity);
  if (cgi_str_is(name, "nan")) return cgi_expansion_float_bits(x, cgi_expansion_format_of(x).infinity | (cgi_expansion_format_of(x).infinity >> 1));
  return cgi_expansion_fail(x, "unknown name");
}

typedef struct cgi_expansion_binary {
  const char *token;
  int precedence;
  cg_op_kind on_int, on_float;            // CG_OP_UNREGISTERED: none
  uint8_t int_predicate, float_predicate; // of comparisons
} cgi_expansion_binary;

static const cgi_expansion_binary cgi_expansion_binaries[] = {
    // longer tokens first
    {">>>", 5, CG_ARITH_SHRUI, CG_OP_UNREGISTERED, 0, 0},
    {">>", 5, CG_ARITH_SHRSI, CG_OP_UNREGISTERED, 0, 0},
    {"<<", 5, CG_ARITH_SHLI, CG_OP_UNREGISTERED, 0, 0},
    {"<=", 4, CG_ARITH_CMPI, CG_ARITH_CMPF, CG_CMPI_SLE, CG_CMPF_OLE},
    {">=", 4, CG_ARITH_CMPI, CG_ARITH_CMPF, CG_CMPI_SGE, CG_CMPF_OGE},
    {"==", 4, CG_ARITH_CMPI, CG_ARITH_CMPF, CG_CMPI_EQ, CG_CMPF_OEQ},
    {"!=", 4, CG_ARITH_CMPI, CG_ARITH_CMPF, CG_CMPI_NE, CG_CMPF_UNE},
    {"<", 4, CG_ARITH_CMPI, CG_ARITH_CMPF, CG_CMPI_SLT, CG_CMPF_OLT},
    {">", 4, CG_ARITH_CMPI, CG_ARITH_CMPF, CG_CMPI_SGT, CG_CMPF_OGT},
    {"+", 6, CG_ARITH_ADDI, CG_ARITH_ADDF, 0, 0},
    {"-", 6, CG_ARITH_SUBI, CG_ARITH_SUBF, 0, 0},
    {"*", 7, CG_ARITH_MULI, CG_ARITH_MULF, 0, 0},
    {"/", 7, CG_ARITH_DIVSI, CG_ARITH_DIVF, 0, 0},
    {"%", 7, CG_ARITH_REMSI, CG_OP_UNREGISTERED, 0, 0},
    {"&", 3, CG_ARITH_ANDI, CG_OP_UNREGISTERED, 0, 0},
    {"^", 2, CG_ARITH_XORI, CG_OP_UNREGISTERED, 0, 0},
    {"|", 1, CG_ARITH_ORI, CG_OP_UNREGISTERED, 0, 0},
};

static const cgi_expansion_binary *cgi_expansion_operator(cgi_expansion *x, int lowest) {
  cgi_expansion_blanks(x);
  for (size_t i = 0; i < sizeof cgi_expansion_binaries / sizeof cgi_expansion_binaries[0]; i++) {
    const cgi_expansion_binary *op = &cgi_expansion_binaries[i];
    if (strncmp(x->p, op->token, strlen(op->token)) != 0) continue;
    if (op->precedence < lowest) return NULL;
    x->p += strlen(op->token);
    return op;
  }
  return NULL;
}

static cg_value cgi_expansion_binary_value(cgi_expansion *x, const cgi_expansion_binary *op, cg_value a, cg_value b) {
  bool real = cgi_expansion_is_float(x, a);
  if (a->type != b->type) return cgi_expansion_fail(x, "operands of different types");
  if (op->on_int == CG_ARITH_CMPI)
    return real ? cgi_build_cmpf(&x->t->b, (cg_cmpf_predicate)op->float_predicate, a, b)
                : cgi_build_cmpi(&x->t->b, (cg_cmpi_predicate)op->int_predicate, a, b);
  cg_op_kind kind = real ? op->on_float : op->on_int;
  return kind == CG_OP_UNREGISTERED ? cgi_expansion_fail(x, "no such operation on floats") : cgi_build_binary(&x->t->b, kind, a, b);
}

static cg_value cgi_expansion_climb(cgi_expansion *x, int lowest) {
  cg_value a = cgi_expansion_primary(x);
  const cgi_expansion_binary *op;
  while (a && (op = cgi_expansion_operator(x, lowest)) != NULL) {
    cg_value b = cgi_expansion_climb(x, op->precedence + 1);
    a = b ? cgi_expansion_binary_value(x, op, a, b) : NULL;
  }
  return a;
}

static cg_value cgi_expansion_expr(cgi_expansion *x) {
  cg_value condition = cgi_expansion_climb(x, 1);
  if (!condition || !cgi_expansion_take(x, "?")) return condition;
  cg_value a = cgi_expansion_expr(x);
  if (!a || !cgi_expansion_take(x, ":")) return cgi_expansion_fail(x, "expected ':'");
  cg_value b = cgi_expansion_expr(x);
  if (!b) return NULL;
  if (a->type != b->type || condition->type != x->t->i1) return cgi_expansion_fail(x, "a selection between different types");
  return cgi_build_select(&x->t->b, condition, a, b);
}

// ---- statements -----------------------------------------------------------------------------------------------------------------------
static bool cgi_expansion_bind(cgi_expansion *x, cg_str name, cg_value value) {
  for (unsigned i = 0; i < x->num_names; i++) {
    if (!cgi_str_eq(x->names[i].name, name)) continue;
    x->names[i].value = value;
    return true;
  }
  if (x->num_names == CGI_EXPANSION_MAX_NAMES) return cgi_expansion_fail(x, "too many names") != NULL;
  x->names[x->num_names].name = name;
  x->names[x->num_names++].value = value;
  return true;
}

static bool cgi_expansion_return(cgi_expansion *x) {
  do {
    if (x->num_results == CGI_EXPANSION_MAX_RESULTS) return cgi_expansion_fail(x, "too many results") != NULL;
    if (!(x->results[x->num_results++] = cgi_expansion_expr(x))) return false;
  } while (cgi_expansion_take(x, ","));
  return cgi_expansion_take(x, ";") || cgi_expansion_fail(x, "expected ';'") != NULL;
}

// names = expression ;   with several names a call whose formula returns as many.
static bool cgi_expansion_assign(cgi_expansion *x, cg_str first) {
  cg_str names[CGI_EXPANSION_MAX_RESULTS];
  cg_value values[CGI_EXPANSION_MAX_RESULTS];
  unsigned n = 0;
  names[n++] = first;
  while (cgi_expansion_take(x, ",") && n < CGI_EXPANSION_MAX_RESULTS) names[n++] = cgi_expansion_word(x);
  if (!cgi_expansion_take(x, "=")) return cgi_expansion_fail(x, "expected '='") != NULL;
  if (n == 1) {
    values[0] = cgi_expansion_expr(x);
  } else {
    cg_str function = cgi_expansion_word(x);
    if (!cgi_expansion_take(x, "(")) return cgi_expansion_fail(x, "expected a call") != NULL;
    values[0] = cgi_expansion_call(x, function, n, values);
  }
  if (!values[0]) return false;
  for (unsigned i = 0; i < n; i++)
    if (!cgi_expansion_bind(x, names[i], values[i])) return false;
  return cgi_expansion_take(x, ";") || cgi_expansion_fail(x, "expected ';'") != NULL;
}

static bool cgi_expansion_body(cgi_expansion *x) {
  for (;;) {
    cg_str word = cgi_expansion_word(x);
    if (!word.len) return cgi_expansion_fail(x, "expected a statement") != NULL;
    if (cgi_str_is(word, "return")) return cgi_expansion_return(x);
    if (!cgi_expansion_assign(x, word)) return false;
  }
}

static bool cgi_expansion_parameters(cgi_expansion *x, unsigned num_args, const cg_value *args) {
  if (x->depth > CGI_EXPANSION_MAX_DEPTH) return cgi_expansion_fail(x, "nested too deeply") != NULL;
  for (unsigned i = 0; i < num_args; i++) {
    cg_str name = cgi_expansion_word(x);
    if (!name.len || !cgi_expansion_bind(x, name, args[i])) return cgi_expansion_fail(x, "too many arguments") != NULL;
    (void)cgi_expansion_take(x, ",");
  }
  return cgi_expansion_take(x, ")") || cgi_expansion_fail(x, "too few arguments") != NULL;
}

static bool cgi_expansion_run(cgi_formula_target *t, cgi_expansion_pool *pool, unsigned depth, const cgi_formula *formula, unsigned num_args,
                              const cg_value *args, unsigned num_results, cg_value *results) {
  cgi_expansion x;
  memset(&x, 0, sizeof x);
  x.t = t;
  x.pool = pool;
  x.formula = formula;
  x.depth = depth;
  cgi_buf text;
  text.ctx = t->b.ctx;
  text.text = NULL;
  cgi_buf_packed(&text, CGI_PACKED_FORMULA, strchr(formula->text, '(') + 1);
  x.p = cgi_buf_view(&text).data;
  bool ok = cgi_expansion_parameters(&x, num_args, args) && cgi_expansion_body(&x);
  cgi_buf_free(&text);
  if (!ok) return false;
  if (x.num_results != num_results) return cgi_expansion_fail(&x, "another number of results is wanted") != NULL;
  memcpy(results, x.results, num_results * sizeof *results);
  return true;
}

CGI_DEF bool cgi_formula_expand(cgi_formula_target *t, const cgi_formula *formula, unsigned num_args, const cg_value *args, unsigned num_results,
                                cg_value *results) {
  cgi_expansion_pool pool;
  pool.count = 0;
  return cgi_expansion_run(t, &pool, 0, formula, num_args, args, num_results, results);
}

CGI_DEF cg_value cgi_formula_expand1(cgi_formula_target *t, const cgi_formula *formula, unsigned num_args, const cg_value *args) {
  cg_value result = NULL;
  return cgi_formula_expand(t, formula, num_args, args, 1, &result) ? result : NULL;
}

// ---- flags ----------------------------------------------------------------------------------------------------------------------------
#undef CGI_EXPANSION_MAX_NAMES
#undef CGI_EXPANSION_MAX_RESULTS
#undef CGI_EXPANSION_MAX_ARGS
#undef CGI_EXPANSION_MAX_CONSTANTS
#undef CGI_EXPANSION_MAX_DEPTH
