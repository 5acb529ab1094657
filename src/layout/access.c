// What memory accesses by a layout cost: how wide they are, how many segments they touch, how they meet in banks.
#include "layout/layout.h"

enum { CGI_ACCESS_LANES = 128, CGI_ACCESS_BANKS = 256 };

// One more than the last byte; 0 where it is no memory layout of this vector, or too large.
static int64_t cgi_memory_end(const cg_nested_layout *l, const cg_memory_layout *m) {
  if (m->element_bytes <= 0 || m->swizzle_bits > 16 || m->swizzle_base > 16 || m->swizzle_shift > 16) return 0;
  if (m->swizzle_bits > m->swizzle_shift) return 0;                                    // it would xor bits with themselves
  if (m->swizzle_bits && ((int64_t)1 << m->swizzle_base) % m->element_bytes) return 0; // it would take elements apart
  int64_t last = 0, part, end;
  for (unsigned d = 0; d < l->rank; d++) {
    if (m->strides[d] < 0 || !cgi_checked_mul(cgi_nested_size(l, d) - 1, m->strides[d], &part) || !cgi_checked_add(last, part, &last)) return 0;
  }
  if (!cgi_checked_add(last, 1, &end) || !cgi_checked_mul(end, m->element_bytes, &end)) return 0;
  int64_t block = m->swizzle_bits ? (int64_t)1 << (m->swizzle_base + m->swizzle_bits) : 1; // in which a swizzle moves
  return end > INT64_MAX - block ? 0 : (end + block - 1) / block * block;
}

CODEGEN_API int64_t cg_memory_layout_bytes(const cg_nested_layout *l, const cg_memory_layout *m) {
  return cgi_nested_ok(l) && m ? cgi_memory_end(l, m) : 0;
}

CODEGEN_API cg_layout_reason cg_memory_layout_row_major(const cg_nested_layout *l, int64_t element_bytes, int64_t padding, cg_memory_layout *out) {
  cg_layout_reason r = cg_nested_layout_verify(l, NULL, 0, NULL);
  if (r != CG_LAYOUT_OK) return r;
  if (!out || element_bytes <= 0 || padding < 0) return CG_LAYOUT_ARGUMENT;
  cg_memory_layout m;
  memset(&m, 0, sizeof m);
  m.element_bytes = element_bytes;
  int64_t stride = 1;
  for (unsigned d = l->rank; d-- > 0;) {
    m.strides[d] = stride;
    if (!cgi_checked_mul(stride, cgi_nested_size(l, d), &stride)) return CG_LAYOUT_OVERFLOW;
    if (d + 1 == l->rank && !cgi_checked_add(stride, padding, &stride)) return CG_LAYOUT_OVERFLOW;
  }
  if (!cgi_memory_end(l, &m)) return CG_LAYOUT_OVERFLOW;
  *out = m;
  return CG_LAYOUT_OK;
}

static int64_t cgi_low_bit(int64_t x) { return x & -x; } // the largest power of two that divides it; x > 0

CODEGEN_API int64_t cg_nested_layout_contiguity(const cg_nested_layout *l, const cg_memory_layout *m, int64_t max_bytes) {
  if (!cg_memory_layout_bytes(l, m) || max_bytes <= 0) return 0;
  int64_t run = 1; // elements side by side, from where another id or dimension begins
  bool in_run[CG_NESTED_LAYOUT_RANK] = {false}, more = true;
  while (more) {
    more = false;
    for (unsigned d = 0; d < l->rank; d++) {
      if (in_run[d] || m->strides[d] != run || cgi_nested_size(l, d) == 1) continue;
      in_run[d] = true;
      bool whole = l->thread_tile[d] == 1;
      run *= l->element_tile[d];
      if (whole) run *= l->outer_tile[d] * l->batch_tile[d];
      more = whole && l->subgroup_tile[d] == 1;
      break;
    }
  }
  int64_t width = cgi_low_bit(run);
  for (unsigned d = 0; d < l->rank; d++) {
    if (cgi_nested_size(l, d) > 1 && !in_run[d] && m->strides[d] && cgi_low_bit(m->strides[d]) < width) width = cgi_low_bit(m->strides[d]);
  }
  if (m->element_bytes & (m->element_bytes - 1)) return 1; // no access of two has a size that addresses are multiples of
  if (m->swizzle_bits && max_bytes > (int64_t)1 << m->swizzle_base) max_bytes = (int64_t)1 << m->swizzle_base;
  while (width > 1 && width > max_bytes / m->element_bytes) width /= 2;
  return width;
}

static int64_t cgi_memory_address(const cg_nested_layout *l, const cg_memory_layout *m, const int64_t *index) {
  int64_t at = 0;
  for (unsigned d = 0; d < l->rank; d++) at += m->strides[d] * index[d];
  at *= m->element_bytes;
  int64_t mask = ((int64_t)1 << m->swizzle_bits) - 1;
  return at ^ ((at >> (m->swizzle_base + m->swizzle_shift) & mask) << m->swizzle_base);
}

