// hlo-to-linalg, dynamic shapes: ops whose result's shape is an operand. Its elements become sizes that the host knows (hlo_to_linalg_sizes.c); what
// is constant among them becomes static in the result's type, and in the types of what is computed from it. What an op needs of sizes that nobody can
// prove is asserted. A size that depends on data is read by the host, once: the tensor.extract is marked (CGI_READ), and is refused in loops and
// branches.
#include "analysis/ranges.h"
#include "dialects/scalar.h"
#include "passes/input/hlo_to_linalg.h"
#include "support/host.h"

typedef struct cgi_dynamic_shape { // a result
  unsigned rank;
  int64_t shape[CGI_HLO_MAX_RANK];
  cg_value sizes[CGI_HLO_MAX_RANK];
  cg_type type;
} cgi_dynamic_shape;

static int64_t cgi_dynamic_static(cg_value v) {
  int64_t c;
  return cgi_constant_int(v, &c) ? c : CG_DYNAMIC;
}

// ---- assertions -----------------------------------------------------------------------------------------------------------------------

static void cgi_dynamic_assert(cgi_to_linalg *h, cg_cmpi_predicate predicate, cg_value a, cg_value b, cg_str message) {
  cgi_build_assert(&h->b, cgi_build_cmpi(&h->b, predicate, a, b), message);
}

// a = b, or a >= b: known, asserted, or an error.
static bool cgi_dynamic_require(cgi_to_linalg *h, cg_op op, bool equal, cg_value a, cg_value b, const char *message) {
  cg_value d = cgi_sizes_op(h, CG_ARITH_SUBI, a, b);
  int64_t known = 0;
  bool is_known = cgi_constant_int(d, &known);
  if (is_known ? (equal ? known == 0 : known >= 0) : !equal && cgi_range_of(d).lo >= 0) return true;
  if (is_known) return cgi_op_error(op, "can never run: %s", message);
  if (!cgi_to_linalg_read(d))
    return cgi_op_unsupported(op, "[host-control-flow] depends on data in a loop or branch, and so does whether %s", message);
  cgi_dynamic_assert(h, equal ? CG_CMPI_EQ : CG_CMPI_SGE, a, b, cgi_s(message));
  return true;
}

// ---- types that are known better than they are declared -----------------------------------------------------------------------------

// The old value's type gets the static sizes of `type`, where it alone says what its users see.
static void cgi_dynamic_refine(cgi_to_linalg *h, cg_value old_value, cg_type type) {
  cg_type t = cg_value_type(old_value);
  int64_t shape[CGI_HLO_MAX_RANK];
  bool any = false;
  if (cg_type_get_kind(t) != CG_TYPE_TENSOR || cg_type_rank(t) != cg_type_rank(type)) return;
  for (unsigned i = 0; i < cg_type_rank(t); ++i) {
    shape[i] = cg_type_dim(t, i) == CG_DYNAMIC ? cg_type_dim(type, i) : cg_type_dim(t, i);
    any |= shape[i] != cg_type_dim(t, i);
  }
  CGI_FOREACH_USE(u, old_value) any = any && cg_op_block(u->owner) == cg_op_block(cg_value_op(old_value));
  if (!any) return;
  cgi_hmap_put_ptr(&h->declared, old_value, t);
  old_value->type = cgi_type_tensor(h->ctx, cg_type_rank(t), shape, cg_type_element(t), NULL);
}

static bool cgi_dynamic_infers(cg_op op) { // its result types follow from its operands'
  cg_op_kind kind = cg_op_get_kind(op);
  bool hlo = cgi_starts_with(cg_op_name(op), "stablehlo.") || cgi_starts_with(cg_op_name(op), "chlo.");
  return hlo && kind != CG_STABLEHLO_CUSTOM_CALL && kind != CG_STABLEHLO_RETURN && kind != CG_STABLEHLO_TUPLE &&
         (cg_op_num_regions(op) == 0 || kind == CG_STABLEHLO_REDUCE || kind == CG_STABLEHLO_REDUCE_WINDOW) &&
         cg_op_num_results(op) <= CGI_TO_LINALG_MAX_OPERANDS;
}

CGI_DEF bool cgi_to_linalg_refined(cgi_to_linalg *h, cg_op op, cgi_to_linalg_fn lower) {
  unsigned n = cg_op_num_operands(op);
  bool any = false;
  for (unsigned i = 0; i < n && h->declared.count; ++i) any |= cgi_hmap_ptr(&h->declared, cg_op_operand(op, i)) != NULL;
  if (!any) return lower(h, op);
  if (cgi_dynamic_infers(op)) {
    cg_type types[CGI_TO_LINALG_MAX_OPERANDS];
    int known = cgi_hlo_infer(op, types);
    for (unsigned i = 0; i < cg_op_num_results(op) && known > 0; ++i) cgi_dynamic_refine(h, cg_op_result(op, i), types[i]);
    return known >= 0 && lower(h, op);
  }
  cg_value *kept = CGI_SCRATCH(h->ctx, cg_value, n);
  for (unsigned i = 0; i < n; ++i) { // others get what was declared
    cg_type declared = (cg_type)cgi_hmap_ptr(&h->declared, cg_op_operand(op, i));
    kept[i] = cgi_to_linalg_get(h, cg_op_operand(op, i));
    if (declared) cgi_hmap_put_ptr(&h->values, cg_op_operand(op, i), cgi_to_linalg_cast_to(h, kept[i], cgi_to_linalg_signless(declared)));
  }
  bool ok = lower(h, op);
  for (unsigned i = n; i-- > 0;)
    if (kept[i]) cgi_hmap_put_ptr(&h->values, cg_op_operand(op, i), kept[i]);
  return ok;
}

