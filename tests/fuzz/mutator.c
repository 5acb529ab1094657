// libFuzzer's custom mutator for MLIR text: it changes tokens, names, types, numbers, lines, bracketed groups and the choices in the first line, so
// that much of what it makes still parses and gets far. Op names come from the op table, passes and targets from the library.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "fuzz.h"

#define MAX_TOKENS 8192

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size, const uint8_t *b, size_t b_size, uint8_t *out, size_t max_size, unsigned seed);

static const char *const op_names[] = {
#define NAME(id, name, traits, operands, results, attrs, regions, format) name,
    CG_ALL_OPS(NAME)
#undef NAME
};
static const char *const numbers[] = {
    "0",  "1",    "2",    "3",     "4",          "5",          "7",           "8",    "13",      "16",
    "31", "32",   "33",   "64",    "100",        "127",        "128",         "255",  "256",     "?",
    "-1", "1000", "4096", "65535", "2147483647", "4294967296", "-2147483648", "0x7F", "1000003", "9223372036854775807"};
static const char *const types[] = {"f32", "f16",   "bf16", "f64",  "i1",       "i4",           "i8", "i16", "i32",
                                    "i64", "index", "ui8",  "si32", "f8E4M3FN", "complex<f32>", "i7", "none"};
static const char *const oddities[] = {"-",
                                       "(",
                                       ")",
                                       "{",
                                       "}",
                                       "<",
                                       ">",
                                       "[",
                                       "]",
                                       "?x",
                                       "%undefined",
                                       "@nowhere",
                                       "#none",
                                       "!none",
                                       "\"",
                                       "\xff",
                                       "dense<",
                                       "tensor<",
                                       "affine_map<",
                                       "loc(",
                                       "^bb9",
                                       "1e400",
                                       "i0",
                                       "i129",
                                       "private",
                                       ":",
                                       ",",
                                       "0x7FC00000",
                                       "true",
                                       "unit",
                                       "strided<[?, 1]>",
                                       "vector<4xf32>",
                                       "* 2",
                                       "floordiv 3",
                                       "mod 4",
                                       "1.0",
                                       "0.0e+00",
                                       "tensor<f32>"};
static const char *const pipelines[] = {"SimpleDistribute", "Vectorize", "MatmulPromoteVectorize", "Transpose", "VectorDistribute", "None"};
static const char *const configs[] = {"tile=8,8,0;thread=2,2,0",
                                      "tile=16,16,0;thread=4,4,0;reduction=0,0,4;promote=0,1;buffers=2",
                                      "tile=4;thread=1",
                                      "workgroup_size=8,4,1",
                                      "tile=32;thread=4",
                                      "subgroup_size=32",
                                      "pipeline=VectorDistribute;basis=1,32",
                                      "tile=7,3;thread=1,1",
                                      "tile=1,0,0;reduction=0,0,64;basis=1,1,32"};
#define COUNT(list) (sizeof(list) / sizeof *(list))

// ---- random numbers, growing text ---------------------------------------------------------------------------------------------------------
static uint32_t state;
static uint32_t pick(size_t n) {
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return n ? (uint32_t)(state % n) : 0;
}

typedef struct text {
  char *data;
  size_t len, max;
} text;
static void add(text *t, const char *data, size_t len) {
  if (len > t->max - t->len) len = t->max - t->len;
  memcpy(t->data + t->len, data, len);
  t->len += len;
}
static void add_z(text *t, const char *z) { add(t, z, strlen(z)); }

// ---- tokens -------------------------------------------------------------------------------------------------------------------------------
typedef enum token_kind { BLANK, NEWLINE, NUMBER, WORD, NAME_, STRING, SIGN } token_kind;
typedef struct token {
  const char *data;
  size_t len;
  token_kind kind;
} token;

static bool letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
static bool digit(char c) { return c >= '0' && c <= '9'; }
static bool word(char c) { return letter(c) || digit(c) || c == '.' || c == '$'; }

