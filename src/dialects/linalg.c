// Structured operations: operands, indexing maps, iterators and bodies of every linalg op, named or generic.
#include "dialects/linalg.h"
#include "dialects/combiner.h"
#include "dialects/scalar.h"

// ---- the named ops ----------------------------------------------------------------------------------------------------------------------
typedef enum cgi_linalg_body_kind {
  CGI_LINALG_MAC,    // out + cast(a) * cast(b)
  CGI_LINALG_MAC_ZP, // out + (cast(a) - cast(za)) * (cast(b) - cast(zb))
  CGI_LINALG_SUM,
  CGI_LINALG_MAX,
  CGI_LINALG_MIN,
  CGI_LINALG_MAXU,
  CGI_LINALG_MINU
} cgi_linalg_body_kind;

typedef struct cgi_linalg_row {
  cg_op_kind kind;
  cgi_linalg_body_kind body;
  const char *maps; // iterators, then a map per operand: loops are letters, x@y is x * stride + y * dilation, x+y the same without
} cgi_linalg_row;

static const cgi_linalg_row cgi_linalg_rows[] = {
    {CG_LINALG_CONTRACT, CGI_LINALG_MAC, ""}, // maps of its own: what the result's lacks is summed
    {CG_LINALG_MATMUL, CGI_LINALG_MAC, "ppr|a,c|c,b|a,b"},
    {CG_LINALG_MATMUL_TRANSPOSE_A, CGI_LINALG_MAC, "ppr|c,a|c,b|a,b"},
    {CG_LINALG_MATMUL_TRANSPOSE_B, CGI_LINALG_MAC, "ppr|a,c|b,c|a,b"},
    {CG_LINALG_BATCH_MATMUL, CGI_LINALG_MAC, "pppr|a,b,d|a,d,c|a,b,c"},
    {CG_LINALG_BATCH_MATMUL_TRANSPOSE_A, CGI_LINALG_MAC, "pppr|a,d,b|a,d,c|a,b,c"},
    {CG_LINALG_BATCH_MATMUL_TRANSPOSE_B, CGI_LINALG_MAC, "pppr|a,b,d|a,c,d|a,b,c"},
    {CG_LINALG_BATCH_REDUCE_MATMUL, CGI_LINALG_MAC, "rppr|a,b,d|a,d,c|b,c"},
    {CG_LINALG_MMT4D, CGI_LINALG_MAC, "pprppr|a,c,d,f|b,c,e,f|a,b,d,e"},
    {CG_LINALG_BATCH_MMT4D, CGI_LINALG_MAC, "ppprppr|a,b,d,e,g|a,c,d,f,g|a,b,c,e,f"},
    {CG_LINALG_MATVEC, CGI_LINALG_MAC, "pr|a,b|b|a"},
    {CG_LINALG_VECMAT, CGI_LINALG_MAC, "pr|b|b,a|a"},
    {CG_LINALG_BATCH_MATVEC, CGI_LINALG_MAC, "ppr|a,b,c|a,c|a,b"},
    {CG_LINALG_BATCH_VECMAT, CGI_LINALG_MAC, "ppr|a,c|a,c,b|a,b"},
    {CG_LINALG_DOT, CGI_LINALG_MAC, "r|a|a|"},
    {CG_LINALG_CONV_1D, CGI_LINALG_MAC, "pr|a+b|b|a"},
    {CG_LINALG_CONV_2D, CGI_LINALG_MAC, "pprr|a+c,b+d|c,d|a,b"},
    {CG_LINALG_CONV_3D, CGI_LINALG_MAC, "ppprrr|a+d,b+e,c+f|d,e,f|a,b,c"},
    {CG_LINALG_CONV_1D_NWC_WCF, CGI_LINALG_MAC, "ppprr|a,b@d,e|d,e,c|a,b,c"},
    {CG_LINALG_CONV_1D_NCW_FCW, CGI_LINALG_MAC, "ppprr|a,d,c@e|b,d,e|a,b,c"},
    {CG_LINALG_CONV_2D_NHWC_HWCF, CGI_LINALG_MAC, "pppprrr|a,b@e,c@f,g|e,f,g,d|a,b,c,d"},
    {CG_LINALG_CONV_2D_NHWC_FHWC, CGI_LINALG_MAC, "pppprrr|a,b@e,c@f,g|d,e,f,g|a,b,c,d"},
    {CG_LINALG_CONV_2D_NCHW_FCHW, CGI_LINALG_MAC, "pppprrr|a,e,c@f,d@g|b,e,f,g|a,b,c,d"},
    {CG_LINALG_CONV_2D_NGCHW_FGCHW, CGI_LINALG_MAC, "ppppprrr|a,b,f,d@g,e@h|c,b,f,g,h|a,b,c,d,e"},
    {CG_LINALG_CONV_2D_NGCHW_GFCHW, CGI_LINALG_MAC, "ppppprrr|a,b,f,d@g,e@h|b,c,f,g,h|a,b,c,d,e"},
    {CG_LINALG_CONV_3D_NDHWC_DHWCF, CGI_LINALG_MAC, "ppppprrrr|a,b@f,c@g,d@h,i|f,g,h,i,e|a,b,c,d,e"},
    {CG_LINALG_CONV_3D_NCDHW_FCDHW, CGI_LINALG_MAC, "ppppprrrr|a,i,b@f,c@g,d@h|e,i,f,g,h|a,e,b,c,d"},
    {CG_LINALG_DEPTHWISE_CONV_1D_NCW_CW, CGI_LINALG_MAC, "pppr|a,c,b@d|c,d|a,c,b"},
    {CG_LINALG_DEPTHWISE_CONV_1D_NWC_WC, CGI_LINALG_MAC, "pppr|a,b@d,c|d,c|a,b,c"},
    {CG_LINALG_DEPTHWISE_CONV_1D_NWC_WCM, CGI_LINALG_MAC, "ppppr|a,b@e,c|e,c,d|a,b,c,d"},
    {CG_LINALG_DEPTHWISE_CONV_2D_NCHW_CHW, CGI_LINALG_MAC, "pppprr|a,d,b@e,c@f|d,e,f|a,d,b,c"},
    {CG_LINALG_DEPTHWISE_CONV_2D_NHWC_HWC, CGI_LINALG_MAC, "pppprr|a,b@e,c@f,d|e,f,d|a,b,c,d"},
    {CG_LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM, CGI_LINALG_MAC, "ppppprr|a,b@f,c@g,d|f,g,d,e|a,b,c,d,e"},
    {CG_LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC, CGI_LINALG_MAC, "pppprrrp|a,b@e,c@f,d@g,h|e,f,g,h|a,b,c,d,h"},
    {CG_LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW, CGI_LINALG_MAC, "pppprrrp|a,h,b@e,c@f,d@g|h,e,f,g|a,h,b,c,d"},
    {CG_LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM, CGI_LINALG_MAC, "ppppprrrp|a,b@f,c@g,d@h,i|f,g,h,i,e|a,b,c,d,i,e"},
    {CG_LINALG_POOLING_NHWC_SUM, CGI_LINALG_SUM, "pppprr|a,b@e,c@f,d|e,f|a,b,c,d"},
    {CG_LINALG_POOLING_NCHW_SUM, CGI_LINALG_SUM, "pppprr|a,b,c@e,d@f|e,f|a,b,c,d"},
    {CG_LINALG_POOLING_NHWC_MAX, CGI_LINALG_MAX, "pppprr|a,b@e,c@f,d|e,f|a,b,c,d"},
    {CG_LINALG_POOLING_NCHW_MAX, CGI_LINALG_MAX, "pppprr|a,b,c@e,d@f|e,f|a,b,c,d"},
    {CG_LINALG_POOLING_NHWC_MIN, CGI_LINALG_MIN, "pppprr|a,b@e,c@f,d|e,f|a,b,c,d"},
    {CG_LINALG_POOLING_NHWC_MAX_UNSIGNED, CGI_LINALG_MAXU, "pppprr|a,b@e,c@f,d|e,f|a,b,c,d"},
    {CG_LINALG_POOLING_NHWC_MIN_UNSIGNED, CGI_LINALG_MINU, "pppprr|a,b@e,c@f,d|e,f|a,b,c,d"},
    {CG_LINALG_POOLING_NWC_SUM, CGI_LINALG_SUM, "pppr|a,b@d,c|d|a,b,c"},
    {CG_LINALG_POOLING_NCW_SUM, CGI_LINALG_SUM, "pppr|a,b,c@d|d|a,b,c"},
    {CG_LINALG_POOLING_NWC_MAX, CGI_LINALG_MAX, "pppr|a,b@d,c|d|a,b,c"},
    {CG_LINALG_POOLING_NCW_MAX, CGI_LINALG_MAX, "pppr|a,b,c@d|d|a,b,c"},
    {CG_LINALG_POOLING_NWC_MIN, CGI_LINALG_MIN, "pppr|a,b@d,c|d|a,b,c"},
    {CG_LINALG_POOLING_NWC_MAX_UNSIGNED, CGI_LINALG_MAXU, "pppr|a,b@d,c|d|a,b,c"},
    {CG_LINALG_POOLING_NWC_MIN_UNSIGNED, CGI_LINALG_MINU, "pppr|a,b@d,c|d|a,b,c"},
    {CG_LINALG_POOLING_NDHWC_SUM, CGI_LINALG_SUM, "ppppprrr|a,b@f,c@g,d@h,e|f,g,h|a,b,c,d,e"},
    {CG_LINALG_POOLING_NDHWC_MAX, CGI_LINALG_MAX, "ppppprrr|a,b@f,c@g,d@h,e|f,g,h|a,b,c,d,e"},
    {CG_LINALG_POOLING_NDHWC_MIN, CGI_LINALG_MIN, "ppppprrr|a,b@f,c@g,d@h,e|f,g,h|a,b,c,d,e"},
    {CG_LINALG_QUANTIZED_MATMUL, CGI_LINALG_MAC_ZP, "ppr|a,c|c,b|||a,b"},
    {CG_LINALG_QUANTIZED_BATCH_MATMUL, CGI_LINALG_MAC_ZP, "pppr|a,b,d|a,d,c|||a,b,c"},
    {CG_LINALG_CONV_2D_NHWC_HWCF_Q, CGI_LINALG_MAC_ZP, "pppprrr|a,b@e,c@f,g|e,f,g,d|||a,b,c,d"},
    {CG_LINALG_CONV_2D_NHWC_FHWC_Q, CGI_LINALG_MAC_ZP, "pppprrr|a,b@e,c@f,g|d,e,f,g|||a,b,c,d"},
    {CG_LINALG_CONV_2D_NGCHW_GFCHW_Q, CGI_LINALG_MAC_ZP, "ppppprrr|a,b,f,d@g,e@h|b,c,f,g,h|||a,b,c,d,e"},
    {CG_LINALG_CONV_3D_NDHWC_DHWCF_Q, CGI_LINALG_MAC_ZP, "ppppprrrr|a,b@f,c@g,d@h,i|f,g,h,i,e|||a,b,c,d,e"},
    {CG_LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q, CGI_LINALG_MAC_ZP, "pppprr|a,b@e,c@f,d|e,f,d|||a,b,c,d"},
    {CG_LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q, CGI_LINALG_MAC_ZP, "ppppprr|a,b@f,c@g,d|f,g,d,e|||a,b,c,d,e"},
};

