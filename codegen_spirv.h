// Generated from src/codegen_spirv.h by `make headers`: do not edit.
// codegen_spirv.h - v0.1.0 - the SPIR-V backend of codegen.h. Public domain or MIT-0, your choice.
//
// Do this, in the file where codegen.h is implemented or in another one:
//    #define CODEGEN_IMPLEMENTATION          // both implementations, or
//    #define CODEGEN_SPIRV_IMPLEMENTATION    // this one alone
//    #include "codegen_spirv.h"
// Everywhere else, include it without the define. It includes codegen.h, of which it uses the public functions only: it is an example of how to
// write a backend of your own, too.
//
//    cg_compile_desc desc = {0};
//    desc.target = "vulkan1.1";
//    desc.backend = cg_spirv_backend();
//
// The binary needs what its target has, and lists it: cg_program.extensions and cg_program.features. One buffer a binding, sizes as push constants or
// in a buffer; docs/abi.md has the whole of it, docs/emission.md the operations that a kernel may hold when it gets here.
//
// It needs spirv.h of SPIRV-Headers (https://github.com/KhronosGroup/SPIRV-Headers), of SPIR-V 1.3 or newer, found as "spirv.h",
// <spirv/unified1/spirv.h>, <unified1/spirv.h>, <spirv-headers/spirv.h> or <vulkan/spirv.h>; CODEGEN_SPIRV_H, with its quotes or angle brackets,
// overrides that.
//
// codegen.h is long: it is read here only for what it has not given yet.
#if !defined(CODEGEN_H) || (defined(CODEGEN_IMPLEMENTATION) && !defined(CODEGEN_IMPLEMENTED))
#include "codegen.h"
#endif
#ifndef CODEGEN_SPIRV_H_INCLUDED
#define CODEGEN_SPIRV_H_INCLUDED
// ==== spirv/cg_spirv.h
// Public: the SPIR-V backend. It reads the emission form through codegen.h's public functions alone, as a user's own backend would.
#ifndef CG_SPIRV_H
#define CG_SPIRV_H

#ifdef __cplusplus
extern "C" {
#endif

// The backend for cg_compile_desc.backend: compute kernels of an executable variant become one binary with an entry point each.
// The target's spirv_version and features decide storage classes, capabilities and extensions; what the target lacks is an error that names the
// operation and the feature. The words live in the context until cg_reset. Stateless: one pointer serves every context and thread.
CODEGEN_API const cg_backend *cg_spirv_backend(void);

#ifdef __cplusplus
}
#endif
#endif
#endif // CODEGEN_SPIRV_H_INCLUDED

#if (defined(CODEGEN_IMPLEMENTATION) || defined(CODEGEN_SPIRV_IMPLEMENTATION)) && !defined(CODEGEN_SPIRV_IMPLEMENTED)
#define CODEGEN_SPIRV_IMPLEMENTED
#define CGI_SPV_ONE_UNIT
// ==== spirv/words.h
// Private to the SPIR-V backend: instructions written into one word buffer per section, merged at the end.
//
// An instruction is cgi_spv_begin, operands, cgi_spv_end, which patches the word count. Types and constants are hash-consed; asking for a type or
// an instruction that needs a capability adds it, and capabilities and extensions come out sorted. Running out of memory sets `failed`; writing
// goes on without effect, and the end reports it once.
#ifndef CGI_SPV_WORDS_H
#define CGI_SPV_WORDS_H
#include <string.h>


// The copy beside this header first, then an installed one: Debian, Homebrew, SPIRV-Headers' own install and newer Vulkan SDKs; a Vulkan SDK on
// Windows; older SDKs.
#ifdef CODEGEN_SPIRV_H
#include CODEGEN_SPIRV_H
#elif defined(__has_include)
#if __has_include("spirv.h")
#include "spirv.h"
#elif __has_include(<spirv/unified1/spirv.h>)
#include <spirv/unified1/spirv.h>
#elif __has_include(<unified1/spirv.h>)
#include <unified1/spirv.h>
#elif __has_include(<spirv-headers/spirv.h>)
#include <spirv-headers/spirv.h>
#elif __has_include(<vulkan/spirv.h>)
#include <vulkan/spirv.h>
#else
#error "codegen_spirv.h needs spirv.h of SPIRV-Headers (https://github.com/KhronosGroup/SPIRV-Headers): put it beside, or define CODEGEN_SPIRV_H"
#endif
#else
#include "spirv.h"
#endif
#if SPV_VERSION < 0x10300
#error "codegen_spirv.h needs the spirv.h of SPIR-V 1.3 or newer: unified1/spirv.h of SPIRV-Headers; CODEGEN_SPIRV_H says which one to take"
#endif

// Privates that cross the backend's files: extern in the split build, static in the shipped one.
#ifndef CGI_SPV_DEF
#ifdef CGI_SPV_ONE_UNIT
#define CGI_SPV_DEF static
#else
#define CGI_SPV_DEF extern
#endif
#endif

#ifndef CGI_TEXT // messages of the shipped headers: tools/amalgamate.c writes both forms
#ifndef CODEGEN_NO_MESSAGES
#define CGI_TEXT(brief, text) text
#else
#define CGI_TEXT(brief, text) brief
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cgi_spv_words {
  uint32_t *data;
  size_t len, capacity;
  size_t start; // of the open instruction
} cgi_spv_words;

typedef enum cgi_spv_section { // in the order of the module's logical layout
  CGI_SPV_IMPORTS,
  CGI_SPV_MEMORY_MODEL,
  CGI_SPV_ENTRY_POINTS,
  CGI_SPV_EXECUTION_MODES,
  CGI_SPV_STRINGS,
  CGI_SPV_NAMES,
  CGI_SPV_DECORATIONS,
  CGI_SPV_GLOBALS, // types, constants, variables
  CGI_SPV_FUNCTIONS,
  CGI_SPV_LOCALS, // scratch: variables of the current function
  CGI_SPV_BODY,   // scratch: its instructions
  CGI_SPV_HELPER, // scratch: those of a function that it needs
  CGI_SPV_NUM_SECTIONS
} cgi_spv_section;

typedef struct cgi_spv_map { // from 64-bit keys to ids; looked up, never walked
  uint64_t *keys;
  uint32_t *values;
  uint32_t capacity, count;
} cgi_spv_map;

typedef struct cgi_spv_unique { // a hash-consed instruction: its key is a range of `pool`
  uint32_t offset, length, id, hash;
} cgi_spv_unique;

#define CGI_SPV_MAX_CAPABILITIES 32
#define CGI_SPV_MAX_EXTENSIONS 16

typedef struct cgi_spv_writer {
  cg_context *ctx;
  bool failed;   // out of memory
  bool too_long; // an instruction of more than 65535 words
  uint32_t version, next_id;
  cgi_spv_words sections[CGI_SPV_NUM_SECTIONS];
  cgi_spv_words pool; // keys of uniques
  cgi_spv_unique *uniques;
  uint32_t num_uniques, unique_capacity; // unique_capacity: slots, a power of two
  uint32_t num_capabilities, num_extensions;
  uint32_t capabilities[CGI_SPV_MAX_CAPABILITIES];
  const char *extensions[CGI_SPV_MAX_EXTENSIONS];
  uint32_t glsl;          // id of GLSL.std.450, 0 before its first use
  uint32_t scalars[2][5]; // ids of integer and float types by width / 16, asked for with every instruction; 0 before their first use
} cgi_spv_writer;

CGI_SPV_DEF void cgi_spv_init(cgi_spv_writer *w, cg_context *ctx, uint32_t version);
CGI_SPV_DEF void cgi_spv_release(cgi_spv_writer *w);
CGI_SPV_DEF uint32_t cgi_spv_new_id(cgi_spv_writer *w);
CGI_SPV_DEF void cgi_spv_begin(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode);
CGI_SPV_DEF void cgi_spv_word(cgi_spv_writer *w, cgi_spv_section s, uint32_t word);
CGI_SPV_DEF void cgi_spv_string(cgi_spv_writer *w, cgi_spv_section s, cg_str text); // NUL-terminated, padded
CGI_SPV_DEF void cgi_spv_end(cgi_spv_writer *w, cgi_spv_section s);
CGI_SPV_DEF void cgi_spv_inst(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode, uint32_t n, const uint32_t *operands);
CGI_SPV_DEF void cgi_spv_inst1(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode, uint32_t a);
CGI_SPV_DEF void cgi_spv_inst2(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode, uint32_t a, uint32_t b);
CGI_SPV_DEF void cgi_spv_inst3(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode, uint32_t a, uint32_t b, uint32_t c);
CGI_SPV_DEF void cgi_spv_append(cgi_spv_writer *w, cgi_spv_section to, cgi_spv_section from); // and empties `from`
CGI_SPV_DEF void cgi_spv_decorate(cgi_spv_writer *w, uint32_t id, uint32_t decoration);
CGI_SPV_DEF void cgi_spv_decorate1(cgi_spv_writer *w, uint32_t id, uint32_t decoration, uint32_t literal);

CGI_SPV_DEF void cgi_spv_capability(cgi_spv_writer *w, uint32_t capability);
CGI_SPV_DEF void cgi_spv_extension(cgi_spv_writer *w, const char *name); // a literal

// The id of `opcode [type] %id operands…` in the globals, made once per distinct (opcode, type, operands, tag). `tag` keeps types apart that differ
// in their decorations alone; *fresh tells the caller to add these. type 0: none.
CGI_SPV_DEF uint32_t cgi_spv_intern(cgi_spv_writer *w, uint32_t opcode, uint32_t type, uint32_t n, const uint32_t *operands, uint32_t tag,
                                    bool *fresh);
CGI_SPV_DEF uint32_t cgi_spv_type_void(cgi_spv_writer *w);
CGI_SPV_DEF uint32_t cgi_spv_type_bool(cgi_spv_writer *w);
CGI_SPV_DEF uint32_t cgi_spv_type_int(cgi_spv_writer *w, uint32_t width); // 64 bits add Int64; 8 and 16 add nothing: storage alone may be meant
CGI_SPV_DEF uint32_t cgi_spv_type_float(cgi_spv_writer *w, uint32_t width);
CGI_SPV_DEF uint32_t cgi_spv_type_vector(cgi_spv_writer *w, uint32_t component, uint32_t n); // n 1 gives the component
CGI_SPV_DEF uint32_t cgi_spv_type_pointer(cgi_spv_writer *w, uint32_t storage_class, uint32_t pointee);
CGI_SPV_DEF uint32_t cgi_spv_const_bits(cgi_spv_writer *w, uint32_t type, uint32_t width, uint64_t bits); // bits beyond width are ignored
CGI_SPV_DEF uint32_t cgi_spv_const_bool(cgi_spv_writer *w, bool value);
CGI_SPV_DEF uint32_t cgi_spv_const_u32(cgi_spv_writer *w, uint32_t value);
CGI_SPV_DEF uint32_t cgi_spv_const_composite(cgi_spv_writer *w, uint32_t type, uint32_t n, const uint32_t *parts);
CGI_SPV_DEF uint32_t cgi_spv_glsl_set(cgi_spv_writer *w);

// Header, capabilities, extensions, then the sections in order; NULL after a failure.
CGI_SPV_DEF uint32_t *cgi_spv_finish(cgi_spv_writer *w, size_t *num_words);

CGI_SPV_DEF bool cgi_spv_map_get(const cgi_spv_map *m, uint64_t key, uint32_t *value);
CGI_SPV_DEF void cgi_spv_map_put(cgi_spv_writer *w, cgi_spv_map *m, uint64_t key, uint32_t value);
CGI_SPV_DEF void cgi_spv_map_clear(cgi_spv_writer *w, cgi_spv_map *m); // frees

#ifdef __cplusplus
}
#endif
#endif
// ==== spirv/emit.h
// Private to the SPIR-V backend: the state of one emission and what its files offer each other.
#ifndef CGI_SPV_EMIT_H
#define CGI_SPV_EMIT_H

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
// ==== spirv/words.c
// SPIR-V words: sections, instructions, hash-consed types and constants, the final merge.

#define CGI_SPV_GENERATOR 0u // unregistered
#define CGI_SPV_MAX_INSTRUCTION 65535u

CGI_SPV_DEF void cgi_spv_init(cgi_spv_writer *w, cg_context *ctx, uint32_t version) {
  memset(w, 0, sizeof *w);
  w->ctx = ctx;
  w->version = version;
  w->next_id = 1;
}

CGI_SPV_DEF void cgi_spv_release(cgi_spv_writer *w) {
  for (unsigned s = 0; s < CGI_SPV_NUM_SECTIONS; s++) cg_free(w->ctx, w->sections[s].data, w->sections[s].capacity * sizeof(uint32_t));
  cg_free(w->ctx, w->pool.data, w->pool.capacity * sizeof(uint32_t));
  cg_free(w->ctx, w->uniques, w->unique_capacity * sizeof(cgi_spv_unique));
  memset(w, 0, sizeof *w);
}

CGI_SPV_DEF uint32_t cgi_spv_new_id(cgi_spv_writer *w) { return w->next_id++; }

// Room for `more` words; false (and failed) when there is none.
static bool cgi_spv_reserve(cgi_spv_writer *w, cgi_spv_words *b, size_t more) {
  if (w->failed) return false;
  if (b->capacity - b->len >= more) return true;
  size_t capacity = b->capacity ? b->capacity * 2 : 64;
  while (capacity - b->len < more) capacity *= 2;
  uint32_t *data =
      capacity > SIZE_MAX / 8 ? NULL : (uint32_t *)cg_realloc(w->ctx, b->data, b->capacity * sizeof(uint32_t), capacity * sizeof(uint32_t));
  if (!data) {
    w->failed = true;
    return false;
  }
  b->data = data;
  b->capacity = capacity;
  return true;
}

static void cgi_spv_put(cgi_spv_writer *w, cgi_spv_words *b, uint32_t word) {
  if (cgi_spv_reserve(w, b, 1)) b->data[b->len++] = word;
}

CGI_SPV_DEF void cgi_spv_begin(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode) {
  w->sections[s].start = w->sections[s].len;
  cgi_spv_put(w, &w->sections[s], opcode);
}

CGI_SPV_DEF void cgi_spv_word(cgi_spv_writer *w, cgi_spv_section s, uint32_t word) { cgi_spv_put(w, &w->sections[s], word); }

// A literal ends at its NUL; entry points have none, but file names of locations may.
CGI_SPV_DEF void cgi_spv_string(cgi_spv_writer *w, cgi_spv_section s, cg_str text) {
  const char *nul = text.len ? (const char *)memchr(text.data, 0, text.len) : NULL;
  if (nul) text.len = (size_t)(nul - text.data);
  for (size_t i = 0; i <= text.len; i += 4) { // one byte more than the text: its NUL
    uint32_t word = 0;
    for (size_t k = 0; k < 4 && i + k < text.len; k++) word |= (uint32_t)(unsigned char)text.data[i + k] << (8 * k);
    cgi_spv_word(w, s, word);
  }
}

CGI_SPV_DEF void cgi_spv_end(cgi_spv_writer *w, cgi_spv_section s) {
  cgi_spv_words *b = &w->sections[s];
  if (w->failed) return;
  size_t count = b->len - b->start;
  if (count > CGI_SPV_MAX_INSTRUCTION) {
    w->too_long = true;
    count = CGI_SPV_MAX_INSTRUCTION;
  }
  b->data[b->start] |= (uint32_t)count << SpvWordCountShift;
}

CGI_SPV_DEF void cgi_spv_inst(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode, uint32_t n, const uint32_t *operands) {
  cgi_spv_begin(w, s, opcode);
  for (uint32_t i = 0; i < n; i++) cgi_spv_word(w, s, operands[i]);
  cgi_spv_end(w, s);
}

CGI_SPV_DEF void cgi_spv_inst1(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode, uint32_t a) { cgi_spv_inst(w, s, opcode, 1, &a); }

CGI_SPV_DEF void cgi_spv_inst2(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode, uint32_t a, uint32_t b) {
  uint32_t operands[2];
  operands[0] = a;
  operands[1] = b;
  cgi_spv_inst(w, s, opcode, 2, operands);
}

CGI_SPV_DEF void cgi_spv_inst3(cgi_spv_writer *w, cgi_spv_section s, uint32_t opcode, uint32_t a, uint32_t b, uint32_t c) {
  uint32_t operands[3];
  operands[0] = a;
  operands[1] = b;
  operands[2] = c;
  cgi_spv_inst(w, s, opcode, 3, operands);
}

CGI_SPV_DEF void cgi_spv_append(cgi_spv_writer *w, cgi_spv_section to, cgi_spv_section from) {
  cgi_spv_words *source = &w->sections[from], *target = &w->sections[to];
  if (source->len && cgi_spv_reserve(w, target, source->len)) {
    memcpy(target->data + target->len, source->data, source->len * sizeof(uint32_t));
    target->len += source->len;
  }
  source->len = 0;
}

CGI_SPV_DEF void cgi_spv_decorate(cgi_spv_writer *w, uint32_t id, uint32_t decoration) {
  cgi_spv_inst2(w, CGI_SPV_DECORATIONS, SpvOpDecorate, id, decoration);
}

CGI_SPV_DEF void cgi_spv_decorate1(cgi_spv_writer *w, uint32_t id, uint32_t decoration, uint32_t literal) {
  cgi_spv_inst3(w, CGI_SPV_DECORATIONS, SpvOpDecorate, id, decoration, literal);
}

CGI_SPV_DEF void cgi_spv_capability(cgi_spv_writer *w, uint32_t capability) {
  uint32_t i = 0;
  while (i < w->num_capabilities && w->capabilities[i] < capability) i++;
  if ((i < w->num_capabilities && w->capabilities[i] == capability) || w->num_capabilities == CGI_SPV_MAX_CAPABILITIES) return;
  for (uint32_t k = w->num_capabilities++; k > i; k--) w->capabilities[k] = w->capabilities[k - 1];
  w->capabilities[i] = capability;
}

CGI_SPV_DEF void cgi_spv_extension(cgi_spv_writer *w, const char *name) {
  uint32_t i = 0;
  while (i < w->num_extensions && strcmp(w->extensions[i], name) < 0) i++;
  if ((i < w->num_extensions && strcmp(w->extensions[i], name) == 0) || w->num_extensions == CGI_SPV_MAX_EXTENSIONS) return;
  for (uint32_t k = w->num_extensions++; k > i; k--) w->extensions[k] = w->extensions[k - 1];
  w->extensions[i] = name;
}

// ---- hash-consing ---------------------------------------------------------------------------------------------------------------------
static uint32_t cgi_spv_hash(uint32_t h, uint32_t word) { // FNV-1a over the word's bytes
  for (unsigned i = 0; i < 4; i++) h = (h ^ ((word >> (8 * i)) & 0xffu)) * 16777619u;
  return h;
}

static void cgi_spv_grow_uniques(cgi_spv_writer *w) {
  uint32_t capacity = w->unique_capacity ? w->unique_capacity * 2 : 128;
  cgi_spv_unique *table = (cgi_spv_unique *)cg_alloc(w->ctx, capacity * sizeof(cgi_spv_unique));
  if (!table) {
    w->failed = true;
    return;
  }
  for (uint32_t i = 0; i < w->unique_capacity; i++) {
    if (!w->uniques[i].id) continue;
    uint32_t slot = w->uniques[i].hash & (capacity - 1);
    while (table[slot].id) slot = (slot + 1) & (capacity - 1);
    table[slot] = w->uniques[i];
  }
  cg_free(w->ctx, w->uniques, w->unique_capacity * sizeof(cgi_spv_unique));
  w->uniques = table;
  w->unique_capacity = capacity;
}

CGI_SPV_DEF uint32_t cgi_spv_intern(cgi_spv_writer *w, uint32_t opcode, uint32_t type, uint32_t n, const uint32_t *operands, uint32_t tag,
                                    bool *fresh) {
  if (fresh) *fresh = false;
  if (w->num_uniques * 4 >= w->unique_capacity * 3) cgi_spv_grow_uniques(w);
  uint32_t h = cgi_spv_hash(cgi_spv_hash(cgi_spv_hash(2166136261u, opcode), type), tag);
  for (uint32_t i = 0; i < n; i++) h = cgi_spv_hash(h, operands[i]);
  if (w->failed || !cgi_spv_reserve(w, &w->pool, n + 3u)) return 0;
  uint32_t *key = w->pool.data + w->pool.len, length = n + 3;
  key[0] = opcode;
  key[1] = type;
  key[2] = tag;
  for (uint32_t i = 0; i < n; i++) key[3 + i] = operands[i];
  uint32_t slot = h & (w->unique_capacity - 1);
  for (; w->uniques[slot].id; slot = (slot + 1) & (w->unique_capacity - 1)) {
    const cgi_spv_unique *u = &w->uniques[slot];
    if (u->hash == h && u->length == length && memcmp(w->pool.data + u->offset, key, length * sizeof(uint32_t)) == 0) return u->id;
  }
  cgi_spv_unique *u = &w->uniques[slot];
  u->offset = (uint32_t)w->pool.len;
  u->length = length;
  u->hash = h;
  u->id = cgi_spv_new_id(w);
  w->pool.len += length;
  w->num_uniques++;
  if (fresh) *fresh = true;
  cgi_spv_begin(w, CGI_SPV_GLOBALS, opcode);
  if (type) cgi_spv_word(w, CGI_SPV_GLOBALS, type);
  cgi_spv_word(w, CGI_SPV_GLOBALS, u->id);
  for (uint32_t i = 0; i < n; i++) cgi_spv_word(w, CGI_SPV_GLOBALS, operands[i]);
  cgi_spv_end(w, CGI_SPV_GLOBALS);
  return u->id;
}

CGI_SPV_DEF uint32_t cgi_spv_type_void(cgi_spv_writer *w) { return cgi_spv_intern(w, SpvOpTypeVoid, 0, 0, NULL, 0, NULL); }
CGI_SPV_DEF uint32_t cgi_spv_type_bool(cgi_spv_writer *w) { return cgi_spv_intern(w, SpvOpTypeBool, 0, 0, NULL, 0, NULL); }

CGI_SPV_DEF uint32_t cgi_spv_type_int(cgi_spv_writer *w, uint32_t width) {
  uint32_t operands[2], *id = &w->scalars[0][width / 16];
  operands[0] = width;
  operands[1] = 0; // signedness is in the operations
  if (width == 64) cgi_spv_capability(w, SpvCapabilityInt64);
  if (!*id) *id = cgi_spv_intern(w, SpvOpTypeInt, 0, 2, operands, 0, NULL);
  return *id;
}

CGI_SPV_DEF uint32_t cgi_spv_type_float(cgi_spv_writer *w, uint32_t width) {
  uint32_t *id = &w->scalars[1][width / 16];
  if (width == 64) cgi_spv_capability(w, SpvCapabilityFloat64);
  if (!*id) *id = cgi_spv_intern(w, SpvOpTypeFloat, 0, 1, &width, 0, NULL);
  return *id;
}

CGI_SPV_DEF uint32_t cgi_spv_type_vector(cgi_spv_writer *w, uint32_t component, uint32_t n) {
  uint32_t operands[2];
  if (n == 1) return component;
  operands[0] = component;
  operands[1] = n;
  return cgi_spv_intern(w, SpvOpTypeVector, 0, 2, operands, 0, NULL);
}

CGI_SPV_DEF uint32_t cgi_spv_type_pointer(cgi_spv_writer *w, uint32_t storage_class, uint32_t pointee) {
  uint32_t operands[2];
  operands[0] = storage_class;
  operands[1] = pointee;
  return cgi_spv_intern(w, SpvOpTypePointer, 0, 2, operands, 0, NULL);
}