static bool cgi_dynamic_done(cgi_to_linalg *h, cg_op op, cg_value v) {
  if (!v) return false;
  cgi_dynamic_refine(h, cg_op_result(op, 0), cg_value_type(v));
  return cgi_to_linalg_done(h, op, v);
}

// ---- shapes that are operands ---------------------------------------------------------------------------------------------------------

static bool cgi_dynamic_add_size(cgi_to_linalg *h, cg_op op, cgi_dynamic_shape *s, cg_value size) {
  unsigned i = s->rank++;
  int64_t declared = cg_type_dim(cg_value_type(cg_op_result(op, 0)), i), known = cgi_dynamic_static(size);
  if (!cgi_to_linalg_read(size))
    return cgi_op_unsupported(op, "[host-control-flow] gets size %u of its result from data in a loop or branch, or of less than 32 bits", i);
  if (known != CG_DYNAMIC && known < 0) return cgi_op_error(op, "size %u of its result is %l", i, known);
  if (declared != CG_DYNAMIC &&
      !cgi_dynamic_require(h, op, true, size, cgi_build_index(&h->b, declared), "a size must be the one that the result's type has"))
    return false;
  if (declared == CG_DYNAMIC && known == CG_DYNAMIC &&
      !cgi_dynamic_require(h, op, false, size, cgi_build_index(&h->b, 0), "a size must not be negative"))
    return false;
  s->shape[i] = declared != CG_DYNAMIC ? declared : known;
  s->sizes[i] = declared != CG_DYNAMIC ? cgi_build_index(&h->b, declared) : size;
  return true;
}

static void cgi_dynamic_end(cgi_to_linalg *h, cg_op op, cgi_dynamic_shape *s) {
  s->type = cgi_to_linalg_tensor(h, s->rank, s->shape, cg_type_element(cgi_to_linalg_result_type(op, 0)));
}

// `n` elements of an operand.
static bool cgi_dynamic_list(cgi_to_linalg *h, cg_op op, unsigned operand, unsigned n, cg_value *out) {
  cg_type t = cg_value_type(cg_op_operand(op, operand));
  if (!cg_type_has_static_shape(t) || cg_type_num_elements(t) != (int64_t)n)
    return cgi_op_unsupported(op, "operand %u has type %t, where %u numbers are needed", operand, t, n);
  for (unsigned i = 0; i < n; ++i) {
    out[i] = cgi_to_linalg_size(h, cg_op_operand(op, operand), i);
    if (!out[i]) return cgi_op_unsupported(op, "operand %u has type %t, which no shape is made of", operand, t);
  }
  return true;
}

static bool cgi_dynamic_read_shape(cgi_to_linalg *h, cg_op op, unsigned operand, cgi_dynamic_shape *s) {
  cg_value sizes[CGI_HLO_MAX_RANK];
  unsigned rank = cg_type_rank(cg_value_type(cg_op_result(op, 0)));
  memset(s, 0, sizeof *s);
  if (!cgi_dynamic_list(h, op, operand, rank, sizes)) return false;
  for (unsigned i = 0; i < rank; ++i)
    if (!cgi_dynamic_add_size(h, op, s, sizes[i])) return false;
  cgi_dynamic_end(h, op, s);
  return true;
}

static cg_value cgi_dynamic_empty(cgi_to_linalg *h, const cgi_dynamic_shape *s, cg_value like) {
  return cgi_to_linalg_empty(h, s->rank, s->shape, s->sizes, cg_type_element(cg_value_type(like)));
}

// out[d…] = in[start + d * step]: what no map can say.
static cg_value cgi_dynamic_gather(cgi_to_linalg *h, cg_value in, cg_value init, const cg_value *start, const cg_value *step) {
  unsigned n = cg_type_rank(cg_value_type(in));
  cg_value indices[CGI_HLO_MAX_RANK];
  cg_op generic = cgi_build_each(&h->b, NULL, init);
  cgi_builder b = cgi_builder_in(generic, 0);
  for (unsigned i = 0; i < n; ++i) {
    indices[i] = cgi_build_binary(&b, CG_ARITH_MULI, cgi_build_loop_index(&b, i), step[i]);
    indices[i] = cgi_build_binary(&b, CG_ARITH_ADDI, indices[i], start[i]);
  }
  cg_value r = cgi_build_element(&b, in, n, indices);
  cgi_build_linalg_yield(&b, r);
  return cg_op_result(generic, 0);
}

// ---- iota, broadcast --------------------------------------------------------------------------------------------------------------------

static bool cgi_to_linalg_dynamic_iota(cgi_to_linalg *h, cg_op op) {
  cgi_dynamic_shape s;
  cg_type original = cg_type_element(cg_value_type(cg_op_result(op, 0)));
  if (!cgi_dynamic_read_shape(h, op, CG_STABLEHLO_DYNAMIC_IOTA_OUTPUT_SHAPE, &s)) return false;
  cg_value v = cgi_to_linalg_count(h, s.type, s.sizes, (unsigned)cgi_hlo_int(op, "iota_dimension", 0), original);
  return v ? cgi_dynamic_done(h, op, v) : cgi_op_unsupported(op, "cannot count in %t yet", original);
}

