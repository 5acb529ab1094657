// Private: every pass, one row each, in the order data flows.
//
//   X(suffix, ON, "name", "summary", options)
//
// The pass's function is cgi_pass_<suffix>. ON says what it is called for: MODULE, or each of its KERNELS or HOST functions, which is `func`
// then; where one fails, the others are looked at, too. `options` are CGI_OPTION("name:type=default", "help"), "" for none, the second and further
// ones with "\n" in front; types: bool, int, int[A..B], string, list (comma-separated names, quoted or in brackets on the command line), ints
// (comma-separated integers).
//
// Rows that a build may leave out, so that nothing refers to their code, have a letter of their own, with a macro in CGI_PASSES:
// F: for the fast pipelines, or to make the simple one's kernels faster; E: compute what a target lacks by what it has; H: for dispatches and layouts
// that a host writes by hand; L: in no pipeline, for pass lists alone; S: for ops of the second tier; R: for what a host registers; I: for forms that
// only IREE's texts have.
#ifndef CGI_PASS_TABLE_H
#define CGI_PASS_TABLE_H
#include "passes/pass.h"

#define CGI_OPTION(spec, help) spec CGI_HELP("|" help)

#ifdef CODEGEN_TEST_PASSES // passes that only the tests' own builds have
#define CGI_TEST_PASSES(X)                                                                                                                           \
  X(test_break, MODULE, "test-break", "Break the IR on purpose", "kind:string=wrong-op|wrong-op, race, out-of-bounds or invalid")
#else
#define CGI_TEST_PASSES(X)
#endif

