// Writes src/dialects/cg_groups.h: where the groups of operands, results and regions of each row in src/dialects/*_ops.h stand.
//
//   groups [--check] FILE
//
// --check writes nothing and fails when FILE is stale. A row whose groups cannot be told apart by name is refused.
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dialects/cg_ops.h"

typedef struct {
  const char *id;
  unsigned long long traits;
  const char *lists[3]; // operands, results, regions
} row;
#define GROUPS_ROW(id, name, traits, operands, results, attrs, regions, format) {#id, traits, {operands, results, regions}},
static const row rows[] = {CG_ALL_OPS(GROUPS_ROW)};

enum { OPERANDS, RESULTS, REGIONS, NUM_LISTS, MAX_GROUPS = 16, MAX_TEXT = 1 << 20, WIDTH = 150 };

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

int main(int argc, char **argv) {
  bool check = argc == 3 && !strcmp(argv[1], "--check");
  const char *path = argv[argc - 1];
  if (argc != 2 && !check) return fprintf(stderr, "usage: groups [--check] FILE\n"), 2;
  put("// Public: where the groups of operands, results and regions stand, by the names that their row in *_ops.h gives them:\n"
      "// cg_op_operand(op, CG_SCF_FOR_STEP). Made of the rows by `make headers`: do not edit.\n"
      "// Of a variadic or optional group it is the first; what is behind one has no fixed place (cgi_operand_group finds it). Left out is what\n"
      "// needs no name: an only result, an only region, the operands of structured ops (dialects/linalg.h), and of elementwise ops that have one.\n"
      "// CG_LHS and CG_RHS are those of all elementwise ops that have these two.\n"
      "#ifndef CG_GROUPS_H\n#define CG_GROUPS_H\n\n// clang-format off\ntypedef enum cg_group {\n");
  put("  CG_LHS = 0, CG_RHS = 1,\n");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) put_row(&rows[i]);
  put("} cg_group;\n// clang-format on\n#endif\n");
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
