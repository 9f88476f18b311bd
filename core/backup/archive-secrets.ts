import { isSecretSetting } from "../settings/settings.ts";
import type { BackupTable } from "./backup-database.ts";

/**
 * What was valid for a while: sessions and what sign-ins wait for. No archive holds it, and nothing of it is taken from an archive of
 * an older version: what was ended since would be valid again.
 */
export const PASSING_TABLES: readonly string[] = [
  "sessions",
  "refresh_tokens",
  "one_time_tokens",
  "auth_codes",
  "oidc_flows",
  "mfa_challenges",
];

/**
 * Tables that only an encrypted archive holds: what opens an account, signs on behalf of a user, or identifies visitors.
 */
export const SECRET_TABLES: readonly string[] = [
  ...PASSING_TABLES,
  "signing_keys",
  "signature_private_keys",
  "mfa_factors",
  "recovery_codes",
  // a forged row would open the account that it names to its maker
  "identities",
  // a digest is also the key that signs the addresses of images (core/api-keys)
  "api_keys",
  // mails that wait hold links that sign people in
  "jobs",
  "given_up_jobs",
  "mail_views",
  "scan_salts",
  "scan_visitors",
  "visit_salts",
];

/** Columns that are empty there. A public key without its private half is nobody's, so that its owner gets a new one. */
export const SECRET_COLUMNS: Readonly<Record<string, string>> = {
  users: "password_hash",
  signature_keys: "user_id",
};

/** A row of the table as an encrypted archive holds it; null if it is left out. */
export const sealedRowOf = ({ name }: Pick<BackupTable, "name">): ((line: string) => string | null) =>
  PASSING_TABLES.includes(name) ? () => null : (line) => line;

/** A row of the table as an unencrypted archive holds it; null if it is left out. */
export function openRowOf({ name, columns }: BackupTable): (line: string) => string | null {
  if (SECRET_TABLES.includes(name)) return () => null;
  const at = (column: string) => columns.findIndex((each) => each.name === column);
  if (name === "settings") {
    const key = at("key");
    return (line) => (isSecretSetting(String((JSON.parse(line) as unknown[])[key])) ? null : line);
  }
  const secret = SECRET_COLUMNS[name];
  if (secret === undefined) return (line) => line;
  const blank = at(secret);
  return (line) => JSON.stringify((JSON.parse(line) as unknown[]).with(blank, null));
}
