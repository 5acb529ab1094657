// Programs for hosts with fixed layouts, launched on the Vulkan device: each case is compiled with a descriptor for several targets and pipelines, run
// by the launch description, and its results are compared with those of the interpreter on the module as it was written. The runner binds buffers at
// offsets that are not 0 and fails where a kernel wrote a byte around its arrays or between their elements. The program's own IR is interpreted, too.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "codegen.h"
#include "codegen_spirv.h"
#include "runner.h"

enum { MAX_ARRAYS = 16 };

static runner *device;

// ---- cases --------------------------------------------------------------------------------------------------------------------------------
typedef struct {
  const char *name, *text, *function;
  const cg_argument_desc *arrays;
  size_t num_arrays;
  const char *targets;   // "" ends the list of names, which spaces separate; NULL: all of all_targets
  const char *pipelines; // as well; NULL: each kernel's own
  int64_t dims[40];      // of the dynamic ones, in order
  uint32_t base, sizes_set, sizes_binding, sizes_offset;
  cg_sizes_from sizes;
  const char *const *entry_points;
  size_t num_entry_points;
  int64_t repeat; // arrays whose index is a bit of this hold one value along their first dim, as a stride of 0 wants
  size_t kernels; // how many there must be; 0: any number
} launch_case;

static const char all_targets[] = "vulkan1.0 vulkan1.1 valhall lavapipe";
static const char all_pipelines[] = "SimpleDistribute Vectorize MatmulPromoteVectorize Transpose VectorDistribute";

#define STRIDES(...)                                                                                                                                 \
  .num_strides = sizeof((const int64_t[]){__VA_ARGS__}) / 8, .strides = (const int64_t[]) { __VA_ARGS__ }
#define AT(s, b, offset) .fixed = true, .set = (s), .binding = (b), .byte_offset = (offset)
#define ARRAYS(name) .arrays = name, .num_arrays = sizeof name / sizeof name[0]

static const char elementwise[] = "func.func @main(%a: tensor<5x13xf32>, %b: tensor<5x13xf32>) -> tensor<5x13xf32> {\n"
                                  "  %0 = stablehlo.multiply %a, %b : tensor<5x13xf32>\n"
                                  "  %1 = stablehlo.add %0, %a : tensor<5x13xf32>\n"
                                  "  return %1 : tensor<5x13xf32>\n}\n";
static const cg_argument_desc padded_rows[] = {{.index = 0, AT(0, 4, 64), STRIDES(16, 1)},
                                               {.index = 1, AT(2, 0, 12), STRIDES(13, 1)},
                                               {.is_result = true, .index = 0, AT(1, 1, 4), STRIDES(20, 1)}};
// Columns first; each element an eighth of a row apart.
static const cg_argument_desc turned[] = {{.index = 0, STRIDES(1, 5)}, {.is_result = true, .index = 0, STRIDES(2, 11), .byte_offset = 8}};
// A stride of 0: one row is read again and again.
static const cg_argument_desc one_row[] = {{.index = 0, STRIDES(0, 1)}, {.is_result = true, .index = 0, AT(0, 9, 0), STRIDES(14, 1)}};
// Three arrays in one buffer, element by element in turn.
static const cg_argument_desc interleaved[] = {{.index = 0, AT(0, 0, 0), STRIDES(39, 3)},
                                               {.index = 1, AT(0, 0, 4), STRIDES(39, 3)},
                                               {.is_result = true, .index = 0, AT(0, 0, 8), STRIDES(39, 3)}};
// One after another in one buffer; with what is in front and between.
static const cg_argument_desc one_buffer[] = {
    {.index = 0, AT(3, 2, 256)}, {.index = 1, AT(3, 2, 1024), STRIDES(15, 1)}, {.is_result = true, .index = 0, AT(3, 2, 2048), STRIDES(17, 1)}};

static const char product[] =
    "func.func @main(%a: tensor<40x24xf32>, %b: tensor<24x36xf32>, %c: tensor<36xf32>) -> tensor<40x36xf32> {\n"
    "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<40x24xf32>, tensor<24x36xf32>) -> tensor<40x36xf32>\n"
    "  %1 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<36xf32>) -> tensor<40x36xf32>\n"
    "  %2 = stablehlo.add %0, %1 : tensor<40x36xf32>\n"
    "  return %2 : tensor<40x36xf32>\n}\n";
static const cg_argument_desc slices[] = {{.index = 0, AT(0, 1, 4), STRIDES(29, 1)}, // odd rows at an odd word: no vectors
                                          {.index = 1, AT(0, 2, 128), STRIDES(40, 1)},
                                          {.is_result = true, .index = 0, AT(0, 0, 256), STRIDES(64, 1)}};
static const cg_argument_desc transposed[] = {
    {.index = 1, AT(0, 7, 0), STRIDES(1, 24)}, {.index = 2, AT(0, 7, 4096), STRIDES(2)}, {.is_result = true, .index = 0, STRIDES(1, 40)}};

