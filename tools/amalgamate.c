// Writes the shipped headers: each spine of src/ with every quoted include that names a file of src/ inlined once, in order.
//
//   amalgamate [--check] SRC OUT     e.g. amalgamate src .
//   amalgamate --pairs SRC           chooses the pairs for the texts of today: worth it after much has been written
//
// The output depends on the files of SRC alone: no dates, LF line ends. --check writes nothing and fails when OUT is stale.
//
// Messages of diagnostics get their short form beside them, which CODEGEN_NO_MESSAGES takes: the kind, a code made of the text, and the conversions,
// so that the arguments still show. Where they are formatted, and in the bodies of formulas, bytes above 127 stand for pairs of others, and a 1 and a
// byte for a phrase, which halves them: src/core/pairs.h. cgi_op_error(op, "[race] reads %t", t) becomes
// cgi_op_error(op, CGI_MESSAGE("[race] #0mkyr %t", "\361a\204\202t", "[race] reads %t"), t).
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const spines[] = {"codegen.h", "codegen_spirv.h", "codegen_nvvm.h", "codegen_c.h"};
enum { NUM_SPINES = 4, MAX_FILES = 1024, MAX_NEST = 64, MAX_MESSAGES = 8192 };

typedef struct {
  char *data;
  size_t len, capacity;
} buffer;

typedef struct {
  char path[256];
  char nest[1024]; // the spine's conditionals around the place where it was inlined
} inlined_file;

typedef struct {
  const char *src;
  const char *spine;
  buffer out;
  inlined_file files[MAX_FILES];
  size_t num_files;
  char conditions[MAX_NEST][256]; // of the spine, at the current line
  size_t depth;
  bool failed;
} amalgamation;

static void die(const char *what, const char *name) {
  fprintf(stderr, "amalgamate: %s: %s\n", name, what);
  exit(1);
}

static void append(buffer *b, const char *data, size_t len) {
  if (b->len + len + 1 > b->capacity) {
    b->capacity = (b->len + len + 1) * 2;
    b->data = (char *)realloc(b->data, b->capacity);
    if (!b->data) die("out of memory", "output");
  }
  memcpy(b->data + b->len, data, len);
  b->len += len;
  b->data[b->len] = 0;
}

static void append_z(buffer *b, const char *z) { append(b, z, strlen(z)); }

static bool read_file(const char *path, buffer *out) {
  FILE *f = fopen(path, "rb");
  char chunk[65536];
  size_t n;
  memset(out, 0, sizeof *out);
  if (!f) return false;
  append(out, "", 0);
  while ((n = fread(chunk, 1, sizeof chunk, f)) > 0) {
    for (size_t i = 0; i < n; i++) {
      if (chunk[i] != '\r') append(out, &chunk[i], 1);
    }
  }
  fclose(f);
  return true;
}

static const char *skip_blanks(const char *p) {
  while (*p == ' ' || *p == '\t') p++;
  return p;
}

// The path of `#include "path"`, or false.
static bool quoted_include(const char *line, char path[256]) {
  const char *p = skip_blanks(line), *end;
  if (*p != '#') return false;
  p = skip_blanks(p + 1);
  if (strncmp(p, "include", 7) != 0) return false;
  p = skip_blanks(p + 7);
  if (*p != '"') return false;
  end = strchr(p + 1, '"');
  if (!end || (size_t)(end - p) >= 256) return false;
  memcpy(path, p + 1, (size_t)(end - p - 1));
  path[end - p - 1] = 0;
  return true;
}

static bool is_spine(const char *path) {
  for (int i = 0; i < NUM_SPINES; i++)
    if (strcmp(path, spines[i]) == 0) return true;
  return false;
}

