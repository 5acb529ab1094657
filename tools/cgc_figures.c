// cgc compile --emit=figures: what can be counted of a kernel without running it, from the IR that is emitted: ops, memory accesses by width and by
// how well the lanes of a subgroup share what memory gives, barriers, workgroup memory, values that loops carry.
//
// Indices are evaluated for 32 neighbouring threads of the first workgroup, loop variables at their lower bounds. Global memory comes in sectors of
// 32 bytes; workgroup memory in 32 banks of a word, wide accesses in as many phases as make 128 bytes. "run" counts an op as often as a thread runs
// it, where loop bounds are known; a loop whose bounds are not counts once.
#include <stdlib.h>
#include <string.h>
#include "cgc.h"

enum { CGC_LANES = 32, CGC_SECTOR = 32, CGC_BANKS = 32, CGC_MAX_DEPTH = 200 };

typedef enum { CGC_SPACE_GLOBAL, CGC_SPACE_WORKGROUP, CGC_SPACE_PRIVATE } cgc_space;

typedef struct cgc_lanes {
  bool known;
  int64_t of[CGC_LANES];
} cgc_lanes;

typedef struct cgc_known { // open addressing; a power of two
  cg_value value;
  cgc_lanes lanes;
} cgc_known;

typedef struct cgc_access {
  cgc_space space;
  const char *what; // read, write, atomic
  uint32_t bytes;
  uint32_t cost; // hundredths of the least that these accesses can take; 0: the addresses are not known
  uint64_t count;
  double run;
} cgc_access;

typedef struct cgc_figures {
  const cg_kernel *kernel;
  cgc_known *known;
  size_t num_known, capacity;
  cgc_access *accesses;
  size_t num_accesses;
  uint64_t ops, barriers, open_loops;
  double run, barriers_run, flops;
  uint64_t carried; // 32-bit words, of all loops around an op together
} cgc_figures;

// ---- what an index is ------------------------------------------------------------------------------------------------------------------------
static cgc_known *cgc_known_slot(cgc_figures *f, cg_value v) {
  size_t i = (size_t)(((uintptr_t)v >> 4) * (uintptr_t)2654435761u);
  while (f->known[i & (f->capacity - 1)].value && f->known[i & (f->capacity - 1)].value != v) i++;
  return &f->known[i & (f->capacity - 1)];
}

static void cgc_known_put(cgc_figures *f, cg_value v, const cgc_lanes *lanes) {
  cgc_known *slot;
  if (2 * f->num_known >= f->capacity) {
    cgc_figures old = *f;
    f->capacity = old.capacity ? 2 * old.capacity : 1024;
    f->known = (cgc_known *)cgc_alloc(f->capacity * sizeof *f->known);
    for (size_t i = 0; i < old.capacity; i++)
      if (old.known[i].value) *cgc_known_slot(f, old.known[i].value) = old.known[i];
    free(old.known);
  }
  slot = cgc_known_slot(f, v);
  f->num_known += !slot->value;
  slot->value = v;
  slot->lanes = *lanes;
}

static int cgc_dimension(cg_op op) {
  cg_attr a = cg_op_attr(op, "dimension");
  cg_str text;
  if (!a) return 0;
  if (cg_attr_get_kind(a) == CG_ATTR_INT) return (int)cg_attr_int(a);
  text = cg_attr_raw_text(a);
  return text.len && text.data[text.len - 1] >= 'x' && text.data[text.len - 1] <= 'z' ? text.data[text.len - 1] - 'x' : 0;
}

static int64_t cgc_thread_id(const cg_kernel *k, int dim, int lane) {
  uint32_t x = k->workgroup_size[0], y = k->workgroup_size[1];
  return dim == 0 ? (uint32_t)lane % x : dim == 1 ? (uint32_t)lane / x % y : (uint32_t)lane / x / y;
}

