// Private: what the parser and the printer offer to the hand-written syntax of single ops (text/syntax_*.c, text/legacy.c) and to
// the pieces of syntax that formats name (text/directives*.c; format.h has the rest of what these are given).
//
// A parse function of an op is entered behind the op's name, with st->def and st->loc set. It fills the state (operands, result types, attributes,
// regions, successors); a trailing location and the creation of the op are the caller's. It returns false after an error was reported. A print
// function is entered with the op's name printed and writes the rest, with its own leading blank.
//
//   static bool cgi_syntax_parse_foo(cgi_parser *p, cgi_op_state *st) {   // foo %a, %b {attrs} : f32
//     cgi_operand_ref refs[2];
//     cg_type t;
//     return cgi_parser_operand(p, &refs[0]) && cgi_parser_expect(p, ',') && cgi_parser_operand(p, &refs[1]) &&
//            cgi_parser_attr_dict(p, st) && cgi_parser_colon_type(p, &t) && cgi_state_operands(p, st, 2, refs, t) &&
//            cgi_state_result(p, st, t);
//   }
#ifndef CGI_PARSER_H
#define CGI_PARSER_H
#include "text/cg_text.h"
#include "text/lexer.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CGI_MAX_NESTING 256       // of types, attributes, locations, expressions
#define CGI_MAX_REGION_NESTING 64 // of regions, whose frames are larger: a 128 KiB stack has to do

typedef struct cgi_alias { // #name or !name, without the sigil
  cg_str name;
  bool is_type, done, busy;
  cg_type type;
  cg_attr attr;                 // NULL when its definition was faulty
  const char *at;               // the definition's text behind '=': an alias is read where it is first used, which may be before its definition
  const char *name_at, *behind; // `behind`: where the definition ends, when done
} cgi_alias;

typedef struct cgi_ssa_binding { // one SSA name in scope: all results of an op, or one block argument
  cg_str name;
  cg_value *values; // NULL: of an op that failed; uses of it are not reported again
  uint32_t count;
  const char *at;
  uint64_t shadowed; // index + 1 of the binding this one hides
} cgi_ssa_binding;

typedef struct cgi_forward { // a use before the definition
  cg_str name;
  uint32_t number, level; // nesting level of the use: a definition inside a deeper region does not count
  cg_value value;
  const char *at;
} cgi_forward;

typedef struct cgi_block_ref { // a block name in the current region
  cg_str name;
  cg_block block;
  bool defined;
  const char *at;
} cgi_block_ref;

typedef struct cgi_resource { // an entry of {-# dialect_resources #-}: its string, quotes included
  cg_str name, text;
} cgi_resource;

typedef struct cgi_parser {
  cg_context *ctx;
  cg_str file, text;
  const char *pos, *end; // pos: behind `tok`
  const char *last;      // end of the token before `tok`
  cgi_token tok;
  uint32_t *lines; // cgi array: offset of each line
  uint32_t first_line;
  const char *resources_at;         // the section that is read in front; NULL: there is none
  uint32_t depth;                   // of nesting, against CGI_MAX_NESTING
  uint32_t errors;                  // found so far; a speculation that is given up takes its own back
  uint32_t reported;                // of these, told to the user
  bool quiet;                       // no messages: a speculative parse
  bool stopped;                     // too many errors: nothing more is read
  bool elided;                      // the text has '...': names that it may define are not reported as undeclared
  cgi_alias *aliases;               // cgi array
  cgi_hmap alias_index;             // of interned sigil + name to index + 1
  cgi_ssa_binding *bindings;        // cgi array, a stack
  cgi_hmap names;                   // interned name to binding index + 1
  uint32_t isolated;                // first binding that is visible
  uint32_t level;                   // of region nesting
  cgi_forward *forwards;            // cgi array
  cgi_block_ref *blocks;            // cgi array, of the current region
  cg_region region;                 // the current one
  cg_block block;                   // to whose end the op being read will go: helper ops may be built there before it
  cgi_resource *resources;          // cgi array
  const struct cgi_syntax **syntax; // by op kind
  const cgi_op_def *parent;         // the op whose region is being read; NULL at the top
} cgi_parser;

// `%name` or `%name#number` as read, before its type is known.
typedef struct cgi_operand_ref {
  cg_str name; // without '%'
  uint32_t number;
  const char *at;
} cgi_operand_ref;

// `%name : type {attrs} loc(…)`, an argument of a function or region.
typedef struct cgi_arg {
  cgi_operand_ref ref; // name empty in a declaration that has only types
  cg_type type;        // NULL where the text has none
  cg_attr attrs;       // a dict, or NULL
  cg_loc loc;
} cgi_arg;

