// cgc compile --emit=c: a header that holds the words and all launch facts, for hosts without codegen.h. Sizes depend on the arguments' shapes: each
// distinct expression gets a number, and one C function per kernel and function computes them all.
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include "cgc.h"

static const char cgc_embed_types[] =
    "#ifndef CODEGEN_EMBED_TYPES\n"
    "#define CODEGEN_EMBED_TYPES\n"
    "// What is called a size here is an index into the values that `sizes` computes from the arguments' dynamic dimensions d[0], d[1], ...\n"
    "typedef struct codegen_binding {\n"
    "  uint32_t set, binding;\n"
    "  int access;  // 1 read, 2 write, 3 both\n"
    "  int uniform; // a uniform buffer; else a storage buffer\n"
    "  uint32_t alignment; // its offset is a multiple\n"
    "} codegen_binding;\n"
    "typedef struct codegen_word { // an i32 among the push constants, or in the parameter buffer\n"
    "  uint32_t offset; // bytes\n"
    "  uint32_t size;\n"
    "} codegen_word;\n"
    "typedef struct codegen_kernel {\n"
    "  const char *name; // entry point\n"
    "  uint32_t workgroup_size[3];\n"
    "  uint32_t subgroup_size; // that the pipeline has to ask for; 0: none\n"
    "  uint32_t shared_memory_bytes;\n"
    "  size_t num_bindings;\n"
    "  const codegen_binding *bindings;\n"
    "  size_t num_push_constants;\n"
    "  const codegen_word *push_constants;\n"
    "  size_t num_sizes; // 0 to 2: workgroup counts, then the bytes of each binding\n"
    "  int (*sizes)(const int64_t *d, int64_t *s); // of a hand-written dispatch: d is its push constants; 0: they cannot be so\n"
    "} codegen_kernel;\n"
    "typedef struct codegen_symbol {\n"
    "  uint32_t argument, dim;\n"
    "} codegen_symbol;\n"
    "typedef struct codegen_array {\n"
    "  const char *type; // \"f32\"\n"
    "  size_t rank;\n"
    "  const uint32_t *shape;   // sizes\n"
    "  const uint32_t *strides; // sizes, in elements; NULL: dense\n"
    "  uint32_t offset;         // size: bytes in front of it in its buffer\n"
    "  uint32_t bytes;          // size: of its buffer\n"
    "  int fixed;               // its buffer is always bound here, and shared with all that are:\n"
    "  uint32_t set, binding;\n"
    "  int scalar; // an argument that no buffer holds: its 32-bit words are symbols, two of a 64-bit type, the low one first\n"
    "} codegen_array;\n"
    "enum { CODEGEN_ARGUMENT, CODEGEN_RESULT, CODEGEN_CONSTANTS, CODEGEN_TRANSIENT, CODEGEN_PARAMETERS };\n"
    "typedef struct codegen_range {\n"
    "  int buffer;     // CODEGEN_ARGUMENT, ...\n"
    "  uint32_t index; // which argument or result\n"
    "  uint32_t offset, bytes; // sizes; 0 bytes are bound as 4\n"
    "} codegen_range;\n"
    "enum {\n"
    "  CODEGEN_DISPATCH, CODEGEN_COPY, CODEGEN_FILL, CODEGEN_BARRIER,\n"
    "  CODEGEN_WHILE, // lists[0] runs, the host reads the byte at ranges[0] (0: the end), lists[1] runs, and so on\n"
    "  CODEGEN_FOR,   // lists[0] runs trip_count times\n"
    "  CODEGEN_CASE   // the host reads the index at ranges[0] (one byte, or an i32): that list runs, the last where there is none\n"
    "};\n"
    "struct codegen_step;\n"
    "typedef struct codegen_step_list {\n"
    "  size_t num_steps;\n"
    "  const struct codegen_step *steps;\n"
    "} codegen_step_list;\n"
    "typedef struct codegen_step {\n"
    "  int kind; // CODEGEN_DISPATCH, ...\n"
    "  uint32_t kernel;\n"
    "  size_t num_ranges; // dispatch: one per binding; copy: source, target; fill: target; while, case: what the host reads\n"
    "  const codegen_range *ranges;\n"
    "  size_t num_push_constants;\n"
    "  const codegen_word *push_constants;\n"
    "  uint32_t workgroup_count[3]; // sizes; do not record a dispatch where one is 0\n"
    "  uint32_t fill_pattern;\n"
    "  size_t num_lists; // while, for, case\n"
    "  const codegen_step_list *lists;\n"
    "  uint32_t trip_count; // size\n"
    "} codegen_step;\n";
