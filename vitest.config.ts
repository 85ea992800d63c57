import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // In tests the sources are run, not the build.
  resolve: { alias: { "#platform": resolve(import.meta.dirname, "src/platform/node.ts") } },
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // Files run beside one another and beside the processes that they start: a wait is not yet a failure.
    testTimeout: 60_000,
    // Colours are written where CI is set, too; tests read plain text.
    env: { NO_COLOR: "1" },
    // One process per core, and each loads the word lists, the automaton and the model once for all its files. No test
    // mocks a module, so that nothing is left behind. Processes, not threads: tests of speed count a process's time.
    pool: "forks",
    isolate: false,
    maxWorkers: "100%",
    coverage: { provider: "v8", include: ["src/**"], exclude: ["src/**/*.test.ts"] },
  },
});
