// The verifier: what every op must satisfy by its table row, then each dialect's own checks. It reports every fault.
#include "ir/ir.h"

#if !defined(CODEGEN_NO_VERIFY) || !defined(CODEGEN_NO_TEXT)
#define CGI_MAX_BYTES ((int64_t)1 << 60) // of an array, at sixteen bytes an element

static bool cgi_verify_groups(cg_op op, const cgi_group *groups, unsigned n, unsigned total, const char *what, const char *segments) {
  unsigned open = 0, singles = 0;
  for (unsigned i = 0; i < n; i++) {
    if (groups[i].kind)
      open++;
    else
      singles++;
  }
  if (open == 0 && total != singles) return cgi_op_error(op, "expects %u %ss, but has %u", singles, what, total);
  if (total < singles) return cgi_op_error(op, "expects at least %u %ss, but has %u", singles, what, total);
  if (open == 1) {
    for (unsigned i = 0; i < n; i++)
      if (groups[i].kind == '?' && total > singles + 1) return cgi_op_error(op, "expects at most %u %ss, but has %u", singles + 1, what, total);
    return true;
  }
  if (open < 2) return true;
  cg_attr sizes = cg_op_attr(op, segments);
  if (!sizes && what[0] == 'r' && (total - singles) % open == 0) return true; // variadic results without sizes are equally many
  if (!sizes || !cg_attr_is_int_list(sizes) || cg_attr_int_list_len(sizes) != n)
    return cgi_op_error(op, "requires attribute '%s' of %u sizes", segments, n);
  int64_t sum = 0;
  for (unsigned i = 0; i < n; i++) {
    int64_t s = cg_attr_int_list_at(sizes, i);
    if (s < 0 || s > (int64_t)total || (groups[i].kind == 0 && s != 1) || (groups[i].kind == '?' && s > 1))
      return cgi_op_error(op, "has '%s' %l for group '%S'", segments, s, groups[i].name);
    sum += s;
  }
  if (sum != (int64_t)total) return cgi_op_error(op, "has '%s' adding up to %l, but %u %ss", segments, sum, total, what);
  return true;
}

// Passes add sizes up and multiply them by small numbers: no array comes near what 64 bits count. Sizes of 0 hide no others.
static bool cgi_verify_size(cg_op op, cg_type type) {
  int64_t bytes = 16;
  for (cg_type t = type; t->element != t; t = t->element)
    for (unsigned i = 0; i < t->rank; i++)
      if (t->shape[i] > 0) bytes = cgi_saturating_mul(bytes, t->shape[i]);
  return bytes <= CGI_MAX_BYTES || cgi_op_unsupported(op, "[index-range] has a value of type %t, which no memory holds", type);
}

static bool cgi_verify_sizes(cg_op op) {
  bool ok = true;
  for (unsigned i = 0; i < op->num_results; i++) ok = cgi_verify_size(op, op->results[i]->type) && ok;
  for (unsigned i = 0; i < op->num_regions; i++) CGI_FOREACH_BLOCK(b, op->regions[i]) {
      for (unsigned k = 0; k < cg_block_num_args(b); k++) ok = cgi_verify_size(op, b->args[k]->type) && ok;
    }
  return ok;
}

