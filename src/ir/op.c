// Operations, values, blocks, regions: creation, use lists, moving, erasing, cloning, walking.
#include "ir/ir.h"

// ---- use lists -----------------------------------------------------------------------------------------------------------------------------
static void cgi_use_link(cgi_use *u, cg_value v) {
  u->value = v;
  u->prev = NULL;
  u->next = v ? v->uses : NULL;
  if (u->next) u->next->prev = u;
  if (v) v->uses = u;
}

static void cgi_use_unlink(cgi_use *u) {
  if (!u->value) return;
  if (u->prev)
    u->prev->next = u->next;
  else
    u->value->uses = u->next;
  if (u->next) u->next->prev = u->prev;
  u->value = NULL;
  u->prev = u->next = NULL;
}

CGI_DEF void cgi_value_replace_uses(cg_value old_value, cg_value new_value) {
  if (old_value == new_value) return;
  while (old_value->uses) {
    cgi_use *u = old_value->uses;
    cg_op owner = u->owner;
    cgi_use_unlink(u);
    cgi_use_link(u, new_value);
    cgi_driver_touched(owner);
  }
  if (old_value->op) cgi_driver_touched(old_value->op);
}

CGI_DEF void cgi_value_set_type(cg_value v, cg_type t) { v->type = t; }

// ---- operations ----------------------------------------------------------------------------------------------------------------------------
CGI_DEF cg_op cgi_op_create(cg_context *ctx, const cgi_op_def *def, cg_loc loc, unsigned num_operands, const cg_value *operands, unsigned num_results,
                            const cg_type *result_types, unsigned num_attrs, const cg_named_attr *attrs, unsigned num_regions) {
  cg_op op = CGI_NEW_HANDLE(ctx, struct cg_op_s);
  cgi_groups_create(ctx);
  op->ctx = ctx;
  op->def = def;
  op->loc = loc;
  if (num_operands) op->operands = CGI_NEW_ARRAY(ctx, cgi_use, num_operands);
  op->capacity_operands = num_operands;
  if (num_results) op->results = CGI_NEW_ARRAY(ctx, cg_value, num_results);
  for (unsigned i = 0; i < num_results; i++) {
    cg_value v = CGI_NEW_HANDLE(ctx, struct cg_value_s);
    v->type = result_types[i];
    v->op = op;
    v->index = i;
    op->results[i] = v;
  }
  op->num_results = num_results;
  if (num_attrs) op->attrs = (cg_named_attr *)cgi_copy(ctx, attrs, num_attrs * sizeof *attrs);
  op->num_attrs = op->capacity_attrs = num_attrs;
  if (num_regions) op->regions = CGI_NEW_ARRAY(ctx, cg_region, num_regions);
  for (unsigned i = 0; i < num_regions; i++) {
    cg_region r = CGI_NEW_HANDLE(ctx, struct cg_region_s);
    r->op = op;
    r->index = i;
    op->regions[i] = r;
  }
  op->num_regions = num_regions;
  for (unsigned i = 0; i < num_operands; i++) { // last: use lists must never hold an op that an allocation failure left half-made
    op->operands[i].owner = op;
    cgi_use_link(&op->operands[i], operands[i]);
  }
  op->num_operands = num_operands;
  return op;
}

CGI_DEF void cgi_op_set_successors(cg_op op, unsigned n, const cg_block *blocks, const uint32_t *operand_counts) {
  cg_context *ctx = op->ctx;
  cgi_free(ctx, op->successors, op->num_successors * sizeof *op->successors);
  cgi_free(ctx, op->successor_operands, op->num_successors * sizeof *op->successor_operands);
  op->num_successors = 0;
  op->successors = (cg_block *)cgi_copy(ctx, blocks, n * sizeof *blocks);
  op->successor_operands = (uint32_t *)cgi_copy(ctx, operand_counts, n * sizeof *operand_counts);
  op->num_successors = n;
}

#define CGI_ORDER_GAP 1024

// A place between the neighbours' where there is one.
static void cgi_op_set_order(cg_op op) {
  uint32_t low = op->prev ? op->prev->order : 0, high = op->next ? op->next->order : UINT32_MAX;
  uint32_t gap = high - low < 2 * CGI_ORDER_GAP ? (high - low) / 2 : CGI_ORDER_GAP;
  op->order = low + gap;
  if (!gap) op->block->ordered = false;
}

