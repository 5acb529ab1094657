// The kinds of diagnostics: each one that docs/diagnostics.md lists is provoked here, with its result and place, and no other ever comes.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "interp/cg_interp.h"
#include "program/cg_build.h"
#include "program/cg_compile.h"
#include "spirv/cg_spirv.h"
#include "text/cg_text.h"

// ---- what was seen ----------------------------------------------------------------------------------------------------------------------------
enum { MOST = 200 };
static struct {
  char id[32];
  bool listed, provoked;
} kinds[MOST];
static size_t num_kinds;

static size_t kind_of(const char *id) {
  for (size_t i = 0; i < num_kinds; i++)
    if (strcmp(kinds[i].id, id) == 0) return i;
  assert_true(num_kinds < MOST && strlen(id) < sizeof kinds[0].id);
  memset(&kinds[num_kinds], 0, sizeof kinds[0]);
  snprintf(kinds[num_kinds].id, sizeof kinds[0].id, "%s", id);
  return num_kinds++;
}

typedef struct seen { // by one call: the first diagnostic of the kind that is waited for
  const char *id;
  bool found;
  cg_severity severity;
  uint32_t line;
  char message[512];
} seen;

static void on_diagnostic(void *user, const cg_diagnostic *d) {
  seen *s = (seen *)user;
  assert_non_null(d->id);
  kinds[kind_of(d->id)].provoked = true;
  if (d->message.len && d->message.data[0] == '[') fail_msg("the id is left in '%.*s'", (int)d->message.len, d->message.data);
  if (s->found || strcmp(d->id, s->id) != 0) return;
  s->found = true;
  s->severity = d->severity;
  s->line = d->line;
  snprintf(s->message, sizeof s->message, "%.*s", (int)d->message.len, d->message.data);
}

static cg_context *open_context(seen *s, const char *id) {
  cg_context_desc d;
  memset(&d, 0, sizeof d);
  memset(s, 0, sizeof *s);
  s->id = id;
  d.diagnostic_fn = on_diagnostic;
  d.diagnostic_user = s;
  cg_context *ctx = cg_create(&d);
  assert_non_null(ctx);
  assert_string_equal(cg_first_error(ctx).id, "");
  return ctx;
}

static int failures;

static void expect(cg_context *ctx, const seen *s, cg_result got, cg_result want, cg_severity severity) {
  cg_diagnostic first = cg_first_error(ctx);
  bool is_first = severity != CG_SEVERITY_ERROR || strcmp(s->id, "too-many-errors") == 0 || strcmp(first.id, s->id) == 0;
  if (s->found && got == want && s->severity == severity && is_first) return;
  failures++;
  print_error("%s: %s, the result is %d, the first error '%.*s' [%s] on line %u\n", s->id, s->found ? "came" : "did not come", (int)got,
              (int)first.message.len, first.message.data, first.id, first.line);
}

// ---- from text --------------------------------------------------------------------------------------------------------------------------------
typedef enum how { PARSE, PASSES, COMPILE, CALL, DISPATCH } how;
typedef struct row {
  const char *id;
  cg_result result;
  how how;
  const char *option; // PASSES: their names; COMPILE: the target
  uint32_t line;      // 0: anywhere
  const char *text;
} row;

#define F(body) "func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {\n" body "}\n"
#define KERNEL                                                                                                                                       \
  "func.func @f() attributes {workgroup_size = [8 : index, 1 : index, 1 : index]} {\n"                                                               \
  "  %c0 = arith.constant 0 : index\n  %c7 = arith.constant 7 : index\n  %t = gpu.thread_id x\n  %b = gpu.block_id x\n"                              \
  "  %z = arith.constant 1.0 : f32\n  %out = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<16xf32>\n"
#define MEMREF(body)                                                                                                                                 \
  "func.func @f() {\n  %c0 = arith.constant 0 : index\n  %c8 = arith.constant 8 : index\n  %m = memref.alloc() : memref<8xf32>\n" body "  return\n}\n"
