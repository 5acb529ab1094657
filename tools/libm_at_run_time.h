// For the one-file build of cgc on glibc: the interpreter's math functions are looked up in libm when they are first called, so that
// `cc tools/cgc.c -o cgc` links without -lm. Included before everything else; the Makefile's build links libm as usual.
#ifndef LIBM_AT_RUN_TIME_H
#define LIBM_AT_RUN_TIME_H
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// clang-format off
#define CGC_LIBM_UNARY(X) \
  X(acos) X(acosh) X(asin) X(asinh) X(atan) X(atanh) X(cbrt) X(ceil) X(cos) X(cosh) X(erf) X(erfc) X(exp) X(exp2) X(expm1) X(floor) X(lgamma) X(log) \
  X(log10) X(log1p) X(log2) X(nearbyint) X(rint) X(round) X(sin) X(sinh) X(sqrt) X(tan) X(tanh) X(tgamma) X(trunc)
// clang-format on
#define CGC_LIBM_BINARY(X) X(atan2) X(fmod) X(hypot) X(nextafter) X(pow) X(remainder)

static void cgc_libm_find(const char *name, void *function) {
  void *library = dlopen("libm.so.6", RTLD_NOW), *found = library ? dlsym(library, name) : NULL;
  if (!found) {
    fprintf(stderr, "cgc: error: libm.so.6 has no %s\n", name);
    exit(3);
  }
  memcpy(function, &found, sizeof found);
}

#define CGC_LIBM_DEFINE1(f)                                                                                                                          \
  __attribute__((unused)) static double cgc_libm_##f(double x) {                                                                                     \
    static double (*function)(double);                                                                                                               \
    if (!function) cgc_libm_find(#f, &function);                                                                                                     \
    return function(x);                                                                                                                              \
  }
#define CGC_LIBM_DEFINE2(f)                                                                                                                          \
  __attribute__((unused)) static double cgc_libm_##f(double x, double y) {                                                                           \
    static double (*function)(double, double);                                                                                                       \
    if (!function) cgc_libm_find(#f, &function);                                                                                                     \
    return function(x, y);                                                                                                                           \
  }
CGC_LIBM_UNARY(CGC_LIBM_DEFINE1)
CGC_LIBM_BINARY(CGC_LIBM_DEFINE2)

#define acos(x) cgc_libm_acos(x)
#define acosh(x) cgc_libm_acosh(x)
#define asin(x) cgc_libm_asin(x)
#define asinh(x) cgc_libm_asinh(x)
#define atan(x) cgc_libm_atan(x)
#define atan2(x, y) cgc_libm_atan2(x, y)
#define atanh(x) cgc_libm_atanh(x)
#define cbrt(x) cgc_libm_cbrt(x)
#define ceil(x) cgc_libm_ceil(x)
#define cos(x) cgc_libm_cos(x)
#define cosh(x) cgc_libm_cosh(x)
#define erf(x) cgc_libm_erf(x)
#define erfc(x) cgc_libm_erfc(x)
#define exp(x) cgc_libm_exp(x)
#define exp2(x) cgc_libm_exp2(x)
#define expm1(x) cgc_libm_expm1(x)
#define floor(x) cgc_libm_floor(x)
#define fmod(x, y) cgc_libm_fmod(x, y)
#define hypot(x, y) cgc_libm_hypot(x, y)
#define lgamma(x) cgc_libm_lgamma(x)
#define log(x) cgc_libm_log(x)
#define log10(x) cgc_libm_log10(x)
#define log1p(x) cgc_libm_log1p(x)
#define log2(x) cgc_libm_log2(x)
#define nearbyint(x) cgc_libm_nearbyint(x)
#define nextafter(x, y) cgc_libm_nextafter(x, y)
#define pow(x, y) cgc_libm_pow(x, y)
#define remainder(x, y) cgc_libm_remainder(x, y)
#define rint(x) cgc_libm_rint(x)
#define round(x) cgc_libm_round(x)
#define sin(x) cgc_libm_sin(x)
#define sinh(x) cgc_libm_sinh(x)
#define sqrt(x) cgc_libm_sqrt(x)
#define tan(x) cgc_libm_tan(x)
#define tanh(x) cgc_libm_tanh(x)
#define tgamma(x) cgc_libm_tgamma(x)
#define trunc(x) cgc_libm_trunc(x)

#endif
