// The Vulkan runner: a device, buffers that the host sees, pipelines, one command buffer per run.
#include "runner_device.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__has_include)
#if __has_include(<vulkan/vulkan.h>)
#define VULKAN_RUNNER_HAS_HEADERS
#endif
#endif

#ifndef VULKAN_RUNNER_HAS_HEADERS
runner *vulkan_runner_open(int index, runner_error *error) {
  (void)index;
  runner_fail(error, "this cgc was built without the Vulkan headers");
  return NULL;
}
#else
#define VK_NO_PROTOTYPES
#include <vulkan/vulkan.h>
#ifdef _WIN32
#include <windows.h>
static void *vulkan_open_library(void) { return (void *)LoadLibraryA("vulkan-1.dll"); }
static void *vulkan_library_symbol(void *library, const char *name) { return (void *)GetProcAddress((HMODULE)library, name); }
#else
#include <dlfcn.h>
static void *vulkan_open_library(void) {
  void *library = dlopen("libvulkan.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) library = dlopen("libvulkan.1.dylib", RTLD_NOW | RTLD_LOCAL);
  return library ? library : dlopen("libvulkan.so", RTLD_NOW | RTLD_LOCAL);
}
static void *vulkan_library_symbol(void *library, const char *name) { return dlsym(library, name); }
#endif

#define VULKAN_GLOBAL_FUNCTIONS(X) X(CreateInstance) X(EnumerateInstanceLayerProperties) X(EnumerateInstanceExtensionProperties)
// clang-format off
#define VULKAN_INSTANCE_FUNCTIONS(X) \
  X(DestroyInstance) \
  X(EnumeratePhysicalDevices) \
  X(GetPhysicalDeviceProperties) \
  X(GetPhysicalDeviceFeatures) X(GetPhysicalDeviceMemoryProperties) X(GetPhysicalDeviceQueueFamilyProperties) X(EnumerateDeviceExtensionProperties) \
      X(CreateDevice) X(GetDeviceProcAddr)
// clang-format on
// clang-format off
#define VULKAN_DEVICE_FUNCTIONS(X) \
  X(DestroyDevice) \
  X(GetDeviceQueue) \
  X(CreateBuffer) \
  X(DestroyBuffer) X(GetBufferMemoryRequirements) X(AllocateMemory) X(FreeMemory) X(BindBufferMemory) X(MapMemory) X(UnmapMemory) \
      X(CreateShaderModule) X(DestroyShaderModule) X(CreateDescriptorSetLayout) X(DestroyDescriptorSetLayout) X(CreatePipelineLayout) \
          X(DestroyPipelineLayout) X(CreateComputePipelines) X(DestroyPipeline) X(CreateDescriptorPool) X(DestroyDescriptorPool) \
              X(AllocateDescriptorSets) X(UpdateDescriptorSets) X(CreateCommandPool) X(DestroyCommandPool) X(AllocateCommandBuffers) \
                  X(BeginCommandBuffer) X(EndCommandBuffer) X(CmdBindPipeline) X(CmdBindDescriptorSets) X(CmdPushConstants) X(CmdDispatch) \
                      X(CmdPipelineBarrier) X(CmdCopyBuffer) X(CmdFillBuffer) X(CmdWriteTimestamp) X(CmdResetQueryPool) X(CreateQueryPool) \
                          X(DestroyQueryPool) X(GetQueryPoolResults) X(QueueSubmit) X(CreateFence) X(DestroyFence) X(WaitForFences) \
                              X(DeviceWaitIdle) X(ResetFences) X(ResetCommandPool) X(ResetDescriptorPool)
// clang-format on

enum { VULKAN_MAX_MATRICES = 64 }; // shapes

typedef struct vulkan_runner {
  runner base;
  void *library;
  PFN_vkGetInstanceProcAddr GetInstanceProcAddr;
#define VULKAN_MEMBER(name) PFN_vk##name name;
  VULKAN_GLOBAL_FUNCTIONS(VULKAN_MEMBER)
  VULKAN_INSTANCE_FUNCTIONS(VULKAN_MEMBER)
  VULKAN_DEVICE_FUNCTIONS(VULKAN_MEMBER)
#undef VULKAN_MEMBER
  VkInstance instance;
  VkDebugUtilsMessengerEXT messenger;
  VkPhysicalDevice physical;
  VkDevice device;
  VkQueue queue;
  uint32_t family;
  uint32_t instance_version;
  bool has_timestamps;
  bool has_size_control;
  VkPhysicalDeviceProperties properties;
  VkPhysicalDeviceMemoryProperties memory;
  cg_matrix matrices[VULKAN_MAX_MATRICES];
  unsigned validation_errors;
  char validation_text[900];
} vulkan_runner;

// ---- instance and device ---------------------------------------------------------------------------------------------------------------------
static VKAPI_ATTR VkBool32 VKAPI_CALL vulkan_on_message(VkDebugUtilsMessageSeverityFlagBitsEXT severity, VkDebugUtilsMessageTypeFlagsEXT types,
                                                        const VkDebugUtilsMessengerCallbackDataEXT *data, void *user) {
  vulkan_runner *r = (vulkan_runner *)user;
  (void)types;
  if (severity & VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT) {
    if (!r->validation_errors++) snprintf(r->validation_text, sizeof r->validation_text, "%s", data->pMessage);
  }
  return VK_FALSE;
}

static bool vulkan_has_validation_layer(vulkan_runner *r) {
  VkLayerProperties *layers;
  uint32_t n = 0;
  bool found = false;
  if (r->EnumerateInstanceLayerProperties(&n, NULL) != VK_SUCCESS || !n) return false;
  layers = (VkLayerProperties *)calloc(n, sizeof *layers);
  if (layers && r->EnumerateInstanceLayerProperties(&n, layers) >= VK_SUCCESS)
    for (uint32_t i = 0; i < n; i++) found = found || strcmp(layers[i].layerName, "VK_LAYER_KHRONOS_validation") == 0;
  free(layers);
  return found;
}

static bool vulkan_has_instance_extension(vulkan_runner *r, const char *name) {
  VkExtensionProperties *all;
  uint32_t n = 0;
  bool found = false;
  if (r->EnumerateInstanceExtensionProperties(NULL, &n, NULL) != VK_SUCCESS || !n) return false;
  all = (VkExtensionProperties *)calloc(n, sizeof *all);
  if (all && r->EnumerateInstanceExtensionProperties(NULL, &n, all) >= VK_SUCCESS)
    for (uint32_t i = 0; i < n; i++) found = found || strcmp(all[i].extensionName, name) == 0;
  free(all);
  return found;
}

static bool vulkan_create_instance(vulkan_runner *r, runner_error *error) {
  static const char *const layers[] = {"VK_LAYER_KHRONOS_validation"};
  const char *extensions[2];
  const char *wish = getenv("CGC_VULKAN_VALIDATION");
  bool validate = wish && strcmp(wish, "1") == 0;
  VkApplicationInfo app;
  VkInstanceCreateInfo info;
  VkDebugUtilsMessengerCreateInfoEXT messenger;
  PFN_vkEnumerateInstanceVersion version = (PFN_vkEnumerateInstanceVersion)r->GetInstanceProcAddr(NULL, "vkEnumerateInstanceVersion");
  VkResult status;
  r->instance_version = VK_API_VERSION_1_0;
  if (version) version(&r->instance_version);
  if (r->instance_version > VK_API_VERSION_1_3) r->instance_version = VK_API_VERSION_1_3;
  memset(&app, 0, sizeof app);
  app.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO;
  app.pApplicationName = "cgc";
  app.apiVersion = r->instance_version;
  memset(&messenger, 0, sizeof messenger);
  messenger.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT;
  messenger.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT;
  messenger.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
  messenger.pfnUserCallback = vulkan_on_message;
  messenger.pUserData = r;
  memset(&info, 0, sizeof info);
  info.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
  info.pApplicationInfo = &app;
  info.ppEnabledExtensionNames = extensions;
  if (validate) {
    if (!vulkan_has_validation_layer(r)) return runner_fail(error, "CGC_VULKAN_VALIDATION=1, but VK_LAYER_KHRONOS_validation is not installed");
    info.enabledLayerCount = 1;
    info.ppEnabledLayerNames = layers;
    extensions[info.enabledExtensionCount++] = VK_EXT_DEBUG_UTILS_EXTENSION_NAME;
    info.pNext = &messenger;
  }
  if (vulkan_has_instance_extension(r, "VK_KHR_portability_enumeration")) {
    extensions[info.enabledExtensionCount++] = "VK_KHR_portability_enumeration";
    info.flags |= 1; // VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR
  }
  status = r->CreateInstance(&info, NULL, &r->instance);
  if (status != VK_SUCCESS) return runner_fail(error, "no Vulkan driver is found (vkCreateInstance gives %d)", (int)status);
#define VULKAN_LOAD(name)                                                                                                                            \
  r->name = (PFN_vk##name)r->GetInstanceProcAddr(r->instance, "vk" #name);                                                                           \
  if (!r->name) return runner_fail(error, "the Vulkan loader has no vk" #name);
  VULKAN_INSTANCE_FUNCTIONS(VULKAN_LOAD)
#undef VULKAN_LOAD
  if (validate) {
    PFN_vkCreateDebugUtilsMessengerEXT create =
        (PFN_vkCreateDebugUtilsMessengerEXT)r->GetInstanceProcAddr(r->instance, "vkCreateDebugUtilsMessengerEXT");
    if (!create || create(r->instance, &messenger, NULL, &r->messenger) != VK_SUCCESS)
      return runner_fail(error, "the validation layer gives no messages");
  }
  return true;
}

static int vulkan_rank(VkPhysicalDeviceType type) {
  switch (type) {
  case VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU: return 4;
  case VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU: return 3;
  case VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU: return 2;
  default: return 1;
  }
}

static bool vulkan_choose_device(vulkan_runner *r, int index, runner_error *error) {
  VkPhysicalDevice devices[32];
  uint32_t n = 32;
  int best = -1;
  VkResult status = r->EnumeratePhysicalDevices(r->instance, &n, devices);
  if (status < VK_SUCCESS || n == 0) return runner_fail(error, "no Vulkan device is found");
  if (index >= (int)n) return runner_fail(error, "there is no Vulkan device %d: %u found, counted from 0", index, n);
  for (uint32_t i = 0; i < n; i++) {
    VkPhysicalDeviceProperties p;
    r->GetPhysicalDeviceProperties(devices[i], &p);
    if (index < 0 ? vulkan_rank(p.deviceType) > best : (int)i == index) {
      best = vulkan_rank(p.deviceType);
      r->physical = devices[i];
      r->properties = p;
    }
  }
  return true;
}

static bool vulkan_has_device_extension(vulkan_runner *r, const char *name) {
  VkExtensionProperties *all;
  uint32_t n = 0;
  bool found = false;
  if (r->EnumerateDeviceExtensionProperties(r->physical, NULL, &n, NULL) != VK_SUCCESS || !n) return false;
  all = (VkExtensionProperties *)calloc(n, sizeof *all);
  if (all && r->EnumerateDeviceExtensionProperties(r->physical, NULL, &n, all) >= VK_SUCCESS)
    for (uint32_t i = 0; i < n; i++) found = found || strcmp(all[i].extensionName, name) == 0;
  free(all);
  return found;
}

static bool vulkan_find_queue(vulkan_runner *r, runner_error *error) {
  VkQueueFamilyProperties families[32];
  uint32_t n = 32;
  r->GetPhysicalDeviceQueueFamilyProperties(r->physical, &n, families);
  for (uint32_t i = 0; i < n; i++) {
    if (!(families[i].queueFlags & VK_QUEUE_COMPUTE_BIT)) continue;
    r->family = i;
    r->has_timestamps = families[i].timestampValidBits != 0;
    return true;
  }
  return runner_fail(error, "the device '%s' has no compute queue", r->properties.deviceName);
}

// Of VK_KHR_cooperative_matrix and VK_KHR_shader_bfloat16, which are newer than many a vulkan.h.
enum {
  VULKAN_MATRIX_FEATURES = 1000506000,
  VULKAN_MATRIX_PROPERTIES = 1000506001,
  VULKAN_MATRIX2_FEATURES = 1000593000,
  VULKAN_BFLOAT16_FEATURES = 1000141000,
  VULKAN_COMPONENT_BFLOAT16 = 1000141000,
  VULKAN_SCOPE_WORKGROUP = 2,
  VULKAN_SCOPE_SUBGROUP = 3
};

typedef struct {
  VkStructureType sType;
  void *pNext;
  VkBool32 cooperativeMatrix, cooperativeMatrixRobustBufferAccess;
} vulkan_matrix_features;

typedef struct {
  VkStructureType sType;
  void *pNext;
  VkBool32 cooperativeMatrixWorkgroupScope, cooperativeMatrixFlexibleDimensions, cooperativeMatrixReductions, cooperativeMatrixConversions,
      cooperativeMatrixPerElementOperations, cooperativeMatrixTensorAddressing, cooperativeMatrixBlockLoads;
} vulkan_matrix2_features;

typedef struct {
  VkStructureType sType;
  void *pNext;
  VkBool32 shaderBFloat16Type, shaderBFloat16DotProduct, shaderBFloat16CooperativeMatrix;
} vulkan_bfloat16_features;

typedef struct {
  VkStructureType sType;
  void *pNext;
  uint32_t MSize, NSize, KSize, AType, BType, CType, ResultType;
  VkBool32 saturatingAccumulation;
  uint32_t scope;
} vulkan_matrix_properties;

typedef VkResult(VKAPI_PTR *vulkan_get_matrix_properties)(VkPhysicalDevice device, uint32_t *count, vulkan_matrix_properties *properties);

// Feature structs: what was asked for and what is enabled, chained.
typedef struct {
  VkPhysicalDeviceFeatures2 core;
  VkPhysicalDevice16BitStorageFeatures storage16;
  VkPhysicalDevice8BitStorageFeatures storage8;
  VkPhysicalDeviceShaderFloat16Int8Features small;
  VkPhysicalDeviceSubgroupSizeControlFeatures subgroup;
  VkPhysicalDeviceVulkanMemoryModelFeatures memory_model;
  vulkan_matrix_features matrix;
  vulkan_matrix2_features matrix2;
  vulkan_bfloat16_features bfloat16;
} vulkan_features;

static void vulkan_chain_features(vulkan_features *f, vulkan_runner *r, uint32_t version) {
  void **tail;
  memset(f, 0, sizeof *f);
  f->core.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
  f->storage16.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES;
  f->storage8.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES;
  f->small.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES;
  f->subgroup.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES;
  f->core.pNext = &f->storage16;
  tail = &f->storage16.pNext;
  if (version >= VK_API_VERSION_1_2 || vulkan_has_device_extension(r, "VK_KHR_8bit_storage")) {
    *tail = &f->storage8;
    tail = &f->storage8.pNext;
  }
  if (version >= VK_API_VERSION_1_2 || vulkan_has_device_extension(r, "VK_KHR_shader_float16_int8")) {
    *tail = &f->small;
    tail = &f->small.pNext;
  }
  if (version >= VK_API_VERSION_1_3 || vulkan_has_device_extension(r, "VK_EXT_subgroup_size_control")) {
    *tail = &f->subgroup;
    tail = &f->subgroup.pNext;
  }
  f->memory_model.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES;
  f->matrix.sType = (VkStructureType)VULKAN_MATRIX_FEATURES;
  f->matrix2.sType = (VkStructureType)VULKAN_MATRIX2_FEATURES;
  f->bfloat16.sType = (VkStructureType)VULKAN_BFLOAT16_FEATURES;
  if (version < VK_API_VERSION_1_2 || !vulkan_has_device_extension(r, "VK_KHR_cooperative_matrix")) return;
  *tail = &f->memory_model;
  f->memory_model.pNext = &f->matrix;
  tail = &f->matrix.pNext;
  if (vulkan_has_device_extension(r, "VK_NV_cooperative_matrix2")) {
    *tail = &f->matrix2;
    tail = &f->matrix2.pNext;
  }
  if (vulkan_has_device_extension(r, "VK_KHR_shader_bfloat16")) *tail = &f->bfloat16;
}

static uint64_t vulkan_feature_bits(const vulkan_features *f) {
  uint64_t bits = 0;
  if (f->core.features.shaderInt64) bits |= CG_FEATURE_INT64;
  if (f->core.features.shaderInt16) bits |= CG_FEATURE_INT16;
  if (f->core.features.shaderFloat64) bits |= CG_FEATURE_FLOAT64;
  if (f->storage16.storageBuffer16BitAccess) bits |= CG_FEATURE_STORAGE16;
  if (f->storage8.storageBuffer8BitAccess) bits |= CG_FEATURE_STORAGE8;
  if (f->small.shaderFloat16) bits |= CG_FEATURE_FLOAT16;
  if (f->small.shaderInt8) bits |= CG_FEATURE_INT8;
  if (f->matrix.cooperativeMatrix && f->memory_model.vulkanMemoryModel) bits |= CG_FEATURE_COOPERATIVE_MATRIX;
  if (f->matrix2.cooperativeMatrixReductions && f->matrix2.cooperativeMatrixConversions && f->matrix2.cooperativeMatrixPerElementOperations)
    bits |= CG_FEATURE_COOPERATIVE_MATRIX2;
  if (f->subgroup.subgroupSizeControl) bits |= CG_FEATURE_SUBGROUP_SIZE_CONTROL;
  return bits;
}

static void vulkan_limits(vulkan_runner *r, uint32_t version) {
  static const uint32_t spirv[] = {0x00010000, 0x00010300, 0x00010500, 0x00010600};
  const VkPhysicalDeviceLimits *l = &r->properties.limits;
  cg_target *t = &r->base.facts;
  uint32_t minor = VK_VERSION_MINOR(version);
  t->name = "device";
  t->summary = r->properties.deviceName;
  t->format = CG_FORMAT_SPIRV;
  t->vulkan_version = 1u << 16 | minor;
  t->spirv_version = spirv[minor < 4 ? minor : 3];
  t->max_workgroup_invocations = l->maxComputeWorkGroupInvocations;
  for (int i = 0; i < 3; i++) {
    t->max_workgroup_size[i] = l->maxComputeWorkGroupSize[i];
    t->max_workgroup_count[i] = l->maxComputeWorkGroupCount[i];
  }
  t->max_shared_memory = l->maxComputeSharedMemorySize;
  t->max_push_constant_bytes = l->maxPushConstantsSize;
  t->max_storage_buffers = l->maxPerStageDescriptorStorageBuffers;
  t->max_storage_range = l->maxStorageBufferRange;
  t->min_storage_offset_alignment = (uint32_t)l->minStorageBufferOffsetAlignment;
  t->default_workgroup_size = l->maxComputeWorkGroupInvocations < 64 ? l->maxComputeWorkGroupInvocations : 64;
}

// How many workgroups run side by side, from whatever the driver tells about it; and whether it keeps shared memory in plain memory: one that has
// shader core builtins of that extension does.
static void vulkan_unit_facts(vulkan_runner *r, uint32_t version) {
  PFN_vkGetPhysicalDeviceProperties2 get = (PFN_vkGetPhysicalDeviceProperties2)r->GetInstanceProcAddr(r->instance, "vkGetPhysicalDeviceProperties2");
  VkPhysicalDeviceProperties2 props;
  VkPhysicalDeviceShaderSMBuiltinsPropertiesNV multiprocessors;
  VkPhysicalDeviceShaderCorePropertiesAMD arrays;
  r->base.facts.max_load_bytes = 16;
  r->base.facts.slow_shared_memory =
      vulkan_has_device_extension(r, "VK_ARM_shader_core_builtins") || vulkan_has_device_extension(r, "VK_ARM_shader_core_properties");
  if (!get || version < VK_API_VERSION_1_1) return;
  memset(&props, 0, sizeof props);
  memset(&multiprocessors, 0, sizeof multiprocessors);
  memset(&arrays, 0, sizeof arrays);
  props.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
  multiprocessors.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_SM_BUILTINS_PROPERTIES_NV;
  arrays.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CORE_PROPERTIES_AMD;
  if (vulkan_has_device_extension(r, "VK_NV_shader_sm_builtins"))
    props.pNext = &multiprocessors;
  else if (vulkan_has_device_extension(r, "VK_AMD_shader_core_properties"))
    props.pNext = &arrays;
  if (!props.pNext) return;
  get(r->physical, &props);
  r->base.facts.compute_units = multiprocessors.shaderSMCount;
  if (arrays.computeUnitsPerShaderArray)
    r->base.facts.compute_units = arrays.shaderEngineCount * arrays.shaderArraysPerEngineCount * arrays.computeUnitsPerShaderArray;
}

static bool vulkan_driver(vulkan_runner *r, uint32_t version, VkPhysicalDeviceDriverProperties *driver) {
  PFN_vkGetPhysicalDeviceProperties2 get = (PFN_vkGetPhysicalDeviceProperties2)r->GetInstanceProcAddr(r->instance, "vkGetPhysicalDeviceProperties2");
  VkPhysicalDeviceProperties2 props;
  if (!get || (version < VK_API_VERSION_1_2 && !vulkan_has_device_extension(r, "VK_KHR_driver_properties"))) return false;
  memset(&props, 0, sizeof props);
  memset(driver, 0, sizeof *driver);
  props.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
  props.pNext = driver;
  driver->sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES;
  get(r->physical, &props);
  return true;
}

// A driver that ends loops early: llvmpipe counts the trips of all loops of an invocation.
static void vulkan_driver_facts(vulkan_runner *r, uint32_t version) {
  VkPhysicalDeviceDriverProperties driver;
  if (!vulkan_driver(r, version, &driver)) return;
  if (driver.driverID == VK_DRIVER_ID_MESA_LLVMPIPE) r->base.facts.max_loop_trips = 65535;
  if (driver.driverID == VK_DRIVER_ID_NVIDIA_PROPRIETARY) r->base.facts.trusted |= CG_TRUSTED_EXP2;
}

static void vulkan_identify(runner *of, runner_identity *out) {
  vulkan_runner *r = (vulkan_runner *)of;
  VkPhysicalDeviceDriverProperties driver;
  snprintf(out->driver, sizeof out->driver, "vendor 0x%04x", r->properties.vendorID);
  snprintf(out->version, sizeof out->version, "0x%08x", r->properties.driverVersion);
  if (!vulkan_driver(r, r->properties.apiVersion, &driver)) return;
  snprintf(out->driver, sizeof out->driver, "%.255s", driver.driverName);
  if (driver.driverInfo[0]) snprintf(out->version, sizeof out->version, "%.255s", driver.driverInfo);
}

static void vulkan_subgroup_facts(vulkan_runner *r, uint32_t version) {
  PFN_vkGetPhysicalDeviceProperties2 get = (PFN_vkGetPhysicalDeviceProperties2)r->GetInstanceProcAddr(r->instance, "vkGetPhysicalDeviceProperties2");
  VkPhysicalDeviceProperties2 props;
  VkPhysicalDeviceSubgroupProperties subgroup;
  VkPhysicalDeviceSubgroupSizeControlProperties control;
  if (!get || version < VK_API_VERSION_1_1) return;
  memset(&props, 0, sizeof props);
  memset(&subgroup, 0, sizeof subgroup);
  memset(&control, 0, sizeof control);
  props.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
  subgroup.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES;
  control.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES;
  props.pNext = &subgroup;
  if (version >= VK_API_VERSION_1_3 || vulkan_has_device_extension(r, "VK_EXT_subgroup_size_control")) subgroup.pNext = &control;
  get(r->physical, &props);
  r->base.facts.subgroup_size = subgroup.subgroupSize;
  r->base.facts.min_subgroup_size = control.minSubgroupSize ? control.minSubgroupSize : subgroup.subgroupSize;
  r->base.facts.max_workgroup_subgroups = control.maxComputeWorkgroupSubgroups;
  r->base.facts.max_subgroup_size = control.maxSubgroupSize ? control.maxSubgroupSize : subgroup.subgroupSize;
  if (!(subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT)) return;
  if (subgroup.supportedOperations & VK_SUBGROUP_FEATURE_ARITHMETIC_BIT) r->base.facts.features |= CG_FEATURE_SUBGROUP_ARITHMETIC;
  if (subgroup.supportedOperations & VK_SUBGROUP_FEATURE_SHUFFLE_BIT) r->base.facts.features |= CG_FEATURE_SUBGROUP_SHUFFLE;
}

static cg_matrix_type vulkan_matrix_type(uint32_t component) {
  static const cg_matrix_type types[] = {CG_MATRIX_F16, CG_MATRIX_F32,   CG_MATRIX_F64, CG_MATRIX_S8,    CG_MATRIX_OTHER,
                                         CG_MATRIX_S32, CG_MATRIX_OTHER, CG_MATRIX_U8,  CG_MATRIX_OTHER, CG_MATRIX_U32};
  if (component == VULKAN_COMPONENT_BFLOAT16) return CG_MATRIX_BF16;
  return component < sizeof types / sizeof types[0] ? types[component] : CG_MATRIX_OTHER;
}

// The shapes of its matrix units, in the driver's order.
static void vulkan_matrix_facts(vulkan_runner *r, const vulkan_features *f) {
  vulkan_get_matrix_properties get =
      (vulkan_get_matrix_properties)r->GetInstanceProcAddr(r->instance, "vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR");
  vulkan_matrix_properties all[VULKAN_MAX_MATRICES];
  uint32_t n = VULKAN_MAX_MATRICES;
  if (!get || !(r->base.facts.features & CG_FEATURE_COOPERATIVE_MATRIX)) return;
  memset(all, 0, sizeof all);
  for (uint32_t i = 0; i < n; i++) all[i].sType = (VkStructureType)VULKAN_MATRIX_PROPERTIES;
  if (get(r->physical, &n, all) < VK_SUCCESS) return;
  for (uint32_t i = 0; i < n; i++) {
    cg_matrix *m = &r->matrices[r->base.facts.num_matrices];
    m->m = all[i].MSize;
    m->n = all[i].NSize;
    m->k = all[i].KSize;
    m->a = vulkan_matrix_type(all[i].AType);
    m->b = vulkan_matrix_type(all[i].BType);
    m->c = vulkan_matrix_type(all[i].CType);
    m->result = vulkan_matrix_type(all[i].ResultType);
    m->scope = all[i].scope == VULKAN_SCOPE_WORKGROUP ? CG_MATRIX_WORKGROUP : CG_MATRIX_SUBGROUP;
    m->saturating = all[i].saturatingAccumulation != 0;
    bool known = all[i].scope == VULKAN_SCOPE_WORKGROUP || all[i].scope == VULKAN_SCOPE_SUBGROUP;
    if (known && (m->a != CG_MATRIX_BF16 || f->bfloat16.shaderBFloat16CooperativeMatrix)) r->base.facts.num_matrices++;
  }
  r->base.facts.matrices = r->matrices;
}

// Keeps the features that kernels may need; robust access stays off, so that it hides nothing.
static void vulkan_trim_features(vulkan_features *f) {
  VkPhysicalDeviceFeatures had = f->core.features;
  memset(&f->core.features, 0, sizeof had);
  f->core.features.shaderInt64 = had.shaderInt64;
  f->core.features.shaderInt16 = had.shaderInt16;
  f->core.features.shaderFloat64 = had.shaderFloat64;
  f->storage16.storagePushConstant16 = f->storage16.storageInputOutput16 = VK_FALSE;
  f->storage8.storagePushConstant8 = VK_FALSE;
  f->matrix2.cooperativeMatrixWorkgroupScope = f->matrix2.cooperativeMatrixFlexibleDimensions = VK_FALSE;
  f->matrix2.cooperativeMatrixTensorAddressing = f->matrix2.cooperativeMatrixBlockLoads = VK_FALSE;
  f->matrix.cooperativeMatrixRobustBufferAccess = f->bfloat16.shaderBFloat16DotProduct = VK_FALSE;
}

static bool vulkan_create_device(vulkan_runner *r, runner_error *error) {
  static const char *const wanted[] = {"VK_KHR_storage_buffer_storage_class", "VK_KHR_8bit_storage",          "VK_KHR_16bit_storage",
                                       "VK_KHR_shader_float16_int8",          "VK_EXT_subgroup_size_control", "VK_KHR_portability_subset",
                                       "VK_KHR_cooperative_matrix",           "VK_KHR_shader_bfloat16",       "VK_NV_cooperative_matrix2"};
  const char *extensions[sizeof wanted / sizeof wanted[0]];
  float priority = 1.0f;
  vulkan_features features;
  VkDeviceQueueCreateInfo queue;
  VkDeviceCreateInfo info;
  VkResult status;
  uint32_t version = r->properties.apiVersion < r->instance_version ? r->properties.apiVersion : r->instance_version;
  PFN_vkGetPhysicalDeviceFeatures2 get = (PFN_vkGetPhysicalDeviceFeatures2)r->GetInstanceProcAddr(r->instance, "vkGetPhysicalDeviceFeatures2");
  vulkan_limits(r, version);
  vulkan_chain_features(&features, r, version);
  memset(&info, 0, sizeof info);
  info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
  if (get && version >= VK_API_VERSION_1_1) {
    get(r->physical, &features.core);
    vulkan_trim_features(&features);
    info.pNext = &features.core;
  } else {
    r->GetPhysicalDeviceFeatures(r->physical, &features.core.features);
    vulkan_trim_features(&features);
    info.pEnabledFeatures = &features.core.features;
  }
  r->base.facts.features = vulkan_feature_bits(&features);
  r->has_size_control = features.subgroup.subgroupSizeControl != 0;
  vulkan_matrix_facts(r, &features);
  vulkan_subgroup_facts(r, version);
  vulkan_unit_facts(r, version);
  vulkan_driver_facts(r, version);
  memset(&queue, 0, sizeof queue);
  queue.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
  queue.queueFamilyIndex = r->family;
  queue.queueCount = 1;
  queue.pQueuePriorities = &priority;
  info.queueCreateInfoCount = 1;
  info.pQueueCreateInfos = &queue;
  info.ppEnabledExtensionNames = extensions;
  for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++)
    if (vulkan_has_device_extension(r, wanted[i])) extensions[info.enabledExtensionCount++] = wanted[i];
  status = r->CreateDevice(r->physical, &info, NULL, &r->device);
  if (status != VK_SUCCESS) return runner_fail(error, "vkCreateDevice on '%s' gives %d", r->properties.deviceName, (int)status);
#define VULKAN_LOAD(name)                                                                                                                            \
  r->name = (PFN_vk##name)r->GetDeviceProcAddr(r->device, "vk" #name);                                                                               \
  if (!r->name) return runner_fail(error, "the device has no vk" #name);
  VULKAN_DEVICE_FUNCTIONS(VULKAN_LOAD)
#undef VULKAN_LOAD
  r->GetDeviceQueue(r->device, r->family, 0, &r->queue);
  r->GetPhysicalDeviceMemoryProperties(r->physical, &r->memory);
  for (uint32_t i = 0; i < r->memory.memoryHeapCount; i++)
    if ((r->memory.memoryHeaps[i].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT) && r->memory.memoryHeaps[i].size > r->base.memory)
      r->base.memory = r->memory.memoryHeaps[i].size;
  r->base.is_cpu = r->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
  r->base.name = r->properties.deviceName;
  return true;
}

static bool vulkan_open(vulkan_runner *r, int index, runner_error *error) {
  r->library = vulkan_open_library();
  if (!r->library) return runner_fail(error, "no Vulkan loader (libvulkan.so.1) is installed");
  r->GetInstanceProcAddr = (PFN_vkGetInstanceProcAddr)(uintptr_t)vulkan_library_symbol(r->library, "vkGetInstanceProcAddr");
  if (!r->GetInstanceProcAddr) return runner_fail(error, "the Vulkan loader has no vkGetInstanceProcAddr");
#define VULKAN_LOAD(name)                                                                                                                            \
  r->name = (PFN_vk##name)r->GetInstanceProcAddr(NULL, "vk" #name);                                                                                  \
  if (!r->name) return runner_fail(error, "the Vulkan loader has no vk" #name);
  VULKAN_GLOBAL_FUNCTIONS(VULKAN_LOAD)
#undef VULKAN_LOAD
  return vulkan_create_instance(r, error) && vulkan_choose_device(r, index, error) && vulkan_find_queue(r, error) && vulkan_create_device(r, error);
}

static void vulkan_close(runner *of) {
  vulkan_runner *r = (vulkan_runner *)of;
  if (r->device && r->DestroyDevice) r->DestroyDevice(r->device, NULL);
  if (r->messenger) {
    PFN_vkDestroyDebugUtilsMessengerEXT destroy =
        (PFN_vkDestroyDebugUtilsMessengerEXT)r->GetInstanceProcAddr(r->instance, "vkDestroyDebugUtilsMessengerEXT");
    if (destroy) destroy(r->instance, r->messenger, NULL);
  }
  if (r->instance && r->DestroyInstance) r->DestroyInstance(r->instance, NULL);
  free(r); // the library stays: drivers do not like to be unloaded
}

// ---- a run -------------------------------------------------------------------------------------------------------------------------------------
typedef struct {
  runner_buffer base;
  VkBuffer buffer;
  VkDeviceMemory memory;
} vulkan_buffer;

typedef struct {
  VkShaderModule shader;
  VkDescriptorSetLayout sets[RUNNER_MAX_SETS];
  uint32_t num_sets;
  VkPipelineLayout layout;
  VkPipeline pipeline;
} vulkan_pipeline;

typedef struct {
  runner_run base;
  vulkan_runner *r;
  vulkan_buffer *buffers;
  vulkan_pipeline *pipelines; // one per kernel
  VkShaderModule shader;
  const VkSpecializationInfo *specialization;
  VkDescriptorPool descriptors;
  VkCommandPool pool;
  VkCommandBuffer commands;
  VkQueryPool queries;
  VkFence fence;
} vulkan_run;

static bool vulkan_check(vulkan_run *run, VkResult status, const char *what) {
  if (status == VK_SUCCESS) return true;
  return runner_fail(run->base.error, "%s gives %d on '%s'", what, (int)status, run->r->properties.deviceName);
}

static runner_buffer *vulkan_buffer_of(runner_run *run, size_t i) { return &((vulkan_run *)run)->buffers[i].base; }

static bool vulkan_make_buffer(vulkan_run *run, vulkan_buffer *b, uint64_t size) {
  vulkan_runner *r = run->r;
  VkBufferCreateInfo info;
  VkMemoryRequirements need;
  VkMemoryAllocateInfo allocate;
  const VkMemoryPropertyFlags flags = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  uint32_t type = UINT32_MAX;
  void *mapped;
  b->base.size = size ? size : 4;
  b->base.front = RUNNER_GUARD; // a multiple of what any device wants offsets to be
  memset(&info, 0, sizeof info);
  info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
  info.size = b->base.front + b->base.size;
  info.usage =
      VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
  if (!vulkan_check(run, r->CreateBuffer(r->device, &info, NULL, &b->buffer), "vkCreateBuffer")) return false;
  r->GetBufferMemoryRequirements(r->device, b->buffer, &need);
  for (uint32_t i = 0; i < r->memory.memoryTypeCount && type == UINT32_MAX; i++)
    if ((need.memoryTypeBits & (1u << i)) && (r->memory.memoryTypes[i].propertyFlags & flags) == flags) type = i;
  if (type == UINT32_MAX) return runner_fail(run->base.error, "the device has no memory that the host sees");
  memset(&allocate, 0, sizeof allocate);
  allocate.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
  allocate.allocationSize = (need.size > info.size ? need.size : info.size) + RUNNER_GUARD;
  b->base.allocated = allocate.allocationSize - b->base.front;
  allocate.memoryTypeIndex = type;
  if (!vulkan_check(run, r->AllocateMemory(r->device, &allocate, NULL, &b->memory), "vkAllocateMemory")) return false;
  if (!vulkan_check(run, r->BindBufferMemory(r->device, b->buffer, b->memory, 0), "vkBindBufferMemory")) return false;
  if (!vulkan_check(run, r->MapMemory(r->device, b->memory, 0, VK_WHOLE_SIZE, 0, &mapped), "vkMapMemory")) return false;
  b->base.mapped = (uint8_t *)mapped + b->base.front;
  runner_prepare_buffer(&b->base);
  return true;
}

static bool vulkan_make_run_buffer(runner_run *run, size_t i, uint64_t size) {
  vulkan_run *v = (vulkan_run *)run;
  return vulkan_make_buffer(v, &v->buffers[i], size);
}

static bool vulkan_remake_buffer(runner_run *run, size_t i, uint64_t size) {
  vulkan_run *v = (vulkan_run *)run;
  vulkan_buffer old = v->buffers[i];
  memset(&v->buffers[i], 0, sizeof v->buffers[i]);
  bool ok = vulkan_make_buffer(v, &v->buffers[i], size);
  if (ok && old.base.mapped) memcpy(v->buffers[i].base.mapped, old.base.mapped, (size_t)old.base.size);
  if (old.buffer) v->r->DestroyBuffer(v->r->device, old.buffer, NULL);
  if (old.memory) v->r->FreeMemory(v->r->device, old.memory, NULL);
  return ok;
}

static bool vulkan_make_shader(vulkan_run *run) {
  VkShaderModuleCreateInfo info;
  memset(&info, 0, sizeof info);
  info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
  info.codeSize = run->base.program->num_words * 4;
  info.pCode = run->base.program->words;
  return vulkan_check(run, run->r->CreateShaderModule(run->r->device, &info, NULL, &run->shader), "vkCreateShaderModule");
}

static VkDescriptorType vulkan_descriptor_type(const cg_binding *b) {
  return b->type == CG_BINDING_UNIFORM_BUFFER ? VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER : VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
}

static bool vulkan_make_layouts(vulkan_run *run, const cg_kernel *k, vulkan_pipeline *p) {
  vulkan_runner *r = run->r;
  VkPipelineLayoutCreateInfo info;
  VkPushConstantRange push;
  for (size_t i = 0; i < k->num_bindings; i++)
    if (k->bindings[i].set + 1 > p->num_sets) p->num_sets = k->bindings[i].set + 1;
  if (p->num_sets > RUNNER_MAX_SETS)
    return runner_fail(run->base.error, "kernel '%.*s' uses descriptor set %u", (int)k->name.len, k->name.data, p->num_sets - 1);
  for (uint32_t s = 0; s < p->num_sets; s++) {
    VkDescriptorSetLayoutBinding *bindings = (VkDescriptorSetLayoutBinding *)calloc(k->num_bindings + 1, sizeof *bindings);
    VkDescriptorSetLayoutCreateInfo set;
    bool ok;
    memset(&set, 0, sizeof set);
    set.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO;
    set.pBindings = bindings;
    for (size_t i = 0; bindings && i < k->num_bindings; i++) {
      if (k->bindings[i].set != s) continue;
      bindings[set.bindingCount].binding = k->bindings[i].binding;
      bindings[set.bindingCount].descriptorType = vulkan_descriptor_type(&k->bindings[i]);
      bindings[set.bindingCount].descriptorCount = 1;
      bindings[set.bindingCount++].stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    }
    ok = bindings && vulkan_check(run, r->CreateDescriptorSetLayout(r->device, &set, NULL, &p->sets[s]), "vkCreateDescriptorSetLayout");
    free(bindings);
    if (!ok) return false;
  }
  memset(&info, 0, sizeof info);
  memset(&push, 0, sizeof push);
  info.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
  info.setLayoutCount = p->num_sets;
  info.pSetLayouts = p->sets;
  for (size_t i = 0; i < k->num_push_constants; i++)
    if (k->push_constants[i].offset + 4 > push.size) push.size = k->push_constants[i].offset + 4;
  if (push.size > RUNNER_MAX_PUSH * 4) return runner_fail(run->base.error, "%u bytes of push constants", push.size);
  push.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
  info.pushConstantRangeCount = push.size ? 1 : 0;
  info.pPushConstantRanges = &push;
  return vulkan_check(run, r->CreatePipelineLayout(r->device, &info, NULL, &p->layout), "vkCreatePipelineLayout");
}

static bool vulkan_make_pipeline(vulkan_run *run, const cg_kernel *k, vulkan_pipeline *p) {
  VkComputePipelineCreateInfo info;
  VkPipelineShaderStageRequiredSubgroupSizeCreateInfo subgroup;
  char name[256];
  if (p->pipeline) return true;
  if (!vulkan_make_layouts(run, k, p)) return false;
  snprintf(name, sizeof name, "%.*s", (int)k->name.len, k->name.data);
  memset(&info, 0, sizeof info);
  memset(&subgroup, 0, sizeof subgroup);
  info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
  info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
  info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  info.stage.module = run->shader;
  info.stage.pName = name;
  info.stage.pSpecializationInfo = run->specialization;
  info.layout = p->layout;
  if (k->subgroup_size) {
    subgroup.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO;
    subgroup.requiredSubgroupSize = k->subgroup_size;
    if (run->r->has_size_control)
      info.stage.pNext = &subgroup;
    else if (k->subgroup_size != run->r->base.facts.subgroup_size)
      return runner_fail(run->base.error, "kernel '%s' needs subgroups of %u, the device has %u", name, k->subgroup_size,
                         run->r->base.facts.subgroup_size);
  }
  return vulkan_check(run, run->r->CreateComputePipelines(run->r->device, VK_NULL_HANDLE, 1, &info, NULL, &p->pipeline), "vkCreateComputePipelines");
}

// Recording begins, again where commands have been submitted and are done.
static bool vulkan_record(vulkan_run *run, bool first) {
  vulkan_runner *r = run->r;
  VkCommandBufferBeginInfo begin;
  memset(&begin, 0, sizeof begin);
  begin.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO;
  begin.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
  if (!first && !vulkan_check(run, r->ResetCommandPool(r->device, run->pool, 0), "vkResetCommandPool")) return false;
  return vulkan_check(run, r->BeginCommandBuffer(run->commands, &begin), "vkBeginCommandBuffer");
}

// What commands are recorded into, and a fence and queries of timestamps for them.
static bool vulkan_make_commands(vulkan_run *run, uint32_t num_queries) {
  vulkan_runner *r = run->r;
  VkCommandPoolCreateInfo pool;
  VkCommandBufferAllocateInfo commands;
  VkQueryPoolCreateInfo queries;
  VkFenceCreateInfo fence;
  memset(&pool, 0, sizeof pool);
  memset(&commands, 0, sizeof commands);
  memset(&queries, 0, sizeof queries);
  memset(&fence, 0, sizeof fence);
  pool.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO;
  pool.queueFamilyIndex = r->family;
  if (!vulkan_check(run, r->CreateCommandPool(r->device, &pool, NULL, &run->pool), "vkCreateCommandPool")) return false;
  commands.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO;
  commands.commandPool = run->pool;
  commands.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
  commands.commandBufferCount = 1;
  if (!vulkan_check(run, r->AllocateCommandBuffers(r->device, &commands, &run->commands), "vkAllocateCommandBuffers")) return false;
  fence.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO;
  if (!vulkan_check(run, r->CreateFence(r->device, &fence, NULL, &run->fence), "vkCreateFence")) return false;
  queries.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO;
  queries.queryType = VK_QUERY_TYPE_TIMESTAMP;
  queries.queryCount = num_queries;
  return !r->has_timestamps || vulkan_check(run, r->CreateQueryPool(r->device, &queries, NULL, &run->queries), "vkCreateQueryPool");
}

static bool vulkan_begin(runner_run *of, size_t max_sets, size_t max_descriptors) {
  vulkan_run *run = (vulkan_run *)of;
  vulkan_runner *r = run->r;
  VkDescriptorPoolCreateInfo descriptors;
  VkDescriptorPoolSize sizes[2];
  memset(&descriptors, 0, sizeof descriptors);
  sizes[0].type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
  sizes[1].type = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
  sizes[0].descriptorCount = sizes[1].descriptorCount = (uint32_t)(max_descriptors ? max_descriptors : 1);
  descriptors.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO;
  descriptors.maxSets = (uint32_t)(max_sets ? max_sets : 1);
  descriptors.poolSizeCount = 2;
  descriptors.pPoolSizes = sizes;
  if (!vulkan_check(run, r->CreateDescriptorPool(r->device, &descriptors, NULL, &run->descriptors), "vkCreateDescriptorPool") ||
      !vulkan_make_commands(run, 2) || !vulkan_record(run, true))
    return false;
  if (!r->has_timestamps) return true;
  r->CmdResetQueryPool(run->commands, run->queries, 0, 2);
  r->CmdWriteTimestamp(run->commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, run->queries, 0);
  return true;
}

// A barrier between the steps (host_reads: after the last one).
static void vulkan_barrier(vulkan_run *run, bool host_reads) {
  VkMemoryBarrier barrier;
  const VkPipelineStageFlags work = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT;
  memset(&barrier, 0, sizeof barrier);
  barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
  barrier.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;
  barrier.dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;
  if (host_reads) barrier.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
  run->r->CmdPipelineBarrier(run->commands, work, host_reads ? VK_PIPELINE_STAGE_HOST_BIT : work, 0, 1, &barrier, 0, NULL, 0, NULL);
}

static void vulkan_step_barrier(runner_run *run) { vulkan_barrier((vulkan_run *)run, false); }

static bool vulkan_record_copy(runner_run *of, const runner_range *from, const runner_range *to, uint64_t bytes) {
  vulkan_run *run = (vulkan_run *)of;
  const vulkan_buffer *a = &run->buffers[from->buffer], *b = &run->buffers[to->buffer];
  VkBufferCopy region;
  region.srcOffset = a->base.front + from->offset;
  region.dstOffset = b->base.front + to->offset;
  region.size = bytes;
  run->r->CmdCopyBuffer(run->commands, a->buffer, b->buffer, 1, &region);
  return true;
}

static bool vulkan_record_fill(runner_run *of, const runner_range *to, uint64_t bytes, uint32_t pattern) {
  vulkan_run *run = (vulkan_run *)of;
  const vulkan_buffer *b = &run->buffers[to->buffer];
  run->r->CmdFillBuffer(run->commands, b->buffer, b->base.front + to->offset, bytes, pattern);
  return true;
}

static bool vulkan_record_dispatch(runner_run *of, size_t kernel, const runner_range *ranges, const uint32_t *push, size_t num_push,
                                   const uint32_t count[3]) {
  vulkan_run *run = (vulkan_run *)of;
  vulkan_runner *r = run->r;
  const cg_kernel *k = &run->base.program->kernels[kernel];
  vulkan_pipeline *p = &run->pipelines[kernel];
  VkDescriptorSet sets[RUNNER_MAX_SETS];
  VkDescriptorSetAllocateInfo allocate;
  if (!count[0] || !count[1] || !count[2]) return true;
  for (int i = 0; i < 3; i++)
    if (count[i] > r->properties.limits.maxComputeWorkGroupCount[i])
      return runner_fail(run->base.error, "kernel '%.*s' needs %u workgroups, the device takes %u", (int)k->name.len, k->name.data, count[i],
                         r->properties.limits.maxComputeWorkGroupCount[i]);
  if (!vulkan_make_pipeline(run, k, p)) return false;
  if (p->num_sets) {
    memset(&allocate, 0, sizeof allocate);
    allocate.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO;
    allocate.descriptorPool = run->descriptors;
    allocate.descriptorSetCount = p->num_sets;
    allocate.pSetLayouts = p->sets;
    if (!vulkan_check(run, r->AllocateDescriptorSets(r->device, &allocate, sets), "vkAllocateDescriptorSets")) return false;
  }
  for (size_t i = 0; i < k->num_bindings; i++) {
    VkDescriptorBufferInfo buffer;
    VkWriteDescriptorSet write;
    memset(&write, 0, sizeof write);
    buffer.buffer = run->buffers[ranges[i].buffer].buffer;
    buffer.offset = run->buffers[ranges[i].buffer].base.front + (ranges[i].bytes ? ranges[i].offset : 0); // nothing may begin at the end
    buffer.range = ranges[i].bytes ? ranges[i].bytes : 4;
    write.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
    write.dstSet = sets[k->bindings[i].set];
    write.dstBinding = k->bindings[i].binding;
    write.descriptorCount = 1;
    write.descriptorType = vulkan_descriptor_type(&k->bindings[i]);
    write.pBufferInfo = &buffer;
    r->UpdateDescriptorSets(r->device, 1, &write, 0, NULL);
  }
  r->CmdBindPipeline(run->commands, VK_PIPELINE_BIND_POINT_COMPUTE, p->pipeline);
  if (p->num_sets) r->CmdBindDescriptorSets(run->commands, VK_PIPELINE_BIND_POINT_COMPUTE, p->layout, 0, p->num_sets, sets, 0, NULL);
  for (size_t i = 0; i < num_push && i < k->num_push_constants; i++)
    r->CmdPushConstants(run->commands, p->layout, VK_SHADER_STAGE_COMPUTE_BIT, k->push_constants[i].offset, 4, &push[i]);
  r->CmdDispatch(run->commands, count[0], count[1], count[2]);
  return true;
}

// What is recorded runs, and the host waits until it can read what it wrote.
static bool vulkan_submit(vulkan_run *run) {
  vulkan_runner *r = run->r;
  VkSubmitInfo submit;
  VkResult status;
  if (!vulkan_check(run, r->EndCommandBuffer(run->commands), "vkEndCommandBuffer")) return false;
  memset(&submit, 0, sizeof submit);
  submit.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &run->commands;
  if (!vulkan_check(run, r->QueueSubmit(r->queue, 1, &submit, run->fence), "vkQueueSubmit")) return false;
  status = r->WaitForFences(r->device, 1, &run->fence, VK_TRUE, (uint64_t)600 * 1000000000u);
  if (status == VK_TIMEOUT) return runner_fail(run->base.error, "the device did not finish within 600 s");
  return vulkan_check(run, status, "vkWaitForFences");
}

static bool vulkan_wait(runner_run *of) {
  vulkan_run *run = (vulkan_run *)of;
  vulkan_runner *r = run->r;
  vulkan_barrier(run, true);
  return vulkan_submit(run) && vulkan_check(run, r->ResetFences(r->device, 1, &run->fence), "vkResetFences") &&
         vulkan_check(run, r->ResetDescriptorPool(r->device, run->descriptors, 0), "vkResetDescriptorPool") && vulkan_record(run, false);
}

static bool vulkan_read(runner_run *of, const runner_range *range, void *out) {
  memcpy(out, ((vulkan_run *)of)->buffers[range->buffer].base.mapped + range->offset, (size_t)range->bytes);
  return true;
}

static bool vulkan_finish(runner_run *of, runner_times *times) {
  vulkan_run *run = (vulkan_run *)of;
  vulkan_runner *r = run->r;
  uint64_t stamps[2] = {0, 0};
  if (times) times->device_seconds = 0;
  vulkan_barrier(run, true);
  if (r->has_timestamps) r->CmdWriteTimestamp(run->commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, run->queries, 1);
  if (!vulkan_submit(run)) return false;
  if (times && r->has_timestamps &&
      r->GetQueryPoolResults(r->device, run->queries, 0, 2, sizeof stamps, stamps, 8, VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT) ==
          VK_SUCCESS)
    times->device_seconds = (double)(stamps[1] - stamps[0]) * (double)r->properties.limits.timestampPeriod * 1e-9;
  return true;
}

static bool vulkan_release(vulkan_run *run, bool ok) {
  vulkan_runner *r = run->r;
  r->DeviceWaitIdle(r->device);
  for (size_t i = 0; run->pipelines && i < run->base.program->num_kernels; i++) {
    vulkan_pipeline *p = &run->pipelines[i];
    if (p->pipeline) r->DestroyPipeline(r->device, p->pipeline, NULL);
    if (p->layout) r->DestroyPipelineLayout(r->device, p->layout, NULL);
    for (uint32_t s = 0; s < p->num_sets && s < RUNNER_MAX_SETS; s++)
      if (p->sets[s]) r->DestroyDescriptorSetLayout(r->device, p->sets[s], NULL);
  }
  free(run->pipelines);
  if (run->shader) r->DestroyShaderModule(r->device, run->shader, NULL);
  if (run->queries) r->DestroyQueryPool(r->device, run->queries, NULL);
  if (run->fence) r->DestroyFence(r->device, run->fence, NULL);
  if (run->pool) r->DestroyCommandPool(r->device, run->pool, NULL);
  if (run->descriptors) r->DestroyDescriptorPool(r->device, run->descriptors, NULL);
  for (size_t i = 0; i < run->base.num_buffers; i++) {
    if (run->buffers[i].buffer) r->DestroyBuffer(r->device, run->buffers[i].buffer, NULL);
    if (run->buffers[i].memory) r->FreeMemory(r->device, run->buffers[i].memory, NULL);
  }
  free(run->buffers);
  if (r->validation_errors) {
    runner_fail(run->base.error, "the validation layer found %u errors, first: %s", r->validation_errors, r->validation_text);
    r->validation_errors = 0;
    return false;
  }
  return ok;
}

static bool vulkan_end(runner_run *of, bool ok) {
  ok = vulkan_release((vulkan_run *)of, ok);
  free(of);
  return ok;
}

static bool vulkan_init(vulkan_run *run, vulkan_runner *r, const cg_program *program, size_t num_buffers, runner_error *error) {
  run->r = r;
  run->base.r = &r->base;
  run->base.error = error;
  run->base.program = program;
  run->base.num_buffers = num_buffers;
  run->buffers = (vulkan_buffer *)calloc(num_buffers ? num_buffers : 1, sizeof *run->buffers);
  run->pipelines = (vulkan_pipeline *)calloc(program->num_kernels ? program->num_kernels : 1, sizeof *run->pipelines);
  if (!run->buffers) run->base.num_buffers = 0;
  if (!run->buffers || !run->pipelines) return runner_fail(error, "out of memory");
  if (strcmp(program->format, "spirv") != 0) return runner_fail(error, "a Vulkan device takes SPIR-V");
  return !program->num_words || vulkan_make_shader(run);
}

static runner_run *vulkan_start(runner *r, const cg_program *program, size_t num_buffers, runner_error *error) {
  vulkan_run *run = (vulkan_run *)calloc(1, sizeof *run);
  if (!run) runner_fail(error, "out of memory");
  if (!run || vulkan_init(run, (vulkan_runner *)r, program, num_buffers, error)) return run ? &run->base : NULL;
  vulkan_end(&run->base, false);
  return NULL;
}

// ---- timing ------------------------------------------------------------------------------------------------------------------------------------
enum { VULKAN_BENCH_CHAINS = 32 };
#define VULKAN_STAGING_BYTES ((uint64_t)32 << 20)

typedef struct {
  vulkan_run run;
  VkSpecializationInfo specialization;
  VkSpecializationMapEntry entries[RUNNER_BENCH_PUSH];
  uint32_t words[RUNNER_BENCH_PUSH];
} vulkan_bench_code;

typedef struct {
  runner_bench_step *steps;
  VkDescriptorSet (*sets)[RUNNER_MAX_SETS]; // per step
  size_t count;
  VkDescriptorPool pool;
} vulkan_bench_sequence;

typedef struct {
  runner_bench base;
  vulkan_run run; // command buffer, fence, queries; its buffers are the bench's
  vulkan_bench_code **programs;
  size_t num_programs;
  vulkan_bench_sequence *lists;
  size_t num_lists;
  vulkan_buffer staging;
} vulkan_bench;

static runner_bench *vulkan_bench_open(runner *r) {
  vulkan_bench *b = (vulkan_bench *)calloc(1, sizeof *b);
  if (!b) return NULL;
  b->base.r = b->run.base.r = r;
  b->run.r = (vulkan_runner *)r;
  return &b->base;
}

static void vulkan_bench_close(runner_bench *of) {
  vulkan_bench *b = (vulkan_bench *)of;
  vulkan_runner *r = b->run.r;
  r->DeviceWaitIdle(r->device);
  for (size_t i = 0; i < b->num_lists; i++) {
    if (b->lists[i].pool) r->DestroyDescriptorPool(r->device, b->lists[i].pool, NULL);
    free(b->lists[i].steps);
    free(b->lists[i].sets);
  }
  for (size_t i = 0; i < b->num_programs; i++) {
    vulkan_release(&b->programs[i]->run, true);
    free(b->programs[i]);
  }
  free((void *)b->programs);
  free(b->lists);
  if (b->staging.buffer) r->DestroyBuffer(r->device, b->staging.buffer, NULL);
  if (b->staging.memory) r->FreeMemory(r->device, b->staging.memory, NULL);
  vulkan_release(&b->run, true);
  free(b);
}

static bool vulkan_make_local(vulkan_run *run, vulkan_buffer *b, uint64_t size) {
  vulkan_runner *r = run->r;
  VkBufferCreateInfo info;
  VkMemoryRequirements need;
  VkMemoryAllocateInfo allocate;
  uint32_t type = UINT32_MAX;
  memset(&info, 0, sizeof info);
  memset(&allocate, 0, sizeof allocate);
  b->base.size = size ? (size + 3) & ~(uint64_t)3 : 4;
  info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
  info.size = b->base.size;
  info.usage =
      VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
  if (!vulkan_check(run, r->CreateBuffer(r->device, &info, NULL, &b->buffer), "vkCreateBuffer")) return false;
  r->GetBufferMemoryRequirements(r->device, b->buffer, &need);
  for (int local = 1; local >= 0 && type == UINT32_MAX; local--)
    for (uint32_t i = 0; i < r->memory.memoryTypeCount && type == UINT32_MAX; i++)
      if ((need.memoryTypeBits & (1u << i)) && (!local || (r->memory.memoryTypes[i].propertyFlags & VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT))) type = i;
  allocate.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
  allocate.allocationSize = need.size;
  allocate.memoryTypeIndex = type;
  return vulkan_check(run, r->AllocateMemory(r->device, &allocate, NULL, &b->memory), "vkAllocateMemory") &&
         vulkan_check(run, r->BindBufferMemory(r->device, b->buffer, b->memory, 0), "vkBindBufferMemory");
}

static vulkan_bench *vulkan_bench_of(runner_bench *of) {
  vulkan_bench *b = (vulkan_bench *)of;
  b->run.base.error = of->error;
  return b;
}

static bool vulkan_bench_buffer(runner_bench *of, uint64_t bytes, size_t *buffer) {
  vulkan_bench *b = vulkan_bench_of(of);
  vulkan_buffer *more = (vulkan_buffer *)realloc(b->run.buffers, (b->run.base.num_buffers + 1) * sizeof *more);
  if (!more) return runner_fail(b->base.error, "out of memory");
  b->run.buffers = more;
  memset(&more[b->run.base.num_buffers], 0, sizeof *more);
  *buffer = b->run.base.num_buffers++;
  return vulkan_make_local(&b->run, &b->run.buffers[*buffer], bytes);
}

static bool vulkan_bench_commands(vulkan_bench *b) {
  return (b->run.pool || vulkan_make_commands(&b->run, VULKAN_BENCH_CHAINS + 1)) && vulkan_record(&b->run, false);
}

static bool vulkan_bench_submit(vulkan_bench *b) {
  vulkan_runner *r = b->run.r;
  VkSubmitInfo submit;
  VkResult status;
  vulkan_barrier(&b->run, true);
  if (!vulkan_check(&b->run, r->EndCommandBuffer(b->run.commands), "vkEndCommandBuffer")) return false;
  memset(&submit, 0, sizeof submit);
  submit.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &b->run.commands;
  if (!vulkan_check(&b->run, r->QueueSubmit(r->queue, 1, &submit, b->run.fence), "vkQueueSubmit")) return false;
  status = r->WaitForFences(r->device, 1, &b->run.fence, VK_TRUE, (uint64_t)600 * 1000000000u);
  if (status == VK_TIMEOUT) return runner_fail(b->base.error, "the device did not finish within 600 s");
  if (!vulkan_check(&b->run, status, "vkWaitForFences")) return false;
  r->ResetFences(r->device, 1, &b->run.fence);
  if (!r->validation_errors) return true;
  runner_fail(b->base.error, "the validation layer found %u errors, first: %s", r->validation_errors, r->validation_text);
  r->validation_errors = 0;
  return false;
}

static bool vulkan_bench_transfer(vulkan_bench *b, size_t buffer, uint64_t offset, uint64_t bytes, bool up) {
  VkBufferCopy region;
  VkBuffer local = b->run.buffers[buffer].buffer;
  if (!vulkan_bench_commands(b)) return false;
  region.srcOffset = up ? b->staging.base.front : offset;
  region.dstOffset = up ? offset : b->staging.base.front;
  region.size = bytes;
  b->run.r->CmdCopyBuffer(b->run.commands, up ? b->staging.buffer : local, up ? local : b->staging.buffer, 1, &region);
  return vulkan_bench_submit(b);
}

static bool vulkan_bench_staging(vulkan_bench *b) { return b->staging.buffer || vulkan_make_buffer(&b->run, &b->staging, VULKAN_STAGING_BYTES); }

static bool vulkan_bench_write(runner_bench *of, size_t buffer, const void *data, uint64_t bytes) {
  vulkan_bench *b = vulkan_bench_of(of);
  if (!vulkan_bench_staging(b)) return false;
  for (uint64_t at = 0; at < bytes; at += VULKAN_STAGING_BYTES) {
    uint64_t n = bytes - at < VULKAN_STAGING_BYTES ? bytes - at : VULKAN_STAGING_BYTES;
    memcpy(b->staging.base.mapped, (const uint8_t *)data + at, (size_t)n);
    if (!vulkan_bench_transfer(b, buffer, at, n, true)) return false;
  }
  return true;
}

static bool vulkan_bench_read(runner_bench *of, size_t buffer, void *data, uint64_t bytes) {
  vulkan_bench *b = vulkan_bench_of(of);
  if (!vulkan_bench_staging(b)) return false;
  for (uint64_t at = 0; at < bytes; at += VULKAN_STAGING_BYTES) {
    uint64_t n = bytes - at < VULKAN_STAGING_BYTES ? bytes - at : VULKAN_STAGING_BYTES;
    if (!vulkan_bench_transfer(b, buffer, at, n, false)) return false;
    memcpy((uint8_t *)data + at, b->staging.base.mapped, (size_t)n);
  }
  return true;
}

static bool vulkan_bench_copy(runner_bench *of, size_t from, size_t to, uint64_t bytes) {
  vulkan_bench *b = vulkan_bench_of(of);
  VkBufferCopy region;
  if (!vulkan_bench_commands(b)) return false;
  memset(&region, 0, sizeof region);
  region.size = bytes;
  b->run.r->CmdCopyBuffer(b->run.commands, b->run.buffers[from].buffer, b->run.buffers[to].buffer, 1, &region);
  return vulkan_bench_submit(b);
}

static bool vulkan_bench_fill(runner_bench *of, size_t buffer, uint32_t pattern) {
  vulkan_bench *b = vulkan_bench_of(of);
  if (!vulkan_bench_commands(b)) return false;
  b->run.r->CmdFillBuffer(b->run.commands, b->run.buffers[buffer].buffer, 0, VK_WHOLE_SIZE, pattern);
  return vulkan_bench_submit(b);
}

static bool vulkan_bench_program(runner_bench *of, const cg_program *program, const uint32_t *specialization, size_t num_specialization,
                                 size_t *index, double *seconds) {
  vulkan_bench *b = vulkan_bench_of(of);
  vulkan_bench_code **more = (vulkan_bench_code **)realloc((void *)b->programs, (b->num_programs + 1) * sizeof *more);
  vulkan_bench_code *code = (vulkan_bench_code *)calloc(1, sizeof *code);
  if (more) b->programs = more;
  if (!more || !code || num_specialization > RUNNER_BENCH_PUSH) {
    free(code);
    return runner_fail(b->base.error, "out of memory");
  }
  *index = b->num_programs;
  b->programs[b->num_programs++] = code;
  for (size_t i = 0; i < num_specialization; i++) {
    code->words[i] = specialization[i];
    code->entries[i].constantID = (uint32_t)i;
    code->entries[i].offset = (uint32_t)(4 * i);
    code->entries[i].size = 4;
  }
  code->specialization.mapEntryCount = (uint32_t)num_specialization;
  code->specialization.pMapEntries = code->entries;
  code->specialization.dataSize = 4 * num_specialization;
  code->specialization.pData = code->words;
  if (!vulkan_init(&code->run, b->run.r, program, 0, of->error)) return false;
  if (num_specialization) code->run.specialization = &code->specialization;
  for (size_t i = 0; i < program->num_kernels; i++) {
    double begin = runner_clock();
    if (!vulkan_make_pipeline(&code->run, &program->kernels[i], &code->run.pipelines[i])) return false;
    if (seconds) seconds[i] = runner_clock() - begin;
  }
  return true;
}

static bool vulkan_bench_describe(vulkan_bench *b, vulkan_bench_sequence *l, size_t at) {
  vulkan_runner *r = b->run.r;
  const runner_bench_step *s = &l->steps[at];
  vulkan_run *run = &b->programs[s->program]->run;
  const cg_kernel *k = &run->base.program->kernels[s->kernel];
  vulkan_pipeline *p = &run->pipelines[s->kernel];
  VkDescriptorSetAllocateInfo allocate;
  memset(&allocate, 0, sizeof allocate);
  if (s->num_ranges < k->num_bindings)
    return runner_fail(b->base.error, "kernel '%.*s' has %zu bindings, %zu are given", (int)k->name.len, k->name.data, k->num_bindings,
                       s->num_ranges);
  for (int i = 0; i < 3; i++)
    if (s->count[i] > r->properties.limits.maxComputeWorkGroupCount[i])
      return runner_fail(b->base.error, "kernel '%.*s' needs %u workgroups, the device takes %u", (int)k->name.len, k->name.data, s->count[i],
                         r->properties.limits.maxComputeWorkGroupCount[i]);
  if (!p->num_sets) return true;
  allocate.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO;
  allocate.descriptorPool = l->pool;
  allocate.descriptorSetCount = p->num_sets;
  allocate.pSetLayouts = p->sets;
  if (!vulkan_check(&b->run, r->AllocateDescriptorSets(r->device, &allocate, l->sets[at]), "vkAllocateDescriptorSets")) return false;
  for (size_t i = 0; i < k->num_bindings; i++) {
    VkDescriptorBufferInfo buffer;
    VkWriteDescriptorSet write;
    memset(&write, 0, sizeof write);
    buffer.buffer = b->run.buffers[s->ranges[i].buffer].buffer;
    buffer.offset = s->ranges[i].offset;
    buffer.range = s->ranges[i].bytes ? s->ranges[i].bytes : VK_WHOLE_SIZE;
    write.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
    write.dstSet = l->sets[at][k->bindings[i].set];
    write.dstBinding = k->bindings[i].binding;
    write.descriptorCount = 1;
    write.descriptorType = vulkan_descriptor_type(&k->bindings[i]);
    write.pBufferInfo = &buffer;
    r->UpdateDescriptorSets(r->device, 1, &write, 0, NULL);
  }
  return true;
}

static bool vulkan_bench_list(runner_bench *of, const runner_bench_step *steps, size_t count, size_t *list) {
  vulkan_bench *b = vulkan_bench_of(of);
  vulkan_bench_sequence *more = (vulkan_bench_sequence *)realloc(b->lists, (b->num_lists + 1) * sizeof *more), *l;
  VkDescriptorPoolCreateInfo pool;
  VkDescriptorPoolSize sizes[2];
  if (!more) return runner_fail(b->base.error, "out of memory");
  b->lists = more;
  l = &more[b->num_lists];
  memset(l, 0, sizeof *l);
  *list = b->num_lists++;
  l->count = count;
  l->steps = (runner_bench_step *)calloc(count + 1, sizeof *l->steps);
  l->sets = (VkDescriptorSet(*)[RUNNER_MAX_SETS])calloc(count + 1, sizeof *l->sets);
  if (!l->steps || !l->sets) return runner_fail(b->base.error, "out of memory");
  memcpy(l->steps, steps, count * sizeof *steps);
  memset(&pool, 0, sizeof pool);
  sizes[0].type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
  sizes[1].type = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
  sizes[0].descriptorCount = 1;
  for (size_t i = 0; i < count; i++) sizes[0].descriptorCount += (uint32_t)steps[i].num_ranges;
  sizes[1].descriptorCount = sizes[0].descriptorCount;
  pool.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO;
  pool.maxSets = (uint32_t)(count + 1) * RUNNER_MAX_SETS;
  pool.poolSizeCount = 2;
  pool.pPoolSizes = sizes;
  if (!vulkan_check(&b->run, b->run.r->CreateDescriptorPool(b->run.r->device, &pool, NULL, &l->pool), "vkCreateDescriptorPool")) return false;
  for (size_t i = 0; i < count; i++)
    if (steps[i].kind == CG_STEP_DISPATCH && !vulkan_bench_describe(b, l, i)) return false;
  return true;
}

static void vulkan_bench_record(vulkan_bench *b, const vulkan_bench_sequence *l) {
  vulkan_runner *r = b->run.r;
  for (size_t i = 0; i < l->count; i++) {
    const runner_bench_step *s = &l->steps[i];
    if (s->kind == CG_STEP_BARRIER) {
      vulkan_barrier(&b->run, false);
    } else if (s->kind == CG_STEP_COPY) {
      VkBufferCopy region;
      region.srcOffset = s->ranges[0].offset;
      region.dstOffset = s->ranges[1].offset;
      region.size = s->ranges[0].bytes < s->ranges[1].bytes ? s->ranges[0].bytes : s->ranges[1].bytes;
      if (region.size)
        r->CmdCopyBuffer(b->run.commands, b->run.buffers[s->ranges[0].buffer].buffer, b->run.buffers[s->ranges[1].buffer].buffer, 1, &region);
    } else if (s->kind == CG_STEP_FILL) { // a tail of less than a word lies in the buffer's padding
      if (s->ranges[0].bytes)
        r->CmdFillBuffer(b->run.commands, b->run.buffers[s->ranges[0].buffer].buffer, s->ranges[0].offset, (s->ranges[0].bytes + 3) & ~(uint64_t)3,
                         s->pattern);
    } else if (s->count[0] && s->count[1] && s->count[2]) {
      vulkan_run *run = &b->programs[s->program]->run;
      const vulkan_pipeline *p = &run->pipelines[s->kernel];
      const cg_kernel *k = &run->base.program->kernels[s->kernel];
      r->CmdBindPipeline(b->run.commands, VK_PIPELINE_BIND_POINT_COMPUTE, p->pipeline);
      if (p->num_sets) r->CmdBindDescriptorSets(b->run.commands, VK_PIPELINE_BIND_POINT_COMPUTE, p->layout, 0, p->num_sets, l->sets[i], 0, NULL);
      for (size_t w = 0; w < s->num_push && w < k->num_push_constants; w++)
        r->CmdPushConstants(b->run.commands, p->layout, VK_SHADER_STAGE_COMPUTE_BIT, k->push_constants[w].offset, 4, &s->push[w]);
      r->CmdDispatch(b->run.commands, s->count[0], s->count[1], s->count[2]);
    }
  }
}

static bool vulkan_bench_chains(vulkan_bench *b, const runner_bench_chain *chains, size_t count, double *seconds) {
  vulkan_runner *r = b->run.r;
  uint64_t stamps[VULKAN_BENCH_CHAINS + 1];
  double begin;
  if (!vulkan_bench_commands(b)) return false;
  vulkan_barrier(&b->run, false);
  if (r->has_timestamps) {
    r->CmdResetQueryPool(b->run.commands, b->run.queries, 0, (uint32_t)count + 1);
    r->CmdWriteTimestamp(b->run.commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, b->run.queries, 0);
  }
  for (size_t c = 0; c < count; c++) {
    for (size_t i = 0; i < chains[c].length; i++) {
      vulkan_bench_record(b, &b->lists[chains[c].lists[(chains[c].start + i) % chains[c].num_lists]]);
      vulkan_barrier(&b->run, false);
    }
    if (r->has_timestamps) r->CmdWriteTimestamp(b->run.commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, b->run.queries, (uint32_t)c + 1);
  }
  begin = runner_clock();
  if (!vulkan_bench_submit(b)) return false;
  if (!r->has_timestamps) {
    seconds[0] = runner_clock() - begin;
    return true;
  }
  if (!vulkan_check(&b->run,
                    r->GetQueryPoolResults(r->device, b->run.queries, 0, (uint32_t)count + 1, sizeof stamps, stamps, 8,
                                           VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT),
                    "vkGetQueryPoolResults"))
    return false;
  for (size_t c = 0; c < count; c++) seconds[c] = (double)(stamps[c + 1] - stamps[c]) * (double)r->properties.limits.timestampPeriod * 1e-9;
  return true;
}

static bool vulkan_bench_run(runner_bench *of, const runner_bench_chain *chains, size_t count, double *seconds) {
  vulkan_bench *b = vulkan_bench_of(of);
  size_t most = b->run.r->has_timestamps ? VULKAN_BENCH_CHAINS : 1; // without timestamps the host's clock times one chain at a time
  for (size_t at = 0; at < count; at += most) {
    size_t n = count - at < most ? count - at : most;
    if (!vulkan_bench_chains(b, chains + at, n, seconds + at)) return false;
  }
  return true;
}

static const runner_device vulkan_device = {
    vulkan_close,        vulkan_identify,      vulkan_start,           vulkan_buffer_of,   vulkan_make_run_buffer,
    vulkan_begin,        vulkan_step_barrier,  vulkan_record_dispatch, vulkan_record_copy, vulkan_record_fill,
    vulkan_wait,         vulkan_read,          vulkan_finish,          vulkan_end,         vulkan_bench_open,
    vulkan_bench_close,  vulkan_bench_buffer,  vulkan_bench_write,     vulkan_bench_read,  vulkan_bench_copy,
    vulkan_bench_fill,   vulkan_bench_program, vulkan_bench_list,      vulkan_bench_run,   NULL,
    vulkan_remake_buffer};

runner *vulkan_runner_open(int index, runner_error *error) {
  vulkan_runner *r = (vulkan_runner *)calloc(1, sizeof *r);
  if (!r) {
    runner_fail(error, "out of memory");
    return NULL;
  }
  r->base.device = &vulkan_device;
  if (vulkan_open(r, index, error)) return &r->base;
  vulkan_close(&r->base);
  return NULL;
}
#endif
