import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { SameEnvironmentFirst } from "./support/runner/same-environment-first.ts";
import { useMemoryForTemporaryFiles } from "./support/runner/memory-folder.ts";

useMemoryForTemporaryFiles();

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  cacheDir: "node_modules/.vite/test",
  plugins: [react()],
  test: {
    // by default, Vitest leaves one core idle
    maxWorkers: availableParallelism(),
    // for hangs, not for slow tests: a busy machine is ten times slower
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // the default of one second is too short on a busy machine
    expect: { poll: { timeout: 60_000 } },
    sequence: { setupFiles: "list", sequencer: SameEnvironmentFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          isolate: false,
          setupFiles: ["tests/support/runner/own-modules.ts", "tests/support/runner/seed.ts"],
          globalSetup: "tests/support/database/postgres-run.ts",
          include: ["tests/*.test.ts", "tests/{core,adapters,cli}/**/*.test.ts"],
        },
      },
      {
        extends: true,
        resolve: {
          alias: {
            "zxing-wasm/reader/zxing_reader.wasm?url": `${import.meta.dirname}/web/support/large-reader.ts`,
          },
        },
        test: {
          name: "web",
          environment: "jsdom",
          isolate: false,
          setupFiles: [
            "tests/support/runner/own-modules.ts",
            "tests/support/runner/seed.ts",
            "tests/web/support/own-page.ts",
            "tests/web/support/no-layout.ts",
            "tests/web/support/plain-styles.ts",
            "tests/web/support/patience.ts",
            "tests/web/support/texts.ts",
          ],
          include: ["tests/{web,admin}/**/*.test.{ts,tsx}"],
        },
      },
    ],
  },
});
