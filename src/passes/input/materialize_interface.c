// materialize-interface: whatever form a dispatch comes in, it leaves as a hal.executable with one variant per target, whose entry points take no
// arguments: buffers are bindings, sizes are push constants.
//
//   flow.executable private @d { flow.executable.export public @d
//     builtin.module { func.func @d(%a: !flow.dispatch.tensor<readonly:tensor<?x4xf32>>, %n: index,
//                                   %r: !flow.dispatch.tensor<writeonly:tensor<?xf32>>) { … } } }
//     becomes
//   hal.executable private @d { hal.executable.variant public @vulkan1_1 target(<"vulkan-spirv", …>) {
//     hal.executable.export public @d ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = […]>) attributes {cg.bindings = [{…}]} {
//     ^bb0(%device: !hal.device, %w0: index):
//       %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root %w0   hal.return %x, %y, %z : index, index, index }
//     builtin.module { func.func @d() {
//       %c = hal.interface.constant.load ordinal(0) : i32   %n = arith.index_castui %c : i32 to index
//       %a = hal.interface.binding.subspan binding(0) … : !flow.dispatch.tensor<readonly:tensor<?x4xf32>>{%n} … } } } }
//
// Takes flow.executable, stream.executable, hal.executable and hal.executable.variant in today's form and in the older one
// (hal.interface.load.tensor @io::@arg0), and functions that use bindings without any of these around them. Hand-written bindings keep their
// numbers. `cg.bindings` on the export lists, in (set, binding) order, what a host must bind: access, exact bytes over push constants d0, d1, …, and
// alignment. Where a host chose layouts (verify-interface), `cg.operands` lists, in the order of a dispatch's buffers, where each is bound, at which
// offset and with which strides. `cg.parameters` says in which buffer the constants come where they are no push constants: as the module's
// codegen.sizes has it, or, where they are too many for push constants, in the last binding.
#include "dialects/iree.h"
#include "dialects/linalg.h"
#include "support/host.h"
#include "passes/input/launch.h"
#include "passes/pass_table.h"

#define CGI_MATERIALIZE_DEPTH 64 // ops that a size is computed by, one behind the other
#define CGI_MATERIALIZE_MAX_BINDINGS 4096
#define CGI_MATERIALIZE_MAX_STEP 65536
#define CGI_MATERIALIZE_STORES 4 // beside the accesses of a buffer: some op is sure to write
#define CGI_MATERIALIZE_LEFT_OUT "[left-out] is a dispatch written by hand: taking those is left out of this build by CODEGEN_NO_HOST_FORMS"

typedef struct cgi_materialize_binding {
  int64_t set, binding, alignment;
  unsigned access; // cg_access bits
  cg_str bytes;
} cgi_materialize_binding;

typedef struct cgi_materializer { // one function
  cg_context *ctx;
  cg_op func, variant;
  const cg_target *target;
  cgi_materialize_binding *bindings; // cgi array, sorted
  int64_t constants;                 // push constants
  int64_t *reserved;                 // cgi array: sets and bindings that the host uses for something else
  cg_attr *operands;                 // cgi array: where each buffer argument is bound
  bool chosen;                       // some of them by the host
  int64_t pack;                      // the binding of what is packed; -1: none yet
} cgi_materializer;

// ---- small builders ---------------------------------------------------------------------------------------------------------------------
static cg_value cgi_materialize_subspan(cgi_builder *b, cg_type type, int64_t set, int64_t binding, int64_t alignment, bool read_only,
                                        cg_value offset, size_t num_dims, const cg_value *dims) {
  cg_context *ctx = b->ctx;
  cg_value *operands = NULL;
  cg_named_attr attrs[4];
  unsigned n = 0;
  int32_t segments[2];
  cgi_name_attr(&attrs[n++], ctx, "set", cgi_attr_index(ctx, set));
  cgi_name_attr(&attrs[n++], ctx, "binding", cgi_attr_index(ctx, binding));
  cgi_name_attr(&attrs[n++], ctx, "alignment", cgi_attr_index(ctx, alignment));
  if (read_only) cgi_name_attr(&attrs[n++], ctx, "descriptor_flags", cgi_attr_strz(ctx, "ReadOnly"));
  if (offset) cgi_push(operands, offset);
  operands = cgi_push_values(ctx, operands, num_dims, dims);
  cg_op op = cgi_build(b, CG_HAL_INTERFACE_BINDING_SUBSPAN, (unsigned)cgi_len(operands), operands, 1, &type, n, attrs, 0);
  segments[0] = offset ? 1 : 0;
  segments[1] = (int32_t)num_dims;
  cgi_op_set_segments(op, 2, segments);
  return cg_op_result(op, 0);
}

// Push constant `ordinal` as a value of that type.
static cg_value cgi_materialize_constant(cgi_builder *b, int64_t ordinal, cg_type type) {
  cg_context *ctx = b->ctx;
  cg_type i32 = cgi_type_i(ctx, 32);
  bool is_index = type->kind == CG_TYPE_INDEX, narrow = cg_type_is_int(type) && type->width < 32;
  cg_type loaded = is_index || narrow ? i32 : type;
  cg_value v = cgi_build_with(b, CG_HAL_INTERFACE_CONSTANT_LOAD, loaded, 0, NULL, "ordinal", cgi_attr_index(ctx, ordinal));
  if (is_index) return cgi_build_unary(b, CG_ARITH_INDEX_CASTUI, type, v);
  return narrow ? cgi_build_unary(b, CG_ARITH_TRUNCI, type, v) : v;
}

static int64_t cgi_materialize_int_attr(cg_op op, const char *name, int64_t missing) {
  cg_attr a = cg_op_attr(op, name);
  return a && a->kind == CG_ATTR_INT ? cg_attr_int(a) : missing;
}

// ---- functions with arguments -------------------------------------------------------------------------------------------------------------
// The index operands that a dispatch tensor argument's dynamic dims are: its loads and stores name them.
static void cgi_materialize_argument_dims(cg_value arg, cg_value **dims) {
  cg_context *ctx = arg->type->ctx;
  CGI_FOREACH_USE(u, arg) {
    cg_op op = u->owner;
    const char *group = op->def->kind == CG_FLOW_DISPATCH_TENSOR_LOAD    ? "source_dims"
                        : op->def->kind == CG_FLOW_DISPATCH_TENSOR_STORE ? "target_dims"
                                                                         : NULL;
    unsigned first, n = group ? cgi_operand_group(op, group, &first) : 0;
    for (unsigned i = 0; i < n; i++) cgi_push(*dims, cg_op_operand(op, first + i));
    if (n) return; // each says the same
  }
}

// stream.binding.subspan of an argument.
static bool cgi_materialize_stream_binding(cg_value arg, int64_t binding, int64_t alignment) {
  CGI_FOREACH_USE(u, arg) {
    cg_op op = u->owner;
    if (op->def->kind != CG_STREAM_BINDING_SUBSPAN) return cgi_op_error(op, "uses a stream binding: only stream.binding.subspan can");
    cg_value offset = cg_op_operand(op, CG_STREAM_BINDING_SUBSPAN_BYTE_OFFSET);
    if (cgi_constant_is(offset, 0)) offset = NULL;
    cg_value *dims = cgi_push_operands(NULL, op, 2, op->num_operands);
    cgi_builder b = cgi_builder_before(op);
    cg_type t = cg_value_type(cg_op_result(op, 0));
    bool read_only = t->kind == CG_TYPE_DISPATCH_TENSOR && t->access == CG_ACCESS_READ;
    cg_value v = cgi_materialize_subspan(&b, t, 0, binding, alignment, read_only, offset, cgi_len(dims), dims);
    cgi_op_replace1(op, v);
  }
  return true;
}

