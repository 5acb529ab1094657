// cgc tune: a program's root ops, and configurations that may be faster than what the heuristics choose for them.
//
// Candidates are all small tiles that the target has room for, in the order of what a model of a kernel's time says: lanes and workgroups that stand
// idle, bytes that threads and workgroups read, registers that a thread's tile takes, tests and barriers of reduction loops. The model only sorts.
#include "cgc_tune.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

// ---- root ops -----------------------------------------------------------------------------------------------------------------------------------
typedef struct {
  cgc_text text; // the module as select-configuration leaves it
} cgc_t_selected;

static cg_result cgc_t_on_pass(void *user, const char *pass, cg_op op, bool after) {
  cgc_t_selected *s = (cgc_t_selected *)user;
  if (!after || strcmp(pass, "select-configuration") != 0 || s->text.len) return CG_OK;
  cg_print(op, NULL, cgc_text_write, &s->text);
  return CG_INVALID_INPUT; // nothing more is needed
}

typedef struct {
  cg_op *ops;
  size_t count;
  const char *prefix; // of names, up to the dot
} cgc_t_ops;

static bool cgc_t_collect(cg_op op, void *user) {
  cgc_t_ops *l = (cgc_t_ops *)user;
  cg_str name = cg_op_name(op);
  size_t n = strlen(l->prefix);
  if (name.len < n || memcmp(name.data, l->prefix, n) != 0 || cgc_is(name, "linalg.yield") || cgc_is(name, "linalg.index")) return true;
  if (strcmp(l->prefix, "func.func") == 0 && !cg_op_attr(op, "translation_info")) return true;
  l->ops = (cg_op *)realloc((void *)l->ops, (l->count + 1) * sizeof *l->ops);
  if (!l->ops) exit(CGC_FAILED);
  l->ops[l->count++] = op;
  return true;
}

static cgc_t_ops cgc_t_ops_of(cg_op in, const char *prefix) {
  cgc_t_ops l;
  memset(&l, 0, sizeof l);
  l.prefix = prefix;
  cgc_walk(in, cgc_t_collect, &l);
  return l;
}

static bool cgc_t_is_reduction(cg_attr iterators, size_t i) { // "reduction", or #linalg.iterator_type<reduction>
  cg_attr a = cg_attr_at(iterators, i);
  return cgc_is(cg_attr_get_kind(a) == CG_ATTR_STRING ? cg_attr_str(a) : cg_attr_raw_text(a), "reduction");
}

// Which of a kernel's linalg ops, as linalg.generic, is its root; -1: none.
static int cgc_t_root_index(const cgc_t_ops *ops) {
  int last = -1, reducing = -1;
  for (size_t i = 0; i < ops->count; i++) {
    cg_attr iterators = cg_op_attr(ops->ops[i], "iterator_types");
    if (cg_op_attr(ops->ops[i], "lowering_config")) return (int)i;
    if (!iterators) continue;
    last = (int)i;
    for (size_t k = 0; k < cg_attr_len(iterators); k++)
      if (cgc_t_is_reduction(iterators, k)) reducing = (int)i;
  }
  return reducing >= 0 ? reducing : last;
}

static uint32_t cgc_t_dims(cg_expr e) {
  switch (cg_expr_get_kind(e)) {
  case CG_EXPR_DIM: return (uint32_t)1 << cg_expr_value(e);
  case CG_EXPR_CONST:
  case CG_EXPR_SYMBOL: return 0;
  default: return cgc_t_dims(cg_expr_lhs(e)) | cgc_t_dims(cg_expr_rhs(e));
  }
}

