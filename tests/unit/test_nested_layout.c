// Layout math: the examples of IREE's text, every small layout and 100,000 random ones against brute force.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "layout/cg_layout.h"
#include "sweep.h"

static uint64_t seed = 88172645463325252u;
static int64_t draw(int64_t n) { // 0 to n - 1
  seed ^= seed << 13;
  seed ^= seed >> 7;
  seed ^= seed << 17;
  return (int64_t)(seed >> 11) % n;
}

static const cg_nested_layout example = {2, {2, 1}, {2, 4}, {1, 1}, {16, 4}, {1, 4}, {1, 0}, {1, 16}}; // of 64x64
static const cg_nested_layout ordered = {2, {4, 2}, {1, 1}, {1, 1}, {1, 1}, {1, 1}, {1, 4}, {0, 0}};   // of 4x2
static const cg_memory_facts gpu = {32, 32, 32, 4};

static void small_id(const cg_nested_layout *l, cg_layout_level level, const int64_t *v, int64_t want) {
  int64_t id = -1;
  assert_int_equal(cg_nested_layout_id(l, level, v, 0, &id), CG_LAYOUT_OK);
  assert_int_equal(id, want);
}

// ---- worked examples ------------------------------------------------------------------------------------------------------------------------
static void the_order_of_subgroups(void **state) {
  static const int64_t order[] = {0, 4, 1, 5, 2, 6, 3, 7}, of_four[] = {0, 0, 1, 1, 2, 2, 3, 3}, shape[] = {4, 2};
  assert_int_equal(cg_nested_layout_verify(&ordered, shape, 2, NULL), CG_LAYOUT_OK);
  for (int64_t i = 0; i < 8; i++) {
    const int64_t v[] = {i / 2, i % 2};
    int64_t s, t, slot;
    small_id(&ordered, CG_LAYOUT_SUBGROUP, v, order[i]);
    assert_int_equal(cg_nested_layout_owner(&ordered, v, 0, &s, &t, &slot), CG_LAYOUT_OK);
    assert_true(s == order[i] && t == 0 && slot == 0);
    assert_int_equal(cg_nested_layout_owner(&ordered, v, 4, &s, &t, &slot), CG_LAYOUT_OK);
    assert_int_equal(s, of_four[i]);
  }
  (void)state;
}

static void the_64x64_example(void **state) {
  static const int64_t shape[] = {64, 64}, first[][3] = {{0, 0, 0}, {1, 1, 0}, {16, 0, 4}, {63, 15, 12}};
  int64_t sizes[10], index[2];
  assert_int_equal(cg_nested_layout_verify(&example, shape, 2, NULL), CG_LAYOUT_OK);
  assert_int_equal(cg_nested_layout_shape(&example, CG_LAYOUT_PER_THREAD, sizes), CG_LAYOUT_OK);
  assert_true(sizes[0] == 2 && sizes[1] == 16);
  assert_int_equal(cg_nested_layout_shape(&example, CG_LAYOUT_DISTRIBUTED, sizes), CG_LAYOUT_OK);
  assert_memory_equal(sizes, ((const int64_t[]){2, 4, 1, 1, 1, 4}), 6 * sizeof *sizes);
  assert_int_equal(cg_nested_layout_shape(&example, CG_LAYOUT_PACKED, sizes), CG_LAYOUT_OK);
  assert_memory_equal(sizes, ((const int64_t[]){2, 1, 2, 4, 1, 1, 16, 4, 1, 4}), sizeof sizes);
  assert_int_equal(cg_nested_layout_shape(&example, CG_LAYOUT_UNDISTRIBUTED, sizes), CG_LAYOUT_OK);
  assert_memory_equal(sizes, shape, sizeof shape);
  assert_int_equal(cg_nested_layout_slots(&example), 32);
  for (int i = 0; i < 4; i++) {
    for (int64_t subgroup = 0; subgroup < 4; subgroup++) { // 2 and 3 hold what 0 and 1 do
      assert_int_equal(cg_nested_layout_index(&example, subgroup, first[i][0], 0, index), CG_LAYOUT_OK);
      assert_true(index[0] == first[i][1] + 32 * (subgroup % 2) && index[1] == first[i][2]);
    }
  }
  // Slot 23 is batch (1, 1), outer (0, 0), element (0, 3).
  static const int64_t c[] = {1, 1, 0, 0, 0, 3};
  int64_t slot, back[6];
  assert_int_equal(cg_nested_layout_slot(&example, c, &slot), CG_LAYOUT_OK);
  assert_int_equal(slot, 23);
  assert_int_equal(cg_nested_layout_coordinates(&example, slot, back), CG_LAYOUT_OK);
  assert_memory_equal(back, c, sizeof c);
  assert_int_equal(cg_nested_layout_index(&example, 1, 17, 23, index), CG_LAYOUT_OK);
  assert_true(index[0] == 32 + 16 + 1 && index[1] == 16 + 4 + 3);
  (void)state;
}

