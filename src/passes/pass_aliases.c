// What passes and pipelines are called elsewhere: the class names and arguments of MLIR's and IREE's, as the documents have them.
#include "passes/pass.h"
#include "passes/pipelines.h"
#include "target/configuration.h"

#ifdef CGI_PASS_ALIASES
typedef struct cgi_pass_alias {
  const char *others, *passes; // words as cgi_alias_among reads them; the list that does their work
} cgi_pass_alias;

#define CGI_TO_LOOPS "linalg-to-loops,lower-affine,fold-memref-aliases,pad-dynamic-alloc,canonicalize,cse"

static const cgi_pass_alias cgi_pass_aliases[] = {
    {"AssignTargetDevices", "assign-targets"},
    {"VerifyTargetEnvironment VerifyDeviceSupport", "verify-targets"},
    {"MaterializeInterfaces", "materialize-interface"},
    {"HALConfiguration", "assign-targets,verify-targets,materialize-interface"},
    {"HALTransform", "assign-targets,verify-targets,materialize-interface,schedule,select-configuration,lower-executable-target,workgroup-count,"
                     "link-kernels,resolve-entry-points,symbol-dce"},
    {"ConvertMHLOToLinalgOnTensors ConvertStableHloToLinalg StablehloLegalizeToLinalg", "hlo-to-linalg"},
    {"LinalgFusionOfTensorOps FusionOfTensorOps LinalgElementwiseOpFusion", "fuse-elementwise"},
    {"LinalgGeneralizeNamedOps GeneralizeLinalgNamedOps", "generalize"},
    {"LinalgFoldUnitExtentDims FoldUnitExtentDims", "fold-unit-dims"},
    {"DispatchLinalgOnTensors FormDispatchRegions FormDispatchWorkgroups", "form-dispatches"},
    {"SplitReductionOps", "split-reduction"},
    {"BufferizeCopyOnlyDispatches", "bufferize-copy-only"},
    {"EraseHALDescriptorTypeFromMemRef", "erase-descriptor-type"},
    {"TranslateExecutables TranslateTargetExecutableVariants", "select-configuration,lower-executable-target"},
    {"DispatchLowering", "lower-executable-target"},
    {"initGPULaunchConfig getTileAndDistributeConfig", "select-configuration"},
    {"LLVMGPUTransform CUDATargetBackend", "type-propagation,bufferize-copy-only,erase-descriptor-type,select-configuration,lower-executable-target"},
    {"SPIRVLowerExecutableTarget LLVMGPULowerExecutableTarget", "lower-executable-target"},
    {"LinalgTileAndFuse", "tile-workgroups,promote,tile-threads"},
    {"SPIRVTileAndDistribute SPIRVTile", "tile-workgroups,tile-threads,tile-reduction"},
    {"TileAndDistributeToWorkgroups populateTileAndDistributeToWorkgroupsPatterns", "tile-workgroups"},
    {"WorkgroupSpecialization", "specialize-workgroups"},
    {"LowerDispatchWorkgroupCountForDagRootOp LowerWorkgroupCountFromDagRoot", "workgroup-count"},
    {"RemoveSingleIterationLoop SPIRVRemoveOneTripTiledLoop", "remove-single-iteration-loops"},
    {"LLVMGPUTileTensor GPUTileTensor", "tile-threads,tile-reduction"},
    {"GPUVectorization SPIRVVectorize GenericVectorization", "vectorize"},
    {"OneShotBufferize IREEComprehensiveBufferize", "bufferize"},
    {"LLVMGPUDistribute GPUDistribute ConvertToGPU", "distribute"},
    {"GPUPrefetchSharedMemory LLVMGPUPrefetchSharedMemory GPUPipelining", "prefetch-shared-memory"},
    {"OptimizeVectorTransfer", "hoist-transfers,forward-stores"},
    {"LoopInvariantCodeMotion", "licm"},
    {"LinalgExtToLoops ConvertLinalgToLoops ConvertLinalgToParallelLoops MemrefCopyToLinalg", "linalg-to-loops"},
    {"FoldMemRefAliasOps", "fold-memref-aliases"},
    {"ConstantBufferize", "bufferize"},
    {"FoldTensorExtractOp", "canonicalize"},
    {"LLVMGPUVectorLowering", "unroll-vectors,lower-vectors"},
    {"LLVMGPUVectorDistribute VectorDistribution", "distribute-vectors"},
    {"SPIRVVectorizeLoadStore", "vectorize-load-store"},
    {"PolynomialApproximation", "approximate-math"},
    {"ArithExpandOps ExpandOps", "expand-arith"},
    {"SPIRVEmulateI64 ArithEmulateWideInt", "emulate-wide-int"},
    {"EmulateNarrowType", "emulate-narrow-storage"},
    {"StripDebugInfo", "strip-debug"},
    {"LinkExecutables SPIRVLinkExecutables LLVMGPULinkExecutables", "link-kernels"},
    {"ResolveExportOrdinals", "resolve-entry-points"},
    {"ElideRedundantCommands ElideTimepoints", "flatten-commands"},
    {"ScheduleExecution ConvertToHAL", "schedule"},
    {"ConvertSCFToCF SCFToControlFlow", "scf-to-cf"},
    {"ConvertToNVVM", "convert-to-nvvm"},
    {"GPUTransform GPUTransformDialect TransformDialectInterpreter", "transform-interpreter"},
    {"CleanupPatterns", "canonicalize,cse"},
    {"LowerToLLVMGPU", CGI_TO_LOOPS ",unroll-vectors,lower-vectors,approximate-math,expand-arith,expand-strided-metadata,canonicalize,strip-debug"},
    // What has nothing to do here, and why.
    {"ConvertToSPIRV", "!the backend makes words of a kernel's last form"},
    {"ConvertToROCDL", "!no backend writes AMD's assembly: its GPUs are targets of Vulkan"},
    {"LinalgPromotion", "promote"},
    {"Canonicalizer", "canonicalize"},
    {"FixupLegacySync", "!a program has no fences to mend"},
    {"InlineDeviceSwitches MemoizeDeviceQueries", "!no op of a program asks for a device: a host chooses among variants once"},
    {"MaterializeResourceCaches", "!pipelines and their layouts are the host's"},
    {"SerializeExecutables", "!cgc compile --emit=hal writes binaries into the IR"},
};
#undef CGI_TO_LOOPS