// A dispatch by hand with the given workgroup size and body.
#define VARIANT(size, count, body)                                                                                                                   \
  "hal.executable private @e {\n  hal.executable.variant public @v target(<\"vulkan-spirv\", \"vulkan-spirv-fb\">) {\n"                              \
  "    hal.executable.export public @k ordinal(0) attributes {workgroup_size = [" size "]} {\n"                                                      \
  "    ^bb0(%d: !hal.device):\n      %c1 = arith.constant 1 : index\n      %n = arith.constant " count                                               \
  " : index\n      hal.return %n, %c1, %c1 : index, index, index\n    }\n"                                                                           \
  "    builtin.module {\n      func.func @k() {\n" body "        return\n      }\n    }\n  }\n}\n"
#define BINDING(n) "        %b" #n " = hal.interface.binding.subspan set(0) binding(" #n ") type(storage_buffer) : memref<4xf32>\n"

static const row rows[] = {
    // Text.
    {"syntax", CG_INVALID_INPUT, PARSE, NULL, 2, F("  %0 = stablehlo.add %a %b : tensor<4xf32>\n  return %0 : tensor<4xf32>\n")},
    {"unknown-op", CG_INVALID_INPUT, PARSE, NULL, 2, F("  %0 = stablehlo.ad %a, %b : tensor<4xf32>\n  return %0 : tensor<4xf32>\n")},
    {"undefined-name", CG_INVALID_INPUT, PARSE, NULL, 3, F("  %0 = stablehlo.add %a, %b : tensor<4xf32>\n  return %1 : tensor<4xf32>\n")},
    {"redefinition", CG_INVALID_INPUT, PARSE, NULL, 2, F("  %a = stablehlo.add %a, %b : tensor<4xf32>\n  return %a : tensor<4xf32>\n")},
    {"type-mismatch", CG_INVALID_INPUT, PARSE, NULL, 2, F("  %0 = stablehlo.add %a, %b : tensor<5xf32>\n  return %0 : tensor<5xf32>\n")},
    {"invalid-constant", CG_INVALID_INPUT, PARSE, NULL, 2, "func.func @f() {\n  %0 = arith.constant 300 : i8\n  return\n}\n"},
    {"nesting", CG_INVALID_INPUT, PARSE, NULL, 0, NULL},         // deep_text
    {"too-many-errors", CG_INVALID_INPUT, PARSE, NULL, 0, NULL}, // many_errors
    // The IR.
    {"invalid-op", CG_INVALID_INPUT, PARSE, NULL, 2,
     "func.func @f(%a: tensor<4xf32>) -> tensor<f32> {\n  %0 = stablehlo.reshape %a : (tensor<4xf32>) -> tensor<f32>\n  return %0 : tensor<f32>\n}\n"},
    {"dominance", CG_INVALID_INPUT, PARSE, NULL, 0,
     "func.func @f(%c: i1) -> i32 {\n  cf.cond_br %c, ^a, ^b\n^a:\n  %x = arith.constant 1 : i32\n  cf.br ^b\n^b:\n  return %x : i32\n}\n"},
    {"note", CG_INVALID_INPUT, PARSE, NULL, 1, "func.func private @f()\nfunc.func private @f()\n"},
    // Passes and pipelines.
    {"unknown-pass", CG_INVALID_ARGUMENT, PASSES, "canonicalise", 0, ""},
    {"pass-list", CG_INVALID_ARGUMENT, PASSES, "canonicalize{", 0, ""},
    {"pass-list", CG_INVALID_ARGUMENT, PASSES, "canonicalize{fast=1}", 0, ""},
    {"invalid-input", CG_INVALID_INPUT, PASSES, "interchange{permutation=0,0}", 0, ""},
    {"unknown-target", CG_INVALID_ARGUMENT, COMPILE, "vulkan9", 0, ""},
    {"unknown-target", CG_INVALID_ARGUMENT, PASSES, "assign-targets{targets=vulkan9}", 0, ""},
    {"invalid-layout", CG_INVALID_INPUT, COMPILE, "vulkan1.1", 1,
     "func.func @f(%a: tensor<4xf32> {codegen.offset = 2 : i64}) -> tensor<4xf32> {\n  return %a : tensor<4xf32>\n}\n"},
    {"limit-loop-trips", CG_UNSUPPORTED, COMPILE, "lavapipe", 1,
     KERNEL "  %n = arith.constant 100000000 : index\n  scf.for %i = %c0 to %n step %c7 {\n    memref.store %z, %out[%c0] : memref<16xf32>\n  }\n"
            "  return\n}\n"},
    {"missing-launch", CG_INVALID_INPUT, COMPILE, "vulkan1.1", 5, KERNEL "  memref.store %z, %out[%b] : memref<16xf32>\n  return\n}\n"},
    {"backend-mismatch", CG_INVALID_ARGUMENT, COMPILE, "sm_80", 0, ""},
    {"recursion", CG_INVALID_INPUT, COMPILE, "vulkan1.1", 1,
     "func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = call @f(%a) : (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n"},
    {"missing-feature", CG_UNSUPPORTED, COMPILE, "vulkan1.1", 0,
     "func.func @f(%a: tensor<4xf64>) -> tensor<4xf64> {\n  %0 = stablehlo.add %a, %a : tensor<4xf64>\n  return %0 : tensor<4xf64>\n}\n"},
    {"unsupported-op", CG_UNSUPPORTED, COMPILE, "vulkan1.1", 2,
     "func.func @f() -> tensor<ui32> {\n  %0 = stablehlo.partition_id : tensor<ui32>\n  return %0 : tensor<ui32>\n}\n"},
    {"unsupported-type", CG_UNSUPPORTED, COMPILE, "vulkan1.1", 0,
     "func.func @f(%a: tensor<?x?xf32>) -> tensor<?xf32> {\n  %0 = \"stablehlo.unary_einsum\"(%a) {einsum_config = \"ii->i\"} : (tensor<?x?xf32>) -> tensor<?xf32>\n  return %0 : tensor<?xf32>\n}\n"},
    {"host-control-flow", CG_UNSUPPORTED, COMPILE, "vulkan1.1", 0,
     "func.func @f(%i: index, %a: tensor<4xf32>) -> tensor<4xf32> {\n  %r = scf.index_switch %i -> tensor<4xf32>\n  case 100000 {\n"
     "    %0 = stablehlo.tanh %a : tensor<4xf32>\n    scf.yield %0 : tensor<4xf32>\n  }\n  default {\n    scf.yield %a : tensor<4xf32>\n  }\n"
     "  return %r : tensor<4xf32>\n}\n"},
    {"index-range", CG_UNSUPPORTED, COMPILE, "vulkan1.1", 0,
     "func.func @f(%a: tensor<70000x70000xf32>) -> tensor<70000x70000xf32> {\n  %0 = stablehlo.tanh %a : tensor<70000x70000xf32>\n  return %0 : tensor<70000x70000xf32>\n}\n"},
    {"emission-form", CG_UNSUPPORTED, PASSES, "verify-emission", 0,
     VARIANT("1 : index, 1 : index, 1 : index", "1", "        %e = tensor.empty() : tensor<4xf32>\n")},
    {"invalid-configuration", CG_INVALID_INPUT, COMPILE, "vulkan1.1", 0,
     "func.func @f(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {\n"
     "  %0 = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[64, 64, 0], [7, 8, 0]]>} ins(%a, %b : tensor<64x64xf32>, "
     "tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>\n  return %0 : tensor<64x64xf32>\n}\n"},
    {"unknown-pipeline", CG_INVALID_INPUT, COMPILE, "vulkan1.1", 0,
     "func.func @f(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {\n"
     "  %0 = linalg.matmul {compilation_info = #iree_codegen.compilation_info<lowering_config = <tile_sizes = [[64, 64, 0]]>, translation_info = "
     "<pipeline = Fastest>>} ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>\n"
     "  return %0 : tensor<64x64xf32>\n}\n"},
    // Limits of targets.
    {"limit-workgroup", CG_UNSUPPORTED, COMPILE, "vulkan1.0", 0, VARIANT("256 : index, 1 : index, 1 : index", "1", "")},
    {"limit-shared-memory", CG_UNSUPPORTED, COMPILE, "vulkan1.0", 0,
     VARIANT(
         "1 : index, 1 : index, 1 : index", "1",
         BINDING(
             0) "        %c0 = arith.constant 0 : index\n        %m = memref.alloc() : memref<8192xf32, 3>\n        %x = memref.load %b0[%c0] : memref<4xf32>\n"
                "        memref.store %x, %m[%c0] : memref<8192xf32, 3>\n        gpu.barrier\n        %y = memref.load %m[%c0] : memref<8192xf32, 3>\n"
                "        memref.store %y, %b0[%c0] : memref<4xf32>\n")},
    {"limit-private-memory", CG_UNSUPPORTED, COMPILE, "vulkan1.3", 0,
     VARIANT(
         "1 : index, 1 : index, 1 : index", "1",
         BINDING(
             0) "        %c0 = arith.constant 0 : index\n        %m = memref.alloca() : memref<131073xf32>\n        %x = memref.load %b0[%c0] : memref<4xf32>\n"
                "        %i = arith.fptoui %x : f32 to i32\n        %k = arith.index_castui %i : i32 to index\n"
                "        memref.store %x, %m[%k] : memref<131073xf32>\n        %y = memref.load %m[%c0] : memref<131073xf32>\n"
                "        memref.store %y, %b0[%c0] : memref<4xf32>\n")},
    {"limit-storage-buffers", CG_UNSUPPORTED, COMPILE, "vulkan1.0", 0,
     VARIANT("1 : index, 1 : index, 1 : index", "1",
             BINDING(0) BINDING(1) BINDING(2) BINDING(3)
                 BINDING(4) "        %c0 = arith.constant 0 : index\n        %z = arith.constant 1.0 : f32\n"
                            "        memref.store %z, %b0[%c0] : memref<4xf32>\n        memref.store %z, %b1[%c0] : memref<4xf32>\n"
                            "        memref.store %z, %b2[%c0] : memref<4xf32>\n        memref.store %z, %b3[%c0] : memref<4xf32>\n"
                            "        memref.store %z, %b4[%c0] : memref<4xf32>\n")},
    {"limit-workgroup-count", CG_UNSUPPORTED, COMPILE, "vulkan1.0", 0, VARIANT("1 : index, 1 : index, 1 : index", "70000", "")},
    {"limit-push-constants", CG_UNSUPPORTED, PASSES, "verify-emission", 0, NULL},
    {"limit-binding-size", CG_UNSUPPORTED, COMPILE, "vulkan1.0", 0,
     "func.func @f(%a: tensor<8192x8192xf32>) -> tensor<8192x8192xf32> {\n  %0 = stablehlo.tanh %a : tensor<8192x8192xf32>\n  return %0 : tensor<8192x8192xf32>\n}\n"},
    // The interpreter.
    {"out-of-bounds", CG_INVALID_INPUT, CALL, NULL, 5, MEMREF("  %x = memref.load %m[%c8] : memref<8xf32>\n")},
    {"freed-buffer", CG_INVALID_INPUT, CALL, NULL, 6, MEMREF("  memref.dealloc %m : memref<8xf32>\n  %x = memref.load %m[%c0] : memref<8xf32>\n")},
    {"uninitialised", CG_INVALID_INPUT, CALL, NULL, 1,
     "func.func @f() -> tensor<4xf32> {\n  %e = tensor.empty() : tensor<4xf32>\n  %0 = stablehlo.add %e, %e : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n"},
    {"fault", CG_INVALID_INPUT, CALL, NULL, 3,
     "func.func @f() {\n  %n = arith.constant -1 : index\n  %m = memref.alloc(%n) : memref<?xf32>\n  return\n}\n"},
    {"check-failed", CG_INVALID_INPUT, CALL, NULL, 3,
     "func.func @f() {\n  %0 = util.unfoldable_constant dense<[1.0, 2.0]> : tensor<2xf32>\n  check.expect_almost_eq_const(%0, dense<[1.0, 2.5]> : tensor<2xf32>) : tensor<2xf32>\n  return\n}\n"},
    {"step-limit", CG_INVALID_INPUT, CALL, NULL, 0,
     "func.func @f() {\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  %n = arith.constant 1000000 : index\n  scf.for %i = %c0 to %n step %c1 {\n    %x = arith.addi %i, %c1 : index\n  }\n  return\n}\n"},
    {"arithmetic-overflow", CG_INVALID_INPUT, CALL, NULL, 4,
     "func.func @f() {\n  %c0 = arith.constant 0 : i32\n  %c1 = arith.constant 1 : i32\n  %x = arith.divsi %c1, %c0 : i32\n  return\n}\n"},
    {"race", CG_INVALID_INPUT, DISPATCH, NULL, 8, KERNEL "  memref.store %z, %out[%b] : memref<16xf32>\n  return\n}\n"},
    {"divergence", CG_INVALID_INPUT, DISPATCH, NULL, 0,
     KERNEL "  %g = arith.cmpi ult, %t, %c7 : index\n  scf.if %g {\n    gpu.barrier\n  }\n  return\n}\n"},
    {"read-only", CG_INVALID_INPUT, DISPATCH, NULL, 5,
     "func.func @f() {\n  %c0 = arith.constant 0 : index\n  %z = arith.constant 1.0 : f32\n  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) flags(ReadOnly) : memref<16xf32>\n  memref.store %z, %in[%c0] : memref<16xf32>\n  return\n}\n"},
};

