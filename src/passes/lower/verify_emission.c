// verify-emission: checks the form that emitters read, and the limits of the target, so that an emitter has no surprises. Changes nothing; every
// fault is reported. The form: kernels without arguments; arith, math, and vector ops on scalars and vectors of 1 to 4 (8 or 16 where the target
// reads so much at once); scf.for, scf.if and scf.while; loads, stores and atomics on memrefs of one dimension that come from bindings, workgroup
// memory or private arrays; gpu ids, barriers and subgroup ops.
#include "dialects/dialects.h"
#include "dialects/iree.h"
#include "dialects/launch.h"
#include "dialects/scalar.h"
#include "passes/pass_table.h"

#define CGI_EMISSION_MAX_NESTING 128 // as the SPIR-V emitter
#define CGI_EMISSION_MAX_BINDINGS 64
#define CGI_EMISSION_PRIVATE (512 << 10) // bytes of one invocation's own: local memory in CUDA, the most that there is

typedef struct cgi_emission_state {
  const cg_target *target;
  bool ok;
  uint64_t shared_bytes, private_bytes;
  uint32_t push_constants, num_bindings;
  uint64_t bindings[CGI_EMISSION_MAX_BINDINGS]; // set and number, each once
} cgi_emission_state;

static bool cgi_emission_is_allowed(cg_op_kind kind) {
  switch (kind) {
  case CG_ARITH_CONSTANT:
  // control flow
  case CG_SCF_FOR:
  case CG_SCF_IF:
  case CG_SCF_WHILE:
  case CG_SCF_CONDITION:
  case CG_SCF_YIELD:
  case CG_FUNC_RETURN:
  // memory
  case CG_HAL_INTERFACE_BINDING_SUBSPAN:
  case CG_HAL_INTERFACE_CONSTANT_LOAD:
  case CG_MEMREF_ALLOC:
  case CG_MEMREF_ALLOCA:
  case CG_MEMREF_DEALLOC:
  case CG_MEMREF_ASSUME_ALIGNMENT:
  case CG_MEMREF_CAST:
  case CG_MEMREF_LOAD:
  case CG_MEMREF_STORE:
  case CG_MEMREF_ATOMIC_RMW:
  // gpu
  case CG_GPU_BLOCK_ID:
  case CG_GPU_BLOCK_DIM:
  case CG_GPU_GRID_DIM:
  case CG_GPU_THREAD_ID:
  case CG_GPU_GLOBAL_ID:
  case CG_GPU_LANE_ID:
  case CG_GPU_SUBGROUP_ID:
  case CG_GPU_NUM_SUBGROUPS:
  case CG_GPU_SUBGROUP_SIZE:
  case CG_GPU_BARRIER:
  case CG_GPU_SHUFFLE:
  case CG_GPU_SUBGROUP_REDUCE:
  case CG_GPU_SUBGROUP_MMA_LOAD_MATRIX:
  case CG_GPU_SUBGROUP_MMA_STORE_MATRIX:
  case CG_GPU_SUBGROUP_MMA_CONSTANT_MATRIX:
  case CG_GPU_SUBGROUP_MMA_COMPUTE:
  case CG_GPU_SUBGROUP_MMA_ELEMENTWISE:
  case CG_NVGPU_DEVICE_ASYNC_COPY:
  case CG_NVGPU_DEVICE_ASYNC_CREATE_GROUP:
  case CG_NVGPU_DEVICE_ASYNC_WAIT:
  case CG_HAL_INTERFACE_WORKGROUP_ID:
  case CG_HAL_INTERFACE_WORKGROUP_COUNT:
  case CG_HAL_INTERFACE_WORKGROUP_SIZE:
  // vectors
  case CG_VECTOR_BROADCAST:
  case CG_VECTOR_SPLAT:
  case CG_VECTOR_SHAPE_CAST:
  case CG_VECTOR_EXTRACT:
  case CG_VECTOR_EXTRACTELEMENT:
  case CG_VECTOR_INSERT:
  case CG_VECTOR_INSERTELEMENT:
  case CG_VECTOR_SHUFFLE:
  case CG_VECTOR_EXTRACT_STRIDED_SLICE:
  case CG_VECTOR_INSERT_STRIDED_SLICE:
  case CG_VECTOR_REDUCTION:
  case CG_VECTOR_BITCAST:
  case CG_VECTOR_LOAD:
  case CG_VECTOR_STORE: return true;
  default: return false;
  }
}

