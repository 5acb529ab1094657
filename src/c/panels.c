// Panels. Where all invocations of a workgroup read the same vectors in each round of a loop, as they do of a product's right operand, these lie rows
// apart: each on a page and in a set of the cache that others want, too; or they are put together of what lies across. They are copied to where they
// lie side by side, as many rounds at a time as the nearest cache holds, once for the workgroup. Nothing is read that no invocation would read.
#include "c/emit.h"

#define CGI_C_PANEL_BYTES 16384
#define CGI_C_PANEL_LEAST 1024 // less than that stays in the cache where it is
#define CGI_C_PANEL_READERS 4
#define CGI_C_PANEL_VALUES 64 // of a round

// ---- what they are made for ---------------------------------------------------------------------------------------------------------------
// Whether all invocations have v alike. `budget` bounds the search.
static bool cgi_c_all_have(cg_value v, unsigned *budget) {
  cg_op op = cg_value_op(v);
  unsigned n = op ? cg_op_num_operands(op) : (unsigned)CG_SCF_FOR_INIT_ARGS;
  if (!*budget) return false;
  --*budget;
  if (op && !cgi_c_keeps_uniform(op)) return false;
  if (!op) {
    op = cg_block_op(cg_value_block(v));
    if (!op || cg_op_get_kind(op) != CG_SCF_FOR || cg_value_index(v) != 0) return false;
  }
  for (unsigned i = 0; i < n; i++)
    if (!cgi_c_all_have(cg_op_operand(op, i), budget)) return false;
  return true;
}

CGI_C_DEF bool cgi_c_constant_index(cg_value v, int64_t *out) {
  cg_op op = cg_value_op(v);
  cg_attr a = op && cg_op_get_kind(op) == CG_ARITH_CONSTANT ? cg_op_attr(op, "value") : NULL;
  *out = a ? cg_attr_int(a) : 0;
  return a != NULL;
}

// ---- what all invocations have alike of a loop's round -------------------------------------------------------------------------------------
enum { CGI_C_ALIKE = 1, CGI_C_FROM_MEMORY = 2, CGI_C_IN_ROUNDS = 4, CGI_C_IN_SLICE = 8 }; // of a value's `alike`

static uint8_t cgi_c_alike_of(cgi_c_emitter *e, cg_block body, cg_value v) {
  unsigned budget = 200;
  cg_op op = cg_value_op(v);
  if (v == cg_block_arg(body, 0)) return CGI_C_ALIKE;
  if (!op && cg_value_block(v) == body) return 0; // carried
  if (!op || cg_op_block(op) != body) return cgi_c_all_have(v, &budget) ? CGI_C_ALIKE : 0;
  const cgi_c_value *slot = cgi_c_slot(e, v);
  return slot ? slot->alike : 0;
}

// What op computes of what is alike, and of what no invocation writes.
static uint8_t cgi_c_alike_result(cgi_c_emitter *e, cg_block body, cg_op op) {
  bool load = cgi_c_is_load(op);
  unsigned n = cg_op_num_operands(op), first = load ? CG_VECTOR_LOAD_INDICES : 0;
  uint8_t all = load ? CGI_C_ALIKE | CGI_C_FROM_MEMORY : CGI_C_ALIKE;
  if (cg_op_num_results(op) != 1 || (load ? n != 2 || !cgi_c_reads_binding(e, cg_op_operand(op, CG_VECTOR_LOAD_BASE)) : !cgi_c_keeps_uniform(op)))
    return 0;
  for (unsigned i = first; i < n; i++) {
    uint8_t of = cgi_c_alike_of(e, body, cg_op_operand(op, i));
    if (!of) return 0;
    all |= of;
  }
  return all & (CGI_C_ALIKE | CGI_C_FROM_MEMORY);
}

