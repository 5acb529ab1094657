// C control flow of scf.for, scf.if and scf.while; and the kernels in which invocations meet.
//
// Between barriers the invocations of a workgroup are a loop. Where they meet within a loop or branch, that is outside of the loops over the
// invocations: what one run computes and another reads lies in arrays, one element an invocation. Loops and branches that all take alike are C's;
// others have a mask that says which invocations are in them.
#include "c/emit.h"

// ---- what meets, what is uniform, what is kept --------------------------------------------------------------------------------------------
static bool cgi_c_is_exchange(cg_op_kind kind) { return kind == CG_GPU_SHUFFLE || kind == CG_GPU_SUBGROUP_REDUCE; }

static bool cgi_c_meets_itself(const cgi_c_emitter *e, cg_op_kind kind) {
  return kind == CG_GPU_BARRIER || (e->subgroup > 1 && cgi_c_is_exchange(kind));
}

CGI_C_DEF bool cgi_c_meets(cgi_c_emitter *e, cg_op op) {
  if (e->invocations == 1) return false;
  if (!cg_op_num_regions(op)) return cgi_c_meets_itself(e, cg_op_get_kind(op));
  if (cgi_c_panel_of(e, op)) return true;
  for (cg_op inner = cg_op_walk(op, op); inner; inner = cg_op_walk(inner, op))
    if (cgi_c_meets_itself(e, cg_op_get_kind(inner)) || cgi_c_panel_of(e, inner)) return true;
  return false;
}

static bool cgi_c_is_uniform(cgi_c_emitter *e, cg_value v) {
  const cgi_c_value *slot = cgi_c_slot(e, v);
  return slot && slot->uniform;
}

static bool cgi_c_operands_uniform(cgi_c_emitter *e, cg_op op, unsigned n) {
  for (unsigned i = 0; i < n; i++)
    if (!cgi_c_is_uniform(e, cg_op_operand(op, i))) return false;
  return true;
}

CGI_C_DEF bool cgi_c_keeps_uniform(cg_op op) {
  switch (cg_op_get_kind(op)) {
  case CG_GPU_THREAD_ID:
  case CG_GPU_GLOBAL_ID:
  case CG_GPU_LANE_ID:
  case CG_GPU_SUBGROUP_ID:
  case CG_MEMREF_ALLOCA:
  case CG_MEMREF_ALLOC:
  case CG_MEMREF_LOAD:
  case CG_VECTOR_LOAD: return false;
  case CG_HAL_INTERFACE_BINDING_SUBSPAN:
  case CG_HAL_INTERFACE_CONSTANT_LOAD: return true;
  default: return cg_op_has_trait(op, CG_TRAIT_PURE) && !cgi_c_is_exchange(cg_op_get_kind(op)) && !cg_op_num_regions(op);
  }
}

static bool cgi_c_computes_uniform(cgi_c_emitter *e, cg_op op) {
  return cgi_c_keeps_uniform(op) && cgi_c_operands_uniform(e, op, cg_op_num_operands(op));
}

static void cgi_c_note(cgi_c_emitter *e, cg_value v, bool uniform, bool kept) {
  cgi_c_value *slot = cgi_c_slot(e, v);
  if (!slot) return;
  slot->run = e->run;
  slot->uniform = uniform;
  slot->kept = kept;
}

static void cgi_c_note_op(cgi_c_emitter *e, cg_op op, bool uniform, bool kept) {
  for (unsigned i = 0; i < cgi_c_num_sources(e, op); i++) {
    cgi_c_value *slot = cgi_c_slot(e, cgi_c_source(e, op, i));
    if (slot && slot->run != e->run && !slot->uniform) slot->kept = true;
  }
  for (unsigned i = 0; i < cg_op_num_results(op); i++) cgi_c_note(e, cg_op_result(op, i), uniform, kept);
}

static void cgi_c_number_within(cgi_c_emitter *e, cg_op op) { // of one run
  cgi_c_note_op(e, op, cgi_c_computes_uniform(e, op), false);
  for (unsigned r = 0; r < cg_op_num_regions(op); r++) {
    cg_block block = cg_region_first(cg_op_region(op, r));
    if (!block) continue;
    for (unsigned i = 0; i < cg_block_num_args(block); i++) cgi_c_note(e, cg_block_arg(block, i), false, false);
    for (cg_op inner = cg_block_first(block); inner; inner = cg_op_next(inner)) {
      cgi_c_number_within(e, inner);
      for (unsigned i = 0; i < cg_op_num_results(inner); i++) cgi_c_note(e, cg_op_result(inner, i), false, false);
    }
  }
}

