// The printer: SSA names, aliases, regions, and operations in both forms.
#include "text/parser.h"

#define CGI_PRINT_DEPTH 128 // of regions

typedef struct cgi_value_name {
  cg_str base;    // "0", "arg0", "c4_i32"
  int32_t number; // result number to print behind '#', or -1
} cgi_value_name;

struct cgi_printer {
  cg_context *ctx;
  cgi_buf out;
  cgi_text_style style;
  bool generic, debug_info;
  unsigned indent, depth;
  const char *default_dialect; // its prefix is left out in the current region
  cgi_hmap names;              // cg_value to index + 1 in value_names
  cgi_value_name *value_names; // cgi array
  cgi_hmap blocks;             // cg_block to number + 1
  cgi_hmap used;               // interned name to 1 while in scope
  const char **used_stack;     // cgi array
  uint64_t conflicts;
  cgi_hmap alias_index; // cg_attr to index + 1 in aliases
  cg_attr *aliases;     // cgi array, in order of their first use
  const struct cgi_syntax **syntax;
};

// ---- numbering ------------------------------------------------------------------------------------------------------------------------------
static void cgi_printer_set_name(cgi_printer *pr, cg_value v, cg_str base, int32_t number) {
  cg_context *ctx = pr->ctx;
  cgi_value_name n;
  n.base = base;
  n.number = number;
  cgi_push(pr->value_names, n);
  cgi_hmap_put_ptr(&pr->names, v, (const void *)(uintptr_t)cgi_len(pr->value_names));
}

static cg_str cgi_printer_number(cgi_printer *pr, const char *prefix, uint64_t n) {
  cgi_buf b;
  b.ctx = pr->ctx;
  b.text = NULL;
  cgi_buf_z(&b, prefix);
  cgi_buf_u64(&b, n);
  cg_str s = cgi_intern(pr->ctx, cgi_buf_view(&b));
  cgi_buf_free(&b);
  return s;
}

static void cgi_printer_use(cgi_printer *pr, cg_str name) {
  cg_context *ctx = pr->ctx;
  cgi_hmap_put(&pr->used, (uint64_t)(uintptr_t)name.data, 1);
  cgi_push(pr->used_stack, name.data);
}

static bool cgi_printer_is_used(cgi_printer *pr, cg_str name) {
  uint64_t v = 0;
  return cgi_hmap_get(&pr->used, (uint64_t)(uintptr_t)name.data, &v) && v;
}

// A suggested name, with _N behind it where the plain one is taken.
static cg_str cgi_printer_unique(cgi_printer *pr, cg_str name, uint64_t *conflict) {
  name = cgi_intern(pr->ctx, name);
  if (cgi_printer_is_used(pr, name)) {
    cgi_buf b;
    b.ctx = pr->ctx;
    b.text = NULL;
    cg_str candidate;
    do {
      cgi_buf_free(&b);
      b.text = NULL;
      cgi_buf_str(&b, name);
      cgi_buf_char(&b, '_');
      cgi_buf_u64(&b, (*conflict)++);
      candidate = cgi_intern(pr->ctx, cgi_buf_view(&b));
    } while (cgi_printer_is_used(pr, candidate));
    cgi_buf_free(&b);
    name = candidate;
  }
  cgi_printer_use(pr, name);
  return name;
}

// c4, c4_i32, true, cst: what MLIR names constants.
static void cgi_printer_constant_name(cgi_buf *b, cg_op op) {
  cg_attr v = cg_op_attr(op, "value");
  cg_type t = op->results[0]->type;
  bool hlo = op->def->kind == CG_STABLEHLO_CONSTANT || op->def->kind == CG_CHLO_CONSTANT;
  if (hlo) {
    cgi_buf_z(b, v && v->type && cg_type_is_shaped(v->type) && cg_type_is_int(v->type->element) ? "c" : "cst");
  } else if (v && v->kind == CG_ATTR_BOOL) {
    cgi_buf_z(b, v->bits ? "true" : "false");
  } else if (v && v->kind == CG_ATTR_INT) {
    cgi_buf_char(b, 'c');
    cgi_buf_i64(b, cg_attr_int(v));
    if (t->kind != CG_TYPE_INDEX) {
      cgi_buf_char(b, '_');
      cgi_print_type(b, t);
    }
  } else {
    cgi_buf_z(b, "cst");
  }
}