// Loops, sizes and operands of a linalg.generic.
static bool cgc_t_understand(cg_op op, cgc_t_root *r) {
  cg_attr iterators = cg_op_attr(op, "iterator_types"), maps = cg_op_attr(op, "indexing_maps");
  r->loops = (unsigned)cg_attr_len(iterators);
  r->num_operands = cg_op_num_operands(op);
  if (!r->loops || r->loops > CGC_T_LOOPS || r->num_operands > CGC_T_OPERANDS || r->num_operands < 1 || cg_attr_len(maps) != r->num_operands ||
      cg_op_num_results(op) != 1)
    return false;
  for (unsigned i = 0; i < r->loops; i++) r->reduction[i] = cgc_t_is_reduction(iterators, i);
  for (unsigned o = 0; o < r->num_operands; o++) {
    cg_map map = cg_attr_map(cg_attr_at(maps, o));
    cg_type type = cg_value_type(cg_op_operand(op, o));
    cgc_t_operand *x = &r->operands[o];
    x->inner = -1;
    x->bytes = cg_storage_bytes(cg_type_is_shaped(type) ? cg_type_element(type) : type);
    x->input = o + 1 < r->num_operands;
    for (unsigned k = 0; k < cg_map_num_results(map); k++) {
      cg_expr e = cg_map_result(map, k);
      bool dim = cg_expr_get_kind(e) == CG_EXPR_DIM;
      x->loops |= cgc_t_dims(e);
      x->window = x->window || (!dim && cg_expr_get_kind(e) != CG_EXPR_CONST);
      if (dim) r->size[cg_expr_value(e)] = cg_type_dim(type, k);
      if (k + 1 == cg_map_num_results(map) && dim) x->inner = (int)cg_expr_value(e);
    }
  }
  cg_map out = cg_attr_map(cg_attr_at(maps, r->num_operands - 1));
  for (unsigned k = cg_map_num_results(out); k-- > 0;) {
    cg_expr e = cg_map_result(out, k);
    if (cg_expr_get_kind(e) != CG_EXPR_DIM) return false;
    if (r->size[cg_expr_value(e)] != 1) r->order[r->num_parallel++] = (unsigned)cg_expr_value(e);
  }
  for (unsigned i = 0; i < r->loops; i++)
    if (r->size[i] == 0) return false; // no operand says it
  for (unsigned i = 0; i < r->loops; i++)
    if (r->size[i] < 0) r->size[i] = r->num_parallel && r->order[0] == i ? 1024 : 128; // dynamic
  return r->num_parallel > 0;
}

static const char *cgc_t_operands_text(cg_op op) {
  char *text = cgc_format("%s", "");
  for (unsigned o = 0; o < cg_op_num_operands(op); o++) {
    cg_type t = cg_value_type(cg_op_operand(op, o));
    text = cgc_format("%s%s", text, o ? "," : "");
    for (unsigned i = 0; cg_type_is_shaped(t) && i < cg_type_rank(t); i++)
      text = cg_type_dim(t, i) < 0 ? cgc_format("%s?x", text) : cgc_format("%s%lldx", text, (long long)cg_type_dim(t, i));
    text = cgc_format("%s%s", text, cgc_type_text(cg_type_is_shaped(t) ? cg_type_element(t) : t));
  }
  return text;
}

static const char *cgc_t_iterators_text(cg_op op) {
  cg_attr iterators = cg_op_attr(op, "iterator_types");
  char *text = cgc_format("%s", "");
  for (size_t i = 0; i < cg_attr_len(iterators); i++)
    text = cgc_format("%s%s%s", text, i ? "," : "", cgc_t_is_reduction(iterators, i) ? "reduction" : "parallel");
  return text;
}

// ---- configurations as text -----------------------------------------------------------------------------------------------------------------------
static void cgc_t_add_list(cgc_text *t, const char *key, const int64_t *list, unsigned n, bool always) {
  bool any = always;
  for (unsigned i = 0; i < n; i++) any = any || list[i];
  if (!any) return;
  cgc_text_format(t, " %s=", key);
  for (unsigned i = 0; i < n; i++) cgc_text_format(t, "%s%lld", i ? "," : "", (long long)list[i]);
}

static char *cgc_t_config_text(const cgc_t_root *r, const cgc_t_config *c) {
  cgc_text t;
  char *text;
  bool tiled = !c->size;
  memset(&t, 0, sizeof t);
  cgc_text_format(&t, "pipeline=%s", c->pipeline);
  if (c->size) cgc_text_format(&t, " workgroup_size=%lld", (long long)c->size);
  cgc_t_add_list(&t, "tile", c->tile, r->loops, tiled);
  cgc_t_add_list(&t, "thread", c->thread, r->loops, tiled);
  cgc_t_add_list(&t, "reduction", c->reduction, r->loops, tiled);
  cgc_t_add_list(&t, "basis", c->basis, r->loops, strcmp(c->pipeline, "VectorDistribute") == 0);
  if (tiled && strcmp(c->pipeline, "CooperativeMatrix") != 0) {
    cgc_text_format(&t, " promote=");
    for (unsigned i = 0, n = 0; i < r->num_operands; i++)
      if (c->promote >> i & 1) cgc_text_format(&t, "%s%u", n++ ? "," : "", i);
    cgc_text_format(&t, " prefetch=%s", c->prefetch ? "true" : "false");
  }
  if (tiled) cgc_text_format(&t, " buffers=%u", c->buffers ? c->buffers : 1);
  text = cgc_format("%.*s", (int)t.len, t.data);
  free(t.data);
  return text;
}

