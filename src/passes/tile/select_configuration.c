// select-configuration: choose pipeline, tile sizes and workgroup size of each kernel from its root op and the target's facts. What the user put
// there is taken as it is, and refused where it cannot work; `config` and the module's `codegen.configs` change what is chosen.
//
//   func.func @k() {                                    func.func @k() attributes {translation_info = #iree_codegen.translation_info<pipeline =
//     …                                                     Vectorize workgroup_size = [8, 4, 1]>} {
//     %m = linalg.matmul ins(…) outs(…)           →       %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes =
//     flow.dispatch.tensor.store %m, …                        [[16, 32, 0], [4, 4, 0], [0, 0, 4]]>} ins(…) outs(…)
//
// Requires: dispatch functions, and a target (without one: any Vulkan device). Preserves: everything; attributes alone are added.
#include "passes/tile/tiling.h"
#include "passes/pass_table.h"
#include "passes/pipelines.h"
#include "support/lines.h"
#include "target/configuration.h"

typedef struct cgi_select {
  cgi_pass *pass;
  cg_attr configs; // codegen.configs of the module; NULL for none
  cg_op func, root;
  const cg_target *target;
  bool shared; // cgi_select_share chose the threads' tiles
  cgi_translation_info info;
  cgi_lowering_config config;
  cgi_override given;
} cgi_select;

// The entries for this root in turn: those of `strong` (for every kernel, from the command line) or the others. False after an error.
static bool cgi_select_overrides(cgi_select *s, bool strong, bool (*fn)(cgi_select *s, const cgi_override *o)) {
  for (size_t i = 0; s->configs && i < cg_attr_len(s->configs); i++) {
    cg_attr entry = cg_attr_at(s->configs, i), text = cg_attr_get(entry, "config");
    cgi_override o;
    if ((cg_attr_get(entry, "override") != NULL) != strong || !text || !cgi_override_matches(entry, s->root, s->target)) continue;
    if (!cgi_override_parse(s->pass->ctx, cg_attr_str(text), &o)) return false;
    if (o.op.len && !cgi_str_eq(o.op, cg_op_name(s->root))) continue;
    if (!fn(s, &o)) return false;
    if (!strong) break; // the first that matches
  }
  if (!strong || (s->given.op.len && !cgi_str_eq(s->given.op, cg_op_name(s->root)))) return true;
  return fn(s, &s->given);
}

static bool cgi_select_pipeline(cgi_select *s, const cgi_override *o) {
  if (o->pipeline.len) s->info.pipeline = o->pipeline;
  return true;
}

static bool cgi_select_apply(cgi_select *s, const cgi_override *o) { return cgi_override_apply(s->root, o, &s->config, &s->info); }

// A workgroup size that the user gave without tiles: the thread tiles stay, the workgroup's grow or shrink with it. Whether each thread has a tile.
static bool cgi_select_resize(cgi_select *s, const int64_t *size) {
  unsigned axis = 0;
  for (unsigned i = s->config.num_loops; i-- > 0;) {
    int64_t thread = s->config.tile[CGI_TILE_THREAD][i];
    if (thread) s->config.tile[CGI_TILE_WORKGROUP][i] = thread * (axis < 3 ? size[axis] : 1);
    axis += thread != 0;
  }
  memcpy(s->info.workgroup_size, size, sizeof s->info.workgroup_size);
  while (axis < 3 && size[axis] == 1) axis++;
  return axis >= 3;
}

static void cgi_select_remark(cgi_select *s, cg_str asked, cg_str why) {
  cgi_remark(s->pass->ctx, s->root->loc, "[pipeline-gives-way] kernel @%S: pipeline %S gives way to %S: %S", cgi_symbol_name(s->func), asked,
             s->info.pipeline, why);
}

// What was chosen must work; where it does not (a device with odd limits), SimpleDistribute does.
static void cgi_select_settle(cgi_select *s, cg_str asked) {
  cg_context *ctx = s->pass->ctx;
  cgi_trial trial, *outer = ctx->trial;
  cgi_trial_begin(ctx, &trial);
  bool works = cgi_verify_configuration(s->root, &s->config, &s->info, s->target);
  cgi_trial_end(ctx);
  ctx->trial = outer;
  if (works) return;
  cg_str chosen = s->info.pipeline;
  s->info.pipeline = cgi_s("SimpleDistribute");
  cgi_choose_configuration(s->func, s->root, s->target, &s->config, &s->info);
  if (asked.len) cgi_select_remark(s, chosen, trial.message);
}

