import { readdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ms, must, type Fault } from "./fault.ts";
import { ask } from "./support/ask.ts";
import { connections } from "./support/look-into.ts";
import { newPerson, readHistory, signInAt } from "./support/people.ts";
import { openRaw } from "./support/raw.ts";
import { startSite } from "./support/site.ts";

/** Clients of each kind, in successive groups. */
const CLIENTS = 120;
const GROUP = 40;
/** Upper limit for the memory growth of a warm process. */
const MEMORY_MIB = 150;
const LOG_LINES = 20;

/** Clients that disconnect in the middle of a request or an answer. */
export const hangUp: Fault = async (run) => {
  const temp = join(run.folder, "tmp");
  await mkdir(temp);
  const site = await startSite(run, { dataDir: join(run.folder, "data"), env: { TMPDIR: temp } });
  const person = await newPerson(site.url);
  const own = `Host: localhost\r\nAuthorization: Bearer ${person.token}\r\n`;
  const form = "Content-Type: multipart/form-data; boundary=x\r\n";
  const part =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  const post = (path: string, headers: string, body: string, length: number) =>
    `POST ${path} HTTP/1.1\r\n${own}${headers}Content-Length: ${length}\r\n\r\n${body}`;
  const kinds: Record<string, string> = {
    "an upload": post("/api/me/images", form, part + "x".repeat(100_000), 500_000),
    "a picture": post("/api/me/avatar", form, part + "x".repeat(50_000), 1_000_000),
    "a JSON body": post("/api/me/history", "Content-Type: application/json\r\n", '{"content":"', 5000),
    "a visit": post("/api/public/visits", "Content-Type: application/json\r\n", '{"session_id":', 400),
    "a sign-in": post(
      "/auth/v1/token?grant_type=password",
      "Content-Type: application/json\r\n",
      `{"email":"${person.email}","password":"nobody knows"}`,
      `{"email":"${person.email}","password":"nobody knows"}`.length,
    ),
    "a page": `GET / HTTP/1.1\r\n${own}\r\n`.repeat(10),
    "a list": `GET /api/me/history HTTP/1.1\r\n${own}\r\n`,
    "an archive of one's data": `GET /api/me/export HTTP/1.1\r\n${own}\r\n`,
    "an event stream": `GET /api/me/notifications/stream HTTP/1.1\r\n${own}\r\n`,
  };

  const round = async () => {
    for (const request of Object.values(kinds)) {
      for (let n = 0; n < CLIENTS; n += GROUP) {
        const group = await Promise.all(Array.from({ length: GROUP }, () => openRaw(site.port)));
        group.forEach(({ socket }) => socket.write(request));
        // some disconnect before their request is read, some during the answer
        await Promise.all(
          group.map(async ({ socket }, at) => {
            await delay(at * 4);
            if (at % 2 === 0) socket.resetAndDestroy();
            else socket.destroy();
          }),
        );
      }
    }
    // wait until pending work is done
    for (let tries = 0; tries < 200; tries += 1) {
      const reply = await signInAt(site.url, person.email);
      if (reply.status === 200 && reply.ms < 1500) break;
    }
    await delay(2000);
  };
  const seen = async () => ({
    sockets: site.sockets(),
    descriptors: site.descriptors(),
    connections: await connections({ dataDir: site.dataDir }),
    temporary: readdirSync(temp).length,
    memory: site.memory(),
  });

  await round();
  const first = await seen();
  const logged = site.log().length;
  await round();
  const second = await seen();
  const lines = site.log().slice(logged).split("\n").filter(Boolean);
  must(second.temporary === 0, `${second.temporary} temporary files are left`);
  must(second.sockets <= first.sockets + 3, `sockets went from ${first.sockets} to ${second.sockets}`);
  must(
    second.descriptors <= first.descriptors + 3,
    `descriptors went from ${first.descriptors} to ${second.descriptors}`,
  );
  must(second.connections <= 14, `${second.connections} connections to the database`);
  must(
    second.memory - first.memory < MEMORY_MIB,
    `memory went from ${Math.round(first.memory)} to ${Math.round(second.memory)} MiB`,
  );
  must(lines.length <= LOG_LINES, `${lines.length} lines were logged, such as ${lines[0]}`);
  const reply = await readHistory(site.url, person);
  must(reply.status === 200, `afterward the history answers ${reply.status}`);
  // the twelve event streams allowed per user are free again
  const stream = await openRaw(site.port);
  stream.socket.write(kinds["an event stream"] ?? "");
  for (let tries = 0; tries < 100 && stream.text() === ""; tries += 1) await delay(100);
  must(
    stream.text().startsWith("HTTP/1.1 200"),
    `a new event stream is answered ${stream.text().slice(0, 40)}`,
  );
  stream.socket.destroy();
  const { ms: last } = await ask(site.url);
  must((await site.stop()) === 0, "it did not exit with 0 when it was stopped");
  const clients = CLIENTS * Object.keys(kinds).length * 2;
  return (
    `${clients} clients hung up in ${Object.keys(kinds).length} places; from half of them to all: sockets ${first.sockets} to ${second.sockets}, ` +
    `descriptors ${first.descriptors} to ${second.descriptors}, database connections ${second.connections}, temporary files 0, ` +
    `memory ${Math.round(first.memory)} to ${Math.round(second.memory)} MiB, ${lines.length} lines logged; a page after it ${ms(last)}`
  );
};
