import { expect, test } from "vitest";
import { jsonRows } from "../../../adapters/archive/json-rows.ts";

async function rowsOf(text: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  for await (const row of jsonRows(Buffer.from(text))) rows.push(row);
  return rows;
}

test.each([
  "[]",
  " [\n] \n",
  "[1]",
  ' [ {"a":[1,{"b":"]}"}]} , "x,\\"]\\\\", null,\n[] ]\n',
  '["Grüße, 🐝", {"":"\\\\\\""}]',
])("reads the same rows from %s as JSON.parse", async (text) => {
  expect(await rowsOf(text)).toEqual(JSON.parse(text));
});

test.each(["", "{}", "7", '"[]"', "[", "[1", '["a]', "[1}", "[1,]", "[,1]", "[1] 2", "[{]}]", "[1]]", "[a]"])(
  "throws a SyntaxError for %s, which is not a list",
  async (text) => {
    await expect(rowsOf(text)).rejects.toThrow(SyntaxError);
  },
);

test("skips rows larger than 64 kB and reads the rows beside them", async () => {
  expect(await rowsOf(JSON.stringify([1, "x".repeat(70_000), ["[".repeat(70_000)], 2]))).toEqual([
    1,
    undefined,
    undefined,
    2,
  ]);
});

test("yields to the event loop while it reads a long list", async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  expect(await rowsOf(`[${"{},".repeat(100_000)}{}]`)).toHaveLength(100_001);
  isDone = true;
  expect(turns).toBeGreaterThan(1);
});
