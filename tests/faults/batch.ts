import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { canMount } from "../support/programs/can-mount.ts";
import { type Outcome, runNode } from "../support/programs/cli-program.ts";
import { randomFrom } from "../support/codes/codes.ts";
import { hashesIn, killedRows, SAME_TIME } from "../support/programs/killed-batch.ts";
import { builtProgram } from "../support/programs/product.ts";
import { must, type Fault, type Run } from "./fault.ts";

const KILLS = Number(process.env["QZ_BATCH_KILLS"] ?? 50);
const SEED = Number(process.env["QZ_SEED"] ?? Date.now() % 1_000_000);
const ROWS = 150;
/** Kills per folder before the batch may finish. */
const MAX_KILLS = 5;
const ROOM = "64m";

interface Kind {
  output: "out" | "codes.zip";
  options: string[];
}

const KINDS: Kind[] = [4, 1].flatMap((workers) =>
  [[], ["--verify"]].flatMap((verify) =>
    ["png", "svg", "pdf", "zip"].map((format): Kind => {
      const options = ["--workers", String(workers), ...verify];
      if (format === "zip") return { output: "codes.zip", options };
      return { output: "out", options: ["--format", format, ...options] };
    }),
  ),
);

/**
 * Kills `quietzone batch` at random times (SIGKILL, SIGTERM, a full disk), with and without `--verify`, for
 * PNG, SVG, PDF, and ZIP output, with one and four workers. Repeating the command must then produce the same
 * files and the same manifest as an undisturbed run, byte for byte.
 */
export const batch: Fault = async (run) => {
  writeFileSync(join(run.folder, "rows.jsonl"), killedRows(ROWS));
  const random = randomFrom(SEED);
  const hasDisk = canMount();
  const count = { SIGKILL: 0, SIGTERM: 0, "full disk": 0 };
  const kills = () => count.SIGKILL + count.SIGTERM + count["full disk"];
  let folders = 0;
  for (; kills() < KILLS || folders < KINDS.length; folders += 1) {
    const kind = KINDS[folders % KINDS.length]!;
    const name = `${kind.output} ${kind.options.join(" ")}, seed ${SEED}, folder ${folders}`;
    const calm = await calmRun(run, kind);
    const disk = openDisk(run, hasDisk);
    for (let kill = 0; kill < MAX_KILLS; kill += 1) {
      const how = hasDisk && random() < 0.25 ? "full disk" : random() < 0.5 ? "SIGKILL" : "SIGTERM";
      const outcome =
        how === "full disk"
          ? await disk.whileFull(calm.bytes * random(), () => start(disk.folder, kind).ended)
          : await killed(start(disk.folder, kind), how, calm.milliseconds * random());
      if (outcome.code === 0) break;
      const isExpected =
        how === "full disk"
          ? outcome.code === 1 && outcome.stderr.includes("the disk is full")
          : outcome.signal === how || (how === "SIGTERM" && outcome.code === 143);
      must(isExpected, `${name}: ${how} ended it with ${outcome.code ?? outcome.signal}: ${outcome.stderr}`);
      count[how] += 1;
    }
    const { code, stderr } = await start(disk.folder, kind).ended;
    must(code === 0, `${name}: going on ended with ${code}: ${stderr}`);
    must(!stderr.includes("damaged"), `${name}: ${stderr}`);
    must(isDeepStrictEqual(filesOf(disk.folder, kind), calm.files), `${name}: other files than undisturbed`);
    disk.close();
  }
  const said = Object.entries(count).map(([how, times]) => `${how} ${times}`);
  return `${kills()} kills (${said.join(", ")}) in ${folders} folders and ZIP files of ${KINDS.length} kinds, seed ${SEED}: files and manifest as undisturbed${hasDisk ? "" : "; no full disk, which needs the right to mount"}`;
};

const start = (cwd: string, { output, options }: Kind) => {
  let send: ((signal: NodeJS.Signals) => void) | null = null;
  const args = [builtProgram(), "batch", join(cwd, "../rows.jsonl"), "-o", output, ...options];
  const ended = runNode(args, { cwd, env: SAME_TIME, onStart: (kill) => (send = kill) });
  return { ended, kill: (signal: NodeJS.Signals) => send?.(signal) };
};

const killed = async (
  { ended, kill }: ReturnType<typeof start>,
  signal: NodeJS.Signals,
  after: number,
): Promise<Outcome> => {
  await Promise.race([delay(after), ended]);
  kill(signal);
  return ended;
};

/** Hashes of the files in a folder, or of the ZIP file and everything next to it. */
const filesOf = (cwd: string, { output }: Kind) => hashesIn(output === "out" ? join(cwd, output) : cwd);

/** Files and duration of an undisturbed run. */
async function calmRun(run: Run, kind: Kind) {
  const cwd = join(run.folder, "calm");
  mkdirSync(cwd);
  const begin = performance.now();
  const { code, stderr } = await start(cwd, kind).ended;
  must(code === 0, `an undisturbed run ended with ${code}: ${stderr}`);
  const milliseconds = performance.now() - begin;
  const folder = kind.output === "out" ? join(cwd, "out") : cwd;
  const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  // files on a tmpfs occupy whole pages
  const bytes = sizes.reduce((sum, size) => sum + Math.ceil(size / PAGE) * PAGE, 0);
  const files = filesOf(cwd, kind);
  rmSync(cwd, { recursive: true });
  return { files, bytes, milliseconds };
}

const PAGE = 4096;

/** Creates an empty folder, on a disk of its own where mounting is possible. */
function openDisk(run: Run, isMounted: boolean) {
  const folder = join(run.folder, "disturbed");
  mkdirSync(folder);
  const mount = (options: string) => {
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]);
  };
  let isOpen = isMounted;
  if (isMounted) mount(`size=${ROOM}`);
  const unmount = () => {
    if (isOpen) execFileSync("umount", [folder]);
    isOpen = false;
  };
  run.atEnd(unmount);
  return {
    folder,
    /** @param bytes capacity of the disk, including the files of earlier runs */
    async whileFull<Value>(bytes: number, work: () => Promise<Value>): Promise<Value> {
      const used = Number(
        execFileSync("df", ["--output=used", "-B1", folder], { encoding: "utf8" }).split("\n")[1],
      );
      mount(`remount,size=${Math.max(used + PAGE, Math.floor(bytes))}`);
      try {
        return await work();
      } finally {
        mount(`remount,size=${ROOM}`);
      }
    },
    close() {
      unmount();
      rmSync(folder, { recursive: true });
    },
  };
}
