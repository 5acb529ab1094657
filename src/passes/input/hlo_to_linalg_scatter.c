// hlo-to-linalg, scatters. Each element of the result collects the updates that go to it, in their order: so nothing is written twice, any region is
// right, and the result is the same each time. Where there are few updates, each element walks through all of them:
//
//   linalg.generic ins(%operand) { scf.for %s { if indices[%s] and the window reach here: %acc = region(%acc, updates[%s, …]) } }
//
// Where there are many, the places they go to are numbered, sorted by codegen.sort where targets have it, else by a merge in log2(n) steps that is
// stable, and each element finds its own between two bounds. The updates of a place are then all that is walked through. In a loop, a single update
// makes only the slice anew that it can reach.
#include "passes/input/hlo_to_linalg.h"

// What a GPU takes, in nanoseconds, to decide between the two.
#define CGI_SCATTER_STEP 30     // of a walk: an index that is near
#define CGI_SCATTER_AT_ONCE 100 // steps that all its threads take in one nanosecond
#define CGI_SCATTER_FOUND 600   // of a walk through updates that were found, which are far
#define CGI_SCATTER_KERNEL 5000 // of a small kernel

typedef struct cgi_to_linalg_scatter {
  cg_op op;
  unsigned n, rank, num_batch; // operands; their rank; dims of the indices that are no index vector
  bool is_unsigned;
  cg_value old_indices, indices;
  cg_value whole;                  // what `operands` has only a slice of, from `origin` on, which is all that the updates reach; NULL: it has all
  int window_of[CGI_HLO_MAX_RANK]; // the updates' dim along an operand's dim; -1: inserted or batching
  int start_of[CGI_HLO_MAX_RANK];  // which component of the index vector begins there; -1: the window begins at 0
  unsigned batch_dim[CGI_HLO_MAX_RANK];  // of the indices
  unsigned batch_from[CGI_HLO_MAX_RANK]; // the dim of the updates
  int batch_of[CGI_HLO_MAX_RANK];        // the batch dim that an operand's batching dim runs along; -1
  int fixed[CGI_HLO_MAX_RANK];           // the operand's dim that a batch dim runs along; -1
  int walks[CGI_HLO_MAX_RANK]; // what a dim of the updates is walked along: a batch dim, or num_batch + the dim of a window that has a start; -1
  cg_value window_size[CGI_HLO_MAX_RANK]; // along an operand's dim, where it is dynamic
  cg_value batch_size[CGI_HLO_MAX_RANK];
  cg_value origin[CGI_HLO_MAX_RANK];
  cgi_index_dims d;
  cg_value operands[CGI_TO_LINALG_MAX_OPERANDS], updates[CGI_TO_LINALG_MAX_OPERANDS];
  cg_value old_operands[CGI_TO_LINALG_MAX_OPERANDS], old_updates[CGI_TO_LINALG_MAX_OPERANDS];
  cg_type acc[CGI_TO_LINALG_MAX_OPERANDS], results[CGI_TO_LINALG_MAX_OPERANDS]; // elements that the region gives; result types
} cgi_to_linalg_scatter;

static cg_type cgi_to_linalg_element_of(cg_value v) { return cg_type_element(cg_value_type(v)); }

static int64_t cgi_to_linalg_static_window(const cgi_to_linalg_scatter *s, unsigned d) {
  return s->window_of[d] < 0 ? 1 : cg_type_dim(cg_value_type(s->updates[0]), (unsigned)s->window_of[d]);
}

static cg_value cgi_to_linalg_window_size(cgi_builder *b, const cgi_to_linalg_scatter *s, unsigned d) {
  return s->window_size[d] ? s->window_size[d] : cgi_build_index(b, cgi_to_linalg_static_window(s, d));
}

// Updates come in the order of their elements. So windows are walked through, too, where they stand before a batch dim: else, of what an update has
// for an element, there is one at most.
static void cgi_to_linalg_scatter_walks(cgi_to_linalg_scatter *s) {
  unsigned rank = cg_type_rank(cg_value_type(s->updates[0]));
  bool inner = true; // no batch dim comes behind
  for (unsigned i = 0; i < rank; ++i) s->walks[i] = -1;
  for (unsigned i = rank; i-- > 0;) {
    for (unsigned d = 0; d < s->rank && !inner; ++d)
      if (s->window_of[d] == (int)i && s->start_of[d] >= 0 && cgi_to_linalg_static_window(s, d) != 1) s->walks[i] = (int)(s->num_batch + d);
    for (unsigned k = 0; k < s->num_batch; ++k) {
      if (s->batch_from[k] != i || s->fixed[k] >= 0) continue;
      s->walks[i] = (int)k;
      inner = inner && cg_type_dim(cg_value_type(s->updates[0]), i) == 1;
    }
  }
}

