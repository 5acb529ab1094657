// What `cgc compile --emit=c` wrote says the same as the program that cg_compile makes of the same file: embed_check FILE.mlir, compiled with
// -DHEADER='"NAME.h"' -DPROGRAM=NAME_program. Sizes are compared at many values of the symbols, failures included.
#include "codegen.h"
#include "codegen_spirv.h"
#include HEADER
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_SIZES = 4096, MAX_SYMBOLS = 64 };

static int64_t d[MAX_SYMBOLS], s[MAX_SIZES]; // symbols, and what the header computes of them
static size_t num_symbols;
static bool computed; // the header says that the sizes are fine
static bool possible; // every expression has a value in the library
static int checks;

static void need(bool ok, const char *what) {
  checks++;
  if (ok) return;
  printf("differs: %s\n", what);
  exit(1);
}

static void same_size(cg_size size, uint32_t index, const char *what) {
  int64_t want;
  if (cg_size_eval(size, d, num_symbols, &want) != CG_OK)
    possible = false;
  else if (computed)
    need(s[index] == want, what);
}

static void same_text(cg_str a, const char *b, const char *what) { need(strlen(b) == a.len && memcmp(a.data, b, a.len) == 0, what); }

static void same_words(const cg_push_constant *a, size_t n, const codegen_word *b, size_t m, const char *what) {
  need(n == m, what);
  for (size_t i = 0; i < n; i++) {
    need(a[i].offset == b[i].offset, what);
    same_size(a[i].value, b[i].size, what);
  }
}

static void same_kernel(const cg_kernel *a, const codegen_kernel *b) {
  same_text(a->name, b->name, "a kernel's name");
  for (uint32_t i = 0; i < 3; i++) {
    need(a->workgroup_size[i] == b->workgroup_size[i], "a workgroup's size");
    same_size(a->workgroup_count[i], i, "a kernel's workgroups");
  }
  need(a->subgroup_size == b->subgroup_size && a->shared_memory_bytes == b->shared_memory_bytes, "a kernel's needs");
  need(a->num_bindings == b->num_bindings, "a kernel's bindings");
  for (size_t i = 0; i < a->num_bindings; i++) {
    const cg_binding *x = &a->bindings[i];
    const codegen_binding *y = &b->bindings[i];
    need(x->set == y->set && x->binding == y->binding && (int)x->access == y->access, "a binding");
    need((x->type == CG_BINDING_UNIFORM_BUFFER) == (y->uniform != 0), "a binding's type");
    same_size(x->bytes, (uint32_t)(3 + i), "a binding's bytes");
  }
  same_words(a->push_constants, a->num_push_constants, b->push_constants, b->num_push_constants, "a kernel's push constants");
}

static void same_array(const cg_array_type *a, const codegen_array *b) {
  need(a->rank == b->rank && a->scalar == (b->scalar != 0) && a->fixed == (b->fixed != 0) && a->set == b->set && a->binding == b->binding,
       "an array");
  need((strcmp(b->type, "f32") == 0) == (cg_type_get_kind(a->element) == CG_TYPE_F32), "an array's type");
  for (size_t i = 0; i < a->rank; i++) {
    same_size(a->shape[i], b->shape[i], "a dimension");
    need(!a->strides == !b->strides, "strides");
    if (a->strides) same_size(a->strides[i], b->strides[i], "a stride");
  }
  same_size(a->offset, b->offset, "an array's offset");
  same_size(a->bytes, b->bytes, "an array's bytes");
}

static void same_steps(const cg_program *p, size_t n, const cg_step *a, size_t m, const codegen_step *b);

static void same_step(const cg_program *p, const cg_step *a, const codegen_step *b) {
  need((int)a->kind == b->kind && a->num_bindings == b->num_ranges, "a step");
  for (size_t i = 0; i < a->num_bindings; i++) {
    need((int)a->bindings[i].buffer == b->ranges[i].buffer && a->bindings[i].index == b->ranges[i].index, "a range's buffer");
    same_size(a->bindings[i].offset, b->ranges[i].offset, "a range's offset");
    same_size(a->bindings[i].bytes, b->ranges[i].bytes, "a range's bytes");
  }
  need(a->num_lists == b->num_lists, "the number of lists");
  for (size_t i = 0; i < a->num_lists; i++) same_steps(p, a->lists[i].num_steps, a->lists[i].steps, b->lists[i].num_steps, b->lists[i].steps);
  if (a->kind == CG_STEP_FOR) same_size(a->trip_count, b->trip_count, "a trip count");
  if (a->kind == CG_STEP_FILL) need(a->fill_pattern == b->fill_pattern, "a pattern");
  if (a->kind != CG_STEP_DISPATCH) return;
  need(a->kernel == b->kernel && a->num_push_constants == b->num_push_constants, "a dispatch");
  for (size_t i = 0; i < a->num_push_constants; i++) {
    need(p->kernels[a->kernel].push_constants[i].offset == b->push_constants[i].offset, "a push constant's offset");
    same_size(a->push_constants[i], b->push_constants[i].size, "a push constant");
  }
  for (int i = 0; i < 3; i++) same_size(a->workgroup_count[i], b->workgroup_count[i], "workgroups");
}