static void cgi_op_link(cg_op op, cg_block block, cg_op before) {
  op->block = block;
  op->next = before;
  op->prev = before ? before->prev : block->last;
  if (op->prev)
    op->prev->next = op;
  else
    block->first = op;
  if (before)
    before->prev = op;
  else
    block->last = op;
  if (block->ordered) cgi_op_set_order(op);
  if (block->symbols) cgi_symbol_index(op, true);
  cgi_driver_inserted(op);
}

CGI_DEF void cgi_op_insert_before(cg_op op, cg_op before) { cgi_op_link(op, before->block, before); }
CGI_DEF void cgi_op_insert_after(cg_op op, cg_op after) { cgi_op_link(op, after->block, after->next); }
CGI_DEF void cgi_op_append(cg_block block, cg_op op) { cgi_op_link(op, block, NULL); }

CGI_DEF void cgi_op_remove(cg_op op) {
  if (!op->block) return;
  if (op->block->symbols) cgi_symbol_index(op, false);
  if (op->prev)
    op->prev->next = op->next;
  else
    op->block->first = op->next;
  if (op->next)
    op->next->prev = op->prev;
  else
    op->block->last = op->prev;
  op->block = NULL;
  op->prev = op->next = NULL;
}

CGI_DEF void cgi_op_move_before(cg_op op, cg_op before) {
  if (op == before || op->next == before) return;
  cgi_op_remove(op);
  cgi_op_insert_before(op, before);
}

CGI_DEF void cgi_block_move_ops(cg_block from, cg_op end, cg_block to, cg_op before) {
  while (from->first != end) {
    cg_op op = from->first;
    cgi_op_remove(op);
    if (before)
      cgi_op_insert_before(op, before);
    else
      cgi_op_append(to, op);
  }
}

static void cgi_region_drop(cg_region r);

static void cgi_op_drop(cg_op op) { // unlinks everything the op holds; values inside lose their uses first
  for (unsigned i = 0; i < op->num_operands; i++) cgi_use_unlink(&op->operands[i]);
  for (unsigned i = 0; i < op->num_regions; i++) cgi_region_drop(op->regions[i]);
}

static void cgi_region_drop(cg_region r) {
  for (cg_block b = r->first; b; b = b->next)
    for (cg_op op = b->first; op; op = op->next) cgi_op_drop(op);
}

static void cgi_op_free(cg_op op);

static void cgi_block_free(cg_context *ctx, cg_block b) {
  for (cg_op op = b->first, next; op; op = next) {
    next = op->next;
    cgi_op_free(op);
  }
  for (size_t i = 0; i < cgi_len(b->args); i++) CGI_FREE_HANDLE(ctx, b->args[i]);
  cgi_arr_free(ctx, b->args);
  cgi_symbol_forget(b);
  CGI_FREE_HANDLE(ctx, b);
}

static void cgi_op_free(cg_op op) {
  cg_context *ctx = op->ctx;
  cgi_driver_erased(op);
  for (unsigned i = 0; i < op->num_regions; i++) {
    for (cg_block b = op->regions[i]->first, next; b; b = next) {
      next = b->next;
      cgi_block_free(ctx, b);
    }
    CGI_FREE_HANDLE(ctx, op->regions[i]);
  }
  for (unsigned i = 0; i < op->num_results; i++) CGI_FREE_HANDLE(ctx, op->results[i]);
  cgi_free(ctx, op->regions, op->num_regions * sizeof *op->regions);
  cgi_free(ctx, op->results, op->num_results * sizeof *op->results);
  cgi_free(ctx, op->operands, op->capacity_operands * sizeof *op->operands);
  cgi_free(ctx, op->attrs, op->capacity_attrs * sizeof *op->attrs);
  cgi_free(ctx, op->successors, op->num_successors * sizeof *op->successors);
  cgi_free(ctx, op->successor_operands, op->num_successors * sizeof *op->successor_operands);
  CGI_FREE_HANDLE(ctx, op);
}

