// transform-interpreter: does to the module what its schedule says, and takes the schedule away. A schedule is a transform.named_sequence
// @__transform_main, whose argument stands for the module that the pass runs on; its values (handles) stand for lists of ops.
//
//   transform.named_sequence @__transform_main(%m: !transform.any_op) {             %r = scf.forall (%i, %j) in (10, 3) shared_outs(…) {
//     %0 = transform.structured.match ops{["linalg.matmul"]} in %m : …         →      … %t = linalg.matmul …
//     %1:2 = transform.structured.tile_using_forall %0 tile_sizes [8, 16] : …       }
//     transform.yield }
//
// An op that is replaced takes its handles with it: using one later is an error, as upstream. Cleanups (patterns, CSE, passes) keep handles of ops
// that they keep. A failure names the transform op and the op that it was for.
//
// Requires: verified IR. Preserves: what the module computes. A module without such a sequence stays as it is.
#include "analysis/ranges.h"
#include "passes/pass_table.h"
#include "passes/tile/transform_tile.h"
#include "support/structured.h"
#include "text/cg_text.h"

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
#define CGI_TRANSFORM_DEPTH 32
#define CGI_TRANSFORM_RUNS "codegen.runs"
#define CGI_TRANSFORM_TAG "codegen.handles" // while a pass runs: the handles that an op has, by number

typedef struct cgi_transform_handle_of {
  cg_value value;
  cg_op *ops;     // cgi array
  cg_op consumer; // what invalidated it; NULL: it is good
} cgi_transform_handle_of;

typedef struct cgi_transform {
  cg_context *ctx;
  cgi_pass *pass;
  cgi_transform_handle_of *handles; // cgi array
  cg_op *yielded;                   // cgi array of ops, of the sequence that ended last
  unsigned depth;
} cgi_transform;

typedef bool (*cgi_transform_fn)(cgi_transform *s, cg_op op);

static bool cgi_transform_sequence(cgi_transform *s, cg_block block);

// ---- handles ----------------------------------------------------------------------------------------------------------------------------------
static bool cgi_transform_failed(cg_op op, cg_op target) { // behind an error that was told at the target, or in it
  cgi_note(op->ctx, op->loc, "by '%S'", op->def->name);
  if (target) cgi_note(op->ctx, target->loc, "of this op");
  return false;
}

static void cgi_transform_set(cgi_transform *s, cg_value value, cg_op *ops) {
  cg_context *ctx = s->ctx;
  cgi_transform_handle_of h;
  h.value = value;
  h.ops = ops;
  h.consumer = NULL;
  cgi_push(s->handles, h);
}

// The ops of a handle: a copy of its list, which is the caller's.
static bool cgi_transform_get(cgi_transform *s, cg_op op, cg_value value, cg_op **out) {
  cg_context *ctx = s->ctx;
  *out = NULL;
  for (size_t i = cgi_len(s->handles); i-- > 0;) {
    const cgi_transform_handle_of *h = &s->handles[i];
    if (h->value != value) continue;
    if (h->consumer) {
      cgi_op_error(op, "uses a handle whose ops are not there any more");
      cgi_note(ctx, h->consumer->loc, "they were replaced here");
      return false;
    }
    for (size_t k = 0; k < cgi_len(h->ops); k++) cgi_push(*out, h->ops[k]);
    return true;
  }
  return cgi_op_error(op, "uses a value that stands for nothing");
}

static bool cgi_transform_operand(cgi_transform *s, cg_op op, unsigned i, cg_op **out) {
  return cgi_transform_get(s, op, op->operands[i].value, out);
}

// The same for an op that replaces or rewrites what it is given: none may go with another.
static bool cgi_transform_targets(cgi_transform *s, cg_op op, cg_op **out) {
  if (!cgi_transform_operand(s, op, 0, out)) return false;
  for (size_t i = 0; i < cgi_len(*out); i++)
    for (size_t k = 0; k < cgi_len(*out); k++)
      if (i != k && cgi_op_is_ancestor((*out)[i], (*out)[k]))
        return cgi_op_unsupported(op, "has the same op in its handle twice, or one inside of another");
  return true;
}

// Erases an op that was replaced, and with it what its handles, and those of ops in it, are good for.
static void cgi_transform_consume(cgi_transform *s, cg_op op, cg_op gone) {
  for (size_t i = 0; i < cgi_len(s->handles); i++)
    for (size_t k = 0; k < cgi_len(s->handles[i].ops) && !s->handles[i].consumer; k++)
      if (cgi_op_is_ancestor(gone, s->handles[i].ops[k])) s->handles[i].consumer = op;
  cgi_op_erase(gone);
}

// ---- matching ---------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_transform_matcher {
  cg_op op;
  cg_op *found; // cgi array
} cgi_transform_matcher;

static bool cgi_transform_has_interface(cg_op op, int64_t which) {
  cg_op_kind k = op->def->kind;
  if (which == 2) return k == CG_SCF_FOR || k == CG_SCF_FORALL || k == CG_SCF_PARALLEL || k == CG_SCF_WHILE || k == CG_AFFINE_FOR;
  return cgi_linalg_is(op) || (which == 1 && k == CG_TENSOR_PAD);
}