static void gaps_are_kept(void **state) { // the text's modulo would send virtual (0, 1) to 0
  static const cg_nested_layout gap = {2, {1, 1}, {1, 1}, {1, 1}, {1, 2}, {1, 1}, {0, 0}, {1, 2}};
  static const int64_t v[] = {0, 1};
  small_id(&gap, CG_LAYOUT_THREAD, v, 2);
  int64_t ids[2], replica, count;
  assert_int_equal(cg_nested_layout_virtual_ids(&gap, CG_LAYOUT_THREAD, 3, ids, &replica), CG_LAYOUT_OK);
  assert_true(ids[0] == 0 && ids[1] == 1 && replica == 1);
  assert_int_equal(cg_nested_layout_num_ids(&gap, CG_LAYOUT_THREAD), 3);
  assert_int_equal(cg_nested_layout_replicas(&gap, CG_LAYOUT_THREAD, v, 3, &count), CG_LAYOUT_OK);
  assert_int_equal(count, 1);
  assert_int_equal(cg_nested_layout_replicas(&gap, CG_LAYOUT_THREAD, v, 32, &count), CG_LAYOUT_OK);
  assert_int_equal(count, 16);
  (void)state;
}

static void rank_zero_is_a_layout(void **state) {
  static const cg_nested_layout scalar = {0};
  int64_t s, t, slot, ids = 0;
  assert_int_equal(cg_nested_layout_verify(&scalar, &ids, 0, NULL), CG_LAYOUT_OK);
  assert_int_equal(cg_nested_layout_slots(&scalar), 1);
  assert_int_equal(cg_nested_layout_num_ids(&scalar, CG_LAYOUT_THREAD), 1);
  assert_int_equal(cg_nested_layout_owner(&scalar, &ids, 0, &s, &t, &slot), CG_LAYOUT_OK);
  assert_true(s == 0 && t == 0 && slot == 0);
  assert_int_equal(cg_nested_layout_virtual_ids(&scalar, CG_LAYOUT_THREAD, 5, &ids, &t), CG_LAYOUT_OK);
  assert_int_equal(t, 5);
  (void)state;
}

static void what_is_refused(void **state) {
  static const int64_t shape[] = {64, 64}, other[] = {64, 32};
  static const struct {
    cg_nested_layout l;
    const int64_t *shape;
    unsigned rank, dim;
    cg_layout_reason reason;
  } rows[] = {
      {{1, {1}, {1}, {1}, {0}, {1}, {0}, {0}}, NULL, 0, 0, CG_LAYOUT_TILE},
      {{2, {1, 1}, {1, -2}, {1, 1}, {1, 1}, {1, 1}, {0, 0}, {0, 0}}, NULL, 0, 1, CG_LAYOUT_TILE},
      {{2, {1, 1}, {1, 1}, {1, 1}, {4, 4}, {1, 1}, {0, 0}, {3, 1}}, NULL, 0, 0, CG_LAYOUT_NESTING},
      {{2, {2, 2}, {1, 1}, {1, 1}, {1, 1}, {1, 1}, {1, 1}, {0, 0}}, NULL, 0, 1, CG_LAYOUT_NESTING},
      {{1, {1}, {1}, {1}, {4}, {1}, {0}, {0}}, NULL, 0, 0, CG_LAYOUT_STRIDE},
      {{1, {1}, {1}, {1}, {1}, {1}, {0}, {-1}}, NULL, 0, 0, CG_LAYOUT_STRIDE},
      {{1, {INT64_MAX}, {2}, {1}, {1}, {1}, {1}, {0}}, NULL, 0, 0, CG_LAYOUT_OVERFLOW},
      {{1, {1}, {1}, {1}, {4}, {1}, {0}, {INT64_MAX / 2}}, NULL, 0, 0, CG_LAYOUT_OVERFLOW},
      {{2, {1, 1}, {INT64_MAX / 2, 4}, {1, 1}, {1, 1}, {1, 1}, {0, 0}, {0, 0}}, NULL, 0, 1, CG_LAYOUT_OVERFLOW},
      {{9, {0}, {0}, {0}, {0}, {0}, {0}, {0}}, NULL, 0, 0, CG_LAYOUT_RANK},
      {{2, {2, 1}, {2, 4}, {1, 1}, {16, 4}, {1, 4}, {1, 0}, {1, 16}}, shape, 1, 0, CG_LAYOUT_RANK},
      {{2, {2, 1}, {2, 4}, {1, 1}, {16, 4}, {1, 4}, {1, 0}, {1, 16}}, other, 2, 1, CG_LAYOUT_SHAPE},
      {{2, {1, 1}, {1, 1}, {1, 1}, {4, 4}, {1, 1}, {0, 0}, {1, 32}}, NULL, 0, 2, CG_LAYOUT_OK}, // with a gap
      {{1, {1}, {1}, {1}, {1}, {1}, {7}, {3}}, NULL, 0, 1, CG_LAYOUT_OK},                       // strides of tiles of one
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    unsigned dim = 99;
    cg_layout_reason r = cg_nested_layout_verify(&rows[i].l, rows[i].shape, rows[i].rank, &dim);
    if (r != rows[i].reason || (r != CG_LAYOUT_OK && dim != rows[i].dim)) fail_msg("row %d: %s, dimension %u", (int)i, cg_layout_reason_text(r), dim);
    if (r != CG_LAYOUT_OK) assert_true(strlen(cg_layout_reason_text(r)) > 0);
  }
  cg_nested_layout l = rows[13].l, n = l;
  assert_int_equal(cg_nested_layout_normalize(&n), CG_LAYOUT_OK);
  assert_true(n.subgroup_strides[0] == 0 && n.thread_strides[0] == 0 && cg_nested_layout_equal(&l, &n));
  assert_false(cg_nested_layout_equal(&example, &ordered));
  (void)state;
}

