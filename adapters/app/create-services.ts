import { createAuditLog } from "../../core/audit/audit-log.ts";
import type { KeyRotation } from "../../core/auth/sessions/key-rotation.ts";
import type { ExpiringAds } from "../../core/ads/expiring-ads.ts";
import { createDashboardService } from "../../core/dashboard/dashboard-service.ts";
import type { Check } from "../../core/doctor/check.ts";
import type { DomainError } from "../../core/errors.ts";
import type { MailService } from "../../core/mail/mail-service.ts";
import type { OperatorAccounts } from "../../core/users/operator-accounts.ts";
import type { PasswordHasher } from "../../core/ports/crypto.ts";
import { qrImage } from "../codes/encode/qr-image.ts";
import { createAccounts } from "./accounts.ts";
import { createAds } from "./ads.ts";
import { createApi, type ThreadEntries } from "./api.ts";
import { createBase } from "./base.ts";
import { createCounting } from "./counting.ts";
import { createCustomer } from "./customer.ts";
import { startupChecks } from "./doctor.ts";
import { createLegal } from "./legal.ts";
import { createLimitStore } from "./limits.ts";
import { createMessages } from "./messages.ts";
import { createSite } from "./site.ts";
import type { Config } from "../config/config.ts";
import type { EmbeddedPostgres } from "../db/embedded/embedded-postgres.ts";
import { openDatabase } from "../db/pool/connect.ts";
import { migrate, planMigrations } from "../db/migrate/migrate.ts";
import { checkSchema } from "../db/migrate/schema-state.ts";
import { runChecks } from "../doctor/run-checks.ts";
import type { HttpServices } from "../http/routing/http-services.ts";
import type { JobRunner } from "../jobs/job-runner.ts";
import type { Metrics } from "../metrics/create-metrics.ts";
import { makeDataFolder } from "../system/folder-facts.ts";
import { createReadiness, type Readiness } from "../system/readiness.ts";

/** Parts that a caller, such as a test, may replace. */
export interface Parts {
  /** By default argon2id with its full cost. */
  passwords: PasswordHasher;
  /** Modules of the threads that encode and decode codes; by default those beside this one, built or not. */
  threadEntries: ThreadEntries;
  /** The embedded database, if it is already starting (`beginDatabase`). */
  embedded: Promise<EmbeddedPostgres> | undefined;
}

export interface Services extends HttpServices {
  expiringAds: ExpiringAds;
  operatorAccounts: OperatorAccounts;
  rotateKeys: KeyRotation;
  mails: MailService;
  /** Queued mails and other background work. Only a serving process starts them. */
  jobs: Pick<JobRunner, "start" | "runDue">;
  metrics: Metrics;
  /** Makes readiness checks report that this process is shutting down. */
  readiness: Pick<Readiness, "stop">;
  /** The first checks of `quietzone doctor`. */
  checkUp(): Promise<Check[]>;
  /** Names of the migrations that were applied. */
  migrated: string[];
  /** Subscribes to changes by other processes, so that frequently read data can be cached. Serving processes only. */
  subscribeToChanges(): void;
  /** Ends responses that would stay open, such as event streams. Called before the server closes. */
  endStreams(): Promise<void>;
  close(): Promise<void>;
}

/**
 * All services of the product, on a database that has this program's schema.
 * @param onDatabaseLost called once if the embedded database stopped for good: the process has to exit
 * @param parts replacements, such as a cheaper password hash for demo data
 * @throws DomainError `storage_failed`, `database_unreachable` or `database_newer`
 */
export async function createServices(
  config: Config,
  onDatabaseLost?: (error: DomainError) => void,
  parts: Partial<Parts> = {},
): Promise<Services> {
  await makeDataFolder(config.dataDir);
  const database = await openDatabase({
    dataDir: config.dataDir,
    pool: config.databasePool,
    ...(config.databaseUrl === null ? {} : { databaseUrl: config.databaseUrl }),
    ...(onDatabaseLost && { onLost: onDatabaseLost }),
    embedded: parts.embedded,
  });
  try {
    const migrated = await migrate(database.knex);
    const base = await createBase(config, database, parts.passwords);
    const { changes, outages, jobs, audit, trail, dashboard, visitReader, clock } = base;
    const limitStore = createLimitStore(database, base);
    const messages = createMessages(config, base, limitStore.counts);
    const site = createSite(config, base);
    const accounts = createAccounts(config, base, messages);
    const customer = createCustomer(base, {
      avatars: accounts.avatars,
      profiles: accounts.profiles,
      mails: messages.mails,
      counts: limitStore.counts,
      siteBrands: site.siteBrands,
    });
    const counting = createCounting(base);
    const ads = createAds(base, messages);
    const api = createApi(base, parts.threadEntries);
    const readiness = createReadiness(() => checkSchema(database.probe));
    await site.settingsAdministration.sealPlainSecrets();
    return {
      ...messages,
      ...site,
      ...accounts,
      ...customer,
      ...counting,
      ...ads,
      ...api,
      legalPages: createLegal(config, base, ads),
      auditLog: createAuditLog({ audit, trail }),
      dashboard: createDashboardService({
        dashboard,
        visitReader,
        clock,
        userList: accounts.userList,
        runningAds: ads.runningAds,
      }),
      drawQrCode: qrImage,
      settings: base.settings,
      images: base.images,
      ids: base.ids,
      log: base.log,
      metrics: base.metrics,
      userChanges: base.userChanges,
      jobs,
      limitStore,
      readiness,
      installation: { siteUrl: config.siteUrl, isSiteUrlSaid: config.isSiteUrlSaid },
      ready: () => readiness.check(),
      asAccount: base.accountTurns.as,
      isOutage: (error) => outages.isOutage(error),
      migrated,
      checkUp: () => runChecks(startupChecks(config, database.knex)),
      subscribeToChanges: () => changes.start(),
      endStreams: () => changes.close(),
      async close() {
        base.pictures.close();
        outages.close();
        await changes.close();
        await counting.scans.close();
        await counting.visits.close();
        await counting.adCounts.close();
        await jobs.close();
        await Promise.all([database.close(), api.workshop.close()]);
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Lists what `migrate` would do; changes nothing. */
export async function planMigration(
  config: Pick<Config, "dataDir" | "databaseUrl">,
): Promise<{ migrations: string[]; indexes: string[] }> {
  const { dataDir, databaseUrl } = config;
  await makeDataFolder(dataDir);
  const database = await openDatabase({ dataDir, ...(databaseUrl !== null && { databaseUrl }) });
  try {
    return await planMigrations(database.knex);
  } finally {
    await database.close();
  }
}
