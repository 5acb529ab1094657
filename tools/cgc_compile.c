// cgc compile, opt and targets.
#include <stdlib.h>
#include <string.h>
#include "cgc_device.h"

const cg_target *cgc_find_target(const char *name) {
  const cg_target *t = cg_target_find(name);
  const char *names[256], *near;
  size_t n = 0;
  if (t) return t;
  for (size_t i = 0; cg_target_at(i) && n < 256; i++) names[n++] = cg_target_at(i)->name;
  near = cgc_nearest(name, names, n);
  fprintf(stderr, "cgc: error: unknown target '%s'", name);
  if (near) fprintf(stderr, "; did you mean '%s'?", near);
  fprintf(stderr, "\nknown targets:");
  for (size_t i = 0; i < n; i++) fprintf(stderr, " %s", names[i]);
  fputc('\n', stderr);
  return NULL;
}

static bool cgc_make_desc(const cgc_options *options, const char *target, const cg_target *facts, cg_compile_desc *desc) {
  int status;
  memset(desc, 0, sizeof *desc);
  desc->target = target;
  desc->target_facts = facts;
  desc->backend = cgc_backend_for(target ? cg_target_find(target) : facts, options->emit && strcmp(options->emit, "llvm") == 0);
  if (!desc->backend) return false;
  desc->pipeline = options->pipeline;
  desc->debug_names = options->debug_names;
  return cgc_parse_workgroups(options, desc->workgroup_count) && cgc_read_configs(options, &desc->configs, &desc->num_configs, &status);
}

cg_result cgc_compile_module(cgc_hooks *hooks, cg_module module, const cgc_options *options, const char *target, const cg_target *facts,
                             cg_program *program) {
  cg_compile_desc desc;
  if (!cgc_make_desc(options, target, facts, &desc)) return CG_INVALID_ARGUMENT;
  desc.hooks = hooks ? &hooks->desc : NULL;
  return cg_compile(module, &desc, program);
}

// ---- compile ------------------------------------------------------------------------------------------------------------------------------

