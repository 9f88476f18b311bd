import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { qrDesignSchema } from "../../../../../core/codes/qr/design.ts";
import { MANY_RECORDS } from "../../../../../core/history/history-record.ts";
import { call, signUp, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let history: string;
let ann: Account;
let bob: Account;
beforeAll(async () => {
  server = await startServer();
  history = `${server.url}/api/me/history`;
  ann = await signUp(server.url);
  bob = await signUp(server.url);
});
afterAll(() => server.close());

type Row = Record<string, unknown> & { id: string; content: string };
const ask = (account: Account, path: string, method = "GET", json?: unknown) =>
  call(`${history}${path}`, { method, json, token: account.token });

async function save(account: Account, content = "https://example.com/a"): Promise<string> {
  const id = randomUUID();
  const design = { kind: "qr", ...qrDesignSchema.parse({}) };
  const record = { id, content, type: "text", format: "png", design, logoUrl: null };
  expect((await ask(account, "", "POST", record)).status).toBe(201);
  return id;
}
async function makeFolder(account: Account, name: string): Promise<string> {
  const { status, body } = await ask(account, "/folders", "POST", { name });
  expect([status, body["name"], body["records"]]).toEqual([201, name, 0]);
  return String(body["id"]);
}
const find = async (account: Account, id: string) => (await ask(account, `/${id}`)).body as Row;
async function list(account: Account, filter: object, query = "") {
  const { status, body, headers } = await ask(
    account,
    `?filter=${encodeURIComponent(JSON.stringify(filter))}${query}`,
  );
  const rows = status === 200 ? (body as unknown as Row[]).map(({ content }) => content) : [];
  return { status, body, rows, range: headers.get("Content-Range") };
}

describe("the list", () => {
  let carl: Account;
  let folder: string;
  beforeAll(async () => {
    carl = await signUp(server.url);
    folder = await makeFolder(carl, "Shop");
    const [first] = [await save(carl, "https://example.com/1"), await save(carl, "mailto:a@example.com")];
    await save(carl, "plain words");
    await ask(carl, `/${first}`, "PATCH", { folderId: folder, favourite: true, name: "Front door" });
  });

  test.each([
    [{ search: "EXAMPLE.com" }, ["mailto:a@example.com", "https://example.com/1"]],
    [{ search: " front DOOR " }, ["https://example.com/1"]],
    [{ search: "%" }, []],
    [{ type: "email" }, ["mailto:a@example.com"]],
    [{ type: ["text", "url"] }, ["plain words", "https://example.com/1"]],
    [{ favourite: true }, ["https://example.com/1"]],
    [{ folder_id: null, search: "a" }, ["plain words", "mailto:a@example.com"]],
    [{}, ["plain words", "mailto:a@example.com", "https://example.com/1"]],
  ])("filtered by %j contains %j", async (filter, contents) => {
    const { rows, range } = await list(carl, filter);
    expect(rows).toEqual(contents);
    const last = contents.length - 1;
    expect(range).toBe(`history ${last < 0 ? "*" : `0-${last}`}/${contents.length}`);
  });

  test("filtered by a folder contains its records", async () => {
    expect((await list(carl, { folder_id: folder })).rows).toEqual(["https://example.com/1"]);
    const { body } = await ask(carl, "/folders");
    expect(body).toMatchObject([{ id: folder, name: "Shop", records: 1 }]);
    expect((await ask(carl, "/counts")).body).toMatchObject({ total: 3, favourites: 1, unfiled: 2 });
  });

  test.each([{ type: "code" }, { favourite: 1 }, { folder_id: 1 }, { search: "a".repeat(201) }, []])(
    "refuses the filter %j",
    async (filter) => {
      const { status, body } = await list(carl, filter);
      expect([status, body["code"]]).toEqual([400, "validation_failed"]);
    },
  );

  test("refuses a search with NUL", async () => {
    expect((await list(carl, { search: "a\0b" })).status).toBe(400);
  });
});

describe("a record", () => {
  test("can be given a name, a star and a folder, and lose them again", async () => {
    const [id, folderId] = [await save(ann), await makeFolder(ann, "Doors")];
    const { status, body } = await ask(ann, `/${id}`, "PATCH", { name: " Door ", favourite: true, folderId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, name: "Door", favourite: true, folder_id: folderId });
    await ask(ann, `/${id}`, "PATCH", { name: "", favourite: false, folderId: null });
    expect(await find(ann, id)).toMatchObject({ name: null, favourite: false, folder_id: null });
  });

  test("changes only in the fields that its owner may change", async () => {
    const id = await save(ann);
    const before = await find(ann, id);
    const made = {
      id: randomUUID(),
      user_id: bob.id,
      userId: bob.id,
      content: "https://evil.example",
      type: "wifi",
      created_at: "2000-01-01",
      createdAt: "2000-01-01",
      scan_count: 99,
      scanCount: 99,
      download_count: 99,
      downloadCount: 99,
      deleted_at: "2000-01-01",
    };
    expect((await ask(ann, `/${id}`, "PATCH", { ...made, name: "x" })).body).toEqual({
      ...before,
      name: "x",
    });
    const many = { ...made, name: "y", ids: [id], favourite: true };
    expect((await ask(ann, "", "PATCH", many)).status).toBe(204);
    expect(await find(ann, id)).toEqual({ ...before, name: "x", favourite: true });
    expect((await ask(bob, `/${id}`)).status).toBe(404);
  });

  test.each([{ name: "a".repeat(101) }, { favourite: "yes" }, { folderId: "x" }, { name: "a\0b" }])(
    "refuses the change %j",
    async (changes) => {
      const { status, body } = await ask(ann, `/${await save(ann)}`, "PATCH", changes);
      expect([status, body["code"]]).toEqual([400, "validation_failed"]);
    },
  );

  test("that was deleted can be restored", async () => {
    const id = await save(ann);
    expect((await ask(ann, `/${id}`, "DELETE")).status).toBe(204);
    expect((await ask(ann, `/${id}`)).status).toBe(404);
    expect((await ask(ann, `/${id}/downloads`, "POST")).status).toBe(404);
    expect((await ask(ann, "/restore", "POST", { ids: [id] })).status).toBe(204);
    expect((await find(ann, id)).id).toBe(id);
  });
});

describe("several records", () => {
  test("can be moved, starred, counted, deleted and restored at once", async () => {
    const ids = [await save(ann), await save(ann)];
    const folderId = await makeFolder(ann, "Both");
    const each = () => Promise.all(ids.map((id) => find(ann, id)));
    expect((await ask(ann, "", "PATCH", { ids, folderId, favourite: true })).status).toBe(204);
    expect((await ask(ann, "/downloads", "POST", { ids })).status).toBe(204);
    for (const row of await each()) {
      expect(row).toMatchObject({ folder_id: folderId, favourite: true, download_count: 2 });
    }
    expect((await ask(ann, "/delete", "POST", { ids })).status).toBe(204);
    expect((await list(ann, { folder_id: folderId })).range).toBe("history */0");
    expect((await ask(ann, "/restore", "POST", { ids })).status).toBe(204);
    expect((await list(ann, { folder_id: folderId })).range).toBe("history 0-1/2");
  });

  test.each([
    ["none", []],
    ["a malformed id", ["1"]],
    ["too many", Array.from({ length: MANY_RECORDS + 1 }, () => randomUUID())],
  ])("are refused for %s", async (_what, ids) => {
    for (const path of ["/downloads", "/delete", "/restore"]) {
      expect((await ask(ann, path, "POST", { ids })).status).toBe(400);
    }
    expect((await ask(ann, "", "PATCH", { ids, favourite: true })).status).toBe(400);
  });
});

describe("a folder", () => {
  test("can be renamed, and its records leave it when it is deleted", async () => {
    const [id, record] = [await makeFolder(ann, "Old"), await save(ann)];
    await ask(ann, `/${record}`, "PATCH", { folderId: id });
    expect((await ask(ann, `/folders/${id}`, "PATCH", { name: " New " })).status).toBe(204);
    const { body } = await ask(ann, "/folders");
    expect(body).toContainEqual(expect.objectContaining({ id, name: "New", records: 1 }));
    expect((await ask(ann, `/folders/${id}`, "DELETE")).status).toBe(204);
    expect((await find(ann, record))["folder_id"]).toBeNull();
    expect((await ask(ann, `/folders/${id}`, "DELETE")).status).toBe(404);
  });

  test("needs a unique name", async () => {
    await makeFolder(ann, "Taken");
    const { status, body } = await ask(ann, "/folders", "POST", { name: "TAKEN" });
    expect([status, body["code"], body["fields"]]).toEqual([
      409,
      "conflict",
      { name: "There is a folder of that name already" },
    ]);
    for (const name of ["", "  ", "a".repeat(61)]) {
      expect((await ask(ann, "/folders", "POST", { name })).status).toBe(400);
    }
  });
});

describe("another user", () => {
  let id: string;
  let folder: string;
  let mine: string;
  let own: string;
  beforeAll(async () => {
    [id, folder] = [await save(ann, "only Ann's"), await makeFolder(ann, "Ann's")];
    await ask(ann, `/${id}`, "PATCH", { folderId: folder });
    [mine, own] = [await save(bob, "Bob's"), await makeFolder(bob, "Bob's")];
  });

  test("cannot reach a record by its id with any call", async () => {
    const ids = [mine, id];
    const calls = [
      ["GET", `/${id}`],
      ["PATCH", `/${id}`, { name: "taken" }],
      ["POST", `/${id}/downloads`],
      ["DELETE", `/${id}`],
      ["PATCH", "", { ids, favourite: true }],
      ["POST", "/downloads", { ids }],
      ["POST", "/delete", { ids }],
      ["POST", "/restore", { ids }],
    ] as const;
    for (const [method, path, json] of calls) {
      const { status, body } = await ask(bob, path, method, json);
      expect([method, path, status, body["code"]]).toEqual([method, path, 404, "not_found"]);
    }
    // and neither record has changed
    expect(await find(ann, id)).toMatchObject({ name: null, favourite: false, download_count: 1 });
    expect(await find(bob, mine)).toMatchObject({ favourite: false, download_count: 1 });
  });

  test("cannot restore a record that its owner deleted", async () => {
    const gone = await save(ann, "gone");
    await ask(ann, `/${gone}`, "DELETE");
    expect((await ask(bob, "/restore", "POST", { ids: [gone] })).status).toBe(404);
    expect((await ask(ann, `/${gone}`)).status).toBe(404);
  });

  test("cannot see, fill, rename or delete a folder", async () => {
    const calls = [
      ["PATCH", `/folders/${folder}`, { name: "taken" }],
      ["DELETE", `/folders/${folder}`],
      ["PATCH", `/${mine}`, { folderId: folder }],
      ["PATCH", "", { ids: [mine], folderId: folder }],
    ] as const;
    for (const [method, path, json] of calls) {
      const { status, body } = await ask(bob, path, method, json);
      expect([method, path, status, body["code"]]).toEqual([method, path, 404, "not_found"]);
    }
    expect((await list(bob, { folder_id: folder })).status).toBe(404);
    expect((await ask(bob, "/folders")).body).toMatchObject([{ id: own }]);
    expect((await find(bob, mine))["folder_id"]).toBeNull();
    expect((await list(ann, { folder_id: folder })).rows).toEqual(["only Ann's"]);
  });
});
