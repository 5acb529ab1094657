// cgc layout: which thread of which subgroup holds which elements, in which slot, and where elements are in the banks of workgroup memory.
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include "cgc.h"

enum { CGC_RANK = CG_NESTED_LAYOUT_RANK, CGC_MOST_DRAWN = 16384, CGC_MOST_IN_MEMORY = 1 << 20, CGC_MOST_IDS = 32, CGC_MOST_RUNS = 16 };

typedef struct {
  const char *function, *head; // of what it is; NULL: of an attribute
  cg_nested_layout layout;
  int64_t shape[CGC_RANK];
  bool in_memory;
  int64_t num_subgroups; // 0: as many as it takes
  cgc_picture grid;      // its cells NULL: cgc_view_cell finds them
} cgc_view;

// ---- the attribute --------------------------------------------------------------------------------------------------------------------------
// Read as an alias in a module: errors have their places in it.
static int cgc_read_layout(const char *text, cg_nested_layout *layout) {
  cgc_session s;
  cgc_source source;
  cg_module module;
  memset(&source, 0, sizeof source);
  source.filename = "<attribute>";
  source.text = cgc_format("#layout = %s\nmodule attributes {layout = #layout} {\n}\n", text);
  source.len = strlen(source.text);
  source.first_line = 1;
  if (!cgc_session_open(&s, &source, false)) return CGC_FAILED;
  int status = cgc_status(cgc_parse(&s, &module));
  if (status == CGC_DONE) {
    cg_attr a = cg_op_attr(module, "layout");
    cg_layout_reason r = a ? cg_attr_nested_layout(a, layout) : CG_LAYOUT_ARGUMENT;
    if (r != CG_LAYOUT_OK) {
      cgc_errorf("'%s' is no #iree_vector_ext.nested_layout", text);
      status = CGC_REFUSED;
    }
  }
  cgc_session_close(&s);
  return status;
}

static void cgc_add_list(cgc_text *t, const char *separator, unsigned n, const int64_t *sizes) {
  for (unsigned i = 0; i < n; i++) cgc_text_format(t, "%s%lld", i ? separator : "", (long long)sizes[i]);
}

static char *cgc_kept_text(cgc_text *t) { // its text, until the process ends
  if (!t->data) return cgc_format("");
  cgc_keep(t->data);
  return t->data;
}

static char *cgc_sizes_text(unsigned rank, const int64_t *sizes) {
  cgc_text t = {NULL, 0, 0};
  cgc_add_list(&t, "x", rank, sizes);
  return cgc_kept_text(&t);
}

// "64x64", as large as the layout at most.
static bool cgc_shape_of_view(const char *text, cgc_view *v) {
  const char *p = text;
  unsigned n = 0;
  for (; *p; n++) {
    char *end;
    errno = 0;
    long long size = strtoll(p, &end, 10);
    if (*p < '0' || *p > '9' || errno || (*end && (*end != 'x' || !end[1]))) {
      cgc_errorf("--shape=%s: expected sizes with x between them, at '%s'", text, p);
      return false;
    }
    if (n < v->layout.rank && size > v->shape[n]) {
      cgc_errorf("--shape=%s: the layout has %lld elements along dimension %u", text, (long long)v->shape[n], n);
      return false;
    }
    if (n < v->layout.rank) v->shape[n] = size;
    p = *end ? end + 1 : end;
  }
  if (n != v->layout.rank) cgc_errorf("--shape=%s: the layout has %u dimensions, not %u", text, v->layout.rank, n);
  return n == v->layout.rank;
}

// ---- cells ----------------------------------------------------------------------------------------------------------------------------------
static cgc_picture_cell cgc_cell_of(const cgc_view *v, const int64_t *index) {
  cgc_picture_cell c = {-1, 0, 0};
  cg_nested_layout_owner(&v->layout, index, v->num_subgroups, &c.subgroup, &c.thread, &c.slot);
  return c;
}

// The last two dimensions are rows and columns, those in front of them make grids.
static void cgc_view_grid(cgc_view *v) {
  unsigned rank = v->layout.rank;
  v->grid.columns = rank ? v->shape[rank - 1] : 1;
  v->grid.rows = rank > 1 ? v->shape[rank - 2] : 1;
  v->grid.grids = 1;
  for (unsigned i = 0; i + 2 < rank; i++) v->grid.grids *= v->shape[i];
  v->grid.columns_per_number = 1;
  v->grid.num_threads = cg_nested_layout_num_ids(&v->layout, CG_LAYOUT_THREAD);
}

