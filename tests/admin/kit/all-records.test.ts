import type { DataProvider, RaRecord } from "react-admin";
import { expect, test } from "vitest";
import { allRecords } from "../../../admin/kit/list/all-records.ts";

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** Stubs a list of these rows; `happens` is called after each batch. */
function listOf(rows: number[], happens: (rows: number[], batch: number) => void) {
  let batch = 0;
  const getList = (async (_resource, { pagination = { page: 1, perPage: 10 } }) => {
    const { page, perPage } = pagination;
    const data = rows.slice((page - 1) * perPage, page * perPage).map((id): RaRecord => ({ id }));
    const total = rows.length;
    happens(rows, (batch += 1));
    return { data, total };
  }) as DataProvider["getList"];
  return { provider: { getList }, batches: () => batch };
}
const read = async (provider: Pick<DataProvider, "getList">) =>
  (await allRecords(provider, "users", { filter: {}, sort: { field: "id", order: "ASC" } })).map(({ id }) =>
    Number(id),
  );

test("reads the list again if it changes while being read, and returns each row once", async () => {
  for (const change of [(rows: number[]) => rows.shift(), (rows: number[]) => rows.unshift(-1)]) {
    const rows = ids(0, 2500);
    const { provider, batches } = listOf(rows, (now, batch) => batch === 1 && change(now));
    expect(await read(provider)).toEqual(rows);
    expect(batches()).toBe(2 + 3);
  }
});

test("returns a list that keeps changing as last read, without duplicate rows", async () => {
  const { provider } = listOf(ids(0, 2500), (rows, batch) => rows.unshift(-batch));
  const found = await read(provider);
  expect(new Set(found).size).toBe(found.length);
  expect(found.length).toBeGreaterThanOrEqual(2500);
});

test("returns no rows for an empty list", async () => {
  expect(await read(listOf([], () => undefined).provider)).toEqual([]);
});
