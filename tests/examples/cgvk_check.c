// examples/cg_vulkan.h against the interpreter: cgvk_check FILE.mlir SIZE… compiles the file, launches its functions and hand-written dispatches on
// the first device with buffers at offsets that are not zero, and compares; every dynamic dimension is a SIZE in turn. Bytes around the buffers have
// to stay as they are. Without a file: cgvk_check refuses what a device lacks, and wrong calls, by name. --misuse: makes the validation layer speak.
#include "codegen.h"
#include "codegen_spirv.h"
#include "examples/vulkan_host.h"
#define CG_VULKAN_IMPLEMENTATION
#include "examples/cg_vulkan.h"
#include <math.h>
#include <stdlib.h>

enum { MAX_ARRAYS = 16, MAX_SYMBOLS = 16, GUARD = 256, OFFSET = 256, KERNELS = 32, MOST = 2000 };

static vulkan_host device;
static char why[400];
static cg_context *ctx;
static int failures;

static void on_diagnostic(void *user, const cg_diagnostic *d) {
  (void)user;
  fprintf(stderr, "%u:%u: %.*s\n", d->line, d->column, (int)d->message.len, d->message.data);
}

static void quit(const char *what) {
  fprintf(stderr, "%s: %s\n", what, why);
  exit(1);
}

static cgvk_host host(void) {
  cgvk_host h;
  memset(&h, 0, sizeof h);
  h.api_version = VK_API_VERSION_1_1;
  h.properties = &device.properties;
  h.enabled = &device.device_info;
  h.device = device.device;
  h.get_proc = device.GetDeviceProcAddr;
  return h;
}

// ---- arrays and their buffers ------------------------------------------------------------------------------------------------------------------
static uint32_t seed = 1;
static void fill(cg_array *a) { // small floats, or small integers
  seed = seed * 1664525u + 1013904223u;
  for (size_t i = 0; i + 4 <= a->size; i += 4) {
    float f;
    int32_t n;
    seed = seed * 1664525u + 1013904223u;
    f = (float)(seed >> 8) / 8388608.0f - 1.0f;
    n = (int32_t)(seed >> 24) % 7;
    if (cg_type_get_kind(a->element) == CG_TYPE_F32)
      memcpy(a->data + i, &f, 4);
    else
      memcpy(a->data + i, &n, 4);
  }
}

static void make_array(cg_array *a, cg_type element, unsigned rank, const int64_t *shape) {
  memset(a, 0, sizeof *a);
  a->element = element;
  a->rank = rank;
  a->size = cg_storage_bytes(element);
  for (unsigned i = 0; i < rank; i++) {
    a->shape[i] = shape[i];
    a->size *= (size_t)shape[i];
  }
  a->data = (uint8_t *)calloc(1, a->size ? a->size : 1);
  fill(a);
}

typedef struct {
  vulkan_buffer b;
  VkDeviceSize used;
} guarded;

static VkDescriptorBufferInfo make_guarded(guarded *g, VkDeviceSize size, const void *data, size_t bytes) {
  VkDescriptorBufferInfo info;
  g->used = size;
  if (!vulkan_host_buffer(&device, OFFSET + size + GUARD, &g->b)) quit("buffer");
  memset(g->b.mapped, 0xa5, (size_t)g->b.size);
  if (bytes) memcpy((char *)g->b.mapped + OFFSET, data, bytes);
  info.buffer = g->b.buffer;
  info.offset = OFFSET;
  info.range = size;
  return info;
}

static void check_guards(guarded *g, const char *what) {
  const uint8_t *p = (const uint8_t *)g->b.mapped;
  for (VkDeviceSize i = 0; g->b.buffer && i < g->b.size; i++)
    if ((i < OFFSET || i >= OFFSET + g->used) && p[i] != 0xa5) {
      printf("%s: byte %lld outside the buffer was written\n", what, (long long)i - OFFSET);
      failures++;
      break;
    }
  vulkan_host_free(&device, &g->b);
}