static const char convolution[] =
    "func.func @main(%x: tensor<2x9x9x4xf32>, %w: tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32> {\n"
    "  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2]}\n"
    "    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x9x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>\n"
    "  return %0 : tensor<2x4x4x8xf32>\n}\n";
// The host keeps images by channel, its rows padded: NCHW for an NHWC program.
static const cg_argument_desc by_channel[] = {{.index = 0, AT(0, 0, 256), STRIDES(4 * 9 * 12, 12, 1, 9 * 12)},
                                              {.is_result = true, .index = 0, AT(0, 1, 512), STRIDES(8 * 4 * 6, 6, 1, 4 * 6)}};

static const char softmax[] =
    "func.func @main(%x: tensor<6x70xf32>) -> tensor<6x70xf32> {\n"
    "  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>\n  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<6x70xf32>, tensor<f32>) -> tensor<6xf32>\n"
    "  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<6xf32>) -> tensor<6x70xf32>\n"
    "  %2 = stablehlo.subtract %x, %1 : tensor<6x70xf32>\n  %3 = stablehlo.exponential %2 : tensor<6x70xf32>\n"
    "  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x70xf32>, tensor<f32>) -> tensor<6xf32>\n"
    "  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xf32>) -> tensor<6x70xf32>\n"
    "  %6 = stablehlo.divide %3, %5 : tensor<6x70xf32>\n  return %6 : tensor<6x70xf32>\n}\n";
static const cg_argument_desc rows[] = {{.index = 0, AT(1, 0, 16), STRIDES(77, 1)}, {.is_result = true, .index = 0, AT(1, 1, 0), STRIDES(80, 1)}};
static const cg_argument_desc columns[] = {{.index = 0, STRIDES(1, 6)}, {.is_result = true, .index = 0, STRIDES(1, 8)}};

static const char narrow[] = "func.func @main(%a: tensor<5x7xi8>, %b: tensor<5x7xf16>) -> (tensor<5x7xi8>, tensor<7x5xf16>) {\n"
                             "  %0 = stablehlo.add %a, %a : tensor<5x7xi8>\n"
                             "  %1 = stablehlo.add %b, %b : tensor<5x7xf16>\n"
                             "  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<5x7xf16>) -> tensor<7x5xf16>\n"
                             "  return %0, %2 : tensor<5x7xi8>, tensor<7x5xf16>\n}\n";
static const cg_argument_desc odd_bytes[] = {{.index = 0, AT(0, 3, 8), STRIDES(9, 1)},
                                             {.index = 1, AT(0, 2, 4), STRIDES(11, 1)},
                                             {.is_result = true, .index = 0, AT(0, 0, 12), STRIDES(15, 2)},
                                             {.is_result = true, .index = 1, AT(0, 1, 4), STRIDES(7, 1)}};

static const char wide[] =
    "func.func @main(%a: tensor<5x7xi64>, %b: tensor<5x7xi64>, %c: tensor<5x7xi1>) -> (tensor<5x7xi64>, tensor<5x7xi1>, tensor<7x5xbf16>) {\n"
    "  %0 = stablehlo.add %a, %b : tensor<5x7xi64>\n"
    "  %1 = stablehlo.compare LT, %a, %b : (tensor<5x7xi64>, tensor<5x7xi64>) -> tensor<5x7xi1>\n"
    "  %2 = stablehlo.xor %1, %c : tensor<5x7xi1>\n"
    "  %3 = stablehlo.convert %0 : (tensor<5x7xi64>) -> tensor<5x7xbf16>\n"
    "  %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<5x7xbf16>) -> tensor<7x5xbf16>\n"
    "  return %0, %2, %4 : tensor<5x7xi64>, tensor<5x7xi1>, tensor<7x5xbf16>\n}\n";
static const cg_argument_desc words_and_bits[] = {{.index = 0, AT(0, 3, 8), STRIDES(9, 1)},
                                                  {.index = 1, AT(0, 3, 1024), STRIDES(1, 6)},
                                                  {.index = 2, .byte_offset = 4, STRIDES(11, 1)},
                                                  {.is_result = true, .index = 0, .byte_offset = 16, STRIDES(3, 17)},
                                                  {.is_result = true, .index = 1, .byte_offset = 12, STRIDES(1, 6)},
                                                  {.is_result = true, .index = 2, STRIDES(1, 8)}};

// What steps write without a kernel, among the host's bytes.
static const char constants[] =
    "func.func @main(%a: tensor<5xi8>) -> (tensor<4xf32>, tensor<7xi8>, tensor<3x2xf32>, tensor<5xi8>, tensor<2x3xi8>) {\n"
    "  %0 = stablehlo.constant dense<2.5> : tensor<4xf32>\n  %1 = stablehlo.constant dense<7> : tensor<7xi8>\n"
    "  %2 = stablehlo.constant dense<-1.5> : tensor<3x2xf32>\n"
    "  %3 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>\n"
    "  return %0, %1, %2, %a, %3 : tensor<4xf32>, tensor<7xi8>, tensor<3x2xf32>, tensor<5xi8>, tensor<2x3xi8>\n}\n";
