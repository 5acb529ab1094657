// Sorts, scans and top-k of lines, one element after the other, and scatters of what never meets: see lines.h.
#include "support/lines.h"

#include "dialects/combiner.h"
#include "support/index.h"
#include "support/structured.h"

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX

#define CGI_LINES_RANK 16     // of an operand
#define CGI_LINES_OPERANDS 16 // of a sort
#define CGI_LINES_HELD 1024   // elements that an invocation has an array of its own for

typedef struct cgi_lines {
  cg_op op;
  const cg_value *inputs, *inits, *outs;
  unsigned rank, dim, num_outs;
  cg_value index[CGI_LINES_RANK + 2], length; // of an element: that along the line is set for each; and what the line has of them
} cgi_lines;

CGI_DEF bool cgi_works_on_lines(cg_op op) {
  cg_op_kind k = op->def->kind;
  return k == CG_IREE_LINALG_EXT_SORT || k == CG_IREE_LINALG_EXT_SCAN || k == CG_IREE_LINALG_EXT_TOPK;
}

// An element of the line, or of an array that an invocation has for it, of one dim.
static cg_value cgi_lines_load(cgi_lines *l, cgi_builder *b, cg_value m, cg_value at) {
  if (m->type->kind != CG_TYPE_MEMREF) return m; // the same everywhere
  l->index[l->dim] = at;
  return cgi_build_element(b, m, m->type->rank, m->type->rank == 1 ? &at : l->index);
}

static void cgi_lines_store(cgi_lines *l, cgi_builder *b, cg_value v, cg_value m, cg_value at) {
  cg_value operands[CGI_LINES_RANK + 2];
  l->index[l->dim] = at;
  operands[CG_MEMREF_STORE_VALUE] = v;
  operands[CG_MEMREF_STORE_MEMREF] = m;
  memcpy(operands + CG_MEMREF_STORE_INDICES, m->type->rank == 1 ? &at : l->index, m->type->rank * sizeof *operands);
  cgi_build_plain(b, CG_MEMREF_STORE, m->type->rank + 2, operands);
}

static cg_value cgi_lines_region(cgi_lines *l, cgi_builder *b, const cg_value *args) {
  cg_value r;
  cgi_inline_block(b, cg_region_first(l->op->regions[0]), args, &r);
  return r;
}

static cg_op cgi_lines_for(cgi_builder *b, cg_value upper, unsigned n, const cg_value *init) {
  cg_value from = cgi_build_index(b, 0), step = cgi_build_index(b, 1);
  return cgi_build_for(b, from, upper, step, n, init);
}

static cg_value cgi_lines_before(cgi_builder *b, cg_value at) { // at - 1
  return cgi_build_binary(b, CG_ARITH_SUBI, at, cgi_build_index(b, 1));
}

// Each element goes behind all that do not come after it: stable. Those in front of it are in order already.
static void cgi_lines_sort(cgi_lines *l, cgi_builder *b) {
  cg_value moving[CGI_LINES_OPERANDS], args[2 * CGI_LINES_OPERANDS], at, no, c;
  cg_op each = cgi_lines_for(b, l->length, 0, NULL);
  cgi_builder in = cgi_builder_in(each, 0);
  at = each->regions[0]->first->args[0];
  for (unsigned k = 0; k < l->num_outs; k++) moving[k] = cgi_lines_load(l, &in, l->inits[k], at);
  cg_op loop = cgi_build_while(&in, 1, &at);
  cgi_builder test = cgi_builder_in(loop, 0), body = cgi_builder_in(loop, 1), then;
  cg_value here = loop->regions[0]->first->args[0], moved = loop->regions[1]->first->args[0];
  no = cgi_build_int(&test, cgi_type_i(test.ctx, 1), 0);
  cg_op guard = cgi_build_if_else(&test, cgi_build_cmpi_int(&test, CG_CMPI_SGT, here, 0), 1, &no, &then);
  cg_value before = cgi_lines_before(&then, here);
  for (unsigned k = 0; k < l->num_outs; k++) {
    args[2 * k] = moving[k];
    args[2 * k + 1] = cgi_lines_load(l, &then, l->outs[k], before);
  }
  c = cgi_lines_region(l, &then, args);
  cgi_build_yield(&then, 1, &c);
  args[CG_SCF_CONDITION_CONDITION] = guard->results[0];
  args[CG_SCF_CONDITION_ARGS] = here;
  cgi_build_return(&test, CG_SCF_CONDITION, 2, args);
  before = cgi_lines_before(&body, moved);
  for (unsigned k = 0; k < l->num_outs; k++) cgi_lines_store(l, &body, cgi_lines_load(l, &body, l->outs[k], before), l->outs[k], moved);
  cgi_build_yield(&body, 1, &before);
  for (unsigned k = 0; k < l->num_outs; k++) cgi_lines_store(l, &in, moving[k], l->outs[k], loop->results[0]);
  cgi_build_yield(&in, 0, NULL);
}

