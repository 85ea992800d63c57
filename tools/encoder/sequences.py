"""What sequences.mjs wrote, note by note."""

import json
import pathlib
from dataclasses import dataclass

import numpy

NO_LABEL = 255


@dataclass
class Sequence:
    institution: str
    split: str
    raw: bool
    pieces: numpy.ndarray
    shapes: numpy.ndarray
    gaps: numpy.ndarray
    labels: numpy.ndarray


def read_sequences(folder: pathlib.Path):
    about = json.loads((folder / "sequences.json").read_text())
    parts = {
        name: numpy.fromfile(folder / f"sequences.{name}", dtype)
        for name, dtype in [("pieces", "<u2"), ("shapes", "u1"), ("gaps", "u1"), ("labels", "u1")]
    }
    found, at = [], 0
    for note in about["notes"]:
        end = at + note["pieces"]
        own = {name: part[at:end].astype(numpy.int64) for name, part in parts.items()}
        found.append(Sequence(note["institution"], note["split"], note["raw"], **own))
        at = end
    return about, found


def windows_of(count: int, size: int, step: int) -> list[tuple[int, int]]:
    """The last one is as long as the others: it begins earlier."""
    if count <= size:
        return [(0, count)] if count > 0 else []
    starts = list(range(0, count - size, step)) + [count - size]
    return [(start, start + size) for start in starts]


def batch_of(windows):
    """Windows (sequence, start, end) as arrays [B][T], filled up with what the mask leaves out."""
    width = max(end - start for _, start, end in windows)
    size = (len(windows), width)
    arrays = {name: numpy.zeros(size, numpy.int64) for name in ("pieces", "shapes", "gaps")}
    arrays["labels"] = numpy.full(size, NO_LABEL, numpy.int64)
    mask = numpy.zeros(size, bool)
    for row, (sequence, start, end) in enumerate(windows):
        for name, array in arrays.items():
            array[row, : end - start] = getattr(sequence, name)[start:end]
        mask[row, : end - start] = True
    return arrays, mask