// What follows from the operands and the dimension numbers.
static void cgi_to_linalg_scatter_shape(cgi_to_linalg *h, cgi_to_linalg_scatter *s) {
  s->indices = cgi_to_linalg_get(h, s->old_indices);
  s->is_unsigned = cgi_to_linalg_is_unsigned(cgi_to_linalg_element_of(s->old_indices));
  for (unsigned i = 0; i < s->n; ++i) {
    s->operands[i] = cgi_to_linalg_get(h, s->old_operands[i]);
    s->updates[i] = cgi_to_linalg_get(h, s->old_updates[i]);
    s->results[i] = cgi_to_linalg_result_type(s->op, i);
    s->acc[i] = cg_type_element(s->results[i]);
  }
  s->rank = cg_type_rank(cg_value_type(s->operands[0]));
  unsigned update_rank = cg_type_rank(cg_value_type(s->updates[0])), index_rank = cg_type_rank(cg_value_type(s->indices)), window = 0;
  for (unsigned i = 0; i < index_rank; ++i)
    if ((int64_t)i != s->d.index_vector_dim) s->batch_dim[s->num_batch++] = i;
  for (unsigned i = 0, b = 0; i < update_rank && b < s->num_batch; ++i)
    if (!cgi_to_linalg_among(i, s->d.num_window, s->d.window_dims)) s->batch_from[b++] = i;
  for (unsigned b = 0; b < s->num_batch; ++b) {
    s->fixed[b] = -1;
    s->batch_size[b] = cgi_build_dim(&h->b, s->indices, s->batch_dim[b]);
  }
  for (unsigned d = 0; d < s->rank; ++d) {
    s->start_of[d] = s->batch_of[d] = s->window_of[d] = -1;
    for (unsigned k = 0; k < s->d.num_index_map; ++k)
      if (s->d.index_map[k] == (int64_t)d) s->start_of[d] = (int)k;
    for (unsigned k = 0; k < s->d.num_batching; ++k) {
      int64_t at = s->d.indices_batching_dims[k];
      if (s->d.operand_batching_dims[k] != (int64_t)d) continue;
      s->batch_of[d] = (int)(at > s->d.index_vector_dim ? at - 1 : at);
      s->fixed[s->batch_of[d]] = (int)d;
    }
    if (s->batch_of[d] >= 0 || cgi_to_linalg_among(d, s->d.num_dropped, s->d.dropped_dims)) continue;
    s->window_of[d] = (int)s->d.window_dims[window++];
    if (cg_type_dim(cg_value_type(s->updates[0]), (unsigned)s->window_of[d]) == CG_DYNAMIC)
      s->window_size[d] = cgi_build_dim(&h->b, s->updates[0], (unsigned)s->window_of[d]);
  }
  cgi_to_linalg_scatter_walks(s);
}

static bool cgi_to_linalg_read_scatter(cgi_to_linalg *h, cg_op op, cgi_to_linalg_scatter *s) {
  memset(s, 0, sizeof *s);
  s->op = op;
  s->n = cgi_hlo_num_inputs(op);
  if (s->n > CGI_TO_LINALG_MAX_OPERANDS) return cgi_op_unsupported(op, "has more than %d operands", CGI_TO_LINALG_MAX_OPERANDS);
  if (!cgi_hlo_scatter_dims(op, &s->d)) return cgi_op_error(op, "attribute 'scatter_dimension_numbers' is no valid description of the dims");
  s->old_indices = cg_op_operand(op, s->n);
  for (unsigned i = 0; i < s->n; ++i) {
    s->old_operands[i] = cg_op_operand(op, i);
    s->old_updates[i] = cg_op_operand(op, s->n + 1 + i);
  }
  cgi_to_linalg_scatter_shape(h, s);
  return cgi_to_linalg_capture_scalars(h, cg_op_region(op, 0));
}

// iree_linalg_ext.scatter: the updates' dims behind those of the indices are windows along the last dims of the output.
static bool cgi_to_linalg_read_ext_scatter(cgi_to_linalg *h, cg_op op, cgi_to_linalg_scatter *s) {
  cg_attr map = cg_op_attr(op, "dimension_map");
  unsigned first;
  memset(s, 0, sizeof *s);
  s->op = op;
  s->n = 1;
  if (cgi_operand_group(op, "outputs", &first) != 1 || first != 2 || cg_op_num_results(op) != 1 || !map)
    return cgi_op_unsupported(op, "is lowered with updates, indices and one output alone");
  s->old_updates[0] = cg_op_operand(op, 0);
  s->old_indices = cg_op_operand(op, 1);
  s->old_operands[0] = cg_op_operand(op, first);
  unsigned rank = cg_type_rank(cg_value_type(s->old_operands[0])), index_rank = cg_type_rank(cg_value_type(s->old_indices)),
           update_rank = cg_type_rank(cg_value_type(s->old_updates[0]));
  s->d.num_index_map = (unsigned)cg_attr_int_list_len(map);
  s->d.index_vector_dim = index_rank > 1 ? (int64_t)index_rank - 1 : (int64_t)index_rank;
  unsigned batch = (unsigned)s->d.index_vector_dim;
  if (index_rank == 0 || update_rank < batch || update_rank - batch > rank || s->d.num_index_map > rank ||
      (index_rank == 1 ? 1 : cg_type_dim(cg_value_type(s->old_indices), index_rank - 1)) != (int64_t)s->d.num_index_map)
    return cgi_op_unsupported(op, "has updates or indices that do not fit its output");
  for (unsigned k = 0; k < s->d.num_index_map; ++k) {
    int64_t d = cg_attr_int_list_at(map, k);
    if (d < 0 || d >= (int64_t)rank) return cgi_op_error(op, "has no dimension %l", d);
    s->d.index_map[k] = d;
  }
  for (unsigned i = batch; i < update_rank; ++i) s->d.window_dims[s->d.num_window++] = i;
  for (unsigned d = 0; d < rank - s->d.num_window; ++d) s->d.dropped_dims[s->d.num_dropped++] = d;
  cgi_to_linalg_scatter_shape(h, s);
  return true;
}