// Chooses for s->info.pipeline (empty: any), for a workgroup size where the user gave one.
static void cgi_select_choose(cgi_select *s, const int64_t *size) {
  cg_str asked = s->info.pipeline;
  bool forced = asked.len != 0;
  cgi_choose_configuration(s->func, s->root, s->target, &s->config, &s->info);
  if (forced && !cgi_str_eq(s->info.pipeline, asked)) cgi_select_remark(s, asked, cgi_s("it has no tiles for the kernel's root"));
  cgi_select_settle(s, asked);
  if (!size || memcmp(size, s->info.workgroup_size, sizeof s->info.workgroup_size) == 0) return;
  if (!forced && cgi_pipeline_threads(s->info.pipeline) == CGI_THREADS_SHARE_TILES) {
    s->info.pipeline = cgi_s("Vectorize");
    cgi_choose_configuration(s->func, s->root, s->target, &s->config, &s->info);
  }
  if (cgi_select_resize(s, size)) return;
  asked = s->info.pipeline;
  s->info.pipeline = cgi_s("SimpleDistribute"); // takes any size
  if (forced && !cgi_str_is(asked, "SimpleDistribute")) cgi_select_remark(s, asked, cgi_s("its tiles are for workgroups of another size"));
  cgi_choose_configuration(s->func, s->root, s->target, &s->config, &s->info);
  memcpy(s->info.workgroup_size, size, sizeof s->info.workgroup_size);
}

// workgroup_size that stands alone, on the export or the function.
static bool cgi_select_given_size(cgi_select *s, int64_t *size) {
  cg_op exported = cgi_export_of(s->func);
  cg_attr a = exported ? cg_op_attr(exported, "workgroup_size") : NULL;
  if (!a) a = cg_op_attr(s->func, "workgroup_size");
  if (!a || !cg_attr_is_int_list(a)) return false;
  for (unsigned i = 0; i < 3; i++) {
    size[i] = i < cg_attr_int_list_len(a) ? cg_attr_int_list_at(a, i) : 1;
    if (size[i] < 1 || size[i] > INT32_MAX) return false;
  }
  return true;
}

// A pipeline for tiles that came without one.
static const char *cgi_select_implied(const cgi_select *s) {
  const cgi_lowering_config *c = &s->config;
  bool reduces = cgi_linalg_num_reductions(s->root) != 0, tiled = false;
  for (unsigned i = 0; i < c->num_loops; i++) {
    if (c->threads[i] > 1) return "VectorDistribute";
    tiled = tiled || c->tile[CGI_TILE_WORKGROUP][i];
  }
  if (c->promote) return reduces ? "MatmulPromoteVectorize" : "Transpose";
  return tiled ? "Vectorize" : "SimpleDistribute";
}

#ifndef CODEGEN_NO_FAST_PIPELINES
// Tiles of workgroups alone, and a workgroup size: each thread takes its share of a tile, the last tiled loop's along x.
static void cgi_select_share(cgi_select *s, const int64_t *size) {
  int64_t *thread = s->config.tile[CGI_TILE_THREAD];
  const int64_t *tile = s->config.tile[CGI_TILE_WORKGROUP];
  if (cgi_pipeline_threads(s->info.pipeline) != CGI_THREADS_HAVE_TILES) return;
  for (unsigned i = 0; i < s->config.num_loops; i++)
    if (thread[i]) return;
  unsigned axis = 0;
  for (unsigned i = s->config.num_loops; i-- > 0 && axis < 3;) {
    if (!tile[i]) continue;
    if (tile[i] % size[axis] == 0) thread[i] = tile[i] / size[axis];
    axis++;
  }
  s->shared = true;
}
#endif

// As many invocations as the tiles have in their dims, however they lie: the tiles lay them out.
static bool cgi_select_is_as_many(const cgi_select *s, const int64_t *size) {
  cgi_translation_info derived = s->info;
  cgi_derive_workgroup_size(&s->config, &derived);
  const int64_t *w = derived.workgroup_size;
  return cgi_saturating_mul(size[0], cgi_saturating_mul(size[1], size[2])) == w[0] * w[1] * w[2];
}

// IREE's tiles of reductions that threads share name rows and elements a round, [[1], [0, 256]], and no threads.
static bool cgi_select_names_no_threads(const cgi_select *s) {
  bool any = false;
  for (unsigned i = 0; i < s->config.num_loops; i++) {
    int64_t t = s->config.tile[CGI_TILE_THREAD][i];
    if (s->config.threads[i] || s->config.tile[CGI_TILE_REDUCTION][i] || (t && !cgi_linalg_is_reduction(s->root, i))) return false;
    any = any || t;
  }
  return any && cgi_pipeline_threads(s->info.pipeline) == CGI_THREADS_SHARE_TILES;
}