static const cg_argument_desc constant_layouts[] = {{.is_result = true, .index = 0, AT(0, 3, 12)},
                                                    {.is_result = true, .index = 1, AT(0, 3, 64)},
                                                    {.is_result = true, .index = 2, STRIDES(5, 2)},
                                                    {.is_result = true, .index = 3, AT(0, 3, 32)},
                                                    {.is_result = true, .index = 4, .byte_offset = 4, STRIDES(4, 1)}};

// What stands between an array and the kernels: a reshape of an argument and of a result, an argument and a constant that are returned, a value that
// is returned twice, and one that a later kernel reads where the host wants it.
static const char views[] =
    "func.func @main(%a: tensor<4x6xf32>, %b: tensor<24xf32>) -> (tensor<24xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<3xf32>, tensor<2x12xf32>, "
    "tensor<24xf32>, tensor<24xf32>, tensor<f32>) {\n"
    "  %0 = stablehlo.reshape %a : (tensor<4x6xf32>) -> tensor<24xf32>\n"
    "  %1 = stablehlo.add %0, %b : tensor<24xf32>\n"
    "  %2 = stablehlo.reshape %1 : (tensor<24xf32>) -> tensor<2x12xf32>\n"
    "  %3 = stablehlo.multiply %b, %b : tensor<24xf32>\n"
    "  %4 = stablehlo.constant dense<[1.0, -2.0, 3.0]> : tensor<3xf32>\n"
    "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %5 = stablehlo.reduce(%3 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>\n"
    "  return %1, %a, %a, %4, %2, %3, %3, %5 : tensor<24xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<3xf32>, tensor<2x12xf32>, tensor<24xf32>,\n"
    "    tensor<24xf32>, tensor<f32>\n}\n";
static const cg_argument_desc view_layouts[] = {{.index = 0, AT(0, 0, 64), STRIDES(10, 1)},
                                                {.is_result = true, .index = 0, AT(0, 1, 4)},
                                                {.is_result = true, .index = 1, AT(0, 2, 8), STRIDES(1, 4)},
                                                {.is_result = true, .index = 3, AT(0, 3, 16), STRIDES(5)},
                                                {.is_result = true, .index = 4, AT(0, 4, 4), STRIDES(16, 1)},
                                                {.is_result = true, .index = 5, AT(0, 5, 12), STRIDES(3)},
                                                {.is_result = true, .index = 6, AT(0, 6, 256)}};
// The same without strides: views and copies stay, at the host's offsets.
static const cg_argument_desc view_offsets[] = {{.index = 0, AT(0, 0, 64)},
                                                {.index = 1, AT(0, 8, 16)},
                                                {.is_result = true, .index = 0, AT(0, 1, 4)},
                                                {.is_result = true, .index = 1, AT(0, 1, 1024)},
                                                {.is_result = true, .index = 3, AT(0, 3, 16)},
                                                {.is_result = true, .index = 5, AT(1, 5, 12)}};

static const char dynamic[] =
    "func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x12xf32>) -> (tensor<?x12xf32>, tensor<?xf32>) {\n"
    "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>\n"
    "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<?x12xf32>, tensor<f32>) -> tensor<?xf32>\n"
    "  return %0, %1 : tensor<?x12xf32>, tensor<?xf32>\n}\n";
static const cg_argument_desc dynamic_layouts[] = {{.index = 0, AT(0, 3, 256), STRIDES(40, 1)},
                                                   {.index = 1, AT(0, 1, 0), STRIDES(13, 1)},
                                                   {.is_result = true, .index = 0, AT(1, 0, 16), STRIDES(1, 100)}};
static const char *const three_names[] = {"multiply", "add_up", "store"};

// 24 sizes: behind 64 bytes of the host's they are more than 128 bytes of push constants.
#define RANK8 "tensor<?x?x?x?x?x?x?x?xf32>"
static const char many_sizes[] = "func.func @main(%a: " RANK8 ", %b: " RANK8 ", %c: " RANK8 ") -> (" RANK8 ", " RANK8 ", " RANK8 ") {\n"
                                 "  %0 = stablehlo.add %a, %a : " RANK8 "\n  %1 = stablehlo.multiply %b, %b : " RANK8 "\n"
                                 "  %2 = stablehlo.subtract %c, %0 : " RANK8 "\n  %3 = stablehlo.add %1, %2 : " RANK8 "\n"
                                 "  return %0, %1, %3 : " RANK8 ", " RANK8 ", " RANK8 "\n}\n";
static const cg_argument_desc many_layouts[] = {{.index = 1, AT(0, 1, 128)}};

