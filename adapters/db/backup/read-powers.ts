import type { Knex } from "knex";
import type { RestoredPowers } from "../../../core/backup/backup-database.ts";

/** What a restored database lets admins and outsiders do, for the operator to check. */
export async function readPowers(knex: Knex): Promise<RestoredPowers> {
  const { rows: admins } = await knex.raw<{ rows: RestoredPowers["admins"] }>(`
    SELECT email, array_remove(
      CASE WHEN password_hash IS NULL THEN NULL ELSE 'password' END || ARRAY(
        SELECT provider || coalesce(' (' || i.email || ')', '')
        FROM identities i WHERE i.user_id = users.id ORDER BY provider, i.email
      ), NULL) AS sign_in
    FROM users WHERE role = 'admin' ORDER BY email`);
  const snippets = await knex("code_snippets")
    .where({ is_active: true })
    .orderBy(["name", "id"])
    .pluck<string[]>("name");
  const settings = await knex("settings")
    .whereIn("key", ["smtp_host", "site_url", "google_analytics_id", "custom_css"])
    .orderBy("key")
    .select<{ key: string; value: unknown }[]>("key", "value");
  const isSet = settings.filter(({ value }) => typeof value === "string" && value !== "");
  return {
    admins,
    snippets,
    settings: Object.fromEntries(isSet.map(({ key, value }) => [key, String(value)])),
  };
}
