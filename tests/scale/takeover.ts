import { once } from "node:events";
import { join } from "node:path";
import { call, newEmail } from "../support/call.ts";
import { startMailbox } from "../support/mailbox.ts";
import { inFolder, startProcess, startSystemDatabase } from "./site.ts";
import type { Trial } from "./trial.ts";

/**
 * A process is killed while it delivers a mail; the other process sends it when the claim expires, a minute
 * later.
 */
export const takeover: Trial = (say) =>
  inFolder(async (folder, atEnd) => {
    const database = await startSystemDatabase(folder);
    atEnd(database.close);
    const words: (() => void)[] = [];
    const hanging = new Promise<void>((resolve) => words.push(resolve));
    const mailbox = await startMailbox({
      // the first delivery never gets an answer
      onRcptTo(_address, _session, answer) {
        const first = words.shift();
        if (first) first();
        else answer();
      },
    });
    atEnd(() => mailbox.close());
    const env = (name: string) => ({
      DATA_DIR: join(folder, name),
      DATABASE_URL: database.url,
      SMTP_URL: mailbox.url,
    });
    const one = await startProcess(env("one"));
    const email = newEmail();
    await call(`${one.url}/auth/v1/signup`, { json: { email, password: "correct horse battery" } });
    await hanging;
    const gone = once(one.product.process, "exit");
    one.product.process.kill("SIGKILL");
    await gone;
    const start = performance.now();
    const other = await startProcess(env("other"));
    atEnd(other.stop);
    const mail = await mailbox.next(email);
    say(
      mail.recipients.includes(email),
      `a mail of a killed process left ${((performance.now() - start) / 1000).toFixed(0)} s later, once`,
    );
    const [left] = await database.ask<{ n: string }>("SELECT count(*) AS n FROM jobs WHERE queue = 'mail'");
    say(mailbox.waiting().length === 0 && Number(left?.n) === 0, "and nothing of it is left");
  });
