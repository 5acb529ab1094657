// What the parts of cgc share: options, files, diagnostics, arrays, devices.
#ifndef CGC_H
#define CGC_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#ifdef CGC_SPLIT
#include "codegen.h"
#include "codegen_spirv.h"
#include "nvvm/cg_nvvm.h"
#include "c/cg_c.h"
#endif

// Exit statuses, the same everywhere.
enum { CGC_DONE = 0, CGC_REFUSED = 1, CGC_USAGE = 2, CGC_FAILED = 3 };

// ---- command line (cgc_options.c) -------------------------------------------------------------------------------------------------------
enum {
  CGC_COMPILE = 1,
  CGC_OPT = 2,
  CGC_RUN = 4,
  CGC_CHECK = 8,
  CGC_TARGETS = 16,
  CGC_BENCH = 32,
  CGC_HELP = 64,
  CGC_EXPLAIN = 128,
  CGC_OPS = 256,
  CGC_LAYOUT = 512,
  CGC_TUNE = 1024
};

typedef struct cgc_list {
  const char **items;
  size_t count;
} cgc_list;

typedef struct cgc_options {
  unsigned command;
  cgc_list files;
  cgc_list targets; // as given, split at commas
  const char *output, *emit, *json_file, *dependencies_file;
  bool write_dependencies, debug_names;
  cgc_list workgroups; // run, too
  const char *report, *bench;
  // opt
  const char *pass_pipeline;
  bool list_passes, validate;
  // common to compile, opt and run
  bool print_ir_after_all, print_ir_before_all, print_generic, print_local_scope, print_debuginfo, split_input_file, verify_each, timing;
  cgc_list print_ir_after, print_ir_before;
  const char *pipeline, *config, *tuning;
  uint64_t elide_elements;
  uint64_t seed;
  // run, check
  const char *function, *device, *parameters;
  cgc_list inputs, outputs, push, workload;
  uint64_t print_limit, subgroup_size, max_loop_trips;
  bool compare;
  bool json; // targets, bench
  // bench
  cgc_list peers, peer_pipelines;
  uint64_t repeat;
  bool hot, cold, check_results;
  // tune
  uint64_t time;
  bool force, merge;
  // layout
  const char *shape, *memory, *svg, *png, *from, *kernel;
  cgc_list threads;
  uint64_t num_subgroups;
  // help
  bool man;
  const char *completion;
  // Not from the command line: the device at hand, which --tuning has to be for; and what is taken instead of --config and --tuning.
  const struct cgc_tuning_device *tuned_on;
  const cg_config *configs;
  size_t num_configs;
} cgc_options;

typedef enum { CGC_OPT_FLAG, CGC_OPT_TEXT, CGC_OPT_LIST, CGC_OPT_COMMAS, CGC_OPT_NUMBER, CGC_OPT_DEPENDENCIES } cgc_option_kind;
typedef struct cgc_option {
  const char *name;
  unsigned commands;
  cgc_option_kind kind;
  size_t offset;
  const char *value, *help; // in a value capitals stand for something, small letters for themselves: FILE, PASS, T for a target; a|b
} cgc_option;
typedef struct cgc_command {
  const char *name;
  unsigned command;
  const char *arguments, *summary, *example;
} cgc_command;
const cgc_option *cgc_option_at(size_t i);              // NULL behind the last
const cgc_command *cgc_command_at(size_t i);            // NULL behind the last
const cgc_command *cgc_command_named(const char *name); // NULL after saying that there is none

// Parses argv[2…]; on a mistake says so with the nearest name and returns false. *help is set when help was asked for.
bool cgc_parse_options(unsigned command, int argc, char **argv, cgc_options *out, bool *help);
const char *cgc_nearest(const char *name, const char *const *candidates, size_t count); // NULL when none is near
void cgc_list_add(cgc_list *list, const char *item);
bool cgc_list_has(const cgc_list *list, const char *item);

