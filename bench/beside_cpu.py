#!/usr/bin/python3
"""Kernels as C beside JAX's CPU and IREE's, on as many threads: a table for docs/c.md.

beside_cpu.py [--cgc=build/cgc] [--target=c-avx2] [--cc=gcc] [--threads=1,2] [--rounds=20] [--rows=matmul512,…] [--clock=cpu]

It needs Python with JAX and numpy; IREE's column needs iree-base-compiler and iree-base-runtime. A process for each number of threads, pinned to as
many CPUs, calls all three in turn, round after round, and takes the least time of each: what else runs on the machine disturbs all alike. The
programs are those that JAX writes (ResNet-50: bench/models.py). Ours is compiled by cc -O2, and its threads are those of this script's host. A ratio
is the other's time by ours: above 1, ours is faster. What each gives must agree with JAX within 1e-3 of the largest value.
"""
import argparse
import ctypes
import os
import re
import subprocess
import sys
import tempfile
import time

HOST = r"""
#include <pthread.h>
#include <stddef.h>
typedef struct { void *user; size_t count; void (*body)(void *, size_t, size_t); void *data; } work;
static pthread_t threads[64];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static pthread_cond_t done = PTHREAD_COND_INITIALIZER;
static size_t next, busy, piece;
static work now;
static void take(void) {
  while (next < now.count) {
    size_t begin = next, end = now.count - begin < piece ? now.count : begin + piece;
    work w = now;
    next = end;
    busy++;
    pthread_mutex_unlock(&lock);
    w.body(w.data, begin, end);
    pthread_mutex_lock(&lock);
    busy--;
  }
}
static void *thread(void *user) {
  pthread_mutex_lock(&lock);
  for (;;) {
    take();
    if (!busy) pthread_cond_signal(&done);
    pthread_cond_wait(&more, &lock);
  }
  return user;
}
void spread(void *user, size_t count, void (*body)(void *, size_t, size_t), void *data) {
  size_t n = (size_t)user;
  work w = {user, count, body, data};
  pthread_mutex_lock(&lock);
  now = w;
  next = 0;
  piece = count / (8 * n) + 1;
  pthread_cond_broadcast(&more);
  take();
  while (busy) pthread_cond_wait(&done, &lock);
  pthread_mutex_unlock(&lock);
}
int start(size_t n) {
  for (size_t i = 1; i < n; i++)
    if (pthread_create(&threads[i], NULL, thread, NULL)) return 1;
  return 0;
}
"""


def rows(jax, jnp, np):
    """What is measured: a function of JAX and its arguments' shapes; ResNet-50 is a text."""
    def layer_norm(x, g, b):
        m = jnp.mean(x, -1, keepdims=True)
        v = jnp.mean((x - m)**2, -1, keepdims=True)
        return (x - m) * jax.lax.rsqrt(v + 1e-5) * g + b

    def convolution(groups, stride=1, order=("NHWC", "HWIO", "NHWC")):
        return lambda x, w: jax.lax.conv_general_dilated(x, w, (stride, stride), "SAME", dimension_numbers=order, feature_group_count=groups)

    def mlp(x, w, b, v, c):
        return jnp.maximum(x @ w + b, 0) @ v + c

    return {
        "matmul512": (jnp.matmul, [(512, 512), (512, 512)]),
        "matmul1024": (jnp.matmul, [(1024, 1024), (1024, 1024)]),
        "transposed": (lambda a, b: a @ b.T, [(512, 512), (512, 512)]),
        "odd": (jnp.matmul, [(333, 517), (517, 219)]),
        "few": (jnp.matmul, [(1000, 512), (512, 10)]),
        "heads": (lambda q, k: jnp.einsum("qhd,khd->hqk", q, k), [(128, 12, 64), (128, 12, 64)]),
        "conv": (convolution(1), [(1, 56, 56, 64), (3, 3, 64, 64)]),
        "channels": (convolution(1, 1, ("NCHW", "OIHW", "NCHW")), [(1, 64, 56, 56), (64, 64, 3, 3)]),
        "stem": (convolution(1, 2), [(1, 224, 224, 3), (7, 7, 3, 64)]),
        "depthwise": (convolution(64), [(1, 56, 56, 64), (3, 3, 1, 64)]),
        "mlp": (mlp, [(128, 784), (784, 512), (512,), (512, 10), (10,)]),
        "softmax": (lambda x: jax.nn.softmax(x, -1), [(1024, 1024)]),
        "layernorm": (layer_norm, [(1024, 1024), (1024,), (1024,)]),
        "resnet50": (None, None),
        "resnet50_torch": (None, None),
    }


