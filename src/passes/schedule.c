// schedule: a host function of dispatches on tensors becomes steps on buffers that are planned here.
//
//   %0 = flow.dispatch @d0::@d0(%arg0, %cst) : (…) -> tensor<4x10xf32>      %a = stream.tensor.import %arg0 : … in !stream.resource<external>{%c80}
//   %1 = flow.dispatch @d1::@d1(%0) : (…) -> tensor<4xf32>              →   %k = … @__constants …   %r = stream.resource.alloc …   %t =
//   stream.resource.alloc …
//   return %1                                                               stream.cmd.dispatch @d0::@d0 { ro %a[…], ro %k[…], wo %t[%c0 for %c160] }
//                                                                           stream.cmd.barrier
//                                                                           stream.cmd.dispatch @d1::@d1 { ro %t[%c0 for %c160], wo %r[…] }
//                                                                           %1 = stream.tensor.export %r …   return %1
//
// A resource of an argument or result begins with its first element; a host's strides (codegen.strides) say where the others are.
// Every value that crosses dispatches has a place in one transient buffer, which values that are never needed at the same time share, placed in the
// order in which they are made or the largest first, whichever takes less; a value that is returned is written where the result is wanted; one that
// is tied to an operand is written over it, or over a copy where the operand is read later or is the host's.
// Large constants of all functions lie in one buffer, each once. A barrier stands only where a step reads or writes what a step since the last one
// wrote, or writes what one read. Loops and branches hold steps then and carry nothing: what they carried has places, and the host reads what it
// decides by with stream.async.load. A size that data decides (CGI_READ) is such a load, too; what is as large as that says is allocated behind it.
// Requires form-dispatches; the function's type stays.
#include "support/host.h"
#include "passes/pass_table.h"
#include "support/reify.h"
#include "support/host_control.h"
#include "support/views.h"

#define CGI_CONSTANT_ALIGNMENT 64
#define CGI_TRANSIENT_ALIGNMENT 256

#define CGI_SCHEDULE_SIZED 2000 // transients that are looked at with each other

typedef enum cgi_schedule_place_kind {
  CGI_SCHEDULE_NOWHERE,
  CGI_SCHEDULE_ARGUMENT,
  CGI_SCHEDULE_RESULT,
  CGI_SCHEDULE_CONSTANT,
  CGI_SCHEDULE_TRANSIENT,
  CGI_SCHEDULE_FILL,
  CGI_SCHEDULE_EMPTY
} cgi_schedule_place_kind;

typedef struct cgi_schedule_place { // where a tensor's elements are
  cgi_schedule_place_kind kind;
  unsigned index;           // argument or result; number of the transient
  cg_value resource, total; // the buffer and its size
  cg_value offset, bytes;   // the tensor's part of it
  int64_t constant_offset;  // CGI_SCHEDULE_CONSTANT
  cg_attr fill;             // CGI_SCHEDULE_FILL: the splat
  bool strided;             // by a host's strides
  size_t pack;              // 1 + the place that it is a part of; 0: none
  int64_t pack_offset;
  int64_t pack_bytes; // of a pack itself
  cg_op pack_op;      // whose pack it is
  cg_value tensor;    // whose shape gives the size
  cg_block home;      // where it was made
  size_t aliases;     // 1 + the first of its values, last to first; 0: none
  size_t first, last; // transients: the numbers of the function's ops between which it holds something needed
} cgi_schedule_place;

typedef struct cgi_schedule_alias { // a value of a place
  cg_value value;
  size_t next; // 1 + another one
} cgi_schedule_alias;

typedef struct cgi_schedule_move { // a copy between places in front of an op, a loop or the end of a region
  cg_op at;
  size_t from, to; // 1 + the place
} cgi_schedule_move;

typedef struct cgi_schedule_constant {
  cg_attr value;
  int64_t offset;
} cgi_schedule_constant;

typedef struct cgi_schedule_blob { // the constants buffer of the module
  cg_context *ctx;
  uint8_t *bytes;                   // cgi array
  cgi_schedule_constant *constants; // cgi array
  cgi_hmap index;                   // attribute to its number + 1
  size_t alignment;                 // of every offset
} cgi_schedule_blob;

typedef struct cgi_schedule_span { // of the transient buffer; empty where it is not known
  int64_t begin, end;
  size_t last; // while the buffer is planned: until which op it is taken
} cgi_schedule_span;

typedef struct cgi_schedule_access { // by a step since the last barrier
  cgi_schedule_place_kind kind;
  unsigned index;
  bool write;
} cgi_schedule_access;

typedef struct cgi_schedule {
  cg_context *ctx;
  cg_op module, func;
  cg_block block;
  const cg_target *target;
  cgi_schedule_blob *blob;
  cgi_schedule_place *places;  // cgi array
  cgi_schedule_alias *aliases; // cgi array
  cgi_schedule_move *moves;    // cgi array
  size_t next_move;
  cgi_schedule_access *open; // cgi array
  cg_value *results;         // cgi array: the resource of each function result
  cg_value *result_bytes;
  cg_value constants; // the constants resource, once imported
  cg_value constants_size;
  unsigned num_transients;
  cgi_schedule_span *spans; // cgi array: of each transient
  cgi_builder top;          // behind the index arithmetic: imports and allocations
  cg_op anchor;             // which they stand in front of; NULL: none
  cgi_dims dims;
  cgi_hmap place_of; // value to its number + 1 in places
  cgi_hmap wanted;   // value to the number + 1 of the place that it is to be made in
  cg_value *wants;   // cgi array: those values
  cg_block home;     // the block at hand
} cgi_schedule;

// ---- the constants buffer -----------------------------------------------------------------------------------------------------------------
static int64_t cgi_schedule_add_constant(cgi_schedule_blob *blob, cg_attr value) {
  cg_context *ctx = blob->ctx;
  uint64_t known;
  if (cgi_hmap_get(&blob->index, (uint64_t)(uintptr_t)value, &known)) return blob->constants[known - 1].offset;
  size_t n, at = (cgi_len(blob->bytes) + blob->alignment - 1) / blob->alignment * blob->alignment;
  const uint8_t *p = cg_attr_bytes(value, &n);
  size_t total = (size_t)cgi_tensor_bytes(value->type);
  while (cgi_len(blob->bytes) < at) cgi_push(blob->bytes, 0);
  if (total) (void)cgi_addn(blob->bytes, total);
  for (size_t i = 0; i < total; i += n) memcpy(blob->bytes + at + i, p, n < total - i ? n : total - i);
  cgi_schedule_constant c;
  c.value = value;
  c.offset = (int64_t)at;
  cgi_push(blob->constants, c);
  cgi_hmap_put(&blob->index, (uint64_t)(uintptr_t)value, cgi_len(blob->constants));
  return c.offset;
}

static void cgi_schedule_build_blob(cgi_schedule_blob *blob, cg_op module, cg_str name) {
  cg_context *ctx = blob->ctx;
  while (cgi_len(blob->bytes) % 4) cgi_push(blob->bytes, 0);
  int64_t n = (int64_t)cgi_len(blob->bytes);
  cg_type t = cgi_type_tensor(ctx, 1, &n, cgi_type_i(ctx, 8), NULL);
  cgi_builder b = cgi_builder_at_start(module->regions[0]->first, module->loc);
  cg_named_attr attrs[4];
  cgi_name_attr(&attrs[0], ctx, "sym_name", cgi_attr_str(ctx, name));
  cgi_name_attr(&attrs[1], ctx, "sym_visibility", cgi_attr_strz(ctx, "private"));
  cgi_name_attr(&attrs[2], ctx, "type", cgi_attr_type(ctx, t));
  cgi_name_attr(&attrs[3], ctx, "initial_value", cgi_attr_dense(ctx, t, blob->bytes, (size_t)n));
  cgi_build(&b, CG_UTIL_GLOBAL, 0, NULL, 0, NULL, 4, attrs, 0);
}

// ---- sizes ----------------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_schedule_binary(cgi_builder *b, cg_op_kind kind, cg_value x, cg_value y) {
  int64_t p, q;
  const int64_t most = (int64_t)1 << 31;
  if (cgi_constant_int(x, &p) && cgi_constant_int(y, &q) && p >= 0 && q >= 0) {
    if (kind == CG_ARITH_ADDI && p < (INT64_MAX >> 2) && q < (INT64_MAX >> 2)) return cgi_build_index(b, p + q);
    if (kind == CG_ARITH_MULI && ((p < most && q < most) || q == 1 || p == 0)) return cgi_build_index(b, p * q);
    if (kind == CG_ARITH_CEILDIVSI && q > 0) return cgi_build_index(b, p / q + (p % q != 0));
  }
  if (kind == CG_ARITH_MULI && cgi_constant_is(x, 1)) return y;
  if (kind == CG_ARITH_MULI && cgi_constant_is(y, 1)) return x;
  if (kind == CG_ARITH_ADDI && cgi_constant_is(x, 0)) return y;
  return cgi_build_binary(b, kind, x, y);
}

// Behind what makes the values: the top, unless data decides one.
static cgi_builder cgi_schedule_behind(cgi_schedule *s, size_t n, const cg_value *values) {
  cg_op last = NULL;
  for (size_t i = 0; s->anchor && i < n; i++) {
    cg_op op = cg_value_op(values[i]);
    if (op && op->block == s->block && !cgi_op_before(op, s->anchor) && (!last || cgi_op_before(last, op))) last = op;
  }
  return last ? cgi_builder_after(last) : s->top;
}

static cg_value cgi_schedule_round_up(cgi_builder *b, cg_value size, int64_t unit) {
  cg_value u = cgi_build_index(b, unit);
  return cgi_schedule_binary(b, CG_ARITH_MULI, cgi_schedule_binary(b, CG_ARITH_CEILDIVSI, size, u), u);
}

// Exact bytes of a tensor in a layout, from its first element to its last.
static cg_value cgi_schedule_exact_bytes(cgi_schedule *s, cg_value tensor, const cgi_layout *layout) {
  cg_type t = tensor->type;
  unsigned width = cg_storage_bytes(cg_type_element(t));
  cg_value *dims = CGI_SCRATCH(s->ctx, cg_value, t->rank);
  bool strided = layout && layout->num_strides && layout->num_strides == t->rank;
  for (unsigned i = 0; i < t->rank; i++)
    dims[i] = t->shape[i] == CG_DYNAMIC ? cgi_reify_dim(&s->dims, tensor, i) : cgi_build_index(&s->top, t->shape[i]);
  cgi_builder b = cgi_schedule_behind(s, t->rank, dims);
  cg_value size = strided ? cgi_build_span(&b, layout, t, dims) : cgi_build_index(&b, 1);
  for (unsigned i = 0; i < t->rank && !strided; i++) size = cgi_schedule_binary(&b, CG_ARITH_MULI, size, dims[i]);
  return cgi_schedule_binary(&b, CG_ARITH_MULI, size, cgi_build_index(&b, width));
}