// ---- messages ---------------------------------------------------------------------------------------------------------------------------
// The functions that report, which argument is the message, from 0, and whether it is packed: for those that format it.
typedef struct {
  const char *name;
  int argument;
  bool packed;
} reporter;
static const reporter reporters[] = {
    {"cgi_argument_error", 1, true},
    {"cgi_call_error", 1, true},
    {"cgi_config_fail", 2, true},
    {"cgi_config_list", 4, true},
    {"cgi_error", 2, true},
    {"cgi_fault", 2, true},
    {"cgi_expansion_fail", 1, true},
    {"cgi_misuse", 2, true},
    {"cgi_note", 2, true},
    {"cgi_op_error", 1, true},
    {"cgi_op_unsupported", 1, true},
    {"cgi_overrides_error", 2, true},
    {"cgi_parser_error", 1, true},
    {"cgi_parser_error_at", 2, true},
    {"cgi_pass_needs", 2, true},
    {"cgi_pipeline_error", 1, true},
    {"cgi_pipeline_syntax", 1, true},
    {"cgi_remark", 2, true},
    {"cgi_spv_fail", 1, false},
    {"cgi_spv_invalid", 1, false},
    {"cgi_unsupported", 2, true},
    {"cgi_emission_fail", 2, true},
    {"cgi_verify_interface_fail", 2, true},
    {"cgi_vectorize_unsupported", 1, true},
    {"CGI_EMISSION_LACKS", 0, true},
    {"CGI_HLO_FAIL", 1, true},
    {"CGI_SAYS", 0, true},
};
static const reporter formatted = {"cgi_format", 1, true};

static struct message_text {
  char code[8];
  char *text;
} messages[MAX_MESSAGES];
static size_t num_messages;

static bool is_word(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; }

// The end of the comment, literal, word or character at p.
static const char *token_end(const char *p) {
  const char quote = *p;
  if (p[0] == '/' && p[1] == '/') return p + strcspn(p, "\n");
  if (p[0] == '/' && p[1] == '*') {
    const char *end = strstr(p + 2, "*/");
    return end ? end + 2 : p + strlen(p);
  }
  if (quote == '"' || quote == '\'') {
    for (p++; *p && *p != quote && *p != '\n'; p++)
      if (*p == '\\' && p[1]) p++;
    return *p == quote ? p + 1 : p;
  }
  if (!is_word(quote)) return p + 1;
  while (is_word(*p)) p++;
  return p;
}

static const char *skip_space(const char *p) {
  for (;;) {
    if (*p == ' ' || *p == '\t' || *p == '\n')
      p++;
    else if (p[0] == '/' && (p[1] == '/' || p[1] == '*'))
      p = token_end(p);
    else
      return p;
  }
}

// Five digits that the text decides, so that they stay where it stays.
static void message_code(const char *text, char code[8]) {
  unsigned long hash = 2166136261u;
  size_t i;
  for (const char *c = text; *c; c++) hash = ((hash ^ (unsigned char)*c) * 16777619u) & 0xffffffffu;
  hash ^= hash >> 25;
  for (i = 0; i < 5; i++) code[i] = "0123456789abcdefghjkmnpqrstvwxyz"[hash >> (5 * i) & 31];
  code[5] = 0;
  for (i = 0; i < num_messages && strcmp(messages[i].code, code) != 0; i++) {}
  if (i < num_messages && strcmp(messages[i].text, text) != 0) die("two messages have one code: reword either", text);
  if (i < num_messages) return;
  if (num_messages == MAX_MESSAGES) die("too many messages", text);
  memcpy(messages[num_messages].code, code, 8);
  messages[num_messages].text = (char *)malloc(strlen(text) + 1);
  if (!messages[num_messages].text) die("out of memory", text);
  strcpy(messages[num_messages++].text, text);
}

// ---- packing ----------------------------------------------------------------------------------------------------------------------------
// A text is packed as symbols: bytes, and from 256 on phrases, which are written as ESCAPE and a byte. Rules make them, in turn: the pair i becomes
// the byte 128 + i, from 256 on i - 128 (no text has a control character but '\n'), and then runs of symbols become phrases.
enum { MESSAGES, FORMULAS, NUM_PACKINGS };
enum { ESCAPE = 1, MAX_PAIRS = 160, MAX_PHRASES = 255, MAX_PHRASE = 32, FIRST_PHRASE = 256 };
typedef unsigned short symbol;
typedef struct {
  symbol what[MAX_PHRASE], by;
  size_t len;
} rule;
static struct {
  const char *pairs, *phrases; // the names of their tables
  rule rules[MAX_PAIRS + MAX_PHRASES];
  size_t count;
  buffer texts; // all of them, each ended by NUL
} packings[NUM_PACKINGS] = {{"cgi_message_pairs", "cgi_message_phrases", {{{0}, 0, 0}}, 0, {NULL, 0, 0}},
                            {"cgi_formula_pairs", "cgi_formula_phrases", {{{0}, 0, 0}}, 0, {NULL, 0, 0}}};