// A dimension that may be 1 or the result's is read at the smaller of the index and its last place.
static cg_value cgi_dynamic_spread(cgi_to_linalg *h, cg_value in, const cgi_dynamic_shape *s, const int64_t *dims, const bool *open,
                                   const cg_expr *exprs) {
  unsigned n = cg_type_rank(cg_value_type(in));
  cg_value last[CGI_HLO_MAX_RANK], indices[CGI_HLO_MAX_RANK], init = cgi_dynamic_empty(h, s, in);
  for (unsigned i = 0; i < n; ++i) {
    last[i] = open[i] ? cgi_to_linalg_dim(h, in, i) : NULL;
    if (open[i]) last[i] = cgi_sizes_op(h, CG_ARITH_SUBI, last[i], cgi_build_index(&h->b, 1));
  }
  cg_op generic = cgi_build_each(&h->b, NULL, init);
  cgi_builder b = cgi_builder_in(generic, 0);
  for (unsigned i = 0; i < n; ++i) {
    bool first = exprs[i]->kind == CG_EXPR_CONST;
    indices[i] = first ? cgi_build_index(&b, 0) : cgi_build_loop_index(&b, (unsigned)dims[i]);
    if (open[i]) indices[i] = cgi_build_binary(&b, CG_ARITH_MINSI, indices[i], last[i]);
  }
  cg_value r = cgi_build_element(&b, in, n, indices);
  cgi_build_linalg_yield(&b, r);
  return cg_op_result(generic, 0);
}

static uint32_t cgi_dynamic_mask(cg_op op, const char *name) {
  int64_t dims[CGI_HLO_MAX_RANK];
  int n = cgi_hlo_list(op, name, CGI_HLO_MAX_RANK, dims);
  uint32_t mask = 0;
  for (int i = 0; i < n; ++i) mask |= dims[i] >= 0 && dims[i] < CGI_HLO_MAX_RANK ? 1u << dims[i] : 0;
  return mask;
}

static cg_value cgi_dynamic_broadcast(cgi_to_linalg *h, cg_op op, cg_value in, const int64_t *dims, const cgi_dynamic_shape *s) {
  cg_type it = cg_value_type(in);
  unsigned n = cg_type_rank(it);
  uint32_t grow = cgi_dynamic_mask(op, "known_expanding_dimensions"), stay = cgi_dynamic_mask(op, "known_nonexpanding_dimensions");
  cg_expr exprs[CGI_HLO_MAX_RANK];
  bool open[CGI_HLO_MAX_RANK] = {false}, any_open = false, identity = n == s->rank;
  for (unsigned i = 0; i < n; ++i) {
    unsigned d = (unsigned)dims[i];
    int64_t from = cg_type_dim(it, i);
    cg_value size = cgi_to_linalg_dim(h, in, i), to = s->sizes[d], one = cgi_build_index(&h->b, 1);
    bool same = cgi_to_linalg_same_size(size, to);
    bool grows = !same && (from == 1 || (from == CG_DYNAMIC && (grow >> i & 1)));
    open[i] = !same && from == CG_DYNAMIC && !grows && !(stay >> i & 1) && s->shape[d] != 1;
    any_open |= open[i];
    identity &= d == i && !grows && !open[i];
    exprs[i] = grows ? cgi_expr_const(h->ctx, 0) : cgi_expr_dim(h->ctx, d);
    if (open[i]) {
      cg_value either = cgi_sizes_op(h, CG_ARITH_SUBI, size, one), other = cgi_sizes_op(h, CG_ARITH_SUBI, size, to);
      either = cgi_sizes_op(h, CG_ARITH_MULI, either, other);
      if (!cgi_dynamic_require(h, op, true, either, cgi_build_index(&h->b, 0), "a dimension that is broadcast must be 1 or as long as the result's"))
        return NULL;
    } else if (!cgi_dynamic_require(h, op, true, size, grows ? one : to, "a dimension that is broadcast must be 1 or as long as the result's")) {
      return NULL;
    }
  }
  if (identity) return in;
  if (any_open) return cgi_dynamic_spread(h, in, s, dims, open, exprs);
  return cgi_to_linalg_move(h, in, cgi_map_make(h->ctx, s->rank, 0, n, exprs), cgi_dynamic_empty(h, s, in));
}

static bool cgi_to_linalg_dynamic_broadcast_in_dim(cgi_to_linalg *h, cg_op op) {
  cg_value in = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_DYNAMIC_BROADCAST_IN_DIM_OPERAND));
  int64_t dims[CGI_HLO_MAX_RANK];
  cgi_dynamic_shape s;
  (void)cgi_hlo_int_list(op, "broadcast_dimensions", cg_type_rank(cg_value_type(in)), 0, dims);
  return cgi_dynamic_read_shape(h, op, CG_STABLEHLO_DYNAMIC_BROADCAST_IN_DIM_OUTPUT_DIMENSIONS, &s) &&
         cgi_dynamic_done(h, op, cgi_dynamic_broadcast(h, op, in, dims, &s));
}

// ---- chlo.broadcast_* -------------------------------------------------------------------------------------------------------------------

// Whether a size is b, or that at which b and others meet.
static bool cgi_dynamic_covers(cg_value a, cg_value b, int depth) {
  cg_op op = cg_value_op(a), most = op && cg_op_get_kind(op) == CG_ARITH_MULI ? cg_value_op(cg_op_operand(op, CG_LHS)) : NULL;
  if (cgi_to_linalg_same_size(a, b)) return true;
  if (!most || cg_op_get_kind(most) != CG_ARITH_MAXSI || depth > CGI_HLO_MAX_RANK) return false;
  return cgi_dynamic_covers(cg_op_operand(most, CG_LHS), b, depth + 1) || cgi_dynamic_covers(cg_op_operand(most, CG_RHS), b, depth + 1);
}