static int64_t cgi_materialize_argument_alignment(cg_op func, unsigned i) {
  cg_attr all = cg_op_attr(func, "arg_attrs");
  cg_attr a = all && i < cg_attr_len(all) ? cg_attr_get(cg_attr_at(all, i), "stream.alignment") : NULL;
  int64_t v = a && a->kind == CG_ATTR_INT ? cg_attr_int(a) : 64;
  return v > 0 && v < 65536 ? v : 64;
}

// ---- a host's own layouts -------------------------------------------------------------------------------------------------------------------
static void cgi_materialize_reserve(cgi_materializer *m, int64_t set, int64_t binding) {
  cg_context *ctx = m->ctx;
  cgi_push(m->reserved, set);
  cgi_push(m->reserved, binding);
}

static bool cgi_materialize_is_reserved(const cgi_materializer *m, int64_t set, int64_t binding) {
  for (size_t i = 0; i + 1 < cgi_len(m->reserved); i += 2)
    if (m->reserved[i] == set && m->reserved[i + 1] == binding) return true;
  return false;
}

// What the module around the kernel, or one further out, says of all kernels.
static cg_attr cgi_materialize_module_attr(cg_op op, const char *name) {
  for (cg_op up = op; up; up = cg_op_parent(up)) {
    cg_attr a = up->def->kind == CG_BUILTIN_MODULE ? cg_op_attr(up, name) : NULL;
    if (a) return a;
  }
  return NULL;
}

static void cgi_materialize_collect_reserved(cgi_materializer *m) {
  cg_attr pairs = cg_op_attr(m->func, "codegen.reserved");
  cgi_parameters sizes;
  for (size_t i = 0; pairs && cg_attr_is_int_list(pairs) && i + 1 < cg_attr_int_list_len(pairs); i += 2)
    cgi_materialize_reserve(m, cg_attr_int_list_at(pairs, i), cg_attr_int_list_at(pairs, i + 1));
  cgi_op_set_attr(m->func, "codegen.reserved", NULL);
  if (cgi_parameters_of(cgi_materialize_module_attr(m->func, "codegen.sizes"), &sizes)) cgi_materialize_reserve(m, sizes.set, sizes.binding);
}

// The subspan of buffer argument i, which is bound where the host says or else at the next number that is free.
static cg_value cgi_materialize_argument_span(cgi_materializer *m, cgi_builder *b, unsigned i, cg_type t, int64_t *next, size_t num_dims,
                                              const cg_value *dims) {
  cg_context *ctx = m->ctx;
  cgi_layout l;
  cg_attr all = cg_op_attr(m->func, "arg_attrs"), dict = cg_attr_at(all, i);
  cg_attr packed = dict ? cg_attr_get(dict, "codegen.packed") : NULL; // several in one buffer, which the steps fill
  bool chosen = cgi_layout_of(dict, &l) || packed;
  if (packed) l.offset = cg_attr_int(packed);
  if (!l.fixed && !(packed && m->pack >= 0)) {
    while (cgi_materialize_is_reserved(m, 0, *next)) (*next)++;
    l.binding = (*next)++;
    if (packed) m->pack = l.binding;
  } else if (packed) {
    l.binding = m->pack;
  }
  cg_value offset = l.offset ? cgi_build_index(b, l.offset) : NULL;
  cg_value v = cgi_materialize_subspan(b, t, l.set, l.binding, cgi_materialize_argument_alignment(m->func, i), t->access == CG_ACCESS_READ, offset,
                                       num_dims, dims);
  if (chosen && l.num_strides) cgi_op_set_attr(v->op, "codegen.strides", cg_attr_get(dict, "codegen.strides"));
  if (chosen) cgi_op_mark(v->op, "codegen.disjoint");
  cg_named_attr entries[5];
  unsigned n = 0;
  if (packed) cgi_name_attr(&entries[n++], ctx, "codegen.packed", packed);
  cgi_name_i64(&entries[n++], ctx, "codegen.set", l.set);
  cgi_name_i64(&entries[n++], ctx, "codegen.binding", l.binding);
  if (l.offset) cgi_name_i64(&entries[n++], ctx, "codegen.offset", l.offset);
  if (l.num_strides) cgi_name_attr(&entries[n++], ctx, "codegen.strides", cg_attr_get(dict, "codegen.strides"));
  cg_attr operand = cgi_attr_dict(ctx, n, entries);
  cgi_push(m->operands, operand);
  m->chosen = m->chosen || chosen;
  return v;
}

static bool cgi_materialize_check_layout(cgi_materializer *m, unsigned i, cg_type t) {
  cgi_layout l;
  cg_attr all = cg_op_attr(m->func, "arg_attrs"), dict = cg_attr_at(all, i);
  cg_attr packed = dict && dict->kind == CG_ATTR_DICT ? cg_attr_get(dict, "codegen.packed") : NULL;
  bool ok = !packed || (packed->kind == CG_ATTR_INT && cg_attr_int(packed) >= 0 && cg_attr_int(packed) <= INT32_MAX);
  if (cgi_layout_at(m->func, "arg_attrs", i, &l))
    ok = ok && l.offset >= 0 && l.offset <= INT32_MAX && (!l.num_strides || (cg_type_is_shaped(t->element) && l.num_strides == t->element->rank));
  return ok || cgi_op_error(m->func, "[invalid-layout] has argument %u of type %t with attributes %a", i, t, dict);
}

// What v is computed from, as far as it comes later, is computed at b: push constants, and sizes that are put together of several.
static void cgi_materialize_at(cgi_builder *b, cg_value v, unsigned depth) {
  cg_op op = cg_value_op(v);
  if (!op || !b->before || op->block != b->block || cgi_op_before(op, b->before) || depth > CGI_MATERIALIZE_DEPTH || !cgi_op_is_pure(op)) return;
  for (unsigned i = 0; i < op->num_operands; i++) cgi_materialize_at(b, op->operands[i].value, depth + 1);
  if (op == b->before)
    b->before = op->next;
  else
    cgi_op_move_before(op, b->before);
}

// Behind the definitions of what it needs.
static bool cgi_materialize_take_arguments(cgi_materializer *m) {
  cg_block entry = m->func->regions[0]->first;
  size_t n = cgi_len(entry->args);
  if (n == 0) return true;
  cg_op *ties = cgi_collect(m->func, CG_FLOW_DISPATCH_TIE_SHAPE); // loads and stores say it, too
  for (size_t i = 0; i < cgi_len(ties); i++) cgi_op_replace1(ties[i], cg_op_operand(ties[i], CG_FLOW_DISPATCH_TIE_SHAPE_OPERAND));
  cgi_builder b = cgi_builder_at_start(entry, m->func->loc);
  int64_t ordinal = 0, binding = 0;
  for (size_t i = 0; i < n; i++) {
    cg_value arg = entry->args[i];
    if (cg_type_is_int_or_index(arg->type) || cg_type_is_float(arg->type))
      cgi_value_replace_uses(arg, cgi_materialize_constant(&b, ordinal++, arg->type));
  }
  for (size_t i = 0; i < n; i++) {
    cg_value arg = entry->args[i];
    cg_type t = arg->type;
    if (cg_type_is_int_or_index(t) || cg_type_is_float(t)) continue;
#ifndef CODEGEN_NO_HOST_FORMS
    if (t->kind == CG_TYPE_OPAQUE && cgi_str_is(t->text, "stream.binding")) {
      if (!cgi_materialize_stream_binding(arg, binding++, cgi_materialize_argument_alignment(m->func, (unsigned)i))) return false;
      continue;
    }
#endif
    if (t->kind != CG_TYPE_DISPATCH_TENSOR)
      return cgi_op_error(m->func, "is an entry point with an argument of type %t, which no binding or push constant can hold", t);
    if (!cgi_materialize_check_layout(m, (unsigned)i, t)) return false;
    cg_value *dims = NULL;
    cgi_materialize_argument_dims(arg, &dims);
    for (size_t k = 0; k < cgi_len(dims); k++) cgi_materialize_at(&b, dims[k], 0);
    cg_value v = cgi_materialize_argument_span(m, &b, (unsigned)i, t, &binding, cgi_len(dims), dims);
    cgi_value_replace_uses(arg, v);
  }
  for (size_t i = n; i-- > 0;) cgi_block_erase_arg(entry, (unsigned)i);
  return true;
}

