// The operations of the llvm and nvvm dialects that convert-to-nvvm makes, as MLIR writes them.
#include "nvvm/emit.h"

#if !defined(CODEGEN_NO_TEXT) && !defined(CODEGEN_NO_EXTENSIONS)
#define CGI_NVVM_ROW(name, traits, operands, results, attributes, regions, format)                                                                   \
  { name, traits, operands, results, attributes, regions, format, NULL, NULL, NULL, NULL }
#define CGI_NVVM_BINARY(name)                                                                                                                        \
  CGI_NVVM_ROW("llvm." name, CG_TRAIT_PURE | CG_TRAIT_SAME_TYPES, "lhs,rhs", "res", "fastmathFlags?", NULL, "$lhs `,` $rhs attr-dict `:` type($res)")
#define CGI_NVVM_CAST(name)                                                                                                                          \
  CGI_NVVM_ROW("llvm." name, CG_TRAIT_PURE, "arg", "res", "fastmathFlags?", NULL, "$arg attr-dict `:` type($arg) `to` type($res)")
#define CGI_NVVM_VALUE(name) CGI_NVVM_ROW("llvm.mlir." name, CG_TRAIT_PURE, NULL, "res", NULL, NULL, "attr-dict `:` type($res)")
#define CGI_NVVM_SREG(name) CGI_NVVM_ROW("nvvm.read.ptx.sreg." name, CG_TRAIT_PURE, NULL, "res", NULL, NULL, "attr-dict `:` type($res)")
#define CGI_NVVM_SREGS(name) CGI_NVVM_SREG(name ".x"), CGI_NVVM_SREG(name ".y"), CGI_NVVM_SREG(name ".z")

