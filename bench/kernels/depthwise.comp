#version 450
// Written by hand: a depthwise 3 x 3 convolution, NHWC, stride 1, no padding. An invocation makes four neighbours in a row of four channels each.
#extension GL_EXT_control_flow_attributes : enable
layout(local_size_x = 96) in;
layout(constant_id = 0) const uint W = 1u; // of the image
layout(constant_id = 1) const uint OH = 1u;
layout(constant_id = 2) const uint OW = 4u;
layout(constant_id = 3) const uint C4 = 1u; // channels / 4
layout(set = 0, binding = 0) readonly buffer X { vec4 x[]; };
layout(set = 0, binding = 1) readonly buffer F { vec4 f[]; };
layout(set = 0, binding = 2) writeonly buffer R { vec4 r[]; };
void main() {
  uint id = gl_GlobalInvocationID.x, c = id % C4, px = id / C4 % (OW / 4u) * 4u, py = id / C4 / (OW / 4u);
  if (py >= OH) return;
  vec4 sum[4];
  [[unroll]] for (uint i = 0u; i < 4u; i++) sum[i] = vec4(0.0);
  [[unroll]] for (uint y = 0u; y < 3u; y++) {
    vec4 row[6], w[3];
    [[unroll]] for (uint i = 0u; i < 6u; i++) row[i] = x[((py + y) * W + px + i) * C4 + c];
    [[unroll]] for (uint t = 0u; t < 3u; t++) w[t] = f[(y * 3u + t) * C4 + c];
    [[unroll]] for (uint i = 0u; i < 4u; i++)
      [[unroll]] for (uint t = 0u; t < 3u; t++) sum[i] = fma(row[i + t], w[t], sum[i]);
  }
  [[unroll]] for (uint i = 0u; i < 4u; i++) r[(py * OW + px + i) * C4 + c] = sum[i];
}
