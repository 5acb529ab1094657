
func.func @constants() {
  %a = arith.constant 7 : index
  %b = arith.constant -1 : i32
  %c = arith.constant true
  %d = arith.constant 0 : i1
  %e = arith.constant 1.5 : f32
  %f = arith.constant 0xFF800000 : f32
  %g = arith.constant 3.14159265 : f32
  %h = arith.constant -0.25 : f16
  %i = arith.constant 0x7FC0 : bf16
  %j = arith.constant dense<[1, -2, 3]> : vector<3xi8>
  %k = arith.constant dense<[[1.0, 2.0], [3.0, 0x7F800000]]> : tensor<2x2xf32>
  %l = arith.constant dense<true> : tensor<4xi1>
  %m = arith.constant dense<(1.0, -1.0)> : tensor<2xcomplex<f32>>
  %n = arith.constant dense<5> : tensor<i64>
  %o = arith.constant dense<> : tensor<0xf32>
  %q = arith.constant {note = "kept"} 3 : i64
  %r = arith.constant 7 : index
  %s = arith.constant 1.0e300 : f64
  %t = arith.constant 0.1 : f64
  %u = arith.constant 1.4e-45 : f32
  %v = arith.constant dense_resource<weights> : tensor<8xf32>
  return
}

func.func @integers(%a: i32, %b: i32, %v: vector<4xi32>, %i: index) -> i1 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %0, %b overflow<nsw, nuw> : i32
  %2:2 = arith.addui_extended %1, %a : i32, i1
  %3:2 = arith.mulsi_extended %2#0, %a : i32
  %4 = arith.divui %3#0, %3#1 : i32
  %5 = arith.shrsi %4, %b : i32
  %6 = arith.maxsi %v, %v : vector<4xi32>
  %7 = arith.extsi %5 : i32 to i64
  %8 = arith.index_cast %i : index to i64
  %9 = arith.cmpi ult, %7, %8 : i64
  %10 = arith.cmpi eq, %6, %v : vector<4xi32>
  %11 = arith.select %10, %v, %6 : vector<4xi1>, vector<4xi32>
  %12 = arith.select %9, %v, %6 : vector<4xi32>
  %13 = math.ctlz %8 : i64
  return %9 : i1
}

func.func @floats(%a: f32, %b: f32, %t: tensor<4x?xf32>, %h: f16) -> i1 {
  %0 = arith.mulf %a%a, %b fastmath<fast> : f32
  %1 = arith.addf %0, %b fastmath<nnan, contract> : f32
  %2 = arith.negf %1 : f32
  %3 = arith.maximumf %t, %t {keep = 1} : tensor<4x?xf32>
  %4 = arith.extf %h : f16 to f32
  %5 = arith.truncf %4 to_nearest_even : f32 to f16
  %6 = arith.truncf %4 : f32 to bf16
  %7 = arith.fptosi %4 : f32 to i32
  %8 = arith.sitofp %7 : i32 to f64
  %9 = arith.bitcast %7 : i32 to f32
  %10 = math.exp %t fastmath<afn> : tensor<4x?xf32>
  %11 = math.fma %9, %a, %b : f32
  %12 = math.powf %11, %a : f32
  %13 = math.fpowi %12, %7 : f32, i32
  %14 = arith.cmpf olt, %13, %a : f32
  %15 = arith.cmpf uno, %13, %a fastmath<ninf> : f32
  return %14 : i1
}
