// Private: the IR's structures, and everything that creates or changes them. What allocates leaves by longjmp when memory runs out (core.h).
#ifndef CGI_IR_H
#define CGI_IR_H
#include <stdarg.h>

#include "core/core.h"
#include "ir/cg_ir.h"
#include "ir/cg_rewrite.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- structures ---------------------------------------------------------------------------------------------------------------------
struct cg_type_s {
  CGI_MARK
  cg_context *ctx;
  cg_type_kind kind;
  cg_signedness signedness; // integer
  unsigned width;           // integer, float: bits
  unsigned rank;            // shaped: dims
  unsigned num_inputs;      // function; tuple: members
  unsigned num_results;     // function
  cg_access access;         // dispatch tensor
  const int64_t *shape;
  cg_type element;        // of a scalar: itself
  const cg_type *members; // function: inputs then results; tuple
  cg_attr layout, memory_space, encoding;
  cg_str text;
};

struct cg_attr_s {
  CGI_MARK
  cg_context *ctx;
  cg_attr_kind kind;
  bool splat;
  cg_type type;
  uint64_t bits;              // int value, float bits, bool
  cg_str text;                // string, symbol root, resource, set, dialect name
  cg_str raw;                 // dialect: body text
  size_t len;                 // elements, entries, bytes of dense
  const cg_named_attr *items; // array, dict, symbol nesting, dialect parameters (array items have empty names)
  const int64_t *ints;        // dense array (bits of floats), strides of strided (offset in bits)
  const uint8_t *bytes;       // dense
  cg_map map;
  cg_loc loc;
};

struct cg_expr_s {
  CGI_MARK
  cg_context *ctx;
  cg_expr_kind kind;
  int64_t value;
  cg_expr lhs, rhs;
};

struct cg_map_s {
  CGI_MARK
  cg_context *ctx;
  unsigned num_dims, num_symbols, num_results;
  const cg_expr *results;
};

typedef enum cgi_loc_kind { CGI_LOC_UNKNOWN, CGI_LOC_FILE, CGI_LOC_NAME, CGI_LOC_CALLSITE, CGI_LOC_FUSED } cgi_loc_kind;
struct cg_loc_s {
  CGI_MARK
  cgi_loc_kind kind;
  cg_str text;                                 // file or name
  uint32_t line, column, end_line, end_column; // end_*: 0 unless a range
  cg_loc child, caller;                        // name: child; callsite: child is the callee
  const cg_loc *members;                       // fused
  size_t len;
  cg_attr metadata; // fused
  cg_loc place;     // where the text stands that gave this location by loc(…); NULL: it is a place of its own
};

typedef struct cgi_use { // one operand slot
  cg_value value;
  cg_op owner;
  struct cgi_use *prev, *next; // of the value's use list, newest first
} cgi_use;

struct cg_value_s {
  CGI_MARK
  cg_type type;
  cg_op op;       // defining op, or NULL
  cg_block block; // of an argument, or NULL
  unsigned index;
  cgi_use *uses;
  cg_loc loc; // block arguments
};

struct cg_op_s {
  CGI_MARK
  cg_context *ctx;
  const struct cgi_op_def *def;
  cg_loc loc;
  cg_block block;
  cg_op prev, next;
  uint32_t order; // grows along the block while block->ordered; with gaps
  uint32_t num_operands, num_results, num_regions, num_successors, num_attrs, capacity_operands, capacity_attrs;
  cgi_use *operands;
  cg_value *results;
  cg_named_attr *attrs; // sorted by nothing: kept in the order given; inherent ones too
  cg_region *regions;
  cg_block *successors;
  uint32_t *successor_operands; // for each successor, how many of the trailing operands are its arguments
  uint32_t worklist;            // index + 1 in the active rewrite driver
  uint32_t mark;                // scratch for passes: set to 0 before use
};

struct cg_block_s {
  CGI_MARK
  cg_region region;
  cg_block prev, next;
  cg_op first, last;
  cg_value *args;    // cgi array
  cgi_hmap *symbols; // hash of a name to the op of that name; NULL where nobody asked, or where two are alike (ir/symbols.c)
  bool ordered;
};

struct cg_region_s {
  CGI_MARK
  cg_op op;
  unsigned index;
  cg_block first, last;
};

// ---- the op tables ------------------------------------------------------------------------------------------------------------------
typedef struct cgi_group { // an operand or result group
  cg_str name;
  uint8_t kind; // 0 single, '?' optional, '*' variadic
} cgi_group;
typedef struct cgi_attr_def {
  cg_str name;
  bool optional;
  cg_str default_text; // empty: none
  cg_str kind;         // the text behind ':' in the table, empty: none
} cgi_attr_def;
typedef struct cgi_region_def {
  cg_str name;
  uint8_t kind;          // 0 single, '?' may be empty, '*' variadic
  cg_op_kind terminator; // implicit terminator; CG_OP_UNREGISTERED for none
} cgi_region_def;

// An op's definition, expanded from its row in dialects/*_ops.h (cg_ops.h explains the strings).
typedef struct cgi_op_def {
  cg_op_kind kind;
  cg_str name;
  uint64_t traits;
  const char *operands_spec, *results_spec, *attrs_spec, *regions_spec, *format;
  const struct cg_op_desc *desc; // of a registered op; NULL else
  void *user;                    // of its dialect
} cgi_op_def;

#ifndef CODEGEN_NO_SECOND_TIER_OPS
#define CGI_OP_LEFT_OUT(def) false
#else
#define CGI_OP_LEFT_OUT(def) (((def)->traits & CG_TRAIT_SECOND_TIER) != 0)
#endif
#define CGI_LEFT_OUT_OP "[left-out] '%S' is left out of this build by CODEGEN_NO_SECOND_TIER_OPS"

// The ops of a dialect that a host registered (program/register.c).
typedef struct cgi_op_range {
  struct cgi_op_range *next;
  const struct cg_dialect_desc *dialect;
  unsigned first, count; // kinds
  cgi_op_def defs[1];    // count of them
} cgi_op_range;