static const cgi_linalg_row *cgi_linalg_row_of(cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  for (size_t i = 0; i < sizeof cgi_linalg_rows / sizeof cgi_linalg_rows[0]; i++)
    if (cgi_linalg_rows[i].kind == kind) return &cgi_linalg_rows[i];
  return NULL;
}

CGI_DEF cg_str cgi_attr_word(cg_attr a) {
  cg_str s = cgi_s("");
  if (!a) return s;
  if (cg_attr_get_kind(a) == CG_ATTR_STRING) return cg_attr_str(a);
  if (cg_attr_get_kind(a) != CG_ATTR_DIALECT) return s;
  s = cg_attr_raw_text(a);
  if (!s.len && cg_attr_len(a) == 1) s = cg_attr_str(cg_attr_at(a, 0));
  while (s.len && s.data[0] == ' ') s.data++, s.len--;
  while (s.len && s.data[s.len - 1] == ' ') s.len--;
  if (cgi_str_is(cg_attr_str(a), "gpu") || cgi_str_is(cg_attr_str(a), "linalg") || cgi_str_is(cg_attr_str(a), "vector") ||
      cgi_str_is(cg_attr_str(a), "arith")) { // #dialect<mnemonic word>
    for (size_t i = s.len; i-- > 0;)
      if (s.data[i] == ' ') {
        s.data += i + 1, s.len -= i + 1;
        break;
      }
    if (s.len && s.data[s.len - 1] == '>') // #linalg<iterator_type<parallel>>
      for (size_t i = 0; i < s.len; i++)
        if (s.data[i] == '<') {
          s.data += i + 1, s.len -= i + 2;
          break;
        }
  }
  return s;
}

