// cgc: the command line. One table says which subcommand takes which option; parsing and suggestions come from it here, help, the man page and what
// shells complete in cgc_help.c.
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include "cgc.h"

#define CGC_FIELD(f) offsetof(cgc_options, f)
#define CGC_IR_COMMANDS (CGC_COMPILE | CGC_OPT | CGC_RUN | CGC_BENCH)
static const cgc_option cgc_option_table[] = {
    {"-o", CGC_COMPILE | CGC_OPT | CGC_TUNE, CGC_OPT_TEXT, CGC_FIELD(output), "FILE", "where the result goes; - is standard output"},
    {"--target", CGC_COMPILE | CGC_RUN | CGC_CHECK | CGC_BENCH | CGC_OPS | CGC_LAYOUT | CGC_TUNE, CGC_OPT_COMMAS, CGC_FIELD(targets), "T[,T2…]",
     "names from `cgc targets`"},
    {"--emit", CGC_COMPILE, CGC_OPT_TEXT, CGC_FIELD(emit), "spirv|spvasm|mlir|c|figures|key|ptx|llvm|hal",
     "binary (default), its text as `spirv-dis --raw-id` has it, the IR just before emission, a C header, the cache key, those of sm_80, or "
     "the steps as IR beside the binary (hal.executable.binary)"},
    {"--json", CGC_COMPILE, CGC_OPT_TEXT, CGC_FIELD(json_file), "FILE", "where the launch description goes (default: beside the binary)"},
    {"--report", CGC_COMPILE, CGC_OPT_TEXT, CGC_FIELD(report), "FILE.html",
     "write a page about the compile: its graph, kernels, the IR after each pass, remarks, steps and buffers, the binary's text"},
    {"--bench", CGC_COMPILE, CGC_OPT_TEXT, CGC_FIELD(bench), "FILE.json", "what `cgc bench --json` wrote: times for --report's page"},
    {"-MD", CGC_COMPILE, CGC_OPT_DEPENDENCIES, CGC_FIELD(write_dependencies), NULL, "write the dependencies for make beside the output"},
    {"-MF", CGC_COMPILE, CGC_OPT_TEXT, CGC_FIELD(dependencies_file), "FILE", "where -MD writes"},
    {"-g", CGC_COMPILE | CGC_RUN | CGC_BENCH, CGC_OPT_FLAG, CGC_FIELD(debug_names), NULL, "add names to the binary"},
    {"--pass-pipeline", CGC_OPT, CGC_OPT_TEXT, CGC_FIELD(pass_pipeline), "'PASS,PASS{k=v k2=v2}'", "the passes to run, in order"},
    {"--list-passes", CGC_OPT, CGC_OPT_FLAG, CGC_FIELD(list_passes), NULL, "list the passes, their options and what they do"},
    {"--validate", CGC_OPT, CGC_OPT_FLAG, CGC_FIELD(validate), NULL, "interpret before and after each pass; stop at the one that changed the result"},
    {"--seed", CGC_OPT | CGC_BENCH | CGC_TUNE, CGC_OPT_NUMBER, CGC_FIELD(seed), "N", "seed of the inputs"},
    {"--function", CGC_RUN | CGC_CHECK | CGC_BENCH | CGC_TUNE, CGC_OPT_TEXT, CGC_FIELD(function), "NAME",
     "the function (run: default main, or the only public one)"},
    {"--device", CGC_RUN | CGC_CHECK | CGC_BENCH | CGC_TARGETS | CGC_TUNE, CGC_OPT_TEXT, CGC_FIELD(device),
     "interp|vulkan[:N]|cuda[:N]|c[:THREADS]|auto", "where it runs (default auto: vulkan when a device is there)"},
    {"--subgroup-size", CGC_RUN | CGC_CHECK, CGC_OPT_NUMBER, CGC_FIELD(subgroup_size), "N",
     "threads of a subgroup, on the interpreter: the target is taken to have that size only"},
    {"--max-loop-trips", CGC_RUN | CGC_CHECK, CGC_OPT_NUMBER, CGC_FIELD(max_loop_trips), "N",
     "the interpreter refuses a thread whose loops come round more often"},
    {"--input", CGC_RUN | CGC_BENCH | CGC_TUNE, CGC_OPT_LIST, CGC_FIELD(inputs), "4x5xf32=1,2,3…",
     "an argument, in order: values, one value for all, random[:SEED[:SCALE]], or @FILE.npy"},
    {"--parameters", CGC_RUN | CGC_CHECK, CGC_OPT_TEXT, CGC_FIELD(parameters), "FILE.safetensors|FILE.npz|random[:SEED]",
     "what constants that are not in the module are: by name, or drawn"},
    {"--output", CGC_RUN, CGC_OPT_LIST, CGC_FIELD(outputs), "@FILE.npy", "write a result, in order, instead of printing it"},
    {"--push", CGC_RUN | CGC_BENCH, CGC_OPT_COMMAS, CGC_FIELD(push), "N[,N2…]", "push constants of a hand-written dispatch"},
    {"--workload", CGC_RUN, CGC_OPT_COMMAS, CGC_FIELD(workload), "N[,N2…]", "what a hand-written dispatch's count region takes, in order"},
    {"--workgroups", CGC_COMPILE | CGC_RUN | CGC_LAYOUT, CGC_OPT_COMMAS, CGC_FIELD(workgroups), "X,Y,Z",
     "how many workgroups a hand-written kernel has that does not say it"},
    {"--print-limit", CGC_RUN | CGC_LAYOUT, CGC_OPT_NUMBER, CGC_FIELD(print_limit), "N",
     "elements printed of a result (default 1024; of a layout 4096; 0 for all)"},
    {"--compare", CGC_RUN, CGC_OPT_FLAG, CGC_FIELD(compare), NULL, "run on the interpreter, too, and report the worst difference per result"},
    {"--print-ir-after-all", CGC_IR_COMMANDS, CGC_OPT_FLAG, CGC_FIELD(print_ir_after_all), NULL, "dump the IR after each pass"},
    {"--print-ir-before-all", CGC_IR_COMMANDS, CGC_OPT_FLAG, CGC_FIELD(print_ir_before_all), NULL, "dump the IR before each pass"},
    {"--print-ir-after", CGC_IR_COMMANDS, CGC_OPT_COMMAS, CGC_FIELD(print_ir_after), "PASS[,PASS2…]", "dump the IR after these passes"},
    {"--print-ir-before", CGC_IR_COMMANDS, CGC_OPT_COMMAS, CGC_FIELD(print_ir_before), "PASS[,PASS2…]", "dump the IR before these passes"},
    {"--mlir-print-op-generic", CGC_IR_COMMANDS, CGC_OPT_FLAG, CGC_FIELD(print_generic), NULL, "print ops in the generic form"},
    {"--mlir-print-local-scope", CGC_IR_COMMANDS, CGC_OPT_FLAG, CGC_FIELD(print_local_scope), NULL, "print without aliases"},
    {"--mlir-print-debuginfo", CGC_IR_COMMANDS, CGC_OPT_FLAG, CGC_FIELD(print_debuginfo), NULL, "print locations"},
    {"--mlir-elide-elementsattrs-if-larger", CGC_IR_COMMANDS, CGC_OPT_NUMBER, CGC_FIELD(elide_elements), "N", "print larger constants as elided"},
    {"--split-input-file", (CGC_IR_COMMANDS & ~(unsigned)CGC_BENCH) | CGC_CHECK, CGC_OPT_FLAG, CGC_FIELD(split_input_file), NULL,
     "split the input at its `// -----` lines"},
    {"--verify-each", CGC_IR_COMMANDS, CGC_OPT_FLAG, CGC_FIELD(verify_each), NULL, "verify the IR after each pass"},
    {"--timing", CGC_IR_COMMANDS, CGC_OPT_FLAG, CGC_FIELD(timing), NULL, "a table of passes, time and peak bytes on standard error"},
    {"--pipeline", CGC_COMPILE | CGC_RUN | CGC_CHECK | CGC_BENCH | CGC_LAYOUT, CGC_OPT_TEXT, CGC_FIELD(pipeline), "NAME|TEXT",
     "a pipeline or a pass list instead of the default"},
    {"--config", CGC_IR_COMMANDS | CGC_CHECK | CGC_LAYOUT, CGC_OPT_TEXT, CGC_FIELD(config), "'k=v …'",
     "tiles for every kernel: workgroup_size=16,16,1 tile=128,128,0 thread=8,8,0 reduction=0,0,16 pipeline=NAME promote=0,1 buffers=2"},
    {"--tuning", CGC_IR_COMMANDS | CGC_CHECK | CGC_LAYOUT, CGC_OPT_TEXT, CGC_FIELD(tuning), "FILE",
     "configurations for the kernels that match, as JSON"},
    {"--json", CGC_TARGETS | CGC_BENCH, CGC_OPT_FLAG, CGC_FIELD(json), NULL, "print as JSON"},
    {"--repeat", CGC_BENCH | CGC_TUNE, CGC_OPT_NUMBER, CGC_FIELD(repeat), "N", "samples of which the median is taken (default 15)"},
    {"--cold", CGC_BENCH | CGC_TUNE, CGC_OPT_FLAG, CGC_FIELD(cold), NULL, "rotate at least 300 MB of input and output sets (default)"},
    {"--hot", CGC_BENCH | CGC_TUNE, CGC_OPT_FLAG, CGC_FIELD(hot), NULL, "one set of inputs and outputs"},
    {"--time", CGC_TUNE, CGC_OPT_NUMBER, CGC_FIELD(time), "SECONDS", "how long to search (default 60)"},
    {"--force", CGC_TUNE, CGC_OPT_FLAG, CGC_FIELD(force), NULL, "start anew where there is such a file; else what it lacks is measured"},
    {"--merge", CGC_TUNE, CGC_OPT_FLAG, CGC_FIELD(merge), NULL, "the inputs are tuning files, which become one"},
    {"--peer", CGC_BENCH, CGC_OPT_LIST, CGC_FIELD(peers), "FILE.spv|FILE.json",
     "another SPIR-V kernel in the same chain; FILE.json says how to launch it"},
    {"--peer-pipeline", CGC_BENCH, CGC_OPT_LIST, CGC_FIELD(peer_pipelines), "NAME", "the same module under another pipeline, in the same chain"},
    {"--check", CGC_BENCH, CGC_OPT_FLAG, CGC_FIELD(check_results), NULL, "check sampled results in double precision first"},
    {"--shape", CGC_LAYOUT, CGC_OPT_TEXT, CGC_FIELD(shape), "64x64", "the shape of what has the layout; a smaller one: the rest is masked"},
    {"--threads", CGC_LAYOUT, CGC_OPT_COMMAS, CGC_FIELD(threads), "N[,N2…]", "what these threads of each subgroup hold, instead of the grid"},
    {"--num-subgroups", CGC_LAYOUT, CGC_OPT_NUMBER, CGC_FIELD(num_subgroups), "N",
     "how many subgroups there are, where the layout takes more: they take turns"},
    {"--memory", CGC_LAYOUT, CGC_OPT_TEXT, CGC_FIELD(memory), "'f16 padding=8'",
     "the elements in the banks of workgroup memory, and what accesses cost: f16 padding=N swizzle=BITS,BASE,SHIFT banks=N, or f16 choose"},
    {"--svg", CGC_LAYOUT, CGC_OPT_TEXT, CGC_FIELD(svg), "FILE", "a picture, coloured by thread, labelled by slot, with lines between subgroups"},
    {"--png", CGC_LAYOUT, CGC_OPT_TEXT, CGC_FIELD(png), "FILE", "the same as pixels"},
    {"--from", CGC_LAYOUT, CGC_OPT_TEXT, CGC_FIELD(from), "FILE.mlir",
     "the layouts of a module's kernels, as the passes leave them, instead of an attribute"},
    {"--kernel", CGC_LAYOUT | CGC_COMPILE, CGC_OPT_TEXT, CGC_FIELD(kernel), "NAME",
     "of this kernel only; compile: its IR is in --report's page, whatever is left out"},
    {"--man", CGC_HELP, CGC_OPT_FLAG, CGC_FIELD(man), NULL, "print the man page"},
    {"--completion", CGC_HELP, CGC_OPT_TEXT, CGC_FIELD(completion), "bash|zsh|fish", "print what makes that shell complete cgc's command lines"},
};
enum { CGC_NUM_OPTIONS = sizeof cgc_option_table / sizeof cgc_option_table[0] };