#define CGI_ALL_PASSES(X, F, E, H, L, S, R, I)                                                                                                       \
  /* input */                                                                                                                                        \
  X(verify_interface, MODULE, "verify-interface", "Check the layouts, sizes and names that a host asks for", "")                                     \
  I(combine_initializers, MODULE, "combine-initializers", "Compute what initializers store to globals where functions load them", "")                \
  X(inline, MODULE, "inline", "Inline calls of functions in the module into their callers", "")                                                      \
  I(flatten_commands, HOST, "flatten-commands", "Turn commands and timepoints of a host function into steps in order", "")                           \
  I(erase_buffer_views, HOST, "erase-buffer-views", "Turn buffer views that functions take and return into tensors", "")                             \
  I(lift_cf_to_scf, MODULE, "lift-cf-to-scf", "Turn blocks and branches into loops and conditions", "")                                             \
  I(outline_dispatch_regions, MODULE, "outline-dispatch-regions", "Turn flow.dispatch.workgroups into executables and dispatches of them", "")       \
  S(external_constants, HOST, "external-constants", "Make constants that are not in the module arguments of its functions", "")                      \
  X(symbol_dce, MODULE, "symbol-dce", "Remove private symbols that nothing refers to", "")                                                           \
  H(checks_to_results, HOST, "checks-to-results", "Make what check ops look at the results of their functions", "")                                  \
  S(unroll_while, HOST, "unroll-while", "Repeat the body of a stablehlo.while that counts a few turns, instead of the loop", "")                     \
  X(scalar_results, HOST, "scalar-results", "Return scalars as tensors of rank 0", "")                                                               \
  R(lower_registered, MODULE, "lower-registered", "Lower ops that a host registered, by their own lowering", "")                                     \
  S(stablehlo_legalize_quant_to_math, MODULE, "stablehlo-legalize-quant-to-math", "Convert ops on quantized types to arithmetic", "")                \
  S(chlo_legalize_to_stablehlo, MODULE, "chlo-legalize-to-stablehlo", "Rewrite ops that are compositions of others",                                 \
    CGI_OPTION("interpreted:bool=false", "leave what the interpreter runs as it is"))                                                                \
  S(expand_triangular, MODULE, "expand-triangular", "Expand cholesky and triangular_solve to products of matrices and kernels of small blocks", "")  \
  S(decompose_softmax, MODULE, "decompose-softmax", "Rewrite linalg.softmax as the reductions and quotients that it is", "")                         \
  S(decompose_pack_unpack_ops, MODULE, "decompose-pack-unpack-ops", "Rewrite tensor.pack and tensor.unpack as linalg.generic", "")                   \
  S(decompose_transpose_conv, MODULE, "decompose-transpose-conv", "Convolve inputs that have zeros between their elements without these",            \
    CGI_OPTION("work:int=0", "products of numbers that are worth it, by the square of how many convolutions they become; 0: 2^25"))                  \
  S(convert_conv_to_channels_last, MODULE, "convert-conv-to-channels-last", "Transpose and pad what convolutions read and write",                    \
    CGI_OPTION("work:int=0", "products of numbers that are worth it in f32, half of them on average in networks; 0: 2^28"))                          \
  S(pad_to_intrinsics, MODULE, "pad-to-intrinsics", "Copy factors of products to rows of whole pieces",                                              \
    CGI_OPTION("work:int=0", "products of numbers that are worth it; 0: 2^29"))                                                                      \
  S(convert_complex_to_standard, MODULE, "convert-complex-to-standard", "Convert complex numbers to their parts, tensors of floats", "")             \
  H(debufferize, KERNELS, "debufferize", "Turn kernels of linalg ops on buffers into kernels on tensors", "")                                        \
  X(hlo_to_linalg, MODULE, "hlo-to-linalg", "Convert StableHLO ops on tensors to linalg, tensor, arith and math", "")                                \
  X(type_propagation, KERNELS, "type-propagation", "Give values in memory their storage types: i1 becomes i8", "")                                   \
  /* cleanups that all phases share */                                                                                                               \
  X(canonicalize, MODULE, "canonicalize", "Fold, simplify and remove dead ops until nothing changes", "")                                            \
  X(cse, MODULE, "cse", "Merge equal pure ops", "")                                                                                                  \
  L(dce, MODULE, "dce", "Remove pure ops whose results nothing uses", "")                                                                            \
  /* tensors */                                                                                                                                      \
  X(assert_shapes, HOST, "assert-shapes", "Assert what ops need of the sizes of their tensors", "")                                                  \
  L(generalize, MODULE, "generalize", "Rewrite named linalg ops as linalg.generic", "")                                                              \
  L(specialize, MODULE, "specialize", "Rewrite linalg.generic as the named op that it spells", "")                                                   \
  L(fold_unit_dims, MODULE, "fold-unit-dims", "Drop dimensions of size 1 from linalg ops", "")                                                       \
  L(interchange, MODULE, "interchange", "Permute the loops of linalg.generic ops",                                                                   \
    CGI_OPTION("permutation:ints=", "loop i of the result is loop permutation[i]; empty: parallel loops first"))                                     \
  X(fuse_elementwise, MODULE, "fuse-elementwise", "Fuse elementwise producers into their consumers along use-def chains", "")                        \
  X(form_dispatches, HOST, "form-dispatches", "Split host functions into dispatches, one per root op",                                               \
    CGI_OPTION("max-bindings:int=0", "most buffers a dispatch may use; 0: what every target of the module has"))                                     \
  F(deduplicate_executables, MODULE, "deduplicate-executables", "Dispatch one executable in place of those that differ in nothing but their names",  \
    "")                                                                                                                                              \
  F(split_reduction, HOST, "split-reduction", "Split a long reduction with too few parallel results into partial results and a second reduction",    \
    CGI_OPTION("parallel:int=0", "workgroups that fill the device; 0: from the targets"))                                                            \
  I(raise_special_ops, HOST, "raise-special-ops", "Make one op of what spells attention, for one kernel of it",                                      \
    CGI_OPTION("matrix-units:bool=false", "only where matrix units take all of it"))                                                                 \
  /* interface */                                                                                                                                    \
  L(assign_targets, MODULE, "assign-targets", "Put the device targets on the module", CGI_OPTION("targets:list=vulkan1.1", "target names"))          \
  X(verify_targets, MODULE, "verify-targets", "Check that the module's targets are known and have what it needs", "")                                \
  X(materialize_interface, MODULE, "materialize-interface",                                                                                          \
    "Turn dispatch functions into executables: a variant per target, bindings, push constants, a workgroup-count region", "")                        \
  I(transform_interpreter, MODULE, "transform-interpreter", "Do what the module's transform.named_sequence @__transform_main says, and erase it",    \
    "")                                                                                                                                              \
  X(bufferize_copy_only, KERNELS, "bufferize-copy-only", "Turn dispatches that only copy into buffer copies", "")                                    \
  X(erase_descriptor_type, MODULE, "erase-descriptor-type", "Remove #hal.descriptor_type memory spaces", "")                                         \
  F(schedule_concurrency, HOST, "schedule-concurrency", "Put dispatches side by side that need nothing of one another", "")                          \
  X(schedule, MODULE, "schedule", "Turn dispatches on tensors into steps on planned buffers", "")                                                    \
  /* configuration and tiling */                                                                                                                     \
  X(select_configuration, MODULE, "select-configuration",                                                                                            \
    "Choose pipeline, tile sizes and workgroup size of each kernel from its root op and the target's facts",                                         \
    CGI_OPTION("config:string=", "'k=v …': overrides for every kernel, as in cgc --config")                                                          \
        CGI_OPTION("\npipeline:string=", "the pipeline for every kernel; empty: each one's own"))                                                    \
  F(collapse_dimensions, KERNELS, "collapse-dimensions",                                                                                             \
    "Collapse adjacent loops of a kernel's elementwise ops that every operand walks contiguously", "")                                               \
  F(tile_workgroups, KERNELS, "tile-workgroups", "Tile a kernel's parallel loops onto workgroups, producers fused into the tile", "")                \
  F(specialize_workgroups, KERNELS, "specialize-workgroups", "Give full tiles a branch with static sizes, the remainder one with guards", "")        \
  F(tile_threads, KERNELS, "tile-threads", "Tile the workgroup's tile onto threads", "")                                                             \
  F(tile_reduction, KERNELS, "tile-reduction", "Tile reduction loops into scf.for with the accumulators as iter_args", "")                           \
  F(remove_single_iteration_loops, KERNELS, "remove-single-iteration-loops", "Remove loops that run exactly once, by the ranges of ids and counts",  \
    "")                                                                                                                                              \
  /* vectors and memory */                                                                                                                           \
  F(promote, KERNELS, "promote", "Copy operand tiles to workgroup memory, cooperatively", "")                                                        \
  F(vectorize, KERNELS, "vectorize", "Turn linalg ops on static tiles into vector ops; accumulators become vectors carried by loops", "")            \
  F(bufferize, KERNELS, "bufferize", "Turn tensors into buffers, in place", "")                                                                      \
  F(prefetch_shared_memory, KERNELS, "prefetch-shared-memory", "Load the next tile to registers while the current one in workgroup memory is used",  \
    CGI_OPTION("buffers:int[0..2]=0", "copies of each tile in workgroup memory, 1 or 2; 0: as configured"))                                          \
  F(hoist_transfers, KERNELS, "hoist-transfers", "Move reads and writes of one place out of the loop around them", "")                               \
  F(forward_stores, KERNELS, "forward-stores", "Replace reads of what was just written by the value, and drop writes that nothing reads", "")        \
  F(fold_memref_aliases, KERNELS, "fold-memref-aliases", "Fold views of buffers into the indices of their accesses", "")                             \
  F(expand_strided_metadata, KERNELS, "expand-strided-metadata", "Express offsets, sizes and strides of views as index arithmetic", "")              \
  F(pad_dynamic_alloc, KERNELS, "pad-dynamic-alloc", "Give allocations of bounded dynamic size their bound", "")                                     \
  F(remove_dead_alloc, MODULE, "remove-dead-alloc", "Remove allocations that are only written", "")                                                  \
  F(configure_vector_layouts, KERNELS, "configure-vector-layouts", "Choose nested layouts for the vectors of a workgroup, as to_layout ops", "")     \
  F(propagate_layouts, KERNELS, "propagate-layouts", "Give each vector of a kernel a nested layout, from its to_layout ops",                         \
    CGI_OPTION("subgroup-size:int=0", "threads of a subgroup; 0: what the kernel or its target says"))                                               \
  F(distribute_vectors, KERNELS, "distribute-vectors", "Turn a workgroup's vectors into per-thread vectors",                                         \
    CGI_OPTION("subgroup-size:int=0", "threads of a subgroup, where vectors have layouts; 0: what the kernel or its target says"))                   \
  F(unroll_vectors, KERNELS, "unroll-vectors", "Break n-D vector ops into pieces of the target's native width",                                      \
    CGI_OPTION("width:int[0..4]=0", "elements of a piece; 0: the target's"))                                                                         \
  F(lower_vectors, KERNELS, "lower-vectors", "Lower 1-D vector ops to loads, stores, fma, shuffles and reduction trees", "")                         \
  F(vectorize_load_store, KERNELS, "vectorize-load-store", "Read and write bindings as vectors where alignment and divisibility are proved", "")     \
  /* loops */                                                                                                                                        \
  X(linalg_to_loops, KERNELS, "linalg-to-loops", "Lower a dispatch's tensor ops to one parallel nest over its root's parallel loops, on buffers",    \
    "")                                                                                                                                              \
  F(tile_to_cooperative_ops, KERNELS, "tile-to-cooperative-ops",                                                                                     \
    "Turn a contraction into products of matrices that subgroups hold, on tiles in workgroup memory", "")                                            \
  I(tile_attention, KERNELS, "tile-attention", "Turn attention into tiles of scores that stay in workgroup memory, on loops over the keys", "")      \
  CGI_FAST_PASSES(I)(tile_scan, KERNELS, "tile-scan",                                                                                                \
    "Turn a scan, or the sums of its blocks, into the threads of a workgroup, on loops over pieces of a line", "")                                   \
  CGI_FAST_PASSES(I)(tile_sort, KERNELS, "tile-sort",                                                                                                \
    "Turn a sort of blocks of a line, or a merge of two sorted runs, into the threads of a workgroup, in workgroup memory", "")                      \
  F(super_vectorize, KERNELS, "super-vectorize", "Compute neighbours of nests that gather rows as one vector", "")                                   \
  X(distribute, KERNELS, "distribute", "Collapse the parallel nest onto the global invocation id under a guard",                                     \
    CGI_OPTION("workgroup-size:int=0", "invocations a workgroup; 0: the target's default"))                                                          \
  X(workgroup_count, MODULE, "workgroup-count", "Resolve the workgroup-count regions from the kernels' trip counts", "")                             \
  X(licm, MODULE, "licm", "Move loop-invariant ops out of loops", "")                                                                                \
  X(lower_executable_target, KERNELS, "lower-executable-target",                                                                                     \
    "Lower each kernel by the pipeline that its translation_info names, or by the next plainer one that takes it",                                   \
    CGI_OPTION("instruction-limit:int=0", "most instructions of a kernel; 0: 2000, for a CPU 4000")                                                  \
        CGI_OPTION("\nfallback:bool=true", "take the next plainer pipeline where one refuses"))                                                      \
  /* down to the targets */                                                                                                                          \
  X(expand_arith, MODULE, "expand-arith", "Expand ceildiv, floordiv, minimum, maximum and types that the target computes otherwise", "")             \
  X(approximate_math, MODULE, "approximate-math", "Replace math functions that the target lacks or gets wrong by polynomials",                       \
    CGI_OPTION("fast:bool=false", "take the target's own functions"))                                                                                \
  X(lower_affine, MODULE, "lower-affine", "Lower affine ops to arith and scf", "")                                                                   \
  X(flatten_memrefs, KERNELS, "flatten-memrefs", "Make every memref one-dimensional", "")                                                            \
  E(emulate_wide_int, KERNELS, "emulate-wide-int", "Compute 64-bit integers as two 32-bit words where the target has no 64-bit ones", "")            \
  E(emulate_narrow_storage, KERNELS, "emulate-narrow-storage",                                                                                       \
    "Read and write 8- and 16-bit elements by 32-bit words where the target has no narrower storage", "")                                            \
  F(speculate_reads, KERNELS, "speculate-reads", "Turn guarded reads of read-only bindings into reads without a branch", "")                         \
  X(sink_offsets, MODULE, "sink-offsets", "Compute constant offsets beside the accesses that need them", "")                                         \
  X(limit_loops, KERNELS, "limit-loops", "Make loops shorter that the target would end early", "")                                                   \
  L(strip_debug, MODULE, "strip-debug", "Remove locations", "")                                                                                      \
  X(strip_unused, MODULE, "strip-unused", "Remove unused bindings' loads, functions and executables", "")                                            \
  X(link_kernels, MODULE, "link-kernels", "Merge the executables of the module into one", "")                                                        \
  X(verify_emission, KERNELS, "verify-emission", "Check the form that kernels are emitted from, and the target's limits", "")                        \
  X(resolve_entry_points, MODULE, "resolve-entry-points", "Number the entry points and let dispatches refer to the linked executable", "")           \
  CGI_TEST_PASSES(X)

