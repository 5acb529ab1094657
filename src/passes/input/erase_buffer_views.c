// erase-buffer-views: functions that IREE's callers call with !hal.buffer_view take and return the tensors that these are imported and exported as.
//
//   func.func @main(%v: !hal.buffer_view) -> !hal.buffer_view {                 func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {
//     %n = hal.buffer_view.dim<%v : !hal.buffer_view>[0] : index
//     %a = hal.tensor.import %v : !hal.buffer_view -> tensor<?xf32>{%n}    →      %n = tensor.dim %a, %c0
//     … %w = hal.tensor.export %r : tensor<?xf32>{%n} -> !hal.buffer_view         …
//     return %w : !hal.buffer_view }                                              return %r : tensor<?xf32> }
//
// hal.tensor.cast between the two is an import or export of older IR. Requires: calls inlined. Preserves: everything else.
#include "dialects/linalg.h"
#include "passes/pass_table.h"

static bool cgi_view_is(cg_type t) { return t->kind == CG_TYPE_OPAQUE && cgi_str_is(t->text, "hal.buffer_view"); }

static bool cgi_view_converts(cg_op op) {
  return op->def->kind == CG_HAL_TENSOR_IMPORT || op->def->kind == CG_HAL_TENSOR_EXPORT || op->def->kind == CG_HAL_TENSOR_CAST;
}

// The argument gets the type that it is imported as; sizes that imports are given are the array's own. What nothing uses is bytes.
static bool cgi_view_argument(cg_op func, cg_value arg) {
  static const int64_t any = CG_DYNAMIC;
  cg_op import = NULL;
  if (!cg_value_has_uses(arg)) {
    cgi_value_set_type(arg, cgi_type_tensor(func->ctx, 1, &any, cgi_type_i(func->ctx, 8), NULL));
    return true;
  }
  CGI_FOREACH_USE(u, arg) {
    cg_op op = u->owner;
    if (op->def->kind == CG_HAL_BUFFER_VIEW_DIM || op->def->kind == CG_FUNC_RETURN) continue; // a result is the tensor, too
    if (!cgi_view_converts(op) || op->results[0]->type->kind != CG_TYPE_TENSOR)
      return cgi_op_unsupported(op, "takes a !hal.buffer_view: only hal.tensor.import and hal.buffer_view.dim are understood");
    if (import && op->results[0]->type != import->results[0]->type) {
      cgi_op_unsupported(op, "imports as %t what is imported as %t, too", op->results[0]->type, import->results[0]->type);
      cgi_note(func->ctx, import->loc, "the other one");
      return false;
    }
    import = op;
  }
  if (!import) return cgi_op_unsupported(func, "has an argument of type !hal.buffer_view that no op imports: nothing says what it holds");
  cgi_value_set_type(arg, import->results[0]->type);
  for (bool more = true; more;) {
    more = false;
    CGI_FOREACH_USE(u, arg) {
      if (!cgi_view_converts(u->owner)) continue;
      cgi_op_replace1(u->owner, arg); // changes the list
      more = true;
      break;
    }
  }
  return true;
}

static bool cgi_view_dims(cg_op func) {
  cg_op *dims = cgi_collect(func, CG_HAL_BUFFER_VIEW_DIM);
  bool ok = true;
  for (size_t i = 0; ok && i < cgi_len(dims); i++) {
    cg_value v = dims[i]->operands[CG_HAL_BUFFER_VIEW_DIM_BUFFER_VIEW].value;
    int64_t at = cgi_op_int(dims[i], "index");
    if (v->type->kind != CG_TYPE_TENSOR || at < 0 || at >= (int64_t)v->type->rank) {
      ok = cgi_op_error(dims[i], "asks for dim %l of what has type %t", at, v->type);
      break;
    }
    cgi_builder b = cgi_builder_before(dims[i]);
    cgi_op_replace1(dims[i], cgi_build_dim(&b, v, (unsigned)at));
  }
  return ok;
}

