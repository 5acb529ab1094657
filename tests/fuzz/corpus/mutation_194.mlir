
 @f() {
  %0 = memre	.get_global @g : memref<4xf32>
  return


