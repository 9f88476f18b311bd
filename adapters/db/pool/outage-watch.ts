import type { Logger } from "pino";
import { isOutage } from "./outage.ts";

/** Interval of checks whether a database is back. */
const LOOK_EVERY_MS = 1000;

interface Options {
  /** Resolves if the database responds. */
  look: () => Promise<unknown>;
  log: Pick<Logger, "error" | "info">;
  /** Called when an outage begins. */
  onAway?: () => void;
}

/** Logs once that the database is unavailable and once that it is back, not with every request that fails. */
export function createOutageWatch({ look, log, onAway }: Options) {
  let since: number | null = null;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  function lookLater(): void {
    if (closed) return;
    timer = setTimeout(() => void lookNow(), LOOK_EVERY_MS).unref();
  }

  async function lookNow(): Promise<void> {
    try {
      await look();
    } catch {
      return lookLater();
    }
    const seconds = Math.round((performance.now() - (since ?? performance.now())) / 1000);
    since = null;
    log.info({ event: "database_back", seconds }, "the database answers again");
  }

  return {
    /** Whether an error means that the database is temporarily unavailable; remembers the outage. */
    isOutage(error: unknown): boolean {
      const isAway = isOutage(error);
      if (isAway && since === null && !closed) {
        since = performance.now();
        const code = error instanceof Error && "code" in error ? String(error.code) : "";
        log.error({ event: "database_away", code }, "the database cannot be reached");
        onAway?.();
        lookLater();
      }
      return isAway;
    },

    close(): void {
      closed = true;
      if (timer) clearTimeout(timer);
    },
  };
}