CODEGEN_API int64_t cg_memory_layout_offset(const cg_nested_layout *l, const cg_memory_layout *m, const int64_t *index) {
  if (!cg_memory_layout_bytes(l, m) || (l->rank && !index)) return -1;
  for (unsigned d = 0; d < l->rank; d++) {
    if (index[d] < 0 || index[d] >= cgi_nested_size(l, d)) return -1;
  }
  return cgi_memory_address(l, m, index);
}

// How many units of memory n accesses of so many bytes touch (at rising addresses); with banks, the most that one bank has.
static int64_t cgi_memory_units(const int64_t *at, int64_t n, int64_t bytes, int64_t unit, int64_t banks, int64_t *most) {
  int64_t counts[CGI_ACCESS_BANKS], units = 0, next = 0; // units below next are counted
  for (int64_t b = 0; b < banks; b++) counts[b] = 0;
  if (most) *most = 0;
  for (int64_t i = 0; i < n; i++) {
    int64_t last = (at[i] + bytes - 1) / unit;
    for (int64_t u = at[i] / unit > next ? at[i] / unit : next; u <= last; u++, units++) {
      if (most && ++counts[u % banks] > *most) *most = counts[u % banks];
    }
    if (last >= next) next = last + 1;
  }
  return units;
}

static void cgi_sort_addresses(int64_t *at, int64_t n) {
  for (int64_t i = 1; i < n; i++) {
    int64_t x = at[i], k = i;
    for (; k > 0 && at[k - 1] > x; k--) at[k] = at[k - 1];
    at[k] = x;
  }
}

// One access of all lanes.
static void cgi_access_once(int64_t *at, const cg_memory_facts *f, int64_t bytes, cg_access_cost *cost) {
  int64_t together = f->banks * f->bank_bytes / bytes; // lanes that the banks serve at once
  if (together < 1) together = 1;
  for (int64_t i = 0; i < f->num_threads; i += together) {
    int64_t most, n = f->num_threads - i < together ? f->num_threads - i : together;
    cgi_sort_addresses(at + i, n);
    cgi_memory_units(at + i, n, bytes, f->bank_bytes, f->banks, &most);
    if (most > cost->bank_degree) cost->bank_degree = most;
    cost->bank_rounds += most;
  }
  cgi_sort_addresses(at, f->num_threads);
  cost->transactions += cgi_memory_units(at, f->num_threads, bytes, f->segment_bytes, 0, NULL);
  cost->least += (f->num_threads * bytes + f->segment_bytes - 1) / f->segment_bytes;
  cost->accesses++;
}

static bool cgi_memory_facts_ok(const cg_memory_facts *f) {
  return f && f->num_threads > 0 && f->num_threads <= CGI_ACCESS_LANES && f->segment_bytes > 0 && f->segment_bytes <= 1 << 16 && f->banks > 0 &&
         f->banks <= CGI_ACCESS_BANKS && f->bank_bytes > 0 && f->bank_bytes <= 64;
}

CODEGEN_API cg_layout_reason cg_nested_layout_access(const cg_nested_layout *l, const cg_memory_layout *m, const cg_memory_facts *f, int64_t subgroup,
                                                     int64_t width, cg_access_cost *cost) {
  cg_layout_reason r = cg_nested_layout_verify(l, NULL, 0, NULL);
  if (r != CG_LAYOUT_OK) return r;
  if (!m || !cgi_memory_facts_ok(f) || subgroup < 0 || width <= 0 || !cost || !cgi_memory_end(l, m)) return CG_LAYOUT_ARGUMENT;
  int64_t slots = cg_nested_layout_slots(l), bytes;
  if (!cgi_checked_mul(width, m->element_bytes, &bytes) || (width & (width - 1)) || width > cg_nested_layout_contiguity(l, m, bytes))
    return CG_LAYOUT_ARGUMENT;
  if (slots > (1 << 24) / f->num_threads) return CG_LAYOUT_OVERFLOW;
  int64_t s[CG_NESTED_LAYOUT_RANK], index[CG_NESTED_LAYOUT_RANK], coordinates[3 * CG_NESTED_LAYOUT_RANK], at[CGI_ACCESS_LANES];
  cg_access_cost sum = {0, 0, 0, 0, 0};
  cgi_nested_split(l, CG_LAYOUT_SUBGROUP, subgroup, s);
  for (int64_t slot = 0; slot < slots; slot++) {
    cgi_nested_coordinates(l, slot, coordinates);
    bool first = true; // element of an access: so for all lanes, as they are multiples of the width apart
    for (int64_t lane = 0; lane < f->num_threads && first; lane++) {
      int64_t t[CG_NESTED_LAYOUT_RANK];
      cgi_nested_split(l, CG_LAYOUT_THREAD, lane, t);
      cgi_nested_element(l, s, t, coordinates, index);
      at[lane] = cgi_memory_address(l, m, index);
      first = at[lane] % bytes == 0 || width == 1;
    }
    if (first) cgi_access_once(at, f, bytes, &sum);
  }
  *cost = sum;
  return CG_LAYOUT_OK;
}

