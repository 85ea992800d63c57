#!/usr/bin/env node
import { makeProgram } from "./program.js";
import { reportFailure } from "./report-failure.js";

// A pipe that closes early ("| head") ends the writing, not the process with a trace.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

makeProgram()
  .parseAsync(process.argv)
  .catch((error: unknown) => {
    process.exitCode = reportFailure(error);
  });
