// The getters that are fields inside the library (the end of ir/ir.h): here they are functions, for everyone else. Each takes NULL, and an index past
// the end, for which it gives NULL, 0, false or an empty string. Last in the one unit, as from here on their names mean functions.
#include "ir/ir.h"

#include "ir/getters_end.h"

// ---- types and attributes ------------------------------------------------------------------------------------------------------------------
CODEGEN_API cg_type_kind cg_type_get_kind(cg_type type) { return CGI_LIVE(type) ? type->kind : CG_TYPE_NONE; }
CODEGEN_API unsigned cg_type_width(cg_type type) { return CGI_LIVE(type) ? type->width : 0; }
CODEGEN_API unsigned cg_type_rank(cg_type type) { return CGI_LIVE(type) ? type->rank : 0; }
CODEGEN_API cg_type cg_type_element(cg_type type) { return CGI_LIVE(type) ? type->element : type; }
CODEGEN_API bool cg_type_is_int(cg_type type) { return cg_type_get_kind(type) == CG_TYPE_INTEGER; }

CODEGEN_API cg_attr_kind cg_attr_get_kind(cg_attr attr) { return CGI_LIVE(attr) ? attr->kind : CG_ATTR_UNIT; }
CODEGEN_API cg_type cg_attr_type(cg_attr attr) { return CGI_LIVE(attr) ? attr->type : NULL; }
CODEGEN_API cg_map cg_attr_map(cg_attr attr) { return CGI_LIVE(attr) ? attr->map : NULL; }

// ---- affine ----------------------------------------------------------------------------------------------------------------------------------
CODEGEN_API cg_expr_kind cg_expr_get_kind(cg_expr e) { return CGI_LIVE(e) ? e->kind : CG_EXPR_CONST; }
CODEGEN_API int64_t cg_expr_value(cg_expr e) { return CGI_LIVE(e) ? e->value : 0; }
CODEGEN_API unsigned cg_map_num_results(cg_map m) { return CGI_LIVE(m) ? m->num_results : 0; }
CODEGEN_API cg_expr cg_map_result(cg_map m, unsigned i) { return i < cg_map_num_results(m) ? m->results[i] : NULL; }

// ---- operations ------------------------------------------------------------------------------------------------------------------------------
CODEGEN_API cg_op_kind cg_op_get_kind(cg_op op) { return CGI_LIVE(op) ? op->def->kind : CG_OP_UNREGISTERED; }
CODEGEN_API cg_context *cg_op_context(cg_op op) { return CGI_LIVE(op) ? op->ctx : NULL; }
CODEGEN_API unsigned cg_op_num_operands(cg_op op) { return CGI_LIVE(op) ? op->num_operands : 0; }
CODEGEN_API unsigned cg_op_num_results(cg_op op) { return CGI_LIVE(op) ? op->num_results : 0; }
CODEGEN_API unsigned cg_op_num_regions(cg_op op) { return CGI_LIVE(op) ? op->num_regions : 0; }
CODEGEN_API cg_value cg_op_operand(cg_op op, unsigned i) { return i < cg_op_num_operands(op) ? op->operands[i].value : NULL; }
CODEGEN_API cg_value cg_op_result(cg_op op, unsigned i) { return i < cg_op_num_results(op) ? op->results[i] : NULL; }
CODEGEN_API cg_region cg_op_region(cg_op op, unsigned i) { return i < cg_op_num_regions(op) ? op->regions[i] : NULL; }

CODEGEN_API cg_type cg_value_type(cg_value v) { return CGI_LIVE(v) ? v->type : NULL; }
CODEGEN_API cg_op cg_value_op(cg_value v) { return CGI_LIVE(v) ? v->op : NULL; }

CODEGEN_API cg_block cg_region_first(cg_region r) { return CGI_LIVE(r) ? r->first : NULL; }
CODEGEN_API unsigned cg_block_num_args(cg_block b) { return CGI_LIVE(b) ? (unsigned)cgi_len(b->args) : 0; }
CODEGEN_API cg_value cg_block_arg(cg_block b, unsigned i) { return i < cg_block_num_args(b) ? b->args[i] : NULL; }
