#!/usr/bin/python3
"""Whole models as JAX and PyTorch export them, weights as arguments: models.py MODEL [KEY=VALUE …] writes one to standard output.

models.py --list prints the models, with the sizes that each has at its true size and at a small one; --small takes the small ones. KEY=VALUE takes
another. models.py --all=FOLDER [--small] writes every model, MODEL.mlir.
"""
import math
import os
import sys
from collections import namedtuple

Value = namedtuple("Value", "name shape element")
NHWC = ("b, 0, 1, f", "0, 1, i, o", "b, 0, 1, f")
NCHW = ("b, f, 0, 1", "o, i, 0, 1", "b, f, 0, 1")


def tensor(shape, element="f32"):
    return "tensor<" + "".join(f"{n}x" for n in shape) + element + ">"


def type_of(v):
    return tensor(v.shape, v.element)


def types_of(values):
    return ", ".join(type_of(v) for v in values)


def names_of(values):
    return ", ".join(v.name for v in values)


class Function:
    """One function's text; each method adds an op and returns its result."""

    def __init__(self, name, visibility="public"):
        self.name, self.visibility, self.arguments, self.lines, self.count, self.indent = name, visibility, [], [], 0, "    "

    def argument(self, *shape, element="f32"):
        self.arguments.append(Value(f"%arg{len(self.arguments)}", shape, element))
        return self.arguments[-1]

    def line(self, text):
        self.lines.append(self.indent + text)

    def op(self, text, shape, element="f32"):
        self.line(f"%{self.count} = {text}")
        self.count += 1
        return Value(f"%{self.count - 1}", tuple(shape), element)

    def several(self, text, results):
        base, self.count = f"%{self.count}", self.count + 1
        self.line(f"{base}:{len(results)} = {text}")
        return [Value(f"{base}#{i}", v.shape, v.element) for i, v in enumerate(results)]

    def text(self, results):
        arguments = ", ".join(f"{a.name}: {type_of(a)}" for a in self.arguments)
        kinds = types_of(results) if len(results) == 1 else f"({types_of(results)})"
        end = f"    return {names_of(results)} : {types_of(results)}"
        return "\n".join([f"  func.func {self.visibility} @{self.name}({arguments}) -> {kinds} {{", *self.lines, end, "  }"])

    # ---- constants and shapes
    def scalar(self, value, element="f32"):
        if element == "f32" and math.isinf(value):
            value = "0xFF800000" if value < 0 else "0x7F800000"
        elif element == "f32":
            value = f"{value:.9e}"
        return self.op(f"stablehlo.constant dense<{value}> : {tensor((), element)}", (), element)

    def full(self, value, shape, element="f32"):
        return self.broadcast(self.scalar(value, element), shape, ())

    def broadcast(self, v, shape, dims):
        return self.op(f"stablehlo.broadcast_in_dim {v.name}, dims = {list(dims)} : ({type_of(v)}) -> {tensor(shape, v.element)}", shape, v.element)

    def along(self, v, shape, dims):
        """As jax.numpy broadcasts: to dimensions of size 1 first."""
        ones = [n if d in dims else 1 for d, n in enumerate(shape)]
        return self.broadcast(self.broadcast(v, ones, dims), shape, range(len(shape)))

    def reshape(self, v, *shape):
        return self.op(f"stablehlo.reshape {v.name} : ({type_of(v)}) -> {tensor(shape, v.element)}", shape, v.element)

    def transpose(self, v, *order):
        shape = [v.shape[d] for d in order]
        return self.op(f"stablehlo.transpose {v.name}, dims = {list(order)} : ({type_of(v)}) -> {tensor(shape, v.element)}", shape, v.element)

    def slice(self, v, *ranges):
        shape = [b - a for a, b in ranges]
        text = ", ".join(f"{a}:{b}" for a, b in ranges)
        return self.op(f"stablehlo.slice {v.name} [{text}] : ({type_of(v)}) -> {tensor(shape, v.element)}", shape, v.element)

    def last(self, v, begin, end):
        return self.slice(v, *[(0, n) for n in v.shape[:-1]], (begin, end))

    def concatenate(self, dim, *values):
        shape = list(values[0].shape)
        shape[dim] = sum(v.shape[dim] for v in values)
        kind = tensor(shape, values[0].element)
        return self.op(f"stablehlo.concatenate {names_of(values)}, dim = {dim} : ({types_of(values)}) -> {kind}", shape, values[0].element)

    def iota(self, dim, *shape, element="i32"):
        return self.op(f"stablehlo.iota dim = {dim} : {tensor(shape, element)}", shape, element)

    def dynamic_slice(self, v, starts, shape):
        kinds = ", ".join([type_of(v), *map(type_of, starts)])
        text = f"stablehlo.dynamic_slice {v.name}, {names_of(starts)}, sizes = {list(shape)} : ({kinds}) -> {tensor(shape, v.element)}"
        return self.op(text, shape, v.element)

    def dynamic_update_slice(self, v, update, starts):
        operands = [v, update, *starts]
        return self.op(f"stablehlo.dynamic_update_slice {names_of(operands)} : ({types_of(operands)}) -> {type_of(v)}", v.shape, v.element)

    def take(self, table, ids):
        """Rows, as jax.numpy indexes: counted from the end where negative."""
        rows, width = table.shape
        negative = self.compare("LT", ids, self.full(0, ids.shape, "i32"))
        ids = self.select(negative, self.binary("add", ids, self.full(rows, ids.shape, "i32")), ids)
        at = self.broadcast(ids, (*ids.shape, 1), range(len(ids.shape)))
        shape = (*ids.shape, width)
        n = len(ids.shape)
        numbers = f"#stablehlo.gather<offset_dims = [{n}], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = {n}>"
        return self.op(f'"stablehlo.gather"({table.name}, {at.name}) <{{dimension_numbers = {numbers}, indices_are_sorted = false, '
                       f"slice_sizes = array<i64: 1, {width}>}}> : ({type_of(table)}, {type_of(at)}) -> {tensor(shape)}", shape)

    # ---- elementwise
    def unary(self, name, v):
        return self.op(f"stablehlo.{name} {v.name} : {type_of(v)}", v.shape, v.element)

    def binary(self, name, a, b):
        return self.op(f"stablehlo.{name} {a.name}, {b.name} : {type_of(a)}", a.shape, a.element)

    def add(self, a, b):
        return self.binary("add", a, b)

    def multiply(self, a, b):
        return self.binary("multiply", a, b)

    def scaled(self, v, factor):
        return self.multiply(v, self.full(factor, v.shape))

    def add_bias(self, v, bias):
        return self.add(v, self.along(bias, v.shape, [len(v.shape) - 1]))

    def convert(self, v, element):
        return self.op(f"stablehlo.convert {v.name} : ({type_of(v)}) -> {tensor(v.shape, element)}", v.shape, element)

    def compare(self, direction, a, b):
        kind = {"f32": "FLOAT", "i32": "SIGNED"}[a.element]
        return self.op(f"stablehlo.compare {direction}, {a.name}, {b.name}, {kind} : ({types_of((a, b))}) -> {tensor(a.shape, 'i1')}", a.shape, "i1")

    def select(self, condition, a, b):
        return self.op(f"stablehlo.select {names_of((condition, a, b))} : {types_of((condition, a))}", a.shape, a.element)

    def relu(self, v):
        return self.binary("maximum", v, self.full(0.0, v.shape))

    def gelu(self, v):
        half = self.scaled(v, 0.5)
        inner = self.multiply(self.unary("negate", v), self.full(math.sqrt(0.5), v.shape))
        return self.multiply(half, self.op(f"chlo.erfc {inner.name} : {type_of(v)} -> {type_of(v)}", v.shape))

    def gelu_tanh(self, v):
        cube = self.multiply(v, self.multiply(v, v))
        inner = self.scaled(self.add(v, self.scaled(cube, 0.044715)), math.sqrt(2 / math.pi))
        return self.multiply(v, self.scaled(self.add(self.unary("tanh", inner), self.full(1.0, v.shape)), 0.5))

    def silu(self, v):
        return self.multiply(v, self.unary("logistic", v))

    # ---- reductions
    def reduce(self, name, v, *dims):
        start = self.scalar(-math.inf if name == "maximum" else 0.0)
        shape = [n for d, n in enumerate(v.shape) if d not in dims]
        text = f"stablehlo.reduce({v.name} init: {start.name}) applies stablehlo.{name} across dimensions = {list(dims)} : "
        return self.op(text + f"({types_of((v, start))}) -> {tensor(shape)}", shape)

    def mean(self, v, *dims):
        total = self.reduce("add", v, *dims)
        return self.binary("divide", total, self.full(float(math.prod(v.shape[d] for d in dims)), total.shape))

    def back(self, v, shape, dims):
        """A reduction's result for each element that went into it."""
        return self.along(v, shape, [d for d in range(len(shape)) if d not in dims])

    def softmax(self, v):
        last = len(v.shape) - 1
        most = self.reduce("maximum", v, last)
        most = self.binary("maximum", self.full(-math.inf, most.shape), most)
        e = self.unary("exponential", self.binary("subtract", v, self.back(most, v.shape, [last])))
        return self.binary("divide", e, self.back(self.reduce("add", e, last), v.shape, [last]))

    def normalize(self, v, dims, epsilon=1e-5):
        centered = self.binary("subtract", v, self.back(self.mean(v, *dims), v.shape, dims))
        variance = self.mean(self.multiply(centered, centered), *dims)
        inverse = self.unary("rsqrt", self.add(variance, self.full(epsilon, variance.shape)))
        return self.multiply(centered, self.back(inverse, v.shape, dims))

    def layer_norm(self, v):
        n, last = v.shape[-1], len(v.shape) - 1
        y = self.multiply(self.normalize(v, [last]), self.along(self.argument(n), v.shape, [last]))
        return self.add_bias(y, self.argument(n))

    def rms_norm(self, v):
        last = len(v.shape) - 1
        square = self.mean(self.multiply(v, v), last)
        inverse = self.unary("rsqrt", self.add(square, self.full(1e-5, square.shape)))
        return self.multiply(self.multiply(v, self.back(inverse, v.shape, [last])), self.along(self.argument(v.shape[-1]), v.shape, [last]))

    def group_norm(self, v, groups):
        b, h, w, c = v.shape
        y = self.reshape(self.normalize(self.reshape(v, b, h, w, groups, c // groups), [1, 2, 4]), b, h, w, c)
        return self.add_bias(self.multiply(y, self.along(self.argument(c), y.shape, [3])), self.argument(c))

    def argmax(self, v):
        """Over the last dimension: the place of the greatest, NaN before all, the first of equals."""
        last, places = len(v.shape) - 1, self.iota(len(v.shape) - 1, *v.shape)
        low, zero, shape = self.scalar(-math.inf), self.scalar(0, "i32"), v.shape[:-1]
        kinds = f"({types_of((v, places, low, zero))}) -> ({tensor(shape)}, {tensor(shape, 'i32')})"
        base, self.count = f"%{self.count}", self.count + 1
        f, i = "tensor<f32>", "tensor<i32>"
        self.line(f"{base}:2 = stablehlo.reduce({v.name} init: {low.name}), ({places.name} init: {zero.name}) across dimensions = [{last}] : {kinds}")
        self.line(f" reducer(%a: {f}, %c: {f}) (%b: {i}, %d: {i})  {{")
        for text in (f"%gt = stablehlo.compare GT, %a, %c, FLOAT : ({f}, {f}) -> tensor<i1>",
                     f"%nan = stablehlo.compare NE, %a, %a, FLOAT : ({f}, {f}) -> tensor<i1>", "%take = stablehlo.or %gt, %nan : tensor<i1>",
                     f"%eq = stablehlo.compare EQ, %a, %c, FLOAT : ({f}, {f}) -> tensor<i1>",
                     f"%lt = stablehlo.compare LT, %b, %d, SIGNED : ({i}, {i}) -> tensor<i1>", "%first = stablehlo.and %eq, %lt : tensor<i1>",
                     "%place = stablehlo.or %take, %first : tensor<i1>", f"%most = stablehlo.select %take, %a, %c : tensor<i1>, {f}",
                     f"%at = stablehlo.select %place, %b, %d : tensor<i1>, {i}", f"stablehlo.return %most, %at : {f}, {i}"):
            self.line("  " + text)
        self.line("}")
        return Value(base + "#1", tuple(shape), "i32")

    # ---- products, convolutions, windows
    def dot(self, a, b, contract, batch=((), ())):
        kept = [n for d, n in enumerate(a.shape) if d not in contract[0] and d not in batch[0]]
        shape = [a.shape[d] for d in batch[0]] + kept + [n for d, n in enumerate(b.shape) if d not in contract[1] and d not in batch[1]]
        batching = f"batching_dims = {list(batch[0])} x {list(batch[1])}, " if batch[0] else ""
        return self.op(f"stablehlo.dot_general {a.name}, {b.name}, {batching}contracting_dims = {list(contract[0])} x {list(contract[1])}, "
                       f"precision = [DEFAULT, DEFAULT] : ({types_of((a, b))}) -> {tensor(shape)}", shape)

    def dense(self, v, width, bias=True):
        y = self.dot(v, self.argument(v.shape[-1], width), ([len(v.shape) - 1], [0]))
        return self.add_bias(y, self.argument(width)) if bias else y

    def convolution(self, a, w, out, numbers, stride=1, pad=((0, 0), (0, 0)), lhs_dilate=1, rhs_dilate=1):
        return self.op(
            f"stablehlo.convolution({a.name}, {w.name}) dim_numbers = [{numbers[0]}]x[{numbers[1]}]->[{numbers[2]}], window = {{stride = "
            f"[{stride}, {stride}], pad = {[list(p) for p in pad]}, lhs_dilate = [{lhs_dilate}, {lhs_dilate}], rhs_dilate = [{rhs_dilate}, "
            f"{rhs_dilate}], reverse = [false, false]}} {{batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = "
            f"[#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}} : ({types_of((a, w))}) -> {tensor(out)}", out)

    def conv(self, v, channels, kernel, stride=1, pad=None, layout=NHWC, weight=None):
        pad = kernel // 2 if pad is None else pad
        c, h = (v.shape[3], v.shape[1]) if layout is NHWC else (v.shape[1], v.shape[2])
        size = (h + 2 * pad - kernel) // stride + 1
        shape = (kernel, kernel, c, channels) if layout is NHWC else (channels, c, kernel, kernel)
        out = (v.shape[0], size, size, channels) if layout is NHWC else (v.shape[0], channels, size, size)
        return self.convolution(v, weight or self.argument(*shape), out, layout, stride, ((pad, pad), (pad, pad)))

    def conv_transpose(self, v, channels, kernel, stride):
        b, h, w, c = v.shape
        pad = kernel - 1, kernel - 1 + stride - kernel
        out = (b, h * stride, w * stride, channels)
        return self.convolution(v, self.argument(kernel, kernel, c, channels), out, NHWC, 1, (pad, pad), lhs_dilate=stride)

    def max_pool(self, v, size, stride, pad, layout=NHWC):
        spread = (lambda n, one: (one, n, n, one)) if layout is NHWC else (lambda n, one: (one, one, n, n))
        shape = [(n + 2 * p - k) // s + 1 for n, p, k, s in zip(v.shape, spread(pad, 0), spread(size, 1), spread(stride, 1))]
        window, strides = (", ".join(map(str, spread(n, 1))) for n in (size, stride))
        pads = [[p, p] for p in spread(pad, 0)]
        low = self.scalar(-math.inf)
        base = self.op(f'"stablehlo.reduce_window"({v.name}, {low.name}) <{{padding = dense<{pads}> : tensor<4x2xi64>, window_dimensions = '
                       f"array<i64: {window}>, window_strides = array<i64: {strides}>}}> ({{", shape)
        for text in ("^bb0(%a: tensor<f32>, %b: tensor<f32>):", "  %m = stablehlo.maximum %a, %b : tensor<f32>",
                     "  stablehlo.return %m : tensor<f32>", f"}}) : ({types_of((v, low))}) -> {tensor(shape)}"):
            self.line(text)
        return base

    def max_pool_gradient(self, v, gradient, size):
        zero = self.scalar(0.0)
        window = f"1, {size}, {size}, 1"
        base = self.op(f'"stablehlo.select_and_scatter"({names_of((v, gradient, zero))}) <{{padding = dense<0> : tensor<4x2xi64>, '
                       f"window_dimensions = array<i64: {window}>, window_strides = array<i64: {window}>}}> ({{", v.shape)
        for text in ("^bb0(%a: tensor<f32>, %b: tensor<f32>):",
                     "  %c = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>", "  stablehlo.return %c : tensor<i1>",
                     "}, {", "^bb0(%a: tensor<f32>, %b: tensor<f32>):", "  %c = stablehlo.add %a, %b : tensor<f32>",
                     "  stablehlo.return %c : tensor<f32>", f"}}) : ({types_of((v, gradient, zero))}) -> {type_of(v)}"):
            self.line(text)
        return base

    def conv_gradients(self, v, w, gradient):
        """Of a convolution with stride 1 and pad k / 2: for its input and for its weights, as JAX transposes it."""
        k = w.shape[0]
        pad = ((k // 2, k // 2),) * 2
        for_weights = self.convolution(v, gradient, w.shape, ("f, 0, 1, b", "i, 0, 1, o", "0, 1, b, f"), pad=pad)
        reverse = self.op(f"stablehlo.reverse {w.name}, dims = [0, 1] : {type_of(w)}", w.shape)
        return self.convolution(gradient, reverse, v.shape, ("b, 0, 1, f", "0, 1, o, i", "b, 0, 1, f"), pad=pad), for_weights

    # ---- calls and loops
    def call(self, name, operands, results):
        kinds = types_of(results) if len(results) == 1 else f"({types_of(results)})"
        text = f"func.call @{name}({names_of(operands)}) : ({types_of(operands)}) -> {kinds}"
        return self.several(text, results) if len(results) > 1 else [self.op(text, results[0].shape, results[0].element)]

    def counted(self, trips, state, body):
        """A while of `trips` trips, as lax.scan and lax.fori_loop print it: body(counter, values) gives the next values."""
        carried = [self.scalar(0, "i32"), *state]
        base, self.count = self.count, self.count + 1
        inner = [Value(f"%iter{base}_{i}", v.shape, v.element) for i, v in enumerate(carried)]
        begin = ", ".join(f"{i.name} = {v.name}" for i, v in zip(inner, carried))
        self.line(f"%{base}:{len(carried)} = stablehlo.while({begin}) : {types_of(carried)}")
        self.line("cond {")
        self.indent += "  "
        go = self.compare("LT", inner[0], self.scalar(trips, "i32"))
        self.line(f"stablehlo.return {go.name} : {type_of(go)}")
        self.indent = self.indent[:-2]
        self.line("} do {")
        self.indent += "  "
        values = [self.add(inner[0], self.scalar(1, "i32")), *body(inner[0], inner[1:])]
        self.line(f"stablehlo.return {names_of(values)} : {types_of(values)}")
        self.indent = self.indent[:-2]
        self.line("}")
        return [Value(f"%{base}#{i + 1}", v.shape, v.element) for i, v in enumerate(state)]


def module(*functions):
    return "\n".join(["module @model attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {", *functions, "}"]) + "\n"


# ---- classifiers of images
def mnist_layers(f, batch, image, channels, hidden, classes):
    """The network's weights, what its gradient needs, and its logits."""
    x = f.argument(batch, image, image, 1)
    w1, b1 = f.argument(3, 3, 1, channels), f.argument(channels)
    w2, b2 = f.argument(3, 3, channels, 2 * channels), f.argument(2 * channels)
    c1 = f.add_bias(f.conv(x, channels, 3, weight=w1), b1)
    p1 = f.max_pool(f.relu(c1), 2, 2, 0)
    c2 = f.add_bias(f.conv(p1, 2 * channels, 3, weight=w2), b2)
    p2 = f.max_pool(f.relu(c2), 2, 2, 0)
    flat = f.reshape(p2, batch, math.prod(p2.shape[1:]))
    w3, b3, w4, b4 = f.argument(flat.shape[1], hidden), f.argument(hidden), f.argument(hidden, classes), f.argument(classes)
    d = f.add_bias(f.dot(flat, w3, ([1], [0])), b3)
    logits = f.add_bias(f.dot(f.relu(d), w4, ([1], [0])), b4)
    return (w1, b1, w2, b2, w3, b3, w4, b4), (x, c1, p1, c2, p2, flat, d), logits


def mnist(**sizes):
    f = Function("main")
    return module(f.text([mnist_layers(f, **sizes)[2]]))


def cross_entropy_gradient(f, logits, labels):
    """Of the mean over rows of -sum(labels * log_softmax(logits))."""
    return f.scaled(f.binary("subtract", f.softmax(logits), labels), 1 / logits.shape[0])


def relu_gradient(f, before, gradient):
    zero = f.full(0.0, before.shape)
    return f.select(f.compare("GT", before, zero), gradient, f.full(0.0, before.shape))


def dense_gradients(f, v, w, gradient):
    """For the input, the weights and the bias."""
    for_weights = f.transpose(f.dot(gradient, v, ([0], [0])), 1, 0)
    return f.dot(gradient, w, ([1], [1])), for_weights, f.reduce("add", gradient, 0)


def descend(f, weights, gradients, rate=0.1):
    return [f.binary("subtract", w, f.scaled(g, rate)) for w, g in zip(weights, gradients)]


def mnist_step(**sizes):
    f = Function("main")
    weights, (x, c1, p1, c2, p2, flat, d), logits = mnist_layers(f, **sizes)
    labels = f.argument(*logits.shape)
    g = cross_entropy_gradient(f, logits, labels)
    g, g_w4, g_b4 = dense_gradients(f, f.relu(d), weights[6], g)
    g, g_w3, g_b3 = dense_gradients(f, flat, weights[4], relu_gradient(f, d, g))
    g = relu_gradient(f, c2, f.max_pool_gradient(f.relu(c2), f.reshape(g, *p2.shape), 2))
    g_b2 = f.reduce("add", g, 0, 1, 2)
    g, g_w2 = f.conv_gradients(p1, weights[2], g)
    g = relu_gradient(f, c1, f.max_pool_gradient(f.relu(c1), g, 2))
    g_b1 = f.reduce("add", g, 0, 1, 2)
    g_w1 = f.conv_gradients(x, weights[0], g)[1]
    return module(f.text(descend(f, weights, (g_w1, g_b1, g_w2, g_b2, g_w3, g_b3, g_w4, g_b4))))


def mlp_step(batch, inputs, hidden, classes):
    f = Function("main")
    w1, b1, w2, b2 = weights = f.argument(inputs, hidden), f.argument(hidden), f.argument(hidden, classes), f.argument(classes)
    x, labels = f.argument(batch, inputs), f.argument(batch, classes)
    before = f.add_bias(f.dot(x, w1, ([1], [0])), b1)
    h = f.relu(before)
    g = cross_entropy_gradient(f, f.add_bias(f.dot(h, w2, ([1], [0])), b2), labels)
    g, g_w2, g_b2 = dense_gradients(f, h, w2, g)
    g, g_w1, g_b1 = dense_gradients(f, x, w1, relu_gradient(f, before, g))
    return module(f.text(descend(f, weights, (g_w1, g_b1, g_w2, g_b2))))


def batch_norm_gradient(batch, image, channels):
    """Of sum(batch_norm(x)^2), for the input, the scale and the offset."""
    f = Function("main")
    x, scale, offset = f.argument(batch, image, image, channels), f.argument(channels), f.argument(channels)
    dims, n = (0, 1, 2), batch * image * image
    centered = f.binary("subtract", x, f.back(f.mean(x, *dims), x.shape, dims))
    variance = f.mean(f.multiply(centered, centered), *dims)
    variance = f.add(variance, f.full(1e-5, variance.shape))
    inverse = f.unary("rsqrt", variance)
    y = f.multiply(centered, f.back(inverse, x.shape, dims))
    scales = f.along(scale, x.shape, [3])
    g = f.scaled(f.add_bias(f.multiply(y, scales), offset), 2.0)
    g_offset, g_scale = f.reduce("add", g, *dims), f.reduce("add", f.multiply(g, y), *dims)
    g = f.multiply(g, scales)
    g_inverse = f.reduce("add", f.multiply(g, centered), *dims)
    g_variance = f.scaled(f.multiply(g_inverse, f.binary("divide", inverse, variance)), -0.5)
    part = f.multiply(f.back(f.scaled(g_variance, 2.0 / n), x.shape, dims), centered)
    g = f.add(f.multiply(g, f.back(inverse, x.shape, dims)), part)
    g_mean = f.unary("negate", f.reduce("add", g, *dims))
    g = f.add(g, f.back(f.scaled(g_mean, 1.0 / n), x.shape, dims))
    return module(f.text([g, g_scale, g_offset]))


def resnet50(batch, image, width, blocks, classes, layout):
    layout = {"nhwc": NHWC, "nchw": NCHW}[layout]
    channel = 3 if layout is NHWC else 1
    f = Function("main")

    def norm(v):
        c = v.shape[channel]
        scale, offset, mean, variance = (f.argument(c) for _ in range(4))
        inverse = f.unary("rsqrt", f.add(variance, f.full(1e-5, (c,))))
        y = f.binary("subtract", v, f.along(mean, v.shape, [channel]))
        y = f.multiply(y, f.along(f.multiply(inverse, scale), v.shape, [channel]))
        return f.add(y, f.along(offset, v.shape, [channel]))

    def unit(v, channels, kernel, stride=1):
        return norm(f.conv(v, channels, kernel, stride, layout=layout))

    v = f.argument(*((batch, image, image, 3) if layout is NHWC else (batch, 3, image, image)))
    v = f.max_pool(f.relu(unit(v, width, 7, 2)), 3, 2, 1, layout)
    for stage, count in enumerate(blocks):
        for block in range(count):
            channels, stride = width << stage, 2 if stage and not block else 1
            y = f.relu(unit(v, channels, 1))
            y = unit(f.relu(unit(y, channels, 3, stride)), 4 * channels, 1)
            v = f.relu(f.add(y, unit(v, 4 * channels, 1, stride) if not block else v))
    v = f.mean(v, *((1, 2) if layout is NHWC else (2, 3)))
    return module(f.text([f.dense(v, classes)]))


# ---- transformers
def heads_of(f, v, heads):
    return f.reshape(v, *v.shape[:-1], heads, v.shape[-1] // heads)


def attention(f, q, k, v, mask=None):
    """Of [batch, length, heads, width]; the mask is added to the scores [batch, heads, length, length]."""
    scores = f.dot(q, k, ([3], [3]), ([0, 2], [0, 2]))
    scores = f.binary("divide", scores, f.full(math.sqrt(q.shape[3]), scores.shape))
    y = f.dot(v, f.softmax(f.add(scores, mask) if mask else scores), ([1], [3]), ([0, 2], [0, 1]))
    y = f.transpose(y, 0, 3, 1, 2)  # from [batch, heads, width, length]
    return f.reshape(y, *y.shape[:2], y.shape[2] * y.shape[3])


def self_attention(f, v, heads, mask=None):
    q, k, value = (heads_of(f, f.dense(v, v.shape[-1]), heads) for _ in range(3))
    return f.dense(attention(f, q, k, value, mask), v.shape[-1])


def bert(batch, length, layers, width, heads, hidden, vocabulary):
    f = Function("main")
    ids, present = f.argument(batch, length, element="i32"), f.argument(batch, length, element="i32")
    v = f.take(f.argument(vocabulary, width), ids)
    v = f.layer_norm(f.add(v, f.along(f.argument(length, width), v.shape, [1, 2])))
    mask = f.convert(f.compare("EQ", present, f.full(0, present.shape, "i32")), "f32")
    mask = f.along(f.scaled(mask, -1e9), (batch, heads, length, length), [0, 3])
    for _ in range(layers):
        v = f.layer_norm(f.add(v, self_attention(f, v, heads, mask)))
        v = f.layer_norm(f.add(v, f.dense(f.gelu(f.dense(v, hidden)), width)))
    return module(f.text([v]))


def vit(batch, image, patch, layers, width, heads, hidden, classes):
    f = Function("main")
    n = (image // patch) ** 2
    v = f.add_bias(f.conv(f.argument(batch, image, image, 3), width, patch, patch, 0), f.argument(width))
    v = f.concatenate(1, f.along(f.argument(1, width), (batch, 1, width), [1, 2]), f.reshape(v, batch, n, width))
    v = f.add(v, f.along(f.argument(n + 1, width), v.shape, [1, 2]))
    for _ in range(layers):
        v = f.add(v, self_attention(f, f.layer_norm(v), heads))
        v = f.add(v, f.dense(f.gelu_tanh(f.dense(f.layer_norm(v), hidden)), width))
    v = f.slice(f.layer_norm(v), (0, batch), (0, 1), (0, width))
    return module(f.text([f.dense(f.reshape(v, batch, width), classes)]))


def rotary(f, v, position):
    """Turns the halves of each head of [batch, heads, width] by angles that grow with the position."""
    b, h, d = v.shape
    exponents = f.scaled(f.convert(f.iota(0, d // 2), "f32"), -2 * math.log(10000) / d)
    angles = f.multiply(f.broadcast(f.convert(position, "f32"), (d // 2,), ()), f.unary("exponential", exponents))
    c, s = (f.along(f.unary(name, angles), (b, h, d // 2), [2]) for name in ("cosine", "sine"))
    x, y = f.last(v, 0, d // 2), f.last(v, d // 2, d)
    return f.concatenate(2, f.binary("subtract", f.multiply(x, c), f.multiply(y, s)), f.add(f.multiply(x, s), f.multiply(y, c)))


def threefry(n):
    """The functions @threefry2x32 and @rounds, as jax.random lowers them: two words of key, n pairs of words."""
    f, shape, four = Function("rounds", "private"), (n,), (4,)
    key = [f.argument(element="ui32") for _ in range(3)]
    step, turns = f.argument(element="i32"), [f.argument(*four, element="ui32") for _ in range(2)]
    x, y = f.argument(*shape, element="ui32"), f.argument(*shape, element="ui32")
    for i in range(4):
        turn = f.reshape(f.slice(turns[0], (i, i + 1)))
        x = f.add(x, y)
        left = f.binary("shift_left", y, f.broadcast(turn, shape, ()))
        rest = f.binary("subtract", f.scalar(32, "ui32"), turn)
        y = f.binary("xor", x, f.binary("or", left, f.binary("shift_right_logical", y, f.broadcast(rest, shape, ()))))
    x = f.add(x, f.broadcast(key[0], shape, ()))
    y = f.add(y, f.broadcast(key[1], shape, ()))
    y = f.add(y, f.broadcast(f.convert(f.add(step, f.scalar(1, "i32")), "ui32"), shape, ()))
    results = [key[1], key[2], key[0], f.add(step, f.scalar(1, "i32")), turns[1], turns[0], x, y]
    rounds = f.text(results)
    f = Function("threefry2x32", "private")
    k0, k1, a, b = f.argument(element="ui32"), f.argument(element="ui32"), f.argument(*shape, element="ui32"), f.argument(*shape, element="ui32")
    turns = [f.op(f"stablehlo.constant dense<{t}> : tensor<4xui32>", four, "ui32") for t in ("[13, 15, 26, 6]", "[17, 29, 16, 24]")]
    k2 = f.binary("xor", f.binary("xor", k0, k1), f.scalar(466688986, "ui32"))
    a, b = f.add(a, f.broadcast(k0, shape, ())), f.add(b, f.broadcast(k1, shape, ()))
    state = [k1, k2, k0, f.scalar(0, "i32"), *turns, a, b]
    done = f.counted(5, state, lambda _, v: f.call("rounds", v, v))
    return [f.text(done[-2:]), rounds]


def uniform(f, key, n):
    k0, k1 = (f.reshape(f.slice(key, (i, i + 1))) for i in range(2))
    count = f.iota(0, n, element="ui64")
    high = f.convert(f.binary("shift_right_logical", count, f.full(32, (n,), "ui64")), "ui32")
    a, b = f.call("threefry2x32", [k0, k1, high, f.convert(count, "ui32")], [high, high])
    bits = f.binary("shift_right_logical", f.binary("xor", a, b), f.full(9, (n,), "ui32"))
    bits = f.binary("or", bits, f.full(1065353216, (n,), "ui32"))
    y = f.op(f"stablehlo.bitcast_convert {bits.name} : ({type_of(bits)}) -> {tensor((n,))}", (n,))
    y = f.binary("subtract", y, f.full(1.0, (n,)))
    return f.binary("maximum", f.full(1.17549435e-38, (n,)), f.add(y, f.full(1.17549435e-38, (n,))))


def decoder(batch, context, layers, width, heads, hidden, vocabulary):
    """One step: the next token of each row, drawn from the softmax, and the caches with the row of this one."""
    f = Function("main")
    ids, position, key = f.argument(batch, element="i32"), f.argument(element="i32"), f.argument(2, element="ui32")
    table = f.argument(vocabulary, width)
    d, zero, caches = width // heads, f.scalar(0, "i32"), []
    v = f.take(table, ids)
    places = f.iota(1, batch, context)
    future = f.compare("GT", places, f.broadcast(position, places.shape, ()))
    for _ in range(layers):
        x = f.rms_norm(v)
        q, k, value = (heads_of(f, f.dense(x, width, bias=False), heads) for _ in range(3))
        q, k = rotary(f, q, position), rotary(f, k, position)
        for row in (k, value):
            cache = f.argument(batch, context, heads, d)
            caches.append(f.dynamic_update_slice(cache, f.reshape(row, batch, 1, heads, d), [zero, position, zero, zero]))
        scores = f.dot(q, caches[-2], ([2], [3]), ([0, 1], [0, 2]))
        scores = f.scaled(scores, 1 / math.sqrt(d))
        scores = f.select(f.along(future, scores.shape, [0, 2]), f.full(-math.inf, scores.shape), scores)
        y = f.dot(f.softmax(scores), caches[-1], ([2], [1]), ([0, 1], [0, 2]))
        v = f.add(v, f.dense(f.reshape(y, batch, width), width, bias=False))
        x = f.rms_norm(v)
        gate = f.silu(f.dense(x, hidden, bias=False))
        v = f.add(v, f.dense(f.multiply(gate, f.dense(x, hidden, bias=False)), width, bias=False))
    logits = f.dot(f.rms_norm(v), table, ([1], [1]))
    noise = f.unary("negate", f.unary("log", f.unary("negate", f.unary("log", uniform(f, key, batch * vocabulary)))))
    token = f.argmax(f.add(logits, f.reshape(noise, batch, vocabulary)))
    return module(f.text([token, logits, *caches]), *threefry(batch * vocabulary))


# ---- others
def lstm(steps, batch, inputs, hidden):
    f = Function("main")
    x, h, c = f.argument(steps, batch, inputs), f.argument(batch, hidden), f.argument(batch, hidden)
    wx, wh, bias = f.argument(inputs, 4 * hidden), f.argument(hidden, 4 * hidden), f.argument(4 * hidden)
    outputs = f.full(0.0, (steps, batch, hidden))

    def cell(i, values):
        h, c, outputs = values
        zero = f.scalar(0, "i32")
        row = f.reshape(f.dynamic_slice(x, [i, zero, zero], (1, batch, inputs)), batch, inputs)
        gates = f.add_bias(f.add(f.dot(row, wx, ([1], [0])), f.dot(h, wh, ([1], [0]))), bias)
        a, forget, g, o = (f.last(gates, k * hidden, (k + 1) * hidden) for k in range(4))
        c = f.add(f.multiply(f.unary("logistic", forget), c), f.multiply(f.unary("logistic", a), f.unary("tanh", g)))
        h = f.multiply(f.unary("logistic", o), f.unary("tanh", c))
        return h, c, f.dynamic_update_slice(outputs, f.broadcast(h, (1, batch, hidden), [1, 2]), [i, zero, zero])

    h, c, outputs = f.counted(steps, [h, c, outputs], cell)
    return module(f.text([outputs, h, c]))


def unet(batch, image, channels, groups, heads):
    """A level: two residual blocks with attention at half the size between a strided convolution and a transposed one."""
    f = Function("main")

    def convolve(v, channels, kernel, stride=1):
        return f.add_bias(f.conv(v, channels, kernel, stride), f.argument(channels))

    def residual(v, channels):
        y = convolve(f.silu(f.group_norm(v, groups)), channels, 3)
        y = convolve(f.silu(f.group_norm(y, groups)), channels, 3)
        return f.add(y, v if v.shape[3] == channels else convolve(v, channels, 1))

    skip = residual(convolve(f.argument(batch, image, image, 4), channels, 3), channels)
    v = residual(convolve(skip, 2 * channels, 3, 2), 2 * channels)
    shape = v.shape
    y = f.reshape(f.group_norm(v, groups), batch, shape[1] * shape[2], shape[3])
    v = f.add(v, f.reshape(self_attention(f, y, heads), *shape))
    v = f.add_bias(f.conv_transpose(v, channels, 2, 2), f.argument(channels))
    v = residual(f.concatenate(3, v, skip), channels)
    return module(f.text([convolve(f.silu(f.group_norm(v, groups)), 4, 3)]))


MODELS = {  # name: how it is made, its true sizes, small ones
    "mnist": (mnist, dict(batch=64, image=28, channels=32, hidden=128, classes=10), dict(batch=2, image=8, channels=4, hidden=12, classes=10)),
    "mnist_step": (mnist_step, dict(batch=64, image=28, channels=32, hidden=128, classes=10),
                   dict(batch=2, image=8, channels=4, hidden=12, classes=10)),
    "resnet50": (resnet50, dict(batch=1, image=224, width=64, blocks=(3, 4, 6, 3), classes=1000, layout="nhwc"),
                 dict(batch=2, image=32, width=4, blocks=(1, 2, 1, 1), classes=10, layout="nhwc")),
    "resnet50_torch": (resnet50, dict(batch=1, image=224, width=64, blocks=(3, 4, 6, 3), classes=1000, layout="nchw"),
                       dict(batch=2, image=32, width=4, blocks=(1, 2, 1, 1), classes=10, layout="nchw")),
    "resnet50_batch32": (resnet50, dict(batch=32, image=224, width=64, blocks=(3, 4, 6, 3), classes=1000, layout="nhwc"),
                         dict(batch=3, image=32, width=4, blocks=(1, 1, 1, 1), classes=10, layout="nhwc")),
    "bert": (bert, dict(batch=1, length=128, layers=12, width=768, heads=12, hidden=3072, vocabulary=30522),
             dict(batch=2, length=7, layers=2, width=24, heads=3, hidden=40, vocabulary=50)),
    "bert_batch8": (bert, dict(batch=8, length=128, layers=12, width=768, heads=12, hidden=3072, vocabulary=30522),
                    dict(batch=3, length=5, layers=1, width=24, heads=3, hidden=40, vocabulary=50)),
    "decoder": (decoder, dict(batch=1, context=1024, layers=12, width=1024, heads=16, hidden=2816, vocabulary=32000),
                dict(batch=2, context=9, layers=2, width=24, heads=3, hidden=40, vocabulary=50)),
    "lstm": (lstm, dict(steps=128, batch=8, inputs=256, hidden=512), dict(steps=5, batch=2, inputs=7, hidden=6)),
    "unet": (unet, dict(batch=1, image=64, channels=128, groups=32, heads=4), dict(batch=2, image=8, channels=8, groups=4, heads=2)),
    "vit": (vit, dict(batch=1, image=224, patch=16, layers=12, width=768, heads=12, hidden=3072, classes=1000),
            dict(batch=2, image=12, patch=4, layers=2, width=24, heads=3, hidden=40, classes=10)),
    "mlp_step": (mlp_step, dict(batch=64, inputs=784, hidden=512, classes=10), dict(batch=5, inputs=12, hidden=9, classes=4)),
    "batch_norm_gradient": (batch_norm_gradient, dict(batch=32, image=28, channels=128), dict(batch=2, image=5, channels=6)),
}


def model(name, small=False, **sizes):
    make, true, tiny = MODELS[name]
    return make(**{**(tiny if small else true), **sizes})


def main(arguments):
    small = "--small" in arguments
    folder = next((a[6:] for a in arguments if a.startswith("--all=")), None)
    if "--list" in arguments:
        for name, (_, true, tiny) in MODELS.items():
            print(f"{name}: " + ", ".join(f"{k}={true[k]} (small: {tiny[k]})" for k in true))
    elif folder:
        os.makedirs(folder, exist_ok=True)
        for name in MODELS:
            with open(os.path.join(folder, name + ".mlir"), "w") as out:
                out.write(model(name, small))
    elif arguments and arguments[0] in MODELS:
        pairs = [a.split("=", 1) for a in arguments[1:] if not a.startswith("--")]
        sys.stdout.write(model(arguments[0], small, **{k: int(v) if v.isdigit() else v for k, v in pairs}))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
