// Generated from src/codegen_c.h by `make headers`: do not edit.
// codegen_c.h - v0.1.0 - the C backend of codegen.h: kernels as portable C for machines without a GPU. Public domain or MIT-0, your choice.
//
// Do this, in the file where codegen.h is implemented or in another one:
//    #define CODEGEN_IMPLEMENTATION      // both implementations, or
//    #define CODEGEN_C_IMPLEMENTATION    // this one alone
//    #include "codegen_c.h"
// Everywhere else, include it without the define. It includes codegen.h, of which it uses the public functions only.
//
//    cg_compile_desc desc = {0};
//    desc.target = "c";
//    desc.backend = cg_c_backend();
//    ...
//    cg_c_program_files(ctx, &program, NULL, &files);    // a header, and the code of kernels and functions
//
// codegen.h is long: it is read here only for what it has not given yet.
#if !defined(CODEGEN_H) || (defined(CODEGEN_IMPLEMENTATION) && !defined(CODEGEN_IMPLEMENTED))
#include "codegen.h"
#endif
#ifndef CODEGEN_C_H_INCLUDED
#define CODEGEN_C_H_INCLUDED
// ==== c/cg_c.h
// Public: the C backend. It reads the emission form through codegen.h's public functions alone, and writes portable C99 that is C++17, too.
#ifndef CG_C_H
#define CG_C_H

#ifdef __cplusplus
extern "C" {
#endif

// The backend for cg_compile_desc.backend and the targets of format CG_FORMAT_C: cg_program.text is a C file without its host functions, one function
// for each kernel. The text lives in the context until cg_reset. Stateless: one pointer serves every context and thread.
CODEGEN_API const cg_backend *cg_c_backend(void);

typedef struct cg_c_files_desc {
  const char *name;        // begins the names of what the header declares: letters, digits and underscores; NULL: "codegen"
  const char *header_name; // what the code includes; NULL: the name with ".h"
  bool external_constants; // the host passes the program's constants in; else they are in the code
} cg_c_files_desc;
typedef struct cg_c_files {
  cg_str header, code;          // in context memory, until cg_reset
  const char *const *functions; // what C calls each function of the program; its kernels are NAME_kernel_0 and so on
} cg_c_files;
// The two files that a program compiled by cg_c_backend() becomes (docs/c.md). `desc` may be NULL. CG_INVALID_ARGUMENT for another backend's program,
// and for a name that C does not take.
CODEGEN_API cg_result cg_c_program_files(cg_context *ctx, const cg_program *program, const cg_c_files_desc *desc, cg_c_files *out);

#ifdef __cplusplus
}
#endif
#endif
#endif // CODEGEN_C_H_INCLUDED

#if (defined(CODEGEN_IMPLEMENTATION) || defined(CODEGEN_C_IMPLEMENTATION)) && !defined(CODEGEN_C_IMPLEMENTED)
#define CODEGEN_C_IMPLEMENTED
#define CGI_C_ONE_UNIT
// ==== c/emit.h
// Private to the C backend: the state of one emission and what its files offer each other.
#ifndef CGI_C_EMIT_H
#define CGI_C_EMIT_H
#include <stdarg.h>
#include <string.h>

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
// ==== c/text.c
// Text that grows, and a few formats.

CGI_C_DEF void cgi_c_begin(cgi_c_text *t, cg_context *ctx) {
  memset(t, 0, sizeof *t);
  t->ctx = ctx;
}

CGI_C_DEF void cgi_c_add(cgi_c_text *t, const char *data, size_t len) {
  if (t->failed || !len) return;
  if (t->capacity - t->len < len) {
    size_t more = t->capacity ? 2 * t->capacity : 1024;
    while (more - t->len < len) more *= 2;
    char *grown = (char *)cg_realloc(t->ctx, t->data, t->capacity, more);
    if (!grown) {
      t->failed = true;
      return;
    }
    t->data = grown;
    t->capacity = more;
  }
  memcpy(t->data + t->len, data, len);
  t->len += len;
}

static void cgi_c_add_number(cgi_c_text *t, uint64_t v, unsigned base) {
  char digits[24];
  size_t n = sizeof digits;
  do digits[--n] = "0123456789abcdef"[v % base];
  while ((v /= base) != 0);
  cgi_c_add(t, digits + n, sizeof digits - n);
}

static void cgi_c_say_list(cgi_c_text *t, const char *format, va_list *args) {
  for (const char *at = format; *at; at++) {
    size_t n = 0;
    while (at[n] && at[n] != '%') n++;
    cgi_c_add(t, at, n);
    at += n;
    if (!*at) return;
    switch (*++at) {
    case 's': {
      const char *s = va_arg(*args, const char *);
      cgi_c_add(t, s, strlen(s));
      break;
    }
    case 'S': {
      cg_str s = va_arg(*args, cg_str);
      cgi_c_add(t, s.data, s.len);
      break;
    }
    case 'u': cgi_c_add_number(t, va_arg(*args, uint32_t), 10); break;
    case 'x': cgi_c_add_number(t, va_arg(*args, uint64_t), 16); break;
    case 'l': {
      int64_t v = va_arg(*args, int64_t);
      if (v < 0) cgi_c_add(t, "-", 1);
      cgi_c_add_number(t, v < 0 ? 0 - (uint64_t)v : (uint64_t)v, 10);
      break;
    }
    default: cgi_c_add(t, at, 1); break; // %%
    }
  }
}

CGI_C_DEF void cgi_c_say(cgi_c_text *t, const char *format, ...) {
  va_list args;
  va_start(args, format);
  cgi_c_say_list(t, format, &args);
  va_end(args);
}

CGI_C_DEF const char *cgi_c_format(cgi_c_emitter *e, const char *format, ...) {
  cgi_c_text t;
  va_list args;
  cgi_c_begin(&t, e->ctx);
  va_start(args, format);
  cgi_c_say_list(&t, format, &args);
  va_end(args);
  cgi_c_add(&t, "", 1);
  char *kept = t.failed ? NULL : (char *)cg_alloc(e->ctx, t.len);
  if (kept) memcpy(kept, t.data, t.len);
  cgi_c_release(&t);
  if (kept) return kept;
  e->result = CG_OUT_OF_MEMORY;
  return "0";
}

CGI_C_DEF void cgi_c_release(cgi_c_text *t) {
  cg_free(t->ctx, t->data, t->capacity);
  cgi_c_begin(t, t->ctx);
}

CGI_C_DEF cg_str cgi_c_view(const cgi_c_text *t) {
  cg_str s;
  s.data = t->data ? t->data : "";
  s.len = t->len;
  return s;
}

CGI_C_DEF cg_str cgi_c_view_of(const char *text) {
  cg_str s;
  s.data = text;
  s.len = strlen(text);
  return s;
}

CGI_C_DEF void cgi_c_add_comment(cgi_c_text *t, cg_str text) {
  cgi_c_say(t, "// ");
  for (size_t i = 0; i < text.len; i++) {
    char c = text.data[i];
    cgi_c_add(t, (unsigned char)c < ' ' || c == '\\' || c == '?' ? "_" : &c, 1);
  }
  cgi_c_say(t, "\n");
}
// ==== c/values.c
// How C names values and types, and constants.

static size_t cgi_c_place(const cgi_c_emitter *e, cg_value key) {
  size_t i = (size_t)(((uint64_t)(uintptr_t)key * 0x9e3779b97f4a7c15u) >> 32) & (e->value_capacity - 1);
  while (e->values[i].key && e->values[i].key != key) i = (i + 1) & (e->value_capacity - 1);
  return i;
}

static bool cgi_c_grow_values(cgi_c_emitter *e) {
  cgi_c_value *old = e->values;
  size_t count = e->value_capacity, more = count ? 2 * count : 256;
  cgi_c_value *grown = (cgi_c_value *)cg_realloc(e->ctx, NULL, 0, more * sizeof *grown);
  if (!grown) {
    e->result = CG_OUT_OF_MEMORY;
    return false;
  }
  e->values = grown;
  e->value_capacity = more;
  for (size_t i = 0; i < count; i++)
    if (old[i].key) e->values[cgi_c_place(e, old[i].key)] = old[i];
  cg_free(e->ctx, old, count * sizeof *old);
  return true;
}

CGI_C_DEF cgi_c_value *cgi_c_slot(cgi_c_emitter *e, cg_value v) {
  cgi_c_value *slot = e->value_capacity ? &e->values[cgi_c_place(e, v)] : NULL;
  if (slot && slot->key) return slot;
  if (2 * e->num_values >= e->value_capacity && !cgi_c_grow_values(e)) return NULL;
  slot = &e->values[cgi_c_place(e, v)];
  slot->key = v;
  e->num_values++;
  return slot;
}

CGI_C_DEF const char *cgi_c_ref(cgi_c_emitter *e, cg_value v) {
  const char *text = e->value_capacity ? e->values[cgi_c_place(e, v)].text : NULL;
  if (text) return text;
  if (e->result == CG_OK) cgi_c_fail(e, "has an operand that this kernel does not compute");
  return "0";
}

CGI_C_DEF const char *cgi_c_operand(cgi_c_emitter *e, cg_op op, unsigned i) { return cgi_c_ref(e, cg_op_operand(op, i)); }

CGI_C_DEF bool cgi_c_bind(cgi_c_emitter *e, cg_value v, const char *text) {
  cgi_c_value *slot = cgi_c_slot(e, v);
  if (slot) slot->text = text;
  return e->result == CG_OK;
}

// ---- what is used: sizes of memrefs are not --------------------------------------------------------------------------------------------------
CGI_C_DEF bool cgi_c_is_used(cgi_c_emitter *e, cg_value v) {
  const cgi_c_value *slot = cgi_c_slot(e, v);
  return slot && slot->used;
}

CGI_C_DEF bool cgi_c_is_needed(cgi_c_emitter *e, cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  bool removable = cg_op_has_trait(op, CG_TRAIT_PURE) || kind == CG_MEMREF_ALLOC || kind == CG_MEMREF_ALLOCA || kind == CG_MEMREF_LOAD ||
                   kind == CG_VECTOR_LOAD || kind == CG_HAL_INTERFACE_BINDING_SUBSPAN || kind == CG_HAL_INTERFACE_CONSTANT_LOAD;
  if (kind == CG_MEMREF_ASSUME_ALIGNMENT || kind == CG_MEMREF_DEALLOC) return false;
  if (cgi_c_is_unwritten(e, op)) return false;
  if (!removable || cg_op_num_regions(op) || cg_op_has_trait(op, CG_TRAIT_TERMINATOR)) return true;
  for (unsigned i = 0; i < cg_op_num_results(op); i++)
    if (cgi_c_is_used(e, cg_op_result(op, i))) return true;
  return false;
}

CGI_C_DEF void cgi_c_mark(cgi_c_emitter *e, cg_block block) {
  for (cg_op op = cg_block_last(block); op; op = cg_op_prev(op)) {
    for (unsigned r = 0; r < cg_op_num_regions(op); r++)
      if (cg_region_first(cg_op_region(op, r))) cgi_c_mark(e, cg_region_first(cg_op_region(op, r)));
    if (!cgi_c_is_needed(e, op)) continue;
    if (cgi_c_reads_panel(e, op)) {
      cgi_c_mark_panel(e, op);
      continue;
    }
    if (cgi_c_recalls(e, op)) continue;
    bool subspan = cg_op_get_kind(op) == CG_HAL_INTERFACE_BINDING_SUBSPAN;
    cg_type type = subspan ? cg_value_type(cg_op_result(op, 0)) : NULL;
    unsigned n = cgi_c_num_sources(e, op), sizes = subspan && cg_type_rank(type) == 1 && cg_type_dim(type, 0) == CG_DYNAMIC ? 1 : 0;
    for (unsigned i = 0; i + sizes < n; i++) {
      cgi_c_value *slot = cgi_c_slot(e, cgi_c_source(e, op, i));
      if (slot) slot->used = true;
    }
  }
}

// ---- types ------------------------------------------------------------------------------------------------------------------------------
static cgi_c_type cgi_c_make_type(cgi_c_base base, uint32_t width) {
  cgi_c_type t;
  t.base = base;
  t.width = width;
  t.lanes = 1;
  return t;
}

CGI_C_DEF bool cgi_c_type_of(cgi_c_emitter *e, cg_type type, cgi_c_type *out) {
  uint32_t width = cg_type_width(type);
  *out = cgi_c_make_type(CGI_C_INT, 32);
  switch (cg_type_get_kind(type)) {
  case CG_TYPE_INDEX: *out = cgi_c_make_type(CGI_C_INDEX, 32); return true;
  case CG_TYPE_F16: *out = cgi_c_make_type(CGI_C_HALF, 16); return true;
  case CG_TYPE_F32:
  case CG_TYPE_F64: *out = cgi_c_make_type(CGI_C_FLOAT, width); return true;
  case CG_TYPE_INTEGER:
    if (width != 1 && width != 8 && width != 16 && width != 32 && width != 64) break;
    *out = cgi_c_make_type(width == 1 ? CGI_C_BOOL : CGI_C_INT, width);
    return true;
  case CG_TYPE_VECTOR: {
    int64_t lanes = cg_type_num_elements(type);
    if (cg_type_rank(type) > 1 || lanes < 1 || lanes > CGI_C_MAX_LANES || (lanes > 4 && lanes != 8 && lanes != 16))
      return cgi_c_fail(e, "[unsupported-type] has a vector that is not one-dimensional with 1 to 4, 8 or 16 elements");
    if (!cgi_c_type_of(e, cg_type_element(type), out)) return false;
    out->lanes = (uint32_t)lanes;
    if (lanes > 1 && out->base == CGI_C_INDEX) out->base = CGI_C_INT; // words: half as wide
    return true;
  }
  default: break;
  }
  return cgi_c_fail(e, "[unsupported-type] has a type that C kernels do not compute with");
}

CGI_C_DEF cgi_c_type cgi_c_value_type(cgi_c_emitter *e, cg_value v) {
  cgi_c_type t;
  (void)cgi_c_type_of(e, cg_value_type(v), &t);
  return t;
}

CGI_C_DEF cgi_c_type cgi_c_scalar(cgi_c_type t) { return cgi_c_make_type(t.base, t.width); }

CGI_C_DEF uint32_t cgi_c_storage(cgi_c_type t) { return (t.base == CGI_C_BOOL ? 1 : t.width / 8) * t.lanes; }

static const char *cgi_c_short(cgi_c_type t) {
  switch (t.base) {
  case CGI_C_BOOL: return "i1";
  case CGI_C_INDEX: return "index";
  case CGI_C_HALF: return "f16";
  case CGI_C_FLOAT: return t.width == 32 ? "f32" : "f64";
  default: return t.width == 8 ? "i8" : t.width == 16 ? "i16" : t.width == 32 ? "i32" : "i64";
  }
}

CGI_C_DEF const char *cgi_c_suffix(cgi_c_emitter *e, cgi_c_type t) {
  return t.lanes == 1 ? cgi_c_short(t) : cgi_c_format(e, "%sx%u", cgi_c_short(t), t.lanes);
}

CGI_C_DEF const char *cgi_c_type_name(cgi_c_emitter *e, cgi_c_type t) {
  if (t.lanes == 1) {
    switch (t.base) {
    case CGI_C_BOOL: return "bool";
    case CGI_C_INDEX: return "cgk_index";
    case CGI_C_HALF: return "uint16_t";
    case CGI_C_FLOAT: return t.width == 32 ? "float" : "double";
    default: return t.width == 8 ? "uint8_t" : t.width == 16 ? "uint16_t" : t.width == 32 ? "uint32_t" : "uint64_t";
    }
  }
  const char *name = cgi_c_format(e, "cgk_%sx%u", cgi_c_short(t), t.lanes);
  if (cgi_c_need(e, name)) { // lanes of i1 are words, 0 or -1, as comparisons give them
    const char *lane = t.base == CGI_C_BOOL ? "int32_t" : cgi_c_type_name(e, cgi_c_scalar(t));
    cgi_c_say(&e->helpers, "CGK_VECTOR(%s, %s, %u, %u)\n", name, lane, t.lanes, t.lanes == 3 ? (uint32_t)4 : t.lanes);
  }
  return name;
}

// ---- statements -------------------------------------------------------------------------------------------------------------------------
CGI_C_DEF void cgi_c_line(cgi_c_emitter *e) {
  for (uint32_t i = 0; i < e->indent; i++) cgi_c_add(&e->body, "  ", 2);
}

static const char *cgi_c_declared(cgi_c_emitter *e, cg_value v, bool *reads_only) {
  const cgi_c_value *slot = cgi_c_slot(e, v);
  *reads_only = slot && slot->reads_only;
  if (cg_type_get_kind(cg_value_type(v)) == CG_TYPE_MEMREF) return *reads_only ? "const unsigned char *" : "unsigned char *";
  return cgi_c_type_name(e, cgi_c_value_type(e, v));
}

CGI_C_DEF bool cgi_c_declare(cgi_c_emitter *e, cg_value v, const char *init) {
  cgi_c_value *slot = cgi_c_slot(e, v);
  bool reads_only;
  const char *type = cgi_c_declared(e, v, &reads_only), *name = cgi_c_format(e, "v%u", e->next_name++);
  if (!slot) return false;
  if (slot->kept) {
    cgi_c_say(&e->arrays, "  %s %s[%u];\n", type, name, e->invocations);
    slot->text = cgi_c_format(e, "%s[l]", name);
    if (!init) return e->result == CG_OK;
    cgi_c_line(e);
    cgi_c_say(&e->body, "%s = %s;\n", slot->text, init);
    return e->result == CG_OK;
  }
  slot->text = name;
  cgi_c_line(e);
  cgi_c_say(&e->body, init ? "%s %s = %s;\n" : "%s %s;\n", type, name, init ? init : "");
  return e->result == CG_OK;
}

CGI_C_DEF bool cgi_c_define(cgi_c_emitter *e, cg_value v) {
  cgi_c_value *slot = cgi_c_slot(e, v);
  bool reads_only;
  if (!slot || !slot->used) return false;
  const char *type = cgi_c_declared(e, v, &reads_only), *name = cgi_c_format(e, "v%u", e->next_name++);
  cgi_c_line(e);
  if (slot->kept) {
    cgi_c_say(&e->arrays, "  %s %s[%u];\n", type, name, e->invocations);
    slot->text = cgi_c_format(e, "%s[l]", name);
    cgi_c_say(&e->body, "%s = ", slot->text);
  } else {
    slot->text = name;
    cgi_c_say(&e->body, "%s %s = ", type, name);
  }
  return e->result == CG_OK;
}

CGI_C_DEF void cgi_c_close(cgi_c_emitter *e) {
  e->indent--;
  cgi_c_line(e);
  cgi_c_add(&e->body, "}\n", 2);
}

// ---- constants --------------------------------------------------------------------------------------------------------------------------
// Exact: an integral number in decimal, the others in hexadecimal, infinities and NaN by their bits.
static const char *cgi_c_float_text(cgi_c_emitter *e, uint64_t bits, bool wide) {
  unsigned mantissa_bits = wide ? 52 : 23;
  uint64_t one = 1, mantissa = bits & ((one << mantissa_bits) - 1);
  int64_t bias = wide ? 1023 : 127, most = 2 * bias + 1, exponent = (int64_t)(bits >> mantissa_bits) & most;
  const char *sign = bits >> (wide ? 63 : 31) & 1 ? "-" : "", *end = wide ? "" : "f";
  if (exponent == most) {
    const char *helper = cgi_c_bitcast(e, cgi_c_make_type(CGI_C_FLOAT, wide ? 64 : 32), cgi_c_make_type(CGI_C_INT, wide ? 64 : 32));
    return cgi_c_format(e, wide ? "%s(UINT64_C(0x%x))" : "%s(0x%xu)", helper, bits);
  }
  if (!exponent && !mantissa) return cgi_c_format(e, *sign ? "(-0.0%s)" : "0.0%s", end);
  exponent = exponent ? exponent - bias : 1 - bias;
  bool normal = exponent > -bias && (bits >> mantissa_bits & (uint64_t)most) != 0;
  uint64_t all = mantissa | (normal ? one << mantissa_bits : 0);
  int64_t shift = (int64_t)mantissa_bits - exponent; // the number is all / 2^shift
  if (shift >= 0 && shift <= (int64_t)mantissa_bits && !(all & ((one << shift) - 1)) && all >> shift < 1000000)
    return cgi_c_format(e, *sign ? "(-%l.0%s)" : "%l.0%s", (int64_t)(all >> shift), end);
  while (!(all & 1)) all >>= 1, shift--;
  return cgi_c_format(e, *sign ? "(-0x%xp%l%s)" : "0x%xp%l%s", all, -shift, end);
}

static const char *cgi_c_literal(cgi_c_emitter *e, cgi_c_type t, uint64_t bits) {
  uint64_t ones = t.width < 64 ? ((uint64_t)1 << t.width) - 1 : UINT64_MAX;
  bits &= ones;
  switch (t.base) {
  case CGI_C_BOOL: return bits ? "true" : "false";
  case CGI_C_INDEX: {
    int64_t v = (int64_t)(bits ^ 0x80000000u) - (int64_t)0x80000000u;
    if (v == INT32_MIN) return "(-2147483647 - 1)";
    return cgi_c_format(e, v < 0 ? "(%l)" : "%l", v);
  }
  case CGI_C_FLOAT: return cgi_c_float_text(e, bits, t.width == 64);
  default:
    if (t.width == 64) return cgi_c_format(e, bits < 65536 ? "UINT64_C(%l)" : "UINT64_C(0x%x)", bits);
    return cgi_c_format(e, bits < 65536 ? "%lu" : "0x%xu", bits);
  }
}

static uint64_t cgi_c_read_bits(const uint8_t *bytes, size_t n) {
  uint64_t bits = 0;
  for (size_t i = 0; i < n && i < 8; i++) bits |= (uint64_t)bytes[i] << (8 * i);
  return bits;
}

CGI_C_DEF bool cgi_c_emit_constant(cgi_c_emitter *e, cg_op op) {
  cg_attr attr = cg_op_attr(op, "value");
  cgi_c_type type;
  const char *parts[CGI_C_MAX_LANES];
  const uint8_t *bytes = NULL;
  size_t size = 0, width = 0;
  uint64_t bits = 0;
  if (!attr) return cgi_c_invalid(e, "has no value");
  if (!cgi_c_type_of(e, cg_value_type(cg_op_result(op, 0)), &type)) return false;
  switch (cg_attr_get_kind(attr)) {
  case CG_ATTR_INT: bits = (uint64_t)cg_attr_int(attr); break;
  case CG_ATTR_BOOL: bits = cg_attr_int(attr) ? 1 : 0; break;
  case CG_ATTR_FLOAT: bits = cg_attr_float_bits(attr); break;
  case CG_ATTR_DENSE:
    width = cg_storage_bytes(cg_type_element(cg_attr_type(attr)));
    bytes = cg_attr_bytes(attr, &size);
    break;
  default: return cgi_c_fail(e, "has a constant of a kind that C kernels do not take");
  }
  bool splat = !bytes || cg_attr_is_splat(attr);
  for (uint32_t i = 0; i < (splat ? 1 : type.lanes); i++) {
    if (bytes) bits = cgi_c_read_bits(bytes + i * width, width);
    parts[i] = cgi_c_literal(e, cgi_c_scalar(type), bits);
  }
  return cgi_c_bind(e, cg_op_result(op, 0), type.lanes == 1 ? parts[0] : splat ? cgi_c_splat(e, type, parts[0]) : cgi_c_make(e, type, parts));
}
// ==== c/helpers.c
// Functions that kernels call: what C has no operator for, and operations on short vectors. Each is written once, before the first that needs it.

CGI_C_DEF const char *cgi_c_prelude(void) {
  return "#include <stdbool.h>\n"
         "#include <stddef.h>\n"
         "#include <stdint.h>\n"
         "#include <string.h>\n"
         "\n"
         "// Numbers are exactly what the kernels say: no operation is fused into another one, unless the kernel asks for it.\n"
         "#if defined(__clang__)\n"
         "#pragma STDC FP_CONTRACT OFF\n"
         "#elif defined(__GNUC__)\n"
         "#pragma GCC optimize(\"fp-contract=off\")\n"
         "#pragma GCC optimize(\"no-predictive-commoning\", \"no-tree-pre\") // registers are for sums, not for what is read again\n"
         "#endif\n"
         "#if defined(__GNUC__)\n"
         "#pragma GCC diagnostic ignored \"-Wpsabi\" // wide vectors stay within this file\n"
         "#pragma GCC diagnostic ignored \"-Wtype-limits\" // comparisons are the kernels', whatever a type holds\n"
         "#define CGK_FN static inline __attribute__((unused, always_inline))\n"
         "#else\n"
         "#define CGK_FN static inline\n"
         "#endif\n"
         "#if defined(__GNUC__) || defined(_MSC_VER)\n"
         "#define CGK_RESTRICT __restrict\n"
         "#else\n"
         "#define CGK_RESTRICT\n"
         "#endif\n"
         "#if defined(__BYTE_ORDER__) && defined(__ORDER_BIG_ENDIAN__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__\n"
         "#error \"memory is little-endian here\"\n"
         "#endif\n"
         "// Short vectors: those of GCC and clang, or arrays with CODEGEN_C_NO_VECTORS and elsewhere.\n"
         "#if defined(__GNUC__) && !defined(CODEGEN_C_NO_VECTORS)\n"
         "#define CGK_VECTORS 1\n"
         "#define CGK_VECTOR(name, type, lanes, room) typedef type name __attribute__((vector_size((room) * sizeof(type))));\n"
         "#define CGK_AT(v, i) (v)[i]\n"
         "#define CGK_V(...) {__VA_ARGS__}\n"
         "#else\n"
         "#define CGK_VECTORS 0\n"
         "#define CGK_VECTOR(name, type, lanes, room) typedef struct name { type lane[lanes]; } name;\n"
         "#define CGK_AT(v, i) (v).lane[i]\n"
         "#define CGK_V(...) {{__VA_ARGS__}}\n"
         "#endif\n"
         "#if defined(__has_builtin) && CGK_VECTORS\n"
         "#define CGK_HAS(f) __has_builtin(f)\n"
         "#else\n"
         "#define CGK_HAS(f) 0\n"
         "#endif\n"
         "#if defined(__GNUC__)\n"
         "#define CGK_ALIGNED __attribute__((aligned(64)))\n"
         "#else\n"
         "#define CGK_ALIGNED\n"
         "#endif\n"
         "typedef ptrdiff_t cgk_index;\n"
         "typedef struct cgk_launch {\n"
         "  unsigned char *const *bindings;\n"
         "  const uint32_t *constants, *count;\n"
         "} cgk_launch;\n";
}

