// The two files of a program: what the kernels are called by, and functions that run the programs' steps. Sizes depend on the arguments' shapes: each
// distinct expression of a function is computed once, in front of the steps.
#include "c/emit.h"

typedef struct cgi_c_program {
  cg_context *ctx;
  const cg_program *program;
  const cg_function *f; // at hand
  const char *name;
  bool external_constants;
  cgi_c_text *t;
  cg_str *sizes; // distinct ones of the function at hand
  uint32_t num_sizes, size_capacity, indent, next;
  const char **functions; // their names
  bool failed;
} cgi_c_program;

// ---- sizes ------------------------------------------------------------------------------------------------------------------------------
static bool cgi_c_is_number(cg_str s) {
  for (size_t i = 0; i < s.len; i++)
    if (s.data[i] < '0' || s.data[i] > '9') return false;
  return s.len > 0;
}

static bool cgi_c_same(cg_str a, cg_str b) { return a.len == b.len && memcmp(a.data, b.data, a.len) == 0; }

// Says `s` as C: a number, or the variable that holds it.
static void cgi_c_say_size(cgi_c_program *p, cg_size size) {
  cg_str s = size.text;
  if (!s.len || cgi_c_is_number(s)) {
    cgi_c_say(p->t, s.len > 9 ? "INT64_C(%S)" : "%S", s.len ? s : cgi_c_view_of("0"));
    return;
  }
  uint32_t i = 0;
  while (i < p->num_sizes && !cgi_c_same(p->sizes[i], s)) i++;
  if (i == p->num_sizes) {
    if (i == p->size_capacity) {
      uint32_t more = i ? 2 * i : 16;
      cg_str *grown = (cg_str *)cg_realloc(p->ctx, p->sizes, i * sizeof *grown, more * sizeof *grown);
      if (!grown) {
        p->failed = true;
        return;
      }
      p->sizes = grown;
      p->size_capacity = more;
    }
    p->sizes[p->num_sizes++] = s;
  }
  cgi_c_say(p->t, "s%u", i);
}

typedef struct cgi_c_size_reader {
  cgi_c_text *t;
  const char *at, *end;
  unsigned depth;
} cgi_c_size_reader;

static bool cgi_c_size_takes(cgi_c_size_reader *r, const char *word) {
  size_t n = strlen(word);
  while (r->at < r->end && *r->at == ' ') r->at++;
  if ((size_t)(r->end - r->at) < n || memcmp(r->at, word, n) != 0) return false;
  r->at += n;
  return true;
}

static void cgi_c_size_sum(cgi_c_size_reader *r);

// Puts `head` before what was said since `mark`, and goes on behind it.
static void cgi_c_size_wrap(cgi_c_text *t, size_t mark, const char *head) {
  size_t n = strlen(head), len = t->len;
  cgi_c_add(t, head, n); // room
  if (t->failed) return;
  memmove(t->data + mark + n, t->data + mark, len - mark);
  memcpy(t->data + mark, head, n);
}

static void cgi_c_size_atom(cgi_c_size_reader *r) {
  const char *call = cgi_c_size_takes(r, "min") ? "cgk_least(" : cgi_c_size_takes(r, "max") ? "cgk_most(" : NULL;
  size_t mark = r->t->len;
  if (r->depth < CGI_C_MAX_DEPTH && cgi_c_size_takes(r, "(")) {
    r->depth++;
    cgi_c_size_sum(r);
    while (call && cgi_c_size_takes(r, ",")) {
      cgi_c_size_wrap(r->t, mark, call);
      cgi_c_say(r->t, ", ");
      cgi_c_size_sum(r);
      cgi_c_say(r->t, ")");
    }
    cgi_c_size_takes(r, ")");
    r->depth--;
    return;
  }
  if (r->depth < CGI_C_MAX_DEPTH && cgi_c_size_takes(r, "-")) {
    r->depth++;
    cgi_c_say(r->t, "cgk_sub(0, ");
    cgi_c_size_atom(r);
    cgi_c_say(r->t, ", &ok)");
    r->depth--;
    return;
  }
  bool symbol = cgi_c_size_takes(r, "d");
  const char *from = r->at;
  while (r->at < r->end && *r->at >= '0' && *r->at <= '9') r->at++;
  cgi_c_say(r->t, symbol ? "d[" : "INT64_C(");
  cgi_c_add(r->t, from, (size_t)(r->at - from));
  cgi_c_say(r->t, symbol ? "]" : ")");
}

