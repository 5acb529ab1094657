// Rows. A softmax sums exponentials in a loop over its row and divides them in the next one, which computes each again. Where a later loop of a block
// runs as many rounds as an earlier one, and computes at some cost what that has computed, the earlier one writes it into an array that the later one
// reads: a row stays in the nearest cache. Only where a workgroup is one invocation, and for rows of a known length.
#include "c/emit.h"

#define CGI_C_ROW_BYTES 32768 // of all arrays
#define CGI_C_ROW_COST 8      // operations: fewer are no dearer than memory
#define CGI_C_ROW_OPS 1024    // of a loop that is looked at

static bool cgi_c_same_attrs(cg_op a, cg_op b) {
  size_t n = cg_op_num_attrs(a);
  if (n != cg_op_num_attrs(b)) return false;
  for (size_t i = 0; i < n; i++) {
    cg_named_attr x = cg_op_attr_at(a, i), y = cg_op_attr_at(b, i);
    if (x.name.data != y.name.data || x.value != y.value) return false;
  }
  return true;
}

// It computes the same wherever it stands.
static bool cgi_c_may_recall(const cgi_c_emitter *e, cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  if (cg_op_num_results(op) != 1 || cg_op_num_regions(op)) return false;
  if (kind == CG_MEMREF_LOAD || kind == CG_VECTOR_LOAD) return cgi_c_reads_binding(e, cg_op_operand(op, CG_MEMREF_LOAD_MEMREF));
  return cg_op_has_trait(op, CG_TRAIT_PURE) && cgi_c_keeps_uniform(op);
}

static bool cgi_c_same_constant(cg_value a, cg_value b) {
  cg_op x = cg_value_op(a), y = cg_value_op(b);
  return x && y && cg_op_get_kind(x) == CG_ARITH_CONSTANT && cg_op_get_kind(y) == CG_ARITH_CONSTANT && cgi_c_same_attrs(x, y);
}

// Round for round, what op gives in its loop `from` gives in another.
static bool cgi_c_gives_same(cgi_c_emitter *e, cg_op op, cg_op from) {
  unsigned n = cg_op_num_operands(op);
  if (cg_op_get_kind(op) != cg_op_get_kind(from) || cg_op_num_results(from) != 1 || n != cg_op_num_operands(from) ||
      cg_value_type(cg_op_result(op, 0)) != cg_value_type(cg_op_result(from, 0)))
    return false;
  for (unsigned i = 0; i < n; i++) {
    cg_value a = cg_op_operand(op, i), b = cg_op_operand(from, i);
    const cgi_c_value *slot = a == b ? NULL : cgi_c_slot(e, a);
    if (a != b && (!slot || slot->twin != b) && !cgi_c_same_constant(a, b)) return false;
  }
  return cgi_c_same_attrs(op, from);
}

static void cgi_c_set_twin(cgi_c_emitter *e, cg_value v, cg_value twin) {
  cgi_c_value *slot = cgi_c_slot(e, v);
  if (slot) slot->twin = twin;
}

// Finds for each op of a loop's body the one of an earlier loop's that gives the same, if there is one.
static void cgi_c_find_twins(cgi_c_emitter *e, cg_block body, cg_block earlier) {
  cg_op next = cg_block_first(earlier);
  cgi_c_set_twin(e, cg_block_arg(body, 0), cg_block_arg(earlier, 0));
  for (cg_op op = cg_block_first(body); op; op = cg_op_next(op)) {
    if (cg_op_num_results(op) == 1) cgi_c_set_twin(e, cg_op_result(op, 0), NULL);
    if (!cgi_c_may_recall(e, op)) continue;
    cg_op from = next;
    do {
      if (cgi_c_gives_same(e, op, from)) {
        cgi_c_set_twin(e, cg_op_result(op, 0), cg_op_result(from, 0));
        next = cg_op_next(from) ? cg_op_next(from) : cg_block_first(earlier); // most are in the same order
        break;
      }
      from = cg_op_next(from) ? cg_op_next(from) : cg_block_first(earlier);
    } while (from != next);
  }
}

