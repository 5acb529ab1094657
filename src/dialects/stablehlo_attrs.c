// Reading the attributes of stablehlo ops, whatever spelling they were written in (dialects/stablehlo.h).
#include "dialects/stablehlo.h"

// ---- text of dialect attributes -----------------------------------------------------------------------------------------------------
static size_t cgi_hloa_blank(cg_str s, size_t i) {
  while (i < s.len && (s.data[i] == ' ' || s.data[i] == '\t' || s.data[i] == '\n' || s.data[i] == '\r')) i++;
  return i;
}

// Reads an integer at *i; false when there is none.
static bool cgi_hloa_int(cg_str s, size_t *i, int64_t *out) {
  size_t k = *i;
  bool negative = k < s.len && s.data[k] == '-';
  uint64_t v = 0;
  if (negative) k++;
  if (k >= s.len || s.data[k] < '0' || s.data[k] > '9') return false;
  while (k < s.len && s.data[k] >= '0' && s.data[k] <= '9') {
    if (v > (UINT64_C(1) << 58)) return false;
    v = v * 10 + (uint64_t)(s.data[k++] - '0');
  }
  *out = negative ? -(int64_t)v : (int64_t)v;
  *i = k;
  return true;
}

// The place behind `key =` in s, or s.len.
static size_t cgi_hloa_find(cg_str s, const char *key) {
  size_t n = strlen(key), i, k;
  for (i = 0; i + n <= s.len; i++) {
    if (memcmp(s.data + i, key, n) || (i && cgi_is_word_char(s.data[i - 1]))) continue;
    k = cgi_hloa_blank(s, i + n);
    if (k < s.len && s.data[k] == '=') return cgi_hloa_blank(s, k + 1);
  }
  return s.len;
}

// `key = 3` or `key = [1, 2]` in the text of a dialect attribute: how many, 0 when absent, -1 for anything else.
static int cgi_hloa_scan(cg_str s, const char *key, unsigned max, int64_t *out) {
  size_t i = cgi_hloa_find(s, key);
  unsigned n = 0;
  if (i >= s.len) return 0;
  if (s.data[i] != '[') return cgi_hloa_int(s, &i, out) ? 1 : -1;
  i = cgi_hloa_blank(s, i + 1);
  while (i < s.len && s.data[i] != ']') {
    if (n == max || !cgi_hloa_int(s, &i, &out[n])) return -1;
    n++;
    i = cgi_hloa_blank(s, i);
    if (i < s.len && s.data[i] == ':') // `: i64`
      while (i < s.len && s.data[i] != ',' && s.data[i] != ']') i++;
    if (i < s.len && s.data[i] == ',') i = cgi_hloa_blank(s, i + 1);
  }
  return i < s.len ? (int)n : -1;
}

static int cgi_hloa_list_of(cg_attr a, unsigned max, int64_t *out) {
  size_t n, i;
  if (cg_attr_get_kind(a) == CG_ATTR_INT || cg_attr_get_kind(a) == CG_ATTR_BOOL) {
    out[0] = cg_attr_int(a);
    return 1;
  }
  if (cg_attr_get_kind(a) == CG_ATTR_ARRAY && cg_attr_len(a) == 0) return 0;
  if (!cg_attr_is_int_list(a)) return -1;
  n = cg_attr_int_list_len(a);
  if (n > max) return -1;
  for (i = 0; i < n; i++) out[i] = cg_attr_int_list_at(a, i);
  return (int)n;
}

// Entry `key` of a dialect attribute (parameters or text) or a dictionary, as integers.
static int cgi_hloa_entry(cg_attr a, const char *key, unsigned max, int64_t *out) {
  cg_attr v;
  if (cg_attr_get_kind(a) != CG_ATTR_DIALECT && cg_attr_get_kind(a) != CG_ATTR_DICT) return -1;
  v = cg_attr_get(a, key);
  if (v) return cgi_hloa_list_of(v, max, out);
  if (cg_attr_get_kind(a) == CG_ATTR_DICT) return 0;
  return cgi_hloa_scan(cg_attr_raw_text(a), key, max, out);
}

static bool cgi_hloa_entry_int(cg_attr a, const char *key, int64_t absent, int64_t *out) {
  int64_t v[1];
  int n = cgi_hloa_entry(a, key, 1, v);
  *out = n == 1 ? v[0] : absent;
  return n >= 0;
}

