// Private: the interpreter's machine. A function is decoded once into a flat list of instructions over numbered slots; threads run that list with
// their own frames, so that a thread can stop at a barrier and go on later without a stack of its own.
#ifndef CGI_INTERP_H
#define CGI_INTERP_H
#include "dialects/dialects.h"
#include "dialects/eval.h"
#include "dialects/linalg.h"
#include "dialects/scalar.h"
#include "interp/cg_interp.h"
#include "ir/ir.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CGI_UNDEF (~(uint64_t)0)
#define CGI_I_RANK 16
#define CGI_I_NEST 24   // regions run inside regions by C calls
#define CGI_I_CALLS 256 // frames of one thread
#define CGI_I_MAX_SLOTS (1u << 22)

// ---- values ------------------------------------------------------------------------------------------------------------------------------------
// One scalar with its shadows: was it ever written, the sum of magnitudes that went into it, and the bound of its error.
typedef struct cgi_cell {
  cgi_scalar s; // a tensor's slot holds its address in s.bits
  double mag, err;
  uint64_t undef; // mask of the bits that were never written; CGI_UNDEF where nobody looks closer
} cgi_cell;

// A tensor value, shared by reference count and never changed while shared.
typedef struct cgi_tensor {
  uint32_t refs;
  uint32_t elem_bytes;
  cg_type element;
  unsigned rank;
  int64_t count;
  uint8_t *data;
  uint8_t *undef;    // a byte per element; NULL: all written
  double *mag, *err; // NULL: the run asks for no bounds
  int64_t shape[CGI_I_RANK];
} cgi_tensor;

typedef enum cgi_touch { CGI_TOUCH_READ, CGI_TOUCH_WRITE, CGI_TOUCH_ATOMIC, CGI_NUM_TOUCHES } cgi_touch;

typedef struct cgi_race { // who touched a granule last, in each way: 0 nobody, else workgroup + 1; epoch and thread
  struct {
    uint32_t group, thread;
  } by[CGI_NUM_TOUCHES];
} cgi_race;

// Memory that threads share or own. Shadows are per byte (written?) and per granule (races, bounds).
typedef struct cgi_buffer {
  uint8_t *data;
  size_t size;
  uint8_t *undef; // a byte per byte
  cgi_race *race; // per granule; NULL: not watched
  double *mag, *err;
  unsigned granule_shift;
  bool read_only, is_binding, is_shared, freed, borrowed; // borrowed: the data belong to somebody else
  uint32_t set, binding;
} cgi_buffer;

typedef struct cgi_view { // a memref, a dispatch tensor, a stream resource
  cgi_buffer *buffer;
  cg_type element; // scalar or vector
  uint32_t elem_bytes;
  unsigned rank;
  bool read_only;
  int64_t base;   // byte offset of the buffer's part
  int64_t offset; // in elements
  int64_t sizes[CGI_I_RANK], strides[CGI_I_RANK];
} cgi_view;

typedef enum cgi_cls { CGI_CLS_SCALAR, CGI_CLS_TENSOR, CGI_CLS_VIEW } cgi_cls;
typedef struct cgi_ref { // where an SSA value lives: n slots from `slot`, or view number `slot`
  uint32_t slot, n;
  cgi_cls cls;
} cgi_ref;

// ---- scalar operations -------------------------------------------------------------------------------------------------------------------------
typedef enum cgi_kind { CGI_K_INT, CGI_K_BOOL, CGI_K_FLOAT, CGI_K_COMPLEX, CGI_K_OTHER } cgi_kind;

typedef struct cgi_scalar_op {    // one scalar operation, decoded
  cgi_scalar_code code, function; // what computes it, and what its error is sampled by
  cgi_scalar_rule rule;
  cgi_kind kind; // of the first operand's element
  unsigned width;
  bool is_signed, total_order, is_index;
  int64_t predicate; // a cg_cmpi_predicate; StableHLO: the signed one
  unsigned arity;
  cg_type in[3], out;
  cg_op op;
  int64_t p0, p1; // reduce_precision's bits
} cgi_scalar_op;

