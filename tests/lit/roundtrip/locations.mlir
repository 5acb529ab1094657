// Locations in all their forms, and aliases that are defined behind their uses.
// RUN: cgc opt %s --mlir-print-debuginfo | FileCheck %s
// RUN: cgc opt %s --mlir-print-debuginfo | cgc opt --mlir-print-debuginfo | FileCheck %s
// RUN: cgc opt %s | FileCheck %s --check-prefix=PLAIN

// PLAIN-NOT: loc(
// CHECK: func.func @f(%arg0: i32 loc("arg"("a.py":3:4))) {
func.func @f(%a: i32 loc(#loc1)) {
  // CHECK: "test.unknown"() : () -> () loc(unknown)
  "test.unknown"() : () -> () loc(unknown)
  // CHECK: "test.range"() : () -> () loc("f":2:8 to :10)
  "test.range"() : () -> () loc("f":2:8 to :10)
  // CHECK: "test.lines"() : () -> () loc("f":2:8 to 4:1)
  "test.lines"() : () -> () loc("f":2:8 to 4:1)
  // CHECK: "test.call"() : () -> () loc(callsite("a.py":3:4 at "main"))
  "test.call"() : () -> () loc(callsite(#loc at "main"))
  // CHECK: "test.fused"() : () -> () loc(fused<"pass">["a.py":3:4, "x"])
  "test.fused"() : () -> () loc(fused<"pass">[#loc, "x"])
  // CHECK: "test.both"() : () -> () loc(fused["a.py":3:4, "arg"("a.py":3:4)])
  "test.both"() : () -> () loc(fused[#loc, #loc1])
  // CHECK: return loc("{{.*}}locations.mlir":[[#@LINE+1]]:3)
  return
} loc(#loc2)
// CHECK: } loc("whole")
#loc = loc("a.py":3:4)
#loc1 = loc("arg"(#loc))
#loc2 = loc("whole")