// ---- the older form -----------------------------------------------------------------------------------------------------------------------
static cg_op cgi_materialize_interface_binding(cg_op op, const char *attr) {
  cg_attr symbol = cg_op_attr(op, attr);
  cg_op b = symbol && symbol->kind == CG_ATTR_SYMBOL ? cgi_symbol_resolve(op, symbol) : NULL;
  if (b && b->def->kind == CG_HAL_INTERFACE_BINDING) return b;
  if (symbol)
    cgi_op_error(op, "refers to %a, which is no hal.interface.binding in reach", symbol);
  else
    cgi_op_error(op, "names no binding");
  return NULL;
}

// "Read", "Write", "Write|Discard", "Read|Write", "ReadWrite"
static unsigned cgi_materialize_access(cg_op binding) {
  cg_attr a = cg_op_attr(binding, "access");
  cg_str s = a && a->kind == CG_ATTR_STRING ? cg_attr_str(a) : cgi_s("");
  unsigned access = 0;
  for (size_t i = 0; i < s.len; i++) {
    if (s.data[i] == 'R') access |= CG_ACCESS_READ;
    if (s.data[i] == 'W') access |= CG_ACCESS_WRITE;
  }
  return access ? access : (unsigned)CG_ACCESS_READ_WRITE;
}

// hal.interface.load.tensor and store.tensor: a subspan, and a whole-tensor access of it. A binding that is read and written is one subspan.
static bool cgi_materialize_legacy_access(cgi_materializer *m, cg_op op, cgi_hmap *subspans) {
  cg_context *ctx = m->ctx;
  bool load = op->def->kind == CG_HAL_INTERFACE_LOAD_TENSOR;
  cg_type t = load ? cg_value_type(cg_op_result(op, 0)) : cg_value_type(cg_op_operand(op, CG_HAL_INTERFACE_STORE_TENSOR_OPERAND));
  cg_op binding = cgi_materialize_interface_binding(op, "binding");
  if (!binding) return false;
  if (t->kind != CG_TYPE_TENSOR || !cg_type_has_static_shape(t) || t->rank > 16)
    return cgi_op_unsupported(
        op, "has type %t: this form of a dispatch takes ranked tensors of static shape; use hal.interface.binding.subspan for others", t);
  cg_value offset = cg_op_operand(op, load ? CG_HAL_INTERFACE_LOAD_TENSOR_OFFSET : CG_HAL_INTERFACE_STORE_TENSOR_OFFSET);
  int64_t at = -1;
  if (!cgi_constant_int(offset, &at)) return cgi_op_unsupported(op, "has an offset that is no constant");
  unsigned access = cgi_materialize_access(binding), needed = load ? CG_ACCESS_READ : CG_ACCESS_WRITE;
  if (!(access & needed))
    return cgi_op_error(op, load ? "reads binding %a, which is declared to be written only" : "writes binding %a, which is declared to be read only",
                        cg_op_attr(op, "binding"));
  uint64_t key = cgi_hash_u64(cgi_hash_u64((uint64_t)(uintptr_t)binding, (uint64_t)at), (uint64_t)(uintptr_t)t);
  uint64_t found = 0;
  cgi_builder b = cgi_builder_at_start(m->func->regions[0]->first, op->loc);
  if (!cgi_hmap_get(subspans, key, &found)) {
    cg_type dt = cgi_type_dispatch_tensor(ctx, cgi_s("flow"), (cg_access)access, t);
    cg_value off = at ? cgi_build_index(&b, at) : NULL;
    cg_value v = cgi_materialize_subspan(&b, dt, cgi_materialize_int_attr(binding, "set", 0), cgi_materialize_int_attr(binding, "binding", 0), 64,
                                         access == CG_ACCESS_READ, off, 0, NULL);
    found = (uint64_t)(uintptr_t)v;
    cgi_hmap_put(subspans, key, found);
  }
  cg_value span = (cg_value)(uintptr_t)found;
  b = cgi_builder_before(op);
  if (load) {
    cg_op made = cgi_build_dispatch_access(&b, NULL, span, t, 0, NULL, NULL);
    cgi_op_replace1(op, cg_op_result(made, 0));
  } else {
    cgi_build_dispatch_access(&b, cg_op_operand(op, CG_HAL_INTERFACE_STORE_TENSOR_OPERAND), span, t, 0, NULL, NULL);
    cgi_op_erase(op);
  }
  return true;
}

static cg_op_kind cgi_materialize_workgroup_kind(cg_op_kind k) {
  switch (k) {
  case CG_FLOW_DISPATCH_WORKGROUP_ID:
  case CG_STREAM_DISPATCH_WORKGROUP_ID: return CG_HAL_INTERFACE_WORKGROUP_ID;
  case CG_FLOW_DISPATCH_WORKGROUP_COUNT:
  case CG_STREAM_DISPATCH_WORKGROUP_COUNT: return CG_HAL_INTERFACE_WORKGROUP_COUNT;
  case CG_FLOW_DISPATCH_WORKGROUP_SIZE:
  case CG_STREAM_DISPATCH_WORKGROUP_SIZE: return CG_HAL_INTERFACE_WORKGROUP_SIZE;
  default: return CG_OP_UNREGISTERED;
  }
}

typedef struct cgi_materialize_walk {
  cgi_materializer *m;
  cgi_hmap subspans;
  bool ok;
} cgi_materialize_walk;

