// Public: the op table of stream: a host function as commands on planned buffers. Resources have the opaque type !stream.resource<…>, and every use
// names the resource's size in bytes.
#ifndef CG_STREAM_OPS_H
#define CG_STREAM_OPS_H
#include "dialects/flow_ops.h"

#define CGT_STREAM_TABLE (CG_TRAIT_SYMBOL | CG_TRAIT_SYMBOL_TABLE | CG_TRAIT_ISOLATED | CG_TRAIT_NO_TERMINATOR | CG_TRAIT_SINGLE_BLOCK)

#define CG_STREAM_OPS(X) \
  X(STREAM_EXECUTABLE, "stream.executable", CGT_STREAM_TABLE, "", "", CGT_SYMBOL, "body", CGT_SYMBOL_TABLE) \
  X(STREAM_EXECUTABLE_EXPORT, "stream.executable.export", CG_TRAIT_SYMBOL | CG_TRAIT_ISOLATED, "", "", CGT_SYMBOL ",function_ref?", \
    "workgroup_count?", CGT_EXPORT) \
  X(STREAM_RETURN, "stream.return", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "operands*", "", "", "", "($operands^ `:` type($operands))? attr-dict") \
  X(STREAM_YIELD, "stream.yield", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "operands*", "", "", "", "($operands^ `:` type($operands))? attr-dict") \
  X(STREAM_BINDING_SUBSPAN, "stream.binding.subspan", CG_TRAIT_PURE, "binding,byte_offset,dynamic_dims*", "result", "", "", \
    "$binding `[` $byte_offset `]` attr-dict `:` type($binding) `->` type($result) (`{` $dynamic_dims^ `}`)? ; byte_offset = index, " \
    "dynamic_dims = index") \
  X(STREAM_DISPATCH_WORKGROUP_ID, "stream.dispatch.workgroup.id", CG_TRAIT_PURE, "", "result", "dimension:index", "", \
    "`[` $dimension `]` attr-dict `:` type(results)") \
  X(STREAM_DISPATCH_WORKGROUP_COUNT, "stream.dispatch.workgroup.count", CG_TRAIT_PURE, "", "result", "dimension:index", "", \
    "`[` $dimension `]` attr-dict `:` type(results)") \
  X(STREAM_DISPATCH_WORKGROUP_SIZE, "stream.dispatch.workgroup.size", CG_TRAIT_PURE, "", "result", "dimension:index", "", \
    "`[` $dimension `]` attr-dict `:` type(results)") \
  /* Resources. `kind` of a resource is in its type: external, transient, constant, variable, staging, or * */ \
  X(STREAM_RESOURCE_ALLOC, "stream.resource.alloc", CG_TRAIT_ALLOCATES, "storage_size", "result", "uninitialized:unit?", "", \
    "(`uninitialized` $uninitialized^)? attr-dict `:` type($result) `` `{` $storage_size `}` ; storage_size = index") \
  X(STREAM_RESOURCE_ALLOCA, "stream.resource.alloca", CG_TRAIT_ALLOCATES, "await_timepoint?,storage_size", "result,result_timepoint", \
    "uninitialized:unit?,affinity?", "", \
    "(`uninitialized` $uninitialized^)? (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `>`) : (`:`)? (`:`)? " \
    "attr-dict type($result) `` `{` $storage_size `}` `=` `>` type($result_timepoint) ; storage_size = index, await_timepoint = !stream.timepoint") \
  X(STREAM_RESOURCE_DEALLOCA, "stream.resource.dealloca", CG_TRAIT_WRITES, "await_timepoint?,operand,operand_size", "result_timepoint", "affinity?", \
    "", "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `>`)? $operand attr-dict `:` type($operand) `` `{` $operand_size `}` " \
    "`=` `>` type($result_timepoint) ; operand_size = index, await_timepoint = !stream.timepoint") \
  X(STREAM_RESOURCE_SIZE, "stream.resource.size", CG_TRAIT_PURE, "operand", "result", "", "", \
    "$operand attr-dict `:` type($operand) ; result = index") \
  X(STREAM_RESOURCE_SUBVIEW, "stream.resource.subview", CG_TRAIT_PURE, "source,source_size,source_offset,result_size", "result", "", "", \
    "$source `[` $source_offset `]` attr-dict `:` type($source) `` `{` $source_size `}` `->` type($result) `` `{` $result_size `}` ; " \
    "source_size = index, source_offset = index, result_size = index") \
  X(STREAM_TENSOR_IMPORT, "stream.tensor.import", 0, "source,dynamic_dims*,result_size", "result", "target_encoding?,affinity?", "", \
    "(`on` `(` $affinity^ `)`)? $source attr-dict `:` type($source) custom<ImportedAs>($dynamic_dims, $result, $result_size, $target_encoding)") \
  X(STREAM_TENSOR_EXPORT, "stream.tensor.export", 0, "source,dynamic_dims*,source_size", "result", "source_encoding?,affinity?", "", \
    "(`on` `(` $affinity^ `)`)? $source attr-dict `:` custom<ExportedAs>($dynamic_dims, $source, $source_size, $result, $source_encoding)") \
  /* What the host reads of a resource: the commands before it are done by then. */ \
  X(STREAM_ASYNC_LOAD, "stream.async.load", CG_TRAIT_READS, "source,source_size,source_offset", "result", "", "", \
    "$source `[` $source_offset `]` attr-dict-with-keyword `:` type($source) `` `{` $source_size `}` `->` type($result) ; " \
    "source_size = index, source_offset = index") \
  /* Commands. */ \
  X(STREAM_CMD_EXECUTE, "stream.cmd.execute", 0, "await_timepoint?,resources*,resource_sizes*", "result_timepoint", \
    "once:unit?,affinity?", "body=stream.yield", \
    "(`once` $once^)? (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `>`)? `with` custom<ResourceArguments>($resources, " \
    "$resource_sizes) attr-dict-with-keyword $body (`=` `>` type($result_timepoint)^)? ; " \
    "await_timepoint = !stream.timepoint, result_timepoint = !stream.timepoint") \
  X(STREAM_CMD_SERIAL, "stream.cmd.serial", 0, "", "", "", "body=stream.yield", "attr-dict-with-keyword $body") \
  X(STREAM_CMD_CONCURRENT, "stream.cmd.concurrent", 0, "", "", "", "body=stream.yield", "attr-dict-with-keyword $body") \
  X(STREAM_CMD_FILL, "stream.cmd.fill", CG_TRAIT_WRITES, "value,target,target_size,target_offset,target_length", "", "", "", \
    "$value `,` $target `[` $target_offset `for` $target_length `]` attr-dict `:` type($value) `->` type($target) `` `{` $target_size `}` " \
    "; target_size = index, target_offset = index, target_length = index") \
  X(STREAM_CMD_COPY, "stream.cmd.copy", CG_TRAIT_READS | CG_TRAIT_WRITES, \
    "source,source_size,source_offset,target,target_size,target_offset,length", "", "", "", \
    "$source `[` $source_offset `]` `,` $target `[` $target_offset `]` `,` $length attr-dict `:` type($source) `` `{` $source_size `}` " \
    "`->` type($target) `` `{` $target_size `}` ; source_size = index, source_offset = index, target_size = index, target_offset = index, " \
    "length = index") \
  X(STREAM_CMD_BARRIER, "stream.cmd.barrier", CG_TRAIT_READS | CG_TRAIT_WRITES, "", "", "", "", "attr-dict") \
  /* resource_access: one of "ro", "rw", "wo" per resource */ \
  X(STREAM_CMD_DISPATCH, "stream.cmd.dispatch", CG_TRAIT_READS | CG_TRAIT_WRITES, \
    "workload*,uniforms*,resources*,resource_sizes*,resource_offsets*,resource_lengths*", "", "entry_point,resource_access", "", \
    "custom<DispatchEntryPoint>($entry_point) (`[` $workload^ `]`)? custom<TypedOperands>($uniforms) custom<DispatchResources>($resources, " \
    "$resource_sizes, $resource_offsets, $resource_lengths, $resource_access) attr-dict-with-keyword ; workload = index") \
  X(STREAM_TIMEPOINT_AWAIT, "stream.timepoint.await", 0, "await_timepoint,resources*,resource_sizes*", "results*", "affinity?,sync:unit?", "", \
    "(`sync` $sync^)? (`on` `(` $affinity^ `)`)? $await_timepoint `=` `>` $resources attr-dict `:` " \
    "custom<SizeAwareTypes>($resources, $resource_sizes) ; await_timepoint = !stream.timepoint, results = each(resources)") \
  X(STREAM_TIMEPOINT_IMMEDIATE, "stream.timepoint.immediate", CG_TRAIT_PURE, "", "result", "", "", "attr-dict `=` `>` type($result)") \
  X(STREAM_TIMEPOINT_JOIN, "stream.timepoint.join", CG_TRAIT_PURE, "await_timepoints*", "result_timepoint", "", "", \
    "`max` `(` $await_timepoints `)` `=` `>` type($result_timepoint) attr-dict ; await_timepoints = !stream.timepoint")
#endif
