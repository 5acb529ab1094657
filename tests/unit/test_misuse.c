// Wrong calls of every public function: no context, NULL, wrong counts, enumerators that there are none of, handles of another context. Each gives
// NULL, 0 or CG_INVALID_ARGUMENT, with a message that names function and argument wherever there is a context. tests/misuse.py looks that none is left out.
// With CODEGEN_CHECK_HANDLES (tests/suites/vendor.sh) handles that are no longer valid are called wrong, too.
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "codegen.h"
#include "codegen_spirv.h"
#include "codegen_c.h"
#include "said.h"

static void check_said(const char *want, int line) {
  if (strcmp(said, want) != 0) fail_msg("line %d: it says '%s', not '%s'", line, said, want);
  said[0] = 0;
}
#define SAYS(want) check_said(want, __LINE__)
#define REFUSED(call, want)                                                                                                                          \
  do {                                                                                                                                               \
    assert_int_equal(call, CG_INVALID_ARGUMENT);                                                                                                     \
    SAYS(want);                                                                                                                                      \
  } while (0)
#define GIVES_NULL(call, want)                                                                                                                       \
  do {                                                                                                                                               \
    assert_null(call);                                                                                                                               \
    SAYS(want);                                                                                                                                      \
  } while (0)
#define SILENT(call) REFUSED(call, "") // there is no context to say it in
#define EMPTY(call) assert_int_equal((call).len, 0)

static const char text[] =
    "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n %0 = stablehlo.add %x, %x : tensor<4xf32>\n return %0 : tensor<4xf32>\n}\n";
static cg_module parsed(cg_context *ctx) {
  cg_module m = NULL;
  assert_int_equal(cg_parse(ctx, text, sizeof text - 1, NULL, &m), CG_OK);
  return m;
}

// ---- contexts -----------------------------------------------------------------------------------------------------------------------------
static void drop(void *user, const cg_diagnostic *d) {
  cg_context **ctx = (cg_context **)user;
  if (d->severity != CG_SEVERITY_ERROR || strstr(d->message.data, "in use")) {
    snprintf(said, sizeof said, "%.*s", (int)d->message.len, d->message.data);
    return;
  }
  cg_reset(*ctx);
  cg_destroy(*ctx);
}

static void test_contexts(void **state) {
  (void)state;
  char block[64];
  cg_context_desc desc;
  memset(&desc, 0, sizeof desc);
  desc.block_size = 4096;
  assert_null(cg_create(&desc)); // without a block
  desc.block = block;
  desc.block_size = sizeof block;
  assert_null(cg_create(&desc)); // too small
  cg_destroy(NULL);
  cg_reset(NULL);
  assert_int_equal(cg_memory_used(NULL), 0);
  assert_int_equal(cg_memory_peak(NULL), 0);
  EMPTY(cg_first_error(NULL).message);
  assert_string_equal(cg_first_error(NULL).id, "");
  assert_null(cg_alloc(NULL, 16));
  assert_null(cg_realloc(NULL, NULL, 0, 16));
  cg_free(NULL, NULL, 16);
  assert_non_null(cg_version()); // takes nothing
  cg_context *ctx = cg_create(NULL);
  cg_free(ctx, NULL, 16);
  cg_destroy(ctx);
  // from a callback of its own
  memset(&desc, 0, sizeof desc);
  desc.diagnostic_fn = drop;
  desc.diagnostic_user = &ctx;
  ctx = cg_create(&desc);
  cg_module m = NULL;
  assert_int_equal(cg_parse(ctx, "bad", 3, NULL, &m), CG_INVALID_INPUT);
  SAYS("cg_destroy: ctx is in use by the call that this callback is of");
  parsed(ctx);
  cg_destroy(ctx);
}

// ---- getters: NULL, and past the end --------------------------------------------------------------------------------------------------------
static void test_types(void **state) {
  (void)state;
  int64_t stride = 0, offset = 0;
  cg_gpu_matrix matrix;
  assert_int_equal(cg_type_get_kind(NULL), CG_TYPE_NONE);
  assert_int_equal(cg_type_width(NULL), 0);
  assert_int_equal(cg_type_signedness(NULL), CG_SIGNLESS);
  assert_false(cg_type_is_int(NULL) || cg_type_is_int_or_index(NULL) || cg_type_is_float(NULL) || cg_type_is_shaped(NULL));
  assert_int_equal(cg_type_rank(NULL), 0);
  assert_true(cg_type_dim(NULL, 0) == CG_DYNAMIC);
  assert_null(cg_type_shape(NULL));
  assert_false(cg_type_has_static_shape(NULL));
  assert_true(cg_type_num_elements(NULL) == CG_DYNAMIC);
  assert_null(cg_type_element(NULL));
  assert_int_equal(cg_type_num_inputs(NULL) + cg_type_num_results(NULL), 0);
  assert_null(cg_type_input(NULL, 0));
  assert_null(cg_type_result(NULL, 0));
  assert_int_equal(cg_type_access(NULL), 0);
  EMPTY(cg_type_text(NULL));
  assert_null(cg_type_layout(NULL));
  assert_null(cg_type_memory_space(NULL));
  assert_null(cg_type_encoding(NULL));
  assert_false(cg_type_strides(NULL, &stride, &offset));
  assert_false(cg_type_gpu_matrix(NULL, &matrix) || matrix.rows);
  assert_int_equal(cg_storage_bytes(NULL), 0);
  cg_context *ctx = open_context();
  const int64_t shape[] = {4};
  cg_type t = cg_type_tensor(ctx, cg_type_scalar(ctx, CG_TYPE_F32), 1, shape);
  assert_true(cg_type_dim(t, 1) == CG_DYNAMIC && cg_type_dim(t, 0) == 4);
  assert_false(cg_type_strides(t, NULL, &offset) || cg_type_strides(t, &stride, NULL) || cg_type_strides(cg_type_element(t), &stride, &offset));
  assert_true(cg_type_strides(t, &stride, &offset) && stride == 1 && offset == 0);
  assert_false(cg_type_gpu_matrix(t, &matrix) || cg_type_gpu_matrix(t, NULL));
  assert_null(cg_type_input(t, 0));
  assert_null(cg_type_result(t, 0));
  cg_destroy(ctx);
}

static void test_attributes(void **state) {
  (void)state;
  size_t size = 7;
  assert_int_equal(cg_attr_get_kind(NULL), CG_ATTR_UNIT);
  assert_null(cg_attr_type(NULL));
  assert_int_equal(cg_attr_int(NULL), 0);
  assert_true(cg_attr_float(NULL) == 0 && cg_attr_float_bits(NULL) == 0);
  EMPTY(cg_attr_str(NULL));
  EMPTY(cg_attr_raw_text(NULL));
  assert_int_equal(cg_attr_len(NULL), 0);
  assert_null(cg_attr_at(NULL, 0));
  EMPTY(cg_attr_name_at(NULL, 0));
  assert_null(cg_attr_get(NULL, "key"));
  assert_null(cg_attr_map(NULL));
  assert_false(cg_attr_is_int_list(NULL) || cg_attr_is_splat(NULL) || cg_attr_has_word(NULL, "fast"));
  assert_int_equal(cg_attr_int_list_len(NULL), 0);
  assert_int_equal(cg_attr_int_list_at(NULL, 0), 0);
  assert_null(cg_attr_bytes(NULL, &size));
  assert_int_equal(size, 0);
  cg_context *ctx = open_context();
  const int64_t values[] = {5, 6};
  cg_attr list = cg_attr_of_ints(ctx, 2, values), word = cg_attr_of_string(ctx, "word");
  assert_int_equal(cg_attr_int_list_at(list, 1), 6);
  assert_int_equal(cg_attr_int_list_at(list, 2), 0);
  assert_null(cg_attr_at(list, 2));
  EMPTY(cg_attr_name_at(list, 0));
  assert_null(cg_attr_get(list, NULL));
  assert_int_equal(cg_attr_int_list_len(word) + (size_t)cg_attr_int_list_at(word, 0) + (size_t)cg_attr_int(word) + cg_attr_float_bits(word), 0);
  assert_null(cg_attr_bytes(word, NULL));
  cg_module m = NULL; // a dictionary is no list
  const char dictionary[] = "module attributes {a = {b = 1 : i64}} {}";
  assert_int_equal(cg_parse(ctx, dictionary, sizeof dictionary - 1, NULL, &m), CG_OK);
  cg_attr dict = cg_op_attr(m, "a");
  assert_int_equal(cg_attr_len(dict), 1);
  assert_int_equal(cg_attr_int_list_len(dict) + (size_t)cg_attr_int_list_at(dict, 0), 0);
  assert_null(cg_attr_get(dict, NULL));
  cg_destroy(ctx);
}

