// Every entry point of SPIR-V files in the languages of other APIs, by SPIRV-Cross: translate DIR FILE.spv… A line per file says how many kernels
// it has, or what was refused. DIR gets the sources.
#include <spirv_cross/spirv_cross_c.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const char *name, *extension;
  spvc_backend backend;
  struct {
    spvc_compiler_option option;
    unsigned value;
  } options[3];
} language;

static const language languages[] = {
    {"MSL 2.1", "metal", SPVC_BACKEND_MSL, {{SPVC_COMPILER_OPTION_MSL_VERSION, SPVC_MAKE_MSL_VERSION(2, 1, 0)}}},
    {"HLSL 6.0", "hlsl", SPVC_BACKEND_HLSL, {{SPVC_COMPILER_OPTION_HLSL_SHADER_MODEL, 60}}},
    {"GLSL 4.50", "450.comp", SPVC_BACKEND_GLSL, {{SPVC_COMPILER_OPTION_GLSL_VERSION, 450}, {SPVC_COMPILER_OPTION_GLSL_ES, 0}}},
    {"GLSL ES 3.10", "310es.comp", SPVC_BACKEND_GLSL, {{SPVC_COMPILER_OPTION_GLSL_VERSION, 310}, {SPVC_COMPILER_OPTION_GLSL_ES, 1}}},
};

// Buffers of the other entry points are left out: a module holds those of all.
static bool translated(spvc_context context, spvc_parsed_ir ir, const language *l, const char *entry, const char **source) {
  spvc_compiler compiler;
  spvc_compiler_options options;
  spvc_set used;
  if (spvc_context_create_compiler(context, l->backend, ir, SPVC_CAPTURE_MODE_COPY, &compiler) != SPVC_SUCCESS) return false;
  if (spvc_compiler_set_entry_point(compiler, entry, SpvExecutionModelGLCompute) != SPVC_SUCCESS) return false;
  if (l->backend == SPVC_BACKEND_HLSL) { // which has no built-in for the number of workgroups: a constant buffer, which would be left out, too
    spvc_compiler_hlsl_remap_num_workgroups_builtin(compiler);
  } else if (spvc_compiler_get_active_interface_variables(compiler, &used) != SPVC_SUCCESS ||
             spvc_compiler_set_enabled_interface_variables(compiler, used) != SPVC_SUCCESS) {
    return false;
  }
  if (spvc_compiler_create_compiler_options(compiler, &options) != SPVC_SUCCESS) return false;
  for (int i = 0; i < 3 && l->options[i].option; i++)
    if (spvc_compiler_options_set_uint(options, l->options[i].option, l->options[i].value) != SPVC_SUCCESS) return false;
  return spvc_compiler_install_compiler_options(compiler, options) == SPVC_SUCCESS && spvc_compiler_compile(compiler, source) == SPVC_SUCCESS;
}

static bool written(const char *directory, const char *file, const char *entry, const language *l, const char *source) {
  const char *slash = strrchr(file, '/');
  char path[1024];
  FILE *f;
  bool ok;
  snprintf(path, sizeof path, "%s/%s.%s.%s", directory, slash ? slash + 1 : file, entry, l->extension);
  f = fopen(path, "wb");
  ok = f && fputs(source, f) >= 0;
  return f && fclose(f) == 0 && ok;
}

// Entry point number `e` in all languages; *more is whether there is such a one. A context of its own, since it keeps all that is made in it.
static bool translate(const char *directory, const char *file, const SpvId *words, size_t n, size_t e, bool *more) {
  const spvc_entry_point *entries;
  spvc_context context;
  spvc_compiler compiler;
  spvc_parsed_ir ir;
  size_t num_entries = 0;
  bool ok;
  if (spvc_context_create(&context) != SPVC_SUCCESS) return false;
  ok = spvc_context_parse_spirv(context, words, n, &ir) == SPVC_SUCCESS &&
       spvc_context_create_compiler(context, SPVC_BACKEND_NONE, ir, SPVC_CAPTURE_MODE_COPY, &compiler) == SPVC_SUCCESS &&
       spvc_compiler_get_entry_points(compiler, &entries, &num_entries) == SPVC_SUCCESS;
  if (!ok) printf("refused: %s: %s\n", file, spvc_context_get_last_error_string(context));
  *more = e < num_entries;
  for (size_t i = 0; *more && i < sizeof languages / sizeof languages[0]; i++) {
    const char *source;
    if (!translated(context, ir, &languages[i], entries[e].name, &source))
      ok = printf("refused: %s, %s as %s: %s\n", file, entries[e].name, languages[i].name, spvc_context_get_last_error_string(context)) < 0;
    else if (!written(directory, file, entries[e].name, &languages[i], source))
      ok = printf("refused: cannot write to %s\n", directory) < 0;
  }
  spvc_context_destroy(context);
  return ok;
}

int main(int argc, char **argv) {
  static SpvId words[1 << 20];
  int status = 0;
  for (int i = 2; i < argc; i++) {
    FILE *f = fopen(argv[i], "rb");
    size_t n = f ? fread(words, 4, sizeof words / 4, f) : 0, e = 0;
    bool more = true, ok = f != NULL;
    if (f) fclose(f);
    for (; more; e += more) ok = translate(argv[1], argv[i], words, n, e, &more) && ok;
    if (ok) printf("%s: %zu kernels\n", argv[i], e);
    if (!ok) status = 1;
  }
  return status;
}
