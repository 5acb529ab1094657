// What the interpreter does for each operation: one row per op, in a table of those that are decoded alike.
#include "dialects/cg_dialect.h"
#include "interp/interp.h"

#define CGI_ROW_S(id, code, rule) {CG_##id, CGI_S_##code, CGI_SR_##rule},
#define CGI_ROW_SCALAR(id, types, code, rule, emission) CGI_ROW_S(id, code, rule)
#define CGI_ROW_FUNCTION(X, id, name, hlo, hlo_id, hlo_name, rule, emission, value) X(MATH_##id, id, rule) CGI_ROW_FUNCTION_##hlo(X, id, hlo_id, rule)
#define CGI_ROW_FUNCTION_TRANSCENDENTAL(X, id, hlo_id, rule) X(STABLEHLO_##hlo_id, id, rule)
#define CGI_ROW_FUNCTION_ROUNDING(X, id, hlo_id, rule) X(STABLEHLO_##hlo_id, id, rule)
#define CGI_ROW_FUNCTION_CHLO(X, id, hlo_id, rule) X(CHLO_##hlo_id, id, rule)
#define CGI_ROW_FUNCTION_NONE(X, id, hlo_id, rule)
#define CGI_ROW_HLO(id, broadcast, classes, code, rule, s, u, f, b) CGI_ROW_S(id, code, rule)
#define CGI_ROW_CHLO(id, broadcast, classes, code, rule, s, u, f, b) CGI_ROW_S(broadcast, code, rule)
#define CGI_ROW_C(id, name) {CG_##id, CGI_H_CALL, 0, CGI_EXEC_##name},
#ifndef CODEGEN_NO_SECOND_TIER_OPS
#define CGI_ROW_2(id, name) CGI_ROW_C(id, name) // of the second tier
#else
#define CGI_ROW_2(id, name)
#endif
#define CGI_ROW_G(id, name, scope) {CG_##id, CGI_H_COLLECTIVE, scope, CGI_EXEC_##name},
#define CGI_ROW_F(id, flow) {CG_##id, CGI_F_##flow},
#define CGI_HANDLER_ID(name) CGI_EXEC_##name,
#define CGI_HANDLER(name) cgi_exec_##name,

// Rows hold what those of a table differ in: there are hundreds.
typedef struct cgi_row_scalar {
  uint16_t kind;
  uint8_t code, rule;
} cgi_row_scalar;
typedef struct cgi_row_flow {
  uint16_t kind;
  uint8_t flow;
} cgi_row_flow;
typedef struct cgi_row_call {
  uint16_t kind;
  uint8_t how : 7, scope : 1, handler; // a cgi_handler
} cgi_row_call;
typedef enum cgi_handler { CGI_I_HANDLERS(CGI_HANDLER_ID) CGI_EXEC_COUNT } cgi_handler; // a byte, where a function's address takes eight
static const cgi_op_fn cgi_handlers[CGI_EXEC_COUNT] = {CGI_I_HANDLERS(CGI_HANDLER)};

