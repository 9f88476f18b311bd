import { once } from "node:events";
import { appendFileSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { runProduct } from "../../support/programs/product.ts";
import type { Run } from "../fault.ts";
import { freePort } from "../../support/free-port.ts";

/** The built product as a process of its own. */
export interface Site {
  /** Its origin, without a slash at the end. */
  url: string;
  port: number;
  dataDir: string;
  pid: number;
  /** Everything that it logged. */
  log: () => string;
  /** Resident memory, in MiB. */
  memory: () => number;
  /** Sockets that it has open, its listening one and those to the database included. */
  sockets: () => number;
  descriptors: () => number;
  /** Told to end, as an operator does it; resolves with its exit code. */
  stop: () => Promise<number | null>;
  /** SIGKILL, and nothing else ends with it. */
  kill: () => Promise<void>;
}

interface SiteOptions {
  dataDir: string;
  /** What the operator would set; rate limits are out of the way unless it says otherwise. */
  env?: Record<string, string>;
  /** Any free one where nothing is said. */
  port?: number;
  /** Path of another built program. */
  program?: string;
}

/** Starts the built product and waits until it says its address; it ends with the run. */
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
    // to look into what failed
    if (process.env["QZ_FAULT_LOG"]) appendFileSync(process.env["QZ_FAULT_LOG"], text);
  });
  const pid = product.process.pid ?? 0;
  const stop = async () => {
    product.process.kill("SIGTERM");
    return (await product.ended).exitCode;
  };
  // one that hangs is ended all the same
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

/** A descriptor may be closed while the list is read. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}