// Takes from *left what computing v again costs, until nothing is left.
static void cgi_c_count_cost(cg_value v, cg_block body, int *left) {
  cg_op op = cg_value_op(v);
  if (*left <= 0 || !op || cg_op_block(op) != body) return;
  cg_op_kind kind = cg_op_get_kind(op);
  if (kind == CG_ARITH_CONSTANT || kind == CG_MEMREF_LOAD || kind == CG_VECTOR_LOAD) return;
  *left -= kind == CG_ARITH_DIVF || kind == CG_MATH_SQRT || kind == CG_MATH_RSQRT ? 4 : 1;
  for (unsigned i = 0; i < cg_op_num_operands(op); i++) cgi_c_count_cost(cg_op_operand(op, i), body, left);
}

static cgi_c_row *cgi_c_row_for(cgi_c_emitter *e, cg_op loop, cg_type type) {
  for (size_t i = 0; i < e->num_rows; i++)
    if (e->rows[i].loop == loop && e->rows[i].type == type) return &e->rows[i];
  if (e->num_rows == CGI_C_MAX_ROWS) return NULL;
  cgi_c_row *row = &e->rows[e->num_rows++];
  memset(row, 0, sizeof *row);
  row->loop = loop;
  row->type = type;
  return row;
}

// Lets `loop` write the twin of v, and v be read.
static bool cgi_c_recall(cgi_c_emitter *e, cg_op loop, cg_value v, int64_t rounds) {
  cg_type type = cg_value_type(v);
  cgi_c_value *reader = cgi_c_slot(e, v), *writer = reader && reader->twin ? cgi_c_slot(e, reader->twin) : NULL;
  cgi_c_type t;
  reader = cgi_c_slot(e, v); // the table may have grown
  if (!reader || !writer || writer->recalls || reader->row) return reader && reader->row;
  if (cg_type_get_kind(type) == CG_TYPE_MEMREF || !cgi_c_type_of(e, type, &t) || (t.base != CGI_C_FLOAT && t.base != CGI_C_INT)) return false;
  if (!writer->row) {
    int64_t bytes = rounds * (int64_t)cgi_c_storage(t);
    if (e->row_bytes + bytes > CGI_C_ROW_BYTES) return false;
    cgi_c_row *row = cgi_c_row_for(e, loop, type);
    if (!row) return false;
    e->row_bytes += bytes;
    row->rounds = rounds;
    writer->row = (uint32_t)(row - e->rows) + 1;
    writer->at = row->num_values++;
    writer->used = true;
  }
  reader->recalls = true;
  reader->row = writer->row;
  reader->at = writer->at;
  return true;
}

// Of what the body has in common with an earlier loop's, only what the rest of it reads lies in a row.
static bool cgi_c_recall_from(cgi_c_emitter *e, cg_op loop, cg_op from, int64_t rounds) {
  cg_block body = cgi_c_block_of(loop, 0);
  bool any = false;
  cgi_c_find_twins(e, body, cgi_c_block_of(from, 0));
  for (cg_op op = cg_block_first(body); op; op = cg_op_next(op)) {
    const cgi_c_value *slot = cg_op_num_results(op) == 1 ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
    for (unsigned i = 0; i < cg_op_num_operands(op) && !(slot && slot->twin); i++) {
      cg_value v = cg_op_operand(op, i);
      int left = CGI_C_ROW_COST;
      cgi_c_count_cost(v, body, &left);
      if (left <= 0 && cgi_c_recall(e, from, v, rounds)) any = true;
    }
  }
  return any;
}

static bool cgi_c_row_loop(cg_op op, int64_t *rounds) {
  cg_block body = cg_op_get_kind(op) == CG_SCF_FOR ? cgi_c_block_of(op, 0) : NULL;
  int64_t lower, upper, step;
  unsigned n = 0;
  if (!body || cg_block_next(body) || cg_type_get_kind(cg_value_type(cg_block_arg(body, 0))) != CG_TYPE_INDEX) return false;
  if (!cgi_c_constant_index(cg_op_operand(op, CG_SCF_FOR_LOWER_BOUND), &lower) ||
      !cgi_c_constant_index(cg_op_operand(op, CG_SCF_FOR_UPPER_BOUND), &upper) || !cgi_c_constant_index(cg_op_operand(op, CG_SCF_FOR_STEP), &step) ||
      lower < 0 || step < 1 || upper <= lower)
    return false;
  *rounds = (upper - lower - 1) / step + 1;
  for (cg_op inner = cg_block_first(body); inner; inner = cg_op_next(inner))
    if (cg_op_num_regions(inner) || ++n > CGI_C_ROW_OPS) return false;
  return true;
}

