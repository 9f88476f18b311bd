import { randomUUID } from "node:crypto";
import type { Client } from "pg";
import { MIGRATION_LOCK } from "../../../adapters/db/migrate/migrate.ts";
import { must } from "../fault.ts";
import { ask, type Reply } from "./ask.ts";
import { enterPage, makeLink, newAddress, saveRecord, signUpAt, type Person } from "./people.ts";

/** A kind of write, with a unique mark and a query that finds the stored marks. */
interface Kind {
  write: (url: string, person: Person, mark: string) => Promise<Reply>;
  accepted: number;
  mark: () => string;
  stored: string;
  atOnce: number;
}

const linkTarget = (): string => `https://example.org/${randomUUID()}`;

const KINDS: Record<string, Kind> = {
  records: {
    write: saveRecord,
    accepted: 201,
    mark: randomUUID,
    stored: "SELECT id::text AS mark FROM qr_history",
    atOnce: 4,
  },
  visits: {
    write: (url, _person, mark) => enterPage(url, mark),
    accepted: 204,
    mark: randomUUID,
    stored: "SELECT id::text AS mark FROM page_analytics",
    atOnce: 3,
  },
  links: {
    write: makeLink,
    accepted: 201,
    mark: linkTarget,
    stored: "SELECT target AS mark FROM short_links",
    atOnce: 3,
  },
  accounts: {
    write: (url, _person, mark) => signUpAt(url, mark),
    accepted: 200,
    mark: newAddress,
    stored: "SELECT email AS mark FROM users",
    atOnce: 2,
  },
};

/** Acknowledged marks, by kind. */
export type Ledger = Map<string, Set<string>>;

export const newLedger = (): Ledger => new Map(Object.keys(KINDS).map((kind) => [kind, new Set<string>()]));

export const entries = (ledger: Ledger): number =>
  [...ledger.values()].reduce((sum, { size }) => sum + size, 0);

export interface Writing {
  /** Answers other than acknowledgements. */
  refused: Reply[];
  /** Number of requests without an answer. */
  broken: number;
  /** The longest duration of a write. */
  slowestMs: number;
}

/** Runs writers of all kinds concurrently until stopped. Each waits for an answer before its next write. */
export async function writeUntil(
  stopped: () => boolean,
  { url, person, ledger, pause = 0 }: { url: string; person: Person; ledger: Ledger; pause?: number },
): Promise<Writing> {
  const writing: Writing = { refused: [], broken: 0, slowestMs: 0 };
  const writer = async (name: string, { write, accepted, mark }: Kind) => {
    while (!stopped()) {
      const written = mark();
      const start = performance.now();
      try {
        const reply = await write(url, person, written);
        if (reply.status === accepted) ledger.get(name)?.add(written);
        else writing.refused.push(reply);
        if (reply.status !== accepted) await wait(pause);
      } catch {
        writing.broken += 1;
        await wait(Math.max(pause, 5));
      }
      writing.slowestMs = Math.max(writing.slowestMs, performance.now() - start);
    }
  };
  await Promise.all(
    Object.entries(KINDS).flatMap(([name, kind]) =>
      Array.from({ length: kind.atOnce }, () => writer(name, kind)),
    ),
  );
  return writing;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** @throws Error if an acknowledged write is missing or stored twice */
export async function mustHoldAll(ledger: Ledger, database: Client): Promise<void> {
  for (const [name, { stored }] of Object.entries(KINDS)) {
    const { rows } = await database.query<{ mark: string }>(stored);
    const found = new Set(rows.map(({ mark }) => mark));
    const lost = [...(ledger.get(name) ?? [])].filter((mark) => !found.has(mark));
    must(lost.length === 0, `${lost.length} acknowledged ${name} are lost, such as ${lost[0]}`);
    must(found.size === rows.length, `${rows.length - found.size} ${name} are stored twice`);
  }
}

/** @throws Error if a lock or a transaction of a dead process blocks others */
export async function mustBeUnlocked(database: Client): Promise<void> {
  const { rows } = await database.query<{ waiting: string; old: string; migrating: string }>(
    `SELECT (SELECT count(*) FROM pg_locks WHERE NOT granted) AS waiting,
       (SELECT count(*) FROM pg_stat_activity WHERE state LIKE 'idle in transaction%' AND now() - state_change > interval '3 s') AS old,
       (SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = $1) AS migrating`,
    [MIGRATION_LOCK],
  );
  const { waiting = "", old = "", migrating = "" } = rows[0] ?? {};
  must(
    old === "0" && migrating === "0",
    `left locked: ${waiting} waiting, ${old} open, ${migrating} migrating`,
  );
}

/** Waits for an answer that satisfies `isRight`. @returns the milliseconds it took */
export async function until(
  url: string,
  isRight: (reply: Reply) => boolean,
  { patienceMs = 60_000, everyMs = 50 } = {},
): Promise<number> {
  const start = performance.now();
  let last = "no answer";
  while (performance.now() - start < patienceMs) {
    try {
      const reply = await ask(url);
      if (isRight(reply)) return performance.now() - start;
      last = `${reply.status} ${reply.text.slice(0, 100)}`;
    } catch (error) {
      last = String(error);
    }
    await wait(everyMs);
  }
  throw new Error(`${url} did not recover within ${patienceMs / 1000} s: ${last}`);
}
