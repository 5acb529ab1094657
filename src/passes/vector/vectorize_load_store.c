// vectorize-load-store: vector.load and vector.store of 2 or 4 elements at an index that is proved a multiple of their number become loads and stores
// of vector elements: of a second view of the binding, or of a workgroup array of vectors. Others become scalar accesses.
//
//   %i = arith.muli %t, %c4                                        %v = hal.interface.binding.subspan binding(0) : memref<250xvector<4xf32>>
//   %x = vector.load %a[%i] : memref<1000xf32>, vector<4xf32>  →   %x = memref.load %v[%t] : memref<250xvector<4xf32>>
//   %y = vector.load %a[%j] : memref<1000xf32>, vector<4xf32>      %0 = memref.load %a[%j] … vector.insert %3, %2 [3]
//
// A binding starts at a multiple of 64 bytes, or of what its subspan says. An array whose accesses are not all such vectors keeps its scalar elements
// and gets `cg.lanes`: a backend may make it an array of vectors, whose components the scalars are. Elements that the target cannot load as vectors
// are scalars. Two vectors of four 16-bit elements, side by side and read or written together, are one access of 16 bytes, of words. On a CPU all
// stay as they are. Requires: flatten-memrefs. Preserves: the bytes that are touched.
#include "analysis/linear.h"
#include "support/views.h"
#include "target/configuration.h"
#include "passes/pass_table.h"

#define CGI_LOAD_STORE_BINDING_ALIGNMENT 64 // bytes (docs/abi.md)
#define CGI_LOAD_STORE_MAX_LANES 256        // of a vector that is read or written element by element; no kernel has room for longer ones

typedef struct cgi_load_store_access {
  cgi_access a;
  int64_t lanes; // 1: a scalar
  bool aligned;  // a vector at a multiple of its lanes
} cgi_load_store_access;

typedef struct cgi_load_store {
  cg_context *ctx;
  const cg_target *target;
  cgi_linear_builder lb;
  cgi_load_store_access *accesses; // cgi array, in program order
  cgi_hmap views;                  // subspan and lanes to its vector view
} cgi_load_store;

// Whether memory of such elements can hold vectors on the target: what is emulated cannot.
static bool cgi_load_store_element(const cgi_load_store *s, cg_type e, bool binding) {
  uint64_t features = s->target ? s->target->features : ~(uint64_t)0;
  switch (e->kind) {
  case CG_TYPE_F32: return true;
  case CG_TYPE_F16: return (features & (binding ? CG_FEATURE_STORAGE16 : CG_FEATURE_FLOAT16)) != 0;
  case CG_TYPE_BF16: return (features & (binding ? CG_FEATURE_STORAGE16 : CG_FEATURE_INT16)) != 0; // integers in the end
  case CG_TYPE_F64: return (features & CG_FEATURE_FLOAT64) != 0;
  case CG_TYPE_INTEGER:
    switch (e->width) {
    case 8: return (features & (binding ? CG_FEATURE_STORAGE8 : CG_FEATURE_INT8)) != 0;
    case 16: return (features & (binding ? CG_FEATURE_STORAGE16 : CG_FEATURE_INT16)) != 0;
    case 32: return true;
    case 64: return (features & CG_FEATURE_INT64) != 0;
    default: return false;
    }
  default: return false;
  }
}

// The bytes that the start of a buffer's memory is a multiple of.
static int64_t cgi_load_store_alignment(cg_op buffer) {
  cg_attr a = cg_op_attr(buffer, "alignment");
  if (buffer->def->kind != CG_HAL_INTERFACE_BINDING_SUBSPAN) return CGI_LOAD_STORE_BINDING_ALIGNMENT;
  cg_value offset = cgi_operand_named(buffer, "byte_offset");
  int64_t bytes = a && a->kind == CG_ATTR_INT && cg_attr_int(a) > 0 ? cg_attr_int(a) : CGI_LOAD_STORE_BINDING_ALIGNMENT;
  return offset ? cgi_gcd(bytes, cgi_divisor_of(offset)) : bytes;
}

static bool cgi_load_store_is_array(cg_op buffer) { return cg_op_has_trait(buffer, CG_TRAIT_ALLOCATES); }

