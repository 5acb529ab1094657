// codegen_c.h - v0.1.0 - the C backend of codegen.h: kernels as portable C for machines without a GPU. Public domain or MIT-0, your choice.
//
// Do this, in the file where codegen.h is implemented or in another one:
//    #define CODEGEN_IMPLEMENTATION      // both implementations, or
//    #define CODEGEN_C_IMPLEMENTATION    // this one alone
//    #include "codegen_c.h"
// Everywhere else, include it without the define. It includes codegen.h, of which it uses the public functions only.
//
//    cg_compile_desc desc = {0};
//    desc.target = "c";
//    desc.backend = cg_c_backend();
//    ...
//    cg_c_program_files(ctx, &program, NULL, &files);    // a header, and the code of kernels and functions
//
// codegen.h is long: it is read here only for what it has not given yet.
#if !defined(CODEGEN_H) || (defined(CODEGEN_IMPLEMENTATION) && !defined(CODEGEN_IMPLEMENTED))
#include "codegen.h"
#endif
#ifndef CODEGEN_C_H_INCLUDED
#define CODEGEN_C_H_INCLUDED
#include "c/cg_c.h"
#endif // CODEGEN_C_H_INCLUDED

#if (defined(CODEGEN_IMPLEMENTATION) || defined(CODEGEN_C_IMPLEMENTATION)) && !defined(CODEGEN_C_IMPLEMENTED)
#define CODEGEN_C_IMPLEMENTED
#define CGI_C_ONE_UNIT
#include "c/emit.h"
#include "c/text.c"
#include "c/values.c"
#include "c/helpers.c"
#include "c/memory.c"
#include "c/arith.c"
#include "c/vector.c"
#include "c/gpu.c"
#include "c/control.c"
#include "c/panels.c"
#include "c/rows.c"
#include "c/unswitch.c"
#include "c/emit.c"
#include "c/program.c"
#endif // CODEGEN_C_IMPLEMENTATION

// This software is available under two licenses, choose whichever you prefer: MIT No Attribution (MIT-0), Copyright (c) the codegen contributors,
// or the public domain (www.unlicense.org). The full texts are in the file LICENSE. It comes without warranty of any kind.
