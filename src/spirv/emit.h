// Private to the SPIR-V backend: the state of one emission and what its files offer each other.
#ifndef CGI_SPV_EMIT_H
#define CGI_SPV_EMIT_H
#include "spirv/words.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CGI_SPV_MAX_DEPTH 128 // nested control flow; bounds the emitter's stack
#define CGI_SPV_MAX_LANES 4
#define CGI_SPV_CAPABILITY_MATRIX 6022u // CooperativeMatrixKHR, BFloat16TypeKHR, BFloat16CooperativeMatrixKHR: newer than many a spirv.h
#define CGI_SPV_CAPABILITY_BFLOAT16 5116u
#define CGI_SPV_CAPABILITY_BFLOAT16_MATRIX 5118u
#define CGI_SPV_CAPABILITY_MATRIX_REDUCTIONS 5430u // CooperativeMatrix…NV: Reductions, Conversions, PerElementOperations
#define CGI_SPV_CAPABILITY_MATRIX_CONVERSIONS 5431u
#define CGI_SPV_CAPABILITY_MATRIX_PER_ELEMENT 5432u

typedef enum cgi_spv_base { CGI_SPV_BOOL, CGI_SPV_INT, CGI_SPV_FLOAT } cgi_spv_base;

// A value type as SPIR-V has it: vector<1x…> is a scalar, index is 32 bits.
typedef struct cgi_spv_kind {
  cgi_spv_base base;
  uint32_t width; // bool: 1
  uint32_t lanes; // 1 for scalars
} cgi_spv_kind;

typedef struct cgi_spv_combiner { // by the base of what is reduced; 0: no such instruction
  char word[8];
  uint16_t step[3], group[3]; // opcodes: of two values, of the lanes of a subgroup
  bool compares;              // `step` tells whether the first is taken
} cgi_spv_combiner;

typedef struct cgi_spv_variable { // memory that a kernel reaches through memrefs
  uint32_t id, element, pointer;  // type ids: of one element, of a pointer to one
  uint32_t storage_class;
  uint32_t set, binding;
  cg_type element_type;
  int64_t count;                         // elements; CG_DYNAMIC: a run-time array
  uint32_t lanes;                        // where not 0: it is an array of such vectors, of which scalars are components (cg.lanes of an allocation)
  bool is_binding, reads, writes, named; // named: by another kernel of the module
  cg_op op;                              // its first subspan or allocation
} cgi_spv_variable;

typedef struct cgi_spv_view { // a memref value
  uint32_t variable;          // index
  uint32_t offset;            // id of the element offset; 0 for none
} cgi_spv_view;

typedef enum cgi_spv_builtin {
  CGI_SPV_WORKGROUP_ID,
  CGI_SPV_NUM_WORKGROUPS,
  CGI_SPV_LOCAL_ID,
  CGI_SPV_GLOBAL_ID,
  CGI_SPV_SUBGROUP_ID,
  CGI_SPV_NUM_SUBGROUPS,
  CGI_SPV_SUBGROUP_SIZE,
  CGI_SPV_LANE_ID,
  CGI_SPV_NUM_BUILTINS
} cgi_spv_builtin;

// Numbers of the GLSL.std.450 instructions in use; its own header need not be there.
enum {
  CGI_SPV_GLSL_TRUNC = 3,
  CGI_SPV_GLSL_FABS = 4,
  CGI_SPV_GLSL_SABS = 5,
  CGI_SPV_GLSL_FLOOR = 8,
  CGI_SPV_GLSL_CEIL = 9,
  CGI_SPV_GLSL_ROUND_EVEN = 2,
  CGI_SPV_GLSL_SIN = 13,
  CGI_SPV_GLSL_COS = 14,
  CGI_SPV_GLSL_TAN = 15,
  CGI_SPV_GLSL_ASIN = 16,
  CGI_SPV_GLSL_ACOS = 17,
  CGI_SPV_GLSL_ATAN = 18,
  CGI_SPV_GLSL_SINH = 19,
  CGI_SPV_GLSL_COSH = 20,
  CGI_SPV_GLSL_TANH = 21,
  CGI_SPV_GLSL_ASINH = 22,
  CGI_SPV_GLSL_ACOSH = 23,
  CGI_SPV_GLSL_ATANH = 24,
  CGI_SPV_GLSL_ATAN2 = 25,
  CGI_SPV_GLSL_POW = 26,
  CGI_SPV_GLSL_EXP = 27,
  CGI_SPV_GLSL_LOG = 28,
  CGI_SPV_GLSL_EXP2 = 29,
  CGI_SPV_GLSL_LOG2 = 30,
  CGI_SPV_GLSL_SQRT = 31,
  CGI_SPV_GLSL_INVERSE_SQRT = 32,
  CGI_SPV_GLSL_FMIN = 37,
  CGI_SPV_GLSL_UMIN = 38,
  CGI_SPV_GLSL_SMIN = 39,
  CGI_SPV_GLSL_FMAX = 40,
  CGI_SPV_GLSL_UMAX = 41,
  CGI_SPV_GLSL_SMAX = 42,
  CGI_SPV_GLSL_FMA = 50,
  CGI_SPV_GLSL_FIND_LSB = 73,
  CGI_SPV_GLSL_FIND_UMSB = 75
};