char *cgc_stem(const char *path) {
  const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
  if (!dot || (slash && dot < slash) || dot == path) dot = path + strlen(path);
  return cgc_format("%.*s", (int)(dot - path), path);
}
const char *cgc_extension(const char *path) { return path + strlen(cgc_stem(path)); }
static const char *cgc_basename(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

typedef enum {
  CGC_EMIT_SPIRV,
  CGC_EMIT_SPVASM,
  CGC_EMIT_MLIR,
  CGC_EMIT_C,
  CGC_EMIT_FIGURES,
  CGC_EMIT_KEY,
  CGC_EMIT_PTX,
  CGC_EMIT_LLVM,
  CGC_EMIT_HAL,
  CGC_NUM_EMITS
} cgc_emit;

static bool cgc_emits_binary(cgc_emit emit) { return emit == CGC_EMIT_SPIRV || emit == CGC_EMIT_PTX; }

// The header beside the code, under its name, and the description.
static bool cgc_add_c(cgc_outputs *outputs, const cgc_options *o, cg_context *ctx, const cg_program *p, const char *path) {
  cg_c_files_desc desc;
  cg_c_files files;
  cg_str json;
  bool to_stdout = strcmp(path, "-") == 0;
  char *stem = to_stdout ? cgc_format("kernels") : cgc_stem(path), *header = cgc_format("%s.h", stem);
  char *json_path = o->json_file ? cgc_format("%s", o->json_file) : to_stdout ? NULL : cgc_format("%s.json", stem), *name;
  memset(&desc, 0, sizeof desc);
  desc.name = name = cgc_format("%s", cgc_basename(stem));
  for (char *c = name; *c; c++)
    if (!((*c >= 'a' && *c <= 'z') || (*c >= 'A' && *c <= 'Z') || (*c >= '0' && *c <= '9' && c != name))) *c = '_';
  desc.header_name = cgc_basename(header);
  if (cg_c_program_files(ctx, p, &desc, &files) != CG_OK) return false;
  if (!cgc_outputs_add(outputs, path, files.code.data, files.code.len)) return false;
  if (!to_stdout && !cgc_outputs_add(outputs, header, files.header.data, files.header.len)) return false;
  if (!json_path) return true;
  return cg_program_json(ctx, p, NULL, &json) == CG_OK && cgc_outputs_add(outputs, json_path, json.data, json.len);
}

// Puts the binary, its description and its constants into `outputs`.
static bool cgc_add_binary(cgc_outputs *outputs, const cgc_options *o, cg_context *ctx, const cg_program *p, const char *path) {
  uint8_t *bytes = (uint8_t *)cgc_alloc(p->num_words * 4 + 1);
  bool to_stdout = strcmp(path, "-") == 0, ok;
  char *stem = to_stdout ? (o->json_file ? cgc_stem(o->json_file) : NULL) : cgc_stem(path);
  char *json_path = o->json_file ? cgc_format("%s", o->json_file) : stem ? cgc_format("%s.json", stem) : NULL;
  char *constants = stem && p->constants_bytes ? cgc_format("%s.constants.bin", stem) : NULL;
  cg_str json;
  for (size_t i = 0; i < p->num_words; i++)
    for (unsigned k = 0; k < 4; k++) bytes[4 * i + k] = (uint8_t)(p->words[i] >> (8 * k));
  ok = p->text.len ? cgc_outputs_add(outputs, path, p->text.data, p->text.len) : cgc_outputs_add(outputs, path, bytes, p->num_words * 4);
  free(bytes);
  if (ok && json_path) {
    if (cg_program_json(ctx, p, constants ? cgc_basename(constants) : NULL, &json) != CG_OK) return false;
    ok = cgc_outputs_add(outputs, json_path, json.data, json.len);
  }
  if (ok && constants) ok = cgc_outputs_add(outputs, constants, p->constants, p->constants_bytes);
  return ok;
}

// ---- --emit=hal: hal.executable.binary in place of the variant that was compiled ----------------------------------------------------------------
// Of the variants of an executable the one for the program's target, else the first.
static cg_op cgc_variant_of(cg_op executable, const cg_program *p) {
  cg_op first = NULL;
  for (cg_op op = cg_block_first(cg_region_first(cg_op_region(executable, 0))); op; op = cg_op_next(op)) {
    if (cg_op_get_kind(op) != CG_HAL_EXECUTABLE_VARIANT) continue;
    cg_attr target = cg_op_attr(op, "target"), named = target && cg_attr_len(target) > 2 ? cg_attr_get(cg_attr_at(target, 2), "target") : NULL;
    if (!first) first = op;
    if (named && cg_attr_str(named).len == strlen(p->target.name) && memcmp(cg_attr_str(named).data, p->target.name, strlen(p->target.name)) == 0)
      return op;
  }
  return first;
}

static bool cgc_serialize(cg_context *ctx, const cg_program *p) {
  static const char *const names[] = {"sym_name", "sym_visibility", "format", "data"};
  size_t size = p->text.len ? p->text.len : p->num_words * 4;
  uint8_t *bytes = (uint8_t *)cgc_alloc(size + 1);
  bool ok = true;
  int64_t count = (int64_t)size;
  if (p->text.len) memcpy(bytes, p->text.data, size);
  for (size_t i = 0; !p->text.len && i < size; i++) bytes[i] = (uint8_t)(p->words[i / 4] >> (8 * (i % 4)));
  cg_attr data = cg_attr_of_elements(ctx, cg_type_tensor(ctx, cg_type_integer(ctx, 8, CG_SIGNLESS), 1, &count), bytes, size);
  free(bytes);
  for (cg_op op = cg_block_first(cg_region_first(cg_op_region(p->module, 0))); ok && op; op = cg_op_next(op)) {
    cg_op variant = cg_op_get_kind(op) == CG_HAL_EXECUTABLE ? cgc_variant_of(op, p) : NULL;
    if (!variant) continue;
    cg_attr target = cg_op_attr(variant, "target"), attrs[4];
    cg_op_state state;
    memset(&state, 0, sizeof state);
    attrs[0] = cg_op_attr(variant, "sym_name");
    attrs[1] = cg_attr_of_string(ctx, "public");
    attrs[2] = target && cg_attr_len(target) > 1 ? cg_attr_at(target, 1) : cg_attr_of_string(ctx, "unknown");
    attrs[3] = data;
    state.name = "hal.executable.binary";
    state.num_attrs = 4;
    state.attr_names = names;
    state.attrs = attrs;
    ok = data && cg_op_create(&state, cg_op_block(variant), variant) && cg_op_erase(variant) == CG_OK;
  }
  return ok;
}

static bool cgc_add_output(cgc_outputs *outputs, const cgc_options *o, cg_context *ctx, cgc_emit emit, const cg_program *p, const char *path) {
  cgc_text text;
  bool ok;
  cg_print_desc desc;
  if (emit == CGC_EMIT_SPIRV && p->target.format == CG_FORMAT_C) return cgc_add_c(outputs, o, ctx, p, path);
  if (cgc_emits_binary(emit)) return cgc_add_binary(outputs, o, ctx, p, path);
  if (emit == CGC_EMIT_LLVM) return cgc_outputs_add(outputs, path, p->text.data, p->text.len);
  memset(&text, 0, sizeof text);
  memset(&desc, 0, sizeof desc);
  desc.generic = o->print_generic;
  desc.local_scope = o->print_local_scope;
  desc.debug_info = o->print_debuginfo;
  if (emit == CGC_EMIT_HAL && !cgc_serialize(ctx, p)) return false;
  if (emit == CGC_EMIT_MLIR || emit == CGC_EMIT_HAL) {
    cg_print(p->module, &desc, cgc_text_write, &text);
  } else if (emit == CGC_EMIT_SPVASM) {
    cgc_disassemble(&text, p->words, p->num_words);
  } else if (emit == CGC_EMIT_FIGURES) {
    cgc_figures_of_program(&text, p);
  } else {
    for (size_t i = 0; i < p->num_functions; i++)
      if (p->functions[i].step_kinds >> CG_STEP_READ & 1) {
        cgc_errorf("function '%.*s' has sizes that data decides, which --emit=c does not take", (int)p->functions[i].name.len,
                   p->functions[i].name.data);
        return false;
      }
    cgc_embed_program(&text, strcmp(path, "-") == 0 ? "kernels" : cgc_basename(cgc_stem(path)), p);
  }
  ok = cgc_outputs_add(outputs, path, text.data ? text.data : "", text.len);
  free(text.data);
  return ok;
}

// The cache key of what would be compiled, as hexadecimal digits.
static cg_result cgc_add_key(cgc_outputs *outputs, const cgc_options *o, cg_module module, const char *target, const char *path) {
  cg_compile_desc desc;
  uint8_t key[CG_CACHE_KEY_BYTES];
  char line[2 * CG_CACHE_KEY_BYTES + 2];
  if (!cgc_make_desc(o, target, NULL, &desc)) return CG_INVALID_ARGUMENT;
  cg_result r = cg_cache_key(module, &desc, key);
  for (size_t i = 0; i < sizeof key; i++) snprintf(line + 2 * i, 3, "%02x", key[i]);
  line[sizeof line - 2] = '\n';
  if (r == CG_OK && !cgc_outputs_add(outputs, path, line, sizeof line - 1)) r = CG_OUT_OF_MEMORY;
  return r;
}

// One piece of the input for one target.
// path, report_path: where its output and the page about it go, or NULL.
static int cgc_compile_one(cgc_outputs *outputs, const cgc_options *o, const cgc_source *source, const char *target, cgc_emit emit, const char *path,
                           const char *report_path) {
  cgc_session s;
  cg_module module;
  cg_program program;
  cgc_hooks hooks;
  cgc_report *report = NULL;
  cg_result r;
  double begin = cgc_now(), parsed;
  int status;
  memset(&program, 0, sizeof program);
  if (!cgc_session_open(&s, source, false)) return CGC_FAILED;
  r = cgc_parse(&s, &module);
  parsed = cgc_now();
  if (r == CG_OK && emit == CGC_EMIT_KEY) {
    r = cgc_add_key(outputs, o, module, target, path);
  } else if (r == CG_OK) {
    cgc_hooks_init(&hooks, o, s.ctx, module);
    if (report_path) report = hooks.report = s.report = cgc_report_open(o, s.ctx, module);
    r = cgc_compile_module(&hooks, module, o, target, NULL, &program);
    if (o->timing) cgc_print_timing(&hooks, parsed - begin, cgc_now() - begin);
    cgc_hooks_free(&hooks);
  }
  status = cgc_status(r);
  if (r == CG_OK && report && !cgc_report_add(outputs, report, &program, report_path, source->filename, parsed - begin, cgc_now() - begin))
    status = CGC_FAILED;
  s.report = NULL; // what is said from here on is in no page
  if (report) cgc_report_close(report);
  if (r == CG_OK && path && emit != CGC_EMIT_KEY && !cgc_add_output(outputs, o, s.ctx, emit, &program, path)) status = CGC_FAILED;
  cgc_session_close(&s);
  return status;
}

static bool cgc_emit_named(const char *name, cgc_emit *out) {
  static const char *const names[] = {"spirv", "spvasm", "mlir", "c", "figures", "key", "ptx", "llvm", "hal"};
  const char *near;
  *out = CGC_EMIT_SPIRV;
  if (!name) return true;
  for (int i = 0; i < CGC_NUM_EMITS; i++) {
    if (strcmp(name, names[i]) == 0) {
      *out = (cgc_emit)i;
      return true;
    }
  }
  near = cgc_nearest(name, names, CGC_NUM_EMITS);
  if (near)
    cgc_errorf("unknown --emit=%s; did you mean '%s'?", name, near);
  else
    cgc_errorf("unknown --emit=%s: spirv, spvasm, mlir, c, figures, key, ptx, llvm or hal", name);
  return false;
}

static char *cgc_make_escape(const char *path) {
  char *out = (char *)cgc_alloc(strlen(path) * 2 + 1), *q = out;
  for (; *path; path++) {
    if (*path == ' ' || *path == '#' || *path == '\\') *q++ = '\\';
    if (*path == '$') *q++ = '$';
    *q++ = *path;
  }
  return out;
}

static const char *cgc_one_file(const cgc_options *o) {
  if (o->files.count == 1) return o->files.items[0];
  if (!o->files.count)
    cgc_errorf("no input file; - is standard input");
  else
    cgc_errorf("more than one input file: '%s' and '%s'", o->files.items[0], o->files.items[1]);
  return NULL;
}

// Whether the output is one that the target's kernels have; the binary goes by the target where --emit does not say.
static bool cgc_emit_fits(const cgc_options *o, const cg_target *t, cgc_emit emit) {
  bool ptx = t->format == CG_FORMAT_PTX;
  if (!o->emit || (ptx ? emit != CGC_EMIT_SPIRV && emit != CGC_EMIT_SPVASM && emit != CGC_EMIT_C : emit != CGC_EMIT_PTX && emit != CGC_EMIT_LLVM))
    return true;
  cgc_errorf("--emit=%s: target '%s' takes %s", o->emit, t->name, ptx ? "PTX" : "SPIR-V");
  return false;
}

// Whether the options that name outputs belong to what is emitted, and one at most is standard output.
static bool cgc_outputs_fit(const cgc_options *o, cgc_emit emit) {
  const char *paths[] = {o->output, o->json_file, o->report, o->dependencies_file};
  int standard = !o->output && !cgc_emits_binary(emit); // the text goes there
  for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) standard += paths[i] && strcmp(paths[i], "-") == 0;
  if (!o->report && (o->bench || o->kernel))
    cgc_errorf("%s is for --report's page", o->bench ? "--bench" : "--kernel");
  else if (o->json_file && !cgc_emits_binary(emit))
    cgc_errorf("--json: --emit=%s has no launch description", o->emit);
  else if (standard > 1)
    cgc_errorf("several outputs cannot go to standard output");
  else
    return true;
  return false;
}

