// The pipelines as data. A function becomes dispatches with interfaces and a schedule; each kernel gets a configuration and goes down to the emission
// form by the pipeline that it names; then the kernels are linked.
#include "passes/pipelines.h"

#include "dialects/dialects.h"

#define CGI_CLEAN "canonicalize,cse,"
#define CGI_TILE "tile-workgroups,specialize-workgroups,tile-threads,tile-reduction," CGI_CLEAN
#define CGI_PROMOTE "promote," CGI_CLEAN
#define CGI_TO_THREADS "vectorize," CGI_CLEAN "bufferize,distribute,remove-single-iteration-loops," CGI_CLEAN
#define CGI_FROM_VECTORS                                                                                                                             \
  "licm,hoist-transfers,forward-stores,unroll-vectors," CGI_CLEAN "lower-vectors,fold-memref-aliases,remove-dead-alloc,pad-dynamic-alloc,"           \
  "type-propagation,"
#define CGI_TO_EMISSION                                                                                                                              \
  CGI_CLEAN                                                                                                                                          \
  "licm,lower-affine,flatten-memrefs," CGI_FASTER("vectorize-load-store,speculate-reads,") CGI_REGISTERED                                            \
      "approximate-math,expand-arith," CGI_EMULATE CGI_CLEAN "licm,sink-offsets,verify-emission"

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
#define CGI_FAST(...) __VA_ARGS__
#define CGI_FASTER(passes) passes
#else
#define CGI_FAST(...) NULL
#define CGI_FASTER(passes) ""
#endif

// Where no list is given out as text, those that end alike hold the end once.
#if defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_FAST_PIPELINES
#define CGI_THEN ,
#else
#define CGI_THEN
#endif

static const cgi_pipeline_row cgi_pipeline_rows[] = {
    {"SimpleDistribute", NULL, {"linalg-to-loops,type-propagation," CGI_FASTER("super-vectorize,") "distribute," CGI_THEN CGI_TO_EMISSION}},
    {"Vectorize", "SimpleDistribute", {CGI_FAST(CGI_TILE CGI_TO_THREADS CGI_THEN CGI_FROM_VECTORS CGI_TO_EMISSION)}},
    {"MatmulPromoteVectorize",
     "Vectorize",
     {CGI_FAST(CGI_TILE CGI_PROMOTE CGI_TO_THREADS "prefetch-shared-memory," CGI_THEN CGI_FROM_VECTORS CGI_TO_EMISSION)}},
    {"Transpose", "Vectorize", {CGI_FAST(CGI_TILE CGI_PROMOTE CGI_TO_THREADS CGI_THEN CGI_FROM_VECTORS CGI_TO_EMISSION)}},
    {"VectorDistribute",
     "SimpleDistribute",
     {CGI_FAST("tile-workgroups,tile-reduction," CGI_CLEAN CGI_TO_THREADS
               "configure-vector-layouts,distribute-vectors," CGI_THEN CGI_FROM_VECTORS CGI_TO_EMISSION)}},
    {"CooperativeMatrix",
     "MatmulPromoteVectorize",
     {CGI_FAST("tile-to-cooperative-ops," CGI_CLEAN "type-propagation,licm," CGI_THEN CGI_TO_EMISSION)}},
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
    {"Scan", NULL, {CGI_FAST("tile-scan," CGI_CLEAN "type-propagation,licm," CGI_TO_EMISSION)}},
    {"Sort", NULL, {CGI_FAST("tile-sort," CGI_CLEAN "type-propagation,licm," CGI_TO_EMISSION)}},
    {"Attention", "SimpleDistribute", {CGI_FAST("tile-attention," CGI_CLEAN "type-propagation,licm," CGI_TO_EMISSION)}},
#endif
};

CGI_DEF bool cgi_pipeline_is_there(cg_op func, const cgi_pipeline_row *row) {
  return row->passes[0] ||
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
  case CG_VECTOR_TRANSFER_WRITE: return false;
  case CG_FLOW_DISPATCH_TENSOR_STORE: return cg_op_parent(op) == func;
  default: break;
  }
  cg_type t = op->num_results ? op->results[0]->type : NULL;
  return !t || t->kind != CG_TYPE_VECTOR || (t->rank == 1 && t->shape[0] <= 4);
}

// A kernel that text has in the form of a later stage goes on from there.
CGI_DEF const char *cgi_pipeline_passes(cg_op func, const cgi_pipeline_row *row) {
  if (row->plainer || cgi_walk_pre(func, cgi_pipeline_is_of_tensors, func)) return row->passes[0];
  return "linalg-to-loops,distribute,remove-single-iteration-loops," CGI_CLEAN CGI_FROM_VECTORS CGI_TO_EMISSION;
}
#else
CGI_DEF const char *cgi_pipeline_passes(cg_op func, const cgi_pipeline_row *row) {
  return row->passes[1] ? cgi_format(func->ctx, "%s%s", row->passes[0], row->passes[1]).data : row->passes[0];
}
#endif

CGI_DEF const char *cgi_pipeline_before(void) {
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  return "verify-interface," CGI_FROM_GLOBALS "inline," CGI_FROM_IREE "external-constants,symbol-dce,unroll-while,scalar-results," CGI_REGISTERED
         "stablehlo-legalize-quant-to-math,"
         "chlo-legalize-to-stablehlo,decompose-pack-unpack-ops,decompose-softmax,expand-triangular,convert-complex-to-standard,"
         "convert-conv-to-channels-last," CGI_FROM_HLO;
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
#undef CGI_EMULATE
#undef CGI_FAST
#undef CGI_FASTER
#undef CGI_REGISTERED
#undef CGI_THEN
#undef CGI_TILE
#undef CGI_PROMOTE
#undef CGI_TO_THREADS
#undef CGI_FROM_VECTORS
#undef CGI_TO_EMISSION
#undef CGI_FROM_BUFFERS
#undef CGI_FROM_HLO
#undef CGI_FROM_IREE
#undef CGI_FROM_GLOBALS
#undef CGI_FROM_SCHEDULES