static bool cgi_c_uniform_bounds(cgi_c_emitter *e, cg_op op) { return cgi_c_operands_uniform(e, op, CG_SCF_FOR_INIT_ARGS); }

CGI_C_DEF void cgi_c_number(cgi_c_emitter *e, cg_block block) {
  e->run = ++e->next_run;
  for (cg_op op = cg_block_first(block); op; op = cg_op_next(op)) {
    if (!cgi_c_meets(e, op)) {
      cgi_c_number_within(e, op);
      continue;
    }
    e->run = ++e->next_run;
    cgi_c_note_op(e, op, false, cg_op_num_regions(op) != 0);
    for (unsigned r = 0; r < cg_op_num_regions(op); r++) {
      cg_block inner = cg_region_first(cg_op_region(op, r));
      if (!inner) continue;
      for (unsigned i = 0; i < cg_block_num_args(inner); i++) {
        bool uniform = cg_op_get_kind(op) == CG_SCF_FOR && i == 0 && cgi_c_uniform_bounds(e, op);
        cgi_c_note(e, cg_block_arg(inner, i), uniform, !uniform);
      }
      cgi_c_number(e, inner);
    }
    e->run = ++e->next_run;
  }
}

// ---- what blocks carry --------------------------------------------------------------------------------------------------------------------
// Assigns all at once: where a later source is an earlier target they go through temporaries.
static void cgi_c_assign(cgi_c_emitter *e, unsigned n, const cg_value *to, const cg_value *from) {
  bool crossed = false;
  for (unsigned i = 0; i < n; i++)
    for (unsigned k = 0; k < i; k++) crossed = crossed || (to[k] && to[i] && strcmp(cgi_c_ref(e, from[i]), cgi_c_ref(e, to[k])) == 0);
  uint32_t first = e->next_name;
  for (unsigned i = 0; i < n && crossed; i++) {
    if (!to[i]) continue;
    cgi_c_line(e);
    cgi_c_say(&e->body, "%s t%u = %s;\n", cgi_c_type_name(e, cgi_c_value_type(e, to[i])), first + i, cgi_c_ref(e, from[i]));
  }
  if (crossed) e->next_name += n;
  for (unsigned i = 0; i < n; i++) {
    if (!to[i]) continue;
    const char *target = cgi_c_ref(e, to[i]), *source = crossed ? cgi_c_format(e, "t%u", first + i) : cgi_c_ref(e, from[i]);
    if (strcmp(target, source) == 0) continue;
    cgi_c_line(e);
    cgi_c_say(&e->body, "%s = %s;\n", target, source);
  }
}

// The value that item i of a yield, or of an scf.condition, becomes; NULL where nothing reads it.
static cg_value cgi_c_carried(cgi_c_emitter *e, cg_op terminator, unsigned i) {
  cg_op parent = cg_block_op(cg_op_block(terminator));
  cg_value to = cg_op_result(parent, i), argument = NULL;
  if (cg_op_get_kind(parent) == CG_SCF_FOR) argument = cg_block_arg(cgi_c_block_of(parent, 0), i + 1);
  if (cg_op_get_kind(parent) == CG_SCF_WHILE) {
    bool condition = cg_op_get_kind(terminator) == CG_SCF_CONDITION;
    argument = cg_block_arg(cgi_c_block_of(parent, condition ? CG_SCF_WHILE_AFTER : CG_SCF_WHILE_BEFORE), i);
    if (!condition) to = NULL;
  }
  if (argument && (cgi_c_is_used(e, argument) || (to && cgi_c_is_used(e, to)))) return argument;
  return !argument && to && cgi_c_is_used(e, to) ? to : NULL;
}

CGI_C_DEF void cgi_c_emit_carried(cgi_c_emitter *e, cg_op terminator, unsigned first) {
  unsigned n = cg_op_num_operands(terminator) - first;
  cg_value *to = n ? (cg_value *)cg_alloc(e->ctx, 2 * n * sizeof *to) : NULL, *from = to ? to + n : NULL;
  if (n && !to) e->result = CG_OUT_OF_MEMORY;
  for (unsigned i = 0; to && i < n; i++) {
    to[i] = cgi_c_carried(e, terminator, i);
    from[i] = cg_op_operand(terminator, first + i);
  }
  if (to) cgi_c_assign(e, n, to, from);
  cg_free(e->ctx, to, 2 * n * sizeof *to);
}

