// Public: operations of the linalg dialect; row format in cg_ops.h.
// Structured ops own their body region; their pretty form hides it where it is implied.
#ifndef CG_LINALG_OPS_H
#define CG_LINALG_INS "(`ins` `(` $inputs^ `:` type($inputs) `)`)? "
#define CG_LINALG_OUTS(outs) "(`outs` `(` $" outs "^ `:` type($" outs ") `)`)? "
#define CG_LINALG_INS_OUTS CG_LINALG_INS CG_LINALG_OUTS("outputs")
#define CG_LINALG_INIT(dims) \
  "`ins` `(` $input `:` type($input) `)` `outs` `(` $init `:` type($init) `)` `" dims "` `=` $" dims " attr-dict; result = tensors(init)"
#define CG_LINALG_PLAIN "attr-dict " CG_LINALG_INS_OUTS "(attr-dict)? (`->` custom<ArrowTypes>($results)^)?"
#define CG_LINALG_PRODUCT "(`indexing_maps` `=` $indexing_maps^)? " CG_LINALG_PLAIN
#define CG_LINALG_FORMATS(Y) Y("named", CG_LINALG_PLAIN)

#define CG_LINALG_OPS_H

// On tensors these are pure; on buffers what they write makes them not so: the purity test looks at the operand types.
#define CG_LINALG_NAMED (CG_TRAIT_STRUCTURED | CG_TRAIT_SINGLE_BLOCK)
#define CG_LINALG_WINDOW "strides?,dilations?"

