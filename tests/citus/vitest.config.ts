import { defineConfig } from "vitest/config";

/** Tests of repositories and of the API, with one database on the cluster per file. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  cacheDir: "node_modules/.vite/citus",
  test: {
    environment: "node",
    isolate: false,
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ["tests/support/runner/own-modules.ts", "tests/support/runner/seed.ts"],
    globalSetup: "tests/support/database/postgres-run.ts",
    include: ["tests/**/*.test.ts"],
  },
});
