// cg_register_dialect: the rows of a host's dialect, checked, and kept until cg_destroy.
#include "dialects/cg_dialect.h"
#include "dialects/dialects.h"

#ifndef CODEGEN_NO_EXTENSIONS
// As many as the arrays hold that specs are taken apart into.
#define CGI_REGISTER_GROUPS 16
#define CGI_REGISTER_ATTRS 32
#define CGI_REGISTER_REGIONS 8

// ---- specs -------------------------------------------------------------------------------------------------------------------------------------
static size_t cgi_register_word(cg_str s) { // the length of the name that s starts with
  size_t n = 0;
  for (; n < s.len; n++) {
    char c = s.data[n];
    if (!cgi_is_word_char(c) || (!n && c >= '0' && c <= '9')) break;
  }
  return n;
}

// As many entries as there is room for, each a name and what says more of it, or a number of edges. This is what the code that takes specs apart
// relies on; what more there is to them only texts ask.
static bool cgi_register_spec(const char *spec, unsigned most) {
  cg_str e;
  unsigned n = 0;
  while (cgi_spec_next(&spec, &e))
    if (++n > most || (!cgi_register_word(e) && !cgi_str_is(e, "^1") && !cgi_str_is(e, "^2"))) return false;
  return true;
}

#ifndef CODEGEN_NO_TEXT
static cg_str cgi_register_rest(cg_str s, size_t n) {
  s.data += n;
  s.len -= n;
  return s;
}

static bool cgi_register_groups(const char *spec) {
  cg_str e;
  while (cgi_spec_next(&spec, &e)) {
    cg_str rest = cgi_register_rest(e, cgi_register_word(e));
    if (rest.len == e.len || (rest.len && !cgi_str_is(rest, "?") && !cgi_str_is(rest, "*"))) return false;
  }
  return true;
}

// What stands behind the ':' of an attribute.
static bool cgi_register_kind(cg_str k) {
  static const char words[] =
      "str, kw, sym, symname, type, map, ints, intarray, intarrays, bool, typed, unit, bare, index, f16, bf16, f32, f64, i1, i8, i16, i32, i64";
  static const char *const lists[] = {"enum(", "enum32(", "kw("};
  size_t n;
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
    if (!cgi_starts_with(k, lists[i])) continue;
    cg_str rest = cgi_register_rest(k, strlen(lists[i]));
    for (;;) {
      n = cgi_register_word(rest);
      rest = cgi_register_rest(rest, n);
      if (!n || !rest.len || rest.data[0] != '|') return n && cgi_str_is(rest, ")");
      rest = cgi_register_rest(rest, 1);
    }
  }
  if (cgi_starts_with(k, "any#")) k = cgi_register_rest(k, 3);
  if (k.len && k.data[0] == '#') { // #dialect.name, #dialect<word>
    k = cgi_register_rest(k, 1);
    n = cgi_register_word(k);
    k = cgi_register_rest(k, n);
    if (!n || !k.len || (k.data[0] != '.' && k.data[0] != '<')) return false;
    bool bare = k.data[0] == '<';
    k = cgi_register_rest(k, 1);
    n = cgi_register_word(k);
    k = cgi_register_rest(k, n);
    return n && (bare ? cgi_str_is(k, ">") : !k.len);
  }
  return cgi_has_word(cgi_s(words), k);
}

static bool cgi_register_attrs(const char *spec) {
  cg_str e;
  while (cgi_spec_next(&spec, &e)) {
    cg_str rest = cgi_register_rest(e, cgi_register_word(e)), kind;
    if (rest.len == e.len) return false;
    if (rest.len && rest.data[0] == ':') {
      kind = rest = cgi_register_rest(rest, 1);
      while (rest.len && rest.data[0] != '?' && rest.data[0] != '=') rest = cgi_register_rest(rest, 1);
      kind.len -= rest.len;
      if (!cgi_register_kind(kind)) return false;
    }
    if (rest.len && !cgi_str_is(rest, "?") && (rest.data[0] != '=' || rest.len == 1)) return false;
  }
  return true;
}