static void compare(const char *what, const cg_array *want, const void *got) {
  bool real = cg_type_get_kind(want->element) == CG_TYPE_F32;
  if (!real && memcmp(want->data, got, want->size) != 0) {
    printf("%s differs\n", what);
    failures++;
  }
  for (size_t i = 0; real && i < want->size / 4; i++) {
    float a, b;
    memcpy(&a, want->data + 4 * i, 4);
    memcpy(&b, (const char *)got + 4 * i, 4);
    if (a == b || fabsf(a - b) <= 1e-4f * (1 + fabsf(a))) continue;
    printf("%s, element %zu: %g, and the interpreter says %g\n", what, i, (double)b, (double)a);
    failures++;
    return;
  }
}

// ---- a function ----------------------------------------------------------------------------------------------------------------------------------
static int64_t size_of(cg_size s, const int64_t *symbols, size_t n) {
  int64_t v = 0;
  if (cg_size_eval(s, symbols, n, &v) != CG_OK) quit("a size has no value");
  return v;
}

// Where the elements of an array lie in its buffer: copies them there, or back, or overwrites them with what the buffer held before.
enum { PUT, GET, ERASE };
static void move_array(const cg_array_type *t, const int64_t *symbols, size_t n, cg_array *a, uint8_t *buffer, int what) {
  size_t width = cg_storage_bytes(t->element), count = a->size / width;
  int64_t index[16] = {0};
  for (size_t i = 0; i < count; i++) {
    uint8_t *p = buffer + size_of(t->offset, symbols, n);
    for (uint32_t d = 0; d < t->rank; d++) p += (size_t)(index[d] * size_of(t->strides[d], symbols, n)) * width;
    if (what == PUT)
      memcpy(p, a->data + i * width, width);
    else if (what == GET)
      memcpy(a->data + i * width, p, width);
    else
      memset(p, 0xa5, width);
    for (uint32_t d = t->rank; d-- && ++index[d] == a->shape[d];) index[d] = 0;
  }
}

// The first array that shares the buffer of array i: itself, or one at the same set and binding.
static size_t buffer_of(const cg_function *f, size_t i) {
  const cg_array_type *t = i < f->num_arguments ? &f->arguments[i] : &f->results[i - f->num_arguments];
  for (size_t k = 0; t->fixed && k < i; k++) {
    const cg_array_type *u = k < f->num_arguments ? &f->arguments[k] : &f->results[k - f->num_arguments];
    if (u->fixed && u->set == t->set && u->binding == t->binding) return k;
  }
  return i;
}

// By cgvk_record where that takes the function.
static bool launch(cgvk_program *p, const cg_function *f, int64_t *symbols, const cgvk_buffers *given, const cgvk_needs *needs) {
  VkDescriptorSet sets[256];
  cgvk_control control;
  vulkan_buffer word;
  VkCommandBuffer commands = vulkan_host_begin(&device);
  bool flat = cgvk_record(p, f, symbols, given, device.descriptors, commands, why, sizeof why);
  if (flat || !needs->control) return flat;
  if (!strstr(why, "cgvk_execute") || needs->sets > 256 || !vulkan_host_buffer(&device, 8, &word)) return false;
  control.sets = sets;
  control.read_back = vulkan_host_whole(&word);
  control.mapped = word.mapped;
  control.submit = vulkan_host_go_on;
  control.user = &device;
  control.symbols = symbols;
  bool ok = cgvk_execute(p, f, symbols, given, &control, device.descriptors, commands, why, sizeof why);
  vulkan_host_free(&device, &word);
  return ok;
}