static const char cgc_embed_more_types[] =
    "typedef struct codegen_function {\n"
    "  const char *name;\n"
    "  size_t num_symbols;\n"
    "  const codegen_symbol *symbols; // d[i] is this dimension, or the word of this number, of that argument\n"
    "  size_t num_arguments, num_results;\n"
    "  const codegen_array *arguments, *results;\n"
    "  uint32_t transient_bytes, parameter_bytes; // sizes\n"
    "  size_t num_parameters; // words that the host writes into the parameter buffer\n"
    "  const codegen_word *parameters;\n"
    "  size_t num_steps;\n"
    "  const codegen_step *steps;\n"
    "  size_t num_sizes;\n"
    "  int (*sizes)(const int64_t *d, int64_t *s); // fills num_sizes values; 0: no array has such dimensions, or a condition does not hold\n"
    "  uint32_t step_kinds; // 1 << kind of every step\n"
    "} codegen_function;\n"
    "typedef struct codegen_program {\n"
    "  uint32_t vulkan_version; // major << 16 | minor\n"
    "  size_t num_words;\n"
    "  const uint32_t *words; // SPIR-V\n"
    "  size_t constants_bytes;\n"
    "  const uint8_t *constants; // of the constants buffer\n"
    "  size_t num_kernels;\n"
    "  const codegen_kernel *kernels;\n"
    "  size_t num_functions;\n"
    "  const codegen_function *functions;\n"
    "  size_t num_extensions;\n"
    "  const char *const *extensions; // the device has to have: names as Vulkan spells them\n"
    "  size_t num_features;\n"
    "  const char *const *features;\n"
    "} codegen_program;\n";
static const char cgc_embed_arithmetic[] =
    "static inline int64_t codegen_add(int64_t a, int64_t b, int *ok) {\n"
    "  if (b > 0 ? a > INT64_MAX - b : a < INT64_MIN - b) return *ok = 0;\n"
    "  return a + b;\n"
    "}\n"
    "static inline int64_t codegen_sub(int64_t a, int64_t b, int *ok) {\n"
    "  if (b < 0 ? a > INT64_MAX + b : a < INT64_MIN + b) return *ok = 0;\n"
    "  return a - b;\n"
    "}\n"
    "static inline int64_t codegen_mul(int64_t a, int64_t b, int *ok) {\n"
    "  if (a == 0 || b == 0) return 0;\n"
    "  if (a == INT64_MIN || b == INT64_MIN || (a < 0 ? -a : a) > INT64_MAX / (b < 0 ? -b : b)) return *ok = 0;\n"
    "  return a * b;\n"
    "}\n"
    "static inline int64_t codegen_floordiv(int64_t a, int64_t b, int *ok) {\n"
    "  if (b == 0 || (a == INT64_MIN && b == -1)) return *ok = 0;\n"
    "  return a / b - (a % b != 0 && (a < 0) != (b < 0));\n"
    "}\n"
    "static inline int64_t codegen_ceildiv(int64_t a, int64_t b, int *ok) {\n"
    "  if (b == 0 || (a == INT64_MIN && b == -1)) return *ok = 0;\n"
    "  return a / b + (a % b != 0 && (a < 0) == (b < 0));\n"
    "}\n"
    "static inline int64_t codegen_mod(int64_t a, int64_t b, int *ok) {\n"
    "  if (b == 0 || (a == INT64_MIN && b == -1)) return *ok = 0;\n"
    "  return a % b + (a % b != 0 && (a < 0) != (b < 0) ? b : 0);\n"
    "}\n"
    "static inline int64_t codegen_min(int64_t a, int64_t b) { return a < b ? a : b; }\n"
    "static inline int64_t codegen_max(int64_t a, int64_t b) { return a > b ? a : b; }\n"
    "#endif\n";