CGI_DEF void cgi_op_erase(cg_op op) {
  for (unsigned i = 0; i < op->num_operands; i++)
    if (op->operands[i].value && op->operands[i].value->op) cgi_driver_touched(op->operands[i].value->op);
  cgi_op_drop(op);
  cgi_op_remove(op);
  cgi_op_free(op);
}

CGI_DEF void cgi_values_replace_uses(unsigned n, const cg_value *old_values, const cg_value *new_values) {
  for (unsigned i = 0; i < n; i++)
    if (new_values[i]) cgi_value_replace_uses(old_values[i], new_values[i]);
}

CGI_DEF void cgi_op_replace(cg_op op, const cg_value *values) {
  cgi_values_replace_uses(op->num_results, op->results, values);
  cgi_op_erase(op);
}

CGI_DEF cg_value *cgi_push_values(cg_context *ctx, cg_value *values, size_t n, const cg_value *more) {
  for (size_t i = 0; i < n; i++) cgi_push(values, more[i]);
  return values;
}

CGI_DEF cg_value *cgi_push_operands(cg_value *values, cg_op op, unsigned first, unsigned end) {
  cg_context *ctx = op->ctx;
  for (unsigned i = first; i < end; i++) cgi_push(values, op->operands[i].value);
  return values;
}

CGI_DEF void cgi_operand_values(cg_op op, unsigned first, unsigned end, cg_value *out) {
  for (unsigned i = first; i < end; i++) out[i - first] = op->operands[i].value;
}

CGI_DEF void cgi_values_replace_by_operands(unsigned n, const cg_value *old_values, cg_op op, unsigned first) {
  for (unsigned i = 0; i < n; i++) cgi_value_replace_uses(old_values[i], op->operands[first + i].value);
}

CGI_DEF void cgi_op_copy_attr(cg_op from, cg_op to, const char *name) { cgi_op_set_attr(to, name, cg_op_attr(from, name)); }
CGI_DEF void cgi_op_set_ints(cg_op op, const char *name, size_t n, const int64_t *ints) {
  cgi_op_set_attr(op, name, cgi_attr_i64_array(op->ctx, n, ints));
}
CGI_DEF void cgi_op_set_array(cg_op op, const char *name, size_t n, const cg_attr *items) {
  cgi_op_set_attr(op, name, cgi_attr_array(op->ctx, n, items));
}
CGI_DEF void cgi_op_mark(cg_op op, const char *name) { cgi_op_set_attr(op, name, cgi_attr_unit(op->ctx)); }
CGI_DEF void cgi_func_set_type(cg_op func, unsigned num_inputs, const cg_type *inputs, unsigned num_results, const cg_type *results) {
  cgi_op_set_attr(func, "function_type", cgi_attr_type(func->ctx, cgi_type_function(func->ctx, num_inputs, inputs, num_results, results)));
}

CGI_DEF cg_type *cgi_push_types(cg_context *ctx, cg_type *types, size_t n, const cg_value *values) {
  for (size_t i = 0; i < n; i++) cgi_push(types, values[i]->type);
  return types;
}

CGI_DEF CGI_NOINLINE void cgi_op_replace1(cg_op op, cg_value value) { cgi_op_replace(op, &value); }

CGI_DEF void cgi_op_set_operand(cg_op op, unsigned i, cg_value v) {
  if (op->operands[i].value == v) return;
  if (op->operands[i].value && op->operands[i].value->op) cgi_driver_touched(op->operands[i].value->op);
  cgi_use_unlink(&op->operands[i]);
  op->operands[i].owner = op;
  cgi_use_link(&op->operands[i], v);
  cgi_driver_touched(op);
}

CGI_DEF void cgi_value_replace_uses_except(cg_value old_value, cg_value new_value, cg_op except) {
  CGI_FOREACH_USE(u, old_value) {
    if (u->owner != except) cgi_op_set_operand(u->owner, (unsigned)(u - u->owner->operands), new_value);
  }
}