// ---- help, the man page, completion (cgc_help.c) ------------------------------------------------------------------------------------------
void cgc_print_help(FILE *to, const cgc_command *command); // NULL: the list of commands
int cgc_main_help(const cgc_options *options);
int cgc_main_explain(const cgc_options *options);

// ---- files and diagnostics (cgc_io.c) ---------------------------------------------------------------------------------------------------
void *cgc_alloc(size_t size); // zeroed; ends the process with status 3 when memory is out
void cgc_keep(void *p);       // a block that lives until the process ends
char *cgc_format(const char *format, ...);

typedef struct cgc_text { // grows; zero-initialised it is empty; free data
  char *data;
  size_t len, capacity;
} cgc_text;
void cgc_text_add(cgc_text *t, const char *data, size_t len);
void cgc_text_write(void *text, const char *data, size_t len); // the same for cg_print
void cgc_text_format(cgc_text *t, const char *format, ...);

typedef struct cgc_source { // one input, or one piece of a split one
  const char *filename;
  char *text;
  size_t len;
  uint32_t first_line;
} cgc_source;

bool cgc_read_file(const char *path, char **data, size_t *len); // "-": standard input; reports
// Reads the file and splits it at its `// -----` lines when `split`; *count sources.
bool cgc_read_sources(const char *path, bool split, cgc_source **out, size_t *count);

// Output files of one command: written beside their places and renamed together, or not at all.
typedef struct cgc_output {
  char *path, *temporary;
} cgc_output;
typedef struct cgc_outputs { // all 0 to begin with
  cgc_output *files;
  size_t count;
  bool keep_inputs; // none of them may be a file that was read
  bool misnamed;    // one was refused for its name: the command line is wrong
} cgc_outputs;
bool cgc_outputs_add(cgc_outputs *o, const char *path, const void *data, size_t len); // "-", devices and pipes: at once
bool cgc_outputs_commit(cgc_outputs *o);
void cgc_outputs_discard(cgc_outputs *o);

// A context whose diagnostics go to standard error, or are kept in `kept` (the first error) when `quiet`.
typedef struct cgc_session {
  cg_context *ctx;
  const cgc_source *source; // for source lines
  bool quiet;
  char kept[1024];
  char kept_id[32];          // its kind
  cgc_text *all;             // or NULL: of a quiet one, all errors, one a line
  struct cgc_report *report; // or NULL: is told, too
  uint64_t rng;
} cgc_session;
bool cgc_session_open(cgc_session *s, const cgc_source *source, bool quiet);
void cgc_session_close(cgc_session *s);
cg_result cgc_parse(cgc_session *s, cg_module *out);
cg_result cgc_parse_functions(cgc_session *s, cg_module *out); // whose functions take tensors where IREE's callers give buffer views
int cgc_status(cg_result r);                                   // exit status
void cgc_errorf(const char *format, ...);
double cgc_now(void); // seconds, monotonic
char *cgc_str(cg_str s);
bool cgc_is(cg_str s, const char *z);

// --emit=c (cgc_embed.c): `name` begins the names of what the header declares.
void cgc_embed_program(cgc_text *t, const char *name, const cg_program *p);

char *cgc_stem(const char *path); // "dir/name.ext" without the extension of the last part
const char *cgc_extension(const char *path);

// ---- pictures (cgc_picture.c) ---------------------------------------------------------------------------------------------------------------
typedef struct cgc_picture_cell {
  int64_t subgroup, thread, slot; // subgroup -1: nothing is here
} cgc_picture_cell;
// Grids below each other: `rows` x `columns` cells each, coloured by thread, labelled by slot, with lines where the subgroup changes.
typedef struct cgc_picture {
  int64_t grids, rows, columns, num_threads;
  int64_t columns_per_number; // columns are counted in so many
  cgc_picture_cell *cells;
} cgc_picture;
void cgc_picture_svg(cgc_text *t, const cgc_picture *p);
bool cgc_picture_png(cgc_text *t, const cgc_picture *p); // false: built without a writer of PNG

