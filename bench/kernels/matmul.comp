#version 450
// Written by hand: an f32 product of matrices, or a convolution as one (NHWC by HWIO), in tiles of BM x BN x BK, TM x TN results per invocation, the
// tiles in workgroup memory and double-buffered: the next ones are on their way from memory while the present ones are multiplied.
//
// Built with -DBM=128 -DBN=128 -DBK=8 -DTM=8 -DTN=8 (BK 8 or 16, TM and TN 4 or 8) and one of
//   -DEDGE    any sizes: clamped loads, guarded stores (else sizes are multiples of the tiles)
//   -DSPLIT   workgroup z takes KC of the K and writes its own M x N part (a sum follows)
//   -DCONV    the left matrix is gathered from an image
// Workgroups: N / BN, M / BM, batches or parts.
//
// The left tile lies transposed, in rows of BM + 4. An invocation's results lie in groups of four, its rows' groups BM / (TM / 4) apart and its
// columns' BN / (TN / 4), so neighbours read neighbouring vec4. The inner loops are unrolled by the preprocessor, and the loop over K takes two
// rounds at once, so that every array is indexed by constants.
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
layout(set = 0, binding = 0) readonly buffer A { vec4 a[]; };
layout(set = 0, binding = 1) readonly buffer B { vec4 b[]; };
layout(set = 0, binding = 2) writeonly buffer R { vec4 r[]; };
#ifdef EDGE
layout(set = 0, binding = 0) readonly buffer A1 { float a1[]; };
layout(set = 0, binding = 1) readonly buffer B1 { float b1[]; };
layout(set = 0, binding = 2) writeonly buffer R1 { float r1[]; };
#define VECTORS (K % 4u == 0u && N % 4u == 0u) // rows begin at a vec4
#else
#define VECTORS true
#endif
#define BM4 (BM / 4 + 1)
#define BN4 (BN / 4)
#define BK4 (BK / 4)
shared vec4 as[2][BK * BM4];
shared vec4 bs[2][BK * BN4];
#define LOADS_A (BM * BK4 / THREADS)
#define LOADS_B (BN * BK4 / THREADS)

// A subgroup's invocations form a block of results as nearly square as may be.
#if TN == 8 && BN >= 128
#define BLOCK 16u
#else
#define BLOCK 8u
#endif

#define FOUR(F, i) F((i)) F((i) + 1u) F((i) + 2u) F((i) + 3u)
// Once more: a macro does not expand within itself.
#define ROUND_FOUR(F, i) F((i)) F((i) + 1u) F((i) + 2u) F((i) + 3u)
#if LOADS_A == 1
#define EACH_A(F) F(0u)
#elif LOADS_A == 2
#define EACH_A(F) F(0u) F(1u)
#else
#error LOADS_A
#endif
#if LOADS_B == 1
#define EACH_B(F) F(0u)
#elif LOADS_B == 2
#define EACH_B(F) F(0u) F(1u)
#elif LOADS_B == 4
#define EACH_B(F) F(0u) F(1u) F(2u) F(3u)
#else
#error LOADS_B
#endif
#if TM == 8
#define EACH_ROW(F) FOUR(F, 0u) FOUR(F, 4u)
#else
#define EACH_ROW(F) FOUR(F, 0u)
#endif
#if BK == 16
#define EACH_K(F) ROUND_FOUR(F, 0u) ROUND_FOUR(F, 4u) ROUND_FOUR(F, 8u) ROUND_FOUR(F, 12u)
#else
#define EACH_K(F) ROUND_FOUR(F, 0u) ROUND_FOUR(F, 4u)
#endif

// The i-th place of this invocation in a tile of rows of so many.
#define AT(i) (lane + (i) * THREADS)
#define TILE_ROW(i, width) (AT(i) / (width))
#define TILE_COLUMN(i, width) (AT(i) % (width))

// Global memory to registers: vec4, or four floats so that neighbours read neighbouring floats. What lies over an edge of K is 0; rows and columns
// over the edge of the result are never stored, whatever they read.
#if defined(CONV)
#define FROM_A(i) next_a[i] = a[(base_a[i] + ((ka(i) / C) / KW * W + (ka(i) / C) % KW) * C + ka(i) % C) / 4u];
#define ka(i) (k + TILE_COLUMN(i, BK4) * 4u)
#elif defined(EDGE)
#define FROM_A(i) \
  next_a[i] = a[(batch_a + min(row0 + TILE_ROW(i, BK4), M - 1u) * K + min(k + TILE_COLUMN(i, BK4) * 4u, K - 4u)) / 4u]; \
  next_a[i] = k + TILE_COLUMN(i, BK4) * 4u < K ? next_a[i] : vec4(0.0);