// clang-format off
static const cgi_row_scalar cgi_rows_elementwise[] = { // a row below wins
  CG_SCALAR_FUNCTIONS(CGI_ROW_FUNCTION, CGI_ROW_S) CGI_SCALAR_OPS(CGI_ROW_SCALAR) CGI_HLO_SCALARS(CGI_ROW_HLO)
};
static const cgi_row_scalar cgi_rows_broadcast[] = {CGI_HLO_SCALARS(CGI_ROW_CHLO)};
static const cgi_row_flow cgi_rows_flow[] = {
  CGI_ROW_F(STABLEHLO_CONSTANT, CONSTANT) CGI_ROW_F(CHLO_CONSTANT, CONSTANT) CGI_ROW_F(STABLEHLO_RETURN, YIELD) CGI_ROW_F(STABLEHLO_IF, HLO_IF)
  CGI_ROW_F(STABLEHLO_CASE, HLO_CASE) CGI_ROW_F(STABLEHLO_WHILE, HLO_WHILE) CGI_ROW_F(STABLEHLO_TUPLE, TUPLE)
  CGI_ROW_F(STABLEHLO_GET_TUPLE_ELEMENT, GET_TUPLE) CGI_ROW_F(STABLEHLO_OPTIMIZATION_BARRIER, ALIAS) CGI_ROW_F(STABLEHLO_COMPOSITE, CALL)
  CGI_ROW_F(ARITH_CONSTANT, CONSTANT) CGI_ROW_F(FUNC_RETURN, RETURN) CGI_ROW_F(FUNC_CALL, CALL) CGI_ROW_F(CF_BR, BR) CGI_ROW_F(CF_COND_BR, COND_BR)
  CGI_ROW_F(SCF_FOR, FOR) CGI_ROW_F(SCF_IF, IF) CGI_ROW_F(SCF_WHILE, WHILE) CGI_ROW_F(SCF_PARALLEL, PARALLEL) CGI_ROW_F(SCF_FORALL, FORALL)
  CGI_ROW_F(SCF_INDEX_SWITCH, SWITCH) CGI_ROW_F(SCF_EXECUTE_REGION, EXECUTE) CGI_ROW_F(SCF_YIELD, YIELD) CGI_ROW_F(SCF_CONDITION, YIELD)
  CGI_ROW_F(SCF_REDUCE, YIELD) CGI_ROW_F(SCF_REDUCE_RETURN, YIELD) CGI_ROW_F(SCF_FORALL_IN_PARALLEL, YIELD)
  CGI_ROW_F(BUILTIN_UNREALIZED_CONVERSION_CAST, ALIAS) CGI_ROW_F(TENSOR_YIELD, YIELD) CGI_ROW_F(MEMREF_LOAD, LOAD) CGI_ROW_F(MEMREF_STORE, STORE)
  CGI_ROW_F(MEMREF_CAST, ALIAS) CGI_ROW_F(MEMREF_MEMORY_SPACE_CAST, ALIAS) CGI_ROW_F(MEMREF_ASSUME_ALIGNMENT, NOTHING)
  CGI_ROW_F(AFFINE_FOR, AFFINE_FOR) CGI_ROW_F(AFFINE_YIELD, YIELD) CGI_ROW_F(LINALG_INDEX, INDEX) CGI_ROW_F(LINALG_YIELD, YIELD)
  CGI_ROW_F(IREE_LINALG_EXT_YIELD, YIELD) CGI_ROW_F(VECTOR_SHAPE_CAST, ALIAS) CGI_ROW_F(VECTOR_YIELD, YIELD)
  CGI_ROW_F(IREE_VECTOR_EXT_TO_LAYOUT, ALIAS) CGI_ROW_F(IREE_VECTOR_EXT_TO_SIMD, ALIAS) CGI_ROW_F(IREE_VECTOR_EXT_TO_SIMT, ALIAS)
  CGI_ROW_F(GPU_BARRIER, BARRIER) CGI_ROW_F(HAL_RETURN, RETURN) CGI_ROW_F(HAL_TENSOR_CAST, ALIAS) CGI_ROW_F(HAL_TENSOR_IMPORT, ALIAS)
  CGI_ROW_F(HAL_TENSOR_EXPORT, ALIAS) CGI_ROW_F(FLOW_DISPATCH_TIE_SHAPE, ALIAS) CGI_ROW_F(FLOW_DISPATCH_WORKLOAD_ORDINAL, ALIAS)
  CGI_ROW_F(FLOW_RETURN, RETURN) CGI_ROW_F(STREAM_RETURN, RETURN) CGI_ROW_F(IREE_CODEGEN_YIELD, RETURN) CGI_ROW_F(STREAM_YIELD, YIELD)
  CGI_ROW_F(STREAM_CMD_BARRIER, NOTHING) CGI_ROW_F(HAL_BUFFER_VIEW_ASSERT, NOTHING) CGI_ROW_F(UTIL_OPTIMIZATION_BARRIER, ALIAS)
  CGI_ROW_F(UTIL_ASSUME_INT, ALIAS) CGI_ROW_F(SDY_SHARDING_CONSTRAINT, ALIAS)
};
static const cgi_row_call cgi_rows_call[] = {
  // elementwise, of two results
  CGI_ROW_C(ARITH_ADDUI_EXTENDED, extended) CGI_ROW_C(ARITH_MULSI_EXTENDED, extended) CGI_ROW_C(ARITH_MULUI_EXTENDED, extended)
  // stablehlo, data movement and reductions
  CGI_ROW_C(STABLEHLO_IOTA, iota) CGI_ROW_2(STABLEHLO_DYNAMIC_IOTA, iota) CGI_ROW_C(STABLEHLO_BITCAST_CONVERT, bitcast)
  CGI_ROW_C(STABLEHLO_BROADCAST, hlo_broadcast) CGI_ROW_C(STABLEHLO_BROADCAST_IN_DIM, broadcast_in_dim)
  CGI_ROW_2(STABLEHLO_DYNAMIC_BROADCAST_IN_DIM, broadcast_in_dim) CGI_ROW_C(STABLEHLO_CONCATENATE, concat) CGI_ROW_C(STABLEHLO_RESHAPE, reshape)
  CGI_ROW_2(STABLEHLO_DYNAMIC_RESHAPE, reshape) CGI_ROW_C(STABLEHLO_REVERSE, reverse) CGI_ROW_C(STABLEHLO_TRANSPOSE, transpose)
  CGI_ROW_C(STABLEHLO_SLICE, slice) CGI_ROW_2(STABLEHLO_REAL_DYNAMIC_SLICE, slice) CGI_ROW_C(STABLEHLO_DYNAMIC_SLICE, dynamic_slice)
  CGI_ROW_C(STABLEHLO_DYNAMIC_UPDATE_SLICE, dynamic_update_slice) CGI_ROW_C(STABLEHLO_PAD, hlo_pad) CGI_ROW_2(STABLEHLO_DYNAMIC_PAD, hlo_pad)
  CGI_ROW_C(STABLEHLO_GATHER, gather) CGI_ROW_2(STABLEHLO_DYNAMIC_GATHER, gather) CGI_ROW_C(STABLEHLO_TORCH_INDEX_SELECT, torch_index_select)
  CGI_ROW_C(STABLEHLO_GET_DIMENSION_SIZE, dim) CGI_ROW_C(STABLEHLO_SCATTER, scatter) CGI_ROW_C(STABLEHLO_SELECT_AND_SCATTER, select_and_scatter)
  CGI_ROW_C(STABLEHLO_SORT, sort) CGI_ROW_C(STABLEHLO_MAP, map) CGI_ROW_C(STABLEHLO_DOT, dot) CGI_ROW_C(STABLEHLO_DOT_GENERAL, dot)
  CGI_ROW_C(STABLEHLO_CONVOLUTION, convolution) CGI_ROW_2(STABLEHLO_DYNAMIC_CONV, convolution) CGI_ROW_C(STABLEHLO_REDUCE, reduce)
  CGI_ROW_C(STABLEHLO_REDUCE_WINDOW, reduce_window) CGI_ROW_C(STABLEHLO_BATCH_NORM_INFERENCE, batch_norm)
  CGI_ROW_2(STABLEHLO_BATCH_NORM_TRAINING, batch_norm) CGI_ROW_2(STABLEHLO_FFT, fft) CGI_ROW_2(STABLEHLO_CHOLESKY, cholesky)
  CGI_ROW_2(STABLEHLO_TRIANGULAR_SOLVE, triangular_solve) CGI_ROW_2(CHLO_TOP_K, top_k) CGI_ROW_2(CHLO_CONSTANT_LIKE, constant_like)
  CGI_ROW_C(STABLEHLO_CUSTOM_CALL, custom_call) CGI_ROW_C(STABLEHLO_CREATE_TOKEN, nothing) CGI_ROW_C(STABLEHLO_AFTER_ALL, nothing)
  // func, cf, scf, builtin
  CGI_ROW_C(CF_ASSERT, assert)
  // tensor
  CGI_ROW_C(TENSOR_EMPTY, empty) CGI_ROW_C(BUFFERIZATION_ALLOC_TENSOR, empty) CGI_ROW_C(TENSOR_SPLAT, empty) CGI_ROW_C(TENSOR_EXTRACT, extract)
  CGI_ROW_C(TENSOR_INSERT, insert) CGI_ROW_C(TENSOR_EXTRACT_SLICE, extract_slice) CGI_ROW_C(TENSOR_INSERT_SLICE, insert_slice)
  CGI_ROW_C(TENSOR_PARALLEL_INSERT_SLICE, parallel_insert) CGI_ROW_C(TENSOR_PAD, tensor_pad) CGI_ROW_C(TENSOR_EXPAND_SHAPE, reshape)
  CGI_ROW_C(TENSOR_COLLAPSE_SHAPE, reshape) CGI_ROW_C(TENSOR_RESHAPE, reshape) CGI_ROW_C(TENSOR_DIM, dim) CGI_ROW_C(TENSOR_RANK, rank)
  CGI_ROW_C(TENSOR_CAST, tensor_cast) CGI_ROW_C(TENSOR_BITCAST, bitcast) CGI_ROW_C(TENSOR_CONCAT, concat)
  CGI_ROW_C(TENSOR_FROM_ELEMENTS, from_elements) CGI_ROW_C(TENSOR_GENERATE, generate) CGI_ROW_C(TENSOR_PACK, pack) CGI_ROW_C(TENSOR_UNPACK, pack)
  // memref and affine
  CGI_ROW_C(MEMREF_ALLOC, alloc) CGI_ROW_C(MEMREF_ALLOCA, alloc) CGI_ROW_C(MEMREF_DEALLOC, dealloc) CGI_ROW_C(MEMREF_COPY, memref_copy)
  CGI_ROW_C(MEMREF_DIM, dim) CGI_ROW_C(MEMREF_RANK, rank) CGI_ROW_C(MEMREF_SUBVIEW, subview) CGI_ROW_C(MEMREF_REINTERPRET_CAST, reinterpret_cast)
  CGI_ROW_C(MEMREF_EXPAND_SHAPE, memref_expand) CGI_ROW_C(MEMREF_COLLAPSE_SHAPE, memref_collapse) CGI_ROW_C(MEMREF_GET_GLOBAL, get_global)
  CGI_ROW_C(MEMREF_RESHAPE, memref_view) CGI_ROW_C(MEMREF_VIEW, memref_view) CGI_ROW_C(MEMREF_EXTRACT_STRIDED_METADATA, strided_metadata)
  CGI_ROW_C(MEMREF_ATOMIC_RMW, atomic_rmw) CGI_ROW_C(AFFINE_APPLY, affine_apply) CGI_ROW_C(AFFINE_MIN, affine_apply)
  CGI_ROW_C(AFFINE_MAX, affine_apply) CGI_ROW_C(AFFINE_LOAD, affine_load) CGI_ROW_C(AFFINE_STORE, affine_load)
  CGI_ROW_C(AFFINE_DELINEARIZE_INDEX, delinearize) CGI_ROW_C(AFFINE_LINEARIZE_INDEX, linearize)
  // linalg apart from its structured ops
  CGI_ROW_C(LINALG_SOFTMAX, softmax) CGI_ROW_C(IREE_LINALG_EXT_SCAN, ext_scan) CGI_ROW_C(IREE_LINALG_EXT_SORT, ext_sort)
  CGI_ROW_C(IREE_LINALG_EXT_REVERSE, ext_reverse) CGI_ROW_C(IREE_LINALG_EXT_TOPK, ext_topk) CGI_ROW_C(IREE_LINALG_EXT_SCATTER, ext_scatter)
  CGI_ROW_C(IREE_LINALG_EXT_ATTENTION, ext_attention) CGI_ROW_C(CODEGEN_SCAN, codegen_scan) CGI_ROW_C(CODEGEN_SORT, sort)
  CGI_ROW_C(IREE_CODEGEN_LOAD_FROM_BUFFER, load_from_buffer) CGI_ROW_C(IREE_CODEGEN_STORE_TO_BUFFER, store_to_buffer)
  // vector
  CGI_ROW_C(VECTOR_TRANSFER_READ, transfer_read) CGI_ROW_C(VECTOR_TRANSFER_WRITE, transfer_write) CGI_ROW_C(VECTOR_CONTRACT, vector_contract)
  CGI_ROW_C(VECTOR_MULTI_REDUCTION, vector_multi_reduction) CGI_ROW_C(VECTOR_REDUCTION, vector_reduction)
  CGI_ROW_C(VECTOR_BROADCAST, vector_broadcast) CGI_ROW_C(VECTOR_SPLAT, vector_broadcast) CGI_ROW_C(VECTOR_EXTRACT, vector_extract)
  CGI_ROW_C(VECTOR_INSERT, vector_insert) CGI_ROW_C(VECTOR_EXTRACTELEMENT, vector_element) CGI_ROW_C(VECTOR_INSERTELEMENT, vector_element)
  CGI_ROW_C(VECTOR_EXTRACT_STRIDED_SLICE, vector_slice) CGI_ROW_C(VECTOR_INSERT_STRIDED_SLICE, vector_slice) CGI_ROW_C(VECTOR_SHUFFLE, vector_shuffle)
  CGI_ROW_C(VECTOR_TRANSPOSE, vector_transpose) CGI_ROW_C(VECTOR_INTERLEAVE, vector_interleave) CGI_ROW_C(VECTOR_FROM_ELEMENTS, vector_elements)
  CGI_ROW_C(VECTOR_TO_ELEMENTS, vector_elements) CGI_ROW_C(VECTOR_LOAD, vector_memory) CGI_ROW_C(VECTOR_STORE, vector_memory)
  CGI_ROW_C(VECTOR_MASKEDLOAD, vector_memory) CGI_ROW_C(VECTOR_MASKEDSTORE, vector_memory) CGI_ROW_C(VECTOR_MASK, vector_mask)
  CGI_ROW_C(VECTOR_CREATE_MASK, vector_create_mask) CGI_ROW_C(VECTOR_CONSTANT_MASK, vector_create_mask)
  CGI_ROW_C(VECTOR_OUTERPRODUCT, vector_outerproduct) CGI_ROW_C(VECTOR_STEP, vector_step) CGI_ROW_C(VECTOR_BITCAST, vector_bitcast)
  CGI_ROW_C(VECTOR_SCAN, vector_scan) CGI_ROW_C(VECTOR_GATHER, vector_gather) CGI_ROW_C(VECTOR_SCATTER, vector_gather)
  CGI_ROW_C(VECTOR_PRINT, nothing) CGI_ROW_C(IREE_VECTOR_EXT_TRANSFER_GATHER, transfer_gather)
  // gpu and hal
  CGI_ROW_C(GPU_BLOCK_ID, id) CGI_ROW_C(GPU_BLOCK_DIM, id) CGI_ROW_C(GPU_GRID_DIM, id) CGI_ROW_C(GPU_THREAD_ID, id) CGI_ROW_C(GPU_GLOBAL_ID, id)
  CGI_ROW_C(GPU_LANE_ID, id) CGI_ROW_C(GPU_SUBGROUP_ID, id) CGI_ROW_C(GPU_NUM_SUBGROUPS, id) CGI_ROW_C(GPU_SUBGROUP_SIZE, id)
  CGI_ROW_G(GPU_SHUFFLE, shuffle, 0) CGI_ROW_G(GPU_SUBGROUP_REDUCE, group_reduce, 0) CGI_ROW_G(GPU_ALL_REDUCE, group_reduce, 1)
  CGI_ROW_G(GPU_SUBGROUP_MMA_LOAD_MATRIX, mma_memory, 0) CGI_ROW_G(GPU_SUBGROUP_MMA_STORE_MATRIX, mma_memory, 0)
  CGI_ROW_G(GPU_SUBGROUP_MMA_COMPUTE, mma_compute, 0) CGI_ROW_G(GPU_SUBGROUP_MMA_CONSTANT_MATRIX, mma_constant, 0)
  CGI_ROW_G(GPU_SUBGROUP_MMA_ELEMENTWISE, mma_elementwise, 0) CGI_ROW_C(HAL_INTERFACE_WORKGROUP_ID, id) CGI_ROW_C(NVGPU_DEVICE_ASYNC_COPY, async_copy)
  CGI_ROW_C(NVGPU_DEVICE_ASYNC_CREATE_GROUP, async_group) CGI_ROW_C(NVGPU_DEVICE_ASYNC_WAIT, nothing) CGI_ROW_C(HAL_INTERFACE_WORKGROUP_COUNT, id)
  CGI_ROW_C(HAL_INTERFACE_WORKGROUP_SIZE, id) CGI_ROW_C(HAL_INTERFACE_BINDING_SUBSPAN, subspan) CGI_ROW_C(HAL_INTERFACE_CONSTANT_LOAD, constant_load)
  CGI_ROW_C(HAL_INTERFACE_LOAD_TENSOR, interface_load) CGI_ROW_C(HAL_INTERFACE_STORE_TENSOR, interface_store)
  // flow and stream
  CGI_ROW_C(FLOW_DISPATCH, flow_dispatch) CGI_ROW_C(FLOW_DISPATCH_WORKGROUP_ID, id) CGI_ROW_C(FLOW_DISPATCH_WORKGROUP_COUNT, id)
  CGI_ROW_C(FLOW_DISPATCH_WORKGROUP_SIZE, id) CGI_ROW_C(FLOW_DISPATCH_TENSOR_LOAD, tensor_load) CGI_ROW_C(FLOW_DISPATCH_TENSOR_STORE, tensor_store)
  CGI_ROW_C(FLOW_DISPATCH_WORKGROUP_COUNT_FROM_DAG_ROOT, dag_root) CGI_ROW_C(FLOW_DISPATCH_WORKGROUP_COUNT_FROM_SLICE, dag_root)
  CGI_ROW_C(STREAM_BINDING_SUBSPAN, stream_subspan) CGI_ROW_C(STREAM_DISPATCH_WORKGROUP_ID, id) CGI_ROW_C(STREAM_DISPATCH_WORKGROUP_COUNT, id)
  CGI_ROW_C(STREAM_DISPATCH_WORKGROUP_SIZE, id) CGI_ROW_C(STREAM_RESOURCE_ALLOC, stream_alloc) CGI_ROW_C(STREAM_RESOURCE_SIZE, stream_size)
  CGI_ROW_C(STREAM_ASYNC_LOAD, stream_load) CGI_ROW_C(STREAM_RESOURCE_SUBVIEW, stream_subview) CGI_ROW_C(STREAM_TENSOR_IMPORT, stream_import)
  CGI_ROW_C(STREAM_TENSOR_EXPORT, stream_export) CGI_ROW_C(STREAM_CMD_EXECUTE, stream_region) CGI_ROW_C(STREAM_CMD_SERIAL, stream_region)
  CGI_ROW_C(STREAM_CMD_CONCURRENT, stream_region) CGI_ROW_C(STREAM_CMD_FILL, stream_fill) CGI_ROW_C(STREAM_CMD_COPY, stream_copy)
  CGI_ROW_C(STREAM_CMD_DISPATCH, stream_dispatch) CGI_ROW_C(STREAM_TIMEPOINT_AWAIT, stream_await) CGI_ROW_C(STREAM_TIMEPOINT_IMMEDIATE, nothing)
  CGI_ROW_C(STREAM_TIMEPOINT_JOIN, nothing) CGI_ROW_C(STREAM_RESOURCE_ALLOCA, stream_alloc) CGI_ROW_C(STREAM_RESOURCE_DEALLOCA, nothing)
  CGI_ROW_C(HAL_ELEMENT_TYPE, nothing) CGI_ROW_C(HAL_ENCODING_TYPE, nothing)
  // util, check, annotations
  CGI_ROW_C(UTIL_UNFOLDABLE_CONSTANT, unfoldable) CGI_ROW_C(UTIL_GLOBAL_LOAD, global_load) CGI_ROW_C(UTIL_GLOBAL_STORE, global_store)
  CGI_ROW_C(ML_PROGRAM_GLOBAL_LOAD, global_load) CGI_ROW_C(ML_PROGRAM_GLOBAL_LOAD_CONST, global_load) CGI_ROW_C(ML_PROGRAM_GLOBAL_STORE, global_store)
  CGI_ROW_C(CHECK_EXPECT_TRUE, check) CGI_ROW_C(CHECK_EXPECT_FALSE, check) CGI_ROW_C(CHECK_EXPECT_ALL_TRUE, check) CGI_ROW_C(CHECK_EXPECT_EQ, check)
  CGI_ROW_C(CHECK_EXPECT_EQ_CONST, check) CGI_ROW_C(CHECK_EXPECT_ALMOST_EQ, check) CGI_ROW_C(CHECK_EXPECT_ALMOST_EQ_CONST, check)
  CGI_ROW_C(CHECK_EXPECT_CLOSE, check)
};
// clang-format on

