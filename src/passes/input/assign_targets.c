// assign-targets: says on the module which targets it is compiled for.
//
//   module attributes {hal.device.targets =
//       [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "valhall"}>]>]}
//
// Requires: a module. Preserves: everything else. cgc compile and cg_compile do the same for their target.
#include "passes/pass_table.h"

static bool cgi_assign_unknown(cg_context *ctx, cg_str name) {
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  for (size_t i = 0; cg_target_at(i); i++) {
    if (i) cgi_buf_z(&b, ", ");
    cgi_buf_z(&b, cg_target_at(i)->name);
  }
  cg_str known = cgi_strdup(ctx, cgi_buf_view(&b));
  const char *near_name = cgi_target_nearest(name);
  if (near_name) return cgi_argument_error(ctx, "[unknown-target] unknown target '%S'; did you mean '%s'? (known: %S)", name, near_name, known);
  return cgi_argument_error(ctx, "[unknown-target] unknown target '%S' (known: %S)", name, known);
}

CGI_DEF bool cgi_pass_assign_targets(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cg_str rest = cgi_pass_option(pass, "targets", "vulkan1.1"), name;
  cg_attr *devices = NULL;
  bool ok = true;
  while (ok && cgi_list_next(&rest, &name)) {
    const cg_target *t = cgi_target_lookup(ctx, name);
    if (!t) {
      ok = cgi_assign_unknown(ctx, name);
      break;
    }
    cg_attr device = cgi_target_device_attr(ctx, t);
    bool seen = false;
    for (size_t i = 0; i < cgi_len(devices); i++) seen = seen || devices[i] == device;
    if (!seen) cgi_push(devices, device);
  }
  if (ok && cgi_len(devices) == 0) ok = cgi_argument_error(ctx, "pass 'assign-targets': no target is given");
  if (ok) cgi_op_set_array(pass->module, "hal.device.targets", cgi_len(devices), devices);
  return ok;
}
