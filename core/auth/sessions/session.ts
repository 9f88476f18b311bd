/** One sign-in of one user on one device. Ending it kills its refresh tokens and, at the next request, its access tokens. */
export interface Session {
  id: string;
  userId: string;
  userAgent: string;
  ipAddress: string;
  createdAt: Date;
  lastUsedAt: Date;
  /** Absolute end, whatever is refreshed. */
  expiresAt: Date;
  /** Level of assurance: aal2 once a second factor was shown in this session. */
  aal: AssuranceLevel;
  /** How its holder has shown who they are, newest first. */
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

/** One link of a session's chain of refresh tokens; only its digest is kept. */
export interface RefreshToken {
  id: string;
  sessionId: string;
  /** SHA-256 of the token, hex. */
  digest: string;
  /** The token that this one replaced. */
  parentId: string | null;
  /** When it was exchanged for its successor; null while it is the live one. */
  usedAt: Date | null;
  createdAt: Date;
}

/** Port: sessions and their refresh tokens. */
export interface SessionRepository {
  insert(session: Session): Promise<void>;
  find(id: string): Promise<Session | null>;
  touch(id: string, at: Date): Promise<void>;
  /** The user's sessions that have not expired, the one used last first. */
  listOfUser(userId: string, now: Date): Promise<Session[]>;
  /** Stores with which methods the holder of the session has signed in. */
  setAssurance(id: string, assurance: Pick<Session, "aal" | "amr">): Promise<void>;
  /** Ends one session; its tokens go with it. */
  remove(id: string): Promise<void>;
  /** Takes the second factor back from the user's sessions, all or all but one: it is not theirs any more. */
  lowerAssurance(userId: string, options?: { except?: string }): Promise<void>;
  /** Ends the user's sessions, all or all but one. @returns how many */
  removeOfUser(userId: string, options?: { except?: string }): Promise<number>;
  /** Deletes all sessions that have expired by then, without waiting: one that is locked stays for the next call. */
  removeExpired(now: Date): Promise<void>;
  insertToken(token: RefreshToken): Promise<void>;
  /** Locks its session, then the token, until the end of the transaction, so that two refreshes of one session queue up. */
  findTokenForUpdate(digest: string): Promise<RefreshToken | null>;
  /** The session's token that was not exchanged yet. */
  findLiveToken(sessionId: string): Promise<RefreshToken | null>;
  markTokenUsed(id: string, at: Date): Promise<void>;
}

/** A key pair that signs access tokens. `jwk` is the private key and never leaves the server. */
export interface SigningKey {
  id: string;
  jwk: Record<string, unknown>;
  createdAt: Date;
  /** Signs no more after this; verifies until its last token has expired. */
  retiredAt: Date | null;
}

/** Port: the keys, shared by every server process. */
export interface SigningKeyRepository {
  list(): Promise<SigningKey[]>;
  /** Stores the key only where no unretired one exists; answers the one that does afterwards. */
  insertIfNone(key: SigningKey): Promise<SigningKey>;
  /** Retires the one that signs, and stores the key in its place; where another process does so at this instant, theirs stays. */
  replace(key: SigningKey): Promise<void>;
  removeRetiredBefore(time: Date): Promise<void>;
}