static void cgi_c_size_binary(cgi_c_size_reader *r, bool product) {
  static const char *const signs[][2] = {
      {"+", "cgk_add("}, {"-", "cgk_sub("}, {"*", "cgk_mul("}, {"ceildiv", "cgk_ceildiv("}, {"floordiv", "cgk_floordiv("}, {"mod", "cgk_mod("}};
  size_t mark = r->t->len, first = product ? 2 : 0, end = product ? 6 : 2, k;
  if (product)
    cgi_c_size_atom(r);
  else
    cgi_c_size_binary(r, true);
  for (;;) {
    for (k = first; k < end && !cgi_c_size_takes(r, signs[k][0]); k++) continue;
    if (k == end) return;
    cgi_c_size_wrap(r->t, mark, signs[k][1]);
    cgi_c_say(r->t, ", ");
    if (product)
      cgi_c_size_atom(r);
    else
      cgi_c_size_binary(r, true);
    cgi_c_say(r->t, ", &ok)");
  }
}

static void cgi_c_size_sum(cgi_c_size_reader *r) { cgi_c_size_binary(r, false); }

static void cgi_c_say_expression(cgi_c_text *t, cg_str s) {
  cgi_c_size_reader r;
  r.t = t;
  r.at = s.data;
  r.end = s.data + s.len;
  r.depth = 0;
  cgi_c_size_sum(&r);
}

static const char cgi_c_arithmetic[] =
    "\n// Sizes: 64 bits; what has no value turns *ok 0.\n"
    "CGK_FN int64_t cgk_add(int64_t a, int64_t b, int *ok) {\n"
    "  if (b > 0 ? a > INT64_MAX - b : a < INT64_MIN - b) return *ok = 0;\n"
    "  return a + b;\n"
    "}\n"
    "CGK_FN int64_t cgk_sub(int64_t a, int64_t b, int *ok) {\n"
    "  if (b < 0 ? a > INT64_MAX + b : a < INT64_MIN + b) return *ok = 0;\n"
    "  return a - b;\n"
    "}\n"
    "CGK_FN int64_t cgk_mul(int64_t a, int64_t b, int *ok) {\n"
    "  if (a == 0 || b == 0) return 0;\n"
    "  if (a == INT64_MIN || b == INT64_MIN || (a < 0 ? -a : a) > INT64_MAX / (b < 0 ? -b : b)) return *ok = 0;\n"
    "  return a * b;\n"
    "}\n"
    "CGK_FN int64_t cgk_floordiv(int64_t a, int64_t b, int *ok) {\n"
    "  if (b == 0 || (a == INT64_MIN && b == -1)) return *ok = 0;\n"
    "  return a / b - (a % b != 0 && (a < 0) != (b < 0));\n"
    "}\n"
    "CGK_FN int64_t cgk_ceildiv(int64_t a, int64_t b, int *ok) {\n"
    "  if (b == 0 || (a == INT64_MIN && b == -1)) return *ok = 0;\n"
    "  return a / b + (a % b != 0 && (a < 0) == (b < 0));\n"
    "}\n"
    "CGK_FN int64_t cgk_mod(int64_t a, int64_t b, int *ok) {\n"
    "  if (b == 0 || (a == INT64_MIN && b == -1)) return *ok = 0;\n"
    "  return a % b + (a % b != 0 && (a < 0) != (b < 0) ? b : 0);\n"
    "}\n"
    "CGK_FN int64_t cgk_least(int64_t a, int64_t b) { return a < b ? a : b; }\n"
    "CGK_FN int64_t cgk_most(int64_t a, int64_t b) { return a > b ? a : b; }\n"
    "\n"
    "CGK_FN void cgk_fill(unsigned char *p, size_t bytes, uint32_t pattern) {\n"
    "  for (size_t i = 0; i < bytes; i++) p[i] = (unsigned char)(pattern >> 8 * (i & 3));\n"
    "}\n"
    "CGK_FN int32_t cgk_read(const unsigned char *p, size_t bytes) {\n"
    "  int32_t v;\n"
    "  if (bytes == 1) return *p;\n"
    "  memcpy(&v, p, 4);\n"
    "  return v;\n"
    "}\n"
    "CGK_FN void cgk_dispatch(void (*body)(void *, size_t, size_t), unsigned char *const *bindings, const uint32_t *constants,\n"
    "                         const uint32_t *count, const codegen_parallel *parallel) {\n"
    "  cgk_launch a;\n"
    "  size_t all = (size_t)count[0] * count[1] * count[2];\n"
    "  a.bindings = bindings;\n"
    "  a.constants = constants;\n"
    "  a.count = count;\n"
    "  if (!all) return;\n"
    "  if (parallel && parallel->run)\n"
    "    parallel->run(parallel->user, all, body, &a);\n"
    "  else\n"
    "    body(&a, 0, all);\n"
    "}\n";

