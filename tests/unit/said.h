// A context that keeps what its last error says, for tests of messages.
#ifndef SAID_H
#define SAID_H
#include <stdio.h>
#include <string.h>

#include "codegen.h"

static char said[1024]; // the last error's message
static void listen(void *user, const cg_diagnostic *d) {
  (void)user;
  if (d->severity == CG_SEVERITY_ERROR) snprintf(said, sizeof said, "%.*s", (int)d->message.len, d->message.data);
}

static cg_context *open_context(void) {
  cg_context_desc desc;
  memset(&desc, 0, sizeof desc);
  desc.diagnostic_fn = listen;
  said[0] = 0;
  return cg_create(&desc);
}
#endif
