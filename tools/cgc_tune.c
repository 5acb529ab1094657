// cgc tune: measures configurations of each root op of a program, and writes a tuning file with the fastest ones.
//
// A candidate is compiled for the device, runs, gives what the default gives, and is timed beside the best so far, in turn and by the method of `cgc
// bench`; it is given up as soon as it is clearly slower. The promising ones of the list come first, then what differs in one number from the best,
// then the rest. After each change the file is written anew: whoever stops the tuner goes on later with the same command.
#include "cgc_tune.h"
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include "cgc_bench.h"
#ifndef _WIN32
#include <unistd.h>
#endif

enum { CGC_T_FIRST = 40, CGC_T_ROUND = 10 }; // of the list, before the best one's neighbours; programs on the device at once

typedef struct {
  const cgc_options *o;
  const cgc_source *source;
  cgc_device device;
  cgc_t_roots roots;
  cgc_tuning tuning;
  cgc_b *bench; // NULL between rounds
  cgc_b_contender *usual;
  cg_array *expected;
  size_t num_expected;
  double begin, end;    // of the time that there is
  double usual_seconds; // of one run of the program, by the host's clock
  bool terminal, lost;
  // in this run
  size_t tried, refused, wrong;
} cgc_t;

static volatile sig_atomic_t cgc_t_stopped;
static void cgc_t_stop(int number) {
  (void)number;
  cgc_t_stopped = 1;
}

static bool cgc_t_time_is_up(const cgc_t *t) { return cgc_t_stopped || t->lost || cgc_now() >= t->end; }

// ---- programs on the device -----------------------------------------------------------------------------------------------------------------------
typedef struct {
  cgc_b_contender *c;
  size_t lists[CGC_B_SETS]; // the root's kernels alone, or all
  size_t length;            // of a chain
  double seconds;           // of a run
} cgc_t_program;

static void cgc_t_round_end(cgc_t *t) {
  if (t->bench) cgc_b_close(t->bench);
  t->bench = NULL;
  t->usual = NULL;
}

// Compiles with these configurations. NULL: it is refused.
static cgc_b_contender *cgc_t_add(cgc_t *t, const cg_config *configs, size_t count, int *status) {
  static const cg_config none;
  cgc_options o = *t->o;
  o.configs = count ? configs : &none;
  o.num_configs = count;
  t->bench->o = &o;
  *status = cgc_b_add_program(t->bench, NULL, cgc_format("tune"));
  t->bench->o = t->o;
  return *status == CGC_DONE ? t->bench->contenders[t->bench->num_contenders - 1] : NULL;
}

// What the device says where it is no candidate's fault.
static int cgc_t_failed(const cgc_t *t) {
  cgc_errorf("%s", t->bench && t->bench->error.text[0] ? t->bench->error.text : "the device fails");
  return CGC_FAILED;
}

// Opens a round: the program as it is without tuning.
static int cgc_t_round(cgc_t *t) {
  int status;
  if (t->bench && t->bench->num_contenders < CGC_T_ROUND) return CGC_DONE;
  cgc_t_round_end(t);
  t->bench = (cgc_b *)calloc(1, sizeof *t->bench);
  if (!t->bench) exit(CGC_FAILED);
  t->bench->o = t->o;
  t->bench->source = t->source;
  t->bench->device = t->device;
  t->bench->samples = t->o->repeat && t->o->repeat < CGC_B_SAMPLES ? (size_t)t->o->repeat : 15;
  t->bench->bench = runner_bench_open(t->device.gpu);
  if (!t->bench->bench) return CGC_FAILED;
  status = cgc_b_reference(t->bench);
  if (status != CGC_DONE) return status;
  if (t->bench->is_dispatch) {
    cgc_errorf("a dispatch by hand has its configuration in it: there is nothing to tune");
    return CGC_REFUSED;
  }
  t->usual = cgc_t_add(t, NULL, 0, &status);
  t->bench->quiet = true; // what is said of candidates is of no interest
  return status;
}

// Runs it once and reads its results.
static bool cgc_t_results(cgc_t *t, const cgc_b_contender *c) {
  cgc_b *b = t->bench;
  if (!cgc_b_run_once(b, c)) return false;
  for (size_t i = 0; i < b->num_results; i++)
    if (!runner_bench_read(b->bench, b->result_buffers[0][i], b->results[i].data, b->results[i].size, &b->error)) return false;
  return true;
}

