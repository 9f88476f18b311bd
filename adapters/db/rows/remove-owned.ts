import type { Knex } from "knex";

/**
 * Deletes the data of accounts in tables that may be distributed, which foreign keys cannot do. Run in the
 * transaction that deletes the accounts, before that: transactions that add data lock the account, so locking
 * it here first prevents further additions.
 *
 * Records are deleted before links, in the lock order of counting scans; sums of scans after the links, once
 * concurrent counting has finished. Several accounts at once only without distributed tables, as in a
 * restore.
 */
export async function removeOwned(inside: Knex, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const owners = [...userIds];
  await inside("users").whereIn("id", owners).orderBy("id").forUpdate().select("id");
  const rowsOf = (table: string) => inside(table).whereRaw("user_id = ANY(CAST(? AS uuid[]))", [owners]);
  await rowsOf("qr_history").delete();
  const codes = await rowsOf("short_links").delete().returning<{ code: string }[]>("code");
  await inside("short_codes")
    .whereRaw("code = ANY(CAST(? AS text[]))", [codes.map(({ code }) => code)])
    .delete();
  for (const table of ["history_folders", "history_counts", "user_scans", "brands", "code_batches"])
    await rowsOf(table).delete();
}