// What is done to elements of a matrix by a function; the first two reduce rows.
typedef enum cgi_spv_matrix_how {
  CGI_SPV_ROW_SUM,
  CGI_SPV_ROW_MAX,
  CGI_SPV_EXP2,
  CGI_SPV_BF16,         // rounded to what a bf16 is
  CGI_SPV_BF16_NOT_NAN, // of what is no NaN, or may become anything then
  CGI_SPV_MAXF,
  CGI_SPV_TRIL,
  CGI_SPV_UNTIL,
  CGI_SPV_MATRIX_FUNCTIONS
} cgi_spv_matrix_how;

typedef struct cgi_spv_emitter {
  cgi_spv_writer w;
  const cg_emit_input *input;
  const cg_target *target;
  cg_result result; // the first failure
  cg_op op;         // being emitted: what errors name
  uint32_t file;    // id of the OpString of the last file named
  const char *file_name;
  uint32_t builtin_variables[CGI_SPV_NUM_BUILTINS];    // of the module
  bool storage_buffer_class;                           // else Uniform with BufferBlock
  bool vulkan_memory_model;                            // else GLSL450: what matrices need
  uint64_t used_features;                              // CG_FEATURE_* asked for
  uint32_t matrix_functions[CGI_SPV_MATRIX_FUNCTIONS]; // of the module; 0: not there yet
  // The current function.
  cg_op function;
  uint32_t workgroup_size[3];
  uint32_t label; // of the block being written
  uint32_t depth;
  uint32_t builtin_values[CGI_SPV_NUM_BUILTINS];             // loaded in the entry block
  cg_op builtin_used[CGI_SPV_NUM_BUILTINS];                  // the first op that reads it
  uint32_t num_push_constants, push_constants, push_pointer; // how many constants, their variable, type of a pointer to a word
  cg_attr parameters;                                        // of the export: in which buffer the constants come; NULL: push constants
  uint32_t push_base;                                        // bytes of push constants in front of ours
  uint32_t num_functions;                                    // emitted so far
  cgi_spv_map values;                                        // cg_value to id
  cgi_spv_map memrefs;                                       // cg_value to view
  cgi_spv_variable *variables;
  uint32_t num_variables, variable_capacity;
  cgi_spv_view *views;
  uint32_t num_views, view_capacity;
} cgi_spv_emitter;

// emit.c: errors return false, so that `return cgi_spv_fail(…)` reads well. `detail` may be NULL; it follows the message.
CGI_SPV_DEF bool cgi_spv_fail(cgi_spv_emitter *e, const char *message, const char *detail);
CGI_SPV_DEF bool cgi_spv_invalid(cgi_spv_emitter *e, const char *message);
CGI_SPV_DEF bool cgi_spv_need(cgi_spv_emitter *e, uint32_t capability); // adds it with its extension, or says what the target lacks
CGI_SPV_DEF bool cgi_spv_grow(cgi_spv_emitter *e, void **items, uint32_t *capacity, uint32_t count, size_t size);

// types.c
CGI_SPV_DEF bool cgi_spv_kind_of(cgi_spv_emitter *e, cg_type type, cgi_spv_kind *out); // false after an error
CGI_SPV_DEF uint32_t cgi_spv_type_of(cgi_spv_emitter *e, const cgi_spv_kind *kind);
CGI_SPV_DEF cgi_spv_kind cgi_spv_make_kind(cgi_spv_base base, uint32_t width, uint32_t lanes);
CGI_SPV_DEF bool cgi_spv_compute(cgi_spv_emitter *e, const cgi_spv_kind *kind);     // the capability to do more than load, store and convert it
CGI_SPV_DEF bool cgi_spv_convertible(cgi_spv_emitter *e, const cgi_spv_kind *kind); // the capability to convert it, which storing it gives, too
CGI_SPV_DEF uint32_t cgi_spv_splat(cgi_spv_emitter *e, const cgi_spv_kind *kind, uint64_t bits); // a constant
CGI_SPV_DEF bool cgi_spv_emit_constant(cgi_spv_emitter *e, cg_op op);