// ---- instructions ------------------------------------------------------------------------------------------------------------------------------
typedef enum cgi_icode {
  CGI_I_SOP,  // n lanes: dst = sop(a, b, c)
  CGI_I_MOVE, // n slots a to dst
  CGI_I_MOVE_TENSOR,
  CGI_I_MOVE_VIEW,
  CGI_I_TAKE, // the single element of tensor a to slot dst
  CGI_I_FREE, // drop the tensors of n slots from a
  CGI_I_JUMP,
  CGI_I_BRANCH,   // unless a: to target
  CGI_I_SWITCH,   // by a: data is a cgi_switch
  CGI_I_FOR_INIT, // checks bounds and step: iv dst = a, upper b, step c
  CGI_I_FOR_TEST, // unless a < b: to target
  CGI_I_FOR_NEXT, // a += b, to target
  CGI_I_LOAD,     // dst = memory
  CGI_I_STORE,
  CGI_I_INDEX,   // dst = loop index `target` of the enclosing structured op
  CGI_I_CALL_OP, // data is a handler
  CGI_I_CALL,    // func.call
  CGI_I_RETURN,
  CGI_I_YIELD, // the end of a region run by a handler
  CGI_I_BARRIER,
  CGI_I_COLLECTIVE, // a subgroup or workgroup operation in lockstep
  CGI_I_TRAP        // reached only in error: unreachable block ends
} cgi_icode;

typedef struct cgi_thread cgi_thread;
struct cgi_ins;
typedef bool (*cgi_op_fn)(cgi_thread *t, const struct cgi_ins *in);

typedef struct cgi_body { // a region that a handler runs
  uint32_t pc;
  uint32_t num_args, num_yields;
  const cgi_ref *args, *yields;
  bool scalar; // rank-0 tensors live in scalar slots
} cgi_body;

typedef struct cgi_op_extra { // operands and results of an instruction that is more than three slots
  uint32_t num_operands, num_results, num_bodies;
  cgi_ref *operands, *results;
  cgi_body *bodies;
  uint64_t dies; // bit i: operand i is not used afterwards, its tensor may be taken over
  cgi_op_fn fn;
  cgi_scalar_op *sop;
  void *data;     // what the handler prepared at its first run
  uint32_t scope; // collectives: 0 subgroup, 1 workgroup
} cgi_op_extra;

typedef struct cgi_switch {
  uint32_t n, fallback;
  const int64_t *cases;
  uint32_t *targets;
} cgi_switch;

typedef struct cgi_ins {
  cgi_icode code;
  uint32_t n, dst, a, b, c, target;
  uint8_t flags; // bit k: operand k is one scalar for all lanes
  cg_op op;
  cgi_op_extra *x;
  cgi_scalar_op *sop;
  cgi_switch *sw;
  struct cgi_code *callee;
} cgi_ins;

typedef struct cgi_const {
  uint32_t slot;
  cgi_cell cell;
  cgi_tensor *tensor; // NULL for scalars
} cgi_const;

typedef struct cgi_code { // a decoded function or region
  cg_op op;
  cgi_ins *ins; // cgi array
  cgi_const *consts;
  uint32_t num_slots, num_views;
  uint32_t num_args, num_results;
  cgi_ref *args, *results;           // results: shapes of the caller's refs are the callee's returns
  bool thread_ids, group_ids, meets; // reads thread ids; workgroup ids; has barriers or collectives
} cgi_code;

typedef struct cgi_frame {
  const cgi_code *code;
  cgi_cell *slots;
  cgi_view *views;
  uint32_t pc;
  const cgi_ins *call; // in the caller
} cgi_frame;

typedef enum cgi_status { CGI_RUN, CGI_DONE, CGI_AT_BARRIER, CGI_AT_COLLECTIVE, CGI_FAILED } cgi_status;

