// The op tables as data: definitions by kind and by name, and what their strings say about groups, attributes and regions.
#include "ir/ir.h"
#include "ir/op_tables.h"

typedef struct cgi_op_def_table {
  cgi_op_def *by_kind[CG_OP_COUNT];
  cgi_hmap by_name; // interned name to definition
  cgi_hmap parts;   // definition to what its strings say
} cgi_op_def_table;

static cgi_op_def_table *cgi_op_def_table_of(cg_context *ctx) {
  if (!ctx->op_defs) {
    cgi_op_def_table *t = CGI_NEW(ctx, cgi_op_def_table);
    t->by_name.ctx = t->parts.ctx = ctx;
    ctx->op_defs = t;
  }
  return (cgi_op_def_table *)ctx->op_defs;
}

// What a host registered, by kind, or by name where that is not NULL.
static const cgi_op_def *cgi_op_def_registered(cg_context *ctx, unsigned kind, const cg_str *name) {
  for (const cgi_op_range *r = ctx->op_ranges; r; r = r->next) {
    if (!name && kind >= r->first && kind - r->first < r->count) return &r->defs[kind - r->first];
    for (unsigned i = 0; name && i < r->count; i++)
      if (cgi_str_eq(r->defs[i].name, *name)) return &r->defs[i];
  }
  return NULL;
}

static char *cgi_op_unpacked(cg_context *ctx, const char *packed, void *(*alloc)(cg_context *ctx, size_t size)) {
  size_t len = strlen(packed);
  char *text = (char *)alloc(ctx, cgi_unpack(cgi_op_pairs, NULL, packed, len, NULL) + 1);
  text[cgi_unpack(cgi_op_pairs, NULL, packed, len, text)] = 0;
  return text;
}

static const char *cgi_op_text(cg_context *ctx, const void *table, size_t at) {
  const char *packed = (const char *)table + at;
  return *packed ? cgi_op_unpacked(ctx, packed, cgi_alloc) : packed;
}

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
CGI_DEF char *cgi_op_registered_text(cg_context *ctx, size_t i) {
  const char *packed = (const char *)&cgi_op_registered;
  while (i--) packed = cgi_next_text(packed);
  return cgi_op_unpacked(ctx, packed, cgi_alloc_kept);
}
#endif

CGI_DEF const cgi_op_def *cgi_op_def_of(cg_context *ctx, cg_op_kind kind) {
  if (kind >= CG_OP_COUNT) return cgi_op_def_registered(ctx, (unsigned)kind, NULL);
  cgi_op_def_table *t = cgi_op_def_table_of(ctx);
  if (t->by_kind[kind]) return t->by_kind[kind];
  cgi_op_def *def = CGI_NEW(ctx, cgi_op_def);
  char name[CGI_MAX_OP_NAME];
  def->kind = kind;
  def->name = cgi_intern(ctx, cgi_op_kind_name(kind, name));
  def->traits = cgi_op_trait_sets[cgi_op_rows[kind][0]];
  const uint8_t *row = cgi_op_rows[CGI_OP_LEFT_OUT(def) ? CG_OP_UNREGISTERED : kind];
  def->operands_spec = cgi_op_text(ctx, &cgi_op_operands, cgi_op_operands_at[row[1]]);
  def->results_spec = cgi_op_text(ctx, &cgi_op_results, cgi_op_results_at[row[2]]);
  def->attrs_spec = cgi_op_text(ctx, &cgi_op_attrs, cgi_op_attrs_at[row[3]]);
  def->regions_spec = cgi_op_text(ctx, &cgi_op_regions, cgi_op_regions_at[row[4]]);
#ifndef CODEGEN_NO_TEXT
#ifndef CODEGEN_NO_IREE_SYNTAX
  def->format = cgi_op_text(ctx, &cgi_op_formats, cgi_op_format_of[kind]);
#else // the generic form is read and printed
  def->format = (unsigned)kind < CGI_FIRST_IREE_OP ? cgi_op_text(ctx, &cgi_op_formats, cgi_op_format_of[kind]) : "custom";
#endif
#endif
  t->by_kind[kind] = def;
  return def;
}

// A walk over the names, in the order of the kinds.
typedef struct cgi_op_names_walk {
  const uint8_t *at; // the packed name: a byte of the length in front
  char *text;        // of CGI_MAX_OP_NAME: begins with the name of the dialect
  size_t dialect;
} cgi_op_names_walk;

static void cgi_op_names_next(cgi_op_names_walk *w) {
  w->at = w->at ? w->at + *w->at + 1 : (const uint8_t *)&cgi_op_names;
  for (; !*w->at || *w->at >= 128; w->at++) {
    if (!*w->at) continue;
    size_t packed = *w->at - 128u;
    w->dialect = cgi_unpack(cgi_op_pairs, NULL, (const char *)w->at + 1, packed, w->text);
    w->at += packed;
  }
}