// ---- properties ---------------------------------------------------------------------------------------------------------------------------------
static void draw_level(unsigned rank, const int64_t *tiles, int64_t *strides) { // in a random order, with gaps
  unsigned order[CG_NESTED_LAYOUT_RANK];
  for (unsigned d = 0; d < rank; d++) {
    unsigned at = (unsigned)draw(d + 1);
    order[d] = order[at];
    order[at] = d;
  }
  int64_t inside = 1;
  for (unsigned k = 0; k < rank; k++) {
    unsigned d = order[k];
    strides[d] = 0;
    if (tiles[d] == 1) continue;
    strides[d] = inside * (1 + draw(4) / 3 * draw(3));
    if (!strides[d]) strides[d] = inside;
    inside = strides[d] * tiles[d];
  }
}

static cg_nested_layout draw_layout(int64_t most) {
  cg_nested_layout l;
  memset(&l, 0, sizeof l);
  l.rank = (unsigned)draw(5);
  int64_t *const tiles[5] = {l.subgroup_tile, l.batch_tile, l.outer_tile, l.thread_tile, l.element_tile};
  int64_t elements = 1;
  for (unsigned i = 0; i < 5 * l.rank; i++) tiles[i % 5][i / 5] = 1;
  for (int tries = 0; tries < 8 && l.rank; tries++) {
    int64_t *tile = &tiles[draw(5)][draw(l.rank)], by = draw(3) ? 2 : 1 + draw(5);
    if (elements * by > most) break;
    elements *= by;
    *tile *= by;
  }
  draw_level(l.rank, l.subgroup_tile, l.subgroup_strides);
  draw_level(l.rank, l.thread_tile, l.thread_strides);
  return l;
}

static int64_t linear(const cg_nested_layout *l, const int64_t *index) {
  int64_t shape[CG_NESTED_LAYOUT_RANK], at = 0;
  assert_int_equal(cg_nested_layout_shape(l, CG_LAYOUT_UNDISTRIBUTED, shape), CG_LAYOUT_OK);
  for (unsigned d = 0; d < l->rank; d++) {
    assert_true(index[d] >= 0 && index[d] < shape[d]);
    at = at * shape[d] + index[d];
  }
  return at;
}

enum { MOST = 4096 };
// Straight from the definition, id by id and slot by slot.
static int64_t element_by_text(const cg_nested_layout *l, int64_t subgroup, int64_t thread, const int64_t *c) {
  int64_t at = 0;
  for (unsigned d = 0; d < l->rank; d++) {
    int64_t vs = l->subgroup_strides[d] ? subgroup / l->subgroup_strides[d] % l->subgroup_tile[d] : 0;
    int64_t vt = l->thread_strides[d] ? thread / l->thread_strides[d] % l->thread_tile[d] : 0;
    int64_t e = l->element_tile[d], te = e * l->thread_tile[d], ote = te * l->outer_tile[d], bote = ote * l->batch_tile[d];
    int64_t i = vs * bote + c[d] * ote + c[l->rank + d] * te + vt * e + c[2 * l->rank + d];
    at = at * bote * l->subgroup_tile[d] + i;
  }
  return at;
}