// 4x8xf32 reads as the numbers 4 and 8, the letters between them as words, and the type f32.
static token next(const char *p, const char *end, char before) {
  token t;
  const char *q = p + 1;
  t.kind = SIGN;
  if (*p == '\n') {
    t.kind = NEWLINE;
  } else if (*p == ' ' || *p == '\t') {
    t.kind = BLANK;
    while (q < end && (*q == ' ' || *q == '\t')) q++;
  } else if (digit(*p)) {
    t.kind = NUMBER;
    while (q < end && digit(*q)) q++;
  } else if (*p == 'x' && q < end && (digit(*q) || *q == '?' || (letter(*q) && before != ' '))) {
    t.kind = SIGN;
  } else if (letter(*p)) {
    t.kind = WORD;
    while (q < end && word(*q)) q++;
  } else if ((*p == '%' || *p == '@' || *p == '#' || *p == '!' || *p == '^') && q < end && word(*q)) {
    t.kind = NAME_;
    while (q < end && word(*q)) q++;
  } else if (*p == '"') {
    t.kind = STRING;
    while (q < end && *q != '"' && *q != '\n') q++;
    if (q < end) q++;
  }
  t.data = p;
  t.len = (size_t)(q - p);
  return t;
}

static size_t tokens_of(const char *data, size_t size, token *out) {
  const char *end = data + size;
  size_t n = 0;
  while (data < end && n < MAX_TOKENS) {
    out[n] = next(data, end, n ? data[-1] : ' ');
    data += out[n++].len;
  }
  return n;
}

static bool same(token a, token b) { return a.len == b.len && memcmp(a.data, b.data, a.len) == 0; }

static bool is_type(token t) {
  for (size_t i = 0; i < COUNT(types); i++)
    if (strlen(types[i]) == t.len && memcmp(types[i], t.data, t.len) == 0) return true;
  return false;
}

// Something that may stand where t stands: of the same kind from the text, or from the tables.
static token substitute(const token *all, size_t n, token t) {
  token r = t;
  const char *z = NULL;
  uint32_t way = pick(4);
  if (t.kind == NUMBER && way) {
    z = numbers[pick(COUNT(numbers))];
  } else if (t.kind == WORD && is_type(t) && way) {
    z = types[pick(COUNT(types))];
  } else if ((t.kind == WORD || t.kind == STRING) && memchr(t.data, '.', t.len) && way) {
    z = op_names[pick(COUNT(op_names))];
    const char *dot = (const char *)memchr(t.data, '.', t.len);
    for (int k = 0; way > 1 && k < 400 && strncmp(z, t.data, (size_t)(dot - t.data) + 1) != 0; k++) z = op_names[pick(COUNT(op_names))];
  } else {
    for (int k = 0; k < 50; k++) {
      token u = all[pick(n)];
      if (u.kind == t.kind && !same(u, t)) return u;
    }
    z = oddities[pick(COUNT(oddities))];
  }
  r.data = z;
  r.len = strlen(z);
  return r;
}

// The end (behind it) of the group that opens at token i; i when there is none.
static size_t group_end(const token *all, size_t n, size_t i) {
  char open = all[i].kind == SIGN ? all[i].data[0] : 0;
  char close = open == '(' ? ')' : open == '{' ? '}' : open == '[' ? ']' : open == '<' ? '>' : 0;
  int depth = 0;
  for (size_t k = i; close && k < n; k++) {
    if (all[k].kind != SIGN) continue;
    depth += all[k].data[0] == open;
    depth -= all[k].data[0] == close && !(close == '>' && k && all[k - 1].data[0] == '-');
    if (depth == 0) return k + 1;
  }
  return i;
}

static size_t line_start(const token *all, size_t i) {
  while (i > 0 && all[i - 1].kind != NEWLINE) i--;
  return i;
}
static size_t line_end(const token *all, size_t n, size_t i) {
  while (i < n && all[i].kind != NEWLINE) i++;
  return i < n ? i + 1 : n;
}

static void put(text *t, const token *all, size_t from, size_t to) {
  for (size_t i = from; i < to; i++) add(t, all[i].data, all[i].len);
}

