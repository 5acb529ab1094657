"""Products on tensor cores, and attention, without a GPU: the PTX of small ones is run lane by lane, as the PTX manual says what its instructions
do, and every result is held against numpy's. What cp.async copies comes as late as the kernel's waits allow; memory that nothing has written holds a pattern; what wgmma
reads has to stay as it is until the kernel has waited for it.

  products.py CGC [NUMBER]     all cases, or one of them, attention behind products; a line for each, and status 1 where one is wrong
  products.py --list           their numbers
"""
import json
import os
import re
import subprocess
import sys
import tempfile

import numpy as np

U64 = np.uint64
WORD = U64(0xFFFFFFFF)
SHARED = 1 << 60  # where workgroup memory lies; buffer i lies at (i + 1) << 32
TF32 = (", algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, "
        "rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>")
BITS = {"f16": 16, "bf16": 16, "f32": 32, "f8E4M3FN": 8, "f8E5M2": 8, "i8": 8, "ui8": 8, "i32": 32, "ui32": 32}


def decode(bits, kind):
    """Numbers of raw bits."""
    bits = bits.astype(np.uint32)
    if kind in ("f32", "tf32"):
        return bits.view(np.float32).astype(np.float64)
    if kind == "bf16":
        return (bits << np.uint32(16)).view(np.float32).astype(np.float64)
    if kind == "f8E5M2":
        bits, kind = bits << np.uint32(8), "f16"
    if kind == "f16":
        return bits.astype(np.uint16).view(np.float16).astype(np.float64)
    if kind == "f8E4M3FN":
        exponent, mantissa = (bits >> 3 & 15).astype(np.int64), (bits & 7).astype(np.float64)
        value = np.where(exponent > 0, (1 + mantissa / 8) * 2.0 ** (exponent - 7), mantissa * 2.0 ** -9)
        return np.where(bits & 127 == 127, np.nan, np.where(bits >> 7, -value, value))
    signed = {"s8": np.int8, "i8": np.int8, "i32": np.int32, "s32": np.int32}.get(kind)
    return (bits.astype({8: np.uint8, 32: np.uint32}[int(kind.lstrip("siu"))]).view(signed) if signed else bits).astype(np.float64)


def encode(values, kind):
    """Bytes of small integers, which every kind has."""
    if kind == "f32":
        return values.astype(np.float32)
    if kind == "bf16":
        return (values.astype(np.float32).view(np.uint32) >> np.uint32(16)).astype(np.uint16)
    if kind == "f16":
        return values.astype(np.float16)
    if kind == "f8E5M2":
        return (values.astype(np.float16).view(np.uint16) >> np.uint16(8)).astype(np.uint8)
    if kind == "f8E4M3FN":
        table = {v: b for b, v in reversed(list(enumerate(decode(np.arange(256), kind))))}
        return np.array([table[float(v)] for v in values.flat], np.uint8).reshape(values.shape)
    return values.astype(np.int8 if kind == "i8" else np.uint8)


def split(text):
    """Operands: commas outside of braces and brackets separate them."""
    return [part.strip() for part in re.split(r",(?![^{\[]*[}\]])", text) if part.strip()]


class Kernel:
    def __init__(self, text):
        text = re.sub(r"//[^\n]*", "", text).replace("$L__", "L__")
        self.parameters = re.findall(r"\.param \.u64 (\w+)", text)
        self.threads = int(re.search(r"\.reqntid (\d+)", text).group(1))
        body = text[text.index("{") + 1:]
        self.shared, self.code, self.labels, size = {}, [], {}, 0
        for align, name, count in re.findall(r"\.shared \.align (\d+) \.b8 (\w+)\[(\d+)\];", body):
            self.shared[name] = (size + int(align) - 1) // int(align) * int(align)
            size = (self.shared[name] + int(count) + 15) // 16 * 16
        self.shared.setdefault("dynamic_shared", size)
        for part in re.split(r";|(?<=:)\s", re.sub(r"(?<=\s)\.(reg|shared|pragma)[^;]*;", "", body)):
            part = " ".join(part.split())
            while part[:2] in ("{ ", "} "):
                part = part[2:]
            if not part or part == "}":
                continue
            if part.endswith(":"):
                self.labels[part[:-1]] = len(self.code)
                continue
            negated, guard, op, operands = re.match(r"^(?:@(!?)(%p\d+) )?([\w.:]+)\s*(.*)$", part).groups()
            self.code.append((negated, guard, op, split(operands)))


