// Private: which target an operation is compiled for. The IR names it: `#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target =
// "valhall"}>` on an executable variant, or inside `hal.device.targets` on the module.
#ifndef CGI_TARGET_H
#define CGI_TARGET_H
#include "ir/ir.h"
#include "target/cg_target.h"
#ifdef __cplusplus
extern "C" {
#endif

// Facts known in this context: registered ones first, then the built-in table. NULL when no name matches.
CGI_DEF bool cgi_target_is(cg_str name, const char *known); // or a triple of it, such as valhall-unknown-android11
CGI_DEF const cg_target *cgi_target_lookup(cg_context *ctx, cg_str name);
// The built-in target whose name is closest to a mistyped one; NULL when none is close.
CGI_DEF const char *cgi_target_nearest(cg_str name);
// Makes facts of a device at hand known under their name until cg_reset; the copy wins over a built-in of that name.
CGI_DEF const cg_target *cgi_target_register(cg_context *ctx, const cg_target *facts);
// #hal.executable.target for the facts, and back; the second gives NULL for a name or backend that is not known.
CGI_DEF cg_attr cgi_target_attr(cg_context *ctx, const cg_target *target);
CGI_DEF const cg_target *cgi_target_of_attr(cg_attr executable_target);
// #hal.device.target around it: an entry of hal.device.targets.
CGI_DEF cg_attr cgi_target_device_attr(cg_context *ctx, const cg_target *target);
// The name an #hal.executable.target asks for, for messages: its `target`, `target_arch`, or backend.
CGI_DEF cg_str cgi_target_attr_name(cg_attr executable_target);
// Every #hal.executable.target of the module's hal.device.targets, as a cgi array; NULL when there is none.
CGI_DEF cg_attr *cgi_module_targets(cg_op module);
CGI_DEF const cg_target **cgi_targets_around(cg_op op);    // those of the modules around op, a cgi array; NULL: one that is not known
CGI_DEF bool cgi_targets_have(cg_op op, uint64_t feature); // all of them; false where there are none
// Facts of the executable variant that encloses op, else of the module's only hal.device.targets entry; NULL when there is none.
CGI_DEF const cg_target *cgi_target_of(cg_op op);
CGI_DEF bool cgi_target_fits(const cg_target *t, cg_op op, int64_t bytes); // so much workgroup memory, where there is a target; else an error
// What a format is called: "spirv", "SPIR-V", and in MLIR "vulkan-spirv", "vulkan-spirv-fb" and the device's "vulkan".
typedef enum cgi_format_name {
  CGI_FORMAT_WORD,
  CGI_FORMAT_SPELLED_OUT,
  CGI_FORMAT_BACKEND,
  CGI_FORMAT_OF_BACKEND,
  CGI_FORMAT_DEVICE,
  CGI_FORMAT_NAMES
} cgi_format_name;
CGI_DEF const char *cgi_target_format_name(cg_target_format format, cgi_format_name of);
// Whether there is a backend for it where one for `formats` (bits, 1 << cg_target_format) runs; 0: none runs.
CGI_DEF bool cgi_target_format_has_backend(cg_target_format format, uint32_t formats);
CGI_DEF uint32_t cgi_target_trusted(const cg_target *target); // none where `target` is NULL
// The least of a limit over what op is compiled for: its variant, or every device target of its module, and no more than that where none says less.
#define CGI_TARGET_BUFFERS 16
CGI_DEF uint32_t cgi_target_max_storage_buffers(cg_op op);
// The offset alignment that bindings of op's module need on every device target, at least `least`.
CGI_DEF uint32_t cgi_target_max_offset_alignment(cg_op op, uint32_t least);
// Whether a workgroup may be that many subgroups of a required size.
#if defined CODEGEN_NO_FAST_PIPELINES && !defined CODEGEN_NO_WARPGROUPS
#define CODEGEN_NO_WARPGROUPS
#endif
#ifndef CODEGEN_NO_WARPGROUPS
CGI_DEF int64_t cgi_target_warpgroup(const cg_target *target); // threads of one, 0 where matrices are held by none
#else
#define cgi_target_warpgroup(target) 0
#endif
CGI_DEF bool cgi_target_takes_subgroups(const cg_target *target, int64_t subgroups);
// The edit distance of two words, for suggestions; capped at 32.
CGI_DEF unsigned cgi_edit_distance(cg_str a, cg_str b);

#ifdef __cplusplus
}
#endif
#endif