static void same_steps(const cg_program *p, size_t n, const cg_step *a, size_t m, const codegen_step *b) {
  need(n == m, "the number of steps");
  for (size_t i = 0; i < n; i++) same_step(p, &a[i], &b[i]);
}

static void same_function(const cg_program *p, const cg_function *a, const codegen_function *b) {
  same_text(a->name, b->name, "a function's name");
  need(a->num_symbols == b->num_symbols && a->num_arguments == b->num_arguments && a->num_results == b->num_results, "a function");
  for (size_t i = 0; i < a->num_symbols; i++)
    need(a->symbols[i].argument == b->symbols[i].argument && a->symbols[i].dim == b->symbols[i].dim, "a symbol");
  for (size_t i = 0; i < a->num_arguments; i++) same_array(&a->arguments[i], &b->arguments[i]);
  for (size_t i = 0; i < a->num_results; i++) same_array(&a->results[i], &b->results[i]);
  same_size(a->transient_bytes, b->transient_bytes, "the transients' bytes");
  same_size(a->parameter_bytes, b->parameter_bytes, "the parameters' bytes");
  same_words(a->parameters, a->num_parameters, b->parameters, b->num_parameters, "the parameters");
  need(a->step_kinds == b->step_kinds, "the kinds of steps");
  same_steps(p, a->num_steps, a->steps, b->num_steps, b->steps);
}

// The symbols: all of one value, then each larger than the one before.
static void set_symbols(size_t n, int64_t first, int64_t step) {
  num_symbols = n;
  for (size_t i = 0; i < n; i++) d[i] = first + step * (int64_t)i;
}

static void compare(const cg_program *p) {
  static const int64_t values[] = {0, 1, 2, 7, 63, 64, 65, 1000, 65535, 65536, 16777217, INT32_MAX};
  for (size_t v = 0; v < 2 * sizeof values / sizeof values[0]; v++) {
    for (size_t i = 0; i < p->num_kernels; i++) { // a function's symbols, or a hand-written dispatch's push constants
      need(PROGRAM.kernels[i].num_sizes <= MAX_SIZES, "sizes");
      set_symbols(MAX_SYMBOLS, values[v / 2], v % 2 && values[v / 2] < 1000000 ? 3 : 0);
      computed = PROGRAM.kernels[i].sizes(d, s) != 0;
      possible = true;
      same_kernel(&p->kernels[i], &PROGRAM.kernels[i]);
      need(computed == possible, "which sizes of a kernel are possible");
    }
    for (size_t i = 0; i < p->num_functions; i++) {
      need(PROGRAM.functions[i].num_sizes <= MAX_SIZES, "sizes");
      set_symbols(p->functions[i].num_symbols, values[v / 2], v % 2 && values[v / 2] < 1000000 ? 3 : 0);
      computed = PROGRAM.functions[i].sizes(d, s) != 0;
      possible = !cg_function_unmet(&p->functions[i], d);
      same_function(p, &p->functions[i], &PROGRAM.functions[i]);
      need(computed == possible, "which sizes are possible");
      if (!num_symbols) continue;
      const cg_array_type *last = &p->functions[i].arguments[p->functions[i].symbols[num_symbols - 1].argument];
      d[num_symbols - 1] = -1;
      need(!PROGRAM.functions[i].sizes(d, s) || (last->scalar && cg_type_get_kind(last->element) != CG_TYPE_INDEX), "a negative dimension");
      d[num_symbols - 1] = (int64_t)INT32_MAX + 1;
      need(!PROGRAM.functions[i].sizes(d, s), "a dimension of more than 31 bits");
    }
  }
}

int main(int argc, char **argv) {
  static char text[1 << 20];
  FILE *in = argc == 2 ? fopen(argv[1], "rb") : NULL;
  size_t len = in ? fread(text, 1, sizeof text, in) : 0;
  cg_context *ctx = cg_create(NULL);
  cg_compile_desc desc;
  cg_module module;
  cg_program p;
  if (in) fclose(in);
  memset(&desc, 0, sizeof desc);
  desc.target = "vulkan1.1";
  desc.backend = cg_spirv_backend();
  if (cg_parse(ctx, text, len, NULL, &module) != CG_OK || cg_compile(module, &desc, &p) != CG_OK) return 2;
  need(PROGRAM.vulkan_version == p.target.vulkan_version, "the version");
  need(PROGRAM.num_words == p.num_words && memcmp(PROGRAM.words, p.words, 4 * p.num_words) == 0, "the words");
  need(PROGRAM.constants_bytes == p.constants_bytes, "the size of the constants");
  for (size_t i = 0; i < p.constants_bytes; i++) need(PROGRAM.constants[i] == p.constants[i], "the constants");
  need(PROGRAM.num_kernels == p.num_kernels && PROGRAM.num_functions == p.num_functions, "the number of kernels and functions");
  need(PROGRAM.num_extensions == p.num_extensions && PROGRAM.num_features == p.num_features, "what the device has to have");
  for (size_t i = 0; i < p.num_extensions; i++) need(strcmp(PROGRAM.extensions[i], p.extensions[i]) == 0, "an extension");
  for (size_t i = 0; i < p.num_features; i++) need(strcmp(PROGRAM.features[i], p.features[i]) == 0, "a feature");
  compare(&p);
  cg_destroy(ctx);
  printf("%d facts are the same\n", checks);
  return 0;
}