// The flag under which an elementwise op is allowed, CG_FASTMATH_NONE where it always is.
static uint32_t cgi_emission_flag_of(const cgi_scalar_row *row) {
  return row->emission == CGI_SE_NNAN ? CG_FASTMATH_NNAN : row->emission == CGI_SE_AFN ? CG_FASTMATH_AFN : CG_FASTMATH_NONE;
}

static void cgi_emission_fail(cgi_emission_state *s, cg_op op, const char *what) {
  cg_str text = cgi_format(op->ctx, "%p", what);
  s->ok = cgi_op_unsupported(op, text.data[0] == '[' ? "%S" : "[emission-form] %S", text);
}

// ---- types ----------------------------------------------------------------------------------------------------------------------------
#ifndef CODEGEN_NO_EMULATION
#define CGI_EMISSION_LACKS(text) text
#else
#define CGI_EMISSION_LACKS(text)                                                                                                                     \
  "[left-out] has a type that the target lacks, and what computes it by others is left out of this build by CODEGEN_NO_EMULATION"
#endif
// What is wrong with a scalar type as a value, NULL when nothing is. In memory 8 and 16 bits are a matter of storage features.
static const char *cgi_emission_scalar(const cg_target *target, cg_type t) {
  uint64_t features = target ? target->features : UINT64_MAX;
  switch (cg_type_get_kind(t)) {
  case CG_TYPE_INDEX:
  case CG_TYPE_F32: return NULL;
  case CG_TYPE_F64: return features & CG_FEATURE_FLOAT64 ? NULL : CGI_SAYS("[missing-feature] has f64 values, and the target lacks shaderFloat64");
  case CG_TYPE_F16:
    return features & (CG_FEATURE_FLOAT16 | CG_FEATURE_STORAGE16)
               ? NULL
               : CGI_EMISSION_LACKS("[missing-feature] has f16 values, and the target lacks shaderFloat16 (expand-arith computes in f32)");
  case CG_TYPE_INTEGER:
    switch (cg_type_width(t)) {
    case 1:
    case 32: return NULL;
    case 8:
      return features & (CG_FEATURE_INT8 | CG_FEATURE_STORAGE8)
                 ? NULL
                 : CGI_EMISSION_LACKS("[missing-feature] has i8 values, and the target lacks shaderInt8 (expand-arith computes in i32)");
    case 16:
      return features & (CG_FEATURE_INT16 | CG_FEATURE_STORAGE16)
                 ? NULL
                 : CGI_EMISSION_LACKS("[missing-feature] has i16 values, and the target lacks shaderInt16 (expand-arith computes in i32)");
    case 64: return features & CG_FEATURE_INT64 ? NULL : CGI_EMISSION_LACKS("[missing-feature] has i64 values, and the target lacks shaderInt64");
    default: return CGI_SAYS("has integers of a width other than 1, 8, 16, 32 and 64 bits");
    }
  default: return CGI_EMISSION_LACKS("has values of a type that kernels do not compute with");
  }
}

static const char *cgi_emission_value(const cg_target *target, cg_type t) {
  if (cg_type_get_kind(t) == CG_TYPE_VECTOR) {
    int64_t n = cg_type_num_elements(t);
    bool wide = target && target->max_load_bytes > 16 && (n == 8 || n == 16) && (uint64_t)n * 4 <= target->max_load_bytes;
    if (cg_type_rank(t) > 1 || n < 1 || (n > 4 && !wide)) return CGI_SAYS("has a vector that is not one-dimensional with 1 to 4 elements");
    t = cg_type_element(t);
  }
  return cgi_emission_scalar(target, t);
}

static const char *cgi_emission_memref(const cg_target *target, cg_type t) {
  int64_t stride = 1, offset = 0;
  cg_type e = cg_type_element(t);
  if (cg_type_rank(t) > 1) return CGI_SAYS("has a memref of more than one dimension");
  if (cg_type_layout(t) && (!cg_type_strides(t, &stride, &offset) || offset == CG_DYNAMIC || (cg_type_rank(t) == 1 && stride != 1)))
    return CGI_SAYS("has a memref whose layout is neither contiguous nor at a static offset");
  if (cg_type_is_int(e) && cg_type_width(e) == 1) return CGI_SAYS("has a memref of i1: in memory i1 is i8");
  if (cg_type_get_kind(e) == CG_TYPE_VECTOR && cg_type_num_elements(e) == 3) return CGI_SAYS("has a memref of vectors of 3");
#ifdef CODEGEN_NO_EMULATION // emulate-narrow-storage would have taken it
  uint64_t features = target ? target->features : UINT64_MAX;
  unsigned bytes = cg_storage_bytes(cg_type_get_kind(e) == CG_TYPE_VECTOR ? cg_type_element(e) : e);
  if ((bytes == 1 && !(features & CG_FEATURE_STORAGE8)) || (bytes == 2 && !(features & CG_FEATURE_STORAGE16))) return CGI_EMISSION_LACKS("");
#endif
  return cgi_emission_value(target, e);
}