// More buffers than the four that Vulkan 1.0 promises.
static const char normalization[] =
    "func.func @main(%x: tensor<2x5x3xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>) -> tensor<2x5x3xf32> {\n"
    "  %w = stablehlo.multiply %v, %v : tensor<3xf32>\n"
    "  %0 = \"stablehlo.batch_norm_inference\"(%x, %s, %o, %m, %w) {epsilon = 1.0 : f32, feature_index = 2 : i64} : (tensor<2x5x3xf32>, tensor<3xf32>,\n"
    "    tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x5x3xf32>\n  return %0 : tensor<2x5x3xf32>\n}\n";
static const cg_argument_desc normalization_layouts[] = {{.index = 1, AT(0, 6, 32)},
                                                         {.index = 2, AT(0, 6, 64)},
                                                         {.index = 0, AT(0, 5, 0), STRIDES(24, 4, 1)},
                                                         {.is_result = true, .index = 0, STRIDES(20, 4, 1)}};
static const char extreme[] =
    "func.func @main(%x: tensor<6x7xf32>, %y: tensor<6x7xi32>, %i: tensor<f32>, %j: tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>) {\n"
    "  %0:2 = stablehlo.reduce(%x init: %i), (%y init: %j) across dimensions = [1] : (tensor<6x7xf32>, tensor<6x7xi32>, tensor<f32>, tensor<i32>) ->\n"
    "    (tensor<6xf32>, tensor<6xi32>)\n   reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<i32>, %d: tensor<i32>) {\n"
    "    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "    %2 = stablehlo.select %1, %a, %b : tensor<i1>, tensor<f32>\n    %3 = stablehlo.select %1, %c, %d : tensor<i1>, tensor<i32>\n"
    "    stablehlo.return %2, %3 : tensor<f32>, tensor<i32>\n  }\n  return %0#0, %0#1 : tensor<6xf32>, tensor<6xi32>\n}\n";
static const cg_argument_desc extreme_layouts[] = {{.is_result = true, .index = 0, AT(0, 3, 16)}, {.index = 0, AT(0, 4, 128), STRIDES(8, 1)}};
static const char update[] = "func.func @main(%x: tensor<6x7xi32>, %u: tensor<2x3xi32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<6x7xi32> {\n"
                             "  %0 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<6x7xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> "
                             "tensor<6x7xi32>\n  return %0 : tensor<6x7xi32>\n}\n";
static const cg_argument_desc update_layouts[] = {{.index = 2, AT(0, 1, 256)}, {.is_result = true, .index = 0, AT(0, 1, 0), STRIDES(8, 1)}};

// Several functions of one module, each with kernels of its own; a layout for all, and one for one of them.
static const char functions[] =
    "func.func @first(%a: tensor<9xf32>) -> tensor<9xf32> {\n  %0 = stablehlo.negate %a : tensor<9xf32>\n"
    "  return %0 : tensor<9xf32>\n}\n"
    "func.func @second(%a: tensor<9xf32>, %b: tensor<9x9xf32>) -> (tensor<9xf32>, tensor<9xf32>) {\n"
    "  %0 = stablehlo.dot_general %b, %a, contracting_dims = [1] x [0] : (tensor<9x9xf32>, tensor<9xf32>) -> tensor<9xf32>\n"
    "  %1 = stablehlo.dot_general %b, %0, contracting_dims = [1] x [0] : (tensor<9x9xf32>, tensor<9xf32>) -> tensor<9xf32>\n"
    "  return %0, %1 : tensor<9xf32>, tensor<9xf32>\n}\n";
static const cg_argument_desc function_layouts[] = {{.index = 0, AT(0, 5, 64), STRIDES(2)},
                                                    {.function = "second", .index = 1, AT(0, 0, 4), STRIDES(11, 1)},
                                                    {.function = "second", .is_result = true, .index = 0, AT(0, 0, 1024), STRIDES(1)}};
static const char *const function_names[] = {"negate", "once", "twice"};
static const char empty[] = "func.func @main(%a: tensor<?x4xf32>) -> tensor<?x4xf32> {\n  %0 = stablehlo.add %a, %a : tensor<?x4xf32>\n"
                            "  return %0 : tensor<?x4xf32>\n}\n";
static const cg_argument_desc empty_layouts[] = {{.index = 0, AT(0, 2, 16), STRIDES(6, 1)},
                                                 {.is_result = true, .index = 0, AT(0, 1, 32), STRIDES(5, 1)}};