static bool cgi_hloa_entry_list(cg_attr a, const char *key, unsigned *n, int64_t *out) {
  int r = cgi_hloa_entry(a, key, CGI_HLO_MAX_RANK, out);
  *n = r < 0 ? 0 : (unsigned)r;
  return r >= 0;
}

// ---- simple attributes ----------------------------------------------------------------------------------------------------------------
CGI_DEF int cgi_hlo_list(cg_op op, const char *name, unsigned max, int64_t *out) {
  cg_attr a = cg_op_attr(op, name);
  return a ? cgi_hloa_list_of(a, max, out) : 0;
}

CGI_DEF bool cgi_hlo_int_list(cg_op op, const char *name, unsigned n, int64_t absent, int64_t *out) {
  cg_attr a = cg_op_attr(op, name);
  unsigned i;
  if (!a) {
    for (i = 0; i < n; i++) out[i] = absent;
    return true;
  }
  if (cg_attr_get_kind(a) == CG_ATTR_ARRAY && cg_attr_len(a) == 0) return n == 0;
  if (!cg_attr_is_int_list(a) || cg_attr_int_list_len(a) != n) return false;
  for (i = 0; i < n; i++) out[i] = cg_attr_int_list_at(a, i);
  return true;
}

CGI_DEF int64_t cgi_hlo_int(cg_op op, const char *name, int64_t absent) {
  cg_attr a = cg_op_attr(op, name);
  int64_t v[1];
  return a && cgi_hloa_list_of(a, 1, v) == 1 ? v[0] : absent;
}

CGI_DEF bool cgi_hlo_bool(cg_op op, const char *name, bool absent) {
  cg_attr a = cg_op_attr(op, name);
  if (a && cg_attr_get_kind(a) == CG_ATTR_UNIT) return true;
  return cgi_hlo_int(op, name, absent) != 0;
}

CGI_DEF cg_str cgi_hlo_keyword_of(cg_attr a) {
  cg_str s = cgi_attr_enum_word(a), r;
  size_t begin, end;
  if (!a || s.len || cg_attr_get_kind(a) != CG_ATTR_DIALECT) return s;
  s = cg_attr_raw_text(a);
  // The last identifier: `comparison_direction LT`, `LT`, `value = LT`.
  end = s.len;
  while (end && !cgi_is_word_char(s.data[end - 1])) end--;
  begin = end;
  while (begin && cgi_is_word_char(s.data[begin - 1])) begin--;
  r.data = s.data + begin;
  r.len = end - begin;
  return r;
}

CGI_DEF cg_str cgi_hlo_keyword(cg_op op, const char *name) { return cgi_hlo_keyword_of(cg_op_attr(op, name)); }

CGI_DEF cg_attr cgi_hlo_enum(cg_context *ctx, const char *kind, cg_str keyword) {
  cg_str name = cgi_format(ctx, "stablehlo.%s", kind);
  return cgi_attr_enum(ctx, name.data, cgi_intern(ctx, keyword).data);
}

CGI_DEF cg_attr cgi_hlo_dense_i64(cg_context *ctx, unsigned rank, const int64_t *shape, const int64_t *values) {
  cg_type t = cgi_type_tensor(ctx, rank, shape, cgi_type_i(ctx, 64), NULL);
  size_t n = (size_t)cg_type_num_elements(t), i;
  uint8_t *bytes = CGI_NEW_ARRAY(ctx, uint8_t, n * 8);
  cg_attr a;
  unsigned k;
  for (i = 0; i < n; i++)
    for (k = 0; k < 8; k++) bytes[i * 8 + k] = (uint8_t)((uint64_t)values[i] >> (8 * k));
  a = cgi_attr_dense(ctx, t, bytes, n * 8);
  cgi_free(ctx, bytes, n * 8);
  return a;
}

CGI_DEF cg_str cgi_hlo_compare_type(cg_op op) {
  cg_str s = cgi_hlo_keyword(op, "compare_type");
  cg_type t;
  if (s.len && !cgi_str_is(s, "NOTYPE")) return s;
  t = cg_type_element(cg_value_type(cg_op_operand(op, CG_LHS)));
  if (cg_type_get_kind(t) == CG_TYPE_COMPLEX || cg_type_is_float(t)) return cgi_s("FLOAT");
  if (cg_type_is_int(t) && (cg_type_signedness(t) == CG_UNSIGNED || cg_type_width(t) == 1)) return cgi_s("UNSIGNED");
  return cgi_s("SIGNED");
}

