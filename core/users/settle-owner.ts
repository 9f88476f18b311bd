import type { EndedAccess } from "../auth/sessions/ended-access.ts";
import { revokeAccess, type AccessTx } from "../auth/sessions/revoke-access.ts";
import { DomainError } from "../errors.ts";
import type { AddressClaimRepository } from "./address-claim.ts";
import { isMoved, type StoredChanges } from "./changed-account.ts";
import type { User } from "./user.ts";

/**
 * An admin assigns an account with an unconfirmed mailbox to one person by a one-time password: all existing
 * access ends, since another person may have created the account, and its second factors are removed, as an
 * admin may do. Receiving the password does not confirm the mailbox. The caller writes the user.
 * @returns the access that has ended, for notifying the owner
 */
export async function settleOwner(tx: AccessTx, user: User, now: Date): Promise<EndedAccess> {
  const ended = await revokeAccess(tx, user, now);
  const { factors } = user;
  for (const { id } of factors) await tx.factors.remove(id);
  await tx.recoveryCodes.removeOfUser(user.id);
  user.factors = [];
  user.isVouched = user.emailConfirmedAt !== null;
  return { ...ended, factors: factors.length, keepsFactor: false };
}

/**
 * An address that several people claim cannot be confirmed by an admin, and its account cannot become an
 * admin, since it is unknown which of them has the password.
 * @throws DomainError `conflict`
 */
export async function refuseUnsettled(
  { addressClaims }: { addressClaims: Pick<AddressClaimRepository, "has"> },
  user: User,
  { email, emailConfirmed, role, passwordHash }: StoredChanges,
): Promise<void> {
  if (passwordHash !== null) return;
  const isMoving = isMoved(user, email);
  const isConfirmed = emailConfirmed === true && (isMoving || user.emailConfirmedAt === null);
  const isPromoted = role === "admin" && user.role !== "admin";
  const isDisputed = isMoving ? await addressClaims.has(email ?? user.email) : user.isDisputed;
  if (!isDisputed || !(isConfirmed || isPromoted)) return;
  throw new DomainError(
    "conflict",
    "Several people signed up with this address: reset the password instead, which ends every other way into the account",
  );
}