// What is known of a fixed helper: what it calls, and its text.
static const struct {
  const char *name, *calls, *text;
} cgi_c_texts[] = {
    {"cgk_f16c", "", "#if defined(__F16C__)\n#include <immintrin.h>\n#endif\n"},
    {"cgk_f16_f32", "cgk_f16c cgk_bits_f32",
     "CGK_FN float cgk_f16_f32(uint16_t h) {\n"
     "#if defined(__F16C__)\n"
     "  return _cvtsh_ss(h);\n"
     "#else\n"
     "  uint32_t sign = (uint32_t)(h & 0x8000u) << 16, m = h & 0x7fffu;\n"
     "  float small = (float)m * 0x1p-24f;\n"
     "  if (m >= 0x7c00u) return cgk_bits_f32(sign | 0x7f800000u | (m & 0x3ffu) << 13);\n"
     "  if (m >= 0x400u) return cgk_bits_f32(sign | ((m << 13) + 0x38000000u));\n"
     "  return sign ? -small : small;\n"
     "#endif\n"
     "}\n"},
    {"cgk_f32_f16", "cgk_f16c cgk_f32_bits",
     "CGK_FN uint16_t cgk_f32_f16(float f) {\n"
     "#if defined(__F16C__)\n"
     "  return _cvtss_sh(f, 0);\n"
     "#else\n"
     "  uint32_t x = cgk_f32_bits(f), sign = x >> 16 & 0x8000u;\n"
     "  x &= 0x7fffffffu;\n"
     "  if (x > 0x7f800000u) return (uint16_t)(sign | 0x7e00u | (x >> 13 & 0x3ffu));\n"
     "  if (x >= 0x477ff000u) return (uint16_t)(sign | 0x7c00u);\n"
     "  if (x < 0x38800000u) return (uint16_t)(sign | (cgk_f32_bits((f < 0 ? -f : f) + 0.5f) - 0x3f000000u));\n"
     "  return (uint16_t)(sign | (x + 0xc8000fffu + (x >> 13 & 1u)) >> 13);\n"
     "#endif\n"
     "}\n"},
    {"cgk_f64_odd", "cgk_bits_f32 cgk_f32_bits", // to odd: what rounds the result again rounds once
     "CGK_FN float cgk_f64_odd(double d) {\n"
     "  float f = (float)d;\n"
     "  uint32_t x = cgk_f32_bits(f);\n"
     "  if (!(f - f == 0) || (double)f == d || (x & 1u)) return f;\n"
     "  return cgk_bits_f32(((double)f < d) == (f > 0 || (f == 0 && d > 0)) ? x + 1u : x - 1u);\n"
     "}\n"},
    {"cgk_f64_f16", "cgk_f64_odd cgk_f32_f16", "CGK_FN uint16_t cgk_f64_f16(double d) { return cgk_f32_f16(cgk_f64_odd(d)); }\n"},
    {"cgk_word", "", "CGK_FN uint32_t cgk_word(const unsigned char *p) {\n  uint32_t v;\n  memcpy(&v, p, 4);\n  return v;\n}\n"},
    {"cgk_bits_f32", "", "CGK_FN float cgk_bits_f32(uint32_t x) {\n  float f;\n  memcpy(&f, &x, sizeof f);\n  return f;\n}\n"},
    {"cgk_f32_bits", "", "CGK_FN uint32_t cgk_f32_bits(float f) {\n  uint32_t x;\n  memcpy(&x, &f, sizeof x);\n  return x;\n}\n"},
    {"cgk_bits_f64", "", "CGK_FN double cgk_bits_f64(uint64_t x) {\n  double f;\n  memcpy(&f, &x, sizeof f);\n  return f;\n}\n"},
    {"cgk_f64_bits", "", "CGK_FN uint64_t cgk_f64_bits(double f) {\n  uint64_t x;\n  memcpy(&x, &f, sizeof x);\n  return x;\n}\n"},
    {"cgk_abs_f32", "cgk_bits_f32 cgk_f32_bits", "CGK_FN float cgk_abs_f32(float x) { return cgk_bits_f32(cgk_f32_bits(x) & 0x7fffffffu); }\n"},
    {"cgk_abs_f64", "cgk_bits_f64 cgk_f64_bits",
     "CGK_FN double cgk_abs_f64(double x) { return cgk_bits_f64(cgk_f64_bits(x) & UINT64_C(0x7fffffffffffffff)); }\n"},
    // Numbers from 2^23 (2^52) on are integral.
    {"cgk_trunc_f32", "cgk_bits_f32 cgk_f32_bits",
     "CGK_FN float cgk_trunc_f32(float x) {\n"
     "  if (!(x > -8388608.0f && x < 8388608.0f)) return x;\n"
     "  return cgk_bits_f32(cgk_f32_bits((float)(int32_t)x) | (cgk_f32_bits(x) & 0x80000000u));\n"
     "}\n"},
    {"cgk_trunc_f64", "cgk_bits_f64 cgk_f64_bits",
     "CGK_FN double cgk_trunc_f64(double x) {\n"
     "  if (!(x > -4503599627370496.0 && x < 4503599627370496.0)) return x;\n"
     "  return cgk_bits_f64(cgk_f64_bits((double)(int64_t)x) | (cgk_f64_bits(x) & UINT64_C(0x8000000000000000)));\n"
     "}\n"},
    {"cgk_floor_f32", "cgk_trunc_f32", "CGK_FN float cgk_floor_f32(float x) {\n  float t = cgk_trunc_f32(x);\n  return t > x ? t - 1.0f : t;\n}\n"},
    {"cgk_floor_f64", "cgk_trunc_f64", "CGK_FN double cgk_floor_f64(double x) {\n  double t = cgk_trunc_f64(x);\n  return t > x ? t - 1.0 : t;\n}\n"},
    {"cgk_ceil_f32", "cgk_trunc_f32", "CGK_FN float cgk_ceil_f32(float x) {\n  float t = cgk_trunc_f32(x);\n  return t < x ? t + 1.0f : t;\n}\n"},
    {"cgk_ceil_f64", "cgk_trunc_f64", "CGK_FN double cgk_ceil_f64(double x) {\n  double t = cgk_trunc_f64(x);\n  return t < x ? t + 1.0 : t;\n}\n"},
    // The instruction where there is one, without the C library's errno; else digit by digit.
    {"cgk_sqrt_f64", "cgk_bits_f64 cgk_f64_bits",
     "#if defined(__SSE2__)\n"
     "#include <emmintrin.h>\n"
     "CGK_FN double cgk_sqrt_f64(double x) { return _mm_cvtsd_f64(_mm_sqrt_sd(_mm_setzero_pd(), _mm_set_sd(x))); }\n"
     "#elif defined(__aarch64__)\n"
     "#include <arm_neon.h>\n"
     "CGK_FN double cgk_sqrt_f64(double x) { return vget_lane_f64(vsqrt_f64(vdup_n_f64(x)), 0); }\n"
     "#else\n"
     "CGK_FN double cgk_sqrt_f64(double x) {\n"
     "  uint64_t m = cgk_f64_bits(x), root = 0, rest = 0;\n"
     "  int e = (int)(m >> 52), i;\n"
     "  if (x == 0 || x != x || e == 2047) return x;\n"
     "  if (e >= 2047) return cgk_bits_f64(UINT64_C(0x7ff8000000000000));\n"
     "  m &= UINT64_C(0xfffffffffffff);\n"
     "  if (e) m |= UINT64_C(0x10000000000000);\n"
     "  else\n"
     "    for (e = 1; !(m >> 52); e--) m <<= 1;\n"
     "  e -= 1023;\n"
     "  if (e & 1) m <<= 1, e--;\n"
     "  for (i = 53; i >= 0; i--) { // two bits of the number, from the highest on, give one of the root\n"
     "    rest = rest << 2 | (i >= 27 ? m >> 2 * (i - 27) & 3u : 0u);\n"
     "    root <<= 1;\n"
     "    if (rest > 2 * root) rest -= 2 * root + 1, root++;\n"
     "  }\n"
     "  root = (root >> 1) + (root & 1);\n"
     "  return cgk_bits_f64(root + ((uint64_t)(e / 2 + 1022) << 52));\n"
     "}\n"
     "#endif\n"},
    {"cgk_sqrt_f32", "cgk_sqrt_f64", // of a double that is a float, rounded twice: it has digits enough
     "#if defined(__SSE2__)\n"
     "CGK_FN float cgk_sqrt_f32(float x) { return _mm_cvtss_f32(_mm_sqrt_ss(_mm_set_ss(x))); }\n"
     "#elif defined(__aarch64__)\n"
     "CGK_FN float cgk_sqrt_f32(float x) { return vget_lane_f32(vsqrt_f32(vdup_n_f32(x)), 0); }\n"
     "#else\n"
     "CGK_FN float cgk_sqrt_f32(float x) { return (float)cgk_sqrt_f64((double)x); }\n"
     "#endif\n"},
    // One rounding: the product is exact in double, and the sum is rounded to odd first.
    {"cgk_fma_f32", "cgk_bits_f64 cgk_f64_bits",
     "CGK_FN float cgk_fma_f32(float a, float b, float c) {\n"
     "#if defined(__FMA__) || defined(__aarch64__)\n"
     "  return __builtin_fmaf(a, b, c);\n"
     "#else\n"
     "  double p = (double)a * (double)b, s = p + (double)c, t = s - p, rest = (p - (s - t)) + ((double)c - t);\n"
     "  uint64_t x = cgk_f64_bits(s);\n"
     "  if (s - s == 0 && rest != 0 && !(x & 1u)) s = cgk_bits_f64((rest > 0) == (s > 0) ? x + 1u : x - 1u);\n"
     "  return (float)s;\n"
     "#endif\n"
     "}\n"},
    {"cgk_fma_f64", "",
     "#if !defined(__GNUC__)\n"
     "#include <"
     "math.h>\n"
     "#endif\n"
     "CGK_FN double cgk_fma_f64(double a, double b, double c) {\n"
     "#if defined(__GNUC__)\n"
     "  return __builtin_fma(a, b, c); // the C library's, where there is no instruction\n"
     "#else\n"
     "  return fma(a, b, c);\n"
     "#endif\n"
     "}\n"},
    {"cgk_ctpop_i32", "",
     "CGK_FN uint32_t cgk_ctpop_i32(uint32_t x) {\n"
     "  x -= x >> 1 & 0x55555555u;\n"
     "  x = (x & 0x33333333u) + (x >> 2 & 0x33333333u);\n"
     "  return ((x + (x >> 4)) & 0x0f0f0f0fu) * 0x01010101u >> 24;\n"
     "}\n"},
    {"cgk_ctlz_i32", "cgk_ctpop_i32",
     "CGK_FN uint32_t cgk_ctlz_i32(uint32_t x) {\n"
     "  x |= x >> 1, x |= x >> 2, x |= x >> 4, x |= x >> 8, x |= x >> 16;\n"
     "  return 32u - cgk_ctpop_i32(x);\n"
     "}\n"},
    {"cgk_cttz_i32", "cgk_ctpop_i32", "CGK_FN uint32_t cgk_cttz_i32(uint32_t x) { return cgk_ctpop_i32(~x & (x - 1u)); }\n"},
    {"cgk_umulh_i64", "",
     "CGK_FN uint64_t cgk_umulh_i64(uint64_t a, uint64_t b) {\n"
     "  uint64_t al = a & 0xffffffffu, ah = a >> 32, bl = b & 0xffffffffu, bh = b >> 32, low = al * bl, one = ah * bl + (low >> 32),\n"
     "           two = al * bh + (one & 0xffffffffu);\n"
     "  return ah * bh + (one >> 32) + (two >> 32);\n"
     "}\n"},
    {"cgk_smulh_i64", "cgk_umulh_i64",
     "CGK_FN uint64_t cgk_smulh_i64(uint64_t a, uint64_t b) { return cgk_umulh_i64(a, b) - (a >> 63 ? b : 0u) - (b >> 63 ? a : 0u); }\n"},
};

CGI_C_DEF bool cgi_c_need(cgi_c_emitter *e, const char *name) {
  for (size_t i = 0; i < e->num_known; i++)
    if (strcmp(e->known[i], name) == 0) return false;
  if (e->num_known == e->known_capacity) {
    size_t more = e->known_capacity ? 2 * e->known_capacity : 32;
    char **grown = (char **)cg_realloc(e->ctx, e->known, e->known_capacity * sizeof *grown, more * sizeof *grown);
    if (!grown) {
      e->result = CG_OUT_OF_MEMORY;
      return false;
    }
    e->known = grown;
    e->known_capacity = more;
  }
  size_t n = strlen(name) + 1;
  char *kept = (char *)cg_alloc(e->ctx, n);
  if (!kept) {
    e->result = CG_OUT_OF_MEMORY;
    return false;
  }
  memcpy(kept, name, n);
  e->known[e->num_known++] = kept;
  return true;
}

CGI_C_DEF void cgi_c_need_text(cgi_c_emitter *e, const char *name) {
  for (size_t i = 0; i < sizeof cgi_c_texts / sizeof cgi_c_texts[0]; i++) {
    if (strcmp(cgi_c_texts[i].name, name) != 0) continue;
    if (!cgi_c_need(e, name)) return;
    for (const char *at = cgi_c_texts[i].calls; *at;) {
      char called[CGI_C_NAME];
      size_t n = 0;
      while (at[n] && at[n] != ' ') n++;
      memcpy(called, at, n);
      called[n] = 0;
      cgi_c_need_text(e, called);
      at += n + (at[n] == ' ');
    }
    cgi_c_say(&e->helpers, "%s", cgi_c_texts[i].text);
    return;
  }
}

// ---- short vectors ----------------------------------------------------------------------------------------------------------------------
CGI_C_DEF const char *cgi_c_lane(cgi_c_emitter *e, const char *v, cgi_c_type t, uint32_t lane) {
  if (t.lanes == 1) return v;
  return cgi_c_format(e, t.base == CGI_C_BOOL ? "(CGK_AT(%s, %u) != 0)" : "CGK_AT(%s, %u)", v, lane);
}

static void cgi_c_parts(cgi_c_emitter *e, cgi_c_type t, bool splat) {
  for (uint32_t i = 0; i < t.lanes; i++)
    cgi_c_say(&e->helpers, t.base == CGI_C_BOOL ? "%s-(int32_t)a%u" : "%sa%u", i ? ", " : "", splat ? (uint32_t)0 : i);
}

CGI_C_DEF const char *cgi_c_make(cgi_c_emitter *e, cgi_c_type t, const char *const *parts) {
  if (t.lanes == 1) return parts[0];
  const char *type = cgi_c_type_name(e, t), *name = cgi_c_format(e, "cgk_make_%s", cgi_c_suffix(e, t));
  const char *part = cgi_c_type_name(e, cgi_c_scalar(t)), *text;
  if (cgi_c_need(e, name)) {
    cgi_c_say(&e->helpers, "CGK_FN %s %s(", type, name);
    for (uint32_t i = 0; i < t.lanes; i++) cgi_c_say(&e->helpers, "%s%s a%u", i ? ", " : "", part, i);
    cgi_c_say(&e->helpers, ") {\n  %s r = CGK_V(", type);
    cgi_c_parts(e, t, false);
    cgi_c_say(&e->helpers, ");\n  return r;\n}\n");
  }
  text = cgi_c_format(e, "%s(%s", name, parts[0]);
  for (uint32_t i = 1; i < t.lanes; i++) text = cgi_c_format(e, "%s, %s", text, parts[i]);
  return cgi_c_format(e, "%s)", text);
}

CGI_C_DEF const char *cgi_c_splat(cgi_c_emitter *e, cgi_c_type t, const char *part) {
  if (t.lanes == 1) return part;
  const char *type = cgi_c_type_name(e, t), *name = cgi_c_format(e, "cgk_splat_%s", cgi_c_suffix(e, t));
  if (cgi_c_need(e, name)) {
    cgi_c_say(&e->helpers, "CGK_FN %s %s(%s a0) {\n  %s r = CGK_V(", type, name, cgi_c_type_name(e, cgi_c_scalar(t)), type);
    cgi_c_parts(e, t, true);
    cgi_c_say(&e->helpers, ");\n  return r;\n}\n");
  }
  return cgi_c_format(e, "%s(%s)", name, part);
}

// `expression` with $a, $b, $c replaced.
static const char *cgi_c_substitute(cgi_c_emitter *e, const char *expression, const char *const *operands) { // to its end, or a #
  cgi_c_text t;
  cgi_c_begin(&t, e->ctx);
  for (const char *at = expression; *at && *at != '#'; at++) {
    if (*at != '$') {
      cgi_c_add(&t, at, 1);
      continue;
    }
    at++;
    cgi_c_say(&t, "%s", operands[*at - 'a']);
  }
  cgi_c_add(&t, "", 1);
  const char *text = t.failed ? (e->result = CG_OUT_OF_MEMORY, "0") : cgi_c_format(e, "%s", t.data);
  cgi_c_release(&t);
  return text;
}

static const char *const cgi_c_parameters[] = {"a", "b", "c"};

static void cgi_c_open_helper(cgi_c_emitter *e, const char *name, cgi_c_type result, unsigned n, const cgi_c_type *types) {
  cgi_c_say(&e->helpers, "CGK_FN %s %s(", cgi_c_type_name(e, result), name);
  for (unsigned i = 0; i < n; i++) cgi_c_say(&e->helpers, "%s%s %s", i ? ", " : "", cgi_c_type_name(e, types[i]), cgi_c_parameters[i]);
  cgi_c_say(&e->helpers, ") {\n");
}

// The helper's name: that of the operation, of its last operand's type, and of the result's, where it is another one.
static const char *cgi_c_helper_name(cgi_c_emitter *e, const char *name, cgi_c_type result, unsigned n, const cgi_c_type *types) {
  cgi_c_type last = types[n - 1];
  bool same = last.base == result.base && last.width == result.width && last.lanes == result.lanes;
  if (same) return cgi_c_format(e, "cgk_%s_%s", name, cgi_c_suffix(e, last));
  return cgi_c_format(e, "cgk_%s_%s_%s", name, cgi_c_suffix(e, last), cgi_c_suffix(e, result));
}

static const char *cgi_c_call(cgi_c_emitter *e, const char *name, unsigned n, const char *const *operands) {
  if (n == 1) return cgi_c_format(e, "%s(%s)", name, operands[0]);
  if (n == 2) return cgi_c_format(e, "%s(%s, %s)", name, operands[0], operands[1]);
  return cgi_c_format(e, "%s(%s, %s, %s)", name, operands[0], operands[1], operands[2]);
}

static const char *cgi_c_scalar_helper(cgi_c_emitter *e, const char *name, const char *scalar, cgi_c_type result, unsigned n,
                                       const cgi_c_type *types) {
  const char *full = cgi_c_helper_name(e, name, result, n, types);
  if (cgi_c_need(e, full)) {
    cgi_c_open_helper(e, full, result, n, types);
    cgi_c_say(&e->helpers, "  return %s;\n}\n", cgi_c_substitute(e, scalar, cgi_c_parameters));
  }
  return full;
}

static size_t cgi_c_until(const char *text, char end) {
  const char *at = strchr(text, end);
  return at ? (size_t)(at - text) : strlen(text);
}

// `native` begins with "#condition#expression#" for each instruction that a machine may have, the first that holds is taken.
static void cgi_c_say_native(cgi_c_emitter *e, const char *native) {
  const char *word = "if";
  for (; *native == '#'; word = "elif") {
    size_t condition = cgi_c_until(++native, '#'), expression = cgi_c_until(native + condition + 1, '#');
    cgi_c_say(&e->helpers, "#%s ", word);
    cgi_c_add(&e->helpers, native, condition);
    native += condition + 1;
    cgi_c_say(&e->helpers, "\n  return %s;\n", cgi_c_substitute(e, native, cgi_c_parameters));
    native += expression + 1;
  }
  cgi_c_say(&e->helpers, "#%s CGK_VECTORS\n  return %s;\n#else\n", word, cgi_c_substitute(e, native, cgi_c_parameters));
}

CGI_C_DEF const char *cgi_c_apply(cgi_c_emitter *e, const char *name, const char *scalar, const char *native, cgi_c_type result, unsigned n,
                                  const char *const *operands, const cgi_c_type *types) {
  cgi_c_type scalars[3];
  bool function = *scalar == '@'; // more than one line should have
  scalar += function;
  for (unsigned i = 0; i < n; i++) scalars[i] = cgi_c_scalar(types[i]);
  if (result.lanes == 1 && !function) return cgi_c_substitute(e, scalar, operands);
  const char *one = cgi_c_scalar_helper(e, name, scalar, cgi_c_scalar(result), n, scalars);
  if (result.lanes == 1) return cgi_c_call(e, one, n, operands);
  const char *full = types[0].lanes == 1 ? cgi_c_format(e, "%s_one", name) : name; // a scalar condition
  full = cgi_c_helper_name(e, full, result, n, types);
  (void)cgi_c_type_name(e, result); // in front of the helper
  for (unsigned i = 0; i < n; i++) (void)cgi_c_type_name(e, types[i]);
  if (!cgi_c_need(e, full)) return cgi_c_call(e, full, n, operands);
  cgi_c_open_helper(e, full, result, n, types);
  if (native) cgi_c_say_native(e, native);
  cgi_c_say(&e->helpers, "  %s r = CGK_V(", cgi_c_type_name(e, result));
  for (uint32_t i = 0; i < result.lanes; i++) {
    cgi_c_say(&e->helpers, i ? ", %s%s(" : "%s%s(", result.base == CGI_C_BOOL ? "-(int32_t)" : "", one);
    for (unsigned k = 0; k < n; k++) cgi_c_say(&e->helpers, "%s%s", k ? ", " : "", cgi_c_lane(e, cgi_c_parameters[k], types[k], i));
    cgi_c_say(&e->helpers, ")");
  }
  cgi_c_say(&e->helpers, native ? ");\n  return r;\n#endif\n}\n" : ");\n  return r;\n}\n");
  return cgi_c_call(e, full, n, operands);
}

CGI_C_DEF const char *cgi_c_bitcast(cgi_c_emitter *e, cgi_c_type to, cgi_c_type from) {
  const char *name = cgi_c_format(e, "cgk_bitcast_%s_%s", cgi_c_suffix(e, from), cgi_c_suffix(e, to));
  (void)cgi_c_type_name(e, to);
  (void)cgi_c_type_name(e, from);
  if (!cgi_c_need(e, name)) return name;
  cgi_c_open_helper(e, name, to, 1, &from);
  cgi_c_say(&e->helpers, "  %s r;\n  memcpy(&r, &a, sizeof r);\n  return r;\n}\n", cgi_c_type_name(e, to));
  return name;
}
// ==== c/memory.c
// Memory: bindings, constants, workgroup and private arrays; loads, stores, atomics. A memref is a pointer to its first byte; what is there is copied
// in and out, so that one buffer may be seen in several types.

static int64_t cgi_c_number_of(cg_attr dict, const char *key) {
  cg_attr a = cg_attr_get(dict, key);
  return a ? cg_attr_int(a) : 0;
}

static bool cgi_c_check_memref(cgi_c_emitter *e, cg_type type, int64_t *offset) {
  int64_t stride = 1;
  *offset = 0;
  if (cg_type_get_kind(type) != CG_TYPE_MEMREF || cg_type_rank(type) > 1) return cgi_c_fail(e, "has a memref of more than one dimension");
  if (cg_type_layout(type) && (!cg_type_strides(type, &stride, offset) || (cg_type_rank(type) == 1 && stride != 1) || *offset == CG_DYNAMIC))
    return cgi_c_fail(e, "has a memref whose layout is neither contiguous nor at a static offset");
  return true;
}

// The kernel's parameter that holds binding (set, number); those of the export are in order, and the buffer of the sizes is among them.
static bool cgi_c_find_binding(cgi_c_emitter *e, int64_t set, int64_t number, size_t *index, bool *reads_only) {
  for (size_t i = 0; i < (e->bindings ? cg_attr_len(e->bindings) : 0); i++) {
    cg_attr item = cg_attr_at(e->bindings, i), access = cg_attr_get(item, "access");
    if (cgi_c_number_of(item, "set") != set || cgi_c_number_of(item, "binding") != number) continue;
    *index = i + (e->parameters && i >= e->parameter_binding ? 1 : 0);
    *reads_only = access && cgi_c_has_word(access, "read");
    return true;
  }
  return cgi_c_invalid(e, "has a binding that its export does not list");
}

CGI_C_DEF bool cgi_c_reads_binding(const cgi_c_emitter *e, cg_value memref) {
  cg_op op = cg_value_op(memref);
  cg_attr set = op ? cg_op_attr(op, "set") : NULL, number = op ? cg_op_attr(op, "binding") : NULL;
  for (size_t i = 0; number && cg_op_get_kind(op) == CG_HAL_INTERFACE_BINDING_SUBSPAN && i < (e->bindings ? cg_attr_len(e->bindings) : 0); i++) {
    cg_attr item = cg_attr_at(e->bindings, i), access = cg_attr_get(item, "access");
    if (cgi_c_number_of(item, "set") == (set ? cg_attr_int(set) : 0) && cgi_c_number_of(item, "binding") == cg_attr_int(number))
      return access && cgi_c_has_word(access, "read");
  }
  return false;
}

static bool cgi_c_emit_subspan(cgi_c_emitter *e, cg_op op) {
  cg_value result = cg_op_result(op, 0);
  cg_type type = cg_value_type(result);
  cg_attr set = cg_op_attr(op, "set"), number = cg_op_attr(op, "binding");
  cgi_c_type element;
  int64_t offset;
  size_t index = 0;
  bool reads_only = false;
  if (!cgi_c_check_memref(e, type, &offset) || !cgi_c_type_of(e, cg_type_element(type), &element)) return false;
  if (!number) return cgi_c_invalid(e, "has no binding number");
  if (!cgi_c_find_binding(e, set ? cg_attr_int(set) : 0, cg_attr_int(number), &index, &reads_only)) return false;
  cgi_c_value *slot = cgi_c_slot(e, result);
  if (!slot) return false;
  slot->reads_only = reads_only;
  unsigned dynamic = cg_type_rank(type) == 1 && cg_type_dim(type, 0) == CG_DYNAMIC ? 1 : 0;
  const char *base = cgi_c_format(e, "b%u", (uint32_t)index), *bytes = "0";
  if (cg_op_num_operands(op) > dynamic) bytes = cgi_c_operand(e, op, CG_HAL_INTERFACE_BINDING_SUBSPAN_BYTE_OFFSET);
  offset *= (int64_t)cgi_c_storage(element);
  if (offset) base = cgi_c_format(e, "%s + %l", base, offset);
  if (strcmp(bytes, "0") != 0) base = cgi_c_format(e, "%s + %s", base, bytes);
  if (!offset && strcmp(bytes, "0") == 0) return cgi_c_bind(e, result, base);
  if (cgi_c_define(e, result)) cgi_c_say(&e->body, "%s;\n", base);
  return e->result == CG_OK;
}

static bool cgi_c_emit_constant_load(cgi_c_emitter *e, cg_op op) {
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0)), word;
  cg_attr ordinal = cg_op_attr(op, "ordinal");
  if (!ordinal || cg_attr_int(ordinal) < 0) return cgi_c_invalid(e, "has no valid ordinal");
  if (t.lanes != 1 || t.width != 32) return cgi_c_fail(e, "is no 32-bit value: constants are 32-bit words");
  uint32_t i = (uint32_t)cg_attr_int(ordinal);
  const char *text;
  if (e->parameters) {
    cg_attr at = cg_attr_get(e->parameters, "at");
    int64_t offset = at && i < cg_attr_int_list_len(at) ? cg_attr_int_list_at(at, i) : cgi_c_number_of(e->parameters, "offset") + 4 * (int64_t)i;
    cgi_c_need_text(e, "cgk_word");
    text = cgi_c_format(e, "cgk_word(b%u + %l)", (uint32_t)e->parameter_binding, offset);
  } else {
    e->used |= CGI_C_USES_CONSTANTS;
    text = cgi_c_format(e, "c[%u]", i);
  }
  if (t.base == CGI_C_INDEX) text = cgi_c_format(e, "(cgk_index)(int32_t)%s", text);
  if (t.base == CGI_C_FLOAT) {
    word = t;
    word.base = CGI_C_INT;
    text = cgi_c_format(e, "%s(%s)", cgi_c_bitcast(e, t, word), text);
  }
  if (cgi_c_define(e, cg_op_result(op, 0))) cgi_c_say(&e->body, "%s;\n", text);
  return e->result == CG_OK;
}

// Workgroup memory is the workgroup's own; a private array lies once for each invocation where these are left and entered again.
static bool cgi_c_emit_alloc(cgi_c_emitter *e, cg_op op) {
  cg_value result = cg_op_result(op, 0);
  cg_type type = cg_value_type(result);
  cg_attr space = cg_type_memory_space(type);
  cgi_c_type element;
  int64_t offset, count = cg_type_num_elements(type);
  if (!cgi_c_check_memref(e, type, &offset) || !cgi_c_type_of(e, cg_type_element(type), &element)) return false;
  if (!cg_type_has_static_shape(type)) return cgi_c_fail(e, "allocates a size that is not known at compile time");
  bool shared = space && (cg_attr_get_kind(space) == CG_ATTR_INT ? cg_attr_int(space) == 3 : cgi_c_has_word(space, "workgroup"));
  if (!shared && cg_op_get_kind(op) == CG_MEMREF_ALLOC)
    return cgi_c_fail(e, "allocates global memory in a kernel: only workgroup memory (space 3) and memref.alloca are possible");
  const char *name = cgi_c_format(e, "m%u", e->next_name++);
  int64_t bytes = (count + offset) * (int64_t)cgi_c_storage(element);
  cgi_c_say(&e->arrays, "  CGK_ALIGNED unsigned char %s", name);
  if (e->split && !shared) cgi_c_say(&e->arrays, "[%u]", e->invocations);
  cgi_c_say(&e->arrays, "[%l];\n", bytes ? bytes : 1);
  if (e->split && !shared) name = cgi_c_format(e, "%s[l]", name);
  return cgi_c_bind(e, result, offset ? cgi_c_format(e, "(%s + %l)", name, offset * (int64_t)cgi_c_storage(element)) : name);
}

// ---- loads and stores -------------------------------------------------------------------------------------------------------------------
// cgk_load_T(pointer, index): index counts elements, or whole vectors where memory is of vectors. In memory an index is a word.
CGI_C_DEF const char *cgi_c_access(cgi_c_emitter *e, cgi_c_type t, bool store, bool whole) {
  const char *name = cgi_c_format(e, "cgk_%s%s_%s", store ? "store" : "load", whole && t.lanes > 1 ? "_whole" : "", cgi_c_suffix(e, t));
  const char *type = cgi_c_type_name(e, t);
  uint32_t bytes = cgi_c_storage(t), step = whole ? bytes : cgi_c_storage(cgi_c_scalar(t));
  cgi_c_text *h = &e->helpers;
  if (t.base == CGI_C_BOOL) {
    cgi_c_fail(e, "is of i1, which is i8 in memory");
    return name;
  }
  if (!cgi_c_need(e, name)) return name;
  if (t.base == CGI_C_INDEX) { // in memory a word
    if (store)
      cgi_c_say(h, "CGK_FN void %s(unsigned char *p, cgk_index i, %s v) {\n  int32_t w = (int32_t)v;\n  memcpy(p + i * 4, &w, 4);\n}\n", name, type);
    else
      cgi_c_say(h, "CGK_FN %s %s(const unsigned char *p, cgk_index i) {\n  int32_t w;\n  memcpy(&w, p + i * 4, 4);\n  return w;\n}\n", type, name);
    return name;
  }
  if (store) {
    cgi_c_say(h, "CGK_FN void %s(unsigned char *p, cgk_index i, %s v) {\n  memcpy(p + i * %u, &v, %u);\n}\n", name, type, step, bytes);
    return name;
  }
  cgi_c_say(h, "CGK_FN %s %s(const unsigned char *p, cgk_index i) {\n", type, name);
  cgi_c_say(h, t.lanes == 3 ? "  %s v = CGK_V(0, 0, 0);\n" : "  %s v;\n", type);
  cgi_c_say(h, "  memcpy(&v, p + i * %u, %u);\n  return v;\n}\n", step, bytes);
  return name;
}

static const char *cgi_c_index(cgi_c_emitter *e, cg_op op, unsigned first) {
  unsigned n = cg_op_num_operands(op);
  if (n == first) return "0"; // rank 0
  if (n == first + 1) return cgi_c_operand(e, op, first);
  cgi_c_fail(e, "has more than one index");
  return "0";
}

static bool cgi_c_emit_load(cgi_c_emitter *e, cg_op op) {
  cg_value result = cg_op_result(op, 0);
  bool whole = cg_type_element(cg_value_type(cg_op_operand(op, CG_MEMREF_LOAD_MEMREF))) == cg_value_type(result);
  cgi_c_type t = cgi_c_value_type(e, result);
  const char *helper = cgi_c_access(e, t, false, whole), *memref = cgi_c_operand(e, op, CG_MEMREF_LOAD_MEMREF),
             *index = cgi_c_index(e, op, CG_MEMREF_LOAD_INDICES);
  if (e->result == CG_OK && cgi_c_define(e, result)) cgi_c_say(&e->body, "%s(%s, %s);\n", helper, memref, index);
  return e->result == CG_OK;
}

static bool cgi_c_emit_store(cgi_c_emitter *e, cg_op op) {
  cg_value value = cg_op_operand(op, CG_MEMREF_STORE_VALUE);
  bool whole = cg_type_element(cg_value_type(cg_op_operand(op, CG_MEMREF_STORE_MEMREF))) == cg_value_type(value);
  const char *helper = cgi_c_access(e, cgi_c_value_type(e, value), true, whole), *memref = cgi_c_operand(e, op, CG_MEMREF_STORE_MEMREF),
             *index = cgi_c_index(e, op, CG_MEMREF_STORE_INDICES);
  if (e->result != CG_OK) return false;
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s(%s, %s, %s);\n", helper, memref, index, cgi_c_ref(e, value));
  return e->result == CG_OK;
}

// By the number of memref.atomic_rmw's kind. What another thread wrote in between makes it try again.
static bool cgi_c_emit_atomic(cgi_c_emitter *e, cg_op op) {
  static const struct {
    const char *name, *value;
  } kinds[] = {{NULL, NULL},
               {"addi", "old + v"},
               {"assign", "v"},
               {NULL, NULL},
               {"maxs", "(int32_t)old > (int32_t)v ? old : v"},
               {"maxu", "old > v ? old : v"},
               {NULL, NULL},
               {"mins", "(int32_t)old < (int32_t)v ? old : v"},
               {"minu", "old < v ? old : v"},
               {NULL, NULL},
               {NULL, NULL},
               {"ori", "old | v"},
               {"andi", "old & v"}};
  cg_value result = cg_op_result(op, 0);
  cg_attr how = cg_op_attr(op, "kind");
  int64_t number = how ? cg_attr_int(how) : -1;
  cgi_c_type t = cgi_c_value_type(e, result), word = t;
  bool known = number >= 0 && number < (int64_t)(sizeof kinds / sizeof kinds[0]) && kinds[number].name;
  if (!known || t.lanes != 1 || t.width != 32 || (t.base != CGI_C_INT && !(t.base == CGI_C_FLOAT && number == 2)))
    return cgi_c_fail(e, "is an atomic operation that kernels do not have: 32-bit integers, and no multiplication");
  const char *name = cgi_c_format(e, "cgk_atomic_%s", kinds[number].name), *value = cgi_c_operand(e, op, CG_MEMREF_ATOMIC_RMW_VALUE), *text;
  if (cgi_c_need(e, name)) {
    cgi_c_text *h = &e->helpers;
    cgi_c_say(h, "CGK_FN uint32_t %s(unsigned char *p, cgk_index i, uint32_t v) {\n", name);
    cgi_c_say(h, "#if defined(__GNUC__) && !defined(CODEGEN_C_ONE_THREAD)\n");
    cgi_c_say(h, "  uint32_t *at = (uint32_t *)(void *)(p + i * 4), old = __atomic_load_n(at, __ATOMIC_RELAXED);\n");
    cgi_c_say(h, "  while (!__atomic_compare_exchange_n(at, &old, %s, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) continue;\n", kinds[number].value);
    cgi_c_say(h,
              "#else\n  uint32_t old, next;\n  memcpy(&old, p + i * 4, 4);\n  next = %s;\n  memcpy(p + i * 4, &next, 4);\n#endif\n  return old;\n}\n",
              kinds[number].value);
  }
  word.base = CGI_C_INT;
  if (t.base == CGI_C_FLOAT) value = cgi_c_format(e, "%s(%s)", cgi_c_bitcast(e, word, t), value);
  text = cgi_c_format(e, "%s(%s, %s, %s)", name, cgi_c_operand(e, op, CG_MEMREF_ATOMIC_RMW_MEMREF), cgi_c_index(e, op, CG_MEMREF_ATOMIC_RMW_INDICES),
                      value);
  if (t.base == CGI_C_FLOAT) text = cgi_c_format(e, "%s(%s)", cgi_c_bitcast(e, t, word), text);
  if (e->result != CG_OK) return false;
  if (!cgi_c_define(e, result)) cgi_c_line(e);
  cgi_c_say(&e->body, "%s;\n", text);
  return e->result == CG_OK;
}