static void check_layout(const cg_nested_layout *l) {
  static int owners[MOST];
  int64_t shape[CG_NESTED_LAYOUT_RANK], distributed[3 * CG_NESTED_LAYOUT_RANK], index[CG_NESTED_LAYOUT_RANK], c[3 * CG_NESTED_LAYOUT_RANK];
  int64_t v[CG_NESTED_LAYOUT_RANK], elements = 1, slots = cg_nested_layout_slots(l), by_size = 1;
  assert_int_equal(cg_nested_layout_shape(l, CG_LAYOUT_UNDISTRIBUTED, shape), CG_LAYOUT_OK);
  assert_int_equal(cg_nested_layout_shape(l, CG_LAYOUT_DISTRIBUTED, distributed), CG_LAYOUT_OK);
  assert_int_equal(cg_nested_layout_verify(l, shape, l->rank, NULL), CG_LAYOUT_OK);
  for (unsigned d = 0; d < l->rank; d++) elements *= shape[d];
  for (unsigned d = 0; d < 3 * l->rank; d++) by_size *= distributed[d];
  assert_true(elements <= MOST && by_size == slots);
  memset(owners, 0, sizeof owners);
  int64_t num[2] = {cg_nested_layout_num_ids(l, CG_LAYOUT_SUBGROUP), cg_nested_layout_num_ids(l, CG_LAYOUT_THREAD)};
  bool first[2][64];
  for (int level = 0; level < 2; level++) { // forward of inverse is the identity, and inverse of forward with the replica, too
    assert_true(num[level] <= 64 * 64);
    for (int64_t id = 0; id < num[level]; id += id < 64 ? 1 : 1 + id / 32) {
      int64_t replica = -1, back = -1;
      assert_int_equal(cg_nested_layout_virtual_ids(l, (cg_layout_level)level, id, v, &replica), CG_LAYOUT_OK);
      assert_int_equal(cg_nested_layout_id(l, (cg_layout_level)level, v, replica, &back), CG_LAYOUT_OK);
      assert_int_equal(back, id);
      if (id < 64) first[level][id] = replica == 0;
    }
  }
  int64_t subgroups = num[0] < 64 ? num[0] : 64, threads = num[1] < 64 ? num[1] : 64;
  for (int64_t s = 0; s < subgroups; s++) {
    for (int64_t t = 0; t < threads; t++) {
      if (!first[0][s] || !first[1][t]) continue;
      for (int64_t slot = 0; slot < slots; slot++) {
        int64_t s2, t2, slot2;
        assert_int_equal(cg_nested_layout_coordinates(l, slot, c), CG_LAYOUT_OK);
        assert_int_equal(cg_nested_layout_index(l, s, t, slot, index), CG_LAYOUT_OK);
        int64_t at = linear(l, index);
        assert_int_equal(at, element_by_text(l, s, t, c));
        owners[at]++;
        assert_int_equal(cg_nested_layout_owner(l, index, 0, &s2, &t2, &slot2), CG_LAYOUT_OK);
        assert_true(s2 == s && t2 == t && slot2 == slot);
      }
    }
  }
  for (int64_t i = 0; i < elements && num[0] <= 64 && num[1] <= 64; i++) assert_int_equal(owners[i], 1);
}

static void check_replicas(const cg_nested_layout *l) {
  int64_t v[CG_NESTED_LAYOUT_RANK], w[CG_NESTED_LAYOUT_RANK], n = 1 + draw(70), count = 0, found;
  cg_layout_level level = (cg_layout_level)draw(2);
  assert_int_equal(cg_nested_layout_virtual_ids(l, level, draw(200), v, NULL), CG_LAYOUT_OK);
  for (int64_t id = 0; id < n; id++) {
    assert_int_equal(cg_nested_layout_virtual_ids(l, level, id, w, NULL), CG_LAYOUT_OK);
    count += !memcmp(v, w, l->rank * sizeof *v);
  }
  assert_int_equal(cg_nested_layout_replicas(l, level, v, n, &found), CG_LAYOUT_OK);
  assert_int_equal(found, count);
}

static void every_small_layout(void **state) { // rank 1 with tiles to 3 and rank 2 with tiles to 2, all strides to 4 that nest
  int checked = 0;
  for (int rank = 1; rank <= 2; rank++) {
    int base = rank == 1 ? 3 : 2, combinations = rank == 1 ? 243 : 1024;
    for (int code = 0; code < combinations * (rank == 1 ? 25 : 125); code++) {
      cg_nested_layout l;
      memset(&l, 0, sizeof l);
      l.rank = (unsigned)rank;
      int64_t *const tiles[5] = {l.subgroup_tile, l.batch_tile, l.outer_tile, l.thread_tile, l.element_tile};
      int rest = code;
      for (int i = 0; i < 5 * rank; i++, rest /= base) tiles[i % 5][i / 5] = 1 + rest % base;
      l.thread_strides[0] = rest % 5;
      l.subgroup_strides[0] = rest / 5 % 5;
      if (rank == 2) {
        l.thread_strides[1] = rest / 25 % 5;
        l.subgroup_strides[1] = l.subgroup_tile[1] == 1 ? 0 : l.subgroup_tile[0] == 1 ? 1 : 2 * l.subgroup_strides[0];
      }
      if (cg_nested_layout_verify(&l, NULL, 0, NULL) != CG_LAYOUT_OK) continue;
      check_layout(&l);
      checked++;
    }
  }
  assert_true(checked > 10000);
  (void)state;
}

static void random_layouts(void **state) {
  for (int i = 0; i < sweep(100000); i++) {
    cg_nested_layout l = draw_layout(i % 50 ? 16 : 256);
    check_layout(&l);
    check_replicas(&l);
  }
  (void)state;
}