static const char *cgi_printer_fixed_name(cg_op_kind kind) {
  switch (kind) {
  case CG_MEMREF_ALLOC: return "alloc";
  case CG_MEMREF_ALLOCA: return "alloca";
  case CG_MEMREF_SUBVIEW: return "subview";
  case CG_MEMREF_CAST:
  case CG_TENSOR_CAST: return "cast";
  case CG_MEMREF_MEMORY_SPACE_CAST: return "memspacecast";
  case CG_MEMREF_REINTERPRET_CAST: return "reinterpret_cast";
  case CG_MEMREF_DIM:
  case CG_TENSOR_DIM: return "dim";
  case CG_MEMREF_EXPAND_SHAPE: return "expand_shape";
  case CG_MEMREF_COLLAPSE_SHAPE: return "collapse_shape";
  case CG_MEMREF_RESHAPE:
  case CG_TENSOR_RESHAPE: return "reshape";
  case CG_MEMREF_VIEW: return "view";
  case CG_MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX: return "intptr";
  case CG_TENSOR_RANK: return "rank";
  case CG_TENSOR_EXTRACT: return "extracted";
  case CG_TENSOR_INSERT: return "inserted";
  case CG_TENSOR_EXTRACT_SLICE: return "extracted_slice";
  case CG_TENSOR_INSERT_SLICE: return "inserted_slice";
  case CG_TENSOR_PAD: return "padded";
  case CG_TENSOR_EXPAND_SHAPE: return "expanded";
  case CG_TENSOR_COLLAPSE_SHAPE: return "collapsed";
  case CG_TENSOR_FROM_ELEMENTS: return "from_elements";
  case CG_TENSOR_GENERATE: return "generated";
  case CG_TENSOR_SPLAT: return "splat";
  case CG_TENSOR_CONCAT: return "concat";
  case CG_TENSOR_GATHER: return "gather";
  case CG_TENSOR_PACK: return "pack";
  case CG_TENSOR_UNPACK: return "unpack";
  case CG_LINALG_TRANSPOSE: return "transposed";
  case CG_LINALG_BROADCAST: return "broadcasted";
  case CG_LINALG_MAP: return "mapped";
  case CG_LINALG_REDUCE: return "reduced";
  default: return NULL;
  }
}

static const char *cgi_printer_gpu_name(cg_op_kind kind) {
  switch (kind) {
  case CG_GPU_BLOCK_ID: return "block_id_";
  case CG_GPU_BLOCK_DIM: return "block_dim_";
  case CG_GPU_GRID_DIM: return "grid_dim_";
  case CG_GPU_THREAD_ID: return "thread_id_";
  case CG_GPU_GLOBAL_ID: return "global_id_";
  default: return NULL;
  }
}

static bool cgi_printer_suggest(cg_op op, cgi_buf *b) {
  if (!op->num_results) return false;
  if (op->def->traits & CG_TRAIT_CONSTANT) {
    if (op->def->kind == CG_FUNC_CONSTANT) {
      cgi_buf_char(b, 'f');
      return true;
    }
    cgi_printer_constant_name(b, op);
    return true;
  }
  const char *gpu = cgi_printer_gpu_name(op->def->kind);
  if (gpu) {
    cg_str word = cgi_attr_enum_word(cg_op_attr(op, "dimension"));
    if (!word.len) return false;
    cgi_buf_z(b, gpu);
    cgi_buf_str(b, word);
    return true;
  }
  const char *name = cgi_printer_fixed_name(op->def->kind);
  if (name) cgi_buf_z(b, name);
  return name != NULL;
}

typedef struct cgi_counters {
  uint64_t values, args, conflicts;
} cgi_counters;

// Ops whose results are called as in their definition, each on its own.
static bool cgi_printer_names_groups(cg_op_kind kind) {
  return kind == CG_MEMREF_EXTRACT_STRIDED_METADATA || kind == CG_ARITH_ADDUI_EXTENDED || kind == CG_ARITH_MULSI_EXTENDED ||
         kind == CG_ARITH_MULUI_EXTENDED || kind == CG_GPU_SHUFFLE;
}

static void cgi_printer_number_op(cgi_printer *pr, cg_op op, cgi_counters *c) {
  if (!op->num_results) return;
  cgi_buf b;
  b.ctx = pr->ctx;
  b.text = NULL;
  cg_str base;
  if (cgi_printer_names_groups(op->def->kind)) {
    cgi_group groups[8];
    unsigned ng = cgi_def_results(op->def, groups, 8);
    for (unsigned g = 0; g < ng; g++) {
      unsigned first, n = cgi_result_group(op, cgi_intern(pr->ctx, groups[g].name).data, &first);
      if (!n) continue;
      base = cgi_printer_unique(pr, groups[g].name, &c->conflicts);
      for (unsigned i = 0; i < n; i++) cgi_printer_set_name(pr, op->results[first + i], base, n > 1 ? (int32_t)i : -1);
    }
    return;
  }
  if (cgi_printer_suggest(op, &b))
    base = cgi_printer_unique(pr, cgi_buf_view(&b), &c->conflicts);
  else
    base = cgi_printer_number(pr, "", c->values++);
  cgi_buf_free(&b);
  for (unsigned i = 0; i < op->num_results; i++) cgi_printer_set_name(pr, op->results[i], base, op->num_results > 1 ? (int32_t)i : -1);
}

