// Private to the C backend: the state of one emission and what its files offer each other.
#ifndef CGI_C_EMIT_H
#define CGI_C_EMIT_H
#include <stdarg.h>
#include <string.h>
#include "c/cg_c.h"

#ifdef CGI_C_ONE_UNIT
#define CGI_C_DEF static
#else
#define CGI_C_DEF
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define CGI_C_MAX_DEPTH 128 // nested control flow; bounds the emitter's stack
#define CGI_C_MAX_LANES 16
#define CGI_C_NAME 48 // bytes of a type's or a helper's name

// ---- text -------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_c_text { // grows
  cg_context *ctx;
  char *data;
  size_t len, capacity;
  bool failed; // out of memory
} cgi_c_text;

// text.c. Formats: %s, %S (a cg_str), %u (uint32_t), %l (int64_t), %x (uint64_t, hexadecimal without 0x).
CGI_C_DEF void cgi_c_say(cgi_c_text *t, const char *format, ...);
CGI_C_DEF void cgi_c_add(cgi_c_text *t, const char *data, size_t len);
CGI_C_DEF void cgi_c_release(cgi_c_text *t);
CGI_C_DEF void cgi_c_begin(cgi_c_text *t, cg_context *ctx);
CGI_C_DEF cg_str cgi_c_view(const cgi_c_text *t);
CGI_C_DEF cg_str cgi_c_view_of(const char *text);
CGI_C_DEF void cgi_c_add_comment(cgi_c_text *t, cg_str text); // a line: nothing in it ends or continues it

// ---- values -----------------------------------------------------------------------------------------------------------------------------
typedef enum cgi_c_base { CGI_C_BOOL, CGI_C_INT, CGI_C_INDEX, CGI_C_FLOAT, CGI_C_HALF } cgi_c_base;

// A value type as C has it: vector<1x…> is a scalar; an index is as wide as a pointer; f16 is its bits.
typedef struct cgi_c_type {
  cgi_c_base base;
  uint32_t width; // bool: 1; index: 32
  uint32_t lanes; // 1 for scalars
} cgi_c_type;

typedef struct cgi_c_value {
  cg_value key;
  const char *text; // how C names it; NULL until it is defined
  uint32_t run;     // where it is computed
  bool late;        // a load that is written in front of what reads it first
  bool used;        // by an operation that has an effect, or by one that is used
  bool uniform;     // the same for all invocations of the workgroup
  bool kept;        // in an array with an element for each invocation: another run reads it
  bool reads_only;  // of a memref
  bool recalls;     // it is read from a row; else a row is written where there is one
  uint8_t alike;    // panels.c: whether all invocations have it alike within a round of its loop
  uint8_t guard;    // unswitch.c: whether it computes a condition
  uint32_t copied;  // which of the values of a round that a panel holds, from 1 on
  uint32_t row, at; // of the emitter's rows, from 1 on, and which of the values of a round
  cg_value twin;    // of another loop, which is the same round for round
} cgi_c_value;

#define CGI_C_MAX_PANELS 8

typedef struct cgi_c_panel { // panels.c
  cg_op loop;
  cg_op *ops; // what of the loop computes what is copied, in order
  size_t num_ops, capacity;
  uint32_t num_values;                // that are copied of a round
  cg_type type;                       // of each
  int64_t lower, upper, step, rounds; // of the loop; rounds that are copied at once
  const char *from;                   // how C names the first of them
} cgi_c_panel;

#define CGI_C_MAX_ROWS 8

typedef struct cgi_c_row { // rows.c
  cg_op loop;              // that writes it
  cg_type type;
  int64_t rounds;
  uint32_t num_values; // of a round
} cgi_c_row;

typedef struct cgi_c_emitter {
  const cg_emit_input *input;
  cg_context *ctx;
  const cg_target *target;
  cg_result result; // the first failure
  cg_op op;         // being emitted: what errors name
  cgi_c_text helpers, out;
  char **known; // names of helpers that are there
  size_t num_known, known_capacity;
  uint32_t num_kernels;
  // The current function.
  cg_op function, exported;
  uint32_t workgroup_size[3], invocations, subgroup;
  cgi_c_text arrays, body; // declarations at the function's top, and what follows
  cgi_c_value *values;     // by key
  size_t num_values, value_capacity;
  uint32_t next_name, next_run, run, depth, indent;
  bool split;       // invocations meet within the kernel: loops over them are closed there
  const char *more; // of an scf.while that is split: the array that says which invocations go on
  const char *mask; // the array that says which invocations are active; NULL: all
  cg_attr bindings, parameters;
  size_t num_bindings, parameter_binding;
  uint32_t used; // CGI_C_USES_*
  cg_op *late;   // loads that are not written yet, in order; NULL where they are
  size_t num_late, late_capacity;
  cgi_c_panel panels[CGI_C_MAX_PANELS];
  size_t num_panels;
  int64_t panel_bytes; // of the largest
  bool filling;        // a panel: what it holds is being computed
  cgi_c_row rows[CGI_C_MAX_ROWS];
  size_t num_rows;
  int64_t row_bytes; // of all
} cgi_c_emitter;

