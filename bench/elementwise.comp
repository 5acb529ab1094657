#version 450
// What bench/elementwise.mlir becomes, written by hand.
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) readonly buffer A { float a[150]; };
layout(set = 0, binding = 1) readonly buffer B { float b[150]; };
layout(set = 0, binding = 2) readonly buffer Bias { float bias[15]; };
layout(set = 0, binding = 3) writeonly buffer C { float c[150]; };
void main() {
  uint id = gl_GlobalInvocationID.x;
  if (id < 150u) c[id] = a[id] * b[id] + bias[id % 15u];
}
