// The unit that holds the SPIR-V backend alone.
#define CODEGEN_SPIRV_IMPLEMENTATION
#include "codegen_spirv.h"