static bool is_pair(int i) { return i != 128 && i != 128 + '\n' && i != 128 + ESCAPE; }
static size_t width(symbol s) { return s < FIRST_PHRASE ? 1 : 2; }

// The bytes of the array `name` in the text, in decimal or as characters.
static size_t read_bytes(const char *text, const char *name, unsigned char *bytes, size_t max) {
  size_t n = 0;
  char declared[64];
  snprintf(declared, sizeof declared, " %s[", name);
  const char *p = strstr(text, declared);
  if (!p) die("not found", name);
  for (p = strchr(p, '{') + 1; *p != '}'; p++) {
    if (strchr(" ,\n", *p)) continue;
    if (n == max) die("is too long", name);
    bytes[n++] = (unsigned char)(*p != '\'' ? strtol(p, NULL, 10) : p[1] != '\\' ? p[1] : p[2] == 'n' ? '\n' : p[2]);
    p = token_end(p) - 1;
  }
  return n;
}

static void read_pairs(const char *src) {
  char path[512];
  buffer text;
  unsigned char bytes[MAX_PHRASES * MAX_PHRASE];
  snprintf(path, sizeof path, "%s/core/pairs.h", src);
  if (!read_file(path, &text)) die("cannot be read", path);
  for (int k = 0; k < NUM_PACKINGS; k++) {
    rule *r = packings[k].rules;
    size_t n = read_bytes(text.data, packings[k].pairs, bytes, 2 * MAX_PAIRS);
    for (size_t i = 0; 2 * i < n; i++) {
      if (!is_pair((int)i)) continue;
      r->what[0] = bytes[2 * i], r->what[1] = bytes[2 * i + 1];
      r->len = 2;
      r++->by = (unsigned char)(i + 128);
    }
    n = read_bytes(text.data, packings[k].phrases, bytes, sizeof bytes);
    for (size_t i = 0, phrase = FIRST_PHRASE; i < n && bytes[i]; i++, r++) {
      for (r->len = 0; bytes[i]; i++) {
        if (r->len == MAX_PHRASE) die("a phrase is too long", path);
        r->what[r->len++] = bytes[i] == ESCAPE ? (symbol)(FIRST_PHRASE - 1 + bytes[++i]) : bytes[i];
      }
      r->by = (symbol)phrase++;
    }
    packings[k].count = (size_t)(r - packings[k].rules);
  }
  free(text.data);
}

static size_t apply(symbol *s, size_t n, const rule *r) {
  size_t kept = 0;
  for (size_t i = 0; i < n; kept++) {
    bool found = i + r->len <= n && memcmp(s + i, r->what, r->len * sizeof *s) == 0;
    s[kept] = found ? r->by : s[i];
    i += found ? r->len : 1;
  }
  return kept;
}

static rule most_frequent_pair(const symbol *s, size_t n, symbol by) {
  static int counts[65536];
  int best = 0;
  rule r;
  memset(&r, 0, sizeof r);
  memset(counts, 0, sizeof counts);
  for (size_t i = 0; i + 1 < n; i++)
    if (s[i] && s[i + 1] && ++counts[s[i] * 256 + s[i + 1]] > counts[best]) best = s[i] * 256 + s[i + 1];
  r.what[0] = (symbol)(best / 256), r.what[1] = (symbol)(best % 256);
  r.len = 2;
  r.by = by;
  return r;
}

static size_t alike(const symbol *a, const symbol *b) { // symbols that two runs begin with, within texts
  size_t n = 0;
  while (n < MAX_PHRASE && a[n] && a[n] == b[n]) n++;
  return n;
}

static int by_symbols(const void *a, const void *b) {
  const symbol *x = *(const symbol *const *)a, *y = *(const symbol *const *)b;
  size_t n = alike(x, y);
  return n < MAX_PHRASE && x[n] != y[n] ? (x[n] < y[n] ? -1 : 1) : x < y ? -1 : x > y;
}