// ---- convolution ------------------------------------------------------------------------------------------------------------------------
// One `[b, 0, 1, f]` at *i: `first` and `second` are the letters; the digits place spatial dims.
static bool cgi_hloa_conv_part(cg_str s, size_t *i, char first, char second, int64_t *batch, int64_t *feature, int64_t *spatial,
                               unsigned *num_spatial) {
  int64_t dim = 0, v;
  unsigned seen = 0, k;
  *batch = *feature = -1;
  for (k = 0; k < CGI_HLO_MAX_RANK; k++) spatial[k] = -1;
  if (*i >= s.len || s.data[*i] != '[') return false;
  *i = cgi_hloa_blank(s, *i + 1);
  while (*i < s.len && s.data[*i] != ']') {
    char c = s.data[*i];
    if (c == first && *batch < 0) {
      *batch = dim;
      ++*i;
    } else if (c == second && *feature < 0) {
      *feature = dim;
      ++*i;
    } else {
      if (!cgi_hloa_int(s, i, &v) || v < 0 || v >= CGI_HLO_MAX_RANK || spatial[v] >= 0) return false;
      spatial[v] = dim;
      seen++;
    }
    dim++;
    *i = cgi_hloa_blank(s, *i);
    if (*i < s.len && s.data[*i] == ',')
      *i = cgi_hloa_blank(s, *i + 1);
    else if (*i >= s.len || s.data[*i] != ']')
      return false;
  }
  if (*i >= s.len || *batch < 0 || *feature < 0) return false;
  ++*i;
  for (k = 0; k < seen; k++)
    if (spatial[k] < 0) return false;
  *num_spatial = seen;
  return true;
}

static bool cgi_hloa_conv_pretty(cg_str s, cgi_conv_dims *d) {
  size_t i = 0;
  unsigned kernel, output;
  while (i < s.len && s.data[i] != '[') i++;
  if (!cgi_hloa_conv_part(s, &i, 'b', 'f', &d->input_batch, &d->input_feature, d->input_spatial, &d->num_spatial)) return false;
  i = cgi_hloa_blank(s, i);
  if (i >= s.len || s.data[i] != 'x') return false;
  i = cgi_hloa_blank(s, i + 1);
  if (!cgi_hloa_conv_part(s, &i, 'i', 'o', &d->kernel_input_feature, &d->kernel_output_feature, d->kernel_spatial, &kernel)) return false;
  i = cgi_hloa_blank(s, i);
  if (i + 1 >= s.len || s.data[i] != '-' || s.data[i + 1] != '>') return false;
  i = cgi_hloa_blank(s, i + 2);
  if (!cgi_hloa_conv_part(s, &i, 'b', 'f', &d->output_batch, &d->output_feature, d->output_spatial, &output)) return false;
  return kernel == d->num_spatial && output == d->num_spatial;
}

CGI_DEF bool cgi_hlo_conv_dims_of(cg_attr a, cgi_conv_dims *d) {
  unsigned kernel, output;
  memset(d, 0, sizeof *d);
  if (!a || (cg_attr_get_kind(a) != CG_ATTR_DIALECT && cg_attr_get_kind(a) != CG_ATTR_DICT)) return false;
  if (cg_attr_get_kind(a) == CG_ATTR_DIALECT && cg_attr_len(a) == 0 &&
      cgi_hloa_find(cg_attr_raw_text(a), "input_batch_dimension") >= cg_attr_raw_text(a).len)
    return cgi_hloa_conv_pretty(cg_attr_raw_text(a), d);
  return cgi_hloa_entry_int(a, "input_batch_dimension", 0, &d->input_batch) &&
         cgi_hloa_entry_int(a, "input_feature_dimension", 0, &d->input_feature) &&
         cgi_hloa_entry_int(a, "kernel_input_feature_dimension", 0, &d->kernel_input_feature) &&
         cgi_hloa_entry_int(a, "kernel_output_feature_dimension", 0, &d->kernel_output_feature) &&
         cgi_hloa_entry_int(a, "output_batch_dimension", 0, &d->output_batch) &&
         cgi_hloa_entry_int(a, "output_feature_dimension", 0, &d->output_feature) &&
         cgi_hloa_entry_list(a, "input_spatial_dimensions", &d->num_spatial, d->input_spatial) &&
         cgi_hloa_entry_list(a, "kernel_spatial_dimensions", &kernel, d->kernel_spatial) &&
         cgi_hloa_entry_list(a, "output_spatial_dimensions", &output, d->output_spatial) && kernel == d->num_spatial && output == d->num_spatial;
}