// Names that an op gives the arguments of its region; NULL for the usual arg0, arg1, …
static const char *cgi_printer_arg_name(cg_region r, unsigned i) {
  cg_op op = r->op;
  if (!op) return NULL;
  unsigned first, n;
  switch (op->def->kind) {
  case CG_LINALG_GENERIC: n = cgi_operand_group(op, "inputs", &first); return i < n ? "in" : "out";
  case CG_LINALG_MAP: return "in";
  case CG_LINALG_REDUCE: n = cgi_operand_group(op, "inputs", &first); return i < n ? "in" : "init";
  case CG_IREE_LINALG_EXT_ATTENTION: return i ? "in" : "score";
  case CG_CODEGEN_SORT: return i % 2 ? "rhs" : "lhs";
  case CG_STABLEHLO_WHILE: return "iterArg";
  default: return (op->def->traits & CG_TRAIT_STRUCTURED) ? (i + 1 < cgi_len(r->first->args) ? "in" : "out") : NULL;
  }
}

static void cgi_printer_number_block(cgi_printer *pr, cg_block block, cgi_counters *c) {
  bool entry = block == block->region->first;
  for (unsigned i = 0; i < cgi_len(block->args); i++) {
    const char *name = entry ? cgi_printer_arg_name(block->region, i) : NULL;
    cg_str base;
    if (name)
      base = cgi_printer_unique(pr, cgi_s(name), &c->conflicts);
    else if (entry)
      base = cgi_printer_unique(pr, cgi_printer_number(pr, "arg", c->args++), &c->conflicts);
    else
      base = cgi_printer_number(pr, "", c->values++);
    cgi_printer_set_name(pr, block->args[i], base, -1);
  }
  for (cg_op op = block->first; op; op = op->next) cgi_printer_number_op(pr, op, c);
}

// All values of a region first, then those of the regions inside, each going on from here.
static void cgi_printer_number_region(cgi_printer *pr, cg_region r, cgi_counters c) {
  cg_context *ctx = pr->ctx;
  if (pr->depth >= CGI_PRINT_DEPTH) return;
  size_t used = cgi_len(pr->used_stack);
  uint64_t block_number = 0;
  for (cg_block b = r->first; b; b = b->next) {
    cgi_hmap_put_ptr(&pr->blocks, b, (const void *)(uintptr_t)++block_number);
    cgi_printer_number_block(pr, b, &c);
  }
  pr->depth++;
  for (cg_block b = r->first; b; b = b->next)
    for (cg_op op = b->first; op; op = op->next)
      for (unsigned i = 0; i < op->num_regions; i++) cgi_printer_number_region(pr, op->regions[i], c);
  pr->depth--;
  while (cgi_len(pr->used_stack) > used) {
    const char *name = cgi_pop(pr->used_stack);
    cgi_hmap_put(&pr->used, (uint64_t)(uintptr_t)name, 0);
  }
  (void)ctx;
}

// Operands of a printed op that is not the whole program come from outside: they get numbers, too.
static void cgi_printer_number_root(cgi_printer *pr, cg_op op) {
  cgi_counters c;
  memset(&c, 0, sizeof c);
  for (unsigned i = 0; i < op->num_operands; i++)
    if (!cgi_hmap_ptr(&pr->names, op->operands[i].value)) cgi_printer_set_name(pr, op->operands[i].value, cgi_printer_number(pr, "", c.values++), -1);
  cgi_printer_number_op(pr, op, &c);
  for (unsigned i = 0; i < op->num_regions; i++) cgi_printer_number_region(pr, op->regions[i], c);
}

// ---- aliases --------------------------------------------------------------------------------------------------------------------------------
static void cgi_printer_alias_name(cgi_printer *pr, cgi_buf *b, size_t index) {
  cg_attr a = pr->aliases[index];
  uint64_t same = 0;
  for (size_t i = 0; i < index; i++) same += pr->aliases[i]->kind == a->kind;
  cgi_buf_z(b, a->kind == CG_ATTR_MAP ? "#map" : "#set");
  if (same) cgi_buf_u64(b, same);
}

static bool cgi_printer_alias(void *user, cgi_buf *b, cg_attr a) {
  cgi_printer *pr = (cgi_printer *)user;
  cg_context *ctx = pr->ctx;
  if (a->kind != CG_ATTR_MAP && a->kind != CG_ATTR_SET) return false;
  uint64_t index = 0;
  if (!cgi_hmap_get(&pr->alias_index, (uint64_t)(uintptr_t)a, &index)) {
    cgi_push(pr->aliases, a);
    index = cgi_len(pr->aliases);
    cgi_hmap_put(&pr->alias_index, (uint64_t)(uintptr_t)a, index);
  }
  cgi_printer_alias_name(pr, b, (size_t)index - 1);
  return true;
}