CGI_DEF const cgi_op_def *cgi_op_def_of(cg_context *ctx, cg_op_kind kind);
CGI_DEF const cgi_op_def *cgi_op_def_by_name(cg_context *ctx, cg_str name); // makes an unregistered one when no table has it
CGI_DEF void cgi_op_def_forget(cg_context *ctx, cg_str name);               // the unregistered one, for a name that is to be registered
// Expands the strings of a def; each returns the count, at most `max` entries are written. For an unregistered op: one variadic group each.
CGI_DEF unsigned cgi_def_operands(const cgi_op_def *def, cgi_group *out, unsigned max);
CGI_DEF unsigned cgi_def_results(const cgi_op_def *def, cgi_group *out, unsigned max);
CGI_DEF unsigned cgi_def_attrs(const cgi_op_def *def, cgi_attr_def *out, unsigned max);
// The words of an enum attribute called `name`, as "a, b, c"; NULL where the op's own verifier knows them. many: flags, of which it may have several.
CGI_DEF const char *cgi_enum_words(cg_str name, bool *many);
CGI_DEF bool cgi_def_attr_is_default(const cgi_op_def *def, cg_named_attr a, cg_context *ctx); // without it the op means the same
enum { CGI_DEF_REGIONS = 8 };                                                                  // most that a row has
CGI_DEF unsigned cgi_def_regions(cg_context *ctx, const cgi_op_def *def, cgi_region_def *out);
#if !defined(CODEGEN_NO_VERIFY) || !defined(CODEGEN_NO_TEXT)
// The same, expanded once in a context: all ops are verified after each pass.
typedef struct cgi_op_parts {
  unsigned num_operands, num_results, num_attrs, num_regions, num_successors;
  unsigned single_operands; // groups of one
  const cgi_group *operands, *results;
  const cgi_attr_def *attrs; // that something is asked of: that have to be there, or are words of an enum
  const cgi_region_def *regions;
} cgi_op_parts;
CGI_DEF const cgi_op_parts *cgi_def_parts(cg_context *ctx, const cgi_op_def *def);
#endif
CGI_DEF void cgi_groups_create(cg_context *ctx); // before an op's groups are asked for
// The range [*first, *first + result) of operands (results) that group `name` covers, by operandSegmentSizes where several groups are not single.
CGI_DEF unsigned cgi_operand_group(cg_op op, const char *name, unsigned *first);
CGI_DEF cg_value cgi_operand_named(cg_op op, const char *name); // the first of the group; NULL when empty
CGI_DEF unsigned cgi_result_group(cg_op op, const char *name, unsigned *first);
CGI_DEF unsigned cgi_def_successors(const cgi_op_def *def);
#ifndef CODEGEN_NO_TEXT
// What is wrong with a registered op's format, which could not be read back; NULL: nothing. Not there with CODEGEN_NO_TEXT (text/format.c).
CGI_DEF const char *cgi_format_fault(cg_context *ctx, const cgi_op_def *def);
#endif
CGI_DEF bool cgi_spec_next(const char **p, cg_str *entry);                // takes the next entry off a comma-separated spec; false at its end
CGI_DEF bool cgi_def_has_attr(const cgi_op_def *def, cg_str name);        // inherent
CGI_DEF const cgi_op_def *cgi_op_def_known(cg_context *ctx, cg_str name); // NULL when no table has it
CGI_DEF cg_op_kind cgi_op_kind_of_name(cg_str name);                      // CG_OP_UNREGISTERED when no table has it
#define CGI_MAX_OP_NAME 64
CGI_DEF cg_str cgi_op_kind_name(cg_op_kind kind, char out[CGI_MAX_OP_NAME]); // in `out`
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
CGI_DEF char *cgi_op_registered_text(cg_context *ctx, size_t i); // of row i of those beside the tables: its columns behind the name, each on a line
#endif

// ---- uniqued things -----------------------------------------------------------------------------------------------------------------
CGI_DEF cg_type cgi_type_none(cg_context *ctx);
CGI_DEF cg_type cgi_type_int(cg_context *ctx, unsigned width, cg_signedness s);
CGI_DEF cg_type cgi_type_i(cg_context *ctx, unsigned width); // signless
// Whether a scalar of that float kind, or an integer that shares a bit of its width with `width`, was ever made: what is about others walks nothing.
CGI_DEF bool cgi_type_occurs(cg_context *ctx, cg_type_kind kind, unsigned width);
CGI_DEF cg_type cgi_type_index(cg_context *ctx);
CGI_DEF cg_type cgi_type_float(cg_context *ctx, cg_type_kind kind);
CGI_DEF cg_type cgi_type_f32(cg_context *ctx);
CGI_DEF cg_type cgi_type_complex(cg_context *ctx, cg_type element);
CGI_DEF cg_type cgi_type_tensor(cg_context *ctx, unsigned rank, const int64_t *shape, cg_type element, cg_attr encoding);
CGI_DEF cg_type cgi_type_unranked_tensor(cg_context *ctx, cg_type element);
CGI_DEF cg_type cgi_type_memref(cg_context *ctx, unsigned rank, const int64_t *shape, cg_type element, cg_attr layout, cg_attr memory_space);
CGI_DEF cg_type cgi_type_vector(cg_context *ctx, unsigned rank, const int64_t *shape, cg_type element);
CGI_DEF cg_type cgi_type_lanes(cg_context *ctx, int64_t n, cg_type element); // a vector of rank 1
CGI_DEF cg_type cgi_type_function(cg_context *ctx, unsigned ni, const cg_type *inputs, unsigned nr, const cg_type *results);
CGI_DEF cg_type cgi_type_tuple(cg_context *ctx, unsigned n, const cg_type *members);
CGI_DEF cg_type cgi_type_dispatch_tensor(cg_context *ctx, cg_str prefix, cg_access access, cg_type tensor);
CGI_DEF cg_type cgi_type_opaque(cg_context *ctx, cg_str text);
CGI_DEF cg_type cgi_type_with_element(cg_type shaped, cg_type element); // same shape; a scalar gives `element`
CGI_DEF cg_type cgi_type_with_shape(cg_type shaped, unsigned rank, const int64_t *shape);