static bool cgc_t_expect(cgc_t *t) {
  double begin;
  if (t->expected) return true;
  if (!cgc_t_results(t, t->usual)) return false;
  begin = cgc_now();
  if (!cgc_b_run_once(t->bench, t->usual)) return false;
  t->usual_seconds = cgc_now() - begin;
  t->num_expected = t->bench->num_results;
  t->expected = (cg_array *)cgc_alloc((t->num_expected + 1) * sizeof *t->expected);
  for (size_t i = 0; i < t->num_expected; i++) t->expected[i] = cgc_array_copy(&t->bench->results[i]);
  return true;
}

// As cgc check compares: within 1e-4. Sums come in another order, which narrow results show by their last bits.
static bool cgc_t_alike(const cgc_t *t) {
  char why[512];
  for (size_t i = 0; i < t->num_expected; i++) {
    cg_array *a = &t->expected[i];
    a->element = t->bench->results[i].element; // types end with their round
    bool exact = !cgc_is_float(a->element) && cg_type_get_kind(a->element) != CG_TYPE_COMPLEX;
    double narrow = exact || cg_storage_bytes(a->element) > 2 ? 0 : cg_type_get_kind(a->element) == CG_TYPE_F16 ? 2e-3 : 1.6e-2;
    if (!cgc_array_equal(&t->bench->results[i], a, exact ? -1 : 1e-4, exact ? 0 : narrow > 0 ? narrow : 1e-5, NULL, why, sizeof why)) return false;
  }
  return true;
}

static bool cgc_t_has_kernel(const cgc_t_root *r, const char *name) { return cgc_list_has(&r->kernels, name); }

// Step lists of the root's kernels alone; false where they are none, or of another pipeline than the one that is asked for.
static bool cgc_t_lists(cgc_t *t, const cgc_t_root *r, cgc_b_contender *c, const char *pipeline, cgc_t_program *out) {
  cgc_b *b = t->bench;
  runner_bench_step *steps = (runner_bench_step *)calloc(2 * c->num_dispatches + 1, sizeof *steps);
  bool ok = steps != NULL;
  out->c = c;
  for (size_t set = 0; ok && set < b->num_sets; set++) {
    size_t n = 0;
    for (size_t i = 0; ok && i < c->num_dispatches; i++) {
      const cgc_b_dispatch *d = &c->dispatches[i];
      if (!cgc_t_has_kernel(r, d->kernel)) continue;
      ok = !pipeline[0] || strcmp(d->pipeline, pipeline) == 0;
      if (n) steps[n++].kind = CG_STEP_BARRIER;
      steps[n++] = c->steps[set][d->step];
    }
    ok = ok && n && runner_bench_list(b->bench, steps, n, &out->lists[set], &b->error);
  }
  free(steps);
  return ok;
}

// ---- measuring ------------------------------------------------------------------------------------------------------------------------------------
// Samples are as many as bench takes, or three where these take long.
static bool cgc_t_enough(const cgc_t *t, size_t samples, double begin) {
  return samples >= t->bench->samples || (samples >= 3 && (cgc_t_stopped || cgc_now() - begin > 0.4));
}

// By itself, until it is clear that a run takes longer than `most`. False where the device fails.
static bool cgc_t_measure(cgc_t *t, cgc_t_program *p, double most) {
  double times[CGC_B_SAMPLES], begin = cgc_now(), seconds;
  if (!cgc_b_length(t->bench, p->lists, &p->length)) return false;
  for (size_t s = 0; !cgc_t_enough(t, s, begin); s++) {
    runner_bench_chain chain = cgc_b_chain(t->bench, p->lists, s * p->length, p->length);
    if (!cgc_b_run(t->bench, &chain, 1, &seconds)) return false;
    times[s] = seconds / (double)p->length;
    p->seconds = cgc_b_summary(times, s + 1).median;
    if (p->seconds > (s < 2 ? 2 : 1.5) * most) return true;
  }
  return true;
}

