import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { importsOf, sourceFiles } from "./support/runner/imports.ts";
import { nearestTests } from "./support/runner/nearest-tests.ts";

/**
 * `npm run test:quick [-- BASE]`: type check, lint of the changed files, and the tests closest to the changes
 * since BASE (default `main`), including uncommitted and untracked files. Does not replace `npm test`.
 */
const AT_MOST = 16;
const FOLDERS = ["core", "adapters", "browser", "web", "admin", "cli", "migrations", "build", "tests"];

const git = (...args: string[]): string[] =>
  execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

const succeeds = (command: string, ...args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    spawn("npx", ["--no-install", command, ...args], { stdio: "inherit" })
      .on("error", () => resolve(false))
      .on("close", (code) => resolve(code === 0));
  });

const [forkedFrom = "HEAD"] = git("merge-base", "HEAD", process.argv[2] ?? "main");
const changed = [
  ...git("diff", "--name-only", forkedFrom),
  ...git("ls-files", "--others", "--exclude-standard"),
].filter((file) => existsSync(file));
const sources = changed.filter(
  (file) => /\.tsx?$/.test(file) && FOLDERS.some((folder) => file.startsWith(`${folder}/`)),
);
const related = nearestTests(changed, FOLDERS.flatMap(sourceFiles).flatMap(importsOf));
const tests = new Set(["tests/layers.test.ts", ...related.slice(0, AT_MOST)]);
console.log(`${changed.length} files changed; ${tests.size} of ${related.length} related test files run.`);

const passed = [
  await succeeds("vitest", "run", "-c", "tests/vitest.config.ts", ...tests),
  await succeeds("tsc"),
  sources.length === 0 || (await succeeds("oxlint", "--deny-warnings", ...sources)),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
