import { delimiter, dirname, join } from "node:path";
import { nobodysAddress } from "../support/closed-port.ts";
import { fetchNode } from "../support/programs/fetch-node.ts";
import { must, run } from "../support/programs/must.ts";
import type { Part } from "../support/runner/suite-parts.ts";
import { watchPrograms, type Witness } from "./programs.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Witnesses required for each part. */
const EXPECTED: Record<Part, Witness[]> = {
  checks: [],
  unit: ["vitest's workers"],
  e2e: ["Playwright's workers", "the served product"],
};

interface Tried {
  failed: number;
  /** "Node 22.1.0: 10 passed, 0 failed", followed by the failures. */
  lines: string[];
}

/**
 * Runs the suite on a version of Node in a clone of the last commit.
 * @param version "22" means the latest 22.x
 * @param folder where to put Node and the clone
 */
export async function tryOn(version: string, parts: readonly Part[], folder: string): Promise<Tried> {
  const { node, actual } = await fetchNode(version, join(folder, `node-${version}`));
  const clone = join(folder, `clone-${version}`);
  const env = {
    ...process.env,
    PATH: [dirname(node), process.env["PATH"]].join(delimiter),
    E2E_PORT: new URL(await nobodysAddress()).port,
  };
  await must("git", ["clone", "--quiet", ROOT, clone], { cwd: folder });
  console.log(`\n==== Node ${actual}`);
  await must("git", ["log", "-1", "--oneline"], { cwd: clone });
  await must("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: clone, env });

  const stopWatching = watchPrograms(clone, node);
  const only = parts.flatMap((part) => ["--only", part]);
  const { output } = await run("npm", ["test", "--silent", "--", ...only], { cwd: clone, env });
  const { others, seen } = stopWatching();
  return tell(actual, output, [
    ...others.map((other) => `ran on another Node: ${other}`),
    ...parts
      .flatMap((part) => EXPECTED[part])
      .filter((witness) => !seen.includes(witness))
      .map((witness) => `not seen on this Node: ${witness}`),
  ]);
}

/** The suite's last line, with unexpected programs added to the failures. */
function tell(actual: string, output: string, doubts: string[]): Tried {
  const lines = output.trimEnd().split("\n");
  const [, passed = "0", failures = "1"] = /^(\d+) passed, (\d+) failed$/.exec(lines.at(-1) ?? "") ?? [];
  const failed = Number(failures) + doubts.length;
  const firstFailure = lines.findIndex((line) => line.startsWith("FAILED "));
  const reasons = firstFailure < 0 ? [] : lines.slice(firstFailure, -1);
  return {
    failed,
    lines: [
      `Node ${actual}: ${passed} passed, ${failed} failed`,
      ...doubts.map((doubt) => `FAILED ${doubt}`),
      ...reasons,
    ],
  };
}