static void run_function(const char *file, cg_module source, cgvk_program *p, const cg_function *f, int64_t dynamic) {
  cg_array args[MAX_ARRAYS], want[MAX_ARRAYS], got;
  guarded buffers[2 * MAX_ARRAYS + 3];
  VkDescriptorBufferInfo infos[2 * MAX_ARRAYS];
  const int64_t *shapes[MAX_ARRAYS];
  int64_t symbols[MAX_SYMBOLS], shape[16];
  size_t n = f->num_arguments + f->num_results, num_results = MAX_ARRAYS;
  cgvk_buffers given;
  cgvk_needs needs;
  char name[128], what[256];
  snprintf(name, sizeof name, "%.*s", (int)f->name.len, f->name.data);
  memset(buffers, 0, sizeof buffers);
  memset(&given, 0, sizeof given);
  for (size_t i = 0; i < f->num_symbols; i++) symbols[i] = dynamic;
  for (size_t i = 0; i < f->num_arguments; i++) {
    for (uint32_t d = 0; d < f->arguments[i].rank; d++) shape[d] = size_of(f->arguments[i].shape[d], symbols, f->num_symbols);
    make_array(&args[i], f->arguments[i].element, f->arguments[i].rank, shape);
    shapes[i] = args[i].shape;
  }
  if (cg_function_symbols(f, shapes, symbols) != CG_OK) quit("symbols");
  for (size_t i = 0; i < f->num_symbols; i++)
    if (f->symbols[i].read) symbols[i] = MOST; // until the steps say what it is
  if (cg_interpret(source, name, f->num_arguments, args, &num_results, want, NULL) != CG_OK) quit("the interpreter");
  for (size_t i = 0; i < n; i++) {
    bool arg = i < f->num_arguments;
    uint32_t index = (uint32_t)(arg ? i : i - f->num_arguments);
    size_t shared = buffer_of(f, i);
    VkDeviceSize bytes;
    if (!cgvk_bytes(f, symbols, arg ? CG_BUFFER_ARGUMENT : CG_BUFFER_RESULT, index, &bytes)) quit("bytes");
    infos[i] = shared < i ? infos[shared] : make_guarded(&buffers[i], bytes, NULL, 0);
    if (arg) move_array(&f->arguments[i], symbols, f->num_symbols, &args[i], (uint8_t *)buffers[shared].b.mapped + OFFSET, PUT);
  }
  if (!cgvk_needs_of(p, f, symbols, &needs, why, sizeof why)) quit("needs");
  if (needs.constants) given.constants = make_guarded(&buffers[n], needs.constants, p->program->constants, p->program->constants_bytes);
  if (needs.transient) given.transient = make_guarded(&buffers[n + 1], needs.transient, NULL, 0);
  if (needs.parameters) given.parameters = make_guarded(&buffers[n + 2], needs.parameters, NULL, 0);
  if (needs.parameters && !cgvk_parameters(f, symbols, (char *)buffers[n + 2].b.mapped + OFFSET)) quit("parameters");
  given.arguments = infos;
  given.results = infos + f->num_arguments;
  if (!launch(p, f, symbols, &given, &needs)) quit("record");
  if (!vulkan_host_run(&device)) quit("run");
  for (size_t i = 0; i < f->num_results; i++) {
    uint8_t *mapped = (uint8_t *)buffers[buffer_of(f, f->num_arguments + i)].b.mapped + OFFSET;
    snprintf(what, sizeof what, "%s @%s (%lld), result %zu", file, name, (long long)dynamic, i);
    got = want[i];
    got.data = (uint8_t *)malloc(got.size ? got.size : 1);
    move_array(&f->results[i], symbols, f->num_symbols, &got, mapped, GET);
    compare(what, &want[i], got.data);
    free(got.data);
    move_array(&f->results[i], symbols, f->num_symbols, &want[i], mapped, ERASE);
  }
  for (size_t i = 0; i < f->num_arguments; i++)
    move_array(&f->arguments[i], symbols, f->num_symbols, &args[i], (uint8_t *)buffers[buffer_of(f, i)].b.mapped + OFFSET, ERASE);
  for (size_t i = 0; i < n + 3; i++) { // padding and guards; narrow elements may be written with their whole word
    const cg_array_type *t = i < f->num_arguments ? &f->arguments[i] : i < n ? &f->results[i - f->num_arguments] : NULL;
    if (t && cg_storage_bytes(t->element) % 4 == 0) buffers[i].used = 0;
    check_guards(&buffers[i], name);
  }
  for (size_t i = 0; i < f->num_arguments; i++) free(args[i].data);
  printf("%s @%s: %zu steps, sizes %lld, %u storage buffers, %llu bytes of transients\n", file, name, f->num_steps, (long long)dynamic,
         needs.storage_buffers, (unsigned long long)needs.transient);
}

