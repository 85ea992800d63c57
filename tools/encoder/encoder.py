"""The encoder as it is trained: the same sums as src/encoder, in floating point."""

import numpy
import torch
from torch import nn
from torch.nn import functional

SHAPES, GAPS = 16, 8


class Block(nn.Module):
    def __init__(self, hidden: int, inner: int, heads: int):
        super().__init__()
        self.heads = heads
        self.attention = nn.Linear(hidden, 3 * hidden)
        self.joined = nn.Linear(hidden, hidden)
        self.afterAttention = nn.LayerNorm(hidden, eps=1e-12)
        self.widened = nn.Linear(hidden, inner)
        self.narrowed = nn.Linear(inner, hidden)
        self.afterAll = nn.LayerNorm(hidden, eps=1e-12)

    def forward(self, x, mask):
        batch, length, hidden = x.shape
        parts = self.attention(x).view(batch, length, 3, self.heads, hidden // self.heads).permute(2, 0, 3, 1, 4)
        mixed = functional.scaled_dot_product_attention(*parts, attn_mask=mask)
        mixed = mixed.transpose(1, 2).reshape(batch, length, hidden)
        x = self.afterAttention(x + functional.dropout(self.joined(mixed), 0.1, self.training))
        wide = functional.gelu(self.widened(x), approximate="tanh")
        return self.afterAll(x + functional.dropout(self.narrowed(wide), 0.1, self.training))


class Encoder(nn.Module):
    def __init__(self, pieces: int, labels: int, layers: int, hidden=384, inner=1536, heads=12, window=192):
        super().__init__()
        self.shape = {"layers": layers, "hidden": hidden, "inner": inner, "heads": heads, "window": window}
        self.words = nn.Embedding(pieces, hidden)
        self.positions = nn.Embedding(window, hidden)
        self.shapes = nn.Embedding(SHAPES, hidden)
        self.gaps = nn.Embedding(GAPS, hidden)
        self.norm = nn.LayerNorm(hidden, eps=1e-12)
        self.blocks = nn.ModuleList([Block(hidden, inner, heads) for _ in range(layers)])
        self.output = nn.Linear(hidden, labels)
        for table in (self.words, self.positions, self.shapes, self.gaps):
            nn.init.normal_(table.weight, 0, 0.02)

    def forward(self, pieces, shapes, gaps, mask):
        places = self.positions.weight[: pieces.shape[1]]
        x = self.norm(self.words(pieces) + places + self.shapes(shapes) + self.gaps(gaps))
        x = functional.dropout(x, 0.1, self.training)
        for block in self.blocks:
            x = block(x, mask[:, None, None, :])
        return self.output(x)

    @torch.no_grad()
    def begin_with(self, weights: dict, layers: list[int]) -> None:
        """Takes over the pretrained weights of these layers."""

        def put(parameter, name, turned=False):
            value = torch.tensor(weights[name].astype(numpy.float32))
            parameter.copy_(value.T if turned else value)

        put(self.words.weight, "words")
        self.positions.weight.copy_(torch.tensor(weights["positions"][: self.shape["window"]].astype(numpy.float32)))
        put(self.norm.weight, "norm.gain")
        put(self.norm.bias, "norm.bias")
        for block, layer in zip(self.blocks, layers):
            for name in ("attention", "joined", "widened", "narrowed"):
                put(getattr(block, name).weight, f"{layer}.{name}.weights", turned=True)
                put(getattr(block, name).bias, f"{layer}.{name}.bias")
            for name in ("afterAttention", "afterAll"):
                put(getattr(block, name).weight, f"{layer}.{name}.gain")
                put(getattr(block, name).bias, f"{layer}.{name}.bias")
