// From IR to cg_program: kernels from the exports of the linked variant, functions from the host functions' steps.
#include "dialects/iree.h"
#include "dialects/scalar.h"
#include "support/host.h"
#include "passes/pass.h"
#include "program/program.h"
#include "target/configuration.h"

#define CGI_DESCRIBE_NAME 65535 // bytes of a name; an instruction of SPIR-V holds four times as many
#define CGI_DESCRIBE_CASES 1024 // of a case step

#define CGI_DESCRIBE_UNIFORM_RANGE 16384 // bytes that every device has

typedef struct cgi_describe { // one function
  cg_context *ctx;
  cg_op func, variant;
  cg_program *program;
  cg_symbol *symbols;       // cgi array
  cg_value *results;        // cgi array: the resource of each result
  cg_push_constant *words;  // cgi array: of the parameter buffer
  cg_condition *conditions; // cgi array
} cgi_describe;

static cg_size cgi_describe_size(cg_str text) {
  cg_size s;
  s.text = text;
  return s;
}

static cg_size cgi_describe_number(cg_context *ctx, int64_t v) { return cgi_describe_size(cgi_intern(ctx, cgi_format(ctx, "%l", v))); }

// s plus a number of bytes.
static cg_size cgi_describe_plus(cg_context *ctx, cg_size s, int64_t bytes) {
  int64_t v;
  if (bytes == 0) return s;
  if (cg_size_eval(s, NULL, 0, &v) == CG_OK) return cgi_describe_number(ctx, v + bytes);
  return cgi_describe_size(cgi_intern(ctx, bytes < 0 ? cgi_format(ctx, "%S - %l", s.text, -bytes) : cgi_format(ctx, "%S + %l", s.text, bytes)));
}

static bool cgi_describe_is_number(cg_size s) {
  for (size_t i = 0; i < s.text.len; i++)
    if (s.text.data[i] < '0' || s.text.data[i] > '9') return false;
  return s.text.len > 0;
}

// A copy of a growing array that lives as long as the context.
static void *cgi_describe_keep(cg_context *ctx, const void *data, size_t size) { return size ? cgi_copy(ctx, data, size) : NULL; }

// ---- kernels --------------------------------------------------------------------------------------------------------------------------------
// Arguments of the count region: the device, then push constants, or a hand-written kernel's workload.
static bool cgi_describe_count_symbol(void *user, cg_value v, uint32_t *symbol) {
  const cg_kernel *k = (const cg_kernel *)user;
  if (cg_value_op(v) || v->index == 0) return false;
  *symbol = v->index <= k->num_workload ? k->workload[v->index - 1] : v->index - 1;
  return true;
}

static void cgi_describe_workload(cg_op exported, cg_kernel *k) {
  cg_context *ctx = exported->ctx;
  cg_attr all = cg_op_attr(exported, "cg.workload");
  k->num_workload = all && cg_attr_is_int_list(all) ? cg_attr_int_list_len(all) : 0;
  uint32_t *out = CGI_NEW_ARRAY(ctx, uint32_t, k->num_workload);
  for (size_t i = 0; i < k->num_workload; i++) out[i] = (uint32_t)cg_attr_int_list_at(all, i);
  k->workload = out;
}

static bool cgi_describe_counts(cg_op exported, cg_kernel *k) {
  cg_context *ctx = exported->ctx;
  cg_block block = exported->num_regions ? exported->regions[0]->first : NULL;
  cg_op ret = block ? cgi_block_terminator(block) : NULL;
  for (unsigned i = 0; i < 3; i++) k->workgroup_count[i] = cgi_describe_number(ctx, 1);
  if (!ret) return true;
  for (unsigned i = 0; i < 3; i++)
    if (!cgi_size_text(cg_op_operand(ret, i), cgi_describe_count_symbol, k, &k->workgroup_count[i].text)) return false;
  return true;
}

static int64_t cgi_describe_int(cg_attr dict, const char *key, int64_t missing) {
  cg_attr a = cg_attr_get(dict, key);
  return a && a->kind == CG_ATTR_INT ? cg_attr_int(a) : missing;
}

static bool cgi_describe_bindings(cg_op exported, cg_kernel *k) {
  cg_context *ctx = exported->ctx;
  cg_attr all = cg_op_attr(exported, "cg.bindings");
  if (!all || all->kind != CG_ATTR_ARRAY) return cgi_op_error(exported, "[missing-pass] has no list of bindings: run materialize-interface first");
  k->num_bindings = cg_attr_len(all);
  cg_binding *out = CGI_NEW_ARRAY(ctx, cg_binding, k->num_bindings);
  for (size_t i = 0; i < k->num_bindings; i++) {
    cg_attr item = cg_attr_at(all, i), access = cg_attr_get(item, "access"), bytes = cg_attr_get(item, "bytes");
    out[i].set = (uint32_t)cgi_describe_int(item, "set", 0);
    out[i].binding = (uint32_t)cgi_describe_int(item, "binding", 0);
    out[i].alignment = (uint32_t)cgi_describe_int(item, "alignment", 64);
    out[i].bytes = cgi_describe_size(bytes ? cg_attr_str(bytes) : cgi_s("0"));
    out[i].type = CG_BINDING_STORAGE_BUFFER;
    cg_str how = access ? cg_attr_str(access) : cgi_s("");
    out[i].access = cgi_str_is(how, "read") ? CG_ACCESS_READ : cgi_str_is(how, "write") ? CG_ACCESS_WRITE : CG_ACCESS_READ_WRITE;
  }
  k->bindings = out;
  return true;
}

// Constants, as push constants behind the host's own, or as words of a buffer, which are in order as long as no function says otherwise.
static void cgi_describe_constant_words(cg_op exported, cg_kernel *k) {
  cg_context *ctx = exported->ctx;
  cgi_parameters buffer;
  cg_attr n = cg_op_attr(exported, "cg.constants"), base = cg_op_attr(exported, "cg.push_constant_base");
  size_t count = n ? (size_t)cg_attr_int(n) : 0;
  bool words = cgi_parameters_of(cg_op_attr(exported, "cg.parameters"), &buffer);
  uint32_t start = (uint32_t)(words ? buffer.offset : base ? cg_attr_int(base) : 0);
  cg_push_constant *out = CGI_NEW_ARRAY(ctx, cg_push_constant, count);
  for (size_t i = 0; i < count; i++) {
    out[i].offset = start + (uint32_t)i * 4;
    out[i].value = cgi_describe_size(cgi_intern(ctx, cgi_format(ctx, "d%u", (unsigned)i)));
  }
  *(words ? &k->num_parameters : &k->num_push_constants) = count;
  *(words ? &k->parameters : &k->push_constants) = out;
}

static cg_size cgi_describe_words_end(cg_context *ctx, size_t n, const cg_push_constant *words) {
  uint32_t end = 0;
  for (size_t i = 0; i < n; i++) end = words[i].offset + 4 > end ? words[i].offset + 4 : end;
  return cgi_describe_number(ctx, end);
}

