// Judges programs for tests/random/programs.py, many in one process. A line of input, its fields separated by tabs:
//
//   FILE  SUBGROUP  DIMS  VALIDATOR  option option …        (options of cgc run: --target=… --pipeline=… --function=…)
//
// FILE.cases has arguments for every size in DIMS (comma-separated values of the dynamic dims), integer-valued ones, then random ones: the arguments'
// bytes in their order; a byte that says whether there are results from outside; if so, of each result its bytes, then a bound for each element, in
// doubles. The function is interpreted as it stands, its compiled kernels are interpreted thread by thread with races and bounds watched (SUBGROUP 0:
// in subgroups of the device's size), and run on the device. All must agree with the results from outside within their bounds, and kernels and device
// with the first run: to the bit where its shadow says that nothing rounds, else within its bound. The IR is verified after every pass. The binary
// goes to VALIDATOR's command ("-": none) as FILE.spv. A line of JSON answers.
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include "cgc_device.h"

enum { J_ARRAYS = 64, J_FIELDS = 40 };
#define J_KERNEL_STEPS 400000000u

typedef struct {
  const cgc_source *source;
  char error[700];
  unsigned remarks;
  char remark[400];
  cg_context *ctx;
} j_session;

static void j_on_diagnostic(void *user, const cg_diagnostic *d) {
  j_session *s = (j_session *)user;
  if (d->severity == CG_SEVERITY_ERROR && !s->error[0])
    snprintf(s->error, sizeof s->error, "%u:%u: %.*s", d->line, d->column, (int)d->message.len, d->message.data);
  // Bodies that read tensors have the plain pipeline alone: that is no falling back.
  if (d->severity == CG_SEVERITY_REMARK && strstr(d->message.data, "gives way") && !strstr(d->message.data, "'tensor.extract'") && !s->remarks++)
    snprintf(s->remark, sizeof s->remark, "%.*s", (int)d->message.len, d->message.data);
}

static bool j_open(j_session *s, const cgc_source *source, cg_module *module) {
  cg_context_desc desc;
  cg_parse_desc parse;
  memset(s, 0, sizeof *s);
  memset(&desc, 0, sizeof desc);
  memset(&parse, 0, sizeof parse);
  s->source = source;
  desc.diagnostic_fn = j_on_diagnostic;
  desc.diagnostic_user = s;
  s->ctx = cg_create(&desc);
  parse.filename = source->filename;
  parse.first_line = 1;
  return s->ctx && cg_parse(s->ctx, source->text, source->len, &parse, module) == CG_OK;
}

typedef struct {
  char status[24], why[1400];
  cg_array args[J_ARRAYS];
  size_t num_args;
  unsigned lenient; // elements that should be no number, and are one on the device
} j_verdict;

static bool j_say(j_verdict *v, const char *status, const char *format, ...) {
  va_list args;
  snprintf(v->status, sizeof v->status, "%s", status);
  va_start(args, format);
  vsnprintf(v->why, sizeof v->why, format, args);
  va_end(args);
  return false;
}

static void j_print_text(const char *text) {
  putchar('"');
  for (; *text; text++) {
    if (*text == '"' || *text == '\\') putchar('\\');
    putchar((unsigned char)*text < 32 ? ' ' : *text);
  }
  putchar('"');
}

// ---- cases --------------------------------------------------------------------------------------------------------------------------------------
static bool j_read(j_verdict *v, FILE *f, void *data, size_t size) {
  return size == 0 || fread(data, 1, size, f) == size || j_say(v, "usage", "the file of cases is too short");
}

static bool j_arguments(j_verdict *v, cg_op function, int64_t dim, FILE *f) {
  cg_type type = cg_attr_type(cg_op_attr(function, "function_type"));
  for (size_t i = 0; i < v->num_args; i++) cgc_array_free(&v->args[i]);
  v->num_args = 0;
  if (cg_type_num_inputs(type) > J_ARRAYS || cg_type_num_results(type) > J_ARRAYS) return j_say(v, "invalid", "too many arguments");
  for (unsigned i = 0; i < cg_type_num_inputs(type); i++) {
    cg_type t = cg_type_input(type, i);
    int64_t shape[16];
    if (!cg_type_is_shaped(t) || cg_type_rank(t) > 16) return j_say(v, "invalid", "argument %u is no tensor", i);
    for (unsigned d = 0; d < cg_type_rank(t); d++) shape[d] = cg_type_dim(t, d) == CG_DYNAMIC ? dim : cg_type_dim(t, d);
    v->args[v->num_args++] = cgc_array_make(cg_type_element(t), cg_type_rank(t), shape);
    if (!j_read(v, f, v->args[i].data, v->args[i].size)) return false;
  }
  return true;
}

