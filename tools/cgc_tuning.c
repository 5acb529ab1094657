// --config and --tuning: configurations for kernels.
//
// A tuning file is JSON; the first entry that matches a kernel's root op is taken, what is left out matches any:
//   { "configs": [ {"op": "linalg.matmul", "operands": ["1024x1024xf32", "1024x*xf32", "*"], "target": "hopper",
//                   "config": "pipeline=MatmulPromoteVectorize tile=64,64,0 thread=8,8,0 reduction=0,0,16 promote=0,1"} ] }
// What `cgc tune` writes says which of its "devices" an entry was measured on, and is for these alone:
//   { "version": 1, "devices": [ {"name": …, "driver": …, "version": …, "target": "lavapipe"} ],
//     "configs": [ {"device": 0, "op": …, "operands": […], "iterator_types": […], "config": …, "us": 20.1, "default_us": 31.2, "tried": 40} ] }
#include <stdlib.h>
#include <string.h>
#include "cgc.h"

static bool cgc_tuning_failed(const char *path, unsigned line, const char *why) {
  cgc_errorf("%s:%u: %s", path, line, why);
  return false;
}

// A string, or a list of strings or numbers with commas between them.
static bool cgc_tuning_text(const cgc_json *v, const char **out) {
  *out = NULL;
  if (!v) return true;
  if (v->kind == '"') {
    *out = v->text;
    return true;
  }
  if (v->kind != '[') return false;
  *out = "";
  for (const cgc_json *c = v->first; c; c = c->next) {
    const char *comma = c == v->first ? "" : ",";
    if (c->kind != '"' && c->kind != '0') return false;
    *out = c->kind == '"' ? cgc_format("%s%s%s", *out, comma, c->text) : cgc_format("%s%s%.15g", *out, comma, c->number);
  }
  return true;
}

// "k=v …", or an object of such keys: {"tile": [64, 64, 0], "pipeline": "Vectorize"}.
static bool cgc_tuning_config(const cgc_json *v, const char **out) {
  if (!v || v->kind != '{') return cgc_tuning_text(v, out) && *out && v->kind == '"';
  *out = "";
  for (const cgc_json *c = v->first; c; c = c->next) {
    const char *text;
    if (c->kind == '0')
      text = cgc_format("%.15g", c->number);
    else if (c->kind == 't')
      text = c->number != 0 ? "true" : "false";
    else if (!cgc_tuning_text(c, &text))
      return false;
    *out = cgc_format("%s%s%s=%s", *out, c == v->first ? "" : " ", c->key, text);
  }
  return true;
}

static bool cgc_tuning_same(const char *a, const char *b) { return a == b || (a && b && strcmp(a, b) == 0); }

int cgc_tuning_device_number(cgc_tuning *t, const cgc_tuning_device *d, bool make) {
  for (size_t i = 0; i < t->num_devices; i++) {
    const cgc_tuning_device *x = &t->devices[i];
    if (cgc_tuning_same(x->name, d->name) && cgc_tuning_same(x->driver, d->driver) && cgc_tuning_same(x->version, d->version) &&
        cgc_tuning_same(x->target, d->target))
      return (int)i;
  }
  if (!make) return -1;
  t->devices = (cgc_tuning_device *)realloc(t->devices, (t->num_devices + 1) * sizeof *t->devices);
  if (!t->devices) exit(CGC_FAILED);
  t->devices[t->num_devices] = *d;
  return (int)t->num_devices++;
}

void cgc_tuning_add(cgc_tuning *t, const cgc_tuning_entry *e) {
  for (size_t i = 0; i < t->num_entries && e->device >= 0; i++) {
    cgc_tuning_entry *x = &t->entries[i];
    if (x->device != e->device || !cgc_tuning_same(x->config.op, e->config.op) || !cgc_tuning_same(x->config.operands, e->config.operands) ||
        !cgc_tuning_same(x->config.iterator_types, e->config.iterator_types))
      continue;
    if (e->best <= 0 || x->best <= 0 || e->best < x->best) *x = *e;
    return;
  }
  t->entries = (cgc_tuning_entry *)realloc(t->entries, (t->num_entries + 1) * sizeof *t->entries);
  if (!t->entries) exit(CGC_FAILED);
  t->entries[t->num_entries++] = *e;
}

