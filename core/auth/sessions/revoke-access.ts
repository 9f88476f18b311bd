import type { ApiKeyRepository } from "../../api-keys/api-key.ts";
import type { SignatureRepository } from "../../signatures/signature.ts";
import type { AddressClaimRepository } from "../../users/address-claim.ts";
import type { User } from "../../users/user.ts";
import { isVerified, type FactorRepository } from "../factors/factor.ts";
import type { RecoveryCodeRepository } from "../factors/recovery-code.ts";
import type { IdentityRepository } from "../providers/identity.ts";
import { revokeOtherSessions, type EndSessionsTx } from "./revoke-other-sessions.ts";
import type { EndedAccess } from "./ended-access.ts";

export interface AccessTx extends EndSessionsTx {
  addressClaims: Pick<AddressClaimRepository, "has" | "remove">;
  identities: Pick<IdentityRepository, "removeOfUser">;
  factors: Pick<FactorRepository, "remove" | "removeUnverified">;
  recoveryCodes: Pick<RecoveryCodeRepository, "removeOfUser">;
  apiKeys: Pick<ApiKeyRepository, "countLive" | "revokeOfOwner">;
  signatures: Pick<SignatureRepository, "detachOfUser">;
}

/**
 * Ends every session and removes every way into an account but its password and mailed links, and also its
 * signatures: for an account that an attacker may have created in advance for this address. Afterward it has
 * one owner, and claims of the address are settled. A second factor stays: it lets nobody in, and access to a
 * mailbox is not enough to remove it. The caller stores the user and replaces the password.
 * @returns the removed access, including the password, for the mail to the owner
 */
export async function revokeAccess(tx: AccessTx, user: User, at: Date): Promise<EndedAccess> {
  const sessions = await revokeOtherSessions(tx, user.id, null);
  const apiKeys = await tx.apiKeys.countLive(user.id, at);
  await tx.identities.removeOfUser(user.id);
  await tx.factors.removeUnverified(user.id);
  await tx.apiKeys.revokeOfOwner(user.id, at);
  // another person's documents would be signed with the owner's name and address
  const signatures = await tx.signatures.detachOfUser(user.id);
  await tx.addressClaims.remove(user.email);
  const factors = user.factors.filter(isVerified);
  const ended: EndedAccess = {
    password: user.passwordHash !== null && !user.passwordChangeRequired,
    sessions,
    providers: user.identities.map(({ provider }) => provider),
    apiKeys,
    signatures,
    factors: 0,
    keepsFactor: factors.length > 0,
    profile: false,
  };
  Object.assign(user, {
    newEmail: null,
    isDisputed: false,
    identities: [],
    factors,
  } satisfies Partial<User>);
  return ended;
}