CGI_DEF void cgi_op_set_operands(cg_op op, unsigned n, const cg_value *values) {
  cg_context *ctx = op->ctx;
  cgi_use *slots = op->operands;
  if (n > op->capacity_operands) slots = CGI_NEW_ARRAY(ctx, cgi_use, n);
  for (unsigned i = 0; i < op->num_operands; i++) {
    if (op->operands[i].value && op->operands[i].value->op) cgi_driver_touched(op->operands[i].value->op); // it may be dead now
    cgi_use_unlink(&op->operands[i]);
  }
  if (slots != op->operands) {
    cgi_free(ctx, op->operands, op->capacity_operands * sizeof *slots);
    op->operands = slots;
    op->capacity_operands = n;
  }
  op->num_operands = n;
  for (unsigned i = 0; i < n; i++) {
    slots[i].owner = op;
    cgi_use_link(&slots[i], values[i]);
  }
  cgi_driver_touched(op);
}

CGI_DEF void cgi_op_set_attr(cg_op op, const char *name, cg_attr value) {
  cg_context *ctx = op->ctx;
  for (unsigned i = 0; i < op->num_attrs; i++) {
    if (!cgi_str_is(op->attrs[i].name, name)) continue;
    bool named = op->block && op->block->symbols && strcmp(name, "sym_name") == 0;
    if (named) cgi_symbol_index(op, false);
    if (value) {
      op->attrs[i].value = value;
    } else {
      memmove(op->attrs + i, op->attrs + i + 1, (op->num_attrs - i - 1) * sizeof *op->attrs);
      op->num_attrs--;
    }
    if (named) cgi_symbol_index(op, true);
    return;
  }
  if (!value) return;
  cg_named_attr added = cgi_named(ctx, name, value);
  if (op->num_attrs == op->capacity_attrs) {
    unsigned capacity = op->capacity_attrs ? op->capacity_attrs * 2 : 2;
    cg_named_attr *attrs = CGI_NEW_ARRAY(ctx, cg_named_attr, capacity);
    if (op->num_attrs) memcpy(attrs, op->attrs, op->num_attrs * sizeof *attrs);
    cgi_free(ctx, op->attrs, op->capacity_attrs * sizeof *attrs);
    op->attrs = attrs;
    op->capacity_attrs = capacity;
  }
  op->attrs[op->num_attrs++] = added;
  if (op->block && op->block->symbols && strcmp(name, "sym_name") == 0) cgi_symbol_index(op, true);
}

CGI_DEF void cgi_op_set_segments(cg_op op, unsigned n, const int32_t *sizes) {
  int64_t wide[32];
  for (unsigned i = 0; i < n && i < 32; i++) wide[i] = sizes[i];
  cgi_op_set_attr(op, "operandSegmentSizes", cgi_attr_dense_array(op->ctx, cgi_type_i(op->ctx, 32), n, wide));
}

// ---- blocks and regions --------------------------------------------------------------------------------------------------------------------
static void cgi_block_link(cg_block b, cg_region region, cg_block before) {
  b->region = region;
  b->next = before;
  b->prev = before ? before->prev : region->last;
  if (b->prev)
    b->prev->next = b;
  else
    region->first = b;
  if (before)
    before->prev = b;
  else
    region->last = b;
}

CGI_DEF cg_block cgi_block_insert(cg_region region, cg_block before) {
  cg_block b = CGI_NEW_HANDLE(region->op->ctx, struct cg_block_s);
  cgi_block_link(b, region, before);
  return b;
}

CGI_DEF cg_block cgi_block_create(cg_region region, unsigned n, const cg_type *types, cg_loc loc) {
  cg_block b = cgi_block_insert(region, NULL);
  for (unsigned i = 0; i < n; i++) cgi_block_add_arg(b, types[i], loc);
  return b;
}

CGI_DEF cg_value cgi_block_add_arg(cg_block b, cg_type t, cg_loc loc) {
  cg_context *ctx = b->region->op->ctx;
  cg_value v = CGI_NEW_HANDLE(ctx, struct cg_value_s);
  v->type = t;
  v->block = b;
  v->index = (unsigned)cgi_len(b->args);
  v->loc = loc;
  cgi_arr_keep(b->args);
  cgi_push(b->args, v);
  return v;
}

CGI_DEF void cgi_block_erase_arg(cg_block b, unsigned i) {
  cg_context *ctx = b->region->op->ctx;
  CGI_FREE_HANDLE(ctx, b->args[i]);
  cgi_del(b->args, i);
  for (size_t k = i; k < cgi_len(b->args); k++) b->args[k]->index = (unsigned)k;
}