// In turn; *ratio is that of b's time to a's. It ends early where b is slower.
static bool cgc_t_compare(cgc_t *t, const cgc_t_program *a, const cgc_t_program *b, double *ratio) {
  const cgc_t_program *both[2] = {a, b};
  double times[2][CGC_B_SAMPLES], begin = cgc_now();
  for (size_t s = 0; !cgc_t_enough(t, s, begin); s++) {
    runner_bench_chain chains[2];
    double seconds[2];
    for (size_t i = 0; i < 2; i++) { // nobody always follows the other
      const cgc_t_program *p = both[(i + s) % 2];
      chains[i] = cgc_b_chain(t->bench, p->lists, s * p->length, p->length);
    }
    if (!cgc_b_run(t->bench, chains, 2, seconds)) return false;
    for (size_t i = 0; i < 2; i++) times[(i + s) % 2][s] = seconds[i] / (double)both[(i + s) % 2]->length;
    *ratio = cgc_b_summary(times[1], s + 1).median / cgc_b_summary(times[0], s + 1).median;
    if (s >= 4 && *ratio > 1.05) return true;
  }
  return true;
}

// ---- the file -------------------------------------------------------------------------------------------------------------------------------------
static bool cgc_t_write(cgc_t *t) {
  cgc_outputs outputs;
  cgc_text text;
  bool ok;
  memset(&outputs, 0, sizeof outputs);
  memset(&text, 0, sizeof text);
  cgc_tuning_print(&text, &t->tuning);
  ok = cgc_outputs_add(&outputs, t->o->output, text.data, text.len);
  if (ok)
    ok = cgc_outputs_commit(&outputs);
  else
    cgc_outputs_discard(&outputs);
  free(text.data);
  return ok;
}

static cgc_tuning_entry *cgc_t_entry(cgc_t *t, const cgc_t_root *r) {
  for (size_t i = 0; i < t->tuning.num_entries; i++) {
    cgc_tuning_entry *e = &t->tuning.entries[i];
    if (e->device == r->entry.device && e->config.op && e->config.operands && e->config.iterator_types &&
        strcmp(e->config.op, r->entry.config.op) == 0 && strcmp(e->config.operands, r->entry.config.operands) == 0 &&
        strcmp(e->config.iterator_types, r->entry.config.iterator_types) == 0)
      return e;
  }
  return NULL;
}

static bool cgc_t_save(cgc_t *t, const cgc_t_root *r) {
  cgc_tuning_entry *e = cgc_t_entry(t, r);
  if (e)
    *e = r->entry;
  else
    cgc_tuning_add(&t->tuning, &r->entry);
  return cgc_t_write(t);
}

static void cgc_t_progress(const cgc_t *t, const cgc_t_root *r) {
  if (!t->terminal) return;
  fprintf(stderr, "\r\033[Kkernel %zu of %zu, %s: %zu tried, %.2f us, best %.2f us (%.2fx); %.0f s left", (size_t)(r - t->roots.items) + 1,
          t->roots.count, r->kernels.items[0], r->entry.tried, r->entry.usual * 1e6, r->entry.best * 1e6,
          r->entry.best > 0 ? r->entry.usual / r->entry.best : 1, t->end > cgc_now() ? t->end - cgc_now() : 0.0);
  fflush(stderr);
}

// ---- the search -----------------------------------------------------------------------------------------------------------------------------------
static cg_config cgc_t_config_for(const cgc_t_root *r, const char *text) {
  cg_config c = r->entry.config;
  c.target = NULL;
  c.config = text;
  return c;
}

// The best so far, in this round; the default where there is none.
static bool cgc_t_incumbent(cgc_t *t, const cgc_t_root *r, cgc_t_program *out) {
  cg_config config = cgc_t_config_for(r, r->entry.config.config);
  cgc_b_contender *c = t->usual;
  int status;
  if (r->entry.config.config[0]) c = cgc_t_add(t, &config, 1, &status);
  return c && cgc_t_results(t, c) && cgc_t_alike(t) && cgc_t_lists(t, r, c, "", out) && cgc_t_measure(t, out, INFINITY);
}

// Whether the device still does what it did.
static bool cgc_t_alive(cgc_t *t) { return cgc_t_results(t, t->usual) && cgc_t_alike(t); }

