"""A trained encoder as src/encoder/encoder-file.ts reads it: whole numbers of 8 bits, a scale for each column or row."""

import hashlib
import json
import pathlib
import struct

import numpy

MAGIC, CONTAINER, FORMAT = b"SJAYENC\n", 1, 1
OVERLAP = 48
CARD = {
    "encoder": "all-MiniLM-L6-v2 (Apache-2.0), vocabulary pruned, trained on the notes of corpus/ (CC BY 4.0)",
    "licence": "Apache-2.0",
}


def columns(weights):
    """[K][N] to whole numbers with a scale for each column."""
    scales = numpy.abs(weights).max(axis=0) / 127
    scales[scales == 0] = 1
    return numpy.rint(weights / scales).astype(numpy.int8), scales.astype("<f4")


def tiled(whole):
    """As src/encoder/kernels/assembly/multiply.ts reads it: blocks of 8 columns, in them pairs of k."""
    height, width = whole.shape
    return whole.reshape(height // 2, 2, width // 8, 8).transpose(2, 0, 3, 1).tobytes()


def pack(net, labels, vocabulary: pathlib.Path, out: pathlib.Path) -> None:
    get = lambda parameter: parameter.detach().cpu().float().numpy()
    floats, matrices = [], []

    def linear(module, width=None):
        weights, bias = get(module.weight).T, get(module.bias)
        if width is not None:
            weights = numpy.pad(weights, ((0, 0), (0, width - weights.shape[1])))
            bias = numpy.pad(bias, (0, width - len(bias)))
        whole, scales = columns(weights.copy())
        matrices.append(tiled(whole))
        floats.extend([scales, bias])

    def norm(module):
        floats.extend([get(module.weight), get(module.bias)])

    for table in (net.positions, net.shapes, net.gaps):
        floats.append(get(table.weight))
    norm(net.norm)
    for block in net.blocks:
        linear(block.attention)
        linear(block.joined)
        norm(block.afterAttention)
        linear(block.widened)
        linear(block.narrowed)
        norm(block.afterAll)
    linear(net.output, (len(labels) + 7) // 8 * 8)
    words, scales = columns(get(net.words.weight).T.copy())
    meta = {"format": FORMAT, "shape": net.shape | {"overlap": OVERLAP}, "labels": labels, "card": CARD}
    write(
        out,
        [
            json.dumps(meta, separators=(",", ":")).encode(),
            vocabulary.read_bytes().rstrip(b"\n"),
            scales.tobytes(),
            numpy.ascontiguousarray(words.T).tobytes(),
            b"".join(numpy.ascontiguousarray(one, "<f4").tobytes() for one in floats),
            b"".join(matrices),
        ],
    )


def write(out: pathlib.Path, sections: list[bytes]) -> None:
    """The container of docs/spec/model-file.md."""
    align = lambda at: (at + 7) // 8 * 8
    at = align(56 + 16 * len(sections))
    table, body = b"", b""
    for number, section in enumerate(sections, 1):
        table += struct.pack("<IIII", number, 0, at, len(section))
        padded = section.ljust(align(len(section)), b"\0")
        body += padded
        at += len(padded)
    head = MAGIC + struct.pack("<IIQ", CONTAINER, len(sections), at)
    rest = table.ljust(align(56 + len(table)) - 56, b"\0") + body
    out.write_bytes(head + hashlib.sha256(head + rest).digest() + rest)
