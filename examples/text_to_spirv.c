// From MLIR text to a SPIR-V file.   cc -I. examples/text_to_spirv.c -lm -o text_to_spirv && ./text_to_spirv examples/dense.mlir dense.spv
#define CODEGEN_IMPLEMENTATION
#include "codegen.h"
#include "codegen_spirv.h"
#include <stdio.h>

static void on_diagnostic(void *user, const cg_diagnostic *d) {
  fprintf(stderr, "%s:%u:%u: %.*s\n", (const char *)user, d->line, d->column, (int)d->message.len, d->message.data);
}

int main(int argc, char **argv) {
  static char text[1 << 20];
  FILE *in = argc == 3 ? fopen(argv[1], "rb") : NULL, *out;
  if (!in) return fprintf(stderr, "usage: text_to_spirv IN.mlir OUT.spv\n"), 2;
  size_t len = fread(text, 1, sizeof text, in);
  fclose(in);

  cg_context_desc context = {0};
  context.diagnostic_fn = on_diagnostic;
  context.diagnostic_user = argv[1];
  cg_context *ctx = cg_create(&context);
  cg_compile_desc desc = {0};
  desc.target = "vulkan1.1";
  desc.backend = cg_spirv_backend();
  cg_module module;
  cg_program program;
  if (cg_parse(ctx, text, len, NULL, &module) != CG_OK || cg_compile(module, &desc, &program) != CG_OK) return 1;

  for (size_t i = 0; i < program.num_kernels; i++)
    printf("kernel %.*s: %zu bindings, workgroup of %u\n", (int)program.kernels[i].name.len, program.kernels[i].name.data,
           program.kernels[i].num_bindings, program.kernels[i].workgroup_size[0]);
  out = fopen(argv[2], "wb");
  if (!out || fwrite(program.words, 4, program.num_words, out) != program.num_words || fclose(out) != 0) return 3;
  cg_destroy(ctx);
  return 0;
}