// OUT.1.T.spv
static char *cgc_piece_path(const cgc_options *o, const char *base, bool pieces, size_t k, const char *target) {
  char *piece = pieces ? cgc_format(".%zu", k) : cgc_format("%s", ""),
       *which = o->targets.count > 1 ? cgc_format(".%s", target) : cgc_format("%s", "");
  if (strcmp(base, "-") == 0) return cgc_format("-");
  return cgc_format("%s%s%s%s", cgc_stem(base), piece, which, cgc_extension(base));
}

int cgc_main_compile(const cgc_options *o) {
  const char *in = cgc_one_file(o);
  cgc_outputs outputs;
  cgc_source *sources;
  size_t num_sources, num_targets = o->targets.count ? o->targets.count : 1;
  cgc_emit emit;
  int status = CGC_DONE;
  memset(&outputs, 0, sizeof outputs);
  outputs.keep_inputs = true;
  if (!in || !cgc_emit_named(o->emit, &emit)) return CGC_USAGE;
  for (size_t i = 0; i < o->targets.count; i++) {
    const cg_target *t = cgc_find_target(o->targets.items[i]);
    if (!t || !cgc_emit_fits(o, t, emit)) return CGC_USAGE;
  }
  if (!o->targets.count && (emit == CGC_EMIT_PTX || emit == CGC_EMIT_LLVM)) {
    cgc_errorf("--emit=%s needs a target that takes PTX: --target=sm_80", o->emit);
    return CGC_USAGE;
  }
  if (!cgc_outputs_fit(o, emit)) return CGC_USAGE;
  if (!o->output && !o->report && cgc_emits_binary(emit)) {
    cgc_errorf("where should the binary go? -o FILE, or -o - for standard output");
    return CGC_USAGE;
  }
  if (!cgc_read_sources(in, o->split_input_file, &sources, &num_sources)) return CGC_FAILED;
  if (o->output && strcmp(o->output, "-") == 0 && num_targets * num_sources > 1 && cgc_emits_binary(emit)) {
    cgc_errorf("several binaries cannot go to standard output");
    return CGC_USAGE;
  }
  for (size_t k = 0; k < num_sources && status == CGC_DONE; k++) {
    for (size_t i = 0; i < num_targets && status == CGC_DONE; i++) {
      const char *target = o->targets.count ? o->targets.items[i] : NULL, *base = o->output ? o->output : "-";
      char *path = cgc_piece_path(o, base, num_sources > 1, k, target), *page = NULL;
      if (o->report) page = cgc_piece_path(o, o->report, num_sources > 1, k, target);
      if (!o->output && cgc_emits_binary(emit)) path = NULL; // the page alone is wanted
      if (path && strcmp(base, "-") == 0 && k + i > 0) { printf("%s -----\n", emit == CGC_EMIT_SPVASM ? ";" : "//"); }
      status = cgc_compile_one(&outputs, o, &sources[k], target, emit, path, page);
    }
  }
  if (status == CGC_DONE && (o->write_dependencies || o->dependencies_file)) {
    const char *object = o->output && strcmp(o->output, "-") != 0 ? o->output : "-";
    char *path = o->dependencies_file ? cgc_format("%s", o->dependencies_file) : cgc_format("%s.d", cgc_stem(object));
    char *line = cgc_format("%s: %s\n", cgc_make_escape(object), cgc_make_escape(in));
    if (strcmp(object, "-") == 0 && !o->dependencies_file) {
      cgc_errorf("-MD needs -o FILE or -MF FILE");
      status = CGC_USAGE;
    } else if (!cgc_outputs_add(&outputs, path, line, strlen(line))) {
      status = CGC_FAILED;
    }
  }
  if (outputs.misnamed) status = CGC_USAGE;
  if (status != CGC_DONE)
    cgc_outputs_discard(&outputs);
  else if (!cgc_outputs_commit(&outputs))
    status = CGC_FAILED;
  return status;
}