// ---- what syntax functions call -----------------------------------------------------------------------------------------------------------------
CGI_DEF cg_context *cgi_printer_context(cgi_printer *pr) { return pr->ctx; }
CGI_DEF CGI_NOINLINE void cgi_printer_z(cgi_printer *pr, const char *z) { cgi_buf_z(&pr->out, z); }
CGI_DEF CGI_NOINLINE void cgi_printer_char(cgi_printer *pr, char c) { cgi_buf_char(&pr->out, c); }
CGI_DEF CGI_NOINLINE void cgi_printer_str(cgi_printer *pr, cg_str s) { cgi_buf_str(&pr->out, s); }
CGI_DEF void cgi_printer_quoted(cgi_printer *pr, cg_str s) { cgi_print_string(&pr->out, s); }
CGI_DEF CGI_NOINLINE void cgi_printer_int(cgi_printer *pr, int64_t v) { cgi_buf_i64(&pr->out, v); }
CGI_DEF void cgi_printer_symbol(cgi_printer *pr, cg_str name) { cgi_print_symbol(&pr->out, name); }
CGI_DEF void cgi_printer_type(cgi_printer *pr, cg_type t) { cgi_print_type_styled(&pr->out, t, &pr->style); }
CGI_DEF void cgi_printer_attr_body(cgi_printer *pr, cg_attr a) {
  cgi_buf b;
  cg_str text;
  const char *angle;
  b.ctx = cgi_printer_context(pr);
  b.text = NULL;
  cgi_print_attr(&b, a);
  text = cgi_buf_view(&b);
  angle = text.len ? (const char *)memchr(text.data, '<', text.len) : NULL;
  if (angle) {
    text.len -= (size_t)(angle - text.data);
    text.data = angle;
  }
  cgi_printer_str(pr, text);
  cgi_buf_free(&b);
}

CGI_DEF void cgi_printer_attr(cgi_printer *pr, cg_attr a) { cgi_print_attr_styled(&pr->out, a, true, &pr->style); }
CGI_DEF void cgi_printer_attr_no_type(cgi_printer *pr, cg_attr a) { cgi_print_attr_styled(&pr->out, a, false, &pr->style); }

CGI_DEF void cgi_printer_value(cgi_printer *pr, cg_value v) {
  size_t index = (size_t)(uintptr_t)cgi_hmap_ptr(&pr->names, v);
  if (!index) {
    cgi_printer_z(pr, "<<UNKNOWN SSA VALUE>>");
    return;
  }
  cgi_value_name n = pr->value_names[index - 1];
  cgi_printer_char(pr, '%');
  cgi_printer_str(pr, n.base);
  if (n.number >= 0) {
    cgi_printer_char(pr, '#');
    cgi_printer_int(pr, n.number);
  }
}

CGI_DEF void cgi_printer_operand(cgi_printer *pr, cg_op op, unsigned i) {
  if (i < op->num_operands) cgi_printer_value(pr, op->operands[i].value);
}

CGI_DEF void cgi_printer_operands(cgi_printer *pr, cg_op op, unsigned first, unsigned count) {
  for (unsigned i = 0; i < count && first + i < op->num_operands; i++) {
    if (i) cgi_printer_z(pr, ", ");
    cgi_printer_operand(pr, op, first + i);
  }
}

CGI_DEF void cgi_printer_operand_types(cgi_printer *pr, cg_op op, unsigned first, unsigned count) {
  for (unsigned i = 0; i < count && first + i < op->num_operands; i++) {
    if (i) cgi_printer_z(pr, ", ");
    cgi_printer_type(pr, op->operands[first + i].value->type);
  }
}

CGI_DEF void cgi_printer_result_types(cgi_printer *pr, cg_op op) {
  for (unsigned i = 0; i < op->num_results; i++) {
    if (i) cgi_printer_z(pr, ", ");
    cgi_printer_type(pr, op->results[i]->type);
  }
}

static void cgi_printer_results(cgi_printer *pr, cg_op op) { // t, or (t, …)
  bool bare = op->num_results == 1 && op->results[0]->type->kind != CG_TYPE_FUNCTION;
  if (!bare) cgi_printer_char(pr, '(');
  cgi_printer_result_types(pr, op);
  if (!bare) cgi_printer_char(pr, ')');
}

CGI_DEF void cgi_printer_arrow(cgi_printer *pr, cg_op op) {
  if (!op->num_results) return;
  cgi_printer_z(pr, " -> ");
  cgi_printer_results(pr, op);
}

CGI_DEF void cgi_printer_function_type(cgi_printer *pr, cg_op op) {
  cgi_printer_char(pr, '(');
  cgi_printer_operand_types(pr, op, 0, op->num_operands);
  cgi_printer_z(pr, ") -> ");
  cgi_printer_results(pr, op);
}

