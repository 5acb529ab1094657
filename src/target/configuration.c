// Configurations as attributes, and what makes one valid. Written in IREE's spelling of today; read in its older ones, too:
//   #iree_codegen.lowering_config<tile_sizes = [[8, 32, 0], [2, 4, 0], [0, 0, 4]]>      {tileSizes = [[8, 32], [], [2, 4]]}
//   tile_sizes = [[8, 32, 0], [4, 16, 0], [2, 4, 0], [0, 0, 4]]: the second list is the subgroup's (`subgroup_tile`)
//   #iree_codegen.translation_info<pipeline = Vectorize workgroup_size = [8, 4, 1]>     <"SPIRVVectorize", workload_per_wg = [32, 8]>
//   #iree_codegen.compilation_info<lowering_config = <…>, translation_info = <…>>       both of them, on the root op
#include "target/configuration.h"

// ---- reading --------------------------------------------------------------------------------------------------------------------------
// A parameter under one of its spellings; IREE's GPU attributes hold a dictionary of them.
static cg_attr cgi_config_get(cg_attr a, const char *key, const char *older) {
  cg_attr v = cg_attr_get(a, key);
  if (!v && older) v = cg_attr_get(a, older);
  for (size_t i = 0; a && !v && a->kind == CG_ATTR_DIALECT && i < cg_attr_len(a); i++)
    if (cg_attr_at(a, i)->kind == CG_ATTR_DICT) v = cgi_config_get(cg_attr_at(a, i), key, older);
  return v;
}

static cg_attr cgi_config_named(cg_op op, const char *name, const char *older) {
  cg_attr a = op ? cg_op_attr(op, name) : NULL;
  return !a && op ? cg_op_attr(op, older) : a;
}

// One of the parameters of compilation_info: by its name, or the positional one of that kind in the older form.
static cg_attr cgi_config_compilation_part(cg_op op, const char *key, const char *older) {
  cg_attr both = cgi_config_named(op, "compilation_info", "compilation.info");
  cg_attr v = both ? cgi_config_get(both, key, older) : NULL;
  for (size_t i = 0; both && !v && both->kind == CG_ATTR_DIALECT && i < cg_attr_len(both); i++) {
    cg_attr item = cg_attr_at(both, i);
    cg_str name = item->kind == CG_ATTR_DIALECT ? cg_attr_str(item) : cgi_s(""), tail = name;
    for (size_t k = 0; k < name.len; k++) {
      if (name.data[k] != '.') continue;
      tail.data = name.data + k + 1;
      tail.len = name.len - k - 1;
      if (cgi_str_is(tail, key) || cgi_str_is(tail, older)) return item;
    }
  }
  return v;
}

static cg_op cgi_config_export(cg_op func) {
  cg_op variant = cgi_op_parent_of_kind(func, CG_HAL_EXECUTABLE_VARIANT);
  cg_op e = variant ? cgi_symbol_lookup(variant, cgi_symbol_name(func)) : NULL;
  return e && e->def->kind == CG_HAL_EXECUTABLE_EXPORT ? e : NULL;
}

static bool cgi_config_fail(cg_op op, bool *ok, const char *what, cg_attr a) {
  *ok = false;
  return cgi_op_error(op, "[invalid-configuration] has a malformed configuration: %p, but it is %a", what, a);
}

// Reads a list of at most `max` integers, the rest stay 0. False after an error.
static bool cgi_config_list(cg_op op, cg_attr a, int64_t *out, size_t max, const char *what, bool *ok) {
  if (!cg_attr_is_int_list(a) || cg_attr_int_list_len(a) > max) return cgi_config_fail(op, ok, what, a);
  for (size_t i = 0; i < cg_attr_int_list_len(a); i++) out[i] = cg_attr_int_list_at(a, i);
  return true;
}

// One level. Loops behind its entries are not tiled.
static bool cgi_config_level(cg_op op, cg_attr a, unsigned level, int64_t *to, cgi_lowering_config *out, bool *ok) {
  if (!cgi_config_list(op, a, to, CGI_MAX_LOOPS, "a level of tile_sizes must be a list of at most 16 integers", ok)) return false;
  size_t n = cg_attr_int_list_len(a);
  if (!cgi_linalg_is(op)) {
    if (n > out->num_loops) out->num_loops = (unsigned)n;
  } else if (n > out->num_loops && op->def->kind == CG_LINALG_FILL) {
    memset(to, 0, CGI_MAX_LOOPS * sizeof *to); // the list of what it fills for, with which it is tiled
  } else if (n > out->num_loops) {
    *ok = false;
    return cgi_op_error(op, "[invalid-configuration] has %u loops, but the configuration's tile_sizes[%u] has %u entries: %a", out->num_loops, level,
                        (unsigned)n, a);
  }
  return true;
}

static bool cgi_config_no_reduction(cg_op op, const int64_t *tile) {
  for (unsigned i = 0; i < CGI_MAX_LOOPS; i++)
    if (tile[i] && (!cgi_linalg_is(op) || cgi_linalg_is_reduction(op, i))) return false;
  return true;
}