// ---- algebra ------------------------------------------------------------------------------------------------------------------------------------
static void permuting_and_projecting(void **state) {
  for (int i = 0; i < sweep(20000); i++) {
    cg_nested_layout l = draw_layout(64), p, q;
    int dims[CG_NESTED_LAYOUT_RANK], inverse[CG_NESTED_LAYOUT_RANK];
    for (int d = 0; d < (int)l.rank; d++) {
      int at = (int)draw(d + 1);
      dims[d] = dims[at];
      dims[at] = d;
    }
    for (int d = 0; d < (int)l.rank; d++) inverse[dims[d]] = d;
    assert_int_equal(cg_nested_layout_permute(&l, dims, &p), CG_LAYOUT_OK);
    assert_int_equal(cg_nested_layout_permute(&p, inverse, &q), CG_LAYOUT_OK);
    assert_true(cg_nested_layout_equal(&l, &q));
    unsigned dropped = (unsigned)draw(1 << l.rank);
    assert_int_equal(cg_nested_layout_project(&l, dropped, &q), CG_LAYOUT_OK);
    int64_t c[3 * CG_NESTED_LAYOUT_RANK], a[CG_NESTED_LAYOUT_RANK], b[CG_NESTED_LAYOUT_RANK], k[3 * CG_NESTED_LAYOUT_RANK], slot, at;
    int64_t s = draw(50), t = draw(50);
    assert_int_equal(cg_nested_layout_coordinates(&l, draw(cg_nested_layout_slots(&l)), c), CG_LAYOUT_OK);
    assert_int_equal(cg_nested_layout_slot(&l, c, &slot), CG_LAYOUT_OK);
    assert_int_equal(cg_nested_layout_index(&l, s, t, slot, a), CG_LAYOUT_OK);
    unsigned n = 0;
    for (unsigned d = 0; d < l.rank; d++) {
      if (dropped >> d & 1) continue;
      for (unsigned x = 0; x < 3; x++) k[x * q.rank + n] = c[x * l.rank + d];
      n++;
    }
    assert_int_equal(n, q.rank);
    assert_int_equal(cg_nested_layout_slot(&q, k, &at), CG_LAYOUT_OK);
    assert_int_equal(cg_nested_layout_index(&q, s, t, at, b), CG_LAYOUT_OK);
    n = 0;
    for (unsigned d = 0; d < l.rank; d++) {
      if (!(dropped >> d & 1)) assert_int_equal(a[d], b[n++]);
    }
  }
  static const int broadcast[] = {1, -1, 0};
  static const int64_t shape[] = {64, 1, 64};
  cg_nested_layout m;
  assert_int_equal(cg_nested_layout_apply_map(&example, broadcast, 3, &m), CG_LAYOUT_OK);
  assert_int_equal(cg_nested_layout_verify(&m, shape, 3, NULL), CG_LAYOUT_OK);
  (void)state;
}

static void reshaping(void **state) {
  int taken = 0;
  for (int i = 0; i < sweep(50000); i++) {
    cg_nested_layout l = draw_layout(64), r, back;
    int64_t shape[CG_NESTED_LAYOUT_RANK], old[CG_NESTED_LAYOUT_RANK], elements = 1, a[CG_NESTED_LAYOUT_RANK], b[CG_NESTED_LAYOUT_RANK];
    assert_int_equal(cg_nested_layout_shape(&l, CG_LAYOUT_UNDISTRIBUTED, old), CG_LAYOUT_OK);
    for (unsigned d = 0; d < l.rank; d++) elements *= old[d];
    unsigned rank = 1 + (unsigned)draw(4);
    int64_t rest = elements;
    for (unsigned d = 0; d + 1 < rank; d++) {
      do shape[d] = 1 + draw(rest);
      while (rest % shape[d]);
      rest /= shape[d];
    }
    shape[rank - 1] = rest;
    cg_layout_reason why = cg_nested_layout_reshape(&l, shape, rank, &r);
    if (why == CG_LAYOUT_IMPOSSIBLE) continue;
    taken++;
    assert_int_equal(why, CG_LAYOUT_OK);
    assert_int_equal(cg_nested_layout_verify(&r, shape, rank, NULL), CG_LAYOUT_OK);
    for (int64_t slot = 0; slot < cg_nested_layout_slots(&l); slot++) {
      int64_t s = draw(30), t = draw(60);
      assert_int_equal(cg_nested_layout_index(&l, s, t, slot, a), CG_LAYOUT_OK);
      assert_int_equal(cg_nested_layout_index(&r, s, t, slot, b), CG_LAYOUT_OK);
      assert_int_equal(linear(&l, a), linear(&r, b));
    }
    assert_int_equal(cg_nested_layout_reshape(&r, old, l.rank, &back), CG_LAYOUT_OK);
    assert_true(cg_nested_layout_equal(&l, &back));
  }
  assert_true(taken > sweep(10000));
  static const int64_t flat[] = {4096}, wrong[] = {4095}, split[] = {2, 2, 16, 64};
  cg_nested_layout r;
  assert_int_equal(cg_nested_layout_reshape(&example, flat, 1, &r), CG_LAYOUT_IMPOSSIBLE);
  assert_int_equal(cg_nested_layout_reshape(&example, wrong, 1, &r), CG_LAYOUT_SHAPE);
  assert_int_equal(cg_nested_layout_reshape(&example, split, 4, &r), CG_LAYOUT_OK);
  assert_true(r.subgroup_tile[0] == 2 && r.batch_tile[1] == 2 && r.thread_tile[2] == 16 && r.thread_strides[2] == 1);
  (void)state;
}

