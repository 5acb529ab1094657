// super-vectorize: neighbours along the last loop of a nest that gathers rows are computed as one vector. Where a row lies, or how many rows there
// are, is read from memory; what is in it, elements one after another.
//
//   scf.parallel (%i, %j) = (%c0, %c0) to (%c10, %c64) step (%c1, %c1) {      scf.parallel (%i, %j) = (%c0, %c0) to (%c10, %c64) step (%c1, %c4) {
//     %n = memref.load %rows[%i] : memref<10xi32>                               %n = memref.load %rows[%i] : memref<10xi32>
//     %r = arith.index_cast %n : i32 to index                              →    %r = arith.index_cast %n : i32 to index
//     %x = memref.load %table[%r, %j] : memref<99x64xf32>                       %x = vector.load %table[%r, %j] : memref<99x64xf32>, vector<4xf32>
//     memref.store %x, %out[%i, %j] : memref<10x64xf32>                         vector.store %x, %out[%i, %j] : memref<10x64xf32>, vector<4xf32>
//
// Requires: linalg-to-loops. Takes nests whose last loop has a known number of trips, a multiple of 4, and is used as the last index of accesses
// alone; elements of 32 and 16 bits; loops and branches inside that are the same for all four. Other nests stay as they are. Preserves: values.
#include "dialects/dialects.h"
#include "passes/pass_table.h"
#include "passes/vector/super_vectorize.h"

#define CGI_SUPER_RANK 16
#define CGI_SUPER_VARIES 1u // from one of the neighbours to the next
#define CGI_SUPER_READ 2u   // made of what was read from memory

typedef struct cgi_super {
  cg_context *ctx;
  cg_value lane;  // the last loop's variable
  cgi_hmap flags; // of values
  bool indirect;  // memory says where a row is, or how many there are
} cgi_super;

static unsigned cgi_super_flags(const cgi_super *s, cg_value v) {
  uint64_t flags = 0;
  cgi_hmap_get(&s->flags, (uint64_t)(uintptr_t)v, &flags);
  return (unsigned)flags;
}

static void cgi_super_add(cgi_super *s, cg_value v, unsigned flags) {
  cgi_hmap_put(&s->flags, (uint64_t)(uintptr_t)v, cgi_super_flags(s, v) | flags);
}

static bool cgi_super_element(cg_type t) {
  return t->kind == CG_TYPE_F32 || t->kind == CG_TYPE_F16 || t->kind == CG_TYPE_BF16 ||
         (t->kind == CG_TYPE_INTEGER && (t->width == 32 || t->width == 16 || t->width == 1));
}

// A load or a store of the element at the lane; its indices begin at `first`.
static bool cgi_super_access(cgi_super *s, cg_op op, unsigned first, cg_value memory) {
  unsigned n = op->num_operands - first;
  cg_type t = memory->type;
  if (n == 0 || n > CGI_SUPER_RANK || op->operands[first + n - 1].value != s->lane || t->layout || t->shape[n - 1] == CG_DYNAMIC ||
      t->shape[n - 1] % CGI_SUPER_LANES != 0 || !cgi_super_element(t->element) || t->element->width == 1)
    return false;
  for (unsigned i = 0; i + 1 < n; i++) {
    unsigned flags = cgi_super_flags(s, op->operands[first + i].value);
    if (flags & CGI_SUPER_VARIES) return false;
    s->indirect |= (flags & CGI_SUPER_READ) != 0;
  }
  return true;
}

static bool cgi_super_block(cgi_super *s, cg_block block);

// What a loop carries varies where its first value does, or the next one.
static bool cgi_super_for(cgi_super *s, cg_op op) {
  cg_block body = op->regions[0]->first;
  for (unsigned i = 0; i < CG_SCF_FOR_INIT_ARGS; i++) {
    unsigned flags = cgi_super_flags(s, op->operands[i].value);
    if (flags & CGI_SUPER_VARIES) return false;
    s->indirect |= (flags & CGI_SUPER_READ) != 0;
    cgi_super_add(s, body->args[0], flags);
  }
  for (bool more = true; more;) {
    more = false;
    for (unsigned i = 0; i < op->num_results; i++) {
      unsigned flags = cgi_super_flags(s, body->args[1 + i]);
      cgi_super_add(s, body->args[1 + i], cgi_super_flags(s, op->operands[CG_SCF_FOR_INIT_ARGS + i].value));
      if (body->last && i < body->last->num_operands) cgi_super_add(s, body->args[1 + i], cgi_super_flags(s, body->last->operands[i].value));
      more |= cgi_super_flags(s, body->args[1 + i]) != flags;
      cgi_super_add(s, op->results[i], cgi_super_flags(s, body->args[1 + i]));
    }
    if (!cgi_super_block(s, body)) return false;
    for (unsigned i = 0; i < op->num_results; i++)
      more |= (cgi_super_flags(s, body->last->operands[i].value) & ~cgi_super_flags(s, body->args[1 + i])) != 0;
  }
  for (unsigned i = 0; i < op->num_results; i++)
    if ((cgi_super_flags(s, op->results[i]) & CGI_SUPER_VARIES) && !cgi_super_element(op->results[i]->type)) return false;
  return true;
}