#define CG_LINALG_OPS(X) \
  X(LINALG_GENERIC, "linalg.generic", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "indexing_maps,iterator_types,doc:str?,library_call:str?", \
    "region", "custom<IndexingAttributes>($doc, $indexing_maps, $iterator_types, $library_call) " CG_LINALG_INS_OUTS \
    "custom<Attrs>() $region (attr-dict)? (`->` custom<ArrowTypes>($results)^)?") \
  X(LINALG_MAP, "linalg.map", CG_LINALG_NAMED, "inputs*,init", "result*", "", "mapper", \
    "custom<Payload>() " CG_LINALG_INS CG_LINALG_OUTS("init") "attr-dict custom<PayloadRegion>($inputs); result = tensors(init)") \
  X(LINALG_REDUCE, "linalg.reduce", CG_LINALG_NAMED, "inputs*,inits*", "results*", "dimensions:ints", "combiner", \
    "custom<Payload>() " CG_LINALG_INS CG_LINALG_OUTS("inits") \
    "`dimensions` `=` $dimensions attr-dict custom<PayloadRegion>($inputs); results = tensors(inits)") \
  X(LINALG_TRANSPOSE, "linalg.transpose", CG_LINALG_NAMED, "input,init", "result*", "permutation:ints", "region", CG_LINALG_INIT("permutation")) \
  X(LINALG_BROADCAST, "linalg.broadcast", CG_LINALG_NAMED, "input,init", "result*", "dimensions:ints", "region", CG_LINALG_INIT("dimensions")) \
  X(LINALG_COPY, "linalg.copy", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "cast:#linalg.type_fn=#linalg.type_fn<cast_signed>", "region", \
    "@named") \
  X(LINALG_ELEMWISE_UNARY, "linalg.elemwise_unary", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    "fun:#linalg.unary_fn=#linalg.unary_fn<exp>,cast:#linalg.type_fn=#linalg.type_fn<cast_signed>", "region", "@named") \
  X(LINALG_ELEMWISE_BINARY, "linalg.elemwise_binary", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    "fun:#linalg.binary_fn=#linalg.binary_fn<add>,cast:#linalg.type_fn=#linalg.type_fn<cast_signed>", "region", "@named") \
  X(LINALG_ELEMENTWISE, "linalg.elementwise", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "kind,indexing_maps?", "region", \
    "`kind` `=` $kind " CG_LINALG_PRODUCT) \
  X(LINALG_CONTRACT, "linalg.contract", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    "indexing_maps,cast:#linalg.type_fn=#linalg.type_fn<cast_signed>", "region", "`indexing_maps` `=` $indexing_maps " CG_LINALG_PLAIN) \
  X(LINALG_EXP, "linalg.exp", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_LOG, "linalg.log", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_ABS, "linalg.abs", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_CEIL, "linalg.ceil", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_FLOOR, "linalg.floor", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_NEGF, "linalg.negf", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_RECIPROCAL, "linalg.reciprocal", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_ROUND, "linalg.round", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_SQRT, "linalg.sqrt", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_RSQRT, "linalg.rsqrt", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_SQUARE, "linalg.square", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_TANH, "linalg.tanh", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_ERF, "linalg.erf", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_ADD, "linalg.add", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_SUB, "linalg.sub", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_MUL, "linalg.mul", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_DIV, "linalg.div", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_DIV_UNSIGNED, "linalg.div_unsigned", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_MAX, "linalg.max", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_MIN, "linalg.min", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_POWF, "linalg.powf", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_SELECT, "linalg.select", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_FILL, "linalg.fill", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_MATMUL, "linalg.matmul", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    "indexing_maps?,cast:#linalg.type_fn=#linalg.type_fn<cast_signed>", "region", CG_LINALG_PRODUCT) \
  X(LINALG_QUANTIZED_MATMUL, "linalg.quantized_matmul", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_MATMUL_TRANSPOSE_A, "linalg.matmul_transpose_a", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    "cast:#linalg.type_fn=#linalg.type_fn<cast_signed>", "region", "@named") \
  X(LINALG_MATMUL_TRANSPOSE_B, "linalg.matmul_transpose_b", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    "cast:#linalg.type_fn=#linalg.type_fn<cast_signed>", "region", "@named") \
  X(LINALG_MMT4D, "linalg.mmt4d", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_BATCH_MMT4D, "linalg.batch_mmt4d", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_BATCH_MATMUL, "linalg.batch_matmul", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    "indexing_maps?,cast:#linalg.type_fn=#linalg.type_fn<cast_signed>", "region", CG_LINALG_PRODUCT) \
  X(LINALG_BATCH_MATMUL_TRANSPOSE_A, "linalg.batch_matmul_transpose_a", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    "cast:#linalg.type_fn=#linalg.type_fn<cast_signed>", "region", "@named") \
  X(LINALG_BATCH_MATMUL_TRANSPOSE_B, "linalg.batch_matmul_transpose_b", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    "cast:#linalg.type_fn=#linalg.type_fn<cast_signed>", "region", "@named") \
  X(LINALG_QUANTIZED_BATCH_MATMUL, "linalg.quantized_batch_matmul", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_BATCH_REDUCE_MATMUL, "linalg.batch_reduce_matmul", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_MATVEC, "linalg.matvec", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_VECMAT, "linalg.vecmat", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_BATCH_MATVEC, "linalg.batch_matvec", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_BATCH_VECMAT, "linalg.batch_vecmat", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_DOT, "linalg.dot", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_CONV_1D, "linalg.conv_1d", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_CONV_2D, "linalg.conv_2d", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_CONV_3D, "linalg.conv_3d", CG_LINALG_NAMED, "inputs*,outputs*", "results*", "", "region", "@named") \
  X(LINALG_CONV_1D_NWC_WCF, "linalg.conv_1d_nwc_wcf", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_CONV_1D_NCW_FCW, "linalg.conv_1d_ncw_fcw", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_CONV_2D_NHWC_HWCF, "linalg.conv_2d_nhwc_hwcf", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_CONV_2D_NHWC_FHWC, "linalg.conv_2d_nhwc_fhwc", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_CONV_2D_NHWC_HWCF_Q, "linalg.conv_2d_nhwc_hwcf_q", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_CONV_2D_NHWC_FHWC_Q, "linalg.conv_2d_nhwc_fhwc_q", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_CONV_2D_NCHW_FCHW, "linalg.conv_2d_nchw_fchw", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_CONV_2D_NGCHW_FGCHW, "linalg.conv_2d_ngchw_fgchw", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_CONV_2D_NGCHW_GFCHW, "linalg.conv_2d_ngchw_gfchw", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_CONV_2D_NGCHW_GFCHW_Q, "linalg.conv_2d_ngchw_gfchw_q", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", \
    "@named") \
  X(LINALG_CONV_3D_NDHWC_DHWCF, "linalg.conv_3d_ndhwc_dhwcf", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_CONV_3D_NDHWC_DHWCF_Q, "linalg.conv_3d_ndhwc_dhwcf_q", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", \
    "@named") \
  X(LINALG_CONV_3D_NCDHW_FCDHW, "linalg.conv_3d_ncdhw_fcdhw", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_DEPTHWISE_CONV_1D_NCW_CW, "linalg.depthwise_conv_1d_ncw_cw", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_DEPTHWISE_CONV_1D_NWC_WC, "linalg.depthwise_conv_1d_nwc_wc", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_DEPTHWISE_CONV_1D_NWC_WCM, "linalg.depthwise_conv_1d_nwc_wcm", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_DEPTHWISE_CONV_2D_NCHW_CHW, "linalg.depthwise_conv_2d_nchw_chw", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_DEPTHWISE_CONV_2D_NHWC_HWC, "linalg.depthwise_conv_2d_nhwc_hwc", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q, "linalg.depthwise_conv_2d_nhwc_hwc_q", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM, "linalg.depthwise_conv_2d_nhwc_hwcm", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q, "linalg.depthwise_conv_2d_nhwc_hwcm_q", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC, "linalg.depthwise_conv_3d_ndhwc_dhwc", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW, "linalg.depthwise_conv_3d_ncdhw_cdhw", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM, "linalg.depthwise_conv_3d_ndhwc_dhwcm", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_POOLING_NHWC_SUM, "linalg.pooling_nhwc_sum", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_POOLING_NCHW_SUM, "linalg.pooling_nchw_sum", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_POOLING_NHWC_MAX, "linalg.pooling_nhwc_max", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_POOLING_NHWC_MAX_UNSIGNED, "linalg.pooling_nhwc_max_unsigned", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_POOLING_NCHW_MAX, "linalg.pooling_nchw_max", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_POOLING_NHWC_MIN, "linalg.pooling_nhwc_min", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_POOLING_NHWC_MIN_UNSIGNED, "linalg.pooling_nhwc_min_unsigned", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_POOLING_NWC_SUM, "linalg.pooling_nwc_sum", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_POOLING_NCW_SUM, "linalg.pooling_ncw_sum", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_POOLING_NWC_MAX, "linalg.pooling_nwc_max", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_POOLING_NWC_MAX_UNSIGNED, "linalg.pooling_nwc_max_unsigned", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_POOLING_NCW_MAX, "linalg.pooling_ncw_max", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_POOLING_NWC_MIN, "linalg.pooling_nwc_min", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_POOLING_NWC_MIN_UNSIGNED, "linalg.pooling_nwc_min_unsigned", CG_LINALG_NAMED, "inputs*,outputs*", "results*", \
    CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_POOLING_NDHWC_SUM, "linalg.pooling_ndhwc_sum", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_POOLING_NDHWC_MAX, "linalg.pooling_ndhwc_max", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_POOLING_NDHWC_MIN, "linalg.pooling_ndhwc_min", CG_LINALG_NAMED, "inputs*,outputs*", "results*", CG_LINALG_WINDOW, "region", "@named") \
  X(LINALG_SOFTMAX, "linalg.softmax", 0u, "input,output", "result*", "dimension:i64", "", \
    "attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` " \
    "type($output) `)` (`->` type($result)^)?") \
  X(LINALG_INDEX, "linalg.index", CG_TRAIT_PURE, "", "result", "dim:i64", "", "$dim attr-dict `:` type($result)") \
  X(LINALG_YIELD, "linalg.yield", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "values*", "", "", "", "attr-dict ($values^ `:` type($values))?")
#endif