CGI_DEF void cgi_printer_int_list(cgi_printer *pr, cg_attr list) {
  cgi_printer_char(pr, '[');
  for (size_t i = 0; list && cg_attr_is_int_list(list) && i < cg_attr_int_list_len(list); i++) {
    if (i) cgi_printer_z(pr, ", ");
    cgi_printer_int(pr, cg_attr_int_list_at(list, i));
  }
  cgi_printer_char(pr, ']');
}

CGI_DEF void cgi_printer_loc(cgi_printer *pr, cg_loc loc) {
  if (!pr->debug_info) return;
  cgi_printer_z(pr, " loc(");
  cgi_print_loc(&pr->out, loc);
  cgi_printer_char(pr, ')');
}

CGI_DEF void cgi_printer_indent(cgi_printer *pr, int by) { pr->indent = (unsigned)((int)pr->indent + by); }

CGI_DEF void cgi_printer_newline(cgi_printer *pr) {
  cgi_printer_char(pr, '\n');
  for (unsigned i = 0; i < pr->indent; i++) cgi_printer_char(pr, ' ');
}

// ---- attribute dictionaries -----------------------------------------------------------------------------------------------------------------------
static bool cgi_printer_elided(cg_str name, const char *const *elided) {
  for (; elided && *elided; elided++)
    if (cgi_str_is(name, *elided)) return true;
  return false;
}

static void cgi_printer_dict_entry(cgi_printer *pr, cg_named_attr a, const char *before) {
  cgi_printer_z(pr, before);
  cgi_print_attr_name(&pr->out, a.name);
  if (a.value->kind == CG_ATTR_UNIT) return;
  cgi_printer_z(pr, " = ");
  cgi_printer_attr(pr, a.value);
}

// Attributes print sorted by name, as MLIR does: the one that follows `before` (NULL: the first); NULL at the end.
static const cg_named_attr *cgi_printer_next_attr(cg_op op, const cg_named_attr *before) {
  const cg_named_attr *next = NULL;
  for (unsigned i = 0; i < op->num_attrs; i++)
    if ((!before || cgi_str_cmp(op->attrs[i].name, before->name) > 0) && (!next || cgi_str_cmp(op->attrs[i].name, next->name) < 0))
      next = &op->attrs[i];
  return next;
}

CGI_DEF void cgi_printer_dict(cgi_printer *pr, cg_op op, const char *const *elided, const char *open) {
  bool any = false;
  for (const cg_named_attr *next = cgi_printer_next_attr(op, NULL); next; next = cgi_printer_next_attr(op, next)) {
    cg_named_attr a = *next;
    if (cgi_str_is(a.name, "operandSegmentSizes") || cgi_str_is(a.name, "resultSegmentSizes")) continue;
    if (cgi_printer_elided(a.name, elided) || cgi_def_attr_is_default(op->def, a, pr->ctx)) continue;
    cgi_printer_dict_entry(pr, a, any ? ", " : open);
    any = true;
  }
  if (any) cgi_printer_char(pr, '}');
}

CGI_DEF void cgi_printer_attr_dict(cgi_printer *pr, cg_op op, const char *const *elided) { cgi_printer_dict(pr, op, elided, " {"); }
CGI_DEF void cgi_printer_attr_dict_keyword(cgi_printer *pr, cg_op op, const char *const *elided) {
  cgi_printer_dict(pr, op, elided, " attributes {");
}

// ---- regions --------------------------------------------------------------------------------------------------------------------------------------
static void cgi_printer_op(cgi_printer *pr, cg_op op);

CGI_DEF void cgi_printer_arg(cgi_printer *pr, cg_value arg, cg_attr attrs) {
  cgi_printer_value(pr, arg);
  cgi_printer_z(pr, ": ");
  cgi_printer_type(pr, arg->type);
  if (attrs && cg_attr_len(attrs)) {
    cgi_printer_char(pr, ' ');
    cgi_printer_attr(pr, attrs);
  }
  if (arg->loc) cgi_printer_loc(pr, arg->loc);
}

static void cgi_printer_args(cgi_printer *pr, cg_block b) {
  cgi_printer_char(pr, '(');
  for (size_t i = 0; i < cgi_len(b->args); i++) {
    if (i) cgi_printer_z(pr, ", ");
    cgi_printer_arg(pr, b->args[i], NULL);
  }
  cgi_printer_char(pr, ')');
}

CGI_DEF void cgi_printer_region_args(cgi_printer *pr, cg_region r) {
  if (r->first)
    cgi_printer_args(pr, r->first);
  else
    cgi_printer_z(pr, "()");
}

static void cgi_printer_block_name(cgi_printer *pr, cg_block b) {
  size_t n = (size_t)(uintptr_t)cgi_hmap_ptr(&pr->blocks, b);
  cgi_printer_z(pr, "^bb");
  if (n)
    cgi_printer_int(pr, (int64_t)n - 1);
  else
    cgi_printer_z(pr, "unknown");
}

