
func.func @signs(%x: index) -> (index, index, index, index, index, index) {
  %id = gpu.thread_id x
  %a = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%id)
  %b = affine.apply affine_map<(d0) -> (d0 mod 4)>(%id)
  %c = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%x)
  %d = affine.apply affine_map<(d0) -> (d0 mod 4)>(%x)
  %e = affine.min affine_map<(d0)[s0] -> (d0 + 3, s0)>(%x)[%id]
  %f = affine.max affine_map<(d0)[s0] -> (d0 * 2, s0)>(%x)[%id]
  return %a, %b, %c, %d, %e, %f : index, index, index, index, index, index@nowhere}
