import { describe, expect, it } from "vitest";
import { readCsvRows, type Header } from "../../../../adapters/codes/batch/csv-rows.node.ts";
import type { Row } from "../../../../adapters/codes/batch/row.ts";

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const readAll = async (text: string, delimiter: string | null = null, size = 1000) => {
  const rows: Row[] = [];
  let header: Header | null = null;
  for await (const block of readCsvRows(inPieces(text, size), delimiter, (found) => (header = found))) {
    rows.push(...block);
  }
  return { rows, header };
};

describe("rows of CSV", () => {
  it("names the line on which a row starts, across line breaks in quotes and blank lines", async () => {
    const { rows } = await readAll('content,file\n"one\ntwo",a\n\nthree,b\r\n"four\nfive\nsix",c\n');
    expect(rows.map(({ number, line, cells }) => [number, line, cells.content])).toEqual([
      [1, 2, "one\ntwo"],
      [2, 5, "three"],
      [3, 6, "four\nfive\nsix"],
    ]);
  });

  it("reads the same whatever the size of the pieces it arrives in", async () => {
    const text = 'content,file\n"a ""quoted"" word",x\nzwölf,y\r\n"1,2",z\n';
    const whole = await readAll(text);
    for (const size of [1, 2, 3, 7]) expect(await readAll(text, null, size)).toEqual(whole);
  });

  it.each([
    ["content;file\na,b;c", "a,b"],
    ["content\tfile\na,b\tc", "a,b"],
    ['content,file\n"a;b",c', "a;b"],
  ])("takes the delimiter that the header uses: %j", async (text, content) => {
    const { rows } = await readAll(text);
    expect(rows[0]?.cells).toEqual({ content, file: "c" });
  });

  it("finds columns whatever their case, blanks and dashes, and tells the unknown ones", async () => {
    const { rows, header } = await readAll("Content,Bar Width,first-name,Colour\na,2,Ada,red");
    expect(header).toEqual({ columns: ["content", "bar_width", "first_name"], unknown: ["Colour"] });
    expect(rows[0]?.cells).toEqual({ content: "a", bar_width: "2", first_name: "Ada" });
  });

  it("refuses a header that names a column twice", async () => {
    await expect(readAll("content,CONTENT\na,b")).rejects.toThrow('names the column "content" twice');
  });

  it("marks a row with too many or too few values as broken", async () => {
    const { rows } = await readAll("content,file\na,b,c\nd\ne,f\n");
    expect(rows.map(({ broken }) => broken?.split(",")[0])).toEqual([
      "The row has 3 values",
      "The row has 1 value",
      undefined,
    ]);
  });

  it.each([
    ["never closed", 'content,file\na,b\n"c,d\ne,f\n', /^Line 3: a double quote is opened .* never closed/],
    ["text behind it", 'content,file\n"a"b,c\n', /^Line 2: text follows a closing double quote/],
    ["inside a value", 'content,file\na,b\nc"d,e\n', /^Line 3: a double quote stands inside a value/],
  ])("names the line of a broken quote: %s", async (_, text, sentence) => {
    await expect(readAll(text)).rejects.toThrow(sentence);
  });
});
