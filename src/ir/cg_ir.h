// Public: types, attributes, operations, values, blocks, regions; how to read and to build them.
// Handles are plain pointers into the context: valid until cg_reset or cg_destroy; operations also until they are erased.
// What only reads takes NULL, and an index past the end: it gives NULL, 0, the first enumerator, false or an empty string then.
#ifndef CG_IR_H
#define CG_IR_H
#include "core/cg_core.h"
#include "dialects/cg_ops.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef const struct cg_type_s *cg_type;
typedef const struct cg_attr_s *cg_attr;
typedef const struct cg_expr_s *cg_expr; // an affine expression
typedef const struct cg_map_s *cg_map;   // an affine map
typedef const struct cg_loc_s *cg_loc;
typedef struct cg_op_s *cg_op;
typedef struct cg_value_s *cg_value;
typedef struct cg_block_s *cg_block;
typedef struct cg_region_s *cg_region;
typedef cg_op cg_module; // a builtin.module operation

// ---- types --------------------------------------------------------------------------------------------------------------------------
typedef enum cg_type_kind {
  CG_TYPE_NONE,
  CG_TYPE_INTEGER, // width and signedness
  CG_TYPE_INDEX,
  CG_TYPE_F16,
  CG_TYPE_BF16,
  CG_TYPE_F32,
  CG_TYPE_F64,
  CG_TYPE_F8E4M3FN,
  CG_TYPE_F8E5M2,
  CG_TYPE_COMPLEX,         // element
  CG_TYPE_TENSOR,          // element, shape, encoding
  CG_TYPE_UNRANKED_TENSOR, // element
  CG_TYPE_MEMREF,          // element, shape, layout, memory space
  CG_TYPE_VECTOR,          // element, shape
  CG_TYPE_FUNCTION,        // inputs, results
  CG_TYPE_TUPLE,           // members
  CG_TYPE_DISPATCH_TENSOR, // access, a tensor type (element() gives it); printed with the prefix of `text` (flow or iree_tensor_ext)
  CG_TYPE_OPAQUE           // any other dialect type: its text without the '!'
} cg_type_kind;

typedef enum cg_signedness { CG_SIGNLESS, CG_SIGNED, CG_UNSIGNED } cg_signedness;
typedef enum cg_access { CG_ACCESS_READ = 1, CG_ACCESS_WRITE = 2, CG_ACCESS_READ_WRITE = 3 } cg_access;

#define CG_DYNAMIC INT64_MIN // a dimension, offset or stride that is known at run time only

CODEGEN_API cg_type_kind cg_type_get_kind(cg_type type);
CODEGEN_API unsigned cg_type_width(cg_type type); // bits of an integer or float element type; index gives 64; complex gives both halves
CODEGEN_API cg_signedness cg_type_signedness(cg_type type);
CODEGEN_API bool cg_type_is_int(cg_type type); // integer of any width and signedness, not index
CODEGEN_API bool cg_type_is_int_or_index(cg_type type);
CODEGEN_API bool cg_type_is_float(cg_type type);
CODEGEN_API bool cg_type_is_shaped(cg_type type); // tensor, memref, vector (ranked)
CODEGEN_API unsigned cg_type_rank(cg_type type);
CODEGEN_API int64_t cg_type_dim(cg_type type, unsigned i); // CG_DYNAMIC past the end
CODEGEN_API const int64_t *cg_type_shape(cg_type type);
CODEGEN_API bool cg_type_has_static_shape(cg_type type);
CODEGEN_API int64_t cg_type_num_elements(cg_type type); // CG_DYNAMIC when a dim is dynamic; saturates at INT64_MAX
CODEGEN_API cg_type cg_type_element(cg_type type);      // of shaped, complex, dispatch tensor; the type itself for scalars
CODEGEN_API unsigned cg_type_num_inputs(cg_type type);  // function; tuple members
CODEGEN_API unsigned cg_type_num_results(cg_type type);
CODEGEN_API cg_type cg_type_input(cg_type type, unsigned i);
CODEGEN_API cg_type cg_type_result(cg_type type, unsigned i);
CODEGEN_API cg_access cg_type_access(cg_type type);       // dispatch tensor
CODEGEN_API cg_str cg_type_text(cg_type type);            // opaque types: their text; dispatch tensors: "flow" or "iree_tensor_ext"
CODEGEN_API cg_attr cg_type_layout(cg_type memref);       // a strided layout or affine map attribute; NULL for the identity
CODEGEN_API cg_attr cg_type_memory_space(cg_type memref); // NULL for the default
CODEGEN_API cg_attr cg_type_encoding(cg_type tensor);     // NULL for none
// Offset and strides, in elements, of a memref of strided or identity layout; false when it is no strided form.
CODEGEN_API bool cg_type_strides(cg_type memref, int64_t *strides, int64_t *offset);

