import type { Actor } from "../audit/actor.ts";
import { requireFreshSignIn } from "../auth/sessions/fresh-sign-in.ts";
import type { Session, SessionRepository } from "../auth/sessions/session.ts";
import { DomainError } from "../errors.ts";
import { isActiveAdmin } from "./last-admin.ts";
import type { Clock } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { UserRepository } from "./user.ts";

interface Tx {
  users: Pick<UserRepository, "countAdmins" | "findById">;
  sessions: Pick<SessionRepository, "find">;
}

/**
 * Checks again, inside the transaction of a write, that the caller is still an admin. Since the call was
 * authenticated, the role may have been removed, and a pending write could restore it.
 * @param tx an open transaction that has not locked any user yet
 * @returns the session, for actions that require a recent sign-in; null on the command line
 * @throws DomainError `session_not_found`, `forbidden`
 */
export async function requireActingAdmin(tx: Tx, by: Actor, now: Date): Promise<Session | null> {
  if (by.sessionId === null) return null;
  // locks all admins, in one order for everybody
  await tx.users.countAdmins();
  const user = by.userId === null ? null : await tx.users.findById(by.userId);
  const session = await tx.sessions.find(by.sessionId);
  if (!user || !session) throw new DomainError("session_not_found", "This session has ended");
  if (!isActiveAdmin(user, now)) throw new DomainError("forbidden", "Admin privileges are required");
  return session;
}

/** Checks that a write can run on its acting admin. */
export interface ActingAdmin {
  /**
   * @throws DomainError `reauthentication_needed` if the admin's sign-in is too old; not on the command line,
   * which has no sign-in
   */
  requireFresh(): void;
}

/**
 * Runs `work` in a transaction on behalf of an actor: an admin is checked again before anything is written.
 */
export type TransactAs<Repositories> = <T>(
  by: Actor,
  work: (repositories: Repositories, acting: ActingAdmin) => Promise<T>,
) => Promise<T>;

/**
 * Given to services that write for admins, instead of `transact`, so that every write includes the check.
 * Seconds may pass between a route's guard and the write, for example while a picture is downloaded.
 */
export const createTransactAs =
  <Repositories extends Tx>(
    transact: Transact<Repositories>,
    { clock }: { clock: Clock },
  ): TransactAs<Repositories> =>
  (by, work) =>
    transact(async (tx) => {
      const session = await requireActingAdmin(tx, by, clock.now());
      const requireFresh = () => {
        if (session) requireFreshSignIn(session, clock.now());
      };
      return work(tx, { requireFresh });
    });