void cgc_tuning_free(cgc_tuning *t) {
  free(t->devices);
  free(t->entries);
  memset(t, 0, sizeof *t);
}

// ---- reading ----------------------------------------------------------------------------------------------------------------------------------
static bool cgc_tuning_devices(const char *path, const cgc_json *list, cgc_tuning *out, int **numbers, size_t *count) {
  if (list && list->kind != '[') return cgc_tuning_failed(path, list->line, "\"devices\" must be a list");
  for (const cgc_json *j = list ? list->first : NULL; j; j = j->next) {
    cgc_tuning_device d;
    if (j->kind != '{' || !cgc_tuning_text(cgc_json_get(j, "name"), &d.name) || !cgc_tuning_text(cgc_json_get(j, "driver"), &d.driver) ||
        !cgc_tuning_text(cgc_json_get(j, "version"), &d.version) || !cgc_tuning_text(cgc_json_get(j, "target"), &d.target) || !d.name || !d.driver ||
        !d.version || !d.target)
      return cgc_tuning_failed(path, j->line, "a device needs \"name\", \"driver\", \"version\" and \"target\", which are strings");
    *numbers = (int *)realloc(*numbers, (*count + 1) * sizeof **numbers);
    if (!*numbers) exit(CGC_FAILED);
    (*numbers)[(*count)++] = cgc_tuning_device_number(out, &d, true);
  }
  return true;
}

static bool cgc_tuning_entry_of(const char *path, const cgc_json *j, cgc_tuning *out, const int *numbers, size_t count) {
  const cgc_json *device = cgc_json_get(j, "device"), *done = cgc_json_get(j, "done");
  cgc_tuning_entry e;
  double number, tried;
  memset(&e, 0, sizeof e);
  if (j->kind != '{') return cgc_tuning_failed(path, j->line, "every entry of \"configs\" must be an object");
  for (const cgc_json *c = j->first; c; c = c->next) { // one that is misspelled would make the entry match more
    static const char *const keys[] = {"device", "op", "operands", "iterator_types", "target", "config", "us", "default_us", "tried", "done"};
    size_t k = 0;
    while (k < sizeof keys / sizeof *keys && strcmp(c->key, keys[k]) != 0) k++;
    if (k == sizeof keys / sizeof *keys)
      return cgc_tuning_failed(path, c->line, cgc_format("an entry has no \"%s\": device, op, operands, iterator_types, target, config", c->key));
  }
  if (!cgc_tuning_text(cgc_json_get(j, "op"), &e.config.op) || !cgc_tuning_text(cgc_json_get(j, "operands"), &e.config.operands) ||
      !cgc_tuning_text(cgc_json_get(j, "target"), &e.config.target) || !cgc_tuning_text(cgc_json_get(j, "iterator_types"), &e.config.iterator_types))
    return cgc_tuning_failed(path, j->line, "\"op\" and \"target\" are strings, \"operands\" and \"iterator_types\" are lists of them");
  if (!cgc_tuning_config(cgc_json_get(j, "config"), &e.config.config))
    return cgc_tuning_failed(path, j->line, "an entry needs a \"config\": \"k=v …\"");
  if (!cgc_json_amount(device, 1e6, &number) || (device && (number != (double)(size_t)number || number >= (double)count)))
    return cgc_tuning_failed(path, device->line, "\"device\" is none of the \"devices\"");
  e.device = device ? numbers[(size_t)number] : -1;
  if (device && !e.config.target) e.config.target = out->devices[e.device].target;
  if (!cgc_json_amount(cgc_json_get(j, "us"), 1e15, &e.best) || !cgc_json_amount(cgc_json_get(j, "default_us"), 1e15, &e.usual) ||
      !cgc_json_amount(cgc_json_get(j, "tried"), 1e9, &tried))
    return cgc_tuning_failed(path, j->line, "\"us\", \"default_us\" and \"tried\" are numbers from 0 on");
  e.best *= 1e-6;
  e.usual *= 1e-6;
  e.tried = (size_t)tried;
  e.done = done && done->kind == 't' && done->number != 0;
  cgc_tuning_add(out, &e);
  return true;
}

