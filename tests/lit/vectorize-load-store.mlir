// RUN: cgc opt %s --split-input-file --pass-pipeline='vectorize-load-store,canonicalize,cse' | FileCheck %s
// RUN: cgc opt %s --split-input-file --validate --pass-pipeline='vectorize-load-store,canonicalize,cse' -o %t

#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>

// Multiples of four, by loop steps and carried values as well: a second view of the binding, whole vectors of it. Off by one: scalars of the first.
// CHECK-LABEL: func.func @bindings
// CHECK: %[[A:.*]] = hal.interface.binding.subspan {{.*}} binding(0) {{.*}} : memref<130xf32>
// CHECK: %[[A4:.*]] = hal.interface.binding.subspan {{.*}} binding(0) {{.*}} : memref<32xvector<4xf32>>
// CHECK: %[[O4:.*]] = hal.interface.binding.subspan {{.*}} binding(1) {{.*}} : memref<32xvector<4xf32>>
// CHECK: scf.for %[[K:.*]] = {{.*}} iter_args(%{{.*}}, %[[P:.*]] = %c8)
// CHECK-DAG: %[[P4:.*]] = arith.shrsi %[[P]], %c2
// CHECK-DAG: %[[K4:.*]] = arith.shrsi %[[K]], %c2
// CHECK: memref.load %[[A4]][%[[K4]]] : memref<32xvector<4xf32>>
// CHECK: memref.load %[[A4]][%[[P4]]]
// CHECK: memref.load %[[A]][%{{.*}}] : memref<130xf32>
// CHECK: vector.insert {{.*}} [0]
// CHECK: memref.load %[[A]]
// CHECK: vector.insert {{.*}} [3]
// CHECK: memref.store %{{.*}}, %[[O4]][%{{.*}}] : memref<32xvector<4xf32>>
func.func @bindings() attributes {workgroup_size = [8 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : vector<4xf32>
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<130xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<130xf32>
  %t = gpu.thread_id x
  %r:2 = scf.for %k = %c0 to %c64 step %c16 iter_args(%s = %zero, %p = %c8) -> (vector<4xf32>, index) {
    %x = vector.load %a[%k] : memref<130xf32>, vector<4xf32>
    %y = vector.load %a[%p] : memref<130xf32>, vector<4xf32>
    %k1 = arith.addi %k, %c1 : index
    %z = vector.load %a[%k1] : memref<130xf32>, vector<4xf32>
    %u = vector.fma %x, %y, %z : vector<4xf32>
    %n = arith.addf %s, %u : vector<4xf32>
    %q = arith.addi %p, %c4 : index
    scf.yield %n, %q : vector<4xf32>, index
  }
  %m = arith.muli %t, %c16 : index
  vector.store %r#0, %o[%m] : memref<130xf32>, vector<4xf32>
  return
}

// -----

#layout = #hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>

// A dynamic stride is not known to be a multiple; with an alignment on its constant it is. The view has whole vectors only.
// CHECK-LABEL: func.func @dynamic
// CHECK: %[[N:.*]] = arith.index_castui
// CHECK: %[[M:.*]] = arith.divui %{{.*}}, %c4
// CHECK: %[[A4:.*]] = hal.interface.binding.subspan {{.*}} binding(0) {{.*}} : memref<?xvector<4xf32>>{%[[M]]}
// CHECK: memref.load %[[A4]]
// CHECK-COUNT-4: memref.store {{.*}} : memref<?xf32>
func.func @dynamic() attributes {workgroup_size = [2 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %d = hal.interface.constant.load layout(#layout) ordinal(0) alignment(8) : i32
  %e = hal.interface.constant.load layout(#layout) ordinal(1) : i32
  %n = arith.index_castui %d : i32 to index
  %m = arith.index_castui %e : i32 to index
  %n2 = arith.muli %n, %c2 : index
  %m2 = arith.muli %m, %c7 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<?xf32>{%n2}
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<?xf32>{%m2}
  %big = arith.cmpi uge, %n, %c7 : index
  %fits = arith.cmpi uge, %m, %c2 : index
  %both = arith.andi %big, %fits : i1
  scf.if %both {
    %t = gpu.thread_id x
    %row = arith.muli %t, %n : index
    %x = vector.load %a[%row] : memref<?xf32>, vector<4xf32>
    %to = arith.muli %t, %m : index
    vector.store %x, %o[%to] : memref<?xf32>, vector<4xf32>
  }
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>

// An array that is accessed as aligned vectors only holds vectors. One that scalars are written to, too, keeps its elements: a backend may lay it
// out as vectors. One without an aligned vector is all scalars.
// CHECK-LABEL: func.func @arrays
// CHECK: memref.alloc() : memref<16xvector<4xf32>, 3>
// CHECK: %[[M:.*]] = memref.alloc() {cg.lanes = 4 : i64} : memref<64xf32, 3>
// CHECK: %[[S:.*]] = memref.alloc() : memref<67xf32, 3>
// CHECK: memref.store %{{.*}}, %{{.*}} : memref<16xvector<4xf32>, 3>
// CHECK-COUNT-4: memref.store %{{.*}}, %[[S]]
// CHECK: gpu.barrier
// CHECK: vector.load %[[M]][%{{.*}}] : memref<64xf32, 3>, vector<4xf32>
// CHECK-COUNT-4: memref.load %[[S]]
func.func @arrays() attributes {workgroup_size = [16 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c48 = arith.constant 48 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<64xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<64xf32>
  %v = memref.alloc() : memref<64xf32, 3>
  %m = memref.alloc() : memref<64xf32, 3>
  %s = memref.alloc() : memref<67xf32, 3>
  %t = gpu.thread_id x
  %i = arith.muli %t, %c4 : index
  %i3 = arith.addi %i, %c3 : index
  %x = vector.load %a[%i] : memref<64xf32>, vector<4xf32>
  vector.store %x, %v[%i] : memref<64xf32, 3>, vector<4xf32>
  vector.store %x, %s[%i3] : memref<67xf32, 3>, vector<4xf32>
  %t16 = arith.addi %t, %c16 : index
  %t32 = arith.addi %t, %c32 : index
  %t48 = arith.addi %t, %c48 : index
  %x0 = vector.extract %x[0] : f32 from vector<4xf32>
  %x1 = vector.extract %x[1] : f32 from vector<4xf32>
  %x2 = vector.extract %x[2] : f32 from vector<4xf32>
  %x3 = vector.extract %x[3] : f32 from vector<4xf32>
  memref.store %x0, %m[%t] : memref<64xf32, 3>
  memref.store %x1, %m[%t16] : memref<64xf32, 3>
  memref.store %x2, %m[%t32] : memref<64xf32, 3>
  memref.store %x3, %m[%t48] : memref<64xf32, 3>
  gpu.barrier
  %y = vector.load %m[%i] : memref<64xf32, 3>, vector<4xf32>
  %z = vector.load %v[%i] : memref<64xf32, 3>, vector<4xf32>
  %w = vector.load %s[%i3] : memref<67xf32, 3>, vector<4xf32>
  %yz = arith.addf %y, %z : vector<4xf32>
  %r = arith.mulf %yz, %w : vector<4xf32>
  vector.store %r, %o[%i] : memref<64xf32>, vector<4xf32>
  return
}

// -----

// A target without 16-bit storage loads words: no vectors of narrow elements. A subspan that promises less alignment than a vector needs: scalars.
// CHECK-LABEL: func.func @narrow
// CHECK-NOT: xvector<
// CHECK-COUNT-4: memref.load %{{.*}} : memref<64xf16>
// CHECK-COUNT-4: memref.store %{{.*}} : memref<64xf32>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @narrow {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.0"}>) {
    hal.executable.export public @narrow ordinal(0) layout(#layout) attributes {workgroup_size = [16 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @narrow() {
        %c0 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<64xf16>
        %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(4) offset(%c0) : memref<64xf32>
        %t = gpu.thread_id x
        %i = arith.muli %t, %c4 : index
        %x = vector.load %a[%i] : memref<64xf16>, vector<4xf16>
        %y = arith.extf %x : vector<4xf16> to vector<4xf32>
        vector.store %y, %o[%i] : memref<64xf32>, vector<4xf32>
        return
      }
    }
  }
}

// -----

// A CPU reads vectors at any index: as many elements as a vector of it has, no more.
// CHECK-LABEL: func.func @cpu
// CHECK: vector.load %{{.*}} : memref<1000xf32>, vector<8xf32>
// CHECK-COUNT-16: memref.load %{{.*}} : memref<1000xf32>
// CHECK: vector.store %{{.*}} : memref<1000xf32>, vector<8xf32>
// CHECK-COUNT-16: memref.store %{{.*}} : memref<1000xf32>
hal.executable private @e {
  hal.executable.variant public @v target(<"c", "c", {target = "c-avx2"}>) {
    hal.executable.export public @cpu ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @cpu() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c8 = arith.constant 8 : index
        %c16 = arith.constant 16 : index
        %c501 = arith.constant 501 : index
        %thread = gpu.thread_id x
        %t8 = arith.muli %thread, %c8 : index
        %t = arith.addi %t8, %c1 : index
        %t16 = arith.muli %thread, %c16 : index
        %u = arith.addi %t16, %c501 : index
        %a = hal.interface.binding.subspan layout(<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<1000xf32>
        %o = hal.interface.binding.subspan layout(<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(1) alignment(64) offset(%c0) : memref<1000xf32>
        %0 = vector.load %a[%t] : memref<1000xf32>, vector<8xf32>
        %1 = vector.load %a[%u] : memref<1000xf32>, vector<16xf32>
        vector.store %0, %o[%t] : memref<1000xf32>, vector<8xf32>
        vector.store %1, %o[%u] : memref<1000xf32>, vector<16xf32>
        return
      }
    }
  }
}
