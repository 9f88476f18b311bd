import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RefusedCall, restProvider } from "../../../support/admin-provider.ts";
import { call, newEmail, type Account } from "../../../support/call.ts";
import { everyRoute } from "../../../support/every-route.ts";
import { fillEveryList } from "../../../support/list-samples.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

/** Every list of the API, called by the unmodified data provider of react-admin. */
let server: TestServer;
let admin: Account;
let customer: Account;
beforeAll(async () => {
  server = await startServer();
  ({ admin, customer } = await fillEveryList(server));
});
afterAll(() => server.close());

type Row = Record<string, unknown> & { id: string };

interface Asked {
  field?: string;
  order?: "ASC" | "DESC";
  filter?: object;
  page?: number;
  perPage?: number;
}

/** How a client changes a record and creates a new one; absent if the resource has no such operation. */
interface Resource {
  create?: () => object;
  update?: object;
  remove?: true;
  /** Values computed from other columns, or of mixed types, which cannot be sorted or filtered. */
  derived?: readonly string[];
}

const ADMIN: Readonly<Record<string, Resource>> = {
  advertisements: {
    create: () => ({ title: "New", type: "text", placement: "footer" }),
    update: { priority: 7 },
    remove: true,
  },
  api_keys: { create: () => ({ name: "New" }), remove: true },
  audit_log: {},
  code_snippets: {
    create: () => ({ name: "New", code: "<p>c</p>", type: "custom" }),
    update: { description: "changed" },
    remove: true,
  },
  site_brands: {
    create: () => ({ name: `New ${crypto.randomUUID()}`, brand: { modules: "dots" } }),
    update: { position: 7 },
    remove: true,
  },
  goals: {
    create: () => ({ name: "New", path: "/new/*" }),
    update: { path: "/changed" },
    remove: true,
  },
  legal_pages: { update: { link: "https://law.example/" } },
  notifications: {
    create: () => ({ kind: "announcement", title: "New", text: "text" }),
    update: { path: "/verify" },
    remove: true,
  },
  outbox: { remove: true },
  page_analytics: {},
  settings: { derived: ["value", "default"] },
  short_links: { update: { taken_down_reason: "Phishing" }, derived: ["url"] },
  users: {
    create: () => ({ email: newEmail(), first_name: "New" }),
    update: { last_name: "Changed" },
    remove: true,
  },
  verification_files: {
    update: { description: "changed" },
    remove: true,
    derived: ["file_url", "root_url", "well_known_url", "storage_path"],
  },
  visitors: {},
};
const OWN: Readonly<Record<string, Resource>> = {
  batches: {},
  history: {},
  short_links: { derived: ["url"] },
  signatures: {},
};

const LISTS = [
  ...Object.entries(ADMIN).map(([name, resource]) => ({ area: "admin", name, ...resource })),
  ...Object.entries(OWN).map(([name, resource]) => ({ area: "me", name, ...resource })),
];
type List = (typeof LISTS)[number];

const tokenOf = (area: string) => (area === "admin" ? admin : customer).token;
const providerOf = ({ area }: Pick<List, "area">) => restProvider(`${server.url}/api/${area}`, tokenOf(area));
const rowsOf = async (
  list: Pick<List, "area" | "name">,
  { field = "id", order = "ASC", filter = {}, page = 1, perPage = 1000 }: Asked = {},
) => {
  const { data, total } = await providerOf(list).getList(list.name, {
    pagination: { page, perPage },
    sort: { field, order },
    filter,
  });
  return { rows: data as Row[], total };
};
const ask = ({ area, name }: Pick<List, "area" | "name">, query: Record<string, string>) =>
  call(`${server.url}/api/${area}/${name}?${new URLSearchParams(query).toString()}`, {
    token: tokenOf(area),
  });
const refusalOf = async (work: Promise<unknown>): Promise<RefusedCall> => {
  const error: unknown = await work.then(
    () => null,
    (refused: unknown) => refused,
  );
  if (error instanceof RefusedCall) return error;
  throw new Error("it was not refused");
};

