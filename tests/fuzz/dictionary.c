// Prints libFuzzer's dictionary of MLIR from the op table: names of ops, attributes and keywords of their formats; passes; a few of the syntax's own.
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include "codegen.h"

static void entry(const char *data, size_t len) {
  if (len < 2 || len > 60) return;
  putchar('"');
  for (size_t i = 0; i < len; i++) {
    if (data[i] == '"' || data[i] == '\\') putchar('\\');
    putchar(data[i]);
  }
  puts("\"");
}

// "value:i64?,kind=0": the names before ':', '?', '=' and '*'.
static void names(const char *list) {
  while (*list) {
    size_t len = strcspn(list, ":?=*,"), rest = strcspn(list, ",");
    entry(list, len);
    list += rest;
    if (*list) list++;
  }
}

// The literals of a format, which stand in back quotes.
static void literals(const char *format) {
  for (const char *open = strchr(format, '`'); open; open = strchr(open, '`')) {
    const char *close = strchr(open + 1, '`');
    if (!close) return;
    entry(open + 1, (size_t)(close - open - 1));
    open = close + 1;
  }
}

int main(void) {
  static const char *const own[] = {
      "affine_map<",   "affine_set<", "dense<", "dense_resource<", "array<i64: ", "strided<[", "tensor<",  "memref<",      "vector<",
      "complex<",      "tuple<",      "loc(",   "floordiv",        "ceildiv",     "mod",       "offset: ", "attributes {", "-> (",
      "func.func @f(", "0x7FC00000",  "xbf16",  "xf8E4M3FN",       "?x",          "%0:2",      "^bb0(",    "{-#",          "#-}"};
  cg_pass_info pass;
#define ROW(id, name, traits, operands, results, attrs, regions, format) entry(name, strlen(name)), names(attrs), literals(format);
  CG_ALL_OPS(ROW)
#undef ROW
  for (size_t i = 0; cg_pass_at(i, &pass); i++) entry(pass.name, strlen(pass.name));
  for (size_t i = 0; i < sizeof own / sizeof *own; i++) entry(own[i], strlen(own[i]));
  return 0;
}