struct cgi_machine;
struct cgi_thread {
  struct cgi_machine *m;
  cgi_frame *frames; // cgi array
  cgi_cell *slots;   // of the top frame
  cgi_view *views;
  cgi_status status;
  const cgi_ins *wait;
  int64_t *loop;       // indices of the structured op being run
  const cgi_ref *mask; // of the vector.mask being run; NULL for none
  uint32_t id[3], lane, linear;
  unsigned nest;
  uint64_t trips; // how often its loops came round
};

typedef struct cgi_binding {
  uint32_t set, binding;
  cgi_buffer *buffer;
  int64_t offset; // bytes, added to the subspan's own
  size_t size;    // from offset
  int64_t from;   // the byte of the binding that this part of it begins at
  bool read_only;
} cgi_binding;

typedef struct cgi_dispatch { // one kernel launch
  size_t num_bindings;
  cgi_binding *bindings;
  size_t num_push;
  const uint32_t *push;
  uint32_t count[3], group[3], size[3], subgroup;
  uint32_t group_linear, epoch;
  cgi_buffer **local; // memory of the current workgroup, cgi array
  cgi_hmap *shared;   // alloc op to buffer
} cgi_dispatch;

// ---- the table of operations (interp/table.c) --------------------------------------------------------------------------------------------------
typedef enum cgi_how { // how an op is decoded
  CGI_H_NONE,          // not at all
  CGI_H_SCALAR,        // scalars and vectors by slots, tensors element by element
  CGI_H_CALL,          // fn
  CGI_H_COLLECTIVE,    // fn runs when all lanes are there
  CGI_H_FLOW           // control flow: interp/decode.c
} cgi_how;
typedef struct cgi_row {
  uint8_t how;  // cgi_how
  uint8_t code; // cgi_scalar_code
  uint8_t rule; // cgi_scalar_rule
  uint8_t arg;  // flow: a cgi_flow; collectives: scope
  cgi_op_fn fn;
} cgi_row;
typedef enum cgi_flow {
  CGI_F_CONSTANT,
  CGI_F_NOTHING,
  CGI_F_RETURN,
  CGI_F_YIELD,
  CGI_F_FOR,
  CGI_F_IF,
  CGI_F_WHILE,
  CGI_F_SWITCH,
  CGI_F_EXECUTE,
  CGI_F_PARALLEL,
  CGI_F_FORALL,
  CGI_F_AFFINE_FOR,
  CGI_F_AFFINE_IF,
  CGI_F_AFFINE_LOAD,
  CGI_F_AFFINE_STORE,
  CGI_F_BR,
  CGI_F_COND_BR,
  CGI_F_CF_SWITCH,
  CGI_F_HLO_IF,
  CGI_F_HLO_CASE,
  CGI_F_HLO_WHILE,
  CGI_F_CALL,
  CGI_F_BARRIER,
  CGI_F_LOAD,
  CGI_F_STORE,
  CGI_F_INDEX,
  CGI_F_TUPLE,
  CGI_F_GET_TUPLE,
  CGI_F_ALIAS,
  CGI_F_COMPOSITE,
  CGI_F_REGION_CALL
} cgi_flow;

typedef struct cgi_owned {
  void *ptr;
  size_t size;
} cgi_owned;

typedef struct cgi_machine {
  cg_context *ctx;
  cg_op module;
  uint64_t steps, max_steps, max_loop_trips;
  bool bounds, races, flush, checks;
  uint32_t subgroup;
  cgi_row *rows;          // by op kind; at CG_OP_COUNT that of registered ones
  cgi_hmap codes;         // func op to its code
  cgi_hmap globals;       // util.global op to a tensor
  cgi_buffer **buffers;   // cgi array
  cgi_dispatch *dispatch; // NULL on the host
  cgi_thread **lanes;     // who takes part in the collective being run
  uint32_t num_lanes;
  unsigned granule; // bytes of the module's smallest element
  cg_op failed;     // the op of the last error
  cgi_code **made;  // cgi array: all code, also what could not be finished
  cgi_owned *owned; // cgi array: what decoding allocated
} cgi_machine;

