import type { Logger } from "pino";

/**
 * Does something now and then again and again, as long as the program runs; keeps nobody from ending.
 * @returns ends it
 */
export function repeat(everyMs: number, work: () => Promise<void>, log: Pick<Logger, "warn">): () => void {
  const run = () =>
    void work().catch((error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      log.warn({ name }, message);
    });
  run();
  const timer = setInterval(run, everyMs).unref();
  return () => clearInterval(timer);
}
