// The unit that holds both.
#define CODEGEN_IMPLEMENTATION
#include "codegen.h"
#include "codegen_spirv.h"
