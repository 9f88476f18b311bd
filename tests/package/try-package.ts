import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import pkg from "../../package.json" with { type: "json" };
import type { RunningProduct } from "../support/programs/product.ts";
import type { BareMachine } from "./bare-machine.ts";

/** Maximum disk usage of an installation in bytes. */
const LIMIT = 250_000_000;

export interface Figures {
  packages: number;
  /** Disk usage in bytes, rounded up to file system blocks. */
  bytes: number;
  /** Durations in milliseconds. */
  install: number;
  firstCode: number;
  nextCode: number;
  firstPage: number;
  nextPage: number;
}

/** @throws Error with the output if the exit code is not 0 */
export async function succeeds(running: RunningProduct): Promise<string> {
  const { exitCode, stdout, stderr } = await running.ended;
  if (exitCode !== 0)
    throw new Error(`${running.process.spawnargs.join(" ")}: ${exitCode}\n${stdout}${stderr}`);
  return stdout;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export const installedIn = (prefix: string): string => join(prefix, "lib/node_modules/quietzone");

export const install = (machine: BareMachine, tarball: string, prefix: string, ...options: string[]) =>
  machine.run("npm", ["install", "-g", "--no-audit", "--no-fund", "--prefix", prefix, ...options, tarball]);

/** Installs the package exactly as the README describes, creates codes, and serves pages, twice each. */
export async function tryPackage(machine: BareMachine, tarball: string): Promise<Figures> {
  const { run, home } = machine;
  const prefix = join(home, ".local");
  const installing = await timed(() => succeeds(install(machine, tarball, prefix)));
  const packages = packagesIn(installedIn(prefix));
  const unwanted = packages.filter((name) => name in pkg.devDependencies);
  if (unwanted.length > 0) throw new Error(`packages for development: ${unwanted.join(", ")}`);
  const bytes = bytesIn(prefix);
  if (bytes > LIMIT) throw new Error(`${bytes} bytes are installed`);

  const code = (file: string) => () => succeeds(run("quietzone", ["qr", "https://example.com", "-o", file]));
  const firstCode = await timed(code("first.png"));
  const nextCode = await timed(code("next.png"));
  // each format loads packages that must be present
  for (const file of ["code.svg", "code.pdf"]) await code(file)();
  await succeeds(run("quietzone", ["barcode", "EAN13", "4006381333931", "-o", "shelf.png"]));
  const read = await succeeds(run("quietzone", ["scan", "first.png", "code.svg", "shelf.png"]));
  for (const text of ["https://example.com", "4006381333931"]) {
    if (!read.includes(text)) throw new Error(`${text} is not read: ${read}`);
  }
  return {
    packages: packages.length,
    bytes,
    install: installing,
    firstCode,
    nextCode,
    firstPage: await timeToPage(machine),
    nextPage: await timeToPage(machine),
  };
}

/**
 * Time from the start of the program, in any working folder, until the home page is served. Stops the program
 * afterward.
 */
export async function timeToPage(
  { run, home }: BareMachine,
  env: Record<string, string> = {},
): Promise<number> {
  const start = performance.now();
  const server = run("quietzone", ["serve"], { DATA_DIR: join(home, "data"), PORT: "0", ...env });
  const [, address = ""] = await server.says(/(http:\/\/localhost:\d+)/);
  const page = await fetch(address);
  const html = await page.text();
  const milliseconds = performance.now() - start;
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? "/no-script";
  const others = await Promise.all([script, "/admin/"].map((path) => fetch(address + path)));
  server.process.kill("SIGTERM");
  await succeeds(server);
  const bad = [page, ...others].filter(({ status }) => status !== 200);
  if (bad.length > 0) throw new Error(bad.map(({ url, status }) => `${url}: ${status}`).join("\n"));
  return milliseconds;
}

/** Names of all packages below a folder. */
function packagesIn(folder: string): string[] {
  return readdirSync(join(folder, "node_modules"), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|node_modules\/)(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(file))
    .map((file) => {
      const { name } = JSON.parse(readFileSync(join(folder, "node_modules", file), "utf8")) as {
        name: string;
      };
      return name;
    });
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).blocks * 512, 0);
}