static bool cgi_load_store_is_aligned(cgi_load_store *s, const cgi_access *a, int64_t lanes) {
  cg_op buffer = a->memref->op;
  cg_type e = a->memref->type->element;
  int64_t stride = 1, offset = 0;
  bool binding = buffer && buffer->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN;
  if (!buffer || a->rank != 1 || (!binding && !cgi_load_store_is_array(buffer)) || (lanes != 2 && lanes != 4) ||
      !cgi_load_store_element(s, e, binding))
    return false;
  if (!cg_type_strides(a->memref->type, &stride, &offset) || stride != 1 || offset) return false;
  if (cgi_load_store_alignment(buffer) % (lanes * (int64_t)cg_storage_bytes(e))) return false;
  cgi_linear x = cgi_linear_of(a->op->operands[a->at + 1].value);
  return cgi_linear_divide(&s->lb, &x, lanes);
}

// A CPU reads and writes as many elements as a vector of it has, at any index.
static bool cgi_load_store_stays(const cgi_load_store *s, const cgi_access *a, int64_t lanes) {
  int64_t stride = 1, offset = 0;
  return cgi_target_iterates(s->target) && a->rank == 1 && lanes <= (int64_t)cgi_most_lanes(s->target) && !(lanes & (lanes - 1)) &&
         cgi_load_store_element(s, a->memref->type->element, true) && cg_type_strides(a->memref->type, &stride, &offset) && stride == 1 && !offset;
}

// Whether the walked vector.load or vector.store is of the form that becomes 1-D accesses.
static bool cgi_load_store_check(cg_op op, void *user) {
  cgi_access a;
  if (op->def->kind != CG_VECTOR_LOAD && op->def->kind != CG_VECTOR_STORE) return true;
  if (!cgi_access_of(op, &a) || a.rank != 1 || cg_type_rank(a.type) != 1)
    return cgi_pass_needs((const cgi_pass *)user, op, "one-dimensional memrefs and vectors: run unroll-vectors and flatten-memrefs first");
  return cg_type_num_elements(a.type) <= CGI_LOAD_STORE_MAX_LANES ||
         cgi_pass_needs((const cgi_pass *)user, op, "vectors of 256 elements at most: run unroll-vectors first");
}

static bool cgi_load_store_collect(cg_op op, void *user) {
  cgi_load_store *s = (cgi_load_store *)user;
  cg_context *ctx = s->ctx;
  cgi_load_store_access x;
  memset(&x, 0, sizeof x);
  if (!cgi_access_of(op, &x.a)) return true;
  bool vector = op->def->kind == CG_VECTOR_LOAD || op->def->kind == CG_VECTOR_STORE;
  x.lanes = vector && x.a.type != x.a.memref->type->element ? cg_type_num_elements(x.a.type) : 1;
  if (x.lanes > 1 && cgi_load_store_stays(s, &x.a, x.lanes)) return true;
  x.aligned = x.lanes > 1 && cgi_load_store_is_aligned(s, &x.a, x.lanes);
  cgi_push(s->accesses, x);
  return true;
}

// The binding as vectors: a second subspan beside the first. Eight elements are four words.
static cg_value cgi_load_store_view(cgi_load_store *s, cg_value memref, int64_t lanes) {
  cg_context *ctx = s->ctx;
  cg_op op = memref->op;
  uint64_t key = cgi_hash_u64((uint64_t)(uintptr_t)memref, (uint64_t)lanes) >> 1, found;
  if (cgi_hmap_get(&s->views, key, &found)) return (cg_value)(uintptr_t)found;
  int64_t size = memref->type->shape[0];
  if (size != CG_DYNAMIC) size /= lanes; // an access of whole vectors stays within whole vectors
  cg_type words = cgi_type_lanes(ctx, 4, cgi_type_i(ctx, 32)), vector = lanes > 4 ? words : cgi_type_lanes(ctx, lanes, memref->type->element);
  cg_type t = cgi_type_memref(ctx, 1, &size, vector, NULL, memref->type->memory_space);
  cgi_builder b = cgi_builder_after(op);
  cg_value operands[2];
  unsigned n = op->num_operands, first, dims = cgi_operand_group(op, "dynamic_dims", &first);
  for (unsigned i = 0; i < n && i < 2; i++) operands[i] = op->operands[i].value;
  if (dims) {
    cg_value by = cgi_build_index(&b, lanes);
    operands[first] = cgi_build_binary(&b, CG_ARITH_DIVUI, operands[first], by);
  }
  cg_op made = cgi_build_like(&b, op, n, operands, t); // segments included
  cgi_hmap_put(&s->views, key, (uint64_t)(uintptr_t)made->results[0]);
  return made->results[0];
}