// Other tools' spellings.
static const struct {
  const char *from, *to;
} cgc_aliases[] = {
    {"--mlir-print-ir-after-all", "--print-ir-after-all"},
    {"--mlir-print-ir-before-all", "--print-ir-before-all"},
    {"--mlir-print-ir-after", "--print-ir-after"},
    {"--mlir-print-ir-before", "--print-ir-before"},
    {"--mlir-timing", "--timing"},
    {"--target-env", "--target"},
    {"--print-op-generic", "--mlir-print-op-generic"},
    {"--print-local-scope", "--mlir-print-local-scope"},
    {"--print-debuginfo", "--mlir-print-debuginfo"},
    {"--entry_function", "--function"},
    {"--entry-function", "--function"},
    {"--split_input_file", "--split-input-file"},
    {"--passes", "--pass-pipeline"},
    {"--output-file", "-o"},
    {"--targets", "--target"},
    {"--show-passes", "--list-passes"},
    {"--iree-vulkan-target-triple", "--target"},
    {"--iree-vulkan-target", "--target"},
};

// Options of iree-translate and iree-compile that ask for what cgc does anyway: the values that do.
static const struct {
  const char *name, *values;
} cgc_granted[] = {
    {"-iree-input-type", " mhlo mhlo_legacy stablehlo auto none "},
    {"-iree-mlir-to-vm-bytecode-module", NULL},
    {"-iree-hal-target-backends", " vulkan-spirv vulkan "},
    {"-iree-hal-target-device", " vulkan "},
};