// Tries one. It is the best from then on where it is faster by more than chance.
static bool cgc_t_try(cgc_t *t, cgc_t_root *r, const char *text, cgc_t_program *best) {
  cg_config config = cgc_t_config_for(r, text);
  char pipeline[40] = "";
  cgc_t_program p;
  double begin, ratio = 1;
  cgc_b_contender *c;
  int status;
  cgc_list_add(&r->seen, text);
  t->tried++;
  if (strncmp(text, "pipeline=", 9) == 0) snprintf(pipeline, sizeof pipeline, "%.*s", (int)strcspn(text + 9, " "), text + 9);
  c = cgc_t_add(t, &config, 1, &status);
  if (!c || !cgc_t_lists(t, r, c, pipeline, &p)) {
    t->refused++;
    return false;
  }
  begin = cgc_now();
  if (!cgc_t_results(t, c)) {
    t->lost = !cgc_t_alive(t);
    t->refused++;
    return false;
  }
  if (!cgc_t_alike(t)) {
    t->wrong++;
    return false;
  }
  if (cgc_now() - begin > 4 * t->usual_seconds + 0.1) return false;
  if (!cgc_t_measure(t, &p, best->seconds) || (p.seconds <= 1.5 * best->seconds && !cgc_t_compare(t, best, &p, &ratio))) {
    t->lost = !cgc_t_alive(t);
    return false;
  }
  if (ratio > 0.97 || cgc_t_stopped) return false;
  r->entry.best *= ratio;
  r->entry.config.config = text;
  *best = p;
  return true;
}

// The next one that was not tried; NULL for none. `neighbours` are those of the best.
static const char *cgc_t_next(cgc_t_root *r, const cgc_list *neighbours, size_t *at) {
  for (int pass = 0; pass < 3; pass++) {
    size_t most = pass == 0 && r->candidates.count > CGC_T_FIRST ? CGC_T_FIRST : r->candidates.count;
    if (pass != 1) {
      while (r->entry.tried < most) {
        const char *text = r->candidates.items[r->entry.tried++];
        if (!cgc_list_has(&r->seen, text)) return text;
      }
      continue;
    }
    while (*at < neighbours->count) {
      const char *text = neighbours->items[(*at)++];
      if (!cgc_list_has(&r->seen, text)) return text;
    }
  }
  return NULL;
}

// Measures until `end`. An exit status.
static int cgc_t_root_search(cgc_t *t, cgc_t_root *r, double end) {
  const cg_target *target = t->device.target ? cg_target_find(t->device.target) : &t->device.facts;
  cgc_list neighbours;
  cgc_t_program best;
  size_t at = 0;
  int status;
  memset(&neighbours, 0, sizeof neighbours);
  if (r->entry.done) return CGC_DONE;
  cgc_t_round_end(t);
  cgc_t_neighbours(r, target, r->entry.config.config[0] ? r->entry.config.config : r->usual, &neighbours);
  while (!cgc_t_time_is_up(t) && cgc_now() < end) {
    const char *text = cgc_t_next(r, &neighbours, &at);
    bool fresh = !t->bench || t->bench->num_contenders >= CGC_T_ROUND;
    if (!text) {
      r->entry.done = true;
      break;
    }
    status = cgc_t_round(t);
    if (status != CGC_DONE) return status;
    if (fresh && !cgc_t_incumbent(t, r, &best)) { // what was found on another day does not hold
      r->entry.config.config = "";
      r->entry.best = r->entry.usual;
      cgc_t_round_end(t);
      status = cgc_t_round(t);
      if (status != CGC_DONE) return status;
      if (!cgc_t_incumbent(t, r, &best)) return cgc_t_failed(t);
    }
    if (cgc_t_try(t, r, text, &best)) {
      memset(&neighbours, 0, sizeof neighbours);
      cgc_t_neighbours(r, target, text, &neighbours);
      at = 0;
      if (!cgc_t_save(t, r)) return CGC_FAILED;
    }
    cgc_t_progress(t, r);
  }
  return cgc_t_save(t, r) ? CGC_DONE : CGC_FAILED;
}