static bool cgi_select_drop_config(cg_op op, void *user) {
  static const char *const names[] = {"lowering_config", "lowering.config", "compilation_info", "compilation.info"};
  (void)user;
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
    if (cg_op_attr(op, names[i])) cgi_op_set_attr(op, names[i], NULL);
  return true;
}

static bool cgi_select_configure(cgi_select *s) {
  int64_t size[3] = {0, 0, 0};
  bool ok = true, has_info = cgi_compilation_info_of(s->func, s->root, &s->info, &ok);
  if (!ok) return false;
  bool has_config = cgi_lowering_config_of(s->root, &s->config, &ok);
  if (!ok) return false;
  if (has_info)
    memcpy(size, s->info.workgroup_size, sizeof size);
  else
    (void)cgi_select_given_size(s, size);
  if (has_config && cgi_select_names_no_threads(s)) {
    cgi_remark(s->pass->ctx, s->root->loc, "kernel @%S: its tiles for %S name no threads: they are chosen here", cgi_symbol_name(s->func),
               s->info.pipeline);
    (void)cgi_walk_pre(s->func, cgi_select_drop_config, NULL);
    s->root = cgi_root_of(s->func);
    has_config = false;
    size[0] = 0;
  }
  if (!size[0] && !cgi_function_takes_any_size(s->func)) return false;
  if (!has_config && !cgi_select_overrides(s, false, cgi_select_pipeline)) return false;
  if (!cgi_select_overrides(s, true, cgi_select_pipeline)) return false;
#ifdef CODEGEN_NO_FAST_PIPELINES // what is asked for is not given up silently
  const cgi_pipeline_row *row = cgi_pipeline_find(s->info.pipeline);
  if (row && !cgi_pipeline_is_there(s->func, row)) return false;
#endif
  if (!has_config) {
    cgi_select_choose(s, size[0] ? size : NULL);
    if (!cgi_select_overrides(s, false, cgi_select_apply)) return false;
  } else {
    bool implied = !s->info.pipeline.len;
    if (implied) s->info.pipeline = cgi_s(cgi_select_implied(s));
#ifdef CGI_SUBGROUP_TILES
    if (!cgi_settle_subgroups(s->root, &s->config, &s->info, s->target)) return false;
#endif
    if (implied && cgi_select_is_as_many(s, size)) size[0] = 0;               // derived
    if (cgi_pipeline_threads(s->info.pipeline) == CGI_SUBGROUPS_HAVE_TILES) { // IREE lays subgroups out on two axes
      size[0] = cgi_saturating_mul(size[0], cgi_saturating_mul(size[1], size[2]));
      size[1] = size[2] = 1;
    }
    if (size[0]) {
      memcpy(s->info.workgroup_size, size, sizeof size);
#ifndef CODEGEN_NO_FAST_PIPELINES
      cgi_select_share(s, size);
#endif
    } else
      cgi_derive_workgroup_size(&s->config, &s->info);
  }
  return cgi_select_overrides(s, true, cgi_select_apply);
}

static bool cgi_select_has_tiles(const cgi_lowering_config *c) {
  for (unsigned level = 0; level < CGI_TILE_LEVELS; level++)
    for (unsigned i = 0; i < c->num_loops; i++)
      if (c->tile[level][i] || c->threads[i] > 1) return true;
  return false;
}

static bool cgi_select_settled(cgi_select *s) {
  return cgi_select_configure(s) && cgi_verify_configuration(s->root, &s->config, &s->info, s->target);
}