CGI_DEF cg_attr cgi_attr_of_word(cg_context *ctx, const char *name, const char *word) { return cgi_attr_enum(ctx, name, word); }

// ---- operands ---------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_linalg_is(cg_op op) { return op && cg_op_has_trait(op, CG_TRAIT_STRUCTURED); }

static bool cgi_linalg_has_one_output(cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  return kind == CG_LINALG_MAP || kind == CG_LINALG_TRANSPOSE || kind == CG_LINALG_BROADCAST;
}

CGI_DEF unsigned cgi_linalg_num_inputs(cg_op op) {
  unsigned n = cg_op_num_operands(op), first;
  if (cgi_linalg_has_one_output(op)) return n ? n - 1 : 0;
  return cgi_operand_group(op, "inputs", &first);
}

CGI_DEF unsigned cgi_linalg_num_outputs(cg_op op) { return cg_op_num_operands(op) - cgi_linalg_num_inputs(op); }
CGI_DEF cg_value cgi_linalg_input(cg_op op, unsigned i) { return cg_op_operand(op, i); }
CGI_DEF cg_value cgi_linalg_output(cg_op op, unsigned i) { return cg_op_operand(op, cgi_linalg_num_inputs(op) + i); }

static unsigned cgi_linalg_operand_rank(cg_op op, unsigned i) {
  cg_type t = cg_value_type(cg_op_operand(op, i));
  return cg_type_is_shaped(t) ? cg_type_rank(t) : 0;
}

// ---- loops and maps ---------------------------------------------------------------------------------------------------------------------
static unsigned cgi_linalg_row_loops(const cgi_linalg_row *row) {
  unsigned n = 0;
  while (row->maps[n] && row->maps[n] != '|') n++;
  return n;
}

CGI_DEF bool cgi_linalg_is_ext(cg_op_kind kind) { return kind == CG_IREE_LINALG_EXT_ATTENTION || kind == CG_CODEGEN_SCAN || kind == CG_CODEGEN_SORT; }

static bool cgi_linalg_has_maps(cg_op_kind kind) { return kind == CG_LINALG_CONTRACT || cgi_linalg_is_ext(kind); }

CGI_DEF unsigned cgi_linalg_num_loops(cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  if (kind == CG_LINALG_GENERIC) {
    cg_attr iterators = cg_op_attr(op, "iterator_types");
    return iterators ? (unsigned)cg_attr_len(iterators) : 0;
  }
  if (cgi_linalg_has_maps(kind)) return cgi_linalg_map(op, 0)->num_dims;
  const cgi_linalg_row *row = cgi_linalg_row_of(op);
  if (row) return cgi_linalg_row_loops(row);
  if (kind == CG_LINALG_REDUCE) return cgi_linalg_operand_rank(op, 0);
  return cgi_linalg_operand_rank(op, cg_op_num_operands(op) - 1);
}

CGI_DEF bool cgi_linalg_list_has(cg_attr list, int64_t v) {
  size_t n = list && cg_attr_is_int_list(list) ? cg_attr_int_list_len(list) : 0;
  for (size_t i = 0; i < n; i++)
    if (cg_attr_int_list_at(list, i) == v) return true;
  return false;
}

CGI_DEF bool cgi_linalg_is_reduction(cg_op op, unsigned loop) {
  cg_op_kind kind = cg_op_get_kind(op);
  if (kind == CG_LINALG_GENERIC) {
    cg_attr iterators = cg_op_attr(op, "iterator_types");
    return iterators && loop < cg_attr_len(iterators) && !cgi_str_is(cgi_attr_word(cg_attr_at(iterators, loop)), "parallel"); // "window" reduces
  }
  if (kind == CG_CODEGEN_SCAN) return loop == (unsigned)cgi_op_int(op, "dimension");
  if (kind == CG_CODEGEN_SORT) return loop + 1 == cgi_linalg_num_loops(op);
  if (kind == CG_IREE_LINALG_EXT_ATTENTION || kind == CG_LINALG_CONTRACT) return cgi_map_result_of_dim(cgi_linalg_output_map(op, 0), loop) < 0;
  if (kind == CG_LINALG_REDUCE) return cgi_linalg_list_has(cg_op_attr(op, "dimensions"), loop);
  const cgi_linalg_row *row = cgi_linalg_row_of(op);
  return row && loop < cgi_linalg_row_loops(row) && row->maps[loop] == 'r';
}

CGI_DEF bool cgi_linalg_is_parallel(cg_op op, unsigned loop) { return loop < cgi_linalg_num_loops(op) && !cgi_linalg_is_reduction(op, loop); }

CGI_DEF unsigned cgi_linalg_num_reductions(cg_op op) {
  unsigned n = 0, loops = cgi_linalg_num_loops(op);
  for (unsigned i = 0; i < loops; i++) n += cgi_linalg_is_reduction(op, i) ? 1 : 0;
  return n;
}

CGI_DEF unsigned cgi_linalg_window_dims(cg_op op) {
  const cgi_linalg_row *row = cgi_linalg_row_of(op);
  unsigned n = 0;
  for (const char *s = row ? row->maps : ""; *s; s++) n += *s == '@';
  return n;
}

