// The interpreter's public calls: a function on arrays, a dispatch on its bindings.
#include "interp/interp.h"
#include <math.h>

// ---- machines ----------------------------------------------------------------------------------------------------------------------------------
static bool cgi_interp_granule_step(cg_op op, void *user) {
  unsigned *g = (unsigned *)user;
  for (unsigned i = 0; i < op->num_results; ++i) {
    cg_type t = op->results[i]->type;
    if (t->kind == CG_TYPE_DISPATCH_TENSOR) t = t->element;
    if (t->kind != CG_TYPE_TENSOR && t->kind != CG_TYPE_MEMREF) continue;
    t = t->element->kind == CG_TYPE_VECTOR ? t->element->element : t->element;
    unsigned n = cgi_kind_of(t) == CGI_K_OTHER ? 4 : cg_storage_bytes(t);
    *g = n && n < *g ? n : *g;
  }
  return *g > 1;
}

CGI_DEF void cgi_machine_init(cgi_machine *m, cg_op module, const cg_interp_desc *desc) {
  cg_context *ctx = module->ctx;
  memset(m, 0, sizeof *m);
  m->ctx = ctx;
  m->module = module;
  m->max_steps = desc && desc->max_steps ? desc->max_steps : UINT64_MAX;
  m->max_loop_trips = desc && desc->max_loop_trips ? desc->max_loop_trips : UINT64_MAX;
  m->races = desc && desc->check_races;
  m->subgroup = desc ? desc->subgroup_size : 0;
  m->flush = desc && desc->flush_denormals;
  m->bounds = desc && desc->bounds;
  m->codes.ctx = m->globals.ctx = ctx;
  m->granule = 4;
  (void)cgi_walk_pre(module, cgi_interp_granule_step, &m->granule);
  cgi_table_init(m);
}

CGI_DEF void *cgi_machine_alloc(cgi_machine *m, size_t size) {
  cg_context *ctx = m->ctx;
  cgi_owned o;
  o.size = size;
  o.ptr = cgi_alloc(ctx, size);
  cgi_push(m->owned, o);
  return o.ptr;
}

static void cgi_interp_free_code(cgi_machine *m, cgi_code *code) {
  cg_context *ctx = m->ctx;
  for (size_t i = 0; i < cgi_len(code->consts); ++i)
    if (code->consts[i].tensor) cgi_tensor_release(m, code->consts[i].tensor);
  cgi_arr_free(ctx, code->consts);
  cgi_arr_free(ctx, code->ins);
}

CGI_DEF void cgi_machine_end(cgi_machine *m) {
  cg_context *ctx = m->ctx;
  for (size_t i = 0; i < cgi_len(m->buffers); ++i) cgi_buffer_free(m, m->buffers[i]);
  cgi_arr_free(ctx, m->buffers);
  for (size_t i = 0; i < cgi_len(m->made); ++i) cgi_interp_free_code(m, m->made[i]);
  cgi_arr_free(ctx, m->made);
  for (size_t i = 0; i < cgi_len(m->owned); ++i) cgi_free(ctx, m->owned[i].ptr, m->owned[i].size);
  cgi_arr_free(ctx, m->owned);
  cgi_hmap_free(&m->codes);
  cgi_hmap_free(&m->globals);
  cgi_free(ctx, m->rows, (CG_OP_COUNT + 1) * sizeof *m->rows);
}

