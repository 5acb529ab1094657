// Private: the lexer of MLIR text. Tokens point into the source; nothing is copied.
#ifndef CGI_LEXER_H
#define CGI_LEXER_H
#include "ir/ir.h"

#ifdef __cplusplus
extern "C" {
#endif

// A punctuation character is its own kind ('(' is 40); the rest follows here.
typedef enum cgi_tok {
  CGI_TOK_EOF = 0,
  CGI_TOK_ERROR = 256, // reported already
  CGI_TOK_WORD,        // a bare identifier, dots included: arith.addf, f32, true
  CGI_TOK_VALUE,       // %name
  CGI_TOK_BLOCK,       // ^name
  CGI_TOK_SYMBOL,      // @name or @"name"
  CGI_TOK_HASH,        // #name (alias or dialect attribute), or the #1 of %0#1
  CGI_TOK_BANG,        // !name (alias or dialect type)
  CGI_TOK_INT,         // decimal or 0x…
  CGI_TOK_FLOAT,
  CGI_TOK_STRING,    // with its quotes and escapes
  CGI_TOK_ARROW,     // ->
  CGI_TOK_COLONS,    // ::
  CGI_TOK_ELLIPSIS,  // ...
  CGI_TOK_GE,        // >=
  CGI_TOK_LE,        // <=
  CGI_TOK_EQ,        // ==
  CGI_TOK_META_OPEN, // {-#
  CGI_TOK_META_CLOSE // #-}
} cgi_tok;

typedef struct cgi_token {
  int kind;
  cg_str text; // all of it, sigil included
} cgi_token;

// Reads one token from *pos on, behind blanks and comments, and moves *pos behind it. On a bad character the kind is CGI_TOK_ERROR, and *why tells.
CGI_DEF cgi_token cgi_lex(const char **pos, const char *end, const char **why);

#ifdef __cplusplus
}
#endif
#endif
