// cg_vulkan.h - launches a cg_program, or what `cgc compile --emit=c` wrote, on the caller's Vulkan device. Public domain or MIT-0, as codegen.h:
// copy it into your project and change it.
//
// In one C or C++ file, after codegen.h and after Vulkan's header (vulkan.h 1.1.116 or newer, volk.h, …; with VK_NO_PROTOTYPES or without):
//    #define CG_VULKAN_IMPLEMENTATION
//    #include "cg_vulkan.h"
// Elsewhere without the define. Needs codegen.h's declarations, and of its code cg_size_eval, cg_function_unmet and cg_function_read alone.
//
// For a header of --emit=c, include that in place of codegen.h, and define CG_VULKAN_EMBEDDED beside. Programs and functions are then codegen_program
// and codegen_function, and `symbols` is everywhere what the function's `sizes` computed; nothing of codegen.h is needed: examples/embedded.c.
// A program that launches both includes this in two files, and defines CGVK_API as `static inline` in one.
//
// Once per program:       cgvk_check    names what the device lacks, and calls no Vulkan function
//                         cgvk_create   layouts and pipelines of every kernel
// Once per set of sizes:  cgvk_needs_of, cgvk_bytes, cgvk_parameters    how large buffers and descriptor pool have to be; what sizes kernels read
// Each time:              cgvk_record   the function's steps go into the caller's command buffer
//                         cgvk_execute  the same for functions with loops and branches: the caller submits where the host has to decide
// At the end:             cgvk_destroy
//
// It owns no device, queue, memory or pool, loads no library (functions come through the caller's vkGetDeviceProcAddr), allocates no host memory,
// and is as safe to call from several threads as the Vulkan objects that it is given. examples/vulkan_launch.c is the whole flow.
#ifndef CG_VULKAN_H
#define CG_VULKAN_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#ifndef VK_VERSION_1_0
#include <vulkan/vulkan.h>
#endif
#ifndef CGVK_API
#define CGVK_API
#endif
#ifdef __cplusplus
extern "C" {
#endif

#ifdef CG_VULKAN_EMBEDDED
typedef codegen_program cgvk_source;
typedef codegen_kernel cgvk_source_kernel;
typedef codegen_binding cgvk_binding;
typedef codegen_function cgvk_function;
typedef codegen_array cgvk_array;
typedef codegen_step cgvk_step;
typedef codegen_step_list cgvk_step_list;
typedef codegen_range cgvk_range;
typedef uint32_t cgvk_size;
#else
typedef cg_program cgvk_source;
typedef cg_kernel cgvk_source_kernel;
typedef cg_binding cgvk_binding;
typedef cg_function cgvk_function;
typedef cg_array_type cgvk_array;
typedef cg_step cgvk_step;
typedef cg_step_list cgvk_step_list;
typedef cg_buffer_range cgvk_range;
typedef cg_size cgvk_size;
#endif

// Of one kernel; cgvk_check refuses more.
#define CGVK_MAX_SETS 8u
#define CGVK_MAX_BINDINGS 64u
#define CGVK_MAX_PUSH_BYTES 256u
#define CGVK_MAX_RECORDED 4096u // dispatches of a counted loop in one submission

// What the caller has. The pointers are read during calls only; the allocator is kept until cgvk_destroy.
typedef struct cgvk_host {
  uint32_t api_version; // VkApplicationInfo.apiVersion
  // Of the physical device. VkPhysicalDeviceSubgroupProperties (or Vulkan11Properties) in its chain is needed for kernels with subgroup operations,
  // VkPhysicalDeviceSubgroupSizeControlProperties (or Vulkan13Properties) where a subgroup size can be asked for, VkPhysicalDeviceDriverProperties (or
  // Vulkan12Properties) for loops on drivers that end them early.
  const VkPhysicalDeviceProperties2 *properties;
  const VkDeviceCreateInfo *enabled; // what vkCreateDevice got, or is about to get: its extensions and features count
  VkDevice device;                   // this and what follows: for cgvk_create and later alone
  PFN_vkGetDeviceProcAddr get_proc;
  const VkAllocationCallbacks *allocator; // may be NULL
  VkPipelineCache cache;                  // may be VK_NULL_HANDLE
} cgvk_host;

#ifndef CG_VULKAN_EMBEDDED
// Target facts of this device with these features, for cg_compile_desc.target_facts and cg_variant_choose. `name` must outlive their use.
CGVK_API void cgvk_facts(const cgvk_host *host, const char *name, cg_target *facts);
// Adds the device's matrix units to them: `properties` are `n` VkCooperativeMatrixPropertiesKHR, as vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR
// gives them, `matrices` the caller's array of as many, kept until the facts are used no more. Where the device was not created with the features
// cooperativeMatrix and vulkanMemoryModel nothing is added; kernels of bf16 need those of VK_KHR_shader_bfloat16, attention gains by
// cooperativeMatrixReductions, Conversions and PerElementOperations of VK_NV_cooperative_matrix2.
CGVK_API void cgvk_matrix_facts(const cgvk_host *host, const void *properties, uint32_t n, cg_matrix *matrices, cg_target *facts);
#endif

// Whether every kernel can run: version, extensions, features, limits. If not, `why` (of `size` bytes; may be NULL) gets the first thing missing.
// The functions below that take `why` report so.
CGVK_API bool cgvk_check(const cgvk_source *program, const cgvk_host *host, char *why, size_t size);

typedef struct cgvk_kernel {
  VkDescriptorSetLayout sets[CGVK_MAX_SETS]; // VK_NULL_HANDLE beyond num_sets
  uint32_t num_sets;
  uint32_t push_begin, push_end; // bytes; equal for none
  VkPipelineLayout layout;
  VkPipeline pipeline;
} cgvk_kernel;

#define CGVK_FUNCTIONS(X)                                                                                                                            \
  X(CreateShaderModule)                                                                                                                              \
  X(DestroyShaderModule)                                                                                                                             \
  X(CreateDescriptorSetLayout)                                                                                                                       \
  X(DestroyDescriptorSetLayout)                                                                                                                      \
  X(CreatePipelineLayout)                                                                                                                            \
  X(DestroyPipelineLayout)                                                                                                                           \
  X(CreateComputePipelines)                                                                                                                          \
  X(DestroyPipeline)                                                                                                                                 \
  X(AllocateDescriptorSets)                                                                                                                          \
  X(UpdateDescriptorSets)                                                                                                                            \
  X(CmdBindPipeline)                                                                                                                                 \
  X(CmdBindDescriptorSets)                                                                                                                           \
  X(CmdPushConstants)                                                                                                                                \
  X(CmdDispatch)                                                                                                                                     \
  X(CmdPipelineBarrier)                                                                                                                              \
  X(CmdCopyBuffer)                                                                                                                                   \
  X(CmdFillBuffer)

typedef struct cgvk_program {
  const cgvk_source *program; // must live as long as this
  VkDevice device;
  const VkAllocationCallbacks *allocator;
  VkPhysicalDeviceLimits limits;
  cgvk_kernel *kernels;
  VkResult result; // of the last Vulkan call that failed
#define CGVK_MEMBER(name) PFN_vk##name name;
  CGVK_FUNCTIONS(CGVK_MEMBER)
#undef CGVK_MEMBER
} cgvk_program;

// Checks, then makes the layouts and a pipeline for each kernel. `kernels` is the caller's array of program->num_kernels, kept until cgvk_destroy.
// After false nothing is left to destroy.
CGVK_API bool cgvk_create(cgvk_program *p, const cgvk_source *program, const cgvk_host *host, cgvk_kernel *kernels, char *why, size_t size);
// The device must have finished with the pipelines.
CGVK_API void cgvk_destroy(cgvk_program *p);

// What a call of `f` takes, at these symbol values (cg_function_symbols), or sizes. Symbols that steps read (cg_symbol.read) have none yet: set them to
// the most that they may become, here and for cgvk_bytes. cgvk_execute says so where they become more than the buffers take.
typedef struct cgvk_needs {
  uint32_t sets, storage_buffers, uniform_buffers; // of the pool, for each cgvk_record: sets, and descriptors by type
  VkDeviceSize constants;                          // bytes of the buffer that holds program->constants; 0: none
  VkDeviceSize transient;                          // bytes of scratch memory; 0: none. Two calls that may run at once need one each.
  VkDeviceSize parameters;                         // bytes of the buffer that cgvk_parameters fills; 0: none
  bool transfer; // copies and fills: buffers need both TRANSFER usages beside STORAGE_BUFFER, barriers around the call the transfer stage
  bool control;  // loops, branches, or sizes that data decides: cgvk_execute runs it, cgvk_record does not
} cgvk_needs;
CGVK_API bool cgvk_needs_of(const cgvk_program *p, const cgvk_function *f, const int64_t *symbols, cgvk_needs *needs, char *why, size_t size);
// Bytes of the buffer of argument or result `index` (CG_BUFFER_ARGUMENT or RESULT, CODEGEN_…), from where it is bound; at least 4. Arrays that are
// fixed to one set and binding share their buffer.
CGVK_API bool cgvk_bytes(const cgvk_function *f, const int64_t *symbols, int kind, uint32_t index, VkDeviceSize *bytes);
// Sizes that come in a buffer (cg_compile_desc.sizes, or more than push constants hold): writes them into its `mapped` bytes.
CGVK_API bool cgvk_parameters(const cgvk_function *f, const int64_t *symbols, void *mapped);

// The caller's buffers; `range` is what may be touched from `offset` on (VK_WHOLE_SIZE: not checked). An offset is a multiple of the
// alignment that the bindings have (cg_binding.alignment: 64, of a uniform buffer 256, or the target's minimum) and the device wants. Results overlap
// nothing else.
typedef struct cgvk_buffers {
  const VkDescriptorBufferInfo *arguments, *results;       // as many as f has; those of scalar arguments are not read
  VkDescriptorBufferInfo constants, transient, parameters; // where cgvk_needs asks for them
} cgvk_buffers;
// Records f's steps with the barriers between them; what is before and after is the caller's to synchronize. Sets come from `pool` and live until
// the caller resets it. All numbers are checked before anything is recorded; only vkAllocateDescriptorSets may fail later.
CGVK_API bool cgvk_record(cgvk_program *p, const cgvk_function *f, const int64_t *symbols, const cgvk_buffers *buffers, VkDescriptorPool pool,
                          VkCommandBuffer commands, char *why, size_t size);

// What loops, branches and sizes from data take. The steps up to a decision are submitted, the host reads one byte or word, and recording goes on.
typedef struct cgvk_control {
  VkDescriptorSet *sets;            // room for needs.sets, in which they stay until the caller resets the pool
  VkDescriptorBufferInfo read_back; // 4 bytes, 8 for sizes of 64 bits, that are host-visible and coherent, with TRANSFER_DST usage
  const void *mapped;               // they, mapped
  // Ends `commands`, submits it, waits until it is done, resets it and begins it again. False: it is given up.
  bool (*submit)(void *user, VkCommandBuffer commands);
  void *user;
  int64_t *symbols; // where f reads sizes: room for all of its symbols, which stand there afterwards, and tell how large results are
} cgvk_control;
// As cgvk_record. What is recorded when it returns, the caller submits as that of cgvk_record. A loop whose condition never ends it never returns:
// `submit` may count, and return false.
CGVK_API bool cgvk_execute(cgvk_program *p, const cgvk_function *f, const int64_t *symbols, const cgvk_buffers *buffers, const cgvk_control *control,
                           VkDescriptorPool pool, VkCommandBuffer commands, char *why, size_t size);
// One kernel by itself, such as a hand-written dispatch: a range per kernel binding, a word per push constant.
CGVK_API bool cgvk_record_kernel(cgvk_program *p, size_t kernel, const VkDescriptorBufferInfo *ranges, const uint32_t *push, const uint32_t count[3],
                                 VkDescriptorPool pool, VkCommandBuffer commands, char *why, size_t size);

#ifdef __cplusplus
}
#endif
#endif // CG_VULKAN_H

