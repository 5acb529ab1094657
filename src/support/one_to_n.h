// Private: 1:N type conversion, for passes that make several values, the pieces, of a value. A pass says how values split and rewrites each op that
// takes or gives one that does; scf.for, scf.if, scf.while, StableHLO's ops with regions, and their terminators carry the pieces:
//
//   %r = scf.for … iter_args(%a = %x) -> (i64) {            %r:2 = scf.for … iter_args(%a0 = %x0, %a1 = %x1) -> (i32, i32) {
//     scf.yield %y : i64                             →        scf.yield %y0, %y1 : i32, i32
#ifndef CGI_ONE_TO_N_H
#define CGI_ONE_TO_N_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

typedef struct cgi_one_to_n cgi_one_to_n;
// Builds what takes the op's place before it, and says by cgi_pieces_new what its results became; the op goes later. False after an error.
typedef bool (*cgi_one_to_n_fn)(cgi_one_to_n *c, cg_op op);

enum { CGI_ONE_TO_N_KINDS = 4 };
typedef struct cgi_one_to_n_row {
  cgi_one_to_n_fn rewrite;
  uint16_t kinds[CGI_ONE_TO_N_KINDS]; // of the ops that it rewrites; 0 ends them
} cgi_one_to_n_row;

struct cgi_one_to_n {
  cg_context *ctx;
  void *user;
  // The number of pieces and (unless NULL) their type; 0: the value stays whole.
  unsigned (*split)(cgi_one_to_n *c, cg_value v, cg_type *piece);
  // The pieces of a value that no rewritten op gave; false after an error. NULL: there is no such value.
  bool (*materialize)(cgi_one_to_n *c, cg_value v, cg_value *pieces);
  const cgi_one_to_n_row *rows; // how ops are rewritten
  size_t num_rows;
  cgi_one_to_n_fn otherwise; // those without a row

  cgi_builder b;   // for a rewrite: before the op at hand
  bool keep;       // set by a rewrite: the op stays
  cg_op into;      // set by a rewrite: what has its regions, which are walked next
  cgi_hmap pieces; // of values
};

CGI_DEF bool cgi_one_to_n_run(cgi_one_to_n *c, cg_op func);
CGI_DEF cg_value *cgi_pieces_new(cgi_one_to_n *c, cg_value v);      // to be filled in
CGI_DEF const cg_value *cgi_pieces_of(cgi_one_to_n *c, cg_value v); // NULL after an error
CGI_DEF bool cgi_rewrite_by_piece(cgi_one_to_n *c, cg_op op);       // the same op on each piece; what stays whole is an operand of each
CGI_DEF bool cgi_rewrite_carrier(cgi_one_to_n *c, cg_op op);        // the same op with all pieces as operands; its regions split in the same way

#ifdef __cplusplus
}
#endif
#endif