static void cgc_t_read_list(const char *text, const char *key, int64_t *out, unsigned n) {
  const char *at = strstr(text, cgc_format(" %s=", key));
  if (!at) return;
  at += strlen(key) + 2;
  for (unsigned i = 0; i < n && *at >= '0' && *at <= '9'; i++) {
    char *end;
    out[i] = strtoll(at, &end, 10);
    at = end + (*end == ',');
  }
}

// Of a text that cgc_t_config_text made.
static void cgc_t_config_read(const cgc_t_root *r, const char *text, cgc_t_config *c) {
  const char *promote = strstr(text, " promote=");
  int64_t promoted[CGC_T_OPERANDS], buffers = 1;
  memset(c, 0, sizeof *c);
  if (strncmp(text, "pipeline=", 9) == 0) snprintf(c->pipeline, sizeof c->pipeline, "%.*s", (int)strcspn(text + 9, " "), text + 9);
  cgc_t_read_list(text, "workgroup_size", &c->size, 1);
  cgc_t_read_list(text, "tile", c->tile, r->loops);
  cgc_t_read_list(text, "thread", c->thread, r->loops);
  cgc_t_read_list(text, "reduction", c->reduction, r->loops);
  cgc_t_read_list(text, "basis", c->basis, r->loops);
  cgc_t_read_list(text, "buffers", &buffers, 1);
  c->buffers = buffers > 8 ? 8 : (unsigned)buffers;
  c->prefetch = strstr(text, " prefetch=true") != NULL;
  for (unsigned i = 0; i < CGC_T_OPERANDS; i++) promoted[i] = -1;
  if (promote) cgc_t_read_list(text, "promote", promoted, CGC_T_OPERANDS);
  for (unsigned i = 0; i < CGC_T_OPERANDS; i++)
    if (promoted[i] >= 0 && promoted[i] < 32) c->promote |= (uint32_t)1 << promoted[i];
}

static void cgc_t_level(cg_attr sizes, size_t level, int64_t *out) {
  cg_attr list = sizes && cg_attr_len(sizes) > level ? cg_attr_at(sizes, level) : NULL;
  for (size_t i = 0; list && i < cg_attr_int_list_len(list) && i < CGC_T_LOOPS; i++) out[i] = cg_attr_int_list_at(list, i);
}

// What the heuristics chose, without what candidates do not have.
static char *cgc_t_usual(const cgc_t_root *r, cg_op root, cg_op function) {
  cg_attr info = cg_op_attr(function, "translation_info"), config = cg_op_attr(root, "lowering_config"), v;
  cgc_t_config c;
  memset(&c, 0, sizeof c);
  v = cg_attr_get(info, "pipeline");
  if (v) snprintf(c.pipeline, sizeof c.pipeline, "%.*s", (int)cg_attr_str(v).len, cg_attr_str(v).data);
  c.buffers = 1;
  if (!config || !r->known) {
    v = cg_attr_get(info, "workgroup_size");
    c.size = v && cg_attr_int_list_len(v) ? cg_attr_int_list_at(v, 0) : 0;
    return cgc_t_config_text(r, &c);
  }
  for (size_t i = 0; i < 3; i++) cgc_t_level(cg_attr_get(config, "tile_sizes"), i, i == 0 ? c.tile : i == 1 ? c.thread : c.reduction);
  v = cg_attr_get(config, "thread_basis");
  for (size_t i = 0; v && i < cg_attr_int_list_len(v) && i < CGC_T_LOOPS; i++) c.basis[i] = cg_attr_int_list_at(v, i);
  v = cg_attr_get(config, "promote_operands");
  for (size_t i = 0; v && i < cg_attr_int_list_len(v); i++) c.promote |= (uint32_t)1 << (cg_attr_int_list_at(v, i) & 31);
  v = cg_attr_get(config, "num_buffers");
  if (v) c.buffers = (unsigned)cg_attr_int(v);
  c.prefetch = cg_attr_get(config, "prefetch") != NULL;
  return cgc_t_config_text(r, &c);
}

