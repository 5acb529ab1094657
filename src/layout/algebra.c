// Layouts from layouts, and what it takes to go from one to another.
#include "layout/layout.h"

static void cgi_nested_copy_dim(const cg_nested_layout *from, unsigned i, cg_nested_layout *to, unsigned k) {
  to->subgroup_tile[k] = from->subgroup_tile[i];
  to->batch_tile[k] = from->batch_tile[i];
  to->outer_tile[k] = from->outer_tile[i];
  to->thread_tile[k] = from->thread_tile[i];
  to->element_tile[k] = from->element_tile[i];
  to->subgroup_strides[k] = from->subgroup_tile[i] == 1 ? 0 : from->subgroup_strides[i];
  to->thread_strides[k] = from->thread_tile[i] == 1 ? 0 : from->thread_strides[i];
}
static void cgi_nested_unit_dim(cg_nested_layout *to, unsigned k) {
  to->subgroup_tile[k] = to->batch_tile[k] = to->outer_tile[k] = to->thread_tile[k] = to->element_tile[k] = 1;
  to->subgroup_strides[k] = to->thread_strides[k] = 0;
}

CODEGEN_API cg_layout_reason cg_nested_layout_apply_map(const cg_nested_layout *l, const int *dims, unsigned num_dims, cg_nested_layout *out) {
  cg_layout_reason r = cg_nested_layout_verify(l, NULL, 0, NULL);
  if (r != CG_LAYOUT_OK) return r;
  if ((!dims && num_dims) || !out) return CG_LAYOUT_ARGUMENT;
  if (num_dims > CG_NESTED_LAYOUT_RANK) return CG_LAYOUT_RANK;
  cg_nested_layout result;
  memset(&result, 0, sizeof result);
  result.rank = num_dims;
  for (unsigned k = 0, used = 0; k < num_dims; k++) {
    if (dims[k] < -1 || dims[k] >= (int)l->rank || (dims[k] >= 0 && used >> dims[k] & 1)) return CG_LAYOUT_ARGUMENT;
    if (dims[k] < 0) {
      cgi_nested_unit_dim(&result, k);
      continue;
    }
    used |= 1u << dims[k];
    cgi_nested_copy_dim(l, (unsigned)dims[k], &result, k);
  }
  *out = result;
  return CG_LAYOUT_OK;
}

CODEGEN_API cg_layout_reason cg_nested_layout_permute(const cg_nested_layout *l, const int *permutation, cg_nested_layout *out) {
  cg_layout_reason r = cg_nested_layout_verify(l, NULL, 0, NULL);
  if (r != CG_LAYOUT_OK) return r;
  for (unsigned d = 0; permutation && d < l->rank; d++) {
    if (permutation[d] < 0) return CG_LAYOUT_ARGUMENT;
  }
  return cg_nested_layout_apply_map(l, permutation, l->rank, out);
}

CODEGEN_API cg_layout_reason cg_nested_layout_project(const cg_nested_layout *l, unsigned dropped, cg_nested_layout *out) {
  cg_layout_reason r = cg_nested_layout_verify(l, NULL, 0, NULL);
  if (r != CG_LAYOUT_OK) return r;
  if (dropped >> l->rank) return CG_LAYOUT_ARGUMENT;
  int dims[CG_NESTED_LAYOUT_RANK];
  unsigned n = 0;
  for (unsigned d = 0; d < l->rank; d++) {
    if (!(dropped >> d & 1)) dims[n++] = (int)d;
  }
  return cg_nested_layout_apply_map(l, dims, n, out);
}

CGI_DEF int64_t *cgi_nested_list(cg_nested_layout *l, unsigned i) {
  int64_t *const lists[7] = {l->subgroup_tile, l->batch_tile, l->outer_tile, l->thread_tile, l->element_tile, l->subgroup_strides, l->thread_strides};
  return lists[i];
}