static void recombining(void **state) {
  static const cg_nested_layout operands[] = {
      {2, {2, 1}, {2, 4}, {1, 1}, {4, 2}, {1, 4}, {1, 0}, {1, 16}}, // m x k
      {2, {1, 2}, {4, 1}, {1, 1}, {2, 4}, {4, 2}, {0, 2}, {16, 4}}, // k x n
  };
  static const int a[] = {0, 2}, b[] = {2, 1}, c[] = {0, 1}, both[] = {0, 0}, none[] = {3, 0};
  static const int *const maps[] = {a, b}, *const twice[] = {both, b}, *const crossed[] = {a, c};
  static const int64_t shape[] = {16, 16};
  cg_nested_layout r;
  assert_int_equal(cg_nested_layout_recombine(2, operands, maps, c, 2, &r), CG_LAYOUT_OK);
  assert_int_equal(cg_nested_layout_verify(&r, shape, 2, NULL), CG_LAYOUT_OK);
  assert_true(r.subgroup_strides[0] == 1 && r.subgroup_strides[1] == 2 && r.thread_strides[0] == 1 && r.thread_strides[1] == 4);
  assert_int_equal(cg_nested_layout_recombine(2, operands, crossed, c, 2, &r), CG_LAYOUT_CONFLICT);
  assert_int_equal(cg_nested_layout_recombine(2, operands, twice, c, 2, &r), CG_LAYOUT_ARGUMENT);
  assert_int_equal(cg_nested_layout_recombine(2, operands, maps, none, 2, &r), CG_LAYOUT_ARGUMENT);
  cg_nested_layout same[] = {operands[0], operands[1]};
  same[1].thread_strides[1] = 1; // m and n on the same lanes
  assert_int_equal(cg_nested_layout_recombine(2, same, maps, c, 2, &r), CG_LAYOUT_IMPOSSIBLE);
  (void)state;
}

// ---- conversions ----------------------------------------------------------------------------------------------------------------------------------
static cg_nested_layout redraw(const cg_nested_layout *l) { // another layout of the same shape, often a near one
  cg_nested_layout r = *l;
  int64_t *const tiles[5] = {r.subgroup_tile, r.batch_tile, r.outer_tile, r.thread_tile, r.element_tile};
  for (int64_t moves = draw(3); moves > 0 && r.rank; moves--) {
    unsigned d = (unsigned)draw(r.rank);
    int64_t *a = &tiles[draw(5)][d], *b = &tiles[draw(5)][d];
    if (*a % 2) continue;
    *a /= 2;
    *b *= 2;
  }
  if (memcmp(r.subgroup_tile, l->subgroup_tile, sizeof r.subgroup_tile) || !draw(8)) draw_level(r.rank, r.subgroup_tile, r.subgroup_strides);
  if (memcmp(r.thread_tile, l->thread_tile, sizeof r.thread_tile) || !draw(8)) draw_level(r.rank, r.thread_tile, r.thread_strides);
  return r;
}

static bool holds(const cg_nested_layout *l, int64_t s, int64_t t, int64_t slot, int64_t want) {
  int64_t index[CG_NESTED_LAYOUT_RANK];
  assert_int_equal(cg_nested_layout_index(l, s, t, slot, index), CG_LAYOUT_OK);
  return linear(l, index) == want;
}

static void conversions(void **state) {
  int kinds[4] = {0};
  for (int i = 0; i < sweep(4000); i++) {
    cg_nested_layout from = draw_layout(i % 8 ? 8 : 32), to = redraw(&from);
    int64_t subgroups = 4, threads = 12, slots = cg_nested_layout_slots(&from), index[CG_NESTED_LAYOUT_RANK];
    cg_layout_conversion said, kind = CG_LAYOUT_CONVERT_NONE;
    cg_layout_reason why = cg_nested_layout_conversion(&from, &to, subgroups, threads, &said);
    if (why == CG_LAYOUT_IDS) continue;
    assert_int_equal(why, CG_LAYOUT_OK);
    for (cg_layout_place p = {0, 0, 0}; p.subgroup < subgroups; p.subgroup++) {
      for (p.thread = 0; p.thread < threads; p.thread++) {
        for (p.slot = 0; p.slot < cg_nested_layout_slots(&to); p.slot++) {
          assert_int_equal(cg_nested_layout_index(&to, p.subgroup, p.thread, p.slot, index), CG_LAYOUT_OK);
          int64_t want = linear(&to, index);
          cg_layout_conversion here = CG_LAYOUT_CONVERT_MEMORY;
          for (int64_t slot = 0; slot < slots; slot++) {
            if (holds(&from, p.subgroup, p.thread, slot, want)) here = slot == p.slot ? CG_LAYOUT_CONVERT_NONE : CG_LAYOUT_CONVERT_REGISTERS;
          }
          for (int64_t t = 0; t < threads && here == CG_LAYOUT_CONVERT_MEMORY; t++) {
            for (int64_t slot = 0; slot < slots; slot++) {
              if (holds(&from, p.subgroup, t, slot, want)) here = CG_LAYOUT_CONVERT_SHUFFLES;
            }
          }
          if (here > kind) kind = here;
          cg_layout_place source;
          assert_int_equal(cg_nested_layout_source(&from, &to, p, &source), CG_LAYOUT_OK);
          assert_true(holds(&from, source.subgroup, source.thread, source.slot, want));
          assert_int_equal(source.subgroup == p.subgroup, here != CG_LAYOUT_CONVERT_MEMORY);
          if (here <= CG_LAYOUT_CONVERT_REGISTERS) assert_int_equal(source.thread, p.thread);
        }
      }
    }
    assert_int_equal(said, kind);
    kinds[kind]++;
  }
  for (int k = 0; k < 4; k++) assert_true(kinds[k] > sweep(20)); // each was drawn
  (void)state;
}

