// The table of targets. Numbers are what the devices report or, for the conservative targets, what the Vulkan specification requires of every
// implementation; a fact that drivers do not agree on takes its least value.
#include "target/target.h"

#define CGI_KIB(n) ((uint32_t)(n)*1024u)
#define CGI_MIB(n) ((uint64_t)(n)*1024u * 1024u)
#define CGI_F_NARROW (CG_FEATURE_INT8 | CG_FEATURE_INT16 | CG_FEATURE_FLOAT16 | CG_FEATURE_STORAGE8 | CG_FEATURE_STORAGE16)
#define CGI_F_SUBGROUP (CG_FEATURE_SUBGROUP_ARITHMETIC | CG_FEATURE_SUBGROUP_SHUFFLE)
#define CGI_F_WIDE (CG_FEATURE_INT64 | CG_FEATURE_FLOAT64)
#define CGI_F_DESKTOP                                                                                                                                \
  (CGI_F_NARROW | CGI_F_WIDE | CGI_F_SUBGROUP | CG_FEATURE_DOT_PRODUCT | CG_FEATURE_COOPERATIVE_MATRIX | CG_FEATURE_SUBGROUP_SIZE_CONTROL)

#define CGI_F_CPU ((CGI_F_NARROW & ~CG_FEATURE_FLOAT16) | CGI_F_WIDE | CGI_F_SUBGROUP | CG_FEATURE_SUBGROUP_SIZE_CONTROL)

#define CGI_TRUSTED ((CG_TRUSTED_NARROW_ROUNDING << 1) - 1) // with all

// The parts of a row, in the order of cg_target's fields. A later fact becomes a parameter of CGI_LATER, and stands in the rows that use it.
#define CGI_VULKAN(minor, spirv_version) CG_FORMAT_SPIRV, (1u << 16) | (minor), spirv_version
#define CGI_PTX CG_FORMAT_PTX, 0, 0
#define CGI_WORKGROUP(invocations, x, y, z)                                                                                                          \
  invocations, { x, y, z }
#define CGI_COUNT(x)                                                                                                                                 \
  { x, 65535, 65535 }
#define CGI_MEMORY(shared, push_constants, storage_buffers, storage_range, offset_alignment)                                                         \
  shared, push_constants, storage_buffers, storage_range, offset_alignment
#define CGI_SUBGROUP(usual, least, most) usual, least, most
#define CGI_KERNEL(default_workgroup_size, features, compute_units, load_bytes) default_workgroup_size, features, compute_units, load_bytes
#define CGI_LATER(slow_shared_memory, max_workgroup_subgroups, max_loop_trips, trusted, matrices, registers)                                         \
  slow_shared_memory, max_workgroup_subgroups, max_loop_trips, trusted, matrices, registers