// ======================================================================================================================================
#if defined(CG_VULKAN_IMPLEMENTATION) && !defined(CG_VULKAN_IMPLEMENTED)
#define CG_VULKAN_IMPLEMENTED
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static bool cgvk_fail(char *why, size_t size, const char *format, ...) {
  va_list args;
  va_start(args, format);
  if (why && size) vsnprintf(why, size, format, args);
  va_end(args);
  return false;
}

static bool cgvk_vulkan_failed(cgvk_program *p, VkResult result, const char *call, char *why, size_t size) {
  p->result = result;
  return cgvk_fail(why, size, "%s gives %d", call, (int)result);
}

// ---- where both kinds of programs differ -------------------------------------------------------------------------------------------------------
enum { CGVK_DISPATCH, CGVK_COPY, CGVK_FILL, CGVK_BARRIER, CGVK_WHILE, CGVK_FOR, CGVK_CASE, CGVK_READ }; // CG_STEP_…, CODEGEN_…
enum { CGVK_ARGUMENT, CGVK_RESULT, CGVK_CONSTANTS, CGVK_TRANSIENT, CGVK_PARAMETERS };                   // CG_BUFFER_…, CODEGEN_…
#ifdef CG_VULKAN_EMBEDDED
#define CGVK_NAME(k) (int)strlen((k)->name), (k)->name
#define CGVK_RANGES(step) ((step)->ranges)
#define CGVK_NUM_RANGES(step) ((step)->num_ranges)
#define CGVK_PUSH(step, i) ((step)->push_constants[i].size)
#define CGVK_PARAMETER(f, i) ((f)->parameters[i].size)
#define CGVK_VERSION(program) ((program)->vulkan_version)
static bool cgvk_uniform(const cgvk_binding *b) { return b->uniform != 0; }
static bool cgvk_value(cgvk_size s, const cgvk_function *f, const int64_t *sizes, int64_t *v) {
  (void)f;
  *v = sizes[s];
  return true;
}
static bool cgvk_met(const cgvk_function *f, const int64_t *sizes, char *why, size_t size) { // `sizes` has looked at the conditions
  (void)f, (void)sizes, (void)why, (void)size;
  return true;
}
static bool cgvk_read(const cgvk_function *f, const cgvk_step *s, int64_t v, int64_t *sizes, char *why, size_t size) {
  (void)f, (void)s, (void)v, (void)sizes;
  return cgvk_fail(why, size, "a size that data decides");
}
#else
#define CGVK_NAME(k) (int)(k)->name.len, (k)->name.data
#define CGVK_RANGES(step) ((step)->bindings)
#define CGVK_NUM_RANGES(step) ((step)->num_bindings)
#define CGVK_PUSH(step, i) ((step)->push_constants[i])
#define CGVK_PARAMETER(f, i) ((f)->parameters[i].value)
#define CGVK_VERSION(program) ((program)->target.vulkan_version)
static bool cgvk_uniform(const cgvk_binding *b) { return b->type == CG_BINDING_UNIFORM_BUFFER; }
static bool cgvk_value(cgvk_size s, const cgvk_function *f, const int64_t *symbols, int64_t *v) {
  return cg_size_eval(s, symbols, f->num_symbols, v) == CG_OK;
}
static bool cgvk_met(const cgvk_function *f, const int64_t *symbols, char *why, size_t size) {
  const cg_condition *unmet = cg_function_unmet(f, symbols);
  return !unmet || cgvk_fail(why, size, "%.*s", (int)unmet->message.len, unmet->message.data);
}
static bool cgvk_read(const cgvk_function *f, const cgvk_step *s, int64_t v, int64_t *symbols, char *why, size_t size) {
  const cg_condition *unmet;
  if (cg_function_read(f, s->symbol, v, symbols, &unmet) == CG_OK) return true;
  if (!unmet) return cgvk_fail(why, size, "a size that data gives is %lld: arrays cannot be as large as that makes them", (long long)v);
  return cgvk_fail(why, size, "%.*s", (int)unmet->message.len, unmet->message.data);
}
#endif

// ---- what the device has ---------------------------------------------------------------------------------------------------------------------
static const void *cgvk_chained(const void *chain, VkStructureType type) {
  const VkBaseInStructure *s = (const VkBaseInStructure *)chain;
  while (s && s->sType != type) s = s->pNext;
  return s;
}

enum {
  CGVK_INT8 = 1,
  CGVK_INT16 = 2,
  CGVK_INT64 = 4,
  CGVK_FLOAT16 = 8,
  CGVK_FLOAT64 = 16,
  CGVK_STORAGE8 = 32,
  CGVK_STORAGE16 = 64,
  CGVK_ARITHMETIC = 128,
  CGVK_SHUFFLE = 256,
  CGVK_SIZE_CONTROL = 512,
  CGVK_MEMORY_MODEL = 1024,
  CGVK_MATRIX = 2048,
  CGVK_BFLOAT16 = 4096,
  CGVK_BFLOAT16_MATRIX = 8192,
  CGVK_MATRIX_REDUCTIONS = 16384,
  CGVK_MATRIX_CONVERSIONS = 32768,
  CGVK_MATRIX_PER_ELEMENT = 65536
};
static const struct {
  const char *name; // in the program's features
  uint32_t bit;
} cgvk_names[] = {{"shaderInt8", CGVK_INT8},
                  {"shaderInt16", CGVK_INT16},
                  {"shaderInt64", CGVK_INT64},
                  {"shaderFloat16", CGVK_FLOAT16},
                  {"shaderFloat64", CGVK_FLOAT64},
                  {"storageBuffer8BitAccess", CGVK_STORAGE8},
                  {"storageBuffer16BitAccess", CGVK_STORAGE16},
                  {"VK_SUBGROUP_FEATURE_ARITHMETIC_BIT", CGVK_ARITHMETIC},
                  {"VK_SUBGROUP_FEATURE_SHUFFLE_BIT", CGVK_SHUFFLE},
                  {"VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT", CGVK_SHUFFLE},
                  {"vulkanMemoryModel", CGVK_MEMORY_MODEL},
                  {"cooperativeMatrix", CGVK_MATRIX},
                  {"shaderBFloat16Type", CGVK_BFLOAT16},
                  {"shaderBFloat16CooperativeMatrix", CGVK_BFLOAT16_MATRIX},
                  {"cooperativeMatrixReductions", CGVK_MATRIX_REDUCTIONS},
                  {"cooperativeMatrixConversions", CGVK_MATRIX_CONVERSIONS},
                  {"cooperativeMatrixPerElementOperations", CGVK_MATRIX_PER_ELEMENT}};

