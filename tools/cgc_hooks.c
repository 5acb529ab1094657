// cgc: what happens between passes: dumps, timing, validation.
#include <stdlib.h>
#include <string.h>
#include "cgc.h"

static void cgc_write_stream(void *user, const char *data, size_t len) { fwrite(data, 1, len, (FILE *)user); }

void cgc_print_module(FILE *to, const cgc_options *options, cg_op op) {
  cg_print_desc desc;
  memset(&desc, 0, sizeof desc);
  desc.generic = options->print_generic;
  desc.local_scope = options->print_local_scope;
  desc.debug_info = options->print_debuginfo;
  desc.elide_elements_over = (size_t)options->elide_elements;
  cg_print(op, &desc, cgc_write_stream, to);
}

static void cgc_dump(const cgc_hooks *h, const char *when, const char *pass, cg_op op) {
  fprintf(stderr, "// -----// IR Dump %s %s //----- //\n", when, pass);
  cgc_print_module(stderr, h->options, op);
  fputs("\n", stderr);
}

// Room for one more element at 2^n - 1, up to the next.
static void *cgc_grown(void *list, size_t count, size_t size) { return list && (count & (count + 1)) ? list : realloc(list, (count * 2 + 2) * size); }

// What the pass itself took: without those within it, and without what is done here.
static double cgc_pass_seconds(cgc_hooks *h, const char *pass, double now) {
  while (h->depth && strcmp(h->running[h->depth - 1].pass, pass) != 0) h->depth--; // those failed
  if (!h->depth) return 0;
  const cgc_running *run = &h->running[--h->depth];
  if (h->depth) h->running[h->depth - 1].inside += now - run->begin;
  return now - run->begin - run->inside;
}

static cg_result cgc_on_pass(void *user, const char *pass, cg_op op, bool after) {
  cgc_hooks *h = (cgc_hooks *)user;
  const cgc_options *o = h->options;
  double now = cgc_now();
  if (!after) {
    if (o->print_ir_before_all || cgc_list_has(&o->print_ir_before, pass)) cgc_dump(h, "Before", pass, op);
    if (h->report) cgc_report_before(h->report, pass, op);
    h->running = (cgc_running *)cgc_grown(h->running, h->depth, sizeof *h->running);
    if (!h->running) return CG_OUT_OF_MEMORY;
    if (h->depth) h->running[h->depth - 1].inside += cgc_now() - now;
    cgc_running *run = &h->running[h->depth++];
    run->pass = pass;
    run->inside = 0;
    run->begin = cgc_now();
    return CG_OK;
  }
  double seconds = cgc_pass_seconds(h, pass, now);
  if (o->timing) {
    h->passes = (cgc_pass_time *)cgc_grown(h->passes, h->num_passes, sizeof *h->passes);
    if (!h->passes) return CG_OUT_OF_MEMORY;
    cgc_pass_time *row = &h->passes[h->num_passes++];
    snprintf(row->name, sizeof row->name, "%s", pass);
    row->seconds = seconds;
    row->peak = cg_memory_peak(h->ctx);
  }
  if (h->report) cgc_report_after(h->report, pass, op, seconds);
  if (o->print_ir_after_all || cgc_list_has(&o->print_ir_after, pass)) cgc_dump(h, "After", pass, op);
  if (h->validation && !cgc_validation_check(h->validation, h->module, pass)) return CG_INVALID_INPUT;
  if (h->depth) h->running[h->depth - 1].inside += cgc_now() - now;
  return CG_OK;
}

void cgc_hooks_init(cgc_hooks *h, const cgc_options *options, cg_context *ctx, cg_module module) {
  memset(h, 0, sizeof *h);
  h->options = options;
  h->ctx = ctx;
  h->module = module;
  h->desc.hook = cgc_on_pass;
  h->desc.user = h;
  h->desc.verify_each = options->verify_each;
}

void cgc_hooks_free(cgc_hooks *h) {
  free(h->passes);
  free(h->running);
  h->passes = NULL;
  h->running = NULL;
}

void cgc_print_timing(const cgc_hooks *h, double parse, double total) {
  double rest = total - parse;
  if (total <= 0) total = 1e-9;
  fprintf(stderr, "===-------------------------------------------------------------------------===\n");
  fprintf(stderr, "                         ... Execution time report ...\n");
  fprintf(stderr, "===-------------------------------------------------------------------------===\n");
  fprintf(stderr, "  Total Execution Time: %.6f seconds, peak %zu bytes\n\n", total, cg_memory_peak(h->ctx));
  fprintf(stderr, "  ----Wall Time----   --Peak Bytes--  ----Name----\n");
  fprintf(stderr, "  %10.6f (%5.1f%%)  %14s  %s\n", parse, 100 * parse / total, "", "parse");
  for (size_t i = 0; i < h->num_passes; i++) {
    const cgc_pass_time *p = &h->passes[i];
    rest -= p->seconds;
    fprintf(stderr, "  %10.6f (%5.1f%%)  %14zu  %s\n", p->seconds, 100 * p->seconds / total, p->peak, p->name);
  }
  fprintf(stderr, "  %10.6f (%5.1f%%)  %14zu  %s\n", rest, 100 * rest / total, cg_memory_peak(h->ctx), "emission and the rest");
  fprintf(stderr, "  %10.6f (100.0%%)  %14zu  %s\n", total, cg_memory_peak(h->ctx), "total");
}
