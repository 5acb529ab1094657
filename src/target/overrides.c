// Configurations as short text, `workgroup_size=16,16,1 tile=128,128,0 thread=8,8,0 reduction=0,0,16 promote=0,1 buffers=2`, and which kernels they
// are for. The module carries them to select-configuration as `codegen.configs = [{config = "…", op = "linalg.matmul", …}, …]`.
#include "target/configuration.h"

#ifdef CGI_SUBGROUP_TILES
#define CGI_OVERRIDES_LISTS (CGI_TILE_LEVELS + 3)
#define CGI_OVERRIDES_NAMES "tile", "thread", "reduction", "inner", "basis", "batch", "subgroup"
#else
#define CGI_OVERRIDES_LISTS (CGI_TILE_LEVELS + 2)
#define CGI_OVERRIDES_NAMES "tile", "thread", "reduction", "inner", "basis", "batch"
#endif

static bool cgi_overrides_blank(char c) { return c == ' ' || c == '\t' || c == '\n'; }

static bool cgi_overrides_error(cg_context *ctx, cg_str item, const char *why) {
  return cgi_argument_error(ctx, "[invalid-configuration] configuration '%S': %p", item, why);
}

// Integers with commas between them, in brackets or not.
static bool cgi_overrides_list(cg_str text, int64_t *out, unsigned max, unsigned *count) {
  size_t i = 0;
  *count = 0;
  if (text.len && text.data[0] == '[') {
    if (text.data[text.len - 1] != ']') return false;
    text.data++;
    text.len -= 2;
  }
  while (i < text.len) {
    cg_str item;
    uint64_t v;
    item.data = text.data + i;
    item.len = 0;
    while (i < text.len && text.data[i] != ',') i++, item.len++;
    while (item.len && item.data[0] == ' ') item.data++, item.len--;
    if (*count == max || !cgi_parse_u64(item, &v) || v > INT32_MAX) return false;
    out[(*count)++] = (int64_t)v;
    if (i < text.len && ++i == text.len) return false; // a comma at the end
  }
  return true;
}

static bool cgi_overrides_bool(cg_str text, int *out) {
  *out = cgi_str_is(text, "true") || cgi_str_is(text, "1");
  return *out || cgi_str_is(text, "false") || cgi_str_is(text, "0");
}

static bool cgi_overrides_item(cg_context *ctx, cg_str item, cg_str key, cg_str value, cgi_override *o) {
  static const char *const lists[CGI_OVERRIDES_LISTS] = {CGI_OVERRIDES_NAMES};
  int64_t numbers[32];
  unsigned n = 0;
  for (unsigned i = 0; i < CGI_OVERRIDES_LISTS; i++) {
    if (!cgi_str_is(key, lists[i])) continue;
    o->has_list[i] = true;
    return cgi_overrides_list(value, o->list[i], CGI_MAX_LOOPS, &o->len[i]) ||
           cgi_overrides_error(ctx, item, "expected at most 16 integers, as in tile=64,64,0");
  }
  if (cgi_str_is(key, "op")) {
    o->op = value;
  } else if (cgi_str_is(key, "pipeline")) {
    o->pipeline = cgi_pipeline_canonical(value);
    if (!o->pipeline.len) return cgi_overrides_error(ctx, item, "no pipeline has that name");
  } else if (cgi_str_is(key, "workgroup_size")) {
    o->workgroup_size[0] = o->workgroup_size[1] = o->workgroup_size[2] = 1;
    if (!cgi_overrides_list(value, o->workgroup_size, 3, &n) || !n) return cgi_overrides_error(ctx, item, "expected one to three integers");
    o->has_size = true;
  } else if (cgi_str_is(key, "promote")) {
    if (!cgi_overrides_list(value, numbers, 32, &n)) return cgi_overrides_error(ctx, item, "expected operand numbers, as in promote=0,1");
    o->has_promote = true;
    for (unsigned i = 0; i < n; i++) {
      if (numbers[i] > 31) return cgi_overrides_error(ctx, item, "expected operand numbers, as in promote=0,1");
      o->promote |= (uint32_t)1 << numbers[i];
    }
  } else if (cgi_str_is(key, "buffers")) {
    if (!cgi_overrides_list(value, numbers, 1, &n) || n != 1 || numbers[0] < 1 || numbers[0] > 8)
      return cgi_overrides_error(ctx, item, "expected 1 to 8");
    o->buffers = (unsigned)numbers[0];
  } else if (cgi_str_is(key, "prefetch")) {
    if (!cgi_overrides_bool(value, &o->prefetch)) return cgi_overrides_error(ctx, item, "expected true or false");
    o->has_prefetch = true;
  } else if (cgi_str_is(key, "subgroup_size")) {
    if (!cgi_overrides_list(value, numbers, 1, &n) || n != 1) return cgi_overrides_error(ctx, item, "expected one integer");
    o->has_subgroup = true;
    o->subgroup_size = numbers[0];
  } else {
    return cgi_overrides_error(
        ctx, item,
        "unknown key: op, pipeline, workgroup_size, subgroup_size, tile, thread, subgroup, reduction, inner, basis, batch, promote, buffers, "
        "prefetch");
  }
  return true;
}

