// The C backend: kernels in the emission form become C functions of one workgroup.
#include "c/emit.h"

// ---- failures -------------------------------------------------------------------------------------------------------------------------
static void cgi_c_report(cgi_c_emitter *e, cg_result result, const char *message) {
  if (e->result != CG_OK) return; // the first is the cause
  e->result = result;
  cg_backend_report(e->target, e->op, result, message, NULL);
}

CGI_C_DEF bool cgi_c_fail(cgi_c_emitter *e, const char *message) {
  cgi_c_report(e, CG_UNSUPPORTED, message);
  return false;
}

CGI_C_DEF bool cgi_c_invalid(cgi_c_emitter *e, const char *message) {
  cgi_c_report(e, CG_INVALID_INPUT, message);
  return false;
}

static bool cgi_c_word_char(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; }

static bool cgi_c_text_has_word(cg_str text, const char *word) {
  size_t n = strlen(word);
  for (size_t i = 0; i + n <= text.len; i++) {
    bool starts = i == 0 || !cgi_c_word_char(text.data[i - 1]), ends = i + n == text.len || !cgi_c_word_char(text.data[i + n]);
    if (starts && ends && memcmp(text.data + i, word, n) == 0) return true;
  }
  return false;
}

CGI_C_DEF bool cgi_c_has_word(cg_attr attr, const char *word) {
  switch (cg_attr_get_kind(attr)) {
  case CG_ATTR_STRING: return cgi_c_text_has_word(cg_attr_str(attr), word);
  case CG_ATTR_DIALECT: {
    if (cgi_c_text_has_word(cg_attr_raw_text(attr), word)) return true;
    for (size_t i = 0; i < cg_attr_len(attr); i++) {
      cg_attr p = cg_attr_at(attr, i);
      if (p && (cg_attr_get_kind(p) == CG_ATTR_STRING || cg_attr_get_kind(p) == CG_ATTR_DIALECT) && p != attr &&
          cgi_c_text_has_word(cg_attr_str(p), word))
        return true;
    }
    return false;
  }
  default: return false;
  }
}

CGI_C_DEF cg_block cgi_c_block_of(cg_op op, unsigned i) { return i < cg_op_num_regions(op) ? cg_region_first(cg_op_region(op, i)) : NULL; }

// ---- ops ------------------------------------------------------------------------------------------------------------------------------
CGI_C_DEF bool cgi_c_emit_op(cgi_c_emitter *e, cg_op op) {
  bool handled = false;
  e->op = op;
  if (!cgi_c_is_needed(e, op)) return true;
  if (cgi_c_recalls(e, op)) return cgi_c_emit_recalled(e, op);
  if (cgi_c_reads_panel(e, op)) return cgi_c_emit_panel_read(e, op);
  if (!cgi_c_emit_arith(e, op, &handled)) return false;
  if (!handled && !cgi_c_emit_memory(e, op, &handled)) return false;
  if (!handled && !cgi_c_emit_control(e, op, &handled)) return false;
  if (!handled && !cgi_c_emit_gpu(e, op, &handled)) return false;
  if (!handled && !cgi_c_emit_vector(e, op, &handled)) return false;
  return handled ? cgi_c_write_row(e, op) && e->result == CG_OK : cgi_c_fail(e, "is not part of the form that C is emitted from");
}

// Loads stand in front of what reads them first, so that fewer values live at once: compilers keep the order they are given. So do selections of what
// is loaded, or nothing.
CGI_C_DEF bool cgi_c_is_load(cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  return kind == CG_MEMREF_LOAD || kind == CG_VECTOR_LOAD;
}

static bool cgi_c_selects_load(cg_op op) {
  cg_op from = cg_op_get_kind(op) == CG_ARITH_SELECT ? cg_value_op(cg_op_operand(op, CG_ARITH_SELECT_TRUE_VALUE)) : NULL;
  return from && cgi_c_is_load(from) && cg_op_block(from) == cg_op_block(op);
}

static bool cgi_c_postpone(cgi_c_emitter *e, cg_op op) {
  cgi_c_value *slot = cgi_c_slot(e, cg_op_result(op, 0));
  if (e->num_late == e->late_capacity) {
    size_t more = e->late_capacity ? 2 * e->late_capacity : 64;
    cg_op *grown = (cg_op *)cg_realloc(e->ctx, e->late, e->late_capacity * sizeof *grown, more * sizeof *grown);
    if (!grown) e->result = CG_OUT_OF_MEMORY;
    if (!grown) return false;
    e->late = grown;
    e->late_capacity = more;
  }
  if (!slot) return false;
  slot->late = true;
  e->late[e->num_late++] = op;
  return true;
}

