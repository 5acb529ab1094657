// hal: verification, and what a dispatch's bindings are in both the older (symbols) and today's form (numbers).
#include "dialects/dialects.h"
#include "dialects/linalg.h"
#include "dialects/iree.h"

CGI_DEF unsigned cgi_dynamic_dims(cg_type t) {
  unsigned n = 0, i;
  if (cg_type_get_kind(t) == CG_TYPE_DISPATCH_TENSOR) t = cg_type_element(t);
  if (!cg_type_is_shaped(t)) return 0;
  for (i = 0; i < cg_type_rank(t); i++) n += cg_type_dim(t, i) == CG_DYNAMIC;
  return n;
}

CGI_DEF unsigned cgi_hal_access_of(cg_str text, bool *discard) {
  unsigned access = 0;
  if (cgi_has_word(text, cgi_s("Read")) || cgi_has_word(text, cgi_s("ReadWrite"))) access |= CG_ACCESS_READ;
  if (cgi_has_word(text, cgi_s("Write")) || cgi_has_word(text, cgi_s("ReadWrite"))) access |= CG_ACCESS_WRITE;
  *discard = cgi_has_word(text, cgi_s("Discard")) || cgi_has_word(text, cgi_s("DiscardWrite"));
  if (cgi_has_word(text, cgi_s("DiscardWrite"))) access |= CG_ACCESS_WRITE;
  return access;
}

static int64_t cgi_hal_int(cg_op op, const char *name, int64_t absent) {
  cg_attr a = cg_op_attr(op, name);
  return a && cg_attr_get_kind(a) == CG_ATTR_INT ? cg_attr_int(a) : absent;
}

CGI_DEF bool cgi_hal_binding(cg_op op, cgi_hal_ref *out) {
  bool subspan = cg_op_get_kind(op) == CG_HAL_INTERFACE_BINDING_SUBSPAN;
  cg_attr symbol = cg_op_attr(op, subspan ? "interface" : "binding"), access;
  memset(out, 0, sizeof *out);
  if (subspan && cg_op_attr(op, "binding")) {
    cg_attr flags = cg_op_attr(op, "descriptor_flags");
    cg_type t = cg_value_type(cg_op_result(op, 0));
    out->set = cgi_hal_int(op, "set", 0);
    out->binding = cgi_hal_int(op, "binding", 0);
    if (cg_type_get_kind(t) == CG_TYPE_DISPATCH_TENSOR)
      out->access = (unsigned)cg_type_access(t);
    else if (flags && cg_attr_get_kind(flags) == CG_ATTR_STRING && cgi_has_word(cg_attr_str(flags), cgi_s("ReadOnly")))
      out->access = CG_ACCESS_READ;
    return true;
  }
  if (!symbol || cg_attr_get_kind(symbol) != CG_ATTR_SYMBOL) return false;
  out->decl = cgi_symbol_resolve(op, symbol);
  if (!out->decl || cg_op_get_kind(out->decl) != CG_HAL_INTERFACE_BINDING) return false;
  out->set = cgi_hal_int(out->decl, "set", 0);
  out->binding = cgi_hal_int(out->decl, "binding", 0);
  access = cg_op_attr(out->decl, "access");
  if (access && cg_attr_get_kind(access) == CG_ATTR_STRING) out->access = cgi_hal_access_of(cg_attr_str(access), &out->discard);
  return true;
}

CGI_DEF bool cgi_hal_reads_only(cg_op load) {
  cg_op binding = load->operands[CG_MEMREF_LOAD_MEMREF].value->op;
  cgi_hal_ref ref;
  return binding && binding->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN && cgi_hal_binding(binding, &ref) && ref.access == CG_ACCESS_READ;
}

// ---- workloads --------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_hal_ties {
  int64_t constants;              // push constants of the kernel
  int64_t tied[CGI_MAX_WORKLOAD]; // -1: to none
  bool any;
} cgi_hal_ties;

static bool cgi_hal_is_cast(cg_op_kind k) {
  return k == CG_ARITH_INDEX_CAST || k == CG_ARITH_INDEX_CASTUI || k == CG_ARITH_EXTUI || k == CG_ARITH_EXTSI || k == CG_ARITH_TRUNCI ||
         k == CG_UTIL_ASSUME_INT;
}

