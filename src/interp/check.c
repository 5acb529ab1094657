// The check dialect and the custom calls of the same names: what a test asserts, with the first element that differs.
#include <math.h>

#include "dialects/stablehlo.h"
#include "interp/interp.h"

// ---- comparison --------------------------------------------------------------------------------------------------------------------------------
static int64_t cgi_interp_check_ulp_place(cg_type e, uint64_t bits) { // floats in order as integers
  uint64_t sign = (uint64_t)1 << (e->width - 1);
  return bits & sign ? -(int64_t)(bits & (sign - 1)) : (int64_t)bits;
}

static bool cgi_interp_check_float_agrees(cg_type e, uint64_t x, uint64_t y, double bound, const cgi_tolerance *t) {
  bool nx = cgi_is_nan_bits(e, x), ny = cgi_is_nan_bits(e, y);
  if (nx || ny) return nx && ny;
  if (x == y) return true;
  if (t->exact) return false;
  double a = cgi_float_to_double(e, x), b = cgi_float_to_double(e, y);
  if (t->bound && bound == 0) return false;
  if (a == b) return true;
  if (t->ulps >= 0) {
    int64_t p = cgi_interp_check_ulp_place(e, x), q = cgi_interp_check_ulp_place(e, y);
    uint64_t d = p > q ? (uint64_t)p - (uint64_t)q : (uint64_t)q - (uint64_t)p;
    return d <= (uint64_t)t->ulps;
  }
  double d = fabs(a - b);
  if (t->bound) return d <= bound;
  return d <= t->atol + t->rtol * fabs(b);
}

CGI_DEF int64_t cgi_first_difference(const cgi_tensor *a, const cgi_tensor *b, const cgi_tolerance *t) {
  cg_type e = a->element;
  for (int64_t i = 0; i < a->count && i < b->count; ++i) {
    cgi_cell x, y;
    double bound = t->bound ? t->bound[i] : 0;
    bool ok;
    cgi_tget(a, i, &x);
    cgi_tget(b, i, &y);
    switch (cgi_kind_of(e)) {
    case CGI_K_FLOAT: ok = cgi_interp_check_float_agrees(e, x.s.bits, y.s.bits, bound, t); break;
    case CGI_K_COMPLEX:
      ok = cgi_interp_check_float_agrees(e->element, x.s.bits, y.s.bits, bound, t) &&
           cgi_interp_check_float_agrees(e->element, x.s.imag, y.s.imag, bound, t);
      break;
    default:
      ok = x.s.bits == y.s.bits;
      if (!ok && !t->exact && t->ulps < 0)
        ok = fabs(cgi_cell_value(e, &x) - cgi_cell_value(e, &y)) <= (t->bound ? bound : t->atol + t->rtol * fabs(cgi_cell_value(e, &y)));
      break;
    }
    if (!ok) return i;
  }
  return -1;
}

CGI_DEF void cgi_print_element(cgi_buf *b, const cgi_tensor *t, int64_t i) {
  cgi_cell c;
  cg_type e = t->element;
  cgi_tget(t, i, &c);
  switch (cgi_kind_of(e)) {
  case CGI_K_FLOAT: {
    double v = cgi_float_to_double(e, c.s.bits);
    if (e->kind == CG_TYPE_F64 || !(fabs(v) <= HUGE_VAL / 2))
      cgi_buf_double(b, v);
    else
      cgi_buf_real(b, CGI_F32, cgi_encode_float(CGI_F32, v));
    break;
  }
  case CGI_K_COMPLEX:
    cgi_buf_char(b, '(');
    cgi_buf_double(b, cgi_float_to_double(e->element, c.s.bits));
    cgi_buf_z(b, ", ");
    cgi_buf_double(b, cgi_float_to_double(e->element, c.s.imag));
    cgi_buf_char(b, ')');
    break;
  case CGI_K_BOOL: cgi_buf_z(b, c.s.bits ? "true" : "false"); break;
  default:
    if (e->signedness == CG_UNSIGNED)
      cgi_buf_u64(b, c.s.bits);
    else
      cgi_buf_i64(b, cgi_cell_index(e, &c));
    break;
  }
}

