import { isSecretSetting } from "../settings/settings.ts";
import type { BackupTable } from "./backup-database.ts";

/**
 * Short-lived data: sessions and pending sign-ins. No archive contains it, and it is ignored in archives of
 * older versions: data that was revoked since would become valid again.
 */
export const PASSING_TABLES: readonly string[] = [
  "sessions",
  "refresh_tokens",
  "one_time_tokens",
  "auth_codes",
  "oidc_flows",
  "mfa_challenges",
];

/** Tables that only encrypted archives contain: anything that opens an account, signs on behalf of a user, or identifies visitors. */
export const SECRET_TABLES: readonly string[] = [
  ...PASSING_TABLES,
  "signing_keys",
  "signature_private_keys",
  "mfa_factors",
  "recovery_codes",
  // a forged row would give its maker access to the account that it names
  "identities",
  // a digest is also the key that signs the addresses of images (core/api-keys)
  "api_keys",
  // queued mails contain sign-in links
  "jobs",
  "given_up_jobs",
  "mail_views",
  "scan_salts",
  "scan_visitors",
  "visit_salts",
];

/** Columns that are empty in unencrypted archives. A public key without its private half is useless, so its owner gets a new one. */
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