// The buffer of the sizes among the kernel's bindings.
static void cgi_describe_parameter_binding(cg_op exported, cg_kernel *k) {
  cg_context *ctx = exported->ctx;
  cgi_parameters buffer;
  size_t at = 0;
  if (!k->num_parameters || !cgi_parameters_of(cg_op_attr(exported, "cg.parameters"), &buffer)) return;
  cg_binding *out = CGI_NEW_ARRAY(ctx, cg_binding, k->num_bindings + 1), *own;
  while (at < k->num_bindings && (k->bindings[at].set < (uint32_t)buffer.set ||
                                  (k->bindings[at].set == (uint32_t)buffer.set && k->bindings[at].binding < (uint32_t)buffer.binding)))
    at++;
  for (size_t i = 0; i < k->num_bindings; i++) out[i < at ? i : i + 1] = k->bindings[i];
  own = &out[at];
  memset(own, 0, sizeof *own);
  own->set = (uint32_t)buffer.set;
  own->binding = (uint32_t)buffer.binding;
  own->access = CG_ACCESS_READ;
  own->type = buffer.uniform ? CG_BINDING_UNIFORM_BUFFER : CG_BINDING_STORAGE_BUFFER;
  const cg_target *target = cgi_target_of(exported);
  own->alignment = buffer.uniform ? 256 : 64; // of uniform buffers no device asks for more
  if (!buffer.uniform && target && target->min_storage_offset_alignment > own->alignment) own->alignment = target->min_storage_offset_alignment;
  own->bytes = cgi_describe_words_end(ctx, k->num_parameters, k->parameters);
  k->parameter_binding = at;
  k->num_bindings++;
  k->bindings = out;
}

// Workgroup memory: the static allocations in space 3.
static bool cgi_describe_add_shared(cg_op op, void *user) {
  if (op->def->kind != CG_MEMREF_ALLOC) return true;
  cg_type t = cg_value_type(cg_op_result(op, 0)), e = cg_type_element(t);
  int64_t n = cg_type_num_elements(t), lanes = e->kind == CG_TYPE_VECTOR ? cg_type_num_elements(e) : 1;
  if (e->kind == CG_TYPE_VECTOR) e = cg_type_element(e);
  if (n > 0 && n < ((int64_t)1 << 31)) *(uint64_t *)user += (uint64_t)n * (uint64_t)lanes * cg_storage_bytes(e);
  return true;
}

// The tile sizes that lower-executable-target noted on the function, as JSON.
static cg_str cgi_describe_tile_sizes(cg_op func) {
  cgi_lowering_config config;
  bool ok = true;
  cgi_buf b;
  b.ctx = func->ctx;
  b.text = NULL;
  if (!cgi_lowering_config_of(func, &config, &ok)) return cgi_s("");
  for (unsigned level = 0; level < CGI_TILE_LEVELS; level++) {
    bool any = false;
    for (unsigned i = 0; i < config.num_loops; i++) any = any || config.tile[level][i];
    if (level >= CGI_TILE_INNER && !any) break;
    cgi_buf_z(&b, level ? ",[" : "[[");
    for (unsigned i = 0; i < config.num_loops; i++) cgi_buf_format(&b, i ? ",%l" : "%l", config.tile[level][i]);
    cgi_buf_char(&b, ']');
  }
  cgi_buf_char(&b, ']');
  cg_str text = cgi_strdup(func->ctx, cgi_buf_view(&b));
  cgi_buf_free(&b);
  return text;
}

// Names go into SPIR-V and JSON, and to Vulkan as C strings.
static bool cgi_describe_name(cg_op op, cg_str *out) {
  *out = cgi_symbol_name(op);
  if (!cgi_is_text(*out)) return cgi_op_unsupported(op, "has a name that is no UTF-8 text, or that holds a NUL byte: a program cannot have it");
  return out->len <= CGI_DESCRIBE_NAME || cgi_op_unsupported(op, "has a name of %l bytes; %d is the most", (int64_t)out->len, CGI_DESCRIBE_NAME);
}

static bool cgi_describe_kernel(cg_op exported, cg_kernel *k) {
  memset(k, 0, sizeof *k);
  if (!cgi_describe_name(exported, &k->name)) return false;
  cg_attr size = cg_op_attr(exported, "workgroup_size"), subgroup = cg_op_attr(exported, "subgroup_size");
  for (size_t i = 0; i < 3; i++) {
    int64_t n = size && cg_attr_is_int_list(size) && i < cg_attr_int_list_len(size) ? cg_attr_int_list_at(size, i) : 1;
    if (n < 1 || n > UINT32_MAX) return cgi_op_error(exported, "has workgroup size %l", n);
    k->workgroup_size[i] = (uint32_t)n;
  }
  if (subgroup && subgroup->kind == CG_ATTR_INT) k->subgroup_size = (uint32_t)cg_attr_int(subgroup);
  uint64_t shared = 0;
  cg_op func = cgi_function_of_export(exported);
  cgi_translation_info info;
  bool ok = true;
  k->pipeline = func && cgi_translation_info_of(func, &info, &ok) ? info.pipeline : cgi_s("SimpleDistribute");
  k->tile_sizes = func ? cgi_describe_tile_sizes(func) : cgi_s("");
#ifndef CODEGEN_NO_FAST_PIPELINES
  cg_attr registers = func ? cg_op_attr(func, CGI_REGISTERS) : NULL;
  if (registers && registers->kind == CG_ATTR_INT) k->registers = (uint32_t)cg_attr_int(registers);
#endif
  if (func) cgi_walk_pre(func, cgi_describe_add_shared, &shared);
  k->shared_memory_bytes = shared > UINT32_MAX ? UINT32_MAX : (uint32_t)shared;
  cgi_describe_constant_words(exported, k);
  cgi_describe_workload(exported, k);
  if (!cgi_describe_bindings(exported, k) || !cgi_describe_counts(exported, k)) return false;
  cgi_describe_parameter_binding(exported, k);
  return true;
}

static bool cgi_describe_kernels(cg_op variant, cg_program *p) {
  cg_context *ctx = variant->ctx;
  cg_kernel *kernels = NULL;
  bool ok = true;
  CGI_FOREACH_OP(op, variant->regions[0]->first) {
    if (op->def->kind != CG_HAL_EXECUTABLE_EXPORT) continue;
    cg_kernel k;
    ok = cgi_describe_kernel(op, &k) && ok;
    cgi_push(kernels, k);
  }
  p->num_kernels = cgi_len(kernels);
  p->kernels = (const cg_kernel *)cgi_describe_keep(ctx, kernels, cgi_len(kernels) * sizeof *kernels);
  return ok;
}

// ---- functions ------------------------------------------------------------------------------------------------------------------------------
static bool cgi_describe_text(cgi_describe *d, cg_value v, cg_size *out) { return cgi_size_text(v, cgi_program_symbol, d, &out->text); }

