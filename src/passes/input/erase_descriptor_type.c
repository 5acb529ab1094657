// erase-descriptor-type: buffers of other compilers carry #hal.descriptor_type<storage_buffer> as their memory space; here a binding's buffer has
// none.
//
//   memref<4xf32, #hal.descriptor_type<storage_buffer>>  →  memref<4xf32>      memref<4xf32, #spirv.storage_class<Workgroup>>  →  memref<4xf32, 3>
//
// Requires: verified IR. Preserves: everything but these types.
#include "dialects/linalg.h"
#include "passes/pass_table.h"

static cg_type cgi_descriptor_type(cg_type t) {
  cg_attr space = t->kind == CG_TYPE_MEMREF ? t->memory_space : NULL;
  if (!space) return t;
  bool dialect = space->kind == CG_ATTR_DIALECT;
  bool class_of = dialect && (cgi_str_is(cg_attr_str(space), "spirv.storage_class") || cgi_str_is(cg_attr_str(space), "spv.storage_class"));
  bool descriptor = class_of || (dialect && cgi_str_is(cg_attr_str(space), "hal.descriptor_type"));
  descriptor = descriptor || (space->kind == CG_ATTR_STRING && cgi_str_is(cg_attr_str(space), "storage_buffer"));
  cg_attr here = class_of && cgi_str_is(cgi_attr_word(space), "Workgroup") ? cgi_attr_i64(t->ctx, 3) : NULL;
  return descriptor ? cgi_type_memref(t->ctx, t->rank, t->shape, t->element, t->layout, here) : t;
}

static cg_type cgi_descriptor_function_type(cg_type t) {
  cg_context *ctx = t->ctx;
  cg_type *members = NULL;
  for (unsigned i = 0; i < t->num_inputs + t->num_results; i++) {
    cg_type m = cgi_descriptor_type(t->members[i]);
    cgi_push(members, m);
  }
  cg_type out = cgi_type_function(ctx, t->num_inputs, members, t->num_results, t->num_results ? members + t->num_inputs : NULL);
  return out;
}

static bool cgi_descriptor_op(cg_op op, void *user) {
  (void)user;
  for (unsigned i = 0; i < op->num_results; i++) cgi_value_set_type(cg_op_result(op, i), cgi_descriptor_type(cg_value_type(cg_op_result(op, i))));
  for (unsigned r = 0; r < op->num_regions; r++) CGI_FOREACH_BLOCK(b, op->regions[r])
  for (size_t i = 0; i < cgi_len(b->args); i++) cgi_value_set_type(b->args[i], cgi_descriptor_type(b->args[i]->type));
  cg_attr type = cg_op_attr(op, "function_type");
  if (type && type->kind == CG_ATTR_TYPE && cg_attr_type(type)->kind == CG_TYPE_FUNCTION)
    cgi_op_set_attr(op, "function_type", cgi_attr_type(op->ctx, cgi_descriptor_function_type(cg_attr_type(type))));
  return true;
}

CGI_DEF bool cgi_pass_erase_descriptor_type(cgi_pass *pass) {
  cgi_walk_pre(pass->module, cgi_descriptor_op, NULL);
  return true;
}
