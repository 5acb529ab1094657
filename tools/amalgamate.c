// Writes the shipped headers: each spine of src/ with every quoted include that names a file of src/ inlined once, in order.
//
//   amalgamate [--check] SRC OUT     e.g. amalgamate src .
//
// The output depends on the files of SRC alone: no dates, LF line ends. --check writes nothing and fails when OUT is stale.
//
// Messages of diagnostics get their short form beside them, which CODEGEN_NO_MESSAGES takes: the kind, a code made of the text, and the conversions,
// so that the arguments still show. cgi_op_error(op, "[race] reads %t", t) becomes
// cgi_op_error(op, CGI_TEXT("[race] #0mkyr %t", "[race] reads %t"), t).
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const spines[] = {"codegen.h", "codegen_spirv.h"};
enum { NUM_SPINES = 2, MAX_FILES = 1024, MAX_NEST = 64, MAX_MESSAGES = 8192 };

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
// The functions that report, and which argument is the message, from 0.
static const struct {
  const char *name;
  int argument;
} reporters[] = {
    {"cgi_argument_error", 1},  {"cgi_call_error", 1}, {"cgi_cfg_fail", 2},       {"cgi_error", 2},       {"cgi_fault", 2},
    {"cgi_fx_fail", 1},         {"cgi_misuse", 2},     {"cgi_note", 2},           {"cgi_op_error", 1},    {"cgi_op_unsupported", 1},
    {"cgi_ovr_error", 2},       {"cgi_p_error", 1},    {"cgi_p_error_at", 2},     {"cgi_pass_needs", 2},  {"cgi_pipeline_error", 1},
    {"cgi_pipeline_syntax", 1}, {"cgi_remark", 2},     {"cgi_spv_fail", 1},       {"cgi_spv_invalid", 1}, {"cgi_unsupported", 2},
    {"cgi_ve_fail", 2},         {"cgi_vi_fail", 2},    {"cgi_vz_unsupported", 1}, {"CGI_HLO_FAIL", 1},
};

static struct {
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

// The literals at p, which are one message, with their short form. What has next to no text, and what names a macro, stays as it is.
static const char *message(buffer *out, const char *p) {
  const char *end = p, *s;
  buffer text, brief;
  char code[8];
  memset(&text, 0, sizeof text);
  memset(&brief, 0, sizeof brief);
  append_z(&text, "");
  for (const char *next = p; *next == '"'; next = skip_space(end)) {
    end = token_end(next);
    append(&text, next + 1, (size_t)(end - next) - 2);
  }
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
    append_z(out, "CGI_TEXT(\"");
    append_z(out, brief.data);
    append_z(out, "\", ");
    append(out, p, (size_t)(end - p));
    append_z(out, ")");
  } else {
    append(out, p, (size_t)(end - p));
  }
  free(text.data);
  free(brief.data);
  return end;
}

// Copies up to the parenthesis that closes what p is in, or to the end; `argument` is the message of the call that p is in, -1 for none.
static const char *copy_code(buffer *out, const char *p, int argument) {
  int nest = 0, at = 0;
  char before = '(';
  while (*p && !(nest == 0 && *p == ')' && argument > -2)) {
    const char *end = token_end(p), *next = skip_space(end);
    size_t len = (size_t)(end - p);
    int inner = -1;
    if (*p == '"' && at == argument && nest == 0 && strchr("(,?:", before)) {
      p = message(out, p);
      before = '"';
      continue;
    }
    append(out, p, len);
    if (is_word(*p) && *next == '(') {
      for (size_t i = 0; i < sizeof reporters / sizeof *reporters; i++)
        if (strlen(reporters[i].name) == len && memcmp(p, reporters[i].name, len) == 0) inner = reporters[i].argument;
      if (len == 10 && memcmp(p, "cgi_format", 10) == 0 && at == argument) inner = 1;
      append(out, end, (size_t)(next + 1 - end));
      end = copy_code(out, next + 1, inner);
      before = 'a';
      p = end;
      if (*p == ')') append(out, p++, 1);
      continue;
    }
    if (strchr("([{", *p)) nest++;
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
    copy_code(&text, plain.data, -2);
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

int main(int argc, char **argv) {
  bool check = argc > 1 && strcmp(argv[1], "--check") == 0, stale = false;
  const char *src, *out;
  if (argc != 3 + (check ? 1 : 0)) {
    fprintf(stderr, "usage: amalgamate [--check] SRC OUT\n");
    return 2;
  }
  src = argv[check ? 2 : 1];
  out = argv[check ? 3 : 2];
  for (int i = 0; i < NUM_SPINES; i++) {
    amalgamation *a = (amalgamation *)calloc(1, sizeof *a);
    buffer old;
    char path[512];
    bool had;
    if (!a) die("out of memory", spines[i]);
    a->src = src;
    a->spine = spines[i];
    append_z(&a->out, "// Generated from src/");
    append_z(&a->out, spines[i]);
    append_z(&a->out, " by `make headers`: do not edit.\n");
    inline_file(a, spines[i], true);
    if (a->failed) return 1;
    snprintf(path, sizeof path, "%s/%s", out, spines[i]);
    had = read_file(path, &old);
    if (check && (!had || !same(&old, &a->out))) {
      fprintf(stderr, "%s is stale: run `make headers` and commit it\n", path);
      stale = true;
    } else if (!check && (!had || !same(&old, &a->out))) {
      FILE *f = fopen(path, "wb");
      if (!f || fwrite(a->out.data, 1, a->out.len, f) != a->out.len || fclose(f) != 0) die("cannot be written", path);
    }
    free(old.data);
    free(a->out.data);
    free(a);
  }
  return stale ? 1 : 0;
}
