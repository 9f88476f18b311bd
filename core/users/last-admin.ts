import { DomainError } from "../errors.ts";
import { canSignIn, isBanned } from "./user.ts";
import type { User, UserRepository } from "./user.ts";

export const isActiveAdmin = (user: Pick<User, "role" | "bannedUntil">, now: Date): boolean =>
  user.role === "admin" && !isBanned(user, now);

/**
 * The only way to remove an account's role, to suspend it or to delete it: the last active admin keeps the
 * role, stays active and cannot be deleted, even if two admins do it to each other concurrently. An admin who
 * has never been able to act does not count as a replacement: the invitation may have gone to an unread
 * mailbox.
 * @param users repository of an open transaction that has not locked any user yet
 * @param id id of the account
 * @param change the changes; null: deletion
 * @returns the previous user, locked; null if there is none
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
