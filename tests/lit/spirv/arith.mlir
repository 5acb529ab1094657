// RUN: cgc compile %s --target=vulkan1.0 --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.0 %t.spv && spirv-dis %t.spv | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.3 --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// What may not be contracted says so: an addition, the division's neighbour with the flag does not, the fma does.
// CHECK: OpDecorate %[[SUM:[0-9]+]] NoContraction
// CHECK-NEXT: OpDecorate %[[FMA:[0-9]+]] NoContraction
// CHECK: OpIAdd
// CHECK: OpISub
// CHECK: OpIMul
// CHECK: OpSDiv
// CHECK: OpUDiv
// CHECK: OpSRem
// CHECK: OpUMod
// CHECK: OpBitwiseAnd
// CHECK: OpBitwiseOr
// CHECK: OpBitwiseXor
// CHECK: OpShiftLeftLogical
// CHECK: OpShiftRightLogical
// CHECK: OpShiftRightArithmetic
// CHECK: SMax
// CHECK: UMax
// CHECK: SMin
// CHECK: UMin
// CHECK: OpIEqual
// CHECK: OpINotEqual
// CHECK: OpSLessThan
// CHECK: OpSLessThanEqual
// CHECK: OpSGreaterThan
// CHECK: OpSGreaterThanEqual
// CHECK: OpULessThan
// CHECK: OpULessThanEqual
// CHECK: OpUGreaterThan
// CHECK: OpUGreaterThanEqual
// CHECK: OpFOrdEqual
// CHECK: OpFOrdGreaterThan
// CHECK: OpFOrdGreaterThanEqual
// CHECK: OpFOrdLessThan
// CHECK: OpFOrdLessThanEqual
// CHECK: OpFOrdNotEqual
// CHECK: OpFUnordEqual
// CHECK: OpFUnordGreaterThan
// CHECK: OpFUnordGreaterThanEqual
// CHECK: OpFUnordLessThan
// CHECK: OpFUnordLessThanEqual
// CHECK: OpFUnordNotEqual
// CHECK: OpSMulExtended
// CHECK: OpUMulExtended
// CHECK: OpIAddCarry
// CHECK: SAbs
// CHECK: FindUMsb
// CHECK: FindILsb
// CHECK: OpBitCount
// CHECK: %[[SUM]] = OpFAdd
// CHECK: OpFSub
// CHECK: OpFDiv
// CHECK: OpFNegate
// CHECK: FAbs
// CHECK: Ceil
// CHECK: Floor
// CHECK: Trunc
// CHECK: Sqrt
// CHECK: InverseSqrt
// CHECK: %[[FMA]] = OpExtInst %float %{{[0-9]+}} Fma
// CHECK: FMax
// CHECK: Exp
// CHECK: Pow
// CHECK: OpConvertSToF
// CHECK: OpConvertUToF
// CHECK: OpConvertFToS
// CHECK: OpConvertFToU
// CHECK: OpBitcast
hal.executable private @executable {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @arith ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @arith() {
        %i = gpu.thread_id x
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(0) flags(ReadOnly) : memref<64xi32>
        %b = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(1) flags(ReadOnly) : memref<64xf32>
        %o = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(2) : memref<64xi32>
        %p = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(3) : memref<64xf32>
        %c1i = arith.constant 1 : index
        %j = arith.addi %i, %c1i : index
        %x = memref.load %a[%i] : memref<64xi32>
        %y = memref.load %a[%j] : memref<64xi32>
        %f = memref.load %b[%i] : memref<64xf32>
        %g = memref.load %b[%j] : memref<64xf32>
        %v0 = arith.addi %x, %y : i32
        %v1 = arith.subi %x, %y : i32
        %v2 = arith.muli %x, %y : i32
        %v3 = arith.divsi %x, %y : i32
        %v4 = arith.divui %x, %y : i32
        %v5 = arith.remsi %x, %y : i32
        %v6 = arith.remui %x, %y : i32
        %v7 = arith.andi %x, %y : i32
        %v8 = arith.ori %x, %y : i32
        %v9 = arith.xori %x, %y : i32
        %v10 = arith.shli %x, %y : i32
        %v11 = arith.shrui %x, %y : i32
        %v12 = arith.shrsi %x, %y : i32
        %v13 = arith.maxsi %x, %y : i32
        %v14 = arith.maxui %x, %y : i32
        %v15 = arith.minsi %x, %y : i32
        %v16 = arith.minui %x, %y : i32
        %s0 = arith.addi %x, %y : i32
        %s1 = arith.xori %s0, %v0 : i32
        %s2 = arith.xori %s1, %v1 : i32
        %s3 = arith.xori %s2, %v2 : i32
        %s4 = arith.xori %s3, %v3 : i32
        %s5 = arith.xori %s4, %v4 : i32
        %s6 = arith.xori %s5, %v5 : i32
        %s7 = arith.xori %s6, %v6 : i32
        %s8 = arith.xori %s7, %v7 : i32
        %s9 = arith.xori %s8, %v8 : i32
        %s10 = arith.xori %s9, %v9 : i32
        %s11 = arith.xori %s10, %v10 : i32
        %s12 = arith.xori %s11, %v11 : i32
        %s13 = arith.xori %s12, %v12 : i32
        %s14 = arith.xori %s13, %v13 : i32
        %s15 = arith.xori %s14, %v14 : i32
        %s16 = arith.xori %s15, %v15 : i32
        %s17 = arith.xori %s16, %v16 : i32
        %c0 = arith.cmpi eq, %x, %y : i32
        %d0 = arith.extui %c0 : i1 to i32
        %s18 = arith.addi %s17, %d0 : i32
        %c1 = arith.cmpi ne, %x, %y : i32
        %d1 = arith.extui %c1 : i1 to i32
        %s19 = arith.addi %s18, %d1 : i32
        %c2 = arith.cmpi slt, %x, %y : i32
        %d2 = arith.extui %c2 : i1 to i32
        %s20 = arith.addi %s19, %d2 : i32
        %c3 = arith.cmpi sle, %x, %y : i32
        %d3 = arith.extui %c3 : i1 to i32
        %s21 = arith.addi %s20, %d3 : i32
        %c4 = arith.cmpi sgt, %x, %y : i32
        %d4 = arith.extui %c4 : i1 to i32
        %s22 = arith.addi %s21, %d4 : i32
        %c5 = arith.cmpi sge, %x, %y : i32
        %d5 = arith.extui %c5 : i1 to i32
        %s23 = arith.addi %s22, %d5 : i32
        %c6 = arith.cmpi ult, %x, %y : i32
        %d6 = arith.extui %c6 : i1 to i32
        %s24 = arith.addi %s23, %d6 : i32
        %c7 = arith.cmpi ule, %x, %y : i32
        %d7 = arith.extui %c7 : i1 to i32
        %s25 = arith.addi %s24, %d7 : i32
        %c8 = arith.cmpi ugt, %x, %y : i32
        %d8 = arith.extui %c8 : i1 to i32
        %s26 = arith.addi %s25, %d8 : i32
        %c9 = arith.cmpi uge, %x, %y : i32
        %d9 = arith.extui %c9 : i1 to i32
        %s27 = arith.addi %s26, %d9 : i32
        %e0 = arith.cmpf false, %f, %g : f32
        %h0 = arith.extsi %e0 : i1 to i32
        %s28 = arith.addi %s27, %h0 : i32
        %e1 = arith.cmpf oeq, %f, %g : f32
        %h1 = arith.extsi %e1 : i1 to i32
        %s29 = arith.addi %s28, %h1 : i32
        %e2 = arith.cmpf ogt, %f, %g : f32
        %h2 = arith.extsi %e2 : i1 to i32
        %s30 = arith.addi %s29, %h2 : i32
        %e3 = arith.cmpf oge, %f, %g : f32
        %h3 = arith.extsi %e3 : i1 to i32
        %s31 = arith.addi %s30, %h3 : i32
        %e4 = arith.cmpf olt, %f, %g : f32
        %h4 = arith.extsi %e4 : i1 to i32
        %s32 = arith.addi %s31, %h4 : i32
        %e5 = arith.cmpf ole, %f, %g : f32
        %h5 = arith.extsi %e5 : i1 to i32
        %s33 = arith.addi %s32, %h5 : i32
        %e6 = arith.cmpf one, %f, %g : f32
        %h6 = arith.extsi %e6 : i1 to i32
        %s34 = arith.addi %s33, %h6 : i32
        %e7 = arith.cmpf ueq, %f, %g : f32
        %h7 = arith.extsi %e7 : i1 to i32
        %s35 = arith.addi %s34, %h7 : i32
        %e8 = arith.cmpf ugt, %f, %g : f32
        %h8 = arith.extsi %e8 : i1 to i32
        %s36 = arith.addi %s35, %h8 : i32
        %e9 = arith.cmpf uge, %f, %g : f32
        %h9 = arith.extsi %e9 : i1 to i32
        %s37 = arith.addi %s36, %h9 : i32
        %e10 = arith.cmpf ult, %f, %g : f32
        %h10 = arith.extsi %e10 : i1 to i32
        %s38 = arith.addi %s37, %h10 : i32
        %e11 = arith.cmpf ule, %f, %g : f32
        %h11 = arith.extsi %e11 : i1 to i32
        %s39 = arith.addi %s38, %h11 : i32
        %e12 = arith.cmpf une, %f, %g : f32
        %h12 = arith.extsi %e12 : i1 to i32
        %s40 = arith.addi %s39, %h12 : i32
        %e13 = arith.cmpf true, %f, %g : f32
        %h13 = arith.extsi %e13 : i1 to i32
        %s41 = arith.addi %s40, %h13 : i32

        %lo, %hi = arith.mulsi_extended %x, %y : i32
        %ulo, %uhi = arith.mului_extended %x, %y : i32
        %sum, %carry = arith.addui_extended %x, %y : i32, i1
        %kk = arith.select %carry, %hi, %uhi : i32
        %ab = math.absi %kk : i32
        %cl = math.ctlz %ab : i32
        %ct = math.cttz %cl : i32
        %cp = math.ctpop %ct : i32
        %z = arith.addi %s41, %cp : i32
        memref.store %z, %o[%i] : memref<64xi32>
        %f0 = arith.addf %f, %g : f32
        %f1 = arith.subf %f0, %g fastmath<contract> : f32
        %f2 = arith.divf %f1, %g : f32
        %f3 = arith.negf %f2 : f32
        %f4 = math.absf %f3 : f32
        %f5 = math.ceil %f4 : f32
        %f6 = math.floor %f5 : f32
        %f7 = math.trunc %f6 : f32
        %f8 = math.sqrt %f7 : f32
        %f9 = math.rsqrt %f8 : f32
        %f10 = math.fma %f9, %f, %g : f32
        %f11 = arith.maximumf %f10, %f fastmath<nnan> : f32
        %f12 = math.exp %f11 fastmath<afn> : f32
        %f13 = math.powf %f12, %g fastmath<fast> : f32
        %f14 = arith.sitofp %x : i32 to f32
        %f15 = arith.uitofp %y : i32 to f32
        %f16 = arith.addf %f14, %f15 : f32
        %f17 = arith.addf %f13, %f16 : f32
        %n0 = arith.fptosi %f17 : f32 to i32
        %n1 = arith.fptoui %f17 : f32 to i32
        %n2 = arith.addi %n0, %n1 : i32
        %n3 = arith.bitcast %n2 : i32 to f32
        memref.store %n3, %p[%i] : memref<64xf32>
        return
      }
    }
  }
}