CGI_DEF cg_attr cgi_attr_unit(cg_context *ctx);
CGI_DEF cg_attr cgi_attr_bool(cg_context *ctx, bool v);
CGI_DEF cg_attr cgi_attr_int(cg_context *ctx, cg_type type, int64_t v); // wrapped to the type's width, sign-extended (unsigned: zero-extended)
CGI_DEF cg_attr cgi_attr_i64(cg_context *ctx, int64_t v);
CGI_DEF cg_attr cgi_attr_index(cg_context *ctx, int64_t v);
CGI_DEF cg_attr cgi_attr_float(cg_context *ctx, cg_type type, double v); // rounded to the type, to nearest even
CGI_DEF cg_attr cgi_attr_float_bits(cg_context *ctx, cg_type type, uint64_t bits);
CGI_DEF cgi_float_format cgi_format_of(cg_type t); // of a float type
CGI_DEF cg_attr cgi_attr_str(cg_context *ctx, cg_str s);
CGI_DEF cg_attr cgi_attr_strz(cg_context *ctx, const char *z);
CGI_DEF cg_attr cgi_attr_type(cg_context *ctx, cg_type t);
CGI_DEF cg_attr cgi_attr_array(cg_context *ctx, size_t n, const cg_attr *items);
CGI_DEF cg_attr cgi_attr_ints(cg_context *ctx, size_t n, const int64_t *values);      // [1, 2] as i64 attributes
CGI_DEF cg_attr cgi_attr_dict(cg_context *ctx, size_t n, const cg_named_attr *items); // sorted by name here
CGI_DEF cg_attr cgi_attr_symbol(cg_context *ctx, cg_str root);
CGI_DEF cg_attr cgi_attr_symbol2(cg_context *ctx, cg_str root, cg_str nested);
CGI_DEF cg_attr cgi_attr_symbol_n(cg_context *ctx, cg_str root, size_t n, const cg_str *nested);
CGI_DEF cg_attr cgi_attr_of_map(cg_context *ctx, cg_map m);
CGI_DEF cg_attr cgi_attr_set(cg_context *ctx, cg_str text);
CGI_DEF cg_attr cgi_attr_dense(cg_context *ctx, cg_type shaped, const void *bytes,
                               size_t size); // size of all elements, or of one: a splat. Full data whose elements are all equal stays full.
CGI_DEF cg_attr cgi_attr_dense_splat(cg_context *ctx, cg_type shaped, cg_attr element); // element: int, bool or float attribute
CGI_DEF cg_attr cgi_attr_resource(cg_context *ctx, cg_type shaped, cg_str name);
CGI_DEF cg_attr cgi_attr_dense_array(cg_context *ctx, cg_type element, size_t n, const int64_t *ints);
CGI_DEF cg_attr cgi_attr_i64_array(cg_context *ctx, size_t n, const int64_t *ints); // array<i64: …>
CGI_DEF cg_attr cgi_attr_strided(cg_context *ctx, size_t n, const int64_t *strides, int64_t offset);
CGI_DEF cg_attr cgi_attr_dialect(cg_context *ctx, cg_str name, cg_str raw, size_t n, const cg_named_attr *params); // n params or raw text
CGI_DEF cg_attr cgi_attr_loc(cg_context *ctx, cg_loc loc);
// A bare word inside a dialect attribute (storage_buffer in #hal.pipeline.binding<storage_buffer>): a dialect attribute without '.' and parameters;
// cg_attr_str gives the word, as it does for a string.
CGI_DEF cg_attr cgi_attr_keyword(cg_context *ctx, cg_str word);                     // ir/print.c
CGI_DEF cg_attr cgi_attr_enum(cg_context *ctx, const char *name, const char *word); // #gpu<dim x> is ("gpu.dim", "x"): one keyword parameter
CGI_DEF cg_str
cgi_attr_enum_word(cg_attr a); // the keyword of an enum attribute in any spelling: "x" of #gpu<dim x>, a string or a keyword; else empty
// The element at a linear index of a dense attribute, as an int, bool (i1) or float attribute; complex gives an array of two.
CGI_DEF cg_attr cgi_attr_dense_at(cg_context *ctx, cg_attr dense, uint64_t i);

CGI_DEF cg_loc cgi_loc_unknown(cg_context *ctx);
CGI_DEF cg_loc cgi_loc_placed(cg_context *ctx, cg_loc loc, cg_loc place); // loc, which diagnostics report at `place`
CGI_DEF cg_loc cgi_loc_place(cg_loc loc);                                 // NULL where diagnostics report it by itself
CGI_DEF cg_loc cgi_loc_file(cg_context *ctx, cg_str file, uint32_t line, uint32_t column);
CGI_DEF cg_loc cgi_loc_range(cg_context *ctx, cg_str file, uint32_t line, uint32_t column, uint32_t end_line, uint32_t end_column);
CGI_DEF cg_loc cgi_loc_name(cg_context *ctx, cg_str name, cg_loc child);
CGI_DEF cg_loc cgi_loc_callsite(cg_context *ctx, cg_loc callee, cg_loc caller);
CGI_DEF cg_loc cgi_loc_fused(cg_context *ctx, size_t n, const cg_loc *members, cg_attr metadata);

