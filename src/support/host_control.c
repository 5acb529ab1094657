#include "support/host_control.h"

#include "support/host.h"

CGI_DEF bool cgi_control_is(cg_op op) {
  cg_op_kind k = op->def->kind;
  return k == CG_SCF_WHILE || k == CG_SCF_FOR || k == CG_SCF_IF || k == CG_SCF_INDEX_SWITCH;
}

CGI_DEF bool cgi_control_ends(cg_op op) { return op->def->kind == CG_SCF_YIELD || op->def->kind == CG_SCF_CONDITION; }

CGI_DEF bool cgi_control_reads_back(cg_op op) {
  cg_op user = NULL;
  if (op->num_results != 1 || !cg_value_has_one_use(op->results[0])) return false;
  CGI_FOREACH_USE(u, op->results[0]) user = u->owner;
  cg_op_kind k = op->def->kind, to = user->def->kind;
  if (k == CG_ARITH_INDEX_CAST) {
    cg_op from = cg_value_op(cg_op_operand(op, 0));
    return to == CG_SCF_INDEX_SWITCH && from && from->def->kind == CG_TENSOR_EXTRACT && from->num_operands == 1;
  }
  if (k != CG_TENSOR_EXTRACT || op->num_operands != 1) return false;
  return to == CG_SCF_CONDITION || to == CG_SCF_IF || (to == CG_ARITH_INDEX_CAST && cgi_control_reads_back(user));
}

CGI_DEF unsigned cgi_control_depth(cg_block host) {
  unsigned depth = 0;
  for (cg_op up = cg_region_op(host->region); up && cgi_control_is(up); up = cg_region_op(up->block->region)) depth++;
  return depth;
}

// ---- preparing ------------------------------------------------------------------------------------------------------------------------------
static bool cgi_control_check(cg_op op) {
  cg_context *ctx = op->ctx;
  bool ok = true;
  unsigned first = op->def->kind == CG_SCF_WHILE ? 0 : op->def->kind == CG_SCF_FOR ? CG_SCF_FOR_INIT_ARGS : op->num_operands;
  cg_value *carried = NULL;
  for (unsigned i = first; i < op->num_operands; i++) cgi_push(carried, cg_op_operand(op, i));
  for (unsigned i = 0; i < op->num_results; i++) cgi_push(carried, cg_op_result(op, i));
  for (size_t i = 0; ok && i < cgi_len(carried); i++) {
    cg_type t = carried[i]->type;
    if (t->kind != CG_TYPE_TENSOR)
      ok = cgi_op_unsupported(op, "[host-control-flow] carries a value of type %t between dispatches; tensors can be", t);
    else if (!cg_type_has_static_shape(t))
      ok = cgi_op_unsupported(op, "[host-control-flow] carries a value of type %t, whose size is known at run time only", t);
  }
  for (unsigned r = 0; ok && r < op->num_regions; r++) {
    cg_block block = cg_region_first(op->regions[r]);
    if (block && (!block->last || !cgi_control_ends(block->last) || block->next))
      ok = cgi_op_unsupported(op, "[host-control-flow] has a region that is not one block with one end");
  }
  cgi_arr_free(ctx, carried);
  return ok;
}

// The operand by which a host decides is extracted from a tensor of rank 0, anew.
static void cgi_control_extract(cg_op op) {
  cg_context *ctx = op->ctx;
  cgi_builder b = cgi_builder_before(op);
  cg_value v = cg_op_operand(op, 0), from = v;
  cg_op def = cg_value_op(v);
  if (v->type->kind == CG_TYPE_INDEX && def && def->def->kind == CG_ARITH_INDEX_CAST) from = cg_op_operand(def, 0);
  def = cg_value_op(from);
  cg_value tensor = def && def->def->kind == CG_TENSOR_EXTRACT && def->num_operands == 1 ? cg_op_operand(def, 0) : NULL;
  if (!tensor) {
    if (v->type->kind == CG_TYPE_INDEX) v = cgi_build_unary(&b, CG_ARITH_INDEX_CAST, cgi_type_i(ctx, 32), v);
    tensor = cgi_build_unary(&b, CG_TENSOR_FROM_ELEMENTS, cgi_type_tensor(ctx, 0, NULL, v->type, NULL), v);
  }
  cg_value read = cgi_build_unary(&b, CG_TENSOR_EXTRACT, tensor->type->element, tensor);
  if (op->def->kind == CG_SCF_INDEX_SWITCH) read = cgi_build_unary(&b, CG_ARITH_INDEX_CAST, cgi_type_index(ctx), read);
  cgi_op_set_operand(op, 0, read);
}