#else
#define FROM_A(i) next_a[i] = a[(batch_a + (row0 + TILE_ROW(i, BK4)) * K + k) / 4u + TILE_COLUMN(i, BK4)];
#endif
#ifdef EDGE
#define FROM_B(i) \
  next_b[i] = b[(batch_b + min(k + TILE_ROW(i, BN4), K - 1u) * N + min(column0 + TILE_COLUMN(i, BN4) * 4u, N - 4u)) / 4u]; \
  next_b[i] = k + TILE_ROW(i, BN4) < K ? next_b[i] : vec4(0.0);
#define FLOAT_FROM_A(i) \
  next_a[(i) / 4u][(i) % 4u] = a1[batch_a + min(row0 + TILE_ROW(i, BK), M - 1u) * K + min(k + TILE_COLUMN(i, BK), K - 1u)]; \
  next_a[(i) / 4u][(i) % 4u] = k + TILE_COLUMN(i, BK) < K ? next_a[(i) / 4u][(i) % 4u] : 0.0;
#define FLOAT_FROM_B(i) \
  next_b[(i) / 4u][(i) % 4u] = b1[batch_b + min(k + TILE_ROW(i, BN), K - 1u) * N + min(column0 + TILE_COLUMN(i, BN), N - 1u)]; \
  next_b[(i) / 4u][(i) % 4u] = k + TILE_ROW(i, BN) < K ? next_b[(i) / 4u][(i) % 4u] : 0.0;
#define FLOATS_FROM_A(i) FOUR(FLOAT_FROM_A, (i) * 4u)
#define FLOATS_FROM_B(i) FOUR(FLOAT_FROM_B, (i) * 4u)
#define LOAD(from) { uint k = from; if (VECTORS) { EACH_A(FROM_A) EACH_B(FROM_B) } else { EACH_A(FLOATS_FROM_A) EACH_B(FLOATS_FROM_B) } }
#else
#define FROM_B(i) next_b[i] = b[(batch_b + (k + TILE_ROW(i, BN4)) * N + column0) / 4u + TILE_COLUMN(i, BN4)];
#define LOAD(from) { uint k = min(from, final); EACH_A(FROM_A) EACH_B(FROM_B) } // past the end: the last once more, unused
#endif

// Registers to workgroup memory.
#define PUT_A(which, i, e) as[which][(TILE_COLUMN(i, BK4) * 4u + e) * BM4 + TILE_ROW(i, BK4) / 4u][TILE_ROW(i, BK4) % 4u] = next_a[i][e];
#define TO_A(which, i) PUT_A(which, i, 0u) PUT_A(which, i, 1u) PUT_A(which, i, 2u) PUT_A(which, i, 3u)
#define TO_B(which, i) bs[which][AT(i)] = next_b[i];
#define TO_A0(i) TO_A(0, i)
#define TO_A1(i) TO_A(1, i)
#define TO_B0(i) TO_B(0, i)
#define TO_B1(i) TO_B(1, i)
#ifdef EDGE
#define PUT_FLOAT_A(which, i) as[which][TILE_COLUMN(i, BK) * BM4 + TILE_ROW(i, BK) / 4u][TILE_ROW(i, BK) % 4u] = next_a[(i) / 4u][(i) % 4u];
#define PUT_FLOAT_B(which, i) bs[which][AT(i) / 4u][AT(i) % 4u] = next_b[(i) / 4u][(i) % 4u];
#define FLOAT_TO_A0(i) PUT_FLOAT_A(0, i)
#define FLOAT_TO_A1(i) PUT_FLOAT_A(1, i)
#define FLOAT_TO_B0(i) PUT_FLOAT_B(0, i)
#define FLOAT_TO_B1(i) PUT_FLOAT_B(1, i)
#define FLOATS_TO_A0(i) FOUR(FLOAT_TO_A0, (i) * 4u)
#define FLOATS_TO_A1(i) FOUR(FLOAT_TO_A1, (i) * 4u)
#define FLOATS_TO_B0(i) FOUR(FLOAT_TO_B0, (i) * 4u)
#define FLOATS_TO_B1(i) FOUR(FLOAT_TO_B1, (i) * 4u)
#define STORE_0 if (VECTORS) { EACH_A(TO_A0) EACH_B(TO_B0) } else { EACH_A(FLOATS_TO_A0) EACH_B(FLOATS_TO_B0) }
#define STORE_1 if (VECTORS) { EACH_A(TO_A1) EACH_B(TO_B1) } else { EACH_A(FLOATS_TO_A1) EACH_B(FLOATS_TO_B1) }
#else
#define STORE_0 EACH_A(TO_A0) EACH_B(TO_B0)
#define STORE_1 EACH_A(TO_A1) EACH_B(TO_B1)
#endif