typedef struct cgi_op_state {
  cg_loc loc;
  const cgi_op_def *def;
  const char *at;      // where the op's name is
  unsigned num_names;  // results the text names (`%a, %b:2` gives 3); 0 when it names none
  const cg_str *names; // first result's names, for hints (cgi array owned by the caller)
  cg_value *operands;  // cgi arrays from here on
  cg_type *results;
  cg_named_attr *attrs;
  cg_region *regions; // detached until the op is made
  cg_block *successors;
  uint32_t *successor_operands;
  bool segments;   // operandSegmentSizes was set
  bool properties; // <{…}> was read
  bool generic;    // read in the generic form, where regions are complete as written
} cgi_op_state;

// ---- errors and positions -------------------------------------------------------------------------------------------------------------
// At the current token, or at a place of the text; false.
#define cgi_parser_error(...) CGI_PICK_2(cgi_parser_error_with, cgi_parser_error_plain, __VA_ARGS__)
#define cgi_parser_error_at(...) CGI_PICK_3(cgi_parser_error_at_with, cgi_parser_error_at_plain, __VA_ARGS__)
CGI_DEF bool cgi_parser_error_with(cgi_parser *p, const char *format, ...);
CGI_DEF bool cgi_parser_error_plain(cgi_parser *p, const char *format);
CGI_DEF bool cgi_parser_error_at_with(cgi_parser *p, const char *at, const char *format, ...);
CGI_DEF bool cgi_parser_error_at_plain(cgi_parser *p, const char *at, const char *format);
CGI_DEF cg_loc cgi_parser_loc_at(cgi_parser *p, const char *at);
static inline const char *cgi_parser_here(const cgi_parser *p) { return p->tok.text.data; }
CGI_DEF bool cgi_parser_enter(cgi_parser *p); // before recursing: false, with an error, when too deep; else leave with cgi_parser_leave
CGI_DEF void cgi_parser_leave(cgi_parser *p);

// Speculation: remember a place, try with `quiet` set, go back. Only text is rewound: use it on token, type and attribute level, not across ops.
typedef struct cgi_parser_mark {
  const char *pos, *last;
  cgi_token tok;
  uint32_t errors, depth;
  bool quiet; // a fault of the lexer in `tok` was not reported
} cgi_parser_mark;
CGI_DEF cgi_parser_mark cgi_parser_save(cgi_parser *p);
CGI_DEF void cgi_parser_restore(cgi_parser *p, const cgi_parser_mark *m);

// ---- tokens -----------------------------------------------------------------------------------------------------------------------------
CGI_DEF void cgi_parser_next(cgi_parser *p);
static inline bool cgi_parser_is(const cgi_parser *p, int kind) { return p->tok.kind == kind; }
CGI_DEF bool cgi_parser_accept(cgi_parser *p, int kind); // takes the token when it is of that kind ('(' or a cgi_tok)
CGI_DEF int cgi_parser_hex(char c);                      // its value as a digit, or -1
CGI_DEF bool cgi_parser_expect(cgi_parser *p, int kind); // or an error
CGI_DEF bool cgi_parser_is_word(const cgi_parser *p, const char *word);
CGI_DEF bool cgi_parser_accept_word(cgi_parser *p, const char *word);
CGI_DEF bool cgi_parser_expect_word(cgi_parser *p, const char *word);
CGI_DEF bool cgi_parser_word(cgi_parser *p, cg_str *out);        // any word, interned
CGI_DEF bool cgi_parser_string(cgi_parser *p, cg_str *out);      // a quoted string, unescaped, interned
CGI_DEF bool cgi_parser_symbol_name(cgi_parser *p, cg_str *out); // @name, without '@', interned
CGI_DEF bool cgi_parser_symbol_ref(cgi_parser *p, cg_attr *out); // @a::@b
CGI_DEF bool cgi_parser_int(cgi_parser *p, int64_t *out);        // with an optional '-'
CGI_DEF bool cgi_parser_u32(cgi_parser *p, uint32_t *out);       // not negative
// Comma-separated integers between open and close ('[' ']'); 0, 0 for a bare list. Appends to the cgi array *out.
CGI_DEF bool cgi_parser_int_list(cgi_parser *p, int open, int close, int64_t **out);

