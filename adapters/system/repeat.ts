import type { Logger } from "pino";

/**
 * Runs a task now and then repeatedly while the program runs, without keeping the process alive.
 * @returns a function that stops it, and waits for a running task, which would otherwise wait for a
 * connection of a closed pool
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
