// convert-to-nvvm: the kernels of a variant for NVIDIA GPUs, in the emission form or as scf-to-cf leaves them, become llvm.func of the llvm and nvvm
// dialects: the LLVM IR that is emitted otherwise, op by op, so that mlir-translate makes the same of it.
//
//   func.func @k() { %0 = hal.interface.binding… }      "llvm.func"() <{sym_name = "k", …}> ({ ^bb0(%arg0: !llvm.ptr<1>): … })
#include "nvvm/emit.h"

#if !defined(CODEGEN_NO_TEXT) && !defined(CODEGEN_NO_EXTENSIONS)
#define CGI_NVVM_ATTRS 9
#define CGI_NVVM_OPERANDS 64

typedef struct cgi_nvvm_import {
  cgi_nvvm_emitter *e;
  cg_context *ctx;
  char *text; // of a type or an attribute, which the parser makes
  size_t len, room;
  cg_block block; // where ops go: the end of it, in front of `before` where that is not NULL
  cg_op before, made;
  cg_op_state s; // of the next op
  cg_value operands[CGI_NVVM_OPERANDS];
  const char *names[CGI_NVVM_ATTRS];
  cg_attr attrs[CGI_NVVM_ATTRS];
  cg_type result;
  bool failed;
} cgi_nvvm_import;

// ---- text -----------------------------------------------------------------------------------------------------------------------------
static void cgi_nvvm_add_text(cgi_nvvm_import *m, const char *s, size_t n) {
  if (m->room - m->len < n) {
    char *grown = (char *)cg_realloc(m->ctx, m->text, m->room, 2 * m->room + n);
    if (!grown) {
      m->failed = true;
      return;
    }
    m->text = grown;
    m->room = 2 * m->room + n;
  }
  memcpy(m->text + m->len, s, n);
  m->len += n;
}

static void cgi_nvvm_add(cgi_nvvm_import *m, const char *s) { cgi_nvvm_add_text(m, s, strlen(s)); }

static void cgi_nvvm_add_number(cgi_nvvm_import *m, uint64_t v, unsigned base) {
  static const char digits[] = "0123456789abcdef";
  char text[20];
  size_t at = sizeof text;
  do text[--at] = digits[v % base];
  while ((v /= base) != 0);
  cgi_nvvm_add_text(m, text + at, sizeof text - at);
}

// An attribute of what was added since cgi_nvvm_begin_text; NULL after an error.
static void cgi_nvvm_begin_text(cgi_nvvm_import *m) {
  m->len = 0;
  cgi_nvvm_add(m, "module attributes {cg.a = ");
}

static cg_attr cgi_nvvm_end_text(cgi_nvvm_import *m) {
  cg_module module = NULL;
  cgi_nvvm_add(m, "} {}");
  cg_attr a = !m->failed && cg_parse(m->ctx, m->text, m->len, NULL, &module) == CG_OK ? cg_op_attr(module, "cg.a") : NULL;
  if (!a) m->failed = true;
  return a;
}

static cg_attr cgi_nvvm_attr_of(cgi_nvvm_import *m, const char *text) {
  cgi_nvvm_begin_text(m);
  cgi_nvvm_add(m, text);
  return cgi_nvvm_end_text(m);
}

static cg_attr cgi_nvvm_symbol(cgi_nvvm_import *m, const char *mark, LLVMValueRef v) {
  size_t n;
  const char *name = LLVMGetValueName2(v, &n);
  cgi_nvvm_begin_text(m);
  cgi_nvvm_add(m, mark);
  cgi_nvvm_add(m, "\"");
  cgi_nvvm_add_text(m, name, n); // letters, digits, _, $ and .
  cgi_nvvm_add(m, "\"");
  return cgi_nvvm_end_text(m);
}

// ---- types ----------------------------------------------------------------------------------------------------------------------------
static void cgi_nvvm_add_list(cgi_nvvm_import *m, const char *open, unsigned n, const LLVMTypeRef *types, const char *close);

static void cgi_nvvm_add_type(cgi_nvvm_import *m, LLVMTypeRef type) {
  LLVMTypeRef parts[CGI_NVVM_OPERANDS];
  unsigned n;
  switch (LLVMGetTypeKind(type)) {
  case LLVMVoidTypeKind: cgi_nvvm_add(m, "!llvm.void"); return;
  case LLVMHalfTypeKind: cgi_nvvm_add(m, "f16"); return;
  case LLVMBFloatTypeKind: cgi_nvvm_add(m, "bf16"); return;
  case LLVMFloatTypeKind: cgi_nvvm_add(m, "f32"); return;
  case LLVMDoubleTypeKind: cgi_nvvm_add(m, "f64"); return;
  case LLVMIntegerTypeKind:
    if (LLVMGetIntTypeWidth(type) > 64) {
      m->failed = true;
      cgi_nvvm_fail(m->e, "[unsupported-type] is computed with integers of more than 64 bits, which text here has not", NULL);
    }
    cgi_nvvm_add(m, "i");
    cgi_nvvm_add_number(m, LLVMGetIntTypeWidth(type), 10);
    return;
  case LLVMPointerTypeKind:
    cgi_nvvm_add(m, "!llvm.ptr");
    n = LLVMGetPointerAddressSpace(type);
    if (!n) return;
    cgi_nvvm_add(m, "<");
    cgi_nvvm_add_number(m, n, 10);
    break;
  case LLVMVectorTypeKind:
  case LLVMArrayTypeKind:
    n = LLVMGetTypeKind(type) == LLVMVectorTypeKind ? LLVMGetVectorSize(type) : LLVMGetArrayLength(type);
    cgi_nvvm_add(m, LLVMGetTypeKind(type) == LLVMVectorTypeKind ? "vector<" : "!llvm.array<");
    cgi_nvvm_add_number(m, n, 10);
    cgi_nvvm_add(m, LLVMGetTypeKind(type) == LLVMVectorTypeKind ? "x" : " x ");
    cgi_nvvm_add_type(m, LLVMGetElementType(type));
    break;
  case LLVMStructTypeKind:
    n = LLVMCountStructElementTypes(type);
    if (n > CGI_NVVM_OPERANDS) m->failed = true;
    if (m->failed) return;
    LLVMGetStructElementTypes(type, parts);
    cgi_nvvm_add_list(m, "!llvm.struct<(", n, parts, ")");
    break;
  default: m->failed = true; return;
  }
  cgi_nvvm_add(m, ">");
}

