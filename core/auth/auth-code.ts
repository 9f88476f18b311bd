import { DomainError } from "../errors.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { User, UserRepository } from "../users/user.ts";
import type { AuthenticationMethod } from "./sessions/session.ts";
import { MINUTE_MS, DAY_MS } from "../durations.ts";

/** Counted from when the code is issued, whenever its flow began. */
const LIFETIME_MS = 5 * MINUTE_MS;
/** How long an expired code is reported as "expired"; afterward it is "unknown". */
const REMEMBERED_MS = DAY_MS;
/** Wrong verifiers before a code is revoked. */
const TRIES = 3;

/** The authorization code of a PKCE client (RFC 7636), exchanged for a session; only its digest is stored. */
export interface AuthCode {
  id: string;
  userId: string;
  /** SHA-256 of the code, hex. */
  digest: string;
  /** BASE64URL(SHA-256(verifier)), RFC 7636 §4.2. */
  challenge: string;
  /** How the user proved their identity. */
  method: AuthenticationMethod["method"];
  /** When the user proved it, if earlier than the code was issued; null: with the code. */
  signedInAt: Date | null;
  /** Failed verifications so far. */
  failures: number;
  createdAt: Date;
}

/** Port: codes that are not exchanged yet. */
export interface AuthCodeRepository {
  insert(code: AuthCode): Promise<void>;
  /** Without a lock, to find the user to lock first. */
  find(digest: string): Promise<AuthCode | null>;
  /** Locks the row until the end of the transaction, so that only one of two concurrent exchanges succeeds. */
  findForUpdate(digest: string): Promise<AuthCode | null>;
  countFailure(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  removeOfUser(userId: string): Promise<void>;
  removeMadeBefore(time: Date): Promise<void>;
}

interface Tx {
  users: Pick<UserRepository, "findForUpdate">;
  authCodes: AuthCodeRepository;
}

interface Issue {
  userId: string;
  challenge: string;
  method: AuthenticationMethod["method"];
  /** Absent: now. */
  signedInAt?: Date;
}

/** PKCE authorization codes; every call uses the given repository, inside a transaction. */
export function createAuthCodes({ secrets, clock, ids }: { secrets: Secrets; clock: Clock; ids: Ids }) {
  /** @returns the code, valid for one exchange within five minutes */
  async function issue(
    authCodes: AuthCodeRepository,
    { userId, challenge, method, signedInAt }: Issue,
  ): Promise<string> {
    const now = clock.now();
    const code = secrets.random();
    await authCodes.removeMadeBefore(new Date(now.getTime() - REMEMBERED_MS));
    await authCodes.insert({
      id: ids.next(),
      userId,
      digest: secrets.digest(code),
      challenge,
      method,
      signedInAt: signedInAt ?? null,
      failures: 0,
      createdAt: now,
    });
    return code;
  }

  /**
   * Redeems a code. Returns a rejection instead of throwing it, since a throw would roll back the count of wrong verifiers.
   * @returns the locked user, or a DomainError `flow_state_not_found`, `flow_state_expired`, `bad_code_verifier`
   */
  async function redeem(
    { users, authCodes }: Tx,
    code: string,
    verifier: string,
  ): Promise<(Pick<AuthCode, "method" | "signedInAt"> & { user: User }) | DomainError> {
    const digest = secrets.digest(code);
    const known = await authCodes.find(digest);
    const user = known && (await users.findForUpdate(known.userId));
    const found = user && (await authCodes.findForUpdate(digest));
    if (!user || !found) {
      return new DomainError("flow_state_not_found", "Invalid code: it is unknown or was used before");
    }
    if (found.createdAt.getTime() + LIFETIME_MS <= clock.now().getTime()) {
      return new DomainError("flow_state_expired", "Invalid code: it has expired");
    }
    if (secrets.challenge(verifier) !== found.challenge) {
      await (found.failures + 1 < TRIES ? authCodes.countFailure(found.id) : authCodes.remove(found.id));
      return new DomainError("bad_code_verifier", "The code verifier does not belong to this code");
    }
    await authCodes.remove(found.id);
    return { user, method: found.method, signedInAt: found.signedInAt };
  }

  return { issue, redeem };
}
