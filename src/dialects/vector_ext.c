// IREE's iree_vector_ext: nested layouts as attributes, verifier, folds and patterns.
#include "dialects/vector_ext.h"
#include "dialects/dialects.h"
#include "dialects/linalg.h"
#include "layout/layout.h"

#ifndef CODEGEN_NO_FAST_PIPELINES
// ---- #iree_vector_ext.nested_layout ----------------------------------------------------------------------------------------------------------
static const char *const cgi_layout_lists[7] = {"subgroup_tile", "batch_tile",       "outer_tile",    "thread_tile",
                                                "element_tile",  "subgroup_strides", "thread_strides"};

CGI_DEF bool cgi_attr_is_nested_layout(cg_attr a) {
  return cg_attr_get_kind(a) == CG_ATTR_DIALECT && cgi_str_is(cg_attr_str(a), "iree_vector_ext.nested_layout");
}

static bool cgi_layout_wrong(cgi_layout_fault *fault, const char *list, const char *what) {
  fault->what = what;
  fault->list = list;
  return false;
}

CGI_DEF bool cgi_nested_layout_of(cg_attr a, cg_nested_layout *l, cgi_layout_fault *fault) {
  memset(fault, 0, sizeof *fault);
  memset(l, 0, sizeof *l);
  if (!cgi_attr_is_nested_layout(a)) return cgi_layout_wrong(fault, NULL, CGI_SAYS("is no #iree_vector_ext.nested_layout"));
  if (cg_attr_len(a) != 7) return cgi_layout_wrong(fault, NULL, CGI_SAYS("does not have seven lists"));
  for (unsigned i = 0; i < 7; i++) {
    const char *name = cgi_layout_lists[i];
    cg_attr list = cg_attr_get(a, name);
    if (!list || !cg_attr_is_int_list(list)) return cgi_layout_wrong(fault, name, CGI_SAYS("is no list of integers"));
    size_t n = cg_attr_int_list_len(list);
    if (n > CG_NESTED_LAYOUT_RANK) return cgi_layout_wrong(fault, name, CGI_SAYS("has more than eight dimensions"));
    if (i && n != l->rank) return cgi_layout_wrong(fault, name, CGI_SAYS("has another length than subgroup_tile"));
    l->rank = (unsigned)n;
    for (size_t k = 0; k < n; k++) {
      if (cg_attr_get_kind(list) == CG_ATTR_ARRAY && cg_attr_get_kind(cg_attr_at(list, k)) != CG_ATTR_INT)
        return cgi_layout_wrong(fault, name, CGI_SAYS("is no list of integers"));
      cgi_nested_list(l, i)[k] = cg_attr_int_list_at(list, k);
    }
  }
  fault->reason = cg_nested_layout_verify(l, NULL, 0, &fault->dim);
  return fault->reason == CG_LAYOUT_OK;
}

CGI_DEF cg_attr cgi_attr_nested_layout(cg_context *ctx, const cg_nested_layout *layout) {
  cg_nested_layout l = *layout;
  cg_named_attr params[7];
  cg_nested_layout_normalize(&l);
  for (unsigned i = 0; i < 7; i++) cgi_name_attr(&params[i], ctx, cgi_layout_lists[i], cgi_attr_ints(ctx, l.rank, cgi_nested_list(&l, i)));
  return cgi_attr_dialect(ctx, cgi_intern(ctx, cgi_s("iree_vector_ext.nested_layout")), cgi_s(""), 7, params);
}

// ---- verifier --------------------------------------------------------------------------------------------------------------------------------
static char cgi_vector_ext_lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

// Takes a word of `s`, up to the next '_'.
static bool cgi_vector_ext_word(cg_str *s, cg_str *word) {
  if (!s->len) return false;
  word->data = s->data;
  for (word->len = 0; word->len < s->len && s->data[word->len] != '_';) word->len++;
  size_t skip = word->len + (word->len < s->len);
  s->data += skip;
  s->len -= skip;
  return word->len > 0;
}

