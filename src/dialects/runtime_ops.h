// Private: operations that are read, verified by their rows, and printed, and that no pass here makes or takes: what IREE's host programs consist of
// behind ConvertToStream and ConvertToHAL, and what its kernels have for single machines. Row format in cg_ops.h; known once a text has one.
#ifndef CG_RUNTIME_OPS_H
#define CG_RUNTIME_OPS_H

#define CGI_RT_OF(x) "`` `<` $" x " `:` type($" x ")`>` "
#define CGI_RT_ON "(`on` `(` $affinity^ `)`)? "
#define CGI_RT_FLAGS "(`flags` `(` custom<DescriptorFlags>($flags)^ `)`)? attr-dict"
#define CGI_RT_SIZED(x) "type($" x ") `` `{` $" x "_size `}`"
#define CGI_RT_QUEUE "`affinity` `(` $affinity `)` `wait` `(` $wait `)` `signal` `(` $signal `)`"
#define CGI_RT_QUEUE_TYPES "affinity = i64, wait = !hal.fence, signal = !hal.fence"

// X("name", traits, operands, results, attributes, regions, format)
#define CGI_RUNTIME_OPS(X) \
  X("hal.devices.count", CG_TRAIT_PURE, "", "result", "", "", "attr-dict `:` type($result)") \
  X("hal.devices.get", CG_TRAIT_PURE, "index", "result", "", "", "$index attr-dict `:` type($result); index = index") \
  X("hal.device.resolve", CG_TRAIT_PURE, "", "results*", "affinity?", "", CGI_RT_ON "attr-dict `:` type($results)") \
  X("hal.device.allocator", CG_TRAIT_PURE, "device", "result", "", "", CGI_RT_OF("device") "attr-dict `:` type($result)") \
  X("hal.device.query", CG_TRAIT_PURE, "device", "ok,value", "category:str,key:str,default_value?", "", \
    CGI_RT_OF("device") "`key` `(` $category `::` $key `)` attr-dict `:` type($ok) `,` type($value) (`=` $default_value^)?") \
  X("hal.device.memoize", 0, "device,affinity", "results*", "", "body", \
    CGI_RT_OF("device") "`affinity` `(` $affinity `)` `->` type($results) attr-dict-with-keyword $body ; affinity = i64") \
  X("hal.device.queue.alloca", 0, "device,affinity,wait,signal,pool,memory_types,buffer_usage,result_size", "result", "flags:str?", "", \
    CGI_RT_OF("device") CGI_RT_QUEUE " `pool` `(` $pool `)` `type` `(` $memory_types `)` `usage` `(` $buffer_usage `)` " CGI_RT_FLAGS \
    " `:` " CGI_RT_SIZED("result") "; " CGI_RT_QUEUE_TYPES \
    ", pool = i64, memory_types = i32, buffer_usage = i32, result_size = index") \
  X("hal.device.queue.dealloca", 0, "device,affinity,wait,signal,buffer", "", "flags:str?", "", \
    CGI_RT_OF("device") CGI_RT_QUEUE " `buffer` `(` $buffer `:` type($buffer) `)` " CGI_RT_FLAGS "; " CGI_RT_QUEUE_TYPES) \
  X("hal.device.queue.barrier", 0, "device,affinity,wait,signal", "", "flags:str?", "", \
    CGI_RT_OF("device") CGI_RT_QUEUE " " CGI_RT_FLAGS "; " CGI_RT_QUEUE_TYPES) \
  X("hal.device.queue.execute", 0, "device,affinity,wait,signal,commands*", "", "flags:str?", "", \
    CGI_RT_OF("device") CGI_RT_QUEUE " (`commands` `(` $commands^ `)`)? " CGI_RT_FLAGS "; " CGI_RT_QUEUE_TYPES ", commands = !hal.command_buffer") \
  X("hal.device.queue.execute.indirect", 0, "device,affinity,wait,signal,commands,buffers*,offsets*,lengths*", "", "flags:str?", "", \
    CGI_RT_OF("device") CGI_RT_QUEUE \
    " `commands` `(` $commands `)` `bindings` `(` custom<BufferRanges>($buffers, $offsets, $lengths) `)` " CGI_RT_FLAGS "; " CGI_RT_QUEUE_TYPES \
    ", commands = !hal.command_buffer") \
  X("hal.fence.create", 0, "device", "result", "flags:str?", "", "`device` `(` $device `:` type($device) `)` " CGI_RT_FLAGS " `:` type($result)") \
  X("hal.fence.join", 0, "fences*", "result", "flags:str?", "", \
    "`at` `(` `[` ($fences^)? `]` `)` " CGI_RT_FLAGS " `->` type($result); fences = !hal.fence") \
  X("hal.fence.signal", 0, "fence", "", "", "", CGI_RT_OF("fence") "attr-dict") \
  X("hal.fence.await", 0, "fences*,timeout_millis", "status", "flags:str?", "", \
    "`until` `(` `[` ($fences^)? `]` `)` `timeout_millis` `(` $timeout_millis `)` " CGI_RT_FLAGS \
    " `:` type($status); fences = !hal.fence, timeout_millis = i32") \
  X("hal.allocator.resolve_memory_properties", CG_TRAIT_PURE, "", "memory_types,buffer_usage", "affinity?,lifetime:kw", "", \
    "(`for` `(` $affinity^ `)`)? `lifetime` `(` $lifetime `)` attr-dict `:` type($memory_types) `,` type($buffer_usage)") \
  X("hal.allocator.allocate", 0, "allocator,affinity,memory_types,buffer_usage,result_size", "result", "", "", \
    CGI_RT_OF("allocator") "`affinity` `(` $affinity `)` `type` `(` $memory_types `)` `usage` `(` $buffer_usage `)` attr-dict `:` " CGI_RT_SIZED( \
    "result") "; affinity = i64, memory_types = i32, buffer_usage = i32, result_size = index") \
  X("hal.memory_type", CG_TRAIT_PURE, "", "result", "type:str", "", "`` `<` custom<DescriptorFlags>($type) `>` attr-dict `:` type($result)") \
  X("hal.buffer_usage", CG_TRAIT_PURE, "", "result", "usage:str", "", "`` `<` custom<DescriptorFlags>($usage) `>` attr-dict `:` type($result)") \
  X("hal.buffer.assert", 0, "buffer,allocator,minimum_length", "", "message:str,memory_types:str,buffer_usage:str", "", \
    CGI_RT_OF("buffer") "`message` `(` $message `)` `allocator` `(` $allocator `:` type($allocator) `)` `minimum_length` `(` $minimum_length `)` " \
    "`type` `(` custom<DescriptorFlags>($memory_types) `)` `usage` `(` custom<DescriptorFlags>($buffer_usage) `)` attr-dict; " \
    "minimum_length = index") \
  X("hal.buffer.subspan", CG_TRAIT_PURE, "source,offset,length", "result", "", "", \
    CGI_RT_OF("source") "`` `[` $offset `,` $length `]` attr-dict `:` type($result); offset = index, length = index") \
  X("hal.buffer.length", CG_TRAIT_PURE, "buffer", "result", "", "", CGI_RT_OF("buffer") "attr-dict `:` type($result)") \
  X("hal.buffer.load", CG_TRAIT_READS, "buffer,offset", "result", "", "", \
    CGI_RT_OF("buffer") "`` `[` $offset `]` attr-dict `:` type($result); offset = index") \
  X("hal.buffer.store", CG_TRAIT_WRITES, "value,buffer,offset", "", "", "", \
    CGI_RT_OF("buffer") "`` `[` $offset `]` `value` `(` $value `:` type($value) `)` attr-dict; offset = index") \
  X("hal.buffer_view.buffer", CG_TRAIT_PURE, "buffer_view", "result", "", "", CGI_RT_OF("buffer_view") "attr-dict `:` type($result)") \
  X("hal.buffer_view.create", CG_TRAIT_PURE, "buffer,offset,length,element_type,encoding_type,shape*", "result", "", "", \
    "`buffer` `(` $buffer `:` type($buffer) `)` `` `[` $offset `,` $length `]` `shape` `(` `[` ($shape^)? `]` `)` `type` `(` $element_type `)` " \
    "`encoding` `(` $encoding_type `)` attr-dict `:` type($result); offset = index, length = index, shape = index, element_type = i32, " \
    "encoding_type = i32") \
  X("hal.executable.create", 0, "device,affinity?", "result", "target:sym", "", \
    "`device` `(` $device `:` type($device) `)` (`affinity` `(` $affinity^ `)`)? `target` `(` $target `)` attr-dict `:` type($result); " \
    "affinity = i64") \
  X("hal.executable.lookup", CG_TRAIT_PURE, "device", "result", "executable:sym", "", \
    "`device` `(` $device `:` type($device) `)` `executable` `(` $executable `)` attr-dict `:` type($result)") \
  X("hal.executable.lookup.function", CG_TRAIT_PURE, "executable", "result", "function:sym", "", \
    "`target` `(` $executable `:` type($executable) `)` `function` `(` $function `)` attr-dict `:` type($result)") \
  X("hal.executable.export.ordinal", CG_TRAIT_PURE, "", "result", "entry_point:sym", "", \
    "`target` `(` $entry_point `)` attr-dict `:` type($result)") \
  X("hal.executable.calculate_workgroups", CG_TRAIT_PURE, "device,workload*", "x,y,z", "entry_point:sym", "", \
    "`device` `(` $device `:` type($device) `)` `target` `(` $entry_point `)` (`workload` `(` `[` $workload^ `]` `)`)? attr-dict `:` type($x) `,` " \
    "type($y) `,` type($z); workload = index") \
  X("hal.command_buffer.create", 0, "device,affinity?,binding_capacity?", "result", "modes:str,command_categories:str", "", \
    "`device` `(` $device `:` type($device) `)` `mode` `(` custom<DescriptorFlags>($modes) `)` `categories` `(` " \
    "custom<DescriptorFlags>($command_categories) `)` (`affinity` `(` $affinity^ `)`)? (`bindings` `(` $binding_capacity^ `)`)? attr-dict `:` " \
    "type($result); affinity = i64, binding_capacity = index") \
  X("hal.command_buffer.finalize", 0, "command_buffer", "", "", "", CGI_RT_OF("command_buffer") "attr-dict") \
  X("hal.command_buffer.device", CG_TRAIT_PURE, "command_buffer", "device", "", "", CGI_RT_OF("command_buffer") "`:` type($device) attr-dict") \
  X("hal.command_buffer.execution_barrier", 0, "command_buffer", "", "source:str,target:str,flags:str?", "", \
    CGI_RT_OF("command_buffer") "`source` `(` custom<DescriptorFlags>($source) `)` `target` `(` custom<DescriptorFlags>($target) `)` " CGI_RT_FLAGS) \
  X("hal.command_buffer.fill_buffer", 0, "command_buffer,buffer,offset,length,pattern", "", "flags:str?", "", \
    CGI_RT_OF("command_buffer") \
    "`target` `(` $buffer `:` type($buffer) `)` `` `[` $offset `,` $length `]` `pattern` `(` $pattern `:` type($pattern) " \
    "`)` " CGI_RT_FLAGS "; offset = index, length = index") \
  X("hal.command_buffer.copy_buffer", 0, "command_buffer,source,source_offset,target,target_offset,length", "", "flags:str?", "", \
    CGI_RT_OF("command_buffer") \
    "`source` `(` $source `:` type($source) `)` `` `[` $source_offset `]` `target` `(` $target `:` type($target) `)` `` " \
    "`[` $target_offset `]` `length` `(` $length `)` " CGI_RT_FLAGS \
    "; source_offset = index, target_offset = index, length = index") \
  X("hal.command_buffer.dispatch", 0, "command_buffer,executable,ordinal,x,y,z,constants*,buffers*,offsets*,lengths*", "", "flags:str?", "", \
    CGI_RT_OF("command_buffer") "`target` `(` $executable `:` type($executable) `)` `` `[` $ordinal `]` `workgroups` `(` `[` $x `,` $y `,` $z `]` " \
    "`)` (`constants` `(` `[` $constants^ `]` `)`)? `bindings` `(` custom<BufferRanges>($buffers, $offsets, $lengths) `)` " CGI_RT_FLAGS \
    "; ordinal = i64, x = index, y = index, z = index, constants = i32") \
  X("util.cmp.eq", CG_TRAIT_PURE | CG_TRAIT_SAME_OPERAND_TYPES, "lhs,rhs", "result", "", "", "$lhs `,` $rhs attr-dict `:` type($lhs); result = i1") \
  X("util.status.check_ok", 0, "status", "", "message:str?", "", "$status (`,` $message^)? attr-dict; status = i32") \
  X("util.sizeof", CG_TRAIT_PURE, "", "size", "sizedType:type", "", "$sizedType attr-dict; size = index") \
  X("util.cast", CG_TRAIT_PURE, "operand", "result", "", "", "$operand attr-dict `:` type($operand) `to` type($result)") \
  X("util.list.create", 0, "initial_capacity?", "result", "", "", "($initial_capacity^)? attr-dict `:` type($result); initial_capacity = index") \
  X("util.list.size", CG_TRAIT_READS, "list", "result", "", "", "$list attr-dict `:` type($list); result = index") \
  X("util.list.resize", CG_TRAIT_WRITES, "list,new_size", "", "", "", "$list `,` $new_size attr-dict `:` type($list); new_size = index") \
  X("util.list.get", CG_TRAIT_READS, "list,index", "result", "", "", \
    "$list `[` $index `]` attr-dict `:` type($list) `->` type($result); index = index") \
  X("util.list.set", CG_TRAIT_WRITES, "list,index,value", "", "", "", \
    "$list `[` $index `]` `,` $value attr-dict `:` type($value) `->` type($list); index = index") \
  X("stream.tensor.sizeof", CG_TRAIT_PURE, "encoding_dims*", "storage_size", "encoding:type,affinity?", "", \
    CGI_RT_ON "$encoding (`` `{` $encoding_dims^ `}`)? attr-dict `:` type($storage_size); encoding_dims = index") \
  X("stream.async.cast", CG_TRAIT_PURE, "source,source_size,result_size", "result", "affinity?", "", \
    CGI_RT_ON "$source attr-dict `:` " CGI_RT_SIZED("source") " `->` " CGI_RT_SIZED("result") "; source_size = index, result_size = index") \
  X("stream.async.clone", 0, "source,source_size,result_size", "result", "affinity?", "", \
    CGI_RT_ON "$source attr-dict `:` " CGI_RT_SIZED("source") " `->` " CGI_RT_SIZED("result") "; source_size = index, result_size = index") \
  X("stream.async.transfer", 0, "source,source_size,result_size", "result", "source_affinity?,target_affinity?", "", \
    "$source `:` " CGI_RT_SIZED("source") " (`from` `(` $source_affinity^ `)`)? `->` (`to` `(` $target_affinity^ `)`)? " CGI_RT_SIZED( \
    "result") " attr-dict; source_size = index, result_size = index") \
  X("stream.async.alloca", 0, "storage_size", "result", "affinity?", "", \
    CGI_RT_ON "attr-dict `:` type($result) `` `{` $storage_size `}`; storage_size = index") \
  X("stream.async.splat", 0, "value,result_size", "result", "affinity?", "", \
    CGI_RT_ON "$value attr-dict `:` type($value) `->` " CGI_RT_SIZED("result") "; result_size = index") \
  X("stream.async.slice", 0, "source,source_size,source_offset,source_end,result_size", "result", "affinity?", "", \
    CGI_RT_ON "$source `[` $source_offset `to` $source_end `]` attr-dict `:` " CGI_RT_SIZED("source") " `->` " CGI_RT_SIZED( \
    "result") "; source_size = index, source_offset = index, source_end = index, result_size = index") \
  X("nvgpu.mma.sync", CG_TRAIT_PURE, "matrixA,matrixB,matrixC", "res", "mmaShape,tf32Enabled:unit?", "", \
    "`(` $matrixA `,` $matrixB `,` $matrixC `)` (`mmaShape` `=` $mmaShape)? attr-dict `:` `(` " \
    "type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)") \
  X("nvgpu.ldmatrix", CG_TRAIT_READS, "srcMemref,indices*", "res", "transpose,numTiles", "", \
    "$srcMemref `[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res); indices = index") \
  X("iree_codegen.inner_tiled", CG_TRAIT_PURE, "inputs*,outputs*", "results*", "indexing_maps,iterator_types,kind,semantics?,permutations?", "", \
    "`ins` `(` $inputs `)` `outs` `(` $outputs `)` custom<Properties>() attr-dict `:` type($inputs) `into` type($outputs); results = each(outputs)") \
  X("iree_codegen.workgroup_count_hint", CG_TRAIT_PURE, "sizes*", "", "static_sizes:ints", "", "custom<AffineBasis>($sizes, $static_sizes) attr-dict")
#endif