#ifdef CGI_SUBGROUP_TILES
// Whether an entry of the list is above 0 for a reduction loop of op, or for a parallel one.
static bool cgi_config_tiles(cg_op op, cg_attr sizes, size_t level, bool reduction) {
  cg_attr list = level < cg_attr_len(sizes) ? cg_attr_at(sizes, level) : NULL;
  for (unsigned i = 0; list && cg_attr_is_int_list(list) && i < cg_attr_int_list_len(list) && i < cgi_linalg_num_loops(op); i++)
    if (cg_attr_int_list_at(list, i) > 0 && cgi_linalg_is_reduction(op, i) == reduction) return true;
  return false;
}

// The second of the lists is the subgroup's: the third tiles parallel loops, too, or is left open before one that does not.
static bool cgi_config_lists_subgroups(cg_op op, cg_attr sizes) {
  if (!cgi_linalg_is(op) || !cgi_config_tiles(op, sizes, 1, false) || cgi_config_tiles(op, sizes, 2, true)) return false;
  return cgi_config_tiles(op, sizes, 2, false) || cgi_config_tiles(op, sizes, 3, true);
}
#endif

CGI_DEF bool cgi_lowering_config_is_of_iree(cg_op op) {
  static const char *const keys[] = {"lane_basis", "mma_kind", "padding", "padding_conv", "partial_reduction", "subgroup_basis"};
  cg_attr a = cg_op_attr(op, "lowering_config");
  bool any = false;
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) any = any || cgi_config_get(a, keys[i], NULL);
  return any;
}

static bool cgi_config_levels(cg_op op, cg_attr a, cgi_lowering_config *out, bool *ok) {
  static const char *const keys[CGI_TILE_LEVELS] = {"workgroup", "thread", "reduction", "inner"};
  cg_attr sizes = cgi_config_get(a, "tile_sizes", "tileSizes");
  if (!sizes) { // #iree_gpu.lowering_config<{workgroup = […], …}>
    for (unsigned level = 0; level < CGI_TILE_LEVELS; level++) {
      cg_attr list = cgi_config_get(a, keys[level], NULL);
      if (list && !cgi_config_level(op, list, level, out->tile[level], out, ok)) return false;
      for (unsigned i = 0; cgi_linalg_is(op) && level < CGI_TILE_REDUCTION && i < out->num_loops; i++) // 1: not tiled here
        if (out->tile[level][i] == 1 && cgi_linalg_is_reduction(op, i)) out->tile[level][i] = 0;
    }
#ifdef CGI_SUBGROUP_TILES
    cg_attr list = cgi_config_get(a, "mma_kind", NULL) ? NULL : cgi_config_get(a, "subgroup", NULL); // of which it counts matrices
    if (list && !cgi_config_level(op, list, CGI_TILE_WORKGROUP, out->subgroup, out, ok)) return false;
#endif
    return true;
  }
  unsigned more = 0; // the number of a list between those of workgroup and thread; 0: there is none
#ifdef CGI_SUBGROUP_TILES
  more = sizes->kind == CG_ATTR_ARRAY && cgi_config_lists_subgroups(op, sizes);
#endif
  if (sizes->kind != CG_ATTR_ARRAY || cg_attr_len(sizes) > CGI_TILE_LEVELS + more)
    return cgi_config_fail(op, ok, "tile_sizes must be a list of at most four lists of integers", sizes);
  bool strict = a->kind == CG_ATTR_DIALECT && !cg_attr_get(a, "tileSizes");
  if (cg_attr_len(sizes) == 3 && !cg_attr_int_list_len(cg_attr_at(sizes, 1))) strict = false;
  for (unsigned i = 0; i < cg_attr_len(sizes); i++) {
    int64_t *to = out->tile[more && i > more ? i - 1 : i];
#ifdef CGI_SUBGROUP_TILES
    if (more && i == more) to = out->subgroup;
#endif
    if (!cgi_config_level(op, cg_attr_at(sizes, i), i, to, out, ok)) return false;
  }
#ifndef CODEGEN_NO_FAST_PIPELINES
  // A list alone tiles every loop: the parallel ones for workgroups, reduction loops inside of them.
  for (unsigned i = 0; cg_attr_len(sizes) == 1 && cgi_linalg_is(op) && i < out->num_loops; i++) {
    if (!cgi_linalg_is_reduction(op, i)) continue;
    out->tile[CGI_TILE_REDUCTION][i] = out->tile[CGI_TILE_WORKGROUP][i];
    out->tile[CGI_TILE_WORKGROUP][i] = 0;
  }
#endif
  // The levels were workgroup, subgroup, invocation once; of today's spelling, an empty list for subgroups tells so.
  bool none = true;
  for (unsigned i = 0; i < CGI_MAX_LOOPS; i++) none = none && !out->tile[CGI_TILE_THREAD][i];
  if (none && !strict && cgi_config_no_reduction(op, out->tile[CGI_TILE_REDUCTION])) {
    memcpy(out->tile[CGI_TILE_THREAD], out->tile[CGI_TILE_REDUCTION], sizeof out->tile[0]);
    memset(out->tile[CGI_TILE_REDUCTION], 0, sizeof out->tile[0]);
  }
  return true;
}

