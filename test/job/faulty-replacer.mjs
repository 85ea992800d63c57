// The job's replacer with faults on demand.
import "./with-faults.mjs";
import "../../dist/job/threads/replacer.js";
