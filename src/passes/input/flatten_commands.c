// flatten-commands: commands that a host function gives by hand, in stream.cmd.execute with timepoints, become steps in order, as schedule makes
// them.
//
//   %t = stream.cmd.execute with(%a as %x: …, %b as %y: …) {                  stream.cmd.fill %zero, %b[%c0 for %c16] …
//     stream.cmd.fill %zero, %y[%c0 for %c16] …                               stream.cmd.barrier
//     stream.cmd.dispatch @e::@k { ro %x[…], rw %y[…] }                    →  stream.cmd.dispatch @e::@k { ro %a[…], rw %b[…] }
//   } => !stream.timepoint
//   %r = stream.timepoint.await %t => %b …                                    … %b …
//
// A barrier stands only where a command touches what an earlier one wrote, or writes what one touched: given ones that order nothing go. Views of
// resources become offsets. A function's own buffers become one, and what is returned a buffer of its own: copied where it is a part of another one,
// an argument, or returned twice.
// Commands in scf.if and loops stay there, between barriers. Requires: buffers that are made outside of these. Preserves: everything else.
#include "dialects/iree.h"
#include "dialects/linalg.h"
#include "passes/pass_table.h"
#include "support/host.h"
#include "support/index.h"

#define CGI_COMMANDS_ALIGNMENT 256
#define CGI_COMMANDS_DEPTH 16 // ops that a size is computed by, one behind the other

typedef struct cgi_commands_access { // since the last barrier
  cg_value root;
  bool write;
} cgi_commands_access;

typedef struct cgi_commands {
  cg_context *ctx;
  cg_op func;
  cg_block entry;
  cgi_commands_access *open; // cgi array
} cgi_commands;

static bool cgi_commands_is(cg_op_kind k) { return k == CG_STREAM_CMD_DISPATCH || k == CG_STREAM_CMD_COPY || k == CG_STREAM_CMD_FILL; }

// One resource that an op names, by the numbers of its operands.
typedef struct cgi_commands_use {
  unsigned resource, size, offset;
  bool write;
} cgi_commands_use;

static bool cgi_commands_use_of(cg_op op, unsigned i, cgi_commands_use *u) {
  unsigned first, n;
  cg_attr access;
  memset(u, 0, sizeof *u);
  switch (op->def->kind) {
  case CG_STREAM_CMD_FILL:
    u->resource = CG_STREAM_CMD_FILL_TARGET, u->size = CG_STREAM_CMD_FILL_TARGET_SIZE, u->offset = CG_STREAM_CMD_FILL_TARGET_OFFSET;
    u->write = true;
    return i == 0;
  case CG_STREAM_CMD_COPY:
    u->resource = i ? CG_STREAM_CMD_COPY_TARGET : CG_STREAM_CMD_COPY_SOURCE;
    u->size = i ? CG_STREAM_CMD_COPY_TARGET_SIZE : CG_STREAM_CMD_COPY_SOURCE_SIZE;
    u->offset = i ? CG_STREAM_CMD_COPY_TARGET_OFFSET : CG_STREAM_CMD_COPY_SOURCE_OFFSET;
    u->write = i == 1;
    return i < 2;
  case CG_STREAM_ASYNC_LOAD:
    u->resource = CG_STREAM_ASYNC_LOAD_SOURCE, u->size = CG_STREAM_ASYNC_LOAD_SOURCE_SIZE, u->offset = CG_STREAM_ASYNC_LOAD_SOURCE_OFFSET;
    return i == 0;
  case CG_STREAM_RESOURCE_SUBVIEW:
    u->resource = CG_STREAM_RESOURCE_SUBVIEW_SOURCE, u->size = CG_STREAM_RESOURCE_SUBVIEW_SOURCE_SIZE;
    u->offset = CG_STREAM_RESOURCE_SUBVIEW_SOURCE_OFFSET;
    return i == 0;
  case CG_STREAM_CMD_DISPATCH:
    n = cgi_operand_group(op, "resources", &first);
    u->resource = first + i;
    cgi_operand_group(op, "resource_sizes", &first);
    u->size = first + i;
    cgi_operand_group(op, "resource_offsets", &first);
    u->offset = first + i;
    access = cg_op_attr(op, "resource_access");
    u->write = i < n && !cgi_str_is(cg_attr_str(cg_attr_at(access, i)), "ro");
    return i < n;
  default: return false;
  }
}