static bool cgi_drop_front(cg_str *s, const char *front) {
  size_t n = strlen(front);
  if (!cgi_starts_with(*s, front) || s->len == n) return false;
  s->data += n;
  s->len -= n;
  return true;
}

static void cgi_drop_back(cg_str *s, const char *back) {
  size_t n = strlen(back);
  if (s->len > n && memcmp(s->data + s->len - n, back, n) == 0) s->len -= n;
}

// Without what class names and arguments have around them: mlir::createXPass, addXPassPipeline, buildXPipeline, iree-codegen-x.
static cg_str cgi_alias_core(cg_str name) {
  static const char *const arguments[] = {"iree-codegen-", "iree-hal-", "iree-flow-", "iree-stream-", "iree-util-", "iree-"};
  for (size_t i = name.len; i-- > 0;)
    if (name.data[i] == ':' && i + 1 < name.len) {
      name.data += i + 1;
      name.len -= i + 1;
      break;
    }
  for (size_t i = 0; i < sizeof arguments / sizeof arguments[0] && !cgi_drop_front(&name, arguments[i]); i++) {}
  if (!cgi_drop_front(&name, "create") && !cgi_drop_front(&name, "build")) cgi_drop_front(&name, "add");
  cgi_drop_back(&name, "Pipeline");
  cgi_drop_back(&name, "Passes");
  cgi_drop_back(&name, "Pass");
  return name;
}

static bool cgi_alias_letter(char c) { return c != '-' && c != '_'; }

// Equal but for case, '-' and '_'.
static bool cgi_alias_equal(cg_str a, cg_str b) {
  size_t i = 0, k = 0;
  for (;;) {
    while (i < a.len && !cgi_alias_letter(a.data[i])) i++;
    while (k < b.len && !cgi_alias_letter(b.data[k])) k++;
    if (i == a.len || k == b.len) return i == a.len && k == b.len;
    if (((unsigned char)a.data[i++] | 32) != ((unsigned char)b.data[k++] | 32)) return false;
  }
}

static bool cgi_alias_among(cg_str name, const char *words) {
  while (*words) {
    cg_str word;
    word.data = words;
    while (*words && *words != ' ') words++;
    word.len = (size_t)(words - word.data);
    if (cgi_alias_equal(name, word)) return true;
    while (*words == ' ') words++;
  }
  return false;
}

CGI_DEF const char *cgi_pass_alias_find(cg_str name) {
  cg_str core = cgi_alias_core(name), pipeline;
  cg_pass_info info;
  for (size_t i = 0; i < sizeof cgi_pass_aliases / sizeof cgi_pass_aliases[0]; i++)
    if (cgi_alias_among(core, cgi_pass_aliases[i].others)) return cgi_pass_aliases[i].passes;
  for (size_t i = 0; cg_pass_at(i, &info); i++)
    if (cgi_alias_equal(core, cgi_s(info.name))) return info.name;
  pipeline = cgi_pipeline_canonical(core);
  if (!pipeline.len && cgi_drop_front(&core, "GPU")) pipeline = cgi_pipeline_canonical(core);
  const cgi_pipeline_row *row = cgi_pipeline_find(pipeline);
  return row ? row->passes : cgi_pipeline_part(name);
}

CODEGEN_API const char *cg_pass_alias(const char *name) {
  const char *passes = name ? cgi_pass_alias_find(cgi_s(name)) : NULL;
  return passes && *passes == '!' ? "" : passes;
}
#else
CODEGEN_API const char *cg_pass_alias(const char *name) {
  (void)name;
  return NULL;
}
#endif
