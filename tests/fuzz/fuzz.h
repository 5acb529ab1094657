// Shared by the fuzz targets: a context of bounded memory, comparing texts, and how a finding ends the process.
#ifndef FUZZ_H
#define FUZZ_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "codegen.h"
#include "codegen_spirv.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

// Ends the process with a message when `condition` does not hold: that is a finding.
void fuzz_check(bool condition, const char *format, ...) __attribute__((format(printf, 2, 3)));

// A context with a limit of memory. Diagnostics are counted, and checked for what each must have: a message, and a place inside the text.
typedef struct fuzz_session {
  cg_context *ctx;
  unsigned errors;
  bool only_remarks_expected; // an error from here on is a finding
} fuzz_session;
// `memory` in bytes, 0 for 512 MiB; false when not even a context fits in it.
bool fuzz_open(fuzz_session *s, size_t memory);
void fuzz_close(fuzz_session *s);
// After a call of the library: an error that was reported exactly when it failed.
void fuzz_check_result(fuzz_session *s, cg_result result, const char *call);

// A hook of pass runs, whose user is the session: what a pass leaves verifies.
cg_result fuzz_verify_after(void *user, const char *pass, cg_op op, bool after);

// The forms of a module's text.
typedef enum fuzz_form { FUZZ_PRETTY, FUZZ_GENERIC, FUZZ_LOCAL, FUZZ_LOCATIONS, FUZZ_FORMS } fuzz_form;
// NUL-terminated, to be freed; NULL when memory runs out.
char *fuzz_print(fuzz_session *s, cg_module module, fuzz_form form);
// The text, which fuzz_print made (NULL is allowed), is read in a context of its own, and printed the same. Frees it.
void fuzz_check_round_trip(char *text, fuzz_form form);

// Choices that an input makes for itself stand in its first line, as in `//! target=hopper pipeline=Vectorize`. The value behind KEY=, up to the
// next blank; false when there is none.
bool fuzz_choice(const uint8_t *data, size_t size, const char *key, char *value, size_t value_size);
size_t fuzz_number(const uint8_t *data, size_t size, const char *key); // 0 when there is none
void fuzz_blanks(char *value);                                         // where ';' stands for a blank
// True for one input in n, always the same ones.
bool fuzz_one_in(const uint8_t *data, size_t size, uint32_t n);

// A reader of bytes for targets whose input is no text; zeros behind the end.
typedef struct fuzz_bytes {
  const uint8_t *at, *end;
} fuzz_bytes;
uint8_t fuzz_byte(fuzz_bytes *b);
#endif
