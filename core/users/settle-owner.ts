import { revokeAccess, type AccessInside } from "../auth/sessions/revoke-access.ts";
import { DomainError } from "../errors.ts";
import type { StoredChanges } from "./changed-account.ts";
import type { User } from "./user.ts";

/**
 * An admin assigns an account whose mailbox has never answered to one person by a one-time password: every way in
 * from before ends, since somebody else may have made the account. The caller writes the user.
 */
export async function settleOwner(inside: AccessInside, user: User, now: Date): Promise<void> {
  await revokeAccess(inside, user, now);
  user.isVouched = false;
}

/**
 * An address that several people claim is not confirmed by an admin, and its account not made an admin: nobody knows which of them has
 * the password.
 * @throws DomainError `conflict`
 */
export function refuseUnsettled(
  user: User,
  { email = user.email, emailConfirmed, role, passwordHash }: StoredChanges,
): void {
  const isConfirmed = emailConfirmed === true && user.emailConfirmedAt === null && email === user.email;
  const isPromoted = role === "admin" && user.role !== "admin";
  if (!user.isDisputed || passwordHash !== null || !(isConfirmed || isPromoted)) return;
  throw new DomainError(
    "conflict",
    "Several people signed up with this address: reset the password instead, which ends every other way into the account",
  );
}
