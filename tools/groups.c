// Writes what is made of the rows in src/dialects/*_ops.h: src/dialects/cg_groups.h, where their groups of operands, results and regions stand, and
// src/ir/op_tables.h, the rows as data without an address in it, each string once and packed.
//
//   groups [--check] GROUPS TABLES
//
// --check writes nothing and fails when a file is stale. A row whose groups cannot be told apart by name is refused.
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dialects/cg_ops.h"
#include "dialects/runtime_ops.h"
#include "dialects/transform_ops.h"

typedef struct {
  const char *id, *name;
  unsigned long long traits;
  const char *lists[3]; // operands, results, regions
  const char *attrs, *format;
} row;
#define GROUPS_ROW(id, name, traits, operands, results, attrs, regions, format) {#id, name, traits, {operands, results, regions}, attrs, format},
static const row rows[] = {CG_ALL_OPS(GROUPS_ROW)};
#define GROUPS_COUNT(id, name, traits, operands, results, attrs, regions, format) +1
#define GROUPS_FORMAT(name, format) {name, format},
static const char *const shared_formats[][2] = {CG_SHARED_FORMATS(GROUPS_FORMAT)};

// Rows beside the tables, which dialects/registered.c takes apart: the columns behind the name.
#define GROUPS_RUNTIME(name, traits, operands, results, attrs, regions, format) operands "\n" results "\n" attrs "\n" regions "\n" format,
#define GROUPS_TRANSFORM(id, name, traits, operands, results, attrs, regions, format)                                                                \
  GROUPS_RUNTIME(name, traits, operands, results, attrs, regions, format)
static const char *const registered_rows[] = {CGI_TRANSFORM_OPS(GROUPS_TRANSFORM) CGI_RUNTIME_OPS(GROUPS_RUNTIME)};

enum { OPERANDS, RESULTS, REGIONS, NUM_LISTS, MAX_GROUPS = 16, MAX_TEXT = 1 << 20, WIDTH = 150 };
enum { NUM_ROWS = sizeof rows / sizeof *rows, NUM_MLIR_ROWS = 0 CG_MLIR_OPS(GROUPS_COUNT), PART = 4000 }; // C99 has literals of 4095 bytes

typedef struct {
  char name[64]; // LOWER_BOUND of lowerBound
  bool open;     // optional or variadic: what is behind it has no fixed place
} group;

static char text[MAX_TEXT];
static size_t len;
static size_t line; // where the last line starts

static void put(const char *s) {
  size_t n = strlen(s);
  if (len + n >= MAX_TEXT) exit(2);
  memcpy(text + len, s, n + 1);
  len += n;
  for (size_t i = len - n; i < len; i++)
    if (text[i] == '\n') line = i + 1;
}

static void put_position(const char *id, const char *name, unsigned at) {
  char item[192];
  int n = snprintf(item, sizeof item, "CG_%s_%s = %u,", id, name, at);
  put(len == line ? "  " : len - line + 1 + (size_t)n > WIDTH ? "\n  " : " ");
  put(item);
}

static unsigned groups_of(const char *list, bool regions, group *out) {
  unsigned n = 0;
  while (*list) {
    size_t size = strcspn(list, ","), at = 0;
    if (*list != '^') { // a count of successors
      group *g = &out[n++];
      if (n == MAX_GROUPS) exit(2);
      g->open = false;
      for (size_t i = 0; i < size && list[i] != '='; i++) {
        if (list[i] == '*' || (list[i] == '?' && !regions)) g->open = true; // an empty region keeps its place
        if (!isalnum((unsigned char)list[i]) && list[i] != '_') continue;
        if (i && isupper((unsigned char)list[i]) && !isupper((unsigned char)list[i - 1])) g->name[at++] = '_';
        g->name[at++] = (char)toupper((unsigned char)list[i]);
        if (at + 2 > sizeof g->name) exit(2);
      }
      g->name[at] = 0;
    }
    list += size + (list[size] == ',');
  }
  return n;
}

