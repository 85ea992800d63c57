import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // In tests the sources are run, not the build.
  resolve: { alias: { "#platform": resolve(import.meta.dirname, "src/platform/node.ts") } },
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    testTimeout: 30_000,
    // Colours are written where CI is set, too; tests read plain text.
    env: { NO_COLOR: "1" },
    coverage: { provider: "v8", include: ["src/**"], exclude: ["src/**/*.test.ts"] },
  },
});