// Structures that are newer than many a vulkan.h: VkPhysicalDeviceCooperativeMatrixFeaturesKHR, VkPhysicalDeviceShaderBfloat16FeaturesKHR,
// VkPhysicalDeviceCooperativeMatrix2FeaturesNV, all of which are a type, a pointer and VkBool32.
enum { CGVK_MATRIX_FEATURES = 1000506000, CGVK_BFLOAT16_FEATURES = 1000141000, CGVK_MATRIX2_FEATURES = 1000593000 };
typedef struct cgvk_newer_features {
  VkStructureType sType;
  const void *pNext;
  VkBool32 has[5];
} cgvk_newer_features;

typedef struct cgvk_device {
  uint32_t minor, features; // of Vulkan; CGVK_INT8, …
  uint32_t subgroup_size, min_subgroup_size, max_subgroup_size, max_workgroup_subgroups;
} cgvk_device;

static uint32_t cgvk_bit(bool has, uint32_t bit) { return has ? bit : 0; }

// The features that vkCreateDevice was asked for, in whichever structures the caller used.
static uint32_t cgvk_enabled_features(const VkDeviceCreateInfo *info) {
  const VkPhysicalDeviceFeatures2 *two = (const VkPhysicalDeviceFeatures2 *)cgvk_chained(info->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
  const VkPhysicalDeviceFeatures *core = two ? &two->features : info->pEnabledFeatures;
  uint32_t bits = 0;
  if (core) bits |= cgvk_bit(core->shaderInt16, CGVK_INT16) | cgvk_bit(core->shaderInt64, CGVK_INT64) | cgvk_bit(core->shaderFloat64, CGVK_FLOAT64);
  for (const VkBaseInStructure *s = (const VkBaseInStructure *)info->pNext; s; s = s->pNext) {
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES)
      bits |= cgvk_bit(((const VkPhysicalDevice16BitStorageFeatures *)s)->storageBuffer16BitAccess, CGVK_STORAGE16);
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES_KHR)
      bits |= cgvk_bit(((const VkPhysicalDevice8BitStorageFeaturesKHR *)s)->storageBuffer8BitAccess, CGVK_STORAGE8);
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES_KHR) {
      const VkPhysicalDeviceShaderFloat16Int8FeaturesKHR *f = (const VkPhysicalDeviceShaderFloat16Int8FeaturesKHR *)s;
      bits |= cgvk_bit(f->shaderFloat16, CGVK_FLOAT16) | cgvk_bit(f->shaderInt8, CGVK_INT8);
    }
#ifdef VK_API_VERSION_1_2
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES)
      bits |= cgvk_bit(((const VkPhysicalDeviceVulkan11Features *)s)->storageBuffer16BitAccess, CGVK_STORAGE16);
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES) {
      const VkPhysicalDeviceVulkan12Features *f = (const VkPhysicalDeviceVulkan12Features *)s;
      bits |= cgvk_bit(f->storageBuffer8BitAccess, CGVK_STORAGE8) | cgvk_bit(f->shaderFloat16, CGVK_FLOAT16) | cgvk_bit(f->shaderInt8, CGVK_INT8);
      bits |= cgvk_bit(f->vulkanMemoryModel, CGVK_MEMORY_MODEL);
    }
#endif
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES_KHR)
      bits |= cgvk_bit(((const VkPhysicalDeviceVulkanMemoryModelFeaturesKHR *)s)->vulkanMemoryModel, CGVK_MEMORY_MODEL);
    const VkBool32 *has = ((const cgvk_newer_features *)s)->has;
    if (s->sType == (VkStructureType)CGVK_MATRIX_FEATURES) bits |= cgvk_bit(has[0], CGVK_MATRIX);
    if (s->sType == (VkStructureType)CGVK_BFLOAT16_FEATURES) bits |= cgvk_bit(has[0], CGVK_BFLOAT16) | cgvk_bit(has[2], CGVK_BFLOAT16_MATRIX);
    if (s->sType == (VkStructureType)CGVK_MATRIX2_FEATURES) // behind workgroup scope and flexible dimensions
      bits |= cgvk_bit(has[2], CGVK_MATRIX_REDUCTIONS) | cgvk_bit(has[3], CGVK_MATRIX_CONVERSIONS) | cgvk_bit(has[4], CGVK_MATRIX_PER_ELEMENT);
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES_EXT)
      bits |= cgvk_bit(((const VkPhysicalDeviceSubgroupSizeControlFeaturesEXT *)s)->subgroupSizeControl, CGVK_SIZE_CONTROL);
#ifdef VK_API_VERSION_1_3
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES)
      bits |= cgvk_bit(((const VkPhysicalDeviceVulkan13Features *)s)->subgroupSizeControl, CGVK_SIZE_CONTROL);
#endif
  }
  return bits;
}

static void cgvk_subgroup_facts(const VkPhysicalDeviceProperties2 *properties, cgvk_device *t) {
  VkSubgroupFeatureFlags operations = 0;
  VkShaderStageFlags stages = 0;
  for (const VkBaseInStructure *s = (const VkBaseInStructure *)properties->pNext; s; s = s->pNext) {
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES) {
      const VkPhysicalDeviceSubgroupProperties *g = (const VkPhysicalDeviceSubgroupProperties *)s;
      t->subgroup_size = g->subgroupSize, operations = g->supportedOperations, stages = g->supportedStages;
    }
#ifdef VK_API_VERSION_1_2
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES) {
      const VkPhysicalDeviceVulkan11Properties *g = (const VkPhysicalDeviceVulkan11Properties *)s;
      t->subgroup_size = g->subgroupSize, operations = g->subgroupSupportedOperations, stages = g->subgroupSupportedStages;
    }
#endif
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES_EXT) {
      const VkPhysicalDeviceSubgroupSizeControlPropertiesEXT *g = (const VkPhysicalDeviceSubgroupSizeControlPropertiesEXT *)s;
      t->min_subgroup_size = g->minSubgroupSize, t->max_subgroup_size = g->maxSubgroupSize;
      t->max_workgroup_subgroups = g->maxComputeWorkgroupSubgroups;
    }
#ifdef VK_API_VERSION_1_3
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_PROPERTIES) {
      const VkPhysicalDeviceVulkan13Properties *g = (const VkPhysicalDeviceVulkan13Properties *)s;
      t->min_subgroup_size = g->minSubgroupSize, t->max_subgroup_size = g->maxSubgroupSize;
      t->max_workgroup_subgroups = g->maxComputeWorkgroupSubgroups;
    }
#endif
  }
  if (!t->min_subgroup_size) t->min_subgroup_size = t->max_subgroup_size = t->subgroup_size;
  if (!(stages & VK_SHADER_STAGE_COMPUTE_BIT)) return;
  if (operations & VK_SUBGROUP_FEATURE_ARITHMETIC_BIT) t->features |= CGVK_ARITHMETIC;
  if ((operations & VK_SUBGROUP_FEATURE_SHUFFLE_BIT) && (operations & VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT)) t->features |= CGVK_SHUFFLE;
}

static void cgvk_device_of(const cgvk_host *host, cgvk_device *d) {
  const uint32_t reported = host->properties->properties.apiVersion, version = reported < host->api_version ? reported : host->api_version;
  memset(d, 0, sizeof *d);
  d->minor = VK_VERSION_MINOR(version) < 3 ? VK_VERSION_MINOR(version) : 3;
  d->features = cgvk_enabled_features(host->enabled);
  cgvk_subgroup_facts(host->properties, d);
}