static void run_row(const row *r, const char *text) {
  seen s;
  cg_context *ctx = open_context(&s, r->id);
  cg_module m = NULL;
  cg_result got = cg_parse(ctx, text, strlen(text), NULL, &m);
  if (r->how != PARSE && got != CG_OK) {
    expect(ctx, &s, got, CG_OK, CG_SEVERITY_ERROR);
    cg_destroy(ctx);
    return;
  }
  if (r->how == PASSES) got = cg_run_pipeline(m, r->option, NULL);
  if (r->how == COMPILE) {
    cg_compile_desc d;
    cg_program p;
    memset(&d, 0, sizeof d);
    d.target = r->option;
    d.backend = cg_spirv_backend();
    got = cg_compile(m, &d, &p);
  }
  if (r->how == CALL || r->how == DISPATCH) {
    static float data[16];
    cg_interp_desc d;
    cg_array array, results[4];
    size_t num_results = 4;
    const uint32_t groups[3] = {1, 1, 1};
    memset(&d, 0, sizeof d);
    memset(&array, 0, sizeof array);
    d.check_races = true;
    d.max_steps = 100000;
    array.element = cg_type_scalar(ctx, CG_TYPE_F32);
    array.rank = 1;
    array.shape[0] = 16;
    array.data = (uint8_t *)data;
    array.size = sizeof data;
    got = r->how == CALL ? cg_interpret(m, "f", 0, NULL, &num_results, results, &d) : cg_interpret_dispatch(m, "f", 1, &array, 0, NULL, groups, &d);
  }
  bool note = strcmp(r->id, "note") == 0;
  expect(ctx, &s, got, r->result, note ? CG_SEVERITY_NOTE : CG_SEVERITY_ERROR);
  if (s.found && r->line && s.line != r->line) failures++, print_error("%s is on line %u: %s\n", r->id, s.line, s.message);
  cg_destroy(ctx);
}

