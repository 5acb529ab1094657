// Older spellings, read as today's ops: std ops without a prefix, mhlo and xla_hlo, loop, IREE's dispatches of 2020 to 2023, linalg ops that take
// their operands in parentheses, and attribute forms that changed since. Nothing here prints.
#include "dialects/stablehlo.h"
#include "text/parser.h"

#define CGI_LEGACY_RANK 16

// ---- names ------------------------------------------------------------------------------------------------------------------------------
static bool cgi_legacy_parse_cmp(cgi_parser *p, cgi_op_state *st);
static bool cgi_legacy_parse_dim(cgi_parser *p, cgi_op_state *st);
static bool cgi_legacy_parse_splat(cgi_parser *p, cgi_op_state *st);
static bool cgi_legacy_parse_init_tensor(cgi_parser *p, cgi_op_state *st);
static bool cgi_legacy_parse_placeholder(cgi_parser *p, cgi_op_state *st);
static bool cgi_legacy_parse_load_constant(cgi_parser *p, cgi_op_state *st);
static bool cgi_legacy_parse_barrier(cgi_parser *p, cgi_op_state *st);
static bool cgi_legacy_parse_generic(cgi_parser *p, cgi_op_state *st);
static bool cgi_legacy_parse_poison(cgi_parser *p, cgi_op_state *st);
static bool cgi_legacy_parse_index_hint(cgi_parser *p, cgi_op_state *st);
static bool cgi_legacy_parse_flow(cgi_parser *p, cgi_op_state *st);
static bool cgi_legacy_parse_flush(cgi_parser *p, cgi_op_state *st);
static bool cgi_legacy_parse_raw_buffer(cgi_parser *p, cgi_op_state *st);
static bool cgi_legacy_parse_region(cgi_parser *p, cgi_op_state *st);
static bool cgi_legacy_parse_trace(cgi_parser *p, cgi_op_state *st);
static bool cgi_legacy_parse_barrier_region(cgi_parser *p, cgi_op_state *st);
static bool cgi_legacy_parse_value_barrier(cgi_parser *p, cgi_op_state *st);
static bool cgi_legacy_parse_linalg(cgi_parser *p, cgi_op_state *st);

// The std dialect, with or without its prefix: what became of its ops, by dialect, `old=today` where the name changed, too.
static const char *const cgi_legacy_std[][2] = {
    {"math", "absf atan atan2 ceilf=ceil copysign cos exp exp2 floorf=floor fmaf=fma log log10 log1p log2 powf rsqrt sin sqrt tanh"},
    {"arith", "addf addi and=andi bitcast ceildivi_signed=ceildivsi cmpf cmpi constant divf divi_signed=divsi divi_unsigned=divui divis=divsi "
              "diviu=divui floordivi_signed=floordivsi fpext=extf fptosi fptoui fptrunc=truncf index_cast maxf=maximumf maxsi maxui minf=minimumf "
              "minsi minui mulf muli negf or=ori remf remi_signed=remsi remi_unsigned=remui remis=remsi remiu=remui select sexti=extsi "
              "shift_left=shli shift_right_signed=shrsi shift_right_unsigned=shrui sitofp subf subi trunci uitofp xor=xori zexti=extui"},
    {"memref", "alloc alloca assume_alignment atomic_rmw dealloc dim load memref_cast=cast memref_reinterpret_cast=reinterpret_cast rank store "
               "subview"},
    {"cf", "assert br cond_br"},
    {"func", "call func return"},
    {"tensor", "dynamic_tensor_from_elements=generate extract_element=extract subtensor=extract_slice subtensor_insert=insert_slice "
               "tensor_cast=cast tensor_from_elements=from_elements"},
    {"vector", "splat"},
};

// Names with a dialect: `old=today`.
static const char cgi_legacy_names[] =
    "arith.maxf=arith.maximumf arith.minf=arith.minimumf flow.dispatch.entry=flow.executable.export "
    "hal.executable.entry_point=hal.executable.export hal.executable.target=hal.executable.variant "
    "hal.interface.load.constant=hal.interface.constant.load iree.do_not_optimize=util.optimization_barrier "
    "iree.placeholder=hal.interface.binding.subspan iree.unfoldable_constant=util.unfoldable_constant iree_input.global=util.global "
    "linalg.indexed_generic=linalg.generic linalg.init_tensor=tensor.empty linalg.tensor_collapse_shape=tensor.collapse_shape "
    "linalg.tensor_expand_shape=tensor.expand_shape linalg.conv=linalg.conv_2d_nhwc_hwcf linalg.pad_tensor=tensor.pad math.abs=math.absf "
    "memref.tensor_cast=memref.cast ml_program.func=func.func ml_program.return=func.return ml_program.output=func.return "
    "scf.foreach_thread=scf.forall scf.foreach_thread.perform_concurrently=scf.forall.in_parallel spirv.ControlBarrier=gpu.barrier "
    "spv.ControlBarrier=gpu.barrier util.call=func.call util.do_not_optimize=util.optimization_barrier util.func=func.func "
    "util.return=func.return util.initializer.return=func.return mhlo.bessel_i1e=chlo.bessel_i1e mhlo.erf=chlo.erf "
    "mhlo.rng_normal=stablehlo.rng mhlo.rng_uniform=stablehlo.rng "
    "mhlo.topk=chlo.top_k linalg.pack=tensor.pack linalg.unpack=tensor.unpack ub.poison=arith.constant "
    "iree_tensor_ext.compute_barrier.start=tensor.cast iree_tensor_ext.compute_barrier.end=tensor.cast iree_codegen.index_hint=affine.apply "
    "iree_tensor_ext.bitcast=tensor.bitcast flow.tensor.constant=arith.constant flow.tensor.trace=arith.constant "
    "iree_gpu.value_barrier=scf.execute_region iree_gpu.barrier_region=scf.execute_region iree_gpu.yield=scf.yield "
    "stream.cmd.discard=stream.cmd.barrier "
    "stream.cmd.flush=stream.cmd.barrier stream.cmd.invalidate=stream.cmd.barrier stream.resource.load=stream.async.load "
    "iree_linalg_ext.map_scatter=iree_linalg_ext.map_store amdgpu.fat_raw_buffer_cast=memref.memory_space_cast "
    "flow.dispatch.region=scf.execute_region";

// What follows flow.tensor., and what follows tensor. today.
static const char cgi_legacy_flow[] = "alloc=empty alloca=empty barrier=cast bitcast clone=cast empty load=extract reshape slice=extract_slice splat "
                                      "store=insert tie_shape=cast transfer=cast update=insert_slice";

// Those whose syntax differed, too.
typedef struct cgi_legacy_syntax {
  const char *name; // without std.
  cgi_parse_op_fn parse;
} cgi_legacy_syntax;

static const cgi_legacy_syntax cgi_legacy_syntaxes[] = {
    {"cmpf", cgi_legacy_parse_cmp},
    {"cmpi", cgi_legacy_parse_cmp},
    {"dim", cgi_legacy_parse_dim},
    {"splat", cgi_legacy_parse_splat},
    {"hal.interface.load.constant", cgi_legacy_parse_load_constant},
    {"iree.placeholder", cgi_legacy_parse_placeholder},
    {"linalg.indexed_generic", cgi_legacy_parse_generic},
    {"linalg.init_tensor", cgi_legacy_parse_init_tensor},
    {"linalg.conv", cgi_legacy_parse_linalg},
    {"ub.poison", cgi_legacy_parse_poison},
    {"iree_tensor_ext.compute_barrier.start", cgi_legacy_parse_flow},
    {"iree_tensor_ext.compute_barrier.end", cgi_legacy_parse_flow},
    {"iree_tensor_ext.bitcast", cgi_legacy_parse_flow},
    {"stream.cmd.discard", cgi_legacy_parse_flush},
    {"stream.cmd.flush", cgi_legacy_parse_flush},
    {"stream.cmd.invalidate", cgi_legacy_parse_flush},
    {"iree_codegen.index_hint", cgi_legacy_parse_index_hint},
    {"amdgpu.fat_raw_buffer_cast", cgi_legacy_parse_raw_buffer},
    {"flow.dispatch.region", cgi_legacy_parse_region},
    {"flow.tensor.trace", cgi_legacy_parse_trace},
    {"iree_gpu.barrier_region", cgi_legacy_parse_barrier_region},
    {"iree_gpu.value_barrier", cgi_legacy_parse_value_barrier},
    {"spirv.ControlBarrier", cgi_legacy_parse_barrier},
    {"spv.ControlBarrier", cgi_legacy_parse_barrier},
};