// The default's time of each root, and what an earlier run found.
static int cgc_t_begin_roots(cgc_t *t, int device) {
  const cg_target *target = t->device.target ? cg_target_find(t->device.target) : &t->device.facts;
  int status = cgc_t_round(t);
  if (status != CGC_DONE) return status;
  if (!cgc_t_expect(t)) return cgc_t_failed(t);
  for (size_t i = 0; i < t->roots.count; i++) {
    cgc_t_root *r = &t->roots.items[i];
    const cgc_tuning_entry *old;
    cgc_t_program p;
    r->entry.device = device;
    r->entry.config.target = t->device.tuned_on.target;
    old = cgc_t_entry(t, r);
    cgc_t_make_candidates(r, target);
    cgc_list_add(&r->seen, r->usual);
    cgc_list_add(&r->seen, cgc_format("%.*s", (int)strcspn(r->usual, " "), r->usual));
    if (old) {
      r->entry = *old;
      if (r->entry.tried > r->candidates.count) r->entry.tried = r->candidates.count;
      for (size_t k = 0; k < r->entry.tried; k++) cgc_list_add(&r->seen, r->candidates.items[k]);
      cgc_list_add(&r->seen, r->entry.config.config);
      if (r->entry.usual > 0) continue;
    }
    if (!cgc_t_lists(t, r, t->usual, "", &p)) {
      r->entry.done = true; // not run by this function
      continue;
    }
    if (!cgc_t_measure(t, &p, INFINITY)) return cgc_t_failed(t);
    r->entry.best = r->entry.usual = p.seconds;
    if (!cgc_t_save(t, r)) return CGC_FAILED;
  }
  return CGC_DONE;
}

// Roots in turn, each with its share of the time that is left.
static int cgc_t_search(cgc_t *t) {
  int status = CGC_DONE;
  for (int pass = 0; pass < 2 && status == CGC_DONE; pass++)
    for (size_t i = 0; i < t->roots.count && status == CGC_DONE && !cgc_t_time_is_up(t); i++) {
      double all = 0, now = cgc_now();
      for (size_t k = i; k < t->roots.count; k++)
        if (!t->roots.items[k].entry.done) all += t->roots.items[k].entry.usual;
      if (t->roots.items[i].entry.done || all <= 0) continue;
      status = cgc_t_root_search(t, &t->roots.items[i], now + (t->end - now) * t->roots.items[i].entry.usual / all);
    }
  return status;
}

// ---- the end --------------------------------------------------------------------------------------------------------------------------------------
static cgc_t_root *cgc_t_least_gain(cgc_t *t) {
  cgc_t_root *least = NULL;
  for (size_t i = 0; i < t->roots.count; i++) {
    cgc_t_root *r = &t->roots.items[i];
    if (!r->entry.config.config[0]) continue;
    if (!least || r->entry.usual - r->entry.best < least->entry.usual - least->entry.best) least = r;
  }
  return least;
}

// All of them together have to give the same results, and not more slowly; what gains least is given up until they do.
static int cgc_t_together(cgc_t *t, double *before, double *after) {
  cg_config *configs = (cg_config *)cgc_alloc((t->roots.count + 1) * sizeof *configs);
  for (;;) {
    cgc_t_root *least = cgc_t_least_gain(t);
    cgc_t_program usual, tuned;
    double ratio = 1;
    size_t n = 0;
    cgc_b_contender *c;
    int status;
    *before = *after = 0;
    if (!least || t->lost) return CGC_DONE;
    for (size_t i = 0; i < t->roots.count; i++)
      if (t->roots.items[i].entry.config.config[0]) configs[n++] = cgc_t_config_for(&t->roots.items[i], t->roots.items[i].entry.config.config);
    cgc_t_round_end(t);
    status = cgc_t_round(t);
    if (status != CGC_DONE) return status;
    c = cgc_t_add(t, configs, n, &status);
    if (c && cgc_t_results(t, c) && cgc_t_alike(t)) {
      if (c->plan || t->usual->plan) return CGC_DONE; // the host decides: kernels were measured, and nothing else
      memcpy(usual.lists, t->usual->lists, sizeof usual.lists);
      memcpy(tuned.lists, c->lists, sizeof tuned.lists);
      if (!cgc_t_measure(t, &usual, INFINITY) || !cgc_t_measure(t, &tuned, INFINITY) || !cgc_t_compare(t, &usual, &tuned, &ratio))
        return cgc_t_failed(t);
      *before = usual.seconds;
      *after = usual.seconds * ratio;
      if (ratio <= 1.02) return CGC_DONE;
    }
    least->entry.config.config = "";
    least->entry.best = least->entry.usual;
    if (!cgc_t_save(t, least)) return CGC_FAILED;
  }
}

