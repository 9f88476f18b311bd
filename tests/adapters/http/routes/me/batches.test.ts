import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_BATCH_ROWS } from "../../../../../core/batches/batch-table.ts";
import { call, signUp, type Account } from "../../../../support/call.ts";
import { batchContent, batchTable } from "../../../../support/codes/batch-content.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let ann: Account;
let eve: Account;
beforeAll(async () => {
  server = await startServer();
  [ann, eve] = [await signUp(server.url), await signUp(server.url)];
});
afterAll(() => server.close());

const at = (path = "") => `${server.url}/api/me/batches${path}`;
const make = async (content: object = batchContent(), account = ann) => {
  const answer = await call(at(), { json: { id: randomUUID(), ...content }, token: account.token });
  return { ...answer, id: String(answer.body["id"]), tag: answer.headers.get("ETag") ?? "" };
};
const get = (id: string, account = ann) => call(at(`/${id}`), { token: account.token });
const put = (id: string, json: object, tag: string | null = null, account = ann) =>
  call(at(`/${id}`), {
    method: "PUT",
    json,
    token: account.token,
    ...(tag !== null && { headers: { "If-Match": tag } }),
  });
const remove = (id: string, account = ann, headers = {}) =>
  call(at(`/${id}`), { method: "DELETE", token: account.token, headers });
const restore = (id: string, account = ann) =>
  call(at(`/${id}/restore`), { method: "POST", token: account.token });

describe("a saved batch", () => {
  test("is listed without its rows, opened with them, changed, deleted and restored", async () => {
    const made = await make();
    expect(made.status).toBe(201);
    const { body: list, headers } = await call(at(), { token: ann.token });
    expect(headers.get("Content-Range")).toBe("batches 0-0/1");
    expect(list).toMatchObject([{ id: made.id, name: "Menu", rows: 2, type: "qr", output: "files" }]);
    expect((list as unknown as object[])[0]).not.toHaveProperty("table");

    const { name: _name, ...content } = batchContent();
    const opened = await get(made.id);
    expect(opened.body).toMatchObject({ name: "Menu", ...content });
    expect(opened.headers.get("ETag")).toBe(made.tag);

    const changed = await put(
      made.id,
      batchContent({ name: "Dinner", table: batchTable([["a"]]) }),
      made.tag,
    );
    expect([changed.status, changed.body["name"], changed.body["rows"]]).toEqual([200, "Dinner", 1]);
    expect(changed.headers.get("ETag")).not.toBe(made.tag);

    expect((await remove(made.id)).status).toBe(204);
    expect((await get(made.id)).status).toBe(404);
    expect((await restore(made.id)).status).toBe(204);
    expect((await get(made.id)).body["name"]).toBe("Dinner");
    await remove(made.id);
  });

  test("keeps unknown choices of a newer page", async () => {
    const content = batchContent();
    const choices = { ...content.choices, tomorrow: { a: [1, null, "ü"] } };
    const { id } = await make({ ...content, choices });
    expect((await get(id)).body["choices"]).toEqual(choices);
  });

  test("is not overwritten or deleted if it was changed elsewhere meanwhile", async () => {
    const { id, tag } = await make();
    await put(id, batchContent({ name: "Elsewhere" }), tag);
    const late = await put(id, batchContent({ name: "Here" }), tag);
    expect([late.status, late.body["code"]]).toEqual([412, "precondition_failed"]);
    const deleted = await remove(id, ann, { "If-Match": tag });
    expect([deleted.status, deleted.body["code"]]).toEqual([412, "precondition_failed"]);
    expect((await get(id)).body["name"]).toBe("Elsewhere");
  });

  test("that was deleted cannot be saved again under its id, and the error says it can be restored", async () => {
    const { id } = await make();
    await remove(id);
    const again = await make({ id, ...batchContent() });
    expect([again.status, again.body["message"]]).toEqual([409, expect.stringContaining("restore it")]);
    expect((await restore(id)).status).toBe(204);
  });

  test("is available to its owner only", async () => {
    const { id } = await make();
    const answers = [
      await get(id, eve),
      await put(id, batchContent(), null, eve),
      await remove(id, eve),
      await restore(id, eve),
      await get("none"),
    ];
    expect(answers.map(({ status, body }) => [status, body["message"]])).toEqual(
      answers.map(() => [404, "There is no such batch in your history"]),
    );
    expect((await call(at(), { token: eve.token })).body).toEqual([]);
    expect((await call(at())).status).toBe(401);
    expect((await get(id)).status).toBe(200);
  });

  test("with the same id as another account's is separate", async () => {
    const id = randomUUID();
    await make({ id, ...batchContent({ name: "Ann's" }) });
    const theirs = await make({ id, ...batchContent({ name: "Eve's" }) }, eve);
    expect(theirs.body["name"]).toBe("Eve's");
    expect((await get(id)).body["name"]).toBe("Ann's");
  });

  test.each<[string, object, string, string]>([
    ["without a name", { name: "  " }, "name", "Send at least one character"],
    [
      "with more rows than allowed",
      { table: batchTable(Array.from({ length: MAX_BATCH_ROWS + 2 }, () => ["a"])) },
      "table.records",
      "at most 5000 rows",
    ],
    [
      "with an unknown type",
      { choices: { ...batchContent().choices, type: "fax" } },
      "choices.type",
      "one of",
    ],
    [
      "with choices that are nested too deeply",
      {
        choices: {
          ...batchContent().choices,
          deep: JSON.parse("[".repeat(3000) + "]".repeat(3000)) as unknown,
        },
      },
      "choices",
      "nested too deeply",
    ],
    ["with NUL in a cell", { table: batchTable([["a\u0000"]]) }, "", "NUL"],
    ["with a lone surrogate", { table: batchTable([["\ud800"]]) }, "", "half a character"],
  ])("%s is refused with a message", async (_what, change, field, sentence) => {
    const { status, body } = await make({ ...batchContent(), ...change });
    expect([status, body["code"]]).toEqual([400, "validation_failed"]);
    const said = field === "" ? body["message"] : (body["fields"] as Record<string, unknown>)[field];
    expect(said).toContain(sentence);
  });

  test("of more than 8 MB is refused with its size", async () => {
    const { status, body } = await make(batchContent({ table: batchTable([["x".repeat(8_600_000)]]) }));
    expect([status, body["code"]]).toEqual([413, "too_large"]);
    expect(body["message"]).toContain("This batch takes 8.2 MB, and 8 MB can be saved");
  });

  test("of 5,000 rows is returned unchanged", async () => {
    const rows = Array.from({ length: MAX_BATCH_ROWS }, (_, n) => [`https://example.org/${n}`, `Größe ${n}`]);
    const { id } = await make(batchContent({ table: batchTable(rows) }));
    expect((await get(id)).body["table"]).toEqual(batchTable(rows));
  });
});