#ifndef CODEGEN_NO_FAST_PIPELINES
// ---- pairs of halves --------------------------------------------------------------------------------------------------------------------
// Both are vectors of four elements of 16 bits in the same buffer and block, the second one four behind the first, or in front of it: -4.
static int64_t cgi_load_store_distance(const cgi_load_store_access *x, const cgi_load_store_access *y) {
  cgi_linear p = cgi_linear_of(x->a.op->operands[x->a.at + 1].value), q;
  if (y->lanes != 4 || !y->aligned || y->a.memref != x->a.memref || y->a.reads != x->a.reads || y->a.op->block != x->a.op->block) return 0;
  q = cgi_linear_of(y->a.op->operands[y->a.at + 1].value);
  for (unsigned i = 0; i < q.num_terms; i++) {
    unsigned k = 0;
    while (k < p.num_terms && (p.values[k] != q.values[i] || p.coefficients[k] != q.coefficients[i])) k++;
    if (k == p.num_terms) return 0;
  }
  int64_t d = p.num_terms == q.num_terms ? q.constant - p.constant : 0;
  return d == 4 || d == -4 ? d : 0;
}

// Nothing between them touches what they do: where they read, nothing writes it in all of the kernel.
static bool cgi_load_store_apart(const cgi_load_store *s, const cgi_load_store_access *x, const cgi_load_store_access *y) {
  cg_value root = cgi_memory_root(x->a.memref);
  for (size_t i = 0; i < cgi_len(s->accesses) && x->a.reads; i++)
    if (s->accesses[i].a.writes && cgi_may_alias(cgi_memory_root(s->accesses[i].a.memref), root)) return false;
  for (cg_op op = x->a.op->next; op != y->a.op && !x->a.reads; op = op->next) {
    cgi_access a;
    if (op->num_regions || !(cgi_access_of(op, &a) ? !cgi_may_alias(cgi_memory_root(a.memref), root) : (op->def->traits & CG_TRAIT_PURE) != 0))
      return false;
  }
  return true;
}

// Both as one: read where the first stood, or written where the last did.
static bool cgi_load_store_join(cgi_load_store *s, cgi_load_store_access *x, cgi_load_store_access *y, int64_t distance) {
  static const int64_t lanes[] = {0, 1, 2, 3};
  cg_op at = x->a.reads ? x->a.op : y->a.op, low = distance > 0 ? x->a.op : y->a.op, high = distance > 0 ? y->a.op : x->a.op;
  cgi_linear index = cgi_linear_of(at->operands[x->a.at + 1].value);
  if (at == high) index.constant -= 4;
  if (!cgi_linear_divide(&s->lb, &index, 8)) return false;
  cg_value operands[3], words = cgi_load_store_view(s, x->a.memref, 8), both;
  cgi_builder b = cgi_builder_before(at);
  operands[x->a.at] = words;
  operands[x->a.at + 1] = cgi_linear_build(&s->lb, &index, at);
  if (x->a.reads) {
    both = cgi_build_value(&b, CG_MEMREF_LOAD, words->type->element, 2, operands, NULL);
    cg_value first = cgi_build_unary(&b, CG_VECTOR_BITCAST, x->a.type, cgi_build_shuffle(&b, both, both, 2, lanes));
    cg_value second = cgi_build_unary(&b, CG_VECTOR_BITCAST, x->a.type, cgi_build_shuffle(&b, both, both, 2, lanes + 2));
    cgi_op_replace1(low, first);
    cgi_op_replace1(high, second);
  } else {
    cg_type pair = cgi_type_lanes(s->ctx, 2, cgi_type_i(s->ctx, 32));
    cg_value first = cgi_build_unary(&b, CG_VECTOR_BITCAST, pair, low->operands[CG_VECTOR_STORE_VALUE_TO_STORE].value);
    operands[CG_MEMREF_STORE_VALUE] =
        cgi_build_shuffle(&b, first, cgi_build_unary(&b, CG_VECTOR_BITCAST, pair, high->operands[CG_VECTOR_STORE_VALUE_TO_STORE].value), 4, lanes);
    cgi_build_plain(&b, CG_MEMREF_STORE, 3, operands);
    cgi_op_erase(low);
    cgi_op_erase(high);
  }
  x->lanes = y->lanes = 1; // done
  return true;
}