static const cgc_command cgc_commands[] = {
    {"compile", CGC_COMPILE, "IN.mlir --target T[,T2…] -o OUT.spv", "compile to a SPIR-V binary and OUT.json, which says how to launch it",
     "cgc compile examples/mlp.mlir --target=vulkan1.1 -o mlp.spv"},
    {"opt", CGC_OPT, "IN.mlir --pass-pipeline='a,b{k=v k2=v2},c'", "run passes and print the IR",
     "cgc opt examples/mlp.mlir --pass-pipeline='hlo-to-linalg,canonicalize,fuse-elementwise'"},
    {"run", CGC_RUN, "IN.mlir --function=NAME --device=D --input=…", "compile and execute a function or a hand-written dispatch",
     "cgc run examples/dense.mlir --device=interp --input=4x5xf32=1 --compare"},
    {"check", CGC_CHECK, "IN.mlir… --device=D", "run every public function without arguments and judge its check.* ops",
     "cgc check tests/check/elementwise.mlir --device=vulkan"},
    {"bench", CGC_BENCH, "IN.mlir --device=D", "measure a function: device time, rates, fractions of what the device can do, ratios to peers",
     "cgc bench examples/mlp.mlir --device=vulkan --hot --check --peer-pipeline=SimpleDistribute"},
    {"tune", CGC_TUNE, "IN.mlir --device=D -o TUNING.json",
     "measure configurations of each kernel, and write the fastest ones to a file for --tuning",
     "cgc tune examples/mlp.mlir --device=vulkan -o mlp.json --time=20"},
    {"targets", CGC_TARGETS, "[--json]", "the known targets and their facts", "cgc targets"},
    {"ops", CGC_OPS, "[--target=T[,T2…]]", "which StableHLO and chlo ops compile, for which element types, found by compiling each",
     "cgc ops --target=vulkan1.1"},
    {"explain", CGC_EXPLAIN, "MESSAGE…", "the text of messages of a build without texts (CODEGEN_NO_MESSAGES), by the codes in them",
     "cgc explain '#vf21y'"},
    {"layout", CGC_LAYOUT, "ATTR --shape=64x64", "which thread of which subgroup holds which elements, as text or a picture",
     "cgc layout '#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], "
     "element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>' --shape=64x64 --threads=0,1,16"},
    {"help", CGC_HELP, "[COMMAND…]", "what a command is for and its options", "cgc help compile"},
};
enum { CGC_NUM_COMMANDS = sizeof cgc_commands / sizeof cgc_commands[0] };