// The same, in whole words where the target has no narrower storage.
static cg_value cgi_schedule_bytes(cgi_schedule *s, cg_value tensor, const cgi_layout *layout) {
  unsigned width = cg_storage_bytes(cg_type_element(tensor->type));
  cg_value size = cgi_schedule_exact_bytes(s, tensor, layout);
  uint64_t feature = width == 1 ? CG_FEATURE_STORAGE8 : width == 2 ? CG_FEATURE_STORAGE16 : 0;
  if (feature && s->target && !(s->target->features & feature)) {
    cgi_builder b = cgi_schedule_behind(s, 1, &size);
    size = cgi_schedule_round_up(&b, size, 4);
  }
  return size;
}

static cg_type cgi_schedule_resource(cg_context *ctx, const char *kind) { return cgi_type_opaque(ctx, cgi_format(ctx, "stream.resource<%s>", kind)); }

// ---- places ---------------------------------------------------------------------------------------------------------------------------------
static cgi_schedule_place *cgi_schedule_place_of(cgi_schedule *s, cg_value v) {
  uint64_t n;
  return cgi_hmap_get(&s->place_of, (uint64_t)(uintptr_t)v, &n) ? &s->places[n - 1] : NULL;
}

static void cgi_schedule_map(cgi_schedule *s, cg_value v, size_t number) {
  cg_context *ctx = s->ctx;
  cgi_schedule_alias a;
  a.value = v;
  a.next = s->places[number - 1].aliases;
  cgi_push(s->aliases, a);
  s->places[number - 1].aliases = cgi_len(s->aliases);
  cgi_hmap_put(&s->place_of, (uint64_t)(uintptr_t)v, number);
}

static void cgi_schedule_put(cgi_schedule *s, cg_value v, const cgi_schedule_place *place) {
  cg_context *ctx = s->ctx;
  cgi_push(s->places, *place);
  cgi_schedule_map(s, v, cgi_len(s->places));
}

static void cgi_schedule_alias_of(cgi_schedule *s, cg_value v, cg_value source) {
  uint64_t n;
  if (cgi_hmap_get(&s->place_of, (uint64_t)(uintptr_t)source, &n)) cgi_schedule_map(s, v, (size_t)n);
}

static cg_value cgi_schedule_import(cgi_schedule *s, cg_value tensor, const char *kind, cg_value bytes) {
  cg_context *ctx = s->ctx;
  cg_value *operands = NULL;
  cgi_push(operands, tensor);
  operands = cgi_reify_push(&s->dims, operands, tensor);
  cgi_push(operands, bytes);
  return cgi_build_value(&s->top, CG_STREAM_TENSOR_IMPORT, cgi_schedule_resource(ctx, kind), (unsigned)cgi_len(operands), operands, NULL);
}

static cg_value cgi_schedule_alloc(cgi_schedule *s, const char *kind, cg_value bytes) {
  cg_type t = cgi_schedule_resource(s->ctx, kind);
  cgi_builder b = cgi_schedule_behind(s, 1, &bytes);
  return cgi_build_value(&b, CG_STREAM_RESOURCE_ALLOC, t, 1, &bytes, NULL);
}

static void cgi_schedule_set_strides(cg_op op, const cgi_layout *l) {
  if (l->num_strides) cgi_op_set_ints(op, "codegen.strides", l->num_strides, l->strides);
}

static void cgi_schedule_arguments(cgi_schedule *s) {
  for (size_t i = 0; i < cgi_len(s->block->args); i++) {
    cg_value arg = s->block->args[i];
    if (arg->type->kind != CG_TYPE_TENSOR) continue; // its words are push constants
    cgi_schedule_place p;
    memset(&p, 0, sizeof p);
    p.kind = CGI_SCHEDULE_ARGUMENT;
    p.index = (unsigned)i;
    p.tensor = arg;
    cgi_layout layout;
    (void)cgi_layout_at(s->func, "arg_attrs", p.index, &layout);
    p.strided = layout.num_strides != 0;
    p.bytes = p.total = cgi_schedule_bytes(s, arg, &layout);
    p.offset = cgi_build_index(&s->top, 0);
    p.resource = cgi_schedule_import(s, arg, "external", p.bytes);
    cgi_schedule_set_strides(p.resource->op, &layout);
    cgi_schedule_put(s, arg, &p);
  }
}

// The value of an immutable global with known contents.
static cg_attr cgi_schedule_global_value(cgi_schedule *s, cg_op load) {
  cg_context *ctx = s->ctx;
  cg_attr name = cg_op_attr(load, "global");
  cg_op global = name && name->kind == CG_ATTR_SYMBOL ? cgi_symbol_resolve(load, name) : NULL;
  cg_attr value = global && global->def->kind == CG_UTIL_GLOBAL && !cg_op_attr(global, "is_mutable") ? cg_op_attr(global, "initial_value") : NULL;
  if (!value || value->kind != CG_ATTR_DIALECT || !cgi_str_is(cg_attr_str(value), "util.byte_pattern")) return value;
  uint64_t pattern = 0;
  cg_str text = cg_attr_raw_text(value);
  if (text.len)
    (void)cgi_parse_u64(text, &pattern);
  else if (cg_attr_len(value) > 0)
    pattern = (uint64_t)cg_attr_int(cg_attr_at(value, 0));
  cg_type t = cg_value_type(cg_op_result(load, 0));
  uint8_t bytes[16];
  memset(bytes, (int)(pattern & 0xff), sizeof bytes);
  unsigned width = cg_storage_bytes(cg_type_element(t));
  return t->kind == CG_TYPE_TENSOR && cg_type_has_static_shape(t) && width <= 16 ? cgi_attr_dense(ctx, t, bytes, width) : NULL;
}

static bool cgi_schedule_constant_place(cgi_schedule *s, cg_op op) {
  cg_value v = cg_op_result(op, 0);
  if (v->type->kind != CG_TYPE_TENSOR || !cg_value_has_uses(v)) return true;
  cg_attr value = op->def->kind == CG_UTIL_GLOBAL_LOAD ? cgi_schedule_global_value(s, op) : cg_op_attr(op, "value");
  if (!value || (value->kind != CG_ATTR_DENSE && value->kind != CG_ATTR_RESOURCE))
    return cgi_op_unsupported(op, "has no value that is known at compile time");
  if (value->kind == CG_ATTR_RESOURCE) return cgi_op_unsupported(op, "has elements that are not in the file (%a)", value);
  cgi_schedule_place p;
  memset(&p, 0, sizeof p);
  p.tensor = v;
  uint32_t pattern;
  bool read = false; // by a dispatch: then it lies in the constants buffer
  CGI_FOREACH_USE(u, v) {
    cg_op_kind k = u->owner->def->kind;
    read = read || (k != CG_FUNC_RETURN && k != CG_SCF_WHILE && k != CG_SCF_FOR && !cgi_control_ends(u->owner));
  }
  p.kind = !read && cgi_fill_pattern(value, &pattern) ? CGI_SCHEDULE_FILL : CGI_SCHEDULE_CONSTANT;
  p.fill = value;
  p.bytes = cgi_schedule_bytes(s, v, NULL);
  if (p.kind == CGI_SCHEDULE_CONSTANT) {
    if (cgi_tensor_bytes(v->type) < 0 || cgi_tensor_bytes(v->type) > (int64_t)1 << 31)
      return cgi_op_unsupported(op, "[index-range] is a constant of more than 2 GiB");
    p.constant_offset = cgi_schedule_add_constant(s->blob, value);
    p.offset = cgi_build_index(&s->top, p.constant_offset);
  }
  cgi_schedule_put(s, v, &p);
  return true;
}

// ---- scanning the function ------------------------------------------------------------------------------------------------------------------
static bool cgi_schedule_is_view(cg_op_kind k) { return k == CG_TENSOR_EXPAND_SHAPE || k == CG_TENSOR_COLLAPSE_SHAPE || k == CG_TENSOR_CAST; }

// What is packed for a dispatch: per buffer of it, in order, the byte of the pack where it begins; -1 for what is bound by itself. Empty for no pack.
static int64_t *cgi_schedule_packing(cgi_schedule *s, cg_op op) {
  cg_context *ctx = s->ctx;
  cg_attr entry = cg_op_attr(op, "entry_point"), all = NULL;
  int64_t *out = NULL;
  bool any = false;
  cg_op exe = entry && entry->kind == CG_ATTR_SYMBOL && cg_attr_len(entry) ? cgi_symbol_lookup(s->module, cg_attr_str(entry)) : NULL;
  for (cg_op v = exe && exe->num_regions && exe->regions[0]->first ? exe->regions[0]->first->first : NULL; v && !all; v = v->next) {
    cg_op e = v->def->kind == CG_HAL_EXECUTABLE_VARIANT ? cgi_symbol_lookup(v, cg_attr_str(cg_attr_at(entry, cg_attr_len(entry) - 1))) : NULL;
    all = e ? cg_op_attr(e, "cg.operands") : NULL;
  }
  for (size_t i = 0; all && i < cg_attr_len(all); i++) {
    cg_attr at = cg_attr_get(cg_attr_at(all, i), "codegen.packed");
    cgi_push(out, at ? cg_attr_int(at) : -1);
    any = any || at;
  }
  return any ? out : NULL;
}

// The buffers of a dispatch: tensor arguments, or the results that are written over them, then the other results.
static cg_value cgi_schedule_dispatch_buffer(cg_op op, size_t i) {
  unsigned first, n = cgi_operand_group(op, "arguments", &first);
  for (unsigned k = 0; k < n; k++) {
    if (cg_op_operand(op, first + k)->type->kind != CG_TYPE_TENSOR || i-- != 0) continue;
    for (unsigned r = 0; r < op->num_results; r++)
      if (cgi_dispatch_tied(op, r) == (int64_t)(first + k)) return cg_op_result(op, r);
    return cg_op_operand(op, first + k);
  }
  for (unsigned r = 0; r < op->num_results; r++)
    if (cgi_dispatch_tied(op, r) < 0 && i-- == 0) return cg_op_result(op, r);
  return NULL;
}