const isScalar = (value: unknown): boolean => value === null || typeof value !== "object";
/** The columns that a list shows. */
const columnsOf = (rows: readonly Row[], { derived = [] }: Resource): string[] =>
  [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (name) => rows.every((row) => isScalar(row[name])) && !derived.includes(name),
  );

test("this test covers every list of the application", async () => {
  const found: string[] = [];
  for (const { method, path } of everyRoute(server)) {
    const area = /^\/api\/(admin|me)\/[^:]*$/.exec(path)?.[1];
    if (method !== "GET" || area === undefined) continue;
    const response = await fetch(server.url + path, {
      headers: { Authorization: `Bearer ${tokenOf(area)}` },
    });
    await response.body?.cancel();
    if (response.headers.has("Content-Range")) found.push(path);
  }
  expect(found.toSorted()).toEqual(LISTS.map(({ area, name }) => `/api/${area}/${name}`).toSorted());
});

describe.each(LISTS)("$area/$name", (list) => {
  test("lists its rows with react-admin's defaults, and gives the total even past the end", async () => {
    const { rows, total } = await rowsOf(list, { perPage: 10 });
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(rows).toHaveLength(Math.min(10, total ?? 0));
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted());

    const first = await ask(list, { range: "[0,1]" });
    expect(first.headers.get("Content-Range")).toBe(`${list.name} 0-1/${total}`);
    const beyond = await ask(list, { range: "[5000,5009]" });
    expect([beyond.status, beyond.body]).toEqual([200, []]);
    expect(beyond.headers.get("Content-Range")).toBe(`${list.name} */${total}`);
    expect(await rowsOf(list, { page: 500, perPage: 10 })).toEqual({ rows: [], total });
    const none = await ask(list, { filter: '{"id":[]}' });
    expect([none.body, none.headers.get("Content-Range")]).toEqual([[], `${list.name} */0`]);
  });

  test("sorts by each column in both orders and over pages, rows without a value last", async () => {
    const { rows, total } = await rowsOf(list);
    for (const field of columnsOf(rows, list)) {
      const [rising, falling, ...pages] = await Promise.all([
        rowsOf(list, { field, order: "ASC" }),
        rowsOf(list, { field, order: "DESC" }),
        rowsOf(list, { field, order: "DESC", page: 1, perPage: 2 }),
        rowsOf(list, { field, order: "DESC", page: 2, perPage: 2 }),
      ]);
      expect([field, rising.rows.length, falling.rows.length]).toEqual([field, total, total]);
      expect([field, isRising(rising.rows.map((row) => row[field]))]).toEqual([field, true]);
      const idsOf = (found: readonly Row[], isNull: boolean) =>
        found.filter((row) => (row[field] === null) === isNull).map(({ id }) => id);
      expect([field, falling.rows.map(({ id }) => id)]).toEqual([
        field,
        [...idsOf(rising.rows, false).toReversed(), ...idsOf(rising.rows, true).toReversed()],
      ]);
      expect([field, pages.flatMap((page) => page.rows.map(({ id }) => id))]).toEqual([
        field,
        falling.rows.slice(0, 4).map(({ id }) => id),
      ]);
    }
  });

  test("filters by each column with one value or several, as getManyReference does", async () => {
    const { rows, total } = await rowsOf(list);
    for (const field of columnsOf(rows, list)) {
      const values = [...new Set(rows.map((row) => row[field]).filter((value) => value !== undefined))];
      for (const value of values.slice(0, 2)) {
        const expected = rows.filter((row) => row[field] === value).map(({ id }) => id);
        const found = await rowsOf(list, { filter: { [field]: value } });
        expect([field, value, found.rows.map(({ id }) => id)]).toEqual([field, value, expected]);
        expect(found.total).toBe(expected.length);

        const { data } = await providerOf(list).getManyReference(list.name, {
          target: field,
          id: value as string,
          pagination: { page: 1, perPage: 10 },
          sort: { field: "id", order: "ASC" },
          filter: { id: expected[0] },
        });
        expect([field, data.map(({ id }) => id)]).toEqual([field, expected.slice(0, 1)]);
      }
      const all = await rowsOf(list, { filter: { [field]: values } });
      expect([field, all.total]).toEqual([field, total]);
    }
  });

  test("filters by bounds of numbers, times and days", async () => {
    const { rows } = await rowsOf(list);
    for (const field of columnsOf(rows, list)) {
      const bound = rows.map((row) => row[field]).find(isOrdered);
      if (bound === undefined) continue;
      const idsWhere = (keep: (value: string | number) => boolean) =>
        rows.filter((row) => isOrdered(row[field]) && keep(row[field])).map(({ id }) => id);
      const found = async (name: string) =>
        (await rowsOf(list, { filter: { [`${field}_${name}`]: bound } })).rows.map(({ id }) => id);
      expect([field, await found("gte")]).toEqual([field, idsWhere((value) => value >= bound)]);
      expect([field, await found("gt")]).toEqual([field, idsWhere((value) => value > bound)]);
      expect([field, await found("lte")]).toEqual([field, idsWhere((value) => value <= bound)]);
      expect([field, await found("lt")]).toEqual([field, idsWhere((value) => value < bound)]);
    }
  });

  test("compares numbers with any bound, including fractions and numbers out of range", async () => {
    const { rows } = await rowsOf(list);
    for (const field of columnsOf(rows, list)) {
      const numbers = rows.filter((row) => typeof row[field] === "number").map((row) => Number(row[field]));
      if (numbers.length === 0) continue;
      for (const bound of [0.5, -1e-9, 2 ** 53, -(2 ** 53), 1e21, 1e308]) {
        const { total } = await rowsOf(list, { filter: { [`${field}_gte`]: bound } });
        const expected = numbers.filter((value) => value >= bound).length;
        expect([field, bound, total]).toEqual([field, bound, expected]);
      }
    }
  });

  test("finds several records by their ids and none by an unknown id", async () => {
    const { rows } = await rowsOf(list);
    const ids = rows.slice(0, 2).map(({ id }) => id);
    const { data } = await providerOf(list).getMany(list.name, { ids: [...ids, randomUUID(), "x"] });
    expect(data.map(({ id }) => String(id)).toSorted()).toEqual(ids);
  });

  test("names an unknown filter or sort column in the error", async () => {
    for (const name of [
      "emial",
      "__proto__",
      "constructor",
      "password_hash",
      "id_gte",
      "digest",
      "x".repeat(5000),
    ]) {
      const filtered = await ask(list, { filter: `{"${name}":"a"}` });
      expect([name, filtered.status]).toEqual([name, 400]);
      expect(filtered.body["message"]).toContain(name.slice(0, 60));
      expect(String(filtered.body["message"]).length).toBeLessThan(1000);
      const sorted = await ask(list, { sort: JSON.stringify([name, "ASC"]) });
      expect([name, sorted.status]).toEqual([name, 400]);
      expect(sorted.body["message"]).toContain(name.slice(0, 60));
    }
  });

  test("refuses a filter with a value of the wrong type and names it", async () => {
    const { rows } = await rowsOf(list);
    for (const field of columnsOf(rows, list)) {
      const value = rows.map((row) => row[field]).find((one) => one !== null && one !== undefined);
      const wrong: unknown[] = [{}, { a: 1 }, [[value ?? "a"]], [{}]];
      if (typeof value === "string") wrong.push(1, true, [value, 1]);
      if (typeof value === "number") wrong.push("1", true);
      if (typeof value === "boolean") wrong.push("true", 0);
      if (isTime(value)) wrong.push("yesterday", "0000-01-01T00:00:00Z", "2026-02-30T00:00:00Z");
      for (const one of wrong) {
        const { status, body } = await ask(list, { filter: JSON.stringify({ [field]: one }) });
        expect([field, one, status]).toEqual([field, one, 400]);
        expect(body["message"]).toContain(`filter.${field}`);
      }
    }
  });

  test("refuses malformed sorts, ranges and filters", async () => {
    const deep = `${"[".repeat(1000)}${"]".repeat(1000)}`;
    const queries: Record<string, string>[] = [
      { sort: '[["id","ASC"]]' },
      { sort: '[["id","ASC"],["id","DESC"]]' },
      { sort: '["id","ASC","DESC"]' },
      { sort: '["id",["ASC"]]' },
      { sort: '["id",{}]' },
      { sort: '["id","sideways"]' },
      { sort: '{"id":"ASC"}' },
      { sort: "[]" },
      { sort: "[" },
      { sort: "" },
      { sort: deep },
      { range: "[1,0]" },
      { range: "[-1,5]" },
      { range: "[0,1,2]" },
      { range: "[0.5,2]" },
      { range: '["0","9"]' },
      { range: "[0,1e308]" },
      { range: "{}" },
      { range: "" },
      { range: deep },
      { filter: deep },
      { filter: `{"id":${deep}}` },
      { filter: "null" },
      { filter: "[]" },
      { filter: '"id"' },
      { filter: "{" },
      { filter: "" },
      { filter: '{"id":"\\u0000"}' },
      { filter: JSON.stringify({ id: Array.from({ length: 1001 }, () => "a") }) },
    ];
    for (const query of queries) {
      const { status, body } = await ask(list, query);
      expect([JSON.stringify(query).slice(0, 80), status]).toEqual([JSON.stringify(query).slice(0, 80), 400]);
      expect(body["code"]).toBe("validation_failed");
    }
    for (const twice of ["filter={}&filter={}", "sort=id&sort=id", "range=[0,1]&range=[0,1]"]) {
      const path = `${server.url}/api/${list.area}/${list.name}?${twice}`;
      expect((await call(path, { token: tokenOf(list.area) })).status).toBe(400);
    }
  });
});

