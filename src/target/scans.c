// How a scan is shared out: see scans.h.
#include "target/scans.h"

#include "dialects/combiner.h"
#include "dialects/linalg.h"
#include "target/configuration.h"

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_FAST_PIPELINES

#define CGI_SCANS_THREADS 256  // of a workgroup
#define CGI_SCANS_LINES 1024   // workgroups for which lines that are shorter share one
#define CGI_SCANS_FULL 2       // workgroups for each compute unit that are enough; fewer lines are cut in blocks
#define CGI_SCANS_MANY 8       // … of blocks
#define CGI_SCANS_MEMORY 49152 // bytes of a workgroup that leave room for others
#define CGI_SCANS_FEW 2048     // elements for each compute unit that are read where they are in no time

// Columns are neighbours in memory, so that lanes along them read side by side; where there are none, vectors are along the line.
static void cgi_scans_tile(cgi_scan_tile *t, int64_t outer, int64_t inner, int64_t length) {
  int64_t least = outer >= 4 * CGI_SCANS_LINES ? 16 : 32; // of a line: others join half a subgroup, measured
  t->lanes = 1;
  while (t->lanes < inner && t->lanes < 32) t->lanes *= 2;
  t->width = t->lanes >= 8 ? 8 : 4;
  t->groups = t->lanes >= 8 ? 1 : t->lanes > 1 ? 2 : 4;
  t->threads = CGI_SCANS_THREADS / t->lanes;
  while (t->threads * t->lanes > least && t->threads / 2 * t->groups * t->width >= length) t->threads /= 2;
  while (t->groups > 1 && t->threads * t->width * (t->groups - 1) >= length) t->groups--;
  t->lines = 1;
  while (t->threads * t->lanes < 32 && t->threads * t->lanes * t->lines < CGI_SCANS_THREADS && outer >= CGI_SCANS_LINES * t->lines) t->lines *= 2;
}

static cg_op cgi_scans_def(cg_value v, cg_op_kind kind) { return v->op && v->op->def->kind == kind ? v->op : NULL; }

// exp(v - most), v an argument of the region.
static bool cgi_scans_is_exponential(cg_value e, cg_value v, cg_value most) {
  cg_op exp = cgi_scans_def(e, CG_MATH_EXP), less = exp ? cgi_scans_def(exp->operands[CG_OPERAND].value, CG_ARITH_SUBF) : NULL;
  return less && less->operands[CG_LHS].value == v && less->operands[CG_RHS].value == most;
}

// log(exp(in - most) + exp(out - most)) + most, where most is that of both, and a number at least.
static bool cgi_scans_is_log_sum(cg_block body) {
  cg_op all = body->last->operands[CG_LINALG_YIELD_VALUES].value->op, log = cgi_scans_def(all->operands[CG_LHS].value, CG_MATH_LOG);
  cg_op add = log ? cgi_scans_def(log->operands[CG_OPERAND].value, CG_ARITH_ADDF) : NULL;
  cg_value most = all->operands[CG_RHS].value;
  cg_op least = cgi_scans_def(most, CG_ARITH_MAXIMUMF), both = least ? cgi_scans_def(least->operands[CG_LHS].value, CG_ARITH_MAXIMUMF) : NULL;
  cg_attr number = least ? cgi_constant_of(least->operands[CG_RHS].value) : NULL;
  return all->def->kind == CG_ARITH_ADDF && add && both && number && cg_attr_float(number) == -3.4028234663852886e38 &&
         both->operands[CG_LHS].value == body->args[0] && both->operands[CG_RHS].value == body->args[1] &&
         cgi_scans_is_exponential(add->operands[CG_LHS].value, body->args[0], most) &&
         cgi_scans_is_exponential(add->operands[CG_RHS].value, body->args[1], most);
}

CGI_DEF bool cgi_scan_of(cg_op op, cgi_scan_shape *s) {
  memset(s, 0, sizeof *s);
  if (op->def->kind != CG_CODEGEN_SCAN) return false;
  cg_type t = cgi_linalg_input(op, 0)->type;
  s->dim = (unsigned)cgi_op_int(op, "dimension");
  s->block = cgi_op_int(op, "block");
  s->reverse = cgi_op_int(op, "reverse") != 0;
  s->fronts = cgi_linalg_num_inputs(op) > 1;
  cg_map out = cgi_linalg_output_map(op, 0);
  s->sums = cgi_map_result_of_dim(out, s->dim) < 0;
  cg_block body = cgi_linalg_body(op);
  cg_op combiner = body->last->operands[CG_LINALG_YIELD_VALUES].value->op;
  s->log_sum = s->sums && !s->fronts && combiner->num_operands == 2 && cgi_scans_is_log_sum(body);
  bool one = combiner->num_operands == 2 && combiner->operands[CG_LHS].value == body->args[cgi_linalg_num_inputs(op)] &&
             combiner->operands[CG_RHS].value == body->args[0] && cgi_combiner_neutral(combiner);
  if (!s->log_sum && !one) return false;
  s->inner = s->outer = 1;
  for (unsigned i = 0; i < t->rank; i++) {
    if (t->shape[i] < 1) return false;
    if (i < s->dim) s->outer *= t->shape[i];
    if (i > s->dim) s->inner *= t->shape[i];
  }
  s->length = t->shape[s->dim];
  cgi_scans_tile(&s->tile, s->outer, s->inner, s->length);
  return true;
}