// ---- padding or swizzle -------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_memory_choice {
  const cg_nested_layout *layouts;
  unsigned count;
  const cg_memory_facts *facts;
  int64_t max_bytes;
  cg_memory_layout best;
  int64_t rounds, accesses, bytes; // of the best; bytes 0: none
} cgi_memory_choice;

static cg_layout_reason cgi_memory_try(cgi_memory_choice *c, const cg_memory_layout *m) {
  int64_t rounds = 0, accesses = 0, bytes = cgi_memory_end(&c->layouts[0], m);
  if (!bytes || bytes > c->max_bytes) return CG_LAYOUT_OK;
  for (unsigned i = 0; i < c->count; i++) {
    const cg_nested_layout *l = &c->layouts[i];
    int64_t width = cg_nested_layout_contiguity(l, m, 16), n = cg_nested_layout_num_ids(l, CG_LAYOUT_SUBGROUP);
    for (int64_t s = 0; s < n; s++) {
      cg_access_cost cost;
      cg_layout_reason r = cg_nested_layout_access(l, m, c->facts, s, width, &cost);
      if (r != CG_LAYOUT_OK) return r;
      rounds += cost.bank_rounds;
      accesses += cost.accesses;
    }
  }
  bool better = !c->bytes || rounds < c->rounds || (rounds == c->rounds && (accesses < c->accesses || (accesses == c->accesses && bytes < c->bytes)));
  if (!better) return CG_LAYOUT_OK;
  c->best = *m;
  c->rounds = rounds;
  c->accesses = accesses;
  c->bytes = bytes;
  return CG_LAYOUT_OK;
}

CODEGEN_API cg_layout_reason cg_memory_layout_choose(const cg_nested_layout *layouts, unsigned count, int64_t element_bytes,
                                                     const cg_memory_facts *facts, int64_t max_bytes, cg_memory_layout *out) {
  if (!layouts || !count || !cgi_memory_facts_ok(facts) || element_bytes <= 0 || element_bytes > 1 << 16 || !out) return CG_LAYOUT_ARGUMENT;
  int64_t shape[CG_NESTED_LAYOUT_RANK], row_of_banks = facts->banks * facts->bank_bytes;
  cg_layout_reason r = cg_nested_layout_shape(&layouts[0], CG_LAYOUT_UNDISTRIBUTED, shape);
  for (unsigned i = 0; i < count && r == CG_LAYOUT_OK; i++) r = cg_nested_layout_verify(&layouts[i], shape, layouts[0].rank, NULL);
  cgi_memory_choice c;
  memset(&c, 0, sizeof c);
  c.layouts = layouts;
  c.count = count;
  c.facts = facts;
  c.max_bytes = max_bytes;
  cg_memory_layout m;
  unsigned rank = layouts[0].rank;
  if (r == CG_LAYOUT_OK) r = cg_memory_layout_row_major(&layouts[0], element_bytes, 0, &m);
  if (r == CG_LAYOUT_OK) r = cgi_memory_try(&c, &m);
  int64_t row = rank ? shape[rank - 1] * element_bytes : 0;
  for (unsigned base = 2; base <= 4 && r == CG_LAYOUT_OK; base++) { // blocks of 4, 8 or 16 bytes, by the row that they are in
    for (unsigned bits = 1; (int64_t)1 << (base + bits) <= row_of_banks && r == CG_LAYOUT_OK && row > 0; bits++) {
      int64_t from = row > row_of_banks ? row : row_of_banks;
      if (from & (from - 1) || from > 1 << 20) break;
      m.swizzle_base = base;
      m.swizzle_bits = bits;
      m.swizzle_shift = 0;
      while ((int64_t)1 << (base + m.swizzle_shift) < from) m.swizzle_shift++;
      r = cgi_memory_try(&c, &m);
    }
  }
  for (int64_t p = 1; p * element_bytes <= row_of_banks && r == CG_LAYOUT_OK && rank > 1; p *= 2) {
    r = cg_memory_layout_row_major(&layouts[0], element_bytes, p, &m);
    if (r == CG_LAYOUT_OK) r = cgi_memory_try(&c, &m);
  }
  if (r != CG_LAYOUT_OK) return r;
  if (!c.bytes) return CG_LAYOUT_IMPOSSIBLE;
  *out = c.best;
  return CG_LAYOUT_OK;
}