#ifndef CG_VULKAN_EMBEDDED
static uint64_t cgvk_target_features(uint32_t features) {
  static const uint64_t bits[] = {CG_FEATURE_INT8,
                                  CG_FEATURE_INT16,
                                  CG_FEATURE_INT64,
                                  CG_FEATURE_FLOAT16,
                                  CG_FEATURE_FLOAT64,
                                  CG_FEATURE_STORAGE8,
                                  CG_FEATURE_STORAGE16,
                                  CG_FEATURE_SUBGROUP_ARITHMETIC,
                                  CG_FEATURE_SUBGROUP_SHUFFLE,
                                  CG_FEATURE_SUBGROUP_SIZE_CONTROL}; // in the order of CGVK_INT8, …
  uint64_t all = 0;
  for (size_t i = 0; i < sizeof bits / sizeof bits[0]; i++)
    if (features >> i & 1) all |= bits[i];
  return all;
}

// What is known of drivers beyond what they say: llvmpipe ends a thread's loops after so many trips in all.
static void cgvk_driver_facts(const VkPhysicalDeviceProperties2 *properties, cg_target *t) {
#ifdef VK_API_VERSION_1_2
  VkDriverId driver = (VkDriverId)0;
  for (const VkBaseInStructure *s = (const VkBaseInStructure *)properties->pNext; s; s = s->pNext) {
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES) driver = ((const VkPhysicalDeviceDriverProperties *)s)->driverID;
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES) driver = ((const VkPhysicalDeviceVulkan12Properties *)s)->driverID;
  }
  if (driver == VK_DRIVER_ID_MESA_LLVMPIPE) t->max_loop_trips = 65535;
  if (driver == VK_DRIVER_ID_NVIDIA_PROPRIETARY) t->trusted |= CG_TRUSTED_EXP2;
#endif
  (void)properties;
  (void)t;
}

CGVK_API void cgvk_facts(const cgvk_host *host, const char *name, cg_target *t) {
  static const uint32_t spirv[] = {0x00010000, 0x00010300, 0x00010500, 0x00010600}; // that Vulkan 1.0 to 1.3 take
  const VkPhysicalDeviceProperties *properties = &host->properties->properties;
  const VkPhysicalDeviceLimits *l = &properties->limits;
  cgvk_device d;
  cgvk_device_of(host, &d);
  memset(t, 0, sizeof *t);
  t->name = name;
  t->summary = "a Vulkan device";
  t->format = CG_FORMAT_SPIRV;
  t->vulkan_version = 1u << 16 | d.minor;
  t->spirv_version = spirv[d.minor];
  t->max_workgroup_invocations = l->maxComputeWorkGroupInvocations;
  for (int i = 0; i < 3; i++) {
    t->max_workgroup_size[i] = l->maxComputeWorkGroupSize[i];
    t->max_workgroup_count[i] = l->maxComputeWorkGroupCount[i];
  }
  t->max_shared_memory = l->maxComputeSharedMemorySize;
  t->max_push_constant_bytes = l->maxPushConstantsSize < CGVK_MAX_PUSH_BYTES ? l->maxPushConstantsSize : CGVK_MAX_PUSH_BYTES;
  t->max_storage_buffers = l->maxPerStageDescriptorStorageBuffers < CGVK_MAX_BINDINGS ? l->maxPerStageDescriptorStorageBuffers : CGVK_MAX_BINDINGS;
  t->max_storage_range = l->maxStorageBufferRange;
  t->min_storage_offset_alignment = (uint32_t)l->minStorageBufferOffsetAlignment;
  t->default_workgroup_size = l->maxComputeWorkGroupInvocations < 64 ? l->maxComputeWorkGroupInvocations : 64;
  t->max_load_bytes = 16;
  t->features = cgvk_target_features(d.features);
  t->subgroup_size = d.subgroup_size;
  t->min_subgroup_size = d.min_subgroup_size;
  t->max_subgroup_size = d.max_subgroup_size;
  t->max_workgroup_subgroups = d.max_workgroup_subgroups;
  cgvk_driver_facts(host->properties, t);
}

typedef struct cgvk_matrix { // VkCooperativeMatrixPropertiesKHR
  VkStructureType sType;
  void *pNext;
  uint32_t m, n, k, a, b, c, result;
  VkBool32 saturating;
  uint32_t scope;
} cgvk_matrix;

static cg_matrix_type cgvk_matrix_type(uint32_t component) { // VkComponentTypeKHR
  static const cg_matrix_type types[] = {CG_MATRIX_F16, CG_MATRIX_F32,   CG_MATRIX_F64, CG_MATRIX_S8,    CG_MATRIX_OTHER,
                                         CG_MATRIX_S32, CG_MATRIX_OTHER, CG_MATRIX_U8,  CG_MATRIX_OTHER, CG_MATRIX_U32};
  if (component == 1000141000) return CG_MATRIX_BF16;
  return component < sizeof types / sizeof types[0] ? types[component] : CG_MATRIX_OTHER;
}

CGVK_API void cgvk_matrix_facts(const cgvk_host *host, const void *properties, uint32_t n, cg_matrix *matrices, cg_target *t) {
  enum { workgroup = 2, subgroup = 3 }; // VkScopeKHR
  const uint32_t needs = CGVK_MATRIX | CGVK_MEMORY_MODEL, bfloat16 = CGVK_BFLOAT16 | CGVK_BFLOAT16_MATRIX,
                 second = CGVK_MATRIX_REDUCTIONS | CGVK_MATRIX_CONVERSIONS | CGVK_MATRIX_PER_ELEMENT, has = cgvk_enabled_features(host->enabled);
  if ((has & needs) != needs) return;
  t->features |= CG_FEATURE_COOPERATIVE_MATRIX;
  if ((has & second) == second) t->features |= CG_FEATURE_COOPERATIVE_MATRIX2;
  t->matrices = matrices;
  t->num_matrices = 0;
  for (uint32_t i = 0; i < n; i++) {
    const cgvk_matrix *from = (const cgvk_matrix *)properties + i;
    cg_matrix *m = &matrices[t->num_matrices];
    memset(m, 0, sizeof *m);
    m->m = from->m;
    m->n = from->n;
    m->k = from->k;
    m->a = cgvk_matrix_type(from->a);
    m->b = cgvk_matrix_type(from->b);
    m->c = cgvk_matrix_type(from->c);
    m->result = cgvk_matrix_type(from->result);
    m->scope = from->scope == workgroup ? CG_MATRIX_WORKGROUP : CG_MATRIX_SUBGROUP;
    m->saturating = from->saturating != 0;
    if ((from->scope == workgroup || from->scope == subgroup) && (m->a != CG_MATRIX_BF16 || (has & bfloat16) == bfloat16)) t->num_matrices++;
  }
}

#endif

// ---- what a program needs ----------------------------------------------------------------------------------------------------------------------
static bool cgvk_check_extensions(const cgvk_source *program, const cgvk_host *host, const cgvk_device *device, char *why, size_t size) {
  static const struct {
    const char *name;
    uint32_t core; // the minor version that has it without asking
  } promoted[] = {{"VK_KHR_storage_buffer_storage_class", 1}, {"VK_KHR_16bit_storage", 1},       {"VK_KHR_8bit_storage", 2},
                  {"VK_KHR_shader_float16_int8", 2},          {"VK_KHR_vulkan_memory_model", 2}, {"VK_EXT_subgroup_size_control", 3}};
  for (size_t i = 0; i < program->num_extensions; i++) {
    bool has = false;
    for (uint32_t k = 0; k < host->enabled->enabledExtensionCount; k++)
      has = has || strcmp(host->enabled->ppEnabledExtensionNames[k], program->extensions[i]) == 0;
    for (size_t k = 0; k < sizeof promoted / sizeof promoted[0]; k++)
      has = has || (strcmp(promoted[k].name, program->extensions[i]) == 0 && device->minor >= promoted[k].core);
    if (!has) return cgvk_fail(why, size, "the program needs the extension %s, which the device was not created with", program->extensions[i]);
  }
  return true;
}

static bool cgvk_check_features(const cgvk_source *program, const cgvk_device *device, char *why, size_t size) {
  for (size_t i = 0; i < program->num_features; i++) {
    uint32_t bit = 0;
    for (size_t k = 0; k < sizeof cgvk_names / sizeof cgvk_names[0]; k++)
      if (strcmp(cgvk_names[k].name, program->features[i]) == 0) bit = cgvk_names[k].bit;
    if (!bit || !(device->features & bit))
      return cgvk_fail(why, size, "the program needs the feature %s, which the device %s", program->features[i],
                       strncmp(program->features[i], "VK_SUBGROUP", 11) == 0 ? "does not report" : "was not created with");
  }
  return true;
}

static bool cgvk_limit(const cgvk_source_kernel *k, const char *what, uint64_t need, uint64_t limit, char *why, size_t size) {
  if (need <= limit) return true;
  return cgvk_fail(why, size, "kernel '%.*s' needs %s of %llu; the limit is %llu", CGVK_NAME(k), what, (unsigned long long)need,
                   (unsigned long long)limit);
}

