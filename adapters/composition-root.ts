import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createImageAddresses } from "../core/api/image-addresses.ts";
import { createApiKeyService } from "../core/api-keys/api-key-service.ts";
import { createAuditLog } from "../core/audit/audit-log.ts";
import { createAuditTrail } from "../core/audit/audit-trail.ts";
import { createReauthentication } from "../core/auth/reauthentication.ts";
import { createKeyRotation, type KeyRotation } from "../core/auth/key-rotation.ts";
import { createOwnSessions } from "../core/auth/own-sessions.ts";
import { createIdentityService } from "../core/auth/identity-service.ts";
import { createAdCountService } from "../core/ads/ad-count-service.ts";
import { createAdPictures, fetchingPictures } from "../core/ads/ad-picture.ts";
import { createAdvertisementService } from "../core/ads/advertisement-service.ts";
import { createExpiringAds, type ExpiringAds } from "../core/ads/expiring-ads.ts";
import { createRunningAds } from "../core/ads/running-ads.ts";
import { createAnalyticsService } from "../core/analytics/analytics-service.ts";
import { createScanService } from "../core/analytics/scan-service.ts";
import { createVisitReportService } from "../core/analytics/visit-report-service.ts";
import { createVisitService } from "../core/analytics/visit-service.ts";
import { createAuthService } from "../core/auth/auth-service.ts";
import { createFactorService } from "../core/auth/factor-service.ts";
import { createRecoveryCodeService } from "../core/auth/recovery-code-service.ts";
import { createDashboardService } from "../core/dashboard/dashboard-service.ts";
import type { Check } from "../core/doctor/check.ts";
import type { DomainError } from "../core/errors.ts";
import { createExportService } from "../core/export/export-service.ts";
import { createFolderService } from "../core/history/folder-service.ts";
import { createHistoryService } from "../core/history/history-service.ts";
import { createLogoService } from "../core/history/logo-service.ts";
import { createImportService } from "../core/import/import-service.ts";
import { createMailDelivery } from "../core/mail/mail-delivery.ts";
import { createOutboxService } from "../core/mail/outbox-service.ts";
import { createMailService, type MailService } from "../core/mail/mail-service.ts";
import { createNewsDelivery } from "../core/notifications/news-delivery.ts";
import { createNotificationService } from "../core/notifications/notification-service.ts";
import { createAvatarService } from "../core/images/avatar-service.ts";
import { createImageService } from "../core/images/image-service.ts";
import { createBrandingService } from "../core/settings/branding-service.ts";
import { createMailCheck } from "../core/settings/mail-check.ts";
import { createSettingsAdministration } from "../core/settings/settings-administration.ts";
import { createSiteCodeService } from "../core/snippets/site-code-service.ts";
import { createSnippetService } from "../core/snippets/snippet-service.ts";
import { createSettingsService } from "../core/settings/settings-service.ts";
import { createShortLinkService } from "../core/short-links/short-link-service.ts";
import { createSignatureService } from "../core/signatures/signature-service.ts";
import { createOwnRemoval } from "../core/users/own-removal.ts";
import { createProfileService } from "../core/users/profile-service.ts";
import { createAccountLinks } from "../core/users/account-links.ts";
import { createAccountRemoval } from "../core/users/account-removal.ts";
import { createUserAdministration } from "../core/users/user-administration.ts";
import { createUserList } from "../core/users/user-list.ts";
import { createUserService, type UserService } from "../core/users/user-service.ts";
import { createVerificationFileService } from "../core/verification-files/verification-file-service.ts";
import { openZip } from "./archive/read-zip.ts";
import { writeZip } from "./archive/write-zip.ts";
import { createDeletionJournal } from "./backup/deletion-journal.ts";
import { createWebhookDelivery } from "../core/webhooks/webhook-delivery.ts";
import { createWebhookService, type WebhookService } from "../core/webhooks/webhook-service.ts";
import pkg from "../package.json" with { type: "json" };
import { essentialLooks } from "./composition-doctor.ts";
import { backupFolder } from "./composition-backup.ts";
import { createImageStore } from "./composition-images.ts";
import type { Config } from "./config.ts";
import { createAccessTokens } from "./crypto/access-tokens.ts";
import { createArgon2Passwords } from "./crypto/argon2-passwords.ts";
import { qrImage } from "./codes/qr-image.ts";
import { threadEntry } from "./codes/thread-entry.node.ts";
import { createCodeWorkshop } from "./codes/workshop/code-workshop.node.ts";
import { createSecretBox } from "./crypto/secret-box.ts";
import { secretKey } from "./crypto/secret-key-file.ts";
import { secrets } from "./crypto/secrets.ts";
import { totp } from "./crypto/totp.ts";
import { textSigner } from "./crypto/text-signer.ts";
import { openDatabase } from "./db/connect.ts";
import { migrate, planMigrations } from "./db/migrate.ts";
import { createNewsChannel } from "./db/news-channel.ts";
import { jobFigures, poolFigures } from "./db/job-figures.ts";
import { createOutageWatch } from "./db/outage-watch.ts";
import { createRepositories } from "./db/repositories.ts";
import { checkSchema } from "./db/schema-state.ts";
import { createSharedAttempts } from "./db/shared-attempts.ts";
import { createSharedCallCounts } from "./db/shared-call-counts.ts";
import { createTransact } from "./db/transaction.ts";
import { createGeoLocator } from "./geoip/create-geo-locator.ts";
import type { HttpServices } from "./http/create-http-app.ts";
import { runChecks } from "./doctor/run-checks.ts";
import { parse5Reader } from "./html/parse5-reader.ts";
import { drawSvg } from "./images/draw-svg.ts";
import { createSharpPictureReader } from "./images/sharp-picture-reader.ts";
import { createJobRunner, type JobRunner } from "./jobs/job-runner.ts";
import { createJobTable } from "./jobs/job-table.ts";
import { createInsuredLimits, type Limits } from "./limits/insured.ts";
import { createMemoryAttempts } from "./limits/memory-attempts.ts";
import { createMemoryCallCounts } from "./limits/memory-call-counts.ts";
import { countCodes } from "./metrics/count-codes.ts";
import { countMails } from "./metrics/count-mails.ts";
import { createMetrics, type Metrics } from "./metrics/create-metrics.ts";
import { watchDatabase } from "./metrics/watch-database.ts";
import { clearOutbox } from "./mail/clear-outbox.ts";
import { createMailer } from "./mail/mailer.ts";
import { createOutboxFiles } from "./mail/outbox-files.ts";
import { createOidcClient } from "./oidc/create-oidc-client.ts";
import { createAllowList } from "./outbound/allow-list.ts";
import { createCheckedRequest } from "./outbound/checked-request.ts";
import { createHostCheck } from "./outbound/host-check.ts";
import { createOwnFileRequest } from "./outbound/own-file-request.ts";
import { createWebhookSender } from "./outbound/webhook-sender.ts";
import { systemClock as clock } from "./system/clock.ts";
import { createGather } from "./system/gather.ts";
import { createGatherCommitted } from "./system/gather-committed.ts";
import { createIds } from "./system/ids.ts";
import { createLog } from "./system/create-log.ts";
import { createReadiness, type Readiness } from "./system/readiness.ts";
import { bowserDeviceReader } from "./visitors/bowser-device-reader.ts";

