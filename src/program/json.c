// OUT.json: the launch description as text. Field names are stable; readers ignore those that they do not know.
#include "ir/ir.h"
#include "program/program.h"

typedef struct cgi_json_args {
  const cg_program *program;
  const char *constants_file;
  cg_str *out;
} cgi_json_args;

#ifndef CODEGEN_NO_TEXT

// JSON is UTF-8: bytes that are not, as a file's name may have, become the replacement character.
static void cgi_json_string(cgi_buf *b, cg_str s) {
  static const char hex[] = "0123456789abcdef";
  cgi_buf_char(b, '"');
  for (size_t i = 0, n; i < s.len; i += n ? n : 1) {
    unsigned char c = (unsigned char)s.data[i];
    n = cgi_utf8_bytes(s, i);
    if (n != 1) {
      cgi_buf_bytes(b, n ? s.data + i : "\xEF\xBF\xBD", n ? n : 3);
    } else if (c == '"' || c == '\\') {
      cgi_buf_char(b, '\\');
      cgi_buf_char(b, (char)c);
    } else if (c < 0x20 || c == 0x7F) {
      cgi_buf_z(b, "\\u00");
      cgi_buf_char(b, hex[c >> 4]);
      cgi_buf_char(b, hex[c & 15]);
    } else {
      cgi_buf_char(b, (char)c);
    }
  }
  cgi_buf_char(b, '"');
}

static void cgi_json_size(cgi_buf *b, cg_size s) { cgi_json_string(b, s.text); }

static void cgi_json_sizes(cgi_buf *b, const cg_size *s, size_t n) {
  cgi_buf_char(b, '[');
  for (size_t i = 0; i < n; i++) {
    if (i) cgi_buf_z(b, ", ");
    cgi_json_size(b, s[i]);
  }
  cgi_buf_char(b, ']');
}

static void cgi_json_names(cgi_buf *b, const char *const *names, size_t n) {
  cgi_buf_char(b, '[');
  for (size_t i = 0; i < n; i++) {
    if (i) cgi_buf_z(b, ", ");
    cgi_json_string(b, cgi_s(names[i]));
  }
  cgi_buf_char(b, ']');
}

static uint64_t cgi_json_most(uint64_t a, uint64_t b) { return a > b ? a : b; }

// What a device must have, over all kernels. The largest binding is that of static size.
static void cgi_json_needs(cgi_buf *b, const cg_program *p) {
  uint64_t invocations = 0, shared = 0, push = 0, buffers = 0, range = 0;
  for (size_t i = 0; i < p->num_kernels; i++) {
    const cg_kernel *k = &p->kernels[i];
    invocations = cgi_json_most(invocations, (uint64_t)k->workgroup_size[0] * k->workgroup_size[1] * k->workgroup_size[2]);
    shared = cgi_json_most(shared, k->shared_memory_bytes);
    push = cgi_json_most(push, cgi_kernel_push_bytes(k));
    buffers = cgi_json_most(buffers, cgi_kernel_storage_buffers(k));
    for (size_t n = 0; n < k->num_bindings; n++) {
      int64_t bytes;
      if (cg_size_eval(k->bindings[n].bytes, NULL, 0, &bytes) == CG_OK && bytes > 0) range = cgi_json_most(range, (uint64_t)bytes);
    }
  }
  uint32_t v = p->target.vulkan_version, s = p->target.spirv_version;
  cgi_buf_z(b, "  \"needs\": {");
  if (v)
    cgi_buf_format(b, "\"vulkan\": \"%u.%u\", \"spirv\": \"%u.%u\", ", (unsigned)(v >> 16), (unsigned)(v & 0xffff), (unsigned)((s >> 16) & 0xff),
                   (unsigned)((s >> 8) & 0xff));
  cgi_buf_z(b, "\"extensions\": ");
  cgi_json_names(b, p->extensions, p->num_extensions);
  cgi_buf_z(b, ", \"features\": ");
  cgi_json_names(b, p->features, p->num_features);
  cgi_buf_format(b,
                 ",\n    \"workgroup_invocations\": %l, \"shared_memory_bytes\": %l, \"push_constant_bytes\": %l, "
                 "\"storage_buffers\": %l, \"storage_range\": %l},\n",
                 (int64_t)invocations, (int64_t)shared, (int64_t)push, (int64_t)buffers, (int64_t)range);
}

static void cgi_json_words(cgi_buf *b, size_t n, const cg_push_constant *words) {
  for (size_t i = 0; i < n; i++) {
    cgi_buf_format(b, "%s{\"offset\": %u, \"type\": \"i32\", \"value\": ", i ? ", " : "", (unsigned)words[i].offset);
    cgi_json_size(b, words[i].value);
    cgi_buf_char(b, '}');
  }
}