CGI_DEF void cgi_table_init(cgi_machine *m);
CGI_DEF const cgi_row *cgi_row_of(const cgi_machine *m, cg_op op);

// ---- scalar.c, shadow.c ------------------------------------------------------------------------------------------------------------------------
CGI_DEF cgi_kind cgi_kind_of(cg_type element);
CGI_DEF bool cgi_scalar_op_init(cgi_machine *m, const cgi_row *row, cg_op op, cgi_scalar_op *out); // false after an error
// Evaluates; false after an error was reported at s->op.
CGI_DEF bool cgi_ieval(cgi_machine *m, const cgi_scalar_op *s, const cgi_cell *a, const cgi_cell *b, const cgi_cell *c, cgi_cell *out);
CGI_DEF double cgi_ifunc1(cgi_scalar_code code, double x);
CGI_DEF double cgi_ifunc2(cgi_scalar_code code, double x, double y);
CGI_DEF void cgi_ishadow(const cgi_scalar_op *s, const cgi_cell *a, const cgi_cell *b, const cgi_cell *c, cgi_cell *out);
CGI_DEF double cgi_type_eps(cg_type float_type);
CGI_DEF double cgi_cell_value(cg_type element, const cgi_cell *c); // float or integer as double
typedef struct cgi_complex {
  double re, im;
} cgi_complex;
CGI_DEF cgi_complex cgi_complex_of(double re, double im);
CGI_DEF cgi_complex cgi_complex_mul(cgi_complex a, cgi_complex b);
CGI_DEF cgi_cell cgi_cell_int(cg_type element, int64_t v);
CGI_DEF cgi_cell cgi_cell_float(cg_type element, double v);
CGI_DEF int64_t cgi_cell_index(cg_type element, const cgi_cell *c); // sign-extended; unsigned types zero-extended
CGI_DEF int64_t cgi_cell_start(cg_type element, const cgi_cell *c); // the same, as where a window begins: beyond any array it is 2^40 or -2^40
CGI_DEF bool cgi_is_nan_bits(cg_type element, uint64_t bits);
CGI_DEF cgi_scalar cgi_convert_scalar(cg_type from, cg_type to, cgi_scalar s); // StableHLO's convert

// ---- values (interp/value.c) -------------------------------------------------------------------------------------------------------------------
CGI_DEF cgi_tensor *cgi_tensor_new(cgi_machine *m, cg_type element, unsigned rank, const int64_t *shape, bool undef); // one reference, zeroed
CGI_DEF cgi_tensor *cgi_tensor_like(cgi_machine *m, cg_type element, const cgi_tensor *shape_of);
CGI_DEF cgi_tensor *cgi_tensor_copy(cgi_machine *m, const cgi_tensor *t);
CGI_DEF cgi_tensor *cgi_tensor_reshaped(cgi_machine *m, const cgi_tensor *t, unsigned rank, const int64_t *shape);
CGI_DEF void cgi_tensor_release(cgi_machine *m, cgi_tensor *t);
CGI_DEF cgi_tensor *cgi_tensor_of_attr(cgi_machine *m, cg_op op, cg_attr dense); // NULL after an error
CGI_DEF cgi_tensor *cgi_tensor_of_array(cgi_machine *m, const cg_array *a);
CGI_DEF void cgi_tget(const cgi_tensor *t, int64_t i, cgi_cell *out);
CGI_DEF void cgi_tset(cgi_machine *m, cgi_tensor *t, int64_t i, const cgi_cell *c);
CGI_DEF void cgi_tcopy(cgi_machine *m, cgi_tensor *to, int64_t i, const cgi_tensor *from, int64_t j); // same element type
CGI_DEF cgi_tensor *cgi_slot_tensor(const cgi_cell *slot);
CGI_DEF void cgi_slot_set_tensor(cgi_machine *m, cgi_cell *slot, cgi_tensor *t);  // takes the reference over
CGI_DEF bool cgi_next_index(unsigned rank, const int64_t *shape, int64_t *index); // row-major successor; false at the end
CGI_DEF int64_t cgi_linear_index(unsigned rank, const int64_t *shape, const int64_t *index);
CGI_DEF void cgi_row_strides(unsigned rank, const int64_t *shape, int64_t *strides);