// The run of symbols that saves the most bytes as a phrase; one of no length where none saves any.
static rule best_phrase(const symbol *s, size_t n, symbol by) {
  const symbol **sorted = (const symbol **)malloc(n * sizeof *sorted);
  long best = 0;
  rule r;
  memset(&r, 0, sizeof r);
  if (!sorted) die("out of memory", "phrases");
  for (size_t i = 0; i < n; i++) sorted[i] = s + i;
  qsort(sorted, n, sizeof *sorted, by_symbols);
  for (size_t len = 2; len <= MAX_PHRASE; len++) {
    long count = 1;
    for (size_t i = 1; i <= n; i++) {
      if (i < n && alike(sorted[i - 1], sorted[i]) >= len) {
        count++;
        continue;
      }
      long bytes = 0;
      for (size_t k = 0; count > 1 && k < len; k++) bytes += (long)width(sorted[i - 1][k]);
      if (count > 1 && (bytes - 2) * count - (bytes + 1) > best) {
        best = (bytes - 2) * count - (bytes + 1);
        memcpy(r.what, sorted[i - 1], len * sizeof *s);
        r.len = len;
        r.by = by;
      }
      count = 1;
    }
  }
  free(sorted);
  return r;
}

static void put_byte(FILE *f, unsigned c, size_t *at) {
  fprintf(f, (*at)++ % 16 == 0 ? "\n " : "");
  if (c >= 127 || (c < ' ' && c != '\n'))
    fprintf(f, " %u,", c);
  else
    fprintf(f, c == '\n' ? " '\\n'," : strchr("'\\", (int)c) ? " '\\%c'," : " '%c',", (int)c);
}

static int by_text(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }

// The symbols of a packing's texts, each text once, between zeros; behind them, zeros for runs that begin at the end.
static symbol *all_symbols(const buffer *texts, size_t *n) {
  symbol *s = (symbol *)calloc(texts->len + MAX_PHRASE + 1, sizeof *s);
  const char **sorted = (const char **)malloc((texts->len + 1) * sizeof *sorted);
  size_t count = 0;
  if (!s || !sorted) die("out of memory", "texts");
  for (const char *p = texts->data; p < texts->data + texts->len; p += strlen(p) + 1) sorted[count++] = p;
  qsort(sorted, count, sizeof *sorted, by_text);
  *n = 0;
  for (size_t i = 0; i < count; i++) {
    if (i && strcmp(sorted[i - 1], sorted[i]) == 0) continue;
    for (const char *p = sorted[i]; *p; p++) s[(*n)++] = (unsigned char)*p;
    (*n)++;
  }
  free(sorted);
  return s;
}

// The pair that stands most often in the texts becomes a byte, until there are no bytes left; then what saves most becomes a phrase.
static void choose_pairs(const char *src) {
  char path[512];
  FILE *f;
  snprintf(path, sizeof path, "%s/core/pairs.h", src);
  f = fopen(path, "wb");
  if (!f) die("cannot be written", path);
  fprintf(f,
          "// Private: what the bytes from 128 on, and then those below 32, stand for in packed texts, two bytes each, and what a 1 and a byte do,\n"
          "// which counts the phrases from 1, each ended by 0. Written by `build/amalgamate --pairs src`.\n"
          "#ifndef CGI_PAIRS_H\n#define CGI_PAIRS_H\n\n// clang-format off\n");
  for (int k = 0; k < NUM_PACKINGS; k++) {
    size_t n, at = 0;
    symbol *s = all_symbols(&packings[k].texts, &n);
    rule r;
    fprintf(f, "static const unsigned char %s[] = {", packings[k].pairs);
    for (int i = 0; i < MAX_PAIRS; i++) {
      memset(&r, 0, sizeof r);
      if (is_pair(i)) r = most_frequent_pair(s, n, (unsigned char)(i + 128)), n = apply(s, n, &r);
      put_byte(f, r.what[0], &at);
      put_byte(f, r.what[1], &at);
    }
    fprintf(f, "\n};\nstatic const unsigned char %s[] = {", packings[k].phrases);
    at = 0;
    for (int i = 0; i < MAX_PHRASES && (memset(s + n, 0, MAX_PHRASE * sizeof *s), r = best_phrase(s, n, (symbol)(FIRST_PHRASE + i))).len; i++) {
      for (size_t j = 0; j < r.len; j++) {
        if (r.what[j] >= FIRST_PHRASE) put_byte(f, ESCAPE, &at);
        put_byte(f, r.what[j] < FIRST_PHRASE ? r.what[j] : (unsigned)(r.what[j] - FIRST_PHRASE + 1), &at);
      }
      put_byte(f, 0, &at);
      n = apply(s, n, &r);
    }
    put_byte(f, 0, &at);
    fprintf(f, "\n};\n");
    free(s);
  }
  fprintf(f, "// clang-format on\n#endif\n");
  if (fclose(f) != 0) die("cannot be written", path);
}

