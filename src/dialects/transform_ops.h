// Private: operations of the transform dialect; row format in cg_ops.h. Not among CG_ALL_OPS: see transform.h.
#ifndef CG_TRANSFORM_OPS_H
#define CG_TRANSFORM_OPS_H

#define CGI_TRANSFORM_CALL "attr-dict `:` functional-type(operands, results)"
#define CGI_TRANSFORM_DONE "attr-dict `:` type($target)"
#define CGI_TRANSFORM_ENDS CG_TRAIT_TERMINATOR
#define CGI_TRANSFORM_BODY CG_TRAIT_SINGLE_BLOCK

// X(ID, "name", traits, operands, results, attributes, regions, format) as in cg_ops.h.
#define CGI_TRANSFORM_OPS(X) \
  X(NAMED_SEQUENCE, "named_sequence", CG_TRAIT_ISOLATED | CG_TRAIT_SYMBOL, "", "", \
    "sym_name:sym,function_type:type,sym_visibility:str?,arg_attrs?,res_attrs?", "body?", "custom") \
  X(SEQUENCE, "sequence", CGI_TRANSFORM_BODY, "root?", "results*", "failure_propagation_mode:enum32(none|propagate|suppress)", \
    "body=transform.yield", \
    "($root^ `:` type($root))? (`->` type($results)^)? `failures` `(` $failure_propagation_mode `)` attr-dict-with-keyword $body") \
  X(INCLUDE, "include", 0, "operands*", "results*", "target:sym,failure_propagation_mode:enum32(none|propagate|suppress)", "", \
    "$target `failures` `(` $failure_propagation_mode `)` `(` $operands `)` " CGI_TRANSFORM_CALL) \
  X(YIELD, "yield", CGI_TRANSFORM_ENDS, "operands*", "", "", "", "($operands^ `:` type($operands))? attr-dict") \
  X(FOREACH, "foreach", CGI_TRANSFORM_BODY, "targets*", "results*", "", "body=transform.yield", \
    "$targets `:` type($targets) (`->` type($results)^)? $body attr-dict") \
  X(SPLIT_HANDLE, "split_handle", 0, "handle", "results*", "pass_through_empty_handle:bool?,fail_on_payload_too_small:bool?,overflow_result:i64?", \
    "", "$handle " CGI_TRANSFORM_CALL) \
  X(MERGE_HANDLES, "merge_handles", 0, "handles*", "result", "deduplicate:unit?", "", \
    "(`deduplicate` $deduplicate^)? $handles attr-dict `:` type($result); handles = same(result)") \
  X(GET_PARENT_OP, "get_parent_op", 0, "target", "parent", \
    "isolated_from_above:unit?,allow_empty_results:unit?,op_name?,deduplicate:unit?,nth_parent?", "", "$target " CGI_TRANSFORM_CALL) \
  X(ANNOTATE, "annotate", 0, "target,param?", "", "name:str", "", \
    "$target $name attr-dict (`=` $param^)? `:` type($target) (`,` type($param)^)?") \
  X(PARAM_CONSTANT, "param.constant", 0, "", "param", "value", "", "$value attr-dict `->` type($param)") \
  X(PRINT, "print", 0, "target?", "", "name?,assume_verified:unit?,use_local_scope:unit?,skip_regions:unit?", "", \
    "($target^)? attr-dict (`:` type($target)^)?") \
  X(APPLY_CSE, "apply_cse", 0, "target", "", "", "", "`to` $target " CGI_TRANSFORM_DONE) \
  X(APPLY_DCE, "apply_dce", 0, "target", "", "", "", "`to` $target " CGI_TRANSFORM_DONE) \
  X(APPLY_LICM, "apply_licm", 0, "target", "", "", "", "`to` $target " CGI_TRANSFORM_DONE) \
  X(APPLY_REGISTERED_PASS, "apply_registered_pass", 0, "target", "result", "pass_name:str,options:str?", "", \
    "$pass_name `to` $target " CGI_TRANSFORM_CALL) \
  X(APPLY_PATTERNS, "apply_patterns", CG_TRAIT_NO_TERMINATOR | CGI_TRANSFORM_BODY, "target", "", \
    "apply_cse:unit?,max_iterations?,max_num_rewrites?", "patterns", "`to` $target $patterns " CGI_TRANSFORM_DONE) \
  X(CANONICALIZATION, "apply_patterns.canonicalization", 0, "", "", "", "", "attr-dict") \
  X(TILING_CANONICALIZATION, "apply_patterns.linalg.tiling_canonicalization", 0, "", "", "", "", "attr-dict") \
  X(MATCH, "structured.match", 0, "target", "results", "ops?,interface:enum32(LinalgOp|TilingInterface|LoopLikeInterface)?,op_attrs?", "", \
    "(`ops` `` `{` `` $ops^ `` `}`)? (`interface` `` `{` `` $interface^ `` `}`)? (`attributes` $op_attrs^)? `in` $target " CGI_TRANSFORM_CALL) \
  X(TILE_USING_FORALL, "structured.tile_using_forall", 0, "target,num_threads*,tile_sizes*,packed_num_threads?,packed_tile_sizes?", \
    "tiled_op,forall_op", "static_num_threads:ints?,static_tile_sizes:ints?,mapping?", "", \
    "$target (`num_threads` custom<DynamicSizes>($num_threads, $static_num_threads)^)? " \
    "(`tile_sizes` custom<DynamicSizes>($tile_sizes, $static_tile_sizes)^)? (`` `(` `` `mapping` `=` $mapping^ `` `)`)? " \
    CGI_TRANSFORM_CALL) \
  X(TILE_USING_FOR, "structured.tile_using_for", 0, "target,dynamic_sizes*", "tiled_linalg_op,loops*", \
    "static_sizes:ints?,interchange:ints?,scalable_sizes?", "", \
    "$target (`tile_sizes` custom<DynamicSizes>($dynamic_sizes, $static_sizes)^)? (`interchange` `=` $interchange^)? " CGI_TRANSFORM_CALL) \
  X(TILE_REDUCTION_USING_FOR, "structured.tile_reduction_using_for", 0, "target", "fill_op*,split_linalg_op,combining_linalg_op,for_op", \
    "tile_sizes:ints", "", "$target `by` `tile_sizes` `=` $tile_sizes " CGI_TRANSFORM_CALL) \
  X(TILE_REDUCTION_USING_FORALL, "structured.tile_reduction_using_forall", 0, "target", "fill_op*,split_linalg_op,combining_linalg_op,forall_op", \
    "num_threads:ints?,tile_sizes:ints?,mapping?", "", \
    "$target `by` (`num_threads` `=` $num_threads^)? (`,` `tile_sizes` `=` $tile_sizes^)? (`,` `mapping` `=` $mapping^)? " CGI_TRANSFORM_CALL) \
  X(PROMOTE, "structured.promote", 0, "target", "transformed", \
    "operands_to_promote?,use_full_tile_buffers?,use_full_tiles_by_default:unit?,use_alloca:unit?,memory_space?,mapping?,alignment:i64?", "", \
    "$target " CGI_TRANSFORM_CALL) \
  X(FUSE_INTO, "structured.fuse_into_containing_op", 0, "producer_op,containing_op", "fused_op,new_containing_op", "", "", \
    "$producer_op `into` $containing_op " CGI_TRANSFORM_CALL) \
  X(PAD, "structured.pad", 0, "target,pad_to_multiple_of*", "padded,pad,copy", \
    "padding_values?,padding_dimensions?,static_pad_to_multiple_of:ints?,pack_paddings?,nofold_flags?,transpose_paddings?," \
    "copy_back_op:str?", \
    "", "$target (`pad_to_multiple_of` custom<DynamicSizes>($pad_to_multiple_of, $static_pad_to_multiple_of)^)? " CGI_TRANSFORM_CALL) \
  X(GENERALIZE, "structured.generalize", 0, "target", "transformed", "", "", "$target " CGI_TRANSFORM_CALL) \
  X(VECTORIZE_CHILDREN, "structured.vectorize_children_and_apply_patterns", 0, "target", "transformed", \
    "vectorize_padding:unit?,vectorize_nd_extract:unit?,flatten_1d_depthwise_conv:unit?,disable_multi_reduction_to_contract_patterns:unit?," \
    "disable_transfer_permutation_map_lowering_patterns:unit?", \
    "", "$target " CGI_TRANSFORM_CALL) \
  X(ONE_SHOT_BUFFERIZE, "bufferization.one_shot_bufferize", 0, "target", "transformed", \
    "allow_return_allocs_from_loops:bool?,allow_unknown_ops:bool?,bufferize_function_boundaries:bool?,dump_alias_sets:bool?," \
    "test_analysis_only:bool?,print_conflicts:bool?,check_parallel_regions:bool?,memcpy_op:str?", \
    "", "$target " CGI_TRANSFORM_CALL) \
  X(MAP_FORALL_TO_BLOCKS, "gpu.map_forall_to_blocks", 0, "target", "result", "grid_dims:ints?,generate_gpu_launch:unit?", "", \
    "$target (`generate_gpu_launch` $generate_gpu_launch^)? (`grid_dims` `=` $grid_dims^)? " CGI_TRANSFORM_CALL) \
  X(MAP_NESTED_FORALL_TO_THREADS, "gpu.map_nested_forall_to_threads", 0, "target", "result", \
    "block_dims:ints?,sync_after_distribute:bool?,warp_size:i64?", "", \
    "$target (`block_dims` `=` $block_dims^)? (`sync_after_distribute` `=` $sync_after_distribute^)? (`warp_size` `=` $warp_size^)? " \
    CGI_TRANSFORM_CALL)
#endif