// ---- reshape --------------------------------------------------------------------------------------------------------------------------------
// Where the tiles of one level are: level 0 is subgroup, 4 element.
static int64_t *cgi_nested_level(cg_nested_layout *l, unsigned level, int64_t **strides) {
  *strides = level == 0 ? l->subgroup_strides : level == 3 ? l->thread_strides : NULL;
  return cgi_nested_list(l, level);
}

// Puts a digit of a level in front of what dimension k has. It has to be of that level or of one outside of it.
static bool cgi_nested_prepend(cg_nested_layout *to, unsigned k, unsigned level, int64_t tile, int64_t stride) {
  int64_t *strides, *tiles;
  for (unsigned outside = 0; outside < level; outside++) {
    if (cgi_nested_level(to, outside, &strides)[k] > 1) return false;
  }
  tiles = cgi_nested_level(to, level, &strides);
  if (strides && tiles[k] > 1 && stride != strides[k] * tiles[k]) return false;
  if (strides && tiles[k] == 1) strides[k] = stride;
  tiles[k] *= tile;
  return true;
}

// Both shapes are read from the innermost end: each tile goes into the dimensions that it reaches, cut where one is full.
CODEGEN_API cg_layout_reason cg_nested_layout_reshape(const cg_nested_layout *l, const int64_t *shape, unsigned rank, cg_nested_layout *out) {
  cg_layout_reason r = cg_nested_layout_verify(l, NULL, 0, NULL);
  if (r != CG_LAYOUT_OK) return r;
  if ((!shape && rank) || !out) return CG_LAYOUT_ARGUMENT;
  if (rank > CG_NESTED_LAYOUT_RANK) return CG_LAYOUT_RANK;
  int64_t elements = 1, others = 1;
  for (unsigned d = 0; d < l->rank; d++) elements *= cgi_nested_size(l, d);
  for (unsigned k = 0; k < rank; k++) {
    if (shape[k] <= 0 || !cgi_checked_mul(others, shape[k], &others)) return CG_LAYOUT_SHAPE;
  }
  if (elements != others) return CG_LAYOUT_SHAPE;
  cg_nested_layout from = *l, to;
  memset(&to, 0, sizeof to);
  to.rank = rank;
  for (unsigned k = 0; k < rank; k++) cgi_nested_unit_dim(&to, k);
  unsigned k = rank;
  int64_t room = 1; // what is left of dimension k
  for (unsigned i = 5 * l->rank; i-- > 0;) {
    unsigned level = i % 5;
    int64_t *strides, tile = cgi_nested_level(&from, level, &strides)[i / 5], stride = strides ? strides[i / 5] : 0;
    while (tile > 1) {
      while (room == 1) room = shape[--k];
      int64_t part = tile < room ? tile : room;
      if (tile % part || room % part || !cgi_nested_prepend(&to, k, level, part, stride)) return CG_LAYOUT_IMPOSSIBLE;
      tile /= part;
      room /= part;
      stride *= part;
    }
  }
  *out = to;
  return CG_LAYOUT_OK;
}

