// Private: what a kernel is launched with.
#ifndef CGI_LAUNCH_H
#define CGI_LAUNCH_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

// Gathers what a kernel's author said of its launch, wherever it stands, on the export: workgroup_size, subgroup_size, `cg.workload`, and the region
// that counts workgroups. Places that contradict each other are an error that names both.
CGI_DEF bool cgi_materialize_launch(cg_op func, cg_op exported);
// Whether a region decides the count by itself, and does not leave it to the root op. False for NULL and for an empty one.
CGI_DEF bool cgi_count_region_decides(cg_region region);
// Makes the export's region from one of flow, stream or iree_codegen, which counts over the workload alone.
CGI_DEF void cgi_take_count_region(cg_op exported, cg_region from);

#ifdef __cplusplus
}
#endif
#endif
