// Targets in the IR: the attributes that name them, facts registered at run time, and whose target an operation has.
#include "target/target.h"

typedef struct cgi_registered_target { // of ctx->targets, newest first
  cg_target facts;
  struct cgi_registered_target *next;
} cgi_registered_target;

CGI_DEF unsigned cgi_edit_distance(cg_str a, cg_str b) {
  enum { MOST = 32 };
  unsigned row[MOST + 1];
  if (a.len > MOST || b.len > MOST) return MOST;
  for (unsigned j = 0; j <= b.len; j++) row[j] = j;
  for (unsigned i = 1; i <= a.len; i++) {
    unsigned diagonal = row[0];
    row[0] = i;
    for (unsigned j = 1; j <= b.len; j++) {
      unsigned change = diagonal + (a.data[i - 1] != b.data[j - 1]);
      diagonal = row[j];
      unsigned best = row[j] < row[j - 1] ? row[j] + 1 : row[j - 1] + 1;
      row[j] = best < change ? best : change;
    }
  }
  return row[b.len];
}

CGI_DEF const char *cgi_target_nearest(cg_str name) {
  const char *best = NULL;
  unsigned best_distance = 4;
  for (size_t i = 0; cg_target_at(i); i++) {
    unsigned d = cgi_edit_distance(name, cgi_s(cg_target_at(i)->name));
    if (d < best_distance) {
      best_distance = d;
      best = cg_target_at(i)->name;
    }
  }
  return best;
}

CGI_DEF bool cgi_target_is(cg_str name, const char *known) {
  static const char unknown[] = "-unknown-";
  size_t n = strlen(known), m = sizeof unknown - 1;
  return cgi_str_is(name, known) || (name.len > n + m && memcmp(name.data, known, n) == 0 && memcmp(name.data + n, unknown, m) == 0);
}

CGI_DEF const cg_target *cgi_target_lookup(cg_context *ctx, cg_str name) {
  for (const cgi_registered_target *t = (const cgi_registered_target *)ctx->targets; t; t = t->next)
    if (cgi_str_is(name, t->facts.name)) return &t->facts;
  for (size_t i = 0; cg_target_at(i); i++)
    if (cgi_target_is(name, cg_target_at(i)->name)) return cg_target_at(i);
  return NULL;
}

CGI_DEF const cg_target *cgi_target_register(cg_context *ctx, const cg_target *facts) {
  cgi_registered_target *t = CGI_NEW(ctx, cgi_registered_target);
  t->facts = *facts;
  t->facts.name = cgi_intern(ctx, cgi_s(facts->name ? facts->name : "device")).data;
  t->facts.summary = cgi_strdup(ctx, cgi_s(facts->summary)).data;
  if (!facts->matrices) t->facts.num_matrices = 0;
  if (t->facts.num_matrices) t->facts.matrices = (const cg_matrix *)cgi_copy(ctx, facts->matrices, facts->num_matrices * sizeof *facts->matrices);
  t->next = (cgi_registered_target *)ctx->targets;
  ctx->targets = t;
  return &t->facts;
}

static const struct {
  const char *names[CGI_FORMAT_NAMES];
  bool common;     // what is written for it by hand is in the form that every backend takes
  bool standalone; // its backend needs nothing beside this library
} cgi_target_formats[] = {{{"spirv", "SPIR-V", "vulkan-spirv", "vulkan-spirv-fb", "vulkan"}, true, true},
                          {{"ptx", "PTX", "cuda", "cuda-nvptx-fb", "cuda"}, false, false},
                          {{"other", "another format", "other", "other", "other"}, false, true},
                          {{"c", "C", "c", "c", "local"}, false, true}};

CGI_DEF const char *cgi_target_format_name(cg_target_format format, cgi_format_name of) { return cgi_target_formats[format].names[of]; }

CGI_DEF bool cgi_target_format_has_backend(cg_target_format format, uint32_t formats) {
  return cgi_target_formats[format].common || (formats ? (formats >> format & 1) != 0 : cgi_target_formats[format].standalone);
}