static void cgi_nvvm_add_list(cgi_nvvm_import *m, const char *open, unsigned n, const LLVMTypeRef *types, const char *close) {
  cgi_nvvm_add(m, open);
  for (unsigned i = 0; i < n; i++) {
    if (i) cgi_nvvm_add(m, ", ");
    cgi_nvvm_add_type(m, types[i]);
  }
  cgi_nvvm_add(m, close);
}

// Types that IR has are made once: their slot is their LLVM type's.
static cg_type cgi_nvvm_type_of(cgi_nvvm_import *m, LLVMTypeRef type) {
  cg_value key = (cg_value)(void *)type;
  if (LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) <= 64)
    return cg_type_integer(m->ctx, LLVMGetIntTypeWidth(type), CG_SIGNLESS);
  cg_type t = (cg_type)(void *)cgi_nvvm_find(m->e, key);
  if (t) return t;
  cgi_nvvm_begin_text(m);
  cgi_nvvm_add_type(m, type);
  cg_attr a = cgi_nvvm_end_text(m);
  t = a ? cg_attr_type(a) : NULL;
  if (!t || !cgi_nvvm_bind(m->e, key, (LLVMValueRef)(void *)t)) m->failed = true;
  return t;
}

// ---- ops ------------------------------------------------------------------------------------------------------------------------------
static void cgi_nvvm_start(cgi_nvvm_import *m, const char *name) {
  memset(&m->s, 0, sizeof m->s);
  m->s.name = name;
  m->s.operands = m->operands;
  m->s.attr_names = m->names;
  m->s.attrs = m->attrs;
  m->s.result_types = &m->result;
}

static void cgi_nvvm_put_attr(cgi_nvvm_import *m, const char *name, cg_attr attr) {
  if (!attr || m->s.num_attrs == CGI_NVVM_ATTRS) {
    m->failed = true;
    return;
  }
  m->names[m->s.num_attrs] = name;
  m->attrs[m->s.num_attrs++] = attr;
}

static void cgi_nvvm_put_text(cgi_nvvm_import *m, const char *name, const char *text) { cgi_nvvm_put_attr(m, name, cgi_nvvm_attr_of(m, text)); }

static void cgi_nvvm_put_int(cgi_nvvm_import *m, const char *name, unsigned width, uint64_t v) {
  cgi_nvvm_put_attr(m, name, cg_attr_of_int(m->ctx, cg_type_integer(m->ctx, width, CG_SIGNLESS), (int64_t)v));
}

static void cgi_nvvm_put_type(cgi_nvvm_import *m, const char *name, LLVMTypeRef type) {
  cg_type t = cgi_nvvm_type_of(m, type);
  cgi_nvvm_put_attr(m, name, t ? cg_attr_of_type(m->ctx, t) : NULL);
}

static void cgi_nvvm_put_operand(cgi_nvvm_import *m, cg_value v) {
  if (!v || m->s.num_operands == CGI_NVVM_OPERANDS)
    m->failed = true;
  else
    m->operands[m->s.num_operands++] = v;
}

static void cgi_nvvm_put_result(cgi_nvvm_import *m, LLVMTypeRef type) {
  if (LLVMGetTypeKind(type) == LLVMVoidTypeKind) return;
  m->result = cgi_nvvm_type_of(m, type);
  m->s.num_results = 1;
}

// The op; its result where it has one.
static cg_value cgi_nvvm_finish(cgi_nvvm_import *m) {
  m->made = m->failed ? NULL : cg_op_create(&m->s, m->block, m->before);
  if (!m->made) m->failed = true;
  return m->made && m->s.num_results ? cg_op_result(m->made, 0) : NULL;
}

// ---- constants ------------------------------------------------------------------------------------------------------------------------
static bool cgi_nvvm_is_number(LLVMValueRef v) { return LLVMIsAConstantInt(v) || LLVMIsAConstantFP(v); }

static uint64_t cgi_nvvm_bits(cgi_nvvm_import *m, LLVMValueRef v) {
  return LLVMConstIntGetZExtValue(LLVMConstBitCast(v, LLVMIntTypeInContext(m->e->llvm, cgi_nvvm_width(LLVMTypeOf(v)))));
}