// Whether the windows, along the dims where they have no start, hold the element at `index`; NULL: always.
static cg_value cgi_to_linalg_in_window(cgi_builder *b, const cgi_to_linalg_scatter *s, const cg_value *index) {
  cg_value in = NULL;
  for (unsigned d = 0; d < s->rank; ++d) {
    int64_t n = cg_type_dim(cg_value_type(s->operands[0]), d), size = cgi_to_linalg_static_window(s, d);
    if (s->start_of[d] >= 0 || s->batch_of[d] >= 0 || (n == size && n != CG_DYNAMIC)) continue;
    in = cgi_build_and(b, in, cgi_build_cmpi(b, CG_CMPI_SLT, index[d], cgi_to_linalg_window_size(b, s, d)));
  }
  return in;
}

// ---- the region -----------------------------------------------------------------------------------------------------------------------------

// Type of argument i of the region.
static cg_type cgi_to_linalg_scatter_arg(const cgi_to_linalg_scatter *s, unsigned i) {
  cg_type t = cg_value_type(cg_block_arg(cgi_hlo_body(s->op), i));
  return cg_type_is_shaped(t) ? cg_type_element(t) : t;
}

// The region of scalars of iree_linalg_ext.scatter, on the update and what was there before.
static void cgi_to_linalg_clone_update(cgi_to_linalg *h, cgi_builder *b, cg_op scatter, cg_value update, cg_value *acc) {
  cg_block body = cgi_hlo_body(scatter);
  cgi_hmap_put_ptr(&h->values, cg_block_arg(body, 0), update);
  cgi_hmap_put_ptr(&h->values, cg_block_arg(body, 1), *acc);
  for (cg_op op = body->first; op != body->last; op = op->next) cgi_op_append(b->block, cgi_op_clone(op, &h->values));
  *acc = cgi_to_linalg_get(h, cg_op_operand(body->last, CG_IREE_LINALG_EXT_YIELD_OPERANDS));
}

// acc = region(acc, the updates at `at`).
static bool cgi_to_linalg_apply_update(cgi_to_linalg *h, cgi_builder *b, const cgi_to_linalg_scatter *s, const cg_value *at, cg_value *acc) {
  cg_value args[2 * CGI_TO_LINALG_MAX_OPERANDS];
  bool ext = cg_op_get_kind(s->op) == CG_IREE_LINALG_EXT_SCATTER;
  for (unsigned i = 0; i < s->n; ++i) {
    cg_value u = cgi_build_element(b, s->updates[i], cg_type_rank(cg_value_type(s->updates[i])), at);
    if (ext) return cgi_to_linalg_clone_update(h, b, s->op, u, acc), true;
    args[i] = acc[i];
    args[s->n + i] = cgi_to_linalg_convert_scalar(b, u, cgi_to_linalg_element_of(s->old_updates[i]), cgi_to_linalg_scatter_arg(s, s->n + i));
    if (!args[s->n + i]) return cgi_op_unsupported(s->op, "has a region whose types its updates cannot be converted to");
  }
  return cgi_to_linalg_inline_region(h, b, cg_op_region(s->op, 0), 2 * s->n, args, s->n, acc);
}

// The generic over the operands' elements: starts the body and gives its indices and the operands' values.
static cg_op cgi_to_linalg_scatter_generic(cgi_to_linalg *h, const cgi_to_linalg_scatter *s, cgi_builder *b, cg_value *index, cg_value *acc) {
  cg_map maps[2 * CGI_TO_LINALG_MAX_OPERANDS];
  cg_value outs[CGI_TO_LINALG_MAX_OPERANDS];
  for (unsigned i = 0; i < s->n; ++i) {
    maps[i] = maps[s->n + i] = cgi_map_identity(h->ctx, s->rank);
    outs[i] = cgi_to_linalg_empty_like(h, s->results[i], s->operands[i]);
  }
  cg_op generic = cgi_build_generic(&h->b, s->n, s->operands, s->n, outs, maps, s->rank, NULL);
  cg_block body = cgi_linalg_body(generic);
  *b = cgi_builder_at_end(body, h->b.loc);
  for (unsigned d = 0; d < s->rank; ++d) {
    index[d] = cgi_build_loop_index(b, d);
    if (s->whole) index[d] = cgi_build_binary(b, CG_ARITH_ADDI, index[d], s->origin[d]);
  }
  for (unsigned i = 0; i < s->n; ++i) {
    acc[i] = cgi_to_linalg_convert_scalar(b, cg_block_arg(body, i), cgi_to_linalg_element_of(s->old_operands[i]), cgi_to_linalg_scatter_arg(s, i));
    if (acc[i]) continue;
    cgi_op_unsupported(s->op, "has a region whose types its operands cannot be converted to");
    return NULL;
  }
  return generic;
}

static bool cgi_to_linalg_finish_scatter(cgi_to_linalg *h, const cgi_to_linalg_scatter *s, cgi_builder *b, cg_op generic, const cg_value *acc) {
  int64_t offsets[CGI_HLO_MAX_RANK];
  cgi_build_return(b, CG_LINALG_YIELD, s->n, acc);
  for (unsigned d = 0; d < s->rank; ++d) offsets[d] = CG_DYNAMIC;
  if (s->whole) cgi_to_linalg_set(h, cg_op_result(s->op, 0), cgi_to_linalg_insert_slice(h, cg_op_result(generic, 0), s->whole, offsets, s->origin));
  for (unsigned i = 0; i < s->n && !s->whole; ++i) cgi_to_linalg_set(h, cg_op_result(s->op, i), cg_op_result(generic, i));
  return true;
}

