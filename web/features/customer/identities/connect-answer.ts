import type { MessageKey } from "../../../messages/areas.ts";

/** Callback parameters from a provider: its id, and the error if any. */
export interface ConnectAnswer {
  provider: string;
  /** Null if it is connected. */
  problem: MessageKey | null;
}

/** Our parameter with the provider of the redirect. */
export const CONNECTED = "connected";

const PROBLEMS = new Map<string, MessageKey>([
  ["identity_already_exists", "identities.other"],
  ["access_denied", "identities.canceled"],
  ["bad_oauth_state", "identities.again"],
  ["temporarily_unavailable", "identities.away"],
]);

/**
 * Null if the address contains no result. Text from the address is not shown: anyone can create such a link.
 */
export function readConnectAnswer(search: string, hash: string): ConnectAnswer | null {
  const provider = new URLSearchParams(search).get(CONNECTED);
  if (provider === null) return null;
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const code = said.get("error_code") ?? said.get("error");
  return { provider, problem: code === null ? null : (PROBLEMS.get(code) ?? "identities.failed") };
}