static void test_rows(void **state) {
  static const char empty[] = VARIANT("1 : index, 1 : index, 1 : index", "1", "");
  static char text[1 << 16];
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    const char *t = rows[i].text;
    size_t n = 0;
    if (!t && strcmp(rows[i].id, "nesting") == 0) {
      n += (size_t)snprintf(text, sizeof text, "func.func private @f() attributes {a = ");
      for (int k = 0; k < 5000; k++) text[n++] = '[';
      text[n] = 0;
      t = text;
    } else if (!t && strcmp(rows[i].id, "too-many-errors") == 0) {
      for (int k = 0; k < 2000; k++) n += (size_t)snprintf(text + n, sizeof text - n, "func.func private f()\n");
      t = text;
    }
    if (!t && strcmp(rows[i].id, "limit-push-constants") == 0) { // 33 of them
      char body[6000];
      n = (size_t)snprintf(body, sizeof body, "%s",
                           "        %m = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<40xi32>\n");
      for (int k = 0; k < 33; k++)
        n += (size_t)snprintf(body + n, sizeof body - n,
                              "        %%p%d = hal.interface.constant.load[%d] : i32\n        %%i%d = arith.constant %d : index\n"
                              "        memref.store %%p%d, %%m[%%i%d] : memref<40xi32>\n",
                              k, k, k, k, k, k);
      snprintf(text, sizeof text, "%.*s%s%s", (int)(strstr(empty, "        return") - empty), empty, body, strstr(empty, "        return"));
      t = text;
    }
    assert_non_null(t);
    run_row(&rows[i], t);
  }
  assert_int_equal(failures, 0);
}