// ---- few updates ----------------------------------------------------------------------------------------------------------------------------

// Whether the update at `batch`, and where windows are walked through, too, at `offset`, reaches the element at `index`, and where that is.
// Differences are taken in the indices' own width: unsigned, they are below a window's size only where the element is in it, as every size is less
// than 2^31.
static cg_value cgi_to_linalg_reaches(cgi_to_linalg *h, cgi_builder *b, const cgi_to_linalg_scatter *s, const cg_value *index, const cg_value *batch,
                                      const cg_value *offset, cg_value *at) {
  cg_value in = NULL;
  for (unsigned k = 0; k < s->num_batch; ++k) at[s->batch_from[k]] = batch[k];
  for (unsigned d = 0; d < s->rank; ++d) {
    cg_value place = index[d];
    if (s->start_of[d] >= 0) {
      cg_value start = cgi_to_linalg_index_component(h, b, s->old_indices, s->d.index_vector_dim, batch, (unsigned)s->start_of[d]);
      cg_type t = cg_value_type(start);
      place = cgi_build_binary(b, CG_ARITH_SUBI, cgi_to_linalg_index_of_type(b, index[d], t), start);
      if (cgi_to_linalg_static_window(s, d) == 1) {
        in = cgi_build_and(b, in, cgi_build_cmpi_int(b, CG_CMPI_EQ, place, 0));
        place = cgi_build_index(b, 0);
      } else {
        cg_value limit = cgi_to_linalg_index_of_type(b, offset[d] ? offset[d] : cgi_to_linalg_window_size(b, s, d), t);
        cg_value inside = cgi_build_cmpi(b, offset[d] ? CG_CMPI_EQ : CG_CMPI_ULT, place, limit);
        in = cgi_build_and(b, in, inside);
        if (s->is_unsigned) in = cgi_build_and(b, in, cgi_build_cmpi_int(b, CG_CMPI_SGE, start, 0));
        // Reads may be made without a branch: what is in no window is no index, and may be too wide for one.
        place = offset[d] ? offset[d]
                          : cgi_to_linalg_index_of_type(b, cgi_build_select(b, inside, place, cgi_build_int(b, t, 0)), cgi_type_index(h->ctx));
      }
    }
    if (s->window_of[d] >= 0) at[s->window_of[d]] = place;
  }
  return in;
}

static bool cgi_to_linalg_scatter_few(cgi_to_linalg *h, const cgi_to_linalg_scatter *s) {
  cgi_builder b;
  cgi_to_linalg_nest nest;
  cg_value index[CGI_HLO_MAX_RANK], batch[CGI_HLO_MAX_RANK], offset[CGI_HLO_MAX_RANK], at[CGI_HLO_MAX_RANK], sizes[CGI_HLO_MAX_RANK],
      carried[CGI_TO_LINALG_MAX_OPERANDS];
  cg_op generic = cgi_to_linalg_scatter_generic(h, s, &b, index, carried);
  if (!generic) return false;
  unsigned walked = 0, update_rank = cg_type_rank(cg_value_type(s->updates[0])), num_batch = s->num_batch;
  for (unsigned i = 0; i < update_rank; ++i) {
    unsigned w = (unsigned)s->walks[i];
    if (s->walks[i] >= 0) sizes[walked++] = w < num_batch ? s->batch_size[w] : cgi_to_linalg_window_size(&b, s, w - num_batch);
  }
  cg_value in_window = cgi_to_linalg_in_window(&b, s, index);
  cgi_to_linalg_nest_begin(&nest, &b, walked, sizes, s->n, carried);
  walked = 0;
  memset(offset, 0, sizeof offset);
  for (unsigned k = 0; k < num_batch; ++k) batch[k] = s->fixed[k] < 0 ? NULL : index[s->fixed[k]];
  for (unsigned i = 0; i < update_rank; ++i) {
    unsigned w = (unsigned)s->walks[i];
    if (s->walks[i] >= 0) *(w < num_batch ? &batch[w] : &offset[w - num_batch]) = nest.index[walked++];
  }
  cg_value in = cgi_to_linalg_reaches(h, &nest.b, s, index, batch, offset, at);
  if (in_window) in = cgi_build_and(&nest.b, in_window, in ? in : in_window);
  if (in) {
    cgi_builder side;
    cgi_build_if_else(&nest.b, in, s->n, carried, &side);
    if (!cgi_to_linalg_apply_update(h, &side, s, at, carried)) return false;
    cgi_build_yield_results(&side, carried);
  } else if (!cgi_to_linalg_apply_update(h, &nest.b, s, at, carried)) {
    return false;
  }
  cgi_to_linalg_nest_end(&nest, &b, carried);
  return cgi_to_linalg_finish_scatter(h, s, &b, generic, carried);
}

// ---- many updates ---------------------------------------------------------------------------------------------------------------------------

// What goes to one element along the dims that have starts is a point: an update, and where in its window along these dims. Points are numbered in
// the order of the updates. Places are numbered, too: along the dims that have starts and those of batches.
typedef struct cgi_to_linalg_points {
  int64_t shape[CGI_HLO_MAX_RANK]; // of the points, in the order of the updates: batch dims, windows along dims that have starts
  unsigned rank;
  unsigned batch_point[CGI_HLO_MAX_RANK]; // the points' dim along a batch dim
  int point_of[CGI_HLO_MAX_RANK];         // the points' dim along the window of an operand's dim; -1: of one element
  int64_t stride[CGI_HLO_MAX_RANK];       // of an operand's dim in the number of a place; 0: it is not among them
  int64_t num_points, num_places;
} cgi_to_linalg_points;

