
#id = affine_map<(d0, d1) -> ((d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#trait = {indexing_maps = [#id, #row], iterator_types