// One lane in all is read where it lies.
static bool cgi_c_is_splat(cgi_c_emitter *e, cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  return kind == CG_VECTOR_BROADCAST || kind == CG_VECTOR_SPLAT || cgi_c_source(e, op, 0) != cg_op_operand(op, 0);
}

static bool cgi_c_panel_holds(cgi_c_emitter *e, const cgi_c_panel *p, cg_op op) {
  cg_type type = cg_value_type(cg_op_result(op, 0));
  cgi_c_type t;
  if (p->num_values == CGI_C_PANEL_VALUES || cg_type_get_kind(type) != CG_TYPE_VECTOR || cgi_c_is_splat(e, op)) return false;
  if (cgi_c_is_load(op) && cg_type_element(type) != cg_type_element(cg_value_type(cg_op_operand(op, CG_VECTOR_LOAD_BASE)))) return false;
  return p->num_values ? type == p->type : cgi_c_type_of(e, type, &t) && t.base != CGI_C_BOOL && t.lanes > 1;
}

// What of the loop computes what op gives, operands first.
static bool cgi_c_panel_slice(cgi_c_emitter *e, cgi_c_panel *p, cg_block body, cg_op op) {
  cgi_c_value *slot = op && cg_op_block(op) == body ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
  if (!slot || slot->alike & CGI_C_IN_SLICE) return e->result == CG_OK;
  slot->alike |= CGI_C_IN_SLICE;
  for (unsigned i = 0; i < cg_op_num_operands(op); i++)
    if (!cgi_c_panel_slice(e, p, body, cg_value_op(cg_op_operand(op, i)))) return false;
  p->ops[p->num_ops++] = op;
  return true;
}

// What the rounds read and all have alike lies in the panel, if it is a vector and comes from memory; else it is computed in them.
static bool cgi_c_panel_values(cgi_c_emitter *e, cgi_c_panel *p, cg_block body) {
  for (cg_op op = cg_block_first(body); op; op = cg_op_next(op)) {
    uint8_t alike = cgi_c_alike_result(e, body, op);
    cgi_c_value *slot = alike ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
    if (cg_op_num_regions(op)) return false;
    if (slot) slot->alike = alike;
    p->capacity++;
  }
  p->ops = (cg_op *)cg_alloc(e->ctx, p->capacity * sizeof *p->ops);
  if (!p->ops) e->result = CG_OUT_OF_MEMORY;
  if (!p->ops) return false;
  for (cg_op op = cg_block_last(body); op; op = cg_op_prev(op)) {
    cgi_c_value *slot = cg_op_num_results(op) == 1 ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
    if (slot && slot->alike && !(slot->alike & CGI_C_IN_ROUNDS)) continue; // of what is copied, or of nothing
    if (slot && slot->alike & CGI_C_FROM_MEMORY && cgi_c_panel_holds(e, p, op)) {
      p->type = cg_value_type(cg_op_result(op, 0));
      slot->copied = ++p->num_values;
      continue;
    }
    for (unsigned i = 0; i < cg_op_num_operands(op); i++) {
      cgi_c_value *of = cgi_c_slot(e, cg_op_operand(op, i));
      if (of && of->alike) of->alike |= CGI_C_IN_ROUNDS;
    }
  }
  for (cg_op op = cg_block_first(body); op; op = cg_op_next(op)) {
    cgi_c_value *slot = cg_op_num_results(op) == 1 ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
    if (!slot || !slot->copied) continue;
    slot->copied = p->num_values + 1 - slot->copied; // in the order of the loop
    if (!cgi_c_panel_slice(e, p, body, op)) return false;
  }
  return p->num_values > 0;
}

// Around the loop there are loops that all invocations take alike, and branches.
static bool cgi_c_panel_reached(cg_op loop, cg_op function) {
  unsigned budget = 200;
  for (cg_op op = cg_op_parent(loop); op != function; op = cg_op_parent(op)) {
    if (!op || (cg_op_get_kind(op) != CG_SCF_FOR && cg_op_get_kind(op) != CG_SCF_IF)) return false;
    if (cg_op_get_kind(op) == CG_SCF_FOR && !cgi_c_all_have(cg_block_arg(cgi_c_block_of(op, 0), 0), &budget)) return false;
  }
  return true;
}