static void cgc_view_index(const cgc_view *v, int64_t grid, int64_t row, int64_t column, int64_t *index) {
  unsigned rank = v->layout.rank;
  if (rank) index[rank - 1] = column;
  if (rank > 1) index[rank - 2] = row;
  for (unsigned i = rank > 2 ? rank - 2 : 0; i-- > 0; grid /= v->shape[i]) index[i] = grid % v->shape[i];
}

static cgc_picture_cell cgc_view_cell(const cgc_view *v, int64_t grid, int64_t row, int64_t column) {
  int64_t index[CGC_RANK] = {0};
  if (v->grid.cells) return v->grid.cells[(grid * v->grid.rows + row) * v->grid.columns + column];
  cgc_view_index(v, grid, row, column, index);
  return cgc_cell_of(v, index);
}

// How many cells, INT64_MAX for more than can be counted.
static int64_t cgc_view_count(const cgc_view *v) {
  int64_t n = 1, sizes[3] = {v->grid.grids, v->grid.rows, v->grid.columns};
  for (int i = 0; i < 3; i++) {
    if (sizes[i] && n > INT64_MAX / sizes[i]) return INT64_MAX;
    n *= sizes[i];
  }
  return n;
}

static void cgc_view_fill(cgc_view *v) { // cells for a picture
  int64_t n = cgc_view_count(v), per_grid = v->grid.rows * v->grid.columns;
  if (v->grid.cells) return;
  cgc_picture_cell *cells = (cgc_picture_cell *)cgc_alloc((size_t)(n ? n : 1) * sizeof *cells);
  for (int64_t i = 0; i < n; i++) cells[i] = cgc_view_cell(v, i / per_grid, i % per_grid / v->grid.columns, i % v->grid.columns);
  v->grid.cells = cells;
}

// ---- workgroup memory ---------------------------------------------------------------------------------------------------------------------------
typedef struct {
  cg_memory_layout memory;
  cg_memory_facts facts;
  int64_t padding;
  bool choose;
} cgc_memory;

static int64_t cgc_element_bytes(const char *word, size_t n) { // of f16, i8, bf16, f8E5M2
  if (n > 2 && strncmp(word, "bf", 2) == 0) word++, n--;
  if (n < 2 || (*word != 'f' && *word != 'i')) return 0;
  char *end;
  long bits = strtol(word + 1, &end, 10);
  bool plain = end == word + n, float8 = *word == 'f' && bits == 8 && *end == 'E';
  return (plain || float8) && (bits == 8 || bits == 16 || bits == 32 || bits == 64 || bits == 128) ? bits / 8 : 0;
}

static bool cgc_memory_word(const char *word, size_t n, cgc_memory *m) {
  long long a = -1, b = -1, c = -1;
  int used = 0;
  char *text = cgc_format("%.*s", (int)n, word);
  if (strcmp(text, "choose") == 0) {
    m->choose = true;
    return true;
  }
  if (sscanf(text, "padding=%15lld%n", &a, &used) == 1 && (size_t)used == n && a >= 0) {
    m->padding = a;
    return true;
  }
  if (sscanf(text, "banks=%4lld%n", &a, &used) == 1 && (size_t)used == n && a > 0 && a <= 256) {
    m->facts.banks = a;
    return true;
  }
  if (sscanf(text, "swizzle=%2lld,%2lld,%2lld%n", &a, &b, &c, &used) == 3 && (size_t)used == n && a >= 0 && b >= 0 && c >= 0) {
    m->memory.swizzle_bits = (unsigned)a;
    m->memory.swizzle_base = (unsigned)b;
    m->memory.swizzle_shift = (unsigned)c;
    return true;
  }
  if (cgc_element_bytes(word, n)) {
    m->memory.element_bytes = cgc_element_bytes(word, n);
    return true;
  }
  cgc_errorf("--memory: '%s' is no element type of whole bytes, padding=N, swizzle=BITS,BASE,SHIFT, banks=N (up to 256) or choose", text);
  return false;
}

