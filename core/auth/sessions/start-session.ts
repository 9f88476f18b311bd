import { ownActor } from "../../audit/actor.ts";
import type { AuditRepository } from "../../audit/audit-entry.ts";
import type { AuditTrail } from "../../audit/audit-trail.ts";
import { DomainError } from "../../errors.ts";
import type { AccessTokens, Secrets } from "../../ports/crypto.ts";
import type { Clock, Ids } from "../../ports/system.ts";
import { userSubject } from "../../users/audited-user.ts";
import { isBanned } from "../../users/user.ts";
import type { User, UserRepository } from "../../users/user.ts";
import { createSessionTokens, type Device, type IssuedSession } from "./session-tokens.ts";
import type { AuthenticationMethod, Session, SessionRepository } from "./session.ts";

/** The repositories of the transaction that starts a session. */
interface Tx {
  users: UserRepository;
  sessions: SessionRepository;
  audit: Pick<AuditRepository, "append">;
}

/** A stored session whose access token is signed after the transaction. */
export interface StartedSession {
  user: User;
  session: Session;
  refreshToken: string;
}

interface Dependencies {
  trail: AuditTrail;
  accessTokens: AccessTokens;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
}

export const banned = (): DomainError => new DomainError("user_banned", "This account is suspended");

/** Ends every sign-in with a new session, never an existing one. */
export function createSessionStart(dependencies: Dependencies) {
  const { clock, trail } = dependencies;
  const tokens = createSessionTokens(dependencies);

  /**
   * Starts a session for an authenticated user, inside the caller's transaction.
   * @param user from `findForUpdate`, or just inserted: it is stored again
   * @param hours the setting `session_timeout`, read before the transaction
   * @param signedInAt when the user proved their identity, if not now
   * @throws DomainError `user_banned`
   */
  async function startSession(
    tx: Tx,
    user: User,
    device: Device,
    method: AuthenticationMethod["method"],
    hours: number,
    signedInAt?: Date | null,
  ): Promise<StartedSession> {
    if (isBanned(user, clock.now())) throw banned();
    user.lastSignInAt = clock.now();
    await tx.users.update(user);
    const started = await tokens.start(tx.sessions, user, device, hours, method, signedInAt);
    await trail.record(tx.audit, ownActor(user, device), {
      action: "session.started",
      subject: userSubject(user),
      after: { method },
    });
    return { user, ...started };
  }

  /** Issues the client's tokens, after the transaction. */
  const issue = ({ user, session, refreshToken }: StartedSession): Promise<IssuedSession> =>
    tokens.issue(user, session, refreshToken);

  return { startSession, issue };
}