// Where a loop begins with what the loop around it carries, which nothing else reads, and hands it on there, both have one variable. That of the loop
// around, NULL where it is otherwise.
static const char *cgi_c_handed_through(cgi_c_emitter *e, cg_op op, unsigned i, cg_value init) {
  cg_block block = cg_op_block(op);
  cg_op parent = cg_block_op(block), end = cg_block_last(block);
  unsigned at = cg_value_op(init) ? 0 : cg_value_index(init);
  if (!parent || cg_op_get_kind(parent) != CG_SCF_FOR || cg_value_op(init) || cg_value_block(init) != block || !at || !cg_value_has_one_use(init) ||
      cg_op_operand(end, at - 1) != cg_op_result(op, i))
    return NULL;
  return cgi_c_ref(e, init);
}

// Variables for what a loop carries: `arguments` of its block from `skip` on, which are its results, too, where `results` holds.
static bool cgi_c_declare_carried(cgi_c_emitter *e, cg_op op, cg_block block, unsigned skip, bool results, const char *const *inits) {
  for (unsigned i = skip; i < cg_block_num_args(block); i++) {
    cg_value argument = cg_block_arg(block, i), result = results ? cg_op_result(op, i - skip) : NULL;
    bool used = cgi_c_is_used(e, argument) || (result && cgi_c_is_used(e, result));
    const char *through = used && result && cg_op_get_kind(op) == CG_SCF_FOR
                              ? cgi_c_handed_through(e, op, i - skip, cg_op_operand(op, CG_SCF_FOR_INIT_ARGS + i - skip))
                              : NULL;
    if (through)
      cgi_c_bind(e, argument, through);
    else if (used && !cgi_c_declare(e, argument, inits ? inits[i - skip] : NULL))
      return false;
    if (result && used) cgi_c_bind(e, result, cgi_c_ref(e, argument));
  }
  return e->result == CG_OK;
}

static const char *const *cgi_c_inits(cgi_c_emitter *e, cg_op op, unsigned first) {
  unsigned n = cg_op_num_operands(op) - first;
  const char **inits = (const char **)cg_alloc(e->ctx, (n + 1) * sizeof *inits);
  if (!inits) e->result = CG_OUT_OF_MEMORY;
  for (unsigned i = 0; inits && i < n; i++) inits[i] = cgi_c_operand(e, op, first + i);
  return inits;
}

// `text` is less than the bound, as a number with a sign.
static const char *cgi_c_less(cgi_c_emitter *e, cgi_c_type t, const char *text, const char *bound) {
  if (t.base == CGI_C_INDEX) return cgi_c_format(e, "%s < %s", text, bound);
  const char *type = t.width == 64 ? "int64_t" : "int32_t";
  return cgi_c_format(e, "(%s)%s < (%s)%s", type, text, type, bound);
}

static void cgi_c_open_for(cgi_c_emitter *e, cg_op op) {
  cg_value iv = cg_block_arg(cgi_c_block_of(op, 0), 0);
  cgi_c_type t = cgi_c_value_type(e, iv);
  const char *name = cgi_c_format(e, "v%u", e->next_name++);
  const char *lower = cgi_c_operand(e, op, CG_SCF_FOR_LOWER_BOUND), *upper = cgi_c_operand(e, op, CG_SCF_FOR_UPPER_BOUND);
  cgi_c_line(e);
  cgi_c_say(&e->body, "for (%s %s = %s; %s; %s += %s) {\n", cgi_c_type_name(e, t), name, lower, cgi_c_less(e, t, name, upper), name,
            cgi_c_operand(e, op, CG_SCF_FOR_STEP));
  e->indent++;
  cgi_c_bind(e, iv, name);
}

CGI_C_DEF void cgi_c_open_if(cgi_c_emitter *e, const char *condition) {
  cgi_c_line(e);
  cgi_c_say(&e->body, condition ? "if (%s) {\n" : "} else {\n", condition);
  e->indent++;
}

// ---- within an invocation ------------------------------------------------------------------------------------------------------------------
static bool cgi_c_write_for(cgi_c_emitter *e, const void *user) {
  cg_op op = (cg_op)user;
  cg_block body = cgi_c_block_of(op, 0);
  cgi_c_open_for(e, op);
  if (!cgi_c_emit_block(e, body)) return false;
  cgi_c_emit_carried(e, cg_block_last(body), 0);
  cgi_c_close(e);
  return e->result == CG_OK;
}

