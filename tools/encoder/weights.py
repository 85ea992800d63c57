"""python3 weights.py: the rows of work/vocabulary.txt and the layers of a fetched encoder, from its ONNX file to work/weights.npz."""

import json
import pathlib
import sys

import numpy
import onnx
from onnx import numpy_helper

WORK = pathlib.Path(__file__).parent / "work"
LAYERS = 6
# In the order in which the exporter wrote the products of a layer.
PRODUCTS = ["query", "key", "value", "joined", "widened", "narrowed"]


def main(name: str = "all-minilm-l6-v2") -> None:
    graph = onnx.load(WORK / f"{name}.onnx").graph
    arrays = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    products = [node.input[1] for node in graph.node if node.op_type == "MatMul" and node.input[1] in arrays]
    numbers = json.loads((WORK / f"{name}.tokenizer.json").read_text())["model"]["vocab"]
    pieces = (WORK / "vocabulary.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")
    words = arrays["embeddings.word_embeddings.weight"][[numbers[piece] for piece in pieces]]
    kind = arrays["embeddings.token_type_embeddings.weight"][0]
    out = {
        "words": words,
        # Every piece is of the first kind.
        "positions": arrays["embeddings.position_embeddings.weight"][:256] + kind,
        "norm.gain": arrays["embeddings.LayerNorm.weight"],
        "norm.bias": arrays["embeddings.LayerNorm.bias"],
    }
    for layer in range(LAYERS):
        weights = dict(zip(PRODUCTS, (arrays[one] for one in products[6 * layer : 6 * layer + 6])))
        at = f"encoder.layer.{layer}."
        own = {
            "attention.weights": numpy.concatenate([weights[one] for one in PRODUCTS[:3]], axis=1),
            "attention.bias": numpy.concatenate([arrays[f"{at}attention.self.{one}.bias"] for one in PRODUCTS[:3]]),
            "joined.weights": weights["joined"],
            "joined.bias": arrays[at + "attention.output.dense.bias"],
            "afterAttention.gain": arrays[at + "attention.output.LayerNorm.weight"],
            "afterAttention.bias": arrays[at + "attention.output.LayerNorm.bias"],
            "widened.weights": weights["widened"],
            "widened.bias": arrays[at + "intermediate.dense.bias"],
            "narrowed.weights": weights["narrowed"],
            "narrowed.bias": arrays[at + "output.dense.bias"],
            "afterAll.gain": arrays[at + "output.LayerNorm.weight"],
            "afterAll.bias": arrays[at + "output.LayerNorm.bias"],
        }
        out |= {f"{layer}.{key}": value for key, value in own.items()}
    numpy.savez(WORK / "weights.npz", **{key: value.astype(numpy.float16) for key, value in out.items()})


if __name__ == "__main__":
    main(*sys.argv[1:])