// ---- an expression as C --------------------------------------------------------------------------------------------------------------------------
typedef struct {
  const char *at;
} cgc_expression;

static char *cgc_expression_sum(cgc_expression *e);

static bool cgc_expression_take(cgc_expression *e, const char *word) {
  size_t n = strlen(word);
  while (*e->at == ' ') e->at++;
  if (strncmp(e->at, word, n) != 0) return false;
  e->at += n;
  return true;
}

static char *cgc_call(const char *function, char *a, char *b, bool checked) {
  return cgc_format("codegen_%s(%s, %s%s)", function, a, b, checked ? ", &ok" : "");
}

static char *cgc_expression_atom(cgc_expression *e) {
  size_t n;
  char *s;
  const char *function = NULL;
  if (cgc_expression_take(e, "min"))
    function = "min";
  else if (cgc_expression_take(e, "max"))
    function = "max";
  if (cgc_expression_take(e, "(")) {
    s = cgc_expression_sum(e);
    while (cgc_expression_take(e, ",")) s = cgc_call(function, s, cgc_expression_sum(e), false);
    cgc_expression_take(e, ")");
    return s;
  }
  if (cgc_expression_take(e, "-")) return cgc_call("sub", cgc_format("0"), cgc_expression_atom(e), true);
  if (cgc_expression_take(e, "d")) {
    n = strspn(e->at, "0123456789");
    s = cgc_format("d[%.*s]", (int)n, e->at);
  } else {
    n = strspn(e->at, "0123456789");
    s = cgc_format("%.*s", (int)n, e->at);
  }
  e->at += n;
  return s;
}

static char *cgc_expression_product(cgc_expression *e) {
  char *s = cgc_expression_atom(e);
  for (;;) {
    if (cgc_expression_take(e, "*"))
      s = cgc_call("mul", s, cgc_expression_atom(e), true);
    else if (cgc_expression_take(e, "ceildiv"))
      s = cgc_call("ceildiv", s, cgc_expression_atom(e), true);
    else if (cgc_expression_take(e, "floordiv"))
      s = cgc_call("floordiv", s, cgc_expression_atom(e), true);
    else if (cgc_expression_take(e, "mod"))
      s = cgc_call("mod", s, cgc_expression_atom(e), true);
    else
      return s;
  }
}

static char *cgc_expression_sum(cgc_expression *e) {
  char *s = cgc_expression_product(e);
  for (;;) {
    if (cgc_expression_take(e, "+"))
      s = cgc_call("add", s, cgc_expression_product(e), true);
    else if (cgc_expression_take(e, "-"))
      s = cgc_call("sub", s, cgc_expression_product(e), true);
    else
      return s;
  }
}

static char *cgc_expression_c(const char *text) {
  cgc_expression e;
  e.at = text;
  return cgc_expression_sum(&e);
}

// ---- sizes, numbered -----------------------------------------------------------------------------------------------------------------------------
typedef struct {
  cgc_text *t;
  const char *name;
  cgc_list sizes; // of the function at hand
} cgc_embed;

// Its number among those of the function at hand; one that is there already is used again.
static uint32_t cgc_embed_size(cgc_embed *e, cg_size s) {
  char *text = s.text.len ? cgc_str(s.text) : cgc_format("0");
  size_t i = 0;
  while (i < e->sizes.count && strcmp(e->sizes.items[i], text) != 0) i++;
  if (i == e->sizes.count) cgc_list_add(&e->sizes, text);
  return (uint32_t)i;
}

// Symbols are d0 to d<n - 1>; other letters d are within words.
static size_t cgc_embed_symbols(const cgc_list *sizes) {
  size_t n = 0;
  for (size_t i = 0; i < sizes->count; i++)
    for (const char *c = sizes->items[i]; (c = strchr(c, 'd')) != NULL; c++)
      if (c[1] >= '0' && c[1] <= '9' && strtoul(c + 1, NULL, 10) >= n) n = strtoul(c + 1, NULL, 10) + 1;
  return n;
}

