#version 450
// Written by hand: relu(a + bias) * c, a vec4 per invocation. N4 columns of vec4.
layout(local_size_x = 256) in;
layout(constant_id = 0) const uint N4 = 1u;
layout(set = 0, binding = 0) readonly buffer A { vec4 a[]; };
layout(set = 0, binding = 1) readonly buffer Bias { vec4 bias[]; };
layout(set = 0, binding = 2) readonly buffer C { vec4 c[]; };
layout(set = 0, binding = 3) writeonly buffer R { vec4 r[]; };
void main() {
  uint i = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u + gl_LocalInvocationIndex;
  r[i] = max(a[i] + bias[i % N4], vec4(0.0)) * c[i];
}