// Of an attribute that the table calls #dialect.name, or #dialect<name>: whether it is one, of known words. Texts read back only so.
static bool cgi_verify_enum(cg_op op, cgi_attr_def def, cg_attr a) {
  cg_str name = a->kind == CG_ATTR_DIALECT ? a->text : cgi_s(""), raw = a->raw;
  size_t n = def.kind.len - 1 - (def.kind.data[def.kind.len - 1] == '>');
  bool same = name.len == n, many = false;
  for (size_t i = 0; same && i < n; i++) same = name.data[i] == (def.kind.data[i + 1] == '<' ? '.' : def.kind.data[i + 1]);
  if (!same) return cgi_op_error(op, "attribute '%S' must be of the form %S, but got %a", def.name, def.kind, a);
  const char *words = cgi_enum_words(name, &many);
  unsigned count = 0;
  for (size_t i = 0; words && i < raw.len;) {
    cg_str word;
    word.data = raw.data + i;
    for (word.len = 0; i < raw.len && !strchr(many ? ",| \"" : " \"", raw.data[i]); i++) word.len++;
    for (; i < raw.len && strchr(many ? ",| \"" : " \"", raw.data[i]); i++) {}
    if (!word.len) continue;
    if (!cgi_has_word(cgi_s(words), word)) return cgi_op_error(op, "attribute '%S' has no '%S'; there are %s", def.name, word, words);
    count++;
  }
  return !words || count == 1 || (many && count) || cgi_op_error(op, "attribute '%S' must be %s of %s", def.name, many ? "some" : "one", words);
}

static bool cgi_verify_attrs(cg_op op, const cgi_op_parts *parts) {
  const cgi_attr_def *attrs = parts->attrs;
  bool ok = true;
  for (unsigned i = 0; i < parts->num_attrs; i++) {
    bool is_enum = attrs[i].kind.len > 1 && attrs[i].kind.data[0] == '#';
    unsigned k = 0;
    while (k < op->num_attrs && !cgi_str_eq(op->attrs[k].name, attrs[i].name)) k++;
    if (k < op->num_attrs)
      ok = (!is_enum || cgi_verify_enum(op, attrs[i], op->attrs[k].value)) && ok;
    else if (!attrs[i].optional)
      ok = cgi_op_error(op, "requires attribute '%S'", attrs[i].name);
  }
  return ok;
}

static bool cgi_verify_same_types(cg_op op) {
  bool results_too = (op->def->traits & CG_TRAIT_SAME_TYPES) != 0;
  if (!op->num_operands) return true;
  cg_type t = op->operands[0].value->type;
  for (unsigned i = 1; i < op->num_operands; i++)
    if (op->operands[i].value->type != t)
      return cgi_op_error(op, "[type-mismatch] requires operands of one type, but operand #%u is %t and operand #0 is %t", i,
                          op->operands[i].value->type, t);
  for (unsigned i = 0; results_too && i < op->num_results; i++)
    if (op->results[i]->type != t)
      return cgi_op_error(op, "[type-mismatch] requires results of its operands' type %t, but result #%u is %t", t, i, op->results[i]->type);
  return true;
}

static bool cgi_verify_regions(cg_op op, const cgi_op_parts *parts) {
  const cgi_region_def *regions = parts->regions;
  unsigned n = parts->num_regions;
  bool open = false, ok = true;
  for (unsigned i = 0; i < n; i++) open = open || regions[i].kind == '*';
  if (open ? op->num_regions + 1 < n : op->num_regions != n) return cgi_op_error(op, "expects %u regions, but has %u", n, op->num_regions);
  for (unsigned i = 0; i < op->num_regions; i++) {
    const cgi_region_def *def = &regions[i < n ? i : n - 1];
    cg_region r = op->regions[i];
    if (!r->first && def->kind == 0 && !(op->def->traits & (CG_TRAIT_SYMBOL | CG_TRAIT_NO_TERMINATOR | CG_TRAIT_STRUCTURED)))
      ok = cgi_op_error(op, "has an empty region #%u", i);
    if (op->def->traits & CG_TRAIT_SINGLE_BLOCK && r->first != r->last) ok = cgi_op_error(op, "expects region #%u to have one block", i);
    if (op->def->traits & CG_TRAIT_NO_TERMINATOR) continue;
    CGI_FOREACH_BLOCK(b, r) {
      // What no table has may end blocks that branch; an op whose one block it ends would not know what it passes.
      bool unknown = b->last && b->last->def->kind == CG_OP_UNREGISTERED && !(op->def->traits & CG_TRAIT_SINGLE_BLOCK);
      if (!unknown && !cgi_block_terminator(b))
        ok = cgi_op_error(op, "has a block in region #%u that does not end in a terminator", i);
      else if (def->terminator != CG_OP_UNREGISTERED && b->last && r->first == r->last && b->last->def->kind != def->terminator)
        ok = cgi_op_error(op, "expects region #%u to end in '%S', but it ends in '%S'", i, cgi_op_def_of(op->ctx, def->terminator)->name,
                          cg_op_name(b->last));
    }
  }
  return ok;
}

