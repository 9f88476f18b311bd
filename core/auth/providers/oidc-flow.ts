/** A way to a provider and back, begun by one browser. */
export interface OidcFlow {
  id: string;
  /** SHA-256 of the `state`, hex. */
  stateDigest: string;
  /** SHA-256 of the secret that the browser holds as a cookie, hex. */
  browserDigest: string;
  provider: string;
  /** Absolute, and allowed. */
  redirectTo: string;
  /** S256 challenge of a client that wants a code (RFC 7636), or null. */
  challenge: string | null;
  /** The session of who connects a provider to the account they have; null for a sign-in. */
  sessionId: string | null;
  createdAt: Date;
  expiresAt: Date;
}

/** Port: flows that have not come back yet. */
export interface OidcFlowRepository {
  /**
   * Clears away those that have expired, too: nothing else looks at them again.
   * @throws DomainError `session_not_found` where the session that it belongs to has ended
   */
  insert(flow: OidcFlow): Promise<void>;
  find(stateDigest: string): Promise<OidcFlow | null>;
  /** Takes a flow out, so that of two returns one finds it; also one that has expired by then. */
  take(stateDigest: string): Promise<OidcFlow | null>;
}
