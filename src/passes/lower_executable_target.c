// lower-executable-target: each kernel goes down to the emission form by the pipeline that its translation_info names. A pipeline that refuses the
// kernel, or makes more of it than the instruction limit (ops, constants aside), is undone; where it is too long it is tried with smaller tiles, then
// with still smaller ones; then the next plainer one is tried, and a remark says so. The plainest one, SimpleDistribute, has no limit, and what it
// refuses is an error.
//
//   func.func @k() attributes {translation_info = #iree_codegen.translation_info<pipeline = Vectorize …>}    →    the same after Vectorize's passes
//
// A kernel whose pipeline is None carries its own pass list: `pass_pipeline = "tile-workgroups,…"`. One without translation_info
// goes down by SimpleDistribute.
//
// Requires: select-configuration. Preserves: the interface of every kernel.
#include "passes/pass_table.h"
#include "passes/pipelines.h"
#include "target/configuration.h"

#define CGI_LOWER_TARGET_INSTRUCTIONS 2000
#define CGI_LOWER_TARGET_SHRINKS 2 // of a pipeline's tiles, where a kernel is too long, before the next one is tried

static bool cgi_lower_target_count(cg_op op, void *user) {
  size_t *n = (size_t *)user;
  if (op->def->kind != CG_ARITH_CONSTANT) ++*n;
  return true;
}

// An export's or function's attributes as they were.
typedef struct cgi_lower_target_attrs {
  unsigned count;
  cg_named_attr *attrs;
} cgi_lower_target_attrs;

static cgi_lower_target_attrs cgi_lower_target_save(cg_op op) {
  cgi_lower_target_attrs saved;
  saved.count = op ? op->num_attrs : 0;
  saved.attrs = saved.count ? (cg_named_attr *)cgi_copy(op->ctx, op->attrs, saved.count * sizeof *op->attrs) : NULL;
  return saved;
}

static void cgi_lower_target_restore(cg_op op, cgi_lower_target_attrs *saved) {
  if (!op) return;
  op->num_attrs = saved->count; // there is room: attributes are never given less
  if (saved->count) memcpy(op->attrs, saved->attrs, saved->count * sizeof *op->attrs);
}

// Runs one pipeline on the function. False: it did not work out, and trial says why; *result is not CG_OK only where nothing else may be tried.
static bool cgi_lower_target_attempt(cgi_pass *pass, cg_op func, const char *passes, size_t limit, cgi_trial *trial, cg_result *result) {
  cg_context *ctx = pass->ctx;
  size_t count = 0;
  cgi_trial_begin(ctx, trial);
  cg_result r = cgi_run_passes(func, passes, pass->hooks);
  cgi_trial_end(ctx);
  if (r == CG_OK) {
    cgi_walk_pre(func, cgi_lower_target_count, &count);
    if (count <= limit) return true;
    trial->message = cgi_format(ctx, "the kernel has %u instructions, more than the limit of %u", (unsigned)count, (unsigned)limit);
    trial->loc = func->loc;
  } else if (!trial->had_error || trial->final) {
    *result = r; // a hook stopped the run, or the IR is broken
    if (trial->had_error) cgi_error(ctx, trial->loc, "[%s] %S", trial->id, trial->message);
  }
  return false;
}

#ifndef CODEGEN_NO_FAST_PIPELINES
// Tiles of subgroups suit no other pipeline: chosen anew.
static const cgi_pipeline_row *cgi_lower_target_choose(cg_op func, const cgi_pipeline_row *row) {
  cg_op root = cgi_configured_root(func);
  cgi_lowering_config config;
  cgi_translation_info info;
  memset(&info, 0, sizeof info);
  info.pipeline = cgi_s(row->name);
  cgi_choose_configuration(func, root, cgi_target_of(func), &config, &info);
  cgi_set_lowering_config(root, &config);
  cgi_set_translation_info(func, &info);
  cgi_note_registers(func, root, &config, &info);
  cgi_op_copy_attr(root, func, "lowering_config");
  return cgi_pipeline_find(info.pipeline);
}
#endif

#ifndef CODEGEN_NO_FAST_PIPELINES
// Half as many elements for each thread, along the loop where it has most, the outer one of equals; false where it has one.
static bool cgi_lower_target_shrink(cg_op func) {
  cg_op root = cgi_configured_root(func);
  cgi_lowering_config config;
  cgi_translation_info info;
  unsigned best = 0;
  bool ok = true;
  if (!root || !cgi_lowering_config_of(root, &config, &ok) || !cgi_translation_info_of(func, &info, &ok)) return false;
  int64_t *each = config.tile[CGI_TILE_THREAD], *tile = config.tile[CGI_TILE_WORKGROUP];
  for (unsigned i = 1; i < config.num_loops; i++)
    if (each[i] > each[best]) best = i;
  if (each[best] < 2 || each[best] % 2 || tile[best] % each[best]) return false;
  each[best] /= 2;
  tile[best] /= 2;
  if (config.batch[best] > 1) config.batch[best] /= 2;
  cgi_set_lowering_config(root, &config);
  cgi_note_registers(func, root, &config, &info);
  cgi_op_copy_attr(root, func, "lowering_config");
  return true;
}
#endif