// Results that something outside made, in arrays like those of the function interpreted; none where the file has none.
static bool j_expected(j_verdict *v, FILE *f, size_t n, const cg_array *like, cg_array *results, double **bounds, bool *there) {
  char mark;
  memset(results, 0, n * sizeof *results);
  if (!j_read(v, f, &mark, 1)) return false;
  *there = mark != 0;
  for (size_t i = 0; *there && i < n; i++) {
    size_t count = (size_t)cgc_array_count(&like[i]);
    results[i] = cgc_array_make(like[i].element, like[i].rank, like[i].shape);
    bounds[i] = (double *)malloc(count * sizeof(double) + 1);
    if (!bounds[i] || !j_read(v, f, results[i].data, results[i].size) || !j_read(v, f, bounds[i], count * sizeof(double))) return false;
  }
  return true;
}

// ---- judging ------------------------------------------------------------------------------------------------------------------------------------
// Of a float type: the least normal number, or the least of all.
static double j_least(cg_type t, bool normal) {
  switch (cg_type_get_kind(t)) {
  case CG_TYPE_F16: return ldexp(1.0, normal ? -14 : -24);
  case CG_TYPE_BF16: return ldexp(1.0, normal ? -126 : -133);
  case CG_TYPE_F64: return ldexp(1.0, normal ? -1022 : -1074);
  default: return ldexp(1.0, normal ? -126 : -149);
  }
}

// Where numbers are rounded at all, among denormals it is by their own steps. A device may make zeros of denormals.
// A driver may take it that zeros have no sign and that no infinity or NaN comes up (Mesa makes x + 0 into x, and 0 of select(c, x, 0) * infinity
// where c is false): with `lenient`, what differs so is counted, not judged. The interpreted kernels are judged all the same.
static bool j_same(const cg_array *got, const cg_array *want, const double *bounds, unsigned *lenient, bool specials, char *why, size_t size) {
  int64_t n = cgc_array_count(want);
  unsigned bytes = cg_storage_bytes(want->element);
  bool floats = cgc_is_float(want->element);
  if (got->size != want->size) {
    snprintf(why, size, "%zu bytes instead of %zu", got->size, want->size);
    return false;
  }
  for (int64_t i = 0; i < n; i++) {
    double x, y, bound = bounds ? 2 * bounds[i] : 0;
    char index[200], a[64], b[64];
    if (memcmp(got->data + (size_t)i * bytes, want->data + (size_t)i * bytes, bytes) == 0) continue;
    x = cgc_element_double(got, i);
    y = cgc_element_double(want, i);
    if (floats && isnan(x) && isnan(y)) continue;
    if (bound > 0 && floats) bound += 4 * j_least(want->element, false);
    if (bound > 0 && fabs(x - y) <= bound) continue;
    if (lenient && floats && x == 0 && fabs(y) < j_least(want->element, true) && ++*lenient) continue;
    if (bound > 0 && isinf(bound)) continue;
    if (lenient && floats && ((x == 0 && y == 0) || (specials && !isfinite(y))) && ++*lenient) continue;
    cgc_index_text(index, sizeof index, want, i);
    cgc_element_print(a, sizeof a, got, i);
    cgc_element_print(b, sizeof b, want, i);
    snprintf(why, size, "element %s is %s, expected %s (%.9g, %.9g, bound %.3g)", index, a, b, x, y, bound);
    return false;
  }
  return true;
}

typedef struct {
  cgc_device *device;
  const cg_program *program;
  cg_op function;
  cg_module reference, lowered;
  j_session *reference_session, *session;
  const char *name;
  unsigned subgroup;
} j_case;

static bool j_interpret(j_case *c, j_verdict *v, bool kernels, cg_array *results, double **bounds, size_t *n, const char *what) {
  cg_interp_desc desc;
  j_session *s = kernels ? c->session : c->reference_session;
  cg_module module = kernels ? c->lowered : c->reference;
  cg_op function = cgc_find_function(module, c->name);
  cg_type type = function ? cg_attr_type(cg_op_attr(function, "function_type")) : NULL;
  cg_array args[J_ARRAYS];
  memset(&desc, 0, sizeof desc);
  desc.check_races = true;
  desc.max_steps = J_KERNEL_STEPS;
  desc.subgroup_size = kernels ? c->subgroup : 0;
  desc.bounds = bounds;
  s->error[0] = 0;
  *n = J_ARRAYS;
  for (size_t i = 0; i < v->num_args; i++) { // element types belong to the context that runs them
    args[i] = v->args[i];
    if (type && i < cg_type_num_inputs(type)) args[i].element = cg_type_element(cg_type_input(type, (unsigned)i));
  }
  if (cg_interpret(module, c->name, v->num_args, args, n, results, &desc) == CG_OK) return true;
  if (kernels && strstr(s->error, "step limit")) return j_say(v, "slow", "%s", s->error);
  return j_say(v, kernels ? "fault" : "invalid", "%s%s", what, s->error);
}

