import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "../../../adapters/db/pool/connect.ts";
import { batchContent } from "../../support/codes/batch-content.ts";
import { call, signUp } from "../../support/call.ts";
import { holdRows } from "../../support/database/held-row.ts";
import { startServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
let knex: Knex;
beforeAll(async () => {
  server = await startServer();
  knex = createPool({ connectionString: server.databaseUrl }, 3);
});
afterAll(async () => {
  await knex.destroy();
  await server.close();
});

const design = { kind: "barcode", barcodeFormat: "CODE128" };
const WRITES: Record<string, () => [path: string, json: unknown]> = {
  "a code of the history": () => [
    "history",
    { id: randomUUID(), content: "x", type: "text", format: "png", design, logoUrl: null },
  ],
  "a folder": () => ["history/folders", { name: "Labels" }],
  "a short link": () => ["short_links", { target: "https://example.org/" }],
  "a signature": () => [
    "signatures",
    { documentTitle: "Contract", signerName: "Ada", securityLevel: "standard" },
  ],
  "a brand": () => ["brands", { brand: { name: "Shop" } }],
  "a batch": () => ["batches", { id: randomUUID(), ...batchContent() }],
  "an API key": () => ["api_keys", { name: "till" }],
};

test.each(Object.entries(WRITES))(
  "%s of an account that is deleted at the same moment is refused with 401 or 403, not a server error",
  async (_what, write) => {
    const account = await signUp(server.url);
    const [path, json] = write();
    const { waiting, release } = await holdRows(knex, "users", { id: account.id }, (rows) => rows.delete());
    const writing = call(`${server.url}/api/me/${path}`, { json, token: account.token });
    await waiting(1);
    await release();
    const late = await writing;
    expect([401, 403]).toContain(late.status);
    expect(["no_authorization", "session_not_found"]).toContain(late.body["code"]);
  },
);