// outs[1] has a dim less: what each line comes to, and begins with where it is not inclusive.
static void cgi_lines_scan(cgi_lines *l, cgi_builder *b, bool inclusive) {
  cg_value line[CGI_LINES_RANK + 2], acc, pair[2], at, zero;
  cg_type t = l->outs[0]->type->element;
  for (unsigned d = 0, k = 2; d < l->rank; d++)
    if (d != l->dim) line[k++] = l->index[d];
  acc = l->inits[1];
  if (inclusive)
    acc = cgi_build_constant(b, cgi_small_number(t, 0));
  else if (acc->type->kind == CG_TYPE_MEMREF)
    acc = cgi_build_element(b, acc, l->rank - 1, line + 2);
  cg_op loop = cgi_lines_for(b, l->length, 1, &acc);
  cgi_builder in = cgi_builder_in_for(loop, &pair[0]);
  at = loop->regions[0]->first->args[0];
  zero = cgi_build_index(&in, 0);
  cg_value first = cgi_build_cmpi(&in, CG_CMPI_EQ, at, zero);
  pair[1] = cgi_lines_load(l, &in, l->inputs[0], inclusive ? at : cgi_build_select(&in, first, zero, cgi_lines_before(&in, at)));
  acc = cgi_build_select(&in, first, pair[!!inclusive], cgi_lines_region(l, &in, pair));
  cgi_lines_store(l, &in, acc, l->outs[0], at);
  cgi_build_yield(&in, 1, &acc);
  line[CG_MEMREF_STORE_VALUE] = loop->results[0];
  line[CG_MEMREF_STORE_MEMREF] = l->outs[1];
  cgi_build_plain(b, CG_MEMREF_STORE, l->rank + 1, line);
}

static void cgi_lines_copy(cgi_lines *l, cgi_builder *b, cg_value count, cg_value from, cg_value to) {
  if (from == to) return;
  cg_op copy = cgi_lines_for(b, count, 0, NULL);
  cgi_builder in = cgi_builder_in(copy, 0);
  cg_value at = copy->regions[0]->first->args[0];
  cgi_lines_store(l, &in, cgi_lines_load(l, &in, from, at), to, at);
  cgi_build_yield(&in, 0, NULL);
}

