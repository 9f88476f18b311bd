import type { MessageKey } from "../../messages/areas.ts";

/** Callback parameters from a sign-in provider or a link in a mail. */
export interface CallbackAnswer {
  /** The reason for the failure, or null if the address contains none. */
  problem: MessageKey | null;
  /** The session that was there before is not touched by it. */
  keepsSession: boolean;
  /** The sign-in provider's name, as the address has it: to be looked up, not to be shown. */
  provider: string;
}

/** A Map, since the codes come from an address: "toString" must not match. */
const PROBLEMS = new Map<string, MessageKey>([
  ["access_denied", "callback.access_denied"],
  ["otp_expired", "callback.expired"],
  ["flow_state_expired", "callback.other_browser"],
  ["flow_state_not_found", "callback.other_browser"],
  ["bad_oauth_state", "callback.other_browser"],
  ["bad_code_verifier", "callback.other_browser"],
  ["bad_oauth_callback", "provider.sign_in_failed"],
  ["provider_email_needs_verification", "provider.email_unverified"],
  ["email_exists", "provider.email_exists"],
  ["temporarily_unavailable", "callback.provider_away"],
  ["server_error", "callback.provider_away"],
  ["provider_disabled", "callback.provider_away"],
  ["signup_disabled", "signup.closed"],
  ["user_banned", "login.suspended"],
  ["identity_already_exists", "callback.identity_exists"],
  ["identity_not_found", "callback.identity_missing"],
  ["single_identity_not_deletable", "callback.identity_last"],
]);
const KEEPING = ["identity_already_exists", "identity_not_found", "single_identity_not_deletable"];

/**
 * Reads the query and the fragment (RFC 6749 §4.1.2.1, and auth/v1's more specific `error_code` next to
 * `error`). The text in `error_description` is not shown: anyone can put any text into a link, and our page
 * would show it as our own.
 */
export function readCallback(search: string, hash: string): CallbackAnswer {
  const places = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ""))];
  const value = (name: string) =>
    places.map((place) => place.get(name)).find((found) => found !== null) ?? "";
  const provider = value("provider");
  const codes = [value("error_code"), value("error")].filter(Boolean);
  if (codes.length === 0 && value("error_description") === "")
    return { problem: null, keepsSession: true, provider };
  const named = codes.map((code) => PROBLEMS.get(code)).find(Boolean);
  return {
    problem: named ?? "callback.failed",
    keepsSession: codes.some((code) => KEEPING.includes(code)),
    provider,
  };
}
