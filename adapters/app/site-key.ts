import { isSealed, openSetting } from "../../core/settings/sealed-value.ts";
import type { Config } from "../config/config.ts";
import { hasPendingKey, prepareSecretKey, settleSecretKey } from "../crypto/keep-secret-key.ts";
import { createSecretBox } from "../crypto/secret-box.ts";
import { secretKey } from "../crypto/secret-key-file.ts";
import { lockRestoring } from "../db/backup/restore-lock.ts";
import type { Database } from "../db/pool/connect.ts";
import { createRepositories } from "../db/repositories/repositories.ts";

/** The key that encrypts the secrets in this database's settings. */
export function createSiteKey(
  { secretKey: said, dataDir }: Pick<Config, "secretKey" | "dataDir">,
  knex: Database["knex"],
) {
  const readFile = secretKey(said, dataDir);

  /** Completes an interrupted restore. Waits for a running one. */
  const settle = async (): Promise<void> => {
    if (said !== null || !hasPendingKey(dataDir)) return;
    await knex.transaction(async (tx) => {
      await lockRestoring(tx);
      const stored = (await tx.schema.hasTable("settings"))
        ? await createRepositories(tx).settings.all()
        : {};
      const sealed = Object.keys(stored).filter((name) => isSealed(stored[name]));
      await settleSecretKey(dataDir, async (key) => {
        const box = createSecretBox(async () => key);
        const opened = await Promise.all(sealed.map((name) => openSetting(box, name, stored[name])));
        return opened.filter((value) => value !== undefined).length;
      });
    });
  };

  /** @throws DomainError `storage_failed` */
  const read = async (): Promise<string> => {
    await settle();
    return readFile();
  };

  const prepare = (key: string, { force }: { force: boolean }) =>
    prepareSecretKey(key, { said, dataDir, force });

  return { read, prepare, settle };
}
