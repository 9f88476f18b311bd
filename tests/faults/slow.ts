import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ms, must, percentile, type Fault } from "./fault.ts";
import { ask } from "./support/ask.ts";
import { newPerson, readHistory, signInAt } from "./support/people.ts";
import { openRaw, type Raw } from "./support/raw.ts";
import { startSite, type Site } from "./support/site.ts";

const EACH = Number(process.env["QZ_SLOW_CLIENTS"] ?? 500) / 4;
/**
 * A minute, plus the time for the largest file and the data queued behind it at 16 kB per second. Slow
 * clients must be disconnected by then.
 */
const BOUND_MS = 240_000;
const OTHERS_MS = 5000;
const MEMORY_MIB = 200;

/** Five hundred clients that send or read one byte at a time, or stay silent. */
export const slow: Fault = async (run) => {
  const site = await startSite(run, { dataDir: join(run.folder, "data") });
  const person = await newPerson(site.url);
  for (let warm = 0; warm < 50; warm += 1) await ask(site.url);
  const before = site.memory();
  const start = performance.now();
  const kinds: Record<string, (site: Site) => Promise<Raw>> = {
    "say nothing": ({ port }) => openRaw(port),
    "send their headers": sendingHeaders,
    "send their body": sendingBody,
    "read their answer": readingSlowly,
  };
  const clients = new Map<string, Raw[]>();
  for (const [kind, open] of Object.entries(kinds)) {
    clients.set(kind, await Promise.all(Array.from({ length: EACH }, () => open(site))));
  }
  run.atEnd(() => [...clients.values()].flat().forEach(({ socket }) => socket.destroy()));

  const others: number[] = [];
  let most = 0;
  const over = new AbortController();
  const serving = (async () => {
    while (!over.signal.aborted) {
      const replies = [
        await ask(site.url),
        await readHistory(site.url, person),
        await signInAt(site.url, person.email),
      ];
      // the access token stays valid throughout the test
      for (const reply of replies) must(reply.status === 200, `somebody else was answered ${reply.status}`);
      others.push(...replies.map((reply) => reply.ms));
      most = Math.max(most, site.memory());
      await delay(100);
    }
  })();
  serving.catch(() => undefined);
  const endings: string[] = [];
  for (const [kind, list] of clients) {
    const left = Math.max(1000, BOUND_MS - (performance.now() - start));
    const all = await Promise.race([
      Promise.all(list.map(({ ended }) => ended)),
      delay(left).then(() => null),
    ]);
    const open = list.filter(({ socket }) => !socket.destroyed).length;
    must(
      all !== null,
      `${open} of ${list.length} that ${kind} slowly are still there after ${ms(performance.now() - start)}`,
    );
    endings.push(`${kind} ${ms(Math.max(...all))}`);
  }
  over.abort();
  await serving;
  must(Math.max(...others) < OTHERS_MS, `others waited ${ms(Math.max(...others))}`);
  must(most - before < MEMORY_MIB, `they took ${Math.round(most - before)} MiB`);
  must((await site.stop()) === 0, "it did not exit with 0 when it was stopped");
  return `${EACH * 4} slow clients ended at the latest: ${endings.join(", ")}; others p99 ${ms(percentile(others, 99))}; memory +${Math.round(most - before)} MiB`;
};

const ASSETS = "dist/web/assets";
/** A static file, since rendering pages would measure the speed of the machine. */
const largestAsset = () =>
  readdirSync(ASSETS)
    .map((name) => ({ name, bytes: statSync(join(ASSETS, name)).size }))
    .toSorted((a, b) => b.bytes - a.bytes)[0]?.name;

const portOf = (address = ""): number => Number.parseInt(address.slice(address.lastIndexOf(":") + 1), 16);
let seen = { at: -Infinity, peers: new Set<number>() };

/** Client ports of connections that a server on this machine still holds open (proc_net_tcp: state 01). */
function heldPeers(port: number): Set<number> {
  if (performance.now() - seen.at < 900) return seen.peers;
  const lines = ["tcp", "tcp6"].flatMap((name) => readFileSync(`/proc/net/${name}`, "utf8").split("\n"));
  const peers = new Set(
    lines
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => portOf(local) === port && state === "01")
      .map(([, , remote]) => portOf(remote)),
  );
  seen = { at: performance.now(), peers };
  return peers;
}

/** Sends a byte per second, which keeps restarting any timer that is reset by incoming data. */
function trickle({ socket }: Raw, text: string): void {
  let at = 0;
  const timer = setInterval(() => {
    if (socket.destroyed) clearInterval(timer);
    else socket.write(text[at++ % text.length] ?? "x");
  }, 1000);
}

async function sendingHeaders({ port }: Site): Promise<Raw> {
  const raw = await openRaw(port);
  raw.socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
  trickle(raw, "x");
  return raw;
}

async function sendingBody({ port }: Site): Promise<Raw> {
  const raw = await openRaw(port);
  raw.socket.write(
    "POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{",
  );
  trickle(raw, " ");
  return raw;
}

/**
 * Requests more data than the buffers of both sides hold, 30 times, and reads a byte now and then. The client
 * would only see the end after draining everything buffered by the system, so this checks the server's side
 * of the connection.
 */
async function readingSlowly({ port }: Site): Promise<Raw> {
  const raw = await openRaw(port);
  raw.socket.pause();
  raw.socket.write(`GET /assets/${largestAsset()} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(30));
  const start = performance.now();
  const own = raw.socket.localPort ?? 0;
  return {
    ...raw,
    ended: new Promise((resolve) => {
      const timer = setInterval(() => {
        raw.socket.read(1);
        if (!raw.socket.destroyed && heldPeers(port).has(own)) return;
        clearInterval(timer);
        raw.socket.destroy();
        resolve(performance.now() - start);
      }, 1000);
    }),
  };
}
