// Nested layouts: which subgroup, thread and slot holds which element, and back. The levels of dimension i, from the outermost:
//   index[i] = (((subgroup * batch_tile + batch) * outer_tile + outer) * thread_tile + thread) * element_tile + element
// and ids as mixed radix numbers, whose digits are the virtual ids in the order of their strides, with a digit of the replica in each gap.
#include "layout/layout.h"

static const int64_t *cgi_nested_tiles(const cg_nested_layout *l, cg_layout_level level) {
  return level == CG_LAYOUT_SUBGROUP ? l->subgroup_tile : l->thread_tile;
}
static const int64_t *cgi_nested_strides(const cg_nested_layout *l, cg_layout_level level) {
  return level == CG_LAYOUT_SUBGROUP ? l->subgroup_strides : l->thread_strides;
}

// The dimensions that a level distributes, the least stride first.
static unsigned cgi_nested_order(const cg_nested_layout *l, cg_layout_level level, unsigned *dims) {
  const int64_t *tiles = cgi_nested_tiles(l, level), *strides = cgi_nested_strides(l, level);
  unsigned n = 0;
  for (unsigned d = 0; d < l->rank; d++) {
    if (tiles[d] == 1) continue;
    unsigned at = n++;
    for (; at && strides[dims[at - 1]] > strides[d]; at--) dims[at] = dims[at - 1];
    dims[at] = d;
  }
  return n;
}

static cg_layout_reason cgi_nested_verify_level(const cg_nested_layout *l, cg_layout_level level, unsigned *dim) {
  const int64_t *tiles = cgi_nested_tiles(l, level), *strides = cgi_nested_strides(l, level);
  for (*dim = 0; *dim < l->rank; ++*dim) {
    if (strides[*dim] < 0 || (strides[*dim] == 0 && tiles[*dim] > 1)) return CG_LAYOUT_STRIDE;
  }
  unsigned dims[CG_NESTED_LAYOUT_RANK], n = cgi_nested_order(l, level, dims);
  int64_t inside = 1;
  for (unsigned k = 0; k < n; k++) {
    *dim = dims[k];
    if (strides[*dim] % inside) return CG_LAYOUT_NESTING;
    if (!cgi_checked_mul(strides[*dim], tiles[*dim], &inside)) return CG_LAYOUT_OVERFLOW;
  }
  return CG_LAYOUT_OK;
}

CODEGEN_API cg_layout_reason cg_nested_layout_verify(const cg_nested_layout *l, const int64_t *shape, unsigned rank, unsigned *dim) {
  unsigned ignored;
  if (!dim) dim = &ignored;
  *dim = 0;
  if (!l) return CG_LAYOUT_ARGUMENT;
  if (l->rank > CG_NESTED_LAYOUT_RANK || (shape && rank != l->rank)) return CG_LAYOUT_RANK;
  int64_t elements = 1, sizes[CG_NESTED_LAYOUT_RANK];
  for (; *dim < l->rank; ++*dim) {
    unsigned d = *dim;
    const int64_t tiles[5] = {l->subgroup_tile[d], l->batch_tile[d], l->outer_tile[d], l->thread_tile[d], l->element_tile[d]};
    sizes[d] = 1;
    for (int i = 0; i < 5; i++) {
      if (tiles[i] <= 0) return CG_LAYOUT_TILE;
      if (tiles[i] > 1 && !cgi_checked_mul(sizes[d], tiles[i], &sizes[d])) return CG_LAYOUT_OVERFLOW;
    }
    if (sizes[d] > 1 && !cgi_checked_mul(elements, sizes[d], &elements)) return CG_LAYOUT_OVERFLOW;
  }
  cg_layout_reason r = cgi_nested_verify_level(l, CG_LAYOUT_SUBGROUP, dim);
  if (r == CG_LAYOUT_OK) r = cgi_nested_verify_level(l, CG_LAYOUT_THREAD, dim);
  if (r != CG_LAYOUT_OK || !shape) return r;
  for (*dim = 0; *dim < l->rank; ++*dim) {
    if (shape[*dim] != sizes[*dim]) return CG_LAYOUT_SHAPE;
  }
  return CG_LAYOUT_OK;
}

CODEGEN_API const char *cg_layout_reason_text(cg_layout_reason reason) {
  static const char *const texts[] = {"",
                                      "the call is wrong",
                                      "the ranks differ or are too large",
                                      "a tile is zero or negative",
                                      "a stride is negative, or 0 where the tile is more than 1",
                                      "a stride is no multiple of stride * tile of the one inside it",
                                      "there are too many elements or ids",
                                      "the products of the tiles are not the shape",
                                      "an index, id or slot is outside",
                                      "the operands distribute a loop that they share in different ways",
                                      "no nested layout says it",
                                      "the layout takes more subgroups or threads than there are"};
  return (unsigned)reason < sizeof texts / sizeof *texts ? texts[reason] : "";
}

