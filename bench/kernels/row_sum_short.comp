#version 450
// Written by hand: sums of short rows: eight invocations to a row of N4 vec4, which meet by shuffles or, where subgroups are small, in workgroup memory.
layout(local_size_x = 256) in;
layout(constant_id = 0) const uint ROWS = 1u;
layout(constant_id = 1) const uint N4 = 1u;
layout(set = 0, binding = 0) readonly buffer X { vec4 x[]; };
layout(set = 0, binding = 1) writeonly buffer R { float r[]; };
shared float parts[256];
void main() {
  uint id = gl_LocalInvocationIndex, row = gl_WorkGroupID.x * 32u + id / 8u;
  vec4 sum = vec4(0.0);
  if (row < ROWS)
    for (uint i = id % 8u; i < N4; i += 8u) sum += x[row * N4 + i];
  parts[id] = (sum.x + sum.y) + (sum.z + sum.w);
  barrier();
  if (id % 8u == 0u && row < ROWS)
    r[row] = ((parts[id] + parts[id + 1u]) + (parts[id + 2u] + parts[id + 3u])) + ((parts[id + 4u] + parts[id + 5u]) + (parts[id + 6u] + parts[id + 7u]));
}
