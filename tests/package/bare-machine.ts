import { chmodSync, chownSync, mkdirSync, realpathSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fetchNode } from "../support/programs/fetch-node.ts";
import { ORDINARY } from "../support/programs/ordinary-user.ts";
import { runProgram, type RunningProduct } from "../support/programs/product.ts";

/** What has to be passed on so that npm reaches its registry from where this runs. */
const NETWORK = ["NODE_EXTRA_CA_CERTS", "HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY"];
/** The npm that comes with each Node. */
const NPM: Readonly<Record<string, string>> = { "20": "10", "22": "10" };

export const isRoot = process.geteuid?.() === 0;

/** A user without rights on a machine with a Node, its npm and a shell, and nothing else: no compiler, no make, no Python. */
export interface BareMachine {
  node: string;
  home: string;
  /** A folder that this user owns. */
  makeFolder: (name: string) => string;
  /** Runs what is installed, as this user. */
  run: (command: string, args: string[], env?: Record<string, string>) => RunningProduct;
}

/** @param folder where all of it is put; everybody may read it */
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