static const struct {
  const char *old_prefix, *today;
} cgi_legacy_prefixes[] = {
    {"mhlo.", "stablehlo."}, {"xla_hlo.", "stablehlo."},    {"xla_chlo.", "chlo."}, {"hlo_client.", "chlo."},
    {"loop.", "scf."},       {"iree_tensor_ext.", "flow."}, {"std.", "func."},
};

// What `name` became by the words of a list; empty when it is none of them.
static cg_str cgi_legacy_find(const char *words, cg_str name) {
  for (const char *w = words, *end; w; w = end ? end + 1 : NULL) {
    cg_str today;
    end = strchr(w, ' ');
    if (strncmp(w, name.data, name.len) != 0 || !strchr("= ", w[name.len])) continue;
    today.data = w[name.len] == '=' ? w + name.len + 1 : w;
    today.len = end ? (size_t)(end - today.data) : strlen(today.data);
    return today;
  }
  return cgi_s("");
}

static cg_str cgi_legacy_today(cg_context *ctx, cg_str name) {
  if (memchr(name.data, '.', name.len)) return cgi_legacy_find(cgi_legacy_names, name);
  for (size_t i = 0; i < sizeof cgi_legacy_std / sizeof *cgi_legacy_std; i++) {
    cg_str today = cgi_legacy_find(cgi_legacy_std[i][1], name);
    if (today.len) return cgi_format(ctx, "%s.%S", cgi_legacy_std[i][0], today);
  }
  return cgi_s("");
}

static const char *cgi_legacy_blank(const char *q, const char *end) {
  while (q < end && (*q == ' ' || *q == '\t' || *q == '\n' || *q == '\r')) q++;
  return q;
}

// The text behind an op's name at q: past an attribute dictionary or an alias for one.
static const char *cgi_legacy_skip_attrs(const char *q, const char *end) {
  unsigned depth = 0;
  q = cgi_legacy_blank(q, end);
  if (q < end && *q == '#') {
    while (q < end && *q != ' ' && *q != '\n' && *q != '\t' && *q != '\r') q++;
    return cgi_legacy_blank(q, end);
  }
  if (q >= end || *q != '{') return q;
  for (; q < end; q++) {
    if (*q == '"')
      for (q++; q < end && *q != '"'; q++) q += *q == '\\' && q + 1 < end;
    if (q < end && *q == '{') depth++;
    if (q < end && *q == '}' && !--depth) return cgi_legacy_blank(q + 1, end);
  }
  return q;
}

// linalg ops as of 2020: `linalg.fill(%a, %b) : …`, `linalg.matmul {…} %a, %b, %c : …`, `linalg.generic #trait %a, %b {`.
static cgi_parse_op_fn cgi_legacy_linalg(cgi_parser *p, cg_str name) {
  const char *q;
  cg_str op = name;
  if (!cgi_starts_with(name, "linalg.") || name.data < p->text.data || name.data >= p->end) return NULL; // the generic form has no older syntax
  op.data += 7;
  op.len -= 7;
  if (cgi_str_is(op, "yield") || cgi_str_is(op, "index") || cgi_str_is(op, "softmax")) return NULL;
  q = cgi_legacy_skip_attrs(name.data + name.len, p->end);
  if (q >= p->end || (*q != '%' && *q != '(')) return NULL;
  return cgi_str_is(op, "generic") ? cgi_legacy_parse_generic : cgi_legacy_parse_linalg;
}

CGI_DEF bool cgi_legacy_op_name(cgi_parser *p, cg_str name, cg_str *today, cgi_parse_op_fn *parse) {
#ifdef CODEGEN_NO_IREE_SYNTAX // nothing refers to what reads older ops then
  (void)p, (void)name, (void)today;
  *parse = NULL;
  return false;
#else
  cg_context *ctx = p->ctx;
  cg_str old = name;
  size_t i;
  *parse = NULL;
  if (cgi_starts_with(name, "stablehlo.")) return false; // most of what is read
  if (cgi_starts_with(old, "std.")) {
    old.data += 4;
    old.len -= 4;
  }
  if (cgi_starts_with(old, "flow.tensor.")) {
    cg_str rest = old;
    rest.data += 12;
    rest.len -= 12;
    *today = cgi_legacy_find(cgi_legacy_flow, rest);
    *parse = cgi_legacy_parse_flow;
    if (today->len) *today = cgi_format(ctx, "tensor.%S", *today);
    if (today->len) return true;
    *parse = NULL;
  }
  *today = cgi_legacy_today(ctx, old);
  for (i = 0; today->len && i < sizeof cgi_legacy_syntaxes / sizeof *cgi_legacy_syntaxes; i++)
    if (cgi_str_is(old, cgi_legacy_syntaxes[i].name)) *parse = cgi_legacy_syntaxes[i].parse;
  if (today->len) return true;
  for (i = 0; i < sizeof cgi_legacy_prefixes / sizeof *cgi_legacy_prefixes; i++) {
    size_t n = strlen(cgi_legacy_prefixes[i].old_prefix);
    cg_str rest = name, full;
    const cgi_op_def *def;
    if (!cgi_starts_with(name, cgi_legacy_prefixes[i].old_prefix)) continue;
    rest.data += n;
    rest.len -= n;
    full = cgi_format(ctx, "%s%S", cgi_legacy_prefixes[i].today, rest);
    def = cgi_op_def_known(p->ctx, full);
    if (!def) return false;
    *today = def->name;
    return true;
  }
  *parse = cgi_legacy_linalg(p, name);
  if (*parse) *today = name;
  return *parse != NULL;
#endif
}

