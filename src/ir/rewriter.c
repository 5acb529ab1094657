// The public calls that change IR (cg_rewrite.h): arguments are checked, then ir/op.c does the work under the API boundary.
#include "ir/ir.h"

CGI_DEF bool cgi_may_run(cg_op module, const char *function) {
  cg_context *ctx = module->ctx;
  cg_op root = ctx->callbacks && !ctx->boundary ? ctx->edit.root : NULL;
  if (!root || root == module || !cgi_op_is_ancestor(module, root)) return true;
  return cgi_misuse(ctx, function, "module is in use by the call that this callback is of") == CG_OK;
}

#ifndef CODEGEN_NO_EXTENSIONS
#define CGI_MAX_REGIONS 64
#define CGI_MAX_SUCCESSORS 2

// Whether the IR at `at` may be changed now; else a report.
static bool cgi_may_edit(cg_context *ctx, const char *function, cgi_edit_level level, cg_op at) {
  if (!ctx->callbacks) return true;
  if (ctx->callbacks != ctx->edit.depth || ctx->edit.level < level)
    return cgi_misuse(ctx, function, "this callback may not change the IR so") == CG_OK;
  return cgi_op_is_ancestor(ctx->edit.root, at) || cgi_misuse(ctx, function, "op is outside of what this callback may change") == CG_OK;
}

// The same of an operation that is to go from where it is.
static bool cgi_may_take(const char *function, cg_op op) {
  if (!op->block) return cgi_misuse(op->ctx, function, "op is the outermost one") == CG_OK;
  return cgi_may_edit(op->ctx, function, CGI_EDIT_ALL, cg_op_parent(op));
}

static CGI_NOINLINE void cgi_op_put(cg_op op, cg_block block, cg_op before) {
  if (before)
    cgi_op_insert_before(op, before);
  else
    cgi_op_append(block, op);
}

static cg_context *cgi_region_context(cg_region region) { return region->op->ctx; }

// Where something may be put; its context, or NULL after a report.
static cg_context *cgi_place(const char *function, cg_block block, cg_op before) {
  if (!CGI_LIVE_AS(block, function, "block")) return NULL;
  cg_context *ctx = cgi_region_context(block->region);
  if (before && !CGI_LIVE_AS(before, function, "before")) return NULL;
  if (before && before->block != block) return cgi_misuse(ctx, function, "before is not in block"), (cg_context *)NULL;
  return ctx;
}

static bool cgi_our_value(cg_context *ctx, const char *function, const char *name, cg_value v) {
  return cgi_given(ctx, function, name, v) && CGI_LIVE_AS(v, function, name) && cgi_same_context(ctx, function, name, v->type->ctx);
}

static bool cgi_leads_there(cg_context *ctx, const char *function, cg_block to, cg_region region) {
  return cgi_given(ctx, function, "one of successors", to) && CGI_LIVE_AS(to, function, "one of successors") &&
         (to->region == region || cgi_misuse(ctx, function, "one of successors is in another region") == CG_OK);
}

typedef struct cgi_edit_args {
  const cg_op_state *state;
  cg_block block;
  cg_region region;
  cg_op op, before;
  cg_value value, with;
  const char *name;
  cg_attr attr;
  unsigned index;
  uint32_t counts[CGI_MAX_SUCCESSORS];
  size_t n;
  const cg_type *types;
} cgi_edit_args;

static bool cgi_check_state(cg_context *ctx, const char *function, cgi_edit_args *a) {
  const cg_op_state *s = a->state;
  if (!cgi_given(ctx, function, "name", s->name) || !cgi_given_n(ctx, function, "num_operands", s->num_operands, "operands", s->operands) ||
      !cgi_given_n(ctx, function, "num_results", s->num_results, "result_types", s->result_types) ||
      !cgi_given_n(ctx, function, "num_successors", s->num_successors, "successors", s->successors))
    return false;
  if (s->num_regions > CGI_MAX_REGIONS) return cgi_misuse(ctx, function, "num_regions is %l; 64 is the most", (int64_t)s->num_regions) == CG_OK;
  if (s->num_successors > CGI_MAX_SUCCESSORS)
    return cgi_misuse(ctx, function, "num_successors is %l; 2 is the most", (int64_t)s->num_successors) == CG_OK;
  for (size_t i = 0; i < s->num_successors; i++) {
    if (!cgi_leads_there(ctx, function, s->successors[i], a->block->region)) return false;
    a->counts[i] = cg_block_num_args(s->successors[i]);
  }
  for (size_t i = 0; i < s->num_operands; i++)
    if (!cgi_our_value(ctx, function, "one of operands", s->operands[i])) return false;
  return cgi_given_types(ctx, function, s->num_results, s->result_types) && cgi_given_attrs(ctx, function, s->num_attrs, s->attr_names, s->attrs);
}