static void cgi_block_unlink(cg_block b) {
  cg_region r = b->region;
  if (b->prev)
    b->prev->next = b->next;
  else
    r->first = b->next;
  if (b->next)
    b->next->prev = b->prev;
  else
    r->last = b->prev;
}

CGI_DEF void cgi_block_erase(cg_block b) {
  cg_context *ctx = b->region->op->ctx;
  for (cg_op op = b->first; op; op = op->next) cgi_op_drop(op);
  cgi_block_unlink(b);
  cgi_block_free(ctx, b);
}

CGI_DEF void cgi_block_move_body(cg_block from, cg_op end, cg_block to) {
  cgi_values_replace_uses((unsigned)cgi_len(from->args), from->args, to->args);
  cgi_block_move_ops(from, end, to, NULL);
}

CGI_DEF void cgi_region_move_blocks(cg_region from, cg_region to) {
  while (from->first) {
    cg_block b = from->first;
    cgi_block_unlink(b);
    cgi_block_link(b, to, NULL);
  }
}

// ---- cloning -------------------------------------------------------------------------------------------------------------------------------
CGI_DEF cg_value cgi_mapped(const cgi_hmap *values, cg_value v) {
  cg_value m = values && v ? (cg_value)cgi_hmap_ptr(values, v) : NULL;
  return m ? m : v;
}

CGI_DEF cg_op cgi_op_clone(cg_op op, cgi_hmap *values) {
  cg_context *ctx = op->ctx;
  cg_value small_operands[8];
  cg_type small_types[8];
  cg_value *operands = op->num_operands <= 8 ? small_operands : CGI_NEW_ARRAY(ctx, cg_value, op->num_operands);
  cg_type *types = op->num_results <= 8 ? small_types : CGI_NEW_ARRAY(ctx, cg_type, op->num_results);
  for (unsigned i = 0; i < op->num_operands; i++) operands[i] = cgi_mapped(values, op->operands[i].value);
  for (unsigned i = 0; i < op->num_results; i++) types[i] = op->results[i]->type;
  cg_op copy = cgi_op_create(ctx, op->def, op->loc, op->num_operands, operands, op->num_results, types, op->num_attrs, op->attrs, op->num_regions);
  if (op->num_successors) { // blocks are mapped in the same table
    cg_block *blocks = CGI_NEW_ARRAY(ctx, cg_block, op->num_successors);
    for (unsigned i = 0; i < op->num_successors; i++) {
      cg_block m = values ? (cg_block)cgi_hmap_ptr(values, op->successors[i]) : NULL;
      blocks[i] = m ? m : op->successors[i];
    }
    cgi_op_set_successors(copy, op->num_successors, blocks, op->successor_operands);
    cgi_free(ctx, blocks, op->num_successors * sizeof *blocks);
  }
  for (unsigned i = 0; values && i < op->num_results; i++) cgi_hmap_put_ptr(values, op->results[i], copy->results[i]);
  if (op->num_regions) {
    cgi_hmap local = cgi_hmap_new(ctx);
    for (unsigned i = 0; i < op->num_regions; i++) cgi_region_clone_into(op->regions[i], copy->regions[i], values ? values : &local);
    cgi_hmap_free(&local);
  }
  if (operands != small_operands) cgi_free(ctx, operands, op->num_operands * sizeof *operands);
  if (types != small_types) cgi_free(ctx, types, op->num_results * sizeof *types);
  return copy;
}

CGI_DEF void cgi_region_clone_into(cg_region from, cg_region to, cgi_hmap *values) {
  for (cg_block b = from->first; b; b = b->next) {
    cg_block copy = cgi_block_insert(to, NULL);
    cgi_hmap_put_ptr(values, b, copy);
    for (size_t i = 0; i < cgi_len(b->args); i++) {
      cg_value a = cgi_block_add_arg(copy, b->args[i]->type, b->args[i]->loc);
      cgi_hmap_put_ptr(values, b->args[i], a);
    }
  }
  for (cg_block b = from->first; b; b = b->next) {
    cg_block copy = (cg_block)cgi_hmap_ptr(values, b);
    for (cg_op op = b->first; op; op = op->next) cgi_op_append(copy, cgi_op_clone(op, values));
  }
  if (from->first == from->last) return;
  // With several blocks a use may precede its definition in the text: mend operands that were cloned too early.
  for (cg_block b = to->first; b; b = b->next)
    for (cg_op op = b->first; op; op = op->next)
      for (unsigned i = 0; i < op->num_operands; i++) {
        cg_value m = cgi_mapped(values, op->operands[i].value);
        if (m != op->operands[i].value) cgi_op_set_operand(op, i, m);
      }
}