// The element type as the source had it, before integers became signless.
static cg_type cgi_describe_element(cg_op func, const char *list, unsigned i, cg_type t) {
  cg_attr all = cg_op_attr(func, list);
  cg_attr type = all && i < cg_attr_len(all) ? cg_attr_get(cg_attr_at(all, i), "cg.type") : NULL;
  cg_type own = cg_type_element(t), given = type && type->kind == CG_ATTR_TYPE ? cg_attr_type(type) : NULL;
  if (given && cg_type_is_shaped(given)) given = cg_type_element(given);
  return given ? given : own;
}

// Complex numbers are pairs of floats within the program.
static uint32_t cgi_describe_rank(cg_type given, cg_type t) {
  return given->kind == CG_TYPE_COMPLEX && cg_type_element(t)->kind != CG_TYPE_COMPLEX && t->rank ? t->rank - 1 : t->rank;
}

// The elements that one step along each dimension of a dense array of this shape passes over.
static void cgi_describe_dense_strides(cg_context *ctx, uint32_t rank, const cg_size *shape, cg_size *strides) {
  cgi_buf b;
  int64_t known = 1, v;
  b.ctx = ctx;
  for (uint32_t i = 0; i < rank; i++) {
    b.text = NULL;
    known = 1;
    for (uint32_t k = i + 1; k < rank; k++) {
      if (cg_size_eval(shape[k], NULL, 0, &v) == CG_OK && (v == 0 || known <= (INT64_MAX >> 1) / v)) {
        known *= v;
        continue;
      }
      bool plain = true;
      for (size_t c = 0; c < shape[k].text.len; c++) plain = plain && shape[k].text.data[c] != ' ';
      cgi_buf_format(&b, plain ? "%s%S" : "%s(%S)", cgi_len(b.text) ? "*" : "", shape[k].text);
    }
    if (known != 1 || !cgi_len(b.text)) cgi_buf_format(&b, cgi_len(b.text) ? "*%l" : "%l", known);
    strides[i] = cgi_describe_size(cgi_intern(ctx, cgi_buf_view(&b)));
    cgi_buf_free(&b);
  }
}

// Where the array lies; `bytes`: from its first element to its last.
static void cgi_describe_place(cgi_describe *d, cg_array_type *t, const char *list, unsigned i, cg_size bytes) {
  cgi_layout l;
  cg_size *strides = CGI_NEW_ARRAY(d->ctx, cg_size, t->rank);
  (void)cgi_layout_at(d->func, list, i, &l);
  cgi_describe_dense_strides(d->ctx, t->rank, t->shape, strides);
  for (unsigned k = 0; k < t->rank && k < l.num_strides; k++) strides[k] = cgi_describe_number(d->ctx, l.strides[k]);
  t->strides = strides;
  t->offset = cgi_describe_number(d->ctx, l.offset);
  t->bytes = cgi_describe_plus(d->ctx, bytes, l.offset);
  t->fixed = l.fixed;
  t->set = (uint32_t)l.set;
  t->binding = (uint32_t)l.binding;
}

// The bytes of an argument are those of the resource that it is imported as.
static bool cgi_describe_place_arguments(cgi_describe *d, cg_array_type *types) {
  cg_block entry = d->func->regions[0]->first;
  for (unsigned a = 0; a < cgi_len(entry->args); a++) {
    cg_size bytes = cgi_describe_number(d->ctx, types[a].scalar ? cg_storage_bytes(types[a].element) : 0);
    CGI_FOREACH_USE(u, entry->args[a]) {
      if (u->owner->def->kind == CG_STREAM_TENSOR_IMPORT && !cgi_describe_text(d, cg_op_operand(u->owner, u->owner->num_operands - 1), &bytes))
        return false;
    }
    cgi_describe_place(d, &types[a], "arg_attrs", a, bytes);
  }
  return true;
}

static void cgi_describe_add_symbol(cgi_describe *d, uint32_t argument, uint32_t dim, bool read) {
  cg_context *ctx = d->ctx;
  cg_symbol s;
  s.argument = argument;
  s.dim = dim;
  s.read = read;
  cgi_push(d->symbols, s);
}

static bool cgi_describe_arguments(cgi_describe *d, cg_function *f) {
  cg_context *ctx = d->ctx;
  cg_block entry = d->func->regions[0]->first;
  f->num_arguments = cgi_len(entry->args);
  cg_array_type *types = CGI_NEW_ARRAY(ctx, cg_array_type, f->num_arguments);
  for (uint32_t a = 0; a < f->num_arguments; a++) {
    cg_type t = entry->args[a]->type;
    types[a].scalar = t->kind != CG_TYPE_TENSOR;
    for (uint32_t k = 0; types[a].scalar && k < cgi_argument_symbols(t); k++) cgi_describe_add_symbol(d, a, k, false);
    if (types[a].scalar) t = cgi_type_tensor(ctx, 0, NULL, t, NULL);
    cg_size *shape = CGI_NEW_ARRAY(ctx, cg_size, t->rank);
    for (uint32_t k = 0; k < t->rank; k++) {
      if (t->shape[k] != CG_DYNAMIC) {
        shape[k] = cgi_describe_number(ctx, t->shape[k]);
        continue;
      }
      shape[k] = cgi_describe_size(cgi_intern(ctx, cgi_format(ctx, "d%u", (unsigned)cgi_len(d->symbols))));
      cgi_describe_add_symbol(d, a, k, false);
    }
    types[a].element = cgi_describe_element(d->func, "arg_attrs", a, t);
    types[a].rank = cgi_describe_rank(types[a].element, t);
    types[a].shape = shape;
    cg_attr all = cg_op_attr(d->func, "arg_attrs"), parameter = all && a < cg_attr_len(all) ? cg_attr_get(cg_attr_at(all, a), "cg.parameter") : NULL;
    types[a].parameter = parameter && parameter->kind == CG_ATTR_STRING ? cgi_intern(ctx, cg_attr_str(parameter)) : cgi_s("");
  }
  f->arguments = types;
  CGI_FOREACH_OP(op, entry) {
    if (cgi_is_read(op)) cgi_describe_add_symbol(d, 0, 0, true);
  }
  return cgi_describe_place_arguments(d, types);
}

