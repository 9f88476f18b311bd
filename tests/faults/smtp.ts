import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startMailbox } from "../support/mailbox.ts";
import { ms, must, type Fault } from "./fault.ts";
import { ask } from "./support/ask.ts";
import { startGate } from "./support/gate.ts";
import { newAddress, signUpAt } from "./support/people.ts";
import { startSite } from "./support/site.ts";
import { lookInto } from "./support/look-into.ts";

/** Sign-ups in each state of the mail server. */
const PEOPLE = 4;
const SIGN_UP_MS = 10_000;
/** The longest pause between two attempts, plus an attempt in progress. */
const BACK_MS = 120_000;

/**
 * The mail server becomes unreachable, hangs, sends garbage, and refuses temporarily. Sign-ups keep working,
 * and each mail arrives exactly once.
 */
export const smtp: Fault = async (run) => {
  let refuses = false;
  const mailbox = await startMailbox({
    onMailFrom(_address, _session, answer) {
      const busy = Object.assign(new Error("4.3.2 try again later"), { responseCode: 451 });
      answer(refuses ? busy : null);
    },
  });
  run.atEnd(() => mailbox.close());
  const gate = await startGate({ port: mailbox.port });
  run.atEnd(() => gate.close());
  const dataDir = join(run.folder, "data");
  const site = await startSite(run, { dataDir, env: { SMTP_URL: `smtp://${gate.address}` } });

  const people: string[] = [];
  let slowest = 0;
  const signUps = async () => {
    for (let n = 0; n < PEOPLE; n += 1) {
      const email = newAddress();
      const reply = await signUpAt(site.url, email);
      must(reply.status === 200, `a sign-up answered ${reply.status}: ${reply.text}`);
      slowest = Math.max(slowest, reply.ms);
      people.push(email);
    }
    must((await ask(`${site.url}/readyz`)).status === 200, "it is not ready without its mail server");
  };
  for (const mood of ["gone", "hanging", "rubbish"] as const) {
    gate.be(mood);
    await signUps();
    await delay(500);
  }
  refuses = true;
  gate.be("well");
  await signUps();
  await delay(1500);
  must(slowest < SIGN_UP_MS, `a sign-up took ${ms(slowest)}`);
  must(mailbox.waiting().length === 0, "a mail came although the server refuses");
  const waiting = await lookInto({ dataDir }, async (client) => {
    const { rows } = await client.query<{ n: string }>("SELECT count(*) AS n FROM jobs WHERE queue = 'mail'");
    return Number(rows[0]?.n);
  });
  must(waiting === people.length, `${waiting} mails wait of ${people.length}`);

  refuses = false;
  const start = performance.now();
  while (mailbox.waiting().length < people.length) {
    must(performance.now() - start < BACK_MS, `${mailbox.waiting().length} of ${people.length} mails came`);
    await delay(200);
  }
  const back = performance.now() - start;
  // time for duplicates to arrive
  await delay(5000);
  for (const email of people) {
    const mails = mailbox.waiting().filter(({ recipients }) => recipients.includes(email)).length;
    must(mails === 1, `${mails} mails came for one sign-up`);
  }
  must((await site.stop()) === 0, "it did not exit with 0 when it was stopped");
  return `${people.length} sign-ups while it was gone, hanging, saying rubbish and refusing, none longer than ${ms(slowest)}; all mails once, ${ms(back)} after it was back`;
};