static bool cgi_transform_match_one(cg_op op, void *user) {
  cgi_transform_matcher *m = (cgi_transform_matcher *)user;
  cg_context *ctx = op->ctx;
  cg_attr names = cg_op_attr(m->op, "ops"), which = cg_op_attr(m->op, "interface"), attrs = cg_op_attr(m->op, "op_attrs");
  bool matches = !names;
  for (size_t i = 0; names && i < cg_attr_len(names); i++) matches = matches || cgi_str_eq(cg_attr_str(cg_attr_at(names, i)), op->def->name);
  if (which) matches = matches && cgi_transform_has_interface(op, cg_attr_int(which));
  for (size_t i = 0; attrs && i < cg_attr_len(attrs); i++) {
    cg_attr has = cg_op_attr(op, cgi_intern(ctx, cg_attr_name_at(attrs, i)).data);
    matches = matches && has == cg_attr_at(attrs, i);
  }
  if (matches) cgi_push(m->found, op);
  return true;
}

static bool cgi_transform_match(cgi_transform *s, cg_op op) {
  cgi_transform_matcher m;
  cg_op *targets;
  m.op = op;
  m.found = NULL;
  if (!cgi_transform_operand(s, op, 0, &targets)) return false;
  for (size_t i = 0; i < cgi_len(targets); i++) cgi_walk_post(targets[i], cgi_transform_match_one, &m);
  cgi_transform_set(s, op->results[0], m.found);
  return true;
}

static bool cgi_transform_get_parent(cgi_transform *s, cg_op op) {
  cg_context *ctx = s->ctx;
  cg_op *targets, *parents = NULL;
  cg_attr name = cg_op_attr(op, "op_name"), nth = cg_op_attr(op, "nth_parent");
  bool isolated = cg_op_attr(op, "isolated_from_above") != NULL, once = cg_op_attr(op, "deduplicate") != NULL;
  if (!cgi_transform_operand(s, op, 0, &targets)) return false;
  for (size_t i = 0; i < cgi_len(targets); i++) {
    cg_op p = targets[i];
    for (int64_t n = nth ? cg_attr_int(nth) : 1; p && n > 0; n--) do
        p = cg_op_parent(p);
      while (p && ((isolated && !cg_op_has_trait(p, CG_TRAIT_ISOLATED)) || (name && !cgi_str_eq(cg_attr_str(name), p->def->name))));
    if (!p) {
      if (cg_op_attr(op, "allow_empty_results")) continue;
      cgi_op_error(op, "finds no such parent");
      cgi_note(ctx, targets[i]->loc, "of this op");
      return false;
    }
    bool there = false;
    for (size_t k = 0; once && k < cgi_len(parents); k++) there = there || parents[k] == p;
    if (!there) cgi_push(parents, p);
  }
  cgi_transform_set(s, op->results[0], parents);
  return true;
}

// ---- parameters -------------------------------------------------------------------------------------------------------------------------------
static bool cgi_transform_constant(cgi_transform *s, cg_op op) { // the handle stands for the op itself
  cg_context *ctx = s->ctx;
  cg_op *self = NULL;
  cgi_push(self, op);
  cgi_transform_set(s, op->results[0], self);
  return true;
}

static bool cgi_transform_param(cgi_transform *s, cg_op op, unsigned i, cg_attr *out) {
  cg_op *list;
  if (!cgi_transform_operand(s, op, i, &list)) return false;
  bool ok = cgi_len(list) == 1 && cgi_transform_op_id(list[0]) == CGI_TRANSFORM_PARAM_CONSTANT;
  if (ok) *out = cg_op_attr(list[0], "value");
  return ok || cgi_op_unsupported(op, "takes a value that is no parameter: only numbers and those are taken");
}

// A list of sizes, with the parameters that are operands from `at` on where they stand.
static bool cgi_transform_list(cgi_transform *s, cg_op op, const char *name, unsigned *at, cg_attr *out) {
  cg_context *ctx = s->ctx;
  int64_t *sizes = NULL;
  cg_attr list = cg_op_attr(op, name), param;
  bool ok = true;
  for (size_t i = 0; ok && list && i < cg_attr_int_list_len(list); i++) {
    int64_t v = cg_attr_int_list_at(list, i);
    if (v == CG_DYNAMIC) {
      ok = cgi_transform_param(s, op, (*at)++, &param);
      if (ok && (param->kind != CG_ATTR_INT || cg_attr_int(param) < 0)) ok = cgi_op_error(op, "takes a parameter as a size that is none: %a", param);
      if (ok) v = cg_attr_int(param);
    }
    cgi_push(sizes, v);
  }
  *out = list ? cgi_attr_i64_array(ctx, cgi_len(sizes), sizes) : NULL;
  return ok;
}