// 16x16x16: what an intrinsic multiplies; 4x4x4x16B: sixteen blocks of it.
static bool cgi_vector_ext_is_shape(cg_str s) {
  unsigned sizes = 0;
  for (size_t i = 0; i < s.len; sizes++) {
    size_t first = i;
    while (i < s.len && s.data[i] >= '0' && s.data[i] <= '9') i++;
    if (i == first || s.data[first] == '0') return false;
    if (i < s.len && s.data[i] == 'B' && sizes == 3 && i + 1 == s.len) return true;
    if (i < s.len && (s.data[i++] != 'x' || i == s.len)) return false;
  }
  return sizes == 3;
}

static bool cgi_vector_ext_is_type(cg_str word, cg_type t) { // F16 is f16; XF32, whose operands are rounded, f32
  cgi_buf b;
  b.ctx = t->ctx;
  b.text = NULL;
  cgi_print_type(&b, t);
  cg_str name = cgi_buf_view(&b);
  if (word.len > 1 && word.data[0] == 'X') word.data++, word.len--;
  bool same = word.len == name.len;
  for (size_t i = 0; same && i < name.len; i++) same = cgi_vector_ext_lower(word.data[i]) == cgi_vector_ext_lower(name.data[i]);
  cgi_buf_free(&b);
  return same;
}

// #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, or another of its layouts, by the names that IREE gives to intrinsics: what it is of, the type of the
// result, the sizes, the types of the operands. The value is an operand or the result of one.
static bool cgi_vector_ext_verify_mma(cg_op op, cg_type element) {
  cg_attr a = cg_op_attr(op, "mma_kind");
  if (!a) return true;
  cg_str name = cg_attr_get_kind(a) == CG_ATTR_DIALECT ? cg_attr_str(a) : cgi_s(""), end = cgi_s("mma_layout"), word, last = cgi_s("");
  bool found = false, fits = false;
  if (!cgi_starts_with(name, "iree_gpu.") || name.len < end.len || memcmp(name.data + name.len - end.len, end.data, end.len) != 0)
    return cgi_op_error(op, "attribute 'mma_kind' must be an #iree_gpu.mma_layout, but got %a", a);
  cg_attr intrinsic = cg_attr_get(a, "intrinsic");
  if (!intrinsic && cg_attr_len(a) && !cg_attr_name_at(a, 0).len) intrinsic = cg_attr_at(a, 0);
  cg_str rest = intrinsic ? cgi_attr_word(intrinsic) : cgi_s("");
  if (intrinsic && !rest.len) rest = cg_attr_str(intrinsic);
  for (size_t i = 0; i < cg_attr_len(a); i++) // of operands that the name leaves open
    fits = fits || (cg_attr_get_kind(cg_attr_at(a, i)) == CG_ATTR_TYPE && cg_attr_type(cg_attr_at(a, i)) == element);
  while (cgi_vector_ext_word(&rest, &word)) {
    if (!found && cgi_vector_ext_is_shape(word)) {
      found = last.len > 0;
      fits = fits || cgi_vector_ext_is_type(last, element);
    } else if (found) {
      fits = fits || cgi_vector_ext_is_type(word, element);
    }
    last = word;
  }
  if (!found || cgi_vector_ext_is_shape(last)) return cgi_op_error(op, "attribute 'mma_kind' names no matrix instruction: %a", a);
  return fits || cgi_op_error(op, "has the mma_kind %a, which neither takes nor gives %t", a, element);
}