// Whether all elements walk through `updates` in less time than it takes to sort them, and to walk through those of one of `places` then.
static bool cgi_to_linalg_may_walk(int64_t elements, int64_t updates, int64_t places) {
  int64_t kernels = 4;
  for (int64_t run = 1; run < updates; run *= 2) kernels++;
  double walk = (double)updates * CGI_SCATTER_STEP + (double)updates * (double)elements / CGI_SCATTER_AT_ONCE;
  return walk <= (double)(kernels * CGI_SCATTER_KERNEL) + (double)updates / (double)places * CGI_SCATTER_FOUND;
}

// False where sizes are not known, or updates few enough to walk through.
static bool cgi_to_linalg_find_points(const cgi_to_linalg_scatter *s, cgi_to_linalg_points *p) {
  int64_t elements = cg_type_num_elements(cg_value_type(s->operands[0])), updates = cg_type_num_elements(cg_value_type(s->updates[0])), walked = 1;
  memset(p, 0, sizeof *p);
  if (elements < 0 || updates <= 0 || cg_type_num_elements(cg_value_type(s->indices)) < 0) return false;
  for (unsigned d = 0; d < s->rank; ++d) p->point_of[d] = -1;
  for (unsigned i = 0; i < cg_type_rank(cg_value_type(s->updates[0])); ++i) {
    int64_t size = cg_type_dim(cg_value_type(s->updates[0]), i);
    for (unsigned d = 0; d < s->rank; ++d) {
      if (s->window_of[d] != (int)i || s->start_of[d] < 0 || size == 1) continue;
      p->point_of[d] = (int)p->rank;
      p->shape[p->rank++] = size;
    }
    for (unsigned k = 0; k < s->num_batch; ++k) {
      if (s->batch_from[k] != i) continue;
      p->batch_point[k] = p->rank;
      p->shape[p->rank++] = size;
    }
    walked *= s->walks[i] >= 0 ? size : 1;
  }
  p->num_places = 1;
  for (unsigned d = s->rank; d-- > 0;) {
    if (s->start_of[d] < 0 && s->batch_of[d] < 0) continue;
    p->stride[d] = p->num_places;
    p->num_places *= cg_type_dim(cg_value_type(s->operands[0]), d);
  }
  p->num_points = 1;
  for (unsigned i = 0; i < p->rank; ++i) p->num_points *= p->shape[i];
  return elements > 0 && p->num_points > 1 && !cgi_to_linalg_may_walk(elements, walked, p->num_places);
}

// The body of a generic over `rank` dims that has i32 results and no inputs; *b is its end.
static cg_op cgi_to_linalg_scatter_numbers(cgi_to_linalg *h, cgi_builder *b, unsigned results, unsigned rank, const int64_t *shape) {
  cg_value outs[2];
  cg_map maps[2];
  for (unsigned i = 0; i < results; ++i) {
    outs[i] = cgi_to_linalg_empty(h, rank, shape, NULL, cgi_type_i(h->ctx, 32));
    maps[i] = cgi_map_identity(h->ctx, rank);
  }
  cg_op generic = cgi_build_generic(&h->b, 0, NULL, results, outs, maps, rank, NULL);
  *b = cgi_builder_in(generic, 0);
  return generic;
}

static cg_value cgi_to_linalg_i32(cgi_builder *b, cg_value v) { return cgi_build_unary(b, CG_ARITH_INDEX_CAST, cgi_type_i(b->ctx, 32), v); }

static cg_value cgi_to_linalg_index_at(cgi_builder *b, cg_value numbers, cg_value at) {
  return cgi_build_unary(b, CG_ARITH_INDEX_CAST, cgi_type_index(b->ctx), cgi_build_element(b, numbers, 1, &at));
}

static cg_value cgi_to_linalg_add_scaled(cgi_builder *b, cg_value sum, cg_value v, int64_t by) {
  if (by != 1) v = cgi_build_binary_int(b, CG_ARITH_MULI, v, by);
  return sum ? cgi_build_binary(b, CG_ARITH_ADDI, sum, v) : v;
}

