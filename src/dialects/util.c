// util and the dialects that share its table: verification.
#include "dialects/dialects.h"
#include "dialects/linalg.h"

static bool cgi_util_verify_global(cg_op op, const char *value_name) {
  cg_attr type = cg_op_attr(op, "type"), value = cg_op_attr(op, value_name);
  if (cg_attr_get_kind(type) != CG_ATTR_TYPE) return cgi_op_error(op, "attribute 'type' must be a type");
  if (value && cg_attr_type(value) && cg_attr_type(value) != cg_attr_type(type))
    return cgi_op_error(op, "initial value has type %t, but the global is %t", cg_attr_type(value), cg_attr_type(type));
  return true;
}

// A load or store of a global that is in reach must agree with it.
static bool cgi_util_verify_access(cg_op op, cg_type t) {
  cg_attr symbol = cg_op_attr(op, "global"), type;
  cg_op global;
  if (cg_attr_get_kind(symbol) != CG_ATTR_SYMBOL) return cgi_op_error(op, "attribute 'global' must be a symbol");
  global = cgi_symbol_resolve(op, symbol);
  if (!global) return cgi_op_error(op, "refers to %a, which is not defined", symbol);
  type = cg_op_attr(global, "type");
  if (!type || cg_attr_get_kind(type) != CG_ATTR_TYPE) return cgi_op_error(op, "refers to %a, which is no global", symbol);
  if (cg_attr_type(type) != t) return cgi_op_error(op, "has type %t, but global %a is %t", t, symbol, cg_attr_type(type));
  return true;
}

static bool cgi_util_verify_same(cg_op op) {
  unsigned i;
  if (cg_op_num_operands(op) != cg_op_num_results(op))
    return cgi_op_error(op, "has %u results for %u operands", cg_op_num_results(op), cg_op_num_operands(op));
  for (i = 0; i < cg_op_num_operands(op); i++)
    if (cg_value_type(cg_op_operand(op, i)) != cg_value_type(cg_op_result(op, i)))
      return cgi_op_error(op, "operand %u is %t, but its result is %t", i, cg_value_type(cg_op_operand(op, i)), cg_value_type(cg_op_result(op, i)));
  return true;
}

static bool cgi_util_is_array(cg_type t) { return cg_type_get_kind(t) == CG_TYPE_TENSOR || cg_type_get_kind(t) == CG_TYPE_MEMREF; }

// scan, sort, scatter, topk: as many results as outputs, of their types, which are tensors.
static bool cgi_util_verify_ext(cg_op op) {
  unsigned first, n = cgi_operand_group(op, "outputs", &first), i;
  if (!cg_op_num_results(op)) return true; // on buffers
  if (cg_op_num_results(op) != n) return cgi_op_error(op, "has %u results for %u outputs", cg_op_num_results(op), n);
  for (i = 0; i < n; i++)
    if (cg_value_type(cg_op_operand(op, first + i)) != cg_value_type(cg_op_result(op, i)) ||
        cg_type_get_kind(cg_value_type(cg_op_result(op, i))) != CG_TYPE_TENSOR)
      return cgi_op_error(op, "output %u is %t, but its result is %t", i, cg_value_type(cg_op_operand(op, first + i)),
                          cg_value_type(cg_op_result(op, i)));
  return true;
}

// Adds what a list has to the numbers below n that were there; false where one is not below, or was there.
static bool cgi_util_add_dims(cg_attr list, unsigned n, uint64_t *seen) {
  for (size_t i = 0; i < cg_attr_int_list_len(list); i++) {
    int64_t d = cg_attr_int_list_at(list, i);
    if (d < 0 || d >= (int64_t)n || d > 63 || *seen >> d & 1) return false;
    *seen |= (uint64_t)1 << d;
  }
  return true;
}