static bool cgi_c_emit_for(cgi_c_emitter *e, cg_op op) {
  cg_block body = cgi_c_block_of(op, 0);
  const char *const *inits = cgi_c_inits(e, op, CG_SCF_FOR_INIT_ARGS);
  const char *first = cgi_c_operand(e, op, CG_SCF_FOR_LOWER_BOUND), *last = cgi_c_format(e, "(%s - 1)", cgi_c_operand(e, op, CG_SCF_FOR_UPPER_BOUND));
  return inits && cgi_c_declare_carried(e, op, body, 1, true, inits) && cgi_c_unswitch(e, body, first, last, cgi_c_write_for, op);
}

static bool cgi_c_emit_if(cgi_c_emitter *e, cg_op op) {
  for (unsigned i = 0; i < cg_op_num_results(op); i++)
    if (cgi_c_is_used(e, cg_op_result(op, i)) && !cgi_c_declare(e, cg_op_result(op, i), NULL)) return false;
  const char *condition = cgi_c_operand(e, op, CG_SCF_IF_CONDITION);
  for (unsigned r = 0; r < cg_op_num_regions(op); r++) {
    cg_block block = cgi_c_block_of(op, r);
    if (!block) continue;
    cgi_c_open_if(e, r ? NULL : condition);
    if (!cgi_c_emit_block(e, block)) return false;
    cgi_c_emit_carried(e, cg_block_last(block), 0);
    e->indent--;
  }
  e->indent++;
  cgi_c_close(e);
  return e->result == CG_OK;
}

static bool cgi_c_emit_while(cgi_c_emitter *e, cg_op op) {
  cg_block before = cgi_c_block_of(op, CG_SCF_WHILE_BEFORE), after = cgi_c_block_of(op, CG_SCF_WHILE_AFTER);
  const char *const *inits = cgi_c_inits(e, op, 0);
  if (!inits || !cgi_c_declare_carried(e, op, before, 0, false, inits) || !cgi_c_declare_carried(e, op, after, 0, true, NULL)) return false;
  cgi_c_line(e);
  cgi_c_say(&e->body, "for (;;) {\n");
  e->indent++;
  if (!cgi_c_emit_block(e, before)) return false;
  cgi_c_emit_carried(e, cg_block_last(before), 1);
  cgi_c_line(e);
  cgi_c_say(&e->body, "if (!(%s)) break;\n", cgi_c_operand(e, cg_block_last(before), CG_SCF_CONDITION_CONDITION));
  if (!cgi_c_emit_block(e, after)) return false;
  cgi_c_emit_carried(e, cg_block_last(after), 0);
  cgi_c_close(e);
  return e->result == CG_OK;
}

CGI_C_DEF bool cgi_c_emit_control(cgi_c_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_SCF_FOR: return cgi_c_emit_for(e, op);
  case CG_SCF_IF: return cgi_c_emit_if(e, op);
  case CG_SCF_WHILE: return cgi_c_emit_while(e, op);
  default: *handled = false; return true;
  }
}

// ---- where invocations meet ------------------------------------------------------------------------------------------------------------------
CGI_C_DEF void cgi_c_open_invocations(cgi_c_emitter *e, const char *mask) {
  cgi_c_line(e);
  cgi_c_say(&e->body, "for (cgk_index l = 0; l < %u; l++) {\n", e->invocations);
  e->indent++;
  if (!mask) return;
  cgi_c_line(e);
  cgi_c_say(&e->body, "if (!%s[l]) continue;\n", mask);
}

// Which of the invocations that `from` holds (NULL: all) fulfil a condition, in a mask of its own. *any: whether there is one.
static const char *cgi_c_new_mask(cgi_c_emitter *e, const char *from, const char *condition, const char **any) {
  const char *mask = cgi_c_format(e, "v%u", e->next_name++);
  *any = cgi_c_format(e, "v%u", e->next_name++);
  cgi_c_say(&e->arrays, "  bool %s[%u];\n  bool %s;\n", mask, e->invocations, *any);
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s = false;\n", *any);
  cgi_c_open_invocations(e, NULL);
  cgi_c_line(e);
  if (from)
    cgi_c_say(&e->body, "%s[l] = %s[l] && (%s);\n", mask, from, condition);
  else
    cgi_c_say(&e->body, "%s[l] = %s;\n", mask, condition);
  cgi_c_line(e);
  cgi_c_say(&e->body, "if (%s[l]) %s = true;\n", mask, *any);
  cgi_c_close(e);
  return mask;
}