static cg_result cgi_create_thunk(cg_context *ctx, void *arg) {
  cgi_edit_args *a = (cgi_edit_args *)arg;
  const cg_op_state *s = a->state;
  const cgi_op_def *def = cgi_op_def_known(ctx, cgi_s(s->name));
  if (!def) return cgi_misuse(ctx, "cg_op_create", "there is no op '%s'", s->name);
  if (CGI_OP_LEFT_OUT(def)) return cgi_result(ctx, cgi_unsupported(ctx, cgi_loc_unknown(ctx), CGI_LEFT_OUT_OP, def->name));
  cg_named_attr *attrs = CGI_NEW_ARRAY(ctx, cg_named_attr, s->num_attrs);
  for (size_t i = 0; i < s->num_attrs; i++) {
    bool sizes = strcmp(s->attr_names[i], "operandSegmentSizes") == 0 || strcmp(s->attr_names[i], "resultSegmentSizes") == 0;
    cg_attr given = s->attrs[i];
    if (sizes && given->kind == CG_ATTR_DENSE_ARRAY) given = cgi_attr_dense_array(ctx, cgi_type_i(ctx, 32), given->len, given->ints); // as MLIR
    cgi_name_attr(&attrs[i], ctx, s->attr_names[i], given);
  }
  cg_loc loc = s->loc ? s->loc : a->before ? a->before->loc : a->block->region->op->loc;
  cg_op op = cgi_op_create(ctx, def, loc, (unsigned)s->num_operands, s->operands, (unsigned)s->num_results, s->result_types, (unsigned)s->num_attrs,
                           attrs, (unsigned)s->num_regions);
  cgi_free(ctx, attrs, s->num_attrs * sizeof *attrs);
  if (def->traits & CG_TRAIT_NO_TERMINATOR) // these have a block, as those that are read
    for (unsigned i = 0; i < op->num_regions; i++) cgi_block_create(op->regions[i], 0, NULL, loc);
  cgi_op_set_successors(op, (unsigned)s->num_successors, s->successors, a->counts);
  cgi_op_put(op, a->block, a->before);
  a->op = op;
  return CG_OK;
}

CODEGEN_API cg_op cg_op_create(const cg_op_state *state, cg_block block, cg_op before) {
  cgi_edit_args a;
  cg_context *ctx = cgi_place(__func__, block, before);
  a.state = state;
  a.block = block;
  a.before = before;
  if (!ctx || !cgi_given(ctx, __func__, "state", state) || !cgi_check_state(ctx, __func__, &a) ||
      !cgi_may_edit(ctx, __func__, CGI_EDIT_BUILD, cg_block_op(block)))
    return NULL;
  return cgi_protect(ctx, cgi_create_thunk, &a) == CG_OK ? a.op : NULL;
}

static cg_result cgi_block_thunk(cg_context *ctx, void *arg) {
  cgi_edit_args *a = (cgi_edit_args *)arg;
  (void)ctx;
  a->block = cgi_block_create(a->region, (unsigned)a->n, a->types, a->region->op->loc);
  return CG_OK;
}

CODEGEN_API cg_block cg_block_create(cg_region region, size_t num_args, const cg_type *arg_types) {
  cgi_edit_args a;
  if (!CGI_LIVE(region)) return NULL;
  cg_context *ctx = cgi_region_context(region);
  if (!CGI_GIVEN_N(ctx, num_args, arg_types)) return NULL;
  if (!cgi_given_types(ctx, __func__, num_args, arg_types) || !cgi_may_edit(ctx, __func__, CGI_EDIT_BUILD, region->op)) return NULL;
  a.region = region;
  a.n = num_args;
  a.types = arg_types;
  return cgi_protect(ctx, cgi_block_thunk, &a) == CG_OK ? a.block : NULL;
}

static bool cgi_used_inside_only(cg_op op, void *user) {
  for (unsigned i = 0; i < op->num_results; i++) CGI_FOREACH_USE(u, op->results[i]) {
      if (u->owner == user || !cgi_op_is_ancestor((cg_op)user, u->owner)) return false;
    }
  return true;
}

static cg_result cgi_erase_thunk(cg_context *ctx, void *arg) {
  cg_op op = (cg_op)arg;
  if (!cgi_walk_pre(op, cgi_used_inside_only, op)) return cgi_misuse(ctx, "cg_op_erase", "op has a result that is used");
  cgi_op_erase(op);
  return CG_OK;
}

CODEGEN_API cg_result cg_op_erase(cg_op op) {
  if (!CGI_LIVE(op) || !cgi_may_take(__func__, op)) return CG_INVALID_ARGUMENT;
  return cgi_protect(op->ctx, cgi_erase_thunk, op);
}