static bool cgi_materialize_normalize_op(cg_op op, void *user) {
  cgi_materialize_walk *w = (cgi_materialize_walk *)user;
  cgi_materializer *m = w->m;
  cg_context *ctx = m->ctx;
  cg_op_kind k = op->def->kind, same = cgi_materialize_workgroup_kind(k);
#ifndef CODEGEN_NO_HOST_FORMS
  if (k == CG_HAL_INTERFACE_LOAD_TENSOR || k == CG_HAL_INTERFACE_STORE_TENSOR) {
    w->ok = cgi_materialize_legacy_access(m, op, &w->subspans) && w->ok;
    return true;
  }
  if (k == CG_HAL_INTERFACE_BINDING_SUBSPAN && !cg_op_attr(op, "binding")) {
    cg_op binding = cgi_materialize_interface_binding(op, "interface");
    if (!binding) return w->ok = false;
    cgi_op_copy_attr(binding, op, "set");
    cgi_op_copy_attr(binding, op, "binding");
    unsigned access = cgi_materialize_access(binding);
    if (access == CG_ACCESS_READ) cgi_op_set_attr(op, "descriptor_flags", cgi_attr_strz(ctx, "ReadOnly"));
    if (access == CG_ACCESS_WRITE) cgi_op_mark(op, "codegen.write_only"); // what is read of it, the kernel wrote
    cgi_op_set_attr(op, "interface", NULL);
    return true;
  }
#endif
  if (k == CG_HAL_INTERFACE_CONSTANT_LOAD && cg_value_type(cg_op_result(op, 0))->kind == CG_TYPE_INDEX) {
    cgi_builder b = cgi_builder_before(op);
    cgi_op_replace1(op, cgi_materialize_constant(&b, cgi_materialize_int_attr(op, "ordinal", 0), cgi_type_index(ctx)));
  } else if (same != CG_OP_UNREGISTERED) {
    cgi_builder b = cgi_builder_before(op);
    cg_type index = cgi_type_index(ctx);
    cg_op made = cgi_build(&b, same, 0, NULL, 1, &index, op->num_attrs, op->attrs, 0);
    cgi_op_replace1(op, cg_op_result(made, 0));
  }
  return true;
}

// ---- what a host must bind ------------------------------------------------------------------------------------------------------------------
static bool cgi_materialize_constant_symbol(void *user, cg_value v, uint32_t *symbol) {
  (void)user;
  cg_op op = cg_value_op(v);
  if (!op || op->def->kind != CG_HAL_INTERFACE_CONSTANT_LOAD) return false;
  *symbol = (uint32_t)cgi_materialize_int_attr(op, "ordinal", 0);
  return true;
}

// How a buffer is used, where its type does not say.
static unsigned cgi_materialize_used_access(cg_value buffer, int depth) {
  unsigned access = 0;
  CGI_FOREACH_USE(u, buffer) {
    cg_op op = u->owner;
    unsigned index = (unsigned)(u - op->operands);
    cg_op_kind k = op->def->kind;
    if (k == CG_MEMREF_DIM || k == CG_MEMREF_ASSUME_ALIGNMENT) continue;
    if (op->num_results && cg_value_type(cg_op_result(op, 0))->kind == CG_TYPE_MEMREF && depth < 32)
      access |= cgi_materialize_used_access(cg_op_result(op, 0), depth + 1);
    else if (k == CG_MEMREF_STORE || k == CG_VECTOR_STORE || k == CG_VECTOR_TRANSFER_WRITE || k == CG_MEMREF_COPY)
      access |= index == 1 ? CG_ACCESS_WRITE | CGI_MATERIALIZE_STORES : CG_ACCESS_READ;
    else if (k == CG_MEMREF_LOAD || k == CG_VECTOR_LOAD || k == CG_VECTOR_TRANSFER_READ)
      access |= CG_ACCESS_READ;
    else if (cg_op_has_trait(op, CG_TRAIT_STRUCTURED)) {
      unsigned first, n = cgi_operand_group(op, "inputs", &first);
      bool whole = cgi_linalg_is(op) && index >= first + n && !cgi_linalg_uses_output(op, index - first - n);
      access |= index >= first && index < first + n ? CG_ACCESS_READ : whole ? CG_ACCESS_WRITE : CG_ACCESS_READ_WRITE;
    } else
      access |= CG_ACCESS_READ_WRITE;
  }
  return access;
}

// The strides of what is not dense: a host's own, or those of the type.
static bool cgi_materialize_strides(cg_op span, cg_type shaped, cgi_layout *out) {
  cg_named_attr strides = cgi_named(span->ctx, "codegen.strides", cg_op_attr(span, "codegen.strides"));
  int64_t start = 0;
  memset(out, 0, sizeof *out);
  if (strides.value) return cgi_layout_of(cgi_attr_dict(span->ctx, 1, &strides), out);
  if (shaped->kind != CG_TYPE_MEMREF || !shaped->layout || shaped->rank > CGI_LAYOUT_RANK) return false;
  if (!cg_type_strides(shaped, out->strides, &start)) return false;
  out->num_strides = shaped->rank;
  for (unsigned i = 0; i < shaped->rank; i++)
    if (out->strides[i] == CG_DYNAMIC) return false;
  return true;
}

// The size of the buffer behind a subspan, to its end: offset plus elements, rounded up where kernels own whole words.
static bool cgi_materialize_bytes(cgi_materializer *m, cg_op span, cg_type shaped, cg_str *out) {
  cgi_builder b = cgi_builder_after(span);
  cg_op last = span, end = span->next;
  int64_t elements = cg_type_num_elements(shaped);
  if (elements != CG_DYNAMIC && elements > INT32_MAX)
    return cgi_op_unsupported(span, "[index-range] has %l elements: a kernel's indices are 32 bits wide", elements);
  unsigned first, n = cgi_operand_group(span, "dynamic_dims", &first), k = 0;
  cg_type element = cg_type_element(shaped);
  if (element->kind == CG_TYPE_VECTOR) element = cg_type_element(element);
  int64_t width = (int64_t)cg_storage_bytes(element),
          lanes = cg_type_element(shaped)->kind == CG_TYPE_VECTOR ? cg_type_num_elements(cg_type_element(shaped)) : 1;
  cg_value dims[CGI_LAYOUT_RANK], size = cgi_build_index(&b, width * lanes);
  cgi_layout layout;
  bool strided = cgi_materialize_strides(span, shaped, &layout);
  for (unsigned i = 0; i < shaped->rank; i++) {
    cg_value dim;
    if (shaped->shape[i] != CG_DYNAMIC)
      dim = cgi_build_index(&b, shaped->shape[i]);
    else if (k < n)
      dim = cg_op_operand(span, first + k++);
    else
      return cgi_op_error(span, "has type %t, but gives %u of its dynamic sizes", cg_value_type(cg_op_result(span, 0)), n);
    if (strided)
      dims[i] = dim;
    else
      size = cgi_build_binary(&b, CG_ARITH_MULI, size, dim);
  }
  if (strided) size = cgi_build_binary(&b, CG_ARITH_MULI, cgi_build_span(&b, &layout, shaped, dims), size);
  cg_value offset = cgi_operand_named(span, "byte_offset");
  if (offset) size = cgi_build_binary(&b, CG_ARITH_ADDI, size, offset);
  uint64_t storage = width == 1 ? CG_FEATURE_STORAGE8 : width == 2 ? CG_FEATURE_STORAGE16 : 0;
  if (storage && m->target && !(m->target->features & storage)) {
    cg_value four = cgi_build_index(&b, 4);
    size = cgi_build_binary(&b, CG_ARITH_MULI, cgi_build_binary(&b, CG_ARITH_CEILDIVSI, size, four), four);
  }
  bool ok = cgi_size_text(size, cgi_materialize_constant_symbol, NULL, out);
  for (cg_op op = end ? end->prev : span->block->last; op != last;) {
    cg_op prev = op->prev;
    cgi_op_erase(op);
    op = prev;
  }
  return ok;
}

static cg_type cgi_materialize_shaped(cg_type t) { return t->kind == CG_TYPE_DISPATCH_TENSOR ? cg_type_element(t) : t; }

