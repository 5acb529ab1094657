// Private: what the reader and the printer of formats (text/format.c) share with the pieces of syntax that have a name (text/directives*.c).
#ifndef CGI_FORMAT_H
#define CGI_FORMAT_H
#include "text/parser.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CGI_FORMAT_GROUPS 16
#define CGI_FORMAT_ARGS 8

typedef enum cgi_format_kind {
  CGI_FORMAT_END,
  CGI_FORMAT_LITERAL,
  CGI_FORMAT_BLANK, // `` or ` `
  CGI_FORMAT_VAR,
  CGI_FORMAT_TYPE,
  CGI_FORMAT_FUNCTION_TYPE,
  CGI_FORMAT_CUSTOM,
  CGI_FORMAT_LIST, // oilist(
  CGI_FORMAT_BAR,
  CGI_FORMAT_DICT,
  CGI_FORMAT_DICT_KEYWORD,
  CGI_FORMAT_OPERANDS,
  CGI_FORMAT_REGIONS,
  CGI_FORMAT_OPEN,
  CGI_FORMAT_CLOSE,
  CGI_FORMAT_ELSE // `) : (`: text is between
} cgi_format_kind;

typedef struct cgi_format_element {
  cgi_format_kind kind;
  cg_str text; // literal; name of a variable or a custom<…>; argument of type( ) and the first of functional-type( )
  cg_str second;
  bool anchor; // ^
  bool comma;  // of an oilist: each clause is behind a comma
  unsigned num_args;
  cg_str args[CGI_FORMAT_ARGS]; // of custom<…>
} cgi_format_element;

typedef struct cgi_format_types {
  cg_type *types; // cgi array; with `all` one type for each member of the group
  bool known, all;
} cgi_format_types;

typedef struct cgi_format_parse {
  cgi_parser *p;
  cgi_op_state *st;
  const char *format;
  unsigned num_operands, num_results;
  cgi_arg *args;                   // cgi array: of the region that comes next
  const cgi_format_types *carried; // of the operands that the arguments from first_carried on start with; NULL: none
  size_t first_carried;
  const char *carried_at;
  bool resolved, early;                     // the operands are in the state; they are about to be, though the text is not read to its end
  const char *miscounted;                   // where a list of all operands is that has too many or too few
  const cgi_op_def *payload;                // what the body does, where the text has its name instead; NULL: it has a region
  cg_named_attr *payload_attrs;             // cgi array
  const char *literal, *attributes;         // where the last ones were
  const char *skipped;                      // where the last optional group was left out
  const char *clauses, *clauses_end;        // of the last oilist; where the text stopped to have them
  cgi_operand_ref *refs[CGI_FORMAT_GROUPS]; // cgi arrays
  cgi_group operands[CGI_FORMAT_GROUPS], results[CGI_FORMAT_GROUPS];
  cgi_format_types operand_types[CGI_FORMAT_GROUPS], result_types[CGI_FORMAT_GROUPS];
} cgi_format_parse;

typedef struct cgi_format_print {
  cgi_printer *pr;
  cg_op op;
  const char *format;
  bool space, punctuation; // whether a blank goes in front of the next element; whether the last one was punctuation
  bool args_printed;       // those of the next region
} cgi_format_print;

// custom<name>(…): the arguments are names of groups, attributes and regions.
typedef struct cgi_format_custom {
  const char *name;
  bool (*parse)(cgi_format_parse *f, const cg_str *args);
  void (*print)(cgi_format_print *f, const cg_str *args); // NULL: nothing is to be seen
} cgi_format_custom;

CGI_DEF const cgi_format_custom *cgi_format_custom_of(cg_str name);
CGI_DEF const cgi_format_custom *cgi_format_affine_customs(unsigned *count); // text/directives_*.c
CGI_DEF const cgi_format_custom *cgi_format_hlo_customs(unsigned *count);
CGI_DEF const cgi_format_custom *cgi_format_iree_customs(unsigned *count);
CGI_DEF const cgi_format_custom *cgi_format_scf_customs(unsigned *count);
CGI_DEF const cgi_format_custom *cgi_format_vector_customs(unsigned *count);
CGI_DEF const cgi_format_custom *cgi_format_linalg_customs(unsigned *count);
CGI_DEF cgi_operand_ref **cgi_directive_refs(cgi_format_parse *f, cg_str name);
CGI_DEF cgi_format_types *cgi_directive_types(cgi_format_parse *f, cg_str name);
CGI_DEF cgi_format_types *cgi_directive_result(cgi_format_parse *f, cg_str name);
CGI_DEF void cgi_directive_indices(cgi_format_parse *f, cg_str name);    // the group is of type index
CGI_DEF bool cgi_directive_operand(cgi_format_parse *f, cg_str name);    // one more of a group
CGI_DEF bool cgi_directive_colon_type(cgi_format_parse *f, cg_str name); // `: type` of one more of a group
CGI_DEF unsigned cgi_directive_group(cgi_format_print *f, cg_str name, unsigned *first);
CGI_DEF void cgi_directive_print_paren_types(cgi_format_print *f, const cg_str *args); // those of the results
CGI_DEF bool cgi_directive_set(cgi_format_parse *f, cg_str name, cg_attr a);
CGI_DEF cg_attr cgi_directive_get(cgi_format_print *f, cg_str name);
CGI_DEF int cgi_format_group_index(const cgi_group *groups, unsigned n, cg_str name); // -1: there is none
CGI_DEF void cgi_format_know(cgi_format_parse *f, cgi_format_types *t, cg_type type); // one type for all of a group
CGI_DEF void cgi_format_before(cgi_format_print *f);                                  // the blank, where one belongs
CGI_DEF const char *cgi_format_z(cg_context *ctx, cg_str s);
CGI_DEF cgi_format_types *cgi_format_types_of(cgi_format_parse *f, cg_str name);
CGI_DEF bool cgi_format_deal(cgi_format_parse *f, bool operands, const cg_type *types, size_t n, const char *at); // to all groups in order
CGI_DEF bool cgi_format_parse_function_type(cgi_format_parse *f);
CGI_DEF bool cgi_format_early_operands(cgi_format_parse *f);
CGI_DEF bool cgi_format_parse_region(cgi_format_parse *f);
CGI_DEF void cgi_format_print_dict(cgi_format_print *f, const char *open);

#ifdef __cplusplus
}
#endif
#endif
