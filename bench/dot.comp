#version 450
// What bench/dot.mlir becomes, written by hand.
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) readonly buffer A { float a[20]; };
layout(set = 0, binding = 1) readonly buffer B { float b[50]; };
layout(set = 0, binding = 2) writeonly buffer C { float c[40]; };
void main() {
  uint id = gl_GlobalInvocationID.x;
  if (id < 40u) {
    uint row = id / 10u, column = id % 10u;
    float sum = 0.0;
    for (uint k = 0u; k < 5u; k++) sum += a[row * 5u + k] * b[k * 10u + column];
    c[id] = sum;
  }
}
