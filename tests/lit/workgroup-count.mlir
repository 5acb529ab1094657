// RUN: cgc opt %s --pass-pipeline='workgroup-count' | FileCheck %s

hal.executable private @e {
  hal.executable.variant public @vulkan1_1 target(#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    // Two nests of static size: the larger one decides.
    // CHECK-LABEL: @fixed
    // CHECK-NOT: trip_counts
    // CHECK: %[[X:.*]] = arith.constant 4 : index
    // CHECK: %[[ONE:.*]] = arith.constant 1 : index
    // CHECK: hal.return %[[X]], %[[ONE]], %[[ONE]] : index, index, index
    hal.executable.export public @fixed ordinal(0) attributes {workgroup_size = [64 : index, 1 : index, 1 : index], trip_counts = [affine_map<() -> (100)>, affine_map<() -> (200)>]} {
    ^bb0(%d: !hal.device):
      %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root
      hal.return %x, %y, %z : index, index, index
    }
    // More than one dimension holds.
    // CHECK-LABEL: @many
    // CHECK-DAG: %[[X:.*]] = arith.constant 65535 : index
    // CHECK-DAG: %[[Y:.*]] = arith.constant 3 : index
    // CHECK: hal.return %[[X]], %[[Y]], %{{.*}} : index, index, index
    hal.executable.export public @many ordinal(1) attributes {workgroup_size = [64 : index, 1 : index, 1 : index], trip_counts = [affine_map<() -> (10000000)>]} {
    ^bb0(%d: !hal.device):
      %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root
      hal.return %x, %y, %z : index, index, index
    }
    // Counts for each dimension, up to what the grid holds: beyond that the kernel loops.
    // CHECK-LABEL: @grid
    // CHECK-NOT: workgroup_count_maps
    // CHECK: ^bb0(%{{.*}}: !hal.device, %[[N:.*]]: index):
    // CHECK: %[[C:.*]] = arith.ceildivsi %[[N]], %{{.*}}
    // CHECK: %[[X:.*]] = arith.minsi %[[C]], %{{.*}}
    // CHECK: %[[Y:.*]] = arith.constant 65535 : index
    // CHECK: %[[Z:.*]] = arith.constant 3 : index
    // CHECK: hal.return %[[X]], %[[Y]], %[[Z]] : index, index, index
    hal.executable.export public @grid ordinal(5) attributes {workgroup_size = [8 : index, 8 : index, 1 : index], cg.constants = 1 : i64, workgroup_count_maps = [affine_map<()[s0] -> (s0 ceildiv 16)>, affine_map<() -> (70000)>, affine_map<() -> (3)>]} {
    ^bb0(%d: !hal.device, %w0: index):
      %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root
      hal.return %x, %y, %z : index, index, index
    }
    // Over push constants, which are the region's arguments.
    // CHECK-LABEL: @dynamic
    // CHECK: ^bb0(%{{.*}}: !hal.device, %[[W0:.*]]: index, %[[W1:.*]]: index):
    // CHECK: %[[N:.*]] = arith.muli %[[W0]], %[[W1]]
    // CHECK: %[[G:.*]] = arith.ceildivsi %[[N]], %{{.*}}
    // CHECK: %[[X:.*]] = arith.minsi %[[G]], %{{.*}}
    // CHECK: %[[M:.*]] = arith.maxsi %[[X]], %{{.*}}
    // CHECK: %[[Y:.*]] = arith.ceildivsi %[[G]], %[[M]]
    // CHECK: hal.return %[[X]], %[[Y]], %{{.*}} : index, index, index
    hal.executable.export public @dynamic ordinal(2) attributes {cg.constants = 2 : i64, workgroup_size = [64 : index, 1 : index, 1 : index], trip_counts = [affine_map<()[s0, s1] -> (s0 * s1)>]} {
    ^bb0(%d: !hal.device, %w0: index, %w1: index):
      %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root %w0, %w1
      hal.return %x, %y, %z : index, index, index
    }
    // A count of the user's own stays.
    // CHECK-LABEL: @own
    // CHECK: %[[C:.*]] = arith.constant 7 : index
    // CHECK: hal.return %[[C]], %[[C]], %[[C]]
    hal.executable.export public @own ordinal(3) attributes {workgroup_size = [8 : index, 8 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c7 = arith.constant 7 : index
      hal.return %c7, %c7, %c7 : index, index, index
    }
    builtin.module {
      func.func @fixed() {
        return
      }
      func.func @many() {
        return
      }
      func.func @dynamic() {
        return
      }
      func.func @own() {
        return
      }
    }
  }
}
