// Fuzzes passes in any order over any module: each leaves IR that verifies, or says why it cannot go on; what they leave in the end reads back.
//
// The first line chooses: //! passes=hlo-to-linalg,canonicalize,distribute{workgroup-size=8} memory=100000
#include <string.h>
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char passes[4096] = "", *text = NULL;
  fuzz_form form = fuzz_one_in(data, size, 2) ? FUZZ_GENERIC : FUZZ_PRETTY;
  cg_pipeline_desc hooks;
  cg_module module;
  fuzz_session s;
  cg_result r;
  if (!fuzz_choice(data, size, "passes", passes, sizeof passes)) strcpy(passes, "canonicalize,cse");
  fuzz_blanks(passes);
  if (!fuzz_open(&s, fuzz_number(data, size, "memory"))) return 0;
  memset(&hooks, 0, sizeof hooks);
  hooks.hook = fuzz_verify_after;
  hooks.user = &s;
  if (cg_parse(s.ctx, (const char *)data, size, NULL, &module) == CG_OK) {
    r = cg_run_pipeline(module, passes, &hooks);
    fuzz_check_result(&s, r, "running passes");
    if (r == CG_OK) text = fuzz_print(&s, module, form);
  }
  fuzz_close(&s);
  fuzz_check_round_trip(text, form);
  return 0;
}