// ---- steps ------------------------------------------------------------------------------------------------------------------------------
static void cgi_c_indent(cgi_c_program *p) {
  for (uint32_t i = 0; i < p->indent; i++) cgi_c_add(p->t, "  ", 2);
}

static void cgi_c_say_range(cgi_c_program *p, const cg_buffer_range *r) {
  switch (r->buffer) {
  case CG_BUFFER_ARGUMENT: cgi_c_say(p->t, "(unsigned char *)(uintptr_t)arguments[%u]", r->index); break;
  case CG_BUFFER_RESULT: cgi_c_say(p->t, "(unsigned char *)results[%u]", r->index); break;
  case CG_BUFFER_CONSTANTS:
    cgi_c_say(p->t, p->external_constants || p->program->constants_bytes ? "(unsigned char *)(uintptr_t)constants" : "(unsigned char *)NULL");
    break;
  case CG_BUFFER_TRANSIENT: cgi_c_say(p->t, "(unsigned char *)arena"); break;
  case CG_BUFFER_PARAMETERS: cgi_c_say(p->t, "parameters"); break;
  }
  if (cgi_c_same(r->offset.text, cgi_c_view_of("0")) || !r->offset.text.len) return;
  cgi_c_say(p->t, " + ");
  cgi_c_say_size(p, r->offset);
}

static bool cgi_c_say_steps(cgi_c_program *p, const cg_step *steps, size_t count, unsigned depth);

static bool cgi_c_say_list_of(cgi_c_program *p, const cg_step_list *list, unsigned depth) {
  p->indent++;
  bool ok = cgi_c_say_steps(p, list->steps, list->num_steps, depth + 1);
  p->indent--;
  return ok;
}

