import type { Knex } from "knex";
import { DomainError } from "../../../core/errors.ts";
import type { OwnerLocks } from "../../../core/ports/owner-locks.ts";

/** First key of PostgreSQL's advisory locks of two numbers: nothing else uses such. */
const QUOTAS = 1;

/** Error message if the account was deleted after the call was admitted. */
export const OWNER_GONE = "This account does not exist any more";

/**
 * An advisory lock instead of the user's row, which sign-ins and all foreign keys lock as well. Two accounts
 * with the same key hash wait for each other, which does no harm. The row gets the same lock as from a
 * foreign key; data added to the account needs that, since distributed tables cannot have the foreign key.
 * Logos are not rows, and their store may be slow, so sign-ins do not wait for them. Work that locks the
 * account next takes no weaker lock before: two of those would deadlock.
 */
export const createOwnerLocks = (knex: Knex): OwnerLocks => ({
  async hold(userId, thing, { locksAccountNext = false } = {}) {
    const lock = thing === "logos" || locksAccountNext ? "" : "FOR KEY SHARE";
    const { rows } = await knex.raw<{ rows: { is_there: boolean }[] }>(
      `WITH owner AS MATERIALIZED (SELECT FROM users WHERE id = :userId ${lock})
       SELECT pg_advisory_xact_lock(:quotas, hashtext(:thing)), EXISTS (SELECT FROM owner) AS is_there`,
      { userId, quotas: QUOTAS, thing: `${thing} ${userId}` },
    );
    if (!rows[0]?.is_there) throw new DomainError("no_authorization", OWNER_GONE);
  },
});
