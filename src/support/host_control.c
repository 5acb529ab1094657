#include "support/host_control.h"

#include "support/host.h"

#ifndef CODEGEN_NO_SECOND_TIER_OPS
#define CGI_CONTROL_DEPTH 64 // of scalars that are looked through

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
    cg_op from = cg_value_op(cg_op_operand(op, CG_OPERAND));
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

// Where the operands begin that a loop carries; behind all of them where the op carries none.
static unsigned cgi_host_first_carried(cg_op op) {
  if (op->def->kind == CG_SCF_WHILE) return 0;
  if (op->def->kind == CG_SCF_FOR) return CG_SCF_FOR_INIT_ARGS;
  return op->num_operands;
}

// ---- preparing ------------------------------------------------------------------------------------------------------------------------------
static bool cgi_control_check(cg_op op) {
  cg_context *ctx = op->ctx;
  bool ok = true;
  unsigned first = cgi_host_first_carried(op);
  cg_value *carried = cgi_push_operands(NULL, op, first, op->num_operands);
  carried = cgi_push_values(ctx, carried, op->num_results, op->results);
  for (size_t i = 0; ok && i < cgi_len(carried); i++) {
    cg_type t = carried[i]->type;
    if (t->kind != CG_TYPE_TENSOR)
      ok = cgi_op_unsupported(op, "[host-control-flow] carries a value of type %t between dispatches; tensors can be", t);
  }
  for (unsigned r = 0; ok && r < op->num_regions; r++) {
    cg_block block = cg_region_first(op->regions[r]);
    if (block && (!block->last || !cgi_control_ends(block->last) || block->next))
      ok = cgi_op_unsupported(op, "[host-control-flow] has a region that is not one block with one end");
  }
  return ok;
}

// ---- scalars that loops and branches pass on: tensors of rank 0 -------------------------------------------------------------------------------
static bool cgi_control_boxes(cg_type t) { return t->kind != CG_TYPE_TENSOR && cgi_type_is_scalar(t); }

// An index is 32 bits there, as everywhere in kernels.
static cg_type cgi_control_box_type(cg_type t) {
  return cgi_type_tensor(t->ctx, 0, NULL, t->kind == CG_TYPE_INDEX ? cgi_type_i(t->ctx, 32) : t, NULL);
}

static cg_value cgi_control_box(cgi_builder *b, cg_value v) {
  if (!cgi_control_boxes(v->type)) return v;
  cg_type t = cgi_control_box_type(v->type);
  if (v->type->kind == CG_TYPE_INDEX) v = cgi_build_unary(b, CG_ARITH_INDEX_CAST, t->element, v);
  return cgi_build_unary(b, CG_TENSOR_FROM_ELEMENTS, t, v);
}

// `boxed`, which stands for v now, gives v's uses their scalar.
static void cgi_control_unbox(cgi_builder *b, cg_value v, cg_value boxed) {
  if (v == boxed || !cg_value_has_uses(v)) return;
  cg_value scalar = cgi_build_unary(b, CG_TENSOR_EXTRACT, boxed->type->element, boxed);
  if (v->type->kind == CG_TYPE_INDEX) scalar = cgi_build_unary(b, CG_ARITH_INDEX_CAST, v->type, scalar);
  cgi_value_replace_uses(v, scalar);
}

static void cgi_control_box_operands(cg_op op, unsigned first) {
  cgi_builder b = cgi_builder_before(op);
  for (unsigned i = first; i < op->num_operands; i++) cgi_op_set_operand(op, i, cgi_control_box(&b, cg_op_operand(op, i)));
}

static void cgi_control_box_arguments(cg_block block, unsigned first) {
  unsigned n = cg_block_num_args(block);
  cgi_builder b = cgi_builder_at_start(block, cg_region_op(block->region)->loc);
  for (unsigned i = first; i < n; i++) {
    cg_value arg = block->args[i];
    cg_type t = arg->type;
    if (!cgi_control_boxes(t)) continue;
    cg_value boxed = cgi_block_add_arg(block, cgi_control_box_type(t), b.loc); // which goes where the scalar was
    cgi_control_unbox(&b, arg, boxed);
    cgi_value_set_type(arg, boxed->type);
    cgi_value_replace_uses(boxed, arg);
    cgi_block_erase_arg(block, n);
  }
}