// ---- affine (ir/affine.c): constructors simplify (constants folded, sums of products ordered, x mod 1, (x*c) floordiv c, …) ------------
CGI_DEF cg_expr cgi_expr_const(cg_context *ctx, int64_t v);
CGI_DEF cg_expr cgi_expr_dim(cg_context *ctx, unsigned i);
CGI_DEF cg_expr cgi_expr_symbol(cg_context *ctx, unsigned i);
CGI_DEF cg_expr cgi_expr_binary(cg_context *ctx, cg_expr_kind kind, cg_expr a, cg_expr b);
CGI_DEF cg_expr cgi_expr_add(cg_context *ctx, cg_expr a, cg_expr b);
CGI_DEF cg_expr cgi_expr_mul(cg_context *ctx, cg_expr a, cg_expr b);
CGI_DEF cg_expr cgi_expr_sub(cg_context *ctx, cg_expr a, cg_expr b);
CGI_DEF cg_expr cgi_expr_replace(cg_context *ctx, cg_expr e, const cg_expr *dims, unsigned nd, const cg_expr *syms, unsigned ns); // NULL entries keep
CGI_DEF bool cgi_expr_eval(cg_expr e, const int64_t *dims, const int64_t *syms, int64_t *out); // false: division by zero or overflow
CGI_DEF bool cgi_expr_uses_dim(cg_expr e, unsigned i);
// The only dim of a size other than 1 that a sum of multiples of dims runs along, by *by a step; -1 where all have size 1. False for others.
CGI_DEF bool cgi_expr_only_dim(cg_expr e, const int64_t *sizes, int *dim, int64_t *by);
CGI_DEF bool cgi_expr_uses_symbols_from(cg_expr e, unsigned i); // symbol i or a later one
CGI_DEF cg_map cgi_map_make(cg_context *ctx, unsigned nd, unsigned ns, unsigned nr, const cg_expr *results);
CGI_DEF cg_map cgi_map_identity(cg_context *ctx, unsigned n);
CGI_DEF cg_map cgi_map_permutation(cg_context *ctx, unsigned nd, unsigned nr, const unsigned *dims); // result i is dim dims[i]
CGI_DEF cg_map cgi_map_compose(cg_context *ctx, cg_map f, cg_map g);                                 // f after g
CGI_DEF bool cgi_map_is_identity(cg_map m);
CGI_DEF bool cgi_map_is_projected_permutation(cg_map m); // results are distinct dims
CGI_DEF bool cgi_map_is_permutation(cg_map m);
CGI_DEF int cgi_map_result_of_dim(cg_map m, unsigned dim); // the result that is exactly that dim, or -1

// ---- text of small things (ir/print.c): what diagnostics and the printer share ---------------------------------------------------------
CGI_DEF void cgi_print_type(cgi_buf *b, cg_type t);
CGI_DEF void cgi_print_attr(cgi_buf *b, cg_attr a);             // with its type where MLIR prints one
CGI_DEF void cgi_print_map(cgi_buf *b, cg_map m);               // (d0) -> (d0)
CGI_DEF void cgi_text_names(cgi_buf *b, char letter, size_t n); // d0, d1
CGI_DEF void cgi_print_expr(cgi_buf *b, cg_expr e);
CGI_DEF void cgi_print_loc(cgi_buf *b, cg_loc l);    // what stands inside loc( )
CGI_DEF void cgi_print_string(cgi_buf *b, cg_str s); // quoted, escaped
// What the module printer adds to the text of types and attributes.
typedef struct cgi_text_style {
  bool (*alias)(void *user, cgi_buf *b, cg_attr a); // prints an alias instead when it returns true; may be NULL
  void *user;
  size_t elide_elements_over; // 0: never
  bool generic;               // memory spaces of dialects that others do not know print as strings
} cgi_text_style;
CGI_DEF void cgi_print_type_styled(cgi_buf *b, cg_type t, const cgi_text_style *style);
CGI_DEF void cgi_print_attr_styled(cgi_buf *b, cg_attr a, bool with_type, const cgi_text_style *style);
CGI_DEF void cgi_print_params(cgi_buf *b, cg_str name, size_t n, const cg_named_attr *params); // of a dialect attribute, without < and >
CGI_DEF void cgi_print_symbol(cgi_buf *b, cg_str name);                                        // @name, quoted where needed
CGI_DEF void cgi_print_attr_name(cgi_buf *b, cg_str name);                                     // a dictionary key, quoted where needed
CGI_DEF bool cgi_is_bare_word(cg_str s);                                                       // [a-zA-Z_][a-zA-Z0-9_$.]*

// ---- diagnostics (ir/diag.c) ----------------------------------------------------------------------------------------------------------
// Formats: %s const char*, %S cg_str, %d int, %u unsigned, %l int64_t, %t cg_type, %a cg_attr, %m cg_map, %o cg_op (its name), %%.
// cgi_error and cgi_op_error return false, so that `return cgi_error(…)` reads well. The op form prefixes "'name' op ". A message may begin with the
// id of its kind, "[race] …"; else it is the way's own: invalid-input, invalid-op, unsupported-op, invalid-argument, note.
CGI_DEF bool cgi_error(cg_context *ctx, cg_loc loc, const char *format, ...);
// Calls without arguments behind the format, which are many, go to functions that take none: those take less code. Eight arguments at most.
#define CGI_PICK(a, b, c, d, e, f, g, h, i, j, k, name, ...) name
#define CGI_PICK_2(with, plain, ...) CGI_PICK(__VA_ARGS__, with, with, with, with, with, with, with, with, with, plain, plain, plain)(__VA_ARGS__)
#define CGI_PICK_3(with, plain, ...) CGI_PICK(__VA_ARGS__, with, with, with, with, with, with, with, with, plain, plain, plain, plain)(__VA_ARGS__)
#define cgi_op_error(...) CGI_PICK_2(cgi_op_error_with, cgi_op_error_plain, __VA_ARGS__)
CGI_DEF bool cgi_op_error_with(cg_op op, const char *format, ...);
CGI_DEF bool cgi_op_error_plain(cg_op op, const char *format);
// Like cgi_op_error, and makes the API call's result CG_UNSUPPORTED instead of CG_INVALID_INPUT.
#define cgi_op_unsupported(...) CGI_PICK_2(cgi_op_unsupported_with, cgi_op_unsupported_plain, __VA_ARGS__)
CGI_DEF bool cgi_op_unsupported_with(cg_op op, const char *format, ...);
CGI_DEF bool cgi_op_unsupported_plain(cg_op op, const char *format);
CGI_DEF bool cgi_unsupported(cg_context *ctx, cg_loc loc, const char *format, ...); // without an op's name
// A trial: errors between begin and end are kept here, not reported, and are not the API call's. Trials do not nest.
typedef struct cgi_trial {
  bool had_error;
  cg_result failure;
  bool final;     // set by who finds the IR itself broken: no other way may be tried
  cg_str message; // the first error, a private copy
  const char *id; // its kind
  cg_loc loc;
} cgi_trial;
CGI_DEF void cgi_trial_begin(cg_context *ctx, cgi_trial *t);
CGI_DEF void cgi_trial_end(cg_context *ctx);
// Starts a public call that can fail: forgets the last call's error.
CGI_DEF void cgi_errors_begin(cg_context *ctx);
// Registers text so that diagnostics can show its lines (copied). `first_line` is the number of its first line.
CGI_DEF cg_str cgi_source_add(cg_context *ctx, cg_str filename, cg_str text, uint32_t first_line); // gives the copy
// A call on a module starts: its context, or NULL after a report, or where there is no context to report in.
CGI_DEF cg_context *cgi_begin_on(cg_module module, const char *function);
#define CGI_OURS(ctx, h) (CGI_GIVEN(ctx, h) && CGI_LIVE(h) && cgi_same_context((ctx), __func__, #h, (h)->ctx)) // a type, attribute or operation
// A wrong call (an unknown pass, target, option): the result is CG_INVALID_ARGUMENT.
CGI_DEF bool cgi_argument_error(cg_context *ctx, const char *format, ...);
CGI_DEF void cgi_note(cg_context *ctx, cg_loc loc, const char *format, ...);
CGI_DEF void cgi_remark(cg_context *ctx, cg_loc loc, const char *format, ...);
CGI_DEF void cgi_buf_format(cgi_buf *b, const char *format, ...);
CGI_DEF void cgi_buf_vformat(cgi_buf *b, const char *format, va_list args);
CGI_DEF cg_str cgi_format(cg_context *ctx, const char *format, ...); // a private copy
// Result of the current API call after a failure was reported: CG_INVALID_INPUT, CG_UNSUPPORTED or CG_INVALID_ARGUMENT.
CGI_DEF cg_result cgi_failure(cg_context *ctx);
CGI_DEF cg_result cgi_result(cg_context *ctx, bool ok); // ok ? CG_OK : cgi_failure(ctx)

