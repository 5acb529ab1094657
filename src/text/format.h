// Private: what the reader and the printer of formats (text/format.c) share with the pieces of syntax that have a name (text/directives.c).
#ifndef CGI_FORMAT_H
#define CGI_FORMAT_H
#include "text/parser.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CGI_FMT_GROUPS 16
#define CGI_FMT_ARGS 8

typedef enum cgi_fmt_kind {
  CGI_FMT_END,
  CGI_FMT_LITERAL,
  CGI_FMT_BLANK, // `` or ` `
  CGI_FMT_VAR,
  CGI_FMT_TYPE,
  CGI_FMT_FUNCTION_TYPE,
  CGI_FMT_CUSTOM,
  CGI_FMT_LIST, // oilist(
  CGI_FMT_BAR,
  CGI_FMT_DICT,
  CGI_FMT_DICT_KEYWORD,
  CGI_FMT_OPERANDS,
  CGI_FMT_REGIONS,
  CGI_FMT_OPEN,
  CGI_FMT_CLOSE,
  CGI_FMT_ELSE // `) : (`: text is between
} cgi_fmt_kind;

typedef struct cgi_fmt_element {
  cgi_fmt_kind kind;
  cg_str text; // literal; name of a variable or a custom<…>; argument of type( ) and the first of functional-type( )
  cg_str second;
  bool anchor; // ^
  bool comma;  // of an oilist: each clause is behind a comma
  unsigned num_args;
  cg_str args[CGI_FMT_ARGS]; // of custom<…>
} cgi_fmt_element;

typedef struct cgi_fmt_types {
  cg_type *types; // cgi array; with `all` one type for each member of the group
  bool known, all;
} cgi_fmt_types;

typedef struct cgi_fmt_parse {
  cgi_parser *p;
  cgi_op_state *st;
  const char *format;
  cgi_group operands[CGI_FMT_GROUPS], results[CGI_FMT_GROUPS];
  unsigned num_operands, num_results;
  cgi_operand_ref *refs[CGI_FMT_GROUPS]; // cgi arrays
  cgi_fmt_types operand_types[CGI_FMT_GROUPS], result_types[CGI_FMT_GROUPS];
  cgi_arg *args;                // cgi array: of the region that comes next
  const cgi_fmt_types *carried; // of the operands that the arguments from first_carried on start with; NULL: none
  size_t first_carried;
  const char *carried_at;
  bool resolved, early;              // the operands are in the state; they are about to be, though the text is not read to its end
  const char *miscounted;            // where a list of all operands is that has too many or too few
  const cgi_op_def *payload;         // what the body does, where the text has its name instead; NULL: it has a region
  cg_named_attr *payload_attrs;      // cgi array
  const char *literal, *attributes;  // where the last ones were
  const char *skipped;               // where the last optional group was left out
  const char *clauses, *clauses_end; // of the last oilist; where the text stopped to have them
} cgi_fmt_parse;

typedef struct cgi_fmt_print {
  cgi_printer *pr;
  cg_op op;
  const char *format;
  bool space, punctuation; // whether a blank goes in front of the next element; whether the last one was punctuation
  bool args_printed;       // those of the next region
} cgi_fmt_print;

// custom<name>(…): the arguments are names of groups, attributes and regions.
typedef struct cgi_fmt_custom {
  const char *name;
  bool (*parse)(cgi_fmt_parse *f, const cg_str *args);
  void (*print)(cgi_fmt_print *f, const cg_str *args); // NULL: nothing is to be seen
} cgi_fmt_custom;

CGI_DEF const cgi_fmt_custom *cgi_fmt_custom_of(cg_str name);
CGI_DEF const cgi_fmt_custom *cgi_fmt_affine_customs(unsigned *count); // text/directives_*.c
CGI_DEF const cgi_fmt_custom *cgi_fmt_hlo_customs(unsigned *count);
CGI_DEF const cgi_fmt_custom *cgi_fmt_iree_customs(unsigned *count);
CGI_DEF const cgi_fmt_custom *cgi_fmt_scf_customs(unsigned *count);
CGI_DEF const cgi_fmt_custom *cgi_fmt_vector_customs(unsigned *count);
CGI_DEF const cgi_fmt_custom *cgi_fmt_linalg_customs(unsigned *count);
CGI_DEF cgi_operand_ref **cgi_dir_refs(cgi_fmt_parse *f, cg_str name);
CGI_DEF cgi_fmt_types *cgi_dir_types(cgi_fmt_parse *f, cg_str name);
CGI_DEF cgi_fmt_types *cgi_dir_result(cgi_fmt_parse *f, cg_str name);
CGI_DEF void cgi_dir_indices(cgi_fmt_parse *f, cg_str name);    // the group is of type index
CGI_DEF bool cgi_dir_operand(cgi_fmt_parse *f, cg_str name);    // one more of a group
CGI_DEF bool cgi_dir_colon_type(cgi_fmt_parse *f, cg_str name); // `: type` of one more of a group
CGI_DEF unsigned cgi_dir_group(cgi_fmt_print *f, cg_str name, unsigned *first);
CGI_DEF void cgi_dir_print_paren_types(cgi_fmt_print *f, const cg_str *args); // those of the results
CGI_DEF bool cgi_dir_set(cgi_fmt_parse *f, cg_str name, cg_attr a);
CGI_DEF cg_attr cgi_dir_get(cgi_fmt_print *f, cg_str name);
CGI_DEF int cgi_fmt_group_index(const cgi_group *groups, unsigned n, cg_str name); // -1: there is none
CGI_DEF void cgi_fmt_know(cgi_fmt_parse *f, cgi_fmt_types *t, cg_type type);       // one type for all of a group
CGI_DEF void cgi_fmt_before(cgi_fmt_print *f);                                     // the blank, where one belongs
CGI_DEF const char *cgi_fmt_z(cg_context *ctx, cg_str s);
CGI_DEF cgi_fmt_types *cgi_fmt_types_of(cgi_fmt_parse *f, cg_str name);
CGI_DEF bool cgi_fmt_deal(cgi_fmt_parse *f, bool operands, const cg_type *types, size_t n, const char *at); // to all groups in order
CGI_DEF bool cgi_fmt_parse_function_type(cgi_fmt_parse *f);
CGI_DEF bool cgi_fmt_early_operands(cgi_fmt_parse *f);
CGI_DEF bool cgi_fmt_parse_region(cgi_fmt_parse *f);
CGI_DEF void cgi_fmt_print_dict(cgi_fmt_print *f, const char *open, const char *hidden);

#ifdef __cplusplus
}
#endif
#endif