CGI_DEF bool cgi_lowering_config_of(cg_op root, cgi_lowering_config *out, bool *ok) {
  cg_attr a = cgi_config_named(root, "lowering_config", "lowering.config"), v;
  int64_t operands[32] = {0};
  memset(out, 0, sizeof *out);
  *ok = true;
  out->num_buffers = 1;
  if (!a) a = cgi_config_compilation_part(root, "lowering_config", "lowering.config");
  if (!a) return false;
  if (a->kind == CG_ATTR_DIALECT && cgi_str_is(cg_attr_str(a), "iree_gpu.derived_thread_config")) return false; // to be chosen
  if (cgi_linalg_is(root)) out->num_loops = cgi_linalg_num_loops(root);
  if ((a->kind != CG_ATTR_DIALECT && a->kind != CG_ATTR_DICT) || !cg_attr_len(a))
    return cgi_config_fail(root, ok, "lowering_config must hold tile_sizes", a);
  if (!cgi_config_levels(root, a, out, ok)) return false;
  if ((v = cgi_config_get(a, "thread_basis", NULL)) != NULL &&
      !cgi_config_list(root, v, out->threads, CGI_MAX_LOOPS, "thread_basis must be a list of at most 16 integers", ok))
    return false;
  if ((v = cgi_config_get(a, "batch_tile", NULL)) != NULL &&
      !cgi_config_list(root, v, out->batch, CGI_MAX_LOOPS, "batch_tile must be a list of at most 16 integers", ok))
    return false;
#ifdef CGI_SUBGROUP_TILES
  if ((v = cgi_config_get(a, "subgroup_tile", NULL)) != NULL &&
      !cgi_config_list(root, v, out->subgroup, CGI_MAX_LOOPS, "subgroup_tile must be a list of at most 16 integers", ok))
    return false;
#endif
  if ((v = cgi_config_get(a, "promote_operands", NULL)) != NULL) {
    if (!cgi_config_list(root, v, operands, 32, "promote_operands must be a list of operand numbers", ok)) return false;
    for (size_t i = 0; i < cg_attr_int_list_len(v); i++) {
      if (operands[i] < 0 || operands[i] > 31) return cgi_config_fail(root, ok, "promote_operands must be a list of operand numbers", v);
      out->promote |= (uint32_t)1 << operands[i];
    }
  }
  if ((v = cgi_config_get(a, "num_buffers", NULL)) != NULL) {
    if (v->kind != CG_ATTR_INT || cg_attr_int(v) < 1 || cg_attr_int(v) > 8) return cgi_config_fail(root, ok, "num_buffers must be 1 to 8", v);
    out->num_buffers = (unsigned)cg_attr_int(v);
  }
  if ((v = cgi_config_get(a, "prefetch", NULL)) != NULL) out->prefetch = v->kind == CG_ATTR_UNIT || cg_attr_int(v) != 0;
  return true;
}

static cg_str cgi_config_pipeline_name(cg_attr a) {
  cg_attr v = cgi_config_get(a, "pipeline", "passPipeline");
  if (!v && a->kind == CG_ATTR_DIALECT && cg_attr_len(a) && !cg_attr_name_at(a, 0).len) v = cg_attr_at(a, 0);
  if (v && v->kind == CG_ATTR_DIALECT && !cg_attr_len(v) && cgi_str_is(cg_attr_str(v), "iree_codegen.no_pipeline")) return cgi_s("None");
  return v ? cgi_attr_enum_word(v) : cgi_s("");
}

// The three sizes of a workgroup_size attribute; what it leaves out is 1.
static bool cgi_config_workgroup_size(cg_op op, cg_attr a, int64_t *out, bool *ok) {
  if (!a) return true;
  out[0] = out[1] = out[2] = 1;
  return cgi_config_list(op, a, out, 3, "workgroup_size must be a list of at most three integers", ok);
}

// translation_info of the function, of its export, or of a compilation_info that `holder` carries.
static bool cgi_config_translation(cg_op func, cg_op holder, cgi_translation_info *out, bool *ok) {
  cg_op exported = cgi_config_export(func);
  cg_attr a = cgi_config_named(func, "translation_info", "translation.info"), size = NULL, v;
  memset(out, 0, sizeof *out);
  *ok = true;
  out->pipeline = cgi_s("");
  if (!a) a = cgi_config_named(exported, "translation_info", "translation.info");
  if (!a && holder) {
    a = cgi_config_compilation_part(holder, "translation_info", "translation.info");
    cg_attr both = cgi_config_named(holder, "compilation_info", "compilation.info");
    size = both ? cgi_config_get(both, "workgroup_size", NULL) : NULL;
  }
  if (!a) return false;
  if (a->kind != CG_ATTR_DIALECT && a->kind != CG_ATTR_DICT) return cgi_config_fail(func, ok, "translation_info must name a pipeline", a);
  cg_str name = cgi_config_pipeline_name(a);
  if (cgi_has_word(cgi_s("TileAndFuse LLVMGPUTileAndFuse"), name)) {
    out->pipeline = cgi_s(""); // the tiles' levels tell which one does so here
  } else if (name.len) {
    out->pipeline = cgi_pipeline_canonical(name);
    if (!out->pipeline.len) {
      *ok = false;
      return cgi_op_error(func, "[unknown-pipeline] names the pipeline '%S', which is unknown", name);
    }
  } else if (a->kind == CG_ATTR_DIALECT) {
    return cgi_config_fail(func, ok, "translation_info must name a pipeline", a);
  }
  if (!size) size = cgi_config_get(a, "workgroup_size", NULL);
  if (!size && exported) size = cg_op_attr(exported, "workgroup_size");
  if (!size) size = cg_op_attr(func, "workgroup_size");
  if (!cgi_config_workgroup_size(func, size, out->workgroup_size, ok)) return false;
  v = cgi_config_get(a, "subgroup_size", NULL);
  if (v && v->kind == CG_ATTR_INT) out->subgroup_size = cg_attr_int(v);
  return true;
}