static cg_expr cgi_linalg_scaled(cg_context *ctx, char loop, cg_attr factors, unsigned i) {
  int64_t factor = factors && cg_attr_is_int_list(factors) && i < cg_attr_int_list_len(factors) ? cg_attr_int_list_at(factors, i) : 1;
  return cgi_expr_mul(ctx, cgi_expr_dim(ctx, (unsigned)(loop - 'a')), cgi_expr_const(ctx, factor));
}

static cg_map cgi_linalg_row_map(cg_op op, const cgi_linalg_row *row, unsigned operand) {
  cg_context *ctx = cg_op_context(op);
  cg_expr results[CGI_MAX_LOOPS];
  unsigned n = 0, window = 0;
  const char *s = row->maps;
  for (unsigned bars = 0; *s && bars <= operand; s++) bars += *s == '|' ? 1 : 0;
  while (*s && *s != '|') {
    cg_expr e;
    if (s[1] == '@') {
      e = cgi_expr_add(ctx, cgi_linalg_scaled(ctx, s[0], cg_op_attr(op, "strides"), window),
                       cgi_linalg_scaled(ctx, s[2], cg_op_attr(op, "dilations"), window));
      window++;
      s += 3;
    } else if (s[1] == '+') {
      e = cgi_expr_add(ctx, cgi_linalg_scaled(ctx, s[0], NULL, 0), cgi_linalg_scaled(ctx, s[2], NULL, 0));
      s += 3;
    } else {
      e = cgi_expr_dim(ctx, (unsigned)(*s - 'a'));
      s++;
    }
    results[n++] = e;
    if (*s == ',') s++;
  }
  return cgi_map_make(ctx, cgi_linalg_row_loops(row), 0, n, results);
}

// linalg.transpose: input dim permutation[i] is loop i. linalg.broadcast and linalg.reduce: the dims that `dimensions` does not name.
static cg_map cgi_linalg_dims_map(cg_op op, unsigned loops, unsigned rank) {
  cg_context *ctx = cg_op_context(op);
  unsigned dims[CGI_MAX_LOOPS] = {0}, n = 0;
  if (cg_op_get_kind(op) == CG_LINALG_TRANSPOSE) {
    cg_attr permutation = cg_op_attr(op, "permutation");
    n = rank;
    for (unsigned i = 0; permutation && i < loops && i < cg_attr_int_list_len(permutation); i++) {
      int64_t p = cg_attr_int_list_at(permutation, i);
      if (p >= 0 && p < (int64_t)n) dims[p] = i;
    }
  } else {
    for (unsigned i = 0; i < loops; i++)
      if (!cgi_linalg_list_has(cg_op_attr(op, "dimensions"), i)) dims[n++] = i;
  }
  return cgi_map_permutation(ctx, loops, n, dims);
}

CGI_DEF cg_map cgi_linalg_map(cg_op op, unsigned operand) {
  cg_context *ctx = cg_op_context(op);
  cg_op_kind kind = cg_op_get_kind(op);
  cg_attr own = cg_op_attr(op, "indexing_maps"); // of products: other sides transposed than the name says
  if (own) return cg_attr_map(cg_attr_at(own, operand));
  const cgi_linalg_row *row = cgi_linalg_row_of(op);
  if (row) return cgi_linalg_row_map(op, row, operand);
  unsigned loops = cgi_linalg_num_loops(op), inputs = cgi_linalg_num_inputs(op);
  if ((kind == CG_LINALG_TRANSPOSE || kind == CG_LINALG_BROADCAST) && operand == 0)
    return cgi_linalg_dims_map(op, loops, cgi_linalg_operand_rank(op, 0));
  if (kind == CG_LINALG_REDUCE && operand >= inputs) return cgi_linalg_dims_map(op, loops, 0);
  if (operand < inputs && !cg_type_is_shaped(cg_value_type(cg_op_operand(op, operand)))) return cgi_map_make(ctx, loops, 0, 0, NULL); // fill's scalar
  return cgi_map_identity(ctx, loops);
}

CGI_DEF CGI_NOINLINE cg_map cgi_linalg_output_map(cg_op op, unsigned i) { return cgi_linalg_map(op, cgi_linalg_num_inputs(op) + i); }

CGI_DEF cg_block cgi_linalg_body(cg_op op) { return cg_op_num_regions(op) ? cg_region_first(cg_op_region(op, 0)) : NULL; }

CGI_DEF void cgi_linalg_allow_contraction(cg_op op) {
  CGI_FOREACH_OP(o, cgi_linalg_body(op)) {
    if (o->def->kind == CG_ARITH_MULF || o->def->kind == CG_ARITH_ADDF)
      cgi_op_set_attr(o, "fastmath", cgi_attr_fastmath(op->ctx, CG_FASTMATH_CONTRACT));
  }
}

CGI_DEF bool cgi_linalg_dims_of(cg_op root, cg_value v, unsigned *dims) {
  cg_op op = v->op;
  unsigned rank = root->results[0]->type->rank, from[CGI_MAX_LOOPS];
  if (!op || v->type->rank != rank || rank > CGI_MAX_LOOPS) return false;
  for (unsigned d = 0; d < rank && op == root; d++) dims[d] = d;
  if (op == root) return true;
  if (!cgi_linalg_is_elementwise(op)) return false;
  cg_map out = cgi_linalg_output_map(op, v->index);
  for (unsigned i = 0; i < cgi_linalg_num_inputs(op); i++) {
    cg_map in = cgi_linalg_map(op, i);
    if (!cgi_map_is_permutation(in) || !cgi_map_is_permutation(out) || !cgi_linalg_dims_of(root, cgi_linalg_input(op, i), from)) continue;
    for (unsigned d = 0; d < rank; d++)
      for (unsigned r = 0; r < rank; r++)
        if (in->results[r] == out->results[d]) dims[d] = from[r];
    return true;
  }
  return false;
}