// ---- order ----------------------------------------------------------------------------------------------------------------------------------
// What memory a resource is: the argument that it is imported from, or itself.
static cg_value cgi_commands_root(cg_value v) {
  while (v->op && v->op->def->kind == CG_STREAM_RESOURCE_SUBVIEW) v = v->op->operands[CG_STREAM_RESOURCE_SUBVIEW_SOURCE].value;
  return v->op && v->op->def->kind == CG_STREAM_TENSOR_IMPORT ? v->op->operands[CG_STREAM_TENSOR_IMPORT_SOURCE].value : v;
}

static void cgi_commands_barrier(cgi_commands *s, cg_op before) {
  cgi_builder b = cgi_builder_before(before);
  cgi_build_plain(&b, CG_STREAM_CMD_BARRIER, 0, NULL);
  cgi_shrink(s->open, 0);
}

// Puts a barrier in front of a command where it needs one. What runs side by side needs none, whoever wrote it says.
static void cgi_commands_order(cgi_commands *s, cg_op op, size_t before) {
  cg_context *ctx = s->ctx;
  cgi_commands_use u;
  bool conflict = false;
  for (unsigned i = 0; cgi_commands_use_of(op, i, &u); i++)
    for (size_t k = 0; k < cgi_len(s->open) && k < before; k++)
      conflict = conflict || (s->open[k].root == cgi_commands_root(op->operands[u.resource].value) && (u.write || s->open[k].write));
  if (conflict) cgi_commands_barrier(s, op);
  for (unsigned i = 0; cgi_commands_use_of(op, i, &u); i++) {
    cgi_commands_access a;
    a.root = cgi_commands_root(op->operands[u.resource].value);
    a.write = u.write;
    cgi_push(s->open, a);
  }
}

// A fill is of whole words: the bytes that are left over are copied from its beginning, behind it. NULL where none are.
static cg_op cgi_commands_rest(cg_op fill) {
  int64_t n;
  if (!cgi_constant_int(fill->operands[CG_STREAM_CMD_FILL_TARGET_LENGTH].value, &n) || n < 4 || n % 4 == 0) return NULL;
  cg_value target = fill->operands[CG_STREAM_CMD_FILL_TARGET].value, size = fill->operands[CG_STREAM_CMD_FILL_TARGET_SIZE].value, operands[7];
  cgi_builder b = cgi_builder_before(fill);
  cg_value words = cgi_build_index(&b, n / 4 * 4);
  cgi_op_set_operand(fill, CG_STREAM_CMD_FILL_TARGET_LENGTH, words);
  b = cgi_builder_after(fill);
  operands[CG_STREAM_CMD_COPY_SOURCE] = operands[CG_STREAM_CMD_COPY_TARGET] = target;
  operands[CG_STREAM_CMD_COPY_SOURCE_SIZE] = operands[CG_STREAM_CMD_COPY_TARGET_SIZE] = size;
  operands[CG_STREAM_CMD_COPY_SOURCE_OFFSET] = fill->operands[CG_STREAM_CMD_FILL_TARGET_OFFSET].value;
  operands[CG_STREAM_CMD_COPY_TARGET_OFFSET] = cgi_index_op(&b, CG_ARITH_ADDI, operands[CG_STREAM_CMD_COPY_SOURCE_OFFSET], words);
  operands[CG_STREAM_CMD_COPY_LENGTH] = cgi_build_index(&b, n % 4);
  return cgi_build_plain(&b, CG_STREAM_CMD_COPY, 7, operands);
}

// The commands of a block, in front of `at`; `concurrent`: they may run side by side, and what is open from before number `before` on is of them.
static bool cgi_commands_move(cgi_commands *s, cg_block block, cg_op at, bool concurrent, size_t before) {
  for (cg_op op = block->first, next; op; op = next) {
    cg_op_kind k = op->def->kind;
    next = op->next;
    if (k == CG_STREAM_CMD_SERIAL || k == CG_STREAM_CMD_CONCURRENT) {
      bool inner = k == CG_STREAM_CMD_CONCURRENT;
      if (!cgi_commands_move(s, op->regions[0]->first, at, inner, inner ? cgi_len(s->open) : SIZE_MAX)) return false;
    } else if (cgi_commands_is(k)) {
      cgi_op_move_before(op, at);
      size_t open = cgi_len(s->open);
      cgi_commands_order(s, op, concurrent ? before : SIZE_MAX);
      cg_op rest = k == CG_STREAM_CMD_FILL ? cgi_commands_rest(op) : NULL;
      if (rest) cgi_commands_order(s, rest, SIZE_MAX);
      if (rest || cgi_len(s->open) < open) before = 0;
    } else if (cgi_op_is_pure(op) && !(op->def->traits & CG_TRAIT_TERMINATOR)) {
      cgi_op_move_before(op, at);
    } else if (k != CG_STREAM_CMD_BARRIER && k != CG_STREAM_YIELD) {
      return cgi_op_unsupported(op, "[host-control-flow] stands among commands, where only commands do");
    }
  }
  return true;
}