// Source, indices and perhaps a mask: dims of a batch, and of the indices as many numbers as dimension_map, behind them where there are several. The
// result has the batch, then the source's other dims.
static bool cgi_util_verify_ext_gather(cg_op op) {
  cg_attr map = cg_op_attr(op, "dimension_map");
  unsigned first, n = cgi_operand_group(op, "inputs", &first), depth = (unsigned)cg_attr_int_list_len(map);
  uint64_t seen = 0;
  if (!cgi_util_verify_ext(op)) return false;
  if (n < 2 || n > 3 || cg_op_num_operands(op) != n + 1) return cgi_op_error(op, "takes a source, indices and perhaps a mask, and has one output");
  cg_type source = cg_value_type(cg_op_operand(op, 0)), indices = cg_value_type(cg_op_operand(op, 1)), out = cg_value_type(cg_op_operand(op, n));
  for (unsigned i = 0; i <= n; i++)
    if (!cgi_util_is_array(cg_value_type(cg_op_operand(op, i)))) return cgi_op_error(op, "operand %u is no array", i);
  if (!cgi_util_add_dims(map, cg_type_rank(source), &seen)) return cgi_op_error(op, "has a dimension_map that is not of distinct dims");
  unsigned rank = cg_type_rank(indices), batch = cg_type_rank(out) + depth - cg_type_rank(source);
  bool vectors = rank == batch + 1 && cg_type_dim(indices, batch) == (int64_t)depth;
  if (depth == 0 || depth > cg_type_rank(source) || batch > rank || !(vectors || (rank == batch && depth == 1)))
    return cgi_op_error(op, "has a result of rank %u, and indices that are not %u numbers for each of its first dims", cg_type_rank(out), depth);
  if (cg_type_element(source) != cg_type_element(out) || !cg_type_is_int_or_index(cg_type_element(indices)))
    return cgi_op_error(op, "has elements of %t for a result of %t, and indices of %t", cg_type_element(source), cg_type_element(out),
                        cg_type_element(indices));
  for (unsigned i = 0, d = 0; i < cg_type_rank(out); i++) {
    while (i >= batch && seen >> d & 1) d++;
    int64_t is = cg_type_dim(out, i), should = i < batch ? cg_type_dim(indices, i) : cg_type_dim(source, d++);
    if (is != should) return cgi_op_error(op, "has a result of %t, whose dim %u is not that of the %s", out, i, i < batch ? "indices" : "source");
  }
  cg_type mask = n > 2 ? cg_value_type(cg_op_operand(op, 2)) : NULL;
  if (mask && (cg_type_rank(mask) != batch || cg_type_element(mask) != cgi_type_i(op->ctx, 1))) return cgi_op_error(op, "has a mask of %t", mask);
  return true;
}

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
// One input and one output of the same elements.
static bool cgi_util_verify_ext_copy(cg_op op) {
  cg_type in = cg_value_type(cg_op_operand(op, 0)), out = cg_value_type(cg_op_operand(op, 1));
  if (!cgi_util_verify_ext(op)) return false;
  return (cgi_util_is_array(in) && cgi_util_is_array(out) && cg_type_element(in) == cg_type_element(out)) ||
         cgi_op_error(op, "needs two tensors or buffers of one element type, but has %t and %t", in, out);
}

