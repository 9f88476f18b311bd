import type { Logger } from "pino";
import { DomainError } from "../../core/errors.ts";

/**
 * Logs that a job failed. Refusals say what is wrong in words of ours; the text of any other error stays out, since it may quote
 * what the job holds, such as a link that signs somebody in.
 */
export function reportFailure(
  log: Pick<Logger, "warn" | "error">,
  error: unknown,
  about: Record<string, unknown>,
): void {
  if (error instanceof DomainError) {
    log.warn({ event: "job_failed", ...about, code: error.code }, error.message);
  } else if (error instanceof Error) {
    // the frames without the message, which stands before them
    const stack = error.stack?.slice(Math.max(0, error.stack.indexOf("\n    at ")));
    log.error({ event: "job_failed", ...about, error: error.name, stack }, "a job failed");
  } else {
    log.error({ event: "job_failed", ...about, error: typeof error }, "a job failed");
  }
}