CGI_DEF bool cgi_translation_info_of(cg_op func, cgi_translation_info *out, bool *ok) { return cgi_config_translation(func, NULL, out, ok); }
CGI_DEF bool cgi_compilation_info_of(cg_op func, cg_op root, cgi_translation_info *out, bool *ok) {
  return cgi_config_translation(func, root, out, ok);
}

// ---- writing --------------------------------------------------------------------------------------------------------------------------
static bool cgi_config_any(const int64_t *values, unsigned n) {
  for (unsigned i = 0; i < n; i++)
    if (values[i]) return true;
  return false;
}

CGI_DEF void cgi_set_lowering_config(cg_op root, const cgi_lowering_config *config) {
  cg_context *ctx = root->ctx;
  cg_attr levels[CGI_TILE_LEVELS];
  cg_named_attr params[7];
  unsigned n = 0, count = config->num_loops, used = 1;
  for (unsigned i = 0; i < CGI_TILE_LEVELS; i++) {
    levels[i] = cgi_attr_ints(ctx, count, config->tile[i]);
    if (cgi_config_any(config->tile[i], count)) used = i + 1;
  }
  cgi_name_attr(&params[n++], ctx, "tile_sizes", cgi_attr_array(ctx, used, levels));
#ifdef CGI_SUBGROUP_TILES
  if (cgi_config_any(config->subgroup, count)) cgi_name_attr(&params[n++], ctx, "subgroup_tile", cgi_attr_ints(ctx, count, config->subgroup));
#endif
  if (config->promote) {
    int64_t operands[32];
    unsigned k = 0;
    for (unsigned i = 0; i < 32; i++)
      if (config->promote >> i & 1) operands[k++] = i;
    cgi_name_attr(&params[n++], ctx, "promote_operands", cgi_attr_ints(ctx, k, operands));
  }
  if (config->num_buffers > 1) cgi_name_i64(&params[n++], ctx, "num_buffers", config->num_buffers);
  if (config->prefetch) cgi_name_attr(&params[n++], ctx, "prefetch", cgi_attr_bool(ctx, true));
  if (cgi_config_any(config->batch, count)) cgi_name_attr(&params[n++], ctx, "batch_tile", cgi_attr_ints(ctx, count, config->batch));
  if (cgi_config_any(config->threads, count)) cgi_name_attr(&params[n++], ctx, "thread_basis", cgi_attr_ints(ctx, count, config->threads));
  cgi_op_set_attr(root, "lowering_config", cgi_attr_dialect(ctx, cgi_s("iree_codegen.lowering_config"), cgi_s(""), n, params));
  cgi_op_set_attr(root, "lowering.config", NULL);
}

CGI_DEF void cgi_set_translation_info(cg_op func, const cgi_translation_info *info) {
  cg_context *ctx = func->ctx;
  cg_op exported = cgi_config_export(func), holder = exported ? exported : func;
  cg_named_attr params[3];
  cg_attr sizes[3];
  unsigned n = 0;
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  cgi_buf_format(&b, "pipeline = %S workgroup_size = [%l, %l, %l]", info->pipeline, info->workgroup_size[0], info->workgroup_size[1],
                 info->workgroup_size[2]);
  if (info->subgroup_size) cgi_buf_format(&b, " subgroup_size = %l", info->subgroup_size);
  cgi_name_attr(&params[n++], ctx, "pipeline", cgi_attr_keyword(ctx, info->pipeline));
  cgi_name_attr(&params[n++], ctx, "workgroup_size", cgi_attr_ints(ctx, 3, info->workgroup_size));
  if (info->subgroup_size) cgi_name_i64(&params[n++], ctx, "subgroup_size", info->subgroup_size);
  cgi_op_set_attr(func, "translation_info", cgi_attr_dialect(ctx, cgi_s("iree_codegen.translation_info"), cgi_buf_view(&b), n, params));
  cgi_op_set_attr(func, "translation.info", NULL);
  for (unsigned i = 0; i < 3; i++) sizes[i] = cgi_attr_index(ctx, info->workgroup_size[i]);
  cgi_op_set_array(holder, "workgroup_size", 3, sizes);
  if (info->subgroup_size || cg_op_attr(holder, "subgroup_size"))
    cgi_op_set_attr(holder, "subgroup_size", info->subgroup_size ? cgi_attr_index(ctx, info->subgroup_size) : NULL);
  cgi_buf_free(&b);
}