static bool cgc_arith(cg_op op, int64_t a, int64_t b, int64_t c, int64_t *out) {
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_ADDI: *out = a + b; return true;
  case CG_ARITH_SUBI: *out = a - b; return true;
  case CG_ARITH_MULI: *out = a * b; return true;
  case CG_ARITH_DIVSI:
  case CG_ARITH_DIVUI: *out = b ? a / b : 0; return b > 0 && a >= 0;
  case CG_ARITH_REMSI:
  case CG_ARITH_REMUI: *out = b ? a % b : 0; return b > 0 && a >= 0;
  case CG_ARITH_ANDI: *out = a & b; return true;
  case CG_ARITH_ORI: *out = a | b; return true;
  case CG_ARITH_XORI: *out = a ^ b; return true;
  case CG_ARITH_SHLI: *out = a * ((int64_t)1 << (b & 31)); return b >= 0 && b < 32 && a < INT32_MAX && a > INT32_MIN;
  case CG_ARITH_SHRSI:
  case CG_ARITH_SHRUI: *out = a >> (b & 31); return a >= 0 && b >= 0 && b < 32;
  case CG_ARITH_MINSI:
  case CG_ARITH_MINUI: *out = a < b ? a : b; return true;
  case CG_ARITH_MAXSI:
  case CG_ARITH_MAXUI: *out = a > b ? a : b; return true;
  case CG_ARITH_SELECT: *out = a ? b : c; return true;
  case CG_ARITH_INDEX_CAST:
  case CG_ARITH_INDEX_CASTUI:
  case CG_ARITH_EXTSI:
  case CG_ARITH_EXTUI:
  case CG_ARITH_TRUNCI: *out = a; return true;
  case CG_ARITH_CMPI:
    switch (cg_attr_int(cg_op_attr(op, "predicate"))) { // upstream's numbers: eq, ne, slt, sle, sgt, sge, and unsigned
    case 0: *out = a == b; return true;
    case 1: *out = a != b; return true;
    case 2:
    case 6: *out = a < b; return true;
    case 3:
    case 7: *out = a <= b; return true;
    case 4:
    case 8: *out = a > b; return true;
    default: *out = a >= b; return true;
    }
  default: return false;
  }
}

static cgc_lanes cgc_evaluate(cgc_figures *f, cg_value v, unsigned depth);

static bool cgc_evaluate_op(cgc_figures *f, cg_op op, cgc_lanes *out, unsigned depth) {
  cgc_lanes in[3];
  unsigned n = cg_op_num_operands(op);
  cg_attr value = cg_op_attr(op, "value");
  cg_op_kind kind = cg_op_get_kind(op);
  memset(in, 0, sizeof in);
  for (unsigned i = 0; i < n && i < 3 && kind != CG_MEMREF_LOAD; i++) {
    if (!cg_type_is_int_or_index(cg_value_type(cg_op_operand(op, i)))) return false;
    in[i] = cgc_evaluate(f, cg_op_operand(op, i), depth + 1);
    if (!in[i].known) return false;
  }
  for (int l = 0; l < CGC_LANES; l++) {
    int dim = cgc_dimension(op);
    switch (kind) {
    case CG_ARITH_CONSTANT:
      if (!value || cg_attr_get_kind(value) == CG_ATTR_DENSE) return false;
      out->of[l] = cg_attr_int(value);
      break;
    case CG_GPU_GLOBAL_ID: // of the first workgroup
    case CG_GPU_THREAD_ID: out->of[l] = cgc_thread_id(f->kernel, dim, l); break;
    case CG_GPU_LANE_ID: out->of[l] = l; break;
    case CG_GPU_SUBGROUP_SIZE: out->of[l] = CGC_LANES; break;
    case CG_GPU_BLOCK_DIM:
    case CG_HAL_INTERFACE_WORKGROUP_SIZE: out->of[l] = f->kernel->workgroup_size[dim]; break;
    case CG_GPU_SUBGROUP_ID:
    case CG_GPU_BLOCK_ID:
    case CG_HAL_INTERFACE_WORKGROUP_ID: out->of[l] = 0; break;
    default:
      if (n > 3 || !cgc_arith(op, in[0].of[l], in[1].of[l], in[2].of[l], &out->of[l])) return false;
    }
  }
  return true;
}

static cgc_lanes cgc_evaluate(cgc_figures *f, cg_value v, unsigned depth) {
  cgc_lanes out;
  cgc_known *slot = f->capacity ? cgc_known_slot(f, v) : NULL;
  cg_op op = cg_value_op(v), loop = op ? NULL : cg_block_op(cg_value_block(v));
  if (slot && slot->value) return slot->lanes;
  memset(&out, 0, sizeof out);
  if (depth > CGC_MAX_DEPTH) return out;
  if (op)
    out.known = cgc_evaluate_op(f, op, &out, depth);
  else if (loop && cg_op_get_kind(loop) == CG_SCF_FOR) // the variable at its lower bound, what is carried at its first value
    out = cgc_evaluate(f, cg_op_operand(loop, cg_value_index(v) ? 2 + cg_value_index(v) : 0), depth + 1);
  cgc_known_put(f, v, &out);
  return out;
}

// ---- accesses ----------------------------------------------------------------------------------------------------------------------------------
static int cgc_order(const void *a, const void *b) {
  int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
  return x < y ? -1 : x > y;
}

