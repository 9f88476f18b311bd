import { execFile, spawn } from "node:child_process";
import { open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import type { Identity } from "./postgres-identity.ts";

const PORT_NAME = 5432;
const LOOPBACK = "127.0.0.1";
/** The longest socket path that both Linux (107) and macOS (103) take whole. */
const SOCKET_PATH_MAX = 103;
const LOG_MAX_BYTES = 5 * 1024 * 1024;
/**
 * Postgres writes its pid right after creating the file: a file that stays empty was left by a power failure.
 */
const PID_FILE_EMPTY_MS = 5000;
/** Above every kernel's pid_max: no process has it. */
const NO_PID = 99_999_999;

/** Content of a data folder's `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  /** Folder of the socket, or the loopback address. */
  host: string;
  port: number;
}

/** A server that this process started. */
export interface StartedServer {
  pid: number | undefined;
  /**
   * Set once it has ended: its error message; null if another server was using the folder, or if it was
   * stopped.
   */
  ended: { complaint: string | null } | null;
}

export function commandFor(identity: Identity, program: string, args: string[]): [string, string[]] {
  const [command = program, ...rest] = [...identity.prefix, program, ...args];
  return [command, rest];
}

/** Hides the operator's PG* variables and locale from the programs, whose output is parsed. */
export function spawnOptions(binaries: PostgresBinaries, identity: Identity, cwd: string) {
  const clean = {
    PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
    LC_ALL: "C",
    TZ: "UTC",
    ...binaries.env,
  };
  return {
    cwd,
    ...(process.platform === "win32" ? {} : { env: clean }),
    ...identity.user,
  };
}

/** Starts `postgres` in its own session, so that Ctrl-C in the terminal reaches this process only. */
export async function startPostgres(place: {
  dbDir: string;
  logFile: string;
  binaries: PostgresBinaries;
  identity: Identity;
  settings: Record<string, string>;
}): Promise<StartedServer> {
  const { dbDir, logFile, binaries, identity } = place;
  const settings = { ...(await listenSettings(dbDir)), ...place.settings };
  const [command, args] = commandFor(identity, binaries.postgres, [
    "-D",
    dbDir,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ]);
  await rotate(logFile);
  const log = await open(logFile, "a", 0o600);
  const begin = (await log.stat()).size;
  const child = spawn(command, args, {
    ...spawnOptions(binaries, identity, dbDir),
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  const server: StartedServer = { pid: child.pid, ended: null };
  const end = async (code: number | null) => {
    const written = await readFile(logFile).catch(() => Buffer.alloc(0));
    const lines = written.subarray(begin).toString().split("\n");
    // several processes may write to this log: ours are the lines with our pid, or without any
    const said = lines.filter((line) => line.includes(`[${child.pid}]`) || !/\[\d+\]/.test(line)).join("\n");
    const isFault = code !== 0 && !/lock file .* (already exists|is empty)|Address already in use/.test(said);
    server.ended = { complaint: isFault ? said : null };
  };
  child.once("exit", (code) => void end(code));
  child.once("error", ({ message }) => (server.ended = { complaint: message }));
  child.unref();
  await log.close();
  return server;
}

/** Reads `postmaster.pid`; null if there is none, or if it is incomplete. */
export async function readPostmaster(dbDir: string): Promise<Postmaster | null> {
  const lines = (await readFile(join(dbDir, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const [pid = "", , , port = "", socketFolder = "", address = ""] = lines;
  const host = socketFolder.trim() || address.trim();
  return Number(port) > 0 && host ? { pid: Number(pid), host, port: Number(port) } : null;
}

/**
 * Whether the process really is the server of this folder: after a reboot, its pid may belong to any process.
 */
export async function isPostmaster(pid: number, dbDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === "win32") return true;
  const commandLine =
    process.platform === "linux"
      ? await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")
      : await promisify(execFile)("ps", ["-o", "command=", "-p", String(pid)]).then(
          ({ stdout }) => stdout,
          () => "",
        );
  return commandLine.replaceAll("\0", " ").includes(` -D ${dbDir} `);
}

/**
 * Postgres does not start while the pid in `postmaster.pid` is alive, even if that process is not a Postgres
 * (pids repeat quickly in containers). Writes an impossible pid; the rest of the file stays, since Postgres
 * also uses it to check that no orphan of the old server is left. An empty file also prevents the start, and
 * is deleted.
 */
export async function disownPidFile(dbDir: string): Promise<void> {
  const file = join(dbDir, "postmaster.pid");
  const found = await stat(file).catch(() => null);
  if (found?.size === 0 && Date.now() - found.mtimeMs > PID_FILE_EMPTY_MS) await rm(file, { force: true });
  const [pid, ...rest] = (await readFile(file, "utf8").catch(() => "")).split("\n");
  if (!pid || !isAlive(Number(pid)) || (await isPostmaster(Number(pid), dbDir))) return;
  await writeFile(file, [NO_PID, ...rest].join("\n"));
  await rm(join(dbDir, `.s.PGSQL.${PORT_NAME}.lock`), { force: true });
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function signalStop(pid: number, binaries: PostgresBinaries): Promise<void> {
  if (process.platform === "win32") await promisify(execFile)(binaries.pgCtl, ["kill", "INT", String(pid)]);
  else process.kill(pid, "SIGINT");
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * The socket is in the database folder itself, which only its owner can access; if the path is too long, or
 * on Windows, a loopback port is used. Both require the password.
 */
async function listenSettings(dbDir: string): Promise<Record<string, string>> {
  const socket = join(dbDir, `.s.PGSQL.${PORT_NAME}`);
  if (process.platform !== "win32" && Buffer.byteLength(socket) <= SOCKET_PATH_MAX) {
    return {
      listen_addresses: "",
      // a list: quotes keep a comma in the path from splitting it
      unix_socket_directories: `"${dbDir.replaceAll('"', '""')}"`,
      unix_socket_permissions: "0700",
      port: String(PORT_NAME),
    };
  }
  return { listen_addresses: LOOPBACK, unix_socket_directories: "", port: String(await freePort()) };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", reject);
    probe.listen(0, LOOPBACK, resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address ? address.port : PORT_NAME;
}

async function rotate(logFile: string): Promise<void> {
  const found = await stat(logFile).catch(() => null);
  if (found && found.size > LOG_MAX_BYTES) await rename(logFile, `${logFile}.1`);
}