// --emit=figures (cgc_figures.c)
void cgc_figures_of_program(cgc_text *t, const cg_program *p);
double cgc_figures_flops(const cg_program *p, size_t kernel); // of a thread: floating-point operations as they are emitted, 2 for a multiply-add

// The layouts that a module's kernels get while it is compiled (cgc_layout.c).
typedef struct cgc_layouts cgc_layouts;
typedef struct cgc_layout_picture {
  const char *function, *head, *shape, *drawn; // which kernel, what has the layout, its sizes, and those of the part in the picture
  cgc_text svg;                                // to be freed
} cgc_layout_picture;
cgc_layouts *cgc_layouts_open(cg_module module);
void cgc_layouts_after_pass(cgc_layouts *l);
bool cgc_layouts_at(cgc_layouts *l, size_t i, cgc_layout_picture *out); // false behind the last
void cgc_layouts_close(cgc_layouts *l);
char *cgc_whole_type(cg_type t); // "tensor<4x?xf32>"

// --emit=spvasm (cgc_disassemble.c)
void cgc_disassemble(cgc_text *t, const uint32_t *words, size_t num_words);

// ---- JSON (cgc_json.c) --------------------------------------------------------------------------------------------------------------------
typedef struct cgc_json {
  char kind; // { [ " 0 and t (true, false, null)
  char *key, *text;
  double number;
  unsigned line;
  struct cgc_json *first, *next;
} cgc_json;
const cgc_json *cgc_json_parse(const char *text, size_t len);                       // NULL for a mistake
const cgc_json *cgc_json_parse_lines(const char *text, size_t len, unsigned *line); // and where it is
void cgc_json_text(cgc_text *t, const char *s, size_t n);                           // as a JSON string, in quotes; what is no UTF-8 becomes U+FFFD
const cgc_json *cgc_json_get(const cgc_json *object, const char *key);
uint32_t cgc_json_u32(const cgc_json *v);                          // NULL gives 0
bool cgc_json_amount(const cgc_json *v, double most, double *out); // whether it is a number from 0 to `most`; NULL gives 0
size_t cgc_json_words(const cgc_json *list, uint32_t *out, size_t max);

// Constants that are not in the module (cgc_parameters.c): makes them arguments of the module's functions, then reads those of one function from what
// --parameters names, behind the `count` arguments that are there. False after saying why, or into `why`.
bool cgc_parameters_expose(cg_module module);
bool cgc_parameters_read(const cgc_options *options, cg_op function, cg_array *args, size_t *count, size_t max, char *why, size_t why_size);
size_t cgc_parameters_count(cg_op function);

// ---- tuning files (cgc_tuning.c) ------------------------------------------------------------------------------------------------------------
typedef struct cgc_tuning_device { // that times were taken on
  const char *name, *driver, *version, *target;
} cgc_tuning_device;
typedef struct cgc_tuning_entry {
  int device; // -1: any
  cg_config config;
  // What `cgc tune` measured, in seconds, and how far it came: candidates of the list that were tried, and whether there is nothing left to try.
  double best, usual;
  size_t tried;
  bool done;
} cgc_tuning_entry;
typedef struct cgc_tuning { // all 0 to begin with
  cgc_tuning_device *devices;
  cgc_tuning_entry *entries;
  size_t num_devices, num_entries;
} cgc_tuning;
// Adds what the file says to `out`: its devices are those that are there already, where they are the same. False after saying what is wrong.
bool cgc_tuning_load(const char *path, cgc_tuning *out, int *status);
void cgc_tuning_free(cgc_tuning *t);
void cgc_tuning_print(cgc_text *text, const cgc_tuning *t);
int cgc_tuning_device_number(cgc_tuning *t, const cgc_tuning_device *d, bool make); // -1: it is none of those
void cgc_tuning_add(cgc_tuning *t, const cgc_tuning_entry *e);                      // of two for the same root and device the faster one stays

// --config and --tuning as the library takes them. False after saying what is wrong; *status is then the exit status.
bool cgc_read_configs(const cgc_options *options, const cg_config **configs, size_t *count, int *status);