// The size at which two meet: one of 1 grows, others are alike. Of 0 and 1 it is 0.
static cg_value cgi_dynamic_meet(cgi_to_linalg *h, cg_value a, cg_value b) {
  int64_t x = cgi_dynamic_static(a), y = cgi_dynamic_static(b);
  if (x == 1 || (y != CG_DYNAMIC && y != 1)) return b;
  if (y == 1 || x != CG_DYNAMIC || cgi_dynamic_covers(a, b, 0)) return a;
  if (cgi_dynamic_covers(b, a, 0)) return b;
  cg_value most = cgi_sizes_op(h, CG_ARITH_MAXSI, a, b), least = cgi_sizes_op(h, CG_ARITH_MINSI, a, b);
  least = cgi_sizes_op(h, CG_ARITH_MINSI, least, cgi_build_index(&h->b, 1));
  return cgi_sizes_op(h, CG_ARITH_MULI, most, least);
}

static bool cgi_to_linalg_chlo_broadcast(cgi_to_linalg *h, cg_op op) {
  cg_context *ctx = h->ctx;
  unsigned n = cg_op_num_operands(op), rank = cg_type_rank(cg_value_type(cg_op_result(op, 0)));
  cg_value in[3], spread[3], sizes[CGI_HLO_MAX_RANK] = {NULL};
  int64_t dims[3][CGI_HLO_MAX_RANK];
  cgi_dynamic_shape s;
  memset(&s, 0, sizeof s);
  for (unsigned i = 0; i < n; ++i) {
    in[i] = cgi_to_linalg_get(h, cg_op_operand(op, i));
    unsigned r = cg_type_rank(cg_value_type(in[i]));
    bool placed = r < rank && cg_op_attr(op, "broadcast_dimensions") && cgi_hlo_int_list(op, "broadcast_dimensions", r, 0, dims[i]);
    for (unsigned d = 0; d < r; ++d) {
      if (!placed) dims[i][d] = rank - r + d;
      cg_value size = cgi_to_linalg_dim(h, in[i], d), *at = &sizes[dims[i][d]];
      *at = *at ? cgi_dynamic_meet(h, *at, size) : size;
    }
  }
  for (unsigned d = 0; d < rank; ++d)
    if (!sizes[d] || !cgi_dynamic_add_size(h, op, &s, sizes[d])) return false;
  cgi_dynamic_end(h, op, &s);
  for (unsigned i = 0; i < n; ++i) {
    spread[i] = cgi_dynamic_broadcast(h, op, in[i], dims[i], &s);
    if (!spread[i]) return false;
  }
  cg_type t = cgi_type_tensor(ctx, s.rank, s.shape, cg_type_element(cg_value_type(cg_op_result(op, 0))), NULL);
  cg_value operands[3] = {NULL, NULL, NULL};
  for (unsigned i = 0; i < n; ++i) operands[i] = cg_op_operand(op, i);
  cg_op_kind kind = cgi_hlo_broadcast_of(cg_op_get_kind(op));
  cg_op alike = cgi_op_create(ctx, cgi_op_def_of(ctx, kind), op->loc, n, operands, 1, &t, (unsigned)cg_op_num_attrs(op), op->attrs, 0);
  for (unsigned i = 0; i < n; ++i) cgi_hmap_put_ptr(&h->values, operands[i], spread[i]);
  bool ok = cgi_to_linalg_elementwise(h, alike);
  for (unsigned i = n; i-- > 0;) cgi_hmap_put_ptr(&h->values, operands[i], in[i]);
  cg_value made = ok ? cgi_to_linalg_get(h, cg_op_result(alike, 0)) : NULL;
  cgi_op_erase(alike);
  return ok && cgi_dynamic_done(h, op, made);
}

// ---- reshape ----------------------------------------------------------------------------------------------------------------------------

// The dimensions that begin or end both shapes stay; what is between them is one group.
static cg_value cgi_dynamic_regroup(cgi_to_linalg *h, cg_value in, const cgi_dynamic_shape *s) {
  cg_type it = cg_value_type(in), e = cg_type_element(it);
  unsigned sr = cg_type_rank(it), front = 0, back = 0, from[CGI_HLO_MAX_RANK + 1], to[CGI_HLO_MAX_RANK + 1], n = 0;
  unsigned least = sr < s->rank ? sr : s->rank;
  int64_t shape[CGI_HLO_MAX_RANK + 1];
  cg_value size[CGI_HLO_MAX_RANK];
  for (unsigned i = 0; i < sr; ++i) size[i] = cgi_to_linalg_dim(h, in, i);
  while (front < least && cgi_to_linalg_same_size(size[front], s->sizes[front])) ++front;
  while (back < least - front && cgi_to_linalg_same_size(size[sr - 1 - back], s->sizes[s->rank - 1 - back])) ++back;
  bool all = front == sr && front == s->rank;
  if (!all && (front + back == sr || front + back == s->rank)) { // a group has a dimension on both sides
    if (front)
      --front;
    else
      --back;
  }
  for (unsigned i = 0; i < front; ++i) shape[n] = cg_type_dim(it, i), from[n] = to[n] = 1, ++n;
  unsigned middle = n;
  bool known = true;
  if (!all) {
    shape[n] = 1;
    for (unsigned i = front; i < sr - back; ++i)
      shape[n] = shape[n] == CG_DYNAMIC || cg_type_dim(it, i) == CG_DYNAMIC ? CG_DYNAMIC : shape[n] * cg_type_dim(it, i);
    from[n] = sr - back - front;
    to[n++] = s->rank - back - front;
  }
  for (unsigned i = sr - back; i < sr; ++i) shape[n] = cg_type_dim(it, i), from[n] = to[n] = 1, ++n;
  cg_value v = cgi_to_linalg_collapse(h, in, cgi_to_linalg_tensor(h, n, shape, e), n, from);
  if (!all) {
    int64_t product = 1;
    for (unsigned i = front; i < s->rank - back; ++i) {
      known &= s->shape[i] != CG_DYNAMIC;
      product = known ? product * s->shape[i] : CG_DYNAMIC;
    }
    shape[middle] = product;
  }
  for (unsigned i = 0, d = 0; i < n; d += to[i++])
    if (!(i == middle && !all)) shape[i] = s->shape[d];
  v = cgi_to_linalg_cast_to(h, v, cgi_to_linalg_tensor(h, n, shape, e));
  return cgi_to_linalg_expand(h, v, s->type, n, to, s->sizes);
}

