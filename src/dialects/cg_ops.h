// Public: every operation the library knows, as one enum, and their traits. Each dialect's table is a list macro in its own file; a row is
//
//   X(ID, "dialect.name", traits, "operands", "results", "attributes", "regions", "format")
//
// operands, results  comma-separated group names; a suffix `?` marks an optional, `*` a variadic group: "lhs,rhs", "inputs*,outputs*". With more
//                    than one group that is not single, the op carries operandSegmentSizes (resultSegmentSizes). Where a group stands is named in
//                    cg_groups.h, which is made of the rows.
// attributes         inherent ones (printed in <{…}> in the generic form): "name[:kind][?][=default]": "value",
//                    "fastmath:#arith.fastmath=#arith.fastmath<none>". `?` marks an optional one. The kind says how $name reads in the format: none:
//                    the attribute with its type; typed: the same, and it has to have one; i64, i32, index, bool, str, sym, type, map: bare; ints:
//                    array<i64: …> as [1, 2]; intarray: an array of i64 as [1, 2]; unit: nothing (it anchors a group); enum(a|b|c): an i64 as the
//                    word of its place, enum32(…): an i32; #dialect.name: the <…> after that name; #dialect<word>: the bare word after `word ` in
//                    #dialect<word …>; any#dialect.name: any attribute, of which <…> alone may be written; kw: a string as a word, kw(a|b|c): one
//                    of these; symname: a string as @name; intarrays: [[0, 1], [2]]; bare: anything, without its type.
// regions            names; `*` variadic, `?` may be empty; `name=dialect.op` names the implicit terminator: "body=scf.yield". A successor count is
//                    written as `^1` or `^2` (its own entry).
// format             the assembly after the op's name, in the language of MLIR's declarative formats: `literal` in back quotes, $operand, $attribute,
//                    $region, $successors (any other name: all of them), type($x), type(operands), type(results), functional-type(operands,
//                    results), operands, regions, attr-dict, attr-dict-with-keyword, optional groups `( … $x^ … )?` and
//                    `( … $x^ … ) : ( … )?`; one without ^ is read and never printed. oilist( `a` … | `b` … ): clauses in any order, each at most
//                    once, printed where its first variable is there; with oilist(`,`: … ) each is behind a comma. custom<Name>($x, …): a piece
//                    of syntax of text/directives*.c. `` is no blank, ` ` a blank. After a `;`, how types that are not written are found,
//                    comma-separated: "result = same(lhs)", "= elem(memref)", "= i1like(lhs)", "= index", "= i1", "= i32", "= !opaque.type", or any
//                    type; for lists "results = each(operands)" (one by one), "= tensors(outs)" (those that are no memrefs), "= inputs(callee)",
//                    "= outputs(callee)" (of a function type). The traits SAME_TYPES and SAME_OPERAND_TYPES need no rule.
//                    "@name": the format of that name in CG_SHARED_FORMATS. "custom": hand-written functions in src/text. "": generic form only.
#ifndef CG_OPS_H
#define CG_OPS_H
#include "dialects/cg_groups.h"
#include "dialects/scalar_ops.h"
#include "dialects/affine_ops.h"
#include "dialects/arith_ops.h"
#include "dialects/bufferization_ops.h"
#include "dialects/builtin_ops.h"
#include "dialects/cf_ops.h"
#include "dialects/check_ops.h"
#include "dialects/chlo_ops.h"
#include "dialects/flow_ops.h"
#include "dialects/func_ops.h"
#include "dialects/gpu_ops.h"
#include "dialects/hal_ops.h"
#include "dialects/linalg_ops.h"
#include "dialects/math_ops.h"
#include "dialects/memref_ops.h"
#include "dialects/scf_ops.h"
#include "dialects/stablehlo_ops.h"
#include "dialects/stream_ops.h"
#include "dialects/tensor_ops.h"
#include "dialects/util_ops.h"
#include "dialects/vector_ext_ops.h"
#include "dialects/vector_ops.h"

// Traits.
#define CG_TRAIT_PURE (1u << 0)            // no side effects, may be removed, moved and merged
#define CG_TRAIT_COMMUTATIVE (1u << 1)
#define CG_TRAIT_ELEMENTWISE (1u << 2)     // scalars, or the same op on each element of vectors and tensors
#define CG_TRAIT_TERMINATOR (1u << 3)
#define CG_TRAIT_ISOLATED (1u << 4)        // regions see no values from outside
#define CG_TRAIT_SYMBOL (1u << 5)          // has sym_name
#define CG_TRAIT_SYMBOL_TABLE (1u << 6)
#define CG_TRAIT_SAME_TYPES (1u << 7)      // all operands and results have one type; a format that writes one type gives all
#define CG_TRAIT_SAME_OPERAND_TYPES (1u << 8)
#define CG_TRAIT_RECURSIVE_PURE (1u << 9)  // pure when the ops in its regions are
#define CG_TRAIT_CONSTANT (1u << 10)       // its `value` attribute is its result
#define CG_TRAIT_STRUCTURED (1u << 11)     // a linalg op: ins, outs, maps, iterators (dialects/linalg.h); pure when no operand is a memref
#define CG_TRAIT_READS (1u << 12)          // reads memory (not pure, but removable when unused)
#define CG_TRAIT_WRITES (1u << 13)
#define CG_TRAIT_ALLOCATES (1u << 14)
#define CG_TRAIT_NO_TERMINATOR (1u << 15)  // its blocks end without one (module)
#define CG_TRAIT_SINGLE_BLOCK (1u << 16)
#define CG_TRAIT_SECOND_TIER (1u << 17)    // a build may be without it: CODEGEN_NO_SECOND_TIER_OPS

// Formats that many rows have: Y("name", "format").
#define CG_SHARED_FORMATS(Y) CG_ARITH_FORMATS(Y) CG_MATH_FORMATS(Y) CG_LINALG_FORMATS(Y) CG_HLO_FORMATS(Y)

#define CG_MLIR_OPS(X) \
  CG_BUILTIN_OPS(X) CG_FUNC_OPS(X) CG_ARITH_OPS(X) CG_MATH_OPS(X) CG_CF_OPS(X) CG_SCF_OPS(X) CG_AFFINE_OPS(X) CG_MEMREF_OPS(X) CG_TENSOR_OPS(X) \
  CG_BUFFERIZATION_OPS(X) CG_LINALG_OPS(X) CG_VECTOR_OPS(X) CG_GPU_OPS(X) CG_STABLEHLO_OPS(X) CG_CHLO_OPS(X)
#define CG_IREE_OPS(X) CG_HAL_OPS(X) CG_FLOW_OPS(X) CG_STREAM_OPS(X) CG_UTIL_OPS(X) CG_VECTOR_EXT_OPS(X) CG_CHECK_OPS(X)
#define CG_ALL_OPS(X) CG_MLIR_OPS(X) CG_IREE_OPS(X)

typedef enum cg_op_kind {
  CG_OP_UNREGISTERED = 0,
#define CG_OP_ENUM(id, name, traits, operands, results, attrs, regions, format) CG_##id,
  CG_ALL_OPS(CG_OP_ENUM)
#undef CG_OP_ENUM
  CG_OP_COUNT,
  CG_OP_LAST = 0xffff // what a host registers has kinds from CG_OP_COUNT on, which mean nothing beyond its context (cg_dialect.h)
} cg_op_kind;
#endif
