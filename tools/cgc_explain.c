// cgc explain: the text of messages that a build with CODEGEN_NO_MESSAGES gives by their codes.
#include <stdlib.h>
#include <string.h>
#include "cgc.h"

static const struct {
  const char *code, *text;
} cgc_messages[] = {
#include "cgc_messages.h"
};
enum { CGC_NUM_MESSAGES = sizeof cgc_messages / sizeof cgc_messages[0] };

static const char *cgc_message_named(const char *code) {
  for (size_t i = 0; i < CGC_NUM_MESSAGES; i++)
    if (strncmp(cgc_messages[i].code, code, strlen(cgc_messages[i].code)) == 0) return cgc_messages[i].text;
  return NULL;
}

// One argument: "k2f9x", "#k2f9x", or a whole diagnostic with codes in it.
static bool cgc_explain_one(const char *arg) {
  bool found = false;
  const char *text = cgc_message_named(arg);
  if (text && strlen(arg) == strlen(cgc_messages[0].code)) return printf("#%s %s\n", arg, text) > 0;
  for (const char *p = strchr(arg, '#'); p; p = strchr(p + 1, '#')) {
    text = cgc_message_named(p + 1);
    if (!text) continue; // the name of an attribute, say
    printf("#%.5s %s\n", p + 1, text);
    found = true;
  }
  if (!found) cgc_errorf("no message of this version has the code '%s': five digits behind a '#'", arg);
  return found;
}

int cgc_main_explain(const cgc_options *o) {
  bool all = true;
  if (!o->files.count) {
    cgc_errorf("a message, or its code, is missing: cgc explain '#k2f9x'");
    return CGC_USAGE;
  }
  for (size_t i = 0; i < o->files.count; i++) all = cgc_explain_one(o->files.items[i]) && all;
  return all ? CGC_DONE : CGC_REFUSED;
}
