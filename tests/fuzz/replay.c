// Runs a fuzz target over files without libFuzzer, each on a thread of STACK bytes of stack: 128 KiB are what the library has to do with, whatever the
// input.
//
//   replay FILE…
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include "fuzz.h"

typedef struct input {
  uint8_t *data;
  size_t size;
} input;

static void *run(void *arg) {
  const input *i = (const input *)arg;
  LLVMFuzzerTestOneInput(i->data, i->size);
  return NULL;
}

static bool read_file(const char *path, input *i) {
  FILE *f = fopen(path, "rb");
  long size;
  bool ok = f && fseek(f, 0, SEEK_END) == 0 && (size = ftell(f)) >= 0 && fseek(f, 0, SEEK_SET) == 0;
  if (ok) {
    i->size = (size_t)size;
    i->data = (uint8_t *)malloc(i->size + 1);
    ok = i->data && fread(i->data, 1, i->size, f) == i->size;
  }
  if (f) fclose(f);
  return ok;
}

int main(int argc, char **argv) {
  pthread_attr_t attr;
  if (pthread_attr_init(&attr) || pthread_attr_setstacksize(&attr, STACK)) return 3;
  for (int k = 1; k < argc; k++) {
    pthread_t thread;
    input i;
    fprintf(stderr, "%s\n", argv[k]);
    if (!read_file(argv[k], &i) || pthread_create(&thread, &attr, run, &i) || pthread_join(thread, NULL)) return 3;
    free(i.data);
  }
  pthread_attr_destroy(&attr);
  return 0;
}