// A number of bf16 of f32, whose bits alone are read.
static bool cgi_emission_rounds(const cgi_emission_state *s, cg_op op) {
  bool ok = op->def->kind == CG_ARITH_TRUNCF && cg_type_get_kind(cg_type_element(op->results[0]->type)) == CG_TYPE_BF16 &&
            (cgi_target_trusted(s->target) & CG_TRUSTED_BF16_ROUNDING);
  for (const cgi_use *u = ok ? op->results[0]->uses : NULL; u; u = u->next) ok = ok && u->owner->def->kind == CG_ARITH_BITCAST;
  return ok;
}

static void cgi_emission_types(cgi_emission_state *s, cg_op op) {
  for (unsigned i = 0; i < op->num_results; i++) {
    cg_type t = op->results[i]->type;
    if (cgi_emission_rounds(s, op)) continue;
#ifndef CODEGEN_NO_FAST_PIPELINES
    cg_gpu_matrix m;
    if (cg_type_gpu_matrix(t, &m) || (t->kind == CG_TYPE_OPAQUE && cgi_str_is(t->text, "nvgpu.device.async.token"))) continue;
#endif
    const char *fault = cg_type_get_kind(t) == CG_TYPE_MEMREF ? cgi_emission_memref(s->target, t) : cgi_emission_value(s->target, t);
    if (fault) {
      cgi_emission_fail(s, op, fault);
      return;
    }
  }
}

// ---- operations -----------------------------------------------------------------------------------------------------------------------
static void cgi_emission_binding(cgi_emission_state *s, cg_op op) {
  cg_attr set = cg_op_attr(op, "set"), number = cg_op_attr(op, "binding");
  if (!number || cg_attr_int(number) < 0 || (set && cg_attr_int(set) < 0)) {
    cgi_emission_fail(s, op, "has no binding number");
    return;
  }
  uint64_t key = (uint64_t)(set ? cg_attr_int(set) : 0) << 32 | (uint64_t)cg_attr_int(number);
  for (uint32_t i = 0; i < s->num_bindings && i < CGI_EMISSION_MAX_BINDINGS; i++)
    if (s->bindings[i] == key) return;
  if (s->num_bindings < CGI_EMISSION_MAX_BINDINGS) s->bindings[s->num_bindings] = key;
  s->num_bindings++;
}

static void cgi_emission_alloc(cgi_emission_state *s, cg_op op) {
  cg_type t = op->results[0]->type;
  if (!cg_type_has_static_shape(t)) {
    cgi_emission_fail(s, op, "allocates a size that is not known at compile time");
    return;
  }
  bool shared = cgi_is_workgroup_memory(t);
  if (!shared && op->def->kind == CG_MEMREF_ALLOC)
    cgi_emission_fail(s, op, "allocates global memory in a kernel: split the function, or let a host dispatch plan the buffer");
  *(shared ? &s->shared_bytes : &s->private_bytes) += (uint64_t)cg_type_num_elements(t) * cg_storage_bytes(cg_type_element(t));
}

static void cgi_emission_regions(cgi_emission_state *s, cg_op op) {
  for (unsigned r = 0; r < op->num_regions; r++)
    if (op->regions[r]->first && op->regions[r]->first->next) cgi_emission_fail(s, op, "has a region of more than one block");
}

static void cgi_emission_constant(cgi_emission_state *s, cg_op op) {
  cg_attr value = cg_op_attr(op, "value");
  cg_type type = op->results[0]->type;
  int64_t n = value && value->kind == CG_ATTR_DENSE ? cg_type_num_elements(type) : 1;
  if (!value || cg_type_element(type)->kind != CG_TYPE_INDEX) return;
  for (int64_t i = 0; i < n; i++) {
    int64_t v = cg_attr_int(value->kind == CG_ATTR_DENSE ? cgi_attr_dense_at(op->ctx, value, (uint64_t)i) : value);
    if (v >= INT32_MIN && v <= INT32_MAX) continue;
    s->ok = cgi_op_error(op, "[index-range] is %l: a kernel's indices are 32 bits wide", v);
    return;
  }
}

