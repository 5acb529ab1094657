// chlo-legalize-to-stablehlo: ops of complex numbers that are compositions of others.
//
//   clamp %low, %x, %high   -->   minimum (maximum %x, %low), %high
//
// A select_and_scatter is a reduce_window, which carries the number of the element that is selected so far, and a scatter to these, of an array of
// one dim: to -1, which is none, where a window has nothing but padding. Requires, of the latter: one element type.
#include "passes/input/chlo_legalize_to_stablehlo.h"
#include "passes/input/complex_to_standard.h"

CGI_DEF bool cgi_legalize_clamp(cg_op op, unsigned number) {
  cg_value v = op->operands[CG_STABLEHLO_CLAMP_OPERAND].value;
  cgi_builder b = cgi_builder_before(op);
  (void)number;
  if (cg_type_element(v->type)->kind != CG_TYPE_COMPLEX) return true;
  v = cgi_build_binary(&b, CG_CHLO_BROADCAST_MAXIMUM, v, op->operands[CG_STABLEHLO_CLAMP_MIN].value); // the bounds may be one number
  cgi_op_replace1(op, cgi_build_binary(&b, CG_CHLO_BROADCAST_MINIMUM, v, op->operands[CG_STABLEHLO_CLAMP_MAX].value));
  return true;
}

// The sizes of an array of a dynamic shape, and how many elements it has: tensors of i32, the latter of one element; NULL where the type says it.
static cg_value cgi_legalize_sizes(cgi_builder *b, cg_value v, cg_value *all) {
  cg_type scalar = cgi_type_with_shape(cgi_type_with_element(v->type, cgi_type_i(b->ctx, 32)), 0, NULL);
  static const int64_t one = 1;
  cg_value sizes = *all = NULL;
  for (unsigned d = 0; !cg_type_has_static_shape(v->type) && d < cg_type_rank(v->type); d++) {
    cg_value size = cgi_build_with(b, CG_STABLEHLO_GET_DIMENSION_SIZE, scalar, 1, &v, "dimension", cgi_attr_i64(b->ctx, d));
    size = cgi_hlo_build_reshape(b, size, 1, &one);
    *all = d ? cgi_build_binary(b, CG_STABLEHLO_MULTIPLY, *all, size) : size;
    sizes = d ? cgi_hlo_build_concat(b, sizes, size, 0) : size;
  }
  return sizes;
}

static cg_value cgi_legalize_reshape(cgi_builder *b, cg_value v, cg_type like, cg_value sizes) {
  cg_type t = cgi_type_with_element(like, cg_type_element(v->type));
  return cg_type_has_static_shape(t) ? cgi_build_unary(b, CG_STABLEHLO_RESHAPE, t, v)
                                     : cgi_build_binary_t(b, CG_STABLEHLO_DYNAMIC_RESHAPE, t, v, sizes);
}

