import type { DomainError } from "../../errors.ts";
import type { IssuedSession } from "../sessions/session-tokens.ts";

/** Errors that a provider returns instead of a code, as far as clients see them (RFC 6749 §4.1.2.1). */
export type ProviderRefusal = "access_denied" | "temporarily_unavailable" | "server_error";

/** Result of a provider flow. */
export type OidcOutcome = (
  | { kind: "session"; issued: IssuedSession }
  /** For a client that uses PKCE. */
  | { kind: "code"; code: string }
  /** The session is unchanged, and the account has one more way to sign in. */
  | { kind: "connected" }
  | { kind: "refused"; reason: DomainError | ProviderRefusal }
) & {
  /** Null if the browser is not the one that started the flow, or no flow is known: then no redirect target is trusted. */
  redirectTo: string | null;
  provider: string | null;
  /** The client requested a code. */
  withCode: boolean;
};