// ---- types, attributes, locations ------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_parser_type(cgi_parser *p, cg_type *out);
CGI_DEF bool cgi_parser_optional_type(cgi_parser *p, cg_type *out, bool *found); // false only after an error
CGI_DEF bool cgi_parser_colon_type(cgi_parser *p, cg_type *out);                 // `: type`
CGI_DEF bool cgi_parser_type_list(cgi_parser *p, cg_type **out);                 // t, t, … without parentheses; appends to a cgi array
CGI_DEF bool cgi_parser_paren_types(cgi_parser *p, cg_type **out);               // (t, t), may be empty
CGI_DEF bool cgi_parser_arrow_types(cgi_parser *p, cg_type **out);               // behind `->`: one type or (t, …)
CGI_DEF bool cgi_parser_optional_arrow(cgi_parser *p, cg_type **out);            // `-> …` or nothing
CGI_DEF bool cgi_parser_function_type(cgi_parser *p, cg_type *out);              // (t, …) -> …
CGI_DEF bool cgi_parser_attr(cgi_parser *p, cg_attr *out);                       // any attribute, with its type where one follows
CGI_DEF bool cgi_parser_attr_typed(cgi_parser *p, cg_type type,
                                   cg_attr *out);              // numbers and dense take `type` when the text gives none; `type` may be NULL
CGI_DEF bool cgi_parser_map(cgi_parser *p, cg_map *out);       // bare: (d0) -> (d0)
CGI_DEF bool cgi_parser_map_attr(cgi_parser *p, cg_attr *out); // affine_map<…> or an alias of one
// `[%i + 3, symbol(%n) * 2]` of affine.load and affine.store: a map of the values used, dims first. Appends to both.
CGI_DEF bool cgi_parser_affine_subscripts(cgi_parser *p, int open, int close, cg_map *map, cgi_operand_ref **dims, cgi_operand_ref **symbols);
// Dimensions up to the element type: 4x?x, into a cgi array.
CGI_DEF bool cgi_parser_dims(cgi_parser *p, int64_t **out);
CGI_DEF bool cgi_parser_dict(cgi_parser *p, cg_named_attr **out);           // { a = 1, b }; appends to a cgi array
CGI_DEF bool cgi_parser_attr_dict(cgi_parser *p, cgi_op_state *st);         // an optional { … } into st->attrs
CGI_DEF bool cgi_parser_attr_dict_keyword(cgi_parser *p, cgi_op_state *st); // optional `attributes { … }`
CGI_DEF bool cgi_parser_optional_loc(cgi_parser *p, cg_loc *out);           // loc(…) when it is there; *out unchanged else
CGI_DEF bool cgi_parser_location(cgi_parser *p, cg_loc *out);               // inside loc( )

// ---- operands ---------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_parser_operand(cgi_parser *p, cgi_operand_ref *out);
CGI_DEF bool cgi_parser_operand_list(cgi_parser *p, cgi_operand_ref **out);                              // %a, %b (none is fine); appends
CGI_DEF bool cgi_parser_paren_operands(cgi_parser *p, cgi_operand_ref **out);                            // (%a, %b)
CGI_DEF bool cgi_parser_resolve(cgi_parser *p, const cgi_operand_ref *ref, cg_type type, cg_value *out); // errors when the value has another type
CGI_DEF cg_value cgi_parser_lookup(cgi_parser *p, const cgi_operand_ref *ref); // the value if it is defined already; NULL else, no error
// Into st->operands: one type for all, or one each.
CGI_DEF bool cgi_state_operand(cgi_parser *p, cgi_op_state *st, const cgi_operand_ref *ref, cg_type type);
CGI_DEF bool cgi_state_operands(cgi_parser *p, cgi_op_state *st, size_t n, const cgi_operand_ref *refs, cg_type type);
CGI_DEF bool cgi_state_operands_each(cgi_parser *p, cgi_op_state *st, size_t n, const cgi_operand_ref *refs, size_t nt, const cg_type *types,
                                     const char *at);

// ---- building the state -----------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_state_result(cgi_parser *p, cgi_op_state *st, cg_type t); // appends; always true
CGI_DEF bool cgi_state_results(cgi_parser *p, cgi_op_state *st, size_t n, const cg_type *types);
CGI_DEF bool cgi_state_attr(cgi_parser *p, cgi_op_state *st, const char *name, cg_attr value); // sets or replaces; always true
CGI_DEF cg_attr cgi_state_get(const cgi_op_state *st, const char *name);                       // NULL when absent
CGI_DEF void cgi_state_remove(cgi_op_state *st, const char *name);
CGI_DEF bool cgi_state_segments(cgi_parser *p, cgi_op_state *st, unsigned n, const int32_t *sizes); // operandSegmentSizes
CGI_DEF bool cgi_state_set_def(cgi_parser *p, cgi_op_state *st, const char *name);                  // becomes another op: "arith.addf"