// A vector has the layout's shape; a tensor or memref may be smaller, the rest is masked.
static bool cgi_vector_ext_verify_layout(cg_op op) {
  cg_attr a = cg_op_attr(op, "layout");
  cg_type t = cg_value_type(cg_op_operand(op, CG_IREE_VECTOR_EXT_TO_LAYOUT_INPUT));
  cg_attr through = cg_op_attr(op, "shared_memory_conversion");
  cg_nested_layout l;
  cgi_layout_fault fault;
  if (through && cg_attr_get_kind(through) != CG_ATTR_UNIT)
    return cgi_op_error(op, "attribute 'shared_memory_conversion' must be a unit attribute, but got %a", through);
  if (!cg_type_is_shaped(t)) return cgi_op_error(op, "operand must be a vector, tensor or memref, but got %t", t);
  if (!cgi_nested_layout_of(a, &l, &fault)) {
    if (fault.reason) return cgi_op_error(op, "has the layout %a, dimension %u: %s", a, fault.dim, cg_layout_reason_text(fault.reason));
    if (fault.list) return cgi_op_error(op, "has the layout %a, in which %s %p", a, fault.list, fault.what);
    return cgi_op_error(op, "has the layout %a, which %p", a, fault.what);
  }
  unsigned rank = cg_type_rank(t);
  if (l.rank != rank) return cgi_op_error(op, "has a layout of %u dimensions on %t", l.rank, t);
  int64_t shape[CG_NESTED_LAYOUT_RANK];
  cg_nested_layout_shape(&l, CG_LAYOUT_UNDISTRIBUTED, shape);
  for (unsigned i = 0; i < rank; i++) {
    int64_t size = cg_type_dim(t, i);
    if (size == shape[i] || (cg_type_get_kind(t) != CG_TYPE_VECTOR && (size == CG_DYNAMIC || size < shape[i]))) continue;
    return cgi_op_error(op, "has a layout of %l elements along dimension %u of %t", shape[i], i, t);
  }
  return cgi_vector_ext_verify_mma(op, cg_type_element(t));
}

// Results of an indexing map that are dims of the vector: the shape of what it indexes.
static bool cgi_gather_verify_part(cg_op op, cg_value part, cg_map map, const char *what) {
  cg_type t = cg_value_type(part), vector = cg_value_type(cg_op_result(op, 0));
  bool is_vector = cg_type_get_kind(t) == CG_TYPE_VECTOR;
  for (unsigned i = 0; i < cg_map_num_results(map); i++)
    if (cg_expr_get_kind(cg_map_result(map, i)) != CG_EXPR_DIM)
      return cgi_op_error(op, "expected the indexing map of %s to only have dims, but got %a", what, cgi_attr_of_map(op->ctx, map));
  bool same = cg_map_num_results(map) == (is_vector ? cg_type_rank(t) : 0);
  for (unsigned i = 0; same && is_vector && i < cg_type_rank(t); i++)
    same = cg_type_dim(t, i) == cg_type_dim(vector, (unsigned)cg_expr_value(cg_map_result(map, i)));
  return same || cgi_op_error(op, "mismatched vector shape for %s: %t does not have the sizes that %a takes from %t", what, t,
                              cgi_attr_of_map(op->ctx, map), vector);
}