static cg_str cgi_op_names_full(const cgi_op_names_walk *w) {
  cg_str s;
  s.data = w->text;
  s.len = w->dialect + cgi_unpack(cgi_op_pairs, NULL, (const char *)w->at + 1, *w->at, w->text + w->dialect);
  return s;
}

CGI_DEF cg_op_kind cgi_op_kind_of_name(cg_str name) {
  char text[CGI_MAX_OP_NAME];
  cgi_op_names_walk w;
  w.at = NULL;
  w.text = text;
  for (unsigned i = 1; i < CG_OP_COUNT; i++) {
    cgi_op_names_next(&w);
    if (name.len > w.dialect && memcmp(name.data, text, w.dialect) == 0 && cgi_str_eq(cgi_op_names_full(&w), name)) return (cg_op_kind)i;
  }
  return CG_OP_UNREGISTERED;
}

CGI_DEF cg_str cgi_op_kind_name(cg_op_kind kind, char out[CGI_MAX_OP_NAME]) {
  cgi_op_names_walk w;
  w.at = NULL;
  w.text = out;
  if (kind == CG_OP_UNREGISTERED) return cgi_s("");
  for (unsigned i = 0; i < (unsigned)kind; i++) cgi_op_names_next(&w);
  return cgi_op_names_full(&w);
}

CGI_DEF const cgi_op_def *cgi_op_def_by_name(cg_context *ctx, cg_str name) {
  cgi_op_def_table *t = cgi_op_def_table_of(ctx);
  cg_str key = cgi_intern(ctx, name);
  const cgi_op_def *def = (const cgi_op_def *)cgi_hmap_ptr(&t->by_name, key.data);
  if (def) return def;
  cg_op_kind kind = name.len ? cgi_op_kind_of_name(name) : CG_OP_UNREGISTERED;
  def = kind == CG_OP_UNREGISTERED ? cgi_op_def_registered(ctx, 0, &name) : cgi_op_def_of(ctx, kind);
  if (!def) {
    cgi_op_def *made = (cgi_op_def *)cgi_copy(ctx, cgi_op_def_of(ctx, CG_OP_UNREGISTERED), sizeof *made);
    made->name = key;
    def = made;
  }
  cgi_hmap_keep(&t->by_name);
  cgi_hmap_put_ptr(&t->by_name, key.data, def);
  return def;
}

CGI_DEF const cgi_op_def *cgi_op_def_known(cg_context *ctx, cg_str name) {
  const cgi_op_def *def = cgi_op_def_by_name(ctx, name);
  return def->kind == CG_OP_UNREGISTERED ? NULL : def;
}

CGI_DEF void cgi_op_def_forget(cg_context *ctx, cg_str name) {
  if (!ctx->op_defs) return;
  cgi_hmap_remove(&cgi_op_def_table_of(ctx)->by_name, (uint64_t)(uintptr_t)cgi_intern(ctx, name).data);
  cgi_hmap_free(&cgi_op_def_table_of(ctx)->parts); // a terminator may be known now
}

CGI_DEF const cgi_dialect *cgi_dialect_of(cg_op op) { return op->ctx->dialect_of(op); }

// ---- the specs: comma-separated entries ------------------------------------------------------------------------------------------------------
// Commas inside <…> or […] or quotes belong to the entry.
CGI_DEF bool cgi_spec_next(const char **p, cg_str *entry) {
  const char *s = *p;
  while (*s == ' ' || *s == ',') s++;
  if (!*s) return false;
  const char *start = s;
  int depth = 0;
  bool quoted = false;
  while (*s >= 'a' && *s <= 'z') s++; // most names are nothing else
  for (; *s && (*s != ',' || depth > 0 || quoted); s++) {
    if (*s == '"') quoted = !quoted;
    if (quoted) continue;
    if (*s == '<' || *s == '[' || *s == '(' || *s == '{') depth++;
    if ((*s == '>' && s[-1] != '-') || *s == ']' || *s == ')' || *s == '}') depth--;
  }
  entry->data = start;
  entry->len = (size_t)(s - start);
  while (entry->len && entry->data[entry->len - 1] == ' ') entry->len--;
  *p = s;
  return true;
}

static unsigned cgi_spec_groups(const char *spec, cgi_group *out, unsigned max) {
  cg_str entry;
  unsigned n = 0;
  while (cgi_spec_next(&spec, &entry)) {
    if (n < max) {
      char last = entry.data[entry.len - 1];
      out[n].kind = last == '?' || last == '*' ? (uint8_t)last : 0;
      out[n].name = entry;
      if (out[n].kind) out[n].name.len--;
    }
    n++;
  }
  return n < max ? n : max;
}