CGI_DEF cg_attr cgi_target_attr(cg_context *ctx, const cg_target *target) {
  cg_named_attr entry = cgi_named(ctx, "target", cgi_attr_strz(ctx, target->name));
  cg_named_attr params[3];
  memset(params, 0, sizeof params);
  params[0].value = cgi_attr_strz(ctx, cgi_target_format_name(target->format, CGI_FORMAT_BACKEND));
  params[1].value = cgi_attr_strz(ctx, cgi_target_format_name(target->format, CGI_FORMAT_OF_BACKEND));
  params[2].value = cgi_attr_dict(ctx, 1, &entry);
  cg_str none = cgi_s("");
  for (int i = 0; i < 3; i++) params[i].name = none;
  return cgi_attr_dialect(ctx, cgi_s("hal.executable.target"), none, 3, params);
}

CGI_DEF cg_attr cgi_target_device_attr(cg_context *ctx, const cg_target *target) {
  cg_attr exe = cgi_target_attr(ctx, target);
  cg_named_attr params[2];
  params[0].name = params[1].name = cgi_s("");
  params[0].value = cgi_attr_strz(ctx, cgi_target_format_name(target->format, CGI_FORMAT_DEVICE));
  params[1].value = cgi_attr_array(ctx, 1, &exe);
  return cgi_attr_dialect(ctx, cgi_s("hal.device.target"), cgi_s(""), 2, params);
}

// The backend string of an #hal.executable.target (or of the older form, where the string is the target).
static cg_str cgi_target_backend(cg_attr a) {
  if (a->kind == CG_ATTR_STRING) return cg_attr_str(a);
  if (a->kind == CG_ATTR_DIALECT && cg_attr_len(a) > 0 && cg_attr_at(a, 0)->kind == CG_ATTR_STRING) return cg_attr_str(cg_attr_at(a, 0));
  return cgi_s("");
}

// A string entry of its configuration dictionary, or NULL.
static cg_attr cgi_target_config(cg_attr a, const char *key) {
  for (size_t i = 0; a->kind == CG_ATTR_DIALECT && i < cg_attr_len(a); i++) {
    cg_attr item = cg_attr_at(a, i);
    if (item->kind != CG_ATTR_DICT) continue;
    cg_attr v = cg_attr_get(item, key);
    if (v && v->kind == CG_ATTR_STRING) return v;
  }
  return NULL;
}

CGI_DEF cg_str cgi_target_attr_name(cg_attr a) {
  cg_attr name = cgi_target_config(a, "target");
  if (!name) name = cgi_target_config(a, "target_arch");
  return name ? cg_attr_str(name) : cgi_target_backend(a);
}

// A Vulkan target without a name of ours (as other compilers write it) means any Vulkan 1.1 device.
CGI_DEF const cg_target *cgi_target_of_attr(cg_attr a) {
  if (!a || (a->kind != CG_ATTR_DIALECT && a->kind != CG_ATTR_STRING)) return NULL;
  cg_context *ctx = a->ctx;
  if (cgi_target_config(a, "target")) return cgi_target_lookup(ctx, cgi_target_attr_name(a));
  cg_attr arch = cgi_target_config(a, "target_arch");
  if (arch) return cgi_target_lookup(ctx, cg_attr_str(arch));
  cg_str backend = cgi_target_backend(a);
  if (cgi_starts_with(backend, "vulkan")) {
    const cg_target *exact = cgi_target_lookup(ctx, backend);
    return exact ? exact : cg_target_find("vulkan1.1");
  }
  return cgi_target_lookup(ctx, backend);
}

static void cgi_target_collect(cg_context *ctx, cg_attr a, cg_attr **out, int depth) {
  if (!a || depth > 4) return;
  if (a->kind == CG_ATTR_DIALECT && cgi_str_is(cg_attr_str(a), "hal.executable.target")) {
    cgi_push(*out, a);
    return;
  }
  // #hal.device.target<"vulkan", [#hal.executable.target<…>]>, or the older <"cuda", {executable_targets = […]}>
  if (a->kind == CG_ATTR_ARRAY || a->kind == CG_ATTR_DICT || a->kind == CG_ATTR_DIALECT)
    for (size_t i = 0; i < cg_attr_len(a); i++) cgi_target_collect(ctx, cg_attr_at(a, i), out, depth + 1);
}

