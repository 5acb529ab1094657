// chlo-legalize-to-stablehlo: rng_bit_generator and rng. One linalg.generic computes each element's bits from its index and the state, so that no
// order of threads matters.
//
// THREE_FRY is Threefry-2x32 in 20 rounds and PHILOX Philox-4x32 in 10: Salmon, Moraes, Dror and Shaw, Parallel random numbers: as easy as 1, 2, 3
// (2011). What counts which element is as in XLA, bit for bit. DEFAULT is PHILOX, as in XLA on a CPU.
//
//   THREE_FRY  state [key, counter]. 64-bit elements are the two words of counter + i. Others: the first dimension of even size (else the largest)
//              is cut into halves that interleave; a pair of elements is the two words of counter + i of the halved shape.
//   PHILOX     state [key, counter] or [key, low, high]; [key, counter] means high = key. Four words of counter + i make four elements in a row, or
//              two of 64 bits. Elements of 8 and 16 bits are the lowest of their word.
//
// rng has no state: op number i of a function draws from DEFAULT with key i and counter 0, the same numbers whenever it runs. Floats are uniform over
// [a, b) on the grid of 2^-m, m bits of mantissa; integers are a + bits mod (b - a); normal ones are a + b sqrt(2) erf_inv(uniform over (-1, 1)).
#include "dialects/dialects.h"
#include "passes/input/chlo_legalize_to_stablehlo.h"
#include "passes/input/complex_to_standard.h"

static const cgi_formula cgi_random_three_fry[] = {
    // x0, x1 = c + i
    {"three_fry(k0,k1,c0,c1,i)"
     "x0 = c0 + i;"
     "x1 = ult(x0, i) ? c1 + 1 : c1;"
     "k2 = k0 ^ k1 ^ 0x1bd11bda;"
     "x0 = x0 + k0;"
     "x1 = x1 + k1;"
     "x0, x1 = even(x0, x1, k1, k2 + 1);"
     "x0, x1 = odd(x0, x1, k2, k0 + 2);"
     "x0, x1 = even(x0, x1, k0, k1 + 3);"
     "x0, x1 = odd(x0, x1, k1, k2 + 4);"
     "x0, x1 = even(x0, x1, k2, k0 + 5);"
     "return x0, x1;"},
    {"even(x,y,k,l)"
     "x, y = round(x, y, 13);"
     "x, y = round(x, y, 15);"
     "x, y = round(x, y, 26);"
     "x, y = round(x, y, 6);"
     "return x + k, y + l;"},
    {"odd(x,y,k,l)"
     "x, y = round(x, y, 17);"
     "x, y = round(x, y, 29);"
     "x, y = round(x, y, 16);"
     "x, y = round(x, y, 24);"
     "return x + k, y + l;"},
    {"round(x,y,r)"
     "s = x + y;"
     "return s, s ^ ((y << r) | (y >>> (32 - r)));"},
};

static const cgi_formula cgi_random_philox[] = {
    {"philox(k,l,c0,c1,c2,c3,i)"
     "a = c0 + i;"
     "carry = ult(a, i);"
     "b = carry ? c1 + 1 : c1;"
     "carry = carry & (b == 0);"
     "c = carry ? c2 + 1 : c2;"
     "d = carry & (c == 0) ? c3 + 1 : c3;"
     "a, b, c, d = round(a, b, c, d, k, l);"
     "a, b, c, d = round(a, b, c, d, k + 0x9e3779b9, l + 0xbb67ae85);"
     "a, b, c, d = round(a, b, c, d, k + 0x3c6ef372, l + 0x76cf5d0a);"
     "a, b, c, d = round(a, b, c, d, k + 0xdaa66d2b, l + 0x32370b8f);"
     "a, b, c, d = round(a, b, c, d, k + 0x78dde6e4, l + 0xed9eba14);"
     "a, b, c, d = round(a, b, c, d, k + 0x1715609d, l + 0xa9066899);"
     "a, b, c, d = round(a, b, c, d, k + 0xb54cda56, l + 0x646e171e);"
     "a, b, c, d = round(a, b, c, d, k + 0x5384540f, l + 0x1fd5c5a3);"
     "a, b, c, d = round(a, b, c, d, k + 0xf1bbcdc8, l + 0xdb3d7428);"
     "a, b, c, d = round(a, b, c, d, k + 0x8ff34781, l + 0x96a522ad);"
     "return a, b, c, d;"},
    {"round(a,b,c,d,k,l) return mulhu(0xcd9e8d57, c) ^ b ^ k, 0xcd9e8d57 * c, mulhu(0xd2511f53, a) ^ d ^ l, 0xd2511f53 * a;"},
};