CGI_C_DEF bool cgi_c_emit_memory(cgi_c_emitter *e, cg_op op, bool *handled) {
  int64_t offset;
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_HAL_INTERFACE_BINDING_SUBSPAN: return cgi_c_emit_subspan(e, op);
  case CG_HAL_INTERFACE_CONSTANT_LOAD: return cgi_c_emit_constant_load(e, op);
  case CG_MEMREF_CAST: {
    cgi_c_value *to = cgi_c_slot(e, cg_op_result(op, 0));
    if (!to || !cgi_c_check_memref(e, cg_value_type(cg_op_result(op, 0)), &offset)) return false;
    return cgi_c_bind(e, cg_op_result(op, 0), cgi_c_operand(e, op, CG_MEMREF_CAST_SOURCE));
  }
  case CG_MEMREF_ALLOC:
  case CG_MEMREF_ALLOCA: return cgi_c_emit_alloc(e, op);
  case CG_MEMREF_DEALLOC:
  case CG_MEMREF_ASSUME_ALIGNMENT: return true;
  case CG_MEMREF_LOAD:
  case CG_VECTOR_LOAD: return cgi_c_emit_load(e, op);
  case CG_MEMREF_STORE:
  case CG_VECTOR_STORE: return cgi_c_emit_store(e, op);
  case CG_MEMREF_ATOMIC_RMW: return cgi_c_emit_atomic(e, op);
  default: *handled = false; return true;
  }
}
// ==== c/arith.c
// C expressions of arith and math operations on scalars and short vectors. Integers are unsigned, so that they wrap; an index is a signed number as
// wide as a pointer, of which no more than 32 bits are in use.

static const char *cgi_c_signed(cgi_c_type t) {
  if (t.base == CGI_C_INDEX) return "int32_t";
  return t.width == 8 ? "int8_t" : t.width == 16 ? "int16_t" : t.width == 32 ? "int32_t" : "int64_t";
}

static const char *cgi_c_unsigned(cgi_c_type t) {
  return t.width == 8 ? "uint8_t" : t.width == 16 ? "uint16_t" : t.width == 32 ? "uint32_t" : "uint64_t";
}

static bool cgi_c_is_int(cgi_c_type t) { return t.base == CGI_C_INT || t.base == CGI_C_INDEX; }

static bool cgi_c_finish(cgi_c_emitter *e, cg_op op, const char *text) {
  if (e->result == CG_OK && cgi_c_define(e, cg_op_result(op, 0))) cgi_c_say(&e->body, "%s;\n", text);
  return e->result == CG_OK;
}

// The divisor is known, and neither 0 nor -1.
static bool cgi_c_safe_divisor(cg_value v) {
  cg_op op = cg_value_op(v);
  cg_attr a = op && cg_op_get_kind(op) == CG_ARITH_CONSTANT ? cg_op_attr(op, "value") : NULL;
  return a && cg_attr_get_kind(a) == CG_ATTR_INT && cg_attr_int(a) != 0 && cg_attr_int(a) != -1;
}

// A division traps where nothing guards it: the divisor of a value that nothing reads may be anything.
static const char *cgi_c_division(cgi_c_emitter *e, cg_op op, cgi_c_type t) {
  cg_op_kind kind = cg_op_get_kind(op);
  const char *s = cgi_c_signed(t), *u = cgi_c_unsigned(t), *type = cgi_c_type_name(e, cgi_c_scalar(t));
  bool is_signed = kind == CG_ARITH_DIVSI || kind == CG_ARITH_REMSI, rem = kind == CG_ARITH_REMSI || kind == CG_ARITH_REMUI;
  const char *by = is_signed ? s : u, *sign = is_signed ? "" : s, *what = rem ? "%" : "/";
  const char *text = t.base == CGI_C_INDEX && !is_signed ? cgi_c_format(e, "(%s)(%s)((%s)$a %s (%s)$b)", type, sign, by, what, by)
                                                         : cgi_c_format(e, "(%s)((%s)$a %s (%s)$b)", type, by, what, by);
  if (cgi_c_safe_divisor(cg_op_operand(op, CG_RHS)) && t.lanes == 1) return text;
  if (!is_signed) return cgi_c_format(e, "@$b == 0 ? 0 : %s", text);
  if (rem) return cgi_c_format(e, "@$b == 0 || (%s)$b == -1 ? 0 : %s", s, text);
  return cgi_c_format(e, "@$b == 0 ? 0 : (%s)$b == -1 ? (%s)(0 - $a) : %s", s, type, text);
}

static const char *cgi_c_int_text(cgi_c_emitter *e, cg_op op, cgi_c_type t, const char **name, const char **native) {
  const char *type = cgi_c_type_name(e, cgi_c_scalar(t)), *s = cgi_c_signed(t), *u = cgi_c_unsigned(t);
  bool narrow = t.base == CGI_C_INT && t.width < 32, index = t.base == CGI_C_INDEX, flag = t.base == CGI_C_BOOL;
#define CGI_C_PLAIN(word, sign, of_flag)                                                                                                             \
  *name = word;                                                                                                                                      \
  *native = "$a " sign " $b";                                                                                                                        \
  return flag ? of_flag : narrow ? cgi_c_format(e, "(%s)($a " sign " $b)", type) : "$a " sign " $b"
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_ADDI: CGI_C_PLAIN("addi", "+", "$a != $b");
  case CG_ARITH_SUBI: CGI_C_PLAIN("subi", "-", "$a != $b");
  case CG_ARITH_ANDI: CGI_C_PLAIN("andi", "&", "$a && $b");
  case CG_ARITH_ORI: CGI_C_PLAIN("ori", "|", "$a || $b");
  case CG_ARITH_XORI: CGI_C_PLAIN("xori", "^", "$a != $b");
  case CG_ARITH_MULI: // 16 bits by 16 bits would be an int
    *name = "muli";
    *native = "$a * $b";
    return flag ? "$a && $b" : narrow ? cgi_c_format(e, "(%s)((uint32_t)$a * $b)", type) : "$a * $b";
  case CG_ARITH_SHLI:
    *name = "shli";
    return index ? "(cgk_index)(int32_t)((uint32_t)$a << ($b & 31))"
                 : cgi_c_format(e, "(%s)((%s)$a << ($b & %uu))", type, narrow ? "uint32_t" : u, t.width - 1);
  case CG_ARITH_SHRUI:
    *name = "shrui";
    return index ? "(cgk_index)(int32_t)((uint32_t)$a >> ($b & 31))" : cgi_c_format(e, "(%s)($a >> ($b & %uu))", type, t.width - 1);
  case CG_ARITH_SHRSI: *name = "shrsi"; return index ? "$a >> ($b & 31)" : cgi_c_format(e, "(%s)((%s)$a >> ($b & %uu))", type, s, t.width - 1);
  case CG_ARITH_MAXSI: *name = "maxsi"; return cgi_c_format(e, "@(%s)$a > (%s)$b ? $a : $b", s, s);
  case CG_ARITH_MINSI: *name = "minsi"; return cgi_c_format(e, "@(%s)$a < (%s)$b ? $a : $b", s, s);
  case CG_ARITH_MAXUI: *name = "maxui"; return cgi_c_format(e, "@(%s)$a > (%s)$b ? $a : $b", u, u);
  case CG_ARITH_MINUI: *name = "minui"; return cgi_c_format(e, "@(%s)$a < (%s)$b ? $a : $b", u, u);
  case CG_ARITH_DIVSI: *name = "divsi"; return cgi_c_division(e, op, t);
  case CG_ARITH_DIVUI: *name = "divui"; return cgi_c_division(e, op, t);
  case CG_ARITH_REMSI: *name = "remsi"; return cgi_c_division(e, op, t);
  case CG_ARITH_REMUI: *name = "remui"; return cgi_c_division(e, op, t);
  case CG_MATH_ABSI: *name = "absi"; return cgi_c_format(e, "@(%s)$a < 0 ? (%s)(0 - $a) : $a", s, type);
  default: return NULL;
  }
#undef CGI_C_PLAIN
}

static const char *cgi_c_fixed(cgi_c_emitter *e, const char *what, cgi_c_type t, const char *arguments) {
  const char *helper = cgi_c_format(e, "cgk_%s_%s", what, cgi_c_suffix(e, cgi_c_scalar(t)));
  cgi_c_need_text(e, helper);
  return cgi_c_format(e, "%s(%s)", helper, arguments);
}

// A NaN operand wins; of equal numbers only zeros differ, in their sign.
static const char *cgi_c_total_extreme(cgi_c_emitter *e, cgi_c_type t, bool larger, const char **name) {
  const char *f = cgi_c_suffix(e, cgi_c_scalar(t)), *to = cgi_c_format(e, "cgk_bits_%s", f), *from = cgi_c_format(e, "cgk_%s_bits", f);
  cgi_c_need_text(e, to);
  cgi_c_need_text(e, from);
  *name = larger ? "maximum" : "minimum";
  const char *than = larger ? ">" : "<", *both = larger ? "&" : "|";
  return cgi_c_format(e, "@$a %s $b || $a != $a ? $a : $b %s $a || $b != $b ? $b : %s(%s($a) %s %s($b))", than, than, to, from, both, from);
}

static const char *cgi_c_float_text_of(cgi_c_emitter *e, cg_op op, cgi_c_type t, const char **name, const char **native) {
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_ADDF: *name = "addf"; return *native = "$a + $b";
  case CG_ARITH_SUBF: *name = "subf"; return *native = "$a - $b";
  case CG_ARITH_MULF: *name = "mulf"; return *native = "$a * $b";
  case CG_ARITH_DIVF: *name = "divf"; return *native = "$a / $b";
  case CG_ARITH_NEGF: *name = "negf"; return *native = "-$a";
  case CG_ARITH_MAXIMUMF:
  case CG_ARITH_MINIMUMF:
    if (!(cg_op_fastmath(op) & CG_FASTMATH_NNAN)) return cgi_c_total_extreme(e, t, cg_op_get_kind(op) == CG_ARITH_MAXIMUMF, name);
    *name = cg_op_get_kind(op) == CG_ARITH_MAXIMUMF ? "maxf" : "minf";
    return cg_op_get_kind(op) == CG_ARITH_MAXIMUMF ? "@$a > $b ? $a : $b" : "@$a < $b ? $a : $b";
  case CG_ARITH_MAXNUMF: *name = "maxf"; return "@$a > $b ? $a : $b"; // under nnan
  case CG_ARITH_MINNUMF: *name = "minf"; return "@$a < $b ? $a : $b";
  case CG_MATH_ABSF: *name = "absf"; return cgi_c_fixed(e, "abs", t, "$a");
  case CG_MATH_CEIL: *name = "ceilf"; return cgi_c_fixed(e, "ceil", t, "$a");
  case CG_MATH_FLOOR: *name = "floorf"; return cgi_c_fixed(e, "floor", t, "$a");
  case CG_MATH_TRUNC: *name = "truncate"; return cgi_c_fixed(e, "trunc", t, "$a");
  case CG_MATH_SQRT: *name = "sqrtf"; return cgi_c_fixed(e, "sqrt", t, "$a");
  case CG_MATH_RSQRT: *name = "rsqrtf"; return cgi_c_format(e, t.width == 32 ? "1.0f / %s" : "1.0 / %s", cgi_c_fixed(e, "sqrt", t, "$a"));
  case CG_MATH_FMA: *name = "fma"; return cgi_c_fixed(e, "fma", t, "$a, $b, $c");
  default: return NULL;
  }
}

static const char *cgi_c_mask_name(cgi_c_emitter *e, cgi_c_type t) {
  t.base = CGI_C_BOOL;
  t.width = 1;
  return cgi_c_type_name(e, t);
}

// An instruction of x86-64 for vectors of so many 32-bit lanes, as the beginning of a `native` expression: `form` is a format of up to two calls of
// the compiler's function, each with two arguments or one. Of 16 lanes it has a mask and what is taken where that is 0, or neither, and a rounding
// mode. "" where there is none for so many lanes.
static const char *cgi_c_x86(cgi_c_emitter *e, uint32_t lanes, const char *isa, const char *function, const char *form, const char *given,
                             const char *swapped, const char *masked) {
  const char *text = "";
  for (unsigned i = 0; i < (lanes == 16 ? 2u : lanes == 4 || lanes == 8 ? 1u : 0u); i++) {
    const char *full = cgi_c_format(e, lanes == 4 ? "%s" : lanes == 8 ? "%s256" : i ? "%s512" : "%s512_mask", function);
    const char *rest = lanes != 16 ? "" : i ? ", 4" : cgi_c_format(e, ", %s, -1, 4", masked);
    const char *call = cgi_c_format(e, "%s(%s%s)", full, given, rest), *other = cgi_c_format(e, "%s(%s%s)", full, swapped, rest);
    text = cgi_c_format(e, "%s#defined(__%s__) && CGK_HAS(%s)#%s#", text,
                        lanes == 4   ? isa
                        : lanes == 8 ? "AVX"
                                     : "AVX512F",
                        full, cgi_c_format(e, form, call, other));
  }
  return text;
}

// The larger or lesser of integers.
static const char *cgi_c_int_extreme(cgi_c_emitter *e, cgi_c_type t, bool larger, bool is_signed, const char *rest) {
  const char *v = cgi_c_type_name(e, t), *m = cgi_c_mask_name(e, t), *what = larger ? "max" : "min", *as = is_signed ? m : v;
  const char *gcc = t.lanes == 4 ? "128" : "256", *isa = t.lanes == 4 ? "SSE4_1" : "AVX2";
  const char *text = cgi_c_format(e, "#CGK_HAS(__builtin_elementwise_%s)#(%s)__builtin_elementwise_%s((%s)$a, (%s)$b)#", what, v, what, as, as);
  if (t.lanes == 4 || t.lanes == 8) {
    const char *function = cgi_c_format(e, "__builtin_ia32_p%s%sd%s", what, is_signed ? "s" : "u", gcc);
    text = cgi_c_format(e, "%s#defined(__%s__) && CGK_HAS(%s)#(%s)%s((%s)$a, (%s)$b)#", text, isa, function, v, function, m, m);
  }
  return cgi_c_format(e, "%s%s", text, rest);
}

// The larger or lesser of floats, of which a NaN wins, and of zeros the one without a sign. x86-64's gives the second operand of NaN and of zeros.
static const char *cgi_c_total_extreme_wide(cgi_c_emitter *e, cgi_c_type t, bool larger) {
  const char *m = cgi_c_mask_name(e, t), *v = cgi_c_type_name(e, t);
  const char *form =
      larger ? cgi_c_format(e, "(%s)(((%s)%%s & (%s)%%s) | ($a != $a) | ($b != $b))", v, m, m) : cgi_c_format(e, "(%s)((%s)%%s | (%s)%%s)", v, m, m);
  const char *rest = larger ? cgi_c_format(e, "(%s)((((%s)$a | ($a < $b)) & ((%s)$b | ($a > $b))) | ($a != $a) | ($b != $b))", v, m, m)
                            : cgi_c_format(e, "(%s)(((%s)$a & ~($a > $b)) | ((%s)$b & ~($a < $b)))", v, m, m);
  const char *neon = "";
  if (t.lanes == 4) {
    const char *function = larger ? "__builtin_aarch64_fmax_nanv4sf" : "__builtin_aarch64_fmin_nanv4sf";
    neon = cgi_c_format(e, "#CGK_HAS(%s)#%s($a, $b)#", function, function);
  }
  return cgi_c_format(e, "%s%s%s",
                      cgi_c_x86(e, t.lanes, "SSE", larger ? "__builtin_ia32_maxps" : "__builtin_ia32_minps", form, "$a, $b", "$b, $a", "$a"), neon,
                      rest);
}

// On whole vectors of 32-bit lanes: M is the type of masks, words of 0 or -1, which numbers with a sign are as well. NULL: lane by lane.
static const char *cgi_c_wide_text(cgi_c_emitter *e, cg_op op, cgi_c_type t) {
  if (t.lanes == 1 || t.width != 32 || t.base == CGI_C_BOOL) return NULL;
  const char *m = cgi_c_mask_name(e, t), *v = cgi_c_type_name(e, t), *sign = "";
  cg_op_kind kind = cg_op_get_kind(op);
  if ((kind == CG_ARITH_MAXIMUMF || kind == CG_ARITH_MINIMUMF) && !(cg_op_fastmath(op) & CG_FASTMATH_NNAN))
    return cgi_c_total_extreme_wide(e, t, kind == CG_ARITH_MAXIMUMF);
  switch (kind) {
  case CG_ARITH_SHLI: return "$a << ($b & 31u)";
  case CG_ARITH_SHRUI: return "$a >> ($b & 31u)";
  case CG_ARITH_SHRSI: return cgi_c_format(e, "(%s)((%s)$a >> (%s)($b & 31u))", v, m, m);
  case CG_ARITH_MAXSI:
  case CG_ARITH_MINSI:
    return cgi_c_int_extreme(
        e, t, kind == CG_ARITH_MAXSI, true,
        cgi_c_format(e, "(%s)((%s)$b ^ (((%s)$a ^ (%s)$b) & ((%s)$a %s (%s)$b)))", v, m, m, m, m, kind == CG_ARITH_MAXSI ? ">" : "<", m));
  case CG_ARITH_MAXUI:
  case CG_ARITH_MINUI: sign = kind == CG_ARITH_MAXUI ? ">" : "<"; break;
  case CG_ARITH_MAXIMUMF:
  case CG_ARITH_MAXNUMF: sign = ">"; break;
  case CG_ARITH_MINIMUMF:
  case CG_ARITH_MINNUMF: sign = "<"; break;
  case CG_MATH_ABSF: return cgi_c_format(e, "(%s)((%s)$a & 0x7fffffff)", v, m);
  default: return NULL;
  }
  const char *text = cgi_c_format(e, "(%s)(((%s)$a & ($a %s $b)) | ((%s)$b & ~($a %s $b)))", v, m, sign, m, sign);
  if (t.base == CGI_C_INT) return cgi_c_int_extreme(e, t, *sign == '>', false, text);
  const char *function = *sign == '>' ? "__builtin_ia32_maxps" : "__builtin_ia32_minps";
  return cgi_c_format(e, "%s%s", cgi_c_x86(e, t.lanes, "SSE", function, "%s", "$a, $b", "", "$a"), text);
}

// ceil, floor and trunc of a vector: numbers from 2^23 on are integral, and the sign stays.
static const char *cgi_c_emit_wide_rounding(cgi_c_emitter *e, cg_op_kind kind, cgi_c_type t, const char *operand) {
  const char *what = kind == CG_MATH_CEIL ? "ceil" : kind == CG_MATH_FLOOR ? "floor" : "trunc";
  const char *name = cgi_c_format(e, "cgk_%s_%s", what, cgi_c_suffix(e, t)), *v = cgi_c_type_name(e, t), *m = cgi_c_mask_name(e, t);
  (void)cgi_c_fixed(e, what, t, ""); // for one lane
  if (cgi_c_need(e, name)) {
    cgi_c_text *h = &e->helpers;
    const char *what64 = kind == CG_MATH_CEIL    ? "__builtin_aarch64_ceilv4sf"
                         : kind == CG_MATH_FLOOR ? "__builtin_aarch64_floorv4sf"
                                                 : "__builtin_aarch64_btruncv4sf";
    const char *word = t.lanes == 4 || t.lanes == 8 || t.lanes == 16 ? "elif" : "if";
    const char *x86 = t.lanes == 4 ? "__builtin_ia32_roundps" : t.lanes == 8 ? "__builtin_ia32_roundps256" : "__builtin_ia32_rndscaleps_mask";
    cgi_c_say(h, "CGK_FN %s %s(%s a) {\n", v, name, v);
    if (*word == 'e')
      cgi_c_say(h, "#if defined(__%s__) && CGK_HAS(%s)\n  return %s(a, %u%s);\n",
                t.lanes == 4   ? "SSE4_1"
                : t.lanes == 8 ? "AVX"
                               : "AVX512F",
                x86, x86,
                (uint32_t)(kind == CG_MATH_CEIL    ? 2
                           : kind == CG_MATH_FLOOR ? 1
                                                   : 3),
                t.lanes == 16 ? ", a, -1, 4" : "");
    if (t.lanes == 4) cgi_c_say(h, "#elif CGK_HAS(%s)\n  return %s(a);\n", what64, what64);
    cgi_c_say(h, "#%s CGK_VECTORS\n", word);
    cgi_c_say(h, "  %s small = (a > -8388608.0f) & (a < 8388608.0f), sign = (%s)a & (-2147483647 - 1);\n", m, m);
    cgi_c_say(h, "  %s t = __builtin_convertvector(__builtin_convertvector((%s)((%s)a & small), %s), %s);\n", v, v, m, m, v);
    if (kind != CG_MATH_TRUNC) {
      const char *by = kind == CG_MATH_FLOOR ? "-" : "+", *than = kind == CG_MATH_FLOOR ? ">" : "<";
      cgi_c_say(h, "  t = t %s (%s)((t %s a) & 0x3f800000);\n", by, v, than);
    }
    cgi_c_say(h, "  return (%s)(((((%s)t & 0x7fffffff) | sign) & small) | ((%s)a & ~small));\n#else\n  %s r = CGK_V(", v, m, m, v);
    for (uint32_t i = 0; i < t.lanes; i++) cgi_c_say(h, i ? ", cgk_%s_f32(CGK_AT(a, %u))" : "cgk_%s_f32(CGK_AT(a, %u))", what, i);
    cgi_c_say(h, ");\n  return r;\n#endif\n}\n");
  }
  return cgi_c_format(e, "%s(%s)", name, operand);
}

// vector.fma may be a multiplication and an addition: one instruction where there is one.
static bool cgi_c_emit_vector_fma(cgi_c_emitter *e, cg_op op) {
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0));
  if (t.base != CGI_C_FLOAT) return cgi_c_fail(e, "has a type that C kernels do not compute with");
  const char *name = cgi_c_format(e, "cgk_mac_%s", cgi_c_suffix(e, t)), *type = cgi_c_type_name(e, t), *one = t.width == 32 ? "f" : "";
  if (cgi_c_need(e, name)) {
    cgi_c_say(&e->helpers, "CGK_FN %s %s(%s a, %s b, %s c) {\n", type, name, type, type, type);
    cgi_c_say(&e->helpers, "#if defined(__FMA__) || defined(__aarch64__)\n");
    if (t.lanes == 1) {
      cgi_c_say(&e->helpers, "  return __builtin_fma%s(a, b, c);\n#else\n  return a * b + c;\n#endif\n}\n", one);
    } else {
      cgi_c_say(&e->helpers, "  %s r = CGK_V(", type);
      for (uint32_t i = 0; i < t.lanes; i++)
        cgi_c_say(&e->helpers, "%s__builtin_fma%s(CGK_AT(a, %u), CGK_AT(b, %u), CGK_AT(c, %u))", i ? ", " : "", one, i, i, i);
      cgi_c_say(&e->helpers, ");\n  return r;\n#elif CGK_VECTORS\n  return a * b + c;\n#else\n  %s r = CGK_V(", type);
      for (uint32_t i = 0; i < t.lanes; i++) cgi_c_say(&e->helpers, "%sCGK_AT(a, %u) * CGK_AT(b, %u) + CGK_AT(c, %u)", i ? ", " : "", i, i, i);
      cgi_c_say(&e->helpers, ");\n  return r;\n#endif\n}\n");
    }
  }
  return cgi_c_finish(e, op,
                      cgi_c_format(e, "%s(%s, %s, %s)", name, cgi_c_operand(e, op, CG_MATH_FMA_A), cgi_c_operand(e, op, CG_MATH_FMA_B),
                                   cgi_c_operand(e, op, CG_MATH_FMA_C)));
}

// ---- comparisons and selection ----------------------------------------------------------------------------------------------------------
static const char *cgi_c_cmpi_text(cgi_c_emitter *e, int64_t p, cgi_c_type t) {
  static const char *const signs[] = {"==", "!=", "<", "<=", ">", ">=", "<", "<=", ">", ">="};
  if (t.base == CGI_C_BOOL || p <= CG_CMPI_NE) return cgi_c_format(e, "$a %s $b", signs[p]);
  if (p >= CG_CMPI_ULT)
    return t.base == CGI_C_INDEX ? cgi_c_format(e, "(uint32_t)$a %s (uint32_t)$b", signs[p]) : cgi_c_format(e, "$a %s $b", signs[p]);
  if (t.base == CGI_C_INDEX) return cgi_c_format(e, "$a %s $b", signs[p]);
  const char *s = cgi_c_signed(t);
  return cgi_c_format(e, "(%s)$a %s (%s)$b", s, signs[p], s);
}

static const char *cgi_c_cmpf_text(int64_t p) {
  static const char *const texts[] = {"false",
                                      "$a == $b",
                                      "$a > $b",
                                      "$a >= $b",
                                      "$a < $b",
                                      "$a <= $b",
                                      "$a < $b || $a > $b",
                                      "$a == $a && $b == $b",
                                      "!($a < $b || $a > $b)",
                                      "!($a <= $b)",
                                      "!($a < $b)",
                                      "!($a >= $b)",
                                      "!($a > $b)",
                                      "$a != $b",
                                      "$a != $a || $b != $b",
                                      "true"};
  return texts[p];
}

static const char *cgi_c_signed_compare(cgi_c_emitter *e, const char *m, int64_t p) {
  static const char *const signs[] = {"<", "<=", ">", ">="};
  return cgi_c_format(e, "(%s)((%s)$a %s (%s)$b)", m, m, signs[p - CG_CMPI_SLT], m);
}