enum { CGI_C_USES_CONSTANTS = 1, CGI_C_USES_COUNT = 2, CGI_C_USES_ID = 4 }; // ID << 0, 1, 2

// emit.c: errors return false, so that `return cgi_c_fail(…)` reads well.
CGI_C_DEF bool cgi_c_fail(cgi_c_emitter *e, const char *message);
CGI_C_DEF bool cgi_c_invalid(cgi_c_emitter *e, const char *message);
CGI_C_DEF bool cgi_c_has_word(cg_attr attr, const char *word); // in the text of #dialect.name<…>, or as the string
CGI_C_DEF cg_block cgi_c_block_of(cg_op op, unsigned i);
CGI_C_DEF bool cgi_c_emit_op(cgi_c_emitter *e, cg_op op);
CGI_C_DEF bool cgi_c_emit_block(cgi_c_emitter *e, cg_block block); // its ops up to its terminator, for one invocation

// values.c
CGI_C_DEF cgi_c_value *cgi_c_slot(cgi_c_emitter *e, cg_value v); // made where there is none; NULL when memory is out
CGI_C_DEF const char *cgi_c_ref(cgi_c_emitter *e, cg_value v);   // how C names it; "0" after an error
CGI_C_DEF const char *cgi_c_operand(cgi_c_emitter *e, cg_op op, unsigned i);
CGI_C_DEF const char *cgi_c_format(cgi_c_emitter *e, const char *format, ...); // lives as long as the context's contents
CGI_C_DEF bool cgi_c_is_used(cgi_c_emitter *e, cg_value v);
CGI_C_DEF bool cgi_c_is_needed(cgi_c_emitter *e, cg_op op);  // it has an effect, or a result that is used
CGI_C_DEF void cgi_c_mark(cgi_c_emitter *e, cg_block block); // what is used in it
CGI_C_DEF bool cgi_c_bind(cgi_c_emitter *e, cg_value v, const char *text);
CGI_C_DEF bool cgi_c_type_of(cgi_c_emitter *e, cg_type type, cgi_c_type *out); // false after an error
CGI_C_DEF cgi_c_type cgi_c_value_type(cgi_c_emitter *e, cg_value v);
CGI_C_DEF cgi_c_type cgi_c_scalar(cgi_c_type t);
CGI_C_DEF const char *cgi_c_type_name(cgi_c_emitter *e, cgi_c_type t); // "float", "cgk_f32x4"
CGI_C_DEF const char *cgi_c_suffix(cgi_c_emitter *e, cgi_c_type t);    // "f32", "f32x4"
CGI_C_DEF void cgi_c_line(cgi_c_emitter *e);                           // the indentation of a new line
// Opens the statement that computes a value: `float v7 = `; what follows ends in ";\n". False where nothing uses the value.
CGI_C_DEF bool cgi_c_define(cgi_c_emitter *e, cg_value v);
CGI_C_DEF bool cgi_c_declare(cgi_c_emitter *e, cg_value v, const char *init); // a variable that changes; `init` may be NULL
CGI_C_DEF bool cgi_c_emit_constant(cgi_c_emitter *e, cg_op op);
CGI_C_DEF uint32_t cgi_c_storage(cgi_c_type t); // bytes in memory

// helpers.c: functions that the kernels call, each there once
CGI_C_DEF bool cgi_c_need(cgi_c_emitter *e, const char *name);      // false where it is there already: else the caller writes it into e->helpers
CGI_C_DEF void cgi_c_need_text(cgi_c_emitter *e, const char *name); // one whose text is fixed
CGI_C_DEF const char *cgi_c_prelude(void);
CGI_C_DEF const char *cgi_c_bitcast(cgi_c_emitter *e, cgi_c_type to, cgi_c_type from);          // the helper's name
CGI_C_DEF const char *cgi_c_lane(cgi_c_emitter *e, const char *v, cgi_c_type t, uint32_t lane); // as a scalar
CGI_C_DEF const char *cgi_c_make(cgi_c_emitter *e, cgi_c_type t, const char *const *parts);     // of scalars
CGI_C_DEF const char *cgi_c_splat(cgi_c_emitter *e, cgi_c_type t, const char *part);
// `scalar` and `native` are expressions in a, b, c; native (or NULL): on whole vectors, where the compiler has them. In front of it there may be
// "#condition#expression#", any number of them: what the preprocessor takes instead.
CGI_C_DEF const char *cgi_c_apply(cgi_c_emitter *e, const char *name, const char *scalar, const char *native, cgi_c_type result, unsigned n,
                                  const char *const *operands, const cgi_c_type *types);

