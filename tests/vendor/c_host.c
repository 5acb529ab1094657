// A host of the C that codegen writes: examples/dynamic.mlir as dynamic.c, with an arena of its own and workgroups in any order, in pieces.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include "dynamic.h"

enum { ROWS = 77, IN = 5, OUT = 10 };

static void backwards(void *user, size_t count, void (*body)(void *data, size_t begin, size_t end), void *data) {
  size_t *calls = (size_t *)user;
  while (count) {
    size_t begin = count > 3 ? count - 3 : 0;
    body(data, begin, count);
    count = begin;
    ++*calls;
  }
}

int main(void) {
  static float samples[ROWS * IN], weights[IN * OUT], product[2][ROWS * OUT], sums[2][ROWS];
  size_t calls = 0, bytes;
  codegen_parallel parallel;
  int64_t d[1] = {ROWS}, too_many[1] = {INT64_C(1) << 31}, negative[1] = {-1};
  void *arena;
  for (int i = 0; i < ROWS * IN; i++) samples[i] = (float)(i % 7 - 3);
  for (int i = 0; i < IN * OUT; i++) weights[i] = (float)(i % 5 - 2);
  parallel.run = backwards;
  parallel.user = &calls;
  bytes = dynamic_main_arena_bytes(d);
  if (bytes == SIZE_MAX || !(arena = malloc(bytes + 1))) return 1;
  for (int k = 0; k < 2; k++) {
    const void *arguments[] = {samples, weights};
    void *results[2];
    results[0] = product[k];
    results[1] = sums[k];
    if (dynamic_main(arguments, results, arena, d, k ? &parallel : NULL) != 0) return 2;
    if (dynamic_main(arguments, results, arena, too_many, NULL) == 0 || dynamic_main(arguments, results, arena, negative, NULL) == 0) return 3;
    for (int r = 0; r < ROWS; r++) {
      double sum = 0;
      for (int c = 0; c < OUT; c++) {
        double want = 0;
        for (int i = 0; i < IN; i++) want += (double)samples[r * IN + i] * (double)weights[i * OUT + c];
        want = tanh(want);
        sum += want * want;
        if (!(fabs((double)product[k][r * OUT + c] - want) < 1e-6)) return 4;
      }
      if (!(fabs((double)sums[k][r] - sum) < 1e-5)) return 5;
    }
  }
  free(arena);
  printf("ok, %u pieces\n", (unsigned)calls);
  return calls > 1 ? 0 : 6;
}
