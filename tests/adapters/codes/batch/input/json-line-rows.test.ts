import { describe, expect, it } from "vitest";
import { readJsonLineRows } from "../../../../../adapters/codes/batch/input/json-line-rows.ts";
import type { ColumnReport } from "../../../../../adapters/codes/batch/input/header/column-sentences.ts";
import type { Row } from "../../../../../adapters/codes/batch/input/row.ts";

async function* blocksOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

const readAll = async (text: string) => {
  const rows: Row[] = [];
  const unknown = new Set<string>();
  const options = { wish: { type: "qr", content: null, file: null }, style: "flag" } as const;
  const onKeys = (report: ColumnReport) => report.unknown.forEach((key) => unknown.add(key));
  const blocks = readJsonLineRows(blocksOf(text), options, { onKeys });
  for await (const block of blocks) rows.push(...block);
  return { rows, unknown: [...unknown] };
};

describe("rows of JSON Lines", () => {
  it("accept strings, numbers and booleans, and omit null", async () => {
    const { rows } = await readAll('{"content":"a","size":300,"hidden":true,"file":null}\n');
    expect(rows).toEqual([{ number: 1, line: 1, cells: { content: "a", size: "300", hidden: "true" } }]);
  });

  it.each(["12345678901234567890", "9007199254740993", "1e21", "1E400", "0.1234567890123456789", "1e-7"])(
    "refuse %s as a number, since it would lose digits, and accept it as a string",
    async (number) => {
      const { rows } = await readAll(`{"content":${number}}\n{"content":"${number}"}`);
      expect(rows[0]?.broken).toContain('"content" is a number that loses digits');
      expect(rows[1]).toEqual({ number: 2, line: 2, cells: { content: number } });
    },
  );

  it("are checked like the contents of a table", async () => {
    const { rows } = await readAll(
      '{"content":"10-12-2024"}\n{"sku":"=A1"}\n{"content":" https://a.example "}\n{"content":"NULL"}\n{"url":"url"}\n',
    );
    expect(rows.flatMap(({ found = [] }) => found.map(({ kind }) => kind))).toEqual([
      "dates",
      "formulas",
      "trimmedAddresses",
      "placeholders",
      "repeatedHeaders",
    ]);
    expect(rows[2]?.cells.content).toBe("https://a.example");
  });

  it("accept a string that looks like a damaged number, with a note", async () => {
    const { rows } = await readAll(
      '{"content":"4.00638E+12"}\n{"password":"1E+10","content":"12345678901234500000"}',
    );
    expect(rows.map(({ cells, notes }) => [cells.content, notes?.map(({ name }) => name)])).toEqual([
      ["4.00638E+12", ["content"]],
      ["12345678901234500000", ["content"]],
    ]);
  });

  it.each(["4006381333931", "9007199254740991", "-12", "0.5", "-19.99", "1234567.87654321"])(
    "accept %s unchanged",
    async (number) => {
      expect((await readAll(`{"content":${number}}`)).rows[0]?.cells).toEqual({ content: number });
    },
  );

  it("refuse a repeated column and half a surrogate pair", async () => {
    const { rows } = await readAll(
      '{"content":"a","Content":"b"}\n{"content":"a\\ud83d"}\n{"content":"a\\ud83d\\ude42","CONTENT":null}',
    );
    expect(rows.map(({ broken }) => broken)).toEqual([
      'The row names the column "content" twice: delete or rename one of them.',
      '"content" holds half of a character, a surrogate without the other one.',
      undefined,
    ]);
    expect(rows[2]?.cells).toEqual({ content: "a🙂" });
  });

  it("refuse a repeated key and do not mistake text for a key", async () => {
    const { rows } = await readAll(
      '{"content":"a","content":"b"}\n{"content":"\\"content\\": \\\\","file" : ": \\"a\\":"}\n{"__proto__":{"a":1},"content":"c"}',
    );
    expect(rows.map(({ broken, cells }) => broken ?? cells)).toEqual([
      "The row names a column twice.",
      { content: '"content": \\', file: ': "a":' },
      { content: "c" },
    ]);
  });

  it("skip blank lines and still count them", async () => {
    const { rows } = await readAll('{"content":"a"}\n\n{"content":"b"}');
    expect(rows.map(({ number, line }) => [number, line])).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  it.each(["{", "[1]", '"text"', "null", '{"content":{"a":1}}'])("refuse %s", async (line) => {
    const { rows } = await readAll(line);
    expect(rows[0]?.broken).toBeTypeOf("string");
  });

  it("accept common column names in each row", async () => {
    const { rows, unknown } = await readAll('{"url":"a","Dateiname":"b"}\n{"EAN":"c","name":"d","price":1}');
    expect(rows.map(({ cells }) => cells)).toEqual([
      { content: "a", file: "b" },
      { content: "c", file: "d" },
    ]);
    expect(unknown).toEqual(["price"]);
  });

  it("report each unknown key once, even __proto__", async () => {
    const { unknown, rows } = await readAll('{"color":"a","__proto__":"x"}\n{"color":"b","constructor":1}');
    expect(unknown).toEqual(["color", "__proto__", "constructor"]);
    expect(rows.map(({ cells }) => cells)).toEqual([{}, {}]);
  });
});
