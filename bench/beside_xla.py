#!/usr/bin/python3
"""A StableHLO module through cgc (Vulkan) and through XLA on the same GPU: both times, their ratio, and whether the results agree.

beside_xla.py FILE.mlir… [--cgc=build/cgc] [--xla=gpu|cpu] [--device=vulkan] [--repeat=15] [--scale=0.05] [--input=N=VALUE …] [--json=FILE]

It needs Python with JAX and numpy. Arguments are drawn with a seed: floats between -scale and scale, those of vectors (scales, variances)
between 0.5 and 1.5, integers below 16, but --input=N=VALUE makes argument N (from 0) that value throughout. Products are at the highest precision. Our time is that of `cgc bench --hot`, a chain of runs in one command
buffer. XLA's is that of a chain, too: one while loop of runs of which each depends on the last one's results, so that the cost of a call does not
count. The ratio is XLA's time by ours: above 1, ours is faster. The exit status is 1 where results differ or a file failed.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
os.environ.setdefault("NVIDIA_TF32_OVERRIDE", "0")

import numpy as np

DTYPES = {"f16": np.float16, "f32": np.float32, "f64": np.float64, "i1": np.bool_, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
          "ui8": np.uint8, "ui16": np.uint16, "ui32": np.uint32, "ui64": np.uint64}


class Failed(Exception):
    pass


def parse_type(text):
    """Shape and element type of a tensor type."""
    *shape, element = re.fullmatch(r"tensor<(.*)>", text).group(1).split("x")
    if element not in DTYPES or not all(n.isdigit() for n in shape):
        raise Failed(f"arrays of type {text} are not drawn here: static shapes, and integers and floats that numpy has")
    return tuple(int(n) for n in shape), element


# ---- the module in XLA
def xla_module(source, function):
    """The module at highest precision, its function private and named @model; its argument and result types."""
    from jax._src.interpreters import mlir
    from jax._src.lib.mlir import ir
    from jax._src.lib.mlir.dialects import hlo

    with mlir.make_ir_context():
        module = ir.Module.parse(source)
        highest = ir.ArrayAttr.get([hlo.PrecisionAttr.get("HIGHEST")] * 2)

        def visit(op):
            if op.name in ("stablehlo.dot_general", "stablehlo.dot", "stablehlo.convolution") and "algorithm" not in op.attributes:
                op.attributes["precision_config"] = highest
            return ir.WalkResult.ADVANCE

        module.operation.walk(visit)
        names = {ir.StringAttr(op.attributes["sym_name"]).value: op for op in module.body.operations}
        if function not in names:
            raise Failed(f"no function '{function}'")
        main = names[function].operation
        kind = ir.FunctionType(ir.TypeAttr(main.attributes["function_type"]).value)
        arguments, results = [str(t) for t in kind.inputs], [str(t) for t in kind.results]
        for name in ("arg_attrs", "res_attrs"):
            if name in main.attributes:
                del main.attributes[name]
        refuse_calls(module, ir, {function, "main"})
        main.attributes["sym_name"] = ir.StringAttr.get("model_under_test")
        main.attributes["sym_visibility"] = ir.StringAttr.get("private")
        if "main" in names and function != "main":
            names["main"].operation.attributes["sym_name"] = ir.StringAttr.get("other_main")
        return str(module), arguments, results


def refuse_calls(module, ir, functions):
    """What is renamed is called by nobody."""
    def visit(op):
        if op.name == "func.call" and ir.FlatSymbolRefAttr(op.attributes["callee"]).value in functions:
            raise Failed(f"{op.attributes['callee']} is called by another function")
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)


def with_main(module, main):
    """The module's text with one function more."""
    at = module.rstrip().rindex("}")
    return module[:at] + main + "\n}\n"


def once(arguments, results):
    names = [f"%a{i}" for i in range(len(arguments))]
    many = len(results) > 1
    values = [f"%r#{i}" for i in range(len(results))] if many else ["%r"]
    return "\n".join([
        f"func.func public @main({', '.join(f'{n}: {t}' for n, t in zip(names, arguments))}) -> ({', '.join(results)}) {{",
        f"  %r{f':{len(results)}' if many else ''} = func.call @model_under_test({', '.join(names)}) : ({', '.join(arguments)}) -> ({', '.join(results)})",
        f"  return {', '.join(values)} : {', '.join(results)}", "}"])


def varied(arguments):
    """The argument that differs from run to run: the first that is no scalar."""
    return next((i for i, t in enumerate(arguments) if parse_type(t)[0]), 0)


