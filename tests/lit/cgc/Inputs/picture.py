# picture.py FILE.svg FILE.png ROWS COLUMNS: both are pictures of so many cells, of one size, and the PNG's sums and pixels are right.
import struct, sys, xml.etree.ElementTree, zlib
svg, png, rows, columns = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
root = xml.etree.ElementTree.parse(svg).getroot()
cells = [e for e in root if e.get("fill") and e.get("width") == "29" and e.get("height") == "19"]
assert len(cells) == rows * columns, len(cells)
data = open(png, "rb").read()
assert data[:8] == b"\x89PNG\r\n\x1a\n"
at, pixels, size = 8, b"", None
while at < len(data):
    n, kind = struct.unpack(">I4s", data[at:at + 8])
    body = data[at + 8:at + 8 + n]
    assert struct.unpack(">I", data[at + 8 + n:at + 12 + n])[0] == zlib.crc32(kind + body)
    if kind == b"IHDR":
        size = struct.unpack(">IIBB", body[:10])
    if kind == b"IDAT":
        pixels += body
    at += 12 + n
width, height, depth, color = size
assert (str(width), str(height), depth, color) == (root.get("width"), root.get("height"), 8, 2), size
raw, lines, stride = zlib.decompress(pixels), [], width * 3
assert len(raw) == height * (stride + 1)
before = bytearray(stride)
for y in range(height):  # undoes the filters
    kind, line = raw[y * (stride + 1)], bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
    for i in range(stride):
        a, b, c = (line[i - 3] if i > 2 else 0), before[i], (before[i - 3] if i > 2 else 0)
        p = a + b - c
        near = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
        line[i] = (line[i] + (0, a, b, (a + b) // 2, near)[kind]) & 255
    lines.append(line)
    before = line
for e in cells:  # a corner of each that no line and no digit covers
    x, y = int(e.get("x")) + 4, int(e.get("y")) + 3
    got = "#%02x%02x%02x" % tuple(lines[y][3 * x:3 * x + 3])
    assert got == e.get("fill"), (x, y, got, e.get("fill"))
