// Private: the op rows of dialects/*_ops.h as data, each string once, by kind. Made of the rows by `make headers`: do not edit.
#ifndef CGI_OP_TABLES_H
#define CGI_OP_TABLES_H

// clang-format off
// In the order of the kinds, the first of which is 1: a byte of the length, then the name. A byte from 128 on is the length, and 128
// more, of the dialect of the names behind it. 0: nothing.
static const struct cgi_op_names {
  char part0[3815];
  char part1[2937];
} cgi_op_names = {
    "\210builtin.\006module\032unrealized_conversion_cast\205func.\004func\004call\015call_indirect\010constant\006return\206arith.\010constant\004"
    "addi\016addui_extended\004subi\004muli\016mulsi_extended\016mului_extended\005divui\005divsi\011ceildivui\011ceildivsi\012floordivsi\005remu"
    "i\005remsi\004andi\003ori\004xori\004shli\005shrui\005shrsi\005maxsi\005maxui\005minsi\005minui\004negf\004addf\004subf\004mulf\004divf\004r"
    "emf\010maximumf\010minimumf\007maxnumf\007minnumf\005extui\005extsi\004extf\006trunci\006truncf\006uitofp\006sitofp\006fptoui\006fptosi\012i"
    "ndex_cast\014index_castui\007bitcast\004cmpi\004cmpf\006select\205math.\004acos\005acosh\004asin\005asinh\004atan\005atanh\004cbrt\004ceil\003"
    "cos\004cosh\003erf\003exp\004exp2\005expm1\005floor\003log\005log10\005log1p\004log2\005round\011roundeven\005rsqrt\003sin\004sinh\004sqrt\003"
    "tan\004tanh\005trunc\004absf\005atan2\012bessel_i1e\007digamma\004erfc\007erf_inv\006lgamma\011polygamma\004zeta\010copysign\004powf\003fma\005"
    "fpowi\004absi\004ctlz\005ctpop\004cttz\005ipowi\203cf.\006assert\002br\007cond_br\204scf.\003for\002if\005while\011condition\010parallel\006"
    "reduce\015reduce.return\006forall\022forall.in_parallel\014index_switch\016execute_region\005yield\207affine.\005apply\003min\003max\003for\002"
    "if\010parallel\004load\005store\005yield\021delinearize_index\017linearize_index\207memref.\005alloc\006alloca\007dealloc\004load\005store\004"
    "copy\004cast\021memory_space_cast\003dim\004rank\007subview\020reinterpret_cast\014expand_shape\016collapse_shape\020assume_alignment\006glo"
    "bal\012get_global\007reshape\004view\030extract_strided_metadata extract_aligned_pointer_as_index\012atomic_rmw\207tensor.\005empty\007extra"
    "ct\006insert\015extract_slice\014insert_slice\025parallel_insert_slice\003pad\014expand_shape\016collapse_shape\003dim\004rank\004cast\007bi"
    "tcast\006concat\015from_elements\005splat\010generate\007reshape\006gather\007scatter\004pack\006unpack\005yield\216bufferization.\014alloc_"
    "tensor\207linalg.\007generic\003map\006reduce\011transpose\011broadcast\004copy\016elemwise_unary\017elemwise_binary\003exp\003log\003abs\004"
    "ceil\005floor\004negf\012reciprocal\005round\004sqrt\005rsqrt\006square\004tanh\003erf\003add\003sub\003mul\003div\014div_unsigned\003max\003"
    "min\004powf\006select\004fill\006matmul\020quantized_matmul\022matmul_transpose_a\022matmul_transpose_b\005mmt4d\013batch_mmt4d\014batch_mat"
    "mul\030batch_matmul_transpose_a\030batch_matmul_transpose_b\026quantized_batch_matmul\023batch_reduce_matmul\006matvec\006vecmat\014batch_ma"
    "tvec\014batch_vecmat\003dot\007conv_1d\007conv_2d\007conv_3d\017conv_1d_nwc_wcf\017conv_1d_ncw_fcw\021conv_2d_nhwc_hwcf\021conv_2d_nhwc_fhwc"
    "\023conv_2d_nhwc_hwcf_q\023conv_2d_nhwc_fhwc_q\021conv_2d_nchw_fchw\023conv_2d_ngchw_fgchw\023conv_2d_ngchw_gfchw\025conv_2d_ngchw_gfchw_q\023"
    "conv_3d_ndhwc_dhwcf\025conv_3d_ndhwc_dhwcf_q\023conv_3d_ncdhw_fcdhw\030depthwise_conv_1d_ncw_cw\030depthwise_conv_1d_nwc_wc\031depthwise_con"
    "v_1d_nwc_wcm\032depthwise_conv_2d_nchw_chw\032depthwise_conv_2d_nhwc_hwc\034depthwise_conv_2d_nhwc_hwc_q\033depthwise_conv_2d_nhwc_hwcm\035d"
    "epthwise_conv_2d_nhwc_hwcm_q\034depthwise_conv_3d_ndhwc_dhwc\034depthwise_conv_3d_ncdhw_cdhw\035depthwise_conv_3d_ndhwc_dhwcm\020pooling_nhw"
    "c_sum\020pooling_nchw_sum\020pooling_nhwc_max\031pooling_nhwc_max_unsigned\020pooling_nchw_max\020pooling_nhwc_min\031pooling_nhwc_min_unsig"
    "ned\017pooling_nwc_sum\017pooling_ncw_sum\017pooling_nwc_max\030pooling_nwc_max_unsigned\017pooling_ncw_max\017pooling_nwc_min\030pooling_nw"
    "c_min_unsigned\021pooling_ndhwc_sum\021pooling_ndhwc_max\021pooling_ndhwc_min\007softmax\005index\005yield\207vector.\015transfer_read\016tr"
    "ansfer_write\010contract\017multi_reduction\011reduction\003fma\011broadcast\005splat\007extract\006insert\016extractelement\015insertelemen"
    "t\025extract_strided_slice\024insert_strided_slice\007shuffle\012shape_cast\011transpose\012interleave\004load\005store\004mask\013create_ma"
    "sk\015constant_mask\014outerproduct\004step\007bitcast\006gather\007scatter\012maskedload\013maskedstore\005print\005yield\204gpu.\010block_"
    "id\011block_dim\010grid_dim\011thread_id\011global_id\007lane_id\013subgroup_id\015num_subgroups\015subgroup_size\007barrier\007shuffle\012a"
    "ll_reduce\017subgroup_reduce\030subgroup_mma_load_matrix\031subgroup_mma_store_matrix\024subgroup_mma_compute\034subgroup_mma_constant_matri"
    "x\030subgroup_mma_elementwise\005yield\212stablehlo.\004cbrt\004ceil\006cosine\013exponential\025exponential_minus_one\005floor\003log\014lo"
    "g_plus_one\021round_nearest_afz\022round_nearest_even\005rsqrt\004sine\004sqrt\003tan\004tanh\003abs\007convert\023count_leading_zeros\004im"
    "ag\011is_finite\010logistic\006negate\003not\006popcnt\004real\004sign\022uniform_dequantize\020uniform_quantize\020reduce_precision\003add\003"
    "and\005atan2\007complex\006divide\007maximum\007minimum\010multiply\002or\005power\011remainder\012shift_left\026shift_right_arithmetic\023s"
    "hift_right_logical",
    "\010subtract\003xor\005clamp\007compare\006select\003map\010constant\004iota\014dynamic_iota\003rng\021rng_bit_generator\014create_token\014"
    "partition_id\012replica_id\017bitcast_convert\011broadcast\020broadcast_in_dim\030dynamic_broadcast_in_dim\013concatenate\007reshape\017dyna"
    "mic_reshape\007reverse\011transpose\005slice\015dynamic_slice\022real_dynamic_slice\024dynamic_update_slice\003pad\013dynamic_pad\006gather\016"
    "dynamic_gather\022torch_index_select\022get_dimension_size\022set_dimension_size\007scatter\022select_and_scatter\004sort\003dot\013dot_gene"
    "ral\006einsum\014unary_einsum\013convolution\014dynamic_conv\006reduce\015reduce_window\024batch_norm_inference\023batch_norm_training\017ba"
    "tch_norm_grad\010cholesky\020triangular_solve\003fft\006return\002if\004case\005while\005tuple\021get_tuple_element\024optimization_barrier\011"
    "composite\013custom_call\011after_all\006infeed\007outfeed\004send\004recv\012all_reduce\012all_gather\012all_to_all\016reduce_scatter\022co"
    "llective_permute\024collective_broadcast\021cross-replica-sum\205chlo.\004acos\005acosh\004asin\005asinh\004atan\005atanh\004cosh\003erf\004"
    "sinh\021_asin_acos_kernel\012bessel_i1e\004conj\007digamma\007erf_inv\004erfc\006is_inf\012is_neg_inf\012is_pos_inf\006lgamma\006square\003t"
    "an\012next_after\011polygamma\004zeta\015broadcast_add\015broadcast_and\017broadcast_atan2\021broadcast_complex\020broadcast_divide\021broad"
    "cast_maximum\021broadcast_minimum\022broadcast_multiply\024broadcast_next_after\014broadcast_or\023broadcast_polygamma\017broadcast_power\023"
    "broadcast_remainder\024broadcast_shift_left broadcast_shift_right_arithmetic\035broadcast_shift_right_logical\022broadcast_subtract\015broad"
    "cast_xor\016broadcast_zeta\021broadcast_compare\020broadcast_select\010constant\015constant_like\005top_k\012ragged_dot\204hal.\012executabl"
    "e\021executable.source\022executable.variant\021executable.export\021executable.binary\006return\011interface\021interface.binding\025interf"
    "ace.load.tensor\026interface.store.tensor\031interface.binding.subspan\027interface.constant.load\026interface.workgroup.id\031interface.wor"
    "kgroup.count\030interface.workgroup.size\013tensor.cast\015tensor.import\015tensor.export\017buffer_view.dim\205flow.\012executable\021execu"
    "table.export\006return\010dispatch\023dispatch.workgroups\025dispatch.workgroup.id\030dispatch.workgroup.count\027dispatch.workgroup.size\022"
    "dispatch.tie_shape\024dispatch.tensor.load\025dispatch.tensor.store\031dispatch.workload.ordinal&dispatch.workgroup_count_from_dag_root#disp"
    "atch.workgroup_count_from_slice\016tensor.reshape\207stream.\012executable\021executable.export\006return\005yield\017binding.subspan\025dis"
    "patch.workgroup.id\030dispatch.workgroup.count\027dispatch.workgroup.size\016resource.alloc\015resource.size\020resource.subview\015tensor.i"
    "mport\015tensor.export\012async.load\013cmd.execute\012cmd.serial\016cmd.concurrent\010cmd.fill\010cmd.copy\013cmd.barrier\014cmd.dispatch\017"
    "timepoint.await\023timepoint.immediate\205util.\006global\013global.load\014global.store\013initializer\023unfoldable_constant\024optimizati"
    "on_barrier\004null\012assume.int\005align\215iree_codegen.\017dispatch_config\005yield\213ml_program.\006global\013global_load\021global_loa"
    "d_const\014global_store\204sdy.\004mesh\023sharding_constraint\220iree_linalg_ext.\004scan\004sort\007scatter\004topk\007reverse\003fft\005y"
    "ield\220iree_vector_ext.\011to_layout\007to_simd\007to_simt\017transfer_gather\206check.\013expect_true\014expect_false\017expect_all_true\011"
    "expect_eq\017expect_eq_const\020expect_almost_eq\026expect_almost_eq_const\014expect_close",
};
// The columns of rows: strings, and where each of them is.
static const struct cgi_op_operands {
  char part0[2651];
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  char part1[363];
#endif
} cgi_op_operands = {
    "operands*\0\0inputs*\0callee,callee_operands*\0lhs,rhs\0operand\0in\0condition,true_value,false_value\0a,b,c\0arg\0destOperands*\0condition,"
    "trueDestOperands*,falseDestOperands*\0lowerBound,upperBound,step,initArgs*\0condition\0inits*\0condition,args*\0lowerBound*,upperBound*,step"
    "*,initVals*\0result\0dynamicLowerBound*,dynamicUpperBound*,dynamicStep*,outputs*\0results*\0mapOperands*\0lowerBoundOperands*,upperBoundOper"
    "ands*,inits*\0memref,indices*\0value,memref,indices*\0linear_index,basis*\0multi_index*,dynamic_basis*\0dynamicSizes*,symbolOperands*\0memre"
    "f\0source,target\0source\0source,index\0source,offsets*,sizes*,strides*\0src,output_shape*\0src\0source,shape\0source,byte_shift,sizes*\0dyn"
    "amicSizes*\0tensor,indices*\0scalar,dest,indices*\0source,dest,offsets*,sizes*,strides*\0source,low*,high*\0tensor\0elements*\0input,dynamic"
    "Sizes*\0dynamicExtents*\0source,indices\0source,dest,indices\0source,dest,padding_value\077,inner_tiles*\0source,dest,inner_tiles*\0value\0d"
    "ynamic_sizes*,copy\077,size_hint\077\0inputs*,outputs*\0inputs*,init\0inputs*,inits*\0input,init\0input,output\0values*\0source,indices*,pad"
    "ding,mask\077\0vector,source,indices*,mask\077\0lhs,rhs,acc\0source,acc\0vector,acc\077\0input\0vector,dynamic_position*\0source,dest,dynami"
    "c_position*\0vector,position\077\0source,dest,position\077\0vector\0source,dest\0v1,v2\0base,indices*\0valueToStore,base,indices*\0mask,pass"
    "thru\077\0lhs,rhs,acc\077\0base,indices*,index_vec,mask,pass_thru\0base,indices*,index_vec,mask,valueToStore\0base,indices*,mask,pass_thru\0"
    "base,indices*,mask,valueToStore\0source\077\0value,offset,width\0srcMemref,indices*\0src,dstMemref,indices*\0opA,opB,opC\0args*\0min,operand"
    ",max\0pred,on_true,on_false\0operand,start_indices*\0operand,update,start_indices*\0operand,padding_value\0operand,start_indices\0operand,in"
    "dex\0operand,source,init_value\0operand,scale,offset,mean,variance\0val*\0operand*\0token\0offset\0operand,offset\0byte_offset\077,dynamic_d"
    "ims*\0source,dynamic_dims*\0source,target_dims*\0source,source_dims*\0buffer_view\0workload*,arguments*,argument_dims*,result_dims*\0operand"
    ",dynamic_dims*\0source,source_dims*,offsets*,sizes*,strides*\0value,target,target_dims*,offsets*,sizes*,strides*\0source,source_dims*,result"
    "_dims*\0binding,byte_offset,dynamic_dims*\0storage_size\0source,source_size,source_offset,result_size\0source,dynamic_dims*,result_size\0sou"
    "rce,dynamic_dims*,source_size\0source,source_size,source_offset\0await_timepoint\077,resources*,resource_sizes*\0value,target,target_size,ta"
    "rget_offset,target_length\0source,source_size,source_offset,target,target_size,target_offset,length\0workload*,uniforms*,resources*,resource"
    "_sizes*,resource_offsets*,resource_lengths*\0await_timepoint,resources*,resource_sizes*\0value,alignment\0base,offsets*,index_vecs*,padding,"
    "mask\077\0lhs",
#ifndef CODEGEN_NO_SECOND_TIER_OPS
    "output_shape\0a,b,shape\0initial_state\0operand,output_dimensions\0operand,output_shape\0operand,start_indices,limit_indices,strides\0operan"
    "d,padding_value,edge_padding_low,edge_padding_high,interior_padding\0operand,start_indices,slice_sizes\0operand,size\0lhs,rhs,padding\0opera"
    "nd,scale,offset\0operand,scale,mean,variance,grad_output\0a\0a,b\0pred\0index\0lhs,rhs,group_sizes",
#endif
};
static const uint16_t cgi_op_operands_at[] = {
    0, 10, 11, 19, 43, 51, 59, 62, 95, 101, 105, 119, 166, 203, 213, 220, 236, 276, 283, 343, 352, 365, 412, 428, 450, 470, 498, 528, 535, 549,
    556, 569, 601, 619, 623, 636, 661, 675, 691, 712, 749, 767, 774, 784, 804, 820, 835, 855, 895, 920, 926, 958, 975, 988, 1003, 1014, 1027, 1035,
    1065, 1094, 1106, 1117, 1129, 1135, 1160, 1190, 1207, 1229, 1236, 1248, 1254, 1268, 1295, 1310, 1323, 1362, 1404, 1433, 1465, 1473, 1492, 1511,
    1534, 1546, 1552, 1568, 1590, 1613, 1643, 1665, 1687, 1701, 1727, 1762, 1767, 1776, 1782, 1789, 1804, 1831, 1852, 1872, 1892, 1904, 1953, 1975,
    2020, 2071, 2104, 2138, 2151, 2196, 2229, 2262, 2295, 2339, 2392, 2465, 2548, 2591, 2607, 2647, 2651, 2664, 2674, 2688, 2714, 2735, 2779, 2853,
    2887, 2900, 2916, 2937, 2977, 2979, 2983, 2988, 2994,
};
static const struct cgi_op_results {
  char part0[235];
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  char part1[99];
#endif
} cgi_op_results = {
    "results*\0\0outputs*\0result\0sum,overflow\0low,high\0out\0result*\0multi_index*\0linear_index\0memref\0dest\0base_buffer,offset,sizes*,stri"
    "des*\0aligned_pointer\0aggregate\0vector\0result\077\0res\0shuffleResult,valid\0output\0target\0x,y,z\0result_timepoint",
#ifndef CODEGEN_NO_SECOND_TIER_OPS
    "output_state,output\0output,batch_mean,batch_var\0grad_operand,grad_scale,grad_offset\0values,indices",
#endif
};
static const uint16_t cgi_op_results_at[] = {
    0, 9, 10, 19, 26, 39, 48, 52, 60, 73, 86, 93, 98, 133, 149, 159, 166, 174, 178, 198, 205, 212, 218, 235, 255, 283, 319,
};
#ifndef CODEGEN_NO_TEXT
static const struct cgi_op_attrs {
  char part0[3999];
  char part1[1750];
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  char part2[576];
#endif
} cgi_op_attrs = {
    "\0sym_name:sym\077,sym_visibility:str\077\0sym_name:sym,function_type:type,sym_visibility:str\077,arg_attrs\077,res_attrs\077\0callee:sym\0v"
    "alue:sym\0value:typed\0overflowFlags:#arith.overflow=#arith.overflow<none>\0fastmath:#arith.fastmath=#arith.fastmath<none>\0fastmath:#arith."
    "fastmath\077\0roundingmode:enum32(to_nearest_even|downward|upward|toward_zero|to_nearest_away)\077,fastmath:#arith.fastmath\077\0predicate:e"
    "num(eq|ne|slt|sle|sgt|sge|ult|ule|ugt|uge)\0predicate:enum(false|oeq|ogt|oge|olt|ole|one|ord|ueq|ugt|uge|ult|ule|une|uno|true),fastmath:#ari"
    "th.fastmath=#arith.fastmath<none>\0msg:str\0staticLowerBound:ints,staticUpperBound:ints,staticStep:ints,mapping\077\0cases:ints\0map:map\0lo"
    "werBoundMap:map,upperBoundMap:map,step:index\0condition\0reductions,lowerBoundsMap:map,lowerBoundsGroups,upperBoundsMap:map,upperBoundsGroup"
    "s,steps:intarray\0static_basis:ints,disjoint:unit\077\0alignment:i64\077\0nontemporal:bool\077\0static_offsets:ints,static_sizes:ints,static"
    "_strides:ints\0reassociation:intarrays,static_output_shape:ints\0reassociation:intarrays\0alignment:i32\0sym_name:sym,sym_visibility:str\077"
    ",type:type,initial_value\077,constant:unit\077,alignment:i64\077\0name:sym\0kind:enum(addf|addi|assign|maximumf|maxs|maxu|minimumf|mins|minu"
    "|mulf|muli|ori|andi|maxnumf|minnumf)\0static_low:ints,static_high:ints,nofold:unit\077\0dim:i64\0gather_dims:ints,unique:unit\077\0scatter_d"
    "ims:ints,unique:unit\077\0outer_dims_perm:ints\077,inner_dims_pos:ints,static_inner_tiles:ints\0memory_space\077\0indexing_maps,iterator_typ"
    "es,doc:str\077,library_call:str\077\0dimensions:ints\0permutation:ints\0cast:#linalg.type_fn=#linalg.type_fn<cast_signed>\0fun:#linalg.unary"
    "_fn=#linalg.unary_fn<exp>,cast:#linalg.type_fn=#linalg.type_fn<cast_signed>\0fun:#linalg.binary_fn=#linalg.binary_fn<add>,cast:#linalg.type_"
    "fn=#linalg.type_fn<cast_signed>\0strides\077,dilations\077\0dimension:i64\0permutation_map:map,in_bounds\0indexing_maps,iterator_types,kind:"
    "#vector.kind=#vector.kind<add>\0kind:#vector.kind,reduction_dims:intarray\0kind:#vector.kind,fastmath:#arith.fastmath=#arith.fastmath<none>\0"
    "static_position:ints\0offsets:intarray,sizes:intarray,strides:intarray\0offsets:intarray,strides:intarray\0mask:intarray\0mask_dim_sizes:int"
    "array\0kind:#vector.kind=#vector.kind<add>\0punctuation:#vector.punctuation\077,stringLiteral\077\0dimension:#gpu<dim>,upper_bound:index\077"
    "\0upper_bound:index\077\0mode:#gpu<shuffle_mode>\0op:#gpu<all_reduce_op>\077,uniform:unit\077\0op:#gpu<all_reduce_op>,uniform:unit\077\0lead"
    "Dimension:index,transpose:unit\077\0a_transpose:unit\077,b_transpose:unit\077\0opType:#gpu<mma_element_wise>\0result_accuracy\077\0exponent_"
    "bits,mantissa_bits\0comparison_direction:#stablehlo<comparison_direction>,compare_type:#stablehlo<comparison_type>\077\0dimensions\0iota_dim"
    "ension:i64\0broadcast_sizes:ints\0broadcast_dimensions:ints\0start_indices,limit_indices,strides\0slice_sizes:ints\0edge_padding_low:ints,ed"
    "ge_padding_high:ints,interior_padding:ints\0dimension_numbers,slice_sizes,indices_are_sorted\077\0dim,batch_dims\0scatter_dimension_numbers,"
    "indices_are_sorted\077,unique_indices\077\0window_dimensions\077,window_strides\077,padding\077\0dimension\077,is_stable\077\0precision_conf"
    "ig\077\0dot_dimension_numbers,precision_config\077,algorithm\077\0einsum_config:str\0window_strides\077,padding\077,lhs_dilation\077,rhs_dil"
    "ation\077,window_reversal\077,dimension_numbers,feature_group_count,batch_group_count,precision_config\077\0window_dimensions,window_strides"
    "\077,base_dilations\077,window_dilations\077,padding\077\0epsilon,feature_index\0index:i32\0name:str,composite_attributes\077,decomposition,"
    "version\077\0call_target_name:symname,has_side_effect\077,backend_config\077,api_version\077,called_computations\077,operand_layouts\077,res"
    "ult_layouts\077,output_operand_aliases\077,error_message\077\0infeed_config\077,layout\077\0outfeed_config\077\0channel_handle,is_host_trans"
    "fer\077,source_target_pairs\077\0replica_groups,channel_handle\077,use_global_device_ids\077\0all_gather_dim,replica_groups,channel_handle\077"
    ",use_global_device_ids\077\0split_dimension,concat_dimension,split_count,replica_groups,channel_handle\077\0scatter_dimension,replica_groups"
    ",channel_handle\077,use_global_device_ids\077\0source_target_pairs,channel_handle\077\0replica_groups,channel_handle\077\0replica_groups",
    "sym_name:sym,sym_visibility:kw(public|private|nested)\077\0sym_name:sym,sym_visibility:kw(public|private|nested)\077,target:any#hal.executab"
    "le.target\077,objects\077\0sym_name:sym,sym_visibility:kw(public|private|nested)\077,ordinal:index\077,layout:any#hal.pipeline.layout\077,wo"
    "rkgroup_size\077,subgroup_size\077,workgroup_local_memory\077\0sym_name:sym,sym_visibility:kw(public|private|nested)\077,format,data,mime_ty"
    "pe\077\0sym_name:sym,sym_visibility:kw(public|private|nested)\077,push_constants\077\0sym_name:sym,sym_visibility:kw(public|private|nested)\077"
    ",set:index,binding:index,type:str,access:str\077\0binding\0layout:any#hal.pipeline.layout\077,set:index\077,binding:index\077,descriptor_typ"
    "e:#hal<descriptor_type>\077,alignment:index\077,descriptor_flags:str\077,interface:sym\077\0layout:any#hal.pipeline.layout\077,ordinal:index"
    ",alignment:index\077,values\077\0dimension:index,upper_bound:index\077\0name:str\077,target_encoding\077\0name:str\077,source_encoding\077\0"
    "index:index\0sym_name:sym,sym_visibility:kw(public|private|nested)\077,function_ref\077\0entry_point,tied_operands\077\0tied_operands\077\0d"
    "imension:index\0ordinal:index\0once:unit\077,affinity\077\0entry_point,resource_access\0sym_name:sym,sym_visibility:kw(public|private|nested"
    ")\077,is_mutable:unit\077,type:type,initial_value\077\0global:sym,is_immutable:unit\077\0global:sym\0value\0assumptions\0function_ref:sym,wo"
    "rkgroup_size:bare\077,subgroup_size:bare\077\0sym_name:sym,sym_visibility:kw(public|private|nested)\077,is_mutable:unit\077,type:type,value\077"
    "\0global\0sym_name:sym,sym_visibility:kw(public|private|nested)\077,mesh:any#sdy.mesh\0sharding:any#sdy.sharding\0dimension:bare,inclusive\0"
    "dimension:bare\0dimension_map:ints,unique_indices\077\0layout,shared_memory_conversion:unit\077,mma_kind\077\0indexing_maps\0atol:f32\077,rt"
    "ol:f32\077,tolerance:f32\077\0value,atol:f32\077,rtol:f32\077,tolerance:f32\077\0max_ulp_difference:i64\077,min_ulp_difference:i64\077",
#ifndef CODEGEN_NO_SECOND_TIER_OPS
    "rng_distribution:#stablehlo<rng_distribution>\0rng_algorithm:#stablehlo<rng_algorithm>\0broadcast_dimensions:ints,known_expanding_dimensions"
    "\077,known_nonexpanding_dimensions\077\0dimension_numbers,indices_are_sorted\077\0window_strides\077,lhs_dilation\077,rhs_dilation\077,windo"
    "w_reversal\077,dimension_numbers,feature_group_count,batch_group_count,precision_config\077\0lower:bool\077\0left_side,lower,unit_diagonal,t"
    "ranspose_a\0fft_type:#stablehlo<fft_type>,fft_length:ints\0broadcast_dimensions\077\0broadcast_dimensions\077,comparison_direction,compare_t"
    "ype\077\0k:i64\0ragged_dot_dimension_numbers,precision_config\077",
#endif
};
static const uint16_t cgi_op_attrs_at[] = {
    0, 1, 35, 109, 120, 130, 142, 194, 241, 267, 375, 429, 559, 567, 636, 647, 655, 702, 712, 812, 845, 860, 878, 936, 985, 1009, 1023, 1111, 1120,
    1221, 1267, 1275, 1305, 1336, 1402, 1416, 1472, 1488, 1505, 1555, 1648, 1743, 1763, 1777, 1807, 1872, 1914, 1979, 2000, 2049, 2083, 2097, 2121,
    2157, 2205, 2244, 2263, 2287, 2325, 2362, 2398, 2434, 2464, 2481, 2509, 2605, 2616, 2635, 2656, 2682, 2718, 2735, 2802, 2852, 2867, 2929, 2973,
    2995, 3013, 3064, 3082, 3226, 3303, 3325, 3335, 3389, 3553, 3576, 3592, 3646, 3700, 3769, 3845, 3917, 3953, 3984, 3999, 4054, 4152, 4309, 4387,
    4458, 4558, 4566, 4717, 4788, 4823, 4850, 4877, 4889, 4958, 4985, 5000, 5016, 5030, 5051, 5079, 5176, 5206, 5217, 5223, 5235, 5293, 5382, 5389,
    5462, 5488, 5513, 5528, 5563, 5611, 5625, 5660, 5701, 5749, 5795, 5835, 5920, 5958, 6093, 6105, 6147, 6193, 6215, 6272, 6278,
};
#else // without what only formats ask for
static const struct cgi_op_attrs {
  char part0[3626];
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  char part1[481];
#endif
} cgi_op_attrs = {
    "\0sym_name\077,sym_visibility\077\0sym_name,function_type,sym_visibility\077,arg_attrs\077,res_attrs\077\0callee\0value\0overflowFlags\077\0"
    "fastmath\077\0roundingmode\077,fastmath\077\0predicate\0predicate,fastmath\077\0msg\0staticLowerBound,staticUpperBound,staticStep,mapping\077"
    "\0cases\0map\0lowerBoundMap,upperBoundMap,step\0condition\0reductions,lowerBoundsMap,lowerBoundsGroups,upperBoundsMap,upperBoundsGroups,step"
    "s\0static_basis,disjoint\077\0alignment\077\0nontemporal\077\0static_offsets,static_sizes,static_strides\0reassociation,static_output_shape\0"
    "reassociation\0alignment\0sym_name,sym_visibility\077,type,initial_value\077,constant\077,alignment\077\0name\0kind\0static_low,static_high,"
    "nofold\077\0dim\0gather_dims,unique\077\0scatter_dims,unique\077\0outer_dims_perm\077,inner_dims_pos,static_inner_tiles\0memory_space\077\0i"
    "ndexing_maps,iterator_types,doc\077,library_call\077\0dimensions\0permutation\0cast\077\0fun\077,cast\077\0strides\077,dilations\077\0dimens"
    "ion\0permutation_map,in_bounds\0indexing_maps,iterator_types,kind\077\0kind,reduction_dims\0kind,fastmath\077\0static_position\0offsets,size"
    "s,strides\0offsets,strides\0mask\0mask_dim_sizes\0kind\077\0punctuation\077,stringLiteral\077\0dimension,upper_bound\077\0upper_bound\077\0m"
    "ode\0op\077,uniform\077\0op,uniform\077\0leadDimension,transpose\077\0a_transpose\077,b_transpose\077\0opType\0result_accuracy\077\0exponent"
    "_bits,mantissa_bits\0comparison_direction,compare_type\077\0iota_dimension\0broadcast_sizes\0broadcast_dimensions\0start_indices,limit_indic"
    "es,strides\0slice_sizes\0edge_padding_low,edge_padding_high,interior_padding\0dimension_numbers,slice_sizes,indices_are_sorted\077\0dim,batc"
    "h_dims\0scatter_dimension_numbers,indices_are_sorted\077,unique_indices\077\0window_dimensions\077,window_strides\077,padding\077\0dimension"
    "\077,is_stable\077\0precision_config\077\0dot_dimension_numbers,precision_config\077,algorithm\077\0einsum_config\0window_strides\077,paddin"
    "g\077,lhs_dilation\077,rhs_dilation\077,window_reversal\077,dimension_numbers,feature_group_count,batch_group_count,precision_config\077\0wi"
    "ndow_dimensions,window_strides\077,base_dilations\077,window_dilations\077,padding\077\0epsilon,feature_index\0index\0name,composite_attribu"
    "tes\077,decomposition,version\077\0call_target_name,has_side_effect\077,backend_config\077,api_version\077,called_computations\077,operand_l"
    "ayouts\077,result_layouts\077,output_operand_aliases\077,error_message\077\0infeed_config\077,layout\077\0outfeed_config\077\0channel_handle"
    ",is_host_transfer\077,source_target_pairs\077\0replica_groups,channel_handle\077,use_global_device_ids\077\0all_gather_dim,replica_groups,ch"
    "annel_handle\077,use_global_device_ids\077\0split_dimension,concat_dimension,split_count,replica_groups,channel_handle\077\0scatter_dimensio"
    "n,replica_groups,channel_handle\077,use_global_device_ids\077\0source_target_pairs,channel_handle\077\0replica_groups,channel_handle\077\0re"
    "plica_groups\0sym_name,sym_visibility\077\0sym_name,sym_visibility\077,target\077,objects\077\0sym_name,sym_visibility\077,ordinal\077,layou"
    "t\077,workgroup_size\077,subgroup_size\077,workgroup_local_memory\077\0sym_name,sym_visibility\077,format,data,mime_type\077\0sym_name,sym_v"
    "isibility\077,push_constants\077\0sym_name,sym_visibility\077,set,binding,type,access\077\0binding\0layout\077,set\077,binding\077,descripto"
    "r_type\077,alignment\077,descriptor_flags\077,interface\077\0layout\077,ordinal,alignment\077,values\077\0name\077,target_encoding\077\0name"
    "\077,source_encoding\077\0sym_name,sym_visibility\077,function_ref\077\0entry_point,tied_operands\077\0tied_operands\077\0ordinal\0once\077,"
    "affinity\077\0entry_point,resource_access\0sym_name,sym_visibility\077,is_mutable\077,type,initial_value\077\0global,is_immutable\077\0globa"
    "l\0assumptions\0function_ref,workgroup_size\077,subgroup_size\077\0sym_name,sym_visibility\077,is_mutable\077,type,value\077\0sym_name,sym_v"
    "isibility\077,mesh\0sharding\0dimension,inclusive\0dimension_map,unique_indices\077\0layout,shared_memory_conversion\077,mma_kind\077\0index"
    "ing_maps\0atol\077,rtol\077,tolerance\077\0value,atol\077,rtol\077,tolerance\077\0max_ulp_difference\077,min_ulp_difference\077",
#ifndef CODEGEN_NO_SECOND_TIER_OPS
    "rng_distribution\0rng_algorithm\0broadcast_dimensions,known_expanding_dimensions\077,known_nonexpanding_dimensions\077\0dimension_numbers,in"
    "dices_are_sorted\077\0window_strides\077,lhs_dilation\077,rhs_dilation\077,window_reversal\077,dimension_numbers,feature_group_count,batch_g"
    "roup_count,precision_config\077\0lower\077\0left_side,lower,unit_diagonal,transpose_a\0fft_type,fft_length\0broadcast_dimensions\077\0broadc"
    "ast_dimensions\077,comparison_direction,compare_type\077\0k\0ragged_dot_dimension_numbers,precision_config\077",
#endif
};
static const uint16_t cgi_op_attrs_at[] = {
    0, 1, 27, 88, 95, 95, 101, 116, 116, 126, 150, 160, 180, 184, 238, 244, 248, 281, 291, 374, 397, 408, 421, 464, 498, 512, 522, 588, 593, 598,
    629, 633, 653, 674, 725, 739, 787, 798, 810, 816, 816, 827, 847, 857, 883, 918, 938, 953, 969, 991, 1007, 1012, 1027, 1033, 1061, 1084, 1097,
    1102, 1115, 1127, 1152, 1178, 1185, 1202, 1230, 787, 1265, 1280, 1296, 1317, 1353, 1365, 1417, 1467, 1482, 1544, 1588, 1610, 1628, 1679, 1693,
    1837, 1914, 1936, 1942, 1992, 2148, 2171, 2187, 2241, 2295, 2364, 2440, 2512, 2548, 2579, 2594, 2619, 2661, 2758, 2806, 2847, 2897, 2905, 2984,
    1061, 3019, 3042, 1936, 3065, 3104, 3131, 847, 3146, 3154, 3170, 3198, 3255, 3276, 95, 3283, 3295, 3339, 3276, 3388, 3418, 3427, 847, 3447,
    3477, 3520, 3534, 3557, 3586, 3626, 3643, 3657, 3737, 3775, 3910, 3917, 3959, 3979, 4001, 4058, 4060,
};
#endif
static const struct cgi_op_regions {
  char part0[477];
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  char part1[45];
#endif
} cgi_op_regions = {
    "regions*\0bodyRegion\0\0body\077\0^1\0^2\0region=scf.yield\0thenRegion=scf.yield,elseRegion\077=scf.yield\0before,after\0region=scf.reduce\0"
    "reductions*\0region=scf.forall.in_parallel\0region\0defaultRegion=scf.yield,caseRegions*=scf.yield\0region=affine.yield\0thenRegion=affine.y"
    "ield,elseRegion\077=affine.yield\0body\0mapper\0combiner\0maskRegion=vector.yield\0computation\0update_computation\0select,scatter\0comparat"
    "or\0composite_regions*\0workgroup_count\077\0workgroup_body,workgroup_count\077\0body=stream.yield",
#ifndef CODEGEN_NO_SECOND_TIER_OPS
    "true_branch,false_branch\0branches*\0cond,body",
#endif
};
static const uint16_t cgi_op_regions_at[] = {
    0, 9, 20, 21, 27, 30, 33, 50, 93, 106, 124, 136, 166, 173, 220, 240, 289, 294, 301, 310, 334, 346, 365, 380, 391, 410, 427, 459, 477, 502, 512,
};
static const uint32_t cgi_op_trait_sets[] = {
    0x0, 0x18070, 0x1, 0x30, 0x401, 0x9, 0x87, 0x107, 0x85, 0x5, 0x105, 0x2000, 0x10200, 0x10208, 0x18008, 0x200, 0x1000, 0x4000, 0x3000, 0x20,
    0x10001, 0x10800, 0x101, 0x20005, 0x7, 0x20001, 0x20000, 0x30200, 0x10, 0x81, 0x10010,
};
// By kind: the numbers of its traits, operands, results, attributes and regions.
static const uint8_t cgi_op_rows[][5] = {
    {0, 0, 0, 0, 0}, {1, 1, 1, 1, 1}, {2, 2, 2, 0, 2}, {3, 1, 1, 2, 3}, {0, 0, 0, 3, 2}, {0, 3, 0, 0, 2}, {4, 1, 3, 4, 2}, {5, 0, 1, 0, 2},
    {4, 1, 3, 5, 2}, {6, 4, 3, 6, 2}, {7, 4, 4, 0, 2}, {8, 4, 3, 6, 2}, {6, 4, 3, 6, 2}, {6, 4, 5, 0, 2}, {6, 4, 5, 0, 2}, {8, 4, 3, 0, 2},
    {8, 4, 3, 0, 2}, {8, 4, 3, 0, 2}, {8, 4, 3, 0, 2}, {8, 4, 3, 0, 2}, {8, 4, 3, 0, 2}, {8, 4, 3, 0, 2}, {6, 4, 3, 0, 2}, {6, 4, 3, 0, 2},
    {6, 4, 3, 0, 2}, {8, 4, 3, 6, 2}, {8, 4, 3, 0, 2}, {8, 4, 3, 0, 2}, {6, 4, 3, 0, 2}, {6, 4, 3, 0, 2}, {6, 4, 3, 0, 2}, {6, 4, 3, 0, 2},
    {8, 5, 3, 7, 2}, {6, 4, 3, 7, 2}, {8, 4, 3, 7, 2}, {6, 4, 3, 7, 2}, {8, 4, 3, 7, 2}, {8, 4, 3, 7, 2}, {6, 4, 3, 7, 2}, {6, 4, 3, 7, 2},
    {6, 4, 3, 7, 2}, {6, 4, 3, 7, 2}, {9, 6, 6, 0, 2}, {9, 6, 6, 0, 2}, {9, 6, 6, 8, 2}, {9, 6, 6, 0, 2}, {9, 6, 6, 9, 2}, {9, 6, 6, 0, 2},
    {9, 6, 6, 0, 2}, {9, 6, 6, 0, 2}, {9, 6, 6, 0, 2}, {9, 6, 6, 0, 2}, {9, 6, 6, 0, 2}, {9, 6, 6, 0, 2}, {10, 4, 3, 10, 2},
    {10, 4, 3, 11, 2}, {9, 7, 3, 0, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2},
    {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2},
    {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2},
    {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2},
    {8, 4, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 5, 3, 7, 2}, {8, 4, 3, 7, 2}, {8, 4, 3, 7, 2},
    {8, 4, 3, 7, 2}, {8, 4, 3, 7, 2}, {8, 8, 3, 7, 2}, {9, 4, 3, 7, 2}, {8, 5, 3, 0, 2}, {8, 5, 3, 0, 2}, {8, 5, 3, 0, 2}, {8, 5, 3, 0, 2},
    {8, 4, 3, 0, 2}, {11, 9, 1, 12, 2}, {5, 10, 1, 0, 4}, {5, 11, 1, 0, 5}, {12, 12, 0, 0, 6}, {12, 13, 0, 0, 7}, {12, 14, 0, 0, 8},
    {5, 15, 1, 0, 2}, {12, 16, 0, 0, 9}, {13, 0, 1, 0, 10}, {5, 17, 1, 0, 2}, {12, 18, 0, 13, 11}, {14, 1, 1, 0, 12}, {12, 9, 0, 14, 13},
    {15, 1, 7, 0, 12}, {5, 19, 1, 0, 2}, {2, 20, 3, 15, 2}, {2, 0, 3, 15, 2}, {2, 0, 3, 15, 2}, {12, 21, 0, 16, 14}, {12, 0, 0, 17, 15},
    {12, 20, 0, 18, 14}, {16, 22, 3, 15, 2}, {11, 23, 1, 15, 2}, {5, 0, 1, 0, 2}, {2, 24, 8, 0, 2}, {2, 25, 9, 19, 2}, {17, 26, 10, 20, 2},
    {17, 26, 10, 20, 2}, {11, 27, 1, 0, 2}, {16, 22, 3, 21, 2}, {11, 23, 1, 21, 2}, {18, 28, 1, 0, 2}, {2, 29, 11, 0, 2}, {2, 29, 11, 0, 2},
    {2, 30, 3, 0, 2}, {2, 27, 3, 0, 2}, {2, 31, 3, 22, 2}, {2, 31, 3, 22, 2}, {2, 32, 3, 23, 2}, {2, 33, 3, 24, 2}, {11, 27, 1, 25, 2},
    {19, 1, 1, 26, 2}, {2, 1, 3, 27, 2}, {2, 34, 3, 0, 2}, {2, 35, 3, 0, 2}, {2, 29, 12, 0, 2}, {2, 29, 13, 0, 2}, {18, 23, 3, 28, 2},
    {2, 36, 3, 0, 2}, {2, 37, 3, 0, 2}, {2, 38, 3, 0, 2}, {2, 31, 3, 22, 2}, {2, 39, 3, 22, 2}, {11, 39, 1, 22, 2}, {20, 40, 3, 29, 12},
    {2, 32, 3, 23, 2}, {2, 33, 3, 24, 2}, {2, 30, 3, 0, 2}, {2, 41, 3, 0, 2}, {2, 29, 11, 0, 2}, {2, 29, 11, 0, 2}, {2, 2, 3, 30, 2},
    {2, 42, 3, 0, 2}, {2, 43, 14, 0, 2}, {12, 44, 3, 0, 16}, {2, 34, 3, 0, 2}, {2, 45, 3, 31, 2}, {2, 46, 3, 32, 2}, {2, 47, 3, 33, 2},
    {2, 48, 3, 33, 2}, {5, 49, 1, 0, 2}, {17, 50, 3, 34, 2}, {21, 51, 0, 35, 12}, {21, 52, 7, 0, 17}, {21, 53, 0, 36, 18}, {21, 54, 7, 37, 12},
    {21, 54, 7, 36, 12}, {21, 51, 0, 38, 12}, {21, 51, 0, 39, 12}, {21, 51, 0, 40, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12},
    {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12},
    {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12},
    {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12},
    {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 38, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 38, 12},
    {21, 51, 0, 38, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 38, 12}, {21, 51, 0, 38, 12}, {21, 51, 0, 38, 12},
    {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12},
    {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 0, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12},
    {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12},
    {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12},
    {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12},
    {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12},
    {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12},
    {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12},
    {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {21, 51, 0, 41, 12}, {0, 55, 7, 42, 2}, {2, 1, 3, 30, 2}, {5, 56, 1, 0, 2}, {16, 57, 15, 43, 2},
    {11, 58, 16, 43, 2}, {2, 59, 3, 44, 2}, {2, 60, 11, 45, 2}, {2, 61, 11, 46, 2}, {8, 59, 3, 0, 2}, {2, 29, 15, 0, 2}, {2, 62, 14, 0, 2},
    {2, 63, 3, 47, 2}, {2, 64, 3, 47, 2}, {2, 65, 3, 0, 2}, {2, 66, 3, 0, 2}, {2, 67, 3, 48, 2}, {2, 68, 17, 49, 2}, {2, 69, 15, 50, 2},
    {2, 29, 3, 0, 2}, {2, 67, 3, 37, 2}, {22, 4, 3, 0, 2}, {16, 70, 3, 21, 2}, {11, 71, 1, 21, 2}, {12, 72, 0, 0, 19}, {2, 0, 3, 0, 2},
    {2, 1, 3, 51, 2}, {2, 73, 3, 52, 2}, {2, 1, 3, 0, 2}, {2, 29, 3, 0, 2}, {16, 74, 3, 0, 2}, {11, 75, 1, 0, 2}, {16, 76, 3, 0, 2},
    {11, 77, 1, 0, 2}, {11, 78, 1, 53, 2}, {5, 0, 1, 0, 2}, {2, 1, 3, 54, 2}, {2, 1, 3, 54, 2}, {2, 1, 3, 54, 2}, {2, 1, 3, 54, 2},
    {2, 1, 3, 54, 2}, {2, 1, 3, 55, 2}, {2, 1, 3, 55, 2}, {2, 1, 3, 55, 2}, {2, 1, 3, 55, 2}, {18, 1, 1, 0, 2}, {16, 79, 18, 56, 2},
    {16, 49, 3, 57, 3}, {16, 49, 3, 58, 2}, {16, 80, 17, 59, 2}, {11, 81, 1, 59, 2}, {2, 82, 17, 60, 2}, {2, 49, 17, 0, 2},
    {2, 83, 17, 61, 2}, {5, 56, 1, 0, 2}, {9, 5, 3, 62, 2}, {9, 5, 3, 0, 2}, {9, 5, 3, 62, 2}, {9, 5, 3, 62, 2}, {9, 5, 3, 62, 2},
    {9, 5, 3, 0, 2}, {9, 5, 3, 62, 2}, {9, 5, 3, 62, 2}, {9, 5, 3, 0, 2}, {9, 5, 3, 0, 2}, {9, 5, 3, 62, 2}, {9, 5, 3, 62, 2},
    {9, 5, 3, 62, 2}, {9, 5, 3, 62, 2}, {9, 5, 3, 62, 2}, {9, 5, 3, 0, 2}, {9, 5, 3, 0, 2}, {9, 5, 3, 0, 2}, {23, 5, 3, 0, 2},
    {9, 5, 3, 0, 2}, {9, 5, 3, 62, 2}, {9, 5, 3, 0, 2}, {9, 5, 3, 0, 2}, {9, 5, 3, 0, 2}, {23, 5, 3, 0, 2}, {9, 5, 3, 0, 2},
    {23, 5, 3, 0, 2}, {23, 5, 3, 0, 2}, {9, 5, 19, 63, 2}, {24, 4, 3, 0, 2}, {24, 4, 3, 0, 2}, {9, 4, 3, 0, 2}, {23, 4, 3, 0, 2},
    {9, 4, 3, 0, 2}, {24, 4, 3, 0, 2}, {24, 4, 3, 0, 2}, {24, 4, 3, 0, 2}, {24, 4, 3, 0, 2}, {9, 4, 3, 0, 2}, {9, 4, 3, 0, 2},
    {9, 4, 3, 0, 2}, {9, 4, 3, 0, 2}, {9, 4, 3, 0, 2}, {9, 4, 3, 0, 2}, {24, 4, 3, 0, 2}, {9, 84, 3, 0, 2}, {9, 4, 3, 64, 2},
    {9, 85, 3, 0, 2}, {12, 2, 3, 65, 20}, {4, 1, 19, 5, 2}, {2, 1, 19, 66, 2}, {25, 122, 3, 66, 2}, {26, 123, 3, 134, 2}, {25, 124, 23, 135, 2},
    {2, 1, 19, 0, 2}, {0, 1, 3, 0, 2}, {0, 1, 3, 0, 2}, {2, 5, 3, 0, 2}, {2, 5, 3, 67, 2}, {2, 5, 3, 68, 2}, {25, 125, 3, 136, 2},
    {2, 2, 3, 42, 2}, {2, 5, 3, 0, 2}, {25, 126, 3, 0, 2}, {2, 5, 3, 36, 2}, {2, 5, 3, 37, 2}, {2, 5, 3, 69, 2}, {2, 86, 3, 70, 2},
    {25, 127, 3, 0, 2}, {2, 87, 3, 0, 2}, {2, 88, 3, 71, 2}, {25, 128, 3, 0, 2}, {2, 89, 3, 72, 2}, {25, 129, 3, 137, 2}, {2, 90, 3, 73, 2},
    {2, 5, 3, 42, 2}, {25, 130, 3, 42, 2}, {12, 0, 0, 74, 21}, {12, 91, 3, 75, 22}, {12, 2, 0, 76, 23}, {2, 4, 3, 77, 2}, {2, 4, 3, 78, 2},
    {2, 4, 3, 79, 2}, {2, 5, 3, 79, 2}, {2, 4, 3, 80, 2}, {25, 131, 3, 138, 2}, {12, 0, 0, 36, 16}, {12, 0, 0, 81, 16}, {2, 92, 3, 82, 2},
    {25, 132, 24, 82, 2}, {25, 133, 25, 82, 2}, {25, 134, 3, 139, 2}, {25, 135, 3, 140, 2}, {25, 5, 3, 141, 2}, {5, 19, 1, 0, 2},
    {27, 136, 0, 0, 28}, {27, 137, 0, 0, 29}, {27, 94, 0, 0, 30}, {2, 93, 3, 0, 2}, {2, 5, 3, 83, 2}, {0, 94, 7, 0, 2}, {0, 2, 0, 84, 24},
    {0, 2, 0, 85, 2}, {0, 2, 3, 0, 2}, {0, 95, 0, 86, 2}, {0, 0, 3, 87, 2}, {0, 0, 3, 88, 2}, {0, 95, 0, 88, 2}, {0, 0, 0, 89, 20},
    {0, 0, 0, 90, 2}, {0, 0, 0, 91, 2}, {0, 5, 3, 92, 20}, {0, 5, 3, 93, 2}, {0, 5, 3, 94, 2}, {0, 5, 3, 95, 2}, {9, 5, 3, 0, 2},
    {9, 5, 3, 0, 2}, {9, 5, 3, 0, 2}, {9, 5, 3, 0, 2}, {9, 5, 3, 0, 2}, {9, 5, 3, 0, 2}, {9, 5, 3, 0, 2}, {9, 5, 3, 0, 2}, {9, 5, 3, 0, 2},
    {23, 5, 3, 0, 2}, {23, 5, 3, 0, 2}, {23, 5, 3, 0, 2}, {23, 5, 3, 0, 2}, {23, 5, 3, 0, 2}, {23, 5, 3, 0, 2}, {23, 5, 3, 0, 2},
    {23, 5, 3, 0, 2}, {23, 5, 3, 0, 2}, {23, 5, 3, 0, 2}, {23, 5, 3, 0, 2}, {9, 5, 3, 0, 2}, {23, 4, 3, 0, 2}, {23, 4, 3, 0, 2},
    {23, 4, 3, 0, 2}, {25, 4, 3, 142, 2}, {25, 4, 3, 142, 2}, {25, 4, 3, 142, 2}, {25, 4, 3, 142, 2}, {25, 4, 3, 142, 2}, {25, 4, 3, 142, 2},
    {25, 4, 3, 142, 2}, {25, 4, 3, 142, 2}, {25, 4, 3, 142, 2}, {25, 4, 3, 142, 2}, {25, 4, 3, 142, 2}, {25, 4, 3, 142, 2},
    {25, 4, 3, 142, 2}, {25, 4, 3, 142, 2}, {25, 4, 3, 142, 2}, {25, 4, 3, 142, 2}, {25, 4, 3, 142, 2}, {25, 4, 3, 142, 2},
    {25, 4, 3, 142, 2}, {25, 4, 3, 143, 2}, {25, 85, 3, 0, 2}, {4, 1, 19, 5, 2}, {25, 5, 3, 119, 2}, {25, 5, 26, 144, 2}, {25, 138, 3, 145, 2},
    {1, 1, 1, 96, 16}, {1, 1, 1, 96, 16}, {1, 1, 1, 97, 16}, {3, 1, 1, 98, 25}, {19, 1, 1, 99, 2}, {5, 0, 1, 0, 2}, {1, 1, 1, 100, 16},
    {19, 1, 1, 101, 2}, {16, 96, 3, 102, 2}, {11, 97, 1, 102, 2}, {2, 98, 3, 103, 2}, {2, 1, 3, 104, 2}, {2, 1, 3, 105, 2},
    {2, 1, 3, 105, 2}, {2, 1, 3, 105, 2}, {2, 99, 20, 0, 2}, {0, 100, 20, 106, 2}, {0, 101, 20, 107, 2}, {2, 102, 3, 108, 2},
    {1, 1, 1, 96, 16}, {3, 1, 1, 109, 25}, {5, 0, 1, 0, 2}, {0, 103, 0, 110, 2}, {28, 103, 0, 111, 26}, {2, 1, 3, 112, 2}, {2, 1, 3, 112, 2},
    {2, 1, 3, 112, 2}, {2, 104, 3, 0, 2}, {16, 105, 3, 22, 2}, {11, 106, 1, 22, 2}, {2, 5, 3, 113, 2}, {2, 0, 21, 0, 2}, {2, 0, 21, 0, 2},
    {2, 107, 3, 0, 2}, {1, 1, 1, 96, 16}, {3, 1, 1, 109, 25}, {5, 0, 1, 0, 2}, {5, 0, 1, 0, 2}, {2, 108, 3, 0, 2}, {2, 1, 3, 112, 2},
    {2, 1, 3, 112, 2}, {2, 1, 3, 112, 2}, {17, 109, 3, 0, 2}, {2, 5, 3, 0, 2}, {2, 110, 3, 0, 2}, {0, 111, 3, 0, 2}, {0, 112, 3, 0, 2},
    {16, 113, 3, 0, 2}, {0, 114, 22, 114, 27}, {0, 1, 1, 0, 27}, {0, 1, 1, 0, 27}, {11, 115, 1, 0, 2}, {18, 116, 1, 0, 2}, {18, 1, 1, 0, 2},
    {18, 117, 1, 115, 2}, {0, 118, 0, 0, 2}, {2, 1, 3, 0, 2}, {19, 1, 1, 116, 2}, {16, 1, 3, 117, 2}, {11, 49, 1, 118, 2}, {28, 1, 1, 0, 16},
    {0, 1, 3, 119, 2}, {0, 0, 0, 0, 2}, {2, 1, 3, 0, 2}, {2, 0, 0, 120, 2}, {29, 119, 3, 0, 2}, {30, 1, 1, 121, 16}, {5, 0, 1, 0, 2},
    {19, 1, 1, 122, 2}, {16, 1, 3, 123, 2}, {2, 1, 3, 123, 2}, {11, 49, 1, 123, 2}, {19, 1, 1, 124, 2}, {2, 62, 3, 125, 2},
    {12, 51, 0, 126, 12}, {12, 51, 0, 127, 12}, {12, 51, 0, 128, 12}, {12, 51, 0, 127, 12}, {12, 51, 0, 65, 2}, {12, 51, 0, 0, 2},
    {5, 0, 1, 0, 2}, {2, 62, 19, 129, 2}, {2, 62, 19, 0, 2}, {2, 62, 19, 0, 2}, {16, 120, 15, 130, 2}, {0, 5, 1, 0, 2}, {0, 5, 1, 0, 2},
    {0, 5, 1, 0, 2}, {0, 4, 1, 0, 2}, {0, 121, 1, 119, 2}, {0, 4, 1, 131, 2}, {0, 121, 1, 132, 2}, {0, 4, 1, 133, 2},
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
  char part6[3968];
  char part7[1489];
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
    " $sym_name `=` $mesh attr-dict\0$input $sharding attr-dict `:` type($input) ; result = same(input)\0attr-dict oilist(`dimension` `(` $dimens"
    "ion `)` | `inclusive` `(` $inclusive `)` | `ins` `(` ($inputs^ `:` type($inputs))\077 `)` | `outs` `(` ($outputs^ `:` type($outputs))\077 `)"
    "`) attr-dict-with-keyword $region (`:` type($results))\077 (`->` type($results)^)\077\0attr-dict oilist(`dimension` `(` $dimension `)` | `in"
    "s` `(` ($inputs^ `:` type($inputs))\077 `)` | `outs` `(` ($outputs^ `:` type($outputs))\077 `)`) attr-dict-with-keyword $region (`:` type($r"
    "esults))\077 (`->` type($results)^)\077\0attr-dict oilist(`dimension_map` `=` $dimension_map | `unique_indices` `(` $unique_indices `)` | `i"
    "ns` `(` ($inputs^ `:` type($inputs))\077 `)` | `outs` `(` ($outputs^ `:` type($outputs))\077 `)`) attr-dict-with-keyword $region (`:` type($"
    "results))\077 (`->` type($results)^)\077\0attr-dict oilist(`dimensions` `(` $dimensions `)` | `ins` `(` ($inputs^ `:` type($inputs))\077 `)`"
    " | `outs` `(` ($outputs^ `:` type($outputs))\077 `)`) attr-dict-with-keyword (`->` type($results))\077 (`:` type($results)^)\077\0attr-dict "
    "oilist(`ins` `(` ($inputs^ `:` type($inputs))\077 `)` | `outs` `(` ($outputs^ `:` type($outputs))\077 `)`) attr-dict-with-keyword (`->` type"
    "($results))\077 (`:` type($results)^)\077",
    "$input `to` `layout` `(` $layout `)` custom<Properties>() attr-dict `:` type($input) ; output = same(input)\0$input attr-dict `:` type($inpu"
    "t) `->` type($output)\0$base `[` $offsets `]` ( ` ` `[` $index_vecs^ `:` type($index_vecs) `]`)\077 `,` $padding (`,` $mask^)\077 custom<Pro"
    "perties>($indexing_maps) attr-dict `:` type($base) `,` type($vector) (`,` type($mask)^)\077 ; offsets = index, padding = elem(base)\0(`(` $o"
    "perand^ `)`) : ($operand^)\077 attr-dict `:` type($operand)\0(`(` $lhs^ `,` $rhs `)`) : ($lhs^ `,` $rhs)\077 attr-dict `:` custom<OneOrBothT"
    "ypes>($lhs, $rhs)\0(`(` $lhs^ `,` $value `)`) : ($lhs^ `,` $value)\077 attr-dict (`:` type($lhs)^)\077 ; lhs = same(value)\0(`(` $lhs^ `,` $"
    "rhs oilist(`,`: `atol` (`=`)\077 $atol | `rtol` (`=`)\077 $rtol | `tolerance` `=` $tolerance) `)`) : ($lhs^ `,` $rhs oilist(`,`: `atol` (`=`"
    ")\077 $atol | `rtol` (`=`)\077 $rtol | `tolerance` `=` $tolerance))\077 attr-dict `:` custom<OneOrBothTypes>($lhs, $rhs)\0(`(` $lhs^ `,` $va"
    "lue oilist(`,`: `atol` (`=`)\077 $atol | `rtol` (`=`)\077 $rtol | `tolerance` `=` $tolerance) `)`) : ($lhs^ `,` $value oilist(`,`: `atol` (`"
    "=`)\077 $atol | `rtol` (`=`)\077 $rtol | `tolerance` `=` $tolerance))\077 attr-dict (`:` type($lhs)^)\077 ; lhs = same(value)\0(`(` $lhs^ `,"
    "` $rhs oilist(`,`: `max_ulp_difference` `=` $max_ulp_difference | `min_ulp_difference` `=` $min_ulp_difference) `)`) : ($lhs^ `,` $rhs oilis"
    "t(`,`: `max_ulp_difference` `=` $max_ulp_difference | `min_ulp_difference` `=` $min_ulp_difference))\077 attr-dict `:` custom<OneOrBothTypes"
    ">($lhs, $rhs)",
#endif
};
static const uint16_t cgi_op_format_of[] = {
    0, 1, 50, 110, 117, 193, 315, 350, 394, 433, 508, 433, 433, 601, 601, 640, 640, 640, 640, 640, 640, 640, 640, 640, 640, 433, 640, 640, 640,
    640, 640, 640, 682, 747, 747, 747, 747, 747, 747, 747, 747, 747, 817, 817, 861, 817, 933, 817, 817, 817, 817, 817, 817, 817, 1023, 1099, 1203,
    682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682, 682,
    682, 747, 682, 682, 682, 682, 682, 747, 747, 747, 747, 1329, 1402, 1504, 1504, 1504, 1504, 640, 1541, 1575, 1591, 1639, 1830, 1940, 2061, 2132,
    2388, 2452, 2488, 2732, 2750, 2844, 2899, 2941, 3013, 3013, 3082, 3335, 0, 3467, 3589, 350, 3721, 0, 3831, 3831, 3958, 3994, 4087, 4190, 4257,
    4257, 4310, 4388, 4440, 4650, 4918, 5112, 5178, 5229, 5363, 5397, 5469, 5597, 5597, 5652, 5783, 5855, 5948, 4440, 6071, 6315, 6538, 4918, 5112,
    4310, 6731, 4257, 4257, 6783, 6859, 6922, 7033, 5397, 7107, 7237, 7382, 7695, 7940, 7974, 8144, 8391, 8559, 8760, 8900, 9038, 9038, 9038, 9038,
    9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038,
    9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038,
    9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038,
    9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9038, 9190, 9333, 9366, 9406, 9611, 9817, 9988, 10094, 10218, 10266, 10321, 10384, 10528,
    10676, 10777, 10909, 10964, 11047, 11144, 11199, 11271, 11329, 11413, 110, 11521, 11577, 11621, 11740, 11144, 11768, 11957, 12131, 12280, 110,
    350, 12414, 12414, 12414, 12414, 12414, 12482, 12539, 12539, 12539, 12598, 12608, 12739, 12834, 12917, 13009, 13109, 13205, 13237, 9366, 13300,
    13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300,
    13300, 13300, 13300, 13300, 13300, 13300, 13300, 13379, 13300, 13300, 13300, 13508, 13300, 13300, 13300, 13300, 13300, 13300, 13300, 13300,
    13300, 13300, 13300, 13300, 13300, 13556, 13667, 0, 13768, 13871, 13925, 14018, 14129, 14228, 14228, 14228, 14256, 14314, 14405, 14500, 14618,
    14256, 14256, 14734, 14823, 14909, 15029, 14256, 14256, 15169, 14256, 0, 0, 0, 15349, 15432, 0, 0, 0, 15525, 15651, 15881, 15976, 16066, 0,
    16330, 0, 0, 0, 0, 16476, 0, 16552, 16664, 0, 0, 16720, 16847, 16901, 16974, 17018, 17081, 17167, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17222, 17222,
    17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222, 17222,
    17222, 17222, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256, 14256,
    14256, 14256, 14256, 13768, 0, 17273, 0, 17347, 17347, 17406, 17527, 17720, 17773, 17347, 17817, 18002, 18081, 18174, 18541, 18711, 18711, 18711,
    18789, 18893, 19005, 19117, 17347, 19207, 17773, 19330, 19533, 19834, 19834, 19834, 19881, 19991, 20343, 20705, 20781, 20781, 20878, 17347,
    19207, 17773, 17773, 21026, 19834, 19834, 19834, 21174, 21250, 21305, 21497, 21646, 21795, 21955, 22247, 22247, 22276, 22477, 12598, 22755,
    23004, 23171, 23203, 23324, 23390, 22247, 23436, 23476, 14228, 23561, 23663, 23713, 17773, 23838, 23936, 23936, 23972, 24018, 24068, 24135,
    24389, 24610, 24389, 24878, 25093, 17773, 25273, 25381, 25381, 25434, 25674, 25674, 25674, 25738, 25832, 25930, 26192, 26458,
};
#define CGI_FIRST_IREE_OP 484u
#endif
// clang-format on
#endif