static CGI_NOINLINE bool cgi_select_function(cgi_select *s) {
  cg_op configured = cgi_configured_root(s->func);
  bool ok = true;
  s->shared = false;
  memset(&s->info, 0, sizeof s->info);
  s->info.pipeline = cgi_s("");
  s->target = cgi_target_of(s->func);
  s->root = configured ? configured : cgi_root_of(s->func);
  if (s->root && !cgi_linalg_is(s->root) && cgi_starts_with(cg_op_name(s->root), "iree_linalg_ext.")) { // lines, one after the other
    (void)cgi_walk_pre(s->func, cgi_select_drop_config, NULL);
    s->root = configured = NULL;
  }
  if (s->root && !cgi_linalg_is(s->root))
    return cgi_op_error(s->root, "[invalid-configuration] has a lowering_config, but is no linalg op with loops");
  bool by_hand = s->root && s->root != configured && // tiled, on buffers, or parts of them
                 ((!s->root->num_results && cg_op_parent(s->root) != s->func) || cgi_reads_ids(s->func, CGI_IDS_ANY));
  by_hand = by_hand || (s->root && !s->root->num_results && cgi_is_in_threads(s->root)); // the tiles are threads' already
  if (!s->root || by_hand || cgi_linalg_num_loops(s->root) > CGI_MAX_LOOPS) {            // nothing to tile
    bool given = cgi_translation_info_of(s->func, &s->info, &ok);
    int64_t size[3];
    if (ok && !given && !cgi_select_given_size(s, size) && !cgi_function_takes_any_size(s->func)) return false;
    if (ok && !given) s->info.pipeline = cgi_s("SimpleDistribute");
    bool shared = ok && given && cgi_pipeline_threads(s->info.pipeline) == CGI_THREADS_SHARE_TILES && cgi_reads_ids(s->func, CGI_IDS_THREADS);
    if (ok && given && (shared || !s->info.pipeline.len)) {
      s->info.pipeline = cgi_s("SimpleDistribute"); // its author has shared the work out
      cgi_set_translation_info(s->func, &s->info);
    }
    return ok;
  }
  if (cgi_translation_info_of(s->func, &s->info, &ok) && cgi_pipeline_threads(s->info.pipeline) == CGI_THREADS_AS_LISTED) return true;
  if (!ok) return false;
  if (cgi_lowering_config_is_of_iree(s->root)) {
    cgi_trial trial;
    cgi_trial_begin(s->pass->ctx, &trial);
    ok = cgi_select_settled(s);
    cgi_trial_end(s->pass->ctx);
    if (!ok) { // once more, without it
      cgi_remark(s->pass->ctx, s->root->loc, "kernel @%S: its tiles are chosen here: %S", cgi_symbol_name(s->func), trial.message);
      (void)cgi_walk_pre(s->func, cgi_select_drop_config, NULL);
      return cgi_select_function(s);
    }
  } else if (!cgi_select_settled(s)) {
    return false;
  }
  cgi_op_set_attr(s->root, "compilation_info", NULL);
  cgi_op_set_attr(s->root, "compilation.info", NULL);
  if (cgi_select_has_tiles(&s->config)) cgi_set_lowering_config(s->root, &s->config);
#ifndef CODEGEN_NO_FAST_PIPELINES
  if (s->shared)
    cgi_remark(s->pass->ctx, s->root->loc, "kernel @%S: its tiles for workgroups are read as %a", cgi_symbol_name(s->func),
               cg_op_attr(s->root, "lowering_config"));
#endif
  cgi_set_translation_info(s->func, &s->info);
#ifndef CODEGEN_NO_FAST_PIPELINES
  int64_t registers = cgi_note_registers(s->func, s->root, &s->config, &s->info);
  if (s->target && s->target->max_registers && registers > (int64_t)s->target->max_registers)
    cgi_remark(s->pass->ctx, s->root->loc, "kernel @%S: a thread's tile takes about %l registers; %s has %u", cgi_symbol_name(s->func), registers,
               s->target->name, s->target->max_registers);
#endif
  return true;
}

CGI_DEF bool cgi_pass_select_configuration(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cgi_select s;
  cg_str pipeline = cgi_pass_option(pass, "pipeline", "");
  cg_op holder = cgi_configs_holder(pass->module);
  bool ok = true;
  memset(&s, 0, sizeof s);
  s.pass = pass;
  if (!cgi_override_parse(ctx, cgi_pass_option(pass, "config", ""), &s.given)) return false;
  if (pipeline.len && !s.given.pipeline.len) {
    s.given.pipeline = cgi_pipeline_canonical(pipeline);
    if (!s.given.pipeline.len) return cgi_argument_error(ctx, "[unknown-pipeline] no pipeline is called '%S'", pipeline);
  }
  s.configs = holder ? cg_op_attr(holder, "codegen.configs") : NULL;
  cg_op *functions = cgi_dispatch_functions(pass->module);
  for (size_t i = 0; ok && i < cgi_len(functions); i++) {
    s.func = functions[i];
    ok = cgi_select_function(&s);
  }
  if (holder == pass->module) cgi_op_set_attr(pass->module, "codegen.configs", NULL);
  return ok;
}