// ---- tiling -----------------------------------------------------------------------------------------------------------------------------------
static bool cgi_transform_tile(cgi_transform *s, cg_op op) {
  cg_context *ctx = s->ctx;
  bool forall = cgi_transform_op_id(op) == CGI_TRANSFORM_TILE_USING_FORALL;
  cg_op *targets, **results = CGI_NEW_ARRAY(ctx, cg_op *, op->num_results);
  unsigned at = 1;
  cg_attr threads = NULL, sizes;
  if (forall && !cgi_transform_list(s, op, "static_num_threads", &at, &threads)) return false;
  if (!cgi_transform_list(s, op, forall ? "static_tile_sizes" : "static_sizes", &at, &sizes)) return false;
  if (!cgi_transform_targets(s, op, &targets)) return false;
  for (unsigned r = 0; r < op->num_results; r++) results[r] = NULL;
  for (size_t i = 0; i < cgi_len(targets); i++) {
    cg_op tiled = NULL, loops[CGI_MAX_LOOPS];
    memset(loops, 0, sizeof loops);
    bool ok = forall ? cgi_transform_tile_forall(targets[i], sizes, threads, cg_op_attr(op, "mapping"), &tiled, loops)
                     : cgi_transform_tile_for(targets[i], sizes, cg_op_attr(op, "interchange"), &tiled, loops);
    if (!ok) return cgi_transform_failed(op, NULL);
    for (unsigned r = 1; r < op->num_results; r++)
      if (!loops[r - 1]) return cgi_op_error(op, "has %u results, where fewer loops are made: a parameter is zero", op->num_results);
    cgi_push(results[0], tiled);
    for (unsigned r = 1; r < op->num_results; r++) cgi_push(results[r], loops[r - 1]);
  }
  for (size_t i = 0; i < cgi_len(targets); i++) cgi_transform_consume(s, op, targets[i]);
  for (unsigned r = 0; r < op->num_results; r++) cgi_transform_set(s, op->results[r], results[r]);
  return true;
}

static bool cgi_transform_to_generic(cgi_transform *s, cg_op op, cg_op *target) {
  cg_op was = *target, made = cgi_linalg_is(was) ? cgi_generalize(was) : was;
  if (made->def->kind != CG_LINALG_GENERIC) {
    cgi_op_unsupported(op, "has a target that is no linalg op, or has no body");
    cgi_note(s->ctx, was->loc, "this one");
    return false;
  }
  for (size_t h = 0; made != was && h < cgi_len(s->handles); h++)
    for (size_t k = 0; k < cgi_len(s->handles[h].ops); k++)
      if (s->handles[h].ops[k] == was) s->handles[h].consumer = op;
  *target = made;
  return true;
}

static bool cgi_transform_reduce(cgi_transform *s, cg_op op) {
  cg_context *ctx = s->ctx;
  bool forall = cgi_transform_op_id(op) == CGI_TRANSFORM_TILE_REDUCTION_USING_FORALL;
  cg_op *targets, **results = CGI_NEW_ARRAY(ctx, cg_op *, op->num_results);
  cgi_transform_reduced made;
  if (!cgi_transform_targets(s, op, &targets)) return false;
  for (unsigned r = 0; r < op->num_results; r++) results[r] = NULL;
  for (size_t i = 0; i < cgi_len(targets); i++) {
    cg_attr sizes = cg_op_attr(op, "tile_sizes");
    cg_op target = targets[i];
    if (!forall && !cgi_transform_to_generic(s, op, &target)) return false;
    if (!(forall ? cgi_transform_reduce_forall(target, cg_op_attr(op, "num_threads"), sizes, cg_op_attr(op, "mapping"), &made)
                 : cgi_transform_reduce_for(target, sizes, &made)))
      return cgi_transform_failed(op, NULL);
    unsigned n = target->num_results;
    if (op->num_results != n + 3) return cgi_op_error(op, "has %u results, where %u fills and three ops are made", op->num_results, n);
    for (unsigned r = 0; r < n; r++) cgi_push(results[r], made.fills[r]);
    cgi_push(results[n], made.split);
    cgi_push(results[n + 1], made.combining);
    cgi_push(results[n + 2], made.loop);
    cgi_transform_consume(s, op, target);
  }
  for (unsigned r = 0; r < op->num_results; r++) cgi_transform_set(s, op->results[r], results[r]);
  return true;
}

// Where promoted buffers are: a mapping, or a memory space, of workgroups or of each thread.
static bool cgi_transform_promote_targets(cgi_transform *s, cg_op op) {
  cgi_transform_promotion how;
  cg_op *targets;
  cg_attr mapping = cg_op_attr(op, "mapping"), space = cg_op_attr(op, "memory_space"), alignment = cg_op_attr(op, "alignment");
  bool private_memory = false, workgroup = false;
  memset(&how, 0, sizeof how);
  how.operands = cg_op_attr(op, "operands_to_promote");
  how.alloca = cg_op_attr(op, "use_alloca") != NULL;
  how.alignment = alignment ? cg_attr_int(alignment) : 0;
  if (mapping && cg_attr_len(mapping) == 1) mapping = cg_attr_at(mapping, 0);
  if (mapping) {
    workgroup = cgi_attr_has_word(mapping, "workgroup");
    private_memory = cgi_attr_has_word(mapping, "private");
    if (!workgroup && !private_memory) return cgi_op_unsupported(op, "maps buffers to %a: there are workgroup and private memory", mapping);
  }
  how.alloca = how.alloca || private_memory;
  how.space = workgroup ? cgi_attr_i64(s->ctx, 3) : space;
  if (!cgi_transform_targets(s, op, &targets)) return false;
  for (size_t i = 0; i < cgi_len(targets); i++)
    if (!cgi_transform_promote(targets[i], &how)) return cgi_transform_failed(op, NULL);
  cgi_transform_set(s, op->results[0], targets);
  return true;
}