// ---- functions ---------------------------------------------------------------------------------------------------------------------------------
static bool cgi_interp_argument(cgi_machine *m, cgi_thread *t, cg_op func, const cgi_ref *r, cg_type type, unsigned i, cgi_tensor *v) {
  cg_context *ctx = m->ctx;
  cg_type e = cg_type_is_shaped(type) ? type->element : type;
  bool fits = r->cls == CGI_CLS_SCALAR ? v->count == (int64_t)r->n : v->rank == type->rank;
  for (unsigned d = 0; fits && r->cls != CGI_CLS_SCALAR && d < type->rank; ++d) fits = type->shape[d] == CG_DYNAMIC || type->shape[d] == v->shape[d];
  // Signedness may have been lowered away.
  fits = fits && (v->element == e || (v->element->kind == e->kind && v->element->width == e->width) || e->kind == CG_TYPE_VECTOR);
  if (!fits || r->n == 0) return cgi_op_error(func, "[invalid-call] takes an argument %u of type %t, which the given array does not fit", i, type);
  if (r->cls == CGI_CLS_TENSOR) {
    ++v->refs;
    cgi_slot_set_tensor(m, &t->slots[r->slot], v);
  } else if (r->cls == CGI_CLS_SCALAR) {
    for (uint32_t k = 0; k < r->n; ++k) cgi_tget(v, k, &t->slots[r->slot + k]);
  } else {
    cgi_buffer *b = cgi_buffer_borrow(m, v->data, (size_t)v->count * v->elem_bytes, v->elem_bytes);
    b->binding = i;
    cgi_push(m->buffers, b);
    cgi_view_dense(&t->views[r->slot], b, type->element, type->rank, v->shape);
  }
  return true;
}

static cgi_tensor *cgi_interp_result(cgi_machine *m, cgi_thread *t, cg_op op, const cgi_ref *r, cg_type type) {
  if (r->cls == CGI_CLS_TENSOR) {
    cgi_tensor *v = cgi_slot_tensor(&t->slots[r->slot]);
    if (v) ++v->refs;
    return v;
  }
  if (r->cls == CGI_CLS_VIEW) {
    cgi_tensor *v = NULL;
    return cgi_read_view(t, op, &t->views[r->slot], &v) ? v : NULL;
  }
  bool vector = cg_type_is_shaped(type);
  cgi_tensor *v = cgi_tensor_new(m, vector ? type->element : type, vector ? type->rank : 0, vector ? type->shape : NULL, false);
  for (int64_t i = 0; i < v->count; ++i) cgi_tset(m, v, i, &t->slots[r->slot + i]);
  return v;
}

CGI_DEF bool cgi_run_function(cgi_machine *m, cg_op func, size_t na, cgi_tensor *const *args, size_t *nr, cgi_tensor **results) {
  const cgi_code *code = cgi_code_of(m, func);
  cgi_thread t;
  if (!code) return false;
  if (code->num_args != na) return cgi_op_error(func, "[invalid-call] takes %u arguments, not %u", code->num_args, (unsigned)na);
  cgi_thread_start(m, &t, code);
  cg_block entry = func->regions[0]->first;
  bool ok = true;
  for (unsigned i = 0; ok && i < na; ++i) ok = cgi_interp_argument(m, &t, func, &code->args[i], entry->args[i]->type, i, args[i]);
  if (ok) {
    cgi_status s = cgi_thread_run(&t);
    while (s == CGI_AT_BARRIER || s == CGI_AT_COLLECTIVE) { // alone: it meets nobody but itself
      cgi_thread *self[1];
      self[0] = &t;
      m->lanes = self;
      m->num_lanes = 1;
      ok = s == CGI_AT_BARRIER || t.wait->x->fn(&t, t.wait);
      m->lanes = NULL;
      s = ok ? cgi_thread_run(&t) : CGI_FAILED;
    }
    ok = s == CGI_DONE;
  }
  if (ok) {
    const cgi_ins *ret = &code->ins[t.frames[0].pc];
    uint32_t n = ret->x ? ret->x->num_operands : 0;
    if (n > *nr) ok = cgi_op_error(func, "[invalid-call] has %u results, more than there is room for", n);
    *nr = n;
    for (uint32_t i = 0; ok && i < n; ++i) {
      results[i] = cgi_interp_result(m, &t, ret->op, &ret->x->operands[i], ret->op->operands[i].value->type);
      ok = results[i] != NULL;
    }
  }
  cgi_thread_end(&t);
  return ok;
}

// ---- cg_interpret ------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_interp_call {
  cg_module module;
  const char *name;
  size_t num_args;
  const cg_array *args;
  size_t *num_results;
  cg_array *results;
  const cg_interp_desc *desc;
  cg_array *bindings;
  size_t num_push;
  const uint32_t *push;
  const uint32_t *workgroups;
} cgi_interp_call;