// A pack is a transient of its own; results that are packed are made in it.
static void cgi_schedule_pack_place(cgi_schedule *s, cg_op op) {
  cg_context *ctx = s->ctx;
  int64_t *packing = cgi_schedule_packing(s, op);
  cgi_schedule_place pack;
  if (!packing) return;
  memset(&pack, 0, sizeof pack);
  pack.kind = CGI_SCHEDULE_TRANSIENT;
  pack.index = s->num_transients++;
  pack.pack_op = op;
  for (size_t i = 0; i < cgi_len(packing); i++) {
    cg_value v = packing[i] >= 0 ? cgi_schedule_dispatch_buffer(op, i) : NULL;
    int64_t end = v ? packing[i] + (cgi_tensor_bytes(v->type) + 3) / 4 * 4 : 0;
    if (end > pack.pack_bytes) pack.pack_bytes = end;
  }
  cgi_push(s->places, pack);
  size_t number = cgi_len(s->places);
  cgi_hmap_put(&s->place_of, (uint64_t)(uintptr_t)op, number);
  for (size_t i = 0; i < cgi_len(packing); i++) {
    cg_value v = packing[i] >= 0 ? cgi_schedule_dispatch_buffer(op, i) : NULL;
    cgi_schedule_place *p = v && cg_value_op(v) == op ? cgi_schedule_place_of(s, v) : NULL;
    if (!p) continue;
    p->pack = number;
    p->pack_offset = packing[i];
  }
}

static size_t cgi_schedule_number(const cgi_schedule *s, cg_value v) {
  uint64_t n;
  return cgi_hmap_get(&s->place_of, (uint64_t)(uintptr_t)v, &n) ? (size_t)n : 0;
}

static size_t cgi_schedule_new_place(cgi_schedule *s, cg_value v) {
  cgi_schedule_place p;
  memset(&p, 0, sizeof p);
  p.kind = CGI_SCHEDULE_TRANSIENT;
  p.index = s->num_transients++;
  p.tensor = v;
  p.home = s->home;
  cgi_schedule_put(s, v, &p);
  return cgi_len(s->places);
}

// The place that a result is wanted in, or a new one.
static size_t cgi_schedule_result_place(cgi_schedule *s, cg_value v) {
  uint64_t wanted;
  if (!cgi_hmap_get(&s->wanted, (uint64_t)(uintptr_t)v, &wanted)) return cgi_schedule_new_place(s, v);
  cgi_schedule_map(s, v, (size_t)wanted);
  return (size_t)wanted;
}

static void cgi_schedule_place_tied(cgi_schedule *s, cg_op op, unsigned operand, cg_value result);

static bool cgi_schedule_dispatch_places(cgi_schedule *s, cg_op op) {
  int64_t *packing = cgi_schedule_packing(s, op);
  bool packed = packing != NULL;
  for (unsigned r = 0; r < op->num_results; r++) {
    cg_value v = cg_op_result(op, r);
    int64_t tied = cgi_dispatch_tied(op, r);
    if (v->type->kind != CG_TYPE_TENSOR) return cgi_op_error(op, "gives a result of type %t, which is no tensor", v->type);
    for (unsigned k = 0; tied >= 0 && k < r; k++)
      if (cgi_dispatch_tied(op, k) == tied) return cgi_op_unsupported(op, "has two results that are tied to one operand");
    if (tied >= 0 && (packed || cg_op_operand(op, (unsigned)tied)->type != v->type))
      return cgi_op_unsupported(op, "has results that are tied to operands of other types, or to packed ones");
    if (tied >= 0 && !cgi_schedule_number(s, cg_op_operand(op, (unsigned)tied)))
      return cgi_op_unsupported(op, "writes over a value that stands in no buffer");
    if (tied >= 0)
      cgi_schedule_place_tied(s, op, (unsigned)tied, v);
    else if (packed)
      (void)cgi_schedule_new_place(s, v);
    else
      (void)cgi_schedule_result_place(s, v);
  }
  cgi_schedule_pack_place(s, op);
  return true;
}

static bool cgi_schedule_place_block(cgi_schedule *s, cg_block block);

// ---- control flow ---------------------------------------------------------------------------------------------------------------------------
// What a loop carries has one place for all iterations, what branches give has one for all of them. Where a value is made there at once nothing is
// copied: an initial value that nobody reads later is the loop's place, and what ends a region is made where it is wanted when nobody reads any more
// what was there.
static cg_op cgi_schedule_ancestor(cg_op op, cg_block block) {
  while (op && op->block != block) op = cg_op_parent(op);
  return op;
}

// Whether anything in the block of `from` reads v at `from` or later, itself or as a view, but for `from` itself as its operand `except`.
static bool cgi_schedule_is_read_later(cg_value v, cg_op from, unsigned except) {
  CGI_FOREACH_USE(u, v) {
    cg_op op = cgi_schedule_ancestor(u->owner, from->block);
    cg_op_kind k = u->owner->def->kind;
    unsigned operand = (unsigned)(u - u->owner->operands);
    bool barrier = k == CG_UTIL_OPTIMIZATION_BARRIER;
    if (barrier || cgi_schedule_is_view(k)) {
      if (cgi_schedule_is_read_later(cg_op_result(u->owner, barrier ? operand : 0), from, except)) return true;
    } else if (op && !cgi_op_before(op, from) && (u->owner != from || operand != except)) {
      return true;
    }
  }
  return false;
}

static bool cgi_schedule_is_read(const cgi_schedule *s, size_t number, cg_op from, unsigned except) {
  for (size_t a = s->places[number - 1].aliases; a; a = s->aliases[a - 1].next)
    if (cgi_schedule_is_read_later(s->aliases[a - 1].value, from, except)) return true;
  return false;
}

// What ends a region is made in the place `number` at once, unless its old contents are read after that. Branches see to themselves.
static void cgi_schedule_want(cgi_schedule *s, cg_op end, unsigned i, size_t number) {
  cg_context *ctx = s->ctx;
  cg_value v = cg_op_operand(end, i);
  cg_op op = cg_value_op(v);
  uint64_t known;
  if (!op || op->block != end->block || (op->def->kind != CG_FLOW_DISPATCH && !cgi_control_is(op))) return;
  unsigned except = op->def->kind == CG_SCF_WHILE ? v->index : op->def->kind == CG_SCF_FOR ? v->index + CG_SCF_FOR_INIT_ARGS : UINT32_MAX;
  if (op->def->kind == CG_FLOW_DISPATCH) except = (unsigned)cgi_dispatch_tied(op, v->index); // UINT32_MAX: none
  cg_op from = op->def->kind == CG_SCF_IF || op->def->kind == CG_SCF_INDEX_SWITCH ? op->next : op;
  if (cgi_hmap_get(&s->wanted, (uint64_t)(uintptr_t)v, &known) || cgi_schedule_is_read(s, number, from, except)) return;
  cgi_hmap_put(&s->wanted, (uint64_t)(uintptr_t)v, number);
  cgi_push(s->wants, v);
}

static void cgi_schedule_add_move(cgi_schedule *s, cg_op at, size_t from, size_t to) {
  cg_context *ctx = s->ctx;
  cgi_schedule_move m;
  m.at = at;
  m.from = from;
  m.to = to;
  if (from != to) cgi_push(s->moves, m);
}

// Copies that happen at once: one whose target nobody waits for goes first; of a ring, one target's contents are kept aside.
static void cgi_schedule_add_moves(cgi_schedule *s, cg_op at, const cgi_schedule_move *moves) {
  cg_context *ctx = s->ctx;
  cgi_schedule_move *left = NULL;
  for (size_t i = 0; i < cgi_len(moves); i++)
    if (moves[i].from != moves[i].to) cgi_push(left, moves[i]);
  while (cgi_len(left)) {
    size_t free_one = cgi_len(left);
    for (size_t i = 0; i < cgi_len(left) && free_one == cgi_len(left); i++) {
      bool read = false;
      for (size_t k = 0; k < cgi_len(left); k++) read = read || (k != i && left[k].from == left[i].to);
      if (!read) free_one = i;
    }
    if (free_one < cgi_len(left)) {
      cgi_schedule_add_move(s, at, left[free_one].from, left[free_one].to);
      left[free_one] = left[cgi_len(left) - 1];
      (void)cgi_pop(left);
      continue;
    }
    cgi_schedule_place aside = s->places[left[0].to - 1];
    size_t to = left[0].to;
    aside.kind = CGI_SCHEDULE_TRANSIENT;
    aside.index = s->num_transients++;
    aside.pack = aside.aliases = 0;
    cgi_push(s->places, aside);
    cgi_schedule_add_move(s, at, to, cgi_len(s->places));
    for (size_t k = 0; k < cgi_len(left); k++)
      if (left[k].from == to) left[k].from = cgi_len(s->places);
  }
}

// An initial value that only the loop reads from here on, made in this block: its place can be the loop's.
static bool cgi_schedule_may_take(const cgi_schedule *s, cg_op op, unsigned operand) {
  cg_value v = cg_op_operand(op, operand);
  cg_op def = cg_value_op(v);
  size_t number = cgi_schedule_number(s, v);
  const cgi_schedule_place *p = &s->places[number - 1];
  return def && def->block == op->block && (def->def->kind == CG_FLOW_DISPATCH || cgi_control_is(def)) && p->kind == CGI_SCHEDULE_TRANSIENT &&
         !p->pack && p->home == op->block && !cgi_schedule_is_read(s, number, op, operand);
}

// Whether a dispatch can write its result over the operand's place: that is one of this block, whose contents nobody reads from here on, and what is
// wanted there later comes when nobody reads the result any more.
static bool cgi_schedule_may_write_over(const cgi_schedule *s, cg_op op, unsigned operand, cg_value result) {
  cg_value root = cg_op_operand(op, operand);
  uint64_t number = cgi_schedule_number(s, root), wanted;
  const cgi_schedule_place *p = &s->places[number - 1];
  for (cg_op def = cg_value_op(root); def && cgi_schedule_is_view(def->def->kind); def = cg_value_op(root)) root = cg_op_operand(def, CG_SOURCE);
  cg_op def = cg_value_op(root);
  if (def && def->def->kind != CG_FLOW_DISPATCH && !cgi_control_is(def)) return false;
  if ((def ? def->block : root->block) != op->block) return false; // arguments of the function stand in no transient
  if (p->kind != CGI_SCHEDULE_TRANSIENT || p->pack || cgi_schedule_is_read(s, (size_t)number, op, operand)) return false;
  for (size_t i = 0; i < cgi_len(s->wants); i++) {
    cg_value v = s->wants[i];
    cg_op other = cg_value_op(v);
    if (v == result || !cgi_hmap_get(&s->wanted, (uint64_t)(uintptr_t)v, &wanted) || wanted != number) continue;
    if (other->block != op->block || !cgi_op_before(op, other)) return false;
    unsigned except = other->def->kind == CG_FLOW_DISPATCH ? (unsigned)cgi_dispatch_tied(other, v->index) : UINT32_MAX;
    if (cgi_schedule_is_read_later(result, other, except)) return false;
  }
  return true;
}

