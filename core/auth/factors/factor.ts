import { DomainError } from "../../errors.ts";
import { FRESH_SECONDS } from "../sessions/fresh-sign-in.ts";
import type { Session } from "../sessions/session.ts";

/** A second factor without its secret: a TOTP authenticator app (RFC 6238). */
export interface Factor {
  id: string;
  type: "totp";
  /** The owner's name for it; "" if they gave none. */
  friendlyName: string;
  /** Unverified until its first code is accepted: until then it protects nothing. */
  status: "unverified" | "verified";
  createdAt: Date;
  updatedAt: Date;
  lastChallengedAt: Date | null;
}

/** The factor with its secret, which never leaves the server. */
export interface StoredFactor extends Factor {
  userId: string;
  /** Base32 (RFC 4648 §6), 160 bits. */
  secret: string;
  /** The time step of the last accepted code: neither it nor an earlier one is accepted again (RFC 6238 §5.2). */
  lastUsedStep: number | null;
}

/** A challenge: for one factor, in one session, once. */
export interface Challenge {
  id: string;
  factorId: string;
  sessionId: string;
  createdAt: Date;
}

/** Lifetime of a challenge and of an unverified factor, in seconds. */
export const CHALLENGE_LIFETIME = 300;
/** Maximum number of factors per account. */
export const MAX_FACTORS = 10;

/** Port: factors and their challenges. */
export interface FactorRepository {
  insert(factor: StoredFactor): Promise<void>;
  /** Oldest first. */
  listOfUser(userId: string): Promise<StoredFactor[]>;
  /** Stores the fields that can change: status, last step, timestamps. */
  update(factor: StoredFactor): Promise<void>;
  remove(id: string): Promise<void>;
  /** Deletes the user's unverified factors. */
  removeUnverified(userId: string): Promise<void>;
  /** @throws DomainError `session_not_found` if its session has ended */
  insertChallenge(challenge: Challenge): Promise<void>;
  findChallenge(id: string): Promise<Challenge | null>;
  removeChallenge(id: string): Promise<void>;
  /** Deletes all challenges created before the given time. */
  removeChallenges(before: Date): Promise<void>;
}

/** The factors of an account. */
interface WithFactors {
  factors: readonly Factor[];
}

export const isVerified = ({ status }: Pick<Factor, "status">): boolean => status === "verified";

/** Whether the user has a second factor that the session has not verified. */
const lacksSecondFactor = (user: WithFactors, session: Pick<Session, "aal">): boolean =>
  session.aal === "aal1" && user.factors.some(isVerified);

/**
 * Requires aal2 of users who have a second factor.
 * @throws DomainError `insufficient_aal`
 */
export function requireAssurance(caller: { user: WithFactors; session: Pick<Session, "aal"> }): void {
  if (lacksSecondFactor(caller.user, caller.session)) {
    throw new DomainError("insufficient_aal", "Show your second factor first: AAL2 is required");
  }
}

/**
 * Requires a freshly verified factor to change factors (ASVS 5.0 §7.5.1). Users without one may enroll their first.
 * @throws DomainError `insufficient_aal`
 */
export function requireFreshAssurance(session: Session, now: Date): void {
  const shown = session.amr.find(({ method }) => method === "totp" || method === "recovery_code");
  const isFresh = shown !== undefined && shown.timestamp > now.getTime() / 1000 - FRESH_SECONDS;
  if (session.aal !== "aal2" || !isFresh) {
    throw new DomainError("insufficient_aal", "Enter a code of your second factor first: AAL2 is required");
  }
}
