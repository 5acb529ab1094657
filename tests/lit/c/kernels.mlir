// RUN: cgc compile %s --target=c --pipeline='materialize-interface,verify-emission' -o - | FileCheck %s
// RUN: cgc run %s --device=c --target=c --subgroup-size=2 --pipeline='materialize-interface,verify-emission' --function=meets --input=16xi32=3,1,4,1,5,9,2,6,5,3,5,8,9,7,9,3 >%t.c && cgc run %s --device=interp --target=c --subgroup-size=2 --pipeline='materialize-interface,verify-emission' --function=meets --input=16xi32=3,1,4,1,5,9,2,6,5,3,5,8,9,7,9,3 >%t.i && diff %t.c %t.i
// RUN: cgc run %s --device=c --target=c --subgroup-size=4 --pipeline='materialize-interface,verify-emission' --function=meets --input=16xi32=3,1,4,1,5,9,2,6,5,3,5,8,9,7,9,3 >%t.c && cgc run %s --device=interp --target=c --subgroup-size=4 --pipeline='materialize-interface,verify-emission' --function=meets --input=16xi32=3,1,4,1,5,9,2,6,5,3,5,8,9,7,9,3 >%t.i && diff %t.c %t.i

// Invocations that do not meet are one loop; those that meet are one between barriers, and what crosses is in arrays. Where all take a loop alike it is
// C's, else a mask says who is in it.
// CHECK-LABEL: // plain
// CHECK: static void cgk_workgroup_0(const unsigned char *CGK_RESTRICT b0, unsigned char *CGK_RESTRICT b1, const uint32_t *c,
// CHECK: for (cgk_index l = 0; l < 8; l++) {
// CHECK-NEXT: cgk_index [[I:v[0-9]+]] = (cgk_index)gx * 8 + l;
// CHECK-NEXT: uint32_t [[X:v[0-9]+]] = cgk_load_i32(b0, [[I]]);
// CHECK-NEXT: uint32_t [[Y:v[0-9]+]] = [[X]] + [[X]];
// CHECK-NEXT: cgk_store_i32(b1, [[I]], [[Y]]);
// CHECK-NEXT: }
// CHECK-NEXT: }

// CHECK-LABEL: // meets
// CHECK: CGK_ALIGNED unsigned char [[M:m[0-9]+]][32];
// CHECK: for (cgk_index l = 0; l < 8; l++) {
// CHECK: cgk_store_i32([[M]], v{{[0-9]+}}[l],
// CHECK-NEXT: }
// CHECK: for (cgk_index [[K:v[0-9]+]] = 0; [[K]] < 3; [[K]] += 1) {
// CHECK-NEXT: for (cgk_index l = 0; l < 8; l++) {
// CHECK: [[OTHER:v[0-9]+]][l] = cgk_load_i32([[M]],
// CHECK-NEXT: }
// CHECK-NEXT: for (cgk_index l = 0; l < 8; l++) {
// CHECK-NEXT: v{{[0-9]+}}[l] = [[OTHER]][l] + v{{[0-9]+}}[l];
hal.executable private @e {
  hal.executable.variant public @v target(<"c", "c", {target = "c"}>) {
    hal.executable.export public @plain ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %two = arith.constant 2 : index
      %one = arith.constant 1 : index
      hal.return %two, %one, %one : index, index, index
    }
    hal.executable.export public @meets ordinal(1) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %two = arith.constant 2 : index
      %one = arith.constant 1 : index
      hal.return %two, %one, %one : index, index, index
    }
    builtin.module {
      func.func @plain() {
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(0) flags(ReadOnly) : memref<16xi32>
        %o = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(1) : memref<16xi32>
        %i = gpu.global_id x
        %x = memref.load %a[%i] : memref<16xi32>
        %y = arith.addi %x, %x : i32
        memref.store %y, %o[%i] : memref<16xi32>
        return
      }
      func.func @meets() {
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(0) flags(ReadOnly) : memref<16xi32>
        %o = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(1) : memref<16xi32>
        %m = memref.alloc() : memref<8xi32, 3>
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c3 = arith.constant 3 : index
        %c4 = arith.constant 4 : index
        %c8 = arith.constant 8 : index
        %one = arith.constant 1 : i32
        %eight = arith.constant 8 : i32
        %i = gpu.global_id x
        %t = gpu.thread_id x
        %x = memref.load %a[%i] : memref<16xi32>
        memref.store %x, %m[%t] : memref<8xi32, 3>
        gpu.barrier
        %sum, %last = scf.for %k = %c0 to %c3 step %c1 iter_args(%s = %x, %was = %one) -> (i32, i32) {
          %n = arith.addi %t, %k : index
          %at = arith.remui %n, %c8 : index
          %other = memref.load %m[%at] : memref<8xi32, 3>
          gpu.barrier
          %next = arith.addi %other, %s : i32
          memref.store %next, %m[%t] : memref<8xi32, 3>
          gpu.barrier
          %first = arith.cmpi ult, %t, %c4 : index
          %swapped = scf.if %first -> (i32) {
            %r, %valid = gpu.shuffle xor %next, %one, %eight : i32
            scf.yield %r : i32
          } else {
            %r = gpu.subgroup_reduce maxsi %next : (i32) -> i32
            scf.yield %r : i32
          }
          scf.yield %was, %swapped : i32, i32
        }
        %all = arith.addi %sum, %last : i32
        memref.store %all, %o[%i] : memref<16xi32>
        return
      }
    }
  }
}
