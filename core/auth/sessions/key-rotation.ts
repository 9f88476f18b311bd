import type { Actor } from "../../audit/actor.ts";
import type { AuditRepository } from "../../audit/audit-entry.ts";
import type { AuditTrail } from "../../audit/audit-trail.ts";
import type { AccessTokens } from "../../ports/crypto.ts";
import type { Transact } from "../../ports/transaction.ts";
import type { SigningKeyRepository } from "./session.ts";

interface Dependencies {
  accessTokens: Pick<AccessTokens, "rotate">;
  transact: Transact<{ signingKeys: SigningKeyRepository; audit: Pick<AuditRepository, "append"> }>;
  trail: AuditTrail;
}

export type KeyRotation = ReturnType<typeof createKeyRotation>;

/** Rotates the key that signs access tokens on request; it also rotates automatically by age. */
export const createKeyRotation =
  ({ accessTokens, transact, trail }: Dependencies) =>
  (by: Actor): Promise<void> =>
    transact(async (tx) => {
      await accessTokens.rotate(tx.signingKeys);
      const subject = { type: "signing_keys", id: null, name: "access tokens" };
      await trail.record(tx.audit, by, { action: "signing_key.rotated", subject });
    });
