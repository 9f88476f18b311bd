import type { AuthCodeRepository } from "../auth-code.ts";
import type { OneTimeTokenRepository } from "../mailed/one-time-token.ts";
import type { SessionRepository } from "./session.ts";

/** Mailed codes and links that a session asks for. They don't prove that the caller owns the account's mailbox. */
const ASKED_BY_SESSIONS = ["email_change_current", "email_change_new", "reauthentication"] as const;

export interface PendingTx {
  oneTimeTokens: Pick<OneTimeTokenRepository, "removeOfUser">;
  authCodes: Pick<AuthCodeRepository, "removeOfUser">;
}

export interface EndSessionsTx extends PendingTx {
  sessions: Pick<SessionRepository, "removeOfUser">;
}

/**
 * Revokes requests that a session started and that can be completed without it: a change of the email address, a code that replaces the
 * password, a PKCE code. The database doesn't store which session started a request, so all of them are revoked. A sign-in at a provider
 * and its ticket are deleted with their session. Sign-in links stay valid: the owner of the mailbox can request one at any time.
 * The caller has locked the user.
 */
export async function revokePendingRequests(
  { oneTimeTokens, authCodes }: PendingTx,
  userId: string,
): Promise<void> {
  await oneTimeTokens.removeOfUser(userId, ASKED_BY_SESSIONS);
  await authCodes.removeOfUser(userId);
}

/**
 * Revokes all codes and links that were mailed to a user, and the PKCE codes issued for them: used when an account gets another email
 * address. The caller has locked the user.
 */
export async function revokeMailedTokens(
  { oneTimeTokens, authCodes }: PendingTx,
  userId: string,
): Promise<void> {
  await oneTimeTokens.removeOfUser(userId);
  await authCodes.removeOfUser(userId);
}

/**
 * Revokes all sessions of a user, except `sessionId` if given, and their pending requests. Every change that secures an account calls
 * this, so that an intruder's session cannot complete a request afterward. The caller has locked the user.
 * @returns the number of revoked sessions
 */
export async function revokeOtherSessions(
  tx: EndSessionsTx,
  userId: string,
  sessionId: string | null,
): Promise<number> {
  const ended = await tx.sessions.removeOfUser(userId, sessionId === null ? {} : { except: sessionId });
  await revokePendingRequests(tx, userId);
  return ended;
}