// What an array is held against: the function interpreted, and results from outside, where there are any.
typedef struct {
  cg_array interpreted[J_ARRAYS], outside[J_ARRAYS];
  double *shadow[J_ARRAYS], *bounds[J_ARRAYS];
  size_t n;
  bool has_outside;
} j_want;

static bool j_agrees(const j_want *w, const cg_array *got, size_t i, unsigned *lenient, bool specials, char *why, size_t size) {
  return (!w->has_outside || j_same(got, &w->outside[i], w->bounds[i], lenient, specials, why, size)) &&
         j_same(got, &w->interpreted[i], w->shadow[i], lenient, specials, why, size);
}

static bool j_compare(j_case *c, j_verdict *v, bool integers, const char *what, const j_want *w) {
  cg_array got[J_ARRAYS];
  double seconds;
  size_t m;
  char why[900];
  int status;
  bool ok = true;
  for (size_t i = 0; w->has_outside && i < w->n; i++)
    if (!j_same(&w->interpreted[i], &w->outside[i], w->bounds[i], NULL, false, why, sizeof why))
      return j_say(v, "wrong-interp", "%sfunction interpreted: result %zu: %s", what, i, why);
  if (!j_interpret(c, v, true, got, NULL, &m, what)) return false;
  for (size_t i = 0; i < m && i < w->n; i++)
    if (!j_agrees(w, &got[i], i, NULL, false, why, sizeof why))
      return j_say(v, "wrong-kernels", "%skernels interpreted: result %zu: %s", what, i, why);
  if (!cg_kernel_runs_on(c->program, CG_ALL_KERNELS, &c->device->facts, NULL)) return true; // made for a device that has more
  m = J_ARRAYS;
  if (!cgc_device_call(c->device, c->program, NULL, c->name, v->num_args, v->args, &m, got, NULL, &seconds, why, sizeof why, &status))
    return j_say(v, "device", "%s%s", what, why);
  for (size_t i = 0; i < m; i++) {
    if (ok && i < w->n && !j_agrees(w, &got[i], i, &v->lenient, !integers, why, sizeof why))
      ok = j_say(v, "wrong", "%son the device: result %zu: %s", what, i, why);
    cgc_array_free(&got[i]);
  }
  return ok;
}

static bool j_run(j_case *c, j_verdict *v, FILE *f, bool integers, const char *what) {
  j_want w;
  bool ok;
  memset(&w, 0, sizeof w);
  ok = j_interpret(c, v, false, w.interpreted, w.shadow, &w.n, what) && j_expected(v, f, w.n, w.interpreted, w.outside, w.bounds, &w.has_outside) &&
       j_compare(c, v, integers, what, &w);
  for (size_t i = 0; i < w.n; i++) {
    cgc_array_free(&w.outside[i]);
    free(w.bounds[i]);
  }
  return ok;
}

static bool j_validate(const char *file, const char *validator, const cg_program *p, j_verdict *v) {
  char *path = cgc_format("%s.spv", file), *command, line[300] = "", more[300];
  FILE *out = fopen(path, "wb"), *said;
  int status;
  if (!out || fwrite(p->words, 4, p->num_words, out) != p->num_words) return j_say(v, "invalid", "cannot write '%s'", path);
  fclose(out);
  command = cgc_format("%s '%s' 2>&1", validator, path);
  said = popen(command, "r");
  if (!said) return j_say(v, "invalid", "cannot run '%s'", validator);
  if (!fgets(line, sizeof line, said)) line[0] = 0;
  while (fgets(more, sizeof more, said)) {}
  status = pclose(said);
  free(path);
  free(command);
  // The validator may be older than a capability: those of cooperative matrices and bfloat16.
  return status == 0 || strstr(line, ": Invalid capability operand: ") || j_say(v, "spirv", "%s", line);
}

static bool j_cases(j_case *c, j_verdict *v, const char *file, char *dims) {
  char *path = cgc_format("%s.cases", file);
  FILE *f = fopen(path, "rb");
  bool ok = f || j_say(v, "usage", "no file '%s'", path);
  free(path);
  for (char *dim = strtok(dims, ","); ok && dim; dim = strtok(NULL, ","))
    for (int integers = 1; ok && integers >= 0; integers--) {
      char what[80];
      snprintf(what, sizeof what, "%s inputs, dynamic dims %s: ", integers ? "integer" : "random", dim);
      ok = j_arguments(v, c->function, strtoll(dim, NULL, 10), f) && j_run(c, v, f, integers, what);
    }
  if (f) fclose(f);
  return ok;
}