static bool cgi_c_write_sources(cgi_c_emitter *e, cg_op op);

static bool cgi_c_write_late(cgi_c_emitter *e, cg_op op) {
  cgi_c_value *slot = cgi_c_slot(e, cg_op_result(op, 0));
  if (!slot || !slot->late) return slot != NULL;
  slot->late = false;
  if (cgi_c_selects_load(op) && !cgi_c_write_sources(e, op)) return false;
  return cgi_c_emit_op(e, op);
}

static bool cgi_c_write_sources(cgi_c_emitter *e, cg_op op) {
  for (unsigned i = 0; i < cgi_c_num_sources(e, op); i++) {
    cg_op from = cg_value_op(cgi_c_source(e, op, i));
    if (from && cg_op_num_results(from) == 1 && !cgi_c_write_late(e, from)) return false;
  }
  return true;
}

static bool cgi_c_write_all_late(cgi_c_emitter *e) {
  size_t n = e->num_late;
  e->num_late = 0;
  for (size_t i = 0; i < n; i++)
    if (!cgi_c_write_late(e, e->late[i])) return false;
  return true;
}

// What op needs is there; all loads are where it may change memory, or has others within.
static bool cgi_c_write_needed(cgi_c_emitter *e, cg_op op) {
  bool all = cg_op_num_regions(op) || !cg_op_has_trait(op, CG_TRAIT_PURE) || cg_op_has_trait(op, CG_TRAIT_TERMINATOR);
  return all ? cgi_c_write_all_late(e) : cgi_c_write_sources(e, op);
}

CGI_C_DEF bool cgi_c_emit_block(cgi_c_emitter *e, cg_block block) {
  if (e->depth >= CGI_C_MAX_DEPTH) return cgi_c_fail(e, "[nesting] is nested too deeply");
  if (cg_block_next(block)) return cgi_c_fail(e, "has a region of more than one block");
  cg_op parent = e->op;
  e->depth++;
  for (cg_op op = cg_block_first(block); op && op != cg_block_last(block); op = cg_op_next(op)) {
    bool panel = cgi_c_reads_panel(e, op), load = cgi_c_is_load(op);
    if (!cgi_c_is_needed(e, op)) continue;
    if (panel || load || cgi_c_selects_load(op)) {
      cg_op index =
          load && !panel && cg_op_num_operands(op) > 1 ? cg_value_op(cg_op_operand(op, CG_MEMREF_LOAD_INDICES)) : NULL; // may be a load itself
      if (index && cgi_c_is_load(index) && !cgi_c_write_late(e, index)) return false;
      if (!cgi_c_postpone(e, op)) return false;
      continue;
    }
    if (!cgi_c_write_needed(e, op) || !cgi_c_emit_op(e, op)) return false;
  }
  if (!cgi_c_write_all_late(e)) return false;
  e->depth--;
  e->op = parent;
  return true;
}

// ---- kernels --------------------------------------------------------------------------------------------------------------------------
// The export of a function, and its number among the exports, which is the kernel's.
static bool cgi_c_find_export(cgi_c_emitter *e, cg_str name, uint32_t *number) {
  cg_block block = cgi_c_block_of(e->input->variant, 0);
  *number = 0;
  for (cg_op op = block ? cg_block_first(block) : NULL; op; op = cg_op_next(op)) {
    if (cg_op_get_kind(op) != CG_HAL_EXECUTABLE_EXPORT) continue;
    cg_attr symbol = cg_op_attr(op, "sym_name");
    cg_str s = symbol ? cg_attr_str(symbol) : name;
    e->exported = op;
    if (symbol && s.len == name.len && memcmp(s.data, name.data, s.len) == 0) return true;
    ++*number;
  }
  return cgi_c_invalid(e, "has no export");
}

