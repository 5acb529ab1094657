// Launches a kernel that was compiled before the program was: no codegen.h, only the header that cgc wrote. The shape is known at run time alone.
//   build/cgc compile examples/dynamic.mlir --target=vulkan1.1 --emit=c -o dynamic.h
//   cc -I. examples/embedded.c -lm -ldl -o embedded && ./embedded [ROWS]
#include "dynamic.h"
#include "vulkan_host.h"
#include <math.h>
#include <stdlib.h>

enum { MAX_KERNELS = 8, MAX_BINDINGS = 16 };

static vulkan_host vk;

typedef struct { // this host binds everything in set 0 and stores no sizes in buffers; cg_vulkan.h shows the general case
  VkDescriptorSetLayout set;
  VkPipelineLayout layout;
  VkPipeline pipeline;
} kernel;

static bool make_kernel(const codegen_kernel *k, VkShaderModule shader, kernel *out) {
  VkDescriptorSetLayoutBinding bindings[MAX_BINDINGS] = {{0}};
  VkDescriptorSetLayoutCreateInfo set = {VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO};
  VkPushConstantRange push = {VK_SHADER_STAGE_COMPUTE_BIT, 0, (uint32_t)(4 * k->num_push_constants)};
  VkPipelineLayoutCreateInfo layout = {VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
  VkComputePipelineCreateInfo pipeline = {VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO};
  for (size_t i = 0; i < k->num_bindings; i++) {
    bindings[i].binding = k->bindings[i].binding;
    bindings[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    bindings[i].descriptorCount = 1;
    bindings[i].stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
  }
  set.bindingCount = (uint32_t)k->num_bindings;
  set.pBindings = bindings;
  if (vk.CreateDescriptorSetLayout(vk.device, &set, NULL, &out->set) != VK_SUCCESS) return false;
  layout.setLayoutCount = 1;
  layout.pSetLayouts = &out->set;
  layout.pushConstantRangeCount = k->num_push_constants ? 1 : 0;
  layout.pPushConstantRanges = &push;
  if (vk.CreatePipelineLayout(vk.device, &layout, NULL, &out->layout) != VK_SUCCESS) return false;
  pipeline.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
  pipeline.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  pipeline.stage.module = shader;
  pipeline.stage.pName = k->name;
  pipeline.layout = out->layout;
  return vk.CreateComputePipelines(vk.device, VK_NULL_HANDLE, 1, &pipeline, NULL, &out->pipeline) == VK_SUCCESS;
}

static bool make_kernels(const codegen_program *p, kernel *kernels) {
  VkShaderModuleCreateInfo info = {VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO};
  VkShaderModule shader;
  bool ok = true;
  if (p->num_extensions || p->num_features || p->num_kernels > MAX_KERNELS) return false; // a host that has some compares the names
  info.codeSize = 4 * p->num_words;
  info.pCode = p->words;
  if (vk.CreateShaderModule(vk.device, &info, NULL, &shader) != VK_SUCCESS) return false;
  for (size_t i = 0; i < p->num_kernels; i++) ok = ok && make_kernel(&p->kernels[i], shader, &kernels[i]);
  vk.DestroyShaderModule(vk.device, shader, NULL);
  return ok;
}

// buffers: by CODEGEN_ARGUMENT and so on. `size`: what the function's `sizes` computed.
static bool record_dispatch(const codegen_program *p, const codegen_step *step, const kernel *kernels, vulkan_buffer *const *buffers,
                            const int64_t *size) {
  const codegen_kernel *k = &p->kernels[step->kernel];
  const kernel *v = &kernels[step->kernel];
  VkDescriptorSetAllocateInfo allocate = {VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO, NULL, vk.descriptors, 1, &v->set};
  const uint32_t *count = step->workgroup_count;
  VkDescriptorSet set;
  if (!size[count[0]] || !size[count[1]] || !size[count[2]]) return true; // nothing to do
  if (vk.AllocateDescriptorSets(vk.device, &allocate, &set) != VK_SUCCESS) return false;
  for (size_t i = 0; i < step->num_ranges; i++) {
    const codegen_range *r = &step->ranges[i];
    VkDescriptorBufferInfo info = {buffers[r->buffer][r->index].buffer, (VkDeviceSize)size[r->offset], (VkDeviceSize)size[r->bytes]};
    VkWriteDescriptorSet write = {VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET};
    if (!info.range) info.range = 4;
    write.dstSet = set;
    write.dstBinding = k->bindings[i].binding;
    write.descriptorCount = 1;
    write.descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    write.pBufferInfo = &info;
    vk.UpdateDescriptorSets(vk.device, 1, &write, 0, NULL);
  }
  vk.CmdBindPipeline(vk.commands, VK_PIPELINE_BIND_POINT_COMPUTE, v->pipeline);
  vk.CmdBindDescriptorSets(vk.commands, VK_PIPELINE_BIND_POINT_COMPUTE, v->layout, 0, 1, &set, 0, NULL);
  for (size_t i = 0; i < step->num_push_constants; i++) {
    int32_t word = (int32_t)size[step->push_constants[i].size];
    vk.CmdPushConstants(vk.commands, v->layout, VK_SHADER_STAGE_COMPUTE_BIT, step->push_constants[i].offset, 4, &word);
  }
  vk.CmdDispatch(vk.commands, (uint32_t)size[count[0]], (uint32_t)size[count[1]], (uint32_t)size[count[2]]);
  return true;
}

static bool record(const codegen_program *p, const codegen_function *f, const kernel *kernels, vulkan_buffer *const *buffers, const int64_t *size) {
  const VkPipelineStageFlags stages = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT;
  const VkAccessFlags writes = VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;
  VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, writes, writes | VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_TRANSFER_READ_BIT};
  for (size_t i = 0; i < f->num_steps; i++) {
    const codegen_step *s = &f->steps[i];
    const codegen_range *r = s->ranges;
    switch (s->kind) {
    case CODEGEN_DISPATCH:
      if (!record_dispatch(p, s, kernels, buffers, size)) return false;
      break;
    case CODEGEN_BARRIER: vk.CmdPipelineBarrier(vk.commands, stages, stages, 0, 1, &barrier, 0, NULL, 0, NULL); break;
    case CODEGEN_FILL:
      if (size[r->bytes])
        vk.CmdFillBuffer(vk.commands, buffers[r->buffer][r->index].buffer, (VkDeviceSize)size[r->offset], (VkDeviceSize)size[r->bytes],
                         s->fill_pattern);
      break;
    case CODEGEN_COPY: {
      VkBufferCopy region = {(VkDeviceSize)size[r[0].offset], (VkDeviceSize)size[r[1].offset], (VkDeviceSize)size[r[0].bytes]};
      if (region.size) vk.CmdCopyBuffer(vk.commands, buffers[r[0].buffer][r[0].index].buffer, buffers[r[1].buffer][r[1].index].buffer, 1, &region);
      break;
    }
    }
  }
  return true;
}

// tanh of samples [rows, 5] times weights [5, 10], and the sum of the squares of each row
static int check(int rows, const float *samples, const float *weights, const float *product, const float *squares) {
  for (int i = 0; i < rows; i++) {
    double sum = 0;
    for (int j = 0; j < 10; j++) {
      double want = 0;
      for (int k = 0; k < 5; k++) want += (double)samples[5 * i + k] * (double)weights[10 * k + j];
      want = tanh(want);
      sum += want * want;
      if (fabs(want - (double)product[10 * i + j]) > 1e-4) return printf("row %d, column %d: %g\n", i, j, (double)product[10 * i + j]), 1;
    }
    if (fabs(sum - (double)squares[i]) > 1e-3) return printf("row %d: %g\n", i, (double)squares[i]), 1;
  }
  printf("ok: %d rows in %zu steps\n", rows, dynamic_functions[0].num_steps);
  return 0;
}

int main(int argc, char **argv) {
  const codegen_program *p = &dynamic_program;
  const codegen_function *f = &dynamic_functions[0];
  const int rows = argc > 1 ? atoi(argv[1]) : 1000;
  int64_t d[1], size[dynamic_max_sizes]; // d0: the rows of argument 0, as f->symbols says
  kernel kernels[MAX_KERNELS] = {{0}};
  vulkan_buffer arguments[2] = {{0}}, results[2] = {{0}}, constants = {0}, transient = {0};
  vulkan_buffer *const buffers[] = {arguments, results, &constants, &transient};
  int status = 3;
  d[0] = rows;
  if (!f->sizes(d, size)) return fprintf(stderr, "there is no array with %d rows\n", rows), 2;
  if (!vulkan_host_open(&vk, 64, 256) || !make_kernels(p, kernels)) return 3;
  for (int i = 0; i < 2; i++)
    if (!vulkan_host_buffer(&vk, (VkDeviceSize)size[f->arguments[i].bytes], &arguments[i]) ||
        !vulkan_host_buffer(&vk, (VkDeviceSize)size[f->results[i].bytes], &results[i]))
      return 3;
  if (!vulkan_host_buffer(&vk, p->constants_bytes, &constants) || !vulkan_host_buffer(&vk, (VkDeviceSize)size[f->transient_bytes], &transient))
    return 3;
  if (p->constants_bytes) memcpy(constants.mapped, p->constants, p->constants_bytes);
  for (int i = 0; i < 5 * rows; i++) ((float *)arguments[0].mapped)[i] = (float)(i % 17) / 8 - 1;
  for (int i = 0; i < 50; i++) ((float *)arguments[1].mapped)[i] = (float)(i % 7) / 8 - 0.5f;

  vulkan_host_begin(&vk);
  if (record(p, f, kernels, buffers, size) && vulkan_host_run(&vk))
    status = check(rows, (float *)arguments[0].mapped, (float *)arguments[1].mapped, (float *)results[0].mapped, (float *)results[1].mapped);

  for (size_t i = 0; i < p->num_kernels; i++) {
    vk.DestroyPipeline(vk.device, kernels[i].pipeline, NULL);
    vk.DestroyPipelineLayout(vk.device, kernels[i].layout, NULL);
    vk.DestroyDescriptorSetLayout(vk.device, kernels[i].set, NULL);
  }
  for (int i = 0; i < 2; i++) vulkan_host_free(&vk, &arguments[i]), vulkan_host_free(&vk, &results[i]);
  vulkan_host_free(&vk, &constants);
  vulkan_host_free(&vk, &transient);
  vulkan_host_close(&vk);
  return status;
}