static bool cgi_describe_results(cgi_describe *d, cg_op ret, cg_function *f) {
  cg_context *ctx = d->ctx;
  f->num_results = ret->num_operands;
  cg_array_type *types = CGI_NEW_ARRAY(ctx, cg_array_type, f->num_results);
  for (unsigned i = 0; i < ret->num_operands; i++) {
    cg_value v = cg_op_operand(ret, i);
    cg_op exported = cg_value_op(v);
    if (!exported || exported->def->kind != CG_STREAM_TENSOR_EXPORT)
      return cgi_op_error(ret, "[missing-pass] returns a value that no step made: run schedule first");
    unsigned first, n = cgi_operand_group(exported, "dynamic_dims", &first), next = 0;
    cg_size *shape = CGI_NEW_ARRAY(ctx, cg_size, v->type->rank);
    for (unsigned k = 0; k < v->type->rank; k++) {
      if (v->type->shape[k] != CG_DYNAMIC)
        shape[k] = cgi_describe_number(ctx, v->type->shape[k]);
      else if (next >= n || !cgi_describe_text(d, cg_op_operand(exported, first + next++), &shape[k]))
        return false;
    }
    types[i].element = cgi_describe_element(d->func, "res_attrs", i, v->type);
    types[i].rank = cgi_describe_rank(types[i].element, v->type);
    types[i].shape = shape;
    cg_value resource = cg_op_operand(exported, CG_STREAM_TENSOR_EXPORT_SOURCE);
    cg_size bytes;
    cgi_push(d->results, resource);
    if (!cgi_describe_text(d, cg_op_operand(exported, exported->num_operands - 1), &bytes)) return false;
    cgi_describe_place(d, &types[i], "res_attrs", i, bytes);
  }
  f->results = types;
  return true;
}

// Which buffer of the program a resource is.
static bool cgi_describe_buffer(cgi_describe *d, cg_op user, cg_value resource, cg_buffer_range *out) {
  cg_op op = cg_value_op(resource);
  out->index = 0;
  if (op && op->def->kind == CG_STREAM_TENSOR_IMPORT) {
    cg_value source = cg_op_operand(op, CG_STREAM_TENSOR_IMPORT_SOURCE);
    out->buffer = cg_value_op(source) ? CG_BUFFER_CONSTANTS : CG_BUFFER_ARGUMENT;
    if (!cg_value_op(source)) out->index = source->index;
    return true;
  }
  for (size_t i = 0; i < cgi_len(d->results); i++) {
    if (d->results[i] != resource) continue;
    out->buffer = CG_BUFFER_RESULT;
    out->index = (uint32_t)i;
    return true;
  }
  if (op && op->def->kind == CG_STREAM_RESOURCE_ALLOC) {
    out->buffer = CG_BUFFER_TRANSIENT;
    return true;
  }
  return cgi_op_error(user, "uses a buffer that is no argument, result, constant or transient");
}

// What the host has in front of an argument or result.
static int64_t cgi_describe_host_offset(const cgi_describe *d, const cg_buffer_range *r) {
  cgi_layout l;
  bool has = (r->buffer == CG_BUFFER_ARGUMENT && cgi_layout_at(d->func, "arg_attrs", r->index, &l)) ||
             (r->buffer == CG_BUFFER_RESULT && cgi_layout_at(d->func, "res_attrs", r->index, &l));
  return has ? l.offset : 0;
}

static bool cgi_describe_range(cgi_describe *d, cg_op user, cg_value resource, cg_value offset, cg_value bytes, cg_buffer_range *out) {
  memset(out, 0, sizeof *out);
  if (!cgi_describe_buffer(d, user, resource, out) || !cgi_describe_text(d, offset, &out->offset) || !cgi_describe_text(d, bytes, &out->bytes))
    return false;
  out->offset = cgi_describe_plus(d->ctx, out->offset, cgi_describe_host_offset(d, out));
  return true;
}

// `text` with each symbol dN replaced by values[N].
static cg_size cgi_describe_substitute(cg_context *ctx, cg_size text, const cg_size *values, size_t count) {
  cgi_buf b;
  int64_t constant;
  b.ctx = ctx;
  b.text = NULL;
  for (size_t i = 0; i < text.text.len;) {
    char c = text.text.data[i];
    bool word = i > 0 && text.text.data[i - 1] >= 'a' && text.text.data[i - 1] <= 'z';
    size_t n = 0, end = i + 1;
    while (end < text.text.len && text.text.data[end] >= '0' && text.text.data[end] <= '9') n = n * 10 + (size_t)(text.text.data[end++] - '0');
    if (c != 'd' || word || end == i + 1 || n >= count) {
      cgi_buf_char(&b, c);
      i++;
      continue;
    }
    bool plain = true;
    for (size_t k = 0; k < values[n].text.len; k++) plain = plain && values[n].text.data[k] != ' ' && values[n].text.data[k] != '*';
    if (!plain) cgi_buf_char(&b, '(');
    cgi_buf_str(&b, values[n].text);
    if (!plain) cgi_buf_char(&b, ')');
    i = end;
  }
  cg_size out = cgi_describe_size(cgi_intern(ctx, cgi_buf_view(&b)));
  cgi_buf_free(&b);
  if (cg_size_eval(out, NULL, 0, &constant) == CG_OK) out = cgi_describe_number(ctx, constant);
  return out;
}

static cg_op cgi_describe_export(const cgi_describe *d, uint32_t kernel) {
  cg_op e = cgi_symbol_lookup(d->variant, d->program->kernels[kernel].name);
  return e && e->def->kind == CG_HAL_EXECUTABLE_EXPORT ? e : NULL;
}

// The word of the function's parameter buffer that holds a size, made where there is none yet.
static uint32_t cgi_describe_word(cgi_describe *d, cg_size value, int64_t start) {
  cg_context *ctx = d->ctx;
  for (size_t i = 0; i < cgi_len(d->words); i++)
    if (cgi_str_eq(d->words[i].value.text, value.text)) return d->words[i].offset;
  cg_push_constant word;
  word.offset = (uint32_t)start + (uint32_t)cgi_len(d->words) * 4;
  word.value = value;
  cgi_push(d->words, word);
  return word.offset;
}

// Where the kernel finds the sizes that this step gives it, which its backend reads on the export.
static bool cgi_describe_place_words(cgi_describe *d, cg_op op, cg_kernel *k, cg_op exported, const cg_size *values) {
  cg_context *ctx = d->ctx;
  cgi_parameters buffer;
  cg_attr all = cg_op_attr(exported, "cg.parameters"), placed = cg_attr_get(all, "at");
  cg_push_constant *words = CGI_NEW_ARRAY(ctx, cg_push_constant, k->num_parameters);
  int64_t *at = NULL;
  bool ok = cgi_parameters_of(all, &buffer);
  if (cgi_len(d->symbols) && d->symbols[cgi_len(d->symbols) - 1].read)
    return cgi_op_unsupported(op, "[host-control-flow] takes sizes in a buffer, which nothing writes again for sizes from data");
  for (size_t i = 0; i < k->num_parameters; i++) {
    words[i] = k->parameters[i];
    words[i].offset = cgi_describe_word(d, values[i], buffer.offset);
    cgi_push(at, (int64_t)words[i].offset);
    if (placed && cg_attr_int_list_at(placed, i) != at[i])
      ok = cgi_op_unsupported(op, "dispatches kernel '%S' again with other sizes, which one buffer of sizes cannot hold", k->name);
  }
  cg_named_attr entries[5];
  cgi_name_attr(&entries[0], ctx, "from", cg_attr_get(all, "from"));
  cgi_name_i64(&entries[1], ctx, "set", buffer.set);
  cgi_name_i64(&entries[2], ctx, "binding", buffer.binding);
  cgi_name_i64(&entries[3], ctx, "offset", buffer.offset);
  cgi_name_ints(&entries[4], ctx, "at", cgi_len(at), at);
  cgi_op_set_attr(exported, "cg.parameters", cgi_attr_dict(ctx, 5, entries));
  k->parameters = words;
  cg_binding *bindings = (cg_binding *)cgi_copy(ctx, k->bindings, k->num_bindings * sizeof *bindings);
  bindings[k->parameter_binding].bytes = cgi_describe_words_end(ctx, k->num_parameters, words);
  k->bindings = bindings;
  return ok;
}

