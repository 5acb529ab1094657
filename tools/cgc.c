// cgc: the command line over codegen.h. `cc tools/cgc.c -o cgc` alone builds it, too; the Makefile builds its parts apart (CGC_SPLIT).
#ifndef CGC_SPLIT
#if !defined(_POSIX_C_SOURCE) && !defined(_WIN32)
#define _POSIX_C_SOURCE 200809L
#endif
#include <string.h> // says which C library it is
#ifdef __GLIBC__
#include "libm_at_run_time.h"
#endif
#define CODEGEN_IMPLEMENTATION
#include "../codegen.h"
#include "../codegen_spirv.h"
#define CODEGEN_NVVM_IMPLEMENTED // its declarations alone: cgc_backend.c opens it
#include "../codegen_nvvm.h"
#include "../codegen_c.h"
#endif
#include <string.h>
#include "cgc.h"
#ifndef CGC_SPLIT
#include "c_runner.c"
#include "cgc_array.c"
#include "cgc_backend.c"
#include "cgc_bench.c"
#include "cgc_candidates.c"
#include "cgc_check.c"
#include "cgc_compile.c"
#include "cgc_device.c"
#include "cgc_disassemble.c"
#include "cgc_embed.c"
#include "cgc_explain.c"
#include "cgc_figures.c"
#include "cgc_help.c"
#include "cgc_hooks.c"
#include "cgc_io.c"
#include "cgc_json.c"
#include "cgc_layout.c"
#include "cgc_module.c"
#include "cgc_ops.c"
#include "cgc_options.c"
#include "cgc_parameters.c"
#include "cgc_picture.c"
#include "cgc_reference.c"
#include "cgc_report.c"
#include "cgc_run.c"
#include "cgc_tune.c"
#include "cgc_tuning.c"
#include "cgc_validate.c"
#include "cuda_runner.c"
#include "npy.c"
#include "runner.c"
#include "vulkan_runner.c"
#endif

static int cgc_command_line(int argc, char **argv) {
  cgc_options options;
  const cg_config *configs;
  size_t num_configs;
  const cgc_command *command;
  int status;
  bool help;
  if (argc < 2) {
    cgc_print_help(stderr, NULL);
    return CGC_USAGE;
  }
  if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) argv[1] = (char *)"help"; // `cgc --help compile`, too
  if (strcmp(argv[1], "--version") == 0 || strcmp(argv[1], "-v") == 0) {
    printf("cgc %s\n", cg_version());
    return CGC_DONE;
  }
  command = cgc_command_named(argv[1]);
  if (!command || !cgc_parse_options(command->command, argc, argv, &options, &help)) return CGC_USAGE;
  if (help) {
    cgc_print_help(stdout, command);
    return CGC_DONE;
  }
  if (!cgc_read_configs(&options, &configs, &num_configs, &status)) return status; // before anything is read or opened
  switch (command->command) {
  case CGC_COMPILE: return cgc_main_compile(&options);
  case CGC_OPT: return cgc_main_opt(&options);
  case CGC_RUN: return cgc_main_run(&options);
  case CGC_CHECK: return cgc_main_check(&options);
  case CGC_BENCH: return cgc_main_bench(&options);
  case CGC_TUNE: return cgc_main_tune(&options);
  case CGC_HELP: return cgc_main_help(&options);
  case CGC_EXPLAIN: return cgc_main_explain(&options);
  case CGC_OPS: return cgc_main_ops(&options);
  case CGC_LAYOUT: return cgc_main_layout(&options);
  default: return cgc_main_targets(&options);
  }
}

int main(int argc, char **argv) {
  int status = cgc_command_line(argc, argv);
  if ((fflush(stdout) == 0 && !ferror(stdout)) || status == CGC_FAILED) return status; // what failed has said so
  cgc_errorf("cannot write to standard output");
  return CGC_FAILED;
}
