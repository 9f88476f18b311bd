import { DomainError } from "../../core/errors.ts";
import { ApiError } from "./api-fetch.ts";
import type { MessageKey } from "../messages/areas.ts";
import { isMessageKey, type Translate } from "../messages/translator.ts";

const SESSION_ENDED = "error.session_ended";
/** Refusals that any page may get, by stable code. */
const REFUSALS: Partial<Record<string, MessageKey>> = {
  unreachable: "error.network",
  unavailable: "error.unavailable",
  database_unreachable: "error.unavailable",
  storage_failed: "error.unavailable",
  over_request_rate_limit: "error.too_many",
  no_authorization: SESSION_ENDED,
  bad_jwt: SESSION_ENDED,
  session_not_found: SESSION_ENDED,
  session_expired: SESSION_ENDED,
  user_not_found: SESSION_ENDED,
};

/**
 * The error message in the selected language. A server error whose code has no text here keeps the server's
 * sentence; unexpected errors get a general message.
 */
export function errorText(t: Translate, error: unknown): string {
  if (error instanceof DomainError && error.sentence && isMessageKey(error.sentence.key))
    return t(error.sentence.key, error.sentence.values);
  if (!(error instanceof ApiError)) return t("error.unexpected");
  if (error.code === "unexpected_failure") {
    const { number } = error;
    return number === null ? t("error.unexpected") : t("error.unexpected_number", { number });
  }
  const key = REFUSALS[error.code];
  return key ? t(key) : error.message || t("error.unexpected");
}