static bool cgi_c_split_if(cgi_c_emitter *e, cg_op op) {
  const char *condition = cgi_c_operand(e, op, CG_SCF_IF_CONDITION), *outer = e->mask, *any;
  bool uniform = cgi_c_is_uniform(e, cg_op_operand(op, CG_SCF_IF_CONDITION));
  for (unsigned i = 0; i < cg_op_num_results(op); i++)
    if (cgi_c_is_used(e, cg_op_result(op, i)) && !cgi_c_declare(e, cg_op_result(op, i), NULL)) return false;
  for (unsigned r = 0; r < cg_op_num_regions(op); r++) {
    cg_block block = cgi_c_block_of(op, r);
    if (!block) continue;
    const char *holds = r ? cgi_c_format(e, "!(%s)", condition) : condition;
    if (!uniform) {
      e->mask = cgi_c_new_mask(e, outer, holds, &any);
      holds = any;
    }
    cgi_c_open_if(e, holds);
    if (!cgi_c_emit_split(e, block)) return false;
    cgi_c_close(e);
    e->mask = outer;
  }
  return e->result == CG_OK;
}

static bool cgi_c_split_init(cgi_c_emitter *e, cg_op op, cg_block block, unsigned skip, unsigned first) {
  bool open = false;
  for (unsigned i = skip; i < cg_block_num_args(block); i++) {
    cg_value argument = cg_block_arg(block, i);
    if (!cgi_c_slot(e, argument) || !cgi_c_slot(e, argument)->text) continue; // nothing reads it
    const char *to = cgi_c_ref(e, argument), *from = cgi_c_operand(e, op, first + i - skip);
    if (strcmp(to, from) == 0) continue;
    if (!open) cgi_c_open_invocations(e, e->mask);
    open = true;
    cgi_c_line(e);
    cgi_c_say(&e->body, "%s = %s;\n", to, from);
  }
  if (open) cgi_c_close(e);
  return e->result == CG_OK;
}

static bool cgi_c_split_for(cgi_c_emitter *e, cg_op op) {
  cg_block body = cgi_c_block_of(op, 0);
  cg_value iv = cg_block_arg(body, 0);
  cgi_c_type t = cgi_c_value_type(e, iv);
  const char *outer = e->mask, *any;
  cgi_c_panel *panel = cgi_c_panel_of(e, op);
  if (!cgi_c_declare_carried(e, op, body, 1, true, NULL) || !cgi_c_split_init(e, op, body, 1, CG_SCF_FOR_INIT_ARGS)) return false;
  if (panel) return cgi_c_emit_panel_for(e, panel);
  if (cgi_c_is_uniform(e, iv)) {
    cgi_c_open_for(e, op);
    if (!cgi_c_emit_split(e, body)) return false;
    cgi_c_close(e);
    return e->result == CG_OK;
  }
  if (!cgi_c_declare(e, iv, NULL)) return false;
  cgi_c_open_invocations(e, outer);
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s = %s;\n", cgi_c_ref(e, iv), cgi_c_operand(e, op, CG_SCF_FOR_LOWER_BOUND));
  cgi_c_close(e);
  cgi_c_line(e);
  cgi_c_say(&e->body, "for (;;) {\n");
  e->indent++;
  e->mask = cgi_c_new_mask(e, outer, cgi_c_less(e, t, cgi_c_ref(e, iv), cgi_c_operand(e, op, CG_SCF_FOR_UPPER_BOUND)), &any);
  cgi_c_line(e);
  cgi_c_say(&e->body, "if (!%s) break;\n", any);
  if (!cgi_c_emit_split(e, body)) return false;
  cgi_c_open_invocations(e, e->mask);
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s += %s;\n", cgi_c_ref(e, iv), cgi_c_operand(e, op, CG_SCF_FOR_STEP));
  cgi_c_close(e);
  cgi_c_close(e);
  e->mask = outer;
  return e->result == CG_OK;
}