static void mutate_tokens(text *t, const token *all, size_t n, size_t header) {
  size_t i = header + pick(n - header), j = header + pick(n - header), a, b, c, d;
  for (int k = 0; k < 20 && (all[i].kind == BLANK || all[i].kind == NEWLINE); k++) i = header + pick(n - header);
  token r;
  switch (pick(14)) {
  case 0: // drop one
    put(t, all, 0, i), put(t, all, i + 1, n);
    break;
  case 1: // copy one
    put(t, all, 0, i), put(t, all, j, j + 1), put(t, all, i, n);
    break;
  case 2:
  case 3:
  case 4: // another in its place
    r = substitute(all, n, all[i]);
    put(t, all, 0, i), add(t, r.data, r.len), put(t, all, i + 1, n);
    break;
  case 5:
  case 6:
  case 7: // another in its place everywhere, so that types keep matching
    r = substitute(all, n, all[i]);
    for (size_t k = 0; k < n; k++) {
      if (k >= header && all[k].kind == all[i].kind && same(all[k], all[i]))
        add(t, r.data, r.len);
      else
        put(t, all, k, k + 1);
    }
    break;
  case 8: // exchange two
    if (j < i) a = i, i = j, j = a;
    put(t, all, 0, i), put(t, all, j, j + 1), put(t, all, i + 1, j);
    if (j > i) put(t, all, i, i + 1);
    put(t, all, j + 1, n);
    break;
  case 9: // drop a line
    put(t, all, 0, line_start(all, i)), put(t, all, line_end(all, n, i), n);
    break;
  case 10: // copy or move a line
    a = line_start(all, i), b = line_end(all, n, i), c = line_start(all, j);
    put(t, all, 0, c), put(t, all, a, b), put(t, all, c, n);
    break;
  case 11: // drop, or copy, a bracketed group
    for (int k = 0; k < 50 && group_end(all, n, i) == i; k++) i = header + pick(n - header);
    d = group_end(all, n, i);
    put(t, all, 0, i);
    if (pick(2)) put(t, all, i, d), put(t, all, i, d);
    put(t, all, d, n);
    break;
  case 12: // a group in another's place
    for (int k = 0; k < 50 && group_end(all, n, i) == i; k++) i = header + pick(n - header);
    for (int k = 0; k < 50 && (all[j].data[0] != all[i].data[0] || group_end(all, n, j) == j); k++) j = header + pick(n - header);
    b = group_end(all, n, i), d = group_end(all, n, j);
    put(t, all, 0, i), put(t, all, j, d), put(t, all, b, n);
    break;
  default: // something odd
    put(t, all, 0, i), add_z(t, oddities[pick(COUNT(oddities))]), put(t, all, i + pick(2), n);
  }
}

// ---- the first line -------------------------------------------------------------------------------------------------------------------------
// What a compile runs by each pipeline, in order, as a pass list: what it hands its hook.
static char standard[COUNT(pipelines)][4096];

static cg_result record(void *user, const char *pass, cg_op op, bool after) {
  char *list = (char *)user;
  size_t len = strlen(list);
  (void)op;
  if (!after && strcmp(pass, "lower-executable-target") != 0) snprintf(list + len, sizeof *standard - len, "%s%s", len ? "," : "", pass);
  return CG_OK;
}

static void record_standard(void) {
  static const char text[] =
      "func.func @f(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {\n"
      "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>\n"
      "  return %0 : tensor<64x64xf32>\n}\n";
  cg_context *ctx = cg_create(NULL);
  cg_pipeline_desc hooks;
  cg_compile_desc desc;
  cg_program program;
  cg_module module;
  memset(&hooks, 0, sizeof hooks);
  memset(&desc, 0, sizeof desc);
  hooks.hook = record;
  desc.backend = cg_spirv_backend();
  desc.hooks = &hooks;
  for (size_t i = 0; ctx && i < COUNT(pipelines); i++) {
    hooks.user = standard[i];
    desc.pipeline = pipelines[i];
    if (cg_parse(ctx, text, sizeof text - 1, NULL, &module) == CG_OK) (void)cg_compile(module, &desc, &program); // as far as it gets
    cg_reset(ctx);
  }
  cg_destroy(ctx);
}

