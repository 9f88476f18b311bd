import { chmodSync, chownSync, mkdirSync, realpathSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fetchNode } from "../support/programs/fetch-node.ts";
import { ORDINARY } from "../support/programs/ordinary-user.ts";
import { runProgram, type RunningProduct } from "../support/programs/product.ts";

/** Environment variables that npm needs to reach its registry. */
const NETWORK = ["NODE_EXTRA_CA_CERTS", "HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY"];
/** The npm version that ships with each Node. */
const NPM: Readonly<Record<string, string>> = { "20": "10", "22": "10" };

export const isRoot = process.geteuid?.() === 0;

/** An unprivileged user on a machine with only Node, npm, and a shell: no compiler, no make, no Python. */
export interface BareMachine {
  node: string;
  home: string;
  /** A folder that this user owns. */
  makeFolder: (name: string) => string;
  /** Runs an installed program as this user. */
  run: (command: string, args: string[], env?: Record<string, string>) => RunningProduct;
}

/** @param folder location of all files, world-readable */
export async function createBareMachine(version: string, folder: string): Promise<BareMachine> {
  const major = version.split(".")[0] ?? version;
  const fetched = join(folder, "node");
  const { node, actual } = await fetchNode(version, fetched, [`npm@${NPM[major] ?? "11"}`]);
  const tools = join(folder, "tools");
  mkdirSync(tools);
  symlinkSync(node, join(tools, "node"));
  symlinkSync(join(fetched, "node_modules/npm/bin/npm-cli.js"), join(tools, "npm"));
  symlinkSync(realpathSync("/bin/sh"), join(tools, "sh"));

  const makeFolder = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(path);
    chmodSync(path, 0o755);
    if (isRoot) chownSync(path, ORDINARY, ORDINARY);
    return path;
  };
  const home = makeFolder("home");
  const network = Object.fromEntries(
    NETWORK.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  const path = [tools, join(home, ".local/bin")].join(delimiter);
  return {
    node: actual,
    home,
    makeFolder,
    run: (command, args, env = {}) =>
      runProgram("/usr/bin/env", [command, ...args], {
        cwd: home,
        env: { ...network, PATH: path, HOME: home, ...env },
        ...(isRoot ? { uid: ORDINARY, gid: ORDINARY } : {}),
      }),
  };
}