// ---- creating and changing IR (ir/op.c) ------------------------------------------------------------------------------------------------
CGI_DEF cg_op cgi_op_create(cg_context *ctx, const cgi_op_def *def, cg_loc loc, unsigned num_operands, const cg_value *operands, unsigned num_results,
                            const cg_type *result_types, unsigned num_attrs, const cg_named_attr *attrs,
                            unsigned num_regions); // detached; regions empty
CGI_DEF void cgi_op_set_successors(cg_op op, unsigned n, const cg_block *blocks, const uint32_t *operand_counts);
CGI_DEF void cgi_op_insert_before(cg_op op, cg_op before);
CGI_DEF void cgi_op_insert_after(cg_op op, cg_op after);
CGI_DEF void cgi_op_append(cg_block block, cg_op op);
CGI_DEF void cgi_op_remove(cg_op op); // detaches
CGI_DEF void cgi_op_move_before(cg_op op, cg_op before);
CGI_DEF void cgi_op_erase(cg_op op);                           // results must have no uses; erases its regions
CGI_DEF void cgi_op_replace(cg_op op, const cg_value *values); // replaces every result and erases; values may be NULL where unused
CGI_DEF void cgi_op_replace1(cg_op op, cg_value value);
CGI_DEF cg_value *cgi_push_values(cg_context *ctx, cg_value *values, size_t n, const cg_value *more); // to a cgi array, as the next two do
CGI_DEF cg_value *cgi_push_operands(cg_value *values, cg_op op, unsigned first, unsigned end);
CGI_DEF cg_type *cgi_push_types(cg_context *ctx, cg_type *types, size_t n, const cg_value *values);
CGI_DEF void cgi_operand_values(cg_op op, unsigned first, unsigned end, cg_value *out);
CGI_DEF void cgi_op_set_operand(cg_op op, unsigned i, cg_value v);
CGI_DEF void cgi_op_set_operands(cg_op op, unsigned n, const cg_value *values);
CGI_DEF int64_t cgi_op_int(cg_op op, const char *name);                                    // of an integer attribute; 0 where there is none
CGI_DEF void cgi_op_set_attr(cg_op op, const char *name, cg_attr value);                   // NULL removes
CGI_DEF void cgi_op_set_ints(cg_op op, const char *name, size_t n, const int64_t *ints);   // array<i64: …>
CGI_DEF void cgi_op_set_array(cg_op op, const char *name, size_t n, const cg_attr *items); // […]
CGI_DEF void cgi_op_mark(cg_op op, const char *name);                                      // a unit attribute
CGI_DEF void cgi_func_set_type(cg_op func, unsigned num_inputs, const cg_type *inputs, unsigned num_results, const cg_type *results);
CGI_DEF void cgi_op_copy_attr(cg_op from, cg_op to, const char *name);        // or removes it where `from` has none
CGI_DEF void cgi_op_set_segments(cg_op op, unsigned n, const int32_t *sizes); // operandSegmentSizes
CGI_DEF cg_value cgi_mapped(const cgi_hmap *values, cg_value v);              // what stands for v: itself where nothing does
CGI_DEF cg_op cgi_op_clone(cg_op op, cgi_hmap *values); // deep; operands mapped where `values` has them (cg_value to cg_value), which it extends
CGI_DEF void cgi_value_replace_uses(cg_value old_value, cg_value new_value);
CGI_DEF void cgi_values_replace_uses(unsigned n, const cg_value *old_values, const cg_value *new_values); // NULL: those stay
CGI_DEF void cgi_values_replace_by_operands(unsigned n, const cg_value *old_values, cg_op op, unsigned first);
CGI_DEF void cgi_value_replace_uses_except(cg_value old_value, cg_value new_value, cg_op except); // but for that op's
CGI_DEF void cgi_value_set_type(cg_value v, cg_type t);
CGI_DEF cg_block cgi_block_create(cg_region region, unsigned n, const cg_type *types, cg_loc loc); // appended
CGI_DEF cg_block cgi_block_insert(cg_region region, cg_block before);
CGI_DEF cg_value cgi_block_add_arg(cg_block b, cg_type t, cg_loc loc);
CGI_DEF void cgi_block_erase_arg(cg_block b, unsigned i); // must be unused
CGI_DEF void cgi_block_erase(cg_block b);
// Moves the ops in front of `end` (NULL: all) before `before`, or to the end of `to` where that is NULL.
CGI_DEF void cgi_block_move_ops(cg_block from, cg_op end, cg_block to, cg_op before);
CGI_DEF void cgi_block_move_body(cg_block from, cg_op end, cg_block to); // the same to the end of `to`, whose arguments are for those of `from`
CGI_DEF void cgi_region_move_blocks(cg_region from, cg_region to);       // appends all blocks of `from`
CGI_DEF void cgi_region_clone_into(cg_region from, cg_region to, cgi_hmap *values);
CGI_DEF bool cgi_op_before(cg_op a, cg_op b);                   // a comes before b in their common block
CGI_DEF bool cgi_op_is_ancestor(cg_op ancestor, cg_op op);      // true for op itself
CGI_DEF cg_op cgi_op_parent_of_kind(cg_op op, cg_op_kind kind); // nearest proper ancestor; NULL when none
CGI_DEF cg_op cgi_block_terminator(cg_block b);