static void put_row(const row *r) {
  char seen[NUM_LISTS * MAX_GROUPS][64];
  unsigned places[NUM_LISTS * MAX_GROUPS], num_seen = 0;
  for (unsigned l = 0; l < NUM_LISTS; l++) {
    group groups[MAX_GROUPS];
    unsigned n = groups_of(r->lists[l], l == REGIONS, groups);
    bool same =
        l == OPERANDS && r->traits & CG_TRAIT_ELEMENTWISE && (n == 1 || (n == 2 && !strcmp(groups[0].name, "LHS") && !strcmp(groups[1].name, "RHS")));
    if (same || (l != OPERANDS && n < 2) || (l == OPERANDS && r->traits & CG_TRAIT_STRUCTURED)) continue;
    for (unsigned i = 0; i < n; i++) {
      unsigned k = 0;
      while (k < num_seen && strcmp(seen[k], groups[i].name)) k++;
      if (k == num_seen) {
        strcpy(seen[num_seen], groups[i].name);
        places[num_seen++] = i;
        put_position(r->id, groups[i].name, i);
      } else if (places[k] != i) {
        fprintf(stderr, "groups: %s: two groups named %s at different places\n", r->id, groups[i].name);
        exit(1);
      }
      if (groups[i].open) break;
    }
  }
  if (num_seen) put("\n");
}

// ---- the rows as data ----------------------------------------------------------------------------------------------------------------
typedef struct {
  unsigned char bytes[1 << 16];
  size_t len;
} blob;

// Different strings, by number.
typedef struct {
  blob b;
  size_t at[256], count, first_tier_end; // what is behind is of ops of the second tier alone
} strings;

static blob names, formats, registered;
static strings operands, results, attrs, bare_attrs, regions;   // bare: without what only a format asks for
static size_t format_of[NUM_ROWS + 1], row_of[NUM_ROWS + 1][5]; // row 0: what no table has
static unsigned long long traits[256];
static size_t num_traits;

// ---- packing -------------------------------------------------------------------------------------------------------------------------
// As tools/amalgamate.c packs messages: a byte that no text has stands for a pair of bytes, and a pair may hold such bytes.
enum { MAX_PAIRS = 160 }; // pair i is byte 128 + i, and from 256 on i - 128
static unsigned char pairs[MAX_PAIRS][2];
static size_t num_pairs;
static blob texts; // all of them, once, ended by NUL, as packed as the pairs chosen so far make them

static size_t replace_pair(unsigned char *s, size_t n, size_t pair) {
  size_t kept = 0;
  for (size_t i = 0; i < n; i++) {
    bool both = i + 1 < n && s[i] == pairs[pair][0] && s[i + 1] == pairs[pair][1];
    s[kept++] = both ? (unsigned char)(128 + pair) : s[i];
    i += both;
  }
  return kept;
}

static bool is_pair(size_t i) { return i != 128 && i != 128 + '\n'; }

// The pair that stands most often in the texts becomes a byte, until there are no bytes left.
static void choose_pairs(void) {
  static unsigned counts[65536];
  for (; num_pairs < MAX_PAIRS; num_pairs++) {
    unsigned best = 0;
    memset(counts, 0, sizeof counts);
    for (size_t i = 0; i + 1 < texts.len && is_pair(num_pairs); i++) {
      unsigned at = texts.bytes[i] * 256u + texts.bytes[i + 1];
      if (texts.bytes[i] && texts.bytes[i + 1] && ++counts[at] > counts[best]) best = at;
    }
    pairs[num_pairs][0] = (unsigned char)(best / 256);
    pairs[num_pairs][1] = (unsigned char)(best % 256);
    if (is_pair(num_pairs)) texts.len = replace_pair(texts.bytes, texts.len, num_pairs);
  }
}

static size_t find(const blob *b, const unsigned char *bytes, size_t n) { // where they begin, behind a NUL; the length if nowhere
  for (size_t i = 0; i + n <= b->len; i++)
    if ((i == 0 || !b->bytes[i - 1]) && !memcmp(b->bytes + i, bytes, n)) return i;
  return b->len;
}

static size_t add(blob *b, const unsigned char *bytes, size_t n) { // at the end if nowhere yet
  size_t at = find(b, bytes, n);
  if (at < b->len) return at;
  if (b->len + n > sizeof b->bytes) exit(2);
  memcpy(b->bytes + b->len, bytes, n);
  b->len += n;
  return at;
}

// Packs n bytes of s into out, and a NUL behind them; gives how many there are before it.
static size_t pack(const char *s, size_t n, unsigned char *out) {
  memcpy(out, s, n);
  out[n] = 0;
  if (!num_pairs) (void)add(&texts, out, n + 1);
  for (size_t i = 0; i < num_pairs; i++)
    if (is_pair(i)) n = replace_pair(out, n, i);
  out[n] = 0;
  return n;
}