static void cgi_emission_op(cgi_emission_state *s, cg_op op) {
  cg_op_kind kind = op->def->kind;
  if (op->def->kind == CG_GPU_SUBGROUP_REDUCE && cg_op_attr(op, "cluster_size"))
    cgi_emission_fail(s, op, "reduces parts of a subgroup: use gpu.shuffle");
  if (cg_op_attr(op, "__internal_linalg_transform__")) cgi_emission_fail(s, op, "still carries a marker of the tiling passes");
  const cgi_scalar_row *row = cgi_scalar_row_of(kind);
  uint32_t flag = row ? cgi_emission_flag_of(row) : (uint32_t)CG_FASTMATH_NONE;
  if (cgi_backend_takes(op)) return;
  bool total = (kind == CG_ARITH_MAXIMUMF || kind == CG_ARITH_MINIMUMF) && (cgi_target_trusted(s->target) & CG_TRUSTED_EXTREMES);
  if (row ? row->emission == CGI_SE_NEVER || !(total || cgi_has_fastmath(op, flag)) : !cgi_emission_is_allowed(kind)) {
    cgi_emission_fail(s, op,
                      flag ? "is left without the flag that allows the device's own: expand-arith and approximate-math expand it"
                           : "is not part of the form that kernels are emitted from");
    return;
  }
  cgi_emission_types(s, op);
  cgi_emission_regions(s, op);
  switch (kind) {
  case CG_ARITH_CONSTANT: cgi_emission_constant(s, op); break;
  case CG_HAL_INTERFACE_BINDING_SUBSPAN: cgi_emission_binding(s, op); break;
  case CG_HAL_INTERFACE_CONSTANT_LOAD: {
    cg_attr ordinal = cg_op_attr(op, "ordinal");
    if (ordinal && cg_attr_int(ordinal) >= 0 && cg_attr_int(ordinal) + 1 > (int64_t)s->push_constants)
      s->push_constants = (uint32_t)cg_attr_int(ordinal) + 1;
    break;
  }
  case CG_MEMREF_ALLOC:
  case CG_MEMREF_ALLOCA: cgi_emission_alloc(s, op); break;
  default: break;
  }
}

static void cgi_emission_block(cgi_emission_state *s, cg_block block, unsigned depth) {
  for (cg_op op = block->first; op; op = op->next) {
    cgi_emission_op(s, op);
    if (op->num_regions && depth >= CGI_EMISSION_MAX_NESTING) {
      cgi_emission_fail(s, op, "[nesting] is nested too deeply");
      return;
    }
    for (unsigned r = 0; r < op->num_regions; r++)
      if (op->regions[r]->first) cgi_emission_block(s, op->regions[r]->first, depth + 1);
  }
}

// ---- limits ---------------------------------------------------------------------------------------------------------------------------
static void cgi_emission_limit(cgi_emission_state *s, cg_op function, const char *id, const char *what, uint64_t need, uint64_t limit) {
  if (!limit || need <= limit) return;
  s->ok = cgi_op_unsupported(function, "[%s] kernel '%S' needs %l %s, and target '%s' allows %l", id, cgi_symbol_name(function), (int64_t)need, what,
                             s->target->name, (int64_t)limit);
}

#if !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_TEXT
// spv.target_env, around or on the kernel, is a promise about the device, too: what exceeds its limits is not emitted.
static void cgi_emission_env(cgi_emission_state *s, cg_op function, const int64_t size[3]) {
  static const char *const names[] = {"invocations in x", "invocations in y", "invocations in z"};
  uint64_t most = cgi_target_env_number(function, "max_compute_workgroup_invocations", 0), total = 1;
  for (unsigned i = 0; i < 4; i++) {
    uint64_t n = i < 3 ? (uint64_t)size[i] : total, limit = i < 3 ? cgi_target_env_number(function, "max_compute_workgroup_size", i) : most;
    total *= i < 3 ? n : 1;
    if (n > limit)
      s->ok =
          cgi_op_unsupported(function, "[limit-workgroup] kernel '%S' for target '%s' has %l %s, and its target_env allows %l",
                             cgi_symbol_name(function), s->target->name, (int64_t)n, i < 3 ? names[i] : "invocations in a workgroup", (int64_t)limit);
  }
  most = cgi_target_env_number(function, "max_compute_shared_memory_size", 0);
  if (s->shared_bytes > most)
    s->ok =
        cgi_op_unsupported(function, "[limit-shared-memory] kernel '%S' for target '%s' has %l bytes of shared memory, and its target_env allows %l",
                           cgi_symbol_name(function), s->target->name, (int64_t)s->shared_bytes, (int64_t)most);
}
#endif