// What is exported goes by the tensor's name.
static void cgi_view_exports(cg_op func, cg_op_kind kind) {
  cg_op *ops = cgi_collect(func, kind);
  for (size_t i = 0; i < cgi_len(ops); i++)
    if (cgi_view_is(ops[i]->results[0]->type) && ops[i]->operands[CG_SOURCE].value->type->kind == CG_TYPE_TENSOR)
      cgi_op_replace1(ops[i], ops[i]->operands[CG_SOURCE].value);
}

// Views that are imported and exported as resources of commands are so by way of tensors.
static void cgi_view_resource(cg_op op) {
  bool import = op->def->kind == CG_STREAM_TENSOR_IMPORT;
  const char *name = import ? "target_encoding" : "source_encoding";
  cg_attr encoding = cg_op_attr(op, name);
  cg_value operands[CGI_MAX_LOOPS + 1];
  unsigned first, n = cgi_operand_group(op, "dynamic_dims", &first);
  if (!encoding || n > CGI_MAX_LOOPS) return;
  cg_type type = cg_attr_type(encoding), old = op->results[0]->type;
  cgi_builder b = import ? cgi_builder_before(op) : cgi_builder_after(op);
  for (unsigned i = 0; i < n; i++) operands[1 + i] = op->operands[first + i].value;
  operands[0] = import ? op->operands[CG_STREAM_TENSOR_IMPORT_SOURCE].value : op->results[0];
  cg_value made = cgi_build_value(&b, import ? CG_HAL_TENSOR_IMPORT : CG_HAL_TENSOR_EXPORT, import ? type : old, 1 + n, operands, NULL);
  cgi_op_set_attr(op, name, NULL);
  if (import) {
    cgi_op_set_operand(op, CG_STREAM_TENSOR_IMPORT_SOURCE, made);
  } else {
    cgi_value_replace_uses(op->results[0], made);
    cgi_op_set_operand(made->op, CG_HAL_TENSOR_EXPORT_SOURCE, op->results[0]);
    cgi_value_set_type(op->results[0], type);
  }
}

CGI_DEF bool cgi_pass_erase_buffer_views(cgi_pass *pass) {
  cg_op func = pass->func;
  cg_context *ctx = pass->ctx;
  cg_block entry = func->regions[0]->first;
  cg_attr old = cg_op_attr(func, "function_type");
  bool any = false;
  cg_type *types = NULL, *results = NULL;
  if (!entry || !old || old->kind != CG_ATTR_TYPE) return true;
  cg_type type = cg_attr_type(old);
  for (unsigned i = 0; i < type->num_inputs + type->num_results; i++) any = any || cgi_view_is(type->members[i]);
  cg_op ret = any ? cgi_function_return(func) : NULL;
  if (!any) return true;
  if (!ret) return cgi_op_unsupported(func, "takes or returns !hal.buffer_view and has several blocks");
  for (cg_op op = entry->first, next; op; op = next) {
    next = op->next;
    if (op->def->kind == CG_STREAM_TENSOR_IMPORT || op->def->kind == CG_STREAM_TENSOR_EXPORT) cgi_view_resource(op);
  }
  cg_op *asserts = cgi_collect(func, CG_HAL_BUFFER_VIEW_ASSERT); // what arrays are is in their types
  for (size_t i = 0; i < cgi_len(asserts); i++) cgi_op_erase(asserts[i]);
  cgi_view_exports(func, CG_HAL_TENSOR_EXPORT);
  cgi_view_exports(func, CG_HAL_TENSOR_CAST);
  for (unsigned i = 0; i < cg_block_num_args(entry); i++) {
    if (cgi_view_is(entry->args[i]->type) && !cgi_view_argument(func, entry->args[i])) return false;
    cgi_push(types, entry->args[i]->type);
  }
  if (!cgi_view_dims(func)) return false;
  for (unsigned i = 0; i < ret->num_operands; i++) {
    cg_type t = ret->operands[i].value->type;
    if (cgi_view_is(t)) return cgi_op_unsupported(ret, "returns a !hal.buffer_view that no hal.tensor.export makes");
    cgi_push(results, t);
  }
  type = cgi_type_function(ctx, (unsigned)cgi_len(types), types, (unsigned)cgi_len(results), results);
  cgi_op_set_attr(func, "function_type", cgi_attr_type(ctx, type));
  return true;
}
