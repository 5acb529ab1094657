// Host programs: dispatches of executables in every form they take (flow, hal, stream), and the steps on planned buffers.
#include "dialects/iree.h"
#include "interp/interp.h"
#include "dialects/launch.h"

#define CGI_INTERP_PROGRAM_MAX 64

// ---- who runs what -----------------------------------------------------------------------------------------------------------------------------
static bool cgi_interp_program_is_export(cg_op op) {
  return op->def->kind == CG_HAL_EXECUTABLE_EXPORT || op->def->kind == CG_FLOW_EXECUTABLE_EXPORT || op->def->kind == CG_STREAM_EXECUTABLE_EXPORT;
}

static cg_str cgi_interp_program_export_target(cg_op exported) { // the function's name
  cg_attr f = cg_op_attr(exported, "function_ref");
  return f && f->kind == CG_ATTR_SYMBOL ? f->text : cgi_symbol_name(exported);
}

CGI_DEF cg_op cgi_iexport_of(cg_op func) {
  cg_str name = cgi_symbol_name(func);
  unsigned depth = 0;
  for (cg_op up = cg_op_parent(func); up && depth < 64; up = cg_op_parent(up), ++depth)
    for (unsigned r = 0; r < up->num_regions; ++r)
      if (up->regions[r]->first) CGI_FOREACH_OP(op, up->regions[r]->first) {
          if (cgi_interp_program_is_export(op) && cgi_str_eq(cgi_interp_program_export_target(op), name)) return op;
        }
  return NULL;
}

static cg_op cgi_interp_program_func_in(cg_op table, cg_str name, unsigned depth) { // a function of that name in table's modules
  if (depth > 8) return NULL;
  for (unsigned r = 0; r < table->num_regions; ++r)
    if (table->regions[r]->first) CGI_FOREACH_OP(op, table->regions[r]->first) {
        if (op->def->kind == CG_FUNC_FUNC && cgi_str_eq(cgi_symbol_name(op), name) && op->num_regions && op->regions[0]->first) return op;
        if (op->def->kind == CG_BUILTIN_MODULE) {
          cg_op f = cgi_interp_program_func_in(op, name, depth + 1);
          if (f) return f;
        }
      }
  return NULL;
}

CGI_DEF cg_op cgi_entry_of(cg_op exported) {
  return cgi_interp_program_func_in(cg_op_parent(exported), cgi_interp_program_export_target(exported), 0);
}

static cg_op cgi_interp_program_export_in(cg_op table, cg_str name, unsigned depth) {
  for (unsigned r = 0; r < table->num_regions && depth < 4; ++r)
    if (table->regions[r]->first) CGI_FOREACH_OP(op, table->regions[r]->first) {
        if (cgi_interp_program_is_export(op) && cgi_str_eq(cgi_symbol_name(op), name)) return op;
        if (op->def->kind == CG_HAL_EXECUTABLE_VARIANT) { // of several variants the first
          cg_op e = cgi_interp_program_export_in(op, name, depth + 1);
          if (e) return e;
        }
      }
  return NULL;
}

static cg_op cgi_interp_program_resolve_entry(cg_op op) { // @executable::@export or @executable::@variant::@export
  cg_attr a = cg_op_attr(op, "entry_point");
  if (a && a->kind == CG_ATTR_ARRAY && cg_attr_len(a)) a = cg_attr_at(a, 0);
  if (!a || a->kind != CG_ATTR_SYMBOL) return NULL;
  cg_op exe = cgi_symbol_resolve(op, cgi_attr_symbol(op->ctx, a->text));
  size_t n = cg_attr_len(a);
  if (!exe) return NULL;
  if (exe->def->kind == CG_FUNC_FUNC) return exe;
  return n ? cgi_interp_program_export_in(exe, cg_attr_at(a, n - 1)->text, 0) : NULL;
}

typedef struct cgi_interp_program_search {
  cg_str name;
  cg_op found;
} cgi_interp_program_search;
static bool cgi_interp_program_search_step(cg_op op, void *user) {
  cgi_interp_program_search *s = (cgi_interp_program_search *)user;
  if (op->def->kind == CG_FUNC_FUNC && cgi_str_eq(cgi_symbol_name(op), s->name) && op->num_regions && op->regions[0]->first) s->found = op;
  return s->found == NULL;
}
CGI_DEF cg_op cgi_find_function(cg_op module, cg_str name) {
  cgi_interp_program_search s;
  s.name = name;
  s.found = NULL;
  (void)cgi_walk_pre(module, cgi_interp_program_search_step, &s);
  return s.found;
}

// ---- sizes -------------------------------------------------------------------------------------------------------------------------------------
static bool cgi_interp_program_three(cg_attr a, uint32_t *out) {
  if (!a) return false;
  size_t n = cg_attr_is_int_list(a) ? cg_attr_int_list_len(a) : a->kind == CG_ATTR_ARRAY ? cg_attr_len(a) : 0;
  for (size_t i = 0; i < n && i < 3; ++i) {
    int64_t v = cg_attr_is_int_list(a) ? cg_attr_int_list_at(a, i) : cg_attr_int(cg_attr_at(a, i));
    if (v > 0 && v <= UINT32_MAX) out[i] = (uint32_t)v;
  }
  return n > 0;
}