static bool cgi_verify_successors(cg_op op, unsigned n) {
  unsigned at = op->num_operands;
  if (op->def->kind != CG_OP_UNREGISTERED && op->num_successors != n)
    return cgi_op_error(op, "expects %u successors, but has %u", n, op->num_successors);
  for (unsigned i = 0; i < op->num_successors; i++) {
    if (op->successor_operands[i] > at) return cgi_op_error(op, "passes more successor operands than it has");
    at -= op->successor_operands[i];
  }
  for (unsigned i = 0; i < op->num_successors; i++) {
    cg_block b = op->successors[i];
    if (!op->block || b->region != op->block->region) return cgi_op_error(op, "branches to a block of another region");
    if (op->successor_operands[i] != cg_block_num_args(b))
      return cgi_op_error(op, "passes %u operands to successor #%u, which has %u arguments", op->successor_operands[i], i, cg_block_num_args(b));
    for (unsigned k = 0; k < op->successor_operands[i]; k++)
      if (op->operands[at + k].value->type != b->args[k]->type)
        return cgi_op_error(op, "[type-mismatch] passes %t for argument #%u of successor #%u, which is %t", op->operands[at + k].value->type, k, i,
                            b->args[k]->type);
    at += op->successor_operands[i];
  }
  return true;
}

// Operands must be defined before their use, and no use may reach out of an isolated op.
static bool cgi_verify_operands(cg_op op) {
  bool ok = true;
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value v = op->operands[i].value;
    if (!v) {
      ok = cgi_op_error(op, "has no operand #%u", i);
      continue;
    }
    if (!cgi_value_dominates(v, op)) {
      ok = cgi_op_error(op, "[dominance] uses operand #%u where it is not defined", i);
      continue;
    }
    cg_block home = v->op ? v->op->block : v->block;
    for (cg_op p = cg_op_parent(op); p && p->block && home->region->op != p; p = cg_op_parent(p))
      if (p->def->traits & CG_TRAIT_ISOLATED) {
        ok = cgi_op_error(op, "[dominance] uses operand #%u from outside '%S', which is isolated from above", i, cg_op_name(p));
        break;
      }
  }
  return ok;
}

static bool cgi_verify_symbols(cg_op op) {
  bool ok = true;
  cgi_hmap seen = cgi_hmap_new(op->ctx);
  for (unsigned i = 0; i < op->num_regions; i++) CGI_FOREACH_BLOCK(b, op->regions[i]) {
      CGI_FOREACH_OP(child, b) {
        if (!(child->def->traits & CG_TRAIT_SYMBOL)) continue;
        cg_str name = cgi_symbol_name(child);
        if (!name.len) continue;
        cg_op first = (cg_op)cgi_hmap_ptr(&seen, cgi_intern(op->ctx, name).data);
        if (first) {
          ok = cgi_error(op->ctx, child->loc, "[redefinition] redefinition of symbol '%S'", name);
          cgi_note(op->ctx, first->loc, "first defined here");
        } else {
          cgi_hmap_put_ptr(&seen, cgi_intern(op->ctx, name).data, child);
        }
      }
    }
  cgi_hmap_free(&seen);
  return ok;
}

static bool cgi_verify_symbol_home(cg_op op) {
  cg_op parent = cg_op_parent(op), outer = op->def->kind == CG_FUNC_FUNC ? cgi_op_parent_of_kind(op, CG_FUNC_FUNC) : NULL;
  if (outer && outer != parent) return cgi_op_error(op, "is inside of the function @%S: functions do not nest", cgi_symbol_name(outer));
  if (!parent || parent->def->kind == CG_OP_UNREGISTERED || parent->def->traits & CG_TRAIT_SYMBOL_TABLE || !cgi_symbol_name(op).len) return true;
  return cgi_op_error(op, "is a symbol, but '%S' around it is no symbol table", cg_op_name(parent));
}