// ---- a hand-written dispatch: bindings of static size, f32 ---------------------------------------------------------------------------------------
static void run_dispatch(const char *file, cg_module source, cgvk_program *p, size_t kernel) {
  const cg_kernel *k = &p->program->kernels[kernel];
  cg_array arrays[MAX_ARRAYS];
  guarded buffers[MAX_ARRAYS];
  VkDescriptorBufferInfo infos[MAX_ARRAYS];
  uint32_t count[3];
  int64_t elements;
  char name[128], what[256];
  snprintf(name, sizeof name, "%.*s", (int)k->name.len, k->name.data);
  if (cg_workgroup_count(k, NULL, 0, count) != CG_OK || k->num_push_constants) quit("the dispatch is not static");
  for (size_t i = 0; i < k->num_bindings; i++) {
    elements = size_of(k->bindings[i].bytes, NULL, 0) / 4;
    make_array(&arrays[i], cg_type_scalar(ctx, CG_TYPE_F32), 1, &elements);
    infos[i] = make_guarded(&buffers[i], arrays[i].size, arrays[i].data, arrays[i].size);
  }
  if (!cgvk_record_kernel(p, kernel, infos, NULL, count, device.descriptors, vulkan_host_begin(&device), why, sizeof why)) quit("record");
  if (!vulkan_host_run(&device)) quit("run");
  if (cg_interpret_dispatch(source, name, k->num_bindings, arrays, 0, NULL, NULL, NULL) != CG_OK) quit("the interpreter");
  for (size_t i = 0; i < k->num_bindings; i++) {
    snprintf(what, sizeof what, "%s @%s, binding %zu", file, name, i);
    compare(what, &arrays[i], (const char *)buffers[i].b.mapped + OFFSET);
    check_guards(&buffers[i], what);
    free(arrays[i].data);
  }
  printf("%s @%s: a dispatch of %u workgroups\n", file, name, count[0]);
}

static void run_file(const char *file, const char *target, int num_sizes, char **sizes) {
  static char text[1 << 20];
  cgvk_kernel kernels[KERNELS];
  cgvk_program p;
  cgvk_host h = host();
  cg_module source, module;
  cg_program program;
  cg_compile_desc desc;
  cg_target facts;
  FILE *in = fopen(file, "rb");
  size_t len = in ? fread(text, 1, sizeof text, in) : 0;
  if (!in || !len) quit(file);
  fclose(in);
  memset(&desc, 0, sizeof desc);
  desc.backend = cg_spirv_backend();
  if (strcmp(target, "device") == 0) {
    cgvk_facts(&h, "device", &facts);
    desc.target_facts = &facts;
  } else {
    desc.target = target;
  }
  if (cg_parse(ctx, text, len, NULL, &source) != CG_OK || cg_parse(ctx, text, len, NULL, &module) != CG_OK) quit(file);
  if (cg_compile(module, &desc, &program) != CG_OK) quit(file);
  if (program.num_kernels > KERNELS || !cgvk_create(&p, &program, &h, kernels, why, sizeof why)) quit("create");
  for (size_t i = 0; i < program.num_functions; i++)
    for (int k = 0; k < (program.functions[i].num_symbols ? num_sizes : 1); k++)
      run_function(file, source, &p, &program.functions[i], program.functions[i].num_symbols ? atoll(sizes[k]) : 0);
  if (!program.num_functions)
    for (size_t i = 0; i < program.num_kernels; i++) run_dispatch(file, source, &p, i);
  cgvk_destroy(&p);
}

// ---- what a device lacks -------------------------------------------------------------------------------------------------------------------------
static void compile(const char *text, const cg_target *facts, const char *target, cg_program *program) {
  cg_compile_desc desc;
  cg_module module;
  memset(&desc, 0, sizeof desc);
  desc.backend = cg_spirv_backend();
  desc.target = target;
  desc.target_facts = facts;
  if (cg_parse(ctx, text, strlen(text), NULL, &module) != CG_OK || cg_compile(module, &desc, program) != CG_OK) quit("compile");
}

