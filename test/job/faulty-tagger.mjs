// The job's tagger with faults on demand.
import "./with-faults.mjs";
import "../../dist/job/threads/tagger.js";
