/** A redirect to a provider and back, started by one browser. */
export interface OidcFlow {
  id: string;
  /** SHA-256 of the `state`, hex. */
  stateDigest: string;
  /** SHA-256 of the secret in the browser's cookie, hex. */
  browserDigest: string;
  provider: string;
  /** Absolute address, already allowed. */
  redirectTo: string;
  /** S256 challenge of a PKCE client (RFC 7636), or null. */
  challenge: string | null;
  /** The session that connects a provider to its account; null for a sign-in. */
  sessionId: string | null;
  createdAt: Date;
  expiresAt: Date;
}

/** Port: flows that have not returned yet. */
export interface OidcFlowRepository {
  /**
   * Also deletes expired flows, since nothing else visits them.
   * @throws DomainError `session_not_found` if its session has ended
   */
  insert(flow: OidcFlow): Promise<void>;
  find(stateDigest: string): Promise<OidcFlow | null>;
  /** Removes and returns a flow, even an expired one, so that only one of two concurrent returns finds it. */
  take(stateDigest: string): Promise<OidcFlow | null>;
}
