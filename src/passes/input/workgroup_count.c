// workgroup-count: replaces the count that "follows from the root op" by arithmetic on the push constants, from the kernel's parallel nest, and decides
// the workgroup size where the export has none. Runs between linalg-to-loops and distribute; needs scf.parallel at the kernel's top level.
//
//   ^bb0(%device: !hal.device, %w0: index):
//     %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root %w0             %n = arith.muli %w0, %c4   %g = arith.ceildivsi %n, %c64
//     hal.return %x, %y, %z : index, index, index                         →    %x = arith.minsi %g, %c65535 … hal.return %x, %y, %z
//
// With g workgroups in all and the target's limits X, Y: x = min(g, X), y = min(ceildiv(g, x), Y), z = ceildiv(g, x*y). The kernel numbers its workgroups
// x + gx*(y + gy*z) and guards the last ones.
#include "passes/pass_table.h"

typedef struct cgi_wc {
  cg_context *ctx;
  cg_op exported, func;
  cgi_builder b;     // at the end of the region
  cg_value *symbols; // the region's block arguments behind the device: one per push constant
  size_t num_symbols;
  cgi_hmap values; // of the kernel to the region's
} cgi_wc;

static cg_value cgi_wc_copy(cgi_wc *w, cg_value v, int depth);

static cg_value cgi_wc_dim(cgi_wc *w, cg_op op, int depth) {
  int64_t i;
  cg_value shaped = cg_op_operand(op, 0);
  if (!cgi_constant_int(cg_op_operand(op, 1), &i) || i < 0 || i >= (int64_t)cg_type_rank(shaped->type)) return NULL;
  if (shaped->type->shape[i] != CG_DYNAMIC) return cgi_build_index(&w->b, shaped->type->shape[i]);
  cg_op span = cg_value_op(shaped);
  if (!span || span->def->kind != CG_HAL_INTERFACE_BINDING_SUBSPAN) return NULL;
  unsigned first, n = cgi_operand_group(span, "dynamic_dims", &first), k = 0;
  for (int64_t j = 0; j < i; j++) k += shaped->type->shape[j] == CG_DYNAMIC;
  return k < n ? cgi_wc_copy(w, cg_op_operand(span, first + k), depth + 1) : NULL;
}

// The region's version of an index value of the kernel; NULL, with an error, where the host cannot compute it.
static cg_value cgi_wc_copy(cgi_wc *w, cg_value v, int depth) {
  cg_context *ctx = w->ctx;
  cg_value done = (cg_value)cgi_hmap_ptr(&w->values, v);
  if (done) return done;
  cg_op op = cg_value_op(v);
  if (!op || depth > 200) {
    cgi_op_error(w->func, "has a trip count that no host can compute before the kernel runs");
    return NULL;
  }
  cg_value out = NULL;
  cg_op_kind k = op->def->kind;
  if (k == CG_HAL_INTERFACE_CONSTANT_LOAD) {
    cg_attr a = cg_op_attr(op, "ordinal");
    size_t ordinal = a ? (size_t)cg_attr_int(a) : 0;
    if (ordinal < w->num_symbols) out = w->symbols[ordinal];
  } else if (k == CG_ARITH_INDEX_CAST || k == CG_ARITH_INDEX_CASTUI || k == CG_ARITH_EXTUI || k == CG_ARITH_EXTSI || k == CG_ARITH_TRUNCI) {
    out = cgi_wc_copy(w, cg_op_operand(op, 0), depth + 1);
    if (!out) return NULL;
  } else if (k == CG_MEMREF_DIM || k == CG_TENSOR_DIM) {
    out = cgi_wc_dim(w, op, depth);
  } else if (k == CG_ARITH_CONSTANT) {
    int64_t c;
    if (cgi_constant_int(v, &c)) out = cgi_build_index(&w->b, c);
  } else if (cg_op_has_trait(op, CG_TRAIT_PURE) && op->num_regions == 0 && op->num_results == 1 &&
             (cgi_starts_with(cg_op_name(op), "arith.") || cgi_starts_with(cg_op_name(op), "affine."))) {
    cg_value *operands = NULL;
    bool ok = true;
    for (unsigned i = 0; ok && i < op->num_operands; i++) {
      cg_value c = cgi_wc_copy(w, cg_op_operand(op, i), depth + 1);
      ok = c != NULL;
      cgi_push(operands, c);
    }
    if (ok) {
      cg_type index = cgi_type_index(ctx);
      out = cg_op_result(cgi_build(&w->b, k, op->num_operands, operands, 1, &index, op->num_attrs, op->attrs, 0), 0);
    }
    cgi_arr_free(ctx, operands);
    if (!ok) return NULL;
  }
  if (!out) {
    cgi_op_unsupported(op, "decides the kernel's trip count: it must follow from constants and push constants");
    return NULL;
  }
  cgi_hmap_put_ptr(&w->values, v, out);
  return out;
}