class Workgroup:
    """Threads do one instruction after the other; those that have branched apart wait for the ones behind."""

    def __init__(self, kernel, buffers, group):
        n = kernel.threads
        self.kernel, self.n, self.buffers = kernel, n, buffers
        thread = np.arange(n, dtype=U64)
        self.registers = {"%tid.x": thread, "%laneid": thread % U64(32)}
        for name, value in zip(("%ctaid.x", "%ctaid.y", "%ctaid.z", "%tid.y", "%tid.z"), list(group) + [0, 0]):
            self.registers[name] = np.full(n, value, U64)
        self.memory = np.full(300 * 1024, 0xA5, np.uint8)
        self.groups, self.begun = [], []
        self.products, self.product, self.fenced = [], [], True  # groups of what wgmma reads; whether it sees what was written

    def get(self, name):
        if name in self.registers:
            return self.registers[name]
        if name in self.kernel.shared:
            return np.full(self.n, SHARED + self.kernel.shared[name], U64)
        return np.full(self.n, int(name[2:], 16) if name.startswith("0f") else int(name, 0) & (1 << 64) - 1, U64)

    def put(self, name, value, active, bits=64):
        value = value & U64((1 << bits) - 1)
        self.registers[name] = value if active.all() else np.where(active, value, self.registers.get(name, np.zeros(self.n, U64)))

    def address(self, text):
        base, offset = re.match(r"\[([^+\]]+)(?:\+(-?\d+))?\]", text.replace(" ", "")).groups()
        return self.get(base) + U64(int(offset or 0) & (1 << 64) - 1)

    def at(self, address, size):
        address = int(address)
        memory, place = (self.memory, address - SHARED) if address >= SHARED else (self.buffers[(address >> 32) - 1], address & 0xFFFFFFFF)
        if place < 0 or place + size > len(memory) or place % size:
            raise ValueError(f"{size} bytes at {address:#x}")
        return memory[place:place + size]

    def arithmetic(self, op, x):
        """Integers; the result, and its bits."""
        kind, width = op[-1][0], int(op[-1][1:]) if op[-1] != "pred" else 1
        narrow = [v.astype(np.uint32).astype(np.int32).astype(np.int64) for v in x]
        name = op[0]
        if name in ("mul", "mad"):
            if op[1] == "wide":
                unsigned = [v & U64((1 << width) - 1) for v in x]
                return (narrow[0] * narrow[1]).astype(U64) if kind == "s" else unsigned[0] * unsigned[1], 64
            v = (x[0] & WORD) * (x[1] & WORD) >> U64(32) if op[1] == "hi" else x[0] * x[1]
            return v + x[2] if name == "mad" else v, width
        if name in ("shl", "shr"):
            by = np.minimum(x[1], U64(63))
            v = (narrow[0] >> by.astype(np.int64)).astype(U64) if kind == "s" else x[0] << by if name == "shl" else x[0] >> by
            return np.where(x[1] >= U64(width), U64(0), v) if kind != "s" else v, width
        if name in ("min", "max"):
            return (np.minimum if name == "min" else np.maximum)(*(narrow if kind == "s" else x)).astype(U64), width
        return {"add": lambda: x[0] + x[1], "sub": lambda: x[0] - x[1], "and": lambda: x[0] & x[1], "or": lambda: x[0] | x[1],
                "xor": lambda: x[0] ^ x[1], "not": lambda: ~x[0], "neg": lambda: U64(0) - x[0]}[name](), width

    def ldmatrix(self, op, address, count):
        """Lanes 8 * i to 8 * i + 7 give the rows of the i-th of 8x8 pairs of bytes; a lane gets two side by side."""
        out = np.zeros((count, self.n), U64)
        for warp in range(0, self.n, 32):
            for i in range(count):
                rows = np.stack([self.at(address[warp + 8 * i + r], 16).view(np.uint16) for r in range(8)])
                rows = (rows.T if "trans" in op else rows).astype(U64)
                for lane in range(32):
                    out[i, warp + lane] = rows[lane // 4, lane % 4 * 2] | rows[lane // 4, lane % 4 * 2 + 1] << U64(16)
        return out

    def mma(self, op, a, b, c):
        """The manual's fragments, with g = lane / 4, t = lane % 4: A has rows g and g + 8, B column g, words t and t + 4 along k."""
        k, kind, sums = int(re.search(r"m16n8k(\d+)", op).group(1)), op.split(".")[-3], op.split(".")[-1]
        each = k // 8
        out = np.zeros((4, self.n), U64)
        for warp in range(0, self.n, 32):
            x, y, z = np.zeros((16, k)), np.zeros((k, 8)), np.zeros((16, 8))
            for lane in range(32):
                g, t, at = lane // 4, lane % 4, warp + lane
                word = lambda v: decode(v[at] >> (np.arange(each, dtype=U64) * U64(32 // each)) & U64((1 << 32 // each) - 1), kind)
                for j in range(4):
                    first = each * (t + j // 2 * 4)
                    x[g + 8 * (j % 2), first:first + each] = word(a[j])
                    z[g + 8 * (j // 2), 2 * t + j % 2] = decode(c[j][at:at + 1], sums)[0]
                    if j < 2:
                        first = each * (t + 4 * j)
                        y[first:first + each, g] = word(b[j])
            z += x @ y
            for lane in range(32):
                for j in range(4):
                    v = z[lane // 4 + 8 * (j // 2), 2 * (lane % 4) + j % 2]
                    out[j, warp + lane] = np.float32(v).view(np.uint32) if sums == "f32" else int(v) & 0xFFFFFFFF
        return out

    def factor(self, descriptor, own, k, size, across):
        """Rows (A) or columns (B) of a factor, each along k, and their addresses: the manual's canonical layouts, swizzled by 128 bytes."""
        word = int(descriptor)
        start, leading, stride = [(word >> at & 0x3FFF) << 4 for at in (0, 16, 32)]
        if word >> 62 != 1 or word >> 49 & 7:
            raise ValueError(f"descriptor {word:#x}")
        i, j = np.meshgrid(np.arange(own), np.arange(k), indexing="ij")
        if across:
            at = start + i % (128 // size) * size + i // (128 // size) * leading + j % 8 * 128 + j // 8 * stride
        else:
            at = start + i % 8 * 128 + i // 8 * stride + j * size
        return at ^ (at >> 7 & 7) << 4

    def held(self, words, group, kind):
        """A in registers: as mma.sync has it in each warp."""
        g, t = np.arange(128) % 32 // 4, np.arange(128) % 4
        a = np.zeros((64, 16))
        for j, word in enumerate(words):
            for half in range(2):
                rows, k = np.arange(128) // 32 * 16 + g + 8 * (j % 2), t * 2 + half + 8 * (j // 2)
                a[rows, k] = decode(word[group:group + 128] >> U64(16 * half) & U64(0xFFFF), kind)
        return a

    def wgmma(self, op, names, descriptors, added, across, held, active):
        """Warp w of four has rows 16 * w and on; an element of a thread's is where mma.sync has it, in blocks side by side."""
        n, k = int(re.search(r"n(\d+)k", op).group(1)), int(re.search(r"k(\d+)\.", op).group(1))
        result, *kinds = [{"e4m3": "f8E4M3FN", "e5m2": "f8E5M2"}.get(kind, kind) for kind in op.split(".")[-3:]]
        size = 32 // k
        if not self.fenced:
            raise ValueError("wgmma reads what no fence has shown it")
        lane, j = np.arange(128)[None, :], np.arange(len(names))[:, None]
        rows, columns = lane // 32 * 16 + lane % 32 // 4 + 8 * (j // 2 % 2), j // 4 * 8 + lane % 4 * 2 + j % 2
        for group in range(0, self.n, 128):
            if not active[group]:
                continue
            read = []
            for d, own, turned in list(zip(descriptors, (64, n), across))[held is not None:]:
                if (d[group:group + 128] != d[group]).any():
                    raise ValueError("a warpgroup's descriptors differ")
                at = self.factor(d[group], own, k, size, turned)
                read.append((at, self.memory[at[..., None] + np.arange(size)].copy()))
                self.product.append(read[-1])
            words = [v.view({1: np.uint8, 2: np.uint16, 4: np.uint32}[size])[..., 0] for at, v in read]
            factors = [decode(v & 0xFFFFE000 if kind == "tf32" else v, kind) for v, kind in zip(words, kinds)]
            a, b = factors if held is None else (self.held(held, group, kinds[0]), factors[0])
            sums = np.zeros((64, n))
            if added:
                sums[rows, columns] = np.stack([decode(self.get(v)[group:group + 128], result) for v in names])
            sums += a @ b.T
            for i, name in enumerate(names):
                self.registers[name] = self.registers[name].copy() if name in self.registers else np.zeros(self.n, U64)
                part = sums[rows[i], columns[i]]
                part = part.astype(np.float32).view(np.uint32) if result == "f32" else part.astype(np.int64) & 0xFFFFFFFF
                self.registers[name][group:group + 128] = part

    def settle(self, groups):
        while len(self.products) > groups:
            for at, value in self.products.pop(0):
                if (self.memory[at[..., None] + np.arange(value.shape[-1])] != value).any():
                    raise ValueError("what wgmma reads is overwritten before it is waited for")

    def copy(self, groups):
        while len(self.groups) > groups:
            self.fenced = False
            for to, source, size in self.groups.pop(0):
                self.at(to, 16)[:] = 0
                if size:
                    self.at(to, 16)[:size] = self.at(source, 16)[:size]

    def convert(self, op, x):
        float32 = [v.astype(np.uint32).view(np.float32) for v in x]
        half = lambda v: v.astype(np.float16).view(np.uint16).astype(U64)
        if op in ("cvt.rn.f16x2.e4m3x2", "cvt.rn.f16x2.e5m2x2"):
            kind = "f8E4M3FN" if "e4m3" in op else "f8E5M2"
            return half(decode(x[0] & U64(255), kind)) | half(decode(x[0] >> U64(8) & U64(255), kind)) << U64(16)
        if op == "cvt.rna.tf32.f32":
            return np.where(np.isnan(float32[0]), x[0], x[0] + U64(0x1000) & U64(0xFFFFE000))
        if op == "cvt.rn.f16.f32":
            return half(float32[0])
        if op == "cvt.rn.f16x2.f32":
            return half(float32[0]) << U64(16) | half(float32[1])
        if op == "cvt.rn.bf16x2.f32":
            low, high = [(v + U64(0x7FFF) + (v >> U64(16) & U64(1))) >> U64(16) & U64(0xFFFF) for v in (x[1] & WORD, x[0] & WORD)]
            return high << U64(16) | low
        to, source = op.split(".")[-2:]
        if to == "f32":
            whole = x[0].astype(np.uint32)
            return (whole.view(np.int32) if source == "s32" else whole).astype(np.float32).view(np.uint32).astype(U64)
        if source == "s32":
            return x[0].astype(np.uint32).astype(np.int32).astype(np.int64).astype(U64) & U64((1 << int(to[1:])) - 1)
        return x[0] & U64((1 << min(int(to[1:]), int(source[1:]))) - 1)

    def access(self, op, operands, active):
        size, vector = int(re.sub(r"\D", "", op.split(".")[-1])) // 8, re.search(r"\.v(\d)", op)
        count = int(vector.group(1)) if vector else 1
        store = op.startswith("st.")
        address, names = self.address(operands[0 if store else 1]), split(operands[1 if store else 0].strip("{}"))
        out = np.zeros((count, self.n), U64)
        values = [self.get(v) for v in names] if store else None
        self.fenced &= not op.startswith("st.shared")
        for i in np.nonzero(active)[0]:
            place = self.at(address[i], size * count)
            for j in range(count):
                part = place[j * size:(j + 1) * size]
                if store:
                    part[:] = np.frombuffer(int(values[j][i]).to_bytes(8, "little")[:size], np.uint8)
                else:
                    out[j, i] = int.from_bytes(part.tobytes(), "little")
        for j in range(0 if store else count):
            self.put(names[j], out[j], active)

    def step(self, op, o, active):
        w = op.split(".")
        if w[0] == "mov":
            if o[0].startswith("{"):
                for i, name in enumerate(split(o[0].strip("{}"))):
                    self.put(name, self.get(o[1]) >> U64(16 * i), active, 16)
            elif o[1].startswith("{"):
                low, high = [self.get(v) for v in split(o[1].strip("{}"))]
                self.put(o[0], low | high << U64(16), active)
            else:
                self.put(o[0], self.get(o[1]), active, 1 if w[1] == "pred" else int(w[1][1:]))
        elif w[0] == "cvt":
            self.put(o[0], self.convert(op, [self.get(v) for v in o[1:]]), active)
        elif w[0] == "bfe":
            value = self.get(o[1]) >> self.get(o[2]) & (U64(1) << self.get(o[3])) - U64(1)
            sign = (U64(1) << self.get(o[3])) >> U64(1) if w[1] == "s32" else U64(0)
            self.put(o[0], (value ^ sign) - sign & WORD, active)
        elif w[0] == "setp":
            signed = {"s32": lambda v: v.astype(np.uint32).astype(np.int32), "s64": lambda v: v.astype(np.int64),
                      "f32": lambda v: v.astype(np.uint32).view(np.float32)}.get(w[2], lambda v: v)
            compare = {"lt": np.less, "gt": np.greater, "ne": np.not_equal, "eq": np.equal, "ge": np.greater_equal, "le": np.less_equal}[w[1]]
            self.put(o[0], compare(signed(self.get(o[1])), signed(self.get(o[2]))).astype(U64), active)
        elif w[0] == "selp":
            self.put(o[0], np.where(self.get(o[3]) != 0, self.get(o[1]), self.get(o[2])), active)
        elif w[0] == "prmt":
            both, value = self.get(o[1]) | self.get(o[2]) << U64(32), np.zeros(self.n, U64)
            for i in range(4):
                value |= (both >> ((self.get(o[3]) >> U64(4 * i) & U64(7)) * U64(8)) & U64(255)) << U64(8 * i)
            self.put(o[0], value, active)
        elif op.startswith("cp.async.cg"):
            size = self.get(o[3] if len(o) > 3 else o[2])
            self.begun += [c for c, a in zip(zip(*(map(int, v) for v in (self.address(o[0]), self.address(o[1]), size))), active) if a]
        elif op == "cp.async.commit_group":
            self.groups.append(self.begun)
            self.begun = []
        elif op == "cp.async.wait_group":
            self.copy(int(o[0]))
        elif w[0] == "fence":
            self.fenced = True
        elif w[0] == "shfl":
            lanes = np.arange(self.n)
            source = lanes ^ int(o[2]) if w[2] == "bfly" else lanes // 32 * 32 + int(o[2])
            self.put(o[0], self.get(o[1])[source], active)
        elif op.startswith("wgmma.mma_async"):
            held = [self.get(v) for v in split(o[1].strip("{}"))] if o[1].startswith("{") else None
            turned = [v == "1" for v in (["0"] * (held is not None) + o[6:8] or "00")]
            places = [None if v.startswith("{") else self.get(v) for v in o[1:3]]
            self.wgmma(op, split(o[0].strip("{}")), places, self.get(o[3]).all(), turned, held, active)
        elif op.startswith("wgmma.commit_group"):
            self.products.append(self.product)
            self.product = []
        elif op.startswith("wgmma.wait_group"):
            self.settle(int(o[0]))
        elif w[0] == "wgmma":
            pass  # the fence of registers
        elif w[0] == "ldmatrix":
            names = split(o[0].strip("{}"))
            for name, value in zip(names, self.ldmatrix(op, self.address(o[1]), len(names))):
                self.put(name, value, active)
        elif w[0] == "mma":
            d, a, b, c = [split(v.strip("{}")) for v in o]
            for name, value in zip(d, self.mma(op, *[[self.get(v) for v in part] for part in (a, b, c)])):
                self.put(name, value, active)
        elif w[0] in ("ld", "st"):
            self.access(op, o, active)
        elif w[-1] == "f32":
            x = [self.get(v).astype(np.uint32).view(np.float32) for v in o[1:]]
            with np.errstate(all="ignore"):
                value = {"add": lambda: x[0] + x[1], "sub": lambda: x[0] - x[1], "mul": lambda: x[0] * x[1], "neg": lambda: -x[0],
                         "fma": lambda: np.float32(x[0].astype(np.float64) * x[1] + x[2]), "max": lambda: np.maximum(x[0], x[1]),
                         "ex2": lambda: np.exp2(x[0]), "rcp": lambda: np.float32(1) / x[0], "div": lambda: x[0] / x[1]}[w[0]]()
            self.put(o[0], value.view(np.uint32).astype(U64), active)
        elif w[0] != "bar":
            value, bits = self.arithmetic(w, [self.get(v) for v in o[1:]])
            self.put(o[0], value, active, bits)

    def run(self):
        at, end = np.zeros(self.n, np.int64), len(self.kernel.code) + 1
        while at.min() < end:
            first = at.min()
            here = at == first
            negated, guard, op, o = self.kernel.code[first]
            active = here & ((self.registers[guard] != 0) != bool(negated)) if guard else here
            at[here] = first + 1
            if op == "ret":
                at[active] = end
            elif op.startswith("bra"):
                at[active] = self.kernel.labels[o[0]]
            elif op.startswith("ld.param"):
                self.put(o[0], np.full(self.n, (self.kernel.parameters.index(o[1].strip("[]")) + 1) << 32, U64), active)
            elif op.startswith(("bar", "cp.async.commit", "cp.async.wait", "wgmma.commit", "wgmma.wait")) and not here.all():
                raise ValueError("threads have branched apart in front of " + op)
            else:
                self.step(op, o, active)


def compiled(cgc, path, target, config):
    """The kernel and its grid; or None, and why there is none."""
    command = [cgc, "compile", path + ".mlir", "--target=" + target, "-o", path + ".ptx"] + (["--config=" + config] if config else [])
    made = subprocess.run(command, capture_output=True, text=True)
    if made.returncode:
        return None, made.stderr
    with open(path + ".ptx", encoding="utf-8") as f:
        kernels = f.read().split(".visible .entry ")[1:]
    with open(path + ".json", encoding="utf-8") as f:
        groups = [int(g) for g in json.load(f)["kernels"][0]["workgroup_count"]]
    instruction = "wgmma" if config and "subgroup_size=128" in config else "mma.sync"
    if len(kernels) != 1 or instruction not in kernels[0]:
        return None, "is no single kernel with " + instruction
    return Kernel(kernels[0]), groups


def run(kernel, groups, buffers):
    for group in np.ndindex(*groups[::-1]):
        Workgroup(kernel, buffers, group[::-1]).run()


def check(cgc, folder, m, k, n, turned, kind, result, target="sm_90", config=None, follows=False):
    """None, or what is wrong. turned: "nt" has A as it is and B transposed. follows: a maximum with zero, in the same kernel."""
    shapes = [(k, m) if turned[0] == "t" else (m, k), (n, k) if turned[1] == "t" else (k, n)]
    a, b = [f"tensor<{s[0]}x{s[1]}x{kind}>" for s in shapes]
    dims = f"[{'ab'.index('a' if turned[0] == 't' else 'b')}] x [{1 if turned[1] == 't' else 0}]"
    tail = f"  %1 = stablehlo.constant dense<0.0> : tensor<{m}x{n}xf32>\n  %2 = stablehlo.maximum %0, %1 : tensor<{m}x{n}xf32>\n"
    path = os.path.join(folder, "product")
    with open(path + ".mlir", "w", encoding="utf-8") as f:
        f.write(f"func.func @main(%a: {a}, %b: {b}) -> tensor<{m}x{n}x{result}> {{\n  %0 = stablehlo.dot_general %a, %b, contracting_dims = {dims}"
                f"{TF32 if kind == 'f32' else ''}{' {codegen.rounded}' if config and 'subgroup_size=128' in config and kind == 'f32' else ''} : ({a}, {b}) -> tensor<{m}x{n}x{result}>\n{tail * follows}"
                f"  return %{2 * follows} : tensor<{m}x{n}x{result}>\n}}\n")
    kernel, groups = compiled(cgc, path, target, config)
    if not kernel:
        return groups
    random = np.random.default_rng(m + k)
    factors = [random.integers(0 if kind == "ui8" else -4, 5, s) * (20 if BITS[kind] == 8 and "i8" in kind else 1) for s in shapes]
    want = (factors[0].T if turned[0] == "t" else factors[0]) @ (factors[1].T if turned[1] == "t" else factors[1])
    want = np.maximum(want, 0) if follows else want
    out = np.full(m * n * BITS[result] // 8, 0xEE, np.uint8)
    buffers = [np.frombuffer(bytearray(encode(v, kind).tobytes()), np.uint8) for v in factors] + [out]
    run(kernel, groups, buffers)
    got = decode(out.view({16: np.uint16, 32: np.uint32}[BITS[result]]), result).reshape(m, n)
    wrong = np.argwhere(got != want)
    return None if not len(wrong) else f"{len(wrong)} elements, first {tuple(wrong[0])}: {got[tuple(wrong[0])]}, not {want[tuple(wrong[0])]}"


def attend(cgc, folder, rows, keys, depth, columns, kind, causal, config=None, target="sm_90a"):
    """Attention of two batches; None, or what is wrong."""
    shapes = [(2, rows, depth), (2, keys, depth), (2, keys, columns)]
    q, k, v, out = [f"tensor<{b}x{n}x{d}x{kind}>" for b, n, d in shapes + [(2, rows, columns)]]
    score = "%x" if causal else "%s"
    maps = ", ".join(f"affine_map<(b, m, n, k, d) -> ({m})>" for m in ("b, m, d", "b, k, d", "b, k, n", "", "b, m, n"))
    path = os.path.join(folder, "attention")
    with open(path + ".mlir", "w", encoding="utf-8") as f:
        f.write(f"""func.func @main(%q: {q}, %k: {k}, %v: {v}) -> {out} {{
  %scale = arith.constant 0.125 : f32
  %e = tensor.empty() : {out}
  %r = iree_linalg_ext.attention {{indexing_maps = [{maps}]}}
      ins(%q, %k, %v, %scale : {q}, {k}, {v}, f32) outs(%e : {out}) {{
  ^bb0(%s: f32):
    %i = linalg.index 1 : index
    %j = linalg.index 3 : index
    %p = arith.cmpi sge, %i, %j : index
    %least = arith.constant -1.0e+30 : f32
    %x = arith.select %p, %s, %least : f32
    iree_linalg_ext.yield {score} : f32
  }} -> {out}
  return %r : {out}
}}
""")
    kernel, groups = compiled(cgc, path, target, config)
    if not kernel:
        return groups
    random = np.random.default_rng(rows + keys)
    factors = [random.integers(-4, 5, s) for s in shapes]
    scores = factors[0] @ factors[1].transpose(0, 2, 1) * 0.125
    if causal:
        scores = np.where(np.arange(rows)[:, None] >= np.arange(keys), scores, -1e30)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    want = weights / weights.sum(-1, keepdims=True) @ factors[2]
    out = np.full(want.size * 2, 0xEE, np.uint8)
    run(kernel, groups, [np.frombuffer(bytearray(encode(x, kind).tobytes()), np.uint8) for x in factors] + [out])
    got = decode(out.view(np.uint16), kind).reshape(want.shape)
    wrong = np.argwhere(~(abs(got - want) <= (0.05 if kind == "bf16" else 0.006))) # weights and results are rounded
    return None if not len(wrong) else f"{len(wrong)} elements, first {tuple(wrong[0])}: {got[tuple(wrong[0])]}, not {want[tuple(wrong[0])]}"


KINDS = (("f16", "f32"), ("bf16", "f32"), ("i8", "i32"), ("ui8", "ui32"), ("f8E4M3FN", "f32"), ("f8E5M2", "f32"), ("f32", "f32"), ("f16", "f16"))
LARGE = "tile=128,256,0 thread=64,64,0 reduction=0,0,%d buffers=%d"
GROUPS = "tile=128,256,0 thread=%d,%d,0 reduction=0,0,64 buffers=%d subgroup_size=128"
WORDS = "tile=128,256,0 thread=64,256,0 reduction=0,0,32 buffers=%d subgroup_size=128"
BYTES = "tile=128,256,0 thread=64,256,0 reduction=0,0,128 buffers=4 subgroup_size=128"
NARROW = "tile=128,64,0 thread=64,64,0 reduction=0,0,64 buffers=3 subgroup_size=128"
CASES = [(64, 96, 64, turned, *kind) for kind in KINDS for turned in ("nn", "nt", "tn", "tt")] + [
    (128, 200, 256, "nn", "f16", "f32", "sm_90", LARGE % (64, 4)), (128, 160, 256, "nt", "f16", "f32", "sm_80", LARGE % (32, 2)),
    (128, 160, 256, "nn", "i8", "i32", "sm_90a", LARGE % (128, 3)), (128, 64, 256, "tn", "f16", "f32", "sm_90", LARGE % (64, 2)),
    (128, 96, 256, "nn", "f32", "f32", "sm_89", LARGE % (16, 3)),
    *[(128, 448, 256, turned, "f16", "f32", "sm_90a", GROUPS % (64, 256, 4)) for turned in ("nn", "nt", "tn", "tt")],
    (128, 192, 256, "nn", "bf16", "f32", "sm_90a", GROUPS % (64, 256, 3)), (128, 192, 256, "nt", "f16", "f32", "sm_90a", GROUPS % (64, 256, 2)),
    (256, 264, 128, "nn", "bf16", "f32", "sm_90a", "tile=128,128,0 thread=64,64,0 reduction=0,0,128 buffers=3 subgroup_size=128"),
    (128, 272, 256, "nt", "i8", "i32", "sm_90a", BYTES), (128, 272, 256, "nt", "ui8", "ui32", "sm_90a", BYTES),
    (128, 272, 256, "nt", "f8E4M3FN", "f32", "sm_90a", BYTES), (128, 272, 256, "nt", "f8E5M2", "f32", "sm_90a", BYTES),
    *[(128, 108, 256, turned, "f32", "f32", "sm_90a", WORDS % buffers) for turned, buffers in (("nt", 2), ("nt", 3), ("nt", 4))],
    (256, 192, 128, "tn", "f16", "f32", "sm_90a", "tile=256,128,0 thread=128,128,0 reduction=0,0,64 buffers=4 subgroup_size=128"),
    (256, 512, 256, "nn", "f16", "f32", "sm_90a", GROUPS % (64, 128, 3)), (64, 33, 64, "nn", "f16", "f32"),
    (128, 192, 256, "nn", "f16", "f32", "sm_90a", GROUPS % (64, 256, 4), True), (128, 64, 256, "nt", "f16", "f32", "sm_90", LARGE % (64, 2), True),
    (128, 144, 256, "nt", "f8E4M3FN", "f32", "sm_90a", BYTES, True), (128, 64, 256, "nt", "f32", "f32", "sm_90a", WORDS % 2, True),
    (64, 77, 64, "tn", "f32", "f32"), *[(128, 144, 64, turned, "f16", "f16", "sm_90a", NARROW) for turned in ("nn", "nt")]]

ROWS = "pipeline=Attention workgroup_size=%d,1,1 subgroup_size=128 tile=1,%d,%d,0,0 thread=0,64,%d,0,0 reduction=0,0,0,%d,%d buffers=2"
ATTENTION = [
    (65, 130, 64, 64, "f16", True, ROWS % (128, 64, 64, 64, 64, 64)), (63, 70, 128, 64, "bf16", False, ROWS % (128, 64, 64, 64, 64, 128)),
    (129, 257, 128, 128, "f16", True, ROWS % (256, 128, 128, 128, 128, 128)),
    (64, 64, 64, 128, "f16", False, ROWS % (128, 64, 128, 128, 64, 64)), (65, 100, 64, 64, "f16", True)]


def main():
    if sys.argv[1] == "--list":
        print("\n".join(str(i) for i in range(len(CASES + ATTENTION))))
        return 0
    bad = False
    with tempfile.TemporaryDirectory() as folder:
        for i in [int(sys.argv[2])] if len(sys.argv) > 2 else range(len(CASES + ATTENTION)):
            case = (CASES + ATTENTION)[i]
            wrong = (check if i < len(CASES) else attend)(sys.argv[1], folder, *case)
            print(" ".join(str(v) for v in case) + ": " + (wrong or "right"), flush=True)
            bad |= wrong is not None
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