static bool cgi_c_find_sizes(cgi_c_emitter *e) {
  cg_attr size = cg_op_attr(e->exported, "workgroup_size"), subgroup = cg_op_attr(e->exported, "subgroup_size");
  uint64_t all = 1;
  if (!size || !cg_attr_is_int_list(size)) return cgi_c_invalid(e, "has no workgroup_size on its export");
  for (size_t i = 0; i < 3; i++) {
    int64_t n = i < cg_attr_int_list_len(size) ? cg_attr_int_list_at(size, i) : 1;
    if (n < 1 || n > 65536) return cgi_c_invalid(e, "has a workgroup_size that is not positive, or too large");
    e->workgroup_size[i] = (uint32_t)n;
    all *= (uint64_t)n;
  }
  if (all > 65536) return cgi_c_fail(e, "has a workgroup of more than 65536 invocations");
  e->invocations = (uint32_t)all;
  e->subgroup = subgroup ? (uint32_t)cg_attr_int(subgroup) : e->target->subgroup_size;
  if (!e->subgroup) e->subgroup = 1;
  return true;
}

static int64_t cgi_c_int_of(cg_attr dict, const char *key) {
  cg_attr a = cg_attr_get(dict, key);
  return a ? cg_attr_int(a) : 0;
}

// The kernel's pointers are the export's bindings, with the buffer of the sizes among them.
static void cgi_c_find_bindings(cgi_c_emitter *e) {
  cg_attr constants = cg_op_attr(e->exported, "cg.constants");
  e->bindings = cg_op_attr(e->exported, "cg.bindings");
  e->parameters = constants && cg_attr_int(constants) ? cg_op_attr(e->exported, "cg.parameters") : NULL;
  e->num_bindings = e->bindings ? cg_attr_len(e->bindings) : 0;
  e->parameter_binding = 0;
  if (!e->parameters) return;
  int64_t set = cgi_c_int_of(e->parameters, "set"), binding = cgi_c_int_of(e->parameters, "binding");
  for (; e->parameter_binding < e->num_bindings; e->parameter_binding++) {
    cg_attr item = cg_attr_at(e->bindings, e->parameter_binding);
    int64_t s = cgi_c_int_of(item, "set");
    if (s > set || (s == set && cgi_c_int_of(item, "binding") >= binding)) break;
  }
  e->num_bindings++;
}

static bool cgi_c_reads_only(const cgi_c_emitter *e, size_t i) {
  if (e->parameters && i == e->parameter_binding) return true;
  cg_attr access = cg_attr_get(cg_attr_at(e->bindings, i - (e->parameters && i > e->parameter_binding)), "access");
  return access && cgi_c_has_word(access, "read");
}

// One workgroup, then the workgroups of a range.
static void cgi_c_finish_kernel(cgi_c_emitter *e, cg_str name, uint32_t number) {
  static const char *const ids[] = {"gx", "gy", "gz"};
  cgi_c_text *t = &e->out;
  cgi_c_say(t, "\n");
  cgi_c_add_comment(t, name);
  cgi_c_say(t, "static void cgk_workgroup_%u(", number);
  for (uint32_t i = 0; i < e->num_bindings; i++) cgi_c_say(t, "%sunsigned char *CGK_RESTRICT b%u, ", cgi_c_reads_only(e, i) ? "const " : "", i);
  cgi_c_say(t, "const uint32_t *c, const uint32_t *n, uint32_t gx, uint32_t gy, uint32_t gz) {\n");
  if (e->num_panels) cgi_c_say(t, "  CGK_ALIGNED unsigned char panel[%l];\n", e->panel_bytes);
  cgi_c_add(t, e->arrays.data, e->arrays.len);
  if (!(e->used & CGI_C_USES_CONSTANTS)) cgi_c_say(t, "  (void)c;\n");
  if (!(e->used & CGI_C_USES_COUNT)) cgi_c_say(t, "  (void)n;\n");
  for (uint32_t d = 0; d < 3; d++)
    if (!(e->used & (uint32_t)CGI_C_USES_ID << d)) cgi_c_say(t, "  (void)%s;\n", ids[d]);
  for (uint32_t i = 0; i < e->num_bindings; i++) cgi_c_say(t, "  (void)b%u;\n", i);
  cgi_c_add(t, e->body.data, e->body.len);
  cgi_c_say(t, "}\n\nstatic void cgk_workgroups_%u(void *launch, size_t begin, size_t end) {\n", number);
  cgi_c_say(t, "  const cgk_launch *a = (const cgk_launch *)launch;\n  const uint32_t *n = a->count;\n");
  cgi_c_say(t, "  for (size_t i = begin; i < end; i++)\n    cgk_workgroup_%u(", number);
  for (uint32_t i = 0; i < e->num_bindings; i++) cgi_c_say(t, "a->bindings[%u], ", i);
  cgi_c_say(t, "a->constants, n, (uint32_t)(i %% n[0]), (uint32_t)(i / n[0] %% n[1]), (uint32_t)(i / n[0] / n[1]));\n}\n");
}

