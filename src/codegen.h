// codegen.h - v0.1.0 - a compiler for tensor kernels that you can vendor: MLIR text in, SPIR-V out. Public domain or MIT-0, your choice.
//
// Do this:
//    #define CODEGEN_IMPLEMENTATION
// before you include this file in *one* C or C++ file (C99 or newer, C++17 or newer) to create the implementation:
//    #define CODEGEN_IMPLEMENTATION
//    #include "codegen.h"
//    #include "codegen_spirv.h"
// Everywhere else, include them without the define. Beside the C library they need two headers: stb_ds.h (https://github.com/nothings/stb) and, for
// codegen_spirv.h, spirv.h (https://github.com/KhronosGroup/SPIRV-Headers). Link with -lm unless CODEGEN_NO_INTERP is defined. `make bundle OUT=dir`
// writes a folder with all four, their licences, and the one file to compile.
//
// Quick start, from text to words:
//
//    cg_context *ctx = cg_create(NULL);
//    cg_module module;
//    if (cg_parse(ctx, text, strlen(text), NULL, &module) != CG_OK) {
//      cg_diagnostic e = cg_first_error(ctx); // e.line, e.column, e.message
//      ...
//    }
//    cg_compile_desc desc = {0};
//    desc.target = "vulkan1.1";
//    desc.backend = cg_spirv_backend();
//    cg_program program;
//    if (cg_compile(module, &desc, &program) != CG_OK) ...
//    // program.words, program.num_words: one SPIR-V module, an entry point per kernel
//    // program.kernels:   workgroup size, bindings, push constants, workgroup counts
//    // program.functions: which buffers exist, and the steps (dispatch, copy, fill, barrier) that a host records
//    cg_destroy(ctx); // frees everything that came from it
//
// examples/text_to_spirv.c is this as a program, examples/builder.c makes the module by calls instead of text, and examples/vulkan_launch.c runs the
// words with its own Vulkan code. docs/guide.md goes on from there.
//
// What is in here: contexts and diagnostics (cg_core.h), layouts of vectors (cg_layout.h), the IR (cg_ir.h), parsing and printing MLIR (cg_text.h),
// target facts (cg_target.h), passes and pipelines (cg_pass.h), a host's own dialects (cg_dialect.h) and what changes IR (cg_rewrite.h), a reference
// interpreter (cg_interp.h), functions by calls (cg_build.h), and the compiler itself (cg_compile.h). All memory comes from the context's allocator;
// no global state; two contexts may work on two threads. There is no assert, abort or exit in it: what is wrong with an input or a call comes back
// as a result and a diagnostic.
//
// Options, defined before including:
//    CODEGEN_IMPLEMENTATION   makes this the unit that holds the code
//    CODEGEN_STATIC           the whole API static, private to that unit
//    CODEGEN_API              what stands before each public declaration instead of `extern`: __declspec(dllexport), say
//    CODEGEN_NO_TEXT          no parser and no printer
//    CODEGEN_NO_INTERP        no interpreter, and no need of libm
//    CODEGEN_NO_MALLOC        no call of malloc: every context needs a block or a realloc_fn
//    CODEGEN_NO_MESSAGES      diagnostics keep their kind, place and arguments; five digits stand for the text, which is beside them in here
//    CODEGEN_NO_FAST_PIPELINES  SimpleDistribute alone lowers kernels; the passes of the others, and those that make its own faster, are left out
//    CODEGEN_NO_EMULATION     no types and f64 functions that a target lacks, computed by what it has
//    CODEGEN_NO_HOST_FORMS    no dispatches and executables written by hand, no check ops
//    CODEGEN_NO_EXTRA_PASSES  no passes that only pass lists of one's own name
//    CODEGEN_NO_SECOND_TIER_OPS  no control flow, dynamic shapes, complex and quantized numbers, linear algebra and composed functions of StableHLO
//    CODEGEN_NO_EXTENSIONS    no dialects and passes that a host registers, and no calls that change IR
//    CODEGEN_NO_VERIFY        no checks of dialects' rules, with CODEGEN_NO_TEXT none of the IR at all: the host has to be sure of its inputs
//    CODEGEN_NO_IREE_SYNTAX   hal, flow, stream, util, check and iree_linalg_ext ops in the generic form, and no ops by older names
//    CODEGEN_NO_WARPGROUPS    no products of four subgroups together, which sm_90a has (wgmma); each multiplies for itself, as on other chips
//    CODEGEN_CHECK_HANDLES    for debugging: a handle that cg_reset or a pass made invalid is reported, and counts as NULL (docs/compatibility.md)
//    CODEGEN_STB_DS_H         where stb_ds.h is, with its quotes or angle brackets, when it is not found as "stb_ds.h" or <stb/stb_ds.h>
//    CODEGEN_SPIRV_H          the same for spirv.h (codegen_spirv.h)
// NO_TEXT, NO_INTERP, NO_FAST_PIPELINES and NO_EXTENSIONS have to be the same in every unit that includes this file. What is asked for and left
// out is an error that names the macro (docs/vendoring.md).
//
// Names: public ones begin with cg_ or CG_ or CODEGEN_, private ones of the implementation with cgi_ or CGI_.
#ifndef CODEGEN_H
#define CODEGEN_H
#include "core/cg_core.h"
#include "layout/cg_layout.h"
#include "ir/cg_ir.h"
#include "ir/cg_rewrite.h"
#include "dialects/cg_dialect.h"
#ifndef CODEGEN_NO_TEXT
#include "text/cg_text.h"
#endif
#include "target/cg_target.h"
#include "passes/cg_pass.h"
#ifndef CODEGEN_NO_INTERP
#include "interp/cg_interp.h"
#endif
#include "program/cg_build.h"
#include "program/cg_compile.h"
#endif // CODEGEN_H