CODEGEN_API cg_layout_reason cg_nested_layout_recombine(unsigned num_operands, const cg_nested_layout *operands, const int *const *maps,
                                                        const int *result_map, unsigned result_rank, cg_nested_layout *out) {
  if (!num_operands || !operands || !maps || (!result_map && result_rank) || !out) return CG_LAYOUT_ARGUMENT;
  if (result_rank > CG_NESTED_LAYOUT_RANK) return CG_LAYOUT_RANK;
  cg_nested_layout result, a, b;
  memset(&result, 0, sizeof result);
  memset(&a, 0, sizeof a);
  memset(&b, 0, sizeof b);
  a.rank = b.rank = 1;
  for (unsigned o = 0; o < num_operands; o++) {
    cg_layout_reason r = cg_nested_layout_verify(&operands[o], NULL, 0, NULL);
    if (r != CG_LAYOUT_OK) return r;
    if (!maps[o] && operands[o].rank) return CG_LAYOUT_ARGUMENT;
  }
  for (unsigned o = 0; o < num_operands; o++) { // each pair of dimensions that runs along one loop
    for (unsigned p = 0; p <= o; p++) {
      for (unsigned i = 0; i < operands[o].rank; i++) {
        for (unsigned j = 0; j < operands[p].rank && maps[o][i] >= 0; j++) {
          if (maps[p][j] != maps[o][i] || (o == p && i == j)) continue;
          if (o == p) return CG_LAYOUT_ARGUMENT;
          cgi_nested_copy_dim(&operands[o], i, &a, 0);
          cgi_nested_copy_dim(&operands[p], j, &b, 0);
          if (!cg_nested_layout_equal(&a, &b)) return CG_LAYOUT_CONFLICT;
        }
      }
    }
  }
  result.rank = result_rank;
  for (unsigned k = 0; k < result_rank; k++) {
    cgi_nested_unit_dim(&result, k);
    bool found = result_map[k] < 0;
    for (unsigned o = 0; o < num_operands && !found; o++) {
      for (unsigned i = 0; i < operands[o].rank && !found; i++) {
        found = maps[o][i] == result_map[k];
        if (found) cgi_nested_copy_dim(&operands[o], i, &result, k);
      }
    }
    if (!found) return CG_LAYOUT_ARGUMENT;
  }
  cg_layout_reason r = cg_nested_layout_verify(&result, NULL, 0, NULL); // two operands may both use the same bits of the ids
  if (r == CG_LAYOUT_NESTING) return CG_LAYOUT_IMPOSSIBLE;
  if (r == CG_LAYOUT_OK) *out = result;
  return r;
}

// ---- conversions ------------------------------------------------------------------------------------------------------------------------------
static cg_layout_reason cgi_nested_same_shape(const cg_nested_layout *a, const cg_nested_layout *b) {
  int64_t shape[CG_NESTED_LAYOUT_RANK];
  cg_layout_reason r = cg_nested_layout_shape(a, CG_LAYOUT_UNDISTRIBUTED, shape);
  return r != CG_LAYOUT_OK ? r : b ? cg_nested_layout_verify(b, shape, a->rank, NULL) : CG_LAYOUT_ARGUMENT;
}

CODEGEN_API cg_layout_reason cg_nested_layout_source(const cg_nested_layout *from, const cg_nested_layout *to, cg_layout_place place,
                                                     cg_layout_place *source) {
  cg_layout_reason r = cgi_nested_same_shape(from, to);
  if (r != CG_LAYOUT_OK) return r;
  if (!source) return CG_LAYOUT_ARGUMENT;
  int64_t index[CG_NESTED_LAYOUT_RANK], own[2][CG_NESTED_LAYOUT_RANK], need[2][CG_NESTED_LAYOUT_RANK];
  r = cg_nested_layout_index(to, place.subgroup, place.thread, place.slot, index);
  if (r != CG_LAYOUT_OK) return r;
  cg_layout_place found;
  r = cg_nested_layout_owner(from, index, 0, &found.subgroup, &found.thread, &found.slot);
  if (r != CG_LAYOUT_OK) return r;
  size_t bytes = from->rank * sizeof(int64_t);
  cgi_nested_split(from, CG_LAYOUT_SUBGROUP, place.subgroup, own[0]);
  cgi_nested_split(from, CG_LAYOUT_SUBGROUP, found.subgroup, need[0]);
  cgi_nested_split(from, CG_LAYOUT_THREAD, place.thread, own[1]);
  cgi_nested_split(from, CG_LAYOUT_THREAD, found.thread, need[1]);
  if (!memcmp(own[0], need[0], bytes)) {
    found.subgroup = place.subgroup;
    if (!memcmp(own[1], need[1], bytes)) found.thread = place.thread;
  }
  *source = found;
  return CG_LAYOUT_OK;
}