static bool cgi_wc_is(cg_value v, int64_t want) {
  int64_t c;
  return cgi_constant_int(v, &c) && c == want;
}

// Binary arithmetic that folds constants at once, so that a static count reads as numbers.
static cg_value cgi_wc_binary(cgi_wc *w, cg_op_kind kind, cg_value a, cg_value b) {
  int64_t x, y;
  bool cx = cgi_constant_int(a, &x), cy = cgi_constant_int(b, &y);
  if (kind == CG_ARITH_MULI && cgi_wc_is(a, 1)) return b;
  if ((kind == CG_ARITH_MULI || kind == CG_ARITH_CEILDIVSI) && cgi_wc_is(b, 1)) return a;
  if (kind == CG_ARITH_SUBI && cgi_wc_is(b, 0)) return a;
  const int64_t most = (int64_t)1 << 40;
  if (cx && cy && x >= 0 && y >= 0 && x < most && y < most) {
    if (kind == CG_ARITH_MULI && (y == 0 || x <= most / y)) return cgi_build_index(&w->b, x * y);
    if (kind == CG_ARITH_SUBI) return cgi_build_index(&w->b, x - y);
    if (kind == CG_ARITH_CEILDIVSI && y > 0) return cgi_build_index(&w->b, (x + y - 1) / y);
    if (kind == CG_ARITH_MINSI) return cgi_build_index(&w->b, x < y ? x : y);
    if (kind == CG_ARITH_MAXSI) return cgi_build_index(&w->b, x > y ? x : y);
  }
  return cgi_build_binary(&w->b, kind, a, b);
}

// Iterations of one nest.
static cg_value cgi_wc_trip_count(cgi_wc *w, cg_op nest) {
  unsigned lower, upper, step, n = cgi_operand_group(nest, "lowerBound", &lower);
  cgi_operand_group(nest, "upperBound", &upper);
  cgi_operand_group(nest, "step", &step);
  cg_value total = cgi_build_index(&w->b, 1);
  for (unsigned i = 0; i < n; i++) {
    cg_value lo = cgi_wc_copy(w, cg_op_operand(nest, lower + i), 0), hi = cgi_wc_copy(w, cg_op_operand(nest, upper + i), 0),
             by = cgi_wc_copy(w, cg_op_operand(nest, step + i), 0);
    if (!lo || !hi || !by) return NULL;
    cg_value trips = cgi_wc_binary(w, CG_ARITH_CEILDIVSI, cgi_wc_binary(w, CG_ARITH_SUBI, hi, lo), by);
    total = cgi_wc_binary(w, CG_ARITH_MULI, total, trips);
  }
  return total;
}

// The export's workgroup size in invocations; sets the target's default where there is none.
static bool cgi_wc_workgroup(cgi_wc *w, const cg_target *t, int64_t *out) {
  cg_context *ctx = w->ctx;
  cg_attr size = cg_op_attr(w->exported, "workgroup_size");
  if (!size) {
    int64_t n = t && t->default_workgroup_size ? (int64_t)t->default_workgroup_size : 64;
    cg_attr items[3];
    items[0] = cgi_attr_index(ctx, n);
    items[1] = items[2] = cgi_attr_index(ctx, 1);
    cgi_op_set_attr(w->exported, "workgroup_size", cgi_attr_array(ctx, 3, items));
    *out = n;
    return true;
  }
  if (!cg_attr_is_int_list(size) || cg_attr_int_list_len(size) == 0 || cg_attr_int_list_len(size) > 3)
    return cgi_op_error(w->exported, "has a workgroup_size that is no list of one to three integers");
  *out = 1;
  for (size_t i = 0; i < cg_attr_int_list_len(size); i++) {
    int64_t n = cg_attr_int_list_at(size, i);
    if (n < 1 || n > 65536) return cgi_op_error(w->exported, "has a workgroup_size of %l in a dimension", n);
    *out *= n;
  }
  return true;
}

