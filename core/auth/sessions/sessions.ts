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

/** Refreshing, authenticating and ending sessions. */
export function createSessions(dependencies: AuthDependencies) {
  const { users, sessions, transact, settings, accessTokens, secrets, clock, trail } = dependencies;
  const tokens = createSessionTokens(dependencies);
  /** Running exchanges by refresh token; concurrent calls share one result. */
  const refreshing = new Map<string, Promise<IssuedSession>>();

  /** Expired, or idle for too long. Every use of an access token lies within its lifetime after a refresh. */
  const isOver = ({ expiresAt, lastUsedAt }: Session, idleHours: number): boolean => {
    const now = clock.now().getTime();
    return expiresAt.getTime() <= now || lastUsedAt.getTime() + idleHours * HOUR_MS <= now;
  };

  /**
   * Exchanges a refresh token. Sent twice, it yields the same successor; an older one ends the session.
   * Concurrent calls share one exchange: otherwise each would wait for the others' lock and block a database
   * connection.
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
    // rejections are thrown outside: a throw inside would roll back the end of the session
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
   * The user and session of an access token. Both are read each time, so that signing out, a suspension or a
   * new role takes effect at once.
   * @throws DomainError `bad_jwt`, `session_not_found`, `user_not_found`, `user_banned`
   */
  async function authenticate(accessToken: string): Promise<SignedIn> {
    const claims = await accessTokens.verify(accessToken);
    return stillSignedIn({ user: { id: claims.sub }, session: { id: claims.session_id } });
  }

  /**
   * Checks the stored session again: a long response may outlive the access token of its request.
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
   * Ends this session, all of the user's, or all but this one; for others it also revokes their pending requests.
   * @param device the origin of the call
   * @throws DomainError `session_not_found` if others should end but this one has already ended
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
   * The same for the holder of a refresh token, exchanged or not, whose access token has expired. Does
   * nothing if the session has already ended.
   */
  async function signOutByRefreshToken(
    refreshToken: string,
    scope: SignOutScope,
    device?: Device,
  ): Promise<void> {
    // this locks the token after its session; locking the account here would break the lock order
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
  // a session that was itself just ended must not end others
  const { user, session } = await lockCaller(tx, caller);
  await revokeOtherSessions(tx, user.id, scope === "others" ? session.id : null);
}