static const launch_case cases[] = {
    {.name = "padded_rows", .text = elementwise, ARRAYS(padded_rows), .pipelines = all_pipelines},
    {.name = "columns_first", .text = elementwise, ARRAYS(turned), .pipelines = all_pipelines},
    {.name = "stride_zero", .text = elementwise, ARRAYS(one_row), .pipelines = all_pipelines, .repeat = 1},
    {.name = "interleaved", .text = elementwise, ARRAYS(interleaved), .pipelines = all_pipelines},
    {.name = "one_buffer", .text = elementwise, ARRAYS(one_buffer), .pipelines = all_pipelines},
    {.name = "slices_of_matrices", .text = product, ARRAYS(slices), .pipelines = all_pipelines},
    {.name = "transposed_matrices", .text = product, ARRAYS(transposed), .pipelines = all_pipelines},
    {.name = "images_by_channel", .text = convolution, ARRAYS(by_channel), .pipelines = all_pipelines},
    {.name = "rows_of_softmax", .text = softmax, ARRAYS(rows), .pipelines = all_pipelines},
    {.name = "columns_of_softmax", .text = softmax, ARRAYS(columns), .pipelines = all_pipelines},
    {.name = "narrow_elements", .text = narrow, ARRAYS(odd_bytes), .pipelines = all_pipelines},
    {.name = "wide_elements_and_bits", .text = wide, ARRAYS(words_and_bits), .pipelines = all_pipelines},
    {.name = "constants", .text = constants, ARRAYS(constant_layouts)},
    {.name = "views", .text = views, ARRAYS(view_layouts)},
    {.name = "offsets_alone", .text = views, ARRAYS(view_offsets)},
    {.name = "dynamic_sizes", .text = dynamic, ARRAYS(dynamic_layouts), .dims = {13, 20, 20}, .base = 16, .pipelines = all_pipelines},
    {.name = "sizes_in_uniform_buffer",
     .text = dynamic,
     ARRAYS(dynamic_layouts),
     .dims = {33, 40, 40},
     .sizes = CG_SIZES_UNIFORM_BUFFER,
     .sizes_set = 2,
     .sizes_binding = 7,
     .sizes_offset = 32,
     .entry_points = three_names,
     .num_entry_points = 3,
     .kernels = 3},
    {.name = "sizes_in_storage_buffer",
     .text = dynamic,
     ARRAYS(dynamic_layouts),
     .dims = {1, 7, 7},
     .sizes = CG_SIZES_STORAGE_BUFFER,
     .sizes_set = 0,
     .sizes_binding = 0,
     .sizes_offset = 4},
    {.name = "sizes_beyond_push_constants",
     .text = many_sizes,
     ARRAYS(many_layouts),
     .base = 64,
     .targets = "lavapipe vulkan1.1",
     .dims = {1, 2, 1, 3, 2, 1, 2, 2, 1, 2, 1, 3, 2, 1, 2, 2, 1, 2, 1, 3, 2, 1, 2, 2}},
    {.name = "packed_normalization", .text = normalization, ARRAYS(normalization_layouts), .pipelines = all_pipelines},
    {.name = "packed_pairs", .text = extreme, ARRAYS(extreme_layouts), .pipelines = all_pipelines},
    {.name = "packed_update", .text = update, ARRAYS(update_layouts)},
    {.name = "first_of_two_functions",
     .text = functions,
     .function = "first",
     ARRAYS(function_layouts),
     .entry_points = function_names,
     .num_entry_points = 3,
     .kernels = 3},
    {.name = "second_of_two_functions", .text = functions, .function = "second", ARRAYS(function_layouts)},
    {.name = "no_rows", .text = empty, ARRAYS(empty_layouts), .dims = {0}},
    {.name = "some_rows", .text = empty, ARRAYS(empty_layouts), .dims = {3}},
};

// ---- running --------------------------------------------------------------------------------------------------------------------------------
static void report(void *user, const cg_diagnostic *d) {
  if (d->severity == CG_SEVERITY_ERROR)
    fprintf(stderr, "%s: %.*s:%u: %.*s\n", (const char *)user, (int)d->file.len, d->file.data, d->line, (int)d->message.len, d->message.data);
}

static cg_context *context(const launch_case *c) {
  cg_context_desc desc;
  memset(&desc, 0, sizeof desc);
  desc.diagnostic_fn = report;
  desc.diagnostic_user = (void *)c->name;
  return cg_create(&desc);
}

static cg_module parse(cg_context *ctx, const launch_case *c) {
  cg_module module = NULL;
  assert_int_equal(cg_parse(ctx, c->text, strlen(c->text), NULL, &module), CG_OK);
  return module;
}

static cg_op find(cg_module module, const char *name) {
  for (cg_op op = cg_block_first(cg_region_first(cg_op_region(module, 0))); op; op = cg_op_next(op)) {
    cg_attr symbol = cg_op_attr(op, "sym_name");
    if (symbol && cg_attr_str(symbol).len == strlen(name) && memcmp(cg_attr_str(symbol).data, name, strlen(name)) == 0) return op;
  }
  fail_msg("no function %s", name);
  return NULL;
}