// x, y, z of so many workgroups within the target's limits.
static void cgi_wc_split(cgi_wc *w, const cg_target *t, cg_value groups, cg_value out[3]) {
  int64_t most[2];
  for (int i = 0; i < 2; i++) most[i] = t ? (int64_t)t->max_workgroup_count[i] : 65535;
  cg_value one = cgi_build_index(&w->b, 1);
  int64_t c;
  if (cgi_constant_int(groups, &c) && c <= most[0]) {
    out[0] = groups;
    out[1] = out[2] = one;
    return;
  }
  out[0] = cgi_wc_binary(w, CG_ARITH_MINSI, groups, cgi_build_index(&w->b, most[0]));
  cg_value rows = cgi_wc_binary(w, CG_ARITH_CEILDIVSI, groups, cgi_wc_binary(w, CG_ARITH_MAXSI, out[0], one));
  out[1] = cgi_wc_binary(w, CG_ARITH_MINSI, rows, cgi_build_index(&w->b, most[1]));
  cg_value plane = cgi_wc_binary(w, CG_ARITH_MAXSI, cgi_wc_binary(w, CG_ARITH_MULI, out[0], out[1]), one);
  out[2] = cgi_wc_binary(w, CG_ARITH_CEILDIVSI, groups, plane);
}

static bool cgi_wc_fill(cgi_wc *w, cg_op *nests) {
  const cg_target *t = cgi_target_of(w->func);
  cg_value total = NULL, counts[3];
  int64_t workgroup;
  if (!cgi_wc_workgroup(w, t, &workgroup)) return false;
  for (size_t i = 0; i < cgi_len(nests); i++) {
    cg_value one = cgi_wc_trip_count(w, nests[i]);
    if (!one) return false;
    total = total && total != one ? cgi_wc_binary(w, CG_ARITH_MAXSI, total, one) : one;
  }
  if (!total) total = cgi_build_index(&w->b, 1);
  cg_value groups = cgi_wc_binary(w, CG_ARITH_CEILDIVSI, total, cgi_build_index(&w->b, workgroup));
  cgi_wc_split(w, t, groups, counts);
  cgi_build_return(&w->b, CG_HAL_RETURN, 3, counts);
  return true;
}

static bool cgi_wc_undecided(cg_op op, void *user) {
  (void)user;
  return op->def->kind != CG_FLOW_DISPATCH_WORKGROUP_COUNT_FROM_DAG_ROOT && op->def->kind != CG_FLOW_DISPATCH_WORKGROUP_COUNT_FROM_SLICE;
}

static void cgi_wc_erase_dead(cg_block block) {
  for (cg_op op = block->last, prev; op; op = prev) {
    prev = op->prev;
    if (cgi_op_is_dead(op)) cgi_op_erase(op);
  }
}

static bool cgi_wc_kernel(cg_context *ctx, cg_op func) {
  cg_op exported = cgi_export_of(func);
  if (!exported) return true; // a private function
  cg_op *nests = NULL;
  for (cg_op op = func->regions[0]->first->first; op; op = op->next)
    if (op->def->kind == CG_SCF_PARALLEL) cgi_push(nests, op);
  cg_region region = exported->regions[0];
  bool decided = region->first && cgi_walk_pre(exported, cgi_wc_undecided, NULL);
  bool ok = true;
  if (cgi_len(nests) || !decided) {
    cgi_wc w;
    memset(&w, 0, sizeof w);
    w.ctx = w.values.ctx = ctx;
    w.exported = exported;
    w.func = func;
    cg_attr constants = cg_op_attr(exported, "cg.constants");
    w.num_symbols = constants ? (size_t)cg_attr_int(constants) : 0;
    while (region->first) cgi_block_erase(region->first);
    cg_type *types = NULL;
    cgi_push(types, cgi_type_opaque(ctx, cgi_s("hal.device")));
    for (size_t i = 0; i < w.num_symbols; i++) cgi_push(types, cgi_type_index(ctx));
    cg_block block = cgi_block_create(region, (unsigned)cgi_len(types), types, exported->loc);
    cgi_arr_free(ctx, types);
    w.symbols = block->args + 1;
    w.b = cgi_builder_at_end(block, exported->loc);
    ok = cgi_wc_fill(&w, nests);
    cgi_hmap_free(&w.values);
    if (ok) cgi_wc_erase_dead(block);
  }
  cgi_arr_free(ctx, nests);
  return ok;
}

CGI_DEF bool cgi_pass_workgroup_count(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cg_op *functions = cgi_dispatch_functions(pass->module);
  bool ok = true;
  for (size_t i = 0; i < cgi_len(functions); i++) ok = cgi_wc_kernel(ctx, functions[i]) && ok;
  cgi_arr_free(ctx, functions);
  return ok;
}
