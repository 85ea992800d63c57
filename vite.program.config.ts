import { resolve } from "node:path";
import { defineConfig } from "vite";

const at = (path: string): string => resolve(import.meta.dirname, path);

/**
 * dist/program/: the command and its threads in few files. Each thread reads its code anew, and finding and opening
 * hundreds of small files takes longer than a note. It lies as deep as the rooms do, which look for data from there.
 */
export default defineConfig({
  resolve: { alias: { "#platform": at("src/platform/node.ts") } },
  build: {
    ssr: true,
    target: "es2023",
    outDir: "dist/program",
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      // Whoever asks a room's door for one thing reads that one's code, not the room's.
      treeshake: { moduleSideEffects: false },
      input: {
        "command-thread": at("src/cli/command-thread.ts"),
        tagger: at("src/job/threads/tagger.ts"),
        replacer: at("src/job/threads/replacer.ts"),
        cleaner: at("src/job/threads/cleaner.ts"),
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "part-[name]-[hash].js" },
    },
  },
  // Other people's packages stay where npm puts them.
  ssr: { external: true },
  logLevel: "warn",
});