// How many different ones: of `n` numbers, which are sorted.
static uint32_t cgc_distinct(int64_t *numbers, size_t n) {
  uint32_t count = 0;
  qsort(numbers, n, sizeof *numbers, cgc_order);
  for (size_t i = 0; i < n; i++) count += i == 0 || numbers[i] != numbers[i - 1];
  return count;
}

static uint32_t cgc_sectors_cost(const cgc_lanes *at, uint32_t bytes) {
  int64_t sectors[CGC_LANES * 16], addresses[CGC_LANES];
  size_t n = 0;
  for (int l = 0; l < CGC_LANES; l++) {
    addresses[l] = at->of[l];
    for (int64_t s = at->of[l] * bytes / CGC_SECTOR; s <= (at->of[l] * bytes + bytes - 1) / CGC_SECTOR && n < sizeof sectors / sizeof *sectors; s++)
      sectors[n++] = s;
  }
  uint32_t least = (cgc_distinct(addresses, CGC_LANES) * bytes + CGC_SECTOR - 1) / CGC_SECTOR;
  return 100 * cgc_distinct(sectors, n) / least;
}

static uint32_t cgc_banks_cost(const cgc_lanes *at, uint32_t bytes) {
  uint32_t words = bytes < 4 ? 1 : bytes / 4, phases = words, lanes = CGC_LANES / phases, cycles = 0;
  if (words > CGC_LANES) return 0;
  for (uint32_t p = 0; p < phases; p++) {
    int64_t touched[CGC_LANES];
    uint32_t per_bank[CGC_BANKS] = {0}, worst = 1;
    size_t n = 0;
    for (uint32_t l = p * lanes; l < (p + 1) * lanes; l++)
      for (uint32_t w = 0; w < words; w++) touched[n++] = at->of[l] * bytes / 4 + w;
    cgc_distinct(touched, n);
    for (size_t i = 0; i < n; i++) {
      uint32_t bank = (uint32_t)((uint64_t)touched[i] % CGC_BANKS);
      if (i && touched[i] == touched[i - 1]) continue;
      if (++per_bank[bank] > worst) worst = per_bank[bank];
    }
    cycles += worst;
  }
  return 100 * cycles / phases;
}

static cgc_space cgc_space_of(cg_value memref) {
  cg_op op = cg_value_op(memref);
  while (op && (cg_op_get_kind(op) == CG_MEMREF_CAST || cg_op_get_kind(op) == CG_MEMREF_ASSUME_ALIGNMENT)) op = cg_value_op(cg_op_operand(op, 0));
  if (op && cg_op_get_kind(op) == CG_MEMREF_ALLOC) return CGC_SPACE_WORKGROUP;
  return op && cg_op_get_kind(op) == CG_MEMREF_ALLOCA ? CGC_SPACE_PRIVATE : CGC_SPACE_GLOBAL;
}

static uint32_t cgc_bytes_of(cg_type t) {
  return cg_storage_bytes(cg_type_element(t)) * (cg_type_is_shaped(t) ? (uint32_t)cg_type_num_elements(t) : 1);
}

static void cgc_add_access(cgc_figures *f, const char *what, cg_value memref, cg_value index, cg_type moved, double times) {
  cgc_access a;
  cgc_lanes at;
  memset(&a, 0, sizeof a);
  memset(&at, 0, sizeof at);
  if (index) at = cgc_evaluate(f, index, 0);
  if (!index) at.known = true;
  a.space = cgc_space_of(memref);
  a.what = what;
  a.bytes = cgc_bytes_of(moved);
  uint32_t step = cgc_bytes_of(cg_type_element(cg_value_type(memref))); // of one in the index
  for (int l = 0; l < CGC_LANES && at.known && step < a.bytes; l++) {   // a vector from an array of scalars
    at.known = at.of[l] * step % a.bytes == 0 || a.space == CGC_SPACE_GLOBAL;
    at.of[l] = at.of[l] * step / a.bytes;
  }
  if (at.known && a.space != CGC_SPACE_PRIVATE) a.cost = a.space == CGC_SPACE_GLOBAL ? cgc_sectors_cost(&at, a.bytes) : cgc_banks_cost(&at, a.bytes);
  for (size_t i = 0; i < f->num_accesses; i++) {
    cgc_access *o = &f->accesses[i];
    if (o->space != a.space || strcmp(o->what, what) != 0 || o->bytes != a.bytes || o->cost != a.cost) continue;
    o->count++;
    o->run += times;
    return;
  }
  a.count = 1;
  a.run = times;
  f->accesses = (cgc_access *)realloc(f->accesses, (f->num_accesses + 1) * sizeof *f->accesses);
  if (!f->accesses) exit(CGC_FAILED);
  f->accesses[f->num_accesses++] = a;
}