// The number of the place that each point goes to, as a list; behind all places where it goes nowhere.
static cg_value cgi_to_linalg_point_places(cgi_to_linalg *h, const cgi_to_linalg_scatter *s, const cgi_to_linalg_points *p) {
  cgi_builder b;
  cg_value point[CGI_HLO_MAX_RANK], batch[CGI_HLO_MAX_RANK], place = NULL, in = NULL;
  cg_op generic = cgi_to_linalg_scatter_numbers(h, &b, 1, p->rank, p->shape);
  for (unsigned i = 0; i < p->rank; ++i) point[i] = cgi_build_loop_index(&b, i);
  for (unsigned k = 0; k < s->num_batch; ++k) batch[k] = point[p->batch_point[k]];
  for (unsigned d = 0; d < s->rank; ++d) {
    if (!p->stride[d]) continue;
    cg_value at = s->batch_of[d] >= 0 ? batch[s->batch_of[d]] : NULL;
    if (!at) {
      cg_value start = cgi_to_linalg_index_component(h, &b, s->old_indices, s->d.index_vector_dim, batch, (unsigned)s->start_of[d]);
      cg_type t = cg_value_type(start);
      int64_t n = cg_type_dim(cg_value_type(s->operands[0]), d);
      at = p->point_of[d] < 0 ? start : cgi_build_binary(&b, CG_ARITH_ADDI, start, cgi_to_linalg_index_of_type(&b, point[p->point_of[d]], t));
      cg_value inside = cgi_build_cmpi_int(&b, CG_CMPI_ULT, at, n);
      if (s->is_unsigned && p->point_of[d] >= 0) inside = cgi_build_and(&b, inside, cgi_build_cmpi_int(&b, CG_CMPI_SGE, start, 0));
      at = cgi_to_linalg_index_of_type(&b, cgi_build_select(&b, inside, at, cgi_build_int(&b, t, 0)), cgi_type_index(h->ctx));
      in = cgi_build_and(&b, in, inside);
    }
    place = cgi_to_linalg_add_scaled(&b, place, at, p->stride[d]);
  }
  if (!place) place = cgi_build_index(&b, 0);
  if (in) place = cgi_build_select(&b, in, place, cgi_build_index(&b, p->num_places));
  place = cgi_to_linalg_i32(&b, place);
  cgi_build_linalg_yield(&b, place);
  cg_type list = cgi_to_linalg_tensor(h, 1, &p->num_points, cgi_type_i(h->ctx, 32));
  return cgi_to_linalg_collapse(h, cg_op_result(generic, 0), list, 1, &p->rank);
}

// Starts a bisection of [low, high) in `steps` steps: `bounds` are low and high, then their values in the loop. *left: something is left to look at;
// only then the middle can be read.
static cg_op cgi_to_linalg_bisect(cgi_builder *b, unsigned steps, cg_value *bounds, cg_value *left, cg_value *middle) {
  cg_value zero = cgi_build_index(b, 0), end = cgi_build_index(b, (int64_t)steps);
  cg_op loop = cgi_build_for(b, zero, end, cgi_build_index(b, 1), 2, bounds);
  *b = cgi_builder_in_for(loop, bounds);
  *left = cgi_build_cmpi(b, CG_CMPI_SLT, bounds[0], bounds[1]);
  *middle = cgi_build_binary(b, CG_ARITH_ADDI, bounds[0], bounds[1]);
  *middle = cgi_build_binary_int(b, CG_ARITH_DIVUI, *middle, 2);
  return loop;
}

// Goes on above the middle, or below; leaves *b behind the loop and gives the bound that is found.
static cg_value cgi_to_linalg_bisected(cgi_builder *b, cg_op loop, const cg_value *bounds, cg_value left, cg_value middle, cg_value above) {
  cg_value next[2], low = cgi_build_binary_int(b, CG_ARITH_ADDI, middle, 1);
  next[0] = cgi_build_select(b, cgi_build_binary(b, CG_ARITH_ANDI, left, above), low, bounds[0]);
  next[1] = cgi_build_select(b, above, bounds[1], middle);
  next[1] = cgi_build_select(b, left, next[1], bounds[1]);
  cgi_build_yield(b, 2, next);
  *b = cgi_builder_at_end(cg_op_block(loop), b->loc);
  return cg_op_result(loop, 0);
}

static unsigned cgi_to_linalg_bisections(int64_t n) { // steps that leave nothing of n elements
  unsigned steps = 1;
  while (n > 1) n /= 2, steps++;
  return steps;
}

// One step of the merge: runs of `run` numbers become runs of twice as many. A bisection tells an element of the longer run how many of those before
// it come from the first one; of equal numbers those of the first run come first. points is NULL before the first step: the numbers 0, 1, …
static void cgi_to_linalg_merge_runs(cgi_to_linalg *h, int64_t n, int64_t run, cg_value *places, cg_value *points) {
  cgi_builder b;
  cg_op generic = cgi_to_linalg_scatter_numbers(h, &b, 2, 1, &n);
  cg_value i = cgi_build_loop_index(&b, 0), zero = cgi_build_index(&b, 0), length = cgi_build_index(&b, run), one = cgi_build_index(&b, 1);
  cg_value at = cgi_build_binary_int(&b, CG_ARITH_REMUI, i, 2 * run), first = cgi_build_binary(&b, CG_ARITH_SUBI, i, at);
  cg_value rest = cgi_build_binary(&b, CG_ARITH_SUBI, cgi_build_index(&b, n), first), na = cgi_build_binary(&b, CG_ARITH_MINSI, rest, length);
  cg_value nb = cgi_build_binary(&b, CG_ARITH_MINSI, cgi_build_binary(&b, CG_ARITH_SUBI, rest, na), length);
  cg_value second = cgi_build_binary(&b, CG_ARITH_ADDI, first, na), bounds[2], left, middle, from[2], key[2], has[2];
  bounds[0] = cgi_build_binary(&b, CG_ARITH_MAXSI, cgi_build_binary(&b, CG_ARITH_SUBI, at, nb), zero);
  bounds[1] = cgi_build_binary(&b, CG_ARITH_MINSI, at, na);
  cg_op loop = cgi_to_linalg_bisect(&b, cgi_to_linalg_bisections(run), bounds, &left, &middle);
  cg_value other = cgi_build_binary(&b, CG_ARITH_SUBI, cgi_build_binary(&b, CG_ARITH_SUBI, at, one), middle);
  from[0] = cgi_build_select(&b, left, cgi_build_binary(&b, CG_ARITH_ADDI, first, middle), first);
  from[1] = cgi_build_select(&b, left, cgi_build_binary(&b, CG_ARITH_ADDI, second, other), first);
  for (unsigned k = 0; k < 2; ++k) key[k] = cgi_build_element(&b, *places, 1, &from[k]);
  cg_value a = cgi_to_linalg_bisected(&b, loop, bounds, left, middle, cgi_build_cmpi(&b, CG_CMPI_SLE, key[0], key[1]));
  cg_value c = cgi_build_binary(&b, CG_ARITH_SUBI, at, a);
  has[0] = cgi_build_cmpi(&b, CG_CMPI_SLT, a, na);
  has[1] = cgi_build_cmpi(&b, CG_CMPI_SGE, c, nb); // it has not
  from[0] = cgi_build_select(&b, has[0], cgi_build_binary(&b, CG_ARITH_ADDI, first, a), first);
  from[1] = cgi_build_select(&b, has[1], first, cgi_build_binary(&b, CG_ARITH_ADDI, second, c));
  for (unsigned k = 0; k < 2; ++k) key[k] = cgi_build_element(&b, *places, 1, &from[k]);
  cg_value takes = cgi_build_binary(&b, CG_ARITH_ORI, has[1], cgi_build_cmpi(&b, CG_CMPI_SLE, key[0], key[1]));
  takes = cgi_build_binary(&b, CG_ARITH_ANDI, has[0], takes);
  cg_value results[2], source = cgi_build_select(&b, takes, from[0], from[1]);
  results[0] = cgi_build_select(&b, takes, key[0], key[1]);
  results[1] = *points ? cgi_build_element(&b, *points, 1, &source) : cgi_to_linalg_i32(&b, source);
  cgi_build_return(&b, CG_LINALG_YIELD, 2, results);
  *places = cg_op_result(generic, 0);
  *points = cg_op_result(generic, 1);
}

