import { DomainError } from "../../errors.ts";
import { FRESH_SECONDS } from "../sessions/fresh-sign-in.ts";
import type { Session } from "../sessions/session.ts";

/** A second factor, without its secret: an app that makes one-time passwords (RFC 6238). */
export interface Factor {
  id: string;
  type: "totp";
  /** What its owner calls it; "" where they gave no name. */
  friendlyName: string;
  /** Unverified until its first code was shown: it protects nothing before. */
  status: "unverified" | "verified";
  createdAt: Date;
  updatedAt: Date;
  lastChallengedAt: Date | null;
}

/** The same with what checks its codes, which never leaves the server. */
export interface StoredFactor extends Factor {
  userId: string;
  /** Base32 (RFC 4648 §6), 160 bits. */
  secret: string;
  /** The time step of the last code that was taken: neither it nor an earlier one is taken again (RFC 6238 §5.2). */
  lastUsedStep: number | null;
}

/** The question for a code: for one factor, in one session, once. */
export interface Challenge {
  id: string;
  factorId: string;
  sessionId: string;
  createdAt: Date;
}

/** How long a challenge can be answered, and an unverified factor lives, in seconds. */
export const CHALLENGE_LIFETIME = 300;
/** Factors of one account at most. */
export const MAX_FACTORS = 10;

/** Port: factors, and the challenges of those who are asked for one. */
export interface FactorRepository {
  insert(factor: StoredFactor): Promise<void>;
  /** The oldest first. */
  listOfUser(userId: string): Promise<StoredFactor[]>;
  /** Writes what changes in the life of a factor: status, last step, times. */
  update(factor: StoredFactor): Promise<void>;
  remove(id: string): Promise<void>;
  /** Deletes those of the user that nobody verified. */
  removeUnverified(userId: string): Promise<void>;
  /** @throws DomainError `session_not_found` where its session has ended */
  insertChallenge(challenge: Challenge): Promise<void>;
  findChallenge(id: string): Promise<Challenge | null>;
  removeChallenge(id: string): Promise<void>;
  /** Deletes all challenges of before. */
  removeChallenges(before: Date): Promise<void>;
}

/** The factors of an account. */
interface WithFactors {
  factors: readonly Factor[];
}

export const isVerified = ({ status }: Pick<Factor, "status">): boolean => status === "verified";

/** Whether a session still has to show the second factor that its user has set up. */
const lacksSecondFactor = (user: WithFactors, session: Pick<Session, "aal">): boolean =>
  session.aal === "aal1" && user.factors.some(isVerified);

/**
 * Lets only those on who have shown their second factor, where they have one.
 * @throws DomainError `insufficient_aal`
 */
export function requireAssurance(caller: { user: WithFactors; session: Pick<Session, "aal"> }): void {
  if (lacksSecondFactor(caller.user, caller.session)) {
    throw new DomainError("insufficient_aal", "Show your second factor first: AAL2 is required");
  }
}

/**
 * Lets only those change factors who have shown one just now (ASVS 5.0 §7.5.1). Who has none yet may set up the first.
 * @throws DomainError `insufficient_aal`
 */
export function requireFreshAssurance(session: Session, now: Date): void {
  const shown = session.amr.find(({ method }) => method === "totp" || method === "recovery_code");
  const isFresh = shown !== undefined && shown.timestamp > now.getTime() / 1000 - FRESH_SECONDS;
  if (session.aal !== "aal2" || !isFresh) {
    throw new DomainError("insufficient_aal", "Enter a code of your second factor first: AAL2 is required");
  }
}