CGI_SPV_DEF uint32_t cgi_spv_const_bits(cgi_spv_writer *w, uint32_t type, uint32_t width, uint64_t bits) {
  uint32_t operands[2];
  if (width < 32) bits &= ((uint64_t)1 << width) - 1; // types of signedness 0 are zero-extended
  operands[0] = (uint32_t)bits;
  operands[1] = (uint32_t)(bits >> 32);
  return cgi_spv_intern(w, SpvOpConstant, type, width > 32 ? 2 : 1, operands, 0, NULL);
}

CGI_SPV_DEF uint32_t cgi_spv_const_bool(cgi_spv_writer *w, bool value) {
  return cgi_spv_intern(w, value ? SpvOpConstantTrue : SpvOpConstantFalse, cgi_spv_type_bool(w), 0, NULL, 0, NULL);
}

CGI_SPV_DEF uint32_t cgi_spv_const_u32(cgi_spv_writer *w, uint32_t value) { return cgi_spv_const_bits(w, cgi_spv_type_int(w, 32), 32, value); }

CGI_SPV_DEF uint32_t cgi_spv_const_composite(cgi_spv_writer *w, uint32_t type, uint32_t n, const uint32_t *parts) {
  return n == 1 ? parts[0] : cgi_spv_intern(w, SpvOpConstantComposite, type, n, parts, 0, NULL);
}

CGI_SPV_DEF uint32_t cgi_spv_glsl_set(cgi_spv_writer *w) {
  static const char name[] = "GLSL.std.450";
  if (!w->glsl) {
    cg_str s;
    s.data = name;
    s.len = sizeof name - 1;
    w->glsl = cgi_spv_new_id(w);
    cgi_spv_begin(w, CGI_SPV_IMPORTS, SpvOpExtInstImport);
    cgi_spv_word(w, CGI_SPV_IMPORTS, w->glsl);
    cgi_spv_string(w, CGI_SPV_IMPORTS, s);
    cgi_spv_end(w, CGI_SPV_IMPORTS);
  }
  return w->glsl;
}

// ---- the module -----------------------------------------------------------------------------------------------------------------------
static void cgi_spv_write_preamble(cgi_spv_writer *w) { // into the body section, which is empty by now
  cgi_spv_section s = CGI_SPV_BODY;
  w->sections[s].len = 0;
  cgi_spv_word(w, s, SpvMagicNumber);
  cgi_spv_word(w, s, w->version);
  cgi_spv_word(w, s, CGI_SPV_GENERATOR);
  cgi_spv_word(w, s, w->next_id);
  cgi_spv_word(w, s, 0);
  for (uint32_t i = 0; i < w->num_capabilities; i++) cgi_spv_inst1(w, s, SpvOpCapability, w->capabilities[i]);
  for (uint32_t i = 0; i < w->num_extensions; i++) {
    cg_str name;
    name.data = w->extensions[i];
    name.len = strlen(name.data);
    cgi_spv_begin(w, s, SpvOpExtension);
    cgi_spv_string(w, s, name);
    cgi_spv_end(w, s);
  }
}

CGI_SPV_DEF uint32_t *cgi_spv_finish(cgi_spv_writer *w, size_t *num_words) {
  cgi_spv_write_preamble(w);
  for (unsigned s = 0; s < CGI_SPV_LOCALS; s++) cgi_spv_append(w, CGI_SPV_BODY, (cgi_spv_section)s);
  *num_words = 0;
  if (w->failed || w->too_long) return NULL;
  size_t count = w->sections[CGI_SPV_BODY].len;
  uint32_t *words = (uint32_t *)cg_alloc(w->ctx, count * sizeof(uint32_t));
  if (!words) {
    w->failed = true;
    return NULL;
  }
  memcpy(words, w->sections[CGI_SPV_BODY].data, count * sizeof(uint32_t));
  *num_words = count;
  return words;
}

// ---- maps -----------------------------------------------------------------------------------------------------------------------------
static uint32_t cgi_spv_map_slot(const cgi_spv_map *m, uint64_t key) {
  uint64_t h = key * 0x9e3779b97f4a7c15u;
  uint32_t slot = (uint32_t)(h >> 32) & (m->capacity - 1);
  while (m->keys[slot] && m->keys[slot] != key) slot = (slot + 1) & (m->capacity - 1);
  return slot;
}

CGI_SPV_DEF bool cgi_spv_map_get(const cgi_spv_map *m, uint64_t key, uint32_t *value) {
  if (!m->capacity) return false;
  uint32_t slot = cgi_spv_map_slot(m, key);
  if (!m->keys[slot]) return false;
  *value = m->values[slot];
  return true;
}

CGI_SPV_DEF void cgi_spv_map_clear(cgi_spv_writer *w, cgi_spv_map *m) {
  cg_free(w->ctx, m->keys, m->capacity * sizeof(uint64_t));
  cg_free(w->ctx, m->values, m->capacity * sizeof(uint32_t));
  memset(m, 0, sizeof *m);
}

static void cgi_spv_map_grow(cgi_spv_writer *w, cgi_spv_map *m) {
  cgi_spv_map bigger;
  memset(&bigger, 0, sizeof bigger);
  bigger.capacity = m->capacity ? m->capacity * 2 : 256;
  bigger.keys = (uint64_t *)cg_alloc(w->ctx, bigger.capacity * sizeof(uint64_t));
  bigger.values = (uint32_t *)cg_alloc(w->ctx, bigger.capacity * sizeof(uint32_t));
  if (!bigger.keys || !bigger.values) {
    w->failed = true;
    cgi_spv_map_clear(w, &bigger);
    return;
  }
  for (uint32_t i = 0; i < m->capacity; i++) {
    if (!m->keys[i]) continue;
    uint32_t slot = cgi_spv_map_slot(&bigger, m->keys[i]);
    bigger.keys[slot] = m->keys[i];
    bigger.values[slot] = m->values[i];
  }
  bigger.count = m->count;
  cgi_spv_map_clear(w, m);
  *m = bigger;
}

CGI_SPV_DEF void cgi_spv_map_put(cgi_spv_writer *w, cgi_spv_map *m, uint64_t key, uint32_t value) {
  if (m->count * 4 >= m->capacity * 3) cgi_spv_map_grow(w, m);
  if (w->failed) return;
  uint32_t slot = cgi_spv_map_slot(m, key);
  if (!m->keys[slot]) m->count++;
  m->keys[slot] = key;
  m->values[slot] = value;
}

#undef CGI_SPV_GENERATOR
#undef CGI_SPV_MAX_INSTRUCTION
// ==== spirv/types.c
// SPIR-V types and constants of IR types and attributes.

CGI_SPV_DEF cgi_spv_kind cgi_spv_make_kind(cgi_spv_base base, uint32_t width, uint32_t lanes) {
  cgi_spv_kind k;
  k.base = base;
  k.width = width;
  k.lanes = lanes;
  return k;
}

static bool cgi_spv_scalar_kind(cg_type type, cgi_spv_kind *out) {
  switch (cg_type_get_kind(type)) {
  case CG_TYPE_INDEX: *out = cgi_spv_make_kind(CGI_SPV_INT, 32, 1); return true;
  case CG_TYPE_INTEGER: {
    unsigned width = cg_type_width(type);
    *out = cgi_spv_make_kind(width == 1 ? CGI_SPV_BOOL : CGI_SPV_INT, width, 1);
    return width == 1 || width == 8 || width == 16 || width == 32 || width == 64;
  }
  case CG_TYPE_F16:
  case CG_TYPE_F32:
  case CG_TYPE_F64: *out = cgi_spv_make_kind(CGI_SPV_FLOAT, cg_type_width(type), 1); return true;
  default: return false;
  }
}

CGI_SPV_DEF bool cgi_spv_kind_of(cgi_spv_emitter *e, cg_type type, cgi_spv_kind *out) {
  cg_type element = type;
  int64_t lanes = 1;
  if (cg_type_get_kind(type) == CG_TYPE_VECTOR) {
    element = cg_type_element(type);
    lanes = cg_type_num_elements(type);
    if (cg_type_rank(type) > 1 || lanes < 1 || lanes > CGI_SPV_MAX_LANES)
      return cgi_spv_fail(e, CGI_TEXT("[unsupported-type] #4d3zw", "[unsupported-type] has a vector that is not one-dimensional with 1 to 4 elements"), NULL);
  }
  if (!cgi_spv_scalar_kind(element, out)) return cgi_spv_fail(e, CGI_TEXT("[unsupported-type] #kp8nz", "[unsupported-type] has a type that SPIR-V kernels do not compute with"), NULL);
  out->lanes = (uint32_t)lanes;
  return true;
}

CGI_SPV_DEF uint32_t cgi_spv_type_of(cgi_spv_emitter *e, const cgi_spv_kind *kind) {
  cgi_spv_writer *w = &e->w;
  if (kind->width == 64 && !cgi_spv_need(e, kind->base == CGI_SPV_FLOAT ? SpvCapabilityFloat64 : SpvCapabilityInt64)) return 0;
  uint32_t scalar = kind->base == CGI_SPV_BOOL    ? cgi_spv_type_bool(w)
                    : kind->base == CGI_SPV_FLOAT ? cgi_spv_type_float(w, kind->width)
                                                  : cgi_spv_type_int(w, kind->width);
  return cgi_spv_type_vector(w, scalar, kind->lanes);
}

CGI_SPV_DEF bool cgi_spv_compute(cgi_spv_emitter *e, const cgi_spv_kind *kind) {
  if (kind->base == CGI_SPV_BOOL) return true;
  if (kind->base == CGI_SPV_FLOAT) return kind->width == 32 || cgi_spv_need(e, kind->width == 16 ? SpvCapabilityFloat16 : SpvCapabilityFloat64);
  if (kind->width == 8) return cgi_spv_need(e, SpvCapabilityInt8);
  if (kind->width == 16) return cgi_spv_need(e, SpvCapabilityInt16);
  return kind->width == 32 || cgi_spv_need(e, SpvCapabilityInt64);
}

CGI_SPV_DEF bool cgi_spv_convertible(cgi_spv_emitter *e, const cgi_spv_kind *kind) {
  bool real = kind->base == CGI_SPV_FLOAT;
  if (kind->base == CGI_SPV_BOOL || kind->width > 16) return true;
  uint32_t storage = kind->width == 8 ? SpvCapabilityStorageBuffer8BitAccess : SpvCapabilityStorageBuffer16BitAccess;
  uint64_t feature = kind->width == 8 ? CG_FEATURE_INT8 : real ? CG_FEATURE_FLOAT16 : CG_FEATURE_INT16;
  for (uint32_t i = 0; i < e->w.num_capabilities; i++)
    if (e->w.capabilities[i] == storage) return true;
  return e->target->features & feature ? cgi_spv_compute(e, kind) : cgi_spv_need(e, storage);
}

static uint32_t cgi_spv_scalar_constant(cgi_spv_emitter *e, const cgi_spv_kind *kind, uint64_t bits) {
  cgi_spv_kind scalar = cgi_spv_make_kind(kind->base, kind->width, 1);
  if (kind->base == CGI_SPV_BOOL) return cgi_spv_const_bool(&e->w, (bits & 1) != 0);
  if (!cgi_spv_compute(e, kind)) return 0;
  return cgi_spv_const_bits(&e->w, cgi_spv_type_of(e, &scalar), kind->width, bits);
}

CGI_SPV_DEF uint32_t cgi_spv_splat(cgi_spv_emitter *e, const cgi_spv_kind *kind, uint64_t bits) {
  uint32_t parts[CGI_SPV_MAX_LANES], scalar = cgi_spv_scalar_constant(e, kind, bits);
  for (uint32_t i = 0; i < kind->lanes; i++) parts[i] = scalar;
  return cgi_spv_const_composite(&e->w, cgi_spv_type_of(e, kind), kind->lanes, parts);
}

static uint64_t cgi_spv_read_bits(const uint8_t *bytes, size_t n) {
  uint64_t bits = 0;
  for (size_t i = 0; i < n && i < 8; i++) bits |= (uint64_t)bytes[i] << (8 * i);
  return bits;
}

static uint32_t cgi_spv_dense_constant(cgi_spv_emitter *e, const cgi_spv_kind *kind, cg_attr attr) {
  uint32_t parts[CGI_SPV_MAX_LANES];
  size_t size, width = cg_storage_bytes(cg_type_element(cg_attr_type(attr)));
  const uint8_t *bytes = cg_attr_bytes(attr, &size);
  size_t step = cg_attr_is_splat(attr) ? 0 : width;
  for (uint32_t i = 0; i < kind->lanes; i++) parts[i] = cgi_spv_scalar_constant(e, kind, cgi_spv_read_bits(bytes + i * step, width));
  return cgi_spv_const_composite(&e->w, cgi_spv_type_of(e, kind), kind->lanes, parts);
}

CGI_SPV_DEF bool cgi_spv_emit_constant(cgi_spv_emitter *e, cg_op op) {
  cg_attr attr = cg_op_attr(op, "value");
  cgi_spv_kind kind;
  uint32_t id = 0;
  if (!attr || !cgi_spv_kind_of(e, cg_value_type(cg_op_result(op, 0)), &kind)) return e->result != CG_OK ? false : cgi_spv_invalid(e, CGI_TEXT("#d0h1b", "has no value"));
  switch (cg_attr_get_kind(attr)) {
  case CG_ATTR_INT: {
    int64_t v = cg_attr_int(attr);
    if (cg_type_get_kind(cg_attr_type(attr)) == CG_TYPE_INDEX && (v < INT32_MIN || v > INT32_MAX))
      return cgi_spv_fail(e, CGI_TEXT("#5z4w9", "has an index constant beyond 32 bits"), NULL);
    id = cgi_spv_splat(e, &kind, (uint64_t)v);
    break;
  }
  case CG_ATTR_BOOL: id = cgi_spv_splat(e, &kind, cg_attr_int(attr) ? 1 : 0); break;
  case CG_ATTR_FLOAT: id = cgi_spv_splat(e, &kind, cg_attr_float_bits(attr)); break;
  case CG_ATTR_DENSE: id = cgi_spv_dense_constant(e, &kind, attr); break;
  default: return cgi_spv_fail(e, CGI_TEXT("#0pfxe", "has a constant of a kind that SPIR-V kernels do not take"), NULL);
  }
  cgi_spv_bind(e, cg_op_result(op, 0), id);
  return e->result == CG_OK;
}
// ==== spirv/memory.c
// SPIR-V memory: storage buffers, push constants, workgroup and private arrays; loads, stores, atomics.

#define CGI_SPV_TAG_BLOCK 0x10000u // struct types: how they are decorated, and the access of their member
#define CGI_SPV_TAG_CONSTANTS 0x20000u
#define CGI_SPV_TAG_WORKGROUP 0x40000u // variables: and which of the kernel's of that type it is
#define CGI_SPV_NO_CLASS 0xffffffffu

static uint32_t cgi_spv_class_of(cg_type memref) {
  cg_attr space = cg_type_memory_space(memref);
  if (!space) return SpvStorageClassFunction;
  if (cg_attr_get_kind(space) == CG_ATTR_INT) {
    int64_t v = cg_attr_int(space);
    if (v == 3) return SpvStorageClassWorkgroup;
    if (v == 0 || v == 5) return SpvStorageClassFunction;
    return CGI_SPV_NO_CLASS;
  }
  if (cg_attr_has_word(space, "workgroup")) return SpvStorageClassWorkgroup;
  if (cg_attr_has_word(space, "private")) return SpvStorageClassFunction;
  return CGI_SPV_NO_CLASS;
}

static cgi_spv_view *cgi_spv_view_of(cgi_spv_emitter *e, cg_value memref) {
  uint32_t index;
  return cgi_spv_map_get(&e->memrefs, (uint64_t)(uintptr_t)memref, &index) ? &e->views[index] : NULL;
}

static bool cgi_spv_add_view(cgi_spv_emitter *e, cg_value memref, uint32_t variable) {
  if (!cgi_spv_grow(e, (void **)&e->views, &e->view_capacity, e->num_views, sizeof *e->views)) return false;
  e->views[e->num_views].variable = variable;
  e->views[e->num_views].offset = 0;
  cgi_spv_map_put(&e->w, &e->memrefs, (uint64_t)(uintptr_t)memref, e->num_views++);
  return true;
}

static cgi_spv_variable *cgi_spv_add_variable(cgi_spv_emitter *e, cg_op op, cg_type memref) {
  if (!cgi_spv_grow(e, (void **)&e->variables, &e->variable_capacity, e->num_variables, sizeof *e->variables)) return NULL;
  cgi_spv_variable *v = &e->variables[e->num_variables++];
  memset(v, 0, sizeof *v);
  v->op = op;
  v->element_type = cg_type_element(memref);
  v->count = cg_type_rank(memref) == 0 ? 1 : cg_type_dim(memref, 0);
  if (v->count == 0) v->count = v->op && cg_op_get_kind(op) == CG_HAL_INTERFACE_BINDING_SUBSPAN ? CG_DYNAMIC : 1; // SPIR-V has no empty arrays
  return v;
}

static bool cgi_spv_check_memref(cgi_spv_emitter *e, cg_type type) {
  if (cg_type_get_kind(type) != CG_TYPE_MEMREF || cg_type_rank(type) > 1) return cgi_spv_fail(e, CGI_TEXT("#70aj3", "has a memref of more than one dimension"), NULL);
  int64_t stride = 1, offset = 0;
  if (cg_type_layout(type) && (!cg_type_strides(type, &stride, &offset) || (cg_type_rank(type) == 1 && stride != 1) || offset == CG_DYNAMIC))
    return cgi_spv_fail(e, CGI_TEXT("#4kk3t", "has a memref whose layout is neither contiguous nor at a static offset"), NULL);
  return true;
}

static uint32_t cgi_spv_int_attr(cg_op op, const char *name) {
  cg_attr a = cg_op_attr(op, name);
  return a ? (uint32_t)cg_attr_int(a) : 0;
}

static bool cgi_spv_scan_subspan(cgi_spv_emitter *e, cg_op op) {
  cg_value result = cg_op_result(op, 0);
  cg_type type = cg_value_type(result);
  if (!cgi_spv_check_memref(e, type)) return false;
  uint32_t set = cgi_spv_int_attr(op, "set"), binding = cgi_spv_int_attr(op, "binding");
  int64_t stride, offset = 0, count = cg_type_rank(type) == 0 ? 1 : cg_type_dim(type, 0);
  if (cg_type_layout(type)) (void)cg_type_strides(type, &stride, &offset);
  if (cg_op_num_operands(op) > 0 || offset != 0) count = CG_DYNAMIC; // an offset, or dynamic: the array ends where the buffer does
  for (uint32_t i = 0; i < e->num_variables; i++) {
    cgi_spv_variable *v = &e->variables[i];
    if (!v->is_binding || v->set != set || v->binding != binding || v->element_type != cg_type_element(type)) continue;
    if (v->count != count) v->count = CG_DYNAMIC;
    return cgi_spv_add_view(e, result, i);
  }
  cgi_spv_variable *v = cgi_spv_add_variable(e, op, type);
  if (!v) return false;
  if (count == CG_DYNAMIC) v->count = count;
  v->set = set;
  v->binding = binding;
  v->is_binding = true;
  v->storage_class = e->storage_buffer_class ? SpvStorageClassStorageBuffer : SpvStorageClassUniform;
  return cgi_spv_add_view(e, result, e->num_variables - 1);
}

static bool cgi_spv_scan_alloc(cgi_spv_emitter *e, cg_op op) {
  cg_type type = cg_value_type(cg_op_result(op, 0));
  if (!cgi_spv_check_memref(e, type)) return false;
  if (!cg_type_has_static_shape(type)) return cgi_spv_fail(e, CGI_TEXT("#1b27k", "allocates a size that is not known at compile time"), NULL);
  uint32_t cls = cgi_spv_class_of(type);
  if (cls == CGI_SPV_NO_CLASS || (cls == SpvStorageClassFunction && cg_op_get_kind(op) == CG_MEMREF_ALLOC))
    return cgi_spv_fail(e, CGI_TEXT("#frw48", "allocates global memory in a kernel: only workgroup memory (space 3) and memref.alloca are possible"), NULL);
  cgi_spv_variable *v = cgi_spv_add_variable(e, op, type);
  if (!v) return false;
  v->storage_class = cls;
  cg_attr lanes = cg_op_attr(op, "cg.lanes");
  if (lanes && (cg_attr_int(lanes) == 2 || cg_attr_int(lanes) == 4) && cg_type_get_kind(v->element_type) != CG_TYPE_VECTOR) {
    v->lanes = (uint32_t)cg_attr_int(lanes);
    v->count = (v->count + v->lanes - 1) / v->lanes;
  }
  return cgi_spv_add_view(e, cg_op_result(op, 0), e->num_variables - 1);
}

static bool cgi_spv_scan_access(cgi_spv_emitter *e, cg_value memref, bool reads, bool writes) {
  cgi_spv_view *view = cgi_spv_view_of(e, memref);
  if (!view) return cgi_spv_fail(e, CGI_TEXT("#qwhfe", "has a memref that comes from no binding and no allocation"), NULL);
  e->variables[view->variable].reads |= reads;
  e->variables[view->variable].writes |= writes;
  return true;
}

CGI_SPV_DEF bool cgi_spv_scan_memory(cgi_spv_emitter *e, cg_op op) {
  switch (cg_op_get_kind(op)) {
  case CG_HAL_INTERFACE_BINDING_SUBSPAN: return cgi_spv_scan_subspan(e, op);
  case CG_HAL_INTERFACE_CONSTANT_LOAD: {
    int64_t ordinal = cg_op_attr(op, "ordinal") ? cg_attr_int(cg_op_attr(op, "ordinal")) : -1;
    if (ordinal < 0 || ordinal >= 1024) return cgi_spv_invalid(e, CGI_TEXT("#0eev8", "has no valid ordinal"));
    if ((uint32_t)ordinal >= e->num_push_constants) e->num_push_constants = (uint32_t)ordinal + 1;
    return true;
  }
  case CG_MEMREF_ALLOC:
  case CG_MEMREF_ALLOCA: return cgi_spv_scan_alloc(e, op);
  case CG_MEMREF_CAST: {
    cgi_spv_view *view = cgi_spv_view_of(e, cg_op_operand(op, CG_MEMREF_CAST_SOURCE));
    if (!view) return cgi_spv_fail(e, CGI_TEXT("#qwhfe", "has a memref that comes from no binding and no allocation"), NULL);
    return cgi_spv_check_memref(e, cg_value_type(cg_op_result(op, 0))) && cgi_spv_add_view(e, cg_op_result(op, 0), view->variable);
  }
  case CG_MEMREF_LOAD:
  case CG_VECTOR_LOAD: return cgi_spv_scan_access(e, cg_op_operand(op, CG_MEMREF_LOAD_MEMREF), true, false);
  case CG_MEMREF_STORE:
  case CG_VECTOR_STORE: return cgi_spv_scan_access(e, cg_op_operand(op, CG_MEMREF_STORE_MEMREF), false, true);
  case CG_MEMREF_ATOMIC_RMW: return cgi_spv_scan_access(e, cg_op_operand(op, CG_MEMREF_ATOMIC_RMW_MEMREF), true, true);
  case CG_GPU_SUBGROUP_MMA_LOAD_MATRIX: return cgi_spv_scan_access(e, cg_op_operand(op, CG_GPU_SUBGROUP_MMA_LOAD_MATRIX_SRC_MEMREF), true, false);
  case CG_GPU_SUBGROUP_MMA_STORE_MATRIX: return cgi_spv_scan_access(e, cg_op_operand(op, CG_GPU_SUBGROUP_MMA_STORE_MATRIX_DST_MEMREF), false, true);
  default: return true;
  }
}