TITLES = {"matmul512": "matmul 512³", "matmul1024": "matmul 1024³", "transposed": "matmul 512³, right side transposed",
          "odd": "matmul 333×517×219", "few": "matmul 1000×512×10", "heads": "scores, 12 heads of 128×64", "conv": "conv 3×3, 56×56×64",
          "stem": "conv 7×7 by 2, 224×224×3 to 64", "depthwise": "depthwise 3×3, 56×56×64", "mlp": "MLP 128×784×512×10", "softmax": "softmax 1024×1024", "layernorm": "layer norm 1024×1024", "resnet50": "ResNet-50, 224×224",
          "channels": "conv 3×3, 64×56×56, channels first", "resnet50_torch": "ResNet-50, 3×224×224, as PyTorch has it"}
FLAGS = {"c": [], "c-neon": [], "c-avx2": ["-mavx2", "-mfma", "-mf16c"],
         "c-avx512": ["-mavx512f", "-mavx512bw", "-mavx512dq", "-mavx512vl", "-mfma", "-mf16c"]}


def shapes(types):
    return [tuple(int(n) for n in t.split("x")[:-1]) for t in re.findall(r"tensor<([^>]*)>", types)]


def signature(text):
    found = re.search(r"func\.func (?:public )?@main\((.*?)\) -> (.*?) *\{\n", text, re.S)
    return shapes(found[1]), shapes(found[2])


class Ours:
    """A program as C: compiled, loaded, and called with a host's threads."""

    def __init__(self, path, text, arguments, a, folder, threads, np):
        code, library = os.path.join(folder, "k.c"), os.path.join(folder, "k.so")
        begin = time.perf_counter()
        subprocess.run([a.cgc, "compile", path, "--target=" + a.target, "-o", code], check=True, stderr=subprocess.DEVNULL)
        self.compiling, begin = time.perf_counter() - begin, time.perf_counter()
        host = os.path.join(folder, "host.c")
        with open(host, "w") as f:
            f.write(HOST)
        subprocess.run([a.cc, "-O2", "-shared", "-fPIC", "-pthread", "-Wno-psabi", *FLAGS[a.target], code, host, "-o", library], check=True)
        self.building = time.perf_counter() - begin
        self.library = ctypes.CDLL(library)
        self.function = self.library.k_main
        self.library.k_main_arena_bytes.restype = ctypes.c_size_t
        if self.library.start(ctypes.c_size_t(threads)):
            raise SystemExit("no threads")
        self.arguments, self.results = arguments, [np.zeros(s, np.float32) for s in signature(text)[1]]
        self.arena = np.zeros(self.library.k_main_arena_bytes(None) + 64, np.uint8)
        address = ctypes.cast(self.library.spread, ctypes.c_void_p).value
        self.parallel = (ctypes.c_void_p * 2)(address, threads)
        self.given = [(ctypes.c_void_p * len(v))(*[x.ctypes.data for x in v]) for v in (self.arguments, self.results)]
        self.at = ctypes.c_void_p((self.arena.ctypes.data + 63) // 64 * 64)
        self.threads = threads

    def __call__(self):
        if self.function(*self.given, self.at, None, self.parallel if self.threads > 1 else None):
            raise SystemExit("the function refuses its sizes")
        return self.results


def iree_of(text, arguments, threads):
    """A call of IREE's CPU, or None where it is not there or refuses the program."""
    try:
        import iree.compiler as compiler
        import iree.runtime as runtime
    except ImportError:
        return None
    binary = compiler.compile_str(text, target_backends=["llvm-cpu"], input_type="stablehlo", extra_args=["--iree-llvmcpu-target-cpu=host"])
    runtime.flags.parse_flags("--task_topology_group_count=%d" % threads)
    config = runtime.Config("local-task" if threads > 1 else "local-sync")
    module = runtime.load_vm_module(runtime.VmModule.copy_buffer(config.vm_instance, binary), config)
    values = [runtime.asdevicearray(config.device, v) for v in arguments]
    return lambda: module.main(*values)


def measure(a, threads):
    os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[:threads]))
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=%s intra_op_parallelism_threads=%d" % ("true" if threads > 1 else "false", threads)
    import jax
    import jax.numpy as jnp
    import numpy as np
    print("threads %d" % threads, flush=True)
    for name, (function, types) in rows(jax, jnp, np).items():
        if a.rows and name not in a.rows.split(","):
            continue
        with tempfile.TemporaryDirectory() as folder:
            one(name, function, types, a, folder, threads, jax, np)