static bool cgi_register_terminator(cg_context *ctx, const cg_dialect_desc *d, cg_str name) {
  const cgi_op_def *known = cgi_op_def_known(ctx, name);
  bool ends = known && (known->traits & CG_TRAIT_TERMINATOR);
  for (size_t i = 0; i < d->num_ops; i++)
    if (d->ops[i].name && cgi_str_is(name, d->ops[i].name)) ends = (d->ops[i].traits & CG_TRAIT_TERMINATOR) != 0;
  return ends;
}

static bool cgi_register_regions(cg_context *ctx, const cg_dialect_desc *d, const char *spec, uint64_t traits) {
  cg_str e;
  unsigned edges = 0;
  bool last = false; // a variadic one
  while (cgi_spec_next(&spec, &e)) {
    if (e.data[0] == '^') {
      if (edges++ || !(traits & CG_TRAIT_TERMINATOR)) return false;
      continue;
    }
    cg_str rest = cgi_register_rest(e, cgi_register_word(e)), name;
    if (rest.len == e.len || last) return false;
    name = rest = rest.len && rest.data[0] == '=' ? cgi_register_rest(rest, 1) : rest;
    while (rest.len && rest.data[0] != '?' && rest.data[0] != '*') rest = cgi_register_rest(rest, 1);
    name.len -= rest.len;
    if (name.data != e.data + cgi_register_word(e) ? !cgi_register_terminator(ctx, d, name) : name.len) return false;
    if (rest.len && !cgi_str_is(rest, "?") && !cgi_str_is(rest, "*")) return false;
    last = cgi_str_is(rest, "*");
  }
  return true;
}

static const char *cgi_register_details(cg_context *ctx, const cg_dialect_desc *d, const cgi_op_def *def) {
  if (!cgi_register_groups(def->operands_spec)) return CGI_SAYS("operands is no list of groups");
  if (!cgi_register_groups(def->results_spec)) return CGI_SAYS("results is no list of groups");
  if (!cgi_register_attrs(def->attrs_spec)) return CGI_SAYS("attributes is no list of attributes");
  if (!cgi_register_regions(ctx, d, def->regions_spec, def->traits)) return CGI_SAYS("regions is no list of regions");
  cgi_group groups[CGI_REGISTER_GROUPS];
  unsigned n = cgi_def_operands(def, groups, CGI_REGISTER_GROUPS), successors = cgi_def_successors(def);
  for (unsigned i = 0; i < successors; i++)
    if (i >= n || groups[n - 1 - i].kind != '*') return CGI_SAYS("operands do not end in a variadic group for each successor");
  return cgi_format_fault(ctx, def);
}
#endif

// ---- rows --------------------------------------------------------------------------------------------------------------------------------------
// Whether one of the library's tables has ops of this namespace.
static bool cgi_register_is_ours(const char *name) {
  size_t n = strlen(name);
  for (unsigned k = 1; k < CG_OP_COUNT; k++) {
    char spelled[CGI_MAX_OP_NAME];
    cg_str op = cgi_op_kind_name((cg_op_kind)k, spelled);
    if (cgi_starts_with(op, name) && op.data[n] == '.') return true; // every name has one
  }
  return false;
}

static bool cgi_register_single(const char *spec) { return *spec && !strchr(spec, '?') && !strchr(spec, '*'); } // groups