// values
CGI_SPV_DEF uint32_t cgi_spv_value(cgi_spv_emitter *e, cg_value value); // its id; 0 after an error
CGI_SPV_DEF void cgi_spv_bind(cgi_spv_emitter *e, cg_value value, uint32_t id);
// Writes `opcode type result operands…` into the body, and returns the result.
CGI_SPV_DEF uint32_t cgi_spv_op(cgi_spv_emitter *e, uint32_t opcode, uint32_t type, uint32_t n, const uint32_t *operands);
CGI_SPV_DEF uint32_t cgi_spv_op1(cgi_spv_emitter *e, uint32_t opcode, uint32_t type, uint32_t a);
CGI_SPV_DEF uint32_t cgi_spv_op2(cgi_spv_emitter *e, uint32_t opcode, uint32_t type, uint32_t a, uint32_t b);
CGI_SPV_DEF uint32_t cgi_spv_op3(cgi_spv_emitter *e, uint32_t opcode, uint32_t type, uint32_t a, uint32_t b, uint32_t c);
CGI_SPV_DEF uint32_t cgi_spv_glsl(cgi_spv_emitter *e, uint32_t instruction, uint32_t type, uint32_t n, const uint32_t *operands);

// memory.c
CGI_SPV_DEF bool cgi_spv_scan_memory(cgi_spv_emitter *e, cg_op op); // before emission: what variables there are, how they are used
CGI_SPV_DEF bool cgi_spv_declare_memory(cgi_spv_emitter *e);
CGI_SPV_DEF bool cgi_spv_emit_memory(cgi_spv_emitter *e, cg_op op, bool *handled);
#ifndef CODEGEN_NO_FAST_PIPELINES
CGI_SPV_DEF uint32_t cgi_spv_pointer(cgi_spv_emitter *e, cg_value memref, uint32_t index); // to an element
#endif
CGI_SPV_DEF uint32_t cgi_spv_index_operand(cgi_spv_emitter *e, cg_op op, unsigned first); // the one index from operand `first` on; 0 for rank 0
// The operands that say how memory is accessed, behind a load's or store's own: how many are written to `out`, none or two.
CGI_SPV_DEF uint32_t cgi_spv_access(cgi_spv_emitter *e, cg_value memref, bool store, uint32_t out[2]);

// matrix.c
#ifndef CODEGEN_NO_FAST_PIPELINES
#define CGI_SPV_VULKAN_MODEL(e) (e)->vulkan_memory_model
CGI_SPV_DEF bool cgi_spv_is_matrix(cg_type type, cgi_spv_emitter *e, uint32_t *id); // !gpu.mma_matrix, and (id not NULL) its type, 0 after an error
CGI_SPV_DEF bool cgi_spv_emit_matrix(cgi_spv_emitter *e, cg_op op, bool *handled);
#else // nothing makes matrices
#define CGI_SPV_VULKAN_MODEL(e) false
#endif

// arith.c, vector.c, gpu.c, control.c: *handled says whether the op is theirs.
CGI_SPV_DEF bool cgi_spv_emit_arith(cgi_spv_emitter *e, cg_op op, bool *handled);
CGI_SPV_DEF bool cgi_spv_emit_vector(cgi_spv_emitter *e, cg_op op, bool *handled);
CGI_SPV_DEF bool cgi_spv_emit_gpu(cgi_spv_emitter *e, cg_op op, bool *handled);
CGI_SPV_DEF bool cgi_spv_scan_gpu(cgi_spv_emitter *e, cg_op op);
CGI_SPV_DEF bool cgi_spv_declare_builtins(cgi_spv_emitter *e);
CGI_SPV_DEF bool cgi_spv_emit_control(cgi_spv_emitter *e, cg_op op, bool *handled);
// A block's ops up to its terminator.
CGI_SPV_DEF bool cgi_spv_emit_block(cgi_spv_emitter *e, cg_block block);
CGI_SPV_DEF void cgi_spv_open_block(cgi_spv_emitter *e, uint32_t label);
CGI_SPV_DEF const cgi_spv_combiner *cgi_spv_combiner_of(cg_attr how); // NULL where there is none
CGI_SPV_DEF uint32_t cgi_spv_reduce(cgi_spv_emitter *e, const cgi_spv_kind *kind, uint32_t a, uint32_t b, cg_attr how, bool contract); // one step

#ifdef __cplusplus
}
#endif
#endif