static bool cgi_to_linalg_dynamic_reshape(cgi_to_linalg *h, cg_op op) {
  cg_value in = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_DYNAMIC_RESHAPE_OPERAND)), have = cgi_build_index(&h->b, 1), want = have;
  cgi_dynamic_shape s;
  if (!cgi_dynamic_read_shape(h, op, CG_STABLEHLO_DYNAMIC_RESHAPE_OUTPUT_SHAPE, &s)) return false;
  cg_type it = cg_value_type(in);
  for (unsigned i = 0; i < cg_type_rank(it); ++i) have = cgi_sizes_op(h, CG_ARITH_MULI, have, cgi_to_linalg_dim(h, in, i));
  for (unsigned i = 0; i < s.rank; ++i) want = cgi_sizes_op(h, CG_ARITH_MULI, want, s.sizes[i]);
  if (!cgi_dynamic_require(h, op, true, have, want, "a reshape must keep the number of elements")) return false;
  if (cg_type_rank(it) == 0) { // one element wherever it goes
    static const int64_t none[1] = {0};
    return cgi_dynamic_done(h, op, cgi_dynamic_broadcast(h, op, in, none, &s));
  }
  if (s.rank == 0 || (cg_type_has_static_shape(it) && cg_type_has_static_shape(s.type))) {
    int64_t ones[CGI_HLO_MAX_RANK];
    for (unsigned i = 0; i < cg_type_rank(it); ++i) ones[i] = 1;
    if (s.rank == 0) in = cgi_to_linalg_cast_to(h, in, cgi_to_linalg_tensor(h, cg_type_rank(it), ones, cg_type_element(it)));
    cg_value r = cgi_to_linalg_reshape(h, in, s.type);
    return r ? cgi_dynamic_done(h, op, r) : cgi_op_unsupported(op, "cannot tell how %t becomes %t", it, s.type);
  }
  return cgi_dynamic_done(h, op, cgi_dynamic_regroup(h, in, &s));
}

// ---- slices -------------------------------------------------------------------------------------------------------------------------------

static bool cgi_to_linalg_real_dynamic_slice(cgi_to_linalg *h, cg_op op) {
  cg_value in = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_REAL_DYNAMIC_SLICE_OPERAND));
  unsigned rank = cg_type_rank(cg_value_type(in));
  cg_value start[CGI_HLO_MAX_RANK], limit[CGI_HLO_MAX_RANK], stride[CGI_HLO_MAX_RANK], one = cgi_build_index(&h->b, 1),
                                                                                       zero = cgi_build_index(&h->b, 0);
  int64_t offsets[CGI_HLO_MAX_RANK], strides[CGI_HLO_MAX_RANK];
  bool strided = false;
  cgi_dynamic_shape s;
  memset(&s, 0, sizeof s);
  if (!cgi_dynamic_list(h, op, CG_STABLEHLO_REAL_DYNAMIC_SLICE_START_INDICES, rank, start) ||
      !cgi_dynamic_list(h, op, CG_STABLEHLO_REAL_DYNAMIC_SLICE_LIMIT_INDICES, rank, limit) ||
      !cgi_dynamic_list(h, op, CG_STABLEHLO_REAL_DYNAMIC_SLICE_STRIDES, rank, stride))
    return false;
  for (unsigned i = 0; i < rank; ++i) {
    cg_value dim = cgi_to_linalg_dim(h, in, i), size = cgi_sizes_op(h, CG_ARITH_SUBI, limit[i], start[i]);
    if (!cgi_dynamic_require(h, op, false, stride[i], one, "a stride must be positive")) return false;
    if (cgi_dynamic_static(stride[i]) != 1) {
      size = cgi_sizes_op(h, CG_ARITH_FLOORDIVSI, cgi_sizes_op(h, CG_ARITH_SUBI, cgi_sizes_op(h, CG_ARITH_ADDI, size, stride[i]), one), stride[i]);
      size = cgi_sizes_op(h, CG_ARITH_MAXSI, size, zero);
    }
    if (!cgi_dynamic_add_size(h, op, &s, size)) return false;
    if (cgi_to_linalg_is_data(start[i]) && !cgi_to_linalg_is_data(size)) // reads its own elements, whatever the data
      start[i] = cgi_sizes_op(h, CG_ARITH_MAXSI, cgi_sizes_op(h, CG_ARITH_MINSI, start[i], cgi_sizes_op(h, CG_ARITH_SUBI, dim, s.sizes[i])), zero);
    else if (!cgi_dynamic_require(h, op, false, start[i], zero, "a slice must not begin in front of its operand") ||
             !cgi_dynamic_require(h, op, false, limit[i], start[i], "a slice must not end in front of its beginning") ||
             !cgi_dynamic_require(h, op, false, dim, limit[i], "a slice must end within its operand"))
      return false;
    offsets[i] = cgi_dynamic_static(start[i]);
    strides[i] = cgi_dynamic_static(stride[i]);
    strided |= strides[i] == CG_DYNAMIC;
  }
  if (strided) return cgi_dynamic_done(h, op, cgi_dynamic_gather(h, in, cgi_dynamic_empty(h, &s, in), start, stride));
  return cgi_dynamic_done(h, op, cgi_to_linalg_extract_slice(h, in, offsets, start, s.shape, s.sizes, strides));
}

