import { DomainError } from "../../core/errors.ts";

/** Cache time of an answer: ten requests a second cost one check. */
const KEPT_MS = 1000;
/** Load balancers give up after some seconds; this answers earlier. */
const LIMIT_MS = 2000;

export type Readiness = ReturnType<typeof createReadiness>;

/**
 * Whether this process is ready for requests.
 * @param look rejects if it cannot answer them
 */
export function createReadiness(
  look: () => Promise<void>,
  { now = () => performance.now(), limitMs = LIMIT_MS }: { now?: () => number; limitMs?: number } = {},
) {
  let isStopping = false;
  let kept: { outcome: Promise<void>; until: number } | null = null;

  return {
    /** @throws DomainError `unavailable`; else what `look` throws */
    async check(): Promise<void> {
      if (isStopping) throw new DomainError("unavailable", "The server is about to stop");
      if (kept === null || kept.until <= now())
        kept = { outcome: within(limitMs, look()), until: now() + KEPT_MS };
      await kept.outcome;
    },

    /** From here on it is not ready, however well it is. */
    stop(): void {
      isStopping = true;
    },
  };
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    const late = new DomainError("unavailable", "The database takes too long to answer");
    timer = setTimeout(() => reject(late), milliseconds);
  });
  try {
    await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
