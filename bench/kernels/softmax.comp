#version 450
// Written by hand: softmax over rows of at most 1024 vec4, a workgroup to a row that stays in registers.
#extension GL_KHR_shader_subgroup_arithmetic : enable
#extension GL_GOOGLE_include_directive : enable
#extension GL_EXT_control_flow_attributes : enable
layout(local_size_x = 256) in;
layout(constant_id = 0) const uint N4 = 1u;
layout(set = 0, binding = 0) readonly buffer X { vec4 x[]; };
layout(set = 0, binding = 1) writeonly buffer R { vec4 r[]; };
#include "row.glsl"
void main() {
  uint id = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID, row = gl_WorkGroupID.x * N4;
  vec4 v[4], most4 = vec4(-1.0 / 0.0), sum4 = vec4(0.0);
  [[unroll]] for (uint i = 0u; i < 4u; i++) {
    v[i] = id + i * 256u < N4 ? x[row + id + i * 256u] : vec4(-1.0 / 0.0);
    most4 = max(most4, v[i]);
  }
  float most = all_max(max4(most4));
  [[unroll]] for (uint i = 0u; i < 4u; i++) {
    v[i] = exp(v[i] - most);
    sum4 += v[i];
  }
  float scale = 1.0 / all_add(add4(sum4));
  [[unroll]] for (uint i = 0u; i < 4u; i++)
    if (id + i * 256u < N4) r[row + id + i * 256u] = v[i] * scale;
}
