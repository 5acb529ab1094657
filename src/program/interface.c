// What a compile descriptor says of a host's fixed layouts becomes attributes of the functions and the module, which MLIR text can carry as well;
// verify-interface checks them, and the passes read nothing else.
#include "dialects/iree.h"
#include "passes/pass.h"
#include "program/program.h"

static cg_attr cgi_interface_dict(cg_context *ctx, cg_attr old, const cg_argument_desc *a) {
  cg_named_attr *items = NULL, item;
  for (size_t i = 0; old && i < cg_attr_len(old); i++) {
    item.name = cg_attr_name_at(old, i);
    item.value = cg_attr_at(old, i);
    if (!cgi_starts_with(item.name, "codegen.")) cgi_push(items, item);
  }
  if (a->fixed) {
    cgi_name_i64(&item, ctx, "codegen.set", (int64_t)a->set);
    cgi_push(items, item);
    cgi_name_i64(&item, ctx, "codegen.binding", (int64_t)a->binding);
    cgi_push(items, item);
  }
  if (a->byte_offset) {
    cgi_name_i64(&item, ctx, "codegen.offset", a->byte_offset > (uint64_t)INT64_MAX ? INT64_MAX : (int64_t)a->byte_offset);
    cgi_push(items, item);
  }
  if (a->num_strides) {
    cgi_name_ints(&item, ctx, "codegen.strides", a->num_strides, a->strides);
    cgi_push(items, item);
  }
  cg_attr out = cgi_attr_dict(ctx, cgi_len(items), items);
  return out;
}

static bool cgi_interface_same(cg_attr x, cg_attr y) {
  cgi_layout a, b;
  (void)cgi_layout_of(x, &a);
  (void)cgi_layout_of(y, &b);
  bool same = a.fixed == b.fixed && a.set == b.set && a.binding == b.binding && a.offset == b.offset && a.num_strides == b.num_strides;
  for (unsigned i = 0; same && i < a.num_strides; i++) same = a.strides[i] == b.strides[i];
  return same;
}

static bool cgi_interface_array(cg_op func, unsigned count, const cg_argument_desc *a) {
  cg_context *ctx = func->ctx;
  const char *list = a->is_result ? "res_attrs" : "arg_attrs";
  cg_attr all = cg_op_attr(func, list), none = cgi_attr_dict(ctx, 0, NULL), *dicts = NULL;
  bool ok = true;
  for (unsigned i = 0; i < count; i++) {
    cg_attr old = all && i < cg_attr_len(all) ? cg_attr_at(all, i) : none, dict = old;
    cgi_layout given;
    if (i == a->index) {
      dict = cgi_interface_dict(ctx, old, a);
      if (cgi_layout_of(old, &given) && !cgi_interface_same(old, dict))
        ok = cgi_op_error(func, "[invalid-layout] %s %u is given two layouts that differ", a->is_result ? "result" : "argument", i);
    }
    cgi_push(dicts, dict);
  }
  cgi_op_set_array(func, list, cgi_len(dicts), dicts);
  return ok;
}

static bool cgi_interface_argument(cg_op module, cg_op *functions, const cg_argument_desc *a) {
  bool found = false, named = false, ok = true;
  const char *what = a->is_result ? "result" : "argument";
  for (size_t i = 0; i < cgi_len(functions); i++) {
    cg_attr type = cg_op_attr(functions[i], "function_type");
    cg_type t = type && type->kind == CG_ATTR_TYPE ? cg_attr_type(type) : NULL;
    unsigned count = !t ? 0 : a->is_result ? cg_type_num_results(t) : cg_type_num_inputs(t);
    if (cgi_symbol_is_private(functions[i]) || (a->function && !cgi_str_is(cgi_symbol_name(functions[i]), a->function))) continue;
    named = true;
    if (a->index >= count) continue;
    found = true;
    ok = cgi_interface_array(functions[i], count, a) && ok;
  }
  if (!named && a->function)
    return cgi_argument_error(module->ctx, "[invalid-layout] a layout is given for '%s', which is no public function of the module", a->function);
  if (!found)
    return cgi_argument_error(module->ctx, "[invalid-layout] a layout is given for %s %u of '%s', which has none of that number", what,
                              (unsigned)a->index, a->function ? a->function : "any function");
  return ok;
}

static bool cgi_interface_module_attr(cg_op module, const char *name, cg_attr value) {
  cg_attr old = cg_op_attr(module, name);
  cgi_op_set_attr(module, name, value);
  return !old || old == value || cgi_op_error(module, "[invalid-layout] has %s = %a, where the call says %a", name, old, value);
}

static bool cgi_interface_names(cg_op module, const cg_compile_desc *desc) {
  cg_context *ctx = module->ctx;
  cg_attr *names = NULL;
  for (size_t i = 0; i < desc->num_entry_points; i++) {
    cg_attr name = cgi_attr_strz(ctx, desc->entry_points[i] ? desc->entry_points[i] : "");
    cgi_push(names, name);
  }
  bool ok = cgi_interface_module_attr(module, "codegen.entry_points", cgi_attr_array(ctx, cgi_len(names), names));
  return ok;
}

CGI_DEF bool cgi_compile_interface(cg_op module, const cg_compile_desc *desc) {
  cg_context *ctx = module->ctx;
  bool ok = true;
  cg_op *functions = cgi_host_functions(module);
  for (size_t i = 0; ok && i < desc->num_arguments; i++) {
    const cg_argument_desc *a = &desc->arguments[i];
    for (size_t k = 0; k < i; k++) {
      const cg_argument_desc *b = &desc->arguments[k];
      bool same = a->function == b->function || (a->function && b->function && strcmp(a->function, b->function) == 0);
      if (same && a->is_result == b->is_result && a->index == b->index)
        ok = cgi_argument_error(ctx, "[invalid-layout] two layouts are given for %s %u of '%s'", a->is_result ? "result" : "argument",
                                (unsigned)a->index, a->function ? a->function : "any function");
    }
    if (a->num_strides > CGI_LAYOUT_RANK)
      ok = cgi_argument_error(ctx, "[invalid-layout] a layout has %u strides; there are up to %d", (unsigned)a->num_strides, CGI_LAYOUT_RANK);
    ok = ok && cgi_interface_argument(module, functions, a);
  }
  if (ok && desc->push_constant_base)
    ok = cgi_interface_module_attr(module, "codegen.push_constant_base", cgi_attr_i64(ctx, (int64_t)desc->push_constant_base));
  if (ok && desc->workgroup_count[0]) {
    int64_t counts[3];
    for (unsigned i = 0; i < 3; i++) counts[i] = (int64_t)desc->workgroup_count[i];
    ok = cgi_interface_module_attr(module, "codegen.workgroup_count", cgi_attr_i64_array(ctx, 3, counts));
  }
  if (ok && desc->sizes != CG_SIZES_PUSH_CONSTANTS) {
    cg_named_attr entries[4];
    cgi_name_attr(&entries[0], ctx, "from", cgi_attr_strz(ctx, desc->sizes == CG_SIZES_UNIFORM_BUFFER ? "uniform_buffer" : "storage_buffer"));
    cgi_name_i64(&entries[1], ctx, "set", (int64_t)desc->sizes_set);
    cgi_name_i64(&entries[2], ctx, "binding", (int64_t)desc->sizes_binding);
    cgi_name_i64(&entries[3], ctx, "offset", (int64_t)desc->sizes_offset);
    ok = cgi_interface_module_attr(module, "codegen.sizes", cgi_attr_dict(ctx, 4, entries));
  }
  if (ok && desc->num_entry_points) ok = cgi_interface_names(module, desc);
  return ok;
}
