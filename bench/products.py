#!/usr/bin/python3
"""Products and convolutions drawn at random beside XLA, f32 at highest precision.

products.py [--seed=TEXT] [--count=60] [--cgc=build/cgc] [--xla=gpu|cpu] [--device=vulkan] [--rows=0,5,…] [--seconds=N] [--repeat=15]
            [--write=FOLDER] [--json=FILE]

The seed is the hash of the commit that is measured, that of the tree it runs in by default. Sizes are between 1 and 12,000, as often small as large (their
logarithms are drawn); a third of all products has transposed operands, a third is batched, a third has odd sizes alone, in any mixture. One in five
is a convolution: kernels of 1 to 5, strides of 1 and 2, NHWC and NCHW, a third of them transposed or dilated. What is computed is between 2^22 and
2^40 multiply-adds, and no array is larger than 2^28 elements. It prints what shapes.py prints, TFLOP/s for GB/s.
"""
import math
import random
import sys

import shapes

MOST, ELEMENTS, WORK = 12000, 2 ** 28, (2 ** 22, 2 ** 40)


def tensor(shape):
    return "tensor<%sxf32>" % "x".join(map(str, shape))


class Rated:
    unit = "TFLOP/s"

    def rate(self, us):
        return self.flops / us / 1e6


def module(types, result, body):
    arguments = ", ".join("%%%s: %s" % (name, t) for name, t in zip("xy", types))
    return "module @model {\n  func.func public @main(%s) -> %s {\n    %%r = %s\n    return %%r : %s\n  }\n}\n" % (arguments, result, body, result)


class Product(Rated):
    def __init__(self, rng, turned, batched, odd):
        def size(most):
            n = int(math.exp(rng.uniform(0, math.log(most))))
            return min(n | 1, most - (most + 1) % 2) if odd else n

        while True:
            m, n, k, batch = size(MOST), size(MOST), size(MOST), [size(512)] if batched else []
            count = math.prod(batch)
            if WORK[0] <= count * m * n * k <= WORK[1] and max(m * k, k * n, m * n) * count <= ELEMENTS:
                break
        self.turns = rng.choice([(True, False), (False, True), (True, True)]) if turned else (False, False)
        self.batch, self.mnk = batch, (m, n, k)
        self.flops = 2 * count * m * n * k
        self.name = "dot_%s%s" % ("x".join(map(str, batch + [m, n, k])), "".join("_" + c + "t" for c, t in zip("ab", self.turns) if t))

    def module(self):
        (m, n, k), r = self.mnk, len(self.batch)
        a = self.batch + ([k, m] if self.turns[0] else [m, k])
        b = self.batch + ([n, k] if self.turns[1] else [k, n])
        how = "batching_dims = [0] x [0], " if r else ""
        how += "contracting_dims = [%d] x [%d]" % (r + (not self.turns[0]), r + self.turns[1])
        result = tensor(self.batch + [m, n])
        return module([tensor(a), tensor(b)], result, "stablehlo.dot_general %%x, %%y, %s : (%s, %s) -> %s" % (how, tensor(a), tensor(b), result))


class Convolution(Rated):
    def __init__(self, rng, special, odd):
        def size(least, most):
            n = int(math.exp(rng.uniform(math.log(least), math.log(most))))
            return n | 1 if odd else n

        while True:
            n, h, w, c, o = size(1, 32), size(7, 256), size(7, 256), size(3, 1024), size(3, 1024)
            self.kernel, self.stride = rng.choice([1, 3, 3, 3, 5]), rng.choice([1, 1, 2])
            self.lhs = self.rhs = 1
            if special:
                self.stride, self.lhs, self.rhs = rng.choice([(1, 2, 1), (1, 1, 2)])
            self.pad = self.rhs * (self.kernel - 1) // 2
            out = [((x - 1) * self.lhs + 1 + 2 * self.pad - self.rhs * (self.kernel - 1) - 1) // self.stride + 1 for x in (h, w)]
            work = n * out[0] * out[1] * c * o * self.kernel ** 2
            if WORK[0] <= work <= WORK[1] and n * max(h * w * c, out[0] * out[1] * o) <= ELEMENTS // 4:
                break
        self.first = rng.random() < 0.5  # channels before space
        self.flops, self.sizes = 2 * work, (n, h, w, c, o, out)
        kind = "_lhs2" if self.lhs > 1 else "_rhs2" if self.rhs > 1 else ""
        self.name = "conv_%s_k%d_s%d%s_%s" % ("x".join(map(str, (n, h, w, c, o))), self.kernel, self.stride, kind, "nchw" if self.first else "nhwc")

    def module(self):
        n, h, w, c, o, out = self.sizes
        kernel = [o, c, self.kernel, self.kernel] if self.first else [self.kernel, self.kernel, c, o]
        x = tensor([n, c, h, w] if self.first else [n, h, w, c])
        result = tensor([n, o] + out if self.first else [n] + out + [o])
        dims = "[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]" if self.first else "[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]"
        window = "stride = [%d, %d], pad = [[%d, %d], [%d, %d]], lhs_dilate = [%d, %d], rhs_dilate = [%d, %d]" % (
            *[self.stride] * 2, *[self.pad] * 4, *[self.lhs] * 2, *[self.rhs] * 2)
        groups = "{batch_group_count = 1 : i64, feature_group_count = 1 : i64}"
        return module([x, tensor(kernel)], result, "stablehlo.convolution(%%x, %%y) dim_numbers = %s, window = {%s} %s : (%s, %s) -> %s" % (
            dims, window, groups, x, tensor(kernel), result))


def draw(seed, count):
    rng = random.Random(seed)
    thirds = [[i % 3 == 0 for i in range(count)] for _ in range(3)]
    convolution = [i % 5 == 0 for i in range(count)]
    for flags in (*thirds, convolution):
        rng.shuffle(flags)
    return [Convolution(rng, turned, odd) if conv else Product(rng, turned, batched, odd) for turned, batched, odd, conv in zip(*thirds, convolution)]


if __name__ == "__main__":
    p = shapes.options(__doc__)
    a = p.parse_args()
    sys.exit(shapes.run(a, lambda seed: draw(seed, a.count)))
