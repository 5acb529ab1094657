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
void fuzz_open(fuzz_session *s);
void fuzz_close(fuzz_session *s);
// After a call of the library: an error that was reported exactly when it failed.
void fuzz_check_result(fuzz_session *s, cg_result result, const char *call);

char *fuzz_copy(cg_str s); // NUL-terminated; free it
// Two texts are equal; else both are printed around the first difference.
void fuzz_check_same(const char *a, const char *b, const char *what);

// Choices that an input makes for itself stand in its first line, as in `//! target=hopper pipeline=Vectorize`. The value behind KEY=, up to the
// next blank; false when there is none.
bool fuzz_choice(const uint8_t *data, size_t size, const char *key, char *value, size_t value_size);

// A reader of bytes for targets whose input is no text; zeros behind the end.
typedef struct fuzz_bytes {
  const uint8_t *at, *end;
} fuzz_bytes;
uint8_t fuzz_byte(fuzz_bytes *b);
#endif
