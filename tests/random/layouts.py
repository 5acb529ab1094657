#!/usr/bin/env python3
"""Kernels at random whose vectors get random nested layouts: distribute-vectors and what follows must not change what the interpreter computes.

usage: python3 tests/random/layouts.py --cgc=CGC [--seed=N] [--count=N] [--show]
One line per program, "ok …" or "FAIL …". --show prints the first program instead.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile

PASSES = "propagate-layouts{subgroup-size=%d},distribute-vectors{subgroup-size=%d},canonicalize,cse,unroll-vectors,canonicalize,cse,lower-vectors,canonicalize"
HEAD = """#lhs = affine_map<(m, n, k) -> (m, k)>
#rhs = affine_map<(m, n, k) -> (k, n)>
#acc = affine_map<(m, n, k) -> (m, n)>
#by_both = affine_map<(m, n)[s0, s1] -> (s0, s1)>
#by_row = affine_map<(m, n)[s0, s1] -> (m)>
#by_column = affine_map<(m, n)[s0, s1] -> (n)>
#by_all = affine_map<(m, n)[s0, s1] -> (m, n)>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @kernels {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [WX : index, WY : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @k() attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [WX, WY, 1]SUBGROUP>} {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %c3 = arith.constant 3 : index
        %zero = arith.constant ZERO : ELEMENT
        %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : MEMREF
        %in2 = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : MEMREF
        %out = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : MEMREF
