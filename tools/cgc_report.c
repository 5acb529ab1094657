// cgc compile --report=FILE.html: tools/report.html with what happened as JSON in it. The IR after each pass is kept as what changed: lines are
// numbered once, and lines that differ in nothing but the numbers of their values count as kept; the page numbers them again by the same rules.
#include <stdlib.h>
#include <string.h>
#include "cgc.h"

static const char *const cgc_page[] = {
#include "cgc_page.h"
};

enum { CGC_MOST_EDITS = 3000, CGC_ELIDED = 32, CGC_MOST_BYTES = 4800000 };

typedef struct {
  char **texts;
  uint32_t *slots; // number + 1; open addressing, a power of two
  size_t count, capacity;
} cgc_strings;

typedef struct {
  uint32_t *text, *shape; // of each line: which text, and which without the numbers of values
  size_t count;
} cgc_snapshot;

typedef struct {
  cgc_text head, change;        // JSON
  size_t changed, lines, bytes; // lines of the change; what the track has by then
} cgc_pass;

typedef struct {
  char *name;        // "" for the module, or a kernel's
  cgc_strings texts; // its lines, in the order in which they came
  size_t bytes;      // of these, of base and of the changes
  cgc_snapshot last;
  cgc_text base;
  cgc_pass *passes;
  size_t num_passes;
  double weight; // those with more keep their IR where not all can
  bool chosen;
} cgc_track;

struct cgc_report {
  const cgc_options *options;
  cg_context *ctx;
  cg_module module;
  cgc_strings shapes;
  cgc_track *tracks;
  size_t num_tracks;
  size_t sequence;
  cgc_text remarks, ops, dispatches, roots, kernel_lines;
  bool has_lines; // kernel_lines is as form-dispatches made it
  cgc_layouts *layouts;
  const cgc_json *bench;
};

// ---- JSON ------------------------------------------------------------------------------------------------------------------------------------
static void cgc_quote_str(cgc_text *t, cg_str s) { cgc_json_text(t, s.data, s.len); }
static void cgc_quote_z(cgc_text *t, const char *s) { cgc_json_text(t, s, strlen(s)); }

// JSON as it is: its `<` are in strings.
static void cgc_add_raw(cgc_text *t, const char *s, size_t n) {
  for (size_t i = 0; i < n; i++) {
    if (s[i] == '<')
      cgc_text_add(t, "\\u003c", 6);
    else
      cgc_text_add(t, s + i, 1);
  }
}

static void cgc_add_text(cgc_text *t, const cgc_text *from) {
  if (from->len) cgc_text_add(t, from->data, from->len);
}

static void cgc_next(cgc_text *list) { // a comma, where something is there
  if (list->len) cgc_text_add(list, ",\n", 2);
}

// ---- lines -----------------------------------------------------------------------------------------------------------------------------------
static size_t cgc_hash(const char *s, size_t n) {
  uint64_t h = 14695981039346656037u;
  for (size_t i = 0; i < n; i++) h = (h ^ (unsigned char)s[i]) * 1099511628211u;
  return (size_t)(h ^ h >> 29);
}

static char *cgc_copy(const char *s, size_t n) {
  char *c = (char *)malloc(n + 1);
  if (!c) exit(CGC_FAILED);
  memcpy(c, s, n);
  c[n] = 0;
  return c;
}

static uint32_t cgc_number_of(cgc_strings *s, const char *text, size_t n) {
  if (2 * s->count >= s->capacity) {
    free(s->slots);
    s->capacity = s->capacity ? 2 * s->capacity : 1024;
    s->slots = (uint32_t *)calloc(s->capacity, sizeof *s->slots);
    s->texts = (char **)realloc((void *)s->texts, s->capacity * sizeof *s->texts);
    if (!s->slots || !s->texts) exit(CGC_FAILED);
    for (size_t k = 0; k < s->count; k++) {
      size_t i = cgc_hash(s->texts[k], strlen(s->texts[k]));
      while (s->slots[i & (s->capacity - 1)]) i++;
      s->slots[i & (s->capacity - 1)] = (uint32_t)k + 1;
    }
  }
  size_t i = cgc_hash(text, n);
  for (; s->slots[i & (s->capacity - 1)]; i++) {
    uint32_t k = s->slots[i & (s->capacity - 1)] - 1;
    if (strncmp(s->texts[k], text, n) == 0 && !s->texts[k][n]) return k;
  }
  s->texts[s->count] = cgc_copy(text, n);
  s->slots[i & (s->capacity - 1)] = (uint32_t)++s->count;
  return (uint32_t)s->count - 1;
}

static void cgc_strings_free(cgc_strings *s) {
  for (size_t i = 0; i < s->count; i++) free(s->texts[i]);
  free((void *)s->texts);
  free(s->slots);
}