CGI_NVVM_DEF const cg_dialect_desc *cgi_nvvm_dialects(void) {
  static const cg_op_desc llvm[] = {
      CGI_NVVM_ROW("llvm.func", CG_TRAIT_ISOLATED | CG_TRAIT_SYMBOL, NULL, NULL, "sym_name,function_type,linkage,CConv?,arg_attrs?,passthrough?",
                   "body?", NULL),
      CGI_NVVM_ROW("llvm.mlir.global", CG_TRAIT_ISOLATED | CG_TRAIT_SYMBOL, NULL, NULL, "sym_name,global_type,linkage,addr_space?,alignment?",
                   "initializer?", NULL),
      CGI_NVVM_ROW("llvm.mlir.addressof", CG_TRAIT_PURE, NULL, "res", "global_name", NULL, NULL),
      CGI_NVVM_ROW("llvm.mlir.constant", CG_TRAIT_PURE, NULL, "res", "value", NULL, "`(` $value `)` attr-dict `:` type($res)"),
      CGI_NVVM_VALUE("undef"),
      CGI_NVVM_VALUE("poison"),
      CGI_NVVM_VALUE("zero"),
      CGI_NVVM_BINARY("add"),
      CGI_NVVM_BINARY("sub"),
      CGI_NVVM_BINARY("mul"),
      CGI_NVVM_BINARY("sdiv"),
      CGI_NVVM_BINARY("udiv"),
      CGI_NVVM_BINARY("srem"),
      CGI_NVVM_BINARY("urem"),
      CGI_NVVM_BINARY("and"),
      CGI_NVVM_BINARY("or"),
      CGI_NVVM_BINARY("xor"),
      CGI_NVVM_BINARY("shl"),
      CGI_NVVM_BINARY("lshr"),
      CGI_NVVM_BINARY("ashr"),
      CGI_NVVM_BINARY("fadd"),
      CGI_NVVM_BINARY("fsub"),
      CGI_NVVM_BINARY("fmul"),
      CGI_NVVM_BINARY("fdiv"),
      CGI_NVVM_CAST("zext"),
      CGI_NVVM_CAST("sext"),
      CGI_NVVM_CAST("trunc"),
      CGI_NVVM_CAST("fpext"),
      CGI_NVVM_CAST("fptrunc"),
      CGI_NVVM_CAST("sitofp"),
      CGI_NVVM_CAST("uitofp"),
      CGI_NVVM_CAST("fptosi"),
      CGI_NVVM_CAST("fptoui"),
      CGI_NVVM_CAST("bitcast"),
      CGI_NVVM_CAST("ptrtoint"),
      CGI_NVVM_CAST("inttoptr"),
      CGI_NVVM_CAST("addrspacecast"),
      CGI_NVVM_ROW("llvm.fneg", CG_TRAIT_PURE | CG_TRAIT_SAME_TYPES, "operand", "res", "fastmathFlags?", NULL, NULL),
      CGI_NVVM_ROW("llvm.freeze", CG_TRAIT_PURE | CG_TRAIT_SAME_TYPES, "val", "res", NULL, NULL, NULL),
      CGI_NVVM_ROW("llvm.icmp", CG_TRAIT_PURE, "lhs,rhs", "res", "predicate", NULL, NULL),
      CGI_NVVM_ROW("llvm.fcmp", CG_TRAIT_PURE, "lhs,rhs", "res", "predicate,fastmathFlags?", NULL, NULL),
      CGI_NVVM_ROW("llvm.select", CG_TRAIT_PURE, "condition,trueValue,falseValue", "res", "fastmathFlags?", NULL, NULL),
      CGI_NVVM_ROW("llvm.extractelement", CG_TRAIT_PURE, "vector,position", "res", NULL, NULL, NULL),
      CGI_NVVM_ROW("llvm.insertelement", CG_TRAIT_PURE, "vector,value,position", "res", NULL, NULL, NULL),
      CGI_NVVM_ROW("llvm.extractvalue", CG_TRAIT_PURE, "container", "res", "position", NULL, NULL),
      CGI_NVVM_ROW("llvm.insertvalue", CG_TRAIT_PURE, "container,value", "res", "position", NULL, NULL),
      CGI_NVVM_ROW("llvm.getelementptr", CG_TRAIT_PURE, "base,dynamicIndices*", "res", "rawConstantIndices,elem_type,inbounds?", NULL, NULL),
      CGI_NVVM_ROW("llvm.alloca", CG_TRAIT_ALLOCATES, "arraySize", "res", "alignment?,elem_type", NULL, NULL),
      CGI_NVVM_ROW("llvm.load", CG_TRAIT_READS, "addr", "res", "alignment?", NULL, "$addr attr-dict `:` type($addr) `->` type($res)"),
      CGI_NVVM_ROW("llvm.store", CG_TRAIT_WRITES, "value,addr", NULL, "alignment?", NULL,
                   "$value `,` $addr attr-dict `:` type($value) `,` type($addr)"),
      CGI_NVVM_ROW("llvm.atomicrmw", CG_TRAIT_READS | CG_TRAIT_WRITES, "ptr,val", "res", "bin_op,ordering,alignment?", NULL, NULL),
      CGI_NVVM_ROW("llvm.call_intrinsic", CG_TRAIT_READS | CG_TRAIT_WRITES, "args*", "results*", "intrin,fastmathFlags?", NULL, NULL),
      CGI_NVVM_ROW("llvm.inline_asm", CG_TRAIT_READS | CG_TRAIT_WRITES, "operands*", "res*", "asm_string,constraints,has_side_effects?", NULL, NULL),
      CGI_NVVM_ROW("llvm.br", CG_TRAIT_TERMINATOR, "destOperands*", NULL, "loop_annotation?", "^1", "$dest attr-dict"),
      CGI_NVVM_ROW("llvm.cond_br", CG_TRAIT_TERMINATOR, "condition,trueDestOperands*,falseDestOperands*", NULL, NULL, "^2",
                   "$condition `,` $dests attr-dict; condition = i1"),
      CGI_NVVM_ROW("llvm.return", CG_TRAIT_TERMINATOR, "arg?", NULL, NULL, NULL, "attr-dict ($arg^ `:` type($arg))?")};
  static const cg_op_desc nvvm[] = {CGI_NVVM_SREGS("tid"), CGI_NVVM_SREGS("ctaid"), CGI_NVVM_SREGS("nctaid"), CGI_NVVM_SREG("laneid"),
                                    CGI_NVVM_ROW("nvvm.barrier0", CG_TRAIT_READS | CG_TRAIT_WRITES, NULL, NULL, NULL, NULL, "attr-dict")};
  static const cg_dialect_desc dialects[CGI_NVVM_DIALECTS] = {{"llvm", llvm, sizeof llvm / sizeof *llvm, NULL},
                                                              {"nvvm", nvvm, sizeof nvvm / sizeof *nvvm, NULL}};
  return dialects;
}
#endif