// panels.c
CGI_C_DEF void cgi_c_find_panels(cgi_c_emitter *e, cg_op function);
CGI_C_DEF void cgi_c_release_panels(cgi_c_emitter *e);
CGI_C_DEF cgi_c_panel *cgi_c_panel_of(cgi_c_emitter *e, cg_op loop); // NULL: none is made for it
CGI_C_DEF bool cgi_c_reads_panel(cgi_c_emitter *e, cg_op op);        // it is not computed, but read
CGI_C_DEF void cgi_c_mark_panel(cgi_c_emitter *e, cg_op op);         // what filling it needs from outside of the loop
CGI_C_DEF bool cgi_c_emit_panel_read(cgi_c_emitter *e, cg_op op);
CGI_C_DEF bool cgi_c_emit_panel_for(cgi_c_emitter *e, cgi_c_panel *p); // between loops over the invocations
CGI_C_DEF bool cgi_c_constant_index(cg_value v, int64_t *out);
// Element `at` of the `width` that lie side by side for the round of a loop whose variable is `iv`, which began at `from`.
CGI_C_DEF const char *cgi_c_place_of_round(cgi_c_emitter *e, const char *iv, const char *from, int64_t step, int64_t width, uint32_t at);
// rows.c
CGI_C_DEF void cgi_c_find_rows(cgi_c_emitter *e, cg_op function); // before cgi_c_mark
CGI_C_DEF bool cgi_c_recalls(cgi_c_emitter *e, cg_op op);         // it is not computed, but read
CGI_C_DEF bool cgi_c_emit_recalled(cgi_c_emitter *e, cg_op op);
CGI_C_DEF bool cgi_c_write_row(cgi_c_emitter *e, cg_op op); // of what was computed, where another loop reads it
// vector.c
CGI_C_DEF unsigned cgi_c_num_sources(cgi_c_emitter *e, cg_op op); // values that the text of op names: its operands, or what it reads instead
CGI_C_DEF cg_value cgi_c_source(cgi_c_emitter *e, cg_op op, unsigned i);
// arith.c
CGI_C_DEF const char *cgi_c_select(cgi_c_emitter *e, cgi_c_type result, const char *const *operands, const cgi_c_type *types);
// memory.c
CGI_C_DEF bool cgi_c_reads_binding(const cgi_c_emitter *e, cg_value memref);                // it is one that the kernel does not write
CGI_C_DEF const char *cgi_c_access(cgi_c_emitter *e, cgi_c_type t, bool store, bool whole); // the helper's name
// arith.c, memory.c, vector.c, gpu.c, control.c: *handled says whether the op is theirs.
CGI_C_DEF bool cgi_c_emit_arith(cgi_c_emitter *e, cg_op op, bool *handled);
CGI_C_DEF bool cgi_c_emit_memory(cgi_c_emitter *e, cg_op op, bool *handled);
CGI_C_DEF bool cgi_c_emit_vector(cgi_c_emitter *e, cg_op op, bool *handled);
CGI_C_DEF bool cgi_c_emit_gpu(cgi_c_emitter *e, cg_op op, bool *handled);
CGI_C_DEF bool cgi_c_emit_control(cgi_c_emitter *e, cg_op op, bool *handled);
CGI_C_DEF const char *cgi_c_reduce(cgi_c_emitter *e, cgi_c_type t, const char *a, const char *b, cg_attr how); // one step; NULL after an error
CGI_C_DEF bool cgi_c_meets(cgi_c_emitter *e, cg_op op);                                                        // whether invocations meet in it
CGI_C_DEF void cgi_c_number(cgi_c_emitter *e, cg_block block);     // runs, and which values outlive theirs
CGI_C_DEF bool cgi_c_emit_split(cgi_c_emitter *e, cg_block block); // with its terminator
CGI_C_DEF bool cgi_c_emit_exchange(cgi_c_emitter *e, cg_op op);    // a shuffle or reduction between invocations
CGI_C_DEF void cgi_c_open_invocations(cgi_c_emitter *e, const char *mask);
CGI_C_DEF void cgi_c_close(cgi_c_emitter *e);                          // a brace
CGI_C_DEF void cgi_c_open_if(cgi_c_emitter *e, const char *condition); // NULL: what else happens

// unswitch.c: writes a loop by `write`, a second time where conditions hold in all rounds, without them. The loop's variable is `first` to `last` at
// most.
CGI_C_DEF bool cgi_c_unswitch(cgi_c_emitter *e, cg_block body, const char *first, const char *last, bool (*write)(cgi_c_emitter *e, const void *user),
                              const void *user);
CGI_C_DEF bool cgi_c_is_unwritten(cgi_c_emitter *e, cg_op op); // since only conditions that hold read it
CGI_C_DEF bool cgi_c_is_load(cg_op op);
CGI_C_DEF bool cgi_c_keeps_uniform(cg_op op); // of operands that all invocations have alike it computes what they have alike
CGI_C_DEF void cgi_c_emit_carried(cgi_c_emitter *e, cg_op terminator, unsigned first); // what it hands on, from that operand on

#ifdef __cplusplus
}
#endif
#endif
