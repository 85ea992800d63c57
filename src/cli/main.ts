#!/usr/bin/env node
import { runCommand } from "./command-host.js";

// A pipe that closes early ("| head") ends the writing, not the process with a trace.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

runCommand(process.argv.slice(2));