// ---- the root op ------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_config_search {
  cg_op func, configured, reduction, structured, filled;
} cgi_config_search;

static bool cgi_config_visit(cg_op op, void *user) {
  cgi_config_search *s = (cgi_config_search *)user;
  if (op == s->func) return true;
  if ((!s->configured || s->configured->def->kind == CG_LINALG_FILL) &&
      (cgi_config_named(op, "lowering_config", "lowering.config") || cgi_config_named(op, "compilation_info", "compilation.info")))
    s->configured = op;
  if (!cgi_linalg_is(op)) return true;
  if (cgi_linalg_num_reductions(op)) s->reduction = op;
  if (op->def->kind == CG_LINALG_FILL)
    s->filled = op;
  else
    s->structured = op;
  return true;
}

static cgi_config_search cgi_config_find(cg_op func) {
  cgi_config_search s;
  memset(&s, 0, sizeof s);
  s.func = func;
  cgi_walk_pre(func, cgi_config_visit, &s);
  return s;
}

// A fill beside other ops is none of which tiles are chosen.
CGI_DEF cg_op cgi_configured_root(cg_op func) {
  cgi_config_search s = cgi_config_find(func);
  bool beside = s.configured && s.configured->def->kind == CG_LINALG_FILL && s.structured;
  return beside ? NULL : s.configured;
}

CGI_DEF cg_op cgi_root_of(cg_op func) {
  cgi_config_search s = cgi_config_find(func);
  return s.reduction ? s.reduction : s.structured ? s.structured : s.filled;
}

// ---- the identities -----------------------------------------------------------------------------------------------------------------------
// Loops that a level tiles, by kind.
static bool cgi_config_check_levels(cg_op root, const cgi_lowering_config *c, bool matrices) {
  static const char *const names[CGI_TILE_LEVELS] = {"workgroup", "thread", "reduction", "inner reduction"};
  for (unsigned level = 0; level < CGI_TILE_LEVELS; level++) {
    bool for_reductions = level >= CGI_TILE_REDUCTION;
    for (unsigned i = 0; i < c->num_loops; i++) {
      int64_t t = c->tile[level][i];
      if (t < 0 || t > INT32_MAX)
        return cgi_op_error(root, "[invalid-configuration] the %s tile size %l of loop %u is out of range", names[level], t, i);
      if (t && cgi_linalg_is_reduction(root, i) != for_reductions && !(matrices && level == CGI_TILE_INNER)) // the last may be a matrix's sizes
        return cgi_op_error(root, "[invalid-configuration] the %s tile sizes are for %s loops, but loop %u, which has %l there, is a %s loop",
                            names[level], for_reductions ? "reduction" : "parallel", i, t, for_reductions ? "parallel" : "reduction");
    }
  }
  for (unsigned i = 0; i < c->num_loops; i++) {
    int64_t outer = c->tile[CGI_TILE_WORKGROUP][i], thread = c->tile[CGI_TILE_THREAD][i];
    int64_t reduction = c->tile[CGI_TILE_REDUCTION][i], inner = c->tile[CGI_TILE_INNER][i];
    if (thread && !outer) return cgi_op_error(root, "[invalid-configuration] loop %u has a thread tile of %l, but no workgroup tile", i, thread);
    if (thread && outer % thread)
      return cgi_op_error(root, "[invalid-configuration] the thread tile %l of loop %u does not divide the workgroup tile %l", thread, i, outer);
    if (inner && reduction && reduction % inner)
      return cgi_op_error(root, "[invalid-configuration] the inner reduction tile %l of loop %u does not divide the reduction tile %l", inner, i,
                          reduction);
  }
  return true;
}

static bool cgi_config_check_sizes(cg_op root, const cgi_translation_info *info, const cg_target *t, int64_t *invocations) {
  static const char axes[3][2] = {"x", "y", "z"};
  int64_t all = 1;
  for (unsigned i = 0; i < 3; i++) {
    int64_t n = info->workgroup_size[i], limit = t ? (int64_t)t->max_workgroup_size[i] : 1024;
    if (n < 1 || n > limit)
      return cgi_op_error(root, "[limit-workgroup] the workgroup size %l in %s is out of range: %s takes 1 to %l", n, axes[i],
                          t ? t->name : "any target", limit);
    all *= n;
  }
  int64_t most = t ? (int64_t)t->max_workgroup_invocations : 1024;
  if (all > most)
    return cgi_op_error(root, "[limit-workgroup] the workgroup size %l x %l x %l is %l invocations; %s takes at most %l", info->workgroup_size[0],
                        info->workgroup_size[1], info->workgroup_size[2], all, t ? t->name : "any target", most);
  int64_t s = info->subgroup_size;
  if (s < 0 || (s && all % s))
    return cgi_op_error(root, "[invalid-configuration] the subgroup size %l does not divide the workgroup's %l invocations", s, all);
  if (s && t && t->min_subgroup_size && (s < (int64_t)t->min_subgroup_size || s > (int64_t)t->max_subgroup_size) && s != cgi_target_warpgroup(t))
    return cgi_op_error(root, "[invalid-configuration] the subgroup size %l is not one of %s's: %u to %u", s, t->name, t->min_subgroup_size,
                        t->max_subgroup_size);
  if (s && t && !cgi_target_takes_subgroups(t, all / s))
    return cgi_op_error(root, "[limit-workgroup] the workgroup's %l invocations are %l subgroups of %l; %s takes at most %u", all, all / s, s,
                        t->name, t->max_workgroup_subgroups);
  *invocations = all;
  return true;
}

