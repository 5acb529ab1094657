#version 450
// Written by hand: sums of columns: workgroup (x, y) sums 256 columns of vec4 over ROWS rows into part y; sum_parts adds those up.
layout(local_size_x = 256) in;
layout(constant_id = 0) const uint N4 = 1u;
layout(constant_id = 1) const uint ROWS = 4u; // of one part, a multiple of four
layout(set = 0, binding = 0) readonly buffer X { vec4 x[]; };
layout(set = 0, binding = 1) writeonly buffer R { vec4 r[]; };
void main() {
  uint column = gl_GlobalInvocationID.x, first = gl_WorkGroupID.y * ROWS;
  if (column >= N4) return;
  vec4 s0 = vec4(0.0), s1 = s0, s2 = s0, s3 = s0;
  for (uint i = 0u; i < ROWS; i += 4u) {
    uint at = (first + i) * N4 + column;
    s0 += x[at];
    s1 += x[at + N4];
    s2 += x[at + 2u * N4];
    s3 += x[at + 3u * N4];
  }
  r[gl_WorkGroupID.y * N4 + column] = (s0 + s1) + (s2 + s3);
}