// The first elements of a dimension.
static bool cgi_to_linalg_set_dimension_size(cgi_to_linalg *h, cg_op op) {
  cg_value in = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_SET_DIMENSION_SIZE_OPERAND)), size;
  unsigned rank = cg_type_rank(cg_value_type(in)), dim = (unsigned)cgi_hlo_int(op, "dimension", 0);
  int64_t offsets[CGI_HLO_MAX_RANK], strides[CGI_HLO_MAX_RANK];
  cgi_dynamic_shape s;
  memset(&s, 0, sizeof s);
  if (!cgi_dynamic_list(h, op, CG_STABLEHLO_SET_DIMENSION_SIZE_SIZE, 1, &size)) return false;
  for (unsigned i = 0; i < rank; ++i) {
    cg_value whole = cgi_to_linalg_dim(h, in, i);
    offsets[i] = 0;
    strides[i] = 1;
    if (!cgi_dynamic_add_size(h, op, &s, i == dim ? size : whole)) return false;
    if (i == dim && !cgi_dynamic_require(h, op, false, whole, size, "a dimension must not grow")) return false;
  }
  cgi_dynamic_end(h, op, &s);
  return cgi_dynamic_done(h, op,
                          s.type == cg_value_type(in) && cg_type_has_static_shape(s.type)
                              ? in
                              : cgi_to_linalg_extract_slice(h, in, offsets, NULL, s.shape, s.sizes, strides));
}

// ---- pad ----------------------------------------------------------------------------------------------------------------------------------

// What is left of the source between its edges is put where it belongs, into an array of the padding.
static cg_value cgi_dynamic_pad_edges(cgi_to_linalg *h, cg_op op, cg_value in, const cg_value *low, const cg_value *high, cg_value scalar) {
  cg_type t = cg_value_type(in);
  unsigned rank = cg_type_rank(t);
  int64_t offsets[CGI_HLO_MAX_RANK], places[CGI_HLO_MAX_RANK], counts[CGI_HLO_MAX_RANK], strides[CGI_HLO_MAX_RANK], shape[CGI_HLO_MAX_RANK];
  cg_value start[CGI_HLO_MAX_RANK], place[CGI_HLO_MAX_RANK], count[CGI_HLO_MAX_RANK], out[CGI_HLO_MAX_RANK], zero = cgi_build_index(&h->b, 0);
  bool whole = true, same = true;
  for (unsigned i = 0; i < rank; ++i) {
    cg_value n = cgi_to_linalg_dim(h, in, i);
    out[i] = cgi_sizes_op(h, CG_ARITH_ADDI, cgi_sizes_op(h, CG_ARITH_ADDI, n, low[i]), high[i]);
    if (!cgi_dynamic_require(h, op, false, out[i], zero, "a size must not be negative")) return NULL;
    start[i] = cgi_sizes_op(h, CG_ARITH_MINSI, cgi_sizes_op(h, CG_ARITH_MAXSI, cgi_sizes_op(h, CG_ARITH_SUBI, zero, low[i]), zero), n);
    place[i] = cgi_sizes_op(h, CG_ARITH_MINSI, cgi_sizes_op(h, CG_ARITH_MAXSI, low[i], zero), out[i]);
    cg_value left = cgi_sizes_op(h, CG_ARITH_SUBI, n, start[i]), room = cgi_sizes_op(h, CG_ARITH_SUBI, out[i], place[i]);
    count[i] = cgi_sizes_op(h, CG_ARITH_MAXSI, cgi_sizes_op(h, CG_ARITH_MINSI, left, room), zero);
    whole &= cgi_to_linalg_same_size(n, count[i]);
    same &= cgi_to_linalg_same_size(n, out[i]);
    offsets[i] = cgi_dynamic_static(start[i]);
    places[i] = cgi_dynamic_static(place[i]);
    counts[i] = cgi_dynamic_static(count[i]);
    shape[i] = cgi_dynamic_static(out[i]);
    strides[i] = 1;
  }
  if (whole && same) return in;
  if (!whole) in = cgi_to_linalg_extract_slice(h, in, offsets, start, counts, count, strides);
  cg_value dest = cgi_to_linalg_fill(h, scalar, cgi_to_linalg_empty(h, rank, shape, out, cg_type_element(t)));
  return cgi_to_linalg_insert_slice(h, in, dest, places, place);
}

