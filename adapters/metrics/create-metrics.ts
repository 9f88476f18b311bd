import type { Server } from "node:net";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { CodeKind, CodeOutcome } from "./count-codes.ts";

/** Seconds. Most responses take a few milliseconds; nobody waits for one that takes over ten seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Methods that clients really use; others get no series. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const RATE_LIMITED = new Set(["over_request_rate_limit", "over_email_send_rate_limit"]);
const SIGN_IN_FAILED = new Set([
  "invalid_credentials",
  "otp_expired",
  "mfa_verification_failed",
  "bad_code_verifier",
  "bad_oauth_callback",
  "bad_oauth_state",
  "flow_state_expired",
  "flow_state_not_found",
]);

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Metrics of this process for Prometheus. Labels are route patterns, queue names and error codes: never
 * personal data, and limited in number by the source code.
 */
export function createMetrics({ version }: { version: string }) {
  const registry = new Registry();
  const registers = [registry];
  const looks: (() => Promise<void>)[] = [];
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name: `quietzone_${name}`, help, labelNames, registers });
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge({ name: `quietzone_${name}`, help, labelNames, registers });

  const requests = counter("http_requests_total", "Requests that were answered.", [
    "method",
    "route",
    "status",
  ]);
  const durations = new Histogram({
    name: "quietzone_http_request_duration_seconds",
    help: "From the first byte of a request to the last of its answer.",
    labelNames: ["method", "route"] as const,
    buckets: DURATIONS,
    registers,
  });
  const inFlight = gauge("http_requests_in_flight", "Requests that are being answered.");
  const limited = counter("rate_limit_refusals_total", "Calls refused as too many.", ["code"]);
  const signIns = counter("sign_in_failures_total", "Sign-ins that were refused.", ["code"]);
  const outages = counter("database_outages_total", "Times that the database went away.", []);
  const jobs = counter("jobs_total", "Tries of jobs, by how they ended.", ["queue", "outcome"]);
  const mails = counter("mails_total", "Mails handed to the mail server or the outbox.", ["outcome"]);
  const codes = counter("api_codes_total", "Codes asked for over the API, by how their proof ended.", [
    "kind",
    "outcome",
  ]);
  const batches = counter("counted_batches_total", "Batches of what is counted, written together.", ["kind"]);
  const items = counter("counted_items_total", "Visits, scans and advertisements counted.", ["kind"]);
  gauge("build_info", "What is running.", ["version", "node"]).set({ version, node: process.version }, 1);

  return {
    requests: {
      begin: () => inFlight.inc(),
      end(of: { method: string; route: string; status: number; aborted: boolean; seconds: number }): void {
        const method = METHODS.has(of.method) ? of.method : "other";
        const { route } = of;
        inFlight.dec();
        requests.inc({ method, route, status: of.aborted ? "aborted" : `${Math.floor(of.status / 100)}xx` });
        durations.observe({ method, route }, of.seconds);
      },
    },
    /** @param code code of a DomainError that was returned to a caller */
    refused(code: string): void {
      if (RATE_LIMITED.has(code)) limited.inc({ code });
      else if (SIGN_IN_FAILED.has(code)) signIns.inc({ code });
    },
    databaseAway: () => outages.inc(),
    job: (queue: string, outcome: "done" | "failed" | "given_up") => jobs.inc({ queue, outcome }),
    mail: (outcome: "sent" | "failed") => mails.inc({ outcome }),
    codes: (kind: CodeKind, outcome: CodeOutcome, many: number) => codes.inc({ kind, outcome }, many),
    /** Counts items passed on in batches. */
    batches:
      <T>(kind: string, work: (batch: readonly T[]) => Promise<void>) =>
      async (batch: readonly T[]): Promise<void> => {
        await work(batch);
        batches.inc({ kind });
        items.inc({ kind }, batch.length);
      },
    gauge,
    /** Adds a callback that runs before each report. */
    beforeReport: (look: () => Promise<void>) => void looks.push(look),
    /** Counts the server's connections, and those it dropped at its limit. */
    watchConnections(server: Server): void {
      const open = gauge("http_connections", "Connections of clients that are open.");
      const dropped = counter(
        "http_connections_dropped_total",
        "Connections that there was no room for.",
        [],
      );
      server.on("drop", () => dropped.inc());
      looks.push(async () => {
        open.set(
          await new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count ?? 0))),
        );
      });
    },
    /** Memory, CPU time, event loop lag: collected only if the metrics can be requested. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    type: registry.contentType,
    async report(): Promise<string> {
      await Promise.all(looks.map((look) => look()));
      return registry.metrics();
    },
  };
}