static bool cgi_c_make_panel(cgi_c_emitter *e, cgi_c_panel *p, cg_op loop, cg_op function) {
  cg_block body = cgi_c_block_of(loop, 0);
  cgi_c_type t;
  memset(p, 0, sizeof *p);
  p->loop = loop;
  if (!body || cg_type_get_kind(cg_value_type(cg_block_arg(body, 0))) != CG_TYPE_INDEX || !cgi_c_panel_reached(loop, function)) return false;
  if (!cgi_c_constant_index(cg_op_operand(loop, CG_SCF_FOR_LOWER_BOUND), &p->lower) ||
      !cgi_c_constant_index(cg_op_operand(loop, CG_SCF_FOR_UPPER_BOUND), &p->upper) ||
      !cgi_c_constant_index(cg_op_operand(loop, CG_SCF_FOR_STEP), &p->step) || p->step < 1 || p->lower < 0)
    return false;
  if (!cgi_c_panel_values(e, p, body) || !cgi_c_type_of(e, p->type, &t)) return false;
  int64_t bytes = (int64_t)(p->num_values * cgi_c_storage(t)), all = (p->upper - p->lower + p->step - 1) / p->step;
  p->rounds = CGI_C_PANEL_BYTES / bytes < all ? CGI_C_PANEL_BYTES / bytes : all;
  if (p->upper <= p->lower || p->rounds < 1 || bytes * all < CGI_C_PANEL_LEAST) return false;
  if (bytes * p->rounds > e->panel_bytes) e->panel_bytes = bytes * p->rounds;
  return true;
}

CGI_C_DEF void cgi_c_find_panels(cgi_c_emitter *e, cg_op function) {
  cgi_c_release_panels(e);
  e->panel_bytes = 0;
  if (e->invocations < CGI_C_PANEL_READERS || cgi_c_meets(e, function)) return;
  for (cg_op op = function; op && e->num_panels < CGI_C_MAX_PANELS && e->result == CG_OK; op = cg_op_walk(op, function)) {
    cgi_c_panel *p = &e->panels[e->num_panels];
    if (cg_op_get_kind(op) != CG_SCF_FOR) continue;
    if (cgi_c_make_panel(e, p, op, function))
      e->num_panels++;
    else
      cg_free(e->ctx, p->ops, p->capacity * sizeof *p->ops);
  }
}

CGI_C_DEF void cgi_c_release_panels(cgi_c_emitter *e) {
  for (size_t i = 0; i < e->num_panels; i++) cg_free(e->ctx, e->panels[i].ops, e->panels[i].capacity * sizeof *e->panels[i].ops);
  e->num_panels = 0;
}

CGI_C_DEF cgi_c_panel *cgi_c_panel_of(cgi_c_emitter *e, cg_op loop) {
  for (size_t i = 0; i < e->num_panels; i++)
    if (e->panels[i].loop == loop) return &e->panels[i];
  return NULL;
}

// The panel that holds what op gives, and its place among the values of a round, from 1 on.
static cgi_c_panel *cgi_c_panel_with(cgi_c_emitter *e, cg_op op, uint32_t *at) {
  cgi_c_panel *p = e->num_panels && cg_op_num_results(op) == 1 ? cgi_c_panel_of(e, cg_block_op(cg_op_block(op))) : NULL;
  const cgi_c_value *slot = p ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
  *at = slot ? slot->copied : 0;
  return *at ? p : NULL;
}

CGI_C_DEF bool cgi_c_reads_panel(cgi_c_emitter *e, cg_op op) {
  uint32_t at;
  return !e->filling && cgi_c_panel_with(e, op, &at) != NULL;
}