// What is held has the best so far, in order: an element that is better than one takes its place, and all behind that move on. That is the line's end
// itself where nobody knows how many it has.
static void cgi_lines_topk(cgi_lines *l, cgi_builder *b, bool numbered) {
  cg_value best[2], carried[3], moved[3], held[2], at;
  cg_value count = cgi_build_dim(b, l->outs[0], l->dim);
  int64_t n;
  bool known = cgi_constant_int(count, &n) && n >= 1 && n <= CGI_LINES_HELD;
  for (unsigned k = 0; k < 2; k++) {
    cgi_builder top = cgi_builder_at_start(cgi_op_parent_of_kind(l->op, CG_FUNC_FUNC)->regions[0]->first, l->op->loc);
    held[k] = l->outs[k];
    if (known) held[k] = cgi_build_alloc(&top, CG_MEMREF_ALLOCA, cgi_type_memref(top.ctx, 1, &n, held[k]->type->element, NULL, NULL), NULL);
    cgi_lines_copy(l, b, count, l->inits[k], held[k]);
  }
  cg_op each = cgi_lines_for(b, l->length, 0, NULL);
  cgi_builder in = cgi_builder_in(each, 0);
  at = each->regions[0]->first->args[0];
  carried[0] = cgi_lines_load(l, &in, l->inputs[0], at);
  carried[1] = numbered ? cgi_lines_load(l, &in, l->inputs[1], at) : cgi_build_unary(&in, CG_ARITH_INDEX_CAST, l->outs[1]->type->element, at);
  carried[2] = cgi_build_int(&in, cgi_type_i(in.ctx, 1), 0);
  cg_op loop = cgi_lines_for(&in, count, 3, carried);
  cgi_builder inner = cgi_builder_in_for(loop, carried);
  at = loop->regions[0]->first->args[0];
  for (unsigned k = 0; k < 2; k++) best[k] = cgi_lines_load(l, &inner, held[k], at);
  moved[0] = carried[0];
  moved[1] = best[0];
  cg_value better = cgi_lines_region(l, &inner, moved);
  moved[0] = best[0];
  moved[1] = carried[0];
  cg_value equal = cgi_lines_region(l, &inner, moved); // where it is: of these the one with the smaller index
  cg_value first = cgi_build_cmpi(&inner, CG_CMPI_SLT, carried[1], best[1]);
  first = cgi_build_binary(&inner, CG_ARITH_ANDI, better, first);
  moved[2] = cgi_build_binary(&inner, CG_ARITH_ORI, carried[2], cgi_build_select(&inner, equal, first, better));
  for (unsigned k = 0; k < 2; k++) {
    cgi_lines_store(l, &inner, cgi_build_select(&inner, moved[2], carried[k], best[k]), held[k], at);
    moved[k] = cgi_build_select(&inner, moved[2], best[k], carried[k]);
  }
  cgi_build_yield(&inner, 3, moved);
  cgi_build_yield(&in, 0, NULL);
  for (unsigned k = 0; k < 2; k++) cgi_lines_copy(l, b, count, held[k], l->outs[k]);
}

// One element of an update, which no other one goes to: where its row's indices say, and in the window's dims where it is.
static void cgi_lines_scatter(cgi_lines *l, cgi_builder *b) {
  cg_value place[CGI_LINES_RANK + 2], pair[2], row[2], indices = l->inputs[1], original = l->outs[0];
  unsigned rank = original->type->rank, window = l->rank - 1;
  cg_value *at = place + CG_MEMREF_STORE_INDICES;
  cg_attr map = cg_op_attr(l->op, "dimension_map");
  row[0] = l->index[0];
  for (unsigned d = 0; d < rank; d++) at[d] = d + window >= rank ? l->index[1 + d + window - rank] : cgi_build_index(b, 0);
  for (unsigned k = 0; k < cg_attr_int_list_len(map); k++) {
    row[1] = cgi_build_index(b, k);
    at[cg_attr_int_list_at(map, k)] =
        cgi_build_unary(b, CG_ARITH_INDEX_CAST, cgi_type_index(b->ctx), cgi_build_element(b, indices, indices->type->rank, row));
  }
  pair[0] = cgi_lines_load(l, b, l->inputs[0], row[0]);
  pair[1] = cgi_build_element(b, original, rank, at);
  place[CG_MEMREF_STORE_VALUE] = cgi_lines_region(l, b, pair);
  place[CG_MEMREF_STORE_MEMREF] = original;
  cgi_build_plain(b, CG_MEMREF_STORE, rank + 2, place);
}