// A gap behind each element of a dimension but the last one: rows of an element and its gap, laid end to end.
static cg_value cgi_dynamic_pad_interior(cgi_to_linalg *h, cg_op op, cg_value in, unsigned dim, cg_value gap, cg_value scalar) {
  cg_type t = cg_value_type(in), e = cg_type_element(t);
  unsigned rank = cg_type_rank(t), groups[CGI_HLO_MAX_RANK];
  int64_t shape[CGI_HLO_MAX_RANK], offsets[CGI_HLO_MAX_RANK], strides[CGI_HLO_MAX_RANK];
  cg_value low[CGI_HLO_MAX_RANK], high[CGI_HLO_MAX_RANK], sizes[CGI_HLO_MAX_RANK], zero = cgi_build_index(&h->b, 0);
  if (rank == CGI_HLO_MAX_RANK) return cgi_op_unsupported(op, "pads inside of a tensor of rank %u", rank), (cg_value)NULL;
  for (unsigned i = 0; i <= rank; ++i) {
    unsigned from = i <= dim ? i : i - 1;
    sizes[i] = i == dim + 1 ? cgi_build_index(&h->b, 1) : cgi_to_linalg_dim(h, in, from);
    shape[i] = i == dim + 1 ? 1 : cg_type_dim(t, from);
    low[i] = high[i] = zero;
    if (i < rank) groups[i] = i == dim ? 2 : 1;
  }
  high[dim + 1] = gap;
  cg_value v = cgi_to_linalg_expand(h, in, cgi_to_linalg_tensor(h, rank + 1, shape, e), rank, groups, sizes);
  v = cgi_dynamic_pad_edges(h, op, v, low, high, scalar);
  if (!v) return NULL;
  cg_value n = sizes[dim], all = cgi_sizes_op(h, CG_ARITH_MULI, n, cgi_sizes_op(h, CG_ARITH_ADDI, gap, cgi_build_index(&h->b, 1)));
  for (unsigned i = 0; i < rank; ++i) {
    sizes[i] = i == dim ? cgi_sizes_op(h, CG_ARITH_MAXSI, cgi_sizes_op(h, CG_ARITH_SUBI, all, gap), zero) : cgi_to_linalg_dim(h, in, i);
    shape[i] = i == dim ? cgi_dynamic_static(all) : cg_type_dim(t, i);
    offsets[i] = 0;
    strides[i] = 1;
  }
  v = cgi_to_linalg_collapse(h, v, cgi_to_linalg_tensor(h, rank, shape, e), rank, groups);
  shape[dim] = cgi_dynamic_static(sizes[dim]);
  return cgi_to_linalg_extract_slice(h, v, offsets, NULL, shape, sizes, strides);
}

static cg_value cgi_dynamic_pad(cgi_to_linalg *h, cg_op op, cg_value in, const cg_value *low, const cg_value *high, const cg_value *interior,
                                cg_value scalar) {
  unsigned rank = cg_type_rank(cg_value_type(in));
  int64_t known[3][CGI_HLO_MAX_RANK];
  bool all = true;
  for (unsigned i = 0; i < rank; ++i) {
    const cg_value amounts[3] = {low[i], high[i], interior[i]};
    for (unsigned k = 0; k < 3; ++k) {
      known[k][i] = cgi_dynamic_static(amounts[k]);
      all &= known[k][i] != CG_DYNAMIC;
      if (known[k][i] != CG_DYNAMIC && !cgi_to_linalg_is_amount(known[k][i]))
        return cgi_op_unsupported(op, "[index-range] pads by more than an index can count"), (cg_value)NULL;
      if (!cgi_to_linalg_read(amounts[k])) return cgi_op_unsupported(op, "[host-control-flow] pads by data in a loop or branch"), (cg_value)NULL;
    }
    if (!cgi_dynamic_require(h, op, false, interior[i], cgi_build_index(&h->b, 0), "interior padding must not be negative")) return NULL;
  }
  if (all) return cgi_to_linalg_pad(h, in, known[0], known[1], known[2], scalar);
  for (unsigned i = 0; i < rank && in; ++i)
    if (known[2][i] != 0) in = cgi_dynamic_pad_interior(h, op, in, i, interior[i], scalar);
  return in ? cgi_dynamic_pad_edges(h, op, in, low, high, scalar) : NULL;
}

static bool cgi_to_linalg_dynamic_pad(cgi_to_linalg *h, cg_op op) {
  cg_value in = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_DYNAMIC_PAD_OPERAND));
  cg_value low[CGI_HLO_MAX_RANK], high[CGI_HLO_MAX_RANK], interior[CGI_HLO_MAX_RANK];
  unsigned rank = cg_type_rank(cg_value_type(in));
  if (!cgi_dynamic_list(h, op, CG_STABLEHLO_DYNAMIC_PAD_EDGE_PADDING_LOW, rank, low) ||
      !cgi_dynamic_list(h, op, CG_STABLEHLO_DYNAMIC_PAD_EDGE_PADDING_HIGH, rank, high) ||
      !cgi_dynamic_list(h, op, CG_STABLEHLO_DYNAMIC_PAD_INTERIOR_PADDING, rank, interior))
    return false;
  cg_value scalar = cgi_to_linalg_scalar_of(h, cg_op_operand(op, CG_STABLEHLO_DYNAMIC_PAD_PADDING_VALUE));
  return cgi_dynamic_done(h, op, cgi_dynamic_pad(h, op, in, low, high, interior, scalar));
}

CGI_DEF cg_value cgi_to_linalg_pad_dynamic_conv(cgi_to_linalg *h, cg_op op, cg_value input, const cgi_conv_dims *dims, cgi_hlo_window *window) {
  cg_value amounts[2 * CGI_HLO_MAX_RANK], low[CGI_HLO_MAX_RANK], high[CGI_HLO_MAX_RANK], interior[CGI_HLO_MAX_RANK];
  if (!cgi_dynamic_list(h, op, CG_STABLEHLO_DYNAMIC_CONV_PADDING, 2 * window->n, amounts)) return NULL;
  for (unsigned i = 0; i < dims->num_spatial + 2; ++i) low[i] = high[i] = interior[i] = cgi_build_index(&h->b, 0);
  for (unsigned i = 0; i < window->n; ++i) {
    int64_t p = dims->input_spatial[i];
    low[p] = amounts[2 * i];
    high[p] = amounts[2 * i + 1];
    interior[p] = cgi_build_index(&h->b, window->base_dilation[i] - 1);
    window->pad_low[i] = window->pad_high[i] = 0;
    window->base_dilation[i] = 1;
  }
  cg_type element = cg_type_element(cg_value_type(input));
  return cgi_dynamic_pad(h, op, input, low, high, interior, cgi_to_linalg_zero(&h->b, element));
}