static void cgi_c_say_dispatch(cgi_c_program *p, const cg_step *step) {
  cgi_c_indent(p);
  cgi_c_say(p->t, "{\n");
  p->indent++;
  cgi_c_indent(p);
  cgi_c_say(p->t, "unsigned char *bindings[] = {");
  for (size_t i = 0; i < step->num_bindings; i++) {
    cgi_c_say(p->t, i ? ", " : "");
    cgi_c_say_range(p, &step->bindings[i]);
  }
  cgi_c_say(p->t, step->num_bindings ? "};\n" : "NULL};\n");
  cgi_c_indent(p);
  cgi_c_say(p->t, "const uint32_t words[] = {");
  for (size_t i = 0; i < step->num_push_constants; i++) {
    cgi_c_say(p->t, i ? ", (uint32_t)" : "(uint32_t)");
    cgi_c_say_size(p, step->push_constants[i]);
  }
  cgi_c_say(p->t, step->num_push_constants ? "};\n" : "0};\n");
  cgi_c_indent(p);
  cgi_c_say(p->t, "const uint32_t count[] = {");
  for (size_t i = 0; i < 3; i++) {
    cgi_c_say(p->t, i ? ", (uint32_t)" : "(uint32_t)");
    cgi_c_say_size(p, step->workgroup_count[i]);
  }
  cgi_c_say(p->t, "};\n");
  cgi_c_indent(p);
  cgi_c_say(p->t, "cgk_dispatch(cgk_workgroups_%u, bindings, words, count, parallel);\n", step->kernel);
  p->indent--;
  cgi_c_indent(p);
  cgi_c_say(p->t, "}\n");
}

// copy, fill
static void cgi_c_say_transfer(cgi_c_program *p, const cg_step *step) {
  bool copy = step->kind == CG_STEP_COPY;
  cgi_c_indent(p);
  cgi_c_say(p->t, copy ? "memmove(" : "cgk_fill(");
  cgi_c_say_range(p, &step->bindings[copy ? 1 : 0]);
  cgi_c_say(p->t, ", ");
  if (copy) cgi_c_say_range(p, &step->bindings[0]);
  cgi_c_say(p->t, copy ? ", (size_t)" : "(size_t)");
  cgi_c_say_size(p, step->bindings[0].bytes);
  if (!copy) cgi_c_say(p->t, ", %uu", step->fill_pattern);
  cgi_c_say(p->t, ");\n");
}

static bool cgi_c_say_case(cgi_c_program *p, const cg_step *step, unsigned depth) {
  uint32_t name = p->next++;
  bool ok = true;
  cgi_c_indent(p);
  cgi_c_say(p->t, "const int32_t i%u = cgk_read(", name);
  cgi_c_say_range(p, &step->bindings[0]);
  cgi_c_say(p->t, ", (size_t)");
  cgi_c_say_size(p, step->bindings[0].bytes);
  cgi_c_say(p->t, ");\n");
  for (size_t i = 0; i < step->num_lists; i++) {
    if (i == 0) cgi_c_indent(p);
    if (i + 1 < step->num_lists)
      cgi_c_say(p->t, i ? " else if (i%u == %u) {\n" : "if (i%u == %u) {\n", name, (uint32_t)i);
    else
      cgi_c_say(p->t, i ? " else {\n" : "{\n");
    ok = ok && cgi_c_say_list_of(p, &step->lists[i], depth);
    cgi_c_indent(p);
    cgi_c_say(p->t, "}");
  }
  cgi_c_say(p->t, "\n");
  if (step->num_lists == 1) cgi_c_indent(p), cgi_c_say(p->t, "(void)i%u;\n", name);
  return ok;
}

static bool cgi_c_say_loop(cgi_c_program *p, const cg_step *step, unsigned depth) {
  uint32_t name = p->next++;
  cgi_c_indent(p);
  if (step->kind == CG_STEP_FOR) {
    cgi_c_say(p->t, "for (int64_t i%u = 0; i%u < ", name, name);
    cgi_c_say_size(p, step->trip_count);
    cgi_c_say(p->t, "; i%u++) {\n", name);
    if (!cgi_c_say_list_of(p, &step->lists[0], depth)) return false;
  } else {
    cgi_c_say(p->t, "for (;;) {\n");
    if (!cgi_c_say_list_of(p, &step->lists[0], depth)) return false;
    p->indent++;
    cgi_c_indent(p);
    cgi_c_say(p->t, "if (!cgk_read(");
    cgi_c_say_range(p, &step->bindings[0]);
    cgi_c_say(p->t, ", 1)) break;\n");
    p->indent--;
    if (!cgi_c_say_list_of(p, &step->lists[1], depth)) return false;
  }
  cgi_c_indent(p);
  cgi_c_say(p->t, "}\n");
  return true;
}