// The same op with tensors for scalars.
static cg_op cgi_control_box_op(cg_op op) {
  cg_context *ctx = op->ctx;
  unsigned first = cgi_host_first_carried(op);
  bool any = false;
  for (unsigned i = first; i < op->num_operands; i++) any = any || cgi_control_boxes(cg_op_operand(op, i)->type);
  for (unsigned i = 0; i < op->num_results; i++) any = any || cgi_control_boxes(cg_op_result(op, i)->type);
  if (!any) return op;
  cg_type *types = NULL;
  cg_named_attr *attrs = CGI_NEW_ARRAY(ctx, cg_named_attr, op->num_attrs + 1);
  cgi_control_box_operands(op, first);
  cg_value *operands = cgi_push_operands(NULL, op, 0, op->num_operands);
  for (unsigned i = 0; i < op->num_attrs; i++) attrs[i] = cg_op_attr_at(op, i);
  for (unsigned i = 0; i < op->num_results; i++) {
    cg_type t = cg_value_type(cg_op_result(op, i));
    if (cgi_control_boxes(t)) t = cgi_control_box_type(t);
    cgi_push(types, t);
  }
  cgi_builder b = cgi_builder_before(op);
  cg_op made = cgi_build(&b, op->def->kind, op->num_operands, operands, op->num_results, types, op->num_attrs, attrs, op->num_regions);
  for (unsigned r = 0; r < op->num_regions; r++) {
    cgi_region_move_blocks(op->regions[r], made->regions[r]);
    cg_block block = cg_region_first(made->regions[r]);
    if (!block) continue;
    cgi_control_box_arguments(block, op->def->kind == CG_SCF_FOR);
    if (block->last && cgi_control_ends(block->last)) cgi_control_box_operands(block->last, block->last->def->kind == CG_SCF_CONDITION);
  }
  b = cgi_builder_after(made);
  for (unsigned i = 0; i < op->num_results; i++) {
    if (cg_op_result(op, i)->type == types[i])
      cgi_value_replace_uses(cg_op_result(op, i), made->results[i]);
    else
      cgi_control_unbox(&b, cg_op_result(op, i), made->results[i]);
  }
  cgi_op_erase(op);
  return made;
}

// A loop's own count, where its body reads it, is one more value that it carries.
static cg_op cgi_control_carry_count(cg_op op) {
  cg_context *ctx = op->ctx;
  cg_block body = op->def->kind == CG_SCF_FOR ? cg_region_first(op->regions[0]) : NULL;
  if (!body || !cg_value_has_uses(body->args[0]) || !body->last || body->last->def->kind != CG_SCF_YIELD) return op;
  cg_value lower = cg_op_operand(op, CG_SCF_FOR_LOWER_BOUND), *operands = NULL, *ends = NULL;
  operands = cgi_push_operands(operands, op, 0, op->num_operands);
  cgi_push(operands, lower);
  cg_type *types = cgi_push_types(ctx, NULL, op->num_results, op->results);
  cgi_push(types, lower->type);
  cgi_builder b = cgi_builder_before(op);
  cg_op made = cgi_build(&b, CG_SCF_FOR, (unsigned)cgi_len(operands), operands, (unsigned)cgi_len(types), types, 0, NULL, 1);
  cgi_region_move_blocks(op->regions[0], made->regions[0]);
  cg_value count = cgi_block_add_arg(body, lower->type, op->loc);
  cgi_value_replace_uses(body->args[0], count);
  ends = cgi_push_operands(ends, body->last, 0, body->last->num_operands);
  b = cgi_builder_before(body->last);
  cg_value next = cgi_build_binary(&b, CG_ARITH_ADDI, count, cg_op_operand(made, CG_SCF_FOR_STEP));
  cgi_push(ends, next);
  cgi_op_set_operands(body->last, (unsigned)cgi_len(ends), ends);
  cgi_values_replace_uses(op->num_results, op->results, made->results);
  cgi_op_erase(op);
  return made;
}

