// link-kernels: the executables of a module become one, whose variants hold all entry points, so that a target's kernels are one binary.
//
//   hal.executable private @a { variant @t { export @a … } }   hal.executable private @b { variant @t { export @b … } }
//     becomes    hal.executable private @linked { variant @t { export @a …  export @b …  builtin.module { func @a … func @b … } } }
//
// Dispatches that name @b::@b then name @linked::@b. Entry points of one name get a number behind it. A module with one executable stays as it is.
// resolve-entry-points: numbers the entry points of every variant alike and writes the number on each dispatch as `ordinal`. Gives them the names
// that the module's codegen.entry_points lists.
#include "passes/pass_table.h"

typedef struct cgi_link_rename { // of an entry point
  cg_str exe, from, to;
} cgi_link_rename;

typedef struct cgi_link {
  cg_context *ctx;
  cg_op module, linked;
  cgi_link_rename *renames; // cgi array
  cgi_hmap index;           // the symbol @exe::@from to its number + 1
} cgi_link;

static cg_op cgi_link_inner(cg_op variant) {
  for (cg_op op = variant->regions[0]->first ? variant->regions[0]->first->last : NULL; op; op = op->prev)
    if (op->def->kind == CG_BUILTIN_MODULE) return op;
  return NULL;
}

// The linked variant of the same target.
static cg_op cgi_link_variant(cgi_link *l, cg_op variant) {
  for (cg_op op = l->linked->regions[0]->first->first; op; op = op->next)
    if (cg_op_attr(op, "target") == cg_op_attr(variant, "target")) return op;
  return NULL;
}

static void cgi_link_add(cgi_link *l, cg_str exe, cg_str from, cg_str to) {
  cg_context *ctx = l->ctx;
  cgi_link_rename r;
  r.exe = exe;
  r.from = from;
  r.to = to;
  cgi_push(l->renames, r);
  cgi_hmap_put(&l->index, (uint64_t)(uintptr_t)cgi_attr_symbol2(ctx, exe, from), cgi_len(l->renames));
}

static const cgi_link_rename *cgi_link_find(const cgi_link *l, cg_str exe, cg_str from) {
  uint64_t number;
  return cgi_hmap_get(&l->index, (uint64_t)(uintptr_t)cgi_attr_symbol2(l->ctx, exe, from), &number) ? &l->renames[number - 1] : NULL;
}

static bool cgi_link_rename_calls(cg_op op, void *user) {
  const cgi_link_rename *r = (const cgi_link_rename *)user;
  cg_attr callee = op->def->kind == CG_FUNC_CALL ? cg_op_attr(op, "callee") : NULL;
  if (callee && cgi_str_eq(cg_attr_str(callee), r->from)) cgi_op_set_attr(op, "callee", cgi_attr_symbol(op->ctx, r->to));
  return true;
}

static cg_str cgi_link_name(cgi_link *l, cg_str exe, cg_str from, cg_op inner, cg_op to_variant) {
  const cgi_link_rename *known = cgi_link_find(l, exe, from);
  if (known) return known->to;
  cg_str to = from;
  if (cgi_symbol_lookup(inner, to) || cgi_symbol_lookup(to_variant, to)) to = cgi_symbol_unique(inner, from);
  cgi_link_add(l, exe, from, to);
  return to;
}

// Moves exports and functions of a variant into the linked one.
static CGI_NOINLINE bool cgi_link_merge(cgi_link *l, cg_op exe, cg_op variant) {
  cg_context *ctx = l->ctx;
  cg_op to = cgi_link_variant(l, variant), from_inner = cgi_link_inner(variant);
  if (!to) {
    cgi_op_remove(variant);
    cgi_op_set_attr(variant, "sym_name", cgi_attr_str(ctx, cgi_symbol_unique(l->linked, cgi_symbol_name(variant))));
    cgi_op_append(l->linked->regions[0]->first, variant);
    CGI_FOREACH_OP(op, variant->regions[0]->first) {
      if (op->def->kind == CG_HAL_EXECUTABLE_EXPORT) cgi_link_add(l, cgi_symbol_name(exe), cgi_symbol_name(op), cgi_symbol_name(op));
    }
    return true;
  }
  cg_op inner = cgi_link_inner(to);
  if (!inner || !from_inner) return cgi_op_error(variant, "has no module to link");
  CGI_FOREACH_OP(f, from_inner->regions[0]->first) {
    cg_str from = cgi_symbol_name(f);
    if (from.len == 0) { // nothing names it
      cgi_op_remove(f);
      cgi_op_append(inner->regions[0]->first, f);
      continue;
    }
    cgi_link_rename r;
    r.exe = cgi_symbol_name(exe);
    r.from = from;
    r.to = cgi_link_name(l, r.exe, from, inner, to);
    cg_op e = cgi_symbol_lookup(variant, from);
    if (!cgi_str_eq(r.from, r.to)) {
      if (f->def->kind != CG_FUNC_FUNC) return cgi_op_unsupported(f, "has the name of another symbol that it is linked with");
      cgi_walk_pre(from_inner, cgi_link_rename_calls, &r);
      cgi_op_set_attr(f, "sym_name", cgi_attr_str(ctx, r.to));
    }
    cgi_op_remove(f);
    cgi_op_append(inner->regions[0]->first, f);
    if (!e || e->def->kind != CG_HAL_EXECUTABLE_EXPORT) continue;
    cgi_op_set_attr(e, "sym_name", cgi_attr_str(ctx, r.to));
    cgi_op_move_before(e, inner);
  }
  return true;
}

