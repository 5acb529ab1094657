// --config and --tuning: configurations for kernels.
//
// A tuning file is JSON; the first entry that matches a kernel's root op is taken, what is left out matches any:
//   { "configs": [ {"op": "linalg.matmul", "operands": ["1024x1024xf32", "1024x*xf32", "*"], "target": "hopper",
//                   "config": "pipeline=MatmulPromoteVectorize tile=64,64,0 thread=8,8,0 reduction=0,0,16 promote=0,1"} ] }
#include <stdlib.h>
#include <string.h>
#include "cgc.h"

static bool cgc_tuning_failed(const char *path, const char *why) {
  cgc_errorf("%s: %s", path, why);
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
    *out = c->kind == '"' ? cgc_format("%s%s%s", *out, comma, c->text) : cgc_format("%s%s%.0f", *out, comma, c->number);
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
      text = cgc_format("%.0f", c->number);
    else if (c->kind == 't')
      text = c->number != 0 ? "true" : "false";
    else if (!cgc_tuning_text(c, &text))
      return false;
    *out = cgc_format("%s%s%s=%s", *out, c == v->first ? "" : " ", c->key, text);
  }
  return true;
}

static bool cgc_tuning_read(const char *path, cg_config **configs, size_t *count, int *status) {
  char *data;
  const cgc_json *top, *list;
  size_t len;
  *status = CGC_FAILED;
  if (!cgc_read_file(path, &data, &len)) return false;
  *status = CGC_USAGE;
  top = cgc_json_parse(data, len);
  list = top && top->kind == '{' ? cgc_json_get(top, "configs") : top;
  if (!list || list->kind != '[') return cgc_tuning_failed(path, "expected JSON: {\"configs\": [ … ]}");
  for (const cgc_json *j = list->first; j; j = j->next) {
    cg_config c;
    memset(&c, 0, sizeof c);
    if (j->kind != '{') return cgc_tuning_failed(path, "every entry of \"configs\" must be an object");
    if (!cgc_tuning_text(cgc_json_get(j, "op"), &c.op) || !cgc_tuning_text(cgc_json_get(j, "operands"), &c.operands) ||
        !cgc_tuning_text(cgc_json_get(j, "target"), &c.target))
      return cgc_tuning_failed(path, "\"op\" and \"target\" are strings, \"operands\" is a list of them");
    if (!cgc_tuning_config(cgc_json_get(j, "config"), &c.config)) return cgc_tuning_failed(path, "an entry needs a \"config\": \"k=v …\"");
    *configs = (cg_config *)realloc(*configs, (*count + 1) * sizeof c);
    if (!*configs) exit(CGC_FAILED);
    (*configs)[(*count)++] = c;
  }
  return true;
}

// Read once for the same options: every kind of command asks for them per module.
bool cgc_read_configs(const cgc_options *o, const cg_config **out, size_t *count, int *status) {
  static cg_config *configs;
  static size_t num_configs;
  static const char *config, *tuning;
  *status = CGC_DONE;
  if (config != o->config || tuning != o->tuning) {
    configs = NULL;
    num_configs = 0;
    if (o->tuning && !cgc_tuning_read(o->tuning, &configs, &num_configs, status)) {
      free(configs);
      configs = NULL; // as for neither option
      num_configs = 0;
      config = tuning = NULL;
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
  }
  *out = configs;
  *count = num_configs;
  return true;
}
