#!/usr/bin/env node
import { makeProgram } from "./program.js";
import { reportFailure } from "./report-failure.js";

makeProgram()
  .parseAsync(process.argv)
  .catch((error: unknown) => {
    process.exitCode = reportFailure(error);
  });
