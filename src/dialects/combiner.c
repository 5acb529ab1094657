// How a reduction combines two values: the words of #vector.kind, the arith op of each, and its neutral element.
#include "dialects/combiner.h"

#include "dialects/linalg.h"

typedef struct cgi_combiner_row {
  const char *word;
  cg_op_kind ints, floats; // CG_OP_UNREGISTERED: none
} cgi_combiner_row;

static const cgi_combiner_row cgi_combiner_rows[] = {
    {"add", CG_ARITH_ADDI, CG_ARITH_ADDF},
    {"mul", CG_ARITH_MULI, CG_ARITH_MULF},
    {"minui", CG_ARITH_MINUI, CG_OP_UNREGISTERED},
    {"minsi", CG_ARITH_MINSI, CG_OP_UNREGISTERED},
    {"maxui", CG_ARITH_MAXUI, CG_OP_UNREGISTERED},
    {"maxsi", CG_ARITH_MAXSI, CG_OP_UNREGISTERED},
    {"minnumf", CG_OP_UNREGISTERED, CG_ARITH_MINNUMF},
    {"maxnumf", CG_OP_UNREGISTERED, CG_ARITH_MAXNUMF},
    {"minimumf", CG_OP_UNREGISTERED, CG_ARITH_MINIMUMF},
    {"maximumf", CG_OP_UNREGISTERED, CG_ARITH_MAXIMUMF},
    {"and", CG_ARITH_ANDI, CG_OP_UNREGISTERED},
    {"or", CG_ARITH_ORI, CG_OP_UNREGISTERED},
    {"xor", CG_ARITH_XORI, CG_OP_UNREGISTERED},
};
#define CGI_COMBINERS (sizeof cgi_combiner_rows / sizeof cgi_combiner_rows[0])

CGI_DEF cg_op_kind cgi_combiner_of(cg_attr kind, bool is_float) {
  cg_str word = kind ? cgi_attr_word(kind) : cgi_s("add");
  for (size_t i = 0; i < CGI_COMBINERS; i++)
    if (cgi_str_is(word, cgi_combiner_rows[i].word)) return is_float ? cgi_combiner_rows[i].floats : cgi_combiner_rows[i].ints;
  return CG_OP_UNREGISTERED;
}

CGI_DEF const char *cgi_combiner_word(cg_op_kind kind) {
  for (size_t i = 0; i < CGI_COMBINERS && kind != CG_OP_UNREGISTERED; i++)
    if (cgi_combiner_rows[i].ints == kind || cgi_combiner_rows[i].floats == kind) return cgi_combiner_rows[i].word;
  return NULL;
}

CGI_DEF cg_attr cgi_small_number(cg_type element, int64_t v) {
  if (cg_type_is_float(element)) return cgi_attr_float(element->ctx, element, (double)v);
  return cg_type_is_int_or_index(element) ? cgi_attr_int(element->ctx, element, v) : NULL;
}

CGI_DEF cg_op cgi_reduction_combiner(cg_op op, unsigned output) {
  cg_block body = cgi_linalg_body(op);
  unsigned at = cgi_linalg_num_inputs(op) + output;
  if (!body || at >= body->region->op->num_operands || cg_block_num_args(body) <= at || !body->last || output >= body->last->num_operands)
    return NULL;
  cg_value arg = cg_block_arg(body, at);
  cg_op c = body->last->operands[output].value->op;
  if (!c || c->block != body || c->num_operands != 2 || !cg_value_has_one_use(arg) || arg->uses->owner != c || !cgi_combiner_neutral(c)) return NULL;
  return c;
}

static cg_attr cgi_neutral_float(cg_type t, double v, bool infinite) {
  return infinite && t->kind == CG_TYPE_F8E4M3FN ? NULL : cgi_attr_float(t->ctx, t, v);
}

CGI_DEF cg_attr cgi_combiner_neutral(cg_op c) {
  cg_type t = c->results[0]->type;
  double inf = cgi_bits_double((uint64_t)0x7ff << 52);
  if (cg_type_is_shaped(t)) return NULL;
  int64_t top = cg_type_is_int(t) && t->width < 64 ? ((int64_t)1 << (t->width - 1)) - 1 : INT64_MAX;
  switch (c->def->kind) {
  case CG_ARITH_ADDF: return cgi_attr_float(t->ctx, t, -0.0);
  case CG_ARITH_MULF: return cgi_attr_float(t->ctx, t, 1.0);
  case CG_ARITH_MAXIMUMF: return cgi_neutral_float(t, -inf, true);
  case CG_ARITH_MINIMUMF: return cgi_neutral_float(t, inf, true);
  case CG_ARITH_MAXNUMF:
  case CG_ARITH_MINNUMF: return cgi_attr_float(t->ctx, t, cgi_bits_double((uint64_t)0x7ff8 << 48));
  case CG_ARITH_ADDI:
  case CG_ARITH_ORI:
  case CG_ARITH_XORI:
  case CG_ARITH_MAXUI: return cgi_small_number(t, 0);
  case CG_ARITH_MULI: return cgi_small_number(t, 1);
  case CG_ARITH_ANDI:
  case CG_ARITH_MINUI: return cgi_small_number(t, -1);
  case CG_ARITH_MAXSI: return cgi_small_number(t, -top - 1);
  case CG_ARITH_MINSI: return cgi_small_number(t, top);
  default: return NULL;
  }
}

#undef CGI_COMBINERS