static int cgc_memory_of(const char *text, const cgc_view *v, cgc_memory *m) {
  cg_memory_layout swizzle;
  memset(m, 0, sizeof *m);
  m->facts.num_threads = cg_nested_layout_num_ids(&v->layout, CG_LAYOUT_THREAD);
  m->facts.segment_bytes = 32;
  m->facts.banks = 32;
  m->facts.bank_bytes = 4;
  for (const char *p = text; *p;) {
    size_t n = strcspn(p, " ");
    if (n && !cgc_memory_word(p, n, m)) return CGC_USAGE;
    p += n + (p[n] == ' ');
  }
  if (!m->memory.element_bytes) {
    cgc_errorf("--memory=%s: an element type is missing, f16 for example", text);
    return CGC_USAGE;
  }
  swizzle = m->memory;
  cg_layout_reason r = m->choose ? cg_memory_layout_choose(&v->layout, 1, swizzle.element_bytes, &m->facts, CGC_MOST_IN_MEMORY, &m->memory)
                                 : cg_memory_layout_row_major(&v->layout, swizzle.element_bytes, m->padding, &m->memory);
  if (r == CG_LAYOUT_OK && !m->choose) {
    m->memory.swizzle_bits = swizzle.swizzle_bits;
    m->memory.swizzle_base = swizzle.swizzle_base;
    m->memory.swizzle_shift = swizzle.swizzle_shift;
    if (!cg_memory_layout_bytes(&v->layout, &m->memory)) r = CG_LAYOUT_ARGUMENT;
  }
  if (r == CG_LAYOUT_ARGUMENT)
    cgc_errorf("--memory=%s: such a swizzle takes elements apart, or moves bits by fewer than it has", text);
  else if (r != CG_LAYOUT_OK)
    cgc_errorf("--memory=%s: %s", text, cg_layout_reason_text(r));
  return r == CG_LAYOUT_OK ? CGC_DONE : CGC_REFUSED;
}

// A row of cells is a row of the banks.
static int cgc_view_memory(const cgc_memory *m, cgc_view *v) {
  int64_t bytes = cg_memory_layout_bytes(&v->layout, &m->memory), element = m->memory.element_bytes, row = m->facts.banks * m->facts.bank_bytes;
  int64_t index[CGC_RANK] = {0}, n = 1;
  if (bytes > CGC_MOST_IN_MEMORY) {
    cgc_errorf("--memory: %lld bytes are more than the %d that are shown", (long long)bytes, (int)CGC_MOST_IN_MEMORY);
    return CGC_REFUSED;
  }
  if (row % element) {
    cgc_errorf("--memory: a row of %lld banks does not hold whole elements", (long long)m->facts.banks);
    return CGC_REFUSED;
  }
  v->in_memory = true;
  v->grid.grids = 1;
  v->grid.columns = row / element;
  v->grid.rows = (bytes + row - 1) / row;
  v->grid.columns_per_number = element < m->facts.bank_bytes ? m->facts.bank_bytes / element : 1;
  v->grid.cells = (cgc_picture_cell *)cgc_alloc((size_t)(v->grid.rows * v->grid.columns) * sizeof(cgc_picture_cell));
  for (int64_t i = 0; i < v->grid.rows * v->grid.columns; i++) v->grid.cells[i].subgroup = -1;
  for (unsigned i = 0; i < v->layout.rank; i++) n *= v->shape[i];
  for (int64_t i = 0; i < n; i++) {
    v->grid.cells[cg_memory_layout_offset(&v->layout, &m->memory, index) / element] = cgc_cell_of(v, index);
    for (unsigned d = v->layout.rank; d-- > 0 && ++index[d] == v->shape[d];) index[d] = 0;
  }
  return CGC_DONE;
}

static char *cgc_counted(int64_t n, const char *what) {
  return cgc_format("%lld %s%s", (long long)n, what, n == 1 ? "" : what[strlen(what) - 1] == 's' ? "es" : "s");
}

static void cgc_print_memory(const cgc_memory *m, const cgc_view *v) {
  const cg_memory_layout *l = &m->memory;
  unsigned rank = v->layout.rank;
  int64_t width = cg_nested_layout_contiguity(&v->layout, l, 16);
  cg_access_cost cost;
  printf("workgroup memory: %lld bytes, elements of %lld", (long long)cg_memory_layout_bytes(&v->layout, l), (long long)l->element_bytes);
  if (rank > 1 && l->strides[rank - 2] != v->shape[rank - 1]) printf(", rows of %lld", (long long)l->strides[rank - 2]);
  if (l->swizzle_bits) printf(", swizzle=%u,%u,%u", l->swizzle_bits, l->swizzle_base, l->swizzle_shift);
  printf("; %lld banks of %lld bytes\n", (long long)m->facts.banks, (long long)m->facts.bank_bytes);
  cg_layout_reason r = cg_nested_layout_access(&v->layout, l, &m->facts, 0, width, &cost);
  if (r != CG_LAYOUT_OK)
    printf("accesses are not counted: %s\n", cg_layout_reason_text(r));
  else
    printf("a thread moves %s at once, in %s; bank conflicts of degree %lld, %s of the banks\n", cgc_counted(width, "element"),
           cgc_counted(cost.accesses, "access"), (long long)cost.bank_degree, cgc_counted(cost.bank_rounds, "round"));
}

