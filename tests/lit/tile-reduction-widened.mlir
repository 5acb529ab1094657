// Zeros that are widened before they are multiplied are neutral in sums: what is read is padded, and the products are not computed apart.
// RUN: sed 's/WIDEN/extf/; s/FROM/f16/g; s/KIND/f/; s/TO/f32/g' %s | cgc opt --pass-pipeline='tile-workgroups,tile-reduction' | FileCheck %s
// RUN: sed 's/WIDEN/sitofp/; s/FROM/i8/g; s/KIND/f/; s/TO/f32/g' %s | cgc opt --pass-pipeline='tile-workgroups,tile-reduction' | FileCheck %s
// RUN: sed 's/WIDEN/uitofp/; s/FROM/i8/g; s/KIND/f/; s/TO/f32/g' %s | cgc opt --pass-pipeline='tile-workgroups,tile-reduction' | FileCheck %s
// RUN: sed 's/WIDEN/extsi/; s/FROM/i8/g; s/KIND/i/; s/TO/i32/g' %s | cgc opt --pass-pipeline='tile-workgroups,tile-reduction' | FileCheck %s
// RUN: sed 's/WIDEN/extui/; s/FROM/i8/g; s/KIND/i/; s/TO/i32/g' %s | cgc opt --pass-pipeline='tile-workgroups,tile-reduction' | FileCheck %s
// CHECK-COUNT-2: scf.for
// CHECK: %[[PART:.*]] = tensor.extract_slice
// CHECK: %[[P:.*]] = tensor.pad %[[PART]]
// CHECK-NOT: tensor.pad
// CHECK: linalg.generic {{.*}} ins(%[[P]] :
// CHECK-NOT: tensor.pad
// CHECK: return
func.func @sum() {
  %c0 = hal.interface.constant.load ordinal(0) : i32
  %n = arith.index_castui %c0 : i32 to index
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<6x?xFROM>>{%n}
  %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<readwrite:tensor<6xTO>>
  %x = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [6, %n], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<6x?xFROM>>{%n} -> tensor<6x?xFROM>
  %f = flow.dispatch.tensor.load %1, offsets = [0], sizes = [6], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<6xTO>> -> tensor<6xTO>
  %m = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"],
      lowering_config = #iree_codegen.lowering_config<tile_sizes = [[2, 0], [1, 0], [0, 4]]>} ins(%x : tensor<6x?xFROM>) outs(%f : tensor<6xTO>) {
  ^bb0(%p: FROM, %o: TO):
    %w = arith.WIDEN %p : FROM to TO
    %s = arith.mulKIND %w, %w : TO
    %r = arith.addKIND %o, %s : TO
    linalg.yield %r : TO
  } -> tensor<6xTO>
  flow.dispatch.tensor.store %m, %1, offsets = [0], sizes = [6], strides = [1] : tensor<6xTO> -> !flow.dispatch.tensor<readwrite:tensor<6xTO>>
  return
}
