// scf-to-cf: scf.for, scf.if and scf.while of kernels become blocks and branches, one behind another as they are run.
//
//   scf.for %i = %a to %b step %c { … }      cf.br ^head(%a)
//                                           ^head(%i): cf.cond_br %i < %b, ^body, ^end
//                                           ^body: … cf.br ^head(%i + %c)
//                                           ^end:
#include "nvvm/emit.h"

#if !defined(CODEGEN_NO_TEXT) && !defined(CODEGEN_NO_EXTENSIONS)
#define CGI_NVVM_CARRIED 256 // values of one op

typedef struct cgi_nvvm_flat {
  cg_context *ctx;
  cg_region region; // of the kernel
  unsigned depth;
  bool failed;
} cgi_nvvm_flat;

static bool cgi_nvvm_flatten(cgi_nvvm_flat *f, cg_block *block, cg_op op);

static cg_op cgi_nvvm_flat_op(cgi_nvvm_flat *f, const cg_op_state *s, cg_block block) {
  cg_op op = cg_op_create(s, block, NULL);
  if (!op) f->failed = true;
  return op;
}

// A branch to one block, or under a condition to one of two, of which the second is given no operands.
static cg_op cgi_nvvm_branch(cgi_nvvm_flat *f, cg_block from, cg_value condition, cg_block to, cg_block otherwise, const cg_value *values, unsigned n,
                             cg_loc loc) {
  static const char *const name = "operandSegmentSizes";
  cg_value operands[CGI_NVVM_CARRIED + 1];
  cg_block successors[2];
  int64_t sizes[3];
  cg_op_state s;
  memset(&s, 0, sizeof s);
  s.name = condition ? "cf.cond_br" : "cf.br";
  if (condition) operands[s.num_operands++] = condition;
  for (unsigned i = 0; i < n; i++) operands[s.num_operands++] = values[i];
  s.operands = operands;
  successors[0] = to;
  successors[1] = otherwise;
  s.successors = successors;
  s.num_successors = condition ? 2 : 1;
  s.loc = loc;
  sizes[0] = 1;
  sizes[1] = condition && cg_block_num_args(to) ? (int64_t)n : 0;
  sizes[2] = (int64_t)n - sizes[1];
  cg_attr segments = cg_attr_of_ints(f->ctx, 3, sizes);
  if (!segments) return f->failed = true, (cg_op)NULL;
  s.attr_names = &name;
  s.attrs = &segments;
  s.num_attrs = condition ? 1 : 0;
  return cgi_nvvm_flat_op(f, &s, from);
}

static cg_block cgi_nvvm_flat_block(cgi_nvvm_flat *f, unsigned n, const cg_value *like) {
  cg_type types[CGI_NVVM_CARRIED];
  for (unsigned i = 0; i < n; i++) types[i] = cg_value_type(like[i]);
  cg_block block = cg_block_create(f->region, n, types);
  if (!block) f->failed = true;
  return block;
}

static void cgi_nvvm_results(cgi_nvvm_flat *f, cg_op op, const cg_value *values) {
  for (unsigned i = 0; i < cg_op_num_results(op) && !f->failed; i++) f->failed = cg_value_replace_uses(cg_op_result(op, i), values[i]) != CG_OK;
}

static unsigned cgi_nvvm_operands_from(cg_op op, unsigned first, cg_value *values) {
  unsigned n = 0;
  for (unsigned i = first; i < cg_op_num_operands(op); i++) values[n++] = cg_op_operand(op, i);
  return n;
}

// The ops of a region's block go to the end of *block, which is where they end, and become flat themselves; its terminator stays.
static bool cgi_nvvm_take_in(cgi_nvvm_flat *f, cg_block *block, cg_block from) {
  cg_op first = cg_block_first(from);
  for (cg_op op = first, next; op && op != cg_block_last(from) && !f->failed; op = next) {
    next = cg_op_next(op);
    f->failed = cg_op_move(op, *block, NULL) != CG_OK;
  }
  return !f->failed && cgi_nvvm_flatten(f, block, cg_block_first(*block));
}

static cg_value cgi_nvvm_flat_value(cgi_nvvm_flat *f, cg_block block, const char *name, cg_value a, cg_value b, cg_type type, const char *key,
                                    cg_attr attr, cg_loc loc) {
  cg_value operands[2];
  cg_op_state s;
  memset(&s, 0, sizeof s);
  operands[0] = a;
  operands[1] = b;
  s.name = name;
  s.num_operands = 2;
  s.operands = operands;
  s.num_results = 1;
  s.result_types = &type;
  s.num_attrs = key ? 1 : 0;
  s.attr_names = &key;
  s.attrs = &attr;
  s.loc = loc;
  cg_op op = cgi_nvvm_flat_op(f, &s, block);
  return op ? cg_op_result(op, 0) : NULL;
}

