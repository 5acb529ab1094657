// The gpu dialect: verifier.
#include "dialects/combiner.h"
#include "dialects/dialects.h"
#include "dialects/linalg.h"

static bool cgi_gpu_word_in(cg_str word, const char *const *words, unsigned n) {
  for (unsigned i = 0; i < n; i++)
    if (cgi_str_is(word, words[i])) return true;
  return false;
}

static bool cgi_gpu_check_result_index(cg_op op) {
  if (cg_type_get_kind(cg_value_type(cg_op_result(op, 0))) == CG_TYPE_INDEX) return true;
  return cgi_op_error(op, "result #0 must be index, but got %t", cg_value_type(cg_op_result(op, 0)));
}

static bool cgi_gpu_verify_dim(cg_op op) {
  static const char *const dims[] = {"x", "y", "z"};
  if (!cgi_gpu_word_in(cgi_attr_word(cg_op_attr(op, "dimension")), dims, 3))
    return cgi_op_error(op, "attribute 'dimension' must be x, y or z, but got %a", cg_op_attr(op, "dimension"));
  return cgi_gpu_check_result_index(op);
}

static bool cgi_gpu_verify_reduce(cg_op op) {
  cg_attr attr = cg_op_attr(op, "op");
  cg_type t = cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_REDUCE_VALUE)), element = cgi_elem(cg_op_operand(op, CG_GPU_SUBGROUP_REDUCE_VALUE));
  bool body = cg_op_num_regions(op) && cg_region_first(cg_op_region(op, 0));
  if (cg_op_get_kind(op) == CG_GPU_ALL_REDUCE && body == (attr != NULL))
    return cgi_op_error(op, "expected either an op attribute or a non-empty body");
  if (cg_value_type(cg_op_result(op, 0)) != t)
    return cgi_op_error(op, "result must have the operand's type %t, but got %t", t, cg_value_type(cg_op_result(op, 0)));
  if (body) {
    cg_block b = cg_region_first(cg_op_region(op, 0));
    return cg_block_num_args(b) == 2 ? true : cgi_op_error(op, "expected two region arguments");
  }
  cg_str word = cgi_attr_word(attr);
  int takes = cgi_combiner_takes(word, element);
  if (takes < 0) return cgi_op_error(op, "attribute 'op' must be a reduction, but got %a", attr);
  if (!takes) return cgi_op_error(op, "`%S` reduction operation is not compatible with type %t", word, t);
  return true;
}

static bool cgi_gpu_verify_shuffle(cg_op op) {
  static const char *const modes[] = {"xor", "up", "down", "idx"};
  cg_context *ctx = cg_op_context(op);
  cg_type t = cg_value_type(cg_op_operand(op, CG_GPU_SHUFFLE_VALUE)), i32 = cgi_type_i(ctx, 32);
  if (!cgi_gpu_word_in(cgi_attr_word(cg_op_attr(op, "mode")), modes, 4))
    return cgi_op_error(op, "attribute 'mode' must be xor, up, down or idx, but got %a", cg_op_attr(op, "mode"));
  for (unsigned i = 1; i < 3; i++)
    if (cg_value_type(cg_op_operand(op, i)) != i32)
      return cgi_op_error(op, "operand #%u must be i32, but got %t", i, cg_value_type(cg_op_operand(op, i)));
  if (cg_value_type(cg_op_result(op, 0)) != t)
    return cgi_op_error(op, "result #0 must have the value's type %t, but got %t", t, cg_value_type(cg_op_result(op, 0)));
  if (cg_value_type(cg_op_result(op, CG_GPU_SHUFFLE_VALID)) != cgi_type_i(ctx, 1))
    return cgi_op_error(op, "result #1 must be i1, but got %t", cg_value_type(cg_op_result(op, CG_GPU_SHUFFLE_VALID)));
  return true;
}

static bool cgi_gpu_check_mma(cg_op op, cg_value v, const char *what, cg_gpu_matrix *m) {
  if (cg_type_gpu_matrix(cg_value_type(v), m)) return true;
  return cgi_op_error(
      op, "%s must be a !gpu.mma_matrix of at most 1024x1024 floats or integers of 8 or 32 bits, and \"AOp\", \"BOp\" or \"COp\", but got %t", what,
      cg_value_type(v));
}

static bool cgi_gpu_verify_compute(cg_op op) {
  static const char *const names[3] = {"operand #0", "operand #1", "operand #2"};
  cg_gpu_matrix m[3];
  for (unsigned i = 0; i < 3; i++)
    if (!cgi_gpu_check_mma(op, cg_op_operand(op, i), names[i], &m[i])) return false;
  cg_type a = cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_A)),
          b = cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_B)),
          c = cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_C));
  if (m[0].columns != m[1].rows || m[0].rows != m[2].rows || m[1].columns != m[2].columns)
    return cgi_op_error(op, "expected matrices of shapes MxK, KxN and MxN, but got %t, %t and %t", a, b, c);
  if (m[0].use != 'A' || m[1].use != 'B' || m[2].use != 'C')
    return cgi_op_error(op, "expected matrices \"AOp\", \"BOp\" and \"COp\", but got %t, %t and %t", a, b, c);
  if (c != cg_value_type(cg_op_result(op, 0)))
    return cgi_op_error(op, "result must have the accumulator's type %t, but got %t", c, cg_value_type(cg_op_result(op, 0)));
  return true;
}

