// verify-interface: what a host with fixed layouts asks for can be had: the attributes codegen.* of public functions' arguments and results, and of
// the module, make sense by themselves and together. Strides that are those of a dense array are dropped.
//
//   func.func @f(%a: tensor<4x6xf32> {codegen.set = 0 : i64, codegen.binding = 2 : i64, codegen.offset = 256 : i64,
//                                     codegen.strides = array<i64: 8, 1>}) -> …
//   module attributes {codegen.push_constant_base = 16 : i64, codegen.entry_points = ["blur"],
//                      codegen.sizes = {from = "uniform_buffer", set = 1 : i64, binding = 0 : i64, offset = 32 : i64}}
//
// Where a shape is dynamic, what depends on it is checked by cg_function_symbols. Requires: functions as their authors wrote them.
#include "analysis/ranges.h"
#include "dialects/iree.h"
#include "passes/pass_table.h"

#define CGI_VERIFY_INTERFACE_SETS 4        // descriptor sets that every device binds at once
#define CGI_VERIFY_INTERFACE_BINDINGS 4096 // binding numbers in a set
#define CGI_VERIFY_INTERFACE_BASE 65536    // bytes in front of what is ours

typedef struct cgi_verify_interface_array { // an argument or a result with a layout
  cg_value arg;                             // NULL: a result
  unsigned index;
  cg_type type;
  cgi_layout layout;
} cgi_verify_interface_array;

typedef struct cgi_verify_interface {
  cg_context *ctx;
  cg_op func;
  cgi_verify_interface_array *arrays; // cgi array
  bool has_sizes;
  int64_t sizes_set, sizes_binding;
  bool ok;
} cgi_verify_interface;

static CGI_NOINLINE const char *cgi_verify_interface_kind(const cgi_verify_interface_array *a) { return a->arg ? "argument" : "result"; }

static void cgi_verify_interface_fail(cgi_verify_interface *s, const cgi_verify_interface_array *a, const char *message) {
  s->ok = cgi_op_error(s->func, "[invalid-layout] %s %u of '%S' %p", cgi_verify_interface_kind(a), a->index, cgi_symbol_name(s->func), message);
}

// ---- one array ----------------------------------------------------------------------------------------------------------------------------
static void cgi_verify_interface_keys(cgi_verify_interface *s, const cgi_verify_interface_array *a, cg_attr dict) {
  static const char *const keys[] = {"codegen.set", "codegen.binding", "codegen.offset", "codegen.strides"};
  for (size_t i = 0; i < cg_attr_len(dict); i++) {
    cg_str name = cg_attr_name_at(dict, i);
    cg_attr value = cg_attr_at(dict, i);
    size_t k = 0;
    if (!cgi_starts_with(name, "codegen.")) continue;
    while (k < 4 && !cgi_str_is(name, keys[k])) k++;
    bool fits = k < 3 ? value->kind == CG_ATTR_INT : k == 3 && cg_attr_is_int_list(value);
    if (k == 4)
      s->ok = cgi_op_error(s->func, "[invalid-layout] %s %u has the attribute '%S', which is none of codegen.set, .binding, .offset and .strides",
                           cgi_verify_interface_kind(a), a->index, name);
    else if (!fits)
      s->ok = cgi_op_error(s->func, "[invalid-layout] %s %u has %S = %a; it takes %s", cgi_verify_interface_kind(a), a->index, name, value,
                           k < 3 ? "an integer" : "array<i64: …>");
  }
}

// The steps of a result must not come upon one element twice: in the order of the strides each step is beyond what the smaller ones reach.
static void cgi_verify_interface_overlap(cgi_verify_interface *s, const cgi_verify_interface_array *a) {
  int64_t reach = 0; // of the dims seen
  bool seen[CGI_LAYOUT_RANK] = {false};
  for (unsigned n = 0; n < a->type->rank; n++) {
    unsigned least = CGI_LAYOUT_RANK;
    for (unsigned i = 0; i < a->type->rank; i++)
      if (!seen[i] && (least == CGI_LAYOUT_RANK || a->layout.strides[i] < a->layout.strides[least])) least = i;
    seen[least] = true;
    int64_t d = a->type->shape[least], stride = a->layout.strides[least];
    if (d == 1 || d == 0) continue;
    if (stride <= reach) {
      cgi_verify_interface_fail(s, a, "has strides that reach an element twice");
      return;
    }
    if (d == CG_DYNAMIC) continue;
    if (d - 1 > (INT64_MAX - reach) / stride) return; // out of range anyway
    reach += (d - 1) * stride;
  }
}

