// Compiles a kernel at run time and launches it with plain Vulkan: what an engine would do.
//   cc -I. examples/vulkan_launch.c -lm -lvulkan -o vulkan_launch && ./vulkan_launch
#define CODEGEN_IMPLEMENTATION
#include "codegen.h"
#include "codegen_spirv.h"
#include <stdio.h>
#include <stdlib.h>
#include <vulkan/vulkan.h>

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

typedef struct {
  VkBuffer buffer;
  float *mapped;
} storage;

static VkPhysicalDevice physical;
static VkDevice device;

static storage make_storage(VkDeviceSize size) {
  storage s;
  VkDeviceMemory memory;
  VkMemoryRequirements need;
  VkPhysicalDeviceMemoryProperties types;
  VkBufferCreateInfo buffer = {VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
  VkMemoryAllocateInfo allocate = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
  const VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  buffer.size = size;
  buffer.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
  CHECK(vkCreateBuffer(device, &buffer, NULL, &s.buffer));
  vkGetBufferMemoryRequirements(device, s.buffer, &need);
  vkGetPhysicalDeviceMemoryProperties(physical, &types);
  allocate.allocationSize = need.size;
  while (!(need.memoryTypeBits >> allocate.memoryTypeIndex & 1) || (types.memoryTypes[allocate.memoryTypeIndex].propertyFlags & wanted) != wanted)
    allocate.memoryTypeIndex++;
  CHECK(vkAllocateMemory(device, &allocate, NULL, &memory));
  CHECK(vkBindBufferMemory(device, s.buffer, memory, 0));
  CHECK(vkMapMemory(device, memory, 0, VK_WHOLE_SIZE, 0, (void **)&s.mapped));
  return s;
}

static VkQueue open_device(void) {
  VkApplicationInfo app = {VK_STRUCTURE_TYPE_APPLICATION_INFO};
  VkInstanceCreateInfo instance_info = {VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO};
  VkDeviceQueueCreateInfo queue_info = {VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO};
  VkDeviceCreateInfo device_info = {VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO};
  VkInstance instance;
  VkQueue queue;
  uint32_t one = 1;
  float priority = 1;
  app.apiVersion = VK_API_VERSION_1_1;
  instance_info.pApplicationInfo = &app;
  CHECK(vkCreateInstance(&instance_info, NULL, &instance));
  if (vkEnumeratePhysicalDevices(instance, &one, &physical) < 0 || one == 0) exit(3);
  queue_info.queueCount = 1; // a real host looks for a family with compute; family 0 has it nearly everywhere
  queue_info.pQueuePriorities = &priority;
  device_info.queueCreateInfoCount = 1;
  device_info.pQueueCreateInfos = &queue_info;
  CHECK(vkCreateDevice(physical, &device_info, NULL, &device));
  vkGetDeviceQueue(device, 0, 0, &queue);
  return queue;
}

int main(void) {
  enum { N = 1000 };
  const int64_t x_shape[] = {N}, b_shape[] = {N}, *shapes[] = {x_shape, b_shape};
  int64_t symbols[8], push_values[8], bytes;
  uint32_t counts[3];

  // compile
  cg_context *ctx = cg_create(NULL);
  cg_module module;
  cg_program program;
  cg_compile_desc desc = {0};
  desc.target = "vulkan1.1";
  desc.backend = cg_spirv_backend();
  if (cg_parse(ctx, text, sizeof text - 1, NULL, &module) != CG_OK || cg_compile(module, &desc, &program) != CG_OK) {
    cg_diagnostic e = cg_first_error(ctx);
    return fprintf(stderr, "%u:%u: %.*s\n", e.line, e.column, (int)e.message.len, e.message.data), 1;
  }
  const cg_function *f = &program.functions[0];
  if (f->num_steps != 1 || f->steps[0].kind != CG_STEP_DISPATCH || cg_function_symbols(f, shapes, symbols) != CG_OK) return 1;
  const cg_step *step = &f->steps[0];
  const cg_kernel *kernel = &program.kernels[step->kernel];

  // buffers, one per binding, exactly as large as the step says
  VkQueue queue = open_device();
  storage args[2] = {{0}}, result = {0};
  VkDescriptorSetLayoutBinding slots[8] = {{0}};
  VkDescriptorBufferInfo buffers[8] = {{0}};
  for (size_t i = 0; i < step->num_bindings; i++) {
    if (cg_size_eval(step->bindings[i].bytes, symbols, f->num_symbols, &bytes) != CG_OK) return 1;
    storage s = make_storage((VkDeviceSize)bytes);
    if (step->bindings[i].buffer == CG_BUFFER_ARGUMENT)
      args[step->bindings[i].index] = s;
    else
      result = s;
    slots[i].binding = kernel->bindings[i].binding;
    slots[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    slots[i].descriptorCount = 1;
    slots[i].stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    buffers[i].buffer = s.buffer;
    buffers[i].range = (VkDeviceSize)bytes;
  }
  for (int i = 0; i < N; i++) args[0].mapped[i] = (float)i, args[1].mapped[i] = 0.5f;

  // pipeline
  VkShaderModule shader;
  VkDescriptorSetLayout set_layout;
  VkPipelineLayout layout;
  VkPipeline pipeline;
  VkShaderModuleCreateInfo shader_info = {VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO};
  shader_info.codeSize = program.num_words * 4;
  shader_info.pCode = program.words;
  CHECK(vkCreateShaderModule(device, &shader_info, NULL, &shader));
  VkDescriptorSetLayoutCreateInfo set_info = {VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO};
  set_info.bindingCount = (uint32_t)step->num_bindings;
  set_info.pBindings = slots;
  CHECK(vkCreateDescriptorSetLayout(device, &set_info, NULL, &set_layout));
  VkPushConstantRange push = {VK_SHADER_STAGE_COMPUTE_BIT, 0, (uint32_t)(4 * step->num_push_constants)};
  VkPipelineLayoutCreateInfo layout_info = {VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
  layout_info.setLayoutCount = 1;
  layout_info.pSetLayouts = &set_layout;
  layout_info.pushConstantRangeCount = step->num_push_constants ? 1 : 0;
  layout_info.pPushConstantRanges = &push;
  CHECK(vkCreatePipelineLayout(device, &layout_info, NULL, &layout));
  char entry[128];
  snprintf(entry, sizeof entry, "%.*s", (int)kernel->name.len, kernel->name.data);
  VkComputePipelineCreateInfo pipeline_info = {VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO};
  pipeline_info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
  pipeline_info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  pipeline_info.stage.module = shader;
  pipeline_info.stage.pName = entry;
  pipeline_info.layout = layout;
  CHECK(vkCreateComputePipelines(device, VK_NULL_HANDLE, 1, &pipeline_info, NULL, &pipeline));

  // descriptors
  VkDescriptorPool descriptors;
  VkDescriptorSet set;
  VkDescriptorPoolSize pool_size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 8};
  VkDescriptorPoolCreateInfo descriptors_info = {VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO};
  descriptors_info.maxSets = descriptors_info.poolSizeCount = 1;
  descriptors_info.pPoolSizes = &pool_size;
  CHECK(vkCreateDescriptorPool(device, &descriptors_info, NULL, &descriptors));
  VkDescriptorSetAllocateInfo set_allocate = {VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO};
  set_allocate.descriptorPool = descriptors;
  set_allocate.descriptorSetCount = 1;
  set_allocate.pSetLayouts = &set_layout;
  CHECK(vkAllocateDescriptorSets(device, &set_allocate, &set));
  for (size_t i = 0; i < step->num_bindings; i++) {
    VkWriteDescriptorSet write = {VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET};
    write.dstSet = set;
    write.dstBinding = slots[i].binding;
    write.descriptorCount = 1;
    write.descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    write.pBufferInfo = &buffers[i];
    vkUpdateDescriptorSets(device, 1, &write, 0, NULL);
  }

  // record and run
  VkCommandPool pool;
  VkCommandBuffer commands;
  VkCommandPoolCreateInfo pool_info = {VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
  VkCommandBufferAllocateInfo commands_info = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
  VkCommandBufferBeginInfo begin = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  CHECK(vkCreateCommandPool(device, &pool_info, NULL, &pool));
  commands_info.commandPool = pool;
  commands_info.commandBufferCount = 1;
  CHECK(vkAllocateCommandBuffers(device, &commands_info, &commands));
  CHECK(vkBeginCommandBuffer(commands, &begin));
  vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
  vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, NULL);
  for (size_t i = 0; i < step->num_push_constants; i++) { // the sizes that the kernel cannot know
    if (cg_size_eval(step->push_constants[i], symbols, f->num_symbols, &push_values[i]) != CG_OK) return 1;
    int32_t word = (int32_t)push_values[i];
    vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_COMPUTE_BIT, (uint32_t)(4 * i), 4, &word);
  }
  for (int i = 0; i < 3; i++) {
    int64_t count;
    if (cg_size_eval(step->workgroup_count[i], symbols, f->num_symbols, &count) != CG_OK) return 1;
    counts[i] = (uint32_t)count;
  }
  vkCmdDispatch(commands, counts[0], counts[1], counts[2]);
  VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_HOST_READ_BIT};
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0, NULL, 0, NULL);
  CHECK(vkEndCommandBuffer(commands));
  VkSubmitInfo submit = {VK_STRUCTURE_TYPE_SUBMIT_INFO};
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &commands;
  CHECK(vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE));
  CHECK(vkQueueWaitIdle(queue));

  for (int i = 0; i < N; i++)
    if (result.mapped[i] != (float)i * (float)i + 0.5f) return printf("element %d is %g\n", i, (double)result.mapped[i]), 1;
  printf("ok: %d elements\n", N);
  cg_destroy(ctx);
  return 0; // a real host destroys its Vulkan objects
}