static void cgc_t_add_root(cgc_t_roots *roots, cg_op function, cg_op root, cg_op generic) {
  const char *op = cgc_str(cg_op_name(root)), *operands = cgc_t_operands_text(root), *iterators = cgc_t_iterators_text(generic);
  cgc_t_root *r;
  for (size_t i = 0; i < roots->count; i++) {
    const cg_config *c = &roots->items[i].entry.config;
    if (strcmp(c->op, op) != 0 || strcmp(c->operands, operands) != 0 || strcmp(c->iterator_types, iterators) != 0) continue;
    cgc_list_add(&roots->items[i].kernels, cgc_str(cg_attr_str(cg_op_attr(function, "sym_name"))));
    return;
  }
  roots->items = (cgc_t_root *)realloc(roots->items, (roots->count + 1) * sizeof *r);
  if (!roots->items) exit(CGC_FAILED);
  r = &roots->items[roots->count++];
  memset(r, 0, sizeof *r);
  r->entry.config.op = op;
  r->entry.config.operands = operands;
  r->entry.config.iterator_types = iterators;
  r->entry.config.config = "";
  r->known = cgc_t_understand(generic, r);
  r->usual = cgc_t_usual(r, root, function);
  cgc_list_add(&r->kernels, cgc_str(cg_attr_str(cg_op_attr(function, "sym_name"))));
}

// Kernels as they were selected, and the same as linalg.generic ops; what differs in number is left alone.
static void cgc_t_pair(cg_module selected, cg_module generic, cgc_t_roots *out) {
  cgc_t_ops a = cgc_t_ops_of(selected, "func.func"), b = cgc_t_ops_of(generic, "func.func");
  for (size_t i = 0; a.count == b.count && i < a.count; i++) {
    cgc_t_ops x = cgc_t_ops_of(a.ops[i], "linalg."), y = cgc_t_ops_of(b.ops[i], "linalg.");
    int root = x.count == y.count ? cgc_t_root_index(&y) : -1;
    if (root >= 0 && cg_op_attr(y.ops[root], "iterator_types")) cgc_t_add_root(out, a.ops[i], x.ops[root], y.ops[root]);
    free((void *)x.ops);
    free((void *)y.ops);
  }
  free((void *)a.ops);
  free((void *)b.ops);
}

int cgc_t_find_roots(const cgc_source *source, const cgc_options *o, const cgc_device *d, cgc_t_roots *out) {
  cgc_session s, again[2];
  cgc_source text;
  cgc_t_selected selected;
  cg_module module, modules[2];
  cgc_hooks hooks;
  cg_program program;
  bool compiled, ok;
  cg_result r;
  memset(&selected, 0, sizeof selected);
  memset(out, 0, sizeof *out);
  if (!cgc_session_open(&s, source, false)) return CGC_FAILED;
  r = cgc_parse(&s, &module);
  if (r == CG_OK) {
    cgc_hooks_init(&hooks, o, s.ctx, module);
    hooks.desc.hook = cgc_t_on_pass;
    hooks.desc.user = &selected;
    r = cgc_device_prepare(d, o, &hooks, module, &program, &compiled);
    cgc_hooks_free(&hooks);
  }
  cgc_session_close(&s);
  if (!selected.text.len) {
    free(selected.text.data);
    return r == CG_OK ? CGC_DONE : cgc_status(r); // a program without kernels
  }
  memset(&text, 0, sizeof text);
  text.filename = source->filename;
  text.text = selected.text.data;
  text.len = selected.text.len;
  text.first_line = 1;
  memset(again, 0, sizeof again);
  ok = cgc_session_open(&again[0], &text, true) && cgc_session_open(&again[1], &text, true) && cgc_parse(&again[0], &modules[0]) == CG_OK &&
       cgc_parse(&again[1], &modules[1]) == CG_OK && cg_run_pipeline(modules[1], "generalize", NULL) == CG_OK;
  if (ok) cgc_t_pair(modules[0], modules[1], out);
  for (int i = 0; i < 2; i++)
    if (again[i].ctx) cgc_session_close(&again[i]);
  free(selected.text.data);
  if (!ok) cgc_errorf("the kernels of '%s' cannot be read back", source->filename);
  return ok ? CGC_DONE : CGC_FAILED;
}

