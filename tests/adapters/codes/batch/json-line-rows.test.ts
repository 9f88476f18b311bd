import { describe, expect, it } from "vitest";
import { readJsonLineRows } from "../../../../adapters/codes/batch/json-line-rows.ts";
import type { Row } from "../../../../adapters/codes/batch/row.ts";

async function* blocksOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

const readAll = async (text: string) => {
  const rows: Row[] = [];
  const unknown: string[] = [];
  for await (const block of readJsonLineRows(blocksOf(text), (key) => unknown.push(key))) rows.push(...block);
  return { rows, unknown };
};

describe("rows of JSON Lines", () => {
  it("takes texts, numbers and booleans, and leaves out what is null", async () => {
    const { rows } = await readAll('{"content":"a","size":300,"hidden":true,"file":null}\n');
    expect(rows).toEqual([{ number: 1, line: 1, cells: { content: "a", size: "300", hidden: "true" } }]);
  });

  it("skips blank lines and still counts them", async () => {
    const { rows } = await readAll('{"content":"a"}\n\n{"content":"b"}');
    expect(rows.map(({ number, line }) => [number, line])).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  it.each(["{", "[1]", '"text"', "null", '{"content":{"a":1}}'])("marks %s as broken", async (line) => {
    const { rows } = await readAll(line);
    expect(rows[0]?.broken).toBeTypeOf("string");
  });

  it("tells each unknown key once, even one that is a name of every object", async () => {
    const { unknown, rows } = await readAll('{"colour":"a","__proto__":"x"}\n{"colour":"b","constructor":1}');
    expect(unknown).toEqual(["colour", "__proto__", "constructor"]);
    expect(rows.map(({ cells }) => cells)).toEqual([{}, {}]);
  });
});