bool cgc_tuning_load(const char *path, cgc_tuning *out, int *status) {
  char *data;
  const cgc_json *top, *list;
  int *numbers = NULL;
  size_t len, count = 0;
  unsigned line;
  bool ok;
  *status = CGC_FAILED;
  if (!cgc_read_file(path, &data, &len)) return false;
  *status = CGC_USAGE;
  top = cgc_json_parse_lines(data, len, &line);
  list = top && top->kind == '{' ? cgc_json_get(top, "configs") : top;
  if (!list || list->kind != '[') return cgc_tuning_failed(path, list ? list->line : line, "expected JSON: {\"configs\": [ … ]}");
  ok = cgc_tuning_devices(path, cgc_json_get(top, "devices"), out, &numbers, &count);
  for (const cgc_json *j = list->first; ok && j; j = j->next) ok = cgc_tuning_entry_of(path, j, out, numbers, count);
  free(numbers);
  if (ok) *status = CGC_DONE;
  return ok;
}

// ---- writing ------------------------------------------------------------------------------------------------------------------------------------
static void cgc_tuning_key(cgc_text *text, const char *key) { // of an object that has begun
  cgc_text_format(text, "%s\"%s\": ", text->data[text->len - 1] == '{' ? "" : ", ", key);
}

static void cgc_tuning_member(cgc_text *text, const char *key, const char *value) {
  if (!value) return;
  cgc_tuning_key(text, key);
  cgc_json_text(text, value, strlen(value));
}

// A list of what stands between the commas.
static void cgc_tuning_list(cgc_text *text, const char *key, const char *value) {
  if (!value) return;
  cgc_tuning_key(text, key);
  cgc_text_add(text, "[", 1);
  while (*value) {
    size_t n = strcspn(value, ",");
    cgc_json_text(text, value, n);
    value += n + (value[n] != 0);
    if (*value) cgc_text_add(text, ", ", 2);
  }
  cgc_text_add(text, "]", 1);
}

void cgc_tuning_print(cgc_text *text, const cgc_tuning *t) {
  cgc_text_format(text, "{\"version\": 1, \"devices\": [");
  for (size_t i = 0; i < t->num_devices; i++) {
    cgc_text_format(text, "%s\n  {", i ? "," : "");
    cgc_tuning_member(text, "name", t->devices[i].name);
    cgc_tuning_member(text, "driver", t->devices[i].driver);
    cgc_tuning_member(text, "version", t->devices[i].version);
    cgc_tuning_member(text, "target", t->devices[i].target);
    cgc_text_add(text, "}", 1);
  }
  cgc_text_format(text, "],\n \"configs\": [");
  for (size_t i = 0; i < t->num_entries; i++) {
    const cgc_tuning_entry *e = &t->entries[i];
    cgc_text_format(text, "%s\n  {", i ? "," : "");
    if (e->device >= 0) cgc_text_format(text, "\"device\": %d", e->device);
    cgc_tuning_member(text, "op", e->config.op);
    cgc_tuning_list(text, "operands", e->config.operands);
    cgc_tuning_list(text, "iterator_types", e->config.iterator_types);
    if (e->device < 0) cgc_tuning_member(text, "target", e->config.target); // else the device's
    cgc_tuning_member(text, "config", e->config.config);
    if (e->usual > 0) cgc_text_format(text, ", \"us\": %.3f, \"default_us\": %.3f", e->best * 1e6, e->usual * 1e6);
    if (e->usual > 0 || e->done) cgc_text_format(text, ", \"tried\": %zu, \"done\": %s", e->tried, e->done ? "true" : "false");
    cgc_text_add(text, "}", 1);
  }
  cgc_text_format(text, "]}\n");
}

