import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Knex } from "knex";
import { failed, ok, warning, type Check, type Finding } from "../../core/doctor/check.ts";
import {
  judgeClock,
  judgeConnections,
  judgeDatabase,
  judgeMigrations,
  judgeNode,
  judgeProxy,
  judgeSecrets,
  judgeSpace,
  judgeStore,
} from "../../core/doctor/judge.ts";
import { DomainError } from "../../core/errors.ts";
import { checkImageStore } from "../../core/images/check-image-store.ts";
import { isSealed, openSetting } from "../../core/settings/sealed-value.ts";
import { createSettingsService } from "../../core/settings/settings-service.ts";
import { createImageStore } from "./images.ts";
import type { Config } from "../config/config.ts";
import { createSecretBox } from "../crypto/secret-box.ts";
import { secrets } from "../crypto/secrets.ts";
import { openDatabase, type Database } from "../db/pool/connect.ts";
import { databaseFacts } from "../db/readers/database-facts.ts";
import { createRepositories } from "../db/repositories/repositories.ts";
import { schemaState } from "../db/migrate/schema-state.ts";
import { askSite } from "../doctor/ask-site.ts";
import { runChecks, type CheckFunctions } from "../doctor/run-checks.ts";
import { createGeoLocator } from "../geoip/create-geo-locator.ts";
import { createNamedOriginRequest } from "../outbound/named-origin-request.ts";
import { geoRequest } from "../outbound/geo-request.ts";
import { createMailer } from "../mail/mailer.ts";
import { serverOfSettings } from "../mail/smtp-server.ts";
import { tryMailServer } from "../mail/try-mail-server.ts";
import { createDiscovery } from "../oidc/discovery.ts";
import { createAllowList } from "../outbound/allow-list.ts";
import { createHostCheck } from "../outbound/host-check.ts";
import { systemClock } from "../system/clock.ts";
import { createIds } from "../system/ids.ts";
import { tryFolder } from "../system/folder-facts.ts";
import { createSiteKey } from "./site-key.ts";

/** Connections of a process outside its pool: one that listens, one in reserve. */
const BESIDE_POOL = 2;

/** Cheap checks that also run at every server start. */
export const startupChecks = (config: Config, knex: Knex): CheckFunctions => ({
  "data folder": async () => judgeSpace(config.dataDir, await tryFolder(config.dataDir)),
  connections: async () => {
    const { available, inUse } = await databaseFacts(knex);
    return judgeConnections({ available, inUse, perProcess: config.databasePool + BESIDE_POOL });
  },
  clock: async () => judgeClock((await databaseFacts(knex)).clockAhead),
  "secret key": async () => {
    const siteKey = createSiteKey(config, knex);
    await siteKey.settle();
    const stored = await createRepositories(knex).settings.all();
    const sealed = Object.keys(stored).filter((key) => isSealed(stored[key]));
    // reading the key would create a new one, which decrypts nothing
    if (sealed.length > 0 && config.secretKey === null && !existsSync(join(config.dataDir, "secret.key"))) {
      return judgeSecrets(sealed, sealed);
    }
    const box = createSecretBox(siteKey.read);
    const opened = await Promise.all(sealed.map((key) => openSetting(box, key, stored[key])));
    return judgeSecrets(
      sealed,
      sealed.filter((_, at) => opened[at] === undefined),
    );
  },
  // someone who tries the product on their own machine has set nothing
  proxy: async () =>
    config.isSiteUrlSaid ? judgeProxy({ ...config, siteUrl: new URL(config.siteUrl) }) : null,
});

const boxOf = (config: Config, knex: Knex) => createSecretBox(createSiteKey(config, knex).read);

/**
 * Checks everything that the configuration names, and says how to fix what fails. Changes nothing beyond a normal start, and works beside
 * a running server.
 * @param mailTo recipient of a test mail; null: none is sent
 */