// ======================================================================================================================================
#if defined(CODEGEN_IMPLEMENTATION) && !defined(CODEGEN_IMPLEMENTED)
#define CODEGEN_IMPLEMENTED
#define CGI_ONE_UNIT
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunused-function"
#elif defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized" // a guess that changes with the level of optimisation
#pragma GCC diagnostic ignored "-Wtype-limits"         // stb_ds.h's arrsetlen(a, 0), where it is no system header
#endif

// Private headers first: none may be swallowed by a conditional below.
#include "core/core.h"
#include "core/pairs.h"
#include "layout/layout.h"
#include "ir/ir.h"
#include "core/stb_ds_include.h"
#include "ir/unique.h"
#include "dialects/dialects.h"
#include "dialects/combiner.h"
#include "dialects/eval.h"
#include "dialects/iree.h"
#include "dialects/launch.h"
#include "dialects/linalg.h"
#include "dialects/scalar.h"
#include "dialects/stablehlo.h"
#include "dialects/vector_ext.h"
#ifndef CODEGEN_NO_TEXT
#include "text/lexer.h"
#include "text/parser.h"
#endif
#include "analysis/ranges.h"
#include "analysis/linear.h"
#include "analysis/whole_bindings.h"
#ifndef CODEGEN_NO_INTERP
#include "interp/interp.h"
#endif
#include "target/target.h"
#include "support/host.h"
#include "support/formula.h"
#include "support/functions.h"
#include "support/grid.h"
#include "support/index.h"
#include "support/one_to_n.h"
#include "support/reify.h"
#include "support/structured.h"
#include "support/views.h"
#include "passes/pass.h"
#include "passes/pass_table.h"
#include "dialects/transform.h"
#include "dialects/runtime.h"
#include "passes/input/chlo_legalize_to_stablehlo.h"
#include "passes/input/complex_to_standard.h"
#include "passes/input/hlo_to_linalg.h"
#include "passes/lower/linalg_to_loops.h"
#include "passes/lower/math_f64.h"
#include "passes/lower/math_special.h"
#include "passes/lower/narrow_types.h"
#include "passes/memory/distribute_forall.h"
#include "passes/vector/pieces.h"
#include "target/configuration.h"
#include "target/matrices.h"
#include "passes/tile/tiling.h"
#include "passes/vector/vectorize.h"
#include "program/program.h"