// ---- shape assertions -----------------------------------------------------------------------------------------------------------------------

// "{0}" and its like become the expressions that the host evaluates.
static cg_str cgi_dynamic_message(cgi_to_linalg *h, cg_op op) {
  cg_attr a = cg_op_attr(op, "error_message");
  cg_str text = a ? cg_attr_str(a) : cgi_s("a shape assertion must hold"), size;
  cgi_buf out;
  out.ctx = h->ctx;
  out.text = NULL;
  for (size_t i = 0; i < text.len; ++i) {
    unsigned k = i + 2 < text.len && text.data[i] == '{' && text.data[i + 2] == '}' ? (unsigned)(text.data[i + 1] - '0') + 1 : 0;
    cg_value v = k && k <= 10 && k < cg_op_num_operands(op) ? cgi_to_linalg_size(h, cg_op_operand(op, k), 0) : NULL;
    if (v && cgi_size_text_known(v, cgi_program_symbol, NULL, &size)) {
      cgi_buf_str(&out, size);
      i += 2;
    } else {
      cgi_buf_char(&out, text.data[i]);
    }
  }
  size = cgi_intern(h->ctx, cgi_buf_view(&out));
  cgi_buf_free(&out);
  return size;
}

static bool cgi_dynamic_asserted(cgi_to_linalg *h, cg_op op, cg_value condition, cg_str message, int depth) {
  static const struct {
    const char *direction;
    cg_cmpi_predicate predicate;
  } comparisons[] = {{"EQ", CG_CMPI_EQ}, {"LT", CG_CMPI_SLT}, {"LE", CG_CMPI_SLE}, {"GT", CG_CMPI_SGT}, {"GE", CG_CMPI_SGE}};
  cg_op def = cg_value_op(condition);
  cg_value holds = cgi_to_linalg_size(h, condition, 0);
  int64_t known;
  if (!holds) return cgi_op_unsupported(op, "asserts what is no boolean");
  if (cgi_constant_int(holds, &known)) return known != 0 || cgi_op_error(op, "never holds: %S", message);
  if (cgi_to_linalg_is_data(holds)) return cgi_op_unsupported(op, "[host-control-flow] asserts what depends on data");
  if (def && cg_op_get_kind(def) == CG_STABLEHLO_AND && depth < 64)
    return cgi_dynamic_asserted(h, op, cg_op_operand(def, CG_LHS), message, depth + 1) &&
           cgi_dynamic_asserted(h, op, cg_op_operand(def, CG_RHS), message, depth + 1);
  for (size_t i = 0; def && cg_op_get_kind(def) == CG_STABLEHLO_COMPARE && i < sizeof comparisons / sizeof comparisons[0]; ++i) {
    cg_value a = cgi_to_linalg_size(h, cg_op_operand(def, CG_LHS), 0), b = cgi_to_linalg_size(h, cg_op_operand(def, CG_RHS), 0);
    if (!cgi_str_is(cgi_hlo_keyword(def, "comparison_direction"), comparisons[i].direction) || !a || !b) continue;
    cgi_dynamic_assert(h, comparisons[i].predicate, a, b, message);
    return true;
  }
  cgi_dynamic_assert(h, CG_CMPI_EQ, holds, cgi_build_index(&h->b, 1), message);
  return true;
}

CGI_DEF bool cgi_to_linalg_shape_assertion(cgi_to_linalg *h, cg_op op) {
  if (cg_op_num_operands(op) == 0) return cgi_op_error(op, "needs a condition");
  return cgi_dynamic_asserted(h, op, cg_op_operand(op, 0), cgi_dynamic_message(h, op), 0);
}

CGI_DEF cgi_to_linalg_fn cgi_to_linalg_dynamic_op(cg_op_kind kind) {
  switch (kind) {
  case CG_STABLEHLO_DYNAMIC_IOTA: return cgi_to_linalg_dynamic_iota;
  case CG_STABLEHLO_DYNAMIC_BROADCAST_IN_DIM: return cgi_to_linalg_dynamic_broadcast_in_dim;
  case CG_TENSOR_RESHAPE:
  case CG_STABLEHLO_DYNAMIC_RESHAPE: return cgi_to_linalg_dynamic_reshape;
  case CG_STABLEHLO_REAL_DYNAMIC_SLICE: return cgi_to_linalg_real_dynamic_slice;
  case CG_STABLEHLO_SET_DIMENSION_SIZE: return cgi_to_linalg_set_dimension_size;
  case CG_STABLEHLO_DYNAMIC_PAD: return cgi_to_linalg_dynamic_pad;
  case CG_STABLEHLO_DYNAMIC_CONV: return cgi_to_linalg_convolution;
  default: break;
  }
  cg_op_kind elementwise = cgi_hlo_broadcast_of(kind);
  return elementwise != CG_OP_UNREGISTERED && cgi_to_linalg_is_elementwise(elementwise) ? cgi_to_linalg_chlo_broadcast : NULL;
}