static bool cgi_commands_is_control(cg_op op) { // what a program has steps for
  cg_op_kind k = op->def->kind;
  return k == CG_SCF_IF || k == CG_SCF_FOR || k == CG_SCF_WHILE || k == CG_SCF_INDEX_SWITCH;
}

static bool cgi_commands_execute(cgi_commands *s, cg_op op) {
  unsigned first, n = cgi_operand_group(op, "resources", &first);
  cg_block body = op->regions[0]->first;
  if (!body || cg_block_num_args(body) != n) return cgi_op_error(op, "has another number of resources than its body takes");
  cgi_values_replace_by_operands(n, body->args, op, first);
  return cgi_commands_move(s, body, op, false, SIZE_MAX);
}

// Commands in control flow wait for all that is before it, and what is behind it waits for them.
static bool cgi_commands_block(cgi_commands *s, cg_block block) {
  for (cg_op op = block->first, next; op; op = next) {
    cg_op_kind k = op->def->kind;
    unsigned first;
    next = op->next;
    if (k == CG_STREAM_CMD_EXECUTE && !cgi_commands_execute(s, op)) return false;
    if (cgi_commands_is(k)) cgi_commands_order(s, op, SIZE_MAX);
    cg_op rest = k == CG_STREAM_CMD_FILL ? cgi_commands_rest(op) : NULL;
    if (rest) next = rest;
    if (k == CG_STREAM_CMD_BARRIER) cgi_op_erase(op);
    if ((cgi_commands_is_control(op) || k == CG_STREAM_ASYNC_LOAD) && cgi_len(s->open)) cgi_commands_barrier(s, op);
    if (cgi_commands_is_control(op)) {
      for (unsigned r = 0; r < op->num_regions; r++) {
        cg_block inner = op->regions[r]->first;
        if (inner && !cgi_commands_block(s, inner)) return false;
        if (inner && cgi_len(s->open)) cgi_commands_barrier(s, inner->last);
      }
    }
    if (k != CG_STREAM_TIMEPOINT_AWAIT) continue;
    cgi_operand_group(op, "resources", &first);
    cgi_values_replace_by_operands(op->num_results, op->results, op, first);
  }
  return true;
}

// ---- what orders nothing more ---------------------------------------------------------------------------------------------------------------
static void cgi_commands_erase_time(cg_block block) {
  for (cg_op op = block->last, previous; op; op = previous) {
    previous = op->prev;
    for (unsigned r = 0; r < op->num_regions && cgi_commands_is_control(op); r++)
      if (op->regions[r]->first) cgi_commands_erase_time(op->regions[r]->first);
    switch (op->def->kind) {
    case CG_STREAM_RESOURCE_ALLOCA: {
      cgi_builder b = cgi_builder_before(op);
      cg_value size = op->operands[op->num_operands - 1].value;
      cg_value made = cgi_build_value(&b, CG_STREAM_RESOURCE_ALLOC, op->results[0]->type, 1, &size, NULL);
      cgi_value_replace_uses(op->results[0], made);
      cgi_op_erase(op);
      break;
    }
    case CG_STREAM_CMD_EXECUTE:
    case CG_STREAM_TIMEPOINT_AWAIT:
    case CG_STREAM_TIMEPOINT_IMMEDIATE:
    case CG_STREAM_TIMEPOINT_JOIN:
    case CG_STREAM_RESOURCE_DEALLOCA:
    case CG_HAL_BUFFER_VIEW_ASSERT: cgi_op_erase(op); break;
    default: break;
    }
  }
}