CGI_DEF bool cgi_nested_ok(const cg_nested_layout *l) { return cg_nested_layout_verify(l, NULL, 0, NULL) == CG_LAYOUT_OK; }

CODEGEN_API cg_layout_reason cg_nested_layout_normalize(cg_nested_layout *l) {
  cg_layout_reason r = cg_nested_layout_verify(l, NULL, 0, NULL);
  for (unsigned d = 0; r == CG_LAYOUT_OK && d < l->rank; d++) {
    if (l->subgroup_tile[d] == 1) l->subgroup_strides[d] = 0;
    if (l->thread_tile[d] == 1) l->thread_strides[d] = 0;
  }
  return r;
}

CODEGEN_API bool cg_nested_layout_equal(const cg_nested_layout *a, const cg_nested_layout *b) {
  if (!cgi_nested_ok(a) || !cgi_nested_ok(b) || a->rank != b->rank) return false;
  bool equal = true;
  for (unsigned d = 0; d < a->rank; d++) {
    equal = equal && a->subgroup_tile[d] == b->subgroup_tile[d] && a->batch_tile[d] == b->batch_tile[d] && a->outer_tile[d] == b->outer_tile[d] &&
            a->thread_tile[d] == b->thread_tile[d] && a->element_tile[d] == b->element_tile[d] &&
            (a->subgroup_tile[d] == 1 || a->subgroup_strides[d] == b->subgroup_strides[d]) &&
            (a->thread_tile[d] == 1 || a->thread_strides[d] == b->thread_strides[d]);
  }
  return equal;
}

// ---- shapes -------------------------------------------------------------------------------------------------------------------------------
CGI_DEF int64_t cgi_nested_size(const cg_nested_layout *l, unsigned d) {
  return l->subgroup_tile[d] * l->batch_tile[d] * l->outer_tile[d] * l->thread_tile[d] * l->element_tile[d];
}

CODEGEN_API cg_layout_reason cg_nested_layout_shape(const cg_nested_layout *l, cg_layout_shape which, int64_t *sizes) {
  cg_layout_reason r = cg_nested_layout_verify(l, NULL, 0, NULL);
  if (r != CG_LAYOUT_OK) return r;
  if (!sizes || (unsigned)which > CG_LAYOUT_PER_THREAD) return CG_LAYOUT_ARGUMENT;
  for (unsigned d = 0, n = l->rank; d < n; d++) {
    if (which == CG_LAYOUT_UNDISTRIBUTED) sizes[d] = cgi_nested_size(l, d);
    if (which == CG_LAYOUT_PER_THREAD) sizes[d] = l->batch_tile[d] * l->outer_tile[d] * l->element_tile[d];
    if (which == CG_LAYOUT_PACKED) {
      const int64_t tiles[5] = {l->subgroup_tile[d], l->batch_tile[d], l->outer_tile[d], l->thread_tile[d], l->element_tile[d]};
      for (unsigned i = 0; i < 5; i++) sizes[i * n + d] = tiles[i];
    }
    if (which == CG_LAYOUT_DISTRIBUTED) {
      const int64_t tiles[3] = {l->batch_tile[d], l->outer_tile[d], l->element_tile[d]};
      for (unsigned i = 0; i < 3; i++) sizes[i * n + d] = tiles[i];
    }
  }
  return CG_LAYOUT_OK;
}

CODEGEN_API int64_t cg_nested_layout_slots(const cg_nested_layout *l) {
  if (!cgi_nested_ok(l)) return 0;
  int64_t n = 1;
  for (unsigned d = 0; d < l->rank; d++) n *= l->batch_tile[d] * l->outer_tile[d] * l->element_tile[d];
  return n;
}

// ---- ids ----------------------------------------------------------------------------------------------------------------------------------
CGI_DEF int64_t cgi_nested_split(const cg_nested_layout *l, cg_layout_level level, int64_t id, int64_t *virtual_ids) {
  const int64_t *tiles = cgi_nested_tiles(l, level), *strides = cgi_nested_strides(l, level);
  unsigned dims[CG_NESTED_LAYOUT_RANK], n = cgi_nested_order(l, level, dims);
  int64_t replica = 0, weight = 1, inside = 1;
  for (unsigned d = 0; d < l->rank; d++) virtual_ids[d] = 0;
  for (unsigned k = 0; k < n; k++) {
    unsigned d = dims[k];
    int64_t gap = strides[d] / inside;
    replica += id / inside % gap * weight;
    weight *= gap;
    virtual_ids[d] = id / strides[d] % tiles[d];
    inside = strides[d] * tiles[d];
  }
  return replica + id / inside * weight;
}