// What a step gives binding b of its kernel: the range of an operand of the dispatch, or, where the host chose, of all operands that are bound there.
static bool cgi_describe_bind(cgi_describe *d, cg_op op, const cg_kernel *k, size_t b, cg_attr operands, const cg_size *push, size_t np,
                              cg_buffer_range *out) {
  unsigned resources, offsets, lengths, n = cgi_operand_group(op, "resources", &resources), i = (unsigned)b;
  cgi_layout l;
  cgi_operand_group(op, "resource_offsets", &offsets);
  cgi_operand_group(op, "resource_lengths", &lengths);
  if (k->num_parameters && b == k->parameter_binding) {
    out->buffer = CG_BUFFER_PARAMETERS;
    out->offset = cgi_describe_number(d->ctx, 0);
    out->bytes = k->bindings[b].bytes;
    return true;
  }
  if (k->num_parameters && b > k->parameter_binding) i--;
  i = cgi_interface_operand(op, n, i);
  for (i = operands ? 0 : i; operands && i < n; i++)
    if (cgi_layout_of(cg_attr_at(operands, i), &l) && l.set == (int64_t)k->bindings[b].set && l.binding == (int64_t)k->bindings[b].binding) break;
  if (i >= n) return cgi_op_error(op, "gives no buffer for set %u, binding %u", (unsigned)k->bindings[b].set, (unsigned)k->bindings[b].binding);
  if (!cgi_describe_range(d, op, cg_op_operand(op, resources + i), cg_op_operand(op, offsets + i), cg_op_operand(op, lengths + i), out)) return false;
  if (!operands) return true;
  out->offset = cgi_describe_plus(d->ctx, out->offset, -l.offset);
  out->bytes = cgi_describe_substitute(d->ctx, k->bindings[b].bytes, push, np);
  return true;
}

static bool cgi_describe_dispatch(cgi_describe *d, cg_op op, cg_step *step) {
  cg_context *ctx = d->ctx;
  cg_attr ordinal = cg_op_attr(op, "ordinal");
  if (!ordinal || (uint64_t)cg_attr_int(ordinal) >= d->program->num_kernels)
    return cgi_op_error(op, "[missing-pass] has no kernel number: run resolve-entry-points first");
  step->kind = CG_STEP_DISPATCH;
  step->kernel = (uint32_t)cg_attr_int(ordinal);
  cg_kernel *k = (cg_kernel *)&d->program->kernels[step->kernel]; // ours until the program is complete
  cg_op exported = cgi_describe_export(d, step->kernel);
  cg_attr operands = exported ? cg_op_attr(exported, "cg.operands") : NULL;
  unsigned resources, uniforms, n = cgi_operand_group(op, "resources", &resources), np = cgi_operand_group(op, "uniforms", &uniforms);
  size_t wanted = operands ? cg_attr_len(operands) : k->num_bindings - (k->num_parameters != 0),
         constants = k->num_push_constants + k->num_parameters;
  if (n != wanted || np != constants)
    return cgi_op_error(op, "gives %u buffers and %u constants; kernel '%S' takes %u and %u", n, np, k->name, (unsigned)wanted, (unsigned)constants);
  cg_size *push = CGI_NEW_ARRAY(ctx, cg_size, np);
  for (unsigned i = 0; i < np; i++)
    if (!cgi_describe_text(d, cg_op_operand(op, uniforms + i), &push[i])) return false;
  if (k->num_parameters && !cgi_describe_place_words(d, op, k, exported, push)) return false;
  cg_buffer_range *ranges = CGI_NEW_ARRAY(ctx, cg_buffer_range, k->num_bindings);
  for (size_t b = 0; b < k->num_bindings; b++)
    if (!cgi_describe_bind(d, op, k, b, operands, push, np, &ranges[b])) return false;
  for (size_t i = 0; i < k->num_workload; i++)
    if (k->workload[i] >= np)
      return cgi_op_unsupported(op, "dispatches kernel '%S', which counts its workgroups over more than its push constants", k->name);
  for (unsigned i = 0; i < 3; i++) step->workgroup_count[i] = cgi_describe_substitute(ctx, k->workgroup_count[i], push, np);
  step->num_bindings = k->num_bindings;
  step->bindings = ranges;
  step->num_push_constants = k->num_push_constants;
  step->push_constants = push;
  return true;
}

static bool cgi_describe_copy(cgi_describe *d, cg_op op, cg_step *step) {
  cg_buffer_range *ranges = CGI_NEW_ARRAY(d->ctx, cg_buffer_range, 2);
  step->kind = CG_STEP_COPY;
  step->num_bindings = 2;
  step->bindings = ranges;
  return cgi_describe_range(d, op, cg_op_operand(op, CG_STREAM_CMD_COPY_SOURCE), cg_op_operand(op, CG_STREAM_CMD_COPY_SOURCE_OFFSET),
                            cg_op_operand(op, CG_STREAM_CMD_COPY_LENGTH), &ranges[0]) &&
         cgi_describe_range(d, op, cg_op_operand(op, CG_STREAM_CMD_COPY_TARGET), cg_op_operand(op, CG_STREAM_CMD_COPY_TARGET_OFFSET),
                            cg_op_operand(op, CG_STREAM_CMD_COPY_LENGTH), &ranges[1]);
}

static bool cgi_describe_fill(cgi_describe *d, cg_op op, cg_step *step) {
  cg_buffer_range *range = CGI_NEW(d->ctx, cg_buffer_range);
  int64_t v;
  cg_value value = cg_op_operand(op, CG_STREAM_CMD_FILL_VALUE);
  step->kind = CG_STEP_FILL;
  step->num_bindings = 1;
  step->bindings = range;
  if (!cg_type_is_int(value->type) || !cgi_constant_int(value, &v)) return cgi_op_unsupported(op, "fills with a value that is no integer constant");
  uint32_t word = (uint32_t)(uint64_t)v;
  if (value->type->width <= 8)
    word = (word & 0xff) * 0x01010101u;
  else if (value->type->width <= 16)
    word = (word & 0xffff) * 0x00010001u;
  step->fill_pattern = word;
  int64_t length;
  if (cgi_constant_int(cg_op_operand(op, CG_STREAM_CMD_FILL_TARGET_LENGTH), &length) && length % 4)
    return cgi_op_unsupported(op, "fills %l bytes, which are no whole words of 32 bits", length);
  return cgi_describe_range(d, op, cg_op_operand(op, CG_STREAM_CMD_FILL_TARGET), cg_op_operand(op, CG_STREAM_CMD_FILL_TARGET_OFFSET),
                            cg_op_operand(op, CG_STREAM_CMD_FILL_TARGET_LENGTH), range);
}

