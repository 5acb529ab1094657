// Public: operations of the func dialect; row format in cg_ops.h.
#ifndef CG_FUNC_OPS_H
#define CG_FUNC_OPS_H

#define CG_FUNC_OPS(X) \
  X(FUNC_FUNC, "func.func", CG_TRAIT_ISOLATED | CG_TRAIT_SYMBOL, "", "", \
    "sym_name:sym,function_type:type,sym_visibility:str?,arg_attrs?,res_attrs?", "body?", "custom") \
  X(FUNC_CALL, "func.call", 0u, "operands*", "results*", "callee:sym", "", \
    "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)") \
  X(FUNC_CALL_INDIRECT, "func.call_indirect", 0u, "callee,callee_operands*", "results*", "", "", \
    "$callee `(` $callee_operands `)` attr-dict `:` type($callee); callee_operands = inputs(callee), results = outputs(callee)") \
  X(FUNC_CONSTANT, "func.constant", CG_TRAIT_PURE | CG_TRAIT_CONSTANT, "", "result", "value:sym", "", "attr-dict $value `:` type(results)") \
  X(FUNC_RETURN, "func.return", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "operands*", "", "", "", "attr-dict ($operands^ `:` type($operands))?")
#endif
