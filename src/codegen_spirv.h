// codegen_spirv.h - v0.1.0 - the SPIR-V backend of codegen.h. Public domain or MIT-0, your choice.
//
// Do this, in the file where codegen.h is implemented or in another one:
//    #define CODEGEN_IMPLEMENTATION          // both implementations, or
//    #define CODEGEN_SPIRV_IMPLEMENTATION    // this one alone
//    #include "codegen_spirv.h"
// Everywhere else, include it without the define. It includes codegen.h, of which it uses the public functions only: it is an example of how to
// write a backend of your own, too.
//
//    cg_compile_desc desc = {0};
//    desc.target = "vulkan1.1";
//    desc.backend = cg_spirv_backend();
//
// The binary needs what its target has, and lists it: cg_program.extensions and cg_program.features. One buffer a binding, sizes as push constants or
// in a buffer; docs/abi.md has the whole of it, docs/emission.md the operations that a kernel may hold when it gets here.
//
// It needs spirv.h of SPIRV-Headers (https://github.com/KhronosGroup/SPIRV-Headers), of SPIR-V 1.3 or newer, found as "spirv.h",
// <spirv/unified1/spirv.h>, <unified1/spirv.h>, <spirv-headers/spirv.h> or <vulkan/spirv.h>; CODEGEN_SPIRV_H, with its quotes or angle brackets,
// overrides that.
//
// codegen.h is long: it is read here only for what it has not given yet.
#if !defined(CODEGEN_H) || (defined(CODEGEN_IMPLEMENTATION) && !defined(CODEGEN_IMPLEMENTED))
#include "codegen.h"
#endif
#ifndef CODEGEN_SPIRV_H_INCLUDED
#define CODEGEN_SPIRV_H_INCLUDED
#include "spirv/cg_spirv.h"
#endif // CODEGEN_SPIRV_H_INCLUDED

#if (defined(CODEGEN_IMPLEMENTATION) || defined(CODEGEN_SPIRV_IMPLEMENTATION)) && !defined(CODEGEN_SPIRV_IMPLEMENTED)
#define CODEGEN_SPIRV_IMPLEMENTED
#define CGI_SPV_ONE_UNIT
#include "spirv/words.h"
#include "spirv/emit.h"
#include "spirv/words.c"
#include "spirv/types.c"
#include "spirv/memory.c"
#include "spirv/arith.c"
#include "spirv/vector.c"
#include "spirv/gpu.c"
#include "spirv/control.c"
#include "spirv/matrix.c"
#include "spirv/emit.c"
#endif // CODEGEN_SPIRV_IMPLEMENTATION

// This software is available under two licenses, choose whichever you prefer: MIT No Attribution (MIT-0), Copyright (c) the codegen contributors,
// or the public domain (www.unlicense.org). The full texts are in the file LICENSE. It comes without warranty of any kind.