// ---- views ----------------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_commands_add(cg_op before, cg_value x, cg_value y) {
  cgi_builder b = cgi_builder_before(before);
  return cgi_index_op(&b, CG_ARITH_ADDI, x, y);
}

// Every use of a part of a resource but its export names the resource.
static void cgi_commands_subview(cg_op view) {
  cg_value source = view->operands[CG_STREAM_RESOURCE_SUBVIEW_SOURCE].value, size = view->operands[CG_STREAM_RESOURCE_SUBVIEW_SOURCE_SIZE].value;
  cg_value offset = view->operands[CG_STREAM_RESOURCE_SUBVIEW_SOURCE_OFFSET].value, v = view->results[0];
  for (bool more = true; more;) {
    more = false;
    CGI_FOREACH_USE(use, v) {
      cg_op user = use->owner;
      cgi_commands_use u;
      for (unsigned i = 0; !more && cgi_commands_use_of(user, i, &u); i++) {
        if (user->operands[u.resource].value != v) continue;
        cgi_op_set_operand(user, u.offset, cgi_commands_add(user, user->operands[u.offset].value, offset));
        cgi_op_set_operand(user, u.size, size);
        cgi_op_set_operand(user, u.resource, source);
        more = true; // the list has changed
      }
      if (more) break;
    }
  }
}

static cg_value cgi_commands_size(cg_value resource) { // of what is not an argument of the function
  cg_op op = resource->op;
  if (op && (op->def->kind == CG_STREAM_RESOURCE_ALLOC || op->def->kind == CG_STREAM_TENSOR_IMPORT || op->def->kind == CG_STREAM_RESOURCE_SUBVIEW))
    return op->operands[op->num_operands - 1].value;
  return NULL;
}

// ---- buffers --------------------------------------------------------------------------------------------------------------------------------
static unsigned cgi_commands_exports(cg_value resource) {
  unsigned n = 0;
  CGI_FOREACH_USE(u, resource) n += u->owner->def->kind == CG_STREAM_TENSOR_EXPORT;
  return n;
}

// What is returned is a buffer that is nothing else.
static void cgi_commands_export(cgi_commands *s, cg_op op) {
  cg_value source = op->operands[CG_STREAM_TENSOR_EXPORT_SOURCE].value, operands[7], view = source;
  cg_op def = source->op;
  if (def && def->def->kind == CG_STREAM_RESOURCE_ALLOC && cgi_commands_exports(source) == 1) return;
  cgi_builder b = cgi_builder_before(op);
  cg_value size = op->operands[op->num_operands - 1].value, zero = cgi_build_index(&b, 0), offset = zero;
  cg_value made = cgi_build_value(&b, CG_STREAM_RESOURCE_ALLOC, source->type, 1, &size, NULL);
  if (def && def->def->kind == CG_STREAM_RESOURCE_SUBVIEW) {
    offset = def->operands[CG_STREAM_RESOURCE_SUBVIEW_SOURCE_OFFSET].value;
    view = def->operands[CG_STREAM_RESOURCE_SUBVIEW_SOURCE].value;
  }
  operands[CG_STREAM_CMD_COPY_SOURCE] = view;
  operands[CG_STREAM_CMD_COPY_SOURCE_SIZE] = view == source ? size : def->operands[CG_STREAM_RESOURCE_SUBVIEW_SOURCE_SIZE].value;
  operands[CG_STREAM_CMD_COPY_SOURCE_OFFSET] = offset;
  operands[CG_STREAM_CMD_COPY_TARGET] = made;
  operands[CG_STREAM_CMD_COPY_TARGET_SIZE] = size;
  operands[CG_STREAM_CMD_COPY_TARGET_OFFSET] = zero;
  operands[CG_STREAM_CMD_COPY_LENGTH] = size;
  cgi_commands_order(s, cgi_build_plain(&b, CG_STREAM_CMD_COPY, 7, operands), SIZE_MAX);
  cgi_op_set_operand(op, CG_STREAM_TENSOR_EXPORT_SOURCE, made);
}

// Moves what a size is computed by to the top.
static bool cgi_commands_hoist(cgi_commands *s, cg_value v, cg_op top, unsigned depth) {
  cg_op op = v->op;
  if (!op || op->block != s->entry) return !op;
  for (cg_op at = s->entry->first; at && at != top; at = at->next)
    if (at == op) return true;
  if (depth > 64 || !cgi_op_is_pure(op) || op->num_regions) return false;
  for (unsigned i = 0; i < op->num_operands; i++)
    if (!cgi_commands_hoist(s, op->operands[i].value, top, depth + 1)) return false;
  if (op != top) cgi_op_move_before(op, top);
  return true;
}