CGI_DEF int64_t cgi_nested_join(const cg_nested_layout *l, cg_layout_level level, const int64_t *virtual_ids, int64_t replica) {
  const int64_t *tiles = cgi_nested_tiles(l, level), *strides = cgi_nested_strides(l, level);
  unsigned dims[CG_NESTED_LAYOUT_RANK], n = cgi_nested_order(l, level, dims);
  int64_t id = 0, inside = 1;
  for (unsigned k = 0; k < n; k++) {
    unsigned d = dims[k];
    int64_t gap = strides[d] / inside;
    id += replica % gap * inside + virtual_ids[d] * strides[d];
    replica /= gap;
    inside = strides[d] * tiles[d];
  }
  return cgi_checked_mul(replica, inside, &replica) && cgi_checked_add(id, replica, &id) ? id : -1;
}

static cg_layout_reason cgi_nested_check_level(const cg_nested_layout *l, cg_layout_level level, const int64_t *virtual_ids) {
  cg_layout_reason r = cg_nested_layout_verify(l, NULL, 0, NULL);
  if (r != CG_LAYOUT_OK) return r;
  if (!virtual_ids || (unsigned)level > CG_LAYOUT_THREAD) return CG_LAYOUT_ARGUMENT;
  const int64_t *tiles = cgi_nested_tiles(l, level);
  for (unsigned d = 0; d < l->rank; d++) {
    if (virtual_ids[d] < 0 || virtual_ids[d] >= tiles[d]) return CG_LAYOUT_INDEX;
  }
  return CG_LAYOUT_OK;
}

CODEGEN_API cg_layout_reason cg_nested_layout_virtual_ids(const cg_nested_layout *l, cg_layout_level level, int64_t id, int64_t *virtual_ids,
                                                          int64_t *replica) {
  static const int64_t zeros[CG_NESTED_LAYOUT_RANK] = {0};
  cg_layout_reason r = cgi_nested_check_level(l, level, zeros);
  if (r != CG_LAYOUT_OK) return r;
  if (!virtual_ids || id < 0) return CG_LAYOUT_ARGUMENT;
  int64_t copy = cgi_nested_split(l, level, id, virtual_ids);
  if (replica) *replica = copy;
  return CG_LAYOUT_OK;
}

CODEGEN_API cg_layout_reason cg_nested_layout_id(const cg_nested_layout *l, cg_layout_level level, const int64_t *virtual_ids, int64_t replica,
                                                 int64_t *id) {
  cg_layout_reason r = cgi_nested_check_level(l, level, virtual_ids);
  if (r != CG_LAYOUT_OK) return r;
  if (!id || replica < 0) return CG_LAYOUT_ARGUMENT;
  int64_t found = cgi_nested_join(l, level, virtual_ids, replica);
  if (found < 0) return CG_LAYOUT_OVERFLOW;
  *id = found;
  return CG_LAYOUT_OK;
}

CODEGEN_API int64_t cg_nested_layout_num_ids(const cg_nested_layout *l, cg_layout_level level) {
  if (!cgi_nested_ok(l) || (unsigned)level > CG_LAYOUT_THREAD) return 0;
  int64_t n = 1;
  for (unsigned d = 0; d < l->rank; d++) {
    int64_t tile = cgi_nested_tiles(l, level)[d];
    if (tile > 1) n += cgi_nested_strides(l, level)[d] * (tile - 1);
  }
  return n;
}

CODEGEN_API cg_layout_reason cg_nested_layout_replicas(const cg_nested_layout *l, cg_layout_level level, const int64_t *virtual_ids, int64_t num_ids,
                                                       int64_t *count) {
  cg_layout_reason r = cgi_nested_check_level(l, level, virtual_ids);
  if (r != CG_LAYOUT_OK) return r;
  if (!count || num_ids < 0) return CG_LAYOUT_ARGUMENT;
  int64_t low = 0, high = num_ids; // ids grow with the replica
  while (low < high) {
    int64_t middle = low + (high - low) / 2, id = cgi_nested_join(l, level, virtual_ids, middle);
    if (id >= 0 && id < num_ids)
      low = middle + 1;
    else
      high = middle;
  }
  *count = low;
  return CG_LAYOUT_OK;
}