// ---- from calls -------------------------------------------------------------------------------------------------------------------------------
static const char tanh_text[] =
    "func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo.tanh %a : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n";

static const char matmul_text[] =
    "func.func @f(%a: tensor<256x256xf32>) -> tensor<256x256xf32> {\n  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>\n  return %0 : tensor<256x256xf32>\n}\n";

static cg_result compile(cg_context *ctx, const char *text, const cg_compile_desc *options) {
  cg_module m;
  cg_program p;
  cg_compile_desc d = *options;
  if (!d.backend) d.backend = cg_spirv_backend();
  if (!d.target && !d.target_facts) d.target = "vulkan1.1";
  assert_int_equal(cg_parse(ctx, text, strlen(text), NULL, &m), CG_OK);
  return cg_compile(m, &d, &p);
}

static void test_compile_options(void **state) {
  seen s;
  cg_compile_desc d;
  cg_config config;
  (void)state;
  memset(&d, 0, sizeof d);
  d.memory_limit = 1000;
  cg_context *ctx = open_context(&s, "memory-limit");
  expect(ctx, &s, compile(ctx, tanh_text, &d), CG_OUT_OF_MEMORY, CG_SEVERITY_ERROR);
  cg_destroy(ctx);

  memset(&d, 0, sizeof d);
  d.max_instructions = 3;
  ctx = open_context(&s, "instruction-limit");
  expect(ctx, &s, compile(ctx, tanh_text, &d), CG_UNSUPPORTED, CG_SEVERITY_ERROR);
  cg_destroy(ctx);

  memset(&d, 0, sizeof d);
  d.pipeline = "canonicalize";
  ctx = open_context(&s, "missing-pass");
  expect(ctx, &s, compile(ctx, VARIANT("1 : index, 1 : index, 1 : index", "1", ""), &d), CG_INVALID_INPUT, CG_SEVERITY_ERROR);
  cg_destroy(ctx);

  memset(&d, 0, sizeof d);
  d.instruction_limit = 3; // SimpleDistribute takes it
  ctx = open_context(&s, "pipeline-gives-way");
  expect(ctx, &s, compile(ctx, matmul_text, &d), CG_OK, CG_SEVERITY_REMARK);
  cg_destroy(ctx);

  memset(&d, 0, sizeof d);
  memset(&config, 0, sizeof config);
  config.config = "tile=x";
  d.configs = &config;
  d.num_configs = 1;
  ctx = open_context(&s, "invalid-configuration");
  expect(ctx, &s, compile(ctx, tanh_text, &d), CG_INVALID_ARGUMENT, CG_SEVERITY_ERROR);
  cg_destroy(ctx);

  cg_argument_desc argument;
  memset(&d, 0, sizeof d);
  memset(&argument, 0, sizeof argument);
  argument.index = 9;
  d.arguments = &argument;
  d.num_arguments = 1;
  ctx = open_context(&s, "invalid-layout");
  expect(ctx, &s, compile(ctx, tanh_text, &d), CG_INVALID_ARGUMENT, CG_SEVERITY_ERROR);
  cg_destroy(ctx);
}

