import type { Knex } from "knex";
import type { AddressClaimRepository } from "../../../../core/users/address-claim.ts";

/** Stored hash of an address: it outlives the account, so the address itself is not stored. */
const digestOf = (email: string): string => `sha256(convert_to(${email}, 'UTF8'))`;

/** Whether the row of `users` has an unconfirmed address that several people claim. */
export const IS_CLAIMED = `(users.email_confirmed_at IS NULL AND EXISTS (
  SELECT FROM address_claims WHERE digest = ${digestOf("users.email")}))`;

export function createAddressClaimRepository(knex: Knex): AddressClaimRepository {
  return {
    async has(email) {
      const { rows } = await knex.raw<{ rows: unknown[] }>(
        `SELECT FROM address_claims WHERE digest = ${digestOf("?::text")}`,
        [email],
      );
      return rows.length > 0;
    },

    async add(email) {
      await knex.raw(
        `INSERT INTO address_claims (digest) VALUES (${digestOf("?::text")}) ON CONFLICT DO NOTHING`,
        [email],
      );
    },

    async remove(email) {
      await knex.raw(`DELETE FROM address_claims WHERE digest = ${digestOf("?::text")}`, [email]);
    },
  };
}