static void cgi_load_store_pairs(cgi_load_store *s) {
  for (size_t i = 0; i < cgi_len(s->accesses); i++) {
    cgi_load_store_access *x = &s->accesses[i];
    cg_op buffer = x->a.memref->op;
    if (x->lanes != 4 || !x->aligned || cgi_load_store_is_array(buffer) || cg_storage_bytes(x->a.type->element) != 2 ||
        !cgi_load_store_element(s, x->a.type->element, false) || cgi_load_store_alignment(buffer) % 16)
      continue;
    for (size_t k = i + 1; k < cgi_len(s->accesses) && x->lanes == 4; k++) {
      int64_t distance = cgi_load_store_distance(x, &s->accesses[k]);
      if (distance && cgi_load_store_apart(s, x, &s->accesses[k])) (void)cgi_load_store_join(s, x, &s->accesses[k], distance);
    }
  }
}
#endif

// The access as a load or store of one vector element of `memref`.
static void cgi_load_store_whole(cgi_load_store *s, const cgi_load_store_access *x, cg_value memref) {
  cg_op op = x->a.op;
  cgi_linear index = cgi_linear_of(op->operands[x->a.at + 1].value);
  cg_value operands[3];
  (void)cgi_linear_divide(&s->lb, &index, x->lanes);
  cgi_builder b = cgi_builder_before(op);
  operands[CG_MEMREF_STORE_VALUE] = op->operands[CG_MEMREF_STORE_VALUE].value;
  operands[x->a.at] = memref;
  operands[x->a.at + 1] = cgi_linear_build(&s->lb, &index, op);
  if (x->a.reads) {
    cgi_op_replace1(op, cgi_build_value(&b, CG_MEMREF_LOAD, x->a.type, 2, operands, NULL));
  } else {
    cgi_build_plain(&b, CG_MEMREF_STORE, 3, operands);
    cgi_op_erase(op);
  }
}

// The access element by element.
static void cgi_load_store_scalars(cgi_load_store *s, const cgi_load_store_access *x) {
  cg_context *ctx = s->ctx;
  cg_op op = x->a.op;
  cg_type e = x->a.memref->type->element;
  cgi_linear index = cgi_linear_of(op->operands[x->a.at + 1].value);
  cgi_builder b = cgi_builder_before(op);
  cg_value vector = x->a.reads ? NULL : op->operands[CG_VECTOR_STORE_VALUE_TO_STORE].value, operands[3];
  if (x->a.reads) {
    cg_attr zero = cgi_attr_number(e, 0);
    vector = cgi_build_constant(&b, cgi_attr_dense_splat(ctx, x->a.type, zero));
  }
  for (int64_t i = 0; i < x->lanes; i++) {
    operands[x->a.at] = x->a.memref;
    operands[x->a.at + 1] = cgi_linear_build(&s->lb, &index, op);
    index.constant++;
    if (x->a.reads) {
      cg_value element = cgi_build_value(&b, CG_MEMREF_LOAD, e, 2, operands, NULL);
      vector = cgi_build_with_lane(&b, element, vector, i);
    } else {
      operands[0] = cgi_build_lane(&b, vector, i);
      cgi_build_plain(&b, CG_MEMREF_STORE, 3, operands);
    }
  }
  if (x->a.reads)
    cgi_op_replace1(op, vector);
  else
    cgi_op_erase(op);
}