void cgc_t_roots_free(cgc_t_roots *roots) {
  free(roots->items);
  memset(roots, 0, sizeof *roots);
}

// ---- the model ------------------------------------------------------------------------------------------------------------------------------------
typedef struct {
  const cgc_t_root *r;
  const cg_target *t;
  bool cpu; // an invocation is an iteration of a loop
  int64_t most, lanes;
  struct cgc_t_scored {
    cgc_t_config config;
    double score;
  } * all; // of one pipeline
  size_t count;
} cgc_t_maker;

static int64_t cgc_t_min(int64_t a, int64_t b) { return a < b ? a : b; }

static int64_t cgc_t_pow2_up(int64_t n) {
  int64_t p = 1;
  while (p < n) p *= 2;
  return p;
}

// Elements of an operand that a tile of the loops has; reduction loops whole.
static double cgc_t_elements(const cgc_t_root *r, const cgc_t_operand *x, const int64_t *tile) {
  double n = 1;
  for (unsigned i = 0; i < r->loops; i++)
    if (x->loops >> i & 1) n *= (double)(r->reduction[i] ? r->size[i] : tile[i] ? tile[i] : 1);
  return n;
}

// About how long a kernel takes, in units of its own; below 0: it cannot be.
static double cgc_t_score(const cgc_t_maker *m, const cgc_t_config *c) {
  const cgc_t_root *r = m->r;
  double padded = 1, groups = 1, threads = 1, rounds = 1, each = 1, read = 0, shared = 0, tests, promoted = 0;
  double units = m->t->compute_units ? m->t->compute_units : m->cpu || m->t->slow_shared_memory ? 4 : 16;
  for (unsigned i = 0; i < r->loops; i++) {
    double tile = (double)(c->tile[i] ? c->tile[i] : 1), size = (double)r->size[i];
    if (r->reduction[i]) {
      rounds *= c->reduction[i] ? ceil(size / (double)c->reduction[i]) : 1;
      padded *= c->reduction[i] ? ceil(size / (double)c->reduction[i]) * (double)c->reduction[i] : size;
    } else {
      groups *= ceil(size / tile);
      padded *= ceil(size / tile) * tile;
    }
    if (c->basis[i]) threads *= (double)c->basis[i];
    if (!r->reduction[i] && c->thread[i]) {
      threads *= tile / (double)c->thread[i];
      each *= (double)c->thread[i];
    }
  }
  if (threads > (double)m->most) return -1;
  for (unsigned o = 0; o < r->num_operands; o++) {
    const cgc_t_operand *x = &r->operands[o];
    double of_group = cgc_t_elements(r, x, c->tile) * x->bytes, of_thread = cgc_t_elements(r, x, c->thread) * x->bytes;
    shared += groups * of_group;
    if (!x->input || c->basis[0]) continue;
    read += groups * threads * of_thread * (c->promote >> o & 1 && !m->t->slow_shared_memory ? 0.25 : 1);
    if (c->promote >> o & 1) promoted += of_group / rounds * c->buffers;
  }
  if (promoted > (double)m->t->max_shared_memory) return -1;
  // registers: what a thread sums up, and what it holds of operands beside
  double bytes = each * r->operands[r->num_operands - 1].bytes, room = 640;
  if (bytes > 4 * room) return -1;
  double spill = bytes > room ? bytes / room : 1;
  int64_t x = r->num_parallel ? (int64_t)r->order[0] : 0;
  double wide = (double)cgc_t_min(c->thread[x] ? c->thread[x] : 1, m->lanes) / (double)m->lanes;
  double idle = ceil(groups / units) * units / groups, lanes = m->t->subgroup_size > 1 ? m->t->subgroup_size : 1;
  idle *= ceil(threads / lanes) * lanes / threads;
  tests = groups * (m->cpu ? threads : ceil(threads / lanes)) * rounds * (c->promote ? (m->t->slow_shared_memory ? 64 : 24) : 4);
  double work = padded / lanes * (m->cpu ? 1 / (0.1 + wide) / (double)m->lanes : 1 + 0.3 * (1 - wide)) * spill;
  return (work + read / 16 / lanes + shared / 32 + tests + groups * 50) * idle;
}

