#version 450
// Written by hand: a transpose in tiles of 64 x 64, vec4 both ways, through workgroup memory whose rows are padded by one word.
#extension GL_EXT_control_flow_attributes : enable
layout(local_size_x = 256) in;
layout(constant_id = 0) const uint ROWS = 4u;
layout(constant_id = 1) const uint COLUMNS = 4u;
layout(set = 0, binding = 0) readonly buffer X { vec4 x[]; };
layout(set = 0, binding = 1) writeonly buffer R { vec4 r[]; };
shared float tile[64][65];
void main() {
  uint c = gl_LocalInvocationIndex % 16u * 4u, first = gl_LocalInvocationIndex / 16u;
  uint row = gl_WorkGroupID.y * 64u, column = gl_WorkGroupID.x * 64u;
  [[unroll]] for (uint i = 0u; i < 64u; i += 16u) {
    vec4 v = x[((row + first + i) * COLUMNS + column + c) / 4u];
    [[unroll]] for (uint e = 0u; e < 4u; e++) tile[first + i][c + e] = v[e];
  }
  barrier();
  [[unroll]] for (uint i = 0u; i < 64u; i += 16u) {
    vec4 v;
    [[unroll]] for (uint e = 0u; e < 4u; e++) v[e] = tile[c + e][first + i];
    r[((column + first + i) * ROWS + row + c) / 4u] = v;
  }
}