static bool cgi_super_if(cgi_super *s, cg_op op) {
  unsigned condition = cgi_super_flags(s, op->operands[CG_SCF_IF_CONDITION].value);
  if (condition & CGI_SUPER_VARIES) return false;
  for (unsigned r = 0; r < op->num_regions; r++) {
    cg_block block = op->regions[r]->first;
    if (block && !cgi_super_block(s, block)) return false;
    for (unsigned i = 0; block && i < op->num_results; i++) {
      unsigned flags = cgi_super_flags(s, block->last->operands[i].value);
      if ((flags & CGI_SUPER_VARIES) && !cgi_super_element(op->results[i]->type)) return false;
      cgi_super_add(s, op->results[i], flags | condition);
    }
  }
  return true;
}

// Whether op can be done for four neighbours at once, or once for them; gives its results their flags.
static bool cgi_super_op(cgi_super *s, cg_op op) {
  unsigned flags = 0;
  switch (op->def->kind) {
  case CG_SCF_FOR: return cgi_super_for(s, op);
  case CG_SCF_IF: return cgi_super_if(s, op);
  case CG_SCF_YIELD:
  case CG_SCF_REDUCE: return op->num_regions == 0;
  case CG_MEMREF_STORE: return cgi_super_access(s, op, CG_MEMREF_STORE_INDICES, op->operands[CG_MEMREF_STORE_MEMREF].value);
  case CG_MEMREF_LOAD:
    for (unsigned i = CG_MEMREF_LOAD_INDICES; i < op->num_operands; i++) flags |= cgi_super_flags(s, op->operands[i].value);
    if (!(flags & CGI_SUPER_VARIES)) return cgi_super_add(s, op->results[0], CGI_SUPER_READ), true;
    cgi_super_add(s, op->results[0], CGI_SUPER_VARIES | CGI_SUPER_READ);
    return cgi_super_access(s, op, CG_MEMREF_LOAD_INDICES, op->operands[CG_MEMREF_LOAD_MEMREF].value);
  default: break;
  }
  if (!(op->def->traits & CG_TRAIT_PURE) || op->num_regions) return false;
  for (unsigned i = 0; i < op->num_operands; i++) {
    if (op->operands[i].value == s->lane) return false;
    flags |= cgi_super_flags(s, op->operands[i].value);
  }
  for (unsigned i = 0; i < op->num_results; i++) cgi_super_add(s, op->results[i], flags);
  if (!(flags & CGI_SUPER_VARIES)) return true;
  if (!(op->def->traits & CG_TRAIT_ELEMENTWISE)) return false;
  for (unsigned i = 0; i < op->num_operands; i++)
    if (!cgi_super_element(op->operands[i].value->type)) return false;
  return op->num_results == 1 && cgi_super_element(op->results[0]->type);
}

static bool cgi_super_block(cgi_super *s, cg_block block) {
  CGI_FOREACH_OP(op, block) {
    if (!cgi_super_op(s, op)) return false;
  }
  return true;
}

// ---- rewriting ----------------------------------------------------------------------------------------------------------------------------
static cg_type cgi_super_type(cgi_super *s, cg_type element) {
  int64_t lanes = CGI_SUPER_LANES;
  return cgi_type_lanes(s->ctx, lanes, element);
}

static void cgi_super_widen(cgi_super *s, cg_value v) {
  if (v->type->kind != CG_TYPE_VECTOR && (cgi_super_flags(s, v) & CGI_SUPER_VARIES)) v->type = cgi_super_type(s, v->type);
}

static cg_value cgi_super_vector(cgi_super *s, cg_op before, cg_value v) {
  if (v->type->kind == CG_TYPE_VECTOR) return v;
  cgi_builder b = cgi_builder_before(before);
  return cgi_build_unary(&b, CG_VECTOR_BROADCAST, cgi_super_type(s, v->type), v);
}

static void cgi_super_rewrite(cgi_super *s, cg_op first);

