import type { AuthCodeRepository } from "../auth-code.ts";
import type { OneTimeTokenRepository } from "../mailed/one-time-token.ts";
import type { SessionRepository } from "./session.ts";

/** Mailed codes and links that a session asked for, and that prove nothing of the mailbox of an account. */
const ASKED_BY_SESSIONS = ["email_change_current", "email_change_new", "reauthentication"] as const;

export interface PendingTx {
  oneTimeTokens: Pick<OneTimeTokenRepository, "removeOfUser">;
  authCodes: Pick<AuthCodeRepository, "removeOfUser">;
}

export interface EndSessionsTx extends PendingTx {
  sessions: Pick<SessionRepository, "removeOfUser">;
}

/**
 * Ends what a session may have begun and what is completed without it: a change of the address, a code that stands for the password, a
 * code of PKCE. Which session began it is not stored, so it ends in any case. Ways to a provider and tickets for one end with their
 * session. Links to the mailbox itself stay: it can ask for them at any time, and they show no more than that.
 * The caller has locked the user.
 */
export async function endBegun({ oneTimeTokens, authCodes }: PendingTx, userId: string): Promise<void> {
  await oneTimeTokens.removeOfUser(userId, ASKED_BY_SESSIONS);
  await authCodes.removeOfUser(userId);
}

/**
 * Ends everything that was mailed to a user, and the codes of PKCE that came of it: for an account that leaves its mailbox. The caller
 * has locked the user.
 */
export async function endMailed({ oneTimeTokens, authCodes }: PendingTx, userId: string): Promise<void> {
  await oneTimeTokens.removeOfUser(userId);
  await authCodes.removeOfUser(userId);
}

/**
 * Ends the sessions of a user, all but `sessionId` where there is one, with everything that they have begun: for whatever makes an
 * account safer, so that somebody who was in it before cannot finish afterwards. The caller has locked the user.
 * @returns how many sessions have ended
 */
export async function endOthers(
  tx: EndSessionsTx,
  userId: string,
  sessionId: string | null,
): Promise<number> {
  const ended = await tx.sessions.removeOfUser(userId, sessionId === null ? {} : { except: sessionId });
  await endBegun(tx, userId);
  return ended;
}