static bool cgi_vector_ext_verify_gather(cg_op op) {
  cg_value base = cg_op_operand(op, CG_IREE_VECTOR_EXT_TRANSFER_GATHER_BASE), padding = cgi_operand_named(op, "padding"),
           mask = cgi_operand_named(op, "mask");
  cg_type t = cg_value_type(base), vector = cg_value_type(cg_op_result(op, 0)), index = cgi_type_index(op->ctx);
  cg_attr maps = cg_op_attr(op, "indexing_maps");
  unsigned first, n = cgi_operand_group(op, "index_vecs", &first), num_maps = 1 + n + (mask ? 1 : 0);
  cg_type_kind kind = cg_type_get_kind(t);
  if (kind != CG_TYPE_MEMREF && kind != CG_TYPE_TENSOR) return cgi_op_error(op, "base must be a memref or tensor, but got %t", t);
  if (cg_type_get_kind(vector) != CG_TYPE_VECTOR) return cgi_op_error(op, "requires a vector, but got %t", vector);
  if (cg_type_element(t) != cg_type_element(vector)) return cgi_op_error(op, "requires one element type, but got %t and %t", t, vector);
  if (!cgi_check_indices(op, "offsets", t)) return false;
  if (cg_value_type(padding) != cg_type_element(t))
    return cgi_op_error(op, "requires padding of the element type of %t, but got %t", t, cg_value_type(padding));
  if (mask && cgi_elem(mask) != cgi_type_i(op->ctx, 1)) return cgi_op_error(op, "requires a mask of i1, but got %t", cg_value_type(mask));
  if (cg_attr_get_kind(maps) != CG_ATTR_ARRAY || cg_attr_len(maps) != num_maps)
    return cgi_op_error(op, "expected %u indexing maps, but got %a", num_maps, maps);
  for (unsigned i = 0; i < num_maps; i++) {
    cg_attr a = cg_attr_at(maps, i);
    cg_map map = cg_attr_get_kind(a) == CG_ATTR_MAP ? cg_attr_map(a) : NULL;
    if (!map || cg_map_num_dims(map) != cg_type_rank(vector) || cg_map_num_symbols(map) != n)
      return cgi_op_error(op, "expected indexing map #%u to have the %u dims of %t and a symbol for each of %u index vectors, but got %a", i,
                          cg_type_rank(vector), vector, n, a);
    if (i == 0) {
      bool ok = cg_map_num_results(map) == cg_type_rank(t);
      for (unsigned r = 0; ok && r < cg_map_num_results(map); r++) {
        cg_expr e = cg_map_result(map, r);
        ok = cg_expr_get_kind(e) == CG_EXPR_DIM || cg_expr_get_kind(e) == CG_EXPR_SYMBOL ||
             (cg_expr_get_kind(e) == CG_EXPR_CONST && cg_expr_value(e) == 0);
      }
      if (!ok) return cgi_op_error(op, "expected a dim, a symbol or 0 for each of the %u dims of %t, but got %a", cg_type_rank(t), t, a);
    } else if (i <= n) {
      cg_value v = cg_op_operand(op, first + i - 1);
      if (cgi_elem(v) != index || (cg_type_is_shaped(cg_value_type(v)) && cg_type_get_kind(cg_value_type(v)) != CG_TYPE_VECTOR))
        return cgi_op_error(op, "index vector #%u must be of index, but got %t", i - 1, cg_value_type(v));
      if (!cgi_gather_verify_part(op, v, map, "an index vector")) return false;
    } else if (!cgi_gather_verify_part(op, mask, map, "the mask")) {
      return false;
    }
  }
  return true;
}

static bool cgi_vector_ext_verify_cast(cg_op op) {
  cg_type in = cg_value_type(cg_op_operand(op, CG_IREE_VECTOR_EXT_TO_SIMD_INPUT)), out = cg_value_type(cg_op_result(op, 0));
  if (cg_type_get_kind(in) != CG_TYPE_VECTOR || cg_type_get_kind(out) != CG_TYPE_VECTOR)
    return cgi_op_error(op, "expected two vectors, but got %t and %t", in, out);
  return cg_type_element(in) == cg_type_element(out) || cgi_op_error(op, "%t and %t have different element types", in, out);
}

static bool cgi_vector_ext_verify(cg_op op) {
  switch (cg_op_get_kind(op)) {
  case CG_IREE_VECTOR_EXT_TO_LAYOUT:
    if (cg_value_type(cg_op_operand(op, CG_IREE_VECTOR_EXT_TO_LAYOUT_INPUT)) != cg_value_type(cg_op_result(op, 0)))
      return cgi_op_error(op, "operand is %t, but its result is %t", cg_value_type(cg_op_operand(op, CG_IREE_VECTOR_EXT_TO_LAYOUT_INPUT)),
                          cg_value_type(cg_op_result(op, 0)));
    return cgi_vector_ext_verify_layout(op);
  case CG_IREE_VECTOR_EXT_TO_SIMD:
  case CG_IREE_VECTOR_EXT_TO_SIMT: return cgi_vector_ext_verify_cast(op);
  case CG_IREE_VECTOR_EXT_TRANSFER_GATHER: return cgi_vector_ext_verify_gather(op);
  default: return true;
  }
}

