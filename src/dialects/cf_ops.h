// Public: operations of the cf dialect; row format in cg_ops.h.
#ifndef CG_CF_OPS_H
#define CG_CF_OPS_H

#define CG_CF_OPS(X) \
  X(CF_ASSERT, "cf.assert", CG_TRAIT_WRITES, "arg", "", "msg:str", "", "$arg `,` $msg attr-dict; arg = i1") \
  X(CF_BR, "cf.br", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "destOperands*", "", "", "^1", "$dest attr-dict") \
  X(CF_COND_BR, "cf.cond_br", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "condition,trueDestOperands*,falseDestOperands*", "", "", "^2", \
    "$condition `,` $dests attr-dict; condition = i1")
#endif