static const char *any_target(void) {
  size_t targets = 0;
  while (cg_target_at(targets)) targets++;
  return cg_target_at(pick(targets))->name;
}

static void add_number(text *t, uint32_t n) {
  char digits[12];
  snprintf(digits, sizeof digits, "%u", (unsigned)n);
  add_z(t, digits);
}

// A value of an option, by its type and what it is for; ';' stands for a blank.
static void add_value(text *t, const char *name, const char *type) {
  if (strncmp(type, "bool", 4) == 0) {
    add_z(t, pick(2) ? "true" : "false");
  } else if (strncmp(type, "ints", 4) == 0) {
    for (uint32_t n = 1 + pick(4); n > 0; n--) add_number(t, pick(4)), add_z(t, n > 1 ? "," : "");
  } else if (strncmp(type, "int", 3) == 0) {
    if (pick(8))
      add_number(t, pick(2) ? pick(9) : 1u << pick(12));
    else
      add_z(t, numbers[pick(COUNT(numbers))]);
  } else if (strncmp(name, "target", 6) == 0) {
    add_z(t, any_target());
  } else if (strncmp(name, "pipeline", 8) == 0) {
    add_z(t, pipelines[pick(COUNT(pipelines))]);
  } else {
    add_z(t, "'"), add_z(t, configs[pick(COUNT(configs))]), add_z(t, "'");
  }
}

static void add_any_pass(text *t) {
  cg_pass_info info;
  size_t count = 0;
  bool first = true;
  while (cg_pass_at(count, &info)) count++;
  cg_pass_at(pick(count), &info);
  add_z(t, info.name);
  for (const char *o = info.options; *o; o += strcspn(o, "\n"), o += *o == '\n') {
    if (pick(2)) continue;
    add_z(t, first ? "{" : ";");
    first = false;
    add(t, o, strcspn(o, ":"));
    add_z(t, "=");
    add_value(t, o, o + strcspn(o, ":") + 1);
  }
  if (!first) add_z(t, "}");
}

static size_t item_length(const char *list) { // of a pass list, its options with it
  size_t n = 0;
  int depth = 0;
  for (; list[n] && (depth > 0 || list[n] != ','); n++) depth += (list[n] == '{') - (list[n] == '}');
  return n;
}

// The list with some passes dropped, added or exchanged.
static void change_passes(text *t, const char *old) {
  const char *comma = "";
  for (const char *p = old; *p;) {
    size_t len = item_length(p);
    uint32_t way = pick(12);
    if (way > 1) {
      add_z(t, comma), comma = ",";
      if (way == 2) add_any_pass(t), add_z(t, ",");
      add(t, p, len);
    }
    p += len;
    if (*p == ',') p++;
  }
  if (!*comma || !pick(3)) add_z(t, comma), add_any_pass(t);
}

// What a compile runs, up to some pass, then a few at random.
static void stray_passes(text *t) {
  const char *list = standard[pick(COUNT(standard))], *comma = "";
  size_t items = 0, at = 0;
  for (const char *p = list; *p; p++) items += *p == ',';
  for (size_t n = pick(4) ? pick(items + 2) : 0; n > 0 && list[at]; n--) at += strcspn(list + at, ","), at += n > 1 && list[at];
  if (at) add(t, list, at - (list[at - 1] == ',')), comma = ",";
  for (uint32_t n = 1 + pick(6); n > 0; n--) add_z(t, comma), add_any_pass(t), comma = ",";
}

