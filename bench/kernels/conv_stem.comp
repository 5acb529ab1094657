#version 450
// Written by hand: a direct 3 x 3 convolution of an image of few channels (C <= 4), NHWC by HWIO, stride S. An invocation makes four results of four
// channels each; the weights lie in workgroup memory.
#extension GL_EXT_control_flow_attributes : enable
layout(local_size_x = 64) in;
layout(constant_id = 0) const uint W = 1u;  // of the image
layout(constant_id = 1) const uint OH = 1u; // result
layout(constant_id = 2) const uint OW = 4u;
layout(constant_id = 3) const uint OC = 4u;
#define C 3
#define S 2
layout(set = 0, binding = 0) readonly buffer X { float x[]; };
layout(set = 0, binding = 1) readonly buffer F { vec4 f[]; };
layout(set = 0, binding = 2) writeonly buffer R { vec4 r[]; };
shared vec4 weights[9 * C * 16];
void main() {
  uint oc4 = OC / 4u;
  for (uint i = gl_LocalInvocationIndex; i < 9u * C * oc4; i += 64u) weights[i] = f[i];
  barrier();
  uint id = gl_GlobalInvocationID.x, c = id % oc4, px = id / oc4 % (OW / 4u) * 4u, py = id / oc4 / (OW / 4u);
  if (py >= OH) return;
  vec4 sum[4];
  [[unroll]] for (uint i = 0u; i < 4u; i++) sum[i] = vec4(0.0);
  [[unroll]] for (uint y = 0u; y < 3u; y++) {
    float row[(3 * S + 3) * C];
    uint at = ((py * S + y) * W + px * S) * C;
    [[unroll]] for (uint i = 0u; i < (3 * S + 3) * C; i++) row[i] = x[at + i];
    [[unroll]] for (uint t = 0u; t < 3u; t++)
      [[unroll]] for (uint ic = 0u; ic < C; ic++) {
        vec4 w = weights[((y * 3u + t) * C + ic) * oc4 + c];
        [[unroll]] for (uint i = 0u; i < 4u; i++) sum[i] = fma(vec4(row[(i * S + t) * C + ic]), w, sum[i]);
      }
  }
  [[unroll]] for (uint i = 0u; i < 4u; i++) r[((py * OW) + px + i) * oc4 + c] = sum[i];
}