static bool cgi_hal_tie(cg_op op, void *user) {
  cgi_hal_ties *t = (cgi_hal_ties *)user;
  int64_t ordinal = cgi_hal_int(op, "ordinal", -1);
  if (op->def->kind == CG_HAL_INTERFACE_CONSTANT_LOAD && ordinal >= t->constants) t->constants = ordinal + 1;
  if (op->def->kind != CG_FLOW_DISPATCH_WORKLOAD_ORDINAL || ordinal < 0 || ordinal >= CGI_MAX_WORKLOAD) return true;
  cg_value v = cg_op_operand(op, CG_FLOW_DISPATCH_WORKLOAD_ORDINAL_OPERAND);
  cg_op from = cg_value_op(v), low;
  for (; from; from = cg_value_op(v)) {
    if (from->def->kind == CG_ARITH_ORI && (low = cgi_def_op(cg_op_operand(from, CG_LHS), CG_ARITH_EXTUI)) != NULL)
      v = cg_op_operand(low, CG_OPERAND); // the low word of two
    else if (cgi_hal_is_cast(from->def->kind))
      v = cg_op_operand(from, v->index);
    else
      break;
  }
  t->any = true;
  if (from && from->def->kind == CG_HAL_INTERFACE_CONSTANT_LOAD) t->tied[ordinal] = cgi_hal_int(from, "ordinal", -1);
  return true;
}

CGI_DEF unsigned cgi_workload_symbols(cg_op exported, cg_op func, int64_t *symbols) {
  cg_block block = exported->num_regions ? exported->regions[0]->first : NULL;
  unsigned n = block ? (unsigned)cgi_len(block->args) : 0;
  cg_attr kept = cg_op_attr(exported, "cg.workload");
  cgi_hal_ties t;
  if (n && block->args[0]->type->kind == CG_TYPE_OPAQUE) n--;
  t.constants = 0;
  t.any = false;
  for (unsigned i = 0; i < CGI_MAX_WORKLOAD; i++) t.tied[i] = -1;
  if (!kept && func) (void)cgi_walk_pre(func, cgi_hal_tie, &t);
  int64_t next = t.constants;
  for (unsigned i = 0; i < n && i < CGI_MAX_WORKLOAD; i++) {
    if (kept && i < cg_attr_int_list_len(kept))
      symbols[i] = cg_attr_int_list_at(kept, i);
    else if (t.any || i >= t.constants)
      symbols[i] = t.tied[i] >= 0 ? t.tied[i] : next++;
    else
      symbols[i] = i;
  }
  return n;
}

CGI_DEF cg_op cgi_dispatch_config_of(cg_op func) {
  for (cg_op op = cg_op_block(func) ? cg_op_block(func)->first : NULL; op; op = op->next) {
    cg_attr ref = op->def->kind == CG_IREE_CODEGEN_DISPATCH_CONFIG ? cg_op_attr(op, "function_ref") : NULL;
    if (ref && ref->kind == CG_ATTR_SYMBOL && cgi_str_eq(cg_attr_str(ref), cgi_symbol_name(func))) return op;
  }
  return NULL;
}

CGI_DEF cg_attr cgi_given_workgroup_count(cg_op func, cg_op *holder) {
  for (*holder = func; *holder; *holder = cg_op_parent(*holder)) {
    cg_attr a = cg_op_attr(*holder, "codegen.workgroup_count");
    if (a) return a;
  }
  return NULL;
}

// ---- a host's own layouts ---------------------------------------------------------------------------------------------------------------------
static int64_t cgi_hal_entry(cg_attr dict, const char *key, bool *any) {
  cg_attr a = cg_attr_get(dict, key);
  if (!a || a->kind != CG_ATTR_INT) return 0;
  *any = true;
  return cg_attr_int(a);
}

