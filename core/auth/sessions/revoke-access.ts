import type { ApiKeyRepository } from "../../api-keys/api-key.ts";
import type { SignatureRepository } from "../../signatures/signature.ts";
import type { AddressClaimRepository } from "../../users/address-claim.ts";
import type { User } from "../../users/user.ts";
import type { FactorRepository } from "../factors/factor.ts";
import type { IdentityRepository } from "../providers/identity.ts";
import type { RecoveryCodeRepository } from "../factors/recovery-code.ts";
import { endOthers, type EndingInside } from "./end-others.ts";

export interface AccessInside extends EndingInside {
  addressClaims: Pick<AddressClaimRepository, "has" | "remove">;
  identities: Pick<IdentityRepository, "removeOfUser">;
  factors: Pick<FactorRepository, "remove">;
  recoveryCodes: Pick<RecoveryCodeRepository, "removeOfUser">;
  apiKeys: Pick<ApiKeyRepository, "revokeOfOwner">;
  signatures: Pick<SignatureRepository, "detachOfUser">;
}

/**
 * Ends every session and removes every way into an account but its password and mailed links, and what was signed with it: for an
 * account that an attacker may have made in advance for this address. Then it is one person's, and claims of the address are settled. The caller writes the user.
 * @param keepsFactors where what was shown is not enough to take a second factor away: it stays, with its recovery codes
 */
export async function revokeAccess(
  inside: AccessInside,
  user: User,
  at: Date,
  keepsFactors = false,
): Promise<void> {
  await endOthers(inside, user.id, null);
  await inside.identities.removeOfUser(user.id);
  if (!keepsFactors) {
    for (const { id } of user.factors) await inside.factors.remove(id);
    await inside.recoveryCodes.removeOfUser(user.id);
  }
  await inside.apiKeys.revokeOfOwner(user.id, at);
  // another person's documents would be signed in the name and with the address of the owner
  await inside.signatures.detachOfUser(user.id);
  await inside.addressClaims.remove(user.email);
  Object.assign(user, {
    newEmail: null,
    isDisputed: false,
    identities: [],
    factors: keepsFactors ? user.factors : [],
  } satisfies Partial<User>);
}