// output_sizes has a list for each dim of the result: those of batches first, then those of the places that windows move to, then of what windows
// and the other dims have.
static bool cgi_util_verify_im2col(cg_op op) {
  enum { BATCH, MOVED, CHANNELS, SOURCE, RESULT, WINDOW, ORDERS = 2, MIXED = 4, PADS = 6, LISTS = 10 };
  static const char *const dims[] = {"batch_pos", "m_pos", "k_pos"};
  // Orders of dims; numbers; from MIXED on static_x with operands x; from PADS on, in pairs, what may be left out.
  static const char *const lists[LISTS] = {"input_k_perm",
                                           "output_perm",
                                           "strides",
                                           "dilations",
                                           "static_kernel_size",
                                           "static_offsets",
                                           "static_input_pad_low",
                                           "static_input_pad_high",
                                           "static_output_pad_low",
                                           "static_output_pad_high"};
  static const uint8_t lengths[LISTS] = {WINDOW, RESULT, MOVED, MOVED, MOVED, RESULT, SOURCE, SOURCE, RESULT, RESULT};
  unsigned n[6], sum = 0, dynamic = 0, first;
  uint64_t seen = 0;
  cgi_mixed m;
  if (!cgi_util_verify_ext_copy(op)) return false;
  cg_type source = cg_value_type(cg_op_operand(op, 0));
  n[SOURCE] = cg_type_rank(source);
  n[RESULT] = cg_type_rank(cg_value_type(cg_op_operand(op, 1)));
  bool ok = n[SOURCE] <= 16 && n[RESULT] <= 16, pads = false;
  for (unsigned i = 0; i < 3; i++) {
    n[i] = (unsigned)cg_attr_int_list_len(cg_op_attr(op, dims[i]));
    ok = ok && cgi_util_add_dims(cg_op_attr(op, dims[i]), n[SOURCE], &seen);
  }
  if (!ok || n[BATCH] + n[MOVED] + n[CHANNELS] != n[SOURCE])
    return cgi_op_error(op, "has batch_pos, m_pos and k_pos that are not the %u dims of its input", n[SOURCE]);
  n[WINDOW] = n[MOVED] + n[CHANNELS];
  for (unsigned i = 0; i < LISTS; i++) {
    cg_attr list = cg_op_attr(op, lists[i]);
    unsigned length = i < PADS || cg_attr_int_list_len(cg_op_attr(op, lists[i & ~1u])) ? n[lengths[i]] : 0;
    pads = pads || (i >= PADS && length);
    seen = 0;
    if (cg_attr_int_list_len(list) != length || (i < ORDERS && !cgi_util_add_dims(list, length, &seen)) ||
        (i >= MIXED && list && !cgi_mixed_get(op, strchr(lists[i], '_') + 1, lists[i], &m)))
      return cgi_op_error(op, "has '%s' that is not %u numbers, dims in some order, or what its operands are", lists[i], length);
  }
  cg_attr sizes = cg_op_attr(op, "static_output_sizes");
  uint64_t ends = 1; // of the lists, in sizes
  ok = cg_attr_len(sizes) == n[RESULT];
  for (unsigned i = 0; ok && i < n[RESULT]; i++) {
    cg_attr list = cg_attr_at(sizes, i);
    unsigned length = (unsigned)cg_attr_int_list_len(list);
    for (unsigned k = 0; k < length; k++) dynamic += cg_attr_int_list_at(list, k) == CG_DYNAMIC;
    sum += length;
    ok = length && sum <= n[SOURCE] + n[MOVED];
    if (ok) ends |= (uint64_t)1 << sum;
  }
  if (!ok || !(ends >> n[BATCH] & ends >> (n[BATCH] + n[MOVED]) & 1) || sum != n[SOURCE] + n[MOVED] ||
      dynamic != cgi_operand_group(op, "output_sizes", &first))
    return cgi_op_error(op, "has output_sizes that are not a list for each of %u dims: of %u sizes, %u, and %u", n[RESULT], n[BATCH], n[MOVED],
                        n[WINDOW]);
  cg_value pad = cgi_operand_named(op, "pad_value");
  if (pad ? cg_value_type(pad) != cg_type_element(source) : pads) return cgi_op_error(op, "has no pad_value of %t", cg_type_element(source));
  for (unsigned i = 2; i < cg_op_num_operands(op); i++)
    if (cg_op_operand(op, i) != pad && cg_value_type(cg_op_operand(op, i)) != cgi_type_index(op->ctx))
      return cgi_op_error(op, "has a size of %t", cg_value_type(cg_op_operand(op, i)));
  return true;
}

static bool cgi_util_verify_map(cg_op op) {
  bool load = cg_op_get_kind(op) == CG_IREE_LINALG_EXT_MAP_LOAD;
  if (!cgi_util_verify_ext_copy(op)) return false;
  cg_type t[2];
  t[0] = cg_value_type(cg_op_operand(op, load));
  t[1] = cg_value_type(cg_op_operand(op, !load));
  cg_type last = load ? cg_type_element(t[0]) : cgi_type_i(op->ctx, 1), index = cgi_type_index(op->ctx);
  cg_block body = cg_region_first(cg_op_region(op, 0));
  cg_op end = body ? cg_block_last(body) : NULL;
  bool ok = end && (load || cg_type_rank(t[0])) && cg_block_num_args(body) == cg_type_rank(t[0]) && cg_op_get_kind(end) == CG_IREE_LINALG_EXT_YIELD &&
            cg_op_num_operands(end) == cg_type_rank(t[1]) + 1;
  for (unsigned i = 0; ok && i < cg_type_rank(t[0]); i++) ok = cg_value_type(cg_block_arg(body, i)) == index;
  for (unsigned i = 0; ok && i <= cg_type_rank(t[1]); i++) ok = cg_value_type(cg_op_operand(end, i)) == (i < cg_type_rank(t[1]) ? index : last);
  return ok || cgi_op_error(op, "has a region that does not make of an index of %t one of %t, and %t", t[0], t[1], last);
}