typedef struct cgi_random {
  cgi_builder b;
  cg_type type, element, i32, i64;
  unsigned rank, split; // split: the dimension that THREE_FRY halves; rank where none is
  bool philox, wide;
  int64_t counted; // by how much the counter moves
} cgi_random;

static bool cgi_random_begin(cgi_random *r, cg_op op) {
  cg_context *ctx = cg_op_context(op);
  cg_str algorithm = cgi_hlo_keyword(op, "rng_algorithm");
  cg_type state = cg_value_type(cg_op_operand(op, CG_STABLEHLO_RNG_BIT_GENERATOR_INITIAL_STATE));
  r->b = cgi_builder_before(op);
  r->type = cg_value_type(cg_op_result(op, CG_STABLEHLO_RNG_BIT_GENERATOR_OUTPUT));
  r->element = cg_type_element(r->type);
  r->i32 = cgi_type_i(ctx, 32);
  r->i64 = cgi_type_i(ctx, 64);
  r->rank = r->split = cg_type_rank(r->type);
  r->philox = !cgi_str_is(algorithm, "THREE_FRY");
  bool number = cg_type_is_float(r->element) || cg_type_is_int(r->element);
  unsigned width = number ? cg_type_width(r->element) : 0;
  if (width != 8 && width != 16 && width != 32 && width != 64)
    return cgi_op_unsupported(op, "[unsupported-type] makes elements of type %t, which is not lowered", r->element);
  if (!cg_type_has_static_shape(r->type) || !cg_type_has_static_shape(state)) return cgi_op_unsupported(op, "has a dynamic shape");
  int64_t words = cg_type_rank(state) == 1 ? cg_type_dim(state, 0) : 0;
  if (!cg_type_is_int(cg_type_element(state)) || cg_type_width(cg_type_element(state)) != 64 || (words != 2 && !(r->philox && words == 3)))
    return cgi_op_error(op, "takes a state of two elements of 64 bits, or three of PHILOX, not %t", state);
  int64_t n = cg_type_num_elements(r->type);
  r->wide = width == 64;
  r->counted = r->wide ? r->philox ? n / 2 + n % 2 : n : r->philox ? n / 4 + (n % 4 != 0) : 1;
  if (r->wide || r->philox) return true;
  for (unsigned d = r->rank; d-- > 0;) // the first even one
    if (cg_type_dim(r->type, d) % 2 == 0) r->split = d;
  for (unsigned d = 0; r->rank && (r->split == r->rank || cg_type_dim(r->type, r->split) % 2 != 0) && d < r->rank; ++d)
    if (r->split == r->rank || cg_type_dim(r->type, d) > cg_type_dim(r->type, r->split)) r->split = d;
  for (unsigned d = 0; d < r->rank; ++d) r->counted *= d == r->split ? (cg_type_dim(r->type, d) + 1) / 2 : cg_type_dim(r->type, d);
  return true;
}

// Element i of the state as a tensor of rank 0, signless.
static cg_value cgi_random_state(cgi_random *r, cg_value state, int64_t i) {
  int64_t to = i + 1;
  cg_value element = cgi_hlo_build_reshape(&r->b, cgi_hlo_build_slice(&r->b, state, &i, &to), 0, NULL);
  return cgi_legalize_bitcast(&r->b, element, r->i64);
}

// The element's place in row-major order, that of its pair where a dimension is split; *word: which of the pair, or of what PHILOX makes at once.
static cg_value cgi_random_place(const cgi_random *r, cgi_builder *b, cg_value *word) {
  cg_value at = NULL;
  *word = NULL;
  for (unsigned d = 0; d < r->rank; ++d) {
    cg_value i = cgi_build_loop_index(b, d);
    int64_t size = cg_type_dim(r->type, d);
    i = cgi_build_unary(b, CG_ARITH_INDEX_CAST, r->i32, i);
    if (d == r->split) {
      *word = cgi_build_binary_int(b, CG_ARITH_ANDI, i, 1);
      i = cgi_build_binary_int(b, CG_ARITH_SHRUI, i, 1);
      size = (size + 1) / 2;
    }
    at = at ? cgi_build_binary(b, CG_ARITH_ADDI, cgi_build_binary_int(b, CG_ARITH_MULI, at, size), i) : i;
  }
  if (!at) at = cgi_build_int(b, r->i32, 0);
  if (r->philox) {
    *word = cgi_build_binary_int(b, CG_ARITH_ANDI, at, r->wide ? 1 : 3);
    at = cgi_build_binary_int(b, CG_ARITH_SHRUI, at, r->wide ? 1 : 2);
  }
  return at;
}

