import { DomainError } from "../../errors.ts";
import type { AccessTokens, Secrets } from "../../ports/crypto.ts";
import type { Clock, Ids } from "../../ports/system.ts";
import type { User } from "../../users/user.ts";
import { tokenMetadata } from "../../users/shown-metadata.ts";
import { lastShown } from "./fresh-sign-in.ts";
import type { AuthenticationMethod, Session, SessionRepository } from "./session.ts";
import { HOUR_MS } from "../../durations.ts";

/** Seconds. Well above the 90 s that auth/v1 clients require to be left. */
export const ACCESS_TOKEN_LIFETIME = 15 * 60;

/** The origin of a sign-in. */
export interface Device {
  userAgent: string;
  ipAddress: string;
}

/** The tokens of a client that acts for a user. */
export interface IssuedSession {
  accessToken: string;
  refreshToken: string;
  /** Lifetime of the access token, seconds. */
  expiresIn: number;
  /** Expiry in Unix seconds. */
  expiresAt: number;
  session: Session;
  user: User;
}

/** Result of exchanging a refresh token. */
export type Exchange =
  | { kind: "issued"; sessionId: string; refreshToken: string }
  | { kind: "unknown" }
  | { kind: "reused" };

interface Dependencies {
  accessTokens: AccessTokens;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
}

/** Sessions with their chains of refresh tokens; every call uses the given repository, inside a transaction. */
export function createSessionTokens({ accessTokens, secrets, clock, ids }: Dependencies) {
  /**
   * Starts a session and deletes expired ones, since nothing else visits them.
   * @param signedInAt when the user proved their identity, if not now
   */
  async function start(
    sessions: SessionRepository,
    user: User,
    device: Device,
    hours: number,
    method: AuthenticationMethod["method"],
    signedInAt?: Date | null,
  ): Promise<{ session: Session; refreshToken: string }> {
    const now = clock.now();
    const session: Session = {
      id: ids.next(),
      userId: user.id,
      userAgent: device.userAgent.slice(0, 500),
      ipAddress: device.ipAddress,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + hours * HOUR_MS),
      aal: "aal1",
      amr: [{ method, timestamp: Math.floor((signedInAt ?? now).getTime() / 1000) }],
    };
    await sessions.removeExpired(now);
    await sessions.insert(session);
    const refreshToken = secrets.random();
    await insertToken(sessions, session.id, ids.next(), refreshToken, null);
    return { session, refreshToken };
  }

  /**
   * Exchanges a refresh token for its successor. The successor is derived from the token and the successor's
   * row id, so that the parent of the live token, sent again by a second tab, yields the very same one,
   * although the database holds only digests. An older token was stolen or copied, so the session ends.
   */
  async function exchange(sessions: SessionRepository, refreshToken: string): Promise<Exchange> {
    const token = await sessions.findTokenForUpdate(secrets.digest(refreshToken));
    if (token === null) return { kind: "unknown" };
    if (token.usedAt === null) {
      const id = ids.next();
      const successor = secrets.derive(refreshToken, id);
      await sessions.markTokenUsed(token.id, clock.now());
      await insertToken(sessions, token.sessionId, id, successor, token.id);
      return { kind: "issued", sessionId: token.sessionId, refreshToken: successor };
    }
    const live = await sessions.findLiveToken(token.sessionId);
    if (live?.parentId === token.id) {
      return {
        kind: "issued",
        sessionId: token.sessionId,
        refreshToken: secrets.derive(refreshToken, live.id),
      };
    }
    await sessions.remove(token.sessionId);
    return { kind: "reused" };
  }

  /**
   * Raises a session to aal2 and starts a new chain of refresh tokens: no older token is ever raised, and
   * using one ends the session.
   * @param options.isFirst the factor is new: its code proves that the app works, not who holds it, so the
   * session gets no fresher
   * @throws DomainError `session_not_found` if the session has ended meanwhile
   */
  async function raise(
    sessions: SessionRepository,
    sessionId: string,
    method: "totp" | "recovery_code",
    { isFirst = false }: { isFirst?: boolean } = {},
  ): Promise<{ session: Session; refreshToken: string }> {
    const found = await sessions.find(sessionId);
    if (!found) throw new DomainError("session_not_found", "This session has ended");
    const timestamp = isFirst ? lastShown(found) : Math.floor(clock.now().getTime() / 1000);
    const shown = { method, timestamp };
    const assurance = {
      aal: "aal2" as const,
      amr: [shown, ...found.amr.filter((old) => old.method !== method)],
    };
    // first: this locks the session, as a refresh does
    await sessions.setAssurance(sessionId, assurance);
    const live = await sessions.findLiveToken(sessionId);
    if (!live) throw new DomainError("session_not_found", "This session has ended");
    await sessions.markTokenUsed(live.id, clock.now());
    const refreshToken = secrets.random();
    await insertToken(sessions, sessionId, ids.next(), refreshToken, null);
    return { session: { ...found, ...assurance }, refreshToken };
  }

  async function insertToken(
    sessions: SessionRepository,
    sessionId: string,
    id: string,
    token: string,
    parentId: string | null,
  ): Promise<void> {
    const digest = secrets.digest(token);
    await sessions.insertToken({ id, sessionId, digest, parentId, usedAt: null, createdAt: clock.now() });
  }

  /** Adds a fresh access token to a session and its refresh token. */
  async function issue(user: User, session: Session, refreshToken: string): Promise<IssuedSession> {
    const accessToken = await accessTokens.sign(
      {
        sub: user.id,
        session_id: session.id,
        email: user.email,
        role: "authenticated",
        aal: session.aal,
        amr: session.amr,
        ...tokenMetadata(user),
      },
      ACCESS_TOKEN_LIFETIME,
    );
    const expiresAt = Math.floor(clock.now().getTime() / 1000) + ACCESS_TOKEN_LIFETIME;
    return { accessToken, refreshToken, expiresIn: ACCESS_TOKEN_LIFETIME, expiresAt, session, user };
  }

  return { start, exchange, raise, issue };
}
