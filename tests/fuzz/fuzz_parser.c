// Fuzzes the parser, the verifier and the printer: a module that is accepted is valid, and its text is a fixed point, in every form there is.
#include <stdlib.h>
#include <string.h>
#include "fuzz.h"

// The module printed one way; NULL when memory runs out.
static char *print(fuzz_session *s, cg_module module, const cg_print_desc *how) {
  cg_str text;
  cg_result r = cg_print_to_string(module, how, &text);
  fuzz_check_result(s, r, "printing");
  return r == CG_OK ? fuzz_copy(text) : NULL;
}

static void round_trip(const char *text, const cg_print_desc *how, const char *name) {
  fuzz_session s;
  cg_module module;
  cg_result r;
  char *again;
  fuzz_open(&s);
  r = cg_parse(s.ctx, text, strlen(text), NULL, &module);
  if (r != CG_OUT_OF_MEMORY) {
    cg_diagnostic e = cg_first_error(s.ctx);
    fuzz_check(r == CG_OK, "the %s text is refused at %u:%u: %.*s\n%.2000s", name, (unsigned)e.line, (unsigned)e.column, (int)e.message.len,
               e.message.data, text);
    again = print(&s, module, how);
    if (again) fuzz_check_same(text, again, name);
    free(again);
  }
  fuzz_close(&s);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const char *const names[] = {"pretty", "generic", "local", "generic with locations"};
  cg_print_desc how[4];
  char *texts[4] = {NULL, NULL, NULL, NULL};
  fuzz_session s;
  cg_module module = NULL;
  cg_result r;
  memset(how, 0, sizeof how);
  how[1].generic = how[2].local_scope = how[3].generic = how[3].debug_info = true;
  fuzz_open(&s);
  r = cg_parse(s.ctx, (const char *)data, size, NULL, &module);
  fuzz_check_result(&s, r, "parsing");
  fuzz_check((r == CG_OK) == (module != NULL), "parsing gives %d and the module %p", (int)r, (void *)module);
  if (r == CG_OK) {
    s.only_remarks_expected = true;
    r = cg_verify(module);
    fuzz_check(r == CG_OK || r == CG_OUT_OF_MEMORY, "a parsed module is invalid: %d", (int)r);
    for (int i = 0; i < 4; i++) texts[i] = print(&s, module, &how[i]);
  }
  fuzz_close(&s);
  for (int i = 0; i < 4; i++) {
    if (texts[i]) round_trip(texts[i], &how[i], names[i]);
    free(texts[i]);
  }
  return 0;
}