// Walks. The callback may erase or replace the op it is given (post-order) and insert before it. Return false to stop; the walk then returns false.
typedef bool (*cgi_walk_fn)(cg_op op, void *user);
CGI_DEF bool cgi_walk_post(cg_op root, cgi_walk_fn fn, void *user);                      // children first, root last
CGI_DEF bool cgi_walk_pre(cg_op root, cgi_walk_fn fn, void *user);                       // root first; fn must not erase
CGI_DEF bool cgi_walk_around(cg_op root, cg_op_kind closed, cgi_walk_fn fn, void *user); // the same, but for what is inside of ops of that kind
// Results and block arguments of root and of all that is inside of it, in order; fn may give them other types.
typedef void (*cgi_value_fn)(cg_value v, void *user);
CGI_DEF void cgi_walk_values(cg_op root, cgi_value_fn fn, void *user);
// Collects the ops of one kind under root, pre-order, into a cgi array.
CGI_DEF cg_op *cgi_collect(cg_op root, cg_op_kind kind);
CGI_DEF cg_op *cgi_collect_if(cg_op root, bool (*wanted)(cg_op op));
#define CGI_FOREACH_OP(op, block) for (cg_op op = (block)->first, cgi_next_##op = NULL; op && (cgi_next_##op = op->next, true); op = cgi_next_##op)
#define CGI_FOREACH_BLOCK(b, region) for (cg_block b = (region)->first; b; b = b->next)
#define CGI_FOREACH_USE(u, value) for (cgi_use *u = (value)->uses, *cgi_next_##u = NULL; u && (cgi_next_##u = u->next, true); u = cgi_next_##u)

// ---- builder (ir/builder.c) -------------------------------------------------------------------------------------------------------------
typedef struct cgi_builder {
  cg_context *ctx;
  cg_block block;
  cg_op before; // NULL: append to block
  cg_loc loc;
} cgi_builder;
CGI_DEF cgi_builder cgi_builder_before(cg_op op); // location of op
CGI_DEF cgi_builder cgi_builder_after(cg_op op);
CGI_DEF cgi_builder cgi_builder_at_end(cg_block b, cg_loc loc);
CGI_DEF cgi_builder cgi_builder_at_start(cg_block b, cg_loc loc);
CGI_DEF cgi_builder cgi_builder_in(cg_op op, unsigned region); // at the end of its first block; location of op
CGI_DEF cg_op cgi_build(cgi_builder *b, cg_op_kind kind, unsigned num_operands, const cg_value *operands, unsigned num_results, const cg_type *types,
                        unsigned num_attrs, const cg_named_attr *attrs, unsigned num_regions);
// Of no results, attributes and regions: a store, a barrier.
CGI_DEF cg_op cgi_build_plain(cgi_builder *b, cg_op_kind kind, unsigned num_operands, const cg_value *operands);
// `op` again, with its attributes, of other operands and of one result of another type.
CGI_DEF cg_op cgi_build_like(cgi_builder *b, cg_op op, unsigned num_operands, const cg_value *operands, cg_type type);
// `op` again, with its attributes and empty regions, of as many other operands and of as many results of other types.
CGI_DEF cg_op cgi_build_again(cgi_builder *b, cg_op op, const cg_value *operands, const cg_type *types);
// The result of an op of one result, of one attribute at most (NULL: none), and no region.
CGI_DEF cg_value cgi_build_value(cgi_builder *b, cg_op_kind kind, cg_type type, unsigned num_operands, const cg_value *operands,
                                 const cg_named_attr *attr);
// The same of the attribute `name`.
CGI_DEF cg_value cgi_build_with(cgi_builder *b, cg_op_kind kind, cg_type type, unsigned num_operands, const cg_value *operands, const char *name,
                                cg_attr value);