// ---- memory -----------------------------------------------------------------------------------------------------------------------------------------
static void widths(void **state) {
  cg_memory_layout m;
  assert_int_equal(cg_memory_layout_row_major(&example, 2, 0, &m), CG_LAYOUT_OK);
  assert_int_equal(cg_memory_layout_bytes(&example, &m), 8192);
  assert_int_equal(cg_nested_layout_contiguity(&example, &m, 16), 4); // element_tile
  m.element_bytes = 4;
  assert_int_equal(cg_nested_layout_contiguity(&example, &m, 8), 2);
  assert_int_equal(cg_memory_layout_row_major(&example, 2, 2, &m), CG_LAYOUT_OK); // rows of 66 elements: aligned to 4 bytes
  assert_int_equal(cg_nested_layout_contiguity(&example, &m, 16), 2);
  int64_t checked = 0;
  for (int i = 0; i < sweep(2500); i++) { // no narrower than it could be, and each access is side by side and aligned
    cg_nested_layout l = draw_layout(64);
    assert_int_equal(cg_memory_layout_row_major(&l, 1, draw(3), &m), CG_LAYOUT_OK);
    int64_t width = cg_nested_layout_contiguity(&l, &m, 16), slots = cg_nested_layout_slots(&l);
    for (int64_t w = width; w <= 2 * width && w <= 16; w *= 2) {
      bool good = true;
      for (int64_t s = 0; s < cg_nested_layout_num_ids(&l, CG_LAYOUT_SUBGROUP) && good; s++) {
        for (int64_t t = 0; t < cg_nested_layout_num_ids(&l, CG_LAYOUT_THREAD) && good; t++) {
          static int held[1024];
          memset(held, 0, sizeof held);
          for (int64_t slot = 0; slot < slots; slot++) {
            int64_t index[CG_NESTED_LAYOUT_RANK], at = 0;
            assert_int_equal(cg_nested_layout_index(&l, s, t, slot, index), CG_LAYOUT_OK);
            for (unsigned d = 0; d < l.rank; d++) at += index[d] * m.strides[d];
            assert_true(at < 1024);
            held[at] = 1;
          }
          for (int64_t at = 0; at < 1024 && good; at += w) {
            int64_t n = 0;
            for (int64_t k = 0; k < w; k++) n += held[at + k];
            good = n == 0 || n == w;
          }
        }
      }
      assert_int_equal(good, w == width);
      checked++;
    }
  }
  assert_true(checked > sweep(2500));
  (void)state;
}

static void transactions_and_banks(void **state) {
  static const cg_nested_layout row = {2, {1, 1}, {32, 1}, {1, 1}, {1, 32}, {1, 1}, {0, 0}, {0, 1}};    // lanes along rows
  static const cg_nested_layout column = {2, {1, 1}, {1, 32}, {1, 1}, {32, 1}, {1, 1}, {0, 0}, {1, 0}}; // along columns
  const cg_nested_layout both[] = {row, column};
  cg_memory_layout m;
  cg_access_cost cost;
  assert_int_equal(cg_memory_layout_row_major(&row, 4, 0, &m), CG_LAYOUT_OK);
  assert_int_equal(cg_nested_layout_access(&row, &m, &gpu, 0, 1, &cost), CG_LAYOUT_OK);
  assert_true(cost.accesses == 32 && cost.transactions == 128 && cost.least == 128 && cost.bank_degree == 1 && cost.bank_rounds == 32);
  assert_int_equal(cg_nested_layout_access(&column, &m, &gpu, 0, 1, &cost), CG_LAYOUT_OK);
  assert_true(cost.accesses == 32 && cost.transactions == 1024 && cost.least == 128 && cost.bank_degree == 32 && cost.bank_rounds == 1024);
  assert_int_equal(cg_nested_layout_access(&column, &m, &gpu, 0, 4, &cost), CG_LAYOUT_OK); // 16 bytes a lane, 8 lanes at once, 4 apart
  assert_true(cost.accesses == 8 && cost.bank_degree == 8 && cost.bank_rounds == 8 * 4 * 8);
  assert_int_equal(cg_memory_layout_row_major(&row, 4, 1, &m), CG_LAYOUT_OK);
  assert_int_equal(cg_nested_layout_access(&column, &m, &gpu, 0, 1, &cost), CG_LAYOUT_OK);
  assert_int_equal(cost.bank_degree, 1);
  assert_int_equal(cg_memory_layout_choose(both, 2, 4, &gpu, 1 << 16, &m), CG_LAYOUT_OK);
  assert_int_equal(cg_memory_layout_bytes(&row, &m), 4096); // a swizzle, which takes no more room
  for (int i = 0; i < 2; i++) {
    assert_int_equal(cg_nested_layout_access(&both[i], &m, &gpu, 0, cg_nested_layout_contiguity(&both[i], &m, 16), &cost), CG_LAYOUT_OK);
    assert_int_equal(cost.bank_degree, 1);
  }
  assert_int_equal(cg_memory_layout_choose(both, 2, 4, &gpu, 4095, &m), CG_LAYOUT_IMPOSSIBLE);
  static const cg_nested_layout odd[] = {{2, {1, 1}, {32, 5}, {1, 1}, {1, 8}, {1, 1}, {0, 0}, {0, 1}},
                                         {2, {1, 1}, {1, 40}, {1, 1}, {32, 1}, {1, 1}, {0, 0}, {1, 0}}};
  assert_int_equal(cg_memory_layout_choose(odd, 2, 4, &gpu, 1 << 16, &m), CG_LAYOUT_OK); // rows of 40 words: padded
  assert_true(m.swizzle_bits == 0 && m.strides[0] == 44);
  (void)state;
}

