// Ranges of indices, computed on demand by walking definitions.
#include "analysis/ranges.h"

static bool cgi_non_negative_at(cg_value v, unsigned depth);

static bool cgi_operands_non_negative(cg_op op, unsigned depth) {
  for (unsigned i = 0; i < op->num_operands; i++)
    if (!cgi_non_negative_at(op->operands[i].value, depth + 1)) return false;
  return true;
}

static bool cgi_expr_non_negative(cg_expr e, cg_op apply, cg_map m, unsigned depth) {
  switch (e->kind) {
  case CG_EXPR_CONST: return e->value >= 0;
  case CG_EXPR_DIM: return cgi_non_negative_at(apply->operands[e->value].value, depth + 1);
  case CG_EXPR_SYMBOL: return cgi_non_negative_at(apply->operands[m->num_dims + (unsigned)e->value].value, depth + 1);
  case CG_EXPR_MOD: return e->rhs->kind == CG_EXPR_CONST && e->rhs->value > 0;
  default: return cgi_expr_non_negative(e->lhs, apply, m, depth) && cgi_expr_non_negative(e->rhs, apply, m, depth);
  }
}

static bool cgi_non_negative_at(cg_value v, unsigned depth) {
  int64_t c;
  if (depth > 24) return false;
  if (cgi_constant_int(v, &c)) return c >= 0;
  cg_op op = v->op;
  if (!op) {
    cg_op owner = v->block->region->op;
    if (owner->def->kind == CG_SCF_FOR && v->index == 0) return cgi_non_negative_at(owner->operands[0].value, depth + 1);
    if (owner->def->kind == CG_SCF_PARALLEL) return cgi_non_negative_at(owner->operands[v->index].value, depth + 1);
    return false;
  }
  switch (op->def->kind) {
  case CG_GPU_BLOCK_ID:
  case CG_GPU_BLOCK_DIM:
  case CG_GPU_GRID_DIM:
  case CG_GPU_THREAD_ID:
  case CG_GPU_GLOBAL_ID:
  case CG_GPU_LANE_ID:
  case CG_GPU_SUBGROUP_ID:
  case CG_GPU_SUBGROUP_SIZE:
  case CG_GPU_NUM_SUBGROUPS:
  case CG_HAL_INTERFACE_WORKGROUP_ID:
  case CG_HAL_INTERFACE_WORKGROUP_COUNT:
  case CG_HAL_INTERFACE_WORKGROUP_SIZE:
  case CG_TENSOR_DIM:
  case CG_MEMREF_DIM:
  case CG_ARITH_INDEX_CASTUI:
  case CG_ARITH_EXTUI: return true;
  case CG_ARITH_REMUI: return cgi_non_negative_at(op->operands[1].value, depth + 1);
  case CG_ARITH_DIVUI:
  case CG_ARITH_ADDI: // without wrap: an index that overflows is an error anyway
  case CG_ARITH_MULI:
  case CG_ARITH_DIVSI:
  case CG_ARITH_FLOORDIVSI:
  case CG_ARITH_CEILDIVSI:
  case CG_ARITH_CEILDIVUI:
  case CG_ARITH_MINSI: return op->results[0]->type->kind == CG_TYPE_INDEX && cgi_operands_non_negative(op, depth);
  case CG_ARITH_REMSI: return cgi_non_negative_at(op->operands[0].value, depth + 1);
  case CG_ARITH_MAXSI: return cgi_non_negative_at(op->operands[0].value, depth + 1) || cgi_non_negative_at(op->operands[1].value, depth + 1);
  case CG_ARITH_SELECT: return cgi_non_negative_at(op->operands[1].value, depth + 1) && cgi_non_negative_at(op->operands[2].value, depth + 1);
  case CG_AFFINE_APPLY: {
    cg_map m = cg_attr_map(cg_op_attr(op, "map"));
    return cgi_expr_non_negative(m->results[0], op, m, depth);
  }
  default: return false;
  }
}

CGI_DEF bool cgi_is_non_negative(cg_value v) { return cgi_non_negative_at(v, 0); }