// In bits, which every number has.
static void cgi_nvvm_add_constant(cgi_nvvm_import *m, LLVMValueRef v) {
  LLVMTypeRef type = LLVMTypeOf(v);
  unsigned lanes = cgi_nvvm_lanes(type);
  if (!cgi_nvvm_is_number(v)) cgi_nvvm_add(m, "dense<[");
  for (unsigned i = 0; i < lanes; i++) {
    LLVMValueRef part = cgi_nvvm_is_number(v) ? v : LLVMGetAggregateElement(v, i);
    if (i) cgi_nvvm_add(m, ", ");
    if (cgi_nvvm_width(type) == 1) {
      cgi_nvvm_add(m, cgi_nvvm_bits(m, part) ? "true" : "false");
    } else {
      cgi_nvvm_add(m, "0x");
      uint64_t bits = cgi_nvvm_bits(m, part);
      for (unsigned k = cgi_nvvm_width(type) / 4; k > 1 && !(bits >> 4 * (k - 1)); k--) cgi_nvvm_add(m, "0"); // as many digits as a float has
      cgi_nvvm_add_number(m, bits, 16);
    }
  }
  if (!cgi_nvvm_is_number(v)) cgi_nvvm_add(m, "]>");
  if (cgi_nvvm_is_number(v) && cgi_nvvm_width(type) == 1) return;
  cgi_nvvm_add(m, " : ");
  cgi_nvvm_add_type(m, type);
}

static cg_value cgi_nvvm_import_value(cgi_nvvm_import *m, LLVMValueRef v);
static bool cgi_nvvm_import_op(cgi_nvvm_import *m, LLVMValueRef v, LLVMOpcode opcode);

// A constant vector of which not all is known: element by element.
static cg_value cgi_nvvm_import_partial(cgi_nvvm_import *m, LLVMValueRef v) {
  cg_value sum = cgi_nvvm_import_value(m, LLVMGetPoison(LLVMTypeOf(v)));
  for (unsigned i = 0; i < cgi_nvvm_lanes(LLVMTypeOf(v)) && !m->failed; i++) {
    LLVMValueRef part = LLVMGetAggregateElement(v, i);
    if (!cgi_nvvm_is_number(part)) continue;
    cg_value value = cgi_nvvm_import_value(m, part), at = cgi_nvvm_import_value(m, cgi_nvvm_u32(m->e, i));
    cgi_nvvm_start(m, "llvm.insertelement");
    cgi_nvvm_put_operand(m, sum);
    cgi_nvvm_put_operand(m, value);
    cgi_nvvm_put_operand(m, at);
    cgi_nvvm_put_result(m, LLVMTypeOf(v));
    sum = cgi_nvvm_finish(m);
  }
  return sum;
}

// What an operand is: an argument, a result, or a constant, which is made in front of its use.
static cg_value cgi_nvvm_import_value(cgi_nvvm_import *m, LLVMValueRef v) {
  const char *name = LLVMIsPoison(v) ? "llvm.mlir.poison" : LLVMIsUndef(v) ? "llvm.mlir.undef" : "llvm.mlir.zero";
  if (m->failed) return NULL;
  if (!LLVMIsConstant(v)) return (cg_value)(void *)cgi_nvvm_value(m->e, (cg_value)(void *)v);
  if (LLVMIsAConstantExpr(v)) return cgi_nvvm_import_op(m, v, LLVMGetConstOpcode(v)) ? cg_op_result(m->made, 0) : NULL;
  bool whole = true;
  for (unsigned i = 0; LLVMIsAConstantVector(v) && i < cgi_nvvm_lanes(LLVMTypeOf(v)); i++) whole = whole && cgi_nvvm_is_number(LLVMGetOperand(v, i));
  if (!whole) return cgi_nvvm_import_partial(m, v);
  if (LLVMIsAGlobalVariable(v)) {
    cgi_nvvm_start(m, "llvm.mlir.addressof");
    cgi_nvvm_put_attr(m, "global_name", cgi_nvvm_symbol(m, "@", v));
  } else if (cgi_nvvm_is_number(v) || LLVMIsAConstantDataSequential(v) || LLVMIsAConstantVector(v)) {
    cgi_nvvm_start(m, "llvm.mlir.constant");
    cgi_nvvm_begin_text(m);
    cgi_nvvm_add_constant(m, v);
    cgi_nvvm_put_attr(m, "value", cgi_nvvm_end_text(m));
  } else {
    cgi_nvvm_start(m, name);
    m->failed = m->failed || !(LLVMIsUndef(v) || LLVMIsNull(v)); // poison is undefined, too
  }
  cgi_nvvm_put_result(m, LLVMTypeOf(v));
  return cgi_nvvm_finish(m);
}