/** 405 and 404: the route does not exist; 415: it takes files. */
const NOT_THERE = [404, 405, 415];
const PANEL = LISTS.filter(({ area }) => area === "admin");
const first = async (list: List, count = 1): Promise<[Row, ...Row[]]> => {
  const [row, ...others] = (await rowsOf(list, { perPage: count })).rows;
  if (!row) throw new Error("there is no record");
  return [row, ...others];
};
const statusOf = async (work: Promise<unknown>) => (await refusalOf(work)).status;

describe("records of the back office", () => {
  test.each(PANEL)("of $name can be read one by one and equal their rows in the list", async (list) => {
    for (const row of await first(list, 3)) {
      expect((await providerOf(list).getOne(list.name, { id: row.id })).data).toMatchObject(row);
    }
    expect(await statusOf(providerOf(list).getOne(list.name, { id: randomUUID() }))).toBe(404);
  });

  test.each(PANEL.filter(({ create }) => create))("of $name can be created", async (list) => {
    const provider = providerOf(list);
    const { data } = await provider.create(list.name, { data: list.create?.() ?? {} });
    expect((await provider.getOne(list.name, { id: String(data.id) })).data.id).toBe(data.id);
  });

  test.each(PANEL.filter(({ create }) => !create))("of $name cannot be created", async (list) => {
    expect(NOT_THERE).toContain(await statusOf(providerOf(list).create(list.name, { data: {} })));
  });

  test.each(PANEL.filter(({ update }) => update))(
    "of $name can be changed one by one with the whole record of a form, and several at once",
    async (list) => {
      const { name, update = {} } = list;
      const provider = providerOf(list);
      const rows = await first(list, 2);
      const [previousData] = rows;
      const { id } = previousData;
      // a form sends the whole record, including its ID, dates and counts
      const untouched = await provider.update(name, { id, data: previousData, previousData });
      expect(withoutDates(untouched.data)).toMatchObject(withoutDates(previousData));
      const data = { ...previousData, ...update };
      expect((await provider.update(name, { id, data, previousData })).data).toMatchObject(update);

      const ids = rows.map((row) => row.id);
      expect((await provider.updateMany(name, { ids, data: update })).data).toEqual(ids);
      const changed = (await provider.getMany(name, { ids })).data;
      expect(changed).toMatchObject(ids.map(() => update));
    },
  );

  test.each(PANEL.filter(({ update, name }) => !update && name !== "settings"))(
    "of $name cannot be changed",
    async (list) => {
      const [previousData] = await first(list);
      const { id } = previousData;
      const provider = providerOf(list);
      expect(NOT_THERE).toContain(
        await statusOf(provider.update(list.name, { id, data: previousData, previousData })),
      );
      expect(NOT_THERE).toContain(
        await statusOf(provider.updateMany(list.name, { ids: [id], data: previousData })),
      );
    },
  );

  test.each(PANEL.filter(({ remove }) => remove))(
    "of $name can be deleted one by one and several at once",
    async (list) => {
      const { name, create } = list;
      const provider = providerOf(list);
      const make = async (sample: () => object) => {
        const made = [sample(), sample(), sample()].map((data) => provider.create(name, { data }));
        return (await Promise.all(made)).map(({ data }) => String(data.id));
      };
      const ids = create ? await make(create) : (await first(list, 2)).map(({ id }) => id);
      const [one = "", ...others] = ids;
      expect((await provider.delete(name, { id: one })).data.id).toBe(one);
      expect((await provider.deleteMany(name, { ids: others })).data).toEqual(others);
      const { data } = await provider.getMany(name, { ids });
      // a revoked key stays in the list
      expect(data.filter((row: Row) => row["state"] !== "revoked")).toEqual([]);
    },
  );

  test.each(PANEL.filter(({ remove }) => !remove))("of $name cannot be deleted", async (list) => {
    const [{ id }] = await first(list);
    const provider = providerOf(list);
    expect(NOT_THERE).toContain(await statusOf(provider.delete(list.name, { id })));
    expect(NOT_THERE).toContain(await statusOf(provider.deleteMany(list.name, { ids: [id] })));
  });
});