CGI_DEF bool cgi_override_parse(cg_context *ctx, cg_str text, cgi_override *o) {
  size_t i = 0;
  memset(o, 0, sizeof *o);
  o->op = o->pipeline = cgi_s("");
  while (i < text.len) {
    cg_str item, key, value;
    int depth = 0;
    while (i < text.len && cgi_overrides_blank(text.data[i])) i++;
    item.data = text.data + i;
    while (i < text.len && (depth || !cgi_overrides_blank(text.data[i]))) {
      depth += text.data[i] == '[' ? 1 : text.data[i] == ']' ? -1 : 0;
      i++;
    }
    item.len = (size_t)(text.data + i - item.data);
    if (!item.len) break;
    key = item;
    key.len = 0;
    while (key.len < item.len && item.data[key.len] != '=') key.len++;
    if (key.len == item.len) return cgi_overrides_error(ctx, item, "expected key=value");
    value.data = item.data + key.len + 1;
    value.len = item.len - key.len - 1;
    if (!cgi_overrides_item(ctx, item, key, value, o)) return false;
  }
  return true;
}

// ---- which kernels ------------------------------------------------------------------------------------------------------------------------
// `*` stands for any run of characters but commas.
static bool cgi_overrides_glob(cg_str pattern, cg_str text) {
  size_t p = 0, t = 0, star = SIZE_MAX, from = 0;
  while (t < text.len) {
    if (p < pattern.len && pattern.data[p] == '*') {
      star = p++;
      from = t;
    } else if (p < pattern.len && pattern.data[p] == text.data[t]) {
      p++;
      t++;
    } else if (star != SIZE_MAX && text.data[from] != ',') {
      p = star + 1;
      t = ++from;
    } else {
      return false;
    }
  }
  while (p < pattern.len && pattern.data[p] == '*') p++;
  return p == pattern.len;
}

// Shapes and element types of the operands: "4096x64xf32,64x?xf32,4096x?xf32".
CGI_DEF cg_str cgi_operands_text(cg_op op) {
  cgi_buf b;
  b.ctx = op->ctx;
  b.text = NULL;
  for (unsigned o = 0; o < op->num_operands; o++) {
    cg_type t = op->operands[o].value->type;
    if (o) cgi_buf_char(&b, ',');
    for (unsigned i = 0; cg_type_is_shaped(t) && i < t->rank; i++) {
      if (t->shape[i] == CG_DYNAMIC)
        cgi_buf_z(&b, "?x");
      else
        cgi_buf_format(&b, "%lx", t->shape[i]);
    }
    cgi_print_type(&b, cg_type_is_shaped(t) ? t->element : t);
  }
  cg_str text = cgi_strdup(op->ctx, cgi_buf_view(&b));
  cgi_buf_free(&b);
  return text;
}

