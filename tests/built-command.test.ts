import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import pkg from "../package.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "..");

/** Builds the server into a folder inside the project, so that it can resolve its packages. */
const build = (outDir: string) =>
  execFileSync(
    process.execPath,
    ["node_modules/vite/bin/vite.js", "build", "-c", "web/vite.config.ts", "--ssr", "--outDir", outDir],
    { cwd: ROOT, stdio: "ignore" },
  );

it("the build makes the command executable even when npm has not linked the package", () => {
  const folder = mkdtempSync(join(ROOT, "node_modules/.built-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // not executable, like a file that npm did not link
  writeFileSync(join(folder, "main.js"), "", { mode: 0o644 });
  build(folder);
  const version = execFileSync(join(folder, "main.js"), ["--version"], { encoding: "utf8" });
  expect(version).toBe(`${pkg.version}\n`);
}, 120_000);