// ---- order and nesting ---------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_op_before(cg_op a, cg_op b) {
  if (!a->block->ordered) {
    uint32_t n = 1, at = 0;
    for (cg_op op = a->block->first; op; op = op->next) n++;
    for (cg_op op = a->block->first; op; op = op->next) op->order = at += UINT32_MAX / n; // apart, so that many fit between
    a->block->ordered = true;
  }
  return a->order < b->order;
}
#undef CGI_ORDER_GAP

CGI_DEF bool cgi_op_is_ancestor(cg_op ancestor, cg_op op) {
  for (; op; op = cg_op_parent(op))
    if (op == ancestor) return true;
  return false;
}

CGI_DEF cg_op cgi_op_parent_of_kind(cg_op op, cg_op_kind kind) {
  for (op = cg_op_parent(op); op; op = cg_op_parent(op))
    if (op->def->kind == kind) return op;
  return NULL;
}

CGI_DEF cg_op cgi_block_terminator(cg_block b) { return b->last && b->last->def->traits & CG_TRAIT_TERMINATOR ? b->last : NULL; }

// ---- walks -----------------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_walk_post(cg_op root, cgi_walk_fn fn, void *user) {
  for (unsigned i = 0; i < root->num_regions; i++)
    for (cg_block b = root->regions[i]->first, next_block; b; b = next_block) {
      next_block = b->next;
      for (cg_op op = b->first, next; op; op = next) {
        next = op->next;
        if (!cgi_walk_post(op, fn, user)) return false;
      }
    }
  return fn(root, user);
}

#define CGI_NO_KIND ((cg_op_kind)0x7fffffff)
CGI_DEF bool cgi_walk_around(cg_op root, cg_op_kind closed, cgi_walk_fn fn, void *user) {
  if (!fn(root, user)) return false;
  for (unsigned i = 0; i < root->num_regions && root->def->kind != closed; i++)
    for (cg_block b = root->regions[i]->first; b; b = b->next)
      for (cg_op op = b->first, next; op; op = next) {
        next = op->next;
        if (op->num_regions ? !cgi_walk_around(op, closed, fn, user) : !fn(op, user)) return false;
      }
  return true;
}

CGI_DEF bool cgi_walk_pre(cg_op root, cgi_walk_fn fn, void *user) { return cgi_walk_around(root, CGI_NO_KIND, fn, user); }

typedef struct cgi_value_walk {
  cgi_value_fn fn;
  void *user;
} cgi_value_walk;

static bool cgi_walk_values_of(cg_op op, void *user) {
  const cgi_value_walk *w = (const cgi_value_walk *)user;
  for (unsigned i = 0; i < op->num_results; i++) w->fn(op->results[i], w->user);
  for (unsigned r = 0; r < op->num_regions; r++)
    for (cg_block b = op->regions[r]->first; b; b = b->next)
      for (unsigned i = 0; i < cg_block_num_args(b); i++) w->fn(b->args[i], w->user);
  return true;
}

CGI_DEF void cgi_walk_values(cg_op root, cgi_value_fn fn, void *user) {
  cgi_value_walk w;
  w.fn = fn;
  w.user = user;
  cgi_walk_pre(root, cgi_walk_values_of, &w);
}

typedef struct cgi_collector {
  bool (*wanted)(cg_op op); // NULL: those of a kind
  cg_op_kind kind;
  cg_op *ops;
} cgi_collector;

static bool cgi_collect_one(cg_op op, void *user) {
  cgi_collector *c = (cgi_collector *)user;
  cg_context *ctx = op->ctx;
  if (c->wanted ? c->wanted(op) : op->def->kind == c->kind) cgi_push(c->ops, op);
  return true;
}