// ---- folds -------------------------------------------------------------------------------------------------------------------------------------
static bool cgi_vector_ext_fold(cg_op op, const cg_attr *constants, cgi_fold *results) {
  cg_op_kind kind = cg_op_get_kind(op);
  cg_op def = cg_op_num_operands(op) ? cg_value_op(cg_op_operand(op, CG_IREE_VECTOR_EXT_TO_LAYOUT_INPUT)) : NULL;
  (void)constants;
  if (!def) return false;
  if (kind == CG_IREE_VECTOR_EXT_TO_LAYOUT) { // it has that layout
    bool same = cg_op_get_kind(def) == kind && cg_op_attr(op, "layout") == cg_op_attr(def, "layout") &&
                cg_op_attr(op, "mma_kind") == cg_op_attr(def, "mma_kind") && !cg_op_attr(op, "shared_memory_conversion");
    return same && cgi_fold_to(&results[0], cg_op_operand(op, CG_IREE_VECTOR_EXT_TO_LAYOUT_INPUT));
  }
  if (kind != CG_IREE_VECTOR_EXT_TO_SIMD && kind != CG_IREE_VECTOR_EXT_TO_SIMT) return false;
  cg_op_kind other = kind == CG_IREE_VECTOR_EXT_TO_SIMD ? CG_IREE_VECTOR_EXT_TO_SIMT : CG_IREE_VECTOR_EXT_TO_SIMD;
  return cg_op_get_kind(def) == other && cg_value_type(cg_op_operand(def, CG_IREE_VECTOR_EXT_TO_SIMD_INPUT)) == cg_value_type(cg_op_result(op, 0)) &&
         cgi_fold_to(&results[0], cg_op_operand(def, CG_IREE_VECTOR_EXT_TO_SIMD_INPUT));
}

// ---- patterns of transfer_gather -----------------------------------------------------------------------------------------------------------------
#define CGI_GATHER_RANK 32 // of the base, and of the vector

typedef struct cgi_gather {
  cg_value base, padding, mask, offsets[CGI_GATHER_RANK], vecs[CGI_GATHER_RANK];
  cg_map maps[CGI_GATHER_RANK + 2]; // as the attribute has them
  unsigned num_offsets, num_vecs;
} cgi_gather;

static bool cgi_gather_of(cg_op op, cgi_gather *g) {
  unsigned first;
  g->base = cg_op_operand(op, CG_IREE_VECTOR_EXT_TRANSFER_GATHER_BASE);
  g->padding = cgi_operand_named(op, "padding");
  g->mask = cgi_operand_named(op, "mask");
  g->num_vecs = cgi_operand_group(op, "index_vecs", &first);
  if (g->num_vecs > CGI_GATHER_RANK || cg_type_rank(cg_value_type(cg_op_result(op, 0))) > CGI_GATHER_RANK) return false;
  for (unsigned i = 0; i < g->num_vecs; i++) g->vecs[i] = cg_op_operand(op, first + i);
  g->num_offsets = cgi_operand_group(op, "offsets", &first);
  if (g->num_offsets > CGI_GATHER_RANK) return false;
  for (unsigned i = 0; i < g->num_offsets; i++) g->offsets[i] = cg_op_operand(op, first + i);
  for (unsigned i = 0; i < g->num_vecs + 1 + (g->mask ? 1 : 0); i++) g->maps[i] = cg_attr_map(cg_attr_at(cg_op_attr(op, "indexing_maps"), i));
  return true;
}

static void cgi_gather_set(cg_op op, const cgi_gather *g) {
  cg_value values[2 * CGI_GATHER_RANK + 3];
  cg_attr maps[CGI_GATHER_RANK + 2];
  unsigned n = 0, num_maps = 1 + g->num_vecs + (g->mask ? 1 : 0);
  values[n++] = g->base;
  for (unsigned i = 0; i < g->num_offsets; i++) values[n++] = g->offsets[i];
  for (unsigned i = 0; i < g->num_vecs; i++) values[n++] = g->vecs[i];
  values[n++] = g->padding;
  if (g->mask) values[n++] = g->mask;
  const int32_t segments[5] = {1, (int32_t)g->num_offsets, (int32_t)g->num_vecs, 1, g->mask ? 1 : 0};
  for (unsigned i = 0; i < num_maps; i++) maps[i] = cgi_attr_of_map(op->ctx, g->maps[i]);
  cgi_op_set_operands(op, n, values);
  cgi_op_set_segments(op, 5, segments);
  cgi_op_set_array(op, "indexing_maps", num_maps, maps);
}