CGI_DEF bool cgi_linalg_uses_output(cg_op op, unsigned i) {
  cg_block body = cgi_linalg_body(op);
  unsigned arg = cgi_linalg_num_inputs(op) + i;
  if (!body || arg >= cg_block_num_args(body)) return false;
  return cg_value_has_uses(cg_block_arg(body, arg)) || cgi_linalg_num_reductions(op); // what a reduction of nothing leaves
}

CGI_DEF bool cgi_linalg_loop_sizes(cg_op op, int64_t *sizes, cgi_dim_source *sources) {
  unsigned loops = cgi_linalg_num_loops(op), operands = cg_op_num_operands(op);
  bool known[CGI_MAX_LOOPS] = {false};
  if (loops > CGI_MAX_LOOPS) return false;
  for (unsigned o = 0; o < operands; o++) {
    cg_map map = cgi_linalg_map(op, o);
    cg_type type = cg_value_type(cg_op_operand(op, o));
    if (!cg_type_is_shaped(type)) continue;
    for (unsigned r = 0; r < cg_map_num_results(map) && r < cg_type_rank(type); r++) {
      cg_expr e = cg_map_result(map, r);
      if (cg_expr_get_kind(e) != CG_EXPR_DIM || cg_expr_value(e) >= (int64_t)loops) continue;
      unsigned loop = (unsigned)cg_expr_value(e);
      int64_t size = cg_type_dim(type, r);
      if (known[loop] && (sizes[loop] != CG_DYNAMIC || size == CG_DYNAMIC)) continue;
      known[loop] = true;
      sizes[loop] = size;
      if (sources) sources[loop].operand = o, sources[loop].dim = r;
    }
  }
  for (unsigned i = 0; i < loops; i++)
    if (!known[i]) return false;
  return true;
}

CGI_DEF bool cgi_linalg_is_elementwise(cg_op op) {
  if (!cgi_linalg_is(op)) return false;
  unsigned loops = cgi_linalg_num_loops(op), inputs = cgi_linalg_num_inputs(op), operands = cg_op_num_operands(op);
  for (unsigned i = 0; i < loops; i++)
    if (!cgi_linalg_is_parallel(op, i)) return false;
  for (unsigned o = inputs; o < operands; o++)
    if (!cgi_map_is_permutation(cgi_linalg_map(op, o))) return false;
  return true;
}

// Whether a value in the body depends on a loop, or on an element.
static bool cgi_linalg_varies(cg_op op, unsigned loop, cg_value v, unsigned depth) {
  cg_op def = cg_value_op(v);
  if (!def) return cg_value_block(v) == cgi_linalg_body(op);
  if (def->block != cgi_linalg_body(op)) return false;
  if (def->def->kind == CG_LINALG_INDEX) return cgi_op_int(def, "dim") == (int64_t)loop;
  bool varies = depth == 0;
  for (unsigned i = 0; i < def->num_operands && !varies; i++) varies = cgi_linalg_varies(op, loop, cg_op_operand(def, i), depth - 1);
  return varies;
}

CGI_DEF bool cgi_linalg_is_scalar(cg_op op) {
  int64_t sizes[CGI_MAX_LOOPS];
  unsigned n = cgi_linalg_num_loops(op);
  if (op->def->kind != CG_LINALG_GENERIC || n == 0 || n > CGI_MAX_LOOPS || !cgi_linalg_loop_sizes(op, sizes, NULL)) return false;
  while (n > 1 && sizes[n - 1] == 1) n--;
  CGI_FOREACH_OP(o, cgi_linalg_body(op)) {
    if (o->num_regions) return true;
    for (unsigned i = 1; o->def->kind == CG_TENSOR_EXTRACT && sizes[n - 1] != 1 && i < o->num_operands; i++)
      if (cgi_linalg_varies(op, n - 1, cg_op_operand(o, i), 16)) return true;
  }
  return false;
}

// ---- bodies -------------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_linalg_cast(cgi_builder *b, cg_value v, cg_type to, bool is_signed) {
  cg_type from = cg_value_type(v);
  cg_op_kind kind;
  if (from == to) return v;
  if (cg_type_is_float(from) && cg_type_is_float(to))
    kind = cg_type_width(from) < cg_type_width(to) ? CG_ARITH_EXTF : CG_ARITH_TRUNCF;
  else if (cg_type_is_float(from))
    kind = is_signed ? CG_ARITH_FPTOSI : CG_ARITH_FPTOUI;
  else if (cg_type_is_float(to))
    kind = is_signed ? CG_ARITH_SITOFP : CG_ARITH_UITOFP;
  else if (cg_type_get_kind(from) == CG_TYPE_INDEX || cg_type_get_kind(to) == CG_TYPE_INDEX)
    kind = is_signed ? CG_ARITH_INDEX_CAST : CG_ARITH_INDEX_CASTUI;
  else if (cg_type_width(from) > cg_type_width(to))
    kind = CG_ARITH_TRUNCI;
  else
    kind = is_signed ? CG_ARITH_EXTSI : CG_ARITH_EXTUI;
  return cgi_build_unary(b, kind, to, v);
}

// The scalar op for `name` on this element type; i1 adds by or and multiplies by and.
static cg_op_kind cgi_linalg_binary_kind(cg_str name, cg_type type) {
  bool is_float = cg_type_is_float(type), is_bool = cg_type_is_int(type) && cg_type_width(type) == 1;
  if (cgi_str_is(name, "add")) return is_float ? CG_ARITH_ADDF : is_bool ? CG_ARITH_ORI : CG_ARITH_ADDI;
  if (cgi_str_is(name, "sub")) return is_float ? CG_ARITH_SUBF : CG_ARITH_SUBI;
  if (cgi_str_is(name, "mul")) return is_float ? CG_ARITH_MULF : is_bool ? CG_ARITH_ANDI : CG_ARITH_MULI;
  if (cgi_str_is(name, "div")) return is_float ? CG_ARITH_DIVF : CG_ARITH_DIVSI;
  if (cgi_str_is(name, "div_unsigned")) return is_float ? CG_ARITH_DIVF : CG_ARITH_DIVUI;
  if (cgi_str_is(name, "max_signed") || cgi_str_is(name, "max")) return is_float ? CG_ARITH_MAXIMUMF : CG_ARITH_MAXSI;
  if (cgi_str_is(name, "min_signed") || cgi_str_is(name, "min")) return is_float ? CG_ARITH_MINIMUMF : CG_ARITH_MINSI;
  if (cgi_str_is(name, "max_unsigned")) return is_float ? CG_ARITH_MAXIMUMF : CG_ARITH_MAXUI;
  if (cgi_str_is(name, "min_unsigned")) return is_float ? CG_ARITH_MINIMUMF : CG_ARITH_MINUI;
  return CG_MATH_POWF;
}