// ---- text -----------------------------------------------------------------------------------------------------------------------------------
// The next of the virtual ids of a level, in the order of the elements; false behind the last.
static bool cgc_next_ids(const int64_t *tiles, unsigned rank, int64_t *ids) {
  for (unsigned d = rank; d-- > 0; ids[d] = 0)
    if (++ids[d] < tiles[d]) return true;
  return false;
}

// The ids of a level, as they follow each other through its tiles: 0, 4, 1, 5, 2, 6, 3, 7.
static void cgc_print_ids(const cgc_view *v, cg_layout_level level, const char *name) {
  const int64_t *tiles = level == CG_LAYOUT_SUBGROUP ? v->layout.subgroup_tile : v->layout.thread_tile;
  int64_t ids[CGC_RANK] = {0}, id, shown = 0;
  bool more = true;
  printf("%s, in the order of the elements:", name);
  for (; more && shown < CGC_MOST_IDS; shown++, more = cgc_next_ids(tiles, v->layout.rank, ids)) {
    if (cg_nested_layout_id(&v->layout, level, ids, 0, &id) != CG_LAYOUT_OK) break;
    printf(" %lld", (long long)(level == CG_LAYOUT_SUBGROUP && v->num_subgroups ? id % v->num_subgroups : id));
  }
  printf("%s\n", more ? " …" : "");
}

static int64_t cgc_product(unsigned n, const int64_t *tiles) { // of a verified layout: it does not overflow
  int64_t p = 1;
  for (unsigned i = 0; i < n; i++) p *= tiles[i];
  return p;
}

static void cgc_print_head(const cgc_view *v) {
  const cg_nested_layout *l = &v->layout;
  const struct {
    const char *name;
    const int64_t *list;
  } lists[7] = {{"subgroup_tile", l->subgroup_tile},  {"batch_tile", l->batch_tile},     {"outer_tile", l->outer_tile},
                {"thread_tile", l->thread_tile},      {"element_tile", l->element_tile}, {"subgroup_strides", l->subgroup_strides},
                {"thread_strides", l->thread_strides}};
  cgc_text t = {NULL, 0, 0};
  int64_t shape[CGC_RANK], packed[5 * CGC_RANK], held[3 * CGC_RANK], per_thread[CGC_RANK];
  unsigned n = l->rank;
  cg_nested_layout_shape(l, CG_LAYOUT_UNDISTRIBUTED, shape);
  cg_nested_layout_shape(l, CG_LAYOUT_PACKED, packed);
  cg_nested_layout_shape(l, CG_LAYOUT_DISTRIBUTED, held);
  cg_nested_layout_shape(l, CG_LAYOUT_PER_THREAD, per_thread);
  if (v->head) cgc_text_format(&t, "%s: %s\n", v->function, v->head);
  cgc_text_format(&t, "#iree_vector_ext.nested_layout<");
  for (int i = 0; i < 7; i++) {
    cgc_text_format(&t, "%s%s = [", i ? ", " : "", lists[i].name);
    cgc_add_list(&t, ", ", n, lists[i].list);
    cgc_text_format(&t, "]");
  }
  cgc_text_format(&t, ">\n%s", n ? cgc_sizes_text(n, v->shape) : "one element");
  if (memcmp(shape, v->shape, n * sizeof *shape) != 0) cgc_text_format(&t, " of a layout of %s, the rest is masked", cgc_sizes_text(n, shape));
  cgc_text_format(&t, ": %s of %s, ", cgc_counted(cgc_product(n, l->subgroup_tile), "subgroup"),
                  cgc_counted(cgc_product(n, l->thread_tile), "thread"));
  cgc_text_format(&t, "%s a thread\npacked ", cgc_counted(cg_nested_layout_slots(l), "element"));
  for (unsigned i = 0; i < 5; i++) cgc_text_format(&t, "%s[%s]", i ? "x" : "", cgc_sizes_text(n, packed + i * n));
  cgc_text_format(&t, "; a thread's are [%s]x[%s]x[%s], as a vector %s\n", cgc_sizes_text(n, held), cgc_sizes_text(n, held + n),
                  cgc_sizes_text(n, held + 2 * n), n ? cgc_sizes_text(n, per_thread) : "of one element");
  fwrite(t.data, 1, t.len, stdout);
  free(t.data);
  cgc_print_ids(v, CG_LAYOUT_SUBGROUP, "subgroups");
  cgc_print_ids(v, CG_LAYOUT_THREAD, "threads");
}