// The code, lower layers first.
#include "core/block.c"
#include "core/context.c"
#include "core/number.c"
#include "core/string.c"
#ifndef CODEGEN_NO_FAST_PIPELINES
#include "layout/access.c"
#include "layout/algebra.c"
#include "layout/nested.c"
#endif
#include "ir/affine.c"
#include "ir/attrs.c"
#include "ir/builder.c"
#include "ir/defs.c"
#include "ir/diag.c"
#include "ir/dominance.c"
#include "ir/misuse.c"
#include "ir/op.c"
#include "ir/print.c"
#include "ir/rewrite.c"
#include "ir/rewriter.c"
#include "ir/structure.c"
#include "ir/symbols.c"
#include "ir/types.c"
#include "ir/unique.c"
#include "ir/verify.c"
#include "dialects/affine.c"
#include "dialects/arith.c"
#include "dialects/bufferization.c"
#include "dialects/builtin.c"
#include "dialects/cf.c"
#include "dialects/check.c"
#include "dialects/chlo.c"
#include "dialects/combiner.c"
#include "dialects/common.c"
#include "dialects/context.c"
#include "dialects/eval.c"
#include "dialects/flow.c"
#include "dialects/func.c"
#include "dialects/gpu.c"
#include "dialects/hal.c"
#include "dialects/launch.c"
#include "dialects/linalg.c"
#include "dialects/linalg_dialect.c"
#include "dialects/linalg_fold.c"
#include "dialects/math.c"
#include "dialects/memref.c"
#include "dialects/registered.c"
#include "dialects/registry.c"
#include "dialects/scalar.c"
#include "dialects/scf.c"
#include "dialects/stablehlo.c"
#include "dialects/stablehlo_attrs.c"
#include "dialects/stream.c"
#include "dialects/tensor.c"
#ifndef CODEGEN_NO_TEXT
#include "dialects/transform.c"
#include "dialects/runtime.c"
#endif
#include "dialects/util.c"
#include "dialects/vector.c"
#include "dialects/vector_ext.c"
#ifndef CODEGEN_NO_TEXT
#include "text/format.c"
#include "text/directives.c"
#include "text/directives_affine.c"
#include "text/directives_iree.c"
#include "text/directives_linalg.c"
#include "text/directives_scf.c"
#include "text/directives_stablehlo.c"
#include "text/directives_vector.c"
#include "text/legacy.c"
#include "text/lexer.c"
#include "text/parser.c"
#include "text/parser_attrs.c"
#include "text/parser_types.c"
#include "text/printer.c"
#include "text/syntax_common.c"
#include "text/syntax_iree.c"
#include "text/syntax_vector.c"
#endif
#include "analysis/linear.c"
#include "analysis/ranges.c"
#include "analysis/whole_bindings.c"
#ifndef CODEGEN_NO_INTERP
#include "interp/algebra.c"
#include "interp/check.c"
#include "interp/decode.c"
#include "interp/exec.c"
#include "interp/hlo_move.c"
#include "interp/hlo_reduce.c"
#include "interp/interp.c"
#include "interp/kernel.c"
#include "interp/linalg_ext.c"
#include "interp/memory.c"
#include "interp/memref.c"
#include "interp/program.c"
#include "interp/registered.c"
#include "interp/scalar.c"
#include "interp/shadow.c"
#include "interp/structured.c"
#include "interp/table.c"
#include "interp/tensor.c"
#include "interp/value.c"
#include "interp/vector.c"
#endif
#include "target/configuration.c"
#include "target/heuristics.c"
#include "target/matrices.c"
#include "target/scans.c"
#include "target/overrides.c"
#include "target/pipeline_names.c"
#include "target/table.c"
#include "target/target.c"
#include "support/formula.c"
#include "support/functions.c"
#include "support/grid.c"
#include "support/host.c"
#include "support/host_control.c"
#include "support/index.c"
#include "support/one_to_n.c"
#include "support/reify.c"
#include "support/structured.c"
#include "support/views.c"
#include "support/lines.c"
#include "passes/canonicalize.c"
#include "passes/cse.c"
#include "passes/dce.c"
#include "passes/inline.c"
#include "passes/lower_executable_target.c"
#include "passes/lower_registered.c"
#include "passes/pass.c"
#include "passes/pass_aliases.c"
#include "passes/pipelines.c"
#include "passes/schedule.c"
#include "passes/schedule_concurrency.c"
#include "passes/test_break.c"
#include "passes/input/assign_targets.c"
#include "passes/input/bufferize_copy_only.c"
#include "passes/input/checks_to_results.c"
#include "passes/input/chlo_legalize_to_stablehlo.c"
#include "passes/input/convert_conv_to_channels_last.c"
#include "passes/input/debufferize.c"
#include "passes/input/decompose_pack_unpack_ops.c"
#include "passes/input/decompose_softmax.c"
#include "passes/input/decompose_transpose_conv.c"
#include "passes/input/erase_buffer_views.c"
#include "passes/input/erase_descriptor_type.c"
#include "passes/input/expand_batch_norm.c"
#include "passes/input/expand_ragged_dot.c"
#include "passes/input/expand_complex.c"
#include "passes/input/expand_linalg_ext.c"
#include "passes/input/expand_einsum.c"
#include "passes/input/expand_custom_call.c"
#include "passes/input/expand_random.c"
#include "passes/input/combine_initializers.c"
#include "passes/input/complex_fft.c"
#include "passes/input/complex_formulas.c"
#include "passes/input/convert_complex_to_standard.c"
#include "passes/input/expand_triangular.c"
#include "passes/input/external_constants.c"
#include "passes/input/flatten_commands.c"
#include "passes/input/hlo_to_linalg.c"
#include "passes/input/hlo_to_linalg_control.c"
#include "passes/input/hlo_to_linalg_conv.c"
#include "passes/input/hlo_to_linalg_dot.c"
#include "passes/input/hlo_to_linalg_dynamic.c"
#include "passes/input/hlo_to_linalg_elementwise.c"
#include "passes/input/hlo_to_linalg_gather.c"
#include "passes/input/hlo_to_linalg_reduce.c"
#ifndef CODEGEN_NO_FAST_PIPELINES
#include "passes/input/hlo_to_linalg_arg_compare.c"
#endif
#include "passes/input/hlo_to_linalg_scatter.c"
#include "passes/input/hlo_to_linalg_select.c"
#include "passes/input/hlo_to_linalg_scan.c"
#include "passes/input/hlo_to_linalg_shape.c"
#include "passes/input/hlo_to_linalg_sort.c"
#include "passes/input/hlo_to_linalg_sizes.c"
#include "passes/input/launch.c"
#include "passes/input/legalize_quant.c"
#include "passes/input/materialize_interface.c"
#include "passes/input/lift_cf_to_scf.c"
#include "passes/input/outline_dispatch_regions.c"
#include "passes/input/pad_to_intrinsics.c"
#include "passes/input/scalar_results.c"
#include "passes/input/type_propagation.c"
#include "passes/input/unroll_while.c"
#include "passes/input/verify_interface.c"
#include "passes/input/verify_targets.c"
#include "passes/input/workgroup_count.c"
#include "passes/tensor/assert_shapes.c"
#include "passes/tensor/collapse_dimensions.c"
#include "passes/tensor/deduplicate_executables.c"
#include "passes/tensor/fold_unit_dims.c"
#include "passes/tensor/form_dispatches.c"
#include "passes/tensor/fuse_elementwise.c"
#include "passes/tensor/generalize.c"
#include "passes/tensor/interchange.c"
#include "passes/tensor/specialize.c"
#include "passes/tensor/split_reduction.c"
#include "passes/tensor/split_log_sum.c"
#include "passes/tile/partial_reduction.c"
#include "passes/tile/place.c"
#include "passes/tile/remove_single_iteration_loops.c"
#include "passes/tile/select_configuration.c"
#include "passes/tile/specialize_workgroups.c"
#include "passes/tile/tile_reduction.c"
#include "passes/tile/tile_threads.c"
#include "passes/tile/tile_workgroups.c"
#include "passes/tile/tiling.c"
#ifndef CODEGEN_NO_TEXT
#include "passes/tile/transform_interpreter.c"
#include "passes/tile/transform_pad.c"
#include "passes/tile/transform_tile.c"
#include "passes/tensor/raise_special_ops.c"
#include "passes/lower/tile_attention.c"
#include "passes/lower/tile_attention_matrix.c"
#endif
#include "passes/memory/bufferize.c"
#include "passes/memory/distribute_forall.c"
#include "passes/memory/expand_strided_metadata.c"
#include "passes/memory/fold_memref_aliases.c"
#include "passes/memory/forward_stores.c"
#include "passes/memory/hoist_transfers.c"
#include "passes/memory/pad_dynamic_alloc.c"
#include "passes/memory/prefetch_shared_memory.c"
#include "passes/memory/promote.c"
#include "passes/memory/remove_dead_alloc.c"
#ifndef CODEGEN_NO_FAST_PIPELINES
#include "passes/vector/across_threads.c"
#include "passes/vector/configure_vector_layouts.c"
#include "passes/vector/propagate_layouts.c"
#include "passes/vector/distribute_nested.c"
#include "passes/vector/distribute_vectors.c"
#include "passes/lower/tile_scan.c"
#include "passes/lower/tile_sort.c"
#endif
#include "passes/vector/lower_vectors.c"
#include "passes/vector/pieces.c"
#include "passes/vector/unroll_arith.c"
#include "passes/vector/unroll_memory.c"
#include "passes/vector/unroll_moves.c"
#include "passes/vector/unroll_vectors.c"
#include "passes/vector/vectorize.c"
#include "passes/vector/vectorize_buffers.c"
#include "passes/vector/vectorize_load_store.c"
#include "passes/vector/super_vectorize.c"
#include "passes/vector/vectorize_read.c"
#include "passes/vector/vectorize_structured.c"
#include "passes/lower/approximate_math.c"
#include "passes/lower/distribute.c"
#include "passes/lower/emulate_narrow_storage.c"
#include "passes/lower/emulate_wide_int.c"
#include "passes/lower/expand_arith.c"
#include "passes/lower/flatten_memrefs.c"
#include "passes/lower/licm.c"
#include "passes/lower/place_nests.c"
#include "passes/lower/linalg_to_loops.c"
#include "passes/lower/limit_loops.c"
#include "passes/lower/link_kernels.c"
#include "passes/lower/lower_affine.c"
#include "passes/lower/narrow_types.c"
#include "passes/lower/sink_offsets.c"
#include "passes/lower/speculate_reads.c"
#include "passes/lower/strip_debug.c"
#include "passes/lower/strip_unused.c"
#include "passes/lower/tile_to_cooperative_ops.c"
#include "passes/lower/verify_emission.c"
#include "program/build.c"
#include "program/cache_key.c"
#include "program/compile.c"
#include "program/configs.c"
#include "program/describe.c"
#include "program/interface.c"
#include "program/json.c"
#include "program/register.c"
#include "program/size.c"
#include "program/variants.c"

// The public getters, which are fields until here.
#include "ir/getters.c"

// The host's stb_ds.h is as it was.
#pragma pop_macro("stbds_arrgrowf_wrapper")
#pragma pop_macro("stbds_arrgrowf")
#if defined(__clang__)
#pragma clang diagnostic pop
#elif defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
#endif // CODEGEN_IMPLEMENTATION

// This software is available under two licenses, choose whichever you prefer: MIT No Attribution (MIT-0), Copyright (c) the codegen contributors,
// or the public domain (www.unlicense.org). The full texts are in the file LICENSE. It comes without warranty of any kind.