// What is written over an operand: where that stands, or else a copy of it.
static void cgi_schedule_place_tied(cgi_schedule *s, cg_op op, unsigned operand, cg_value result) {
  size_t from = cgi_schedule_number(s, cg_op_operand(op, operand)), to = from;
  uint64_t wanted;
  if (cgi_hmap_get(&s->wanted, (uint64_t)(uintptr_t)result, &wanted) || !cgi_schedule_may_write_over(s, op, operand, result))
    to = cgi_schedule_result_place(s, result);
  else
    cgi_schedule_map(s, result, from);
  cgi_schedule_add_move(s, op, from, to);
}

static bool cgi_schedule_check_ends(cgi_schedule *s, cg_op end, unsigned first) {
  for (unsigned i = first; i < end->num_operands; i++)
    if (!cgi_schedule_number(s, cg_op_operand(end, i))) return cgi_op_unsupported(end, "passes on a value that stands in no buffer");
  return true;
}

// The place of what a loop carries as `inner` in its region, and the copy of the initial value there.
static void cgi_schedule_carry(cgi_schedule *s, cg_op op, unsigned operand, cg_value inner, cg_value result) {
  size_t from = cgi_schedule_number(s, cg_op_operand(op, operand)), to = from;
  uint64_t wanted;
  if (cgi_schedule_may_take(s, op, operand)) {
    cgi_schedule_map(s, inner, to);
  } else if (result && cgi_hmap_get(&s->wanted, (uint64_t)(uintptr_t)result, &wanted)) {
    to = (size_t)wanted;
    cgi_schedule_map(s, inner, to);
  } else {
    to = cgi_schedule_new_place(s, inner);
  }
  cgi_schedule_add_move(s, op, from, to);
}

static bool cgi_schedule_place_body(cgi_schedule *s, cg_block body, const cg_value *carried) {
  cg_context *ctx = s->ctx;
  cgi_schedule_move *moves = NULL;
  cg_op end = body->last;
  for (unsigned i = 0; i < end->num_operands; i++) cgi_schedule_want(s, end, i, cgi_schedule_number(s, carried[i]));
  if (!cgi_schedule_place_block(s, body) || !cgi_schedule_check_ends(s, end, 0)) return false;
  for (unsigned i = 0; i < end->num_operands; i++) {
    cgi_schedule_move m;
    m.at = end;
    m.from = cgi_schedule_number(s, cg_op_operand(end, i));
    m.to = cgi_schedule_number(s, carried[i]);
    cgi_push(moves, m);
  }
  cgi_schedule_add_moves(s, end, moves);
  return true;
}

static bool cgi_schedule_place_while(cgi_schedule *s, cg_op op) {
  cg_block before = op->regions[CG_SCF_WHILE_BEFORE]->first, after = op->regions[CG_SCF_WHILE_AFTER]->first;
  cg_op end = before->last;
  for (unsigned i = 0; i < op->num_operands; i++) {
    bool same = i + 1 < end->num_operands && cg_op_operand(end, i + 1) == before->args[i];
    cgi_schedule_carry(s, op, i, before->args[i], same ? cg_op_result(op, i) : NULL);
  }
  if (!cgi_schedule_place_block(s, before) || !cgi_schedule_check_ends(s, end, 1)) return false;
  for (unsigned i = 0; i + 1 < end->num_operands; i++) {
    size_t number = cgi_schedule_number(s, cg_op_operand(end, i + 1));
    cg_value v = cg_op_operand(end, i + 1);
    bool own = !cg_value_op(v) && v->block == before; // it carries it, or makes it
    if (own || (s->places[number - 1].kind == CGI_SCHEDULE_TRANSIENT && s->places[number - 1].home == before))
      cgi_schedule_map(s, after->args[i], number);
    else
      cgi_schedule_add_move(s, end, number, cgi_schedule_new_place(s, after->args[i]));
  }
  if (!cgi_schedule_place_body(s, after, before->args)) return false;
  for (unsigned i = 0; i < op->num_results; i++) cgi_schedule_map(s, cg_op_result(op, i), cgi_schedule_number(s, after->args[i]));
  return true;
}

static bool cgi_schedule_place_for(cgi_schedule *s, cg_op op) {
  cg_block body = op->regions[0]->first;
  for (unsigned i = 0; i < op->num_results; i++) cgi_schedule_carry(s, op, CG_SCF_FOR_INIT_ARGS + i, body->args[i + 1], cg_op_result(op, i));
  if (!cgi_schedule_place_body(s, body, body->args + 1)) return false;
  for (unsigned i = 0; i < op->num_results; i++) cgi_schedule_map(s, cg_op_result(op, i), cgi_schedule_number(s, body->args[i + 1]));
  return true;
}

static bool cgi_schedule_place_branches(cgi_schedule *s, cg_op op) {
  bool ok = true;
  for (unsigned i = 0; i < op->num_results; i++) (void)cgi_schedule_result_place(s, cg_op_result(op, i));
  for (unsigned r = 0; ok && r < op->num_regions; r++) {
    cg_block block = op->regions[r]->first;
    if (block) ok = cgi_schedule_place_body(s, block, op->results);
  }
  return ok;
}

static bool cgi_schedule_place_op(cgi_schedule *s, cg_op op) {
  cg_op_kind k = op->def->kind;
  if (k == CG_SCF_WHILE) return cgi_schedule_place_while(s, op);
  if (k == CG_SCF_FOR) return cgi_schedule_place_for(s, op);
  if (cgi_control_is(op)) return cgi_schedule_place_branches(s, op);
  if (k == CG_FLOW_DISPATCH) return cgi_schedule_dispatch_places(s, op);
  if (k == CG_ARITH_CONSTANT || k == CG_UTIL_UNFOLDABLE_CONSTANT || k == CG_UTIL_GLOBAL_LOAD) return cgi_schedule_constant_place(s, op);
  if (cgi_schedule_is_view(k)) {
    cgi_schedule_alias_of(s, cg_op_result(op, 0), cg_op_operand(op, CG_SOURCE));
    return true;
  }
  if (k == CG_UTIL_OPTIMIZATION_BARRIER) {
    for (unsigned i = 0; i < op->num_results && i < op->num_operands; i++) cgi_schedule_alias_of(s, cg_op_result(op, i), cg_op_operand(op, i));
    return true;
  }
  if (k == CG_TENSOR_EMPTY) {
    cgi_schedule_place p;
    memset(&p, 0, sizeof p);
    p.tensor = cg_op_result(op, 0);
    p.kind = CGI_SCHEDULE_EMPTY;
    CGI_FOREACH_USE(u, p.tensor) {
      if (u->owner->def->kind == CG_FLOW_DISPATCH || cgi_schedule_is_view(u->owner->def->kind))
        p.kind = CGI_SCHEDULE_TRANSIENT; // a tensor without elements
    }
    if (p.kind == CGI_SCHEDULE_TRANSIENT) p.index = s->num_transients++;
    cgi_schedule_put(s, p.tensor, &p);
    return true;
  }
  if (k == CG_FUNC_RETURN || k == CG_CF_ASSERT || cgi_control_ends(op)) return true;
  bool tensors = op->num_results == 0;
  for (unsigned i = 0; i < op->num_results; i++) tensors = tensors || cg_value_type(cg_op_result(op, i))->kind == CG_TYPE_TENSOR;
  return tensors ? cgi_op_unsupported(op, "is left on the host: it is no dispatch, no view and no constant") : true;
}

// Every op of a block in order, and those of its control flow.
static bool cgi_schedule_place_block(cgi_schedule *s, cg_block block) {
  cg_block outer = s->home;
  bool ok = true;
  s->home = block;
  CGI_FOREACH_OP(op, block) {
    if (op->mark == 2 || op->def->kind == CG_ARITH_CONSTANT) ok = cgi_schedule_place_op(s, op) && ok;
  }
  s->home = outer;
  return ok;
}

// Scalar ops that depend on shapes alone, assertions of them and what nobody may fold too, go to the top: sizes are known before the first step. What
// depends on a size that the host reads stays behind that, in front of the control flow that it stood in.
static void cgi_schedule_hoist_block(cgi_schedule *s, cg_block block, cg_op *anchor) {
  for (cg_op op = block->first; op; op = op->next) op->mark = 0;
  CGI_FOREACH_OP(op, block) {
    cg_op_kind k = op->def->kind;
    bool scalar = op->num_results > 0 && k != CG_TENSOR_EXTRACT && op->num_regions == 0 && cgi_op_is_pure(op), late = false;
    scalar = scalar || k == CG_CF_ASSERT || k == CG_UTIL_UNFOLDABLE_CONSTANT || k == CG_UTIL_OPTIMIZATION_BARRIER;
    for (unsigned i = 0; scalar && i < op->num_results; i++) scalar = cg_value_type(cg_op_result(op, i))->kind != CG_TYPE_TENSOR;
    for (unsigned i = 0; scalar && i < op->num_operands; i++) {
      cg_op def = cg_value_op(cg_op_operand(op, i));
      scalar = def ? def->mark & 1 : cg_op_operand(op, i)->block == s->block;
      late = late || (def && def->mark == 3);
    }
    late = scalar ? late : cgi_is_read(op);
    op->mark = late ? 3 : scalar ? 1 : 2;
    if (op->mark != 1 && !*anchor) *anchor = op;
    cg_op to = late ? cgi_schedule_ancestor(op, s->block) : *anchor;
    if (scalar && to && to != op) cgi_op_move_before(op, to);
    for (unsigned r = 0; cgi_control_is(op) && r < op->num_regions; r++)
      if (op->regions[r]->first) cgi_schedule_hoist_block(s, op->regions[r]->first, anchor);
  }
}

static void cgi_schedule_hoist(cgi_schedule *s) {
  cg_op anchor = NULL;
  cgi_schedule_hoist_block(s, s->block, &anchor);
  s->anchor = anchor;
  s->top = anchor ? cgi_builder_before(anchor) : cgi_builder_at_end(s->block, s->func->loc);
}