static bool cgi_printer_is_plain_terminator(cg_op op) {
  for (unsigned i = 0; i < op->num_regions; i++)
    if (op->regions[i]->first && (op->regions[i]->first->first || op->regions[i]->first != op->regions[i]->last)) return false;
  return (op->def->traits & CG_TRAIT_TERMINATOR) && !op->num_operands && !op->num_attrs && !op->num_successors;
}

static void cgi_printer_block(cgi_printer *pr, cg_block b, bool header, bool terminator) {
  if (header) {
    cgi_printer_newline(pr);
    cgi_printer_block_name(pr, b);
    if (cgi_len(b->args)) cgi_printer_args(pr, b);
    cgi_printer_char(pr, ':');
  }
  pr->indent += 2;
  for (cg_op op = b->first; op; op = op->next) {
    if (!terminator && !op->next && cgi_printer_is_plain_terminator(op)) continue;
    cgi_printer_newline(pr);
    cgi_printer_op(pr, op);
  }
  pr->indent -= 2;
}

CGI_DEF void cgi_printer_region(cgi_printer *pr, cg_region r, bool entry_args, bool terminator) {
  cgi_printer_char(pr, '{');
  if (pr->depth >= CGI_PRINT_DEPTH) {
    cgi_printer_z(pr, " ... }");
    return;
  }
  const char *outer = pr->default_dialect;
  cg_op_kind kind = r->op ? r->op->def->kind : CG_OP_UNREGISTERED;
  pr->default_dialect = kind == CG_BUILTIN_MODULE ? "builtin." : kind == CG_FUNC_FUNC ? "func." : "";
  pr->depth++;
  for (cg_block b = r->first; b; b = b->next) {
    bool entry = b == r->first;
    // An empty entry block needs its header to exist.
    bool header = entry ? (entry_args && (cgi_len(b->args) || (!b->first && terminator))) : true;
    cgi_printer_block(pr, b, header, terminator);
  }
  pr->depth--;
  pr->default_dialect = outer;
  cgi_printer_newline(pr);
  cgi_printer_char(pr, '}');
}

CGI_DEF void cgi_printer_successor(cgi_printer *pr, cg_op op, unsigned i) {
  unsigned first = op->num_operands;
  for (unsigned k = op->num_successors; k-- > i;) first -= op->successor_operands[k] < first ? op->successor_operands[k] : first;
  unsigned n = op->successor_operands[i];
  cgi_printer_block_name(pr, op->successors[i]);
  if (!n) return;
  cgi_printer_char(pr, '(');
  cgi_printer_operands(pr, op, first, n);
  cgi_printer_z(pr, " : ");
  cgi_printer_operand_types(pr, op, first, n);
  cgi_printer_char(pr, ')');
}

CGI_DEF void cgi_printer_same_args(cgi_printer *pr, cg_region r, cg_region like) {
  if (!r->first || !like->first) return;
  for (unsigned i = 0; i < cgi_len(r->first->args) && i < cgi_len(like->first->args); i++)
    cgi_hmap_put_ptr(&pr->names, r->first->args[i], cgi_hmap_ptr(&pr->names, like->first->args[i]));
}

// ---- operations -----------------------------------------------------------------------------------------------------------------------------------
static bool cgi_printer_is_inherent(cg_op op, cg_str name) {
  if (op->def->kind == CG_AFFINE_IF) return false; // has no properties in MLIR 19
  if (cgi_str_is(name, "operandSegmentSizes") || cgi_str_is(name, "resultSegmentSizes")) return op->def->kind != CG_OP_UNREGISTERED;
  return cgi_def_has_attr(op->def, name);
}

static void cgi_printer_generic_attrs(cgi_printer *pr, cg_op op, bool inherent) {
  bool any = false;
  for (const cg_named_attr *a = cgi_printer_next_attr(op, NULL); a; a = cgi_printer_next_attr(op, a)) {
    if (cgi_printer_is_inherent(op, a->name) != inherent || cgi_def_attr_is_default(op->def, *a, pr->ctx)) continue;
    cgi_printer_dict_entry(pr, *a, any ? ", " : inherent ? " <{" : " {");
    any = true;
  }
  if (any) cgi_printer_z(pr, inherent ? "}>" : "}");
}

static void cgi_printer_generic(cgi_printer *pr, cg_op op) {
  cgi_print_string(&pr->out, op->def->name);
  cgi_printer_char(pr, '(');
  cgi_printer_operands(pr, op, 0, op->num_operands);
  cgi_printer_char(pr, ')');
  for (unsigned i = 0; i < op->num_successors; i++) {
    cgi_printer_z(pr, i ? ", " : "[");
    cgi_printer_block_name(pr, op->successors[i]);
  }
  if (op->num_successors) cgi_printer_char(pr, ']');
  cgi_printer_generic_attrs(pr, op, true);
  for (unsigned i = 0; i < op->num_regions; i++) {
    cgi_printer_z(pr, i ? ", " : " (");
    cgi_printer_region(pr, op->regions[i], true, true);
  }
  if (op->num_regions) cgi_printer_char(pr, ')');
  cgi_printer_generic_attrs(pr, op, false);
  cgi_printer_z(pr, " : ");
  cgi_printer_function_type(pr, op);
}

