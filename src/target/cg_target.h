// Public: target facts. Passes know a target by these alone.
#ifndef CG_TARGET_H
#define CG_TARGET_H
#include "core/cg_core.h"
#ifdef __cplusplus
extern "C" {
#endif

// CG_FORMAT_OTHER is for backends of a host's own; no target has it.
typedef enum cg_target_format { CG_FORMAT_SPIRV, CG_FORMAT_PTX, CG_FORMAT_OTHER, CG_FORMAT_C } cg_target_format;

// A shape that the matrix units multiply: A (m x k) by B (k x n), added to C, gives the result.
typedef enum cg_matrix_type {
  CG_MATRIX_F16,
  CG_MATRIX_BF16,
  CG_MATRIX_F32,
  CG_MATRIX_F64,
  CG_MATRIX_S8,
  CG_MATRIX_U8,
  CG_MATRIX_S32,
  CG_MATRIX_U32,
  CG_MATRIX_OTHER,
  CG_MATRIX_TF32, // f32 in memory, rounded to it
  CG_MATRIX_F8E4M3FN,
  CG_MATRIX_F8E5M2
} cg_matrix_type;
// A warpgroup is four subgroups side by side; factors that it multiplies stay in workgroup memory.
typedef enum cg_matrix_scope { CG_MATRIX_SUBGROUP, CG_MATRIX_WORKGROUP, CG_MATRIX_WARPGROUP } cg_matrix_scope;
typedef struct cg_matrix {
  uint32_t m, n, k;
  cg_matrix_type a, b, c, result;
  cg_matrix_scope scope; // who holds a matrix together; of a warpgroup, n is the most
  bool saturating;
} cg_matrix;

// What a target has. Sizes in bytes unless said otherwise; features are bits.
typedef struct cg_target {
  const char *name;    // "vulkan1.1", "valhall"
  const char *summary; // one line for `cgc targets`
  cg_target_format format;
  uint32_t vulkan_version; // (major << 16) | minor; 0 for PTX
  uint32_t spirv_version;  // the version word of the binary: 0x00010300
  uint32_t max_workgroup_invocations;
  uint32_t max_workgroup_size[3];
  uint32_t max_workgroup_count[3];
  uint32_t max_shared_memory;
  uint32_t max_push_constant_bytes;
  uint32_t max_storage_buffers; // per stage
  uint64_t max_storage_range;
  uint32_t min_storage_offset_alignment;
  uint32_t subgroup_size, min_subgroup_size, max_subgroup_size; // 0: unknown
  uint32_t default_workgroup_size;                              // invocations of a simple kernel
  uint64_t features;                                            // CG_FEATURE_*
  uint32_t compute_units;                                       // what runs workgroups side by side; 0: unknown
  uint32_t max_load_bytes;                                      // one invocation reads or writes at once: 16 for four f32; more than 16 only for CPUs
  bool slow_shared_memory;                                      // it is plain memory: copying tiles there gains nothing
  uint32_t max_workgroup_subgroups;                             // of a required size; 0: no limit but the invocations
  // How often all loops of one invocation may come round together, the test that ends a loop included: some drivers end them then. 0: no limit.
  uint32_t max_loop_trips;
  uint32_t trusted;          // CG_TRUSTED_*
  const cg_matrix *matrices; // with CG_FEATURE_COOPERATIVE_MATRIX; NULL: not known
  uint32_t num_matrices;
  uint32_t max_registers; // of 32 bits, that one invocation may have before values go to memory; 0: not known
} cg_target;

// What the target's compilers are known to do as they should. The rest is written in another way: some drivers get it wrong, or Vulkan leaves it
// open.
#define CG_TRUSTED_SIGNED_DIVISION (1u << 0) // of 8- and 16-bit numbers as numbers with a sign; and the remainder of negative ones
#define CG_TRUSTED_INDEX_SIGN (1u << 1)      // the bits of a thread's number, which has no sign, widen as any others
#define CG_TRUSTED_NAN (1u << 2)             // comparisons with NaN are what IEEE 754 says
#define CG_TRUSTED_NEGATED_EXTREME (1u << 3) // the lesser or greater of a number and a negated one, of 32 bits with a sign
#define CG_TRUSTED_WIDE_DIVISION (1u << 4)   // of 64-bit integers
#define CG_TRUSTED_NARROW_NEGATION (1u << 5) // of 8- and 16-bit numbers: the negated least one is itself, whatever reads it
#define CG_TRUSTED_NARROW_ROUNDING (1u << 6) // an f32 that becomes an f16 is rounded, whatever reads it: a pair of conversions is not left out
#define CG_TRUSTED_BF16_ROUNDING (1u << 9)   // an f32 becomes a bf16 by an instruction, to nearest even (that of NVIDIA's Vulkan cuts off)
#define CG_TRUSTED_EXP2 (1u << 8)            // 2^x of f32 is an instruction, within 3 ULP, of NaN and infinities as in C
#define CG_TRUSTED_EXTREMES (1u << 7)        // maximumf and minimumf of f32 and f64 are there, with their rules for NaN and signed zeros

#define CG_FEATURE_INT8 ((uint64_t)1 << 0) // arithmetic
#define CG_FEATURE_INT16 ((uint64_t)1 << 1)
#define CG_FEATURE_INT64 ((uint64_t)1 << 2)
#define CG_FEATURE_FLOAT16 ((uint64_t)1 << 3)
#define CG_FEATURE_FLOAT64 ((uint64_t)1 << 4)
#define CG_FEATURE_STORAGE8 ((uint64_t)1 << 5) // 8-bit storage buffers
#define CG_FEATURE_STORAGE16 ((uint64_t)1 << 6)
#define CG_FEATURE_SUBGROUP_ARITHMETIC ((uint64_t)1 << 7)
#define CG_FEATURE_SUBGROUP_SHUFFLE ((uint64_t)1 << 8)
#define CG_FEATURE_DOT_PRODUCT ((uint64_t)1 << 9)
#define CG_FEATURE_COOPERATIVE_MATRIX ((uint64_t)1 << 10)
#define CG_FEATURE_SUBGROUP_SIZE_CONTROL ((uint64_t)1 << 11)
#define CG_FEATURE_ASYNC_COPY ((uint64_t)1 << 12) // to workgroup memory, while other things go on
// What is done to elements of a matrix where they are: rows reduced, functions of one or two, sums that become factors.
#define CG_FEATURE_COOPERATIVE_MATRIX2 ((uint64_t)1 << 13)

// The built-in table; NULL past its end, or when no name matches.
CODEGEN_API const cg_target *cg_target_at(size_t i);
CODEGEN_API const cg_target *cg_target_find(const char *name);

#ifdef __cplusplus
}
#endif
#endif