// ---- opt ----------------------------------------------------------------------------------------------------------------------------------
static int cgc_list_all_passes(void) {
  cg_pass_info p;
  for (size_t i = 0; cg_pass_at(i, &p); i++) {
    printf("%-24s %s\n", p.name, p.summary);
    for (const char *line = p.options; line && *line;) {
      const char *nl = strchr(line, '\n'), *bar = strchr(line, '|');
      size_t n = nl ? (size_t)(nl - line) : strlen(line);
      if (bar && bar < line + n)
        printf("    %.*s  %.*s\n", (int)(bar - line), line, (int)(line + n - bar - 1), bar + 1);
      else
        printf("    %.*s\n", (int)n, line);
      line += n + (nl ? 1 : 0);
    }
  }
  return CGC_DONE;
}

static cg_result cgc_set_configs(cg_module module, const cgc_options *o) {
  const cg_config *configs;
  size_t count;
  int status;
  if (!cgc_read_configs(o, &configs, &count, &status)) return CG_INVALID_ARGUMENT;
  return count ? cg_set_configs(module, configs, count) : CG_OK;
}

static int cgc_opt_one(cgc_outputs *outputs, cgc_text *text, const cgc_options *o, const cgc_source *source) {
  cgc_session s;
  cg_module module;
  cgc_hooks hooks;
  cg_result r;
  double begin = cgc_now(), parsed;
  (void)outputs;
  if (!cgc_session_open(&s, source, false)) return CGC_FAILED;
  r = cgc_register_nvvm(&s, o->pass_pipeline) ? cgc_parse(&s, &module) : CG_UNSUPPORTED;
  parsed = cgc_now();
  if (r == CG_OK) {
    cgc_hooks_init(&hooks, o, s.ctx, module);
    if (o->validate && o->pass_pipeline) hooks.validation = cgc_validation_begin(&s, module, o->seed, &r);
    if (r == CG_OK) r = cgc_set_configs(module, o);
    if (r == CG_OK && o->pass_pipeline) r = cg_run_pipeline(module, o->pass_pipeline, &hooks.desc);
    if (hooks.validation) cgc_validation_end(hooks.validation);
    if (o->timing) cgc_print_timing(&hooks, parsed - begin, cgc_now() - begin);
    cgc_hooks_free(&hooks);
  }
  if (r == CG_OK) {
    cg_print_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.generic = o->print_generic;
    desc.local_scope = o->print_local_scope;
    desc.debug_info = o->print_debuginfo;
    desc.elide_elements_over = (size_t)o->elide_elements;
    r = cg_print(module, &desc, cgc_text_write, text);
  }
  cgc_session_close(&s);
  return cgc_status(r);
}

