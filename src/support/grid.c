// Ids of workgroups and threads, copies that go on by themselves, and counts of workgroups as expressions over a kernel's constants.
#include "support/grid.h"

static bool cgi_is_pushed_word(cg_value v) {
  cg_op wide = cgi_def_op(v, CG_ARITH_EXTUI);
  return wide && cgi_is_kind(wide->operands[0].value, CG_HAL_INTERFACE_CONSTANT_LOAD);
}

CGI_DEF bool cgi_is_high_word(cg_op op, int64_t *by) {
  return op->def->kind == CG_ARITH_SHLI && cgi_is_pushed_word(op->operands[CG_LHS].value) && cgi_constant_int(op->operands[CG_RHS].value, by) &&
         *by >= 32 && *by < 62;
}

CGI_DEF bool cgi_joins_words(cg_op op) {
  int64_t by;
  if (op->def->kind != CG_ARITH_ORI) return false;
  for (unsigned i = 0; i < 2; i++) {
    cg_op high = cg_value_op(op->operands[1 - i].value);
    if (cgi_is_pushed_word(op->operands[i].value) && high && cgi_is_high_word(high, &by)) return true;
  }
  return false;
}

CGI_DEF cg_expr cgi_trip_expr(cg_context *ctx, cg_value v, unsigned depth) {
  int64_t c;
  cg_op op = v->op;
  if (cgi_constant_int(v, &c)) return cgi_expr_const(ctx, c);
  if (!op || depth > 64) return NULL;
  cg_expr_kind kind = CG_EXPR_ADD;
  switch (op->def->kind) {
  case CG_HAL_INTERFACE_CONSTANT_LOAD: return cgi_expr_symbol(ctx, (unsigned)cgi_op_int(op, "ordinal"));
  case CG_ARITH_INDEX_CAST:
  case CG_ARITH_INDEX_CASTUI:
  case CG_ARITH_EXTUI:
  case CG_UTIL_ASSUME_INT:
  case CG_FLOW_DISPATCH_WORKLOAD_ORDINAL: return cgi_trip_expr(ctx, op->operands[v->index].value, depth + 1);
  case CG_ARITH_SHLI: {
    cg_expr e = cgi_is_high_word(op, &c) ? cgi_trip_expr(ctx, op->operands[CG_LHS].value, depth + 1) : NULL;
    return e ? cgi_expr_mul(ctx, e, cgi_expr_const(ctx, (int64_t)1 << c)) : NULL;
  }
  case CG_ARITH_ORI:
    if (!cgi_joins_words(op)) return NULL;
    break;
  case CG_ARITH_ADDI: kind = CG_EXPR_ADD; break;
  case CG_ARITH_MULI: kind = CG_EXPR_MUL; break;
  case CG_ARITH_DIVUI:
  case CG_ARITH_DIVSI: // of sizes, which are not negative
  case CG_ARITH_FLOORDIVSI: kind = CG_EXPR_FLOORDIV; break;
  case CG_ARITH_CEILDIVUI:
  case CG_ARITH_CEILDIVSI: kind = CG_EXPR_CEILDIV; break;
  case CG_ARITH_REMUI: kind = CG_EXPR_MOD; break;
  case CG_ARITH_SUBI: {
    cg_expr l = cgi_trip_expr(ctx, op->operands[CG_LHS].value, depth + 1), r = cgi_trip_expr(ctx, op->operands[CG_RHS].value, depth + 1);
    return l && r ? cgi_expr_sub(ctx, l, r) : NULL;
  }
  case CG_AFFINE_APPLY: {
    cg_map m = cg_attr_map(cg_op_attr(op, "map"));
    cg_expr operands[32];
    if (op->num_operands > 32) return NULL;
    for (unsigned i = 0; i < op->num_operands; i++)
      if (!(operands[i] = cgi_trip_expr(ctx, op->operands[i].value, depth + 1))) return NULL;
    return cgi_expr_replace(ctx, m->results[0], operands, m->num_dims, operands + m->num_dims, m->num_symbols);
  }
  default: return NULL;
  }
  cg_expr l = cgi_trip_expr(ctx, op->operands[CG_LHS].value, depth + 1), r = cgi_trip_expr(ctx, op->operands[CG_RHS].value, depth + 1);
  return l && r ? cgi_expr_binary(ctx, kind, l, r) : NULL;
}

