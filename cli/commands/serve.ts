import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createServices, createWebServer } from "../../adapters/composition-root.ts";
import { loadConfig, type Config } from "../../adapters/config.ts";
import { DomainError } from "../../core/errors.ts";
import type { UserWithPassword } from "../../core/users/user-service.ts";
import { warn } from "../warn.ts";

export interface ServeOptions {
  /** Pages made by Vite at each request, from source. */
  dev?: boolean;
  /** Wins over PORT. */
  port?: number;
}

/** How long requests under way may take once the server was told to stop. */
const LAST_REQUESTS_MS = 10_000;

/**
 * Serves the site until SIGTERM or SIGINT, then finishes what is under way and returns.
 * @throws DomainError with a sentence for a wrong configuration, a port in use, a database that cannot be reached
 */
export async function serve({ dev = false, port }: ServeOptions = {}): Promise<void> {
  const config = loadConfig(port === undefined ? {} : { PORT: String(port) });
  const lost = new AbortController();
  const stopped = stopRequest(lost.signal);
  // until somebody waits for it, which is once the server listens
  stopped.catch(() => undefined);
  const services = await createServices(config, (error) => lost.abort(error));
  try {
    const firstAdmin = await services.users.ensureFirstAdmin(config.admin);
    const web = await createWebServer(services, config, { development: dev });
    try {
      await listen(web.server, config);
      await services.jobs.start();
      announce(web.server, config, firstAdmin);
      await stopped;
      await services.endStreams();
      await drain(web.server);
    } finally {
      await web.close();
    }
  } finally {
    await services.close();
  }
}

/** Waits for the first SIGTERM or SIGINT; throws where the database is lost before. */
async function stopRequest(lost: AbortSignal): Promise<void> {
  const heard = new AbortController();
  const signal = AbortSignal.any([lost, heard.signal]);
  try {
    await Promise.race(["SIGTERM", "SIGINT"].map((name) => once(process, name, { signal })));
  } catch {
    throw lost.reason;
  } finally {
    heard.abort();
  }
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen({ port, ...(host === null ? {} : { host }) }, () => {
        server.off("error", reject);
        resolve();
      });
    });
  } catch (error) {
    throw listenProblem(error, port, host);
  }
}

function listenProblem(cause: unknown, port: number, host: string | null): unknown {
  const code = cause instanceof Error && "code" in cause ? cause.code : null;
  if (code === "EADDRINUSE") {
    const message = `Port ${port} is in use: stop the other program, or choose another one with PORT`;
    return new DomainError("port_in_use", message, { cause });
  }
  if (code === "EACCES") {
    const message = `Port ${port} is not allowed for this user: choose one above 1023 with PORT`;
    return new DomainError("port_in_use", message, { cause });
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new DomainError("config_invalid", `HOST ${host} is not an address of this machine`, { cause });
  }
  return cause;
}

function announce(server: Server, config: Config, firstAdmin: UserWithPassword | null): void {
  const { port } = server.address() as AddressInfo;
  console.log(`Quietzone: http://localhost:${port}`);
  if (firstAdmin === null) return;
  const { email, role } = firstAdmin.user;
  if (role !== "admin") {
    warn(
      "warning",
      `ADMIN_EMAIL ${email} is an account already and not an admin. To make it one: quietzone users set-role ${email} admin`,
    );
    return;
  }
  if (firstAdmin.oneTimePassword === null) {
    console.log(`First admin: ${email}, with the password in ADMIN_PASSWORD`);
    return;
  }
  console.log(`First admin: ${email}`);
  console.log(`One-time password: ${firstAdmin.oneTimePassword}`);
  console.log("It is good for one sign-in within an hour, which asks for a password of your own.");
}

/** Takes no new connections and waits for the requests under way; connections that only wait are closed. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}