int cgc_main_opt(const cgc_options *o) {
  const char *in;
  cgc_source *sources;
  size_t num_sources;
  cgc_outputs outputs;
  cgc_text text;
  int status = CGC_DONE;
  memset(&outputs, 0, sizeof outputs);
  memset(&text, 0, sizeof text);
  if (o->list_passes) return cgc_list_all_passes();
  in = o->files.count ? cgc_one_file(o) : "-"; // a filter, as mlir-opt is
  if (!in) return CGC_USAGE;
  if (o->pass_pipeline) { // a wrong pipeline is a wrong command line, whatever the input
    cgc_source line;
    cgc_session s;
    cg_result r;
    memset(&line, 0, sizeof line);
    line.filename = "--pass-pipeline";
    line.first_line = 1;
    line.text = cgc_format("%s", o->pass_pipeline);
    line.len = strlen(line.text);
    if (!cgc_session_open(&s, &line, false)) return CGC_FAILED;
    r = cgc_register_nvvm(&s, o->pass_pipeline) ? cg_check_pipeline(s.ctx, o->pass_pipeline) : CG_UNSUPPORTED;
    cgc_session_close(&s);
    if (r != CG_OK) return r == CG_OUT_OF_MEMORY ? CGC_FAILED : CGC_USAGE;
  }
  if (!cgc_read_sources(in, o->split_input_file, &sources, &num_sources)) return CGC_FAILED;
  for (size_t k = 0; k < num_sources; k++) { // like mlir-opt, later pieces run even when one was refused
    int one;
    if (k) cgc_text_format(&text, "// -----\n");
    one = cgc_opt_one(&outputs, &text, o, &sources[k]);
    if (one > status) status = one;
  }
  if (status == CGC_DONE || !o->output) {
    if (!cgc_outputs_add(&outputs, o->output ? o->output : "-", text.data ? text.data : "", text.len))
      status = CGC_FAILED;
    else if (!cgc_outputs_commit(&outputs))
      status = CGC_FAILED;
  }
  free(text.data);
  return status;
}