CGI_DEF bool cgi_workgroup_size_of(cg_op func, cg_op exported, uint32_t size[3], uint32_t *subgroup) {
  cgi_launch_place p;
  bool found = false;
  size[0] = size[1] = size[2] = 1;
  *subgroup = 0;
  for (unsigned i = 0; !found && (p = cgi_launch_place_at(func, exported, "workgroup_size", i)).op; i++)
    found = cgi_interp_program_three(p.said, size);
  for (unsigned i = 0; !*subgroup && (p = cgi_launch_place_at(func, exported, "subgroup_size", i)).op; i++)
    if (p.said && p.said->kind == CG_ATTR_INT && cg_attr_int(p.said) > 0 && cg_attr_int(p.said) <= 1024) *subgroup = (uint32_t)cg_attr_int(p.said);
  return found || cgi_function_takes_any_size(func);
}

static bool cgi_interp_program_map_at(cg_attr maps, size_t i, const int64_t *symbols, int64_t *out) {
  cg_map m = cg_attr_map(cg_attr_at(maps, i));
  return m && m->num_results == 1 && m->num_symbols <= CGI_INTERP_PROGRAM_MAX && cgi_expr_eval(m->results[0], symbols, symbols, out);
}

// Between distribute and workgroup-count the export (the function, where it has none) says how many points each nest has, or the grid.
static bool cgi_interp_program_trip_counts(cg_op exported, size_t n, const cgi_cell *workload, uint32_t out[3]) {
  cg_attr trips = cg_op_attr(exported, "trip_counts"), maps = cg_op_attr(exported, "workgroup_count_maps");
  uint32_t size[3] = {1, 1, 1};
  int64_t symbols[CGI_INTERP_PROGRAM_MAX] = {0}, most = 0, v;
  for (size_t i = 0; i < n && i < CGI_INTERP_PROGRAM_MAX; ++i) symbols[i] = (int64_t)workload[i].s.bits;
  if (maps && maps->kind == CG_ATTR_ARRAY && cg_attr_len(maps) == 3) {
    for (unsigned i = 0; i < 3; ++i) {
      if (!cgi_interp_program_map_at(maps, i, symbols, &v)) return false;
      out[i] = v < 65535 ? (uint32_t)v : 65535;
    }
    return true;
  }
  if (!trips || trips->kind != CG_ATTR_ARRAY) return false;
  (void)cgi_interp_program_three(cg_op_attr(exported, "workgroup_size"), size);
  for (size_t i = 0; i < cg_attr_len(trips); ++i) {
    if (!cgi_interp_program_map_at(trips, i, symbols, &v)) return false;
    most = v > most ? v : most;
  }
  int64_t threads = (int64_t)size[0] * size[1] * size[2], groups = (most + threads - 1) / threads, x = groups < 65535 ? groups : 65535;
  out[0] = (uint32_t)x;
  out[1] = x ? (uint32_t)((groups + x - 1) / x) : 1;
  out[2] = 1;
  return true;
}

CGI_DEF bool cgi_workgroups_of(cgi_machine *m, cg_op exported, bool symbols, size_t n, const cgi_cell *workload, uint32_t out[3]) {
  out[0] = out[1] = out[2] = 1;
  if (!exported || cgi_interp_program_trip_counts(exported, n, workload, out)) return true;
  cg_op func = exported->def->kind == CG_FUNC_FUNC ? exported : cgi_entry_of(exported), config = func ? cgi_dispatch_config_of(func) : NULL, holder;
  if (config && config->regions[0]->first) exported = config;
  if (exported == func && cgi_interp_program_three(cgi_given_workgroup_count(func, &holder), out)) return true;
  if (exported->def->kind == CG_FUNC_FUNC || !exported->num_regions || !exported->regions[0]->first) return true;
  // Counts that no configuration has resolved yet: the function is still the whole dispatch.
  cg_context *ctx = m->ctx;
  cg_op *open_counts = cgi_collect(exported, CG_FLOW_DISPATCH_WORKGROUP_COUNT_FROM_DAG_ROOT);
  bool whole = cgi_len(open_counts) > 0;
  cgi_arr_free(ctx, open_counts);
  if (whole) return true;
  const cgi_code *code = cgi_code_of(m, exported);
  if (!code) return false;
  cgi_thread t;
  cgi_dispatch *outer = m->dispatch;
  m->dispatch = NULL;
  cgi_thread_start(m, &t, code);
  uint32_t first = code->num_args && exported->regions[0]->first->args[0]->type->kind == CG_TYPE_OPAQUE ? 1 : 0;
  int64_t from[CGI_MAX_WORKLOAD];
  uint32_t count = cgi_workload_symbols(exported, func, from);
  bool ok = count <= CGI_MAX_WORKLOAD;
  for (uint32_t i = 0; ok && i < count; ++i) {
    if (!symbols) from[i] = i;
    ok = (uint64_t)from[i] < n;
    if (ok) t.slots[code->args[first + i].slot] = workload[from[i]];
  }
  if (!ok) cgi_op_error(exported, "counts workgroups from %u sizes where the dispatch gives %u", (unsigned)count, (unsigned)n);
  ok = ok && cgi_thread_run(&t) == CGI_DONE;
  if (ok) {
    const cgi_ins *ret = &code->ins[t.frames[0].pc];
    for (uint32_t i = 0; ok && ret->x && i < ret->x->num_operands && i < 3; ++i) {
      const cgi_cell *c = &t.slots[ret->x->operands[i].slot];
      ok = !c->undef && (int64_t)c->s.bits >= 0 && c->s.bits <= UINT32_MAX;
      if (!ok) cgi_op_error(exported, "gives no count of workgroups");
      out[i] = (uint32_t)c->s.bits;
    }
  }
  cgi_thread_end(&t);
  m->dispatch = outer;
  return ok;
}