// ---- taking effect ------------------------------------------------------------------------------------------------------------------------------
// Why none of the devices will do: the one at hand is another, or the targets are.
static bool cgc_tuning_elsewhere(const cgc_options *o, const cgc_tuning *t) {
  const cgc_tuning_device *x = t->devices, *d = o->tuned_on;
  if (d)
    cgc_errorf("%s was measured on '%s' (%s, %s) for the target %s%s, not on '%s' (%s, %s) for %s: tune again here", o->tuning, x->name, x->driver,
               x->version, x->target, t->num_devices > 1 ? " and others" : "", d->name, d->driver, d->version, d->target);
  else
    cgc_errorf("%s was measured for the target %s%s, which is not compiled for", o->tuning, x->target, t->num_devices > 1 ? " and others" : "");
  return false;
}

// The entries for the device at hand, or for the targets that are named.
static bool cgc_tuning_read(const cgc_options *o, cg_config **configs, size_t *count, int *status) {
  cgc_tuning t;
  int here = -1;
  bool ok;
  memset(&t, 0, sizeof t);
  ok = cgc_tuning_load(o->tuning, &t, status);
  if (ok && t.num_devices) {
    if (o->tuned_on) here = cgc_tuning_device_number(&t, o->tuned_on, false);
    ok = here >= 0 || (!o->tuned_on && !o->targets.count);
    for (size_t i = 0; !ok && !o->tuned_on && i < t.num_devices; i++) ok = cgc_list_has(&o->targets, t.devices[i].target);
    if (!ok) {
      *status = CGC_REFUSED;
      cgc_tuning_elsewhere(o, &t);
    }
  }
  for (size_t i = 0; ok && i < t.num_entries; i++) {
    if (here >= 0 && t.entries[i].device >= 0 && t.entries[i].device != here) continue;
    *configs = (cg_config *)realloc(*configs, (*count + 1) * sizeof **configs);
    if (!*configs) exit(CGC_FAILED);
    (*configs)[(*count)++] = t.entries[i].config;
  }
  cgc_tuning_free(&t);
  return ok;
}

// Read once for the same options: every kind of command asks for them per module.
bool cgc_read_configs(const cgc_options *o, const cg_config **out, size_t *count, int *status) {
  static cg_config *configs;
  static size_t num_configs;
  static const char *config, *tuning;
  static const void *tuned_on;
  *status = CGC_DONE;
  if (o->configs) {
    *out = o->configs;
    *count = o->num_configs;
    return true;
  }
  if (config != o->config || tuning != o->tuning || tuned_on != (const void *)o->tuned_on) {
    configs = NULL;
    num_configs = 0;
    if (o->tuning && !cgc_tuning_read(o, &configs, &num_configs, status)) {
      free(configs);
      configs = NULL; // as for neither option
      num_configs = 0;
      config = tuning = NULL;
      tuned_on = NULL;
      return false;
    }
    if (o->config) {
      configs = (cg_config *)realloc(configs, (num_configs + 1) * sizeof *configs);
      if (!configs) exit(CGC_FAILED);
      memset(&configs[num_configs], 0, sizeof *configs);
      configs[num_configs].config = o->config;
      configs[num_configs++].override_attributes = true;
    }
    if (configs) cgc_keep(configs);
    config = o->config;
    tuning = o->tuning;
    tuned_on = o->tuned_on;
  }
  *out = configs;
  *count = num_configs;
  return true;
}
