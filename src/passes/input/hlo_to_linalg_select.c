// hlo-to-linalg, select_and_scatter: one generic finds which element each window selects, as its number in the window. In another each element goes
// through the windows that hold it, in their order, and collects from those that selected it: nothing is written twice.
#include "passes/input/hlo_to_linalg.h"

typedef struct cgi_to_linalg_select {
  cg_op op;
  cgi_hlo_window w;
  cg_value operand, source;
  cg_value dims[CGI_HLO_MAX_RANK], places[CGI_HLO_MAX_RANK]; // sizes of the two
} cgi_to_linalg_select;

// v as argument i of the region takes it.
static cg_value cgi_to_linalg_select_arg(cgi_builder *b, const cgi_to_linalg_select *s, unsigned region, unsigned i, cg_value v, cg_type from) {
  return cgi_to_linalg_convert_scalar(b, v, from, cg_type_element(cg_value_type(cg_block_arg(cg_region_first(cg_op_region(s->op, region)), i))));
}

// The number of an element of the window, from its place in the window.
static cg_value cgi_to_linalg_select_number(cgi_builder *b, const cgi_to_linalg_select *s, const cg_value *at) {
  cg_value sum = cgi_build_index(b, 0);
  for (unsigned d = 0; d < s->w.n; ++d) {
    sum = cgi_build_binary_int(b, CG_ARITH_MULI, sum, s->w.size[d]);
    sum = cgi_build_binary(b, CG_ARITH_ADDI, sum, at[d]);
  }
  return cgi_build_unary(b, CG_ARITH_INDEX_CAST, cgi_type_i(b->ctx, 32), sum);
}

// carried: the element that is selected so far, and its number; -1: none yet. Changes to the element at `e` where it is selected.
static bool cgi_to_linalg_select_one(cgi_to_linalg *h, cgi_builder *b, const cgi_to_linalg_select *s, const cg_value *window, const cg_value *e,
                                     cg_value *carried) {
  cg_value at[CGI_HLO_MAX_RANK], in = NULL, args[2], keep, other;
  cg_type element = cgi_to_linalg_operand_element(s->op, CG_STABLEHLO_SELECT_AND_SCATTER_OPERAND);
  for (unsigned d = 0; d < s->w.n; ++d) {
    cg_value zero = cgi_build_index(b, 0), low = cgi_build_index(b, s->w.pad_low[d]);
    at[d] = cgi_build_binary_int(b, CG_ARITH_MULI, window[d], s->w.stride[d]);
    at[d] = cgi_build_binary(b, CG_ARITH_SUBI, cgi_build_binary(b, CG_ARITH_ADDI, at[d], e[d]), low);
    if (s->w.pad_low[d] > 0) in = cgi_build_and(b, in, cgi_build_cmpi(b, CG_CMPI_SGE, at[d], zero));
    if (s->w.pad_high[d] > 0) in = cgi_build_and(b, in, cgi_build_cmpi(b, CG_CMPI_SLT, at[d], s->dims[d]));
  }
  cgi_builder inner = *b;
  if (in) cgi_build_if_else(b, in, 2, carried, &inner);
  cg_value v = cgi_build_element(&inner, s->operand, s->w.n, at);
  args[0] = cgi_to_linalg_select_arg(&inner, s, CG_STABLEHLO_SELECT_AND_SCATTER_SELECT, 0, carried[0], element);
  args[1] = cgi_to_linalg_select_arg(&inner, s, CG_STABLEHLO_SELECT_AND_SCATTER_SELECT, 1, v, element);
  if (!args[0] || !args[1]) return cgi_op_unsupported(s->op, "has a region whose types its operand cannot be converted to");
  if (!cgi_to_linalg_inline_region(h, &inner, cg_op_region(s->op, CG_STABLEHLO_SELECT_AND_SCATTER_SELECT), 2, args, 1, &keep)) return false;
  other = cgi_build_cmpi_int(&inner, CG_CMPI_SGE, carried[1], 0); // there is one to keep
  keep = cgi_build_binary(&inner, CG_ARITH_ANDI, other, keep);
  carried[0] = cgi_build_select(&inner, keep, carried[0], v);
  carried[1] = cgi_build_select(&inner, keep, carried[1], cgi_to_linalg_select_number(&inner, s, e));
  if (in) cgi_build_yield_results(&inner, carried);
  return true;
}