#define CGI_NO_PASS(suffix, on, name, summary, options)
#ifndef CODEGEN_NO_FAST_PIPELINES
#define CGI_FAST_PASSES(X) X
#else
#define CGI_FAST_PASSES(X) CGI_NO_PASS
#endif
#ifndef CODEGEN_NO_EMULATION
#define CGI_EMULATION_PASSES(X) X
#else
#define CGI_EMULATION_PASSES(X) CGI_NO_PASS
#endif
#ifndef CODEGEN_NO_HOST_FORMS
#define CGI_HOST_FORM_PASSES(X) X
#else
#define CGI_HOST_FORM_PASSES(X) CGI_NO_PASS
#endif
#ifndef CODEGEN_NO_EXTRA_PASSES
#define CGI_EXTRA_PASSES(X) X
#else
#define CGI_EXTRA_PASSES(X) CGI_NO_PASS
#endif
#ifndef CODEGEN_NO_SECOND_TIER_OPS
#define CGI_SECOND_TIER_PASSES(X) X
#else
#define CGI_SECOND_TIER_PASSES(X) CGI_NO_PASS
#endif
#ifndef CODEGEN_NO_EXTENSIONS
#define CGI_EXTENSION_PASSES(X) X
#else
#define CGI_EXTENSION_PASSES(X) CGI_NO_PASS
#endif
#if !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_TEXT
#define CGI_IREE_PASSES(X) X
#else
#define CGI_IREE_PASSES(X) CGI_NO_PASS
#endif
#define CGI_PASSES(X)                                                                                                                                \
  CGI_ALL_PASSES(X, CGI_FAST_PASSES(X), CGI_EMULATION_PASSES(X), CGI_HOST_FORM_PASSES(X), CGI_EXTRA_PASSES(X), CGI_SECOND_TIER_PASSES(X),            \
                 CGI_EXTENSION_PASSES(X), CGI_IREE_PASSES(X))

#ifdef __cplusplus
extern "C" {
#endif
#define CGI_PASS_DECLARE(suffix, on, name, summary, options) CGI_DEF bool cgi_pass_##suffix(cgi_pass *pass);
CGI_PASSES(CGI_PASS_DECLARE)
#undef CGI_PASS_DECLARE
#ifdef __cplusplus
}
#endif
#endif
