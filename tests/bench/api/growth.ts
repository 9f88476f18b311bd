import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { ask } from "../../faults/support/ask.ts";
import { newPerson, readHistory, saveRecord } from "../../faults/support/people.ts";
import { inFolder, startProcess, startSystemDatabase } from "../../scale/site.ts";
import { table } from "../timed-run.ts";
import { millisecondsOf, percentile } from "./timing.ts";

const SIZES = (process.env["BENCH_ROWS"] ?? "10000,100000,1000000").split(",").map(Number);
/** Records per account, including the measured one. */
const OWN = 1000;
const ROUNDS = 60;
const design = JSON.stringify({ kind: "qr", ...qrDesignSchema.parse({}) });

/** Records with these numbers, a thousand per account. Triggers are off; their sums are inserted directly. */
const records = (from: number, to: number, owner = `md5('account ' || n / ${OWN})::uuid`): string => `
  SET session_replication_role = replica;
  INSERT INTO users (id, email)
    SELECT md5('account ' || a)::uuid, 'account-' || a || '@example.com'
    FROM generate_series(${from / OWN}, ${to / OWN - 1}) AS a
    ON CONFLICT DO NOTHING;
  INSERT INTO qr_history
      (id, user_id, content, type, format, design, download_count, scan_count, favourite, created_at)
    SELECT gen_random_uuid(), ${owner},
      'https://shop' || n % 997 || '.example.com/products/' || md5(n::text), 'url', 'png', '${design}',
      n % 7, n % 50, n % 100 = 0, now() - n * interval '1 minute'
    FROM generate_series(${from}, ${to - 1}) AS n;
  INSERT INTO history_counts (user_id, folder_id, type, favourite, records, downloads)
    SELECT user_id, NULL, type, favourite, count(*), sum(download_count) FROM qr_history
    WHERE user_id IN (SELECT ${owner} FROM generate_series(${from}, ${to - 1}, ${OWN}) AS n)
    GROUP BY user_id, type, favourite`;

/** Cost of one customer's requests while other customers fill the same tables. */
export const benchGrowth = (): Promise<string[]> =>
  inFolder(async (folder, atEnd) => {
    const database = await startSystemDatabase(folder);
    atEnd(database.close);
    const site = await startProcess({
      DATA_DIR: join(folder, "site"),
      DATABASE_URL: database.url,
      RATE_LIMIT_FACTOR: "1000000",
    });
    atEnd(site.stop);
    const person = await newPerson(site.url);
    const [owner] = await database.ask<{ id: string }>("SELECT id FROM users WHERE email = $1", [
      person.email,
    ]);
    await database.ask(records(0, OWN, `'${owner?.id}'::uuid`));
    const works: [string, () => Promise<unknown>][] = [
      ["first page", () => readHistory(site.url, person)],
      [
        "search",
        () =>
          ask(`${site.url}/api/me/history?range=[0,19]&filter={"search":"shop77."}`, { token: person.token }),
      ],
      ["counts", () => ask(`${site.url}/api/me/history/counts`, { token: person.token })],
      ["one saved", () => saveRecord(site.url, person, randomUUID())],
    ];
    const rows: Record<string, string[]> = {};
    const firsts: Record<string, number> = {};
    let filled = OWN;
    for (const size of SIZES) {
      await database.ask(records(filled, size));
      filled = size;
      await database.ask("VACUUM ANALYZE qr_history");
      await database.ask("VACUUM ANALYZE history_counts");
      for (const [name, work] of works) {
        const times: number[] = [];
        // the first rounds warm up the process and the database caches and do not count
        for (let round = -ROUNDS; round < ROUNDS; round += 1) {
          const time = await millisecondsOf(work);
          if (round >= 0) times.push(time);
        }
        const median = percentile(times, 50);
        firsts[name] ??= median;
        (rows[name] ??= [name]).push(
          `${median.toFixed(1)} / ${percentile(times, 95).toFixed(1)}`,
          (median / (firsts[name] ?? 1)).toFixed(2),
        );
      }
    }
    const [disk] = await database.ask<{ bytes: string }>(
      "SELECT pg_total_relation_size('qr_history') / count(*) AS bytes FROM qr_history",
    );
    const heads = SIZES.flatMap((size) => [`${size.toLocaleString("en")} rows`, ": first"]);
    return [
      `the history of one customer with ${OWN.toLocaleString("en")} records among those of others, PostgreSQL ${database.version}: ms over HTTP, median / 95 of 100 (${ROUNDS} rounds)`,
      ...table([["", ...heads], ...Object.values(rows)]),
      `${disk?.bytes} bytes of disk a record, with its indexes`,
    ];
  });