CGI_DEF unsigned cgi_def_operands(const cgi_op_def *def, cgi_group *out, unsigned max) { return cgi_spec_groups(def->operands_spec, out, max); }
CGI_DEF unsigned cgi_def_results(const cgi_op_def *def, cgi_group *out, unsigned max) { return cgi_spec_groups(def->results_spec, out, max); }

// "name", "name?", "name=default", each with an optional ":kind" behind the name that the format language reads.
CGI_DEF unsigned cgi_def_attrs(const cgi_op_def *def, cgi_attr_def *out, unsigned max) {
  const char *spec = def->attrs_spec;
  cg_str entry;
  unsigned n = 0;
  while (cgi_spec_next(&spec, &entry)) {
    if (n >= max) break;
    cgi_attr_def a;
    memset(&a, 0, sizeof a);
    a.default_text = a.kind = cgi_s("");
    a.name = entry;
    for (size_t i = 0; i < entry.len; i++) {
      char c = entry.data[i];
      if (c == '=') {
        a.default_text.data = entry.data + i + 1;
        a.default_text.len = entry.len - i - 1;
        if (a.name.len == entry.len) a.name.len = i;
        a.optional = true;
        break;
      }
      if (c == ':' && a.name.len == entry.len) {
        a.name.len = i;
        a.kind.data = entry.data + i + 1;
        for (size_t k = i + 1; k < entry.len && entry.data[k] != '=' && entry.data[k] != '?'; k++) a.kind.len++;
      }
      if (c == '?') {
        a.optional = true;
        if (a.name.len == entry.len) a.name.len = i;
      }
    }
    out[n++] = a;
  }
  return n;
}

CGI_DEF const char *cgi_enum_words(cg_str name, bool *many) {
  static const struct {
    const char *name, *words;
    bool many;
  } enums[] = {
      {"arith.fastmath", "none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast", true},
      {"arith.overflow", "none, nsw, nuw", true},
      {"linalg.binary_fn", "add, sub, mul, div, div_unsigned, max_signed, min_signed, max_unsigned, min_unsigned, powf", false},
      {"linalg.type_fn", "cast_signed, cast_unsigned", false},
      {"linalg.unary_fn", "exp, log, abs, ceil, floor, negf, reciprocal, round, sqrt, rsqrt, square, tanh, erf", false},
      {"vector.punctuation", "no_punctuation, newline, comma, open, close", false},
  };
  for (size_t i = 0; i < sizeof enums / sizeof *enums; i++) {
    if (!cgi_str_is(name, enums[i].name)) continue;
    *many = enums[i].many;
    return enums[i].words;
  }
  return NULL;
}

CGI_DEF bool cgi_def_attr_is_default(const cgi_op_def *def, cg_named_attr a, cg_context *ctx) {
  if (!strchr(def->attrs_spec, '=')) return false;
  cgi_attr_def defs[32];
  unsigned n = cgi_def_attrs(def, defs, 32), i = 0;
  while (i < n && !cgi_str_eq(defs[i].name, a.name)) i++;
  if (i == n || !defs[i].default_text.len) return false;
  cgi_buf b;
  b.ctx = ctx;
  b.text = NULL;
  cgi_print_attr(&b, a.value);
  bool same = cgi_str_eq(cgi_buf_view(&b), defs[i].default_text);
  cgi_buf_free(&b);
  return same;
}

CGI_DEF unsigned cgi_def_regions(cg_context *ctx, const cgi_op_def *def, cgi_region_def *out) {
  const char *spec = def->regions_spec;
  cg_str entry;
  unsigned n = 0;
  while (cgi_spec_next(&spec, &entry)) {
    if (entry.data[0] == '^' || n >= CGI_DEF_REGIONS) continue;
    cgi_region_def r;
    memset(&r, 0, sizeof r);
    r.name = entry;
    for (size_t i = 0; i < entry.len; i++) {
      if (entry.data[i] == '=') {
        cg_str terminator;
        terminator.data = entry.data + i + 1;
        terminator.len = entry.len - i - 1;
        while (terminator.len && (terminator.data[terminator.len - 1] == '?' || terminator.data[terminator.len - 1] == '*'))
          r.kind = (uint8_t)terminator.data[--terminator.len];
        const cgi_op_def *ends = cgi_op_def_known(ctx, terminator);
        r.terminator = ends ? ends->kind : CG_OP_UNREGISTERED;
        r.name.len = i;
        break;
      }
    }
    char last = r.name.data[r.name.len - 1];
    if (last == '?' || last == '*') {
      r.kind = (uint8_t)last;
      r.name.len--;
    }
    out[n++] = r;
  }
  return n;
}

CGI_DEF unsigned cgi_def_successors(const cgi_op_def *def) {
  for (const char *s = def->regions_spec; *s; s++)
    if (*s == '^') return (unsigned)(s[1] - '0');
  return 0;
}