static bool cgi_nvvm_flat_for(cgi_nvvm_flat *f, cg_block *block, cg_op op) {
  cg_value values[CGI_NVVM_CARRIED];
  cg_block body = cg_region_first(cg_op_region(op, 0));
  cg_op yield = cg_block_last(body);
  cg_loc loc = cg_op_loc(op);
  cg_value step = cg_op_operand(op, CG_SCF_FOR_STEP), upper = cg_op_operand(op, CG_SCF_FOR_UPPER_BOUND);
  unsigned n = 1 + cgi_nvvm_operands_from(op, CG_SCF_FOR_INIT_ARGS, values + 1);
  values[0] = cg_op_operand(op, CG_SCF_FOR_LOWER_BOUND);
  cg_block head = cgi_nvvm_flat_block(f, n, values);
  if (!head || !cgi_nvvm_branch(f, *block, NULL, head, NULL, values, n, loc)) return false;
  for (unsigned i = 0; i < n; i++) {
    values[i] = cg_block_arg(head, i);
    if (cg_value_replace_uses(cg_block_arg(body, i), values[i]) != CG_OK) return !(f->failed = true);
  }
  cgi_nvvm_results(f, op, values + 1);
  cg_block start = cgi_nvvm_flat_block(f, 0, NULL), end = start;
  if (!start || f->failed || !cgi_nvvm_take_in(f, &end, body)) return false;
  cg_type i1 = cg_type_integer(f->ctx, 1, CG_SIGNLESS), i64 = cg_type_integer(f->ctx, 64, CG_SIGNLESS);
  cg_attr less = i64 ? cg_attr_of_int(f->ctx, i64, 2) : NULL; // slt
  cg_value goes_on = i1 && less ? cgi_nvvm_flat_value(f, head, "arith.cmpi", cg_block_arg(head, 0), upper, i1, "predicate", less, loc) : NULL;
  cg_value next = cgi_nvvm_flat_value(f, end, "arith.addi", cg_block_arg(head, 0), step, cg_value_type(step), NULL, NULL, loc);
  n = 1 + cgi_nvvm_operands_from(yield, 0, values + 1);
  values[0] = next;
  cg_op back = next ? cgi_nvvm_branch(f, end, NULL, head, NULL, values, n, loc) : NULL;
  cg_attr unroll = cg_op_attr(op, "cg.unroll");
  if (back && unroll && cg_op_set_attr(back, "cg.unroll", unroll) != CG_OK) return !(f->failed = true);
  *block = goes_on && back ? cgi_nvvm_flat_block(f, 0, NULL) : NULL;
  return *block && cgi_nvvm_branch(f, head, goes_on, start, *block, NULL, 0, loc);
}

static bool cgi_nvvm_flat_if(cgi_nvvm_flat *f, cg_block *block, cg_op op) {
  cg_value values[CGI_NVVM_CARRIED], condition = cg_op_operand(op, CG_SCF_IF_CONDITION);
  cg_block from = *block, starts[2], ends[2];
  cg_loc loc = cg_op_loc(op);
  unsigned n = cg_op_num_results(op);
  for (unsigned k = 0; k < 2; k++) {
    cg_block inner = k < cg_op_num_regions(op) ? cg_region_first(cg_op_region(op, k)) : NULL;
    starts[k] = ends[k] = inner ? cgi_nvvm_flat_block(f, 0, NULL) : NULL;
    if (f->failed || (inner && !cgi_nvvm_take_in(f, &ends[k], inner))) return false;
  }
  for (unsigned i = 0; i < n; i++) values[i] = cg_op_result(op, i);
  cg_block end = *block = cgi_nvvm_flat_block(f, n, values);
  if (!end || !cgi_nvvm_branch(f, from, condition, starts[0], starts[1] ? starts[1] : end, NULL, 0, loc)) return false;
  for (unsigned k = 0; k < 2 && starts[k]; k++) {
    unsigned given = cgi_nvvm_operands_from(cg_block_last(cg_region_first(cg_op_region(op, k))), 0, values);
    if (!cgi_nvvm_branch(f, ends[k], NULL, end, NULL, values, given, loc)) return false;
  }
  for (unsigned i = 0; i < n; i++) values[i] = cg_block_arg(end, i);
  cgi_nvvm_results(f, op, values);
  return !f->failed;
}

