// The job's tagger with faults on demand.
import "./with-faults.mjs";
import "../../dist/run/threads/tagger.js";