static bool cgi_materialize_add_binding(cgi_materializer *m, cg_op span) {
  cg_context *ctx = m->ctx;
  cg_type t = cg_value_type(cg_op_result(span, 0));
  cg_type shaped = cgi_materialize_shaped(t);
  cgi_materialize_binding n;
  memset(&n, 0, sizeof n);
  n.set = cgi_materialize_int_attr(span, "set", 0);
  n.binding = cgi_materialize_int_attr(span, "binding", -1);
  n.alignment = cgi_materialize_int_attr(span, "alignment", 64);
  if (n.set < 0 || n.binding < 0 || n.set > CGI_MATERIALIZE_MAX_BINDINGS || n.binding > CGI_MATERIALIZE_MAX_BINDINGS)
    return cgi_op_error(span, "has no set and binding numbers between 0 and %d", CGI_MATERIALIZE_MAX_BINDINGS);
  if (n.alignment < 1) n.alignment = 1;
  if (m->target && n.alignment < (int64_t)m->target->min_storage_offset_alignment) n.alignment = (int64_t)m->target->min_storage_offset_alignment;
  if (!shaped || !cg_type_is_shaped(shaped)) return cgi_op_error(span, "gives type %t, which is no buffer or dispatch tensor", t);
  cgi_op_set_attr(span, "set", cgi_attr_index(ctx, n.set));
  n.access = t->kind == CG_TYPE_DISPATCH_TENSOR ? (unsigned)t->access : cgi_materialize_used_access(cg_op_result(span, 0), 0);
  cg_attr flags = cg_op_attr(span, "descriptor_flags");
  if ((n.access & CGI_MATERIALIZE_STORES) && flags && flags->kind == CG_ATTR_STRING && cgi_has_word(cg_attr_str(flags), cgi_s("ReadOnly")))
    return cgi_op_error(span, "[read-only] is said to be ReadOnly, and the kernel writes to it");
  n.access &= CG_ACCESS_READ_WRITE;
#ifndef CODEGEN_NO_HOST_FORMS
  if (cg_op_attr(span, "codegen.write_only")) n.access &= CG_ACCESS_WRITE;
  cgi_op_set_attr(span, "codegen.write_only", NULL);
#endif
  if (!cgi_materialize_bytes(m, span, shaped, &n.bytes)) return false;
  size_t i = 0;
  while (i < cgi_len(m->bindings) && (m->bindings[i].set < n.set || (m->bindings[i].set == n.set && m->bindings[i].binding < n.binding))) i++;
  if (i < cgi_len(m->bindings) && m->bindings[i].set == n.set && m->bindings[i].binding == n.binding) {
    cgi_materialize_binding *old = &m->bindings[i];
    old->access |= n.access;
    if (old->alignment < n.alignment) old->alignment = n.alignment;
    uint64_t a, b;
    if (cgi_parse_u64(old->bytes, &a) && cgi_parse_u64(n.bytes, &b))
      old->bytes = a < b ? n.bytes : old->bytes;
    else if (!cgi_str_eq(old->bytes, n.bytes))
      old->bytes = cgi_format(ctx, "max(%S, %S)", old->bytes, n.bytes);
    return true;
  }
  cgi_push(m->bindings, n);
  for (size_t k = cgi_len(m->bindings) - 1; k > i; k--) m->bindings[k] = m->bindings[k - 1];
  m->bindings[i] = n;
  return true;
}

// What every invocation does, and with constant indices, is in the buffer; `op` reads or writes what operand `at` is.
static bool cgi_materialize_in_bounds(cg_op op, unsigned at) {
  cg_type t = cg_value_type(cg_op_operand(op, at)), v = at ? cg_value_type(cg_op_operand(op, 0)) : cg_value_type(cg_op_result(op, 0));
  unsigned first, n = cgi_operand_group(op, "indices", &first), lanes = v->kind == CG_TYPE_VECTOR ? v->rank : 0;
  for (unsigned i = 0; i < n && i < t->rank && t->shape[i] != CG_DYNAMIC; i++) {
    int64_t index, length = i + lanes < n ? 1 : v->shape[i + lanes - n];
    if (!cgi_constant_int(cg_op_operand(op, first + i), &index) || (index >= 0 && index <= t->shape[i] - length)) continue;
    return cgi_op_error(op, "[out-of-bounds] %s %l elements from index %l of dimension %u on, which has %l", at ? "writes" : "reads", length, index,
                        i, t->shape[i]);
  }
  return true;
}

// Loop variables fit 32 bits, and one step beyond the end of a loop that a thread runs.
static bool cgi_materialize_is_countable(cg_op op, void *user) {
  int64_t sizes[CGI_MAX_LOOPS];
  cg_op_kind k = op->def->kind;
  (void)user;
  if ((k == CG_MEMREF_LOAD || k == CG_VECTOR_LOAD || k == CG_MEMREF_STORE || k == CG_VECTOR_STORE) && cg_op_parent(op)->def->kind == CG_FUNC_FUNC)
    return cgi_materialize_in_bounds(op, k == CG_MEMREF_STORE || k == CG_VECTOR_STORE);
  if (!cgi_linalg_is(op) || !cgi_linalg_loop_sizes(op, sizes, NULL)) return true;
  for (unsigned i = 0; i < cgi_linalg_num_loops(op); i++)
    if (sizes[i] > INT32_MAX - (cgi_linalg_is_reduction(op, i) ? CGI_MATERIALIZE_MAX_STEP : 0))
      return cgi_op_unsupported(op, "[index-range] has a loop of %l steps: a kernel's indices are 32 bits wide", sizes[i]);
  return true;
}

static CGI_NOINLINE bool cgi_materialize_scan(cgi_materializer *m) {
  bool ok = true;
  cg_op *spans = cgi_collect(m->func, CG_HAL_INTERFACE_BINDING_SUBSPAN), *loads = cgi_collect(m->func, CG_HAL_INTERFACE_CONSTANT_LOAD);
  for (size_t i = 0; i < cgi_len(loads); i++) {
    int64_t ordinal = cgi_materialize_int_attr(loads[i], "ordinal", -1);
    cg_type t = cg_value_type(cg_op_result(loads[i], 0));
    if (ordinal < 0 || ordinal > 1023)
      ok = cgi_op_error(loads[i], "has no ordinal between 0 and 1023");
    else if (t->kind != CG_TYPE_INDEX && ((!cg_type_is_int(t) && !cg_type_is_float(t)) || cg_type_width(t) != 32))
      ok = cgi_op_error(loads[i], "gives type %t: a push constant is a word of 32 bits", t);
    else if (ordinal >= m->constants)
      m->constants = ordinal + 1;
  }
  for (size_t i = 0; ok && i < cgi_len(spans); i++) ok = cgi_materialize_add_binding(m, spans[i]);
  ok = ok && cgi_walk_pre(m->func, cgi_materialize_is_countable, NULL);
  return ok;
}

// ---- the export ---------------------------------------------------------------------------------------------------------------------------
static cg_attr cgi_materialize_bindings_attr(cgi_materializer *m) {
  cg_context *ctx = m->ctx;
  cg_attr *items = NULL;
  for (size_t i = 0; i < cgi_len(m->bindings); i++) {
    const cgi_materialize_binding *n = &m->bindings[i];
    cg_named_attr entries[5];
    cgi_name_i64(&entries[0], ctx, "set", n->set);
    cgi_name_i64(&entries[1], ctx, "binding", n->binding);
    cgi_name_attr(&entries[2], ctx, "access",
                  cgi_attr_strz(ctx, n->access == CG_ACCESS_READ    ? "read"
                                     : n->access == CG_ACCESS_WRITE ? "write"
                                                                    : "read_write"));
    cgi_name_attr(&entries[3], ctx, "bytes", cgi_attr_str(ctx, n->bytes));
    cgi_name_i64(&entries[4], ctx, "alignment", n->alignment);
    cg_attr item = cgi_attr_dict(ctx, 5, entries);
    cgi_push(items, item);
  }
  cg_attr out = cgi_attr_array(ctx, cgi_len(items), items);
  return out;
}

