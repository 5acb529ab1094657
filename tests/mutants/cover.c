// Which blocks of a program ran: mutants.py puts this beside the sources of a copy of the tree that is built with -fsanitize-coverage=trace-pc.
// A process marks a byte per block in $COVER/TEST%PROGRAM: TEST is lit's, where a script of lit started the process, and else "-".
#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define NOT_COUNTED __attribute__((no_sanitize_coverage))
#define BYTES (16 << 20) // sparse: of a program's text

extern char __executable_start[];
static unsigned char *volatile blocks;

// The lit test whose script is process id, or started it, in what of size bytes: its path with % for /.
NOT_COUNTED static int test_of(int id, char *test, size_t size) {
  while (id > 1) {
    char path[64], line[4096];
    snprintf(path, sizeof path, "/proc/%d/cmdline", id);
    int f = open(path, O_RDONLY);
    ssize_t n = f < 0 ? 0 : read(f, line, sizeof line - 1);
    if (f >= 0) close(f);
    for (ssize_t i = 0; i < n; i++) line[i] = line[i] ? line[i] : ' ';
    line[n > 0 ? n : 0] = 0;
    char *end = strstr(line, ".script"), *begin = strstr(line, "/test/lit/");
    if (end && begin && begin < end) {
      snprintf(test, size, "%.*s", (int)(end - begin - 10), begin + 10);
      for (char *c = test; *c; c++) *c = *c == '/' ? '%' : *c;
      return 1;
    }
    snprintf(path, sizeof path, "/proc/%d/stat", id);
    FILE *s = fopen(path, "r");
    int parent = 0;
    if (!s || fscanf(s, "%*d (%*[^)]) %*c %d", &parent) != 1) parent = 0;
    if (s) fclose(s);
    id = parent;
  }
  return 0;
}

NOT_COUNTED static void open_blocks(void) {
  const char *folder = getenv("COVER");
  char program[1024], test[1024] = "-", path[4096];
  ssize_t n = readlink("/proc/self/exe", program, sizeof program - 1);
  int f = -1;
  if (folder && n > 0) {
    program[n] = 0;
    for (char *c = program; *c; c++) *c = *c == '/' ? '%' : *c;
    test_of(getppid(), test, sizeof test);
    snprintf(path, sizeof path, "%s/%s@%s", folder, test, program);
    f = open(path, O_RDWR | O_CREAT, 0666);
    if (f >= 0 && ftruncate(f, BYTES)) f = -1;
  }
  void *p = mmap(NULL, BYTES, PROT_READ | PROT_WRITE, f < 0 ? MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE : MAP_SHARED, f, 0);
  if (p == MAP_FAILED) abort();
  blocks = p;
}

NOT_COUNTED void __sanitizer_cov_trace_pc(void) {
  size_t at = (size_t)((char *)__builtin_return_address(0) - __executable_start);
  if (!blocks) open_blocks();
  if (at < BYTES) blocks[at] = 1;
}
