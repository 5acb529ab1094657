# The layouts of the tests, as shell variables.
nested() { # SUBGROUP BATCH OUTER THREAD ELEMENT SUBGROUP_STRIDES THREAD_STRIDES
  echo "#iree_vector_ext.nested_layout<subgroup_tile = [$1], batch_tile = [$2], outer_tile = [$3], thread_tile = [$4], element_tile = [$5], subgroup_strides = [$6], thread_strides = [$7]>"
}
DOCUMENT=$(nested '2, 1' '2, 4' '1, 1' '16, 4' '1, 4' '1, 0' '1, 16')
SUBGROUPS=$(nested '4, 2' '1, 1' '1, 1' '1, 1' '1, 1' '1, 4' '0, 0')
HUGE=$(nested '1, 2' '1048576, 4294967296' '1, 1' '4, 8' '1, 4' '0, 1' '8, 1')
GAPS=$(nested 2 1 1 4 1 1099511627776 16)
THREE=$(nested '1, 1, 1' '2, 1, 2' '1, 1, 1' '1, 2, 1' '1, 1, 2' '0, 0, 0' '0, 1, 0')
NONE=$(nested '' '' '' '' '' '' '')