// The mask loses those that have left; what they carried stays.
static bool cgi_c_split_while(cgi_c_emitter *e, cg_op op) {
  cg_block before = cgi_c_block_of(op, CG_SCF_WHILE_BEFORE), after = cgi_c_block_of(op, CG_SCF_WHILE_AFTER);
  const char *outer = e->mask, *any, *running, *more;
  if (!cgi_c_declare_carried(e, op, before, 0, false, NULL) || !cgi_c_declare_carried(e, op, after, 0, true, NULL) ||
      !cgi_c_split_init(e, op, before, 0, 0))
    return false;
  running = e->mask = cgi_c_new_mask(e, outer, "true", &any);
  cgi_c_line(e);
  cgi_c_say(&e->body, "while (%s) {\n", any);
  e->indent++;
  more = cgi_c_format(e, "v%u", e->next_name++);
  cgi_c_say(&e->arrays, "  bool %s[%u];\n", more, e->invocations);
  e->more = more;
  if (!cgi_c_emit_split(e, before)) return false;
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s = false;\n", any);
  cgi_c_open_invocations(e, NULL);
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s[l] = %s[l] && %s[l];\n", running, running, more);
  cgi_c_line(e);
  cgi_c_say(&e->body, "if (%s[l]) %s = true;\n", running, any);
  cgi_c_close(e);
  cgi_c_line(e);
  cgi_c_say(&e->body, "if (!%s) break;\n", any);
  if (!cgi_c_emit_split(e, after)) return false;
  cgi_c_close(e);
  e->mask = outer;
  return e->result == CG_OK;
}

static bool cgi_c_emit_meeting(cgi_c_emitter *e, cg_op op) {
  e->op = op;
  if (e->depth >= CGI_C_MAX_DEPTH) return cgi_c_fail(e, "[nesting] is nested too deeply");
  e->depth++;
  bool ok = true;
  switch (cg_op_get_kind(op)) {
  case CG_GPU_BARRIER: break;
  case CG_SCF_FOR: ok = cgi_c_split_for(e, op); break;
  case CG_SCF_IF: ok = cgi_c_split_if(e, op); break;
  case CG_SCF_WHILE: ok = cgi_c_split_while(e, op); break;
  default: ok = cgi_c_emit_exchange(e, op); break;
  }
  e->depth--;
  return ok;
}

static bool cgi_c_stands_outside(cgi_c_emitter *e, cg_op op) { // of the loop over the invocations
  cg_op_kind kind = cg_op_get_kind(op);
  if (!cgi_c_is_needed(e, op) || kind == CG_MEMREF_ALLOC || kind == CG_MEMREF_ALLOCA || kind == CG_MEMREF_CAST || kind == CG_MEMREF_DEALLOC ||
      kind == CG_MEMREF_ASSUME_ALIGNMENT)
    return true;
  return cg_op_num_results(op) && cgi_c_is_uniform(e, cg_op_result(op, 0));
}

static void cgi_c_emit_end(cgi_c_emitter *e, cg_op terminator) {
  bool condition = cg_op_get_kind(terminator) == CG_SCF_CONDITION;
  cgi_c_emit_carried(e, terminator, condition ? 1 : 0);
  if (!condition) return;
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s[l] = %s;\n", e->more, cgi_c_operand(e, terminator, CG_SCF_CONDITION_CONDITION));
}

CGI_C_DEF bool cgi_c_emit_split(cgi_c_emitter *e, cg_block block) {
  const char *more = e->more;
  for (cg_op op = cg_block_first(block), end; op; op = end) {
    if (cgi_c_meets(e, op)) {
      if (!cgi_c_emit_meeting(e, op)) return false;
      e->more = more;
      end = cg_op_next(op);
      continue;
    }
    bool inside = false;
    for (end = op; end && !cgi_c_meets(e, end); end = cg_op_next(end)) {
      bool last = end == cg_block_last(block);
      if (last || !cgi_c_stands_outside(e, end))
        inside = inside || !last || cg_op_num_operands(end) > 0;
      else if (!cgi_c_emit_op(e, end))
        return false;
    }
    if (!inside) continue;
    size_t before = e->body.len;
    cgi_c_open_invocations(e, e->mask);
    size_t opened = e->body.len;
    for (cg_op at = op; at != end; at = cg_op_next(at)) {
      if (at == cg_block_last(block))
        cgi_c_emit_end(e, at);
      else if (!cgi_c_stands_outside(e, at) && !cgi_c_emit_op(e, at))
        return false;
    }
    bool empty = e->body.len == opened; // what it carries is where it was
    cgi_c_close(e);
    if (empty) e->body.len = before;
  }
  return e->result == CG_OK;
}
