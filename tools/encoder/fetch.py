"""python3 fetch.py: the pretrained encoders as their ONNX files and tokenizers, into work/, by Maven. Checks their SHA-256."""

import hashlib
import pathlib
import subprocess
import zipfile

WORK = pathlib.Path(__file__).parent / "work"
GROUP, VERSION = "dev.langchain4j", "1.0.0-beta3"
ENCODERS = {
    "all-minilm-l6-v2": "4efd8b7c76bbc52fb5f3c1722549d05d4af43736fa8b0cd9020d4aa206b5e273",
    "bge-small-en-v15": "844ee19552b755515304ef063d3fb653ce2124304e8142bc4c3ed5b07a2008c5",
}


def fetch(name: str, digest: str) -> None:
    artifact = f"langchain4j-embeddings-{name}"
    jar = WORK / f"{artifact}-{VERSION}.jar"
    if not jar.exists():
        coordinates = f"{GROUP}:{artifact}:{VERSION}"
        command = ["mvn", "-q", "dependency:copy", f"-Dartifact={coordinates}", f"-DoutputDirectory={WORK}"]
        subprocess.run(command, check=True)
    found = hashlib.sha256(jar.read_bytes()).hexdigest()
    if found != digest:
        raise SystemExit(f"{jar.name} has SHA-256 {found}, expected {digest}: remove it and fetch again")
    with zipfile.ZipFile(jar) as archive:
        for member in archive.namelist():
            if member.endswith((".onnx", "-tokenizer.json")):
                kind = "onnx" if member.endswith(".onnx") else "tokenizer.json"
                (WORK / f"{name}.{kind}").write_bytes(archive.read(member))
    print(f"{name}: as expected")


if __name__ == "__main__":
    WORK.mkdir(exist_ok=True)
    for name, digest in ENCODERS.items():
        fetch(name, digest)
