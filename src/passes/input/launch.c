// What a kernel is launched with. A hand-written kernel may say its workgroup and subgroup size on its export, on its function, in translation_info
// of either, and more (dialects/launch.c); its count in a region of the export or of a dispatch_config. Later passes and backends read
// the export alone, so all of it is brought there.
#include "passes/input/launch.h"
#include "dialects/iree.h"
#include "passes/pass.h"
#include "dialects/launch.h"

typedef struct cgi_launch_fact { // a workgroup's three sizes, or a subgroup's one
  int64_t value[3];
  cg_op op; // that said it first; NULL: nothing did
  const char *where;
} cgi_launch_fact;

static bool cgi_launch_read(cg_op op, cg_attr a, unsigned n, int64_t out[3]) {
  out[0] = out[1] = out[2] = 1;
  size_t len = n == 1 ? (size_t)(a->kind == CG_ATTR_INT) : cg_attr_is_int_list(a) ? cg_attr_int_list_len(a) : 0;
  bool ok = len > 0 && len <= n;
  for (size_t i = 0; ok && i < len; i++) {
    out[i] = n == 1 ? cg_attr_int(a) : cg_attr_int_list_at(a, i);
    ok = out[i] > 0 && out[i] <= INT32_MAX;
  }
  return ok || cgi_op_error(op, "[invalid-configuration] has a %s that is no %s: %a", n == 1 ? "subgroup_size" : "workgroup_size",
                            n == 1 ? "positive integer" : "list of one to three positive integers", a);
}

static bool cgi_launch_say(cgi_launch_fact *f, const cgi_launch_place *p, unsigned n) {
  int64_t v[3];
  if (!p->said) return true;
  if (!cgi_launch_read(p->op, p->said, n, v)) return false;
  if (f->op && memcmp(v, f->value, sizeof v) != 0) {
    if (n == 1)
      cgi_op_error(p->op, "[invalid-configuration] has subgroup_size %l in %s, where %s says %l", v[0], p->where, f->where, f->value[0]);
    else
      cgi_op_error(p->op, "[invalid-configuration] has workgroup_size [%l, %l, %l] in %s, where %s says [%l, %l, %l]", v[0], v[1], v[2], p->where,
                   f->where, f->value[0], f->value[1], f->value[2]);
    cgi_note(p->op->ctx, f->op->loc, "the other one");
    return false;
  }
  if (f->op) return true;
  memcpy(f->value, v, sizeof v);
  f->op = p->op;
  f->where = p->where;
  return true;
}

static bool cgi_launch_sizes(cg_op func, cg_op exported, const char *key, unsigned n) {
  cg_context *ctx = func->ctx;
  cgi_launch_fact f;
  cg_attr sizes[3];
  memset(&f, 0, sizeof f);
  bool ok = true;
  cgi_launch_place p = cgi_launch_place_at(func, exported, key, 0);
  for (unsigned i = 1; ok && p.op; p = cgi_launch_place_at(func, exported, key, i++)) ok = cgi_launch_say(&f, &p, n);
  if (!ok || !f.op) return ok;
  for (unsigned i = 0; i < n; i++) sizes[i] = cgi_attr_index(ctx, f.value[i]);
  cgi_op_set_attr(exported, key, n == 1 ? sizes[0] : cgi_attr_array(ctx, n, sizes));
  return true;
}

// ---- counts ---------------------------------------------------------------------------------------------------------------------------------
static bool cgi_launch_follows_root(cg_op op, void *user) { // stops at an op that stands for the root op's count
  (void)user;
  return op->def->kind != CG_FLOW_DISPATCH_WORKGROUP_COUNT_FROM_DAG_ROOT && op->def->kind != CG_FLOW_DISPATCH_WORKGROUP_COUNT_FROM_SLICE;
}

CGI_DEF bool cgi_count_region_decides(cg_region region) {
  for (cg_op op = region && region->first ? region->first->first : NULL; op; op = op->next)
    if (!cgi_walk_pre(op, cgi_launch_follows_root, NULL)) return false;
  return region && region->first;
}

CGI_DEF void cgi_take_count_region(cg_op exported, cg_region from) {
  cg_context *ctx = exported->ctx;
  cg_region region = exported->regions[0];
  cg_block source = from->first;
  cg_type *types = NULL;
  cg_value *counts = NULL;
  while (region->first) cgi_block_erase(region->first);
  cg_type device = cgi_type_opaque(ctx, cgi_s("hal.device"));
  unsigned own = !cgi_len(source->args) || source->args[0]->type != device; // the source has it already, or not
  if (own) cgi_push(types, device);
  types = cgi_push_types(ctx, types, cgi_len(source->args), source->args);
  cg_block block = cgi_block_create(region, (unsigned)cgi_len(types), types, exported->loc);
  cgi_values_replace_uses((unsigned)cgi_len(source->args), source->args, block->args + own);
  CGI_FOREACH_OP(op, source) {
    cgi_op_remove(op);
    cgi_op_append(block, op);
  }
  cg_op end = block->last;
  cgi_builder b = cgi_builder_at_end(block, exported->loc);
  for (unsigned i = 0; end && i < end->num_operands; i++) cgi_push(counts, cg_op_operand(end, i));
  if (end) cgi_op_erase(end);
  cgi_build_return(&b, CG_HAL_RETURN, (unsigned)cgi_len(counts), counts);
}

static bool cgi_launch_counts(cg_op exported, cg_op config) {
  if (!config) return true;
  if (cgi_count_region_decides(config->regions[0])) {
    if (cgi_count_region_decides(exported->regions[0])) {
      cgi_op_error(config, "[invalid-configuration] has a region that counts workgroups, where the export has one, too");
      cgi_note(config->ctx, exported->loc, "the other one");
      return false;
    }
    cgi_take_count_region(exported, config->regions[0]);
  }
  cgi_op_erase(config);
  return true;
}

CGI_DEF bool cgi_materialize_launch(cg_op func, cg_op exported) {
  cg_op config = cgi_dispatch_config_of(func);
  bool ok = cgi_launch_sizes(func, exported, "workgroup_size", 3);
  ok = cgi_launch_sizes(func, exported, "subgroup_size", 1) && ok;
  ok = ok && cgi_launch_counts(exported, config);
  if (!ok || !cgi_count_region_decides(exported->regions[0])) return ok;
  int64_t symbols[CGI_MAX_WORKLOAD];
  unsigned n = cgi_workload_symbols(exported, func, symbols);
  if (n > CGI_MAX_WORKLOAD) return cgi_op_error(exported, "counts workgroups over more than %u values", CGI_MAX_WORKLOAD);
  cgi_op_set_ints(exported, "cg.workload", n, symbols);
  cg_op *ties = cgi_collect(func, CG_FLOW_DISPATCH_WORKLOAD_ORDINAL); // have said what they are for
  for (size_t i = 0; i < cgi_len(ties); i++) {
    cgi_value_replace_uses(cg_op_result(ties[i], 0), cg_op_operand(ties[i], CG_FLOW_DISPATCH_WORKLOAD_ORDINAL_OPERAND));
    cgi_op_erase(ties[i]);
  }
  return true;
}