// ---- instructions ---------------------------------------------------------------------------------------------------------------------
static const char *cgi_nvvm_op_name(LLVMOpcode opcode) {
  static const struct {
    LLVMOpcode opcode;
    const char *name;
  } ops[] = {{LLVMAdd, "llvm.add"},
             {LLVMSub, "llvm.sub"},
             {LLVMMul, "llvm.mul"},
             {LLVMSDiv, "llvm.sdiv"},
             {LLVMUDiv, "llvm.udiv"},
             {LLVMSRem, "llvm.srem"},
             {LLVMURem, "llvm.urem"},
             {LLVMAnd, "llvm.and"},
             {LLVMOr, "llvm.or"},
             {LLVMXor, "llvm.xor"},
             {LLVMShl, "llvm.shl"},
             {LLVMLShr, "llvm.lshr"},
             {LLVMAShr, "llvm.ashr"},
             {LLVMFAdd, "llvm.fadd"},
             {LLVMFSub, "llvm.fsub"},
             {LLVMFMul, "llvm.fmul"},
             {LLVMFDiv, "llvm.fdiv"},
             {LLVMFNeg, "llvm.fneg"},
             {LLVMZExt, "llvm.zext"},
             {LLVMSExt, "llvm.sext"},
             {LLVMTrunc, "llvm.trunc"},
             {LLVMFPExt, "llvm.fpext"},
             {LLVMFPTrunc, "llvm.fptrunc"},
             {LLVMSIToFP, "llvm.sitofp"},
             {LLVMUIToFP, "llvm.uitofp"},
             {LLVMFPToSI, "llvm.fptosi"},
             {LLVMFPToUI, "llvm.fptoui"},
             {LLVMBitCast, "llvm.bitcast"},
             {LLVMPtrToInt, "llvm.ptrtoint"},
             {LLVMIntToPtr, "llvm.inttoptr"},
             {LLVMAddrSpaceCast, "llvm.addrspacecast"},
             {LLVMFreeze, "llvm.freeze"},
             {LLVMICmp, "llvm.icmp"},
             {LLVMFCmp, "llvm.fcmp"},
             {LLVMSelect, "llvm.select"},
             {LLVMExtractElement, "llvm.extractelement"},
             {LLVMInsertElement, "llvm.insertelement"},
             {LLVMExtractValue, "llvm.extractvalue"},
             {LLVMInsertValue, "llvm.insertvalue"},
             {LLVMGetElementPtr, "llvm.getelementptr"},
             {LLVMAlloca, "llvm.alloca"},
             {LLVMLoad, "llvm.load"},
             {LLVMStore, "llvm.store"},
             {LLVMAtomicRMW, "llvm.atomicrmw"}};
  for (size_t i = 0; i < sizeof ops / sizeof *ops; i++)
    if (ops[i].opcode == opcode) return ops[i].name;
  return NULL;
}

static int64_t cgi_nvvm_predicate(LLVMIntPredicate p) {
  static const LLVMIntPredicate order[] = {LLVMIntEQ,  LLVMIntNE,  LLVMIntSLT, LLVMIntSLE, LLVMIntSGT,
                                           LLVMIntSGE, LLVMIntULT, LLVMIntULE, LLVMIntUGT, LLVMIntUGE};
  int64_t i = 0;
  while (order[i] != p) i++;
  return i;
}

static int64_t cgi_nvvm_real_predicate(LLVMRealPredicate p) { // MLIR has uno behind une
  return p == LLVMRealUNO ? 14 : p >= LLVMRealUEQ && p <= LLVMRealUNE ? (int64_t)p - 1 : (int64_t)p;
}

static void cgi_nvvm_put_flags(cgi_nvvm_import *m, LLVMValueRef v) {
#if LLVM_VERSION_MAJOR >= 18
  static const char *const names[] = {"reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn"};
  unsigned flags = LLVMIsAInstruction(v) && LLVMCanValueUseFastMathFlags(v) ? LLVMGetFastMathFlags(v) : 0, any = 0;
  if (!flags) return;
  cgi_nvvm_begin_text(m);
  cgi_nvvm_add(m, "#llvm.fastmath<");
  for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
    if (!(flags >> i & 1)) continue;
    cgi_nvvm_add(m, any++ ? ", " : "");
    cgi_nvvm_add(m, names[i]);
  }
  cgi_nvvm_add(m, ">");
  cgi_nvvm_put_attr(m, "fastmathFlags", cgi_nvvm_end_text(m));
#else
  (void)m, (void)v;
#endif
}

// What an instruction is beside its operands.
static void cgi_nvvm_put_details(cgi_nvvm_import *m, LLVMValueRef v, LLVMOpcode opcode) {
  int64_t position;
  switch (opcode) {
  case LLVMICmp: cgi_nvvm_put_int(m, "predicate", 64, (uint64_t)cgi_nvvm_predicate(LLVMGetICmpPredicate(v))); break;
  case LLVMFCmp: cgi_nvvm_put_int(m, "predicate", 64, (uint64_t)cgi_nvvm_real_predicate(LLVMGetFCmpPredicate(v))); break;
  case LLVMExtractValue:
  case LLVMInsertValue:
    position = (int64_t)LLVMGetIndices(v)[0];
    cgi_nvvm_put_attr(m, "position", LLVMGetNumIndices(v) == 1 ? cg_attr_of_ints(m->ctx, 1, &position) : NULL);
    break;
  case LLVMGetElementPtr:
    cgi_nvvm_begin_text(m);
    cgi_nvvm_add(m, "array<i32: -2147483648"); // each index is an operand
    for (int i = 2; i < LLVMGetNumOperands(v); i++) cgi_nvvm_add(m, ", -2147483648");
    cgi_nvvm_add(m, ">");
    cgi_nvvm_put_attr(m, "rawConstantIndices", cgi_nvvm_end_text(m));
    cgi_nvvm_put_type(m, "elem_type", LLVMGetGEPSourceElementType(v));
    if (LLVMIsInBounds(v)) cgi_nvvm_put_text(m, "inbounds", "unit");
    break;
  case LLVMAlloca:
    cgi_nvvm_put_type(m, "elem_type", LLVMGetAllocatedType(v));
    cgi_nvvm_put_int(m, "alignment", 64, LLVMGetAlignment(v));
    break;
  case LLVMLoad:
  case LLVMStore: cgi_nvvm_put_int(m, "alignment", 64, LLVMGetAlignment(v)); break;
  case LLVMAtomicRMW:
    cgi_nvvm_put_int(m, "bin_op", 64, (uint64_t)LLVMGetAtomicRMWBinOp(v)); // both are numbered alike
    cgi_nvvm_put_int(m, "ordering", 64, (uint64_t)LLVMGetOrdering(v));
    break;
  default: break;
  }
  cgi_nvvm_put_flags(m, v);
}