// ---- memory (interp/memory.c) ------------------------------------------------------------------------------------------------------------------
CGI_DEF cgi_buffer *cgi_buffer_new(cgi_machine *m, size_t size, unsigned granule_bytes, bool undef);
CGI_DEF cgi_buffer *cgi_buffer_borrow(cgi_machine *m, uint8_t *data, size_t size, unsigned granule_bytes); // a binding over a caller's memory
CGI_DEF void cgi_buffer_watch(cgi_machine *m, cgi_buffer *b, bool watch);                                  // race detection starts anew, or ends
CGI_DEF void cgi_buffer_free(cgi_machine *m, cgi_buffer *b);
CGI_DEF bool cgi_mem_load(cgi_thread *t, cg_op op, const cgi_view *v, const int64_t *index, cgi_cell *out, uint32_t lanes);
CGI_DEF bool cgi_mem_store(cgi_thread *t, cg_op op, const cgi_view *v, const int64_t *index, const cgi_cell *in, uint32_t lanes);
CGI_DEF bool cgi_mem_atomic(cgi_thread *t, cg_op op, const cgi_view *v, const int64_t *index, cgi_cell *cell, bool write);
CGI_DEF void cgi_view_dense(cgi_view *v, cgi_buffer *b, cg_type element, unsigned rank, const int64_t *sizes);
CGI_DEF unsigned cgi_elem_bytes(cg_type element);                                         // of a scalar or of a whole vector element
CGI_DEF bool cgi_read_view(cgi_thread *t, cg_op op, const cgi_view *v, cgi_tensor **out); // the whole view as a tensor

// ---- decode.c, exec.c --------------------------------------------------------------------------------------------------------------------------
CGI_DEF cgi_code *cgi_code_of(cgi_machine *m, cg_op func); // func.func, or an op whose region 0 is to be run; NULL after an error
CGI_DEF cgi_ref cgi_class_of(cg_type type, bool scalar_body);
CGI_DEF void cgi_thread_start(cgi_machine *m, cgi_thread *t, const cgi_code *code);
CGI_DEF void cgi_thread_restart(cgi_thread *t); // the same code again, from its first instruction
CGI_DEF void cgi_thread_end(cgi_thread *t);
CGI_DEF cgi_status cgi_thread_run(cgi_thread *t); // until it is done, waits or fails
CGI_DEF bool cgi_run_body(cgi_thread *t, const cgi_ins *in, const cgi_body *body);
// An error with the thread's place; false.
#define cgi_fault(...) CGI_PICK_3(cgi_fault_with, cgi_fault_plain, __VA_ARGS__)
CGI_DEF bool cgi_fault_with(cgi_thread *t, cg_op op, const char *format, ...);
CGI_DEF bool cgi_fault_plain(cgi_thread *t, cg_op op, const char *format);

// ---- accessors: tensors and memrefs alike ------------------------------------------------------------------------------------------------------
typedef struct cgi_acc {
  cgi_tensor *tensor; // or
  const cgi_view *view;
  cg_type element;
  unsigned rank;
  const int64_t *shape;
  int64_t strides[CGI_I_RANK]; // tensors: row-major
} cgi_acc;
CGI_DEF void cgi_acc_init(cgi_thread *t, const cgi_ref *r, cgi_acc *out);
CGI_DEF bool cgi_acc_get(cgi_thread *t, cg_op op, const cgi_acc *a, const int64_t *index, cgi_cell *out);
CGI_DEF bool cgi_acc_set(cgi_thread *t, cg_op op, cgi_acc *a, const int64_t *index, const cgi_cell *c);

