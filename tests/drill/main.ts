/**
 * `npm run drill`: fills every table of an installation, backs it up, deletes it, and restores it: from the
 * embedded Postgres to the Postgres installed on this machine, with pictures in S3, and back. Compares all
 * data and uses the restored site.
 *
 *     npm run drill -- --rows 1000000 --pictures 2048
 *
 * `--rows` is the number of rows of the large tables, `--pictures` the size of all pictures in MB (in folders
 * above 100).
 */
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createPool, openDatabase } from "../../adapters/db/pool/connect.ts";
import { openEmbeddedPostgres } from "../../adapters/db/embedded/embedded-postgres.ts";
import { S3_BUCKET, S3_KEYS, startS3Server } from "../support/servers/s3-server.ts";
import { findSystemPostgres } from "../support/database/system-postgres.ts";
import { type Content, differences, picturesOf, tablesOf } from "./content.ts";
import { fillTables } from "./fill-tables.ts";
import { checkPerson, makePerson, type Person } from "./person.ts";
import { openSite } from "./site.ts";
import { timedCommand, type TimedCommand } from "./timed-command.ts";

type Environment = Record<string, string>;
interface Reference {
  tables: Record<string, Content>;
  pictures: Content;
}

const { values: said } = parseArgs({
  options: { rows: { type: "string", default: "20000" }, pictures: { type: "string", default: "20" } },
});
const [rows, megabytes] = [Number(said.rows), Number(said.pictures)];
/** s3rver keeps uploads in memory for a while. */
const inS3 = megabytes <= 100;

const folder = await mkdtemp(join(tmpdir(), "quietzone-drill-"));
const passphrase = join(folder, "passphrase.txt");
await writeFile(passphrase, "a long passphrase of words\n");
const table: Record<string, string | number>[] = [];

function note(step: string, { seconds, peak, answer }: TimedCommand, bytes: number): void {
  table.push({
    step,
    seconds: seconds.toFixed(1),
    rows: Number(answer["rows"]),
    pictures: Number(answer["images"]),
    "archive MB": (bytes / 1e6).toFixed(1),
    "peak MB": peak === null ? "?" : Math.round(peak / 1e6),
  });
}

async function withTables<T>(
  { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl }: Environment,
  work: (knex: Awaited<ReturnType<typeof openDatabase>>["knex"]) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    return await work(database.knex);
  } finally {
    await database.close();
  }
}

/** The data that a restored backup must match. */
async function referenceOf(env: Environment): Promise<Reference> {
  const site = await openSite(env);
  try {
    return { tables: await withTables(env, tablesOf), pictures: await picturesOf(site.services.images) };
  } finally {
    await site.close();
  }
}

async function makeInstallation(env: Environment): Promise<Person> {
  const site = await openSite(env);
  try {
    const person = await makePerson(site.url, site.services.images);
    const size = megabytes > 100 ? 1e6 : 5e5;
    for (let number = 0; number < (megabytes * 1e6) / size; number += 1) {
      await site.services.images.put(`ads/ad-${number}-drill.png`, randomBytes(size), "image/png");
    }
    // triggers add a row of downloads for each history record
    await withTables(env, (knex) =>
      fillTables(knex, { scans: Math.round(rows * 0.6), records: Math.round(rows * 0.2) }),
    );
    return person;
  } finally {
    await site.close();
  }
}

async function backUp(step: string, env: Environment, file: string): Promise<void> {
  const made = await timedCommand(["backup", "-o", file, "--passphrase-file", passphrase], env);
  note(step, made, (await stat(file)).size);
}

async function bringBack(step: string, env: Environment, file: string, before: Reference): Promise<void> {
  const restored = await timedCommand(["restore", file, "--passphrase-file", passphrase], env);
  note(step, restored, (await stat(file)).size);
  // compare before a running site changes any data
  assert.deepEqual(differences(before.tables, await withTables(env, tablesOf)), []);
  assert.deepEqual((await referenceOf(env)).pictures, before.pictures);
}

async function use(env: Environment, person: Person, steps: number): Promise<void> {
  const site = await openSite(env);
  try {
    await checkPerson(site.url, person, steps);
  } finally {
    await site.close();
  }
}

const binaries = findSystemPostgres();
if (!binaries) throw new Error("The drill needs a PostgreSQL 15 or later beside the embedded one");
const other = await openEmbeddedPostgres({ dataDir: join(folder, "other"), binaries });
const s3 = await startS3Server();
try {
  const { user, password, host, port } = other.connection();
  const admin = createPool({ ...other.connection(), database: "postgres" }, 1);
  await admin.raw("CREATE DATABASE away");
  const query = new URLSearchParams({ host, port: String(port) });
  const home: Environment = { DATA_DIR: join(folder, "home") };
  const away: Environment = {
    DATA_DIR: join(folder, "away"),
    DATABASE_URL: `postgres://${user}:${password}@/away?${query}`,
    ...(inS3 && {
      IMAGE_STORE: "s3",
      S3_ENDPOINT: s3.url,
      S3_BUCKET,
      S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    }),
  };
  const [first, second] = [join(folder, "first.qzb"), join(folder, "second.qzb")];

  const person = await makeInstallation(home);
  const atHome = await referenceOf(home);
  await backUp("backup, embedded", home, first);
  await rm(join(folder, "home"), { recursive: true });
  await bringBack(`restore, PostgreSQL ${binaries.major}${inS3 ? ", S3" : ""}`, away, first, atHome);
  await use(away, person, 0);

  const elsewhere = await referenceOf(away);
  await backUp(`backup, PostgreSQL ${binaries.major}${inS3 ? ", S3" : ""}`, away, second);
  await admin.raw("DROP DATABASE away WITH (FORCE)");
  await rm(join(folder, "away"), { recursive: true });
  await bringBack("restore, embedded", home, second, elsewhere);
  await use(home, person, 1);
  await admin.destroy();

  console.table(table);
  console.log(
    `${Object.keys(elsewhere.tables).length} tables and ${elsewhere.pictures.count} pictures are the same after each restore; ` +
      "signed in with a second factor, opened a short link, fetched a picture: all well",
  );
} finally {
  await s3.close();
  await other.close();
  await rm(folder, { recursive: true, force: true });
}