// One of the words, in the type of the result.
static cg_value cgi_random_element(const cgi_random *r, cgi_builder *b, const cg_value *words, cg_value word) {
  cg_value v = words[0], second = words[1];
  unsigned n = r->philox ? 4 : 2, width = cg_type_width(r->element);
  if (r->wide && r->philox) {
    cg_value upper = cgi_build_cmpi_int(b, CG_CMPI_NE, word, 0);
    v = cgi_build_select(b, upper, words[2], v);
    second = cgi_build_select(b, upper, words[3], second);
  }
  for (unsigned i = 1; word && !r->wide && i < n; ++i) v = cgi_build_select(b, cgi_build_cmpi_int(b, CG_CMPI_EQ, word, (int64_t)i), words[i], v);
  if (r->wide) {
    v = cgi_build_unary(b, CG_ARITH_EXTUI, r->i64, v);
    second = cgi_build_binary_int(b, CG_ARITH_SHLI, cgi_build_unary(b, CG_ARITH_EXTUI, r->i64, second), 32);
    v = cgi_build_binary(b, CG_ARITH_ORI, v, second);
  } else if (width < 32) {
    v = cgi_build_unary(b, CG_ARITH_TRUNCI, cgi_type_i(b->ctx, width), v);
  }
  return cg_type_is_float(r->element) ? cgi_build_unary(b, CG_ARITH_BITCAST, r->element, v) : v;
}

// The state moved on by r->counted, with the carry of 128 bits where there are three elements.
static CGI_NOINLINE cg_value cgi_random_next(cgi_random *r, cg_value state) {
  cg_context *ctx = r->b.ctx;
  cg_type type = cg_value_type(state), e = cg_type_element(type), u64 = cgi_type_int(ctx, 64, CG_UNSIGNED);
  int64_t n = cg_type_dim(type, 0), zero = 0, step[3];
  step[0] = step[2] = 0;
  step[1] = r->counted;
  cg_type counter = cgi_type_with_element(type, u64);
  cg_value add = cgi_legalize_bitcast(&r->b, cgi_hlo_build_constant(&r->b, cgi_hlo_dense_i64(ctx, 1, &n, step)), u64);
  state = cgi_legalize_bitcast(&r->b, state, u64);
  cg_value next = cgi_build_binary(&r->b, CG_STABLEHLO_ADD, state, add);
  if (n == 3) { // what overflowed, one place up
    cg_named_attr attrs[3];
    int64_t one = 1, minus_one = -1;
    cg_type i1 = cgi_type_with_element(type, cgi_type_i(ctx, 1));
    cg_value operands[2];
    operands[0] = next;
    operands[1] = add;
    cgi_name_attr(&attrs[0], ctx, "comparison_direction", cgi_hlo_enum(ctx, "comparison_direction", cgi_s("LT")));
    operands[0] = cgi_build_value(&r->b, CG_STABLEHLO_COMPARE, i1, 2, operands, attrs);
    operands[0] = cgi_legalize_convert(&r->b, operands[0], u64);
    operands[1] = cgi_legalize_constant(&r->b, cgi_type_with_shape(counter, 0, NULL), cgi_attr_int(ctx, u64, 0));
    cgi_name_ints(&attrs[0], ctx, "edge_padding_low", 1, &one);
    cgi_name_ints(&attrs[1], ctx, "edge_padding_high", 1, &minus_one);
    cgi_name_ints(&attrs[2], ctx, "interior_padding", 1, &zero);
    next =
        cgi_build_binary(&r->b, CG_STABLEHLO_ADD, next, cg_op_result(cgi_build(&r->b, CG_STABLEHLO_PAD, 2, operands, 1, &counter, 3, attrs, 0), 0));
  }
  return cgi_legalize_bitcast(&r->b, next, e);
}