static bool cgi_printer_groups_fit(cg_op op, const cgi_group *groups, unsigned n, unsigned total, const char *segments_name) {
  unsigned open = 0;
  for (unsigned i = 0; i < n; i++) open += groups[i].kind != 0;
  if (open <= 1) {
    unsigned singles = n - open;
    bool optional = false;
    for (unsigned i = 0; i < n; i++) optional = optional || groups[i].kind == '?';
    return open == 0 ? total == n : total >= singles && (!optional || total <= n);
  }
  cg_attr sizes = cg_op_attr(op, segments_name);
  if (!sizes && segments_name[0] == 'r') return total >= n - open && (total - (n - open)) % open == 0;
  if (!sizes || !cg_attr_is_int_list(sizes) || cg_attr_int_list_len(sizes) != n) return false;
  int64_t sum = 0;
  for (unsigned i = 0; i < n; i++) {
    int64_t s = cg_attr_int_list_at(sizes, i);
    if (s < 0 || s > (int64_t)total || (groups[i].kind == 0 && s != 1) || (groups[i].kind == '?' && s > 1)) return false;
    sum += s;
  }
  return sum == (int64_t)total;
}

// What the pretty forms take for granted; an op that is not so prints in the generic form.
static bool cgi_printer_is_well_formed(cgi_printer *pr, cg_op op) {
  cgi_group groups[16];
  unsigned n = cgi_def_operands(op->def, groups, 16);
  if (!cgi_printer_groups_fit(op, groups, n, op->num_operands, "operandSegmentSizes")) return false;
  n = cgi_def_results(op->def, groups, 16);
  if (!cgi_printer_groups_fit(op, groups, n, op->num_results, "resultSegmentSizes")) return false;
  cgi_region_def regions[CGI_DEF_REGIONS];
  n = cgi_def_regions(pr->ctx, op->def, regions);
  bool variadic = n && regions[n - 1].kind == '*';
  if (variadic ? op->num_regions + 1 < n : op->num_regions != n) return false;
  cgi_attr_def attrs[32];
  n = cgi_def_attrs(op->def, attrs, 32);
  for (unsigned i = 0; i < n; i++) {
    cg_attr a = cg_op_attr(op, attrs[i].name.data ? cgi_intern(pr->ctx, attrs[i].name).data : "");
    if (!a ? !attrs[i].optional : !cgi_format_attr_fits(attrs[i].kind, attrs[i].name, a)) return false;
  }
  // The type of a constant's result is read off its value.
  cg_attr value = op->def->traits & CG_TRAIT_CONSTANT ? cg_op_attr(op, "value") : NULL;
  return !value || !cg_attr_type(value) || cg_attr_type(value) == op->results[0]->type;
}

static void cgi_printer_name(cgi_printer *pr, cg_op op) {
  cg_str name = op->def->name;
  size_t n = strlen(pr->default_dialect);
  if (n && cgi_starts_with(name, pr->default_dialect)) {
    name.data += n;
    name.len -= n;
  }
  cgi_printer_str(pr, name);
}

static void cgi_printer_op_text(cgi_printer *pr, cg_op op) {
  const cgi_syntax *s = cgi_syntax_of(op->def, pr->syntax);
  const char *format = op->def->format;
  bool has_format = *format && strcmp(format, "custom") != 0;
  bool pretty = !pr->generic && op->def->kind != CG_OP_UNREGISTERED && ((s && s->print) || has_format) && cgi_printer_is_well_formed(pr, op);
  if (!pretty) {
    cgi_printer_generic(pr, op);
    return;
  }
  cgi_printer_name(pr, op);
  if (s && s->print)
    s->print(pr, op);
  else
    cgi_printer_format(pr, op, format);
}

CGI_DEF void cgi_printer_op_in_place(cgi_printer *pr, cg_op op) {
  const char *outer = pr->default_dialect;
  pr->default_dialect = "";
  cgi_printer_op_text(pr, op);
  pr->default_dialect = outer;
}

// `%0:2 = `; names of several groups print as %a, %b:2.
static void cgi_printer_results_of(cgi_printer *pr, cg_op op) {
  for (unsigned i = 0; i < op->num_results;) {
    size_t index = (size_t)(uintptr_t)cgi_hmap_ptr(&pr->names, op->results[i]);
    cg_str base = index ? pr->value_names[index - 1].base : cgi_s("unknown");
    unsigned n = 1;
    for (; i + n < op->num_results; n++) {
      size_t other = (size_t)(uintptr_t)cgi_hmap_ptr(&pr->names, op->results[i + n]);
      if (!other || pr->value_names[other - 1].base.data != base.data) break;
    }
    cgi_printer_z(pr, i ? ", %" : "%");
    cgi_printer_str(pr, base);
    if (n > 1) {
      cgi_printer_char(pr, ':');
      cgi_printer_int(pr, n);
    }
    i += n;
  }
  if (op->num_results) cgi_printer_z(pr, " = ");
}

