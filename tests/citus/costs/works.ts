import { randomUUID } from "node:crypto";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { ask, jsonOf, type AskOptions, type Reply } from "../../faults/support/ask.ts";
import {
  enterPage,
  makeLink,
  newPerson,
  readHistory,
  renewed,
  saveRecord,
  type Person,
} from "../../faults/support/people.ts";
import type { Deployment } from "./deployment.ts";

/** An operation of a visitor, a customer, or the back office, as a single request. */
export interface Work {
  name: string;
  /** Number of concurrent requests. */
  atOnce: number;
  /** Takes many times longer than the others, so it runs an eighth as often. */
  isLong: boolean;
  run: () => Promise<unknown>;
}

/**
 * The operations of a deployment, and a function that renews the sign-ins, since tokens expire after 15
 * minutes.
 */
export interface Works {
  works: Work[];
  renew: () => Promise<void>;
}

/** Number of customers, enough to cover several shards. */
const PEOPLE = 8;
const AT_ONCE = 8;
const MANY_AT_ONCE = 64;
const LONG = /^(analytics|dashboard) /;
const design = { kind: "qr", ...qrDesignSchema.parse({}) };

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
/** Gets redirected but not counted. */
const ROBOT = "Googlebot/2.1 (+http://www.google.com/bot.html)";

interface Customer extends Person {
  linkId: string;
  path: string;
}

const expectStatus = (url: string, status: number, options: AskOptions = {}): Promise<void> =>
  answered(status, ask(url, options));

/** Rejects unexpected answers, since refused requests would be cheap and distort the result. */
async function answered(status: number, asked: Promise<Reply>): Promise<void> {
  const answer = await asked;
  if (answer.status !== status) {
    throw new Error(`answered with ${answer.status} and not ${status}: ${answer.text.slice(0, 200)}`);
  }
}

/** @param only selects operations by name */
export async function prepareWorks({ url, ask: askDatabase }: Deployment, only: RegExp): Promise<Works> {
  const customers: Customer[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const person = await newPerson(url);
    const link = jsonOf(await makeLink(url, person, "https://example.com/poster"));
    customers.push({
      ...person,
      linkId: String(link["id"]),
      path: new URL(String(link["url"])).pathname,
    });
  }
  let admin = await newPerson(url);
  await askDatabase(`UPDATE users SET role = 'admin' WHERE email = '${admin.email}'`);

  let turn = 0;
  const next = (): Customer => {
    const customer = customers[(turn += 1) % customers.length];
    if (!customer) throw new Error("there is no customer");
    return customer;
  };
  const lead = (headers: Record<string, string>) => () => expectStatus(url + next().path, 302, { headers });
  const read = (path: string, by: () => { token: string }) => () =>
    expectStatus(url + path, 200, { token: by().token });

  const saveTracked = () => {
    const { token, path } = next();
    const content = `http://codes.test${path}`;
    const json = { id: randomUUID(), content, type: "url", format: "png", design, logoUrl: null };
    return expectStatus(`${url}/api/me/history`, 201, { token, json });
  };
  const visit = () => answered(204, enterPage(url, randomUUID()));
  const ofAdmin = () => admin;
  const scan = lead({ "User-Agent": PHONE });
  const runs: [name: string, run: () => Promise<unknown>, atOnce?: number][] = [
    ["redirect, not counted", lead({ "User-Agent": ROBOT })],
    ["scan: redirect, counted", scan],
    ["scan, 64 at once", scan, MANY_AT_ONCE],
    ["page visit", visit],
    ["page visit, 64 at once", visit, MANY_AT_ONCE],
    ["save", () => answered(201, saveRecord(url, next(), randomUUID()))],
    ["save of a tracked code", saveTracked],
    ["page of the history", () => answered(200, readHistory(url, next()))],
    ["analytics of a customer", read("/api/me/analytics?period=monthly", next)],
    [
      "analytics of a link",
      () => {
        const { linkId, token } = next();
        return expectStatus(`${url}/api/me/short_links/${linkId}/analytics?period=monthly`, 200, { token });
      },
    ],
    ["analytics of the site", read("/api/admin/analytics/report?period=monthly", ofAdmin)],
    ["dashboard of the site", read("/api/admin/dashboard", ofAdmin)],
  ];
  return {
    works: runs
      .filter(([name]) => only.test(name))
      .map(([name, run, atOnce = AT_ONCE]) => ({ name, run, atOnce, isLong: LONG.test(name) })),
    async renew() {
      for (const customer of customers) customer.token = (await renewed(url, customer)).token;
      admin = await renewed(url, admin);
    },
  };
}