static size_t intern(blob *b, const char *string) { // where it stands, packed
  unsigned char bytes[4096];
  if (strlen(string) >= sizeof bytes) exit(2);
  return add(b, bytes, pack(string, strlen(string), bytes) + 1);
}

static size_t number(strings *t, const char *s) {
  size_t i = 0, at = intern(&t->b, s);
  while (i < t->count && t->at[i] != at) i++;
  if (i == 256) fprintf(stderr, "groups: more than 256 strings of a column: its number needs two bytes\n"), exit(1);
  if (i == t->count) t->at[t->count++] = at;
  return i;
}

// "name:kind[…]?=default,…" without kinds and defaults, what has one being optional.
static void bare(char *out, const char *list) {
  int depth = 0;
  bool name = true, optional = false;
  for (;; list++) {
    depth += (*list == '<') + (*list == '(') - (*list == '>') - (*list == ')');
    if (!*list || (*list == ',' && !depth)) {
      if (optional) *out++ = '?';
      *out++ = *list;
      name = true;
      optional = false;
      if (!*list) return;
      continue;
    }
    optional |= !depth && (*list == '?' || *list == '=');
    name &= !strchr(":?=", *list);
    if (name) *out++ = *list;
  }
}

static void number_row(size_t i, const char *groups, const char *values, const char *attributes, const char *inside) {
  char s[4096];
  if (strlen(attributes) + 64 > sizeof s) exit(2);
  bare(s, attributes);
  row_of[i][1] = number(&operands, groups);
  row_of[i][2] = number(&results, values);
  row_of[i][3] = number(&attrs, attributes);
  row_of[i][4] = number(&regions, inside);
  if (row_of[i][3] == bare_attrs.count) bare_attrs.at[bare_attrs.count++] = intern(&bare_attrs.b, s);
}

static size_t intern_traits(unsigned long long t) {
  size_t i = 0;
  while (i < num_traits && traits[i] != t) i++;
  if (i == 256) exit(2);
  if (i == num_traits) traits[num_traits++] = t;
  return i;
}

static char dialect[64]; // of the last name
static size_t part_start;

static void put_name(const char *name, size_t n, unsigned mark) {
  size_t packed = pack(name, n, names.bytes + names.len + 1);
  names.bytes[names.len] = (unsigned char)(packed + mark);
  names.len += packed + 1;
}

static void add_name(const char *name) { // a byte of its length, 128 more where it is the dialect of those behind it
  size_t n = strcspn(name, ".") + 1;
  if (strlen(name) > 63) exit(2);
  if (names.len - part_start > PART - 200) names.bytes[names.len++] = 0, part_start = names.len; // none: a place to end a literal
  if (strncmp(name, dialect, n) || dialect[n]) {
    snprintf(dialect, sizeof dialect, "%.*s", (int)n, name);
    put_name(name, n, 128);
  }
  put_name(name + n, strlen(name + n), 0);
}

static const char *format_text(const char *format) {
  for (size_t i = 0; *format == '@' && i < sizeof shared_formats / sizeof *shared_formats; i++)
    if (!strcmp(format + 1, shared_formats[i][0])) return shared_formats[i][1];
  if (*format == '@') exit(2);
  return format;
}

static void put_bytes(const unsigned char *s, size_t n) {
  char c[8];
  put("\"");
  for (size_t i = 0; i < n; i++) {
    bool plain = s[i] >= ' ' && s[i] < 127 && !strchr("\"\\?", s[i]);
    snprintf(c, sizeof c, plain ? "%c" : s[i] || (i + 1 < n && isdigit(s[i + 1])) ? "\\%03o" : "\\0", s[i]);
    if (len - line + 6 > WIDTH) put("\"\n    \"");
    put(c);
  }
  put("\"");
}

