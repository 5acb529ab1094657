// combine-initializers: what util.initializer computes for globals is computed by the functions that load them, as a program has no code that runs
// before its functions.
//
//   util.global private @g : tensor<4xf32>                                       func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
//   util.initializer {                                                             %c = …   %v = stablehlo.add %c, %c
//     %c = …   %v = stablehlo.add %c, %c                                           … %v … }
//     util.global.store %v, @g  util.return }                                 →
//   func.func @f(%x: …) { %g = util.global.load @g … %g … }
//
// Initializers run in their order, and may load what earlier ones stored. A private global that nothing stores to is a constant.
// Requires: initializers of one block; functions store to no global that an initializer does. Preserves: values.
#include "dialects/iree.h"
#include "passes/pass_table.h"

typedef struct cgi_initializers {
  cg_context *ctx;
  cg_op module;
  cg_op *all;     // cgi array, in order
  cgi_hmap owner; // global to the last initializer that stores to it, by number + 1
  bool ok;
} cgi_initializers;

static cg_op cgi_initializers_global(cg_op access) { return cgi_symbol_resolve(access, cg_op_attr(access, "global")); }

static bool cgi_initializers_note_store(cg_op op, void *user) { // by a function
  cgi_initializers *s = (cgi_initializers *)user;
  if (op->def->kind != CG_UTIL_GLOBAL_STORE || cgi_op_parent_of_kind(op, CG_UTIL_INITIALIZER)) return true;
  cg_op global = cgi_initializers_global(op);
  if (!global) return true;
  if (cgi_hmap_ptr(&s->owner, global)) s->ok = cgi_op_unsupported(op, "stores to a global that an initializer stores to, too");
  return s->ok;
}

static void cgi_initializers_replace(cg_op in, const cgi_hmap *current) {
  cg_op *loads = cgi_collect(in, CG_UTIL_GLOBAL_LOAD);
  for (size_t i = 0; i < cgi_len(loads); i++) {
    cg_op global = cgi_initializers_global(loads[i]);
    cg_value v = global ? (cg_value)cgi_hmap_ptr(current, global) : NULL;
    if (v) cgi_op_replace1(loads[i], v);
  }
}

// Clones the first `count` initializers in front of `b`; `current` has the value of each global then.
static void cgi_initializers_clone(cgi_initializers *s, cgi_builder *b, size_t count, cgi_hmap *current) {
  for (size_t i = 0; i < count; i++) {
    cgi_hmap values = cgi_hmap_new(s->ctx);
    CGI_FOREACH_OP(op, s->all[i]->regions[0]->first) {
      cg_op_kind k = op->def->kind;
      cg_op global = k == CG_UTIL_GLOBAL_STORE || k == CG_UTIL_GLOBAL_LOAD ? cgi_initializers_global(op) : NULL;
      if (k == CG_FUNC_RETURN) continue;
      if (k == CG_UTIL_GLOBAL_STORE && global) {
        cg_value v = op->operands[CG_UTIL_GLOBAL_STORE_VALUE].value, now = (cg_value)cgi_hmap_ptr(&values, v);
        cgi_hmap_put_ptr(current, global, now ? now : v);
        continue;
      }
      cg_value known = k == CG_UTIL_GLOBAL_LOAD && global ? (cg_value)cgi_hmap_ptr(current, global) : NULL;
      if (known) {
        cgi_hmap_put_ptr(&values, op->results[0], known);
        continue;
      }
      cg_op made = cgi_op_clone(op, &values);
      cgi_op_insert_before(made, b->before);
      if (made->num_regions) cgi_initializers_replace(made, current);
    }
    cgi_hmap_free(&values);
  }
}

static void cgi_initializers_function(cgi_initializers *s, cg_op func) {
  cg_context *ctx = s->ctx;
  cg_op *loads = cgi_collect(func, CG_UTIL_GLOBAL_LOAD);
  size_t count = 0;
  for (size_t i = 0; i < cgi_len(loads); i++) {
    cg_op global = cgi_initializers_global(loads[i]);
    uint64_t last = global ? (uint64_t)(uintptr_t)cgi_hmap_ptr(&s->owner, global) : 0;
    if (last > count) count = (size_t)last;
  }
  if (count) {
    cgi_hmap current = cgi_hmap_new(ctx);
    cgi_builder b = cgi_builder_before(func->regions[0]->first->first);
    cgi_initializers_clone(s, &b, count, &current);
    cgi_initializers_replace(func, &current);
  }
}

static bool cgi_initializers_collect(cgi_initializers *s) {
  for (size_t i = 0; i < cgi_len(s->all); i++) {
    cg_region body = s->all[i]->regions[0];
    if (!body->first || body->first != body->last) return cgi_op_unsupported(s->all[i], "has several blocks: it is computed by functions, in one");
    cg_op *stores = cgi_collect(s->all[i], CG_UTIL_GLOBAL_STORE);
    for (size_t k = 0; s->ok && k < cgi_len(stores); k++) {
      cg_op global = cgi_initializers_global(stores[k]);
      if (stores[k]->block != body->first) s->ok = cgi_op_unsupported(stores[k], "stores under a condition, or in a loop");
      if (global) cgi_hmap_put_ptr(&s->owner, global, (const void *)(uintptr_t)(i + 1));
    }
  }
  return s->ok;
}

// Private ones that only have their first value.
static void cgi_initializers_constants(cgi_initializers *s) {
  cg_op *globals = cgi_collect(s->module, CG_UTIL_GLOBAL), *stores = cgi_collect(s->module, CG_UTIL_GLOBAL_STORE);
  for (size_t i = 0; i < cgi_len(globals); i++) {
    bool stored = !cgi_symbol_is_private(globals[i]);
    for (size_t k = 0; k < cgi_len(stores); k++) stored = stored || cgi_initializers_global(stores[k]) == globals[i];
    if (!stored) cgi_op_set_attr(globals[i], "is_mutable", NULL);
  }
}

CGI_DEF bool cgi_pass_combine_initializers(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cgi_initializers s;
  memset(&s, 0, sizeof s);
  s.ctx = s.owner.ctx = ctx;
  s.module = pass->module;
  s.ok = true;
  s.all = cgi_collect(pass->module, CG_UTIL_INITIALIZER);
  if (cgi_len(s.all) && cgi_initializers_collect(&s)) {
    cgi_walk_pre(pass->module, cgi_initializers_note_store, &s);
    cg_op *funcs = s.ok ? cgi_host_functions(pass->module) : NULL;
    for (size_t i = 0; i < cgi_len(funcs); i++) cgi_initializers_function(&s, funcs[i]);
    for (size_t i = 0; s.ok && i < cgi_len(s.all); i++) cgi_op_erase(s.all[i]);
  }
  if (s.ok) cgi_initializers_constants(&s);
  return s.ok;
}
