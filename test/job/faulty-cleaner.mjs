// The job's cleaner with faults on demand.
import "./with-faults.mjs";
import "../../dist/job/threads/cleaner.js";