static bool cgi_c_say_steps(cgi_c_program *p, const cg_step *steps, size_t count, unsigned depth) {
  if (depth > CGI_C_MAX_DEPTH) return false;
  for (size_t i = 0; i < count; i++) {
    switch (steps[i].kind) {
    case CG_STEP_DISPATCH: cgi_c_say_dispatch(p, &steps[i]); break;
    case CG_STEP_COPY:
    case CG_STEP_FILL: cgi_c_say_transfer(p, &steps[i]); break;
    case CG_STEP_READ:           // refused
    case CG_STEP_BARRIER: break; // dispatches follow each other
    case CG_STEP_WHILE:
    case CG_STEP_FOR:
      if (!cgi_c_say_loop(p, &steps[i], depth)) return false;
      break;
    case CG_STEP_CASE:
      if (!cgi_c_say_case(p, &steps[i], depth)) return false;
      break;
    }
  }
  return true;
}

// ---- functions --------------------------------------------------------------------------------------------------------------------------
static bool cgi_c_name_char(char c, bool first) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (!first && c >= '0' && c <= '9');
}

static bool cgi_c_begins(cg_str s, const char *with) { return s.len >= strlen(with) && memcmp(s.data, with, strlen(with)) == 0; }

// Whether the function goes by its own name in C: an identifier that none of the other names here is.
static bool cgi_c_is_plain(cg_str s) {
  static const char *const ends[] = {"_arena_bytes", "_symbols"};
  bool plain = s.len > 0 && s.len < 200 && !cgi_c_begins(s, "function_") && !cgi_c_begins(s, "kernel_");
  for (size_t i = 0; i < s.len && plain; i++) plain = cgi_c_name_char(s.data[i], i == 0);
  for (size_t k = 0; k < 2 && plain; k++) {
    size_t n = strlen(ends[k]);
    plain = s.len < n || memcmp(s.data + s.len - n, ends[k], n) != 0;
  }
  return plain;
}

static const char *cgi_c_kept(cgi_c_program *p, cgi_c_text *t) {
  cgi_c_add(t, "", 1);
  char *kept = t->failed ? NULL : (char *)cg_alloc(p->ctx, t->len);
  if (kept) memcpy(kept, t->data, t->len);
  if (!kept) p->failed = true;
  cgi_c_release(t);
  return kept ? kept : "";
}

static const char *cgi_c_function_name(cgi_c_program *p, size_t i) {
  cgi_c_text t;
  cgi_c_begin(&t, p->ctx);
  cg_str own = p->program->functions[i].name;
  if (cgi_c_is_plain(own))
    cgi_c_say(&t, "%s_%S", p->name, own);
  else
    cgi_c_say(&t, "%s_function_%u", p->name, (uint32_t)i);
  return cgi_c_kept(p, &t);
}

