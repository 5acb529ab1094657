// What an operation is, as words: two with the same words compute the same from the same.
#include "ir/ir.h"

typedef struct cgi_structure {
  cg_context *ctx;
  cgi_hmap *numbers; // values and blocks inside to their numbers
  cg_attr name;      // of the symbols whose names are no matter
  uint64_t *words;   // cgi array
  uint64_t next;
} cgi_structure;

static void cgi_structure_word(cgi_structure *s, uint64_t word) {
  cg_context *ctx = s->ctx;
  cgi_push(s->words, word);
}

static void cgi_structure_ptr(cgi_structure *s, const void *p) { cgi_structure_word(s, (uint64_t)(uintptr_t)p); }

static void cgi_structure_ref(cgi_structure *s, const void *p) { // numbers are odd, pointers are not
  uint64_t number;
  cgi_structure_word(s, cgi_hmap_get(s->numbers, (uint64_t)(uintptr_t)p, &number) ? number * 2 + 1 : (uint64_t)(uintptr_t)p);
}

static void cgi_structure_op(cgi_structure *s, cg_op op);

static void cgi_structure_region(cgi_structure *s, cg_region region) {
  for (cg_block b = region->first; b; b = b->next) {
    cgi_hmap_put(s->numbers, (uint64_t)(uintptr_t)b, s->next++);
    cgi_structure_word(s, cgi_len(b->args));
    for (size_t i = 0; i < cgi_len(b->args); i++) {
      cgi_hmap_put(s->numbers, (uint64_t)(uintptr_t)b->args[i], s->next++);
      cgi_structure_ptr(s, b->args[i]->type);
    }
  }
  for (cg_block b = region->first; b; b = b->next) {
    for (cg_op op = b->first; op; op = op->next) cgi_structure_op(s, op);
    cgi_structure_word(s, 0); // no op begins so
  }
}

static void cgi_structure_op(cgi_structure *s, cg_op op) {
  cgi_structure_ptr(s, op->def);
  cgi_structure_word(s, (uint64_t)op->num_operands << 32 | op->num_results);
  cgi_structure_word(s, (uint64_t)op->num_attrs << 32 | op->num_regions);
  cgi_structure_word(s, op->num_successors);
  for (unsigned i = 0; i < op->num_operands; i++) cgi_structure_ref(s, op->operands[i].value);
  for (unsigned i = 0; i < op->num_attrs; i++) {
    bool matters = op->attrs[i].value != s->name || !cgi_str_is(op->attrs[i].name, "sym_name");
    cgi_structure_ptr(s, op->attrs[i].name.data);
    cgi_structure_ptr(s, matters ? op->attrs[i].value : NULL);
  }
  for (unsigned i = 0; i < op->num_successors; i++) {
    cgi_structure_ref(s, op->successors[i]);
    cgi_structure_word(s, op->successor_operands[i]);
  }
  for (unsigned i = 0; i < op->num_results; i++) {
    cgi_hmap_put(s->numbers, (uint64_t)(uintptr_t)op->results[i], s->next++);
    cgi_structure_ptr(s, op->results[i]->type);
  }
  for (unsigned i = 0; i < op->num_regions; i++) cgi_structure_region(s, op->regions[i]);
}

CGI_DEF uint64_t *cgi_op_structure(cg_op op, cg_attr name) {
  cgi_structure s;
  cgi_hmap numbers;
  memset(&numbers, 0, sizeof numbers);
  numbers.ctx = s.ctx = op->ctx;
  s.numbers = &numbers;
  s.name = name;
  s.words = NULL;
  s.next = 0;
  cgi_structure_op(&s, op);
  cgi_hmap_free(&numbers);
  return s.words;
}
