import type { AccountChanges } from "./user-administration.ts";
import type { User } from "./user.ts";

/**
 * Whether a change lets somebody in or lets them do more: what a stolen token of an admin would be used for first, so that whoever
 * makes it shows again who they are. Another's address is one, since whoever has the mailbox has the account.
 * @param user as the account is; null where it is being made
 */
export function isGraveChange(
  user: Pick<User, "role" | "email"> | null,
  { role, email, password }: Pick<AccountChanges, "role" | "email" | "password">,
): boolean {
  if (role === "admin" && user?.role !== "admin") return true;
  return user !== null && (password !== undefined || (email !== undefined && email !== user.email));
}
