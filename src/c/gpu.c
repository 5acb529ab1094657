// Ids, sizes, and what invocations exchange. The invocations of a workgroup are numbered l; a subgroup is so many in a row.
#include "c/emit.h"

// x, y, z: 0, 1, 2; written as #gpu<dim x>, or as an integer by hal.interface.workgroup.*
static bool cgi_c_dimension(cgi_c_emitter *e, cg_op op, uint32_t *out) {
  cg_attr a = cg_op_attr(op, "dimension");
  if (!a) return cgi_c_invalid(e, "has no dimension");
  *out = cg_attr_get_kind(a) == CG_ATTR_INT ? (uint32_t)cg_attr_int(a) : cgi_c_has_word(a, "x") ? 0u : cgi_c_has_word(a, "y") ? 1u : 2u;
  return *out < 3 ? true : cgi_c_invalid(e, "has a dimension beyond z");
}

static const char *cgi_c_thread(cgi_c_emitter *e, uint32_t d) {
  const uint32_t *size = e->workgroup_size;
  uint32_t below = d == 0 ? 1 : d == 1 ? size[0] : size[0] * size[1];
  if (size[d] == 1) return "0";
  const char *text = below == 1 ? "l" : cgi_c_format(e, "l / %u", below);
  return below * size[d] == e->invocations ? text : cgi_c_format(e, "%s %% %u", text, size[d]);
}

static const char *cgi_c_group(cgi_c_emitter *e, uint32_t d) {
  static const char *const names[] = {"(cgk_index)gx", "(cgk_index)gy", "(cgk_index)gz"};
  e->used |= (uint32_t)CGI_C_USES_ID << d;
  return names[d];
}

// Of a number that is an index or a word.
static bool cgi_c_emit_id(cgi_c_emitter *e, cg_op op, const char *text) {
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0));
  if (t.lanes != 1 || t.width != 32 || (t.base != CGI_C_INDEX && t.base != CGI_C_INT)) return cgi_c_fail(e, "gives a type that is not 32 bits wide");
  if (cgi_c_define(e, cg_op_result(op, 0))) cgi_c_say(&e->body, t.base == CGI_C_INT ? "(uint32_t)(%s);\n" : "%s;\n", text);
  return e->result == CG_OK;
}

static bool cgi_c_emit_place(cgi_c_emitter *e, cg_op op, cg_op_kind kind) {
  uint32_t d = 0;
  if (!cgi_c_dimension(e, op, &d)) return false;
  switch (kind) {
  case CG_GPU_THREAD_ID: return cgi_c_emit_id(e, op, cgi_c_thread(e, d));
  case CG_GPU_GLOBAL_ID: {
    const char *group = cgi_c_group(e, d), *thread = cgi_c_thread(e, d);
    return cgi_c_emit_id(e, op, strcmp(thread, "0") == 0 ? group : cgi_c_format(e, "%s * %u + %s", group, e->workgroup_size[d], thread));
  }
  case CG_GPU_BLOCK_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_SIZE: return cgi_c_emit_id(e, op, cgi_c_format(e, "%u", e->workgroup_size[d]));
  case CG_GPU_GRID_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_COUNT: e->used |= CGI_C_USES_COUNT; return cgi_c_emit_id(e, op, cgi_c_format(e, "(cgk_index)n[%u]", d));
  default: return cgi_c_emit_id(e, op, cgi_c_group(e, d));
  }
}

static bool cgi_c_emit_subgroup_place(cgi_c_emitter *e, cg_op op, cg_op_kind kind) {
  uint32_t size = e->subgroup;
  bool one = e->invocations == 1;
  switch (kind) {
  case CG_GPU_SUBGROUP_ID: return cgi_c_emit_id(e, op, one ? "0" : cgi_c_format(e, "l / %u", size));
  case CG_GPU_LANE_ID: return cgi_c_emit_id(e, op, one ? "0" : cgi_c_format(e, "l %% %u", size));
  case CG_GPU_NUM_SUBGROUPS: return cgi_c_emit_id(e, op, cgi_c_format(e, "%u", (e->invocations + size - 1) / size));
  default: return cgi_c_emit_id(e, op, cgi_c_format(e, "%u", size));
  }
}

