#version 450
// Written by hand: sums of long rows, a workgroup to a row of N4 vec4.
#extension GL_KHR_shader_subgroup_arithmetic : enable
#extension GL_GOOGLE_include_directive : enable
layout(local_size_x = 256) in;
layout(constant_id = 0) const uint N4 = 1u;
layout(set = 0, binding = 0) readonly buffer X { vec4 x[]; };
layout(set = 0, binding = 1) writeonly buffer R { float r[]; };
#include "row.glsl"
void main() {
  uint id = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID, row = gl_WorkGroupID.x;
  vec4 s0 = vec4(0.0), s1 = s0, s2 = s0, s3 = s0;
  uint i = id;
  for (; i + 768u < N4; i += 1024u) {
    s0 += x[row * N4 + i];
    s1 += x[row * N4 + i + 256u];
    s2 += x[row * N4 + i + 512u];
    s3 += x[row * N4 + i + 768u];
  }
  for (; i < N4; i += 256u) s0 += x[row * N4 + i];
  float sum = all_add(add4((s0 + s1) + (s2 + s3)));
  if (id == 0u) r[row] = sum;
}