// What `to` wants of these virtual ids along one dimension, from what `from` has at the same place.
static cg_layout_conversion cgi_nested_convert_dim(const cg_nested_layout *from, const cg_nested_layout *to, unsigned d, const int64_t *have,
                                                   const int64_t *want) {
  cg_layout_conversion c = CG_LAYOUT_CONVERT_REGISTERS;
  int64_t num_coordinates = to->batch_tile[d] * to->outer_tile[d] * to->element_tile[d];
  for (int64_t at = 0; at < num_coordinates; at++) {
    int64_t e = at % to->element_tile[d], bo = at / to->element_tile[d];
    int64_t i = ((want[0] * to->batch_tile[d] * to->outer_tile[d] + bo) * to->thread_tile[d] + want[1]) * to->element_tile[d] + e;
    int64_t outside = i / from->element_tile[d], thread = outside % from->thread_tile[d];
    outside /= from->thread_tile[d];
    int64_t held = from->batch_tile[d] * from->outer_tile[d];
    if (outside / held != have[0]) return CG_LAYOUT_CONVERT_MEMORY;
    if (thread != have[1]) c = CG_LAYOUT_CONVERT_SHUFFLES;
  }
  return c;
}

CODEGEN_API cg_layout_reason cg_nested_layout_conversion(const cg_nested_layout *from, const cg_nested_layout *to, int64_t num_subgroups,
                                                         int64_t num_threads, cg_layout_conversion *conversion) {
  cg_layout_reason r = cgi_nested_same_shape(from, to);
  if (r != CG_LAYOUT_OK) return r;
  if (!conversion || num_subgroups <= 0 || num_threads <= 0) return CG_LAYOUT_ARGUMENT;
  for (int i = 0; i < 2; i++) {
    const cg_nested_layout *l = i ? to : from;
    if (cg_nested_layout_num_ids(l, CG_LAYOUT_SUBGROUP) > num_subgroups || cg_nested_layout_num_ids(l, CG_LAYOUT_THREAD) > num_threads)
      return CG_LAYOUT_IDS;
  }
  int64_t have[2][CG_NESTED_LAYOUT_RANK], want[2][CG_NESTED_LAYOUT_RANK];
  cg_layout_conversion c = CG_LAYOUT_CONVERT_REGISTERS;
  for (int64_t s = 0; s < num_subgroups; s++) {
    cgi_nested_split(from, CG_LAYOUT_SUBGROUP, s, have[0]);
    cgi_nested_split(to, CG_LAYOUT_SUBGROUP, s, want[0]);
    for (int64_t t = 0; t < num_threads; t++) {
      cgi_nested_split(from, CG_LAYOUT_THREAD, t, have[1]);
      cgi_nested_split(to, CG_LAYOUT_THREAD, t, want[1]);
      for (unsigned d = 0; d < from->rank && c != CG_LAYOUT_CONVERT_MEMORY; d++) {
        const int64_t own[2] = {have[0][d], have[1][d]}, needed[2] = {want[0][d], want[1][d]};
        cg_layout_conversion here = cgi_nested_convert_dim(from, to, d, own, needed);
        if (here > c) c = here;
      }
    }
  }
  // Within threads that hold as much by both, all of them move the same slots; a thread that keeps a part of what it has keeps its own.
  cg_layout_place place = {0, 0, 0}, source = place;
  if (c == CG_LAYOUT_CONVERT_REGISTERS) {
    int64_t n = cg_nested_layout_slots(to);
    while (place.slot < n && cg_nested_layout_source(from, to, place, &source) == CG_LAYOUT_OK && source.slot == place.slot) place.slot++;
    if (place.slot == n && cg_nested_layout_slots(from) == n) c = CG_LAYOUT_CONVERT_NONE;
  }
  *conversion = c;
  return CG_LAYOUT_OK;
}
