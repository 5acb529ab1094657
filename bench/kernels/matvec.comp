#version 450
// Written by hand: a row by a matrix of K x N. A workgroup takes 32 columns, eight vec4 wide; its 128 slices of K meet in workgroup memory.
layout(local_size_x = 1024) in;
layout(constant_id = 0) const uint N = 4u;
layout(constant_id = 1) const uint K = 1u;
layout(set = 0, binding = 0) readonly buffer A { float a[]; };
layout(set = 0, binding = 1) readonly buffer B { vec4 b[]; };
layout(set = 0, binding = 2) writeonly buffer R { vec4 r[]; };
shared vec4 parts[1024];
void main() {
  uint id = gl_LocalInvocationIndex, column = gl_WorkGroupID.x * 8u + id % 8u;
  vec4 s0 = vec4(0.0), s1 = s0, s2 = s0, s3 = s0;
  uint k = id / 8u;
  for (; k + 384u < K; k += 512u) {
    vec4 b0 = b[k * (N / 4u) + column], b1 = b[(k + 128u) * (N / 4u) + column], b2 = b[(k + 256u) * (N / 4u) + column],
         b3 = b[(k + 384u) * (N / 4u) + column];
    s0 += a[k] * b0;
    s1 += a[k + 128u] * b1;
    s2 += a[k + 256u] * b2;
    s3 += a[k + 384u] * b3;
  }
  for (; k < K; k += 128u) s0 += a[k] * b[k * (N / 4u) + column];
  parts[id] = (s0 + s1) + (s2 + s3);
  for (uint n = 512u; n >= 8u; n /= 2u) {
    barrier();
    if (id < n) parts[id] += parts[id + n];
  }
  if (id < 8u) r[column] = parts[id];
}
