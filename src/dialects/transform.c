// The transform dialect: its rows, and what they ask of their operations beside them.
#include "dialects/transform.h"

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
static cg_result cgi_transform_verify(void *user, cg_op op);

static const cgi_registered_row cgi_transform_rows[] = {
#define CGI_TRANSFORM_ROW(id, name, traits, operands, results, attributes, regions, format) {"transform." name, traits},
    CGI_TRANSFORM_OPS(CGI_TRANSFORM_ROW)
#undef CGI_TRANSFORM_ROW
};

CGI_DEF void cgi_transform_define(cg_context *ctx) {
  cgi_registered_define_rows(ctx, "transform", 0, CGI_TRANSFORM_COUNT, cgi_transform_rows, cgi_transform_verify);
}

CGI_DEF cgi_transform_id cgi_transform_op_id(cg_op op) {
  for (unsigned i = 0; op->def->desc && i < CGI_TRANSFORM_COUNT; i++)
    if (op->def->desc->name == cgi_transform_rows[i].name) return (cgi_transform_id)i;
  return CGI_TRANSFORM_COUNT;
}

// ---- verification -----------------------------------------------------------------------------------------------------------------------------
static bool cgi_transform_sizes(cg_op op, const char *name, size_t *loops) {
  cg_attr a = cg_op_attr(op, name);
  *loops = 0;
  for (size_t i = 0; a && i < cg_attr_int_list_len(a); i++) {
    int64_t v = cg_attr_int_list_at(a, i);
    if (v != CG_DYNAMIC && v < 0) return cgi_op_error(op, "has a negative size in %s", name);
    *loops += v != 0;
  }
  return true;
}

static bool cgi_transform_handle(cg_op op, cg_type t) {
  return (t->kind == CG_TYPE_OPAQUE && cgi_starts_with(cg_type_text(t), "transform.")) ||
         cgi_op_error(op, "[type-mismatch] has %t, which is no handle", t);
}

static bool cgi_transform_verify_op(cg_op op) {
  size_t tiles, threads;
  cgi_transform_id id = cgi_transform_op_id(op);
  for (unsigned i = 0; i < op->num_operands; i++)
    if (!cgi_transform_handle(op, op->operands[i].value->type)) return false;
  for (unsigned i = 0; i < op->num_results; i++)
    if (!cgi_transform_handle(op, op->results[i]->type)) return false;
  switch (id) {
  case CGI_TRANSFORM_MATCH:
    return cg_op_attr(op, "ops") || cg_op_attr(op, "interface") || cg_op_attr(op, "op_attrs") || cgi_op_error(op, "says nothing of what it matches");
  case CGI_TRANSFORM_TILE_USING_FOR:
    if (!cgi_transform_sizes(op, "static_sizes", &tiles)) return false;
    return op->num_results == 1 + tiles ||
           cgi_op_error(op, "has %u results, where the tiled op and %u loops are made", op->num_results, (unsigned)tiles);
  case CGI_TRANSFORM_TILE_USING_FORALL:
    if (!cgi_transform_sizes(op, "static_tile_sizes", &tiles) || !cgi_transform_sizes(op, "static_num_threads", &threads)) return false;
    if (!tiles == !threads) return cgi_op_error(op, "takes either num_threads or tile_sizes");
    if (cg_op_attr(op, "mapping") && cg_attr_len(cg_op_attr(op, "mapping")) != tiles + threads)
      return cgi_op_error(op, "maps %u dimensions, and tiles %u", (unsigned)cg_attr_len(cg_op_attr(op, "mapping")), (unsigned)(tiles + threads));
    return true;
  case CGI_TRANSFORM_PAD: {
    static const char *const lists[] = {"padding_dimensions", "pack_paddings", "nofold_flags"};
    cg_attr back = cg_op_attr(op, "copy_back_op");
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
      cg_attr list = cg_op_attr(op, lists[i]);
      if (list && !cg_attr_is_int_list(list)) return cgi_op_error(op, "has %a as %s, which is no list of integers", list, lists[i]);
      if (!cgi_transform_sizes(op, lists[i], &tiles)) return false;
    }
    if (back && !cgi_str_is(cg_attr_str(back), "none") && !cgi_str_is(cg_attr_str(back), "linalg.copy") &&
        !cgi_str_is(cg_attr_str(back), "bufferization.materialize_in_destination"))
      return cgi_op_error(op, "has the copy_back_op %a: none, linalg.copy and bufferization.materialize_in_destination are taken", back);
    if (!cgi_transform_sizes(op, "static_pad_to_multiple_of", &tiles)) return false;
    cg_attr dims = cg_op_attr(op, "padding_dimensions"), multiples = cg_op_attr(op, "static_pad_to_multiple_of");
    return !multiples || !cg_attr_int_list_len(multiples) || (dims && cg_attr_int_list_len(multiples) == cg_attr_int_list_len(dims)) ||
           cgi_op_error(op, "expects as many multiples as padding_dimensions");
  }
  default: return true;
  }
}

static cg_result cgi_transform_verify(void *user, cg_op op) {
  (void)user;
  return cgi_transform_verify_op(op) ? CG_OK : CG_INVALID_INPUT;
}
#endif
