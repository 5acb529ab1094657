// What a host with Vulkan has anyway, so that the examples can be about something else: a device, buffers that the host sees, a command buffer.
// The loader is opened at run time, so that a program still starts, and says so, where there is none. Not for copying into an engine.
#ifndef VULKAN_HOST_H
#define VULKAN_HOST_H
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#define VK_NO_PROTOTYPES
#include <vulkan/vulkan.h>
#ifdef _WIN32
#include <windows.h>
#else
#include <dlfcn.h>
#endif

#define VULKAN_HOST_FUNCTIONS(X)                                                                                                                     \
  X(DestroyInstance)                                                                                                                                 \
  X(EnumeratePhysicalDevices)                                                                                                                        \
  X(GetPhysicalDeviceProperties)                                                                                                                     \
  X(GetPhysicalDeviceProperties2)                                                                                                                    \
  X(GetPhysicalDeviceMemoryProperties)                                                                                                               \
  X(GetPhysicalDeviceQueueFamilyProperties)                                                                                                          \
  X(CreateDevice)                                                                                                                                    \
  X(GetDeviceProcAddr)                                                                                                                               \
  X(DestroyDevice)                                                                                                                                   \
  X(GetDeviceQueue)                                                                                                                                  \
  X(CreateBuffer)                                                                                                                                    \
  X(DestroyBuffer)                                                                                                                                   \
  X(GetBufferMemoryRequirements)                                                                                                                     \
  X(AllocateMemory)                                                                                                                                  \
  X(FreeMemory)                                                                                                                                      \
  X(BindBufferMemory)                                                                                                                                \
  X(MapMemory)                                                                                                                                       \
  X(CreateCommandPool)                                                                                                                               \
  X(DestroyCommandPool)                                                                                                                              \
  X(AllocateCommandBuffers)                                                                                                                          \
  X(BeginCommandBuffer)                                                                                                                              \
  X(EndCommandBuffer)                                                                                                                                \
  X(CmdPipelineBarrier)                                                                                                                              \
  X(QueueSubmit)                                                                                                                                     \
  X(QueueWaitIdle)                                                                                                                                   \
  X(CreateDescriptorPool)                                                                                                                            \
  X(DestroyDescriptorPool)                                                                                                                           \
  X(ResetDescriptorPool)                                                                                                                             \
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
  X(CmdCopyBuffer)                                                                                                                                   \
  X(CmdFillBuffer)                                                                                                                                   \
  X(CreateQueryPool)                                                                                                                                 \
  X(DestroyQueryPool)                                                                                                                                \
  X(GetQueryPoolResults)                                                                                                                             \
  X(CmdResetQueryPool)                                                                                                                               \
  X(CmdWriteTimestamp)

typedef struct vulkan_host {
#define VULKAN_HOST_MEMBER(name) PFN_vk##name name;
  VULKAN_HOST_FUNCTIONS(VULKAN_HOST_MEMBER)
#undef VULKAN_HOST_MEMBER
  PFN_vkGetInstanceProcAddr GetInstanceProcAddr;
  VkInstance instance;
  VkPhysicalDevice physical;
  VkPhysicalDeviceProperties2 properties;
  VkPhysicalDeviceSubgroupProperties subgroup;
  float priority;
  VkDeviceQueueCreateInfo queue_info;
  VkDeviceCreateInfo device_info; // kept: it says which features and extensions are enabled
  VkDevice device;
  VkQueue queue;
  VkCommandPool command_pool;
  VkCommandBuffer commands;
  VkDescriptorPool descriptors;
} vulkan_host;

typedef struct vulkan_buffer {
  VkBuffer buffer;
  VkDeviceMemory memory;
  VkDeviceSize size;
  void *mapped;
} vulkan_buffer;

static inline bool vulkan_host_fail(const char *what, int result) {
  fprintf(stderr, "vulkan: %s (%d)\n", what, result);
  return false;
}

static inline PFN_vkGetInstanceProcAddr vulkan_host_load(void) {
#ifdef _WIN32
  HMODULE library = LoadLibraryA("vulkan-1.dll");
  return library ? (PFN_vkGetInstanceProcAddr)(uintptr_t)GetProcAddress(library, "vkGetInstanceProcAddr") : NULL;
#else
  static const char *const names[] = {"libvulkan.so.1", "libvulkan.so", "libvulkan.1.dylib"}; // Linux, Android, macOS
  for (int i = 0; i < 3; i++) {
    void *library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (library) return (PFN_vkGetInstanceProcAddr)(uintptr_t)dlsym(library, "vkGetInstanceProcAddr");
  }
  return NULL;
#endif
}