static void append_symbol(buffer *out, unsigned byte) {
  char c[8];
  bool plain = byte >= ' ' && byte < 127 && !strchr("\"\\?", (int)byte);
  snprintf(c, sizeof c, plain ? "%c" : "\\%03o", byte);
  append_z(out, c);
}

// Appends the literal of what the inside of another literal, escapes and all, becomes; false where that is not shorter. A formula's name and
// what ends it stay, for who looks the name up.
static bool pack(buffer *out, const char *text, int packing) {
  size_t n = 0, was, bytes = 0, head = packing == FORMULAS ? strcspn(text, "(:") + 1 : 0;
  symbol *s = (symbol *)malloc((strlen(text) + 1) * sizeof *s);
  if (!s) die("out of memory", text);
  if (head > strlen(text)) die("a formula without a name", text);
  for (const char *p = text + head; *p; p++) {
    if (*p == '\\') p++;
    if ((unsigned char)*p >= 128 || (unsigned char)*p < ' ' || (p > text && p[-1] == '\\' && !strchr("n\"\\'?", *p)))
      die("a character that is not packed", text);
    s[n] = (symbol)(p > text && p[-1] == '\\' && *p == 'n' ? '\n' : *p);
    char c = (char)s[n++];
    append(&packings[packing].texts, &c, 1);
  }
  was = n;
  append(&packings[packing].texts, "", 1);
  for (size_t k = 0; k < packings[packing].count; k++) n = apply(s, n, &packings[packing].rules[k]);
  for (size_t i = 0; i < n; i++) bytes += width(s[i]);
  if (bytes < was) {
    append_z(out, "\"");
    append(out, text, head);
    for (size_t i = 0; i < n; i++) {
      if (s[i] >= FIRST_PHRASE) append_symbol(out, ESCAPE);
      append_symbol(out, s[i] < FIRST_PHRASE ? s[i] : (unsigned)(s[i] - FIRST_PHRASE + 1));
    }
    append_z(out, "\"");
  }
  free(s);
  return bytes < was;
}

// The text of the literals at p, without their quotes; *end is behind the last one.
static buffer literal(const char *p, const char **end) {
  buffer text;
  memset(&text, 0, sizeof text);
  append_z(&text, "");
  *end = p;
  for (const char *next = p; *next == '"'; next = skip_space(*end)) {
    *end = token_end(next);
    append(&text, next + 1, (size_t)(*end - next) - 2);
  }
  return text;
}

static void append_packed(buffer *out, const char *text, int packing, const char *p, const char *end) {
  size_t start = out->len;
  append_z(out, "CGI_PACKED(");
  if (pack(out, text, packing)) {
    append_z(out, ", ");
    append(out, p, (size_t)(end - p));
    append_z(out, ")");
  } else {
    out->len = start;
    append(out, p, (size_t)(end - p));
  }
}

