// Private: the op rows of dialects/*_ops.h as data, each string once, by kind. Made of the rows by `make headers`: do not edit.
#ifndef CGI_OP_TABLES_H
#define CGI_OP_TABLES_H

// clang-format off
// In the order of the kinds, the first of which is 1: a byte of the length, then the name. A byte from 128 on is the length, and 128
// more, of the dialect of the names behind it. 0: nothing.
static const struct cgi_op_names {
  char part0[3808];
  char part1[2874];
} cgi_op_names = {
    "\210builtin.\006module\032unrealized_conversion_cast\205func.\004func\004call\015call_indirect\010constant\006return\206arith.\010constant\004"
    "addi\016addui_extended\004subi\004muli\016mulsi_extended\016mului_extended\005divui\005divsi\011ceildivui\011ceildivsi\012floordivsi\005remu"
    "i\005remsi\004andi\003ori\004xori\004shli\005shrui\005shrsi\005maxsi\005maxui\005minsi\005minui\004negf\004addf\004subf\004mulf\004divf\004r"
    "emf\010maximumf\010minimumf\007maxnumf\007minnumf\005extui\005extsi\004extf\006trunci\006truncf\006uitofp\006sitofp\006fptoui\006fptosi\012i"
    "ndex_cast\014index_castui\007bitcast\004cmpi\004cmpf\006select\205math.\004acos\005acosh\004asin\005asinh\004atan\005atanh\004cbrt\004ceil\003"
    "cos\004cosh\003erf\003exp\004exp2\005expm1\005floor\003log\005log10\005log1p\004log2\005round\011roundeven\005rsqrt\003sin\004sinh\004sqrt\003"
    "tan\004tanh\005trunc\004absf\005atan2\010copysign\004powf\003fma\005fpowi\004absi\004ctlz\005ctpop\004cttz\005ipowi\203cf.\006assert\002br\007"
    "cond_br\204scf.\003for\002if\005while\011condition\010parallel\006reduce\015reduce.return\006forall\022forall.in_parallel\014index_switch\016"
    "execute_region\005yield\207affine.\005apply\003min\003max\003for\002if\010parallel\004load\005store\005yield\021delinearize_index\017lineari"
    "ze_index\207memref.\005alloc\006alloca\007dealloc\004load\005store\004copy\004cast\021memory_space_cast\003dim\004rank\007subview\020reinter"
    "pret_cast\014expand_shape\016collapse_shape\020assume_alignment\006global\012get_global\007reshape\004view\030extract_strided_metadata extra"
    "ct_aligned_pointer_as_index\012atomic_rmw\207tensor.\005empty\007extract\006insert\015extract_slice\014insert_slice\025parallel_insert_slice"
    "\003pad\014expand_shape\016collapse_shape\003dim\004rank\004cast\007bitcast\006concat\015from_elements\005splat\010generate\007reshape\006ga"
    "ther\007scatter\004pack\006unpack\005yield\216bufferization.\014alloc_tensor\207linalg.\007generic\003map\006reduce\011transpose\011broadcas"
    "t\004copy\016elemwise_unary\017elemwise_binary\003exp\003log\003abs\004ceil\005floor\004negf\012reciprocal\005round\004sqrt\005rsqrt\006squa"
    "re\004tanh\003erf\003add\003sub\003mul\003div\014div_unsigned\003max\003min\004powf\006select\004fill\006matmul\020quantized_matmul\022matmu"
    "l_transpose_a\022matmul_transpose_b\005mmt4d\013batch_mmt4d\014batch_matmul\030batch_matmul_transpose_a\030batch_matmul_transpose_b\026quant"
    "ized_batch_matmul\023batch_reduce_matmul\006matvec\006vecmat\014batch_matvec\014batch_vecmat\003dot\007conv_1d\007conv_2d\007conv_3d\017conv"
    "_1d_nwc_wcf\017conv_1d_ncw_fcw\021conv_2d_nhwc_hwcf\021conv_2d_nhwc_fhwc\023conv_2d_nhwc_hwcf_q\023conv_2d_nhwc_fhwc_q\021conv_2d_nchw_fchw\023"
    "conv_2d_ngchw_fgchw\023conv_2d_ngchw_gfchw\025conv_2d_ngchw_gfchw_q\023conv_3d_ndhwc_dhwcf\025conv_3d_ndhwc_dhwcf_q\023conv_3d_ncdhw_fcdhw\030"
    "depthwise_conv_1d_ncw_cw\030depthwise_conv_1d_nwc_wc\031depthwise_conv_1d_nwc_wcm\032depthwise_conv_2d_nchw_chw\032depthwise_conv_2d_nhwc_hw"
    "c\034depthwise_conv_2d_nhwc_hwc_q\033depthwise_conv_2d_nhwc_hwcm\035depthwise_conv_2d_nhwc_hwcm_q\034depthwise_conv_3d_ndhwc_dhwc\034depthwi"
    "se_conv_3d_ncdhw_cdhw\035depthwise_conv_3d_ndhwc_dhwcm\020pooling_nhwc_sum\020pooling_nchw_sum\020pooling_nhwc_max\031pooling_nhwc_max_unsig"
    "ned\020pooling_nchw_max\020pooling_nhwc_min\031pooling_nhwc_min_unsigned\017pooling_nwc_sum\017pooling_ncw_sum\017pooling_nwc_max\030pooling"
    "_nwc_max_unsigned\017pooling_ncw_max\017pooling_nwc_min\030pooling_nwc_min_unsigned\021pooling_ndhwc_sum\021pooling_ndhwc_max\021pooling_ndh"
    "wc_min\007softmax\005index\005yield\207vector.\015transfer_read\016transfer_write\010contract\017multi_reduction\011reduction\003fma\011broa"
    "dcast\005splat\007extract\006insert\016extractelement\015insertelement\025extract_strided_slice\024insert_strided_slice\007shuffle\012shape_"
    "cast\011transpose\012interleave\004load\005store\004mask\013create_mask\015constant_mask\014outerproduct\004step\007bitcast\006gather\007sca"
    "tter\012maskedload\013maskedstore\005print\005yield\204gpu.\010block_id\011block_dim\010grid_dim\011thread_id\011global_id\007lane_id\013sub"
    "group_id\015num_subgroups\015subgroup_size\007barrier\007shuffle\012all_reduce\017subgroup_reduce\030subgroup_mma_load_matrix\031subgroup_mm"
    "a_store_matrix\024subgroup_mma_compute\034subgroup_mma_constant_matrix\030subgroup_mma_elementwise\005yield\212stablehlo.\004cbrt\004ceil\006"
    "cosine\013exponential\025exponential_minus_one\005floor\003log\014log_plus_one\021round_nearest_afz\022round_nearest_even\005rsqrt\004sine\004"
    "sqrt\003tan\004tanh\003abs\007convert\023count_leading_zeros\004imag\011is_finite\010logistic\006negate\003not\006popcnt\004real\004sign\022"
    "uniform_dequantize\020uniform_quantize\020reduce_precision\003add\003and\005atan2\007complex\006divide\007maximum\007minimum\010multiply\002"
    "or\005power\011remainder\012shift_left\026shift_right_arithmetic\023shift_right_logical\010subtract\003xor\005clamp\007compare\006select\003"
    "map\010constant",
    "\004iota\014dynamic_iota\003rng\021rng_bit_generator\014create_token\014partition_id\012replica_id\017bitcast_convert\011broadcast\020broadc"
    "ast_in_dim\030dynamic_broadcast_in_dim\013concatenate\007reshape\017dynamic_reshape\007reverse\011transpose\005slice\015dynamic_slice\022rea"
    "l_dynamic_slice\024dynamic_update_slice\003pad\013dynamic_pad\006gather\016dynamic_gather\022torch_index_select\022get_dimension_size\022set"
    "_dimension_size\007scatter\022select_and_scatter\004sort\003dot\013dot_general\006einsum\014unary_einsum\013convolution\014dynamic_conv\006r"
    "educe\015reduce_window\024batch_norm_inference\023batch_norm_training\017batch_norm_grad\010cholesky\020triangular_solve\003fft\006return\002"
    "if\004case\005while\005tuple\021get_tuple_element\024optimization_barrier\011composite\013custom_call\011after_all\006infeed\007outfeed\004s"
    "end\004recv\012all_reduce\012all_gather\012all_to_all\016reduce_scatter\022collective_permute\024collective_broadcast\021cross-replica-sum\205"
    "chlo.\004acos\005acosh\004asin\005asinh\004atan\005atanh\004cosh\003erf\004sinh\021_asin_acos_kernel\012bessel_i1e\004conj\007digamma\007erf"
    "_inv\004erfc\006is_inf\012is_neg_inf\012is_pos_inf\006lgamma\006square\003tan\012next_after\011polygamma\004zeta\015broadcast_add\015broadca"
    "st_and\017broadcast_atan2\021broadcast_complex\020broadcast_divide\021broadcast_maximum\021broadcast_minimum\022broadcast_multiply\024broadc"
    "ast_next_after\014broadcast_or\023broadcast_polygamma\017broadcast_power\023broadcast_remainder\024broadcast_shift_left broadcast_shift_righ"
    "t_arithmetic\035broadcast_shift_right_logical\022broadcast_subtract\015broadcast_xor\016broadcast_zeta\021broadcast_compare\020broadcast_sel"
    "ect\010constant\015constant_like\005top_k\012ragged_dot\204hal.\012executable\021executable.source\022executable.variant\021executable.expor"
    "t\021executable.binary\006return\011interface\021interface.binding\025interface.load.tensor\026interface.store.tensor\031interface.binding.s"
    "ubspan\027interface.constant.load\026interface.workgroup.id\031interface.workgroup.count\030interface.workgroup.size\013tensor.cast\015tenso"
    "r.import\015tensor.export\017buffer_view.dim\205flow.\012executable\021executable.export\006return\010dispatch\023dispatch.workgroups\025dis"
    "patch.workgroup.id\030dispatch.workgroup.count\027dispatch.workgroup.size\022dispatch.tie_shape\024dispatch.tensor.load\025dispatch.tensor.s"
    "tore\031dispatch.workload.ordinal&dispatch.workgroup_count_from_dag_root#dispatch.workgroup_count_from_slice\016tensor.reshape\207stream.\012"
    "executable\021executable.export\006return\005yield\017binding.subspan\025dispatch.workgroup.id\030dispatch.workgroup.count\027dispatch.workg"
    "roup.size\016resource.alloc\015resource.size\020resource.subview\015tensor.import\015tensor.export\012async.load\013cmd.execute\012cmd.seria"
    "l\016cmd.concurrent\010cmd.fill\010cmd.copy\013cmd.barrier\014cmd.dispatch\017timepoint.await\023timepoint.immediate\205util.\006global\013g"
    "lobal.load\014global.store\013initializer\023unfoldable_constant\024optimization_barrier\004null\012assume.int\005align\215iree_codegen.\017"
    "dispatch_config\005yield\213ml_program.\006global\013global_load\021global_load_const\014global_store\204sdy.\004mesh\023sharding_constraint"
    "\220iree_vector_ext.\011to_layout\007to_simd\007to_simt\220iree_linalg_ext.\004scan\004sort\007scatter\004topk\007reverse\003fft\005yield\206"
    "check.\013expect_true\014expect_false\017expect_all_true\011expect_eq\017expect_eq_const\020expect_almost_eq\026expect_almost_eq_const\014ex"
    "pect_close",
};
// "operands\0results\0attributes\0regions", and where each kind has its own.
static const struct cgi_op_specs {
  char part0[3948];
  char part1[3976];
  char part2[3967];
  char part3[733];
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  char part4[1380];
#endif
} cgi_op_specs = {
    "operands*\0results*\0\0regions*\0\0\0sym_name:sym\077,sym_visibility:str\077\0bodyRegion\0inputs*\0outputs*\0\0\0\0\0sym_name:sym,function_t"
    "ype:type,sym_visibility:str\077,arg_attrs\077,res_attrs\077\0body\077\0operands*\0results*\0callee:sym\0\0callee,callee_operands*\0results*\0"
    "\0\0\0result\0value:sym\0\0operands*\0\0\0\0\0result\0value:typed\0\0lhs,rhs\0result\0overflowFlags:#arith.overflow=#arith.overflow<none>\0\0"
    "lhs,rhs\0sum,overflow\0\0\0lhs,rhs\0low,high\0\0\0lhs,rhs\0result\0\0\0operand\0result\0fastmath:#arith.fastmath=#arith.fastmath<none>\0\0lh"
    "s,rhs\0result\0fastmath:#arith.fastmath=#arith.fastmath<none>\0\0in\0out\0\0\0in\0out\0fastmath:#arith.fastmath\077\0\0in\0out\0roundingmode"
    ":enum32(to_nearest_even|downward|upward|toward_zero|to_nearest_away)\077,fastmath:#arith.fastmath\077\0\0lhs,rhs\0result\0predicate:enum(eq|"
    "ne|slt|sle|sgt|sge|ult|ule|ugt|uge)\0\0lhs,rhs\0result\0predicate:enum(false|oeq|ogt|oge|olt|ole|one|ord|ueq|ugt|uge|ult|ule|une|uno|true),f"
    "astmath:#arith.fastmath=#arith.fastmath<none>\0\0condition,true_value,false_value\0result\0\0\0a,b,c\0result\0fastmath:#arith.fastmath=#arit"
    "h.fastmath<none>\0\0operand\0result\0\0\0arg\0\0msg:str\0\0destOperands*\0\0\0^1\0condition,trueDestOperands*,falseDestOperands*\0\0\0^2\0lo"
    "werBound,upperBound,step,initArgs*\0results*\0\0region=scf.yield\0condition\0results*\0\0thenRegion=scf.yield,elseRegion\077=scf.yield\0init"
    "s*\0results*\0\0before,after\0condition,args*\0\0\0\0lowerBound*,upperBound*,step*,initVals*\0results*\0\0region=scf.reduce\0operands*\0\0\0"
    "reductions*\0result\0\0\0\0dynamicLowerBound*,dynamicUpperBound*,dynamicStep*,outputs*\0results*\0staticLowerBound:ints,staticUpperBound:int"
    "s,staticStep:ints,mapping\077\0region=scf.forall.in_parallel\0\0\0\0region\0arg\0results*\0cases:ints\0defaultRegion=scf.yield,caseRegions*="
    "scf.yield\0\0result*\0\0region\0mapOperands*\0result\0map:map\0\0operands*\0result\0map:map\0\0lowerBoundOperands*,upperBoundOperands*,inits"
    "*\0results*\0lowerBoundMap:map,upperBoundMap:map,step:index\0region=affine.yield\0operands*\0results*\0condition\0thenRegion=affine.yield,el"
    "seRegion\077=affine.yield\0mapOperands*\0results*\0reductions,lowerBoundsMap:map,lowerBoundsGroups,upperBoundsMap:map,upperBoundsGroups,step"
    "s:intarray\0region=affine.yield\0memref,indices*\0result\0map:map\0\0value,memref,indices*\0\0map:map\0\0linear_index,basis*\0multi_index*\0"
    "\0\0multi_index*,dynamic_basis*\0linear_index\0static_basis:ints,disjoint:unit\077\0\0dynamicSizes*,symbolOperands*\0memref\0alignment:i64\077"
    "\0\0memref\0\0\0\0memref,indices*\0result\0nontemporal:bool\077\0\0value,memref,indices*\0\0nontemporal:bool\077\0\0source,target\0\0\0\0sou"
    "rce\0dest\0\0\0source,index\0result\0\0\0memref\0result\0\0\0source,offsets*,sizes*,strides*\0result\0static_offsets:ints,static_sizes:ints,"
    "static_strides:ints\0\0src,output_shape*\0result\0reassociation:intarrays,static_output_shape:ints\0\0src\0result\0reassociation:intarrays\0"
    "\0memref\0\0alignment:i32\0\0\0\0sym_name:sym,sym_visibility:str\077,type:type,initial_value\077,constant:unit\077,alignment:i64\077\0\0\0re"
    "sult\0name:sym\0\0source,shape\0result\0\0\0source,byte_shift,sizes*\0result\0\0\0source\0base_buffer,offset,sizes*,strides*\0\0\0source\0al"
    "igned_pointer\0\0\0value,memref,indices*\0result\0kind:enum(addf|addi|assign|maximumf|maxs|maxu|minimumf|mins|minu|mulf|muli|ori|andi|maxnum"
    "f|minnumf)\0\0dynamicSizes*\0result\0\0\0tensor,indices*\0result\0\0\0scalar,dest,indices*\0result\0\0\0source,dest,offsets*,sizes*,strides*"
    "\0result\0static_offsets:ints,static_sizes:ints,static_strides:ints\0\0source,dest,offsets*,sizes*,strides*\0\0static_offsets:ints,static_si"
    "zes:ints,static_strides:ints\0\0source,low*,high*\0result\0static_low:ints,static_high:ints,nofold:unit\077\0region\0tensor\0result\0\0\0inp"
    "uts*\0result\0dim:i64\0\0elements*\0result\0\0\0input,dynamicSizes*\0aggregate\0\0\0dynamicExtents*\0result\0\0body\0source,indices\0result\0"
    "gather_dims:ints,unique:unit\077\0\0source,dest,indices\0result\0scatter_dims:ints,unique:unit\077\0\0source,dest,padding_value\077,inner_ti"
    "les*\0result\0outer_dims_perm:ints\077,inner_dims_pos:ints,static_inner_tiles:ints\0\0source,dest,inner_tiles*\0result\0outer_dims_perm:ints"
    "\077,inner_dims_pos:ints,static_inner_tiles:ints\0\0value\0\0\0\0dynamic_sizes*,copy\077,size_hint\077\0result\0memory_space\077\0\0inputs*,"
    "outputs*\0results*",
    "indexing_maps,iterator_types,doc:str\077,library_call:str\077\0region\0inputs*,init\0result*\0\0mapper\0inputs*,inits*\0results*\0dimensions"
    ":ints\0combiner\0input,init\0result*\0permutation:ints\0region\0input,init\0result*\0dimensions:ints\0region\0inputs*,outputs*\0results*\0ca"
    "st:#linalg.type_fn=#linalg.type_fn<cast_signed>\0region\0inputs*,outputs*\0results*\0fun:#linalg.unary_fn=#linalg.unary_fn<exp>,cast:#linalg"
    ".type_fn=#linalg.type_fn<cast_signed>\0region\0inputs*,outputs*\0results*\0fun:#linalg.binary_fn=#linalg.binary_fn<add>,cast:#linalg.type_fn"
    "=#linalg.type_fn<cast_signed>\0region\0inputs*,outputs*\0results*\0\0region\0inputs*,outputs*\0results*\0strides\077,dilations\077\0region\0"
    "input,output\0result*\0dimension:i64\0\0\0result\0dim:i64\0\0values*\0\0\0\0source,indices*,padding,mask\077\0vector\0permutation_map:map,in"
    "_bounds\0\0vector,source,indices*,mask\077\0result\077\0permutation_map:map,in_bounds\0\0lhs,rhs,acc\0result\0indexing_maps,iterator_types,k"
    "ind:#vector.kind=#vector.kind<add>\0\0source,acc\0dest\0kind:#vector.kind,reduction_dims:intarray\0\0vector,acc\077\0dest\0kind:#vector.kind"
    ",fastmath:#arith.fastmath=#arith.fastmath<none>\0\0lhs,rhs,acc\0result\0\0\0source\0vector\0\0\0input\0aggregate\0\0\0vector,dynamic_positio"
    "n*\0result\0static_position:ints\0\0source,dest,dynamic_position*\0result\0static_position:ints\0\0vector,position\077\0result\0\0\0source,d"
    "est,position\077\0result\0\0\0vector\0result\0offsets:intarray,sizes:intarray,strides:intarray\0\0source,dest\0res\0offsets:intarray,strides"
    ":intarray\0\0v1,v2\0vector\0mask:intarray\0\0source\0result\0\0\0vector\0result\0permutation:ints\0\0base,indices*\0result\0nontemporal:bool"
    "\077\0\0valueToStore,base,indices*\0\0nontemporal:bool\077\0\0mask,passthru\077\0results*\0\0maskRegion=vector.yield\0operands*\0result\0\0\0"
    "\0result\0mask_dim_sizes:intarray\0\0lhs,rhs,acc\077\0result\0kind:#vector.kind=#vector.kind<add>\0\0\0result\0\0\0base,indices*,index_vec,m"
    "ask,pass_thru\0result\0\0\0base,indices*,index_vec,mask,valueToStore\0\0\0\0base,indices*,mask,pass_thru\0result\0\0\0base,indices*,mask,val"
    "ueToStore\0\0\0\0source\077\0\0punctuation:#vector.punctuation\077,stringLiteral\077\0\0\0result\0dimension:#gpu<dim>,upper_bound:index\077\0"
    "\0\0result\0upper_bound:index\077\0\0value,offset,width\0shuffleResult,valid\0mode:#gpu<shuffle_mode>\0\0value\0result\0op:#gpu<all_reduce_o"
    "p>\077,uniform:unit\077\0body\077\0value\0result\0op:#gpu<all_reduce_op>,uniform:unit\077\0\0srcMemref,indices*\0res\0leadDimension:index,tr"
    "anspose:unit\077\0\0src,dstMemref,indices*\0\0leadDimension:index,transpose:unit\077\0\0opA,opB,opC\0res\0a_transpose:unit\077,b_transpose:u"
    "nit\077\0\0value\0res\0\0\0args*\0res\0opType:#gpu<mma_element_wise>\0\0operand\0result\0result_accuracy\077\0\0operand\0output\0exponent_bi"
    "ts,mantissa_bits\0\0min,operand,max\0result\0\0\0lhs,rhs\0result\0comparison_direction:#stablehlo<comparison_direction>,compare_type:#stable"
    "hlo<comparison_type>\077\0\0pred,on_true,on_false\0result\0\0\0inputs*\0result\0dimensions\0computation\0\0output\0value:typed\0\0\0output\0"
    "iota_dimension:i64\0\0\0output\0\0\0operand\0result\0broadcast_sizes:ints\0\0operand\0result\0broadcast_dimensions:ints\0\0inputs*\0result\0"
    "dimension:i64\0\0operand\0result\0dimensions:ints\0\0operand\0result\0permutation:ints\0\0operand\0result\0start_indices,limit_indices,strid"
    "es\0\0operand,start_indices*\0result\0slice_sizes:ints\0\0operand,update,start_indices*\0result\0\0\0operand,padding_value\0result\0edge_pad"
    "ding_low:ints,edge_padding_high:ints,interior_padding:ints\0\0operand,start_indices\0result\0dimension_numbers,slice_sizes,indices_are_sorte"
    "d\077\0\0operand,index\0result\0dim,batch_dims\0\0operand\0result\0dimension:i64\0\0operands*\0results*\0scatter_dimension_numbers,indices_a"
    "re_sorted\077,unique_indices\077\0update_computation\0operand,source,init_value\0result\0window_dimensions\077,window_strides\077,padding\077"
    "\0select,scatter\0inputs*\0results*\0dimension\077,is_stable\077\0comparator\0lhs,rhs\0result\0precision_config\077\0\0lhs,rhs\0result\0dot_"
    "dimension_numbers,precision_config\077,algorithm\077\0\0lhs,rhs\0result\0einsum_config:str\0\0operand\0result\0einsum_config:str\0\0lhs,rhs\0"
    "result\0window_strides\077,padding\077,lhs_dilation\077,rhs_dilation\077,window_reversal\077,dimension_numbers,feature_group_count,batch_gro"
    "up_count,precision_config\077\0\0operands*\0results*\0dimensions:ints\0body\0operands*\0results*",
    "window_dimensions,window_strides\077,base_dilations\077,window_dilations\077,padding\077\0body\0operand,scale,offset,mean,variance\0result\0"
    "epsilon,feature_index\0\0val*\0result\0\0\0operand\0result\0index:i32\0\0operand*\0result*\0\0\0inputs*\0results*\0name:str,composite_attrib"
    "utes\077,decomposition,version\077\0composite_regions*\0inputs*\0results*\0call_target_name:symname,has_side_effect\077,backend_config\077,a"
    "pi_version\077,called_computations\077,operand_layouts\077,result_layouts\077,output_operand_aliases\077\0\0inputs*\0result\0\0\0token\0resu"
    "lts*\0infeed_config\077,layout\077\0\0operands*\0result\0outfeed_config\077\0\0operands*\0result\0channel_handle,is_host_transfer\077,source"
    "_target_pairs\077\0\0token\0results*\0channel_handle,is_host_transfer\077,source_target_pairs\077\0\0operands*\0results*\0replica_groups,cha"
    "nnel_handle\077,use_global_device_ids\077\0computation\0operands*\0results*\0all_gather_dim,replica_groups,channel_handle\077,use_global_dev"
    "ice_ids\077\0\0operands*\0results*\0split_dimension,concat_dimension,split_count,replica_groups,channel_handle\077\0\0operand\0result\0scatt"
    "er_dimension,replica_groups,channel_handle\077,use_global_device_ids\077\0computation\0operand\0result\0source_target_pairs,channel_handle\077"
    "\0\0operand\0result\0replica_groups,channel_handle\077\0\0operand\0result\0replica_groups\0\0\0\0sym_name:sym,sym_visibility:kw(public|priva"
    "te|nested)\077\0body\0\0\0sym_name:sym,sym_visibility:kw(public|private|nested)\077,target:any#hal.executable.target\077,objects\077\0body\0"
    "\0\0sym_name:sym,sym_visibility:kw(public|private|nested)\077,ordinal:index\077,layout:any#hal.pipeline.layout\077,workgroup_size\077,subgro"
    "up_size\077,workgroup_local_memory\077\0workgroup_count\077\0\0\0sym_name:sym,sym_visibility:kw(public|private|nested)\077,format,data,mime_"
    "type\077\0\0\0\0sym_name:sym,sym_visibility:kw(public|private|nested)\077,push_constants\077\0body\0\0\0sym_name:sym,sym_visibility:kw(publi"
    "c|private|nested)\077,set:index,binding:index,type:str,access:str\077\0\0offset\0result\0binding\0\0operand,offset\0\0binding\0\0byte_offset"
    "\077,dynamic_dims*\0result\0layout:any#hal.pipeline.layout\077,set:index\077,binding:index\077,descriptor_type:#hal<descriptor_type>\077,ali"
    "gnment:index\077,descriptor_flags:str\077,interface:sym\077\0\0\0result\0layout:any#hal.pipeline.layout\077,ordinal:index,alignment:index\077"
    ",values\077\0\0\0result\0dimension:index,upper_bound:index\077\0\0source,dynamic_dims*\0target\0\0\0source,target_dims*\0target\0name:str\077"
    ",target_encoding\077\0\0source,source_dims*\0target\0name:str\077,source_encoding\077\0\0buffer_view\0result\0index:index\0\0\0\0sym_name:sy"
    "m,sym_visibility:kw(public|private|nested)\077,function_ref\077\0workgroup_count\077\0workload*,arguments*,argument_dims*,result_dims*\0resu"
    "lts*\0entry_point,tied_operands\077\0\0workload*,arguments*,argument_dims*,result_dims*\0results*\0tied_operands\077\0workgroup_body,workgro"
    "up_count\077\0\0result\0dimension:index\0\0operand,dynamic_dims*\0result\0\0\0source,source_dims*,offsets*,sizes*,strides*\0result\0static_o"
    "ffsets:ints,static_sizes:ints,static_strides:ints\0\0value,target,target_dims*,offsets*,sizes*,strides*\0\0static_offsets:ints,static_sizes:"
    "ints,static_strides:ints\0\0operand\0result\0ordinal:index\0\0operands*\0x,y,z\0\0\0source,source_dims*,result_dims*\0result\0\0\0binding,by"
    "te_offset,dynamic_dims*\0result\0\0\0storage_size\0result\0\0\0source,source_size,source_offset,result_size\0result\0\0\0source,dynamic_dims"
    "*,result_size\0result\0\0\0source,dynamic_dims*,source_size\0result\0\0\0source,source_size,source_offset\0result\0\0\0await_timepoint\077,r"
    "esources*,resource_sizes*\0result_timepoint\0once:unit\077,affinity\077\0body=stream.yield\0\0\0\0body=stream.yield\0value,target,target_siz"
    "e,target_offset,target_length\0\0\0\0source,source_size,source_offset,target,target_size,target_offset,length\0\0\0\0workload*,uniforms*,res"
    "ources*,resource_sizes*,resource_offsets*,resource_lengths*\0\0entry_point,resource_access\0\0await_timepoint,resources*,resource_sizes*\0re"
    "sults*\0\0\0\0\0sym_name:sym,sym_visibility:kw(public|private|nested)\077,is_mutable:unit\077,type:type,initial_value\077\0\0\0result\0globa"
    "l:sym,is_immutable:unit\077\0\0value\0\0global:sym\0\0\0\0\0body\0\0result\0value\0\0operands*\0results*\0\0\0operands*\0results*\0assumptio"
    "ns\0\0value,alignment\0result\0\0\0\0\0function_ref:sym,workgroup_size:bare\077,subgroup_size:bare\077\0body\0\0",
    "sym_name:sym,sym_visibility:kw(public|private|nested)\077,is_mutable:unit\077,type:type,value\077\0\0\0result\0global\0\0value\0\0global\0\0"
    "\0\0sym_name:sym,sym_visibility:kw(public|private|nested)\077,mesh:any#sdy.mesh\0\0input\0result\0sharding:any#sdy.sharding\0\0input\0output"
    "\0layout,shared_memory_conversion\077,mma_kind\077\0\0input\0output\0\0\0inputs*,outputs*\0results*\0dimension:bare,inclusive\0region\0input"
    "s*,outputs*\0results*\0dimension:bare\0region\0inputs*,outputs*\0results*\0dimension_map:ints,unique_indices\077\0region\0inputs*,outputs*\0"
    "results*\0dimensions\0\0inputs*,outputs*\0results*\0\0\0operand\0\0\0\0lhs,rhs\0\0\0\0lhs\0\0value\0\0lhs,rhs\0\0atol:f32\077,rtol:f32\077,t"
    "olerance:f32\077\0\0lhs\0\0value,atol:f32\077,rtol:f32\077,tolerance:f32\077\0\0lhs,rhs\0\0max_ulp_difference:i64\077,min_ulp_difference:i64"
    "\077\0",
#ifndef CODEGEN_NO_SECOND_TIER_OPS
    "output_shape\0result\0iota_dimension:i64\0\0a,b,shape\0result\0rng_distribution:#stablehlo<rng_distribution>\0\0initial_state\0output_state,"
    "output\0rng_algorithm:#stablehlo<rng_algorithm>\0\0operand,output_dimensions\0result\0broadcast_dimensions:ints,known_expanding_dimensions\077"
    ",known_nonexpanding_dimensions\077\0\0operand,output_shape\0result\0\0\0operand,start_indices,limit_indices,strides\0result\0\0\0operand,pad"
    "ding_value,edge_padding_low,edge_padding_high,interior_padding\0result\0\0\0operand,start_indices,slice_sizes\0result\0dimension_numbers,ind"
    "ices_are_sorted\077\0\0operand,size\0result\0dimension:i64\0\0lhs,rhs,padding\0result\0window_strides\077,lhs_dilation\077,rhs_dilation\077,"
    "window_reversal\077,dimension_numbers,feature_group_count,batch_group_count,precision_config\077\0\0operand,scale,offset\0output,batch_mean,"
    "batch_var\0epsilon,feature_index\0\0operand,scale,mean,variance,grad_output\0grad_operand,grad_scale,grad_offset\0epsilon,feature_index\0\0a"
    "\0result\0lower:bool\077\0\0a,b\0result\0left_side,lower,unit_diagonal,transpose_a\0\0operand\0result\0fft_type:#stablehlo<fft_type>,fft_len"
    "gth:ints\0\0pred\0results*\0\0true_branch,false_branch\0index\0results*\0\0branches*\0operand*\0results*\0\0cond,body\0lhs,rhs\0result\0broa"
    "dcast_dimensions\077\0\0lhs,rhs\0result\0broadcast_dimensions\077,comparison_direction,compare_type\077\0\0operand\0result\0value\0\0operand"
    "\0values,indices\0k:i64\0\0lhs,rhs,group_sizes\0result\0ragged_dot_dimension_numbers,precision_config\077\0",
#endif
};
static const uint16_t cgi_op_spec_of[] = {
    0, 29, 76, 95, 177, 208, 243, 262, 275, 296, 364, 296, 296, 387, 387, 406, 406, 406, 406, 406, 406, 406, 406, 406, 406, 296, 406, 406, 406,
    406, 406, 406, 423, 486, 486, 486, 486, 486, 486, 486, 486, 486, 549, 549, 558, 549, 592, 549, 549, 549, 549, 549, 549, 549, 708, 778, 924,
    423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423, 423,
    423, 486, 486, 486, 966, 486, 1027, 1027, 1027, 1027, 406, 1044, 1058, 1077, 1129, 1193, 1256, 1286, 1305, 1373, 1397, 1407, 1575, 1585, 1656,
    232, 1673, 1702, 1702, 1728, 1851, 1929, 2071, 2103, 262, 2135, 2170, 2245, 2245, 2298, 2308, 2350, 2392, 2409, 2409, 2423, 2445, 2461, 2461,
    2559, 2634, 2670, 2693, 2784, 2802, 2824, 2858, 2902, 2927, 3058, 3081, 3106, 2461, 3136, 3239, 3336, 2559, 2634, 2423, 3414, 2409, 2409, 3430,
    3454, 3473, 3505, 2802, 3534, 3587, 3646, 3760, 3859, 3868, 3922, 4011, 4040, 4089, 4132, 4174, 4257, 4383, 4511, 4511, 4511, 4511, 4511, 4511,
    4511, 4511, 4511, 4511, 4511, 4511, 4511, 4511, 4511, 4511, 4511, 4511, 4511, 4511, 4511, 4511, 4511, 4174, 4511, 4174, 4174, 4511, 4511, 4174,
    4174, 4174, 4511, 4511, 4511, 4511, 4511, 4511, 4511, 4511, 4511, 4511, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545,
    4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545, 4545,
    4545, 4545, 4545, 4545, 4545, 4598, 4634, 4651, 4662, 4730, 4798, 4883, 4942, 5025, 5046, 5062, 5080, 5134, 5193, 5219, 5250, 5314, 5365, 5393,
    5409, 406, 5441, 5481, 5528, 5577, 5596, 5629, 5686, 5393, 5696, 5744, 5789, 5827, 5862, 262, 5920, 5920, 5920, 5920, 5920, 5968, 5968, 5968,
    5968, 93, 5996, 6060, 6117, 6168, 6228, 6289, 6342, 6354, 4651, 6395, 1027, 6395, 6395, 6395, 1027, 6395, 6395, 1027, 1027, 6395, 6395, 6395,
    6395, 6395, 1027, 1027, 1027, 1027, 1027, 6395, 1027, 1027, 1027, 1027, 1027, 1027, 1027, 6428, 406, 406, 406, 406, 406, 406, 406, 406, 406,
    406, 406, 406, 406, 406, 406, 406, 6472, 6497, 6609, 6640, 6678, 6699, 12624, 12664, 12728, 6727, 5686, 5686, 1027, 6737, 6774, 12803, 6816,
    1027, 12922, 6846, 6878, 6911, 6963, 12952, 7011, 7050, 13005, 7147, 13088, 7227, 7264, 13168, 7294, 7394, 7486, 7536, 7570, 7637, 7671, 7705,
    13203, 7865, 7905, 8006, 13362, 13434, 13533, 13555, 13609, 232, 13671, 13711, 13737, 8071, 8085, 8111, 8130, 8220, 8387, 8404, 8443, 8477,
    8549, 8619, 8704, 8793, 8889, 8988, 9040, 9087, 1027, 1027, 1027, 1027, 1027, 1027, 1027, 1027, 1027, 1027, 1027, 1027, 1027, 1027, 1027, 1027,
    1027, 1027, 1027, 1027, 1027, 406, 406, 406, 13766, 13766, 13766, 13766, 13766, 13766, 13766, 13766, 13766, 13766, 13766, 13766, 13766, 13766,
    13766, 13766, 13766, 13766, 13766, 13804, 6609, 6678, 13877, 13899, 13929, 9118, 9118, 9180, 9285, 9461, 262, 9542, 9620, 9723, 9746, 9771,
    9957, 10037, 10037, 10037, 10081, 10111, 10166, 10221, 9118, 10253, 262, 10341, 10427, 10532, 10532, 10532, 10557, 10588, 10699, 10810, 10840,
    10840, 10858, 9118, 10253, 262, 262, 10900, 10532, 10532, 10532, 10943, 1027, 10965, 11019, 11061, 11103, 11145, 11245, 11245, 11266, 11322,
    93, 11398, 11511, 5686, 11565, 11665, 11704, 11723, 11731, 11746, 5686, 11767, 11799, 11824, 262, 11889, 11981, 11981, 11997, 12012, 12088,
    12128, 12185, 12185, 12200, 12258, 12306, 12258, 12374, 12412, 262, 12440, 12440, 12440, 12451, 12462, 12474, 12519, 12566,
};
#ifndef CODEGEN_NO_TEXT
static const struct cgi_op_formats {
  char part0[3994];
  char part1[3980];
  char part2[3983];
  char part3[3924];
  char part4[1466];
#ifndef CODEGEN_NO_IREE_SYNTAX
  char part5[3958];
  char part6[3928];
  char part7[1268];
#endif
} cgi_op_formats = {
    "\0($sym_name^)\077 attr-dict-with-keyword $bodyRegion\0($inputs^ `:` type($inputs))\077 `to` type($outputs) attr-dict\0custom\0$callee `(` $"
    "operands `)` attr-dict `:` functional-type($operands, results)\0$callee `(` $callee_operands `)` attr-dict `:` type($callee); callee_operand"
    "s = inputs(callee), results = outputs(callee)\0attr-dict $value `:` type(results)\0attr-dict ($operands^ `:` type($operands))\077\0attr-dict"
    " $value; result = same(value)\0$lhs `,` $rhs (`overflow` `` $overflowFlags^)\077 attr-dict `:` type($result)\0$lhs `,` $rhs attr-dict `:` ty"
    "pe($sum) `,` type($overflow); lhs = same(sum), rhs = same(sum)\0$lhs `,` $rhs attr-dict `:` type($lhs)\0$lhs `,` $rhs attr-dict `:` type($re"
    "sult)\0$operand (`fastmath` `` $fastmath^)\077 attr-dict `:` type($result)\0$lhs `,` $rhs (`fastmath` `` $fastmath^)\077 attr-dict `:` type("
    "$result)\0$in attr-dict `:` type($in) `to` type($out)\0$in (`fastmath` `` $fastmath^)\077 attr-dict `:` type($in) `to` type($out)\0$in ($rou"
    "ndingmode^)\077 (`fastmath` `` $fastmath^)\077 attr-dict `:` type($in) `to` type($out)\0$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs"
    "); result = i1like(lhs)\0$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)\077 attr-dict `:` type($lhs); result = i1like(lhs)\0$condit"
    "ion `,` $true_value `,` $false_value attr-dict `:` custom<SelectTypes>($condition, $true_value, $false_value, $result)\0$a `,` $b `,` $c (`f"
    "astmath` `` $fastmath^)\077 attr-dict `:` type($result)\0$lhs `,` $rhs (`fastmath` `` $fastmath^)\077 attr-dict `:` type($lhs) `,` type($rhs"
    "); result = same(lhs)\0$operand attr-dict `:` type($result)\0$arg `,` $msg attr-dict; arg = i1\0$dest attr-dict\0$condition `,` $dests attr-"
    "dict; condition = i1\0custom<InductionVar>() `=` $lowerBound `to` $upperBound `step` $step (`iter_args` custom<IterArgs>($initArgs, $results"
    ")^)\077 custom<LoopType>($lowerBound, $upperBound, $step) $region attr-dict\0$condition (`->` custom<ParenTypes>($results)^)\077 $thenRegion"
    " (`else` $elseRegion^)\077 attr-dict; condition = i1\0(` ` custom<AssignmentList>($inits)^)\077 `:` functional-type(operands, results) $befo"
    "re `do` $after attr-dict-with-keyword\0`(` $condition `)` attr-dict ($args^ `:` type($args))\077; condition = i1\0custom<InductionVars>($low"
    "erBound) `=` custom<LoopBounds>($lowerBound) `to` custom<LoopBounds>($upperBound) `step` custom<LoopBounds>($step) (`init` ` ` `(` $initVals"
    "^ `)`)\077 (`->` custom<ArrowTypes>($results)^)\077 $region attr-dict; initVals = each(results)\0(`(` $operands^ `:` type($operands) `)` $re"
    "ductions)\077 attr-dict\0$result attr-dict `:` type($result)\0custom<InductionVars>($staticUpperBound) custom<StaticLoopBounds>($dynamicLowe"
    "rBound, $staticLowerBound, $dynamicUpperBound, $staticUpperBound, $dynamicStep, $staticStep) (`shared_outs` custom<IterArgs>($outputs, $resu"
    "lts)^)\077 $region attr-dict\0$region attr-dict\0$arg attr-dict (`->` custom<ArrowTypes>($results)^)\077 custom<SwitchCases>($cases); arg = "
    "index\0(`->` custom<ArrowTypes>($result)^)\077 $region attr-dict\0attr-dict ($results^ `:` type($results))\077\0custom<AffineMapOperands>($m"
    "ap, $mapOperands) attr-dict; result = index\0custom<AffineMapOperands>($map, $operands) attr-dict; result = index\0custom<RegionArgument>() "
    "`=` custom<AffineBound>($lowerBoundMap, $lowerBoundOperands, max) `to` custom<AffineBound>($upperBoundMap, $upperBoundOperands, min) custom<"
    "AffineStep>($step) (`iter_args` custom<IterArgs>($inits, $results)^)\077 $region attr-dict\0custom<AffineMapOperands>($condition, $operands)"
    " (`->` custom<ArrowTypes>($results)^)\077 $thenRegion (`else` $elseRegion^)\077 attr-dict\0$memref custom<AffineSubscripts>($map, $indices) "
    "attr-dict `:` custom<AffineMemref>($memref, $map); result = elem(memref)\0$value `,` $memref custom<AffineSubscripts>($map, $indices) attr-d"
    "ict `:` custom<AffineMemref>($memref, $map); value = elem(memref)\0$linear_index `into` ` ` `(` $basis `)` attr-dict `:` type($multi_index);"
    " linear_index = index, basis = index\0`(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)\077 attr-dict `:` type($memref); dynamicSizes = in"
    "dex, symbolOperands = index\0$memref attr-dict `:` type($memref)",
    "$memref `[` $indices `]` attr-dict `:` type($memref); result = elem(memref), indices = index\0$value `,` $memref `[` $indices `]` attr-dict "
    "`:` type($memref); value = elem(memref), indices = index\0$source `,` $target attr-dict `:` type($source) `to` type($target)\0$source attr-d"
    "ict `:` type($source) `to` type($dest)\0attr-dict $source `,` $index `:` type($source); result = index, index = index\0$memref attr-dict `:`"
    " type($memref); result = index\0$source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_size"
    "s) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)\0$source `to` `offset` `` `:` custom<D"
    "ynamicIndexList>($offsets, $static_offsets) `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) `,` `strides` `` `:` custom<D"
    "ynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)\0$src $reassociation (`output_shape` custom<Dynam"
    "icIndexList>($output_shape, $static_output_shape)^)\077 attr-dict `:` type($src) `into` type($result) custom<ShapeOf>($static_output_shape, "
    "$result)\0$src $reassociation attr-dict `:` type($src) `into` type($result)\0$memref `,` $alignment attr-dict `:` type($memref)\0($sym_visib"
    "ility^)\077 (`constant` $constant^)\077 $sym_name `:` custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict\0$name `:` "
    "type($result) attr-dict\0$source `(` $shape `)` attr-dict `:` functional-type(operands, results)\0$source `[` $byte_shift `]` `` `[` $sizes "
    "`]` attr-dict `:` type($source) `to` type(results); byte_shift = index, sizes = index\0$source `:` type($source) `->` type(results) attr-dic"
    "t\0$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result); indices = index\0`(` $"
    "dynamicSizes `)` attr-dict `:` type($result); dynamicSizes = index\0$tensor `[` $indices `]` attr-dict `:` type($tensor); result = elem(tens"
    "or), indices = index\0$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest); result = same(dest), scalar = elem(dest), indices = i"
    "ndex\0$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<Dyn"
    "amicIndexList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest); result = same(dest)\0$source `into` $dest `` custo"
    "m<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_st"
    "rides) attr-dict `:` type($source) `into` type($dest)\0$source (`nofold` $nofold^)\077 `low` `` custom<DynamicIndexList>($low, $static_low) "
    "`high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)\0$tensor attr-dict `:` type($"
    "tensor); result = index\0`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)\0$elements attr-dict `:` type($result);"
    " elements = elem(result)\0$input (`[` $dynamicSizes^ `]`)\077 attr-dict `:` type($aggregate); input = elem(aggregate), dynamicSizes = index\0"
    "$dynamicExtents $body attr-dict `:` type($result); dynamicExtents = index\0$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`uni"
    "que` $unique^)\077 attr-dict `:` functional-type(operands, results)\0$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims "
    "`)` (`unique` $unique^)\077 attr-dict `:` functional-type(operands, results)\0$source (`padding_value` `(` $padding_value^ `:` type($padding"
    "_value) `)`)\077 (`outer_dims_perm` `=` $outer_dims_perm^)\077 `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexLis"
    "t>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest); result = same(dest)\0$source (`outer_dims_p"
    "erm` `=` $outer_dims_perm^)\077 `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_"
    "tiles) `into` $dest attr-dict `:` type($source) `->` type($dest); result = same(dest)\0$value attr-dict `:` type($value)",
    "`(` $dynamic_sizes `)` (`copy` `(` $copy^ `)`)\077 (`size_hint` `=` $size_hint^)\077 attr-dict `:` type($result); dynamic_sizes = index, cop"
    "y = same(result), size_hint = index\0custom<IndexingAttributes>($doc, $indexing_maps, $iterator_types, $library_call) (`ins` `(` $inputs^ `:"
    "` type($inputs) `)`)\077 (`outs` `(` $outputs^ `:` type($outputs) `)`)\077 custom<Attrs>() $region (attr-dict)\077 (`->` custom<ArrowTypes>("
    "$results)^)\077\0custom<Payload>() (`ins` `(` $inputs^ `:` type($inputs) `)`)\077 (`outs` `(` $init^ `:` type($init) `)`)\077 attr-dict cust"
    "om<PayloadRegion>($inputs); result = tensors(init)\0custom<Payload>() (`ins` `(` $inputs^ `:` type($inputs) `)`)\077 (`outs` `(` $inits^ `:`"
    " type($inits) `)`)\077 `dimensions` `=` $dimensions attr-dict custom<PayloadRegion>($inputs); results = tensors(inits)\0`ins` `(` $input `:`"
    " type($input) `)` `outs` `(` $init `:` type($init) `)` `permutation` `=` $permutation attr-dict; result = tensors(init)\0`ins` `(` $input `:"
    "` type($input) `)` `outs` `(` $init `:` type($init) `)` `dimensions` `=` $dimensions attr-dict; result = tensors(init)\0attr-dict (`ins` `(`"
    " $inputs^ `:` type($inputs) `)`)\077 (`outs` `(` $outputs^ `:` type($outputs) `)`)\077 (attr-dict)\077 (`->` custom<ArrowTypes>($results)^)\077"
    "\0attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` (`->` type($result"
    ")^)\077\0$dim attr-dict `:` type($result)\0attr-dict ($values^ `:` type($values))\077\0$source `[` $indices `]` `,` $padding (`,` $mask^)\077"
    " custom<TransferAttributes>() `:` type($source) `,` type($vector) custom<TransferTypes>($source, $vector, $mask); indices = index, padding ="
    " elem(source)\0$vector `,` $source `[` $indices `]` (`,` $mask^)\077 custom<TransferAttributes>() `:` type($vector) `,` type($source) custom"
    "<TransferTypes>($source, $vector, $mask); indices = index, result = tensors(source)\0custom<IndexingAttributes>($indexing_maps, $iterator_ty"
    "pes, $kind) $lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `into` type($result); acc = same(result)\0$kind `,` $source `,` $"
    "acc attr-dict $reduction_dims `:` type($source) `to` type($dest); acc = same(dest)\0$kind `,` $vector (`,` $acc^)\077 (`fastmath` `` $fastma"
    "th^)\077 attr-dict `:` type($vector) `into` type($dest); acc = same(dest)\0$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)\0$source attr-dic"
    "t `:` type($source) `to` type($vector)\0$input attr-dict `:` type($aggregate); input = elem(aggregate)\0$vector `` custom<DynamicIndexList>("
    "$dynamic_position, $static_position) attr-dict `:` custom<ExtractTypes>($vector, $result, $static_position)\0$source `,` $dest custom<Dynami"
    "cIndexList>($dynamic_position, $static_position) attr-dict `:` type($source) `into` type($dest); result = same(dest)\0$vector `[` ($position"
    "^ `:` type($position))\077 `]` attr-dict `:` type($vector); result = elem(vector)\0$source `,` $dest `[` ($position^ `:` type($position))\077"
    " `]` attr-dict `:` type($result); source = elem(result), dest = same(result)\0$vector attr-dict `:` type($vector) `to` type(results)\0$sourc"
    "e `,` $dest attr-dict `:` type($source) `into` type($dest); res = same(dest)\0$v1 `,` $v2 $mask attr-dict `:` type($v1) `,` type($v2) custom"
    "<ShuffleType>($v1, $vector, $mask)\0$source attr-dict `:` type($source) `to` type($result)\0$vector `,` $permutation attr-dict `:` type($vec"
    "tor) `to` type($result)\0$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)\0$base `[` $indices `]` attr-dict `:` type($base) `,` typ"
    "e($result); indices = index\0$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore); indices = index\0$o"
    "perands attr-dict `:` type(results); operands = index\0$mask_dim_sizes attr-dict `:` type(results)\0$lhs `,` $rhs (`,` $acc^)\077 attr-dict "
    "`:` type($lhs) `,` type($rhs) custom<OuterProductType>($lhs, $rhs, $acc, $result)\0attr-dict `:` type($result)\0$base `[` $indices `]` `[` $"
    "index_vec `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($index_vec) `,` type($mask) `,` type($pass_thru) `into` type($resu"
    "lt); indices = index",
    "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($index_vec) `,` type($mask) `,` typ"
    "e($valueToStore); indices = index\0$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_"
    "thru) `into` type($result); indices = index\0$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,"
    "` type($valueToStore); indices = index\0$dimension (`upper_bound` $upper_bound^)\077 attr-dict; result = index\0(`upper_bound` $upper_bound^"
    ")\077 attr-dict; result = index\0(`upper_bound` $upper_bound^)\077 attr-dict `:` type($result)\0attr-dict\0$mode $value `,` $offset `,` $wid"
    "th attr-dict `:` type($value); offset = i32, width = i32, shuffleResult = same(value), valid = i1\0($op^)\077 $value (`uniform` $uniform^)\077"
    " regions attr-dict `:` functional-type(operands, results)\0$op $value (`uniform` $uniform^)\077 attr-dict `:` functional-type(operands, resu"
    "lts)\0$srcMemref `[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res); indices = index\0$src `,` $dstMemref `[` $indices `]` attr"
    "-dict `:` type($src) `,` type($dstMemref); indices = index\0$opA `,` $opB `,` $opC attr-dict `:` type($opA) `,` type($opB) `->` type($res); "
    "opC = same(res)\0$value attr-dict `:` type($res)\0$opType $args attr-dict `:` functional-type(operands, results)\0(`(` operands `)`) : (oper"
    "ands)\077 attr-dict custom<SameOperandsAndResultType>()\0$operand `,` `format` `=` custom<ExponentMantissa>($exponent_bits, $mantissa_bits) "
    "attr-dict custom<SameOperandsAndResultType>()\0$lhs `,` $rhs attr-dict custom<ComplexOpType>()\0$comparison_direction `,` $lhs `,` $rhs (`,`"
    " $compare_type^)\077 attr-dict `:` functional-type(operands, results)\0$pred `,` $on_true `,` $on_false attr-dict custom<SelectOpType>($pred"
    ", $on_true, $on_false, $result)\0(`(` `)` attr-dict `:` functional-type(operands, results)) : (attr-dict $value)\077; output = same(value)\0"
    "`dim` `=` $iota_dimension attr-dict `:` type(results)\0$output_shape `,` `dim` `=` $iota_dimension attr-dict `:` functional-type(operands, r"
    "esults)\0$a `,` $b `,` $shape `,` `distribution` `=` $rng_distribution attr-dict `:` functional-type(operands, results)\0$initial_state `,` "
    "`algorithm` `=` $rng_algorithm attr-dict `:` functional-type(operands, results)\0attr-dict `:` type(results)\0operands attr-dict `:` functio"
    "nal-type(operands, results)\0$operand `,` `sizes` `=` $broadcast_sizes attr-dict `:` functional-type(operands, results)\0$operand `,` `dims`"
    " `=` $broadcast_dimensions attr-dict `:` functional-type(operands, results)\0$operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimen"
    "sions attr-dict `:` functional-type(operands, results)\0custom<VariadicOperandWithAttribute>($inputs) `dim` `=` $dimension attr-dict `:` fun"
    "ctional-type(operands, results)\0$operand `,` `dims` `=` $dimensions attr-dict `:` type(results) ; operand = same(result)\0$operand `,` `dim"
    "s` `=` $permutation attr-dict `:` functional-type(operands, results)\0$operand custom<SliceRanges>($start_indices, $limit_indices, $strides)"
    " attr-dict `:` functional-type(operands, results)\0$operand `,` custom<VariadicOperandWithAttribute>($start_indices) `sizes` `=` $slice_size"
    "s attr-dict `:` functional-type(operands, results)\0$operand `,` $padding_value `,` `low` `=` $edge_padding_low `,` `high` `=` $edge_padding"
    "_high `,` `interior` `=` $interior_padding attr-dict `:` functional-type(operands, results)\0$operand `,` `dim` `=` $dimension attr-dict `:`"
    " functional-type(operands, results)\0$operand `,` $size `,` `dim` `=` $dimension attr-dict `:` functional-type(operands, results)\0$lhs `,` "
    "$rhs (`,` `precision` custom<PrecisionConfig>($precision_config)^)\077 attr-dict `:` functional-type(operands, results)\0$lhs `,` $rhs custo"
    "m<DotDimensionNumbers>($dot_dimension_numbers) oilist(`,`: `precision` custom<PrecisionConfig>($precision_config) | `algorithm` custom<DotAl"
    "gorithm>($algorithm)) attr-dict `:` functional-type(operands, results)",
    "$lhs `,` $rhs `,` `config` `=` $einsum_config attr-dict `:` functional-type(operands, results)\0$operand `,` `config` `=` $einsum_config att"
    "r-dict `:` functional-type(operands, results)\0`(` $lhs `,` $rhs `)` `dim_numbers` `=` custom<ConvolutionDimensions>($dimension_numbers) `,`"
    " `window` `=` `{` custom<WindowAttributes>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal) `}` attr-dict `:` func"
    "tional-type(operands, results)\0custom<ReduceInputs>($operands) `across` `dimensions` `=` $dimensions attr-dict `:` functional-type(operands"
    ", results) custom<Reducer>($operands)\0$a (`,` `lower` `=` $lower^)\077 attr-dict custom<SameOperandsAndResultType>()\0$operand `,` `type` `"
    "=` $fft_type `,` `length` `=` $fft_length attr-dict `:` functional-type(operands, results)\0($results^ attr-dict `:` type($results)) : (attr"
    "-dict)\077\0custom<AssignmentList>($operand) (`:` type($operand)^)\077 attr-dict-with-keyword custom<WhileRegions>(); results = each(operand"
    ")\0operands attr-dict custom<TupleOpType>($val, $result)\0$operand `[` $index `]` attr-dict `:` functional-type(operands, results)\0operands"
    " attr-dict custom<PairwiseOpType>()\0$name $inputs attr-dict `:` functional-type(operands, results)\0$call_target_name `` `(` $inputs `)` at"
    "tr-dict `:` functional-type(operands, results)\0operands attr-dict custom<SameOperandsAndResultType>()\0operands attr-dict custom<OperandAnd"
    "ResultTypes>()\0`(` $operand `,` `k` `=` $k `)` attr-dict custom<OperandAndResultTypes>()",
#ifndef CODEGEN_NO_IREE_SYNTAX
    "($sym_visibility^)\077 $sym_name attr-dict-with-keyword $body\0($sym_visibility^)\077 $sym_name oilist(`target` `(` $target `)` | `objects` "
    "`(` $objects `)`) attr-dict-with-keyword $body\0($sym_visibility^)\077 $sym_name oilist(`ordinal` `(` $ordinal `)` | `layout` `(` $layout `)"
    "` | attr-dict-with-keyword | $workgroup_count | `count` custom<WorkgroupCountRegion>($workgroup_count))\0($sym_visibility^)\077 $sym_name at"
    "tr-dict-with-keyword\0($operands^ `:` type($operands))\077 attr-dict\0($sym_visibility^)\077 $sym_name oilist(`,`: `set` `` `=` `` $set | `b"
    "inding` `` `=` `` $binding | `type` `` `=` `` $type | `access` `` `=` `` $access) (attr-dict-with-keyword)\077 attr-dict\0$binding `,` `offs"
    "et` `=` $offset attr-dict `:` type($result) ; offset = index\0$operand `,` $binding `,` `offset` `=` $offset attr-dict `:` type($operand) ; "
    "offset = index\0($interface^ (`[` $byte_offset^ `]`)\077) : (oilist(`layout` `(` $layout `)` | `set` `(` $set `)` | `binding` `(` $binding `"
    ")` | `type` `(` $descriptor_type `)` | `alignment` `(` $alignment `)` | `offset` `(` $byte_offset^ `)` | `flags` `(` custom<DescriptorFlags>"
    "($descriptor_flags) `)`))\077 attr-dict `:` custom<ShapedType>($result, $dynamic_dims) ; byte_offset = index\0(`[` $ordinal `]`)\077 oilist("
    "`layout` `(` $layout `)` | `ordinal` `(` $ordinal `)` | `alignment` `(` $alignment `)` | `values` `(` $values `)`) attr-dict `:` type($resul"
    "t)\0`[` $dimension `]` (`upper_bound` $upper_bound^)\077 attr-dict `:` type(results)\0$source attr-dict `:` type($source) `->` type($target)"
    " (`{` $dynamic_dims^ `}`)\077 ; dynamic_dims = index\0$source ($name^)\077 attr-dict `:` type($source) `->` type($target) (`{` $target_dims^"
    " `}`)\077 ; target_dims = index\0$source ($name^)\077 attr-dict `:` type($source) (`{` $source_dims^ `}`)\077 `->` type($target) ; source_di"
    "ms = index\0`<` $buffer_view `:` type($buffer_view) `>` `` `[` $index `]` attr-dict `:` type($result)\0($sym_visibility^)\077 $sym_name oili"
    "st(`workgroups` custom<WorkgroupCountRegion>($workgroup_count) | attr-dict-with-keyword)\0custom<DispatchEntryPoint>($entry_point) (`[` $wor"
    "kload^ `]`)\077 `` `(` $arguments `)` attr-dict `:` custom<ShapedFunctionType>($arguments, $argument_dims, $result_dims, $tied_operands) ; w"
    "orkload = index\0(`[` $workload^ `]`)\077 `` `(` $arguments `)` `:` custom<ShapedFunctionType>($arguments, $argument_dims, $result_dims, $ti"
    "ed_operands) attr-dict-with-keyword `=` custom<DispatchBodyArguments>($workgroup_body) $workgroup_body (`count` custom<WorkgroupCountRegion>"
    "($workgroup_count)^)\077 ; workload = index\0`[` $dimension `]` attr-dict `:` type(results)\0$operand attr-dict `:` type($result) (`{` $dyna"
    "mic_dims^ `}`)\077 ; operand = same(result), dynamic_dims = index\0$source (`,` `offsets` `=` custom<DynamicIndexList>($offsets, $static_off"
    "sets)^ `,` `sizes` `=` custom<DynamicIndexList>($sizes, $static_sizes) `,` `strides` `=` custom<DynamicIndexList>($strides, $static_strides)"
    ")\077 attr-dict `:` type($source) (`{` $source_dims^ `}`)\077 `->` type($result) custom<WholeSlice>($source, $source_dims) ; source_dims = i"
    "ndex\0$value `,` $target (`,` `offsets` `=` custom<DynamicIndexList>($offsets, $static_offsets)^ `,` `sizes` `=` custom<DynamicIndexList>($s"
    "izes, $static_sizes) `,` `strides` `=` custom<DynamicIndexList>($strides, $static_strides))\077 attr-dict `:` type($value) `->` type($target"
    ") (`{` $target_dims^ `}`)\077 custom<WholeSlice>($target, $target_dims) ; target_dims = index\0$operand `,` $ordinal attr-dict `:` type($ope"
    "rand) ; result = same(operand)\0($operands^)\077 (`(` $operands `)`)\077 attr-dict ; operands = index, x = index, y = index, z = index\0$sou"
    "rce attr-dict `:` type($source) (`{` $source_dims^ `}`)\077 `->` type($result) (`{` $result_dims^ `}`)\077 ; source_dims = index, result_dim"
    "s = index\0$binding `[` $byte_offset `]` attr-dict `:` type($binding) `->` type($result) (`{` $dynamic_dims^ `}`)\077 ; byte_offset = index,"
    " dynamic_dims = index\0attr-dict `:` type($result) `` `{` $storage_size `}` ; storage_size = index\0$operand attr-dict `:` type($operand) ; "
    "result = index",
    "$source `[` $source_offset `]` attr-dict `:` type($source) `` `{` $source_size `}` `->` type($result) `` `{` $result_size `}` ; source_size "
    "= index, source_offset = index, result_size = index\0$source attr-dict `:` type($source) (`{` $dynamic_dims^ `}`)\077 `->` type($result) `` "
    "`{` $result_size `}` ; dynamic_dims = index, result_size = index\0$source attr-dict `:` type($source) `` `{` $source_size `}` `->` type($res"
    "ult) (`{` $dynamic_dims^ `}`)\077 ; dynamic_dims = index, source_size = index\0$source `[` $source_offset `]` attr-dict-with-keyword `:` typ"
    "e($source) `` `{` $source_size `}` `->` type($result) ; source_size = index, source_offset = index\0(`once` $once^)\077 (`on` `(` $affinity^"
    " `)`)\077 (`await` `(` $await_timepoint^ `)` `=` `>`)\077 `with` custom<ResourceArguments>($resources, $resource_sizes) attr-dict-with-keywo"
    "rd $body (`=` `>` type($result_timepoint)^)\077 ; await_timepoint = !stream.timepoint, result_timepoint = !stream.timepoint\0attr-dict-with-"
    "keyword $body\0$value `,` $target `[` $target_offset `for` $target_length `]` attr-dict `:` type($value) `->` type($target) `` `{` $target_s"
    "ize `}` ; target_size = index, target_offset = index, target_length = index\0$source `[` $source_offset `]` `,` $target `[` $target_offset `"
    "]` `,` $length attr-dict `:` type($source) `` `{` $source_size `}` `->` type($target) `` `{` $target_size `}` ; source_size = index, source_"
    "offset = index, target_size = index, target_offset = index, length = index\0custom<DispatchEntryPoint>($entry_point) (`[` $workload^ `]`)\077"
    " custom<TypedOperands>($uniforms) custom<DispatchResources>($resources, $resource_sizes, $resource_offsets, $resource_lengths, $resource_acc"
    "ess) attr-dict-with-keyword ; workload = index\0$await_timepoint `=` `>` $resources attr-dict `:` custom<SizeAwareTypes>($resources, $resour"
    "ce_sizes) ; await_timepoint = !stream.timepoint, results = each(resources)\0attr-dict `=` `>` type($result)\0($sym_visibility^)\077 (`mutabl"
    "e` $is_mutable^)\077 $sym_name attr-dict custom<TypeOrAttr>($type, $initial_value) (attr-dict)\077\0(`immutable` $is_immutable^)\077 $global"
    " attr-dict `:` type($result)\0$value `,` $global attr-dict `:` type($value)\0attr-dict $value ; result = same(value)\0($operands^ attr-dict "
    "`:` type($operands)) : (attr-dict)\077 ; results = each(operands)\0custom<Assumptions>($operands, $assumptions) attr-dict `:` type($operands"
    ") ; results = each(operands)\0$value `,` $alignment attr-dict `:` type($result)\0$function_ref oilist(`workgroup_size` `=` $workgroup_size |"
    " `subgroup_size` `=` $subgroup_size) attr-dict-with-keyword $body\0($sym_visibility^)\077 (`mutable` $is_mutable^)\077 $sym_name (`` `(` $va"
    "lue^ `)`)\077 `:` $type attr-dict\0$global attr-dict `:` type(results)\0$global `=` $value attr-dict `:` type($value)\0($sym_visibility^)\077"
    " $sym_name `=` $mesh attr-dict\0$input $sharding attr-dict `:` type($input) ; result = same(input)\0$input `to` `layout` `(` $layout `)` att"
    "r-dict `:` type($input) ; output = same(input)\0$input attr-dict `:` type($input) `->` type($output)\0attr-dict oilist(`dimension` `(` $dime"
    "nsion `)` | `inclusive` `(` $inclusive `)` | `ins` `(` ($inputs^ `:` type($inputs))\077 `)` | `outs` `(` ($outputs^ `:` type($outputs))\077 "
    "`)`) attr-dict-with-keyword $region (`:` type($results))\077 (`->` type($results)^)\077\0attr-dict oilist(`dimension` `(` $dimension `)` | `"
    "ins` `(` ($inputs^ `:` type($inputs))\077 `)` | `outs` `(` ($outputs^ `:` type($outputs))\077 `)`) attr-dict-with-keyword $region (`:` type("
    "$results))\077 (`->` type($results)^)\077\0attr-dict oilist(`dimension_map` `=` $dimension_map | `unique_indices` `(` $unique_indices `)` | "
    "`ins` `(` ($inputs^ `:` type($inputs))\077 `)` | `outs` `(` ($outputs^ `:` type($outputs))\077 `)`) attr-dict-with-keyword $region (`:` type"
    "($results))\077 (`->` type($results)^)\077\0attr-dict oilist(`dimensions` `(` $dimensions `)` | `ins` `(` ($inputs^ `:` type($inputs))\077 `"
    ")` | `outs` `(` ($outputs^ `:` type($outputs))\077 `)`) attr-dict-with-keyword (`->` type($results))\077 (`:` type($results)^)\077",
    "attr-dict oilist(`ins` `(` ($inputs^ `:` type($inputs))\077 `)` | `outs` `(` ($outputs^ `:` type($outputs))\077 `)`) attr-dict-with-keyword "
    "(`->` type($results))\077 (`:` type($results)^)\077\0(`(` $operand^ `)`) : ($operand^)\077 attr-dict `:` type($operand)\0(`(` $lhs^ `,` $rhs"
    " `)`) : ($lhs^ `,` $rhs)\077 attr-dict `:` custom<OneOrBothTypes>($lhs, $rhs)\0(`(` $lhs^ `,` $value `)`) : ($lhs^ `,` $value)\077 attr-dict"
    " (`:` type($lhs)^)\077 ; lhs = same(value)\0(`(` $lhs^ `,` $rhs oilist(`,`: `atol` (`=`)\077 $atol | `rtol` (`=`)\077 $rtol | `tolerance` `="
    "` $tolerance) `)`) : ($lhs^ `,` $rhs oilist(`,`: `atol` (`=`)\077 $atol | `rtol` (`=`)\077 $rtol | `tolerance` `=` $tolerance))\077 attr-dic"
    "t `:` custom<OneOrBothTypes>($lhs, $rhs)\0(`(` $lhs^ `,` $value oilist(`,`: `atol` (`=`)\077 $atol | `rtol` (`=`)\077 $rtol | `tolerance` `="
    "` $tolerance) `)`) : ($lhs^ `,` $value oilist(`,`: `atol` (`=`)\077 $atol | `rtol` (`=`)\077 $rtol | `tolerance` `=` $tolerance))\077 attr-d"
    "ict (`:` type($lhs)^)\077 ; lhs = same(value)\0(`(` $lhs^ `,` $rhs oilist(`,`: `max_ulp_difference` `=` $max_ulp_difference | `min_ulp_diffe"
    "rence` `=` $min_ulp_difference) `)`) : ($lhs^ `,` $rhs oilist(`,`: `max_ulp_difference` `=` $max_ulp_difference | `min_ulp_difference` `=` $"
    "min_ulp_difference))\077 attr-dict `:` custom<OneOrBothTypes>($lhs, $rhs)",
#endif
};
static const uint16_t cgi_op_format_of[] = {
    0, 1, 50, 110, 117, 193, 315, 350, 394, 433, 508, 433, 433, 601, 601, 640, 640, 640, 640, 640, 640, 640, 640, 640, 640, 433, 640, 640, 640,
    640, 640, 640, 682, 747, 747, 747, 747, 747, 747, 747, 747, 747, 817, 817, 861, 817, 933, 817, 817, 817, 817, 817, 817, 817, 1023, 1099, 1203,
    682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682,
    682, 747, 747, 747, 1329, 1402, 1504, 1504, 1504, 1504, 640, 1541, 1575, 1591, 1639, 1830, 1940, 2061, 2132, 2388, 2452, 2488, 2732, 2750, 2844,
    2899, 2941, 3013, 3013, 3082, 3335, 0, 3467, 3589, 350, 3721, 0, 3831, 3831, 3958, 3994, 4087, 4190, 4257, 4257, 4310, 4388, 4440, 4650, 4918,
    5112, 5178, 5229, 5363, 5397, 5469, 5597, 5597, 5652, 5783, 5855, 5948, 4440, 6071, 6315, 6538, 4918, 5112, 4310, 6731, 4257, 4257, 6783, 6859,
    6922, 7033, 5397, 7107, 7237, 7382, 7695, 7940, 7974, 8144, 8391, 8559, 8760, 8900, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038,
    9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038,
    9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038,
    9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038,
    9038, 9038, 9038, 9038, 9190, 9333, 9366, 9406, 9611, 9817, 9988, 10094, 10218, 10266, 10321, 10384, 10528, 10676, 10777, 10909, 10964, 11047,
    11144, 11199, 11271, 11329, 11413, 110, 11521, 11577, 11621, 11740, 11144, 11768, 11957, 12131, 12280, 110, 350, 12414, 12414, 12414, 12414,
    12414, 12482, 12539, 12539, 12539, 12598, 12608, 12739, 12834, 12917, 13009, 13109, 13205, 13237, 9366, 13300, 13300, 13300, 13300, 13300, 13300,
    13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300,
    13300, 13300, 13379, 13300, 13300, 13300, 13508, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300,
    13556, 13667, 0, 13768, 13871, 13925, 14018, 14129, 14228, 14228, 14228, 14256, 14314, 14405, 14500, 14618, 14256, 14256, 14734, 14823, 14909,
    15029, 14256, 14256, 15169, 14256, 0, 0, 0, 15349, 15432, 0, 0, 0, 15525, 15651, 15881, 15976, 16066, 0, 16330, 0, 0, 0, 0, 16476, 0, 16552,
    16664, 0, 0, 16720, 16847, 16901, 16974, 17018, 17081, 17167, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17222, 17222, 17222, 17222, 17222, 17222, 17222,
    17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 14256, 14256, 14256,
    14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 13768, 0, 17273,
    0, 17347, 17347, 17406, 17527, 17720, 17773, 17347, 17817, 18002, 18081, 18174, 18541, 18711, 18711, 18711, 18789, 18893, 19005, 19117, 17347,
    19207, 17773, 19330, 19533, 19834, 19834, 19834, 19881, 19991, 20343, 20705, 20781, 20781, 20878, 17347, 19207, 17773, 17773, 21026, 19834,
    19834, 19834, 21174, 21250, 21305, 21497, 21646, 21795, 21955, 22247, 22247, 22276, 22477, 12598, 22755, 23004, 23171, 23203, 23324, 23390,
    22247, 23436, 23476, 14228, 23561, 23663, 23713, 17773, 23838, 23936, 23936, 23972, 24018, 24068, 24135, 24222, 24222, 24275, 24529, 24750,
    24529, 25018, 25233, 17773, 25413, 25413, 25413, 25477, 25571, 25669, 25931, 26197,
};
#endif
static const uint32_t cgi_op_trait_sets[] = {
    0x0, 0x18070, 0x1, 0x30, 0x401, 0x9, 0x87, 0x107, 0x85, 0x5, 0x105, 0x2000, 0x10200, 0x10208, 0x18008, 0x200, 0x1000, 0x4000, 0x3000, 0x20,
    0x10001, 0x10800, 0x101, 0x20005, 0x7, 0x20001, 0x20000, 0x30200, 0x10, 0x81, 0x10010,
};
static const uint8_t cgi_op_traits_of[] = {
    0, 1, 2, 3, 0, 0, 4, 5, 4, 6, 7, 8, 6, 6, 6, 8, 8, 8, 8, 8, 8, 8, 6, 6, 6, 8, 8, 8, 6, 6, 6, 6, 8, 6, 8, 6, 8, 8, 6, 6, 6, 6, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 10, 10, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 8, 8,
    8, 8, 8, 11, 5, 5, 12, 12, 12, 5, 12, 13, 5, 12, 14, 12, 15, 5, 2, 2, 2, 12, 12, 12, 16, 11, 5, 2, 2, 17, 17, 11, 16, 11, 18, 2, 2, 2, 2, 2,
    2, 2, 2, 11, 19, 2, 2, 2, 2, 2, 18, 2, 2, 2, 2, 2, 11, 20, 2, 2, 2, 2, 2, 2, 2, 2, 2, 12, 2, 2, 2, 2, 2, 5, 17, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 0, 2, 5, 16, 11, 2, 2, 2, 8, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 22, 16, 11, 12, 2, 2,
    2, 2, 2, 16, 11, 16, 11, 11, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 18, 16, 16, 16, 16, 11, 2, 2, 2, 5, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 23, 9, 9, 9, 9, 9, 23, 9, 23, 23, 9, 24, 24, 9, 23, 9, 24, 24, 24, 24, 9, 9, 9, 9, 9, 9, 24, 9, 9, 9, 12, 4, 2, 25, 26, 25, 2, 0, 0,
    2, 2, 2, 25, 2, 2, 25, 2, 2, 2, 2, 25, 2, 2, 25, 2, 25, 2, 2, 25, 12, 12, 12, 2, 2, 2, 2, 2, 25, 12, 12, 2, 25, 25, 25, 25, 25, 5, 27, 27, 27,
    2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 9, 9, 9, 9, 9, 9, 9, 9, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 9, 23, 23, 23, 25,
    25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 4, 25, 25, 25, 1, 1, 1, 3, 19, 5, 1, 19, 16, 11, 2, 2, 2, 2,
    2, 2, 0, 0, 2, 1, 3, 5, 0, 28, 2, 2, 2, 2, 16, 11, 2, 2, 2, 2, 1, 3, 5, 5, 2, 2, 2, 2, 17, 2, 2, 0, 0, 16, 0, 0, 0, 11, 18, 18, 18, 0, 2, 19,
    16, 11, 28, 0, 0, 2, 2, 29, 30, 5, 19, 16, 2, 11, 19, 2, 2, 2, 2, 12, 12, 12, 12, 12, 12, 5, 0, 0, 0, 0, 0, 0, 0, 0,
};
#define CGI_FIRST_IREE_OP 477u
// clang-format on
#endif
