// Public: operations of the vector dialect; row format in cg_ops.h.
#ifndef CG_VECTOR_OPS_H
#define CG_VECTOR_OPS_H

#define CG_VECTOR_FASTMATH "fastmath:#arith.fastmath=#arith.fastmath<none>"

#define CG_VECTOR_OPS(X) \
  X(VECTOR_TRANSFER_READ, "vector.transfer_read", CG_TRAIT_READS, "source,indices*,padding,mask?", "vector", "permutation_map:map,in_bounds", "", \
    "$source `[` $indices `]` `,` $padding (`,` $mask^)? custom<TransferAttributes>() `:` type($source) `,` type($vector) " \
    "custom<TransferTypes>($source, $vector, $mask); indices = index, padding = elem(source)") \
  X(VECTOR_TRANSFER_WRITE, "vector.transfer_write", CG_TRAIT_WRITES, "vector,source,indices*,mask?", "result?", "permutation_map:map,in_bounds", \
    "", \
    "$vector `,` $source `[` $indices `]` (`,` $mask^)? custom<TransferAttributes>() `:` type($vector) `,` type($source) " \
    "custom<TransferTypes>($source, $vector, $mask); indices = index, result = tensors(source)") \
  X(VECTOR_CONTRACT, "vector.contract", CG_TRAIT_PURE, "lhs,rhs,acc", "result", \
    "indexing_maps,iterator_types,kind:#vector.kind=#vector.kind<add>", "", \
    "custom<IndexingAttributes>($indexing_maps, $iterator_types, $kind) $lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) " \
    "`into` type($result); acc = same(result)") \
  X(VECTOR_MULTI_REDUCTION, "vector.multi_reduction", CG_TRAIT_PURE, "source,acc", "dest", "kind:#vector.kind,reduction_dims:intarray", "", \
    "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest); acc = same(dest)") \
  X(VECTOR_REDUCTION, "vector.reduction", CG_TRAIT_PURE, "vector,acc?", "dest", "kind:#vector.kind," CG_VECTOR_FASTMATH, "", \
    "$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($vector) `into` type($dest); acc = same(dest)") \
  X(VECTOR_SCAN, "vector.scan", CG_TRAIT_PURE, "source,initial_value", "dest,accumulated_value", \
    "kind:#vector.kind,reduction_dim:i64,inclusive:bool", "", \
    "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value); dest = same(source), " \
    "accumulated_value = same(initial_value)") \
  X(VECTOR_FMA, "vector.fma", CG_TRAIT_PURE | CG_TRAIT_ELEMENTWISE | CG_TRAIT_SAME_TYPES, "lhs,rhs,acc", "result", "", "", \
    "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)") \
  X(VECTOR_BROADCAST, "vector.broadcast", CG_TRAIT_PURE, "source", "vector", "", "", "$source attr-dict `:` type($source) `to` type($vector)") \
  X(VECTOR_SPLAT, "vector.splat", CG_TRAIT_PURE, "input", "aggregate", "", "", "$input attr-dict `:` type($aggregate); input = elem(aggregate)") \
  X(VECTOR_EXTRACT, "vector.extract", CG_TRAIT_PURE, "vector,dynamic_position*", "result", "static_position:ints", "", \
    "$vector `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` " \
    "custom<ExtractTypes>($vector, $result, $static_position)") \
  X(VECTOR_INSERT, "vector.insert", CG_TRAIT_PURE, "source,dest,dynamic_position*", "result", "static_position:ints", "", \
    "$source `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($source) `into` type($dest); " \
    "result = same(dest)") \
  X(VECTOR_EXTRACTELEMENT, "vector.extractelement", CG_TRAIT_PURE, "vector,position?", "result", "", "", \
    "$vector `[` ($position^ `:` type($position))? `]` attr-dict `:` type($vector); result = elem(vector)") \
  X(VECTOR_INSERTELEMENT, "vector.insertelement", CG_TRAIT_PURE, "source,dest,position?", "result", "", "", \
    "$source `,` $dest `[` ($position^ `:` type($position))? `]` attr-dict `:` type($result); source = elem(result), dest = same(result)") \
  X(VECTOR_EXTRACT_STRIDED_SLICE, "vector.extract_strided_slice", CG_TRAIT_PURE, "vector", "result", \
    "offsets:intarray,sizes:intarray,strides:intarray", "", \
    "$vector (`offsets` `=` $offsets `,` `sizes` `=` $sizes `,` `strides` `=` $strides)? attr-dict `:` type($vector) `to` type(results)") \
  X(VECTOR_INSERT_STRIDED_SLICE, "vector.insert_strided_slice", CG_TRAIT_PURE, "source,dest", "res", "offsets:intarray,strides:intarray", "", \
    "$source `,` $dest (`offsets` `=` $offsets `,` `strides` `=` $strides)? attr-dict `:` type($source) `into` type($dest); " \
    "res = same(dest)") \
  X(VECTOR_SHUFFLE, "vector.shuffle", CG_TRAIT_PURE, "v1,v2", "vector", "mask:intarray", "", \
    "$v1 `,` $v2 $mask attr-dict `:` type($v1) `,` type($v2) custom<ShuffleType>($v1, $vector, $mask)") \
  X(VECTOR_SHAPE_CAST, "vector.shape_cast", CG_TRAIT_PURE, "source", "result", "", "", "$source attr-dict `:` type($source) `to` type($result)") \
  X(VECTOR_TRANSPOSE, "vector.transpose", CG_TRAIT_PURE, "vector", "result", "permutation:ints", "", \
    "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)") \
  X(VECTOR_INTERLEAVE, "vector.interleave", CG_TRAIT_PURE | CG_TRAIT_SAME_OPERAND_TYPES, "lhs,rhs", "result", "", "", \
    "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)") \
  X(VECTOR_FROM_ELEMENTS, "vector.from_elements", CG_TRAIT_PURE, "elements*", "dest", "", "", \
    "$elements attr-dict `:` type($dest); elements = elem(dest)") \
  X(VECTOR_TO_ELEMENTS, "vector.to_elements", CG_TRAIT_PURE, "source", "elements*", "", "", \
    "$source attr-dict `:` type($source) custom<ElementsOf>($source, $elements)") \
  X(VECTOR_LOAD, "vector.load", CG_TRAIT_READS, "base,indices*", "result", "nontemporal:bool?", "", \
    "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result); indices = index") \
  X(VECTOR_STORE, "vector.store", CG_TRAIT_WRITES, "valueToStore,base,indices*", "", "nontemporal:bool?", "", \
    "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore); indices = index") \
  X(VECTOR_MASK, "vector.mask", CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK, "mask,passthru?", "results*", "", \
    "maskRegion=vector.yield", "custom") \
  X(VECTOR_CREATE_MASK, "vector.create_mask", CG_TRAIT_PURE, "operands*", "result", "", "", \
    "$operands attr-dict `:` type(results); operands = index") \
  X(VECTOR_CONSTANT_MASK, "vector.constant_mask", CG_TRAIT_PURE, "", "result", "mask_dim_sizes:intarray", "", \
    "$mask_dim_sizes attr-dict `:` type(results)") \
  X(VECTOR_OUTERPRODUCT, "vector.outerproduct", CG_TRAIT_PURE, "lhs,rhs,acc?", "result", "kind:#vector.kind=#vector.kind<add>", "", \
    "$lhs `,` $rhs (`,` $acc^)? attr-dict `:` type($lhs) `,` type($rhs) custom<OuterProductType>($lhs, $rhs, $acc, $result)") \
  X(VECTOR_STEP, "vector.step", CG_TRAIT_PURE, "", "result", "", "", "attr-dict `:` type($result)") \
  X(VECTOR_BITCAST, "vector.bitcast", CG_TRAIT_PURE, "source", "result", "", "", "$source attr-dict `:` type($source) `to` type($result)") \
  X(VECTOR_GATHER, "vector.gather", CG_TRAIT_READS, "base,indices*,index_vec,mask,pass_thru", "result", "", "", \
    "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($index_vec) `,` " \
    "type($mask) `,` type($pass_thru) " \
    "`into` type($result); indices = index") \
  X(VECTOR_SCATTER, "vector.scatter", CG_TRAIT_WRITES, "base,indices*,index_vec,mask,valueToStore", "", "", "", \
    "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($index_vec) `,` type($mask) `,` " \
    "type($valueToStore); indices = index") \
  X(VECTOR_MASKEDLOAD, "vector.maskedload", CG_TRAIT_READS, "base,indices*,mask,pass_thru", "result", "", "", \
    "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` " \
    "type($result); indices = index") \
  X(VECTOR_MASKEDSTORE, "vector.maskedstore", CG_TRAIT_WRITES, "base,indices*,mask,valueToStore", "", "", "", \
    "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore); indices = index") \
  X(VECTOR_PRINT, "vector.print", CG_TRAIT_WRITES, "source?", "", "punctuation:#vector.punctuation?,stringLiteral?", "", "custom") \
  X(VECTOR_YIELD, "vector.yield", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "operands*", "", "", "", "attr-dict ($operands^ `:` type($operands))?")
#endif