// A struct of arrays, whose bytes follow each other: a literal ends where a NUL is. What is behind `end` is only there without the macro.
static void put_blob(const char *name, const blob *b, size_t end, const char *without) {
  char s[128];
  size_t at, n, ends[16], count = 0;
  for (at = 0; at < b->len; at = ends[count++]) {
    size_t stop = at < end ? end : b->len;
    n = stop - at < PART ? stop - at : PART;
    while (n && b->bytes[at + n - 1]) n--;
    if (!n || count == sizeof ends / sizeof *ends) exit(2);
    ends[count] = at + n;
  }
  snprintf(s, sizeof s, "static const struct cgi_%s {\n", name);
  put(s);
  for (int values = 0; values < 2; values++) {
    bool guarded = false;
    for (size_t i = 0; i < count; i++) {
      at = i ? ends[i - 1] : 0;
      if (without && at >= end && !guarded) guarded = true, put("#ifndef "), put(without), put("\n");
      snprintf(s, sizeof s, "  char part%u[%u];\n", (unsigned)i, (unsigned)(ends[i] - at));
      put(values ? "    " : s);
      if (values) put_bytes(b->bytes + at, ends[i] - at - 1), put(",\n");
    }
    if (guarded) put("#endif\n");
    if (values) break;
    snprintf(s, sizeof s, "} cgi_%s = {\n", name);
    put(s);
  }
  put("};\n");
}

static void put_numbers(const char *type, const char *name, const size_t *v, size_t n) {
  char s[128];
  snprintf(s, sizeof s, "static const %s cgi_%s[] = {", type, name);
  put(s);
  for (size_t i = 0; i < n; i++) {
    snprintf(s, sizeof s, "%s%u,", len - line + 8 > WIDTH || !i ? "\n    " : " ", (unsigned)v[i]);
    put(s);
  }
  put("\n};\n");
}

#define SECOND_TIER "CODEGEN_NO_SECOND_TIER_OPS"

static void put_strings(const char *name, const strings *t) {
  char s[64];
  put_blob(name, &t->b, t->first_tier_end, SECOND_TIER);
  snprintf(s, sizeof s, "%s_at", name);
  put_numbers("uint16_t", s, t->at, t->count);
}

static void end_first_tier(strings *t) { t->first_tier_end = t->b.len; }

static size_t formats_end;

static void collect(void) {
  for (int second = 0; second < 2; second++) {
    if (!second) number_row(0, "operands*", "results*", "", "regions*");
    for (size_t i = 0; i < NUM_ROWS; i++)
      if (!(rows[i].traits & CG_TRAIT_SECOND_TIER) == !second)
        number_row(i + 1, rows[i].lists[OPERANDS], rows[i].lists[RESULTS], rows[i].attrs, rows[i].lists[REGIONS]);
    if (second) break;
    end_first_tier(&operands), end_first_tier(&results), end_first_tier(&attrs), end_first_tier(&bare_attrs), end_first_tier(&regions);
  }
  format_of[0] = intern(&formats, "");
  row_of[0][0] = intern_traits(0);
  for (size_t i = 0; i < NUM_ROWS; i++) {
    const char *format = format_text(rows[i].format);
    add_name(rows[i].name);
    if (i == NUM_MLIR_ROWS) formats_end = formats.len;
    format_of[i + 1] = intern(&formats, format);
    row_of[i + 1][0] = intern_traits(rows[i].traits);
  }
  names.bytes[names.len++] = 0;
  for (size_t i = 0; i < sizeof registered_rows / sizeof *registered_rows; i++)
    registered.len += pack(registered_rows[i], strlen(registered_rows[i]), registered.bytes + registered.len) + 1;
}