static void cgi_json_kernel(cgi_buf *b, const cg_kernel *k) {
  static const char *const access[] = {"read", "read", "write", "read_write"};
  cgi_buf_z(b, "    {\"name\": ");
  cgi_json_string(b, k->name);
  cgi_buf_format(b, ", \"workgroup_size\": [%u, %u, %u], \"subgroup_size\": ", (unsigned)k->workgroup_size[0], (unsigned)k->workgroup_size[1],
                 (unsigned)k->workgroup_size[2]);
  if (k->subgroup_size)
    cgi_buf_u64(b, k->subgroup_size);
  else
    cgi_buf_z(b, "null");
  cgi_buf_z(b, ",\n      \"pipeline\": ");
  cgi_json_string(b, k->pipeline);
  cgi_buf_format(b, ", \"tile_sizes\": %S", k->tile_sizes.len ? k->tile_sizes : cgi_s("[]"));
  if (k->registers) cgi_buf_format(b, ", \"registers\": %u", k->registers);
  cgi_buf_z(b, ",\n      \"bindings\": [");
  for (size_t i = 0; i < k->num_bindings; i++) {
    const cg_binding *n = &k->bindings[i];
    cgi_buf_format(b, "%s\n        {\"set\": %u, \"binding\": %u, \"access\": \"%s\", \"type\": \"%s\", \"bytes\": ", i ? "," : "", (unsigned)n->set,
                   (unsigned)n->binding, access[n->access & 3], n->type == CG_BINDING_UNIFORM_BUFFER ? "uniform_buffer" : "storage_buffer");
    cgi_json_size(b, n->bytes);
    cgi_buf_format(b, ", \"alignment\": %u}", (unsigned)n->alignment);
  }
  cgi_buf_z(b, "],\n      \"push_constants\": [");
  cgi_json_words(b, k->num_push_constants, k->push_constants);
  if (k->num_parameters) {
    cgi_buf_format(b, "],\n      \"parameter_binding\": %u, \"parameters\": [", (unsigned)k->parameter_binding);
    cgi_json_words(b, k->num_parameters, k->parameters);
  }
  for (size_t i = 0; i < k->num_workload; i++) cgi_buf_format(b, i ? ", \"d%u\"" : "],\n      \"workload\": [\"d%u\"", (unsigned)k->workload[i]);
  cgi_buf_z(b, "],\n      \"workgroup_count\": ");
  cgi_json_sizes(b, k->workgroup_count, 3);
  cgi_buf_format(b, ", \"shared_memory_bytes\": %u}", (unsigned)k->shared_memory_bytes);
}

static void cgi_json_range(cgi_buf *b, const cg_buffer_range *r) {
  static const char *const names[] = {"argument", "result", "constants", "transient", "parameters"};
  cgi_buf_format(b, "{\"buffer\": \"%s\"", names[r->buffer]);
  if (r->buffer == CG_BUFFER_ARGUMENT || r->buffer == CG_BUFFER_RESULT) cgi_buf_format(b, ", \"index\": %u", (unsigned)r->index);
  cgi_buf_z(b, ", \"offset\": ");
  cgi_json_size(b, r->offset);
  cgi_buf_z(b, ", \"bytes\": ");
  cgi_json_size(b, r->bytes);
  cgi_buf_char(b, '}');
}

static void cgi_json_steps(cgi_buf *b, size_t n, const cg_step *steps, unsigned indent);

// A while, for or case with its steps.
static void cgi_json_control(cgi_buf *b, const cg_step *s, unsigned indent) {
  static const char *const opens[] = {"\"while\": {\"condition\": ", "\"for\": {\"trip_count\": ", "\"case\": {\"index\": "};
  cgi_buf_z(b, opens[s->kind - CG_STEP_WHILE]);
  if (s->kind == CG_STEP_FOR)
    cgi_json_size(b, s->trip_count);
  else
    cgi_json_range(b, &s->bindings[0]);
  if (s->kind == CG_STEP_CASE) cgi_buf_z(b, ", \"branches\": [");
  for (size_t i = 0; i < s->num_lists; i++) {
    if (s->kind == CG_STEP_CASE)
      cgi_buf_z(b, i ? ", [" : "[");
    else
      cgi_buf_z(b, i + 1 < s->num_lists ? ", \"before\": [" : ", \"body\": [");
    cgi_json_steps(b, s->lists[i].num_steps, s->lists[i].steps, indent + 2);
    cgi_buf_char(b, ']');
  }
  cgi_buf_z(b, s->kind == CG_STEP_CASE ? "]}" : "}");
}

