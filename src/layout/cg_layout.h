// Public: nested layouts (#iree_vector_ext.nested_layout): which subgroup and thread of a workgroup holds which elements of a vector, in which slot
// of its registers; and what memory accesses by such a layout cost. Pure functions: no context, no allocation. Absent with CODEGEN_NO_FAST_PIPELINES.
#ifndef CG_LAYOUT_H
#define CG_LAYOUT_H
#include "core/cg_core.h"

#ifndef CODEGEN_NO_FAST_PIPELINES
#ifdef __cplusplus
extern "C" {
#endif

#define CG_NESTED_LAYOUT_RANK 8

// Dimension i of the vector is seen as subgroup x batch x outer x thread x element, the product of these five tiles. Strides are in ids; those of
// tiles of one mean nothing. The lists, the maps and their names are those of IREE's iree_vector_ext dialect. Only the first `rank` entries are read.
typedef struct cg_nested_layout {
  unsigned rank;
  int64_t subgroup_tile[CG_NESTED_LAYOUT_RANK], batch_tile[CG_NESTED_LAYOUT_RANK], outer_tile[CG_NESTED_LAYOUT_RANK],
      thread_tile[CG_NESTED_LAYOUT_RANK], element_tile[CG_NESTED_LAYOUT_RANK], subgroup_strides[CG_NESTED_LAYOUT_RANK],
      thread_strides[CG_NESTED_LAYOUT_RANK];
} cg_nested_layout;

typedef enum cg_layout_level { CG_LAYOUT_SUBGROUP, CG_LAYOUT_THREAD } cg_layout_level;
// What is wrong with a layout, or why what is asked has no answer. Each function that gives one writes its results only when it is CG_LAYOUT_OK.
typedef enum cg_layout_reason {
  CG_LAYOUT_OK = 0,
  CG_LAYOUT_ARGUMENT,   // the call is wrong: NULL, no such level or dimension, a negative id, size or count
  CG_LAYOUT_RANK,       // more dimensions than CG_NESTED_LAYOUT_RANK, or another number than the shape's
  CG_LAYOUT_TILE,       // a tile is zero or negative
  CG_LAYOUT_STRIDE,     // a stride is negative, or zero where the tile is more than one: the elements behind the first would have no owner
  CG_LAYOUT_NESTING,    // a stride is no multiple of stride * tile of the one inside it: tiles {4, 4} with strides {3, 1}
  CG_LAYOUT_OVERFLOW,   // the elements, or the ids, are more than int64_t counts
  CG_LAYOUT_SHAPE,      // the products of the tiles are not the shape
  CG_LAYOUT_INDEX,      // an index, a virtual id or a slot is outside
  CG_LAYOUT_CONFLICT,   // the operands distribute a loop that they share in different ways
  CG_LAYOUT_IMPOSSIBLE, // no nested layout says it
  CG_LAYOUT_IDS         // the layout takes more subgroups or threads than there are
} cg_layout_reason;

// Whether the layout is one, and, with a shape (`rank` sizes, may be NULL) and its rank, whether it is one of that shape. `dim` (may be NULL) gets
// the
// dimension that is wrong, where there is one.
CODEGEN_API cg_layout_reason cg_nested_layout_verify(const cg_nested_layout *layout, const int64_t *shape, unsigned rank, unsigned *dim);
CODEGEN_API const char *cg_layout_reason_text(cg_layout_reason reason); // "a tile is zero or negative"; "" when there is none such
// Strides of tiles of one become 0. Layouts that distribute alike are equal after it.
CODEGEN_API cg_layout_reason cg_nested_layout_normalize(cg_nested_layout *layout);
CODEGEN_API bool cg_nested_layout_equal(const cg_nested_layout *a, const cg_nested_layout *b); // as distributions; false for what is no layout

// ---- shapes -------------------------------------------------------------------------------------------------------------------------------
typedef enum cg_layout_shape {
  CG_LAYOUT_UNDISTRIBUTED, // of the vector: rank sizes
  CG_LAYOUT_PACKED,        // all subgroup tiles, then all batch, outer, thread and element tiles: 5 * rank sizes
  CG_LAYOUT_DISTRIBUTED,   // what a thread holds: all batch, outer and element tiles: 3 * rank sizes
  CG_LAYOUT_PER_THREAD     // the same as a vector of the layout's rank, batch * outer * element along each dimension: 2x16 of 64x64
} cg_layout_shape;
CODEGEN_API cg_layout_reason cg_nested_layout_shape(const cg_nested_layout *layout, cg_layout_shape which, int64_t *sizes);
// Elements that a thread holds; its slots are numbered through the distributed shape, the last dimension fastest. 0: no layout.
CODEGEN_API int64_t cg_nested_layout_slots(const cg_nested_layout *layout);

// ---- ids ----------------------------------------------------------------------------------------------------------------------------------
// virtual_ids[i] = (id / stride[i]) mod tile[i], 0 where the stride is 0. Ids that only differ in the gaps between strides, or above them all, have
// the same virtual ids: *replica (may be NULL) counts them in the order of ids, from 0. Id and (virtual ids, replica) determine each other.
CODEGEN_API cg_layout_reason cg_nested_layout_virtual_ids(const cg_nested_layout *layout, cg_layout_level level, int64_t id, int64_t *virtual_ids,
                                                          int64_t *replica);
// The inverse. Replica 0 is sum(stride[i] * virtual_ids[i]), the least of the ids that hold this. (IREE's text reduces that modulo the product of the
// tiles, which is wrong where there are gaps.)
CODEGEN_API cg_layout_reason cg_nested_layout_id(const cg_nested_layout *layout, cg_layout_level level, const int64_t *virtual_ids, int64_t replica,
                                                 int64_t *id);
// How many ids there must be so that each element has an owner: one more than the largest of a replica 0. 0: no layout.
CODEGEN_API int64_t cg_nested_layout_num_ids(const cg_nested_layout *layout, cg_layout_level level);
// How many of the ids below num_ids have these virtual ids.
CODEGEN_API cg_layout_reason cg_nested_layout_replicas(const cg_nested_layout *layout, cg_layout_level level, const int64_t *virtual_ids,
                                                       int64_t num_ids, int64_t *count);

// ---- elements -----------------------------------------------------------------------------------------------------------------------------
// coordinates: rank of batch, then rank of outer, then rank of element.
CODEGEN_API cg_layout_reason cg_nested_layout_slot(const cg_nested_layout *layout, const int64_t *coordinates, int64_t *slot);
CODEGEN_API cg_layout_reason cg_nested_layout_coordinates(const cg_nested_layout *layout, int64_t slot, int64_t *coordinates);
// Which element of the vector (rank indices) this slot of this thread of this subgroup holds. Any ids do: those above replica 0 hold copies.
CODEGEN_API cg_layout_reason cg_nested_layout_index(const cg_nested_layout *layout, int64_t subgroup, int64_t thread, int64_t slot, int64_t *index);
// Who holds an element: the owner is replica 0 of subgroup and thread. Where there are fewer subgroups than the layout takes, the subgroup is modulo
// num_subgroups (0: there are enough).
CODEGEN_API cg_layout_reason cg_nested_layout_owner(const cg_nested_layout *layout, const int64_t *index, int64_t num_subgroups, int64_t *subgroup,
                                                    int64_t *thread, int64_t *slot);

// ---- algebra: `out` may be an argument -------------------------------------------------------------------------------------------------------
// Dimension i of the result is dimension dims[i] of the layout, or has size 1 where that is -1 (a broadcast, a constant of an indexing map). No
// dimension twice. What is left out is gone: ids that differed in it become replicas.
CODEGEN_API cg_layout_reason cg_nested_layout_apply_map(const cg_nested_layout *layout, const int *dims, unsigned num_dims, cg_nested_layout *out);
CODEGEN_API cg_layout_reason cg_nested_layout_permute(const cg_nested_layout *layout, const int *permutation, cg_nested_layout *out);
CODEGEN_API cg_layout_reason cg_nested_layout_project(const cg_nested_layout *layout, unsigned dropped, cg_nested_layout *out); // a bit per dimension
// The same elements, in row-major order, under the same ids and slots, as a vector of another shape. CG_LAYOUT_SHAPE: another number of elements;
// CG_LAYOUT_IMPOSSIBLE: a tile would be cut, or tiles would change their order.
CODEGEN_API cg_layout_reason cg_nested_layout_reshape(const cg_nested_layout *layout, const int64_t *shape, unsigned rank, cg_nested_layout *out);
// The layout of a contraction's result, from those of its operands: maps[k][i] is the loop that dimension i of operand k runs along (-1: none, size
// 1), result_map the same for the result. Operands that share a loop must agree on it; a loop of no operand is refused.
CODEGEN_API cg_layout_reason cg_nested_layout_recombine(unsigned num_operands, const cg_nested_layout *operands, const int *const *maps,
                                                        const int *result_map, unsigned result_rank, cg_nested_layout *out);

// ---- conversions ------------------------------------------------------------------------------------------------------------------------------
typedef enum cg_layout_conversion {
  CG_LAYOUT_CONVERT_NONE,      // each slot has it already
  CG_LAYOUT_CONVERT_REGISTERS, // each thread has all that it needs, in other slots
  CG_LAYOUT_CONVERT_SHUFFLES,  // each subgroup has
  CG_LAYOUT_CONVERT_MEMORY     // what a subgroup needs is in another: through workgroup memory
} cg_layout_conversion;
// What it takes to go from one layout of a shape to another one, with so many subgroups of so many threads. Replicas count: who has a copy needs
// none.
CODEGEN_API cg_layout_reason cg_nested_layout_conversion(const cg_nested_layout *from, const cg_nested_layout *to, int64_t num_subgroups,
                                                         int64_t num_threads, cg_layout_conversion *conversion);
typedef struct cg_layout_place {
  int64_t subgroup, thread, slot;
} cg_layout_place;
// Where what `place` holds by `to` is by `from`: in the thread itself where it has it, else in its subgroup where that has it, else at the owner.
CODEGEN_API cg_layout_reason cg_nested_layout_source(const cg_nested_layout *from, const cg_nested_layout *to, cg_layout_place place,
                                                     cg_layout_place *source);

// ---- memory ---------------------------------------------------------------------------------------------------------------------------------
// Where the elements are in a buffer: at byte element_bytes * sum(stride[i] * index[i]), in which then, with swizzle_bits, so many bits from
// swizzle_base on are xored with those swizzle_shift above them (Swizzle<bits, base, shift> of CUTLASS, in bytes).
typedef struct cg_memory_layout {
  int64_t element_bytes;
  int64_t strides[CG_NESTED_LAYOUT_RANK]; // elements
  unsigned swizzle_bits, swizzle_base, swizzle_shift;
} cg_memory_layout;
// The dense row-major one of the vector, with `padding` elements behind each row.
CODEGEN_API cg_layout_reason cg_memory_layout_row_major(const cg_nested_layout *layout, int64_t element_bytes, int64_t padding,
                                                        cg_memory_layout *out);
// Bytes from the first to the last element, both included, 0 for what is wrong or too much.
CODEGEN_API int64_t cg_memory_layout_bytes(const cg_nested_layout *layout, const cg_memory_layout *memory);
// The byte at which an element is; -1 for what is wrong.
CODEGEN_API int64_t cg_memory_layout_offset(const cg_nested_layout *layout, const cg_memory_layout *memory, const int64_t *index);
// How many elements, a power of two, a thread can move by one access of max_bytes at most, each aligned to its size where the buffer is: by steps of
// one through the dimension of stride 1, and on through the next where that is dense. 0: wrong call.
CODEGEN_API int64_t cg_nested_layout_contiguity(const cg_nested_layout *layout, const cg_memory_layout *memory, int64_t max_bytes);

typedef struct cg_access_cost {
  int64_t accesses;     // of a thread, by so many elements at once
  int64_t transactions; // segments that a subgroup's accesses touch, summed
  int64_t least;        // what as many bytes would take side by side
  int64_t bank_degree;  // the most words that one bank has to give at once, wide accesses going a row of banks at a time: 1 without conflicts
  int64_t bank_rounds;  // rounds of the banks that the subgroup's accesses take, summed
} cg_access_cost;
typedef struct cg_memory_facts {
  int64_t num_threads;       // of a subgroup
  int64_t segment_bytes;     // of a transaction: 32 for sectors
  int64_t banks, bank_bytes; // 32 of 4 bytes
} cg_memory_facts;
// What it costs that a subgroup moves its part, `width` elements (a power of two that cg_nested_layout_contiguity allows) at once. It walks through
// threads * slots: CG_LAYOUT_OVERFLOW where these are more than 2^24.
CODEGEN_API cg_layout_reason cg_nested_layout_access(const cg_nested_layout *layout, const cg_memory_layout *memory, const cg_memory_facts *facts,
                                                     int64_t subgroup, int64_t width, cg_access_cost *cost);
// A workgroup-memory layout for a vector that is written by one layout and read by another (count of them, all of one shape), each as wide as it can:
// the one of the fewest bank_rounds, then accesses, then bytes, of row-major, swizzled and padded ones within max_bytes. CG_LAYOUT_IMPOSSIBLE: none
// fits.
CODEGEN_API cg_layout_reason cg_memory_layout_choose(const cg_nested_layout *layouts, unsigned count, int64_t element_bytes,
                                                     const cg_memory_facts *facts, int64_t max_bytes, cg_memory_layout *out);

#ifdef __cplusplus
}
#endif
#endif
#endif