// What !gpu.mma_matrix<16x8xf16, "AOp"> says: a matrix that the threads of a subgroup hold together.
typedef struct cg_gpu_matrix {
  unsigned rows, columns; // 1 to 1024
  cg_type_kind element;   // CG_TYPE_F16, _BF16, _F32, _F64, or _INTEGER of 8 or 32 bits
  unsigned width;         // bits of an element
  cg_signedness signedness;
  char use; // 'A' and 'B': a factor, 'C': what is added to the product, or the sum
} cg_gpu_matrix;
CODEGEN_API bool cg_type_gpu_matrix(cg_type type, cg_gpu_matrix *out); // false, and *out zeroed, for what is no such type

// ---- attributes ---------------------------------------------------------------------------------------------------------------------
typedef enum cg_attr_kind {
  CG_ATTR_UNIT,
  CG_ATTR_BOOL,   // true, false
  CG_ATTR_INT,    // value, type
  CG_ATTR_FLOAT,  // value, type; keeps the exact bits
  CG_ATTR_STRING, // text
  CG_ATTR_TYPE,
  CG_ATTR_ARRAY,
  CG_ATTR_DICT,
  CG_ATTR_SYMBOL,      // @a or @a::@b
  CG_ATTR_MAP,         // affine_map<…>
  CG_ATTR_SET,         // affine_set<…>, kept as text
  CG_ATTR_DENSE,       // dense<…> : elements of a tensor or vector type, splat or full, as bytes in the abi's memory layout
  CG_ATTR_RESOURCE,    // dense_resource<name> whose bytes are not known
  CG_ATTR_DENSE_ARRAY, // array<i64: 1, 2>
  CG_ATTR_STRIDED,     // strided<[…], offset: …>
  CG_ATTR_DIALECT,     // #dialect.name<…>: name, and its parameters where the text has the common form, else raw text
  CG_ATTR_LOC
} cg_attr_kind;

typedef struct cg_named_attr {
  cg_str name; // interned
  cg_attr value;
} cg_named_attr;

CODEGEN_API cg_attr_kind cg_attr_get_kind(cg_attr attr);
CODEGEN_API cg_type cg_attr_type(cg_attr attr);         // of int, float, dense, resource, dense array (its element type), type attributes; else NULL
CODEGEN_API int64_t cg_attr_int(cg_attr attr);          // int and bool; other kinds give 0
CODEGEN_API double cg_attr_float(cg_attr attr);         // float; other kinds give 0
CODEGEN_API uint64_t cg_attr_float_bits(cg_attr attr);  // the same in the width of its type
CODEGEN_API cg_str cg_attr_str(cg_attr attr);           // string; symbol (root name); resource name; set text; dialect: "dialect.name"
CODEGEN_API cg_str cg_attr_raw_text(cg_attr attr);      // dialect: the text between < and >, empty when it has none
CODEGEN_API size_t cg_attr_len(cg_attr attr);           // array, dense array, dict, symbol nesting (0 for @a), dialect parameters
CODEGEN_API cg_attr cg_attr_at(cg_attr attr, size_t i); // array element; dict and dialect parameter value; nested symbol i
CODEGEN_API cg_str cg_attr_name_at(cg_attr attr, size_t i);     // dict key; dialect parameter key, empty when positional
CODEGEN_API cg_attr cg_attr_get(cg_attr dict, const char *key); // dict or dialect parameter by key; NULL when absent
CODEGEN_API cg_map cg_attr_map(cg_attr attr);
// Whether the word (of letters, digits and '_') stands in a string, or in what a dialect attribute has between < and >: "workgroup" of
// #gpu.address_space<workgroup>, "nnan" of #arith.fastmath<nnan, nsz>. False for other attributes, and for NULL.
CODEGEN_API bool cg_attr_has_word(cg_attr attr, const char *word);
// Element i of a dense array, an array of int attributes, or a dense int elements attribute; this is how int lists are read, whatever their spelling.
// A splat of more than 65536 elements is no list: a list has length 0 where it is none.
CODEGEN_API bool cg_attr_is_int_list(cg_attr attr);
CODEGEN_API size_t cg_attr_int_list_len(cg_attr attr);
CODEGEN_API int64_t cg_attr_int_list_at(cg_attr attr, size_t i);
// dense: bytes are element-count * storage size, or one element when it is a splat. Storage: i1 and i4 take one byte, complex is a pair.
CODEGEN_API bool cg_attr_is_splat(cg_attr dense);
CODEGEN_API const uint8_t *cg_attr_bytes(cg_attr dense, size_t *size);
CODEGEN_API unsigned cg_storage_bytes(cg_type element); // abi.md: bytes one element takes in memory; index gives 4

// One array in abi.md's memory layout. `element` belongs to the context that runs it.
typedef struct cg_array {
  cg_type element;
  unsigned rank;
  int64_t shape[16];
  uint8_t *data; // size bytes
  size_t size;
} cg_array;