static void cgc_t_push(cgc_t_maker *m, const cgc_t_config *c, double score) {
  if ((m->count & (m->count + 1)) == 0) {
    m->all = (struct cgc_t_scored *)realloc(m->all, (m->count * 2 + 2) * sizeof *m->all);
    if (!m->all) exit(CGC_FAILED);
  }
  m->all[m->count].config = *c;
  m->all[m->count++].score = score;
}

static void cgc_t_consider(cgc_t_maker *m, const cgc_t_config *c) {
  double score = cgc_t_score(m, c);
  if (score >= 0) cgc_t_push(m, c, score);
}

// ---- candidates -----------------------------------------------------------------------------------------------------------------------------------
static void cgc_t_begin(const cgc_t_maker *m, cgc_t_config *c, const char *pipeline) {
  memset(c, 0, sizeof *c);
  snprintf(c->pipeline, sizeof c->pipeline, "%s", pipeline);
  c->buffers = 1;
  for (unsigned i = 0; i < m->r->loops; i++) {
    if (m->r->reduction[i])
      c->reduction[i] = 1;
    else if (m->r->size[i] != 1)
      c->tile[i] = 1;
  }
}

static int cgc_t_last_reduction(const cgc_t_root *r) {
  int last = -1;
  for (unsigned i = 0; i < r->loops; i++)
    if (r->reduction[i]) last = (int)i;
  return last;
}

// Threads n times elements e along a loop; false where the loop is shorter.
static bool cgc_t_along(const cgc_t_maker *m, cgc_t_config *c, unsigned loop, int64_t n, int64_t e) {
  if (n * e > cgc_t_pow2_up(m->r->size[loop])) return false;
  c->tile[loop] = n * e;
  c->thread[loop] = e;
  return true;
}

// Register tiles over the two innermost loops of the result: straight from memory, or by way of workgroup memory.
static void cgc_t_register_tiles(cgc_t_maker *m, const char *pipeline, uint32_t promote) {
  const cgc_t_root *r = m->r;
  int k = cgc_t_last_reduction(r);
  unsigned x = r->order[0], y = r->num_parallel > 1 ? r->order[1] : x;
  cgc_t_config c;
  for (int64_t ex = 1; ex <= 16; ex *= 2)
    for (int64_t ey = 1; ey <= (y == x ? 1 : 8); ey *= 2)
      for (int64_t nx = 1; nx <= 256; nx *= 2)
        for (int64_t ny = 1; ny <= (y == x ? 1 : 32); ny *= 2)
          for (int64_t tk = promote ? 8 : 1; tk <= (k < 0 ? 1 : 32); tk *= promote ? 2 : 4)
            for (unsigned buffers = 1; buffers <= (promote ? 2 : 1); buffers++) {
              if (nx * ny > m->most || (promote && nx * ny < 8)) continue;
              cgc_t_begin(m, &c, pipeline);
              if (!cgc_t_along(m, &c, x, nx, ex) || (y != x && !cgc_t_along(m, &c, y, ny, ey))) continue;
              if (k >= 0 && tk > r->size[k] && tk > 1) continue;
              if (k >= 0) c.reduction[k] = tk;
              c.promote = promote;
              c.buffers = buffers;
              c.prefetch = promote != 0 && k >= 0 && r->size[k] > tk;
              cgc_t_consider(m, &c);
            }
}

// Threads along the kept loop and the reduced one, which share sums.
static void cgc_t_shared_sums(cgc_t_maker *m) {
  const cgc_t_root *r = m->r;
  int k = cgc_t_last_reduction(r);
  unsigned x = r->order[0];
  cgc_t_config c;
  for (int64_t bx = 1; bx <= 64; bx *= 2)
    for (int64_t ex = 1; ex <= 16; ex *= 2)
      for (int64_t bk = 1; bk <= 1024; bk *= 2)
        for (int64_t ek = 1; ek <= 64; ek *= 4) {
          if (bx * bk > m->most || bx * ex > cgc_t_pow2_up(r->size[x]) || bk * ek > cgc_t_pow2_up(r->size[k]) || bx * ex * bk * ek > 32768) continue;
          cgc_t_begin(m, &c, "VectorDistribute");
          c.tile[x] = bx * ex;
          c.basis[x] = bx;
          c.reduction[k] = bk * ek;
          c.basis[k] = bk;
          cgc_t_consider(m, &c);
        }
}