// ---- regions and successors -----------------------------------------------------------------------------------------------------------------
// Reads `{ … }` into a new region of st. With args, these are the entry block's (the text then has no ^bb0 header); names are defined inside.
// The implicit terminator of the op's table row is added where missing.
CGI_DEF bool cgi_parser_region(cgi_parser *p, cgi_op_state *st, size_t num_args, const cgi_arg *args);
CGI_DEF cg_region cgi_state_empty_region(cgi_parser *p, cgi_op_state *st); // a new region without blocks
CGI_DEF bool cgi_parser_successor(cgi_parser *p, cgi_op_state *st);        // ^bb1 or ^bb1(%a, %b : t, t); its operands go to the end of st->operands
// `(%a: t {attrs} loc(…), …)`, appends to a cgi array. allow_types: `(t, t {attrs})` is fine, too; need_types: `%a` alone is not. *variadic: `...`
// seen.
CGI_DEF bool cgi_parser_args(cgi_parser *p, bool allow_types, bool need_types, cgi_arg **out, bool *variadic);
// `(%a = %init, %b = %init2)`: iter_args and the like. Appends to both.
CGI_DEF bool cgi_parser_assignments(cgi_parser *p, cgi_arg **args, cgi_operand_ref **inits);

// ---- for text/*.c only --------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_parser_dialect_body(cgi_parser *p, cg_str name, cg_attr *out); // at `<`: <…> as the attribute #name<…>
CGI_DEF bool cgi_parser_raw_body(cgi_parser *p,
                                 cg_str *out); // <…> of a dialect type or attribute: the text between, aliases in it replaced, blanks shortened
CGI_DEF bool cgi_parser_set_text(cgi_parser *p, cgi_buf *b);                    // of an affine set, normalised
CGI_DEF cgi_alias *cgi_parser_alias(cgi_parser *p, cg_str with_sigil);          // NULL when there is none of that name; its value is read when needed
CGI_DEF bool cgi_parser_number_attr(cgi_parser *p, cg_type type, cg_attr *out); // a number of that type, at the current token
CGI_DEF const struct cgi_syntax **cgi_syntax_table(cg_context *ctx);

// ---- formats (text/format.c) ------------------------------------------------------------------------------------------------------------------
// Any op may be read and printed by a format string in the language of dialects/cg_ops.h: a hand-written function uses this for what it does not
// treat.
CGI_DEF bool cgi_parser_format(cgi_parser *p, cgi_op_state *st, const char *format);

// ---- printing -------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_printer cgi_printer; // text/printer.c
CGI_DEF cg_context *cgi_printer_context(cgi_printer *pr);
CGI_DEF void cgi_printer_z(cgi_printer *pr, const char *z);
CGI_DEF void cgi_printer_char(cgi_printer *pr, char c);
CGI_DEF void cgi_printer_str(cgi_printer *pr, cg_str s);
CGI_DEF void cgi_printer_quoted(cgi_printer *pr, cg_str s); // "escaped"
CGI_DEF void cgi_printer_int(cgi_printer *pr, int64_t v);
CGI_DEF void cgi_printer_value(cgi_printer *pr, cg_value v); // %0
CGI_DEF void cgi_printer_operand(cgi_printer *pr, cg_op op, unsigned i);
CGI_DEF void cgi_printer_operands(cgi_printer *pr, cg_op op, unsigned first, unsigned count); // %0, %1
CGI_DEF void cgi_printer_type(cgi_printer *pr, cg_type t);
CGI_DEF void cgi_printer_operand_types(cgi_printer *pr, cg_op op, unsigned first, unsigned count); // t, t
CGI_DEF void cgi_printer_result_types(cgi_printer *pr, cg_op op);                                  // t, t
CGI_DEF void cgi_printer_arrow(cgi_printer *pr, cg_op op);                                         // ` -> t`, ` -> (t, t)`, nothing without results
CGI_DEF void cgi_printer_function_type(cgi_printer *pr, cg_op op);                                 // (operand types) -> result types
CGI_DEF void cgi_printer_attr(cgi_printer *pr, cg_attr a);                                         // with its type
CGI_DEF void cgi_printer_attr_body(cgi_printer *pr, cg_attr a);                                    // a dialect attribute without its name: <…>
CGI_DEF void cgi_printer_attr_no_type(cgi_printer *pr, cg_attr a);
CGI_DEF void cgi_printer_int_list(cgi_printer *pr, cg_attr list); // [1, 2], whatever the list's spelling is
CGI_DEF void cgi_printer_symbol(cgi_printer *pr, cg_str name);    // @name
// ` {a = 1}` of the attributes not in `elided` (a NULL-terminated array, or NULL), nothing when none is left. Segment sizes and attributes that have
// their default value are always left out. The second form writes ` attributes {…}`.
CGI_DEF void cgi_printer_attr_dict(cgi_printer *pr, cg_op op, const char *const *elided);
CGI_DEF void cgi_printer_attr_dict_keyword(cgi_printer *pr, cg_op op, const char *const *elided);
CGI_DEF void cgi_printer_dict(cgi_printer *pr, cg_op op, const char *const *elided, const char *open); // behind `open`, such as " {"
// `{ … }`; entry_args: print the entry block's header, terminator: print an implicit terminator that has no operands.
CGI_DEF void cgi_printer_region(cgi_printer *pr, cg_region r, bool entry_args, bool terminator);
CGI_DEF void cgi_printer_region_args(cgi_printer *pr, cg_region r);        // (%a: t, %b: t) of the entry block
CGI_DEF void cgi_printer_successor(cgi_printer *pr, cg_op op, unsigned i); // ^bb1(%a : t)
CGI_DEF void cgi_printer_newline(cgi_printer *pr);                         // and the indentation
CGI_DEF void cgi_printer_op_in_place(cgi_printer *pr, cg_op op);           // an op without its results, in place
CGI_DEF void cgi_printer_indent(cgi_printer *pr, int by);                  // of the lines that follow
CGI_DEF void cgi_printer_format(cgi_printer *pr, cg_op op, const char *format);
CGI_DEF void cgi_printer_same_args(cgi_printer *pr, cg_region r, cg_region like); // the arguments of r take the names of those of `like`
CGI_DEF void cgi_printer_loc(cgi_printer *pr, cg_loc loc);                        // ` loc(…)` when debug info is printed
CGI_DEF void cgi_printer_arg(cgi_printer *pr, cg_value arg, cg_attr attrs);       // %arg0: t {attrs}; attrs a dict or NULL
CGI_DEF bool cgi_format_attr_fits(cg_str kind, cg_str name, cg_attr a);           // whether a format can print it; else the generic form is taken