static bool cgi_interp_export(cgi_machine *m, cg_op func, unsigned i, cgi_tensor *v, cg_array *out, double **bounds) {
  cg_context *ctx = m->ctx;
  for (int64_t k = 0; v->undef && k < v->count; ++k)
    if (v->undef[k]) {
      cgi_buf b;
      b.ctx = ctx;
      b.text = NULL;
      cgi_print_index(&b, v, k);
      cgi_op_error(func, "[uninitialised] returns an uninitialised value: result %u, element %S", i, cgi_buf_view(&b));
      cgi_buf_free(&b);
      return false;
    }
  memset(out, 0, sizeof *out);
  // Where lowering made an integer signless, the function says what it was.
  cg_attr all = cg_op_attr(func, "res_attrs"), own = all && i < cg_attr_len(all) ? cg_attr_get(cg_attr_at(all, i), "cg.type") : NULL;
  cg_type said = own ? cg_attr_type(own) : NULL;
  out->element = said && cg_type_is_int(said) && cg_type_is_int(v->element) && said->width == v->element->width ? said : v->element;
  out->rank = v->rank;
  for (unsigned d = 0; d < v->rank; ++d) out->shape[d] = v->shape[d];
  out->size = (size_t)v->count * v->elem_bytes;
  out->data = (uint8_t *)cgi_copy(ctx, v->data, out->size);
  bool pairs = said && said->kind == CG_TYPE_COMPLEX && v->element == said->element && v->rank; // of complex numbers
  if (pairs) {
    out->element = said;
    --out->rank;
  }
  if (bounds && v->err) {
    int64_t n = pairs ? v->count / 2 : v->count;
    bounds[i] = CGI_NEW_ARRAY(ctx, double, n);
    for (int64_t k = 0; k < n; ++k) bounds[i][k] = 2 * (!pairs ? v->err[k] : v->err[2 * k] > v->err[2 * k + 1] ? v->err[2 * k] : v->err[2 * k + 1]);
  }
  return true;
}

static bool cgi_interp_check_array(cg_context *ctx, const char *function, const char *name, const cg_array *a, size_t i) {
  const char *wrong = NULL;
  int64_t n = 1;
  if (!CGI_LIVE_AS(a->element, function, name))
    wrong = "element is NULL or no longer valid";
  else if (a->element->ctx != ctx)
    wrong = "element belongs to another context";
  else if (a->rank > CGI_I_RANK)
    wrong = "rank is too large";
  for (unsigned d = 0; !wrong && d < a->rank; ++d) {
    if (a->shape[d] < 0 || (a->shape[d] && n > INT64_MAX / 64 / a->shape[d]))
      wrong = "shape is negative or too large";
    else
      n *= a->shape[d];
  }
  if (!wrong && (uint64_t)n * cg_storage_bytes(a->element) > a->size) wrong = "size is smaller than its elements";
  if (!wrong && n && !a->data) wrong = "data is NULL";
  return !wrong || cgi_misuse(ctx, function, "%s[%u].%s", name, (unsigned)i, wrong) == CG_OK;
}

// Where lowering made complex numbers pairs of floats, the argument becomes these.
static void cgi_interp_pairs(cgi_machine *m, cg_op func, unsigned i, cgi_tensor **v) {
  cg_attr all = cg_op_attr(func, "arg_attrs"), own = all && i < cg_attr_len(all) ? cg_attr_get(cg_attr_at(all, i), "cg.type") : NULL;
  cg_type said = own ? cg_attr_type(own) : NULL;
  int64_t shape[CGI_I_RANK];
  unsigned rank = (*v)->rank;
  if (!said || said->kind != CG_TYPE_COMPLEX || (*v)->element != said || rank >= CGI_I_RANK) return;
  for (unsigned d = 0; d < rank; ++d) shape[d] = (*v)->shape[d];
  shape[rank] = 2;
  cgi_tensor *pairs = cgi_tensor_new(m, said->element, rank + 1, shape, false);
  if (pairs->count) memcpy(pairs->data, (*v)->data, (size_t)pairs->count * pairs->elem_bytes);
  cgi_tensor_release(m, *v);
  *v = pairs;
}