static void test_operations(void **state) {
  (void)state;
  assert_int_equal(cg_expr_get_kind(NULL), CG_EXPR_CONST);
  assert_null(cg_expr_lhs(NULL));
  assert_null(cg_expr_rhs(NULL));
  assert_int_equal(cg_expr_value(NULL), 0);
  assert_int_equal(cg_map_num_dims(NULL) + cg_map_num_symbols(NULL) + cg_map_num_results(NULL), 0);
  assert_null(cg_map_result(NULL, 0));
  assert_int_equal(cg_op_get_kind(NULL), CG_OP_UNREGISTERED);
  EMPTY(cg_op_name(NULL));
  assert_null(cg_op_loc(NULL));
  assert_null(cg_op_context(NULL));
  assert_int_equal(cg_op_num_operands(NULL) + cg_op_num_results(NULL) + cg_op_num_regions(NULL) + cg_op_num_successors(NULL), 0);
  assert_null(cg_op_operand(NULL, 0));
  assert_null(cg_op_result(NULL, 0));
  assert_null(cg_op_region(NULL, 0));
  assert_null(cg_op_successor(NULL, 0));
  assert_null(cg_op_attr(NULL, "a"));
  assert_int_equal(cg_op_fastmath(NULL), 0);
  assert_int_equal(cg_op_num_attrs(NULL), 0);
  assert_null(cg_op_attr_at(NULL, 0).value);
  assert_null(cg_op_parent(NULL));
  assert_null(cg_op_block(NULL));
  assert_null(cg_op_next(NULL));
  assert_null(cg_op_prev(NULL));
  assert_false(cg_op_has_trait(NULL, CG_TRAIT_PURE));
  assert_null(cg_symbol_lookup(NULL, cg_op_name(NULL)));
  assert_null(cg_value_type(NULL));
  assert_null(cg_value_op(NULL));
  assert_null(cg_value_block(NULL));
  assert_int_equal(cg_value_index(NULL), 0);
  assert_false(cg_value_has_uses(NULL) || cg_value_has_one_use(NULL));
  assert_null(cg_region_first(NULL));
  assert_null(cg_region_op(NULL));
  assert_null(cg_block_next(NULL));
  assert_null(cg_block_first(NULL));
  assert_null(cg_block_last(NULL));
  assert_null(cg_block_op(NULL));
  assert_int_equal(cg_block_num_args(NULL), 0);
  assert_null(cg_block_arg(NULL, 0));
  EMPTY(cg_loc_file(NULL));
  assert_int_equal(cg_loc_line(NULL) + cg_loc_column(NULL), 0);
  SILENT(cg_verify(NULL));
  SILENT(cg_op_report(NULL, CG_UNSUPPORTED, "needs more"));
  SILENT(cg_backend_report(NULL, NULL, CG_UNSUPPORTED, "needs more", NULL));
  cg_context *ctx = open_context();
  cg_module m = parsed(ctx);
  cg_block top = cg_region_first(cg_op_region(m, 0));
  cg_block body = cg_region_first(cg_op_region(cg_block_first(top), 0));
  cg_op add = cg_block_first(body);
  assert_null(cg_op_operand(add, 2));
  assert_null(cg_op_result(add, 1));
  assert_null(cg_op_region(add, 0));
  assert_null(cg_op_successor(add, 0));
  assert_null(cg_op_attr(add, NULL));
  assert_null(cg_op_attr_at(add, 99).value);
  assert_null(cg_block_arg(body, 1));
  assert_non_null(cg_block_arg(body, 0));
  REFUSED(cg_op_report(add, CG_UNSUPPORTED, NULL), "cg_op_report: message is NULL");
  REFUSED(cg_backend_report(NULL, add, CG_UNSUPPORTED, NULL, NULL), "cg_backend_report: message is NULL");
  REFUSED(cg_backend_report(NULL, add, CG_UNSUPPORTED, "needs ", "more"), "cg_backend_report: target is NULL");
  REFUSED(cg_op_report(add, CG_OK, "needs more"), "cg_op_report: result is 0, no failure");
  REFUSED(cg_op_report(add, (cg_result)99, "needs more"), "cg_op_report: result is 99, no failure");
  cg_destroy(ctx);
}

// ---- text, passes, targets --------------------------------------------------------------------------------------------------------------------
static void ignore(void *user, const char *data, size_t len) { (void)user, (void)data, (void)len; }

static void test_text_and_passes(void **state) {
  (void)state;
  cg_context *ctx = open_context();
  cg_module m = NULL;
  cg_str s;
  cg_pass_info info;
  SILENT(cg_parse(NULL, text, sizeof text - 1, NULL, &m));
  REFUSED(cg_parse(ctx, text, sizeof text - 1, NULL, NULL), "cg_parse: out is NULL");
  REFUSED(cg_parse(ctx, NULL, 5, NULL, &m), "cg_parse: len is 5 but text is NULL");
  m = parsed(ctx);
  SILENT(cg_print(NULL, NULL, ignore, NULL));
  REFUSED(cg_print(m, NULL, NULL, NULL), "cg_print: write is NULL");
  SILENT(cg_print_to_string(NULL, NULL, &s));
  EMPTY(s);
  REFUSED(cg_print_to_string(m, NULL, NULL), "cg_print_to_string: out is NULL");
  assert_false(cg_pass_at(0, NULL) || cg_pass_at(100000, &info));
  assert_true(cg_pass_at(0, &info));
  assert_null(cg_pass_alias(NULL));
  SILENT(cg_run_pipeline(NULL, "cse", NULL));
  REFUSED(cg_run_pipeline(m, NULL, NULL), "cg_run_pipeline: pipeline is NULL");
  REFUSED(cg_run_pipeline(cg_block_first(cg_region_first(cg_op_region(m, 0))), "cse", NULL), "cg_run_pipeline: module is the operation 'func.func'");
  SILENT(cg_check_pipeline(NULL, "cse"));
  REFUSED(cg_check_pipeline(ctx, NULL), "cg_check_pipeline: pipeline is NULL");
  assert_null(cg_target_at(100000));
  assert_null(cg_target_find(NULL));
  assert_null(cg_target_find("none"));
  assert_int_equal(cg_run_pipeline(m, "cse", NULL), CG_OK);
  cg_destroy(ctx);
}

// ---- the interpreter ----------------------------------------------------------------------------------------------------------------------------
static void test_interpreter(void **state) {
  (void)state;
  cg_context *ctx = open_context(), *other = cg_create(NULL);
  cg_module m = parsed(ctx);
  float x[4] = {1, 2, 3, 4};
  cg_array a, r;
  memset(&a, 0, sizeof a);
  a.element = cg_type_scalar(ctx, CG_TYPE_F32);
  a.rank = 1;
  a.shape[0] = 4;
  a.data = (uint8_t *)x;
  a.size = sizeof x;
  size_t n = 1;
  SILENT(cg_interpret(NULL, "f", 1, &a, &n, &r, NULL));
  REFUSED(cg_interpret(m, NULL, 1, &a, &n, &r, NULL), "cg_interpret: name is NULL");
  REFUSED(cg_interpret(m, "f", 1, NULL, &n, &r, NULL), "cg_interpret: num_args is 1 but args is NULL");
  REFUSED(cg_interpret(m, "f", 1, &a, NULL, &r, NULL), "cg_interpret: num_results is NULL");
  REFUSED(cg_interpret(m, "f", 1, &a, &n, NULL, NULL), "cg_interpret: *num_results is 1 but results is NULL");
  assert_int_not_equal(cg_interpret(m, "f", 0, NULL, &n, &r, NULL), CG_OK);
  n = 0;
  assert_int_not_equal(cg_interpret(m, "f", 1, &a, &n, NULL, NULL), CG_OK);
  n = 1;
  static const char *const wrong[] = {"element is NULL or no longer valid", "element belongs to another context", "rank is too large",
                                      "shape is negative or too large",     "size is smaller than its elements",  "data is NULL"};
  for (int i = 0; i < 6; i++) {
    char all[128];
    cg_array w = a;
    if (i == 0) w.element = NULL;
    if (i == 1) w.element = cg_type_scalar(other, CG_TYPE_F32);
    if (i == 2) w.rank = 17;
    if (i == 3) w.shape[0] = -4;
    if (i == 4) w.size--;
    if (i == 5) w.data = NULL;
    snprintf(all, sizeof all, "cg_interpret: args[0].%s", wrong[i]);
    REFUSED(cg_interpret(m, "f", 1, &w, &n, &r, NULL), all);
    snprintf(all, sizeof all, "cg_interpret_dispatch: bindings[0].%s", wrong[i]);
    REFUSED(cg_interpret_dispatch(m, "f", 1, &w, 0, NULL, NULL, NULL), all);
  }
  SILENT(cg_interpret_dispatch(NULL, "f", 1, &a, 0, NULL, NULL, NULL));
  REFUSED(cg_interpret_dispatch(m, NULL, 1, &a, 0, NULL, NULL, NULL), "cg_interpret_dispatch: name is NULL");
  REFUSED(cg_interpret_dispatch(m, "f", 1, NULL, 0, NULL, NULL, NULL), "cg_interpret_dispatch: num_bindings is 1 but bindings is NULL");
  REFUSED(cg_interpret_dispatch(m, "f", 1, &a, 1, NULL, NULL, NULL), "cg_interpret_dispatch: num_push is 1 but push is NULL");
  assert_int_equal(cg_interpret(m, "f", 1, &a, &n, &r, NULL), CG_OK);
  cg_destroy(other);
  cg_destroy(ctx);
}