def chain(arguments, results, length):
    """A loop of `length` runs. Each takes its arguments through a barrier that holds the last one's results, and an element of one of them depends on
    these in truth, though its value stays: so nothing moves out of the loop, whenever a compiler drops the barrier."""
    a, r, state = len(arguments), len(results), ["tensor<i32>", *arguments, *results]
    kinds, v = ", ".join(state), varied(arguments)
    outer = ["%zero", *[f"%a{i}" for i in range(a)], *[f"%s{i}" for i in range(r)]]
    inner = [f"%i{i}" for i in range(len(state))]
    held = [f"%b#{i}" for i in range(a + r)] if a + r > 1 else ["%b"]
    made = [f"%r#{i}" for i in range(r)] if r > 1 else ["%r"]
    lines = [f"func.func public @main({', '.join(f'%a{i}: {t}' for i, t in enumerate(arguments))}) -> ({', '.join(results)}) {{",
             "  %zero = stablehlo.constant dense<0> : tensor<i32>"]
    for i, t in enumerate(results):
        element = parse_type(t)[1]
        zero = "false" if element == "i1" else "0.0" if element[0] == "f" else "0"
        lines += [f"  %z{i} = stablehlo.constant dense<{zero}> : tensor<{element}>",
                  f"  %s{i} = stablehlo.broadcast_in_dim %z{i}, dims = [] : (tensor<{element}>) -> {t}"]
    lines += [f"  %w:{len(state)} = stablehlo.while({', '.join(f'{i} = {o}' for i, o in zip(inner, outer))}) : {kinds}", "  cond {",
              f"    %n = stablehlo.constant dense<{length}> : tensor<i32>",
              "    %go = stablehlo.compare LT, %i0, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>", "    stablehlo.return %go : tensor<i1>",
              "  } do {", "    %one = stablehlo.constant dense<1> : tensor<i32>", "    %next = stablehlo.add %i0, %one : tensor<i32>",
              f"    %b{f':{a + r}' if a + r > 1 else ''} = stablehlo.optimization_barrier {', '.join(inner[1:])} : {', '.join(state[1:])}"]
    lines += depend(held[v], arguments[v], [(x, t) for x, t in zip(held[a:], results)])
    held[v] = "%varied"
    lines += [
        f"    %r{f':{r}' if r > 1 else ''} = func.call @model_under_test({', '.join(held[:a])}) : ({', '.join(arguments)}) -> ({', '.join(results)})",
        f"    stablehlo.return {', '.join(['%next', *inner[1:1 + v], '%varied', *inner[2 + v:1 + a], *made])} : {kinds}", "  }",
        f"  return {', '.join(f'%w#{1 + a + i}' for i in range(r))} : {', '.join(results)}", "}"]
    return "\n".join(lines)


def depend(argument, kind, results):
    """%varied: the argument, whose first element stays unless the first elements of all results are one unlikely number."""
    shape, element = parse_type(kind)
    lines, conditions = ["    %at = stablehlo.constant dense<0> : tensor<i32>"], []

    def first(name, value, t):
        dims, e = parse_type(t)
        ones = f"tensor<{'1x' * len(dims)}{e}>"
        lines.append(f"    %{name}s = stablehlo.slice {value} [{', '.join(['0:1'] * len(dims))}] : ({t}) -> {ones}" if dims else
                     f"    %{name}s = stablehlo.reshape {value} : ({t}) -> {t}")
        lines.append(f"    %{name} = stablehlo.reshape %{name}s : ({ones if dims else t}) -> tensor<{e}>")
        return e

    for i, (value, t) in enumerate(results):
        if 0 in parse_type(t)[0]:
            continue
        e = first(f"f{i}", value, t)
        lines += [f"    %g{i} = stablehlo.convert %f{i} : (tensor<{e}>) -> tensor<f32>",
                  f"    %u{i} = stablehlo.constant dense<-7.125e17> : tensor<f32>",
                  f"    %q{i} = stablehlo.compare EQ, %g{i}, %u{i}, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>"]
        conditions.append(f"%q{i}")
    for i, c in enumerate(conditions[1:]):
        lines.append(f"    %c{i} = stablehlo.and {conditions[0] if not i else f'%c{i - 1}'}, {c} : tensor<i1>")
    condition = f"%c{len(conditions) - 2}" if len(conditions) > 1 else conditions[0]
    e = first("x", argument, kind)
    other = "true" if e == "i1" else "1.0" if e[0] == "f" else "1"
    ones = f"tensor<{'1x' * len(shape)}{e}>"
    lines += [f"    %y = stablehlo.constant dense<{other}> : tensor<{e}>",
              f"    %v = stablehlo.select {condition}, %y, %x : tensor<i1>, tensor<{e}>",
              f"    %vs = stablehlo.reshape %v : (tensor<{e}>) -> {ones}"]
    starts = ", ".join(["%at"] * len(shape))
    lines.append(f"    %varied = stablehlo.dynamic_update_slice {argument}, %vs, {starts} : ({', '.join([kind, ones] + ['tensor<i32>'] * len(shape))}) "
                 f"-> {kind}" if shape else f"    %varied = stablehlo.reshape %v : ({kind}) -> {kind}")
    return lines