// ---- buffers of tensors ------------------------------------------------------------------------------------------------------------------------
// The place of element i of an array, in elements: by a host's strides where there are any.
static size_t cgi_interp_program_place(const cgi_layout *l, unsigned rank, const int64_t *shape, int64_t i) {
  int64_t at = 0;
  if (!l->num_strides) return (size_t)i;
  for (unsigned d = rank; d-- > 0; i /= shape[d]) at += i % shape[d] * l->strides[d];
  return (size_t)at;
}

// The layout can be had: as many strides as dimensions, none negative, and a size that memory has.
static bool cgi_interp_program_check(cgi_thread *t, const cgi_ins *in, const cgi_layout *l, unsigned rank, const int64_t *shape) {
  int64_t reach = 0, most = (int64_t)1 << 40;
  bool ok = !l->num_strides || l->num_strides == rank;
  for (unsigned d = 0; ok && d < l->num_strides; ++d) {
    int64_t steps = shape[d] > 0 ? shape[d] - 1 : 0;
    ok = l->strides[d] >= 0 && (!l->strides[d] || steps <= (most - reach) / l->strides[d]);
    if (ok) reach += steps * l->strides[d];
  }
  return ok || cgi_fault(t, in->op, "has strides that its buffer cannot have");
}

// Bytes from an array's first element to its last.
static size_t cgi_interp_program_bytes(const cgi_layout *l, const cgi_tensor *v) {
  return v->count ? (cgi_interp_program_place(l, v->rank, v->shape, v->count - 1) + 1) * v->elem_bytes : 0;
}

// A buffer with the tensor's elements; `least` bytes at least, where sizes are rounded up. What lies between the elements is not initialised.
static cgi_buffer *cgi_interp_program_buffer_of(cgi_machine *m, const cgi_tensor *v, const cgi_layout *l, size_t least) {
  cg_context *ctx = m->ctx;
  size_t n = cgi_interp_program_bytes(l, v), width = v->elem_bytes;
  cgi_buffer *b = cgi_buffer_new(m, n < least ? least : n, m->granule < v->elem_bytes ? m->granule : v->elem_bytes, l->num_strides != 0);
  if (n && !l->num_strides) memcpy(b->data, v->data, n);
  if (v->undef && !b->undef) b->undef = CGI_NEW_ARRAY(ctx, uint8_t, b->size);
  for (int64_t i = 0; (l->num_strides || v->undef || v->mag) && i < v->count; ++i) {
    size_t at = cgi_interp_program_place(l, v->rank, v->shape, i) * width;
    if (l->num_strides) memcpy(b->data + at, (const uint8_t *)v->data + (size_t)i * width, width);
    if (b->undef) memset(b->undef + at, v->undef ? v->undef[i] : 0, width);
    if (!v->mag) continue;
    b->mag[at >> b->granule_shift] = v->mag[i];
    b->err[at >> b->granule_shift] = v->err[i];
  }
  return b;
}

static cgi_tensor *cgi_interp_program_tensor_of(cgi_machine *m, const cgi_buffer *b, int64_t base, const cgi_layout *l, cg_type e, unsigned rank,
                                                const int64_t *shape) {
  cg_context *ctx = m->ctx;
  cgi_tensor *v = cgi_tensor_new(m, e, rank, shape, false);
  size_t width = v->elem_bytes;
  if (!v->count) return v;
  if (b->undef) v->undef = CGI_NEW_ARRAY(ctx, uint8_t, v->count);
  if (!l->num_strides) memcpy(v->data, b->data + base, (size_t)v->count * width);
  for (int64_t i = 0; (l->num_strides || v->undef || v->mag) && i < v->count; ++i) {
    size_t at = (size_t)base + cgi_interp_program_place(l, rank, shape, i) * width;
    if (l->num_strides) memcpy((uint8_t *)v->data + (size_t)i * width, b->data + at, width);
    for (size_t k = 0; v->undef && k < width; ++k) v->undef[i] |= b->undef[at + k];
    if (!v->mag) continue;
    v->mag[i] = b->mag[at >> b->granule_shift];
    v->err[i] = b->err[at >> b->granule_shift];
  }
  return v;
}

// ---- flow.dispatch -----------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_interp_program_launch {
  size_t nv, ns, nw;
  bool from_push; // the dispatch gives no workload: it counts from its push constants
  cgi_view views[CGI_INTERP_PROGRAM_MAX];
  cgi_binding bindings[CGI_INTERP_PROGRAM_MAX];
  cgi_cell scalars[CGI_INTERP_PROGRAM_MAX], workload[CGI_INTERP_PROGRAM_MAX];
  uint32_t push[CGI_INTERP_PROGRAM_MAX];
} cgi_interp_program_launch;

// The (set, binding) numbers that a kernel names, in order: a dispatch's buffers are given in that order.
typedef struct cgi_interp_program_numbers {
  uint32_t n, set[CGI_INTERP_PROGRAM_MAX], binding[CGI_INTERP_PROGRAM_MAX];
} cgi_interp_program_numbers;