#if !defined(CODEGEN_NO_VERIFY) || !defined(CODEGEN_NO_TEXT)
static CGI_NOINLINE const cgi_op_parts *cgi_def_parts_new(cg_context *ctx, const cgi_op_def *def) {
  cgi_op_parts *p = CGI_NEW(ctx, cgi_op_parts);
  cgi_group groups[16];
  cgi_attr_def attrs[32];
  cgi_region_def regions[CGI_DEF_REGIONS];
  unsigned all = cgi_def_attrs(def, attrs, 32);
  p->num_operands = cgi_def_operands(def, groups, 16);
  p->operands = (const cgi_group *)cgi_copy(ctx, groups, p->num_operands * sizeof *groups);
  for (unsigned i = 0; i < p->num_operands; i++) p->single_operands += groups[i].kind == 0;
  p->num_results = cgi_def_results(def, groups, 16);
  p->results = (const cgi_group *)cgi_copy(ctx, groups, p->num_results * sizeof *groups);
  for (unsigned i = 0; i < all; i++)
    if (!attrs[i].optional || (attrs[i].kind.len > 1 && attrs[i].kind.data[0] == '#')) attrs[p->num_attrs++] = attrs[i];
  p->attrs = (const cgi_attr_def *)cgi_copy(ctx, attrs, p->num_attrs * sizeof *attrs);
  p->num_regions = cgi_def_regions(ctx, def, regions);
  p->regions = (const cgi_region_def *)cgi_copy(ctx, regions, p->num_regions * sizeof *regions);
  p->num_successors = cgi_def_successors(def);
  cgi_hmap *parts = &cgi_op_def_table_of(ctx)->parts;
  cgi_hmap_keep(parts);
  cgi_hmap_put_ptr(parts, def, p);
  return p;
}

CGI_DEF const cgi_op_parts *cgi_def_parts(cg_context *ctx, const cgi_op_def *def) {
  const cgi_op_parts *p = (const cgi_op_parts *)cgi_hmap_ptr(&cgi_op_def_table_of(ctx)->parts, def);
  return p ? p : cgi_def_parts_new(ctx, def);
}
#endif

CGI_DEF bool cgi_def_has_attr(const cgi_op_def *def, cg_str name) {
  cgi_attr_def attrs[32];
  unsigned n = cgi_def_attrs(def, attrs, 32);
  for (unsigned i = 0; i < n; i++)
    if (cgi_str_eq(attrs[i].name, name)) return true;
  return false;
}

typedef struct cgi_group_list {
  const char *spec;
  unsigned n, open; // open: of any number of values
  cgi_group groups[16];
} cgi_group_list;

CGI_DEF void cgi_groups_create(cg_context *ctx) {
  if (!ctx->groups) ctx->groups = CGI_NEW(ctx, cgi_group_list);
}

static unsigned cgi_group_range(cg_op op, const char *spec, const char *segments, unsigned total, const char *name, unsigned *first) {
  cgi_group_list *last = (cgi_group_list *)op->ctx->groups; // one op's groups are asked for in a row
  if (last->spec != spec) {
    last->spec = spec;
    last->n = cgi_spec_groups(spec, last->groups, 16);
    last->open = 0;
    for (unsigned i = 0; i < last->n; i++) last->open += last->groups[i].kind != 0;
  }
  const cgi_group *groups = last->groups;
  unsigned n = last->n, open = last->open, singles = n - open;
  cg_attr sizes = open > 1 ? cg_op_attr(op, segments) : NULL;
  bool listed = sizes && cg_attr_is_int_list(sizes);
  unsigned at = 0;
  for (unsigned i = 0; i < n; i++) {
    unsigned size = 1;
    if (listed) {
      int64_t s = cg_attr_int_list_at(sizes, i);
      size = s < 0 ? 0 : s > (int64_t)total ? total : (unsigned)s;
    } else if (groups[i].kind) {
      size = total > singles ? total - singles : 0;
      if (open > 1 && size % open == 0) size /= open; // equally many each
    }
    if (at + size > total) size = total > at ? total - at : 0;
    if (cgi_str_is(groups[i].name, name)) {
      *first = at;
      return size;
    }
    at += size;
  }
  *first = 0;
  return 0;
}

CGI_DEF unsigned cgi_operand_group(cg_op op, const char *name, unsigned *first) {
  return cgi_group_range(op, op->def->operands_spec, "operandSegmentSizes", op->num_operands, name, first);
}

CGI_DEF unsigned cgi_result_group(cg_op op, const char *name, unsigned *first) {
  return cgi_group_range(op, op->def->results_spec, "resultSegmentSizes", op->num_results, name, first);
}

CGI_DEF cg_value cgi_operand_named(cg_op op, const char *name) {
  unsigned first;
  return cgi_operand_group(op, name, &first) ? op->operands[first].value : NULL;
}
