"""Writes DIR/p.safetensors, DIR/p.npz, DIR/short.safetensors, DIR/packed.npz, DIR/bzip.npz: w is 1 2 3 4, b is 10 20 30 40; in the short one w is 1 2 3.
DIR/shape0.safetensors and so on have shapes that are none."""
import json
import struct
import sys
import zipfile

to = sys.argv[1]
w, b = struct.pack("<4f", 1, 2, 3, 4), struct.pack("<4f", 10, 20, 30, 40)


def safetensors(name, tensors, shape=None):
    head, data = {"__metadata__": {"format": "pt"}}, b""
    for key, value in tensors.items():
        head[key] = {"dtype": "F32", "shape": shape or [len(value) // 4], "data_offsets": [len(data), len(data) + len(value)]}
        data += value
    text = json.dumps(head).encode()
    with open(to + "/" + name, "wb") as f:
        f.write(struct.pack("<Q", len(text)) + text + data)


def npz(name, tensors, method):
    with zipfile.ZipFile(to + "/" + name, "w", method) as z:
        for key, value in tensors.items():
            head = "{'descr': '<f4', 'fortran_order': False, 'shape': (%d,), }" % (len(value) // 4)
            head = head.ljust(117) + "\n"
            z.writestr(key + ".npy", b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head.encode() + value)


safetensors("p.safetensors", {"model::w": w, "b": b})
safetensors("short.safetensors", {"w": w[:12], "b": b})
for i, shape in enumerate(([1e300], ["4"], [4.5], [-4], [1] * 16 + [4])):
    safetensors("shape%d.safetensors" % i, {"w": w, "b": b}, shape)
npz("p.npz", {"w": w, "b": b}, zipfile.ZIP_STORED)
npz("packed.npz", {"w": w, "b": b}, zipfile.ZIP_DEFLATED)
npz("bzip.npz", {"w": w, "b": b}, zipfile.ZIP_BZIP2)
# What is damaged: one bit of a tensor, and files that are no archive and have no head.
for name in ("p.npz", "packed.npz"):
    data = bytearray(open(to + "/" + name, "rb").read())
    data[data.index(b"PK\x01\x02") - 5] ^= 4  # the last of what is stored
    open(to + "/damaged-" + name, "wb").write(data)
open(to + "/other.npz", "wb").write(b"no archive" * 9)
open(to + "/other.safetensors", "wb").write(b"no head at all")