// #hal.pipeline.layout in today's form where the bindings are 0, 1, … of set 0, else in the form with sets.
static cg_attr cgi_materialize_layout(cgi_materializer *m) {
  cg_context *ctx = m->ctx;
  bool plain = true;
  size_t n = cgi_len(m->bindings);
  for (size_t i = 0; i < n; i++) plain = plain && m->bindings[i].set == 0 && m->bindings[i].binding == (int64_t)i;
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  if (plain) {
    if (m->constants) cgi_buf_format(&b, "constants = %l, ", m->constants);
    cgi_buf_z(&b, "bindings = [");
    for (size_t i = 0; i < n; i++)
      cgi_buf_format(&b, "%s#hal.pipeline.binding<storage_buffer%s>", i ? ", " : "", m->bindings[i].access == CG_ACCESS_READ ? ", ReadOnly" : "");
    cgi_buf_z(&b, "]");
  } else {
    cgi_buf_format(&b, "push_constants = %l, sets = [", m->constants);
    for (size_t i = 0; i < n; i++) {
      bool opens = i == 0 || m->bindings[i].set != m->bindings[i - 1].set, closes = i + 1 == n || m->bindings[i].set != m->bindings[i + 1].set;
      if (opens) cgi_buf_format(&b, "%s<%l, bindings = [", i ? ", " : "", m->bindings[i].set);
      cgi_buf_format(&b, "%s<%l, storage_buffer%s>", opens ? "" : ", ", m->bindings[i].binding,
                     m->bindings[i].access == CG_ACCESS_READ ? ", ReadOnly" : "");
      if (closes) cgi_buf_z(&b, "]>");
    }
    cgi_buf_z(&b, "]");
  }
  cg_attr out = cgi_attr_dialect(ctx, cgi_s("hal.pipeline.layout"), cgi_strdup(ctx, cgi_buf_view(&b)), 0, NULL);
  cgi_buf_free(&b);
  return out;
}

// A region that decides the count itself stays; else: the count follows from the root op, over the push constants.
static void cgi_materialize_count_region(cgi_materializer *m, cg_op exported) {
  cg_context *ctx = m->ctx;
  cg_region r = exported->regions[0];
#ifndef CODEGEN_NO_HOST_FORMS
  if (cgi_count_region_decides(r)) return;
#endif
  while (r->first) cgi_block_erase(r->first);
  cg_type *types = NULL;
  cgi_push(types, cgi_type_opaque(ctx, cgi_s("hal.device")));
  for (int64_t i = 0; i < m->constants; i++) cgi_push(types, cgi_type_index(ctx));
  cg_block block = cgi_block_create(r, (unsigned)cgi_len(types), types, exported->loc);
  cgi_builder b = cgi_builder_at_end(block, exported->loc);
  cg_type three[3];
  three[0] = three[1] = three[2] = cgi_type_index(ctx);
  cg_op count = cgi_build(&b, CG_FLOW_DISPATCH_WORKGROUP_COUNT_FROM_DAG_ROOT, (unsigned)m->constants, block->args + 1, 3, three, 0, NULL, 0);
  cg_value results[3];
  memcpy(results, count->results, 3 * sizeof *results);
  cgi_build_return(&b, CG_HAL_RETURN, 3, results);
}

static cg_op cgi_materialize_export(cgi_materializer *m, cg_op inner) {
  cg_str name = cgi_symbol_name(m->func);
  cg_op e = cgi_symbol_lookup(m->variant, name);
  if (e && e->def->kind == CG_HAL_EXECUTABLE_EXPORT) return e;
  cgi_builder b = cgi_builder_before(inner);
  b.loc = m->func->loc;
  return cgi_build_symbol(&b, CG_HAL_EXECUTABLE_EXPORT, name, "public");
}

// Constants are push constants behind the host's own, or words of a buffer.
static bool cgi_materialize_place_constants(cgi_materializer *m, cg_op exported) {
  cg_context *ctx = m->ctx;
  cg_attr sizes = cgi_materialize_module_attr(m->func, "codegen.sizes"), base = cgi_materialize_module_attr(m->func, "codegen.push_constant_base");
  int64_t start = base && base->kind == CG_ATTR_INT ? cg_attr_int(base) : 0, last = -1;
  cgi_parameters p;
  if (!m->constants) return true;
  if (cgi_parameters_of(sizes, &p)) {
    cgi_op_set_attr(exported, "cg.parameters", sizes);
    for (size_t i = 0; i < cgi_len(m->bindings); i++)
      if (m->bindings[i].set == p.set && m->bindings[i].binding == p.binding)
        return cgi_op_error(m->func, "[invalid-layout] has a buffer at set %l, binding %l, where the sizes come in", p.set, p.binding);
    return true;
  }
  if (start) cgi_op_set_attr(exported, "cg.push_constant_base", cgi_attr_i64(ctx, start));
  if (!m->target || start + m->constants * 4 <= (int64_t)m->target->max_push_constant_bytes) return true;
  for (size_t i = 0; i < cgi_len(m->bindings); i++)
    if (m->bindings[i].set == 0 && m->bindings[i].binding > last) last = m->bindings[i].binding;
  for (size_t i = 0; i + 1 < cgi_len(m->reserved); i += 2)
    if (m->reserved[i] == 0 && m->reserved[i + 1] > last) last = m->reserved[i + 1];
  cg_named_attr entries[3];
  cgi_name_attr(&entries[0], ctx, "from", cgi_attr_strz(ctx, "storage_buffer"));
  cgi_name_i64(&entries[1], ctx, "set", 0);
  cgi_name_i64(&entries[2], ctx, "binding", last + 1);
  cgi_op_set_attr(exported, "cg.parameters", cgi_attr_dict(ctx, 3, entries));
  return true;
}

static bool cgi_materialize_function(cg_context *ctx, cg_op func, cg_op inner, cg_op variant) {
  cgi_materializer m;
  memset(&m, 0, sizeof m);
  m.ctx = ctx;
  m.func = func;
  m.variant = variant;
  m.target = cgi_target_of(variant);
  m.pack = -1;
  cgi_materialize_walk w;
  memset(&w, 0, sizeof w);
  w.m = &m;
  w.ok = true;
  w.subspans.ctx = ctx;
  cgi_materialize_collect_reserved(&m);
  bool ok = cgi_materialize_take_arguments(&m);
  if (ok) cgi_walk_post(func, cgi_materialize_normalize_op, &w);
  ok = ok && w.ok;
  if (ok) {
    cg_type t = cg_op_attr(func, "function_type") ? cg_attr_type(cg_op_attr(func, "function_type")) : NULL;
    if (t && t->num_results) ok = cgi_op_error(func, "is an entry point and returns a value: kernels write their results to bindings");
    cgi_func_set_type(func, 0, NULL, 0, NULL);
    cgi_op_set_attr(func, "arg_attrs", NULL);
  }
  ok = ok && cgi_materialize_scan(&m);
  if (ok) {
    cg_op e = cgi_materialize_export(&m, inner);
    if (cgi_len(m.bindings) > CGI_MATERIALIZE_MAX_BINDINGS) ok = cgi_op_error(func, "has too many bindings");
    cgi_op_set_attr(e, "layout", cgi_materialize_layout(&m));
    cgi_op_set_attr(e, "cg.bindings", cgi_materialize_bindings_attr(&m));
    cgi_op_set_attr(e, "cg.constants", cgi_attr_i64(ctx, m.constants));
    if (m.chosen) cgi_op_set_array(e, "cg.operands", cgi_len(m.operands), m.operands);
    ok = cgi_materialize_place_constants(&m, e) && ok;
#ifndef CODEGEN_NO_HOST_FORMS
    ok = ok && cgi_materialize_launch(func, e);
#endif
    cgi_materialize_count_region(&m, e);
  }
  return ok;
}

