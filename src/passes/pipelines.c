// The pipelines as data. A function becomes dispatches with interfaces and a schedule; each kernel gets a configuration and goes down to the emission
// form by the pipeline that it names; then the kernels are linked.
#include "passes/pipelines.h"

#include "dialects/dialects.h"

#define CGI_CLEAN_END "canonicalize,cse"
#define CGI_CLEAN CGI_CLEAN_END ","
#define CGI_FROM_HLO                                                                                                                                 \
  CGI_FROM_BUFFERS                                                                                                                                   \
  "cse,hlo-to-linalg,assert-shapes," CGI_CLEAN "fuse-elementwise," CGI_CLEAN CGI_FASTER(CGI_RAISE "split-reduction,") "form-dispatches," CGI_FASTER( \
      "deduplicate-executables,") "materialize-interface," CGI_FROM_SCHEDULES                                                                        \
                                  "verify-targets,bufferize-copy-only,erase-descriptor-type," CGI_FASTER("schedule-concurrency,") "schedule"

#ifndef CODEGEN_NO_HOST_FORMS
#define CGI_FROM_BUFFERS "debufferize,"
#else
#define CGI_FROM_BUFFERS
#endif
#if !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_TEXT
#define CGI_FROM_IREE "outline-dispatch-regions,flatten-commands,erase-buffer-views,"
#define CGI_FROM_SCHEDULES "transform-interpreter,"
#define CGI_FROM_GLOBALS "lift-cf-to-scf,combine-initializers,"
#define CGI_RAISE "raise-special-ops{matrix-units=true},"
#else
#define CGI_RAISE
#define CGI_FROM_GLOBALS ""
#define CGI_FROM_IREE ""
#define CGI_FROM_SCHEDULES ""
#endif
#ifndef CODEGEN_NO_EMULATION
#define CGI_EMULATE "emulate-wide-int,emulate-narrow-storage,"
#else
#define CGI_EMULATE
#endif
#ifndef CODEGEN_NO_EXTENSIONS
#define CGI_REGISTERED "lower-registered,"
#else
#define CGI_REGISTERED
#endif
#ifndef CODEGEN_NO_FAST_PIPELINES
#define CGI_FAST(passes) passes
#define CGI_FASTER(passes) passes
#else
#define CGI_FAST(passes) NULL
#define CGI_FASTER(passes) ""
#endif

static const cgi_pipeline_row cgi_pipeline_rows[] = {
    {"SimpleDistribute", NULL, "linalg-to-loops,type-propagation," CGI_FASTER("super-vectorize,") "distribute,to-emission"},
    {"Vectorize", "SimpleDistribute", CGI_FAST("to-tiles,to-threads,from-vectors")},
    {"MatmulPromoteVectorize", "Vectorize", CGI_FAST("to-tiles,promote," CGI_CLEAN "to-threads,prefetch-shared-memory,from-vectors")},
    {"Transpose", "Vectorize", CGI_FAST("to-tiles,promote," CGI_CLEAN "to-threads,from-vectors")},
    {"VectorDistribute", "SimpleDistribute",
     CGI_FAST("tile-workgroups,tile-reduction," CGI_CLEAN "to-threads,configure-vector-layouts,distribute-vectors,from-vectors")},
    {"CooperativeMatrix", "MatmulPromoteVectorize", CGI_FAST("tile-to-cooperative-ops,from-loops")},
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
    {"Scan", NULL, CGI_FAST("tile-scan,from-loops")},
    {"Sort", NULL, CGI_FAST("tile-sort,from-loops")},
    {"Attention", "SimpleDistribute", CGI_FAST("tile-attention,from-loops")},
#endif
};

// What several of them share, by the name that stands for it there.
static const struct {
  const char *name, *passes;
} cgi_pipeline_parts[] = {
#ifndef CODEGEN_NO_FAST_PIPELINES
    {"to-tiles", "tile-workgroups,specialize-workgroups,tile-threads,tile-reduction," CGI_CLEAN_END},
    {"to-threads", "vectorize," CGI_CLEAN "bufferize,distribute,remove-single-iteration-loops," CGI_CLEAN_END},
    {"from-vectors", "licm,hoist-transfers,forward-stores,unroll-vectors," CGI_CLEAN
                     "lower-vectors,fold-memref-aliases,remove-dead-alloc,pad-dynamic-alloc,type-propagation,to-emission"},
    {"from-loops", CGI_CLEAN "type-propagation,licm,to-emission"},
#endif
    {"to-emission", CGI_CLEAN "licm,lower-affine,flatten-memrefs," CGI_FASTER("vectorize-load-store,speculate-reads,") CGI_REGISTERED
     "approximate-math,expand-arith," CGI_EMULATE CGI_CLEAN "licm,sink-offsets,verify-emission"},
};