CGI_DEF bool cgi_hlo_conv_dims(cg_op op, cgi_conv_dims *out) { return cgi_hlo_conv_dims_of(cg_op_attr(op, "dimension_numbers"), out); }

static void cgi_hloa_conv_print(cgi_buf *b, unsigned n, int64_t first, char f, int64_t second, char s, const int64_t *spatial) {
  unsigned dim, k;
  cgi_buf_char(b, '[');
  for (dim = 0; dim < n + 2; dim++) {
    if (dim) cgi_buf_z(b, ", ");
    if (dim == (uint64_t)first)
      cgi_buf_char(b, f);
    else if (dim == (uint64_t)second)
      cgi_buf_char(b, s);
    for (k = 0; k < n; k++)
      if (spatial[k] == (int64_t)dim) cgi_buf_u64(b, k);
  }
  cgi_buf_char(b, ']');
}

CGI_DEF cg_attr cgi_hlo_conv_attr(cg_context *ctx, const cgi_conv_dims *d) {
  cgi_buf b;
  cg_attr a;
  b.ctx = ctx;
  b.text = NULL;
  cgi_hloa_conv_print(&b, d->num_spatial, d->input_batch, 'b', d->input_feature, 'f', d->input_spatial);
  cgi_buf_char(&b, 'x');
  cgi_hloa_conv_print(&b, d->num_spatial, d->kernel_input_feature, 'i', d->kernel_output_feature, 'o', d->kernel_spatial);
  cgi_buf_z(&b, "->");
  cgi_hloa_conv_print(&b, d->num_spatial, d->output_batch, 'b', d->output_feature, 'f', d->output_spatial);
  a = cgi_attr_dialect(ctx, cgi_s("stablehlo.conv"), cgi_intern(ctx, cgi_buf_view(&b)), 0, NULL);
  cgi_buf_free(&b);
  return a;
}

// ---- windows ----------------------------------------------------------------------------------------------------------------------------
static bool cgi_hloa_padding(cg_op op, cgi_hlo_window *w) {
  int64_t v[2 * CGI_HLO_MAX_RANK];
  cg_attr a = cg_op_attr(op, "padding");
  unsigned i;
  if (!a) return true;
  // A splat of tensor<1xi64>, which some writers use, stands for all.
  if (cg_attr_is_int_list(a) && cg_attr_int_list_len(a) == 1) {
    for (i = 0; i < w->n; i++) w->pad_low[i] = w->pad_high[i] = cg_attr_int_list_at(a, 0);
    return true;
  }
  if (!cgi_hlo_int_list(op, "padding", 2 * w->n, 0, v)) return false;
  for (i = 0; i < w->n; i++) {
    w->pad_low[i] = v[2 * i];
    w->pad_high[i] = v[2 * i + 1];
  }
  return true;
}

