// workgroup-count: turns the trip counts that distribute left on an export into the arithmetic of its count region, which a host evaluates.
//
//   export @d … attributes {trip_counts = [affine_map<()[s0] -> (s0 * 4)>],        export @d … attributes {workgroup_size = [64, 1, 1]} {
//       workgroup_size = [64 : index, 1 : index, 1 : index]} {                →    ^bb0(%device: !hal.device, %w0: index):
//   ^bb0(%device: !hal.device, %w0: index):                                          %n = arith.muli %w0, %c4   %g = arith.ceildivsi %n, %c64
//     … flow.dispatch.workgroup_count_from_dag_root %w0 … }                          … hal.return %x, %y, %c1 : index, index, index }
//
// trip_counts: with g workgroups in all and at most X in the first dimension of the grid, x = min(g, X), y = ceildiv(g, x), z = 1; the kernel numbers
// its workgroups x + y * count_x and guards the last ones. workgroup_count_maps = [map, map, map] gives the counts along x, y and z instead, each cut
// at the target's limit, beyond which the kernel loops.
//
// A kernel that came distributed has a count region of its own, or `codegen.workgroup_count = array<i64: X, Y, Z>` on its function or on a module
// around it. One that reads workgroup ids without either, or thread ids without a workgroup_size, is an error.
//
// Requires: distribute. Preserves: the kernels; a count region that was written by hand, where the kernel was not distributed here.
#include "dialects/iree.h"
#include "dialects/linalg.h"
#include "passes/input/launch.h"
#include "passes/pass_table.h"

typedef struct cgi_count {
  cg_context *ctx;
  cg_op exported;
  cgi_builder b;     // at the end of the region
  cg_value *symbols; // the region's arguments behind the device: one per push constant
  size_t num_symbols;
} cgi_count;

// Binary arithmetic that folds constants at once, so that a static count reads as numbers.
static cg_value cgi_count_binary(cgi_count *w, cg_op_kind kind, cg_value a, cg_value b) {
  int64_t x, y;
  bool cx = cgi_constant_int(a, &x), cy = cgi_constant_int(b, &y);
  if (kind == CG_ARITH_MULI && cgi_constant_is(a, 1)) return b;
  if ((kind == CG_ARITH_MULI || kind == CG_ARITH_CEILDIVSI || kind == CG_ARITH_FLOORDIVSI) && cgi_constant_is(b, 1)) return a;
  if (kind == CG_ARITH_ADDI && cgi_constant_is(b, 0)) return a;
  const int64_t most = (int64_t)1 << 40;
  if (cx && cy && x >= 0 && y >= 0 && x < most && y < most) {
    if (kind == CG_ARITH_MULI && (y == 0 || x <= most / y)) return cgi_build_index(&w->b, x * y);
    if (kind == CG_ARITH_ADDI) return cgi_build_index(&w->b, x + y);
    if (kind == CG_ARITH_CEILDIVSI && y > 0) return cgi_build_index(&w->b, x / y + (x % y != 0));
    if (kind == CG_ARITH_MINSI) return cgi_build_index(&w->b, x < y ? x : y);
    if (kind == CG_ARITH_MAXSI) return cgi_build_index(&w->b, x > y ? x : y);
  }
  return cgi_build_binary(&w->b, kind, a, b);
}

// An affine expression over push constants as ops of the region.
static cg_value cgi_count_expr(cgi_count *w, cg_expr e, int depth) {
  static const cg_op_kind kinds[] = {CG_ARITH_ADDI, CG_ARITH_MULI, CG_ARITH_REMSI, CG_ARITH_FLOORDIVSI, CG_ARITH_CEILDIVSI};
  if (depth > 200) {
    cgi_op_error(w->exported, "[nesting] has a trip count that is nested too deep");
    return NULL;
  }
  if (e->kind == CG_EXPR_CONST) return cgi_build_index(&w->b, e->value);
  if (e->kind == CG_EXPR_DIM || e->kind == CG_EXPR_SYMBOL) {
    if (e->kind == CG_EXPR_SYMBOL && e->value >= 0 && (size_t)e->value < w->num_symbols) return w->symbols[e->value];
    cgi_op_error(w->exported, "has a trip count over a push constant that it does not have");
    return NULL;
  }
  cg_value a = cgi_count_expr(w, e->lhs, depth + 1), b = a ? cgi_count_expr(w, e->rhs, depth + 1) : NULL;
  return b ? cgi_count_binary(w, kinds[e->kind], a, b) : NULL;
}