static cg_result cgi_interp_interpret(cg_context *ctx, void *arg) {
  cgi_interp_call *c = (cgi_interp_call *)arg;
  cg_op func = cgi_find_function(c->module, cgi_s(c->name));
  size_t capacity = *c->num_results, nr = 64;
  cgi_tensor *results[64], **args = CGI_NEW_ARRAY(ctx, cgi_tensor *, c->num_args);
  if (!func) return cgi_result(ctx, cgi_op_error(c->module, "[invalid-call] has no function '%s'", c->name));
  cg_type type = cg_attr_type(cg_op_attr(func, "function_type"));
  for (size_t i = 0; type && i < cg_type_num_inputs(type) + cg_type_num_results(type); ++i)
    if (type->members[i]->kind == CG_TYPE_TUPLE)
      return cgi_result(ctx, cgi_op_unsupported(func, "[unsupported-type] takes or returns %t, and arrays are passed one by one", type->members[i]));
  for (size_t i = 0; i < c->num_args; ++i)
    if (!cgi_interp_check_array(ctx, "cg_interpret", "args", &c->args[i], i)) return CG_INVALID_ARGUMENT;
  cgi_machine *m = CGI_NEW(ctx, cgi_machine);
  cgi_machine_init(m, c->module, c->desc);
  for (size_t i = 0; i < c->num_args; ++i) {
    args[i] = cgi_tensor_of_array(m, &c->args[i]);
    cgi_interp_pairs(m, func, (unsigned)i, &args[i]);
  }
  bool ok = cgi_run_function(m, func, c->num_args, args, &nr, results);
  if (ok && nr > capacity) ok = cgi_op_error(func, "[invalid-call] has %u results, more than there is room for", (unsigned)nr);
  for (size_t i = 0; ok && i < nr; ++i) ok = cgi_interp_export(m, func, (unsigned)i, results[i], &c->results[i], c->desc ? c->desc->bounds : NULL);
  for (size_t i = 0; ok && i < c->num_args; ++i) // memrefs are written in place
    if (type && i < cg_type_num_inputs(type) && cg_type_input(type, (unsigned)i)->kind == CG_TYPE_MEMREF && c->args[i].size)
      memcpy(c->args[i].data, args[i]->data, c->args[i].size);
  for (size_t i = 0; i < c->num_args; ++i) cgi_tensor_release(m, args[i]);
  if (ok) {
    *c->num_results = nr;
    for (size_t i = 0; i < nr; ++i) cgi_tensor_release(m, results[i]);
  }
  cgi_machine_end(m);
  cgi_free(ctx, args, c->num_args * sizeof *args);
  cgi_free(ctx, m, sizeof *m);
  return cgi_result(ctx, ok);
}

CODEGEN_API cg_result cg_interpret(cg_module module, const char *name, size_t num_args, const cg_array *args, size_t *num_results, cg_array *results,
                                   const cg_interp_desc *desc) {
  cgi_interp_call c;
  cg_context *ctx = cgi_begin_on(module, __func__);
  if (!ctx || !CGI_GIVEN(ctx, name) || !CGI_GIVEN_N(ctx, num_args, args) || !CGI_GIVEN(ctx, num_results) || !CGI_GIVEN_N(ctx, *num_results, results))
    return CG_INVALID_ARGUMENT;
  memset(&c, 0, sizeof c);
  c.module = module;
  c.name = name;
  c.num_args = num_args;
  c.args = args;
  c.num_results = num_results;
  c.results = results;
  c.desc = desc;
  return cgi_protect(ctx, cgi_interp_interpret, &c);
}

// ---- cg_interpret_dispatch ---------------------------------------------------------------------------------------------------------------------
static bool cgi_interp_bind(cgi_machine *m, cg_op func, size_t n, cg_array *arrays, cgi_binding *out, cgi_view *views) {
  uint32_t set[64], binding[64];
  unsigned k = cgi_kernel_bindings(func, 64, set, binding);
  cg_context *ctx = m->ctx;
  for (size_t i = 0; i < n; ++i) {
    if (!cgi_interp_check_array(ctx, "cg_interpret_dispatch", "bindings", &arrays[i], i)) return false;
    cgi_buffer *b = cgi_buffer_borrow(m, arrays[i].data, arrays[i].size, m->granule);
    b->set = out[i].set = k == n ? set[i] : 0;
    b->binding = out[i].binding = k == n ? binding[i] : (uint32_t)i;
    out[i].buffer = b;
    out[i].size = b->size;
    cgi_push(m->buffers, b);
    cgi_view_dense(&views[i], b, arrays[i].element, arrays[i].rank, arrays[i].shape);
  }
  return true;
}