CGI_DEF bool cgi_legalize_select_and_scatter(cg_op op, unsigned number) {
  cg_value in[4], x = op->operands[CG_STABLEHLO_SELECT_AND_SCATTER_OPERAND].value,
                  init = op->operands[CG_STABLEHLO_SELECT_AND_SCATTER_INIT_VALUE].value;
  cg_value source = op->operands[CG_STABLEHLO_SELECT_AND_SCATTER_SOURCE].value;
  cg_type types[4], results[2];
  cgi_builder b = cgi_builder_before(op);
  cgi_hlo_window w;
  (void)number;
  cg_block select = op->regions[CG_STABLEHLO_SELECT_AND_SCATTER_SELECT]->first;
  if (cg_type_element(x->type)->kind != CG_TYPE_COMPLEX || select->args[0]->type != init->type || !cgi_hlo_window_of(op, &w)) return true;
  bool fixed = cg_type_has_static_shape(x->type);
  int64_t count = fixed ? cg_type_num_elements(x->type) : CG_DYNAMIC;
  int64_t places = cg_type_has_static_shape(source->type) ? cg_type_num_elements(source->type) : CG_DYNAMIC;
  cg_type number_type = cgi_type_with_element(init->type, cgi_type_i(b.ctx, 32)), flat = cgi_type_with_shape(number_type, 1, &count);
  cg_value all, all_places, sizes = cgi_legalize_sizes(&b, x, &all), iota;
  (void)cgi_legalize_sizes(&b, source, &all_places);
  iota = fixed ? cgi_hlo_build_iota(&b, flat, 0)
               : cgi_build_with(&b, CG_STABLEHLO_DYNAMIC_IOTA, flat, 1, &all, "iota_dimension", cgi_attr_i64(b.ctx, 0));

  // What is selected so far stays where there is one, and the region says so or the other is padding.
  in[0] = x;
  in[1] = cgi_legalize_reshape(&b, iota, x->type, sizes);
  in[2] = init;
  in[3] = cgi_legalize_constant(&b, number_type, cgi_attr_int(b.ctx, cg_type_element(number_type), -1));
  types[0] = types[2] = init->type;
  types[1] = types[3] = number_type;
  results[0] = source->type;
  results[1] = cgi_type_with_element(source->type, cg_type_element(number_type));
  cg_op window = cgi_build(&b, CG_STABLEHLO_REDUCE_WINDOW, 4, in, 2, results, op->num_attrs, op->attrs, 1);
  cgi_op_set_attr(window, "window_dimensions", cgi_attr_i64_array(b.ctx, w.n, w.size));
  cg_block body = cgi_block_create(window->regions[0], 4, types, op->loc);
  for (unsigned i = 0; i < 2; i++) cgi_value_replace_uses(select->args[i], body->args[2 * i]);
  cgi_block_move_ops(select, NULL, body, NULL);
  cg_op end = cgi_block_terminator(body);
  cgi_builder inner = cgi_builder_before(end);
  cg_value keep = cgi_build_binary(&inner, CG_STABLEHLO_AND, cgi_hlo_build_compare(&inner, "NE", body->args[1], in[3]), end->operands[0].value);
  keep = cgi_build_binary(&inner, CG_STABLEHLO_OR, cgi_hlo_build_compare(&inner, "EQ", body->args[3], in[3]), keep);
  for (unsigned i = 0; i < 2; i++) in[i] = cgi_build_ternary(&inner, CG_STABLEHLO_SELECT, types[i], keep, body->args[i], body->args[2 + i]);
  cgi_op_set_operands(end, 2, in);

  static const char dims[] = "inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1";
  cg_named_attr numbers =
      cgi_named(b.ctx, "scatter_dimension_numbers", cgi_attr_dialect(b.ctx, cgi_s("stablehlo.scatter"), cgi_intern(b.ctx, cgi_s(dims)), 0, NULL));
  in[0] = init;
  in[1] = all;
  flat = cgi_type_with_shape(init->type, 1, &count);
  in[0] = cgi_build_with(&b, fixed ? CG_STABLEHLO_BROADCAST_IN_DIM : CG_STABLEHLO_DYNAMIC_BROADCAST_IN_DIM, flat, fixed ? 1 : 2, in,
                         "broadcast_dimensions", cgi_attr_i64_array(b.ctx, 0, NULL));
  flat = cgi_type_with_shape(number_type, 1, &places);
  in[1] = cgi_legalize_reshape(&b, window->results[1], flat, all_places);
  in[2] = cgi_legalize_reshape(&b, source, flat, all_places);
  cg_op scatter = cgi_build(&b, CG_STABLEHLO_SCATTER, 3, in, 1, &in[0]->type, 1, &numbers, 1);
  cgi_region_move_blocks(op->regions[CG_STABLEHLO_SELECT_AND_SCATTER_SCATTER], scatter->regions[0]);
  cgi_op_replace1(op, cgi_legalize_reshape(&b, scatter->results[0], op->results[0]->type, sizes));
  return true;
}