typedef struct cgi_link_refs {
  cgi_link *l;
} cgi_link_refs;

static bool cgi_link_update(cg_op op, void *user) {
  cgi_link *l = ((cgi_link_refs *)user)->l;
  if (op->def->kind != CG_STREAM_CMD_DISPATCH && op->def->kind != CG_FLOW_DISPATCH) return true;
  cg_attr entry = cg_op_attr(op, "entry_point");
  if (!entry || entry->kind != CG_ATTR_SYMBOL || cg_attr_len(entry) < 1) return true;
  cg_str exe = cg_attr_str(entry), name = cg_attr_str(cg_attr_at(entry, cg_attr_len(entry) - 1));
  const cgi_link_rename *found = cgi_link_find(l, exe, name);
  if (found) cgi_op_set_attr(op, "entry_point", cgi_attr_symbol2(l->ctx, cgi_symbol_name(l->linked), found->to));
  return true;
}

CGI_DEF bool cgi_pass_link_kernels(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cg_op *all = cgi_children(pass->module, CG_HAL_EXECUTABLE);
  bool ok = true;
  if (cgi_len(all) > 1) {
    cgi_link l;
    memset(&l, 0, sizeof l);
    l.ctx = l.index.ctx = ctx;
    l.module = pass->module;
    cgi_builder b = cgi_builder_before(all[0]);
    l.linked = cgi_build_symbol(&b, CG_HAL_EXECUTABLE, cgi_symbol_unique(pass->module, cgi_s("linked")), "private");
    cgi_block_create(l.linked->regions[0], 0, NULL, b.loc);
    for (size_t i = 0; ok && i < cgi_len(all); i++) {
      if (all[i]->regions[0]->first) {
        CGI_FOREACH_OP(v, all[i]->regions[0]->first) {
          if (ok && v->def->kind == CG_HAL_EXECUTABLE_VARIANT) ok = cgi_link_merge(&l, all[i], v);
        }
      }
      if (ok) cgi_op_erase(all[i]);
    }
    cgi_link_refs refs;
    refs.l = &l;
    if (ok) cgi_walk_around(pass->module, CG_HAL_EXECUTABLE, cgi_link_update, &refs);
  }
  return ok;
}

// ---- resolve-entry-points -----------------------------------------------------------------------------------------------------------------
static void cgi_link_kernels_number(cg_op exe) {
  cg_context *ctx = exe->ctx;
  cg_op first = NULL;
  if (!exe->regions[0]->first) return;
  CGI_FOREACH_OP(v, exe->regions[0]->first) {
    if (v->def->kind != CG_HAL_EXECUTABLE_VARIANT || !v->regions[0]->first) continue;
    if (!first) first = v;
    int64_t next = 0;
    CGI_FOREACH_OP(op, v->regions[0]->first) {
      if (op->def->kind != CG_HAL_EXECUTABLE_EXPORT) continue;
      // Variants list the same entry points: the first one's numbers hold for all.
      cg_op same = v == first ? NULL : cgi_symbol_lookup(first, cgi_symbol_name(op));
      cg_attr number = same ? cg_op_attr(same, "ordinal") : cgi_attr_index(ctx, next);
      cgi_op_set_attr(op, "ordinal", number ? number : cgi_attr_index(ctx, next));
      next++;
    }
  }
}

static cg_op cgi_link_kernels_export(cg_op exe, cg_str name) {
  cg_op *variants = cgi_children(exe, CG_HAL_EXECUTABLE_VARIANT);
  for (size_t i = 0; i < cgi_len(variants); i++) {
    cg_op e = cgi_symbol_lookup(variants[i], name);
    if (e && e->def->kind == CG_HAL_EXECUTABLE_EXPORT) return e;
  }
  return NULL;
}