// ---- the walk ------------------------------------------------------------------------------------------------------------------------------------
static uint64_t cgc_words_of(cg_type t) {
  cg_type e = cg_type_element(t);
  uint64_t n = cg_type_is_shaped(t) ? (uint64_t)cg_type_num_elements(t) : 1;
  unsigned bits = cg_type_get_kind(e) == CG_TYPE_INDEX ? 32 : cg_type_width(e);
  return n * (bits > 32 ? 2 : 1);
}

static double cgc_trips(cgc_figures *f, cg_op loop) {
  cgc_lanes lower, upper, step;
  if (cg_op_get_kind(loop) == CG_SCF_FOR) {
    lower = cgc_evaluate(f, cg_op_operand(loop, 0), 0);
    upper = cgc_evaluate(f, cg_op_operand(loop, 1), 0);
    step = cgc_evaluate(f, cg_op_operand(loop, 2), 0);
    if (lower.known && upper.known && step.known && step.of[0] > 0)
      return upper.of[0] > lower.of[0] ? (double)((upper.of[0] - lower.of[0] + step.of[0] - 1) / step.of[0]) : 0;
  }
  f->open_loops++;
  return 1;
}

static void cgc_figure_block(cgc_figures *f, cg_block block, double times, uint64_t carried);

static void cgc_figure_regions(cgc_figures *f, cg_op op, double times, uint64_t carried) {
  cg_op_kind kind = cg_op_get_kind(op);
  cgc_lanes condition;
  memset(&condition, 0, sizeof condition);
  if (kind == CG_SCF_FOR || kind == CG_SCF_WHILE) {
    times *= cgc_trips(f, op);
    for (unsigned i = 0; i < cg_op_num_results(op); i++) carried += cgc_words_of(cg_value_type(cg_op_result(op, i)));
    if (carried > f->carried) f->carried = carried;
  }
  if (kind == CG_SCF_IF) condition = cgc_evaluate(f, cg_op_operand(op, 0), 0);
  for (unsigned r = 0; r < cg_op_num_regions(op); r++) {
    cg_block first = cg_region_first(cg_op_region(op, r));
    bool taken = kind != CG_SCF_IF || !condition.known || (condition.of[0] != 0) == (r == 0);
    if (first) cgc_figure_block(f, first, taken ? times : 0, carried);
  }
}

// What an op does for one thread, in floating-point operations; a matrix product is shared by a subgroup.
static double cgc_flops_of(cg_op op) {
  cg_type t = cg_op_num_results(op) == 1 ? cg_value_type(cg_op_result(op, 0)) : NULL;
  if (!t || !cgc_is_float(cg_type_is_shaped(t) ? cg_type_element(t) : t)) return 0;
  double n = cg_type_is_shaped(t) ? (double)cg_type_num_elements(t) : 1;
  switch (cg_op_get_kind(op)) {
  case CG_MATH_FMA:
  case CG_VECTOR_FMA: return 2 * n;
  case CG_ARITH_ADDF:
  case CG_ARITH_SUBF:
  case CG_ARITH_MULF:
  case CG_ARITH_DIVF:
  case CG_ARITH_MAXIMUMF:
  case CG_ARITH_MINIMUMF:
  case CG_ARITH_MAXNUMF:
  case CG_ARITH_MINNUMF: return n;
  default: return strncmp(cg_op_name(op).data, "math.", 5) == 0 ? n : 0;
  }
}

static void cgc_figure_block(cgc_figures *f, cg_block block, double times, uint64_t carried) {
  for (cg_op op = cg_block_first(block); op; op = cg_op_next(op)) {
    unsigned n = cg_op_num_operands(op);
    switch (cg_op_get_kind(op)) {
    case CG_ARITH_CONSTANT:
    case CG_SCF_YIELD:
    case CG_SCF_CONDITION:
    case CG_FUNC_RETURN:
    case CG_HAL_INTERFACE_BINDING_SUBSPAN:
    case CG_MEMREF_ALLOC:
    case CG_MEMREF_ALLOCA:
    case CG_MEMREF_DEALLOC:
    case CG_MEMREF_CAST:
    case CG_MEMREF_ASSUME_ALIGNMENT: continue;
    case CG_GPU_BARRIER:
      f->barriers++;
      f->barriers_run += times;
      break;
    case CG_MEMREF_LOAD:
    case CG_VECTOR_LOAD:
      cgc_add_access(f, "read", cg_op_operand(op, 0), n > 1 ? cg_op_operand(op, 1) : NULL, cg_value_type(cg_op_result(op, 0)), times);
      break;
    case CG_MEMREF_STORE:
    case CG_VECTOR_STORE:
    case CG_MEMREF_ATOMIC_RMW:
      cgc_add_access(f, cg_op_get_kind(op) == CG_MEMREF_ATOMIC_RMW ? "atomic" : "write", cg_op_operand(op, 1), n > 2 ? cg_op_operand(op, 2) : NULL,
                     cg_value_type(cg_op_operand(op, 0)), times);
      break;
    default: break;
    }
    f->ops++;
    f->run += times;
    f->flops += times * cgc_flops_of(op);
    cgc_figure_regions(f, op, times, carried);
  }
}

