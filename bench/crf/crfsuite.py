"""CRFsuite's side of the bench: trains or tags, and prints what it took as one line of JSON."""
import json
import resource
import sys
import time

import pycrfsuite

WARM_UP = 500  # sequences tagged before the clock starts, on both sides

def sequences(path):
    x, y = [], []
    with open(path, encoding="utf-8", newline="\n") as lines:
        for line in lines:
            line = line.rstrip("\n")
            if line:
                cells = line.split("\t")
                y.append(cells[0])
                x.append(cells[1:])
            elif x:
                yield x, y
                x, y = [], []


def report(**values):
    values["megabytes"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps(values))


def train(data, model, settings):
    trainer = pycrfsuite.Trainer(verbose=False)
    for x, y in sequences(data):
        trainer.append(pycrfsuite.ItemSequence(x), y)
    trainer.set_params(settings)
    wall, processor = time.perf_counter(), time.process_time()
    trainer.train(model)
    seconds, cpu = time.perf_counter() - wall, time.process_time() - processor
    log = trainer.logparser
    report(seconds=seconds, cpu=cpu, objective=log.last_iteration["loss"], iterations=log.last_iteration["num"])


def tag(data, model, out):
    tagger = pycrfsuite.Tagger()
    tagger.open(model)
    ready = [pycrfsuite.ItemSequence(x) for x, _ in sequences(data)]
    for x in ready[:WARM_UP]:
        tagger.tag(x)
    wall, processor = time.perf_counter(), time.process_time()
    tagged = [tagger.tag(x) for x in ready]
    seconds, cpu = time.perf_counter() - wall, time.process_time() - processor
    with open(out, "w", encoding="utf-8") as lines:
        for labels in tagged:
            lines.write(" ".join(labels) + "\n")
    report(seconds=seconds, cpu=cpu)


job = json.loads(sys.argv[1])
if job["do"] == "train":
    train(job["data"], job["model"], job["settings"])
else:
    tag(job["data"], job["model"], job["out"])