// What does not depend on symbols. cgvk_record looks at the rest, as it does at all sizes of an embedded program.
static bool cgvk_check_sizes(const cgvk_source_kernel *k, const VkPhysicalDeviceLimits *l, char *why, size_t size) {
#ifdef CG_VULKAN_EMBEDDED
  (void)k, (void)l, (void)why, (void)size;
#else
  static const char *const counts[] = {"a number of workgroups in x", "a number of workgroups in y", "a number of workgroups in z"};
  int64_t v;
  for (int i = 0; i < 3; i++)
    if (cg_size_eval(k->workgroup_count[i], NULL, 0, &v) == CG_OK && v > 0 &&
        !cgvk_limit(k, counts[i], (uint64_t)v, l->maxComputeWorkGroupCount[i], why, size))
      return false;
  for (size_t i = 0; i < k->num_bindings; i++)
    if (!cgvk_uniform(&k->bindings[i]) && cg_size_eval(k->bindings[i].bytes, NULL, 0, &v) == CG_OK && v > 0 &&
        !cgvk_limit(k, "a storage range", (uint64_t)v, l->maxStorageBufferRange, why, size))
      return false;
#endif
  return true;
}

static bool cgvk_check_subgroup(const cgvk_source_kernel *k, const cgvk_device *device, uint64_t invocations, char *why, size_t size) {
  bool chosen = (device->features & CGVK_SIZE_CONTROL) != 0;
  uint32_t n = k->subgroup_size;
  if (!n || (chosen && n >= device->min_subgroup_size && n <= device->max_subgroup_size))
    return !n || !device->max_workgroup_subgroups ||
           cgvk_limit(k, "a number of subgroups a workgroup", invocations / n, device->max_workgroup_subgroups, why, size);
  if (!chosen && n == device->min_subgroup_size && n == device->max_subgroup_size) return true;
  return cgvk_fail(why, size, "kernel '%.*s' needs subgroups of %u; the device has %u to %u%s", CGVK_NAME(k), n, device->min_subgroup_size,
                   device->max_subgroup_size, chosen ? "" : " and was not created with subgroupSizeControl");
}

static uint32_t cgvk_num_sets(const cgvk_source_kernel *k) {
  uint32_t n = 0;
  for (size_t i = 0; i < k->num_bindings; i++)
    if (k->bindings[i].set >= n) n = k->bindings[i].set + 1;
  return n;
}

static VkDescriptorType cgvk_type(const cgvk_binding *b) {
  return cgvk_uniform(b) ? VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER : VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
}

static uint32_t cgvk_push_end(const cgvk_source_kernel *k) {
  uint32_t end = 0;
  for (size_t i = 0; i < k->num_push_constants; i++)
    if (k->push_constants[i].offset + 4 > end) end = k->push_constants[i].offset + 4;
  return end;
}

static bool cgvk_check_kernel(const cgvk_source_kernel *k, const cgvk_device *device, const VkPhysicalDeviceLimits *l, char *why, size_t size) {
  static const char *const sizes[] = {"a workgroup width", "a workgroup height", "a workgroup depth"};
  const uint32_t max_push = l->maxPushConstantsSize < CGVK_MAX_PUSH_BYTES ? l->maxPushConstantsSize : CGVK_MAX_PUSH_BYTES;
  uint64_t invocations = (uint64_t)k->workgroup_size[0] * k->workgroup_size[1] * k->workgroup_size[2], storage = 0;
  int length = snprintf(NULL, 0, "%.*s", CGVK_NAME(k));
  if (length >= 256) return cgvk_fail(why, size, "a kernel's name has %d characters", length);
  for (int i = 0; i < 3; i++)
    if (!cgvk_limit(k, sizes[i], k->workgroup_size[i], l->maxComputeWorkGroupSize[i], why, size)) return false;
  for (size_t i = 0; i < k->num_bindings; i++) storage += !cgvk_uniform(&k->bindings[i]);
  return cgvk_check_sizes(k, l, why, size) && cgvk_limit(k, "a workgroup", invocations, l->maxComputeWorkGroupInvocations, why, size) &&
         cgvk_limit(k, "shared memory", k->shared_memory_bytes, l->maxComputeSharedMemorySize, why, size) &&
         cgvk_limit(k, "a number of storage buffers", storage, l->maxPerStageDescriptorStorageBuffers, why, size) &&
         cgvk_limit(k, "a number of bindings", k->num_bindings, CGVK_MAX_BINDINGS, why, size) &&
         cgvk_limit(k, "a number of descriptor sets", cgvk_num_sets(k),
                    l->maxBoundDescriptorSets < CGVK_MAX_SETS ? l->maxBoundDescriptorSets : CGVK_MAX_SETS, why, size) &&
         cgvk_limit(k, "push constants", cgvk_push_end(k), max_push, why, size) && cgvk_check_subgroup(k, device, invocations, why, size);
}

CGVK_API bool cgvk_check(const cgvk_source *program, const cgvk_host *host, char *why, size_t size) {
  const uint32_t need = CGVK_VERSION(program);
  cgvk_device device;
  cgvk_device_of(host, &device);
#ifndef CG_VULKAN_EMBEDDED
  if (program->target.format != CG_FORMAT_SPIRV) return cgvk_fail(why, size, "the program is not SPIR-V");
#endif
  if (need > (1u << 16 | device.minor))
    return cgvk_fail(why, size, "the program is for Vulkan %u.%u; the device and the instance have 1.%u", need >> 16, need & 0xffff, device.minor);
  if (!cgvk_check_extensions(program, host, &device, why, size) || !cgvk_check_features(program, &device, why, size)) return false;
  for (size_t i = 0; i < program->num_kernels; i++)
    if (!cgvk_check_kernel(&program->kernels[i], &device, &host->properties->properties.limits, why, size)) return false;
  return true;
}

// ---- layouts and pipelines ---------------------------------------------------------------------------------------------------------------------
static bool cgvk_make_set(cgvk_program *p, const cgvk_source_kernel *k, uint32_t set, VkDescriptorSetLayout *out, char *why, size_t size) {
  VkDescriptorSetLayoutBinding bindings[CGVK_MAX_BINDINGS];
  VkDescriptorSetLayoutCreateInfo info;
  VkResult r;
  memset(bindings, 0, sizeof bindings);
  memset(&info, 0, sizeof info);
  info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO;
  info.pBindings = bindings;
  for (size_t i = 0; i < k->num_bindings; i++) {
    VkDescriptorSetLayoutBinding *b = &bindings[info.bindingCount];
    if (k->bindings[i].set != set) continue;
    b->binding = k->bindings[i].binding;
    b->descriptorType = cgvk_type(&k->bindings[i]);
    b->descriptorCount = 1;
    b->stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    info.bindingCount++;
  }
  r = p->CreateDescriptorSetLayout(p->device, &info, p->allocator, out);
  return r == VK_SUCCESS || cgvk_vulkan_failed(p, r, "vkCreateDescriptorSetLayout", why, size);
}

static bool cgvk_make_layout(cgvk_program *p, const cgvk_source_kernel *k, cgvk_kernel *out, char *why, size_t size) {
  VkPipelineLayoutCreateInfo info;
  VkPushConstantRange push;
  VkResult r;
  for (uint32_t s = 0, n = cgvk_num_sets(k); s < n; s++) {
    if (!cgvk_make_set(p, k, s, &out->sets[s], why, size)) return false;
    out->num_sets = s + 1;
  }
  out->push_begin = out->push_end = cgvk_push_end(k);
  for (size_t i = 0; i < k->num_push_constants; i++)
    if (k->push_constants[i].offset < out->push_begin) out->push_begin = k->push_constants[i].offset;
  memset(&info, 0, sizeof info);
  push.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
  push.offset = out->push_begin;
  push.size = out->push_end - out->push_begin;
  info.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
  info.setLayoutCount = out->num_sets;
  info.pSetLayouts = out->sets;
  info.pushConstantRangeCount = push.size ? 1 : 0;
  info.pPushConstantRanges = &push;
  r = p->CreatePipelineLayout(p->device, &info, p->allocator, &out->layout);
  return r == VK_SUCCESS || cgvk_vulkan_failed(p, r, "vkCreatePipelineLayout", why, size);
}