// ---- results --------------------------------------------------------------------------------------------------------------------------------
// Says where each function result is made: by its dispatch where it can be, else by a copy or fill at the end.
static void cgi_schedule_plan_results(cgi_schedule *s, cg_op ret) {
  cg_context *ctx = s->ctx;
  for (unsigned i = 0; i < ret->num_operands; i++) {
    cgi_schedule_place *p = cgi_schedule_place_of(s, cg_op_operand(ret, i));
    cgi_layout layout;
    (void)cgi_layout_at(s->func, "res_attrs", i, &layout);
    cg_value bytes = cgi_schedule_bytes(s, p->tensor, &layout);
    cg_value resource = cgi_schedule_alloc(s, "external", bytes);
    cgi_push(s->results, resource);
    cgi_push(s->result_bytes, bytes);
    if (p->kind != CGI_SCHEDULE_TRANSIENT && p->kind != CGI_SCHEDULE_EMPTY) continue;
    p->kind = p->kind == CGI_SCHEDULE_EMPTY ? CGI_SCHEDULE_NOWHERE : CGI_SCHEDULE_RESULT;
    p->index = i;
    p->strided = layout.num_strides != 0;
    p->resource = resource;
    p->total = p->bytes = bytes;
    p->offset = cgi_build_index(&s->top, 0);
  }
}

static void cgi_schedule_hold(cgi_schedule *s, cgi_schedule_place *p, cg_op op) {
  cg_op at = op ? cgi_schedule_ancestor(op, s->block) : NULL;
  size_t n = at ? at->mark : 0;
  if (n < p->first) p->first = n;
  if (n > p->last) p->last = n;
}

// The host reads at the op that decides by it.
static void cgi_schedule_hold_scalar(cgi_schedule *s, cgi_schedule_place *p, cg_value v) {
  CGI_FOREACH_USE(u, v) {
    cgi_schedule_hold(s, p, u->owner);
    if (u->owner->def->kind == CG_ARITH_INDEX_CAST) cgi_schedule_hold_scalar(s, p, cg_op_result(u->owner, 0));
  }
}

// Ops between two barriers that values need have one number: reuse then asks for no more barriers.
static void cgi_schedule_number_ops(cgi_schedule *s) {
  uint32_t n = 1;
  for (size_t i = 0; i < cgi_len(s->places); i++) s->places[i].last = 0;
  CGI_FOREACH_OP(op, s->block) {
    bool waits = cgi_control_is(op) || op->def->kind == CG_FUNC_RETURN;
    for (unsigned i = 0; !waits && op->def->kind == CG_FLOW_DISPATCH && i < op->num_operands; i++) {
      const cgi_schedule_place *p = cgi_schedule_place_of(s, cg_op_operand(op, i));
      waits = p && p->last == n;
    }
    op->mark = n += waits;
    for (unsigned i = 0; i < op->num_results && op->def->kind == CG_FLOW_DISPATCH; i++) {
      cgi_schedule_place *p = cgi_schedule_place_of(s, cg_op_result(op, i));
      if (p) p->last = n;
    }
    n += cgi_control_is(op);
  }
}

// From where until where each transient is needed, in numbers of the block's ops: what is in a loop or a branch, as long as all of that.
static void cgi_schedule_lifetimes(cgi_schedule *s) {
  cgi_schedule_number_ops(s);
  for (size_t i = 0; i < cgi_len(s->places); i++) {
    cgi_schedule_place *p = &s->places[i];
    p->first = SIZE_MAX;
    p->last = 0;
    for (size_t a = p->aliases; a; a = s->aliases[a - 1].next) {
      cg_value v = s->aliases[a - 1].value;
      cgi_schedule_hold(s, p, cg_value_op(v) ? cg_value_op(v) : v->block->region->op);
      CGI_FOREACH_USE(u, v) {
        cgi_schedule_hold(s, p, u->owner);
        if (u->owner->def->kind == CG_TENSOR_EXTRACT) cgi_schedule_hold_scalar(s, p, cg_op_result(u->owner, 0));
      }
    }
    if (p->pack_op) cgi_schedule_hold(s, p, p->pack_op);
  }
  for (size_t i = 0; i < cgi_len(s->moves); i++) {
    cgi_schedule_hold(s, &s->places[s->moves[i].from - 1], s->moves[i].at);
    cgi_schedule_hold(s, &s->places[s->moves[i].to - 1], s->moves[i].at);
  }
  for (size_t i = 0; i < cgi_len(s->places); i++) { // a pack lives as long as its dispatch and its parts
    cgi_schedule_place *p = &s->places[i], *pack = p->pack ? &s->places[p->pack - 1] : NULL;
    if (pack && p->first < pack->first) pack->first = p->first;
    if (pack && p->last > pack->last) pack->last = p->last;
  }
}

// The smallest hole in front of or between spans, in order, that has `bytes`; behind all where none has.
static int64_t cgi_schedule_hole(const cgi_schedule_span *spans, int64_t bytes, size_t *at) {
  int64_t end = 0, best = -1, begin = -1;
  for (size_t i = 0; i < cgi_len(spans); i++) {
    int64_t hole = spans[i].begin - end;
    if (hole >= bytes && (best < 0 || hole < best)) {
      best = hole;
      begin = end;
      *at = i;
    }
    if (spans[i].end > end) end = spans[i].end;
  }
  if (begin < 0) *at = cgi_len(spans);
  return begin < 0 ? end : begin;
}

static void cgi_schedule_insert(cg_context *ctx, cgi_schedule_span **spans, size_t at, cgi_schedule_span made) {
  cgi_push(*spans, made);
  for (size_t i = cgi_len(*spans) - 1; i > at; i--) (*spans)[i] = (*spans)[i - 1];
  (*spans)[at] = made;
}

// A place among what is taken; it is taken until `last` then. Calls come by growing `first`.
static int64_t cgi_schedule_take(cg_context *ctx, cgi_schedule_span **taken, int64_t bytes, size_t first, size_t last) {
  cgi_schedule_span made;
  size_t kept = 0, at = 0;
  for (size_t i = 0; i < cgi_len(*taken); i++)
    if ((*taken)[i].last >= first) (*taken)[kept++] = (*taken)[i];
  cgi_shrink(*taken, kept);
  made.begin = cgi_schedule_hole(*taken, bytes, &at);
  made.end = made.begin + bytes;
  made.last = last;
  cgi_schedule_insert(ctx, taken, at, made);
  return made.begin;
}

#ifndef CODEGEN_NO_FAST_PIPELINES
typedef struct cgi_schedule_sized { // a transient of known size
  size_t place;
  int64_t bytes;
} cgi_schedule_sized;

// The largest first, each in the smallest hole among what is needed at the same time; where the buffer is smaller than `total` so.
static void cgi_schedule_place_by_size(cgi_schedule *s, cgi_schedule_sized *sized, int64_t *total) {
  cg_context *ctx = s->ctx;
  cgi_schedule_span *apart = NULL, *begins = NULL;
  size_t *order = NULL; // of those that stand, by where they begin
  int64_t most = 0;
  for (size_t i = 1; i < cgi_len(sized); i++) {
    cgi_schedule_sized one = sized[i];
    size_t at = i;
    for (; at > 0 && sized[at - 1].bytes < one.bytes; at--) sized[at] = sized[at - 1];
    sized[at] = one;
  }
  for (size_t i = 0; i < cgi_len(sized) && most < *total; i++) {
    const cgi_schedule_place *p = &s->places[sized[i].place];
    size_t at = 0;
    cgi_shrink(apart, 0);
    for (size_t k = 0; k < cgi_len(order); k++) {
      const cgi_schedule_place *q = &s->places[sized[order[k]].place];
      if (q->first <= p->last && p->first <= q->last) cgi_push(apart, begins[order[k]]);
    }
    cgi_schedule_span made;
    made.last = SIZE_MAX;
    made.begin = cgi_schedule_hole(apart, sized[i].bytes, &at);
    made.end = made.begin + sized[i].bytes;
    if (made.end > most) most = made.end;
    cgi_push(begins, made);
    cgi_push(order, i);
    for (at = cgi_len(order) - 1; at > 0 && begins[order[at - 1]].begin > made.begin; at--) {
      order[at] = order[at - 1];
      order[at - 1] = i;
    }
  }
  bool better = most < *total;
  for (size_t i = 0; i < cgi_len(sized) && better; i++) s->spans[s->places[sized[i].place].index] = begins[i];
  if (better) *total = most;
}
#endif

// The place of the same size as p, in the front, whose last value is read before p's is written. NULL: none.
static cgi_schedule_place *cgi_schedule_freed(cgi_schedule *s, const cgi_schedule_place *p, cgi_schedule_span *slots) {
  for (size_t i = 0; i < cgi_len(slots) && p->first <= p->last; i++) {
    cgi_schedule_place *q = &s->places[slots[i].begin];
    if (slots[i].last >= p->first || !cgi_same_value(p->bytes, q->bytes)) continue;
    slots[i].last = p->last;
    return q;
  }
  return NULL;
}

// Offsets of the values left for the transient buffer, and that buffer: those of known size share its front, the others follow one after another, or
// in the place of one of the same size, last those that are as large as data says: where the size of one is known, the buffer is allocated anew, with
// room for it behind what it has.
static void cgi_schedule_plan_transients(cgi_schedule *s) {
  cg_context *ctx = s->ctx;
  const uint32_t alignment = cgi_target_max_offset_alignment(s->module, CGI_TRANSIENT_ALIGNMENT);
  cgi_schedule_span *taken = NULL, *slots = NULL, none = {0, 0, 0};
#ifndef CODEGEN_NO_FAST_PIPELINES
  cgi_schedule_sized *sized = NULL;
  bool used = true;
#endif
  int64_t total = 0, bytes;
  size_t reached = 0;
  bool any = false;
  cgi_schedule_lifetimes(s);
  for (unsigned i = 0; i < s->num_transients; i++) cgi_push(s->spans, none);
  for (size_t i = 0; i < cgi_len(s->places); i++) {
    cgi_schedule_place *p = &s->places[i];
    if (p->kind != CGI_SCHEDULE_TRANSIENT || p->pack) continue;
    p->bytes = p->tensor ? cgi_schedule_bytes(s, p->tensor, NULL) : cgi_build_index(&s->top, p->pack_bytes);
    any = true;
    if (!cgi_constant_int(p->bytes, &bytes) || bytes > INT64_MAX / 4) continue;
    cgi_schedule_span *span = &s->spans[p->index];
    bytes = (bytes + alignment - 1) / alignment * alignment;
    bool shares = p->first >= reached && p->first <= p->last;
    span->begin = shares ? cgi_schedule_take(ctx, &taken, bytes, p->first, p->last) : total;
    span->end = span->begin + bytes;
    span->last = SIZE_MAX;
    if (!shares) cgi_push(taken, *span);
    if (shares) reached = p->first;
    if (span->end > total) total = span->end;
#ifndef CODEGEN_NO_FAST_PIPELINES
    cgi_schedule_sized one;
    one.place = i;
    one.bytes = bytes;
    cgi_push(sized, one);
    used = used && p->first <= p->last;
  }
  if (used && cgi_len(sized) <= CGI_SCHEDULE_SIZED) cgi_schedule_place_by_size(s, sized, &total);
  for (size_t i = 0; i < cgi_len(sized); i++) {
    cgi_schedule_place *p = &s->places[sized[i].place];
    p->offset = cgi_build_index(&s->top, s->spans[p->index].begin);
  }
#else
    p->offset = cgi_build_index(&s->top, span->begin);
  }
