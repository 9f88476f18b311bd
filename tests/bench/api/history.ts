import { randomUUID } from "node:crypto";
import { openDatabase } from "../../../adapters/db/pool/connect.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { HISTORY_SORTS } from "../../../core/history/history-record.ts";
import { signUp, type Account } from "../../support/call.ts";
import { table } from "../timed-run.ts";
import type { BuiltProduct } from "./built-product.ts";
import { millisecondsOf, percentile, spread, throughput } from "./timing.ts";

const RECORDS = 100_000;
const PAGE = 20;
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 40);
const AT_ONCE = { atOnce: 8, seconds: 5 };
const design = { kind: "qr", ...qrDesignSchema.parse({}) };

/**
 * Inserts records into one user's history, spread over 70 days, and vacuums as autovacuum does within a
 * minute.
 */
async function seed({ dataDir }: BuiltProduct, { id }: Account): Promise<string> {
  const database = await openDatabase({ dataDir });
  try {
    const folder = randomUUID();
    await database.knex("history_folders").insert({ user_id: id, id: folder, name: "Shop" });
    await database.knex.raw(
      `INSERT INTO qr_history
         (id, user_id, content, type, format, design, download_count, scan_count, favourite, folder_id, created_at)
       SELECT gen_random_uuid(), :id,
         'https://shop' || n % 997 || '.example.com/products/' || md5(n::text) || '#ref=' || n,
         (ARRAY['url', 'text', 'wifi', 'vcard'])[1 + n % 4], 'png', :design, 1 + n % 7,
         CASE WHEN n % 10 = 0 THEN n % 500 ELSE 0 END, n % 100 = 0,
         CASE WHEN n % 3 = 0 THEN CAST(:folder AS uuid) END, now() - n * interval '1 minute'
       FROM generate_series(1, :records) AS n`,
      { id, folder, design: JSON.stringify(design), records: RECORDS },
    );
    await database.knex.raw("VACUUM ANALYZE qr_history");
    await database.knex.raw("VACUUM ANALYZE history_counts");
    return folder;
  } finally {
    await database.close();
  }
}

/** Measured lists: name, sort order, and filter. */
const lists = (folder: string): [name: string, sort: string, filter: object][] => [
  ...HISTORY_SORTS.flatMap((sort): [string, string, object][] => [
    [`${sort}, falling`, `["${sort}","DESC"]`, {}],
    [`${sort}, rising`, `["${sort}","ASC"]`, {}],
  ]),
  ["type: 25,000 of them", '["created_at","DESC"]', { type: ["url"] }],
  ["folder: 33,333 of them", '["created_at","DESC"]', { folder_id: folder }],
  ["favourites: 1,000 of them", '["created_at","DESC"]', { favourite: true }],
  ["search: all of them", '["created_at","DESC"]', { search: "example" }],
  ["search: about 100", '["created_at","DESC"]', { search: "shop77." }],
  ["search: one", '["created_at","DESC"]', { search: "ref=77777" }],
  ["search and type", '["download_count","DESC"]', { search: "shop9", type: ["url", "wifi"] }],
];

/** Measured pages, starting at 1; shorter lists measure their last page instead. */
const PAGES = [1, 100, 1000, 2500];

/** Time for a page of a history with 100,000 records, and reads and writes of records per second. */
export async function benchHistory(product: BuiltProduct): Promise<string[]> {
  const owner = await signUp(product.url);
  const folder = await seed(product, owner);
  const headers = { Authorization: `Bearer ${owner.token}`, "Content-Type": "application/json" };
  const me = `${product.url}/api/me/history`;
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(me + path, { ...init, headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response;
  };
  const addressOf = (sort: string, filter: object, page: number) =>
    `?${new URLSearchParams({
      sort,
      range: JSON.stringify([(page - 1) * PAGE, page * PAGE - 1]),
      filter: JSON.stringify(filter),
    })}`;

  const rows: string[][] = [];
  for (const [name, sort, filter] of lists(folder)) {
    const first = await ask(addressOf(sort, filter, 1));
    const total = Number(first.headers.get("Content-Range")?.split("/")[1]);
    const pages = PAGES.filter((page) => (page - 1) * PAGE < total);
    const spent = new Map(pages.map((page) => [page, [] as number[]]));
    // interleaved, so that other load on the machine affects all of them equally
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [page, times] of spent) {
        times.push(await millisecondsOf(() => ask(addressOf(sort, filter, page))));
      }
    }
    const cells = PAGES.map((page) => {
      const times = spent.get(page);
      return times ? `${percentile(times, 50).toFixed(1)} / ${percentile(times, 95).toFixed(1)}` : "";
    });
    const far = Math.min(1000, pages.at(-1) ?? 1);
    const ratio = percentile(spent.get(far) ?? [], 50) / percentile(spent.get(1) ?? [], 50);
    rows.push([name, ...cells, pages.length > 1 ? `${ratio.toFixed(2)} (${far})` : ""]);
  }

  const post = (path: string, body?: object) =>
    ask(path, { method: "POST", ...(body && { body: JSON.stringify(body) }) });
  const save = () => {
    const id = randomUUID();
    const content = `https://example.com/${id}`;
    return post("", { id, content, type: "url", format: "png", design, logoUrl: null });
  };
  const counted = randomUUID();
  await post("", { id: counted, content: "counted", type: "text", format: "png", design, logoUrl: null });
  const works: [string, () => Promise<unknown>][] = [
    ["read page 1", () => ask(addressOf('["created_at","DESC"]', {}, 1))],
    ["read page 1,000", () => ask(addressOf('["created_at","DESC"]', {}, 1000))],
    ["read the counts", () => ask("/counts")],
    ["save a record", save],
    ["count a download of one and the same record", () => post(`/${counted}/downloads`)],
  ];
  const speeds: string[][] = [];
  for (const [name, work] of works) {
    const { perSecond, milliseconds } = await throughput(work, AT_ONCE);
    speeds.push([name, perSecond.toFixed(0), ...spread(milliseconds)]);
  }
  const heads = PAGES.map((page) => `page ${page.toLocaleString("en")}`);
  return [
    `a history with ${RECORDS.toLocaleString("en")} records of one user, ${PAGE} a page: ms over HTTP, median / 95 of 100 (${ROUNDS} rounds in turns)`,
    ...table([["", ...heads, "far : first"], ...rows]),
    "",
    `the same history, ${AT_ONCE.atOnce} requests at a time from one client on the same machine`,
    ...table([["", "a second", "p50 ms", "p95 ms", "p99 ms"], ...speeds]),
  ];
}