static bool cgi_nvvm_import_op(cgi_nvvm_import *m, LLVMValueRef v, LLVMOpcode opcode) {
  const char *name = cgi_nvvm_op_name(opcode);
  cg_value operands[8];
  int n = LLVMGetNumOperands(v);
  if (!name || n > 8) return cgi_nvvm_fail(m->e, "becomes what the llvm dialect is not written with", NULL);
  for (int i = 0; i < n; i++) operands[i] = cgi_nvvm_import_value(m, LLVMGetOperand(v, (unsigned)i));
  cgi_nvvm_start(m, name);
  for (int i = 0; i < n; i++) cgi_nvvm_put_operand(m, operands[i]);
  cgi_nvvm_put_details(m, v, opcode);
  cgi_nvvm_put_result(m, LLVMTypeOf(v));
  cgi_nvvm_finish(m);
  return !m->failed;
}

#if LLVM_VERSION_MAJOR >= 18
static cg_attr cgi_nvvm_quoted(cgi_nvvm_import *m, const char *text, size_t n) {
  char *z = (char *)cg_alloc(m->ctx, n + 1);
  if (!z) return NULL;
  memcpy(z, text, n);
  z[n] = 0;
  return cg_attr_of_string(m->ctx, z);
}
#endif

static bool cgi_nvvm_start_asm(cgi_nvvm_import *m, LLVMValueRef callee) {
#if LLVM_VERSION_MAJOR >= 18
  size_t n, c;
  const char *text = LLVMGetInlineAsmAsmString(callee, &n), *constraints = LLVMGetInlineAsmConstraintString(callee, &c);
  cgi_nvvm_start(m, "llvm.inline_asm");
  cgi_nvvm_put_attr(m, "asm_string", cgi_nvvm_quoted(m, text, n));
  cgi_nvvm_put_attr(m, "constraints", cgi_nvvm_quoted(m, constraints, c));
  if (LLVMGetInlineAsmHasSideEffects(callee)) cgi_nvvm_put_text(m, "has_side_effects", "unit");
  return true;
#else
  (void)callee;
  return cgi_nvvm_fail(m->e, "[missing-feature] is inline assembly, which LLVM before 18 does not tell", "");
#endif
}

// An intrinsic by its own op, where it is one of the document's; else by name. Or inline assembly.
static bool cgi_nvvm_import_call(cgi_nvvm_import *m, LLVMValueRef v) {
  static const char sreg[] = "llvm.nvvm.read.ptx.sreg.", barrier[] = "llvm.nvvm.barrier0";
  LLVMValueRef callee = LLVMGetCalledValue(v);
  cg_value operands[CGI_NVVM_OPERANDS];
  size_t len = 0;
  unsigned n = LLVMGetNumArgOperands(v);
  if (n > CGI_NVVM_OPERANDS) return cgi_nvvm_fail(m->e, "has too many operands", NULL);
  for (unsigned i = 0; i < n; i++) operands[i] = cgi_nvvm_import_value(m, LLVMGetOperand(v, i));
  if (LLVMIsAInlineAsm(callee)) {
    if (!cgi_nvvm_start_asm(m, callee)) return false;
  } else {
    const char *name = LLVMGetValueName2(callee, &len);
    bool own = strncmp(name, sreg, sizeof sreg - 1) == 0 || strcmp(name, barrier) == 0;
    cgi_nvvm_start(m, own ? name + 5 : "llvm.call_intrinsic");
    if (!own) cgi_nvvm_put_attr(m, "intrin", cg_attr_of_string(m->ctx, name));
    cgi_nvvm_put_flags(m, v);
  }
  for (unsigned i = 0; i < n; i++) cgi_nvvm_put_operand(m, operands[i]);
  cgi_nvvm_put_result(m, LLVMTypeOf(v));
  cgi_nvvm_finish(m);
  return !m->failed;
}

// ---- blocks ---------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_nvvm_label(LLVMBasicBlockRef block) { return (cg_value)(void *)LLVMBasicBlockAsValue(block); }

