// distribute-vectors: a workgroup's vectors become per-thread vectors, by their nested layouts: those of iree_vector_ext.to_layout ops, which
// configure-vector-layouts or the user wrote, after propagate-layouts, which runs here, too. A thread holds of each vector one of
// batch * outer * element elements along each dimension (vector<64x64xf16> becomes vector<2x16xf16>). A reduction over threads combines what a thread
// has, then what the threads have: over full subgroups by gpu.subgroup_reduce, inside of subgroups by shuffles, beyond them through workgroup memory.
// A scan folds what a thread has, then what is in front of it, in turns that reach twice as far each: by shuffles, then through workgroup memory.
// Conversions go by registers, by shuffles or through workgroup memory.
//
//   %v = vector.transfer_read %m[%i, %c0], %z : …, vector<1x512xf32>       %a = vector.transfer_read %m[%i, %4t], … : vector<1x4xf32>
//   %l = iree_vector_ext.to_layout %v to layout(#row)
//   %s = vector.multi_reduction <add>, %l, %acc [1]                    →   … vector.multi_reduction, gpu.subgroup_reduce add …
//   vector.transfer_write %s, %o[%i]                                       memref.store %p, %w[%c0, %k]   gpu.barrier   memref.load …
//                                                                          scf.if %first { vector.transfer_write %r, %o[%i] }
//
// Requires: bufferize, distribute; a kernel of pipeline VectorDistribute, or one with layouts, whose control flow is the same for all threads.
// Preserves: bindings.
#include "dialects/dialects.h"
#include "passes/pass_table.h"
#include "passes/vector/across_threads.h"
#include "passes/vector/distribute_nested.h"
#include "passes/vector/layouts.h"
#include "support/structured.h"
#include "support/views.h"
#include "target/configuration.h"

// Whether the write takes the place of what was read right there, at the same indices and once: between the two a barrier is enough.
static bool cgi_distribute_vectors_is_update(cg_op write, cg_op read) {
  if (write->def->kind != CG_VECTOR_TRANSFER_WRITE || read->def->kind != CG_VECTOR_TRANSFER_READ || write->block != read->block) return false;
  unsigned rank = read->operands[CG_VECTOR_TRANSFER_READ_SOURCE].value->type->rank;
  if (write->operands[CG_VECTOR_TRANSFER_WRITE_SOURCE].value != read->operands[CG_VECTOR_TRANSFER_READ_SOURCE].value || !cgi_op_before(read, write) ||
      cgi_across_in_loop(write))
    return false;
  for (unsigned i = 0; i < rank; i++)
    if (write->operands[CG_VECTOR_TRANSFER_WRITE_INDICES + i].value != read->operands[CG_VECTOR_TRANSFER_READ_INDICES + i].value) return false;
  return true;
}

// One thread would write what others are still to read: all meet before they write what they have read, and a kernel that reads other parts of its
// own result is left to another pipeline.
static bool cgi_distribute_vectors_check_memory(cg_op func) {
  cg_context *ctx = func->ctx;
  static const cg_op_kind kinds[] = {CG_VECTOR_TRANSFER_WRITE, CG_MEMREF_STORE,  CG_VECTOR_TRANSFER_READ,
                                     CG_MEMREF_LOAD,           CG_VECTOR_GATHER, CG_IREE_VECTOR_EXT_TRANSFER_GATHER};
  cg_op *writes = NULL;
  bool ok = true;
  for (unsigned k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
    cg_op *ops = cgi_collect(func, kinds[k]);
    for (size_t i = 0; i < cgi_len(ops) && ok; i++) {
      if (k < 2) cgi_push(writes, ops[i]);
      for (size_t w = 0; k >= 2 && w < cgi_len(writes) && ok; w++) {
        if (!cgi_may_alias(cgi_memory_root(writes[w]->operands[CG_MEMREF_STORE_MEMREF].value),
                           cgi_memory_root(ops[i]->operands[CG_MEMREF_LOAD_MEMREF].value)))
          continue;
        ok = cgi_distribute_vectors_is_update(writes[w], ops[i]) ||
             cgi_op_unsupported(ops[i], "reads what the kernel writes: not distributed over threads");
        cgi_builder b = cgi_builder_before(writes[w]);
        if (ok && writes[w]->prev->def->kind != CG_GPU_BARRIER) cgi_across_barrier(&b);
      }
    }
  }
  return ok;
}

CGI_DEF bool cgi_pass_distribute_vectors(cgi_pass *pass) {
  cgi_translation_info info;
  bool ok = true, shared = cgi_translation_info_of(pass->func, &info, &ok) && cgi_pipeline_threads(info.pipeline) == CGI_THREADS_SHARE_TILES;
  if (!ok || (!shared && !cgi_layouts_asked(pass->func))) return ok;
  ok = cgi_distribute_vectors_check_memory(pass->func) && cgi_distribute_nested(pass->ctx, pass->func, cgi_pass_option_int(pass, "subgroup-size"));
  cgi_op_set_attr(pass->func, "thread_basis", NULL);
  return ok;
}