CGI_DEF bool cgi_hlo_window_of(cg_op op, cgi_hlo_window *w) {
  int64_t reversal[CGI_HLO_MAX_RANK];
  cg_op_kind kind = cg_op_get_kind(op);
  const char *base = "base_dilations", *dilation = "window_dilations";
  unsigned i;
  memset(w, 0, sizeof *w);
  if (kind == CG_STABLEHLO_CONVOLUTION || kind == CG_STABLEHLO_DYNAMIC_CONV) {
    cgi_conv_dims d;
    cg_type kernel = cg_value_type(cg_op_operand(op, CG_STABLEHLO_CONVOLUTION_RHS));
    if (!cgi_hlo_conv_dims(op, &d)) return false;
    w->n = d.num_spatial;
    for (i = 0; i < w->n; i++) {
      if (d.kernel_spatial[i] < 0 || d.kernel_spatial[i] >= (int64_t)cg_type_rank(kernel)) return false;
      w->size[i] = cg_type_dim(kernel, (unsigned)d.kernel_spatial[i]);
    }
    base = "lhs_dilation";
    dilation = "rhs_dilation";
  } else if (kind == CG_STABLEHLO_REDUCE_WINDOW) {
    int n = cgi_hlo_list(op, "window_dimensions", CGI_HLO_MAX_RANK, w->size);
    if (n < 0) return false;
    w->n = (unsigned)n;
  } else {
    w->n = cg_type_rank(cg_value_type(cg_op_operand(op, CG_STABLEHLO_SELECT_AND_SCATTER_OPERAND)));
    if (w->n > CGI_HLO_MAX_RANK || !cgi_hlo_int_list(op, "window_dimensions", w->n, 1, w->size)) return false;
  }
  if (!cgi_hlo_int_list(op, "window_strides", w->n, 1, w->stride) || !cgi_hlo_int_list(op, base, w->n, 1, w->base_dilation) ||
      !cgi_hlo_int_list(op, dilation, w->n, 1, w->window_dilation) || !cgi_hlo_int_list(op, "window_reversal", w->n, 0, reversal))
    return false;
  for (i = 0; i < w->n; i++) w->reversal[i] = reversal[i] != 0;
  if (kind != CG_STABLEHLO_DYNAMIC_CONV && !cgi_hloa_padding(op, w)) return false;
  if (kind == CG_STABLEHLO_REDUCE_WINDOW) cgi_hlo_window_over(w, cg_value_type(cg_op_operand(op, CG_STABLEHLO_REDUCE_WINDOW_OPERANDS))->shape);
  return true;
}

CGI_DEF void cgi_hlo_window_over(cgi_hlo_window *w, const int64_t *shape) {
  for (unsigned i = 0; i < w->n; i++) {
    if (w->size[i] != CG_DYNAMIC) continue;
    w->size[i] = shape[i];
    if (shape[i] == CG_DYNAMIC) continue;
    if (w->pad_low[i] == CG_DYNAMIC) w->pad_low[i] = shape[i] - 1;
    if (w->pad_high[i] == CG_DYNAMIC) w->pad_high[i] = shape[i] - 1;
  }
}

// Within this, the sums and products of a window's arithmetic cannot overflow.
#define CGI_HLOA_LIMIT ((int64_t)1 << 30)
static int64_t cgi_hloa_dilated(int64_t size, int64_t dilation) {
  if (size <= 0) return 0;
  if (size > CGI_HLOA_LIMIT) size = CGI_HLOA_LIMIT;
  if (dilation > CGI_HLOA_LIMIT) dilation = CGI_HLOA_LIMIT;
  return (size - 1) * dilation + 1;
}

CGI_DEF int64_t cgi_hlo_window_places(const cgi_hlo_window *w, unsigned i, int64_t input) {
  int64_t size, window;
  if (input == CG_DYNAMIC || w->size[i] == CG_DYNAMIC) return CG_DYNAMIC;
  size = cgi_hloa_dilated(input, w->base_dilation[i]) + w->pad_low[i] + w->pad_high[i];
  window = cgi_hloa_dilated(w->size[i], w->window_dilation[i]);
  return size <= 0 || window > size || w->stride[i] <= 0 ? 0 : (size - window) / w->stride[i] + 1;
}
#undef CGI_HLOA_LIMIT

// ---- dot, gather, scatter -----------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_hlo_dot_dims_of(cg_attr a, cgi_dot_dims *d) {
  unsigned rhs_batch, rhs_contract;
  memset(d, 0, sizeof *d);
  return a && cgi_hloa_entry_list(a, "lhs_batching_dimensions", &d->num_batch, d->lhs_batch) &&
         cgi_hloa_entry_list(a, "rhs_batching_dimensions", &rhs_batch, d->rhs_batch) && rhs_batch == d->num_batch &&
         cgi_hloa_entry_list(a, "lhs_contracting_dimensions", &d->num_contract, d->lhs_contract) &&
         cgi_hloa_entry_list(a, "rhs_contracting_dimensions", &rhs_contract, d->rhs_contract) && rhs_contract == d->num_contract;
}

CGI_DEF bool cgi_hlo_ragged_dims(cg_attr a, cgi_dot_dims *d, int64_t *lhs_ragged, int64_t *rhs_group) {
  return cgi_hlo_dot_dims_of(a, d) && cgi_hloa_entry_int(a, "lhs_ragged_dimensions", -1, lhs_ragged) &&
         cgi_hloa_entry_int(a, "rhs_group_dimensions", -1, rhs_group);
}