// What is counted, by brute force; a swizzle moves nothing outside and nothing onto another.
static void costs_by_brute_force(void **state) {
  for (int i = 0; i < sweep(3000); i++) {
    cg_nested_layout l = draw_layout(64);
    cg_memory_layout m;
    int64_t bytes = (int64_t)1 << draw(4), padding = draw(3) ? 0 : draw(4);
    assert_int_equal(cg_memory_layout_row_major(&l, bytes, padding, &m), CG_LAYOUT_OK);
    if (!draw(2)) {
      m.swizzle_base = (unsigned)draw(5);
      m.swizzle_bits = 1 + (unsigned)draw(3);
      m.swizzle_shift = m.swizzle_bits + (unsigned)draw(3);
    }
    if (m.swizzle_bits && bytes > 1 << m.swizzle_base) { // it would take elements apart
      assert_int_equal(cg_memory_layout_bytes(&l, &m), 0);
      continue;
    }
    int64_t end = cg_memory_layout_bytes(&l, &m), width = cg_nested_layout_contiguity(&l, &m, 16), slots = cg_nested_layout_slots(&l);
    if (width * bytes > 1 << m.swizzle_base && m.swizzle_bits && width > 1) fail_msg("an access wider than a swizzle's block");
    int64_t transactions = 0, rounds = 0, degree = 0, accesses = 0, s = draw(4);
    for (int64_t slot = 0; slot < slots; slot++) {
      int64_t at[32];
      for (int64_t t = 0; t < 32; t++) {
        int64_t index[CG_NESTED_LAYOUT_RANK], x = 0;
        assert_int_equal(cg_nested_layout_index(&l, s, t, slot, index), CG_LAYOUT_OK);
        for (unsigned d = 0; d < l.rank; d++) x += m.strides[d] * index[d] * bytes;
        for (unsigned b = 0; b < m.swizzle_bits; b++) x ^= (x >> (b + m.swizzle_base + m.swizzle_shift) & 1) << (b + m.swizzle_base);
        assert_true(x >= 0 && x + bytes <= end && cg_memory_layout_offset(&l, &m, index) == x);
        at[t] = x;
      }
      if (at[0] % (width * bytes)) continue;
      accesses++;
      static char segment[4096], word[32768];
      memset(segment, 0, sizeof segment);
      int64_t together = 128 / (width * bytes) < 32 ? 128 / (width * bytes) : 32;
      for (int64_t t = 0; t < 32; t++) {
        for (int64_t b = 0; b < width * bytes; b++) {
          assert_true(at[t] + b < 32768);
          transactions += !segment[(at[t] + b) / 32];
          segment[(at[t] + b) / 32] = 1;
        }
      }
      for (int64_t t = 0; t < 32; t += together) {
        int64_t banks[32] = {0}, most = 0;
        memset(word, 0, sizeof word);
        for (int64_t k = t; k < t + together; k++) {
          for (int64_t b = 0; b < width * bytes; b++) {
            int64_t w = (at[k] + b) / 4;
            if (!word[w] && ++banks[w % 32] > most) most = banks[w % 32];
            word[w] = 1;
          }
        }
        rounds += most;
        if (most > degree) degree = most;
      }
    }
    cg_access_cost cost;
    assert_int_equal(cg_nested_layout_access(&l, &m, &gpu, s, width, &cost), CG_LAYOUT_OK);
    assert_true(cost.accesses == accesses && cost.transactions == transactions && cost.bank_rounds == rounds && cost.bank_degree == degree);
  }
  (void)state;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_order_of_subgroups),
      cmocka_unit_test(the_64x64_example),
      cmocka_unit_test(gaps_are_kept),
      cmocka_unit_test(rank_zero_is_a_layout),
      cmocka_unit_test(what_is_refused),
      cmocka_unit_test(every_small_layout),
      cmocka_unit_test(random_layouts),
      cmocka_unit_test(permuting_and_projecting),
      cmocka_unit_test(reshaping),
      cmocka_unit_test(recombining),
      cmocka_unit_test(conversions),
      cmocka_unit_test(widths),
      cmocka_unit_test(transactions_and_banks),
      cmocka_unit_test(costs_by_brute_force),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
