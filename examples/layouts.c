// Layouts for a kernel that is written by hand: who holds what, what a conversion takes, where elements go in workgroup memory. No context, no
// compiler; here a loop stands for the threads.   cc -I. examples/layouts.c -lm -o layouts && ./layouts
#define CODEGEN_IMPLEMENTATION
#include "codegen.h"
#include <stdio.h>

// 64x64 halves: two subgroups one below the other, in each 2x4 batches of 16x4 threads with 1x4 elements.
static const cg_nested_layout example = {2, {2, 1}, {2, 4}, {1, 1}, {16, 4}, {1, 4}, {1, 0}, {1, 16}};

static int who_holds_what(void) {
  int64_t index[2] = {40, 21}, subgroup, thread, slot, shape[2];
  cg_layout_reason why = cg_nested_layout_verify(&example, NULL, 0, NULL);
  if (why != CG_LAYOUT_OK) return printf("no layout: %s\n", cg_layout_reason_text(why)), 1;
  cg_nested_layout_shape(&example, CG_LAYOUT_PER_THREAD, shape);
  printf("a thread holds %dx%d\n", (int)shape[0], (int)shape[1]);
  cg_nested_layout_owner(&example, index, 0, &subgroup, &thread, &slot);
  printf("[40, 21] is slot %d of thread %d of subgroup %d\n", (int)slot, (int)thread, (int)subgroup);
  cg_nested_layout_index(&example, subgroup, thread, slot, index); // and back
  return index[0] != 40 || index[1] != 21;
}

// What it takes to go on with columns where rows were loaded.
static const char *conversion_of(const cg_nested_layout *from, const cg_nested_layout *to) {
  static const char *const names[] = {"none", "registers", "shuffles", "workgroup memory"};
  cg_layout_conversion c;
  cg_layout_reason why = cg_nested_layout_conversion(from, to, 2, 64, &c);
  return why == CG_LAYOUT_OK ? names[c] : cg_layout_reason_text(why);
}

// Through workgroup memory: each thread writes what it holds by one layout and reads what it holds by the other. The swizzle that is chosen keeps
// both free of bank conflicts.
static int through_memory(const cg_nested_layout *from, const cg_nested_layout *to) {
  static float memory[64 * 64 * 2]; // shared float memory[…];
  const cg_memory_facts facts = {64, 32, 32, 4};
  cg_nested_layout both[2];
  cg_memory_layout place;
  cg_access_cost write, read;
  both[0] = *from;
  both[1] = *to;
  if (cg_memory_layout_choose(both, 2, (int64_t)sizeof *memory, &facts, (int64_t)sizeof memory, &place) != CG_LAYOUT_OK) return 1;
  cg_nested_layout_access(from, &place, &facts, 0, cg_nested_layout_contiguity(from, &place, 16), &write);
  cg_nested_layout_access(to, &place, &facts, 0, cg_nested_layout_contiguity(to, &place, 16), &read);
  printf("%d bytes, %d bits swizzled: conflicts of degree %d to write, %d to read\n", (int)cg_memory_layout_bytes(from, &place),
         (int)place.swizzle_bits, (int)write.bank_degree, (int)read.bank_degree);
  int wrong = 0;
  for (int turn = 0; turn < 2; turn++) { // a barrier is between them
    const cg_nested_layout *layout = turn ? to : from;
    int64_t slots = cg_nested_layout_slots(layout), index[2];
    for (int64_t subgroup = 0; subgroup < 2; subgroup++)
      for (int64_t thread = 0; thread < 64; thread++)
        for (int64_t slot = 0; slot < slots; slot++) {
          cg_nested_layout_index(layout, subgroup, thread, slot, index);
          int64_t at = cg_memory_layout_offset(layout, &place, index) / (int64_t)sizeof *memory;
          float value = (float)(64 * index[0] + index[1]);
          if (turn)
            wrong += memory[at] != value;
          else
            memory[at] = value;
        }
  }
  return wrong;
}

int main(void) {
  const int swapped[2] = {1, 0};
  cg_nested_layout columns, batches = example;
  if (who_holds_what()) return 1;
  if (cg_nested_layout_permute(&example, swapped, &columns) != CG_LAYOUT_OK) return 1;
  batches.batch_tile[0] = 1; // the same threads, their elements in another order
  batches.outer_tile[0] = 2;
  printf("to itself: %s; to other slots: %s; to columns: %s\n", conversion_of(&example, &example), conversion_of(&example, &batches),
         conversion_of(&example, &columns));
  if (through_memory(&example, &columns)) return 1;
  printf("ok\n");
  return 0;
}
