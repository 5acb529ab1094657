// outline-dispatch-regions: a flow.dispatch.workgroups becomes an executable of its own and a flow.dispatch of it.
//
//   %1 = flow.dispatch.workgroups[%n](%a) : (tensor<4xf32>) -> tensor<4xf32> = (%in: …, %out: …) { … flow.return }   →
//   flow.executable private @main_dispatch_0 { flow.executable.export public @main_dispatch_0
//     builtin.module { func.func @main_dispatch_0(%in: …, %out: …) { … return } } }
//   %1 = flow.dispatch @main_dispatch_0::@main_dispatch_0[%n](%a) : (tensor<4xf32>) -> tensor<4xf32>
//
// A region tiled by flow.dispatch.workgroup.size, with no region that counts workgroups, leaves the tiles open: they become 32, 8 and 1 of the
// workload along x, y and z, or less where that is less, and the export counts them.
//
// A region that computes whole results of whole operands with several roots, as products of products, or with an op that may take several kernels,
// as a sort or a scan, is no region any more: its ops are the function's, which form-dispatches makes kernels of.
//
// Requires: verified IR. Preserves: other regions, the workload, and the region that counts workgroups, which becomes the export's.
#include "dialects/iree.h"
#include "dialects/linalg.h"
#include "passes/pass_table.h"
#include "support/functions.h"

// Gives the tiles of a region sizes, and the export a region that counts them.
static bool cgi_outline_tiles(cg_op op, cg_op exported, cg_op *sizes) {
  static const int64_t most[3] = {32, 8, 1};
  cg_context *ctx = op->ctx;
  unsigned first, n = cgi_operand_group(op, "workload", &first);
  cg_type index[3];
  cg_value counts[3];
  int64_t tile[3], workload[3];
  bool known[3];
  unsigned open = 0;
  if (n > 3) return cgi_op_unsupported(op, "has a workload of %u dimensions, of which a grid has three", n);
  for (unsigned i = 0; i < 3; i++) {
    index[i] = cgi_type_index(ctx);
    tile[i] = i < n ? most[i] : 1;
    known[i] = i >= n || cgi_constant_int(cg_op_operand(op, first + i), &workload[i]);
    if (i < n && known[i] && workload[i] < 1) workload[i] = 0;
    if (i < n && known[i] && workload[i] < tile[i]) tile[i] = workload[i] ? workload[i] : 1;
    if (!known[i]) open = n;
  }
  cg_block block = cgi_block_create(exported->regions[0], open, index, op->loc);
  cgi_builder b = cgi_builder_at_end(block, op->loc);
  for (unsigned i = 0; i < 3; i++) {
    counts[i] = cgi_build_index(&b, i >= n ? 1 : known[i] ? (workload[i] + tile[i] - 1) / tile[i] : tile[i]);
    if (!known[i]) counts[i] = cgi_build_binary(&b, CG_ARITH_CEILDIVSI, block->args[i], counts[i]);
  }
  cgi_build_return(&b, CG_FLOW_RETURN, 3, counts);
  for (size_t i = 0; i < cgi_len(sizes); i++) {
    cgi_builder in = cgi_builder_before(sizes[i]);
    cgi_op_replace1(sizes[i], cgi_build_index(&in, tile[cgi_op_int(sizes[i], "dimension")]));
  }
  return true;
}

