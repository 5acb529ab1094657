#!/usr/bin/env python3
"""Writes the bench's rows: for each a module as JAX prints it, and the description of the hand-written kernel that runs beside it.

  bench/rows.py --set=h200|small --out=DIR [--spirv=DIR]

DIR gets NAME.mlir, NAME.json (the peer, see docs/guide.md, "Measuring") and rows.json, the list of rows. With glslangValidator at hand the kernels of
bench/kernels are compiled to DIR/../spirv (or --spirv), else they must be there: compile where it is, carry the folder.
"""
import argparse
import json
import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def tensor(*dims, of="f32"):
    return "tensor<%s>" % "x".join([str(d) for d in dims] + [of])


def module(name, args, body, results):
    ins = ", ".join("%%arg%d: %s" % (i, t) for i, t in enumerate(args))
    outs = ", ".join('%s {jax.result_info = "result"}' % t for t in results)
    return ("module @jit_%s attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {\n"
            "  func.func public @main(%s) -> (%s) {\n%s  }\n}\n" % (name, ins, outs, "".join("    %s\n" % line for line in body)))


# ---- the hand-written kernels' binaries -----------------------------------------------------------------------------------------------------------
def tile(bm, bn, bk, tm, tn, *more):
    return ["-DBM=%d" % bm, "-DBN=%d" % bn, "-DBK=%d" % bk, "-DTM=%d" % tm, "-DTN=%d" % tn] + ["-D" + m for m in more]


BINARIES = {
    "matmul_128x128": ("matmul", tile(128, 128, 8, 8, 8)),
    "matmul_64x128": ("matmul", tile(64, 128, 16, 8, 4)),
    "matmul_64x64": ("matmul", tile(64, 64, 16, 8, 4)),
    "matmul_32x64": ("matmul", tile(32, 64, 16, 4, 4)),
    "matmul_64x128_edge": ("matmul", tile(64, 128, 16, 8, 4, "EDGE")),
    "matmul_32x128_split": ("matmul", tile(32, 128, 16, 4, 8, "SPLIT")),
    "conv_128x128": ("matmul", tile(128, 128, 8, 8, 8, "CONV")),
    "conv_128x64": ("matmul", tile(128, 64, 8, 8, 8, "CONV")),
}
for plain in ("sum_parts matvec conv_stem depthwise relu_scale row_sum_short row_sum column_sum softmax layernorm transpose max_pool").split():
    BINARIES[plain] = (plain, [])


def compile_kernels(folder):
    if not shutil.which("glslangValidator"):
        missing = [n for n in BINARIES if not os.path.exists(os.path.join(folder, n + ".spv"))]
        if missing:
            sys.exit("rows.py: no glslangValidator here, and %s lacks %s" % (folder, ", ".join(missing)))
        return
    os.makedirs(folder, exist_ok=True)
    for name, (source, defines) in BINARIES.items():
        out = os.path.join(folder, name + ".spv")
        path = os.path.join(HERE, "kernels", source + ".comp")
        newest = max(os.path.getmtime(p) for p in (path, os.path.join(HERE, "kernels", "row.glsl"), os.path.abspath(__file__)))
        if os.path.exists(out) and os.path.getmtime(out) > newest:
            continue
        subprocess.run(["glslangValidator", "-V", "--target-env", "vulkan1.1", "--quiet"] + defines + [path, "-o", out], check=True,
                       stdout=subprocess.DEVNULL)