// ---- shared by syntax files (text/syntax_common.c) ----------------------------------------------------------------------------------------------
// `[%a, 1, ?]`: values go to *refs, numbers to *statics, with CG_DYNAMIC where a value stands. Appends.
CGI_DEF bool cgi_parser_index_list(cgi_parser *p, int open, int close, cgi_operand_ref **refs, int64_t **statics);
CGI_DEF void cgi_printer_index_list(cgi_printer *pr, cg_op op, unsigned *next, cg_attr statics, const char *open,
                                    const char *close); // *next: operand to go on with

// ---- the dispatch table -----------------------------------------------------------------------------------------------------------------------
typedef bool (*cgi_parse_op_fn)(cgi_parser *p, cgi_op_state *st);
typedef void (*cgi_print_op_fn)(cgi_printer *pr, cg_op op);
// A row wins over the op's format string; where `parse` or `print` is NULL, the format (or the generic form) is taken for that direction.
typedef struct cgi_syntax {
  cg_op_kind kind;
  cgi_parse_op_fn parse;
  cgi_print_op_fn print;
} cgi_syntax;
CGI_DEF const cgi_syntax *cgi_syntax_of(const cgi_op_def *def, const cgi_syntax **table); // NULL: the format says it
CGI_DEF const cgi_syntax *cgi_syntax_common(unsigned *count);                             // func, arith, scf
CGI_DEF const cgi_syntax *cgi_syntax_vector(unsigned *count);
CGI_DEF const cgi_syntax *cgi_syntax_iree(unsigned *count); // hal, flow, stream, util, check: text/syntax_iree.c

// ---- older spellings (text/legacy.c) ------------------------------------------------------------------------------------------------------------
// `name` is an op name as written, that no table has ("addf", "std.constant", "mhlo.add", "linalg.init_tensor", …), or one whose older syntax
// differs.
// True when it is an older spelling: *today gets the op's name of today, *parse a function that reads the older pretty syntax, NULL for today's
// syntax.
// It is asked first for every pretty op, so it must be quick (and give false for names of today whose syntax did not change).
CGI_DEF bool cgi_legacy_op_name(cgi_parser *p, cg_str name, cg_str *today, cgi_parse_op_fn *parse);
// Called with the complete state of every op just before it is made, pretty or generic: older attribute forms become today's
// (dimension = "x" of gpu.block_id, dictionaries for #stablehlo.conv, …). `spelled` is the name as written. False after an error.
CGI_DEF CGI_NOINLINE bool cgi_legacy_normalize(cgi_parser *p, cg_str spelled, cgi_op_state *st);

#ifdef __cplusplus
}
#endif
#endif