// ---- declarations ---------------------------------------------------------------------------------------------------------------------
static uint32_t cgi_spv_array_type(cgi_spv_emitter *e, const cgi_spv_variable *v, uint32_t stride) { // stride 0: no layout
  bool fresh;
  uint32_t operands[2];
  operands[0] = v->element;
  if (v->count == CG_DYNAMIC || v->count > UINT32_MAX) {
    uint32_t id = cgi_spv_intern(&e->w, SpvOpTypeRuntimeArray, 0, 1, operands, stride, &fresh);
    if (fresh && stride) cgi_spv_decorate1(&e->w, id, SpvDecorationArrayStride, stride);
    return id;
  }
  operands[1] = cgi_spv_const_u32(&e->w, (uint32_t)v->count);
  uint32_t id = cgi_spv_intern(&e->w, SpvOpTypeArray, 0, 2, operands, stride, &fresh);
  if (fresh && stride) cgi_spv_decorate1(&e->w, id, SpvDecorationArrayStride, stride);
  return id;
}

static bool cgi_spv_storage_capability(cgi_spv_emitter *e, const cgi_spv_kind *kind) {
  if (kind->width == 8) return cgi_spv_need(e, SpvCapabilityStorageBuffer8BitAccess);
  return kind->width != 16 || cgi_spv_need(e, SpvCapabilityStorageBuffer16BitAccess);
}

// How the variables of one binding, of several types, are used; *others: there is more than one.
static void cgi_spv_binding_use(const cgi_spv_emitter *e, uint32_t index, bool *others, bool *writes) {
  const cgi_spv_variable *v = &e->variables[index];
  *others = *writes = false;
  for (uint32_t i = 0; i < e->num_variables; i++) {
    const cgi_spv_variable *o = &e->variables[i];
    if (!o->is_binding || o->set != v->set || o->binding != v->binding) continue;
    *others |= i != index;
    *writes |= o->writes;
  }
}

// struct { element array[]; } : one per array type and kind of block. What is read and written has one that no NonWritable variable has: a compiler
// that takes the type's word for all of its variables would read what is not up to date.
static uint32_t cgi_spv_block_type(cgi_spv_emitter *e, uint32_t index, uint32_t array) {
  bool fresh, others, writes;
  cgi_spv_binding_use(e, index, &others, &writes);
  uint32_t id = cgi_spv_intern(&e->w, SpvOpTypeStruct, 0, 1, &array, CGI_SPV_TAG_BLOCK | (writes && e->variables[index].reads), &fresh);
  if (fresh) {
    uint32_t offset[4];
    cgi_spv_decorate(&e->w, id, e->storage_buffer_class ? SpvDecorationBlock : SpvDecorationBufferBlock);
    offset[0] = id;
    offset[1] = 0;
    offset[2] = SpvDecorationOffset;
    offset[3] = 0;
    cgi_spv_inst(&e->w, CGI_SPV_DECORATIONS, SpvOpMemberDecorate, 4, offset);
  }
  return id;
}

// Different bindings are different memory; two variables of one binding are the same, which matters as soon as one of them writes.
static void cgi_spv_decorate_binding(cgi_spv_emitter *e, uint32_t index) {
  const cgi_spv_variable *v = &e->variables[index];
  cgi_spv_writer *w = &e->w;
  bool others, writes;
  cgi_spv_binding_use(e, index, &others, &writes);
  cgi_spv_decorate1(w, v->id, SpvDecorationDescriptorSet, v->set);
  cgi_spv_decorate1(w, v->id, SpvDecorationBinding, v->binding);
  if (others && writes) cgi_spv_decorate(w, v->id, SpvDecorationAliased);
  if (!writes) cgi_spv_decorate(w, v->id, SpvDecorationNonWritable);
  if (!v->reads) cgi_spv_decorate(w, v->id, SpvDecorationNonReadable);
  if (!others) cgi_spv_decorate(w, v->id, SpvDecorationRestrict);
}

// Workgroup memory of one type is one variable for all kernels, each of which has it by itself: there are drivers that add up a module's.
static uint32_t cgi_spv_workgroup_variable(cgi_spv_emitter *e, uint32_t index, uint32_t type) {
  cgi_spv_variable *v = &e->variables[index];
  uint32_t tag = CGI_SPV_TAG_WORKGROUP;
  bool fresh;
  for (uint32_t i = 0; i < index; i++) {
    const cgi_spv_variable *o = &e->variables[i];
    tag += o->storage_class == v->storage_class && o->element == v->element && o->count == v->count;
  }
  uint32_t id = cgi_spv_intern(&e->w, SpvOpVariable, type, 1, &v->storage_class, tag, &fresh);
  v->named = !fresh;
  return id;
}

static bool cgi_spv_declare_variable(cgi_spv_emitter *e, uint32_t index) {
  cgi_spv_variable *v = &e->variables[index];
  cgi_spv_writer *w = &e->w;
  cgi_spv_kind kind;
  e->op = v->op;
  if (!cgi_spv_kind_of(e, v->element_type, &kind)) return false;
  if (kind.base == CGI_SPV_BOOL) return cgi_spv_fail(e, CGI_TEXT("#snkxd", "has i1 elements: in memory they are i8"), NULL);
  if (kind.lanes == 3) return cgi_spv_fail(e, CGI_TEXT("#0dy1y", "has elements that are vectors of 3"), NULL);
  if (v->is_binding ? !cgi_spv_storage_capability(e, &kind) : !cgi_spv_compute(e, &kind)) return false;
  v->pointer = cgi_spv_type_pointer(w, v->storage_class, cgi_spv_type_of(e, &kind));
  if (v->lanes) kind.lanes = v->lanes;
  v->element = cgi_spv_type_of(e, &kind);
  uint32_t type = v->is_binding ? cgi_spv_block_type(e, index, cgi_spv_array_type(e, v, kind.width / 8 * kind.lanes)) : cgi_spv_array_type(e, v, 0);
  uint32_t operands[3];
  operands[0] = cgi_spv_type_pointer(w, v->storage_class, type);
  if (v->storage_class == SpvStorageClassWorkgroup) {
    v->id = cgi_spv_workgroup_variable(e, index, operands[0]);
    return e->result == CG_OK;
  }
  operands[1] = v->id = cgi_spv_new_id(w);
  operands[2] = v->storage_class;
  cgi_spv_inst(w, v->storage_class == SpvStorageClassFunction ? CGI_SPV_LOCALS : CGI_SPV_GLOBALS, SpvOpVariable, 3, operands);
  if (v->is_binding) cgi_spv_decorate_binding(e, index);
  return e->result == CG_OK;
}

static uint32_t cgi_spv_int_entry(cg_attr dict, const char *key) {
  cg_attr a = cg_attr_get(dict, key);
  return a ? (uint32_t)cg_attr_int(a) : 0;
}

// The byte that constant i begins at: among the push constants, or in the buffer that the constants come in.
static uint32_t cgi_spv_constant_offset(const cgi_spv_emitter *e, uint32_t i) {
  cg_attr at = e->parameters ? cg_attr_get(e->parameters, "at") : NULL;
  if (at && i < cg_attr_int_list_len(at)) return (uint32_t)cg_attr_int_list_at(at, i);
  return (e->parameters ? cgi_spv_int_entry(e->parameters, "offset") : e->push_base) + 4 * i;
}

// Constants may share a word: the members are the words that there are, in order. Returns the number of the member at byte `offset`, or how many are
// before it.
static uint32_t cgi_spv_constant_member(const cgi_spv_emitter *e, uint32_t offset) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < e->num_push_constants; i++) {
    uint32_t own = cgi_spv_constant_offset(e, i);
    bool first = own < offset;
    for (uint32_t k = 0; k < i && first; k++) first = cgi_spv_constant_offset(e, k) != own;
    n += first;
  }
  return n;
}

// The next word behind `from` (from itself included); 0xffffffff for none.
static uint32_t cgi_spv_next_constant(const cgi_spv_emitter *e, uint32_t from) {
  uint32_t least = 0xffffffffu;
  for (uint32_t i = 0; i < e->num_push_constants; i++) {
    uint32_t own = cgi_spv_constant_offset(e, i);
    if (own >= from && own < least) least = own;
  }
  return least;
}

static bool cgi_spv_is_uniform(const cgi_spv_emitter *e) {
  cg_attr from = e->parameters ? cg_attr_get(e->parameters, "from") : NULL;
  return from && cg_attr_get_kind(from) == CG_ATTR_STRING && cg_attr_str(from).len > 0 && cg_attr_str(from).data[0] == 'u';
}

// A block of words, in push constants or in a buffer. Its type is the kernel's own: others may have their words elsewhere.
static void cgi_spv_declare_constants(cgi_spv_emitter *e) {
  cgi_spv_writer *w = &e->w;
  bool fresh, uniform = cgi_spv_is_uniform(e);
  uint32_t word = cgi_spv_type_int(w, 32), count = 0, operands[4], tag = CGI_SPV_TAG_CONSTANTS | (e->parameters ? e->num_functions : 0);
  uint32_t class_of_buffer = uniform || !e->storage_buffer_class ? SpvStorageClassUniform : SpvStorageClassStorageBuffer;
  uint32_t storage_class = e->parameters ? class_of_buffer : (uint32_t)SpvStorageClassPushConstant;
  size_t mark = w->sections[CGI_SPV_LOCALS].len; // the struct's operands stand in the scratch section for locals, which gives them back
  for (uint32_t at = cgi_spv_next_constant(e, 0); at != 0xffffffffu; at = cgi_spv_next_constant(e, at + 1)) {
    cgi_spv_word(w, CGI_SPV_LOCALS, word);
    count++;
  }
  if (w->failed) return;
  uint32_t type = cgi_spv_intern(w, SpvOpTypeStruct, 0, count, w->sections[CGI_SPV_LOCALS].data + mark, tag, &fresh);
  w->sections[CGI_SPV_LOCALS].len = mark;
  if (fresh) {
    cgi_spv_decorate(w, type, e->parameters && !uniform && !e->storage_buffer_class ? SpvDecorationBufferBlock : SpvDecorationBlock);
    uint32_t member = 0;
    for (uint32_t at = cgi_spv_next_constant(e, 0); at != 0xffffffffu; at = cgi_spv_next_constant(e, at + 1)) {
      operands[0] = type;
      operands[1] = member++;
      operands[2] = SpvDecorationOffset;
      operands[3] = at;
      cgi_spv_inst(w, CGI_SPV_DECORATIONS, SpvOpMemberDecorate, 4, operands);
    }
  }
  operands[0] = cgi_spv_type_pointer(w, storage_class, type);
  operands[1] = e->push_constants = cgi_spv_new_id(w);
  operands[2] = storage_class;
  cgi_spv_inst(w, CGI_SPV_GLOBALS, SpvOpVariable, 3, operands);
  e->push_pointer = cgi_spv_type_pointer(w, storage_class, word);
  if (!e->parameters) return;
  cgi_spv_decorate1(w, e->push_constants, SpvDecorationDescriptorSet, cgi_spv_int_entry(e->parameters, "set"));
  cgi_spv_decorate1(w, e->push_constants, SpvDecorationBinding, cgi_spv_int_entry(e->parameters, "binding"));
  if (!uniform) cgi_spv_decorate(w, e->push_constants, SpvDecorationNonWritable);
}

CGI_SPV_DEF bool cgi_spv_declare_memory(cgi_spv_emitter *e) {
  for (uint32_t i = 0; i < e->num_variables; i++)
    if (!cgi_spv_declare_variable(e, i)) return false;
  if (e->num_push_constants) cgi_spv_declare_constants(e);
  return true;
}

// ---- instructions ---------------------------------------------------------------------------------------------------------------------
// The element offset of a subspan: its layout's, plus its byte offset by the element's size.
static bool cgi_spv_emit_subspan(cgi_spv_emitter *e, cg_op op) {
  cg_value result = cg_op_result(op, 0);
  cg_type type = cg_value_type(result);
  cgi_spv_view *view = cgi_spv_view_of(e, result);
  cgi_spv_kind kind;
  int64_t stride = 1, offset = 0;
  if (!view || !cgi_spv_kind_of(e, cg_type_element(type), &kind)) return false;
  if (cg_type_layout(type)) (void)cg_type_strides(type, &stride, &offset);
  unsigned dynamic = cg_type_rank(type) == 1 && cg_type_dim(type, 0) == CG_DYNAMIC ? 1 : 0;
  uint32_t word = cgi_spv_type_int(&e->w, 32), id = offset ? cgi_spv_const_u32(&e->w, (uint32_t)offset) : 0;
  if (cg_op_num_operands(op) > dynamic) {
    cg_value byte_offset = cg_op_operand(op, CG_HAL_INTERFACE_BINDING_SUBSPAN_BYTE_OFFSET);
    cg_op constant = cg_value_op(byte_offset);
    uint32_t bytes = kind.width / 8 * kind.lanes, elements;
    if (constant && cg_op_get_kind(constant) == CG_ARITH_CONSTANT) {
      int64_t value = cg_attr_int(cg_op_attr(constant, "value")) + offset * (int64_t)bytes;
      if (value % bytes != 0) return cgi_spv_fail(e, CGI_TEXT("#tt8ck", "has a byte offset that is no multiple of its element's size"), NULL);
      id = value ? cgi_spv_const_u32(&e->w, (uint32_t)(value / bytes)) : 0;
    } else {
      elements = cgi_spv_op2(e, SpvOpUDiv, word, cgi_spv_value(e, byte_offset), cgi_spv_const_u32(&e->w, bytes));
      id = id ? cgi_spv_op2(e, SpvOpIAdd, word, elements, id) : elements;
    }
  }
  view->offset = id;
  return e->result == CG_OK;
}

// A pointer to the element at memref[index + extra], or to the `lanes` elements from there on, where memory holds such vectors.
static uint32_t cgi_spv_element_pointer(cgi_spv_emitter *e, cg_value memref, uint32_t index, uint32_t extra, uint32_t lanes) {
  cgi_spv_view *view = cgi_spv_view_of(e, memref); // there is one: cgi_spv_scan_memory has looked
  const cgi_spv_variable *v = &e->variables[view->variable];
  uint32_t word = cgi_spv_type_int(&e->w, 32), operands[4], n = 0, pointer = v->pointer;
  if (extra) index = cgi_spv_op2(e, SpvOpIAdd, word, index, cgi_spv_const_u32(&e->w, extra));
  if (view->offset) index = cgi_spv_op2(e, SpvOpIAdd, word, index, view->offset);
  operands[n++] = v->id;
  if (v->is_binding) operands[n++] = cgi_spv_const_u32(&e->w, 0);
  operands[n++] = index;
  if (v->lanes) { // scalars are components of vectors
    operands[n - 1] = cgi_spv_op2(e, SpvOpShiftRightLogical, word, index, cgi_spv_const_u32(&e->w, v->lanes == 4 ? 2 : 1));
    if (lanes == 1)
      operands[n++] = cgi_spv_op2(e, SpvOpBitwiseAnd, word, index, cgi_spv_const_u32(&e->w, v->lanes - 1));
    else
      pointer = cgi_spv_type_pointer(&e->w, v->storage_class, v->element);
  }
  return cgi_spv_op(e, SpvOpAccessChain, pointer, n, operands);
}

#ifndef CODEGEN_NO_FAST_PIPELINES
CGI_SPV_DEF uint32_t cgi_spv_pointer(cgi_spv_emitter *e, cg_value memref, uint32_t index) { return cgi_spv_element_pointer(e, memref, index, 0, 1); }
#endif

// Under Vulkan's memory model threads see each other's accesses where these say so; under GLSL450 those of workgroup memory do by themselves.
CGI_SPV_DEF uint32_t cgi_spv_access(cgi_spv_emitter *e, cg_value memref, bool store, uint32_t out[2]) {
  cgi_spv_view *view = cgi_spv_view_of(e, memref);
  if (!CGI_SPV_VULKAN_MODEL(e) || !view || e->variables[view->variable].storage_class != SpvStorageClassWorkgroup) return 0;
  out[0] = SpvMemoryAccessNonPrivatePointerMask | (store ? SpvMemoryAccessMakePointerAvailableMask : SpvMemoryAccessMakePointerVisibleMask);
  out[1] = cgi_spv_const_u32(&e->w, SpvScopeWorkgroup);
  return 2;
}

static uint32_t cgi_spv_load(cgi_spv_emitter *e, cg_value memref, uint32_t type, uint32_t pointer) {
  uint32_t operands[3];
  operands[0] = pointer;
  return cgi_spv_op(e, SpvOpLoad, type, 1 + cgi_spv_access(e, memref, false, operands + 1), operands);
}

static void cgi_spv_store(cgi_spv_emitter *e, cg_value memref, uint32_t pointer, uint32_t value) {
  uint32_t operands[4];
  operands[0] = pointer;
  operands[1] = value;
  cgi_spv_inst(&e->w, CGI_SPV_BODY, SpvOpStore, 2 + cgi_spv_access(e, memref, true, operands + 2), operands);
}

// Memory holds vectors of `lanes` elements behind scalar ones: vector.load and vector.store of that many are aligned and access one.
static bool cgi_spv_holds_vectors(cgi_spv_emitter *e, cg_value memref, uint32_t lanes) {
  cgi_spv_view *view = cgi_spv_view_of(e, memref);
  return view && lanes > 1 && e->variables[view->variable].lanes == lanes;
}

CGI_SPV_DEF uint32_t cgi_spv_index_operand(cgi_spv_emitter *e, cg_op op, unsigned first) {
  unsigned n = cg_op_num_operands(op);
  if (n == first) return cgi_spv_const_u32(&e->w, 0); // rank 0
  if (n == first + 1) return cgi_spv_value(e, cg_op_operand(op, first));
  cgi_spv_fail(e, CGI_TEXT("#pteyc", "has more than one index"), NULL);
  return 0;
}

static bool cgi_spv_emit_load(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  cg_value result = cg_op_result(op, 0);
  if (!cgi_spv_kind_of(e, cg_value_type(result), &kind)) return false;
  uint32_t pointer =
      cgi_spv_element_pointer(e, cg_op_operand(op, CG_MEMREF_LOAD_MEMREF), cgi_spv_index_operand(e, op, CG_MEMREF_LOAD_INDICES), 0, kind.lanes);
  cgi_spv_bind(e, result, cgi_spv_load(e, cg_op_operand(op, CG_MEMREF_LOAD_MEMREF), cgi_spv_type_of(e, &kind), pointer));
  return e->result == CG_OK;
}

static bool cgi_spv_emit_store(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  if (!cgi_spv_kind_of(e, cg_value_type(cg_op_operand(op, CG_MEMREF_STORE_VALUE)), &kind)) return false;
  uint32_t value = cgi_spv_value(e, cg_op_operand(op, CG_MEMREF_STORE_VALUE));
  uint32_t pointer =
      cgi_spv_element_pointer(e, cg_op_operand(op, CG_MEMREF_STORE_MEMREF), cgi_spv_index_operand(e, op, CG_MEMREF_STORE_INDICES), 0, kind.lanes);
  cgi_spv_store(e, cg_op_operand(op, CG_MEMREF_STORE_MEMREF), pointer, value);
  return e->result == CG_OK;
}

// vector.load and vector.store: the lanes one after another, or at once where the memref's element is the vector.
static bool cgi_spv_emit_vector_load(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind, scalar;
  cg_value result = cg_op_result(op, 0);
  uint32_t parts[CGI_SPV_MAX_LANES];
  if (cg_type_element(cg_value_type(cg_op_operand(op, CG_VECTOR_LOAD_BASE))) == cg_value_type(result)) return cgi_spv_emit_load(e, op);
  if (!cgi_spv_kind_of(e, cg_value_type(result), &kind)) return false;
  if (cgi_spv_holds_vectors(e, cg_op_operand(op, CG_VECTOR_LOAD_BASE), kind.lanes)) return cgi_spv_emit_load(e, op);
  scalar = cgi_spv_make_kind(kind.base, kind.width, 1);
  uint32_t index = cgi_spv_index_operand(e, op, CG_VECTOR_LOAD_INDICES);
  uint32_t type = cgi_spv_type_of(e, &scalar);
  for (uint32_t i = 0; i < kind.lanes; i++)
    parts[i] = cgi_spv_load(e, cg_op_operand(op, CG_VECTOR_LOAD_BASE), type,
                            cgi_spv_element_pointer(e, cg_op_operand(op, CG_VECTOR_LOAD_BASE), index, i, 1));
  if (kind.lanes > 1 && !cgi_spv_compute(e, &kind)) return false;
  cgi_spv_bind(e, result, kind.lanes == 1 ? parts[0] : cgi_spv_op(e, SpvOpCompositeConstruct, cgi_spv_type_of(e, &kind), kind.lanes, parts));
  return e->result == CG_OK;
}

static bool cgi_spv_emit_vector_store(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind, scalar;
  cg_value source = cg_op_operand(op, CG_VECTOR_STORE_VALUE_TO_STORE);
  if (cg_type_element(cg_value_type(cg_op_operand(op, CG_VECTOR_STORE_BASE))) == cg_value_type(source)) return cgi_spv_emit_store(e, op);
  if (!cgi_spv_kind_of(e, cg_value_type(source), &kind)) return false;
  if (cgi_spv_holds_vectors(e, cg_op_operand(op, CG_VECTOR_STORE_BASE), kind.lanes)) return cgi_spv_emit_store(e, op);
  scalar = cgi_spv_make_kind(kind.base, kind.width, 1);
  uint32_t index = cgi_spv_index_operand(e, op, CG_VECTOR_STORE_INDICES), value = cgi_spv_value(e, source);
  if (kind.lanes > 1 && !cgi_spv_compute(e, &kind)) return false;
  for (uint32_t i = 0; i < kind.lanes; i++) {
    uint32_t part = kind.lanes == 1 ? value : cgi_spv_op2(e, SpvOpCompositeExtract, cgi_spv_type_of(e, &scalar), value, i);
    cgi_spv_store(e, cg_op_operand(op, CG_VECTOR_STORE_BASE), cgi_spv_element_pointer(e, cg_op_operand(op, CG_VECTOR_STORE_BASE), index, i, 1), part);
  }
  return e->result == CG_OK;
}

static bool cgi_spv_emit_atomic(cgi_spv_emitter *e, cg_op op) {
  static const uint32_t opcodes[] = {
      0, SpvOpAtomicIAdd, SpvOpAtomicExchange, 0, SpvOpAtomicSMax, SpvOpAtomicUMax, 0, SpvOpAtomicSMin, SpvOpAtomicUMin, 0,
      0, SpvOpAtomicOr,   SpvOpAtomicAnd}; // by the number of memref.atomic_rmw's kind
  cgi_spv_kind kind;
  cg_value result = cg_op_result(op, 0), memref = cg_op_operand(op, CG_MEMREF_ATOMIC_RMW_MEMREF);
  cg_attr how = cg_op_attr(op, "kind");
  int64_t number = how ? cg_attr_int(how) : -1;
  if (!cgi_spv_kind_of(e, cg_value_type(result), &kind)) return false;
  bool known = number >= 0 && number < (int64_t)(sizeof opcodes / sizeof opcodes[0]) && opcodes[number];
  if (!known || kind.lanes != 1 || kind.width != 32 || (kind.base != CGI_SPV_INT && opcodes[number] != SpvOpAtomicExchange))
    return cgi_spv_fail(e, CGI_TEXT("#pkf34", "is an atomic operation that SPIR-V without extensions lacks: 32-bit integers, and no multiplication"), NULL);
  uint32_t operands[4], value = cgi_spv_value(e, cg_op_operand(op, CG_MEMREF_ATOMIC_RMW_VALUE));
  operands[0] = cgi_spv_element_pointer(e, memref, cgi_spv_index_operand(e, op, CG_MEMREF_ATOMIC_RMW_INDICES), 0, 1);
  if (e->result != CG_OK) return false;
  bool shared = e->variables[cgi_spv_view_of(e, memref)->variable].storage_class == SpvStorageClassWorkgroup;
  operands[1] = cgi_spv_const_u32(&e->w, shared ? SpvScopeWorkgroup : CGI_SPV_VULKAN_MODEL(e) ? SpvScopeQueueFamily : SpvScopeDevice);
  operands[2] = cgi_spv_const_u32(&e->w, SpvMemorySemanticsMaskNone);
  operands[3] = value;
  cgi_spv_bind(e, result, cgi_spv_op(e, opcodes[number], cgi_spv_type_of(e, &kind), 4, operands));
  return e->result == CG_OK;
}