// Text that stays behind `//`: no line ends in it, and no character continues it.
static char *cgc_embed_comment(cg_str text) {
  char *s = cgc_str(text);
  for (char *c = s; *c; c++)
    if ((unsigned char)*c < ' ' || *c == '\\' || *c == '?') *c = ' ';
  return s;
}

// The function that checks the conditions and computes what the list holds. A dimension is at most INT32_MAX: kernels' indices are 32 bits wide.
static void cgc_embed_sizes(cgc_embed *e, const char *what, size_t number, const cg_function *f) {
  size_t num_sizes = e->sizes.count, num_conditions = f ? f->num_conditions : 0;
  const cg_condition *conditions = f ? f->conditions : NULL;
  for (size_t i = 0; i < num_conditions; i++) {
    cgc_list_add(&e->sizes, cgc_str(conditions[i].left.text));
    cgc_list_add(&e->sizes, cgc_str(conditions[i].right.text));
  }
  size_t num_symbols = cgc_embed_symbols(&e->sizes);
  e->sizes.count = num_sizes;
  cgc_text_format(e->t, "static inline int %s_%s_%zu(const int64_t *d, int64_t *s) {\n  int ok = 1;\n", e->name, what, number);
  bool words = false;
  for (size_t i = 0; f && i < num_symbols; i++) words = words || f->arguments[f->symbols[i].argument].scalar;
  for (size_t i = 0; words && i < num_symbols; i++) {
    const cg_array_type *a = &f->arguments[f->symbols[i].argument];
    bool negative = a->scalar && cg_type_get_kind(a->element) != CG_TYPE_INDEX;
    cgc_text_format(e->t, "  if (d[%zu] < %s || d[%zu] > INT32_MAX) return 0;\n", i, negative ? "INT32_MIN" : "0", i);
  }
  if (num_symbols && !words) cgc_text_format(e->t, "  for (int i = 0; i < %zu; i++)\n    if (d[i] < 0 || d[i] > INT32_MAX) return 0;\n", num_symbols);
  if (!num_symbols) cgc_text_format(e->t, "  (void)d;\n");
  for (size_t i = 0; i < num_conditions; i++)
    cgc_text_format(e->t, "  if (%s != %s || !ok) return 0; // %s\n", cgc_expression_c(cgc_str(conditions[i].left.text)),
                    cgc_expression_c(cgc_str(conditions[i].right.text)), cgc_embed_comment(conditions[i].message));
  for (size_t i = 0; i < e->sizes.count; i++) {
    const char *text = e->sizes.items[i];
    char *c = cgc_expression_c(text);
    cgc_text_format(e->t, "  s[%zu] = %s;", i, c);
    cgc_text_format(e->t, strcmp(c, text) == 0 ? "\n" : " // %s\n", text);
  }
  cgc_text_format(e->t, "  return ok;\n}\n");
}

static void cgc_embed_words(cgc_embed *e, const cg_program *p) {
  cgc_text_format(e->t, "static const uint32_t %s_words[%zu] = {", e->name, p->num_words ? p->num_words : 1);
  for (size_t i = 0; i < p->num_words; i++) cgc_text_format(e->t, i % 10 == 0 ? "\n  0x%08x," : " 0x%08x,", p->words[i]);
  cgc_text_format(e->t, p->num_words ? "\n};\n" : "0};\n");
  if (!p->constants_bytes) return;
  cgc_text_format(e->t, "static const uint8_t %s_constants[%zu] = {", e->name, p->constants_bytes);
  for (size_t i = 0; i < p->constants_bytes; i++) cgc_text_format(e->t, i % 24 == 0 ? "\n  %u," : " %u,", p->constants[i]);
  cgc_text_format(e->t, "\n};\n");
}

