// A dense layer with bias and relu, made by calls instead of text.   cc -I. examples/builder.c -lm -o builder && ./builder dense.spv
#define CODEGEN_IMPLEMENTATION
#include "codegen.h"
#include "codegen_spirv.h"
#include <stdio.h>

int main(int argc, char **argv) {
  const int64_t x_shape[] = {4, 5}, w_shape[] = {5, 10}, b_shape[] = {10};
  cg_context *ctx = cg_create(NULL);
  cg_type f32 = cg_type_scalar(ctx, CG_TYPE_F32);
  cg_type args[] = {cg_type_tensor(ctx, f32, 2, x_shape), cg_type_tensor(ctx, f32, 2, w_shape), cg_type_tensor(ctx, f32, 1, b_shape)};

  cg_module module = cg_module_create(ctx);
  cg_builder b = cg_function_begin(module, "dense", 3, args);
  cg_value y = cg_relu(b, cg_add(b, cg_matmul(b, cg_argument(b, 0), cg_argument(b, 1)), cg_argument(b, 2)));
  if (cg_function_end(b, 1, &y) != CG_OK) return 1;

  // a wrong call is answered with op, operand and both shapes; the function is not added
  cg_builder wrong = cg_function_begin(module, "wrong", 3, args);
  cg_value bad = cg_matmul(wrong, cg_argument(wrong, 0), cg_argument(wrong, 0));
  if (cg_function_end(wrong, 1, &bad) == CG_OK) return 1;
  cg_diagnostic e = cg_first_error(ctx);
  printf("as it should: %.*s\n", (int)e.message.len, e.message.data);

  cg_compile_desc desc = {0};
  desc.target = "vulkan1.1";
  desc.backend = cg_spirv_backend();
  cg_program program;
  if (cg_compile(module, &desc, &program) != CG_OK) return 1;
  printf("%zu kernel, %zu words\n", program.num_kernels, program.num_words);
  FILE *out = argc > 1 ? fopen(argv[1], "wb") : NULL;
  if (!out || fwrite(program.words, 4, program.num_words, out) != program.num_words || fclose(out) != 0) return 3;
  cg_destroy(ctx);
  return 0;
}