static bool cgi_spv_emit_push_constant(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  cg_value result = cg_op_result(op, 0);
  uint32_t word = cgi_spv_type_int(&e->w, 32), operands[2];
  if (!cgi_spv_kind_of(e, cg_value_type(result), &kind)) return false;
  if (kind.width != 32 || kind.lanes != 1) return cgi_spv_fail(e, CGI_TEXT("#aa1da", "is no 32-bit value: push constants are 32-bit words"), NULL);
  operands[0] = e->push_constants;
  uint32_t ordinal = (uint32_t)cg_attr_int(cg_op_attr(op, "ordinal"));
  operands[1] = cgi_spv_const_u32(&e->w, cgi_spv_constant_member(e, cgi_spv_constant_offset(e, ordinal)));
  uint32_t id = cgi_spv_op1(e, SpvOpLoad, word, cgi_spv_op(e, SpvOpAccessChain, e->push_pointer, 2, operands));
  if (kind.base == CGI_SPV_FLOAT) id = cgi_spv_op1(e, SpvOpBitcast, cgi_spv_type_of(e, &kind), id);
  cgi_spv_bind(e, result, id);
  return e->result == CG_OK;
}

CGI_SPV_DEF bool cgi_spv_emit_memory(cgi_spv_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_HAL_INTERFACE_BINDING_SUBSPAN: return cgi_spv_emit_subspan(e, op);
  case CG_HAL_INTERFACE_CONSTANT_LOAD: return cgi_spv_emit_push_constant(e, op);
  case CG_MEMREF_CAST: {
    cgi_spv_view *from = cgi_spv_view_of(e, cg_op_operand(op, CG_MEMREF_CAST_SOURCE)), *to = cgi_spv_view_of(e, cg_op_result(op, 0));
    if (from && to) to->offset = from->offset;
    return from && to;
  }
  case CG_MEMREF_ALLOC:
  case CG_MEMREF_ALLOCA:
  case CG_MEMREF_DEALLOC:
  case CG_MEMREF_ASSUME_ALIGNMENT: return true;
  case CG_MEMREF_LOAD: return cgi_spv_emit_load(e, op);
  case CG_MEMREF_STORE: return cgi_spv_emit_store(e, op);
  case CG_VECTOR_LOAD: return cgi_spv_emit_vector_load(e, op);
  case CG_VECTOR_STORE: return cgi_spv_emit_vector_store(e, op);
  case CG_MEMREF_ATOMIC_RMW: return cgi_spv_emit_atomic(e, op);
  default: *handled = false; return true;
  }
}

#undef CGI_SPV_TAG_BLOCK
#undef CGI_SPV_TAG_CONSTANTS
#undef CGI_SPV_TAG_WORKGROUP
#undef CGI_SPV_NO_CLASS
// ==== spirv/arith.c
// SPIR-V instructions of arith and math operations on scalars and short vectors.

typedef enum cgi_spv_form {
  CGI_SPV_FORM_SAME,   // opcode on operands of the result's type; `alternative` for booleans, 0 where they have none
  CGI_SPV_FORM_ROUNDS, // the same, NoContraction unless flagged contract
  CGI_SPV_FORM_GLSL,   // exact, or within Vulkan's bounds
  CGI_SPV_FORM_FAST,   // GLSL only under the afn flag: expanded before otherwise
  CGI_SPV_FORM_NO_NAN, // GLSL only under nnan
  CGI_SPV_FORM_MINMAX  // integers: GLSL at 32 bits, else `alternative` as comparison and a selection
} cgi_spv_form;

typedef struct cgi_spv_rule {
  uint16_t kind, form; // cg_op_kind, cgi_spv_form
  uint16_t opcode, alternative;
} cgi_spv_rule;

// clang-format off
static const cgi_spv_rule cgi_spv_rules[] = {
#define CGI_SPV_RULE(op, form, opcode, alternative) {CG_##op, CGI_SPV_FORM_##form, opcode, alternative},
    CGI_SPV_RULE(ARITH_ADDI, SAME, SpvOpIAdd, SpvOpLogicalNotEqual)
    CGI_SPV_RULE(ARITH_SUBI, SAME, SpvOpISub, SpvOpLogicalNotEqual)
    CGI_SPV_RULE(ARITH_MULI, SAME, SpvOpIMul, SpvOpLogicalAnd)
    CGI_SPV_RULE(ARITH_DIVSI, SAME, SpvOpSDiv, 0)
    CGI_SPV_RULE(ARITH_DIVUI, SAME, SpvOpUDiv, 0)
    CGI_SPV_RULE(ARITH_REMSI, SAME, SpvOpSRem, 0)
    CGI_SPV_RULE(ARITH_REMUI, SAME, SpvOpUMod, 0)
    CGI_SPV_RULE(ARITH_ANDI, SAME, SpvOpBitwiseAnd, SpvOpLogicalAnd)
    CGI_SPV_RULE(ARITH_ORI, SAME, SpvOpBitwiseOr, SpvOpLogicalOr)
    CGI_SPV_RULE(ARITH_XORI, SAME, SpvOpBitwiseXor, SpvOpLogicalNotEqual)
    CGI_SPV_RULE(ARITH_SHLI, SAME, SpvOpShiftLeftLogical, 0)
    CGI_SPV_RULE(ARITH_SHRUI, SAME, SpvOpShiftRightLogical, 0)
    CGI_SPV_RULE(ARITH_SHRSI, SAME, SpvOpShiftRightArithmetic, 0)
    CGI_SPV_RULE(ARITH_NEGF, SAME, SpvOpFNegate, 0)
    CGI_SPV_RULE(ARITH_DIVF, SAME, SpvOpFDiv, 0)
    CGI_SPV_RULE(ARITH_ADDF, ROUNDS, SpvOpFAdd, 0)
    CGI_SPV_RULE(ARITH_SUBF, ROUNDS, SpvOpFSub, 0)
    CGI_SPV_RULE(ARITH_MULF, ROUNDS, SpvOpFMul, 0)
    CGI_SPV_RULE(ARITH_MAXSI, MINMAX, CGI_SPV_GLSL_SMAX, SpvOpSGreaterThan)
    CGI_SPV_RULE(ARITH_MAXUI, MINMAX, CGI_SPV_GLSL_UMAX, SpvOpUGreaterThan)
    CGI_SPV_RULE(ARITH_MINSI, MINMAX, CGI_SPV_GLSL_SMIN, SpvOpSLessThan)
    CGI_SPV_RULE(ARITH_MINUI, MINMAX, CGI_SPV_GLSL_UMIN, SpvOpULessThan)
    CGI_SPV_RULE(ARITH_MAXIMUMF, NO_NAN, CGI_SPV_GLSL_FMAX, 0)
    CGI_SPV_RULE(ARITH_MINIMUMF, NO_NAN, CGI_SPV_GLSL_FMIN, 0)
    CGI_SPV_RULE(ARITH_MAXNUMF, NO_NAN, CGI_SPV_GLSL_FMAX, 0)
    CGI_SPV_RULE(ARITH_MINNUMF, NO_NAN, CGI_SPV_GLSL_FMIN, 0)
    CGI_SPV_RULE(MATH_ABSF, GLSL, CGI_SPV_GLSL_FABS, 0)
    CGI_SPV_RULE(MATH_CEIL, GLSL, CGI_SPV_GLSL_CEIL, 0)
    CGI_SPV_RULE(MATH_FLOOR, GLSL, CGI_SPV_GLSL_FLOOR, 0)
    CGI_SPV_RULE(MATH_TRUNC, GLSL, CGI_SPV_GLSL_TRUNC, 0)
    CGI_SPV_RULE(MATH_SQRT, GLSL, CGI_SPV_GLSL_SQRT, 0)
    CGI_SPV_RULE(MATH_RSQRT, GLSL, CGI_SPV_GLSL_INVERSE_SQRT, 0)
    CGI_SPV_RULE(MATH_ROUNDEVEN, FAST, CGI_SPV_GLSL_ROUND_EVEN, 0)
    CGI_SPV_RULE(MATH_SIN, FAST, CGI_SPV_GLSL_SIN, 0)
    CGI_SPV_RULE(MATH_COS, FAST, CGI_SPV_GLSL_COS, 0)
    CGI_SPV_RULE(MATH_TAN, FAST, CGI_SPV_GLSL_TAN, 0)
    CGI_SPV_RULE(MATH_ASIN, FAST, CGI_SPV_GLSL_ASIN, 0)
    CGI_SPV_RULE(MATH_ACOS, FAST, CGI_SPV_GLSL_ACOS, 0)
    CGI_SPV_RULE(MATH_ATAN, FAST, CGI_SPV_GLSL_ATAN, 0)
    CGI_SPV_RULE(MATH_SINH, FAST, CGI_SPV_GLSL_SINH, 0)
    CGI_SPV_RULE(MATH_COSH, FAST, CGI_SPV_GLSL_COSH, 0)
    CGI_SPV_RULE(MATH_TANH, FAST, CGI_SPV_GLSL_TANH, 0)
    CGI_SPV_RULE(MATH_ASINH, FAST, CGI_SPV_GLSL_ASINH, 0)
    CGI_SPV_RULE(MATH_ACOSH, FAST, CGI_SPV_GLSL_ACOSH, 0)
    CGI_SPV_RULE(MATH_ATANH, FAST, CGI_SPV_GLSL_ATANH, 0)
    CGI_SPV_RULE(MATH_ATAN2, FAST, CGI_SPV_GLSL_ATAN2, 0)
    CGI_SPV_RULE(MATH_POWF, FAST, CGI_SPV_GLSL_POW, 0)
    CGI_SPV_RULE(MATH_EXP, FAST, CGI_SPV_GLSL_EXP, 0)
    CGI_SPV_RULE(MATH_LOG, FAST, CGI_SPV_GLSL_LOG, 0)
    CGI_SPV_RULE(MATH_EXP2, FAST, CGI_SPV_GLSL_EXP2, 0)
    CGI_SPV_RULE(MATH_LOG2, FAST, CGI_SPV_GLSL_LOG2, 0)
#undef CGI_SPV_RULE
};
// clang-format on

static const cgi_spv_rule *cgi_spv_rule_of(cg_op_kind kind) { // NULL: it has none
  for (size_t i = 0; i < sizeof cgi_spv_rules / sizeof *cgi_spv_rules; i++)
    if (cgi_spv_rules[i].kind == kind) return &cgi_spv_rules[i];
  return NULL;
}

// Result kind, and the ids of all operands.
static bool cgi_spv_operands(cgi_spv_emitter *e, cg_op op, cgi_spv_kind *kind, uint32_t *ids) {
  if (!cgi_spv_kind_of(e, cg_value_type(cg_op_result(op, 0)), kind)) return false;
  for (unsigned i = 0; i < cg_op_num_operands(op) && i < 3; i++) ids[i] = cgi_spv_value(e, cg_op_operand(op, i));
  return e->result == CG_OK;
}

static bool cgi_spv_set_result(cgi_spv_emitter *e, cg_op op, uint32_t id) {
  cgi_spv_bind(e, cg_op_result(op, 0), id);
  return e->result == CG_OK;
}

static uint32_t cgi_spv_bool_type(cgi_spv_emitter *e, uint32_t lanes) {
  cgi_spv_kind k = cgi_spv_make_kind(CGI_SPV_BOOL, 1, lanes);
  return cgi_spv_type_of(e, &k);
}

static bool cgi_spv_emit_minmax(cgi_spv_emitter *e, cg_op op, const cgi_spv_rule *rule, const cgi_spv_kind *kind, const uint32_t *ids) {
  uint32_t type = cgi_spv_type_of(e, kind);
  if (kind->base == CGI_SPV_BOOL) return cgi_spv_fail(e, CGI_TEXT("[missing-pass] #4pj39", "[missing-pass] on i1 is expanded by expand-arith, which did not run"), NULL);
  if (kind->width == 32) return cgi_spv_set_result(e, op, cgi_spv_glsl(e, rule->opcode, type, 2, ids));
  uint32_t less = cgi_spv_op2(e, rule->alternative, cgi_spv_bool_type(e, kind->lanes), ids[0], ids[1]);
  return cgi_spv_set_result(e, op, cgi_spv_op3(e, SpvOpSelect, type, less, ids[0], ids[1]));
}

static bool cgi_spv_emit_rule(cgi_spv_emitter *e, cg_op op, const cgi_spv_rule *rule) {
  cgi_spv_kind kind;
  uint32_t ids[3], opcode = rule->opcode, n = cg_op_num_operands(op);
  if (!cgi_spv_operands(e, op, &kind, ids) || !cgi_spv_compute(e, &kind)) return false;
  uint32_t type = cgi_spv_type_of(e, &kind);
  switch ((cgi_spv_form)rule->form) {
  case CGI_SPV_FORM_SAME:
    if (kind.base == CGI_SPV_BOOL) opcode = rule->alternative;
    if (!opcode) return cgi_spv_fail(e, CGI_TEXT("[missing-pass] #4pj39", "[missing-pass] on i1 is expanded by expand-arith, which did not run"), NULL);
    return cgi_spv_set_result(e, op, cgi_spv_op(e, opcode, type, n, ids));
  case CGI_SPV_FORM_ROUNDS: {
    uint32_t id = cgi_spv_op(e, opcode, type, n, ids);
    if (!(cg_op_fastmath(op) & CG_FASTMATH_CONTRACT)) cgi_spv_decorate(&e->w, id, SpvDecorationNoContraction);
    return cgi_spv_set_result(e, op, id);
  }
  case CGI_SPV_FORM_MINMAX: return cgi_spv_emit_minmax(e, op, rule, &kind, ids);
  case CGI_SPV_FORM_FAST:
    if (!(cg_op_fastmath(op) & CG_FASTMATH_AFN))
      return cgi_spv_fail(e, CGI_TEXT("[missing-pass] #x4fre", "[missing-pass] is expanded by approximate-math, which did not run: a device's own may be far off"), NULL);
    if (kind.width == 64) return cgi_spv_fail(e, CGI_TEXT("#08mt9", "has no 64-bit form in GLSL.std.450"), NULL);
    break;
  case CGI_SPV_FORM_NO_NAN:
    if (!(cg_op_fastmath(op) & CG_FASTMATH_NNAN))
      return cgi_spv_fail(e, CGI_TEXT("[missing-pass] #732vb", "[missing-pass] is expanded by expand-arith, which did not run: a device's own may lose a NaN"), NULL);
    break;
  default: break;
  }
  return cgi_spv_set_result(e, op, cgi_spv_glsl(e, opcode, type, n, ids));
}

// ---- comparisons and selection --------------------------------------------------------------------------------------------------------
// The operands of a comparison and its predicate, one of `count`.
static bool cgi_spv_comparison(cgi_spv_emitter *e, cg_op op, int64_t count, int64_t *p, cgi_spv_kind *kind, cgi_spv_kind *in, uint32_t *ids) {
  cg_attr predicate = cg_op_attr(op, "predicate");
  *p = predicate ? cg_attr_int(predicate) : -1;
  if (*p < 0 || *p >= count) return cgi_spv_invalid(e, CGI_TEXT("#bc40y", "has no valid predicate"));
  return cgi_spv_operands(e, op, kind, ids) && cgi_spv_kind_of(e, cg_value_type(cg_op_operand(op, CG_LHS)), in) && cgi_spv_compute(e, in);
}

static bool cgi_spv_emit_cmpi(cgi_spv_emitter *e, cg_op op) {
  static const uint32_t opcodes[] = {SpvOpIEqual,       SpvOpINotEqual,         SpvOpSLessThan, SpvOpSLessThanEqual,
                                     SpvOpSGreaterThan, SpvOpSGreaterThanEqual, SpvOpULessThan, SpvOpULessThanEqual,
                                     SpvOpUGreaterThan, SpvOpUGreaterThanEqual};
  cgi_spv_kind kind, in;
  uint32_t ids[3];
  int64_t p;
  if (!cgi_spv_comparison(e, op, (int64_t)(sizeof opcodes / sizeof opcodes[0]), &p, &kind, &in, ids)) return false;
  uint32_t opcode = opcodes[p];
  if (in.base == CGI_SPV_BOOL) {
    if (p > CG_CMPI_NE) return cgi_spv_fail(e, CGI_TEXT("[missing-pass] #4pj39", "[missing-pass] on i1 is expanded by expand-arith, which did not run"), NULL);
    opcode = p == CG_CMPI_EQ ? SpvOpLogicalEqual : SpvOpLogicalNotEqual;
  }
  return cgi_spv_set_result(e, op, cgi_spv_op2(e, opcode, cgi_spv_type_of(e, &kind), ids[0], ids[1]));
}

static bool cgi_spv_emit_cmpf(cgi_spv_emitter *e, cg_op op) {
  static const uint32_t opcodes[] = {0,
                                     SpvOpFOrdEqual,
                                     SpvOpFOrdGreaterThan,
                                     SpvOpFOrdGreaterThanEqual,
                                     SpvOpFOrdLessThan,
                                     SpvOpFOrdLessThanEqual,
                                     SpvOpFOrdNotEqual,
                                     0,
                                     SpvOpFUnordEqual,
                                     SpvOpFUnordGreaterThan,
                                     SpvOpFUnordGreaterThanEqual,
                                     SpvOpFUnordLessThan,
                                     SpvOpFUnordLessThanEqual,
                                     SpvOpFUnordNotEqual,
                                     0,
                                     0};
  cgi_spv_kind kind, in;
  uint32_t ids[3];
  int64_t p;
  if (!cgi_spv_comparison(e, op, (int64_t)(sizeof opcodes / sizeof opcodes[0]), &p, &kind, &in, ids)) return false;
  uint32_t type = cgi_spv_type_of(e, &kind);
  if (p == CG_CMPF_FALSE || p == CG_CMPF_TRUE) return cgi_spv_set_result(e, op, cgi_spv_splat(e, &kind, p == CG_CMPF_TRUE));
  if (p == CG_CMPF_ORD || p == CG_CMPF_UNO) { // OpOrdered is for kernels of OpenCL only
    uint32_t first = cgi_spv_op1(e, SpvOpIsNan, type, ids[0]), second = cgi_spv_op1(e, SpvOpIsNan, type, ids[1]);
    uint32_t either = cgi_spv_op2(e, SpvOpLogicalOr, type, first, second);
    return cgi_spv_set_result(e, op, p == CG_CMPF_UNO ? either : cgi_spv_op1(e, SpvOpLogicalNot, type, either));
  }
  return cgi_spv_set_result(e, op, cgi_spv_op2(e, opcodes[p], type, ids[0], ids[1]));
}

static bool cgi_spv_emit_select(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind, condition;
  uint32_t ids[3];
  if (!cgi_spv_operands(e, op, &kind, ids) || !cgi_spv_compute(e, &kind) ||
      !cgi_spv_kind_of(e, cg_value_type(cg_op_operand(op, CG_ARITH_SELECT_CONDITION)), &condition))
    return false;
  if (condition.lanes < kind.lanes) { // one condition for all lanes is core from 1.4 on only
    uint32_t parts[CGI_SPV_MAX_LANES];
    for (uint32_t i = 0; i < kind.lanes; i++) parts[i] = ids[0];
    ids[0] = cgi_spv_op(e, SpvOpCompositeConstruct, cgi_spv_bool_type(e, kind.lanes), kind.lanes, parts);
  }
  return cgi_spv_set_result(e, op, cgi_spv_op(e, SpvOpSelect, cgi_spv_type_of(e, &kind), 3, ids));
}

// ---- conversions ----------------------------------------------------------------------------------------------------------------------
static uint64_t cgi_spv_one(const cgi_spv_kind *kind, bool negative) {
  if (kind->base != CGI_SPV_FLOAT) return negative ? UINT64_MAX : 1;
  if (kind->width == 16) return negative ? 0xbc00u : 0x3c00u;
  if (kind->width == 32) return negative ? 0xbf800000u : 0x3f800000u;
  return (uint64_t)(negative ? 0xbff00000u : 0x3ff00000u) << 32;
}

static uint32_t cgi_spv_from_bool(cgi_spv_emitter *e, const cgi_spv_kind *kind, uint32_t value, bool negative) {
  if (!cgi_spv_compute(e, kind)) return 0;
  uint32_t type = cgi_spv_type_of(e, kind), one = cgi_spv_splat(e, kind, cgi_spv_one(kind, negative)), zero = cgi_spv_splat(e, kind, 0);
  return cgi_spv_op3(e, SpvOpSelect, type, value, one, zero);
}

static uint32_t cgi_spv_to_bool(cgi_spv_emitter *e, const cgi_spv_kind *in, uint32_t value) { // the lowest bit
  if (!cgi_spv_compute(e, in)) return 0;
  uint32_t type = cgi_spv_type_of(e, in), boolean = cgi_spv_bool_type(e, in->lanes), one = cgi_spv_splat(e, in, 1), zero = cgi_spv_splat(e, in, 0);
  return cgi_spv_op2(e, SpvOpINotEqual, boolean, cgi_spv_op2(e, SpvOpBitwiseAnd, type, value, one), zero);
}

// Between integers and index: nothing, a change of width, or one from or to booleans.
static uint32_t cgi_spv_convert_int(cgi_spv_emitter *e, const cgi_spv_kind *to, const cgi_spv_kind *from, uint32_t value, bool is_signed) {
  if (to->width == from->width) return value;
  if (from->base == CGI_SPV_BOOL) return cgi_spv_from_bool(e, to, value, is_signed);
  if (to->base == CGI_SPV_BOOL) return cgi_spv_to_bool(e, from, value);
  if (!cgi_spv_convertible(e, to) || !cgi_spv_convertible(e, from)) return 0;
  return cgi_spv_op1(e, is_signed ? SpvOpSConvert : SpvOpUConvert, cgi_spv_type_of(e, to), value);
}