static cg_value cgi_linalg_unary(cgi_builder *b, cg_str name, cg_value v) {
  static const struct {
    const char *name;
    cg_op_kind kind;
  } kinds[] = {
      {"exp", CG_MATH_EXP},     {"log", CG_MATH_LOG},    {"abs", CG_MATH_ABSF},    {"ceil", CG_MATH_CEIL},
      {"floor", CG_MATH_FLOOR}, {"negf", CG_ARITH_NEGF}, {"round", CG_MATH_ROUND}, {"sqrt", CG_MATH_SQRT},
      {"rsqrt", CG_MATH_RSQRT}, {"tanh", CG_MATH_TANH},  {"erf", CG_MATH_ERF},
  };
  cg_type type = cg_value_type(v);
  if (cgi_str_is(name, "square")) return cgi_build_binary(b, cg_type_is_float(type) ? CG_ARITH_MULF : CG_ARITH_MULI, v, v);
  if (cgi_str_is(name, "reciprocal")) return cgi_build_binary(b, CG_ARITH_DIVF, cgi_build_float(b, type, 1.0), v);
  if (cgi_str_is(name, "abs") && !cg_type_is_float(type)) return cgi_build_unary(b, CG_MATH_ABSI, type, v);
  for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
    if (cgi_str_is(name, kinds[i].name)) return cgi_build_unary(b, kinds[i].kind, type, v);
  return v;
}

static cg_value cgi_linalg_contraction_body(cgi_builder *b, cg_op op, cgi_linalg_body_kind kind, const cg_value *args, unsigned n) {
  cg_value out = args[n - 1], l, r;
  cg_type type = cg_value_type(out);
  bool is_signed = !cgi_str_is(cgi_attr_word(cg_op_attr(op, "cast")), "cast_unsigned");
  switch (kind) {
  case CGI_LINALG_SUM: return cgi_build_binary(b, cgi_linalg_binary_kind(cgi_s("add"), type), out, cgi_linalg_cast(b, args[0], type, true));
  case CGI_LINALG_MAX: return cgi_build_binary(b, cgi_linalg_binary_kind(cgi_s("max_signed"), type), out, cgi_linalg_cast(b, args[0], type, true));
  case CGI_LINALG_MIN: return cgi_build_binary(b, cgi_linalg_binary_kind(cgi_s("min_signed"), type), out, cgi_linalg_cast(b, args[0], type, true));
  case CGI_LINALG_MAXU:
    return cgi_build_binary(b, cgi_linalg_binary_kind(cgi_s("max_unsigned"), type), out, cgi_linalg_cast(b, args[0], type, false));
  case CGI_LINALG_MINU:
    return cgi_build_binary(b, cgi_linalg_binary_kind(cgi_s("min_unsigned"), type), out, cgi_linalg_cast(b, args[0], type, false));
  default: break;
  }
  l = cgi_linalg_cast(b, args[0], type, is_signed);
  if (kind == CGI_LINALG_MAC_ZP) l = cgi_build_binary(b, cgi_linalg_binary_kind(cgi_s("sub"), type), l, cgi_linalg_cast(b, args[2], type, true));
  r = cgi_linalg_cast(b, args[1], type, is_signed);
  if (kind == CGI_LINALG_MAC_ZP) r = cgi_build_binary(b, cgi_linalg_binary_kind(cgi_s("sub"), type), r, cgi_linalg_cast(b, args[3], type, true));
  l = cgi_build_binary(b, cgi_linalg_binary_kind(cgi_s("mul"), type), l, r);
  return cgi_build_binary(b, cgi_linalg_binary_kind(cgi_s("add"), type), out, l);
}

static cg_value cgi_linalg_elementwise_body(cgi_builder *b, cg_op op, const cg_value *args, unsigned n) {
  cg_type type = cg_value_type(args[n - 1]);
  cg_str name = cg_op_name(op), fun = cgi_attr_word(cg_op_attr(op, "fun"));
  bool is_signed = !cgi_str_is(cgi_attr_word(cg_op_attr(op, "cast")), "cast_unsigned");
  name.data += sizeof "linalg." - 1, name.len -= sizeof "linalg." - 1;
  if (cg_op_get_kind(op) == CG_LINALG_ELEMENTWISE) name = cgi_attr_word(cg_op_attr(op, "kind"));
  if (n == 4) return cgi_build_select(b, args[0], args[1], args[2]);
  switch (cg_op_get_kind(op)) {
  case CG_LINALG_FILL:
  case CG_LINALG_COPY:
  case CG_LINALG_TRANSPOSE:
  case CG_LINALG_BROADCAST: return cgi_linalg_cast(b, args[0], type, is_signed);
  case CG_LINALG_ELEMWISE_UNARY: return cgi_linalg_unary(b, fun.len ? fun : cgi_s("exp"), cgi_linalg_cast(b, args[0], type, is_signed));
  case CG_LINALG_ELEMWISE_BINARY: {
    cg_value l = cgi_linalg_cast(b, args[0], type, is_signed), r = cgi_linalg_cast(b, args[1], type, is_signed);
    return cgi_build_binary(b, cgi_linalg_binary_kind(fun.len ? fun : cgi_s("add"), type), l, r);
  }
  default: break;
  }
  if (n == 2) return cgi_linalg_unary(b, name, cgi_linalg_cast(b, args[0], type, true));
  return cgi_build_binary(b, cgi_linalg_binary_kind(name, type), args[0], args[1]);
}