static void test_other_calls(void **state) {
  static char block[4096];
  seen s;
  cg_context_desc desc;
  cg_module m;
  (void)state;
  memset(&desc, 0, sizeof desc);
  memset(&s, 0, sizeof s);
  s.id = "out-of-memory";
  desc.diagnostic_fn = on_diagnostic;
  desc.diagnostic_user = &s;
  desc.block = block;
  desc.block_size = sizeof block;
  cg_context *ctx = cg_create(&desc);
  assert_non_null(ctx);
  expect(ctx, &s, cg_parse(ctx, tanh_text, sizeof tanh_text - 1, NULL, &m), CG_OUT_OF_MEMORY, CG_SEVERITY_ERROR);
  cg_destroy(ctx);

  ctx = open_context(&s, "text-too-large");
  expect(ctx, &s, cg_parse(ctx, tanh_text, ((size_t)2 << 30) + 1, NULL, &m), CG_INVALID_INPUT, CG_SEVERITY_ERROR); // nothing of it is read
  cg_destroy(ctx);

  ctx = open_context(&s, "invalid-call");
  static const int64_t four = 4, five = 5;
  cg_type types[2];
  types[0] = cg_type_tensor(ctx, cg_type_scalar(ctx, CG_TYPE_F32), 1, &four);
  types[1] = cg_type_tensor(ctx, cg_type_scalar(ctx, CG_TYPE_F32), 1, &five);
  cg_builder b = cg_function_begin(cg_module_create(ctx), "f", 2, types);
  cg_value sum = cg_add(b, cg_argument(b, 0), cg_argument(b, 1));
  assert_null(sum);
  expect(ctx, &s, cg_function_end(b, 1, &sum), CG_INVALID_INPUT, CG_SEVERITY_ERROR);
  cg_destroy(ctx);

  ctx = open_context(&s, "invalid-argument");
  cg_module twice = cg_module_create(ctx);
  types[0] = cg_type_tensor(ctx, cg_type_scalar(ctx, CG_TYPE_F32), 1, &four);
  sum = cg_argument(cg_function_begin(twice, "f", 1, types), 0);
  assert_null(cg_function_begin(twice, "f", 1, types));
  expect(ctx, &s, CG_INVALID_ARGUMENT, CG_INVALID_ARGUMENT, CG_SEVERITY_ERROR);
  cg_destroy(ctx);

  ctx = open_context(&s, "invalid-argument"); // a descriptor without a backend says where one comes from
  cg_compile_desc bare;
  cg_program program;
  uint8_t bytes[CG_CACHE_KEY_BYTES];
  memset(&bare, 0, sizeof bare);
  assert_int_equal(cg_parse(ctx, tanh_text, sizeof tanh_text - 1, NULL, &m), CG_OK);
  expect(ctx, &s, cg_compile(m, &bare, &program), CG_INVALID_ARGUMENT, CG_SEVERITY_ERROR);
  assert_non_null(strstr(s.message, "cg_spirv_backend()"));
  assert_int_equal(cg_cache_key(m, &bare, bytes), CG_INVALID_ARGUMENT);
  assert_int_equal(cg_compile_variants(m, &bare, 1, &program), CG_INVALID_ARGUMENT);
  assert_non_null(strstr(cg_first_error(ctx).message.data, "cg_spirv_backend()"));
  cg_destroy(ctx);

  ctx = open_context(&s, "invalid-argument"); // a function that is not ended
  types[0] = cg_type_tensor(ctx, cg_type_scalar(ctx, CG_TYPE_F32), 1, &four);
  m = cg_module_create(ctx);
  b = cg_function_begin(m, "open", 1, types);
  assert_non_null(cg_tanh(b, cg_argument(b, 0)));
  bare.backend = cg_spirv_backend();
  expect(ctx, &s, cg_compile(m, &bare, &program), CG_INVALID_ARGUMENT, CG_SEVERITY_ERROR);
  assert_non_null(strstr(s.message, "'open' was begun, but not ended"));
  cg_destroy(ctx);

  // A backend or hook names a kind, or none.
  static const struct {
    const char *id, *message;
    cg_result result;
  } reports[] = {{"missing-feature", "[missing-feature] needs more", CG_UNSUPPORTED},
                 {"left-out", "[left-out] needs more", CG_UNSUPPORTED}, // no build of the tests has left out anything: tests/vendor/left_out.c
                 {"unsupported-op", "needs more", CG_UNSUPPORTED},
                 {"unsupported-op", "[no such kind] needs more", CG_UNSUPPORTED},
                 {"invalid-op", "is wrong", CG_INVALID_INPUT}};
  for (size_t i = 0; i < sizeof reports / sizeof reports[0]; i++) {
    ctx = open_context(&s, reports[i].id);
    assert_int_equal(cg_parse(ctx, tanh_text, sizeof tanh_text - 1, NULL, &m), CG_OK);
    expect(ctx, &s, cg_op_report(m, reports[i].result, reports[i].message), reports[i].result, CG_SEVERITY_ERROR);
    assert_non_null(strstr(s.message, i == 3 ? "op [no such kind] needs more" : i == 4 ? "op is wrong" : "op needs more"));
    cg_destroy(ctx);
  }
  static const struct {
    const char *id, *message, *detail, *text;
  } lacks[] = {{"emission-form", "is no part of it", NULL, "op is no part of it"},
               {"missing-feature", "[missing-feature] needs ", "shaderInt64", "op needs shaderInt64, target hopper"},
               {"emission-form", "needs ", "shaderInt64", "op needs shaderInt64, target hopper"}};
  for (size_t i = 0; i < sizeof lacks / sizeof lacks[0]; i++) {
    ctx = open_context(&s, lacks[i].id);
    assert_int_equal(cg_parse(ctx, tanh_text, sizeof tanh_text - 1, NULL, &m), CG_OK);
    expect(ctx, &s, cg_backend_report(cg_target_find("hopper"), m, CG_UNSUPPORTED, lacks[i].message, lacks[i].detail), CG_UNSUPPORTED,
           CG_SEVERITY_ERROR);
    assert_non_null(strstr(s.message, lacks[i].text));
    cg_destroy(ctx);
  }
  char long_text[1000]; // it is cut
  memset(long_text, 'x', sizeof long_text - 1);
  long_text[sizeof long_text - 1] = 0;
  ctx = open_context(&s, "emission-form");
  assert_int_equal(cg_parse(ctx, tanh_text, sizeof tanh_text - 1, NULL, &m), CG_OK);
  expect(ctx, &s, cg_backend_report(cg_target_find("hopper"), m, CG_UNSUPPORTED, long_text, long_text), CG_UNSUPPORTED, CG_SEVERITY_ERROR);
  cg_destroy(ctx);
}

// ---- the documentation ------------------------------------------------------------------------------------------------------------------------
static void test_documentation(void **state) { // runs last
  char line[1024];
  FILE *f = fopen("docs/diagnostics.md", "rb");
  int missing = 0;
  (void)state;
  assert_non_null(f);
  while (fgets(line, sizeof line, f)) { // rows begin "| `id` |"
    char *end = strncmp(line, "| `", 3) == 0 ? strchr(line + 3, '`') : NULL;
    if (!end) continue;
    *end = 0;
    size_t k = kind_of(line + 3);
    if (kinds[k].listed) fail_msg("%s is listed twice", line + 3);
    kinds[k].listed = true;
  }
  fclose(f);
  for (size_t i = 0; i < num_kinds; i++) {
    if (!kinds[i].listed) missing++, print_error("%s is not in docs/diagnostics.md\n", kinds[i].id);
    if (!kinds[i].provoked) missing++, print_error("nothing here provokes %s\n", kinds[i].id);
  }
  assert_int_equal(missing, 0);
  assert_true(num_kinds > 40);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_rows), cmocka_unit_test(test_compile_options), cmocka_unit_test(test_other_calls),
                                     cmocka_unit_test(test_documentation)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