static void cgi_super_region(cgi_super *s, cg_op op) { // a loop or a branch
  bool loop = op->def->kind == CG_SCF_FOR;
  for (unsigned i = 0; i < op->num_results; i++) {
    cgi_super_widen(s, op->results[i]);
    if (!loop || op->results[i]->type->kind != CG_TYPE_VECTOR) continue;
    cgi_super_widen(s, op->regions[0]->first->args[1 + i]);
    cgi_op_set_operand(op, CG_SCF_FOR_INIT_ARGS + i, cgi_super_vector(s, op, op->operands[CG_SCF_FOR_INIT_ARGS + i].value));
  }
  for (unsigned r = 0; r < op->num_regions; r++) {
    cg_block block = op->regions[r]->first;
    if (!block) continue;
    cgi_super_rewrite(s, block->first);
    for (unsigned i = 0; i < op->num_results; i++)
      if (op->results[i]->type->kind == CG_TYPE_VECTOR)
        cgi_op_set_operand(block->last, i, cgi_super_vector(s, block->last, block->last->operands[i].value));
  }
}

static void cgi_super_memory(cgi_super *s, cg_op op) {
  cg_value operands[CGI_SUPER_RANK + 2];
  bool load = op->def->kind == CG_MEMREF_LOAD;
  cgi_builder b = cgi_builder_before(op);
  cgi_operand_values(op, 0, op->num_operands, operands);
  if (!load) {
    operands[CG_VECTOR_STORE_VALUE_TO_STORE] = cgi_super_vector(s, op, operands[CG_MEMREF_STORE_VALUE]);
    cgi_build_plain(&b, CG_VECTOR_STORE, op->num_operands, operands);
    cgi_op_erase(op);
    return;
  }
  cg_type type = cgi_super_type(s, op->results[0]->type);
  cg_value made = cgi_build_value(&b, CG_VECTOR_LOAD, type, op->num_operands, operands, NULL);
  cgi_super_add(s, made, CGI_SUPER_VARIES);
  cgi_op_replace1(op, made);
}

// From an op to the end of its block.
static void cgi_super_rewrite(cgi_super *s, cg_op first) {
  for (cg_op op = first, next; op; op = next) {
    next = op->next;
    if (op->num_regions) {
      cgi_super_region(s, op);
    } else if (op->def->kind == CG_MEMREF_STORE || (op->def->kind == CG_MEMREF_LOAD && (cgi_super_flags(s, op->results[0]) & CGI_SUPER_VARIES))) {
      cgi_super_memory(s, op);
    } else if (op->num_results == 1 && (cgi_super_flags(s, op->results[0]) & CGI_SUPER_VARIES)) {
      for (unsigned i = 0; i < op->num_operands; i++) cgi_op_set_operand(op, i, cgi_super_vector(s, op, op->operands[i].value));
      cgi_super_widen(s, op->results[0]);
    }
  }
}

static void cgi_super_nest(cgi_super *s, cg_op nest) {
  cg_block body = nest->regions[0]->first;
  unsigned n = cg_block_num_args(body);
  int64_t lower, upper, step;
  if (n == 0 || nest->num_results || !cgi_constant_int(nest->operands[n - 1].value, &lower) ||
      !cgi_constant_int(nest->operands[2 * n - 1].value, &upper) || !cgi_constant_int(nest->operands[3 * n - 1].value, &step) || lower != 0 ||
      step != 1 || upper % CGI_SUPER_LANES != 0)
    return;
  s->lane = body->args[n - 1];
  s->indirect = false;
  cgi_super_add(s, s->lane, CGI_SUPER_VARIES);
  if (!cgi_super_block(s, body) || !s->indirect) return;
  cgi_super_rewrite(s, body->first);
  cgi_builder b = cgi_builder_before(nest);
  cgi_op_set_operand(nest, 3 * n - 1, cgi_build_index(&b, CGI_SUPER_LANES));
}

CGI_DEF bool cgi_super_vectorize_rest(cg_op op, cg_value lane, cg_value element, cg_value vector) {
  cgi_super s;
  memset(&s, 0, sizeof s);
  s.ctx = s.flags.ctx = op->ctx;
  s.lane = lane;
  cgi_super_add(&s, lane, CGI_SUPER_VARIES);
  cgi_super_add(&s, element, CGI_SUPER_VARIES);
  cgi_super_add(&s, vector, CGI_SUPER_VARIES);
  for (cg_op o = op->next; o; o = o->next)
    if (!cgi_super_op(&s, o)) return false;
  cgi_value_replace_uses(element, vector);
  cgi_super_rewrite(&s, op->next);
  return true;
}

CGI_DEF bool cgi_pass_super_vectorize(cgi_pass *pass) {
  cg_op *nests = cgi_collect(pass->func, CG_SCF_PARALLEL);
  for (size_t i = 0; i < cgi_len(nests); i++) {
    cgi_super s;
    memset(&s, 0, sizeof s);
    s.ctx = s.flags.ctx = pass->ctx;
    if (cg_op_parent(nests[i]) == pass->func) cgi_super_nest(&s, nests[i]);
  }
  return true;
}

#undef CGI_SUPER_RANK
#undef CGI_SUPER_READ
#undef CGI_SUPER_VARIES