static void cgi_verify_interface_strides(cgi_verify_interface *s, const cgi_verify_interface_array *a) {
  if (a->layout.num_strides != a->type->rank) {
    s->ok = cgi_op_error(s->func, "[invalid-layout] %s %u of type %t has %u strides", cgi_verify_interface_kind(a), a->index, a->type,
                         a->layout.num_strides);
    return;
  }
  for (unsigned i = 0; i < a->type->rank; i++) {
    int64_t stride = a->layout.strides[i];
    if (stride < 0 || stride > INT32_MAX) {
      s->ok = cgi_op_error(s->func, "[invalid-layout] %s %u has the stride %l; strides are from 0 to %l", cgi_verify_interface_kind(a), a->index,
                           stride, (int64_t)INT32_MAX);
      return;
    }
    if (stride == 0 && !a->arg && a->type->shape[i] != 1 && a->type->shape[i] != 0) {
      cgi_verify_interface_fail(s, a, "has a stride of 0: only an argument may be read again and again");
      return;
    }
  }
  if (!a->arg) cgi_verify_interface_overlap(s, a);
}

static void cgi_verify_interface_check(cgi_verify_interface *s, const cgi_verify_interface_array *a) {
  const cgi_layout *l = &a->layout;
  int64_t width = (int64_t)cg_storage_bytes(cg_type_element(a->type)), unit = width > 4 ? width : 4;
  if (l->fixed && (l->set < 0 || l->set >= CGI_VERIFY_INTERFACE_SETS))
    s->ok = cgi_op_error(s->func, "[invalid-layout] %s %u is fixed to set %l; there are sets 0 to %d", cgi_verify_interface_kind(a), a->index, l->set,
                         CGI_VERIFY_INTERFACE_SETS - 1);
  if (l->fixed && (l->binding < 0 || l->binding >= CGI_VERIFY_INTERFACE_BINDINGS))
    s->ok = cgi_op_error(s->func, "[invalid-layout] %s %u is fixed to binding %l; there are bindings 0 to %d", cgi_verify_interface_kind(a), a->index,
                         l->binding, CGI_VERIFY_INTERFACE_BINDINGS - 1);
  if (l->offset < 0 || l->offset > INT32_MAX || l->offset % unit)
    s->ok = cgi_op_error(s->func, "[invalid-layout] %s %u is at byte %l of its buffer; an array of %t may be at multiples of %l, below 2 GiB",
                         cgi_verify_interface_kind(a), a->index, l->offset, cg_type_element(a->type), unit);
  if (l->num_strides) cgi_verify_interface_strides(s, a);
  if (!s->ok) return;
  int64_t span = cgi_layout_span(l, a->type);
  if (span != CG_DYNAMIC && span > (int64_t)INT32_MAX - l->offset / width)
    s->ok = cgi_op_error(s->func, "[index-range] %s %u reaches over %l elements: a kernel's indices are 32 bits wide", cgi_verify_interface_kind(a),
                         a->index, span);
}

// ---- arrays of one buffer -----------------------------------------------------------------------------------------------------------------
// Bytes of two arrays that step by multiples of one number, from places apart by less: each element of one lies between elements of the other.
static bool cgi_verify_interface_interleave(const cgi_verify_interface_array *a, const cgi_verify_interface_array *b) {
  int64_t wa = (int64_t)cg_storage_bytes(cg_type_element(a->type)), wb = (int64_t)cg_storage_bytes(cg_type_element(b->type)), step = 0;
  if (!a->layout.num_strides || !b->layout.num_strides) return false;
  for (unsigned i = 0; i < a->type->rank; i++)
    if (a->type->shape[i] != 1) step = cgi_gcd(step, a->layout.strides[i] * wa);
  for (unsigned i = 0; i < b->type->rank; i++)
    if (b->type->shape[i] != 1) step = cgi_gcd(step, b->layout.strides[i] * wb);
  if (step <= 0) return false;
  int64_t apart = (b->layout.offset - a->layout.offset) % step;
  if (apart < 0) apart += step;
  return apart >= wa && apart + wb <= step;
}

