import { join } from "node:path";
import { createAuditTrail } from "../../core/audit/audit-trail.ts";
import { createBackUp } from "../../core/backup/back-up.ts";
import { createBackupPictures } from "../../core/backup/backup-pictures.ts";
import { createRestore } from "../../core/backup/restore.ts";
import { createRowRules } from "../../core/backup/row-rules.ts";
import { parseUrl } from "../addresses/parse-url.ts";
import { archiveFiles } from "../backup/archive-files.ts";
import { createDeletionJournal } from "../backup/deletion-journal.ts";
import { createDigest, utf8 } from "../backup/digest.ts";
import { createImageStore } from "./images.ts";
import type { Config } from "../config/config.ts";
import { createBackupDatabase } from "../db/backup/backup-database.ts";
import { openDatabase } from "../db/pool/connect.ts";
import { createRepositories } from "../db/repositories/repositories.ts";
import { systemClock as clock } from "../system/clock.ts";
import { makeDataFolder } from "../system/folder-facts.ts";
import { createIds } from "../system/ids.ts";
import { createSiteKey } from "./site-key.ts";

/** Default folder for backups. */
export const backupFolder = ({ dataDir }: Pick<Config, "dataDir">): string => join(dataDir, "backups");

/** Opens the backups of this installation (`quietzone backup`, `quietzone restore`) without migrating the database. */
export async function openBackups(
  config: Pick<Config, "dataDir" | "databaseUrl" | "images" | "secretKey">,
): Promise<{
  backups: { create: ReturnType<typeof createBackUp>; restore: ReturnType<typeof createRestore> };
  /** Whether an archive needs a passphrase. */
  isSealed: (path: string) => Promise<boolean>;
  close: () => Promise<void>;
}> {
  const { dataDir, databaseUrl, images } = config;
  await makeDataFolder(dataDir);
  const database = await openDatabase({ dataDir, ...(databaseUrl !== null && { databaseUrl }) });
  const dependencies = {
    database: createBackupDatabase(database.knex),
    archives: archiveFiles,
    imageStore: images.store,
    pictures: createBackupPictures(createImageStore(config), createDigest),
    journal: createDeletionJournal(backupFolder(config)),
    secretKey: createSiteKey(config, database.knex),
    digest: createDigest,
    text: utf8,
    rowRules: createRowRules(parseUrl),
    audit: async () =>
      (await database.knex.schema.hasTable("audit_log")) ? createRepositories(database.knex).audit : null,
    trail: createAuditTrail({ clock, ids: createIds(clock) }),
    clock,
  };
  return {
    backups: { create: createBackUp(dependencies), restore: createRestore(dependencies) },
    isSealed: (path) => archiveFiles.isSealed(path),
    close: () => database.close(),
  };
}