static void j_judge(char **field, size_t n, cgc_device *device, j_verdict *v, cg_program *program, j_session *session, j_session *reference) {
  cgc_options options;
  cgc_source source;
  cgc_device d = *device;
  j_case c;
  char *argv[J_FIELDS + 2];
  int argc = 2;
  bool help;
  memset(program, 0, sizeof *program);
  memset(&source, 0, sizeof source);
  memset(&c, 0, sizeof c);
  argv[0] = argv[1] = (char *)"run";
  for (size_t i = 4; i < n; i++) argv[argc++] = cgc_format("%s", field[i]);
  if (!cgc_parse_options(CGC_RUN, argc, argv, &options, &help)) {
    j_say(v, "usage", "options");
    return;
  }
  options.verify_each = true;
  source.filename = field[0];
  source.first_line = 1;
  if (!cgc_read_file(field[0], &source.text, &source.len)) {
    j_say(v, "usage", "no file");
    return;
  }
  d.target = options.targets.count ? options.targets.items[0] : NULL;
  c.device = &d;
  c.program = program;
  c.name = options.function ? options.function : "main";
  c.subgroup = (unsigned)strtoul(field[1], NULL, 10);
  if (!c.subgroup) c.subgroup = device->facts.subgroup_size;
  c.reference_session = reference;
  c.session = session;
  if (!j_open(reference, &source, &c.reference) || cg_verify(c.reference) != CG_OK ||
      cg_run_pipeline(c.reference, "stablehlo-legalize-quant-to-math,chlo-legalize-to-stablehlo{interpreted}", NULL) != CG_OK) {
    j_say(v, "invalid", "%s", reference->error);
  } else if (!j_open(session, &source, &c.lowered)) {
    j_say(v, "invalid", "%s", session->error);
  } else if ((c.function = cgc_find_function(c.reference, c.name)) == NULL) {
    j_say(v, "invalid", "no function");
  } else {
    cgc_hooks hooks;
    bool compiled, ok;
    cgc_hooks_init(&hooks, &options, session->ctx, c.lowered);
    ok = cgc_device_prepare(&d, &options, &hooks, c.lowered, program, &compiled) == CG_OK;
    cgc_hooks_free(&hooks);
    if (!ok) {
      memset(program, 0, sizeof *program);
      j_say(v, "refused", "%s", session->error[0] ? session->error : "without a message");
    } else if (field[3][0] == '-' || !program->num_words || j_validate(field[0], field[3], program, v)) {
      j_cases(&c, v, field[0], field[2]);
    }
  }
  for (size_t i = 0; i < v->num_args; i++) cgc_array_free(&v->args[i]);
  v->num_args = 0;
  free(source.text);
}

static void j_answer(const j_verdict *v, const cg_program *p, const j_session *s, const char *device) {
  printf("{\"status\": \"%s\", \"why\": ", v->status[0] ? v->status : "ok");
  j_print_text(v->why);
  printf(", \"remarks\": %u, \"remark\": ", s->remarks);
  j_print_text(s->remark);
  printf(", \"lenient\": %u, \"words\": %zu, \"pipelines\": [", v->lenient, p->num_words);
  for (size_t i = 0; i < p->num_kernels; i++)
    printf("%s\"%.*s\"", i ? ", " : "", (int)p->kernels[i].pipeline.len, p->kernels[i].pipeline.data ? p->kernels[i].pipeline.data : "");
  printf("], \"device\": ");
  j_print_text(device);
  printf("}\n");
  fflush(stdout);
}

int main(int argc, char **argv) {
  static char line[1 << 16];
  cgc_options options;
  cgc_device device;
  memset(&options, 0, sizeof options);
  options.device = argc > 1 ? argv[1] : "vulkan";
  if (cgc_device_open(&device, &options) != CGC_DONE) return CGC_FAILED;
  while (fgets(line, sizeof line, stdin)) {
    char *field[J_FIELDS];
    size_t n = 0;
    j_verdict verdict;
    j_session session, reference;
    cg_program program;
    line[strcspn(line, "\n")] = 0;
    for (char *p = line; p && n < J_FIELDS; n++) {
      field[n] = p;
      p = strchr(p, '\t');
      if (p) *p++ = 0;
    }
    memset(&verdict, 0, sizeof verdict);
    memset(&session, 0, sizeof session);
    memset(&reference, 0, sizeof reference);
    memset(&program, 0, sizeof program);
    if (n >= 4)
      j_judge(field, n, &device, &verdict, &program, &session, &reference);
    else
      j_say(&verdict, "usage", "a line of %zu fields", n);
    j_answer(&verdict, &program, &session, cgc_device_name(&device));
    if (session.ctx) cg_destroy(session.ctx);
    if (reference.ctx) cg_destroy(reference.ctx);
  }
  cgc_device_close(&device);
  return 0;
}
