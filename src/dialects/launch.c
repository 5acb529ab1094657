// Where a kernel's author says its workgroup and subgroup size: on the export, on the function, in an attribute of either, in a dispatch_config. And
// which ids a kernel reads.
#include "dialects/launch.h"
#include "dialects/iree.h"

enum { CGI_SAID_BY_EXPORT, CGI_SAID_BY_FUNCTION, CGI_SAID_BY_CONFIG, CGI_SAID_BY_TARGET };

static const struct {
  uint8_t by;
  const char *attr, *older; // that holds it under its key; NULL: it is an attribute itself
  const char *where;
} cgi_launch_places[] = {
    {CGI_SAID_BY_EXPORT, NULL, NULL, "the export's attribute"},
    {CGI_SAID_BY_FUNCTION, NULL, NULL, "the function's attribute"},
    {CGI_SAID_BY_FUNCTION, "translation_info", "translation.info", "the function's translation_info"},
    {CGI_SAID_BY_EXPORT, "translation_info", "translation.info", "the export's translation_info"},
    {CGI_SAID_BY_FUNCTION, "spirv.entry_point_abi", "spv.entry_point_abi", "the function's entry_point_abi"},
    {CGI_SAID_BY_FUNCTION, NULL, "gpu.known_block_size", "gpu.known_block_size"},
    {CGI_SAID_BY_CONFIG, NULL, NULL, "iree_codegen.dispatch_config"},
#if !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_TEXT
    {CGI_SAID_BY_TARGET, NULL, NULL, "the target_env's resource_limits"},
#endif
};

// Older entry_point_abi calls a workgroup's size local_size.
static cg_attr cgi_launch_inside(cg_attr a, const char *key, bool workgroup) {
  if (!a || (a->kind != CG_ATTR_DIALECT && a->kind != CG_ATTR_DICT)) return NULL;
  cg_attr v = cg_attr_get(a, key);
  return v || !workgroup ? v : cg_attr_get(a, "local_size");
}

#if !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_TEXT
static bool cgi_launch_counts_no_lanes(cg_op op, void *user) {
  cg_op_kind k = op->def->kind;
  (void)user;
  return k != CG_GPU_SHUFFLE && k != CG_GPU_SUBGROUP_REDUCE && k != CG_GPU_LANE_ID && k != CG_GPU_SUBGROUP_ID && k != CG_GPU_SUBGROUP_SIZE &&
         k != CG_GPU_NUM_SUBGROUPS;
}

// The device's subgroup size is that of a kernel that was written for its lanes.
static cg_attr cgi_launch_by_target(cg_op func) {
  if (cgi_walk_pre(func, cgi_launch_counts_no_lanes, NULL)) return NULL;
  uint64_t size = cgi_target_env_number(func, "<subgroup_size", 0);
  if (size == UINT64_MAX) size = cgi_target_env_number(func, " subgroup_size", 0);
  return size == UINT64_MAX ? NULL : cgi_attr_i64(func->ctx, (int64_t)size);
}
#endif

CGI_DEF cgi_launch_place cgi_launch_place_at(cg_op func, cg_op exported, const char *key, unsigned i) {
  cgi_launch_place p = {NULL, NULL, NULL};
  bool workgroup = strcmp(key, "workgroup_size") == 0;
  if (i == sizeof cgi_launch_places / sizeof cgi_launch_places[0]) return p;
  const char *attr = cgi_launch_places[i].attr, *older = cgi_launch_places[i].older;
  uint8_t by = cgi_launch_places[i].by;
  cg_op op = by == CGI_SAID_BY_EXPORT ? exported : by == CGI_SAID_BY_FUNCTION ? func : cgi_dispatch_config_of(func);
  p.op = op ? op : func;
  p.where = cgi_launch_places[i].where;
#if !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_TEXT
  if (by == CGI_SAID_BY_TARGET) {
    if (!workgroup) p.said = cgi_launch_by_target(func);
    return p;
  }
#endif
  if (!op) return p;
  if (attr) {
    cg_attr a = cg_op_attr(op, attr);
    p.said = cgi_launch_inside(a ? a : cg_op_attr(op, older), key, workgroup);
  } else if (!older || workgroup) {
    p.said = cg_op_attr(op, older ? older : key);
  }
  return p;
}

#if !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_TEXT
CGI_DEF cg_str cgi_target_env(cg_op op) {
  cg_attr env = NULL;
  for (cg_op at = op; at && !env; at = cg_op_parent(at)) {
    env = cg_op_attr(at, "spirv.target_env");
    if (!env) env = cg_op_attr(at, "spv.target_env");
  }
  return env ? cgi_format(op->ctx, "%a", env) : cgi_s("");
}

CGI_DEF uint64_t cgi_target_env_number(cg_op op, const char *key, unsigned skip) {
  size_t n = strlen(key), i = 0;
  uint64_t v = 0;
  cg_str text = cgi_target_env(op);
  while (i + n < text.len && memcmp(text.data + i, key, n) != 0) i++;
  if (i + n >= text.len) return UINT64_MAX;
  for (i += n;; skip--) {
    while (i < text.len && (text.data[i] < '0' || text.data[i] > '9') && text.data[i] != '}') i++;
    if (i == text.len || text.data[i] == '}') return UINT64_MAX;
    for (v = 0; i < text.len && text.data[i] >= '0' && text.data[i] <= '9' && v < UINT32_MAX; i++) v = v * 10 + (uint64_t)(text.data[i] - '0');
    if (!skip) return v;
  }
}
#endif

CGI_DEF unsigned cgi_ids_of(cg_op op) {
  switch (op->def->kind) {
  case CG_GPU_GLOBAL_ID: return CGI_IDS_ANY;
  case CG_GPU_THREAD_ID:
  case CG_GPU_LANE_ID:
  case CG_GPU_SUBGROUP_ID: return CGI_IDS_THREADS;
  case CG_GPU_BLOCK_ID:
  case CG_GPU_GRID_DIM:
  case CG_HAL_INTERFACE_WORKGROUP_ID:
  case CG_HAL_INTERFACE_WORKGROUP_COUNT: return CGI_IDS_GROUPS;
  default: return 0;
  }
}

typedef struct cgi_ids_search {
  unsigned which;
  cg_op found;
} cgi_ids_search;

static bool cgi_ids_find(cg_op op, void *user) {
  cgi_ids_search *s = (cgi_ids_search *)user;
  if (cgi_ids_of(op) & s->which) s->found = op;
  return !s->found;
}

CGI_DEF cg_op cgi_reads_ids(cg_op func, unsigned which) {
  cgi_ids_search s;
  s.which = which;
  s.found = NULL;
  if (func) (void)cgi_walk_pre(func, cgi_ids_find, &s);
  return s.found;
}

CGI_DEF bool cgi_function_takes_any_size(cg_op func) {
  cg_op id = cgi_reads_ids(func, CGI_IDS_THREADS);
  return !id || cgi_op_error(id,
                             "[missing-launch] tells the threads of kernel '%S' apart, but nothing says how many a workgroup has: give the function, "
                             "or its hal.executable.export, workgroup_size = [X : index, Y : index, Z : index]",
                             cgi_symbol_name(func));
}
