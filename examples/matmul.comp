#version 450
// The hand-written product of matrices that examples/matmul_beside_glsl.c measures against: tiles of 64 x 64 x 16 in shared memory, 4 x 4 results per
// invocation. M and N are multiples of 64, K of 16. A tuned one, for another day's work: bench/kernels/matmul.comp.
layout(local_size_x = 16, local_size_y = 16) in;
layout(push_constant) uniform Sizes { uint M, N, K; };
layout(set = 0, binding = 0) readonly buffer A { float a[]; };
layout(set = 0, binding = 1) readonly buffer B { float b[]; };
layout(set = 0, binding = 2) writeonly buffer C { float c[]; };
shared float as[16][65]; // [k][row]; 65 keeps a column's elements in different banks
shared float bs[16][64]; // [k][column]

void main() {
  uint row = gl_WorkGroupID.y * 64, column = gl_WorkGroupID.x * 64, x = gl_LocalInvocationID.x, y = gl_LocalInvocationID.y;
  uint thread = gl_LocalInvocationIndex;
  float sum[4][4];
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) sum[i][j] = 0;
  for (uint k = 0; k < K; k += 16) {
    for (uint i = 0; i < 4; i++) { // neighbours read neighbours
      as[x][y + 16 * i] = a[(row + y + 16 * i) * K + k + x];
      bs[thread / 64 + 4 * i][thread % 64] = b[(k + thread / 64 + 4 * i) * N + column + thread % 64];
    }
    barrier();
    for (uint inner = 0; inner < 16; inner++) {
      float left[4], right[4];
      for (uint i = 0; i < 4; i++) left[i] = as[inner][y + 16 * i];
      for (uint j = 0; j < 4; j++) right[j] = bs[inner][x + 16 * j];
      for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) sum[i][j] += left[i] * right[j];
    }
    barrier();
  }
  for (uint i = 0; i < 4; i++)
    for (uint j = 0; j < 4; j++) c[(row + y + 16 * i) * N + column + x + 16 * j] = sum[i][j];
}
