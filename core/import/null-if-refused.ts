import { DomainError, type ErrorCode } from "../errors.ts";

const ABORTING: readonly ErrorCode[] = ["storage_failed", "session_not_found", "user_not_found"];

/** Skips refused items. Other failures abort the import; a second import of the archive adds the rest. */
export function nullIfRefused(error: unknown): null {
  if (error instanceof DomainError && !ABORTING.includes(error.code)) return null;
  throw error;
}