// What has to hold: each symbol is a size (or the word of a scalar), the conditions, and no array of 2^31 elements.
static void cgi_c_say_checks(cgi_c_program *p, cgi_c_text *t) {
  const cg_function *f = p->f;
  for (size_t i = 0; i < f->num_symbols; i++) {
    const cg_array_type *a = &f->arguments[f->symbols[i].argument];
    bool negative = a->scalar && cg_type_get_kind(a->element) != CG_TYPE_INDEX;
    cgi_c_say(t, "  if (d[%u] < %s || d[%u] > INT32_MAX) return 1;\n", (uint32_t)i, negative ? "INT32_MIN" : "0", (uint32_t)i);
  }
  for (size_t i = 0; i < f->num_conditions; i++) {
    cgi_c_say(t, "  if (");
    cgi_c_say_expression(t, f->conditions[i].left.text);
    cgi_c_say(t, " != ");
    cgi_c_say_expression(t, f->conditions[i].right.text);
    cgi_c_say(t, " || !ok) return 1; ");
    cgi_c_add_comment(t, f->conditions[i].message);
  }
  for (size_t i = 0; i < f->num_arguments + f->num_results; i++) {
    const cg_array_type *a = i < f->num_arguments ? &f->arguments[i] : &f->results[i - f->num_arguments];
    bool dynamic = false;
    for (uint32_t k = 0; k < a->rank; k++) dynamic = dynamic || !cgi_c_is_number(a->shape[k].text);
    if (!dynamic) continue;
    cgi_c_say(t, "  if (");
    for (uint32_t k = 0; k < a->rank; k++) cgi_c_say(t, "cgk_mul(");
    cgi_c_say(t, "1");
    for (uint32_t k = 0; k < a->rank; k++) {
      cgi_c_say(t, ", ");
      cgi_c_say_expression(t, a->shape[k].text);
      cgi_c_say(t, ", &ok)");
    }
    cgi_c_say(t, " > INT32_MAX || !ok) return 1;\n");
  }
}

static void cgi_c_say_parameters(cgi_c_program *p) {
  const cg_function *f = p->f;
  if (!f->num_parameters) return;
  cgi_c_say(p->t, "  unsigned char *const parameters = (unsigned char *)arena + (");
  cgi_c_say_size(p, f->transient_bytes);
  cgi_c_say(p->t, " + 255) / 256 * 256;\n");
  for (size_t i = 0; i < f->num_parameters; i++) {
    cgi_c_say(p->t, "  const uint32_t word%u = (uint32_t)", (uint32_t)i);
    cgi_c_say_size(p, f->parameters[i].value);
    cgi_c_say(p->t, ";\n  memcpy(parameters + %u, &word%u, 4);\n", f->parameters[i].offset, (uint32_t)i);
  }
}

static void cgi_c_say_signature(cgi_c_program *p, cgi_c_text *t, const char *name) {
  cgi_c_say(t, "int %s(const void *const *arguments, void *const *results, %svoid *arena, const int64_t *d, const codegen_parallel *parallel)", name,
            p->external_constants ? "const void *constants, " : "");
}

static void cgi_c_say_sizes(cgi_c_program *p, cgi_c_text *out) {
  for (uint32_t i = 0; i < p->num_sizes; i++) {
    cgi_c_say(out, "  const int64_t s%u = ", i);
    cgi_c_say_expression(out, p->sizes[i]);
    cgi_c_say(out, ";\n");
  }
}

static void cgi_c_say_arena_bytes(cgi_c_program *p, cgi_c_text *out, const char *name) {
  cgi_c_text bytes, *outer = p->t;
  cgi_c_begin(&bytes, p->ctx);
  p->num_sizes = 0;
  p->t = &bytes;
  cgi_c_say(&bytes, "(size_t)");
  cgi_c_say_size(p, p->f->transient_bytes);
  if (p->f->num_parameters) {
    cgi_c_size_wrap(&bytes, 0, "((");
    cgi_c_say(&bytes, " + 255) / 256 * 256 + (size_t)");
    cgi_c_say_size(p, p->f->parameter_bytes);
    cgi_c_say(&bytes, ")");
  }
  p->t = outer;
  cgi_c_say(out, "\nsize_t %s_arena_bytes(const int64_t *d) {\n  int ok = 1;\n", name);
  cgi_c_say_sizes(p, out);
  cgi_c_say(out, "  (void)d;\n  return ok ? %S : SIZE_MAX;\n}\n\n", cgi_c_view(&bytes));
  if (bytes.failed) p->failed = true;
  cgi_c_release(&bytes);
}