static bool cgi_util_verify_maps(cg_op op) {
  cg_attr maps = cg_op_attr(op, "indexing_maps");
  return (maps && maps->kind == CG_ATTR_ARRAY && cg_attr_len(maps) == cg_op_num_operands(op)) ||
         cgi_op_error(op, "has indexing_maps that are not one for each operand");
}

// The map of operand i, which gives as many results as the operand has dims; NULL: there is none.
static cg_map cgi_util_map(cg_op op, unsigned i) {
  cg_map m = cg_attr_map(cg_attr_at(cg_op_attr(op, "indexing_maps"), i));
  return m && !m->num_symbols && m->num_dims <= CGI_MAX_LOOPS && m->num_results == cg_type_rank(cg_value_type(cg_op_operand(op, i))) ? m : NULL;
}

// Query, key, value, scale, and what the region takes beside the score; an indexing map each, over the loops of all.
static bool cgi_util_verify_attention(cg_op op) {
  cg_block body = cg_region_first(cg_op_region(op, 0));
  unsigned first, ni = cgi_operand_group(op, "inputs", &first), n = cg_op_num_operands(op);
  int64_t sizes[CGI_MAX_LOOPS];
  if (!cgi_util_verify_ext(op)) return false;
  if (ni < 4 || n != ni + 1) return cgi_op_error(op, "takes query, key, value and scale, and what its region reads, and has one output");
  if (!cgi_util_verify_maps(op)) return false;
  for (unsigned i = 0; i < n; i++) {
    cg_map m = cgi_util_map(op, i);
    if (!m || m->num_dims != cgi_linalg_map(op, 0)->num_dims) return cgi_op_error(op, "has an indexing map that does not fit operand %u", i);
    if (i != 3 && i < 4 && !cg_type_is_float(cgi_elem(cg_op_operand(op, i)))) return cgi_op_error(op, "takes floats");
  }
  if (!cgi_map_is_projected_permutation(cgi_linalg_map(op, ni)) || !cgi_linalg_loop_sizes(op, sizes, NULL))
    return cgi_op_error(op, "has a loop whose size no operand gives");
  if (!body || cg_block_num_args(body) != ni - 3 || body->last->num_operands != 1 ||
      cg_value_type(cg_block_arg(body, 0)) != cg_value_type(body->last->operands[CG_IREE_LINALG_EXT_YIELD_OPERANDS].value) ||
      !cg_type_is_float(cg_value_type(cg_block_arg(body, 0))))
    return cgi_op_error(op, "has a region that does not take a score, and the operands behind the scale, and yield a score");
  return true;
}
#else
static bool cgi_util_verify_attention(cg_op op) { return cgi_op_unsupported(op, "[left-out] is left out of this build by CODEGEN_NO_IREE_SYNTAX"); }
static bool cgi_util_verify_im2col(cg_op op) { return cgi_util_verify_attention(op); }
static bool cgi_util_verify_map(cg_op op) { return cgi_util_verify_attention(op); }
#endif

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
// Lines, and what blocks of them come to; a result for each element, or for each block.
static bool cgi_util_verify_scan(cg_op op) {
  cg_attr dim = cg_op_attr(op, "dimension"), block = cg_op_attr(op, "block"), reverse = cg_op_attr(op, "reverse");
  cg_block body = cg_region_first(cg_op_region(op, 0));
  unsigned first, ni = cgi_operand_group(op, "inputs", &first), n = cg_op_num_operands(op);
  int64_t sizes[CGI_MAX_LOOPS];
  if (!cgi_util_verify_ext(op)) return false;
  if (ni < 1 || ni > 2 || n != ni + 1) return cgi_op_error(op, "takes lines, and what their blocks come to, and has one output");
  if (!cgi_util_verify_maps(op)) return false;
  if (cg_attr_get_kind(dim) != CG_ATTR_INT || cg_attr_get_kind(block) != CG_ATTR_INT || cg_attr_get_kind(reverse) != CG_ATTR_BOOL ||
      cg_attr_int(block) < 1)
    return cgi_op_error(op, "needs its dimension, elements of a block, and whether lines are reversed");
  for (unsigned i = 0; i < n; i++) {
    cg_map m = cgi_util_map(op, i);
    cg_type t = cg_value_type(cg_op_operand(op, i));
    if (!m || !cg_type_is_shaped(t) || m->num_dims != m->num_results || cg_type_element(t) != cg_type_element(cg_value_type(cg_op_operand(op, 0))) ||
        (i == 0 && !cgi_map_is_identity(m)))
      return cgi_op_error(op, "has an indexing map that does not fit operand %u", i);
  }
  if (cg_attr_int(dim) < 0 || cg_attr_int(dim) >= (int64_t)cgi_linalg_num_loops(op) || !cgi_linalg_loop_sizes(op, sizes, NULL))
    return cgi_op_error(op, "has no such dimension");
  if (!body || cg_block_num_args(body) != n || body->last->num_operands != 1 || !body->last->operands[0].value->op)
    return cgi_op_error(op, "has a region that does not combine an element and a result");
  return true;
}