CGI_DEF cg_op *cgi_collect(cg_op root, cg_op_kind kind) {
  cgi_collector c;
  memset(&c, 0, sizeof c);
  c.kind = kind;
  bool outside = kind == CG_FUNC_FUNC || kind == CG_HAL_EXECUTABLE_EXPORT; // no function has one inside
  cgi_walk_around(root, outside ? CG_FUNC_FUNC : CGI_NO_KIND, cgi_collect_one, &c);
  return c.ops;
}

#undef CGI_NO_KIND

CGI_DEF cg_op *cgi_collect_if(cg_op root, bool (*wanted)(cg_op op)) {
  cgi_collector c;
  memset(&c, 0, sizeof c);
  c.wanted = wanted;
  cgi_walk_pre(root, cgi_collect_one, &c);
  return c.ops;
}

// ---- accessors -------------------------------------------------------------------------------------------------------------------------------
CODEGEN_API cg_str cg_op_name(cg_op op) { return CGI_LIVE(op) ? op->def->name : cgi_s(""); }
CODEGEN_API cg_loc cg_op_loc(cg_op op) { return CGI_LIVE(op) ? op->loc : NULL; }
CODEGEN_API unsigned cg_op_num_successors(cg_op op) { return CGI_LIVE(op) ? op->num_successors : 0; }
CODEGEN_API cg_block cg_op_successor(cg_op op, unsigned i) { return i < cg_op_num_successors(op) ? op->successors[i] : NULL; }
CODEGEN_API size_t cg_op_num_attrs(cg_op op) { return CGI_LIVE(op) ? op->num_attrs : 0; }
CODEGEN_API cg_attr cg_op_attr(cg_op op, const char *name) {
  cg_str wanted = cgi_s(name); // asked for all the time: no call where the length is another
  for (unsigned i = 0, n = name && CGI_LIVE(op) ? op->num_attrs : 0; i < n; i++)
    if (wanted.len == op->attrs[i].name.len && memcmp(wanted.data, op->attrs[i].name.data, wanted.len) == 0) return op->attrs[i].value;
  return NULL;
}
CGI_DEF CGI_NOINLINE int64_t cgi_op_int(cg_op op, const char *name) { return cg_attr_int(cg_op_attr(op, name)); }

CODEGEN_API cg_named_attr cg_op_attr_at(cg_op op, size_t i) {
  cg_named_attr none;
  none.name = cgi_s("");
  none.value = NULL;
  return i < cg_op_num_attrs(op) ? op->attrs[i] : none;
}
CODEGEN_API cg_op cg_op_parent(cg_op op) { return CGI_LIVE(op) && op->block ? op->block->region->op : NULL; }
CODEGEN_API CGI_NOINLINE cg_block cg_op_block(cg_op op) { return CGI_LIVE(op) ? op->block : NULL; }
CODEGEN_API cg_op cg_op_next(cg_op op) { return CGI_LIVE(op) ? op->next : NULL; }
CODEGEN_API cg_op cg_op_prev(cg_op op) { return CGI_LIVE(op) ? op->prev : NULL; }
CODEGEN_API bool cg_op_has_trait(cg_op op, uint64_t trait) { return CGI_LIVE(op) && (op->def->traits & trait) != 0; }

CODEGEN_API CGI_NOINLINE cg_block cg_value_block(cg_value v) { return CGI_LIVE(v) ? v->block : NULL; }
CODEGEN_API unsigned cg_value_index(cg_value v) { return CGI_LIVE(v) ? v->index : 0; }
CODEGEN_API bool cg_value_has_uses(cg_value v) { return CGI_LIVE(v) && v->uses; }
CODEGEN_API bool cg_value_has_one_use(cg_value v) { return CGI_LIVE(v) && v->uses && !v->uses->next; }

CODEGEN_API cg_op cg_region_op(cg_region r) { return CGI_LIVE(r) ? r->op : NULL; }
CODEGEN_API CGI_NOINLINE cg_block cg_block_next(cg_block b) { return CGI_LIVE(b) ? b->next : NULL; }
CODEGEN_API CGI_NOINLINE cg_op cg_block_first(cg_block b) { return CGI_LIVE(b) ? b->first : NULL; }
CODEGEN_API CGI_NOINLINE cg_op cg_block_last(cg_block b) { return CGI_LIVE(b) ? b->last : NULL; }
CODEGEN_API cg_op cg_block_op(cg_block b) { return CGI_LIVE(b) ? b->region->op : NULL; }