def xla_compile(device, text):
    from jax._src import compiler
    from jax._src.lib import xla_client

    options = compiler.get_compile_options(num_replicas=1, num_partitions=1, device_assignment=np.array([[device.id]]), backend=device.client)
    devices = [device]
    if hasattr(xla_client, "DeviceList"):
        devices = xla_client.DeviceList((device,))
    client = device.client
    begin = time.perf_counter()
    if hasattr(compiler, "backend_compile_and_load"):
        from jax._src.interpreters import mlir
        from jax._src.lib.mlir import ir

        with mlir.make_ir_context():
            made = compiler.backend_compile_and_load(client, ir.Module.parse(text), devices, options, [])
    elif hasattr(client, "compile_and_load"):
        made = client.compile_and_load(text, devices, options)
    else:
        made = client.compile(text, options)
    return made, time.perf_counter() - begin


def xla_run(executable, buffers):
    """The results, as arrays of the one device."""
    out = executable.execute_sharded(list(buffers))
    return [shards[0] for shards in out.disassemble_into_single_device_arrays()]


def wait(arrays):
    import jax

    jax.block_until_ready(arrays)


def xla_measure(device, module, arguments, results, values, repeat):
    """Results of one run, seconds of one run in a chain (median, least, most), the chain's length, seconds to compile."""
    import jax

    buffers = [jax.device_put(v, device) for v in values]
    wait(buffers)
    single, compile_seconds = xla_compile(device, with_main(module, once(arguments, results)))
    out = xla_run(single, buffers)
    wait(out)
    numbers = [np.asarray(x) for x in out]
    begin = time.perf_counter()
    wait(xla_run(single, buffers))
    call = time.perf_counter() - begin
    length = int(min(1000, max(4, 0.3 / max(call, 1e-5)))) if device.platform != "cpu" else int(min(100, max(4, 0.1 / max(call, 1e-5))))
    looped, _ = xla_compile(device, with_main(module, chain(arguments, results, length)))
    out = xla_run(looped, buffers)
    wait(out)
    same = all(close(np.asarray(x), y, 1e-3) for x, y in zip(out, numbers))
    if not same:
        raise Failed("XLA's chain and XLA's single run differ")
    times = []
    for _ in range(repeat):
        begin = time.perf_counter()
        wait(xla_run(looped, buffers))
        times.append((time.perf_counter() - begin) / length)
    times.sort()
    return numbers, (times[len(times) // 2], times[0], times[-1]), length, compile_seconds


# ---- cgc
def ran(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise Failed(f"{' '.join(command[:3])}: exit status {done.returncode}: {(done.stderr or done.stdout).strip()[-600:]}")
    return done


def cgc_measure(a, path, function, values, results, folder):
    inputs, outputs = [], []
    for i, v in enumerate(values):
        name = os.path.join(folder, f"in{i}.npy")
        np.save(name, v)
        inputs.append("--input=@" + name)
    for i in range(len(results)):
        outputs.append(f"--output=@{os.path.join(folder, f'out{i}.npy')}")
    common = [path, "--function=" + function, "--device=" + a.device, *inputs]
    ran([a.cgc, "run", *common, *outputs])
    numbers = [np.load(os.path.join(folder, f"out{i}.npy")) for i in range(len(results))]
    report = json.loads(ran([a.cgc, "bench", *common, "--hot", f"--repeat={a.repeat}", "--json"]).stdout)
    return numbers, report


# ---- both
def close(x, y, tolerance):
    if x.dtype.kind not in "fc":
        return np.array_equal(x, y)
    step = np.finfo(y.dtype).smallest_subnormal
    x, y = x.astype(np.float64), y.astype(np.float64)
    finite = y[np.isfinite(y)]
    slack = max(step, tolerance * (np.abs(finite).max() if finite.size else 1.0))
    return np.allclose(x, y, rtol=tolerance, atol=slack, equal_nan=True)


def worst(x, y):
    """The greatest difference as a share of the greatest magnitude."""
    if x.dtype.kind not in "fc":
        return float(np.mean(x != y)) if x.size else 0.0
    x, y = x.astype(np.float64), y.astype(np.float64)
    both = np.isfinite(x) & np.isfinite(y)
    if not both.any():
        return 0.0
    return float(np.abs(x - y)[both].max() / max(np.abs(y[both]).max(), 1e-30))


def draw(types, scale, fixed):
    rng, values = np.random.default_rng(1), []
    for i, t in enumerate(types):
        shape, element = parse_type(t)
        kind = DTYPES[element]
        if i in fixed:
            v = np.full(shape, fixed[i], kind)
        elif element[0] == "f" and len(shape) == 1:
            v = rng.uniform(0.5, 1.5, shape).astype(kind)
        elif element[0] == "f":
            v = rng.uniform(-scale, scale, shape).astype(kind)
        else:
            v = rng.integers(0, 2 if element == "i1" else 16, shape).astype(kind)
        values.append(v)
    return values


def beside(a, path, device, fixed, folder):
    with open(path) as f:
        module, arguments, results = xla_module(f.read(), a.function)
    values = draw(arguments, a.scale, fixed)
    expected, xla, length, xla_compile_seconds = xla_measure(device, module, arguments, results, values, a.repeat)
    numbers, report = cgc_measure(a, path, a.function, values, results, folder)
    ours = report["contenders"][0]
    differing = [i for i, (x, y) in enumerate(zip(numbers, expected)) if x.shape != y.shape or not close(x, y, a.tolerance)]
    return {"file": path, "cgc_us": ours["median_us"], "cgc_min_us": ours["min_us"], "cgc_max_us": ours["max_us"], "xla_us": 1e6 * xla[0],
            "xla_min_us": 1e6 * xla[1], "xla_max_us": 1e6 * xla[2], "ratio": 1e6 * xla[0] / ours["median_us"], "chain": length,
            "cgc_compile_ms": ours["compile_ms"], "cgc_pipelines_ms": ours["pipeline_creation_ms"], "xla_compile_ms": 1e3 * xla_compile_seconds,
            "dispatches": len(ours["dispatches"]), "slowest": slowest(ours), "worst": max((worst(x, y) for x, y in zip(numbers, expected)), default=0.0),
            "differing": differing, "cgc_device": report["device"], "xla_device": str(device.device_kind)}


def slowest(ours):
    """The kernels that take most of the time, each timed by itself."""
    total = {}
    for d in ours["dispatches"]:
        one = total.setdefault((d["kernel"], d["pipeline"]), [0, 0.0])
        one[0] += 1
        one[1] += d["median_us"]
    return [{"kernel": k, "pipeline": p, "times": n, "us": us} for (k, p), (n, us) in sorted(total.items(), key=lambda x: -x[1][1])[:8]]


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("files", nargs="+")
    p.add_argument("--cgc", default="build/cgc")
    p.add_argument("--device", default="vulkan")
    p.add_argument("--xla", default="gpu")
    p.add_argument("--function", default="main")
    p.add_argument("--repeat", type=int, default=15)
    p.add_argument("--scale", type=float, default=0.05)
    p.add_argument("--tolerance", type=float, default=1e-3)
    p.add_argument("--input", action="append", default=[])
    p.add_argument("--json")
    p.add_argument("--keep")
    a = p.parse_args()
    os.environ.setdefault("JAX_PLATFORMS", "cpu" if a.xla == "cpu" else "cuda,cpu")
    import jax

    jax.config.update("jax_enable_x64", True)
    device = jax.devices(a.xla)[0]
    fixed = {int(i): float(v) for i, v in (x.split("=", 1) for x in a.input)}
    rows, status = [], 0
    print(f"{'module':<24} {'ours, us':>10} {'XLA, us':>10} {'ratio':>6}  worst difference")
    for path in a.files:
        name = os.path.basename(path).removesuffix(".mlir")
        try:
            if a.keep:
                os.makedirs(a.keep, exist_ok=True)
                row = beside(a, path, device, fixed, a.keep)
            else:
                with tempfile.TemporaryDirectory() as folder:
                    row = beside(a, path, device, fixed, folder)
        except Exception as e:  # the other files are measured all the same
            print(f"{name:<24} FAILED: {type(e).__name__}: {str(e)[:1500]}", flush=True)
            rows.append({"file": path, "error": str(e)})
            status = 1
            continue
        rows.append(row)
        says = f"results {row['differing']} DIFFER" if row["differing"] else "they agree"
        print(f"{name:<24} {row['cgc_us']:10.2f} {row['xla_us']:10.2f} {row['ratio']:6.2f}  {row['worst']:.2g}; {says}", flush=True)
        for k in row["slowest"]:
            print(f"    {k['us']:10.2f} us in {k['times']:3} of {k['kernel']} ({k['pipeline']})")
        status = 1 if row["differing"] else status
    if rows and "cgc_device" in rows[-1]:
        print(f"{rows[-1]['cgc_device']} (Vulkan) beside {rows[-1]['xla_device']} (XLA)")
    if a.json:
        with open(a.json, "w") as f:
            json.dump(rows, f, indent=1)
    return status


if __name__ == "__main__":
    sys.exit(main())
