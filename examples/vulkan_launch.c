// Compiles a kernel at run time and launches it with plain Vulkan: what an engine would do, from vkCreateInstance to the numbers.
//   cc -I. examples/vulkan_launch.c -lm -lvulkan -o vulkan_launch && ./vulkan_launch
#define CODEGEN_IMPLEMENTATION
#include "codegen.h"
#include "codegen_spirv.h"
#define CG_VULKAN_IMPLEMENTATION
#include "cg_vulkan.h"
#include <stdio.h>
#include <stdlib.h>

// x * x + b over as many elements as the host has
static const char text[] = "func.func @square_add(%x: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {\n"
                           "  %0 = stablehlo.multiply %x, %x : tensor<?xf32>\n"
                           "  %1 = stablehlo.add %0, %b : tensor<?xf32>\n"
                           "  return %1 : tensor<?xf32>\n}\n";

#define CHECK(call)                                                                                                                                  \
  do {                                                                                                                                               \
    VkResult r_ = (call);                                                                                                                            \
    if (r_ != VK_SUCCESS) {                                                                                                                          \
      fprintf(stderr, "%s gives %d\n", #call, (int)r_);                                                                                              \
      exit(3);                                                                                                                                       \
    }                                                                                                                                                \
  } while (0)

// ---- what an engine has already: a device, and memory ------------------------------------------------------------------------------------------
static VkInstance instance;
static VkPhysicalDevice physical;
static VkPhysicalDeviceSubgroupProperties subgroup = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES};
static VkPhysicalDeviceProperties2 properties = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, &subgroup};
static VkDeviceCreateInfo device_info = {VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO};
static VkDevice device;
static VkQueue queue;

static void open_device(void) {
  VkApplicationInfo app = {VK_STRUCTURE_TYPE_APPLICATION_INFO};
  VkInstanceCreateInfo instance_info = {VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO};
  VkDeviceQueueCreateInfo queue_info = {VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO};
  uint32_t one = 1;
  float priority = 1;
  app.apiVersion = VK_API_VERSION_1_1;
  instance_info.pApplicationInfo = &app;
  CHECK(vkCreateInstance(&instance_info, NULL, &instance));
  if (vkEnumeratePhysicalDevices(instance, &one, &physical) < 0 || one == 0) exit(3);
  vkGetPhysicalDeviceProperties2(physical, &properties);
  queue_info.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
  queue_info.queueCount = 1; // a real host looks for a family with compute; family 0 has it nearly everywhere
  queue_info.pQueuePriorities = &priority;
  device_info.queueCreateInfoCount = 1;
  device_info.pQueueCreateInfos = &queue_info;
  CHECK(vkCreateDevice(physical, &device_info, NULL, &device));
  vkGetDeviceQueue(device, 0, 0, &queue);
}

static VkBuffer make_buffer(VkDeviceSize size, VkDeviceMemory *memory, float **mapped) {
  const VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  VkBufferCreateInfo info = {VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
  VkMemoryAllocateInfo allocate = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
  VkPhysicalDeviceMemoryProperties types;
  VkMemoryRequirements need;
  VkBuffer buffer;
  info.size = size;
  info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
  CHECK(vkCreateBuffer(device, &info, NULL, &buffer));
  vkGetBufferMemoryRequirements(device, buffer, &need);
  vkGetPhysicalDeviceMemoryProperties(physical, &types);
  allocate.allocationSize = need.size;
  while (!(need.memoryTypeBits >> allocate.memoryTypeIndex & 1) || (types.memoryTypes[allocate.memoryTypeIndex].propertyFlags & wanted) != wanted)
    allocate.memoryTypeIndex++;
  CHECK(vkAllocateMemory(device, &allocate, NULL, memory));
  CHECK(vkBindBufferMemory(device, buffer, *memory, 0));
  CHECK(vkMapMemory(device, *memory, 0, VK_WHOLE_SIZE, 0, (void **)mapped));
  return buffer;
}

static void run_commands(VkCommandBuffer commands) {
  VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_HOST_READ_BIT};
  VkSubmitInfo submit = {VK_STRUCTURE_TYPE_SUBMIT_INFO};
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0, NULL, 0, NULL);
  CHECK(vkEndCommandBuffer(commands));
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &commands;
  CHECK(vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE));
  CHECK(vkQueueWaitIdle(queue));
}

