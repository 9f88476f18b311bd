import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromiumLaunch } from "./support/chromium.ts";

/** `npm test`: every check and every runner, one after the other, then one line that adds them all up. */
const root = join(import.meta.dirname, "..");
const reports = join(root, "dist", ".tests");

interface Tally {
  passed: number;
  failed: number;
}

const run = (title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean => {
  console.log(`\n== ${title}`);
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  return result.status === 0;
};

const check = (title: string, args: string[]): Tally =>
  run(title, "npx", ["--no-install", ...args]) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A runner that failed without saying which test did (a crash, an error while loading) counts as one failure. */
const tally = (succeeded: boolean, read: () => Tally): Tally => {
  try {
    const counted = read();
    return { ...counted, failed: succeeded ? counted.failed : Math.max(1, counted.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const readReport = (name: string): unknown => JSON.parse(readFileSync(join(reports, name), "utf8"));

function unit(): Tally {
  const file = join(reports, "unit.json");
  const args = ["run", "-c", "tests/vitest.config.ts", "--reporter=default", "--reporter=json"];
  const succeeded = run("unit and integration", "npx", [
    "--no-install",
    "vitest",
    ...args,
    `--outputFile.json=${file}`,
  ]);
  return tally(succeeded, () => {
    const report = readReport("unit.json") as { numPassedTests: number; numFailedTests: number };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  });
}

async function endToEnd(): Promise<Tally> {
  try {
    await chromiumLaunch();
  } catch (error) {
    console.log(`\n== end to end\n${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  }
  const succeeded = run(
    "end to end, in Chromium",
    "npx",
    ["--no-install", "playwright", "test", "-c", "tests/playwright.config.ts", "--reporter=list,json"],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "e2e.json") },
  );
  return tally(succeeded, () => {
    const { stats } = readReport("e2e.json") as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    // a test that passes only when tried again is broken
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

const tallies = [
  check("types", ["tsc"]),
  check("types of core, alone", ["tsc", "-p", "core"]),
  check("lint", ["oxlint", "--deny-warnings"]),
  check("format", ["oxfmt", "--check", "core", "adapters", "web", "cli", "migrations", "tests"]),
  check("dead code", ["knip"]),
];
const built = run("build", "npm", ["run", "--silent", "build"]);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
tallies.push(built ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, unit());
if (built) tallies.push(await endToEnd());

const passed = tallies.reduce((sum, each) => sum + each.passed, 0);
const failed = tallies.reduce((sum, each) => sum + each.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