static bool cgi_transform_fuse_into(cgi_transform *s, cg_op op) {
  cg_op *producers, *containing, *fused = NULL;
  if (!cgi_transform_targets(s, op, &producers) || !cgi_transform_operand(s, op, 1, &containing)) return false;
  if (cgi_len(containing) != 1 && cgi_len(producers))
    return cgi_op_error(op, "fuses into %u ops, where one is needed", (unsigned)cgi_len(containing));
  for (size_t i = cgi_len(producers); i-- > 0;) { // consumers first: theirs are slices of what comes earlier
    if (!cgi_transform_fuse(producers[i], containing[0], &fused)) return cgi_transform_failed(op, containing[0]);
    bool used = false;
    for (unsigned r = 0; r < producers[i]->num_results; r++) used = used || producers[i]->results[r]->uses;
    if (!used) cgi_transform_consume(s, op, producers[i]);
  }
  cgi_transform_set(s, op->results[0], fused);
  cgi_transform_set(s, op->results[1], containing);
  return true;
}

static bool cgi_transform_pad_targets(cgi_transform *s, cg_op op) {
  cg_context *ctx = s->ctx;
  cg_op *targets, *results[3] = {NULL, NULL, NULL}, padded;
  cgi_transform_padding how;
  unsigned at = 1;
  cg_attr back = cg_op_attr(op, "copy_back_op");
  memset(&how, 0, sizeof how);
  if (!cgi_transform_list(s, op, "static_pad_to_multiple_of", &at, &how.multiples) || !cgi_transform_targets(s, op, &targets)) return false;
  for (size_t i = 0; how.multiples && i < cg_attr_int_list_len(how.multiples); i++)
    if (!cg_attr_int_list_at(how.multiples, i)) return cgi_op_error(op, "pads to multiples of zero");
  how.loops = cg_op_attr(op, "padding_dimensions");
  how.values = cg_op_attr(op, "padding_values");
  how.keep = cg_op_attr(op, cg_op_attr(op, "pack_paddings") ? "pack_paddings" : "nofold_flags");
  how.copies = !back || !cgi_str_is(cg_attr_str(back), "none");
  for (size_t i = 0; i < cgi_len(targets); i++) {
    if (!cgi_transform_pad(targets[i], &how, &padded, &results[1], &results[2])) return cgi_transform_failed(op, NULL);
    cgi_push(results[0], padded);
  }
  for (size_t i = 0; i < cgi_len(targets); i++) cgi_transform_consume(s, op, targets[i]);
  for (unsigned r = 0; r < 3; r++) cgi_transform_set(s, op->results[r], results[r]);
  cgi_arr_free(ctx, targets);
  return true;
}

static bool cgi_transform_generalize(cgi_transform *s, cg_op op) {
  cg_op *targets;
  if (!cgi_transform_targets(s, op, &targets)) return false;
  for (size_t i = 0; i < cgi_len(targets); i++)
    if (!cgi_transform_to_generic(s, op, &targets[i])) return false;
  cgi_transform_set(s, op->results[0], targets);
  return true;
}

// ---- passes -----------------------------------------------------------------------------------------------------------------------------------
static bool cgi_transform_collect_tag(cg_op op, void *user) {
  cgi_transform *s = (cgi_transform *)user;
  cg_context *ctx = s->ctx;
  cg_attr tag = cg_op_attr(op, CGI_TRANSFORM_TAG);
  for (size_t i = 0; tag && i < cg_attr_int_list_len(tag); i++) cgi_push(s->handles[cg_attr_int_list_at(tag, i)].ops, op);
  cgi_op_set_attr(op, CGI_TRANSFORM_TAG, NULL);
  return true;
}

// Runs passes on an op, and finds the ops of handles again. What is not there any more leaves its handles.
static bool cgi_transform_run_passes(cgi_transform *s, cg_op op, cg_op target, cg_str passes) {
  cg_context *ctx = s->ctx;
  if (target->def->kind != CG_FUNC_FUNC && target->def->kind != CG_BUILTIN_MODULE) {
    cgi_op_unsupported(op, "has a target that is neither func.func nor a module: '%S'", target->def->name);
    cgi_note(ctx, target->loc, "this one");
    return false;
  }
  for (size_t h = 0; h < cgi_len(s->handles); h++) {
    size_t kept = 0;
    cg_op *ops = s->handles[h].ops;
    for (size_t k = 0; k < cgi_len(ops) && !s->handles[h].consumer; k++) {
      if (ops[k] == target || !cgi_op_is_ancestor(target, ops[k])) {
        ops[kept++] = ops[k];
        continue;
      }
      int64_t *all = NULL;
      cg_attr tag = cg_op_attr(ops[k], CGI_TRANSFORM_TAG);
      for (size_t i = 0; tag && i < cg_attr_int_list_len(tag); i++) cgi_push(all, cg_attr_int_list_at(tag, i));
      cgi_push(all, (int64_t)h);
      cgi_op_set_ints(ops[k], CGI_TRANSFORM_TAG, cgi_len(all), all);
    }
    while (cgi_len(ops) > kept && !s->handles[h].consumer) cgi_del(s->handles[h].ops, cgi_len(ops) - 1), ops = s->handles[h].ops;
  }
  cg_result r = cgi_run_named_passes(target, op, passes, s->pass->hooks);
  if (r != CG_OK) return cgi_transform_failed(op, target);
  cgi_walk_pre(target, cgi_transform_collect_tag, s);
  return true;
}