// ---- compiling ----------------------------------------------------------------------------------------------------------------------------------
// The three that take a descriptor say the same of it.
static void refuse_desc(cg_module m, const cg_compile_desc *desc, const char *want) {
  char all[256];
  cg_program out;
  uint8_t key[CG_CACHE_KEY_BYTES];
  snprintf(all, sizeof all, "cg_compile: %s", want);
  REFUSED(cg_compile(m, desc, &out), all);
  assert_int_equal(out.num_words, 0);
  snprintf(all, sizeof all, "cg_cache_key: %s", want);
  REFUSED(cg_cache_key(m, desc, key), all);
  if (!desc) return;
  snprintf(all, sizeof all, "cg_compile_variants: %s", want);
  REFUSED(cg_compile_variants(m, desc, 1, &out), all);
}

static void test_compile(void **state) {
  (void)state;
  cg_context *ctx = open_context();
  cg_module m = parsed(ctx);
  cg_compile_desc desc;
  cg_program out;
  uint8_t key[CG_CACHE_KEY_BYTES];
  cg_backend backend = *cg_spirv_backend(); // takes nothing
  memset(&desc, 0, sizeof desc);
  refuse_desc(m, NULL, "desc is NULL");
  refuse_desc(m, &desc, "desc->backend is NULL; for SPIR-V it is cg_spirv_backend() of codegen_spirv.h");
  desc.backend = &backend;
  backend.emit = NULL;
  refuse_desc(m, &desc, "desc->backend has no name, or nothing to emit with");
  backend = *cg_spirv_backend();
  backend.name = NULL;
  refuse_desc(m, &desc, "desc->backend has no name, or nothing to emit with");
  backend = *cg_spirv_backend();
  backend.format = (cg_target_format)4;
  refuse_desc(m, &desc, "desc->backend->format is 4, no cg_target_format");
  backend.format = CG_FORMAT_SPIRV;
  backend.num_dialects = 1;
  refuse_desc(m, &desc, "desc->backend->num_dialects is 1 but desc->backend->dialects is NULL");
  backend.num_dialects = 0;
  backend.num_own_passes = 1;
  refuse_desc(m, &desc, "desc->backend->num_own_passes is 1 but desc->backend->own_passes is NULL");
  backend.num_own_passes = 0;
  backend.num_ops = 1;
  refuse_desc(m, &desc, "desc->backend->num_ops is 1 but desc->backend->ops is NULL");
  const char *no_op = NULL;
  backend.ops = &no_op;
  refuse_desc(m, &desc, "desc->backend->ops[0] is NULL");
  backend = *cg_spirv_backend();
  desc.sizes = (cg_sizes_from)99;
  refuse_desc(m, &desc, "desc->sizes is 99, no cg_sizes_from");
  desc.sizes = CG_SIZES_PUSH_CONSTANTS;
  desc.num_configs = 1;
  refuse_desc(m, &desc, "desc->num_configs is 1 but desc->configs is NULL");
  desc.num_configs = 0;
  desc.num_arguments = 2;
  refuse_desc(m, &desc, "desc->num_arguments is 2 but desc->arguments is NULL");
  cg_argument_desc arrays[2];
  memset(arrays, 0, sizeof arrays);
  arrays[1].num_strides = 1;
  desc.arguments = arrays;
  refuse_desc(m, &desc, "desc->arguments[1] has no strides");
  desc.num_arguments = 0;
  desc.num_entry_points = 1;
  refuse_desc(m, &desc, "desc->num_entry_points is 1 but desc->entry_points is NULL");
  const char *names[1] = {NULL};
  desc.entry_points = names;
  refuse_desc(m, &desc, "desc->entry_points[0] is NULL");
  desc.num_entry_points = 0;
  cg_target facts = *cg_target_at(0);
  facts.format = (cg_target_format)7;
  desc.target_facts = &facts;
  refuse_desc(m, &desc, "desc->target_facts->format is 7, no cg_target_format");
  desc.target_facts = NULL;
  desc.target = "none";
  REFUSED(cg_compile(m, &desc, &out), "unknown target 'none'");
  desc.target = "vulkan1.1";
  SILENT(cg_compile(NULL, &desc, &out));
  SILENT(cg_cache_key(NULL, &desc, key));
  SILENT(cg_compile_variants(NULL, &desc, 1, &out));
  REFUSED(cg_compile(m, &desc, NULL), "cg_compile: out is NULL");
  REFUSED(cg_cache_key(m, &desc, NULL), "cg_cache_key: out is NULL");
  REFUSED(cg_compile_variants(m, NULL, 1, &out), "cg_compile_variants: descs is NULL");
  REFUSED(cg_compile_variants(m, &desc, 0, &out), "cg_compile_variants: count is 0");
  REFUSED(cg_compile_variants(m, &desc, 1, NULL), "cg_compile_variants: out is NULL");
  SILENT(cg_set_configs(NULL, NULL, 0));
  REFUSED(cg_set_configs(m, NULL, 3), "cg_set_configs: count is 3 but configs is NULL");
  const char open_function[] = "module {}";
  cg_module unfinished = NULL;
  assert_int_equal(cg_parse(ctx, open_function, sizeof open_function - 1, NULL, &unfinished), CG_OK);
  assert_non_null(cg_function_begin(unfinished, "g", 0, NULL));
  refuse_desc(unfinished, &desc, "function 'g' was begun, but not ended: cg_function_end gives it its results");
  assert_int_equal(cg_compile(m, &desc, &out), CG_OK); // the module is as good as it was
  cg_destroy(ctx);
}

static void test_c_files(void **state) {
  (void)state;
  cg_context *ctx = open_context();
  cg_compile_desc desc;
  cg_c_files_desc files_desc;
  cg_program c, spirv;
  cg_c_files files;
  memset(&desc, 0, sizeof desc);
  memset(&files_desc, 0, sizeof files_desc);
  desc.backend = cg_c_backend();
  REFUSED(cg_compile(parsed(ctx), &desc, &c), "target 'vulkan1.1' needs a backend for SPIR-V; the backend 'c' is none");
  desc.target = "c";
  assert_int_equal(cg_compile(parsed(ctx), &desc, &c), CG_OK);
  desc.target = "vulkan1.1";
  desc.backend = cg_spirv_backend();
  assert_int_equal(cg_compile(parsed(ctx), &desc, &spirv), CG_OK);
  SILENT(cg_c_program_files(NULL, &c, NULL, &files));
  SILENT(cg_c_program_files(ctx, NULL, NULL, &files));
  SILENT(cg_c_program_files(ctx, &c, NULL, NULL));
  SILENT(cg_c_program_files(ctx, &spirv, NULL, &files));
  static const char *const names[] = {"", "7a", "a-b", "a b"};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    files_desc.name = names[i];
    SILENT(cg_c_program_files(ctx, &c, &files_desc, &files));
  }
  assert_int_equal(cg_c_program_files(ctx, &c, NULL, &files), CG_OK);
  assert_true(files.code.len > 0 && files.header.len > 0 && files.functions[0] != NULL);
  cg_destroy(ctx);
}

static void test_program(void **state) {
  (void)state;
  cg_context *ctx = open_context();
  cg_compile_desc desc;
  cg_program p;
  cg_str s;
  int64_t v = 0;
  uint32_t counts[3];
  const char *why = NULL;
  memset(&desc, 0, sizeof desc);
  desc.backend = cg_spirv_backend();
  assert_int_equal(cg_compile(parsed(ctx), &desc, &p), CG_OK);
  cg_size size = p.kernels[0].workgroup_count[0], none;
  memset(&none, 0, sizeof none);
  SILENT(cg_size_eval(none, NULL, 0, &v));
  SILENT(cg_size_eval(size, NULL, 0, NULL));
  SILENT(cg_size_eval(size, NULL, 2, &v));
  SILENT(cg_workgroup_count(NULL, NULL, 0, counts));
  SILENT(cg_workgroup_count(&p.kernels[0], NULL, 0, NULL));
  SILENT(cg_workgroup_count(&p.kernels[0], NULL, 1, counts));
  const int64_t shape[] = {4}, other[] = {5}, *shapes[] = {shape}, *no_shapes[] = {NULL}, *wrong[] = {other};
  SILENT(cg_function_symbols(NULL, shapes, &v));
  SILENT(cg_function_symbols(&p.functions[0], NULL, &v));
  SILENT(cg_function_symbols(&p.functions[0], no_shapes, &v));
  SILENT(cg_function_symbols(&p.functions[0], wrong, &v));
  assert_int_equal(cg_function_symbols(&p.functions[0], shapes, NULL), CG_OK); // it has no symbols
  int64_t words[2];
  cg_type f32 = cg_type_scalar(ctx, CG_TYPE_F32);
  SILENT(cg_scalar_words(NULL, &v, words));
  SILENT(cg_scalar_words(f32, NULL, words));
  SILENT(cg_scalar_words(f32, &v, NULL));
  assert_null(cg_function_unmet(NULL, shape));
  assert_int_equal(cg_size_symbols(none), 0);
  SILENT(cg_function_read(NULL, 0, 1, &v, NULL));
  SILENT(cg_function_read(&p.functions[0], 0, 1, NULL, NULL));
  SILENT(cg_function_read(&p.functions[0], 99, 1, &v, NULL)); // and none that a step reads
  assert_null(cg_function_unmet(&p.functions[0], NULL));      // and no conditions
  assert_false(cg_kernel_runs_on(NULL, 0, &p.target, &why));
  assert_string_equal(why, "a program");
  assert_false(cg_kernel_runs_on(&p, 0, NULL, &why));
  assert_string_equal(why, "facts of a device");
  assert_false(cg_kernel_runs_on(&p, 99, &p.target, &why));
  assert_string_equal(why, "a kernel of that number");
  assert_false(cg_kernel_runs_on(&p, 99, &p.target, NULL));
  assert_null(cg_variant_choose(NULL, CG_ALL_KERNELS, &p.target));
  assert_null(cg_variant_choose(&p, CG_ALL_KERNELS, NULL));
  assert_null(cg_variant_choose(&p, 99, &p.target));
  SILENT(cg_program_json(NULL, &p, NULL, &s));
  REFUSED(cg_program_json(ctx, NULL, NULL, &s), "cg_program_json: program is NULL");
  EMPTY(s);
  REFUSED(cg_program_json(ctx, &p, NULL, NULL), "cg_program_json: out is NULL");
  assert_int_equal(cg_program_json(ctx, &p, NULL, &s), CG_OK);
  cg_destroy(ctx);
}

