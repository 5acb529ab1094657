#version 450
// What the device's f32 units give: eight independent chains of fused multiply-adds per invocation. Built into cgc bench: tools/ceilings.sh.
layout(local_size_x = 256) in;
layout(set = 0, binding = 0) buffer Values { float values[]; };
layout(push_constant) uniform Push { uint rounds; };
void main() {
  float m = values[0], b = values[1];
  float c0 = float(gl_GlobalInvocationID.x), c1 = c0 + 1.0, c2 = c0 + 2.0, c3 = c0 + 3.0, c4 = c0 + 4.0, c5 = c0 + 5.0, c6 = c0 + 6.0, c7 = c0 + 7.0;
  for (uint i = 0u; i < rounds; i++) { // 16 x 8 fused multiply-adds
#define ROUND c0 = fma(c0, m, b); c1 = fma(c1, m, b); c2 = fma(c2, m, b); c3 = fma(c3, m, b); \
              c4 = fma(c4, m, b); c5 = fma(c5, m, b); c6 = fma(c6, m, b); c7 = fma(c7, m, b);
    ROUND ROUND ROUND ROUND ROUND ROUND ROUND ROUND ROUND ROUND ROUND ROUND ROUND ROUND ROUND ROUND
  }
  values[2u + (gl_GlobalInvocationID.x & 1023u)] = c0 + c1 + c2 + c3 + c4 + c5 + c6 + c7;
}