static bool cgi_spv_emit_cast(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind to, from;
  uint32_t ids[3], id = 0;
  if (!cgi_spv_operands(e, op, &to, ids) || !cgi_spv_kind_of(e, cg_value_type(cg_op_operand(op, CG_OPERAND)), &from)) return false;
  uint32_t type = cgi_spv_type_of(e, &to);
  cg_op_kind kind = cg_op_get_kind(op);
  switch (kind) {
  case CG_ARITH_EXTSI:
  case CG_ARITH_EXTUI:
  case CG_ARITH_TRUNCI:
  case CG_ARITH_INDEX_CAST:
  case CG_ARITH_INDEX_CASTUI: id = cgi_spv_convert_int(e, &to, &from, ids[0], kind == CG_ARITH_EXTSI || kind == CG_ARITH_INDEX_CAST); break;
  case CG_ARITH_EXTF:
  case CG_ARITH_TRUNCF:
    if (!cgi_spv_convertible(e, &to) || !cgi_spv_convertible(e, &from)) return false;
    id = to.width == from.width ? ids[0] : cgi_spv_op1(e, SpvOpFConvert, type, ids[0]);
    break;
  case CG_ARITH_SITOFP:
  case CG_ARITH_UITOFP:
    if (from.base == CGI_SPV_BOOL) {
      id = cgi_spv_from_bool(e, &to, ids[0], kind == CG_ARITH_SITOFP);
    } else if (cgi_spv_compute(e, &from) && cgi_spv_compute(e, &to)) {
      id = cgi_spv_op1(e, kind == CG_ARITH_SITOFP ? SpvOpConvertSToF : SpvOpConvertUToF, type, ids[0]);
    }
    break;
  case CG_ARITH_FPTOSI:
  case CG_ARITH_FPTOUI:
    if (to.base == CGI_SPV_BOOL) return cgi_spv_fail(e, CGI_TEXT("[missing-pass] #dhfvd", "[missing-pass] to i1 is expanded by expand-arith, which did not run"), NULL);
    if (cgi_spv_compute(e, &from) && cgi_spv_compute(e, &to))
      id = cgi_spv_op1(e, kind == CG_ARITH_FPTOSI ? SpvOpConvertFToS : SpvOpConvertFToU, type, ids[0]);
    break;
  default: // arith.bitcast, vector.bitcast
    if (to.base == from.base && to.width == from.width && to.lanes == from.lanes) {
      id = ids[0];
    } else {
      if (to.base == CGI_SPV_BOOL || from.base == CGI_SPV_BOOL) return cgi_spv_fail(e, CGI_TEXT("#x34ss", "has i1 elements, which have no bits in SPIR-V"), NULL);
      if (cgi_spv_compute(e, &from) && cgi_spv_compute(e, &to)) id = cgi_spv_op1(e, SpvOpBitcast, type, ids[0]);
    }
    break;
  }
  return cgi_spv_set_result(e, op, id);
}

// ---- operations of two results, bits, fma ---------------------------------------------------------------------------------------------
static bool cgi_spv_emit_extended(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  uint32_t ids[3], members[2];
  if (!cgi_spv_operands(e, op, &kind, ids) || !cgi_spv_compute(e, &kind)) return false;
  if (kind.base != CGI_SPV_INT) return cgi_spv_fail(e, CGI_TEXT("[missing-pass] #4pj39", "[missing-pass] on i1 is expanded by expand-arith, which did not run"), NULL);
  cg_op_kind k = cg_op_get_kind(op);
  uint32_t type = cgi_spv_type_of(e, &kind);
  members[0] = members[1] = type;
  uint32_t pair = cgi_spv_intern(&e->w, SpvOpTypeStruct, 0, 2, members, 0, NULL);
  uint32_t opcode = k == CG_ARITH_MULSI_EXTENDED ? SpvOpSMulExtended : k == CG_ARITH_MULUI_EXTENDED ? SpvOpUMulExtended : SpvOpIAddCarry;
  uint32_t both = cgi_spv_op2(e, opcode, pair, ids[0], ids[1]);
  uint32_t low = cgi_spv_op2(e, SpvOpCompositeExtract, type, both, 0), high = cgi_spv_op2(e, SpvOpCompositeExtract, type, both, 1);
  if (k == CG_ARITH_ADDUI_EXTENDED) {
    uint32_t boolean = cgi_spv_bool_type(e, kind.lanes), zero = cgi_spv_splat(e, &kind, 0);
    high = cgi_spv_op2(e, SpvOpINotEqual, boolean, high, zero);
  }
  cgi_spv_bind(e, cg_op_result(op, CG_ARITH_MULUI_EXTENDED_HIGH), high);
  return cgi_spv_set_result(e, op, low);
}

static bool cgi_spv_emit_bits(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  uint32_t ids[3], id;
  if (!cgi_spv_operands(e, op, &kind, ids)) return false;
  cg_op_kind k = cg_op_get_kind(op);
  uint32_t type = cgi_spv_type_of(e, &kind), boolean = cgi_spv_bool_type(e, kind.lanes);
  if (k == CG_MATH_ABSI && kind.base == CGI_SPV_INT && kind.width != 32) {
    if (!cgi_spv_compute(e, &kind)) return false;
    uint32_t zero = cgi_spv_splat(e, &kind, 0), negative = cgi_spv_op2(e, SpvOpSLessThan, boolean, ids[0], zero);
    return cgi_spv_set_result(e, op, cgi_spv_op3(e, SpvOpSelect, type, negative, cgi_spv_op1(e, SpvOpSNegate, type, ids[0]), ids[0]));
  }
  if (kind.base != CGI_SPV_INT || kind.width != 32)
    return cgi_spv_fail(e, CGI_TEXT("[missing-pass] #vg5t4", "[missing-pass] on other than 32 bits is expanded by expand-arith, which did not run"), NULL);
  switch (k) {
  case CG_MATH_ABSI: id = cgi_spv_glsl(e, CGI_SPV_GLSL_SABS, type, 1, ids); break;
  case CG_MATH_CTPOP: id = cgi_spv_op1(e, SpvOpBitCount, type, ids[0]); break;
  case CG_MATH_CTLZ: // the highest set bit is -1 for zero
    id = cgi_spv_glsl(e, CGI_SPV_GLSL_FIND_UMSB, type, 1, ids);
    id = cgi_spv_op2(e, SpvOpISub, type, cgi_spv_splat(e, &kind, 31), id);
    break;
  default: { // cttz: the lowest set bit is -1 for zero
    uint32_t lowest = cgi_spv_glsl(e, CGI_SPV_GLSL_FIND_LSB, type, 1, ids);
    uint32_t none = cgi_spv_op2(e, SpvOpIEqual, boolean, ids[0], cgi_spv_splat(e, &kind, 0));
    id = cgi_spv_op3(e, SpvOpSelect, type, none, cgi_spv_splat(e, &kind, 32), lowest);
    break;
  }
  }
  return cgi_spv_set_result(e, op, id);
}

// math.fma rounds once: NoContraction makes GLSL's Fma a single operation. vector.fma is a contraction that may be split.
static bool cgi_spv_emit_fma(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  uint32_t ids[3];
  if (!cgi_spv_operands(e, op, &kind, ids) || !cgi_spv_compute(e, &kind)) return false;
  uint32_t id = cgi_spv_glsl(e, CGI_SPV_GLSL_FMA, cgi_spv_type_of(e, &kind), 3, ids);
  if (cg_op_get_kind(op) == CG_MATH_FMA && !(cg_op_fastmath(op) & CG_FASTMATH_CONTRACT)) cgi_spv_decorate(&e->w, id, SpvDecorationNoContraction);
  return cgi_spv_set_result(e, op, id);
}

// How #vector.kind<…> and #gpu<all_reduce_op …> combine.
static const cgi_spv_combiner cgi_spv_combiners[] = {
    {"add", {SpvOpLogicalNotEqual, SpvOpIAdd, SpvOpFAdd}, {0, SpvOpGroupNonUniformIAdd, SpvOpGroupNonUniformFAdd}, false},
    {"mul", {SpvOpLogicalAnd, SpvOpIMul, SpvOpFMul}, {0, SpvOpGroupNonUniformIMul, SpvOpGroupNonUniformFMul}, false},
    {"minsi", {0, SpvOpSLessThan, 0}, {0, SpvOpGroupNonUniformSMin, 0}, true},
    {"minui", {0, SpvOpULessThan, 0}, {0, SpvOpGroupNonUniformUMin, 0}, true},
    {"maxsi", {0, SpvOpSGreaterThan, 0}, {0, SpvOpGroupNonUniformSMax, 0}, true},
    {"maxui", {0, SpvOpUGreaterThan, 0}, {0, SpvOpGroupNonUniformUMax, 0}, true},
    {"minnumf", {0, 0, 0}, {0, 0, SpvOpGroupNonUniformFMin}, false},
    {"maxnumf", {0, 0, 0}, {0, 0, SpvOpGroupNonUniformFMax}, false},
    {"and", {SpvOpLogicalAnd, SpvOpBitwiseAnd, 0}, {SpvOpGroupNonUniformLogicalAnd, SpvOpGroupNonUniformBitwiseAnd, 0}, false},
    {"or", {SpvOpLogicalOr, SpvOpBitwiseOr, 0}, {SpvOpGroupNonUniformLogicalOr, SpvOpGroupNonUniformBitwiseOr, 0}, false},
    {"xor", {SpvOpLogicalNotEqual, SpvOpBitwiseXor, 0}, {SpvOpGroupNonUniformLogicalXor, SpvOpGroupNonUniformBitwiseXor, 0}, false}};

CGI_SPV_DEF const cgi_spv_combiner *cgi_spv_combiner_of(cg_attr how) {
  for (size_t i = 0; how && i < sizeof cgi_spv_combiners / sizeof cgi_spv_combiners[0]; i++)
    if (cg_attr_has_word(how, cgi_spv_combiners[i].word)) return &cgi_spv_combiners[i];
  return NULL;
}

CGI_SPV_DEF uint32_t cgi_spv_reduce(cgi_spv_emitter *e, const cgi_spv_kind *kind, uint32_t a, uint32_t b, cg_attr how, bool contract) {
  const cgi_spv_combiner *c = cgi_spv_combiner_of(how);
  uint32_t type = cgi_spv_type_of(e, kind), opcode = c ? c->step[kind->base] : 0;
  if (!opcode) {
    cgi_spv_fail(e, CGI_TEXT("#sfe7x", "reduces in a way that has no form here: expand-arith unrolls the others"), NULL);
    return 0;
  }
  if (c->compares) return cgi_spv_op3(e, SpvOpSelect, type, cgi_spv_op2(e, opcode, cgi_spv_bool_type(e, kind->lanes), a, b), a, b);
  uint32_t id = cgi_spv_op2(e, opcode, type, a, b);
  if (kind->base == CGI_SPV_FLOAT && !contract) cgi_spv_decorate(&e->w, id, SpvDecorationNoContraction);
  return id;
}

CGI_SPV_DEF bool cgi_spv_emit_arith(cgi_spv_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_CONSTANT: return cgi_spv_emit_constant(e, op);
  case CG_ARITH_CMPI: return cgi_spv_emit_cmpi(e, op);
  case CG_ARITH_CMPF: return cgi_spv_emit_cmpf(e, op);
  case CG_ARITH_SELECT: return cgi_spv_emit_select(e, op);
  case CG_ARITH_EXTSI:
  case CG_ARITH_EXTUI:
  case CG_ARITH_TRUNCI:
  case CG_ARITH_EXTF:
  case CG_ARITH_TRUNCF:
  case CG_ARITH_SITOFP:
  case CG_ARITH_UITOFP:
  case CG_ARITH_FPTOSI:
  case CG_ARITH_FPTOUI:
  case CG_ARITH_INDEX_CAST:
  case CG_ARITH_INDEX_CASTUI:
  case CG_ARITH_BITCAST:
  case CG_VECTOR_BITCAST: return cgi_spv_emit_cast(e, op);
  case CG_ARITH_MULSI_EXTENDED:
  case CG_ARITH_MULUI_EXTENDED:
  case CG_ARITH_ADDUI_EXTENDED: return cgi_spv_emit_extended(e, op);
  case CG_MATH_ABSI:
  case CG_MATH_CTPOP:
  case CG_MATH_CTLZ:
  case CG_MATH_CTTZ: return cgi_spv_emit_bits(e, op);
  case CG_MATH_FMA:
  case CG_VECTOR_FMA: return cgi_spv_emit_fma(e, op);
  default: {
    const cgi_spv_rule *rule = cgi_spv_rule_of(cg_op_get_kind(op));
    *handled = rule != NULL;
    return !rule || cgi_spv_emit_rule(e, op, rule);
  }
  }
}
// ==== spirv/vector.c
// SPIR-V instructions that take short vectors apart and put them together. A vector of one element is a scalar.

static bool cgi_spv_vector_kinds(cgi_spv_emitter *e, cg_op op, cgi_spv_kind *result, cgi_spv_kind *first) {
  return cgi_spv_kind_of(e, cg_value_type(cg_op_result(op, 0)), result) && cgi_spv_kind_of(e, cg_value_type(cg_op_operand(op, 0)), first) &&
         cgi_spv_compute(e, result) && cgi_spv_compute(e, first);
}

static bool cgi_spv_finish_vector(cgi_spv_emitter *e, cg_op op, uint32_t id) {
  cgi_spv_bind(e, cg_op_result(op, 0), id);
  return e->result == CG_OK;
}

// vector.broadcast, vector.splat, vector.shape_cast
static bool cgi_spv_emit_construct(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind, from;
  uint32_t parts[CGI_SPV_MAX_LANES];
  if (!cgi_spv_vector_kinds(e, op, &kind, &from)) return false;
  uint32_t value = cgi_spv_value(e, cg_op_operand(op, CG_VECTOR_BROADCAST_SOURCE));
  if (kind.lanes == from.lanes) return cgi_spv_finish_vector(e, op, value);
  if (from.lanes != 1) return cgi_spv_fail(e, CGI_TEXT("#tm5gm", "has an operand whose lanes do not fit its result"), NULL);
  for (uint32_t i = 0; i < kind.lanes; i++) parts[i] = value;
  return cgi_spv_finish_vector(e, op, cgi_spv_op(e, SpvOpCompositeConstruct, cgi_spv_type_of(e, &kind), kind.lanes, parts));
}

// The lane that an extract or insert names: a literal in *lane, or an id. False after an error.
static bool cgi_spv_position(cgi_spv_emitter *e, cg_op op, unsigned operand, uint32_t lanes, uint32_t *lane, uint32_t *id) {
  cg_attr position = cg_op_attr(op, "static_position");
  *lane = *id = 0;
  if (position && cg_attr_int_list_len(position) > 0) {
    int64_t p = cg_attr_int_list_at(position, 0);
    if (cg_attr_int_list_len(position) > 1) return cgi_spv_fail(e, CGI_TEXT("#vkwh2", "has a position of more than one dimension"), NULL);
    if (p != CG_DYNAMIC) {
      *lane = (uint32_t)p;
      return p >= 0 && p < (int64_t)lanes ? true : cgi_spv_invalid(e, CGI_TEXT("#j6hnb", "has a position outside of the vector"));
    }
  }
  if (cg_op_num_operands(op) > operand) *id = cgi_spv_value(e, cg_op_operand(op, operand));
  return e->result == CG_OK;
}

static bool cgi_spv_emit_extract(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind, from;
  uint32_t lane, dynamic;
  if (!cgi_spv_vector_kinds(e, op, &kind, &from) || !cgi_spv_position(e, op, CG_VECTOR_EXTRACT_DYNAMIC_POSITION, from.lanes, &lane, &dynamic))
    return false;
  uint32_t value = cgi_spv_value(e, cg_op_operand(op, CG_VECTOR_EXTRACT_VECTOR)), type = cgi_spv_type_of(e, &kind);
  if (kind.lanes == from.lanes) return cgi_spv_finish_vector(e, op, value);
  if (dynamic) return cgi_spv_finish_vector(e, op, cgi_spv_op2(e, SpvOpVectorExtractDynamic, type, value, dynamic));
  return cgi_spv_finish_vector(e, op, cgi_spv_op2(e, SpvOpCompositeExtract, type, value, lane));
}

// The lane that an insert of a scalar into a vector names; -1: not known.
static int cgi_spv_inserted_lane(cg_op op) {
  cg_attr position = cg_op_attr(op, "static_position");
  if (cg_op_get_kind(op) != CG_VECTOR_INSERT || cg_op_num_operands(op) != 2 || !position || cg_attr_int_list_len(position) != 1) return -1;
  if (cg_type_is_shaped(cg_value_type(cg_op_operand(op, CG_VECTOR_INSERT_SOURCE)))) return -1;
  int64_t lane = cg_attr_int_list_at(position, 0);
  return lane >= 0 && lane < CGI_SPV_MAX_LANES ? (int)lane : -1;
}

// A chain of inserts that fills every lane is one OpCompositeConstruct at its end. *later: op is a link of one whose end is yet to come. Gives the
// number of lanes with the scalars in `parts`, or 0.
static uint32_t cgi_spv_insert_chain(cg_op op, uint32_t lanes, cg_value *parts, bool *later) {
  uint32_t found = 0;
  cg_op end = op;
  for (;;) { // forward to the end
    cg_op next = cg_value_has_one_use(cg_op_result(end, 0)) ? cg_op_next(end) : NULL;
    for (unsigned steps = 0; next && (cgi_spv_inserted_lane(next) < 0 || cg_op_operand(next, CG_VECTOR_INSERT_DEST) != cg_op_result(end, 0)); steps++)
      next = steps < 64 ? cg_op_next(next) : NULL;
    if (!next) break;
    end = next;
  }
  *later = end != op;
  for (uint32_t i = 0; i < lanes; i++) parts[i] = NULL;
  for (; end; end = cg_value_op(cg_op_operand(end, CG_VECTOR_INSERT_DEST))) {
    int lane = cgi_spv_inserted_lane(end);
    if (lane < 0 || (uint32_t)lane >= lanes) return 0;
    if (!parts[lane]) found++;
    if (!parts[lane]) parts[lane] = cg_op_operand(end, CG_VECTOR_INSERT_SOURCE);
    if (found == lanes) return lanes;
  }
  return 0;
}

static bool cgi_spv_emit_insert(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind, source;
  uint32_t lane, dynamic;
  cg_value scalars[CGI_SPV_MAX_LANES];
  bool later;
  if (cgi_spv_inserted_lane(op) >= 0) {
    uint32_t parts[CGI_SPV_MAX_LANES];
    if (!cgi_spv_vector_kinds(e, op, &kind, &source)) return false;
    uint32_t n = kind.lanes > 1 ? cgi_spv_insert_chain(op, kind.lanes, scalars, &later) : 0;
    if (n && later) return true; // only the next link uses it
    for (uint32_t i = 0; i < n; i++) parts[i] = cgi_spv_value(e, scalars[i]);
    if (n) return cgi_spv_finish_vector(e, op, cgi_spv_op(e, SpvOpCompositeConstruct, cgi_spv_type_of(e, &kind), n, parts));
  }
  if (!cgi_spv_vector_kinds(e, op, &kind, &source) || !cgi_spv_position(e, op, CG_VECTOR_INSERT_DYNAMIC_POSITION, kind.lanes, &lane, &dynamic))
    return false;
  uint32_t value = cgi_spv_value(e, cg_op_operand(op, CG_VECTOR_INSERT_SOURCE)), into = cgi_spv_value(e, cg_op_operand(op, CG_VECTOR_INSERT_DEST)),
           type = cgi_spv_type_of(e, &kind);
  if (kind.lanes == source.lanes) return cgi_spv_finish_vector(e, op, value);
  if (dynamic) return cgi_spv_finish_vector(e, op, cgi_spv_op3(e, SpvOpVectorInsertDynamic, type, into, value, dynamic));
  return cgi_spv_finish_vector(e, op, cgi_spv_op3(e, SpvOpCompositeInsert, type, value, into, lane));
}

// A choice of lanes from two operands (or one, twice), numbered through both.
static bool cgi_spv_emit_lanes(cgi_spv_emitter *e, cg_op op, cg_value a, cg_value b, const int64_t *lanes) {
  cgi_spv_kind kind, from, second;
  uint32_t parts[CGI_SPV_MAX_LANES + 2];
  if (!cgi_spv_vector_kinds(e, op, &kind, &from) || !cgi_spv_kind_of(e, cg_value_type(a), &from) || !cgi_spv_kind_of(e, cg_value_type(b), &second))
    return false;
  cgi_spv_kind scalar = cgi_spv_make_kind(kind.base, kind.width, 1);
  uint32_t ida = cgi_spv_value(e, a), idb = cgi_spv_value(e, b), type = cgi_spv_type_of(e, &kind);
  if (from.lanes > 1 && second.lanes > 1 && kind.lanes > 1) {
    parts[0] = ida;
    parts[1] = idb;
    for (uint32_t i = 0; i < kind.lanes; i++) parts[2 + i] = (uint32_t)lanes[i];
    return cgi_spv_finish_vector(e, op, cgi_spv_op(e, SpvOpVectorShuffle, type, 2 + kind.lanes, parts));
  }
  for (uint32_t i = 0; i < kind.lanes; i++) { // a scalar is among them
    uint32_t lane = (uint32_t)lanes[i];
    bool in_a = lane < from.lanes;
    uint32_t n = in_a ? from.lanes : second.lanes, id = in_a ? ida : idb;
    parts[i] = n == 1 ? id : cgi_spv_op2(e, SpvOpCompositeExtract, cgi_spv_type_of(e, &scalar), id, in_a ? lane : lane - from.lanes);
  }
  return cgi_spv_finish_vector(e, op, kind.lanes == 1 ? parts[0] : cgi_spv_op(e, SpvOpCompositeConstruct, type, kind.lanes, parts));
}

static int64_t cgi_spv_int_at(cg_op op, const char *name, size_t i, int64_t fallback) {
  cg_attr a = cg_op_attr(op, name);
  return a && cg_attr_int_list_len(a) > i ? cg_attr_int_list_at(a, i) : fallback;
}

static bool cgi_spv_emit_shuffle(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  int64_t lanes[CGI_SPV_MAX_LANES];
  if (!cgi_spv_kind_of(e, cg_value_type(cg_op_result(op, 0)), &kind)) return false;
  for (uint32_t i = 0; i < kind.lanes; i++) lanes[i] = cgi_spv_int_at(op, "mask", i, 0);
  return cgi_spv_emit_lanes(e, op, cg_op_operand(op, CG_VECTOR_SHUFFLE_V1), cg_op_operand(op, CG_VECTOR_SHUFFLE_V2), lanes);
}

static bool cgi_spv_emit_extract_slice(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  int64_t lanes[CGI_SPV_MAX_LANES];
  if (!cgi_spv_kind_of(e, cg_value_type(cg_op_result(op, 0)), &kind)) return false;
  for (uint32_t i = 0; i < kind.lanes; i++) lanes[i] = cgi_spv_int_at(op, "offsets", 0, 0) + (int64_t)i * cgi_spv_int_at(op, "strides", 0, 1);
  if (lanes[0] < 0 || lanes[kind.lanes - 1] >= cg_type_num_elements(cg_value_type(cg_op_operand(op, CG_VECTOR_EXTRACT_STRIDED_SLICE_VECTOR))))
    return cgi_spv_invalid(e, CGI_TEXT("#k04ef", "reaches outside of its operand"));
  return cgi_spv_emit_lanes(e, op, cg_op_operand(op, CG_VECTOR_EXTRACT_STRIDED_SLICE_VECTOR),
                            cg_op_operand(op, CG_VECTOR_EXTRACT_STRIDED_SLICE_VECTOR), lanes);
}

static bool cgi_spv_emit_insert_slice(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind, source;
  int64_t lanes[CGI_SPV_MAX_LANES];
  if (!cgi_spv_vector_kinds(e, op, &kind, &source)) return false;
  int64_t offset = cgi_spv_int_at(op, "offsets", 0, 0);
  for (int64_t i = 0; i < (int64_t)kind.lanes; i++)
    lanes[i] = i >= offset && i < offset + (int64_t)source.lanes ? (int64_t)kind.lanes + i - offset : i;
  return cgi_spv_emit_lanes(e, op, cg_op_operand(op, CG_VECTOR_INSERT_STRIDED_SLICE_DEST), cg_op_operand(op, CG_VECTOR_INSERT_STRIDED_SLICE_SOURCE),
                            lanes);
}