// The operand by which a host decides is extracted from a tensor of rank 0, anew.
static void cgi_control_extract(cg_op op) {
  cg_context *ctx = op->ctx;
  cgi_builder b = cgi_builder_before(op);
  cg_value v = cg_op_operand(op, CG_SCF_IF_CONDITION), from = v;
  cg_op def = cg_value_op(v);
  if (v->type->kind == CG_TYPE_INDEX && def && def->def->kind == CG_ARITH_INDEX_CAST) from = cg_op_operand(def, CG_OPERAND);
  def = cg_value_op(from);
  cg_value tensor = def && def->def->kind == CG_TENSOR_EXTRACT && def->num_operands == 1 ? cg_op_operand(def, CG_TENSOR_EXTRACT_TENSOR) : NULL;
  if (!tensor) {
    if (v->type->kind == CG_TYPE_INDEX) v = cgi_build_unary(&b, CG_ARITH_INDEX_CAST, cgi_type_i(ctx, 32), v);
    tensor = cgi_build_unary(&b, CG_TENSOR_FROM_ELEMENTS, cgi_type_tensor(ctx, 0, NULL, v->type, NULL), v);
  }
  cg_value read = cgi_build_unary(&b, CG_TENSOR_EXTRACT, tensor->type->element, tensor);
  if (op->def->kind == CG_SCF_INDEX_SWITCH) read = cgi_build_unary(&b, CG_ARITH_INDEX_CAST, cgi_type_index(ctx), read);
  cgi_op_set_operand(op, CG_SCF_IF_CONDITION, read);
}

// A scalar that an element of a tensor goes into, which no host knows before a launch.
static bool cgi_control_from_data(cg_op op, unsigned depth) {
  if (op->def->kind == CG_TENSOR_DIM || cgi_is_read(op)) return false;
  if (op->def->kind == CG_TENSOR_EXTRACT || depth > CGI_CONTROL_DEPTH) return true;
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_op from = cg_value_op(cg_op_operand(op, i));
    if (from && cgi_control_from_data(from, depth + 1)) return true;
  }
  return false;
}

// So cheap that every block may have its own: constants that lie in no buffer, what is filled with scalars, and scalars that no push constant holds.
static bool cgi_control_sinks(cg_op op, unsigned depth) {
  cg_op_kind k = op->def->kind;
  if (op->num_results != 1 || op->num_regions || depth > CGI_CONTROL_DEPTH) return false;
  cg_type t = op->results[0]->type;
  if (k == CG_ARITH_CONSTANT) {
    cg_attr value = cg_op_attr(op, "value");
    return t->kind != CG_TYPE_TENSOR || (value && value->kind == CG_ATTR_DENSE && (cg_attr_is_splat(value) || cgi_tensor_bytes(t) <= 64));
  }
  if (k == CG_TENSOR_EXTRACT) return !cgi_is_read(op);
  if (t->kind != CG_TYPE_TENSOR) return cgi_op_is_pure(op) && (t->kind != CG_TYPE_INDEX || cgi_control_from_data(op, 0));
  if (k != CG_TENSOR_EMPTY && k != CG_LINALG_FILL && k != CG_TENSOR_SPLAT) return false;
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
  for (cg_op op = block->first; op; op = op->next) {
    bool control = cgi_control_is(op);
    if (control) op = cgi_control_box_op(cgi_control_carry_count(op));
    s.top = op;
    if (nested) cgi_walk_pre(op, cgi_control_sink_op, &s);
    if (control) ok = cgi_control_check(op) && ok;
    if (op->def->kind == CG_SCF_CONDITION || op->def->kind == CG_SCF_IF || op->def->kind == CG_SCF_INDEX_SWITCH) cgi_control_extract(op);
    for (unsigned r = 0; control && ok && r < op->num_regions; r++) {
      cg_block inner = cg_region_first(op->regions[r]);
      if (inner) ok = cgi_control_block(inner, true);
    }
  }
  return ok;
}

CGI_DEF bool cgi_control_prepare(cg_block entry) { return cgi_control_block(entry, false); }

#undef CGI_CONTROL_DEPTH
#endif
