import { mkdtempSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./support/browser/chromium.ts";
import { useMemoryForTemporaryFiles } from "./support/runner/memory-folder.ts";

useMemoryForTemporaryFiles();

/** Another one lets several runs go side by side. */
const PORT = Number(process.env["E2E_PORT"] ?? 4173);
// workers load this file too: the folder is made once, by the process that starts the server
process.env["E2E_DATA_DIR"] ??= mkdtempSync(join(tmpdir(), "quietzone-e2e-"));

/** The built product on an empty embedded database, as an operator starts it. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../dist/.playwright",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  // pages often wait for the server or a timer: one more than there are processors fills these gaps
  workers: availableParallelism() + 1,
  // both for what never ends, not for what is slow: a busy machine is ten times slower, and some stall for seconds
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: await chromiumLaunch(),
    // a trace costs every test, also those that pass: E2E_TRACE=1 records it where a failure needs one
    trace: process.env["E2E_TRACE"] ? "retain-on-failure" : "off",
    // endless animations would take a fifth of the processor; a test of motion asks for it
    contextOptions: { reducedMotion: "reduce" },
    // every test begins as a first visit; offline.spec.ts lets the worker in
    serviceWorkers: "block",
  },
  projects: [
    // a test that skips itself has opened a page before
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
    // what has no width runs once: whole files, and tests that say so
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
      // a line for each request would drown what the tests say
      LOG_LEVEL: "warn",
    },
  },
});
