import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { basename } from "node:path";

/** What has to be seen running for a part of the suite to have been tried. */
const WITNESSES = {
  "vitest's workers": /vitest\/dist\/workers\//,
  "Playwright's workers": /playwright\/lib\/worker\//,
  "the served product": /dist\/server\/main\.js serve/,
} as const;

export type Witness = keyof typeof WITNESSES;

interface Program {
  /** The file that runs. */
  exe: string;
  command: string;
}

/** The Node programs that run in a folder or below it (Linux: /proc). */
function nodesIn(folder: string): Program[] {
  return readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const exe = readlinkSync(`/proc/${pid}/exe`);
      const cwd = readlinkSync(`/proc/${pid}/cwd`);
      if (!basename(exe).startsWith("node") || !`${cwd}/`.startsWith(`${folder}/`)) return [];
      return [{ exe, command: readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ") }];
    } catch {
      return []; // it has ended since, or is somebody else's
    }
  });
}

/**
 * Looks, five times a second, which Node everything in a folder runs on: that PATH names one does not make a program that was
 * started by another one run on it.
 * @param wanted the path of the Node that should be the only one
 * @returns a function that looks once more, stops it and returns who ran on another one, and which witnesses were seen on the wanted one
 */
export function watchPrograms(folder: string, wanted: string): () => { others: string[]; seen: Witness[] } {
  const others = new Set<string>();
  const seen = new Set<Witness>();
  const look = (): void => {
    for (const { exe, command } of nodesIn(folder)) {
      if (exe !== wanted) others.add(`${exe}: ${command}`);
      else for (const name of witnessesIn(command)) seen.add(name);
    }
  };
  const timer = setInterval(look, 200);
  return () => {
    clearInterval(timer);
    look();
    return { others: [...others], seen: [...seen] };
  };
}

function witnessesIn(command: string): Witness[] {
  return (Object.keys(WITNESSES) as Witness[]).filter((name) => WITNESSES[name].test(command));
}