static void cgc_t_report(const cgc_t *t, double before, double after) {
  if (t->terminal) fprintf(stderr, "\r\033[K");
  if (strcmp(t->o->output, "-") == 0) return;
  for (size_t i = 0; i < t->roots.count; i++) {
    const cgc_t_root *r = &t->roots.items[i];
    const cg_config *c = &r->entry.config;
    if (r->entry.usual <= 0) continue;
    printf("%s %s (%s%s): %.2f us, was %.2f us (%.2fx); %s%s\n", c->op, c->operands, r->kernels.items[0], r->kernels.count > 1 ? " and others" : "",
           r->entry.best * 1e6, r->entry.usual * 1e6, r->entry.usual / r->entry.best, c->config[0] ? c->config : "as chosen",
           r->entry.done ? "; done" : "");
  }
  if (before > 0) printf("all together: %.2f us, was %.2f us (%.2fx)\n", after * 1e6, before * 1e6, before / after);
  printf("%zu tried in %.1f s, of which %zu cannot be and %zu give other results\n", t->tried, cgc_now() - t->begin, t->refused, t->wrong);
}

static int cgc_t_old_file(cgc_t *t) {
  FILE *f = t->o->force || strcmp(t->o->output, "-") == 0 ? NULL : fopen(t->o->output, "rb");
  int status;
  if (!f) return CGC_DONE;
  fclose(f);
  return cgc_tuning_load(t->o->output, &t->tuning, &status) ? CGC_DONE : status;
}

static int cgc_t_all(cgc_t *t) {
  double before = 0, after = 0;
  int status = cgc_t_old_file(t);
  if (status == CGC_DONE) status = cgc_device_open(&t->device, t->o);
  if (status != CGC_DONE) return status;
  if (!t->device.gpu) {
    cgc_errorf("tune needs a device: --device=vulkan, cuda or c");
    return t->o->device && strcmp(t->o->device, "interp") == 0 ? CGC_USAGE : CGC_FAILED;
  }
  cgc_device_identify(&t->device);
  status = cgc_t_find_roots(t->source, t->o, &t->device, &t->roots);
  signal(SIGINT, cgc_t_stop);
  signal(SIGTERM, cgc_t_stop);
  if (status == CGC_DONE) status = cgc_t_begin_roots(t, cgc_tuning_device_number(&t->tuning, &t->device.tuned_on, true));
  if (status == CGC_DONE) status = cgc_t_search(t);
  if (status == CGC_DONE && !cgc_t_stopped) status = cgc_t_together(t, &before, &after);
  if (status == CGC_DONE && !cgc_t_write(t)) status = CGC_FAILED;
  if (status == CGC_DONE) cgc_t_report(t, before, after);
  if (t->lost) {
    cgc_errorf("the device is lost: what was found so far is in '%s'", t->o->output);
    status = CGC_FAILED;
  }
  return status;
}

static int cgc_t_merge(const cgc_options *o) {
  cgc_t t;
  int status = CGC_DONE;
  memset(&t, 0, sizeof t);
  t.o = o;
  for (size_t i = 0; i < o->files.count && status == CGC_DONE; i++) (void)cgc_tuning_load(o->files.items[i], &t.tuning, &status);
  if (status == CGC_DONE && !cgc_t_write(&t)) status = CGC_FAILED;
  cgc_tuning_free(&t.tuning);
  return status;
}

int cgc_main_tune(const cgc_options *o) {
  cgc_source *sources;
  size_t num_sources;
  cgc_t t;
  int status;
  if (!o->output || !o->files.count || (!o->merge && o->files.count > 1) || (o->hot && o->cold)) {
    cgc_errorf(!o->files.count ? "no input file; - is standard input"
               : !o->output    ? "no output file: -o TUNING.json"
               : o->hot        ? "--hot or --cold, not both"
                               : "more than one input file");
    return CGC_USAGE;
  }
  if (o->merge) return cgc_t_merge(o);
  if (!cgc_read_sources(o->files.items[0], false, &sources, &num_sources)) return CGC_FAILED;
  memset(&t, 0, sizeof t);
  t.o = o;
  t.source = sources;
  t.begin = cgc_now();
  t.end = t.begin + 0.9 * (double)o->time; // the rest is for all together
#ifndef _WIN32
  t.terminal = isatty(2) != 0;
#endif
  status = cgc_t_all(&t);
  cgc_t_round_end(&t);
  for (size_t i = 0; i < t.num_expected; i++) cgc_array_free(&t.expected[i]);
  cgc_t_roots_free(&t.roots);
  cgc_tuning_free(&t.tuning);
  cgc_device_close(&t.device);
  return status;
}