// What a thread holds along one dimension, as runs: 0-3, 16-19.
static void cgc_print_runs(const cgc_view *v, unsigned d, int64_t subgroup, int64_t thread) {
  const cg_nested_layout *l = &v->layout;
  int64_t runs = l->batch_tile[d] * l->outer_tile[d], length = l->element_tile[d], step = l->thread_tile[d] * length;
  int64_t first = subgroup * runs * step + thread * length;
  if (l->thread_tile[d] == 1) { // they touch
    length *= runs;
    runs = 1;
  }
  printf("[");
  for (int64_t i = 0; i < runs && first < v->shape[d]; i++, first += step) {
    int64_t last = first + (length < v->shape[d] - first ? length : v->shape[d] - first) - 1;
    if (i == CGC_MOST_RUNS) {
      printf(", …");
      break;
    }
    printf("%s%lld", i ? ", " : "", (long long)first);
    if (last > first) printf("-%lld", (long long)last);
  }
  printf("]");
}

static bool cgc_print_thread(const cgc_view *v, int64_t s, const int64_t *subgroup, const char *text) {
  const cg_nested_layout *l = &v->layout;
  int64_t thread[CGC_RANK], replica, id;
  char *end;
  errno = 0;
  long long t = strtoll(text, &end, 10);
  if (*end || end == text || errno || cg_nested_layout_virtual_ids(l, CG_LAYOUT_THREAD, t, thread, &replica) != CG_LAYOUT_OK) {
    cgc_errorf("--threads: '%s' is no thread", text);
    return false;
  }
  printf("subgroup %lld thread %lld", (long long)(v->num_subgroups ? s % v->num_subgroups : s), t);
  if (replica && cg_nested_layout_id(l, CG_LAYOUT_THREAD, thread, 0, &id) == CG_LAYOUT_OK) printf(" (a copy of %lld's)", (long long)id);
  printf(":");
  for (unsigned d = 0; d < l->rank; d++) {
    printf(d ? " x " : " ");
    cgc_print_runs(v, d, subgroup[d], thread[d]);
  }
  printf("%s\n", l->rank ? "" : " the element");
  return true;
}

static bool cgc_print_threads(const cgc_options *o, const cgc_view *v) {
  const cg_nested_layout *l = &v->layout;
  int64_t limit = o->print_limit ? (int64_t)o->print_limit : INT64_MAX, subgroup[CGC_RANK] = {0}, s;
  do {
    if (cg_nested_layout_id(l, CG_LAYOUT_SUBGROUP, subgroup, 0, &s) != CG_LAYOUT_OK) return false;
    for (size_t i = 0; i < o->threads.count; i++, limit--)
      if (!cgc_print_thread(v, s, subgroup, o->threads.items[i])) return false;
  } while (limit > 0 && cgc_next_ids(l->subgroup_tile, l->rank, subgroup));
  return true;
}

static int cgc_cell_text(char *out, size_t size, cgc_picture_cell c) {
  return c.subgroup < 0 ? snprintf(out, size, "-")
                        : snprintf(out, size, "%lld.%lld.%lld", (long long)c.subgroup, (long long)c.thread, (long long)c.slot);
}

// As many cells as may be printed, in rows; the widest text makes the columns.
static void cgc_print_grid(const cgc_options *o, const cgc_view *v) {
  int64_t all = cgc_view_count(v), limit = o->print_limit && (int64_t)o->print_limit < all ? (int64_t)o->print_limit : all, shown = 0;
  int widest = 0;
  char text[80];
  for (int pass = 0; pass < 2; pass++) {
    shown = 0;
    for (int64_t g = 0; g < v->grid.grids && shown < limit; g++) {
      int64_t index[CGC_RANK] = {0};
      cgc_view_index(v, g, 0, 0, index);
      if (pass && v->layout.rank > 2 && !v->in_memory) {
        cgc_text t = {NULL, 0, 0};
        cgc_add_list(&t, ", ", v->layout.rank - 2, index);
        printf("[%s, …]\n", t.data);
        free(t.data);
      }
      for (int64_t r = 0; r < v->grid.rows && shown < limit; r++) {
        if (pass) printf("%6lld", (long long)r);
        for (int64_t c = 0; c < v->grid.columns && shown < limit; c++, shown++) {
          int n = cgc_cell_text(text, sizeof text, cgc_view_cell(v, g, r, c));
          if (n > widest) widest = n;
          if (pass) printf("  %*s", widest, text);
        }
        if (pass) printf("\n");
      }
    }
    if (!pass && shown)
      printf("%s: subgroup.thread.slot of each%s\n", v->in_memory ? "memory, a row of the banks a line" : "elements",
             v->in_memory ? ", - where nothing is" : "");
  }
  if (shown < all) printf("… %lld more: --print-limit=0 shows all\n", (long long)(all - shown));
}