// One buffer holds what is not returned, parts apart from each other.
static bool cgi_commands_transients(cgi_commands *s) {
  cg_context *ctx = s->ctx;
  cg_op *allocs = NULL, top = s->entry->first;
  bool ok = true;
  CGI_FOREACH_OP(op, s->entry) {
    if (op->def->kind == CG_STREAM_RESOURCE_ALLOC && !cgi_commands_exports(op->results[0])) cgi_push(allocs, op);
  }
  size_t n = cgi_len(allocs);
  for (size_t i = 0; ok && n > 1 && i < n; i++)
    if (!cgi_commands_hoist(s, allocs[i]->operands[CG_STREAM_RESOURCE_ALLOC_STORAGE_SIZE].value, top, 0))
      ok = cgi_op_unsupported(allocs[i], "allocates a size that is not known before the first step");
  while (top && top->def->kind == CG_ARITH_CONSTANT) top = top->next;
  for (size_t i = 0; i < n; i++) // behind the sizes
    for (cg_op at = top; at; at = at->next)
      if (at == allocs[i]->operands[CG_STREAM_RESOURCE_ALLOC_STORAGE_SIZE].value->op) top = at->next;
  cgi_builder b = cgi_builder_before(top);
  cg_value at = n > 1 ? cgi_build_index(&b, 0) : NULL, *offsets = NULL;
  for (size_t i = 0; ok && n > 1 && i < n; i++) {
    cg_value unit = cgi_build_index(&b, CGI_COMMANDS_ALIGNMENT), less = cgi_build_index(&b, CGI_COMMANDS_ALIGNMENT - 1);
    cg_value parts = cgi_index_op(&b, CG_ARITH_DIVUI,
                                  cgi_index_op(&b, CG_ARITH_ADDI, allocs[i]->operands[CG_STREAM_RESOURCE_ALLOC_STORAGE_SIZE].value, less), unit);
    cgi_push(offsets, at);
    at = cgi_index_op(&b, CG_ARITH_ADDI, at, cgi_index_op(&b, CG_ARITH_MULI, parts, unit));
  }
  cg_value all = ok && n > 1 ? cgi_build_value(&b, CG_STREAM_RESOURCE_ALLOC, allocs[0]->results[0]->type, 1, &at, NULL) : NULL;
  for (size_t i = 0; all && i < n; i++) {
    cg_value operands[4];
    cgi_builder here = cgi_builder_before(allocs[i]);
    operands[CG_STREAM_RESOURCE_SUBVIEW_SOURCE] = all;
    operands[CG_STREAM_RESOURCE_SUBVIEW_SOURCE_SIZE] = at;
    operands[CG_STREAM_RESOURCE_SUBVIEW_SOURCE_OFFSET] = offsets[i];
    operands[CG_STREAM_RESOURCE_SUBVIEW_RESULT_SIZE] = allocs[i]->operands[CG_STREAM_RESOURCE_ALLOC_STORAGE_SIZE].value;
    cg_value part = cgi_build_value(&here, CG_STREAM_RESOURCE_SUBVIEW, allocs[i]->results[0]->type, 4, operands, NULL);
    cgi_value_replace_uses(allocs[i]->results[0], part);
    cgi_op_erase(allocs[i]);
    cgi_commands_subview(part->op);
    cgi_op_erase(part->op);
  }
  return ok;
}