# ---- rows -------------------------------------------------------------------------------------------------------------------------------------------
def ceil_div(a, b):
    return -(-a // b)


def matmul(m, n, k, kernel=None, batch=None):
    dims = lambda *d: tensor(*((batch,) if batch else ()) + d)
    batching = "batching_dims = [0] x [0], " if batch else ""
    at = 1 if batch else 0
    text = module("matmul", [dims(m, k), dims(k, n)], [
        "%%0 = stablehlo.dot_general %%arg0, %%arg1, %scontracting_dims = [%d] x [%d], precision = [DEFAULT, DEFAULT] : (%s, %s) -> %s" %
        (batching, at + 1, at, dims(m, k), dims(k, n), dims(m, n)), "return %%0 : %s" % dims(m, n)], [dims(m, n)])
    z = batch or 1
    if m == 1:
        return text, {"spirv": "matvec", "groups": [n // 32, 1, 1], "specialization": [n, k]}
    if kernel == "split":
        parts = 8
        return text, {"transients": [parts * m * n * 4], "steps": [
            {"spirv": "matmul_32x128_split", "groups": [n // 128, m // 32, parts], "specialization": [m, n, k, k // parts],
             "bindings": ["arg0", "arg1", "tmp0"]},
            {"spirv": "sum_parts", "groups": [ceil_div(m * n // 4, 64), 1, 1], "specialization": [parts, m * n // 4], "bindings": ["tmp0", "res0"]}]}
    if kernel is None:
        kernel = "edge" if m % 64 or n % 128 or k % 16 else "32x64" if m * n * z < 1024 * 1024 else "64x128" if m * n < 2048 * 2048 else "128x128"
    if kernel == "edge":
        return text, {"spirv": "matmul_64x128_edge", "groups": [ceil_div(n, 128), ceil_div(m, 64), z], "specialization": [m, n, k]}
    bm, bn = (int(x) for x in kernel.split("x"))
    return text, {"spirv": "matmul_" + kernel, "groups": [n // bn, m // bm, z], "specialization": [m, n, k]}


def convolution(batch, h, w, c, kernel, oc, stride, spirv, groups_of=None, depthwise=False):
    oh, ow = (h - kernel) // stride + 1, (w - kernel) // stride + 1
    x, f = tensor(batch, h, w, c), tensor(kernel, kernel, 1 if depthwise else c, oc)
    r = tensor(batch, oh, ow, oc)
    text = module("conv", [x, f], [
        "%%0 = stablehlo.convolution(%%arg0, %%arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [%d, %d], "
        "pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, "
        "feature_group_count = %d : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (%s, %s) -> %s" %
        (stride, stride, c if depthwise else 1, x, f, r), "return %%0 : %s" % r], [r])
    if depthwise:
        return text, {"spirv": "depthwise", "groups": [ceil_div(oh * ow // 4 * (c // 4), 96), 1, 1], "specialization": [w, oh, ow, c // 4]}
    if c == 3:
        return text, {"spirv": "conv_stem", "groups": [ceil_div(oh * ow // 4 * (oc // 4), 64), 1, 1], "specialization": [w, oh, ow, oc]}
    if not spirv:
        return text, None  # its 2916 results fill no whole tiles
    bm, bn = (int(v) for v in spirv.split("_")[1].split("x"))
    m = batch * oh * ow
    assert m % bm == 0 and oc % bn == 0, (m, oc)
    return text, {"spirv": spirv, "groups": [oc // bn, m // bm, 1],
                  "specialization": [m, oc, kernel * kernel * c, h, w, c, oh, ow, kernel, stride]}


def relu_scale(rows, columns):
    t, v = tensor(rows, columns), tensor(columns)
    text = module("relu_scale", [t, v, t], [
        "%%0 = stablehlo.broadcast_in_dim %%arg1, dims = [1] : (%s) -> %s" % (v, tensor(1, columns)),
        "%%1 = stablehlo.broadcast_in_dim %%0, dims = [0, 1] : (%s) -> %s" % (tensor(1, columns), t),
        "%%2 = stablehlo.add %%arg0, %%1 : %s" % t,
        "%%3 = call @relu(%%2) : (%s) -> %s" % (t, t),
        "%%4 = stablehlo.multiply %%3, %%arg2 : %s" % t,
        "return %%4 : %s" % t], [t])
    text = text.rstrip()[:-1] + ("  func.func private @relu(%%arg0: %s) -> %s {\n    %%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>\n"
                                 "    %%0 = stablehlo.broadcast_in_dim %%cst, dims = [] : (tensor<f32>) -> %s\n"
                                 "    %%1 = stablehlo.maximum %%arg0, %%0 : %s\n    return %%1 : %s\n  }\n}\n" % (t, t, t, t, t))
    groups = rows * columns // 1024
    x = min(groups, 32768)
    assert groups % x == 0
    return text, {"spirv": "relu_scale", "groups": [x, groups // x, 1], "specialization": [columns // 4]}


def reduction(rows, columns, dim):
    t, r = tensor(rows, columns), tensor(columns if dim == 0 else rows)
    text = module("sum", [t], [
        "%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>",
        "%%0 = stablehlo.reduce(%%arg0 init: %%cst) applies stablehlo.add across dimensions = [%d] : (%s, tensor<f32>) -> %s" % (dim, t, r),
        "return %%0 : %s" % r], [r])
    if dim == 0:
        parts = 64 if rows >= 4096 else 8
        return text, {"transients": [parts * columns * 4], "steps": [
            {"spirv": "column_sum", "groups": [ceil_div(columns // 4, 256), parts, 1], "specialization": [columns // 4, rows // parts],
             "bindings": ["arg0", "tmp0"]},
            {"spirv": "sum_parts", "groups": [ceil_div(columns // 4, 64), 1, 1], "specialization": [parts, columns // 4],
             "bindings": ["tmp0", "res0"]}]}
    if columns < 1024:
        return text, {"spirv": "row_sum_short", "groups": [ceil_div(rows, 32), 1, 1], "specialization": [rows, columns // 4]}
    return text, {"spirv": "row_sum", "groups": [rows, 1, 1], "specialization": [columns // 4]}


def softmax(rows, columns):
    t, v, w = tensor(rows, columns), tensor(rows), tensor(rows, 1)
    text = module("softmax", [t], [
        "%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>",
        "%%0 = stablehlo.reduce(%%arg0 init: %%cst) applies stablehlo.maximum across dimensions = [1] : (%s, tensor<f32>) -> %s" % (t, v),
        "%cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>",
        "%%1 = stablehlo.broadcast_in_dim %%cst_0, dims = [] : (tensor<f32>) -> %s" % v,
        "%%2 = stablehlo.maximum %%1, %%0 : %s" % v,
        "%%3 = stablehlo.broadcast_in_dim %%2, dims = [0] : (%s) -> %s" % (v, w),
        "%%4 = stablehlo.broadcast_in_dim %%3, dims = [0, 1] : (%s) -> %s" % (w, t),
        "%%5 = stablehlo.subtract %%arg0, %%4 : %s" % t,
        "%%6 = stablehlo.exponential %%5 : %s" % t,
        "%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>",
        "%%7 = stablehlo.reduce(%%6 init: %%cst_1) applies stablehlo.add across dimensions = [1] : (%s, tensor<f32>) -> %s" % (t, v),
        "%%8 = stablehlo.broadcast_in_dim %%7, dims = [0] : (%s) -> %s" % (v, w),
        "%%9 = stablehlo.broadcast_in_dim %%8, dims = [0, 1] : (%s) -> %s" % (w, t),
        "%%10 = stablehlo.divide %%6, %%9 : %s" % t,
        "return %%10 : %s" % t], [t])
    return text, {"spirv": "softmax", "groups": [rows, 1, 1], "specialization": [columns // 4]}


def layernorm(rows, columns):
    t, v, w, p = tensor(rows, columns), tensor(rows), tensor(rows, 1), tensor(columns)
    q = tensor(1, columns)
    n = "%e" % columns
    text = module("layernorm", [t, p, p], [
        "%cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>",
        "%%0 = stablehlo.reduce(%%arg0 init: %%cst) applies stablehlo.add across dimensions = [1] : (%s, tensor<f32>) -> %s" % (t, v),
        "%%1 = stablehlo.broadcast_in_dim %%0, dims = [0] : (%s) -> %s" % (v, w),
        "%%cst_0 = stablehlo.constant dense<%s> : tensor<f32>" % n,
        "%%2 = stablehlo.broadcast_in_dim %%cst_0, dims = [] : (tensor<f32>) -> %s" % w,
        "%%3 = stablehlo.divide %%1, %%2 : %s" % w,
        "%%4 = stablehlo.broadcast_in_dim %%3, dims = [0, 1] : (%s) -> %s" % (w, t),
        "%%5 = stablehlo.subtract %%arg0, %%4 : %s" % t,
        "%%6 = stablehlo.multiply %%5, %%5 : %s" % t,
        "%cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>",
        "%%7 = stablehlo.reduce(%%6 init: %%cst_1) applies stablehlo.add across dimensions = [1] : (%s, tensor<f32>) -> %s" % (t, v),
        "%%8 = stablehlo.broadcast_in_dim %%7, dims = [0] : (%s) -> %s" % (v, w),
        "%%cst_2 = stablehlo.constant dense<%s> : tensor<f32>" % n,
        "%%9 = stablehlo.broadcast_in_dim %%cst_2, dims = [] : (tensor<f32>) -> %s" % w,
        "%%10 = stablehlo.divide %%8, %%9 : %s" % w,
        "%cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>",
        "%%11 = stablehlo.broadcast_in_dim %%cst_3, dims = [] : (tensor<f32>) -> %s" % w,
        "%%12 = stablehlo.add %%10, %%11 : %s" % w,
        "%%13 = stablehlo.rsqrt %%12 : %s" % w,
        "%%14 = stablehlo.broadcast_in_dim %%13, dims = [0, 1] : (%s) -> %s" % (w, t),
        "%%15 = stablehlo.multiply %%5, %%14 : %s" % t,
        "%%16 = stablehlo.broadcast_in_dim %%arg1, dims = [1] : (%s) -> %s" % (p, q),
        "%%17 = stablehlo.broadcast_in_dim %%16, dims = [0, 1] : (%s) -> %s" % (q, t),
        "%%18 = stablehlo.multiply %%15, %%17 : %s" % t,
        "%%19 = stablehlo.broadcast_in_dim %%arg2, dims = [1] : (%s) -> %s" % (p, q),
        "%%20 = stablehlo.broadcast_in_dim %%19, dims = [0, 1] : (%s) -> %s" % (q, t),
        "%%21 = stablehlo.add %%18, %%20 : %s" % t,
        "return %%21 : %s" % t], [t])
    return text, {"spirv": "layernorm", "groups": [rows, 1, 1], "specialization": [columns // 4]}


def transpose(rows, columns):
    t, r = tensor(rows, columns), tensor(columns, rows)
    text = module("transpose", [t], ["%%0 = stablehlo.transpose %%arg0, dims = [1, 0] : (%s) -> %s" % (t, r), "return %%0 : %s" % r], [r])
    return text, {"spirv": "transpose", "groups": [columns // 64, rows // 64, 1], "specialization": [rows, columns]}


def max_pool(batch, h, w, c):
    oh, ow = (h - 3) // 2 + 1, (w - 3) // 2 + 1
    t, r = tensor(batch, h, w, c), tensor(batch, oh, ow, c)
    text = module("max_pool", [t], [
        "%cst = stablehlo.constant dense<0xFF800000> : tensor<f32>",
        '%0 = "stablehlo.reduce_window"(%arg0, %cst) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, '
        "window_strides = array<i64: 1, 2, 2, 1>}> ({",
        "^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):",
        "  %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>",
        "  stablehlo.return %1 : tensor<f32>",
        "}) : (%s, tensor<f32>) -> %s" % (t, r), "return %%0 : %s" % r], [r])
    count = batch * oh * ow * c // 4
    return text, {"spirv": "max_pool", "groups": [ceil_div(count, 256), 1, 1], "specialization": [h, w, oh, ow, c // 4, count]}


def moved_rows(table, count, columns, add):
    """Rows of a table by numbers that the argument says, or additions to them; rows differ by much."""
    t, n, r = tensor(table, columns), tensor(count, 1, of="i32"), tensor(count, columns)
    at = [
        "%%0 = stablehlo.iota dim = 0 : %s" % n,
        "%%c = stablehlo.constant dense<7919> : %s" % n,
        "%%1 = stablehlo.multiply %%0, %%c : %s" % n,
        "%%2 = stablehlo.add %%1, %%arg1 : %s" % n,
        "%%m = stablehlo.constant dense<%d> : %s" % (table - 1, n),
        "%%3 = stablehlo.and %%2, %%m : %s" % n]
    if not add:
        return module("gather_rows", [t, n], at + [
            '%%4 = "stablehlo.gather"(%%arg0, %%3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], '
            "start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, %d>}> : (%s, %s) -> %s" % (columns, t, n, r),
            "return %%4 : %s" % r], [r]), None
    return module("scatter_add_rows", [t, n, r], at + [
        '%4 = "stablehlo.scatter"(%arg0, %3, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], '
        "inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({",
        "^bb0(%x: tensor<f32>, %y: tensor<f32>):",
        "  %5 = stablehlo.add %x, %y : tensor<f32>",
        "  stablehlo.return %5 : tensor<f32>",
        "}) : (%s, %s, %s) -> %s" % (t, n, r, t), "return %%4 : %s" % t], [t]), None


# name, hot or cold, (module, peer), baseline: microseconds and whose (baselines: one NVIDIA H200)
H200 = [
    ("matmul_4096", "hot", lambda: matmul(4096, 4096, 4096), (2685.46, "cuBLAS")),
    ("matmul_2048", "hot", lambda: matmul(2048, 2048, 2048), (341.19, "cuBLAS")),
    ("matmul_1024", "hot", lambda: matmul(1024, 1024, 1024, "64x64"), (55.55, "cuBLAS")),
    ("matmul_512", "hot", lambda: matmul(512, 512, 512), (12.85, "cuBLAS")),
    ("matmul_1000", "hot", lambda: matmul(1000, 1000, 1000), (49.80, "cuBLAS")),
    ("matmul_1023x1019x1021", "hot", lambda: matmul(1023, 1019, 1021), (52.49, "cuBLAS")),
    ("matmul_1x4096x4096", "hot", lambda: matmul(1, 4096, 4096), (18.33, "cuBLAS")),
    ("matmul_32x4096x4096", "hot", lambda: matmul(32, 4096, 4096, "split"), (40.11, "cuBLAS")),
    ("matmul_4096x4096x64", "hot", lambda: matmul(4096, 4096, 64), (71.42, "cuBLAS")),
    ("matmul_32x512x512x64", "hot", lambda: matmul(512, 512, 64, "64x128", 32), (33.41, "cuBLAS")),
    ("conv_258x258x16_256", "hot", lambda: convolution(1, 258, 258, 16, 3, 256, 1, "conv_128x128"), (206.89, "cuDNN NHWC")),
    ("conv_225x225x3_32_s2", "hot", lambda: convolution(1, 225, 225, 3, 3, 32, 2, None), (5.30, "cuDNN NHWC")),
    ("conv_32x56x56x64_64", "hot", lambda: convolution(32, 56, 56, 64, 3, 64, 1, "conv_128x64"), (268.68, "cuDNN NHWC")),
    ("depthwise_114x114x96", "hot", lambda: convolution(1, 114, 114, 96, 3, 96, 1, None, depthwise=True), (4.49, "cuDNN NHWC")),
    ("relu_32768x4096", "cold", lambda: relu_scale(32768, 4096), (370.76, "torch.compile")),
    ("row_sum_100000x100", "cold", lambda: reduction(100000, 100, 1), (11.75, "torch.compile")),
    ("row_sum_16384x16384", "cold", lambda: reduction(16384, 16384, 1), (235.24, "torch.compile")),
    ("column_sum_16384x16384", "cold", lambda: reduction(16384, 16384, 0), (240.72, "torch.compile")),
    ("softmax_16384x4096", "cold", lambda: softmax(16384, 4096), (130.67, "Triton")),
    ("layernorm_16384x4096", "cold", lambda: layernorm(16384, 4096), (127.82, "torch.compile")),
    ("transpose_8192x8192", "cold", lambda: transpose(8192, 8192), (137.01, "torch.compile")),
    ("max_pool_32x112x112x64", "cold", lambda: max_pool(32, 112, 112, 64), (33.65, "torch.compile")),
    ("gather_rows_32768x128", "cold", lambda: moved_rows(65536, 32768, 128, False), None),
    ("scatter_add_rows_32768x128", "cold", lambda: moved_rows(65536, 32768, 128, True), None),
]

# The same at sizes that a CPU's Vulkan driver runs in a moment.
SMALL = [
    ("matmul_512", "hot", lambda: matmul(512, 512, 512), None),
    ("matmul_250", "hot", lambda: matmul(250, 250, 250), None),
    ("matmul_255x257x253", "hot", lambda: matmul(255, 253, 257), None),
    ("matmul_1x1024x1024", "hot", lambda: matmul(1, 1024, 1024), None),
    ("matmul_32x1024x1024", "hot", lambda: matmul(32, 1024, 1024, "split"), None),
    ("matmul_512x512x64", "hot", lambda: matmul(512, 512, 64, "128x128"), None),
    ("matmul_8x128x128x64", "hot", lambda: matmul(128, 128, 64, "64x128", 8), None),
    ("conv_34x34x16_128", "hot", lambda: convolution(1, 34, 34, 16, 3, 128, 1, "conv_128x128"), None),
    ("conv_113x113x3_32_s2", "hot", lambda: convolution(1, 113, 113, 3, 3, 32, 2, None), None),
    ("conv_56x56x64_64", "hot", lambda: convolution(1, 56, 56, 64, 3, 64, 1, None), None),
    ("depthwise_114x114x96", "hot", lambda: convolution(1, 114, 114, 96, 3, 96, 1, None, depthwise=True), None),
    ("relu_1024x1024", "hot", lambda: relu_scale(1024, 1024), None),
    ("row_sum_10000x100", "hot", lambda: reduction(10000, 100, 1), None),
    ("row_sum_1024x1024", "hot", lambda: reduction(1024, 1024, 1), None),
    ("column_sum_1024x1024", "hot", lambda: reduction(1024, 1024, 0), None),
    ("softmax_512x1024", "hot", lambda: softmax(512, 1024), None),
    ("layernorm_512x1024", "hot", lambda: layernorm(512, 1024), None),
    ("transpose_1024x1024", "hot", lambda: transpose(1024, 1024), None),
    ("max_pool_2x112x112x64", "hot", lambda: max_pool(2, 112, 112, 64), None),
    ("gather_rows_4096x64", "hot", lambda: moved_rows(8192, 4096, 64, False), None),
    ("scatter_add_rows_4096x64", "hot", lambda: moved_rows(8192, 4096, 64, True), None),
]


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--set", choices=["h200", "small"], required=True)
    p.add_argument("--out", required=True)
    p.add_argument("--spirv")
    a = p.parse_args()
    spirv = os.path.abspath(a.spirv or os.path.join(a.out, "..", "spirv"))
    compile_kernels(spirv)
    os.makedirs(a.out, exist_ok=True)
    rows = []
    for name, mode, make, baseline in H200 if a.set == "h200" else SMALL:
        text, peer = make()
        if peer:
            peer["name"] = "hand-written"
            for step in peer.get("steps", [peer]):
                step["spirv"] = os.path.relpath(os.path.join(spirv, step["spirv"] + ".spv"), a.out)
        with open(os.path.join(a.out, name + ".mlir"), "w") as f:
            f.write("// %s, written by bench/rows.py\n%s" % (name, text))
        if peer:
            with open(os.path.join(a.out, name + ".json"), "w") as f:
                json.dump(peer, f)
        rows.append({"name": name, "mode": mode, "baseline": baseline, "peer": peer is not None})
    with open(os.path.join(a.out, "rows.json"), "w") as f:
        json.dump(rows, f, indent=1)


main()