static void cgi_interp_program_add_number(cgi_interp_program_numbers *l, uint32_t set, uint32_t binding) {
  uint32_t at = 0;
  while (at < l->n && (l->set[at] < set || (l->set[at] == set && l->binding[at] < binding))) ++at;
  if ((at < l->n && l->set[at] == set && l->binding[at] == binding) || l->n >= CGI_INTERP_PROGRAM_MAX) return;
  for (uint32_t i = l->n++; i > at; --i) {
    l->set[i] = l->set[i - 1];
    l->binding[i] = l->binding[i - 1];
  }
  l->set[at] = set;
  l->binding[at] = binding;
}

static bool cgi_interp_program_number_step(cg_op op, void *user) {
  if (op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN) {
    cg_attr s = cg_op_attr(op, "set"), b = cg_op_attr(op, "binding"), name = cg_op_attr(op, "interface");
    cg_op def = !b && name ? cgi_symbol_resolve(op, name) : NULL;
    if (def) {
      s = cg_op_attr(def, "set");
      b = cg_op_attr(def, "binding");
    }
    cgi_interp_program_add_number((cgi_interp_program_numbers *)user, s ? (uint32_t)cg_attr_int(s) : 0, b ? (uint32_t)cg_attr_int(b) : 0);
  } else if (op->def->kind == CG_HAL_INTERFACE_LOAD_TENSOR || op->def->kind == CG_HAL_INTERFACE_STORE_TENSOR) {
    cg_attr b = cg_op_attr(op, "binding");
    cg_op def = b && b->kind == CG_ATTR_SYMBOL ? cgi_symbol_resolve(op, b) : NULL;
    if (def && def->def->kind == CG_HAL_INTERFACE_BINDING)
      cgi_interp_program_add_number((cgi_interp_program_numbers *)user, (uint32_t)cgi_op_int(def, "set"), (uint32_t)cgi_op_int(def, "binding"));
  }
  return true;
}

CGI_DEF unsigned cgi_kernel_bindings(cg_op func, unsigned max, uint32_t *sets, uint32_t *bindings) {
  cgi_interp_program_numbers l;
  memset(&l, 0, sizeof l);
  (void)cgi_walk_pre(func, cgi_interp_program_number_step, &l);
  for (uint32_t i = 0; i < l.n && i < max; ++i) {
    sets[i] = l.set[i];
    bindings[i] = l.binding[i];
  }
  return l.n;
}

// The layout of buffer i of a dispatch, which the kernel's export says where a host chose it (cg.operands).
static void cgi_interp_program_layout(cg_op entry, size_t i, cgi_layout *out) {
  cg_attr all = entry->def->kind == CG_FUNC_FUNC ? NULL : cg_op_attr(entry, "cg.operands");
  (void)cgi_layout_of(cg_attr_at(all, i), out);
}

// Sets and bindings of a dispatch's buffers.
static void cgi_interp_program_number(cg_op entry, cg_op func, cgi_binding *b, size_t n) {
  if (entry->def->kind != CG_FUNC_FUNC && cg_op_attr(entry, "cg.operands")) {
    for (size_t i = 0; i < n; ++i) {
      cgi_layout l;
      cgi_interp_program_layout(entry, i, &l);
      b[i].set = b[i].buffer->set = (uint32_t)l.set;
      b[i].binding = b[i].buffer->binding = (uint32_t)l.binding;
      b[i].from = l.offset;
    }
    return;
  }
  cg_attr listed = entry->def->kind == CG_FUNC_FUNC ? NULL : cg_op_attr(entry, "cg.bindings"); // where the program's numbers leave gaps
  if (listed && cg_attr_len(listed) == n) {
    for (size_t i = 0; i < n; ++i) {
      cg_attr a = cg_attr_at(listed, i);
      b[i].set = b[i].buffer->set = (uint32_t)cg_attr_int(cg_attr_get(a, "set"));
      b[i].binding = b[i].buffer->binding = (uint32_t)cg_attr_int(cg_attr_get(a, "binding"));
    }
    return;
  }
  // Unused ones do not appear in the code: then places count.
  uint32_t set[CGI_INTERP_PROGRAM_MAX], binding[CGI_INTERP_PROGRAM_MAX];
  unsigned k = cgi_kernel_bindings(func, CGI_INTERP_PROGRAM_MAX, set, binding);
  for (size_t i = 0; i < n; ++i) {
    b[i].set = k == n ? set[i] : 0;
    b[i].binding = k == n ? binding[i] : (uint32_t)i;
    b[i].buffer->set = b[i].set;
    b[i].buffer->binding = b[i].binding;
  }
}

static bool cgi_interp_program_scalar(cgi_thread *t, const cgi_ins *in, unsigned i, cgi_cell *c) {
  *c = t->slots[in->x->operands[i].slot];
  if (c->undef) return cgi_fault(t, in->op, "[uninitialised] passes a value that is not initialised");
  return true;
}