// ---- pass hooks: dumps, timing, validation (cgc_hooks.c) ----------------------------------------------------------------------------------
struct cgc_validation;
typedef struct cgc_pass_time {
  char name[64];
  double seconds;
  size_t peak;
} cgc_pass_time;
typedef struct cgc_running { // a pass that has begun
  const char *pass;
  double begin, inside; // what passes within it took, and what is done between passes
} cgc_running;
typedef struct cgc_hooks {
  const cgc_options *options;
  cg_context *ctx;
  cg_module module;
  struct cgc_validation *validation; // NULL: none
  struct cgc_report *report;         // NULL: none
  cgc_running *running;
  size_t depth;
  cgc_pass_time *passes;
  size_t num_passes;
  cg_pipeline_desc desc;
} cgc_hooks;
void cgc_hooks_init(cgc_hooks *h, const cgc_options *options, cg_context *ctx, cg_module module);
void cgc_print_module(FILE *to, const cgc_options *options, cg_op op);
void cgc_print_timing(const cgc_hooks *h, double parse_seconds, double total_seconds);
void cgc_hooks_free(cgc_hooks *h);

// ---- --report (cgc_report.c) --------------------------------------------------------------------------------------------------------------
typedef struct cgc_report cgc_report;
cgc_report *cgc_report_open(const cgc_options *options, cg_context *ctx, cg_module module);
void cgc_report_before(cgc_report *r, const char *pass, cg_op op);
void cgc_report_after(cgc_report *r, const char *pass, cg_op op, double seconds);
void cgc_report_diagnostic(cgc_report *r, const char *severity, const cg_diagnostic *d);
bool cgc_report_add(cgc_outputs *outputs, cgc_report *r, const cg_program *p, const char *path, const char *in, double parse, double total);
void cgc_report_close(cgc_report *r);

// ---- the compile that run, check and compile share ----------------------------------------------------------------------------------------
// target NULL with facts NULL: the module's own. Fills *program; diagnostics go the session's way.
bool cgc_register_nvvm(cgc_session *s,
                       const char *pipeline); // its passes and dialects, where the pipeline or the text has them; false after a message
bool cgc_nvvm_knows(const char *target);      // whether the NVVM backend is there and compiles for the target of this name
const cg_backend *cgc_backend_for(const cg_target *target, bool llvm_ir); // NULL after a message
cg_result cgc_compile_module(cgc_hooks *hooks, cg_module module, const cgc_options *options, const char *target, const cg_target *facts,
                             cg_program *program);
const cg_target *cgc_find_target(const char *name); // says what is known when the name is not
int cgc_main_compile(const cgc_options *options);
int cgc_main_opt(const cgc_options *options);
int cgc_main_run(const cgc_options *options);
int cgc_main_check(const cgc_options *options);
int cgc_main_targets(const cgc_options *options);
int cgc_main_ops(const cgc_options *options);
int cgc_main_layout(const cgc_options *options);
int cgc_main_bench(const cgc_options *options);
int cgc_main_tune(const cgc_options *options);
// The function that --function names (NULL: main, or the only public one); says why when there is none.
cg_op cgc_function_to_run(cg_module module, const char *name);