// The threads along the loops must be the workgroup's, axis by axis: the last tiled loop is x.
static bool cgi_config_check_threads(cg_op root, const cgi_lowering_config *c, const cgi_translation_info *info, int64_t invocations) {
  int64_t counts[CGI_MAX_LOOPS], all = 1;
  unsigned n = 0, axis = 0;
  for (unsigned i = c->num_loops; i-- > 0;) {
    int64_t thread = c->tile[CGI_TILE_THREAD][i];
    if (c->batch[i] < 0 || c->batch[i] > 8 || (c->batch[i] > 1 && (!thread || thread % c->batch[i])))
      return cgi_op_error(root, "[invalid-configuration] batch_tile has %l for loop %u, which does not divide the thread's tile %l", c->batch[i], i,
                          thread);
    if (!thread) continue;
    counts[n] = c->tile[CGI_TILE_WORKGROUP][i] / thread;
    all *= counts[n++];
  }
  if (all != invocations)
    return cgi_op_error(root, "[invalid-configuration] the tiles make %l threads of each workgroup, but its size %l x %l x %l is %l", all,
                        info->workgroup_size[0], info->workgroup_size[1], info->workgroup_size[2], invocations);
  for (unsigned i = 0; n <= 3 && i < n; i++, axis++)
    if (counts[i] != info->workgroup_size[axis])
      return cgi_op_error(
          root, "[invalid-configuration] the tiles make %l threads along axis %u (0 is x, the last tiled loop), but the workgroup size there is %l",
          counts[i], axis, info->workgroup_size[axis]);
  return true;
}

#ifdef CGI_SUBGROUP_TILES
CGI_DEF bool cgi_subgroup_threads(const cgi_lowering_config *c, int64_t *out) {
  unsigned axis = 0;
  bool any = false;
  out[0] = out[1] = out[2] = 1;
  for (unsigned i = c->num_loops; i-- > 0;) {
    int64_t thread = c->tile[CGI_TILE_THREAD][i];
    any = any || c->subgroup[i];
    if (thread && axis < 3) out[axis++] = (c->subgroup[i] ? c->subgroup[i] : c->tile[CGI_TILE_WORKGROUP][i]) / thread;
  }
  return any;
}

CGI_DEF bool cgi_settle_subgroups(cg_op root, cgi_lowering_config *c, cgi_translation_info *info, const cg_target *t) {
  if (cgi_pipeline_threads(info->pipeline) != CGI_SUBGROUPS_HAVE_TILES) return true;
  if (!info->subgroup_size && t) info->subgroup_size = (int64_t)t->subgroup_size;
  if (!cgi_config_any(c->subgroup, c->num_loops)) return true;
  if (cgi_config_any(c->tile[CGI_TILE_THREAD], c->num_loops))
    return cgi_op_error(root, "[invalid-configuration] has tiles of threads inside of those of subgroups, which the pipeline %S leaves whole",
                        info->pipeline);
  memcpy(c->tile[CGI_TILE_THREAD], c->subgroup, sizeof c->subgroup);
  memset(c->subgroup, 0, sizeof c->subgroup);
  return true;
}

// Tiles of subgroups: of whole threads, as many as a subgroup of the target may have.
static bool cgi_config_check_subgroup_tile(cg_op root, const cgi_lowering_config *c, const cgi_translation_info *info, const cg_target *t) {
  int64_t threads[3];
  for (unsigned i = 0; i < c->num_loops; i++) {
    int64_t outer = c->tile[CGI_TILE_WORKGROUP][i], tile = c->subgroup[i], thread = c->tile[CGI_TILE_THREAD][i];
    if (tile && (tile < 0 || !thread || tile % thread || outer % tile))
      return cgi_op_error(root,
                          "[invalid-configuration] the subgroup tile %l of loop %u is not between its thread tile %l and its workgroup tile %l, "
                          "each a multiple of the one inside",
                          tile, i, thread, outer);
  }
  if (!cgi_subgroup_threads(c, threads)) return true;
  int64_t all = threads[0] * threads[1] * threads[2], least = t ? (int64_t)t->min_subgroup_size : 0, most = t ? (int64_t)t->max_subgroup_size : 0;
  if (info->subgroup_size) least = most = info->subgroup_size;
  if (most && (all < least || all > most))
    return cgi_op_error(root, "[invalid-configuration] the tiles make %l threads of each subgroup; %s has %l to %l", all, t ? t->name : "the kernel",
                        least, most);
  return true;
}
#endif

