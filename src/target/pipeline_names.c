// What pipelines are called, here and elsewhere.
#include "target/configuration.h"

typedef struct cgi_pipeline_name {
  const char *name, *others; // canonical; what the documents and IREE call it
  cgi_threads threads;
  bool by_subgroups; // subgroups have the tiles where the configuration names a size for them
} cgi_pipeline_name;

static const cgi_pipeline_name cgi_pipeline_names[] = {
    {"SimpleDistribute", "SPIRVBaseDistribute BaseDistribute SPIRVBaseLowering BaseLowering LLVMGPUDistribute Distribute", CGI_THREADS_HAVE_ELEMENTS,
     false},
    {"Vectorize", "SPIRVBaseVectorize BaseVectorize SPIRVVectorize LLVMGPUVectorize", CGI_THREADS_HAVE_TILES, false},
    {"MatmulPromoteVectorize", "MatmulSimt SPIRVMatmulPromoteVectorize LLVMGPUMatmulSimt", CGI_THREADS_HAVE_TILES, false},
    {"CooperativeMatrix", "MatmulTensorCore SPIRVCooperativeMatrixVectorize CooperativeMatrixVectorize LLVMGPUMatmulTensorCore",
     CGI_SUBGROUPS_HAVE_TILES, false},
    {"Transpose", "LLVMGPUTransposeSharedMem", CGI_THREADS_HAVE_TILES, false},
    {"VectorDistribute", "SPIRVVectorDistribute LLVMGPUVectorDistribute SubgroupReduce SPIRVSubgroupReduce WarpReduction LLVMGPUWarpReduction",
     CGI_THREADS_SHARE_TILES, false},
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
    {"Scan", "", CGI_THREADS_SHARE_TILES, false},
    {"Sort", "", CGI_THREADS_SHARE_TILES, false},
    {"Attention", "", CGI_THREADS_HAVE_TILES, true},
#endif
    {"None", "TransformDialectCodegen", CGI_THREADS_AS_LISTED, false},
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

CGI_DEF bool cgi_subgroups_have_tiles(const cgi_translation_info *info) {
  for (size_t i = 0; i < sizeof cgi_pipeline_names / sizeof cgi_pipeline_names[0]; i++) {
    const cgi_pipeline_name *p = &cgi_pipeline_names[i];
    if (cgi_str_is(info->pipeline, p->name)) return p->threads == CGI_SUBGROUPS_HAVE_TILES || (p->by_subgroups && info->subgroup_size);
  }
  return false;
}