const cgc_option *cgc_option_at(size_t i) { return i < CGC_NUM_OPTIONS ? &cgc_option_table[i] : NULL; }
const cgc_command *cgc_command_at(size_t i) { return i < CGC_NUM_COMMANDS ? &cgc_commands[i] : NULL; }

const cgc_command *cgc_command_named(const char *name) {
  const char *names[CGC_NUM_COMMANDS], *near;
  for (size_t i = 0; i < CGC_NUM_COMMANDS; i++) {
    if (strcmp(cgc_commands[i].name, name) == 0) return &cgc_commands[i];
    names[i] = cgc_commands[i].name;
  }
  near = cgc_nearest(name, names, CGC_NUM_COMMANDS);
  if (near)
    cgc_errorf("unknown command '%s'; did you mean '%s'?", name, near);
  else
    cgc_errorf("unknown command '%s'; `cgc --help` lists them", name);
  return NULL;
}

void cgc_list_add(cgc_list *list, const char *item) {
  list->items = (const char **)realloc((void *)list->items, (list->count + 1) * sizeof(char *));
  if (!list->items) exit(CGC_FAILED);
  cgc_keep((void *)list->items);
  list->items[list->count++] = item;
}

bool cgc_list_has(const cgc_list *list, const char *item) {
  for (size_t i = 0; i < list->count; i++)
    if (strcmp(list->items[i], item) == 0) return true;
  return false;
}