static void expect(const cg_program *program, const cgvk_host *h, const char *message) {
  bool ok = cgvk_check(program, h, why, sizeof why);
  if (!message && ok) return;
  if (message && !ok && strstr(why, message)) return;
  printf("expected '%s', got '%s'\n", message ? message : "success", ok ? "success" : why);
  failures++;
}

static void check_refusals(void) {
  static const char half[] = "func.func @half(%x: tensor<64xf16>) -> tensor<64xf16> {\n  %0 = stablehlo.add %x, %x : tensor<64xf16>\n"
                             "  return %0 : tensor<64xf16>\n}\n";
  static const char product[] = "func.func @f(%a: tensor<64x64xf32>, %b: tensor<64x?xf32>) -> tensor<64x?xf32> {\n"
                                "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x?xf32>) -> "
                                "tensor<64x?xf32>\n  return %0 : tensor<64x?xf32>\n}\n";
  static const char *const names[] = {"VK_KHR_shader_float16_int8", "VK_KHR_16bit_storage"};
  VkPhysicalDeviceShaderFloat16Int8Features small = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES, NULL, VK_TRUE, VK_FALSE};
  VkPhysicalDevice16BitStorageFeatures storage = {
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES, NULL, VK_TRUE, VK_FALSE, VK_FALSE, VK_FALSE};
  VkPhysicalDeviceProperties2 properties = device.properties;
  VkPhysicalDeviceLimits *l = &properties.properties.limits;
  VkPhysicalDeviceVulkan12Features twelve;
  VkDeviceCreateInfo enabled;
  VkDescriptorBufferInfo infos[3];
  cgvk_kernel kernels[KERNELS];
  cgvk_buffers given;
  cgvk_program p;
  vulkan_buffer b;
  cg_program program;
  cg_target facts = *cg_target_find("vulkan1.1");
  int64_t symbols[1] = {5};
  cgvk_host h = host();
  memset(&enabled, 0, sizeof enabled);
  memset(&twelve, 0, sizeof twelve);
  enabled.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
  h.enabled = &enabled;
  h.properties = &properties;

  facts.features |= CG_FEATURE_FLOAT16 | CG_FEATURE_STORAGE16;
  compile(half, &facts, NULL, &program);
  expect(&program, &h, "the extension VK_KHR_shader_float16_int8");
  enabled.enabledExtensionCount = 2;
  enabled.ppEnabledExtensionNames = names;
  expect(&program, &h, "the feature");
  enabled.pNext = &storage;
  expect(&program, &h, "the feature shaderFloat16");
  storage.pNext = &small;
  expect(&program, &h, NULL);
  enabled.pNext = &small;
  expect(&program, &h, "the feature storageBuffer16BitAccess");
  twelve.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
  twelve.shaderFloat16 = VK_TRUE;
  storage.pNext = &twelve;
  enabled.pNext = &storage;
  expect(&program, &h, NULL);

  compile(product, NULL, "vulkan1.1", &program);
  expect(&program, &h, NULL);
  h.api_version = VK_API_VERSION_1_0;
  expect(&program, &h, "for Vulkan 1.1; the device and the instance have 1.0");
  h.api_version = VK_API_VERSION_1_1;
  l->maxComputeWorkGroupInvocations = 8;
  expect(&program, &h, "needs a workgroup of");
  *l = device.properties.properties.limits;
  l->maxComputeWorkGroupSize[0] = 1;
  expect(&program, &h, "a workgroup width of");
  *l = device.properties.properties.limits;
  l->maxComputeSharedMemorySize = 1;
  expect(&program, &h, program.kernels[0].shared_memory_bytes ? "shared memory of" : NULL);
  *l = device.properties.properties.limits;
  l->maxPerStageDescriptorStorageBuffers = 2;
  expect(&program, &h, "a number of storage buffers of 3; the limit is 2");
  *l = device.properties.properties.limits;
  l->maxPushConstantsSize = 0;
  expect(&program, &h, "push constants of 4; the limit is 0");
  *l = device.properties.properties.limits;
  l->maxStorageBufferRange = 100;
  expect(&program, &h, "a storage range of 16384; the limit is 100");
  *l = device.properties.properties.limits;
  l->maxBoundDescriptorSets = 0;
  expect(&program, &h, "a number of descriptor sets of 1; the limit is 0");
  *l = device.properties.properties.limits;
  expect(&program, &h, NULL);

  // wrong calls, before anything is recorded
  h = host();
  if (!cgvk_create(&p, &program, &h, kernels, why, sizeof why) || !vulkan_host_buffer(&device, 1 << 20, &b)) quit("create");
  memset(&given, 0, sizeof given);
  for (int i = 0; i < 3; i++) infos[i] = vulkan_host_whole(&b);
  given.arguments = infos;
  given.results = infos + 2;
  infos[1].range = 4;
  if (cgvk_record(&p, &program.functions[0], symbols, &given, VK_NULL_HANDLE, VK_NULL_HANDLE, why, sizeof why) ||
      !strstr(why, "argument 1 needs 1280 bytes; 4 are given"))
    printf("a short buffer: %s\n", why), failures++;
  infos[1] = infos[0];
  infos[0].buffer = VK_NULL_HANDLE;
  if (cgvk_record(&p, &program.functions[0], symbols, &given, VK_NULL_HANDLE, VK_NULL_HANDLE, why, sizeof why) ||
      !strstr(why, "no buffer is given for argument 0"))
    printf("no buffer: %s\n", why), failures++;
  infos[0] = infos[1];
  for (uint32_t least = 16; least <= 1024; least *= 64) { // the device's; the binding has its own
    char want[64];
    uint32_t own = program.kernels[0].bindings[2].alignment;
    snprintf(want, sizeof want, "offset 32 is no multiple of %u", own > least ? own : least);
    p.limits.minStorageBufferOffsetAlignment = least;
    infos[2].offset = 32;
    if (own < 64 || cgvk_record(&p, &program.functions[0], symbols, &given, VK_NULL_HANDLE, VK_NULL_HANDLE, why, sizeof why) || !strstr(why, want))
      printf("a wrong offset: %s\n", why), failures++;
  }
  infos[2].offset = 0;
  p.limits.maxComputeWorkGroupCount[0] = 0;
  if (cgvk_record(&p, &program.functions[0], symbols, &given, VK_NULL_HANDLE, VK_NULL_HANDLE, why, sizeof why) || !strstr(why, "workgroups"))
    printf("too many workgroups: %s\n", why), failures++;
  symbols[0] = -1;
  if (cgvk_record(&p, &program.functions[0], symbols, &given, VK_NULL_HANDLE, VK_NULL_HANDLE, why, sizeof why) || !strstr(why, "has no value"))
    printf("a negative size: %s\n", why), failures++;
  cgvk_destroy(&p);
  vulkan_host_free(&device, &b);
  printf("what is missing is named\n");
}

