import { ownActor } from "../../audit/actor.ts";
import { DomainError } from "../../errors.ts";
import { userSubject } from "../../users/audited-user.ts";
import { isBanned } from "../../users/user.ts";
import type { User } from "../../users/user.ts";
import type { AuthDependencies, AuthRepositories } from "../auth-dependencies.ts";
import type { SignOutScope } from "../requests.ts";
import { createSessionTokens, type Device, type IssuedSession } from "./session-tokens.ts";
import { revokeOtherSessions } from "./revoke-other-sessions.ts";
import { lockCaller } from "./lock-caller.ts";
import type { Session } from "./session.ts";
import type { SignedIn } from "./signed-in.ts";
import { banned } from "./start-session.ts";
import { HOUR_MS } from "../../durations.ts";

/** How sessions go on and how they end. */
export function createSessions(dependencies: AuthDependencies) {
  const { users, sessions, transact, settings, accessTokens, secrets, clock, trail } = dependencies;
  const tokens = createSessionTokens(dependencies);
  /** By refresh token, which all get the same answer to. */
  const refreshing = new Map<string, Promise<IssuedSession>>();

  /** Over at its absolute end, and after so long without use. Every use of an access token lies within its life after a refresh. */
  const isOver = ({ expiresAt, lastUsedAt }: Session, idleHours: number): boolean => {
    const now = clock.now().getTime();
    return expiresAt.getTime() <= now || lastUsedAt.getTime() + idleHours * HOUR_MS <= now;
  };

  /**
   * Exchanges a refresh token. Sent twice it answers twice the same; an older one ends the session. Calls at once share one exchange:
   * each would wait for the lock of the others, on a connection that everybody else then lacks.
   * @throws DomainError `refresh_token_not_found`, `refresh_token_already_used`, `session_expired`, `user_banned`
   */
  function refresh(refreshToken: string): Promise<IssuedSession> {
    const underWay = refreshing.get(refreshToken);
    if (underWay) return underWay;
    const exchange = exchangeToken(refreshToken).finally(() => refreshing.delete(refreshToken));
    refreshing.set(refreshToken, exchange);
    return exchange;
  }

  async function exchangeToken(refreshToken: string): Promise<IssuedSession> {
    const { session_idle_timeout } = await settings.get();
    // refusals are thrown outside: thrown inside they would undo the end of the session
    const outcome = await transact(async (tx) => {
      const exchanged = await tokens.exchange(tx.sessions, refreshToken);
      if (exchanged.kind === "unknown") {
        return new DomainError("refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
      }
      if (exchanged.kind === "reused") {
        return new DomainError("refresh_token_already_used", "Invalid Refresh Token: Already Used");
      }
      const session = await tx.sessions.find(exchanged.sessionId);
      const user = session && (await tx.users.findById(session.userId));
      if (!session || !user || isOver(session, session_idle_timeout)) {
        await tx.sessions.remove(exchanged.sessionId);
        return new DomainError("session_expired", "Invalid Refresh Token: Session Expired");
      }
      if (isBanned(user, clock.now())) return banned();
      await tx.sessions.touch(session.id, clock.now());
      return { user, session, refreshToken: exchanged.refreshToken };
    });
    if (outcome instanceof DomainError) throw outcome;
    return tokens.issue(outcome.user, outcome.session, outcome.refreshToken);
  }

  /**
   * Who an access token stands for. The session and the account are looked up each time, so that signing out, suspending or a
   * new role act at once.
   * @throws DomainError `bad_jwt`, `session_not_found`, `user_not_found`, `user_banned`
   */
  async function authenticate(accessToken: string): Promise<SignedIn> {
    const claims = await accessTokens.verify(accessToken);
    return stillSignedIn({ user: { id: claims.sub }, session: { id: claims.session_id } });
  }

  /**
   * The same once more, by what is stored now: an answer may take longer than the life of the access token it was asked for with.
   * @throws DomainError `session_not_found`, `user_not_found`, `user_banned`
   */
  async function stillSignedIn(caller: {
    user: Pick<User, "id">;
    session: Pick<Session, "id">;
  }): Promise<SignedIn> {
    const [session, user] = await Promise.all([
      sessions.find(caller.session.id),
      users.findById(caller.user.id),
    ]);
    if (!user) throw new DomainError("user_not_found", "User from sub claim in JWT does not exist");
    if (!session || session.userId !== user.id || session.expiresAt <= clock.now()) {
      throw new DomainError("session_not_found", "Session from session_id claim in JWT does not exist");
    }
    if (isBanned(user, clock.now())) throw banned();
    return { user, session };
  }

  /**
   * Ends this session, all of the user's, or all but this one; with others also what they have begun.
   * @param device where the call comes from
   * @throws DomainError `session_not_found` where others shall end and this one has ended already
   */
  const signOut = (caller: SignedIn, scope: SignOutScope, device: Device = caller.session): Promise<void> =>
    transact(async (tx) => {
      await endSessions(tx, caller, scope);
      await trail.record(tx.audit, ownActor(caller.user, device), {
        action: "session.ended",
        subject: userSubject(caller.user),
        after: { scope },
      });
    });

  /**
   * The same for anyone who holds a refresh token, exchanged or not, of a session whose access token has died. Nothing is left to do
   * where the session has ended already.
   */
  async function signOutByRefreshToken(
    refreshToken: string,
    scope: SignOutScope,
    device?: Device,
  ): Promise<void> {
    // the token is locked after its session; the account, which others wait for, would come too late
    const caller = await transact(async (tx) => {
      const token = await tx.sessions.findTokenForUpdate(secrets.digest(refreshToken));
      const session = token && (await tx.sessions.find(token.sessionId));
      const user = session && (await tx.users.findById(session.userId));
      return session && user ? { user, session } : null;
    });
    if (caller === null) return;
    await signOut(caller, scope, device).catch((error: unknown) => {
      if (!(error instanceof DomainError) || error.code !== "session_not_found") throw error;
    });
  }

  return { refresh, authenticate, stillSignedIn, signOut, signOutByRefreshToken };
}

async function endSessions(
  tx: Pick<AuthRepositories, "users" | "sessions" | "oneTimeTokens" | "authCodes">,
  caller: SignedIn,
  scope: SignOutScope,
): Promise<void> {
  if (scope === "local") return tx.sessions.remove(caller.session.id);
  // one that was ended itself just now ends no other
  const { user, session } = await lockCaller(tx, caller);
  await revokeOtherSessions(tx, user.id, scope === "others" ? session.id : null);
}
