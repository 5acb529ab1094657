// What pipelines are called, here and elsewhere.
#include "target/configuration.h"

// Canonical names, each with the documents' and IREE's names for it.
static const char *const cgi_pipeline_names[][2] = {
    {"SimpleDistribute", "SPIRVBaseDistribute BaseDistribute LLVMGPUDistribute Distribute"},
    {"Vectorize", "SPIRVBaseVectorize BaseVectorize SPIRVVectorize LLVMGPUVectorize"},
    {"MatmulPromoteVectorize", "MatmulSimt SPIRVMatmulPromoteVectorize LLVMGPUMatmulSimt"},
    {"CooperativeMatrix", "MatmulTensorCore SPIRVCooperativeMatrixVectorize LLVMGPUMatmulTensorCore"},
    {"Transpose", "LLVMGPUTransposeSharedMem"},
    {"SubgroupReduce", "WarpReduction SPIRVSubgroupReduce LLVMGPUWarpReduction"},
    {"VectorDistribute", "LLVMGPUVectorDistribute"},
    {"None", "TransformDialectCodegen"},
};

static bool cgi_words_have(const char *words, cg_str name) {
  while (*words) {
    size_t n = 0;
    while (words[n] && words[n] != ' ') n++;
    if (n == name.len && memcmp(words, name.data, n) == 0) return true;
    words += n;
    while (*words == ' ') words++;
  }
  return false;
}

CGI_DEF cg_str cgi_pipeline_canonical(cg_str name) {
  for (size_t i = 0; name.len && i < sizeof cgi_pipeline_names / sizeof cgi_pipeline_names[0]; i++)
    if (cgi_words_have(cgi_pipeline_names[i][0], name) || cgi_words_have(cgi_pipeline_names[i][1], name)) return cgi_s(cgi_pipeline_names[i][0]);
  return cgi_s("");
}