// An index for each dim of the original that is not the window's, and never the same ones: what else there is needs an order.
static bool cgi_lines_scatter_fits(const cgi_lines *l) {
  cg_attr map = cg_op_attr(l->op, "dimension_map"), unique = cg_op_attr(l->op, "unique_indices");
  cg_type indices = l->inputs[1]->type, original = l->outs[0]->type;
  size_t n = map && cg_attr_is_int_list(map) ? cg_attr_int_list_len(map) : 0;
  bool ok = n && l->num_outs == 1 && original->rank + 1 >= l->rank && original->rank <= CGI_LINES_RANK && l->inits[0] == l->outs[0] &&
            (indices->rank == 1 ? n == 1 : indices->rank == 2 && indices->shape[1] == (int64_t)n) && unique && unique->kind == CG_ATTR_BOOL &&
            cg_attr_int(unique);
  for (size_t k = 0; ok && k < n; k++) ok = cg_attr_int_list_at(map, k) >= 0 && cg_attr_int_list_at(map, k) + l->rank <= (int64_t)original->rank;
  return ok;
}

CGI_DEF cg_op cgi_build_lines(cgi_builder *b, cg_op op, const cg_value *inputs, const cg_value *inits, const cg_value *outs) {
  cg_value bounds[3 * CGI_LINES_RANK];
  unsigned first;
  bool sort = op->def->kind == CG_IREE_LINALG_EXT_SORT, scan = op->def->kind == CG_IREE_LINALG_EXT_SCAN;
  bool scatter = op->def->kind == CG_IREE_LINALG_EXT_SCATTER;
  bool inclusive = scan && cgi_op_int(op, "inclusive");
  int64_t dim = scatter ? 0 : cgi_op_int(op, "dimension");
  cgi_lines l;
  memset(&l, 0, sizeof l);
  l.op = op;
  l.inputs = inputs;
  l.inits = inits;
  l.outs = outs;
  l.num_outs = cgi_operand_group(op, "outputs", &first);
  cg_value along = first ? inputs[0] : outs[0];
  l.rank = along->type->rank;
  l.dim = (unsigned)dim;
  if (!l.rank || l.rank > CGI_LINES_RANK || dim < 0 || dim >= l.rank || l.num_outs > CGI_LINES_OPERANDS ||
      (scatter ? first != 2 || !cgi_lines_scatter_fits(&l) : !sort && (!first || l.num_outs != 2))) {
    if (scatter)
      cgi_op_unsupported(op, "on buffers needs indices that are unique, for dims that its windows lack: other updates need an order");
    else
      cgi_op_unsupported(op, "has lines that are not lowered to loops");
    return NULL;
  }
  for (unsigned i = 0; i < l.num_outs; i++)
    if (!inits[i] && !(inclusive || (scan && i == 0))) {
      cgi_op_unsupported(op, "begins with what nothing has written");
      return NULL;
    }
  for (unsigned d = 0; d < l.rank; d++) {
    bounds[d] = cgi_build_index(b, 0);
    bounds[l.rank + d] = d == l.dim && !scatter ? cgi_build_index(b, 1) : cgi_build_dim(b, along, d);
    bounds[2 * l.rank + d] = cgi_build_index(b, 1);
  }
  l.length = cgi_build_dim(b, along, l.dim);
  cg_op nest = cgi_build_parallel(b, l.rank, bounds);
  cgi_builder in = cgi_builder_in(nest, 0);
  memcpy(l.index, nest->regions[0]->first->args, l.rank * sizeof *l.index);
  if (scatter)
    cgi_lines_scatter(&l, &in);
  else if (sort)
    cgi_lines_sort(&l, &in);
  else if (scan)
    cgi_lines_scan(&l, &in, inclusive);
  else
    cgi_lines_topk(&l, &in, first > 1);
  cgi_build_plain(&in, CG_SCF_REDUCE, 0, NULL);
  return nest;
}

#undef CGI_LINES_RANK
#undef CGI_LINES_OPERANDS
#undef CGI_LINES_HELD
#endif