// Small whole numbers, so that sums in any order are exact.
static void fill(cg_array *a, size_t index, bool repeat) {
  uint32_t seed = 12345u + (uint32_t)index * 977u;
  unsigned width = cg_storage_bytes(a->element);
  size_t count = a->size / width, row = a->rank && a->shape[0] ? count / (size_t)a->shape[0] : count;
  for (size_t i = 0; i < count; i++) {
    seed = seed * 1664525u + 1013904223u;
    int v = (int)(seed >> 16) % 7 - 3;
    uint8_t *p = a->data + i * width;
    if (repeat && i >= row) {
      memcpy(p, a->data + i % row * width, width);
    } else if (cg_type_get_kind(a->element) == CG_TYPE_F32) {
      float f = (float)v;
      memcpy(p, &f, 4);
    } else if (cg_type_get_kind(a->element) == CG_TYPE_F16) {
      static const uint16_t halves[] = {0xC200, 0xC000, 0xBC00, 0, 0x3C00, 0x4000, 0x4200}; // -3 to 3
      memcpy(p, &halves[v + 3], 2);
    } else {
      int64_t word = v < 0 && !a->rank ? -v : v; // a rank of 0 is a place: not negative
      if (cg_type_width(a->element) == 1) word &= 1;
      memcpy(p, &word, width);
    }
  }
}

static size_t arguments(const launch_case *c, cg_module module, cg_array *args, uint8_t (*bytes)[16384]) {
  cg_type type = cg_attr_type(cg_op_attr(find(module, c->function ? c->function : "main"), "function_type"));
  size_t n = cg_type_num_inputs(type), dynamic_dims = 0;
  for (size_t i = 0; i < n; i++) {
    cg_type t = cg_type_input(type, (unsigned)i);
    memset(&args[i], 0, sizeof args[i]);
    args[i].element = cg_type_element(t);
    args[i].rank = cg_type_rank(t);
    args[i].size = cg_storage_bytes(args[i].element);
    for (unsigned d = 0; d < args[i].rank; d++) {
      int64_t size = cg_type_dim(t, d);
      args[i].shape[d] = size == CG_DYNAMIC ? c->dims[dynamic_dims++] : size;
      args[i].size *= (size_t)args[i].shape[d];
    }
    assert_true(args[i].size <= sizeof bytes[i]);
    args[i].data = bytes[i];
    fill(&args[i], i, c->repeat >> i & 1);
  }
  return n;
}

static void compare(const launch_case *c, const char *how, const cg_array *got, const cg_array *want, size_t n) {
  for (size_t i = 0; i < n; i++) {
    assert_int_equal(got[i].size, want[i].size);
    unsigned width = cg_storage_bytes(want[i].element);
    for (size_t k = 0; k < want[i].size / width; k++) {
      if (memcmp(got[i].data + k * width, want[i].data + k * width, width) == 0) continue;
      float x = 0, y = 1;
      if (cg_type_get_kind(want[i].element) == CG_TYPE_F32) {
        memcpy(&x, got[i].data + k * width, 4);
        memcpy(&y, want[i].data + k * width, 4);
      }
      float difference = x > y ? x - y : y - x, most = y < 0 ? -y : y;
      if (!(difference <= 1e-5f * (1 + most))) fail_msg("%s, %s: element %zu of result %zu is %g, not %g", c->name, how, k, i, (double)x, (double)y);
    }
  }
}

static void check_names(const launch_case *c, const cg_program *p) {
  if (c->kernels) assert_int_equal(p->num_kernels, c->kernels);
  for (size_t i = 0; i < c->num_entry_points; i++) {
    assert_int_equal(p->kernels[i].name.len, strlen(c->entry_points[i]));
    assert_memory_equal(p->kernels[i].name.data, c->entry_points[i], p->kernels[i].name.len);
  }
  for (size_t i = 0; i < p->num_kernels; i++) {
    const cg_kernel *k = &p->kernels[i];
    if (c->sizes != CG_SIZES_PUSH_CONSTANTS) {
      assert_int_equal(k->num_push_constants, 0);
      if (!k->num_parameters) continue;
      const cg_binding *b = &k->bindings[k->parameter_binding];
      assert_int_equal(b->set, c->sizes_set);
      assert_int_equal(b->binding, c->sizes_binding);
      assert_int_equal(b->type, c->sizes == CG_SIZES_UNIFORM_BUFFER ? CG_BINDING_UNIFORM_BUFFER : CG_BINDING_STORAGE_BUFFER);
      for (size_t w = 0; w < k->num_parameters; w++) assert_true(k->parameters[w].offset >= c->sizes_offset);
    }
    for (size_t w = 0; w < k->num_push_constants; w++) assert_int_equal(k->push_constants[w].offset, c->base + 4 * w);
  }
}