static bool cgi_interp_program_launch_run(cgi_thread *t, const cgi_ins *in, cg_op entry, cgi_interp_program_launch *l, bool by_arguments) {
  cgi_machine *m = t->m;
  cg_context *ctx = m->ctx;
  cgi_dispatch d;
  cgi_binding *bindings = NULL;
  bool is_func = entry->def->kind == CG_FUNC_FUNC;
  cg_op func = is_func ? entry : cgi_entry_of(entry);
  memset(&d, 0, sizeof d);
  if (!func) return cgi_fault(t, in->op, "names an entry point without a function");
  if (!cgi_workgroup_size_of(func, is_func ? NULL : entry, d.size, &d.subgroup)) return false;
  if (!cgi_workgroups_of(m, is_func ? NULL : entry, l->from_push, l->nw, l->workload, d.count)) return false;
  for (unsigned b = 0; b < l->nv; ++b) cgi_push(bindings, l->bindings[cgi_interface_operand(in->op, (unsigned)l->nv, b)]);
  d.num_bindings = l->nv;
  d.bindings = bindings;
  d.num_push = l->ns;
  d.push = l->push;
  cgi_interp_program_number(entry, func, bindings, l->nv);
  bool ok = cgi_run_kernel(m, in->op, func, &d, by_arguments ? l->nv : 0, l->views, by_arguments ? l->ns : 0, l->scalars);
  cgi_arr_free(ctx, bindings);
  return ok;
}

static bool cgi_interp_program_add_buffer(cgi_thread *t, const cgi_ins *in, cgi_interp_program_launch *l, cgi_buffer *b, const cgi_tensor *like,
                                          bool read_only) {
  cg_context *ctx = t->m->ctx;
  if (l->nv >= CGI_INTERP_PROGRAM_MAX) return cgi_fault(t, in->op, "has too many operands");
  b->is_binding = true;
  b->read_only = read_only;
  cgi_view_dense(&l->views[l->nv], b, like->element, like->rank, like->shape);
  cgi_binding *g = &l->bindings[l->nv++];
  memset(g, 0, sizeof *g);
  g->buffer = b;
  g->size = b->size;
  g->read_only = read_only;
  cgi_push(t->m->buffers, b);
  return true;
}

static bool cgi_interp_program_result_shape(cgi_thread *t, const cgi_ins *in, unsigned i, int64_t *shape) {
  unsigned rank;
  cgi_result_shape(in, i, &rank, shape);
  for (unsigned k = 0; k < rank; ++k) {
    if (shape[k] != CG_DYNAMIC) continue;
    int64_t from = cgi_dispatch_dim(in->op, i, k);
    if (from < 0) return cgi_fault(t, in->op, "lacks a size for result %u", i);
    if (!cgi_int_operand(t, in, (unsigned)from, &shape[k])) return false;
  }
  return true;
}

static void cgi_interp_program_drop_buffers(cgi_machine *m, size_t from) {
  for (size_t i = from; i < cgi_len(m->buffers); ++i) cgi_buffer_free(m, m->buffers[i]);
  if (cgi_len(m->buffers) > from) cgi_shrink(m->buffers, from);
}

// A dispatch without a workload counts from its push constants.
static void cgi_interp_program_workload_of_push(cgi_interp_program_launch *l) {
  l->from_push = !l->nw;
  for (size_t i = 0; l->from_push && i < l->ns; ++i) l->workload[i] = l->scalars[i];
  if (l->from_push) l->nw = l->ns;
}

// Operands and results become buffers, in the order of the entry function's arguments: arguments, then results that are not tied.
static bool cgi_interp_program_gather(cgi_thread *t, const cgi_ins *in, cg_op entry, cgi_interp_program_launch *l, int *buffer_of_result) {
  cgi_layout layout;
  unsigned first, n = cgi_operand_group(in->op, "arguments", &first), wf, nw = cgi_operand_group(in->op, "workload", &wf);
  int buffer_of_arg[CGI_INTERP_PROGRAM_MAX];
  if (n > CGI_INTERP_PROGRAM_MAX || in->x->num_results > CGI_INTERP_PROGRAM_MAX || nw > CGI_INTERP_PROGRAM_MAX)
    return cgi_fault(t, in->op, "has too many operands");
  for (unsigned i = 0; i < n; ++i) {
    const cgi_ref *r = &in->x->operands[first + i];
    buffer_of_arg[i] = -1;
    if (r->cls == CGI_CLS_TENSOR) {
      const cgi_tensor *v = cgi_in_tensor(t, in, first + i);
      bool tied = false;
      for (unsigned k = 0; k < in->x->num_results; ++k) tied |= cgi_dispatch_tied(in->op, k) == (int64_t)(first + i);
      buffer_of_arg[i] = (int)l->nv;
      cgi_interp_program_layout(entry, l->nv, &layout);
      if (!cgi_interp_program_check(t, in, &layout, v->rank, v->shape)) return false;
      if (!cgi_interp_program_add_buffer(t, in, l, cgi_interp_program_buffer_of(t->m, v, &layout, 0), v, !tied)) return false;
    } else if (r->cls == CGI_CLS_SCALAR) {
      if (!cgi_interp_program_scalar(t, in, first + i, &l->scalars[l->ns])) return false;
      l->push[l->ns] = (uint32_t)l->scalars[l->ns].s.bits;
      ++l->ns;
    }
  }
  for (unsigned i = 0; i < in->x->num_results; ++i) {
    int64_t shape[CGI_I_RANK], tied = cgi_dispatch_tied(in->op, i);
    cg_type type = in->op->results[i]->type;
    if (tied >= 0 && cg_op_operand(in->op, (unsigned)tied)->type != type)
      return cgi_fault(t, in->op, "has results that are tied to operands of other types");
    buffer_of_result[i] = tied >= 0 ? buffer_of_arg[tied - first] : (int)l->nv;
    if (tied >= 0) continue;
    if (!cgi_interp_program_result_shape(t, in, i, shape)) return false;
    cgi_tensor *v = cgi_tensor_new(t->m, type->element, type->rank, shape, true);
    cgi_interp_program_layout(entry, l->nv, &layout);
    bool ok = cgi_interp_program_check(t, in, &layout, v->rank, v->shape) &&
              cgi_interp_program_add_buffer(t, in, l, cgi_interp_program_buffer_of(t->m, v, &layout, 0), v, false);
    cgi_tensor_release(t->m, v);
    if (!ok) return false;
  }
  for (unsigned i = 0; i < nw; ++i)
    if (!cgi_interp_program_scalar(t, in, wf + i, &l->workload[l->nw++])) return false;
  cgi_interp_program_workload_of_push(l);
  return true;
}

