// The texts behind the codes of a build without texts, alone and in a message; what has no code of this version is an error.
// RUN: cgc explain vf21y "IN.mlir:3:4: error: 'check.expect_eq' op [check-failed] #vf21y" | FileCheck %s
// RUN: not cgc explain '#l0000' 2>&1 | FileCheck %s --check-prefix=NONE
// CHECK-COUNT-2: #vf21y [check-failed] failed: the values have different types
// NONE: no message of this version has the code '#l0000'
