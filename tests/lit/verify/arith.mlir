// RUN: not cgc opt %s --split-input-file --pass-pipeline='' 2>&1 | FileCheck %s

// CHECK: 'arith.addi' op operand #0 must be signless-integer-like, but got f32
func.func @f(%x: f32) -> f32 {
  %0 = "arith.addi"(%x, %x) : (f32, f32) -> f32
  return %0 : f32
}

// -----

// CHECK: 'arith.mulf' op operand #0 must be floating-point-like, but got vector<4xi32>
func.func @f(%x: vector<4xi32>) -> vector<4xi32> {
  %0 = "arith.mulf"(%x, %x) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  return %0 : vector<4xi32>
}

// -----

// CHECK: 'arith.addi' op requires operands of one type, but operand #1 is i64 and operand #0 is i32
func.func @f(%x: i32, %y: i64) -> i32 {
  %0 = "arith.addi"(%x, %y) : (i32, i64) -> i32
  return %0 : i32
}

// -----

// CHECK: 'arith.constant' op value's type i32 must match the result's type i64
func.func @f() -> i64 {
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64
  return %0 : i64
}

// -----

// CHECK: 'arith.constant' op integer return type must be signless, but got ui8
func.func @f() -> ui8 {
  %0 = "arith.constant"() <{value = 1 : ui8}> : () -> ui8
  return %0 : ui8
}

// -----

// CHECK: 'arith.extsi' op result type i16 must be wider than operand type i32
func.func @f(%x: i32) -> i16 {
  %0 = arith.extsi %x : i32 to i16
  return %0 : i16
}

// -----

// CHECK: 'arith.truncf' op result type f64 must be shorter than operand type f32
func.func @f(%x: f32) -> f64 {
  %0 = arith.truncf %x : f32 to f64
  return %0 : f64
}

// -----

// CHECK: 'arith.extf' op operand type vector<4xf16> and result type vector<2xf32> are cast incompatible
func.func @f(%x: vector<4xf16>) -> vector<2xf32> {
  %0 = arith.extf %x : vector<4xf16> to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

// CHECK: 'arith.index_cast' op operand type index and result type index are cast incompatible
func.func @f(%x: index) -> index {
  %0 = arith.index_cast %x : index to index
  return %0 : index
}

// -----

// CHECK: 'arith.bitcast' op operand type f32 and result type i64 are cast incompatible
func.func @f(%x: f32) -> i64 {
  %0 = arith.bitcast %x : f32 to i64
  return %0 : i64
}

// -----

// CHECK: 'arith.sitofp' op operand #0 must be signless-integer-like, but got f32
func.func @f(%x: f32) -> f32 {
  %0 = arith.sitofp %x : f32 to f32
  return %0 : f32
}

// -----

// CHECK: 'arith.cmpi' op result #0 must have type vector<4xi1> for operands of type vector<4xi32>, but got i1
func.func @f(%x: vector<4xi32>) -> i1 {
  %0 = "arith.cmpi"(%x, %x) <{predicate = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1
  return %0 : i1
}

// -----

// CHECK: 'arith.cmpi' op attribute 'predicate' must be a comparison predicate, but got 10
func.func @f(%x: i32) -> i1 {
  %0 = "arith.cmpi"(%x, %x) <{predicate = 10 : i64}> : (i32, i32) -> i1
  return %0 : i1
}

// -----

// CHECK: 'arith.select' op true value, false value and result must have one type, but got i32, i64 and i32
func.func @f(%c: i1, %x: i32, %y: i64) -> i32 {
  %0 = "arith.select"(%c, %x, %y) : (i1, i32, i64) -> i32
  return %0 : i32
}

// -----

// CHECK: 'arith.select' op expected condition type to be i1, or of the same shape as the result type vector<4xi32>, but got vector<2xi1>
func.func @f(%c: vector<2xi1>, %x: vector<4xi32>) -> vector<4xi32> {
  %0 = "arith.select"(%c, %x, %x) : (vector<2xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  return %0 : vector<4xi32>
}

// -----

// CHECK: 'math.sqrt' op operand #0 must be floating-point-like, but got i32
func.func @f(%x: i32) -> i32 {
  %0 = "math.sqrt"(%x) : (i32) -> i32
  return %0 : i32
}

// -----

// CHECK: 'math.ctpop' op operand #0 must be signless-integer-like, but got f32
func.func @f(%x: f32) -> f32 {
  %0 = "math.ctpop"(%x) : (f32) -> f32
  return %0 : f32
}

// -----

// Words of flags and enums are known ones, of the attribute's own dialect: others would not read back.
// CHECK: 'arith.addf' op attribute 'fastmath' must be of the form #arith.fastmath, but got #arith.overflow<nsw>
func.func @f(%x: f32) -> f32 {
  %0 = "arith.addf"(%x, %x) {fastmath = #arith.overflow<nsw>} : (f32, f32) -> f32
  return %0 : f32
}

// -----

// CHECK: 'math.exp' op attribute 'fastmath' has no 'nsw'; there are none, reassoc
func.func @f(%x: f32) -> f32 {
  %0 = "math.exp"(%x) {fastmath = #arith.fastmath<nnan, nsw>} : (f32) -> f32
  return %0 : f32
}

// -----

// CHECK: 'arith.addf' op attribute 'fastmath' must be some of none, reassoc
func.func @f(%x: f32) -> f32 {
  %0 = "arith.addf"(%x, %x) {fastmath = #arith.fastmath} : (f32, f32) -> f32
  return %0 : f32
}

// -----

// CHECK: 'linalg.matmul' op attribute 'cast' must be one of cast_signed, cast_unsigned
func.func @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_signed cast_signed>} ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// CHECK: 'linalg.elemwise_unary' op attribute 'fun' has no 'cube'; there are exp, log,
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.elemwise_unary {fun = #linalg.unary_fn<cube>} ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: 'vector.print' op attribute 'punctuation' has no 'dot'; there are no_punctuation, newline, comma, open, close
func.func @f() {
  vector.print punctuation <dot>
  return
}