static bool cgi_describe_block(cgi_describe *d, cg_block block, cg_function *f, cg_step_list *out);

static bool cgi_describe_load(cgi_describe *d, cg_op load, cg_step *step) {
  cg_buffer_range *range = CGI_NEW(d->ctx, cg_buffer_range);
  cg_value source = cg_op_operand(load, CG_STREAM_ASYNC_LOAD_SOURCE), offset = cg_op_operand(load, CG_STREAM_ASYNC_LOAD_SOURCE_OFFSET);
  if (!cgi_describe_range(d, load, source, offset, offset, range)) return false;
  range->bytes = cgi_describe_number(d->ctx, cg_storage_bytes(load->results[0]->type));
  step->num_bindings = 1;
  step->bindings = range;
  return true;
}

// What the host reads to decide.
static bool cgi_describe_decision(cgi_describe *d, cg_op op, cg_value v, cg_step *step) {
  cg_op load = cg_value_op(v);
  if (load && load->def->kind == CG_ARITH_INDEX_CAST) load = cg_value_op(cg_op_operand(load, CG_OPERAND));
  if (!load || load->def->kind != CG_STREAM_ASYNC_LOAD)
    return cgi_op_unsupported(op, "[host-control-flow] decides by a value that no step makes and no host reads back");
  return cgi_describe_load(d, load, step);
}

static cg_step_list *cgi_describe_lists(cgi_describe *d, cg_step *step, size_t n) {
  cg_step_list *lists = CGI_NEW_ARRAY(d->ctx, cg_step_list, n);
  memset(lists, 0, n * sizeof *lists);
  step->num_lists = n;
  step->lists = lists;
  return lists;
}

static bool cgi_describe_while(cgi_describe *d, cg_op op, cg_function *f, cg_step *step) {
  cg_step_list *lists = cgi_describe_lists(d, step, 2);
  step->kind = CG_STEP_WHILE;
  return cgi_describe_decision(d, op, cg_op_operand(op->regions[CG_SCF_WHILE_BEFORE]->first->last, CG_SCF_CONDITION_CONDITION), step) &&
         cgi_describe_block(d, op->regions[CG_SCF_WHILE_BEFORE]->first, f, &lists[0]) &&
         cgi_describe_block(d, op->regions[CG_SCF_WHILE_AFTER]->first, f, &lists[1]);
}

static bool cgi_describe_for(cgi_describe *d, cg_op op, cg_function *f, cg_step *step) {
  cg_size lower, upper, by;
  int64_t count;
  step->kind = CG_STEP_FOR;
  if (!cgi_describe_text(d, cg_op_operand(op, CG_SCF_FOR_LOWER_BOUND), &lower) ||
      !cgi_describe_text(d, cg_op_operand(op, CG_SCF_FOR_UPPER_BOUND), &upper) || !cgi_describe_text(d, cg_op_operand(op, CG_SCF_FOR_STEP), &by))
    return false;
  step->trip_count = cgi_describe_size(cgi_intern(d->ctx, cgi_format(d->ctx, "max(((%S) - (%S)) ceildiv (%S), 0)", upper.text, lower.text, by.text)));
  if (cg_size_eval(step->trip_count, NULL, 0, &count) == CG_OK) step->trip_count = cgi_describe_number(d->ctx, count);
  return cgi_describe_block(d, op->regions[0]->first, f, cgi_describe_lists(d, step, 1));
}

// An if is a case of its condition: what it does where that is 0, then the rest.
static bool cgi_describe_if(cgi_describe *d, cg_op op, cg_function *f, cg_step *step) {
  cg_step_list *lists = cgi_describe_lists(d, step, 2);
  bool ok = cgi_describe_decision(d, op, cg_op_operand(op, CG_SCF_IF_CONDITION), step);
  step->kind = CG_STEP_CASE;
  for (unsigned r = 0; ok && r < op->num_regions; r++)
    if (op->regions[r]->first) ok = cgi_describe_block(d, op->regions[r]->first, f, &lists[1 - r]);
  return ok;
}

static bool cgi_describe_switch(cgi_describe *d, cg_op op, cg_function *f, cg_step *step) {
  cg_attr cases = cg_op_attr(op, "cases");
  size_t n = cases ? cg_attr_int_list_len(cases) : 0, most = 0;
  for (size_t i = 0; i < n; i++) {
    int64_t v = cg_attr_int_list_at(cases, i);
    if (v < 0 || v >= CGI_DESCRIBE_CASES)
      return cgi_op_unsupported(op, "[host-control-flow] has a case %l; a program's are 0 to %d", v, CGI_DESCRIBE_CASES - 1);
    if ((size_t)v >= most) most = (size_t)v + 1;
  }
  cg_step_list *lists = cgi_describe_lists(d, step, most + 1);
  bool ok = cgi_describe_decision(d, op, cg_op_operand(op, CG_SCF_INDEX_SWITCH_ARG), step);
  step->kind = CG_STEP_CASE;
  if (ok) ok = cgi_describe_block(d, op->regions[0]->first, f, &lists[most]);
  for (size_t i = 0; i < most; i++) lists[i] = lists[most];
  for (size_t i = 0; ok && i < n; i++) ok = cgi_describe_block(d, op->regions[i + 1]->first, f, &lists[cg_attr_int_list_at(cases, i)]);
  return ok;
}

static bool cgi_describe_step(cgi_describe *d, cg_op op, cg_function *f, cg_step *step, bool *is_step) {
  cg_buffer_range range;
  *is_step = true;
  switch (op->def->kind) {
  case CG_STREAM_CMD_DISPATCH: return cgi_describe_dispatch(d, op, step);
  case CG_STREAM_CMD_COPY: return cgi_describe_copy(d, op, step);
  case CG_STREAM_CMD_FILL: return cgi_describe_fill(d, op, step);
  case CG_STREAM_CMD_BARRIER: step->kind = CG_STEP_BARRIER; return true;
  case CG_SCF_WHILE: return cgi_describe_while(d, op, f, step);
  case CG_SCF_FOR: return cgi_describe_for(d, op, f, step);
  case CG_SCF_IF: return cgi_describe_if(d, op, f, step);
  case CG_SCF_INDEX_SWITCH: return cgi_describe_switch(d, op, f, step);
  case CG_STREAM_ASYNC_LOAD:
    if (!cgi_is_read(op)) break;
    step->kind = CG_STEP_READ;
    (void)cgi_program_symbol(NULL, op->results[0], &step->symbol);
    return cgi_describe_load(d, op, step);
  default: break;
  }
  *is_step = false;
  if (op->def->kind != CG_STREAM_RESOURCE_ALLOC) return true; // of transients the last one has room for all
  memset(&range, 0, sizeof range);
  if (!cgi_describe_buffer(d, op, cg_op_result(op, 0), &range)) return false;
  return range.buffer != CG_BUFFER_TRANSIENT || cgi_describe_text(d, cg_op_operand(op, CG_STREAM_RESOURCE_ALLOC_STORAGE_SIZE), &f->transient_bytes);
}

