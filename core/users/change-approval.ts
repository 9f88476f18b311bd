import type { Actor } from "../audit/actor.ts";
import { DomainError } from "../errors.ts";
import type { StoredChanges } from "./changed-account.ts";
import type { User } from "./user.ts";

export interface Confirmation {
  /** The user confirmed an action that takes something from their own account. */
  confirmSelf?: boolean | undefined;
}

/**
 * Prevents admins from demoting, suspending or deleting themselves by accident: requires a second
 * confirmation.
 * @param id id of the account
 * @param what the action, as in "Do you want to ...?"
 * @throws DomainError `confirmation_needed`
 */
export function confirmSelf(by: Actor, id: string, confirmation: Confirmation, what: string): void {
  if (by.userId !== id || confirmation.confirmSelf === true) return;
  throw new DomainError(
    "confirmation_needed",
    `You are about to ${what}: send confirm_self as well if you mean it`,
  );
}

/**
 * Whether a change opens an account, extends its rights, or locks out an admin: the first uses of a stolen
 * admin token, so it requires a recent sign-in. A new or confirmed address opens an account to the owner of
 * the mailbox, an unconfirmed one closes it.
 * @param user the current account; null if it is being created
 */
export function requiresFreshSignIn(
  user: Pick<User, "role" | "email" | "emailConfirmedAt"> | null,
  { role, email, passwordHash, emailConfirmed, banSeconds }: StoredChanges,
): boolean {
  if (role === "admin" && user?.role !== "admin") return true;
  // anyone who knows the password shares the account with its owner; an invitation opens it to the mailbox
  // only
  if (user === null) return passwordHash !== null || emailConfirmed === true;
  // an unconfirmed account cannot sign in, and could be invited once more
  const changesProof = emailConfirmed !== undefined && emailConfirmed !== (user.emailConfirmedAt !== null);
  const isNewAddress = email !== undefined && email !== user.email;
  // suspending one, or letting a suspended one in again
  const concernsAdmin = user.role === "admin" && (role === "customer" || banSeconds !== undefined);
  return passwordHash !== null || isNewAddress || changesProof || concernsAdmin;
}
