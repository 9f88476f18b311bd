import { describe, expect, it } from "vitest";
import { createFileNameCheck, fileNameOf } from "../../../../adapters/codes/batch/file-names.ts";
import type { Row } from "../../../../adapters/codes/batch/row.ts";

const row = (number: number, file?: string): Row => ({
  number,
  line: number + 1,
  cells: file === undefined ? {} : { file },
});

describe("file names of a batch", () => {
  it("are row numbers where no name is given", () => {
    expect(fileNameOf(row(7), "png")).toBe("000007.png");
    expect(fileNameOf(row(1_234_567), "svg")).toBe("1234567.svg");
  });

  it("get the extension that is missing", () => {
    expect(fileNameOf(row(1, "v1.2"), "pdf")).toBe("v1.2.pdf");
    expect(fileNameOf(row(1, "a.PNG"), "png")).toBe("a.PNG");
  });

  it.each([
    ["another format", "a.svg", "a.png"],
    ["a folder", "../a", "-a.png"],
    ["a backslash", "a\\b", "a-b.png"],
    ["a control character", "a\u0007b", "ab.png"],
    ["a device of Windows", "con", "_con.png"],
    ["a dot at the end", "ends..png", "ends.png"],
    ["a hidden file", ".quietzone-batch.json", "quietzone-batch.json.png"],
    ["nothing but an extension", ".png", "1.png"],
    ["a name that is too long", "x".repeat(121), `${"x".repeat(120)}.png`],
  ])("are refused with a name that is right: %s", (_, file, corrected) => {
    const problem = createFileNameCheck("png", true)(row(1, file));
    expect(problem?.message).toBeTypeOf("string");
    expect(problem?.corrected).toBe(corrected);
  });

  it.each(["x".repeat(120), "caf\u00E9 no. 7", "cafe\u0301", "\u6F22\u5B57"])("are taken: %s", (file) => {
    expect(createFileNameCheck("png", true)(row(1, file))).toBeNull();
  });

  it.each([
    ["a", "a.png"],
    ["Menu", "menu"],
    ["caf\u00E9", "cafe\u0301"],
    ["000002", undefined],
  ])("are refused when two are the same file on some disk: %s and %s", (first, second) => {
    const check = createFileNameCheck("png", true);
    expect(check(row(1, first))).toBeNull();
    expect(check(row(2, second))?.message).toMatch(/is already that of line 2/);
  });

  it("are told apart in a hundred thousand of them, and each repetition is found", () => {
    const check = createFileNameCheck("png", true);
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