// What is sorted along its last dim, perhaps how parts of two runs share their elements, and a comparator, of two elements of each.
static bool cgi_util_verify_sort(cg_op op) {
  cg_attr run = cg_op_attr(op, "run"), block = cg_op_attr(op, "block");
  cg_block body = cg_region_first(cg_op_region(op, 0));
  unsigned first, ni = cgi_operand_group(op, "inputs", &first), n = cg_op_num_operands(op), no = n - ni;
  if (!cgi_util_verify_ext(op)) return false;
  if (no < 1 || ni < no || ni > no + 1) return cgi_op_error(op, "takes what it sorts, and how runs share it, and has as many outputs as it sorts");
  if (!cgi_util_verify_maps(op)) return false;
  if (cg_attr_get_kind(run) != CG_ATTR_INT || cg_attr_get_kind(block) != CG_ATTR_INT || cg_attr_int(run) < 1 || cg_attr_int(block) < cg_attr_int(run))
    return cgi_op_error(op, "needs elements of a run that is sorted, and of a block that will be");
  for (unsigned i = 0; i < n; i++) {
    cg_map m = cgi_util_map(op, i);
    cg_type t = cg_value_type(cg_op_operand(op, i)), like = cg_value_type(cg_op_operand(op, i < no ? i : i < ni ? 0 : i - ni));
    unsigned rank = cg_type_rank(t);
    bool splits = i >= no && i < ni;
    if (!m || !rank || m->num_dims != rank || rank != cg_type_rank(like) ||
        (!splits && (!cgi_map_is_identity(m) || cg_type_element(t) != cg_type_element(like))) || (splits && !cg_type_is_int(cg_type_element(t))))
      return cgi_op_error(op, "has an indexing map that does not fit operand %u", i);
  }
  if (!body || cg_block_num_args(body) != 2 * no || body->last->num_operands != 1 ||
      cg_value_type(body->last->operands[0].value) != cgi_type_i(op->ctx, 1))
    return cgi_op_error(op, "has a region that does not compare two elements of each");
  for (unsigned i = 0; i < 2 * no; i++)
    if (cg_value_type(cg_block_arg(body, i)) != cg_type_element(cg_value_type(cg_op_operand(op, i / 2))))
      return cgi_op_error(op, "has a region that does not compare two elements of each");
  return true;
}
#else
static bool cgi_util_verify_scan(cg_op op) { return cgi_op_unsupported(op, "[left-out] is left out of this build by CODEGEN_NO_IREE_SYNTAX"); }
static bool cgi_util_verify_sort(cg_op op) { return cgi_util_verify_scan(op); }
#endif