CGI_DEF bool cgi_hlo_dot_takes_tf32(cg_op op) {
  static const char *const keys[] = {"lhs_precision_type", "rhs_precision_type"};
  cg_attr a = cg_op_attr(op, "algorithm");
  int64_t times;
  if (!a || cg_attr_get_kind(a) != CG_ATTR_DIALECT || !cgi_hloa_entry_int(a, "num_primitive_operations", 1, &times) || times != 1) return false;
  cg_str s = cg_attr_raw_text(a);
  for (unsigned i = 0; i < 2; i++) {
    size_t at = cgi_hloa_find(s, keys[i]);
    if (s.len - at < 4 || memcmp(s.data + at, "tf32", 4) != 0) return false;
  }
  return true;
}

CGI_DEF bool cgi_hlo_dot_is_imprecise(cg_op op) {
  cg_attr a = cg_op_attr(op, "algorithm");
  if (!a || cg_attr_get_kind(a) != CG_ATTR_DIALECT) return false;
  cg_str s = cg_attr_raw_text(a);
  size_t at = cgi_hloa_find(s, "allow_imprecise_accumulation");
  return s.len - at >= 4 && memcmp(s.data + at, "true", 4) == 0;
}

CGI_DEF bool cgi_hlo_dot_dims(cg_op op, cgi_dot_dims *d) {
  unsigned rank;
  if (cg_op_get_kind(op) != CG_STABLEHLO_DOT) return cgi_hlo_dot_dims_of(cg_op_attr(op, "dot_dimension_numbers"), d);
  memset(d, 0, sizeof *d);
  rank = cg_type_rank(cg_value_type(cg_op_operand(op, CG_STABLEHLO_DOT_LHS)));
  if (rank == 0) return false;
  d->num_contract = 1;
  d->lhs_contract[0] = rank - 1;
  return true;
}

static void cgi_hloa_print_entry(cgi_buf *b, const char *key, unsigned n, const int64_t *v) {
  unsigned i;
  if (!n) return;
  if (cgi_buf_view(b).len) cgi_buf_z(b, ", ");
  cgi_buf_z(b, key);
  cgi_buf_z(b, " = [");
  for (i = 0; i < n; i++) {
    if (i) cgi_buf_z(b, ", ");
    cgi_buf_i64(b, v[i]);
  }
  cgi_buf_char(b, ']');
}

CGI_DEF cg_attr cgi_hlo_dot_attr(cg_context *ctx, const cgi_dot_dims *d) {
  cgi_buf b;
  cg_attr a;
  b.ctx = ctx;
  b.text = NULL;
  cgi_hloa_print_entry(&b, "lhs_batching_dimensions", d->num_batch, d->lhs_batch);
  cgi_hloa_print_entry(&b, "rhs_batching_dimensions", d->num_batch, d->rhs_batch);
  cgi_hloa_print_entry(&b, "lhs_contracting_dimensions", d->num_contract, d->lhs_contract);
  cgi_hloa_print_entry(&b, "rhs_contracting_dimensions", d->num_contract, d->rhs_contract);
  a = cgi_attr_dialect(ctx, cgi_s("stablehlo.dot"), cgi_intern(ctx, cgi_buf_view(&b)), 0, NULL);
  cgi_buf_free(&b);
  return a;
}

// names: of the lists, in the order of cgi_index_dims.
static bool cgi_hloa_index_dims(cg_attr a, const char *const *names, cgi_index_dims *d) {
  unsigned indices;
  memset(d, 0, sizeof *d);
  return a && cgi_hloa_entry_list(a, names[0], &d->num_window, d->window_dims) &&
         cgi_hloa_entry_list(a, names[1], &d->num_dropped, d->dropped_dims) &&
         cgi_hloa_entry_list(a, names[2], &d->num_batching, d->operand_batching_dims) &&
         cgi_hloa_entry_list(a, names[3], &indices, d->indices_batching_dims) && indices == d->num_batching &&
         cgi_hloa_entry_list(a, names[4], &d->num_index_map, d->index_map) && cgi_hloa_entry_int(a, "index_vector_dim", 0, &d->index_vector_dim);
}