static unsigned cgi_nvvm_put_phis(cgi_nvvm_import *m, LLVMBasicBlockRef from, LLVMBasicBlockRef to, cg_value *values, unsigned n) {
  for (LLVMValueRef phi = LLVMGetFirstInstruction(to); phi && LLVMIsAPHINode(phi); phi = LLVMGetNextInstruction(phi))
    for (unsigned i = 0; i < LLVMCountIncoming(phi); i++) {
      if (LLVMGetIncomingBlock(phi, i) != from) continue;
      if (n == CGI_NVVM_OPERANDS) m->failed = true;
      if (m->failed) return n;
      values[n++] = cgi_nvvm_import_value(m, LLVMGetIncomingValue(phi, i));
      break;
    }
  return n;
}

static bool cgi_nvvm_import_end(cgi_nvvm_import *m, LLVMValueRef v) {
  LLVMBasicBlockRef here = LLVMGetInstructionParent(v);
  cg_value values[CGI_NVVM_OPERANDS];
  cg_block to[2];
  int64_t sizes[3];
  unsigned successors = LLVMGetNumSuccessors(v), n = 0;
  bool conditional = successors == 2;
  if (conditional) values[n++] = cgi_nvvm_import_value(m, LLVMGetCondition(v));
  sizes[0] = 1;
  for (unsigned i = 0; i < successors; i++) {
    unsigned before = n;
    LLVMBasicBlockRef block = LLVMGetSuccessor(v, i);
    n = cgi_nvvm_put_phis(m, here, block, values, n);
    sizes[i + 1] = (int64_t)(n - before);
    to[i] = (cg_block)(void *)cgi_nvvm_value(m->e, cgi_nvvm_label(block));
  }
  cgi_nvvm_start(m, !successors ? "llvm.return" : conditional ? "llvm.cond_br" : "llvm.br");
  for (unsigned i = 0; i < n; i++) cgi_nvvm_put_operand(m, values[i]);
  if (conditional) cgi_nvvm_put_attr(m, "operandSegmentSizes", cg_attr_of_ints(m->ctx, 3, sizes));
  m->s.num_successors = successors;
  m->s.successors = to;
  cgi_nvvm_finish(m);
  return !m->failed;
}

static bool cgi_nvvm_import_block(cgi_nvvm_import *m, LLVMBasicBlockRef block) {
  m->block = (cg_block)(void *)cgi_nvvm_value(m->e, cgi_nvvm_label(block));
  m->before = NULL;
  for (LLVMValueRef v = LLVMGetFirstInstruction(block); v && !m->failed; v = LLVMGetNextInstruction(v)) {
    LLVMOpcode opcode = LLVMGetInstructionOpcode(v);
    if (opcode == LLVMPHI) continue;
    bool ends = opcode == LLVMBr || opcode == LLVMRet;
    if (!(ends ? cgi_nvvm_import_end(m, v) : opcode == LLVMCall ? cgi_nvvm_import_call(m, v) : cgi_nvvm_import_op(m, v, opcode))) return false;
    if (!ends && m->s.num_results) cgi_nvvm_bind(m->e, (cg_value)(void *)v, (LLVMValueRef)(void *)cg_op_result(m->made, 0));
  }
  return !m->failed;
}

// A block with its arguments: a kernel's, or a phi's.
static bool cgi_nvvm_make_block(cgi_nvvm_import *m, cg_region region, LLVMBasicBlockRef block, LLVMValueRef kernel) {
  LLVMValueRef first = kernel ? LLVMGetFirstParam(kernel) : LLVMGetFirstInstruction(block), v;
  unsigned n = 0;
  for (v = first; v && (kernel || LLVMIsAPHINode(v)); v = kernel ? LLVMGetNextParam(v) : LLVMGetNextInstruction(v)) n++;
  cg_type *types = (cg_type *)cg_realloc(m->ctx, NULL, 0, (n + 1) * sizeof *types);
  if (!types) return false;
  n = 0;
  for (v = first; v && (kernel || LLVMIsAPHINode(v)); v = kernel ? LLVMGetNextParam(v) : LLVMGetNextInstruction(v))
    types[n++] = cgi_nvvm_type_of(m, LLVMTypeOf(v));
  cg_block made = m->failed ? NULL : cg_block_create(region, n, types);
  cg_free(m->ctx, types, (n + 1) * sizeof *types);
  n = 0;
  for (v = first; made && v && (kernel || LLVMIsAPHINode(v)); v = kernel ? LLVMGetNextParam(v) : LLVMGetNextInstruction(v))
    cgi_nvvm_bind(m->e, (cg_value)(void *)v, (LLVMValueRef)(void *)cg_block_arg(made, n++));
  return made && cgi_nvvm_bind(m->e, cgi_nvvm_label(block), (LLVMValueRef)(void *)made);
}

// Blocks in an order in which each comes behind those that dominate it, and a loop's before what is behind the loop.
static size_t cgi_nvvm_order(cgi_nvvm_import *m, LLVMValueRef kernel, LLVMBasicBlockRef *order, LLVMBasicBlockRef *stack) {
  size_t n = LLVMCountBasicBlocks(kernel), at = n, depth = 0;
  stack[depth++] = LLVMGetEntryBasicBlock(kernel);
  cgi_nvvm_bind(m->e, cgi_nvvm_label(stack[0]), kernel); // seen
  while (depth && m->e->result == CG_OK) {
    LLVMValueRef end = LLVMGetBasicBlockTerminator(stack[depth - 1]);
    unsigned i = LLVMGetNumSuccessors(end);
    while (i && cgi_nvvm_find(m->e, cgi_nvvm_label(LLVMGetSuccessor(end, i - 1)))) i--;
    if (!i) {
      order[--at] = stack[--depth];
      continue;
    }
    stack[depth++] = LLVMGetSuccessor(end, i - 1);
    cgi_nvvm_bind(m->e, cgi_nvvm_label(stack[depth - 1]), kernel);
  }
  for (size_t i = at; i < n; i++) order[i - at] = order[i]; // what is not reached goes
  return n - at;
}