CGI_DEF bool cgi_layout_of(cg_attr dict, cgi_layout *out) {
  bool any = false;
  memset(out, 0, sizeof *out);
  if (!dict || dict->kind != CG_ATTR_DICT) return false;
  out->set = cgi_hal_entry(dict, "codegen.set", &any);
  out->binding = cgi_hal_entry(dict, "codegen.binding", &any);
  out->fixed = any;
  out->offset = cgi_hal_entry(dict, "codegen.offset", &any);
  cg_attr strides = cg_attr_get(dict, "codegen.strides");
  if (!strides || !cg_attr_is_int_list(strides) || cg_attr_int_list_len(strides) > CGI_LAYOUT_RANK) return any;
  out->num_strides = (unsigned)cg_attr_int_list_len(strides);
  for (unsigned i = 0; i < out->num_strides; i++) out->strides[i] = cg_attr_int_list_at(strides, i);
  return true;
}

CGI_DEF bool cgi_layout_at(cg_op func, const char *list, unsigned i, cgi_layout *out) {
  cg_attr all = cg_op_attr(func, list);
  return cgi_layout_of(all && all->kind == CG_ATTR_ARRAY && i < cg_attr_len(all) ? cg_attr_at(all, i) : NULL, out);
}

CGI_DEF bool cgi_parameters_of(cg_attr dict, cgi_parameters *out) {
  bool set = false, binding = false, offset = false;
  memset(out, 0, sizeof *out);
  cg_attr from = dict && dict->kind == CG_ATTR_DICT ? cg_attr_get(dict, "from") : NULL;
  if (!from || from->kind != CG_ATTR_STRING) return false;
  out->uniform = cgi_str_is(cg_attr_str(from), "uniform_buffer");
  out->set = cgi_hal_entry(dict, "set", &set);
  out->binding = cgi_hal_entry(dict, "binding", &binding);
  out->offset = cgi_hal_entry(dict, "offset", &offset);
  return set && binding && (out->uniform || cgi_str_is(cg_attr_str(from), "storage_buffer"));
}

CGI_DEF int64_t cgi_layout_span(const cgi_layout *l, cg_type shaped) {
  int64_t n = 1, dense = 1;
  bool dynamic = false;
  for (unsigned i = shaped->rank; i-- > 0;) {
    int64_t d = shaped->shape[i], stride = i < l->num_strides ? l->strides[i] : dense;
    if (d == 0) return 0;
    dynamic = dynamic || d == CG_DYNAMIC;
    if (dynamic) continue;
    if (stride > 0 && d - 1 > ((INT64_MAX >> 2) - n) / stride) return INT64_MAX >> 2;
    n += (d - 1) * stride;
    dense = dense > (INT64_MAX >> 2) / d ? INT64_MAX >> 2 : dense * d;
  }
  return dynamic ? CG_DYNAMIC : n;
}

CGI_DEF cg_type cgi_subspan_memref(cg_op subspan) {
  cg_context *ctx = subspan->ctx;
  cg_type t = cg_type_element(cg_value_type(cg_op_result(subspan, 0)));
  cg_attr strides = cg_op_attr(subspan, "codegen.strides"), layout = NULL;
  int64_t each[CGI_LAYOUT_RANK];
  if (!cg_type_is_shaped(t)) return cgi_type_memref(ctx, 0, NULL, t, NULL, NULL);
  if (strides && cg_attr_int_list_len(strides) == t->rank && t->rank <= CGI_LAYOUT_RANK) {
    for (unsigned i = 0; i < t->rank; i++) each[i] = cg_attr_int_list_at(strides, i);
    layout = cgi_attr_strided(ctx, t->rank, each, 0);
  }
  return cgi_type_memref(ctx, t->rank, t->shape, t->element, layout, NULL);
}

CGI_DEF bool cgi_subspans_overlap(cg_op a, cg_op b) {
  cgi_hal_ref x, y;
  if (!cgi_hal_binding(a, &x) || !cgi_hal_binding(b, &y)) return true;
  if (x.set != y.set || x.binding != y.binding) return false;
  if (!cg_op_attr(a, "codegen.disjoint") || !cg_op_attr(b, "codegen.disjoint")) return true;
  int64_t from = 0, to = 0;
  cg_value oa = cgi_operand_named(a, "byte_offset"), ob = cgi_operand_named(b, "byte_offset");
  return (oa && !cgi_constant_int(oa, &from)) || (ob && !cgi_constant_int(ob, &to)) || from == to;
}