CGI_DEF cg_attr *cgi_module_targets(cg_op module) {
  cg_attr *out = NULL;
  cgi_target_collect(module->ctx, cg_op_attr(module, "hal.device.targets"), &out, 0);
  return out;
}

CGI_DEF bool cgi_target_fits(const cg_target *t, cg_op op, int64_t bytes) {
  return !t || bytes <= (int64_t)t->max_shared_memory ||
         cgi_op_unsupported(op, "[limit-shared-memory] needs %l bytes of workgroup memory; the target has %u", bytes, t->max_shared_memory);
}

CGI_DEF const cg_target *cgi_target_of(cg_op op) {
  cg_context *ctx = op->ctx;
  for (cg_op p = op; p; p = cg_op_parent(p)) {
    if (p->def->kind == CG_HAL_EXECUTABLE_VARIANT && cg_op_attr(p, "target")) return cgi_target_of_attr(cg_op_attr(p, "target"));
    if (p->def->kind != CG_BUILTIN_MODULE || !cg_op_attr(p, "hal.device.targets")) continue;
    cg_attr *targets = cgi_module_targets(p);
    const cg_target *t = cgi_len(targets) == 1 ? cgi_target_of_attr(targets[0]) : NULL;
    cgi_arr_free(ctx, targets);
    return t;
  }
  return NULL;
}

CGI_DEF bool cgi_target_takes_subgroups(const cg_target *target, int64_t subgroups) {
  return !target->max_workgroup_subgroups || subgroups <= (int64_t)target->max_workgroup_subgroups;
}

#ifndef CODEGEN_NO_WARPGROUPS
CGI_DEF int64_t cgi_target_warpgroup(const cg_target *target) {
  for (uint32_t i = 0; i < target->num_matrices; i++)
    if (target->matrices[i].scope == CG_MATRIX_WARPGROUP) return 4 * (int64_t)target->subgroup_size;
  return 0;
}
#endif

CGI_DEF const cg_target **cgi_targets_around(cg_op op) {
  cg_context *ctx = op->ctx;
  const cg_target **out = NULL;
  for (cg_op p = op; p; p = cg_op_parent(p)) {
    if (p->def->kind != CG_BUILTIN_MODULE) continue;
    cg_attr *targets = cgi_module_targets(p);
    for (size_t i = 0; i < cgi_len(targets); i++) cgi_push(out, cgi_target_of_attr(targets[i]));
    cgi_arr_free(ctx, targets);
  }
  return out;
}

CGI_DEF bool cgi_targets_have(cg_op op, uint64_t feature) {
  cg_context *ctx = op->ctx;
  const cg_target **targets = cgi_targets_around(op);
  bool have = cgi_len(targets) > 0;
  for (size_t i = 0; i < cgi_len(targets); i++) have = have && targets[i] && (targets[i]->features & feature);
  cgi_arr_free(ctx, targets);
  return have;
}

CGI_DEF uint32_t cgi_target_max_storage_buffers(cg_op op) {
  cg_context *ctx = op->ctx;
  const cg_target *one = cgi_target_of(op);
  if (one) return one->max_storage_buffers;
  uint32_t least = CGI_TARGET_BUFFERS;
  const cg_target **targets = cgi_targets_around(op);
  for (size_t i = 0; i < cgi_len(targets); i++)
    if (targets[i] && targets[i]->max_storage_buffers < least) least = targets[i]->max_storage_buffers;
  cgi_arr_free(ctx, targets);
  return least;
}

CGI_DEF uint32_t cgi_target_max_offset_alignment(cg_op op, uint32_t least) {
  cg_context *ctx = op->ctx;
  const cg_target *one = cgi_target_of(op);
  uint32_t most = one && one->min_storage_offset_alignment > least ? one->min_storage_offset_alignment : least;
  const cg_target **targets = one ? NULL : cgi_targets_around(op);
  for (size_t i = 0; i < cgi_len(targets); i++)
    if (targets[i] && targets[i]->min_storage_offset_alignment > most) most = targets[i]->min_storage_offset_alignment;
  cgi_arr_free(ctx, targets);
  return most;
}

CGI_DEF uint32_t cgi_target_trusted(const cg_target *target) { return target ? target->trusted : 0; }
