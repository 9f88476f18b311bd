import { afterAll, beforeAll, expect, test } from "vitest";
import { newAdmin } from "../../../support/admin-provider.ts";
import { call } from "../../../support/call.ts";
import { adminTables } from "../../../support/every-route.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer();
  ({ token } = await newAdmin(server));
});
afterAll(() => server.close());

const ODD = [
  { filter: '{"q":"\\u0000"}' },
  { filter: '{"country":"a\\u0000b","browser":"\\u0000","q":"\\u0000"}' },
  { filter: '{"q":"\\ud800"}' },
  { filter: '{"q":"%_\\\\"}' },
  { filter: '{"q":["a"],"id":"a"}' },
  { filter: '{"id":["\\u0000","x"]}' },
  { filter: `${"[".repeat(2000)}${"]".repeat(2000)}` },
  { filter: "null" },
  { range: "[0,1e308]" },
  { range: "[9007199254740990,9007199254740991]" },
  { range: "[null,[1]]" },
  { sort: '["__proto__","ASC"]' },
  { sort: '["id",["ASC"]]' },
];

test("the list of every table answers odd queries with 200 or 400, never with a server error", async () => {
  const tables = adminTables(server);
  expect(tables.length).toBeGreaterThan(10);
  const failed: string[] = [];
  for (const name of tables) {
    for (const query of ODD) {
      const path = `/api/admin/${name}?${new URLSearchParams(query)}`;
      const { status } = await call(server.url + path, { token });
      if (![200, 400].includes(status))
        failed.push(`${name} ${status}: ${JSON.stringify(query).slice(0, 100)}`);
    }
  }
  expect(failed).toEqual([]);
});

test.each(["users", "audit_log"])(
  "an export of %s with an invalid filter is refused as a whole",
  async (name) => {
    const filter = encodeURIComponent('{"q":"\\u0000"}');
    const { status } = await call(`${server.url}/api/admin/${name}/export.csv?filter=${filter}`, { token });
    expect(status).toBe(400);
  },
);