// ---- affine -------------------------------------------------------------------------------------------------------------------------
typedef enum cg_expr_kind {
  CG_EXPR_ADD,
  CG_EXPR_MUL,
  CG_EXPR_MOD,
  CG_EXPR_FLOORDIV,
  CG_EXPR_CEILDIV,
  CG_EXPR_CONST,
  CG_EXPR_DIM,
  CG_EXPR_SYMBOL
} cg_expr_kind;
CODEGEN_API cg_expr_kind cg_expr_get_kind(cg_expr e); // CG_EXPR_CONST for NULL
CODEGEN_API cg_expr cg_expr_lhs(cg_expr e);
CODEGEN_API cg_expr cg_expr_rhs(cg_expr e);
CODEGEN_API int64_t cg_expr_value(cg_expr e); // the constant, or the position of a dim or symbol
CODEGEN_API unsigned cg_map_num_dims(cg_map m);
CODEGEN_API unsigned cg_map_num_symbols(cg_map m);
CODEGEN_API unsigned cg_map_num_results(cg_map m);
CODEGEN_API cg_expr cg_map_result(cg_map m, unsigned i);

// ---- operations ---------------------------------------------------------------------------------------------------------------------
CODEGEN_API cg_op_kind cg_op_get_kind(cg_op op); // CG_OP_UNREGISTERED for names that no table lists
CODEGEN_API cg_str cg_op_name(cg_op op);         // "arith.addf"
CODEGEN_API cg_loc cg_op_loc(cg_op op);
CODEGEN_API cg_context *cg_op_context(cg_op op);
CODEGEN_API unsigned cg_op_num_operands(cg_op op);
CODEGEN_API unsigned cg_op_num_results(cg_op op);
CODEGEN_API unsigned cg_op_num_regions(cg_op op);
CODEGEN_API unsigned cg_op_num_successors(cg_op op);
CODEGEN_API cg_value cg_op_operand(cg_op op, unsigned i);
CODEGEN_API cg_value cg_op_result(cg_op op, unsigned i);
CODEGEN_API cg_region cg_op_region(cg_op op, unsigned i);
CODEGEN_API cg_block cg_op_successor(cg_op op, unsigned i);
CODEGEN_API cg_attr cg_op_attr(cg_op op, const char *name); // NULL when absent
CODEGEN_API uint32_t cg_op_fastmath(cg_op op);              // cg_fastmath bits of its `fastmath`; 0 when absent
CODEGEN_API size_t cg_op_num_attrs(cg_op op);
CODEGEN_API cg_named_attr cg_op_attr_at(cg_op op, size_t i);
CODEGEN_API cg_op cg_op_parent(cg_op op); // the op that owns the region this op is in; NULL at the top
CODEGEN_API cg_block cg_op_block(cg_op op);
CODEGEN_API cg_op cg_op_next(cg_op op);
CODEGEN_API cg_op cg_op_prev(cg_op op);
CODEGEN_API bool cg_op_has_trait(cg_op op, uint64_t trait);
CODEGEN_API cg_op cg_symbol_lookup(cg_op table, cg_str name); // the op of that sym_name directly in one of table's regions; NULL when there is none

// For backends and hooks: reports an error at op, whose name is put before the message, and returns `result` (CG_UNSUPPORTED, CG_INVALID_INPUT). The
// message may begin with one of the ids of docs/diagnostics.md in brackets: "[missing-feature] needs …".
CODEGEN_API cg_result cg_op_report(cg_op op, cg_result result, const char *message);

CODEGEN_API cg_type cg_value_type(cg_value v);
CODEGEN_API cg_op cg_value_op(cg_value v);       // the defining op; NULL for a block argument
CODEGEN_API cg_block cg_value_block(cg_value v); // the block of an argument; NULL for an op result
CODEGEN_API unsigned cg_value_index(cg_value v); // result or argument number
CODEGEN_API bool cg_value_has_uses(cg_value v);
CODEGEN_API bool cg_value_has_one_use(cg_value v);

CODEGEN_API cg_block cg_region_first(cg_region r); // NULL when empty
CODEGEN_API cg_op cg_region_op(cg_region r);
CODEGEN_API cg_block cg_block_next(cg_block b);
CODEGEN_API cg_op cg_block_first(cg_block b);
CODEGEN_API cg_op cg_block_last(cg_block b);
CODEGEN_API cg_op cg_block_op(cg_block b); // the op that owns the block's region
CODEGEN_API unsigned cg_block_num_args(cg_block b);
CODEGEN_API cg_value cg_block_arg(cg_block b, unsigned i);

CODEGEN_API cg_str cg_loc_file(cg_loc loc);   // of the innermost file location; empty when unknown
CODEGEN_API uint32_t cg_loc_line(cg_loc loc); // 0 when unknown
CODEGEN_API uint32_t cg_loc_column(cg_loc loc);

// Reports every fault of the IR under op through the diagnostic callback; CG_OK when there is none.
// CG_UNSUPPORTED with CODEGEN_NO_VERIFY.
CODEGEN_API cg_result cg_verify(cg_op op);

#ifdef __cplusplus
}
#endif
#endif
