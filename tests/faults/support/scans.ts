import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";
import { must } from "../fault.ts";
import { ask, jsonOf, type Reply } from "./ask.ts";
import { makeLink, type Person } from "./people.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const PAUSE_MS = 50;
/** Maximum time until a refused batch is retried. */
const WRITTEN_WITHIN_MS = 90_000;

/** A short link, and the number of its scans that were redirected. */
export interface Poster {
  id: string;
  path: string;
  led: number;
}

export async function printPoster(url: string, person: Person): Promise<Poster> {
  const reply = await makeLink(url, person, `https://example.com/${randomUUID()}`);
  must(reply.status === 201, `a short link was answered with ${reply.status}: ${reply.text}`);
  const link = jsonOf(reply);
  return { id: String(link["id"]), path: new URL(String(link["url"])).pathname, led: 0 };
}

/**
 * Scans one code repeatedly. @returns the answers that were no redirects; requests without an answer are
 * omitted
 */
export async function scanUntil(stopped: () => boolean, url: string, poster: Poster): Promise<Reply[]> {
  const refused: Reply[] = [];
  while (!stopped()) {
    const reply = await ask(url + poster.path, { headers: { "User-Agent": PHONE } }).catch(() => null);
    if (reply?.status === 302) poster.led += 1;
    else if (reply) refused.push(reply);
    await delay(PAUSE_MS);
  }
  return refused;
}

/**
 * Waits until every redirected scan is counted, which happens after the answer.
 * @returns the number of scans counted twice, because the database committed but its confirmation was lost
 */
export async function mustCountAll(posters: readonly Poster[], database: Client): Promise<number> {
  const start = performance.now();
  for (;;) {
    const { rows } = await database.query<{ id: string; scans: number; sum: number }>(
      `SELECT id, scan_count::integer AS sum,
         (SELECT count(*)::integer FROM scans WHERE user_id = short_links.user_id AND link_id = short_links.id) AS scans
       FROM short_links WHERE id = ANY($1)`,
      [posters.map(({ id }) => id)],
    );
    const counted = new Map(rows.map((row) => [row.id, row]));
    const missing = posters.filter(({ id, led }) => (counted.get(id)?.scans ?? 0) < led);
    if (missing.length === 0) {
      const wrong = rows.find(({ scans, sum }) => scans !== sum);
      must(wrong === undefined, `a link has ${wrong?.scans} scans and the sum ${wrong?.sum}`);
      const led = posters.reduce((sum, poster) => sum + poster.led, 0);
      return rows.reduce((sum, { scans }) => sum + scans, 0) - led;
    }
    const [first] = missing;
    must(
      performance.now() - start < WRITTEN_WITHIN_MS,
      `${counted.get(first?.id ?? "")?.scans ?? 0} of ${first?.led} scans of a link are counted`,
    );
    await delay(200);
  }
}