// Tiles of workgroups and subgroups for the matrix units.
static void cgc_t_matrices(cgc_t_maker *m) {
  const cgc_t_root *r = m->r;
  int k = cgc_t_last_reduction(r);
  unsigned x = r->order[0], y = r->order[1], stages = m->t->features & CG_FEATURE_ASYNC_COPY ? 4 : 1;
  cgc_t_config c;
  for (int64_t tx = 32; tx <= 256; tx *= 2)
    for (int64_t ty = 32; ty <= 256; ty *= 2)
      for (int64_t sx = 16; sx <= 64 && sx <= tx; sx *= 2)
        for (int64_t sy = 16; sy <= 64 && sy <= ty; sy *= 2)
          for (int64_t tk = 16; tk <= 64; tk *= 2)
            for (unsigned b = 1; b <= stages; b++) {
              cgc_t_begin(m, &c, "CooperativeMatrix");
              c.tile[x] = tx;
              c.tile[y] = ty;
              c.thread[x] = sx;
              c.thread[y] = sy;
              c.reduction[k] = tk;
              c.buffers = b;
              if (tx / sx * (ty / sy) * (int64_t)m->t->subgroup_size > m->most || tx > 2 * r->size[x] || ty > 2 * r->size[y]) continue;
              if ((tx + ty) * tk * (int64_t)r->operands[0].bytes * b > (int64_t)m->t->max_shared_memory) continue;
              // Not what the model is for: the most arithmetic for each byte, and workgroups enough.
              double groups = ceil((double)r->size[x] / (double)tx) * ceil((double)r->size[y] / (double)ty);
              double units = m->t->compute_units ? m->t->compute_units : 16;
              cgc_t_push(m, &c, ceil(groups / units) * units / groups * (1 / (double)tx + 1 / (double)ty) / sqrt(b) / (double)tk);
            }
}

static int cgc_t_by_score(const void *a, const void *b) {
  double x = ((const struct cgc_t_scored *)a)->score, y = ((const struct cgc_t_scored *)b)->score;
  return (x > y) - (x < y);
}

// The best of what was made for one pipeline; ends the list.
static void cgc_t_take(cgc_t_maker *m, size_t most, cgc_list *out) {
  if (m->count) qsort(m->all, m->count, sizeof *m->all, cgc_t_by_score);
  for (size_t i = 0; i < m->count && i < most; i++) cgc_list_add(out, cgc_t_config_text(m->r, &m->all[i].config));
  m->count = 0;
}

// The two inputs that are multiplied and summed up, as bits; 0: the root is another thing.
static uint32_t cgc_t_factors(const cgc_t_root *r) {
  uint32_t reductions = 0, found = 0;
  unsigned n = 0;
  for (unsigned i = 0; i < r->loops; i++) reductions |= (uint32_t)r->reduction[i] << i;
  for (unsigned o = 0; o + 1 < r->num_operands; o++)
    if (r->operands[o].loops & reductions) found |= (uint32_t)1 << o, n++;
  return n == 2 ? found : 0;
}

static void cgc_t_simple(cgc_t_maker *m, cgc_list *out) {
  for (int64_t n = 32; n <= m->most; n *= 2) {
    cgc_t_config c;
    memset(&c, 0, sizeof c);
    snprintf(c.pipeline, sizeof c.pipeline, "SimpleDistribute");
    c.size = n;
    cgc_list_add(out, cgc_t_config_text(m->r, &c));
  }
}

static cgc_t_maker cgc_t_maker_for(const cgc_t_root *r, const cg_target *t) {
  cgc_t_maker m;
  memset(&m, 0, sizeof m);
  m.r = r;
  m.t = t;
  m.cpu = t->slow_shared_memory && t->subgroup_size == 1;
  m.most = cgc_t_min(t->max_workgroup_invocations ? t->max_workgroup_invocations : 128, 1024);
  m.lanes = cgc_t_min((t->max_load_bytes ? t->max_load_bytes : 16) / (r->known && r->operands[0].bytes ? r->operands[0].bytes : 4), 16);
  if (m.lanes < 1) m.lanes = 1;
  return m;
}

