import type { Knex } from "knex";

/** Id of the advisory lock in PostgreSQL: any number that nothing else locks. */
const RESTORE_LOCK = 7_184_003;

/** Waits until no restore is under way, then keeps any from beginning to the end of the transaction. */
export async function lockRestoring(inside: Knex): Promise<void> {
  await inside.raw(`SELECT pg_advisory_xact_lock(${RESTORE_LOCK})`);
}
