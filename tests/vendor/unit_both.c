// The unit that holds both.
#ifdef UNIT_PLAIN_FIRST // another header of the host has included them already, and codegen_spirv.h alone is asked for both implementations
#include "codegen_spirv.h"
#endif
#define CODEGEN_IMPLEMENTATION
#ifndef UNIT_PLAIN_FIRST
#include "codegen.h"
#endif
#include "codegen_spirv.h"
