// cgc: the backend that emits for a target, SPIR-V, C or PTX. That for PTX needs LLVM: a library of its own beside cgc (`make nvvm`), opened when it
// is asked for.
#include <string.h>
#include "cgc.h"

#ifdef _WIN32
static void *cgc_open_nvvm(void) { return NULL; }
static void *cgc_nvvm_symbol(void *library, const char *name) {
  (void)library, (void)name;
  return NULL;
}
static const char *cgc_nvvm_error(void) { return "it is not opened on Windows"; }
#else
#include <dlfcn.h>
#include <unistd.h>
// Beside cgc, or in the folder above it.
static void *cgc_open_nvvm(void) {
  char self[4096], *slash;
  ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
  void *library = NULL;
  if (n <= 0) return dlopen("codegen_nvvm.so", RTLD_NOW | RTLD_LOCAL);
  self[n] = 0;
  for (unsigned i = 0; i < 2 && !library && (slash = strrchr(self, '/')) != NULL; i++) {
    *slash = 0;
    library = dlopen(cgc_format("%s/codegen_nvvm.so", self), RTLD_NOW | RTLD_LOCAL);
  }
  return library;
}
static void *cgc_nvvm_symbol(void *library, const char *name) { return dlsym(library, name); }
static const char *cgc_nvvm_error(void) {
  const char *why = dlerror();
  return why ? why : "codegen_nvvm.so is not beside cgc";
}
#endif

const cg_backend *cgc_backend_for(const cg_target *target, bool llvm_ir) {
  cg_backend (*make)(const cg_nvvm_options *options) = NULL;
  if (target && target->format == CG_FORMAT_C) return cg_c_backend();
  if (!target || target->format != CG_FORMAT_PTX) return cg_spirv_backend();
  void *library = cgc_open_nvvm(), *symbol = library ? cgc_nvvm_symbol(library, "cg_nvvm_backend_with") : NULL;
  if (!symbol) {
    cgc_errorf("target '%s' needs the NVVM backend, which `make nvvm` builds where LLVM 15 or later is: %s", target->name, cgc_nvvm_error());
    return NULL;
  }
  cg_nvvm_options *options = (cg_nvvm_options *)cgc_alloc(sizeof *options);
  cg_backend *backend = (cg_backend *)cgc_alloc(sizeof *backend);
  memcpy(&make, &symbol, sizeof make);
  options->llvm_ir = llvm_ir;
  options->passes = 1;
  *backend = make(options);
  return backend;
}

bool cgc_nvvm_knows(const char *target) {
  bool (*knows)(const char *target) = NULL;
  void *library = cgc_open_nvvm(), *symbol = library ? cgc_nvvm_symbol(library, "cg_nvvm_knows") : NULL;
  if (symbol) memcpy(&knows, &symbol, sizeof knows);
  return knows && knows(target);
}

// Only for a pipeline or a text that is about LLVM: its library takes a while to open. A text's operations are read without, in the generic form.
bool cgc_register_nvvm(cgc_session *s, const char *pipeline) {
  cg_result (*reg)(cg_context * ctx) = NULL;
  static const char *const names[] = {"scf-to-cf", "convert-to-nvvm", "ToCF", "ToControlFlow", "ConvertToNVVM"};
  bool runs = false;
  for (size_t i = 0; pipeline && i < sizeof names / sizeof names[0]; i++) runs = runs || strstr(pipeline, names[i]);
  if (!runs && (!s->source->text || !strstr(s->source->text, "llvm.func"))) return true;
  void *library = cgc_open_nvvm(), *symbol = library ? cgc_nvvm_symbol(library, "cg_nvvm_register") : NULL;
  if (symbol) {
    memcpy(&reg, &symbol, sizeof reg);
    return reg(s->ctx) == CG_OK;
  }
  if (runs)
    cgc_errorf("scf-to-cf and convert-to-nvvm need the NVVM backend, which `make nvvm` builds where LLVM 15 or later is: %s", cgc_nvvm_error());
  return !runs;
}