// ---- the kernel ----------------------------------------------------------------------------------------------------------------------------------
int main(void) {
  enum { N = 1000 };
  const int64_t x_shape[] = {N}, b_shape[] = {N}, *shapes[] = {x_shape, b_shape};
  int64_t symbols[8];
  char why[256] = "";
  open_device();

  // compile for the device at hand
  cgvk_host host = {0};
  host.api_version = VK_API_VERSION_1_1;
  host.properties = &properties;
  host.enabled = &device_info;
  host.device = device;
  host.get_proc = vkGetDeviceProcAddr;
  cg_target facts;
  cgvk_facts(&host, "this device", &facts);
  cg_context *ctx = cg_create(NULL);
  cg_module module;
  cg_program program;
  cg_compile_desc desc = {0};
  desc.target_facts = &facts;
  desc.backend = cg_spirv_backend();
  if (cg_parse(ctx, text, sizeof text - 1, NULL, &module) != CG_OK || cg_compile(module, &desc, &program) != CG_OK) {
    cg_diagnostic e = cg_first_error(ctx);
    return fprintf(stderr, "%u:%u: %.*s\n", e.line, e.column, (int)e.message.len, e.message.data), 1;
  }

  // pipelines, once per program; what the device lacks is named here
  cgvk_program launch;
  cgvk_kernel *kernels = (cgvk_kernel *)calloc(program.num_kernels, sizeof *kernels);
  if (!cgvk_create(&launch, &program, &host, kernels, why, sizeof why)) return fprintf(stderr, "%s\n", why), 3;

  // sizes, and buffers of these sizes
  const cg_function *f = &program.functions[0];
  cgvk_needs needs;
  VkDescriptorBufferInfo buffers[3] = {{0}};
  VkDeviceMemory memory[3];
  float *mapped[3];
  if (cg_function_symbols(f, shapes, symbols) != CG_OK || !cgvk_needs_of(&launch, f, symbols, &needs, why, sizeof why)) return 1;
  if (needs.constants || needs.transient || needs.parameters) return 1; // a buffer for each, in general; this function has none
  for (uint32_t i = 0; i < 3; i++) {
    if (!cgvk_bytes(f, symbols, i < 2 ? CG_BUFFER_ARGUMENT : CG_BUFFER_RESULT, i < 2 ? i : 0, &buffers[i].range)) return 1;
    buffers[i].buffer = make_buffer(buffers[i].range, &memory[i], &mapped[i]);
  }
  for (int i = 0; i < N; i++) mapped[0][i] = (float)i, mapped[1][i] = 0.5f;

  // a descriptor pool and a command buffer
  VkDescriptorPool descriptors;
  VkDescriptorPoolSize pool_size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, needs.storage_buffers};
  VkDescriptorPoolCreateInfo descriptors_info = {VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO};
  descriptors_info.maxSets = needs.sets;
  descriptors_info.poolSizeCount = 1;
  descriptors_info.pPoolSizes = &pool_size;
  CHECK(vkCreateDescriptorPool(device, &descriptors_info, NULL, &descriptors));
  VkCommandPool pool;
  VkCommandBuffer commands;
  VkCommandPoolCreateInfo pool_info = {VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
  VkCommandBufferAllocateInfo commands_info = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
  VkCommandBufferBeginInfo begin = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  CHECK(vkCreateCommandPool(device, &pool_info, NULL, &pool));
  commands_info.commandPool = pool;
  commands_info.commandBufferCount = 1;
  CHECK(vkAllocateCommandBuffers(device, &commands_info, &commands));

  // record and run
  cgvk_buffers given = {0};
  given.arguments = buffers;
  given.results = buffers + 2;
  CHECK(vkBeginCommandBuffer(commands, &begin));
  if (!cgvk_record(&launch, f, symbols, &given, descriptors, commands, why, sizeof why)) return fprintf(stderr, "%s\n", why), 3;
  run_commands(commands);

  for (int i = 0; i < N; i++)
    if (mapped[2][i] != (float)i * (float)i + 0.5f) return printf("element %d is %g\n", i, (double)mapped[2][i]), 1;
  printf("ok: %d elements\n", N);

  cgvk_destroy(&launch);
  for (int i = 0; i < 3; i++) {
    vkDestroyBuffer(device, buffers[i].buffer, NULL);
    vkFreeMemory(device, memory[i], NULL);
  }
  vkDestroyDescriptorPool(device, descriptors, NULL);
  vkDestroyCommandPool(device, pool, NULL);
  vkDestroyDevice(device, NULL);
  vkDestroyInstance(instance, NULL);
  free(kernels);
  cg_destroy(ctx);
  return 0;
}