// Operand i of an instruction as a tensor; result i set from a fresh tensor.
CGI_DEF cgi_tensor *cgi_in_tensor(cgi_thread *t, const cgi_ins *in, unsigned i);
CGI_DEF void cgi_out_tensor(cgi_thread *t, const cgi_ins *in, unsigned i, cgi_tensor *value);
CGI_DEF cgi_tensor *cgi_take_tensor(cgi_thread *t, const cgi_ins *in,
                                    unsigned i); // operand i to write on: its own when nobody else has it, else a copy
CGI_DEF bool cgi_int_operand(cgi_thread *t, const cgi_ins *in, unsigned i, int64_t *out);
CGI_DEF int64_t cgi_attr_int_at(cg_attr list, size_t i, int64_t fallback);
// Static and dynamic parts of an index list (offsets, sizes, strides): `statics` from the op's attribute, CG_DYNAMIC taken from operands on.
CGI_DEF bool cgi_mixed_list(cgi_thread *t, const cgi_ins *in, const char *static_attr, const char *group, unsigned n, int64_t *out);
// A fault unless a slice along dimension `dim`, of `of` elements, stays in it. One without elements may begin anywhere.
CGI_DEF bool cgi_slice_is_inside(cgi_thread *t, const cgi_ins *in, unsigned dim, int64_t offset, int64_t size, int64_t stride, int64_t of);
// The result's shape where static, with dynamic dims from `fallback`.
CGI_DEF void cgi_result_shape(const cgi_ins *in, unsigned i, unsigned *rank, int64_t *shape);

// A region's arguments set and results read as single elements, whatever they live in.
CGI_DEF void cgi_body_set(cgi_thread *t, const cgi_body *b, unsigned i, cg_type element, const cgi_cell *c);
CGI_DEF void cgi_body_get(cgi_thread *t, const cgi_body *b, unsigned i, cgi_cell *out);
CGI_DEF bool cgi_combine(cgi_thread *t, cg_op op, cg_op_kind kind, cg_type e, cgi_cell *acc, const cgi_cell *x); // by an arith op
CGI_DEF bool cgi_combine_by(cgi_thread *t, cg_op op, cg_attr how, cg_type e, cgi_cell *acc, const cgi_cell *x); // by #vector.kind, #gpu.all_reduce_op
CGI_DEF bool cgi_tensor_ints(cgi_thread *t, const cgi_ins *in, unsigned i, unsigned max, int64_t *out, unsigned *n); // operand i, a tensor of indices

// ---- handlers, one list; each is in the file of its dialect or kind of work ------------------------------------------------------------
// clang-format off
#define CGI_I_HANDLERS(X) \
  X(elementwise) X(chlo_broadcast) X(empty) X(extract) X(insert) X(extract_slice) X(insert_slice) X(parallel_insert) X(tensor_pad) X(generate) \
  X(reshape) X(tensor_cast) X(dim) X(rank) X(from_elements) X(concat) X(bitcast) X(pack) X(unfoldable) X(global_load) X(global_store) X(iota) \
  X(broadcast_in_dim) X(hlo_broadcast) X(reverse) X(transpose) X(slice) X(dynamic_slice) X(dynamic_update_slice) X(hlo_pad) X(gather) \
  X(torch_index_select) X(reduce) X(reduce_window) X(select_and_scatter) X(scatter) X(sort) X(map) X(top_k) X(dot) X(convolution) \
  X(batch_norm) X(linalg) X(softmax) X(alloc) X(dealloc) X(memref_copy) X(async_copy) X(async_group) X(subview) X(reinterpret_cast) X(memref_expand) \
  X(memref_collapse) \
  X(memref_view) X(strided_metadata) X(get_global) X(atomic_rmw) X(affine_apply) X(affine_bounds) X(affine_load) X(delinearize) X(linearize) \
  X(assert) X(extended) X(vector_broadcast) X(vector_extract) X(vector_insert) X(vector_element) X(vector_slice) X(vector_shuffle) \
  X(vector_transpose) X(vector_interleave) X(vector_bitcast) X(vector_step) X(vector_scan) X(vector_create_mask) X(vector_reduction) \
  X(vector_multi_reduction) X(vector_contract) X(vector_outerproduct) X(vector_memory) X(vector_gather) X(transfer_read) X(transfer_write) \
  X(transfer_gather) X(vector_mask) X(vector_elements) X(load_from_buffer) X(store_to_buffer) \
  X(id) X(subspan) X(stream_subspan) X(constant_load) X(interface_load) X(interface_store) X(tensor_load) X(tensor_store) \
  X(dag_root) X(shuffle) X(group_reduce) X(mma_memory) X(mma_compute) X(mma_constant) X(mma_elementwise) X(flow_dispatch) X(stream_import) \
  X(stream_alloc) X(stream_export) X(stream_size) X(stream_subview) X(stream_load) X(stream_fill) X(stream_copy) X(stream_dispatch) X(stream_region) \
  X(stream_await) X(nothing) X(check) X(custom_call) X(constant_like) X(fft) X(cholesky) X(triangular_solve) X(ext_scan) X(ext_attention) \
  X(codegen_scan) \
  X(ext_sort) X(ext_reverse) X(ext_topk) X(ext_scatter) X(registered)