static bool cgi_describe_block(cgi_describe *d, cg_block block, cg_function *f, cg_step_list *out) {
  cg_context *ctx = d->ctx;
  cg_step *steps = NULL;
  bool ok = true, is_step;
  CGI_FOREACH_OP(op, block) {
    cg_step step;
    memset(&step, 0, sizeof step);
    for (unsigned i = 0; i < 3; i++) step.workgroup_count[i] = cgi_describe_number(ctx, 0);
    step.trip_count = step.workgroup_count[0];
    ok = cgi_describe_step(d, op, f, &step, &is_step) && ok;
    if (!is_step) continue;
    f->step_kinds |= 1u << step.kind;
    cgi_push(steps, step);
  }
  out->num_steps = cgi_len(steps);
  out->steps = (const cg_step *)cgi_describe_keep(ctx, steps, cgi_len(steps) * sizeof *steps);
  return ok;
}

static bool cgi_describe_steps(cgi_describe *d, cg_function *f) {
  cg_step_list list;
  f->transient_bytes = cgi_describe_number(d->ctx, 0);
  bool ok = cgi_describe_block(d, d->func->regions[0]->first, f, &list);
  f->num_steps = list.num_steps;
  f->steps = list.steps;
  return ok;
}

// ---- conditions -----------------------------------------------------------------------------------------------------------------------------
static void cgi_describe_add_condition(cgi_describe *d, const cg_condition *c) {
  cg_context *ctx = d->ctx;
  for (size_t i = 0; i < cgi_len(d->conditions); i++)
    if (cgi_str_eq(d->conditions[i].left.text, c->left.text) && cgi_str_eq(d->conditions[i].right.text, c->right.text)) return;
  if (!cgi_str_eq(c->left.text, c->right.text)) cgi_push(d->conditions, *c);
}

// What holds where two expressions are equal. Of sizes, x <= y where the larger one is y.
static bool cgi_describe_compare(cgi_describe *d, cg_op op, cg_str message) {
  static const char *const forms[] = {"max(%S + 1, %S)", "max(%S, %S)"}; // less, at most
  int64_t p = cgi_predicate_of(op);
  if (p >= CG_CMPI_ULT) p -= CG_CMPI_ULT - CG_CMPI_SLT; // of what is not negative, unsigned is the same
  bool turn = p == CG_CMPI_SGT || p == CG_CMPI_SGE;
  cg_condition c;
  if (p < 0 || p == CG_CMPI_NE) return cgi_op_unsupported(op, "[host-control-flow] asserts that sizes differ, which no host checks");
  if (!cgi_describe_text(d, cg_op_operand(op, turn), &c.left) || !cgi_describe_text(d, cg_op_operand(op, !turn), &c.right)) return false;
  if (p != CG_CMPI_EQ)
    c.left = cgi_describe_size(cgi_intern(d->ctx, cgi_format(d->ctx, forms[p == CG_CMPI_SLE || p == CG_CMPI_SGE], c.left.text, c.right.text)));
  c.message = message;
  cgi_describe_add_condition(d, &c);
  return true;
}

static bool cgi_describe_condition(cgi_describe *d, cg_op assertion, cg_value v, cg_str message, int depth) {
  cg_op op = cg_value_op(v);
  int64_t known;
  if (cgi_constant_int(v, &known)) return known != 0 || cgi_op_error(assertion, "never holds: %S", message);
  if (op && op->def->kind == CG_ARITH_ANDI && depth < 64)
    return cgi_describe_condition(d, assertion, cg_op_operand(op, CG_LHS), message, depth + 1) &&
           cgi_describe_condition(d, assertion, cg_op_operand(op, CG_RHS), message, depth + 1);
  if (op && op->def->kind == CG_ARITH_CMPI) return cgi_describe_compare(d, op, message);
  return cgi_op_unsupported(assertion, "[host-control-flow] asserts what is no comparison of sizes, which no host checks");
}

static bool cgi_describe_conditions(cgi_describe *d, cg_function *f) {
  cg_context *ctx = d->ctx;
  bool ok = true;
  CGI_FOREACH_OP(op, d->func->regions[0]->first) {
    cg_attr message = op->def->kind == CG_CF_ASSERT ? cg_op_attr(op, "msg") : NULL;
    if (op->def->kind != CG_CF_ASSERT) continue;
    ok = cgi_describe_condition(d, op, cg_op_operand(op, CG_CF_ASSERT_ARG), message ? cg_attr_str(message) : cgi_s(""), 0) && ok;
  }
  f->num_conditions = cgi_len(d->conditions);
  f->conditions = (const cg_condition *)cgi_describe_keep(ctx, d->conditions, cgi_len(d->conditions) * sizeof *d->conditions);
  return ok;
}

static bool cgi_describe_function(cg_op func, cg_op variant, cg_program *p, cg_function *f) {
  cg_context *ctx = func->ctx;
  cgi_describe d;
  memset(&d, 0, sizeof d);
  memset(f, 0, sizeof *f);
  d.ctx = ctx;
  d.func = func;
  d.variant = variant;
  d.program = p;
  cg_op ret = cgi_function_needs_return(func);
  bool ok = cgi_describe_name(func, &f->name) && ret && cgi_describe_arguments(&d, f) && cgi_describe_conditions(&d, f) &&
            cgi_describe_results(&d, ret, f) && cgi_describe_steps(&d, f);
  f->num_symbols = cgi_len(d.symbols);
  f->symbols = (const cg_symbol *)cgi_describe_keep(ctx, d.symbols, cgi_len(d.symbols) * sizeof *d.symbols);
  f->num_parameters = cgi_len(d.words);
  f->parameters = (const cg_push_constant *)cgi_describe_keep(ctx, d.words, cgi_len(d.words) * sizeof *d.words);
  f->parameter_bytes = cgi_describe_words_end(ctx, f->num_parameters, f->parameters);
  return ok;
}

