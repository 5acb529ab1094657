// codegen_nvvm.h - v0.1.0 - the NVVM backend of codegen.h: PTX for NVIDIA GPUs. Public domain or MIT-0, your choice.
//
// Do this, in the file where codegen.h is implemented or in another one:
//    #define CODEGEN_IMPLEMENTATION         // both implementations, or
//    #define CODEGEN_NVVM_IMPLEMENTATION    // this one alone
//    #include "codegen_nvvm.h"
// Everywhere else, include it without the define. It includes codegen.h, of which it uses the public functions only.
//
//    cg_compile_desc desc = {0};
//    desc.target = "sm_80";
//    desc.backend = cg_nvvm_backend();
//
// The file that implements it needs LLVM's C headers and library, 15 or later, with the target NVPTX: `llvm-config --cflags --ldflags --libs` says
// how to compile and link it. No other file needs them.
//
// codegen.h is long: it is read here only for what it has not given yet.
#if !defined(CODEGEN_H) || (defined(CODEGEN_IMPLEMENTATION) && !defined(CODEGEN_IMPLEMENTED))
#include "codegen.h"
#endif
#ifndef CODEGEN_NVVM_H_INCLUDED
#define CODEGEN_NVVM_H_INCLUDED
#include "nvvm/cg_nvvm.h"
#endif // CODEGEN_NVVM_H_INCLUDED

#if (defined(CODEGEN_IMPLEMENTATION) || defined(CODEGEN_NVVM_IMPLEMENTATION)) && !defined(CODEGEN_NVVM_IMPLEMENTED)
#define CODEGEN_NVVM_IMPLEMENTED
#define CGI_NVVM_ONE_UNIT
#include "nvvm/emit.h"
#include "nvvm/values.c"
#include "nvvm/memory.c"
#include "nvvm/arith.c"
#include "nvvm/vector.c"
#include "nvvm/gpu.c"
#include "nvvm/matrix.c"
#include "nvvm/control.c"
#include "nvvm/dialect.c"
#include "nvvm/scf_to_cf.c"
#include "nvvm/convert_to_nvvm.c"
#include "nvvm/emit.c"
#endif // CODEGEN_NVVM_IMPLEMENTATION

// This software is available under two licenses, choose whichever you prefer: MIT No Attribution (MIT-0), Copyright (c) the codegen contributors,
// or the public domain (www.unlicense.org). The full texts are in the file LICENSE. It comes without warranty of any kind.