static bool cgi_transform_pass(cgi_transform *s, cg_op op, const char *passes) {
  cg_op *targets;
  bool ok = cgi_transform_targets(s, op, &targets);
  for (size_t i = 0; ok && i < cgi_len(targets); i++) ok = cgi_transform_run_passes(s, op, targets[i], cgi_s(passes));
  if (ok && op->num_results) cgi_transform_set(s, op->results[0], targets);
  return ok;
}

static bool cgi_transform_cse(cgi_transform *s, cg_op op) { return cgi_transform_pass(s, op, "cse"); }
static bool cgi_transform_dce(cgi_transform *s, cg_op op) { return cgi_transform_pass(s, op, "dce"); }
static bool cgi_transform_licm(cgi_transform *s, cg_op op) { return cgi_transform_pass(s, op, "licm"); }
static bool cgi_transform_vectorize(cgi_transform *s, cg_op op) { return cgi_transform_pass(s, op, "vectorize,canonicalize,cse"); }

static bool cgi_transform_patterns(cgi_transform *s, cg_op op) { // each of those that there are is a part of canonicalize
  if (!op->regions[0]->first || !op->regions[0]->first->first) return true;
  return cgi_transform_pass(s, op, cg_op_attr(op, "apply_cse") ? "canonicalize,cse" : "canonicalize");
}

static bool cgi_transform_registered_pass(cgi_transform *s, cg_op op) {
  cg_attr options = cg_op_attr(op, "options");
  cg_str name = cg_attr_str(cg_op_attr(op, "pass_name"));
  if (options && cg_attr_str(options).len) name = cgi_format(s->ctx, "%S{%S}", name, cg_attr_str(options));
  return cgi_transform_pass(s, op, cgi_intern(s->ctx, name).data);
}

// A tensor that threads share, each of them with a part of its own, and that is stored nowhere: it stands in workgroup memory.
static bool cgi_transform_is_shared(cg_op empty) {
  CGI_FOREACH_USE(u, empty->results[0]) {
    bool fill = u->owner->def->kind == CG_LINALG_FILL && u->owner->num_results;
    if (fill) CGI_FOREACH_USE(v, u->owner->results[0]) {
        if (cgi_is_forall_of(v->owner, "gpu.thread")) return true;
      }
    if (cgi_is_forall_of(u->owner, "gpu.thread")) return true;
  }
  return false;
}

static void cgi_transform_share_memory(cg_op func) {
  cg_context *ctx = func->ctx;
  cg_op *empties = cgi_collect(func, CG_TENSOR_EMPTY);
  for (size_t i = 0; i < cgi_len(empties); i++) {
    cg_op empty = empties[i];
    cg_type t = empty->results[0]->type;
    int64_t shape[CGI_MAX_LOOPS];
    cgi_index sizes[CGI_MAX_LOOPS];
    int32_t none[3] = {0, 0, 0};
    bool bounded = t->rank <= CGI_MAX_LOOPS && cgi_transform_is_shared(empty);
    for (unsigned d = 0, next = 0; bounded && d < t->rank; d++) {
      sizes[d] = t->shape[d] == CG_DYNAMIC ? cgi_index_of(empty->operands[next++].value) : cgi_index_const(t->shape[d]);
      cgi_interval range = sizes[d].value ? cgi_range_of(sizes[d].value) : cgi_range_of_constant(sizes[d].fixed);
      shape[d] = range.hi;
      bounded = range.hi >= 0 && range.hi < INT32_MAX;
    }
    if (!bounded) continue;
    cgi_builder b = cgi_builder_before(empty);
    cg_type whole = cgi_type_tensor(ctx, t->rank, shape, t->element, NULL);
    cg_named_attr space = cgi_named(ctx, "memory_space", cgi_attr_i64(ctx, 3));
    cg_op alloc = cgi_build(&b, CG_BUFFERIZATION_ALLOC_TENSOR, 0, NULL, 1, &whole, 1, &space, 0);
    cgi_op_set_segments(alloc, 3, none);
    cgi_op_replace1(empty, whole == t ? alloc->results[0] : cgi_build_slice(&b, alloc->results[0], t->rank, NULL, sizes));
  }
}

static bool cgi_transform_bufferize(cgi_transform *s, cg_op op) {
  cg_attr boundaries = cg_op_attr(op, "bufferize_function_boundaries");
  cg_op *targets;
  if (boundaries && (bool)cg_attr_int(boundaries))
    return cgi_op_unsupported(op, "asks for functions on buffers: kernels have bindings, and what the host calls stays on tensors");
  if (!cgi_transform_targets(s, op, &targets)) return false;
  for (size_t i = 0; i < cgi_len(targets); i++) cgi_transform_share_memory(targets[i]);
  return cgi_transform_pass(s, op, "bufferize,canonicalize"); // views of all of what they are of go, too
}

// ---- ids --------------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_transform_grid {
  const char *kind;
  int64_t size[3];
  bool found, ok;
  cg_op forall; // that is at fault
} cgi_transform_grid;