// A host function of ours: it takes arrays and scalars, and returns arrays.
static bool cgi_describe_is_function(cg_op func) {
  cg_attr a = cg_op_attr(func, "function_type");
  cg_type t = a && a->kind == CG_ATTR_TYPE ? cg_attr_type(a) : NULL;
  if (!t || t->kind != CG_TYPE_FUNCTION || cgi_symbol_is_private(func)) return false;
  for (unsigned i = 0; i < t->num_inputs + t->num_results; i++)
    if (t->members[i]->kind != CG_TYPE_TENSOR && !(i < t->num_inputs && cgi_type_is_scalar(t->members[i]))) return false;
  return true;
}

static void cgi_describe_constants(cg_op module, cg_program *p) {
  for (cg_op op = module->regions[0]->first->first; op; op = op->next) {
    cg_attr value = op->def->kind == CG_UTIL_GLOBAL && cgi_starts_with(cgi_symbol_name(op), "__constants") ? cg_op_attr(op, "initial_value") : NULL;
    if (value && value->kind == CG_ATTR_DENSE) p->constants = cg_attr_bytes(value, &p->constants_bytes);
  }
}

CGI_DEF bool cgi_program_build(cg_op module, cg_op variant, cg_program *p) {
  cg_context *ctx = module->ctx;
  bool ok = !variant || cgi_describe_kernels(variant, p);
  cg_op *hosts = ok ? cgi_host_functions(module) : NULL;
  cg_function *functions = NULL;
  for (size_t i = 0; ok && i < cgi_len(hosts); i++) {
    if (!cgi_describe_is_function(hosts[i])) continue;
    cg_function f;
    ok = cgi_describe_function(hosts[i], variant, p, &f);
    cgi_push(functions, f);
  }
  p->num_functions = cgi_len(functions);
  p->functions = (const cg_function *)cgi_describe_keep(ctx, functions, cgi_len(functions) * sizeof *functions);
  if (ok) cgi_describe_constants(module, p);
  return ok;
}

// ---- limits -----------------------------------------------------------------------------------------------------------------------------------
CGI_DEF uint32_t cgi_kernel_storage_buffers(const cg_kernel *k) {
  uint32_t n = 0;
  for (size_t i = 0; i < k->num_bindings; i++) n += k->bindings[i].type == CG_BINDING_STORAGE_BUFFER;
  return n;
}

CGI_DEF uint32_t cgi_kernel_push_bytes(const cg_kernel *k) {
  return k->num_push_constants ? k->push_constants[k->num_push_constants - 1].offset + 4 : 0;
}

static bool cgi_describe_limit(cg_op module, const cg_program *p, const cg_kernel *k, const char *id, const char *limit, uint64_t need,
                               uint64_t has) {
  if (need <= has) return true;
  cg_op func = NULL;
  cg_op *kernels = cgi_dispatch_functions(module);
  for (size_t i = 0; i < cgi_len(kernels); i++)
    if (cgi_str_eq(cgi_symbol_name(kernels[i]), k->name)) func = kernels[i];
  return cgi_op_unsupported(func ? func : module, "[%s] needs %l %s in kernel '%S'; target '%s' has %l", id, (int64_t)need, limit, k->name,
                            p->target.name, (int64_t)has);
}

static bool cgi_describe_static_counts(cg_op module, const cg_program *p, const cg_kernel *k, const cg_size *counts) {
  static const char *const names[] = {"workgroups in x", "workgroups in y", "workgroups in z"};
  int64_t v;
  bool ok = true;
  for (int i = 0; i < 3; i++)
    if (counts[i].text.len && cg_size_eval(counts[i], NULL, 0, &v) == CG_OK && v > 0)
      ok = cgi_describe_limit(module, p, k, "limit-workgroup-count", names[i], (uint64_t)v, p->target.max_workgroup_count[i]) && ok;
  return ok;
}

static bool cgi_describe_kernel_limits(cg_op module, const cg_program *p, const cg_kernel *k) {
  static const char *const names[] = {"invocations in x of a workgroup", "invocations in y of a workgroup", "invocations in z of a workgroup"};
  const cg_target *t = &p->target;
  uint64_t invocations = (uint64_t)k->workgroup_size[0] * k->workgroup_size[1] * k->workgroup_size[2];
  bool ok = cgi_describe_limit(module, p, k, "limit-workgroup", "invocations a workgroup", invocations, t->max_workgroup_invocations);
  for (int i = 0; i < 3; i++)
    ok = cgi_describe_limit(module, p, k, "limit-workgroup", names[i], k->workgroup_size[i], t->max_workgroup_size[i]) && ok;
  ok = cgi_describe_limit(module, p, k, "limit-storage-buffers", "storage buffers", cgi_kernel_storage_buffers(k), t->max_storage_buffers) && ok;
  ok =
      cgi_describe_limit(module, p, k, "limit-push-constants", "bytes of push constants", cgi_kernel_push_bytes(k), t->max_push_constant_bytes) && ok;
  ok = cgi_describe_limit(module, p, k, "limit-shared-memory", "bytes of workgroup memory", k->shared_memory_bytes, t->max_shared_memory) && ok;
  for (size_t i = 0; i < k->num_bindings; i++) {
    int64_t v;
    bool uniform = k->bindings[i].type == CG_BINDING_UNIFORM_BUFFER;
    if (cgi_describe_is_number(k->bindings[i].bytes) && cg_size_eval(k->bindings[i].bytes, NULL, 0, &v) == CG_OK)
      ok = cgi_describe_limit(module, p, k, "limit-binding-size", uniform ? "bytes in a uniform buffer" : "bytes in one binding", (uint64_t)v,
                              uniform ? CGI_DESCRIBE_UNIFORM_RANGE : t->max_storage_range) &&
           ok;
  }
  return cgi_describe_static_counts(module, p, k, k->workgroup_count) && ok;
}

static bool cgi_describe_step_limits(cg_op module, const cg_program *p, size_t n, const cg_step *steps) {
  bool ok = true;
  for (size_t i = 0; i < n; i++) {
    const cg_step *s = &steps[i];
    if (s->kind == CG_STEP_DISPATCH) ok = cgi_describe_static_counts(module, p, &p->kernels[s->kernel], s->workgroup_count) && ok;
    for (size_t k = 0; k < s->num_lists; k++) ok = cgi_describe_step_limits(module, p, s->lists[k].num_steps, s->lists[k].steps) && ok;
  }
  return ok;
}

CGI_DEF bool cgi_program_check_limits(cg_op module, const cg_program *p) {
  bool ok = true;
  for (size_t i = 0; i < p->num_kernels; i++) ok = cgi_describe_kernel_limits(module, p, &p->kernels[i]) && ok;
  for (size_t f = 0; f < p->num_functions; f++) ok = cgi_describe_step_limits(module, p, p->functions[f].num_steps, p->functions[f].steps) && ok;
  return ok;
}

#undef CGI_DESCRIBE_UNIFORM_RANGE

#undef CGI_DESCRIBE_NAME
#undef CGI_DESCRIBE_CASES
