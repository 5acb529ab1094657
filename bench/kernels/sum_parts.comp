#version 450
// Written by hand: the sum of PARTS arrays of vec4, one element per invocation: the second step of a split sum.
layout(local_size_x = 64) in;
layout(constant_id = 0) const uint PARTS = 1u;
layout(constant_id = 1) const uint COUNT = 1u; // vec4
layout(set = 0, binding = 0) readonly buffer X { vec4 x[]; };
layout(set = 0, binding = 1) writeonly buffer R { vec4 r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i >= COUNT) return;
  vec4 sum = x[i];
  for (uint p = 1u; p < PARTS; p++) sum += x[p * COUNT + i];
  r[i] = sum;
}