// What an array is to hold: the lanes of most of its aligned vectors, 1 for none; *all: it is accessed in no other way.
static int64_t cgi_load_store_array_lanes(const cgi_load_store *s, cg_value array, bool *all) {
  size_t count[5] = {0, 0, 0, 0, 0}, total = 0;
  for (size_t i = 0; i < cgi_len(s->accesses); i++) {
    const cgi_load_store_access *x = &s->accesses[i];
    if (x->a.memref != array) continue;
    total++;
    if (x->aligned) count[x->lanes]++;
  }
  int64_t lanes = count[4] >= count[2] ? 4 : 2;
  size_t uses = 0;
  CGI_FOREACH_USE(u, array) uses++;
  *all = count[lanes] == total && uses == total;
  return count[lanes] ? lanes : 1;
}

static cg_value cgi_load_store_array(cgi_load_store *s, cg_value array, int64_t lanes) {
  cg_context *ctx = s->ctx;
  cg_op op = array->op;
  int64_t size = (array->type->shape[0] + lanes - 1) / lanes;
  cg_type t = cgi_type_memref(ctx, 1, &size, cgi_type_lanes(ctx, lanes, array->type->element), NULL, array->type->memory_space);
  cgi_builder b = cgi_builder_before(op);
  cg_op made = cgi_build_like(&b, op, 0, NULL, t);
  return made->results[0];
}

static void cgi_load_store_arrays(cgi_load_store *s, cg_op func, cg_op_kind kind) {
  cg_context *ctx = s->ctx;
  cg_op *arrays = cgi_collect(func, kind);
  for (size_t k = 0; k < cgi_len(arrays); k++) {
    cg_value array = arrays[k]->results[0], wide = NULL;
    bool all, fixed = array->type->rank == 1 && cg_type_has_static_shape(array->type) && !array->type->layout;
    int64_t lanes = fixed ? cgi_load_store_array_lanes(s, array, &all) : 1;
    if (lanes > 1 && all) wide = cgi_load_store_array(s, array, lanes);
    if (lanes > 1 && !all) cgi_op_set_attr(arrays[k], "cg.lanes", cgi_attr_i64(ctx, lanes));
    for (size_t i = 0; i < cgi_len(s->accesses); i++) {
      const cgi_load_store_access *x = &s->accesses[i];
      if (x->a.memref != array || x->lanes == 1) continue;
      if (wide)
        cgi_load_store_whole(s, x, wide);
      else if (!x->aligned || x->lanes != lanes)
        cgi_load_store_scalars(s, x);
    }
    if (wide) cgi_op_erase(arrays[k]);
  }
}

static void cgi_load_store_function(cgi_load_store *s, cg_op func) {
  cgi_walk_post(func, cgi_load_store_collect, s);
#ifndef CODEGEN_NO_FAST_PIPELINES
  cgi_load_store_pairs(s);
#endif
  for (size_t i = 0; i < cgi_len(s->accesses); i++) {
    const cgi_load_store_access *x = &s->accesses[i];
    if (x->lanes == 1 || (x->a.memref->op && cgi_load_store_is_array(x->a.memref->op))) continue;
    if (x->aligned)
      cgi_load_store_whole(s, x, cgi_load_store_view(s, x->a.memref, x->lanes));
    else
      cgi_load_store_scalars(s, x);
  }
  cgi_load_store_arrays(s, func, CG_MEMREF_ALLOC);
  cgi_load_store_arrays(s, func, CG_MEMREF_ALLOCA);
}

CGI_DEF bool cgi_pass_vectorize_load_store(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  if (!cgi_walk_pre(pass->func, cgi_load_store_check, pass)) return false;
  cgi_load_store s;
  memset(&s, 0, sizeof s);
  s.ctx = s.views.ctx = s.lb.ctx = s.lb.made.ctx = ctx;
  s.target = cgi_target_of(pass->func);
  cgi_load_store_function(&s, pass->func);
  cgi_erase_dead_views(pass->func, true);
  return true;
}

#undef CGI_LOAD_STORE_BINDING_ALIGNMENT
#undef CGI_LOAD_STORE_MAX_LANES
