import { resolve } from "node:path";
import { defineConfig } from "vite";

/** dist/browser/scrubjay.js: the engine for a web page, in one file. Its data stay files of their own. */
export default defineConfig({
  resolve: { alias: { "#platform": resolve(import.meta.dirname, "src/platform/web.ts") } },
  build: {
    target: "es2023",
    outDir: "dist/browser",
    emptyOutDir: true,
    lib: {
      entry: resolve(import.meta.dirname, "src/browser.ts"),
      formats: ["es"],
      fileName: () => "scrubjay.js",
    },
    // Names of functions tell where an error comes from, and the page is compressed on its way.
    minify: false,
  },
  logLevel: "warn",
});