#ifndef CODEGEN_NO_FAST_PIPELINES
static bool cgi_config_check_subgroups(cg_op root, const cgi_lowering_config *c, const cgi_translation_info *info, int64_t invocations) {
  int64_t all = info->subgroup_size;
  for (unsigned i = 0; i < c->num_loops; i++)
    if (c->tile[CGI_TILE_THREAD][i]) all *= c->tile[CGI_TILE_WORKGROUP][i] / c->tile[CGI_TILE_THREAD][i];
  if (!all || all != invocations || info->workgroup_size[0] != all)
    return cgi_op_error(root, "[invalid-configuration] the tiles make subgroups for %l threads of %l along x, but the workgroup size is %l x %l x %l",
                        all, info->subgroup_size, info->workgroup_size[0], info->workgroup_size[1], info->workgroup_size[2]);
  return true;
}
#endif

static bool cgi_config_check_basis(cg_op root, const cgi_lowering_config *c, int64_t invocations) {
  int64_t all = 1;
  for (unsigned i = 0; i < c->num_loops; i++) {
    int64_t n = c->threads[i], tile = c->tile[cgi_linalg_is_reduction(root, i) ? CGI_TILE_REDUCTION : CGI_TILE_WORKGROUP][i];
    if (n < 0 || n > INT32_MAX) return cgi_op_error(root, "[invalid-configuration] thread_basis has %l for loop %u", n, i);
    if (n > 1 && tile && tile % n)
      return cgi_op_error(root, "[invalid-configuration] the %l threads of thread_basis along loop %u do not divide its tile %l", n, i, tile);
    all *= n ? n : 1;
    if (all > INT32_MAX) return cgi_op_error(root, "[invalid-configuration] thread_basis has too many threads");
  }
  if (all != invocations)
    return cgi_op_error(root, "[invalid-configuration] thread_basis has %l threads, but the workgroup has %l", all, invocations);
  return true;
}

CGI_DEF void cgi_derive_workgroup_size(const cgi_lowering_config *c, cgi_translation_info *info) {
  int64_t all = 1;
  unsigned axis = 0;
  info->workgroup_size[0] = info->workgroup_size[1] = info->workgroup_size[2] = 1;
  for (unsigned i = c->num_loops; i-- > 0;) {
    int64_t thread = c->tile[CGI_TILE_THREAD][i];
    if (c->threads[i] > 1 && all <= INT32_MAX) all *= c->threads[i];
    if (thread && axis < 3) info->workgroup_size[axis++] = c->tile[CGI_TILE_WORKGROUP][i] / thread;
  }
  if (cgi_pipeline_threads(info->pipeline) == CGI_THREADS_SHARE_TILES) info->workgroup_size[0] = all;
#ifndef CODEGEN_NO_FAST_PIPELINES
  if (cgi_subgroups_have_tiles(info)) {
    info->workgroup_size[0] *= info->workgroup_size[1] * info->workgroup_size[2] * (info->subgroup_size ? info->subgroup_size : 32);
    info->workgroup_size[1] = info->workgroup_size[2] = 1;
  }
#endif
}

// Elements of operand o that tiles of the loops touch; INT64_MAX where that is not known. `packed`: without gaps that are of one width.
static int64_t cgi_config_operand_elements(cg_op root, const cgi_lowering_config *c, unsigned o, const int64_t *tiles, bool packed) {
  int64_t last[CGI_MAX_LOOPS], elements = 1, extent, by;
  int loop;
  cg_map map = cgi_linalg_map(root, o);
  for (unsigned i = 0; i < c->num_loops; i++) {
    int64_t tile = tiles[i];
    last[i] = tile == CG_DYNAMIC ? -1 : tile - 1;
  }
  for (unsigned r = 0; r < cg_map_num_results(map); r++) {
    for (unsigned i = 0; i < c->num_loops; i++)
      if (last[i] < 0 && cgi_expr_uses_dim(cg_map_result(map, r), i)) return INT64_MAX;
    if (!cgi_expr_eval(cg_map_result(map, r), last, NULL, &extent) || extent < 0 || extent >= INT32_MAX) return INT64_MAX;
    elements *= packed && cgi_expr_only_dim(cg_map_result(map, r), tiles, &loop, &by) && loop >= 0 ? tiles[loop] : extent + 1;
    if (elements > INT32_MAX) return INT64_MAX;
  }
  return elements;
}

CGI_DEF int64_t cgi_promoted_bytes(cg_op root, const cgi_lowering_config *c) {
  int64_t tiles[CGI_MAX_LOOPS], bytes = 0;
  if (!c->promote || !cgi_linalg_loop_sizes(root, tiles, NULL)) return 0;
  for (unsigned i = 0; i < c->num_loops; i++) {
    int64_t tile = c->tile[cgi_linalg_is_reduction(root, i) ? CGI_TILE_REDUCTION : CGI_TILE_WORKGROUP][i];
    if (tile) tiles[i] = tile;
  }
  for (unsigned o = 0; o < cg_op_num_operands(root) && o < 32; o++) {
    if (!(c->promote >> o & 1)) continue;
    int64_t n = cgi_config_operand_elements(root, c, o, tiles, true);
    if (n == INT64_MAX) return INT64_MAX;
    bytes += n * (int64_t)cg_storage_bytes(cg_type_element(cg_value_type(cg_op_operand(root, o)))) * (int64_t)c->num_buffers;
  }
  return bytes;
}