// What each window selects, NULL after an error.
static cg_value cgi_to_linalg_selected(cgi_to_linalg *h, const cgi_to_linalg_select *s) {
  cg_type number = cgi_type_i(h->ctx, 32);
  cg_value window[CGI_HLO_MAX_RANK], sizes[CGI_HLO_MAX_RANK], carried[2];
  cg_value init = cgi_to_linalg_empty_like(h, cgi_type_with_element(cg_value_type(s->source), number), s->source);
  cg_op generic = cgi_build_each(&h->b, NULL, init);
  cgi_builder b = cgi_builder_in(generic, 0);
  cgi_to_linalg_nest nest;
  for (unsigned d = 0; d < s->w.n; ++d) {
    window[d] = cgi_build_loop_index(&b, d);
    sizes[d] = cgi_build_index(&b, s->w.size[d]);
  }
  carried[0] = cgi_to_linalg_zero(&b, cg_type_element(cg_value_type(s->operand)));
  carried[1] = cgi_build_int(&b, number, -1);
  cgi_to_linalg_nest_begin(&nest, &b, s->w.n, sizes, 2, carried);
  if (!cgi_to_linalg_select_one(h, &nest.b, s, window, nest.index, carried)) return NULL;
  cgi_to_linalg_nest_end(&nest, &b, carried);
  cgi_build_linalg_yield(&b, carried[1]);
  return cg_op_result(generic, 0);
}

// The window that holds the element at `index` and is number `back` of those along each dim, and the element's place in it. Returns whether there is
// such a window; NULL: always.
static cg_value cgi_to_linalg_select_window(cgi_builder *b, const cgi_to_linalg_select *s, const cg_value *index, const cg_value *back,
                                            cg_value *window, cg_value *e) {
  cg_value in = NULL;
  for (unsigned d = 0; d < s->w.n; ++d) {
    int64_t stride = s->w.stride[d], size = s->w.size[d], more = (size - 1) / stride, low = s->w.pad_low[d];
    int64_t ahead = low < 0 ? (stride - 1 - low) / stride : 0; // windows that begin before the element number 0 and what is cut off
    cg_value zero = cgi_build_index(b, 0), at = cgi_build_binary_int(b, CG_ARITH_ADDI, index[d], low + ahead * stride);
    window[d] = cgi_build_binary_int(b, CG_ARITH_DIVUI, at, stride);
    window[d] = cgi_build_binary(b, CG_ARITH_ADDI, window[d], back[d]);
    window[d] = cgi_build_binary_int(b, CG_ARITH_SUBI, window[d], more + ahead);
    e[d] = cgi_build_binary_int(b, CG_ARITH_MULI, window[d], stride);
    e[d] = cgi_build_binary(b, CG_ARITH_SUBI, cgi_build_binary_int(b, CG_ARITH_ADDI, index[d], low), e[d]);
    if (more || ahead) in = cgi_build_and(b, in, cgi_build_cmpi(b, CG_CMPI_SGE, window[d], zero));
    in = cgi_build_and(b, in, cgi_build_cmpi(b, CG_CMPI_SLT, window[d], s->places[d]));
    if (size % stride) in = cgi_build_and(b, in, cgi_build_cmpi_int(b, CG_CMPI_SLT, e[d], size));
  }
  return in;
}