static bool cgi_c_emit_compare(cgi_c_emitter *e, cg_op op) {
  static const char *const cmpi[] = {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"};
  static const char *const cmpf[] = {"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
                                     "ueq",   "ugt", "uge", "ult", "ule", "une", "uno", "true"};
  bool ints = cg_op_get_kind(op) == CG_ARITH_CMPI;
  cg_attr predicate = cg_op_attr(op, "predicate");
  int64_t p = predicate ? cg_attr_int(predicate) : -1;
  if (p < 0 || p > (ints ? (int64_t)CG_CMPI_UGE : (int64_t)CG_CMPF_TRUE)) return cgi_c_invalid(e, "has no valid predicate");
  cgi_c_type types[2], result = cgi_c_value_type(e, cg_op_result(op, 0));
  types[0] = types[1] = cgi_c_value_type(e, cg_op_operand(op, CG_LHS));
  if (e->result != CG_OK) return false;
  if (types[0].base == CGI_C_HALF) return cgi_c_fail(e, "[missing-pass] on f16 is expanded by expand-arith, which did not run");
  const char *operands[2], *native = NULL, *scalar = ints ? cgi_c_cmpi_text(e, p, types[0]) : cgi_c_cmpf_text(p);
  operands[0] = cgi_c_operand(e, op, CG_LHS);
  operands[1] = cgi_c_operand(e, op, CG_RHS);
  bool plain = !strstr(scalar, "||") && !strstr(scalar, "&&") && *scalar == '$' && !strchr(scalar, '!');
  if (types[0].lanes > 1 && types[0].width == 32 && types[0].base != CGI_C_INDEX && plain)
    native = cgi_c_format(e, "(%s)(%s)", cgi_c_type_name(e, result), scalar);
  if (types[0].lanes > 1 && types[0].width == 32 && ints && p >= CG_CMPI_SLT && p < CG_CMPI_ULT) {
    const char *m = cgi_c_type_name(e, result); // of words with a sign
    native = cgi_c_signed_compare(e, m, p);
  }
  return cgi_c_finish(
      e, op, cgi_c_apply(e, cgi_c_format(e, "cmp%s_%s", ints ? "i" : "f", ints ? cmpi[p] : cmpf[p]), scalar, native, result, 2, operands, types));
}

// $a ? $b : $c of types[0 to 2], where $a may be one condition for all lanes.
CGI_C_DEF const char *cgi_c_select(cgi_c_emitter *e, cgi_c_type result, const char *const *operands, const cgi_c_type *types) {
  const char *native = NULL;
  if (result.lanes > 1 && result.width == 32 && result.base != CGI_C_INDEX) {
    cgi_c_type lanes = types[0];
    lanes.lanes = result.lanes;
    const char *mask = cgi_c_type_name(e, lanes), *all = types[0].lanes > 1 ? "$a" : cgi_c_splat(e, lanes, "$a");
    const char *blend = "", *v = cgi_c_type_name(e, result);
    if (types[0].lanes > 1 && result.lanes <= 8) {
      cgi_c_type f = result;
      f.base = CGI_C_FLOAT;
      const char *floats = cgi_c_type_name(e, f), *given = cgi_c_format(e, "(%s)$c, (%s)$b, (%s)$a", floats, floats, floats);
      blend = cgi_c_x86(e, result.lanes, "SSE4_1", "__builtin_ia32_blendvps", cgi_c_format(e, "(%s)%%s", v), given, "", "$a");
    }
    native = cgi_c_format(e, "%s(%s)(((%s)$b & %s) | ((%s)$c & ~%s))", blend, v, mask, all, mask, all);
  }
  return cgi_c_apply(e, "select", "$a ? $b : $c", native, result, 3, operands, types);
}

static bool cgi_c_emit_select(cgi_c_emitter *e, cg_op op) {
  cgi_c_type types[3], result = cgi_c_value_type(e, cg_op_result(op, 0));
  const char *operands[3];
  for (unsigned i = 0; i < 3; i++) {
    types[i] = cgi_c_value_type(e, cg_op_operand(op, i));
    operands[i] = cgi_c_operand(e, op, i);
  }
  return cgi_c_finish(e, op, cgi_c_select(e, result, operands, types));
}

// ---- conversions ------------------------------------------------------------------------------------------------------------------------
// To an integer: toward zero, to the nearest that there is, and 0 of NaN.
static const char *cgi_c_to_int(cgi_c_emitter *e, cgi_c_type to, cgi_c_type from, bool is_signed) {
  const char *type = cgi_c_type_name(e, cgi_c_scalar(to)), *s = cgi_c_signed(to), *f = from.width == 32 ? "f" : "";
  uint32_t w = to.width;
  if (!is_signed)
    return cgi_c_format(e, "@$a > -1.0%s && $a < 0x1p%u%s ? (%s)(%s)$a : $a > 0 ? (%s)~(%s)0 : 0", f, w, f, type, cgi_c_unsigned(to), type,
                        cgi_c_unsigned(to));
  bool exact = w < 32 || (w == 32 && from.width == 64); // the number below the least one is a float, too
  const char *low = exact ? cgi_c_format(e, "> -0x1p%u%s - 1.0%s", w - 1, f, f) : cgi_c_format(e, ">= -0x1p%u%s", w - 1, f);
  return cgi_c_format(e, "@$a %s && $a < 0x1p%u%s ? (%s)(%s)$a : $a != $a ? 0 : (%s)($a > 0 ? INT%u_MAX : INT%u_MIN)", low, w - 1, f, type, s, type,
                      w, w);
}

static const char *cgi_c_int_cast(cgi_c_emitter *e, cgi_c_type to, cgi_c_type from, bool is_signed) {
  const char *type = cgi_c_type_name(e, cgi_c_scalar(to));
  if (to.base == CGI_C_BOOL) return from.base == CGI_C_BOOL ? "$a" : "($a & 1) != 0";
  if (from.base == CGI_C_BOOL) return is_signed ? cgi_c_format(e, "(%s)(0 - (%s)$a)", type, type) : cgi_c_format(e, "(%s)$a", type);
  if (to.base == CGI_C_INDEX && from.width >= 32) return "(cgk_index)(int32_t)$a";
  if (to.width > from.width && is_signed) return cgi_c_format(e, "(%s)(%s)(%s)$a", type, cgi_c_signed(to), cgi_c_signed(from));
  if (from.base == CGI_C_INDEX && to.width > 32) return cgi_c_format(e, "(%s)(uint32_t)$a", type);
  return cgi_c_format(e, "(%s)$a", type);
}

static const char *cgi_c_float_cast(cgi_c_emitter *e, cgi_c_type to, cgi_c_type from) {
  if (to.base == CGI_C_HALF && from.base == CGI_C_HALF) return "$a";
  if (from.base == CGI_C_HALF) {
    cgi_c_need_text(e, "cgk_f16_f32");
    return to.width == 64 ? "(double)cgk_f16_f32($a)" : "cgk_f16_f32($a)";
  }
  if (to.base == CGI_C_HALF) {
    const char *helper = from.width == 64 ? "cgk_f64_f16" : "cgk_f32_f16";
    cgi_c_need_text(e, helper);
    return cgi_c_format(e, "%s($a)", helper);
  }
  return cgi_c_format(e, "(%s)$a", cgi_c_type_name(e, cgi_c_scalar(to)));
}

// From f16 to f32 or back, whole vectors: as cgk_f16_f32 and cgk_f32_f16 have it. Halves times 2^112 are numbers as small ones are, too.
static const char *cgi_c_wide_half_cast(cgi_c_emitter *e, cgi_c_type to, cgi_c_type from) {
  bool widens = from.base == CGI_C_HALF;
  cgi_c_type ints = widens ? to : from;
  uint32_t lanes = to.lanes;
  if ((to.base == CGI_C_HALF) == widens || ints.width != 32 || (lanes != 4 && lanes != 8 && lanes != 16)) return NULL;
  ints.base = CGI_C_INT;
  const char *u = cgi_c_type_name(e, ints), *t = cgi_c_type_name(e, to), *x86;
  if (widens) {
    x86 = lanes == 4   ? "_mm_cvtph_ps(_mm_loadl_epi64((const __m128i *)(const void *)&$a))"
          : lanes == 8 ? "_mm256_cvtph_ps((__m128i)$a)"
                       : "_mm512_cvtph_ps((__m256i)$a)";
    const char *x = cgi_c_format(e, "__builtin_convertvector($a, %s)", u);
    return cgi_c_format(e,
                        "#CGK_VECTORS && defined(__%s__)#(%s)%s#(%s)((%s)((%s)((%s & 0x7fffu) << 13) * 0x1p112f) | (%s & 0x8000u) << 16 | "
                        "((%s)((%s & 0x7c00u) == 0x7c00u) & 0x7f800000u))",
                        lanes == 16 ? "AVX512F" : "F16C", t, x86, t, u, t, x, x, u, x);
  }
  x86 = lanes == 4   ? "_mm_cvtsi128_si64(_mm_cvtps_ph((__m128)$a, 0))"
        : lanes == 8 ? "_mm256_cvtps_ph((__m256)$a, 0)"
                     : "_mm512_cvtps_ph((__m512)$a, 0)";
  const char *f = cgi_c_type_name(e, from), *x = cgi_c_format(e, "((%s)$a & 0x7fffffffu)", u);
  const char *small = cgi_c_format(e, "(%s)(%s < 0x38800000u)", u, x), *large = cgi_c_format(e, "(%s)(%s >= 0x477ff000u)", u, x);
  const char *nan = cgi_c_format(e, "((%s)(%s > 0x7f800000u) & (0x200u | (%s >> 13 & 0x3ffu)))", u, x, x);
  const char *number = cgi_c_format(e, "((%s + 0xc8000fffu + (%s >> 13 & 1u)) >> 13)", x, x);
  return cgi_c_format(
      e,
      "#CGK_VECTORS && defined(__%s__)#(%s)%s#__builtin_convertvector(((%s)$a >> 16 & 0x8000u) | (((%s)((%s)%s + 0.5f) - 0x3f000000u) & %s) | "
      "(%s & ~%s & ~%s) | (%s & 0x7c00u) | %s, %s)",
      lanes == 16  ? "AVX512F"
      : lanes == 8 ? "F16C"
                   : "F16C) && defined(__x86_64",
      t, x86, u, u, f, x, small, number, small, large, large, nan, t);
}

static bool cgi_c_emit_cast(cgi_c_emitter *e, cg_op op) {
  cgi_c_type to = cgi_c_value_type(e, cg_op_result(op, 0)), from = cgi_c_value_type(e, cg_op_operand(op, CG_OPERAND));
  cg_op_kind kind = cg_op_get_kind(op);
  const char *operand = cgi_c_operand(e, op, CG_OPERAND), *scalar, *name = cg_op_get_kind(op) == CG_ARITH_EXTUI ? "extui" : "cast", *native = NULL;
  if (e->result != CG_OK) return false;
  switch (kind) {
  case CG_ARITH_EXTSI:
  case CG_ARITH_INDEX_CAST:
    name = "extsi";
    scalar = cgi_c_int_cast(e, to, from, true);
    break;
  case CG_ARITH_EXTUI:
  case CG_ARITH_TRUNCI:
  case CG_ARITH_INDEX_CASTUI: scalar = cgi_c_int_cast(e, to, from, false); break;
  case CG_ARITH_EXTF:
  case CG_ARITH_TRUNCF:
    scalar = cgi_c_float_cast(e, to, from);
    native = cgi_c_wide_half_cast(e, to, from);
    break;
  case CG_ARITH_SITOFP:
  case CG_ARITH_UITOFP:
    if (to.base != CGI_C_FLOAT) return cgi_c_fail(e, "[missing-pass] on f16 is expanded by expand-arith, which did not run");
    name = kind == CG_ARITH_SITOFP ? "sitofp" : "uitofp";
    if (to.lanes > 1 && to.width == 32 && from.width == 32)
      native = cgi_c_format(e, kind == CG_ARITH_SITOFP ? "__builtin_convertvector((%s)$a, %s)" : "__builtin_convertvector($a, %s%s)",
                            kind == CG_ARITH_SITOFP ? cgi_c_mask_name(e, to) : "", cgi_c_type_name(e, to));
    if (from.base == CGI_C_BOOL)
      scalar = kind == CG_ARITH_SITOFP ? "$a ? -1 : 0" : "$a ? 1 : 0";
    else
      scalar =
          cgi_c_format(e, "(%s)(%s)$a", cgi_c_type_name(e, cgi_c_scalar(to)), kind == CG_ARITH_SITOFP ? cgi_c_signed(from) : cgi_c_unsigned(from));
    break;
  case CG_ARITH_FPTOSI:
  case CG_ARITH_FPTOUI:
    if (from.base != CGI_C_FLOAT || to.base == CGI_C_BOOL) return cgi_c_fail(e, "[missing-pass] is expanded by expand-arith, which did not run");
    name = kind == CG_ARITH_FPTOSI ? "fptosi" : "fptoui";
    scalar = cgi_c_to_int(e, to, from, kind == CG_ARITH_FPTOSI);
    if (to.lanes > 1 && to.width == 32 && from.width == 32 && kind == CG_ARITH_FPTOSI) {
      const char *m = cgi_c_mask_name(e, to), *v = cgi_c_type_name(e, from);
      const char *form = cgi_c_format(e, "(%s)(((%s)%%s ^ ($a >= 0x1p31f)) & ($a == $a))", cgi_c_type_name(e, to), m); // INT_MIN where it has none
      native = cgi_c_format(e,
                            "%s(%s)(__builtin_convertvector((%s)((%s)$a & ($a >= -0x1p31f) & ($a < 0x1p31f)), %s) | (($a >= 0x1p31f) & 2147483647) | "
                            "(($a < -0x1p31f) & (-2147483647 - 1)))",
                            cgi_c_x86(e, to.lanes, "SSE2", "__builtin_ia32_cvttps2dq", form, "$a", "", cgi_c_format(e, "(%s)$a", m)),
                            cgi_c_type_name(e, to), v, m, m);
    }
    break;
  default: // arith.bitcast, vector.bitcast
    if (to.base == from.base && to.width == from.width && to.lanes == from.lanes) return cgi_c_finish(e, op, operand);
    if (to.base == CGI_C_BOOL || from.base == CGI_C_BOOL || to.base == CGI_C_INDEX || from.base == CGI_C_INDEX)
      return cgi_c_fail(e, "is between types of which one has no bits");
    return cgi_c_finish(e, op, cgi_c_format(e, "%s(%s)", cgi_c_bitcast(e, to, from), operand));
  }
  return cgi_c_finish(e, op, cgi_c_apply(e, name, scalar, native, to, 1, &operand, &from));
}

// ---- operations of two results, bits, reductions ----------------------------------------------------------------------------------------
static bool cgi_c_emit_extended(cgi_c_emitter *e, cg_op op) {
  cgi_c_type types[2], high = cgi_c_value_type(e, cg_op_result(op, CG_ARITH_MULUI_EXTENDED_HIGH));
  const char *operands[2], *scalar, *native = NULL, *name = "addui_carry";
  for (unsigned i = 0; i < 2; i++) {
    types[i] = cgi_c_value_type(e, cg_op_operand(op, i));
    operands[i] = cgi_c_operand(e, op, i);
  }
  cgi_c_type t = types[0];
  if (t.base != CGI_C_INT) return cgi_c_fail(e, "[missing-pass] is expanded by expand-arith, which did not run");
  const char *u = cgi_c_unsigned(t), *s = cgi_c_signed(t), *wide = t.width == 32 ? "int64_t" : "int32_t";
  bool add = cg_op_get_kind(op) == CG_ARITH_ADDUI_EXTENDED, is_signed = cg_op_get_kind(op) == CG_ARITH_MULSI_EXTENDED;
  if (add) {
    scalar = cgi_c_format(e, "(%s)($a + $b) < $a", u);
  } else if (t.width == 64) {
    scalar = cgi_c_fixed(e, is_signed ? "smulh" : "umulh", t, "$a, $b");
  } else {
    scalar = is_signed ? cgi_c_format(e, "(%s)(((%s)(%s)$a * (%s)(%s)$b) >> %u)", u, wide, s, wide, s, t.width)
                       : cgi_c_format(e, "(%s)(((u%s)$a * (u%s)$b) >> %u)", u, wide, wide, t.width);
  }
  if (!add) name = is_signed ? "mulsi_high" : "mului_high";
  const char *text = cgi_c_apply(e, name, scalar, native, high, 2, operands, types);
  if (cgi_c_define(e, cg_op_result(op, CG_ARITH_MULUI_EXTENDED_HIGH))) cgi_c_say(&e->body, "%s;\n", text);
  const char *low = add ? cgi_c_format(e, "(%s)($a + $b)", u) : cgi_c_format(e, "(%s)((%s)$a * $b)", u, t.width < 32 ? "uint32_t" : u);
  return cgi_c_finish(e, op, cgi_c_apply(e, add ? "addui_low" : "muli_low", low, NULL, t, 2, operands, types));
}

static bool cgi_c_emit_bits(cgi_c_emitter *e, cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0));
  const char *what = kind == CG_MATH_CTPOP ? "ctpop" : kind == CG_MATH_CTLZ ? "ctlz" : "cttz", *operand = cgi_c_operand(e, op, CG_OPERAND);
  if (t.base != CGI_C_INT || t.width != 32)
    return cgi_c_fail(e, "[missing-pass] on other than 32 bits is expanded by expand-arith, which did not run");
  return cgi_c_finish(e, op, cgi_c_apply(e, cgi_c_format(e, "%s_of", what), cgi_c_fixed(e, what, t, "$a"), NULL, t, 1, &operand, &t));
}

CGI_C_DEF const char *cgi_c_reduce(cgi_c_emitter *e, cgi_c_type t, const char *a, const char *b, cg_attr how) {
  static const struct {
    const char *name, *of_int, *of_float, *of_bool;
  } steps[] = {{"add", "+", "+", "!="}, {"mul", "*", "*", "&&"}, {"and", "&", NULL, "&&"}, {"or", "|", NULL, "||"}, {"xor", "^", NULL, "!="}};
  static const struct {
    const char *name, *sign;
    bool is_float, is_signed;
  } extremes[] = {{"maxsi", ">", false, true},  {"maxui", ">", false, false},  {"minsi", "<", false, true},
                  {"minui", "<", false, false}, {"maxnumf", ">", true, false}, {"minnumf", "<", true, false}};
  for (size_t i = 0; how && i < sizeof steps / sizeof steps[0]; i++) {
    if (!cgi_c_has_word(how, steps[i].name)) continue;
    const char *sign = t.base == CGI_C_BOOL ? steps[i].of_bool : t.base == CGI_C_FLOAT ? steps[i].of_float : cgi_c_is_int(t) ? steps[i].of_int : NULL;
    if (!sign) break;
    if (t.base == CGI_C_INT && t.width < 32) return cgi_c_format(e, "(%s)((uint32_t)%s %s %s)", cgi_c_unsigned(t), a, sign, b);
    return cgi_c_format(e, "%s %s %s", a, sign, b);
  }
  for (size_t i = 0; how && i < sizeof extremes / sizeof extremes[0]; i++) {
    if (!cgi_c_has_word(how, extremes[i].name) || extremes[i].is_float != (t.base == CGI_C_FLOAT) || t.base == CGI_C_BOOL || t.base == CGI_C_HALF)
      continue;
    if (t.base == CGI_C_FLOAT) // a number wins over NaN
      return cgi_c_format(e, "%s != %s ? %s : %s %s %s ? %s : %s", a, a, b, b, extremes[i].sign, a, b, a);
    const char *by = extremes[i].is_signed ? cgi_c_signed(t) : cgi_c_unsigned(t);
    return cgi_c_format(e, "(%s)%s %s (%s)%s ? %s : %s", by, a, extremes[i].sign, by, b, a, b);
  }
  cgi_c_fail(e, "reduces in a way that has no form here: expand-arith unrolls the others");
  return NULL;
}

// Operands and result of one type.
static bool cgi_c_emit_same(cgi_c_emitter *e, cg_op op, bool *handled) {
  cgi_c_type types[3], t;
  const char *operands[3], *name = NULL, *native = NULL, *scalar = NULL;
  unsigned n = cg_op_num_operands(op);
  if (n < 1 || n > 3 || cg_op_num_results(op) != 1 || !cg_op_has_trait(op, CG_TRAIT_ELEMENTWISE)) {
    *handled = false;
    return true;
  }
  if (!cgi_c_type_of(e, cg_value_type(cg_op_result(op, 0)), &t)) return false;
  if (t.base == CGI_C_FLOAT) scalar = cgi_c_float_text_of(e, op, t, &name, &native);
  if (cgi_c_is_int(t) || t.base == CGI_C_BOOL) scalar = cgi_c_int_text(e, op, t, &name, &native);
  *handled = scalar != NULL;
  if (!scalar) return true;
  if (t.base == CGI_C_BOOL && (*scalar == '@' || *scalar == '('))
    return cgi_c_fail(e, "[missing-pass] on i1 is expanded by expand-arith, which did not run");
  if (t.base == CGI_C_BOOL && t.lanes > 1 && native && strchr("+-*", native[3])) native = NULL; // of bits, not of words
  for (unsigned i = 0; i < n; i++) {
    types[i] = t;
    operands[i] = cgi_c_operand(e, op, i);
  }
  cg_op_kind kind = cg_op_get_kind(op);
  bool rounding = kind == CG_MATH_CEIL || kind == CG_MATH_FLOOR || kind == CG_MATH_TRUNC;
  if (rounding && t.lanes > 1 && t.width == 32) return cgi_c_finish(e, op, cgi_c_emit_wide_rounding(e, kind, t, operands[0]));
  if (!native) native = cgi_c_wide_text(e, op, t);
  return cgi_c_finish(e, op, cgi_c_apply(e, name, scalar, native, t, n, operands, types));
}

CGI_C_DEF bool cgi_c_emit_arith(cgi_c_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_CONSTANT: return cgi_c_emit_constant(e, op);
  case CG_ARITH_CMPI:
  case CG_ARITH_CMPF: return cgi_c_emit_compare(e, op);
  case CG_ARITH_SELECT: return cgi_c_emit_select(e, op);
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
  case CG_VECTOR_BITCAST: return cgi_c_emit_cast(e, op);
  case CG_ARITH_MULSI_EXTENDED:
  case CG_ARITH_MULUI_EXTENDED:
  case CG_ARITH_ADDUI_EXTENDED: return cgi_c_emit_extended(e, op);
  case CG_MATH_CTPOP:
  case CG_MATH_CTLZ:
  case CG_MATH_CTTZ: return cgi_c_emit_bits(e, op);
  case CG_VECTOR_FMA: return cgi_c_emit_vector_fma(e, op);
  default: return cgi_c_emit_same(e, op, handled);
  }
}
// ==== c/vector.c
// Short vectors taken apart and put together. A vector of one element is a scalar.

static bool cgi_c_finish_vector(cgi_c_emitter *e, cg_op op, const char *text) {
  if (e->result == CG_OK && cgi_c_define(e, cg_op_result(op, 0))) cgi_c_say(&e->body, "%s;\n", text);
  return e->result == CG_OK;
}

// A lane as a value of type `to`: an index among vectors is a word.
static const char *cgi_c_lane_as(cgi_c_emitter *e, const char *v, cgi_c_type t, uint32_t lane, cgi_c_type to) {
  const char *text = cgi_c_lane(e, v, t, lane);
  return to.base == CGI_C_INDEX && t.base != CGI_C_INDEX ? cgi_c_format(e, "(cgk_index)(int32_t)%s", text) : text;
}

// vector.broadcast, vector.splat, vector.shape_cast
static bool cgi_c_emit_construct(cgi_c_emitter *e, cg_op op) {
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0)), from = cgi_c_value_type(e, cg_op_operand(op, CG_VECTOR_BROADCAST_SOURCE));
  const char *v = cgi_c_operand(e, op, CG_VECTOR_BROADCAST_SOURCE);
  if (from.lanes != 1 && from.lanes != t.lanes) return cgi_c_fail(e, "has an operand whose lanes do not fit its result");
  return cgi_c_finish_vector(e, op, from.lanes == t.lanes ? v : cgi_c_splat(e, t, v));
}

// The lane that an extract or insert names, as C; NULL after an error.
static const char *cgi_c_position(cgi_c_emitter *e, cg_op op, unsigned operand, uint32_t lanes) {
  cg_attr position = cg_op_attr(op, "static_position");
  if (position && cg_attr_int_list_len(position) > 0) {
    int64_t p = cg_attr_int_list_at(position, 0);
    if (cg_attr_int_list_len(position) > 1) {
      cgi_c_fail(e, "has a position of more than one dimension");
      return NULL;
    }
    if (p != CG_DYNAMIC) {
      if (p < 0 || p >= (int64_t)lanes) cgi_c_invalid(e, "has a position outside of the vector");
      return cgi_c_format(e, "%l", p);
    }
  }
  return cg_op_num_operands(op) > operand ? cgi_c_operand(e, op, operand) : "0";
}

static bool cgi_c_emit_extract(cgi_c_emitter *e, cg_op op) {
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0)), from = cgi_c_value_type(e, cg_op_operand(op, CG_VECTOR_EXTRACT_VECTOR));
  const char *v = cgi_c_operand(e, op, CG_VECTOR_EXTRACT_VECTOR), *position = cgi_c_position(e, op, CG_VECTOR_EXTRACT_DYNAMIC_POSITION, from.lanes);
  if (!position || e->result != CG_OK) return false;
  if (t.lanes == from.lanes) return cgi_c_finish_vector(e, op, v);
  const char *form = t.base == CGI_C_BOOL ? "CGK_AT(%s, %s) != 0" : t.base == CGI_C_INDEX ? "(cgk_index)(int32_t)CGK_AT(%s, %s)" : "CGK_AT(%s, %s)";
  return cgi_c_finish_vector(e, op, cgi_c_format(e, form, v, position));
}

static bool cgi_c_emit_insert(cgi_c_emitter *e, cg_op op) {
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0)), from = cgi_c_value_type(e, cg_op_operand(op, CG_VECTOR_INSERT_SOURCE));
  const char *v = cgi_c_operand(e, op, CG_VECTOR_INSERT_SOURCE), *into = cgi_c_operand(e, op, CG_VECTOR_INSERT_DEST),
             *position = cgi_c_position(e, op, CG_VECTOR_INSERT_DYNAMIC_POSITION, t.lanes);
  if (!position || e->result != CG_OK) return false;
  if (t.lanes == from.lanes) return cgi_c_finish_vector(e, op, v);
  const char *name = cgi_c_format(e, "cgk_insert_%s", cgi_c_suffix(e, t)), *type = cgi_c_type_name(e, t);
  if (cgi_c_need(e, name))
    cgi_c_say(&e->helpers, "CGK_FN %s %s(%s x, %s v, cgk_index i) {\n  CGK_AT(v, i) = %sx;\n  return v;\n}\n", type, name,
              cgi_c_type_name(e, cgi_c_scalar(t)), type, t.base == CGI_C_BOOL ? "-(int32_t)" : "");
  return cgi_c_finish_vector(e, op, cgi_c_format(e, "%s(%s, %s, %s)", name, v, into, position));
}

// A choice of lanes from two operands (or one, twice), numbered through both.
static bool cgi_c_emit_lanes(cgi_c_emitter *e, cg_op op, cg_value a, cg_value b, uint32_t n, const int64_t *lanes) {
  const char *parts[CGI_C_MAX_LANES], *va = cgi_c_ref(e, a), *vb = cgi_c_ref(e, b);
  cgi_c_type ta = cgi_c_value_type(e, a), tb = cgi_c_value_type(e, b), to = cgi_c_value_type(e, cg_op_result(op, 0));
  for (uint32_t i = 0; i < n; i++) {
    if (lanes[i] < 0 || lanes[i] >= (int64_t)(ta.lanes + tb.lanes)) return cgi_c_invalid(e, "reaches outside of its operands");
    uint32_t lane = (uint32_t)lanes[i];
    parts[i] = lane < ta.lanes ? cgi_c_lane_as(e, va, ta, lane, to) : cgi_c_lane_as(e, vb, tb, lane - ta.lanes, to);
  }
  return cgi_c_finish_vector(e, op, cgi_c_make(e, to, parts));
}

static int64_t cgi_c_int_at(cg_op op, const char *name, size_t i, int64_t fallback) {
  cg_attr a = cg_op_attr(op, name);
  return a && cg_attr_int_list_len(a) > i ? cg_attr_int_list_at(a, i) : fallback;
}

// A lane of a vector that was read, in all lanes: CPUs read one element so at no cost, and need no register for the vector. *select: a constant may
// be there instead, on a condition that all lanes have. NULL for what is none.
static cg_op cgi_c_splat_load(cgi_c_emitter *e, cg_op op, cg_op *select) {
  cg_op load = cg_op_get_kind(op) == CG_VECTOR_SHUFFLE ? cg_value_op(cg_op_operand(op, CG_VECTOR_SHUFFLE_V1)) : NULL;
  cg_attr mask = load ? cg_op_attr(op, "mask") : NULL;
  *select = NULL;
  if (mask && cg_op_get_kind(load) == CG_ARITH_SELECT) {
    cg_op other = cg_value_op(cg_op_operand(load, CG_ARITH_SELECT_FALSE_VALUE));
    cg_attr value = other && cg_op_get_kind(other) == CG_ARITH_CONSTANT ? cg_op_attr(other, "value") : NULL;
    if (cg_type_get_kind(cg_value_type(cg_op_operand(load, CG_ARITH_SELECT_CONDITION))) == CG_TYPE_VECTOR || !value ||
        cg_attr_get_kind(value) != CG_ATTR_DENSE || !cg_attr_is_splat(value) || cg_op_block(load) != cg_op_block(op) ||
        cg_value_type(cg_op_operand(load, CG_ARITH_SELECT_FALSE_VALUE)) != cg_value_type(cg_op_result(op, 0)))
      return NULL;
    *select = load;
    load = cg_value_op(cg_op_operand(load, CG_ARITH_SELECT_TRUE_VALUE));
  }
  if (!mask || !load || cg_op_get_kind(load) != CG_VECTOR_LOAD || cg_op_num_operands(load) != 2 || cg_op_block(load) != cg_op_block(op)) return NULL;
  cg_type type = cg_value_type(cg_op_result(load, 0)), memory = cg_type_element(cg_value_type(cg_op_operand(load, CG_VECTOR_LOAD_BASE)));
  int64_t lane = cgi_c_int_at(op, "mask", 0, -1);
  for (size_t i = 0; i < cg_attr_int_list_len(mask); i++)
    if (cg_attr_int_list_at(mask, i) != lane) return NULL;
  if (lane < 0 || lane >= cg_type_num_elements(type) || cg_type_element(type) != memory || cg_type_get_kind(memory) == CG_TYPE_INDEX) return NULL;
  return cgi_c_reads_binding(e, cg_op_operand(load, CG_VECTOR_LOAD_BASE)) && !cgi_c_reads_panel(e, load) ? load : NULL;
}

CGI_C_DEF unsigned cgi_c_num_sources(cgi_c_emitter *e, cg_op op) {
  cg_op select;
  return cgi_c_splat_load(e, op, &select) ? select ? 4 : 2 : cg_op_num_operands(op);
}

CGI_C_DEF cg_value cgi_c_source(cgi_c_emitter *e, cg_op op, unsigned i) {
  cg_op select, load = cgi_c_splat_load(e, op, &select);
  return i >= 2 && load ? cg_op_operand(select, i == 2 ? CG_ARITH_SELECT_CONDITION : CG_ARITH_SELECT_FALSE_VALUE)
                        : cg_op_operand(load ? load : op, i);
}

static bool cgi_c_emit_splat_load(cgi_c_emitter *e, cg_op op, cg_op load, cg_op select, cgi_c_type t) {
  const char *read = cgi_c_access(e, cgi_c_scalar(t), false, false), *memref = cgi_c_operand(e, load, CG_VECTOR_LOAD_BASE),
             *index = cgi_c_operand(e, load, CG_VECTOR_LOAD_INDICES);
  const char *text = cgi_c_splat(e, t, cgi_c_format(e, "%s(%s, %s + %l)", read, memref, index, cgi_c_int_at(op, "mask", 0, 0))), *operands[3];
  cgi_c_type types[3];
  if (!select) return cgi_c_finish_vector(e, op, text);
  types[0] = cgi_c_value_type(e, cg_op_operand(select, CG_ARITH_SELECT_CONDITION));
  types[1] = types[2] = t;
  operands[0] = cgi_c_operand(e, select, CG_ARITH_SELECT_CONDITION);
  operands[1] = text;
  operands[2] = cgi_c_operand(e, select, CG_ARITH_SELECT_FALSE_VALUE);
  return cgi_c_finish_vector(e, op, cgi_c_select(e, t, operands, types));
}

// vector.shuffle, vector.extract_strided_slice, vector.insert_strided_slice
static bool cgi_c_emit_choice(cgi_c_emitter *e, cg_op op) {
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0));
  int64_t lanes[CGI_C_MAX_LANES], n = (int64_t)t.lanes, offset = cgi_c_int_at(op, "offsets", 0, 0);
  cg_op select, load = cgi_c_splat_load(e, op, &select);
  if (e->result != CG_OK) return false;
  if (load) return cgi_c_emit_splat_load(e, op, load, select, t);
  if (cg_op_get_kind(op) == CG_VECTOR_SHUFFLE) {
    for (int64_t i = 0; i < n; i++) lanes[i] = cgi_c_int_at(op, "mask", (size_t)i, 0);
    return cgi_c_emit_lanes(e, op, cg_op_operand(op, CG_VECTOR_SHUFFLE_V1), cg_op_operand(op, CG_VECTOR_SHUFFLE_V2), t.lanes, lanes);
  }
  if (cg_op_get_kind(op) == CG_VECTOR_EXTRACT_STRIDED_SLICE) {
    cg_value from = cg_op_operand(op, CG_VECTOR_EXTRACT_STRIDED_SLICE_VECTOR);
    for (int64_t i = 0; i < n; i++) lanes[i] = offset + i * cgi_c_int_at(op, "strides", 0, 1);
    if (lanes[0] < 0 || lanes[n - 1] >= cg_type_num_elements(cg_value_type(from))) return cgi_c_invalid(e, "reaches outside of its operand");
    return cgi_c_emit_lanes(e, op, from, from, t.lanes, lanes);
  }
  cg_value source = cg_op_operand(op, CG_VECTOR_INSERT_STRIDED_SLICE_SOURCE);
  int64_t count = cg_type_num_elements(cg_value_type(source));
  for (int64_t i = 0; i < n; i++) lanes[i] = i >= offset && i < offset + count ? n + i - offset : i;
  return cgi_c_emit_lanes(e, op, cg_op_operand(op, CG_VECTOR_INSERT_STRIDED_SLICE_DEST), source, t.lanes, lanes);
}

// In order from lane 0, the accumulator first.
static bool cgi_c_emit_reduction(cgi_c_emitter *e, cg_op op) {
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0)), from = cgi_c_value_type(e, cg_op_operand(op, CG_VECTOR_REDUCTION_VECTOR));
  const char *v = cgi_c_operand(e, op, CG_VECTOR_REDUCTION_VECTOR), *type = cgi_c_type_name(e, t);
  const char *sum = cg_op_num_operands(op) > 1 ? cgi_c_operand(e, op, CG_VECTOR_REDUCTION_ACC) : NULL;
  for (uint32_t i = 0; i < from.lanes && e->result == CG_OK; i++) {
    const char *part = cgi_c_lane_as(e, v, from, i, t), *next = sum ? cgi_c_reduce(e, t, sum, part, cg_op_attr(op, "kind")) : part;
    if (!next) return false;
    sum = next;
    if (i + 1 == from.lanes) break;
    sum = cgi_c_format(e, "v%u", e->next_name++);
    cgi_c_line(e);
    cgi_c_say(&e->body, "%s %s = %s;\n", type, sum, next);
  }
  return cgi_c_finish_vector(e, op, sum);
}