// The product of two tiles.
#if TM == 8
#define READ_X(which, k) x[0] = as[which][(k) * BM4 + ty]; x[1] = as[which][(k) * BM4 + ROWS + ty];
#else
#define READ_X(which, k) x[0] = as[which][(k) * BM4 + ty];
#endif
#if TN == 8
#define READ_Y(which, k) y[0] = bs[which][(k) * BN4 + tx]; y[1] = bs[which][(k) * BN4 + COLUMNS + tx];
#define FMA(i) sum[i][0] = fma(vec4(x[(i) / 4u][(i) % 4u]), y[0], sum[i][0]); sum[i][1] = fma(vec4(x[(i) / 4u][(i) % 4u]), y[1], sum[i][1]);
#else
#define READ_Y(which, k) y[0] = bs[which][(k) * BN4 + tx];
#define FMA(i) sum[i][0] = fma(vec4(x[(i) / 4u][(i) % 4u]), y[0], sum[i][0]);
#endif
#define STEP_0(k) { vec4 x[TM / 4], y[TN / 4]; READ_X(0, k) READ_Y(0, k) EACH_ROW(FMA) }
#define STEP_1(k) { vec4 x[TM / 4], y[TN / 4]; READ_X(1, k) READ_Y(1, k) EACH_ROW(FMA) }

// Registers to the result.
void write_vector(uint at, uint row, uint column, vec4 v) {
#ifdef EDGE
  if (row >= M) return;
  if (VECTORS) {
    if (column < N) r[(at + row * N + column) / 4u] = v;
  } else {
    [[unroll]] for (uint e = 0u; e < 4u; e++) if (column + e < N) r1[at + row * N + column + e] = v[e];
  }
#else
  r[(at + row * N + column) / 4u] = v;
#endif
}
#define RESULT_ROW(i) (row0 + ((i) / 4u * ROWS + ty) * 4u + (i) % 4u)
#if TN == 8
#define WRITE(i) \
  write_vector(batch_r, RESULT_ROW(i), column0 + tx * 4u, sum[i][0]); \
  write_vector(batch_r, RESULT_ROW(i), column0 + (COLUMNS + tx) * 4u, sum[i][1]);
#else
#define WRITE(i) write_vector(batch_r, RESULT_ROW(i), column0 + tx * 4u, sum[i][0]);
#endif

void main() {
  uint lane = gl_LocalInvocationIndex, block = lane / 32u, within = lane % 32u;
  uint tx = block % (COLUMNS / BLOCK) * BLOCK + within % BLOCK, ty = block / (COLUMNS / BLOCK) * (32u / BLOCK) + within / BLOCK;
  uint row0 = gl_WorkGroupID.y * BM, column0 = gl_WorkGroupID.x * BN, z = gl_WorkGroupID.z, batch_r = z * M * N;
#ifdef SPLIT
  uint batch_a = 0u, batch_b = 0u, first = z * KC, last = min(K, first + KC);
#else
  uint batch_a = z * M * K, batch_b = z * K * N, first = 0u, last = K;
#endif
  uint final = last - BK;
  vec4 sum[TM][TN / 4], next_a[LOADS_A], next_b[LOADS_B];
#ifdef CONV
  uint base_a[LOADS_A];
#define BASE(i) { \
    uint row = row0 + TILE_ROW(i, BK4); \
    base_a[i] = ((row / (OH * OW) * H + row / OW % OH * STRIDE) * W + row % OW * STRIDE) * C; \
  }
  EACH_A(BASE)
#endif
#if TN == 8
#define ZERO(i) sum[i][0] = vec4(0.0); sum[i][1] = vec4(0.0);
#else
#define ZERO(i) sum[i][0] = vec4(0.0);
#endif
  EACH_ROW(ZERO)
  LOAD(first)
  STORE_0
  barrier();
  uint k0 = first;
  for (; k0 + BK < last; k0 += 2u * BK) {
    LOAD(k0 + BK)
    EACH_K(STEP_0)
    STORE_1
    barrier();
    LOAD(k0 + 2u * BK)
    EACH_K(STEP_1)
    STORE_0
    barrier();
  }
  if (k0 < last) { EACH_K(STEP_0) } // an odd number of rounds
  EACH_ROW(WRITE)
}