// acc = scatter(acc, source[window]) where the window selected this element.
static bool cgi_to_linalg_select_collect(cgi_to_linalg *h, cgi_builder *b, const cgi_to_linalg_select *s, cg_value selected, cg_value in,
                                         const cg_value *window, const cg_value *e, cg_value *acc) {
  cgi_builder inner = *b, side;
  if (in) cgi_build_if_else(b, in, 1, acc, &inner);
  cg_value number = cgi_to_linalg_select_number(&inner, s, e), args[2];
  cg_value hit = cgi_build_cmpi(&inner, CG_CMPI_EQ, cgi_build_element(&inner, selected, s->w.n, window), number);
  cgi_build_if_else(&inner, hit, 1, acc, &side);
  args[0] = *acc;
  args[1] = cgi_to_linalg_select_arg(&side, s, CG_STABLEHLO_SELECT_AND_SCATTER_SCATTER, 1, cgi_build_element(&side, s->source, s->w.n, window),
                                     cgi_to_linalg_operand_element(s->op, CG_STABLEHLO_SELECT_AND_SCATTER_SOURCE));
  if (!args[1]) return cgi_op_unsupported(s->op, "has a region whose types its source cannot be converted to");
  if (!cgi_to_linalg_inline_region(h, &side, cg_op_region(s->op, CG_STABLEHLO_SELECT_AND_SCATTER_SCATTER), 2, args, 1, acc)) return false;
  cgi_build_yield_results(&side, acc);
  if (in) cgi_build_yield_results(&inner, acc);
  return true;
}

CGI_DEF bool cgi_to_linalg_select_and_scatter(cgi_to_linalg *h, cg_op op) {
  cgi_to_linalg_select s;
  cgi_to_linalg_nest nest;
  cg_type t = cgi_to_linalg_result_type(op, 0);
  cg_value init = cg_op_operand(op, CG_STABLEHLO_SELECT_AND_SCATTER_INIT_VALUE);
  memset(&s, 0, sizeof s);
  s.op = op;
  s.operand = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_SELECT_AND_SCATTER_OPERAND));
  s.source = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_SELECT_AND_SCATTER_SOURCE));
  if (!cgi_hlo_window_of(op, &s.w) || !cgi_to_linalg_check_window(op, &s.w)) return cgi_op_unsupported(op, "has no window that can be read");
  if (!cgi_to_linalg_capture_scalars(h, cg_op_region(op, CG_STABLEHLO_SELECT_AND_SCATTER_SELECT)) ||
      !cgi_to_linalg_capture_scalars(h, cg_op_region(op, CG_STABLEHLO_SELECT_AND_SCATTER_SCATTER)))
    return false;
  for (unsigned d = 0; d < s.w.n; ++d) {
    s.dims[d] = cgi_build_dim(&h->b, s.operand, d);
    s.places[d] = cgi_build_dim(&h->b, s.source, d);
  }
  cg_value acc = cgi_to_linalg_select_arg(&h->b, &s, CG_STABLEHLO_SELECT_AND_SCATTER_SCATTER, 0, cgi_to_linalg_scalar_of(h, init),
                                          cg_type_element(cg_value_type(init)));
  if (!acc) return cgi_op_unsupported(op, "has a region whose types its initial value cannot be converted to");
  cg_value selected = cgi_to_linalg_selected(h, &s);
  if (!selected) return false;
  cg_value index[CGI_HLO_MAX_RANK], sizes[CGI_HLO_MAX_RANK], window[CGI_HLO_MAX_RANK], e[CGI_HLO_MAX_RANK];
  cg_value out = cgi_to_linalg_empty_like(h, t, s.operand);
  cg_op generic = cgi_build_each(&h->b, NULL, out);
  cgi_builder b = cgi_builder_in(generic, 0);
  for (unsigned d = 0; d < s.w.n; ++d) {
    index[d] = cgi_build_loop_index(&b, d);
    sizes[d] = cgi_build_index(&b, (s.w.size[d] - 1) / s.w.stride[d] + 1);
  }
  cgi_to_linalg_nest_begin(&nest, &b, s.w.n, sizes, 1, &acc);
  cg_value in = cgi_to_linalg_select_window(&nest.b, &s, index, nest.index, window, e);
  if (!cgi_to_linalg_select_collect(h, &nest.b, &s, selected, in, window, e, &acc)) return false;
  cgi_to_linalg_nest_end(&nest, &b, &acc);
  cgi_build_linalg_yield(&b, acc);
  return cgi_to_linalg_done(h, op, cg_op_result(generic, 0));
}