CGI_DEF void cgi_print_index(cgi_buf *b, const cgi_tensor *t, int64_t i) {
  int64_t index[CGI_I_RANK] = {0};
  for (unsigned d = t->rank; d-- > 0;) {
    index[d] = t->shape[d] ? i % t->shape[d] : 0;
    i = t->shape[d] ? i / t->shape[d] : 0;
  }
  cgi_buf_char(b, '[');
  for (unsigned d = 0; d < t->rank; ++d) {
    if (d) cgi_buf_z(b, ", ");
    cgi_buf_i64(b, index[d]);
  }
  cgi_buf_char(b, ']');
}

// ---- assertions --------------------------------------------------------------------------------------------------------------------------------
static bool cgi_interp_check_compare(cgi_thread *t, const cgi_ins *in, const cgi_tensor *a, const cgi_tensor *b, const cgi_tolerance *tolerance) {
  cg_context *ctx = t->m->ctx;
  bool same = a->rank == b->rank && a->element->width == b->element->width && a->element->kind == b->element->kind;
  for (unsigned d = 0; same && d < a->rank; ++d) same = a->shape[d] == b->shape[d];
  if (!same) return cgi_fault(t, in->op, "[check-failed] failed: the values have different types");
  for (int64_t i = 0; i < a->count; ++i)
    if ((a->undef && a->undef[i]) || (b->undef && b->undef[i])) return cgi_fault(t, in->op, "[check-failed] failed: an element is not initialised");
  int64_t i = cgi_first_difference(a, b, tolerance);
  if (i < 0) return true;
  cgi_buf s;
  s.ctx = ctx;
  s.text = NULL;
  cgi_print_index(&s, a, i);
  cgi_buf_z(&s, " is ");
  cgi_print_element(&s, a, i);
  cgi_buf_z(&s, " but expected ");
  cgi_print_element(&s, b, i);
  bool r = cgi_fault(t, in->op, "[check-failed] failed: element %S", cgi_buf_view(&s));
  cgi_buf_free(&s);
  return r;
}

static bool cgi_interp_check_truth(cgi_thread *t, const cgi_ins *in, bool want) {
  const cgi_ref *r = &in->x->operands[0];
  cgi_cell c;
  int64_t n = r->cls == CGI_CLS_TENSOR ? cgi_in_tensor(t, in, 0)->count : r->n;
  for (int64_t i = 0; i < n; ++i) {
    if (r->cls == CGI_CLS_TENSOR)
      cgi_tget(cgi_in_tensor(t, in, 0), i, &c);
    else
      c = t->slots[r->slot + i];
    if (c.undef) return cgi_fault(t, in->op, "[check-failed] failed: the value is not initialised");
    if ((c.s.bits != 0) != want) return cgi_fault(t, in->op, "[check-failed] failed: element %l is %s", i, want ? "false" : "true");
  }
  return true;
}

static void cgi_interp_check_tolerance(cg_op op, double atol, cgi_tolerance *t) {
  memset(t, 0, sizeof *t);
  t->atol = atol;
  t->ulps = -1;
  cg_attr a = cg_op_attr(op, "atol"), r = cg_op_attr(op, "rtol");
  if (!a) a = cg_op_attr(op, "tolerance");
  if (a && a->kind == CG_ATTR_FLOAT) t->atol = cg_attr_float(a);
  if (r && r->kind == CG_ATTR_FLOAT) t->rtol = cg_attr_float(r);
}

CGI_DEF bool cgi_exec_check(cgi_thread *t, const cgi_ins *in) {
  cgi_tolerance tol;
  cgi_interp_check_tolerance(in->op, 1e-4, &tol);
  switch (in->op->def->kind) {
  case CG_CHECK_EXPECT_TRUE:
  case CG_CHECK_EXPECT_ALL_TRUE: return cgi_interp_check_truth(t, in, true);
  case CG_CHECK_EXPECT_FALSE: return cgi_interp_check_truth(t, in, false);
  case CG_CHECK_EXPECT_CLOSE: tol.ulps = cgi_hlo_int(in->op, "max_ulp_difference", 1); break;
  case CG_CHECK_EXPECT_EQ:
  case CG_CHECK_EXPECT_EQ_CONST: // by value: zeros of both signs are equal
    tol.atol = tol.rtol = 0;
    break;
  default: break;
  }
  if (in->x->operands[0].cls != CGI_CLS_TENSOR) return cgi_fault(t, in->op, "compares what is no tensor");
  cg_attr value = cg_op_attr(in->op, "value");
  cgi_tensor *b = in->x->num_operands > 1 ? cgi_in_tensor(t, in, 1) : cgi_tensor_of_attr(t->m, in->op, value);
  if (!b) return false;
  bool ok = cgi_interp_check_compare(t, in, cgi_in_tensor(t, in, 0), b, &tol);
  if (in->x->num_operands < 2) cgi_tensor_release(t->m, b);
  return ok;
}