CGI_DEF bool cgi_exec_flow_dispatch(cgi_thread *t, const cgi_ins *in) {
  cg_context *ctx = t->m->ctx;
  cg_op entry = cgi_interp_program_resolve_entry(in->op);
  if (!entry) return cgi_fault(t, in->op, "names an entry point that is not there");
  cg_op func = entry->def->kind == CG_FUNC_FUNC ? entry : cgi_entry_of(entry);
  size_t kept = cgi_len(t->m->buffers);
  int buffers[CGI_INTERP_PROGRAM_MAX];
  cgi_interp_program_launch *l = CGI_NEW(ctx, cgi_interp_program_launch);
  bool by_arguments = func && func->num_regions && func->regions[0]->first && cg_block_num_args(func->regions[0]->first) > 0;
  bool ok = cgi_interp_program_gather(t, in, entry, l, buffers) && cgi_interp_program_launch_run(t, in, entry, l, by_arguments);
  for (unsigned i = 0; ok && i < in->x->num_results; ++i) {
    const cgi_view *v = &l->views[buffers[i]];
    cgi_layout layout;
    cgi_interp_program_layout(entry, (size_t)buffers[i], &layout);
    cgi_out_tensor(t, in, i, cgi_interp_program_tensor_of(t->m, v->buffer, 0, &layout, v->element, v->rank, v->sizes));
  }
  cgi_free(ctx, l, sizeof *l);
  cgi_interp_program_drop_buffers(t->m, kept);
  return ok;
}

// ---- stream ------------------------------------------------------------------------------------------------------------------------------------
static void cgi_interp_program_bytes_view(cgi_machine *m, cgi_view *v, cgi_buffer *b, int64_t base, int64_t size) {
  cgi_view_dense(v, b, cgi_type_i(m->ctx, 8), 1, &size);
  v->base = base;
}

// The strides of an array in its resource.
static void cgi_interp_program_strides(cg_op op, cgi_layout *out) {
  cg_named_attr strides = cgi_named(op->ctx, "codegen.strides", cg_op_attr(op, "codegen.strides"));
  (void)cgi_layout_of(strides.value ? cgi_attr_dict(op->ctx, 1, &strides) : NULL, out);
}

CGI_DEF bool cgi_exec_stream_import(cgi_thread *t, const cgi_ins *in) {
  cg_context *ctx = t->m->ctx;
  int64_t size;
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STREAM_TENSOR_IMPORT_SOURCE);
  if (!cgi_int_operand(t, in, in->x->num_operands - 1, &size)) return false;
  cgi_layout layout;
  cgi_interp_program_strides(in->op, &layout);
  if (!cgi_interp_program_check(t, in, &layout, v->rank, v->shape)) return false;
  cgi_buffer *b = cgi_interp_program_buffer_of(t->m, v, &layout, (size_t)(size < 0 ? 0 : size));
  cgi_push(t->m->buffers, b);
  cgi_interp_program_bytes_view(t->m, &t->views[in->x->results[0].slot], b, 0, size);
  return true;
}

CGI_DEF bool cgi_exec_stream_alloc(cgi_thread *t, const cgi_ins *in) {
  cg_context *ctx = t->m->ctx;
  int64_t size;
  if (!cgi_int_operand(t, in, in->x->num_operands - 1, &size)) return false; // behind what it waits for
  if (size < 0 || size > ((int64_t)1 << 40)) return cgi_fault(t, in->op, "allocates %l bytes", size);
  cgi_buffer *b = cgi_buffer_new(t->m, (size_t)size, t->m->granule, true);
  cgi_push(t->m->buffers, b);
  cgi_interp_program_bytes_view(t->m, &t->views[in->x->results[0].slot], b, 0, size);
  return true;
}

CGI_DEF bool cgi_exec_stream_export(cgi_thread *t, const cgi_ins *in) {
  const cgi_view *v = &t->views[in->x->operands[CG_STREAM_TENSOR_EXPORT_SOURCE].slot];
  unsigned rank, used = 1;
  int64_t shape[CGI_I_RANK], count = 1;
  cg_attr encoding = cg_op_attr(in->op, "source_encoding"); // a buffer view's
  cg_type type = encoding ? cg_attr_type(encoding) : in->op->results[0]->type;
  rank = type->rank;
  if (rank > CGI_I_RANK) return cgi_fault(t, in->op, "has too many dimensions");
  for (unsigned i = 0; i < rank; ++i) {
    shape[i] = type->shape[i];
    if (shape[i] == CG_DYNAMIC && !cgi_int_operand(t, in, used++, &shape[i])) return false;
    if (shape[i] < 0) return cgi_fault(t, in->op, "has a negative size");
    count *= shape[i];
  }
  cg_type e = type->element;
  cgi_layout layout;
  cgi_interp_program_strides(in->op, &layout);
  if (!cgi_interp_program_check(t, in, &layout, rank, shape)) return false;
  int64_t bytes = count ? ((int64_t)cgi_interp_program_place(&layout, rank, shape, count - 1) + 1) * (int64_t)cg_storage_bytes(e) : 0;
  if (bytes > (int64_t)v->buffer->size - v->base)
    return cgi_fault(t, in->op, "[out-of-bounds] takes %l bytes of a buffer of %l", bytes, (int64_t)v->buffer->size - v->base);
  cgi_out_tensor(t, in, 0, cgi_interp_program_tensor_of(t->m, v->buffer, v->base, &layout, e, rank, shape));
  return true;
}