static bool cgi_gpu_verify_elementwise(cg_op op) {
  static const char *const kinds[] = {"addf", "mulf",    "subf",    "maxf", "minf",   "divf", "addi",    "muli",    "subi", "divs",
                                      "divu", "negatef", "negates", "extf", "truncf", "exp2", "row_max", "row_sum", "tril", "until"};
  cg_gpu_matrix m, from;
  cg_attr how = cg_op_attr(op, "opType");
  if (!cgi_gpu_word_in(cgi_attr_word(how), kinds, sizeof kinds / sizeof kinds[0]))
    return cgi_op_error(op, "attribute 'opType' must be an elementwise operation, but got %a", how);
  if (!cgi_gpu_check_mma(op, cg_op_result(op, 0), "result #0", &m)) return false;
  if (!cg_op_num_operands(op)) return cgi_op_error(op, "expected at least one operand");
  bool rows = cg_attr_has_word(how, "row_max") || cg_attr_has_word(how, "row_sum"); // one number each, as often as the result has columns
  for (unsigned i = 0; i < cg_op_num_operands(op); i++)
    if (!cg_type_gpu_matrix(cg_value_type(cg_op_operand(op, i)), &from) || from.rows != m.rows || (from.columns != m.columns && !rows))
      return cgi_op_error(op, "operand #%u must have the result's shape, but got %t", i, cg_value_type(cg_op_operand(op, i)));
  return true;
}

static bool cgi_gpu_verify_async_copy(cg_op op) {
  unsigned to = 0, from = 0;
  (void)cgi_operand_group(op, "dst", &to);
  (void)cgi_operand_group(op, "src", &from);
  cg_type a = cg_value_type(cg_op_operand(op, to)), b = cg_value_type(cg_op_operand(op, from));
  if (cg_type_get_kind(a) != CG_TYPE_MEMREF || cg_type_get_kind(b) != CG_TYPE_MEMREF || cg_type_element(a) != cg_type_element(b))
    return cgi_op_error(op, "copies between memrefs of one element type, but got %t and %t", b, a);
  if (!cgi_is_workgroup_memory(a)) return cgi_op_error(op, "copies to workgroup memory, but got %t", a);
  if (cgi_op_int(op, "dstElements") < 1) return cgi_op_error(op, "copies no element");
  return cgi_check_indices(op, "dstIndices", a) && cgi_check_indices(op, "srcIndices", b);
}

static bool cgi_gpu_verify(cg_op op) {
  cg_gpu_matrix m;
  switch (cg_op_get_kind(op)) {
  case CG_GPU_BLOCK_ID:
  case CG_GPU_BLOCK_DIM:
  case CG_GPU_GRID_DIM:
  case CG_GPU_THREAD_ID:
  case CG_GPU_GLOBAL_ID: return cgi_gpu_verify_dim(op);
  case CG_GPU_LANE_ID:
  case CG_GPU_SUBGROUP_ID:
  case CG_GPU_NUM_SUBGROUPS:
  case CG_GPU_SUBGROUP_SIZE: return cgi_gpu_check_result_index(op);
  case CG_GPU_SHUFFLE: return cgi_gpu_verify_shuffle(op);
  case CG_GPU_ALL_REDUCE:
  case CG_GPU_SUBGROUP_REDUCE: return cgi_gpu_verify_reduce(op);
  case CG_NVGPU_DEVICE_ASYNC_COPY: return cgi_gpu_verify_async_copy(op);
  case CG_GPU_SUBGROUP_MMA_LOAD_MATRIX: {
    cg_type t = cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_LOAD_MATRIX_SRC_MEMREF));
    if (cg_type_get_kind(t) != CG_TYPE_MEMREF) return cgi_op_error(op, "operand #0 must be a memref, but got %t", t);
    return cgi_check_indices(op, "indices", t) && cgi_gpu_check_mma(op, cg_op_result(op, 0), "result #0", &m);
  }
  case CG_GPU_SUBGROUP_MMA_STORE_MATRIX: {
    cg_type t = cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_STORE_MATRIX_DST_MEMREF));
    if (cg_type_get_kind(t) != CG_TYPE_MEMREF) return cgi_op_error(op, "operand #1 must be a memref, but got %t", t);
    return cgi_check_indices(op, "indices", t) && cgi_gpu_check_mma(op, cg_op_operand(op, CG_GPU_SUBGROUP_MMA_STORE_MATRIX_SRC), "operand #0", &m);
  }
  case CG_GPU_SUBGROUP_MMA_COMPUTE: return cgi_gpu_verify_compute(op);
  case CG_GPU_SUBGROUP_MMA_ELEMENTWISE: return cgi_gpu_verify_elementwise(op);
  case CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX: return cgi_gpu_check_mma(op, cg_op_result(op, 0), "result #0", &m);
  default: return true;
  }
}

CGI_DEF const cgi_dialect *cgi_dialect_gpu(void) {
  static const cgi_dialect dialect = {"gpu", CGI_VERIFIER(cgi_gpu_verify), NULL, NULL, 0};
  return &dialect;
}