static bool cgvk_make_pipeline(cgvk_program *p, const cgvk_source_kernel *k, const cgvk_host *host, VkShaderModule shader, cgvk_kernel *out,
                               char *why, size_t size) {
  VkPipelineShaderStageRequiredSubgroupSizeCreateInfoEXT subgroup;
  VkComputePipelineCreateInfo info;
  VkResult r;
  char name[256];
  snprintf(name, sizeof name, "%.*s", CGVK_NAME(k));
  memset(&subgroup, 0, sizeof subgroup);
  memset(&info, 0, sizeof info);
  subgroup.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO_EXT;
  subgroup.requiredSubgroupSize = k->subgroup_size;
  info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
  info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
  if (k->subgroup_size && (cgvk_enabled_features(host->enabled) & CGVK_SIZE_CONTROL)) info.stage.pNext = &subgroup;
  info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  info.stage.module = shader;
  info.stage.pName = name;
  info.layout = out->layout;
  r = p->CreateComputePipelines(p->device, host->cache, 1, &info, p->allocator, &out->pipeline);
  return r == VK_SUCCESS || cgvk_vulkan_failed(p, r, "vkCreateComputePipelines", why, size);
}

CGVK_API bool cgvk_create(cgvk_program *p, const cgvk_source *program, const cgvk_host *host, cgvk_kernel *kernels, char *why, size_t size) {
  VkShaderModuleCreateInfo info;
  VkShaderModule shader;
  VkResult r;
  bool ok = true;
  memset(p, 0, sizeof *p);
  if (!cgvk_check(program, host, why, size)) return false;
#define CGVK_LOAD(name)                                                                                                                              \
  p->name = (PFN_vk##name)host->get_proc(host->device, "vk" #name);                                                                                  \
  if (!p->name) return cgvk_fail(why, size, "the device has no vk" #name);
  CGVK_FUNCTIONS(CGVK_LOAD)
#undef CGVK_LOAD
  p->device = host->device;
  p->allocator = host->allocator;
  p->limits = host->properties->properties.limits;
  p->program = program;
  p->kernels = kernels;
  memset(kernels, 0, program->num_kernels * sizeof *kernels);
  if (!program->num_kernels) return true;
  memset(&info, 0, sizeof info);
  info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
  info.codeSize = program->num_words * 4;
  info.pCode = program->words;
  r = p->CreateShaderModule(p->device, &info, p->allocator, &shader);
  if (r != VK_SUCCESS) return cgvk_vulkan_failed(p, r, "vkCreateShaderModule", why, size);
  for (size_t i = 0; ok && i < program->num_kernels; i++)
    ok = cgvk_make_layout(p, &program->kernels[i], &kernels[i], why, size) &&
         cgvk_make_pipeline(p, &program->kernels[i], host, shader, &kernels[i], why, size);
  p->DestroyShaderModule(p->device, shader, p->allocator); // the pipelines keep what they need
  if (!ok) cgvk_destroy(p);
  return ok;
}

CGVK_API void cgvk_destroy(cgvk_program *p) {
  for (size_t i = 0; p->program && i < p->program->num_kernels; i++) {
    cgvk_kernel *k = &p->kernels[i];
    p->DestroyPipeline(p->device, k->pipeline, p->allocator);
    p->DestroyPipelineLayout(p->device, k->layout, p->allocator);
    for (uint32_t s = 0; s < k->num_sets; s++) p->DestroyDescriptorSetLayout(p->device, k->sets[s], p->allocator);
    memset(k, 0, sizeof *k);
  }
  p->program = NULL;
}

// ---- what a call needs -------------------------------------------------------------------------------------------------------------------------
typedef struct cgvk_call {
  const cgvk_program *p;
  const cgvk_function *f;
  const int64_t *symbols;
  const cgvk_buffers *buffers;
  char *why;
  size_t size;
} cgvk_call;

static bool cgvk_eval(const cgvk_call *c, cgvk_size s, uint64_t *out) {
  int64_t v = -1;
  if (!cgvk_value(s, c->f, c->symbols, &v) || v < 0) {
#ifdef CG_VULKAN_EMBEDDED
    return cgvk_fail(c->why, c->size, "a size is %lld", (long long)v);
#else
    return cgvk_fail(c->why, c->size, "the size '%.*s' has no value", (int)s.text.len, s.text.data);
#endif
  }
  *out = (uint64_t)v;
  return true;
}

static void cgvk_add_needs(const cgvk_program *p, size_t count, const cgvk_step *steps, cgvk_needs *needs, bool used[5]) {
  for (size_t i = 0; i < count; i++) {
    const cgvk_step *s = &steps[i];
    needs->control = needs->control || (int)s->kind >= CGVK_WHILE;
    needs->transfer = needs->transfer || ((int)s->kind != CGVK_DISPATCH && (int)s->kind != CGVK_BARRIER);
    for (size_t k = 0; k < CGVK_NUM_RANGES(s); k++) used[CGVK_RANGES(s)[k].buffer] = true;
    for (size_t k = 0; k < s->num_lists; k++) cgvk_add_needs(p, s->lists[k].num_steps, s->lists[k].steps, needs, used);
    if ((int)s->kind != CGVK_DISPATCH) continue;
    needs->sets += p->kernels[s->kernel].num_sets;
    for (size_t k = 0; k < CGVK_NUM_RANGES(s); k++)
      if (cgvk_uniform(&p->program->kernels[s->kernel].bindings[k]))
        needs->uniform_buffers++;
      else
        needs->storage_buffers++;
  }
}

CGVK_API bool cgvk_needs_of(const cgvk_program *p, const cgvk_function *f, const int64_t *symbols, cgvk_needs *needs, char *why, size_t size) {
  cgvk_call c = {p, f, symbols, NULL, why, size};
  bool used[5] = {false, false, false, false, false}; // by CGVK_ARGUMENT, …
  memset(needs, 0, sizeof *needs);
  if (!cgvk_met(f, symbols, why, size)) return false;
  cgvk_add_needs(p, f->num_steps, f->steps, needs, used);
  if (!cgvk_eval(&c, f->transient_bytes, &needs->transient) || (f->num_parameters && !cgvk_eval(&c, f->parameter_bytes, &needs->parameters)))
    return false;
  if (used[CGVK_CONSTANTS]) needs->constants = p->program->constants_bytes;
  if (used[CGVK_CONSTANTS] && !needs->constants) needs->constants = 4; // what is of size 0 is bound with 4 bytes
  if (used[CGVK_TRANSIENT] && !needs->transient) needs->transient = 4;
  return true;
}

// Narrow elements make a kernel's range end with a whole word.
static bool cgvk_add_bytes(const cgvk_call *c, size_t count, const cgvk_step *steps, int kind, uint32_t index, VkDeviceSize *bytes) {
  for (size_t i = 0; i < count; i++) {
    for (size_t k = 0; k < CGVK_NUM_RANGES(&steps[i]); k++) {
      const cgvk_range *r = &CGVK_RANGES(&steps[i])[k];
      uint64_t offset, length;
      if ((int)r->buffer != kind || r->index != index) continue;
      if (!cgvk_eval(c, r->offset, &offset) || !cgvk_eval(c, r->bytes, &length) || offset > UINT64_MAX - length) return false;
      if (offset + length > *bytes) *bytes = offset + length;
    }
    for (size_t k = 0; k < steps[i].num_lists; k++)
      if (!cgvk_add_bytes(c, steps[i].lists[k].num_steps, steps[i].lists[k].steps, kind, index, bytes)) return false;
  }
  return true;
}

CGVK_API bool cgvk_bytes(const cgvk_function *f, const int64_t *symbols, int kind, uint32_t index, VkDeviceSize *bytes) {
  cgvk_call c = {NULL, f, symbols, NULL, NULL, 0};
  const cgvk_array *of = kind == CGVK_ARGUMENT ? &f->arguments[index] : &f->results[index];
  *bytes = 4;
  for (size_t i = 0; i < f->num_arguments + f->num_results; i++) {
    const cgvk_array *a = i < f->num_arguments ? &f->arguments[i] : &f->results[i - f->num_arguments];
    uint64_t n;
    if (a != of && !(a->fixed && of->fixed && a->set == of->set && a->binding == of->binding)) continue;
    if (!cgvk_eval(&c, a->bytes, &n)) return false;
    if (n > *bytes) *bytes = n;
  }
  return cgvk_add_bytes(&c, f->num_steps, f->steps, kind, index, bytes);
}

CGVK_API bool cgvk_parameters(const cgvk_function *f, const int64_t *symbols, void *mapped) {
  for (size_t i = 0; i < f->num_parameters; i++) {
    int64_t v;
    uint32_t word;
    if (!cgvk_value(CGVK_PARAMETER(f, i), f, symbols, &v)) return false;
    word = (uint32_t)v;
    memcpy((uint8_t *)mapped + f->parameters[i].offset, &word, 4);
  }
  return true;
}

// ---- recording ---------------------------------------------------------------------------------------------------------------------------------
static bool cgvk_place(const cgvk_call *c, const cgvk_range *r, VkDescriptorBufferInfo *out) {
  static const char *const names[] = {"argument", "result", "the constants,", "the transients,", "the parameters,"};
  const cgvk_buffers *b = c->buffers;
  const VkDescriptorBufferInfo *base = NULL;
  uint64_t offset, bytes;
  switch ((int)r->buffer) {
  case CGVK_ARGUMENT: base = &b->arguments[r->index]; break;
  case CGVK_RESULT: base = &b->results[r->index]; break;
  case CGVK_CONSTANTS: base = &b->constants; break;
  case CGVK_TRANSIENT: base = &b->transient; break;
  case CGVK_PARAMETERS: base = &b->parameters; break;
  }
  if (!cgvk_eval(c, r->offset, &offset) || !cgvk_eval(c, r->bytes, &bytes)) return false;
  if (!base->buffer) return cgvk_fail(c->why, c->size, "no buffer is given for %s %u", names[r->buffer], r->index);
  if (base->range != VK_WHOLE_SIZE && (offset > base->range || bytes > base->range - offset))
    return cgvk_fail(c->why, c->size, "%s %u needs %llu bytes; %llu are given", names[r->buffer], r->index, (unsigned long long)(offset + bytes),
                     (unsigned long long)base->range);
  out->buffer = base->buffer;
  out->offset = base->offset + offset;
  out->range = bytes;
  return true;
}

static bool cgvk_check_launch(const cgvk_program *p, const cgvk_source_kernel *k, const VkDescriptorBufferInfo *ranges, const uint32_t count[3],
                              char *why, size_t size) {
  const VkPhysicalDeviceLimits *l = &p->limits;
  for (size_t i = 0; i < k->num_bindings; i++) {
    bool uniform = cgvk_uniform(&k->bindings[i]);
    VkDeviceSize unit = uniform ? l->minUniformBufferOffsetAlignment : l->minStorageBufferOffsetAlignment;
    uint32_t most = uniform ? l->maxUniformBufferRange : l->maxStorageBufferRange;
    if (k->bindings[i].alignment > unit) unit = k->bindings[i].alignment; // both are powers of two
    if (unit && ranges[i].offset % unit)
      return cgvk_fail(why, size, "kernel '%.*s', binding %u: offset %llu is no multiple of %llu", CGVK_NAME(k), k->bindings[i].binding,
                       (unsigned long long)ranges[i].offset, (unsigned long long)unit);
    if (ranges[i].range != VK_WHOLE_SIZE && !cgvk_limit(k, "a buffer range", ranges[i].range, most, why, size)) return false;
  }
  for (int i = 0; i < 3; i++)
    if (!cgvk_limit(k, "a number of workgroups", count[i], l->maxComputeWorkGroupCount[i], why, size)) return false;
  return true;
}

static bool cgvk_describe(cgvk_program *p, size_t kernel, const VkDescriptorBufferInfo *ranges, VkDescriptorPool pool, VkDescriptorSet *sets,
                          char *why, size_t size) {
  const cgvk_source_kernel *k = &p->program->kernels[kernel];
  const cgvk_kernel *v = &p->kernels[kernel];
  VkDescriptorBufferInfo infos[CGVK_MAX_BINDINGS];
  VkWriteDescriptorSet writes[CGVK_MAX_BINDINGS];
  VkDescriptorSetAllocateInfo allocate;
  memset(&allocate, 0, sizeof allocate);
  allocate.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO;
  allocate.descriptorPool = pool;
  allocate.descriptorSetCount = v->num_sets;
  allocate.pSetLayouts = v->sets;
  if (v->num_sets) {
    VkResult r = p->AllocateDescriptorSets(p->device, &allocate, sets);
    if (r != VK_SUCCESS) return cgvk_vulkan_failed(p, r, "vkAllocateDescriptorSets", why, size);
  }
  memset(writes, 0, sizeof writes);
  for (size_t i = 0; i < k->num_bindings; i++) {
    infos[i] = ranges[i];
    if (!infos[i].range) infos[i].range = 4;
    writes[i].sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
    writes[i].dstSet = sets[k->bindings[i].set];
    writes[i].dstBinding = k->bindings[i].binding;
    writes[i].descriptorCount = 1;
    writes[i].descriptorType = cgvk_type(&k->bindings[i]);
    writes[i].pBufferInfo = &infos[i];
  }
  p->UpdateDescriptorSets(p->device, (uint32_t)k->num_bindings, writes, 0, NULL);
  return true;
}

static void cgvk_launch(cgvk_program *p, size_t kernel, const VkDescriptorSet *sets, const uint32_t *push, const uint32_t count[3],
                        VkCommandBuffer commands) {
  const cgvk_source_kernel *k = &p->program->kernels[kernel];
  const cgvk_kernel *v = &p->kernels[kernel];
  uint8_t constants[CGVK_MAX_PUSH_BYTES] = {0};
  p->CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, v->pipeline);
  if (v->num_sets) p->CmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, v->layout, 0, v->num_sets, sets, 0, NULL);
  for (size_t i = 0; i < k->num_push_constants; i++) memcpy(constants + k->push_constants[i].offset, &push[i], 4);
  if (v->push_end > v->push_begin)
    p->CmdPushConstants(commands, v->layout, VK_SHADER_STAGE_COMPUTE_BIT, v->push_begin, v->push_end - v->push_begin, constants + v->push_begin);
  p->CmdDispatch(commands, count[0], count[1], count[2]);
}

