import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startMailbox } from "../support/mailbox.ts";
import { ms, must, Skipped, type Fault } from "./fault.ts";
import { ask, jsonOf } from "./support/ask.ts";
import { FAKETIME_LIBRARIES } from "./support/faketime.ts";
import { lookInto } from "./support/look-into.ts";
import { mustHaveLoggedNoError } from "./support/no-error-logged.ts";
import {
  makeLink,
  newAddress,
  newPerson,
  renewed,
  saveRecord,
  signInAt,
  signUpAt,
} from "./support/people.ts";
import { startSite } from "./support/site.ts";

const HOUR = 3600;
const DAY = 86_400;
/** Successive offsets of the server's clock in seconds, ending with the correct time. */
const JUMPS = [HOUR, 0, -HOUR, 0, DAY, 0, -DAY, 0, 40 * DAY, 0];
/** Longest acceptable lockout after a jump back, given rate limits of a minute. */
const LOCKED_MS = 75_000;

/**
 * The server's clock jumps forward and back by an hour, a day, and more, while the database's clock stays
 * correct.
 */
export const clock: Fault = async (run) => {
  const library = FAKETIME_LIBRARIES.find((path) => existsSync(path));
  if (library === undefined)
    throw new Skipped("a clock that jumps needs libfaketime (apt-get install faketime)");
  const file = join(run.folder, "clock");
  const jump = (seconds: number) => writeFile(file, `${seconds < 0 ? "" : "+"}${seconds}\n`);
  await jump(0);
  const mailbox = await startMailbox();
  run.atEnd(() => mailbox.close());
  const dataDir = join(run.folder, "data");
  const site = await startSite(run, {
    dataDir,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      // timers use monotonic time, which never jumps
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      SMTP_URL: mailbox.url,
      RATE_LIMIT_FACTOR: "3",
    },
  });
  const serverTime = async () => Date.parse(String((await ask(`${site.url}/healthz`)).headers.date));
  const settings = `INSERT INTO settings (key, value) VALUES ('require_email_verification', 'false')`;
  await lookInto({ dataDir }, (client) => client.query(settings));
  await delay(1500);
  let person = await newPerson(site.url);
  const refresh = async (token: string) =>
    ask(`${site.url}/auth/v1/token?grant_type=refresh_token`, { json: { refresh_token: token } });
  const runs = () =>
    lookInto({ dataDir }, async (client) => {
      const { rows } = await client.query<{ n: string; stuck: string }>(
        `SELECT count(*) AS n, count(*) FILTER (WHERE run_at > now() + interval '8 days') AS stuck FROM jobs WHERE name IS NOT NULL`,
      );
      return { jobs: Number(rows[0]?.n), stuck: Number(rows[0]?.stuck) };
    });

  let signed = jsonOf(await signInAt(site.url, person.email));
  let longestLocked = 0;
  let expired = 0;
  let mails = 0;
  const first = await runs();
  const allMails = async () => {
    const start = performance.now();
    while (mailbox.waiting().length < mails) {
      must(performance.now() - start < 90_000, `${mailbox.waiting().length} of ${mails} mails came`);
      await delay(200);
    }
    return performance.now() - start;
  };
  for (const [at, off] of JUMPS.entries()) {
    // a jump past the deadline of pending mails would make the product give up on them; after a jump back
    // they must still arrive
    if (off > (JUMPS[at - 1] ?? 0)) await allMails();
    await jump(off);
    const want = Date.now() + off * 1000;
    for (let tries = 0; Math.abs((await serverTime()) - want) > 5000; tries += 1) {
      must(tries < 50, `the server's clock did not jump by ${off} s`);
      await delay(100);
    }
    // an older access token may have expired or not be valid yet, but must not cause a server error
    const old = await ask(`${site.url}/api/me/history`, { token: person.token });
    must(old.status === 200 || old.status === 401, `${off} s off, an access token is answered ${old.status}`);
    if (old.status === 401) expired += 1;
    const again = await refresh(String(signed["refresh_token"]));
    must(
      again.status === 200 || again.status === 400,
      `${off} s off, a refresh token is answered ${again.status}`,
    );

    // signing in with the password works within a minute or so
    const start = performance.now();
    for (;;) {
      const reply = await signInAt(site.url, person.email);
      if (reply.status === 200) break;
      must(reply.status === 429, `${off} s off, signing in answers ${reply.status}: ${reply.text}`);
      must(
        Number(reply.headers["retry-after"]) <= HOUR,
        `${off} s off, one is asked to wait ${reply.headers["retry-after"]} s`,
      );
      must(performance.now() - start < LOCKED_MS, `${off} s off, nobody comes in`);
      await delay(500);
    }
    longestLocked = Math.max(longestLocked, performance.now() - start);
    person = await renewed(site.url, person);
    signed = jsonOf(await signInAt(site.url, person.email));
    for (let n = 0; n < 3; n += 1) {
      const saved = await saveRecord(site.url, person, randomUUID());
      must(saved.status === 201, `${off} s off, a record is answered ${saved.status}: ${saved.text}`);
      const linked = await makeLink(site.url, person, `https://example.org/${randomUUID()}`);
      must(linked.status === 201, `${off} s off, a link is answered ${linked.status}`);
    }
    const email = newAddress();
    must((await signUpAt(site.url, email)).status === 200, `${off} s off, a sign-up is refused`);
    await ask(`${site.url}/auth/v1/recover`, { json: { email } });
    mails += 1;
    must((await ask(`${site.url}/readyz`)).status === 200, `${off} s off, it is not ready`);
  }
  // work delayed by a jump runs soon after the clock is correct again
  const late = await allMails();
  await delay(3000);
  const twice = mailbox.waiting().map(({ recipients, subject }) => `${recipients.join()} ${subject}`);
  must(new Set(twice).size === twice.length, "a mail came twice");
  const last = await runs();
  must(last.jobs === first.jobs, `${first.jobs} recurring jobs became ${last.jobs}`);
  must(last.stuck === 0, `${last.stuck} recurring jobs wait for more than a week`);
  await lookInto({ dataDir }, async (client) => {
    const { rows } = await client.query<{ n: string }>(
      `SELECT count(*) AS n FROM (SELECT id, lag(id) OVER (ORDER BY ctid) AS before FROM short_links) AS rows WHERE id <= before`,
    );
    must(rows[0]?.n === "0", `${rows[0]?.n} ids are smaller than the one before`);
  });
  mustHaveLoggedNoError(site);
  must((await site.stop()) === 0, "it did not exit with 0 when it was stopped");
  return (
    `${JUMPS.length} jumps of an hour, a day and 40 days and back: ${expired} access tokens had to be made again, the password always let in ` +
    `(at the latest after ${ms(longestLocked)}), ids stayed in order, ${last.jobs} recurring jobs stayed, ${mails} mails once, the last ${ms(late)} after the clock was right, no error logged`
  );
};