// ---- the builder ----------------------------------------------------------------------------------------------------------------------------------
static void test_types_and_attributes_made(void **state) {
  (void)state;
  cg_context *ctx = open_context(), *away = cg_create(NULL);
  cg_type f32 = cg_type_scalar(ctx, CG_TYPE_F32), i32 = cg_type_integer(ctx, 32, CG_SIGNLESS), foreign = cg_type_scalar(away, CG_TYPE_F32);
  const int64_t shape[] = {4, -3}, many[17] = {0}, dynamic[] = {CG_DYNAMIC};
  const float one = 1;
  cg_type t = cg_type_tensor(ctx, f32, 1, shape);
  assert_null(cg_module_create(NULL));
  assert_null(cg_type_scalar(NULL, CG_TYPE_F32));
  GIVES_NULL(cg_type_scalar(ctx, CG_TYPE_INTEGER), "cg_type_scalar: kind is 1, no float or index; integers are cg_type_integer's");
  GIVES_NULL(cg_type_scalar(ctx, (cg_type_kind)99), "cg_type_scalar: kind is 99, no float or index; integers are cg_type_integer's");
  assert_null(cg_type_integer(NULL, 32, CG_SIGNLESS));
  GIVES_NULL(cg_type_integer(ctx, 0, CG_SIGNLESS), "cg_type_integer: width is 0, not 1 to 64");
  GIVES_NULL(cg_type_integer(ctx, 65, CG_SIGNLESS), "cg_type_integer: width is 65, not 1 to 64");
  GIVES_NULL(cg_type_integer(ctx, 8, (cg_signedness)9), "cg_type_integer: signedness is 9, no cg_signedness");
  assert_null(cg_type_tensor(NULL, f32, 1, shape));
  GIVES_NULL(cg_type_tensor(ctx, NULL, 1, shape), "cg_type_tensor: element is NULL");
  GIVES_NULL(cg_type_tensor(ctx, foreign, 1, shape), "cg_type_tensor: element belongs to another context");
  GIVES_NULL(cg_type_tensor(ctx, t, 1, shape), "cg_type_tensor: element is tensor<4xf32>, no element type");
  GIVES_NULL(cg_type_tensor(ctx, f32, 2, NULL), "cg_type_tensor: rank is 2 but shape is NULL");
  GIVES_NULL(cg_type_tensor(ctx, f32, 2, shape), "cg_type_tensor: shape[1] is -3");
  GIVES_NULL(cg_type_tensor(ctx, f32, 17, many), "cg_type_tensor: rank is 17; 16 is the most");
  assert_non_null(cg_type_tensor(ctx, f32, 0, NULL));
  assert_null(cg_attr_of_int(NULL, i32, 1));
  GIVES_NULL(cg_attr_of_int(ctx, NULL, 1), "cg_attr_of_int: type is NULL");
  GIVES_NULL(cg_attr_of_int(ctx, f32, 1), "cg_attr_of_int: type is f32, no integer type");
  GIVES_NULL(cg_attr_of_int(ctx, foreign, 1), "cg_attr_of_int: type belongs to another context");
  assert_null(cg_attr_of_float(NULL, f32, 1));
  GIVES_NULL(cg_attr_of_float(ctx, NULL, 1), "cg_attr_of_float: type is NULL");
  GIVES_NULL(cg_attr_of_float(ctx, i32, 1), "cg_attr_of_float: type is i32, no float type");
  assert_null(cg_attr_of_string(NULL, "a"));
  GIVES_NULL(cg_attr_of_string(ctx, NULL), "cg_attr_of_string: text is NULL");
  assert_null(cg_attr_of_ints(NULL, 1, shape));
  GIVES_NULL(cg_attr_of_ints(ctx, 1, NULL), "cg_attr_of_ints: count is 1 but values is NULL");
  assert_null(cg_attr_of_type(NULL, f32));
  GIVES_NULL(cg_attr_of_type(ctx, NULL), "cg_attr_of_type: type is NULL");
  GIVES_NULL(cg_attr_of_type(ctx, foreign), "cg_attr_of_type: type belongs to another context");
  assert_null(cg_attr_of_elements(NULL, t, &one, sizeof one));
  GIVES_NULL(cg_attr_of_elements(ctx, NULL, &one, sizeof one), "cg_attr_of_elements: tensor is NULL");
  GIVES_NULL(cg_attr_of_elements(ctx, f32, &one, sizeof one), "cg_attr_of_elements: f32 is no tensor type of static shape");
  GIVES_NULL(cg_attr_of_elements(ctx, cg_type_tensor(ctx, f32, 1, dynamic), &one, sizeof one),
             "cg_attr_of_elements: tensor<?xf32> is no tensor type of static shape");
  GIVES_NULL(cg_attr_of_elements(ctx, t, NULL, sizeof one), "cg_attr_of_elements: size is 4 but bytes is NULL");
  GIVES_NULL(cg_attr_of_elements(ctx, t, &one, 3), "cg_attr_of_elements: tensor<4xf32> takes 16 bytes (or 4 for a splat), but got 3");
  cg_destroy(away);
  cg_destroy(ctx);
}

// Every call of the builder goes wrong in a function of its own, which must not end well.
typedef struct building {
  cg_context *ctx, *away;
  cg_module module;
  cg_builder b;
  cg_type f32;
  cg_value x, foreign, elsewhere; // f's own, another context's, another function's
} building;

static const int64_t four[] = {4, 4};
static cg_value first_argument(cg_context *ctx, cg_module m, const char *name, cg_builder *b) {
  cg_type t = cg_type_tensor(ctx, cg_type_scalar(ctx, CG_TYPE_F32), 2, four);
  *b = cg_function_begin(m, name, 1, &t);
  assert_non_null(*b);
  return cg_argument(*b, 0);
}

static building begin(void) {
  building g;
  cg_builder b;
  g.ctx = open_context();
  g.away = cg_create(NULL);
  g.module = cg_module_create(g.ctx);
  g.f32 = cg_type_scalar(g.ctx, CG_TYPE_F32);
  g.foreign = first_argument(g.away, cg_module_create(g.away), "f", &b);
  g.elsewhere = first_argument(g.ctx, g.module, "elsewhere", &b);
  g.x = first_argument(g.ctx, g.module, "f", &g.b);
  return g;
}

static void end_badly(building *g, const char *want, int line) {
  check_said(want, line);
  assert_int_equal(cg_function_end(g->b, 1, &g->x), CG_INVALID_ARGUMENT);
  if (said[0]) fail_msg("line %d: the end says '%s', too", line, said);
  assert_memory_equal(cg_first_error(g->ctx).message.data, want, strlen(want));
  cg_destroy(g->away);
  cg_destroy(g->ctx);
}
#define BUILD(call, want)                                                                                                                            \
  do {                                                                                                                                               \
    building g = begin();                                                                                                                            \
    assert_null(call);                                                                                                                               \
    end_badly(&g, want, __LINE__);                                                                                                                   \
  } while (0)

