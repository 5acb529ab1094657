,func.func @f(%x: i32) -> (i32
 i32) {
   %x : i32
}