// ---- variants and executables -----------------------------------------------------------------------------------------------------------------
static void cgi_materialize_number_exports(cg_op variant) {
  cg_context *ctx = variant->ctx;
  int64_t next = 0;
  CGI_FOREACH_OP(op, variant->regions[0]->first) {
    if (op->def->kind == CG_HAL_EXECUTABLE_EXPORT) cgi_op_set_attr(op, "ordinal", cgi_attr_index(ctx, next++));
  }
}

static void cgi_materialize_erase_interfaces(cg_op root) {
  cg_op *interfaces = cgi_collect(root, CG_HAL_INTERFACE);
  for (size_t i = 0; i < cgi_len(interfaces); i++) cgi_op_erase(interfaces[i]);
}

static bool cgi_materialize_variant(cg_op variant) {
  cg_context *ctx = variant->ctx;
  bool ok = true;
  cg_op *modules = cgi_children(variant, CG_BUILTIN_MODULE), *exports = cgi_children(variant, CG_HAL_EXECUTABLE_EXPORT);
  for (size_t i = 0; i < cgi_len(modules); i++) {
    CGI_FOREACH_BLOCK(b, modules[i]->regions[0]) CGI_FOREACH_OP(f, b) {
      if (f->def->kind == CG_FUNC_FUNC && f->regions[0]->first && !cgi_symbol_is_private(f))
        ok = cgi_materialize_function(ctx, f, modules[i], variant) && ok;
    }
  }
  if (!ok) return false;
  // An export without a function would be an entry point without code.
  for (size_t i = 0; i < cgi_len(exports); i++)
    if (!cgi_function_of_export(exports[i]))
      return cgi_op_error(exports[i], "exports '%S', which is no function of this variant", cgi_symbol_name(exports[i]));
  cgi_materialize_number_exports(variant);
  cgi_materialize_erase_interfaces(variant);
  return true;
}

static cg_str cgi_materialize_variant_name(cg_context *ctx, const cg_target *t) {
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  for (const char *p = t->name; *p; p++) cgi_buf_char(&b, *p == '.' || *p == '-' || *p == ' ' ? '_' : *p);
  cg_str out = cgi_strdup(ctx, cgi_buf_view(&b));
  cgi_buf_free(&b);
  return out;
}

static void cgi_materialize_set_target(cg_op variant, const cg_target *t) {
  cg_context *ctx = variant->ctx;
  cgi_op_set_attr(variant, "target", cgi_target_attr(ctx, t));
  cgi_op_set_attr(variant, "sym_name", cgi_attr_str(ctx, cgi_materialize_variant_name(ctx, t)));
  if (!cg_op_attr(variant, "sym_visibility")) cgi_op_set_attr(variant, "sym_visibility", cgi_attr_strz(ctx, "public"));
}

// What the variant says of its own target: an attribute, or, in the older form, its name ("vulkan*").
static const cg_target *cgi_materialize_own_target(cg_op variant) {
  cg_attr target = cg_op_attr(variant, "target");
  if (target) return cgi_target_of_attr(target);
  cg_str name = cgi_symbol_name(variant);
  const cg_target *t = cgi_target_lookup(variant->ctx, name);
  return t ? t : cgi_starts_with(name, "vulkan") || name.len == 0 ? cg_target_find("vulkan1.1") : NULL;
}

// One variant per target of the module, cloned from the one that fits; without targets on the module the variants stay as they are.
static bool cgi_materialize_executable(cg_op exe, const cg_attr *targets) {
  cg_context *ctx = exe->ctx;
  cg_op *variants = cgi_children(exe, CG_HAL_EXECUTABLE_VARIANT), *made = NULL;
  if (!cgi_len(variants) && cgi_len(cgi_children(exe, CG_HAL_EXECUTABLE_BINARY)))
    return cgi_op_unsupported(exe, "is binaries, which are compiled: its kernels' IR is not in them");
  bool ok = cgi_len(variants) > 0 || cgi_op_error(exe, "has no variant");
  for (size_t i = 0; ok && i < cgi_len(targets); i++) {
    const cg_target *t = cgi_target_of_attr(targets[i]);
    if (!t) {
      ok = cgi_op_error(exe, "[unknown-target] is compiled for the target '%S', which is not known", cgi_target_attr_name(targets[i]));
      break;
    }
    cg_op source = variants[0];
    for (size_t k = 0; k < cgi_len(variants); k++)
      if (cgi_materialize_own_target(variants[k]) == t) source = variants[k];
    cg_op clone = source;
    if (cgi_len(targets) > 1 || cgi_len(variants) > 1) {
      clone = cgi_op_clone(source, NULL);
      cgi_op_append(exe->regions[0]->first, clone);
    }
    cgi_materialize_set_target(clone, t);
    cgi_push(made, clone);
  }
  if (ok && cgi_len(targets)) {
    for (size_t k = 0; k < cgi_len(variants) && variants[k] != made[0]; k++) cgi_op_erase(variants[k]);
  } else if (ok) {
    for (size_t k = 0; k < cgi_len(variants); k++) {
      const cg_target *t = cgi_materialize_own_target(variants[k]);
      if (t && !cg_op_attr(variants[k], "target"))
        cgi_materialize_set_target(variants[k], t);
      else if (!t)
        ok = cgi_op_error(variants[k], "[unknown-target] names no target that is known");
      cgi_push(made, variants[k]);
    }
  }
  for (size_t k = 0; ok && k < cgi_len(made); k++) ok = cgi_materialize_variant(made[k]);
  if (ok) cgi_materialize_erase_interfaces(exe);
  return ok;
}

static cg_op cgi_materialize_build_symbol(cgi_builder *b, cg_op_kind kind, cg_str name, const char *visibility) {
  cg_op op = cgi_build_symbol(b, kind, name, visibility);
  cgi_block_create(op->regions[0], 0, NULL, b->loc);
  return op;
}

// An empty executable with one variant for the first target.
static cg_op cgi_materialize_new_executable(cgi_builder *b, cg_str name, const cg_attr *targets, cg_op *variant) {
  cg_context *ctx = b->ctx;
  const cg_target *t = cgi_len(targets) ? cgi_target_of_attr(targets[0]) : NULL;
  if (!t) t = cg_target_find("vulkan1.1");
  cg_op exe = cgi_materialize_build_symbol(b, CG_HAL_EXECUTABLE, name, "private");
  cgi_builder in = cgi_builder_at_end(exe->regions[0]->first, b->loc);
  *variant = cgi_materialize_build_symbol(&in, CG_HAL_EXECUTABLE_VARIANT, cgi_materialize_variant_name(ctx, t), "public");
  cgi_op_set_attr(*variant, "target", cgi_target_attr(ctx, t));
  return exe;
}