static bool cgi_nvvm_import_body(cgi_nvvm_import *m, LLVMValueRef kernel, cg_op function) {
  size_t n = LLVMCountBasicBlocks(kernel), bytes = 2 * n * sizeof(LLVMBasicBlockRef);
  LLVMBasicBlockRef *order = (LLVMBasicBlockRef *)cg_realloc(m->ctx, NULL, 0, bytes);
  bool ok = order != NULL;
  if (!ok) return false;
  n = cgi_nvvm_order(m, kernel, order, order + n);
  for (size_t i = 0; ok && i < n; i++) ok = cgi_nvvm_make_block(m, cg_op_region(function, 0), order[i], i ? NULL : kernel);
  for (size_t i = 0; ok && i < n; i++) ok = cgi_nvvm_import_block(m, order[i]);
  cg_free(m->ctx, order, bytes);
  return ok;
}

// ---- functions and globals ------------------------------------------------------------------------------------------------------------
static LLVMAttributeRef cgi_nvvm_has(LLVMValueRef kernel, LLVMAttributeIndex at, const char *name) {
  return LLVMGetEnumAttributeAtIndex(kernel, at, LLVMGetEnumAttributeKindForName(name, strlen(name)));
}

static cg_attr cgi_nvvm_arg_attrs(cgi_nvvm_import *m, LLVMValueRef kernel) {
  cgi_nvvm_begin_text(m);
  cgi_nvvm_add(m, "[");
  for (unsigned i = 0; i < LLVMCountParams(kernel); i++) {
    LLVMAttributeRef align = cgi_nvvm_has(kernel, i + 1, "align");
    cgi_nvvm_add(m, i ? ", {" : "{");
    if (align) {
      cgi_nvvm_add(m, "llvm.align = ");
      cgi_nvvm_add_number(m, LLVMGetEnumAttributeValue(align), 10);
      cgi_nvvm_add(m, " : i64");
    }
    if (cgi_nvvm_has(kernel, i + 1, "noalias")) cgi_nvvm_add(m, ", llvm.noalias");
    if (cgi_nvvm_has(kernel, i + 1, "readonly")) cgi_nvvm_add(m, ", llvm.readonly");
    cgi_nvvm_add(m, "}");
  }
  cgi_nvvm_add(m, "]");
  return cgi_nvvm_end_text(m);
}

static void cgi_nvvm_put_bound(cgi_nvvm_import *m, LLVMValueRef kernel, const char *name, const char *open, const char *close) {
  LLVMAttributeRef a = LLVMGetStringAttributeAtIndex(kernel, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, name, (unsigned)strlen(name));
  unsigned n;
  if (!a) return;
  const char *text = LLVMGetStringAttributeValue(a, &n);
  cgi_nvvm_begin_text(m);
  cgi_nvvm_add(m, open);
  cgi_nvvm_add_text(m, text, n);
  cgi_nvvm_add(m, close);
  cgi_nvvm_put_attr(m, name, cgi_nvvm_end_text(m));
}

static bool cgi_nvvm_import_function(cgi_nvvm_import *m, LLVMValueRef kernel, cg_op function) {
  LLVMTypeRef type = LLVMGlobalGetValueType(kernel), parts[CGI_NVVM_OPERANDS];
  unsigned n = LLVMCountParamTypes(type);
  if (n > CGI_NVVM_OPERANDS) return cgi_nvvm_fail(m->e, "has too many arguments", NULL);
  LLVMGetParamTypes(type, parts);
  m->block = cg_op_block(function);
  m->before = function;
  cgi_nvvm_start(m, "llvm.func");
  cgi_nvvm_put_attr(m, "sym_name", cgi_nvvm_symbol(m, "", kernel));
  cgi_nvvm_begin_text(m);
  cgi_nvvm_add_list(m, "!llvm.func<void (", n, parts, ")>");
  cgi_nvvm_put_attr(m, "function_type", cgi_nvvm_end_text(m));
  cgi_nvvm_put_text(m, "linkage", "#llvm.linkage<external>");
  cgi_nvvm_put_text(m, "CConv", "#llvm.cconv<ptx_kernelcc>");
  if (n) cgi_nvvm_put_attr(m, "arg_attrs", cgi_nvvm_arg_attrs(m, kernel));
  cgi_nvvm_put_text(m, "passthrough", "[\"nounwind\"]");
  cgi_nvvm_put_text(m, "nvvm.kernel", "unit");
  cgi_nvvm_put_bound(m, kernel, "nvvm.reqntid", "array<i32: ", ">");
  cgi_nvvm_put_bound(m, kernel, "nvvm.minctasm", "", " : i32");
  m->s.num_regions = 1;
  cgi_nvvm_finish(m);
  return !m->failed && cgi_nvvm_import_body(m, kernel, m->made) && cg_op_erase(function) == CG_OK;
}