#endif
  if (!any) return;
  cg_value offset = cgi_build_index(&s->top, total);
  for (size_t i = 0; i < cgi_len(s->places); i++) {
    cgi_schedule_place *p = &s->places[i];
    if (p->kind != CGI_SCHEDULE_TRANSIENT || p->pack || p->offset || cgi_schedule_behind(s, 1, &p->bytes).before != s->top.before) continue;
    const cgi_schedule_place *freed = cgi_schedule_freed(s, p, slots);
    p->offset = freed ? freed->offset : offset;
    if (freed) p->index = freed->index;
    if (freed) continue;
    offset = cgi_schedule_binary(&s->top, CG_ARITH_ADDI, offset, cgi_schedule_round_up(&s->top, p->bytes, alignment));
    cgi_schedule_span slot = {(int64_t)i, 0, p->first <= p->last ? p->last : SIZE_MAX};
    cgi_push(slots, slot);
  }
  for (size_t i = 0; i < cgi_len(s->places); i++) {
    cgi_schedule_place *p = &s->places[i];
    if (p->kind != CGI_SCHEDULE_TRANSIENT || !p->pack) continue;
    p->bytes = cgi_schedule_bytes(s, p->tensor, NULL);
    p->offset = cgi_schedule_binary(&s->top, CG_ARITH_ADDI, s->places[p->pack - 1].offset, cgi_build_index(&s->top, p->pack_offset));
    p->index = s->places[p->pack - 1].index;
  }
  cg_value first = cgi_schedule_alloc(s, "transient", offset), total_of_first = offset, newest = first;
  for (size_t i = 0; i < cgi_len(s->places); i++) {
    cgi_schedule_place *p = &s->places[i];
    if (p->kind != CGI_SCHEDULE_TRANSIENT) continue;
    p->resource = first;
    p->total = total_of_first;
    if (p->offset) continue;
    const cg_value parts[3] = {offset, p->bytes, newest}; // each stands in front of what uses it, and the last one has room for all
    cgi_builder b = cgi_schedule_behind(s, 3, parts);
    p->offset = offset;
    p->total = offset = cgi_schedule_binary(&b, CG_ARITH_ADDI, offset, cgi_schedule_round_up(&b, p->bytes, alignment));
    p->resource = newest = cgi_schedule_alloc(s, "transient", offset);
  }
}

// ---- steps ----------------------------------------------------------------------------------------------------------------------------------
// Whether an access must wait for the steps since the last barrier; constants are never written.
static bool cgi_schedule_conflicts(const cgi_schedule *s, cgi_schedule_place_kind kind, unsigned index, bool write) {
  for (size_t i = 0; i < cgi_len(s->open); i++) {
    const cgi_schedule_access *a = &s->open[i];
    if (a->kind != kind || !(write || a->write)) continue;
    if (a->index == index) return true;
    if (kind == CGI_SCHEDULE_TRANSIENT && s->spans[a->index].begin < s->spans[index].end && s->spans[index].begin < s->spans[a->index].end)
      return true;
  }
  return false;
}

static void cgi_schedule_note_access(cgi_schedule *s, cgi_schedule_place_kind kind, unsigned index, bool write) {
  cg_context *ctx = s->ctx;
  cgi_schedule_access a;
  a.kind = kind;
  a.index = index;
  a.write = write;
  if (kind != CGI_SCHEDULE_CONSTANT) cgi_push(s->open, a);
}

static void cgi_schedule_barrier(cgi_schedule *s, cgi_builder *b) {
  cgi_build_plain(b, CG_STREAM_CMD_BARRIER, 0, NULL);
  cgi_shrink(s->open, 0);
}

typedef struct cgi_schedule_lists { // operand groups of a dispatch
  cg_value *resources, *sizes, *offsets, *lengths;
  cg_attr *access;
} cgi_schedule_lists;

static void cgi_schedule_bind(cgi_schedule *s, cgi_schedule_lists *l, const cgi_schedule_place *p, const char *access) {
  cg_context *ctx = s->ctx;
  bool constant = p->kind == CGI_SCHEDULE_CONSTANT;
  cgi_push(l->resources, constant ? s->constants : p->resource);
  cgi_push(l->sizes, constant ? s->constants_size : p->total);
  cgi_push(l->offsets, p->offset);
  cgi_push(l->lengths, p->bytes);
  cg_attr a = cgi_attr_strz(ctx, access);
  cgi_push(l->access, a);
}

static void cgi_schedule_append(cg_context *ctx, cg_value **to, const cg_value *from) {
  for (size_t i = 0; i < cgi_len(from); i++) cgi_push(*to, from[i]);
}

static void cgi_schedule_build_dispatch(cgi_schedule *s, cgi_builder *b, cg_op op, cgi_schedule_lists *l, const cg_value *scalars) {
  cg_context *ctx = s->ctx;
  cg_value *operands = NULL;
  cg_type i32 = cgi_type_i(ctx, 32);
  int32_t n = (int32_t)cgi_len(l->resources), ns = (int32_t)cgi_len(scalars), segments[6];
  for (int32_t i = 0; i < ns; i++) { // the workload is sizes
    cg_value size = scalars[i]->type == i32 ? cgi_build_unary(b, CG_ARITH_INDEX_CAST, cgi_type_index(ctx), scalars[i]) : scalars[i];
    cgi_push(operands, size);
  }
  for (int32_t i = 0; i < ns; i++) {
    cg_value word = scalars[i]->type == i32 ? scalars[i] : cgi_build_unary(b, CG_ARITH_INDEX_CASTUI, i32, scalars[i]);
    cgi_push(operands, word);
  }
  cgi_schedule_append(ctx, &operands, l->resources);
  cgi_schedule_append(ctx, &operands, l->sizes);
  cgi_schedule_append(ctx, &operands, l->offsets);
  cgi_schedule_append(ctx, &operands, l->lengths);
  segments[0] = segments[1] = ns;
  for (int i = 2; i < 6; i++) segments[i] = n;
  cg_named_attr attrs[2];
  cgi_name_attr(&attrs[0], ctx, "entry_point", cg_op_attr(op, "entry_point"));
  cgi_name_attr(&attrs[1], ctx, "resource_access", cgi_attr_array(ctx, cgi_len(l->access), l->access));
  cg_op made = cgi_build(b, CG_STREAM_CMD_DISPATCH, (unsigned)cgi_len(operands), operands, 0, NULL, 2, attrs, 0);
  cgi_op_set_segments(made, 6, segments);
  cgi_op_copy_attr(op, made, "hal.interface.bindings");
}

// Bytes to copy to result i: where the host chose its place, what follows the last element is the host's.
static cg_value cgi_schedule_result_length(cgi_schedule *s, unsigned i, cg_value tensor, cg_value bytes) {
  cgi_layout layout;
  return cgi_layout_at(s->func, "res_attrs", i, &layout) ? cgi_schedule_exact_bytes(s, tensor, &layout) : bytes;
}

static void cgi_schedule_copy(cgi_schedule *s, cgi_builder *b, const cgi_schedule_place *from, const cgi_schedule_place *to) {
  cg_value operands[7];
  bool constant = from->kind == CGI_SCHEDULE_CONSTANT;
  if (cgi_schedule_conflicts(s, from->kind, from->index, false) || cgi_schedule_conflicts(s, to->kind, to->index, true)) cgi_schedule_barrier(s, b);
  operands[CG_STREAM_CMD_COPY_SOURCE] = constant ? s->constants : from->resource;
  operands[CG_STREAM_CMD_COPY_SOURCE_SIZE] = constant ? s->constants_size : from->total;
  operands[CG_STREAM_CMD_COPY_SOURCE_OFFSET] = from->offset;
  operands[CG_STREAM_CMD_COPY_TARGET] = to->resource;
  operands[CG_STREAM_CMD_COPY_TARGET_SIZE] = to->total;
  operands[CG_STREAM_CMD_COPY_TARGET_OFFSET] = to->offset;
  operands[CG_STREAM_CMD_COPY_LENGTH] = to->kind == CGI_SCHEDULE_RESULT ? cgi_schedule_result_length(s, to->index, to->tensor, to->bytes) : to->bytes;
  cgi_build_plain(b, CG_STREAM_CMD_COPY, 7, operands);
  cgi_schedule_note_access(s, from->kind, from->index, false);
}

// The part of a dispatch's pack that stands for the place `of`.
static cgi_schedule_place cgi_schedule_pack_part(cgi_schedule *s, cg_op op, const cgi_schedule_place *of, int64_t at) {
  uint64_t number = 1;
  (void)cgi_hmap_get(&s->place_of, (uint64_t)(uintptr_t)op, &number);
  cgi_schedule_place part = s->places[number - 1];
  part.tensor = of->tensor;
  part.bytes = of->bytes;
  part.offset = cgi_schedule_binary(&s->top, CG_ARITH_ADDI, part.offset, cgi_build_index(&s->top, at));
  return part;
}

// The places that a dispatch's buffers are bound at, `packed` ones in its pack, where arguments are copied to first.
static bool cgi_schedule_bound_places(cgi_schedule *s, cgi_builder *b, cg_op op, const int64_t *packing, cgi_schedule_place **out) {
  cg_context *ctx = s->ctx;
  cg_value v;
  for (size_t i = 0; (v = cgi_schedule_dispatch_buffer(op, i)) != NULL; i++) {
    cgi_schedule_place *p = cgi_schedule_place_of(s, v), bound;
    bool made = cg_value_op(v) == op;
    if (!p || (!p->resource && p->kind != CGI_SCHEDULE_CONSTANT)) return cgi_op_unsupported(op, "reads a value that stands in no buffer");
    bound = *p;
    if (i < cgi_len(packing) && packing[i] >= 0 && !(made && p->kind == CGI_SCHEDULE_TRANSIENT)) {
      bound = cgi_schedule_pack_part(s, op, p, packing[i]);
      if (!made) cgi_schedule_copy(s, b, p, &bound);
    }
    cgi_push(*out, bound);
  }
  for (size_t i = 0; i < cgi_len(packing) && i < cgi_len(*out); i++) // all copies write one pack: no barrier between them
    if (packing[i] >= 0 && cg_value_op(cgi_schedule_dispatch_buffer(op, i)) != op) cgi_schedule_note_access(s, (*out)[i].kind, (*out)[i].index, true);
  return true;
}