// Dialects' checks look at what the blocks inside pass on. Where that is too little, its own verification says so, and theirs is left out.
static bool cgi_terminators_are_whole(cg_op op) {
  for (unsigned i = 0; i < op->num_regions; i++) CGI_FOREACH_BLOCK(b, op->regions[i]) {
      if (b->last && b->last->num_operands < cgi_def_parts(op->ctx, b->last->def)->single_operands) return false;
    }
  return true;
}

static bool cgi_verify_one(cg_op op) {
  bool ok = true, known = op->def->kind != CG_OP_UNREGISTERED;
  if (!cgi_verify_operands(op)) return false;
  const cgi_op_parts *parts = cgi_def_parts(op->ctx, op->def);
  if (known) {
    ok = cgi_verify_groups(op, parts->operands, parts->num_operands, op->num_operands, "operand", "operandSegmentSizes");
    if (!cgi_verify_groups(op, parts->results, parts->num_results, op->num_results, "result", "resultSegmentSizes")) ok = false;
    if (!cgi_verify_attrs(op, parts)) ok = false;
    if (op->def->traits & (CG_TRAIT_SAME_TYPES | CG_TRAIT_SAME_OPERAND_TYPES) && !cgi_verify_same_types(op)) ok = false;
    if (!cgi_verify_regions(op, parts)) ok = false;
    if (op->def->traits & CG_TRAIT_SYMBOL_TABLE && !cgi_verify_symbols(op)) ok = false;
    if (op->def->traits & CG_TRAIT_SYMBOL && !cgi_verify_symbol_home(op)) ok = false;
  }
  if ((op->def->traits & CG_TRAIT_TERMINATOR || op->num_successors) && op->block && op->next)
    ok = cgi_op_error(op, "must be the last operation of its block");
  if (!cgi_verify_successors(op, parts->num_successors) || !cgi_verify_sizes(op)) ok = false;
  const cgi_dialect *d = ok && cgi_terminators_are_whole(op) ? cgi_dialect_of(op) : NULL; // a dialect's checks may rely on all of the above
  if (d && d->verify && !d->verify(op)) ok = false;
  return ok;
}

static bool cgi_verify_tree(cg_op op, unsigned depth) {
  if (depth > 512) return cgi_op_error(op, "[nesting] is nested too deeply");
  bool ok = cgi_verify_one(op);
  for (unsigned i = 0; i < op->num_regions; i++) CGI_FOREACH_BLOCK(b, op->regions[i]) {
      for (cg_op child = b->first; child; child = child->next)
        if (!cgi_verify_tree(child, depth + 1)) ok = false;
    }
  return ok;
}

CGI_DEF bool cgi_verify(cg_op root) { return cgi_verify_tree(root, 0); }

#undef CGI_MAX_BYTES
#else
CGI_DEF bool cgi_verify(cg_op root) { return root != NULL; }
#endif

typedef struct cgi_verify_args {
  cg_op op;
} cgi_verify_args;

static cg_result cgi_verify_protected(cg_context *ctx, void *arg) {
  cgi_errors_begin(ctx);
#ifdef CODEGEN_NO_VERIFY
  return cgi_result(ctx, cgi_unsupported(ctx, ((cgi_verify_args *)arg)->op->loc, CGI_NO_VERIFIER));
#else
  return cgi_result(ctx, cgi_verify(((cgi_verify_args *)arg)->op));
#endif
}

CODEGEN_API cg_result cg_verify(cg_op op) {
  cgi_verify_args a;
  if (!CGI_LIVE(op)) return CG_INVALID_ARGUMENT;
  a.op = op;
  return cgi_protect(op->ctx, cgi_verify_protected, &a);
}
