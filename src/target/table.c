// The table of targets. Numbers are what the devices report or, for the conservative targets, what the Vulkan specification requires of every
// implementation; a fact that drivers do not agree on takes its least value.
#include "target/target.h"

#define CGI_KIB(n) ((uint32_t)(n)*1024u)
#define CGI_MIB(n) ((uint64_t)(n)*1024u * 1024u)
#define CGI_VULKAN(minor) ((1u << 16) | (minor))
#define CGI_F_NARROW (CG_FEATURE_INT8 | CG_FEATURE_INT16 | CG_FEATURE_FLOAT16 | CG_FEATURE_STORAGE8 | CG_FEATURE_STORAGE16)
#define CGI_F_SUBGROUP (CG_FEATURE_SUBGROUP_ARITHMETIC | CG_FEATURE_SUBGROUP_SHUFFLE)
#define CGI_F_WIDE (CG_FEATURE_INT64 | CG_FEATURE_FLOAT64)
#define CGI_F_DESKTOP                                                                                                                                \
  (CGI_F_NARROW | CGI_F_WIDE | CGI_F_SUBGROUP | CG_FEATURE_DOT_PRODUCT | CG_FEATURE_COOPERATIVE_MATRIX | CG_FEATURE_SUBGROUP_SIZE_CONTROL)

// Shared parts of rows: format, Vulkan, SPIR-V, invocations, workgroup size, workgroup count, shared memory, push constants, storage buffers, range,
// offset alignment, subgroup sizes (usual, least, most), default workgroup size, features, compute units (of a usual large device; they only steer
// the choice of tiles), bytes of a load, slow shared memory, subgroups of a workgroup, trips of loops.
#define CGI_CONSERVATIVE(minor, spirv)                                                                                                               \
  CG_FORMAT_SPIRV, CGI_VULKAN(minor), spirv, 128, {128, 128, 64}, {65535, 65535, 65535}, CGI_KIB(16), 128, 4, CGI_MIB(128), 256, 0, 0, 0, 64, 0, 0,  \
      16, false, 0, 0
#define CGI_NVIDIA_VULKAN(units)                                                                                                                     \
  CG_FORMAT_SPIRV, CGI_VULKAN(3), 0x00010600u, 1024, {1024, 1024, 64}, {2147483647u, 65535, 65535}, CGI_KIB(48), 256, 1048576, 0xFFFFFFFFu, 16, 32,  \
      32, 32, 128, CGI_F_DESKTOP, units, 16, false, 32, 0
#define CGI_NVIDIA_PTX(units)                                                                                                                        \
  CG_FORMAT_PTX, 0, 0, 1024, {1024, 1024, 64}, {2147483647u, 65535, 65535}, CGI_KIB(48), 4096, 256, (uint64_t)1 << 40, 16, 32, 32, 32, 128,          \
      (CGI_F_DESKTOP & ~CG_FEATURE_SUBGROUP_SIZE_CONTROL), units, 16, false, 32, 0