// ---- targets --------------------------------------------------------------------------------------------------------------------------------
typedef struct cgc_bit {
  uint64_t bit;
  const char *name;
} cgc_bit;
static const cgc_bit cgc_features[] = {
    {CG_FEATURE_INT8, "int8"},
    {CG_FEATURE_INT16, "int16"},
    {CG_FEATURE_INT64, "int64"},
    {CG_FEATURE_FLOAT16, "float16"},
    {CG_FEATURE_FLOAT64, "float64"},
    {CG_FEATURE_STORAGE8, "storage8"},
    {CG_FEATURE_STORAGE16, "storage16"},
    {CG_FEATURE_SUBGROUP_ARITHMETIC, "subgroup_arithmetic"},
    {CG_FEATURE_SUBGROUP_SHUFFLE, "subgroup_shuffle"},
    {CG_FEATURE_DOT_PRODUCT, "dot_product"},
    {CG_FEATURE_COOPERATIVE_MATRIX, "cooperative_matrix"},
    {CG_FEATURE_SUBGROUP_SIZE_CONTROL, "subgroup_size_control"},
    {CG_FEATURE_ASYNC_COPY, "async_copy"},
    {CG_FEATURE_COOPERATIVE_MATRIX2, "cooperative_matrix2"},
};
enum { CGC_NUM_FEATURES = sizeof cgc_features / sizeof cgc_features[0] };
static const cgc_bit cgc_trusted[] = {
    {CG_TRUSTED_SIGNED_DIVISION, "signed_division"}, {CG_TRUSTED_INDEX_SIGN, "index_sign"},       {CG_TRUSTED_NAN, "nan"},
    {CG_TRUSTED_NEGATED_EXTREME, "negated_extreme"}, {CG_TRUSTED_WIDE_DIVISION, "wide_division"}, {CG_TRUSTED_NARROW_NEGATION, "narrow_negation"},
    {CG_TRUSTED_NARROW_ROUNDING, "narrow_rounding"}, {CG_TRUSTED_EXTREMES, "extremes"},           {CG_TRUSTED_EXP2, "exp2"},
    {CG_TRUSTED_BF16_ROUNDING, "bf16_rounding"},
};
enum { CGC_NUM_TRUSTED = sizeof cgc_trusted / sizeof cgc_trusted[0] };