// ---- elements -----------------------------------------------------------------------------------------------------------------------------
CODEGEN_API cg_layout_reason cg_nested_layout_slot(const cg_nested_layout *l, const int64_t *coordinates, int64_t *slot) {
  int64_t sizes[3 * CG_NESTED_LAYOUT_RANK], at = 0;
  cg_layout_reason r = cg_nested_layout_shape(l, CG_LAYOUT_DISTRIBUTED, sizes);
  if (r != CG_LAYOUT_OK) return r;
  if (!coordinates || !slot) return CG_LAYOUT_ARGUMENT;
  for (unsigned i = 0; i < 3 * l->rank; i++) {
    if (coordinates[i] < 0 || coordinates[i] >= sizes[i]) return CG_LAYOUT_INDEX;
    at = at * sizes[i] + coordinates[i];
  }
  *slot = at;
  return CG_LAYOUT_OK;
}

CGI_DEF void cgi_nested_coordinates(const cg_nested_layout *l, int64_t slot, int64_t *coordinates) {
  const int64_t *tiles[3] = {l->batch_tile, l->outer_tile, l->element_tile};
  for (unsigned i = 3 * l->rank; i-- > 0;) {
    int64_t tile = tiles[i / l->rank][i % l->rank];
    coordinates[i] = slot % tile;
    slot /= tile;
  }
}

CODEGEN_API cg_layout_reason cg_nested_layout_coordinates(const cg_nested_layout *l, int64_t slot, int64_t *coordinates) {
  cg_layout_reason r = cg_nested_layout_verify(l, NULL, 0, NULL);
  if (r != CG_LAYOUT_OK) return r;
  if (!coordinates) return CG_LAYOUT_ARGUMENT;
  if (slot < 0 || slot >= cg_nested_layout_slots(l)) return CG_LAYOUT_INDEX;
  cgi_nested_coordinates(l, slot, coordinates);
  return CG_LAYOUT_OK;
}

CGI_DEF void cgi_nested_element(const cg_nested_layout *l, const int64_t *subgroup, const int64_t *thread, const int64_t *coordinates,
                                int64_t *index) {
  for (unsigned d = 0, n = l->rank; d < n; d++) {
    int64_t i = subgroup[d] * l->batch_tile[d] + coordinates[d];
    i = i * l->outer_tile[d] + coordinates[n + d];
    i = i * l->thread_tile[d] + thread[d];
    index[d] = i * l->element_tile[d] + coordinates[2 * n + d];
  }
}

CODEGEN_API cg_layout_reason cg_nested_layout_index(const cg_nested_layout *l, int64_t subgroup, int64_t thread, int64_t slot, int64_t *index) {
  int64_t s[CG_NESTED_LAYOUT_RANK], t[CG_NESTED_LAYOUT_RANK], coordinates[3 * CG_NESTED_LAYOUT_RANK];
  cg_layout_reason r = cg_nested_layout_coordinates(l, slot, coordinates);
  if (r != CG_LAYOUT_OK) return r;
  if (!index || subgroup < 0 || thread < 0) return CG_LAYOUT_ARGUMENT;
  cgi_nested_split(l, CG_LAYOUT_SUBGROUP, subgroup, s);
  cgi_nested_split(l, CG_LAYOUT_THREAD, thread, t);
  cgi_nested_element(l, s, t, coordinates, index);
  return CG_LAYOUT_OK;
}

CODEGEN_API cg_layout_reason cg_nested_layout_owner(const cg_nested_layout *l, const int64_t *index, int64_t num_subgroups, int64_t *subgroup,
                                                    int64_t *thread, int64_t *slot) {
  cg_layout_reason r = cg_nested_layout_verify(l, NULL, 0, NULL);
  if (r != CG_LAYOUT_OK) return r;
  if (!index || !subgroup || !thread || !slot || num_subgroups < 0) return CG_LAYOUT_ARGUMENT;
  int64_t s[CG_NESTED_LAYOUT_RANK], t[CG_NESTED_LAYOUT_RANK], coordinates[3 * CG_NESTED_LAYOUT_RANK];
  for (unsigned d = 0, n = l->rank; d < n; d++) {
    int64_t i = index[d];
    if (i < 0 || i >= cgi_nested_size(l, d)) return CG_LAYOUT_INDEX;
    coordinates[2 * n + d] = i % l->element_tile[d];
    i /= l->element_tile[d];
    t[d] = i % l->thread_tile[d];
    i /= l->thread_tile[d];
    coordinates[n + d] = i % l->outer_tile[d];
    i /= l->outer_tile[d];
    coordinates[d] = i % l->batch_tile[d];
    s[d] = i / l->batch_tile[d];
  }
  *subgroup = cgi_nested_join(l, CG_LAYOUT_SUBGROUP, s, 0);
  if (num_subgroups) *subgroup %= num_subgroups;
  *thread = cgi_nested_join(l, CG_LAYOUT_THREAD, t, 0);
  return cg_nested_layout_slot(l, coordinates, slot);
}