static size_t cgc_distance(const char *a, const char *b) {
  size_t row[128], n = strlen(b);
  if (n >= 127 || strlen(a) >= 127) return 999;
  for (size_t j = 0; j <= n; j++) row[j] = j;
  for (size_t i = 0; a[i]; i++) {
    size_t diagonal = row[0];
    row[0] = i + 1;
    for (size_t j = 0; j < n; j++) {
      size_t best = diagonal + (a[i] != b[j]), up = row[j + 1] + 1, left = row[j] + 1;
      diagonal = row[j + 1];
      if (up < best) best = up;
      if (left < best) best = left;
      row[j + 1] = best;
    }
  }
  return row[n];
}

const char *cgc_nearest(const char *name, const char *const *candidates, size_t count) {
  const char *best = NULL;
  size_t least = strlen(name) / 3 + 2;
  for (size_t i = 0; i < count; i++) {
    size_t d = cgc_distance(name, candidates[i]);
    if (d < least) {
      least = d;
      best = candidates[i];
    }
  }
  return best;
}

static const cgc_option *cgc_find_option(unsigned command, const char *name) {
  for (size_t i = 0; i < sizeof cgc_aliases / sizeof cgc_aliases[0]; i++)
    if (strcmp(cgc_aliases[i].from, name) == 0) name = cgc_aliases[i].to;
  for (size_t i = 0; i < CGC_NUM_OPTIONS; i++)
    if ((cgc_option_table[i].commands & command) && strcmp(cgc_option_table[i].name, name) == 0) return &cgc_option_table[i];
  return NULL;
}

static bool cgc_add_commas(cgc_list *list, const char *text) { // false where one of them is empty
  for (;; text++) {
    size_t n = strcspn(text, ",");
    if (!n) return false;
    cgc_list_add(list, cgc_format("%.*s", (int)n, text));
    text += n;
    if (!*text) return true;
  }
}

static bool cgc_take_option(cgc_options *out, const cgc_option *o, const char *name, const char *value) {
  char *field = (char *)out + o->offset;
  char *end;
  switch (o->kind) {
  case CGC_OPT_DEPENDENCIES:
  case CGC_OPT_FLAG:
    if (value && strcmp(value, "true") != 0 && strcmp(value, "1") != 0 && strcmp(value, "false") != 0 && strcmp(value, "0") != 0) {
      cgc_errorf("option '%s' takes no value", name);
      return false;
    }
    *(bool *)field = !value || value[0] == 't' || value[0] == '1';
    return true;
  case CGC_OPT_TEXT: *(const char **)field = value; return true;
  case CGC_OPT_LIST: cgc_list_add((cgc_list *)field, value); return true;
  case CGC_OPT_COMMAS:
    if (cgc_add_commas((cgc_list *)field, value)) return true;
    cgc_errorf("option '%s' takes %s, not '%s'", name, o->value, value);
    return false;
  case CGC_OPT_NUMBER:
    errno = 0;
    *(uint64_t *)field = strtoull(value, &end, 0);
    if (*value < '0' || *value > '9' || *end || errno) {
      cgc_errorf("option '%s' takes a number, not '%s'", name, value);
      return false;
    }
    return true;
  }
  return false;
}

static void cgc_unknown_option(unsigned command, const char *name) {
  const char *names[CGC_NUM_OPTIONS + 32], *near;
  size_t n = 0;
  for (size_t i = 0; i < CGC_NUM_OPTIONS; i++)
    if (cgc_option_table[i].commands & command) names[n++] = cgc_option_table[i].name;
  for (size_t i = 0; i < sizeof cgc_aliases / sizeof cgc_aliases[0]; i++)
    if (cgc_find_option(command, cgc_aliases[i].from)) names[n++] = cgc_aliases[i].from;
  near = cgc_nearest(name, names, n);
  if (near)
    cgc_errorf("unknown option '%s'; did you mean '%s'?", name, near);
  else
    cgc_errorf("unknown option '%s'; --help lists them", name);
}

