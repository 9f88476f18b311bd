/** One sign-in of one user on one device. Ending it revokes its refresh tokens and, at the next request, its access tokens. */
export interface Session {
  id: string;
  userId: string;
  userAgent: string;
  ipAddress: string;
  createdAt: Date;
  lastUsedAt: Date;
  /** Absolute expiry, regardless of refreshes. */
  expiresAt: Date;
  /** Authenticator assurance level: aal2 once a second factor was verified in this session. */
  aal: AssuranceLevel;
  /** How the user proved their identity, newest first. */
  amr: AuthenticationMethod[];
}

type AssuranceLevel = "aal1" | "aal2";

export interface AuthenticationMethod {
  method:
    | "password"
    | "otp"
    | "magiclink"
    | "recovery"
    | "invite"
    | "oauth"
    | "totp"
    | "recovery_code"
    | "email_change"
    | "email/signup";
  /** Unix seconds. */
  timestamp: number;
}

/** One link in a session's chain of refresh tokens; only its digest is stored. */
export interface RefreshToken {
  id: string;
  sessionId: string;
  /** SHA-256 of the token, hex. */
  digest: string;
  /** The token that this one replaced. */
  parentId: string | null;
  /** When it was exchanged for its successor; null for the live token. */
  usedAt: Date | null;
  createdAt: Date;
}

/** Port: sessions and their refresh tokens. */
export interface SessionRepository {
  insert(session: Session): Promise<void>;
  find(id: string): Promise<Session | null>;
  touch(id: string, at: Date): Promise<void>;
  /** The user's unexpired sessions, most recently used first. */
  listOfUser(userId: string, now: Date): Promise<Session[]>;
  /** Stores the authentication methods of the session. */
  setAssurance(id: string, assurance: Pick<Session, "aal" | "amr">): Promise<void>;
  /** Ends a session and revokes its tokens. */
  remove(id: string): Promise<void>;
  /** Lowers the user's sessions to aal1, all or all but one, after their second factor was removed. */
  lowerAssurance(userId: string, options?: { except?: string }): Promise<void>;
  /** Ends the user's sessions, all or all but one. @returns the number of ended sessions */
  removeOfUser(userId: string, options?: { except?: string }): Promise<number>;
  /** Deletes all expired sessions without waiting for locks: a locked one stays until the next call. */
  removeExpired(now: Date): Promise<void>;
  insertToken(token: RefreshToken): Promise<void>;
  /** Locks the session, then the token, until the end of the transaction, so that concurrent refreshes of one session queue up. */
  findTokenForUpdate(digest: string): Promise<RefreshToken | null>;
  /** The session's token that is not exchanged yet. */
  findLiveToken(sessionId: string): Promise<RefreshToken | null>;
  markTokenUsed(id: string, at: Date): Promise<void>;
}

/** A key pair that signs access tokens. `jwk` is the private key and never leaves the server. */
export interface SigningKey {
  id: string;
  jwk: Record<string, unknown>;
  createdAt: Date;
  /** Stops signing after this; verifies until its last token has expired. */
  retiredAt: Date | null;
}

/** Port: the keys, shared by every server process. */
export interface SigningKeyRepository {
  list(): Promise<SigningKey[]>;
  /** Stores the key only if there is no active one; returns the active one afterward. */
  insertIfNone(key: SigningKey): Promise<SigningKey>;
  /** Retires the active key and stores this one instead; if another process does so at the same instant, that process's key stays. */
  replace(key: SigningKey): Promise<void>;
  removeRetiredBefore(time: Date): Promise<void>;
}
