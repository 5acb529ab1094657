// RUN: cgc check %s --device=interp
// RUN: sed 's/%%c4 for %%c8/%%c9 for %%c8/' %s | not cgc check - --device=interp 2>&1 | FileCheck %s --check-prefix=FILL
// RUN: sed 's/%%b\[%%c8\], %%a\[%%c0\], %%c4/%%b[%%c9], %%a[%%c0], %%c8/' %s | not cgc check - --device=interp 2>&1 | FileCheck %s --check-prefix=SOURCE
// RUN: sed 's/%%b\[%%c8\], %%a\[%%c0\], %%c4/%%b[%%c0], %%a[%%c9], %%c8/' %s | not cgc check - --device=interp 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: sed 's/%%b\[%%c8\], %%a\[%%c0\], %%c4/%%b[%%far], %%a[%%c0], %%c8/' %s | not cgc check - --device=interp 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: sed 's/subview %%done\[%%c4\]/subview %%done[%%c9]/' %s | not cgc check - --device=interp 2>&1 | FileCheck %s --check-prefix=SUBVIEW
// RUN: sed 's/subview %%done\[%%c4\]/subview %%done[%%far]/' %s | not cgc check - --device=interp 2>&1 | FileCheck %s --check-prefix=FARTHER
// RUN: sed 's/%%c12 for %%c4/%%c8 for %%c4/' %s | not cgc check - --device=interp 2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/%%p\[%%c0\], %%q\[%%c0\], %%c4/%%p[%%c4], %%q[%%c0], %%c4/' %s | not cgc check - --device=interp 2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/%%p\[%%c0\], %%k\[%%c4\], %%c4/%%p[%%c4], %%k[%%c4], %%c4/' %s | not cgc check - --device=interp 2>&1 | FileCheck %s --check-prefix=OPEN

// Commands on buffers: ranges of bytes that are filled, copied and taken as buffers of their own; each is checked against its buffer.

// FILL: 'stream.cmd.fill' op is out of bounds: 8 bytes at 9 of a buffer of 16
// SOURCE: 'stream.cmd.copy' op is out of bounds: 8 bytes at 9 of a buffer of 16
// TARGET: 'stream.cmd.copy' op is out of bounds: 8 bytes at 9 of a buffer of 16
// FAR: 'stream.cmd.copy' op is out of bounds: 8 bytes at 9223372036854775807 of a buffer of 16
// SUBVIEW: 'stream.resource.subview' op is out of bounds: 8 bytes at 9 of 16
// FARTHER: 'stream.resource.subview' op is out of bounds: 8 bytes at 9223372036854775807 of 16
func.func @commands() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %far = arith.constant 9223372036854775807 : index
  %x = util.unfoldable_constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %pattern = util.unfoldable_constant 513 : i16
  %in = stream.tensor.import %x : tensor<4xi32> -> !stream.resource<external>{%c16}
  %tmp = stream.resource.alloc : !stream.resource<transient>{%c16}
  %t0 = stream.timepoint.immediate => !stream.timepoint
  %t = stream.cmd.execute await(%t0) => with(%in as %a: !stream.resource<external>{%c16}, %tmp as %b: !stream.resource<transient>{%c16}) {
    stream.cmd.copy %a[%c0], %b[%c0], %c16 : !stream.resource<external>{%c16} -> !stream.resource<transient>{%c16}
    stream.cmd.fill %pattern, %b[%c4 for %c8] : i16 -> !stream.resource<transient>{%c16}
    stream.cmd.serial {
      stream.cmd.copy %b[%c8], %a[%c0], %c4 : !stream.resource<transient>{%c16} -> !stream.resource<external>{%c16}
    }
  } => !stream.timepoint
  %done = stream.timepoint.await %t => %tmp : !stream.resource<transient>{%c16}
  %view = stream.resource.subview %done[%c4] : !stream.resource<transient>{%c16} -> !stream.resource<transient>{%c8}
  %0 = stream.tensor.export %in : !stream.resource<external>{%c16} -> tensor<4xi32>
  %1 = stream.tensor.export %done : !stream.resource<transient>{%c16} -> tensor<4xi32>
  %2 = stream.tensor.export %view : !stream.resource<transient>{%c8} -> tensor<2xi32>
  %size = stream.resource.size %view : !stream.resource<transient>
  %size32 = arith.index_cast %size : index to i32
  %3 = tensor.from_elements %size32 : tensor<i32>
  check.expect_eq_const(%0, dense<[0x02010201, 2, 3, 4]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%1, dense<[1, 0x02010201, 0x02010201, 4]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%2, dense<0x02010201> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%3, dense<8> : tensor<i32>) : tensor<i32>
  return
}

// Bytes that nobody has written are found wherever they were copied to, and whatever else was copied.
// OPEN: initialised
func.func @unwritten() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  %c16 = arith.constant 16 : index
  %x = util.unfoldable_constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %seven = util.unfoldable_constant 7 : i32
  %in = stream.tensor.import %x : tensor<4xi32> -> !stream.resource<external>{%c16}
  %part = stream.resource.alloc : !stream.resource<transient>{%c16}
  %whole = stream.resource.alloc : !stream.resource<transient>{%c16}
  %t0 = stream.timepoint.immediate => !stream.timepoint
  %t = stream.cmd.execute await(%t0) => with(%in as %k: !stream.resource<external>{%c16}, %part as %p: !stream.resource<transient>{%c16}, %whole as %q: !stream.resource<transient>{%c16}) {
    stream.cmd.fill %seven, %p[%c0 for %c4] : i32 -> !stream.resource<transient>{%c16}
    stream.cmd.fill %seven, %q[%c12 for %c4] : i32 -> !stream.resource<transient>{%c16}
    stream.cmd.copy %p[%c0], %q[%c0], %c4 : !stream.resource<transient>{%c16} -> !stream.resource<transient>{%c16}
    stream.cmd.copy %k[%c4], %q[%c4], %c8 : !stream.resource<external>{%c16} -> !stream.resource<transient>{%c16}
    stream.cmd.copy %p[%c0], %k[%c4], %c4 : !stream.resource<transient>{%c16} -> !stream.resource<external>{%c16}
  } => !stream.timepoint
  %done:2 = stream.timepoint.await %t => %in, %whole : !stream.resource<external>{%c16}, !stream.resource<transient>{%c16}
  %0 = stream.tensor.export %done#0 : !stream.resource<external>{%c16} -> tensor<4xi32>
  %1 = stream.tensor.export %done#1 : !stream.resource<transient>{%c16} -> tensor<4xi32>
  check.expect_eq_const(%0, dense<[1, 7, 3, 4]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%1, dense<[7, 2, 3, 7]> : tensor<4xi32>) : tensor<4xi32>
  return
}
