
func.func @f() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : memref<4xf32, #hal.descriptor_type<storage_buffer>>
  %1 = memref.subview %0[1] [2]