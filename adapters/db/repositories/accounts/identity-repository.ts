import type { Knex } from "knex";
import type { Identity, IdentityRepository } from "../../../../core/auth/providers/identity.ts";
import { DomainError } from "../../../../core/errors.ts";
import { storeText } from "../../rows/values.ts";

export interface IdentityRow {
  id: string;
  user_id: string;
  provider: string;
  subject: string;
  email: string | null;
  email_verified: boolean;
  name: string | null;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export function createIdentityRepository(knex: Knex): IdentityRepository {
  const identities = () => knex<IdentityRow>("identities");

  return {
    async find(provider, subject) {
      const row = await storeText(identities().where({ provider, subject }).first());
      return row ? toIdentity(row) : null;
    },

    async insert(identity) {
      // a conflict must not raise an error, which would abort the surrounding transaction
      const added = await storeText(
        identities()
          .insert(toRow(identity))
          .onConflict(["provider", "subject"])
          .ignore()
          .returning<{ id: string }[]>("id"),
      );
      if (added.length > 0) return;
      throw new DomainError("identity_already_exists", "This sign-in belongs to another account already");
    },

    async update(identity) {
      const { email, email_verified, name, last_sign_in_at, updated_at } = toRow(identity);
      const changed = await storeText(
        identities()
          .where({ id: identity.id })
          .update({ email, email_verified, name, last_sign_in_at, updated_at }),
      );
      if (changed === 0) throw new DomainError("identity_not_found", "There is no such sign-in");
    },

    async remove(id) {
      await identities().where({ id }).delete();
    },

    async removeOfUser(userId) {
      await identities().where({ user_id: userId }).delete();
    },
  };
}

export function toIdentity(row: IdentityRow): Identity {
  return {
    id: row.id,
    userId: row.user_id,
    provider: row.provider,
    subject: row.subject,
    email: row.email,
    emailVerified: row.email_verified,
    name: row.name,
    lastSignInAt: row.last_sign_in_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const toRow = (identity: Identity): IdentityRow => ({
  id: identity.id,
  user_id: identity.userId,
  provider: identity.provider,
  subject: identity.subject,
  email: identity.email,
  email_verified: identity.emailVerified,
  name: identity.name,
  last_sign_in_at: identity.lastSignInAt,
  created_at: identity.createdAt,
  updated_at: identity.updatedAt,
});
