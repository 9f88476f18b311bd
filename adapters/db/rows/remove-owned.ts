import type { Knex } from "knex";

/**
 * Deletes what accounts own in tables that may be spread, whose foreign keys cannot do it. In the transaction that deletes the accounts,
 * before them: who adds something holds the account, so those that add nothing any more are held here first.
 *
 * Records come before links, as where scans are counted; sums of scans after the links, whose counters were waited for. Several accounts at
 * once only where nothing is spread, as in a restore.
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