static const char *cgi_register_traits(const cgi_op_def *o) {
  const uint64_t all = ((uint64_t)CG_TRAIT_SECOND_TIER << 1) - 1;
  if (o->traits & ~all) return CGI_SAYS("traits has bits that are no CG_TRAIT_*");
  if (o->traits & (CG_TRAIT_STRUCTURED | CG_TRAIT_CONSTANT | CG_TRAIT_SECOND_TIER)) return CGI_SAYS("traits has one that is the library's own");
  if (!(o->traits & CG_TRAIT_ELEMENTWISE)) return NULL;
  if (!(o->traits & CG_TRAIT_PURE) || !cgi_register_single(o->results_spec) || strchr(o->results_spec, ',') ||
      !cgi_register_single(o->operands_spec) || *o->regions_spec)
    return CGI_SAYS("traits has CG_TRAIT_ELEMENTWISE, which takes CG_TRAIT_PURE, single operands, one result and no region");
  return NULL;
}

static const char *cgi_register_row(cg_context *ctx, const cg_dialect_desc *d, size_t i, const cgi_op_def *def) {
  const cg_op_desc *o = &d->ops[i];
  size_t n = strlen(d->name);
  (void)ctx;
  if (!o->name || strncmp(o->name, d->name, n) != 0 || o->name[n] != '.' || !o->name[n + 1] || !cgi_is_bare_word(cgi_s(o->name)))
    return CGI_SAYS("name is not the dialect's name, a dot and a word");
  for (size_t k = 0; k < i; k++)
    if (strcmp(d->ops[k].name, o->name) == 0) return CGI_SAYS("name is there twice");
  if (!cgi_register_spec(def->operands_spec, CGI_REGISTER_GROUPS) || !cgi_register_spec(def->results_spec, CGI_REGISTER_GROUPS) ||
      !cgi_register_spec(def->attrs_spec, CGI_REGISTER_ATTRS) || !cgi_register_spec(def->regions_spec, CGI_REGISTER_REGIONS))
    return CGI_SAYS("operands, results, attributes or regions is no list");
#ifndef CODEGEN_NO_TEXT
  const char *fault = cgi_register_details(ctx, d, def);
  if (fault) return fault;
#endif
  return cgi_register_traits(def);
}

static cg_result cgi_register_dialect(cg_context *ctx, void *arg) {
  static const char function[] = "cg_register_dialect";
  const cg_dialect_desc *d = (const cg_dialect_desc *)arg;
  unsigned first = cgi_registered_first(ctx);
  if (d->num_ops > CG_OP_LAST - first) return cgi_misuse(ctx, function, "dialect->num_ops is %l, more than there is room for", (int64_t)d->num_ops);
  for (size_t i = 0; i < d->num_ops; i++) {
    cgi_op_def def;
    cgi_registered_def(&def, (cg_op_kind)(first + i), d, i);
    const char *fault = cgi_register_row(ctx, d, i, &def);
    if (fault) return cgi_misuse(ctx, function, "dialect->ops[%u].%p", (unsigned)i, fault);
  }
  cgi_registered_add(ctx, d);
  return CG_OK;
}

CODEGEN_API cg_result cg_register_dialect(cg_context *ctx, const cg_dialect_desc *dialect) {
  if (!ctx || !CGI_GIVEN(ctx, dialect) || !cgi_given(ctx, __func__, "dialect->name", dialect->name) ||
      !cgi_given_n(ctx, __func__, "dialect->num_ops", dialect->num_ops, "dialect->ops", dialect->ops))
    return CG_INVALID_ARGUMENT;
  cg_str name = cgi_s(dialect->name);
  bool taken = cgi_register_is_ours(dialect->name);
  for (const cgi_op_range *r = ctx->op_ranges; r; r = r->next) {
    if (r->dialect == dialect) return CG_OK;
    taken = taken || strcmp(r->dialect->name, dialect->name) == 0;
  }
  if (taken || !name.len || cgi_register_word(name) != name.len)
    return cgi_misuse(ctx, __func__, "dialect->name is '%S', %s", name, taken ? "which is taken" : "no name");
  return cgi_protect(ctx, cgi_register_dialect, (void *)(uintptr_t)dialect);
}

#undef CGI_REGISTER_GROUPS
#undef CGI_REGISTER_ATTRS
#undef CGI_REGISTER_REGIONS
#endif