// An op of these two attributes, alone, and of one region, which is empty.
CGI_DEF cg_op cgi_build_symbol(cgi_builder *b, cg_op_kind kind, cg_str name, const char *visibility);
CGI_DEF cg_value cgi_build_unary(cgi_builder *b, cg_op_kind kind, cg_type result, cg_value a);
CGI_DEF cg_value cgi_build_binary(cgi_builder *b, cg_op_kind kind, cg_value l, cg_value r); // the result has l's type
CGI_DEF cg_value cgi_build_binary_t(cgi_builder *b, cg_op_kind kind, cg_type result, cg_value l, cg_value r);
CGI_DEF cg_value cgi_build_binary_int(cgi_builder *b, cg_op_kind kind, cg_value x, int64_t c); // with a constant of x's type
CGI_DEF cg_value cgi_build_ternary(cgi_builder *b, cg_op_kind kind, cg_type result, cg_value x, cg_value y, cg_value z);
CGI_DEF cg_value cgi_build_constant(cgi_builder *b, cg_attr value); // arith.constant of the attribute's type
CGI_DEF cg_value cgi_build_index(cgi_builder *b, int64_t v);
CGI_DEF cg_value cgi_build_int(cgi_builder *b, cg_type t, int64_t v); // any integer or index type
CGI_DEF cg_value cgi_build_float(cgi_builder *b, cg_type t, double v);
CGI_DEF cg_value cgi_build_cmpi(cgi_builder *b, cg_cmpi_predicate predicate, cg_value l, cg_value r);
CGI_DEF cg_value cgi_build_cmpi_int(cgi_builder *b, cg_cmpi_predicate predicate, cg_value x, int64_t c); // with a constant of x's type
CGI_DEF cg_value cgi_build_cmpf(cgi_builder *b, cg_cmpf_predicate predicate, cg_value l, cg_value r);
CGI_DEF cg_value cgi_build_and(cgi_builder *b, cg_value x, cg_value y); // of conditions; NULL is always true
CGI_DEF cg_value cgi_build_select(cgi_builder *b, cg_value c, cg_value t, cg_value f);
CGI_DEF void cgi_build_assert(cgi_builder *b, cg_value holds, cg_str message);
CGI_DEF cg_value cgi_build_affine_apply(cgi_builder *b, cg_map m, const cg_value *operands);          // folds constants and identities at once
CGI_DEF cg_value cgi_build_apply(cgi_builder *b, unsigned num_dims, cg_expr e, const cg_value *dims); // the same of one expression
CGI_DEF cg_value cgi_build_dim(cgi_builder *b, cg_value shaped, unsigned i); // constant when static; tensor.dim or memref.dim else
// Memory of no dynamic sizes, by memref.alloc or memref.alloca; `attr` as of cgi_build_value.
CGI_DEF cg_value cgi_build_alloc(cgi_builder *b, cg_op_kind kind, cg_type type, const cg_named_attr *attr);
CGI_DEF cg_value cgi_build_load(cgi_builder *b, cg_value memref, cg_value at);                      // of rank 1
#define CGI_ELEMENT_RANK 33                                                                         // indices that the next takes
CGI_DEF cg_value cgi_build_element(cgi_builder *b, cg_value array, unsigned n, const cg_value *at); // of a tensor or buffer
CGI_DEF void cgi_build_store(cgi_builder *b, cg_value value, cg_value memref, cg_value at);
CGI_DEF cg_value cgi_build_vector_extract(cgi_builder *b, cg_value v, unsigned n, const int64_t *position); // one element
CGI_DEF cg_value cgi_build_vector_insert(cgi_builder *b, cg_value scalar, cg_value v, unsigned n, const int64_t *position);
CGI_DEF cg_value cgi_build_lane(cgi_builder *b, cg_value v, int64_t lane);                                  // the same of a vector of rank 1
CGI_DEF cg_value cgi_build_shuffle(cgi_builder *b, cg_value x, cg_value y, int64_t n, const int64_t *mask); // n lanes of x and y
CGI_DEF cg_value cgi_build_with_lane(cgi_builder *b, cg_value scalar, cg_value v, int64_t lane);
CGI_DEF cg_op cgi_build_return(cgi_builder *b, cg_op_kind kind, unsigned n, const cg_value *values); // a terminator: no results
CGI_DEF cg_op cgi_build_yield(cgi_builder *b, unsigned n, const cg_value *values);                   // scf.yield
CGI_DEF void cgi_build_yield_results(cgi_builder *b, cg_value *values); // as many as the op around has results, which they become
CGI_DEF cg_op cgi_build_linalg_yield(cgi_builder *b, cg_value v);
// scf.for with iter_args: the body block has the induction variable and the carried values; the caller ends it with scf.yield.
CGI_DEF cg_op cgi_build_for(cgi_builder *b, cg_value lower, cg_value upper, cg_value step, unsigned n, const cg_value *init);
CGI_DEF cgi_builder cgi_builder_in_for(cg_op loop, cg_value *carried); // in its body, whose carried values it tells
// scf.while of n carried values; both body blocks have them as arguments.
CGI_DEF cg_op cgi_build_while(cgi_builder *b, unsigned n, const cg_value *init);
// scf.parallel over n lower bounds, n upper bounds, n steps, and its body block, which the caller ends with scf.reduce.
CGI_DEF cg_op cgi_build_parallel(cgi_builder *b, unsigned n, const cg_value *bounds);
CGI_DEF cg_op cgi_build_if(cgi_builder *b, cg_value condition, unsigned n, const cg_type *result_types, bool with_else); // blocks without terminator
CGI_DEF cgi_builder cgi_build_guard(cgi_builder *b, cg_value condition); // inside an scf.if without results; where condition is NULL, b's own place
// With as many results as there are values of the other side; `then` is where the first side is built, up to its yield.
CGI_DEF cg_op cgi_build_if_else(cgi_builder *b, cg_value condition, unsigned n, const cg_value *otherwise, cgi_builder *then);
CGI_DEF cg_named_attr cgi_named(cg_context *ctx, const char *name, cg_attr value);
CGI_DEF void cgi_name_ints(cg_named_attr *out, cg_context *ctx, const char *name, size_t n, const int64_t *values);
CGI_DEF void cgi_name_i64(cg_named_attr *out, cg_context *ctx, const char *name, int64_t value);
CGI_DEF void cgi_name_attr(cg_named_attr *out, cg_context *ctx, const char *name, cg_attr value); // the same, where one of a list lies

// Constants behind values.
CGI_DEF cg_attr cgi_constant_of(cg_value v);             // the attribute of a constant op (arith, stablehlo, …); NULL when v is none
CGI_DEF bool cgi_constant_int(cg_value v, int64_t *out); // integer or index scalar constant, sign-extended; splat dense too
CGI_DEF bool cgi_constant_is(cg_value v, int64_t want);

// What op is, as words (a cgi array): operands from outside by themselves, what is inside by number. `name`, which may be NULL, is a symbol name that
// is no matter where an op inside has it (ir/structure.c).
CGI_DEF uint64_t *cgi_op_structure(cg_op op, cg_attr name);