static cg_result cgi_lower_target_function(cgi_pass *pass, cg_op func, size_t limit, bool fallback) {
  cg_context *ctx = pass->ctx;
  cgi_translation_info info;
  bool ok = true;
  cg_str name = cgi_translation_info_of(func, &info, &ok) ? info.pipeline : cgi_s("SimpleDistribute");
  if (!ok) return cgi_failure(ctx);
  if (cgi_pipeline_threads(name) == CGI_THREADS_AS_LISTED) {
    cg_attr list = cg_op_attr(func, "pass_pipeline");
    if (!list || list->kind != CG_ATTR_STRING) return cgi_result(ctx, cgi_op_error(func, "has the pipeline None, but no pass_pipeline of its own"));
    cgi_op_set_attr(func, "pass_pipeline", NULL); // a list that has this pass would not end
    cg_result r = cgi_run_named_passes(func, func, cg_attr_str(list), pass->hooks);
    cgi_op_set_attr(func, "pass_pipeline", list);
    return r;
  }
  const cgi_pipeline_row *row = cgi_pipeline_find(name);
  if (!row) return cgi_result(ctx, cgi_op_error(func, "[unknown-pipeline] names the pipeline '%S', which is unknown", name));
  if (!cgi_pipeline_is_there(func, row)) return cgi_failure(ctx);
  cg_op root = cgi_configured_root(func); // what it was tiled by is part of the launch description
  if (root) cgi_op_copy_attr(root, func, "lowering_config");
#ifndef CODEGEN_NO_FAST_PIPELINES
  unsigned shrinks = CGI_LOWER_TARGET_SHRINKS;
#endif
  while (fallback && row->plainer) {
    const cgi_pipeline_row *next = cgi_pipeline_find(cgi_s(row->plainer));
    cg_op copy = cgi_op_clone(func, NULL), exported = cgi_export_of(func);
    cgi_lower_target_attrs attrs = cgi_lower_target_save(exported);
    cgi_trial trial;
    cg_result result = CG_OK;
    if (cgi_lower_target_attempt(pass, func, cgi_pipeline_passes(func, row), limit, &trial, &result)) {
      cgi_op_erase(copy);
      return CG_OK;
    }
    if (result != CG_OK) return result;
    cg_loc loc = trial.loc ? trial.loc : func->loc;
    cgi_op_insert_before(copy, func);
    cgi_op_erase(func);
    cgi_lower_target_restore(exported, &attrs);
    func = copy;
#ifndef CODEGEN_NO_FAST_PIPELINES
    if (!trial.had_error && shrinks && cgi_lower_target_shrink(func)) { // too long
      shrinks--;
      cgi_remark(ctx, loc, "[pipeline-gives-way] kernel @%S: pipeline %s takes smaller tiles: %S", cgi_symbol_name(func), row->name, trial.message);
      continue;
    }
    shrinks = CGI_LOWER_TARGET_SHRINKS;
#endif
    cgi_remark(ctx, loc, "[pipeline-gives-way] kernel @%S: pipeline %s gives way to %s: %S", cgi_symbol_name(func), row->name, next->name,
               trial.message);
#ifndef CODEGEN_NO_FAST_PIPELINES
    if (cgi_pipeline_threads(cgi_s(row->name)) == CGI_SUBGROUPS_HAVE_TILES && cgi_configured_root(func)) {
      row = cgi_lower_target_choose(func, next);
      continue;
    }
#endif
    row = next;
    if (cgi_translation_info_of(func, &info, &ok)) {
      int64_t *size = info.workgroup_size, usual = cgi_simple_workgroup(cgi_target_of(func), 0);
      info.pipeline = cgi_s(row->name);
      if (!row->plainer && size[0] * size[1] * size[2] < usual / 2) { // those of tiles had more to do each
        size[0] = usual;
        size[1] = size[2] = 1;
      }
      cgi_set_translation_info(func, &info);
    }
    if (row->plainer) continue;
    cgi_op_set_attr(func, "lowering_config", NULL);
#ifndef CODEGEN_NO_FAST_PIPELINES
    cgi_op_set_attr(func, CGI_REGISTERS, NULL);
#endif
  }
  return cgi_run_passes(func, cgi_pipeline_passes(func, row), pass->hooks);
}

CGI_DEF bool cgi_pass_lower_executable_target(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  int64_t limit = cgi_pass_option_int(pass, "instruction-limit"), usual = CGI_LOWER_TARGET_INSTRUCTIONS;
  if (cgi_target_iterates(cgi_target_of(pass->func))) usual *= 2; // C compilers take long later than drivers
  bool fallback = cgi_pass_option_bool(pass, "fallback", true);
  cg_result r = cgi_lower_target_function(pass, pass->func, (size_t)(limit > 0 ? limit : usual), fallback);
  if (r != CG_OK && ctx->failure == CG_OK) ctx->failure = r; // a hook's result is the call's
  return r == CG_OK;
}

#undef CGI_LOWER_TARGET_INSTRUCTIONS
#undef CGI_LOWER_TARGET_SHRINKS