// Index vector v goes; its symbol becomes `e` in the map of the base.
static void cgi_gather_drop(cg_op op, cgi_gather *g, unsigned v, cg_expr e) {
  cg_context *ctx = op->ctx;
  cg_expr symbols[CGI_GATHER_RANK], results[CGI_GATHER_RANK];
  unsigned num_maps = 1 + g->num_vecs + (g->mask ? 1 : 0);
  for (unsigned i = 0; i < g->num_vecs; i++) symbols[i] = i == v ? e : cgi_expr_symbol(ctx, i - (i > v));
  for (unsigned m = 0, to = 0; m < num_maps; m++) {
    if (m == v + 1) continue;
    cg_map map = g->maps[m];
    for (unsigned i = 0; i < cg_map_num_results(map); i++) results[i] = cgi_expr_replace(ctx, cg_map_result(map, i), NULL, 0, symbols, g->num_vecs);
    g->maps[to++] = cgi_map_make(ctx, cg_map_num_dims(map), g->num_vecs - 1, cg_map_num_results(map), results);
  }
  for (unsigned i = v + 1; i < g->num_vecs; i++) g->vecs[i - 1] = g->vecs[i];
  g->num_vecs--;
  cgi_gather_set(op, g);
}

// The one index that an index vector has everywhere; NULL: there may be several.
static cg_value cgi_gather_uniform(cgi_builder *b, cg_value v) {
  cg_type t = cg_value_type(v);
  cg_op def = cg_value_op(v);
  cg_attr c, scalar;
  if (!cg_type_is_shaped(t)) return v;
  if (def && (cg_op_get_kind(def) == CG_VECTOR_BROADCAST || cg_op_get_kind(def) == CG_VECTOR_SPLAT) &&
      !cg_type_is_shaped(cg_value_type(cg_op_operand(def, CG_VECTOR_BROADCAST_SOURCE))))
    return cg_op_operand(def, CG_VECTOR_BROADCAST_SOURCE);
  c = cgi_constant_of(v);
  if (c && cgi_attr_scalar_of(c, &scalar)) return cgi_build_constant(b, scalar);
  if (cg_type_rank(t)) return NULL;
  cg_type index = cg_type_element(t);
  return cgi_build_with(b, CG_VECTOR_EXTRACT, index, 1, &v, "static_position", cgi_attr_i64_array(b->ctx, 0, NULL));
}

// An index vector that is a broadcast or transposed one is that one, by another map.
static bool cgi_gather_through(cg_op op, cgi_gather *g, unsigned v) {
  cg_op def = cg_value_op(g->vecs[v]);
  cg_map map = g->maps[1 + v];
  cg_expr results[CGI_GATHER_RANK];
  if (!def || (cg_op_get_kind(def) != CG_VECTOR_BROADCAST && cg_op_get_kind(def) != CG_VECTOR_TRANSPOSE)) return false;
  cg_value source = cg_op_operand(def, CG_VECTOR_BROADCAST_SOURCE);
  cg_type from = cg_value_type(source), to = cg_value_type(g->vecs[v]);
  if (!cg_type_is_shaped(from) || cg_type_rank(to) > CGI_GATHER_RANK) return false;
  unsigned lead = cg_type_rank(to) - cg_type_rank(from);
  for (unsigned i = 0; i < cg_type_rank(from); i++) {
    if (cg_op_get_kind(def) == CG_VECTOR_TRANSPOSE)
      results[cg_attr_int_list_at(cg_op_attr(def, "permutation"), i)] = cg_map_result(map, i);
    else if (cg_type_dim(from, i) == cg_type_dim(to, lead + i))
      results[i] = cg_map_result(map, lead + i);
    else
      return false; // stretched
  }
  g->vecs[v] = source;
  g->maps[1 + v] = cgi_map_make(op->ctx, cg_map_num_dims(map), g->num_vecs, cg_type_rank(from), results);
  cgi_gather_set(op, g);
  return true;
}