CGI_C_DEF bool cgi_c_emit_vector(cgi_c_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_VECTOR_BROADCAST:
  case CG_VECTOR_SPLAT:
  case CG_VECTOR_SHAPE_CAST: return cgi_c_emit_construct(e, op);
  case CG_VECTOR_EXTRACT:
  case CG_VECTOR_EXTRACTELEMENT: return cgi_c_emit_extract(e, op);
  case CG_VECTOR_INSERT:
  case CG_VECTOR_INSERTELEMENT: return cgi_c_emit_insert(e, op);
  case CG_VECTOR_SHUFFLE:
  case CG_VECTOR_EXTRACT_STRIDED_SLICE:
  case CG_VECTOR_INSERT_STRIDED_SLICE: return cgi_c_emit_choice(e, op);
  case CG_VECTOR_REDUCTION: return cgi_c_emit_reduction(e, op);
  default: *handled = false; return true;
  }
}
// ==== c/gpu.c
// Ids, sizes, and what invocations exchange. The invocations of a workgroup are numbered l; a subgroup is so many in a row.

// x, y, z: 0, 1, 2; written as #gpu<dim x>, or as an integer by hal.interface.workgroup.*
static bool cgi_c_dimension(cgi_c_emitter *e, cg_op op, uint32_t *out) {
  cg_attr a = cg_op_attr(op, "dimension");
  if (!a) return cgi_c_invalid(e, "has no dimension");
  *out = cg_attr_get_kind(a) == CG_ATTR_INT ? (uint32_t)cg_attr_int(a) : cgi_c_has_word(a, "x") ? 0u : cgi_c_has_word(a, "y") ? 1u : 2u;
  return *out < 3 ? true : cgi_c_invalid(e, "has a dimension beyond z");
}

static const char *cgi_c_thread(cgi_c_emitter *e, uint32_t d) {
  const uint32_t *size = e->workgroup_size;
  uint32_t below = d == 0 ? 1 : d == 1 ? size[0] : size[0] * size[1];
  if (size[d] == 1) return "0";
  const char *text = below == 1 ? "l" : cgi_c_format(e, "l / %u", below);
  return below * size[d] == e->invocations ? text : cgi_c_format(e, "%s %% %u", text, size[d]);
}

static const char *cgi_c_group(cgi_c_emitter *e, uint32_t d) {
  static const char *const names[] = {"(cgk_index)gx", "(cgk_index)gy", "(cgk_index)gz"};
  e->used |= (uint32_t)CGI_C_USES_ID << d;
  return names[d];
}

// Of a number that is an index or a word.
static bool cgi_c_emit_id(cgi_c_emitter *e, cg_op op, const char *text) {
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0));
  if (t.lanes != 1 || t.width != 32 || (t.base != CGI_C_INDEX && t.base != CGI_C_INT)) return cgi_c_fail(e, "gives a type that is not 32 bits wide");
  if (cgi_c_define(e, cg_op_result(op, 0))) cgi_c_say(&e->body, t.base == CGI_C_INT ? "(uint32_t)(%s);\n" : "%s;\n", text);
  return e->result == CG_OK;
}

static bool cgi_c_emit_place(cgi_c_emitter *e, cg_op op, cg_op_kind kind) {
  uint32_t d = 0;
  if (!cgi_c_dimension(e, op, &d)) return false;
  switch (kind) {
  case CG_GPU_THREAD_ID: return cgi_c_emit_id(e, op, cgi_c_thread(e, d));
  case CG_GPU_GLOBAL_ID: {
    const char *group = cgi_c_group(e, d), *thread = cgi_c_thread(e, d);
    return cgi_c_emit_id(e, op, strcmp(thread, "0") == 0 ? group : cgi_c_format(e, "%s * %u + %s", group, e->workgroup_size[d], thread));
  }
  case CG_GPU_BLOCK_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_SIZE: return cgi_c_emit_id(e, op, cgi_c_format(e, "%u", e->workgroup_size[d]));
  case CG_GPU_GRID_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_COUNT: e->used |= CGI_C_USES_COUNT; return cgi_c_emit_id(e, op, cgi_c_format(e, "(cgk_index)n[%u]", d));
  default: return cgi_c_emit_id(e, op, cgi_c_group(e, d));
  }
}

static bool cgi_c_emit_subgroup_place(cgi_c_emitter *e, cg_op op, cg_op_kind kind) {
  uint32_t size = e->subgroup;
  bool one = e->invocations == 1;
  switch (kind) {
  case CG_GPU_SUBGROUP_ID: return cgi_c_emit_id(e, op, one ? "0" : cgi_c_format(e, "l / %u", size));
  case CG_GPU_LANE_ID: return cgi_c_emit_id(e, op, one ? "0" : cgi_c_format(e, "l %% %u", size));
  case CG_GPU_NUM_SUBGROUPS: return cgi_c_emit_id(e, op, cgi_c_format(e, "%u", (e->invocations + size - 1) / size));
  default: return cgi_c_emit_id(e, op, cgi_c_format(e, "%u", size));
  }
}

// A subgroup of one invocation: it reads itself.
static bool cgi_c_emit_alone(cgi_c_emitter *e, cg_op op) {
  cg_value result = cg_op_result(op, 0);
  if (cgi_c_define(e, result)) cgi_c_say(&e->body, "%s;\n", cgi_c_operand(e, op, CG_GPU_SHUFFLE_VALUE));
  if (cg_op_num_results(op) < 2 || !cgi_c_define(e, cg_op_result(op, CG_GPU_SHUFFLE_VALID))) return e->result == CG_OK;
  cg_attr mode = cg_op_attr(op, "mode");
  bool relative = mode && (cgi_c_has_word(mode, "up") || cgi_c_has_word(mode, "down"));
  cgi_c_say(&e->body, relative ? "%s == 0;\n" : "true;\n", relative ? cgi_c_operand(e, op, CG_GPU_SHUFFLE_OFFSET) : "");
  return e->result == CG_OK;
}

// ---- between invocations: each has left its operands in the arrays of their values -------------------------------------------------------
static const char *cgi_c_array_of(cgi_c_emitter *e, cg_value v, const char *at) {
  const char *text = cgi_c_ref(e, v);
  size_t n = strlen(text);
  if (n < 3 || strcmp(text + n - 3, "[l]") != 0) return text; // the same for all
  char *name = (char *)cg_alloc(e->ctx, n - 2);
  if (!name) {
    e->result = CG_OUT_OF_MEMORY;
    return text;
  }
  memcpy(name, text, n - 3);
  return cgi_c_format(e, "%s[%s]", name, at);
}

static bool cgi_c_exchange_shuffle(cgi_c_emitter *e, cg_op op) {
  cg_attr mode = cg_op_attr(op, "mode");
  uint32_t size = e->subgroup;
  if (!mode) return cgi_c_invalid(e, "has no mode");
  bool up = cgi_c_has_word(mode, "up"), down = cgi_c_has_word(mode, "down"), exclusive = cgi_c_has_word(mode, "xor");
  const char *offset = cgi_c_operand(e, op, CG_GPU_SHUFFLE_OFFSET), *lane = cgi_c_format(e, "l %% %u", size), *from, *at, *valid;
  cgi_c_open_invocations(e, e->mask);
  from = cgi_c_format(e, "v%u", e->next_name++);
  at = cgi_c_format(e, "v%u", e->next_name++);
  cgi_c_line(e); // the lane that is read; beyond the subgroup: its own
  const char *sign = up ? "-" : down ? "+" : exclusive ? "^" : NULL;
  cgi_c_say(&e->body, "uint32_t %s = ", from);
  if (sign)
    cgi_c_say(&e->body, "(uint32_t)(%s) %s (uint32_t)%s;\n", lane, sign, offset);
  else
    cgi_c_say(&e->body, "(uint32_t)%s;\n", offset);
  cgi_c_line(e);
  cgi_c_say(&e->body, "cgk_index %s = %s < %u && l - %s + (cgk_index)%s < %u ? l - %s + (cgk_index)%s : l;\n", at, from, size, lane, from,
            e->invocations, lane, from);
  const char *value = cgi_c_array_of(e, cg_op_operand(op, CG_GPU_SHUFFLE_VALUE), at);
  if (!strstr(value, at) || !cg_value_has_uses(cg_op_result(op, 0))) {
    cgi_c_line(e);
    cgi_c_say(&e->body, "(void)%s;\n", at);
  }
  if (cgi_c_define(e, cg_op_result(op, 0))) cgi_c_say(&e->body, "%s;\n", value);
  valid = up || down ? cgi_c_format(e, "%s < %u", from, size) : "true";
  if (cg_op_num_results(op) > 1 && cgi_c_define(e, cg_op_result(op, CG_GPU_SHUFFLE_VALID))) cgi_c_say(&e->body, "%s;\n", valid);
  cgi_c_close(e);
  return e->result == CG_OK;
}

static bool cgi_c_exchange_reduce(cgi_c_emitter *e, cg_op op) {
  cg_value operand = cg_op_operand(op, CG_GPU_SUBGROUP_REDUCE_VALUE), result = cg_op_result(op, 0);
  cgi_c_type t = cgi_c_value_type(e, result);
  uint32_t size = e->subgroup;
  const char *type = cgi_c_type_name(e, t), *first = cgi_c_format(e, "v%u", e->next_name++), *sum = cgi_c_format(e, "v%u", e->next_name++),
             *any = cgi_c_format(e, "v%u", e->next_name++), *end = cgi_c_format(e, "v%u", e->next_name++);
  cgi_c_line(e);
  cgi_c_say(&e->body, "for (cgk_index %s = 0; %s < %u; %s += %u) {\n", first, first, e->invocations, first, size);
  e->indent++;
  cgi_c_line(e);
  cgi_c_say(&e->body, "cgk_index %s = %s + %u < %u ? %s + %u : %u;\n", end, first, size, e->invocations, first, size, e->invocations);
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s %s = %s;\n", type, sum, cgi_c_array_of(e, operand, first));
  cgi_c_line(e);
  cgi_c_say(&e->body, "bool %s = false;\n", any);
  const char *here = cgi_c_ref(e, operand), *step = cgi_c_reduce(e, t, sum, here, cg_op_attr(op, "op"));
  if (!step) return false;
  cgi_c_line(e);
  cgi_c_say(&e->body, "for (cgk_index l = %s; l < %s; l++) {\n", first, end);
  e->indent++;
  if (e->mask) {
    cgi_c_line(e);
    cgi_c_say(&e->body, "if (!%s[l]) continue;\n", e->mask);
  }
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s = %s ? %s : %s;\n", sum, any, strchr(step, '?') ? cgi_c_format(e, "(%s)", step) : step, here);
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s = true;\n", any);
  cgi_c_close(e);
  cgi_c_line(e);
  cgi_c_say(&e->body, "for (cgk_index l = %s; l < %s; l++) {\n", first, end);
  e->indent++;
  if (e->mask) {
    cgi_c_line(e);
    cgi_c_say(&e->body, "if (!%s[l]) continue;\n", e->mask);
  }
  if (cgi_c_define(e, result)) cgi_c_say(&e->body, "%s;\n", sum);
  cgi_c_close(e);
  cgi_c_close(e);
  return e->result == CG_OK;
}

CGI_C_DEF bool cgi_c_emit_exchange(cgi_c_emitter *e, cg_op op) {
  return cg_op_get_kind(op) == CG_GPU_SHUFFLE ? cgi_c_exchange_shuffle(e, op) : cgi_c_exchange_reduce(e, op);
}

CGI_C_DEF bool cgi_c_emit_gpu(cgi_c_emitter *e, cg_op op, bool *handled) {
  cg_op_kind kind = cg_op_get_kind(op);
  *handled = true;
  switch (kind) {
  case CG_GPU_BLOCK_ID:
  case CG_HAL_INTERFACE_WORKGROUP_ID:
  case CG_GPU_GRID_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_COUNT:
  case CG_GPU_BLOCK_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_SIZE:
  case CG_GPU_THREAD_ID:
  case CG_GPU_GLOBAL_ID: return cgi_c_emit_place(e, op, kind);
  case CG_GPU_SUBGROUP_ID:
  case CG_GPU_LANE_ID:
  case CG_GPU_NUM_SUBGROUPS:
  case CG_GPU_SUBGROUP_SIZE: return cgi_c_emit_subgroup_place(e, op, kind);
  case CG_GPU_BARRIER: return true; // where it splits nothing
  case CG_GPU_SUBGROUP_REDUCE:
  case CG_GPU_SHUFFLE: return cgi_c_emit_alone(e, op);
  default: *handled = false; return true;
  }
}
// ==== c/control.c
// C control flow of scf.for, scf.if and scf.while; and the kernels in which invocations meet.
//
// Between barriers the invocations of a workgroup are a loop. Where they meet within a loop or branch, that is outside of the loops over the
// invocations: what one run computes and another reads lies in arrays, one element an invocation. Loops and branches that all take alike are C's;
// others have a mask that says which invocations are in them.

// ---- what meets, what is uniform, what is kept --------------------------------------------------------------------------------------------
static bool cgi_c_is_exchange(cg_op_kind kind) { return kind == CG_GPU_SHUFFLE || kind == CG_GPU_SUBGROUP_REDUCE; }

static bool cgi_c_meets_itself(const cgi_c_emitter *e, cg_op_kind kind) {
  return kind == CG_GPU_BARRIER || (e->subgroup > 1 && cgi_c_is_exchange(kind));
}

CGI_C_DEF bool cgi_c_meets(cgi_c_emitter *e, cg_op op) {
  if (e->invocations == 1) return false;
  if (!cg_op_num_regions(op)) return cgi_c_meets_itself(e, cg_op_get_kind(op));
  if (cgi_c_panel_of(e, op)) return true;
  for (cg_op inner = cg_op_walk(op, op); inner; inner = cg_op_walk(inner, op))
    if (cgi_c_meets_itself(e, cg_op_get_kind(inner)) || cgi_c_panel_of(e, inner)) return true;
  return false;
}

static bool cgi_c_is_uniform(cgi_c_emitter *e, cg_value v) {
  const cgi_c_value *slot = cgi_c_slot(e, v);
  return slot && slot->uniform;
}

static bool cgi_c_operands_uniform(cgi_c_emitter *e, cg_op op, unsigned n) {
  for (unsigned i = 0; i < n; i++)
    if (!cgi_c_is_uniform(e, cg_op_operand(op, i))) return false;
  return true;
}

CGI_C_DEF bool cgi_c_keeps_uniform(cg_op op) {
  switch (cg_op_get_kind(op)) {
  case CG_GPU_THREAD_ID:
  case CG_GPU_GLOBAL_ID:
  case CG_GPU_LANE_ID:
  case CG_GPU_SUBGROUP_ID:
  case CG_MEMREF_ALLOCA:
  case CG_MEMREF_ALLOC:
  case CG_MEMREF_LOAD:
  case CG_VECTOR_LOAD: return false;
  case CG_HAL_INTERFACE_BINDING_SUBSPAN:
  case CG_HAL_INTERFACE_CONSTANT_LOAD: return true;
  default: return cg_op_has_trait(op, CG_TRAIT_PURE) && !cgi_c_is_exchange(cg_op_get_kind(op)) && !cg_op_num_regions(op);
  }
}

static bool cgi_c_computes_uniform(cgi_c_emitter *e, cg_op op) {
  return cgi_c_keeps_uniform(op) && cgi_c_operands_uniform(e, op, cg_op_num_operands(op));
}

static void cgi_c_note(cgi_c_emitter *e, cg_value v, bool uniform, bool kept) {
  cgi_c_value *slot = cgi_c_slot(e, v);
  if (!slot) return;
  slot->run = e->run;
  slot->uniform = uniform;
  slot->kept = kept;
}

static void cgi_c_note_op(cgi_c_emitter *e, cg_op op, bool uniform, bool kept) {
  for (unsigned i = 0; i < cgi_c_num_sources(e, op); i++) {
    cgi_c_value *slot = cgi_c_slot(e, cgi_c_source(e, op, i));
    if (slot && slot->run != e->run && !slot->uniform) slot->kept = true;
  }
  for (unsigned i = 0; i < cg_op_num_results(op); i++) cgi_c_note(e, cg_op_result(op, i), uniform, kept);
}

static void cgi_c_number_within(cgi_c_emitter *e, cg_op op) { // of one run
  cgi_c_note_op(e, op, cgi_c_computes_uniform(e, op), false);
  for (unsigned r = 0; r < cg_op_num_regions(op); r++) {
    cg_block block = cg_region_first(cg_op_region(op, r));
    if (!block) continue;
    for (unsigned i = 0; i < cg_block_num_args(block); i++) cgi_c_note(e, cg_block_arg(block, i), false, false);
    for (cg_op inner = cg_block_first(block); inner; inner = cg_op_next(inner)) {
      cgi_c_number_within(e, inner);
      for (unsigned i = 0; i < cg_op_num_results(inner); i++) cgi_c_note(e, cg_op_result(inner, i), false, false);
    }
  }
}

static bool cgi_c_uniform_bounds(cgi_c_emitter *e, cg_op op) { return cgi_c_operands_uniform(e, op, CG_SCF_FOR_INIT_ARGS); }

CGI_C_DEF void cgi_c_number(cgi_c_emitter *e, cg_block block) {
  e->run = ++e->next_run;
  for (cg_op op = cg_block_first(block); op; op = cg_op_next(op)) {
    if (!cgi_c_meets(e, op)) {
      cgi_c_number_within(e, op);
      continue;
    }
    e->run = ++e->next_run;
    cgi_c_note_op(e, op, false, cg_op_num_regions(op) != 0);
    for (unsigned r = 0; r < cg_op_num_regions(op); r++) {
      cg_block inner = cg_region_first(cg_op_region(op, r));
      if (!inner) continue;
      for (unsigned i = 0; i < cg_block_num_args(inner); i++) {
        bool uniform = cg_op_get_kind(op) == CG_SCF_FOR && i == 0 && cgi_c_uniform_bounds(e, op);
        cgi_c_note(e, cg_block_arg(inner, i), uniform, !uniform);
      }
      cgi_c_number(e, inner);
    }
    e->run = ++e->next_run;
  }
}

// ---- what blocks carry --------------------------------------------------------------------------------------------------------------------
// Assigns all at once: where a later source is an earlier target they go through temporaries.
static void cgi_c_assign(cgi_c_emitter *e, unsigned n, const cg_value *to, const cg_value *from) {
  bool crossed = false;
  for (unsigned i = 0; i < n; i++)
    for (unsigned k = 0; k < i; k++) crossed = crossed || (to[k] && to[i] && strcmp(cgi_c_ref(e, from[i]), cgi_c_ref(e, to[k])) == 0);
  uint32_t first = e->next_name;
  for (unsigned i = 0; i < n && crossed; i++) {
    if (!to[i]) continue;
    cgi_c_line(e);
    cgi_c_say(&e->body, "%s t%u = %s;\n", cgi_c_type_name(e, cgi_c_value_type(e, to[i])), first + i, cgi_c_ref(e, from[i]));
  }
  if (crossed) e->next_name += n;
  for (unsigned i = 0; i < n; i++) {
    if (!to[i]) continue;
    const char *target = cgi_c_ref(e, to[i]), *source = crossed ? cgi_c_format(e, "t%u", first + i) : cgi_c_ref(e, from[i]);
    if (strcmp(target, source) == 0) continue;
    cgi_c_line(e);
    cgi_c_say(&e->body, "%s = %s;\n", target, source);
  }
}

// The value that item i of a yield, or of an scf.condition, becomes; NULL where nothing reads it.
static cg_value cgi_c_carried(cgi_c_emitter *e, cg_op terminator, unsigned i) {
  cg_op parent = cg_block_op(cg_op_block(terminator));
  cg_value to = cg_op_result(parent, i), argument = NULL;
  if (cg_op_get_kind(parent) == CG_SCF_FOR) argument = cg_block_arg(cgi_c_block_of(parent, 0), i + 1);
  if (cg_op_get_kind(parent) == CG_SCF_WHILE) {
    bool condition = cg_op_get_kind(terminator) == CG_SCF_CONDITION;
    argument = cg_block_arg(cgi_c_block_of(parent, condition ? CG_SCF_WHILE_AFTER : CG_SCF_WHILE_BEFORE), i);
    if (!condition) to = NULL;
  }
  if (argument && (cgi_c_is_used(e, argument) || (to && cgi_c_is_used(e, to)))) return argument;
  return !argument && to && cgi_c_is_used(e, to) ? to : NULL;
}

CGI_C_DEF void cgi_c_emit_carried(cgi_c_emitter *e, cg_op terminator, unsigned first) {
  unsigned n = cg_op_num_operands(terminator) - first;
  cg_value *to = n ? (cg_value *)cg_alloc(e->ctx, 2 * n * sizeof *to) : NULL, *from = to ? to + n : NULL;
  if (n && !to) e->result = CG_OUT_OF_MEMORY;
  for (unsigned i = 0; to && i < n; i++) {
    to[i] = cgi_c_carried(e, terminator, i);
    from[i] = cg_op_operand(terminator, first + i);
  }
  if (to) cgi_c_assign(e, n, to, from);
  cg_free(e->ctx, to, 2 * n * sizeof *to);
}

// Where a loop begins with what the loop around it carries, which nothing else reads, and hands it on there, both have one variable. That of the loop
// around, NULL where it is otherwise.
static const char *cgi_c_handed_through(cgi_c_emitter *e, cg_op op, unsigned i, cg_value init) {
  cg_block block = cg_op_block(op);
  cg_op parent = cg_block_op(block), end = cg_block_last(block);
  unsigned at = cg_value_op(init) ? 0 : cg_value_index(init);
  if (!parent || cg_op_get_kind(parent) != CG_SCF_FOR || cg_value_op(init) || cg_value_block(init) != block || !at || !cg_value_has_one_use(init) ||
      cg_op_operand(end, at - 1) != cg_op_result(op, i))
    return NULL;
  return cgi_c_ref(e, init);
}

// Variables for what a loop carries: `arguments` of its block from `skip` on, which are its results, too, where `results` holds.
static bool cgi_c_declare_carried(cgi_c_emitter *e, cg_op op, cg_block block, unsigned skip, bool results, const char *const *inits) {
  for (unsigned i = skip; i < cg_block_num_args(block); i++) {
    cg_value argument = cg_block_arg(block, i), result = results ? cg_op_result(op, i - skip) : NULL;
    bool used = cgi_c_is_used(e, argument) || (result && cgi_c_is_used(e, result));
    const char *through = used && result && cg_op_get_kind(op) == CG_SCF_FOR
                              ? cgi_c_handed_through(e, op, i - skip, cg_op_operand(op, CG_SCF_FOR_INIT_ARGS + i - skip))
                              : NULL;
    if (through)
      cgi_c_bind(e, argument, through);
    else if (used && !cgi_c_declare(e, argument, inits ? inits[i - skip] : NULL))
      return false;
    if (result && used) cgi_c_bind(e, result, cgi_c_ref(e, argument));
  }
  return e->result == CG_OK;
}

static const char *const *cgi_c_inits(cgi_c_emitter *e, cg_op op, unsigned first) {
  unsigned n = cg_op_num_operands(op) - first;
  const char **inits = (const char **)cg_alloc(e->ctx, (n + 1) * sizeof *inits);
  if (!inits) e->result = CG_OUT_OF_MEMORY;
  for (unsigned i = 0; inits && i < n; i++) inits[i] = cgi_c_operand(e, op, first + i);
  return inits;
}

// `text` is less than the bound, as a number with a sign.
static const char *cgi_c_less(cgi_c_emitter *e, cgi_c_type t, const char *text, const char *bound) {
  if (t.base == CGI_C_INDEX) return cgi_c_format(e, "%s < %s", text, bound);
  const char *type = t.width == 64 ? "int64_t" : "int32_t";
  return cgi_c_format(e, "(%s)%s < (%s)%s", type, text, type, bound);
}

static void cgi_c_open_for(cgi_c_emitter *e, cg_op op) {
  cg_value iv = cg_block_arg(cgi_c_block_of(op, 0), 0);
  cgi_c_type t = cgi_c_value_type(e, iv);
  const char *name = cgi_c_format(e, "v%u", e->next_name++);
  const char *lower = cgi_c_operand(e, op, CG_SCF_FOR_LOWER_BOUND), *upper = cgi_c_operand(e, op, CG_SCF_FOR_UPPER_BOUND);
  cgi_c_line(e);
  cgi_c_say(&e->body, "for (%s %s = %s; %s; %s += %s) {\n", cgi_c_type_name(e, t), name, lower, cgi_c_less(e, t, name, upper), name,
            cgi_c_operand(e, op, CG_SCF_FOR_STEP));
  e->indent++;
  cgi_c_bind(e, iv, name);
}

CGI_C_DEF void cgi_c_open_if(cgi_c_emitter *e, const char *condition) {
  cgi_c_line(e);
  cgi_c_say(&e->body, condition ? "if (%s) {\n" : "} else {\n", condition);
  e->indent++;
}

// ---- within an invocation ------------------------------------------------------------------------------------------------------------------
static bool cgi_c_write_for(cgi_c_emitter *e, const void *user) {
  cg_op op = (cg_op)user;
  cg_block body = cgi_c_block_of(op, 0);
  cgi_c_open_for(e, op);
  if (!cgi_c_emit_block(e, body)) return false;
  cgi_c_emit_carried(e, cg_block_last(body), 0);
  cgi_c_close(e);
  return e->result == CG_OK;
}

static bool cgi_c_emit_for(cgi_c_emitter *e, cg_op op) {
  cg_block body = cgi_c_block_of(op, 0);
  const char *const *inits = cgi_c_inits(e, op, CG_SCF_FOR_INIT_ARGS);
  const char *first = cgi_c_operand(e, op, CG_SCF_FOR_LOWER_BOUND), *last = cgi_c_format(e, "(%s - 1)", cgi_c_operand(e, op, CG_SCF_FOR_UPPER_BOUND));
  return inits && cgi_c_declare_carried(e, op, body, 1, true, inits) && cgi_c_unswitch(e, body, first, last, cgi_c_write_for, op);
}

static bool cgi_c_emit_if(cgi_c_emitter *e, cg_op op) {
  for (unsigned i = 0; i < cg_op_num_results(op); i++)
    if (cgi_c_is_used(e, cg_op_result(op, i)) && !cgi_c_declare(e, cg_op_result(op, i), NULL)) return false;
  const char *condition = cgi_c_operand(e, op, CG_SCF_IF_CONDITION);
  for (unsigned r = 0; r < cg_op_num_regions(op); r++) {
    cg_block block = cgi_c_block_of(op, r);
    if (!block) continue;
    cgi_c_open_if(e, r ? NULL : condition);
    if (!cgi_c_emit_block(e, block)) return false;
    cgi_c_emit_carried(e, cg_block_last(block), 0);
    e->indent--;
  }
  e->indent++;
  cgi_c_close(e);
  return e->result == CG_OK;
}

static bool cgi_c_emit_while(cgi_c_emitter *e, cg_op op) {
  cg_block before = cgi_c_block_of(op, CG_SCF_WHILE_BEFORE), after = cgi_c_block_of(op, CG_SCF_WHILE_AFTER);
  const char *const *inits = cgi_c_inits(e, op, 0);
  if (!inits || !cgi_c_declare_carried(e, op, before, 0, false, inits) || !cgi_c_declare_carried(e, op, after, 0, true, NULL)) return false;
  cgi_c_line(e);
  cgi_c_say(&e->body, "for (;;) {\n");
  e->indent++;
  if (!cgi_c_emit_block(e, before)) return false;
  cgi_c_emit_carried(e, cg_block_last(before), 1);
  cgi_c_line(e);
  cgi_c_say(&e->body, "if (!(%s)) break;\n", cgi_c_operand(e, cg_block_last(before), CG_SCF_CONDITION_CONDITION));
  if (!cgi_c_emit_block(e, after)) return false;
  cgi_c_emit_carried(e, cg_block_last(after), 0);
  cgi_c_close(e);
  return e->result == CG_OK;
}

CGI_C_DEF bool cgi_c_emit_control(cgi_c_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_SCF_FOR: return cgi_c_emit_for(e, op);
  case CG_SCF_IF: return cgi_c_emit_if(e, op);
  case CG_SCF_WHILE: return cgi_c_emit_while(e, op);
  default: *handled = false; return true;
  }
}

// ---- where invocations meet ------------------------------------------------------------------------------------------------------------------
CGI_C_DEF void cgi_c_open_invocations(cgi_c_emitter *e, const char *mask) {
  cgi_c_line(e);
  cgi_c_say(&e->body, "for (cgk_index l = 0; l < %u; l++) {\n", e->invocations);
  e->indent++;
  if (!mask) return;
  cgi_c_line(e);
  cgi_c_say(&e->body, "if (!%s[l]) continue;\n", mask);
}

// Which of the invocations that `from` holds (NULL: all) fulfil a condition, in a mask of its own. *any: whether there is one.
static const char *cgi_c_new_mask(cgi_c_emitter *e, const char *from, const char *condition, const char **any) {
  const char *mask = cgi_c_format(e, "v%u", e->next_name++);
  *any = cgi_c_format(e, "v%u", e->next_name++);
  cgi_c_say(&e->arrays, "  bool %s[%u];\n  bool %s;\n", mask, e->invocations, *any);
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s = false;\n", *any);
  cgi_c_open_invocations(e, NULL);
  cgi_c_line(e);
  if (from)
    cgi_c_say(&e->body, "%s[l] = %s[l] && (%s);\n", mask, from, condition);
  else
    cgi_c_say(&e->body, "%s[l] = %s;\n", mask, condition);
  cgi_c_line(e);
  cgi_c_say(&e->body, "if (%s[l]) %s = true;\n", mask, *any);
  cgi_c_close(e);
  return mask;
}

static bool cgi_c_split_if(cgi_c_emitter *e, cg_op op) {
  const char *condition = cgi_c_operand(e, op, CG_SCF_IF_CONDITION), *outer = e->mask, *any;
  bool uniform = cgi_c_is_uniform(e, cg_op_operand(op, CG_SCF_IF_CONDITION));
  for (unsigned i = 0; i < cg_op_num_results(op); i++)
    if (cgi_c_is_used(e, cg_op_result(op, i)) && !cgi_c_declare(e, cg_op_result(op, i), NULL)) return false;
  for (unsigned r = 0; r < cg_op_num_regions(op); r++) {
    cg_block block = cgi_c_block_of(op, r);
    if (!block) continue;
    const char *holds = r ? cgi_c_format(e, "!(%s)", condition) : condition;
    if (!uniform) {
      e->mask = cgi_c_new_mask(e, outer, holds, &any);
      holds = any;
    }
    cgi_c_open_if(e, holds);
    if (!cgi_c_emit_split(e, block)) return false;
    cgi_c_close(e);
    e->mask = outer;
  }
  return e->result == CG_OK;
}

static bool cgi_c_split_init(cgi_c_emitter *e, cg_op op, cg_block block, unsigned skip, unsigned first) {
  bool open = false;
  for (unsigned i = skip; i < cg_block_num_args(block); i++) {
    cg_value argument = cg_block_arg(block, i);
    if (!cgi_c_slot(e, argument) || !cgi_c_slot(e, argument)->text) continue; // nothing reads it
    const char *to = cgi_c_ref(e, argument), *from = cgi_c_operand(e, op, first + i - skip);
    if (strcmp(to, from) == 0) continue;
    if (!open) cgi_c_open_invocations(e, e->mask);
    open = true;
    cgi_c_line(e);
    cgi_c_say(&e->body, "%s = %s;\n", to, from);
  }
  if (open) cgi_c_close(e);
  return e->result == CG_OK;
}

