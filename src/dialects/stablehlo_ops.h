// Public: the op table of stablehlo (the older prefixes mhlo. and xla_hlo. name the same ops).
//
// Ops whose operands are two equally long lists (reduce, reduce_window, scatter, …) have one variadic group here, as they carry no segment sizes;
// dialects/stablehlo.h splits it. Elementwise ops write one type when all operands and results have the same, else a function type; both are read.
// List attributes print as [0, 1] and are kept as array<i64: …>, whatever spelling they were read from.
#ifndef CG_STABLEHLO_OPS_H
#define CG_STABLEHLO_OPS_H

#define CGT_HLO_EW (CG_TRAIT_PURE | CG_TRAIT_ELEMENTWISE)
#define CGT_HLO_REGION (CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK)
#define CGT_HLO_SECOND (CG_TRAIT_PURE | CG_TRAIT_SECOND_TIER)
#define CGT_HLO_COMM (CG_TRAIT_PURE | CG_TRAIT_ELEMENTWISE | CG_TRAIT_COMMUTATIVE)

#define CG_HLO_UNARY(X, id, name) X(STABLEHLO_##id, "stablehlo." name, CGT_HLO_EW, "operand", "result", "", "", "@hlo")
#define CG_HLO_UNARY_SECOND(X, id, name) \
  X(STABLEHLO_##id, "stablehlo." name, CGT_HLO_EW | CG_TRAIT_SECOND_TIER, "operand", "result", "", "", "@hlo")
#define CG_HLO_UNARY_ACC(X, id, name) X(STABLEHLO_##id, "stablehlo." name, CGT_HLO_EW, "operand", "result", "result_accuracy?", "", "@hlo")
#define CG_HLO_BINARY(X, id, name) X(STABLEHLO_##id, "stablehlo." name, CGT_HLO_EW, "lhs,rhs", "result", "", "", "@hlo")
#define CG_HLO_BINARY_C(X, id, name) X(STABLEHLO_##id, "stablehlo." name, CGT_HLO_COMM, "lhs,rhs", "result", "", "", "@hlo")
#define CG_HLO_FORMATS(Y) \
  Y("hlo", "(`(` operands `)`) : (operands)? attr-dict custom<SameOperandsAndResultType>()") \
  Y("chlo", "operands attr-dict custom<OperandAndResultTypes>()") \
  Y("function", "operands" CG_HLO_FN) \
  Y("constant", "(`(` `)` attr-dict `:` functional-type(operands, results)) : (attr-dict $value)?; output = same(value)")
#define CG_HLO_FN " attr-dict `:` functional-type(operands, results)"

#define CG_HLO_FUNCTION(X, id, name, hlo, hlo_id, hlo_name, rule, emission, value) CG_HLO_FUNCTION_##hlo(X, hlo_id, hlo_name)
#define CG_HLO_FUNCTION_TRANSCENDENTAL(X, id, name) CG_HLO_UNARY_ACC(X, id, name)
#define CG_HLO_FUNCTION_ROUNDING(X, id, name) CG_HLO_UNARY(X, id, name)
#define CG_HLO_FUNCTION_CHLO(X, id, name)
#define CG_HLO_FUNCTION_NONE(X, id, name)

#define CG_STABLEHLO_OPS(X) \
  CG_SCALAR_FUNCTIONS(CG_HLO_FUNCTION, X) \
  /* Elementwise, one operand. */ \
  CG_HLO_UNARY(X, ABS, "abs") \
  CG_HLO_UNARY(X, CONVERT, "convert") \
  CG_HLO_UNARY(X, COUNT_LEADING_ZEROS, "count_leading_zeros") \
  CG_HLO_UNARY_SECOND(X, IMAG, "imag") \
  CG_HLO_UNARY(X, IS_FINITE, "is_finite") \
  CG_HLO_UNARY_ACC(X, LOGISTIC, "logistic") \
  CG_HLO_UNARY(X, NEGATE, "negate") \
  CG_HLO_UNARY(X, NOT, "not") \
  CG_HLO_UNARY(X, POPCNT, "popcnt") \
  CG_HLO_UNARY_SECOND(X, REAL, "real") \
  CG_HLO_UNARY(X, SIGN, "sign") \
  CG_HLO_UNARY_SECOND(X, UNIFORM_DEQUANTIZE, "uniform_dequantize") \
  CG_HLO_UNARY_SECOND(X, UNIFORM_QUANTIZE, "uniform_quantize") \
  X(STABLEHLO_REDUCE_PRECISION, "stablehlo.reduce_precision", CGT_HLO_EW, "operand", "output", "exponent_bits,mantissa_bits", "", \
    "$operand `,` `format` `=` custom<ExponentMantissa>($exponent_bits, $mantissa_bits) attr-dict custom<SameOperandsAndResultType>()") \
  /* Elementwise, two and three operands. */ \
  CG_HLO_BINARY_C(X, ADD, "add") \
  CG_HLO_BINARY_C(X, AND, "and") \
  CG_HLO_BINARY(X, ATAN2, "atan2") \
  X(STABLEHLO_COMPLEX, "stablehlo.complex", CGT_HLO_EW | CG_TRAIT_SECOND_TIER, "lhs,rhs", "result", "", "", \
    "$lhs `,` $rhs attr-dict custom<ComplexOpType>()") \
  CG_HLO_BINARY(X, DIVIDE, "divide") \
  CG_HLO_BINARY_C(X, MAXIMUM, "maximum") \
  CG_HLO_BINARY_C(X, MINIMUM, "minimum") \
  CG_HLO_BINARY_C(X, MULTIPLY, "multiply") \
  CG_HLO_BINARY_C(X, OR, "or") \
  CG_HLO_BINARY(X, POWER, "power") \
  CG_HLO_BINARY(X, REMAINDER, "remainder") \
  CG_HLO_BINARY(X, SHIFT_LEFT, "shift_left") \
  CG_HLO_BINARY(X, SHIFT_RIGHT_ARITHMETIC, "shift_right_arithmetic") \
  CG_HLO_BINARY(X, SHIFT_RIGHT_LOGICAL, "shift_right_logical") \
  CG_HLO_BINARY(X, SUBTRACT, "subtract") \
  CG_HLO_BINARY_C(X, XOR, "xor") \
  X(STABLEHLO_CLAMP, "stablehlo.clamp", CGT_HLO_EW, "min,operand,max", "result", "", "", "@hlo") \
  X(STABLEHLO_COMPARE, "stablehlo.compare", CGT_HLO_EW, "lhs,rhs", "result", \
    "comparison_direction:#stablehlo<comparison_direction>,compare_type:#stablehlo<comparison_type>?", "", \
    "$comparison_direction `,` $lhs `,` $rhs (`,` $compare_type^)?" CG_HLO_FN) \
  X(STABLEHLO_SELECT, "stablehlo.select", CGT_HLO_EW, "pred,on_true,on_false", "result", "", "", \
    "$pred `,` $on_true `,` $on_false attr-dict custom<SelectOpType>($pred, $on_true, $on_false, $result)") \
  X(STABLEHLO_MAP, "stablehlo.map", CGT_HLO_REGION, "inputs*", "result", "dimensions", "computation", "") \
  /* Constants and sources. */ \
  X(STABLEHLO_CONSTANT, "stablehlo.constant", CG_TRAIT_PURE | CG_TRAIT_CONSTANT, "", "output", "value:typed", "", "@constant") \
  X(STABLEHLO_IOTA, "stablehlo.iota", CG_TRAIT_PURE, "", "output", "iota_dimension:i64", "", \
    "`dim` `=` $iota_dimension attr-dict `:` type(results)") \
  X(STABLEHLO_DYNAMIC_IOTA, "stablehlo.dynamic_iota", CGT_HLO_SECOND, "output_shape", "result", "iota_dimension:i64", "", \
    "$output_shape `,` `dim` `=` $iota_dimension" CG_HLO_FN) \
  X(STABLEHLO_RNG, "stablehlo.rng", CG_TRAIT_SECOND_TIER, "a,b,shape", "result", "rng_distribution:#stablehlo<rng_distribution>", "", \
    "$a `,` $b `,` $shape `,` `distribution` `=` $rng_distribution" CG_HLO_FN) \
  X(STABLEHLO_RNG_BIT_GENERATOR, "stablehlo.rng_bit_generator", CGT_HLO_SECOND, "initial_state", "output_state,output", \
    "rng_algorithm:#stablehlo<rng_algorithm>", "", "$initial_state `,` `algorithm` `=` $rng_algorithm" CG_HLO_FN) \
  X(STABLEHLO_CREATE_TOKEN, "stablehlo.create_token", CG_TRAIT_PURE, "", "output", "", "", "attr-dict `:` type(results)") \
  X(STABLEHLO_PARTITION_ID, "stablehlo.partition_id", 0, "", "result", "", "", "attr-dict `:` type(results)") \
  X(STABLEHLO_REPLICA_ID, "stablehlo.replica_id", 0, "", "result", "", "", "attr-dict `:` type(results)") \
  /* Data movement. */ \
  X(STABLEHLO_BITCAST_CONVERT, "stablehlo.bitcast_convert", CG_TRAIT_PURE, "operand", "result", "", "", "@function") \
  X(STABLEHLO_BROADCAST, "stablehlo.broadcast", CG_TRAIT_PURE, "operand", "result", "broadcast_sizes:ints", "", \
    "$operand `,` `sizes` `=` $broadcast_sizes" CG_HLO_FN) \
  X(STABLEHLO_BROADCAST_IN_DIM, "stablehlo.broadcast_in_dim", CG_TRAIT_PURE, "operand", "result", "broadcast_dimensions:ints", "", \
    "$operand `,` `dims` `=` $broadcast_dimensions" CG_HLO_FN) \
  X(STABLEHLO_DYNAMIC_BROADCAST_IN_DIM, "stablehlo.dynamic_broadcast_in_dim", CGT_HLO_SECOND, "operand,output_dimensions", "result", \
    "broadcast_dimensions:ints,known_expanding_dimensions?,known_nonexpanding_dimensions?", "", \
    "$operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimensions" CG_HLO_FN) \
  X(STABLEHLO_CONCATENATE, "stablehlo.concatenate", CG_TRAIT_PURE, "inputs*", "result", "dimension:i64", "", \
    "custom<VariadicOperandWithAttribute>($inputs) `dim` `=` $dimension" CG_HLO_FN) \
  X(STABLEHLO_RESHAPE, "stablehlo.reshape", CG_TRAIT_PURE, "operand", "result", "", "", "@function") \
  X(STABLEHLO_DYNAMIC_RESHAPE, "stablehlo.dynamic_reshape", CGT_HLO_SECOND, "operand,output_shape", "result", "", "", "@function") \
  X(STABLEHLO_REVERSE, "stablehlo.reverse", CG_TRAIT_PURE, "operand", "result", "dimensions:ints", "", \
    "$operand `,` `dims` `=` $dimensions attr-dict `:` type(results) ; operand = same(result)") \
  X(STABLEHLO_TRANSPOSE, "stablehlo.transpose", CG_TRAIT_PURE, "operand", "result", "permutation:ints", "", \
    "$operand `,` `dims` `=` $permutation" CG_HLO_FN) \
  X(STABLEHLO_SLICE, "stablehlo.slice", CG_TRAIT_PURE, "operand", "result", "start_indices,limit_indices,strides", "", \
    "$operand custom<SliceRanges>($start_indices, $limit_indices, $strides)" CG_HLO_FN) \
  X(STABLEHLO_DYNAMIC_SLICE, "stablehlo.dynamic_slice", CG_TRAIT_PURE, "operand,start_indices*", "result", "slice_sizes:ints", "", \
    "$operand `,` custom<VariadicOperandWithAttribute>($start_indices) `sizes` `=` $slice_sizes" CG_HLO_FN) \
  X(STABLEHLO_REAL_DYNAMIC_SLICE, "stablehlo.real_dynamic_slice", CGT_HLO_SECOND, "operand,start_indices,limit_indices,strides", "result", "", "", \
    "operands" CG_HLO_FN) \
  X(STABLEHLO_DYNAMIC_UPDATE_SLICE, "stablehlo.dynamic_update_slice", CG_TRAIT_PURE, "operand,update,start_indices*", "result", "", "", \
    "operands" CG_HLO_FN) \
  X(STABLEHLO_PAD, "stablehlo.pad", CG_TRAIT_PURE, "operand,padding_value", "result", \
    "edge_padding_low:ints,edge_padding_high:ints,interior_padding:ints", "", \
    "$operand `,` $padding_value `,` `low` `=` $edge_padding_low `,` `high` `=` $edge_padding_high `,` `interior` `=` $interior_padding" CG_HLO_FN) \
  X(STABLEHLO_DYNAMIC_PAD, "stablehlo.dynamic_pad", CGT_HLO_SECOND, "operand,padding_value,edge_padding_low,edge_padding_high,interior_padding", \
    "result", "", "", "@function") \
  X(STABLEHLO_GATHER, "stablehlo.gather", CG_TRAIT_PURE, "operand,start_indices", "result", "dimension_numbers,slice_sizes,indices_are_sorted?", \
    "", "") \
  X(STABLEHLO_DYNAMIC_GATHER, "stablehlo.dynamic_gather", CGT_HLO_SECOND, "operand,start_indices,slice_sizes", "result", \
    "dimension_numbers,indices_are_sorted?", "", "") \
  X(STABLEHLO_TORCH_INDEX_SELECT, "stablehlo.torch_index_select", CG_TRAIT_PURE, "operand,index", "result", "dim,batch_dims", "", "") \
  X(STABLEHLO_GET_DIMENSION_SIZE, "stablehlo.get_dimension_size", CG_TRAIT_PURE, "operand", "result", "dimension:i64", "", \
    "$operand `,` `dim` `=` $dimension" CG_HLO_FN) \
  X(STABLEHLO_SET_DIMENSION_SIZE, "stablehlo.set_dimension_size", CGT_HLO_SECOND, "operand,size", "result", "dimension:i64", "", \
    "$operand `,` $size `,` `dim` `=` $dimension" CG_HLO_FN) \
  X(STABLEHLO_SCATTER, "stablehlo.scatter", CGT_HLO_REGION, "operands*", "results*", \
    "scatter_dimension_numbers,indices_are_sorted?,unique_indices?", "update_computation", "") \
  X(STABLEHLO_SELECT_AND_SCATTER, "stablehlo.select_and_scatter", CGT_HLO_REGION, "operand,source,init_value", "result", \
    "window_dimensions?,window_strides?,padding?", "select,scatter", "") \
  X(STABLEHLO_SORT, "stablehlo.sort", CGT_HLO_REGION, "inputs*", "results*", "dimension?,is_stable?", "comparator", "") \
  /* Contractions and reductions. */ \
  X(STABLEHLO_DOT, "stablehlo.dot", CG_TRAIT_PURE, "lhs,rhs", "result", "precision_config?", "", \
    "$lhs `,` $rhs (`,` `precision` custom<PrecisionConfig>($precision_config)^)?" CG_HLO_FN) \
  X(STABLEHLO_DOT_GENERAL, "stablehlo.dot_general", CG_TRAIT_PURE, "lhs,rhs", "result", "dot_dimension_numbers,precision_config?,algorithm?", "", \
    "$lhs `,` $rhs custom<DotDimensionNumbers>($dot_dimension_numbers) " \
    "oilist(`,`: `precision` custom<PrecisionConfig>($precision_config) | `algorithm` custom<DotAlgorithm>($algorithm))" CG_HLO_FN) \
  X(STABLEHLO_EINSUM, "stablehlo.einsum", CG_TRAIT_PURE, "lhs,rhs", "result", "einsum_config:str", "", \
    "$lhs `,` $rhs `,` `config` `=` $einsum_config" CG_HLO_FN) \
  X(STABLEHLO_UNARY_EINSUM, "stablehlo.unary_einsum", CG_TRAIT_PURE, "operand", "result", "einsum_config:str", "", \
    "$operand `,` `config` `=` $einsum_config" CG_HLO_FN) \
  X(STABLEHLO_CONVOLUTION, "stablehlo.convolution", CG_TRAIT_PURE, "lhs,rhs", "result", \
    "window_strides?,padding?,lhs_dilation?," \
    "rhs_dilation?,window_reversal?,dimension_numbers,feature_group_count,batch_group_count,precision_config?", \
    "", \
    "`(` $lhs `,` $rhs `)` `dim_numbers` `=` custom<ConvolutionDimensions>($dimension_numbers) `,` `window` `=` `{` " \
    "custom<WindowAttributes>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal) `}`" CG_HLO_FN) \
  X(STABLEHLO_DYNAMIC_CONV, "stablehlo.dynamic_conv", CGT_HLO_SECOND, "lhs,rhs,padding", "result", \
    "window_strides?,lhs_dilation?,rhs_dilation?,window_reversal?,dimension_numbers,feature_group_count,batch_group_count,precision_config?", "", \
    "") \
  X(STABLEHLO_REDUCE, "stablehlo.reduce", CGT_HLO_REGION, "operands*", "results*", "dimensions:ints", "body", \
    "custom<ReduceInputs>($operands) `across` `dimensions` `=` $dimensions" CG_HLO_FN " custom<Reducer>($operands)") \
  X(STABLEHLO_REDUCE_WINDOW, "stablehlo.reduce_window", CGT_HLO_REGION, "operands*", "results*", \
    "window_dimensions,window_strides?,base_dilations?,window_dilations?,padding?", "body", "") \
  X(STABLEHLO_BATCH_NORM_INFERENCE, "stablehlo.batch_norm_inference", CG_TRAIT_PURE, "operand,scale,offset,mean,variance", "result", \
    "epsilon,feature_index", "", "") \
  X(STABLEHLO_BATCH_NORM_TRAINING, "stablehlo.batch_norm_training", CGT_HLO_SECOND, "operand,scale,offset", "output,batch_mean,batch_var", \
    "epsilon,feature_index", "", "") \
  X(STABLEHLO_BATCH_NORM_GRAD, "stablehlo.batch_norm_grad", CGT_HLO_SECOND, "operand,scale,mean,variance,grad_output", \
    "grad_operand,grad_scale,grad_offset", "epsilon,feature_index", "", "") \
  X(STABLEHLO_CHOLESKY, "stablehlo.cholesky", CGT_HLO_SECOND, "a", "result", "lower:bool?", "", \
    "$a (`,` `lower` `=` $lower^)? attr-dict custom<SameOperandsAndResultType>()") \
  X(STABLEHLO_TRIANGULAR_SOLVE, "stablehlo.triangular_solve", CGT_HLO_SECOND, "a,b", "result", "left_side,lower,unit_diagonal,transpose_a", "", "") \
  X(STABLEHLO_FFT, "stablehlo.fft", CGT_HLO_SECOND, "operand", "result", "fft_type:#stablehlo<fft_type>,fft_length:ints", "", \
    "$operand `,` `type` `=` $fft_type `,` `length` `=` $fft_length" CG_HLO_FN) \
  /* Control and structure. */ \
  X(STABLEHLO_RETURN, "stablehlo.return", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "results*", "", "", "", \
    "($results^ attr-dict `:` type($results)) : (attr-dict)?") \
  X(STABLEHLO_IF, "stablehlo.if", CGT_HLO_REGION | CG_TRAIT_SECOND_TIER, "pred", "results*", "", "true_branch,false_branch", "") \
  X(STABLEHLO_CASE, "stablehlo.case", CGT_HLO_REGION | CG_TRAIT_SECOND_TIER, "index", "results*", "", "branches*", "") \
  X(STABLEHLO_WHILE, "stablehlo.while", CGT_HLO_REGION | CG_TRAIT_SECOND_TIER, "operand*", "results*", "", "cond,body", \
    "custom<AssignmentList>($operand) (`:` type($operand)^)? attr-dict-with-keyword custom<WhileRegions>(); results = each(operand)") \
  X(STABLEHLO_TUPLE, "stablehlo.tuple", CG_TRAIT_PURE, "val*", "result", "", "", "operands attr-dict custom<TupleOpType>($val, $result)") \
  X(STABLEHLO_GET_TUPLE_ELEMENT, "stablehlo.get_tuple_element", CG_TRAIT_PURE, "operand", "result", "index:i32", "", \
    "$operand `[` $index `]`" CG_HLO_FN) \
  X(STABLEHLO_OPTIMIZATION_BARRIER, "stablehlo.optimization_barrier", 0, "operand*", "result*", "", "", \
    "operands attr-dict custom<PairwiseOpType>()") \
  X(STABLEHLO_COMPOSITE, "stablehlo.composite", 0, "inputs*", "results*", "name:str,composite_attributes?,decomposition,version?", \
    "composite_regions*", "$name $inputs" CG_HLO_FN) \
  X(STABLEHLO_CUSTOM_CALL, "stablehlo.custom_call", 0, "inputs*", "results*", \
    "call_target_name:symname,has_side_effect?,backend_config?,api_version?,called_computations?," \
    "operand_layouts?,result_layouts?,output_operand_aliases?,error_message?", \
    "", "$call_target_name `` `(` $inputs `)`" CG_HLO_FN) \
  X(STABLEHLO_AFTER_ALL, "stablehlo.after_all", 0, "inputs*", "result", "", "", "operands attr-dict custom<SameOperandsAndResultType>()") \
  /* Read, and refused by name when lowered. */ \
  X(STABLEHLO_INFEED, "stablehlo.infeed", 0, "token", "results*", "infeed_config?,layout?", "", "") \
  X(STABLEHLO_OUTFEED, "stablehlo.outfeed", 0, "operands*", "result", "outfeed_config?", "", "") \
  X(STABLEHLO_SEND, "stablehlo.send", 0, "operands*", "result", "channel_handle,is_host_transfer?,source_target_pairs?", "", "") \
  X(STABLEHLO_RECV, "stablehlo.recv", 0, "token", "results*", "channel_handle,is_host_transfer?,source_target_pairs?", "", "") \
  X(STABLEHLO_ALL_REDUCE, "stablehlo.all_reduce", 0, "operands*", "results*", "replica_groups,channel_handle?,use_global_device_ids?", \
    "computation", "") \
  X(STABLEHLO_ALL_GATHER, "stablehlo.all_gather", 0, "operands*", "results*", \
    "all_gather_dim,replica_groups,channel_handle?,use_global_device_ids?", "", "") \
  X(STABLEHLO_ALL_TO_ALL, "stablehlo.all_to_all", 0, "operands*", "results*", \
    "split_dimension,concat_dimension,split_count,replica_groups,channel_handle?", "", "") \
  X(STABLEHLO_REDUCE_SCATTER, "stablehlo.reduce_scatter", 0, "operand", "result", \
    "scatter_dimension,replica_groups,channel_handle?,use_global_device_ids?", "computation", "") \
  X(STABLEHLO_COLLECTIVE_PERMUTE, "stablehlo.collective_permute", 0, "operand", "result", "source_target_pairs,channel_handle?", "", "") \
  X(STABLEHLO_COLLECTIVE_BROADCAST, "stablehlo.collective_broadcast", 0, "operand", "result", "replica_groups,channel_handle?", "", "") \
  X(STABLEHLO_CROSS_REPLICA_SUM, "stablehlo.cross-replica-sum", 0, "operand", "result", "replica_groups", "", "")
#endif