// Whether an index vector is from, from + 1, …
static bool cgi_gather_counts(cg_value v, int64_t *from) {
  cg_type t = cg_value_type(v);
  cg_attr c = cgi_constant_of(v);
  if (!cg_type_is_shaped(t) || cg_type_rank(t) != 1) return false;
  *from = 0;
  if (cgi_def_op(v, CG_VECTOR_STEP)) return true;
  if (!c || !cg_attr_is_int_list(c)) return false;
  size_t n = cg_attr_int_list_len(c);
  *from = cg_attr_int_list_at(c, 0);
  for (size_t i = 1; i < n; i++)
    if ((uint64_t)cg_attr_int_list_at(c, i) != (uint64_t)*from + i) return false;
  return n > 1;
}

static bool cgi_gather_uses(const cgi_gather *g, unsigned dim, unsigned v) {
  cg_expr e = cg_map_result(g->maps[0], dim);
  return cg_expr_get_kind(e) == CG_EXPR_SYMBOL && cg_expr_value(e) == (int64_t)v;
}

static bool cgi_gather_index_vecs(cgi_builder *b, cg_op op, void *user) {
  cgi_gather g;
  (void)user;
  if (!cgi_gather_of(op, &g)) return false;
  for (unsigned v = 0; v < g.num_vecs; v++) {
    bool used = false;
    for (unsigned d = 0; d < g.num_offsets; d++) used = used || cgi_gather_uses(&g, d, v);
    if (!used) {
      cgi_gather_drop(op, &g, v, cgi_expr_const(b->ctx, 0));
      return true;
    }
    int64_t from = 0;
    bool counts = cgi_gather_counts(g.vecs[v], &from);
    cg_value index = !counts ? cgi_gather_uniform(b, g.vecs[v]) : from ? cgi_build_index(b, from) : NULL;
    for (unsigned d = 0; d < g.num_offsets && index; d++)
      if (cgi_gather_uses(&g, d, v)) g.offsets[d] = cgi_build_binary(b, CG_ARITH_ADDI, g.offsets[d], index);
    if (index || counts) {
      cgi_gather_drop(op, &g, v, counts ? cg_map_result(g.maps[1 + v], 0) : cgi_expr_const(b->ctx, 0));
      return true;
    }
    if (cgi_gather_through(op, &g, v)) return true;
  }
  return false;
}

// A mask that is on everywhere masks nothing; where it is off everywhere, nothing is read.
static bool cgi_gather_mask(cgi_builder *b, cg_op op, void *user) {
  cgi_gather g;
  (void)user;
  if (!cgi_gather_of(op, &g) || !g.mask) return false;
  cg_op def = cg_value_op(g.mask);
  cg_type t = cg_value_type(g.mask);
  cg_attr c = cgi_constant_of(g.mask), sizes = def && cg_op_get_kind(def) == CG_VECTOR_CONSTANT_MASK ? cg_op_attr(def, "mask_dim_sizes") : NULL;
  bool on = c && cgi_attr_is_scalar_int(c, -1), off = c && cgi_attr_is_scalar_int(c, 0);
  if (sizes && cg_attr_int_list_len(sizes) == cg_type_rank(t)) {
    on = true;
    for (unsigned i = 0; i < cg_type_rank(t); i++) {
      on = on && cg_attr_int_list_at(sizes, i) >= cg_type_dim(t, i);
      off = off || cg_attr_int_list_at(sizes, i) == 0;
    }
  }
  if (off) {
    cgi_op_replace1(op, cgi_build_unary(b, CG_VECTOR_BROADCAST, cg_value_type(cg_op_result(op, 0)), g.padding));
    return true;
  }
  if (!on) return false;
  g.mask = NULL;
  cgi_gather_set(op, &g);
  return true;
}