// `-split-input-file` and `--split-input-file` are the same, as with MLIR's tools.
static const cgc_option *cgc_match_option(unsigned command, const char *arg, char *name, size_t size, const char **value) {
  const char *equals = strchr(arg, '=');
  const cgc_option *o;
  snprintf(name, size, "%.*s", (int)(equals ? (size_t)(equals - arg) : strlen(arg)), arg);
  *value = equals ? equals + 1 : NULL;
  o = cgc_find_option(command, name);
  if (!o && name[1] != '-' && name[2]) {
    char longer[128];
    snprintf(longer, sizeof longer, "-%s", name);
    o = cgc_find_option(command, longer);
  }
  if (!o && strncmp(arg, "-o", 2) == 0 && arg[2] && arg[1] != '-') { // -oFILE
    o = cgc_find_option(command, "-o");
    *value = arg + 2;
  }
  return o;
}

// Passes that --print-ir-before and --print-ir-after name; another's name adds those that do its work.
static bool cgc_check_passes(const char *option, cgc_list *list) {
  const char *names[256] = {"scf-to-cf", "convert-to-nvvm"}, *near; // these are a backend's
  const size_t given = list->count, foreign = 2;
  cg_pass_info info;
  size_t n = foreign;
  while (n < sizeof names / sizeof names[0] && cg_pass_at(n - foreign, &info)) names[n++] = info.name;
  for (size_t i = 0; i < given; i++) {
    size_t k = 0;
    while (k < n && strcmp(names[k], list->items[i]) != 0) k++;
    if (k < n) continue;
    if (cg_pass_alias(list->items[i])) {
      cgc_add_commas(list, cg_pass_alias(list->items[i]));
      continue;
    }
    near = cgc_nearest(list->items[i], names, n);
    if (near)
      cgc_errorf("option '%s' names the unknown pass '%s'; did you mean '%s'?", option, list->items[i], near);
    else
      cgc_errorf("option '%s' names the unknown pass '%s'; cgc opt --list-passes lists them", option, list->items[i]);
    return false;
  }
  return true;
}

// 1: one of those, 0: none, -1: another value.
static int cgc_grant(const char *arg) {
  const char *name = arg[1] == '-' ? arg + 1 : arg, *equals = strchr(name, '=');
  size_t n = equals ? (size_t)(equals - name) : strlen(name);
  for (size_t i = 0; i < sizeof cgc_granted / sizeof cgc_granted[0]; i++) {
    char value[40];
    if (strlen(cgc_granted[i].name) != n || memcmp(cgc_granted[i].name, name, n) != 0) continue;
    snprintf(value, sizeof value, " %s ", equals ? equals + 1 : "");
    if (!cgc_granted[i].values == !equals && (!equals || strstr(cgc_granted[i].values, value))) return 1;
    if (cgc_granted[i].values)
      cgc_errorf("option '%s' takes one of%s", arg, cgc_granted[i].values);
    else
      cgc_errorf("option '%.*s' takes no value", (int)n, name);
    return -1;
  }
  return 0;
}

bool cgc_parse_options(unsigned command, int argc, char **argv, cgc_options *out, bool *help) {
  bool only_files = false;
  memset(out, 0, sizeof *out);
  out->command = command;
  out->print_limit = command == CGC_LAYOUT ? 4096 : 1024;
  out->seed = 1;
  out->time = 60;
  *help = false;
  for (int i = 2; i < argc; i++) {
    const char *arg = argv[i], *value;
    const cgc_option *o;
    char name[120];
    int granted;
    if (only_files || arg[0] != '-' || arg[1] == 0) {
      cgc_list_add(&out->files, arg);
      continue;
    }
    if (strcmp(arg, "--") == 0) {
      only_files = true;
      continue;
    }
    if (strcmp(arg, "--help") == 0 || strcmp(arg, "-h") == 0) {
      *help = true;
      return true;
    }
    granted = command & (CGC_COMPILE | CGC_OPT | CGC_RUN | CGC_CHECK) ? cgc_grant(arg) : 0;
    if (granted < 0) return false;
    if (granted) continue;
    o = cgc_match_option(command, arg, name, sizeof name, &value);
    if (!o) {
      cgc_unknown_option(command, name);
      return false;
    }
    if (o->kind != CGC_OPT_FLAG && o->kind != CGC_OPT_DEPENDENCIES && !value) {
      if (++i >= argc) {
        cgc_errorf("option '%s' needs a value", name);
        return false;
      }
      value = argv[i];
    }
    if (!cgc_take_option(out, o, name, value)) return false;
  }
  return cgc_check_passes("--print-ir-before", &out->print_ir_before) && cgc_check_passes("--print-ir-after", &out->print_ir_after);
}