static void run_one(const launch_case *c, const char *target, const char *pipeline, const cg_array *want, size_t num_want, uint8_t (*bytes)[16384]) {
  cg_context *ctx = context(c);
  cg_module module = parse(ctx, c);
  cg_array args[MAX_ARRAYS], results[MAX_ARRAYS], again[MAX_ARRAYS];
  cg_compile_desc desc;
  cg_program program;
  runner_error error;
  char how[128];
  const cg_function *f = NULL;
  const char *name = c->function ? c->function : "main";
  size_t n = arguments(c, module, args, bytes), num_again = MAX_ARRAYS;
  snprintf(how, sizeof how, "%s, %s", target, pipeline ? pipeline : "default");
  memset(&desc, 0, sizeof desc);
  desc.target = target;
  desc.pipeline = pipeline;
  desc.backend = cg_spirv_backend();
  desc.arguments = c->arrays;
  desc.num_arguments = c->num_arrays;
  desc.push_constant_base = c->base;
  desc.sizes = c->sizes;
  desc.sizes_set = c->sizes_set;
  desc.sizes_binding = c->sizes_binding;
  desc.sizes_offset = c->sizes_offset;
  desc.entry_points = c->entry_points;
  desc.num_entry_points = c->num_entry_points;
  if (cg_compile(module, &desc, &program) != CG_OK) fail_msg("%s, %s: refused", c->name, how);
  check_names(c, &program);
  for (size_t i = 0; i < program.num_functions; i++)
    if (program.functions[i].name.len == strlen(name) && memcmp(program.functions[i].name.data, name, strlen(name)) == 0) f = &program.functions[i];
  assert_non_null(f);
  error.text[0] = 0;
  if (!runner_function(device, &program, f, args, results, NULL, &error)) fail_msg("%s, %s: %s", c->name, how, error.text);
  compare(c, how, results, want, num_want);
  for (size_t i = 0; i < num_want; i++) free(results[i].data);
  if (cg_interpret(program.module, name, n, args, &num_again, again, NULL) != CG_OK) fail_msg("%s, %s: not interpreted", c->name, how);
  assert_int_equal(num_again, num_want);
  compare(c, how, again, want, num_want);
  cg_destroy(ctx);
}

// The words of a list that spaces separate, one after another in `word`.
static const char *next(const char *list, char *word, size_t size) {
  size_t n = 0;
  while (*list == ' ') list++;
  for (; *list && *list != ' '; list++)
    if (n + 1 < size) word[n++] = *list;
  word[n] = 0;
  return n ? list : NULL;
}

static void run_case(void **state) {
  static uint8_t bytes[MAX_ARRAYS][16384];
  const launch_case *c = (const launch_case *)*state;
  cg_context *ctx = context(c);
  cg_module module = parse(ctx, c);
  cg_array args[MAX_ARRAYS], want[MAX_ARRAYS];
  size_t n = arguments(c, module, args, bytes), num_want = MAX_ARRAYS;
  char target[32], pipeline[32];
  if (!device) fail_msg("no Vulkan device");
  assert_int_equal(cg_interpret(module, c->function ? c->function : "main", n, args, &num_want, want, NULL), CG_OK);
  for (const char *t = c->targets ? c->targets : all_targets; (t = next(t, target, sizeof target)) != NULL;) {
    run_one(c, target, NULL, want, num_want, bytes);
    for (const char *p = c->pipelines ? c->pipelines : ""; (p = next(p, pipeline, sizeof pipeline)) != NULL;)
      run_one(c, target, pipeline, want, num_want, bytes);
  }
  cg_destroy(ctx);
}

// ---- a host of its own ------------------------------------------------------------------------------------------------------------------------
// An engine's image: 4 floats a pixel, rows of 400 bytes from byte 768 of its buffer on, 37 rows of 20 pixels. The fourth channel becomes the blurred
// brightness of the other three. The bytes are written, and those expected are computed, here, without a look at what the program says of arrays.
enum { ROWS = 37, COLUMNS = 20, PITCH = 400, START = 768, IMAGE = START + ROWS * PITCH + 256 };

static float *pixel(uint8_t *image, int y, int x, int channel) { return (float *)(void *)(image + START + y * PITCH + (x * 4 + channel) * 4); }

