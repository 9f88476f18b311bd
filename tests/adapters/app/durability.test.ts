/**
 * Kills the server and its database (SIGKILL) repeatedly on the same folder while downloads are being saved.
 *
 * To set the number of rounds:
 *
 *     QZ_KILL_ROUNDS=20 npx vitest run -c tests/vitest.config.ts --project node tests/adapters/app/durability.test.ts
 */
import { spawnSync, type ChildProcess } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { call, signUp, type Account } from "../../support/call.ts";
import { runProduct } from "../../support/programs/product.ts";

const ROUNDS = Number(process.env["QZ_KILL_ROUNDS"] ?? 3);
const WRITERS = 8;
const design = { kind: "qr", ...qrDesignSchema.parse({}) };

let dataDir: string;
let running: RunningServer | null = null;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "quietzone-kill-"));
});
afterAll(async () => {
  if (running) await killAll(running);
  await rm(dataDir, { recursive: true, force: true });
});

interface RunningServer {
  url: string;
  process: ChildProcess;
}

async function startProcess(): Promise<RunningServer> {
  const product = runProduct(["serve"], {
    PORT: "0",
    DATA_DIR: dataDir,
    // tokens contain the site's address, and its port differs at each start
    SITE_URL: "http://codes.test",
    RATE_LIMIT_FACTOR: "100000",
    LOG_LEVEL: "silent",
  });
  const [, url = ""] = await product.says(/Quietzone: (http\S+)/);
  running = { url, process: product.process };
  return running;
}

/** The process IDs of the postmaster and its backends. */
function databaseProcesses(): number[] {
  const postmaster = Number(readFileSync(join(dataDir, "db", "postmaster.pid"), "utf8").split("\n")[0]);
  const processes = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .stdout.trim()
    .split("\n");
  const children = processes
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === postmaster)
    .map(([pid]) => pid ?? 0);
  return [postmaster, ...children];
}

async function killAll(server: RunningServer): Promise<void> {
  const exited = once(server.process, "exit");
  running = null;
  for (const pid of [server.process.pid ?? 0, ...databaseProcesses()]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // the backend has already ended
    }
  }
  await exited;
}

const recordOf = (id: string) => ({
  id,
  content: `https://example.com/${id}`,
  type: "url",
  format: "png",
  design,
  logoUrl: null,
});

const save = ({ url }: RunningServer, { token }: Account, id: string) =>
  call(`${url}/api/me/history`, { json: recordOf(id), token });

/**
 * Saves records one after the other until the server is gone.
 * @returns the acknowledged records and the unanswered one
 */
async function write(
  server: RunningServer,
  account: Account,
  onSaved: (id: string) => void,
): Promise<string> {
  for (;;) {
    const id = randomUUID();
    try {
      const { status } = await save(server, account, id);
      if (status !== 201) return id;
      onSaved(id);
    } catch {
      return id;
    }
  }
}

async function storedContents({ url }: RunningServer, { token }: Account): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (let first = 0; ; first += 100) {
    const { body } = await call(
      `${url}/api/me/history?sort=created_at&order=asc&range=[${first},${first + 99}]`,
      { token },
    );
    const rows = body as unknown as { id: string; content: string }[];
    for (const { id, content } of rows) stored.set(id, content);
    if (rows.length < 100) return stored;
  }
}

test(
  `every acknowledged record survives SIGKILL, ${ROUNDS} times out of ${ROUNDS}`,
  { timeout: 60_000 * ROUNDS },
  async () => {
    let server = await startProcess();
    const account = await signUp(server.url);
    const acknowledged = new Set<string>();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const enough = acknowledged.size + randomInt(20, 200);
      const kills: Promise<void>[] = [];
      const unanswered = await Promise.all(
        Array.from({ length: WRITERS }, () =>
          write(server, account, (id) => {
            acknowledged.add(id);
            // the requests of the other writers are still in flight
            if (acknowledged.size >= enough && kills.length === 0) kills.push(killAll(server));
          }),
        ),
      );
      await Promise.all(kills);

      server = await startProcess();
      const stored = await storedContents(server, account);
      const lost = [...acknowledged].filter((id) => stored.get(id) !== recordOf(id).content);
      expect(lost).toEqual([]);

      // like the client, repeat requests without an answer
      for (const id of unanswered) {
        expect((await save(server, account, id)).status).toBe(201);
        acknowledged.add(id);
      }
      expect((await storedContents(server, account)).size).toBe(acknowledged.size);
    }
  },
);