// The bits; rewrites the op's uses and erases it. NULL after an error.
static cg_value cgi_random_generate(cg_op op) {
  cgi_random r;
  if (!cgi_random_begin(&r, op)) return NULL;
  cg_value state = cg_op_operand(op, CG_STABLEHLO_RNG_BIT_GENERATOR_INITIAL_STATE), in[3], args[7], words[4], word;
  int64_t given = cg_type_dim(cg_value_type(state), 0);
  cg_map maps[4];
  unsigned n = (unsigned)given, k = 0;
  for (unsigned i = 0; i < n; ++i) {
    in[i] = cgi_random_state(&r, state, (int64_t)i);
    maps[i] = cgi_map_make(r.b.ctx, r.rank, 0, 0, NULL);
  }
  maps[n] = cgi_map_identity(r.b.ctx, r.rank);
  cg_type made = cg_type_is_float(r.element) ? r.type : cgi_type_with_element(r.type, cgi_type_i(r.b.ctx, cg_type_width(r.element)));
  cg_value out = cgi_build_empty(&r.b, made, NULL);
  cg_op generic = cgi_build_elementwise(&r.b, n, in, out, maps, r.rank);
  cg_block body = cgi_linalg_body(generic);
  cgi_formula_target t;
  memset(&t, 0, sizeof t);
  t.b = cgi_builder_at_end(body, cg_op_loc(op));
  t.i = r.i32;
  t.i1 = cgi_type_i(r.b.ctx, 1);
  t.table = r.philox ? cgi_random_philox : cgi_random_three_fry;
  t.table_size = r.philox ? sizeof cgi_random_philox / sizeof *cgi_random_philox : sizeof cgi_random_three_fry / sizeof *cgi_random_three_fry;
  for (unsigned i = 0; i < n; ++i) {
    cg_value v = cg_block_arg(body, i);
    args[k++] = cgi_build_unary(&t.b, CG_ARITH_TRUNCI, r.i32, v);
    args[k++] = cgi_build_unary(&t.b, CG_ARITH_TRUNCI, r.i32, cgi_build_binary_int(&t.b, CG_ARITH_SHRUI, v, 32));
  }
  if (r.philox && n == 2) {
    args[k++] = args[0];
    args[k++] = args[1];
  }
  args[k++] = cgi_random_place(&r, &t.b, &word);
  if (!cgi_formula_expand(&t, &t.table[0], k, args, r.philox ? 4 : 2, words)) return NULL;
  cg_value element = cgi_random_element(&r, &t.b, words, word), results[2];
  cgi_build_linalg_yield(&t.b, element);
  results[CG_STABLEHLO_RNG_BIT_GENERATOR_OUTPUT_STATE] = cgi_random_next(&r, state);
  results[CG_STABLEHLO_RNG_BIT_GENERATOR_OUTPUT] = cgi_legalize_bitcast(&r.b, cg_op_result(generic, 0), r.element);
  cgi_op_replace(op, results);
  return results[CG_STABLEHLO_RNG_BIT_GENERATOR_OUTPUT];
}

CGI_DEF bool cgi_legalize_rng_bit_generator(cg_op op, unsigned number) {
  (void)number;
  return cgi_random_generate(op) != NULL;
}

// ---- rng ------------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_random_splat(cgi_builder *b, cg_value like, double v) {
  cg_type t = cg_value_type(like), e = cg_type_element(t);
  return cgi_legalize_constant(b, t, cgi_attr_number(e, v));
}

static cg_value cgi_random_everywhere(cgi_builder *b, cg_value scalar, cg_type type) {
  return cgi_build_with(b, CG_STABLEHLO_BROADCAST_IN_DIM, type, 1, &scalar, "broadcast_dimensions", cgi_attr_i64_array(b->ctx, 0, NULL));
}

// An integer of `width` random bits per element of `type`.
static cg_value cgi_random_bits(cgi_builder *b, cg_type type, unsigned width, unsigned number) {
  cg_context *ctx = b->ctx;
  cg_type u64 = cgi_type_int(ctx, 64, CG_UNSIGNED), types[2];
  int64_t n = 2, state[2];
  state[0] = (int64_t)number;
  state[1] = 0;
  cg_value initial = cgi_legalize_bitcast(b, cgi_hlo_build_constant(b, cgi_hlo_dense_i64(ctx, 1, &n, state)), u64);
  cg_named_attr a;
  cgi_name_attr(&a, ctx, "rng_algorithm", cgi_hlo_enum(ctx, "rng_algorithm", cgi_s("DEFAULT")));
  types[0] = cg_value_type(initial);
  types[1] = cgi_type_with_element(type, cgi_type_int(ctx, width, CG_UNSIGNED));
  cg_op generator = cgi_build(b, CG_STABLEHLO_RNG_BIT_GENERATOR, 1, &initial, 2, types, 1, &a, 0);
  return cgi_random_generate(generator);
}