export async function examine(config: Config, { mailTo }: { mailTo: string | null }): Promise<Check[]> {
  const { dataDir, databaseUrl, databasePool: pool } = config;
  const folder = tryFolder(dataDir);
  const isFolderThere = folder.then(
    () => true,
    () => false,
  );
  const opening = databaseUrl
    ? openDatabase({ dataDir, pool, databaseUrl })
    : folder.then(() => openDatabase({ dataDir, pool }));
  const opened = opening.then(
    async (database) => ({ database, schema: await schemaState(database.knex) }),
    () => null,
  );
  type Opened = NonNullable<Awaited<typeof opened>>;
  const inDatabase = (look: (opened: Opened) => Promise<Finding | null>) => async () => {
    const found = await opened;
    return found === null ? null : look(found);
  };
  /** Runs a check that needs our tables. */
  const inTables = (look: (knex: Knex) => Promise<Finding | null>) =>
    inDatabase(({ database, schema }) =>
      schema.missing.length === 0 ? look(database.knex) : Promise.resolve(null),
    );
  const essential = (name: string) =>
    inTables(async (knex) => (await startupChecks(config, knex)[name]?.()) ?? null);

  try {
    return await runChecks({
      node: async () => judgeNode(process.version),
      "data folder": async () => judgeSpace(dataDir, await folder),
      database: async () =>
        databaseUrl !== null || (await isFolderThere) ? describeDatabase(await opening) : null,
      migrations: inDatabase(async ({ schema }) => judgeMigrations(schema.missing, schema.unknown)),
      connections: essential("connections"),
      clock: essential("clock"),
      "secret key": essential("secret key"),
      images: async () => {
        // the data folder is reported separately
        if (config.images.store === "local" && !(await isFolderThere)) return null;
        const found = await opened;
        const machines = found === null ? 1 : (await databaseFacts(found.database.knex)).machines;
        return judgeStore(config.images.store, machines, await storeProblem(config));
      },
      mail: async () => {
        const found = await opened;
        const isReadable = found !== null && found.schema.missing.length === 0 && (await isFolderThere);
        const knex = isReadable ? found.database.knex : null;
        return examineMail(config, knex, mailTo);
      },
      ...Object.fromEntries(
        config.oidc.map((provider) => [
          `sign-in ${provider.name}`,
          async () => {
            const isThere = await createDiscovery(
              provider,
              createNamedOriginRequest(provider.issuer, config),
              () => undefined,
            )().then(
              () => true,
              () => false,
            );
            const variable = `OIDC_${provider.name.toUpperCase()}_ISSUER`;
            if (!isThere) {
              return failed(
                `${provider.issuer} does not say who it is: look whether ${variable} is right and this machine reaches it`,
              );
            }
            return ok(`${provider.issuer} answers; register ${config.siteUrl}/auth/v1/callback with it`);
          },
        ]),
      ),
      places: async () =>
        ok(
          (await createGeoLocator(config.geoip, geoRequest(config))).sources
            .map(({ name }) => name)
            .join(", "),
        ),
      proxy: async () => judgeProxy({ ...config, siteUrl: new URL(config.siteUrl) }),
      site: inTables((knex) =>
        askSite(config.siteUrl, async () =>
          (await createRepositories(knex).signingKeys.list()).map(({ id }) => id),
        ),
      ),
      codes: async () => {
        // a megabyte of decoders, which the server's start does not load
        const { tryCodes } = await import("../codes/threads/try-codes.node.ts");
        return ok(`a QR code and a barcode were made, and read back by ${(await tryCodes()).join(" and ")}`);
      },
    });
  } finally {
    await opening.then(
      (database) => database.close(),
      () => undefined,
    );
  }
}

/** The step of the store's test that failed, with the store's error; null: none. */
async function storeProblem(config: Config): Promise<string | null> {
  try {
    await checkImageStore(createImageStore(config), secrets);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

async function describeDatabase({ knex, where }: Database): Promise<Finding> {
  const { version, encoding } = await databaseFacts(knex);
  return judgeDatabase(
    `PostgreSQL ${version}, ${where === "embedded" ? "the embedded one" : "by DATABASE_URL"}`,
    encoding,
  );
}

/** @param knex null if the settings cannot be read */
async function examineMail(config: Config, knex: Knex | null, mailTo: string | null): Promise<Finding> {
  const settings =
    knex === null
      ? null
      : await createSettingsService({
          settings: createRepositories(knex).settings,
          box: boxOf(config, knex),
        }).get();
  const checkHost = createHostCheck({ allowed: createAllowList(config.outboundAllow) });
  const { smtpUrl } = config.mail;
  if (smtpUrl === null && settings === null) {
    return warning(
      "SMTP_URL is not set, and whether the settings name a server can be read once database and data folder are in order",
    );
  }
  const host = smtpUrl === null ? (settings?.smtp_host ?? "") : new URL(smtpUrl).hostname;
  if (host === "") {
    return warning("no server is set: mails are files in DATA_DIR/outbox. Set SMTP_URL, or the settings");
  }
  if (smtpUrl !== null) await tryMailServer({ url: smtpUrl });
  else if (settings !== null) {
    const [address] = await checkHost(host);
    await tryMailServer(serverOfSettings(settings, address?.address ?? ""));
  }
  if (mailTo === null) return ok(`${host} takes mail; --mail-to sends one`);
  if (settings === null) return failed("no mail was sent: the settings cannot be read");
  const mailer = createMailer({
    ...config.mail,
    siteUrl: config.siteUrl,
    dataDir: config.dataDir,
    readSettings: async () => settings,
    checkHost,
    ids: createIds(systemClock),
    closing: new AbortController().signal,
  });
  const text = "This mail was sent by quietzone doctor. Nothing has to be done.";
  await mailer.send({ to: mailTo, subject: "Quietzone can send mail", text, html: `<p>${text}</p>` });
  return ok(`${host} took a mail for ${mailTo}`);
}