static bool cgi_verify_interface_apart(const cgi_verify_interface_array *a, const cgi_verify_interface_array *b) {
  int64_t from = a->layout.offset, to = b->layout.offset, span_a = cgi_layout_span(&a->layout, a->type),
          span_b = cgi_layout_span(&b->layout, b->type);
  if (span_a == 0 || span_b == 0) return true;
  if (from == to) return false;
  if (from > to) return cgi_verify_interface_apart(b, a);
  if (span_a == CG_DYNAMIC) return true; // known when the sizes are
  return from + span_a * (int64_t)cg_storage_bytes(cg_type_element(a->type)) <= to || cgi_verify_interface_interleave(a, b);
}

static void cgi_verify_interface_pairs(cgi_verify_interface *s) {
  for (size_t i = 0; i < cgi_len(s->arrays); i++) {
    const cgi_verify_interface_array *a = &s->arrays[i];
    if (!a->layout.fixed) continue;
    if (s->has_sizes && a->layout.set == s->sizes_set && a->layout.binding == s->sizes_binding)
      cgi_verify_interface_fail(s, a, "is fixed to the set and binding that the sizes come in");
    for (size_t k = 0; k < i; k++) {
      const cgi_verify_interface_array *b = &s->arrays[k];
      if (!b->layout.fixed || b->layout.set != a->layout.set || b->layout.binding != a->layout.binding || cgi_verify_interface_apart(a, b)) continue;
      s->ok = cgi_op_error(s->func, "[invalid-layout] %s %u and %s %u overlap in the buffer at set %l, binding %l", cgi_verify_interface_kind(b),
                           b->index, cgi_verify_interface_kind(a), a->index, a->layout.set, a->layout.binding);
    }
  }
}

// ---- functions ------------------------------------------------------------------------------------------------------------------------------
// Strides that say what a dense array has anyway, or of one without elements.
static bool cgi_verify_interface_is_dense(const cgi_verify_interface_array *a) {
  int64_t dense = 1;
  if (cg_type_num_elements(a->type) == 0) return true;
  for (unsigned i = a->type->rank; i-- > 0;) {
    int64_t d = a->type->shape[i];
    if (d != 1 && a->layout.strides[i] != dense) return false;
    if (d == CG_DYNAMIC || dense == CG_DYNAMIC || !cgi_checked_mul(dense, d, &dense)) dense = CG_DYNAMIC;
  }
  return true;
}

static cg_attr cgi_verify_interface_without_strides(cg_context *ctx, cg_attr dict) {
  cg_named_attr *kept = NULL;
  for (size_t i = 0; i < cg_attr_len(dict); i++) {
    cg_named_attr item;
    item.name = cg_attr_name_at(dict, i);
    item.value = cg_attr_at(dict, i);
    if (!cgi_str_is(item.name, "codegen.strides")) cgi_push(kept, item);
  }
  cg_attr out = cgi_attr_dict(ctx, cgi_len(kept), kept);
  return out;
}

static void cgi_verify_interface_list(cgi_verify_interface *s, const char *name, bool results) {
  cg_context *ctx = s->ctx;
  cg_attr all = cg_op_attr(s->func, name), type = cg_op_attr(s->func, "function_type");
  cg_type ft = type && type->kind == CG_ATTR_TYPE ? cg_attr_type(type) : NULL;
  cg_attr *dicts = NULL;
  for (unsigned i = 0; all && ft && i < cg_attr_len(all); i++) {
    cgi_verify_interface_array a;
    cg_attr dict = cg_attr_at(all, i);
    memset(&a, 0, sizeof a);
    a.index = i;
    a.arg = results ? NULL : s->func->regions[0]->first->args[i];
    a.type = results ? cg_type_result(ft, i) : cg_type_input(ft, i);
    bool was_ok = s->ok;
    s->ok = true;
    cgi_verify_interface_keys(s, &a, dict);
    if (s->ok && cgi_layout_of(dict, &a.layout)) {
      if (a.type->kind != CG_TYPE_TENSOR || a.type->rank > CGI_LAYOUT_RANK) {
        cgi_verify_interface_fail(s, &a, "has a layout, but is no ranked tensor of 16 dimensions at most");
      } else {
        cgi_verify_interface_check(s, &a);
        if (s->ok && a.layout.num_strides && cgi_verify_interface_is_dense(&a)) {
          dict = cgi_verify_interface_without_strides(ctx, dict);
          a.layout.num_strides = 0;
        }
        cgi_push(s->arrays, a);
      }
    }
    s->ok = s->ok && was_ok;
    cgi_push(dicts, dict);
  }
  if (all && ft) cgi_op_set_array(s->func, name, cgi_len(dicts), dicts);
}