// ---- --from: a module's kernels -----------------------------------------------------------------------------------------------------------------
typedef struct {
  cgc_view *views;
  size_t count;
} cgc_views;

typedef struct {
  cg_module module;
  cgc_views kept, now;  // as they were when the last pass left some in a function
  const char *function; // where the walk is; NULL: in no kernel
  cgc_list kernels;     // all that were seen
} cgc_watch;

static void cgc_views_add(cgc_views *v, const cgc_view *one) {
  v->views = (cgc_view *)realloc(v->views, (v->count + 1) * sizeof *v->views);
  if (!v->views) exit(CGC_FAILED);
  v->views[v->count++] = *one;
}

char *cgc_whole_type(cg_type t) {
  if (!cg_type_is_shaped(t)) return cgc_type_text(t);
  cgc_text text = {NULL, 0, 0};
  cgc_text_format(&text, "%s<", cg_type_get_kind(t) == CG_TYPE_VECTOR ? "vector" : cg_type_get_kind(t) == CG_TYPE_MEMREF ? "memref" : "tensor");
  for (unsigned i = 0; i < cg_type_rank(t); i++) {
    if (cg_type_dim(t, i) == CG_DYNAMIC)
      cgc_text_format(&text, "?x");
    else
      cgc_text_format(&text, "%lldx", (long long)cg_type_dim(t, i));
  }
  char *element = cgc_type_text(cg_type_element(t));
  cgc_text_format(&text, "%s>", element);
  return cgc_kept_text(&text);
}

// Any attribute of an operation that is a layout, or lists some.
static void cgc_watch_attr(cgc_watch *w, cg_op op, cg_str name, cg_attr a, unsigned depth) {
  cgc_view v;
  memset(&v, 0, sizeof v);
  cg_attr_kind kind = cg_attr_get_kind(a);
  if (depth < 4 && (kind == CG_ATTR_ARRAY || kind == CG_ATTR_DICT)) {
    for (size_t i = 0; i < cg_attr_len(a); i++) cgc_watch_attr(w, op, name, cg_attr_at(a, i), depth + 1);
    return;
  }
  if (kind != CG_ATTR_DIALECT || !cgc_is(cg_attr_str(a), "iree_vector_ext.nested_layout") || cg_attr_nested_layout(a, &v.layout) != CG_LAYOUT_OK)
    return;
  cg_type t = cg_op_num_results(op) ? cg_value_type(cg_op_result(op, 0)) : cg_op_num_operands(op) ? cg_value_type(cg_op_operand(op, 0)) : NULL;
  cg_loc loc = cg_op_loc(op);
  cg_nested_layout_shape(&v.layout, CG_LAYOUT_UNDISTRIBUTED, v.shape);
  bool fits = t && cg_type_is_shaped(t) && cg_type_rank(t) == v.layout.rank;
  for (unsigned i = 0; fits && i < v.layout.rank; i++)
    if (cg_type_dim(t, i) != CG_DYNAMIC && cg_type_dim(t, i) < v.shape[i]) v.shape[i] = cg_type_dim(t, i);
  cgc_text head = {NULL, 0, 0};
  cgc_text_format(&head, "%s of %s%s%s", cgc_str(name), cgc_str(cg_op_name(op)), fits ? " on " : "", fits ? cgc_whole_type(t) : "");
  if (loc && cg_loc_line(loc))
    cgc_text_format(&head, " at %s:%u:%u", cgc_str(cg_loc_file(loc)), (unsigned)cg_loc_line(loc), (unsigned)cg_loc_column(loc));
  v.function = w->function;
  v.head = cgc_kept_text(&head);
  cgc_views_add(&w->now, &v);
}

static bool cgc_watch_op(cg_op op, void *user) {
  cgc_watch *w = (cgc_watch *)user;
  if (cg_op_get_kind(op) == CG_FUNC_FUNC) {
    bool kernel = !cgc_is_host_function(op) || cgc_has_interface_ops(op);
    w->function = kernel ? cgc_str(cg_attr_str(cg_op_attr(op, "sym_name"))) : NULL;
    if (kernel && !cgc_list_has(&w->kernels, w->function)) cgc_list_add(&w->kernels, w->function);
  }
  for (size_t i = 0; w->function && i < cg_op_num_attrs(op); i++) {
    cg_named_attr a = cg_op_attr_at(op, i);
    cgc_watch_attr(w, op, a.name, a.value, 0);
  }
  return true;
}