CGI_DEF bool cgi_exec_stream_size(cgi_thread *t, const cgi_ins *in) {
  t->slots[in->dst] = cgi_cell_int(cgi_type_index(t->m->ctx), t->views[in->x->operands[CG_STREAM_RESOURCE_SIZE_OPERAND].slot].sizes[0]);
  return true;
}

CGI_DEF bool cgi_exec_stream_subview(cgi_thread *t, const cgi_ins *in) { // source, source_size, source_offset, result_size
  cgi_view src = t->views[in->x->operands[CG_STREAM_RESOURCE_SUBVIEW_SOURCE].slot];
  int64_t offset, size;
  if (!cgi_int_operand(t, in, 2, &offset) || !cgi_int_operand(t, in, 3, &size)) return false;
  if (offset < 0 || size < 0 || size > src.sizes[0] - offset)
    return cgi_fault(t, in->op, "[out-of-bounds] is out of bounds: %l bytes at %l of %l", size, offset, src.sizes[0]);
  cgi_interp_program_bytes_view(t->m, &t->views[in->x->results[0].slot], src.buffer, src.base + offset, size);
  return true;
}

static bool cgi_interp_program_range(cgi_thread *t, const cgi_ins *in, const cgi_view *v, int64_t offset, int64_t length) {
  if (!v->buffer) return cgi_fault(t, in->op, "uses a buffer that was never made");
  if (offset < 0 || length < 0 || length > v->sizes[0] - offset || (size_t)(v->base + offset + length) > v->buffer->size)
    return cgi_fault(t, in->op, "[out-of-bounds] is out of bounds: %l bytes at %l of a buffer of %l", length, offset, v->sizes[0]);
  return true;
}

CGI_DEF bool cgi_exec_stream_load(cgi_thread *t, const cgi_ins *in) {
  cgi_view v = t->views[in->x->operands[CG_STREAM_ASYNC_LOAD_SOURCE].slot], one;
  const int64_t count = 1, first = 0;
  int64_t offset;
  cg_type e = in->op->results[0]->type;
  if (!cgi_int_operand(t, in, CG_STREAM_ASYNC_LOAD_SOURCE_OFFSET, &offset) ||
      !cgi_interp_program_range(t, in, &v, offset, (int64_t)cg_storage_bytes(e)))
    return false;
  cgi_view_dense(&one, v.buffer, e, 1, &count);
  one.base = v.base + offset;
  return cgi_mem_load(t, in->op, &one, &first, &t->slots[in->dst], 1);
}

CGI_DEF bool cgi_exec_stream_fill(cgi_thread *t, const cgi_ins *in) { // value, target, target_size, target_offset, target_length
  const cgi_cell *c = &t->slots[in->x->operands[CG_STREAM_CMD_FILL_VALUE].slot];
  const cgi_view *v = &t->views[in->x->operands[CG_STREAM_CMD_FILL_TARGET].slot];
  int64_t offset, length;
  if (!cgi_int_operand(t, in, 3, &offset) || !cgi_int_operand(t, in, 4, &length) || !cgi_interp_program_range(t, in, v, offset, length)) return false;
  if (c->undef) return cgi_fault(t, in->op, "[uninitialised] fills with a value that is not initialised");
  unsigned width = cg_type_width(in->op->operands[CG_STREAM_CMD_FILL_VALUE].value->type) / 8;
  for (int64_t i = 0; i < length; ++i) v->buffer->data[v->base + offset + i] = (uint8_t)(c->s.bits >> (8 * ((uint64_t)i % (width ? width : 1))));
  if (v->buffer->undef && length) memset(v->buffer->undef + v->base + offset, 0, (size_t)length);
  for (int64_t g = (v->base + offset) >> v->buffer->granule_shift;
       v->buffer->mag && length && g <= (v->base + offset + length - 1) >> v->buffer->granule_shift; ++g)
    v->buffer->mag[g] = v->buffer->err[g] = 0;
  return true;
}

