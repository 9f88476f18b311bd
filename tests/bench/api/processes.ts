import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { ask, jsonOf, type AskOptions } from "../../faults/support/ask.ts";
import {
  enterPage,
  makeLink,
  newPerson,
  readHistory,
  saveRecord,
  signInAt,
} from "../../faults/support/people.ts";
import { inFolder, startProcess, startSystemDatabase } from "../../scale/site.ts";
import { table } from "../timed-run.ts";
import { processorTime } from "./processor-time.ts";
import { spread, throughput } from "./timing.ts";

const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 3);
const ROUNDS = 2;
const AT_ONCE = 8;
const COLUMNS = ["p50 / p95 / p99 ms", "processor ms"];

const get =
  (path: string, status = 200, options: AskOptions = {}) =>
  async (url: string): Promise<void> => {
    const answer = await ask(url + path, options);
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
  };

/**
 * Throughput of one and of two processes on one database. Requests alternate between processes as behind a
 * proxy, and measurements alternate too.
 */
export const benchProcesses = (): Promise<string[]> =>
  inFolder(async (folder, atEnd) => {
    const database = await startSystemDatabase(folder);
    atEnd(database.close);
    const env = (name: string) => ({
      DATA_DIR: join(folder, name),
      DATABASE_URL: database.url,
      SITE_URL: "http://codes.test",
      RATE_LIMIT_FACTOR: "1000000",
    });
    const one = await startProcess(env("one"));
    atEnd(one.stop);
    const other = await startProcess(env("other"));
    atEnd(other.stop);

    const person = await newPerson(one.url);
    for (let record = 0; record < 200; record += 1) await saveRecord(one.url, person, randomUUID());
    const link = jsonOf(await makeLink(one.url, person, "https://example.com/poster"));
    const key = await newKey(one.url, person.token);
    const code = new URL(String(link["url"])).pathname;
    const works: [string, (url: string) => Promise<unknown>][] = [
      ["home page", get("/")],
      ["home page, as browsers ask", get("/", 200, { headers: { "Accept-Encoding": "br" } })],
      ["public settings", get("/api/public/settings")],
      ["sign-in with a password", (url) => signInAt(url, person.email)],
      ["history, first page", (url) => readHistory(url, person)],
      ["history, one saved", (url) => saveRecord(url, person, randomUUID())],
      ["short link", get(code, 302)],
      ["visit", (url) => enterPage(url, randomUUID())],
      [
        "v1: a QR code as PNG, again",
        get("/api/v1/qr.png?content=https%3A%2F%2Fexample.com%2Fproducts%2F4711", 200, { token: key }),
      ],
      [
        "v1: a new QR code as PNG",
        (url) => get(`/api/v1/qr.png?content=https://example.com/${randomUUID()}`, 200, { token: key })(url),
      ],
    ];
    const cost = () => ({
      site: processorTime([one, other].map(({ product }) => product.process.pid ?? 0)),
      database: processorTime(database.processes()),
    });
    const rows: string[][] = [];
    for (const [name, work] of works) {
      const seen = { one: [] as number[], two: [] as number[] };
      const times = { one: 0, two: 0 };
      const costs = { one: { site: 0, database: 0 }, two: { site: 0, database: 0 } };
      // a process needs a few hundred repetitions to warm up
      for (const { url } of [one, other]) {
        await throughput(() => work(url), { atOnce: AT_ONCE, seconds: SECONDS / 2 });
      }
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const how of ["one", "two"] as const) {
          let turn = 0;
          const next = () => (how === "one" || (turn += 1) % 2 ? one.url : other.url);
          const before = cost();
          const start = performance.now();
          const { milliseconds } = await throughput(() => work(next()), {
            atOnce: AT_ONCE,
            seconds: SECONDS,
          });
          times[how] += performance.now() - start;
          seen[how].push(...milliseconds);
          const after = cost();
          costs[how].site += after.site - before.site;
          costs[how].database += after.database - before.database;
        }
      }
      const perSecond = (how: "one" | "two") => (seen[how].length / times[how]) * 1000;
      const each = (how: "one" | "two") =>
        [costs[how].site, costs[how].database].map((ms) => (ms / seen[how].length).toFixed(2)).join(" + ");
      rows.push([
        name,
        ...(["one", "two"] as const).flatMap((how) => [
          perSecond(how).toFixed(0),
          spread(seen[how]).join(" / "),
          each(how),
        ]),
        (perSecond("two") / perSecond("one")).toFixed(2),
      ]);
    }
    return [
      `one and two processes on PostgreSQL ${database.version} of this machine, ${AT_ONCE} requests at a time from a third process beside them`,
      "processor ms: what a request costs, in the processes + in the database, whatever else the machine does",
      ...table([
        ["", ...["one", "two"].flatMap((how) => [`${how}, a second`, ...COLUMNS]), "two : one"],
        ...rows,
      ]),
    ];
  });

/** API key of a customer that may create codes. */
async function newKey(url: string, token: string): Promise<string> {
  const answer = await ask(`${url}/api/me/api_keys`, {
    token,
    json: { name: "Bench", scopes: ["generate"], expires_in_days: 1 },
  });
  if (answer.status !== 201) throw new Error(`a key answered ${answer.status}: ${answer.text}`);
  return String(jsonOf(answer)["key"]);
}