#define CGI_NO_MATRICES NULL, 0
#ifndef CODEGEN_NO_FAST_PIPELINES                                          // what takes them
#define CGI_MATRICES_BUT(rows, n) rows, sizeof rows / sizeof rows[0] - (n) // the last n
#else
#define CGI_MATRICES_BUT(rows, n) CGI_NO_MATRICES
#endif
#define CGI_MATRICES(rows) CGI_MATRICES_BUT(rows, 0)
#define CGI_MATRIX(m, n, k, ab, c) CGI_MATRIX_OF(SUBGROUP, m, n, k, ab, c)
#define CGI_MATRIX_OF(scope, m, n, k, ab, c)                                                                                                         \
  { m, n, k, CG_MATRIX_##ab, CG_MATRIX_##ab, CG_MATRIX_##c, CG_MATRIX_##c, CG_MATRIX_##scope, false }
#define CGI_NOTHING_LATER(registers) CGI_LATER(false, 0, 0, 0, CGI_NO_MATRICES, registers)

#define CGI_CONSERVATIVE(minor, spirv_version)                                                                                                       \
  CGI_VULKAN(minor, spirv_version), CGI_WORKGROUP(128, 128, 128, 64), CGI_COUNT(65535), CGI_MEMORY(CGI_KIB(16), 128, 4, CGI_MIB(128), 256),          \
      CGI_SUBGROUP(0, 0, 0), CGI_KERNEL(64, 0, 0, 16), CGI_NOTHING_LATER(0)
#define CGI_NVIDIA_VULKAN(units)                                                                                                                     \
  CGI_VULKAN(3, 0x00010600u), CGI_WORKGROUP(1024, 1024, 1024, 64), CGI_COUNT(2147483647u), CGI_MEMORY(CGI_KIB(48), 256, 1048576, 0xFFFFFFFFu, 16),   \
      CGI_SUBGROUP(32, 32, 32), CGI_KERNEL(128, CGI_F_DESKTOP | CG_FEATURE_COOPERATIVE_MATRIX2, units, 16),                                          \
      CGI_LATER(false, 32, 0, CG_TRUSTED_EXP2, CGI_MATRICES(cgi_nvidia_matrices), 255)
#define CGI_NVIDIA_PTX_OF(features, units, shared)                                                                                                   \
  CGI_PTX, CGI_WORKGROUP(1024, 1024, 1024, 64), CGI_COUNT(2147483647u), CGI_MEMORY(CGI_KIB(shared), 4096, 256, (uint64_t)1 << 40, 16),               \
      CGI_SUBGROUP(32, 32, 32), CGI_KERNEL(128, features, units, 16)
#define CGI_NVIDIA_PTX_OLD(features, units, shared)                                                                                                  \
  CGI_NVIDIA_PTX_OF(CGI_F_DESKTOP & ~(features), units, shared), CGI_LATER(false, 32, 0, CGI_TRUSTED | CG_TRUSTED_EXP2, CGI_NO_MATRICES, 255)
// Warps are of 32, whatever is asked for: that is taken for a choice.
#define CGI_NVIDIA_PTX(units, shared, newest)                                                                                                        \
  CGI_NVIDIA_PTX_OF(CGI_F_DESKTOP | CG_FEATURE_COOPERATIVE_MATRIX2 | CG_FEATURE_ASYNC_COPY, units, shared),                                          \
      CGI_LATER(false, 32, 0, CGI_TRUSTED | CG_TRUSTED_EXP2 | CG_TRUSTED_BF16_ROUNDING, CGI_MATRICES_BUT(cgi_ptx_matrices, newest), 255)

#ifndef CODEGEN_NO_FAST_PIPELINES
// As their drivers report them through VK_KHR_cooperative_matrix; for PTX, what mma.sync of sm_80 does in one or two steps, behind that what
// sm_89 widens to f16 by an instruction, and behind that what wgmma of sm_90a does.
static const cg_matrix cgi_nvidia_matrices[] = {CGI_MATRIX(16, 16, 16, F16, F16), CGI_MATRIX(16, 8, 16, F16, F16),  CGI_MATRIX(16, 8, 8, F16, F16),
                                                CGI_MATRIX(16, 16, 16, F16, F32), CGI_MATRIX(16, 8, 16, F16, F32),  CGI_MATRIX(16, 8, 8, F16, F32),
                                                CGI_MATRIX(16, 16, 32, U8, U32),  CGI_MATRIX(16, 16, 32, S8, S32),  CGI_MATRIX(16, 8, 32, U8, U32),
                                                CGI_MATRIX(16, 8, 32, S8, S32),   CGI_MATRIX(16, 16, 16, BF16, F32)};
#ifndef CODEGEN_NO_WARPGROUPS
#define CGI_PTX_WGMMA 7
#define CGI_PTX_WGMMA_MATRICES                                                                                                                       \
  , CGI_MATRIX_OF(WARPGROUP, 64, 256, 16, F16, F32), CGI_MATRIX_OF(WARPGROUP, 64, 256, 16, BF16, F32),                                               \
      CGI_MATRIX_OF(WARPGROUP, 64, 256, 32, S8, S32), CGI_MATRIX_OF(WARPGROUP, 64, 256, 32, U8, U32),                                                \
      CGI_MATRIX_OF(WARPGROUP, 64, 256, 32, F8E4M3FN, F32), CGI_MATRIX_OF(WARPGROUP, 64, 256, 32, F8E5M2, F32),                                      \
      CGI_MATRIX_OF(WARPGROUP, 64, 256, 8, TF32, F32)
#else
#define CGI_PTX_WGMMA 0
#define CGI_PTX_WGMMA_MATRICES
#endif
static const cg_matrix cgi_ptx_matrices[] = {CGI_MATRIX(16, 16, 16, F16, F16),      CGI_MATRIX(16, 16, 16, F16, F32),
                                             CGI_MATRIX(16, 16, 16, BF16, F32),     CGI_MATRIX(16, 16, 32, U8, U32),
                                             CGI_MATRIX(16, 16, 32, S8, S32),       CGI_MATRIX(16, 16, 8, TF32, F32),
                                             CGI_MATRIX(16, 16, 32, F8E4M3FN, F32), CGI_MATRIX(16, 16, 32, F8E5M2, F32) CGI_PTX_WGMMA_MATRICES};
#define CGI_PTX_F8 (2 + CGI_PTX_WGMMA)
static const cg_matrix cgi_rdna3_matrices[] = {CGI_MATRIX(16, 16, 16, F16, F16), CGI_MATRIX(16, 16, 16, F16, F32), CGI_MATRIX(16, 16, 16, U8, U32),
                                               CGI_MATRIX(16, 16, 16, S8, S32)};
#endif

// Plain C: an invocation is an iteration of a loop, workgroup memory lies on the stack.
#define CGI_CPU(lanes)                                                                                                                               \
  CG_FORMAT_C, 0, 0, CGI_WORKGROUP(1024, 1024, 1024, 1024), CGI_COUNT(2147483647u), CGI_MEMORY(CGI_KIB(32), 4096, 1048576, 0x7FFFFFFFu, 16),         \
      CGI_SUBGROUP(1, 1, 128), CGI_KERNEL(64, CGI_F_CPU, 0, 4 * (lanes)),                                                                            \
      CGI_LATER(true, 0, 0, CGI_TRUSTED | CG_TRUSTED_EXTREMES, CGI_NO_MATRICES, 0)

// Compute units are those of a usual large device; they only steer the choice of tiles.
static const cg_target cgi_target_table[] = {
    {"vulkan1.0", CGI_HELP("any Vulkan 1.0 device: required limits, no optional feature"), CGI_CONSERVATIVE(0, 0x00010000u)},
    {"vulkan1.1", CGI_HELP("any Vulkan 1.1 device: required limits, no optional feature"), CGI_CONSERVATIVE(1, 0x00010300u)},
    {"vulkan1.2", CGI_HELP("any Vulkan 1.2 device: required limits, no optional feature"), CGI_CONSERVATIVE(2, 0x00010500u)},
    {"vulkan1.3", CGI_HELP("any Vulkan 1.3 device: required limits, no optional feature"), CGI_CONSERVATIVE(3, 0x00010600u)},
    {"lavapipe", CGI_HELP("Mesa's software Vulkan, as in Debian 12"), CGI_VULKAN(3, 0x00010600u), CGI_WORKGROUP(1024, 1024, 1024, 1024),
     CGI_COUNT(65535), CGI_MEMORY(CGI_KIB(32), 128, 32, CGI_MIB(128), 16), CGI_SUBGROUP(8, 4, 16),
     CGI_KERNEL(64, CGI_F_NARROW | CGI_F_WIDE | CGI_F_SUBGROUP, 0, 16), CGI_LATER(false, 32, 65535, 0, CGI_NO_MATRICES, 0)},
    {"valhall", CGI_HELP("Arm Mali of the Valhall generation (G57, G68, G77, G78, G310, G510, G610, G710)"), CGI_VULKAN(1, 0x00010300u),
     CGI_WORKGROUP(512, 512, 512, 512), CGI_COUNT(65535), CGI_MEMORY(CGI_KIB(32), 128, 35, CGI_MIB(128), 64), CGI_SUBGROUP(16, 16, 16),
     CGI_KERNEL(64, CGI_F_NARROW | CGI_F_SUBGROUP | CG_FEATURE_DOT_PRODUCT, 0, 16), CGI_LATER(true, 0, 0, 0, CGI_NO_MATRICES, 64)},
    {"adreno", CGI_HELP("Qualcomm Adreno 6xx and 7xx"), CGI_VULKAN(1, 0x00010300u), CGI_WORKGROUP(1024, 1024, 1024, 64), CGI_COUNT(65535),
     CGI_MEMORY(CGI_KIB(32), 128, 24, CGI_MIB(128), 64), CGI_SUBGROUP(64, 64, 128),
     CGI_KERNEL(64, CG_FEATURE_INT16 | CG_FEATURE_FLOAT16 | CG_FEATURE_STORAGE16 | CGI_F_SUBGROUP, 0, 16), CGI_NOTHING_LATER(128)},
    {"apple", CGI_HELP("Apple GPUs through MoltenVK"), CGI_VULKAN(2, 0x00010500u), CGI_WORKGROUP(1024, 1024, 1024, 1024), CGI_COUNT(65535),
     CGI_MEMORY(CGI_KIB(32), 4096, 31, CGI_MIB(256), 16), CGI_SUBGROUP(32, 32, 32),
     CGI_KERNEL(64, CGI_F_NARROW | CG_FEATURE_INT64 | CGI_F_SUBGROUP, 0, 16), CGI_NOTHING_LATER(128)},
    {"rdna3", CGI_HELP("AMD RDNA3 (Radeon RX 7000)"), CGI_VULKAN(3, 0x00010600u), CGI_WORKGROUP(1024, 1024, 1024, 1024), CGI_COUNT(2147483647u),
     CGI_MEMORY(CGI_KIB(64), 256, 1048576, 0xFFFFFFFFu, 16), CGI_SUBGROUP(64, 32, 64), CGI_KERNEL(64, CGI_F_DESKTOP, 96, 16),
     CGI_LATER(false, 32, 0, 0, CGI_MATRICES(cgi_rdna3_matrices), 256)},
    {"ampere", CGI_HELP("NVIDIA Ampere (RTX 30, A100) through Vulkan"), CGI_NVIDIA_VULKAN(84)},
    {"ada", CGI_HELP("NVIDIA Ada (RTX 40, L40) through Vulkan"), CGI_NVIDIA_VULKAN(128)},
    {"hopper", CGI_HELP("NVIDIA Hopper (H100, H200) through Vulkan"), CGI_NVIDIA_VULKAN(132)},
    {"sm_35", CGI_HELP("NVIDIA Kepler, PTX"),
     CGI_NVIDIA_PTX_OLD(CG_FEATURE_FLOAT16 | CG_FEATURE_DOT_PRODUCT | CG_FEATURE_COOPERATIVE_MATRIX, 15, 48)},
    {"sm_70", CGI_HELP("NVIDIA Volta, PTX"), CGI_NVIDIA_PTX_OLD(CG_FEATURE_COOPERATIVE_MATRIX, 80, 96)},
    {"sm_80", CGI_HELP("NVIDIA Ampere (A100), PTX"), CGI_NVIDIA_PTX(108, 163, CGI_PTX_F8)},
    {"sm_86", CGI_HELP("NVIDIA Ampere (RTX 30), PTX"), CGI_NVIDIA_PTX(84, 99, CGI_PTX_F8)},
    {"sm_89", CGI_HELP("NVIDIA Ada, PTX"), CGI_NVIDIA_PTX(128, 99, CGI_PTX_WGMMA)},
    {"sm_90", CGI_HELP("NVIDIA Hopper, PTX"), CGI_NVIDIA_PTX(132, 227, CGI_PTX_WGMMA)},
    {"sm_90a", CGI_HELP("NVIDIA Hopper with what later ones lack, PTX"), CGI_NVIDIA_PTX(132, 227, 0)},
    {"c", CGI_HELP("any CPU: portable C"), CGI_CPU(4)},
    {"c-avx2", CGI_HELP("x86-64 with AVX2 and FMA, C"), CGI_CPU(8)},
    {"c-avx512", CGI_HELP("x86-64 with AVX-512, C"), CGI_CPU(16)},
    {"c-neon", CGI_HELP("64-bit Arm, C"), CGI_CPU(4)},
};

#undef CGI_KIB
#undef CGI_MIB
#undef CGI_VULKAN
#undef CGI_PTX
#undef CGI_WORKGROUP
#undef CGI_COUNT
#undef CGI_MEMORY
#undef CGI_SUBGROUP
#undef CGI_KERNEL
#undef CGI_LATER
#undef CGI_NO_MATRICES
#undef CGI_MATRICES
#undef CGI_MATRICES_BUT
#undef CGI_PTX_F8
#undef CGI_PTX_WGMMA
#undef CGI_PTX_WGMMA_MATRICES
#undef CGI_MATRIX
#undef CGI_MATRIX_OF
#undef CGI_NOTHING_LATER
#undef CGI_F_NARROW
#undef CGI_TRUSTED
#undef CGI_F_SUBGROUP
#undef CGI_F_WIDE
#undef CGI_F_DESKTOP
#undef CGI_CONSERVATIVE
#undef CGI_NVIDIA_VULKAN
#undef CGI_NVIDIA_PTX
#undef CGI_NVIDIA_PTX_OF
#undef CGI_CPU
#undef CGI_F_CPU
#undef CGI_NVIDIA_PTX_OLD

CODEGEN_API const cg_target *cg_target_at(size_t i) { return i < sizeof cgi_target_table / sizeof cgi_target_table[0] ? &cgi_target_table[i] : NULL; }

CODEGEN_API const cg_target *cg_target_find(const char *name) {
  for (size_t i = 0; name && cg_target_at(i); i++)
    if (cgi_target_is(cgi_s(name), cgi_target_table[i].name)) return &cgi_target_table[i];
  return NULL;
}
