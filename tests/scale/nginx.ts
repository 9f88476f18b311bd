import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../support/free-port.ts";

/**
 * Starts Debian's nginx with the configuration file that compose.yaml mounts. Only its listening address, the
 * server addresses, and the paths of its own files are replaced.
 */
export async function startNginx(
  folder: string,
  ports: readonly number[],
): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await freePort();
  const given = await readFile("docs/nginx.conf", "utf8");
  const own = ports
    .reduce((text, each, index) => text.replace(`app${index + 1}:3000`, `127.0.0.1:${each}`), given)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace(/^pid .*$/m, `pid ${join(folder, "nginx.pid")};`)
    .replace("/dev/stderr", join(folder, "nginx.log"))
    .replace("http {", `http {\n  client_body_temp_path ${join(folder, "nginx-bodies")};`);
  const file = join(folder, "nginx.conf");
  await writeFile(file, own);
  // otherwise nginx workers would switch to a user without write access to our folder
  const asRoot = process.getuid?.() === 0 ? " user root;" : "";
  const nginx = spawn("nginx", ["-p", folder, "-c", file, "-e", "stderr", "-g", `daemon off;${asRoot}`], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (nginx.exitCode !== null) throw new Error("nginx did not start");
    if (
      await fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await delay(50);
  }
  return {
    url,
    async close() {
      const ended = once(nginx, "exit");
      nginx.kill("SIGTERM");
      await ended;
    },
  };
}