static bool cgi_util_verify(cg_op op) {
  cg_type t;
  switch (cg_op_get_kind(op)) {
  case CG_UTIL_GLOBAL: return cgi_util_verify_global(op, "initial_value");
  case CG_ML_PROGRAM_GLOBAL: return cgi_util_verify_global(op, "value");
  case CG_UTIL_GLOBAL_LOAD:
  case CG_ML_PROGRAM_GLOBAL_LOAD:
  case CG_ML_PROGRAM_GLOBAL_LOAD_CONST: return cgi_util_verify_access(op, cg_value_type(cg_op_result(op, 0)));
  case CG_UTIL_GLOBAL_STORE:
  case CG_ML_PROGRAM_GLOBAL_STORE: return cgi_util_verify_access(op, cg_value_type(cg_op_operand(op, CG_UTIL_GLOBAL_STORE_VALUE)));
  case CG_IREE_CODEGEN_LOAD_FROM_BUFFER:
  case CG_IREE_CODEGEN_STORE_TO_BUFFER: {
    bool load = cg_op_get_kind(op) == CG_IREE_CODEGEN_LOAD_FROM_BUFFER;
    cg_type buffer = cg_value_type(cg_op_operand(op, load ? CG_IREE_CODEGEN_LOAD_FROM_BUFFER_BUFFER : CG_IREE_CODEGEN_STORE_TO_BUFFER_BUFFER));
    t = cg_value_type(load ? cg_op_result(op, 0) : cg_op_operand(op, CG_IREE_CODEGEN_STORE_TO_BUFFER_TENSOR));
    return (cg_type_get_kind(buffer) == CG_TYPE_MEMREF && cg_type_get_kind(t) == CG_TYPE_TENSOR &&
            cgi_same_shape(cgi_type_tensor(op->ctx, buffer->rank, buffer->shape, buffer->element, NULL), t) &&
            cg_type_element(buffer) == cg_type_element(t)) ||
           cgi_op_error(op, "[type-mismatch] needs a buffer and a tensor of one shape, but has %t and %t", buffer, t);
  }
  case CG_UTIL_UNFOLDABLE_CONSTANT:
    t = cg_attr_type(cg_op_attr(op, "value"));
    return !t || t == cg_value_type(cg_op_result(op, 0)) ||
           cgi_op_error(op, "has a value of type %t, but its result is %t", t, cg_value_type(cg_op_result(op, 0)));
  case CG_UTIL_ASSUME_INT:
  case CG_UTIL_OPTIMIZATION_BARRIER: return cgi_util_verify_same(op);
  case CG_IREE_LINALG_EXT_SCAN:
  case CG_IREE_LINALG_EXT_SORT:
  case CG_IREE_LINALG_EXT_SCATTER:
  case CG_IREE_LINALG_EXT_TOPK:
  case CG_IREE_LINALG_EXT_REVERSE:
  case CG_IREE_LINALG_EXT_FFT: return cgi_util_verify_ext(op);
  case CG_IREE_LINALG_EXT_GATHER: return cgi_util_verify_ext_gather(op);
  case CG_IREE_LINALG_EXT_IM2COL: return cgi_util_verify_im2col(op);
  case CG_IREE_LINALG_EXT_MAP_LOAD:
  case CG_IREE_LINALG_EXT_MAP_STORE: return cgi_util_verify_map(op);
  case CG_IREE_LINALG_EXT_ATTENTION: return cgi_util_verify_attention(op);
  case CG_CODEGEN_SCAN: return cgi_util_verify_scan(op);
  case CG_CODEGEN_SORT: return cgi_util_verify_sort(op);
  default: return true;
  }
}

// Assumptions are for later; what is assumed of is the same value.
static bool cgi_util_fold(cg_op op, const cg_attr *constants, cgi_fold *results) {
  unsigned i;
  (void)constants;
  if (cg_op_get_kind(op) != CG_UTIL_ASSUME_INT) return false;
  for (i = 0; i < cg_op_num_operands(op); i++) results[i].value = cg_op_operand(op, i);
  return cg_op_num_operands(op) > 0;
}

CGI_DEF const cgi_dialect *cgi_dialect_util(void) {
  static const cgi_dialect dialect = {"util", CGI_VERIFIER(cgi_util_verify), cgi_util_fold, NULL, 0};
  return &dialect;
}
