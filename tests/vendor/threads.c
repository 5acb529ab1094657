// Compiles on many threads, a context each.
//
//   threads check ROUNDS        8 threads, the same jobs in another order each: all make the same words, keys and errors (run it under ThreadSanitizer)
//   threads throughput          as many threads as processors against one thread: at least 0.6 times as many compiles for each
//
// On a busy machine threads have no processor of their own, whatever the library does. There the time that counts is the threads' own: they have to get
// as much done in each second of it, and may not have waited for each other.
#define _GNU_SOURCE // RUSAGE_THREAD
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>
#ifdef HOST_IMPLEMENTATION
#define CODEGEN_IMPLEMENTATION
#endif
#include "codegen.h"
#include "codegen_spirv.h"

enum { MOST_THREADS = 8, ATTEMPTS = 5 };

static const char *const texts[] = {
    "func.func @main(%a: tensor<40x50xf32>, %b: tensor<50x60xf32>) -> tensor<40x60xf32> {\n"
    "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<40x50xf32>, tensor<50x60xf32>) -> tensor<40x60xf32>\n"
    "  %1 = stablehlo.tanh %0 : tensor<40x60xf32>\n  return %1 : tensor<40x60xf32>\n}\n",
    "func.func @main(%a: tensor<?x7xf16>) -> tensor<?xf16> {\n  %z = stablehlo.constant dense<0.0> : tensor<f16>\n"
    "  %0 = stablehlo.exponential %a : tensor<?x7xf16>\n"
    "  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<?x7xf16>, tensor<f16>) -> tensor<?xf16>\n"
    "  return %1 : tensor<?xf16>\n}\n",
    "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo.cosine %b : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n", // wrong
    "func.func @main(%a: tensor<64x64xi32>) -> tensor<64x64xi32> {\n  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<64x64xi32>) -> tensor<64x64xi32>\n"
    "  return %0 : tensor<64x64xi32>\n}\n"};
static const char *const targets[] = {"vulkan1.1", "hopper", "valhall"};
enum { JOBS = (sizeof texts / sizeof texts[0]) * (sizeof targets / sizeof targets[0]) };

static void mix(uint64_t *h, const void *data, size_t n) {
  for (size_t i = 0; i < n; i++) *h = (*h ^ ((const unsigned char *)data)[i]) * 1099511628211u;
}

// What job `j` gives, as one number: words, launch description and cache key, or the error.
static uint64_t run_job(cg_context *ctx, unsigned j) {
  const char *text = texts[j / (sizeof targets / sizeof targets[0])];
  uint64_t h = 14695981039346656037u;
  uint8_t key[CG_CACHE_KEY_BYTES];
  cg_module module;
  cg_compile_desc desc;
  cg_program program;
  cg_str json;
  memset(&desc, 0, sizeof desc);
  desc.target = targets[j % (sizeof targets / sizeof targets[0])];
  desc.backend = cg_spirv_backend();
  cg_result r = cg_parse(ctx, text, strlen(text), NULL, &module);
  if (r == CG_OK) r = cg_cache_key(module, &desc, key);
  if (r == CG_OK) r = cg_compile(module, &desc, &program);
  if (r == CG_OK) r = cg_program_json(ctx, &program, NULL, &json);
  if (r == CG_OK) {
    mix(&h, program.words, program.num_words * 4);
    mix(&h, json.data, json.len);
    mix(&h, key, sizeof key);
  } else {
    cg_diagnostic e = cg_first_error(ctx);
    mix(&h, e.message.data, e.message.len);
    mix(&h, e.id, strlen(e.id));
  }
  cg_reset(ctx);
  return h;
}

// ---- check ------------------------------------------------------------------------------------------------------------------------------------
typedef struct {
  unsigned number, rounds;
  uint64_t digests[JOBS];
  int ok;
} checker;

static void *check(void *arg) {
  checker *c = (checker *)arg;
  cg_context *ctx = cg_create(NULL);
  c->ok = ctx != NULL;
  for (unsigned i = 0; i < c->rounds * JOBS && c->ok; i++) {
    unsigned j = (i * 5 + c->number * 7) % JOBS; // every job, in an order of its own
    uint64_t d = run_job(ctx, j);
    if (i < JOBS) c->digests[j] = d;
    c->ok = c->digests[j] == d;
  }
  cg_destroy(ctx);
  return NULL;
}

