// Fuzzes passes in any order over any module: each leaves IR that verifies, or says why it cannot go on.
//
// The first line chooses: //! passes=hlo-to-linalg,canonicalize,tile-workgroups
#include <string.h>
#include "fuzz.h"

static cg_result check_after(void *user, const char *pass, cg_op op, bool after) {
  fuzz_session *s = (fuzz_session *)user;
  cg_result r;
  if (!after || s->errors) return CG_OK;
  r = cg_verify(op);
  fuzz_check(r == CG_OK || r == CG_OUT_OF_MEMORY, "%s leaves IR that is wrong: %.*s", pass, (int)cg_first_error(s->ctx).message.len,
             cg_first_error(s->ctx).message.data);
  return r;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char passes[1024] = "";
  cg_pipeline_desc hooks;
  cg_module module;
  fuzz_session s;
  cg_str text;
  cg_result r;
  if (!fuzz_choice(data, size, "passes", passes, sizeof passes)) strcpy(passes, "canonicalize,cse");
  for (char *c = passes; *c; c++)
    if (*c == ';') *c = ' ';
  fuzz_open(&s);
  memset(&hooks, 0, sizeof hooks);
  hooks.hook = check_after;
  hooks.user = &s;
  if (cg_parse(s.ctx, (const char *)data, size, NULL, &module) == CG_OK) {
    r = cg_run_pipeline(module, passes, &hooks);
    fuzz_check_result(&s, r, "running passes");
    if (r == CG_OK) {
      r = cg_print_to_string(module, NULL, &text);
      fuzz_check(r == CG_OK || r == CG_OUT_OF_MEMORY, "printing fails with %d", (int)r);
    }
  }
  fuzz_close(&s);
  return 0;
}