static void cgi_table_scalars(cgi_machine *m, size_t n, const cgi_row_scalar *rows, cgi_op_fn fn) {
  for (size_t i = 0; i < n; ++i) {
    cgi_row *row = &m->rows[rows[i].kind];
    row->how = CGI_H_SCALAR;
    row->code = rows[i].code;
    row->rule = rows[i].rule;
    row->fn = fn;
  }
}

static void cgi_table_call(cgi_row *row, unsigned how, unsigned scope, cgi_op_fn fn) {
  row->how = (uint8_t)how;
  row->arg = (uint8_t)scope;
  row->fn = fn;
}

CGI_DEF void cgi_table_init(cgi_machine *m) {
  cg_context *ctx = m->ctx;
  m->rows = CGI_NEW_ARRAY(ctx, cgi_row, CG_OP_COUNT + 1);
  cgi_table_scalars(m, sizeof cgi_rows_elementwise / sizeof *cgi_rows_elementwise, cgi_rows_elementwise, cgi_exec_elementwise);
  cgi_table_scalars(m, sizeof cgi_rows_broadcast / sizeof *cgi_rows_broadcast, cgi_rows_broadcast, cgi_exec_chlo_broadcast);
  for (size_t i = 0; i < sizeof cgi_rows_call / sizeof *cgi_rows_call; ++i) {
    const cgi_row_call *call = &cgi_rows_call[i];
    cgi_table_call(&m->rows[call->kind], call->how, call->scope, cgi_handlers[call->handler]);
  }
  for (size_t i = 0; i < sizeof cgi_rows_flow / sizeof *cgi_rows_flow; ++i) {
    const cgi_row_flow *flow = &cgi_rows_flow[i];
    cgi_table_call(&m->rows[flow->kind], CGI_H_FLOW, flow->flow, NULL);
  }
  m->rows[CG_OP_UNREGISTERED].how = CGI_H_NONE; // what has no chlo.broadcast_ op
  for (int k = 0; k < (int)CG_OP_COUNT; ++k) {
    const cgi_op_def *def = cgi_op_def_of(ctx, (cg_op_kind)k);
    if (!m->rows[k].how && def && (def->traits & CG_TRAIT_STRUCTURED)) cgi_table_call(&m->rows[k], CGI_H_CALL, 0, cgi_exec_linalg);
  }
  cgi_table_call(&m->rows[CG_OP_COUNT], CGI_H_CALL, 0, cgi_exec_registered);
}

CGI_DEF const cgi_row *cgi_row_of(const cgi_machine *m, cg_op op) {
  const cg_op_desc *desc = op->def->desc;
  return !desc ? &m->rows[op->def->kind] : desc->evaluate && !op->num_regions ? &m->rows[CG_OP_COUNT] : &m->rows[CG_OP_UNREGISTERED];
}
#undef CGI_ROW_S
#undef CGI_ROW_SCALAR
#undef CGI_ROW_FUNCTION
#undef CGI_ROW_FUNCTION_TRANSCENDENTAL
#undef CGI_ROW_FUNCTION_ROUNDING
#undef CGI_ROW_FUNCTION_CHLO
#undef CGI_ROW_FUNCTION_NONE
#undef CGI_ROW_HLO
#undef CGI_ROW_CHLO
#undef CGI_ROW_C
#undef CGI_ROW_2
#undef CGI_ROW_G
#undef CGI_ROW_F
#undef CGI_HANDLER_ID
#undef CGI_HANDLER
#undef CGI_I_HANDLERS
