import { zipSync } from "fflate";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { qrDesignSchema } from "../../../../../core/codes/qr/design.ts";
import { call, signUp, type Account } from "../../../../support/call.ts";
import { holdTable } from "../../../../support/database/held-table.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const archive = () => {
  const record = {
    id: crypto.randomUUID(),
    content: "https://example.com",
    type: "url",
    format: "png",
    design: { kind: "qr", ...qrDesignSchema.parse({}) },
    created_at: "2026-01-02T03:04:05.000Z",
  };
  return zipSync({ "history.json": new TextEncoder().encode(JSON.stringify([record])) });
};

function sendIn(account: Account, zip = archive(), signal?: AbortSignal) {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(zip)]), "export.zip");
  return fetch(`${server.url}/api/me/import`, {
    method: "POST",
    body: form,
    headers: { Authorization: `Bearer ${account.token}` },
    ...(signal && { signal }),
  });
}

test("six imports may run and wait at once, and one more gets a 503", async () => {
  const accounts = await Promise.all(Array.from({ length: 7 }, () => signUp(server.url)));
  const folders = await holdTable(server.databaseUrl, "history_folders");
  const answers: Response[] = [];
  const sent = accounts.map(async (account) => void answers.push(await sendIn(account)));
  await vi.waitUntil(() => answers.length > 0, { timeout: 60_000 });
  expect([answers[0]?.status, answers[0]?.headers.get("Retry-After")]).toEqual([503, "30"]);
  await folders.release();
  await Promise.all(sent);
  expect(answers.slice(1).map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
});

test("an import stops before its next batch when its client disconnects", async () => {
  const account = await signUp(server.url);
  const zip = archive();
  const folders = await holdTable(server.databaseUrl, "history_folders");
  const gone = new AbortController();
  const sent = sendIn(account, zip, gone.signal).catch(() => null);
  await folders.waiting();
  gone.abort();
  await sent;
  // sent only after the server has noticed
  await signUp(server.url);
  await folders.release();
  const again = await vi.waitUntil(
    async () => {
      const answer = await sendIn(account, zip);
      return answer.status === 200 && answer.json();
    },
    { timeout: 60_000, interval: 50 },
  );
  expect(again).toMatchObject({ records: { added: 1, present: 0 } });
});

test("an import stops before its next batch when the server stops", async () => {
  const account = await signUp(server.url);
  const folders = await holdTable(server.databaseUrl, "history_folders");
  const sent = sendIn(account);
  await folders.waiting();
  await server.services.endStreams();
  await folders.release();
  expect((await sent).status).toBe(503);
  const { body } = await call(`${server.url}/api/me/history/counts`, { token: account.token });
  expect(body).toMatchObject({ total: 0 });
});