// In order from lane 0, the accumulator first.
static bool cgi_spv_emit_reduction(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind, from;
  cg_attr how = cg_op_attr(op, "kind");
  if (!cgi_spv_vector_kinds(e, op, &kind, &from)) return false;
  bool contract = (cg_op_fastmath(op) & CG_FASTMATH_CONTRACT) != 0;
  uint32_t value = cgi_spv_value(e, cg_op_operand(op, CG_VECTOR_REDUCTION_VECTOR)),
           sum = cg_op_num_operands(op) > 1 ? cgi_spv_value(e, cg_op_operand(op, CG_VECTOR_REDUCTION_ACC)) : 0;
  for (uint32_t i = 0; i < from.lanes && e->result == CG_OK; i++) {
    uint32_t part = from.lanes == 1 ? value : cgi_spv_op2(e, SpvOpCompositeExtract, cgi_spv_type_of(e, &kind), value, i);
    sum = sum ? cgi_spv_reduce(e, &kind, sum, part, how, contract) : part;
  }
  return cgi_spv_finish_vector(e, op, sum);
}

CGI_SPV_DEF bool cgi_spv_emit_vector(cgi_spv_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_VECTOR_BROADCAST:
  case CG_VECTOR_SPLAT:
  case CG_VECTOR_SHAPE_CAST: return cgi_spv_emit_construct(e, op);
  case CG_VECTOR_EXTRACT:
  case CG_VECTOR_EXTRACTELEMENT: return cgi_spv_emit_extract(e, op);
  case CG_VECTOR_INSERT:
  case CG_VECTOR_INSERTELEMENT: return cgi_spv_emit_insert(e, op);
  case CG_VECTOR_SHUFFLE: return cgi_spv_emit_shuffle(e, op);
  case CG_VECTOR_EXTRACT_STRIDED_SLICE: return cgi_spv_emit_extract_slice(e, op);
  case CG_VECTOR_INSERT_STRIDED_SLICE: return cgi_spv_emit_insert_slice(e, op);
  case CG_VECTOR_REDUCTION: return cgi_spv_emit_reduction(e, op);
  default: *handled = false; return true;
  }
}
// ==== spirv/gpu.c
// SPIR-V built-ins, barriers and subgroup operations.

static const struct {
  uint32_t builtin, capability; // capability 0: none
  bool vector;
} cgi_spv_builtins[CGI_SPV_NUM_BUILTINS] = {
    {SpvBuiltInWorkgroupId, 0, true},
    {SpvBuiltInNumWorkgroups, 0, true},
    {SpvBuiltInLocalInvocationId, 0, true},
    {SpvBuiltInGlobalInvocationId, 0, true},
    {SpvBuiltInSubgroupId, SpvCapabilityGroupNonUniform, false},
    {SpvBuiltInNumSubgroups, SpvCapabilityGroupNonUniform, false},
    {SpvBuiltInSubgroupSize, SpvCapabilityGroupNonUniform, false},
    {SpvBuiltInSubgroupLocalInvocationId, SpvCapabilityGroupNonUniform, false},
};

// The built-in that an op reads, or CGI_SPV_NUM_BUILTINS.
static cgi_spv_builtin cgi_spv_builtin_of(cg_op op) {
  switch (cg_op_get_kind(op)) {
  case CG_GPU_BLOCK_ID:
  case CG_HAL_INTERFACE_WORKGROUP_ID: return CGI_SPV_WORKGROUP_ID;
  case CG_GPU_GRID_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_COUNT: return CGI_SPV_NUM_WORKGROUPS;
  case CG_GPU_THREAD_ID: return CGI_SPV_LOCAL_ID;
  case CG_GPU_GLOBAL_ID: return CGI_SPV_GLOBAL_ID;
  case CG_GPU_SUBGROUP_ID: return CGI_SPV_SUBGROUP_ID;
  case CG_GPU_NUM_SUBGROUPS: return CGI_SPV_NUM_SUBGROUPS;
  case CG_GPU_SUBGROUP_SIZE: return CGI_SPV_SUBGROUP_SIZE;
  case CG_GPU_LANE_ID: return CGI_SPV_LANE_ID;
  default: return CGI_SPV_NUM_BUILTINS;
  }
}

static bool cgi_spv_valid_is_used(cg_op op) { return cg_op_num_results(op) > 1 && cg_value_has_uses(cg_op_result(op, CG_GPU_SHUFFLE_VALID)); }

CGI_SPV_DEF bool cgi_spv_scan_gpu(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_builtin b = cgi_spv_builtin_of(op);
  if (b != CGI_SPV_NUM_BUILTINS && !e->builtin_used[b]) e->builtin_used[b] = op;
  if (cg_op_get_kind(op) == CG_GPU_SHUFFLE && cgi_spv_valid_is_used(op))
    e->builtin_used[CGI_SPV_LANE_ID] = e->builtin_used[CGI_SPV_SUBGROUP_SIZE] = op;
  return true;
}

// Variables once per module; values loaded once per function, in its entry block, which dominates every use.
CGI_SPV_DEF bool cgi_spv_declare_builtins(cgi_spv_emitter *e) {
  cgi_spv_writer *w = &e->w;
  for (unsigned i = 0; i < CGI_SPV_NUM_BUILTINS; i++) {
    if (!e->builtin_used[i]) continue;
    e->op = e->builtin_used[i];
    if (cgi_spv_builtins[i].capability && !cgi_spv_need(e, cgi_spv_builtins[i].capability)) return false;
    uint32_t type = cgi_spv_type_vector(w, cgi_spv_type_int(w, 32), cgi_spv_builtins[i].vector ? 3 : 1);
    if (!e->builtin_variables[i]) {
      uint32_t operands[3];
      operands[0] = cgi_spv_type_pointer(w, SpvStorageClassInput, type);
      operands[1] = e->builtin_variables[i] = cgi_spv_new_id(w);
      operands[2] = SpvStorageClassInput;
      cgi_spv_inst(w, CGI_SPV_GLOBALS, SpvOpVariable, 3, operands);
      cgi_spv_decorate1(w, operands[1], SpvDecorationBuiltIn, cgi_spv_builtins[i].builtin);
    }
    e->builtin_values[i] = cgi_spv_op1(e, SpvOpLoad, type, e->builtin_variables[i]);
  }
  return true;
}

// x, y, z: 0, 1, 2; written as #gpu<dim x>, or as an integer by hal.interface.workgroup.*
static bool cgi_spv_dimension(cgi_spv_emitter *e, cg_op op, uint32_t *out) {
  cg_attr a = cg_op_attr(op, "dimension");
  if (!a) return cgi_spv_invalid(e, CGI_TEXT("#b4080", "has no dimension"));
  *out = cg_attr_get_kind(a) == CG_ATTR_INT ? (uint32_t)cg_attr_int(a) : cg_attr_has_word(a, "x") ? 0u : cg_attr_has_word(a, "y") ? 1u : 2u;
  return *out < 3 ? true : cgi_spv_invalid(e, CGI_TEXT("#tvyhx", "has a dimension beyond z"));
}

static bool cgi_spv_emit_builtin(cgi_spv_emitter *e, cg_op op, cgi_spv_builtin b) {
  cgi_spv_kind kind;
  uint32_t id = e->builtin_values[b], word = cgi_spv_type_int(&e->w, 32), dimension = 0;
  if (!cgi_spv_kind_of(e, cg_value_type(cg_op_result(op, 0)), &kind)) return false;
  if (kind.base != CGI_SPV_INT || kind.width != 32) return cgi_spv_fail(e, CGI_TEXT("#aqk8k", "gives a type that is not 32 bits wide"), NULL);
  if (cgi_spv_builtins[b].vector) {
    if (!cgi_spv_dimension(e, op, &dimension)) return false;
    id = cgi_spv_op2(e, SpvOpCompositeExtract, word, id, dimension);
  }
  cgi_spv_bind(e, cg_op_result(op, 0), id);
  return e->result == CG_OK;
}

static bool cgi_spv_emit_block_dim(cgi_spv_emitter *e, cg_op op) {
  uint32_t dimension;
  if (!cgi_spv_dimension(e, op, &dimension)) return false;
  cgi_spv_bind(e, cg_op_result(op, 0), cgi_spv_const_u32(&e->w, e->workgroup_size[dimension]));
  return true;
}

// Of the subgroup alone, where codegen.scope says so.
static bool cgi_spv_emit_barrier(cgi_spv_emitter *e, cg_op op) {
  uint32_t scope = cgi_spv_const_u32(&e->w, cg_op_attr(op, "codegen.scope") ? SpvScopeSubgroup : SpvScopeWorkgroup);
  uint32_t semantics = cgi_spv_const_u32(&e->w, SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsWorkgroupMemoryMask);
  cgi_spv_inst3(&e->w, CGI_SPV_BODY, SpvOpControlBarrier, scope, scope, semantics);
  return true;
}

static bool cgi_spv_emit_subgroup_reduce(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  uint32_t operands[3];
  const cgi_spv_combiner *c = cgi_spv_combiner_of(cg_op_attr(op, "op"));
  if (!cgi_spv_kind_of(e, cg_value_type(cg_op_result(op, 0)), &kind) || !cgi_spv_compute(e, &kind)) return false;
  if (!cgi_spv_need(e, SpvCapabilityGroupNonUniformArithmetic)) return false;
  uint32_t opcode = c ? c->group[kind.base] : 0;
  if (!opcode) return cgi_spv_fail(e, CGI_TEXT("#9s9z8", "reduces in a way that no subgroup instruction does"), NULL);
  operands[0] = cgi_spv_const_u32(&e->w, SpvScopeSubgroup);
  operands[1] = SpvGroupOperationReduce;
  operands[2] = cgi_spv_value(e, cg_op_operand(op, CG_GPU_SUBGROUP_REDUCE_VALUE));
  cgi_spv_bind(e, cg_op_result(op, 0), cgi_spv_op(e, opcode, cgi_spv_type_of(e, &kind), 3, operands));
  return e->result == CG_OK;
}

// Whether the lane read from exists: lane - offset >= 0 going up, lane + offset < size going down.
static uint32_t cgi_spv_shuffle_valid(cgi_spv_emitter *e, bool up, bool down, uint32_t offset) {
  uint32_t word = cgi_spv_type_int(&e->w, 32), boolean = cgi_spv_type_bool(&e->w), lane = e->builtin_values[CGI_SPV_LANE_ID];
  if (up) return cgi_spv_op2(e, SpvOpUGreaterThanEqual, boolean, lane, offset);
  if (!down) return cgi_spv_const_bool(&e->w, true);
  return cgi_spv_op2(e, SpvOpULessThan, boolean, cgi_spv_op2(e, SpvOpIAdd, word, lane, offset), e->builtin_values[CGI_SPV_SUBGROUP_SIZE]);
}

static bool cgi_spv_emit_subgroup_shuffle(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  uint32_t operands[3];
  cg_attr mode = cg_op_attr(op, "mode");
  if (!mode || !cgi_spv_kind_of(e, cg_value_type(cg_op_result(op, 0)), &kind) || !cgi_spv_compute(e, &kind))
    return e->result == CG_OK ? cgi_spv_invalid(e, CGI_TEXT("#8d4ca", "has no mode")) : false;
  bool up = cg_attr_has_word(mode, "up"), down = cg_attr_has_word(mode, "down");
  uint32_t opcode = up                              ? SpvOpGroupNonUniformShuffleUp
                    : down                          ? SpvOpGroupNonUniformShuffleDown
                    : cg_attr_has_word(mode, "xor") ? SpvOpGroupNonUniformShuffleXor
                                                    : SpvOpGroupNonUniformShuffle;
  if (!cgi_spv_need(e, up || down ? SpvCapabilityGroupNonUniformShuffleRelative : SpvCapabilityGroupNonUniformShuffle)) return false;
  operands[0] = cgi_spv_const_u32(&e->w, SpvScopeSubgroup);
  operands[1] = cgi_spv_value(e, cg_op_operand(op, CG_GPU_SHUFFLE_VALUE));
  operands[2] = cgi_spv_value(e, cg_op_operand(op, CG_GPU_SHUFFLE_OFFSET));
  cgi_spv_bind(e, cg_op_result(op, 0), cgi_spv_op(e, opcode, cgi_spv_type_of(e, &kind), 3, operands));
  if (cgi_spv_valid_is_used(op)) cgi_spv_bind(e, cg_op_result(op, CG_GPU_SHUFFLE_VALID), cgi_spv_shuffle_valid(e, up, down, operands[2]));
  return e->result == CG_OK;
}

CGI_SPV_DEF bool cgi_spv_emit_gpu(cgi_spv_emitter *e, cg_op op, bool *handled) {
  cgi_spv_builtin b = cgi_spv_builtin_of(op);
  *handled = true;
  if (b != CGI_SPV_NUM_BUILTINS) return cgi_spv_emit_builtin(e, op, b);
  switch (cg_op_get_kind(op)) {
  case CG_GPU_BLOCK_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_SIZE: return cgi_spv_emit_block_dim(e, op);
  case CG_GPU_BARRIER: return cgi_spv_emit_barrier(e, op);
  case CG_GPU_SUBGROUP_REDUCE: return cgi_spv_emit_subgroup_reduce(e, op);
  case CG_GPU_SHUFFLE: return cgi_spv_emit_subgroup_shuffle(e, op);
  default: *handled = false; return true;
  }
}
// ==== spirv/control.c
// SPIR-V structured control flow of scf.for, scf.if and scf.while: merge instructions, and OpPhi for values that blocks carry.
//
// The verifier has seen to it that regions are one block, end as they must, and that what is carried is as many values everywhere.
// An OpPhi of a loop header names a value that its body has not computed yet: the word is left zero and patched behind the body.

CGI_SPV_DEF void cgi_spv_open_block(cgi_spv_emitter *e, uint32_t label) {
  cgi_spv_inst1(&e->w, CGI_SPV_BODY, SpvOpLabel, label);
  e->label = label;
}

static void cgi_spv_branch(cgi_spv_emitter *e, uint32_t target) { cgi_spv_inst1(&e->w, CGI_SPV_BODY, SpvOpBranch, target); }

static void cgi_spv_branch_if(cgi_spv_emitter *e, uint32_t condition, uint32_t then_label, uint32_t else_label) {
  cgi_spv_inst3(&e->w, CGI_SPV_BODY, SpvOpBranchConditional, condition, then_label, else_label);
}

// Type id of a carried value; 0 after an error. What crosses blocks is computed with, even if only stored later.
static uint32_t cgi_spv_carried_type(cgi_spv_emitter *e, cg_value v) {
  cgi_spv_kind kind;
#ifndef CODEGEN_NO_FAST_PIPELINES
  uint32_t matrix;
  if (cgi_spv_is_matrix(cg_value_type(v), e, &matrix)) return matrix;
#endif
  if (!cgi_spv_kind_of(e, cg_value_type(v), &kind) || !cgi_spv_compute(e, &kind)) return 0;
  return cgi_spv_type_of(e, &kind);
}

// Opens an OpPhi for a loop: its value from `entry`, and one from `latch` that cgi_spv_patch fills in. Returns the index of that word.
static size_t cgi_spv_loop_phi(cgi_spv_emitter *e, cg_value argument, uint32_t initial, uint32_t entry, uint32_t latch, uint32_t *id) {
  cgi_spv_writer *w = &e->w;
  uint32_t operands[6];
  operands[0] = cgi_spv_carried_type(e, argument);
  operands[1] = *id = cgi_spv_new_id(w);
  operands[2] = initial;
  operands[3] = entry;
  operands[4] = 0;
  operands[5] = latch;
  size_t at = w->sections[CGI_SPV_BODY].len + 5;
  cgi_spv_inst(w, CGI_SPV_BODY, SpvOpPhi, 6, operands);
  cgi_spv_bind(e, argument, *id);
  return at;
}

static void cgi_spv_patch(cgi_spv_emitter *e, size_t at, uint32_t id) {
  if (!e->w.failed) e->w.sections[CGI_SPV_BODY].data[at] = id;
}

// Words that each phi takes in the body: opcode, type, id, two pairs.
#define CGI_SPV_PHI_WORDS 7

static bool cgi_spv_emit_for(cgi_spv_emitter *e, cg_op op) {
  cg_block body = cg_region_first(cg_op_region(op, 0));
  cg_op yield = cg_block_last(body);
  unsigned carried = cg_op_num_results(op);
  uint32_t header = cgi_spv_new_id(&e->w), start = cgi_spv_new_id(&e->w), latch = cgi_spv_new_id(&e->w), merge = cgi_spv_new_id(&e->w),
           entry = e->label;
  uint32_t lower = cgi_spv_value(e, cg_op_operand(op, CG_SCF_FOR_LOWER_BOUND)), upper = cgi_spv_value(e, cg_op_operand(op, CG_SCF_FOR_UPPER_BOUND)),
           step = cgi_spv_value(e, cg_op_operand(op, CG_SCF_FOR_STEP));
  for (unsigned i = 0; i < carried; i++) (void)cgi_spv_value(e, cg_op_operand(op, CG_SCF_FOR_INIT_ARGS + i)); // constants are made before the phis
  cgi_spv_branch(e, header);
  cgi_spv_open_block(e, header);
  uint32_t induction, id;
  cg_value iv = cg_block_arg(body, 0);
  uint32_t type = cgi_spv_carried_type(e, iv);
  size_t first = cgi_spv_loop_phi(e, iv, lower, entry, latch, &induction);
  for (unsigned i = 0; i < carried; i++) {
    cgi_spv_loop_phi(e, cg_block_arg(body, i + 1), cgi_spv_value(e, cg_op_operand(op, CG_SCF_FOR_INIT_ARGS + i)), entry, latch, &id);
    cgi_spv_bind(e, cg_op_result(op, i), id);
  }
  if (e->result != CG_OK) return false;
  cg_attr unroll = cg_op_attr(op, "cg.unroll"); // true or false; without it the driver decides
  uint32_t control = !unroll ? SpvLoopControlMaskNone : cg_attr_int(unroll) ? SpvLoopControlUnrollMask : SpvLoopControlDontUnrollMask;
  uint32_t more = cgi_spv_op2(e, SpvOpSLessThan, cgi_spv_type_bool(&e->w), induction, upper);
  cgi_spv_inst3(&e->w, CGI_SPV_BODY, SpvOpLoopMerge, merge, latch, control);
  cgi_spv_branch_if(e, more, start, merge);
  cgi_spv_open_block(e, start);
  if (!cgi_spv_emit_block(e, body)) return false;
  for (unsigned i = 0; i < carried; i++) cgi_spv_patch(e, first + (i + 1) * (size_t)CGI_SPV_PHI_WORDS, cgi_spv_value(e, cg_op_operand(yield, i)));
  cgi_spv_branch(e, latch);
  cgi_spv_open_block(e, latch);
  cgi_spv_patch(e, first, cgi_spv_op2(e, SpvOpIAdd, type, induction, step));
  cgi_spv_branch(e, header);
  cgi_spv_open_block(e, merge);
  return e->result == CG_OK;
}

static bool cgi_spv_emit_if(cgi_spv_emitter *e, cg_op op) {
  cg_block blocks[2];
  unsigned results = cg_op_num_results(op);
  blocks[0] = cg_region_first(cg_op_region(op, CG_SCF_IF_THEN_REGION));
  blocks[1] = cg_op_num_regions(op) > 1 ? cg_region_first(cg_op_region(op, CG_SCF_IF_ELSE_REGION)) : NULL;
  uint32_t labels[2], ends[2], condition = cgi_spv_value(e, cg_op_operand(op, CG_SCF_IF_CONDITION)), merge = cgi_spv_new_id(&e->w);
  ends[0] = ends[1] = e->label;
  for (unsigned k = 0; k < 2; k++) labels[k] = blocks[k] ? cgi_spv_new_id(&e->w) : merge;
  cgi_spv_inst2(&e->w, CGI_SPV_BODY, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
  cgi_spv_branch_if(e, condition, labels[0], labels[1]);
  for (unsigned k = 0; k < 2; k++) {
    if (!blocks[k]) continue;
    cgi_spv_open_block(e, labels[k]);
    if (!cgi_spv_emit_block(e, blocks[k])) return false;
    ends[k] = e->label;
    cgi_spv_branch(e, merge);
  }
  cgi_spv_open_block(e, merge);
  for (unsigned i = 0; i < results; i++) {
    uint32_t operands[4];
    for (unsigned k = 0; k < 2; k++) {
      operands[2 * k] = cgi_spv_value(e, cg_op_operand(cg_block_last(blocks[k]), i));
      operands[2 * k + 1] = ends[k];
    }
    cgi_spv_bind(e, cg_op_result(op, i), cgi_spv_op(e, SpvOpPhi, cgi_spv_carried_type(e, cg_op_result(op, i)), 4, operands));
  }
  return e->result == CG_OK;
}

// The condition is computed in the loop's own blocks, which leave by a branch to the merge.
static bool cgi_spv_emit_while(cgi_spv_emitter *e, cg_op op) {
  cg_block before = cg_region_first(cg_op_region(op, CG_SCF_WHILE_BEFORE)), after = cg_region_first(cg_op_region(op, CG_SCF_WHILE_AFTER));
  cg_op condition = cg_block_last(before), yield = cg_block_last(after);
  unsigned carried = cg_op_num_operands(op), results = cg_op_num_results(op);
  uint32_t header = cgi_spv_new_id(&e->w), start = cgi_spv_new_id(&e->w), body = cgi_spv_new_id(&e->w), latch = cgi_spv_new_id(&e->w);
  uint32_t merge = cgi_spv_new_id(&e->w), entry = e->label, id;
  size_t first = 0;
  for (unsigned i = 0; i < carried; i++) (void)cgi_spv_value(e, cg_op_operand(op, i));
  cgi_spv_branch(e, header);
  cgi_spv_open_block(e, header);
  for (unsigned i = 0; i < carried; i++) {
    size_t at = cgi_spv_loop_phi(e, cg_block_arg(before, i), cgi_spv_value(e, cg_op_operand(op, i)), entry, latch, &id);
    if (i == 0) first = at;
  }
  if (e->result != CG_OK) return false;
  cgi_spv_inst3(&e->w, CGI_SPV_BODY, SpvOpLoopMerge, merge, latch, SpvLoopControlMaskNone);
  cgi_spv_branch(e, start);
  cgi_spv_open_block(e, start);
  if (!cgi_spv_emit_block(e, before)) return false;
  for (unsigned i = 0; i < results; i++) {
    id = cgi_spv_value(e, cg_op_operand(condition, i + 1));
    cgi_spv_bind(e, cg_block_arg(after, i), id);
    cgi_spv_bind(e, cg_op_result(op, i), id);
  }
  cgi_spv_branch_if(e, cgi_spv_value(e, cg_op_operand(condition, CG_SCF_CONDITION_CONDITION)), body, merge);
  cgi_spv_open_block(e, body);
  if (!cgi_spv_emit_block(e, after)) return false;
  for (unsigned i = 0; i < carried; i++) cgi_spv_patch(e, first + i * (size_t)CGI_SPV_PHI_WORDS, cgi_spv_value(e, cg_op_operand(yield, i)));
  cgi_spv_branch(e, latch);
  cgi_spv_open_block(e, latch);
  cgi_spv_branch(e, header);
  cgi_spv_open_block(e, merge);
  return e->result == CG_OK;
}

CGI_SPV_DEF bool cgi_spv_emit_control(cgi_spv_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_SCF_FOR: return cgi_spv_emit_for(e, op);
  case CG_SCF_IF: return cgi_spv_emit_if(e, op);
  case CG_SCF_WHILE: return cgi_spv_emit_while(e, op);
  default: *handled = false; return true;
  }
}