static void cgi_emission_workgroup(cgi_emission_state *s, cg_op function) {
  static const char *const names[] = {"invocations in x", "invocations in y", "invocations in z"};
  cg_op variant = cgi_op_parent_of_kind(function, CG_HAL_EXECUTABLE_VARIANT),
        exported = variant ? cgi_symbol_lookup(variant, cgi_symbol_name(function)) : NULL;
  cg_attr size = exported ? cg_op_attr(exported, "workgroup_size") : NULL;
  if (!size) size = cg_op_attr(function, "workgroup_size");
  if (!size || !cg_attr_is_int_list(size)) {
    if (variant)
      s->ok = cgi_op_error(function, "[missing-launch] has no workgroup_size, neither on its export nor on itself: "
                                     "give it workgroup_size = [X : index, Y : index, Z : index]");
    return;
  }
  uint64_t total = 1;
  int64_t sizes[3] = {1, 1, 1};
  for (size_t i = 0; i < cg_attr_int_list_len(size) && i < 3; i++) {
    int64_t n = cg_attr_int_list_at(size, i);
    if (n < 1 || n > (1 << 20)) {
      s->ok = cgi_op_error(function, "has workgroup_size %a, which is not positive or too large", size);
      return;
    }
    total *= (uint64_t)n;
    sizes[i] = n;
    cgi_emission_limit(s, function, "limit-workgroup", names[i], (uint64_t)n, s->target->max_workgroup_size[i]);
  }
  cgi_emission_limit(s, function, "limit-workgroup", "invocations in a workgroup", total, s->target->max_workgroup_invocations);
#if !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_TEXT
  if (s->ok) cgi_emission_env(s, function, sizes);
#else
  (void)sizes;
#endif
}

// Constants are push constants, or come in a buffer.
static void cgi_emission_constants(cgi_emission_state *s, cg_op function) {
  cg_op exported = cgi_export_of(function);
  cg_attr buffer = exported ? cg_op_attr(exported, "cg.parameters") : NULL, base = exported ? cg_op_attr(exported, "cg.push_constant_base") : NULL;
  cgi_parameters p;
  if (!s->push_constants) return;
  if (cgi_parameters_of(buffer, &p))
    s->num_bindings += !p.uniform;
  else
    cgi_emission_limit(s, function, "limit-push-constants", "bytes of push constants",
                       (uint64_t)s->push_constants * 4 + (base ? (uint64_t)cg_attr_int(base) : 0), s->target->max_push_constant_bytes);
}

static bool cgi_emission_function(cg_op function, const cg_target *target) {
  cgi_emission_state s;
  memset(&s, 0, sizeof s);
  s.target = target;
  s.ok = true;
  cg_block body = function->regions[0]->first;
  if (cg_block_num_args(body)) cgi_emission_fail(&s, function, "is a kernel with arguments: these come from bindings and push constants");
  if (body->next) cgi_emission_fail(&s, function, "is a kernel of more than one block");
  cgi_emission_block(&s, body, 0);
  if (!body->last || body->last->def->kind != CG_FUNC_RETURN || body->last->num_operands)
    s.ok = cgi_op_error(function, "is a kernel that does not end in an empty return");
  if (!target) return s.ok;
  cgi_emission_limit(&s, function, "limit-shared-memory", "bytes of shared memory", s.shared_bytes, target->max_shared_memory);
  cgi_emission_limit(&s, function, "limit-private-memory", "bytes of private arrays for each invocation", s.private_bytes, CGI_EMISSION_PRIVATE);
  cgi_emission_constants(&s, function);
  cgi_emission_limit(&s, function, "limit-storage-buffers", "storage buffers", s.num_bindings, target->max_storage_buffers);
  cgi_emission_workgroup(&s, function);
  return s.ok;
}

CGI_DEF bool cgi_pass_verify_emission(cgi_pass *pass) { return cgi_emission_function(pass->func, cgi_target_of(pass->func)); }

#undef CGI_EMISSION_MAX_NESTING
#undef CGI_EMISSION_MAX_BINDINGS
#undef CGI_EMISSION_PRIVATE
