#version 450
// Written by hand: an f32 product of matrices, or a convolution as one (NHWC by HWIO), in tiles of BM x BN x BK, TM x TN results per invocation, the
// tiles in workgroup memory and double-buffered: the next ones are on their way from memory while the present ones are multiplied.
//
// Built with -DBM=128 -DBN=128 -DBK=16 -DTM=8 -DTN=8 and one of
//   -DEDGE    any sizes: guarded scalar loads and stores (else sizes are multiples of the tiles, and vec4)
//   -DSPLIT   workgroup z takes KC of the K and writes its own M x N part (a sum follows)
//   -DCONV    the left matrix is gathered from an image
// Workgroups: N / BN, M / BM, batches or parts.
#extension GL_EXT_control_flow_attributes : enable
#define COLUMNS (BN / TN)
#define ROWS (BM / TM)
#define THREADS (COLUMNS * ROWS)
layout(local_size_x = THREADS) in;
layout(constant_id = 0) const uint M = 1u;
layout(constant_id = 1) const uint N = 1u;
layout(constant_id = 2) const uint K = 1u;
#ifdef SPLIT
layout(constant_id = 3) const uint KC = 1u;
#endif
#ifdef CONV
layout(constant_id = 3) const uint H = 1u; // image, then result, then window
layout(constant_id = 4) const uint W = 1u;
layout(constant_id = 5) const uint C = 4u;
layout(constant_id = 6) const uint OH = 1u;
layout(constant_id = 7) const uint OW = 1u;
layout(constant_id = 8) const uint KW = 1u;
layout(constant_id = 9) const uint STRIDE = 1u;
#endif
#ifdef EDGE
layout(set = 0, binding = 0) readonly buffer A { float a[]; };
layout(set = 0, binding = 1) readonly buffer B { float b[]; };
layout(set = 0, binding = 2) writeonly buffer R { float r[]; };
#else
layout(set = 0, binding = 0) readonly buffer A { vec4 a[]; };
layout(set = 0, binding = 1) readonly buffer B { vec4 b[]; };
layout(set = 0, binding = 2) writeonly buffer R { vec4 r[]; };
#endif
#define BM4 (BM / 4 + 1)
#define BN4 (BN / 4)
shared vec4 as[2][BK * BM4]; // transposed
shared vec4 bs[2][BK * BN4];
#define LOADS_A (BM * BK / 4 / THREADS)
#define LOADS_B (BN * BK / 4 / THREADS)

uint row0, column0, batch_a, batch_b, batch_r;
vec4 next_a[LOADS_A], next_b[LOADS_B];
#ifdef CONV
uint base_a[LOADS_A];
#endif

void load(uint k0) {
  [[unroll]] for (uint i = 0u; i < LOADS_A; i++) {
    uint at = gl_LocalInvocationIndex + i * THREADS, row = row0 + at / (BK / 4), k = k0 + at % (BK / 4) * 4u;
#if defined(CONV)
    uint tap = k / C, y = tap / KW, x = tap % KW;
    next_a[i] = a[(base_a[i] + (y * W + x) * C + k % C) / 4u];
#elif defined(EDGE)
    vec4 v = vec4(0.0);
    if (row < M) [[unroll]] for (uint e = 0u; e < 4u; e++) if (k + e < K) v[e] = a[batch_a + row * K + k + e];
    next_a[i] = v;
#else
    next_a[i] = a[(batch_a + row * K + k) / 4u];
#endif
  }
  [[unroll]] for (uint i = 0u; i < LOADS_B; i++) {
    uint at = gl_LocalInvocationIndex + i * THREADS, k = k0 + at / BN4, column = column0 + at % BN4 * 4u;
#ifdef EDGE
    vec4 v = vec4(0.0);
    if (k < K) [[unroll]] for (uint e = 0u; e < 4u; e++) if (column + e < N) v[e] = b[batch_b + k * N + column + e];
    next_b[i] = v;
#else
    next_b[i] = b[(batch_b + k * N + column) / 4u];
#endif
  }
}

void put(uint which) {
  [[unroll]] for (uint i = 0u; i < LOADS_A; i++) {
    uint at = gl_LocalInvocationIndex + i * THREADS, row = at / (BK / 4), k = at % (BK / 4) * 4u;
    [[unroll]] for (uint e = 0u; e < 4u; e++) as[which][(k + e) * BM4 + row / 4u][row % 4u] = next_a[i][e];
  }
  [[unroll]] for (uint i = 0u; i < LOADS_B; i++) {
    uint at = gl_LocalInvocationIndex + i * THREADS;
    bs[which][at] = next_b[i];
  }
}

void main() {
  uint tx = gl_LocalInvocationIndex % COLUMNS, ty = gl_LocalInvocationIndex / COLUMNS, z = gl_WorkGroupID.z, first = 0u, last = K;
  vec4 sum[TM][TN / 4];
  row0 = gl_WorkGroupID.y * BM;
  column0 = gl_WorkGroupID.x * BN;
  batch_r = z * M * N;
#ifdef SPLIT
  batch_a = batch_b = 0u;
  first = z * KC;
  last = min(K, first + KC);
#else
  batch_a = z * M * K;
  batch_b = z * K * N;
#endif
#ifdef CONV
  [[unroll]] for (uint i = 0u; i < LOADS_A; i++) {
    uint row = row0 + (gl_LocalInvocationIndex + i * THREADS) / (BK / 4), n = row / (OH * OW), y = row / OW % OH, x = row % OW;
    base_a[i] = ((n * H + y * STRIDE) * W + x * STRIDE) * C;
  }
#endif
  [[unroll]] for (uint i = 0u; i < TM; i++) [[unroll]] for (uint j = 0u; j < TN / 4; j++) sum[i][j] = vec4(0.0);
  load(first);
  put(0u);
  barrier();
  uint which = 0u;
  for (uint k0 = first; k0 < last; k0 += BK) {
    bool more = k0 + BK < last;
    if (more) load(k0 + BK);
    [[unroll]] for (uint k = 0u; k < BK; k++) {
      vec4 x[TM / 4], y[TN / 4];
      [[unroll]] for (uint i = 0u; i < TM / 4; i++) x[i] = as[which][k * BM4 + i * ROWS + ty];
      [[unroll]] for (uint j = 0u; j < TN / 4; j++) y[j] = bs[which][k * BN4 + j * COLUMNS + tx];
      [[unroll]] for (uint i = 0u; i < TM; i++)
        [[unroll]] for (uint j = 0u; j < TN / 4; j++) sum[i][j] = fma(vec4(x[i / 4u][i % 4u]), y[j], sum[i][j]);
    }
    if (more) put(1u - which);
    barrier();
    which = 1u - which;
  }
  [[unroll]] for (uint i = 0u; i < TM; i++) {
    uint row = row0 + (i / 4u * ROWS + ty) * 4u + i % 4u;
    [[unroll]] for (uint j = 0u; j < TN / 4; j++) {
      uint column = column0 + (j * COLUMNS + tx) * 4u;
#ifdef EDGE
      [[unroll]] for (uint e = 0u; e < 4u; e++) if (row < M && column + e < N) r[batch_r + row * N + column + e] = sum[i][j][e];
#else
      r[(batch_r + row * N + column) / 4u] = sum[i][j];
#endif
    }
  }
}