CGI_DEF bool cgi_hlo_gather_dims(cg_op op, cgi_index_dims *d) {
  static const char *const names[] = {"offset_dims", "collapsed_slice_dims", "operand_batching_dims", "start_indices_batching_dims",
                                      "start_index_map"};
  return cgi_hloa_index_dims(cg_op_attr(op, "dimension_numbers"), names, d);
}

CGI_DEF bool cgi_hlo_scatter_dims(cg_op op, cgi_index_dims *d) {
  static const char *const names[] = {"update_window_dims", "inserted_window_dims", "input_batching_dims", "scatter_indices_batching_dims",
                                      "scatter_dims_to_operand_dims"};
  return cgi_hloa_index_dims(cg_op_attr(op, "scatter_dimension_numbers"), names, d);
}

// ---- operands and bodies ----------------------------------------------------------------------------------------------------------------
CGI_DEF cg_value cgi_hlo_build_constant(cgi_builder *b, cg_attr value) {
  return cgi_build_with(b, CG_STABLEHLO_CONSTANT, cg_attr_type(value), 0, NULL, "value", value);
}

CGI_DEF cg_value cgi_hlo_build_reduce(cgi_builder *b, cg_op_kind kind, cg_value v, cg_value initial, size_t n, const int64_t *dims, cg_type type) {
  cg_type types[2];
  cg_value operands[2];
  types[0] = types[1] = cg_value_type(initial);
  operands[0] = v;
  operands[1] = initial;
  cg_named_attr a = cgi_named(b->ctx, "dimensions", cgi_attr_i64_array(b->ctx, n, dims));
  cg_op op = cgi_build(b, CG_STABLEHLO_REDUCE, 2, operands, 1, &type, 1, &a, 1);
  cg_block block = cgi_block_create(cg_op_region(op, 0), 2, types, b->loc);
  cgi_builder in = cgi_builder_at_end(block, b->loc);
  cg_value out = cgi_build_binary(&in, kind, cg_block_arg(block, 0), cg_block_arg(block, 1));
  cgi_build_return(&in, CG_STABLEHLO_RETURN, 1, &out);
  return cg_op_result(op, 0);
}

CGI_DEF unsigned cgi_hlo_num_inputs(cg_op op) {
  unsigned n = cg_op_num_operands(op);
  switch (cg_op_get_kind(op)) {
  case CG_STABLEHLO_REDUCE:
  case CG_STABLEHLO_REDUCE_WINDOW: return n / 2;
  case CG_STABLEHLO_SCATTER: return n ? (n - 1) / 2 : 0;
  default: return n;
  }
}

CGI_DEF cg_value cgi_hlo_input(cg_op op, unsigned i) { return cg_op_operand(op, i); }
CGI_DEF cg_value cgi_hlo_init(cg_op op, unsigned i) { return cg_op_operand(op, cgi_hlo_num_inputs(op) + i); }
CGI_DEF cg_block cgi_hlo_body(cg_op op) { return cg_op_num_regions(op) ? cg_region_first(cg_op_region(op, 0)) : NULL; }

CGI_DEF cg_op_kind cgi_hlo_simple_body(cg_block body, bool *swapped) {
  cg_op op, end;
  *swapped = false;
  if (!body || cg_block_num_args(body) != 2 || cg_block_next(body)) return CG_OP_UNREGISTERED;
  op = cg_block_first(body);
  end = op ? cg_op_next(op) : NULL;
  if (!end || cg_op_next(end) || cg_op_num_operands(op) != 2 || cg_op_num_results(op) != 1 || cg_op_num_regions(op)) return CG_OP_UNREGISTERED;
  if (cg_op_get_kind(end) != CG_STABLEHLO_RETURN || cg_op_num_operands(end) != 1 ||
      cg_op_operand(end, CG_STABLEHLO_RETURN_RESULTS) != cg_op_result(op, 0))
    return CG_OP_UNREGISTERED;
  if (cg_op_operand(op, CG_LHS) == cg_block_arg(body, 0) && cg_op_operand(op, CG_RHS) == cg_block_arg(body, 1)) return cg_op_get_kind(op);
  if (cg_op_operand(op, CG_LHS) != cg_block_arg(body, 1) || cg_op_operand(op, CG_RHS) != cg_block_arg(body, 0)) return CG_OP_UNREGISTERED;
  *swapped = true;
  return cg_op_get_kind(op);
}
