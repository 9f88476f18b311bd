import { once } from "node:events";
import { appendFileSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { runProduct } from "../../support/programs/product.ts";
import type { Run } from "../fault.ts";
import { freePort } from "../../support/free-port.ts";

/** The built product in a process of its own. */
export interface Site {
  /** Origin without a trailing slash. */
  url: string;
  port: number;
  dataDir: string;
  pid: number;
  /** The complete log. */
  log: () => string;
  /** Resident memory in MiB. */
  memory: () => number;
  /** Number of open sockets, including the listening one and those to the database. */
  sockets: () => number;
  descriptors: () => number;
  /** Sends SIGTERM, as an operator does; resolves with the exit code. */
  stop: () => Promise<number | null>;
  /** Sends SIGKILL to this process only. */
  kill: () => Promise<void>;
}

interface SiteOptions {
  dataDir: string;
  /** Environment variables; rate limits are raised out of the way by default. */
  env?: Record<string, string>;
  /** A free port by default. */
  port?: number;
  /** Path of another build of the program. */
  program?: string;
}

/** Starts the built product and waits until it prints its address; the run's cleanup stops it. */
export async function startSite(run: Pick<Run, "atEnd">, options: SiteOptions): Promise<Site> {
  const { dataDir, env = {}, port = await freePort(), program } = options;
  const product = runProduct(
    ["serve"],
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: "1000000",
      LOG_LEVEL: "warn",
      ...env,
    },
    program,
  );
  let log = "";
  product.process.stderr?.on("data", (text: string) => {
    log += text;
    // for debugging failures
    if (process.env["QZ_FAULT_LOG"]) appendFileSync(process.env["QZ_FAULT_LOG"], text);
  });
  const pid = product.process.pid ?? 0;
  const stop = async () => {
    product.process.kill("SIGTERM");
    return (await product.ended).exitCode;
  };
  // kill it if it hangs
  run.atEnd(async () => {
    const impatience = setTimeout(() => product.process.kill("SIGKILL"), 30_000);
    await stop();
    clearTimeout(impatience);
  });
  await product.says(/http:\/\/\S+/);
  const opened = () => readdirSync(`/proc/${pid}/fd`);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    pid,
    log: () => log,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024,
    sockets: () => opened().filter((fd) => linkOf(`/proc/${pid}/fd/${fd}`).startsWith("socket:")).length,
    descriptors: () => opened().length,
    stop,
    async kill() {
      product.process.kill("SIGKILL");
      await once(product.process, "exit");
    },
  };
}

/** Returns "" if the descriptor was closed in the meantime. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}