// The literals at p, which are one message, with their short form. What has next to no text, and what names a macro, stays as it is.
static const char *message(buffer *out, const char *p, bool packed) {
  const char *end, *s;
  buffer text = literal(p, &end), brief;
  char code[8];
  memset(&brief, 0, sizeof brief);
  s = text.data[0] == '[' ? strstr(text.data, "] ") : NULL;
  append(&brief, text.data, s ? (size_t)(s + 2 - text.data) : 0);
  append_z(&brief, "#12345");
  for (s = s ? s + 2 : text.data; *s; s++) {
    if (*s == '\\' && s[1]) s++;
    if (*s != '%') continue;
    if (*++s != '%') append_z(&brief, " "), append(&brief, s - 1, 2);
  }
  if (brief.len + 4 < text.len && strncmp(text.data, "[left-out]", 10) != 0 && strchr(",):", *skip_space(end))) {
    message_code(text.data, code);
    memcpy(strstr(brief.data, "#12345") + 1, code, 5);
    size_t start = out->len;
    append_z(out, "CGI_MESSAGE(\"");
    append_z(out, brief.data);
    append_z(out, "\", ");
    if (!packed || !pack(out, text.data, MESSAGES)) {
      out->len = start;
      append_z(out, "CGI_TEXT(\"");
      append_z(out, brief.data);
      append_z(out, "\"");
    }
    append_z(out, ", ");
    append(out, p, (size_t)(end - p));
    append_z(out, ")");
  } else if (packed && strchr(",):", *skip_space(end))) {
    append_packed(out, text.data, MESSAGES, p, end);
  } else {
    append(out, p, (size_t)(end - p));
  }
  free(text.data);
  free(brief.data);
  return end;
}

// Copies up to the parenthesis that closes what p is in, or of the file where `whole`; `call` is the reporter whose arguments p is in, if any.
// Tables of cgi_formula have rows of a formula alone, those of cgi_complex_row ones whose third column is one.
static const char *copy_code(buffer *out, const char *p, const reporter *call, bool whole) {
  int nest = 0, at = 0, table = -1, column = 0, formula = 0;
  char before = '(';
  while (*p && !(nest == 0 && *p == ')' && !whole)) {
    const char *end = token_end(p), *next = skip_space(end);
    size_t len = (size_t)(end - p);
    const reporter *inner = NULL;
    if (*p == '"' && call && at == call->argument && nest == 0 && strchr("(,?:", before)) {
      p = message(out, p, call->packed);
      before = '"';
      continue;
    }
    if (*p == '"' && table >= 0 && nest == table + 2 && column == formula) {
      buffer text = literal(p, &end);
      append_packed(out, text.data, FORMULAS, p, end);
      free(text.data);
      p = end;
      continue;
    }
    append(out, p, len);
    if (is_word(*p) && *next == '(') {
      for (size_t i = 0; i < sizeof reporters / sizeof *reporters; i++)
        if (strlen(reporters[i].name) == len && memcmp(p, reporters[i].name, len) == 0) inner = &reporters[i];
      if (len == 10 && memcmp(p, "cgi_format", 10) == 0 && call && at == call->argument) inner = &formatted;
      append(out, end, (size_t)(next + 1 - end));
      end = copy_code(out, next + 1, inner, false);
      before = 'a';
      p = end;
      if (*p == ')') append(out, p++, 1);
      continue;
    }
    bool complex_row = len == 15 && memcmp(p, "cgi_complex_row", 15) == 0;
    if (complex_row || (len == 11 && memcmp(p, "cgi_formula", 11) == 0)) table = nest, formula = complex_row ? 2 : 0;
    if (*p == ';' && nest == table) table = -1;
    if (*p == ',') column++;
    if (strchr("([{", *p)) nest++, column = 0;
    if (strchr(")]}", *p)) nest--;
    if (*p == ',' && nest == 0) at++;
    if (next != p && !(p[0] == '/' && (p[1] == '/' || p[1] == '*')) && !strchr(" \t\n", *p)) before = *p;
    p = end;
  }
  return p;
}

static void track_condition(amalgamation *a, const char *line) {
  const char *p = skip_blanks(line);
  if (*p != '#') return;
  p = skip_blanks(p + 1);
  if (strncmp(p, "if", 2) == 0) {
    if (a->depth >= MAX_NEST) die("conditionals nested too deep", a->spine);
    snprintf(a->conditions[a->depth++], 256, "%.200s", p);
  } else if (strncmp(p, "else", 4) == 0 || strncmp(p, "elif", 4) == 0) {
    char opened[256];
    if (!a->depth) return;
    memcpy(opened, a->conditions[a->depth - 1], sizeof opened);
    snprintf(a->conditions[a->depth - 1], 256, "%.40s of %.150s", p, opened);
  } else if (strncmp(p, "endif", 5) == 0) {
    if (a->depth) a->depth--;
  }
}