static void cgc_print_bits(uint64_t bits, const cgc_bit *names, size_t count, bool json) {
  for (size_t i = 0, n = 0; i < count; i++)
    if (bits & names[i].bit) printf(json ? "%s\"%s\"" : "%s%s", !json ? " " : n++ ? ", " : "", names[i].name);
}

// A shape as MxNxK:A*B+C, of what a subgroup holds unless it says otherwise.
static void cgc_print_matrices(const cg_target *t, bool json) {
  static const char *const types[] = {"f16", "bf16", "f32", "f64", "s8", "u8", "s32", "u32", "other", "tf32", "f8E4M3FN", "f8E5M2"};
  for (uint32_t i = 0; i < t->num_matrices; i++) {
    const cg_matrix *m = &t->matrices[i];
    static const char *const scopes[] = {"subgroup", "workgroup", "warpgroup"};
    const char *scope = scopes[m->scope];
    if (json)
      printf("%s{\"m\": %u, \"n\": %u, \"k\": %u, \"a\": \"%s\", \"b\": \"%s\", \"c\": \"%s\", \"result\": \"%s\", \"scope\": \"%s\", "
             "\"saturating\": %s}",
             i ? ", " : "", m->m, m->n, m->k, types[m->a], types[m->b], types[m->c], types[m->result], scope, m->saturating ? "true" : "false");
    else
      printf("%s%ux%ux%u %s*%s+%s%s%s%s%s", i ? ", " : "", m->m, m->n, m->k, types[m->a], types[m->b], types[m->c], m->scope ? " of " : "",
             m->scope ? scope : "", m->scope ? "s" : "", m->saturating ? " saturating" : "");
  }
}

