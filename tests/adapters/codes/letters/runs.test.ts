import { expect, test } from "vitest";
import { runsOf } from "../../../../adapters/codes/letters/runs.ts";

const seen = (line: string, rightToLeft: boolean) =>
  runsOf(line, rightToLeft, () => "font").map((run) => [run.text, run.rightToLeft ? "rtl" : "ltr"]);

test("a line that begins with Latin letters begins on the right where the whole text does", () => {
  expect(seen("QR קוד", true)).toEqual([
    [" קוד", "rtl"],
    ["QR", "ltr"],
  ]);
  expect(seen("QR קוד", false)).toEqual([
    ["QR ", "ltr"],
    ["קוד", "rtl"],
  ]);
});

test("numbers and Latin words keep their own direction in a text from the right", () => {
  expect(seen("סרקו 24/7 QR", true)).toEqual([
    ["QR", "ltr"],
    [" ", "rtl"],
    ["24/7", "ltr"],
    ["סרקו ", "rtl"],
  ]);
});