static void cgi_c_say_function(cgi_c_program *p, cgi_c_text *out, const cg_function *f, const char *name) {
  cgi_c_text steps, *outer = p->t;
  cgi_c_begin(&steps, p->ctx);
  p->f = f;
  cgi_c_say_arena_bytes(p, out, name);
  p->num_sizes = p->next = 0;
  p->indent = 1;
  p->t = &steps;
  cgi_c_say_parameters(p);
  if (!cgi_c_say_steps(p, f->steps, f->num_steps, 0)) p->failed = true;
  p->t = outer;
  cgi_c_say_signature(p, out, name);
  cgi_c_say(out, " {\n  int ok = 1;\n");
  cgi_c_say_checks(p, out);
  cgi_c_say_sizes(p, out);
  cgi_c_say(out, "  (void)arguments, (void)results, (void)arena, (void)d, (void)parallel%s;\n  if (!ok) return 1;\n",
            p->external_constants || p->program->constants_bytes ? ", (void)constants" : "");
  cgi_c_add(out, steps.data, steps.len);
  cgi_c_say(out, "  return 0;\n}\n");
  if (steps.failed) p->failed = true;
  cgi_c_release(&steps);
}

// What a symbol is, for the reader.
static void cgi_c_say_symbols(cgi_c_text *h, const cg_function *f) {
  for (size_t i = 0; i < f->num_symbols; i++) {
    bool scalar = f->arguments[f->symbols[i].argument].scalar;
    cgi_c_say(h, "//   d[%u]: %s %u of argument %u\n", (uint32_t)i, scalar ? "word" : "dimension", f->symbols[i].dim, f->symbols[i].argument);
  }
}

static void cgi_c_say_kernels(cgi_c_program *p, cgi_c_text *h, cgi_c_text *t) {
  for (uint32_t i = 0; i < p->program->num_kernels; i++) {
    cgi_c_say(h, "\n");
    cgi_c_add_comment(h, p->program->kernels[i].name);
    for (int k = 0; k < 2; k++)
      cgi_c_say(k ? t : h,
                "%svoid %s_kernel_%u(void *const *bindings, const uint32_t *constants, const uint32_t *count, const codegen_parallel *parallel)%s",
                k ? "\n" : "", p->name, i, k ? " {\n" : ";\n");
    uint32_t n = (uint32_t)p->program->kernels[i].num_bindings;
    cgi_c_say(t, "  unsigned char *own[%u];\n  for (size_t i = 0; i < %u; i++) own[i] = (unsigned char *)bindings[i];\n", n + !n, n);
    if (!n) cgi_c_say(t, "  (void)bindings, own[0] = NULL;\n");
    cgi_c_say(t, "  cgk_dispatch(cgk_workgroups_%u, own, constants, count, parallel);\n}\n", i);
  }
}

static void cgi_c_say_constants(cgi_c_program *p, cgi_c_text *t) {
  size_t n = p->program->constants_bytes;
  if (p->external_constants || !n) return;
  cgi_c_say(t, "\nstatic const uint32_t CGK_ALIGNED constants[%u] = {", (uint32_t)((n + 3) / 4));
  for (size_t i = 0; i < n; i += 4) {
    uint64_t word = 0;
    for (size_t k = 0; k < 4 && i + k < n; k++) word |= (uint64_t)p->program->constants[i + k] << (8 * k);
    cgi_c_say(t, i % 40 == 0 ? "\n  0x%x," : " 0x%x,", word);
  }
  cgi_c_say(t, "\n};\n");
}

static void cgi_c_say_header(cgi_c_program *p, cgi_c_text *h) {
  cgi_c_say(h, "// Written by codegen %s. Memory and sizes: docs/abi.md.\n", cg_version());
  cgi_c_say(h, "#ifndef CODEGEN_C_%s_H\n#define CODEGEN_C_%s_H\n#include <stddef.h>\n#include <stdint.h>\n\n", p->name, p->name);
  cgi_c_say(h, "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n#ifndef CODEGEN_C_PARALLEL\n#define CODEGEN_C_PARALLEL\n");
  cgi_c_say(
      h,
      "// `run` calls body for ranges that cover 0 to count, each number once, on what threads it likes, and returns when all have returned. A NULL\n"
      "// pointer to this: one thread.\n");
  cgi_c_say(
      h,
      "typedef struct codegen_parallel {\n  void (*run)(void *user, size_t count, void (*body)(void *data, size_t begin, size_t end), void *data);\n"
      "  void *user;\n} codegen_parallel;\n#endif\n");
}

