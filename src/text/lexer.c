// The lexer of MLIR text.
#include "text/lexer.h"

static bool cgi_lex_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
static bool cgi_lex_digit(char c) { return c >= '0' && c <= '9'; }
static bool cgi_lex_hex(char c) { return cgi_lex_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

static const char *cgi_lex_skip(const char *p, const char *end) {
  for (;;) {
    while (p < end && (*p == ' ' || *p == '\t' || *p == '\n' || *p == '\r')) p++;
    if (end - p >= 2 && p[0] == '/' && p[1] == '/') {
      while (p < end && *p != '\n') p++;
    } else {
      return p;
    }
  }
}

// Behind a sigil: digits, or a letter or one of $._- and then any of these and digits.
static const char *cgi_lex_suffix(const char *p, const char *end) {
  if (p < end && cgi_lex_digit(*p)) {
    while (p < end && cgi_lex_digit(*p)) p++;
    return p;
  }
  while (p < end && (cgi_lex_letter(*p) || cgi_lex_digit(*p) || *p == '$' || *p == '.' || *p == '_' || *p == '-')) {
    if (*p == '-' && end - p >= 2 && p[1] == '>') break; // `%a->`: the arrow wins
    p++;
  }
  return p;
}

static const char *cgi_lex_string(const char *p, const char *end, const char **why) {
  for (p++; p < end && *p != '"'; p++) {
    if (*p == '\n' || *p == '\0') break;
    if (*p == '\\' && end - p >= 2) p++;
  }
  if (p < end && *p == '"') return p + 1;
  *why = "expected '\"' at the end of the string";
  return NULL;
}

static const char *cgi_lex_number(const char *p, const char *end, int *kind) {
  *kind = CGI_TOK_INT;
  if (end - p >= 3 && p[0] == '0' && p[1] == 'x' && cgi_lex_hex(p[2])) {
    for (p += 2; p < end && cgi_lex_hex(*p);) p++;
    return p;
  }
  while (p < end && cgi_lex_digit(*p)) p++;
  if (p == end || *p != '.') return p;
  *kind = CGI_TOK_FLOAT;
  for (p++; p < end && cgi_lex_digit(*p);) p++;
  if (p < end && (*p == 'e' || *p == 'E')) {
    const char *q = p + 1;
    if (q < end && (*q == '+' || *q == '-')) q++;
    if (q < end && cgi_lex_digit(*q)) {
      while (q < end && cgi_lex_digit(*q)) q++;
      p = q;
    }
  }
  return p;
}

// Punctuation of more than one character; NULL when *p is a character of its own.
static const char *cgi_lex_long(const char *p, const char *end, int *kind) {
  static const struct {
    const char *text;
    int kind;
  } table[] = {{"{-#", CGI_TOK_META_OPEN}, {"#-}", CGI_TOK_META_CLOSE}, {"...", CGI_TOK_ELLIPSIS}, {"->", CGI_TOK_ARROW},
               {"::", CGI_TOK_COLONS},     {">=", CGI_TOK_GE},          {"<=", CGI_TOK_LE},        {"==", CGI_TOK_EQ}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    size_t n = strlen(table[i].text);
    if ((size_t)(end - p) >= n && memcmp(p, table[i].text, n) == 0) {
      *kind = table[i].kind;
      return p + n;
    }
  }
  return NULL;
}

// Where the token that starts at p ends; NULL on a fault.
static const char *cgi_lex_token(const char *p, const char *end, int *kind, const char **why) {
  char c = *p;
  const char *q = cgi_lex_long(p, end, kind);
  if (q) return q;
  if (cgi_lex_letter(c)) {
    *kind = CGI_TOK_WORD;
    for (q = p + 1; q < end && (cgi_lex_letter(*q) || cgi_lex_digit(*q) || *q == '$' || *q == '.');) q++;
    return q;
  }
  if (cgi_lex_digit(c)) return cgi_lex_number(p, end, kind);
  if (c == '"') {
    *kind = CGI_TOK_STRING;
    return cgi_lex_string(p, end, why);
  }
  if (c == '@') {
    *kind = CGI_TOK_SYMBOL;
    if (p + 1 < end && p[1] == '"') return cgi_lex_string(p + 1, end, why);
    for (q = p + 1; q < end && (cgi_lex_letter(*q) || (q > p + 1 && (cgi_lex_digit(*q) || *q == '$' || *q == '.' || *q == '-')));) {
      if (*q == '-' && end - q >= 2 && q[1] == '>') break;
      q++;
    }
    if (q == p + 1) *why = "expected a name behind '@'";
    return q == p + 1 ? NULL : q;
  }
  if (c == '%' || c == '^' || c == '#' || c == '!') {
    *kind = c == '%' ? CGI_TOK_VALUE : c == '^' ? CGI_TOK_BLOCK : c == '#' ? CGI_TOK_HASH : CGI_TOK_BANG;
    q = cgi_lex_suffix(p + 1, end);
    if (q == p + 1)
      *why = c == '%'   ? "expected a name behind '%'"
             : c == '^' ? "expected a name behind '^'"
             : c == '#' ? "expected a name behind '#'"
                        : "expected a name behind '!'";
    return q == p + 1 ? NULL : q;
  }
  *kind = (unsigned char)c;
  if (c && strchr("()[]{}<>,:=-+*?|/", c)) return p + 1;
  *why = c ? "unexpected character" : "unexpected NUL byte: the text is cut off here, or it is a binary file";
  return NULL;
}

CGI_DEF cgi_token cgi_lex(const char **pos, const char *end, const char **why) {
  cgi_token t;
  const char *p = cgi_lex_skip(*pos, end);
  t.text.data = p;
  t.text.len = 0;
  t.kind = CGI_TOK_EOF;
  *pos = p;
  if (p >= end) return t;
  const char *fault = "unexpected character";
  const char *q = cgi_lex_token(p, end, &t.kind, &fault);
  if (!q) {
    t.kind = CGI_TOK_ERROR;
    *why = fault;
    q = p + 1;
    while (q < end && *q != '\n' && (unsigned char)*q >= 0x80) q++; // the rest of a character of several bytes
  }
  t.text.len = (size_t)(q - p);
  *pos = q;
  return t;
}