static int cgc_access_order(const void *a, const void *b) {
  const cgc_access *x = (const cgc_access *)a, *y = (const cgc_access *)b;
  int words = strcmp(x->what, y->what);
  if (x->space != y->space) return (int)x->space - (int)y->space;
  if (words) return words;
  if (x->bytes != y->bytes) return x->bytes < y->bytes ? 1 : -1;
  return x->cost < y->cost ? -1 : x->cost > y->cost;
}

static void cgc_figures_of(cgc_text *t, const cg_kernel *kernel, cg_op function) {
  static const char *const spaces[] = {"global memory", "workgroup memory", "private memory"};
  cgc_figures f;
  memset(&f, 0, sizeof f);
  f.kernel = kernel;
  cgc_figure_block(&f, cg_region_first(cg_op_region(function, 0)), 1, 0);
  qsort(f.accesses, f.num_accesses, sizeof *f.accesses, cgc_access_order);
  cgc_text_format(t, "%.*s: %.*s, %u x %u x %u threads\n", (int)kernel->name.len, kernel->name.data, (int)kernel->pipeline.len, kernel->pipeline.data,
                  kernel->workgroup_size[0], kernel->workgroup_size[1], kernel->workgroup_size[2]);
  cgc_text_format(t, "  ops %llu, run %.0f", (unsigned long long)f.ops, f.run);
  if (f.open_loops) cgc_text_format(t, ", loops of unknown length %llu", (unsigned long long)f.open_loops);
  cgc_text_format(t, "\n  carried by loops %llu words\n", (unsigned long long)f.carried);
  if (f.barriers) cgc_text_format(t, "  barriers %llu, run %.0f\n", (unsigned long long)f.barriers, f.barriers_run);
  if (kernel->shared_memory_bytes) cgc_text_format(t, "  workgroup memory %u bytes\n", kernel->shared_memory_bytes);
  for (size_t i = 0; i < f.num_accesses; i++) {
    const cgc_access *a = &f.accesses[i];
    cgc_text_format(t, "  %s of %u bytes, %s: %llu, run %.0f", a->what, a->bytes, spaces[a->space], (unsigned long long)a->count, a->run);
    if (a->cost) cgc_text_format(t, ", cost %u.%02u", a->cost / 100, a->cost % 100);
    cgc_text_format(t, "\n");
  }
  free(f.accesses);
  free(f.known);
}

typedef struct cgc_kernel_search {
  cg_str name;
  cg_op found;
} cgc_kernel_search;

static bool cgc_visit_kernel(cg_op op, void *user) {
  cgc_kernel_search *s = (cgc_kernel_search *)user;
  cg_attr name = cg_op_get_kind(op) == CG_FUNC_FUNC && cg_op_num_regions(op) ? cg_op_attr(op, "sym_name") : NULL;
  cg_str text;
  if (!name || !cgc_has_interface_ops(op)) return true;
  text = cg_attr_str(name);
  if (text.len == s->name.len && memcmp(text.data, s->name.data, text.len) == 0) s->found = op;
  return !s->found;
}

void cgc_figures_of_program(cgc_text *t, const cg_program *p) {
  for (size_t i = 0; i < p->num_kernels; i++) {
    cgc_kernel_search s;
    s.name = p->kernels[i].name;
    s.found = NULL;
    cgc_walk(p->module, cgc_visit_kernel, &s);
    if (s.found) cgc_figures_of(t, &p->kernels[i], s.found);
  }
}

double cgc_figures_flops(const cg_program *p, size_t kernel) {
  cgc_kernel_search s;
  cgc_figures f;
  memset(&f, 0, sizeof f);
  s.name = p->kernels[kernel].name;
  s.found = NULL;
  cgc_walk(p->module, cgc_visit_kernel, &s);
  f.kernel = &p->kernels[kernel];
  if (s.found) cgc_figure_block(&f, cg_region_first(cg_op_region(s.found, 0)), 1, 0);
  free(f.accesses);
  free(f.known);
  return f.flops;
}