// A subgroup of one invocation: it reads itself.
static bool cgi_c_emit_alone(cgi_c_emitter *e, cg_op op) {
  cg_value result = cg_op_result(op, 0);
  if (cgi_c_define(e, result)) cgi_c_say(&e->body, "%s;\n", cgi_c_operand(e, op, CG_GPU_SHUFFLE_VALUE));
  if (cg_op_num_results(op) < 2 || !cgi_c_define(e, cg_op_result(op, CG_GPU_SHUFFLE_VALID))) return e->result == CG_OK;
  cg_attr mode = cg_op_attr(op, "mode");
  bool relative = mode && (cgi_c_has_word(mode, "up") || cgi_c_has_word(mode, "down"));
  cgi_c_say(&e->body, relative ? "%s == 0;\n" : "true;\n", relative ? cgi_c_operand(e, op, CG_GPU_SHUFFLE_OFFSET) : "");
  return e->result == CG_OK;
}

// ---- between invocations: each has left its operands in the arrays of their values -------------------------------------------------------
static const char *cgi_c_array_of(cgi_c_emitter *e, cg_value v, const char *at) {
  const char *text = cgi_c_ref(e, v);
  size_t n = strlen(text);
  if (n < 3 || strcmp(text + n - 3, "[l]") != 0) return text; // the same for all
  char *name = (char *)cg_alloc(e->ctx, n - 2);
  if (!name) {
    e->result = CG_OUT_OF_MEMORY;
    return text;
  }
  memcpy(name, text, n - 3);
  return cgi_c_format(e, "%s[%s]", name, at);
}

static bool cgi_c_exchange_shuffle(cgi_c_emitter *e, cg_op op) {
  cg_attr mode = cg_op_attr(op, "mode");
  uint32_t size = e->subgroup;
  if (!mode) return cgi_c_invalid(e, "has no mode");
  bool up = cgi_c_has_word(mode, "up"), down = cgi_c_has_word(mode, "down"), exclusive = cgi_c_has_word(mode, "xor");
  const char *offset = cgi_c_operand(e, op, CG_GPU_SHUFFLE_OFFSET), *lane = cgi_c_format(e, "l %% %u", size), *from, *at, *valid;
  cgi_c_open_invocations(e, e->mask);
  from = cgi_c_format(e, "v%u", e->next_name++);
  at = cgi_c_format(e, "v%u", e->next_name++);
  cgi_c_line(e); // the lane that is read; beyond the subgroup: its own
  const char *sign = up ? "-" : down ? "+" : exclusive ? "^" : NULL;
  cgi_c_say(&e->body, "uint32_t %s = ", from);
  if (sign)
    cgi_c_say(&e->body, "(uint32_t)(%s) %s (uint32_t)%s;\n", lane, sign, offset);
  else
    cgi_c_say(&e->body, "(uint32_t)%s;\n", offset);
  cgi_c_line(e);
  cgi_c_say(&e->body, "cgk_index %s = %s < %u && l - %s + (cgk_index)%s < %u ? l - %s + (cgk_index)%s : l;\n", at, from, size, lane, from,
            e->invocations, lane, from);
  const char *value = cgi_c_array_of(e, cg_op_operand(op, CG_GPU_SHUFFLE_VALUE), at);
  if (!strstr(value, at) || !cg_value_has_uses(cg_op_result(op, 0))) {
    cgi_c_line(e);
    cgi_c_say(&e->body, "(void)%s;\n", at);
  }
  if (cgi_c_define(e, cg_op_result(op, 0))) cgi_c_say(&e->body, "%s;\n", value);
  valid = up || down ? cgi_c_format(e, "%s < %u", from, size) : "true";
  if (cg_op_num_results(op) > 1 && cgi_c_define(e, cg_op_result(op, CG_GPU_SHUFFLE_VALID))) cgi_c_say(&e->body, "%s;\n", valid);
  cgi_c_close(e);
  return e->result == CG_OK;
}

