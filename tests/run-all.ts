import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromiumLaunch } from "./support/browser/chromium.ts";
import { PARTS, isPart } from "./support/runner/suite-parts.ts";
import {
  readPlaywrightReport,
  failureLines,
  type PlaywrightReport,
  type TestReport,
} from "./support/runner/test-report.ts";

/**
 * `npm test [-- --only checks|unit|e2e]`: runs all checks and test runners, or only these parts, then lists
 * the failures and prints one line with the totals.
 */
const root = join(import.meta.dirname, "..");
const reports = join(root, "dist", ".tests");

interface Ran {
  succeeded: boolean;
  output: string;
}

/**
 * @param shown whether output appears while the command runs, or all at once at the end so that parallel
 * output is not mixed
 */
const run = (
  title: string,
  [command = "", ...args]: string[],
  { env = {}, shown = "running" }: { env?: NodeJS.ProcessEnv; shown?: "running" | "done" } = {},
): Promise<Ran> =>
  new Promise((resolve) => {
    if (shown === "running") console.log(`\n== ${title}`);
    const child = spawn(command, args, {
      cwd: root,
      stdio: shown === "running" ? "inherit" : ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (text: Buffer) => (output += text.toString()));
    }
    const ended = (succeeded: boolean): void => {
      if (shown === "done") console.log(`\n== ${title}\n${output.trimEnd()}`);
      resolve({ succeeded, output });
    };
    child.on("error", (error) => {
      output += error.message;
      ended(false);
    });
    child.on("close", (code) => ended(code === 0));
  });

const failure = (where: string, message: string): TestReport => ({
  passed: 0,
  skipped: 0,
  failed: 1,
  failures: [{ where, message }],
});

const readReport = (name: string): unknown => JSON.parse(readFileSync(join(reports, name), "utf8"));

/**
 * A runner that fails without naming a failed test (a crash, an error while loading) counts as one failure.
 */
function reportOf(title: string, succeeded: boolean, read: () => TestReport): TestReport {
  try {
    const report = read();
    if (succeeded || report.failed > 0) return report;
    const unsaid = failure(title, "ended as a failure, with no failed test");
    return { ...unsaid, ...report, failed: 1, failures: [...report.failures, ...unsaid.failures] };
  } catch (error) {
    return failure(title, `left no report: ${String(error)}`);
  }
}

/**
 * Runs the commands of `npm run typecheck` and `npm run lint` separately, as many in parallel as there are
 * processors.
 */
async function checks(): Promise<TestReport[]> {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<"typecheck" | "lint", string>;
  };
  const waiting = [scripts.typecheck, scripts.lint].flatMap((script) => script.split(" && "));
  const done: TestReport[] = [];
  const worker = async (): Promise<void> => {
    for (let command = waiting.shift(); command !== undefined; command = waiting.shift()) {
      const { succeeded, output } = await run(command, ["npx", "--no-install", ...command.split(" ")], {
        shown: "done",
      });
      done.push(succeeded ? { passed: 1, skipped: 0, failed: 0, failures: [] } : failure(command, output));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return done;
}

async function build(): Promise<TestReport> {
  const { succeeded } = await run("build", ["npm", "run", "--silent", "build"]);
  return succeeded ? { passed: 1, skipped: 0, failed: 0, failures: [] } : failure("build", "see above");
}

async function unit(): Promise<TestReport> {
  const title = "unit and integration";
  const vitest = ["npx", "--no-install", "vitest", "run", "-c", "tests/vitest.config.ts"];
  const { succeeded } = await run(
    title,
    [...vitest, "--reporter=default", "--reporter=./tests/support/runner/vitest-reporter.ts"],
    { env: { UNIT_REPORT: join(reports, "unit.json") } },
  );
  return reportOf(title, succeeded, () => readReport("unit.json") as TestReport);
}

async function endToEnd(): Promise<TestReport> {
  const title = "end to end, in Chromium";
  try {
    await chromiumLaunch();
  } catch (error) {
    return failure(title, error instanceof Error ? error.message : String(error));
  }
  const playwright = ["npx", "--no-install", "playwright", "test", "-c", "tests/playwright.config.ts"];
  const { succeeded } = await run(title, [...playwright, "--reporter=list,json"], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "e2e.json") },
  });
  return reportOf(title, succeeded, () => readPlaywrightReport(readReport("e2e.json") as PlaywrightReport));
}

const { only } = parseArgs({
  options: { only: { type: "string", multiple: true, default: [...PARTS] } },
}).values;
const unknown = only.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`Not known: ${unknown.join(", ")}. Parts: ${PARTS.join(", ")}`);
  process.exit(2);
}
/** Duration of each part, which `npm run figures` prints. */
const minutes: Record<string, number> = {};
async function timed<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
  const from = performance.now();
  const result = await work();
  minutes[part] = (performance.now() - from) / 60_000;
  return result;
}

const all = only.includes("checks") ? await timed("checks", checks) : [];
const built = await timed("build", build);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
all.push(built);
if (only.includes("unit")) all.push(await timed("unit and integration", unit));
if (only.includes("e2e") && built.failed === 0) all.push(await timed("end to end", endToEnd));
writeFileSync(join(reports, "minutes.json"), JSON.stringify(minutes));

const sum = (count: "passed" | "skipped" | "failed"): number =>
  all.reduce((total, report) => total + report[count], 0);
const told = failureLines(all.flatMap(({ failures }) => failures));
if (sum("skipped") > 0) told.unshift(`${sum("skipped")} skipped`);
console.log(["", ...told, `${sum("passed")} passed, ${sum("failed")} failed`].join("\n"));
process.exitCode = sum("failed") === 0 ? 0 : 1;
