"""Runs programs of StableHLO alone through XLA on the CPU, and holds numpy's results (oracle.py) against it. Needs JAX."""
import os

os.environ.setdefault("JAX_PLATFORMS", "cpu")
# Every op rounds to its own type, as StableHLO says; no approximations.
os.environ["XLA_FLAGS"] = "--xla_allow_excess_precision=false --xla_cpu_enable_fast_math=false --xla_cpu_enable_fast_min_max=false"

import jax
import ml_dtypes
import numpy as np

import oracle

oracle.ACCUMULATOR.clear()  # XLA adds numbers of f16 and bf16 in these types
oracle.DIVISION_ULPS = 3.0  # and multiplies by the inverse of a constant
jax.config.update("jax_enable_x64", True)
TYPES = {"f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64}


def compiled(text):
    device = jax.devices("cpu")[0]
    client = device.client
    if hasattr(client, "compile_and_load"):
        from jaxlib.xla_client import DeviceList
        return client.compile_and_load(text, DeviceList((device,)))
    return client.compile(text)  # before jaxlib 0.6


def flushed(a):
    """Denormal arguments are zeros to XLA."""
    return oracle.Array(a.of, np.where(np.abs(a.x) < oracle.TINY[a.of], 0.0, a.x)) if a.of in oracle.PRECISION else a


def run(program, executable, arguments):
    kinds = [TYPES.get(a.of, oracle.INTEGERS.get(a.of)) for a in arguments]
    arrays = [jax.device_put(np.asarray(a.x).astype(kind), jax.devices("cpu")[0]) for a, kind in zip(arguments, kinds)]
    if [a.dtype for a in arrays] != [np.dtype(k) for k in kinds]:
        raise TypeError("JAX changed the type of an argument")
    results = executable.execute_sharded(arrays).disassemble_into_single_device_arrays()
    return [oracle.Array(v.type.of, np.asarray(r[0])).x for r, v in zip(results, program.results)]


def differs(got, want, specials):
    """The first element of XLA's that numpy's bounds do not allow, or None. XLA on the CPU has approximations of its own, flushes denormals, and
    multiplies by padding: with `specials`, what is no finite number in one of the two is not judged."""
    x, y = got, want.x
    same = (x == y) | np.isinf(want.bound)
    if want.of in oracle.PRECISION:
        tiny = oracle.TINY[want.of] * (np.abs(y) < oracle.TINY[want.of])
        same |= (np.isnan(x) & np.isnan(y)) | (np.abs(x - y) <= 4 * want.bound + tiny)
        if specials:
            same |= ~(np.isfinite(x) & np.isfinite(y))
    if same.all():
        return None
    at = tuple(int(i) for i in np.argwhere(~same)[0])
    return "element %s is %r in XLA, %r in numpy, bound %.3g" % (list(at), x[at], y[at], want.bound[at])


def judge(program, cases):
    """An answer as the judge's."""
    answer = {"status": "ok", "why": "", "pipelines": [], "remarks": 0, "asked": 0}
    try:
        executable = compiled(program.text())
    except Exception as e:
        return dict(answer, status="refused", why=" ".join(str(e).split())[:400])
    for number, arguments in enumerate(cases):
        arguments = [flushed(a) for a in arguments]
        for i, (got, want) in enumerate(zip(run(program, executable, arguments), program.evaluate(arguments))):
            why = differs(got, want, number % 2 == 1)
            if why:
                return dict(answer, status="wrong", why="%s inputs: result %d: %s" % ("random" if number % 2 else "integer", i, why))
    return answer
