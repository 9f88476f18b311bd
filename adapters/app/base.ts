import { createAuditTrail } from "../../core/audit/audit-trail.ts";
import { createSettingsService } from "../../core/settings/settings-service.ts";
import { createTransactAs } from "../../core/users/acting-admin.ts";
import pkg from "../../package.json" with { type: "json" };
import { createImageStore } from "./images.ts";
import type { Config } from "../config/config.ts";
import { createAccessTokens } from "../crypto/access-tokens.ts";
import { createArgon2Passwords } from "../crypto/argon2-passwords.ts";
import { createSecretBox } from "../crypto/secret-box.ts";
import { secrets } from "../crypto/secrets.ts";
import { createAccountTurns } from "../db/pool/account-turns.ts";
import type { Database } from "../db/pool/connect.ts";
import { jobFigures, poolFigures } from "../db/readers/job-figures.ts";
import { createChangeChannel } from "../db/pool/change-channel.ts";
import { createOutageWatch } from "../db/pool/outage-watch.ts";
import { createRepositories } from "../db/repositories/repositories.ts";
import { createTransact } from "../db/pool/transaction.ts";
import { createGeoLocator } from "../geoip/create-geo-locator.ts";
import { createSharpPictureReader } from "../images/sharp-picture-reader.ts";
import { createJobRunner } from "../jobs/job-runner.ts";
import { createJobTable } from "../jobs/job-table.ts";
import { createMetrics } from "../metrics/create-metrics.ts";
import { watchDatabase } from "../metrics/watch-database.ts";
import { createAllowList } from "../outbound/allow-list.ts";
import { createCheckedRequest } from "../outbound/checked-request.ts";
import { geoRequest } from "../outbound/geo-request.ts";
import { createHostCheck } from "../outbound/host-check.ts";
import { systemClock as clock } from "../system/clock.ts";
import { createLog } from "../system/create-log.ts";
import { createIds } from "../system/ids.ts";
import { parseUrl } from "../addresses/parse-url.ts";
import { bowserDeviceReader as devices } from "../devices/bowser-device-reader.ts";
import { createSiteKey } from "./site-key.ts";

export type Base = Awaited<ReturnType<typeof createBase>>;

/** Intervals of recurring jobs, in seconds. */
export const MINUTELY = 60;
export const HOURLY = 3600;
export const DAILY = 86_400;

/** Objects that a process has once and that several services share. The database has this program's schema. */
export async function createBase(config: Config, database: Database, passwords = createArgon2Passwords()) {
  const { siteUrl } = config;
  const repositories = createRepositories(database.knex);
  const ids = createIds(clock);
  const box = createSecretBox(createSiteKey(config, database.knex).read);
  const changes = createChangeChannel(database);
  const settings = createSettingsService({
    settings: repositories.settings,
    box,
    changes,
    isSiteUrlSaid: config.isSiteUrlSaid,
    hasMailServer: config.mail.smtpUrl !== null,
    signInProviders: config.oidc.map(({ name, label }) => ({ name, label })),
  });

  const log = createLog({ level: config.logLevel, format: config.logFormat });
  const metrics = createMetrics({ version: pkg.version });
  watchDatabase(metrics, {
    pool: () => poolFigures(database.knex),
    jobs: () => jobFigures(database.knex, clock.now()),
  });
  const outages = createOutageWatch({
    look: () => database.knex.raw("SELECT 1"),
    log,
    onAway: metrics.databaseAway,
  });
  const jobs = createJobRunner({
    table: createJobTable(database.knex),
    clock,
    ids,
    log,
    onEnd: metrics.job,
  });

  const accountTurns = createAccountTurns();
  const transact = createTransact(database.knex, (work) => accountTurns.take(work));
  const checkHost = createHostCheck({ allowed: createAllowList(config.outboundAllow) });
  return {
    ...repositories,
    settings,
    storedSettings: repositories.settings,
    accountTurns,
    transact,
    transactAs: createTransactAs(transact, { clock }),
    trail: createAuditTrail({ clock, ids }),
    changes,
    userChanges: changes,
    box,
    passwords,
    accessTokens: createAccessTokens({
      keys: repositories.signingKeys,
      issuer: `${siteUrl}/auth/v1`,
      clock,
      ids,
    }),
    images: createImageStore(config),
    pictures: createSharpPictureReader(),
    devices,
    geo: await createGeoLocator(config.geoip, geoRequest(config)),
    secrets,
    clock,
    ids,
    log,
    metrics,
    outages,
    jobs,
    checkHost,
    request: createCheckedRequest({ checkHost, userAgent: `Quietzone (+${siteUrl})` }),
    siteUrl,
    ownHosts: [siteUrl, config.adminUrl ?? siteUrl].map((url) => new URL(url).hostname),
    parseUrl,
  };
}