// ---- functions ------------------------------------------------------------------------------------------------------------------------------
// In control flow there are commands, and waiting for them: buffers are made and handed on outside of it.
static bool cgi_commands_in_control(cg_op op, void *user) {
  cgi_commands *s = (cgi_commands *)user;
  if (op->block == s->entry || op == s->func) return true;
  cg_op parent = cg_op_parent(op);
  switch (op->def->kind) {
  case CG_STREAM_CMD_EXECUTE:
    return cgi_commands_is_control(parent) || cgi_op_unsupported(op, "[host-control-flow] stands in '%S', which is no step", cg_op_name(parent));
  case CG_STREAM_RESOURCE_ALLOC:
  case CG_STREAM_RESOURCE_ALLOCA:
  case CG_STREAM_RESOURCE_DEALLOCA:
  case CG_STREAM_RESOURCE_SUBVIEW:
  case CG_STREAM_TENSOR_IMPORT:
  case CG_STREAM_TENSOR_EXPORT: return cgi_op_unsupported(op, "[host-control-flow] stands in control flow, where only commands do");
  case CG_SCF_YIELD:
  case CG_SCF_CONDITION:
    for (unsigned i = 0; i < op->num_operands; i++) {
      cg_value v = op->operands[i].value;
      cg_op from = v->op;
      bool time = from && (from->def->kind == CG_STREAM_CMD_EXECUTE || from->def->kind == CG_STREAM_TIMEPOINT_AWAIT ||
                           from->def->kind == CG_STREAM_TIMEPOINT_JOIN || from->def->kind == CG_STREAM_TIMEPOINT_IMMEDIATE);
      if (time) return cgi_op_unsupported(op, "[host-control-flow] hands on a %t: commands in control flow are waited for in it", v->type);
    }
    return true;
  default: return true;
  }
}

// Numbers of arrays that a dispatch's workload or sizes are computed from, which a host reads: of whole words, in the function's own block.
static void cgi_commands_read(cg_block entry, cg_value v, unsigned depth) {
  cg_op op = v->op;
  if (!op || op->def->kind == CG_TENSOR_DIM || depth > CGI_COMMANDS_DEPTH || !cg_type_is_int_or_index(v->type)) return;
  if (op->def->kind == CG_TENSOR_EXTRACT || op->def->kind == CG_STREAM_ASYNC_LOAD) {
    if (op->block == entry && cg_storage_bytes(v->type) >= 4) cgi_op_mark(op, CGI_READ);
    return;
  }
  for (unsigned i = 0; i < op->num_operands && cgi_op_is_pure(op); i++) cgi_commands_read(entry, op->operands[i].value, depth + 1);
}

static bool cgi_commands_reads(cg_op op, void *user) {
  cg_op_kind k = op->def->kind;
  for (unsigned i = 0; i < op->num_operands && (k == CG_FLOW_DISPATCH || k == CG_STREAM_CMD_DISPATCH || k == CG_STREAM_RESOURCE_ALLOCA); i++)
    cgi_commands_read((cg_block)user, op->operands[i].value, 0);
  return true;
}

CGI_DEF bool cgi_pass_flatten_commands(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cgi_commands s;
  cg_op *executes = cgi_collect(pass->func, CG_STREAM_CMD_EXECUTE), *sizes, *exports;
  if (pass->func->regions[0]->first) cgi_walk_pre(pass->func, cgi_commands_reads, pass->func->regions[0]->first);
  exports = cgi_collect(pass->func, CG_STREAM_TENSOR_EXPORT);
  if (!cgi_len(executes) && !cgi_len(exports)) return true;
  memset(&s, 0, sizeof s);
  s.ctx = ctx;
  s.func = pass->func;
  s.entry = pass->func->regions[0]->first;
  if (!cgi_walk_pre(pass->func, cgi_commands_in_control, &s) || !cgi_commands_block(&s, s.entry)) return false;
  cgi_commands_erase_time(s.entry);
  for (cg_op op = s.entry->first, next; op; op = next) {
    next = op->next;
    if (op->def->kind == CG_STREAM_RESOURCE_SUBVIEW) cgi_commands_subview(op);
  }
  sizes = cgi_collect(pass->func, CG_STREAM_RESOURCE_SIZE);
  for (size_t i = 0; i < cgi_len(sizes); i++) {
    cg_value size = cgi_commands_size(sizes[i]->operands[CG_STREAM_RESOURCE_SIZE_OPERAND].value);
    if (size) cgi_op_replace1(sizes[i], size);
  }
  for (size_t i = 0; i < cgi_len(exports); i++) cgi_commands_export(&s, exports[i]);
  for (cg_op op = s.entry->last, previous; op; op = previous) {
    previous = op->prev;
    if (op->def->kind == CG_STREAM_RESOURCE_SUBVIEW && !op->results[0]->uses) cgi_op_erase(op);
  }
  bool ok = cgi_commands_transients(&s);
  return ok;
}

#undef CGI_COMMANDS_ALIGNMENT
#undef CGI_COMMANDS_DEPTH