// The conditions at the current line, include guards apart.
static void nest_text(const amalgamation *a, char out[1024]) {
  size_t n = 0;
  out[0] = 0;
  for (size_t i = 0; i < a->depth && n + 210 < 1024; i++) {
    size_t len = strcspn(a->conditions[i], "\n ") == 6 ? strcspn(a->conditions[i], "\n") : 0; // "ifndef NAME_H"
    if (len > 2 && strncmp(a->conditions[i] + len - 2, "_H", 2) == 0) continue;
    if (len > 9 && strncmp(a->conditions[i] + len - 9, "_INCLUDED", 9) == 0) continue;
    n += (size_t)snprintf(out + n, 1024 - n, "%.*s;", (int)strcspn(a->conditions[i], "\n"), a->conditions[i]);
  }
}

// Whether every condition of `had` holds where those of `now` do.
static bool covers(const char *had, const char *now) {
  while (*had) {
    char one[256];
    size_t len = strcspn(had, ";") + 1;
    snprintf(one, sizeof one, "%.*s", (int)len, had);
    if (!strstr(now, one)) return false;
    had += len;
  }
  return true;
}

static void inline_file(amalgamation *a, const char *path, bool spine);

// A file that a narrower conditional swallowed would be missing where it is asked for a second time: that is a mistake in the spine.
static bool already_inlined(amalgamation *a, const char *path, const char *includer) {
  char nest[1024];
  nest_text(a, nest);
  for (size_t i = 0; i < a->num_files; i++) {
    if (strcmp(a->files[i].path, path) != 0) continue;
    if (!covers(a->files[i].nest, nest)) {
      fprintf(stderr, "amalgamate: %s: \"%s\" is inlined inside \"%s\", but %s needs it outside of that, too\n", a->spine, path, a->files[i].nest,
              includer);
      a->failed = true;
    }
    return true;
  }
  return false;
}

static void handle_include(amalgamation *a, const char *path, const char *includer, const char *line, size_t len) {
  char full[512];
  FILE *f;
  if (is_spine(path)) { // another header that ships: stays an include, once
    if (strcmp(path, a->spine) != 0 && !already_inlined(a, path, includer)) {
      snprintf(a->files[a->num_files].path, 256, "%s", path);
      a->files[a->num_files++].nest[0] = 0;
      append(&a->out, line, len);
    }
    return;
  }
  snprintf(full, sizeof full, "%s/%s", a->src, path);
  f = fopen(full, "rb");
  if (!f) { // not ours (stb_ds.h)
    if (strchr(path, '/')) {
      fprintf(stderr, "amalgamate: %s includes \"%s\", which is not in %s\n", includer, path, a->src);
      a->failed = true;
    }
    append(&a->out, line, len);
    return;
  }
  fclose(f);
  if (!already_inlined(a, path, includer)) inline_file(a, path, false);
}

static void inline_file(amalgamation *a, const char *path, bool spine) {
  char full[512], include[256];
  buffer text;
  snprintf(full, sizeof full, "%s/%s", a->src, path);
  if (!read_file(full, &text)) die("cannot be read", full);
  if (a->num_files >= MAX_FILES) die("too many files", a->spine);
  snprintf(a->files[a->num_files].path, 256, "%.255s", path);
  nest_text(a, a->files[a->num_files++].nest);
  if (!spine) {
    buffer plain = text;
    memset(&text, 0, sizeof text);
    append_z(&text, "");
    copy_code(&text, plain.data, NULL, true);
    free(plain.data);
    append_z(&a->out, "// ==== ");
    append_z(&a->out, path);
    append_z(&a->out, "\n");
  }
  for (const char *line = text.data; *line;) {
    const char *nl = strchr(line, '\n');
    size_t len = nl ? (size_t)(nl - line) + 1 : strlen(line);
    char copy[512];
    snprintf(copy, sizeof copy, "%.*s", (int)(len < 500 ? len : 500), line);
    if (spine) track_condition(a, copy);
    if (quoted_include(copy, include))
      handle_include(a, include, path, line, len);
    else
      append(&a->out, line, len);
    line += len;
  }
  if (a->out.len && a->out.data[a->out.len - 1] != '\n') append_z(&a->out, "\n");
  free(text.data);
}

