/**
 * `npm run drill`: fills every table of an installation, backs it up, deletes it, and restores it: from the
 * embedded Postgres to the Postgres installed on this machine, with pictures in S3, from there to a Citus cluster
 * where one can be started (tests/citus), and back. Compares all data and uses the restored site.
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
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDatabase } from "../../adapters/db/pool/connect.ts";
import { type Content, differences, picturesOf, tablesOf } from "./content.ts";
import { fillTables } from "./fill-tables.ts";
import { checkPerson, makePerson, type Person } from "./person.ts";
import { type Environment, openPlaces, type Place } from "./places.ts";
import { openSite } from "./site.ts";
import { timedCommand, type TimedCommand } from "./timed-command.ts";

interface Reference {
  tables: Record<string, Content>;
  pictures: Content;
}

const { values: said } = parseArgs({
  options: { rows: { type: "string", default: "20000" }, pictures: { type: "string", default: "20" } },
});
const [rows, megabytes] = [Number(said.rows), Number(said.pictures)];
/** Lifetime of a one-time code. */
const STEP_MS = 30_000;
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

/** Backs one place up, loses it, brings everything back in the other, and uses it there. */
async function moveOn(
  from: Place,
  to: Place,
  { hop, person }: { hop: number; person: Person },
): Promise<void> {
  const file = join(folder, `${hop}.qzb`);
  const before = await referenceOf(from.env);
  await backUp(`backup, ${from.name}`, from.env, file);
  await from.lose();
  await bringBack(`restore, ${to.name}`, to.env, file, before);
  await to.settle?.();
  if (to.settle) assert.deepEqual(differences(before.tables, await withTables(to.env, tablesOf)), []);
  const site = await openSite(to.env);
  try {
    // codes are accepted once, and at most one step ahead
    if (hop > 1) await delay(STEP_MS);
    await checkPerson(site.url, person, Math.min(hop, 1));
  } finally {
    await site.close();
  }
  console.log(
    `${from.name} to ${to.name}: ${Object.keys(before.tables).length} tables and ${before.pictures.count} pictures are the same`,
  );
}

const { places, close } = await openPlaces(folder, { inS3 });
try {
  const [home] = places;
  if (!home) throw new Error("There is no database to begin with");
  const person = await makeInstallation(home.env);
  // the drill ends where it began
  for (const [hop, to] of [...places.slice(1), home].entries()) {
    await moveOn(places[hop] ?? home, to, { hop, person });
  }
  console.table(table);
  console.log(
    "Signed in with a second factor, opened a short link and fetched a picture after each restore: all well",
  );
} finally {
  await close();
  await rm(folder, { recursive: true, force: true });
}