// What a device's matrix units are, and what programs that use them need.
typedef struct { // VkCooperativeMatrixPropertiesKHR
  VkStructureType type;
  void *next;
  uint32_t m, n, k, a, b, c, result;
  VkBool32 saturating;
  uint32_t scope;
} matrix_properties;
typedef struct { // feature structures of extensions that a vulkan.h need not know
  VkStructureType type;
  const void *next;
  VkBool32 has[7];
} newer_features;

static void check_matrices(void) {
  enum { F16 = 0, F32 = 1, S8 = 3, S32 = 5, BF16 = 1000141000, DEVICE = 1, WORKGROUP = 2, SUBGROUP = 3 };
  static const char text[] = "func.func @f(%a: tensor<256x256xf16>, %b: tensor<256x256xf16>) -> tensor<256x256xf32> {\n"
                             "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<256x256xf16>, tensor<256x256xf16>) -> "
                             "tensor<256x256xf32>\n  return %0 : tensor<256x256xf32>\n}\n";
  static const char attention[] =
      "#q = affine_map<(m, n, k, d) -> (m, d)>\n#k = affine_map<(m, n, k, d) -> (k, d)>\n#v = affine_map<(m, n, k, d) -> (k, n)>\n"
      "#s = affine_map<(m, n, k, d) -> ()>\n#o = affine_map<(m, n, k, d) -> (m, n)>\n"
      "func.func @f(%q: tensor<64x32xf16>, %k: tensor<64x32xf16>, %v: tensor<64x32xf16>) -> tensor<64x32xf16> {\n"
      "  %s = arith.constant 0.5 : f32\n  %e = tensor.empty() : tensor<64x32xf16>\n"
      "  %0 = iree_linalg_ext.attention {indexing_maps = [#q, #k, #v, #s, #o]} ins(%q, %k, %v, %s : tensor<64x32xf16>, tensor<64x32xf16>, "
      "tensor<64x32xf16>, f32) outs(%e : tensor<64x32xf16>) {\n  ^bb0(%x: f32):\n    iree_linalg_ext.yield %x : f32\n  } -> tensor<64x32xf16>\n"
      "  return %0 : tensor<64x32xf16>\n}\n";
  static const matrix_properties all[] = {{(VkStructureType)1000506001, NULL, 16, 16, 16, F16, F16, F32, F32, VK_FALSE, SUBGROUP},
                                          {(VkStructureType)1000506001, NULL, 16, 16, 16, BF16, BF16, F32, F32, VK_FALSE, SUBGROUP},
                                          {(VkStructureType)1000506001, NULL, 16, 16, 16, F16, F16, F32, F32, VK_FALSE, DEVICE},
                                          {(VkStructureType)1000506001, NULL, 16, 16, 32, S8, S8, S32, S32, VK_TRUE, WORKGROUP}};
  static const char *const names[] = {"VK_KHR_cooperative_matrix", "VK_NV_cooperative_matrix2"};
  enum { COUNT = sizeof all / sizeof all[0] };
  newer_features matrix = {(VkStructureType)1000506000, NULL, {VK_TRUE}}, second = {(VkStructureType)1000593000, NULL, {0}},
                 bfloat16 = {(VkStructureType)1000141000, NULL, {VK_TRUE, VK_FALSE, VK_TRUE}};
  VkPhysicalDeviceSubgroupSizeControlFeatures control = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES, &matrix, VK_TRUE, VK_TRUE};
  VkPhysicalDeviceVulkanMemoryModelFeatures model = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES, &control, VK_TRUE, VK_FALSE,
                                                     VK_FALSE};
  VkPhysicalDeviceVulkan12Features twelve;
  VkPhysicalDevice16BitStorageFeatures storage = {
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES, &twelve, VK_TRUE, VK_FALSE, VK_FALSE, VK_FALSE};
  VkPhysicalDeviceFeatures2 two;
  VkPhysicalDeviceSubgroupSizeControlProperties sizes;
  VkPhysicalDeviceSubgroupProperties subgroup;
  VkPhysicalDeviceProperties2 properties = device.properties;
  VkDeviceCreateInfo enabled;
  cg_matrix matrices[COUNT];
  cg_target facts;
  cg_program program;
  cgvk_host h = host();
  memset(&enabled, 0, sizeof enabled);
  memset(&twelve, 0, sizeof twelve);
  memset(&two, 0, sizeof two);
  memset(&sizes, 0, sizeof sizes);
  memset(&subgroup, 0, sizeof subgroup);
  enabled.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
  enabled.pNext = &two;
  enabled.enabledExtensionCount = 2;
  enabled.ppEnabledExtensionNames = names;
  two.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
  two.pNext = &storage;
  two.features.shaderInt16 = VK_TRUE;
  twelve.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
  twelve.shaderFloat16 = VK_TRUE;
  subgroup.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES;
  subgroup.subgroupSize = 32;
  subgroup.supportedStages = VK_SHADER_STAGE_COMPUTE_BIT;
  subgroup.supportedOperations =
      VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_ARITHMETIC_BIT | VK_SUBGROUP_FEATURE_SHUFFLE_BIT | VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT;
  subgroup.pNext = &sizes;
  sizes.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES;
  sizes.minSubgroupSize = sizes.maxSubgroupSize = sizes.maxComputeWorkgroupSubgroups = 32;
  sizes.requiredSubgroupSizeStages = VK_SHADER_STAGE_COMPUTE_BIT;
  properties.pNext = &subgroup;
  properties.properties.apiVersion = h.api_version = VK_API_VERSION_1_3;
  properties.properties.limits.maxComputeSharedMemorySize = 49152;
  h.enabled = &enabled;
  h.properties = &properties;

  cgvk_facts(&h, "device", &facts);
  cgvk_matrix_facts(&h, all, COUNT, matrices, &facts);
  if (facts.features & CG_FEATURE_COOPERATIVE_MATRIX || facts.matrices) printf("matrix units that nothing enabled\n"), failures++;
  twelve.pNext = &model;
  cgvk_facts(&h, "device", &facts);
  cgvk_matrix_facts(&h, all, COUNT, matrices, &facts);
  if (!(facts.features & CG_FEATURE_COOPERATIVE_MATRIX) || facts.features & CG_FEATURE_COOPERATIVE_MATRIX2 || facts.num_matrices != 2 ||
      matrices[0].a != CG_MATRIX_F16 || matrices[0].result != CG_MATRIX_F32 || matrices[0].scope != CG_MATRIX_SUBGROUP || matrices[0].saturating ||
      matrices[1].b != CG_MATRIX_S8 || matrices[1].c != CG_MATRIX_S32 || matrices[1].k != 32 || matrices[1].scope != CG_MATRIX_WORKGROUP ||
      !matrices[1].saturating)
    printf("matrix units are told wrong\n"), failures++;
  compile(text, &facts, NULL, &program);
  expect(&program, &h, NULL);
  matrix.has[0] = VK_FALSE;
  expect(&program, &h, "the feature cooperativeMatrix,");
  matrix.has[0] = VK_TRUE;
  model.vulkanMemoryModel = VK_FALSE;
  expect(&program, &h, "the feature vulkanMemoryModel,");
  twelve.vulkanMemoryModel = VK_TRUE;
  expect(&program, &h, NULL);
  enabled.enabledExtensionCount = 0;
  expect(&program, &h, "the extension VK_KHR_cooperative_matrix,");
  enabled.enabledExtensionCount = 2;
  matrix.next = &second;
  second.next = &bfloat16;
  for (int i = 2; i < 5; i++) second.has[i] = VK_TRUE;
  cgvk_facts(&h, "device", &facts);
  cgvk_matrix_facts(&h, all, COUNT, matrices, &facts);
  if (!(facts.features & CG_FEATURE_COOPERATIVE_MATRIX2) || facts.num_matrices != 3 || matrices[1].a != CG_MATRIX_BF16)
    printf("what VK_NV_cooperative_matrix2 and VK_KHR_shader_bfloat16 add is not told\n"), failures++;
  compile(attention, &facts, NULL, &program);
  expect(&program, &h, NULL);
  second.has[4] = VK_FALSE;
  expect(&program, &h, "the feature cooperativeMatrixPerElementOperations,");
}

int main(int argc, char **argv) {
  cg_context_desc desc;
  memset(&desc, 0, sizeof desc);
  desc.diagnostic_fn = on_diagnostic;
  ctx = cg_create(&desc);
  if (!ctx || !vulkan_host_open(&device, 256, 2048)) return 3;
  if (argc == 2 && strcmp(argv[1], "--misuse") == 0) {
    VkBuffer buffer = VK_NULL_HANDLE;
    VkBufferCreateInfo info = {VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO}; // of no bytes
    device.CreateBuffer(device.device, &info, NULL, &buffer);
    device.DestroyBuffer(device.device, buffer, NULL);
  } else if (argc > 2) {
    run_file(argv[2], argv[1], argc - 3, argv + 3);
  } else {
    check_refusals();
    check_matrices();
  }
  vulkan_host_close(&device);
  cg_destroy(ctx);
  return failures != 0;
}