static void cgi_c_set_used(cgi_c_emitter *e, cg_value v, bool used) {
  cgi_c_value *slot = cgi_c_slot(e, v);
  if (slot) slot->used = used;
}

CGI_C_DEF void cgi_c_mark_panel(cgi_c_emitter *e, cg_op op) {
  uint32_t at;
  const cgi_c_panel *p = cgi_c_panel_with(e, op, &at);
  cg_block body = cg_op_block(op);
  for (size_t i = 0; i < p->num_ops; i++)
    for (unsigned k = 0; k < cg_op_num_operands(p->ops[i]); k++) {
      cg_value v = cg_op_operand(p->ops[i], k);
      if (!cg_value_op(v) || cg_op_block(cg_value_op(v)) != body) cgi_c_set_used(e, v, true);
    }
}

// ---- what becomes of them -----------------------------------------------------------------------------------------------------------------
CGI_C_DEF const char *cgi_c_place_of_round(cgi_c_emitter *e, const char *iv, const char *from, int64_t step, int64_t width, uint32_t at) {
  const char *form = width % step ? "(%s - %s) / %l * %l + %u" : "(%s - %s) * %l + %u";
  return width % step ? cgi_c_format(e, form, iv, from, step, width, at) : cgi_c_format(e, form, iv, from, width / step, at);
}

static const char *cgi_c_place_in_panel(cgi_c_emitter *e, const cgi_c_panel *p, uint32_t at, cgi_c_type t) {
  const char *iv = cgi_c_ref(e, cg_block_arg(cgi_c_block_of(p->loop, 0), 0));
  return cgi_c_place_of_round(e, iv, p->from, p->step, p->num_values * t.lanes, (at - 1) * t.lanes);
}

CGI_C_DEF bool cgi_c_emit_panel_read(cgi_c_emitter *e, cg_op op) {
  cg_value v = cg_op_result(op, 0);
  cgi_c_type t = cgi_c_value_type(e, v);
  uint32_t at;
  const cgi_c_panel *p = cgi_c_panel_with(e, op, &at);
  const char *place = cgi_c_place_in_panel(e, p, at, t), *load = cgi_c_access(e, t, false, false);
  if (cgi_c_define(e, v)) cgi_c_say(&e->body, "%s(panel, %s);\n", load, place);
  return e->result == CG_OK;
}

static void cgi_c_open_rounds(cgi_c_emitter *e, const cgi_c_panel *p, const char *end) {
  const char *name = cgi_c_format(e, "v%u", e->next_name++);
  cgi_c_line(e);
  cgi_c_say(&e->body, "for (cgk_index %s = %s; %s < %s; %s += %l) {\n", name, p->from, name, end, name, p->step);
  e->indent++;
  cgi_c_bind(e, cg_block_arg(cgi_c_block_of(p->loop, 0), 0), name);
}

static bool cgi_c_fill_panel(cgi_c_emitter *e, const cgi_c_panel *p, const char *end) {
  cgi_c_type t;
  if (!cgi_c_type_of(e, p->type, &t)) return false;
  const char *store = cgi_c_access(e, t, true, false);
  cgi_c_open_rounds(e, p, end);
  e->filling = true;
  for (size_t i = 0; i < p->num_ops; i++) {
    cg_value v = cg_op_result(p->ops[i], 0);
    bool used = cgi_c_is_used(e, v);
    cgi_c_set_used(e, v, true);
    if (!cgi_c_emit_op(e, p->ops[i])) return false;
    cgi_c_set_used(e, v, used);
    const cgi_c_value *slot = cgi_c_slot(e, v);
    if (!slot || !slot->copied) continue;
    const char *place = cgi_c_place_in_panel(e, p, slot->copied, t), *text = cgi_c_ref(e, v);
    cgi_c_line(e);
    cgi_c_say(&e->body, "%s(panel, %s, %s);\n", store, place, text);
  }
  e->filling = false;
  cgi_c_close(e);
  return e->result == CG_OK;
}

