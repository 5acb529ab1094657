// Public: operations of the builtin dialect; row format in cg_ops.h.
#ifndef CG_BUILTIN_OPS_H
#define CG_BUILTIN_OPS_H

#define CG_BUILTIN_OPS(X) \
  X(BUILTIN_MODULE, "builtin.module", \
    CG_TRAIT_ISOLATED | CG_TRAIT_SYMBOL | CG_TRAIT_SYMBOL_TABLE | CG_TRAIT_NO_TERMINATOR | CG_TRAIT_SINGLE_BLOCK, "", "", \
    "sym_name:sym?,sym_visibility:str?", "bodyRegion", "($sym_name^)? attr-dict-with-keyword $bodyRegion") \
  X(BUILTIN_UNREALIZED_CONVERSION_CAST, "builtin.unrealized_conversion_cast", CG_TRAIT_PURE, "inputs*", "outputs*", "", "", \
    "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict")
#endif