// For each place, how many sorted points go to places before it.
static cg_value cgi_to_linalg_place_bounds(cgi_to_linalg *h, const cgi_to_linalg_points *p, cg_value places) {
  cgi_builder b;
  int64_t n = p->num_places + 1;
  cg_op generic = cgi_to_linalg_scatter_numbers(h, &b, 1, 1, &n);
  cg_value place = cgi_to_linalg_i32(&b, cgi_build_loop_index(&b, 0)), bounds[2], left, middle;
  bounds[0] = cgi_build_index(&b, 0);
  bounds[1] = cgi_build_index(&b, p->num_points);
  cg_op loop = cgi_to_linalg_bisect(&b, cgi_to_linalg_bisections(p->num_points), bounds, &left, &middle);
  cg_value from = cgi_build_select(&b, left, middle, cgi_build_index(&b, 0)), key = cgi_build_element(&b, places, 1, &from);
  cg_value r = cgi_to_linalg_i32(&b, cgi_to_linalg_bisected(&b, loop, bounds, left, middle, cgi_build_cmpi(&b, CG_CMPI_SLT, key, place)));
  cgi_build_linalg_yield(&b, r);
  return cg_op_result(generic, 0);
}

static bool cgi_to_linalg_scatter_many(cgi_to_linalg *h, const cgi_to_linalg_scatter *s, const cgi_to_linalg_points *p) {
  cgi_builder b;
  cg_value index[CGI_HLO_MAX_RANK], at[CGI_HLO_MAX_RANK], acc[CGI_TO_LINALG_MAX_OPERANDS], points = NULL, place = NULL;
  if (p->num_places >= INT32_MAX || p->num_points >= INT32_MAX / 2)
    return cgi_op_unsupported(s->op, "[index-range] has more places than an index can count");
  cg_value places = cgi_to_linalg_point_places(h, s, p);
  bool sorted = false;
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_FAST_PIPELINES
  sorted = cgi_to_linalg_sort_numbers(h, s->op, &places, &points);
#endif
  for (int64_t run = 1; run < p->num_points && !sorted; run *= 2) cgi_to_linalg_merge_runs(h, p->num_points, run, &places, &points);
  cg_value bounds = cgi_to_linalg_place_bounds(h, p, places);
  cg_op generic = cgi_to_linalg_scatter_generic(h, s, &b, index, acc);
  if (!generic) return false;
  for (unsigned d = 0; d < s->rank; ++d)
    if (p->stride[d]) place = cgi_to_linalg_add_scaled(&b, place, index[d], p->stride[d]);
  if (!place) place = cgi_build_index(&b, 0);
  cg_value in = cgi_to_linalg_in_window(&b, s, index), first = cgi_to_linalg_index_at(&b, bounds, place);
  cg_value end = cgi_to_linalg_index_at(&b, bounds, cgi_build_binary_int(&b, CG_ARITH_ADDI, place, 1));
  if (in) end = cgi_build_select(&b, in, end, first);
  cg_op loop = cgi_build_for(&b, first, end, cgi_build_index(&b, 1), s->n, acc);
  cgi_builder inner = cgi_builder_in_for(loop, acc);
  cg_value rest = cgi_to_linalg_index_at(&inner, points, cg_block_arg(inner.block, 0)), point[CGI_HLO_MAX_RANK];
  for (unsigned i = p->rank; i-- > 0;) {
    cg_value size = cgi_build_index(&inner, p->shape[i]);
    point[i] = i ? cgi_build_binary(&inner, CG_ARITH_REMUI, rest, size) : rest;
    if (i) rest = cgi_build_binary(&inner, CG_ARITH_DIVUI, rest, size);
  }
  for (unsigned k = 0; k < s->num_batch; ++k) at[s->batch_from[k]] = point[p->batch_point[k]];
  for (unsigned d = 0; d < s->rank; ++d)
    if (s->window_of[d] >= 0)
      at[s->window_of[d]] = s->start_of[d] < 0 ? index[d] : p->point_of[d] >= 0 ? point[p->point_of[d]] : cgi_build_index(&inner, 0);
  if (!cgi_to_linalg_apply_update(h, &inner, s, at, acc)) return false;
  cgi_build_yield_results(&inner, acc);
  return cgi_to_linalg_finish_scatter(h, s, &b, generic, acc);
}

