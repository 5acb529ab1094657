// Public: the one call most people need, and what it gives: kernels, and programs of steps that a host runs.
#ifndef CG_COMPILE_H
#define CG_COMPILE_H
#include "dialects/cg_dialect.h"
#include "ir/cg_ir.h"
#include "passes/cg_pass.h"
#include "target/cg_target.h"
#ifdef __cplusplus
extern "C" {
#endif

// ---- expressions over symbols (abi.md): 64-bit, text and value ---------------------------------------------------------------------------
// Affine expressions and more (products of symbols, min, max): stored as text such as "d0 * 40", "d0 ceildiv 32", "min(d0, 7)".
typedef struct cg_size {
  cg_str text;
} cg_size;
// Evaluates with the symbols' values d0, d1, …; CG_INVALID_ARGUMENT on division by zero, overflow, or a symbol beyond count.
CODEGEN_API cg_result cg_size_eval(cg_size size, const int64_t *symbols, size_t count, int64_t *out);
// How many symbols, from d0 on, have to be known before it can be evaluated: one more than its last one; 0 for a number.
CODEGEN_API size_t cg_size_symbols(cg_size size);

// ---- a compiled program --------------------------------------------------------------------------------------------------------------------
typedef enum cg_binding_type { CG_BINDING_STORAGE_BUFFER, CG_BINDING_UNIFORM_BUFFER } cg_binding_type;
typedef struct cg_binding {
  uint32_t set, binding;
  cg_access access;
  cg_size bytes;      // exact size of the buffer
  uint32_t alignment; // its offset is a multiple: 64 (256 as a uniform buffer), or the target's minimum where that is larger
  cg_binding_type type;
} cg_binding;
typedef struct cg_push_constant {
  uint32_t offset; // bytes, from the start of the push constants, or of the parameter buffer
  cg_size value;   // an i32
} cg_push_constant;
typedef struct cg_kernel {
  cg_str name; // entry point
  uint32_t workgroup_size[3];
  uint32_t subgroup_size; // required; 0 for none
  cg_str pipeline;        // that lowered it: "Vectorize"
  cg_str tile_sizes;      // as JSON, per level and loop of the root op: "[[8,32,0],[2,4,0],[0,0,4]]"; empty for none
  size_t num_bindings;
  const cg_binding *bindings;
  size_t num_push_constants;
  const cg_push_constant *push_constants;
  cg_size workgroup_count[3];
  uint32_t shared_memory_bytes;
  // Sizes that come in a buffer in place of push constants, of which there are none then: 32-bit words of the binding bindings[parameter_binding].
  size_t num_parameters, parameter_binding;
  const cg_push_constant *parameters;
  // Symbols of a hand-written dispatch are its push constants, then what its count needs besides: d0, d1, … in expressions. `workload` is the symbol
  // that each argument of its count region is.
  size_t num_workload;
  const uint32_t *workload;
  uint32_t registers; // of 32 bits, that a thread's tile takes, about; 0: not estimated
} cg_kernel;

typedef struct cg_symbol {
  uint32_t argument, dim; // of a scalar argument: which of its words (cg_scalar_words)
  bool read;              // of no argument: a CG_STEP_READ gives it its value. These are the last, in the order of their steps
} cg_symbol;              // d0, d1, … in order
// Two sizes that have to be equal, or a launch would do what is not defined. What the input asserts is here, too.
typedef struct cg_condition {
  cg_size left, right;
  cg_str message; // "dim 0 of argument 1 must equal dim 0 of argument 0"
} cg_condition;
typedef struct cg_array_type {
  uint32_t rank;
  const cg_size *shape;
  cg_type element;
  // Where the array lies in its buffer. Arrays that are fixed to one set and binding lie in one buffer, which is as long as the longest needs.
  cg_size offset;         // bytes in front of it
  const cg_size *strides; // elements, for each dimension
  cg_size bytes;          // of the buffer: the offset, and from the array's first byte to its last
  bool scalar;            // an argument that no buffer holds: its words are symbols
  bool fixed;             // the compile descriptor says at which set and binding its buffer is bound
  uint32_t set, binding;
  cg_str parameter; // an external constant: its name, by which the host supplies it (docs: abi); empty for other arguments
} cg_array_type;

typedef enum cg_buffer_kind { CG_BUFFER_ARGUMENT, CG_BUFFER_RESULT, CG_BUFFER_CONSTANTS, CG_BUFFER_TRANSIENT, CG_BUFFER_PARAMETERS } cg_buffer_kind;
typedef struct cg_buffer_range {
  cg_buffer_kind buffer;
  uint32_t index; // which argument or result; where several lie in one buffer, any of them
  cg_size offset, bytes;
} cg_buffer_range;
typedef enum cg_step_kind {
  CG_STEP_DISPATCH,
  CG_STEP_COPY,
  CG_STEP_FILL,
  CG_STEP_BARRIER,
  // These have lists of steps. A program has none of them where no loop or branch is left to the host: cg_function.step_kinds tells.
  CG_STEP_WHILE, // lists[0] runs, then the host reads the condition, bindings[0] (one byte, 0: the end); lists[1] runs, and so on
  CG_STEP_FOR,   // lists[0] runs trip_count times
  CG_STEP_CASE,  // the host reads the index, bindings[0] (an i1 of one byte, or an i32): lists[index] runs, the last one where there is none
  // Has no lists, and stands in none: a size that data decides. The host reads the integer in bindings[0] (4 or 8 bytes), and gives it to
  // cg_function_read; what later steps say of sizes, and how large transients and results are, is known then.
  CG_STEP_READ
} cg_step_kind;
struct cg_step;
typedef struct cg_step_list {
  size_t num_steps;
  const struct cg_step *steps;
} cg_step_list;
typedef struct cg_step {
  cg_step_kind kind;
  uint32_t kernel;     // dispatch: index into the program's kernels
  size_t num_bindings; // dispatch: one per kernel binding; copy: source, target; fill: target; while, case, read: what the host reads
  const cg_buffer_range *bindings;
  size_t num_push_constants; // dispatch: one per kernel push constant
  const cg_size *push_constants;
  cg_size workgroup_count[3]; // dispatch, over the function's symbols
  uint32_t fill_pattern;      // fill: the 32-bit word
  size_t num_lists;           // while, for, case
  const cg_step_list *lists;
  cg_size trip_count; // for
  uint32_t symbol;    // read: which of the function's
} cg_step;

typedef struct cg_function {
  cg_str name;
  size_t num_symbols;
  const cg_symbol *symbols;
  size_t num_conditions;
  const cg_condition *conditions;
  size_t num_arguments, num_results;
  const cg_array_type *arguments, *results;
  cg_size transient_bytes;
  cg_size parameter_bytes; // of the parameter buffer; "0" for none. The host writes the words below there before the steps run
  size_t num_parameters;
  const cg_push_constant *parameters;
  size_t num_steps;
  const cg_step *steps;
  uint32_t step_kinds; // 1 << cg_step_kind of all steps, those in lists, too: a host that knows no control flow refuses what is above CG_STEP_BARRIER
} cg_function;

typedef struct cg_program {
  cg_target target;
  const char *format;    // "spirv", "ptx", or a backend's own
  const uint32_t *words; // the binary (spirv), num_words of them
  size_t num_words;
  cg_str text; // ptx, and what other backends write
  size_t num_kernels;
  const cg_kernel *kernels;
  size_t num_functions;
  const cg_function *functions;
  const uint8_t *constants; // the constants buffer shared by the functions
  size_t constants_bytes;
  size_t num_extensions;         // what the device must have
  const char *const *extensions; // Vulkan extension names
  size_t num_features;
  const char *const *features;      // as Vulkan spells them: "shaderFloat16"
  uint64_t feature_bits;            // CG_FEATURE_* that the binary needs
  cg_module module;                 // the IR just before emission
  const struct cg_program *plainer; // of variants: the next plainer one; NULL at the end
  bool interchangeable;             // of variants: each kernel can stand in for the best variant's, in the best one's steps
} cg_program;

// A backend: emits the kernels of one executable variant. Uses the public API only.
typedef struct cg_emit_input {
  cg_context *ctx;
  cg_module module; // the variant's inner module: func.func kernels in the emission form (docs/emission.md)
  cg_op variant;    // hal.executable.variant: exports carry workgroup_size, layout, subgroup_size
  const cg_target *target;
  bool debug_names; // -g
} cg_emit_input;
typedef struct cg_emit_output {
  const uint32_t *words; // in context memory
  size_t num_words;
  cg_str text;
  size_t num_extensions;
  const char *const *extensions;
  size_t num_features;
  const char *const *features;
  uint64_t feature_bits; // CG_FEATURE_* of these
} cg_emit_output;
typedef struct cg_backend {
  const char *name;        // "spirv"
  cg_target_format format; // of the targets that it emits for; CG_FORMAT_OTHER: any, and cg_program.format is the backend's name
  cg_result (*emit)(const struct cg_backend *self, const cg_emit_input *input, cg_emit_output *output);
  void *user;
  // What it needs before emission. The rest is optional.
  const char *passes;              // a pass list, run on the module when all kernels are linked; what it leaves is the emission form
  const cg_dialect_desc *dialects; // registered by cg_compile, unless the host did; they and the passes have to live as long as the context
  size_t num_dialects;
  const cg_pass_desc *own_passes;
  size_t num_own_passes;
  const char *const *ops; // names of operations that it takes beside those of the emission form: nothing lowers them, and it sees to their types
  size_t num_ops;
} cg_backend;
// For backends: cg_op_report of a message that begins with "[emission-form] " unless it begins with an id of its own, and that ends, where `detail`
// is not NULL, with it and the target's name. 512 bytes at most: what is beyond is cut.
CODEGEN_API cg_result cg_backend_report(const cg_target *target, cg_op op, cg_result result, const char *message, const char *detail);

// How kernels are to be tiled, in place of what would be chosen. An entry is for the kernels whose root op it matches; the first that matches is
// taken. NULL matches any; `*` stands for any run of characters but commas. docs/guide.md lists the keys of `config`.
typedef struct cg_config {
  const char *op;       // "linalg.matmul"
  const char *operands; // shapes and element types: "4096x*xf32,*x64xf32,4096x64xf32"; "?" is a dynamic size
  const char *target;   // a target's name: "hopper"
  const char *config;   // "workgroup_size=16,16,1 tile=128,128,0 thread=8,8,0 reduction=0,0,16 pipeline=MatmulPromoteVectorize promote=0,1 buffers=2"
  // Wins over lowering_config and translation_info in the module (else these win); every such entry that matches is taken, in order.
  bool override_attributes;
  const char *iterator_types; // of the root op: "parallel,parallel,reduction"; as the first three NULL for any
} cg_config;
// Lets select-configuration see them (cg_compile does so with its own). What it cannot read is CG_INVALID_ARGUMENT; what does not fit a kernel is
// refused when that kernel is configured.
CODEGEN_API cg_result cg_set_configs(cg_module module, const cg_config *configs, size_t count);

// A host's fixed layout for one argument or result. In MLIR the same are attributes of it: codegen.set, codegen.binding, codegen.offset (integers)
// and codegen.strides (array<i64: …>); for one array both may be given where they say the same.
typedef struct cg_argument_desc {
  const char *function; // NULL: of each public function that has it
  bool is_result;
  uint32_t index;
  bool fixed; // at this set and binding; else one is chosen. Arrays at one set and binding are parts of one buffer, which may not overlap
  uint32_t set, binding;
  uint64_t byte_offset;   // from where the buffer is bound: a multiple of 4 and of the element's size
  size_t num_strides;     // the array's rank; 0: dense
  const int64_t *strides; // elements; 0 for an argument only: one element is read again and again. Those of a result may not overlap
} cg_argument_desc;

// Where kernels find the dynamic dimensions. What exceeds the target's push constants comes in a storage buffer anyway: the last binding.
typedef enum cg_sizes_from { CG_SIZES_PUSH_CONSTANTS, CG_SIZES_UNIFORM_BUFFER, CG_SIZES_STORAGE_BUFFER } cg_sizes_from;

typedef struct cg_compile_desc {
  const char *target;            // a name; NULL with target_facts NULL: the module's own hal.executable.target, else "vulkan1.1"
  const cg_target *target_facts; // overrides `target`: facts of a device at hand; copied
  const cg_backend *backend;     // required; cg_spirv_backend() of codegen_spirv.h
  const char *pipeline; // a pipeline's name, for every kernel, or a pass list instead of the whole (the backend's, too); NULL: each kernel's own
  bool debug_names;
  const cg_pipeline_desc *hooks;
  size_t instruction_limit; // most ops of a kernel, constants aside, before the next plainer pipeline is taken; 0: 2000, for a CPU 4000
  const cg_config *configs; // may be NULL
  size_t num_configs;
  const cg_argument_desc *arguments; // a host's fixed layouts; may be NULL
  size_t num_arguments;
  uint32_t push_constant_base; // bytes of push constants that are the host's own; the kernels' begin there. A multiple of 4
  cg_sizes_from sizes;         // a buffer: at this set and binding, the words from sizes_offset (bytes, a multiple of 4) on
  uint32_t sizes_set, sizes_binding, sizes_offset;
  const char *const *entry_points; // one name for each kernel of the program, in order; NULL: FUNCTION_dispatch_N
  size_t num_entry_points;
  uint32_t workgroup_count[3]; // of kernels that come distributed and say none themselves; 0: there are none. In MLIR: codegen.workgroup_count
  size_t memory_limit;         // most bytes that this compile may take beyond what the context's contents take when it starts; 0: no limit
  size_t max_instructions;     // most ops of any kernel as it is emitted, constants aside; more is CG_UNSUPPORTED, "instruction-limit"; 0: no limit
} cg_compile_desc;
// Compiles every public function and every executable of the module. The module is changed: it holds the lowered IR afterwards. The program lives
// until cg_reset.
CODEGEN_API cg_result cg_compile(cg_module module, const cg_compile_desc *desc, cg_program *out);
// What identifies the output of cg_compile(module, desc), to keep programs under: SHA-256 over the module's meaning (no locations and no names of
// values, unless desc->debug_names), every fact of the target, every option that changes the output, and the library's version. The same on every
// machine, whether the module was parsed or built; the module is not changed. Hooks are not in it, of the backend its name alone, and none of
// memory_limit. CG_INVALID_ARGUMENT for an unknown target, CG_OUT_OF_MEMORY.
#define CG_CACHE_KEY_BYTES 32
CODEGEN_API cg_result cg_cache_key(cg_module module, const cg_compile_desc *desc, uint8_t out[CG_CACHE_KEY_BYTES]);
// The same module in several variants, best to plain, as `descs` say (targets, pipelines): out[0] … out[count - 1], linked by `plainer`. A device may
// lack what the best one needs, or its driver may refuse it. Where a variant makes the same steps as the best one its kernels are interchangeable
// with the best one's. The module is changed; after an error there is no variant at all.
CODEGEN_API cg_result cg_compile_variants(cg_module module, const cg_compile_desc *descs, size_t count, cg_program *out);
// What a device must have for kernel `kernel` of a program; CG_ALL_KERNELS for all of them. `why` may be NULL; else it names the first thing missing.
#define CG_ALL_KERNELS SIZE_MAX
CODEGEN_API bool cg_kernel_runs_on(const cg_program *program, size_t kernel, const cg_target *facts, const char **why);
// The first variant, from `best` on, of which that kernel runs on a device of these facts; NULL when none does. For one kernel only interchangeable
// variants count: its binary, workgroup count and size take the place of the best one's, its bindings and push constants are the same.
CODEGEN_API const cg_program *cg_variant_choose(const cg_program *best, size_t kernel, const cg_target *facts);
// Counts for one dispatch of kernel k at the given symbol values.
CODEGEN_API cg_result cg_workgroup_count(const cg_kernel *kernel, const int64_t *symbols, size_t count, uint32_t out[3]);
// The symbols of function f from its arguments' shapes: shapes[a] points at argument a's dims, or at a scalar argument's words. CG_INVALID_ARGUMENT
// where a static dim differs, where a condition does not hold, where an array would have 2^31 elements or more, or where arrays overlap in a host's
// layouts. Symbols that steps read are 0, and what depends on them is not looked at.
CODEGEN_API cg_result cg_function_symbols(const cg_function *f, const int64_t *const *shapes, int64_t *symbols);
// What a host does with the value that a CG_STEP_READ reads: symbols[symbol] becomes it, and what is known of sizes then is looked at as above.
// `unmet` (may be NULL): the condition that does not hold, NULL where it is something else, or CG_OK.
CODEGEN_API cg_result cg_function_read(const cg_function *f, size_t symbol, int64_t value, int64_t *symbols, const cg_condition **unmet);
// The one or two words of a scalar argument, as cg_function_symbols takes them in place of its shape; `value` lies in memory as an array's element.
CODEGEN_API cg_result cg_scalar_words(cg_type element, const void *value, int64_t words[2]);
// The first condition of f, of those without symbols that steps read, that does not hold at these symbol values; NULL where all do.
CODEGEN_API const cg_condition *cg_function_unmet(const cg_function *f, const int64_t *symbols);
// The launch description ("OUT.json", as docs/abi.md says) as text in the context. `constants_file` names the file that the host puts
// program->constants in; NULL: null. CG_UNSUPPORTED with CODEGEN_NO_TEXT.
CODEGEN_API cg_result cg_program_json(cg_context *ctx, const cg_program *program, const char *constants_file, cg_str *out);

#ifdef __cplusplus
}
#endif
#endif
