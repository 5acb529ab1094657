// The unit that holds codegen.h alone.
#define CODEGEN_IMPLEMENTATION
#include "codegen.h"