static void cgi_json_step(cgi_buf *b, const cg_step *s, unsigned indent) {
  for (unsigned i = 0; i < indent; i++) cgi_buf_char(b, ' ');
  cgi_buf_char(b, '{');
  switch (s->kind) {
  case CG_STEP_WHILE:
  case CG_STEP_FOR:
  case CG_STEP_CASE: cgi_json_control(b, s, indent); break;
  case CG_STEP_BARRIER: cgi_buf_z(b, "\"barrier\": \"compute\""); break;
  case CG_STEP_READ:
    cgi_buf_format(b, "\"read\": {\"symbol\": \"d%u\", \"from\": ", (unsigned)s->symbol);
    cgi_json_range(b, &s->bindings[0]);
    cgi_buf_char(b, '}');
    break;
  case CG_STEP_COPY:
    cgi_buf_z(b, "\"copy\": {\"source\": ");
    cgi_json_range(b, &s->bindings[0]);
    cgi_buf_z(b, ", \"target\": ");
    cgi_json_range(b, &s->bindings[1]);
    cgi_buf_char(b, '}');
    break;
  case CG_STEP_FILL:
    cgi_buf_z(b, "\"fill\": {\"target\": ");
    cgi_json_range(b, &s->bindings[0]);
    cgi_buf_format(b, ", \"pattern\": %l}", (int64_t)s->fill_pattern);
    break;
  case CG_STEP_DISPATCH:
    cgi_buf_format(b, "\"dispatch\": %u, \"bindings\": [", (unsigned)s->kernel);
    for (size_t i = 0; i < s->num_bindings; i++) {
      cgi_buf_z(b, i ? ",\n          " : "\n          ");
      cgi_json_range(b, &s->bindings[i]);
    }
    cgi_buf_z(b, "],\n          \"push_constants\": ");
    cgi_json_sizes(b, s->push_constants, s->num_push_constants);
    cgi_buf_z(b, ", \"workgroup_count\": ");
    cgi_json_sizes(b, s->workgroup_count, 3);
    break;
  }
  cgi_buf_char(b, '}');
}

static void cgi_json_steps(cgi_buf *b, size_t n, const cg_step *steps, unsigned indent) {
  for (size_t i = 0; i < n; i++) {
    cgi_buf_z(b, i ? ",\n" : "\n");
    cgi_json_step(b, &steps[i], indent);
  }
}

// The kinds of steps that not every host knows: absent where there are none.
static void cgi_json_control_flow(cgi_buf *b, uint32_t kinds) {
  static const char *const names[] = {"while", "for", "case", "read"};
  bool any = false;
  for (unsigned i = 0; i < 4; i++) {
    if (!(kinds >> (CG_STEP_WHILE + i) & 1)) continue;
    cgi_buf_format(b, any ? ", \"%s\"" : ",\n      \"control_flow\": [\"%s\"", names[i]);
    any = true;
  }
  if (any) cgi_buf_char(b, ']');
}

static void cgi_json_arrays(cgi_buf *b, const cg_array_type *types, size_t n) {
  cgi_buf_char(b, '[');
  for (size_t i = 0; i < n; i++) {
    cgi_buf_z(b, i ? ", {\"shape\": " : "{\"shape\": ");
    cgi_json_sizes(b, types[i].shape, types[i].rank);
    cgi_buf_z(b, ", \"type\": \"");
    cgi_print_type(b, types[i].element);
    cgi_buf_z(b, "\", \"offset\": ");
    cgi_json_size(b, types[i].offset);
    cgi_buf_z(b, ", \"strides\": ");
    cgi_json_sizes(b, types[i].strides, types[i].rank);
    cgi_buf_z(b, ", \"bytes\": ");
    cgi_json_size(b, types[i].bytes);
    if (types[i].scalar) cgi_buf_z(b, ", \"scalar\": true");
    if (types[i].parameter.len) {
      cgi_buf_z(b, ", \"parameter\": ");
      cgi_json_string(b, types[i].parameter);
    }
    if (types[i].fixed) cgi_buf_format(b, ", \"set\": %u, \"binding\": %u", (unsigned)types[i].set, (unsigned)types[i].binding);
    cgi_buf_char(b, '}');
  }
  cgi_buf_char(b, ']');
}