static int check_all(unsigned rounds) {
  static checker c[MOST_THREADS];
  pthread_t threads[MOST_THREADS];
  int ok = 1;
  for (unsigned i = 0; i < MOST_THREADS; i++) {
    c[i].number = i;
    c[i].rounds = rounds;
    if (pthread_create(&threads[i], NULL, check, &c[i]) != 0) return 1;
  }
  for (unsigned i = 0; i < MOST_THREADS; i++) pthread_join(threads[i], NULL);
  for (unsigned i = 0; i < MOST_THREADS; i++) ok = ok && c[i].ok && memcmp(c[i].digests, c[0].digests, sizeof c[i].digests) == 0;
  for (unsigned j = 1; j < JOBS; j++) ok = ok && c[0].digests[j] != 0;
  printf("%d threads, %u compiles each: %s\n", MOST_THREADS, rounds * JOBS, ok ? "all the same" : "they differ");
  return !ok;
}

// ---- throughput -------------------------------------------------------------------------------------------------------------------------------
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

typedef struct {
  double until;
  uint64_t done;
  double seconds; // the thread's own
  long waits;     // times that it gave its processor away
} worker;

static void *work(void *arg) {
  worker *w = (worker *)arg;
  struct rusage used;
  cg_context *ctx = cg_create(NULL);
  for (w->done = 0; ctx && now() < w->until; w->done++) run_job(ctx, (unsigned)(w->done % JOBS));
  cg_destroy(ctx);
  getrusage(RUSAGE_THREAD, &used);
  w->seconds = (double)used.ru_utime.tv_sec + (double)used.ru_stime.tv_sec + 1e-6 * (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec);
  w->waits = used.ru_nvcsw;
  return NULL;
}

typedef struct {
  double rate, own_rate, waits; // compiles a second, and a second of the threads' own time; waits a compile
} measure;

static measure measure_threads(unsigned n) {
  worker w[MOST_THREADS];
  pthread_t threads[MOST_THREADS];
  measure m;
  double begin = now(), done = 0, seconds = 0, waits = 0;
  memset(w, 0, sizeof w);
  for (unsigned i = 0; i < n; i++) {
    w[i].until = begin + 0.4;
    if (pthread_create(&threads[i], NULL, work, &w[i]) != 0) exit(3);
  }
  for (unsigned i = 0; i < n; i++) {
    pthread_join(threads[i], NULL);
    done += (double)w[i].done;
    seconds += w[i].seconds;
    waits += (double)w[i].waits;
  }
  m.rate = done / (now() - begin);
  m.own_rate = done / (seconds > 0 ? seconds : 1);
  m.waits = waits / (done > 0 ? done : 1);
  return m;
}

static int throughput(void) {
  long processors = sysconf(_SC_NPROCESSORS_ONLN);
  unsigned n = processors > MOST_THREADS ? MOST_THREADS : processors < 1 ? 1 : (unsigned)processors;
  int own = 0;
  if (n == 1) {
    printf("skipped: one processor, nothing to compare\n");
    return 0;
  }
  for (int a = 0; a < ATTEMPTS; a++) {
    measure one = measure_threads(1), all = measure_threads(n);
    printf("%u threads: %.0f compiles a second by one, %.0f by all: %.2f times as many; by their own time %.2f times, %.3f waits a compile\n", n,
           one.rate, all.rate, all.rate / one.rate, n * all.own_rate / one.own_rate, all.waits);
    if (all.rate >= 0.6 * n * one.rate) return 0;
    own += all.own_rate >= 0.6 * one.own_rate && all.waits < 0.02;
  }
  printf("less than 0.6 times as many for each thread, %d times; %d times enough by the threads' own time\n", ATTEMPTS, own);
  return own <= ATTEMPTS / 2;
}

int main(int argc, char **argv) {
  if (argc > 2 && strcmp(argv[1], "check") == 0) return check_all((unsigned)strtoul(argv[2], NULL, 10));
  if (argc > 1 && strcmp(argv[1], "throughput") == 0) return throughput();
  fprintf(stderr, "usage: threads check ROUNDS | threads throughput\n");
  return 2;
}