void cgc_t_make_candidates(cgc_t_root *r, const cg_target *t) {
  static const char *const pipelines[] = {"Vectorize", "MatmulPromoteVectorize", "VectorDistribute", "Transpose", "CooperativeMatrix"};
  enum { EACH = 64 };
  cgc_t_maker m = cgc_t_maker_for(r, t);
  cgc_list lists[5];
  uint32_t factors = r->known ? cgc_t_factors(r) : 0;
  bool window = false, reduces = r->known && cgc_t_last_reduction(r) >= 0;
  memset(lists, 0, sizeof lists);
  for (unsigned o = 0; o < r->num_operands; o++) window = window || r->operands[o].window;
  for (size_t i = 0; i < 5; i++) { // as the heuristics choose for each
    bool suits = i == 0 || (i == 1 && factors) || (i == 2 && reduces && !window) || (i == 3 && !reduces) || (i == 4 && factors);
    if (i == 4 && !(t->features & CG_FEATURE_COOPERATIVE_MATRIX)) suits = false;
    if (suits) cgc_list_add(&r->candidates, cgc_format("pipeline=%s", pipelines[i]));
  }
  if (r->known) {
    cgc_t_register_tiles(&m, "Vectorize", 0);
    cgc_t_take(&m, EACH, &lists[0]);
    if (factors) cgc_t_register_tiles(&m, "MatmulPromoteVectorize", factors);
    cgc_t_take(&m, EACH, &lists[1]);
    if (reduces && !window) cgc_t_shared_sums(&m);
    cgc_t_take(&m, EACH, &lists[2]);
    if (factors && r->num_parallel > 1 && t->features & CG_FEATURE_COOPERATIVE_MATRIX) cgc_t_matrices(&m);
    cgc_t_take(&m, EACH, &lists[3]);
  }
  cgc_t_simple(&m, &lists[4]);
  for (size_t k = 0; k < EACH; k++) // the pipelines in turn
    for (size_t i = 0; i < 5; i++)
      if (k < lists[i].count) cgc_list_add(&r->candidates, lists[i].items[k]);
  free(m.all);
}

// One number of a list doubled or halved; `with`: another that goes with it.
static void cgc_t_change(cgc_t_maker *m, cgc_t_config *c, int64_t *list, int64_t *with, unsigned loop) {
  int64_t was = list[loop], other = with ? with[loop] : 0;
  for (int k = 0; k < 2; k++) {
    if (k && (was % 2 || other % 2)) break;
    list[loop] = k ? was / 2 : was * 2;
    if (with && other) with[loop] = k ? other / 2 : other * 2;
    cgc_t_push(m, c, 0);
  }
}

void cgc_t_neighbours(const cgc_t_root *r, const cg_target *t, const char *text, cgc_list *out) {
  cgc_t_maker m = cgc_t_maker_for(r, t);
  cgc_t_config c, d;
  cgc_t_config_read(r, text, &c);
  if (!r->known || c.size || !strstr(text, " tile=")) return;
  for (unsigned i = 0; i < r->loops; i++) {
    d = c;
    if (r->reduction[i]) {
      if (c.reduction[i]) cgc_t_change(&m, &d, d.reduction, NULL, i);
      d = c;
      if (c.reduction[i] && c.basis[i]) cgc_t_change(&m, &d, d.basis, d.reduction, i);
      continue;
    }
    if (r->size[i] == 1 || !c.tile[i]) continue;
    cgc_t_change(&m, &d, d.tile, NULL, i); // more threads
    d = c;
    if (c.thread[i]) cgc_t_change(&m, &d, d.tile, d.thread, i); // more elements for each
    d = c;
    if (c.thread[i]) cgc_t_change(&m, &d, d.thread, NULL, i); // fewer threads of more elements
    d = c;
    if (c.basis[i]) cgc_t_change(&m, &d, d.basis, d.tile, i);
  }
  if (c.promote) {
    d = c;
    d.prefetch = !c.prefetch;
    cgc_t_push(&m, &d, 0);
    d = c;
    d.buffers = c.buffers > 1 ? 1 : 2;
    cgc_t_push(&m, &d, 0);
  }
  cgc_t_take(&m, m.count, out);
  free(m.all);
}
