import type { Knex } from "knex";
import type { OwnerLocks } from "../../../core/ports/owner-locks.ts";

/** First key of PostgreSQL's advisory locks of two numbers: nothing else uses such. */
const QUOTAS = 1;

/**
 * An advisory lock instead of the row of the user, which sign-ins and every foreign key to it lock as well. Two accounts whose keys have
 * one hash wait for each other, and that is all.
 */
export const createOwnerLocks = (knex: Knex): OwnerLocks => ({
  async hold(userId, thing) {
    await knex.raw("SELECT pg_advisory_xact_lock(?, hashtext(?))", [QUOTAS, `${thing} ${userId}`]);
  },
});