CGI_DEF unsigned cgi_expr_num_symbols(cg_expr e) {
  unsigned symbols = 0;
  while (symbols < 64 && cgi_expr_uses_symbols_from(e, symbols)) symbols++;
  return symbols;
}

CGI_DEF cg_value cgi_build_gpu_id(cgi_builder *b, cg_op_kind kind, int64_t dim) {
  static const char *const names[] = {"x", "y", "z"};
  cg_type index = cgi_type_index(b->ctx);
  return cgi_build_with(b, kind, index, 0, NULL, "dimension", cgi_attr_enum(b->ctx, "gpu.dim", names[dim]));
}

static cg_op cgi_build_async(cgi_builder *b, cg_op_kind kind, unsigned n, const cg_value *operands, unsigned num_attrs, const cg_named_attr *attrs) {
  cg_type token = cgi_type_opaque(b->ctx, cgi_s("nvgpu.device.async.token"));
  return cgi_build(b, kind, n, operands, 1, &token, num_attrs, attrs, 0);
}

CGI_DEF cg_value cgi_build_async_copy(cgi_builder *b, cg_value memory, cg_value to, cg_value source, cg_value from, cg_value elements) {
  cg_named_attr attrs[2];
  cg_value operands[5];
  int32_t segments[5] = {1, 1, 1, 1, 0};
  segments[4] = elements != NULL;
  operands[0] = memory;
  operands[1] = to;
  operands[2] = source;
  operands[3] = from;
  operands[4] = elements;
  cgi_name_attr(&attrs[0], b->ctx, "bypassL1", cgi_attr_unit(b->ctx));
  cgi_name_attr(&attrs[1], b->ctx, "dstElements", cgi_attr_index(b->ctx, 1));
  cg_op made = cgi_build_async(b, CG_NVGPU_DEVICE_ASYNC_COPY, elements ? 5 : 4, operands, 2, attrs);
  cgi_op_set_segments(made, 5, segments);
  return made->results[0];
}

CGI_DEF cg_value cgi_build_async_group(cgi_builder *b, unsigned n, const cg_value *tokens) {
  return cgi_build_async(b, CG_NVGPU_DEVICE_ASYNC_CREATE_GROUP, n, tokens, 0, NULL)->results[0];
}

CGI_DEF cg_value cgi_build_load_matrix(cgi_builder *b, cg_type type, cg_value memory, cg_value at, int64_t lead, bool transpose) {
  cg_named_attr attrs[2];
  cg_value operands[2];
  operands[CG_GPU_SUBGROUP_MMA_LOAD_MATRIX_SRC_MEMREF] = memory;
  operands[CG_GPU_SUBGROUP_MMA_LOAD_MATRIX_INDICES] = at;
  cgi_name_attr(&attrs[0], b->ctx, "leadDimension", cgi_attr_index(b->ctx, lead));
  cgi_name_attr(&attrs[1], b->ctx, "transpose", cgi_attr_unit(b->ctx));
  return cgi_build(b, CG_GPU_SUBGROUP_MMA_LOAD_MATRIX, 2, operands, 1, &type, transpose ? 2 : 1, attrs, 0)->results[0];
}

CGI_DEF void cgi_build_store_matrix(cgi_builder *b, cg_value matrix, cg_value memory, cg_value at, int64_t lead) {
  cg_named_attr attr = cgi_named(b->ctx, "leadDimension", cgi_attr_index(b->ctx, lead));
  cg_value operands[3];
  operands[CG_GPU_SUBGROUP_MMA_STORE_MATRIX_SRC] = matrix;
  operands[CG_GPU_SUBGROUP_MMA_STORE_MATRIX_DST_MEMREF] = memory;
  operands[CG_GPU_SUBGROUP_MMA_STORE_MATRIX_INDICES] = at;
  cgi_build(b, CG_GPU_SUBGROUP_MMA_STORE_MATRIX, 3, operands, 0, NULL, 1, &attr, 0);
}

CGI_DEF void cgi_build_async_wait(cgi_builder *b, cg_value token, int64_t groups) {
  cg_named_attr attr = cgi_named(b->ctx, "numGroups", cgi_attr_int(b->ctx, cgi_type_i(b->ctx, 32), groups));
  cgi_build(b, CG_NVGPU_DEVICE_ASYNC_WAIT, 1, &token, 0, NULL, 1, &attr, 0);
}
