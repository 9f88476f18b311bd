import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { join } from "node:path";
import { qrDesignSchema } from "../../core/codes/qr/design.ts";
import { call, PASSWORD, signUp } from "../support/call.ts";
import { openEvents } from "../support/event-stream.ts";
import { S3_BUCKET, S3_KEYS, startS3Server } from "../support/servers/s3-server.ts";
import { BLACK_PNG } from "../support/files/tiny-pictures.ts";
import { startNginx } from "./nginx.ts";
import { inFolder, startProcess, startSystemDatabase } from "./site.ts";
import type { Trial } from "./trial.ts";

const design = { kind: "qr", ...qrDesignSchema.parse({}) };
const MB = 1024 * 1024;

/** Two processes behind nginx, in the setup of compose.yaml. */
export const proxy: Trial = (say) =>
  inFolder(async (folder, atEnd) => {
    const database = await startSystemDatabase(folder);
    atEnd(database.close);
    const s3 = await startS3Server();
    atEnd(s3.close);
    const env = (name: string) => ({
      DATA_DIR: join(folder, name),
      DATABASE_URL: database.url,
      SITE_URL: "http://codes.test",
      TRUST_PROXY: "1",
      SHUTDOWN_DELAY: "2",
      RATE_LIMIT_FACTOR: "10000",
      IMAGE_STORE: "s3",
      S3_ENDPOINT: s3.url,
      S3_BUCKET,
      S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    });
    let one = await startProcess(env("one"));
    let other = await startProcess(env("other"));
    atEnd(() => Promise.all([one.stop(), other.stop()]));
    const front = await startNginx(folder, [one.port, other.port]);
    atEnd(front.close);
    const { url } = front;
    const account = await signUp(url);
    const { token } = account;

    const page = await fetch(url);
    const html = await page.text();
    const script = /src="(\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
    const asset = await fetch(url + script);
    say(page.ok && html.includes("</html>") && asset.ok, "pages and their scripts come through");

    await signInFrom(url, account.email, "127.0.0.2");
    const seen = await database.ask<{ ip_address: string }>(
      "SELECT ip_address FROM sessions WHERE user_id = $1",
      [account.id],
    );
    say(
      seen.some(({ ip_address }) => ip_address === "127.0.0.2") &&
        !seen.some(({ ip_address }) => ip_address === "203.0.113.7"),
      "a session knows its caller's address, and not the one that the caller made up",
    );

    const form = new FormData();
    form.set("file", new Blob([BLACK_PNG]), "logo.png");
    const made = await call(`${url}/api/me/images`, { raw: form, token });
    const picture = new URL(String(made.body["url"]), url).pathname;
    const shown = await Promise.all([one.url, other.url, url].map((each) => fetch(each + picture)));
    say(
      made.status === 201 && shown.every(({ ok }) => ok),
      "a picture that was given to one process is shown by both",
    );
    const archive = async (bytes: number) => {
      const zip = new FormData();
      zip.set("file", new Blob([new Uint8Array(bytes)]), "all.zip");
      return (await call(`${url}/api/me/import`, { raw: zip, token }).catch(() => null))?.status ?? "cut off";
    };
    const sizes = [await archive(49 * MB), await archive(53 * MB)];
    say(
      sizes[0] === 422 && sizes[1] === 413,
      `49 MB reach the import, which looks at them (${sizes[0]}); 53 MB are refused by it (${sizes[1]})`,
    );

    const events = await openEvents(`${url}/api/me/notifications/stream`, token);
    await events.next();
    const started = performance.now();
    const next = events.next();
    await database.ask("SELECT pg_notify('quietzone_news', $1)", [account.id]);
    await next;
    say(
      events.status === 200 && performance.now() - started < 1000,
      `an event is not kept back: ${(performance.now() - started).toFixed(0)} ms from the database to the reader`,
    );
    events.close();

    say((await upgrade(url)) !== 101, "nobody gets a WebSocket");

    const load = startLoad(url, token);
    await load.some(200);
    const [first, second] = [one, other];
    await first.stop();
    await load.some(200);
    one = await startProcess(env("one"), first.port);
    await load.some(200);
    await second.stop();
    await load.some(200);
    other = await startProcess(env("other"), second.port);
    await load.some(200);
    const { done, failed } = await load.end();
    say(
      failed.length === 0,
      `both processes were stopped and started again, one after the other, under ${done} requests, half of them writes: ${failed.length} failed ${failed.slice(0, 3).join(", ")}`,
    );
    const [stored] = await database.ask<{ n: string }>(
      "SELECT count(*) AS n FROM qr_history WHERE user_id = $1",
      [account.id],
    );
    say(
      Number(stored?.n) === load.saved(),
      `${stored?.n} records are there of ${load.saved()} that were acknowledged`,
    );
  });

/**
 * Signs in over a connection from another address of this machine, with a forged header that claims a third
 * one.
 */
function signInFrom(url: string, email: string, localAddress: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${url}/auth/v1/token?grant_type=password`,
      {
        method: "POST",
        localAddress,
        headers: { "Content-Type": "application/json", "X-Forwarded-For": "203.0.113.7" },
      },
      (answer) => void answer.resume().once("end", () => resolve()),
    );
    asked.once("error", reject);
    asked.end(JSON.stringify({ email, password: PASSWORD }));
  });
}

function upgrade(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      headers: {
        Connection: "Upgrade",
        Upgrade: "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "a".repeat(24),
      },
    });
    asked.once("upgrade", (answer, socket) => {
      socket.destroy();
      resolve(answer.statusCode ?? 101);
    });
    asked.once(
      "response",
      (answer) => void answer.resume().once("end", () => resolve(answer.statusCode ?? 0)),
    );
    asked.once("error", reject);
    asked.end();
  });
}

/** Eight clients that alternate between reading the home page and saving a record until stopped. */
function startLoad(url: string, token: string) {
  const failed: string[] = [];
  let done = 0;
  let saved = 0;
  const over = new AbortController();
  const waiting: { at: number; go: () => void }[] = [];

  async function caller(): Promise<void> {
    while (!over.signal.aborted) {
      const read = await fetch(url).then(
        async (answer) => ((await answer.text()).includes("</html>") ? answer.status : "cut"),
        (error: Error) => error.message,
      );
      if (read !== 200) failed.push(`GET ${read}`);
      const json = {
        id: randomUUID(),
        content: "https://example.com",
        type: "url",
        format: "png",
        design,
        logoUrl: null,
      };
      const write = await call(`${url}/api/me/history`, { json, token }).then(
        ({ status }) => status,
        (error: Error) => error.message,
      );
      if (write === 201) saved += 1;
      else failed.push(`POST ${write}`);
      done += 2;
      for (const each of waiting.splice(0)) {
        if (done >= each.at) each.go();
        else waiting.push(each);
      }
    }
  }
  const callers = Array.from({ length: 8 }, caller);

  return {
    /** Resolves after this many more requests. */
    some: (requests: number) => new Promise<void>((go) => waiting.push({ at: done + requests, go })),
    saved: () => saved,
    async end() {
      over.abort();
      await Promise.all(callers);
      return { done, failed };
    },
  };
}