static bool cgi_c_same_bound(cg_value a, cg_value b) { return a == b || cgi_c_same_constant(a, b); }

CGI_C_DEF void cgi_c_find_rows(cgi_c_emitter *e, cg_op function) {
  e->num_rows = 0;
  e->row_bytes = 0;
  if (e->invocations != 1) return;
  for (cg_op op = function; op; op = cg_op_walk(op, function)) {
    int64_t rounds, others;
    if (op == function || !cgi_c_row_loop(op, &rounds)) continue;
    for (cg_op from = cg_block_first(cg_op_block(op)); from != op; from = cg_op_next(from)) {
      bool alike = cg_op_get_kind(from) == CG_SCF_FOR;
      for (unsigned i = 0; i < CG_SCF_FOR_INIT_ARGS && alike; i++) alike = cgi_c_same_bound(cg_op_operand(op, i), cg_op_operand(from, i));
      if (alike && cgi_c_row_loop(from, &others) && cgi_c_recall_from(e, op, from, rounds)) break;
    }
  }
  for (size_t i = 0; i < e->num_rows; i++) {
    cgi_c_type t;
    if (!cgi_c_type_of(e, e->rows[i].type, &t)) return;
    cgi_c_say(&e->arrays, "  CGK_ALIGNED unsigned char row%u[%l];\n", (uint32_t)i,
              e->rows[i].rounds * (int64_t)(e->rows[i].num_values * cgi_c_storage(t)));
  }
}

// ---- what becomes of them -----------------------------------------------------------------------------------------------------------------
static const cgi_c_value *cgi_c_in_row(cgi_c_emitter *e, cg_op op, bool recalls) {
  const cgi_c_value *slot = e->num_rows && cg_op_num_results(op) == 1 ? cgi_c_slot(e, cg_op_result(op, 0)) : NULL;
  return slot && slot->row && slot->recalls == recalls ? slot : NULL;
}

CGI_C_DEF bool cgi_c_recalls(cgi_c_emitter *e, cg_op op) { return cgi_c_in_row(e, op, true) != NULL; }

// Where in its row the value lies that op, of either loop, gives.
static const char *cgi_c_row_place(cgi_c_emitter *e, cg_op op, const cgi_c_value *slot) {
  const cgi_c_row *row = &e->rows[slot->row - 1];
  cgi_c_type t = cgi_c_value_type(e, slot->key);
  int64_t lower, step;
  cgi_c_constant_index(cg_op_operand(row->loop, CG_SCF_FOR_LOWER_BOUND), &lower);
  cgi_c_constant_index(cg_op_operand(row->loop, CG_SCF_FOR_STEP), &step);
  const char *iv = cgi_c_ref(e, cg_block_arg(cg_op_block(op), 0)), *from = cgi_c_format(e, "%l", lower);
  return cgi_c_format(e, "row%u, %s", slot->row - 1, cgi_c_place_of_round(e, iv, from, step, row->num_values * t.lanes, slot->at * t.lanes));
}

CGI_C_DEF bool cgi_c_emit_recalled(cgi_c_emitter *e, cg_op op) {
  cg_value v = cg_op_result(op, 0);
  const char *load = cgi_c_access(e, cgi_c_value_type(e, v), false, false), *place = cgi_c_row_place(e, op, cgi_c_in_row(e, op, true));
  if (e->result == CG_OK && cgi_c_define(e, v)) cgi_c_say(&e->body, "%s(%s);\n", load, place);
  return e->result == CG_OK;
}

CGI_C_DEF bool cgi_c_write_row(cgi_c_emitter *e, cg_op op) {
  const cgi_c_value *slot = cgi_c_in_row(e, op, false);
  if (!slot) return true;
  cg_value v = slot->key;
  const char *store = cgi_c_access(e, cgi_c_value_type(e, v), true, false), *place = cgi_c_row_place(e, op, slot), *text = cgi_c_ref(e, v);
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s(%s, %s);\n", store, place, text);
  return e->result == CG_OK;
}

#undef CGI_C_ROW_BYTES
#undef CGI_C_ROW_COST
#undef CGI_C_ROW_OPS
