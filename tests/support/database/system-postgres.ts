import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import type { PostgresBinaries } from "../../../adapters/db/embedded/postgres-binaries.ts";

const OLDEST_SUPPORTED = 15;

/** The oldest supported PostgreSQL installed on this machine, or null. */
export function findSystemPostgres(): PostgresBinaries | null {
  const found = installedFolders()
    .filter((folder) => existsSync(join(folder, "postgres")) && existsSync(join(folder, "initdb")))
    .map((folder) => ({ folder, major: majorOf(folder) }))
    .filter(({ major }) => major >= OLDEST_SUPPORTED)
    .toSorted((a, b) => a.major - b.major);
  const [oldest] = found;
  if (!oldest) return null;
  return {
    initdb: join(oldest.folder, "initdb"),
    postgres: join(oldest.folder, "postgres"),
    pgCtl: join(oldest.folder, "pg_ctl"),
    major: String(oldest.major),
    initdbOptions: ["--locale=C.UTF-8"],
    env: {},
  };
}

/** The folders of Debian and its derivatives, then the PATH. */
function installedFolders(): string[] {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).map((name) => join(debian, name, "bin")) : [];
  const onPath = (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "postgres"))
    .filter((program) => existsSync(program))
    .map((program) => dirname(realpathSync(program)));
  return [...new Set([...versions, ...onPath])];
}

function majorOf(folder: string): number {
  const said = execFileSync(join(folder, "postgres"), ["--version"], { encoding: "utf8" });
  return Number(/\d+/.exec(said)?.[0]);
}