// ---- verification -------------------------------------------------------------------------------------------------------------------------
// What passes after materialize-interface, and backends, read of a host's layouts.
static bool cgi_hal_verify_interface(cg_op op) {
  cg_attr operands = cg_op_attr(op, "cg.operands"), buffer = cg_op_attr(op, "cg.parameters"), base = cg_op_attr(op, "cg.push_constant_base");
  cgi_parameters p;
  cgi_layout l;
  for (size_t i = 0; operands && i < cg_attr_len(operands); i++)
    if (!cgi_layout_of(cg_attr_at(operands, i), &l) || l.offset < 0 || l.offset > INT32_MAX)
      return cgi_op_error(op, "has cg.operands = %a, of which entry %u is no place", operands, (unsigned)i);
  cg_attr at = buffer ? cg_attr_get(buffer, "at") : NULL;
  if (buffer && (!cgi_parameters_of(buffer, &p) || (at && !cg_attr_is_int_list(at)))) return cgi_op_error(op, "has cg.parameters = %a", buffer);
  cg_attr constants = cg_op_attr(op, "cg.constants");
  if (constants && (constants->kind != CG_ATTR_INT || cg_attr_int(constants) < 0 || cg_attr_int(constants) > 1024))
    return cgi_op_error(op, "has cg.constants = %a; a kernel takes 1024 at most", constants);
  if (base && base->kind != CG_ATTR_INT) return cgi_op_error(op, "has cg.push_constant_base = %a", base);
  return true;
}

static bool cgi_hal_verify_export(cg_op op) {
  if (!cgi_hal_verify_interface(op)) return false;
  cg_block b = cg_region_first(cg_op_region(op, 0));
  cg_op end = b ? cg_block_last(b) : NULL;
  unsigned i;
  if (!b) return true;
  if (!end || cg_op_get_kind(end) != CG_HAL_RETURN) return cgi_op_error(op, "its workgroup count region must end in hal.return");
  if (cg_op_num_operands(end) != 3)
    return cgi_op_error(op, "its workgroup count region must return 3 values, but returns %u", cg_op_num_operands(end));
  for (i = 0; i < 3; i++)
    if (cg_type_get_kind(cg_value_type(cg_op_operand(end, i))) != CG_TYPE_INDEX)
      return cgi_op_error(op, "its workgroup count region must return index values, but value %u is %t", i, cg_value_type(cg_op_operand(end, i)));
  return true;
}

static bool cgi_hal_verify_strides(cg_op op, cg_type t) {
  cg_attr strides = cg_op_attr(op, "codegen.strides");
  if (cg_type_get_kind(t) == CG_TYPE_DISPATCH_TENSOR) t = cg_type_element(t);
  if (!strides || cg_type_get_kind(t) == CG_TYPE_MEMREF) return true; // a memref says itself what they are
  bool ok = cg_attr_is_int_list(strides) && cg_type_is_shaped(t) && cg_attr_int_list_len(strides) == cg_type_rank(t);
  for (size_t i = 0; ok && i < cg_attr_int_list_len(strides); i++)
    ok = cg_attr_int_list_at(strides, i) >= 0 && cg_attr_int_list_at(strides, i) <= INT32_MAX;
  return ok || cgi_op_error(op, "[invalid-layout] has codegen.strides = %a for %t", strides, t);
}

// Where the elements begin is a whole number of them.
static bool cgi_hal_verify_offset(cg_op op, cg_type t) {
  cg_value by = cgi_operand_named(op, "byte_offset");
  int64_t bytes, each = 1;
  while (t && (cg_type_is_shaped(t) || cg_type_get_kind(t) == CG_TYPE_DISPATCH_TENSOR || cg_type_get_kind(t) == CG_TYPE_COMPLEX))
    t = cg_type_element(t);
  if (t && (cg_type_is_int_or_index(t) || cg_type_is_float(t))) each = (int64_t)cg_storage_bytes(t);
  if (!by || !cgi_constant_int(by, &bytes) || (bytes >= 0 && bytes % (each ? each : 1) == 0)) return true;
  return cgi_op_error(op, "[invalid-layout] begins at byte %l; elements of %l bytes begin at multiples of that", bytes, each);
}