// Tables are NAME_WHAT_NUMBER. One without entries is not there, and referred to as NULL.
static void cgc_embed_open(cgc_embed *e, const char *type, const char *what, size_t number, size_t count) {
  cgc_text_format(e->t, "static const %s %s_%s_%zu[%zu] = {", type, e->name, what, number, count);
}
static void cgc_embed_refer(cgc_embed *e, const char *what, size_t number, size_t count) {
  if (count)
    cgc_text_format(e->t, "%zu, %s_%s_%zu", count, e->name, what, number);
  else
    cgc_text_format(e->t, "0, NULL");
}

// A name as a string literal: what is no letter or digit in every character set of C, and ? for the sake of trigraphs, in octal.
static void cgc_embed_string(cgc_embed *e, cg_str s) {
  cgc_text_add(e->t, "\"", 1);
  for (size_t i = 0; i < s.len; i++) {
    unsigned char c = (unsigned char)s.data[i];
    bool plain = c >= 0x20 && c < 0x7F && c != '"' && c != '\\' && c != '?';
    cgc_text_format(e->t, plain ? "%c" : "\\%03o", c);
  }
  cgc_text_add(e->t, "\"", 1);
}

static void cgc_embed_names(cgc_embed *e, const char *what, const char *const *names, size_t n) {
  if (!n) return;
  cgc_embed_open(e, "char *const", what, 0, n);
  for (size_t i = 0; i < n; i++) cgc_text_format(e->t, "%s\"%s\"", i ? ", " : "", names[i]);
  cgc_text_format(e->t, "};\n");
}

static void cgc_embed_push_constants(cgc_embed *e, const char *what, size_t number, const cg_push_constant *words, size_t n) {
  if (!n) return;
  cgc_embed_open(e, "codegen_word", what, number, n);
  for (size_t i = 0; i < n; i++) cgc_text_format(e->t, "%s{%u, %u}", i ? ", " : "", words[i].offset, cgc_embed_size(e, words[i].value));
  cgc_text_format(e->t, "};\n");
}

// ---- kernels -------------------------------------------------------------------------------------------------------------------------------------
static void cgc_embed_kernel_tables(cgc_embed *e, const cg_kernel *k, size_t i, size_t *num_sizes) {
  memset(&e->sizes, 0, sizeof e->sizes);
  for (int c = 0; c < 3; c++) cgc_list_add(&e->sizes, cgc_str(k->workgroup_count[c].text)); // where they are expected, equal or not
  for (size_t b = 0; b < k->num_bindings; b++) cgc_list_add(&e->sizes, cgc_str(k->bindings[b].bytes.text));
  cgc_embed_push_constants(e, "kernel_words", i, k->push_constants, k->num_push_constants);
  cgc_embed_sizes(e, "kernel_sizes", i, NULL);
  *num_sizes = e->sizes.count;
  if (!k->num_bindings) return;
  cgc_embed_open(e, "codegen_binding", "bindings", i, k->num_bindings);
  for (size_t b = 0; b < k->num_bindings; b++)
    cgc_text_format(e->t, "%s{%u, %u, %d, %d, %u}", b ? ", " : "", k->bindings[b].set, k->bindings[b].binding, (int)k->bindings[b].access,
                    k->bindings[b].type == CG_BINDING_UNIFORM_BUFFER, k->bindings[b].alignment);
  cgc_text_format(e->t, "};\n");
}

static void cgc_embed_kernels(cgc_embed *e, const cg_program *p) {
  size_t *num_sizes = (size_t *)cgc_alloc(p->num_kernels * sizeof *num_sizes);
  if (!p->num_kernels) return;
  for (size_t i = 0; i < p->num_kernels; i++) cgc_embed_kernel_tables(e, &p->kernels[i], i, &num_sizes[i]);
  cgc_text_format(e->t, "static const codegen_kernel %s_kernels[%zu] = {\n", e->name, p->num_kernels);
  for (size_t i = 0; i < p->num_kernels; i++) {
    const cg_kernel *k = &p->kernels[i];
    cgc_text_format(e->t, "  {");
    cgc_embed_string(e, k->name);
    cgc_text_format(e->t, ", {%u, %u, %u}, %u, %u, ", k->workgroup_size[0], k->workgroup_size[1], k->workgroup_size[2], k->subgroup_size,
                    k->shared_memory_bytes);
    cgc_embed_refer(e, "bindings", i, k->num_bindings);
    cgc_text_format(e->t, ", ");
    cgc_embed_refer(e, "kernel_words", i, k->num_push_constants);
    cgc_text_format(e->t, ", %zu, %s_kernel_sizes_%zu},\n", num_sizes[i], e->name, i);
  }
  cgc_text_format(e->t, "};\n");
}