static cg_str cgi_overrides_iterators(cg_op op) {
  cgi_buf b;
  b.ctx = op->ctx;
  b.text = NULL;
  for (unsigned i = 0; i < cgi_linalg_num_loops(op); i++) {
    if (i) cgi_buf_char(&b, ',');
    cgi_buf_z(&b, cgi_linalg_is_reduction(op, i) ? "reduction" : "parallel");
  }
  cg_str text = cgi_strdup(op->ctx, cgi_buf_view(&b));
  cgi_buf_free(&b);
  return text;
}

static bool cgi_overrides_matches(cg_attr entry, const char *key, cg_str text) {
  cg_attr v = cg_attr_get(entry, key);
  return !v || cgi_overrides_glob(cg_attr_str(v), text);
}

CGI_DEF cg_op cgi_configs_holder(cg_op op) {
  cg_op holder = NULL;
  for (; op; op = cg_op_parent(op))
    if (cg_op_attr(op, "codegen.configs")) holder = op;
  return holder;
}

CGI_DEF bool cgi_override_matches(cg_attr entry, cg_op root, const cg_target *target) {
  return cgi_overrides_matches(entry, "op", cg_op_name(root)) && cgi_overrides_matches(entry, "operands", cgi_operands_text(root)) &&
         cgi_overrides_matches(entry, "iterator_types", cgi_overrides_iterators(root)) &&
         cgi_overrides_matches(entry, "target", cgi_s(target ? target->name : ""));
}

// ---- taking effect --------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_override_apply(cg_op root, const cgi_override *o, cgi_lowering_config *c, cgi_translation_info *info) {
  static const char *const names[CGI_OVERRIDES_LISTS] = {CGI_OVERRIDES_NAMES};
  bool resized = false;
  if (o->has_list[CGI_TILE_THREAD]) memset(c->batch, 0, sizeof c->batch); // the pieces were of other tiles
  for (unsigned i = 0; i < CGI_OVERRIDES_LISTS; i++) {
    if (!o->has_list[i]) continue;
    if (o->len[i] != c->num_loops)
      return cgi_op_error(root, "[invalid-configuration] has %u loops, but the configuration's '%s' has %u entries", c->num_loops, names[i],
                          o->len[i]);
    int64_t *to = i < CGI_TILE_LEVELS ? c->tile[i] : i == CGI_TILE_LEVELS ? c->threads : c->batch;
#ifdef CGI_SUBGROUP_TILES
    if (i == CGI_TILE_LEVELS + 2) to = c->subgroup;
#endif
    memcpy(to, o->list[i], sizeof o->list[i]);
    resized = resized || i <= CGI_TILE_THREAD || i == CGI_TILE_LEVELS;
  }
  if (o->has_promote) c->promote = o->promote;
  if (o->buffers) c->num_buffers = o->buffers;
  if (o->has_prefetch) c->prefetch = o->prefetch != 0;
#ifndef CODEGEN_NO_WARPGROUPS
  const cg_target *t = cgi_target_of(root); // a tile of one's own is a subgroup's, unless it is said to be a warpgroup's
  bool chosen = t && info->subgroup_size && info->subgroup_size == cgi_target_warpgroup(t);
  if (chosen && o->has_list[CGI_TILE_THREAD]) info->subgroup_size = (int64_t)t->subgroup_size;
#endif
  if (o->has_subgroup) info->subgroup_size = o->subgroup_size;
  if (o->has_size)
    memcpy(info->workgroup_size, o->workgroup_size, sizeof info->workgroup_size);
  else if (resized)
    cgi_derive_workgroup_size(c, info);
  return true;
}

#undef CGI_OVERRIDES_LISTS
#undef CGI_OVERRIDES_NAMES
