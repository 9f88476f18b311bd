import type { Knex } from "knex";
import type { RestoredPrivileges } from "../../../core/backup/backup-database.ts";
import { defaultSetting, isSecretSetting, isSettingKey } from "../../../core/settings/settings.ts";

/** Powers that a restored database gives to admins and outsiders, for the operator to check. */
export async function readPowers(knex: Knex): Promise<RestoredPrivileges> {
  const { rows: admins } = await knex.raw<{ rows: RestoredPrivileges["admins"] }>(`
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
  const { rows: api_keys } = await knex.raw<{ rows: RestoredPrivileges["api_keys"] }>(`
    SELECT api_keys.id, name, prefix, users.email AS owner FROM api_keys LEFT JOIN users ON users.id = owner_id
    WHERE revoked_at IS NULL AND expires_at > now() ORDER BY owner NULLS FIRST, name, api_keys.id`);
  const advertisements = await knex("advertisements")
    .where({ is_active: true })
    .whereRaw("coalesce(end_date >= current_date, true)")
    .orderBy(["title", "id"])
    .select<RestoredPrivileges["advertisements"]>("title", { target: "target_url" });
  const verification_files = await knex("verification_files")
    .orderBy("original_name")
    .pluck<string[]>("original_name");
  const links = await knex("legal_pages")
    .whereNot({ link: "" })
    .orderBy("id")
    .select<{ id: string; link: string }[]>("id", "link");
  return {
    admins,
    snippets,
    api_keys,
    advertisements,
    verification_files,
    legal_links: Object.fromEntries(links.map(({ id, link }) => [id, link])),
    settings: await readSettings(knex),
  };
}

/** Settings that differ from their defaults, as text. */
async function readSettings(knex: Knex): Promise<Record<string, string>> {
  const stored = await knex("settings")
    .orderBy("key")
    .select<{ key: string; value: unknown }[]>("key", "value");
  return Object.fromEntries(
    stored.flatMap(({ key, value }) => {
      if (!isSettingKey(key) || value === defaultSetting(key)) return [];
      if (isSecretSetting(key)) return [[key, "(secret)"]];
      return [[key, typeof value === "string" ? value : JSON.stringify(value)]];
    }),
  );
}