static const cg_target cgi_target_table[] = {
    {"vulkan1.0", "any Vulkan 1.0 device: required limits, no optional feature", CGI_CONSERVATIVE(0, 0x00010000u)},
    {"vulkan1.1", "any Vulkan 1.1 device: required limits, no optional feature", CGI_CONSERVATIVE(1, 0x00010300u)},
    {"vulkan1.2", "any Vulkan 1.2 device: required limits, no optional feature", CGI_CONSERVATIVE(2, 0x00010500u)},
    {"vulkan1.3", "any Vulkan 1.3 device: required limits, no optional feature", CGI_CONSERVATIVE(3, 0x00010600u)},
    {"lavapipe",
     "Mesa's software Vulkan, as in Debian 12",
     CG_FORMAT_SPIRV,
     CGI_VULKAN(3),
     0x00010600u,
     1024,
     {1024, 1024, 1024},
     {65535, 65535, 65535},
     CGI_KIB(32),
     128,
     32,
     CGI_MIB(128),
     16,
     8,
     4,
     16,
     64,
     CGI_F_NARROW | CGI_F_WIDE | CGI_F_SUBGROUP,
     0,
     16,
     false,
     32,
     65535},
    {"valhall",
     "Arm Mali of the Valhall generation (G57, G68, G77, G78, G310, G510, G610, G710)",
     CG_FORMAT_SPIRV,
     CGI_VULKAN(1),
     0x00010300u,
     512,
     {512, 512, 512},
     {65535, 65535, 65535},
     CGI_KIB(32),
     128,
     35,
     CGI_MIB(128),
     64,
     16,
     16,
     16,
     64,
     CGI_F_NARROW | CGI_F_SUBGROUP | CG_FEATURE_DOT_PRODUCT,
     0,
     16,
     true,
     0,
     0},
    {"adreno",
     "Qualcomm Adreno 6xx and 7xx",
     CG_FORMAT_SPIRV,
     CGI_VULKAN(1),
     0x00010300u,
     1024,
     {1024, 1024, 64},
     {65535, 65535, 65535},
     CGI_KIB(32),
     128,
     24,
     CGI_MIB(128),
     64,
     64,
     64,
     128,
     64,
     CG_FEATURE_INT16 | CG_FEATURE_FLOAT16 | CG_FEATURE_STORAGE16 | CGI_F_SUBGROUP,
     0,
     16,
     false,
     0,
     0},
    {"apple",
     "Apple GPUs through MoltenVK",
     CG_FORMAT_SPIRV,
     CGI_VULKAN(2),
     0x00010500u,
     1024,
     {1024, 1024, 1024},
     {65535, 65535, 65535},
     CGI_KIB(32),
     4096,
     31,
     CGI_MIB(256),
     16,
     32,
     32,
     32,
     64,
     CGI_F_NARROW | CG_FEATURE_INT64 | CGI_F_SUBGROUP,
     0,
     16,
     false,
     0,
     0},
    {"rdna3",
     "AMD RDNA3 (Radeon RX 7000)",
     CG_FORMAT_SPIRV,
     CGI_VULKAN(3),
     0x00010600u,
     1024,
     {1024, 1024, 1024},
     {2147483647u, 65535, 65535},
     CGI_KIB(64),
     256,
     1048576,
     0xFFFFFFFFu,
     16,
     64,
     32,
     64,
     64,
     CGI_F_DESKTOP,
     96,
     16,
     false,
     32,
     0},
    {"ampere", "NVIDIA Ampere (RTX 30, A100) through Vulkan", CGI_NVIDIA_VULKAN(84)},
    {"ada", "NVIDIA Ada (RTX 40, L40) through Vulkan", CGI_NVIDIA_VULKAN(128)},
    {"hopper", "NVIDIA Hopper (H100, H200) through Vulkan", CGI_NVIDIA_VULKAN(132)},
    {"sm_70", "NVIDIA Volta, PTX", CGI_NVIDIA_PTX(80)},
    {"sm_80", "NVIDIA Ampere (A100), PTX", CGI_NVIDIA_PTX(108)},
    {"sm_86", "NVIDIA Ampere (RTX 30), PTX", CGI_NVIDIA_PTX(84)},
    {"sm_89", "NVIDIA Ada, PTX", CGI_NVIDIA_PTX(128)},
    {"sm_90", "NVIDIA Hopper, PTX", CGI_NVIDIA_PTX(132)},
};

#undef CGI_KIB
#undef CGI_MIB
#undef CGI_VULKAN
#undef CGI_F_NARROW
#undef CGI_F_SUBGROUP
#undef CGI_F_WIDE
#undef CGI_F_DESKTOP
#undef CGI_CONSERVATIVE
#undef CGI_NVIDIA_VULKAN
#undef CGI_NVIDIA_PTX

CODEGEN_API const cg_target *cg_target_at(size_t i) { return i < sizeof cgi_target_table / sizeof cgi_target_table[0] ? &cgi_target_table[i] : NULL; }

CODEGEN_API const cg_target *cg_target_find(const char *name) {
  for (size_t i = 0; name && cg_target_at(i); i++)
    if (strcmp(cgi_target_table[i].name, name) == 0) return &cgi_target_table[i];
  return NULL;
}