// Without index vectors it is a transfer_read, in bounds, where no dim of the vector runs along two of the base.
static bool cgi_gather_to_read(cgi_builder *b, cg_op op, void *user) {
  cg_context *ctx = b->ctx;
  cgi_gather g;
  cg_expr results[CGI_GATHER_RANK], dims[CGI_GATHER_RANK];
  cg_attr bounds[CGI_GATHER_RANK];
  cg_value values[CGI_GATHER_RANK + 3];
  cg_type vector = cg_value_type(cg_op_result(op, 0));
  unsigned n = 0, spanned = 0, rank = cg_type_rank(vector);
  (void)user;
  if (!cgi_gather_of(op, &g) || g.num_vecs) return false;
  for (unsigned k = 0; k < rank; k++) {
    results[k] = cgi_expr_const(ctx, 0);
    bounds[k] = cgi_attr_bool(ctx, true);
  }
  for (unsigned d = 0; d < g.num_offsets; d++) {
    cg_expr e = cg_map_result(g.maps[0], d);
    if (cg_expr_get_kind(e) != CG_EXPR_DIM) continue;
    if (cg_expr_get_kind(results[cg_expr_value(e)]) == CG_EXPR_DIM) return false;
    results[cg_expr_value(e)] = cgi_expr_dim(ctx, d);
    dims[spanned++] = e;
  }
  if (g.mask && g.maps[1] != cgi_map_make(ctx, rank, 0, spanned, dims)) return false; // a read's mask has the dims of the base, in its order
  values[n++] = g.base;
  for (unsigned i = 0; i < g.num_offsets; i++) values[n++] = g.offsets[i];
  values[n++] = g.padding;
  if (g.mask) values[n++] = g.mask;
  cg_named_attr attrs[2];
  cgi_name_attr(&attrs[0], ctx, "permutation_map", cgi_attr_of_map(ctx, cgi_map_make(ctx, g.num_offsets, 0, rank, results)));
  cgi_name_attr(&attrs[1], ctx, "in_bounds", cgi_attr_array(ctx, rank, bounds));
  cg_op read = cgi_build(b, CG_VECTOR_TRANSFER_READ, n, values, 1, &vector, 2, attrs, 0);
  const int32_t segments[4] = {1, (int32_t)g.num_offsets, 1, g.mask ? 1 : 0};
  cgi_op_set_segments(read, 4, segments);
  cgi_op_replace1(op, cg_op_result(read, 0));
  return true;
}

CGI_DEF const cgi_dialect *cgi_dialect_vector_ext(void) {
  static const cgi_pattern patterns[] = {
      {CG_IREE_VECTOR_EXT_TRANSFER_GATHER, cgi_gather_index_vecs},
      {CG_IREE_VECTOR_EXT_TRANSFER_GATHER, cgi_gather_mask},
      {CG_IREE_VECTOR_EXT_TRANSFER_GATHER, cgi_gather_to_read},
  };
  static const cgi_dialect dialect = {"iree_vector_ext", CGI_VERIFIER(cgi_vector_ext_verify), cgi_vector_ext_fold, patterns,
                                      sizeof patterns / sizeof patterns[0]};
  return &dialect;
}
#else // no pass reads layouts
static bool cgi_vector_ext_verify(cg_op op) {
  return cg_op_get_kind(op) != CG_IREE_VECTOR_EXT_TRANSFER_GATHER ||
         cgi_op_unsupported(op, "[left-out] is lowered by passes that are left out of this build by CODEGEN_NO_FAST_PIPELINES");
}

CGI_DEF const cgi_dialect *cgi_dialect_vector_ext(void) {
  static const cgi_dialect dialect = {"iree_vector_ext", CGI_VERIFIER(cgi_vector_ext_verify), NULL, NULL, 0};
  return &dialect;
}
#endif