static bool cgi_hal_verify_subspan(cg_op op) {
  unsigned first, n = cgi_operand_group(op, "dynamic_dims", &first), offset;
  cg_type t = cg_value_type(cg_op_result(op, 0));
  if (!cg_op_attr(op, "interface") && !cg_op_attr(op, "binding")) return cgi_op_error(op, "requires attribute 'binding' or a symbol");
  if (cgi_hal_int(op, "set", 0) < 0 || cgi_hal_int(op, "binding", 0) < 0) return cgi_op_error(op, "has a negative set or binding");
  if (n != cgi_dynamic_dims(t)) return cgi_op_error(op, "has %u dynamic dims for %t", n, t);
  cg_attr kind = cg_op_attr(op, "descriptor_type");
  cg_str word = kind && cg_attr_get_kind(kind) == CG_ATTR_DIALECT ? cgi_attr_word(kind) : cgi_s("");
  if (kind && !cgi_str_is(word, "storage_buffer") && !cgi_str_is(word, "uniform_buffer"))
    return cgi_op_error(op, "its descriptor type must be storage_buffer or uniform_buffer, but is %a", kind);
  if (!cgi_hal_verify_strides(op, t)) return false;
  if (cgi_operand_group(op, "byte_offset", &offset) && cg_type_get_kind(cg_value_type(cg_op_operand(op, offset))) != CG_TYPE_INDEX)
    return cgi_op_error(op, "its byte offset must be an index, but is %t", cg_value_type(cg_op_operand(op, offset)));
  return cgi_hal_verify_offset(op, t);
}

static bool cgi_hal_verify(cg_op op) {
  int64_t d;
  switch (cg_op_get_kind(op)) {
  case CG_HAL_EXECUTABLE_EXPORT: return cgi_hal_verify_export(op);
  case CG_HAL_INTERFACE_BINDING_SUBSPAN: return cgi_hal_verify_subspan(op);
  case CG_HAL_INTERFACE_WORKGROUP_ID:
  case CG_HAL_INTERFACE_WORKGROUP_COUNT:
  case CG_HAL_INTERFACE_WORKGROUP_SIZE:
    d = cgi_hal_int(op, "dimension", -1);
    return (d >= 0 && d <= 2) || cgi_op_error(op, "dimension must be 0, 1 or 2, but is %l", d);
  case CG_HAL_INTERFACE_CONSTANT_LOAD:
    d = cgi_hal_int(op, "ordinal", -1);
    return d >= 0 || cgi_op_error(op, "attribute 'ordinal' must be an integer that is not negative");
  case CG_HAL_INTERFACE_BINDING: {
    bool discard;
    cg_attr access = cg_op_attr(op, "access");
    if (access && (cg_attr_get_kind(access) != CG_ATTR_STRING || !cgi_hal_access_of(cg_attr_str(access), &discard)))
      return cgi_op_error(op, "has no access '%S'; there are Read, Write, Read|Write and Write|Discard", cg_attr_str(access));
    if (cgi_hal_int(op, "set", -1) < 0 || cgi_hal_int(op, "binding", -1) < 0) return cgi_op_error(op, "has a negative set or binding");
    return true;
  }
  case CG_HAL_INTERFACE_LOAD_TENSOR:
  case CG_HAL_INTERFACE_STORE_TENSOR: {
    cg_attr symbol = cg_op_attr(op, "binding");
    if (!symbol || cg_attr_get_kind(symbol) != CG_ATTR_SYMBOL) return cgi_op_error(op, "attribute 'binding' must be a symbol such as @io::@arg0");
    return true;
  }
  default: return true;
  }
}

static bool cgi_hal_fold(cg_op op, const cg_attr *constants, cgi_fold *results) {
  (void)constants;
  if (cg_op_get_kind(op) != CG_HAL_TENSOR_CAST || cg_value_type(cg_op_operand(op, CG_HAL_TENSOR_CAST_SOURCE)) != cg_value_type(cg_op_result(op, 0)))
    return false;
  results[0].value = cg_op_operand(op, CG_HAL_TENSOR_CAST_SOURCE);
  return true;
}

CGI_DEF const cgi_dialect *cgi_dialect_hal(void) {
  static const cgi_dialect dialect = {"hal", CGI_VERIFIER(cgi_hal_verify), cgi_hal_fold, NULL, 0};
  return &dialect;
}
