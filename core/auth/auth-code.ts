import { DomainError } from "../errors.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { AuthenticationMethod } from "./session.ts";

/** Counted from when the code is handed out, however long ago its way began (auth contract 2.3, 4). */
const LIFETIME_MS = 5 * 60_000;
/** So long "expired" is said of one that has, and "unknown" afterwards. */
const REMEMBERED_MS = 24 * 3_600_000;
/** Wrong verifiers that burn a code. */
const TRIES = 3;

/** What a client that asked with PKCE (RFC 7636) exchanges for a session; only its digest is kept. */
export interface AuthCode {
  id: string;
  userId: string;
  /** SHA-256 of the code, hex. */
  digest: string;
  /** BASE64URL(SHA-256(verifier)), RFC 7636 §4.2. */
  challenge: string;
  /** How the user has shown who they are. */
  method: AuthenticationMethod["method"];
  /** Wrong verifiers so far. */
  failures: number;
  createdAt: Date;
}

/** Port: codes that were not exchanged yet. */
export interface AuthCodeRepository {
  insert(code: AuthCode): Promise<void>;
  /** Locks the row until the end of the transaction, so that of two exchanges one comes too late. */
  findForUpdate(digest: string): Promise<AuthCode | null>;
  countFailure(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  removeOfUser(userId: string): Promise<void>;
  removeMadeBefore(time: Date): Promise<void>;
}

interface Issue {
  userId: string;
  challenge: string;
  method: AuthenticationMethod["method"];
}

/** Codes of PKCE; every call works on the repository it is given, inside a transaction. */
export function createAuthCodes({ secrets, clock, ids }: { secrets: Secrets; clock: Clock; ids: Ids }) {
  /** @returns the code, good for one exchange within five minutes */
  async function issue(authCodes: AuthCodeRepository, { userId, challenge, method }: Issue): Promise<string> {
    const now = clock.now();
    const code = secrets.random();
    await authCodes.removeMadeBefore(new Date(now.getTime() - REMEMBERED_MS));
    await authCodes.insert({
      id: ids.next(),
      userId,
      digest: secrets.digest(code),
      challenge,
      method,
      failures: 0,
      createdAt: now,
    });
    return code;
  }

  /**
   * Takes a code in. A refusal is answered instead of thrown, since thrown it would undo the count of wrong verifiers.
   * @returns whose it is, or DomainError `flow_state_not_found`, `flow_state_expired`, `bad_code_verifier`
   */
  async function redeem(
    authCodes: AuthCodeRepository,
    code: string,
    verifier: string,
  ): Promise<Pick<AuthCode, "userId" | "method"> | DomainError> {
    const found = await authCodes.findForUpdate(secrets.digest(code));
    if (found === null) {
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
    return { userId: found.userId, method: found.method };
  }

  return { issue, redeem };
}
