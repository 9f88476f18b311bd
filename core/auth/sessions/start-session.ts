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

/** The repositories of the transaction that a session begins in. */
interface Tx {
  users: UserRepository;
  sessions: SessionRepository;
  audit: Pick<AuditRepository, "append">;
}

/** A session in the database, whose access token is signed once the transaction is over. */
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

/** How every way of signing in ends: with a session of its own, never one that was there before. */
export function createSessionStart(dependencies: Dependencies) {
  const { clock, trail } = dependencies;
  const tokens = createSessionTokens(dependencies);

  /**
   * Begins a session for a user whom the caller knows to be it, inside of the caller's transaction.
   * @param user as `findForUpdate` gave it, or one that was just inserted: it is written back
   * @param hours setting `session_timeout`, read before the transaction
   * @param signedInAt when the user has shown who they are, where it was not now
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

  /** What the client gets, after the transaction. */
  const issue = ({ user, session, refreshToken }: StartedSession): Promise<IssuedSession> =>
    tokens.issue(user, session, refreshToken);

  return { startSession, issue };
}