static void write_header(text *t, const uint8_t *data, size_t size) {
  char passes[4096], value[64];
  if (!standard[0][0]) record_standard();
  add_z(t, "//!");
  if (fuzz_choice(data, size, "passes", passes, sizeof passes)) {
    add_z(t, " passes=");
    if (pick(2))
      change_passes(t, passes);
    else
      stray_passes(t);
    if (!pick(20)) add_z(t, " memory="), add_number(t, 20000 + pick(3000000));
  } else {
    add_z(t, " target=");
    add_z(t, pick(4) || !fuzz_choice(data, size, "target", value, sizeof value) ? any_target() : value);
    if (pick(2)) add_z(t, " pipeline="), add_z(t, pipelines[pick(COUNT(pipelines))]);
    if (!pick(3)) add_z(t, " config="), add_z(t, configs[pick(COUNT(configs))]);
    if (!pick(6)) add_z(t, " override=1");
    if (!pick(6)) add_z(t, " debug=1");
    if (!pick(6)) add_z(t, " limit="), add_number(t, 1 + pick(200));
    if (!pick(12)) add_z(t, " most="), add_number(t, 1 + pick(500));
    if (!pick(12)) add_z(t, " memory="), add_number(t, 10000 + pick(1000000));
    if (!pick(8)) add_z(t, pick(2) ? " sizes=uniform" : " sizes=storage");
    if (!pick(8)) add_z(t, " base="), add_number(t, 4 * pick(40));
  }
  add_z(t, "\n");
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
  static token all[MAX_TOKENS];
  text t;
  size_t n, header = 0;
  state = seed * 2654435761u + 1;
  if (!state) state = 1;
  for (int k = 0; k < 4; k++) pick(2);
  if (size < 4 || max_size < 16 || !pick(12)) return LLVMFuzzerMutate(data, size, max_size);
  t.data = (char *)malloc(max_size);
  if (!t.data) abort();
  t.max = max_size;
  for (uint32_t rounds = 1 + (pick(3) ? 0 : pick(4)); rounds > 0 && size > 0; rounds--) {
    char *copy = (char *)malloc(size);
    if (!copy) abort();
    memcpy(copy, data, size);
    t.len = 0;
    n = tokens_of(copy, size, all);
    header = 0;
    if (size > 3 && memcmp(copy, "//!", 3) == 0) header = line_end(all, n, 0);
    if (header && !pick(3)) {
      write_header(&t, data, size);
      put(&t, all, header, n);
    } else if (header < n) {
      mutate_tokens(&t, all, n, pick(12) ? header : 0); // numbers and words of the choices, too
    }
    free(copy);
    memcpy(data, t.data, t.len);
    size = t.len;
  }
  free(t.data);
  return size;
}

// Some lines of b among those of a, or a's lines up to a point and b's from one on.
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size, const uint8_t *b, size_t b_size, uint8_t *out, size_t max_size, unsigned seed) {
  text t;
  const char *lines[2][512], *ends[2];
  size_t counts[2] = {0, 0}, at, from, to;
  const uint8_t *data[2];
  size_t sizes[2];
  data[0] = a, data[1] = b, sizes[0] = a_size, sizes[1] = b_size;
  state = seed * 2654435761u + 1;
  if (!state) state = 1;
  for (int k = 0; k < 2; k++) {
    const char *p = (const char *)data[k], *end = p + sizes[k];
    ends[k] = end;
    while (p < end && counts[k] < 512) {
      const char *line = (const char *)memchr(p, '\n', (size_t)(end - p));
      lines[k][counts[k]++] = p;
      p = line ? line + 1 : end;
    }
  }
  if (!counts[0] || !counts[1]) return 0;
  t.data = (char *)out, t.len = 0, t.max = max_size;
  at = pick(counts[0]);
  from = pick(counts[1]);
  to = pick(2) ? from + 1 + pick(4) : counts[1];
  if (to > counts[1]) to = counts[1];
  add(&t, (const char *)a, (size_t)(lines[0][at] - (const char *)a));
  add(&t, lines[1][from], (size_t)((to < counts[1] ? lines[1][to] : ends[1]) - lines[1][from]));
  if (pick(3)) add(&t, lines[0][at], (size_t)(ends[0] - lines[0][at]));
  return t.len;
}