static void cgi_json_function(cgi_buf *b, const cg_program *p, const cg_function *f, const char *constants_file) {
  cgi_buf_z(b, "    {\"name\": ");
  cgi_json_string(b, f->name);
  cgi_buf_z(b, ", \"symbols\": [");
  for (size_t i = 0; i < f->num_symbols; i++)
    if (f->symbols[i].read)
      cgi_buf_format(b, "%s{\"name\": \"d%u\", \"read\": true}", i ? ", " : "", (unsigned)i);
    else
      cgi_buf_format(b, "%s{\"name\": \"d%u\", \"argument\": %u, \"%s\": %u}", i ? ", " : "", (unsigned)i, (unsigned)f->symbols[i].argument,
                     f->arguments[f->symbols[i].argument].scalar ? "word" : "dim", (unsigned)f->symbols[i].dim);
  cgi_buf_z(b, "],\n      \"arguments\": ");
  cgi_json_arrays(b, f->arguments, f->num_arguments);
  cgi_buf_z(b, ", \"results\": ");
  cgi_json_arrays(b, f->results, f->num_results);
  cgi_buf_z(b, ",\n      \"constants\": {\"file\": ");
  if (constants_file && p->constants_bytes)
    cgi_json_string(b, cgi_s(constants_file));
  else
    cgi_buf_z(b, "null");
  cgi_buf_format(b, ", \"bytes\": %l}, \"transient_bytes\": ", (int64_t)p->constants_bytes);
  cgi_json_size(b, f->transient_bytes);
  if (f->num_parameters) {
    cgi_buf_z(b, ",\n      \"parameter_bytes\": ");
    cgi_json_size(b, f->parameter_bytes);
    cgi_buf_z(b, ", \"parameters\": [");
    cgi_json_words(b, f->num_parameters, f->parameters);
    cgi_buf_char(b, ']');
  }
  cgi_json_control_flow(b, f->step_kinds);
  cgi_buf_z(b, ",\n      \"steps\": [");
  cgi_json_steps(b, f->num_steps, f->steps, 8);
  cgi_buf_z(b, "],\n      \"conditions\": [");
  for (size_t i = 0; i < f->num_conditions; i++) {
    const cg_condition *c = &f->conditions[i];
    cg_size sides[2];
    sides[0] = c->left;
    sides[1] = c->right;
    cgi_buf_z(b, i ? ",\n        {\"equal\": " : "\n        {\"equal\": ");
    cgi_json_sizes(b, sides, 2);
    cgi_buf_z(b, ", \"message\": ");
    cgi_json_string(b, c->message);
    cgi_buf_char(b, '}');
  }
  cgi_buf_z(b, "]}");
}

static cg_result cgi_json_thunk(cg_context *ctx, void *arg) {
  const cgi_json_args *a = (const cgi_json_args *)arg;
  const cg_program *p = a->program;
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  cgi_buf_z(&b, "{\"version\": 1, \"target\": ");
  cgi_json_string(&b, cgi_s(p->target.name));
  cgi_buf_z(&b, ", \"format\": ");
  cgi_json_string(&b, cgi_s(p->format));
  cgi_buf_z(&b, ",\n");
  cgi_json_needs(&b, p);
  cgi_buf_z(&b, "  \"kernels\": [");
  for (size_t i = 0; i < p->num_kernels; i++) {
    cgi_buf_z(&b, i ? ",\n" : "\n");
    cgi_json_kernel(&b, &p->kernels[i]);
  }
  cgi_buf_z(&b, "],\n  \"functions\": [");
  for (size_t i = 0; i < p->num_functions; i++) {
    cgi_buf_z(&b, i ? ",\n" : "\n");
    cgi_json_function(&b, p, &p->functions[i], a->constants_file);
  }
  cgi_buf_z(&b, "]}\n");
  *a->out = cgi_strdup(ctx, cgi_buf_view(&b));
  cgi_buf_free(&b);
  return CG_OK;
}
#else
static cg_result cgi_json_thunk(cg_context *ctx, void *arg) {
  (void)arg;
  cgi_errors_begin(ctx);
  return cgi_result(ctx, cgi_unsupported(ctx, cgi_loc_unknown(ctx), "[left-out] cg_program_json is left out of this build by CODEGEN_NO_TEXT"));
}
#endif

CODEGEN_API cg_result cg_program_json(cg_context *ctx, const cg_program *program, const char *constants_file, cg_str *out) {
  if (out) *out = cgi_s("");
  if (!ctx || !CGI_GIVEN(ctx, program) || !CGI_GIVEN(ctx, out)) return CG_INVALID_ARGUMENT;
  cgi_json_args a;
  a.program = program;
  a.constants_file = constants_file;
  a.out = out;
  return cgi_protect(ctx, cgi_json_thunk, &a);
}
