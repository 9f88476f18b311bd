import { expect, test, vi } from "vitest";
import { readTextTable } from "../../../../../adapters/codes/batch/input/read-text-table.node.ts";

const addresses = (count: number): Uint8Array =>
  new TextEncoder().encode(`email\n${Array.from({ length: count }, (_, at) => `${at}@e.com\n`).join("")}`);
const torn = (lines: number): Uint8Array => new TextEncoder().encode(`email\n"${"a,\n".repeat(lines)}`);
const wide = (columns: number): Uint8Array =>
  new TextEncoder().encode(`email${",x".repeat(columns - 1)}\na@e.com\n`);

test("refuses a table with too many rows without reading the rest", async () => {
  await expect(readTextTable(addresses(11), 10)).rejects.toThrow("A file may have at most 10 rows");
  expect((await readTextTable(addresses(10), 10)).rows).toHaveLength(10);
  // an unreadable line follows after the limit
  const broken = Buffer.concat([addresses(50_000), Buffer.from('"never closed')]);
  await expect(readTextTable(broken, 10)).rejects.toThrow("at most 10 rows");
});

test("refuses a table with too many columns before comparing their names", async () => {
  await expect(readTextTable(wide(1001), 10)).rejects.toThrow("A file may have at most 1000 columns");
  expect((await readTextTable(wide(1000), 10)).rows).toHaveLength(1);
});

test("yields to the event loop while reading a long table", async () => {
  let turns = 0;
  let isDone = false;
  const takeTurn = (): void => {
    turns += 1;
    if (!isDone) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await readTextTable(addresses(20_000), 20_000);
  isDone = true;
  expect(turns).toBeGreaterThan(5);
});

test("reports an unclosed quote by its line, however many lines it spans", async () => {
  const sentence = "Line 2: a double quote is opened in this row and never closed";
  await expect(readTextTable(torn(1_500_000), 10)).rejects.toThrow(sentence);
  await expect(readTextTable(torn(5), 10)).rejects.toThrow(sentence);
});

test.each([
  ["a line feed", "\n"],
  ["a pair", "\r\n"],
  ["a carriage return", "\r"],
])("blank lines that end in %s are counted without excessive copying", async (_end, end) => {
  const bytes = new TextEncoder().encode(`email${end}${end.repeat(200_000)}a@e.com${end}${end}b@e.com`);
  const concat = vi.spyOn(Buffer, "concat");
  const { rows } = await readTextTable(bytes, 10);
  const copied = concat.mock.results.reduce((sum, { value }) => sum + (value as Buffer).length, 0);
  concat.mockRestore();
  expect(rows.map(({ line }) => line)).toEqual([200_002, 200_004]);
  expect(copied).toBeLessThan(20 * bytes.length);
});

test("stops reading when the request is aborted", async () => {
  const gone = new AbortController();
  const reading = readTextTable(addresses(50_000), 50_000, gone.signal);
  const reason = new Error("nobody waits");
  setImmediate(() => gone.abort(reason));
  await expect(reading).rejects.toBe(reason);
});

test.each([
  ["UTF-16 without a mark", Buffer.from("email\na@e.com\n", "utf16le"), "Save it as UTF-8."],
  ["Japanese in ASCII", Buffer.from("email\n\u001b$B,\n"), "ISO-2022-JP: save the file as UTF-8."],
  [
    "two encodings",
    Buffer.concat([Buffer.from("name\nZoë\n".repeat(5000)), Buffer.from([0x5a, 0x6f, 0xeb])]),
    "The file begins in UTF-8 and continues in another encoding: save it as UTF-8.",
  ],
])("refuses %s without advice to name an encoding", async (_what, bytes, why) => {
  const refusal = await readTextTable(bytes, 50_000).catch((error: Error) => error.message);
  expect(refusal).toMatch(new RegExp(`${why.replaceAll(".", "\\.")}$`));
});