#undef CGI_SPV_PHI_WORDS
// ==== spirv/matrix.c
// SPIR-V cooperative matrices (SPV_KHR_cooperative_matrix) of gpu.subgroup_mma_*. Which lane holds what is the driver's affair: nothing here asks.

#ifndef CODEGEN_NO_FAST_PIPELINES
// What Debian's spirv.h (1.6.1) does not have yet.
enum {
  CGI_SPV_OP_TYPE_MATRIX = 4456,
  CGI_SPV_OP_MATRIX_LOAD = 4457,
  CGI_SPV_OP_MATRIX_STORE = 4458,
  CGI_SPV_OP_MATRIX_MUL_ADD = 4459,
  CGI_SPV_OP_MATRIX_CONVERT = 5293, // of SPV_NV_cooperative_matrix2, as the next two
  CGI_SPV_OP_MATRIX_REDUCE = 5366,
  CGI_SPV_OP_MATRIX_PER_ELEMENT = 5369,
  CGI_SPV_REDUCE_ROW = 1,
  CGI_SPV_A_IS_SIGNED = 1,
  CGI_SPV_B_IS_SIGNED = 2,
  CGI_SPV_C_IS_SIGNED = 4,
  CGI_SPV_RESULT_IS_SIGNED = 8
};

static uint32_t cgi_spv_matrix_element(cgi_spv_emitter *e, const cg_gpu_matrix *m) {
  uint32_t operands[2];
  cgi_spv_kind kind;
  if (m->element == CG_TYPE_BF16) {
    if (!cgi_spv_need(e, CGI_SPV_CAPABILITY_BFLOAT16) || !cgi_spv_need(e, CGI_SPV_CAPABILITY_BFLOAT16_MATRIX)) return 0;
    operands[0] = 16;
    operands[1] = 0; // BFloat16KHR
    return cgi_spv_intern(&e->w, SpvOpTypeFloat, 0, 2, operands, 0, NULL);
  }
  kind.base = m->element == CG_TYPE_INTEGER ? CGI_SPV_INT : CGI_SPV_FLOAT;
  kind.width = m->width;
  kind.lanes = 1;
  return cgi_spv_compute(e, &kind) ? cgi_spv_type_of(e, &kind) : 0;
}

static uint32_t cgi_spv_matrix_type(cgi_spv_emitter *e, const cg_gpu_matrix *m) {
  uint32_t operands[5];
  if (!cgi_spv_need(e, CGI_SPV_CAPABILITY_MATRIX)) return 0;
  operands[0] = cgi_spv_matrix_element(e, m);
  operands[1] = cgi_spv_const_u32(&e->w, SpvScopeSubgroup);
  operands[2] = cgi_spv_const_u32(&e->w, m->rows);
  operands[3] = cgi_spv_const_u32(&e->w, m->columns);
  operands[4] = cgi_spv_const_u32(&e->w, (uint32_t)(m->use - 'A')); // MatrixA, MatrixB, MatrixAccumulator
  return operands[0] ? cgi_spv_intern(&e->w, CGI_SPV_OP_TYPE_MATRIX, 0, 5, operands, 0, NULL) : 0;
}

CGI_SPV_DEF bool cgi_spv_is_matrix(cg_type type, cgi_spv_emitter *e, uint32_t *id) {
  cg_gpu_matrix m;
  if (!cg_type_gpu_matrix(type, &m)) return false;
  if (id) *id = cgi_spv_matrix_type(e, &m);
  return true;
}

// Load and store: pointer, layout, stride; the stride counts elements of the memref.
static bool cgi_spv_emit_matrix_memory(cgi_spv_emitter *e, cg_op op, bool store) {
  cg_gpu_matrix m;
  uint32_t operands[6], n = 0, type;
  unsigned at = store ? CG_GPU_SUBGROUP_MMA_STORE_MATRIX_DST_MEMREF : CG_GPU_SUBGROUP_MMA_LOAD_MATRIX_SRC_MEMREF;
  cg_value memref = cg_op_operand(op, at), value = store ? cg_op_operand(op, CG_GPU_SUBGROUP_MMA_STORE_MATRIX_SRC) : cg_op_result(op, 0);
  cg_attr stride = cg_op_attr(op, "leadDimension");
  if (!stride || !cg_type_gpu_matrix(cg_value_type(value), &m)) return cgi_spv_invalid(e, CGI_TEXT("#zkccx", "has no matrix, or no leadDimension"));
  if (!(type = cgi_spv_matrix_type(e, &m))) return false;
  uint32_t pointer = cgi_spv_pointer(e, memref, cgi_spv_index_operand(e, op, at + 1));
  operands[n++] = pointer;
  if (store) operands[n++] = cgi_spv_value(e, value);
  operands[n++] = cgi_spv_const_u32(&e->w, cg_op_attr(op, "transpose") ? 1 : 0); // ColumnMajorKHR, RowMajorKHR
  operands[n++] = cgi_spv_const_u32(&e->w, (uint32_t)cg_attr_int(stride));
  n += cgi_spv_access(e, memref, store, operands + n);
  if (e->result != CG_OK) return false;
  if (store)
    cgi_spv_inst(&e->w, CGI_SPV_BODY, CGI_SPV_OP_MATRIX_STORE, n, operands);
  else
    cgi_spv_bind(e, value, cgi_spv_op(e, CGI_SPV_OP_MATRIX_LOAD, type, n, operands));
  return e->result == CG_OK;
}

static bool cgi_spv_emit_matrix_compute(cgi_spv_emitter *e, cg_op op) {
  cg_gpu_matrix a, b, c;
  uint32_t operands[4], type, is_signed = 0;
  if (cg_op_attr(op, "a_transpose") || cg_op_attr(op, "b_transpose")) return cgi_spv_fail(e, CGI_TEXT("#78n0z", "transposes an operand: load it transposed"), NULL);
  if (!cg_type_gpu_matrix(cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_A)), &a) ||
      !cg_type_gpu_matrix(cg_value_type(cg_op_operand(op, CG_GPU_SUBGROUP_MMA_COMPUTE_OP_B)), &b) ||
      !cg_type_gpu_matrix(cg_value_type(cg_op_result(op, 0)), &c) || !(type = cgi_spv_matrix_type(e, &c)))
    return e->result == CG_OK ? cgi_spv_invalid(e, CGI_TEXT("#3zq7g", "has operands that are no matrices")) : false;
  for (unsigned i = 0; i < 3; i++) operands[i] = cgi_spv_value(e, cg_op_operand(op, i));
  if (a.element == CG_TYPE_INTEGER && a.signedness != CG_UNSIGNED) is_signed |= CGI_SPV_A_IS_SIGNED;
  if (b.element == CG_TYPE_INTEGER && b.signedness != CG_UNSIGNED) is_signed |= CGI_SPV_B_IS_SIGNED;
  if (is_signed) is_signed |= CGI_SPV_C_IS_SIGNED | CGI_SPV_RESULT_IS_SIGNED;
  operands[3] = is_signed;
  cgi_spv_bind(e, cg_op_result(op, 0), cgi_spv_op(e, CGI_SPV_OP_MATRIX_MUL_ADD, type, is_signed ? 4 : 3, operands));
  return e->result == CG_OK;
}

// What is written into the body goes elsewhere until this is called again.
static void cgi_spv_set_body_aside(cgi_spv_writer *w) {
  cgi_spv_words body = w->sections[CGI_SPV_BODY];
  w->sections[CGI_SPV_BODY] = w->sections[CGI_SPV_HELPER];
  w->sections[CGI_SPV_HELPER] = body;
}

// Opens a function of f32 that elements are given to, `count` of them, behind where the first one is if place; written into the body, which is the
// kernel's again once it is closed.
static uint32_t cgi_spv_begin_matrix_function(cgi_spv_emitter *e, bool place, uint32_t count, uint32_t *parameters) {
  cgi_spv_writer *w = &e->w;
  uint32_t f32 = cgi_spv_type_float(w, 32), n = 0, types[5], operands[4];
  types[n++] = f32;
  for (uint32_t i = 0; place && i < 2; i++) types[n++] = cgi_spv_type_int(w, 32); // row and column
  for (uint32_t i = 0; i < count; i++) types[n++] = f32;
  operands[0] = f32;
  operands[1] = cgi_spv_new_id(w);
  operands[2] = SpvFunctionControlMaskNone;
  operands[3] = cgi_spv_intern(w, SpvOpTypeFunction, 0, n, types, 0, NULL);
  cgi_spv_set_body_aside(w);
  cgi_spv_inst(w, CGI_SPV_BODY, SpvOpFunction, 4, operands);
  for (uint32_t i = 1; i < n; i++) parameters[i - 1] = cgi_spv_op(e, SpvOpFunctionParameter, types[i], 0, NULL);
  cgi_spv_inst1(w, CGI_SPV_BODY, SpvOpLabel, cgi_spv_new_id(w));
  return operands[1];
}

static void cgi_spv_end_matrix_function(cgi_spv_emitter *e, uint32_t result) {
  cgi_spv_inst1(&e->w, CGI_SPV_BODY, SpvOpReturnValue, result);
  cgi_spv_inst(&e->w, CGI_SPV_BODY, SpvOpFunctionEnd, 0, NULL);
  cgi_spv_append(&e->w, CGI_SPV_FUNCTIONS, CGI_SPV_BODY);
  cgi_spv_set_body_aside(&e->w);
}

static uint32_t cgi_spv_round_to_bf16(cgi_spv_emitter *e, uint32_t x, bool nan) {
  cgi_spv_writer *w = &e->w;
  uint32_t u32 = cgi_spv_type_int(w, 32), bits = cgi_spv_op1(e, SpvOpBitcast, u32, x);
  uint32_t odd = cgi_spv_op2(e, SpvOpShiftRightLogical, u32, bits, cgi_spv_const_u32(w, 16));
  odd = cgi_spv_op2(e, SpvOpBitwiseAnd, u32, odd, cgi_spv_const_u32(w, 1));
  uint32_t up = cgi_spv_op2(e, SpvOpIAdd, u32, bits, cgi_spv_const_u32(w, 0x7fff));
  up = cgi_spv_op2(e, SpvOpIAdd, u32, up, odd);
  if (nan) {
    uint32_t magnitude = cgi_spv_op2(e, SpvOpBitwiseAnd, u32, bits, cgi_spv_const_u32(w, 0x7fffffff));
    uint32_t truth = cgi_spv_type_bool(w), is_nan = cgi_spv_op2(e, SpvOpUGreaterThan, truth, magnitude, cgi_spv_const_u32(w, 0x7f800000));
    up = cgi_spv_op3(e, SpvOpSelect, u32, is_nan, cgi_spv_op2(e, SpvOpBitwiseOr, u32, bits, cgi_spv_const_u32(w, 0x400000)), up);
  }
  return cgi_spv_op1(e, SpvOpBitcast, cgi_spv_type_float(w, 32), up);
}

static uint32_t cgi_spv_matrix_function(cgi_spv_emitter *e, cgi_spv_matrix_how how) {
  cgi_spv_writer *w = &e->w;
  bool place = how > CGI_SPV_ROW_MAX, rows = how == CGI_SPV_TRIL;
  uint32_t f32 = cgi_spv_type_float(w, 32), ids[4], *id = &e->matrix_functions[how], result;
  const uint32_t *v = ids + (place ? 2 : 0);
  if (*id) return *id;
  *id = cgi_spv_begin_matrix_function(e, place, place && how < CGI_SPV_MAXF ? 1 : 2, ids);
  if (how == CGI_SPV_ROW_SUM) {
    result = cgi_spv_op2(e, SpvOpFAdd, f32, v[0], v[1]);
  } else if (how == CGI_SPV_ROW_MAX || how == CGI_SPV_MAXF) {
    result = cgi_spv_glsl(e, CGI_SPV_GLSL_FMAX, f32, 2, v);
  } else if (how == CGI_SPV_EXP2) {
    result = cgi_spv_glsl(e, CGI_SPV_GLSL_EXP2, f32, 1, v);
  } else if (how < CGI_SPV_MAXF) {
    result = cgi_spv_round_to_bf16(e, v[0], how == CGI_SPV_BF16);
  } else { // the column, less the row, up to a number; the column below it
    uint32_t at = rows ? cgi_spv_op2(e, SpvOpISub, cgi_spv_type_int(w, 32), ids[1], ids[0]) : ids[1];
    at = cgi_spv_op1(e, SpvOpConvertSToF, f32, at);
    at = cgi_spv_op2(e, rows ? SpvOpFOrdLessThanEqual : SpvOpFOrdLessThan, cgi_spv_type_bool(w), at, v[1]);
    result = cgi_spv_op3(e, SpvOpSelect, f32, at, v[0], cgi_spv_const_bits(w, f32, 32, 0xff800000));
  }
  cgi_spv_end_matrix_function(e, result);
  return *id;
}

// By a function for each element, or for the elements of a row; 0 after an error.
static uint32_t cgi_spv_apply_to_matrix(cgi_spv_emitter *e, cg_op op, cgi_spv_matrix_how how, uint32_t type, const uint32_t *v) {
  cg_gpu_matrix m;
  bool reduces = how <= CGI_SPV_ROW_MAX, two = how >= CGI_SPV_MAXF;
  if (!cg_type_gpu_matrix(cg_value_type(cg_op_operand(op, 0)), &m) || m.element != CG_TYPE_F32 || cg_op_num_operands(op) != (two ? 2 : 1)) {
    cgi_spv_fail(e, CGI_TEXT("#9yfhw", "does what no instruction on matrices does"), NULL);
    return 0;
  }
  if (!cgi_spv_need(e, reduces ? CGI_SPV_CAPABILITY_MATRIX_REDUCTIONS : CGI_SPV_CAPABILITY_MATRIX_PER_ELEMENT)) return 0;
  uint32_t function = cgi_spv_matrix_function(e, how), operands[3];
  operands[0] = v[0];
  operands[1] = reduces ? (uint32_t)CGI_SPV_REDUCE_ROW : function;
  operands[2] = reduces ? function : v[1];
  return cgi_spv_op(e, reduces ? CGI_SPV_OP_MATRIX_REDUCE : CGI_SPV_OP_MATRIX_PER_ELEMENT, type, reduces || two ? 3 : 2, operands);
}

// What a product added up to is converted first, then becomes a factor.
static uint32_t cgi_spv_convert_matrix(cgi_spv_emitter *e, cg_op op, uint32_t type, const uint32_t *v) {
  cg_gpu_matrix to, from;
  uint32_t between = type, x = v[0];
  if (!cg_type_gpu_matrix(cg_value_type(cg_op_result(op, 0)), &to) || !cg_type_gpu_matrix(cg_value_type(cg_op_operand(op, 0)), &from)) return 0;
  bool factor = to.use != from.use, rounds = to.element == CG_TYPE_BF16 && !(e->target->trusted & CG_TRUSTED_BF16_ROUNDING);
  cgi_spv_matrix_how how = cg_op_fastmath(op) & CG_FASTMATH_NNAN ? CGI_SPV_BF16_NOT_NAN : CGI_SPV_BF16;
  if (rounds && !(x = cgi_spv_apply_to_matrix(e, op, how, cgi_spv_matrix_type(e, &from), v))) return 0;
  to.use = from.use;
  if (factor && (!cgi_spv_need(e, CGI_SPV_CAPABILITY_MATRIX_CONVERSIONS) || !(between = cgi_spv_matrix_type(e, &to)))) return 0;
  x = cgi_spv_op1(e, SpvOpFConvert, between, x);
  return factor ? cgi_spv_op1(e, CGI_SPV_OP_MATRIX_CONVERT, type, x) : x;
}

static bool cgi_spv_emit_matrix_elementwise(cgi_spv_emitter *e, cg_op op) {
  static const struct {
    const char *name;
    uint32_t opcode; // or a cgi_spv_matrix_how: there is no instruction of so small a number that is meant here
  } how[] = {{"addf", SpvOpFAdd},       {"mulf", SpvOpFMul},          {"subf", SpvOpFSub},          {"divf", SpvOpFDiv},
             {"addi", SpvOpIAdd},       {"muli", SpvOpIMul},          {"subi", SpvOpISub},          {"divs", SpvOpSDiv},
             {"divu", SpvOpUDiv},       {"negatef", SpvOpFNegate},    {"negates", SpvOpSNegate},    {"extf", SpvOpFConvert},
             {"truncf", SpvOpFConvert}, {"row_sum", CGI_SPV_ROW_SUM}, {"row_max", CGI_SPV_ROW_MAX}, {"exp2", CGI_SPV_EXP2},
             {"maxf", CGI_SPV_MAXF},    {"tril", CGI_SPV_TRIL},       {"until", CGI_SPV_UNTIL}};
  uint32_t operands[2] = {0, 0}, type = 0;
  unsigned n = cg_op_num_operands(op);
  cg_attr attr = cg_op_attr(op, "opType");
  if (n < 1 || n > 2 || !attr || !cgi_spv_is_matrix(cg_value_type(cg_op_result(op, 0)), e, &type)) return cgi_spv_invalid(e, CGI_TEXT("#j447a", "has no opType"));
  for (unsigned i = 0; i < n; i++) operands[i] = cgi_spv_value(e, cg_op_operand(op, i));
  for (size_t i = 0; i < sizeof how / sizeof how[0]; i++) {
    uint32_t opcode = how[i].opcode, id;
    if (!cg_attr_has_word(attr, how[i].name)) continue;
    if (opcode < CGI_SPV_MATRIX_FUNCTIONS)
      id = cgi_spv_apply_to_matrix(e, op, (cgi_spv_matrix_how)opcode, type, operands);
    else if (opcode == SpvOpFConvert)
      id = cgi_spv_convert_matrix(e, op, type, operands);
    else
      id = cgi_spv_op(e, opcode, type, n, operands);
    if (id) cgi_spv_bind(e, cg_op_result(op, 0), id);
    return e->result == CG_OK;
  }
  return cgi_spv_fail(e, CGI_TEXT("#9yfhw", "does what no instruction on matrices does"), NULL);
}

CGI_SPV_DEF bool cgi_spv_emit_matrix(cgi_spv_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_GPU_SUBGROUP_MMA_LOAD_MATRIX: return cgi_spv_emit_matrix_memory(e, op, false);
  case CG_GPU_SUBGROUP_MMA_STORE_MATRIX: return cgi_spv_emit_matrix_memory(e, op, true);
  case CG_GPU_SUBGROUP_MMA_COMPUTE: return cgi_spv_emit_matrix_compute(e, op);
  case CG_GPU_SUBGROUP_MMA_ELEMENTWISE: return cgi_spv_emit_matrix_elementwise(e, op);
  case CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX: {
    uint32_t type = 0, value = cgi_spv_value(e, cg_op_operand(op, CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX_VALUE));
    if (!cgi_spv_is_matrix(cg_value_type(cg_op_result(op, 0)), e, &type)) return cgi_spv_invalid(e, CGI_TEXT("#mca53", "has no matrix"));
    cgi_spv_bind(e, cg_op_result(op, 0), cgi_spv_op1(e, SpvOpCompositeConstruct, type, value));
    return e->result == CG_OK;
  }
  default: *handled = false; return true;
  }
}
#endif
// ==== spirv/emit.c
// The SPIR-V backend: kernels in the emission form become one binary.
//
// Per kernel: a scan finds bindings, workgroup arrays, push constants and built-ins, and how they are used; these are declared; then the ops are
// written in one walk. The scan visits definitions before uses, and so does the walk.

#define CGI_SPV_VERSION_1_3 0x00010300u
#define CGI_SPV_VERSION_1_4 0x00010400u
#define CGI_SPV_VERSION_1_5 0x00010500u
#define CGI_SPV_VULKAN_1_1 ((1u << 16) | 1u)
#define CGI_SPV_VULKAN_1_2 ((1u << 16) | 2u)

// ---- what a capability needs ----------------------------------------------------------------------------------------------------------
static const struct {
  uint32_t capability;
  uint64_t feature;            // of the target; 0 for none
  const char *name;            // as Vulkan spells it; listed as a need when it ends up in use
  uint32_t minimum;            // SPIR-V version
  const char *spirv_extension; // needed below `spirv_core`
  uint32_t spirv_core;
  const char *vulkan_extension; // needed below `vulkan_core`
  uint32_t vulkan_core;
} cgi_spv_needs[] = {
    {SpvCapabilityInt8, CG_FEATURE_INT8, "shaderInt8", 0, NULL, 0, "VK_KHR_shader_float16_int8", CGI_SPV_VULKAN_1_2},
    {SpvCapabilityInt16, CG_FEATURE_INT16, "shaderInt16", 0, NULL, 0, NULL, 0},
    {SpvCapabilityInt64, CG_FEATURE_INT64, "shaderInt64", 0, NULL, 0, NULL, 0},
    {SpvCapabilityFloat16, CG_FEATURE_FLOAT16, "shaderFloat16", 0, NULL, 0, "VK_KHR_shader_float16_int8", CGI_SPV_VULKAN_1_2},
    {SpvCapabilityFloat64, CG_FEATURE_FLOAT64, "shaderFloat64", 0, NULL, 0, NULL, 0},
    {SpvCapabilityStorageBuffer8BitAccess, CG_FEATURE_STORAGE8, "storageBuffer8BitAccess", 0, "SPV_KHR_8bit_storage", CGI_SPV_VERSION_1_5,
     "VK_KHR_8bit_storage", CGI_SPV_VULKAN_1_2},
    {SpvCapabilityStorageBuffer16BitAccess, CG_FEATURE_STORAGE16, "storageBuffer16BitAccess", 0, "SPV_KHR_16bit_storage", CGI_SPV_VERSION_1_3,
     "VK_KHR_16bit_storage", CGI_SPV_VULKAN_1_1},
    {SpvCapabilityGroupNonUniform, 0, "subgroup operations (VK_SUBGROUP_FEATURE_BASIC_BIT)", CGI_SPV_VERSION_1_3, NULL, 0, NULL, 0},
    {SpvCapabilityGroupNonUniformArithmetic, CG_FEATURE_SUBGROUP_ARITHMETIC, "VK_SUBGROUP_FEATURE_ARITHMETIC_BIT", CGI_SPV_VERSION_1_3, NULL, 0, NULL,
     0},
    {SpvCapabilityGroupNonUniformShuffle, CG_FEATURE_SUBGROUP_SHUFFLE, "VK_SUBGROUP_FEATURE_SHUFFLE_BIT", CGI_SPV_VERSION_1_3, NULL, 0, NULL, 0},
    {SpvCapabilityGroupNonUniformShuffleRelative, CG_FEATURE_SUBGROUP_SHUFFLE, "VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT", CGI_SPV_VERSION_1_3, NULL,
     0, NULL, 0},
#ifndef CODEGEN_NO_FAST_PIPELINES
    {SpvCapabilityVulkanMemoryModel, CG_FEATURE_COOPERATIVE_MATRIX, "vulkanMemoryModel", CGI_SPV_VERSION_1_3, "SPV_KHR_vulkan_memory_model",
     CGI_SPV_VERSION_1_5, "VK_KHR_vulkan_memory_model", CGI_SPV_VULKAN_1_2},
    {CGI_SPV_CAPABILITY_MATRIX, CG_FEATURE_COOPERATIVE_MATRIX, "cooperativeMatrix", CGI_SPV_VERSION_1_3, "SPV_KHR_cooperative_matrix", UINT32_MAX,
     "VK_KHR_cooperative_matrix", UINT32_MAX},
    {CGI_SPV_CAPABILITY_BFLOAT16, CG_FEATURE_COOPERATIVE_MATRIX, "shaderBFloat16Type", CGI_SPV_VERSION_1_3, "SPV_KHR_bfloat16", UINT32_MAX,
     "VK_KHR_shader_bfloat16", UINT32_MAX},
    {CGI_SPV_CAPABILITY_BFLOAT16_MATRIX, CG_FEATURE_COOPERATIVE_MATRIX, "shaderBFloat16CooperativeMatrix", CGI_SPV_VERSION_1_3, "SPV_KHR_bfloat16",
     UINT32_MAX, "VK_KHR_shader_bfloat16", UINT32_MAX},
    {CGI_SPV_CAPABILITY_MATRIX_REDUCTIONS, CG_FEATURE_COOPERATIVE_MATRIX2, "cooperativeMatrixReductions", CGI_SPV_VERSION_1_3,
     "SPV_NV_cooperative_matrix2", UINT32_MAX, "VK_NV_cooperative_matrix2", UINT32_MAX},
    {CGI_SPV_CAPABILITY_MATRIX_CONVERSIONS, CG_FEATURE_COOPERATIVE_MATRIX2, "cooperativeMatrixConversions", CGI_SPV_VERSION_1_3,
     "SPV_NV_cooperative_matrix2", UINT32_MAX, "VK_NV_cooperative_matrix2", UINT32_MAX},
    {CGI_SPV_CAPABILITY_MATRIX_PER_ELEMENT, CG_FEATURE_COOPERATIVE_MATRIX2, "cooperativeMatrixPerElementOperations", CGI_SPV_VERSION_1_3,
     "SPV_NV_cooperative_matrix2", UINT32_MAX, "VK_NV_cooperative_matrix2", UINT32_MAX},
#endif
};
enum { CGI_SPV_NUM_NEEDS = sizeof cgi_spv_needs / sizeof cgi_spv_needs[0] };