"""


def layout(rng, shape, subgroups, lanes):
    """A layout of the shape that fits the workgroup: the primes of each size go to tiles, tiles of subgroups and threads get strides, at times with gaps."""
    while True:
        tiles = []
        for n in shape:
            t, p = [1] * 5, 2
            while n > 1:
                if n % p:
                    p += 1
                    continue
                t[rng.randrange(5)] *= p
                n //= p
            tiles.append(t)
        strides = []
        for level, most in [(0, subgroups), (3, lanes)]:
            order = [i for i in range(len(shape)) if tiles[i][level] > 1]
            rng.shuffle(order)
            s, at = [0] * len(shape), 2 if rng.random() < 0.2 else 1
            for i in order:
                s[i] = at
                at *= tiles[i][level] * (2 if rng.random() < 0.1 else 1)
            strides.append(s if 1 + sum(s[i] * (tiles[i][level] - 1) for i in order) <= most else None)
        if None in strides:
            continue
        names = ["subgroup_tile", "batch_tile", "outer_tile", "thread_tile", "element_tile"]
        lists = ["%s = %s" % (name, [t[k] for t in tiles]) for k, name in enumerate(names)]
        return "#iree_vector_ext.nested_layout<%s, subgroup_strides = %s, thread_strides = %s>" % (", ".join(lists), strides[0], strides[1])


class Program:
    def __init__(self, seed):
        self.rng = rng = random.Random(seed)
        self.lanes, self.subgroups = rng.choice([1, 4, 8, 16, 32, 64]), rng.choice([1, 2, 4])
        if self.lanes == 64:
            self.subgroups = min(self.subgroups, 2)
        self.rows, self.columns, self.depth = rng.choice([1, 2, 4, 6, 8, 16]), rng.choice([4, 7, 8, 12, 16, 32, 64]), rng.choice([2, 4, 8])
        self.element = rng.choice(["f32", "f32", "f16", "i32"])
        self.ints = self.element == "i32"
        self.type = self.vector(self.rows, self.columns)
        self.lines = []
        self.n = 0

    def vector(self, *shape, element=None):
        return "vector<%sx%s>" % ("x".join(map(str, shape)), element or self.element)

    def arith(self, name):
        return "arith.%s%s" % (name, "i" if self.ints else "f")

    def number(self, v):
        return str(v) if self.ints else str(float(v))

    def put(self, text, *values):
        """A new value of that text."""
        self.n += 1
        self.lines.append("%%v%d = %s" % (self.n, text % values if values else text))
        return "%%v%d" % self.n

    def lay(self, v, *shape, attributes=""):
        a = layout(self.rng, shape, self.subgroups, self.lanes)
        return self.put("iree_vector_ext.to_layout %s to layout(%s)%s : %s", v, a, attributes, self.vector(*shape))

    def maybe(self, v, *shape):
        return self.lay(v, *shape) if self.rng.random() < 0.5 else v

    def splat(self, v, *shape):
        return self.put("arith.constant dense<%s> : %s", self.number(v), self.vector(*shape))

    def along_rows(self, v):
        """One number a row, for all of it."""
        column = self.put("vector.shape_cast %s : %s to %s", v, self.vector(self.rows), self.vector(self.rows, 1))
        return self.put("vector.broadcast %s : %s to %s", column, self.vector(self.rows, 1), self.type)

    def reduce(self, v, kind, dim, shape):
        kept = shape[1 - dim]
        acc = self.splat(1, kept)
        return self.put("vector.multi_reduction <%s>, %s, %s [%d] : %s to %s", kind, v, acc, dim, self.vector(*shape), self.vector(kept))

    def steps(self):
        r, c, t = self.rows, self.columns, self.type
        top = "maxsi" if self.ints else "maximumf"

        def converted(v):
            return self.lay(v, r, c, attributes=self.rng.choice(["", " {shared_memory_conversion}"]))

        def rows(v):
            return self.put("%s %s, %s : %s", self.arith("sub"), v, self.along_rows(self.reduce(v, self.rng.choice(["add", top]), 1, (r, c))), t)

        def columns(v):
            one = self.reduce(v, self.rng.choice(["add", top]), 0, (r, c))
            return self.put("%s %s, %s : %s", self.arith("sub"), v, self.put("vector.broadcast %s : %s to %s", one, self.vector(c), t), t)

        def transposed(v):
            other = self.maybe(self.put("vector.transpose %s, [1, 0] : %s to %s", v, t, self.vector(c, r)), c, r)
            return self.put("vector.transpose %s, [1, 0] : %s to %s", other, self.vector(c, r), t)

        def constant(v):
            values = [[self.rng.randrange(-4, 5) for _ in range(c)] for _ in range(r)]
            k = self.put("arith.constant dense<%s> : %s", str(values) if self.ints else str([[float(x) for x in row] for row in values]), t)
            return self.put("%s %s, %s : %s", self.arith("add"), v, k, t)

        def flat(v):
            one = self.maybe(self.put("vector.shape_cast %s : %s to %s", v, t, self.vector(r * c)), r * c)
            return self.put("vector.shape_cast %s : %s to %s", one, self.vector(r * c), t)

        def product(v):
            k = self.depth
            rhs = self.maybe(self.splat(2, c, k), c, k)
            how = 'indexing_maps = [#lhs, #rhs, #acc], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>'
            types = "%s, %s into %s" % (t, self.vector(c, k), self.vector(r, k))
            made = self.put("vector.contract {%s} %s, %s, %s : %s", how, v, rhs, self.splat(1, r, k), types)
            return self.put("%s %s, %s : %s", self.arith("add"), v, self.along_rows(self.reduce(made, top, 1, (r, k))), t)

        def scanned(v):
            """What each element comes to with those in front of it; then what its line comes to, in the line's shape."""
            dim, kind = self.rng.randrange(2), self.rng.choice(["add", top])
            kept, inclusive = (r, c)[1 - dim], str(self.rng.random() < 0.5).lower()
            start = self.maybe(self.splat(self.rng.randrange(-2, 3), kept), kept)
            self.n += 1
            how = "{inclusive = %s, reduction_dim = %d : i64}" % (inclusive, dim)
            self.lines.append("%%v%d:2 = vector.scan <%s>, %s, %s %s : %s, %s" % (self.n, kind, v, start, how, t, self.vector(kept)))
            one, line = "%%v%d#0" % self.n, "%%v%d#1" % self.n
            whole = self.along_rows(line) if dim else self.put("vector.broadcast %s : %s to %s", line, self.vector(c), t)
            return one if self.rng.random() < 0.5 else self.put("%s %s, %s : %s", self.arith("sub"), one, whole, t)

        def loop(v):
            self.n += 1
            me, start = self.n, len(self.lines)
            y = self.put("%s %%arg%d, %%y : %s", self.arith("add"), me, t)
            y = self.maybe(y, r, c)
            self.lines.insert(start, "%%v%d = scf.for %%i%d = %%c0 to %%c3 step %%c1 iter_args(%%arg%d = %s) -> (%s) {" % (me, me, me, v, t))
            self.lines += ["scf.yield %s : %s" % (y, t), "}"]
            return "%%v%d" % me

        def masked(v):
            mask = self.put("vector.create_mask %%c3, %%c2 : %s" % self.vector(r, c, element="i1"))
            return self.put("arith.select %s, %s, %s : %s, %s", mask, v, self.splat(0, r, c), self.vector(r, c, element="i1"), t)

        def counted(v):
            step = self.put("vector.step : vector<%dxindex>" % c)
            step = self.put("arith.index_cast %s : vector<%dxindex> to vector<%dxi32>", step, c, c)
            if not self.ints:
                step = self.put("arith.sitofp %s : vector<%dxi32> to %s", step, c, self.vector(c))
            return self.put("%s %s, %s : %s", self.arith("add"), v, self.put("vector.broadcast %s : %s to %s", step, self.vector(c), t), t)

        def row(v):
            one = self.put("vector.extract %s[%d] : %s from %s", v, self.rng.randrange(r), self.vector(c), t)
            return self.put("vector.insert %s, %s [%d] : %s into %s", one, v, self.rng.randrange(r), self.vector(c), t)

        def gathered(v):
            """Rows of the source by indices, some of them masked."""
            at = self.put("vector.step : vector<%dxindex>" % r)
            last = self.put("arith.constant dense<%d> : vector<%dxindex>" % (max(0, self.source[0] - 1), r))
            at = self.put("arith.minui %s, %s : vector<%dxindex>", self.put("arith.subi %s, %s : vector<%dxindex>", last, at, r), last, r)
            column = self.put("vector.step : vector<%dxindex>" % c)
            few = self.put("arith.constant dense<%d> : vector<%dxindex>" % (self.source[1] - 1, c))
            column = self.put("arith.minui %s, %s : vector<%dxindex>", column, few, c)
            mask = self.put("vector.create_mask %%c2, %%c3 : %s" % self.vector(r, c, element="i1")) if self.rng.random() < 0.5 else None
            maps = ["#by_both", "#by_row", "#by_column"] + (["#by_all"] if mask else [])
            vectors = "[%s, %s : vector<%dxindex>, vector<%dxindex>]" % (at, column, r, c)
            types = "%s, %s%s" % (self.memref, t, ", " + self.vector(r, c, element="i1") if mask else "")
            text = "iree_vector_ext.transfer_gather %%in[%%c0, %%c0] %s, %%zero%s <indexing_maps = [%s]> : %s"
            x = self.put(text % (vectors, ", " + mask if mask else "", ", ".join(maps), types))
            return self.put("%s %s, %s : %s", self.arith("add"), v, self.maybe(x, r, c), t)

        return [gathered, scanned, converted, rows, columns, transposed, constant, flat, product, loop, masked, counted, row]

    def text(self):
        rng, r, c = self.rng, self.rows, self.columns
        inside = rng.random() < 0.5
        self.source = (r if inside else max(1, r - 1), c if inside else c - 3)
        self.memref = memref = "memref<%dx%dx%s>" % (*self.source, self.element)
        bounds = "in_bounds = [%s, %s]" % ((str(inside).lower(),) * 2)
        for name, source in [("x", "in"), ("y", "in2")]:
            read = self.put("vector.transfer_read %%%s[%%c0, %%c0], %%zero {%s} : %s, %s" % (source, bounds, memref, self.type))
            laid = layout(rng, (r, c), self.subgroups, self.lanes)
            self.lines.append("%%%s = iree_vector_ext.to_layout %s to layout(%s) : %s" % (name, read, laid, self.type))
        v = self.put("%s %%x, %%y : %s" % (self.arith("add"), self.type))
        steps = self.steps()
        for _ in range(rng.randrange(1, 5)):
            v = rng.choice(steps)(v)
        self.lines.append("vector.transfer_write %s, %%out[%%c0, %%c0] {%s} : %s, %s" % (v, bounds, self.type, memref))
        threads = self.subgroups * self.lanes
        y = 2 if threads % 2 == 0 and rng.random() < 0.3 else 1
        known = " subgroup_size = %d" % self.lanes if self.lanes > 1 and rng.random() < 0.7 else ""
        head = HEAD.replace("WX", str(threads // y)).replace("WY", str(y)).replace("SUBGROUP", known)
        head = head.replace("ZERO", self.number(0)).replace("ELEMENT", self.element).replace("MEMREF", memref)
        return head + "".join("        %s\n" % line for line in self.lines + ["return"]) + "      }\n    }\n  }\n}\n"


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--cgc", default="build/cgc")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--count", type=int, default=50)
    p.add_argument("--show", action="store_true")
    a = p.parse_args()
    if a.show:
        print(Program(a.seed).text(), end="")
        return 0
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(a.seed, a.seed + a.count):
            program = Program(seed)
            path = os.path.join(folder, "k.mlir")
            with open(path, "w") as f:
                f.write(program.text())
            passes = PASSES % (program.lanes, program.lanes)
            command = [a.cgc, "opt", path, "--validate", "--verify-each", "--pass-pipeline=" + passes, "-o", os.path.join(folder, "out.mlir")]
            run = subprocess.run(command, capture_output=True, text=True)
            why = (run.stderr.strip().split("\n") or [""])[0]
            print("ok layouts %d" % seed if run.returncode == 0 else "FAIL layouts %d: %s" % (seed, why), flush=True)
            bad += run.returncode != 0
    return bad != 0


if __name__ == "__main__":
    sys.exit(main())