static bool cgi_count_workgroup(cgi_count *w, int64_t *out) {
  cg_attr size = cg_op_attr(w->exported, "workgroup_size");
  if (!size || !cg_attr_is_int_list(size) || cg_attr_int_list_len(size) == 0 || cg_attr_int_list_len(size) > 3)
    return cgi_op_error(w->exported, "has trip counts, but no workgroup_size of one to three integers");
  *out = 1;
  for (size_t i = 0; i < cg_attr_int_list_len(size); i++) {
    int64_t n = cg_attr_int_list_at(size, i);
    if (n < 1 || n > 65536) return cgi_op_error(w->exported, "has a workgroup_size of %l in a dimension", n);
    *out *= n;
  }
  return true;
}

// x, y, z of so many workgroups within the target's limits; the same question that distribute asks decides whether y is needed.
static void cgi_count_split(cgi_count *w, const cg_target *t, cg_value groups, int64_t workgroup, cg_value out[3]) {
  int64_t most = t ? (int64_t)t->max_workgroup_count[0] : 65535, n;
  bool fits = cgi_constant_int(groups, &n) ? n <= most : most >= INT32_MAX / workgroup;
  cg_value one = cgi_build_index(&w->b, 1);
  out[0] = groups;
  out[1] = out[2] = one;
  if (fits) return;
  out[0] = cgi_count_binary(w, CG_ARITH_MINSI, groups, cgi_build_index(&w->b, most));
  out[1] = cgi_count_binary(w, CG_ARITH_CEILDIVSI, groups, cgi_count_binary(w, CG_ARITH_MAXSI, out[0], one));
}

// The value of a list's map; NULL after an error.
static cg_value cgi_count_map(cgi_count *w, cg_attr list, size_t i) {
  cg_attr item = cg_attr_at(list, i);
  cg_map m = item->kind == CG_ATTR_MAP ? cg_attr_map(item) : NULL;
  if (m && m->num_results == 1) return cgi_count_expr(w, m->results[0], 0);
  cgi_op_error(w->exported, "has counts that are no maps with one result");
  return NULL;
}

// A count for each dimension of the grid.
static bool cgi_count_fill_dims(cgi_count *w, cg_attr maps) {
  const cg_target *t = cgi_target_of(w->exported);
  cg_value counts[3];
  if (maps->kind != CG_ATTR_ARRAY || cg_attr_len(maps) != 3) return cgi_op_error(w->exported, "has workgroup_count_maps that are not three");
  for (size_t i = 0; i < 3; i++) {
    counts[i] = cgi_count_map(w, maps, i);
    if (!counts[i]) return false;
    int64_t most = t ? (int64_t)t->max_workgroup_count[i] : 65535, n;
    bool fits = cgi_constant_int(counts[i], &n) ? n <= most : most >= INT32_MAX;
    if (!fits) counts[i] = cgi_count_binary(w, CG_ARITH_MINSI, counts[i], cgi_build_index(&w->b, most));
  }
  cgi_build_return(&w->b, CG_HAL_RETURN, 3, counts);
  return true;
}

static bool cgi_count_fill(cgi_count *w, cg_attr trips) {
  const cg_target *t = cgi_target_of(w->exported);
  cg_value total = NULL, counts[3];
  int64_t workgroup = 1;
  for (size_t i = 0; i < cg_attr_len(trips); i++) {
    cg_value n = cgi_count_map(w, trips, i);
    if (!n) return false;
    total = total ? cgi_count_binary(w, CG_ARITH_MAXSI, total, n) : n;
  }
  if (total && !cgi_count_workgroup(w, &workgroup)) return false;
  if (!total) total = cgi_build_index(&w->b, 1);
  cg_value groups = cgi_count_binary(w, CG_ARITH_CEILDIVSI, total, cgi_build_index(&w->b, workgroup));
  cgi_count_split(w, t, groups, workgroup, counts);
  cgi_build_return(&w->b, CG_HAL_RETURN, 3, counts);
  return true;
}

// ---- kernels that came distributed ----------------------------------------------------------------------------------------------------------
// A kernel whose threads all do the same has one of them, unless its author says otherwise.
static bool cgi_count_default_size(cg_op exported, cg_op func) {
  cg_context *ctx = exported->ctx;
  cg_attr one[3];
  if (cg_op_attr(exported, "workgroup_size")) return true;
  if (!cgi_function_takes_any_size(func)) return false;
  for (int i = 0; i < 3; i++) one[i] = cgi_attr_index(ctx, 1);
  cgi_op_set_array(exported, "workgroup_size", 3, one);
  return true;
}

