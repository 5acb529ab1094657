// Prints the C that modules become for each target of C: the same on every machine. c_words FILE…
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define CODEGEN_C_IMPLEMENTATION
#include "codegen.h"
#include "codegen_c.h"

static void on_diagnostic(void *user, const cg_diagnostic *d) {
  (void)user;
  fprintf(stderr, "%u:%u: %.*s\n", d->line, d->column, (int)d->message.len, d->message.data);
}

static size_t read_file(const char *path, char *text, size_t size) {
  FILE *f = fopen(path, "rb");
  size_t n = f ? fread(text, 1, size, f) : 0;
  if (f) fclose(f);
  return n < size ? n : 0;
}

static int print_one(cg_context *ctx, const char *path, const char *target) {
  static char text[1 << 20];
  size_t n = read_file(path, text, sizeof text);
  cg_module module;
  cg_compile_desc desc;
  cg_program program;
  cg_c_files files;
  memset(&desc, 0, sizeof desc);
  desc.target = target;
  desc.backend = cg_c_backend();
  if (!n || cg_parse(ctx, text, n, NULL, &module) != CG_OK || cg_compile(module, &desc, &program) != CG_OK ||
      cg_c_program_files(ctx, &program, NULL, &files) != CG_OK) {
    fprintf(stderr, "%s is not compiled for %s\n", path, target);
    return 0;
  }
  printf("// %s for %s\n", path, target);
  fwrite(files.header.data, 1, files.header.len, stdout);
  fwrite(files.code.data, 1, files.code.len, stdout);
  cg_reset(ctx);
  return 1;
}

int main(int argc, char **argv) {
  static const char *const targets[] = {"c", "c-avx2", "c-avx512", "c-neon"};
  cg_context_desc desc;
  cg_context *ctx;
  int ok = 1;
  memset(&desc, 0, sizeof desc);
  desc.diagnostic_fn = on_diagnostic;
  ctx = cg_create(&desc);
  for (int i = 1; ctx && i < argc; i++)
    for (size_t k = 0; k < sizeof targets / sizeof *targets; k++) ok = print_one(ctx, argv[i], targets[k]) && ok;
  if (ctx) cg_destroy(ctx);
  return ctx && ok && argc > 1 ? 0 : 1;
}