static void cgi_printer_op(cgi_printer *pr, cg_op op) {
  cgi_printer_results_of(pr, op);
  cgi_printer_op_text(pr, op);
  cgi_printer_loc(pr, op->loc);
}

// ---- the API --------------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_print_call {
  cg_op op;
  const cg_print_desc *desc;
  cg_write_fn write;
  void *user;
  cg_str *out;
} cgi_print_call;

static void cgi_printer_init(cgi_printer *pr, cg_context *ctx, const cg_print_desc *desc) {
  memset(pr, 0, sizeof *pr);
  pr->ctx = pr->out.ctx = pr->names.ctx = pr->blocks.ctx = pr->used.ctx = pr->alias_index.ctx = ctx;
  pr->default_dialect = "builtin.";
  pr->style.user = pr;
  if (!desc || !desc->local_scope) pr->style.alias = cgi_printer_alias;
  if (desc) {
    pr->generic = pr->style.generic = desc->generic;
    pr->debug_info = desc->debug_info;
    pr->style.elide_elements_over = desc->elide_elements_over;
  }
  pr->syntax = cgi_syntax_table(ctx);
}

static void cgi_printer_free(cgi_printer *pr) {
  cg_context *ctx = pr->ctx;
  cgi_buf_free(&pr->out);
  cgi_hmap_free(&pr->names);
  cgi_hmap_free(&pr->blocks);
  cgi_hmap_free(&pr->used);
  cgi_hmap_free(&pr->alias_index);
  cgi_arr_free(ctx, pr->value_names);
  cgi_arr_free(ctx, pr->used_stack);
  cgi_arr_free(ctx, pr->aliases);
  cgi_free(ctx, (void *)pr->syntax, CG_OP_COUNT * sizeof *pr->syntax);
}

static cg_str cgi_printer_header(cgi_printer *pr, cgi_buf *b) {
  cgi_text_style plain = pr->style;
  plain.alias = NULL;
  for (unsigned sets = 0; sets < 2; sets++) {
    for (size_t i = 0; i < cgi_len(pr->aliases); i++) {
      if ((pr->aliases[i]->kind == CG_ATTR_SET) != (sets == 1)) continue;
      cgi_printer_alias_name(pr, b, i);
      cgi_buf_z(b, " = ");
      cgi_print_attr_styled(b, pr->aliases[i], true, &plain);
      cgi_buf_char(b, '\n');
    }
  }
  return cgi_buf_view(b);
}

static cg_result cgi_print_protected(cg_context *ctx, void *arg) {
  cgi_print_call *call = (cgi_print_call *)arg;
  cgi_printer pr;
  cgi_buf header;
  cgi_printer_init(&pr, ctx, call->desc);
  header.ctx = ctx;
  header.text = NULL;
  cgi_printer_number_root(&pr, call->op);
  cgi_printer_op(&pr, call->op);
  cgi_printer_char(&pr, '\n');
  cg_str top = cgi_printer_header(&pr, &header), body = cgi_buf_view(&pr.out);
  if (call->write) {
    void *token = cgi_callback_begin(ctx);
    if (top.len) call->write(call->user, top.data, top.len);
    call->write(call->user, body.data, body.len);
    cgi_callback_end(ctx, token);
  } else {
    cgi_buf_str(&header, body);
    *call->out = cgi_strdup(ctx, cgi_buf_view(&header));
  }
  cgi_buf_free(&header);
  cgi_printer_free(&pr);
  return CG_OK;
}

CODEGEN_API cg_result cg_print(cg_op op, const cg_print_desc *desc, cg_write_fn write, void *user) {
  cgi_print_call call;
  memset(&call, 0, sizeof call);
  call.op = op;
  call.desc = desc;
  call.write = write;
  call.user = user;
  if (!CGI_LIVE(op) || !cgi_given(op->ctx, __func__, "write", write ? op : NULL)) return CG_INVALID_ARGUMENT;
  return cgi_protect(op->ctx, cgi_print_protected, &call);
}

CODEGEN_API cg_result cg_print_to_string(cg_op op, const cg_print_desc *desc, cg_str *out) {
  cgi_print_call call;
  memset(&call, 0, sizeof call);
  call.op = op;
  call.desc = desc;
  call.out = out;
  if (out) *out = cgi_s("");
  if (!CGI_LIVE(op) || !CGI_GIVEN(op->ctx, out)) return CG_INVALID_ARGUMENT;
  return cgi_protect(op->ctx, cgi_print_protected, &call);
}

#undef CGI_PRINT_DEPTH