CGVK_API bool cgvk_record_kernel(cgvk_program *p, size_t kernel, const VkDescriptorBufferInfo *ranges, const uint32_t *push, const uint32_t count[3],
                                 VkDescriptorPool pool, VkCommandBuffer commands, char *why, size_t size) {
  VkDescriptorSet sets[CGVK_MAX_SETS];
  if (!cgvk_check_launch(p, &p->program->kernels[kernel], ranges, count, why, size)) return false;
  if (!count[0] || !count[1] || !count[2]) return true; // nothing to do, and not allowed before Vulkan 1.1
  if (!cgvk_describe(p, kernel, ranges, pool, sets, why, size)) return false;
  cgvk_launch(p, kernel, sets, push, count, commands);
  return true;
}

// Steps are looked at three times: they are checked, they get their sets, each once in the order of their text, and they are recorded.
typedef enum { CGVK_CHECK, CGVK_DESCRIBE, CGVK_RECORD } cgvk_pass;

typedef struct {
  cgvk_pass pass;
  const cgvk_control *control; // NULL: no loops and branches, and sets come as they are wanted
  VkDescriptorPool pool;
  VkCommandBuffer commands;
  uint32_t sets;     // of the steps before
  uint32_t recorded; // dispatches since the last submission
} cgvk_walk;

static bool cgvk_dispatch(cgvk_program *p, const cgvk_call *c, cgvk_walk *w, const cgvk_step *s) {
  VkDescriptorBufferInfo ranges[CGVK_MAX_BINDINGS];
  uint32_t push[CGVK_MAX_PUSH_BYTES / 4], count[3], first = w->sets;
  uint64_t v;
  for (size_t i = 0; i < CGVK_NUM_RANGES(s); i++)
    if (!cgvk_place(c, &CGVK_RANGES(s)[i], &ranges[i])) return false;
  for (size_t i = 0; i < s->num_push_constants; i++) {
    int64_t word;
    if (!cgvk_value(CGVK_PUSH(s, i), c->f, c->symbols, &word)) return cgvk_fail(c->why, c->size, "a push constant has no value");
    push[i] = (uint32_t)word;
  }
  for (int i = 0; i < 3; i++) {
    if (!cgvk_eval(c, s->workgroup_count[i], &v)) return false;
    count[i] = v > UINT32_MAX ? UINT32_MAX : (uint32_t)v;
  }
  if (w->pass == CGVK_CHECK) return cgvk_check_launch(p, &p->program->kernels[s->kernel], ranges, count, c->why, c->size);
  if (!w->control) return cgvk_record_kernel(p, s->kernel, ranges, push, count, w->pool, w->commands, c->why, c->size);
  w->sets += p->kernels[s->kernel].num_sets;
  if (!count[0] || !count[1] || !count[2]) return true;
  if (w->pass == CGVK_DESCRIBE) return cgvk_describe(p, s->kernel, ranges, w->pool, w->control->sets + first, c->why, c->size);
  cgvk_launch(p, s->kernel, w->control->sets + first, push, count, w->commands);
  w->recorded++;
  return true;
}

static void cgvk_barrier(cgvk_program *p, VkCommandBuffer commands) {
  const VkPipelineStageFlags stages = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT;
  VkMemoryBarrier barrier;
  memset(&barrier, 0, sizeof barrier);
  barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
  barrier.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;
  barrier.dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;
  p->CmdPipelineBarrier(commands, stages, stages, 0, 1, &barrier, 0, NULL, 0, NULL);
}