static bool cgi_schedule_step(cgi_schedule *s, cg_op op) {
  cg_context *ctx = s->ctx;
  cgi_builder b = cgi_builder_before(op);
  cgi_schedule_lists l;
  cgi_schedule_place *bound = NULL;
  int64_t *packing = cgi_schedule_packing(s, op);
  memset(&l, 0, sizeof l);
  cg_value *scalars = NULL;
  unsigned first, n = cgi_operand_group(op, "arguments", &first);
  bool ok = cgi_schedule_bound_places(s, &b, op, packing, &bound), wait = false;
  for (unsigned i = 0; ok && i < n; i++) {
    cg_value v = cg_op_operand(op, first + i);
    if (v->type->kind == CG_TYPE_TENSOR) continue;
    if (v->type->kind != CG_TYPE_INDEX && v->type != cgi_type_i(ctx, 32))
      ok = cgi_op_unsupported(op, "passes a value of type %t: push constants of programs are index values and words", v->type);
    cgi_push(scalars, v);
  }
  for (size_t i = 0; ok && i < cgi_len(bound); i++) {
    cg_value v = cgi_schedule_dispatch_buffer(op, i);
    bool write = cg_value_op(v) == op;
    wait = wait || cgi_schedule_conflicts(s, bound[i].kind, bound[i].index, write);
    cgi_schedule_bind(s, &l, &bound[i], !write ? "ro" : cgi_dispatch_tied(op, v->index) >= 0 ? "rw" : "wo");
  }
  if (ok) {
    if (wait) cgi_schedule_barrier(s, &b);
    cgi_schedule_build_dispatch(s, &b, op, &l, scalars);
    for (size_t i = 0; i < cgi_len(bound); i++)
      cgi_schedule_note_access(s, bound[i].kind, bound[i].index, cg_value_op(cgi_schedule_dispatch_buffer(op, i)) == op);
  }
  for (size_t i = 0; ok && i < cgi_len(bound) && i < cgi_len(packing); i++) {
    cg_value v = cgi_schedule_dispatch_buffer(op, i);
    const cgi_schedule_place *p = cgi_schedule_place_of(s, v);
    if (packing[i] < 0 || cg_value_op(v) != op || p->kind == CGI_SCHEDULE_TRANSIENT) continue;
    cgi_schedule_copy(s, &b, &bound[i], p);
    cgi_schedule_note_access(s, p->kind, p->index, true);
  }
  return ok;
}

static void cgi_schedule_fill(cgi_schedule *s, cgi_builder *b, cg_attr splat, cg_value target, cg_value total, cg_value offset, cg_value length) {
  uint32_t pattern = 0;
  cg_value operands[5];
  (void)cgi_fill_pattern(splat, &pattern);
  operands[CG_STREAM_CMD_FILL_VALUE] = cgi_build_int(b, cgi_type_i(s->ctx, 32), (int64_t)(int32_t)pattern);
  operands[CG_STREAM_CMD_FILL_TARGET] = target;
  operands[CG_STREAM_CMD_FILL_TARGET_SIZE] = total;
  operands[CG_STREAM_CMD_FILL_TARGET_OFFSET] = offset;
  operands[CG_STREAM_CMD_FILL_TARGET_LENGTH] = length;
  cgi_build_plain(b, CG_STREAM_CMD_FILL, 5, operands);
}

// Result i is not made by a dispatch: fill or copy it.
static bool cgi_schedule_transfer(cgi_schedule *s, cgi_builder *b, const cgi_schedule_place *p, unsigned i) {
  cg_value zero = cgi_build_index(b, 0), target = s->results[i], size = s->result_bytes[i];
  cgi_layout layout;
  (void)cgi_layout_at(s->func, "res_attrs", i, &layout);
  if (cgi_constant_is(size, 0)) return true;
  if (p->strided || layout.num_strides)
    return cgi_op_unsupported(s->func, "has a result %u that would be copied from strided memory, or to it: run form-dispatches first", i);
  bool wait = p->kind != CGI_SCHEDULE_FILL && cgi_schedule_conflicts(s, p->kind, p->index, false);
  if (wait || cgi_schedule_conflicts(s, CGI_SCHEDULE_RESULT, i, true)) cgi_schedule_barrier(s, b);
  cg_value length = cgi_schedule_result_length(s, i, p->tensor, size);
  if (p->kind == CGI_SCHEDULE_FILL) {
    cgi_schedule_fill(s, b, p->fill, target, size, zero, size);
  } else {
    cg_value operands[7];
    operands[CG_STREAM_CMD_COPY_SOURCE] = p->kind == CGI_SCHEDULE_CONSTANT ? s->constants : p->resource;
    operands[CG_STREAM_CMD_COPY_SOURCE_SIZE] = p->kind == CGI_SCHEDULE_CONSTANT ? s->constants_size : p->total;
    operands[CG_STREAM_CMD_COPY_SOURCE_OFFSET] = p->offset;
    operands[CG_STREAM_CMD_COPY_TARGET] = target;
    operands[CG_STREAM_CMD_COPY_TARGET_SIZE] = size;
    operands[CG_STREAM_CMD_COPY_TARGET_OFFSET] = zero;
    operands[CG_STREAM_CMD_COPY_LENGTH] = length;
    cgi_build_plain(b, CG_STREAM_CMD_COPY, 7, operands);
    cgi_schedule_note_access(s, p->kind, p->index, false);
  }
  cgi_schedule_note_access(s, CGI_SCHEDULE_RESULT, i, true);
  return true;
}

// What a loop or a region passes on stands elsewhere.
static bool cgi_schedule_move_step(cgi_schedule *s, cgi_builder *b, cg_op at, const cgi_schedule_place *from, const cgi_schedule_place *to) {
  if (from->kind == CGI_SCHEDULE_EMPTY || from->kind == CGI_SCHEDULE_NOWHERE || cgi_constant_is(to->bytes, 0)) return true;
  if (from->strided || to->strided) return cgi_op_unsupported(at, "copies from strided memory, or to it: run form-dispatches first");
  if (from->kind == CGI_SCHEDULE_FILL) {
    if (cgi_schedule_conflicts(s, to->kind, to->index, true)) cgi_schedule_barrier(s, b);
    cgi_schedule_fill(s, b, from->fill, to->resource, to->total, to->offset, to->bytes);
  } else {
    cgi_schedule_copy(s, b, from, to);
  }
  cgi_schedule_note_access(s, to->kind, to->index, true);
  return true;
}

// ---- control flow: steps --------------------------------------------------------------------------------------------------------------------
static bool cgi_schedule_moves_at(cgi_schedule *s, cg_op at) {
  cgi_builder b = cgi_builder_before(at);
  while (s->next_move < cgi_len(s->moves) && s->moves[s->next_move].at == at) {
    const cgi_schedule_move *m = &s->moves[s->next_move++];
    if (!cgi_schedule_move_step(s, &b, at, &s->places[m->from - 1], &s->places[m->to - 1])) return false;
  }
  return true;
}

// Nothing is under way where control flow begins or ends.
static void cgi_schedule_settle(cgi_schedule *s, cg_op at) {
  cgi_builder b = cgi_builder_before(at);
  if (cgi_len(s->open)) cgi_schedule_barrier(s, &b);
}

// A load of what an extract at constant indices reads, from where the tensor stands; NULL after an error.
static CGI_NOINLINE cg_value cgi_schedule_load(cgi_schedule *s, cg_op extract, cg_op op) {
  cgi_builder b = cgi_builder_before(op);
  cg_value tensor = cg_op_operand(extract, CG_TENSOR_EXTRACT_TENSOR), operands[3];
  const cgi_schedule_place *p = cgi_schedule_place_of(s, tensor);
  int64_t at = 0, index = 0;
  bool constant = p && p->kind == CGI_SCHEDULE_CONSTANT, ok = constant || (p && p->resource);
  for (unsigned i = 0; ok && i < tensor->type->rank; i++) {
    ok = !p->strided && cgi_constant_int(cg_op_operand(extract, i + 1), &index) && tensor->type->shape[i] >= 0;
    at = at * tensor->type->shape[i] + index;
  }
  if (!ok) return cgi_op_unsupported(op, "decides by a value that stands at no known place"), (cg_value)NULL;
  at *= (int64_t)cg_storage_bytes(tensor->type->element);
  operands[CG_STREAM_ASYNC_LOAD_SOURCE] = constant ? s->constants : p->resource;
  operands[CG_STREAM_ASYNC_LOAD_SOURCE_SIZE] = constant ? s->constants_size : p->total;
  operands[CG_STREAM_ASYNC_LOAD_SOURCE_OFFSET] = at ? cgi_build_binary_int(&b, CG_ARITH_ADDI, p->offset, at) : p->offset;
  return cgi_build_value(&b, CG_STREAM_ASYNC_LOAD, cg_value_type(extract->results[0]), 3, operands, NULL);
}

// What the host decides by comes from where the tensor stands.
static bool cgi_schedule_read_back(cgi_schedule *s, cg_op op) {
  cg_op user = cg_value_op(cg_op_operand(op, CG_SCF_IF_CONDITION)), extract = user;
  if (extract->def->kind == CG_ARITH_INDEX_CAST) extract = cg_value_op(cg_op_operand(extract, CG_OPERAND));
  cg_value read = cgi_schedule_load(s, extract, op);
  if (!read) return false;
  cgi_builder b = cgi_builder_before(op);
  if (user != extract) read = cgi_build_unary(&b, CG_ARITH_INDEX_CAST, cgi_type_index(s->ctx), read);
  cgi_op_set_operand(op, CG_SCF_IF_CONDITION, read);
  return true;
}