// clang-format on
#define CGI_I_DECLARE(name) CGI_DEF bool cgi_exec_##name(cgi_thread *t, const cgi_ins *in);
CGI_I_HANDLERS(CGI_I_DECLARE)
#undef CGI_I_DECLARE

// What differs between two arrays of one type: the first element beyond the tolerance. ULPs < 0: not looked at.
typedef struct cgi_tolerance {
  double atol, rtol;
  int64_t ulps;
  bool exact;          // by bits, NaN like NaN
  const double *bound; // per element; NULL: none
} cgi_tolerance;
// -1 when all agree; else the element's linear index.
CGI_DEF int64_t cgi_first_difference(const cgi_tensor *a, const cgi_tensor *b, const cgi_tolerance *tolerance);
CGI_DEF void cgi_print_element(cgi_buf *b, const cgi_tensor *t, int64_t i);
CGI_DEF void cgi_print_index(cgi_buf *b, const cgi_tensor *t, int64_t i);                           // [1, 2]
CGI_DEF unsigned cgi_kernel_bindings(cg_op func, unsigned max, uint32_t *sets, uint32_t *bindings); // in (set, binding) order; their number

// ---- runs --------------------------------------------------------------------------------------------------------------------------------------
CGI_DEF void cgi_machine_init(cgi_machine *m, cg_op module, const cg_interp_desc *desc);
CGI_DEF void cgi_machine_end(cgi_machine *m);
CGI_DEF void *cgi_machine_alloc(cgi_machine *m, size_t size); // until cgi_machine_end
// Tensors in, tensors out (new references).
CGI_DEF bool cgi_run_function(cgi_machine *m, cg_op func, size_t na, cgi_tensor *const *args, size_t *nr, cgi_tensor **results);
CGI_DEF bool cgi_run_kernel(cgi_machine *m, cg_op from, cg_op func, cgi_dispatch *d, size_t num_views, const cgi_view *views, size_t num_scalars,
                            const cgi_cell *scalars);
// `symbols`: the values are the kernel's push constants and what follows them, not the workload itself.
CGI_DEF bool cgi_workgroups_of(cgi_machine *m, cg_op exported, bool symbols, size_t n, const cgi_cell *workload, uint32_t out[3]);
CGI_DEF bool cgi_workgroup_size_of(cg_op func, cg_op exported, uint32_t size[3], uint32_t *subgroup);
CGI_DEF cg_op cgi_iexport_of(cg_op func);   // the export that names it; NULL
CGI_DEF cg_op cgi_entry_of(cg_op exported); // the function an export names; NULL
CGI_DEF cg_op cgi_find_function(cg_op module, cg_str name);

#ifdef __cplusplus
}
#endif
#endif