static cg_result cgi_interp_dispatch(cg_context *ctx, void *arg) {
  cgi_interp_call *c = (cgi_interp_call *)arg;
  cg_op func = cgi_find_function(c->module, cgi_s(c->name)), exported = func ? cgi_iexport_of(func) : NULL;
  if (!func) return cgi_result(ctx, cgi_op_error(c->module, "[invalid-call] has no function '%s'", c->name));
  if (c->num_args > 64 || c->num_push > 64) return cgi_result(ctx, cgi_op_error(func, "[invalid-call] is given too many bindings or push constants"));
  cgi_machine *m = CGI_NEW(ctx, cgi_machine);
  cgi_machine_init(m, c->module, c->desc);
  cgi_binding *bindings = CGI_NEW_ARRAY(ctx, cgi_binding, c->num_args);
  cgi_view *views = CGI_NEW_ARRAY(ctx, cgi_view, c->num_args);
  cgi_cell *scalars = CGI_NEW_ARRAY(ctx, cgi_cell, c->num_push);
  for (size_t i = 0; i < c->num_push; ++i) scalars[i] = cgi_cell_int(cgi_type_index(ctx), (int64_t)(int32_t)c->push[i]);
  cgi_dispatch d;
  memset(&d, 0, sizeof d);
  bool ok = cgi_workgroup_size_of(func, exported, d.size, &d.subgroup) && cgi_interp_bind(m, func, c->num_args, c->bindings, bindings, views);
  for (unsigned k = 0; k < 3 && c->workgroups; ++k) d.count[k] = c->workgroups[k];
  if (ok && !c->workgroups) ok = cgi_workgroups_of(m, exported ? exported : func, true, c->num_push, scalars, d.count);
  d.num_bindings = c->num_args;
  d.bindings = bindings;
  d.num_push = c->num_push;
  d.push = c->push;
  bool by_arguments = func->regions[0]->first && cg_block_num_args(func->regions[0]->first) > 0;
  ok = ok && cgi_run_kernel(m, func, func, &d, by_arguments ? c->num_args : 0, views, by_arguments ? c->num_push : 0, scalars);
  for (size_t i = 0; ok && c->desc && c->desc->bounds && i < c->num_args; ++i) {
    const cgi_buffer *b = bindings[i].buffer;
    unsigned bytes = cg_storage_bytes(c->bindings[i].element);
    size_t n = bytes ? b->size / bytes : 0;
    double *bound = CGI_NEW_ARRAY(ctx, double, n);
    for (size_t k = 0; k < n; ++k) bound[k] = 2 * b->err[(k * bytes) >> b->granule_shift];
    c->desc->bounds[i] = bound;
  }
  cgi_machine_end(m);
  cgi_free(ctx, bindings, c->num_args * sizeof *bindings);
  cgi_free(ctx, views, c->num_args * sizeof *views);
  cgi_free(ctx, scalars, c->num_push * sizeof *scalars);
  cgi_free(ctx, m, sizeof *m);
  return cgi_result(ctx, ok);
}

CODEGEN_API cg_result cg_interpret_dispatch(cg_module module, const char *name, size_t num_bindings, cg_array *bindings, size_t num_push,
                                            const uint32_t *push, const uint32_t workgroups[3], const cg_interp_desc *desc) {
  cgi_interp_call c;
  cg_context *ctx = cgi_begin_on(module, __func__);
  if (!ctx || !CGI_GIVEN(ctx, name) || !CGI_GIVEN_N(ctx, num_bindings, bindings) || !CGI_GIVEN_N(ctx, num_push, push)) return CG_INVALID_ARGUMENT;
  memset(&c, 0, sizeof c);
  c.module = module;
  c.name = name;
  c.num_args = num_bindings;
  c.bindings = bindings;
  c.num_push = num_push;
  c.push = push;
  c.workgroups = workgroups;
  c.desc = desc;
  return cgi_protect(ctx, cgi_interp_dispatch, &c);
}