static bool cgi_nvvm_import_global(cgi_nvvm_import *m, LLVMValueRef global, cg_op before) {
  LLVMTypeRef type = LLVMGlobalGetValueType(global);
  bool internal = LLVMGetLinkage(global) == LLVMInternalLinkage;
  m->block = cg_op_block(before);
  m->before = before;
  cgi_nvvm_start(m, "llvm.mlir.global");
  cgi_nvvm_put_attr(m, "sym_name", cgi_nvvm_symbol(m, "", global));
  cgi_nvvm_put_type(m, "global_type", type);
  cgi_nvvm_put_text(m, "linkage", internal ? "#llvm.linkage<internal>" : "#llvm.linkage<external>");
  cgi_nvvm_put_int(m, "addr_space", 32, LLVMGetPointerAddressSpace(LLVMTypeOf(global)));
  cgi_nvvm_put_int(m, "alignment", 64, LLVMGetAlignment(global));
  m->s.num_regions = 1;
  cgi_nvvm_finish(m);
  if (m->failed || !internal) return !m->failed;
  m->block = cg_block_create(cg_op_region(m->made, 0), 0, NULL);
  m->before = NULL;
  cg_value value = m->block ? cgi_nvvm_import_value(m, LLVMGetInitializer(global)) : NULL;
  cgi_nvvm_start(m, "llvm.return");
  cgi_nvvm_put_operand(m, value);
  cgi_nvvm_finish(m);
  return !m->failed;
}

// The module's kernels, which LLVM's module has in the same order.
static bool cgi_nvvm_import_module(cgi_nvvm_emitter *e) {
  cgi_nvvm_import m;
  cg_block block = cg_region_first(cg_op_region(e->input->module, 0));
  LLVMValueRef kernel = LLVMGetFirstFunction(e->module);
  memset(&m, 0, sizeof m);
  m.e = e;
  m.ctx = e->ctx;
  e->num_slots = 0;
  if (e->slots) memset(e->slots, 0, e->slot_capacity * sizeof *e->slots);
  cg_op first = block ? cg_block_first(block) : NULL;
  for (LLVMValueRef g = LLVMGetFirstGlobal(e->module); g && first; g = LLVMGetNextGlobal(g))
    if (!cgi_nvvm_import_global(&m, g, first)) return false;
  for (cg_op op = first, next; op; op = next) {
    next = cg_op_next(op);
    if (cg_op_get_kind(op) != CG_FUNC_FUNC) continue;
    if (!cg_region_first(cg_op_region(op, 0))) continue; // a declaration
    while (kernel && !LLVMCountBasicBlocks(kernel)) kernel = LLVMGetNextFunction(kernel);
    e->op = op;
    if (!kernel || !cgi_nvvm_import_function(&m, kernel, op)) return false;
    kernel = LLVMGetNextFunction(kernel);
  }
  cg_op_set_attr(e->input->module, "llvm.target_triple", cg_attr_of_string(e->ctx, LLVMGetTarget(e->module)));
  cg_op_set_attr(e->input->module, "llvm.data_layout", cg_attr_of_string(e->ctx, LLVMGetDataLayoutStr(e->module)));
  cg_free(e->ctx, m.text, m.room);
  return true;
}

static const cg_target *cgi_nvvm_target_of(cg_op variant) {
  cg_attr target = cg_op_attr(variant, "target"), name = target ? cg_attr_at(target, cg_attr_len(target) - 1) : NULL;
  const cg_target *found = NULL;
  name = name ? cg_attr_get(name, "target") : NULL;
  for (size_t i = 0; name && (found = cg_target_at(i)) != NULL; i++)
    if (strlen(found->name) == cg_attr_str(name).len && memcmp(found->name, cg_attr_str(name).data, cg_attr_str(name).len) == 0) break;
  return found && found->format == CG_FORMAT_PTX ? found : NULL;
}

CGI_NVVM_DEF cg_result cgi_nvvm_convert_to_nvvm(void *user, const cg_pass_input *input) {
  (void)user;
  for (cg_op op = input->module, next; op; op = next) {
    cgi_nvvm_emitter e;
    cg_emit_input in;
    next = cg_op_walk(op, input->module);
    if (cg_op_get_kind(op) != CG_BUILTIN_MODULE || !cg_op_parent(op) || cg_op_get_kind(cg_op_parent(op)) != CG_HAL_EXECUTABLE_VARIANT) continue;
    memset(&in, 0, sizeof in);
    in.ctx = input->ctx;
    in.module = op;
    in.variant = cg_op_parent(op);
    in.target = cgi_nvvm_target_of(in.variant);
    if (!in.target) continue; // another backend's
    next = op;
    while (next && next != input->module && !cg_op_next(next)) next = cg_op_parent(next);
    next = next && next != input->module ? cg_op_next(next) : NULL;
    bool ok = cgi_nvvm_begin(&e, &in) && cgi_nvvm_import_module(&e);
    if (!ok && e.result == CG_OK) cgi_nvvm_fail(&e, "becomes what the llvm dialect is not written with", NULL);
    cg_result r = cgi_nvvm_end(&e);
    if (r != CG_OK) return r;
  }
  return CG_OK;
}
#endif