// ---- functions -----------------------------------------------------------------------------------------------------------------------------------
// Tables are numbered through the whole file.
typedef struct {
  size_t shapes, ranges, lists, tables;
} cgc_embed_counts;

static void cgc_embed_size_table(cgc_embed *e, size_t number, const cg_size *sizes, size_t n) {
  cgc_embed_open(e, "uint32_t", "shape", number, n);
  for (size_t i = 0; i < n; i++) cgc_text_format(e->t, "%s%u", i ? ", " : "", cgc_embed_size(e, sizes[i]));
  cgc_text_format(e->t, "};\n");
}

static void cgc_embed_arrays(cgc_embed *e, cgc_embed_counts *c, const char *what, size_t number, const cg_array_type *arrays, size_t n) {
  size_t at = c->shapes;
  if (!n) return;
  for (size_t i = 0; i < n; i++) {
    if (arrays[i].rank) cgc_embed_size_table(e, c->shapes, arrays[i].shape, arrays[i].rank);
    if (arrays[i].rank && arrays[i].strides) cgc_embed_size_table(e, c->shapes + 1, arrays[i].strides, arrays[i].rank);
    c->shapes += 2;
  }
  cgc_embed_open(e, "codegen_array", what, number, n);
  for (size_t i = 0; i < n; i++, at += 2) {
    const cg_array_type *a = &arrays[i];
    cgc_text_format(e->t, "\n  {\"%s\", ", cgc_type_text(a->element));
    cgc_embed_refer(e, "shape", at, a->rank);
    if (a->rank && a->strides)
      cgc_text_format(e->t, ", %s_shape_%zu, ", e->name, at + 1);
    else
      cgc_text_format(e->t, ", NULL, ");
    cgc_text_format(e->t, "%u, %u, %d, %u, %u, %d},", cgc_embed_size(e, a->offset), cgc_embed_size(e, a->bytes), a->fixed, a->set, a->binding,
                    a->scalar);
  }
  cgc_text_format(e->t, "\n};\n");
}

static void cgc_embed_ranges(cgc_embed *e, size_t number, const cg_step *s) {
  if (!s->num_bindings) return;
  cgc_embed_open(e, "codegen_range", "ranges", number, s->num_bindings);
  for (size_t i = 0; i < s->num_bindings; i++) {
    const cg_buffer_range *r = &s->bindings[i];
    cgc_text_format(e->t, "%s{%d, %u, %u, %u}", i ? ", " : "", (int)r->buffer, r->index, cgc_embed_size(e, r->offset), cgc_embed_size(e, r->bytes));
  }
  cgc_text_format(e->t, "};\n");
}

static void cgc_embed_steps(cgc_embed *e, const cg_program *p, cgc_embed_counts *c, const char *what, size_t number, size_t count,
                            const cg_step *steps);

// The lists of a step and their table; its number.
static size_t cgc_embed_lists(cgc_embed *e, const cg_program *p, cgc_embed_counts *c, const cg_step *s) {
  size_t first = c->lists, number;
  c->lists += s->num_lists;
  for (size_t i = 0; i < s->num_lists; i++) cgc_embed_steps(e, p, c, "list", first + i, s->lists[i].num_steps, s->lists[i].steps);
  number = c->tables++;
  if (!s->num_lists) return number;
  cgc_embed_open(e, "codegen_step_list", "lists", number, s->num_lists);
  for (size_t i = 0; i < s->num_lists; i++) {
    cgc_text_format(e->t, i ? ", {" : "{");
    cgc_embed_refer(e, "list", first + i, s->lists[i].num_steps);
    cgc_text_format(e->t, "}");
  }
  cgc_text_format(e->t, "};\n");
  return number;
}