static void image_in_place(void **state) {
  static const char text[] = "func.func @main(%r: tensor<37x20xf32>, %g: tensor<37x20xf32>, %b: tensor<37x20xf32>) -> tensor<37x20xf32> {\n"
                             "  %rg = stablehlo.add %r, %g : tensor<37x20xf32>\n  %y = stablehlo.add %rg, %b : tensor<37x20xf32>\n"
                             "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
                             "  %0 = \"stablehlo.reduce_window\"(%y, %z) ({\n  ^bb0(%p: tensor<f32>, %q: tensor<f32>):\n"
                             "    %s = stablehlo.add %p, %q : tensor<f32>\n    stablehlo.return %s : tensor<f32>\n"
                             "  }) {window_dimensions = array<i64: 1, 3>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>} : (tensor<37x20xf32>, "
                             "tensor<f32>) -> tensor<37x20xf32>\n  return %0 : tensor<37x20xf32>\n}\n";
  static const int64_t strides[] = {PITCH / 4, 4};
  static uint8_t image[IMAGE], expected[IMAGE];
  cg_argument_desc arrays[4];
  cg_compile_desc desc;
  cg_program program;
  cg_module module;
  cg_context *ctx = cg_create(NULL);
  runner_bench *bench;
  runner_bench_step steps[16];
  runner_bench_chain chain;
  runner_error error;
  size_t host, transient, code, list;
  int64_t bytes;
  double seconds;
  (void)state;
  if (!device) fail_msg("no Vulkan device");
  memset(arrays, 0, sizeof arrays);
  memset(&desc, 0, sizeof desc);
  for (uint32_t i = 0; i < 4; i++) {
    arrays[i].index = i < 3 ? i : 0;
    arrays[i].is_result = i == 3;
    arrays[i].fixed = true;
    arrays[i].set = 1;
    arrays[i].binding = 2;
    arrays[i].byte_offset = 256 + i * 4; // the buffer is bound at byte 512
    arrays[i].num_strides = 2;
    arrays[i].strides = strides;
  }
  desc.backend = cg_spirv_backend();
  desc.target = "vulkan1.1";
  desc.arguments = arrays;
  desc.num_arguments = 4;
  assert_int_equal(cg_parse(ctx, text, strlen(text), NULL, &module), CG_OK);
  assert_int_equal(cg_compile(module, &desc, &program), CG_OK);
  for (int i = 0; i < IMAGE; i++) image[i] = (uint8_t)(i * 7 + 3);
  for (int y = 0; y < ROWS; y++)
    for (int x = 0; x < COLUMNS; x++)
      for (int c = 0; c < 3; c++) *pixel(image, y, x, c) = (float)((y * 5 + x * 3 + c) % 11 - 4);
  memcpy(expected, image, sizeof image);
  for (int y = 0; y < ROWS; y++)
    for (int x = 0; x < COLUMNS; x++) {
      float sum = 0;
      for (int k = x - 1; k <= x + 1; k++)
        for (int c = 0; c < 3 && k >= 0 && k < COLUMNS; c++) sum += *pixel(image, y, k, c);
      *pixel(expected, y, x, 3) = sum;
    }
  const cg_function *f = &program.functions[0];
  bench = runner_bench_open(device);
  assert_non_null(bench);
  assert_int_equal(cg_size_eval(f->transient_bytes, NULL, 0, &bytes), CG_OK);
  bool ok = runner_bench_buffer(bench, IMAGE, &host, &error) && runner_bench_buffer(bench, (uint64_t)bytes, &transient, &error) &&
            runner_bench_write(bench, host, image, IMAGE, &error) && runner_bench_program(bench, &program, NULL, 0, &code, NULL, &error);
  if (!ok) fail_msg("%s", error.text);
  assert_true(f->num_steps <= sizeof steps / sizeof steps[0]);
  memset(steps, 0, sizeof steps);
  for (size_t i = 0; i < f->num_steps; i++) {
    const cg_step *s = &f->steps[i];
    steps[i].kind = s->kind;
    steps[i].program = code;
    steps[i].kernel = s->kernel;
    steps[i].num_ranges = s->num_bindings;
    for (size_t b = 0; b < s->num_bindings; b++) {
      bool own = s->bindings[b].buffer == CG_BUFFER_ARGUMENT || s->bindings[b].buffer == CG_BUFFER_RESULT;
      int64_t offset, length;
      assert_int_equal(cg_size_eval(s->bindings[b].offset, NULL, 0, &offset), CG_OK);
      assert_int_equal(cg_size_eval(s->bindings[b].bytes, NULL, 0, &length), CG_OK);
      steps[i].ranges[b].buffer = own ? host : transient;
      steps[i].ranges[b].offset = (uint64_t)offset + (own ? 512 : 0);
      steps[i].ranges[b].bytes = (uint64_t)length;
    }
    for (int k = 0; k < 3 && s->kind == CG_STEP_DISPATCH; k++) {
      int64_t count;
      assert_int_equal(cg_size_eval(s->workgroup_count[k], NULL, 0, &count), CG_OK);
      steps[i].count[k] = (uint32_t)count;
    }
  }
  memset(&chain, 0, sizeof chain);
  chain.lists = &list;
  chain.num_lists = chain.length = 1;
  ok = runner_bench_list(bench, steps, f->num_steps, &list, &error) && runner_bench_run(bench, &chain, 1, &seconds, &error) &&
       runner_bench_read(bench, host, image, IMAGE, &error);
  if (!ok) fail_msg("%s", error.text);
  for (int i = 0; i < IMAGE; i++)
    if (image[i] != expected[i]) fail_msg("byte %d of the image is %d, not %d", i, image[i], expected[i]);
  runner_bench_close(bench);
  cg_destroy(ctx);
}

int main(void) {
  enum { CASES = sizeof cases / sizeof cases[0] };
  struct CMUnitTest tests[CASES + 1];
  runner_error error;
  memset(tests, 0, sizeof tests);
  tests[CASES].name = "image_in_place";
  tests[CASES].test_func = image_in_place;
  for (size_t i = 0; i < CASES; i++) {
    tests[i].name = cases[i].name;
    tests[i].test_func = run_case;
    tests[i].initial_state = (void *)&cases[i];
  }
  device = vulkan_runner_open(-1, &error);
  if (!device) fprintf(stderr, "%s\n", error.text);
  int failed = cmocka_run_group_tests_name("launch", tests, NULL, NULL);
  if (device) runner_close(device);
  return failed;
}