def text_of(name, function, types, jax, np):
    if function:
        return jax.jit(function).lower(*[np.zeros(s, np.float32) for s in types]).as_text()
    models = os.path.join(os.path.dirname(os.path.abspath(__file__)), "models.py")
    return subprocess.run([sys.executable, models, name], check=True, capture_output=True, text=True).stdout


def jax_of(text, function, arguments, jax):
    if function:
        compiled = jax.jit(function)
        return lambda: [compiled(*arguments).block_until_ready()]
    from jaxlib.xla_client import DeviceList
    device = jax.devices("cpu")[0]
    compiled, buffers = device.client.compile_and_load(text, DeviceList((device,))), [jax.device_put(v, device) for v in arguments]

    def call():
        results = [r[0] for r in compiled.execute_sharded(buffers).disassemble_into_single_device_arrays()]
        return jax.block_until_ready(results)

    return call


def one(name, function, types, a, folder, threads, jax, np):
    text = text_of(name, function, types, jax, np)
    path = os.path.join(folder, "k.mlir")
    with open(path, "w") as f:
        f.write(text)
    draw = np.random.RandomState(0)
    arguments = [draw.rand(*s) + 0.5 * (len(s) == 1 and not function) for s in signature(text)[0]]
    if not function:  # weights that neither blow values up nor make them vanish
        arguments[1:] = [draw.randn(*v.shape) * (2 / np.prod(v.shape[:-1])) ** 0.5 if v.ndim > 1 else v for v in arguments[1:]]
    arguments = [v.astype(np.float32) for v in arguments]
    calls = {"codegen": Ours(path, text, arguments, a, folder, threads, np),
             "JAX": jax_of(text, function, [jax.numpy.asarray(v) for v in arguments], jax), "IREE": iree_of(text, arguments, threads)}
    calls = {k: v for k, v in calls.items() if v}
    results = {k: np.asarray(f()[0] if k != "IREE" else np.asarray(f())) for k, f in calls.items()}
    for k, v in results.items():
        off = np.abs(v - results["codegen"]).max() / max(np.abs(results["codegen"]).max(), 1e-30)
        if not off < 1e-3:
            raise SystemExit("%s: %s and codegen differ by %g" % (name, k, off))
    best, clock = {}, time.process_time if a.clock == "cpu" else time.perf_counter
    for _ in range(a.rounds):
        for k, f in calls.items():
            begin = clock()
            f()
            best[k] = min(best.get(k, 1e9), clock() - begin)
    ours = best["codegen"]
    cells = ["%.2f ms" % (1e3 * ours)] + ["%.2f" % (best[k] / ours) if k in best else "–" for k in ("JAX", "IREE")]
    cells.append("%.0f ms, %.0f ms" % (1e3 * calls["codegen"].compiling, 1e3 * calls["codegen"].building))
    print("| %s | %s |" % (TITLES[name], " | ".join(cells)), flush=True)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--cgc", default="build/cgc")
    p.add_argument("--target", default="c-avx2", choices=sorted(FLAGS))
    p.add_argument("--cc", default="gcc")
    p.add_argument("--threads", default="1,2")
    p.add_argument("--rounds", type=int, default=20)
    p.add_argument("--rows", default="")
    p.add_argument("--clock", default="wall", choices=["wall", "cpu"], help="cpu: the time that all threads of the process ran, for a busy machine")
    p.add_argument("--one", type=int, help=argparse.SUPPRESS)
    a = p.parse_args()
    if a.one:
        return measure(a, a.one)
    print("load of the machine before: %.1f" % os.getloadavg()[0])
    print("| | codegen | JAX's time by ours | IREE's time by ours | cgc, cc |\n| --- | --- | --- | --- | --- |", flush=True)
    for n in a.threads.split(","):
        subprocess.run([sys.executable, os.path.abspath(__file__), *sys.argv[1:], "--one=" + n], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