static void cgi_verify_interface_function(cgi_verify_interface *s, cg_op func) {
  s->func = func;
  s->arrays = NULL;
  cgi_verify_interface_list(s, "arg_attrs", false);
  cgi_verify_interface_list(s, "res_attrs", true);
  if (s->ok && cgi_len(s->arrays) && cgi_symbol_is_private(func))
    s->ok = cgi_op_error(func, "[invalid-layout] is private: only what a host calls has a host's layouts");
  if (s->ok) cgi_verify_interface_pairs(s);
}

// ---- the module -----------------------------------------------------------------------------------------------------------------------------
static bool cgi_verify_interface_base(cg_op module, const char *what, int64_t v) {
  return (v >= 0 && v < CGI_VERIFY_INTERFACE_BASE && v % 4 == 0) ||
         cgi_op_error(module, "[invalid-layout] has %l as %s; it is a multiple of 4 below %d", v, what, CGI_VERIFY_INTERFACE_BASE);
}

static void cgi_verify_interface_module(cgi_verify_interface *s, cg_op module) {
  cg_attr base = cg_op_attr(module, "codegen.push_constant_base"), sizes = cg_op_attr(module, "codegen.sizes"),
          names = cg_op_attr(module, "codegen.entry_points");
  if (base) s->ok = cgi_verify_interface_base(module, "codegen.push_constant_base", base->kind == CG_ATTR_INT ? cg_attr_int(base) : -1) && s->ok;
  if (sizes) {
    cgi_parameters p;
    if (!cgi_parameters_of(sizes, &p))
      s->ok = cgi_op_error(module,
                           "[invalid-layout] has codegen.sizes = %a; its key 'from' is \"uniform_buffer\" or \"storage_buffer\", its keys 'set', "
                           "'binding' and 'offset' are integers",
                           sizes);
    else if (p.set < 0 || p.set >= CGI_VERIFY_INTERFACE_SETS || p.binding < 0 || p.binding >= CGI_VERIFY_INTERFACE_BINDINGS)
      s->ok = cgi_op_error(module, "[invalid-layout] has sizes at set %l, binding %l; there are sets 0 to %d and bindings 0 to %d", p.set, p.binding,
                           CGI_VERIFY_INTERFACE_SETS - 1, CGI_VERIFY_INTERFACE_BINDINGS - 1);
    else
      s->ok = cgi_verify_interface_base(module, "the offset of codegen.sizes", p.offset) && s->ok;
    s->has_sizes = s->ok;
    s->sizes_set = p.set;
    s->sizes_binding = p.binding;
  }
  for (size_t i = 0; names && names->kind == CG_ATTR_ARRAY && i < cg_attr_len(names); i++) {
    cg_attr name = cg_attr_at(names, i);
    if (name->kind != CG_ATTR_STRING || !cg_attr_str(name).len)
      s->ok = cgi_op_error(module, "[invalid-layout] has %a as the name of an entry point", name);
    for (size_t k = 0; k < i; k++)
      if (cg_attr_at(names, k) == name) s->ok = cgi_op_error(module, "[invalid-layout] has the name of an entry point %a twice", name);
  }
  if (names && names->kind != CG_ATTR_ARRAY) s->ok = cgi_op_error(module, "[invalid-layout] has codegen.entry_points = %a; it takes a list", names);
}

CGI_DEF bool cgi_pass_verify_interface(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cgi_verify_interface s;
  memset(&s, 0, sizeof s);
  s.ctx = ctx;
  s.ok = true;
  cgi_verify_interface_module(&s, pass->module);
  cg_op *functions = cgi_host_functions(pass->module);
  for (size_t i = 0; i < cgi_len(functions); i++) cgi_verify_interface_function(&s, functions[i]);
  return s.ok;
}

#undef CGI_VERIFY_INTERFACE_SETS
#undef CGI_VERIFY_INTERFACE_BINDINGS
#undef CGI_VERIFY_INTERFACE_BASE