static bool cgi_outline_kernel(cg_op op, cg_op host, cg_str name) {
  cg_context *ctx = op->ctx;
  cg_region body = op->regions[CG_FLOW_DISPATCH_WORKGROUPS_WORKGROUP_BODY],
            counts = op->num_regions > 1 ? op->regions[CG_FLOW_DISPATCH_WORKGROUPS_WORKGROUP_COUNT] : NULL;
  cg_type *types = NULL;
  if (!body->first || body->first != body->last || !body->first->last || body->first->last->def->kind != CG_FLOW_RETURN)
    return cgi_op_unsupported(op, "has a region of several blocks, or one that does not end in flow.return");
  cgi_builder b = cgi_builder_before(host);
  b.loc = op->loc;
  types = cgi_push_types(ctx, types, cg_block_num_args(body->first), body->first->args);
  cg_op exported, func = cgi_build_flow_kernel(&b, name, (unsigned)cgi_len(types), types, &exported);
  if (counts) cgi_region_move_blocks(counts, exported->regions[0]);
  cgi_region_move_blocks(body, func->regions[0]);
  cg_op end = func->regions[0]->first->last;
  cgi_builder in = cgi_builder_before(end);
  cgi_build_return(&in, CG_FUNC_RETURN, 0, NULL);
  cgi_op_erase(end);
  cg_op *sizes = cgi_collect(func, CG_FLOW_DISPATCH_WORKGROUP_SIZE);
  bool ok = exported->regions[0]->first || !cgi_len(sizes) || cgi_outline_tiles(op, exported, sizes);
  return ok;
}

static void cgi_outline_call(cg_op op, cg_str name) {
  static const char *const groups[4] = {"workload", "arguments", "argument_dims", "result_dims"};
  cg_context *ctx = op->ctx;
  cg_type *types = NULL;
  int32_t segments[4];
  unsigned first;
  for (unsigned g = 0; g < 4; g++) segments[g] = (int32_t)cgi_operand_group(op, groups[g], &first);
  cg_value *operands = cgi_push_operands(NULL, op, 0, op->num_operands);
  types = cgi_push_types(ctx, types, op->num_results, op->results);
  cgi_builder b = cgi_builder_before(op);
  cg_named_attr entry = cgi_named(ctx, "entry_point", cgi_attr_symbol2(ctx, name, name));
  cg_op call = cgi_build(&b, CG_FLOW_DISPATCH, op->num_operands, operands, op->num_results, types, 1, &entry, 0);
  cgi_op_set_segments(call, 4, segments);
  cgi_op_copy_attr(op, call, "tied_operands");
  cgi_values_replace_uses(op->num_results, op->results, call->results);
  cgi_op_erase(op);
}

// ---- regions of several kernels ---------------------------------------------------------------------------------------------------------------
static unsigned cgi_outline_roots(cg_op op) {
  cg_op_kind k = op->def->kind;
  if (cgi_linalg_is(op)) return cgi_linalg_num_reductions(op) > 0;
  if (cgi_starts_with(cg_op_name(op), "iree_linalg_ext.")) return 2; // it may be several
  return k == CG_STABLEHLO_DOT || k == CG_STABLEHLO_DOT_GENERAL || k == CG_STABLEHLO_CONVOLUTION || k == CG_STABLEHLO_REDUCE;
}

// Whether a load or store moves all of a tensor whose shape is known.
static bool cgi_outline_is_whole(cg_value of, cg_value tensor) {
  return of->type->kind == CG_TYPE_DISPATCH_TENSOR && of->type->element == tensor->type && cg_type_has_static_shape(tensor->type);
}

// The argument of the region that result r is stored to; NULL where there is none.
static cg_value cgi_outline_target(cg_op op, unsigned r) {
  cg_block body = op->regions[CG_FLOW_DISPATCH_WORKGROUPS_WORKGROUP_BODY]->first;
  unsigned first, at = cgi_operand_group(op, "arguments", &first);
  int64_t tied = cgi_dispatch_tied(op, r);
  for (unsigned i = 0; i < r; i++) at += cgi_dispatch_tied(op, i) < 0;
  if (tied >= 0) at = (unsigned)tied - first;
  return at < cg_block_num_args(body) ? body->args[at] : NULL;
}