static void cgc_embed_steps(cgc_embed *e, const cg_program *p, cgc_embed_counts *c, const char *what, size_t number, size_t count,
                            const cg_step *steps) {
  static const char *const kinds[] = {"CODEGEN_DISPATCH", "CODEGEN_COPY", "CODEGEN_FILL", "CODEGEN_BARRIER",
                                      "CODEGEN_WHILE",    "CODEGEN_FOR",  "CODEGEN_CASE"};
  size_t *lists = (size_t *)cgc_alloc(count * sizeof *lists), at;
  for (size_t i = 0; i < count; i++) lists[i] = cgc_embed_lists(e, p, c, &steps[i]);
  at = c->ranges;
  for (size_t i = 0; i < count; i++, c->ranges++) {
    const cg_step *s = &steps[i];
    cgc_embed_ranges(e, c->ranges, s);
    if (!s->num_push_constants) continue;
    cgc_embed_open(e, "codegen_word", "words", c->ranges, s->num_push_constants);
    for (size_t k = 0; k < s->num_push_constants; k++)
      cgc_text_format(e->t, "%s{%u, %u}", k ? ", " : "", p->kernels[s->kernel].push_constants[k].offset, cgc_embed_size(e, s->push_constants[k]));
    cgc_text_format(e->t, "};\n");
  }
  if (!count) return;
  cgc_embed_open(e, "codegen_step", what, number, count);
  for (size_t i = 0; i < count; i++, at++) {
    const cg_step *s = &steps[i];
    uint32_t groups[3] = {0, 0, 0};
    for (int k = 0; s->kind == CG_STEP_DISPATCH && k < 3; k++) groups[k] = cgc_embed_size(e, s->workgroup_count[k]);
    cgc_text_format(e->t, "\n  {%s, %u, ", kinds[s->kind], s->kernel);
    cgc_embed_refer(e, "ranges", at, s->num_bindings);
    cgc_text_format(e->t, ", ");
    cgc_embed_refer(e, "words", at, s->num_push_constants);
    cgc_text_format(e->t, ", {%u, %u, %u}, 0x%08xu, ", groups[0], groups[1], groups[2], s->fill_pattern);
    cgc_embed_refer(e, "lists", lists[i], s->num_lists);
    cgc_text_format(e->t, ", %u},", s->kind == CG_STEP_FOR ? cgc_embed_size(e, s->trip_count) : 0);
  }
  cgc_text_format(e->t, "\n};\n");
}

typedef struct {
  uint32_t transient, parameters;
  size_t sizes;
} cgc_embed_function;

static void cgc_embed_function_tables(cgc_embed *e, const cg_program *p, cgc_embed_counts *c, size_t number, cgc_embed_function *out) {
  const cg_function *f = &p->functions[number];
  memset(&e->sizes, 0, sizeof e->sizes);
  cgc_embed_arrays(e, c, "arguments", number, f->arguments, f->num_arguments);
  cgc_embed_arrays(e, c, "results", number, f->results, f->num_results);
  cgc_embed_push_constants(e, "parameters", number, f->parameters, f->num_parameters);
  cgc_embed_steps(e, p, c, "steps", number, f->num_steps, f->steps);
  if (f->num_symbols) cgc_embed_open(e, "codegen_symbol", "symbols", number, f->num_symbols);
  for (size_t i = 0; i < f->num_symbols; i++) cgc_text_format(e->t, "%s{%u, %u}", i ? ", " : "", f->symbols[i].argument, f->symbols[i].dim);
  if (f->num_symbols) cgc_text_format(e->t, "};\n");
  out->transient = cgc_embed_size(e, f->transient_bytes);
  out->parameters = cgc_embed_size(e, f->parameter_bytes);
  out->sizes = e->sizes.count;
  cgc_embed_sizes(e, "sizes", number, f);
}

