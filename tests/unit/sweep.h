// sweep(n): how many of n draws a test makes. All of them; where SWEEP says so, an SWEEP-th: the sanitizers (tests/suites/asan.sh) look at how something
// is computed, and suite unit, without them, at what comes out.
#pragma once
#include <stdlib.h>

static int sweep(int n) {
  static int by;
  if (!by) {
    const char *s = getenv("SWEEP");
    by = s && atoi(s) > 1 ? atoi(s) : 1;
  }
  return n / by;
}