// shape_assertion: false is a fault, in the words of its message, where "{0}" stands for the first number.
static bool cgi_interp_check_assertion(cgi_thread *t, const cgi_ins *in) {
  cg_attr message = cg_op_attr(in->op, "error_message");
  cg_str text = message ? cg_attr_str(message) : cgi_s("a shape assertion must hold");
  int64_t v[CGI_I_RANK] = {0};
  unsigned n = 0;
  cgi_buf out;
  if (in->x->num_operands == 0) return cgi_fault(t, in->op, "needs a condition");
  if (!cgi_tensor_ints(t, in, 0, 1, v, &n)) return false;
  if (v[0]) return true;
  out.ctx = in->op->ctx;
  out.text = NULL;
  for (size_t i = 0; i < text.len; ++i) {
    unsigned k = i + 2 < text.len && text.data[i] == '{' && text.data[i + 2] == '}' ? (unsigned)(text.data[i + 1] - '0') + 1 : 0;
    if (k && k <= 10 && k < in->x->num_operands && cgi_tensor_ints(t, in, k, CGI_I_RANK, v, &n)) {
      cgi_buf_i64(&out, v[0]);
      i += 2;
    } else {
      cgi_buf_char(&out, text.data[i]);
    }
  }
  text = cgi_intern(out.ctx, cgi_buf_view(&out));
  cgi_buf_free(&out);
  return cgi_fault(t, in->op, "does not hold: %S", text);
}

CGI_DEF bool cgi_exec_custom_call(cgi_thread *t, const cgi_ins *in) {
  cg_attr a = cg_op_attr(in->op, "call_target_name");
  cg_str name = a ? (a->kind == CG_ATTR_SYMBOL || a->kind == CG_ATTR_STRING ? a->text : cgi_s("")) : cgi_s("");
  cgi_tolerance tol;
  cgi_interp_check_tolerance(in->op, 0, &tol);
  bool compare = in->x->num_operands == 2;
  if (cgi_str_is(name, "shape_assertion")) return cgi_interp_check_assertion(t, in);
  if (cgi_str_is(name, "check.expect_close"))
    tol.ulps = cgi_hlo_int(in->op, "max_ulp_difference", 3);
  else if (cgi_str_is(name, "check.expect_almost_eq"))
    tol.atol = 1e-3;
  else
    compare &= cgi_str_is(name, "check.expect_eq") || cgi_str_is(name, "check.eq");
  if (compare) return cgi_interp_check_compare(t, in, cgi_in_tensor(t, in, 0), cgi_in_tensor(t, in, 1), &tol);
  if ((cgi_str_is(name, "Sharding") || cgi_str_is(name, "SPMDFullToShardShape") || cgi_str_is(name, "SPMDShardToFullShape")) &&
      in->x->num_operands == 1 && in->x->num_results == 1) { // annotations
    cgi_tensor *v = cgi_in_tensor(t, in, 0);
    ++v->refs;
    cgi_out_tensor(t, in, 0, v);
    return true;
  }
  cgi_op_unsupported(in->op, "to '%S' cannot be interpreted", name);
  return false;
}

// chlo.constant_like: one value in the operand's shape.
CGI_DEF bool cgi_exec_constant_like(cgi_thread *t, const cgi_ins *in) {
  cg_attr a = cg_op_attr(in->op, "value");
  cg_type e = in->op->results[0]->type->element;
  cgi_cell c;
  memset(&c, 0, sizeof c);
  if (!a || (a->kind != CG_ATTR_INT && a->kind != CG_ATTR_FLOAT && a->kind != CG_ATTR_BOOL && a->kind != CG_ATTR_ARRAY))
    return cgi_fault(t, in->op, "has a value that cannot be read");
  c.s = a->kind != CG_ATTR_ARRAY && a->type && a->type != e ? cgi_convert_scalar(a->type, e, cgi_scalar_of_attr(a)) : cgi_scalar_of_attr(a);
  cgi_tensor *r = cgi_tensor_like(t->m, e, cgi_in_tensor(t, in, CG_CHLO_CONSTANT_LIKE_OPERAND));
  for (int64_t i = 0; i < r->count; ++i) cgi_tset(t->m, r, i, &c);
  cgi_out_tensor(t, in, 0, r);
  return true;
}