// An export that counts its workgroups by itself.
static void cgi_materialize_wrap_export(cg_op source, cg_block to) {
  cgi_builder b = cgi_builder_at_end(to, source->loc);
  cgi_take_count_region(cgi_build_symbol(&b, CG_HAL_EXECUTABLE_EXPORT, cgi_symbol_name(source), "public"), source->regions[0]);
}

// flow.executable, stream.executable and hal.executable.source: their module moves into a variant; exports are made anew, a count region that stands
// for the root op with them.
static bool cgi_materialize_wrap_executable(cg_op source, const cg_attr *targets) {
  cgi_builder b = cgi_builder_before(source);
  cg_op variant;
  cg_op exe = cgi_materialize_new_executable(&b, cgi_symbol_name(source), targets, &variant);
  cg_block from = source->regions[0]->first, to = variant->regions[0]->first;
  if (from) {
    CGI_FOREACH_OP(op, from) {
      cg_op_kind k = op->def->kind;
      if (k == CG_HAL_EXECUTABLE_EXPORT || k == CG_BUILTIN_MODULE) {
        cgi_op_remove(op);
        cgi_op_append(to, op);
      } else if (k == CG_FLOW_EXECUTABLE_EXPORT || k == CG_STREAM_EXECUTABLE_EXPORT) {
        cg_attr ref = cg_op_attr(op, "function_ref");
        cg_str name = ref && ref->kind == CG_ATTR_SYMBOL ? cg_attr_str(ref) : cgi_symbol_name(op);
        if (!cgi_str_eq(name, cgi_symbol_name(op))) return cgi_op_unsupported(op, "exports a function under another name");
#ifndef CODEGEN_NO_HOST_FORMS
        if (cgi_count_region_decides(op->num_regions ? op->regions[0] : NULL)) cgi_materialize_wrap_export(op, to);
#endif
      }
    }
  }
  cgi_op_erase(source);
  return cgi_materialize_executable(exe, targets);
}

// A variant, or functions with bindings, that stand alone in a module.
static cg_op cgi_materialize_wrap_variant(cg_op variant) {
  cgi_builder b = cgi_builder_before(variant);
  cg_op *functions = cgi_dispatch_functions(variant);
  cg_str base = cgi_len(functions) ? cgi_symbol_name(functions[0]) : cgi_s("executable");
  cg_op exe = cgi_materialize_build_symbol(&b, CG_HAL_EXECUTABLE, cgi_symbol_unique(cg_op_parent(variant), base), "private");
  cgi_op_remove(variant);
  cgi_op_append(exe->regions[0]->first, variant);
  return exe;
}

static cg_op cgi_materialize_wrap_functions(cg_op module, cg_op *functions, const cg_attr *targets) {
  cg_context *ctx = module->ctx;
  cgi_builder b = cgi_builder_before(functions[0]);
  cg_op variant;
  cg_op exe = cgi_materialize_new_executable(&b, cgi_symbol_unique(module, cgi_format(ctx, "%S_executable", cgi_symbol_name(functions[0]))), targets,
                                             &variant);
  cgi_builder in = cgi_builder_at_end(variant->regions[0]->first, b.loc);
  cg_op inner = cgi_build(&in, CG_BUILTIN_MODULE, 0, NULL, 0, NULL, 0, NULL, 1);
  cg_block to = cgi_block_create(inner->regions[0], 0, NULL, b.loc);
  CGI_FOREACH_OP(op, module->regions[0]->first) {
    bool mine = op->def->kind == CG_HAL_INTERFACE;
    for (size_t i = 0; i < cgi_len(functions); i++) mine = mine || functions[i] == op;
    if (!mine) continue;
    cgi_op_remove(op);
    cgi_op_append(to, op);
  }
  return exe;
}

static bool cgi_materialize_module(cg_op module, const cg_attr *targets, int depth);

static bool cgi_materialize_child(cg_op op, const cg_attr *targets, int depth) {
  switch (op->def->kind) {
  case CG_BUILTIN_MODULE: return cgi_materialize_module(op, targets, depth + 1);
  case CG_FLOW_EXECUTABLE: return cgi_materialize_wrap_executable(op, targets);
#ifndef CODEGEN_NO_HOST_FORMS
  case CG_STREAM_EXECUTABLE:
  case CG_HAL_EXECUTABLE_SOURCE: return cgi_materialize_wrap_executable(op, targets);
  case CG_HAL_EXECUTABLE_VARIANT: return cgi_materialize_executable(cgi_materialize_wrap_variant(op), targets);
  case CG_HAL_EXECUTABLE: return cgi_materialize_executable(op, targets);
#else
  case CG_STREAM_EXECUTABLE:
  case CG_HAL_EXECUTABLE_SOURCE:
  case CG_HAL_EXECUTABLE_VARIANT:
  case CG_HAL_EXECUTABLE: return cgi_op_unsupported(op, CGI_MATERIALIZE_LEFT_OUT);
#endif
  default: return true;
  }
}

static bool cgi_materialize_module(cg_op module, const cg_attr *targets, int depth) {
  cg_context *ctx = module->ctx;
  cg_block block = module->regions[0]->first;
  if (!block || depth > 16) return true;
  cg_op *children = NULL, *functions = NULL;
  for (cg_op op = block->first; op; op = op->next) {
    if (op->def->kind == CG_FUNC_FUNC && op->regions[0]->first && cgi_uses_interface(op))
      cgi_push(functions, op);
    else if (op->def->kind != CG_HAL_INTERFACE) // it goes with the functions
      cgi_push(children, op);
  }
  bool ok = true;
#ifndef CODEGEN_NO_HOST_FORMS
  if (cgi_len(functions)) ok = cgi_materialize_executable(cgi_materialize_wrap_functions(module, functions, targets), targets);
#else
  if (cgi_len(functions)) ok = cgi_op_unsupported(functions[0], CGI_MATERIALIZE_LEFT_OUT);
#endif
  for (size_t i = 0; i < cgi_len(children); i++) ok = cgi_materialize_child(children[i], targets, depth) && ok;
  return ok;
}

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
// Where a kernel takes arguments, bindings are these in order, whatever a dispatch says of those that it had elsewhere.
static bool cgi_materialize_forget_bindings(cg_op op, void *user) {
  (void)user;
  if (op->def->kind != CG_FLOW_DISPATCH && op->def->kind != CG_STREAM_CMD_DISPATCH) return true;
  cg_op entry = cg_op_attr(op, "hal.interface.bindings") ? cgi_symbol_resolve(op, cg_op_attr(op, "entry_point")) : NULL;
  if (entry && !cgi_op_parent_of_kind(entry, CG_HAL_EXECUTABLE)) cgi_op_set_attr(op, "hal.interface.bindings", NULL);
  return true;
}
#endif

CGI_DEF bool cgi_pass_materialize_interface(cgi_pass *pass) {
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
  cgi_walk_pre(pass->module, cgi_materialize_forget_bindings, NULL);
#endif
  cg_attr *targets = cgi_module_targets(pass->module);
  bool ok = cgi_materialize_module(pass->module, targets, 0);
  if (ok && pass->module->regions[0]->first) { // interfaces that stood beside the executables
    CGI_FOREACH_OP(op, pass->module->regions[0]->first) {
      if (op->def->kind == CG_HAL_INTERFACE) cgi_op_erase(op);
    }
  }
  return ok;
}

#undef CGI_MATERIALIZE_DEPTH
#undef CGI_MATERIALIZE_LEFT_OUT
#undef CGI_MATERIALIZE_MAX_BINDINGS
#undef CGI_MATERIALIZE_MAX_STEP
#undef CGI_MATERIALIZE_STORES