// Of a linalg.elementwise of this kind; 0: there is none of this name.
static unsigned cgi_linalg_arity(cg_str name) {
  bool many;
  if (cgi_has_word(cgi_s(cgi_enum_words(cgi_s("linalg.unary_fn"), &many)), name)) return 1;
  return cgi_has_word(cgi_s(cgi_enum_words(cgi_s("linalg.binary_fn"), &many)), name) ? 2 : cgi_str_is(name, "select") ? 3 : 0;
}

// How many operands a named op must have for its body to make sense; the verifier tells what is wrong with others.
static unsigned cgi_linalg_min_inputs(cg_op op) {
  const cgi_linalg_row *row = cgi_linalg_row_of(op);
  if (row) return row->body == CGI_LINALG_MAC_ZP ? 4 : 2;
  switch (cg_op_get_kind(op)) {
  case CG_LINALG_ELEMENTWISE: return cgi_linalg_arity(cgi_attr_word(cg_op_attr(op, "kind")));
  case CG_LINALG_SELECT: return 3;
  case CG_LINALG_ELEMWISE_BINARY:
  case CG_LINALG_ADD:
  case CG_LINALG_SUB:
  case CG_LINALG_MUL:
  case CG_LINALG_DIV:
  case CG_LINALG_DIV_UNSIGNED:
  case CG_LINALG_MAX:
  case CG_LINALG_MIN:
  case CG_LINALG_POWF: return 2;
  default: return 1;
  }
}

CGI_DEF bool cgi_linalg_operands_match(cg_op op) { return cgi_linalg_num_inputs(op) == cgi_linalg_min_inputs(op) && cgi_linalg_num_outputs(op) == 1; }

#ifndef CODEGEN_NO_TEXT
// A mask that the region does not name is added to the score, or, of i1, says which scores stay.
static void cgi_attention_mask_in_body(cg_op op) {
  cg_block body = cgi_linalg_body(op);
  cg_op yield = body ? body->last : NULL;
  if (!yield || cgi_linalg_num_inputs(op) != 5 || cg_block_num_args(body) != 1 || yield->num_operands != 1) return;
  cg_type t = cg_value_type(cgi_linalg_input(op, 4)), score = cg_value_type(yield->operands[CG_IREE_LINALG_EXT_YIELD_OPERANDS].value);
  t = cg_type_is_shaped(t) ? cg_type_element(t) : t;
  if (!cg_type_is_float(score) || (!cg_type_is_float(t) && !cg_type_is_int(t))) return;
  cg_value mask = cgi_block_add_arg(body, t, cg_op_loc(op)), v = yield->operands[CG_IREE_LINALG_EXT_YIELD_OPERANDS].value;
  cgi_builder b = cgi_builder_before(yield);
  if (!cg_type_is_float(t)) {
    cg_value out = cgi_build_constant(&b, cgi_combiner_neutral_of(CG_ARITH_MAXIMUMF, score));
    v = cgi_build_select(&b, mask, v, out);
  } else {
    if (cg_type_width(t) < cg_type_width(score)) mask = cgi_build_unary(&b, CG_ARITH_EXTF, score, mask);
    v = cgi_build_binary(&b, CG_ARITH_ADDF, v, mask);
  }
  cgi_op_set_operand(yield, CG_IREE_LINALG_EXT_YIELD_OPERANDS, v);
}
#endif

// Maps that say what the op's name does.
static void cgi_linalg_drop_maps(cg_op op) {
  const cgi_linalg_row *row = cgi_linalg_row_of(op);
  cg_attr own = row ? cg_op_attr(op, "indexing_maps") : NULL;
  unsigned n = cg_op_num_operands(op);
  if (!own || !*row->maps || cg_attr_get_kind(own) != CG_ATTR_ARRAY || cg_attr_len(own) != n) return;
  for (unsigned i = 0; i < n; i++)
    if (cg_attr_get_kind(cg_attr_at(own, i)) != CG_ATTR_MAP || cg_attr_map(cg_attr_at(own, i)) != cgi_linalg_row_map(op, row, i)) return;
  cgi_op_set_attr(op, "indexing_maps", NULL);
}

CGI_DEF void cgi_linalg_build_body(cg_op op) {
  enum { max_args = 8 };
  cg_op_kind kind = cg_op_get_kind(op);
  unsigned n = cg_op_num_operands(op);
  cg_type types[max_args];
  cg_value args[max_args], result;
  memset(types, 0, sizeof types);
  memset(args, 0, sizeof args);
  if (kind == CG_LINALG_GENERIC || kind == CG_LINALG_MAP || kind == CG_LINALG_REDUCE || !cg_op_num_regions(op)) return;
  cgi_linalg_drop_maps(op);
#ifndef CODEGEN_NO_TEXT
  if (kind == CG_IREE_LINALG_EXT_ATTENTION) {
    cgi_attention_mask_in_body(op);
    return;
  }
#endif
  if (n > max_args || !cgi_linalg_operands_match(op) || cg_region_first(cg_op_region(op, 0))) return;
  for (unsigned i = 0; i < n; i++) {
    cg_type t = cg_value_type(cg_op_operand(op, i));
    types[i] = cg_type_is_shaped(t) || cg_type_get_kind(t) == CG_TYPE_UNRANKED_TENSOR ? cg_type_element(t) : t;
  }
  cg_block body = cgi_block_create(cg_op_region(op, 0), n, types, cg_op_loc(op));
  cgi_builder b = cgi_builder_at_end(body, cg_op_loc(op));
  for (unsigned i = 0; i < n; i++) args[i] = cg_block_arg(body, i);
  const cgi_linalg_row *row = cgi_linalg_row_of(op);
  result = row ? cgi_linalg_contraction_body(&b, op, row->body, args, n) : cgi_linalg_elementwise_body(&b, op, args, n);
  cgi_build_linalg_yield(&b, result);
}