static bool cgi_nvvm_flat_while(cgi_nvvm_flat *f, cg_block *block, cg_op op) {
  cg_value values[CGI_NVVM_CARRIED];
  cg_block before = cg_region_first(cg_op_region(op, CG_SCF_WHILE_BEFORE)), after = cg_region_first(cg_op_region(op, CG_SCF_WHILE_AFTER));
  cg_op condition = cg_block_last(before), yield = cg_block_last(after);
  cg_loc loc = cg_op_loc(op);
  unsigned n = cgi_nvvm_operands_from(op, 0, values);
  cg_block head = cgi_nvvm_flat_block(f, n, values);
  if (!head || !cgi_nvvm_branch(f, *block, NULL, head, NULL, values, n, loc)) return false;
  for (unsigned i = 0; i < n; i++)
    if (cg_value_replace_uses(cg_block_arg(before, i), cg_block_arg(head, i)) != CG_OK) return !(f->failed = true);
  cg_block tested = head;
  if (!cgi_nvvm_take_in(f, &tested, before)) return false;
  n = cgi_nvvm_operands_from(condition, 1, values); // computed wherever they are read: they need no arguments
  for (unsigned i = 0; i < n; i++)
    if (cg_value_replace_uses(cg_block_arg(after, i), values[i]) != CG_OK) return !(f->failed = true);
  cgi_nvvm_results(f, op, values);
  cg_block start = cgi_nvvm_flat_block(f, 0, NULL), end = start;
  if (!start || f->failed || !cgi_nvvm_take_in(f, &end, after)) return false;
  n = cgi_nvvm_operands_from(yield, 0, values);
  if (!cgi_nvvm_branch(f, end, NULL, head, NULL, values, n, loc)) return false;
  *block = cgi_nvvm_flat_block(f, 0, NULL);
  return *block && cgi_nvvm_branch(f, tested, cg_op_operand(condition, CG_SCF_CONDITION_CONDITION), start, *block, NULL, 0, loc);
}

static bool cgi_nvvm_flat_op_of(cgi_nvvm_flat *f, cg_block *block, cg_op op) {
  if (f->depth >= CGI_NVVM_MAX_DEPTH || cg_op_num_operands(op) + cg_op_num_results(op) + 2 > CGI_NVVM_CARRIED) {
    cg_op_report(op, CG_UNSUPPORTED, "[nesting] is nested too deeply, or carries more than 254 values");
    return false;
  }
  switch (cg_op_get_kind(op)) {
  case CG_SCF_FOR: return cgi_nvvm_flat_for(f, block, op);
  case CG_SCF_IF: return cgi_nvvm_flat_if(f, block, op);
  default: return cgi_nvvm_flat_while(f, block, op);
  }
}

// From `op` on to the end of *block, which is where control is afterwards. What is behind a branch goes there.
static bool cgi_nvvm_flatten(cgi_nvvm_flat *f, cg_block *block, cg_op op) {
  for (cg_op next; op; op = next) {
    cg_op_kind kind = cg_op_get_kind(op);
    cg_block here = *block;
    next = cg_op_next(op);
    if (kind != CG_SCF_FOR && kind != CG_SCF_IF && kind != CG_SCF_WHILE) continue;
    f->depth++;
    if (!cgi_nvvm_flat_op_of(f, block, op)) return false;
    f->depth--;
    for (cg_op rest = next, after; rest && rest != cg_block_last(here); rest = after) {
      after = cg_op_next(rest);
      if (cg_op_move(rest, *block, NULL) != CG_OK) return false;
    }
    if (next && cg_op_block(next) == here) next = NULL; // the branch
    if (cg_op_erase(op) != CG_OK) return false;
  }
  return true;
}

CGI_NVVM_DEF cg_result cgi_nvvm_scf_to_cf(void *user, const cg_pass_input *input) {
  cgi_nvvm_flat f;
  (void)user;
  memset(&f, 0, sizeof f);
  f.ctx = input->ctx;
  f.region = cg_op_region(input->func, 0);
  for (cg_block b = cg_region_first(f.region); b; b = cg_block_next(b)) {
    cg_block end = b;
    if (!cgi_nvvm_flatten(&f, &end, cg_block_first(b))) return CG_UNSUPPORTED; // reported, or out of memory
  }
  return CG_OK;
}

#undef CGI_NVVM_CARRIED
#endif