static bool same(const buffer *a, const buffer *b) { return a->len == b->len && (a->len == 0 || memcmp(a->data, b->data, a->len) == 0); }

static int by_code(const void *a, const void *b) { return strcmp(((const struct message_text *)a)->code, ((const struct message_text *)b)->code); }

// The codes of messages with their texts, for `cgc explain`.
static buffer message_table(void) {
  buffer b;
  memset(&b, 0, sizeof b);
  qsort(messages, num_messages, sizeof messages[0], by_code);
  append_z(&b, "// Generated from src/ by `make headers`: do not edit.\n");
  for (size_t i = 0; i < num_messages; i++) {
    append_z(&b, "{\"");
    append_z(&b, messages[i].code);
    append_z(&b, "\", \"");
    append_z(&b, messages[i].text);
    append_z(&b, "\"},\n");
  }
  return b;
}

// Writes what is not there already; with `check`, only tells. False: it was stale.
static bool put(const char *out, const char *name, const buffer *text, bool check) {
  char path[512];
  buffer old;
  snprintf(path, sizeof path, "%s/%s", out, name);
  bool fresh = read_file(path, &old) && same(&old, text);
  if (check && !fresh) {
    fprintf(stderr, "%s is stale: run `make headers` and commit it\n", path);
  } else if (!fresh) {
    FILE *f = fopen(path, "wb");
    if (!f || fwrite(text->data, 1, text->len, f) != text->len || fclose(f) != 0) die("cannot be written", path);
  }
  free(old.data);
  return fresh || !check;
}

// The page of `cgc compile --report`, a string per line: C99 has 4095 characters in one.
static buffer page(const char *out) {
  char path[512];
  buffer text, b;
  snprintf(path, sizeof path, "%s/tools/report.html", out);
  if (!read_file(path, &text)) die("cannot be read", path);
  memset(&b, 0, sizeof b);
  append_z(&b, "// Generated from tools/report.html by `make headers`: do not edit.\n");
  for (const char *p = text.data; *p; p++) {
    if (p == text.data || p[-1] == '\n') append_z(&b, "\"");
    if (*p == '"' || *p == '\\') append_z(&b, "\\");
    if (*p != '\n')
      append(&b, p, 1);
    else
      append_z(&b, "\\n\",\n");
  }
  free(text.data);
  return b;
}

int main(int argc, char **argv) {
  bool check = argc > 1 && strcmp(argv[1], "--check") == 0, pairs = argc > 1 && strcmp(argv[1], "--pairs") == 0, stale = false;
  const char *src, *out;
  if (argc != 3 + (check ? 1 : 0)) {
    fprintf(stderr, "usage: amalgamate [--check] SRC OUT, or amalgamate --pairs SRC\n");
    return 2;
  }
  src = argv[check || pairs ? 2 : 1];
  out = argv[check ? 3 : 2];
  read_pairs(src);
  for (int i = 0; i < NUM_SPINES; i++) {
    amalgamation *a = (amalgamation *)calloc(1, sizeof *a);
    if (!a) die("out of memory", spines[i]);
    a->src = src;
    a->spine = spines[i];
    append_z(&a->out, "// Generated from src/");
    append_z(&a->out, spines[i]);
    append_z(&a->out, " by `make headers`: do not edit.\n");
    inline_file(a, spines[i], true);
    if (a->failed) return 1;
    if (!pairs && !put(out, spines[i], &a->out, check)) stale = true;
    free(a->out.data);
    free(a);
  }
  if (pairs) {
    choose_pairs(src);
  } else {
    buffer table = message_table();
    if (!put(out, "tools/cgc_messages.h", &table, check)) stale = true;
    free(table.data);
    buffer html = page(out);
    if (!put(out, "tools/cgc_page.h", &html, check)) stale = true;
    free(html.data);
  }
  return stale ? 1 : 0;
}