// ---- arrays (cgc_array.c) -----------------------------------------------------------------------------------------------------------------
// cg_array as the interpreter takes it; data from malloc.
cg_array cgc_array_make(cg_type element, unsigned rank, const int64_t *shape);
cg_array cgc_array_copy(const cg_array *a);
void cgc_array_free(cg_array *a);
int64_t cgc_array_count(const cg_array *a);
// Reads "4x5xf32=1,2,3", "2x2xf32=[1 2][3 4]", a splat, "@a.npy". `type` is what the function takes: the shape (dynamic dims free) and element type.
bool cgc_array_parse(const char *text, cg_type type, cg_array *out, char *error, size_t error_size);
// A .npy file; `bytes`, where not NULL, are what is in it.
bool cgc_array_of_npy(const char *path, const char *bytes, size_t len, cg_type type, cg_array *out, char *error, size_t error_size);
bool cgc_array_of_type(cg_type type, cg_array *out); // zeroed; false when a dim is dynamic
void cgc_array_print(FILE *to, const cg_array *a, uint64_t limit);
char *cgc_type_text(cg_type element);                    // "f32", "i1", "ui8"
double cgc_element_double(const cg_array *a, int64_t i); // real part
void cgc_element_print(char *out, size_t size, const cg_array *a, int64_t i);
void cgc_element_set(cg_array *a, int64_t i, double v); // rounded to the element type; integers wrap
void cgc_element_set_int(cg_array *a, int64_t i, uint64_t v);
uint64_t cgc_element_bits(const cg_array *a, int64_t i);
bool cgc_is_float(cg_type t);
void cgc_index_text(char *out, size_t size, const cg_array *a, int64_t i); // [1, 2]
// Compares; false and a reason (the first differing element, both values) when they differ. atol < 0: bit equality (NaN equals NaN). bounds: an extra
// allowance per element, or NULL.
bool cgc_array_alike(const cg_array *a, const cg_array *b); // in shape and bytes of an element
bool cgc_array_equal(const cg_array *a, const cg_array *b, double atol, double rtol, const double *bounds, char *why, size_t why_size);
double cgc_array_worst(const cg_array *a, const cg_array *b, int64_t *at); // largest absolute difference; infinity for NaN against a number

// ---- functions of a module (cgc_module.c) ---------------------------------------------------------------------------------------------------
cg_op cgc_find_function(cg_op root, const char *name); // func.func, nested ones too
bool cgc_is_public(cg_op function);
bool cgc_has_interface_ops(cg_op function);
bool cgc_is_host_function(cg_op function); // not inside an executable
typedef struct cgc_interface_binding {
  uint32_t set, binding;
  cg_access access;
  cg_type type;      // shaped: tensor, memref or dispatch tensor's
  int64_t shape[16]; // dims with push constants filled in
} cgc_interface_binding;
// The bindings of a dispatch function in (set, binding) order. Dynamic dims are read off the push constants where the function does so.
bool cgc_interface_of(cg_op function, const uint32_t *push, size_t num_push, cgc_interface_binding *out, size_t *count, size_t max);
// What the compiled kernel `name` really does with its bindings: an untyped buffer says nothing by itself.
void cgc_refine_access(cgc_interface_binding *b, size_t n, const cg_program *p, const char *name);
bool cgc_parse_words(const char *option, const cgc_list *list, uint32_t *words, size_t max, size_t *count); // --push, --workload, --workgroups
bool cgc_parse_workgroups(const cgc_options *o, uint32_t counts[3]);                                        // 0 where none are given
typedef bool (*cgc_walk_fn)(cg_op op, void *user);
bool cgc_walk(cg_op root, cgc_walk_fn fn, void *user); // pre-order

// ---- validation: the interpreter before and after each pass (cgc_validate.c) ------------------------------------------------------------------
struct cgc_validation *cgc_validation_begin(cgc_session *session, cg_module module, uint64_t seed, cg_result *result);
bool cgc_validation_check(struct cgc_validation *v, cg_module module, const char *pass);
void cgc_validation_end(struct cgc_validation *v);
uint64_t cgc_random(uint64_t *state);

// ---- single results in double precision (cgc_reference.c) ---------------------------------------------------------------------------------------
// `function` is one of linalg.generic ops; the arguments must outlive it.
typedef struct cgc_reference cgc_reference;
cgc_reference *cgc_reference_open(cg_op function, size_t num_args, const cg_array *args);
void cgc_reference_close(cgc_reference *r);
// Element `at` of a result whose shape and type `shape` has, and the bound of its error; false with what is not understood.
bool cgc_reference_element(cgc_reference *r, size_t result, const cg_array *shape, int64_t at, double *value, double *bound, const char **why);
double cgc_reference_flops(cgc_reference *r); // what the function's ops ask for: 2MNK for a matmul, one per element and operation elsewhere

#endif
