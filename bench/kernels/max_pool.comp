#version 450
// Written by hand: 3 x 3 maximum pooling, stride 2, NHWC, no padding; a vec4 of channels per invocation.
#extension GL_EXT_control_flow_attributes : enable
layout(local_size_x = 256) in;
layout(constant_id = 0) const uint H = 1u;
layout(constant_id = 1) const uint W = 1u;
layout(constant_id = 2) const uint OH = 1u;
layout(constant_id = 3) const uint OW = 1u;
layout(constant_id = 4) const uint C4 = 1u;
layout(constant_id = 5) const uint COUNT = 1u; // results / 4
layout(set = 0, binding = 0) readonly buffer X { vec4 x[]; };
layout(set = 0, binding = 1) writeonly buffer R { vec4 r[]; };
void main() {
  uint id = gl_GlobalInvocationID.x, c = id % C4, px = id / C4 % OW, py = id / (C4 * OW) % OH, n = id / (C4 * OW * OH);
  if (id >= COUNT) return;
  vec4 most = vec4(-1.0 / 0.0);
  [[unroll]] for (uint y = 0u; y < 3u; y++)
    [[unroll]] for (uint t = 0u; t < 3u; t++) most = max(most, x[((n * H + py * 2u + y) * W + px * 2u + t) * C4 + c]);
  r[id] = most;
}
