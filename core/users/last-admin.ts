import { DomainError } from "../errors.ts";
import { canSignIn, isBanned } from "./user.ts";
import type { User, UserRepository } from "./user.ts";

export const isActiveAdmin = (user: Pick<User, "role" | "bannedUntil">, now: Date): boolean =>
  user.role === "admin" && !isBanned(user, now);

/**
 * The one way to take an account's role, to suspend it or to delete it: the last active admin keeps the role, stays active and
 * stays there, also when two admins do it to each other at once. An admin who has not been able to act yet takes nobody's
 * place: the invitation may have gone to a mailbox that nobody reads.
 * @param users of an open transaction, which has locked no user yet
 * @param id whose account it is
 * @param change what becomes of it; null: it goes
 * @returns the user, locked, as it was before; null where there is none
 * @throws DomainError `conflict`
 */
export async function lockKeepingAnAdmin(
  users: UserRepository,
  id: string,
  change: (user: User) => Pick<User, "role" | "bannedUntil"> | null,
  now: Date,
): Promise<User | null> {
  // first: it locks all admins, in one order for everybody
  const admins = await users.countAdmins();
  const user = await users.findForUpdate(id);
  if (!user) return null;
  const after = change(user);
  const staysActiveAdmin = after !== null && isActiveAdmin(after, now);
  const others = canSignIn(user) ? admins.able - 1 : admins.all - 1;
  if (isActiveAdmin(user, now) && !staysActiveAdmin && others < 1) {
    throw new DomainError("conflict", `${user.email} is the last admin: make somebody else an admin first`);
  }
  return user;
}