static void cgc_embed_functions(cgc_embed *e, const cg_program *p) {
  cgc_embed_function *facts = (cgc_embed_function *)cgc_alloc(p->num_functions * sizeof *facts);
  cgc_embed_counts counts;
  size_t most = 1;
  memset(&counts, 0, sizeof counts);
  for (size_t i = 0; i < p->num_functions; i++) cgc_embed_function_tables(e, p, &counts, i, &facts[i]);
  if (p->num_functions) cgc_text_format(e->t, "static const codegen_function %s_functions[%zu] = {", e->name, p->num_functions);
  for (size_t i = 0; i < p->num_functions; i++) {
    const cg_function *f = &p->functions[i];
    cgc_text_format(e->t, "\n  {");
    cgc_embed_string(e, f->name);
    cgc_text_format(e->t, ", ");
    cgc_embed_refer(e, "symbols", i, f->num_symbols);
    cgc_text_format(e->t, ", %zu, %zu, ", f->num_arguments, f->num_results);
    cgc_text_format(e->t, f->num_arguments ? "%s_arguments_%zu, " : "NULL, ", e->name, i);
    cgc_text_format(e->t, f->num_results ? "%s_results_%zu, " : "NULL, ", e->name, i);
    cgc_text_format(e->t, "%u, %u, ", facts[i].transient, facts[i].parameters);
    cgc_embed_refer(e, "parameters", i, f->num_parameters);
    cgc_text_format(e->t, ", ");
    cgc_embed_refer(e, "steps", i, f->num_steps);
    cgc_text_format(e->t, ", %zu, %s_sizes_%zu, %u},", facts[i].sizes, e->name, i, (unsigned)f->step_kinds);
    if (facts[i].sizes > most) most = facts[i].sizes;
  }
  if (p->num_functions) cgc_text_format(e->t, "\n};\n");
  cgc_text_format(e->t, "enum { %s_max_sizes = %zu }; // of any function\n", e->name, most);
}

void cgc_embed_program(cgc_text *t, const char *stem, const cg_program *p) {
  cgc_embed e;
  char *name = cgc_format("%s", stem);
  memset(&e, 0, sizeof e);
  for (char *c = name; *c; c++)
    if (!((*c >= 'a' && *c <= 'z') || (*c >= 'A' && *c <= 'Z') || (*c >= '0' && *c <= '9' && c != name))) *c = '_';
  e.t = t;
  e.name = name;
  cgc_text_format(t,
                  "// Generated by cgc %s for %s: do not edit. %s_program has it all; examples/embedded.c launches one.\n"
                  "#ifndef CODEGEN_EMBED_%s\n#define CODEGEN_EMBED_%s\n#include <stddef.h>\n#include <stdint.h>\n",
                  cg_version(), p->target.name, name, name, name);
  cgc_text_add(t, cgc_embed_types, sizeof cgc_embed_types - 1);
  cgc_text_add(t, cgc_embed_more_types, sizeof cgc_embed_more_types - 1);
  cgc_text_add(t, cgc_embed_arithmetic, sizeof cgc_embed_arithmetic - 1);
  cgc_embed_words(&e, p);
  cgc_embed_names(&e, "extensions", p->extensions, p->num_extensions);
  cgc_embed_names(&e, "features", p->features, p->num_features);
  cgc_embed_kernels(&e, p);
  cgc_embed_functions(&e, p);
  cgc_text_format(t, "static const codegen_program %s_program = {0x%08xu, %zu, %s_words, ", name, p->target.vulkan_version, p->num_words, name);
  cgc_text_format(t, p->constants_bytes ? "%zu, %s_constants, " : "0, NULL, ", p->constants_bytes, name);
  cgc_text_format(t, p->num_kernels ? "%zu, %s_kernels, " : "0, NULL, ", p->num_kernels, name);
  cgc_text_format(t, p->num_functions ? "%zu, %s_functions, " : "0, NULL, ", p->num_functions, name);
  cgc_embed_refer(&e, "extensions", 0, p->num_extensions);
  cgc_text_format(t, ", ");
  cgc_embed_refer(&e, "features", 0, p->num_features);
  cgc_text_format(t, "};\n#endif\n");
}
