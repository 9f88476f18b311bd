import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { beginDatabase } from "../../adapters/app/begin-database.ts";
import type { Services } from "../../adapters/app/create-services.ts";
import { loadConfig, variableWarnings, type Config } from "../../adapters/config/config.ts";
import { DomainError } from "../../core/errors.ts";
import type { UserWithPassword } from "../../core/users/operator-accounts.ts";
import pkg from "../../package.json" with { type: "json" };
import { stopSignal } from "../stop-signal.ts";

export interface ServeOptions {
  /** Pages made by Vite at each request, from source. */
  dev?: boolean;
  /** Wins over PORT. */
  port?: number;
  /** Called once it listens. */
  onListening?: () => void;
}

/**
 * Serves the site until SIGTERM or SIGINT, then shuts down gracefully: /readyz fails, SHUTDOWN_DELAY passes,
 * no more connections are accepted, responses and streams end, collected items are written, jobs finish. A
 * second signal ends the process at once.
 * @throws DomainError for an invalid configuration, a port in use, or an unreachable database
 */
export async function serve({ dev = false, port, onListening }: ServeOptions = {}): Promise<void> {
  const config = loadConfig(port === undefined ? {} : { PORT: String(port) });
  const lost = new AbortController();
  const stopped = stopSignal(lost.signal);
  // handled once the server listens and waits for it
  stopped.catch(() => undefined);
  const embedded = beginDatabase(config, (error) => lost.abort(error));
  // most of the program: while the database starts
  const [{ createServices }, { createWebServer }] = await Promise.all([
    import("../../adapters/app/create-services.ts"),
    import("../../adapters/app/web.ts"),
  ]);
  const services = await createServices(config, (error) => lost.abort(error), { embedded });
  const { log } = services;
  try {
    const firstAdmin = await services.operatorAccounts.ensureFirstAdmin(config.admin);
    const web = await createWebServer(services, config, { development: dev });
    try {
      await listen(web.server, config);
      await services.jobs.start();
      onListening?.();
      announce(web.server, services, firstAdmin);
      void warnOfChecks(services);
      const signal = await stopped;
      log.info(
        { event: "server_stopping", signal, delay: config.shutdownDelay },
        "the server is about to stop",
      );
      services.readiness.stop();
      web.drain.begin();
      await delay(config.shutdownDelay * 1000);
      await services.endStreams();
      await web.drain.end();
    } finally {
      await web.close();
    }
  } finally {
    await services.close();
  }
  log.info({ event: "server_stopped" }, "the server has stopped");
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

/** Runs in the background. */
async function warnOfChecks(services: Services): Promise<void> {
  for (const { name, state, message } of await services.checkUp()) {
    if (state !== "ok") services.log.warn({ event: "check_warning", check: name }, message);
  }
}

function announce(server: Server, { log, migrated }: Services, firstAdmin: UserWithPassword | null): void {
  const { port } = server.address() as AddressInfo;
  console.log(`Quietzone: http://localhost:${port}`);
  for (const sentence of variableWarnings()) log.warn({ event: "config_warning" }, sentence);
  log.info(
    { event: "server_started", version: pkg.version, node: process.version, port, migrated },
    "the server has started",
  );
  if (firstAdmin === null) return;
  const { email, role, emailConfirmedAt } = firstAdmin.user;
  if (role !== "admin") {
    log.warn(
      { event: "config_warning" },
      emailConfirmedAt === null
        ? "ADMIN_EMAIL is the address of an account that is not an admin and whose address is not confirmed: anyone could have signed up with it. To make it an admin: quietzone users reset-password ADDRESS, then quietzone users set-role ADDRESS admin"
        : "ADMIN_EMAIL is the address of an account that is not an admin. To make it one: quietzone users set-role ADDRESS admin",
    );
    return;
  }
  if (firstAdmin.oneTimePassword === null) {
    console.log(`First admin: ${email}, with the password in ADMIN_PASSWORD`);
    return;
  }
  console.log(`First admin: ${email}`);
  console.log(`One-time password: ${firstAdmin.oneTimePassword}`);
  console.log("It is valid for one sign-in within one hour. You then choose your own password.");
}
