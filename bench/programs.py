#!/usr/bin/python3
"""Programs of any length, to see how compile time grows: programs.py KIND OPS [--seed=N] writes one to standard output.

chain: each op reads the one before; dag: two of the last 16; functions: many small ones; layers: dot, bias, relu.
"""
import random
import sys

BINARY = ("add", "subtract", "multiply", "maximum", "minimum")
UNARY = ("negate", "abs", "sine", "tanh", "exponential")


def chain(count, rng):
    t, lines, last = "tensor<64x48xf32>", [], "%x"
    for i in range(count):
        if i % 4 == 3:
            lines.append(f"  %{i} = stablehlo.{rng.choice(UNARY)} {last} : {t}")
        else:
            lines.append(f"  %{i} = stablehlo.{rng.choice(BINARY)} {last}, {rng.choice(('%x', '%y'))} : {t}")
        last = f"%{i}"
    return [f"func.func @main(%x: {t}, %y: {t}) -> {t} {{", *lines, f"  return {last} : {t}", "}"]


def dag(count, rng):
    t, lines, values = "tensor<64x48xf32>", [], ["%x", "%y"]
    for i in range(count):
        a, b = rng.choice(values[-16:]), rng.choice(values[-16:])
        lines.append(f"  %{i} = stablehlo.{rng.choice(BINARY)} {a}, {b} : {t}")
        values.append(f"%{i}")
    return [f"func.func @main(%x: {t}, %y: {t}) -> {t} {{", *lines, f"  return {values[-1]} : {t}", "}"]


def functions(count, rng):
    t, lines = "tensor<64x48xf32>", []
    for f in range(max(1, count // 4)):
        lines.append(f"func.func @f{f}(%x: {t}, %y: {t}) -> {t} {{")
        for i, (a, b) in enumerate((("%x", "%y"), ("%0", "%y"), ("%1", "%x"), ("%2", "%0"))):
            lines.append(f"  %{i} = stablehlo.{rng.choice(BINARY)} {a}, {b} : {t}")
        lines += [f"  return %3 : {t}", "}"]
    return lines


def layers(count, rng):
    x, w, b, s = "tensor<16x32xf32>", "tensor<32x32xf32>", "tensor<32xf32>", "tensor<f32>"
    lines, last, n = [], "%x", max(1, count // 4)
    lines.append(f"  %z = stablehlo.constant dense<0.0> : {x}")
    for i in range(n):
        k = rng.randrange(4)
        lines.append(f"  %d{i} = stablehlo.dot {last}, %w{k} : ({x}, {w}) -> {x}")
        lines.append(f"  %b{i} = stablehlo.broadcast_in_dim %c{k}, dims = [1] : ({b}) -> {x}")
        lines.append(f"  %a{i} = stablehlo.add %d{i}, %b{i} : {x}")
        lines.append(f"  %r{i} = stablehlo.maximum %a{i}, %z : {x}")
        last = f"%r{i}"
    args = ", ".join([f"%x: {x}"] + [f"%w{k}: {w}, %c{k}: {b}" for k in range(4)])
    return [f"func.func @main({args}) -> {x} {{", *lines, f"  return {last} : {x}", "}"]


KINDS = {"chain": chain, "dag": dag, "functions": functions, "layers": layers}


def program(kind, count, seed=1):
    return "\n".join(KINDS[kind](count, random.Random(seed))) + "\n"


if __name__ == "__main__":
    seed = int(next((a[7:] for a in sys.argv[3:] if a.startswith("--seed=")), 1))
    sys.stdout.write(program(sys.argv[1], int(sys.argv[2]), seed))