// ---- symbols (ir/symbols.c) ---------------------------------------------------------------------------------------------------------------
CGI_DEF cg_str cgi_symbol_name(cg_op op);                     // sym_name, empty when it has none
CGI_DEF cg_op cgi_symbol_lookup(cg_op table, cg_str name);    // among the ops directly in table's regions
CGI_DEF cg_op cgi_symbol_resolve(cg_op from, cg_attr symbol); // walks out through enclosing symbol tables, then in along the nesting
CGI_DEF bool cgi_symbol_is_private(cg_op op);
CGI_DEF void cgi_symbol_index(cg_op op, bool there); // what ir/op.c tells of a symbol that comes to its block, or leaves it
CGI_DEF void cgi_symbol_forget(cg_block b);
CGI_DEF cg_str cgi_symbol_unique(cg_op table, cg_str base); // base, or base_0, base_1, …

// ---- verification, folding, rewriting ----------------------------------------------------------------------------------------------------
// Reports every fault; true when there is none. (ir/verify.c; per-op checks come from the dialects.) With CODEGEN_NO_VERIFY texts are still checked
// against the op tables, and nothing else is.
CGI_DEF bool cgi_verify(cg_op root);
// The value is defined wherever op executes (ir/dominance.c).
CGI_DEF bool cgi_value_dominates(cg_value v, cg_op user);
CGI_DEF bool cgi_block_dominates(cg_block a, cg_block b); // in one region

typedef cg_fold_result cgi_fold;
// constants[i] is operand i's attribute or NULL. Returns false when nothing folds; in-place changes return true with results all empty.
typedef bool (*cgi_fold_fn)(cg_op op, const cg_attr *constants, cgi_fold *results);
typedef bool (*cgi_verify_fn)(cg_op op);

// A rewrite: b inserts before op with op's location. Returns whether it changed anything; it may erase op and any other op.
typedef bool (*cgi_rewrite_fn)(cgi_builder *b, cg_op op, void *user);
typedef struct cgi_pattern {
  cg_op_kind kind; // CG_OP_UNREGISTERED matches every op
  cgi_rewrite_fn fn;
} cgi_pattern;
// Applies patterns, folds and removes dead pure ops under `root` (not root itself) until nothing changes; returns whether anything did.
// Stops with an error after a bounded number of rewrites (a pattern that never settles).
CGI_DEF bool cgi_rewrite_greedily(cg_op root, const cgi_pattern *patterns, size_t n, void *user);
CGI_DEF bool cgi_op_is_dead(cg_op op);              // pure (regions included) and unused
CGI_DEF void cgi_block_erase_dead(cg_block b);      // from its end, so that what only dead ops use goes, too
CGI_DEF bool cgi_op_is_pure(cg_op op);              // no side effects, regions included
CGI_DEF bool cgi_fold_op(cgi_builder *b, cg_op op); // folds one op now; true when it changed or was erased

// What the active rewrite driver wants to know (ir/rewrite.c); nothing happens when none is active.
CGI_DEF void cgi_driver_inserted(cg_op op);
CGI_DEF void cgi_driver_touched(cg_op op); // operands or uses changed
CGI_DEF void cgi_driver_erased(cg_op op);
// Whether passes may run on the module now: not from a callback about something inside of it, which they may replace. False after a report.
CGI_DEF bool cgi_may_run(cg_op module, const char *function);

#ifndef CODEGEN_NO_VERIFY
#define CGI_VERIFIER(fn) fn
#else // nothing refers to them then, so that no code is made of them
#define CGI_VERIFIER(fn) NULL
#define CGI_NO_VERIFIER "[left-out] the verifier is left out of this build by CODEGEN_NO_VERIFY"
#endif
// The dialect registry (dialects/registry.c) fills these.
typedef struct cgi_dialect {
  const char *name;     // "arith"
  cgi_verify_fn verify; // CGI_VERIFIER(fn) or NULL; switch on kind inside
  cgi_fold_fn fold;     // may be NULL
  // canonicalization patterns of the dialect
  const cgi_pattern *patterns;
  unsigned num_patterns;
} cgi_dialect;
CGI_DEF const cgi_dialect *cgi_dialect_at(unsigned i); // NULL past the last
CGI_DEF const cgi_dialect *cgi_dialect_of(cg_op op);   // as the context knows them; NULL for unregistered ops

// ---- the getters, inside ---------------------------------------------------------------------------------------------------------------------
// No handle is NULL and no index too large inside the library, so there the names of the getters that are used most stand for the bare fields,
// without a check and without a call. ir/getters.c has the functions.
#define cg_type_get_kind(type) ((type)->kind)
#define cg_type_width(type) ((type)->width)
#define cg_type_rank(type) ((type)->rank)
#define cg_type_element(type) ((type)->element)
#define cg_type_is_int(type) ((type)->kind == CG_TYPE_INTEGER)
#define cg_attr_get_kind(attr) ((attr)->kind)
#define cg_attr_type(attr) ((attr)->type)
#define cg_attr_map(attr) ((attr)->map)
#define cg_expr_get_kind(e) ((e)->kind)
#define cg_expr_value(e) ((e)->value)
#define cg_map_num_results(m) ((m)->num_results)
#define cg_map_result(m, i) ((m)->results[i])
#define cg_op_get_kind(op) ((op)->def->kind)
#define cg_op_context(op) ((op)->ctx)
#define cg_op_num_operands(op) ((op)->num_operands)
#define cg_op_num_results(op) ((op)->num_results)
#define cg_op_num_regions(op) ((op)->num_regions)
#define cg_op_operand(op, i) ((op)->operands[i].value)
#define cg_op_result(op, i) ((op)->results[i])
#define cg_op_region(op, i) ((op)->regions[i])
#define cg_value_type(v) ((v)->type)
#define cg_value_op(v) ((v)->op)
#define cg_region_first(r) ((r)->first)
#define cg_block_num_args(b) ((unsigned)cgi_len((b)->args))
#define cg_block_arg(b, i) ((b)->args[i])

#ifdef __cplusplus
}
#endif
#endif