typedef struct cgi_link_kernels {
  cg_op module;
  bool ok;
} cgi_link_kernels;

static bool cgi_link_kernels_dispatch(cg_op op, void *user) {
  cgi_link_kernels *r = (cgi_link_kernels *)user;
  if (op->def->kind != CG_STREAM_CMD_DISPATCH) return true;
  cg_attr entry = cg_op_attr(op, "entry_point");
  cg_op exe = entry && entry->kind == CG_ATTR_SYMBOL && cg_attr_len(entry) > 0 ? cgi_symbol_lookup(r->module, cg_attr_str(entry)) : NULL;
  cg_op e = exe && exe->def->kind == CG_HAL_EXECUTABLE ? cgi_link_kernels_export(exe, cg_attr_str(cg_attr_at(entry, cg_attr_len(entry) - 1))) : NULL;
  if (!e) {
    cgi_op_error(op, "dispatches %a, which no executable of the module exports", entry);
    r->ok = false;
    return true;
  }
  cgi_op_copy_attr(e, op, "ordinal");
  return true;
}

// ---- names that a host chose --------------------------------------------------------------------------------------------------------------
typedef struct cgi_link_kernels_rename {
  cg_op exe;
  cg_attr names;
} cgi_link_kernels_rename;

// Dispatches find their kernel by its number: the old names are still there.
static bool cgi_link_kernels_rename_dispatch(cg_op op, void *user) {
  const cgi_link_kernels_rename *r = (const cgi_link_kernels_rename *)user;
  cg_attr ordinal = op->def->kind == CG_STREAM_CMD_DISPATCH ? cg_op_attr(op, "ordinal") : NULL;
  if (ordinal && (size_t)cg_attr_int(ordinal) < cg_attr_len(r->names))
    cgi_op_set_attr(op, "entry_point",
                    cgi_attr_symbol2(op->ctx, cgi_symbol_name(r->exe), cg_attr_str(cg_attr_at(r->names, (size_t)cg_attr_int(ordinal)))));
  return true;
}

static bool cgi_link_kernels_rename_variant(cg_op variant, cg_attr names) {
  cg_context *ctx = variant->ctx;
  cg_op *exports = cgi_collect(variant, CG_HAL_EXECUTABLE_EXPORT), *functions = NULL;
  bool ok =
      cgi_len(exports) == cg_attr_len(names) || cgi_op_error(variant, "[invalid-layout] has %u kernels, where codegen.entry_points gives %u names",
                                                             (unsigned)cgi_len(exports), (unsigned)cg_attr_len(names));
  for (size_t i = 0; ok && i < cgi_len(exports); i++) {
    cg_op f = cgi_function_of_export(exports[i]);
    cgi_push(functions, f);
  }
  for (size_t i = 0; ok && i < cgi_len(exports); i++) { // all at once: one's new name may be another's old one
    cgi_op_set_attr(exports[i], "sym_name", cg_attr_at(names, i));
    if (functions[i]) cgi_op_set_attr(functions[i], "sym_name", cg_attr_at(names, i));
  }
  return ok;
}

static bool cgi_link_kernels_names(cg_op module) {
  cgi_link_kernels_rename r;
  r.names = cg_op_attr(module, "codegen.entry_points");
  if (!r.names || r.names->kind != CG_ATTR_ARRAY) return true;
  cg_op *all = cgi_children(module, CG_HAL_EXECUTABLE);
  bool ok = cgi_len(all) == 1 || cgi_op_error(module, "[invalid-layout] has no kernels to give the names of codegen.entry_points to");
  r.exe = ok ? all[0] : NULL;
  if (!ok) return false;
  cg_op *variants = cgi_children(r.exe, CG_HAL_EXECUTABLE_VARIANT);
  for (size_t i = 0; ok && i < cgi_len(variants); i++) ok = cgi_link_kernels_rename_variant(variants[i], r.names);
  if (ok) cgi_walk_around(module, CG_HAL_EXECUTABLE, cgi_link_kernels_rename_dispatch, &r);
  return ok;
}

CGI_DEF bool cgi_pass_resolve_entry_points(cgi_pass *pass) {
  cg_op *all = cgi_children(pass->module, CG_HAL_EXECUTABLE);
  for (size_t i = 0; i < cgi_len(all); i++) cgi_link_kernels_number(all[i]);
  cgi_link_kernels r;
  r.module = pass->module;
  r.ok = true;
  cgi_walk_around(pass->module, CG_HAL_EXECUTABLE, cgi_link_kernels_dispatch, &r);
  return r.ok && cgi_link_kernels_names(pass->module);
}