static void cgc_target_json(const cg_target *t, bool last) {
  printf("  {\"name\": \"%s\", \"summary\": \"%s\", \"format\": \"%s\", ", t->name, t->summary ? t->summary : "",
         t->format == CG_FORMAT_PTX ? "ptx"
         : t->format == CG_FORMAT_C ? "c"
                                    : "spirv");
  printf("\"vulkan\": \"%u.%u\", \"spirv\": \"%u.%u\", ", t->vulkan_version >> 16, t->vulkan_version & 0xffff, t->spirv_version >> 16 & 0xff,
         t->spirv_version >> 8 & 0xff);
  printf("\"max_workgroup_invocations\": %u, \"max_workgroup_size\": [%u, %u, %u], \"max_workgroup_count\": [%u, %u, %u], ",
         t->max_workgroup_invocations, t->max_workgroup_size[0], t->max_workgroup_size[1], t->max_workgroup_size[2], t->max_workgroup_count[0],
         t->max_workgroup_count[1], t->max_workgroup_count[2]);
  printf(
      "\"max_shared_memory\": %u, \"max_push_constant_bytes\": %u, \"max_storage_buffers\": %u, \"max_storage_range\": %llu, "
      "\"min_storage_offset_alignment\": %u, \"subgroup_size\": %u, \"max_workgroup_subgroups\": %u, \"compute_units\": %u, \"max_load_bytes\": %u, "
      "\"slow_shared_memory\": %s, \"max_loop_trips\": %u, \"max_registers\": %u, \"features\": [",
      t->max_shared_memory, t->max_push_constant_bytes, t->max_storage_buffers, (unsigned long long)t->max_storage_range,
      t->min_storage_offset_alignment, t->subgroup_size, t->max_workgroup_subgroups, t->compute_units, t->max_load_bytes,
      t->slow_shared_memory ? "true" : "false", t->max_loop_trips, t->max_registers);
  cgc_print_bits(t->features, cgc_features, CGC_NUM_FEATURES, true);
  printf("], \"matrices\": [");
  cgc_print_matrices(t, true);
  printf("], \"trusted\": [");
  cgc_print_bits(t->trusted, cgc_trusted, CGC_NUM_TRUSTED, true);
  printf("]}%s\n", last ? "" : ",");
}

static void cgc_print_target(const cg_target *t) {
  printf("%-12s %s\n", t->name, t->summary ? t->summary : "");
  printf("             Vulkan %u.%u, SPIR-V %u.%u; workgroup %u (%u, %u, %u), %u KiB shared, %u storage buffers, push %u bytes, subgroup %u\n",
         t->vulkan_version >> 16, t->vulkan_version & 0xffff, t->spirv_version >> 16 & 0xff, t->spirv_version >> 8 & 0xff,
         t->max_workgroup_invocations, t->max_workgroup_size[0], t->max_workgroup_size[1], t->max_workgroup_size[2], t->max_shared_memory / 1024,
         t->max_storage_buffers, t->max_push_constant_bytes, t->subgroup_size);
  if (t->compute_units) printf("             about %u compute units\n", t->compute_units);
  if (t->slow_shared_memory) printf("             shared memory is plain memory\n");
  if (t->max_registers) printf("             %u registers of 32 bits\n", t->max_registers);
  if (t->max_loop_trips) printf("             loops end after %u trips\n", t->max_loop_trips);
  printf("             features:");
  cgc_print_bits(t->features, cgc_features, CGC_NUM_FEATURES, false);
  printf("%s\n", t->features ? "" : " none");
  if (t->num_matrices) printf("             matrices: "), cgc_print_matrices(t, false), printf("\n");
  if (t->trusted) printf("             trusted with:"), cgc_print_bits(t->trusted, cgc_trusted, CGC_NUM_TRUSTED, false), printf("\n");
}

int cgc_main_targets(const cgc_options *o) {
  if (o->json) printf("[\n");
  if (o->device) { // what it reports
    cgc_device d;
    int status = cgc_device_open(&d, o);
    if (status == CGC_DONE && d.gpu) o->json ? cgc_target_json(&d.facts, true) : cgc_print_target(&d.facts);
    if (status != CGC_DONE) return status;
    cgc_device_close(&d);
  }
  for (size_t i = 0; !o->device && cg_target_at(i); i++) {
    if (o->json)
      cgc_target_json(cg_target_at(i), !cg_target_at(i + 1));
    else
      cgc_print_target(cg_target_at(i));
  }
  if (o->json) printf("]\n");
  return CGC_DONE;
}