#define UNARY(name)                                                                                                                                  \
  do {                                                                                                                                               \
    assert_null(name(NULL, NULL));                                                                                                                   \
    BUILD(name(g.b, NULL), #name ": operand 0 is NULL");                                                                                             \
    BUILD(name(g.b, g.foreign), #name ": operand 0 belongs to another context");                                                                     \
    BUILD(name(g.b, g.elsewhere), #name ": operand 0 belongs to another function");                                                                  \
  } while (0)
#define BINARY(name, left, right)                                                                                                                    \
  do {                                                                                                                                               \
    assert_null(name(NULL, NULL, NULL));                                                                                                             \
    BUILD(name(g.b, NULL, g.x), #name ": " left " is NULL");                                                                                         \
    BUILD(name(g.b, g.x, NULL), #name ": " right " is NULL");                                                                                        \
    BUILD(name(g.b, g.x, g.foreign), #name ": " right " belongs to another context");                                                                \
    BUILD(name(g.b, g.elsewhere, g.x), #name ": " left " belongs to another function");                                                              \
  } while (0)

static void test_elementwise(void **state) {
  (void)state;
  BINARY(cg_add, "operand 0", "operand 1");
  BINARY(cg_sub, "operand 0", "operand 1");
  BINARY(cg_mul, "operand 0", "operand 1");
  BINARY(cg_div, "operand 0", "operand 1");
  BINARY(cg_max, "operand 0", "operand 1");
  BINARY(cg_min, "operand 0", "operand 1");
  BINARY(cg_pow, "operand 0", "operand 1");
  BINARY(cg_less, "operand 0", "operand 1");
  BINARY(cg_equal, "operand 0", "operand 1");
  BINARY(cg_matmul, "operand 0", "operand 1");
  UNARY(cg_neg);
  UNARY(cg_abs);
  UNARY(cg_exp);
  UNARY(cg_log);
  UNARY(cg_tanh);
  UNARY(cg_sqrt);
  UNARY(cg_rsqrt);
  UNARY(cg_sigmoid);
  UNARY(cg_relu);
  UNARY(cg_softmax);
  assert_null(cg_select(NULL, NULL, NULL, NULL));
  BUILD(cg_select(g.b, NULL, g.x, g.x), "cg_select: operand 0 is NULL");
  BUILD(cg_select(g.b, g.x, g.x, NULL), "cg_select: operand 2 is NULL");
  BUILD(cg_select(g.b, g.x, g.foreign, g.x), "cg_select: operand 1 belongs to another context");
  assert_null(cg_convert(NULL, NULL, NULL));
  BUILD(cg_convert(g.b, NULL, g.f32), "cg_convert: operand 0 is NULL");
  BUILD(cg_convert(g.b, g.x, NULL), "cg_convert: element is NULL");
  BUILD(cg_convert(g.b, g.x, cg_type_scalar(g.away, CG_TYPE_F16)), "cg_convert: element belongs to another context");
  BUILD(cg_convert(g.b, g.x, cg_value_type(g.x)), "cg_convert: element is tensor<4x4xf32>, no element type");
}

static void test_values(void **state) {
  (void)state;
  const float one = 1;
  const int64_t bad[] = {-1, 16};
  assert_null(cg_argument(NULL, 0));
  BUILD(cg_argument(g.b, 1), "cg_argument: i is 1, but the function has 1 arguments");
  assert_null(cg_constant(NULL, NULL, NULL, 0));
  BUILD(cg_constant(g.b, NULL, &one, 4), "cg_constant: tensor is NULL");
  BUILD(cg_constant(g.b, g.f32, &one, 4), "cg_constant: f32 is no tensor type of static shape");
  BUILD(cg_constant(g.b, cg_value_type(g.x), NULL, 4), "cg_constant: size is 4 but bytes is NULL");
  BUILD(cg_constant(g.b, cg_value_type(g.x), &one, 5), "cg_constant: tensor<4x4xf32> takes 64 bytes (or 4 for a splat), but got 5");
  BUILD(cg_constant(g.b, cg_value_type(g.foreign), &one, 4), "cg_constant: tensor belongs to another context");
  assert_null(cg_scalar(NULL, NULL, 0));
  BUILD(cg_scalar(g.b, NULL, 0), "cg_scalar: element is NULL");
  BUILD(cg_scalar(g.b, cg_value_type(g.x), 0), "cg_scalar: tensor<4x4xf32> is no number type");
  BUILD(cg_scalar(g.b, cg_type_integer(g.ctx, 8, CG_SIGNED), 1e30), "cg_scalar: value is no 64-bit integer");
  BUILD(cg_scalar(g.b, cg_type_integer(g.ctx, 8, CG_SIGNED), (double)NAN), "cg_scalar: value is no 64-bit integer");
  assert_null(cg_conv2d(NULL, NULL, NULL, NULL, NULL));
  BUILD(cg_conv2d(g.b, NULL, g.x, NULL, NULL), "cg_conv2d: the image is NULL");
  BUILD(cg_conv2d(g.b, g.x, g.foreign, NULL, NULL), "cg_conv2d: the filter belongs to another context");
  assert_null(cg_reduce_sum(NULL, NULL, 0, NULL));
  BUILD(cg_reduce_sum(g.b, NULL, 0, NULL), "cg_reduce_sum: operand 0 is NULL");
  BUILD(cg_reduce_sum(g.b, g.x, 1, NULL), "cg_reduce_sum: dims is NULL");
  BUILD(cg_reduce_sum(g.b, g.x, 1, bad), "cg_reduce_sum: dim -1 is none of tensor<4x4xf32>");
  assert_null(cg_reduce_max(NULL, NULL, 0, NULL));
  BUILD(cg_reduce_max(g.b, g.elsewhere, 0, NULL), "cg_reduce_max: operand 0 belongs to another function");
  BUILD(cg_reduce_max(g.b, g.x, 1, NULL), "cg_reduce_max: dims is NULL");
  assert_null(cg_reshape(NULL, NULL, 0, NULL));
  BUILD(cg_reshape(g.b, NULL, 1, four), "cg_reshape: operand 0 is NULL");
  BUILD(cg_reshape(g.b, g.x, 1, NULL), "cg_reshape: rank is 1 but shape is NULL");
  BUILD(cg_reshape(g.b, g.x, 2, bad), "cg_reshape: shape[0] is -1");
  BUILD(cg_reshape(g.b, g.x, 99, four), "cg_reshape: rank is 99; 16 is the most");
  assert_null(cg_transpose(NULL, NULL, NULL));
  BUILD(cg_transpose(g.b, NULL, four), "cg_transpose: operand 0 is NULL");
  BUILD(cg_transpose(g.b, g.x, NULL), "cg_transpose: permutation is NULL");
  assert_null(cg_broadcast(NULL, NULL, 0, NULL));
  BUILD(cg_broadcast(g.b, NULL, 2, four), "cg_broadcast: operand 0 is NULL");
  BUILD(cg_broadcast(g.b, g.x, 2, NULL), "cg_broadcast: rank is 2 but shape is NULL");
  BUILD(cg_broadcast(g.b, g.x, 2, bad), "cg_broadcast: shape[0] is -1");
  BUILD(cg_broadcast(g.b, g.x, 1, four), "cg_broadcast: tensor<4x4xf32> does not broadcast to 1 dims");
  assert_null(cg_broadcast_like(NULL, NULL, NULL));
  BUILD(cg_broadcast_like(g.b, NULL, g.x), "cg_broadcast_like: operand 0 is NULL");
  BUILD(cg_broadcast_like(g.b, g.x, NULL), "cg_broadcast_like: like is NULL");
  BUILD(cg_broadcast_like(g.b, g.x, g.elsewhere), "cg_broadcast_like: like belongs to another function");
  assert_null(cg_slice(NULL, NULL, NULL, NULL, NULL));
  BUILD(cg_slice(g.b, NULL, four, four, NULL), "cg_slice: operand 0 is NULL");
  BUILD(cg_slice(g.b, g.x, NULL, four, NULL), "cg_slice: start is NULL");
  BUILD(cg_slice(g.b, g.x, four, NULL, NULL), "cg_slice: limit is NULL");
  assert_null(cg_concat(NULL, 0, NULL, 0));
  BUILD(cg_concat(g.b, 2, NULL, 0), "cg_concat: count is 2 and values is NULL");
  BUILD(cg_concat(g.b, 0, &g.x, 0), "cg_concat: count is 0 and values is not NULL");
  BUILD(cg_concat(g.b, 1, &g.foreign, 0), "cg_concat: an operand belongs to another context");
}

static void test_build_op(void **state) {
  (void)state;
  static const char *const names[] = {"permutation"}, *const no_names[] = {NULL};
  cg_attr no_attr = NULL;
  cg_value none = NULL;
  cg_type no_type = NULL;
  assert_null(cg_build_op(NULL, "stablehlo.add", 0, NULL, 0, NULL, NULL, 1, NULL));
  BUILD(cg_build_op(g.b, NULL, 0, NULL, 0, NULL, NULL, 1, NULL), "cg_build_op: name is NULL");
  BUILD(cg_build_op(g.b, "none.such", 1, &g.x, 0, NULL, NULL, 1, NULL), "cg_build_op: there is no op 'none.such'");
  BUILD(cg_build_op(g.b, "stablehlo.abs", 1, NULL, 0, NULL, NULL, 1, NULL), "cg_build_op: num_operands is 1 but operands is NULL");
  BUILD(cg_build_op(g.b, "stablehlo.abs", 1, &none, 0, NULL, NULL, 1, NULL), "cg_build_op: operand 0 is NULL");
  BUILD(cg_build_op(g.b, "stablehlo.abs", 1, &g.foreign, 0, NULL, NULL, 1, NULL), "cg_build_op: operand 0 belongs to another context");
  BUILD(cg_build_op(g.b, "stablehlo.abs", 1, &g.elsewhere, 0, NULL, NULL, 1, NULL), "cg_build_op: operand 0 belongs to another function");
  BUILD(cg_build_op(g.b, "stablehlo.transpose", 1, &g.x, 1, NULL, &no_attr, 1, NULL), "cg_build_op: num_attrs is 1 but attr_names is NULL");
  BUILD(cg_build_op(g.b, "stablehlo.transpose", 1, &g.x, 1, names, NULL, 1, NULL), "cg_build_op: num_attrs is 1 but attrs is NULL");
  BUILD(cg_build_op(g.b, "stablehlo.transpose", 1, &g.x, 1, no_names, &no_attr, 1, NULL), "cg_build_op: one of attr_names is NULL");
  BUILD(cg_build_op(g.b, "stablehlo.transpose", 1, &g.x, 1, names, &no_attr, 1, NULL), "cg_build_op: permutation is NULL");
  cg_context *away = cg_create(NULL);
  cg_attr foreign = cg_attr_of_ints(away, 2, four);
  cg_type foreign_type = cg_type_scalar(away, CG_TYPE_F32);
  BUILD(cg_build_op(g.b, "stablehlo.transpose", 1, &g.x, 1, names, &foreign, 1, NULL), "cg_build_op: permutation belongs to another context");
  BUILD(cg_build_op(g.b, "stablehlo.abs", 1, &g.x, 0, NULL, NULL, 1, &no_type), "cg_build_op: one of result_types is NULL");
  BUILD(cg_build_op(g.b, "stablehlo.abs", 1, &g.x, 0, NULL, NULL, 1, &foreign_type), "cg_build_op: one of result_types belongs to another context");
  BUILD(cg_build_op(g.b, "stablehlo.abs", 1, &g.x, 0, NULL, NULL, 9, NULL), "cg_build_op: num_results is 9; 8 is the most without result_types");
  cg_destroy(away);
}

static void test_functions(void **state) {
  (void)state;
  building g = begin();
  cg_type no_type = NULL, foreign = cg_value_type(g.foreign), own = cg_value_type(g.x);
  cg_op func = cg_block_first(cg_region_first(cg_op_region(g.module, 0)));
  assert_null(cg_function_begin(NULL, "g", 0, NULL));
  GIVES_NULL(cg_function_begin(func, "g", 0, NULL), "cg_function_begin: module is the operation 'func.func'");
  GIVES_NULL(cg_function_begin(g.module, NULL, 0, NULL), "cg_function_begin: name is NULL");
  GIVES_NULL(cg_function_begin(g.module, "", 0, NULL), "cg_function_begin: name is empty");
  GIVES_NULL(cg_function_begin(g.module, "g", 3, NULL), "cg_function_begin: num_args is 3 but arg_types is NULL");
  GIVES_NULL(cg_function_begin(g.module, "g", 1, &no_type), "cg_function_begin: arg_types[0] is NULL");
  GIVES_NULL(cg_function_begin(g.module, "g", 1, &foreign), "cg_function_begin: one of arg_types belongs to another context");
  GIVES_NULL(cg_function_begin(g.module, "f", 1, &own), "cg_function_begin: the module has a function 'f' already");
  // what made the type wrong is the first error, and stays it
  GIVES_NULL(cg_function_begin(cg_module_create(g.ctx), "", 0, NULL), "cg_function_begin: name is empty");
  SILENT(cg_function_end(NULL, 0, NULL));
  REFUSED(cg_function_end(g.b, 1, NULL), "cg_function_end: num_results is 1 but results is NULL");
  cg_value none = NULL;
  first_argument(g.ctx, g.module, "f", &g.b); // it went, so that its name is free
  REFUSED(cg_function_end(g.b, 1, &none), "cg_function_end: a result is NULL");
  first_argument(g.ctx, g.module, "f", &g.b);
  REFUSED(cg_function_end(g.b, 1, &g.elsewhere), "cg_function_end: a result belongs to another function");
  first_argument(g.ctx, g.module, "f", &g.b);
  REFUSED(cg_function_end(g.b, 1, &g.foreign), "cg_function_end: a result belongs to another context");
  cg_destroy(g.away);
  cg_destroy(g.ctx);
}

// ---- handles that are no longer valid -------------------------------------------------------------------------------------------------------------
#ifdef CODEGEN_CHECK_HANDLES
static void test_handles(void **state) {
  (void)state;
  cg_context *ctx = open_context();
  cg_module m = NULL, old = NULL;
  cg_type type = NULL;
  cg_attr attr = NULL;
  cg_op op = NULL;
  cg_value value = NULL;
  cg_block block = NULL;
  cg_builder b;
  for (int i = 0; i < 3; i++) { // the same text, and the same memory if it were used again
    old = m;
    cg_reset(ctx);
    m = parsed(ctx);
    if (i == 0) {
      block = cg_region_first(cg_op_region(m, 0));
      op = cg_block_first(block);
      value = cg_block_arg(cg_region_first(cg_op_region(op, 0)), 0);
      type = cg_value_type(value);
      attr = cg_op_attr(op, "sym_name");
      continue;
    }
    GIVES_NULL(cg_op_attr(op, "sym_name"), "cg_op_attr: op is from before cg_reset");
    GIVES_NULL(cg_value_type(value), "cg_value_type: v is from before cg_reset");
    GIVES_NULL(cg_block_first(block), "cg_block_first: b is from before cg_reset");
    GIVES_NULL(cg_attr_of_type(ctx, type), "cg_attr_of_type: type is from before cg_reset");
    EMPTY(cg_attr_str(attr));
    SAYS("cg_attr_str: attr is from before cg_reset");
    assert_int_equal(cg_type_rank(type), 0);
    assert_int_equal(cg_verify(old), CG_INVALID_ARGUMENT);
    SAYS("cg_verify: op is from before cg_reset");
    GIVES_NULL(cg_function_begin(old, "g", 0, NULL), "cg_function_begin: module is from before cg_reset");
    assert_int_equal(cg_run_pipeline(old, "cse", NULL), CG_INVALID_ARGUMENT);
    SAYS("cg_run_pipeline: module is from before cg_reset");
  }
  // an operation that a pass replaced, a builder that ended
  op = cg_block_first(cg_region_first(cg_op_region(cg_block_first(cg_region_first(cg_op_region(m, 0))), 0)));
  assert_int_equal(cg_op_get_kind(op), CG_STABLEHLO_ADD);
  assert_int_equal(cg_run_pipeline(m, "hlo-to-linalg", NULL), CG_OK);
  assert_int_equal(cg_op_get_kind(op), CG_OP_UNREGISTERED);
  SAYS("cg_op_get_kind: op was erased");
  cg_value x = first_argument(ctx, m, "g", &b);
  assert_int_equal(cg_function_end(b, 1, &x), CG_OK);
  GIVES_NULL(cg_argument(b, 0), "cg_argument: b was erased");
  assert_int_equal(cg_function_end(b, 1, &x), CG_INVALID_ARGUMENT);
  SAYS("cg_function_end: b was erased");
  cg_destroy(ctx);
}
#endif

// ---- registering, and changing IR ---------------------------------------------------------------------------------------------------------------
static cg_result no_pass(void *user, const cg_pass_input *input) {
  (void)user;
  (void)input;
  return CG_OK;
}

static void test_registering(void **state) {
  (void)state;
  cg_context *ctx = open_context();
  cg_dialect_desc d;
  cg_pass_desc p;
  cg_pass_info info;
  cg_pass_input input;
  memset(&d, 0, sizeof d);
  memset(&p, 0, sizeof p);
  memset(&input, 0, sizeof input);
  SILENT(cg_register_dialect(NULL, &d));
  REFUSED(cg_register_dialect(ctx, NULL), "cg_register_dialect: dialect is NULL");
  REFUSED(cg_register_dialect(ctx, &d), "cg_register_dialect: dialect->name is NULL");
  d.name = "my";
  d.num_ops = 2;
  REFUSED(cg_register_dialect(ctx, &d), "cg_register_dialect: dialect->num_ops is 2 but dialect->ops is NULL");
  cg_op_desc ops[2];
  memset(ops, 0, sizeof ops);
  d.ops = ops;
  REFUSED(cg_register_dialect(ctx, &d), "cg_register_dialect: dialect->ops[0].name is not the dialect's name, a dot and a word");
  SILENT(cg_register_pass(NULL, &p));
  REFUSED(cg_register_pass(ctx, NULL), "cg_register_pass: pass is NULL");
  REFUSED(cg_register_pass(ctx, &p), "cg_register_pass: pass->name is NULL");
  p.name = "my-pass";
  REFUSED(cg_register_pass(ctx, &p), "cg_register_pass: pass->run is NULL");
  p.run = no_pass;
  p.on = (cg_pass_on)3;
  REFUSED(cg_register_pass(ctx, &p), "cg_register_pass: pass->on is 3, no cg_pass_on");
  assert_false(cg_registered_pass_at(NULL, 0, &info) || cg_registered_pass_at(ctx, 0, &info));
  p.on = CG_PASS_ON_HOST;
  assert_int_equal(cg_register_pass(ctx, &p), CG_OK);
  assert_false(cg_registered_pass_at(ctx, 0, NULL));
  assert_string_equal(cg_pass_option(NULL, "x", "y").data, "y");
  EMPTY(cg_pass_option(&input, NULL, NULL));
  assert_int_equal(cg_pass_option_int(NULL, "x", 3) + cg_pass_option_int(&input, NULL, 4), 7);
  cg_destroy(ctx);
}

static void test_rewriting(void **state) {
  (void)state;
  cg_context *ctx = open_context(), *other = open_context();
  cg_module m = parsed(ctx), theirs = parsed(other);
  cg_op func = cg_block_first(cg_region_first(cg_op_region(m, 0))), add = cg_block_first(cg_region_first(cg_op_region(func, 0)));
  cg_op their_func = cg_block_first(cg_region_first(cg_op_region(theirs, 0)));
  cg_op their_add = cg_block_first(cg_region_first(cg_op_region(their_func, 0)));
  cg_block block = cg_op_block(add);
  cg_value x = cg_op_operand(add, 0), y = cg_op_result(add, 0), their_x = cg_op_operand(their_add, 0);
  cg_type type = cg_value_type(x), their_type = cg_value_type(their_x), none = NULL;
  cg_attr attr = cg_attr_of_string(ctx, "a"), their_attr = cg_attr_of_string(other, "a"), no_attr = NULL;
  const char *name = "value", *no_name = NULL;
  cg_value no_value = NULL;
  cg_op_state s;
  memset(&s, 0, sizeof s);
  said[0] = 0;
  GIVES_NULL(cg_op_create(&s, NULL, NULL), "");
  GIVES_NULL(cg_op_create(NULL, block, NULL), "cg_op_create: state is NULL");
  GIVES_NULL(cg_op_create(&s, block, func), "cg_op_create: before is not in block");
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: name is NULL");
  s.name = "no.op";
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: there is no op 'no.op'");
  s.name = "cf.br";
  s.num_successors = 1;
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: num_successors is 1 but successors is NULL");
  cg_block no_block = NULL, outer = cg_op_block(func);
  s.successors = &no_block;
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: one of successors is NULL");
  s.successors = &outer;
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: one of successors is in another region");
  s.num_successors = 3;
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: num_successors is 3; 2 is the most");
  s.num_successors = 0;
  s.name = "arith.addf";
  s.num_operands = s.num_results = s.num_attrs = 1;
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: num_operands is 1 but operands is NULL");
  s.operands = &no_value;
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: num_results is 1 but result_types is NULL");
  s.result_types = &none;
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: one of operands is NULL");
  s.operands = &their_x;
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: one of operands belongs to another context");
  s.operands = &x;
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: one of result_types is NULL");
  s.result_types = &their_type;
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: one of result_types belongs to another context");
  s.result_types = &type;
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: num_attrs is 1 but attr_names is NULL");
  s.attr_names = &no_name;
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: num_attrs is 1 but attrs is NULL");
  s.attrs = &no_attr;
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: one of attr_names is NULL");
  s.attr_names = &name;
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: value is NULL");
  s.attrs = &their_attr;
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: value belongs to another context");
  s.num_regions = 65;
  GIVES_NULL(cg_op_create(&s, block, NULL), "cg_op_create: num_regions is 65; 64 is the most");
  GIVES_NULL(cg_block_create(NULL, 0, NULL), "");
  GIVES_NULL(cg_block_create(cg_op_region(func, 0), 1, NULL), "cg_block_create: num_args is 1 but arg_types is NULL");
  GIVES_NULL(cg_block_create(cg_op_region(func, 0), 1, &none), "cg_block_create: one of result_types is NULL");
  GIVES_NULL(cg_block_create(cg_op_region(func, 0), 1, &their_type), "cg_block_create: one of result_types belongs to another context");
  SILENT(cg_op_erase(NULL));
  REFUSED(cg_op_erase(m), "cg_op_erase: op is the outermost one");
  REFUSED(cg_op_erase(add), "cg_op_erase: op has a result that is used");
  SILENT(cg_op_move(NULL, block, NULL));
  REFUSED(cg_op_move(add, NULL, NULL), "cg_op_move: block is NULL");
  REFUSED(cg_op_move(add, block, func), "cg_op_move: before is not in block");
  REFUSED(cg_op_move(add, cg_op_block(their_add), NULL), "cg_op_move: block belongs to another context");
  REFUSED(cg_op_move(m, block, NULL), "cg_op_move: op is the outermost one");
  REFUSED(cg_op_move(func, block, NULL), "cg_op_move: block is inside of op");
  SILENT(cg_op_set_operand(NULL, 0, x));
  REFUSED(cg_op_set_operand(add, 0, NULL), "cg_op_set_operand: value is NULL");
  REFUSED(cg_op_set_operand(add, 0, their_x), "cg_op_set_operand: value belongs to another context");
  REFUSED(cg_op_set_operand(add, 2, x), "cg_op_set_operand: i is 2; op has 2 operands");
  SILENT(cg_op_set_attr(NULL, "a", attr));
  REFUSED(cg_op_set_attr(add, NULL, attr), "cg_op_set_attr: name is NULL");
  REFUSED(cg_op_set_attr(add, "a", their_attr), "cg_op_set_attr: attr belongs to another context");
  SILENT(cg_value_replace_uses(NULL, x));
  REFUSED(cg_value_replace_uses(y, NULL), "cg_value_replace_uses: with is NULL");
  REFUSED(cg_value_replace_uses(y, their_x), "cg_value_replace_uses: with belongs to another context");
  int64_t two = 2;
  cg_type shorter = cg_type_tensor(ctx, cg_type_element(type), 1, &two);
  cg_block wider = cg_block_create(cg_op_region(func, 0), 1, &shorter);
  REFUSED(cg_value_replace_uses(y, cg_block_arg(wider, 0)), "cg_value_replace_uses: with is tensor<2xf32>, not tensor<4xf32>");
  assert_null(cg_op_walk(NULL, m));
  assert_null(cg_op_walk(m, NULL));
  assert_null(cg_type_like(NULL, type, type));
  GIVES_NULL(cg_type_like(ctx, NULL, type), "cg_type_like: shaped is NULL");
  GIVES_NULL(cg_type_like(ctx, type, NULL), "cg_type_like: element is NULL");
  GIVES_NULL(cg_type_like(ctx, type, their_type), "cg_type_like: element belongs to another context");
  GIVES_NULL(cg_type_like(ctx, type, type), "cg_type_like: element is tensor<4xf32>, no element type");
  assert_null(cg_attr_like(NULL, type, attr));
  GIVES_NULL(cg_attr_like(ctx, NULL, attr), "cg_attr_like: type is NULL");
  GIVES_NULL(cg_attr_like(ctx, type, NULL), "cg_attr_like: scalar is NULL");
  GIVES_NULL(cg_attr_like(ctx, type, their_attr), "cg_attr_like: scalar belongs to another context");
  GIVES_NULL(cg_attr_like(ctx, type, attr), "cg_attr_like: type is tensor<4xf32>, which \"a\" is no constant of");
  cg_nested_layout layout = {1, {2}, {1}, {1}, {4}, {1}, {1}, {1}}, empty = {1, {0}, {1}, {1}, {4}, {1}, {1}, {1}}, read = empty;
  assert_null(cg_attr_of_nested_layout(NULL, &layout));
  GIVES_NULL(cg_attr_of_nested_layout(ctx, NULL), "cg_attr_of_nested_layout: layout is NULL");
  GIVES_NULL(cg_attr_of_nested_layout(ctx, &empty), "cg_attr_of_nested_layout: layout is none: dimension 0: a tile is zero or negative");
  cg_attr said = cg_attr_of_nested_layout(ctx, &layout);
  assert_int_equal(cg_attr_nested_layout(NULL, &read), CG_LAYOUT_ARGUMENT);
  assert_int_equal(cg_attr_nested_layout(said, NULL), CG_LAYOUT_ARGUMENT);
  assert_int_equal(cg_attr_nested_layout(attr, &read), CG_LAYOUT_ARGUMENT);
  assert_false(cg_nested_layout_equal(&read, &layout));
  assert_int_equal(cg_attr_nested_layout(said, &read), CG_LAYOUT_OK);
  assert_true(cg_nested_layout_equal(&read, &layout));
  cg_destroy(ctx);
  cg_destroy(other);
}

static void test_layouts(void **state) { // pure functions: a reason, 0, false
  cg_nested_layout l = {1, {2}, {1}, {1}, {4}, {1}, {1}, {1}}, bad = {1, {0}, {1}, {1}, {4}, {1}, {1}, {1}}, out = l;
  cg_memory_layout m = {4, {1}, 0, 0, 0};
  cg_memory_facts facts = {32, 32, 32, 4}, none = {0, 32, 32, 4};
  cg_access_cost cost;
  cg_layout_conversion conversion;
  cg_layout_place place = {0, 0, 0}, beyond = {0, 0, 9};
  int64_t v[24] = {0}, negative[24] = {-1}, n = 77, wide[1] = {8};
  int dims[1] = {0}, wrong[1] = {1}, twice[2] = {0, 0};
  const int *maps[1] = {dims}, *no_map[1] = {NULL};
  const cg_layout_level level = CG_LAYOUT_THREAD, no_level = (cg_layout_level)2;
#define WRONG(call) assert_int_equal(call, CG_LAYOUT_ARGUMENT)
#define NO_LAYOUT(call) assert_int_equal(call, CG_LAYOUT_TILE)
  WRONG(cg_nested_layout_verify(NULL, NULL, 0, NULL));
  WRONG(cg_nested_layout_normalize(NULL));
  assert_string_equal(cg_layout_reason_text((cg_layout_reason)99), "");
  assert_false(cg_nested_layout_equal(NULL, &l) || cg_nested_layout_equal(&l, NULL) || cg_nested_layout_equal(&bad, &bad));
  WRONG(cg_nested_layout_shape(NULL, CG_LAYOUT_PACKED, v));
  WRONG(cg_nested_layout_shape(&l, CG_LAYOUT_PACKED, NULL));
  WRONG(cg_nested_layout_shape(&l, (cg_layout_shape)4, v));
  assert_true(cg_nested_layout_slots(NULL) == 0 && cg_nested_layout_slots(&bad) == 0);
  WRONG(cg_nested_layout_virtual_ids(&l, no_level, 0, v, NULL));
  WRONG(cg_nested_layout_virtual_ids(&l, level, -1, v, NULL));
  WRONG(cg_nested_layout_virtual_ids(&l, level, 0, NULL, NULL));
  NO_LAYOUT(cg_nested_layout_virtual_ids(&bad, level, 0, v, NULL));
  WRONG(cg_nested_layout_id(&l, no_level, v, 0, &n));
  WRONG(cg_nested_layout_id(&l, level, NULL, 0, &n));
  WRONG(cg_nested_layout_id(&l, level, v, -1, &n));
  WRONG(cg_nested_layout_id(&l, level, v, 0, NULL));
  assert_int_equal(cg_nested_layout_id(&l, level, negative, 0, &n), CG_LAYOUT_INDEX);
  assert_int_equal(cg_nested_layout_id(&l, level, v, INT64_MAX, &n), CG_LAYOUT_OVERFLOW);
  assert_true(cg_nested_layout_num_ids(NULL, level) == 0 && cg_nested_layout_num_ids(&l, no_level) == 0);
  WRONG(cg_nested_layout_replicas(&l, level, v, -1, &n));
  WRONG(cg_nested_layout_replicas(&l, level, v, 1, NULL));
  WRONG(cg_nested_layout_slot(&l, NULL, &n));
  WRONG(cg_nested_layout_slot(&l, v, NULL));
  assert_int_equal(cg_nested_layout_slot(&l, negative, &n), CG_LAYOUT_INDEX);
  WRONG(cg_nested_layout_coordinates(&l, 0, NULL));
  assert_int_equal(cg_nested_layout_coordinates(&l, 1, v), CG_LAYOUT_INDEX);
  WRONG(cg_nested_layout_index(&l, -1, 0, 0, v));
  WRONG(cg_nested_layout_index(&l, 0, -1, 0, v));
  WRONG(cg_nested_layout_index(&l, 0, 0, 0, NULL));
  WRONG(cg_nested_layout_owner(&l, NULL, 0, &n, &n, &n));
  WRONG(cg_nested_layout_owner(&l, v, -1, &n, &n, &n));
  WRONG(cg_nested_layout_owner(&l, v, 0, NULL, &n, &n));
  assert_int_equal(cg_nested_layout_owner(&l, wide, 0, &n, &n, &n), CG_LAYOUT_INDEX);
  WRONG(cg_nested_layout_apply_map(&l, NULL, 1, &out));
  WRONG(cg_nested_layout_apply_map(&l, wrong, 1, &out));
  WRONG(cg_nested_layout_apply_map(&l, twice, 2, &out));
  WRONG(cg_nested_layout_apply_map(&l, dims, 1, NULL));
  assert_int_equal(cg_nested_layout_apply_map(&l, dims, 9, &out), CG_LAYOUT_RANK);
  WRONG(cg_nested_layout_permute(&l, NULL, &out));
  WRONG(cg_nested_layout_permute(&l, wrong, &out));
  WRONG(cg_nested_layout_project(&l, 2, &out));
  WRONG(cg_nested_layout_project(&l, 0, NULL));
  WRONG(cg_nested_layout_reshape(&l, NULL, 1, &out));
  WRONG(cg_nested_layout_reshape(&l, wide, 1, NULL));
  assert_int_equal(cg_nested_layout_reshape(&l, wide, 9, &out), CG_LAYOUT_RANK);
  assert_int_equal(cg_nested_layout_reshape(&l, negative, 1, &out), CG_LAYOUT_SHAPE);
  WRONG(cg_nested_layout_recombine(0, &l, maps, dims, 1, &out));
  WRONG(cg_nested_layout_recombine(1, NULL, maps, dims, 1, &out));
  WRONG(cg_nested_layout_recombine(1, &l, NULL, dims, 1, &out));
  WRONG(cg_nested_layout_recombine(1, &l, no_map, dims, 1, &out));
  WRONG(cg_nested_layout_recombine(1, &l, maps, wrong, 1, &out));
  WRONG(cg_nested_layout_recombine(1, &l, maps, dims, 1, NULL));
  NO_LAYOUT(cg_nested_layout_recombine(1, &bad, maps, dims, 1, &out));
  WRONG(cg_nested_layout_conversion(&l, NULL, 2, 4, &conversion));
  WRONG(cg_nested_layout_conversion(&l, &l, 0, 4, &conversion));
  WRONG(cg_nested_layout_conversion(&l, &l, 2, 4, NULL));
  assert_int_equal(cg_nested_layout_conversion(&l, &l, 1, 4, &conversion), CG_LAYOUT_IDS);
  WRONG(cg_nested_layout_source(&l, &l, place, NULL));
  WRONG(cg_nested_layout_source(NULL, &l, place, &place));
  assert_int_equal(cg_nested_layout_source(&l, &l, beyond, &place), CG_LAYOUT_INDEX);
  WRONG(cg_memory_layout_row_major(&l, 0, 0, &m));
  WRONG(cg_memory_layout_row_major(&l, 4, -1, &m));
  WRONG(cg_memory_layout_row_major(&l, 4, 0, NULL));
  assert_int_equal(cg_memory_layout_row_major(&l, INT64_MAX, 0, &m), CG_LAYOUT_OVERFLOW);
  assert_true(cg_memory_layout_bytes(NULL, &m) == 0 && cg_memory_layout_bytes(&l, NULL) == 0);
  assert_true(cg_memory_layout_offset(NULL, &m, wide) == -1 && cg_memory_layout_offset(&l, NULL, wide) == -1);
  assert_true(cg_memory_layout_offset(&l, &m, NULL) == -1 && cg_memory_layout_offset(&l, &m, wide) == -1);
  assert_true(cg_nested_layout_contiguity(&l, NULL, 16) == 0 && cg_nested_layout_contiguity(&l, &m, 0) == 0);
  WRONG(cg_nested_layout_access(&l, &m, NULL, 0, 1, &cost));
  WRONG(cg_nested_layout_access(&l, &m, &none, 0, 1, &cost));
  WRONG(cg_nested_layout_access(&l, NULL, &facts, 0, 1, &cost));
  WRONG(cg_nested_layout_access(&l, &m, &facts, -1, 1, &cost));
  WRONG(cg_nested_layout_access(&l, &m, &facts, 0, 2, &cost)); // wider than a thread's elements lie
  WRONG(cg_nested_layout_access(&l, &m, &facts, 0, 1, NULL));
  WRONG(cg_memory_layout_choose(NULL, 1, 4, &facts, 1024, &m));
  WRONG(cg_memory_layout_choose(&l, 0, 4, &facts, 1024, &m));
  WRONG(cg_memory_layout_choose(&l, 1, 0, &facts, 1024, &m));
  WRONG(cg_memory_layout_choose(&l, 1, 4, &none, 1024, &m));
  WRONG(cg_memory_layout_choose(&l, 1, 4, &facts, 1024, NULL));
  NO_LAYOUT(cg_memory_layout_choose(&bad, 1, 4, &facts, 1024, &m));
  assert_int_equal(n, 77); // nothing is written by what fails
  (void)state;
}

#ifdef CODEGEN_CHECK_HANDLES
#define IF_HANDLES_ARE_CHECKED(test, name) test(name),
#else
#define IF_HANDLES_ARE_CHECKED(test, name)
#endif

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_contexts),    cmocka_unit_test(test_types),           cmocka_unit_test(test_attributes),
      cmocka_unit_test(test_operations),  cmocka_unit_test(test_text_and_passes), cmocka_unit_test(test_interpreter),
      cmocka_unit_test(test_compile),     cmocka_unit_test(test_program),         cmocka_unit_test(test_types_and_attributes_made),
      cmocka_unit_test(test_elementwise), cmocka_unit_test(test_values),          cmocka_unit_test(test_build_op),
      cmocka_unit_test(test_functions),   cmocka_unit_test(test_registering),     cmocka_unit_test(test_rewriting),
      cmocka_unit_test(test_layouts),     cmocka_unit_test(test_c_files),         IF_HANDLES_ARE_CHECKED(cmocka_unit_test, test_handles)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