#ifndef CODEGEN_NO_FAST_PIPELINES
// ---- one update -----------------------------------------------------------------------------------------------------------------------------
// A loop that puts one window after the other into what it carries needs to touch no more than that window: the slice where the start would be, were
// it moved until the window fits. Each of its elements still asks whether the update, which is not moved, reaches it.
static void cgi_to_linalg_scatter_window(cgi_to_linalg *h, cgi_to_linalg_scatter *s) {
  cg_type t = cg_value_type(s->operands[0]);
  cg_op_kind parent = cg_op_get_kind(cg_op_parent(s->op));
  int64_t offsets[CGI_HLO_MAX_RANK], sizes[CGI_HLO_MAX_RANK], strides[CGI_HLO_MAX_RANK];
  cg_value zeros[CGI_HLO_MAX_RANK];
  bool one = s->n == 1 && cg_type_element(t) == s->acc[0] && parent != CG_FUNC_FUNC && cg_op_get_kind(s->op) == CG_STABLEHLO_SCATTER;
  bool part = false;
  one = one && cg_type_has_static_shape(t) && cg_type_has_static_shape(cg_value_type(s->updates[0])) && cg_storage_bytes(s->acc[0]) >= 4;
  for (unsigned k = 0; k < s->num_batch; ++k) one = one && cg_type_dim(cg_value_type(s->indices), s->batch_dim[k]) == 1;
  for (unsigned d = 0; d < s->rank && one; ++d) {
    sizes[d] = s->start_of[d] < 0 ? cg_type_dim(t, d) : cgi_to_linalg_static_window(s, d);
    one = sizes[d] > 0 && sizes[d] <= cg_type_dim(t, d);
    part = part || sizes[d] < cg_type_dim(t, d);
  }
  if (!one || !part) return;
  for (unsigned k = 0; k < s->num_batch; ++k) zeros[k] = cgi_build_index(&h->b, 0);
  for (unsigned d = 0; d < s->rank; ++d) {
    offsets[d] = CG_DYNAMIC;
    strides[d] = 1;
    s->origin[d] = cgi_build_index(&h->b, 0);
    if (s->start_of[d] < 0) continue;
    cg_value start = cgi_to_linalg_index_component(h, &h->b, s->old_indices, s->d.index_vector_dim, zeros, (unsigned)s->start_of[d]);
    cg_value last = cgi_build_int(&h->b, cg_value_type(start), cg_type_dim(t, d) - sizes[d]);
    s->origin[d] = cgi_to_linalg_clamp_index(&h->b, start, s->is_unsigned, last);
  }
  s->whole = s->operands[0];
  s->operands[0] = cgi_to_linalg_extract_slice(h, s->whole, offsets, s->origin, sizes, NULL, strides);
  s->results[0] = cg_value_type(s->operands[0]);
}
#endif

// A kernel that is written by hand stays one.
static bool cgi_to_linalg_in_kernel(cg_op op) {
  while (op && cg_op_get_kind(op) != CG_HAL_EXECUTABLE && cg_op_get_kind(op) != CG_FLOW_EXECUTABLE &&
         cg_op_get_kind(op) != CG_FLOW_DISPATCH_WORKGROUPS)
    op = cg_op_parent(op);
  return op != NULL;
}

CGI_DEF bool cgi_to_linalg_scatter_op(cgi_to_linalg *h, cg_op op) {
  cgi_to_linalg_scatter s;
  cgi_to_linalg_points p;
  bool ext = cg_op_get_kind(op) == CG_IREE_LINALG_EXT_SCATTER;
  if (!(ext ? cgi_to_linalg_read_ext_scatter(h, op, &s) : cgi_to_linalg_read_scatter(h, op, &s))) return false;
  bool same = cg_type_num_elements(cg_value_type(s.updates[0])) == 0; // no update
  for (unsigned i = 0; i < s.n; ++i) same = same && cgi_to_linalg_element_of(s.operands[i]) == s.acc[i];
  for (unsigned i = 0; i < s.n && same; ++i) cgi_to_linalg_set(h, cg_op_result(op, i), s.operands[i]);
  if (same) return true;
  bool host = !cgi_to_linalg_in_kernel(op), many;
#ifndef CODEGEN_NO_FAST_PIPELINES
  if (host) cgi_to_linalg_scatter_window(h, &s);
#endif
  many = host && !s.whole && cgi_to_linalg_find_points(&s, &p);
  return many ? cgi_to_linalg_scatter_many(h, &s, &p) : cgi_to_linalg_scatter_few(h, &s);
}

#undef CGI_SCATTER_STEP
#undef CGI_SCATTER_AT_ONCE
#undef CGI_SCATTER_FOUND
#undef CGI_SCATTER_KERNEL
