// What passes and pipelines are called elsewhere: the class names and arguments of MLIR's and IREE's, as the documents have them.
#include "passes/pass.h"
#include "passes/pipelines.h"
#include "target/configuration.h"

#ifdef CGI_PASS_ALIASES
#define CGI_TO_LOOPS "linalg-to-loops,lower-affine,fold-memref-aliases,pad-dynamic-alloc,canonicalize,cse"

// Words as cgi_alias_among reads them, and the list that does their work, each ended by NUL.
static const char cgi_pass_aliases[] =
    "AssignTargetDevices\0"
    "assign-targets\0"
    "VerifyTargetEnvironment VerifyDeviceSupport\0"
    "verify-targets\0"
    "MaterializeInterfaces\0"
    "materialize-interface\0"
    "HALConfiguration\0"
    "assign-targets,verify-targets,materialize-interface\0"
    "HALTransform\0"
    "assign-targets,verify-targets,materialize-interface,schedule,select-configuration,lower-executable-target,workgroup-count,"
    "link-kernels,resolve-entry-points,symbol-dce\0"
    "ConvertMHLOToLinalgOnTensors ConvertStableHloToLinalg StablehloLegalizeToLinalg\0"
    "hlo-to-linalg\0"
    "LinalgFusionOfTensorOps FusionOfTensorOps LinalgElementwiseOpFusion\0"
    "fuse-elementwise\0"
    "LinalgGeneralizeNamedOps GeneralizeLinalgNamedOps\0"
    "generalize\0"
    "LinalgFoldUnitExtentDims FoldUnitExtentDims\0"
    "fold-unit-dims\0"
    "DispatchLinalgOnTensors FormDispatchRegions FormDispatchWorkgroups\0"
    "form-dispatches\0"
    "SplitReductionOps\0"
    "split-reduction\0"
    "BufferizeCopyOnlyDispatches\0"
    "bufferize-copy-only\0"
    "EraseHALDescriptorTypeFromMemRef\0"
    "erase-descriptor-type\0"
    "TranslateExecutables TranslateTargetExecutableVariants\0"
    "select-configuration,lower-executable-target\0"
    "DispatchLowering\0"
    "lower-executable-target\0"
    "initGPULaunchConfig getTileAndDistributeConfig\0"
    "select-configuration\0"
    "LLVMGPUTransform CUDATargetBackend\0"
    "type-propagation,bufferize-copy-only,erase-descriptor-type,select-configuration,lower-executable-target\0"
    "SPIRVLowerExecutableTarget LLVMGPULowerExecutableTarget\0"
    "lower-executable-target\0"
    "LinalgTileAndFuse\0"
    "tile-workgroups,promote,tile-threads\0"
    "SPIRVTileAndDistribute SPIRVTile\0"
    "tile-workgroups,tile-threads,tile-reduction\0"
    "TileAndDistributeToWorkgroups populateTileAndDistributeToWorkgroupsPatterns\0"
    "tile-workgroups\0"
    "WorkgroupSpecialization\0"
    "specialize-workgroups\0"
    "LowerDispatchWorkgroupCountForDagRootOp LowerWorkgroupCountFromDagRoot\0"
    "workgroup-count\0"
    "RemoveSingleIterationLoop SPIRVRemoveOneTripTiledLoop\0"
    "remove-single-iteration-loops\0"
    "LLVMGPUTileTensor GPUTileTensor\0"
    "tile-threads,tile-reduction\0"
    "GPUVectorization SPIRVVectorize GenericVectorization\0"
    "vectorize\0"
    "OneShotBufferize IREEComprehensiveBufferize\0"
    "bufferize\0"
    "LLVMGPUDistribute GPUDistribute ConvertToGPU\0"
    "distribute\0"
    "GPUPrefetchSharedMemory LLVMGPUPrefetchSharedMemory GPUPipelining\0"
    "prefetch-shared-memory\0"
    "OptimizeVectorTransfer\0"
    "hoist-transfers,forward-stores\0"
    "LoopInvariantCodeMotion\0"
    "licm\0"
    "LinalgExtToLoops ConvertLinalgToLoops ConvertLinalgToParallelLoops MemrefCopyToLinalg\0"
    "linalg-to-loops\0"
    "FoldMemRefAliasOps\0"
    "fold-memref-aliases\0"
    "ConstantBufferize\0"
    "bufferize\0"
    "FoldTensorExtractOp\0"
    "canonicalize\0"
    "LLVMGPUVectorLowering\0"
    "unroll-vectors,lower-vectors\0"
    "LLVMGPUVectorDistribute VectorDistribution\0"
    "distribute-vectors\0"
    "SPIRVVectorizeLoadStore\0"
    "vectorize-load-store\0"
    "PolynomialApproximation\0"
    "approximate-math\0"
    "ArithExpandOps ExpandOps\0"
    "expand-arith\0"
    "SPIRVEmulateI64 ArithEmulateWideInt\0"
    "emulate-wide-int\0"
    "EmulateNarrowType\0"
    "emulate-narrow-storage\0"
    "StripDebugInfo\0"
    "strip-debug\0"
    "LinkExecutables SPIRVLinkExecutables LLVMGPULinkExecutables\0"
    "link-kernels\0"
    "ResolveExportOrdinals\0"
    "resolve-entry-points\0"
    "ElideRedundantCommands ElideTimepoints\0"
    "flatten-commands\0"
    "ScheduleExecution ConvertToHAL\0"
    "schedule\0"
    "ConvertSCFToCF SCFToControlFlow\0"
    "scf-to-cf\0"
    "ConvertToNVVM\0"
    "convert-to-nvvm\0"
    "GPUTransform GPUTransformDialect TransformDialectInterpreter\0"
    "transform-interpreter\0"
    "CleanupPatterns\0"
    "canonicalize,cse\0"
    "LowerToLLVMGPU\0" CGI_TO_LOOPS ",unroll-vectors,lower-vectors,approximate-math,expand-arith,expand-strided-metadata,canonicalize,strip-debug\0"
    // What has nothing to do here, and why.
    "ConvertToSPIRV\0"
    "!the backend makes words of a kernel's last form\0"
    "ConvertToROCDL\0"
    "!no backend writes AMD's assembly: its GPUs are targets of Vulkan\0"
    "LinalgPromotion\0"
    "promote\0"
    "Canonicalizer\0"
    "canonicalize\0"
    "FixupLegacySync\0"
    "!a program has no fences to mend\0"
    "InlineDeviceSwitches MemoizeDeviceQueries\0"
    "!no op of a program asks for a device: a host chooses among variants once\0"
    "MaterializeResourceCaches\0"
    "!pipelines and their layouts are the host's\0"
    "SerializeExecutables\0"
    "!cgc compile --emit=hal writes binaries into the IR\0";
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
  for (const char *others = cgi_pass_aliases, *passes; *others; others = cgi_next_text(passes)) {
    passes = cgi_next_text(others);
    if (cgi_alias_among(core, others)) return passes;
  }
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