static bool cgc_has_function(const cgc_views *v, const char *name) {
  for (size_t i = 0; i < v->count; i++)
    if (strcmp(v->views[i].function, name) == 0) return true;
  return false;
}

static cg_result cgc_watch_pass(void *user, const char *pass, cg_op op, bool after) {
  cgc_watch *w = (cgc_watch *)user;
  (void)pass, (void)op;
  if (!after) return CG_OK;
  w->function = NULL;
  cgc_walk(w->module, cgc_watch_op, w);
  for (size_t i = 0; i < w->kept.count; i++)
    if (!cgc_has_function(&w->now, w->kept.views[i].function)) cgc_views_add(&w->now, &w->kept.views[i]);
  free(w->kept.views);
  w->kept = w->now;
  memset(&w->now, 0, sizeof w->now);
  return CG_OK;
}

// What the kernels had, in the order in which they were seen.
static int cgc_choose_kernels(const cgc_options *o, const cgc_watch *w, cgc_views *out) {
  cgc_text names = {NULL, 0, 0};
  if (o->kernel && !cgc_list_has(&w->kernels, o->kernel)) {
    for (size_t k = 0; k < w->kernels.count; k++) cgc_text_format(&names, "%s%s", k ? ", " : "", w->kernels.items[k]);
    cgc_errorf("there is no kernel '%s'; there are: %s", o->kernel, names.data ? names.data : "none");
    free(names.data);
    return CGC_USAGE;
  }
  for (size_t k = 0; k < w->kernels.count; k++) {
    if (o->kernel && strcmp(w->kernels.items[k], o->kernel) != 0) continue;
    for (size_t i = 0; i < w->kept.count; i++)
      if (strcmp(w->kept.views[i].function, w->kernels.items[k]) == 0) cgc_views_add(out, &w->kept.views[i]);
  }
  if (out->count) return CGC_DONE;
  if (o->kernel)
    cgc_errorf("kernel '%s' has no layout: nothing in it is given one by to_layout, and no pass chose one", o->kernel);
  else
    cgc_errorf("no kernel has a layout: nothing is given one by to_layout, and no pass chose one");
  return CGC_REFUSED;
}

static int cgc_views_from(const cgc_options *o, cgc_views *out, int *compiled) {
  cgc_source *sources;
  size_t count;
  cgc_session s;
  cgc_hooks hooks;
  cgc_watch watch;
  cg_program program;
  cg_module module;
  memset(&watch, 0, sizeof watch);
  memset(&program, 0, sizeof program);
  if (o->targets.count > 1) {
    cgc_errorf("layouts are shown for one target");
    return CGC_USAGE;
  }
  const char *target = o->targets.count ? o->targets.items[0] : NULL;
  if (target && !cgc_find_target(target)) return CGC_USAGE;
  if (!cgc_read_sources(o->from, false, &sources, &count) || !cgc_session_open(&s, &sources[0], false)) return CGC_FAILED;
  cg_result r = cgc_parse(&s, &module);
  if (r == CG_OK) {
    cgc_hooks_init(&hooks, o, s.ctx, module);
    hooks.desc.hook = cgc_watch_pass;
    hooks.desc.user = &watch;
    watch.module = module;
    r = cgc_compile_module(&hooks, module, o, target, NULL, &program);
    cgc_hooks_free(&hooks);
  }
  int status = r == CG_OK || watch.kept.count ? cgc_choose_kernels(o, &watch, out) : CGC_DONE;
  free(watch.kept.views);
  cgc_session_close(&s);
  *compiled = cgc_status(r); // a kernel that is refused later has layouts, too
  return status;
}

// ---- for the page about a compile (cgc_report.c) ------------------------------------------------------------------------------------------------
struct cgc_layouts {
  cgc_watch watch;
};

cgc_layouts *cgc_layouts_open(cg_module module) {
  cgc_layouts *l = (cgc_layouts *)cgc_alloc(sizeof *l);
  l->watch.module = module;
  return l;
}

void cgc_layouts_after_pass(cgc_layouts *l) { cgc_watch_pass(&l->watch, NULL, NULL, true); }