static bool cgi_c_exchange_reduce(cgi_c_emitter *e, cg_op op) {
  cg_value operand = cg_op_operand(op, CG_GPU_SUBGROUP_REDUCE_VALUE), result = cg_op_result(op, 0);
  cgi_c_type t = cgi_c_value_type(e, result);
  uint32_t size = e->subgroup;
  const char *type = cgi_c_type_name(e, t), *first = cgi_c_format(e, "v%u", e->next_name++), *sum = cgi_c_format(e, "v%u", e->next_name++),
             *any = cgi_c_format(e, "v%u", e->next_name++), *end = cgi_c_format(e, "v%u", e->next_name++);
  cgi_c_line(e);
  cgi_c_say(&e->body, "for (cgk_index %s = 0; %s < %u; %s += %u) {\n", first, first, e->invocations, first, size);
  e->indent++;
  cgi_c_line(e);
  cgi_c_say(&e->body, "cgk_index %s = %s + %u < %u ? %s + %u : %u;\n", end, first, size, e->invocations, first, size, e->invocations);
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s %s = %s;\n", type, sum, cgi_c_array_of(e, operand, first));
  cgi_c_line(e);
  cgi_c_say(&e->body, "bool %s = false;\n", any);
  const char *here = cgi_c_ref(e, operand), *step = cgi_c_reduce(e, t, sum, here, cg_op_attr(op, "op"));
  if (!step) return false;
  cgi_c_line(e);
  cgi_c_say(&e->body, "for (cgk_index l = %s; l < %s; l++) {\n", first, end);
  e->indent++;
  if (e->mask) {
    cgi_c_line(e);
    cgi_c_say(&e->body, "if (!%s[l]) continue;\n", e->mask);
  }
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s = %s ? %s : %s;\n", sum, any, strchr(step, '?') ? cgi_c_format(e, "(%s)", step) : step, here);
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s = true;\n", any);
  cgi_c_close(e);
  cgi_c_line(e);
  cgi_c_say(&e->body, "for (cgk_index l = %s; l < %s; l++) {\n", first, end);
  e->indent++;
  if (e->mask) {
    cgi_c_line(e);
    cgi_c_say(&e->body, "if (!%s[l]) continue;\n", e->mask);
  }
  if (cgi_c_define(e, result)) cgi_c_say(&e->body, "%s;\n", sum);
  cgi_c_close(e);
  cgi_c_close(e);
  return e->result == CG_OK;
}

CGI_C_DEF bool cgi_c_emit_exchange(cgi_c_emitter *e, cg_op op) {
  return cg_op_get_kind(op) == CG_GPU_SHUFFLE ? cgi_c_exchange_shuffle(e, op) : cgi_c_exchange_reduce(e, op);
}

CGI_C_DEF bool cgi_c_emit_gpu(cgi_c_emitter *e, cg_op op, bool *handled) {
  cg_op_kind kind = cg_op_get_kind(op);
  *handled = true;
  switch (kind) {
  case CG_GPU_BLOCK_ID:
  case CG_HAL_INTERFACE_WORKGROUP_ID:
  case CG_GPU_GRID_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_COUNT:
  case CG_GPU_BLOCK_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_SIZE:
  case CG_GPU_THREAD_ID:
  case CG_GPU_GLOBAL_ID: return cgi_c_emit_place(e, op, kind);
  case CG_GPU_SUBGROUP_ID:
  case CG_GPU_LANE_ID:
  case CG_GPU_NUM_SUBGROUPS:
  case CG_GPU_SUBGROUP_SIZE: return cgi_c_emit_subgroup_place(e, op, kind);
  case CG_GPU_BARRIER: return true; // where it splits nothing
  case CG_GPU_SUBGROUP_REDUCE:
  case CG_GPU_SHUFFLE: return cgi_c_emit_alone(e, op);
  default: *handled = false; return true;
  }
}
