// What pipelines are called, here and elsewhere.
#include "target/configuration.h"

typedef struct cgi_pipeline_name {
  const char *name, *others; // canonical; what the documents and IREE call it
  cgi_threads threads;
} cgi_pipeline_name;

static const cgi_pipeline_name cgi_pipeline_names[] = {
    {"SimpleDistribute", "SPIRVBaseDistribute BaseDistribute LLVMGPUDistribute Distribute", CGI_THREADS_HAVE_ELEMENTS},
    {"Vectorize", "SPIRVBaseVectorize BaseVectorize SPIRVVectorize LLVMGPUVectorize", CGI_THREADS_HAVE_TILES},
    {"MatmulPromoteVectorize", "MatmulSimt SPIRVMatmulPromoteVectorize LLVMGPUMatmulSimt", CGI_THREADS_HAVE_TILES},
    {"CooperativeMatrix", "MatmulTensorCore SPIRVCooperativeMatrixVectorize LLVMGPUMatmulTensorCore", CGI_SUBGROUPS_HAVE_TILES},
    {"Transpose", "LLVMGPUTransposeSharedMem", CGI_THREADS_HAVE_TILES},
    {"VectorDistribute", "SPIRVVectorDistribute LLVMGPUVectorDistribute SubgroupReduce SPIRVSubgroupReduce WarpReduction LLVMGPUWarpReduction",
     CGI_THREADS_SHARE_TILES},
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
    {"Scan", "", CGI_THREADS_SHARE_TILES},
    {"Sort", "", CGI_THREADS_SHARE_TILES},
    {"Attention", "", CGI_THREADS_HAVE_TILES},
#endif
    {"None", "TransformDialectCodegen", CGI_THREADS_AS_LISTED},
};

CGI_DEF cg_str cgi_pipeline_canonical(cg_str name) {
  for (size_t i = 0; i < sizeof cgi_pipeline_names / sizeof cgi_pipeline_names[0]; i++)
    if (cgi_str_is(name, cgi_pipeline_names[i].name) || cgi_has_word(cgi_s(cgi_pipeline_names[i].others), name))
      return cgi_s(cgi_pipeline_names[i].name);
  return cgi_s("");
}

CGI_DEF cgi_threads cgi_pipeline_threads(cg_str pipeline) {
  for (size_t i = 0; i < sizeof cgi_pipeline_names / sizeof cgi_pipeline_names[0]; i++)
    if (cgi_str_is(pipeline, cgi_pipeline_names[i].name)) return cgi_pipeline_names[i].threads;
  return CGI_THREADS_HAVE_ELEMENTS;
}
