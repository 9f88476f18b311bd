import type { Logger } from "pino";
import { DomainError } from "../../core/errors.ts";

/**
 * Logs that a job failed. Our own errors are logged with their message; the message of other errors is left
 * out, since it may quote the job's data, such as a sign-in link.
 */
export function reportFailure(
  log: Pick<Logger, "warn" | "error">,
  error: unknown,
  about: Record<string, unknown>,
): void {
  if (error instanceof DomainError) {
    log.warn({ event: "job_failed", ...about, code: error.code }, error.message);
  } else if (error instanceof Error) {
    // the stack frames without the message before them
    const stack = error.stack?.slice(Math.max(0, error.stack.indexOf("\n    at ")));
    log.error({ event: "job_failed", ...about, error: error.name, stack }, "a job failed");
  } else {
    log.error({ event: "job_failed", ...about, error: typeof error }, "a job failed");
  }
}