static void make_tables(void) {
  char s[128];
  collect();
  choose_pairs();
  memset(&names, 0, sizeof names), memset(&formats, 0, sizeof formats), memset(&registered, 0, sizeof registered);
  memset(&operands, 0, sizeof operands), memset(&results, 0, sizeof results), memset(&regions, 0, sizeof regions);
  memset(&attrs, 0, sizeof attrs), memset(&bare_attrs, 0, sizeof bare_attrs);
  dialect[0] = 0;
  part_start = num_traits = 0;
  collect();
  put("// Private: the op rows of dialects/*_ops.h as data, each string once, by kind. Made of the rows by `make headers`: do not edit.\n"
      "#ifndef CGI_OP_TABLES_H\n#define CGI_OP_TABLES_H\n\n// clang-format off\n"
      "// What the bytes from 128 on, and then those below 32, stand for in all strings, two bytes each.\n");
  put("static const unsigned char cgi_op_pairs[] = {");
  for (size_t i = 0; i < 2 * MAX_PAIRS; i++) {
    snprintf(s, sizeof s, "%s%u,", len - line + 6 > WIDTH || !i ? "\n    " : " ", pairs[i / 2][i % 2]);
    put(s);
  }
  put("\n};\n"
      "// In the order of the kinds, the first of which is 1: a byte of the length, then the name. A byte from 128 on is the length, and 128\n"
      "// more, of the dialect of the names behind it. 0: nothing.\n");
  put_blob("op_names", &names, names.len, NULL);
  put("// The columns of rows: strings, and where each of them is.\n");
  put_strings("op_operands", &operands);
  put_strings("op_results", &results);
  put("#ifndef CODEGEN_NO_TEXT\n");
  put_strings("op_attrs", &attrs);
  put("#else // without what only formats ask for\n");
  put_strings("op_attrs", &bare_attrs);
  put("#endif\n");
  put_strings("op_regions", &regions);
  put("static const uint32_t cgi_op_trait_sets[] = {");
  for (size_t i = 0; i < num_traits; i++) {
    snprintf(s, sizeof s, "%s0x%llx,", len - line + 10 > WIDTH || !i ? "\n    " : " ", traits[i]);
    put(s);
  }
  put("\n};\n// By kind: the numbers of its traits, operands, results, attributes and regions.\nstatic const uint8_t cgi_op_rows[][5] = {");
  for (size_t i = 0; i <= NUM_ROWS; i++) {
    const size_t *r = row_of[i];
    snprintf(s, sizeof s, "%s{%u, %u, %u, %u, %u},", len - line + 28 > WIDTH || !i ? "\n    " : " ", (unsigned)r[0], (unsigned)r[1], (unsigned)r[2],
             (unsigned)r[3], (unsigned)r[4]);
    put(s);
  }
  put("\n};\n#ifndef CODEGEN_NO_TEXT\n");
  put_blob("op_formats", &formats, formats_end, "CODEGEN_NO_IREE_SYNTAX");
  put_numbers("uint16_t", "op_format_of", format_of, NUM_ROWS + 1);
  snprintf(s, sizeof s, "#define CGI_FIRST_IREE_OP %uu\n", NUM_MLIR_ROWS + 1u);
  put(s);
  put("#ifndef CODEGEN_NO_IREE_SYNTAX\n"
      "// The rows of transform_ops.h and runtime_ops.h: operands, results, attributes, regions and format, each on a line.\n");
  put_blob("op_registered", &registered, registered.len, NULL);
  put("#endif\n#endif\n// clang-format on\n#endif\n");
}

static void make_groups(void) {
  put("// Public: where the groups of operands, results and regions stand, by the names that their row in *_ops.h gives them:\n"
      "// cg_op_operand(op, CG_SCF_FOR_STEP). Made of the rows by `make headers`: do not edit.\n"
      "// Of a variadic or optional group it is the first; what is behind one has no fixed place (cgi_operand_group finds it). Left out is what\n"
      "// needs no name of its own: an only result, an only region, the operands of structured ops (dialects/linalg.h). CG_LHS and CG_RHS are\n"
      "// those of all elementwise ops that have these two, CG_OPERAND is that of all that have one, and of ops whose first is named `operand`;\n"
      "// CG_SOURCE is that of ops whose first is named `source` or `src`: views, slices, reshapes, casts.\n"
      "#ifndef CG_GROUPS_H\n#define CG_GROUPS_H\n\n// clang-format off\ntypedef enum cg_group {\n");
  put("  CG_LHS = 0, CG_RHS = 1, CG_OPERAND = 0, CG_SOURCE = 0,\n");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) put_row(&rows[i]);
  put("} cg_group;\n// clang-format on\n#endif\n");
}

// Writes the text, or compares it.
static int finish(const char *path, bool check) {
  static char old[MAX_TEXT];
  FILE *f = fopen(path, "rb");
  size_t n = f ? fread(old, 1, sizeof old, f) : 0;
  if (f) fclose(f);
  if (n == len && !memcmp(old, text, len)) return 0; // what depends on it stays as it is
  if (check) return fprintf(stderr, "groups: %s is not what the rows say; run: make headers\n", path), 1;
  f = fopen(path, "wb");
  if (!f) return perror(path), 1;
  size_t written = fwrite(text, 1, len, f);
  return fclose(f) == 0 && written == len ? 0 : 1;
}

int main(int argc, char **argv) {
  bool check = argc == 4 && !strcmp(argv[1], "--check");
  if (argc != 3 && !check) return fprintf(stderr, "usage: groups [--check] GROUPS TABLES\n"), 2;
  make_groups();
  int status = finish(argv[argc - 2], check);
  len = line = 0;
  make_tables();
  return status | finish(argv[argc - 1], check);
}