// The store of result r, of which there is one, behind all that is loaded from there.
static cg_op cgi_outline_store(cg_op op, unsigned r) {
  cg_value target = cgi_outline_target(op, r);
  cg_op store = NULL;
  if (!target) return NULL;
  CGI_FOREACH_USE(u, target) {
    if (u->owner->def->kind != CG_FLOW_DISPATCH_TENSOR_STORE) continue;
    if (store) return NULL;
    store = u->owner;
  }
  CGI_FOREACH_USE(v, target) if (!store || (v->owner != store && !cgi_op_before(v->owner, store))) return NULL;
  return store;
}

// Whether the region has several roots, and no part of its own in how it is run.
static bool cgi_outline_is_several(cg_op op) {
  cg_block body = op->regions[CG_FLOW_DISPATCH_WORKGROUPS_WORKGROUP_BODY]->first;
  unsigned roots = 0, stores = 0;
  if (!body || body->next) return false;
  for (unsigned r = 0; r < op->num_results; r++)
    if (!cgi_outline_store(op, r)) return false;
  CGI_FOREACH_OP(inner, body) {
    cg_op_kind k = inner->def->kind;
    roots += cgi_outline_roots(inner);
    if (k == CG_FLOW_RETURN) continue;
    if (k == CG_FLOW_DISPATCH_TENSOR_LOAD) {
      if (!cgi_outline_is_whole(inner->operands[CG_FLOW_DISPATCH_TENSOR_LOAD_SOURCE].value, inner->results[0])) return false;
    } else if (k == CG_FLOW_DISPATCH_TENSOR_STORE) {
      stores++;
      if (!cgi_outline_is_whole(inner->operands[CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].value,
                                inner->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value))
        return false;
    } else if (!cgi_op_is_pure(inner) || cgi_starts_with(cg_op_name(inner), "flow.") || cgi_ids_of(inner)) {
      return false;
    }
  }
  return roots > 1 && stores == op->num_results;
}

static void cgi_outline_inline(cg_op op) {
  cg_block body = op->regions[CG_FLOW_DISPATCH_WORKGROUPS_WORKGROUP_BODY]->first;
  unsigned first, n = cgi_operand_group(op, "arguments", &first);
  for (cg_op inner = body->first, next; inner; inner = next) {
    next = inner->next;
    if (inner->def->kind == CG_FLOW_DISPATCH_TENSOR_LOAD)
      cgi_op_replace1(inner, cg_op_operand(op, first + inner->operands[CG_FLOW_DISPATCH_TENSOR_LOAD_SOURCE].value->index));
  }
  for (unsigned r = 0; r < op->num_results; r++) {
    cg_op store = cgi_outline_store(op, r);
    cgi_value_replace_uses(op->results[r], store->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value);
    cgi_op_erase(store);
  }
  for (unsigned i = 0; i < n; i++) cgi_value_replace_uses(body->args[i], cg_op_operand(op, first + i));
  cgi_block_move_ops(body, body->last, op->block, op);
  cgi_op_erase(op);
}

CGI_DEF bool cgi_pass_outline_dispatch_regions(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cg_op *ops = cgi_collect(pass->module, CG_FLOW_DISPATCH_WORKGROUPS), last = NULL;
  unsigned count = 0;
  bool ok = true;
  for (size_t i = 0; ok && i < cgi_len(ops); i++) {
    cg_op host = cg_op_parent(ops[i]);
    while (host && host->def->kind != CG_FUNC_FUNC) host = cg_op_parent(host);
    if (!host || cg_op_parent(host) != pass->module) {
      ok = cgi_op_unsupported(ops[i], "is in no function of the module");
      break;
    }
    if (cgi_outline_is_several(ops[i])) {
      cgi_outline_inline(ops[i]);
      continue;
    }
    if (host != last) count = 0;
    last = host;
    cg_str name = cgi_symbol_unique(pass->module, cgi_format(ctx, "%S_dispatch_%u", cgi_symbol_name(host), count++));
    ok = cgi_outline_kernel(ops[i], host, name);
    if (ok) cgi_outline_call(ops[i], name);
  }
  return ok;
}