static bool cgi_c_split_for(cgi_c_emitter *e, cg_op op) {
  cg_block body = cgi_c_block_of(op, 0);
  cg_value iv = cg_block_arg(body, 0);
  cgi_c_type t = cgi_c_value_type(e, iv);
  const char *outer = e->mask, *any;
  cgi_c_panel *panel = cgi_c_panel_of(e, op);
  if (!cgi_c_declare_carried(e, op, body, 1, true, NULL) || !cgi_c_split_init(e, op, body, 1, CG_SCF_FOR_INIT_ARGS)) return false;
  if (panel) return cgi_c_emit_panel_for(e, panel);
  if (cgi_c_is_uniform(e, iv)) {
    cgi_c_open_for(e, op);
    if (!cgi_c_emit_split(e, body)) return false;
    cgi_c_close(e);
    return e->result == CG_OK;
  }
  if (!cgi_c_declare(e, iv, NULL)) return false;
  cgi_c_open_invocations(e, outer);
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s = %s;\n", cgi_c_ref(e, iv), cgi_c_operand(e, op, CG_SCF_FOR_LOWER_BOUND));
  cgi_c_close(e);
  cgi_c_line(e);
  cgi_c_say(&e->body, "for (;;) {\n");
  e->indent++;
  e->mask = cgi_c_new_mask(e, outer, cgi_c_less(e, t, cgi_c_ref(e, iv), cgi_c_operand(e, op, CG_SCF_FOR_UPPER_BOUND)), &any);
  cgi_c_line(e);
  cgi_c_say(&e->body, "if (!%s) break;\n", any);
  if (!cgi_c_emit_split(e, body)) return false;
  cgi_c_open_invocations(e, e->mask);
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s += %s;\n", cgi_c_ref(e, iv), cgi_c_operand(e, op, CG_SCF_FOR_STEP));
  cgi_c_close(e);
  cgi_c_close(e);
  e->mask = outer;
  return e->result == CG_OK;
}

// The mask loses those that have left; what they carried stays.
static bool cgi_c_split_while(cgi_c_emitter *e, cg_op op) {
  cg_block before = cgi_c_block_of(op, CG_SCF_WHILE_BEFORE), after = cgi_c_block_of(op, CG_SCF_WHILE_AFTER);
  const char *outer = e->mask, *any, *running, *more;
  if (!cgi_c_declare_carried(e, op, before, 0, false, NULL) || !cgi_c_declare_carried(e, op, after, 0, true, NULL) ||
      !cgi_c_split_init(e, op, before, 0, 0))
    return false;
  running = e->mask = cgi_c_new_mask(e, outer, "true", &any);
  cgi_c_line(e);
  cgi_c_say(&e->body, "while (%s) {\n", any);
  e->indent++;
  more = cgi_c_format(e, "v%u", e->next_name++);
  cgi_c_say(&e->arrays, "  bool %s[%u];\n", more, e->invocations);
  e->more = more;
  if (!cgi_c_emit_split(e, before)) return false;
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s = false;\n", any);
  cgi_c_open_invocations(e, NULL);
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s[l] = %s[l] && %s[l];\n", running, running, more);
  cgi_c_line(e);
  cgi_c_say(&e->body, "if (%s[l]) %s = true;\n", running, any);
  cgi_c_close(e);
  cgi_c_line(e);
  cgi_c_say(&e->body, "if (!%s) break;\n", any);
  if (!cgi_c_emit_split(e, after)) return false;
  cgi_c_close(e);
  e->mask = outer;
  return e->result == CG_OK;
}

static bool cgi_c_emit_meeting(cgi_c_emitter *e, cg_op op) {
  e->op = op;
  if (e->depth >= CGI_C_MAX_DEPTH) return cgi_c_fail(e, "[nesting] is nested too deeply");
  e->depth++;
  bool ok = true;
  switch (cg_op_get_kind(op)) {
  case CG_GPU_BARRIER: break;
  case CG_SCF_FOR: ok = cgi_c_split_for(e, op); break;
  case CG_SCF_IF: ok = cgi_c_split_if(e, op); break;
  case CG_SCF_WHILE: ok = cgi_c_split_while(e, op); break;
  default: ok = cgi_c_emit_exchange(e, op); break;
  }
  e->depth--;
  return ok;
}

static bool cgi_c_stands_outside(cgi_c_emitter *e, cg_op op) { // of the loop over the invocations
  cg_op_kind kind = cg_op_get_kind(op);
  if (!cgi_c_is_needed(e, op) || kind == CG_MEMREF_ALLOC || kind == CG_MEMREF_ALLOCA || kind == CG_MEMREF_CAST || kind == CG_MEMREF_DEALLOC ||
      kind == CG_MEMREF_ASSUME_ALIGNMENT)
    return true;
  return cg_op_num_results(op) && cgi_c_is_uniform(e, cg_op_result(op, 0));
}

static void cgi_c_emit_end(cgi_c_emitter *e, cg_op terminator) {
  bool condition = cg_op_get_kind(terminator) == CG_SCF_CONDITION;
  cgi_c_emit_carried(e, terminator, condition ? 1 : 0);
  if (!condition) return;
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s[l] = %s;\n", e->more, cgi_c_operand(e, terminator, CG_SCF_CONDITION_CONDITION));
}

CGI_C_DEF bool cgi_c_emit_split(cgi_c_emitter *e, cg_block block) {
  const char *more = e->more;
  for (cg_op op = cg_block_first(block), end; op; op = end) {
    if (cgi_c_meets(e, op)) {
      if (!cgi_c_emit_meeting(e, op)) return false;
      e->more = more;
      end = cg_op_next(op);
      continue;
    }
    bool inside = false;
    for (end = op; end && !cgi_c_meets(e, end); end = cg_op_next(end)) {
      bool last = end == cg_block_last(block);
      if (last || !cgi_c_stands_outside(e, end))
        inside = inside || !last || cg_op_num_operands(end) > 0;
      else if (!cgi_c_emit_op(e, end))
        return false;
    }
    if (!inside) continue;
    size_t before = e->body.len;
    cgi_c_open_invocations(e, e->mask);
    size_t opened = e->body.len;
    for (cg_op at = op; at != end; at = cg_op_next(at)) {
      if (at == cg_block_last(block))
        cgi_c_emit_end(e, at);
      else if (!cgi_c_stands_outside(e, at) && !cgi_c_emit_op(e, at))
        return false;
    }
    bool empty = e->body.len == opened; // what it carries is where it was
    cgi_c_close(e);
    if (empty) e->body.len = before;
  }
  return e->result == CG_OK;
}
// ==== c/panels.c
// Panels. Where all invocations of a workgroup read the same vectors in each round of a loop, as they do of a product's right operand, these lie rows
// apart: each on a page and in a set of the cache that others want, too; or they are put together of what lies across. They are copied to where they
// lie side by side, as many rounds at a time as the nearest cache holds, once for the workgroup. Nothing is read that no invocation would read.

#define CGI_C_PANEL_BYTES 16384
#define CGI_C_PANEL_LEAST 1024 // less than that stays in the cache where it is
#define CGI_C_PANEL_READERS 4
#define CGI_C_PANEL_VALUES 64 // of a round

// ---- what they are made for ---------------------------------------------------------------------------------------------------------------
// Whether all invocations have v alike. `budget` bounds the search.
static bool cgi_c_all_have(cg_value v, unsigned *budget) {
  cg_op op = cg_value_op(v);
  unsigned n = op ? cg_op_num_operands(op) : (unsigned)CG_SCF_FOR_INIT_ARGS;
  if (!*budget) return false;
  --*budget;
  if (op && !cgi_c_keeps_uniform(op)) return false;
  if (!op) {
    op = cg_block_op(cg_value_block(v));
    if (!op || cg_op_get_kind(op) != CG_SCF_FOR || cg_value_index(v) != 0) return false;
  }
  for (unsigned i = 0; i < n; i++)
    if (!cgi_c_all_have(cg_op_operand(op, i), budget)) return false;
  return true;
}

CGI_C_DEF bool cgi_c_constant_index(cg_value v, int64_t *out) {
  cg_op op = cg_value_op(v);
  cg_attr a = op && cg_op_get_kind(op) == CG_ARITH_CONSTANT ? cg_op_attr(op, "value") : NULL;
  *out = a ? cg_attr_int(a) : 0;
  return a != NULL;
}

// ---- what all invocations have alike of a loop's round -------------------------------------------------------------------------------------
enum { CGI_C_ALIKE = 1, CGI_C_FROM_MEMORY = 2, CGI_C_IN_ROUNDS = 4, CGI_C_IN_SLICE = 8 }; // of a value's `alike`

static uint8_t cgi_c_alike_of(cgi_c_emitter *e, cg_block body, cg_value v) {
  unsigned budget = 200;
  cg_op op = cg_value_op(v);
  if (v == cg_block_arg(body, 0)) return CGI_C_ALIKE;
  if (!op && cg_value_block(v) == body) return 0; // carried
  if (!op || cg_op_block(op) != body) return cgi_c_all_have(v, &budget) ? CGI_C_ALIKE : 0;
  const cgi_c_value *slot = cgi_c_slot(e, v);
  return slot ? slot->alike : 0;
}

// What op computes of what is alike, and of what no invocation writes.
static uint8_t cgi_c_alike_result(cgi_c_emitter *e, cg_block body, cg_op op) {
  bool load = cgi_c_is_load(op);
  unsigned n = cg_op_num_operands(op), first = load ? CG_VECTOR_LOAD_INDICES : 0;
  uint8_t all = load ? CGI_C_ALIKE | CGI_C_FROM_MEMORY : CGI_C_ALIKE;
  if (cg_op_num_results(op) != 1 || (load ? n != 2 || !cgi_c_reads_binding(e, cg_op_operand(op, CG_VECTOR_LOAD_BASE)) : !cgi_c_keeps_uniform(op)))
    return 0;
  for (unsigned i = first; i < n; i++) {
    uint8_t of = cgi_c_alike_of(e, body, cg_op_operand(op, i));
    if (!of) return 0;
    all |= of;
  }
  return all & (CGI_C_ALIKE | CGI_C_FROM_MEMORY);
}

// One lane in all is read where it lies.
static bool cgi_c_is_splat(cgi_c_emitter *e, cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  return kind == CG_VECTOR_BROADCAST || kind == CG_VECTOR_SPLAT || cgi_c_source(e, op, 0) != cg_op_operand(op, 0);
}

static bool cgi_c_panel_holds(cgi_c_emitter *e, const cgi_c_panel *p, cg_op op) {
  cg_type type = cg_value_type(cg_op_result(op, 0));
  cgi_c_type t;
  if (p->num_values == CGI_C_PANEL_VALUES || cg_type_get_kind(type) != CG_TYPE_VECTOR || cgi_c_is_splat(e, op)) return false;
  if (cgi_c_is_load(op) && cg_type_element(type) != cg_type_element(cg_value_type(cg_op_operand(op, CG_VECTOR_LOAD_BASE)))) return false;
  return p->num_values ? type == p->type : cgi_c_type_of(e, type, &t) && t.base != CGI_C_BOOL && t.lanes > 1;
}

// What of the loop computes what op gives, operands first.
static bool cgi_c_panel_slice(cgi_c_emitter *e, cgi_c_panel *p, cg_block body, cg_op op) {
  cgi_c_value *slot = op && cg_op_block(op) == body ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
  if (!slot || slot->alike & CGI_C_IN_SLICE) return e->result == CG_OK;
  slot->alike |= CGI_C_IN_SLICE;
  for (unsigned i = 0; i < cg_op_num_operands(op); i++)
    if (!cgi_c_panel_slice(e, p, body, cg_value_op(cg_op_operand(op, i)))) return false;
  p->ops[p->num_ops++] = op;
  return true;
}

// What the rounds read and all have alike lies in the panel, if it is a vector and comes from memory; else it is computed in them.
static bool cgi_c_panel_values(cgi_c_emitter *e, cgi_c_panel *p, cg_block body) {
  for (cg_op op = cg_block_first(body); op; op = cg_op_next(op)) {
    uint8_t alike = cgi_c_alike_result(e, body, op);
    cgi_c_value *slot = alike ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
    if (cg_op_num_regions(op)) return false;
    if (slot) slot->alike = alike;
    p->capacity++;
  }
  p->ops = (cg_op *)cg_alloc(e->ctx, p->capacity * sizeof *p->ops);
  if (!p->ops) e->result = CG_OUT_OF_MEMORY;
  if (!p->ops) return false;
  for (cg_op op = cg_block_last(body); op; op = cg_op_prev(op)) {
    cgi_c_value *slot = cg_op_num_results(op) == 1 ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
    if (slot && slot->alike && !(slot->alike & CGI_C_IN_ROUNDS)) continue; // of what is copied, or of nothing
    if (slot && slot->alike & CGI_C_FROM_MEMORY && cgi_c_panel_holds(e, p, op)) {
      p->type = cg_value_type(cg_op_result(op, 0));
      slot->copied = ++p->num_values;
      continue;
    }
    for (unsigned i = 0; i < cg_op_num_operands(op); i++) {
      cgi_c_value *of = cgi_c_slot(e, cg_op_operand(op, i));
      if (of && of->alike) of->alike |= CGI_C_IN_ROUNDS;
    }
  }
  for (cg_op op = cg_block_first(body); op; op = cg_op_next(op)) {
    cgi_c_value *slot = cg_op_num_results(op) == 1 ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
    if (!slot || !slot->copied) continue;
    slot->copied = p->num_values + 1 - slot->copied; // in the order of the loop
    if (!cgi_c_panel_slice(e, p, body, op)) return false;
  }
  return p->num_values > 0;
}

// Around the loop there are loops that all invocations take alike, and branches.
static bool cgi_c_panel_reached(cg_op loop, cg_op function) {
  unsigned budget = 200;
  for (cg_op op = cg_op_parent(loop); op != function; op = cg_op_parent(op)) {
    if (!op || (cg_op_get_kind(op) != CG_SCF_FOR && cg_op_get_kind(op) != CG_SCF_IF)) return false;
    if (cg_op_get_kind(op) == CG_SCF_FOR && !cgi_c_all_have(cg_block_arg(cgi_c_block_of(op, 0), 0), &budget)) return false;
  }
  return true;
}

static bool cgi_c_make_panel(cgi_c_emitter *e, cgi_c_panel *p, cg_op loop, cg_op function) {
  cg_block body = cgi_c_block_of(loop, 0);
  cgi_c_type t;
  memset(p, 0, sizeof *p);
  p->loop = loop;
  if (!body || cg_type_get_kind(cg_value_type(cg_block_arg(body, 0))) != CG_TYPE_INDEX || !cgi_c_panel_reached(loop, function)) return false;
  if (!cgi_c_constant_index(cg_op_operand(loop, CG_SCF_FOR_LOWER_BOUND), &p->lower) ||
      !cgi_c_constant_index(cg_op_operand(loop, CG_SCF_FOR_UPPER_BOUND), &p->upper) ||
      !cgi_c_constant_index(cg_op_operand(loop, CG_SCF_FOR_STEP), &p->step) || p->step < 1 || p->lower < 0)
    return false;
  if (!cgi_c_panel_values(e, p, body) || !cgi_c_type_of(e, p->type, &t)) return false;
  int64_t bytes = (int64_t)(p->num_values * cgi_c_storage(t)), all = (p->upper - p->lower + p->step - 1) / p->step;
  p->rounds = CGI_C_PANEL_BYTES / bytes < all ? CGI_C_PANEL_BYTES / bytes : all;
  if (p->upper <= p->lower || p->rounds < 1 || bytes * all < CGI_C_PANEL_LEAST) return false;
  if (bytes * p->rounds > e->panel_bytes) e->panel_bytes = bytes * p->rounds;
  return true;
}

CGI_C_DEF void cgi_c_find_panels(cgi_c_emitter *e, cg_op function) {
  cgi_c_release_panels(e);
  e->panel_bytes = 0;
  if (e->invocations < CGI_C_PANEL_READERS || cgi_c_meets(e, function)) return;
  for (cg_op op = function; op && e->num_panels < CGI_C_MAX_PANELS && e->result == CG_OK; op = cg_op_walk(op, function)) {
    cgi_c_panel *p = &e->panels[e->num_panels];
    if (cg_op_get_kind(op) != CG_SCF_FOR) continue;
    if (cgi_c_make_panel(e, p, op, function))
      e->num_panels++;
    else
      cg_free(e->ctx, p->ops, p->capacity * sizeof *p->ops);
  }
}

CGI_C_DEF void cgi_c_release_panels(cgi_c_emitter *e) {
  for (size_t i = 0; i < e->num_panels; i++) cg_free(e->ctx, e->panels[i].ops, e->panels[i].capacity * sizeof *e->panels[i].ops);
  e->num_panels = 0;
}

CGI_C_DEF cgi_c_panel *cgi_c_panel_of(cgi_c_emitter *e, cg_op loop) {
  for (size_t i = 0; i < e->num_panels; i++)
    if (e->panels[i].loop == loop) return &e->panels[i];
  return NULL;
}

// The panel that holds what op gives, and its place among the values of a round, from 1 on.
static cgi_c_panel *cgi_c_panel_with(cgi_c_emitter *e, cg_op op, uint32_t *at) {
  cgi_c_panel *p = e->num_panels && cg_op_num_results(op) == 1 ? cgi_c_panel_of(e, cg_block_op(cg_op_block(op))) : NULL;
  const cgi_c_value *slot = p ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
  *at = slot ? slot->copied : 0;
  return *at ? p : NULL;
}

CGI_C_DEF bool cgi_c_reads_panel(cgi_c_emitter *e, cg_op op) {
  uint32_t at;
  return !e->filling && cgi_c_panel_with(e, op, &at) != NULL;
}

static void cgi_c_set_used(cgi_c_emitter *e, cg_value v, bool used) {
  cgi_c_value *slot = cgi_c_slot(e, v);
  if (slot) slot->used = used;
}

CGI_C_DEF void cgi_c_mark_panel(cgi_c_emitter *e, cg_op op) {
  uint32_t at;
  const cgi_c_panel *p = cgi_c_panel_with(e, op, &at);
  cg_block body = cg_op_block(op);
  for (size_t i = 0; i < p->num_ops; i++)
    for (unsigned k = 0; k < cg_op_num_operands(p->ops[i]); k++) {
      cg_value v = cg_op_operand(p->ops[i], k);
      if (!cg_value_op(v) || cg_op_block(cg_value_op(v)) != body) cgi_c_set_used(e, v, true);
    }
}

// ---- what becomes of them -----------------------------------------------------------------------------------------------------------------
CGI_C_DEF const char *cgi_c_place_of_round(cgi_c_emitter *e, const char *iv, const char *from, int64_t step, int64_t width, uint32_t at) {
  const char *form = width % step ? "(%s - %s) / %l * %l + %u" : "(%s - %s) * %l + %u";
  return width % step ? cgi_c_format(e, form, iv, from, step, width, at) : cgi_c_format(e, form, iv, from, width / step, at);
}

static const char *cgi_c_place_in_panel(cgi_c_emitter *e, const cgi_c_panel *p, uint32_t at, cgi_c_type t) {
  const char *iv = cgi_c_ref(e, cg_block_arg(cgi_c_block_of(p->loop, 0), 0));
  return cgi_c_place_of_round(e, iv, p->from, p->step, p->num_values * t.lanes, (at - 1) * t.lanes);
}

CGI_C_DEF bool cgi_c_emit_panel_read(cgi_c_emitter *e, cg_op op) {
  cg_value v = cg_op_result(op, 0);
  cgi_c_type t = cgi_c_value_type(e, v);
  uint32_t at;
  const cgi_c_panel *p = cgi_c_panel_with(e, op, &at);
  const char *place = cgi_c_place_in_panel(e, p, at, t), *load = cgi_c_access(e, t, false, false);
  if (cgi_c_define(e, v)) cgi_c_say(&e->body, "%s(panel, %s);\n", load, place);
  return e->result == CG_OK;
}

static void cgi_c_open_rounds(cgi_c_emitter *e, const cgi_c_panel *p, const char *end) {
  const char *name = cgi_c_format(e, "v%u", e->next_name++);
  cgi_c_line(e);
  cgi_c_say(&e->body, "for (cgk_index %s = %s; %s < %s; %s += %l) {\n", name, p->from, name, end, name, p->step);
  e->indent++;
  cgi_c_bind(e, cg_block_arg(cgi_c_block_of(p->loop, 0), 0), name);
}

static bool cgi_c_fill_panel(cgi_c_emitter *e, const cgi_c_panel *p, const char *end) {
  cgi_c_type t;
  if (!cgi_c_type_of(e, p->type, &t)) return false;
  const char *store = cgi_c_access(e, t, true, false);
  cgi_c_open_rounds(e, p, end);
  e->filling = true;
  for (size_t i = 0; i < p->num_ops; i++) {
    cg_value v = cg_op_result(p->ops[i], 0);
    bool used = cgi_c_is_used(e, v);
    cgi_c_set_used(e, v, true);
    if (!cgi_c_emit_op(e, p->ops[i])) return false;
    cgi_c_set_used(e, v, used);
    const cgi_c_value *slot = cgi_c_slot(e, v);
    if (!slot || !slot->copied) continue;
    const char *place = cgi_c_place_in_panel(e, p, slot->copied, t), *text = cgi_c_ref(e, v);
    cgi_c_line(e);
    cgi_c_say(&e->body, "%s(panel, %s, %s);\n", store, place, text);
  }
  e->filling = false;
  cgi_c_close(e);
  return e->result == CG_OK;
}

typedef struct cgi_c_rounds {
  const cgi_c_panel *panel;
  const char *end;
} cgi_c_rounds;

static bool cgi_c_write_rounds(cgi_c_emitter *e, const void *user) {
  const cgi_c_rounds *r = (const cgi_c_rounds *)user;
  cg_block body = cgi_c_block_of(r->panel->loop, 0);
  cgi_c_open_rounds(e, r->panel, r->end);
  bool ok = cgi_c_emit_block(e, body);
  if (ok) cgi_c_emit_carried(e, cg_block_last(body), 0);
  cgi_c_close(e);
  return ok;
}

// The rounds of one invocation: what they carry is in variables meanwhile, not in arrays of all invocations.
static bool cgi_c_emit_rounds(cgi_c_emitter *e, const cgi_c_panel *p, const char *end) {
  cg_block body = cgi_c_block_of(p->loop, 0);
  unsigned n = cg_block_num_args(body);
  const char **arrays = (const char **)cg_alloc(e->ctx, n * sizeof *arrays);
  if (!arrays) e->result = CG_OUT_OF_MEMORY;
  if (!arrays) return false;
  cgi_c_open_invocations(e, e->mask);
  for (unsigned i = 1; i < n; i++) {
    cgi_c_value *slot = cgi_c_slot(e, cg_block_arg(body, i));
    arrays[i] = slot ? slot->text : NULL;
    if (!arrays[i]) continue; // nothing reads it
    slot->text = cgi_c_format(e, "v%u", e->next_name++);
    cgi_c_line(e);
    cgi_c_say(&e->body, "%s %s = %s;\n", cgi_c_type_name(e, cgi_c_value_type(e, slot->key)), slot->text, arrays[i]);
  }
  cgi_c_rounds rounds;
  rounds.panel = p;
  rounds.end = end;
  bool ok = cgi_c_unswitch(e, body, p->from, cgi_c_format(e, "(%s - 1)", end), cgi_c_write_rounds, &rounds);
  for (unsigned i = 1; ok && i < n; i++) {
    if (!arrays[i]) continue;
    cgi_c_line(e);
    cgi_c_say(&e->body, "%s = %s;\n", arrays[i], cgi_c_ref(e, cg_block_arg(body, i)));
    cgi_c_bind(e, cg_block_arg(body, i), arrays[i]);
  }
  cgi_c_close(e);
  cg_free(e->ctx, (void *)arrays, n * sizeof *arrays);
  return ok && e->result == CG_OK;
}

CGI_C_DEF bool cgi_c_emit_panel_for(cgi_c_emitter *e, cgi_c_panel *p) {
  int64_t step = p->rounds * p->step, all = p->upper - p->lower;
  const char *end = cgi_c_format(e, "%l", p->upper);
  bool pieces = step < all;
  p->from = cgi_c_format(e, "%l", p->lower);
  if (pieces) {
    const char *from = cgi_c_format(e, "v%u", e->next_name++), *last = cgi_c_format(e, "v%u", e->next_name++);
    cgi_c_line(e);
    cgi_c_say(&e->body, "for (cgk_index %s = %s; %s < %s; %s += %l) {\n", from, p->from, from, end, from, step);
    e->indent++;
    cgi_c_line(e);
    cgi_c_say(&e->body, "cgk_index %s = %s - %s < %l ? %s : %s + %l;\n", last, end, from, step, end, from, step);
    p->from = from;
    end = last;
  }
  if (!cgi_c_fill_panel(e, p, end) || !cgi_c_emit_rounds(e, p, end)) return false;
  if (pieces) cgi_c_close(e);
  return e->result == CG_OK;
}

#undef CGI_C_PANEL_BYTES
#undef CGI_C_PANEL_LEAST
#undef CGI_C_PANEL_READERS
#undef CGI_C_PANEL_VALUES
// ==== c/rows.c
// Rows. A softmax sums exponentials in a loop over its row and divides them in the next one, which computes each again. Where a later loop of a block
// runs as many rounds as an earlier one, and computes at some cost what that has computed, the earlier one writes it into an array that the later one
// reads: a row stays in the nearest cache. Only where a workgroup is one invocation, and for rows of a known length.

#define CGI_C_ROW_BYTES 32768 // of all arrays
#define CGI_C_ROW_COST 8      // operations: fewer are no dearer than memory
#define CGI_C_ROW_OPS 1024    // of a loop that is looked at

static bool cgi_c_same_attrs(cg_op a, cg_op b) {
  size_t n = cg_op_num_attrs(a);
  if (n != cg_op_num_attrs(b)) return false;
  for (size_t i = 0; i < n; i++) {
    cg_named_attr x = cg_op_attr_at(a, i), y = cg_op_attr_at(b, i);
    if (x.name.data != y.name.data || x.value != y.value) return false;
  }
  return true;
}

// It computes the same wherever it stands.
static bool cgi_c_may_recall(const cgi_c_emitter *e, cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  if (cg_op_num_results(op) != 1 || cg_op_num_regions(op)) return false;
  if (kind == CG_MEMREF_LOAD || kind == CG_VECTOR_LOAD) return cgi_c_reads_binding(e, cg_op_operand(op, CG_MEMREF_LOAD_MEMREF));
  return cg_op_has_trait(op, CG_TRAIT_PURE) && cgi_c_keeps_uniform(op);
}

static bool cgi_c_same_constant(cg_value a, cg_value b) {
  cg_op x = cg_value_op(a), y = cg_value_op(b);
  return x && y && cg_op_get_kind(x) == CG_ARITH_CONSTANT && cg_op_get_kind(y) == CG_ARITH_CONSTANT && cgi_c_same_attrs(x, y);
}

// Round for round, what op gives in its loop `from` gives in another.
static bool cgi_c_gives_same(cgi_c_emitter *e, cg_op op, cg_op from) {
  unsigned n = cg_op_num_operands(op);
  if (cg_op_get_kind(op) != cg_op_get_kind(from) || cg_op_num_results(from) != 1 || n != cg_op_num_operands(from) ||
      cg_value_type(cg_op_result(op, 0)) != cg_value_type(cg_op_result(from, 0)))
    return false;
  for (unsigned i = 0; i < n; i++) {
    cg_value a = cg_op_operand(op, i), b = cg_op_operand(from, i);
    const cgi_c_value *slot = a == b ? NULL : cgi_c_slot(e, a);
    if (a != b && (!slot || slot->twin != b) && !cgi_c_same_constant(a, b)) return false;
  }
  return cgi_c_same_attrs(op, from);
}

static void cgi_c_set_twin(cgi_c_emitter *e, cg_value v, cg_value twin) {
  cgi_c_value *slot = cgi_c_slot(e, v);
  if (slot) slot->twin = twin;
}

// Finds for each op of a loop's body the one of an earlier loop's that gives the same, if there is one.
static void cgi_c_find_twins(cgi_c_emitter *e, cg_block body, cg_block earlier) {
  cg_op next = cg_block_first(earlier);
  cgi_c_set_twin(e, cg_block_arg(body, 0), cg_block_arg(earlier, 0));
  for (cg_op op = cg_block_first(body); op; op = cg_op_next(op)) {
    if (cg_op_num_results(op) == 1) cgi_c_set_twin(e, cg_op_result(op, 0), NULL);
    if (!cgi_c_may_recall(e, op)) continue;
    cg_op from = next;
    do {
      if (cgi_c_gives_same(e, op, from)) {
        cgi_c_set_twin(e, cg_op_result(op, 0), cg_op_result(from, 0));
        next = cg_op_next(from) ? cg_op_next(from) : cg_block_first(earlier); // most are in the same order
        break;
      }
      from = cg_op_next(from) ? cg_op_next(from) : cg_block_first(earlier);
    } while (from != next);
  }
}

// Takes from *left what computing v again costs, until nothing is left.
static void cgi_c_count_cost(cg_value v, cg_block body, int *left) {
  cg_op op = cg_value_op(v);
  if (*left <= 0 || !op || cg_op_block(op) != body) return;
  cg_op_kind kind = cg_op_get_kind(op);
  if (kind == CG_ARITH_CONSTANT || kind == CG_MEMREF_LOAD || kind == CG_VECTOR_LOAD) return;
  *left -= kind == CG_ARITH_DIVF || kind == CG_MATH_SQRT || kind == CG_MATH_RSQRT ? 4 : 1;
  for (unsigned i = 0; i < cg_op_num_operands(op); i++) cgi_c_count_cost(cg_op_operand(op, i), body, left);
}

static cgi_c_row *cgi_c_row_for(cgi_c_emitter *e, cg_op loop, cg_type type) {
  for (size_t i = 0; i < e->num_rows; i++)
    if (e->rows[i].loop == loop && e->rows[i].type == type) return &e->rows[i];
  if (e->num_rows == CGI_C_MAX_ROWS) return NULL;
  cgi_c_row *row = &e->rows[e->num_rows++];
  memset(row, 0, sizeof *row);
  row->loop = loop;
  row->type = type;
  return row;
}

// Lets `loop` write the twin of v, and v be read.
static bool cgi_c_recall(cgi_c_emitter *e, cg_op loop, cg_value v, int64_t rounds) {
  cg_type type = cg_value_type(v);
  cgi_c_value *reader = cgi_c_slot(e, v), *writer = reader && reader->twin ? cgi_c_slot(e, reader->twin) : NULL;
  cgi_c_type t;
  reader = cgi_c_slot(e, v); // the table may have grown
  if (!reader || !writer || writer->recalls || reader->row) return reader && reader->row;
  if (cg_type_get_kind(type) == CG_TYPE_MEMREF || !cgi_c_type_of(e, type, &t) || (t.base != CGI_C_FLOAT && t.base != CGI_C_INT)) return false;
  if (!writer->row) {
    int64_t bytes = rounds * (int64_t)cgi_c_storage(t);
    if (e->row_bytes + bytes > CGI_C_ROW_BYTES) return false;
    cgi_c_row *row = cgi_c_row_for(e, loop, type);
    if (!row) return false;
    e->row_bytes += bytes;
    row->rounds = rounds;
    writer->row = (uint32_t)(row - e->rows) + 1;
    writer->at = row->num_values++;
    writer->used = true;
  }
  reader->recalls = true;
  reader->row = writer->row;
  reader->at = writer->at;
  return true;
}