CGI_DEF const char *cgi_pipeline_part(cg_str name) {
  for (size_t i = 0; i < sizeof cgi_pipeline_parts / sizeof cgi_pipeline_parts[0]; i++)
    if (cgi_str_is(name, cgi_pipeline_parts[i].name)) return cgi_pipeline_parts[i].passes;
  return NULL;
}

CGI_DEF bool cgi_pipeline_is_there(cg_op func, const cgi_pipeline_row *row) {
  return row->passes ||
         cgi_op_unsupported(func, "[left-out] names the pipeline %s, which is left out of this build by CODEGEN_NO_FAST_PIPELINES", row->name);
}

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_FAST_PIPELINES
static bool cgi_pipeline_is_of_tensors(cg_op op, void *user) {
  cg_op func = (cg_op)user;
  switch (op->def->kind) {
  case CG_MEMREF_SUBVIEW:
  case CG_MEMREF_ALLOC:
  case CG_SCF_FORALL:
  case CG_VECTOR_TRANSFER_READ:
  case CG_VECTOR_TRANSFER_WRITE:
  case CG_VECTOR_FROM_ELEMENTS: return false;
  case CG_FLOW_DISPATCH_TENSOR_STORE: return cg_op_parent(op) == func;
  default: break;
  }
  cg_type t = op->num_results ? op->results[0]->type : NULL;
  return !t || t->kind != CG_TYPE_VECTOR || (t->rank == 1 && t->shape[0] <= 4);
}

// A kernel that text has in the form of a later stage goes on from there.
CGI_DEF const char *cgi_pipeline_passes(cg_op func, const cgi_pipeline_row *row) {
  if (row->plainer || cgi_walk_pre(func, cgi_pipeline_is_of_tensors, func)) return row->passes;
  return "linalg-to-loops,distribute,remove-single-iteration-loops," CGI_CLEAN "from-vectors";
}
#else
CGI_DEF const char *cgi_pipeline_passes(cg_op func, const cgi_pipeline_row *row) {
  (void)func;
  return row->passes;
}
#endif

CGI_DEF const char *cgi_pipeline_before(void) {
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  return "verify-interface," CGI_FROM_GLOBALS "inline," CGI_FROM_IREE "external-constants,symbol-dce,unroll-while,scalar-results," CGI_REGISTERED
         "stablehlo-legalize-quant-to-math,"
         "chlo-legalize-to-stablehlo,decompose-pack-unpack-ops,decompose-softmax,expand-triangular,convert-complex-to-standard,"
         "decompose-transpose-conv,convert-conv-to-channels-last,pad-to-intrinsics," CGI_FROM_HLO;
#else
  return "verify-interface," CGI_FROM_GLOBALS "inline," CGI_FROM_IREE "symbol-dce,scalar-results," CGI_REGISTERED CGI_FROM_HLO;
#endif
}

CGI_DEF const char *cgi_pipeline_of_kernels(void) { return CGI_FASTER("collapse-dimensions,") "select-configuration"; }

CGI_DEF const char *cgi_pipeline_after(void) { return "workgroup-count,strip-unused,link-kernels,resolve-entry-points"; }

CGI_DEF const cgi_pipeline_row *cgi_pipeline_find(cg_str name) {
  for (size_t i = 0; i < sizeof cgi_pipeline_rows / sizeof cgi_pipeline_rows[0]; i++)
    if (cgi_str_is(name, cgi_pipeline_rows[i].name)) return &cgi_pipeline_rows[i];
  return NULL;
}

#undef CGI_CLEAN
#undef CGI_CLEAN_END
#undef CGI_EMULATE
#undef CGI_FAST
#undef CGI_FASTER
#undef CGI_REGISTERED
#undef CGI_FROM_BUFFERS
#undef CGI_FROM_HLO
#undef CGI_FROM_IREE
#undef CGI_FROM_GLOBALS
#undef CGI_FROM_SCHEDULES