// Whether all targets of op's module have fast workgroup memory, and how much of it; how many units one has.
static bool cgi_scans_suit(cg_op op, int64_t *units, int64_t *memory) {
  cg_context *ctx = op->ctx;
  bool suits = false;
  *units = 0;
  *memory = INT32_MAX;
  for (cg_op p = op; p; p = cg_op_parent(p)) {
    if (p->def->kind != CG_BUILTIN_MODULE) continue;
    cg_attr *targets = cgi_module_targets(p);
    for (size_t i = 0; i < cgi_len(targets); i++) {
      const cg_target *t = cgi_target_of_attr(targets[i]);
      suits = (suits || i == 0) && t && !t->slow_shared_memory && t->max_shared_memory >= 16384 &&
              t->max_workgroup_invocations >= CGI_SCANS_THREADS && t->max_workgroup_size[0] >= CGI_SCANS_THREADS;
      if (t && (int64_t)t->compute_units > *units) *units = (int64_t)t->compute_units;
      if (t) *memory = cgi_smaller(*memory, (int64_t)t->max_shared_memory);
    }
    cgi_arr_free(ctx, targets);
  }
  return suits;
}

CGI_DEF int64_t cgi_scan_block_for(cg_op op, int64_t outer, int64_t length, int64_t inner) {
  int64_t units, memory;
  if (!cgi_scans_suit(op, &units, &memory)) return 0;
  cgi_scan_tile t;
  cgi_scans_tile(&t, outer, inner, length);
  int64_t piece = t.threads * t.groups * t.width, pieces = cgi_ceil_div(length, piece),
          groups = cgi_saturating_mul(outer, cgi_ceil_div(inner, t.lanes));
  if (!units) units = 16;
  if (groups >= CGI_SCANS_FULL * units || pieces < 2) return pieces * piece;
  int64_t blocks = cgi_smaller(cgi_ceil_div(CGI_SCANS_MANY * units, groups), pieces);
  return cgi_ceil_div(pieces, blocks) * piece;
}

// ---- sorts ----------------------------------------------------------------------------------------------------------------------------------
CGI_DEF unsigned cgi_sort_bytes(cg_type element) { return cg_type_width(element) > 32 ? 8 : 4; }

CGI_DEF int64_t cgi_sort_tile_for(cg_op op, int64_t bytes, int64_t elements, bool *few) {
  int64_t units, memory;
  if (!cgi_scans_suit(op, &units, &memory)) return 0;
  int64_t each = (units ? units : 16) * CGI_SCANS_FEW;
  bool many = elements >= 4 * each; // small tiles, of which a unit has many at a time; large ones take fewer kernels one after the other
  *few = elements <= each;
  for (int64_t width = many ? 9 : 17; width > 2; width = width / 2 + 1) { // 17, 9, 5, 3: a line of 2^n elements fills most of a block
    int64_t tile = width * (many ? CGI_SORT_THREADS / 2 : CGI_SORT_THREADS);
    if (2 * tile * bytes <= cgi_smaller(memory, CGI_SCANS_MEMORY)) return tile; // what is merged goes to another half
  }
  return 0;
}

CGI_DEF bool cgi_sort_of(cg_op op, cgi_sort_shape *s) {
  memset(s, 0, sizeof *s);
  if (op->def->kind != CG_CODEGEN_SORT || op->num_results > CGI_SORT_OPERANDS) return false;
  cg_type t = op->operands[0].value->type;
  s->run = cg_attr_int(cg_op_attr(op, "run"));
  s->block = cg_attr_int(cg_op_attr(op, "block"));
  s->merges = cgi_linalg_num_inputs(op) > op->num_results;
  s->outer = 1;
  for (unsigned i = 0; i < t->rank; i++) {
    s->length = t->shape[i];
    if (s->length < 1) return false;
    if (i + 1 < t->rank) s->outer = cgi_saturating_mul(s->outer, s->length);
  }
  for (s->width = s->block; s->width % 2 == 0;) s->width /= 2;
  cg_expr cuts = s->merges ? cgi_linalg_map(op, op->num_results)->results[t->rank - 1] : NULL; // one for each tile
  if (cuts && (cuts->kind != CG_EXPR_FLOORDIV || cuts->rhs->kind != CG_EXPR_CONST)) return false;
  s->threads = (cuts ? cuts->rhs->value : s->block) / s->width;
  if (s->threads < 64) s->threads = 64; // several blocks
  s->tile = s->threads * s->width;
  if (s->width < 3 || s->width > 31 || s->threads > CGI_SORT_THREADS) return false;
  return cuts ? s->block == 2 * s->run && s->run % s->tile == 0 && cuts->rhs->value == s->tile : s->run == 1;
}

#undef CGI_SCANS_THREADS
#undef CGI_SCANS_LINES
#undef CGI_SCANS_FULL
#undef CGI_SCANS_MANY
#undef CGI_SCANS_FEW
#undef CGI_SCANS_MEMORY
#endif