// So cheap that every block may have its own: constants that lie in no buffer, what is filled with scalars, and scalars that no push constant holds.
static bool cgi_control_sinks(cg_op op, unsigned depth) {
  cg_op_kind k = op->def->kind;
  if (op->num_results != 1 || op->num_regions || depth > 16) return false;
  cg_type t = op->results[0]->type;
  if (k == CG_ARITH_CONSTANT) {
    cg_attr value = cg_op_attr(op, "value");
    return t->kind != CG_TYPE_TENSOR || (value && value->kind == CG_ATTR_DENSE && (cg_attr_is_splat(value) || cgi_tensor_bytes(t) <= 64));
  }
  bool scalar = t->kind != CG_TYPE_TENSOR && t->kind != CG_TYPE_INDEX && k != CG_TENSOR_EXTRACT && cgi_op_is_pure(op);
  if (!scalar && k != CG_TENSOR_EMPTY && k != CG_LINALG_FILL && k != CG_TENSOR_SPLAT) return false;
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value v = cg_op_operand(op, i);
    if (v->type->kind == CG_TYPE_TENSOR && (!cg_value_op(v) || !cgi_control_sinks(cg_value_op(v), depth + 1))) return false;
  }
  return true;
}

typedef struct cgi_control_sink {
  cg_block block;
  cg_op top;     // of that block: the op at hand
  cg_op last;    // copied to its start
  cgi_hmap made; // value to its copy
} cgi_control_sink;

static cg_value cgi_control_copy(cgi_control_sink *s, cg_value v) {
  cg_op from = cg_value_op(v);
  cg_value known = (cg_value)cgi_hmap_ptr(&s->made, v);
  if (known) return known;
  if (!from || !cgi_control_sinks(from, 0)) return v;
  for (unsigned i = 0; i < from->num_operands; i++) (void)cgi_control_copy(s, cg_op_operand(from, i)); // in front of it
  cg_op made = cgi_op_clone(from, &s->made);
  if (s->last)
    cgi_op_insert_after(made, s->last);
  else
    cgi_op_insert_before(made, s->block->first);
  s->last = made;
  cgi_hmap_put_ptr(&s->made, v, made->results[0]);
  return made->results[0];
}

static bool cgi_control_sink_op(cg_op op, void *user) {
  cgi_control_sink *s = (cgi_control_sink *)user;
  if (op != s->top && cgi_control_is(s->top)) return true; // blocks of its own
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_op from = cg_value_op(cg_op_operand(op, i));
    if (!from || from->block == s->block || cgi_op_is_ancestor(s->top, from)) continue;
    cgi_op_set_operand(op, i, cgi_control_copy(s, cg_op_operand(op, i)));
  }
  return true;
}

static bool cgi_control_block(cg_block block, bool nested) {
  cgi_control_sink s;
  bool ok = true;
  memset(&s, 0, sizeof s);
  s.made.ctx = cg_region_op(block->region)->ctx;
  s.block = block;
  CGI_FOREACH_OP(op, block) {
    s.top = op;
    if (nested) cgi_walk_pre(op, cgi_control_sink_op, &s);
    bool control = cgi_control_is(op);
    if (control) ok = cgi_control_check(op) && ok;
    if (op->def->kind == CG_SCF_CONDITION || op->def->kind == CG_SCF_IF || op->def->kind == CG_SCF_INDEX_SWITCH) cgi_control_extract(op);
    for (unsigned r = 0; control && ok && r < op->num_regions; r++) {
      cg_block inner = cg_region_first(op->regions[r]);
      if (inner) ok = cgi_control_block(inner, true);
    }
  }
  cgi_hmap_free(&s.made);
  return ok;
}

CGI_DEF bool cgi_control_prepare(cg_block entry) { return cgi_control_block(entry, false); }