CGI_DEF int64_t cgi_tile_registers(cg_op root, const cgi_lowering_config *c) {
  int64_t tiles[CGI_MAX_LOOPS], step[CGI_MAX_LOOPS], threads = 1, bytes = 0;
  bool tiled = false;
  if (!cgi_linalg_num_reductions(root) || !cgi_linalg_loop_sizes(root, tiles, NULL)) return 0;
  for (unsigned i = 0; i < c->num_loops; i++) {
    bool reduction = cgi_linalg_is_reduction(root, i);
    int64_t outer = c->tile[reduction ? CGI_TILE_REDUCTION : CGI_TILE_WORKGROUP][i], inner = c->tile[reduction ? CGI_TILE_INNER : CGI_TILE_THREAD][i];
    if (outer) tiles[i] = outer;
    if (inner) tiles[i] = inner;
    if (inner && !reduction && outer) threads *= outer / inner, tiled = true;
    if (reduction && !outer) tiles[i] = 1; // written out, one after the other
    step[i] = reduction ? 1 : tiles[i];    // of what is in workgroup memory
  }
  for (unsigned o = 0; tiled && o < cg_op_num_operands(root) && o < 32; o++) {
    cg_map map = cgi_linalg_map(root, o);
    int64_t size = (int64_t)cg_storage_bytes(cg_type_element(cg_value_type(cg_op_operand(root, o)))), most = 1;
    const int64_t *of = c->promote >> o & 1 ? step : tiles;
    int64_t n = cgi_config_operand_elements(root, c, o, of, false);
    for (unsigned i = 0; i < c->num_loops && most < INT32_MAX; i++) // a window with gaps is not read whole
      for (unsigned r = 0, used = 0; r < cg_map_num_results(map) && !used; r++)
        if (cgi_expr_uses_dim(cg_map_result(map, r), i)) most *= of[i] == CG_DYNAMIC ? INT32_MAX : of[i], used = 1;
    n = cgi_smaller(n, most);
    if (n >= INT32_MAX) return 0;
    bytes += n * size;
  }
  int64_t copied = tiled && c->prefetch ? cgi_promoted_bytes(root, c) : 0;
  if (copied && copied != INT64_MAX) bytes += copied / (int64_t)c->num_buffers / threads;
  return (bytes + 3) / 4;
}

CGI_DEF int64_t cgi_note_registers(cg_op func, cg_op root, const cgi_lowering_config *config, const cgi_translation_info *info) {
  bool own = cgi_pipeline_threads(info->pipeline) == CGI_THREADS_HAVE_TILES && !cgi_subgroups_have_tiles(info);
  int64_t registers = own ? cgi_tile_registers(root, config) : 0;
  cgi_op_set_attr(func, CGI_REGISTERS, registers ? cgi_attr_i64(func->ctx, registers) : NULL);
  return registers;
}

CGI_DEF bool cgi_verify_configuration(cg_op root, const cgi_lowering_config *config, const cgi_translation_info *info, const cg_target *target) {
  int64_t invocations = 0;
  if (config->num_loops != cgi_linalg_num_loops(root))
    return cgi_op_error(root, "[invalid-configuration] has %u loops, but the configuration is for %u", cgi_linalg_num_loops(root), config->num_loops);
  if (!cgi_config_check_levels(root, config, cgi_pipeline_threads(info->pipeline) == CGI_SUBGROUPS_HAVE_TILES) ||
      !cgi_config_check_sizes(root, info, target, &invocations))
    return false;
  if (config->promote >> cgi_linalg_num_inputs(root))
    return cgi_op_error(root, "[invalid-configuration] promote_operands names an operand beyond the %u inputs", cgi_linalg_num_inputs(root));
  cgi_threads threads = cgi_pipeline_threads(info->pipeline);
#ifndef CODEGEN_NO_FAST_PIPELINES
  if (cgi_subgroups_have_tiles(info)) {
    if (!cgi_config_check_subgroups(root, config, info, invocations)) return false;
    threads = CGI_SUBGROUPS_HAVE_TILES;
  }
#endif
  if (threads == CGI_THREADS_SHARE_TILES && !cgi_config_check_basis(root, config, invocations)) return false;
  if (threads == CGI_THREADS_HAVE_TILES && !cgi_config_check_threads(root, config, info, invocations)) return false;
#ifdef CGI_SUBGROUP_TILES
  if (threads == CGI_THREADS_HAVE_TILES && !cgi_config_check_subgroup_tile(root, config, info, target)) return false;
#endif
  int64_t bytes = cgi_promoted_bytes(root, config), limit = target ? (int64_t)target->max_shared_memory : 16384;
  if (bytes == INT64_MAX) return cgi_op_error(root, "[invalid-configuration] a promoted operand has no bound: tile each of its loops");
  if (bytes > limit)
    return cgi_op_error(root, "[limit-shared-memory] the promoted tiles take %l bytes of workgroup memory; %s has %l", bytes,
                        target ? target->name : "any target", limit);
  return true;
}
