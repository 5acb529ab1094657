// How a contraction combines stays with it through every form: the default, add, whether it is written or not, is printed in one way.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic -o %t.generic
// RUN: cgc opt %t.generic | FileCheck %s
// RUN: FileCheck %s --check-prefix=GENERIC <%t.generic
// RUN: cgc opt %t.generic --mlir-print-op-generic -o %t.again
// RUN: diff %t.generic %t.again
#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @kinds(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  // CHECK:   vector.contract {{.*}}kind = #vector.kind<add>} %{{[^ ]*}}, %{{[^ ]*}}, %arg2 :
  // CHECK:   vector.contract {{.*}}kind = #vector.kind<add>} %{{[^ ]*}}, %{{[^ ]*}}, %0 :
  // CHECK:   vector.contract {{.*}}kind = #vector.kind<mul>} %{{[^ ]*}}, %{{[^ ]*}}, %1 :
  // CHECK:   vector.contract {{.*}}kind = #vector.kind<maxnumf>} %{{[^ ]*}}, %{{[^ ]*}}, %2 :
  // GENERIC:     "vector.contract"(%arg0, %arg1, %arg2) <[[ADD:{.*}]]> :
  // GENERIC:     "vector.contract"(%arg0, %arg1, %0) <[[ADD]]> :
  // GENERIC:     "vector.contract"(%arg0, %arg1, %1) <{{.*}}kind = #vector.kind<mul>}> :
  // GENERIC:     "vector.contract"(%arg0, %arg1, %2) <{{.*}}kind = #vector.kind<maxnumf>}> :
  %0 = "vector.contract"(%a, %b, %c) <{indexing_maps = [#mk, #kn, #mn], kind = #vector.kind<add>,
    iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>]}>
    : (vector<4x8xf32>, vector<8x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
  %1 = "vector.contract"(%a, %b, %0) <{indexing_maps = [#mk, #kn, #mn],
    iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>]}>
    : (vector<4x8xf32>, vector<8x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
  %2 = "vector.contract"(%a, %b, %1) <{indexing_maps = [#mk, #kn, #mn], kind = #vector.kind<mul>,
    iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>]}>
    : (vector<4x8xf32>, vector<8x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
  %3 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %a, %b, %2
    : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  return %3 : vector<4x4xf32>
}