static bool cgi_c_write_files(cgi_c_program *p, const char *header_name, cgi_c_text *h, cgi_c_text *t) {
  const cg_program *program = p->program;
  if (header_name)
    cgi_c_say(t, "#include \"%s\"\n", header_name);
  else
    cgi_c_say(t, "#include \"%s.h\"\n", p->name);
  if (program->text.len)
    cgi_c_say(t, "%S", program->text);
  else
    cgi_c_say(t, "%s", cgi_c_prelude());
  cgi_c_say(t, "%s", cgi_c_arithmetic);
  if (program->num_functions) cgi_c_say_constants(p, t);
  cgi_c_say_header(p, h);
  for (size_t i = 0; i < program->num_functions; i++) {
    const cg_function *f = &program->functions[i];
    const char *name = p->functions[i] = cgi_c_function_name(p, i);
    cgi_c_say(h,
              "\n// %u arguments, %u results, each a dense array unless the program says otherwise; `arena` at a multiple of 64. 0, or 1 where "
              "sizes do not fit.\n",
              (uint32_t)f->num_arguments, (uint32_t)f->num_results);
    cgi_c_say_symbols(h, f);
    cgi_c_say(h, "size_t %s_arena_bytes(const int64_t *d); // SIZE_MAX where sizes do not fit\n", name);
    cgi_c_say_signature(p, h, name);
    cgi_c_say(h, ";\n");
    cgi_c_say_function(p, t, f, name);
  }
  cgi_c_say_kernels(p, h, t);
  cgi_c_say(h, "\n#ifdef __cplusplus\n}\n#endif\n#endif\n");
  return !p->failed && !h->failed && !t->failed;
}

CODEGEN_API cg_result cg_c_program_files(cg_context *ctx, const cg_program *program, const cg_c_files_desc *desc, cg_c_files *out) {
  cgi_c_program p;
  cgi_c_text header, code;
  if (out) memset(out, 0, sizeof *out);
  if (!ctx || !program || !out || !program->format || strcmp(program->format, "c") != 0) return CG_INVALID_ARGUMENT;
  for (size_t i = 0; i < program->num_functions; i++) // the arena and the results are the caller's, who would know their sizes too late
    if (program->functions[i].step_kinds >> CG_STEP_READ & 1)
      return cg_op_report(program->module, CG_UNSUPPORTED,
                          "[host-control-flow] has a function with sizes that data decides, which no C function gets");
  memset(&p, 0, sizeof p);
  p.ctx = ctx;
  p.program = program;
  p.name = desc && desc->name ? desc->name : "codegen";
  p.external_constants = desc && desc->external_constants;
  for (const char *c = p.name; *c || c == p.name; c++)
    if (!cgi_c_name_char(*c, c == p.name)) return CG_INVALID_ARGUMENT;
  p.functions = (const char **)cg_alloc(ctx, (program->num_functions + 1) * sizeof *p.functions);
  if (!p.functions) return CG_OUT_OF_MEMORY;
  cgi_c_begin(&header, ctx);
  cgi_c_begin(&code, ctx);
  bool ok = cgi_c_write_files(&p, desc ? desc->header_name : NULL, &header, &code);
  cg_free(ctx, p.sizes, p.size_capacity * sizeof *p.sizes);
  if (ok) {
    out->header = cgi_c_view(&header);
    out->code = cgi_c_view(&code);
    out->functions = p.functions;
    return CG_OK;
  }
  cgi_c_release(&header);
  cgi_c_release(&code);
  return CG_OUT_OF_MEMORY;
}
