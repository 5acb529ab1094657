// Dialects beside the tables: a host's own, and those that are known once a text has one of their operations. How their rows become definitions, and
// what the verifier and folding ask of operations that a host registered.
#include "dialects/cg_dialect.h"
#include "dialects/dialects.h"

// ---- rows -------------------------------------------------------------------------------------------------------------------------------------
#if !defined CODEGEN_NO_EXTENSIONS || (!defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX)
static const char *cgi_registered_text(const char *z) { return z ? z : ""; }

CGI_DEF void cgi_registered_def(cgi_op_def *def, cg_op_kind kind, const cg_dialect_desc *d, size_t i) {
  const cg_op_desc *o = &d->ops[i];
  def->kind = kind;
  def->name = cgi_s(cgi_registered_text(o->name));
  def->traits = o->traits;
  def->operands_spec = cgi_registered_text(o->operands);
  def->results_spec = cgi_registered_text(o->results);
  def->attrs_spec = cgi_registered_text(o->attributes);
  def->regions_spec = cgi_registered_text(o->regions);
  def->format = cgi_registered_text(o->format);
  def->desc = o;
  def->user = d->user;
}

CGI_DEF unsigned cgi_registered_first(cg_context *ctx) {
  return ctx->op_ranges ? ctx->op_ranges->first + ctx->op_ranges->count : (unsigned)CG_OP_COUNT;
}

CGI_DEF void cgi_registered_add(cg_context *ctx, const cg_dialect_desc *d) {
  unsigned first = cgi_registered_first(ctx);
  for (size_t i = 0; i < d->num_ops; i++) cgi_op_def_forget(ctx, cgi_s(d->ops[i].name));
  cgi_op_range *r = (cgi_op_range *)cgi_alloc_kept(ctx, sizeof *r + d->num_ops * sizeof(cgi_op_def));
  r->dialect = d;
  r->first = first;
  r->count = (unsigned)d->num_ops;
  r->next = ctx->op_ranges;
  for (size_t i = 0; i < d->num_ops; i++) cgi_registered_def(&r->defs[i], (cg_op_kind)(first + i), d, i);
  ctx->op_ranges = r;
}

static bool cgi_registered_has(cg_context *ctx, const char *dialect) { // or a host's own of that name
  for (const cgi_op_range *r = ctx->op_ranges; r; r = r->next)
    if (cgi_str_is(cgi_s(r->dialect->name), dialect)) return true;
  return false;
}

CGI_DEF void cgi_registered_define(cg_context *ctx, const cg_dialect_desc *d) {
  if (cgi_registered_has(ctx, d->name)) return;
  if (d->num_ops <= CG_OP_LAST - cgi_registered_first(ctx)) cgi_registered_add(ctx, d);
}

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
CGI_DEF void cgi_registered_define_rows(cg_context *ctx, const char *dialect, size_t first, size_t n, const cgi_registered_row *rows,
                                        cg_result (*verify)(void *user, cg_op op)) {
  if (cgi_registered_has(ctx, dialect)) return;
  cg_dialect_desc *d = (cg_dialect_desc *)cgi_alloc_kept(ctx, sizeof *d + n * sizeof(cg_op_desc));
  cg_op_desc *ops = (cg_op_desc *)(d + 1);
  memset(d, 0, sizeof *d + n * sizeof *ops);
  for (size_t i = 0; i < n; i++) {
    const char **to[] = {&ops[i].operands, &ops[i].results, &ops[i].attributes, &ops[i].regions, &ops[i].format};
    char *text = cgi_op_registered_text(ctx, first + i);
    for (size_t k = 0; k < sizeof to / sizeof to[0]; k++) {
      *to[k] = text;
      while (*text && *text != '\n') text++;
      if (*text) *text++ = 0;
    }
    ops[i].name = rows[i].name;
    ops[i].traits = rows[i].traits;
    ops[i].verify = verify;
  }
  d->name = dialect;
  d->ops = ops;
  d->num_ops = n;
  cgi_registered_define(ctx, d);
}
#endif
#endif

// ---- callbacks --------------------------------------------------------------------------------------------------------------------------------
#ifndef CODEGEN_NO_EXTENSIONS
CGI_DEF bool cgi_registered_result(cg_op op, cg_result r, const char *what, bool had_error) {
  if (op->ctx->has_error && (r != CG_OK || !had_error)) return false; // a wrong call that it made counts
  return r == CG_OK || cgi_op_error(op, "is refused by its %s", what);
}

// Passes take it for granted of elementwise operations.
static bool cgi_registered_one_shape(cg_op op) {
  for (unsigned i = 0; i < op->num_operands; i++)
    if (!cgi_same_shape(op->operands[i].value->type, op->results[0]->type))
      return cgi_op_error(op, "[type-mismatch] is elementwise, but operand #%u is %t and its result is %t", i, op->operands[i].value->type,
                          op->results[0]->type);
  return true;
}

static bool cgi_registered_verify(cg_op op) {
  cg_context *ctx = op->ctx;
  const cg_op_desc *desc = op->def->desc;
  if (desc->traits & CG_TRAIT_ELEMENTWISE && !cgi_registered_one_shape(op)) return false;
  if (!desc->verify) return true;
  bool had_error = ctx->has_error;
  cgi_edit_token token = cgi_edit_begin(ctx, CGI_EDIT_NOTHING, op);
  cg_result r = desc->verify(op->def->user, op);
  cgi_edit_end(ctx, token);
  return cgi_registered_result(op, r, "verifier", had_error);
}

static bool cgi_registered_fits(cg_op op, const cgi_fold *f, cg_type type) {
  if (f->value && (!CGI_LIVE_AS(f->value, "fold", "value") || f->value->type != type)) return cgi_op_error(op, "folds to a value of another type");
  if (f->value && f->value->op != op && !cgi_value_dominates(f->value, op)) return cgi_op_error(op, "folds to a value that is not defined here");
  if (f->attr && (!CGI_LIVE_AS(f->attr, "fold", "attr") || f->attr->type != type)) return cgi_op_error(op, "folds to a constant of another type");
  return true;
}

static bool cgi_registered_fold(cg_op op, const cg_attr *constants, cgi_fold *results) {
  cg_context *ctx = op->ctx;
  const cg_op_desc *desc = op->def->desc;
  if (!desc->fold) return false;
  cgi_edit_token token = cgi_edit_begin(ctx, CGI_EDIT_VALUES, op);
  bool folded = desc->fold(op->def->user, op, constants, results);
  bool changed = ctx->edit.changed;
  cgi_edit_end(ctx, token);
  if (changed && !cgi_verify(op)) return false;
  for (unsigned i = 0; folded && i < op->num_results; i++) folded = cgi_registered_fits(op, &results[i], op->results[i]->type);
  return folded;
}

CGI_DEF const cgi_dialect *cgi_dialect_registered(void) {
  static const cgi_dialect dialect = {"", CGI_VERIFIER(cgi_registered_verify), cgi_registered_fold, NULL, 0};
  return &dialect;
}
#endif