// Whether a forall of the kind has as many iterations along x, y, z as there may be ids: `size` of zero is not known and takes the forall's.
static bool cgi_transform_grid_of(cg_op op, void *user) {
  cgi_transform_grid *g = (cgi_transform_grid *)user;
  cgi_mixed lower, upper, step;
  if (!cgi_is_forall_of(op, g->kind)) return true;
  g->found = true;
  g->forall = op;
  g->ok = cgi_mixed_get(op, "dynamicLowerBound", "staticLowerBound", &lower) && cgi_mixed_get(op, "dynamicUpperBound", "staticUpperBound", &upper) &&
          cgi_mixed_get(op, "dynamicStep", "staticStep", &step) && op->num_results == 0;
  for (unsigned d = 0; g->ok && d < upper.n; d++) {
    cg_str word = cgi_attr_enum_word(cg_attr_at(cg_op_attr(op, "mapping"), d));
    unsigned to = word.len == 1 ? (unsigned)(word.data[0] - 'x') : 3;
    if (to > 2 || lower.values[d] || upper.values[d] || step.values[d] || step.fixed[d] < 1) return g->ok = false;
    int64_t trips = (upper.fixed[d] - lower.fixed[d] + step.fixed[d] - 1) / step.fixed[d];
    if (!g->size[to]) g->size[to] = trips;
    if (g->size[to] < trips) return g->ok = false;
  }
  return g->ok;
}

// The foralls of one function. They become ids by `distribute`, all at once: blocks are only looked at before.
static bool cgi_transform_map_function(cgi_transform *s, cg_op op, cg_op func) {
  cg_context *ctx = s->ctx;
  bool threads = cgi_transform_op_id(op) == CGI_TRANSFORM_MAP_NESTED_FORALL_TO_THREADS;
  cg_attr dims = cg_op_attr(op, threads ? "block_dims" : "grid_dims"), items[3];
  cgi_transform_grid g;
  memset(&g, 0, sizeof g);
  g.kind = threads ? "gpu.thread" : "gpu.block";
  g.ok = true;
  for (unsigned i = 0; i < 3; i++)
    g.size[i] = dims && cg_attr_int_list_len(dims) ? (i < cg_attr_int_list_len(dims) ? cg_attr_int_list_at(dims, i) : 1) : 0;
  if (func->def->kind != CG_FUNC_FUNC) {
    cgi_op_unsupported(op, "has a target that is no func.func: kernels are functions here");
    return cgi_note(ctx, func->loc, "this one"), false;
  }
  cgi_walk_pre(func, cgi_transform_grid_of, &g);
  if (!g.ok || (!g.found && !threads)) {
    cgi_op_unsupported(op, g.found ? "has a target with a forall of another size than its dims, of no constant one, or on tensors"
                                   : "has a target without a forall that is mapped to blocks");
    return cgi_note(ctx, (g.found ? g.forall : func)->loc, "this one"), false;
  }
  if (!threads) return true;
  for (unsigned i = 0; i < 3; i++) items[i] = cgi_attr_index(ctx, g.size[i] ? g.size[i] : 1);
  cg_op exported = cgi_export_of(func);
  cgi_op_set_array(exported ? exported : func, "workgroup_size", 3, items);
  return cgi_transform_run_passes(s, op, func, cgi_s("distribute"));
}

static bool cgi_transform_map(cgi_transform *s, cg_op op) {
  cg_op *targets;
  cg_attr sync = cg_op_attr(op, "sync_after_distribute");
  if (cg_op_attr(op, "generate_gpu_launch")) return cgi_op_unsupported(op, "makes a gpu.launch: kernels are functions here");
  if (sync && !(bool)cg_attr_int(sync)) return cgi_op_unsupported(op, "leaves barriers out: they stand where memory of a workgroup needs them");
  if (!cgi_transform_targets(s, op, &targets)) return false;
  for (size_t i = 0; i < cgi_len(targets); i++)
    if (!cgi_transform_map_function(s, op, targets[i])) return false;
  cgi_transform_set(s, op->results[0], targets);
  return true;
}

// ---- control ----------------------------------------------------------------------------------------------------------------------------------
static bool cgi_transform_print(cgi_transform *s, cg_op op) {
  cg_context *ctx = s->ctx;
  cg_op *targets = NULL;
  cg_attr name = cg_op_attr(op, "name");
  cg_str what = name ? cg_attr_str(name) : cgi_s(""), text;
  if (op->num_operands && !cgi_transform_operand(s, op, 0, &targets)) return false;
  if (!op->num_operands) cgi_push(targets, s->pass->module);
  for (size_t i = 0; i < cgi_len(targets); i++)
    if (cg_print_to_string(targets[i], NULL, &text) == CG_OK) cgi_remark(ctx, op->loc, "[[[ IR printer: %S ]]]\n%S", what, text);
  return true;
}

static bool cgi_transform_annotate(cgi_transform *s, cg_op op) {
  cg_op *targets;
  cg_attr value = cgi_attr_unit(s->ctx);
  if (op->num_operands > 1 && !cgi_transform_param(s, op, 1, &value)) return false;
  if (!cgi_transform_operand(s, op, 0, &targets)) return false;
  const char *name = cgi_intern(s->ctx, cg_attr_str(cg_op_attr(op, "name"))).data;
  for (size_t i = 0; i < cgi_len(targets); i++) cgi_op_set_attr(targets[i], name, value);
  return true;
}