typedef struct cgi_c_rounds {
  const cgi_c_panel *panel;
  const char *end;
} cgi_c_rounds;

static bool cgi_c_write_rounds(cgi_c_emitter *e, const void *user) {
  const cgi_c_rounds *r = (const cgi_c_rounds *)user;
  cg_block body = cgi_c_block_of(r->panel->loop, 0);
  cgi_c_open_rounds(e, r->panel, r->end);
  bool ok = cgi_c_emit_block(e, body);
  if (ok) cgi_c_emit_carried(e, cg_block_last(body), 0);
  cgi_c_close(e);
  return ok;
}

// The rounds of one invocation: what they carry is in variables meanwhile, not in arrays of all invocations.
static bool cgi_c_emit_rounds(cgi_c_emitter *e, const cgi_c_panel *p, const char *end) {
  cg_block body = cgi_c_block_of(p->loop, 0);
  unsigned n = cg_block_num_args(body);
  const char **arrays = (const char **)cg_alloc(e->ctx, n * sizeof *arrays);
  if (!arrays) e->result = CG_OUT_OF_MEMORY;
  if (!arrays) return false;
  cgi_c_open_invocations(e, e->mask);
  for (unsigned i = 1; i < n; i++) {
    cgi_c_value *slot = cgi_c_slot(e, cg_block_arg(body, i));
    arrays[i] = slot ? slot->text : NULL;
    if (!arrays[i]) continue; // nothing reads it
    slot->text = cgi_c_format(e, "v%u", e->next_name++);
    cgi_c_line(e);
    cgi_c_say(&e->body, "%s %s = %s;\n", cgi_c_type_name(e, cgi_c_value_type(e, slot->key)), slot->text, arrays[i]);
  }
  cgi_c_rounds rounds;
  rounds.panel = p;
  rounds.end = end;
  bool ok = cgi_c_unswitch(e, body, p->from, cgi_c_format(e, "(%s - 1)", end), cgi_c_write_rounds, &rounds);
  for (unsigned i = 1; ok && i < n; i++) {
    if (!arrays[i]) continue;
    cgi_c_line(e);
    cgi_c_say(&e->body, "%s = %s;\n", arrays[i], cgi_c_ref(e, cg_block_arg(body, i)));
    cgi_c_bind(e, cg_block_arg(body, i), arrays[i]);
  }
  cgi_c_close(e);
  cg_free(e->ctx, (void *)arrays, n * sizeof *arrays);
  return ok && e->result == CG_OK;
}

CGI_C_DEF bool cgi_c_emit_panel_for(cgi_c_emitter *e, cgi_c_panel *p) {
  int64_t step = p->rounds * p->step, all = p->upper - p->lower;
  const char *end = cgi_c_format(e, "%l", p->upper);
  bool pieces = step < all;
  p->from = cgi_c_format(e, "%l", p->lower);
  if (pieces) {
    const char *from = cgi_c_format(e, "v%u", e->next_name++), *last = cgi_c_format(e, "v%u", e->next_name++);
    cgi_c_line(e);
    cgi_c_say(&e->body, "for (cgk_index %s = %s; %s < %s; %s += %l) {\n", from, p->from, from, end, from, step);
    e->indent++;
    cgi_c_line(e);
    cgi_c_say(&e->body, "cgk_index %s = %s - %s < %l ? %s : %s + %l;\n", last, end, from, step, end, from, step);
    p->from = from;
    end = last;
  }
  if (!cgi_c_fill_panel(e, p, end) || !cgi_c_emit_rounds(e, p, end)) return false;
  if (pieces) cgi_c_close(e);
  return e->result == CG_OK;
}

#undef CGI_C_PANEL_BYTES
#undef CGI_C_PANEL_LEAST
#undef CGI_C_PANEL_READERS
#undef CGI_C_PANEL_VALUES