// ---- builders -----------------------------------------------------------------------------------------------------------------------------
static cg_op cgi_linalg_create(cgi_builder *b, cg_op_kind kind, unsigned ni, const cg_value *inputs, unsigned no, const cg_value *outputs,
                               unsigned na, const cg_named_attr *attrs) {
  cg_context *ctx = b->ctx;
  cg_value *operands = NULL;
  cg_type *types = NULL;
  bool structured = (cgi_op_def_of(ctx, kind)->traits & CG_TRAIT_STRUCTURED) != 0;
  for (unsigned i = 0; i < ni; i++) cgi_push(operands, inputs[i]);
  for (unsigned i = 0; i < no; i++) {
    cg_type t = cg_value_type(outputs[i]);
    cgi_push(operands, outputs[i]);
    if (cg_type_get_kind(t) != CG_TYPE_MEMREF) cgi_push(types, t);
  }
  cg_op op = cgi_build(b, kind, ni + no, operands, (unsigned)cgi_len(types), types, na, attrs, structured ? 1 : 0);
  if (structured && !cgi_linalg_has_one_output(op)) {
    int32_t sizes[2];
    sizes[0] = (int32_t)ni, sizes[1] = (int32_t)no;
    cgi_op_set_segments(op, 2, sizes);
  }
  cgi_arr_free(ctx, operands);
  cgi_arr_free(ctx, types);
  return op;
}

static void cgi_linalg_empty_body(cg_op op, bool with_outputs) {
  cg_context *ctx = cg_op_context(op);
  unsigned n = with_outputs ? cg_op_num_operands(op) : cgi_linalg_num_inputs(op);
  cg_type *types = NULL;
  for (unsigned i = 0; i < n; i++) {
    cg_type t = cg_value_type(cg_op_operand(op, i));
    cgi_push(types, cg_type_is_shaped(t) ? cg_type_element(t) : t);
  }
  cgi_block_create(cg_op_region(op, 0), n, types, cg_op_loc(op));
  cgi_arr_free(ctx, types);
}

CGI_DEF cg_op cgi_build_generic(cgi_builder *b, unsigned ni, const cg_value *inputs, unsigned no, const cg_value *outputs, const cg_map *maps,
                                unsigned num_loops, const bool *reduction) {
  cg_context *ctx = b->ctx;
  cg_attr *items = NULL;
  cg_named_attr attrs[2];
  for (unsigned i = 0; i < ni + no; i++) cgi_push(items, cgi_attr_of_map(ctx, maps[i]));
  cgi_name_attr(&attrs[0], ctx, "indexing_maps", cgi_attr_array(ctx, ni + no, items));
  cgi_shrink(items, 0);
  for (unsigned i = 0; i < num_loops; i++)
    cgi_push(items, cgi_attr_of_word(ctx, "linalg.iterator_type", reduction && reduction[i] ? "reduction" : "parallel"));
  cgi_name_attr(&attrs[1], ctx, "iterator_types", cgi_attr_array(ctx, num_loops, items));
  cgi_arr_free(ctx, items);
  cg_op op = cgi_linalg_create(b, CG_LINALG_GENERIC, ni, inputs, no, outputs, 2, attrs);
  cgi_linalg_empty_body(op, true);
  return op;
}

CGI_DEF cg_op cgi_build_elementwise(cgi_builder *b, unsigned ni, const cg_value *inputs, cg_value output, const cg_map *maps, unsigned num_loops) {
  return cgi_build_generic(b, ni, inputs, 1, &output, maps, num_loops, NULL);
}

CGI_DEF cg_op cgi_build_each(cgi_builder *b, cg_value in, cg_value output) {
  cg_map maps[2];
  unsigned rank = output->type->rank;
  maps[0] = maps[1] = cgi_map_identity(b->ctx, rank);
  return cgi_build_elementwise(b, in ? 1 : 0, &in, output, maps, rank);
}

CGI_DEF cg_op cgi_build_named_linalg(cgi_builder *b, cg_op_kind kind, unsigned ni, const cg_value *inputs, unsigned no, const cg_value *outputs,
                                     unsigned na, const cg_named_attr *attrs) {
  cg_op op = cgi_linalg_create(b, kind, ni, inputs, no, outputs, na, attrs);
  if (kind == CG_LINALG_MAP || kind == CG_LINALG_REDUCE || kind == CG_LINALG_GENERIC)
    cgi_linalg_empty_body(op, kind != CG_LINALG_MAP); // the caller says what they compute
  else
    cgi_linalg_build_body(op);
  return op;
}

CGI_DEF cg_value cgi_build_empty(cgi_builder *b, cg_type tensor, const cg_value *dynamic_sizes) {
  unsigned n = 0;
  for (unsigned i = 0; i < cg_type_rank(tensor); i++) n += cg_type_dim(tensor, i) == CG_DYNAMIC ? 1 : 0;
  return cgi_build_value(b, CG_TENSOR_EMPTY, tensor, n, dynamic_sizes, NULL);
}

CGI_DEF cg_value cgi_build_empty_as(cgi_builder *b, cg_type tensor, cg_value like) {
  cg_context *ctx = b->ctx;
  cg_value *sizes = NULL;
  for (unsigned i = 0; i < cg_type_rank(tensor); i++) {
    if (cg_type_dim(tensor, i) != CG_DYNAMIC) continue;
    cg_value size = cgi_build_dim(b, like, i);
    cgi_push(sizes, size);
  }
  cg_value v = cgi_build_empty(b, tensor, sizes);
  cgi_arr_free(ctx, sizes);
  return v;
}

CGI_DEF cg_value cgi_build_loop_index(cgi_builder *b, int64_t loop) {
  cg_type index = cgi_type_index(b->ctx);
  return cgi_build_with(b, CG_LINALG_INDEX, index, 0, NULL, "dim", cgi_attr_i64(b->ctx, loop));
}

CGI_DEF cgi_builder cgi_builder_in_each(cg_op structured, unsigned n, cg_value *loops) {
  cgi_builder in = cgi_builder_in(structured, 0);
  for (unsigned i = 0; i < n; i++) loops[i] = cgi_build_loop_index(&in, i);
  return in;
}

CGI_DEF cg_value cgi_build_fill(cgi_builder *b, cg_value scalar, cg_value out) {
  cg_op op = cgi_build_named_linalg(b, CG_LINALG_FILL, 1, &scalar, 1, &out, 0, NULL);
  return cg_op_num_results(op) ? cg_op_result(op, 0) : out;
}