static bool cgi_transform_merge(cgi_transform *s, cg_op op) {
  cg_context *ctx = s->ctx;
  cg_op *all = NULL, *one;
  for (unsigned i = 0; i < op->num_operands; i++) {
    if (!cgi_transform_operand(s, op, i, &one)) return false;
    for (size_t k = 0; k < cgi_len(one); k++) {
      bool there = false;
      for (size_t j = 0; cg_op_attr(op, "deduplicate") && j < cgi_len(all); j++) there = there || all[j] == one[k];
      if (!there) cgi_push(all, one[k]);
    }
  }
  cgi_transform_set(s, op->results[0], all);
  return true;
}

static bool cgi_transform_split(cgi_transform *s, cg_op op) {
  cg_context *ctx = s->ctx;
  cg_op *all;
  cg_attr pass = cg_op_attr(op, "pass_through_empty_handle"), few = cg_op_attr(op, "fail_on_payload_too_small"),
          rest = cg_op_attr(op, "overflow_result");
  if (!cgi_transform_operand(s, op, 0, &all)) return false;
  size_t n = cgi_len(all), r = op->num_results;
  bool empty = !n && (!pass || (bool)cg_attr_int(pass));
  if ((n > r && !rest) || (n < r && !empty && (!few || (bool)cg_attr_int(few))))
    return cgi_op_error(op, "expected the handle to have %u ops, and it has %u", (unsigned)r, (unsigned)n);
  for (size_t i = 0, k = 0; i < r; i++) {
    cg_op *part = NULL;
    size_t take = k < n;
    if (rest && (size_t)cg_attr_int(rest) == i && n > r) take = n - r + 1;
    for (; take; take--) cgi_push(part, all[k++]);
    cgi_transform_set(s, op->results[i], part);
  }
  return true;
}

static bool cgi_transform_yield(cgi_transform *s, cg_op op) {
  (void)s, (void)op;
  return true;
}

// Runs a block whose arguments stand for the lists in `args`, and gives results[] what it yields, behind what they have.
static bool cgi_transform_enter(cgi_transform *s, cg_op op, cg_block block, unsigned n, cg_op *const *args, cg_op **results) {
  cg_context *ctx = s->ctx;
  if (cg_block_num_args(block) != n) return cgi_op_error(op, "has %u handles for a body of %u", n, cg_block_num_args(block));
  for (unsigned i = 0; i < n; i++) {
    cg_op *copy = NULL;
    for (size_t k = 0; k < cgi_len(args[i]); k++) cgi_push(copy, args[i][k]);
    cgi_transform_set(s, cg_block_arg(block, i), copy);
  }
  if (!cgi_transform_sequence(s, block)) return false;
  cg_op end = block->last;
  if (op->num_results && (!end || end->num_operands != op->num_results))
    return cgi_op_error(op, "has another number of results than its body yields");
  for (unsigned i = 0; i < op->num_results; i++) {
    cg_op *one;
    if (!cgi_transform_operand(s, end, i, &one)) return false;
    for (size_t k = 0; k < cgi_len(one); k++) cgi_push(results[i], one[k]);
  }
  return true;
}

static bool cgi_transform_call(cgi_transform *s, cg_op op, cg_block block, bool each) {
  cg_context *ctx = s->ctx;
  cg_op **args = CGI_NEW_ARRAY(ctx, cg_op *, op->num_operands + 1), **results = CGI_NEW_ARRAY(ctx, cg_op *, op->num_results + 1), **one;
  size_t turns = 1;
  for (unsigned i = 0; i < op->num_results; i++) results[i] = NULL;
  for (unsigned i = 0; i < op->num_operands; i++)
    if (!cgi_transform_operand(s, op, i, &args[i])) return false;
  one = CGI_NEW_ARRAY(ctx, cg_op *, op->num_operands + 1);
  if (each) turns = op->num_operands ? cgi_len(args[0]) : 0;
  for (size_t k = 0; k < turns; k++) {
    for (unsigned i = 0; each && i < op->num_operands; i++) {
      if (cgi_len(args[i]) != turns) return cgi_op_error(op, "has handles of different numbers of ops");
      one[i] = NULL;
      cgi_push(one[i], args[i][k]);
    }
    if (!cgi_transform_enter(s, op, block, op->num_operands, each ? one : args, results)) return false;
  }
  for (unsigned i = 0; i < op->num_results; i++) cgi_transform_set(s, op->results[i], results[i]);
  return true;
}

static bool cgi_transform_foreach(cgi_transform *s, cg_op op) { return cgi_transform_call(s, op, op->regions[0]->first, true); }

static bool cgi_transform_nested(cgi_transform *s, cg_op op) {
  if (!op->num_operands) return cgi_op_unsupported(op, "stands in another sequence without a handle");
  return cgi_transform_call(s, op, op->regions[0]->first, false);
}

static bool cgi_transform_include(cgi_transform *s, cg_op op) {
  cg_op callee = cgi_symbol_resolve(op, cg_op_attr(op, "target"));
  if (!callee || cgi_transform_op_id(callee) != CGI_TRANSFORM_NAMED_SEQUENCE || !callee->regions[0]->first)
    return cgi_op_error(op, "refers to %a, which is no transform.named_sequence with a body beside its own", cg_op_attr(op, "target"));
  return cgi_transform_call(s, op, callee->regions[0]->first, false);
}