const isTime = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
const isOrdered = (value: unknown): value is string | number =>
  typeof value === "number" ||
  isTime(value) ||
  (typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value));

/**
 * Texts are sorted in the collation of the database, so equal values only need to be adjacent. Rows without a
 * value come last.
 */
function isRising(values: readonly unknown[]): boolean {
  const present = values.filter((value) => value !== null);
  const isTogether = present.every(
    (value, index) =>
      !present.slice(0, Math.max(0, index - 1)).includes(value) || present[index - 1] === value,
  );
  const isSorted =
    !present.every(isOrdered) ||
    present.every((value, index) => index === 0 || value >= (present[index - 1] ?? ""));
  return isTogether && isSorted && values.slice(0, present.length).every((value) => value !== null);
}

const withoutDates = ({
  updated_at: _updated,
  identities: _identities,
  ...row
}: Record<string, unknown>): object => row;

test("a setting or secret that a form sends back unchanged is kept", async () => {
  const provider = restProvider(`${server.url}/api/admin`, admin.token);
  const change = (id: string, data: object) =>
    provider.update("settings", { id, data, previousData: { id } });
  await change("smtp_password", { value: "secret" });
  const { rows } = await rowsOf({ area: "admin", name: "settings" });
  for (const row of rows) expect([row.id, (await change(row.id, row)).data]).toEqual([row.id, row]);

  const ids = ["meta_description", "site_description"];
  expect((await provider.updateMany("settings", { ids, data: { value: "Codes" } })).data).toEqual(ids);
  const { data } = await provider.getMany("settings", { ids });
  expect(data.map(({ value }: Row) => value)).toEqual(["Codes", "Codes"]);
  expect((await refusalOf(change("site_description", {}))).body["message"]).toContain("value");
});