/** The key that signs access tokens is replaced after so many days; looked at once a day. */
const KEY_DAYS = 30;
const TEN_MINUTES = 600;
const SECONDS_PER_HOUR = 3600;
const SECONDS_PER_DAY = 86_400;

export interface Services extends HttpServices {
  expiringAds: ExpiringAds;
  users: UserService;
  mails: MailService;
  rotateKeys: KeyRotation;
  webhooks: WebhookService;
  /** Mails and other work for later. Only a process that serves starts them. */
  jobs: Pick<JobRunner, "start" | "runDue">;
  metrics: Metrics;
  /** Says to whoever asks that this process is about to end. */
  readiness: Pick<Readiness, "stop">;
  /** What `quietzone doctor` looks at first. */
  checkUp(): Promise<Check[]>;
  /** Names of the migrations that the database lacked. */
  migrated: string[];
  /** Listens to what other processes change, so that what is read often can be kept. Only a process that serves does. */
  hearChanges(): void;
  /** Ends the answers that go on for as long as the server runs. Before the server is closed. */
  endStreams(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Everything that the product does, over a database that has this program's schema.
 * @param onDatabaseLost called once where the embedded database died for good: the process has to end
 * @throws DomainError `storage_failed`, `database_unreachable` or `database_newer`
 */
export async function createServices(
  config: Config,
  onDatabaseLost?: (error: DomainError) => void,
): Promise<Services> {
  const database = await openDatabase({
    dataDir: config.dataDir,
    pool: config.databasePool,
    ...(config.databaseUrl === null ? {} : { databaseUrl: config.databaseUrl }),
    ...(onDatabaseLost && { onLost: onDatabaseLost }),
  });
  const news = createNewsChannel(database);
  try {
    const migrated = await migrate(database.knex);
    const repositories = createRepositories(database.knex);
    const ids = createIds(clock);
    const box = createSecretBox(secretKey(config.secretKey, config.dataDir));
    const settings = createSettingsService({
      ...repositories,
      box,
      changes: news,
      isSiteUrlSaid: config.isSiteUrlSaid,
      signInProviders: config.oidc.map(({ name, label }) => ({ name, label })),
    });
    const log = createLog({ level: config.logLevel, format: config.logFormat });
    const metrics = createMetrics({ version: pkg.version });
    watchDatabase(metrics, {
      pool: () => poolFigures(database.knex),
      jobs: () => jobFigures(database.knex, clock.now()),
    });
    const lookAtDatabase = () => database.knex.raw("SELECT 1");
    const outages = createOutageWatch({ look: lookAtDatabase, log, onAway: metrics.databaseAway });
    const isOutage = (error: unknown): boolean => outages.isOutage(error);
    const readiness = createReadiness(() => checkSchema(database.knex));
    const checkHost = createHostCheck({ allowed: createAllowList(config.outboundAllow) });
    const jobs = createJobRunner({
      table: createJobTable(database.knex),
      clock,
      ids,
      log,
      onEnd: metrics.job,
    });
    const limits: Limits = { counts: createMemoryCallCounts(), attempts: createMemoryAttempts() };
    const sharedCounts = createSharedCallCounts(database.knex);
    const sharedAttempts = createSharedAttempts(database.knex);
    // the embedded database has one serving process, which counts for nobody else
    const limitStore =
      database.where === "embedded"
        ? limits
        : createInsuredLimits({ counts: sharedCounts, attempts: sharedAttempts }, limits, isOutage);
    jobs.every("limits", TEN_MINUTES, async () => {
      await sharedCounts.sweep();
      await sharedAttempts.sweep();
    });
    const mails = createMailService({ settings, jobs, clock, hasMailServer: config.mail.smtpUrl !== null });
    const mailServer = createMailer({
      ...config.mail,
      ...config,
      readSettings: settings.get,
      checkHost,
      ids,
      closing: jobs.closing,
    });
    const mailer = countMails(mailServer, metrics.mail);
    jobs.work("mail", createMailDelivery({ settings, mailer, siteUrl: config.siteUrl }));
    jobs.every("outbox", SECONDS_PER_DAY, () => clearOutbox(join(config.dataDir, "outbox"), clock.now()));
    const request = createCheckedRequest({ checkHost, userAgent: `Quietzone (+${config.siteUrl})` });
    const trail = createAuditTrail({ clock, ids });
    const transact = createTransact(database.knex);
    const sendWebhook = createWebhookSender({ request, clock });
    jobs.work("webhook", createWebhookDelivery({ settings, send: sendWebhook }));
    const webhooks = createWebhookService({
      settings,
      jobs,
      clock,
      ids,
      send: sendWebhook,
      transact,
      trail,
    });
    const images = createImageStore(config);
    const pictures = createSharpPictureReader();
    const accessTokens = createAccessTokens({
      keys: repositories.signingKeys,
      issuer: `${config.siteUrl}/auth/v1`,
      clock,
      ids,
    });
    jobs.every("signing-keys", SECONDS_PER_DAY, () => accessTokens.rotateAfter(KEY_DAYS));
    const accounts = {
      ...repositories,
      transact,
      settings,
      passwords: createArgon2Passwords(),
      accessTokens,
      secrets,
      clock,
      ids,
      trail,
    };
    const apiKeys = createApiKeyService(accounts);
    const workshop = countCodes(
      createCodeWorkshop({
        entry: threadEntry("code-worker.js", "./workshop/worker.node.ts"),
        threads: Math.max(1, Math.floor(availableParallelism() / 2)),
        batchEntries: {
          coordinatorEntry: threadEntry("batch-coordinator.js", "./batch/coordinator.node.ts"),
          workerEntry: threadEntry("batch-worker.js", "./batch/worker.node.ts"),
        },
      }),
      metrics.codes,
    );
    const branding = createBrandingService({
      images,
      pictures,
      drawSvg,
      fetchPicture: (url) => request(url),
      secrets,
      clock,
    });
    const settingsAdministration = createSettingsAdministration({
      ...accounts,
      storedSettings: repositories.settings,
      box,
      branding,
    });
    await settingsAdministration.sealPlainSecrets();
    const deliverNews = createNewsDelivery({ ...accounts, jobs, mailer, siteUrl: config.siteUrl });
    jobs.work("news", deliverNews);
    const outbox = createOutboxService({
      ...accounts,
      outboxFiles: createOutboxFiles(join(config.dataDir, "outbox")),
      mails,
      mailer,
      smtpHost: config.mail.smtpUrl === null ? null : new URL(config.mail.smtpUrl).hostname,
      siteUrl: config.siteUrl,
    });
    const expiringAds = createExpiringAds(accounts);
    jobs.every(
      "expiring-ads",
      SECONDS_PER_HOUR,
      async () => void (await expiringAds.announce(webhooks.adExpiring)),
    );
    jobs.every("given-up-jobs", SECONDS_PER_HOUR, outbox.clean);
    const verificationFiles = createVerificationFileService({
      ...accounts,
      ask: createOwnFileRequest(config),
      digest: (bytes) => createHash("sha256").update(bytes).digest("hex"),
      jobs,
    });
    jobs.work("verification_file", verificationFiles.checkLater);
    jobs.every("verification-files", 6 * SECONDS_PER_HOUR, verificationFiles.checkAll);
    const archives = { open: openZip, pack: writeZip };
    const logos = createLogoService({ history: repositories.history, images, pictures, secrets, clock });
    const avatars = createAvatarService({ ...accounts, images, pictures });
    const folders = createFolderService({ ...repositories, clock, ids });
    const history = createHistoryService({ ...repositories, images, clock });
    jobs.every("deleted-history", SECONDS_PER_HOUR, async () => void (await history.purge()));
    const profiles = createProfileService(accounts);
    const oidc = createOidcClient({
      providers: config.oidc,
      redirectUri: `${config.siteUrl}/auth/v1/callback`,
      warn: (message) => log.warn(message),
    });
    // some time later: nobody waits for a picture to be signed in, and without one they are as well
    const adoptPicture = (userId: string, url: string): void => {
      const adopt = async () => {
        const { status, bytes } = await request(url);
        if (status === 200) await avatars.adopt(userId, bytes);
      };
      void adopt().catch(({ name }: Error) => log.info(`the picture of an account was not adopted: ${name}`));
    };
    const userAdministration = createUserAdministration({ ...accounts, mails });
    const deletions = createDeletionJournal(backupFolder(config));
    const accountRemoval = createAccountRemoval({
      ...accounts,
      images,
      mails,
      noteDeleted: (id, at) =>
        deletions.note(id, at).catch(({ message }: Error) => {
          log.warn(`the deletion of an account was not written down beside the backups: ${message}`);
        }),
    });
    const devices = bowserDeviceReader;
    const gather = createGather(log);
    const gatherCommitted = createGatherCommitted(isOutage);
    const places = await createGeoLocator(config.geoip);
    const scans = createScanService({
      ...accounts,
      devices,
      geo: places,
      gather: (work) => gather(metrics.batches("scans", work)),
    });
    const visits = createVisitService({
      ...accounts,
      devices,
      geo: places,
      gather: (work) => gatherCommitted(metrics.batches("visits", work)),
    });
    jobs.every("visits", SECONDS_PER_DAY, visits.purge);
    const links = {
      parseUrl: (text: string) => (URL.canParse(text) ? new URL(text) : null),
      siteHost: new URL(config.siteUrl).hostname,
    };
    const runningAds = createRunningAds(accounts);
    const userList = createUserList(accounts);
    const adCounts = createAdCountService({
      ...accounts,
      devices,
      gather: (work) => gather(metrics.batches("advertisements", work)),
    });
    const adPictures = createAdPictures({
      ...accounts,
      images,
      pictures,
      fetchPicture: fetchingPictures(request),
    });
    return {
      advertisements: createAdvertisementService({
        ...accounts,
        ...links,
        adPictures,
        changed: runningAds.forget,
      }),
      runningAds,
      adCounts,
      expiringAds,
      identities: createIdentityService({ ...accounts, oidc, mails, webhooks, adoptPicture }),
      userAdministration,
      userList,
      auditLog: createAuditLog(accounts),
      accountRemoval,
      accountLinks: createAccountLinks({
        ...accounts,
        administration: userAdministration,
        mails,
        siteUrl: config.siteUrl,
      }),
      auth: createAuthService({ ...accounts, mails, webhooks, siteUrl: config.siteUrl }),
      factors: createFactorService({ ...accounts, mails, oneTimePasswords: totp }),
      recoveryCodes: createRecoveryCodeService({ ...accounts, mails }),
      reauthentication: createReauthentication({ ...accounts, oneTimePasswords: totp }),
      snippets: createSnippetService({ ...accounts, html: parse5Reader }),
      siteCode: createSiteCodeService({ ...accounts, html: parse5Reader, changes: news }),
      verificationFiles,
      drawQrCode: qrImage,
      users: createUserService(accounts),
      mails,
      webhooks,
      history,
      historyFolders: folders,
      logos,
      uploads: createImageService({ images, pictures, secrets, clock }),
      avatars,
      signatures: createSignatureService({ ...repositories, signer: textSigner, secrets, clock, ids }),
      notifications: createNotificationService({ ...accounts, mails, jobs, news }),
      outbox,
      news,
      profiles,
      ownRemoval: createOwnRemoval({
        removal: accountRemoval,
        passwords: accounts.passwords,
        news,
        clock,
      }),
      exports: createExportService({ exports: repositories.exports, images, archives, settings, clock }),
      imports: createImportService({
        archives,
        history: repositories.history,
        imports: repositories.imports,
        folders,
        logos,
        avatars,
        profiles,
        counts: limitStore.counts,
        clock,
      }),
      ownSessions: createOwnSessions({
        ...repositories,
        devices,
        places,
        tell: (userId) => news.tell(userId),
        clock,
      }),
      shortLinks: createShortLinkService({
        ...accounts,
        ...links,
      }),
      scans,
      visits,
      dashboard: createDashboardService({ ...accounts, userList, runningAds }),
      visitReports: createVisitReportService({ ...accounts, geo: places }),
      analytics: createAnalyticsService({ ...repositories, devices, clock }),
      settings,
      settingsAdministration,
      branding,
      mailCheck: createMailCheck({
        ...accounts,
        mailer,
        hasMailServer: config.mail.smtpUrl !== null,
        siteUrl: config.siteUrl,
      }),
      apiKeys,
      imageAddresses: createImageAddresses({ ...accounts, apiKeys, siteUrl: config.siteUrl }),
      workshop,
      installation: { siteUrl: config.siteUrl, isSiteUrlSaid: config.isSiteUrlSaid },
      rotateKeys: createKeyRotation(accounts),
      images,
      limitStore,
      ids,
      jobs,
      log,
      metrics,
      readiness,
      ready: () => readiness.check(),
      isOutage,
      migrated,
      checkUp: () => runChecks(essentialLooks(config, database.knex)),
      hearChanges: () => news.start(),
      endStreams: () => news.close(),
      async close() {
        outages.close();
        await news.close();
        await scans.close();
        await visits.close();
        await adCounts.close();
        await jobs.close();
        await Promise.all([database.close(), workshop.close()]);
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What `migrate` would do; nothing is changed. */
export async function planMigration(
  config: Pick<Config, "dataDir" | "databaseUrl">,
): Promise<{ migrations: string[]; indexes: string[] }> {
  const { dataDir, databaseUrl } = config;
  const database = await openDatabase({ dataDir, ...(databaseUrl !== null && { databaseUrl }) });
  try {
    return await planMigrations(database.knex);
  } finally {
    await database.close();
  }
}
