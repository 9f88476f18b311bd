import type { Logger } from "pino";

/**
 * Does something now and then again and again, as long as the program runs; keeps nobody from ending.
 * @returns ends it, and waits for what is under way: it would wait for a connection of a pool that is closed meanwhile
 */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  log: Pick<Logger, "warn">,
): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = work().catch((error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      log.warn({ name }, message);
    });
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
