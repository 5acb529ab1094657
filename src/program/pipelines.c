// The pipelines by name. The parts before and after the choice are the same for all: a function becomes dispatches with interfaces and a schedule;
// at the end kernels are brought to the emission form and linked.
#include "program/pipelines.h"

#define CGI_TO_DISPATCHES                                                                                                                            \
  "inline,symbol-dce,hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,form-dispatches,materialize-interface,verify-targets,"         \
  "bufferize-copy-only,erase-descriptor-type,schedule,"
#define CGI_TO_EMISSION                                                                                                                              \
  ",canonicalize,cse,licm,lower-affine,flatten-memrefs,approximate-math,expand-arith,emulate-wide-int,emulate-narrow-storage,canonicalize,cse,"      \
  "licm,strip-unused,link-kernels,resolve-entry-points,verify-emission"

static const cgi_pipeline_row cgi_pipeline_rows[] = {
    {"SimpleDistribute", "SPIRVBaseDistribute BaseDistribute LLVMGPUDistribute Distribute",
     CGI_TO_DISPATCHES "linalg-to-loops,type-propagation,distribute,workgroup-count" CGI_TO_EMISSION},
    {"Vectorize", "SPIRVBaseVectorize BaseVectorize LLVMGPUVectorize", NULL},
    {"MatmulPromoteVectorize", "MatmulSimt SPIRVMatmulPromoteVectorize LLVMGPUMatmulSimt", NULL},
    {"CooperativeMatrix", "MatmulTensorCore SPIRVCooperativeMatrixVectorize", NULL},
    {"Transpose", "LLVMGPUTransposeSharedMem", NULL},
    {"SubgroupReduce", "WarpReduction", NULL},
    {"VectorDistribute", "", NULL},
    {"None", "", NULL},
};

#undef CGI_TO_DISPATCHES
#undef CGI_TO_EMISSION

static bool cgi_pipeline_has_alias(const char *aliases, cg_str name) {
  while (*aliases) {
    size_t n = 0;
    while (aliases[n] && aliases[n] != ' ') n++;
    if (n == name.len && memcmp(aliases, name.data, n) == 0) return true;
    aliases += n;
    while (*aliases == ' ') aliases++;
  }
  return false;
}

CGI_DEF const cgi_pipeline_row *cgi_pipeline_find(cg_str name) {
  if (name.len == 0) return NULL;
  for (size_t i = 0; i < sizeof cgi_pipeline_rows / sizeof cgi_pipeline_rows[0]; i++)
    if (cgi_str_is(name, cgi_pipeline_rows[i].name) || cgi_pipeline_has_alias(cgi_pipeline_rows[i].aliases, name)) return &cgi_pipeline_rows[i];
  return NULL;
}
