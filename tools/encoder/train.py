"""
python3 train.py --out work [--leave-out larkfield] [--layers 0,1,2,3,4,5] [--seed 1] [--epochs 14] [--device cuda]

Trains an encoder on the training and dev notes of corpus/ and their raw forms. With --leave-out, on all notes of all other
institutions, and then writes what it says of every token of that one (log-probabilities in steps of 0.06, a byte each).
Without, it writes the trained encoder in whole numbers of 8 bits, as src/encoder reads it.
"""

import argparse
import pathlib
import random
import time

import numpy
import torch
from torch import nn
from torch.nn import functional

from encoder import Encoder
from pack import pack
from sequences import NO_LABEL, batch_of, read_sequences, windows_of

WORK = pathlib.Path(__file__).parent / "work"
STEP = 0.06


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument("--leave-out", default=None)
    parser.add_argument("--layers", default="0,1,2,3,4,5")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=14)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--sequences", type=pathlib.Path, default=WORK)
    parser.add_argument("--out", type=pathlib.Path, default=WORK)
    return parser.parse_args()


class Spoiler:
    """Digits drawn anew, some windows in one case, some cut short as the gate cuts them."""

    def __init__(self, digits, seed):
        self.digits = numpy.array(digits)
        self.random = numpy.random.default_rng(seed)
        self.first = set(self.digits[0].tolist())

    def cut(self, window):
        sequence, start, end = window
        if end - start < 40 or self.random.random() >= 0.2:
            return window
        length = int(self.random.integers(24, min(96, end - start)))
        start += int(self.random.integers(0, end - start - length))
        return sequence, start, start + length

    def spoil(self, arrays):
        pieces, shapes = arrays["pieces"], arrays["shapes"]
        for row in self.digits:
            drawn = numpy.isin(pieces, row) & (self.random.random(pieces.shape) < 0.35)
            pieces = numpy.where(drawn, row[self.random.integers(0, 10, pieces.shape)], pieces)
        chance = self.random.random(len(pieces))
        upper, lower = (chance < 0.06)[:, None], ((chance >= 0.06) & (chance < 0.12))[:, None]
        letters = (shapes >= 8) & (shapes <= 12)
        shapes = numpy.where(letters & upper, numpy.where(shapes == 9, 9, 11), numpy.where(letters & lower, 8, shapes))
        return arrays | {"pieces": pieces, "shapes": shapes}


def train(net, notes, digits, args):
    window = net.shape["window"]
    windows = [(note, a, b) for note in notes for a, b in windows_of(len(note.pieces), window, window // 2)]
    steps = args.epochs * (len(windows) // args.batch + 1)
    optimiser = torch.optim.AdamW(net.parameters(), args.rate, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda k: min(1, (k + 1) / 200) * max(0.02, 1 - k / steps))
    spoiler = Spoiler(digits, args.seed)
    begun = time.time()
    net.train()
    for epoch in range(args.epochs):
        cut = [spoiler.cut(one) for one in windows]
        order = sorted(range(len(cut)), key=lambda i: ((cut[i][2] - cut[i][1]) // 16, random.random()))
        batches = [order[i : i + args.batch] for i in range(0, len(order), args.batch)]
        random.shuffle(batches)
        for batch in batches:
            arrays, mask = batch_of([cut[i] for i in batch])
            loss = step(net, spoiler.spoil(arrays), mask, args.device)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            optimiser.zero_grad(set_to_none=True)
            schedule.step()
        print(f"epoch {epoch + 1} loss {loss.item():.4f} {time.time() - begun:.0f} s", flush=True)


def scores(net, arrays, mask, device):
    put = [torch.from_numpy(arrays[name]).to(device) for name in ("pieces", "shapes", "gaps")]
    with torch.autocast(device, torch.bfloat16):
        return net(*put, torch.from_numpy(mask).to(device)).float()


def step(net, arrays, mask, device):
    answers = torch.from_numpy(arrays["labels"]).to(device).view(-1)
    answers = answers.masked_fill(answers == NO_LABEL, -100)
    found = scores(net, arrays, mask, device)
    return functional.cross_entropy(found.view(-1, found.shape[-1]), answers, ignore_index=-100, label_smoothing=0.02)


@torch.no_grad()
def predictions(net, notes, device):
    """Log-probabilities of the first piece of every token, each taken where its window reaches farthest on both sides."""
    net.eval()
    size, found = net.shape["window"], []
    for note in notes:
        count = len(note.pieces)
        windows = windows_of(count, size, size - 48)
        said = numpy.zeros((count, net.output.out_features), numpy.float32)
        deepest = numpy.full(count, -1)
        arrays, mask = batch_of([(note, a, b) for a, b in windows])
        logs = functional.log_softmax(scores(net, arrays, mask, device), -1).cpu().numpy()
        for (start, end), log in zip(windows, logs):
            at = numpy.arange(start, end)
            before = at - start if start > 0 else numpy.full(len(at), count)
            behind = end - 1 - at if end < count else numpy.full(len(at), count)
            depth = numpy.minimum(before, behind)
            better = depth > deepest[start:end]
            said[start:end][better] = log[: end - start][better]
            deepest[start:end][better] = depth[better]
        found.append(said[note.labels != NO_LABEL])
    return numpy.concatenate(found)


def main():
    args = options()
    torch.manual_seed(args.seed)
    random.seed(args.seed)
    about, notes = read_sequences(args.sequences)
    layers = [int(one) for one in args.layers.split(",")]
    net = Encoder(about["pieces"], len(about["labels"]), len(layers))
    net.begin_with(numpy.load(args.sequences / "weights.npz"), layers)
    net.to(args.device)
    away = args.leave_out
    learnt = [one for one in notes if (one.institution != away if away else one.split != "test")]
    train(net, learnt, about["digits"], args)
    name = f"{away or 'all'}-{len(layers)}-{args.seed}"
    args.out.mkdir(parents=True, exist_ok=True)
    read = [one for one in notes if not one.raw and (one.institution == away if away else one.split == "test")]
    logs = predictions(net, read, args.device)
    labels = numpy.concatenate([one.labels[one.labels != NO_LABEL] for one in read])
    print(f"{name}: {100 * (logs.argmax(-1) == labels).mean():.2f} % of the labels of {len(read)} notes", flush=True)
    numpy.savez_compressed(args.out / f"{name}.npz", logs=numpy.clip(numpy.rint(-logs / STEP), 0, 255).astype("u1"))
    if away is None:
        pack(net, about["labels"], args.sequences / "vocabulary.txt", args.out / f"{name}.bin")


if __name__ == "__main__":
    main()
