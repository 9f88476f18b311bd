import { mkdtempSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./support/browser/chromium.ts";
import { useMemoryForTemporaryFiles } from "./support/runner/memory-folder.ts";

useMemoryForTemporaryFiles();

/** Override it to run several suites in parallel. */
const PORT = Number(process.env["E2E_PORT"] ?? 4173);
// workers load this file too, so only the process that starts the server creates the folder
process.env["E2E_DATA_DIR"] ??= mkdtempSync(join(tmpdir(), "quietzone-e2e-"));

/** Runs the built product on an empty embedded database, as an operator does. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../dist/.playwright",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  // tests often wait for the server or a timer, so one more worker than processors keeps them busy
  workers: availableParallelism() + 1,
  // both limits are for hangs, not for slow tests: a busy machine is ten times slower and can stall for
  // seconds
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: await chromiumLaunch(),
    // traces slow down every test, so they are opt-in with E2E_TRACE=1
    trace: process.env["E2E_TRACE"] ? "retain-on-failure" : "off",
    // infinite animations would use a fifth of the processor; tests of motion enable it themselves
    contextOptions: { reducedMotion: "reduce" },
    // every test starts as a first visit; offline.spec.ts allows service workers
    serviceWorkers: "block",
  },
  projects: [
    // filtered here because a test that skips itself has already opened a page
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
    // tests independent of the viewport width run once: whole files, and tests with @once
    {
      name: "phone",
      grepInvert: /@once/,
      testIgnore:
        /\/(?:accounts-mail|auth-js|admin-[\w-]+|api-keys|avatar|going-back|history|hostile-texts|hurry|image-test|offline|oidc|other-origins|print|profile|second-factor|thousand-codes|visits)\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: "node dist/server/main.js serve",
    cwd: join(import.meta.dirname, ".."),
    url: `http://localhost:${PORT}/healthz`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env["E2E_DATA_DIR"],
      ADMIN_EMAIL: "admin@quietzone.test",
      ADMIN_PASSWORD: "an admin for the tests",
      RATE_LIMIT_FACTOR: "1000",
      // request logs would drown out the test output
      LOG_LEVEL: "warn",
    },
  },
});
