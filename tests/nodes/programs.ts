import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { basename } from "node:path";

/** Programs that must be seen running to prove that a part of the suite ran. */
const WITNESSES = {
  "vitest's workers": /vitest\/dist\/workers\//,
  "Playwright's workers": /playwright\/lib\/worker\//,
  "the served product": /dist\/server\/main\.js serve/,
} as const;

export type Witness = keyof typeof WITNESSES;

interface Program {
  /** Path of the executable. */
  exe: string;
  command: string;
}

/** The Node processes that run in a folder or below it (Linux: /proc). */
function nodesIn(folder: string): Program[] {
  return readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const exe = readlinkSync(`/proc/${pid}/exe`);
      const cwd = readlinkSync(`/proc/${pid}/cwd`);
      if (!basename(exe).startsWith("node") || !`${cwd}/`.startsWith(`${folder}/`)) return [];
      return [{ exe, command: readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ") }];
    } catch {
      return []; // the process has ended or belongs to another user
    }
  });
}

/**
 * Checks five times a second which Node the programs in a folder run on. A Node in PATH is no guarantee,
 * since a program can start another one.
 * @param wanted path of the only acceptable Node
 * @returns a function that checks once more, stops, and returns the programs on another Node and the
 * witnesses seen on the wanted one
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