CGI_DEF bool cgi_exec_stream_copy(cgi_thread *t,
                                  const cgi_ins *in) { // source, source_size, source_offset, target, target_size, target_offset, length
  cg_context *ctx = t->m->ctx;
  const cgi_view *a = &t->views[in->x->operands[CG_STREAM_CMD_COPY_SOURCE].slot], *b = &t->views[in->x->operands[CG_STREAM_CMD_COPY_TARGET].slot];
  int64_t from, to, n;
  if (!cgi_int_operand(t, in, 2, &from) || !cgi_int_operand(t, in, 5, &to) || !cgi_int_operand(t, in, 6, &n) ||
      !cgi_interp_program_range(t, in, a, from, n) || !cgi_interp_program_range(t, in, b, to, n))
    return false;
  if (!n) return true;
  from += a->base;
  to += b->base;
  memmove(b->buffer->data + to, a->buffer->data + from, (size_t)n);
  if (a->buffer->undef && !b->buffer->undef) b->buffer->undef = CGI_NEW_ARRAY(ctx, uint8_t, b->buffer->size);
  if (b->buffer->undef && a->buffer->undef)
    memmove(b->buffer->undef + to, a->buffer->undef + from, (size_t)n);
  else if (b->buffer->undef)
    memset(b->buffer->undef + to, 0, (size_t)n);
  for (int64_t i = 0; a->buffer->mag && i < n; ++i) {
    b->buffer->mag[(to + i) >> b->buffer->granule_shift] = a->buffer->mag[(from + i) >> a->buffer->granule_shift];
    b->buffer->err[(to + i) >> b->buffer->granule_shift] = a->buffer->err[(from + i) >> a->buffer->granule_shift];
  }
  return true;
}

CGI_DEF bool cgi_exec_stream_dispatch(cgi_thread *t, const cgi_ins *in) {
  cg_context *ctx = t->m->ctx;
  cg_op entry = cgi_interp_program_resolve_entry(in->op);
  cg_attr access = cg_op_attr(in->op, "resource_access");
  unsigned w, u, r, o, len, nw = cgi_operand_group(in->op, "workload", &w), nu = cgi_operand_group(in->op, "uniforms", &u),
                            nr = cgi_operand_group(in->op, "resources", &r);
  cgi_operand_group(in->op, "resource_offsets", &o);
  cgi_operand_group(in->op, "resource_lengths", &len);
  if (!entry) return cgi_fault(t, in->op, "names an entry point that is not there");
  if (nw > CGI_INTERP_PROGRAM_MAX || nu > CGI_INTERP_PROGRAM_MAX || nr > CGI_INTERP_PROGRAM_MAX) return cgi_fault(t, in->op, "has too many operands");
  cgi_interp_program_launch *l = CGI_NEW(ctx, cgi_interp_program_launch);
  bool ok = true;
  for (unsigned i = 0; ok && i < nw; ++i) ok = cgi_interp_program_scalar(t, in, w + i, &l->workload[l->nw++]);
  for (unsigned i = 0; ok && i < nu; ++i) {
    ok = cgi_interp_program_scalar(t, in, u + i, &l->scalars[l->ns]);
    l->push[l->ns] = (uint32_t)l->scalars[l->ns].s.bits;
    ++l->ns;
  }
  cgi_interp_program_workload_of_push(l);
  for (unsigned i = 0; ok && i < nr; ++i) {
    const cgi_view *v = &t->views[in->x->operands[r + i].slot];
    int64_t offset, length;
    ok = cgi_int_operand(t, in, o + i, &offset) && cgi_int_operand(t, in, len + i, &length) && cgi_interp_program_range(t, in, v, offset, length);
    if (!ok) break;
    cg_attr a = cg_attr_at(access, i);
    cgi_binding *b = &l->bindings[l->nv];
    b->buffer = v->buffer;
    b->buffer->is_binding = true;
    b->offset = v->base + offset;
    b->size = (size_t)length;
    b->read_only = a && a->kind == CG_ATTR_STRING && cgi_str_is(a->text, "ro");
    cgi_interp_program_bytes_view(t->m, &l->views[l->nv], v->buffer, v->base + offset, length);
    l->views[l->nv++].read_only = b->read_only;
  }
  cg_op func = ok ? (entry->def->kind == CG_FUNC_FUNC ? entry : cgi_entry_of(entry)) : NULL;
  bool by_arguments = func && func->regions[0]->first && cg_block_num_args(func->regions[0]->first) > 0;
  ok = ok && cgi_interp_program_launch_run(t, in, entry, l, by_arguments);
  cgi_free(ctx, l, sizeof *l);
  return ok;
}

// stream.cmd.execute, serial, concurrent: the commands in order.
CGI_DEF bool cgi_exec_stream_region(cgi_thread *t, const cgi_ins *in) {
  const cgi_body *b = &in->x->bodies[0];
  unsigned first = 0;
  if (in->op->def->kind == CG_STREAM_CMD_EXECUTE) cgi_operand_group(in->op, "resources", &first);
  for (uint32_t i = 0; i < b->num_args; ++i)
    if (b->args[i].cls == CGI_CLS_VIEW && first + i < in->x->num_operands) t->views[b->args[i].slot] = t->views[in->x->operands[first + i].slot];
  return cgi_run_body(t, in, b);
}

CGI_DEF bool cgi_exec_stream_await(cgi_thread *t, const cgi_ins *in) { // resources pass through; all is done in order
  unsigned first;
  cgi_operand_group(in->op, "resources", &first);
  for (uint32_t i = 0; i < in->x->num_results; ++i)
    if (in->x->results[i].cls == CGI_CLS_VIEW) t->views[in->x->results[i].slot] = t->views[in->x->operands[first + i].slot];
  return true;
}

CGI_DEF bool cgi_exec_nothing(cgi_thread *t, const cgi_ins *in) { // results that nobody computes with: tokens, timepoints
  for (uint32_t i = 0; i < in->x->num_results; ++i)
    if (in->x->results[i].cls == CGI_CLS_SCALAR) memset(&t->slots[in->x->results[i].slot], 0, in->x->results[i].n * sizeof(cgi_cell));
  return true;
}
#undef CGI_INTERP_PROGRAM_MAX