static inline bool vulkan_host_functions(vulkan_host *h) {
#define VULKAN_HOST_LOAD(name)                                                                                                                       \
  h->name = (PFN_vk##name)h->GetInstanceProcAddr(h->instance, "vk" #name);                                                                           \
  if (!h->name) return vulkan_host_fail("the loader has no vk" #name, 0);
  VULKAN_HOST_FUNCTIONS(VULKAN_HOST_LOAD)
#undef VULKAN_HOST_LOAD
  return true;
}

// The first device, with Vulkan 1.1 and no optional feature. `sets` and `descriptors`: of the descriptor pool.
static inline bool vulkan_host_open(vulkan_host *h, uint32_t sets, uint32_t descriptors) {
  VkApplicationInfo app = {VK_STRUCTURE_TYPE_APPLICATION_INFO};
  VkInstanceCreateInfo instance = {VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO};
  VkCommandPoolCreateInfo pool = {VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
  VkCommandBufferAllocateInfo commands = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
  VkDescriptorPoolCreateInfo descriptor_pool = {VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO};
  VkDescriptorPoolSize sizes[2] = {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, descriptors}, {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, sets}};
  VkQueueFamilyProperties families[16];
  uint32_t one = 1, num_families = 16, family = 0;
  PFN_vkCreateInstance create;
  VkResult r;
  memset(h, 0, sizeof *h);
  h->GetInstanceProcAddr = vulkan_host_load();
  if (!h->GetInstanceProcAddr) return vulkan_host_fail("no Vulkan loader is installed", 0);
  create = (PFN_vkCreateInstance)h->GetInstanceProcAddr(NULL, "vkCreateInstance");
  app.apiVersion = VK_API_VERSION_1_1;
  instance.pApplicationInfo = &app;
  r = create ? create(&instance, NULL, &h->instance) : VK_ERROR_INITIALIZATION_FAILED;
  if (r != VK_SUCCESS) return vulkan_host_fail("vkCreateInstance: is there a driver?", (int)r);
  if (!vulkan_host_functions(h)) return false;
  r = h->EnumeratePhysicalDevices(h->instance, &one, &h->physical);
  if (r < 0 || !one) return vulkan_host_fail("there is no device", (int)r);
  h->properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
  h->GetPhysicalDeviceProperties(h->physical, &h->properties.properties);
  if (h->properties.properties.apiVersion < VK_API_VERSION_1_1) return vulkan_host_fail("the device has no Vulkan 1.1", 0);
  h->subgroup.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES;
  h->properties.pNext = &h->subgroup;
  h->GetPhysicalDeviceProperties2(h->physical, &h->properties);
  h->GetPhysicalDeviceQueueFamilyProperties(h->physical, &num_families, families);
  while (family < num_families && !(families[family].queueFlags & VK_QUEUE_COMPUTE_BIT)) family++;
  if (family == num_families) return vulkan_host_fail("the device computes nothing", 0);
  h->priority = 1;
  h->queue_info.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
  h->queue_info.queueFamilyIndex = family;
  h->queue_info.queueCount = 1;
  h->queue_info.pQueuePriorities = &h->priority;
  h->device_info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
  h->device_info.queueCreateInfoCount = 1;
  h->device_info.pQueueCreateInfos = &h->queue_info;
  r = h->CreateDevice(h->physical, &h->device_info, NULL, &h->device);
  if (r != VK_SUCCESS) return vulkan_host_fail("vkCreateDevice", (int)r);
  h->GetDeviceQueue(h->device, family, 0, &h->queue);
  pool.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
  pool.queueFamilyIndex = family;
  if (h->CreateCommandPool(h->device, &pool, NULL, &h->command_pool) != VK_SUCCESS) return vulkan_host_fail("vkCreateCommandPool", 0);
  commands.commandPool = h->command_pool;
  commands.commandBufferCount = 1;
  if (h->AllocateCommandBuffers(h->device, &commands, &h->commands) != VK_SUCCESS) return vulkan_host_fail("vkAllocateCommandBuffers", 0);
  descriptor_pool.maxSets = sets;
  descriptor_pool.poolSizeCount = 2;
  descriptor_pool.pPoolSizes = sizes;
  r = h->CreateDescriptorPool(h->device, &descriptor_pool, NULL, &h->descriptors);
  return r == VK_SUCCESS || vulkan_host_fail("vkCreateDescriptorPool", (int)r);
}

// Also after a failed open.
static inline void vulkan_host_close(vulkan_host *h) {
  if (h->descriptors) h->DestroyDescriptorPool(h->device, h->descriptors, NULL);
  if (h->command_pool) h->DestroyCommandPool(h->device, h->command_pool, NULL);
  if (h->device) h->DestroyDevice(h->device, NULL);
  if (h->instance && h->DestroyInstance) h->DestroyInstance(h->instance, NULL);
}

static inline bool vulkan_host_memory_type(vulkan_host *h, uint32_t bits, VkMemoryPropertyFlags wanted, uint32_t *type) {
  VkPhysicalDeviceMemoryProperties types;
  h->GetPhysicalDeviceMemoryProperties(h->physical, &types);
  for (*type = 0; *type < types.memoryTypeCount; ++*type)
    if ((bits >> *type & 1) && (types.memoryTypes[*type].propertyFlags & wanted) == wanted) return true;
  return false;
}

// In memory that the host sees, the device's own where there is such; usable as storage and uniform buffer and for transfers.
static inline bool vulkan_host_buffer(vulkan_host *h, VkDeviceSize size, vulkan_buffer *b) {
  const VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  VkBufferCreateInfo info = {VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
  VkMemoryAllocateInfo allocate = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
  VkMemoryRequirements need;
  memset(b, 0, sizeof *b);
  info.size = b->size = size ? size : 4;
  info.usage =
      VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
  if (h->CreateBuffer(h->device, &info, NULL, &b->buffer) != VK_SUCCESS) return vulkan_host_fail("vkCreateBuffer", 0);
  h->GetBufferMemoryRequirements(h->device, b->buffer, &need);
  allocate.allocationSize = need.size;
  if (!vulkan_host_memory_type(h, need.memoryTypeBits, wanted | VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, &allocate.memoryTypeIndex) &&
      !vulkan_host_memory_type(h, need.memoryTypeBits, wanted, &allocate.memoryTypeIndex))
    return vulkan_host_fail("the host sees no memory of the device", 0);
  if (h->AllocateMemory(h->device, &allocate, NULL, &b->memory) != VK_SUCCESS ||
      h->BindBufferMemory(h->device, b->buffer, b->memory, 0) != VK_SUCCESS ||
      h->MapMemory(h->device, b->memory, 0, VK_WHOLE_SIZE, 0, &b->mapped) != VK_SUCCESS)
    return vulkan_host_fail("out of device memory", 0);
  return true;
}

static inline void vulkan_host_free(vulkan_host *h, vulkan_buffer *b) {
  if (!b->buffer) return;
  h->DestroyBuffer(h->device, b->buffer, NULL);
  h->FreeMemory(h->device, b->memory, NULL);
  memset(b, 0, sizeof *b);
}

static inline VkDescriptorBufferInfo vulkan_host_whole(const vulkan_buffer *b) {
  VkDescriptorBufferInfo info;
  info.buffer = b->buffer;
  info.offset = 0;
  info.range = b->size;
  return info;
}

static inline VkCommandBuffer vulkan_host_begin(vulkan_host *h) {
  VkCommandBufferBeginInfo begin = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  begin.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
  h->BeginCommandBuffer(h->commands, &begin);
  return h->commands;
}

// Makes what was computed visible to the host, runs it and waits.
static inline bool vulkan_host_submit(vulkan_host *h) {
  VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER};
  VkSubmitInfo submit = {VK_STRUCTURE_TYPE_SUBMIT_INFO};
  VkResult r;
  barrier.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;
  barrier.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
  h->CmdPipelineBarrier(h->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1,
                        &barrier, 0, NULL, 0, NULL);
  r = h->EndCommandBuffer(h->commands);
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &h->commands;
  if (r == VK_SUCCESS) r = h->QueueSubmit(h->queue, 1, &submit, VK_NULL_HANDLE);
  if (r == VK_SUCCESS) r = h->QueueWaitIdle(h->queue);
  return r == VK_SUCCESS || vulkan_host_fail("the submission", (int)r);
}

// The same, and resets the descriptor pool.
static inline bool vulkan_host_run(vulkan_host *h) {
  bool ok = vulkan_host_submit(h);
  h->ResetDescriptorPool(h->device, h->descriptors, 0);
  return ok;
}

// For cgvk_control: the same command buffer goes on.
static inline bool vulkan_host_go_on(void *user, VkCommandBuffer commands) {
  vulkan_host *h = (vulkan_host *)user;
  (void)commands;
  return vulkan_host_submit(h) && vulkan_host_begin(h) != VK_NULL_HANDLE;
}
#endif