// The counts of a kernel that came distributed without a count region.
static bool cgi_count_by_hand(cgi_count *w, cg_op func) {
  cg_op holder, id = cgi_reads_ids(func, CGI_IDS_GROUPS);
  cg_attr given = cgi_given_workgroup_count(func, &holder);
  cg_value counts[3];
  if (given && (!cg_attr_is_int_list(given) || cg_attr_int_list_len(given) != 3))
    return cgi_op_error(holder, "[invalid-configuration] has a codegen.workgroup_count that is no list of three integers: %a", given);
  if (!given && id)
    return cgi_op_error(id,
                        "[missing-launch] tells the workgroups of kernel '%S' apart, but nothing says how many there are: give it a "
                        "hal.executable.export with a region that counts them, or the function codegen.workgroup_count = array<i64: X, Y, Z> "
                        "(cgc: --workgroups=X,Y,Z)",
                        cgi_symbol_name(func));
  for (size_t i = 0; i < 3; i++) {
    int64_t n = given ? cg_attr_int_list_at(given, i) : 1;
    if (n < 1 || n > INT32_MAX) return cgi_op_error(holder, "[invalid-configuration] has %l workgroups in a dimension", n);
    counts[i] = cgi_build_index(&w->b, n);
  }
  cgi_build_return(&w->b, CG_HAL_RETURN, 3, counts);
  return true;
}

static bool cgi_count_export(cg_op exported, bool *used) {
  cg_context *ctx = exported->ctx;
  cg_attr trips = cg_op_attr(exported, "trip_counts"), maps = cg_op_attr(exported, "workgroup_count_maps"),
          constants = cg_op_attr(exported, "cg.constants");
  cg_region region = exported->regions[0];
  cg_op func = cgi_function_of_export(exported);
  bool by_hand = !trips && !maps;
#ifdef CODEGEN_NO_HOST_FORMS
  if (by_hand)
    return cgi_op_unsupported(exported, "[left-out] is not distributed: taking such kernels is left out of this build by CODEGEN_NO_HOST_FORMS");
#endif
  bool decided = by_hand && cgi_count_region_decides(region);
  if (by_hand && !cgi_count_default_size(exported, func)) return false;
  if ((decided || !by_hand) && func && cg_op_attr(func, "codegen.workgroup_count")) {
    cgi_op_error(func, "[invalid-configuration] has codegen.workgroup_count, where %s",
                 decided ? "its export has a region that counts" : "the kernel is distributed by the compiler, which counts, too");
    cgi_note(ctx, exported->loc, "the export");
    return false;
  }
  if (decided) return true;
  for (cg_op op = func && func->regions[0]->first ? func->regions[0]->first->first : NULL; op && by_hand; op = op->next)
    if (op->def->kind == CG_SCF_PARALLEL || op->def->kind == CG_SCF_FORALL || cgi_linalg_is(op))
      return cgi_op_error(op, "[missing-pass] is not distributed yet: its workgroup count is not known");
  cgi_count w;
  memset(&w, 0, sizeof w);
  w.ctx = ctx;
  w.exported = exported;
  w.num_symbols = constants ? (size_t)cg_attr_int(constants) : region->first && cgi_len(region->first->args) ? cgi_len(region->first->args) - 1 : 0;
  while (region->first) cgi_block_erase(region->first);
  cg_type *types = NULL;
  cgi_push(types, cgi_type_opaque(ctx, cgi_s("hal.device")));
  for (size_t i = 0; i < w.num_symbols; i++) cgi_push(types, cgi_type_index(ctx));
  cg_block block = cgi_block_create(region, (unsigned)cgi_len(types), types, exported->loc);
  w.symbols = block->args + 1;
  w.b = cgi_builder_at_end(block, exported->loc);
  *used = *used || by_hand;
  if (by_hand ? !cgi_count_by_hand(&w, func) : maps ? !cgi_count_fill_dims(&w, maps) : !cgi_count_fill(&w, trips)) return false;
  cgi_block_erase_dead(block);
  cgi_op_set_attr(exported, "trip_counts", NULL);
  cgi_op_set_attr(exported, "workgroup_count_maps", NULL);
  return true;
}

CGI_DEF bool cgi_pass_workgroup_count(cgi_pass *pass) {
  cg_op *exports = cgi_collect(pass->module, CG_HAL_EXECUTABLE_EXPORT);
  bool ok = true, used = false;
  for (size_t i = 0; i < cgi_len(exports); i++) ok = cgi_count_export(exports[i], &used) && ok;
  if (ok && !used && cg_op_attr(pass->module, "codegen.workgroup_count"))
    return cgi_op_error(pass->module,
                        "[invalid-configuration] has a codegen.workgroup_count that is for none of its kernels: their counts are known");
  return ok;
}
