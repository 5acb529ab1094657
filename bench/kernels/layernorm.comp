#version 450
// Written by hand: layer normalization over rows of at most 1024 vec4 with scale and offset, a workgroup to a row that stays in registers.
#extension GL_KHR_shader_subgroup_arithmetic : enable
#extension GL_GOOGLE_include_directive : enable
#extension GL_EXT_control_flow_attributes : enable
layout(local_size_x = 256) in;
layout(constant_id = 0) const uint N4 = 1u;
layout(set = 0, binding = 0) readonly buffer X { vec4 x[]; };
layout(set = 0, binding = 1) readonly buffer Scale { vec4 scale[]; };
layout(set = 0, binding = 2) readonly buffer Offset { vec4 offset[]; };
layout(set = 0, binding = 3) writeonly buffer R { vec4 r[]; };
#include "row.glsl"
void main() {
  uint id = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID, row = gl_WorkGroupID.x * N4;
  vec4 v[4], sum4 = vec4(0.0);
  [[unroll]] for (uint i = 0u; i < 4u; i++) {
    v[i] = id + i * 256u < N4 ? x[row + id + i * 256u] : vec4(0.0);
    sum4 += v[i];
  }
  float mean = all_add(add4(sum4)) / float(N4 * 4u);
  sum4 = vec4(0.0);
  [[unroll]] for (uint i = 0u; i < 4u; i++)
    if (id + i * 256u < N4) {
      v[i] -= mean;
      sum4 += v[i] * v[i];
    }
  float factor = inversesqrt(all_add(add4(sum4)) / float(N4 * 4u) + 1e-5);
  [[unroll]] for (uint i = 0u; i < 4u; i++) {
    uint at = id + i * 256u;
    if (at < N4) r[row + at] = v[i] * factor * scale[at] + offset[at];
  }
}