static cgi_transform_fn cgi_transform_fn_of(cgi_transform_id id) {
  switch (id) {
  case CGI_TRANSFORM_SEQUENCE: return cgi_transform_nested;
  case CGI_TRANSFORM_INCLUDE: return cgi_transform_include;
  case CGI_TRANSFORM_YIELD: return cgi_transform_yield;
  case CGI_TRANSFORM_FOREACH: return cgi_transform_foreach;
  case CGI_TRANSFORM_SPLIT_HANDLE: return cgi_transform_split;
  case CGI_TRANSFORM_MERGE_HANDLES: return cgi_transform_merge;
  case CGI_TRANSFORM_GET_PARENT_OP: return cgi_transform_get_parent;
  case CGI_TRANSFORM_ANNOTATE: return cgi_transform_annotate;
  case CGI_TRANSFORM_PRINT: return cgi_transform_print;
  case CGI_TRANSFORM_APPLY_CSE: return cgi_transform_cse;
  case CGI_TRANSFORM_APPLY_DCE: return cgi_transform_dce;
  case CGI_TRANSFORM_APPLY_LICM: return cgi_transform_licm;
  case CGI_TRANSFORM_APPLY_REGISTERED_PASS: return cgi_transform_registered_pass;
  case CGI_TRANSFORM_APPLY_PATTERNS: return cgi_transform_patterns;
  case CGI_TRANSFORM_MATCH: return cgi_transform_match;
  case CGI_TRANSFORM_TILE_USING_FORALL:
  case CGI_TRANSFORM_TILE_USING_FOR: return cgi_transform_tile;
  case CGI_TRANSFORM_TILE_REDUCTION_USING_FOR:
  case CGI_TRANSFORM_TILE_REDUCTION_USING_FORALL: return cgi_transform_reduce;
  case CGI_TRANSFORM_PROMOTE: return cgi_transform_promote_targets;
  case CGI_TRANSFORM_PARAM_CONSTANT: return cgi_transform_constant;
  case CGI_TRANSFORM_FUSE_INTO: return cgi_transform_fuse_into;
  case CGI_TRANSFORM_PAD: return cgi_transform_pad_targets;
  case CGI_TRANSFORM_GENERALIZE: return cgi_transform_generalize;
  case CGI_TRANSFORM_VECTORIZE_CHILDREN: return cgi_transform_vectorize;
  case CGI_TRANSFORM_ONE_SHOT_BUFFERIZE: return cgi_transform_bufferize;
  case CGI_TRANSFORM_MAP_FORALL_TO_BLOCKS:
  case CGI_TRANSFORM_MAP_NESTED_FORALL_TO_THREADS: return cgi_transform_map;
  default: return NULL;
  }
}

static bool cgi_transform_sequence(cgi_transform *s, cg_block block) {
  bool ok = true;
  if (++s->depth > CGI_TRANSFORM_DEPTH) return cgi_op_unsupported(block->region->op, "[nesting] is nested too deep, or includes itself");
  for (cg_op op = block ? block->first : NULL; ok && op; op = op->next) {
    cgi_transform_fn fn = cgi_transform_fn_of(cgi_transform_op_id(op));
    ok = fn ? fn(s, op) : cgi_op_unsupported(op, "is no op that a schedule may have here");
  }
  s->depth--;
  return ok;
}

static bool cgi_transform_find_main(cg_op op, void *user) {
  if (cgi_transform_op_id(op) == CGI_TRANSFORM_NAMED_SEQUENCE && cgi_str_is(cgi_symbol_name(op), "__transform_main")) *(cg_op *)user = op;
  return *(cg_op *)user == NULL;
}

// The named sequences, and the module that they fill.
static void cgi_transform_erase(cg_op entry, cg_op root) {
  cg_op holder = cg_op_parent(entry);
  for (cg_op op = holder->regions[0]->first->first, next; op; op = next) {
    next = op->next;
    if (cgi_transform_op_id(op) == CGI_TRANSFORM_NAMED_SEQUENCE) cgi_op_erase(op);
  }
  if (holder != root && !holder->regions[0]->first->first)
    cgi_op_erase(holder);
  else
    cgi_op_set_attr(holder, "transform.with_named_sequence", NULL);
}

CGI_DEF bool cgi_pass_transform_interpreter(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cg_op entry = NULL, *root = NULL;
  cgi_transform s;
  cgi_walk_pre(pass->module, cgi_transform_find_main, &entry);
  if (!entry || !entry->regions[0]->first) return true;
  if (cg_block_num_args(entry->regions[0]->first) != 1) return cgi_op_unsupported(entry, "takes one argument, the module");
  if (cg_op_attr(entry, CGI_TRANSFORM_RUNS)) return cgi_op_unsupported(entry, "is run already: a schedule does not run itself");
  cgi_op_mark(entry, CGI_TRANSFORM_RUNS);
  memset(&s, 0, sizeof s);
  s.ctx = ctx;
  s.pass = pass;
  cgi_push(root, pass->module);
  cgi_transform_set(&s, cg_block_arg(entry->regions[0]->first, 0), root);
  if (!cgi_transform_sequence(&s, entry->regions[0]->first)) return false;
  cgi_transform_erase(entry, pass->module);
  return true;
}
#endif
