// Compile times of cgc. In process: parse to words or PTX, the context reset between runs; or whole processes of cgc and glslangValidator.
//
//   compile_time FILE…                                  SPIR-V
//   compile_time --ptx codegen_nvvm.so TARGET FILE…     PTX, and without what LLVM does after its IR is written; link with -rdynamic
//   compile_time --process CGC MLIR COMP OUT
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include "codegen.h"
#include "codegen_spirv.h"
#include "nvvm/cg_nvvm.h"

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static int by_value(const void *a, const void *b) { return *(const double *)a < *(const double *)b ? -1 : *(const double *)a > *(const double *)b; }

static char *read_text(const char *path, size_t *len) {
  FILE *f = fopen(path, "rb");
  char *text = (char *)malloc(1 << 22);
  if (!f || !text) {
    perror(path);
    exit(3);
  }
  *len = fread(text, 1, 1 << 22, f);
  fclose(f);
  return text;
}

static double compile_once(cg_context *ctx, const char *text, size_t len, const char *target, const cg_backend *backend, size_t *words) {
  cg_compile_desc desc;
  cg_program program;
  cg_module module;
  double begin = now(), seconds;
  memset(&desc, 0, sizeof desc);
  desc.target = target;
  desc.backend = backend;
  if (cg_parse(ctx, text, len, NULL, &module) != CG_OK || cg_compile(module, &desc, &program) != CG_OK) {
    cg_diagnostic d = cg_first_error(ctx);
    fprintf(stderr, "%u:%u: %.*s\n", d.line, d.column, (int)d.message.len, d.message.data);
    exit(1);
  }
  seconds = now() - begin;
  *words = program.num_words;
  return seconds;
}

static double median(const char *path, const char *target, const cg_backend *backend, int runs, const char *what) {
  static double times[201];
  size_t len, words = 0, peak = 0;
  char *text = read_text(path, &len);
  cg_context *ctx = cg_create(NULL);
  double first = 0;
  for (int i = 0; i < runs; i++) {
    times[i] = compile_once(ctx, text, len, target, backend, &words);
    if (i == 0) {
      first = times[0];
      peak = cg_memory_peak(ctx);
    }
    cg_reset(ctx);
  }
  qsort(times, (size_t)runs, sizeof times[0], by_value);
  printf("  %-26s %sfirst %8.3f ms, median %8.3f ms, least %8.3f ms, peak %7.1f KiB", path, what, first * 1e3, times[runs / 2] * 1e3, times[0] * 1e3,
         (double)peak / 1024);
  if (words) printf(", %zu words", words);
  printf("\n");
  cg_destroy(ctx);
  free(text);
  return times[runs / 2];
}

static void to_ptx(const char *library, const char *target, int num_files, char **files) {
  cg_backend (*make)(const cg_nvvm_options *options);
  static const cg_nvvm_options ptx = {false, 1}, ir = {true, 1};
  void *so = dlopen(library, RTLD_NOW | RTLD_LOCAL), *symbol = so ? dlsym(so, "cg_nvvm_backend_with") : NULL;
  if (!symbol) {
    fprintf(stderr, "%s\n", dlerror());
    exit(1);
  }
  memcpy(&make, &symbol, sizeof make);
  cg_backend backend = make(&ptx), before = make(&ir);
  for (int i = 0; i < num_files; i++) {
    double all = median(files[i], target, &backend, 21, "PTX:     "), ours = median(files[i], target, &before, 21, "LLVM IR: ");
    printf("  %-26s of which LLVM takes %.0f %%\n", "", 100 * (1 - ours / all));
  }
}

static double spawn(char *const argv[]) {
  double begin = now();
  int status;
  pid_t pid = fork();
  if (pid == 0) {
    if (!freopen("/dev/null", "w", stdout)) _exit(126);
    execvp(argv[0], argv);
    _exit(127);
  }
  waitpid(pid, &status, 0);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    fprintf(stderr, "%s failed\n", argv[0]);
    exit(1);
  }
  return now() - begin;
}

static void processes(char *cgc, char *mlir, char *comp, const char *out) {
  enum { RUNS = 31 };
  static double ours[RUNS], theirs[RUNS];
  char a[512], b[512];
  snprintf(a, sizeof a, "%s/ours.spv", out);
  snprintf(b, sizeof b, "%s/theirs.spv", out);
  char *const compile[] = {cgc, "compile", mlir, "--target=vulkan1.1", "-o", a, NULL};
  char *const glslang[] = {"glslangValidator", "--target-env", "vulkan1.1", comp, "-o", b, NULL};
  for (int i = 0; i < RUNS; i++) { // in turn
    ours[i] = spawn(compile);
    theirs[i] = spawn(glslang);
  }
  qsort(ours, RUNS, sizeof ours[0], by_value);
  qsort(theirs, RUNS, sizeof theirs[0], by_value);
  printf("  %-26s cgc %6.2f ms (least %6.2f), glslangValidator %6.2f ms (least %6.2f): %.1f times as fast (least: %.1f)\n", mlir,
         ours[RUNS / 2] * 1e3, ours[0] * 1e3, theirs[RUNS / 2] * 1e3, theirs[0] * 1e3, theirs[RUNS / 2] / ours[RUNS / 2], theirs[0] / ours[0]);
}

int main(int argc, char **argv) {
  if (argc == 6 && strcmp(argv[1], "--process") == 0) {
    processes(argv[2], argv[3], argv[4], argv[5]);
    return 0;
  }
  if (argc > 4 && strcmp(argv[1], "--ptx") == 0) {
    to_ptx(argv[2], argv[3], argc - 4, argv + 4);
    return 0;
  }
  for (int i = 1; i < argc; i++) median(argv[i], "vulkan1.1", cg_spirv_backend(), 201, "");
  return 0;
}