static bool cgi_c_emit_function(cgi_c_emitter *e, cg_op function) {
  cg_attr symbol = cg_op_attr(function, "sym_name");
  cg_block body = cgi_c_block_of(function, 0);
  uint32_t number;
  if (!body) return true; // a declaration
  cg_free(e->ctx, e->values, e->value_capacity * sizeof *e->values);
  e->values = NULL;
  e->num_values = e->value_capacity = 0;
  e->function = e->op = function;
  e->next_name = e->next_run = e->run = e->depth = e->used = 0;
  e->num_late = 0;
  e->arrays.len = e->body.len = 0;
  e->indent = 1;
  e->mask = e->more = NULL;
  if (!symbol || cg_block_next(body)) return cgi_c_fail(e, "has no name, or a body of more than one block");
  if (!cgi_c_find_export(e, cg_attr_str(symbol), &number) || !cgi_c_find_sizes(e)) return false;
  cgi_c_find_bindings(e);
  cgi_c_find_panels(e, function);
  cgi_c_find_rows(e, function);
  cgi_c_mark(e, body);
  e->split = cgi_c_meets(e, function);
  if (e->split) {
    cgi_c_number(e, body);
    if (!cgi_c_emit_split(e, body)) return false;
  } else {
    if (e->invocations > 1) cgi_c_open_invocations(e, NULL);
    if (!cgi_c_emit_block(e, body)) return false;
    if (e->invocations > 1) cgi_c_close(e);
  }
  cgi_c_finish_kernel(e, cg_attr_str(symbol), number);
  return e->result == CG_OK;
}

static cg_result cgi_c_emit(const cg_backend *self, const cg_emit_input *input, cg_emit_output *output) {
  cgi_c_emitter e;
  cgi_c_text all;
  cg_block block = cgi_c_block_of(input->module, 0);
  bool ok = true;
  (void)self;
  memset(&e, 0, sizeof e);
  e.input = input;
  e.ctx = input->ctx;
  e.target = input->target;
  e.op = input->module;
  cgi_c_begin(&e.helpers, e.ctx);
  cgi_c_begin(&e.out, e.ctx);
  cgi_c_begin(&e.arrays, e.ctx);
  cgi_c_begin(&e.body, e.ctx);
  cgi_c_begin(&all, e.ctx);
  for (cg_op op = block ? cg_block_first(block) : NULL; op && ok; op = cg_op_next(op))
    if (cg_op_get_kind(op) == CG_FUNC_FUNC) ok = cgi_c_emit_function(&e, op);
  if (ok) {
    cgi_c_say(&all, "%s\n", cgi_c_prelude());
    cgi_c_add(&all, e.helpers.data, e.helpers.len);
    cgi_c_add(&all, e.out.data, e.out.len);
  }
  if ((e.helpers.failed || e.out.failed || e.arrays.failed || e.body.failed || all.failed) && e.result == CG_OK) e.result = CG_OUT_OF_MEMORY;
  cgi_c_release(&e.helpers);
  cgi_c_release(&e.out);
  cgi_c_release(&e.arrays);
  cgi_c_release(&e.body);
  cg_free(e.ctx, e.values, e.value_capacity * sizeof *e.values);
  cg_free(e.ctx, e.late, e.late_capacity * sizeof *e.late);
  cgi_c_release_panels(&e);
  cg_free(e.ctx, e.known, e.known_capacity * sizeof *e.known);
  if (e.result == CG_OK)
    output->text = cgi_c_view(&all);
  else
    cgi_c_release(&all);
  return e.result;
}

CODEGEN_API const cg_backend *cg_c_backend(void) {
  static const cg_backend backend = {"c", CG_FORMAT_C, cgi_c_emit, NULL, NULL, NULL, 0, NULL, 0, NULL, 0};
  return &backend;
}
