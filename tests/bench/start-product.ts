import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";

/**
 * Starts the built product.
 * @param folder of its data, empty
 */
export async function startProduct(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const program = join(import.meta.dirname, "../../dist/server/main.js");
  const server = spawn(process.execPath, [program, "serve"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      RATE_LIMIT_FACTOR: "1000",
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  await once(server.stdout, "data");
  server.stdout.resume();
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok)
    await new Promise((go) => setTimeout(go, 100));
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
  };
  return { url, stop };
}