static bool cgc_is_word(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$'; }

// The name of a value or of a map that begins at p: its length, or 0.
static size_t cgc_name_at(const char *p) {
  size_t n = 1;
  if (*p != '%' && strncmp(p, "#map", 4) != 0) return 0;
  while (cgc_is_word(p[n])) n++;
  return n > 1 ? n : 0;
}

static uint32_t cgc_shape_of_line(cgc_strings *shapes, const char *line, size_t n) {
  cgc_text t = {NULL, 0, 0};
  for (size_t i = 0; i < n;) {
    size_t name = cgc_name_at(line + i);
    cgc_text_add(&t, line + i, 1);
    if (name) cgc_text_add(&t, "\1", 1);
    i += name ? name : 1;
  }
  uint32_t shape = cgc_number_of(shapes, t.data ? t.data : "", t.len);
  free(t.data);
  return shape;
}

static cgc_snapshot cgc_take_snapshot(cgc_report *r, cgc_track *track, cg_op op) {
  cgc_snapshot s;
  cgc_text t = {NULL, 0, 0};
  cg_print_desc desc;
  size_t lines = 1;
  memset(&desc, 0, sizeof desc);
  memset(&s, 0, sizeof s);
  desc.generic = r->options->print_generic;
  desc.local_scope = r->options->print_local_scope;
  desc.debug_info = r->options->print_debuginfo;
  desc.elide_elements_over = r->options->elide_elements ? (size_t)r->options->elide_elements : CGC_ELIDED;
  cg_print(op, &desc, cgc_text_write, &t);
  for (size_t i = 0; i < t.len; i++) lines += t.data[i] == '\n';
  s.text = (uint32_t *)malloc(lines * 2 * sizeof *s.text);
  if (!s.text) exit(CGC_FAILED);
  s.shape = s.text + lines;
  for (char *p = t.data, *end = t.data + t.len; p < end;) {
    char *nl = (char *)memchr(p, '\n', (size_t)(end - p));
    size_t n = (size_t)((nl ? nl : end) - p);
    size_t known = track->texts.count;
    s.text[s.count] = cgc_number_of(&track->texts, p, n);
    s.shape[s.count] = cgc_shape_of_line(&r->shapes, track->texts.texts[s.text[s.count]], n);
    if (track->texts.count > known) track->bytes += n + 4;
    s.count++;
    p += n + (nl ? 1 : 0);
  }
  free(t.data);
  return s;
}

// ---- differences -----------------------------------------------------------------------------------------------------------------------------
typedef struct {
  const uint32_t *a, *b;
  long n, m;
  char *kept_a, *kept_b; // 1: the line has one that it is kept as
} cgc_diff;

// Myers' greedy algorithm; beyond CGC_MOST_EDITS all between the common beginning and end counts as replaced.
static void cgc_diff_run(cgc_diff *d) {
  long head = 0, n = d->n, m = d->m, most;
  while (n && m && d->a[n - 1] == d->b[m - 1]) d->kept_a[--n] = d->kept_b[--m] = 1;
  while (head < n && head < m && d->a[head] == d->b[head]) d->kept_a[head] = d->kept_b[head] = 1, head++;
  n -= head;
  m -= head;
  most = n + m < CGC_MOST_EDITS ? n + m : CGC_MOST_EDITS;
  if (!n || !m) return;
  long *v = (long *)calloc((size_t)(2 * most + 3), sizeof *v), **trace = (long **)calloc((size_t)most + 1, sizeof *trace), edits = 0, x = 0, y = 0;
  if (!v || !trace) exit(CGC_FAILED);
  for (bool done = false; !done && edits <= most; edits++) {
    trace[edits] = (long *)malloc((size_t)(2 * edits + 3) * sizeof *v); // diagonals -edits-1 … edits+1, before this round
    if (!trace[edits]) exit(CGC_FAILED);
    for (long k = -edits - 1; k <= edits + 1; k++) trace[edits][k + edits + 1] = k + most + 1 < 0 || k > most + 1 ? 0 : v[k + most + 1];
    for (long k = -edits; k <= edits && !done; k += 2) {
      x = k == -edits || (k != edits && v[k - 1 + most + 1] < v[k + 1 + most + 1]) ? v[k + 1 + most + 1] : v[k - 1 + most + 1] + 1;
      for (y = x - k; x < n && y < m && d->a[head + x] == d->b[head + y]; x++) y++;
      v[k + most + 1] = x;
      done = x >= n && y >= m;
    }
    if (done) break;
  }
  for (long e = edits <= most ? edits : -1; e >= 0 && (x > 0 || y > 0); e--) { // back along the path
    const long *before = trace[e] + e + 1;
    long k = x - y, from = k == -e || (k != e && before[k - 1] < before[k + 1]) ? k + 1 : k - 1, px = before[from], py = px - from;
    if (!e) px = py = 0;
    while (x > px && y > py) d->kept_a[head + --x] = d->kept_b[head + --y] = 1;
    x = px;
    y = py;
  }
  for (long e = 0; e <= most; e++) free(trace[e]);
  free(trace);
  free(v);
}

// ---- names of values that change -------------------------------------------------------------------------------------------------------------
// What a name of the line before becomes: what it became before in this function, else its number moved as the last of its kind was. What becomes
// something else is listed. tools/report.html has the same rules.
typedef struct {
  char *from, *to;
} cgc_rename;
typedef struct {
  cgc_rename *map; // open addressing, a power of two
  size_t count, capacity;
} cgc_rename_map;

static cgc_rename *cgc_rename_slot(cgc_rename_map *m, const char *from, size_t n) {
  size_t i = cgc_hash(from, n);
  while (m->map[i & (m->capacity - 1)].from && (strncmp(m->map[i & (m->capacity - 1)].from, from, n) != 0 || m->map[i & (m->capacity - 1)].from[n]))
    i++;
  return &m->map[i & (m->capacity - 1)];
}

static void cgc_rename_put(cgc_rename_map *m, const char *from, size_t n, const char *to, size_t to_n) {
  if (2 * m->count >= m->capacity) {
    cgc_rename_map old = *m;
    m->capacity = old.capacity ? 2 * old.capacity : 256;
    m->map = (cgc_rename *)calloc(m->capacity, sizeof *m->map);
    if (!m->map) exit(CGC_FAILED);
    for (size_t i = 0; i < old.capacity; i++)
      if (old.map[i].from) *cgc_rename_slot(m, old.map[i].from, strlen(old.map[i].from)) = old.map[i];
    free(old.map);
  }
  cgc_rename *slot = cgc_rename_slot(m, from, n);
  if (!slot->from) {
    slot->from = cgc_copy(from, n);
    m->count++;
  } else {
    free(slot->to);
  }
  slot->to = cgc_copy(to, to_n);
}

static void cgc_rename_clear(cgc_rename_map *m) {
  for (size_t i = 0; i < m->capacity; i++) {
    free(m->map[i].from);
    free(m->map[i].to);
  }
  free(m->map);
  memset(m, 0, sizeof *m);
}

// %12 is "%" and 12; %c4_7 is "%c4_" and 7; %c4 is "%c4_" and -1: what the printer numbers. Letters alone, as in %arg7, are "%arg" and 7.
static size_t cgc_split_name(const char *name, size_t n, long *number) {
  size_t k = n;
  while (k > 1 && name[k - 1] >= '0' && name[k - 1] <= '9' && n - k < 8) k--;
  *number = k < n ? strtol(name + k, NULL, 10) : -1;
  return k;
}

// The name that is expected, in `out`.
static void cgc_expect_name(cgc_rename_map *names, cgc_rename_map *shifts, const char *from, size_t n, char *out, size_t size) {
  cgc_rename *known = names->capacity ? cgc_rename_slot(names, from, n) : NULL, *shift;
  long number;
  snprintf(out, size, "%.*s", (int)n, from);
  if (known && known->from) {
    snprintf(out, size, "%s", known->to);
    return;
  }
  size_t kind = cgc_split_name(from, n, &number);
  shift = shifts->capacity ? cgc_rename_slot(shifts, from, kind) : NULL;
  if (number >= 0 && shift && shift->from && number + strtol(shift->to, NULL, 10) >= 0)
    snprintf(out, size, "%.*s%ld", (int)kind, from, number + strtol(shift->to, NULL, 10));
}

// A function begins: its values have names of their own.
static bool cgc_begins_names(const char *line) {
  while (*line == ' ') line++;
  return strncmp(line, "func.func", 9) == 0 || strncmp(line, "hal.executable.export", 21) == 0;
}

static void cgc_renames_of_line(cgc_rename_map *names, cgc_rename_map *shifts, const char *a, const char *b, size_t line, cgc_text *out) {
  size_t token = 0;
  if (cgc_begins_names(a)) cgc_rename_clear(names), cgc_rename_clear(shifts);
  while (*a && *b) {
    size_t n = cgc_name_at(a), m = cgc_name_at(b), kind;
    char expected[128], shift[24];
    long from, to;
    if (!n || !m) {
      a++, b++;
      continue;
    }
    cgc_expect_name(names, shifts, a, n, expected, sizeof expected);
    if (strlen(expected) != m || memcmp(expected, b, m) != 0) {
      cgc_text_format(out, "%s[%zu,%zu,", out->len ? "," : "", line, token);
      cgc_json_text(out, b, m);
      cgc_text_add(out, "]", 1);
    }
    cgc_rename_put(names, a, n, b, m);
    kind = cgc_split_name(a, n, &from);
    if (from >= 0 && cgc_split_name(b, m, &to) == kind && to >= 0 && memcmp(a, b, kind) == 0) {
      cgc_rename_put(shifts, a, kind, shift, (size_t)snprintf(shift, sizeof shift, "%ld", to - from));
    }
    a += n;
    b += m;
    token++;
  }
}

// ---- tracks: the module, and each kernel -----------------------------------------------------------------------------------------------------
static cgc_track *cgc_track_of(cgc_report *r, cg_op op) {
  cg_attr name = cg_op_get_kind(op) == CG_FUNC_FUNC ? cg_op_attr(op, "sym_name") : NULL;
  const char *text = name ? cgc_str(cg_attr_str(name)) : "";
  for (size_t i = 0; i < r->num_tracks; i++)
    if (strcmp(r->tracks[i].name, text) == 0) return &r->tracks[i];
  r->tracks = (cgc_track *)realloc(r->tracks, (r->num_tracks + 1) * sizeof *r->tracks);
  if (!r->tracks) exit(CGC_FAILED);
  cgc_track *t = &r->tracks[r->num_tracks++];
  memset(t, 0, sizeof *t);
  t->name = cgc_format("%s", text);
  t->last = cgc_take_snapshot(r, t, op);
  for (size_t i = 0; i < t->last.count; i++) cgc_text_format(&t->base, i ? ",%u" : "%u", t->last.text[i]);
  t->bytes += t->base.len;
  return t;
}

// What is replaced, [line, how many, [the new ones]], and names that are not as expected, [line, which, name].
static void cgc_add_changes(const cgc_track *t, cgc_pass *pass, const cgc_snapshot *now) {
  cgc_diff d;
  cgc_text names = {NULL, 0, 0};
  cgc_rename_map map = {NULL, 0, 0}, shifts = {NULL, 0, 0};
  size_t i = 0, k = 0, hunks = 0;
  memset(&d, 0, sizeof d);
  d.a = t->last.shape;
  d.b = now->shape;
  d.n = (long)t->last.count;
  d.m = (long)now->count;
  d.kept_a = (char *)calloc(t->last.count + now->count + 1, 1);
  if (!d.kept_a) exit(CGC_FAILED);
  d.kept_b = d.kept_a + t->last.count;
  cgc_diff_run(&d);
  while (i < t->last.count || k < now->count) {
    size_t begin = i, added = 0;
    if (i < t->last.count && k < now->count && d.kept_a[i] && d.kept_b[k]) {
      cgc_renames_of_line(&map, &shifts, t->texts.texts[t->last.text[i++]], t->texts.texts[now->text[k]], k, &names);
      k++;
      continue;
    }
    while (i < t->last.count && !d.kept_a[i]) i++;
    cgc_text_format(&pass->change, "%s[%zu,%zu,[", hunks++ ? "," : ",\"h\":[", begin, i - begin);
    while (k < now->count && !d.kept_b[k]) cgc_text_format(&pass->change, added++ ? ",%u" : "%u", now->text[k++]);
    cgc_text_format(&pass->change, "]]");
    pass->changed += added > i - begin ? added : i - begin;
  }
  if (hunks) cgc_text_format(&pass->change, "]");
  if (names.len) cgc_text_format(&pass->change, ",\"x\":[%s]", names.data);
  free(names.data);
  cgc_rename_clear(&map);
  cgc_rename_clear(&shifts);
  free(d.kept_a);
}

// ---- the graph -------------------------------------------------------------------------------------------------------------------------------
enum { CGC_MOST_NODES = 4000 };
typedef struct {
  cg_value *values; // of node i: where it was made
  uint32_t *nodes;
  size_t count, capacity, num_nodes;
} cgc_nodes;

static void cgc_nodes_put(cgc_nodes *n, cg_value v, size_t node) {
  if (n->count == n->capacity) {
    n->capacity = n->capacity ? 2 * n->capacity : 256;
    n->values = (cg_value *)realloc((void *)n->values, n->capacity * sizeof *n->values);
    n->nodes = (uint32_t *)realloc(n->nodes, n->capacity * sizeof *n->nodes);
    if (!n->values || !n->nodes) exit(CGC_FAILED);
  }
  n->values[n->count] = v;
  n->nodes[n->count++] = (uint32_t)node;
}

static void cgc_add_types(cgc_text *t, cg_op op) {
  cgc_text_format(t, ",\"t\":[");
  for (unsigned i = 0; i < cg_op_num_results(op); i++) {
    if (i) cgc_text_add(t, ",", 1);
    cgc_quote_z(t, cgc_whole_type(cg_value_type(cg_op_result(op, i))));
  }
  cgc_text_add(t, "]", 1);
}

static void cgc_add_edges(cgc_text *t, const cgc_nodes *n, cg_op op) {
  size_t edges = 0;
  cgc_text_format(t, ",\"in\":[");
  for (unsigned i = 0; i < cg_op_num_operands(op); i++) {
    for (size_t k = n->count; k-- > 0;) {
      if (n->values[k] != cg_op_operand(op, i)) continue;
      cgc_text_format(t, edges++ ? ",%u" : "%u", n->nodes[k]);
      break;
    }
  }
  cgc_text_add(t, "]", 1);
}

static void cgc_add_node(cgc_text *t, cgc_nodes *n, cg_op op, bool dispatches) {
  cg_attr entry = dispatches ? cg_op_attr(op, "entry_point") : NULL;
  cg_loc loc = cg_op_loc(op);
  if (n->num_nodes) cgc_text_add(t, ",\n", 2);
  cgc_text_format(t, "{\"n\":");
  cgc_quote_str(t, cg_op_name(op));
  if (entry) {
    cg_str text = cg_attr_str(entry);
    cgc_text_format(t, ",\"k\":");
    cgc_quote_str(t, text.len ? text : cg_attr_raw_text(entry));
  }
  if (loc && cg_loc_line(loc)) cgc_text_format(t, ",\"l\":%u", (unsigned)cg_loc_line(loc));
  cgc_add_edges(t, n, op);
  cgc_add_types(t, op);
  cgc_text_add(t, "}", 1);
  for (unsigned i = 0; i < cg_op_num_results(op); i++) cgc_nodes_put(n, cg_op_result(op, i), n->num_nodes);
  n->num_nodes++;
}

// Arguments, and the ops of the body itself; those in regions belong to the op that has them.
static void cgc_add_function(cgc_text *t, cg_op function, bool dispatches) {
  cgc_nodes n;
  size_t left_out = 0;
  cg_block body = cg_region_first(cg_op_region(function, 0));
  memset(&n, 0, sizeof n);
  cgc_next(t);
  cgc_text_format(t, "{\"name\":");
  cgc_quote_str(t, cg_attr_str(cg_op_attr(function, "sym_name")));
  cgc_text_format(t, ",\"nodes\":[");
  for (unsigned i = 0; i < cg_block_num_args(body); i++) {
    cg_value v = cg_block_arg(body, i);
    cgc_text_format(t, "%s{\"a\":%u,\"n\":\"argument %u\",\"in\":[],\"t\":[", i ? ",\n" : "", i, i);
    cgc_quote_z(t, cgc_whole_type(cg_value_type(v)));
    cgc_text_format(t, "]}");
    cgc_nodes_put(&n, v, n.num_nodes++);
  }
  for (cg_op op = cg_block_first(body); op; op = cg_op_next(op)) {
    if (n.num_nodes < CGC_MOST_NODES)
      cgc_add_node(t, &n, op, dispatches);
    else
      left_out++;
  }
  cgc_text_format(t, "],\"left_out\":%zu}", left_out);
  free((void *)n.values);
  free(n.nodes);
}

typedef struct {
  cgc_report *report;
  bool dispatches;   // functions with dispatches
  bool found;        // one was
  const char *where; // which kernel the walk is in
  size_t count;
} cgc_look;

static bool cgc_has_dispatch(cg_op function) {
  for (cg_op op = cg_block_first(cg_region_first(cg_op_region(function, 0))); op; op = cg_op_next(op))
    if (cgc_is(cg_op_name(op), "flow.dispatch")) return true;
  return false;
}

static bool cgc_look_at(cg_op op, void *user) {
  cgc_look *look = (cgc_look *)user;
  cgc_report *r = look->report;
  if (cg_op_get_kind(op) != CG_FUNC_FUNC || !cg_op_num_regions(op) || !cg_region_first(cg_op_region(op, 0))) return true;
  if (!cgc_is_host_function(op) || (look->dispatches && !cgc_has_dispatch(op))) return true;
  if (!look->found) (look->dispatches ? &r->dispatches : &r->ops)->len = 0; // what was there is older
  look->found = true;
  cgc_add_function(look->dispatches ? &r->dispatches : &r->ops, op, look->dispatches);
  return true;
}

// Which lines each kernel's ops come from, before equal kernels become one.
static bool cgc_look_at_kernel(cg_op op, void *user) {
  cgc_look *look = (cgc_look *)user;
  cgc_text *t = &look->report->kernel_lines;
  cg_str name = cg_op_name(op);
  cg_loc loc = cg_op_loc(op);
  if (cg_op_get_kind(op) == CG_FUNC_FUNC) {
    if (look->where) cgc_text_format(t, "]}");
    look->where = cgc_is_host_function(op) ? NULL : cgc_str(cg_attr_str(cg_op_attr(op, "sym_name")));
    look->count = 0;
    if (!look->where) return true;
    cgc_next(t);
    cgc_text_format(t, "{\"k\":");
    cgc_quote_z(t, look->where);
    cgc_text_format(t, ",\"ops\":[");
    return true;
  }
  if (!look->where) return true;
  if (strncmp(name.data, "linalg.", 7) != 0 && strncmp(name.data, "tensor.", 7) != 0 && strncmp(name.data, "iree_", 5) != 0) return true;
  if (cgc_is(name, "linalg.yield") || cgc_is(name, "tensor.empty") || cgc_is(name, "tensor.yield")) return true;
  cgc_text_format(t, look->count++ ? ",[" : "[");
  cgc_quote_str(t, name);
  cgc_text_format(t, ",%u]", loc ? (unsigned)cg_loc_line(loc) : 0);
  return true;
}

// Each kernel's root op, as select-configuration leaves it.
static bool cgc_look_at_root(cg_op op, void *user) {
  cgc_look *look = (cgc_look *)user;
  cgc_text *t = &look->report->roots;
  if (cg_op_get_kind(op) == CG_FUNC_FUNC) look->where = cgc_is_host_function(op) ? NULL : cgc_str(cg_attr_str(cg_op_attr(op, "sym_name")));
  if (!look->where || !cg_op_attr(op, "lowering_config")) return true;
  cgc_next(t);
  cgc_text_format(t, "{\"k\":");
  cgc_quote_z(t, look->where);
  cgc_text_format(t, ",\"op\":");
  cgc_quote_str(t, cg_op_name(op));
  cgc_text_format(t, ",\"l\":%u,\"operands\":[", cg_op_loc(op) ? (unsigned)cg_loc_line(cg_op_loc(op)) : 0);
  for (unsigned i = 0; i < cg_op_num_operands(op); i++) {
    if (i) cgc_text_add(t, ",", 1);
    cgc_quote_z(t, cgc_whole_type(cg_value_type(cg_op_operand(op, i))));
  }
  cgc_text_format(t, "]}");
  return true;
}

static void cgc_look_around(cgc_report *r, bool dispatches) {
  cgc_look look;
  memset(&look, 0, sizeof look);
  look.report = r;
  look.dispatches = dispatches;
  cgc_walk(r->module, cgc_look_at, &look);
  if (!dispatches || !look.found || r->has_lines) return;
  r->has_lines = true;
  cgc_walk(r->module, cgc_look_at_kernel, &look);
  if (look.where) cgc_text_format(&r->kernel_lines, "]}");
}

// ---- while it compiles -----------------------------------------------------------------------------------------------------------------------
cgc_report *cgc_report_open(const cgc_options *options, cg_context *ctx, cg_module module) {
  cgc_report *r = (cgc_report *)cgc_alloc(sizeof *r);
  r->options = options;
  r->ctx = ctx;
  r->module = module;
  r->layouts = cgc_layouts_open(module);
  return r;
}

void cgc_report_before(cgc_report *r, const char *pass, cg_op op) {
  cgc_track_of(r, op);
  if (!r->sequence || strcmp(pass, "hlo-to-linalg") == 0) cgc_look_around(r, false);
}

void cgc_report_after(cgc_report *r, const char *pass, cg_op op, double seconds) {
  cgc_track *t = cgc_track_of(r, op);
  if ((t->num_passes & (t->num_passes + 1)) == 0) { // at 2^n - 1: room up to the next
    t->passes = (cgc_pass *)realloc(t->passes, (t->num_passes + 1) * 2 * sizeof *t->passes);
    if (!t->passes) exit(CGC_FAILED);
  }
  cgc_pass *p = &t->passes[t->num_passes++];
  memset(p, 0, sizeof *p);
  cgc_text_format(&p->head, "{\"p\":");
  cgc_quote_z(&p->head, pass);
  cgc_text_format(&p->head, ",\"i\":%zu,\"s\":%.3g,\"m\":%zu", r->sequence++, seconds, cg_memory_used(r->ctx));
  cgc_snapshot s = cgc_take_snapshot(r, t, op);
  cgc_add_changes(t, p, &s);
  if (p->changed) cgc_text_format(&p->head, ",\"n\":%zu", p->changed);
  t->bytes += p->change.len;
  p->lines = t->texts.count;
  p->bytes = t->bytes;
  free(t->last.text);
  t->last = s;
  if (op == r->module) cgc_look_around(r, true);
  if (strcmp(pass, "select-configuration") == 0) {
    cgc_look look;
    memset(&look, 0, sizeof look);
    look.report = r;
    cgc_walk(r->module, cgc_look_at_root, &look);
  }
  cgc_layouts_after_pass(r->layouts);
}

void cgc_report_diagnostic(cgc_report *r, const char *severity, const cg_diagnostic *d) {
  cgc_next(&r->remarks);
  cgc_text_format(&r->remarks, "{\"severity\":\"%s\",\"i\":%zu,\"line\":%u,\"column\":%u,\"file\":", severity, r->sequence, d->line, d->column);
  cgc_quote_str(&r->remarks, d->file);
  cgc_text_format(&r->remarks, ",\"message\":");
  cgc_quote_str(&r->remarks, d->message);
  cgc_text_format(&r->remarks, "}");
}

// ---- the page --------------------------------------------------------------------------------------------------------------------------------
static void cgc_add_target(cgc_text *t, const cg_target *target) {
  cgc_text_format(t, "\"target\":{\"name\":");
  cgc_quote_z(t, target->name ? target->name : "");
  cgc_text_format(t,
                  ",\"max_shared_memory\":%u,\"max_workgroup_invocations\":%u,"
                  "\"compute_units\":%u,\"subgroup_size\":%u,\"max_load_bytes\":%u,\"max_registers\":%u}",
                  target->max_shared_memory, target->max_workgroup_invocations, target->compute_units, target->subgroup_size, target->max_load_bytes,
                  target->max_registers);
}

static void cgc_add_kernel_figures(cgc_text *t, const cg_program *p) {
  cgc_text figures = {NULL, 0, 0};
  cgc_figures_of_program(&figures, p);
  cgc_text_format(t, ",\n\"figures\":");
  cgc_json_text(t, figures.data ? figures.data : "", figures.len);
  free(figures.data);
  cgc_text_format(t, ",\n\"flops\":[");
  for (size_t i = 0; i < p->num_kernels; i++) cgc_text_format(t, i ? ",%.17g" : "%.17g", cgc_figures_flops(p, i));
  cgc_text_format(t, "]");
}

static void cgc_add_layouts(cgc_text *t, cgc_layouts *layouts) {
  cgc_layout_picture p;
  cgc_text_format(t, ",\n\"layouts\":[");
  for (size_t i = 0; cgc_layouts_at(layouts, i, &p); i++) {
    cgc_text_format(t, "%s{\"kernel\":", i ? ",\n" : "");
    cgc_quote_z(t, p.function);
    cgc_text_format(t, ",\"head\":");
    cgc_quote_z(t, p.head);
    cgc_text_format(t, ",\"shape\":");
    cgc_quote_z(t, p.shape);
    cgc_text_format(t, ",\"drawn\":");
    cgc_quote_z(t, p.drawn);
    cgc_text_format(t, ",\"svg\":");
    cgc_json_text(t, p.svg.data, p.svg.len);
    cgc_text_format(t, "}");
    free(p.svg.data);
  }
  cgc_text_format(t, "]");
}

static void cgc_add_binary_text(cgc_text *t, const cg_program *p) {
  cgc_text words = {NULL, 0, 0};
  if (p->num_words) cgc_disassemble(&words, p->words, p->num_words);
  cgc_text_format(t, ",\n\"asm\":{\"words\":%zu,\"format\":", p->num_words);
  cgc_quote_z(t, p->format ? p->format : "");
  cgc_text_format(t, ",\"text\":");
  if (words.data)
    cgc_json_text(t, words.data, words.len);
  else
    cgc_quote_str(t, p->text);
  cgc_text_format(t, "}");
  free(words.data);
}

// What is known of how much a kernel matters: its time, else what it computes and moves.
static double cgc_weight_of(cgc_report *r, const cg_program *p, const char *name) {
  double weight = 0;
  int64_t symbols[256], n;
  if (!*name) return 1e300; // the module
  if (r->options->kernel && strcmp(name, r->options->kernel) == 0) return 1e200;
  const cgc_json *list = cgc_json_get(r->bench, "contenders"), *rows = list && list->first ? cgc_json_get(list->first, "dispatches") : NULL;
  for (const cgc_json *row = rows ? rows->first : NULL; row; row = row->next) {
    const cgc_json *kernel = cgc_json_get(row, "kernel"), *us = cgc_json_get(row, "median_us");
    if (kernel && kernel->text && us && strcmp(kernel->text, name) == 0) weight += 1e100 * us->number;
  }
  for (size_t i = 0; i < 256; i++) symbols[i] = 512;
  for (size_t k = 0; k < p->num_kernels; k++) {
    const cg_kernel *kernel = &p->kernels[k];
    if (!cgc_is(kernel->name, name)) continue;
    double threads = cgc_figures_flops(p, k);
    for (int d = 0; d < 3; d++) {
      threads *= kernel->workgroup_size[d];
      if (cg_size_eval(kernel->workgroup_count[d], symbols, 256, &n) == CG_OK) threads *= (double)n;
    }
    weight += threads;
    for (size_t b = 0; b < kernel->num_bindings; b++)
      if (cg_size_eval(kernel->bindings[b].bytes, symbols, 256, &n) == CG_OK) weight += (double)n;
  }
  return weight;
}

static void cgc_add_track(cgc_text *t, const cgc_track *track, size_t whole) { // the IR of so many passes
  size_t lines = whole ? track->passes[whole - 1].lines : 0;
  cgc_text_format(t, "{\"name\":");
  cgc_quote_z(t, track->name);
  cgc_text_format(t, ",\"whole\":%zu,\"base\":[", whole);
  if (whole) cgc_add_text(t, &track->base);
  cgc_text_format(t, "],\"passes\":[");
  for (size_t i = 0; i < track->num_passes; i++) {
    if (i) cgc_text_add(t, ",\n", 2);
    cgc_add_text(t, &track->passes[i].head);
    if (i < whole) cgc_add_text(t, &track->passes[i].change);
    cgc_text_add(t, "}", 1);
  }
  cgc_text_format(t, "],\"lines\":[");
  for (size_t i = 0; i < lines; i++) {
    if (i) cgc_text_add(t, ",\n", 2);
    cgc_quote_z(t, track->texts.texts[i]);
  }
  cgc_text_format(t, "]}");
}

// The module, then kernels by their weights, as far as the page may grow; what does not fit has its passes without the IR.
static void cgc_add_tracks(cgc_text *t, cgc_report *r, const cg_program *p) {
  size_t left = t->len < CGC_MOST_BYTES ? CGC_MOST_BYTES - t->len : 0, heads = 0;
  for (size_t i = 0; i < r->num_tracks; i++) {
    r->tracks[i].weight = cgc_weight_of(r, p, r->tracks[i].name);
    for (size_t k = 0; k < r->tracks[i].num_passes; k++) heads += r->tracks[i].passes[k].head.len + 8;
  }
  left = heads < left ? left - heads : 0;
  cgc_text_format(t, ",\n\"tracks\":[");
  for (size_t n = 0; n < r->num_tracks; n++) {
    cgc_track *best = NULL;
    for (size_t i = 0; i < r->num_tracks; i++)
      if (!r->tracks[i].chosen && (!best || r->tracks[i].weight > best->weight)) best = &r->tracks[i];
    size_t whole = best->num_passes, most = n ? left : left / 2;             // kernels have a half at least
    while (whole && best->passes[whole - 1].bytes * 21 / 20 > most) whole--; // characters that are escaped
    if (whole) left -= best->passes[whole - 1].bytes * 21 / 20;
    best->chosen = true;
    if (n) cgc_text_add(t, ",\n", 2);
    cgc_add_track(t, best, whole);
  }
  cgc_text_format(t, "]");
}

static void cgc_add_data(cgc_text *t, cgc_report *r, const cg_program *p, cg_str program, const char *in, const char *bench, size_t bench_len,
                         double parse, double total) {
  cgc_text_format(t, "{\"version\":1,\"cgc\":");
  cgc_quote_z(t, cg_version());
  cgc_text_format(t, ",\"file\":");
  cgc_quote_z(t, in);
  cgc_text_format(t, ",\"seconds\":{\"parse\":%.4g,\"total\":%.4g},\"peak\":%zu,\"words\":%zu,\n", parse, total, cg_memory_peak(r->ctx),
                  p->num_words);
  cgc_add_target(t, &p->target);
  cgc_text_format(t, ",\n\"program\":");
  cgc_add_raw(t, program.data, program.len);
  cgc_text_format(t, ",\n\"bench\":");
  cgc_add_raw(t, bench ? bench : "null", bench ? bench_len : 4);
  cgc_text_format(t, ",\n\"remarks\":[");
  cgc_add_text(t, &r->remarks);
  cgc_text_format(t, "],\n\"roots\":[");
  cgc_add_text(t, &r->roots);
  cgc_text_format(t, "],\n\"kernel_ops\":[");
  cgc_add_text(t, &r->kernel_lines);
  cgc_text_format(t, "],\n\"ops\":[");
  cgc_add_text(t, &r->ops);
  cgc_text_format(t, "],\n\"dispatches\":[");
  cgc_add_text(t, &r->dispatches);
  cgc_text_format(t, "]");
  cgc_add_kernel_figures(t, p);
  cgc_add_layouts(t, r->layouts);
  cgc_add_binary_text(t, p);
  cgc_add_tracks(t, r, p);
  cgc_text_format(t, "}");
}

bool cgc_report_add(cgc_outputs *outputs, cgc_report *r, const cg_program *p, const char *path, const char *in, double parse, double total) {
  cgc_text t = {NULL, 0, 0};
  cg_str program;
  char *bench = NULL;
  size_t bench_len = 0;
  if (r->options->bench) {
    if (!cgc_read_file(r->options->bench, &bench, &bench_len)) return false;
    r->bench = cgc_json_parse(bench, bench_len);
    if (!cgc_json_get(r->bench, "contenders")) {
      cgc_errorf("--bench=%s: that is not what `cgc bench --json` writes", r->options->bench);
      return false;
    }
  }
  bool shown = !r->options->kernel || r->options->split_input_file; // the kernel may be of another piece
  for (size_t i = 0; i < r->num_tracks && !shown; i++) shown = strcmp(r->tracks[i].name, r->options->kernel) == 0;
  if (!shown) {
    cgc_errorf("there is no kernel '%s'", r->options->kernel);
    outputs->misnamed = true;
    return false;
  }
  if (cg_program_json(r->ctx, p, NULL, &program) != CG_OK) return false;
  for (size_t i = 0; i < sizeof cgc_page / sizeof *cgc_page; i++) {
    const char *at = strstr(cgc_page[i], "@DATA@");
    cgc_text_add(&t, cgc_page[i], at ? (size_t)(at - cgc_page[i]) : strlen(cgc_page[i]));
    if (!at) continue;
    cgc_add_data(&t, r, p, program, in, bench, bench_len, parse, total);
    cgc_text_add(&t, at + 6, strlen(at + 6));
  }
  bool ok = cgc_outputs_add(outputs, path, t.data, t.len);
  free(t.data);
  return ok;
}

void cgc_report_close(cgc_report *r) {
  cgc_text *texts[] = {&r->remarks, &r->ops, &r->dispatches, &r->roots, &r->kernel_lines};
  for (size_t i = 0; i < r->num_tracks; i++) {
    cgc_track *t = &r->tracks[i];
    for (size_t k = 0; k < t->num_passes; k++) {
      free(t->passes[k].head.data);
      free(t->passes[k].change.data);
    }
    free(t->passes);
    free(t->last.text);
    free(t->base.data);
    cgc_strings_free(&t->texts);
  }
  free(r->tracks);
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) free(texts[i]->data);
  cgc_strings_free(&r->shapes);
  cgc_layouts_close(r->layouts);
}