CGI_SPV_DEF bool cgi_spv_need(cgi_spv_emitter *e, uint32_t capability) {
  for (unsigned i = 0; i < CGI_SPV_NUM_NEEDS; i++) {
    if (cgi_spv_needs[i].capability != capability) continue;
    bool there = (e->target->features & cgi_spv_needs[i].feature) == cgi_spv_needs[i].feature && e->w.version >= cgi_spv_needs[i].minimum;
    if (!there) return cgi_spv_fail(e, CGI_TEXT("[missing-feature] #8nfvt", "[missing-feature] needs what the target lacks: "), cgi_spv_needs[i].name);
    if (cgi_spv_needs[i].spirv_extension && e->w.version < cgi_spv_needs[i].spirv_core) cgi_spv_extension(&e->w, cgi_spv_needs[i].spirv_extension);
  }
  cgi_spv_capability(&e->w, capability);
  return true;
}

// ---- failures -------------------------------------------------------------------------------------------------------------------------
static void cgi_spv_report(cgi_spv_emitter *e, cg_result result, const char *message, const char *detail) {
  if (e->result != CG_OK || e->w.failed) return; // the first is the cause; out of memory is told at the end
  e->result = result;
  cg_backend_report(e->target, e->op, result, message, detail);
}

CGI_SPV_DEF bool cgi_spv_fail(cgi_spv_emitter *e, const char *message, const char *detail) {
  cgi_spv_report(e, CG_UNSUPPORTED, message, detail);
  return false;
}

CGI_SPV_DEF bool cgi_spv_invalid(cgi_spv_emitter *e, const char *message) {
  cgi_spv_report(e, CG_INVALID_INPUT, message, NULL);
  return false;
}

CGI_SPV_DEF bool cgi_spv_grow(cgi_spv_emitter *e, void **items, uint32_t *capacity, uint32_t count, size_t size) {
  if (count < *capacity) return true;
  uint32_t more = *capacity ? *capacity * 2 : 16;
  void *grown = cg_realloc(e->w.ctx, *items, *capacity * size, more * size);
  if (!grown) {
    e->w.failed = true;
    return false;
  }
  *items = grown;
  *capacity = more;
  return true;
}

// ---- values ---------------------------------------------------------------------------------------------------------------------------
CGI_SPV_DEF uint32_t cgi_spv_value(cgi_spv_emitter *e, cg_value value) {
  uint32_t id;
  if (cgi_spv_map_get(&e->values, (uint64_t)(uintptr_t)value, &id)) return id;
  if (!e->w.failed) cgi_spv_fail(e, CGI_TEXT("#3vbac", "has an operand that this kernel does not compute"), NULL);
  return 0;
}

CGI_SPV_DEF void cgi_spv_bind(cgi_spv_emitter *e, cg_value value, uint32_t id) { cgi_spv_map_put(&e->w, &e->values, (uint64_t)(uintptr_t)value, id); }

CGI_SPV_DEF uint32_t cgi_spv_op(cgi_spv_emitter *e, uint32_t opcode, uint32_t type, uint32_t n, const uint32_t *operands) {
  uint32_t id = cgi_spv_new_id(&e->w);
  cgi_spv_begin(&e->w, CGI_SPV_BODY, opcode);
  cgi_spv_word(&e->w, CGI_SPV_BODY, type);
  cgi_spv_word(&e->w, CGI_SPV_BODY, id);
  for (uint32_t i = 0; i < n; i++) cgi_spv_word(&e->w, CGI_SPV_BODY, operands[i]);
  cgi_spv_end(&e->w, CGI_SPV_BODY);
  return id;
}

CGI_SPV_DEF uint32_t cgi_spv_op1(cgi_spv_emitter *e, uint32_t opcode, uint32_t type, uint32_t a) { return cgi_spv_op(e, opcode, type, 1, &a); }

CGI_SPV_DEF uint32_t cgi_spv_op2(cgi_spv_emitter *e, uint32_t opcode, uint32_t type, uint32_t a, uint32_t b) {
  uint32_t operands[2];
  operands[0] = a;
  operands[1] = b;
  return cgi_spv_op(e, opcode, type, 2, operands);
}

CGI_SPV_DEF uint32_t cgi_spv_op3(cgi_spv_emitter *e, uint32_t opcode, uint32_t type, uint32_t a, uint32_t b, uint32_t c) {
  uint32_t operands[3];
  operands[0] = a;
  operands[1] = b;
  operands[2] = c;
  return cgi_spv_op(e, opcode, type, 3, operands);
}

CGI_SPV_DEF uint32_t cgi_spv_glsl(cgi_spv_emitter *e, uint32_t instruction, uint32_t type, uint32_t n, const uint32_t *operands) {
  uint32_t all[5];
  all[0] = cgi_spv_glsl_set(&e->w);
  all[1] = instruction;
  for (uint32_t i = 0; i < n && i < 3; i++) all[2 + i] = operands[i];
  return cgi_spv_op(e, SpvOpExtInst, type, n + 2, all);
}

// ---- functions ------------------------------------------------------------------------------------------------------------------------
static bool cgi_spv_scan(cgi_spv_emitter *e) {
  for (cg_op op = cg_op_walk(e->function, e->function); op; op = cg_op_walk(op, e->function)) {
    e->op = op;
    if (!cgi_spv_scan_memory(e, op) || !cgi_spv_scan_gpu(e, op)) return false;
  }
  e->op = e->function;
  return true;
}

static void cgi_spv_emit_line(cgi_spv_emitter *e, cg_op op) {
  cg_loc loc = cg_op_loc(op);
  cg_str file = cg_loc_file(loc);
  if (!e->input->debug_names || !file.len || !cg_loc_line(loc)) return;
  if (e->file_name != file.data) {
    e->file = cgi_spv_new_id(&e->w);
    e->file_name = file.data;
    cgi_spv_begin(&e->w, CGI_SPV_STRINGS, SpvOpString);
    cgi_spv_word(&e->w, CGI_SPV_STRINGS, e->file);
    cgi_spv_string(&e->w, CGI_SPV_STRINGS, file);
    cgi_spv_end(&e->w, CGI_SPV_STRINGS);
  }
  cgi_spv_inst3(&e->w, CGI_SPV_BODY, SpvOpLine, e->file, cg_loc_line(loc), cg_loc_column(loc));
}

static bool cgi_spv_emit_op(cgi_spv_emitter *e, cg_op op) {
  bool handled = false;
  e->op = op;
  cgi_spv_emit_line(e, op);
  if (!cgi_spv_emit_arith(e, op, &handled)) return false;
  if (!handled && !cgi_spv_emit_memory(e, op, &handled)) return false;
  if (!handled && !cgi_spv_emit_control(e, op, &handled)) return false;
  if (!handled && !cgi_spv_emit_gpu(e, op, &handled)) return false;
  if (!handled && !cgi_spv_emit_vector(e, op, &handled)) return false;
#ifndef CODEGEN_NO_FAST_PIPELINES
  if (!handled && !cgi_spv_emit_matrix(e, op, &handled)) return false;
#endif
  return handled ? e->result == CG_OK && !e->w.failed : cgi_spv_fail(e, CGI_TEXT("#bvnn9", "is not part of the form that SPIR-V is emitted from"), NULL);
}

CGI_SPV_DEF bool cgi_spv_emit_block(cgi_spv_emitter *e, cg_block block) {
  if (e->depth >= CGI_SPV_MAX_DEPTH) return cgi_spv_fail(e, CGI_TEXT("[nesting] #gbfkn", "[nesting] is nested too deeply"), NULL);
  if (cg_block_next(block)) return cgi_spv_fail(e, CGI_TEXT("#6spfp", "has a region of more than one block"), NULL);
  cg_op parent = e->op;
  e->depth++;
  for (cg_op op = cg_block_first(block); op && op != cg_block_last(block); op = cg_op_next(op))
    if (!cgi_spv_emit_op(e, op)) return false;
  e->depth--;
  e->op = parent;
  return true;
}

static void cgi_spv_emit_name(cgi_spv_emitter *e, uint32_t id, cg_str name) {
  if (!e->input->debug_names) return;
  cgi_spv_begin(&e->w, CGI_SPV_NAMES, SpvOpName);
  cgi_spv_word(&e->w, CGI_SPV_NAMES, id);
  cgi_spv_string(&e->w, CGI_SPV_NAMES, name);
  cgi_spv_end(&e->w, CGI_SPV_NAMES);
}

static void cgi_spv_name_variables(cgi_spv_emitter *e) {
  static const char *const digits = "0123456789";
  for (uint32_t i = 0; i < e->num_variables; i++) {
    char text[48] = "shared";
    cg_str name;
    if (e->variables[i].named) continue;
    name.data = text;
    name.len = 6;
    if (e->variables[i].is_binding) { // binding_SET_NUMBER
      uint32_t parts[2];
      parts[0] = e->variables[i].set;
      parts[1] = e->variables[i].binding;
      memcpy(text, "binding", 7);
      name.len = 7;
      for (unsigned k = 0; k < 2; k++) {
        char reversed[12];
        size_t n = 0;
        do reversed[n++] = digits[parts[k] % 10];
        while ((parts[k] /= 10) != 0);
        text[name.len++] = '_';
        while (n) text[name.len++] = reversed[--n];
      }
    } else if (e->variables[i].storage_class == SpvStorageClassFunction) {
      memcpy(text, "local", 5);
      name.len = 5;
    }
    cgi_spv_emit_name(e, e->variables[i].id, name);
  }
}

static bool cgi_spv_find_workgroup_size(cgi_spv_emitter *e, cg_op exported) {
  cg_attr size = cg_op_attr(exported, "workgroup_size");
  if (!size) size = cg_op_attr(e->function, "workgroup_size");
  if (!size || !cg_attr_is_int_list(size)) return cgi_spv_invalid(e, CGI_TEXT("#3ye7b", "has no workgroup_size, neither on its export nor on itself"));
  for (size_t i = 0; i < 3; i++) {
    int64_t n = i < cg_attr_int_list_len(size) ? cg_attr_int_list_at(size, i) : 1;
    if (n < 1 || n > (int64_t)UINT32_MAX) return cgi_spv_invalid(e, CGI_TEXT("#hge76", "has a workgroup_size that is not positive"));
    e->workgroup_size[i] = (uint32_t)n;
  }
  return true;
}

// Where the kernel's constants come from.
static void cgi_spv_find_constants(cgi_spv_emitter *e, cg_op exported) {
  cg_attr base = cg_op_attr(exported, "cg.push_constant_base");
  e->parameters = cg_op_attr(exported, "cg.parameters");
  e->push_base = base ? (uint32_t)cg_attr_int(base) : 0;
  e->num_functions++;
}

static void cgi_spv_emit_entry_point(cgi_spv_emitter *e, uint32_t function, cg_str name) {
  cgi_spv_writer *w = &e->w;
  cgi_spv_section s = CGI_SPV_ENTRY_POINTS;
  cgi_spv_begin(w, s, SpvOpEntryPoint);
  cgi_spv_word(w, s, SpvExecutionModelGLCompute);
  cgi_spv_word(w, s, function);
  cgi_spv_string(w, s, name);
  for (unsigned i = 0; i < CGI_SPV_NUM_BUILTINS; i++)
    if (e->builtin_used[i]) cgi_spv_word(w, s, e->builtin_variables[i]);
  if (w->version >= CGI_SPV_VERSION_1_4) { // from there on every global
    for (uint32_t i = 0; i < e->num_variables; i++)
      if (e->variables[i].storage_class != SpvStorageClassFunction) cgi_spv_word(w, s, e->variables[i].id);
    if (e->num_push_constants) cgi_spv_word(w, s, e->push_constants);
  }
  cgi_spv_end(w, s);
  uint32_t mode[5];
  mode[0] = function;
  mode[1] = SpvExecutionModeLocalSize;
  for (unsigned i = 0; i < 3; i++) mode[2 + i] = e->workgroup_size[i];
  cgi_spv_inst(w, CGI_SPV_EXECUTION_MODES, SpvOpExecutionMode, 5, mode);
}

static void cgi_spv_begin_function(cgi_spv_emitter *e, cg_op function) {
  cgi_spv_map_clear(&e->w, &e->values);
  cgi_spv_map_clear(&e->w, &e->memrefs);
  e->function = e->op = function;
  e->num_variables = e->num_views = e->num_push_constants = e->depth = 0;
  memset(e->builtin_used, 0, sizeof e->builtin_used);
  e->w.sections[CGI_SPV_BODY].len = e->w.sections[CGI_SPV_LOCALS].len = 0;
}

static bool cgi_spv_emit_function(cgi_spv_emitter *e, cg_op function) {
  cgi_spv_writer *w = &e->w;
  cg_attr symbol = cg_op_attr(function, "sym_name");
  cg_block body = cg_op_num_regions(function) ? cg_region_first(cg_op_region(function, 0)) : NULL;
  if (!body) return true; // a declaration
  cgi_spv_begin_function(e, function);
  if (!symbol) return cgi_spv_invalid(e, CGI_TEXT("#zmewk", "has no name"));
  if (cg_block_num_args(body)) return cgi_spv_fail(e, CGI_TEXT("#n9zzw", "is a kernel with arguments: these come from bindings and push constants"), NULL);
  cg_op last = cg_block_last(body);
  if (!last || cg_op_get_kind(last) != CG_FUNC_RETURN || cg_op_num_operands(last))
    return cgi_spv_invalid(e, CGI_TEXT("#m86jp", "is a kernel that does not end in an empty return"));
  cg_str name = cg_attr_str(symbol);
  cg_op exported = cg_symbol_lookup(e->input->variant, name);
  cgi_spv_find_constants(e, exported);
  if (!cgi_spv_find_workgroup_size(e, exported) || !cgi_spv_scan(e) || !cgi_spv_declare_memory(e)) return false;
  uint32_t id = cgi_spv_new_id(w), label = cgi_spv_new_id(w), nothing = cgi_spv_type_void(w), operands[4];
  e->label = label;
  if (!cgi_spv_declare_builtins(e) || !cgi_spv_emit_block(e, body)) return false;
  operands[0] = nothing;
  operands[1] = id;
  operands[2] = SpvFunctionControlMaskNone;
  operands[3] = cgi_spv_intern(w, SpvOpTypeFunction, 0, 1, &nothing, 0, NULL);
  cgi_spv_inst(w, CGI_SPV_FUNCTIONS, SpvOpFunction, 4, operands);
  cgi_spv_inst1(w, CGI_SPV_FUNCTIONS, SpvOpLabel, label);
  cgi_spv_append(w, CGI_SPV_FUNCTIONS, CGI_SPV_LOCALS);
  cgi_spv_append(w, CGI_SPV_FUNCTIONS, CGI_SPV_BODY);
  cgi_spv_inst(w, CGI_SPV_FUNCTIONS, SpvOpReturn, 0, NULL);
  cgi_spv_inst(w, CGI_SPV_FUNCTIONS, SpvOpFunctionEnd, 0, NULL);
  cgi_spv_emit_name(e, id, name);
  cgi_spv_name_variables(e);
  cgi_spv_emit_entry_point(e, id, name);
  return e->result == CG_OK;
}

// ---- the module -----------------------------------------------------------------------------------------------------------------------
// Storage buffers below SPIR-V 1.3 are uniform blocks, unless narrow elements need the extension's own class anyway.
static bool cgi_spv_choose_class(cgi_spv_emitter *e) {
  if (e->w.version >= CGI_SPV_VERSION_1_3) return true;
  for (cg_op op = cg_op_walk(e->input->module, e->input->module); op; op = cg_op_walk(op, e->input->module)) {
    if (cg_op_get_kind(op) != CG_HAL_INTERFACE_BINDING_SUBSPAN) continue;
    cg_type element = cg_type_element(cg_value_type(cg_op_result(op, 0)));
    if (cg_type_get_kind(element) == CG_TYPE_VECTOR) element = cg_type_element(element);
    if (cg_type_get_kind(element) == CG_TYPE_INDEX || cg_type_width(element) >= 32) continue;
    cgi_spv_extension(&e->w, "SPV_KHR_storage_buffer_storage_class");
    return true;
  }
  return false;
}

// Matrices need Vulkan's memory model, which is the whole module's.
static bool cgi_spv_choose_model(cgi_spv_emitter *e) {
#ifndef CODEGEN_NO_FAST_PIPELINES
  for (cg_op op = cg_op_walk(e->input->module, e->input->module); op && !e->vulkan_memory_model; op = cg_op_walk(op, e->input->module))
    e->vulkan_memory_model = cg_op_get_kind(op) == CG_GPU_SUBGROUP_MMA_COMPUTE || cg_op_get_kind(op) == CG_GPU_SUBGROUP_MMA_STORE_MATRIX;
  if (e->vulkan_memory_model && !cgi_spv_need(e, SpvCapabilityVulkanMemoryModel)) return false;
#endif
  cgi_spv_inst2(&e->w, CGI_SPV_MEMORY_MODEL, SpvOpMemoryModel, SpvAddressingModelLogical,
                CGI_SPV_VULKAN_MODEL(e) ? SpvMemoryModelVulkan : SpvMemoryModelGLSL450);
  return true;
}

static void cgi_spv_list(const char *name, const char **list, size_t *n) { // once, in order
  size_t i = 0;
  while (i < *n && strcmp(list[i], name) < 0) i++;
  if (i < *n && strcmp(list[i], name) == 0) return;
  for (size_t k = (*n)++; k > i; k--) list[k] = list[k - 1];
  list[i] = name;
}

// What the device must have, from the capabilities in use.
static void cgi_spv_list_needs(cgi_spv_emitter *e, cg_emit_output *output) {
  const char **extensions = (const char **)cg_alloc(e->w.ctx, (CGI_SPV_NUM_NEEDS + 1) * sizeof(char *));
  const char **features = (const char **)cg_alloc(e->w.ctx, CGI_SPV_NUM_NEEDS * sizeof(char *));
  if (!extensions || !features) {
    e->w.failed = true;
    return;
  }
  for (uint32_t c = 0; c < e->w.num_capabilities; c++) {
    for (unsigned i = 0; i < CGI_SPV_NUM_NEEDS; i++) {
      if (cgi_spv_needs[i].capability != e->w.capabilities[c]) continue;
      output->feature_bits |= cgi_spv_needs[i].feature;
      if (cgi_spv_needs[i].feature) cgi_spv_list(cgi_spv_needs[i].name, features, &output->num_features);
      if (cgi_spv_needs[i].vulkan_extension && e->target->vulkan_version < cgi_spv_needs[i].vulkan_core)
        cgi_spv_list(cgi_spv_needs[i].vulkan_extension, extensions, &output->num_extensions);
    }
  }
  if (e->w.version < CGI_SPV_VERSION_1_3 && e->storage_buffer_class)
    cgi_spv_list("VK_KHR_storage_buffer_storage_class", extensions, &output->num_extensions);
  output->extensions = extensions;
  output->features = features;
}

static bool cgi_spv_emit_module(cgi_spv_emitter *e) {
  cg_region region = cg_op_region(e->input->module, 0);
  cg_block block = cg_region_first(region);
  cgi_spv_capability(&e->w, SpvCapabilityShader);
  if (!cgi_spv_choose_model(e)) return false;
  e->storage_buffer_class = cgi_spv_choose_class(e);
  for (cg_op op = block ? cg_block_first(block) : NULL; op; op = cg_op_next(op))
    if (cg_op_get_kind(op) == CG_FUNC_FUNC && !cgi_spv_emit_function(e, op)) return false;
  return true;
}

static cg_result cgi_spv_emit(const cg_backend *self, const cg_emit_input *input, cg_emit_output *output) {
  cgi_spv_emitter e;
  (void)self;
  memset(&e, 0, sizeof e);
  memset(output, 0, sizeof *output);
  e.input = input;
  e.target = input->target;
  e.op = input->module;
  cgi_spv_init(&e.w, input->ctx, input->target->spirv_version);
  bool ok = cgi_spv_emit_module(&e);
  if (ok) {
    output->words = cgi_spv_finish(&e.w, &output->num_words);
    if (e.w.too_long) cgi_spv_fail(&e, CGI_TEXT("#2yd2p", "has an instruction longer than SPIR-V allows"), NULL);
    cgi_spv_list_needs(&e, output);
  }
  if (e.w.failed && e.result == CG_OK) e.result = CG_OUT_OF_MEMORY;
  if (e.result == CG_OK && !output->words) e.result = CG_INVALID_INPUT; // not reached: each way to fail has set a result
  cgi_spv_map_clear(&e.w, &e.values);
  cgi_spv_map_clear(&e.w, &e.memrefs);
  cg_free(input->ctx, e.variables, e.variable_capacity * sizeof *e.variables);
  cg_free(input->ctx, e.views, e.view_capacity * sizeof *e.views);
  cg_result result = e.result;
  cgi_spv_release(&e.w);
  return result;
}

CODEGEN_API const cg_backend *cg_spirv_backend(void) {
  static const cg_backend backend = {"spirv", CG_FORMAT_SPIRV, cgi_spv_emit, NULL, "limit-loops", NULL, 0, NULL, 0, NULL, 0};
  return &backend;
}

#undef CGI_SPV_VERSION_1_3
#undef CGI_SPV_VERSION_1_4
#undef CGI_SPV_VERSION_1_5
#undef CGI_SPV_VULKAN_1_1
#undef CGI_SPV_VULKAN_1_2
#endif // CODEGEN_SPIRV_IMPLEMENTATION

// This software is available under two licenses, choose whichever you prefer: MIT No Attribution (MIT-0), Copyright (c) the codegen contributors,
// or the public domain (www.unlicense.org). The full texts are in the file LICENSE. It comes without warranty of any kind.