CGI_DEF bool cgi_legalize_rng(cg_op op, unsigned number) {
  cg_context *ctx = cg_op_context(op);
  cg_type type = cg_value_type(cg_op_result(op, 0)), e = cg_type_element(type);
  bool number_type = (cg_type_is_int(e) && cg_type_width(e) >= 8) || (cg_type_is_float(e) && cg_type_width(e) >= 16);
  bool normal = cgi_str_is(cgi_hlo_keyword(op, "rng_distribution"), "NORMAL");
  if (!cg_type_has_static_shape(type)) return cgi_op_unsupported(op, "makes an array of dynamic shape %t", type);
  if (!number_type || (normal && !cg_type_is_float(e)))
    return cgi_op_unsupported(op, "[unsupported-type] makes elements of type %t, which is not lowered", e);
  cgi_builder b = cgi_builder_before(op);
  cg_value x = cgi_random_everywhere(&b, cg_op_operand(op, CG_STABLEHLO_RNG_A), type);
  cg_value y = cgi_random_everywhere(&b, cg_op_operand(op, CG_STABLEHLO_RNG_B), type), r;
  if (!cg_type_is_float(e)) {
    cg_type u = cgi_type_int(ctx, cg_type_width(e), CG_UNSIGNED);
    cg_value range = cgi_legalize_bitcast(&b, cgi_build_binary(&b, CG_STABLEHLO_SUBTRACT, y, x), u);
    if (!(r = cgi_random_bits(&b, type, cg_type_width(e), number))) return false;
    r = cgi_legalize_bitcast(&b, cgi_build_binary(&b, CG_STABLEHLO_REMAINDER, r, range), e);
    cgi_op_replace1(op, cgi_build_binary(&b, CG_STABLEHLO_ADD, x, r));
    return true;
  }
  unsigned width = cg_type_width(e) < 64 ? 32 : 64, mantissa = 24, i;
  if (cg_type_get_kind(e) == CG_TYPE_F64) mantissa = 53;
  if (cg_type_get_kind(e) == CG_TYPE_F16) mantissa = 11;
  if (cg_type_get_kind(e) == CG_TYPE_BF16) mantissa = 8;
  if (normal) --mantissa;
  double scale = 1;
  for (i = 0; i < mantissa; ++i) scale /= 2;
  if (!(r = cgi_random_bits(&b, type, width, number))) return false;
  r = cgi_build_binary(&b, CG_STABLEHLO_SHIFT_RIGHT_LOGICAL, r, cgi_random_splat(&b, r, (double)(width - mantissa)));
  r = cgi_legalize_convert(&b, r, e);
  if (normal) { // (2 r + 1) 2^-m - 1, which is exact
    r = cgi_build_binary(&b, CG_STABLEHLO_ADD, r, cgi_random_splat(&b, r, 0.5));
    r = cgi_build_binary(&b, CG_STABLEHLO_MULTIPLY, r, cgi_random_splat(&b, r, 2 * scale));
    r = cgi_build_binary(&b, CG_STABLEHLO_SUBTRACT, r, cgi_random_splat(&b, r, 1.0));
    r = cgi_build_unary(&b, CG_CHLO_ERF_INV, type, r);
    r = cgi_build_binary(&b, CG_STABLEHLO_MULTIPLY, r, cgi_random_splat(&b, r, 1.4142135623730951));
  } else {
    r = cgi_build_binary(&b, CG_STABLEHLO_MULTIPLY, r, cgi_random_splat(&b, r, scale));
    y = cgi_build_binary(&b, CG_STABLEHLO_SUBTRACT, y, x);
  }
  cgi_op_replace1(op, cgi_build_binary(&b, CG_STABLEHLO_ADD, x, cgi_build_binary(&b, CG_STABLEHLO_MULTIPLY, r, y)));
  return true;
}
