import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Client } from "pg";
import { freePort } from "../support/free-port.ts";
import { ms, must, Skipped, type Fault, type Run } from "./fault.ts";
import { startExternalPostgres } from "./support/external-postgres.ts";
import { lookInto } from "./support/look-into.ts";
import { newPerson } from "./support/people.ts";
import { startSite } from "./support/site.ts";
import { entries, mustHoldAll, newLedger, until, writeUntil, type Writing } from "./support/writers.ts";

/** The last version that maintained its sums with triggers only. */
const OLD = "a17a555";
/** Acknowledged writes between two steps. */
const ENOUGH = 200;
const MAIN = join("dist", "server", "main.js");

/**
 * Version a17a555 runs under write load; this version starts next to it and migrates, both accept writes for
 * a while, then the old one stops. No acknowledged write is lost, and the stored sums match a recount.
 */
export const upgrade: Fault = async (run) => {
  const old = await oldProgram(run);
  const postgres = await startExternalPostgres(run);
  const start = async (name: string, program?: string) =>
    startSite(run, {
      dataDir: join(run.folder, name),
      // a shared secret key makes tokens of one version valid in the other
      env: { DATABASE_URL: postgres.url, SITE_URL: "http://127.0.0.1:80", SECRET_KEY: "x".repeat(40) },
      port: await freePort(),
      ...(program !== undefined && { program }),
    });
  const before = await start("old", old);
  const person = await newPerson(before.url);
  const ledger = newLedger();
  const states = { oldIsOver: false, newIsOver: false };
  const load = (url: string, stopped: () => boolean) => writeUntil(stopped, { url, person, ledger });

  const oldWriting = load(before.url, () => states.oldIsOver);
  await acknowledged(ledger);
  const begun = performance.now();
  const after = await start("new");
  await until(`${after.url}/readyz`, ({ status }) => status === 200);
  const took = performance.now() - begun;
  const atMigration = entries(ledger);
  const newWriting = load(after.url, () => states.newIsOver);
  await acknowledged(ledger);
  states.oldIsOver = true;
  const byOld = mustBeAnswered("the old program", await oldWriting);
  must((await before.stop()) === 0, "the old program did not exit with 0 when it was stopped");
  await acknowledged(ledger);
  states.newIsOver = true;
  const byNew = mustBeAnswered("the new program", await newWriting);
  await lookInto({ dataDir: run.folder, databaseUrl: postgres.url }, async (client) => {
    await mustHoldAll(ledger, client);
    await mustAddUp(client);
  });
  must((await after.stop()) === 0, "it did not exit with 0 when it was stopped");
  return (
    `from ${OLD}, Postgres ${postgres.version}: ${entries(ledger).toLocaleString("en")} writes held, ${atMigration.toLocaleString("en")} of them before the new program was ready (${ms(took)} after its start), sums as recounted; ` +
    `longest write of the old program ${ms(byOld.slowestMs)}, of the new one ${ms(byNew.slowestMs)}; ` +
    `${byOld.refused.length + byNew.refused.length} refused with 503`
  );
};

function mustBeAnswered(who: string, writing: Writing): Writing {
  const wrong = writing.refused.find(({ status }) => status !== 503);
  must(wrong === undefined, `${who} answered a write with ${wrong?.status}: ${wrong?.text ?? ""}`);
  must(writing.broken === 0, `${writing.broken} writes got no answer of ${who}`);
  return writing;
}

async function acknowledged(ledger: ReturnType<typeof newLedger>): Promise<void> {
  const enough = entries(ledger) + ENOUGH;
  while (entries(ledger) < enough) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Queries for differences between stored sums and the rows. */
const DIFFERENCES = {
  "counts of the history": `
    WITH kept AS (SELECT user_id, folder_id, type, favourite, records::bigint, downloads::bigint FROM history_counts WHERE records <> 0),
    counted AS (
      SELECT user_id, folder_id, type, favourite, count(*), sum(download_count)::bigint FROM qr_history
      WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4
    ) (SELECT * FROM kept EXCEPT SELECT * FROM counted) UNION ALL (SELECT * FROM counted EXCEPT SELECT * FROM kept)`,
  "codes of the directory": `
    SELECT FROM short_links l FULL JOIN short_codes c ON c.code = l.code
    WHERE l.id IS DISTINCT FROM c.link_id OR l.user_id IS DISTINCT FROM c.user_id OR l.target IS DISTINCT FROM c.target`,
};

async function mustAddUp(client: Client): Promise<void> {
  for (const [what, sql] of Object.entries(DIFFERENCES)) {
    const { rowCount } = await client.query(sql);
    must(rowCount === 0, `${rowCount} ${what} are not those of a recount`);
  }
}

/**
 * The built program of the old version, from the history of this repository or from the folder in
 * `QZ_UPGRADE_FROM`.
 */
async function oldProgram({ folder }: Run): Promise<string> {
  const given = process.env["QZ_UPGRADE_FROM"];
  if (given !== undefined) return join(given, MAIN);
  const root = join(import.meta.dirname, "..", "..");
  const place = join(folder, "program");
  const run = promisify(execFile);
  const isThere = await run("git", ["-C", root, "cat-file", "-e", OLD]).then(
    () => true,
    () => false,
  );
  if (!isThere) throw new Skipped(`the history of this repository does not have ${OLD}`);
  await run("git", ["clone", "-q", "--shared", "--no-checkout", root, place]);
  await run("git", ["-C", place, "checkout", "-q", OLD]);
  await run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: place, maxBuffer: 1e8 });
  await run("npm", ["run", "build"], { cwd: place, maxBuffer: 1e8 });
  must(existsSync(join(place, MAIN)), `${OLD} was not built`);
  return join(place, MAIN);
}