// Of what the body has in common with an earlier loop's, only what the rest of it reads lies in a row.
static bool cgi_c_recall_from(cgi_c_emitter *e, cg_op loop, cg_op from, int64_t rounds) {
  cg_block body = cgi_c_block_of(loop, 0);
  bool any = false;
  cgi_c_find_twins(e, body, cgi_c_block_of(from, 0));
  for (cg_op op = cg_block_first(body); op; op = cg_op_next(op)) {
    const cgi_c_value *slot = cg_op_num_results(op) == 1 ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
    for (unsigned i = 0; i < cg_op_num_operands(op) && !(slot && slot->twin); i++) {
      cg_value v = cg_op_operand(op, i);
      int left = CGI_C_ROW_COST;
      cgi_c_count_cost(v, body, &left);
      if (left <= 0 && cgi_c_recall(e, from, v, rounds)) any = true;
    }
  }
  return any;
}

static bool cgi_c_row_loop(cg_op op, int64_t *rounds) {
  cg_block body = cg_op_get_kind(op) == CG_SCF_FOR ? cgi_c_block_of(op, 0) : NULL;
  int64_t lower, upper, step;
  unsigned n = 0;
  if (!body || cg_block_next(body) || cg_type_get_kind(cg_value_type(cg_block_arg(body, 0))) != CG_TYPE_INDEX) return false;
  if (!cgi_c_constant_index(cg_op_operand(op, CG_SCF_FOR_LOWER_BOUND), &lower) ||
      !cgi_c_constant_index(cg_op_operand(op, CG_SCF_FOR_UPPER_BOUND), &upper) || !cgi_c_constant_index(cg_op_operand(op, CG_SCF_FOR_STEP), &step) ||
      lower < 0 || step < 1 || upper <= lower)
    return false;
  *rounds = (upper - lower - 1) / step + 1;
  for (cg_op inner = cg_block_first(body); inner; inner = cg_op_next(inner))
    if (cg_op_num_regions(inner) || ++n > CGI_C_ROW_OPS) return false;
  return true;
}

static bool cgi_c_same_bound(cg_value a, cg_value b) { return a == b || cgi_c_same_constant(a, b); }

CGI_C_DEF void cgi_c_find_rows(cgi_c_emitter *e, cg_op function) {
  e->num_rows = 0;
  e->row_bytes = 0;
  if (e->invocations != 1) return;
  for (cg_op op = function; op; op = cg_op_walk(op, function)) {
    int64_t rounds, others;
    if (op == function || !cgi_c_row_loop(op, &rounds)) continue;
    for (cg_op from = cg_block_first(cg_op_block(op)); from != op; from = cg_op_next(from)) {
      bool alike = cg_op_get_kind(from) == CG_SCF_FOR;
      for (unsigned i = 0; i < CG_SCF_FOR_INIT_ARGS && alike; i++) alike = cgi_c_same_bound(cg_op_operand(op, i), cg_op_operand(from, i));
      if (alike && cgi_c_row_loop(from, &others) && cgi_c_recall_from(e, op, from, rounds)) break;
    }
  }
  for (size_t i = 0; i < e->num_rows; i++) {
    cgi_c_type t;
    if (!cgi_c_type_of(e, e->rows[i].type, &t)) return;
    cgi_c_say(&e->arrays, "  CGK_ALIGNED unsigned char row%u[%l];\n", (uint32_t)i,
              e->rows[i].rounds * (int64_t)(e->rows[i].num_values * cgi_c_storage(t)));
  }
}

// ---- what becomes of them -----------------------------------------------------------------------------------------------------------------
static const cgi_c_value *cgi_c_in_row(cgi_c_emitter *e, cg_op op, bool recalls) {
  const cgi_c_value *slot = e->num_rows && cg_op_num_results(op) == 1 ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
  return slot && slot->row && slot->recalls == recalls ? slot : NULL;
}

CGI_C_DEF bool cgi_c_recalls(cgi_c_emitter *e, cg_op op) { return cgi_c_in_row(e, op, true) != NULL; }

// Where in its row the value lies that op, of either loop, gives.
static const char *cgi_c_row_place(cgi_c_emitter *e, cg_op op, const cgi_c_value *slot) {
  const cgi_c_row *row = &e->rows[slot->row - 1];
  cgi_c_type t = cgi_c_value_type(e, slot->key);
  int64_t lower, step;
  cgi_c_constant_index(cg_op_operand(row->loop, CG_SCF_FOR_LOWER_BOUND), &lower);
  cgi_c_constant_index(cg_op_operand(row->loop, CG_SCF_FOR_STEP), &step);
  const char *iv = cgi_c_ref(e, cg_block_arg(cg_op_block(op), 0)), *from = cgi_c_format(e, "%l", lower);
  return cgi_c_format(e, "row%u, %s", slot->row - 1, cgi_c_place_of_round(e, iv, from, step, row->num_values * t.lanes, slot->at * t.lanes));
}

CGI_C_DEF bool cgi_c_emit_recalled(cgi_c_emitter *e, cg_op op) {
  cg_value v = cg_op_result(op, 0);
  const char *load = cgi_c_access(e, cgi_c_value_type(e, v), false, false), *place = cgi_c_row_place(e, op, cgi_c_in_row(e, op, true));
  if (e->result == CG_OK && cgi_c_define(e, v)) cgi_c_say(&e->body, "%s(%s);\n", load, place);
  return e->result == CG_OK;
}

CGI_C_DEF bool cgi_c_write_row(cgi_c_emitter *e, cg_op op) {
  const cgi_c_value *slot = cgi_c_in_row(e, op, false);
  if (!slot) return true;
  cg_value v = slot->key;
  const char *store = cgi_c_access(e, cgi_c_value_type(e, v), true, false), *place = cgi_c_row_place(e, op, slot), *text = cgi_c_ref(e, v);
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s(%s, %s);\n", store, place, text);
  return e->result == CG_OK;
}

#undef CGI_C_ROW_BYTES
#undef CGI_C_ROW_COST
#undef CGI_C_ROW_OPS
// ==== c/unswitch.c
// Conditions that keep what lies around an image from being read are tested in front of a loop: those that it does not change, and those that hold
// for all rounds if they do for the first and the last one, as comparisons do of what changes evenly. Where all hold, the loop is written without
// them, else as it is. Most invocations read within the image.
//
//   for (i…) { x = c ? load(i) : 0; … }   →   if (c) { for (i…) { x = true ? load(i) : 0; … } } else { for (i…) { x = c ? load(i) : 0; … } }

#define CGI_C_CONDITIONS 8   // that are tested at once
#define CGI_C_UNSWITCHED 512 // operations of a loop that is written twice
#define CGI_C_GUARD_OPS 64   // that one condition takes

enum { CGI_C_GUARD_SLICE = 1, CGI_C_GUARD_WANTED = 2, CGI_C_GUARD_UNWRITTEN = 4 }; // of a value's `guard`

static bool cgi_c_is_within(cg_value v, cg_block body) {
  cg_op op = cg_value_op(v);
  return op ? cg_op_block(op) == body : cg_value_block(v) == body;
}

// ---- conditions of all rounds ---------------------------------------------------------------------------------------------------------------
// Whether v is the same in all rounds, or else grows evenly with the loop's variable. `budget` bounds the search.
typedef enum cgi_c_change { CGI_C_SAME, CGI_C_EVEN, CGI_C_UNEVEN } cgi_c_change;

static cgi_c_change cgi_c_change_of(cg_value v, cg_block body, unsigned *budget) {
  cg_op op = cg_value_op(v);
  cgi_c_change all = CGI_C_SAME;
  if (!cgi_c_is_within(v, body)) return CGI_C_SAME;
  if (!op) return v == cg_block_arg(body, 0) && cg_type_get_kind(cg_value_type(v)) == CG_TYPE_INDEX ? CGI_C_EVEN : CGI_C_UNEVEN;
  if (!*budget || cg_op_num_results(op) != 1 || !cg_op_has_trait(op, CG_TRAIT_PURE) || !cgi_c_keeps_uniform(op)) return CGI_C_UNEVEN;
  --*budget;
  for (unsigned i = 0; i < cg_op_num_operands(op); i++) {
    cgi_c_change one = cgi_c_change_of(cg_op_operand(op, i), body, budget);
    if (one == CGI_C_EVEN && all == CGI_C_EVEN && cg_op_get_kind(op) == CG_ARITH_MULI) return CGI_C_UNEVEN;
    all = one > all ? one : all;
  }
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_ADDI:
  case CG_ARITH_SUBI:
  case CG_ARITH_MULI: return all;
  default: return all == CGI_C_SAME ? CGI_C_SAME : CGI_C_UNEVEN;
  }
}

// Whether v holds in all rounds if it does in the first and the last one.
static bool cgi_c_is_guard(cg_value v, cg_block body, unsigned *budget) {
  cg_op op = cg_value_op(v);
  if (!cgi_c_is_within(v, body)) return true;
  if (!op || !*budget) return false;
  --*budget;
  if (cg_op_get_kind(op) == CG_ARITH_ANDI)
    return cgi_c_is_guard(cg_op_operand(op, CG_LHS), body, budget) && cgi_c_is_guard(cg_op_operand(op, CG_RHS), body, budget);
  if (cg_op_get_kind(op) != CG_ARITH_CMPI || cg_type_get_kind(cg_value_type(cg_op_operand(op, CG_LHS))) != CG_TYPE_INDEX) return false;
  cgi_c_change lhs = cgi_c_change_of(cg_op_operand(op, CG_LHS), body, budget), rhs = cgi_c_change_of(cg_op_operand(op, CG_RHS), body, budget);
  cg_attr predicate = cg_op_attr(op, "predicate");
  if (!predicate || lhs == CGI_C_UNEVEN || rhs == CGI_C_UNEVEN) return false;
  switch (cg_attr_int(predicate)) {
  case CG_CMPI_SLT:
  case CG_CMPI_SLE:
  case CG_CMPI_SGT:
  case CG_CMPI_SGE: return true;
  case CG_CMPI_ULT:
  case CG_CMPI_ULE: return rhs == CGI_C_SAME; // from 0 on
  default: return false;
  }
}

// Writes what v, of the loop, is for the round that its variable is bound to.
static bool cgi_c_write_guard(cgi_c_emitter *e, cg_value v, cg_block body) {
  cg_op op = cg_value_op(v);
  if (!op || cg_op_block(op) != body) return true;
  for (unsigned i = 0; i < cg_op_num_operands(op); i++)
    if (!cgi_c_write_guard(e, cg_op_operand(op, i), body)) return false;
  cgi_c_value *slot = cgi_c_slot(e, v);
  if (slot) slot->guard |= CGI_C_GUARD_SLICE;
  return cgi_c_emit_op(e, op);
}

// The conditions of selections in the loop that can be tested in front of it. 0: none, or too much.
static unsigned cgi_c_conditions(cgi_c_emitter *e, cg_block body, cg_value *found) {
  unsigned n = 0, ops = 0;
  for (cg_op op = cg_block_first(body); op; op = cg_op_next(op)) {
    if (cg_op_num_regions(op) || ++ops > CGI_C_UNSWITCHED) return 0;
    if (cg_op_get_kind(op) != CG_ARITH_SELECT || !cgi_c_is_needed(e, op)) continue;
    cg_value c = cg_op_operand(op, CG_ARITH_SELECT_CONDITION);
    cg_op from = cg_value_op(c);
    unsigned i = 0, budget = CGI_C_GUARD_OPS;
    if (cg_type_get_kind(cg_value_type(c)) != CG_TYPE_INTEGER || (from && cg_op_get_kind(from) == CG_ARITH_CONSTANT)) continue;
    if (!cgi_c_is_guard(c, body, &budget)) continue;
    while (i < n && found[i] != c) i++;
    if (i == CGI_C_CONDITIONS) return 0;
    if (i == n) found[n++] = c;
  }
  return n;
}

// What only conditions that hold read is not written; `held` is false to take that back.
static void cgi_c_hold(cgi_c_emitter *e, cg_block body, const cg_value *conditions, unsigned n, bool held) {
  cgi_c_value *slot;
  for (cg_op op = cg_block_first(body); op; op = cg_op_next(op)) {
    slot = cg_op_num_results(op) == 1 ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
    if (slot) slot->guard &= held ? CGI_C_GUARD_SLICE : 0;
  }
  for (unsigned i = 0; i < n && held; i++)
    if ((slot = cgi_c_slot(e, conditions[i])) != NULL && cgi_c_is_within(conditions[i], body)) slot->guard = CGI_C_GUARD_UNWRITTEN;
  for (cg_op op = held ? cg_block_last(body) : NULL; op; op = cg_op_prev(op)) {
    slot = cg_op_num_results(op) == 1 ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
    if (slot && slot->guard == CGI_C_GUARD_SLICE) slot->guard = CGI_C_GUARD_UNWRITTEN; // nothing read it
    if (!cgi_c_is_needed(e, op)) continue;
    for (unsigned i = 0; i < cgi_c_num_sources(e, op); i++)
      if ((slot = cgi_c_slot(e, cgi_c_source(e, op, i))) != NULL && slot->guard != CGI_C_GUARD_UNWRITTEN) slot->guard |= CGI_C_GUARD_WANTED;
  }
}

CGI_C_DEF bool cgi_c_is_unwritten(cgi_c_emitter *e, cg_op op) {
  const cgi_c_value *slot = cg_op_num_results(op) == 1 ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
  return slot && slot->guard & CGI_C_GUARD_UNWRITTEN;
}

CGI_C_DEF bool cgi_c_unswitch(cgi_c_emitter *e, cg_block body, const char *first, const char *last, bool (*write)(cgi_c_emitter *e, const void *user),
                              const void *user) {
  cg_value conditions[CGI_C_CONDITIONS];
  const char *texts[CGI_C_CONDITIONS], *all = NULL, *ends[2];
  unsigned n = cgi_c_conditions(e, body, conditions);
  ends[0] = first;
  ends[1] = last;
  for (unsigned i = 0; i < n; i++) {
    bool within = cgi_c_is_within(conditions[i], body);
    for (unsigned k = 0; k < (within ? 2u : 1u); k++) {
      if (within) cgi_c_bind(e, cg_block_arg(body, 0), ends[k]);
      if (within && !cgi_c_write_guard(e, conditions[i], body)) return false;
      texts[i] = cgi_c_ref(e, conditions[i]);
      all = all ? cgi_c_format(e, "%s && %s", all, texts[i]) : texts[i];
    }
  }
  if (!n) return write(e, user);
  cgi_c_open_if(e, all);
  cgi_c_hold(e, body, conditions, n, true);
  for (unsigned i = 0; i < n; i++) cgi_c_bind(e, conditions[i], "true");
  bool ok = write(e, user);
  cgi_c_hold(e, body, conditions, n, false);
  for (unsigned i = 0; i < n; i++) cgi_c_bind(e, conditions[i], texts[i]);
  e->indent--;
  cgi_c_open_if(e, NULL);
  ok = ok && write(e, user);
  cgi_c_close(e);
  return ok && e->result == CG_OK;
}

#undef CGI_C_CONDITIONS
#undef CGI_C_UNSWITCHED
#undef CGI_C_GUARD_OPS
// ==== c/emit.c
// The C backend: kernels in the emission form become C functions of one workgroup.

// ---- failures -------------------------------------------------------------------------------------------------------------------------
static void cgi_c_report(cgi_c_emitter *e, cg_result result, const char *message) {
  if (e->result != CG_OK) return; // the first is the cause
  e->result = result;
  cg_backend_report(e->target, e->op, result, message, NULL);
}

CGI_C_DEF bool cgi_c_fail(cgi_c_emitter *e, const char *message) {
  cgi_c_report(e, CG_UNSUPPORTED, message);
  return false;
}

CGI_C_DEF bool cgi_c_invalid(cgi_c_emitter *e, const char *message) {
  cgi_c_report(e, CG_INVALID_INPUT, message);
  return false;
}

static bool cgi_c_word_char(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; }

static bool cgi_c_text_has_word(cg_str text, const char *word) {
  size_t n = strlen(word);
  for (size_t i = 0; i + n <= text.len; i++) {
    bool starts = i == 0 || !cgi_c_word_char(text.data[i - 1]), ends = i + n == text.len || !cgi_c_word_char(text.data[i + n]);
    if (starts && ends && memcmp(text.data + i, word, n) == 0) return true;
  }
  return false;
}

CGI_C_DEF bool cgi_c_has_word(cg_attr attr, const char *word) {
  switch (cg_attr_get_kind(attr)) {
  case CG_ATTR_STRING: return cgi_c_text_has_word(cg_attr_str(attr), word);
  case CG_ATTR_DIALECT: {
    if (cgi_c_text_has_word(cg_attr_raw_text(attr), word)) return true;
    for (size_t i = 0; i < cg_attr_len(attr); i++) {
      cg_attr p = cg_attr_at(attr, i);
      if (p && (cg_attr_get_kind(p) == CG_ATTR_STRING || cg_attr_get_kind(p) == CG_ATTR_DIALECT) && p != attr &&
          cgi_c_text_has_word(cg_attr_str(p), word))
        return true;
    }
    return false;
  }
  default: return false;
  }
}

CGI_C_DEF cg_block cgi_c_block_of(cg_op op, unsigned i) { return i < cg_op_num_regions(op) ? cg_region_first(cg_op_region(op, i)) : NULL; }

// ---- ops ------------------------------------------------------------------------------------------------------------------------------
CGI_C_DEF bool cgi_c_emit_op(cgi_c_emitter *e, cg_op op) {
  bool handled = false;
  e->op = op;
  if (!cgi_c_is_needed(e, op)) return true;
  if (cgi_c_recalls(e, op)) return cgi_c_emit_recalled(e, op);
  if (cgi_c_reads_panel(e, op)) return cgi_c_emit_panel_read(e, op);
  if (!cgi_c_emit_arith(e, op, &handled)) return false;
  if (!handled && !cgi_c_emit_memory(e, op, &handled)) return false;
  if (!handled && !cgi_c_emit_control(e, op, &handled)) return false;
  if (!handled && !cgi_c_emit_gpu(e, op, &handled)) return false;
  if (!handled && !cgi_c_emit_vector(e, op, &handled)) return false;
  return handled ? cgi_c_write_row(e, op) && e->result == CG_OK : cgi_c_fail(e, "is not part of the form that C is emitted from");
}

// Loads stand in front of what reads them first, so that fewer values live at once: compilers keep the order they are given. So do selections of what
// is loaded, or nothing.
CGI_C_DEF bool cgi_c_is_load(cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  return kind == CG_MEMREF_LOAD || kind == CG_VECTOR_LOAD;
}

static bool cgi_c_selects_load(cg_op op) {
  cg_op from = cg_op_get_kind(op) == CG_ARITH_SELECT ? cg_value_op(cg_op_operand(op, CG_ARITH_SELECT_TRUE_VALUE)) : NULL;
  return from && cgi_c_is_load(from) && cg_op_block(from) == cg_op_block(op);
}

static bool cgi_c_postpone(cgi_c_emitter *e, cg_op op) {
  cgi_c_value *slot = cgi_c_slot(e, cg_op_result(op, 0));
  if (e->num_late == e->late_capacity) {
    size_t more = e->late_capacity ? 2 * e->late_capacity : 64;
    cg_op *grown = (cg_op *)cg_realloc(e->ctx, e->late, e->late_capacity * sizeof *grown, more * sizeof *grown);
    if (!grown) e->result = CG_OUT_OF_MEMORY;
    if (!grown) return false;
    e->late = grown;
    e->late_capacity = more;
  }
  if (!slot) return false;
  slot->late = true;
  e->late[e->num_late++] = op;
  return true;
}

static bool cgi_c_write_sources(cgi_c_emitter *e, cg_op op);

static bool cgi_c_write_late(cgi_c_emitter *e, cg_op op) {
  cgi_c_value *slot = cgi_c_slot(e, cg_op_result(op, 0));
  if (!slot || !slot->late) return slot != NULL;
  slot->late = false;
  if (cgi_c_selects_load(op) && !cgi_c_write_sources(e, op)) return false;
  return cgi_c_emit_op(e, op);
}

static bool cgi_c_write_sources(cgi_c_emitter *e, cg_op op) {
  for (unsigned i = 0; i < cgi_c_num_sources(e, op); i++) {
    cg_op from = cg_value_op(cgi_c_source(e, op, i));
    if (from && cg_op_num_results(from) == 1 && !cgi_c_write_late(e, from)) return false;
  }
  return true;
}

static bool cgi_c_write_all_late(cgi_c_emitter *e) {
  size_t n = e->num_late;
  e->num_late = 0;
  for (size_t i = 0; i < n; i++)
    if (!cgi_c_write_late(e, e->late[i])) return false;
  return true;
}

// What op needs is there; all loads are where it may change memory, or has others within.
static bool cgi_c_write_needed(cgi_c_emitter *e, cg_op op) {
  bool all = cg_op_num_regions(op) || !cg_op_has_trait(op, CG_TRAIT_PURE) || cg_op_has_trait(op, CG_TRAIT_TERMINATOR);
  return all ? cgi_c_write_all_late(e) : cgi_c_write_sources(e, op);
}

CGI_C_DEF bool cgi_c_emit_block(cgi_c_emitter *e, cg_block block) {
  if (e->depth >= CGI_C_MAX_DEPTH) return cgi_c_fail(e, "[nesting] is nested too deeply");
  if (cg_block_next(block)) return cgi_c_fail(e, "has a region of more than one block");
  cg_op parent = e->op;
  e->depth++;
  for (cg_op op = cg_block_first(block); op && op != cg_block_last(block); op = cg_op_next(op)) {
    bool panel = cgi_c_reads_panel(e, op), load = cgi_c_is_load(op);
    if (!cgi_c_is_needed(e, op)) continue;
    if (panel || load || cgi_c_selects_load(op)) {
      cg_op index =
          load && !panel && cg_op_num_operands(op) > 1 ? cg_value_op(cg_op_operand(op, CG_MEMREF_LOAD_INDICES)) : NULL; // may be a load itself
      if (index && cgi_c_is_load(index) && !cgi_c_write_late(e, index)) return false;
      if (!cgi_c_postpone(e, op)) return false;
      continue;
    }
    if (!cgi_c_write_needed(e, op) || !cgi_c_emit_op(e, op)) return false;
  }
  if (!cgi_c_write_all_late(e)) return false;
  e->depth--;
  e->op = parent;
  return true;
}

// ---- kernels --------------------------------------------------------------------------------------------------------------------------
// The export of a function, and its number among the exports, which is the kernel's.
static bool cgi_c_find_export(cgi_c_emitter *e, cg_str name, uint32_t *number) {
  cg_block block = cgi_c_block_of(e->input->variant, 0);
  *number = 0;
  for (cg_op op = block ? cg_block_first(block) : NULL; op; op = cg_op_next(op)) {
    if (cg_op_get_kind(op) != CG_HAL_EXECUTABLE_EXPORT) continue;
    cg_attr symbol = cg_op_attr(op, "sym_name");
    cg_str s = symbol ? cg_attr_str(symbol) : name;
    e->exported = op;
    if (symbol && s.len == name.len && memcmp(s.data, name.data, s.len) == 0) return true;
    ++*number;
  }
  return cgi_c_invalid(e, "has no export");
}

static bool cgi_c_find_sizes(cgi_c_emitter *e) {
  cg_attr size = cg_op_attr(e->exported, "workgroup_size"), subgroup = cg_op_attr(e->exported, "subgroup_size");
  uint64_t all = 1;
  if (!size || !cg_attr_is_int_list(size)) return cgi_c_invalid(e, "has no workgroup_size on its export");
  for (size_t i = 0; i < 3; i++) {
    int64_t n = i < cg_attr_int_list_len(size) ? cg_attr_int_list_at(size, i) : 1;
    if (n < 1 || n > 65536) return cgi_c_invalid(e, "has a workgroup_size that is not positive, or too large");
    e->workgroup_size[i] = (uint32_t)n;
    all *= (uint64_t)n;
  }
  if (all > 65536) return cgi_c_fail(e, "has a workgroup of more than 65536 invocations");
  e->invocations = (uint32_t)all;
  e->subgroup = subgroup ? (uint32_t)cg_attr_int(subgroup) : e->target->subgroup_size;
  if (!e->subgroup) e->subgroup = 1;
  return true;
}

static int64_t cgi_c_int_of(cg_attr dict, const char *key) {
  cg_attr a = cg_attr_get(dict, key);
  return a ? cg_attr_int(a) : 0;
}

// The kernel's pointers are the export's bindings, with the buffer of the sizes among them.
static void cgi_c_find_bindings(cgi_c_emitter *e) {
  cg_attr constants = cg_op_attr(e->exported, "cg.constants");
  e->bindings = cg_op_attr(e->exported, "cg.bindings");
  e->parameters = constants && cg_attr_int(constants) ? cg_op_attr(e->exported, "cg.parameters") : NULL;
  e->num_bindings = e->bindings ? cg_attr_len(e->bindings) : 0;
  e->parameter_binding = 0;
  if (!e->parameters) return;
  int64_t set = cgi_c_int_of(e->parameters, "set"), binding = cgi_c_int_of(e->parameters, "binding");
  for (; e->parameter_binding < e->num_bindings; e->parameter_binding++) {
    cg_attr item = cg_attr_at(e->bindings, e->parameter_binding);
    int64_t s = cgi_c_int_of(item, "set");
    if (s > set || (s == set && cgi_c_int_of(item, "binding") >= binding)) break;
  }
  e->num_bindings++;
}

static bool cgi_c_reads_only(const cgi_c_emitter *e, size_t i) {
  if (e->parameters && i == e->parameter_binding) return true;
  cg_attr access = cg_attr_get(cg_attr_at(e->bindings, i - (e->parameters && i > e->parameter_binding)), "access");
  return access && cgi_c_has_word(access, "read");
}

// One workgroup, then the workgroups of a range.
static void cgi_c_finish_kernel(cgi_c_emitter *e, cg_str name, uint32_t number) {
  static const char *const ids[] = {"gx", "gy", "gz"};
  cgi_c_text *t = &e->out;
  cgi_c_say(t, "\n");
  cgi_c_add_comment(t, name);
  cgi_c_say(t, "static void cgk_workgroup_%u(", number);
  for (uint32_t i = 0; i < e->num_bindings; i++) cgi_c_say(t, "%sunsigned char *CGK_RESTRICT b%u, ", cgi_c_reads_only(e, i) ? "const " : "", i);
  cgi_c_say(t, "const uint32_t *c, const uint32_t *n, uint32_t gx, uint32_t gy, uint32_t gz) {\n");
  if (e->num_panels) cgi_c_say(t, "  CGK_ALIGNED unsigned char panel[%l];\n", e->panel_bytes);
  cgi_c_add(t, e->arrays.data, e->arrays.len);
  if (!(e->used & CGI_C_USES_CONSTANTS)) cgi_c_say(t, "  (void)c;\n");
  if (!(e->used & CGI_C_USES_COUNT)) cgi_c_say(t, "  (void)n;\n");
  for (uint32_t d = 0; d < 3; d++)
    if (!(e->used & (uint32_t)CGI_C_USES_ID << d)) cgi_c_say(t, "  (void)%s;\n", ids[d]);
  for (uint32_t i = 0; i < e->num_bindings; i++) cgi_c_say(t, "  (void)b%u;\n", i);
  cgi_c_add(t, e->body.data, e->body.len);
  cgi_c_say(t, "}\n\nstatic void cgk_workgroups_%u(void *launch, size_t begin, size_t end) {\n", number);
  cgi_c_say(t, "  const cgk_launch *a = (const cgk_launch *)launch;\n  const uint32_t *n = a->count;\n");
  cgi_c_say(t, "  for (size_t i = begin; i < end; i++)\n    cgk_workgroup_%u(", number);
  for (uint32_t i = 0; i < e->num_bindings; i++) cgi_c_say(t, "a->bindings[%u], ", i);
  cgi_c_say(t, "a->constants, n, (uint32_t)(i %% n[0]), (uint32_t)(i / n[0] %% n[1]), (uint32_t)(i / n[0] / n[1]));\n}\n");
}

static bool cgi_c_emit_function(cgi_c_emitter *e, cg_op function) {
  cg_attr symbol = cg_op_attr(function, "sym_name");
  cg_block body = cgi_c_block_of(function, 0);
  uint32_t number;
  if (!body) return true; // a declaration
  cg_free(e->ctx, e->values, e->value_capacity * sizeof *e->values);
  e->values = NULL;
  e->num_values = e->value_capacity = 0;
  e->function = e->op = function;
  e->next_name = e->next_run = e->run = e->depth = e->used = 0;
  e->num_late = 0;
  e->arrays.len = e->body.len = 0;
  e->indent = 1;
  e->mask = e->more = NULL;
  if (!symbol || cg_block_next(body)) return cgi_c_fail(e, "has no name, or a body of more than one block");
  if (!cgi_c_find_export(e, cg_attr_str(symbol), &number) || !cgi_c_find_sizes(e)) return false;
  cgi_c_find_bindings(e);
  cgi_c_find_panels(e, function);
  cgi_c_find_rows(e, function);
  cgi_c_mark(e, body);
  e->split = cgi_c_meets(e, function);
  if (e->split) {
    cgi_c_number(e, body);
    if (!cgi_c_emit_split(e, body)) return false;
  } else {
    if (e->invocations > 1) cgi_c_open_invocations(e, NULL);
    if (!cgi_c_emit_block(e, body)) return false;
    if (e->invocations > 1) cgi_c_close(e);
  }
  cgi_c_finish_kernel(e, cg_attr_str(symbol), number);
  return e->result == CG_OK;
}

static cg_result cgi_c_emit(const cg_backend *self, const cg_emit_input *input, cg_emit_output *output) {
  cgi_c_emitter e;
  cgi_c_text all;
  cg_block block = cgi_c_block_of(input->module, 0);
  bool ok = true;
  (void)self;
  memset(&e, 0, sizeof e);
  e.input = input;
  e.ctx = input->ctx;
  e.target = input->target;
  e.op = input->module;
  cgi_c_begin(&e.helpers, e.ctx);
  cgi_c_begin(&e.out, e.ctx);
  cgi_c_begin(&e.arrays, e.ctx);
  cgi_c_begin(&e.body, e.ctx);
  cgi_c_begin(&all, e.ctx);
  for (cg_op op = block ? cg_block_first(block) : NULL; op && ok; op = cg_op_next(op))
    if (cg_op_get_kind(op) == CG_FUNC_FUNC) ok = cgi_c_emit_function(&e, op);
  if (ok) {
    cgi_c_say(&all, "%s\n", cgi_c_prelude());
    cgi_c_add(&all, e.helpers.data, e.helpers.len);
    cgi_c_add(&all, e.out.data, e.out.len);
  }
  if ((e.helpers.failed || e.out.failed || e.arrays.failed || e.body.failed || all.failed) && e.result == CG_OK) e.result = CG_OUT_OF_MEMORY;
  cgi_c_release(&e.helpers);
  cgi_c_release(&e.out);
  cgi_c_release(&e.arrays);
  cgi_c_release(&e.body);
  cg_free(e.ctx, e.values, e.value_capacity * sizeof *e.values);
  cg_free(e.ctx, e.late, e.late_capacity * sizeof *e.late);
  cgi_c_release_panels(&e);
  cg_free(e.ctx, e.known, e.known_capacity * sizeof *e.known);
  if (e.result == CG_OK)
    output->text = cgi_c_view(&all);
  else
    cgi_c_release(&all);
  return e.result;
}

