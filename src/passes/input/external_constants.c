// external-constants: constants that are not in the module become arguments, which the host supplies by name.
//
//   util.global private @w = #stream.parameter.named<"model"::"w"> : tensor<4xf32>
//   func.func @f(%x: tensor<4xf32>) … { %w = util.global.load @w … }
//   -->
//   func.func @f(%x: tensor<4xf32>, %w: tensor<4xf32> {cg.parameter = "model::w"}) … { … }
//
// These are IREE's named parameters, and constants and globals whose elements are a dense_resource without its bytes: they go by the resource's name;
// elided ones by their global's, or as elided0, elided1, … in the function's order. One of a name and type becomes one argument. Requires: calls
// inlined. Preserves: everything else.
#include "passes/pass_table.h"

typedef struct cgi_external {
  cg_str name;
  cg_type type;
  cg_value argument;
} cgi_external;

typedef struct cgi_externals {
  cg_context *ctx;
  cg_op func;
  cg_op *loads;       // cgi array
  cgi_external *made; // cgi array
  unsigned elided;
} cgi_externals;

// "model"::"w" inside of the attribute's text, as model::w.
static cg_str cgi_external_key(cg_context *ctx, cg_attr named) {
  cg_str text = cgi_format(ctx, "%a", named);
  cgi_buf out;
  out.ctx = ctx;
  out.text = NULL;
  for (size_t i = 0; i < text.len; i++) {
    if (text.data[i] != '"') continue;
    if (out.text) cgi_buf_z(&out, "::");
    for (i++; i < text.len && text.data[i] != '"'; i++) cgi_buf_char(&out, text.data[i]);
  }
  cg_str key = cgi_intern(ctx, cgi_buf_view(&out));
  cgi_buf_free(&out);
  return key;
}

// The name of what an op loads; empty where it is in the module.
static cg_str cgi_external_name(cgi_externals *s, cg_op op) {
  cg_op_kind k = op->def->kind;
  cg_attr value = cg_op_attr(op, "value");
  cg_op global = NULL;
  if (k == CG_UTIL_GLOBAL_LOAD || k == CG_ML_PROGRAM_GLOBAL_LOAD || k == CG_ML_PROGRAM_GLOBAL_LOAD_CONST) {
    global = cgi_symbol_resolve(op, cg_op_attr(op, "global"));
    value = global && !cg_op_attr(global, "is_mutable") ? cg_op_attr(global, global->def->kind == CG_UTIL_GLOBAL ? "initial_value" : "value") : NULL;
  } else if (!cg_op_has_trait(op, CG_TRAIT_CONSTANT) && k != CG_UTIL_UNFOLDABLE_CONSTANT) {
    return cgi_s("");
  }
  if (value && value->kind == CG_ATTR_DIALECT &&
      (cgi_str_is(value->text, "stream.parameter.named") || cgi_str_is(value->text, "flow.parameter.named")))
    return cgi_external_key(s->ctx, value);
  if (!value || value->kind != CG_ATTR_RESOURCE) return cgi_s("");
  if (!cgi_str_is(cg_attr_str(value), "__elided__")) return cg_attr_str(value);
  return global ? cgi_symbol_name(global) : cgi_intern(s->ctx, cgi_format(s->ctx, "elided%u", s->elided++));
}

static bool cgi_external_visit(cg_op op, void *user) {
  cgi_externals *s = (cgi_externals *)user;
  cg_context *ctx = s->ctx;
  bool candidate = op->num_results == 1 && cg_value_type(cg_op_result(op, 0))->kind == CG_TYPE_TENSOR;
  if (candidate && op != s->func) cgi_push(s->loads, op);
  return true;
}

CGI_DEF bool cgi_pass_external_constants(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cg_op func = pass->func;
  cg_block entry = func->regions[0]->first;
  cg_attr old = cg_op_attr(func, "function_type"), attrs = cg_op_attr(func, "arg_attrs");
  cgi_externals s;
  memset(&s, 0, sizeof s);
  s.ctx = ctx;
  s.func = func;
  if (!entry || !old || old->kind != CG_ATTR_TYPE || cgi_symbol_is_private(func)) return true;
  cgi_walk_pre(func, cgi_external_visit, &s);
  for (size_t i = 0; i < cgi_len(s.loads); i++) {
    cgi_external e;
    cg_op op = s.loads[i];
    e.name = cgi_external_name(&s, op);
    e.type = cg_value_type(cg_op_result(op, 0));
    e.argument = NULL;
    if (!e.name.len) continue;
    if (!cgi_len(s.made) && !cgi_pass_needs_no_callers(pass, func)) return false;
    if (!cg_type_has_static_shape(e.type)) return cgi_op_unsupported(op, "is an external constant of unknown size");
    for (size_t k = 0; k < cgi_len(s.made); k++)
      if (cgi_str_eq(s.made[k].name, e.name) && s.made[k].type == e.type) e.argument = s.made[k].argument;
    if (!e.argument) {
      e.argument = cgi_block_add_arg(entry, e.type, op->loc);
      cgi_push(s.made, e);
    }
    cgi_op_replace1(op, e.argument);
  }
  if (!cgi_len(s.made)) return true;
  unsigned n = cg_type_num_inputs(cg_attr_type(old));
  cg_type *types = NULL;
  cg_attr *dicts = NULL;
  for (unsigned i = 0; i < cg_block_num_args(entry); i++) {
    cgi_push(types, entry->args[i]->type);
    cg_attr dict = i < n && attrs && i < cg_attr_len(attrs) ? cg_attr_at(attrs, i) : cgi_attr_dict(ctx, 0, NULL);
    if (i >= n) {
      cg_named_attr name = cgi_named(ctx, "cg.parameter", cgi_attr_str(ctx, s.made[i - n].name));
      dict = cgi_attr_dict(ctx, 1, &name);
    }
    cgi_push(dicts, dict);
  }
  cg_type type = cg_attr_type(old);
  cg_type *results = NULL;
  for (unsigned i = 0; i < cg_type_num_results(type); i++) cgi_push(results, cg_type_result(type, i));
  type = cgi_type_function(ctx, (unsigned)cgi_len(types), types, (unsigned)cgi_len(results), results);
  cgi_op_set_attr(func, "function_type", cgi_attr_type(ctx, type));
  cgi_op_set_array(func, "arg_attrs", cgi_len(dicts), dicts);
  return true;
}
