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
 * Looks again, within the transaction of a write, whether its caller is an admin who may act. The call was authenticated before:
 * since then the role may have been taken, and a write that was on its way would give it back.
 * @param tx of an open transaction, which has locked no user yet
 * @returns the session, for what requires a fresh sign-in; null on the command line
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

/** What a write may ask of who it is for. */
export interface ActingAdmin {
  /** @throws DomainError `reauthentication_needed` where the sign-in of an admin is old; nobody signs in on the command line */
  requireFresh(): void;
}

/** Runs `work` in a transaction for somebody: an admin is looked at again in it, before anything is written. */
export type TransactAs<Repositories> = <T>(
  by: Actor,
  work: (repositories: Repositories, acting: ActingAdmin) => Promise<T>,
) => Promise<T>;

/**
 * What services are given that write for admins, in the place of `transact`: they cannot write without it. Between the guard of a route
 * and the write may be seconds, of a picture that is fetched.
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
