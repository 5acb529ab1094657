// Private: how a kernel is to be tiled, as the attributes `lowering_config` (on the root op) and `translation_info` (on the function), and back.
#ifndef CGI_CONFIGURATION_H
#define CGI_CONFIGURATION_H
#include "dialects/linalg.h"
#include "target/target.h"
#ifdef __cplusplus
extern "C" {
#endif

// Tiles of subgroups come in text only.
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_FAST_PIPELINES
#define CGI_SUBGROUP_TILES
#endif

enum { CGI_TILE_WORKGROUP, CGI_TILE_THREAD, CGI_TILE_REDUCTION, CGI_TILE_INNER, CGI_TILE_LEVELS };

// #iree_codegen.lowering_config<tile_sizes = [[…], […], […]]> and what else is set. Every list has an entry per loop of the root op: the levels
// workgroup and thread tile parallel loops, the levels reduction and inner (of a reduction's tile) reduction loops.
typedef struct cgi_lowering_config {
  unsigned num_loops;
  uint32_t promote;                             // bit i: operand i is copied to workgroup memory (`promote_operands = [0, 1]`)
  unsigned num_buffers;                         // copies of each promoted tile (`num_buffers`), up to 8
  bool prefetch;                                // the next tile is loaded to registers early (`prefetch`)
  int64_t tile[CGI_TILE_LEVELS][CGI_MAX_LOOPS]; // `tile_sizes`; 0: not tiled at that level
#ifdef CGI_SUBGROUP_TILES
  int64_t subgroup[CGI_MAX_LOOPS]; // `subgroup_tile`: between the tiles of workgroup and thread; all 0: threads are in the order of their ids
#endif
  int64_t batch[CGI_MAX_LOOPS];   // pieces that a thread's tile comes in, tile / batch apart (`batch_tile`); 0 or 1: one
  int64_t threads[CGI_MAX_LOOPS]; // VectorDistribute: threads along each loop, the last fastest (`thread_basis`); 0 elsewhere
} cgi_lowering_config;

// #iree_codegen.translation_info<pipeline = NAME workgroup_size = [x, y, z] subgroup_size = N>
typedef struct cgi_translation_info {
  cg_str pipeline; // canonical name: "Vectorize"
  int64_t workgroup_size[3];
  int64_t subgroup_size; // 0: none is required
} cgi_translation_info;

// The canonical pipeline name of a name or alias (target/pipeline_names.c); empty when there is none.
CGI_DEF cg_str cgi_pipeline_canonical(cg_str name);
// Who computes what in the kernels that a pipeline makes.
typedef enum cgi_threads {
  CGI_THREADS_HAVE_ELEMENTS, // a thread takes elements of the result; nothing is tiled for it
  CGI_THREADS_HAVE_TILES,    // a thread has a tile of its own of the workgroup's tile, and reduces alone
  CGI_THREADS_SHARE_TILES,   // the threads hold the workgroup's tile together, and reduce together
  CGI_SUBGROUPS_HAVE_TILES,  // a subgroup has a tile of its own of the workgroup's tile: the level thread is the subgroup's
  CGI_THREADS_AS_LISTED      // as the pass list that the kernel has of its own makes it
} cgi_threads;
CGI_DEF cgi_threads cgi_pipeline_threads(cg_str pipeline); // of a canonical name
CGI_DEF bool cgi_subgroups_have_tiles(const cgi_translation_info *info);

// False when op has no such attribute. A malformed one is reported first and gives false with *ok = false.
CGI_DEF bool cgi_lowering_config_of(cg_op root, cgi_lowering_config *out, bool *ok);
CGI_DEF bool cgi_lowering_config_is_of_iree(cg_op op); // says, beside tiles, what IREE's pipelines alone do with them
CGI_DEF bool cgi_translation_info_of(cg_op func, cgi_translation_info *out, bool *ok);
// As cgi_translation_info_of, and compilation_info of the root counts, too. The pipeline is empty, or sizes are 0, where the user left them out.
CGI_DEF bool cgi_compilation_info_of(cg_op func, cg_op root, cgi_translation_info *out, bool *ok);
CGI_DEF void cgi_set_lowering_config(cg_op root, const cgi_lowering_config *config);
CGI_DEF void cgi_set_translation_info(cg_op func, const cgi_translation_info *info); // and workgroup_size on the export, or on the function
// The op of the function that carries lowering_config; NULL when there is none.
CGI_DEF cg_op cgi_configured_root(cg_op func);
// The root: the last op with reduction loops, else the last structured op; NULL when the function has none.
CGI_DEF cg_op cgi_root_of(cg_op func);
// The identities a configuration must satisfy, for a target that may be NULL; what fails is reported on the root with its numbers.
CGI_DEF bool cgi_verify_configuration(cg_op root, const cgi_lowering_config *config, const cgi_translation_info *info, const cg_target *target);
// Bytes of workgroup memory that the promoted tiles take, without padding; INT64_MAX when there is no bound.
CGI_DEF int64_t cgi_promoted_bytes(cg_op root, const cgi_lowering_config *config);
// About how many registers of 32 bits a thread's tile takes: what it sums up in, what it reads for a step, and what it copies ahead. 0: threads have
// no tiles that they sum up, or these no bound.
CGI_DEF int64_t cgi_tile_registers(cg_op root, const cgi_lowering_config *config);
// The same as an attribute of the kernel's function, for the launch description.
CGI_DEF int64_t cgi_note_registers(cg_op func, cg_op root, const cgi_lowering_config *config, const cgi_translation_info *info);
#define CGI_REGISTERS "codegen.registers"
// Heuristics (target/heuristics.c): fills config and info for the root from target facts. info->pipeline is empty, or a pipeline that must be taken.
CGI_DEF void cgi_choose_configuration(cg_op func, cg_op root, const cg_target *target, cgi_lowering_config *config, cgi_translation_info *info);
// About how long a product of 32-bit elements takes on so many compute units, `others` times [m, k] by [k, n]: the best tile takes 15 for a step of
// the sum of an element. INT64_MAX where no tile would keep the units busy.
CGI_DEF int64_t cgi_product_time(int64_t units, int64_t others, int64_t m, int64_t n, int64_t k);

// Invocations of a workgroup of a simple kernel, each of one of so many points; 0: not known.
CGI_DEF int64_t cgi_simple_workgroup(const cg_target *target, int64_t points);
#ifdef CGI_SUBGROUP_TILES
// How many threads of a subgroup lie along each axis of the workgroup, x first; false where threads are in the order of their ids.
CGI_DEF bool cgi_subgroup_threads(const cgi_lowering_config *config, int64_t *out);
// Of a pipeline whose subgroups have tiles, the level thread is the subgroup's; they are of the target's usual size where none is given.
CGI_DEF bool cgi_settle_subgroups(cg_op root, cgi_lowering_config *config, cgi_translation_info *info, const cg_target *target);
#endif
// The workgroup size that tiles and threads make: as many threads as there are thread tiles along each loop, the last tiled loop along x.
CGI_DEF void cgi_derive_workgroup_size(const cgi_lowering_config *config, cgi_translation_info *info);

// ---- configurations that come from outside (target/overrides.c) -----------------------------------------------------------------------
typedef struct cgi_override { // what its text sets; the rest stays as chosen
  cg_str op, pipeline;        // empty: any; as chosen
  bool has_list[CGI_TILE_LEVELS + 3], has_size, has_subgroup, has_promote, has_prefetch;
  uint32_t promote;
  unsigned buffers; // 0: as chosen
  int prefetch;
  int64_t workgroup_size[3], subgroup_size;
  unsigned len[CGI_TILE_LEVELS + 3];
  int64_t list[CGI_TILE_LEVELS + 3][CGI_MAX_LOOPS]; // the tile levels, then the thread basis, the pieces, the subgroup's tile
} cgi_override;
// Reads "k=v …"; a mistake is CG_INVALID_ARGUMENT.
CGI_DEF bool cgi_override_parse(cg_context *ctx, cg_str text, cgi_override *out);
// The outermost op around that carries `codegen.configs`; NULL when there is none.
CGI_DEF cg_op cgi_configs_holder(cg_op op);
// Whether an entry of `codegen.configs` is for this root op on this target.
CGI_DEF bool cgi_override_matches(cg_attr entry, cg_op root, const cg_target *target);
// Changes what it sets. The workgroup size follows changed tiles unless it is set, too.
CGI_DEF bool cgi_override_apply(cg_op root, const cgi_override *o, cgi_lowering_config *config, cgi_translation_info *info);
CGI_DEF cg_str cgi_operands_text(cg_op op); // shapes and element types of its operands: "4x8xf32,8xf32"
// Elements of `element` in a native vector of the target: 4, 2 or 1.
CGI_DEF bool cgi_target_iterates(const cg_target *target); // a CPU: an invocation is an iteration of a loop
// Whether products of such elements are by packed arithmetic, for want of matrix units: eight of them are one read of 16 bytes.
CGI_DEF bool cgi_target_packs(const cg_target *target, cg_type element);
#define CGI_TURNED_CHANNELS 20                            // of a round of windows at most, whose places lie along rows of workgroup memory
#define CGI_MAX_LANES 16                                  // of any vector of any target
CGI_DEF unsigned cgi_most_lanes(const cg_target *target); // of any vector
CGI_DEF unsigned cgi_native_vector_width(const cg_target *target, cg_type element);

#ifdef __cplusplus
}
#endif
#endif