static void cgvk_copy(cgvk_program *p, VkCommandBuffer commands, VkDescriptorBufferInfo from, VkDescriptorBufferInfo to) {
  VkBufferCopy region;
  region.srcOffset = from.offset;
  region.dstOffset = to.offset;
  region.size = from.range < to.range ? from.range : to.range;
  if (region.size) p->CmdCopyBuffer(commands, from.buffer, to.buffer, 1, &region);
}

static bool cgvk_submit(const cgvk_call *c, cgvk_walk *w) {
  w->recorded = 0;
  return w->control->submit(w->control->user, w->commands) || cgvk_fail(c->why, c->size, "the caller's submit gave up");
}

// What the host decides by: a condition of one byte, an index, or a size.
static bool cgvk_decide(cgvk_program *p, const cgvk_call *c, cgvk_walk *w, const cgvk_step *s, int64_t *out) {
  VkDescriptorBufferInfo from;
  VkMemoryBarrier barrier;
  int32_t word;
  if (!cgvk_place(c, &CGVK_RANGES(s)[0], &from)) return false;
  if (from.range > 4 && w->control->read_back.range < from.range) return cgvk_fail(c->why, c->size, "8 bytes to read back are needed");
  if (w->pass != CGVK_RECORD) return true;
  cgvk_copy(p, w->commands, from, w->control->read_back);
  memset(&barrier, 0, sizeof barrier);
  barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
  barrier.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
  barrier.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
  p->CmdPipelineBarrier(w->commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0, NULL, 0, NULL);
  if (!cgvk_submit(c, w)) return false;
  memcpy(&word, w->control->mapped, 4);
  *out = from.range == 1 ? *(const uint8_t *)w->control->mapped : word;
  if (from.range == 8) memcpy(out, w->control->mapped, 8);
  return true;
}

static bool cgvk_steps(cgvk_program *p, const cgvk_call *c, cgvk_walk *w, size_t count, const cgvk_step *steps);

static uint32_t cgvk_sets_of(const cgvk_program *p, size_t count, const cgvk_step *steps) {
  uint32_t n = 0;
  for (size_t i = 0; i < count; i++) {
    if ((int)steps[i].kind == CGVK_DISPATCH) n += p->kernels[steps[i].kernel].num_sets;
    for (size_t k = 0; k < steps[i].num_lists; k++) n += cgvk_sets_of(p, steps[i].lists[k].num_steps, steps[i].lists[k].steps);
  }
  return n;
}

// One list of a step, whose sets are where the lists before it end.
static bool cgvk_list(cgvk_program *p, const cgvk_call *c, cgvk_walk *w, const cgvk_step *s, size_t list, uint32_t first) {
  for (size_t i = 0; i < list; i++) first += cgvk_sets_of(p, s->lists[i].num_steps, s->lists[i].steps);
  w->sets = first;
  return cgvk_steps(p, c, w, s->lists[list].num_steps, s->lists[list].steps);
}

static bool cgvk_control_step(cgvk_program *p, const cgvk_call *c, cgvk_walk *w, const cgvk_step *s) {
  const uint32_t first = w->sets;
  uint64_t trips = 0;
  int64_t v = 0;
  bool ok = true;
  if ((int)s->kind == CGVK_FOR && !cgvk_eval(c, s->trip_count, &trips)) return false;
  if (w->pass != CGVK_RECORD) {
    if ((int)s->kind != CGVK_FOR) ok = cgvk_decide(p, c, w, s, &v); // a read has no lists
    for (size_t i = 0; ok && i < s->num_lists; i++) ok = cgvk_list(p, c, w, s, i, first);
    return ok;
  }
  switch ((int)s->kind) {
  case CGVK_WHILE:
    while ((ok = cgvk_list(p, c, w, s, 0, first) && cgvk_decide(p, c, w, s, &v)) && v) {
      ok = cgvk_list(p, c, w, s, 1, first);
      if (!ok) break;
    }
    break;
  case CGVK_FOR:
    for (uint64_t i = 0; ok && i < trips; i++) {
      ok = cgvk_list(p, c, w, s, 0, first);
      if (ok && w->recorded > CGVK_MAX_RECORDED) ok = cgvk_submit(c, w);
    }
    break;
  case CGVK_CASE:
    ok = cgvk_decide(p, c, w, s, &v) && cgvk_list(p, c, w, s, v >= 0 && (uint64_t)v < s->num_lists ? (size_t)v : s->num_lists - 1, first);
    break;
  case CGVK_READ: ok = cgvk_decide(p, c, w, s, &v) && cgvk_read(c->f, s, v, w->control->symbols, c->why, c->size); break;
  }
  w->sets = first;
  for (size_t i = 0; i < s->num_lists; i++) w->sets += cgvk_sets_of(p, s->lists[i].num_steps, s->lists[i].steps);
  return ok;
}

static bool cgvk_step_of(cgvk_program *p, const cgvk_call *c, cgvk_walk *w, const cgvk_step *s) {
  const bool record = w->pass == CGVK_RECORD;
  VkDescriptorBufferInfo from, to;
  switch ((int)s->kind) {
  case CGVK_DISPATCH: return cgvk_dispatch(p, c, w, s);
  case CGVK_FILL: // of whole words, as vkCmdFillBuffer has it
    if (!cgvk_place(c, &CGVK_RANGES(s)[0], &to)) return false;
    if (to.offset % 4 || to.range % 4)
      return cgvk_fail(c->why, c->size, "a fill of %llu bytes at offset %llu", (unsigned long long)to.range, (unsigned long long)to.offset);
    if (record && to.range) p->CmdFillBuffer(w->commands, to.buffer, to.offset, to.range, s->fill_pattern);
    return true;
  case CGVK_COPY:
    if (!cgvk_place(c, &CGVK_RANGES(s)[0], &from) || !cgvk_place(c, &CGVK_RANGES(s)[1], &to)) return false;
    if (record) cgvk_copy(p, w->commands, from, to);
    return true;
  case CGVK_BARRIER:
    if (record) cgvk_barrier(p, w->commands);
    return true;
  default: return cgvk_control_step(p, c, w, s);
  }
}

static bool cgvk_steps(cgvk_program *p, const cgvk_call *c, cgvk_walk *w, size_t count, const cgvk_step *steps) {
  for (size_t i = 0; i < count; i++)
    if (!cgvk_step_of(p, c, w, &steps[i])) return false;
  return true;
}

CGVK_API bool cgvk_execute(cgvk_program *p, const cgvk_function *f, const int64_t *symbols, const cgvk_buffers *buffers, const cgvk_control *control,
                           VkDescriptorPool pool, VkCommandBuffer commands, char *why, size_t size) {
  cgvk_call c = {p, f, symbols, buffers, why, size};
  const bool reads = f->step_kinds >> CGVK_READ & 1; // then what is bound is compared as sizes come to be known
  uint32_t sets = 0, recorded = 0;
  cgvk_needs needs;
  if (f->step_kinds >> CGVK_WHILE && !control)
    return cgvk_fail(why, size, "the function has loops or branches, or sizes from data: cgvk_execute runs it");
  if (reads ? !cgvk_met(f, symbols, why, size) : !cgvk_needs_of(p, f, symbols, &needs, why, size)) return false;
  if (!reads && needs.transient && buffers->transient.range != VK_WHOLE_SIZE && needs.transient > buffers->transient.range)
    return cgvk_fail(why, size, "the transients need %llu bytes; %llu are given", (unsigned long long)needs.transient,
                     (unsigned long long)buffers->transient.range);
  if (reads && !control->symbols) return cgvk_fail(why, size, "the function reads sizes: cgvk_control.symbols has to be there");
  for (size_t i = 0; reads && i < f->num_symbols; i++) control->symbols[i] = symbols[i];
  if (reads) c.symbols = control->symbols;
  for (size_t first = 0, end = 0; end < f->num_steps; first = end) { // what is known of sizes up to a read
    while (end < f->num_steps && (int)f->steps[end].kind != CGVK_READ) end++;
    end += end < f->num_steps;
    for (int pass = CGVK_CHECK; pass <= CGVK_RECORD; pass++) {
      cgvk_walk w = {(cgvk_pass)pass, control, pool, commands, sets, recorded};
      if (pass == CGVK_DESCRIBE && !control) continue;
      if (!cgvk_steps(p, &c, &w, end - first, f->steps + first)) return false;
      if (pass == CGVK_RECORD) sets = w.sets, recorded = w.recorded;
    }
  }
  return true;
}

CGVK_API bool cgvk_record(cgvk_program *p, const cgvk_function *f, const int64_t *symbols, const cgvk_buffers *buffers, VkDescriptorPool pool,
                          VkCommandBuffer commands, char *why, size_t size) {
  return cgvk_execute(p, f, symbols, buffers, NULL, pool, commands, why, size);
}
#endif // CG_VULKAN_IMPLEMENTATION
