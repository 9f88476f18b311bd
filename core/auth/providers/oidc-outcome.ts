import type { DomainError } from "../../errors.ts";
import type { IssuedSession } from "../sessions/session-tokens.ts";

/** What a provider answers instead of a code, as far as clients see it (RFC 6749 §4.1.2.1). */
export type ProviderRefusal = "access_denied" | "temporarily_unavailable" | "server_error";

/** How a way to a provider ended. */
export type OidcOutcome = (
  | { kind: "session"; issued: IssuedSession }
  /** For a client that asked with PKCE. */
  | { kind: "code"; code: string }
  /** The user is signed in as before, and the account has one more way to sign in. */
  | { kind: "connected" }
  | { kind: "refused"; reason: DomainError | ProviderRefusal }
) & {
  /** Null where the browser is not the one that began, or nothing is known of a beginning: no place that it named is trusted. */
  redirectTo: string | null;
  provider: string | null;
  /** The client requested a code. */
  withCode: boolean;
};
