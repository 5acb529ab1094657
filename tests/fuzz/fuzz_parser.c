// Fuzzes the parser, the verifier and the printer: a module that is accepted is valid, and its text is a fixed point, in every form there is.
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char *texts[FUZZ_FORMS] = {NULL, NULL, NULL, NULL};
  fuzz_session s;
  cg_module module = NULL;
  cg_result r;
  if (!fuzz_open(&s, fuzz_number(data, size, "memory"))) return 0;
  r = cg_parse(s.ctx, (const char *)data, size, NULL, &module);
  fuzz_check_result(&s, r, "parsing");
  fuzz_check((r == CG_OK) == (module != NULL), "parsing gives %d and the module %p", (int)r, (void *)module);
  if (r == CG_OK) {
    s.only_remarks_expected = true;
    r = cg_verify(module);
    fuzz_check(r == CG_OK || r == CG_OUT_OF_MEMORY, "a parsed module is invalid: %d", (int)r);
    for (int i = 0; i < FUZZ_FORMS; i++) texts[i] = fuzz_print(&s, module, (fuzz_form)i);
  }
  fuzz_close(&s);
  for (int i = 0; i < FUZZ_FORMS; i++) fuzz_check_round_trip(texts[i], (fuzz_form)i);
  return 0;
}
