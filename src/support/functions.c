// Which functions a pass works on: host functions, or the kernels of executables.
#include "support/functions.h"

CGI_DEF cg_op *cgi_children(cg_op op, cg_op_kind kind) {
  cg_context *ctx = op->ctx;
  cg_op *out = NULL;
  cg_block block = op->num_regions ? op->regions[0]->first : NULL;
  for (cg_op child = block ? block->first : NULL; child; child = child->next)
    if (child->def->kind == kind) cgi_push(out, child);
  return out;
}

CGI_DEF bool cgi_kind_is_executable(cg_op_kind k) {
  return k == CG_HAL_EXECUTABLE || k == CG_HAL_EXECUTABLE_VARIANT || k == CG_HAL_EXECUTABLE_SOURCE || k == CG_FLOW_EXECUTABLE ||
         k == CG_STREAM_EXECUTABLE;
}

static bool cgi_op_is_interface(cg_op op, void *user) {
  (void)user;
  switch (op->def->kind) {
  case CG_HAL_INTERFACE_LOAD_TENSOR:
  case CG_HAL_INTERFACE_STORE_TENSOR:
  case CG_HAL_INTERFACE_BINDING_SUBSPAN:
  case CG_HAL_INTERFACE_CONSTANT_LOAD:
  case CG_FLOW_DISPATCH_TENSOR_LOAD:
  case CG_FLOW_DISPATCH_TENSOR_STORE:
  case CG_STREAM_BINDING_SUBSPAN: return false; // found: stop
  default: return true;
  }
}

CGI_DEF bool cgi_uses_interface(cg_op func) { return !cgi_walk_pre(func, cgi_op_is_interface, NULL); }

static void cgi_functions_collect(cg_op module, bool dispatch, bool inside, cg_op **out, int depth) {
  cg_context *ctx = module->ctx;
  if (depth > 16 || module->num_regions == 0) return;
  CGI_FOREACH_BLOCK(b, module->regions[0]) {
    for (cg_op op = b->first; op; op = op->next) {
      cg_op_kind k = op->def->kind;
      if (k == CG_BUILTIN_MODULE || cgi_kind_is_executable(k)) {
        cgi_functions_collect(op, dispatch, inside || k != CG_BUILTIN_MODULE, out, depth + 1);
      } else if (k == CG_FUNC_FUNC && op->num_regions && op->regions[0]->first) {
        if ((inside || cgi_uses_interface(op)) == dispatch) cgi_push(*out, op);
      }
    }
  }
}

CGI_DEF cg_op cgi_function_return(cg_op func) {
  cg_region body = func->regions[0];
  cg_op last = body->first && body->first == body->last ? body->first->last : NULL;
  return last && last->def->kind == CG_FUNC_RETURN ? last : NULL;
}

CGI_DEF cg_op cgi_function_needs_return(cg_op func) {
  cg_op ret = cgi_function_return(func), last = func->regions[0]->first->last;
  if (ret) return ret;
  if (cgi_export_of(func) || cgi_uses_interface(func))
    cgi_op_unsupported(func, "has several blocks, or one that ends in no return; a kernel on tensors has one that does");
  else
    cgi_op_unsupported(last ? last : func, "[host-control-flow] branches on the host: control flow between dispatches cannot be compiled yet");
  return NULL;
}

static bool cgi_functions_no_step(cg_op op, void *user) {
  (void)user;
  return op->def->kind != CG_STREAM_CMD_DISPATCH && op->def->kind != CG_STREAM_CMD_COPY && op->def->kind != CG_STREAM_CMD_FILL;
}

CGI_DEF bool cgi_function_has_steps(cg_op func) { return !cgi_walk_pre(func, cgi_functions_no_step, NULL); }

CGI_DEF cg_op *cgi_host_functions(cg_op module) {
  cg_op *out = NULL;
  cgi_functions_collect(module, false, false, &out, 0);
  return out;
}

CGI_DEF cg_op *cgi_dispatch_functions(cg_op module) {
  cg_context *ctx = module->ctx;
  cg_op *out = NULL;
  if (module->def->kind == CG_FUNC_FUNC) { // a pipeline that runs on one kernel
    cgi_push(out, module);
    return out;
  }
  bool inside = cgi_kind_is_executable(module->def->kind) || cgi_op_parent_of_kind(module, CG_HAL_EXECUTABLE_VARIANT);
  cgi_functions_collect(module, true, inside, &out, 0);
  return out;
}

CGI_DEF cg_op cgi_export_of(cg_op func) {
  cg_op variant = cgi_op_parent_of_kind(func, CG_HAL_EXECUTABLE_VARIANT);
  cg_op e = variant ? cgi_symbol_lookup(variant, cgi_symbol_name(func)) : NULL;
  return e && e->def->kind == CG_HAL_EXECUTABLE_EXPORT ? e : NULL;
}

CGI_DEF cg_op cgi_function_of_export(cg_op export_op) {
  cg_op variant = cg_op_parent(export_op);
  if (!variant || variant->num_regions == 0) return NULL;
  CGI_FOREACH_BLOCK(b, variant->regions[0]) {
    for (cg_op op = b->last; op; op = op->prev) { // the module stands behind the exports
      if (op->def->kind != CG_BUILTIN_MODULE) continue;
      cg_op f = cgi_symbol_lookup(op, cgi_symbol_name(export_op));
      if (f && f->def->kind == CG_FUNC_FUNC) return f;
    }
  }
  return NULL;
}

CGI_DEF cg_op cgi_build_flow_kernel(cgi_builder *b, cg_str name, unsigned num_args, const cg_type *types, cg_op *exported) {
  cg_context *ctx = b->ctx;
  cg_op exe = cgi_build_symbol(b, CG_FLOW_EXECUTABLE, name, "private");
  cgi_builder in = cgi_builder_at_end(cgi_block_create(exe->regions[0], 0, NULL, b->loc), b->loc);
  *exported = cgi_build_symbol(&in, CG_FLOW_EXECUTABLE_EXPORT, name, "public");
  cg_op module = cgi_build(&in, CG_BUILTIN_MODULE, 0, NULL, 0, NULL, 0, NULL, 1);
  in = cgi_builder_at_end(cgi_block_create(module->regions[0], 0, NULL, b->loc), b->loc);
  cg_named_attr attrs[2];
  cgi_name_attr(&attrs[0], ctx, "sym_name", cgi_attr_str(ctx, name));
  cgi_name_attr(&attrs[1], ctx, "function_type", cgi_attr_type(ctx, cgi_type_function(ctx, num_args, types, 0, NULL)));
  return cgi_build(&in, CG_FUNC_FUNC, 0, NULL, 0, NULL, 2, attrs, 1);
}