// The first 32 rows and columns.
bool cgc_layouts_at(cgc_layouts *l, size_t i, cgc_layout_picture *out) {
  if (i >= l->watch.kept.count) return false;
  cgc_view v = l->watch.kept.views[i];
  memset(out, 0, sizeof *out);
  out->function = v.function;
  out->head = v.head;
  out->shape = cgc_sizes_text(v.layout.rank, v.shape);
  for (unsigned d = 0; d < v.layout.rank; d++) {
    int64_t most = d + 2 < v.layout.rank ? 1 : 32;
    if (v.shape[d] > most) v.shape[d] = most;
  }
  out->drawn = cgc_sizes_text(v.layout.rank, v.shape);
  cgc_view_grid(&v);
  cgc_view_fill(&v);
  cgc_picture_svg(&out->svg, &v.grid);
  return true;
}

void cgc_layouts_close(cgc_layouts *l) { free(l->watch.kept.views); }

// ---- the command -------------------------------------------------------------------------------------------------------------------------------
static int cgc_add_picture(cgc_outputs *outputs, const char *path, bool png, size_t i, size_t count, cgc_view *v) {
  cgc_text t = {NULL, 0, 0};
  int64_t n = cgc_view_count(v);
  if (n > CGC_MOST_DRAWN) {
    cgc_errorf("%lld cells are more than the %d that are drawn", (long long)n, (int)CGC_MOST_DRAWN);
    return CGC_REFUSED;
  }
  cgc_view_fill(v);
  if (!png) {
    cgc_picture_svg(&t, &v->grid);
  } else if (!cgc_picture_png(&t, &v->grid)) {
    cgc_errorf("this cgc was built without stb_image_write.h, which writes PNG; --svg works");
    return CGC_FAILED;
  }
  if (count > 1 && strcmp(path, "-") != 0) path = cgc_format("%s.%zu%s", cgc_stem(path), i, cgc_extension(path));
  bool ok = cgc_outputs_add(outputs, path, t.data, t.len);
  free(t.data);
  return ok ? CGC_DONE : CGC_FAILED;
}

static int cgc_show(const cgc_options *o, cgc_outputs *outputs, size_t i, size_t count, cgc_view *v) {
  cgc_memory memory;
  int status = CGC_DONE;
  v->num_subgroups = (int64_t)o->num_subgroups;
  cgc_view_grid(v);
  if (o->memory) status = cgc_memory_of(o->memory, v, &memory);
  if (status == CGC_DONE && o->memory) status = cgc_view_memory(&memory, v);
  if (status == CGC_DONE && o->svg) status = cgc_add_picture(outputs, o->svg, false, i, count, v);
  if (status == CGC_DONE && o->png) status = cgc_add_picture(outputs, o->png, true, i, count, v);
  if (status != CGC_DONE || o->svg || o->png) return status;
  if (i) printf("\n");
  cgc_print_head(v);
  if (o->memory) cgc_print_memory(&memory, v);
  if (o->threads.count) return cgc_print_threads(o, v) ? CGC_DONE : CGC_USAGE;
  cgc_print_grid(o, v);
  return CGC_DONE;
}

int cgc_main_layout(const cgc_options *o) {
  cgc_views views = {NULL, 0};
  cgc_view v;
  cgc_outputs outputs;
  int status = CGC_DONE, compiled = CGC_DONE;
  memset(&outputs, 0, sizeof outputs);
  outputs.keep_inputs = true;
  memset(&v, 0, sizeof v);
  if (o->num_subgroups > INT32_MAX || o->print_limit > INT32_MAX) {
    cgc_errorf("--num-subgroups and --print-limit are at most %d", INT32_MAX);
    return CGC_USAGE;
  }
  if ((o->files.count == 1) == (o->from != NULL) || o->files.count > 1 || (o->from && o->shape) || (!o->from && o->kernel)) {
    cgc_errorf("what should be shown? One attribute, which takes --shape, or --from=FILE.mlir, which takes --kernel");
    return CGC_USAGE;
  }
  if (o->from) {
    status = cgc_views_from(o, &views, &compiled);
  } else {
    status = cgc_read_layout(o->files.items[0], &v.layout);
    if (status == CGC_DONE) {
      cg_nested_layout_shape(&v.layout, CG_LAYOUT_UNDISTRIBUTED, v.shape);
      if (o->shape && !cgc_shape_of_view(o->shape, &v)) status = CGC_REFUSED;
      cgc_views_add(&views, &v);
    }
  }
  for (size_t i = 0; i < views.count && status == CGC_DONE; i++) status = cgc_show(o, &outputs, i, views.count, &views.views[i]);
  free(views.views);
  if (outputs.misnamed) status = CGC_USAGE;
  if (status != CGC_DONE)
    cgc_outputs_discard(&outputs);
  else if (!cgc_outputs_commit(&outputs))
    status = CGC_FAILED;
  return status == CGC_DONE ? compiled : status;
}