CODEGEN_API cg_result cg_op_move(cg_op op, cg_block block, cg_op before) {
  if (!CGI_LIVE(op)) return CG_INVALID_ARGUMENT;
  cg_context *ctx = op->ctx;
  if (!CGI_GIVEN(ctx, block)) return CG_INVALID_ARGUMENT;
  cg_context *there = cgi_place(__func__, block, before);
  if (!there || !cgi_same_context(ctx, __func__, "block", there) || !cgi_may_take(__func__, op) ||
      !cgi_may_edit(ctx, __func__, CGI_EDIT_ALL, cg_block_op(block)))
    return CG_INVALID_ARGUMENT;
  if (cgi_op_is_ancestor(op, cg_block_op(block))) return cgi_misuse(ctx, __func__, "block is inside of op");
  if (before == op) return CG_OK;
  if (op->num_successors && !cgi_leads_there(ctx, __func__, op->successors[0], block->region)) return CG_INVALID_ARGUMENT;
  cgi_op_remove(op);
  cgi_op_put(op, block, before);
  return CG_OK;
}

// An operand, an attribute, or every use of a value.
static cg_result cgi_set_thunk(cg_context *ctx, void *arg) {
  const cgi_edit_args *a = (const cgi_edit_args *)arg;
  ctx->edit.changed = true;
  if (!a->op)
    cgi_value_replace_uses(a->value, a->with);
  else if (a->with)
    cgi_op_set_operand(a->op, a->index, a->with);
  else
    cgi_op_set_attr(a->op, a->name, a->attr);
  if (a->op) cgi_driver_touched(a->op);
  return CG_OK;
}

CODEGEN_API cg_result cg_op_set_operand(cg_op op, unsigned i, cg_value value) {
  cgi_edit_args a;
  if (!CGI_LIVE(op) || !cgi_our_value(op->ctx, __func__, "value", value)) return CG_INVALID_ARGUMENT;
  if (i >= op->num_operands) return cgi_misuse(op->ctx, __func__, "i is %u; op has %u operands", i, op->num_operands);
  if (!cgi_may_edit(op->ctx, __func__, CGI_EDIT_VALUES, op)) return CG_INVALID_ARGUMENT;
  memset(&a, 0, sizeof a);
  a.op = op;
  a.index = i;
  a.with = value;
  return cgi_protect(op->ctx, cgi_set_thunk, &a);
}

CODEGEN_API cg_result cg_op_set_attr(cg_op op, const char *name, cg_attr attr) {
  cgi_edit_args a;
  if (!CGI_LIVE(op)) return CG_INVALID_ARGUMENT;
  cg_context *ctx = op->ctx;
  if (!CGI_GIVEN(ctx, name) || (attr && !CGI_OURS(ctx, attr)) || !cgi_may_edit(ctx, __func__, CGI_EDIT_VALUES, op)) return CG_INVALID_ARGUMENT;
  memset(&a, 0, sizeof a);
  a.op = op;
  a.name = name;
  a.attr = attr;
  return cgi_protect(ctx, cgi_set_thunk, &a);
}

CODEGEN_API cg_result cg_value_replace_uses(cg_value value, cg_value with) {
  cgi_edit_args a;
  if (!CGI_LIVE(value)) return CG_INVALID_ARGUMENT;
  cg_context *ctx = value->type->ctx;
  if (!cgi_our_value(ctx, __func__, "with", with)) return CG_INVALID_ARGUMENT;
  if (value->type != with->type) return cgi_misuse(ctx, __func__, "with is %t, not %t", with->type, value->type);
  if (!cgi_may_edit(ctx, __func__, CGI_EDIT_ALL, value->op ? value->op : cg_block_op(value->block))) return CG_INVALID_ARGUMENT;
  memset(&a, 0, sizeof a);
  a.value = value;
  a.with = with;
  return cgi_protect(ctx, cgi_set_thunk, &a);
}

#undef CGI_MAX_REGIONS
#undef CGI_MAX_SUCCESSORS
#endif

static cg_op cgi_first_of(cg_block b) { // and of those behind it
  while (b && !b->first) b = b->next;
  return b ? b->first : NULL;
}

CODEGEN_API cg_op cg_op_walk(cg_op op, cg_op root) {
  cg_op next;
  if (!CGI_LIVE(op) || !CGI_LIVE(root)) return NULL;
  for (unsigned r = 0; r < op->num_regions; r++)
    if ((next = cgi_first_of(op->regions[r]->first)) != NULL) return next;
  for (; op && op != root; op = cg_op_parent(op)) {
    if (op->next) return op->next;
    if (!op->block) return NULL;
    cg_op parent = cg_op_parent(op);
    unsigned r = 0;
    next = cgi_first_of(op->block->next);
    while (parent->regions[r] != op->block->region) r++;
    while (!next && ++r < parent->num_regions) next = cgi_first_of(parent->regions[r]->first);
    if (next) return next;
  }
  return NULL;
}