CODEGEN_API const cg_backend *cg_c_backend(void) {
  static const cg_backend backend = {"c", CG_FORMAT_C, cgi_c_emit, NULL, NULL, NULL, 0, NULL, 0, NULL, 0};
  return &backend;
}
// ==== c/program.c
// The two files of a program: what the kernels are called by, and functions that run the programs' steps. Sizes depend on the arguments' shapes: each
// distinct expression of a function is computed once, in front of the steps.

typedef struct cgi_c_program {
  cg_context *ctx;
  const cg_program *program;
  const cg_function *f; // at hand
  const char *name;
  bool external_constants;
  cgi_c_text *t;
  cg_str *sizes; // distinct ones of the function at hand
  uint32_t num_sizes, size_capacity, indent, next;
  const char **functions; // their names
  bool failed;
} cgi_c_program;

// ---- sizes ------------------------------------------------------------------------------------------------------------------------------
static bool cgi_c_is_number(cg_str s) {
  for (size_t i = 0; i < s.len; i++)
    if (s.data[i] < '0' || s.data[i] > '9') return false;
  return s.len > 0;
}

static bool cgi_c_same(cg_str a, cg_str b) { return a.len == b.len && memcmp(a.data, b.data, a.len) == 0; }

// Says `s` as C: a number, or the variable that holds it.
static void cgi_c_say_size(cgi_c_program *p, cg_size size) {
  cg_str s = size.text;
  if (!s.len || cgi_c_is_number(s)) {
    cgi_c_say(p->t, s.len > 9 ? "INT64_C(%S)" : "%S", s.len ? s : cgi_c_view_of("0"));
    return;
  }
  uint32_t i = 0;
  while (i < p->num_sizes && !cgi_c_same(p->sizes[i], s)) i++;
  if (i == p->num_sizes) {
    if (i == p->size_capacity) {
      uint32_t more = i ? 2 * i : 16;
      cg_str *grown = (cg_str *)cg_realloc(p->ctx, p->sizes, i * sizeof *grown, more * sizeof *grown);
      if (!grown) {
        p->failed = true;
        return;
      }
      p->sizes = grown;
      p->size_capacity = more;
    }
    p->sizes[p->num_sizes++] = s;
  }
  cgi_c_say(p->t, "s%u", i);
}

typedef struct cgi_c_size_reader {
  cgi_c_text *t;
  const char *at, *end;
  unsigned depth;
} cgi_c_size_reader;

static bool cgi_c_size_takes(cgi_c_size_reader *r, const char *word) {
  size_t n = strlen(word);
  while (r->at < r->end && *r->at == ' ') r->at++;
  if ((size_t)(r->end - r->at) < n || memcmp(r->at, word, n) != 0) return false;
  r->at += n;
  return true;
}

static void cgi_c_size_sum(cgi_c_size_reader *r);

// Puts `head` before what was said since `mark`, and goes on behind it.
static void cgi_c_size_wrap(cgi_c_text *t, size_t mark, const char *head) {
  size_t n = strlen(head), len = t->len;
  cgi_c_add(t, head, n); // room
  if (t->failed) return;
  memmove(t->data + mark + n, t->data + mark, len - mark);
  memcpy(t->data + mark, head, n);
}

static void cgi_c_size_atom(cgi_c_size_reader *r) {
  const char *call = cgi_c_size_takes(r, "min") ? "cgk_least(" : cgi_c_size_takes(r, "max") ? "cgk_most(" : NULL;
  size_t mark = r->t->len;
  if (r->depth < CGI_C_MAX_DEPTH && cgi_c_size_takes(r, "(")) {
    r->depth++;
    cgi_c_size_sum(r);
    while (call && cgi_c_size_takes(r, ",")) {
      cgi_c_size_wrap(r->t, mark, call);
      cgi_c_say(r->t, ", ");
      cgi_c_size_sum(r);
      cgi_c_say(r->t, ")");
    }
    cgi_c_size_takes(r, ")");
    r->depth--;
    return;
  }
  if (r->depth < CGI_C_MAX_DEPTH && cgi_c_size_takes(r, "-")) {
    r->depth++;
    cgi_c_say(r->t, "cgk_sub(0, ");
    cgi_c_size_atom(r);
    cgi_c_say(r->t, ", &ok)");
    r->depth--;
    return;
  }
  bool symbol = cgi_c_size_takes(r, "d");
  const char *from = r->at;
  while (r->at < r->end && *r->at >= '0' && *r->at <= '9') r->at++;
  cgi_c_say(r->t, symbol ? "d[" : "INT64_C(");
  cgi_c_add(r->t, from, (size_t)(r->at - from));
  cgi_c_say(r->t, symbol ? "]" : ")");
}

static void cgi_c_size_binary(cgi_c_size_reader *r, bool product) {
  static const char *const signs[][2] = {
      {"+", "cgk_add("}, {"-", "cgk_sub("}, {"*", "cgk_mul("}, {"ceildiv", "cgk_ceildiv("}, {"floordiv", "cgk_floordiv("}, {"mod", "cgk_mod("}};
  size_t mark = r->t->len, first = product ? 2 : 0, end = product ? 6 : 2, k;
  if (product)
    cgi_c_size_atom(r);
  else
    cgi_c_size_binary(r, true);
  for (;;) {
    for (k = first; k < end && !cgi_c_size_takes(r, signs[k][0]); k++) continue;
    if (k == end) return;
    cgi_c_size_wrap(r->t, mark, signs[k][1]);
    cgi_c_say(r->t, ", ");
    if (product)
      cgi_c_size_atom(r);
    else
      cgi_c_size_binary(r, true);
    cgi_c_say(r->t, ", &ok)");
  }
}

static void cgi_c_size_sum(cgi_c_size_reader *r) { cgi_c_size_binary(r, false); }

static void cgi_c_say_expression(cgi_c_text *t, cg_str s) {
  cgi_c_size_reader r;
  r.t = t;
  r.at = s.data;
  r.end = s.data + s.len;
  r.depth = 0;
  cgi_c_size_sum(&r);
}

static const char cgi_c_arithmetic[] =
    "\n// Sizes: 64 bits; what has no value turns *ok 0.\n"
    "CGK_FN int64_t cgk_add(int64_t a, int64_t b, int *ok) {\n"
    "  if (b > 0 ? a > INT64_MAX - b : a < INT64_MIN - b) return *ok = 0;\n"
    "  return a + b;\n"
    "}\n"
    "CGK_FN int64_t cgk_sub(int64_t a, int64_t b, int *ok) {\n"
    "  if (b < 0 ? a > INT64_MAX + b : a < INT64_MIN + b) return *ok = 0;\n"
    "  return a - b;\n"
    "}\n"
    "CGK_FN int64_t cgk_mul(int64_t a, int64_t b, int *ok) {\n"
    "  if (a == 0 || b == 0) return 0;\n"
    "  if (a == INT64_MIN || b == INT64_MIN || (a < 0 ? -a : a) > INT64_MAX / (b < 0 ? -b : b)) return *ok = 0;\n"
    "  return a * b;\n"
    "}\n"
    "CGK_FN int64_t cgk_floordiv(int64_t a, int64_t b, int *ok) {\n"
    "  if (b == 0 || (a == INT64_MIN && b == -1)) return *ok = 0;\n"
    "  return a / b - (a % b != 0 && (a < 0) != (b < 0));\n"
    "}\n"
    "CGK_FN int64_t cgk_ceildiv(int64_t a, int64_t b, int *ok) {\n"
    "  if (b == 0 || (a == INT64_MIN && b == -1)) return *ok = 0;\n"
    "  return a / b + (a % b != 0 && (a < 0) == (b < 0));\n"
    "}\n"
    "CGK_FN int64_t cgk_mod(int64_t a, int64_t b, int *ok) {\n"
    "  if (b == 0 || (a == INT64_MIN && b == -1)) return *ok = 0;\n"
    "  return a % b + (a % b != 0 && (a < 0) != (b < 0) ? b : 0);\n"
    "}\n"
    "CGK_FN int64_t cgk_least(int64_t a, int64_t b) { return a < b ? a : b; }\n"
    "CGK_FN int64_t cgk_most(int64_t a, int64_t b) { return a > b ? a : b; }\n"
    "\n"
    "CGK_FN void cgk_fill(unsigned char *p, size_t bytes, uint32_t pattern) {\n"
    "  for (size_t i = 0; i < bytes; i++) p[i] = (unsigned char)(pattern >> 8 * (i & 3));\n"
    "}\n"
    "CGK_FN int32_t cgk_read(const unsigned char *p, size_t bytes) {\n"
    "  int32_t v;\n"
    "  if (bytes == 1) return *p;\n"
    "  memcpy(&v, p, 4);\n"
    "  return v;\n"
    "}\n"
    "CGK_FN void cgk_dispatch(void (*body)(void *, size_t, size_t), unsigned char *const *bindings, const uint32_t *constants,\n"
    "                         const uint32_t *count, const codegen_parallel *parallel) {\n"
    "  cgk_launch a;\n"
    "  size_t all = (size_t)count[0] * count[1] * count[2];\n"
    "  a.bindings = bindings;\n"
    "  a.constants = constants;\n"
    "  a.count = count;\n"
    "  if (!all) return;\n"
    "  if (parallel && parallel->run)\n"
    "    parallel->run(parallel->user, all, body, &a);\n"
    "  else\n"
    "    body(&a, 0, all);\n"
    "}\n";

// ---- steps ------------------------------------------------------------------------------------------------------------------------------
static void cgi_c_indent(cgi_c_program *p) {
  for (uint32_t i = 0; i < p->indent; i++) cgi_c_add(p->t, "  ", 2);
}

static void cgi_c_say_range(cgi_c_program *p, const cg_buffer_range *r) {
  switch (r->buffer) {
  case CG_BUFFER_ARGUMENT: cgi_c_say(p->t, "(unsigned char *)(uintptr_t)arguments[%u]", r->index); break;
  case CG_BUFFER_RESULT: cgi_c_say(p->t, "(unsigned char *)results[%u]", r->index); break;
  case CG_BUFFER_CONSTANTS:
    cgi_c_say(p->t, p->external_constants || p->program->constants_bytes ? "(unsigned char *)(uintptr_t)constants" : "(unsigned char *)NULL");
    break;
  case CG_BUFFER_TRANSIENT: cgi_c_say(p->t, "(unsigned char *)arena"); break;
  case CG_BUFFER_PARAMETERS: cgi_c_say(p->t, "parameters"); break;
  }
  if (cgi_c_same(r->offset.text, cgi_c_view_of("0")) || !r->offset.text.len) return;
  cgi_c_say(p->t, " + ");
  cgi_c_say_size(p, r->offset);
}

static bool cgi_c_say_steps(cgi_c_program *p, const cg_step *steps, size_t count, unsigned depth);

static bool cgi_c_say_list_of(cgi_c_program *p, const cg_step_list *list, unsigned depth) {
  p->indent++;
  bool ok = cgi_c_say_steps(p, list->steps, list->num_steps, depth + 1);
  p->indent--;
  return ok;
}

static void cgi_c_say_dispatch(cgi_c_program *p, const cg_step *step) {
  cgi_c_indent(p);
  cgi_c_say(p->t, "{\n");
  p->indent++;
  cgi_c_indent(p);
  cgi_c_say(p->t, "unsigned char *bindings[] = {");
  for (size_t i = 0; i < step->num_bindings; i++) {
    cgi_c_say(p->t, i ? ", " : "");
    cgi_c_say_range(p, &step->bindings[i]);
  }
  cgi_c_say(p->t, step->num_bindings ? "};\n" : "NULL};\n");
  cgi_c_indent(p);
  cgi_c_say(p->t, "const uint32_t words[] = {");
  for (size_t i = 0; i < step->num_push_constants; i++) {
    cgi_c_say(p->t, i ? ", (uint32_t)" : "(uint32_t)");
    cgi_c_say_size(p, step->push_constants[i]);
  }
  cgi_c_say(p->t, step->num_push_constants ? "};\n" : "0};\n");
  cgi_c_indent(p);
  cgi_c_say(p->t, "const uint32_t count[] = {");
  for (size_t i = 0; i < 3; i++) {
    cgi_c_say(p->t, i ? ", (uint32_t)" : "(uint32_t)");
    cgi_c_say_size(p, step->workgroup_count[i]);
  }
  cgi_c_say(p->t, "};\n");
  cgi_c_indent(p);
  cgi_c_say(p->t, "cgk_dispatch(cgk_workgroups_%u, bindings, words, count, parallel);\n", step->kernel);
  p->indent--;
  cgi_c_indent(p);
  cgi_c_say(p->t, "}\n");
}

// copy, fill
static void cgi_c_say_transfer(cgi_c_program *p, const cg_step *step) {
  bool copy = step->kind == CG_STEP_COPY;
  cgi_c_indent(p);
  cgi_c_say(p->t, copy ? "memmove(" : "cgk_fill(");
  cgi_c_say_range(p, &step->bindings[copy ? 1 : 0]);
  cgi_c_say(p->t, ", ");
  if (copy) cgi_c_say_range(p, &step->bindings[0]);
  cgi_c_say(p->t, copy ? ", (size_t)" : "(size_t)");
  cgi_c_say_size(p, step->bindings[0].bytes);
  if (!copy) cgi_c_say(p->t, ", %uu", step->fill_pattern);
  cgi_c_say(p->t, ");\n");
}

static bool cgi_c_say_case(cgi_c_program *p, const cg_step *step, unsigned depth) {
  uint32_t name = p->next++;
  bool ok = true;
  cgi_c_indent(p);
  cgi_c_say(p->t, "const int32_t i%u = cgk_read(", name);
  cgi_c_say_range(p, &step->bindings[0]);
  cgi_c_say(p->t, ", (size_t)");
  cgi_c_say_size(p, step->bindings[0].bytes);
  cgi_c_say(p->t, ");\n");
  for (size_t i = 0; i < step->num_lists; i++) {
    if (i == 0) cgi_c_indent(p);
    if (i + 1 < step->num_lists)
      cgi_c_say(p->t, i ? " else if (i%u == %u) {\n" : "if (i%u == %u) {\n", name, (uint32_t)i);
    else
      cgi_c_say(p->t, i ? " else {\n" : "{\n");
    ok = ok && cgi_c_say_list_of(p, &step->lists[i], depth);
    cgi_c_indent(p);
    cgi_c_say(p->t, "}");
  }
  cgi_c_say(p->t, "\n");
  if (step->num_lists == 1) cgi_c_indent(p), cgi_c_say(p->t, "(void)i%u;\n", name);
  return ok;
}

static bool cgi_c_say_loop(cgi_c_program *p, const cg_step *step, unsigned depth) {
  uint32_t name = p->next++;
  cgi_c_indent(p);
  if (step->kind == CG_STEP_FOR) {
    cgi_c_say(p->t, "for (int64_t i%u = 0; i%u < ", name, name);
    cgi_c_say_size(p, step->trip_count);
    cgi_c_say(p->t, "; i%u++) {\n", name);
    if (!cgi_c_say_list_of(p, &step->lists[0], depth)) return false;
  } else {
    cgi_c_say(p->t, "for (;;) {\n");
    if (!cgi_c_say_list_of(p, &step->lists[0], depth)) return false;
    p->indent++;
    cgi_c_indent(p);
    cgi_c_say(p->t, "if (!cgk_read(");
    cgi_c_say_range(p, &step->bindings[0]);
    cgi_c_say(p->t, ", 1)) break;\n");
    p->indent--;
    if (!cgi_c_say_list_of(p, &step->lists[1], depth)) return false;
  }
  cgi_c_indent(p);
  cgi_c_say(p->t, "}\n");
  return true;
}

static bool cgi_c_say_steps(cgi_c_program *p, const cg_step *steps, size_t count, unsigned depth) {
  if (depth > CGI_C_MAX_DEPTH) return false;
  for (size_t i = 0; i < count; i++) {
    switch (steps[i].kind) {
    case CG_STEP_DISPATCH: cgi_c_say_dispatch(p, &steps[i]); break;
    case CG_STEP_COPY:
    case CG_STEP_FILL: cgi_c_say_transfer(p, &steps[i]); break;
    case CG_STEP_READ:           // refused
    case CG_STEP_BARRIER: break; // dispatches follow each other
    case CG_STEP_WHILE:
    case CG_STEP_FOR:
      if (!cgi_c_say_loop(p, &steps[i], depth)) return false;
      break;
    case CG_STEP_CASE:
      if (!cgi_c_say_case(p, &steps[i], depth)) return false;
      break;
    }
  }
  return true;
}

// ---- functions --------------------------------------------------------------------------------------------------------------------------
static bool cgi_c_name_char(char c, bool first) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (!first && c >= '0' && c <= '9');
}

static bool cgi_c_begins(cg_str s, const char *with) { return s.len >= strlen(with) && memcmp(s.data, with, strlen(with)) == 0; }

// Whether the function goes by its own name in C: an identifier that none of the other names here is.
static bool cgi_c_is_plain(cg_str s) {
  static const char *const ends[] = {"_arena_bytes", "_symbols"};
  bool plain = s.len > 0 && s.len < 200 && !cgi_c_begins(s, "function_") && !cgi_c_begins(s, "kernel_");
  for (size_t i = 0; i < s.len && plain; i++) plain = cgi_c_name_char(s.data[i], i == 0);
  for (size_t k = 0; k < 2 && plain; k++) {
    size_t n = strlen(ends[k]);
    plain = s.len < n || memcmp(s.data + s.len - n, ends[k], n) != 0;
  }
  return plain;
}

static const char *cgi_c_kept(cgi_c_program *p, cgi_c_text *t) {
  cgi_c_add(t, "", 1);
  char *kept = t->failed ? NULL : (char *)cg_alloc(p->ctx, t->len);
  if (kept) memcpy(kept, t->data, t->len);
  if (!kept) p->failed = true;
  cgi_c_release(t);
  return kept ? kept : "";
}

static const char *cgi_c_function_name(cgi_c_program *p, size_t i) {
  cgi_c_text t;
  cgi_c_begin(&t, p->ctx);
  cg_str own = p->program->functions[i].name;
  if (cgi_c_is_plain(own))
    cgi_c_say(&t, "%s_%S", p->name, own);
  else
    cgi_c_say(&t, "%s_function_%u", p->name, (uint32_t)i);
  return cgi_c_kept(p, &t);
}

// What has to hold: each symbol is a size (or the word of a scalar), the conditions, and no array of 2^31 elements.
static void cgi_c_say_checks(cgi_c_program *p, cgi_c_text *t) {
  const cg_function *f = p->f;
  for (size_t i = 0; i < f->num_symbols; i++) {
    const cg_array_type *a = &f->arguments[f->symbols[i].argument];
    bool negative = a->scalar && cg_type_get_kind(a->element) != CG_TYPE_INDEX;
    cgi_c_say(t, "  if (d[%u] < %s || d[%u] > INT32_MAX) return 1;\n", (uint32_t)i, negative ? "INT32_MIN" : "0", (uint32_t)i);
  }
  for (size_t i = 0; i < f->num_conditions; i++) {
    cgi_c_say(t, "  if (");
    cgi_c_say_expression(t, f->conditions[i].left.text);
    cgi_c_say(t, " != ");
    cgi_c_say_expression(t, f->conditions[i].right.text);
    cgi_c_say(t, " || !ok) return 1; ");
    cgi_c_add_comment(t, f->conditions[i].message);
  }
  for (size_t i = 0; i < f->num_arguments + f->num_results; i++) {
    const cg_array_type *a = i < f->num_arguments ? &f->arguments[i] : &f->results[i - f->num_arguments];
    bool dynamic = false;
    for (uint32_t k = 0; k < a->rank; k++) dynamic = dynamic || !cgi_c_is_number(a->shape[k].text);
    if (!dynamic) continue;
    cgi_c_say(t, "  if (");
    for (uint32_t k = 0; k < a->rank; k++) cgi_c_say(t, "cgk_mul(");
    cgi_c_say(t, "1");
    for (uint32_t k = 0; k < a->rank; k++) {
      cgi_c_say(t, ", ");
      cgi_c_say_expression(t, a->shape[k].text);
      cgi_c_say(t, ", &ok)");
    }
    cgi_c_say(t, " > INT32_MAX || !ok) return 1;\n");
  }
}

static void cgi_c_say_parameters(cgi_c_program *p) {
  const cg_function *f = p->f;
  if (!f->num_parameters) return;
  cgi_c_say(p->t, "  unsigned char *const parameters = (unsigned char *)arena + (");
  cgi_c_say_size(p, f->transient_bytes);
  cgi_c_say(p->t, " + 255) / 256 * 256;\n");
  for (size_t i = 0; i < f->num_parameters; i++) {
    cgi_c_say(p->t, "  const uint32_t word%u = (uint32_t)", (uint32_t)i);
    cgi_c_say_size(p, f->parameters[i].value);
    cgi_c_say(p->t, ";\n  memcpy(parameters + %u, &word%u, 4);\n", f->parameters[i].offset, (uint32_t)i);
  }
}

static void cgi_c_say_signature(cgi_c_program *p, cgi_c_text *t, const char *name) {
  cgi_c_say(t, "int %s(const void *const *arguments, void *const *results, %svoid *arena, const int64_t *d, const codegen_parallel *parallel)", name,
            p->external_constants ? "const void *constants, " : "");
}

static void cgi_c_say_sizes(cgi_c_program *p, cgi_c_text *out) {
  for (uint32_t i = 0; i < p->num_sizes; i++) {
    cgi_c_say(out, "  const int64_t s%u = ", i);
    cgi_c_say_expression(out, p->sizes[i]);
    cgi_c_say(out, ";\n");
  }
}

static void cgi_c_say_arena_bytes(cgi_c_program *p, cgi_c_text *out, const char *name) {
  cgi_c_text bytes, *outer = p->t;
  cgi_c_begin(&bytes, p->ctx);
  p->num_sizes = 0;
  p->t = &bytes;
  cgi_c_say(&bytes, "(size_t)");
  cgi_c_say_size(p, p->f->transient_bytes);
  if (p->f->num_parameters) {
    cgi_c_size_wrap(&bytes, 0, "((");
    cgi_c_say(&bytes, " + 255) / 256 * 256 + (size_t)");
    cgi_c_say_size(p, p->f->parameter_bytes);
    cgi_c_say(&bytes, ")");
  }
  p->t = outer;
  cgi_c_say(out, "\nsize_t %s_arena_bytes(const int64_t *d) {\n  int ok = 1;\n", name);
  cgi_c_say_sizes(p, out);
  cgi_c_say(out, "  (void)d;\n  return ok ? %S : SIZE_MAX;\n}\n\n", cgi_c_view(&bytes));
  if (bytes.failed) p->failed = true;
  cgi_c_release(&bytes);
}

static void cgi_c_say_function(cgi_c_program *p, cgi_c_text *out, const cg_function *f, const char *name) {
  cgi_c_text steps, *outer = p->t;
  cgi_c_begin(&steps, p->ctx);
  p->f = f;
  cgi_c_say_arena_bytes(p, out, name);
  p->num_sizes = p->next = 0;
  p->indent = 1;
  p->t = &steps;
  cgi_c_say_parameters(p);
  if (!cgi_c_say_steps(p, f->steps, f->num_steps, 0)) p->failed = true;
  p->t = outer;
  cgi_c_say_signature(p, out, name);
  cgi_c_say(out, " {\n  int ok = 1;\n");
  cgi_c_say_checks(p, out);
  cgi_c_say_sizes(p, out);
  cgi_c_say(out, "  (void)arguments, (void)results, (void)arena, (void)d, (void)parallel%s;\n  if (!ok) return 1;\n",
            p->external_constants || p->program->constants_bytes ? ", (void)constants" : "");
  cgi_c_add(out, steps.data, steps.len);
  cgi_c_say(out, "  return 0;\n}\n");
  if (steps.failed) p->failed = true;
  cgi_c_release(&steps);
}

// What a symbol is, for the reader.
static void cgi_c_say_symbols(cgi_c_text *h, const cg_function *f) {
  for (size_t i = 0; i < f->num_symbols; i++) {
    bool scalar = f->arguments[f->symbols[i].argument].scalar;
    cgi_c_say(h, "//   d[%u]: %s %u of argument %u\n", (uint32_t)i, scalar ? "word" : "dimension", f->symbols[i].dim, f->symbols[i].argument);
  }
}

static void cgi_c_say_kernels(cgi_c_program *p, cgi_c_text *h, cgi_c_text *t) {
  for (uint32_t i = 0; i < p->program->num_kernels; i++) {
    cgi_c_say(h, "\n");
    cgi_c_add_comment(h, p->program->kernels[i].name);
    for (int k = 0; k < 2; k++)
      cgi_c_say(k ? t : h,
                "%svoid %s_kernel_%u(void *const *bindings, const uint32_t *constants, const uint32_t *count, const codegen_parallel *parallel)%s",
                k ? "\n" : "", p->name, i, k ? " {\n" : ";\n");
    uint32_t n = (uint32_t)p->program->kernels[i].num_bindings;
    cgi_c_say(t, "  unsigned char *own[%u];\n  for (size_t i = 0; i < %u; i++) own[i] = (unsigned char *)bindings[i];\n", n + !n, n);
    if (!n) cgi_c_say(t, "  (void)bindings, own[0] = NULL;\n");
    cgi_c_say(t, "  cgk_dispatch(cgk_workgroups_%u, own, constants, count, parallel);\n}\n", i);
  }
}

static void cgi_c_say_constants(cgi_c_program *p, cgi_c_text *t) {
  size_t n = p->program->constants_bytes;
  if (p->external_constants || !n) return;
  cgi_c_say(t, "\nstatic const uint32_t CGK_ALIGNED constants[%u] = {", (uint32_t)((n + 3) / 4));
  for (size_t i = 0; i < n; i += 4) {
    uint64_t word = 0;
    for (size_t k = 0; k < 4 && i + k < n; k++) word |= (uint64_t)p->program->constants[i + k] << (8 * k);
    cgi_c_say(t, i % 40 == 0 ? "\n  0x%x," : " 0x%x,", word);
  }
  cgi_c_say(t, "\n};\n");
}

static void cgi_c_say_header(cgi_c_program *p, cgi_c_text *h) {
  cgi_c_say(h, "// Written by codegen %s. Memory and sizes: docs/abi.md.\n", cg_version());
  cgi_c_say(h, "#ifndef CODEGEN_C_%s_H\n#define CODEGEN_C_%s_H\n#include <stddef.h>\n#include <stdint.h>\n\n", p->name, p->name);
  cgi_c_say(h, "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n#ifndef CODEGEN_C_PARALLEL\n#define CODEGEN_C_PARALLEL\n");
  cgi_c_say(
      h,
      "// `run` calls body for ranges that cover 0 to count, each number once, on what threads it likes, and returns when all have returned. A NULL\n"
      "// pointer to this: one thread.\n");
  cgi_c_say(
      h,
      "typedef struct codegen_parallel {\n  void (*run)(void *user, size_t count, void (*body)(void *data, size_t begin, size_t end), void *data);\n"
      "  void *user;\n} codegen_parallel;\n#endif\n");
}

static bool cgi_c_write_files(cgi_c_program *p, const char *header_name, cgi_c_text *h, cgi_c_text *t) {
  const cg_program *program = p->program;
  if (header_name)
    cgi_c_say(t, "#include \"%s\"\n", header_name);
  else
    cgi_c_say(t, "#include \"%s.h\"\n", p->name);
  if (program->text.len)
    cgi_c_say(t, "%S", program->text);
  else
    cgi_c_say(t, "%s", cgi_c_prelude());
  cgi_c_say(t, "%s", cgi_c_arithmetic);
  if (program->num_functions) cgi_c_say_constants(p, t);
  cgi_c_say_header(p, h);
  for (size_t i = 0; i < program->num_functions; i++) {
    const cg_function *f = &program->functions[i];
    const char *name = p->functions[i] = cgi_c_function_name(p, i);
    cgi_c_say(h,
              "\n// %u arguments, %u results, each a dense array unless the program says otherwise; `arena` at a multiple of 64. 0, or 1 where "
              "sizes do not fit.\n",
              (uint32_t)f->num_arguments, (uint32_t)f->num_results);
    cgi_c_say_symbols(h, f);
    cgi_c_say(h, "size_t %s_arena_bytes(const int64_t *d); // SIZE_MAX where sizes do not fit\n", name);
    cgi_c_say_signature(p, h, name);
    cgi_c_say(h, ";\n");
    cgi_c_say_function(p, t, f, name);
  }
  cgi_c_say_kernels(p, h, t);
  cgi_c_say(h, "\n#ifdef __cplusplus\n}\n#endif\n#endif\n");
  return !p->failed && !h->failed && !t->failed;
}

CODEGEN_API cg_result cg_c_program_files(cg_context *ctx, const cg_program *program, const cg_c_files_desc *desc, cg_c_files *out) {
  cgi_c_program p;
  cgi_c_text header, code;
  if (out) memset(out, 0, sizeof *out);
  if (!ctx || !program || !out || !program->format || strcmp(program->format, "c") != 0) return CG_INVALID_ARGUMENT;
  for (size_t i = 0; i < program->num_functions; i++) // the arena and the results are the caller's, who would know their sizes too late
    if (program->functions[i].step_kinds >> CG_STEP_READ & 1)
      return cg_op_report(program->module, CG_UNSUPPORTED,
                          "[host-control-flow] has a function with sizes that data decides, which no C function gets");
  memset(&p, 0, sizeof p);
  p.ctx = ctx;
  p.program = program;
  p.name = desc && desc->name ? desc->name : "codegen";
  p.external_constants = desc && desc->external_constants;
  for (const char *c = p.name; *c || c == p.name; c++)
    if (!cgi_c_name_char(*c, c == p.name)) return CG_INVALID_ARGUMENT;
  p.functions = (const char **)cg_alloc(ctx, (program->num_functions + 1) * sizeof *p.functions);
  if (!p.functions) return CG_OUT_OF_MEMORY;
  cgi_c_begin(&header, ctx);
  cgi_c_begin(&code, ctx);
  bool ok = cgi_c_write_files(&p, desc ? desc->header_name : NULL, &header, &code);
  cg_free(ctx, p.sizes, p.size_capacity * sizeof *p.sizes);
  if (ok) {
    out->header = cgi_c_view(&header);
    out->code = cgi_c_view(&code);
    out->functions = p.functions;
    return CG_OK;
  }
  cgi_c_release(&header);
  cgi_c_release(&code);
  return CG_OUT_OF_MEMORY;
}
#endif // CODEGEN_C_IMPLEMENTATION

// This software is available under two licenses, choose whichever you prefer: MIT No Attribution (MIT-0), Copyright (c) the codegen contributors,
// or the public domain (www.unlicense.org). The full texts are in the file LICENSE. It comes without warranty of any kind.