// ---- std --------------------------------------------------------------------------------------------------------------------------------
static const char *const cgi_legacy_cmpi[] = {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"};
static const char *const cgi_legacy_cmpf[] = {"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
                                              "ueq",   "ugt", "uge", "ult", "ule", "une", "uno", "true"};

static bool cgi_legacy_predicate(cgi_parser *p, cgi_op_state *st, cg_str word, const char *at) {
  bool integer = st->def->kind == CG_ARITH_CMPI;
  const char *const *words = integer ? cgi_legacy_cmpi : cgi_legacy_cmpf;
  int64_t i, n = integer ? 10 : 16;
  for (i = 0; i < n; i++)
    if (cgi_str_is(word, words[i])) return cgi_state_attr(p, st, "predicate", cgi_attr_i64(p->ctx, i));
  return cgi_parser_error_at(p, at, "there is no predicate '%S'", word);
}

// cmpi "slt", %a, %b : t
static bool cgi_legacy_parse_cmp(cgi_parser *p, cgi_op_state *st) {
  const char *at = cgi_parser_here(p);
  cg_str word;
  if (!(cgi_parser_is(p, CGI_TOK_STRING) ? cgi_parser_string(p, &word) : cgi_parser_word(p, &word)) || !cgi_legacy_predicate(p, st, word, at))
    return false;
  return cgi_parser_format(p, st, "`,` $lhs `,` $rhs attr-dict `:` type($lhs); result = i1like(lhs)");
}

// dim %t, %i : type — of a tensor or a memref
static bool cgi_legacy_parse_dim(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref source, index;
  cg_type t, ix = cgi_type_index(p->ctx);
  if (!cgi_parser_operand(p, &source) || !cgi_parser_expect(p, ',') || !cgi_parser_operand(p, &index) || !cgi_parser_attr_dict(p, st) ||
      !cgi_parser_colon_type(p, &t))
    return false;
  if (cg_type_get_kind(t) != CG_TYPE_MEMREF && !cgi_state_set_def(p, st, "tensor.dim")) return false;
  return cgi_state_operand(p, st, &source, t) && cgi_state_operand(p, st, &index, ix) && cgi_state_result(p, st, ix);
}

// splat %x : vector<4xf32>
static bool cgi_legacy_parse_splat(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref ref;
  cg_type t;
  if (!cgi_parser_operand(p, &ref) || !cgi_parser_attr_dict(p, st) || !cgi_parser_colon_type(p, &t)) return false;
  if (cg_type_get_kind(t) != CG_TYPE_VECTOR && !cgi_state_set_def(p, st, "tensor.splat")) return false;
  return cgi_state_operand(p, st, &ref, cg_type_element(t)) && cgi_state_result(p, st, t);
}

// linalg.init_tensor [4, %n] : tensor<4x?xf32>
static bool cgi_legacy_parse_init_tensor(cgi_parser *p, cgi_op_state *st) {
  cg_type t, index = cgi_type_index(p->ctx);
  bool ok = cgi_parser_expect(p, '[');
  while (ok && !cgi_parser_is(p, ']')) {
    int64_t v;
    cgi_operand_ref ref;
    if (cgi_parser_is(p, CGI_TOK_VALUE))
      ok = cgi_parser_operand(p, &ref) && cgi_state_operand(p, st, &ref, index);
    else
      ok = cgi_parser_int(p, &v);
    if (!cgi_parser_accept(p, ',')) break;
  }
  return ok && cgi_parser_expect(p, ']') && cgi_parser_attr_dict(p, st) && cgi_parser_colon_type(p, &t) && cgi_state_result(p, st, t);
}

// ---- IREE -------------------------------------------------------------------------------------------------------------------------------
// iree.placeholder for "interface buffer" {binding = @io::@arg0} : memref<…>
static bool cgi_legacy_parse_placeholder(cgi_parser *p, cgi_op_state *st) {
  const char *at = cgi_parser_here(p);
  int32_t sizes[2];
  cg_attr binding;
  cg_str purpose;
  cg_type t;
  if (!cgi_parser_expect_word(p, "for") || !cgi_parser_string(p, &purpose) || !cgi_parser_attr_dict(p, st) || !cgi_parser_colon_type(p, &t))
    return false;
  binding = cgi_state_get(st, "binding");
  if (!binding || cg_attr_get_kind(binding) != CG_ATTR_SYMBOL)
    return cgi_parser_error_at(p, at, "expected attribute 'binding' with a symbol such as @io::@arg0");
  cgi_state_remove(st, "binding");
  cgi_state_attr(p, st, "interface", binding);
  sizes[0] = sizes[1] = 0;
  return cgi_state_segments(p, st, 2, sizes) && cgi_state_result(p, st, t);
}

// hal.interface.load.constant offset = 0 : index
static bool cgi_legacy_parse_load_constant(cgi_parser *p, cgi_op_state *st) {
  int64_t n;
  cg_type t;
  return cgi_parser_expect_word(p, "offset") && cgi_parser_expect(p, '=') && cgi_parser_int(p, &n) &&
         cgi_state_attr(p, st, "ordinal", cgi_attr_index(p->ctx, n)) && cgi_parser_attr_dict(p, st) && cgi_parser_colon_type(p, &t) &&
         cgi_state_result(p, st, t);
}

// spv.ControlBarrier "Workgroup", "Workgroup", "AcquireRelease"; newer text has the words in <…>
static bool cgi_legacy_parse_barrier(cgi_parser *p, cgi_op_state *st) {
  const char *at = cgi_parser_here(p);
  int i;
  for (i = 0; i < 3; i++) {
    cg_str word;
    bool angle;
    if (i && !cgi_parser_expect(p, ',')) return false;
    angle = cgi_parser_accept(p, '<');
    if (!(cgi_parser_is(p, CGI_TOK_STRING) ? cgi_parser_string(p, &word) : cgi_parser_word(p, &word))) return false;
    while (angle && cgi_parser_accept(p, '|')) // AcquireRelease|WorkgroupMemory
      if (!cgi_parser_word(p, &word)) return false;
    if (angle && !cgi_parser_expect(p, '>')) return false;
    if (i == 0 && !cgi_str_is(word, "Workgroup")) return cgi_parser_error_at(p, at, "only barriers of a workgroup can be read, not of a '%S'", word);
  }
  return cgi_parser_attr_dict(p, st);
}

// ub.poison : f32 — any value will do, and 0 is one
static bool cgi_legacy_parse_poison(cgi_parser *p, cgi_op_state *st) {
  const char *at = cgi_parser_here(p);
  cg_type t, e;
  if (!cgi_parser_attr_dict(p, st) || !cgi_parser_colon_type(p, &t)) return false;
  bool vector = cg_type_get_kind(t) == CG_TYPE_VECTOR;
  e = vector ? cg_type_element(t) : t;
  if (!cg_type_is_int_or_index(e) && !cg_type_is_float(e)) return cgi_parser_error_at(p, at, "poison of type %t is not read", t);
  cg_attr zero = cg_type_is_float(e) ? cgi_attr_float_bits(p->ctx, e, 0) : cgi_attr_int(p->ctx, e, 0);
  return cgi_state_attr(p, st, "value", vector ? cgi_attr_dense_splat(p->ctx, t, zero) : zero) && cgi_state_result(p, st, t);
}

// The block that is being read: ops made for an older form go to its end, before the op itself.
static cg_block cgi_legacy_block(cgi_parser *p) { return p->region ? p->region->last : NULL; }

static cg_value cgi_legacy_append(cgi_parser *p, cg_op_kind kind, cg_loc loc, unsigned n, const cg_value *operands, cg_type result,
                                  unsigned num_attrs, const cg_named_attr *attrs) {
  cg_op op = cgi_op_create(p->ctx, cgi_op_def_of(p->ctx, kind), loc, n, operands, 1, &result, num_attrs, attrs, 0);
  cgi_op_append(cgi_legacy_block(p), op);
  return cg_op_result(op, 0);
}

static cg_value cgi_legacy_index(cgi_parser *p, const cgi_op_state *st, int64_t v) {
  cg_named_attr value = cgi_named(p->ctx, "value", cgi_attr_index(p->ctx, v));
  return cgi_legacy_append(p, CG_ARITH_CONSTANT, st->loc, 0, NULL, cgi_type_index(p->ctx), 1, &value);
}

// tensor<?x4xf32>{%n}: the type, and the sizes that are its dynamic ones, which it knows already.
static bool cgi_legacy_sized_type(cgi_parser *p, cg_type *t, cgi_operand_ref **dims) {
  if (!cgi_parser_type(p, t)) return false;
  return !cgi_parser_accept(p, '{') || (cgi_parser_operand_list(p, dims) && cgi_parser_expect(p, '}'));
}

// The shape that tensor.reshape takes, of the dynamic sizes that there are.
static bool cgi_legacy_shape(cgi_parser *p, cgi_op_state *st, cg_type t, const cgi_operand_ref *dims) {
  cg_context *ctx = p->ctx;
  cg_value *sizes = NULL, v;
  int64_t rank = cg_type_rank(t);
  size_t next = 0;
  bool ok = cg_type_get_kind(t) == CG_TYPE_TENSOR;
  for (unsigned d = 0; ok && d < rank; d++) {
    if (cg_type_dim(t, d) == CG_DYNAMIC)
      ok = next < cgi_len(dims) && cgi_parser_resolve(p, &dims[next++], cgi_type_index(ctx), &v);
    else
      v = cgi_legacy_index(p, st, cg_type_dim(t, d));
    if (ok) cgi_push(sizes, v);
  }
  if (ok) {
    v = cgi_legacy_append(p, CG_TENSOR_FROM_ELEMENTS, st->loc, (unsigned)rank, sizes, cgi_type_tensor(ctx, 1, &rank, cgi_type_index(ctx), NULL), 0,
                          NULL);
    cgi_push(st->operands, v);
  }
  return ok || cgi_parser_error_at(p, st->at, "expected a size for each dynamic dim of %t", t);
}

// flow.tensor.clone %t : tensor<?xf32>{%n}, flow.tensor.reshape %t : tensor<?xf32>{%n} -> tensor<1x?xf32>{%n}, … to "device": the same elements
static bool cgi_legacy_parse_same(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref ref, *ignored = NULL, *dims = NULL;
  cg_type from = NULL, to;
  cg_attr device;
  bool ok = cgi_parser_operand(p, &ref) && cgi_parser_attr_dict(p, st) && cgi_parser_expect(p, ':') && cgi_legacy_sized_type(p, &from, &ignored);
  to = from;
  if (ok && cgi_parser_accept(p, CGI_TOK_ARROW)) ok = cgi_legacy_sized_type(p, &to, &dims);
  if (ok && (cgi_parser_accept_word(p, "to") || cgi_parser_accept_word(p, "on"))) ok = cgi_parser_attr(p, &device);
  return ok && cgi_state_operand(p, st, &ref, from) && (st->def->kind != CG_TENSOR_RESHAPE || cgi_legacy_shape(p, st, to, dims)) &&
         cgi_state_result(p, st, to);
}

// flow.tensor.empty : tensor<?xf32>{%n}, flow.tensor.splat %v : tensor<?xf32>{%n}
static bool cgi_legacy_parse_sized(cgi_parser *p, cgi_op_state *st) {
  return cgi_parser_format(p, st,
                           st->def->kind == CG_TENSOR_EMPTY
                               ? "attr-dict `:` type($result) (`{` $dynamicSizes^ `}`)?; dynamicSizes = index"
                               : "$input attr-dict `:` type($aggregate) (`{` $dynamicSizes^ `}`)?; input = elem(aggregate), dynamicSizes = index");
}

// flow.tensor.load %t[%i] : tensor<?xf32>{%n}, flow.tensor.store %v, %t[%i] : tensor<?xf32>{%n}
static bool cgi_legacy_parse_element(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  bool store = st->def->kind == CG_TENSOR_INSERT;
  cgi_operand_ref value, tensor, *indices = NULL, *ignored = NULL;
  cg_type t;
  bool ok = (!store || (cgi_parser_operand(p, &value) && cgi_parser_expect(p, ','))) && cgi_parser_operand(p, &tensor) &&
            (!cgi_parser_accept(p, '[') || (cgi_parser_operand_list(p, &indices) && cgi_parser_expect(p, ']'))) && cgi_parser_attr_dict(p, st) &&
            cgi_parser_expect(p, ':') && cgi_legacy_sized_type(p, &t, &ignored);
  return ok && (cg_type_is_shaped(t) || cgi_parser_error_at(p, st->at, "expected a tensor")) &&
         (!store || cgi_state_operand(p, st, &value, cg_type_element(t))) && cgi_state_operand(p, st, &tensor, t) &&
         cgi_state_operands(p, st, cgi_len(indices), indices, cgi_type_index(ctx)) && cgi_state_result(p, st, store ? t : cg_type_element(t));
}

// flow.tensor.slice %t[%i for %n] : tensor<?xf32>{%d} -> tensor<?xf32>{%n}
// flow.tensor.update %u, %t[%i] : tensor<?xf32>{%n} -> %t as tensor<?xf32>{%d}
static bool cgi_legacy_parse_slice(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  bool update = st->def->kind == CG_TENSOR_INSERT_SLICE;
  cgi_operand_ref part, whole, *offsets = NULL, *dims[2] = {NULL, NULL}, *ignored = NULL;
  cg_type t[2], index = cgi_type_index(ctx);
  int64_t lists[3][CGI_LEGACY_RANK];
  static const char *const names[] = {"static_offsets", "static_sizes", "static_strides"};
  bool ok = (!update || (cgi_parser_operand(p, &part) && cgi_parser_expect(p, ','))) && cgi_parser_operand(p, &whole) && cgi_parser_expect(p, '[') &&
            cgi_parser_operand_list(p, &offsets) && (!cgi_parser_accept_word(p, "for") || cgi_parser_operand_list(p, &ignored)) &&
            cgi_parser_expect(p, ']') && cgi_parser_attr_dict(p, st) && cgi_parser_expect(p, ':') && cgi_legacy_sized_type(p, &t[0], &dims[0]) &&
            cgi_parser_expect(p, CGI_TOK_ARROW) &&
            (!cgi_parser_is(p, CGI_TOK_VALUE) || (cgi_parser_operand(p, &whole) && cgi_parser_expect_word(p, "as"))) &&
            cgi_legacy_sized_type(p, &t[1], &dims[1]);
  cg_type part_type = t[!update];
  unsigned rank = ok ? cg_type_rank(part_type) : 0;
  if (rank > CGI_LEGACY_RANK) return cgi_parser_error_at(p, st->at, "has more than %d dims", CGI_LEGACY_RANK);
  for (unsigned d = 0; d < rank; d++) {
    lists[0][d] = CG_DYNAMIC;
    lists[1][d] = cg_type_dim(part_type, d);
    lists[2][d] = 1;
  }
  for (unsigned i = 0; ok && i < 3; i++) cgi_state_attr(p, st, names[i], cgi_attr_dense_array(ctx, cgi_type_i(ctx, 64), rank, lists[i]));
  cgi_operand_ref *sizes = dims[!update];
  int32_t segments[5] = {1, 1, (int32_t)cgi_len(offsets), (int32_t)cgi_len(sizes), 0};
  ok = ok && (!update || cgi_state_operand(p, st, &part, part_type)) && cgi_state_operand(p, st, &whole, t[update]) &&
       cgi_state_operands(p, st, cgi_len(offsets), offsets, index) && cgi_state_operands(p, st, cgi_len(sizes), sizes, index) &&
       cgi_state_segments(p, st, update ? 5 : 4, segments + !update) && cgi_state_result(p, st, t[1]);
  return ok;
}

static bool cgi_legacy_parse_flow(cgi_parser *p, cgi_op_state *st) {
  switch (st->def->kind) {
  case CG_TENSOR_EMPTY:
  case CG_TENSOR_SPLAT: return cgi_legacy_parse_sized(p, st);
  case CG_TENSOR_EXTRACT:
  case CG_TENSOR_INSERT: return cgi_legacy_parse_element(p, st);
  case CG_TENSOR_EXTRACT_SLICE:
  case CG_TENSOR_INSERT_SLICE: return cgi_legacy_parse_slice(p, st);
  default: return cgi_legacy_parse_same(p, st);
  }
}

// stream.cmd.flush to(#there) %r[%o for %n] : !stream.resource<staging>{%s}: a host sees what commands wrote when they are done
static bool cgi_legacy_parse_flush(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref *ignored = NULL;
  cg_attr place;
  cg_type t;
  bool ok = true;
  while (ok && (cgi_parser_accept_word(p, "to") || cgi_parser_accept_word(p, "from") || cgi_parser_accept_word(p, "on")))
    ok = cgi_parser_expect(p, '(') && cgi_parser_attr(p, &place) && cgi_parser_expect(p, ')');
  return ok && cgi_parser_operand_list(p, &ignored) && cgi_parser_expect(p, '[') && cgi_parser_operand_list(p, &ignored) &&
         cgi_parser_expect_word(p, "for") && cgi_parser_operand_list(p, &ignored) && cgi_parser_expect(p, ']') && cgi_parser_attr_dict(p, st) &&
         cgi_parser_expect(p, ':') && cgi_legacy_sized_type(p, &t, &ignored);
}

// amdgpu.fat_raw_buffer_cast %m [validBytes(%n)] [cacheSwizzleStride(%s)] [boundsCheck(false)] [resetOffset] : t to t: the memory under another name
static bool cgi_legacy_parse_raw_buffer(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref ref, ignored;
  cg_str word;
  cg_type t, to;
  bool ok = cgi_parser_operand(p, &ref);
  while (ok && cgi_parser_is(p, CGI_TOK_WORD)) {
    ok = cgi_parser_word(p, &word);
    if (ok && cgi_parser_accept(p, '('))
      ok = (cgi_parser_is(p, CGI_TOK_VALUE) ? cgi_parser_operand(p, &ignored) : cgi_parser_word(p, &word)) && cgi_parser_expect(p, ')');
  }
  return ok && cgi_parser_attr_dict(p, st) && cgi_parser_colon_type(p, &t) && cgi_parser_expect_word(p, "to") && cgi_parser_type(p, &to) &&
         cgi_state_operand(p, st, &ref, t) && cgi_state_result(p, st, to);
}

// iree_codegen.index_hint %i(#iree_gpu.lane_increment<16>) : index — the index itself
static bool cgi_legacy_parse_index_hint(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cg_expr d0 = cgi_expr_dim(ctx, 0);
  cg_attr ignored;
  cg_type t;
  cgi_operand_ref ref;
  return cgi_parser_operand(p, &ref) && cgi_parser_expect(p, '(') && cgi_parser_attr(p, &ignored) && cgi_parser_expect(p, ')') &&
         cgi_parser_attr_dict(p, st) && cgi_parser_colon_type(p, &t) && cgi_state_operand(p, st, &ref, t) && cgi_state_result(p, st, t) &&
         cgi_state_attr(p, st, "map", cgi_attr_of_map(ctx, cgi_map_make(ctx, 1, 0, 1, &d0)));
}

// flow.tensor.trace "key" = [%a : tensor<?xf32>{%n}, …]: for whoever debugs IREE's runtime
static bool cgi_legacy_parse_trace(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref ref, *ignored = NULL;
  cg_str key;
  cg_type t;
  if (!cgi_parser_string(p, &key) || !cgi_parser_expect(p, '=') || !cgi_parser_expect(p, '[')) return false;
  do {
    if (!cgi_parser_operand(p, &ref) || !cgi_parser_expect(p, ':') || !cgi_legacy_sized_type(p, &t, &ignored)) return false;
  } while (cgi_parser_accept(p, ','));
  return cgi_parser_expect(p, ']') && cgi_parser_attr_dict(p, st) && cgi_state_attr(p, st, "value", cgi_attr_bool(p->ctx, true)) &&
         cgi_state_result(p, st, cgi_type_i(p->ctx, 1)); // an op that has no effect
}

// The values of operands that are no operands of the op that is made.
static bool cgi_legacy_values(cgi_parser *p, cgi_op_state *st, const cgi_operand_ref *refs, const cg_type *types, const char *at, cg_value **values) {
  if (!cgi_state_operands_each(p, st, cgi_len(refs), refs, cgi_len(types), types, at)) return false;
  *values = st->operands;
  st->operands = NULL;
  return true;
}

// iree_gpu.value_barrier %a, %b : t, t: the values; where they are vectors, threads hold them, and have written what others read behind it
static bool cgi_legacy_parse_value_barrier(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref *refs = NULL;
  cg_type *types = NULL;
  cg_value *values = NULL;
  const char *at = cgi_parser_here(p);
  if (!cgi_parser_operand_list(p, &refs) || !cgi_parser_attr_dict(p, st) || !cgi_parser_expect(p, ':') || !cgi_parser_type_list(p, &types) ||
      !cgi_state_results(p, st, cgi_len(types), types) || !cgi_legacy_values(p, st, refs, types, at, &values))
    return false;
  size_t n = cgi_len(values);
  cgi_builder b = cgi_builder_at_end(cgi_block_create(cgi_state_empty_region(p, st), 0, NULL, st->loc), st->loc);
  if (n && cg_type_get_kind(types[0]) == CG_TYPE_VECTOR) cgi_build(&b, CG_GPU_BARRIER, 0, NULL, 0, NULL, 0, NULL, 0);
  cgi_build_yield(&b, (unsigned)n, values);
  return true;
}

// iree_gpu.barrier_region ins(%a, %b : t, t) { ^bb0(%x: t, %y: t): … iree_gpu.yield %r : t } : t: barriers are around what it computes, which those
// who make buffers of tensors put where they are needed
static bool cgi_legacy_parse_barrier_region(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref *refs = NULL;
  cg_type *types = NULL, *results = NULL;
  cg_value *values = NULL;
  const char *at = cgi_parser_here(p);
  bool ok = cgi_parser_expect_word(p, "ins") && cgi_parser_expect(p, '(') && cgi_parser_operand_list(p, &refs) && cgi_parser_expect(p, ':') &&
            cgi_parser_type_list(p, &types) && cgi_parser_expect(p, ')') && cgi_parser_region(p, st, 0, NULL) && cgi_parser_attr_dict(p, st) &&
            cgi_parser_expect(p, ':') && cgi_parser_type_list(p, &results) && cgi_legacy_values(p, st, refs, types, at, &values);
  cg_block body = ok ? st->regions[0]->first : NULL;
  size_t n = cgi_len(values);
  if (ok && (!body || cg_block_num_args(body) != n)) ok = cgi_parser_error_at(p, at, "expected an argument for each operand");
  for (size_t i = n; ok && i-- > 0;) {
    cg_value arg = cg_block_arg(body, (unsigned)i);
    if (arg->type != types[i]) return cgi_parser_error_at(p, at, "expected an argument of %t", types[i]);
    cgi_value_replace_uses(arg, values[i]);
    cgi_block_erase_arg(body, (unsigned)i);
  }
  return ok && cgi_state_results(p, st, cgi_len(results), results);
}

// flow.dispatch.region[%w] -> (tensor<?xf32>{%n}) { … flow.return %x : … } count(%w: index) -> (…) { … }: which ops are one kernel is decided here,
// so that it is no more than its ops.
static bool cgi_legacy_parse_region(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref *ignored = NULL;
  cgi_op_state count;
  cg_type t, *types = NULL;
  cgi_arg *args = NULL;
  bool many;
  if (cgi_parser_accept(p, '[') && (!cgi_parser_operand_list(p, &ignored) || !cgi_parser_expect(p, ']'))) return false;
  if (!cgi_parser_expect(p, CGI_TOK_ARROW)) return false;
  many = cgi_parser_accept(p, '(');
  while (!many || !cgi_parser_is(p, ')')) {
    if (!cgi_legacy_sized_type(p, &t, &ignored)) return false;
    cgi_state_result(p, st, t);
    if (!many || !cgi_parser_accept(p, ',')) break;
  }
  if ((many && !cgi_parser_expect(p, ')')) || !cgi_parser_attr_dict_keyword(p, st) || !cgi_parser_region(p, st, 0, NULL)) return false;
  cg_block body = cgi_last(st->regions)->first;
  if (body && body->last && body->last->def->kind == CG_FLOW_RETURN) {
    cgi_builder b = cgi_builder_before(body->last);
    cg_value *values = cgi_push_operands(NULL, body->last, 0, body->last->num_operands);
    cgi_build_yield(&b, (unsigned)cgi_len(values), values);
    cgi_op_erase(body->last);
  }
  if (!cgi_parser_accept_word(p, "count")) return true;
  count = *st;
  count.regions = NULL;
  return cgi_parser_args(p, false, true, &args, NULL) && cgi_parser_optional_arrow(p, &types) && cgi_parser_region(p, &count, cgi_len(args), args);
}

// ---- linalg -----------------------------------------------------------------------------------------------------------------------------
static bool cgi_legacy_is_buffer(cg_type t) {
  cg_type_kind k = cg_type_get_kind(t);
  return k == CG_TYPE_MEMREF || k == CG_TYPE_TENSOR || k == CG_TYPE_UNRANKED_TENSOR;
}

static bool cgi_legacy_ins_outs(cgi_parser *p, cgi_op_state *st, int32_t inputs, int32_t outputs) {
  int32_t sizes[2];
  sizes[0] = inputs;
  sizes[1] = outputs;
  return cgi_state_segments(p, st, 2, sizes);
}

// Whether the op's text starts so.
static bool cgi_legacy_spelled(const cgi_parser *p, const cgi_op_state *st, const char *begin) {
  cg_str text;
  text.data = st->at;
  text.len = (size_t)(p->end - st->at);
  return cgi_starts_with(text, begin);
}

// name [{attrs}] (%a, %b, %c) [{attrs}] : t, t, t [-> t]: the last operand is the output; of linalg.fill the one that is no scalar.
static bool cgi_legacy_parse_linalg(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref *refs = NULL;
  cg_type *types = NULL, *results = NULL;
  const char *at = cgi_parser_here(p);
  size_t n, i;
  bool ok = cgi_parser_attr_dict(p, st) && (cgi_parser_is(p, '(') ? cgi_parser_paren_operands(p, &refs) : cgi_parser_operand_list(p, &refs)) &&
            cgi_parser_attr_dict(p, st) && cgi_parser_expect(p, ':') && cgi_parser_type_list(p, &types) && cgi_parser_optional_arrow(p, &results);
  n = cgi_len(refs);
  if (ok && (n < 2 || cgi_len(types) != n)) ok = cgi_parser_error_at(p, at, "expected inputs, an output, and a type for each");
  if (ok && !cgi_legacy_is_buffer(types[n - 1])) { // linalg.fill(%out, %value)
    cgi_operand_ref r = refs[0];
    cg_type t = types[0];
    if (n != 2 || !cgi_legacy_is_buffer(t)) ok = cgi_parser_error_at(p, at, "expected an output");
    refs[0] = refs[1];
    types[0] = types[1];
    refs[1] = r;
    types[1] = t;
  }
  if (ok && n == 3 && st->def->kind == CG_LINALG_CONV_2D_NHWC_HWCF && cgi_legacy_spelled(p, st, "linalg.conv(")) { // that took the filter first
    cgi_operand_ref r = refs[0];
    cg_type t = types[0];
    refs[0] = refs[1];
    types[0] = types[1];
    refs[1] = r;
    types[1] = t;
    cgi_state_remove(st, "padding");
  }
  ok = ok && cgi_state_operands_each(p, st, n, refs, n, types, at) && cgi_legacy_ins_outs(p, st, (int32_t)n - 1, 1) &&
       cgi_state_empty_region(p, st) != NULL;
  if (ok && cgi_len(results)) {
    ok = cgi_state_results(p, st, cgi_len(results), results);
  } else if (ok && cg_type_get_kind(types[n - 1]) != CG_TYPE_MEMREF) {
    ok = cgi_state_result(p, st, types[n - 1]);
  }
  for (i = 0; ok && i < 2; i++) cgi_state_remove(st, i ? "args_out" : "args_in");
  return ok;
}

static cg_map cgi_legacy_indexing_map(const cgi_op_state *st, size_t i) {
  cg_attr maps = cgi_state_get(st, "indexing_maps"), a;
  if (!maps || cg_attr_get_kind(maps) != CG_ATTR_ARRAY || i >= cg_attr_len(maps)) return NULL;
  a = cg_attr_at(maps, i);
  return cg_attr_get_kind(a) == CG_ATTR_MAP ? cg_attr_map(a) : NULL;
}

// The size of dim `dim` of the output with map `out`: tensor.dim of an input that the same loop runs over. NULL when there is none.
static cg_value cgi_legacy_output_dim(cgi_parser *p, cgi_op_state *st, size_t num_inputs, cg_map out, unsigned dim) {
  size_t i;
  unsigned k;
  cg_expr e = out && dim < cg_map_num_results(out) ? cg_map_result(out, dim) : NULL;
  if (!e || cg_expr_get_kind(e) != CG_EXPR_DIM) return NULL;
  for (i = 0; i < num_inputs; i++) {
    cg_map m = cgi_legacy_indexing_map(st, i);
    for (k = 0; m && k < cg_map_num_results(m); k++) {
      cg_value pair[2];
      if (cg_map_result(m, k) != e) continue;
      pair[0] = st->operands[i];
      pair[1] = cgi_legacy_index(p, st, (int64_t)k);
      return cgi_legacy_append(p, CG_TENSOR_DIM, st->loc, 2, pair, cgi_type_index(p->ctx), 0, NULL);
    }
  }
  return NULL;
}

// An output tensor for a result that the older form made out of nothing.
static bool cgi_legacy_output(cgi_parser *p, cgi_op_state *st, size_t num_inputs, size_t output, cg_type t) {
  cg_context *ctx = p->ctx;
  cg_value *sizes = NULL, v;
  unsigned d;
  bool ok = true;
  for (d = 0; ok && d < cg_type_rank(t); d++) {
    if (cg_type_dim(t, d) != CG_DYNAMIC) continue;
    v = cgi_legacy_output_dim(p, st, num_inputs, cgi_legacy_indexing_map(st, num_inputs + output), d);
    if (v)
      cgi_push(sizes, v);
    else
      ok = cgi_parser_error_at(p, st->at, "cannot tell the size of dim %u of the result %t", d, t);
  }
  if (ok) {
    v = cgi_legacy_append(p, CG_TENSOR_EMPTY, st->loc, (unsigned)cgi_len(sizes), sizes, t, 0, NULL);
    cgi_push(st->operands, v);
  }
  return ok;
}

// The leading index arguments of linalg.indexed_generic become linalg.index ops.
static void cgi_legacy_indices(cgi_parser *p, cgi_op_state *st, cg_block body) {
  cg_attr iterators = cgi_state_get(st, "iterator_types");
  unsigned n = iterators ? (unsigned)cg_attr_len(iterators) : 0, i;
  cg_type index = cgi_type_index(p->ctx);
  if (n > cg_block_num_args(body)) n = cg_block_num_args(body);
  for (i = n; i-- > 0;) {
    cg_named_attr dim = cgi_named(p->ctx, "dim", cgi_attr_i64(p->ctx, (int64_t)i));
    cg_op op = cgi_op_create(p->ctx, cgi_op_def_of(p->ctx, CG_LINALG_INDEX), st->loc, 0, NULL, 1, &index, 1, &dim, 0);
    if (body->first)
      cgi_op_insert_before(op, body->first);
    else
      cgi_op_append(body, op);
    cgi_value_replace_uses(cg_block_arg(body, i), cg_op_result(op, 0));
    cgi_block_erase_arg(body, i);
  }
}

// linalg.generic {args_in = 2 : i64, args_out = 1 : i64, indexing_maps = […], iterator_types = […]} %a, %b { ^bb0(…): … } : t, t [-> t]
static bool cgi_legacy_parse_generic(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref *refs = NULL;
  cg_type *types = NULL, *results = NULL;
  cg_attr in, trait;
  const char *at = cgi_parser_here(p);
  size_t i, n, num_inputs;
  bool indexed = cgi_legacy_spelled(p, st, "linalg.indexed_generic"), ok = true;
  if (cgi_parser_is(p, CGI_TOK_HASH)) {
    ok = cgi_parser_attr(p, &trait);
    if (ok && cg_attr_get_kind(trait) != CG_ATTR_DICT) ok = cgi_parser_error_at(p, at, "expected a dictionary of the op's attributes");
    for (i = 0; ok && i < cg_attr_len(trait); i++) cgi_state_attr(p, st, cg_attr_name_at(trait, i).data, cg_attr_at(trait, i));
  }
  ok = ok && cgi_parser_attr_dict(p, st) && (cgi_parser_is(p, '(') ? cgi_parser_paren_operands(p, &refs) : cgi_parser_operand_list(p, &refs)) &&
       cgi_parser_region(p, st, 0, NULL) && cgi_parser_attr_dict(p, st) && cgi_parser_expect(p, ':') && cgi_parser_type_list(p, &types) &&
       cgi_parser_optional_arrow(p, &results);
  n = cgi_len(refs);
  in = cgi_state_get(st, "args_in");
  num_inputs = in && cg_attr_int(in) >= 0 && (size_t)cg_attr_int(in) <= n ? (size_t)cg_attr_int(in) : n;
  if (ok && !in) ok = cgi_parser_error_at(p, at, "expected attribute 'args_in'");
  ok = ok && cgi_state_operands_each(p, st, n, refs, cgi_len(types), types, at);
  if (ok) {
    cg_block body = st->regions[0]->first;
    size_t outputs = n - num_inputs;
    if (body && indexed) cgi_legacy_indices(p, st, body);
    if (n == num_inputs) { // on tensors: results without outputs
      for (i = 0; ok && i < cgi_len(results); i++) {
        ok = cg_type_get_kind(results[i]) == CG_TYPE_TENSOR ? cgi_legacy_output(p, st, num_inputs, i, results[i])
                                                            : cgi_parser_error_at(p, at, "expected a tensor result");
        if (ok && body && cg_block_num_args(body) == num_inputs + i) cgi_block_add_arg(body, cg_type_element(results[i]), st->loc);
      }
      outputs = cgi_len(results);
    }
    cgi_state_remove(st, "args_in");
    cgi_state_remove(st, "args_out");
    ok = ok && cgi_legacy_ins_outs(p, st, (int32_t)num_inputs, (int32_t)outputs) && cgi_state_results(p, st, cgi_len(results), results);
  }
  return ok;
}

// ---- attribute forms --------------------------------------------------------------------------------------------------------------------
// Integer lists as array<i64: …>.
static void cgi_legacy_int_list(cgi_parser *p, cgi_op_state *st, const char *name) {
  cg_context *ctx = p->ctx;
  cg_attr a = cgi_state_get(st, name);
  int64_t *v = NULL;
  size_t i, n;
  if (!a || cg_attr_get_kind(a) == CG_ATTR_DENSE_ARRAY) return;
  if (cg_attr_get_kind(a) == CG_ATTR_DENSE ? cg_type_rank(cg_attr_type(a)) > 1 || !cg_attr_is_int_list(a)
                                           : cg_attr_get_kind(a) != CG_ATTR_ARRAY || !cg_attr_is_int_list(a))
    return;
  n = cg_attr_int_list_len(a);
  for (i = 0; i < n; i++) cgi_push(v, cg_attr_int_list_at(a, i));
  cgi_state_attr(p, st, name,
                 cgi_attr_dense_array(ctx,
                                      cg_attr_get_kind(a) == CG_ATTR_DENSE && cg_type_width(cg_type_element(cg_attr_type(a))) == 1
                                          ? cgi_type_i(ctx, 1)
                                          : cgi_type_i(ctx, 64),
                                      n, v));
}

// Enums that were strings.
static void cgi_legacy_enum(cgi_parser *p, cgi_op_state *st, const char *name, const char *kind) {
  cg_attr a = cgi_state_get(st, name);
  if (a && cg_attr_get_kind(a) == CG_ATTR_STRING) cgi_state_attr(p, st, name, cgi_hlo_enum(p->ctx, kind, cg_attr_str(a)));
}

static void cgi_legacy_precision(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cg_attr a = cgi_state_get(st, "precision_config"), *items = NULL;
  size_t i;
  bool strings = false;
  if (!a || cg_attr_get_kind(a) != CG_ATTR_ARRAY) return;
  for (i = 0; i < cg_attr_len(a); i++) {
    cg_attr item = cg_attr_at(a, i);
    if (cg_attr_get_kind(item) == CG_ATTR_STRING) {
      item = cgi_hlo_enum(ctx, "precision", cg_attr_str(item));
      strings = true;
    }
    cgi_push(items, item);
  }
  if (strings) cgi_state_attr(p, st, "precision_config", cgi_attr_array(ctx, cgi_len(items), items));
}

// {offset_dims = dense<…>, index_vector_dim = 1 : i64} as #stablehlo.gather<offset_dims = […], …>, the entries in the order of `keys`.
static void cgi_legacy_dims_dict(cgi_parser *p, cgi_op_state *st, const char *name, const char *dialect_name, const char *const *keys) {
  cg_context *ctx = p->ctx;
  cg_attr a = cgi_state_get(st, name);
  cg_named_attr *items = NULL;
  size_t i, k;
  if (!a || cg_attr_get_kind(a) != CG_ATTR_DICT) return;
  for (i = 0; keys[i]; i++) {
    cg_named_attr item;
    cg_attr *list = NULL;
    item.name = cgi_s(keys[i]);
    item.value = cg_attr_get(a, keys[i]);
    if (!item.value) continue;
    if (cg_attr_get_kind(item.value) == CG_ATTR_DENSE && cg_attr_is_int_list(item.value)) {
      for (k = 0; k < cg_attr_int_list_len(item.value); k++) cgi_push(list, cgi_attr_i64(ctx, cg_attr_int_list_at(item.value, k)));
      item.value = cgi_attr_array(ctx, cgi_len(list), list);
      if (!cg_attr_len(item.value)) continue;
    }
    cgi_push(items, item);
  }
  cgi_state_attr(p, st, name, cgi_attr_dialect(ctx, cgi_s(dialect_name), cgi_s(""), cgi_len(items), items));
}

static const char *const cgi_legacy_gather_keys[] = {
    "offset_dims", "collapsed_slice_dims", "operand_batching_dims", "start_indices_batching_dims", "start_index_map", "index_vector_dim", NULL};
static const char *const cgi_legacy_scatter_keys[] = {"update_window_dims",
                                                      "inserted_window_dims",
                                                      "input_batching_dims",
                                                      "scatter_indices_batching_dims",
                                                      "scatter_dims_to_operand_dims",
                                                      "index_vector_dim",
                                                      NULL};

static void cgi_legacy_default(cgi_parser *p, cgi_op_state *st, const char *name, cg_attr value) {
  if (!cgi_state_get(st, name)) cgi_state_attr(p, st, name, value);
}

static bool cgi_legacy_hlo(cgi_parser *p, cgi_op_state *st, cg_str spelled) {
  static const char *const lists[] = {"broadcast_dimensions",
                                      "broadcast_sizes",
                                      "dimensions",
                                      "permutation",
                                      "start_indices",
                                      "limit_indices",
                                      "strides",
                                      "slice_sizes",
                                      "edge_padding_low",
                                      "edge_padding_high",
                                      "interior_padding",
                                      "window_dimensions",
                                      "window_strides",
                                      "base_dilations",
                                      "window_dilations",
                                      "lhs_dilation",
                                      "rhs_dilation",
                                      "fft_length",
                                      "window_reversal",
                                      "known_expanding_dimensions",
                                      "known_nonexpanding_dimensions"};
  cg_context *ctx = p->ctx;
  cgi_conv_dims conv;
  cgi_dot_dims dot;
  size_t i;
  if (cgi_len(st->attrs))
    for (i = 0; i < sizeof lists / sizeof *lists; i++) cgi_legacy_int_list(p, st, lists[i]);
  switch (st->def->kind) {
  case CG_STABLEHLO_CONVOLUTION:
  case CG_STABLEHLO_DYNAMIC_CONV:
    if (!cgi_state_get(st, "dimension_numbers") || !cgi_hlo_conv_dims_of(cgi_state_get(st, "dimension_numbers"), &conv))
      return cgi_parser_error_at(p, st->at, "'%S' op attribute 'dimension_numbers' is no valid description of the dims", st->def->name);
    cgi_state_attr(p, st, "dimension_numbers", cgi_hlo_conv_attr(ctx, &conv));
    cgi_legacy_default(p, st, "feature_group_count", cgi_attr_i64(ctx, 1));
    cgi_legacy_default(p, st, "batch_group_count", cgi_attr_i64(ctx, 1));
    cgi_legacy_precision(p, st);
    break;
  case CG_STABLEHLO_DOT_GENERAL:
    if (cgi_state_get(st, "dot_dimension_numbers") && cgi_hlo_dot_dims_of(cgi_state_get(st, "dot_dimension_numbers"), &dot))
      cgi_state_attr(p, st, "dot_dimension_numbers", cgi_hlo_dot_attr(ctx, &dot));
    cgi_legacy_precision(p, st);
    break;
  case CG_STABLEHLO_DOT: cgi_legacy_precision(p, st); break;
  case CG_STABLEHLO_BROADCAST: // where the sizes are left out, the result's leading dims are meant
    if (!cgi_state_get(st, "broadcast_sizes") && cgi_len(st->operands) == 1 && cgi_len(st->results) == 1 && st->operands[0] &&
        cg_type_rank(st->results[0]) >= cg_type_rank(cg_value_type(st->operands[0])))
      cgi_state_attr(
          p, st, "broadcast_sizes",
          cgi_attr_i64_array(ctx, cg_type_rank(st->results[0]) - cg_type_rank(cg_value_type(st->operands[0])), cg_type_shape(st->results[0])));
    break;
  case CG_STABLEHLO_GATHER:
  case CG_STABLEHLO_DYNAMIC_GATHER: cgi_legacy_dims_dict(p, st, "dimension_numbers", "stablehlo.gather", cgi_legacy_gather_keys); break;
  case CG_STABLEHLO_SCATTER: cgi_legacy_dims_dict(p, st, "scatter_dimension_numbers", "stablehlo.scatter", cgi_legacy_scatter_keys); break;
  case CG_STABLEHLO_COMPARE:
  case CG_CHLO_BROADCAST_COMPARE:
    cgi_legacy_enum(p, st, "comparison_direction", "comparison_direction");
    cgi_legacy_enum(p, st, "compare_type", "comparison_type");
    break;
  case CG_STABLEHLO_FFT: cgi_legacy_enum(p, st, "fft_type", "fft_type"); break;
  case CG_STABLEHLO_TRIANGULAR_SOLVE:
    cgi_legacy_enum(p, st, "transpose_a", "transpose");
    cgi_legacy_default(p, st, "left_side", cgi_attr_bool(ctx, true));
    cgi_legacy_default(p, st, "lower", cgi_attr_bool(ctx, true));
    cgi_legacy_default(p, st, "unit_diagonal", cgi_attr_bool(ctx, false));
    cgi_legacy_default(p, st, "transpose_a", cgi_hlo_enum(ctx, "transpose", cgi_s("NO_TRANSPOSE")));
    break;
  case CG_STABLEHLO_RNG:
    cgi_legacy_enum(p, st, "rng_distribution", "rng_distribution");
    cgi_legacy_default(p, st, "rng_distribution",
                       cgi_hlo_enum(ctx, "rng_distribution", cgi_s(cgi_str_is(spelled, "mhlo.rng_normal") ? "NORMAL" : "UNIFORM")));
    break;
  case CG_STABLEHLO_RNG_BIT_GENERATOR: cgi_legacy_enum(p, st, "rng_algorithm", "rng_algorithm"); break;
  default: break;
  }
  return true;
}

// operand_segment_sizes = dense<[1, 2]> : vector<2xi32>
static void cgi_legacy_segments(cgi_parser *p, cgi_op_state *st, const char *old_name, const char *today) {
  cg_context *ctx = p->ctx;
  cg_attr a = cgi_state_get(st, old_name);
  int64_t *v = NULL;
  size_t i;
  if (!a || !cg_attr_is_int_list(a)) return;
  for (i = 0; i < cg_attr_int_list_len(a); i++) cgi_push(v, cg_attr_int_list_at(a, i));
  cgi_state_remove(st, old_name);
  cgi_state_attr(p, st, today, cgi_attr_dense_array(ctx, cgi_type_i(ctx, 32), cgi_len(v), v));
}

// iterator_types = ["parallel"] of linalg.generic
static void cgi_legacy_iterators(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cg_attr a = cgi_state_get(st, "iterator_types"), *items = NULL;
  size_t i;
  if (!a || cg_attr_get_kind(a) != CG_ATTR_ARRAY) return;
  for (i = 0; i < cg_attr_len(a); i++) {
    cg_attr item = cg_attr_at(a, i);
    if (cg_attr_get_kind(item) == CG_ATTR_STRING) item = cgi_attr_enum(ctx, "linalg.iterator_type", cg_attr_str(item).data);
    cgi_push(items, item);
  }
  cgi_state_attr(p, st, "iterator_types", cgi_attr_array(ctx, cgi_len(items), items));
}

static bool cgi_legacy_is_gpu_id(cg_op_kind kind) {
  return kind == CG_GPU_BLOCK_ID || kind == CG_GPU_BLOCK_DIM || kind == CG_GPU_GRID_DIM || kind == CG_GPU_THREAD_ID || kind == CG_GPU_GLOBAL_ID;
}

CGI_DEF CGI_NOINLINE bool cgi_legacy_normalize(cgi_parser *p, cg_str spelled, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cg_op_kind kind = st->def->kind;
  cg_attr a;
  if (kind == CG_OP_UNREGISTERED) return true;
  if (cgi_len(st->attrs)) {
    cgi_legacy_segments(p, st, "operand_segment_sizes", "operandSegmentSizes");
    cgi_legacy_segments(p, st, "result_segment_sizes", "resultSegmentSizes");
  }
  if (cgi_starts_with(st->def->name, "stablehlo.") || cgi_starts_with(st->def->name, "chlo.")) return cgi_legacy_hlo(p, st, spelled);
  if (cgi_legacy_is_gpu_id(kind)) {
    a = cgi_state_get(st, "dimension");
    if (a && cg_attr_get_kind(a) == CG_ATTR_STRING) cgi_state_attr(p, st, "dimension", cgi_attr_enum(ctx, "gpu.dim", cg_attr_str(a).data));
  } else if (kind == CG_LINALG_GENERIC) {
    cgi_legacy_iterators(p, st);
  } else if (kind == CG_ARITH_CMPI || kind == CG_ARITH_CMPF) {
    a = cgi_state_get(st, "predicate");
    if (a && cg_attr_get_kind(a) == CG_ATTR_STRING) return cgi_legacy_predicate(p, st, cg_attr_str(a), st->at);
  } else if (kind == CG_MEMREF_ASSUME_ALIGNMENT) {
    cgi_shrink(st->results, 0); // the generic form of today: its name is the operand's
  } else if (kind == CG_SCF_YIELD && p->parent && p->parent->kind == CG_SCF_PARALLEL && !cgi_len(st->operands)) {
    return cgi_state_set_def(p, st, "scf.reduce"); // the end of a parallel loop without reductions, until 2023
  }
  return true;
}