static bool cgi_schedule_steps(cgi_schedule *s, cg_block block) {
  CGI_FOREACH_OP(op, block) {
    cg_op_kind k = op->def->kind;
    bool control = cgi_control_is(op), read = cgi_is_read(op) && k == CG_TENSOR_EXTRACT;
    if (k == CG_FLOW_DISPATCH && (!cgi_schedule_moves_at(s, op) || !cgi_schedule_step(s, op))) return false;
    if (!control && !read && !cgi_control_ends(op)) continue;
    if (!cgi_schedule_moves_at(s, op)) return false;
    cgi_schedule_settle(s, op);
    if (read) { // what is known of sizes goes on having the extract's value
      cg_value load = cgi_schedule_load(s, op, op);
      if (!load) return false;
      cgi_op_mark(cg_value_op(load), CGI_READ);
    }
    if ((k == CG_SCF_CONDITION || k == CG_SCF_IF || k == CG_SCF_INDEX_SWITCH) && !cgi_schedule_read_back(s, op)) return false;
    for (unsigned r = 0; control && r < op->num_regions; r++)
      if (op->regions[r]->first && !cgi_schedule_steps(s, op->regions[r]->first)) return false;
  }
  return true;
}

static bool cgi_schedule_finish(cgi_schedule *s, cg_op ret) {
  cg_context *ctx = s->ctx;
  cgi_builder b = cgi_builder_before(ret);
  for (unsigned i = 0; i < ret->num_operands; i++) {
    const cgi_schedule_place *p = cgi_schedule_place_of(s, cg_op_operand(ret, i));
    bool own = (p->kind == CGI_SCHEDULE_RESULT || p->kind == CGI_SCHEDULE_NOWHERE) && p->index == i;
    if (!own && p->kind != CGI_SCHEDULE_NOWHERE && !cgi_schedule_transfer(s, &b, p, i)) return false;
  }
  for (unsigned i = 0; i < ret->num_operands; i++) {
    cg_value v = cg_op_operand(ret, i);
    cg_value *operands = NULL;
    cgi_push(operands, s->results[i]);
    operands = cgi_reify_push(&s->dims, operands, v);
    cgi_push(operands, s->result_bytes[i]);
    cg_value made = cgi_build_value(&b, CG_STREAM_TENSOR_EXPORT, v->type, (unsigned)cgi_len(operands), operands, NULL);
    cgi_layout layout;
    if (cgi_layout_at(s->func, "res_attrs", i, &layout)) cgi_schedule_set_strides(cg_value_op(made), &layout);
    cgi_op_set_operand(ret, i, made);
  }
  cg_value read = NULL;
  CGI_FOREACH_OP(op, s->block) { // each load stands in front of its extract
    if (!cgi_is_read(op)) continue;
    if (op->def->kind == CG_TENSOR_EXTRACT) cgi_value_replace_uses(op->results[0], read);
    read = op->results[0];
  }
  return true;
}

// The constants buffer as this function sees it. Its size is known only at the end: the op is completed then (cgi_schedule_complete_constants).
static void cgi_schedule_import_constants(cgi_schedule *s, cg_str name) {
  cg_context *ctx = s->ctx;
  bool any = false;
  for (size_t i = 0; i < cgi_len(s->places); i++) any = any || s->places[i].kind == CGI_SCHEDULE_CONSTANT;
  if (!any) return;
  int64_t n = 4;
  cg_type t = cgi_type_tensor(ctx, 1, &n, cgi_type_i(ctx, 8), NULL);
  cg_value loaded = cgi_build_with(&s->top, CG_UTIL_GLOBAL_LOAD, t, 0, NULL, "global", cgi_attr_symbol(ctx, name));
  s->constants_size = cgi_build_index(&s->top, 0);
  s->constants = cgi_schedule_import(s, loaded, "constant", s->constants_size);
}

static void cgi_schedule_complete_constants(cgi_schedule_blob *blob, cg_op load) {
  cg_context *ctx = blob->ctx;
  int64_t n = (int64_t)cgi_len(blob->bytes);
  cgi_value_set_type(cg_op_result(load, 0), cgi_type_tensor(ctx, 1, &n, cgi_type_i(ctx, 8), NULL));
  CGI_FOREACH_USE(u, cg_op_result(load, 0)) {
    cg_op size = cg_value_op(cg_op_operand(u->owner, CG_STREAM_TENSOR_IMPORT_DYNAMIC_DIMS));
    cgi_op_set_attr(size, "value", cgi_attr_index(ctx, n));
  }
}

static void cgi_schedule_erase(cgi_schedule *s, cg_block block);

// The op without what it carries and gives: that is in buffers now.
static void cgi_schedule_strip_control(cgi_schedule *s, cg_op op) {
  cg_op_kind k = op->def->kind;
  unsigned kept = k == CG_SCF_WHILE ? 0 : k == CG_SCF_FOR ? CG_SCF_FOR_INIT_ARGS : 1;
  cg_named_attr *attrs = CGI_NEW_ARRAY(s->ctx, cg_named_attr, op->num_attrs + 1);
  cg_value operands[3];
  for (unsigned i = 0; i < kept; i++) operands[i] = cg_op_operand(op, i);
  for (unsigned i = 0; i < op->num_attrs; i++) attrs[i] = cg_op_attr_at(op, i);
  cgi_builder b = cgi_builder_before(op);
  cg_op made = cgi_build(&b, k, kept, operands, 0, NULL, op->num_attrs, attrs, op->num_regions);
  for (unsigned r = 0; r < op->num_regions; r++) {
    cg_block block = op->regions[r]->first;
    cgi_region_move_blocks(op->regions[r], made->regions[r]);
    if (!block) continue;
    cg_value condition = block->last->def->kind == CG_SCF_CONDITION ? cg_op_operand(block->last, CG_SCF_CONDITION_CONDITION) : NULL;
    cgi_op_set_operands(block->last, condition != NULL, &condition);
    cgi_schedule_erase(s, block);
    while (cg_block_num_args(block) > (k == CG_SCF_FOR)) cgi_block_erase_arg(block, cg_block_num_args(block) - 1);
  }
  cgi_op_erase(op);
}

static void cgi_schedule_erase(cgi_schedule *s, cg_block block) {
  for (cg_op op = block->last, prev; op; op = prev) {
    prev = op->prev;
    cg_op_kind k = op->def->kind;
    bool gone = k == CG_FLOW_DISPATCH || k == CG_UTIL_UNFOLDABLE_CONSTANT || k == CG_UTIL_OPTIMIZATION_BARRIER || k == CG_UTIL_GLOBAL_LOAD ||
                k == CG_TENSOR_EXTRACT || cgi_op_is_pure(op);
    for (unsigned r = 0; r < op->num_results; r++) gone = gone && !cg_value_has_uses(cg_op_result(op, r));
    if (cgi_control_is(op))
      cgi_schedule_strip_control(s, op);
    else if (gone && k != CG_FUNC_RETURN && !cgi_control_ends(op))
      cgi_op_erase(op);
  }
}

static bool cgi_schedule_check_signature(cg_op func, bool *skip) {
  cg_attr a = cg_op_attr(func, "function_type");
  cg_type t = a && a->kind == CG_ATTR_TYPE ? cg_attr_type(a) : NULL;
  *skip = true;
  if (!t || t->kind != CG_TYPE_FUNCTION) return true;
  cg_op *dispatches = cgi_collect(func, CG_FLOW_DISPATCH);
  bool opaque = false, works = cgi_len(dispatches) > 0, done = cgi_function_has_steps(func);
  cg_type other = NULL;
  for (unsigned i = 0; i < t->num_inputs + t->num_results; i++) {
    cg_type m = t->members[i];
    if (m->kind == CG_TYPE_TENSOR || (i < t->num_inputs && cgi_type_is_scalar(m))) continue;
    opaque = opaque || m->kind == CG_TYPE_OPAQUE;
    other = m;
  }
  *skip = done || other; // steps already, or a host function of another compiler
  if (!other || done || (!works && (opaque || cgi_symbol_is_private(func)))) return true;
  return cgi_op_unsupported(func, "[unsupported-type] takes or returns %t: programs pass ranked tensors, and take scalars", other);
}

static CGI_NOINLINE bool cgi_schedule_function(cgi_schedule *s, cg_str constants_name) {
  cg_context *ctx = s->ctx;
  s->block = s->func->regions[0]->first;
  cg_op ret = cgi_function_needs_return(s->func);
  if (!ret) return false;
  s->dims.ctx = s->dims.known.ctx = s->place_of.ctx = s->wanted.ctx = ctx;
  s->dims.host = true;
  cgi_reify_function(&s->dims, s->func);
  cgi_schedule_hoist(s);
  cgi_schedule_arguments(s);
  bool ok = cgi_schedule_place_block(s, s->block);
  for (unsigned i = 0; ok && i < ret->num_operands; i++)
    if (!cgi_schedule_place_of(s, cg_op_operand(ret, i))) ok = cgi_op_unsupported(ret, "returns a value that stands in no buffer");
  if (!ok) return false;
  cgi_schedule_plan_results(s, ret);
  cgi_schedule_plan_transients(s);
  cgi_schedule_import_constants(s, constants_name);
  if (!cgi_schedule_steps(s, s->block) || !cgi_schedule_finish(s, ret)) return false;
  cgi_schedule_erase(s, s->block);
  return true;
}

CGI_DEF bool cgi_pass_schedule(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cg_op *functions = cgi_host_functions(pass->module);
  cgi_schedule_blob blob;
  memset(&blob, 0, sizeof blob);
  blob.ctx = blob.index.ctx = ctx;
  blob.alignment = cgi_target_max_offset_alignment(pass->module, CGI_CONSTANT_ALIGNMENT);
  cg_str name = cgi_symbol_unique(pass->module, cgi_s("__constants"));
  cg_op *loads = NULL;
  bool ok = true;
  for (size_t i = 0; i < cgi_len(functions); i++) {
    bool skip;
    if (!cgi_schedule_check_signature(functions[i], &skip)) ok = false;
    if (skip) continue;
    cgi_schedule s;
    memset(&s, 0, sizeof s);
    s.ctx = ctx;
    s.module = pass->module;
    s.func = functions[i];
    s.target = cgi_target_of(functions[i]);
    s.blob = &blob;
    bool one = cgi_schedule_function(&s, name);
    if (one && s.constants) {
      cg_op load = cg_value_op(cg_op_operand(cg_value_op(s.constants), CG_STREAM_TENSOR_IMPORT_SOURCE));
      cgi_push(loads, load);
    }
    ok = ok && one;
  }
  if (ok && cgi_len(loads)) {
    cgi_schedule_build_blob(&blob, pass->module, name);
    for (size_t i = 0; i < cgi_len(loads); i++) cgi_schedule_complete_constants(&blob, loads[i]);
  }
  return ok;
}

#undef CGI_CONSTANT_ALIGNMENT
#undef CGI_TRANSIENT_ALIGNMENT
#undef CGI_SCHEDULE_SIZED
