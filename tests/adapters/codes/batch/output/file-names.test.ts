import { describe, expect, it } from "vitest";
import {
  createFileNamer,
  type NamingOptions,
} from "../../../../../adapters/codes/batch/output/file-names.ts";
import type { Row } from "../../../../../adapters/codes/batch/input/row.ts";

const row = (number: number, file?: string): Row => ({
  number,
  line: number + 1,
  cells: file === undefined ? {} : { file },
});

const namer = (options: Partial<NamingOptions> = {}) =>
  createFileNamer({ format: "png", onDuplicate: "refuse", fix: false, ...options }, true);
/** The assigned file names, in this order. */
const namesOf = (files: (string | undefined)[], options: Partial<NamingOptions>) => {
  const { nameOf } = namer(options);
  return files.map((file, index) => nameOf(row(index + 1, file)).name);
};

describe("file names of a batch", () => {
  it("are row numbers by default", () => {
    expect(namer().nameOf(row(7)).name).toBe("000007.png");
    expect(namer({ format: "svg" }).nameOf(row(1_234_567)).name).toBe("1234567.svg");
  });

  it("get a missing extension", () => {
    expect(namer({ format: "pdf" }).nameOf(row(1, "v1.2")).name).toBe("v1.2.pdf");
    expect(namer().nameOf(row(1, "a.PNG")).name).toBe("a.PNG");
  });

  it.each([
    ["another format", "a.svg", "a.png"],
    ["another format and invalid characters", "a:b?.svg", "a-b-.png"],
    ["two formats", "a..png.svg", "a.png"],
    ["a device name and another format", "con.svg", "_con.png"],
    ["a long device name", `con.${"x".repeat(130)}`, `_con.${"x".repeat(115)}.png`],
    ["a folder", "../a", "-a.png"],
    ["a backslash", "a\\b", "a-b.png"],
    ["a control character", "a\u0007b", "ab.png"],
    ["a Windows device name", "con", "_con.png"],
    ["a dot at the end", "ends..png", "ends.png"],
    ["a hidden file", ".quietzone-batch.json", "quietzone-batch.json.png"],
    ["nothing but an extension", ".png", "1.png"],
    ["a name that is too long", "x".repeat(121), `${"x".repeat(120)}.png`],
  ])("are refused with a corrected name: %s", (_, file, corrected) => {
    const { problem } = namer().nameOf(row(1, file));
    expect(problem?.message).toBeTypeOf("string");
    expect(problem?.corrected).toBe(corrected);
    expect(namer().nameOf(row(1, corrected)).problem).toBeNull();
  });

  it.each([
    ["a:b", "A file name cannot contain :."],
    ["a\u0007b", "The file name contains invisible characters."],
    [" .", "The file name is empty."],
    [".a", "A file name cannot begin with a dot or a space."],
    ["a.", "A file name cannot end with a dot or a space before its extension."],
    ["a  b", "A file name cannot contain two spaces in a row."],
    ["é".repeat(61), "The file name has 122 bytes before its extension; 120 are possible."],
    ["con", "Windows reserves this file name for a device."],
  ])("are refused with the right reason: %s", (file, message) => {
    expect(namer().nameOf(row(1, file)).problem?.message).toBe(message);
  });

  it("are corrected on request, with a note", () => {
    const { name, problem, note } = namer({ fix: true }).nameOf(row(1, "a:b?.svg"));
    expect([name, problem, note?.corrected]).toEqual(["a-b-.png", null, "a-b-.png"]);
  });

  it.each(["x".repeat(120), "caf\u00E9 no. 7", "cafe\u0301", "\u6F22\u5B57"])("are accepted: %s", (file) => {
    expect(namer().nameOf(row(1, file)).problem).toBeNull();
  });

  it.each([
    ["a", "a.png"],
    ["Menu", "menu"],
    ["caf\u00E9", "cafe\u0301"],
    ["000002", undefined],
  ])("are refused if two would be the same file on some disk: %s and %s", (first, second) => {
    const { nameOf } = namer();
    expect(nameOf(row(1, first)).problem).toBeNull();
    expect(nameOf(row(2, second)).problem?.message).toMatch(/is already that of line 2/);
  });

  it("are refused with a different unused name each", () => {
    const { nameOf } = namer();
    for (const [index, file] of ["a", "a-2", "b"].entries()) nameOf(row(index + 1, file));
    const suggestions = ["a", "A", "b", "a?", "a*"].map((file) => nameOf(row(9, file)).problem?.corrected);
    expect(suggestions).toEqual(["a-3.png", "A-4.png", "b-2.png", "a-.png", "a--2.png"]);
  });

  it("get a number for duplicates on request, the same in each run", () => {
    const files = ["a", "A", "a-2", "a", "b.png", "caf\u00E9", "cafe\u0301", undefined, "000008"];
    const names = [
      "a.png",
      "A-2.png",
      "a-2-2.png",
      "a-3.png",
      "b.png",
      "caf\u00E9.png",
      "caf\u00E9-2.png",
      "000008.png",
      "000008-2.png",
    ];
    expect(namesOf(files, { onDuplicate: "number" })).toEqual(names);
    expect(namesOf(files, { onDuplicate: "number" })).toEqual(names);
  });

  it("stay within the length limit with a number", () => {
    const long = "x".repeat(120);
    expect(namesOf([long, long], { onDuplicate: "number" })[1]).toBe(`${"x".repeat(118)}-2.png`);
  });

  it("get a hundred thousand numbers quickly", () => {
    const names = namesOf(
      Array.from({ length: 100_000 }, () => "same"),
      { onDuplicate: "number" },
    );
    expect(new Set(names).size).toBe(100_000);
    expect(names.at(-1)).toBe("same-100000.png");
  });

  it("stay distinct among a hundred thousand, and each duplicate is found", () => {
    const { nameOf } = namer();
    const check = (each: Row) => nameOf(each).problem;
    let refused = 0;
    for (let number = 1; number <= 100_000; number += 1) {
      if (check(row(number, `name-${number}`)) !== null) refused += 1;
    }
    expect(refused).toBe(0);
    for (const number of [1, 500, 99_999]) {
      expect(check(row(200_000, `name-${number}`))?.message).toContain(`line ${number + 1}`);
    }
  });
});
